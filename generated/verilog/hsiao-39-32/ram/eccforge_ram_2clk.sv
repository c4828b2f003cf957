// SPDX-License-Identifier: MIT OR Apache-2.0

// An array with a clock for each port: put a macro in its place. It delivers the entry in the clock
// after the read. An entry must not be read while it is written. Addresses are below `Depth`.
module eccforge_ram_2clk #(
  parameter int EntryW = 8,
  parameter int AddrW  = 4,
  parameter int Depth  = 0   // entries, up to 2^AddrW; 0: 2^AddrW
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

`ifdef __ICARUS__
  initial begin
    if (EntryW < 1 || AddrW < 1) $fatal(1, "EntryW and AddrW must be at least 1");
    if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) $fatal(1, "Depth must be 0 to 2^AddrW");
  end
`else
  if (EntryW < 1 || AddrW < 1) begin : gen_entry_w
    $error("EntryW and AddrW must be at least 1");
  end
  if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) begin : gen_depth
    $error("Depth must be 0 to 2^AddrW");
  end
`endif

  logic [EntryW-1:0] memory [(Depth == 0) ? 2**AddrW : Depth];
  logic [EntryW-1:0] entry_q;

  assign entry_o = entry_q;

  always_ff @(posedge wr_clk_i) begin
    if (we_i) memory[waddr_i] <= entry_i;
  end

  always_ff @(posedge rd_clk_i) begin
    if (re_i) entry_q <= memory[raddr_i];
  end

endmodule
