// SPDX-License-Identifier: MIT OR Apache-2.0

// The array of a protected memory. Replace it by a memory macro: an entry that is read is delivered
// in the next clock. With one port the array never reads and writes in the same clock; with two it
// never reads the entry that it writes.
module eccforge_ram_array #(
  parameter int EntryW   = 39,
  parameter int AddrW    = 10,
  parameter bit TwoPorts = 1'b0
) (
  input  logic              clk_i,
  input  logic              re_i,
  input  logic [AddrW-1:0]  raddr_i,
  input  logic              we_i,
  input  logic [AddrW-1:0]  waddr_i,
  input  logic [EntryW-1:0] entry_i,
  output logic [EntryW-1:0] entry_o
);

  logic [EntryW-1:0] memory [2**AddrW];
  logic [EntryW-1:0] entry_q;
  assign entry_o = entry_q;

  if (TwoPorts) begin : gen_two_ports
    always_ff @(posedge clk_i) begin
      if (we_i) memory[waddr_i] <= entry_i;
      if (re_i) entry_q <= memory[raddr_i];
    end
  end else begin : gen_one_port
    logic [AddrW-1:0] addr;
    assign addr = we_i ? waddr_i : raddr_i;
    always_ff @(posedge clk_i) begin
      if (we_i) memory[addr] <= entry_i;
      else if (re_i) entry_q <= memory[addr];
    end
  end

endmodule
