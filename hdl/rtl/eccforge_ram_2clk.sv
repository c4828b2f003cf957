// SPDX-License-Identifier: MIT OR Apache-2.0

// An array with a clock for each port. It delivers the entry in the clock after the read. An entry
// must not be read while it is written.
module eccforge_ram_2clk #(
  parameter int EntryW = 8,
  parameter int AddrW  = 4
) (
  input  logic              wr_clk_i,
  input  logic              we_i,
  input  logic [AddrW-1:0]  waddr_i,
  input  logic [EntryW-1:0] entry_i,
  input  logic              rd_clk_i,
  input  logic              re_i,
  input  logic [AddrW-1:0]  raddr_i,
  output logic [EntryW-1:0] entry_o
);

  logic [EntryW-1:0] memory [2**AddrW];
  logic [EntryW-1:0] entry_q;

  assign entry_o = entry_q;

  always_ff @(posedge wr_clk_i) begin
    if (we_i) memory[waddr_i] <= entry_i;
  end

  always_ff @(posedge rd_clk_i) begin
    if (re_i) entry_q <= memory[raddr_i];
  end

endmodule
