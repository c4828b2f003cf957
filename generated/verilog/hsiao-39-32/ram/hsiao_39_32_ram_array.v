// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// The array. Put a memory macro in its place: what is read is delivered in the next clock.
// It is not reset: write every entry as a whole before it is read.
module hsiao_39_32_ram_array #(
  parameter integer ADDR_WIDTH = 10  // 1 to 31; 2^ADDR_WIDTH entries
) (
  input  wire         clk_i,               // clock
  input  wire         req_i,               // the array reads or writes
  input  wire         we_i,                // it writes
  input  wire [ADDR_WIDTH-1:0] address_i,  // this entry
  input  wire  [38:0] entry_i,             // what it writes
  output wire  [38:0] entry_o              // what it read in the clock before
);
  reg [38:0] memory [0:(1<<ADDR_WIDTH)-1];
  reg [38:0] entry;
  assign entry_o = entry;
  always @(posedge clk_i) begin
    if (req_i & we_i) memory[address_i] <= entry_i;
    if (req_i & ~we_i) entry <= memory[address_i];
  end

endmodule  // hsiao_39_32_ram_array

`default_nettype wire
