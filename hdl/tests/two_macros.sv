// SPDX-License-Identifier: MIT OR Apache-2.0

// An array of two kinds of memory macros, with the ports of `eccforge_ram_array`: two of 32 bits
// one above the other, and one of 8 bits and twice the depth that is a clock slower. The models
// follow the data sheets of compiled memories with one port: selects are active low, one has a mask
// of bytes, the other a pin for power-down that must be low.
module macro_fast #(
  parameter int W = 32,
  parameter int A = 8
) (
  input  logic         clk0,
  input  logic         csb0,
  input  logic         web0,
  input  logic [A-1:0] addr0,
  input  logic [W-1:0] din0,
  output logic [W-1:0] dout0
);
  logic [W-1:0] mem [2**A];
  always_ff @(posedge clk0) begin
    if (!csb0 && !web0) mem[addr0] <= din0;
    if (!csb0 && web0) dout0 <= mem[addr0];
  end
endmodule

module macro_slow #(
  parameter int W = 8,
  parameter int A = 9
) (
  input  logic         CLK,
  input  logic         CEN,
  input  logic         GWEN,
  input  logic         PD,
  input  logic [W-1:0] WEN,
  input  logic [A-1:0] ADDR,
  input  logic [W-1:0] D,
  output logic [W-1:0] Q
);
  logic [W-1:0] mem [2**A];
  logic [W-1:0] first;
  always_ff @(posedge CLK) begin
    if (!CEN && !GWEN && !PD) mem[ADDR] <= (D & ~WEN) | (mem[ADDR] & WEN);
    if (!CEN && GWEN && !PD) first <= mem[ADDR];
    Q <= first;
  end
endmodule

module two_macros #(
  parameter int EntryW   = 39,
  parameter int AddrW    = 9,
  parameter int Depth    = 0,
  parameter int Latency  = 2,
  parameter bit TwoPorts = 1'b0,
  parameter int CfgW     = 1,
  parameter int CfgRspW  = 1,
  parameter int FastW    = 32
) (
  input  logic               clk_i,
  input  logic               re_i,
  input  logic [AddrW-1:0]   raddr_i,
  input  logic               we_i,
  input  logic [AddrW-1:0]   waddr_i,
  input  logic [EntryW-1:0]  mask_i,
  input  logic [EntryW-1:0]  entry_i,
  output logic [EntryW-1:0]  entry_o,
  input  logic [CfgW-1:0]    cfg_i,
  output logic [CfgRspW-1:0] cfg_o
);
  localparam int SlowW = EntryW - FastW;
  logic [AddrW-1:0] addr;
  logic             upper_q;
  logic [FastW-1:0] low, high, fast_q;
  logic [SlowW:0]   slow;
  assign addr = we_i ? waddr_i : raddr_i;
  macro_fast #(.W(FastW), .A(AddrW - 1)) u_low (
    .clk0(clk_i), .csb0(~(re_i | we_i) | addr[AddrW-1]), .web0(~we_i), .addr0(addr[AddrW-2:0]),
    .din0(entry_i[FastW-1:0]), .dout0(low)
  );
  macro_fast #(.W(FastW), .A(AddrW - 1)) u_high (
    .clk0(clk_i), .csb0(~(re_i | we_i) | ~addr[AddrW-1]), .web0(~we_i), .addr0(addr[AddrW-2:0]),
    .din0(entry_i[FastW-1:0]), .dout0(high)
  );
  macro_slow #(.W(SlowW + 1), .A(AddrW)) u_slow (
    .CLK(clk_i), .CEN(~(re_i | we_i)), .GWEN(~we_i), .PD(cfg_i[0]), .ADDR(addr),
    .WEN({1'b1, {SlowW{1'b0}}}), .D({1'b0, entry_i[EntryW-1:FastW]}), .Q(slow)
  );
  always_ff @(posedge clk_i) begin
    upper_q <= addr[AddrW-1];
    fast_q  <= upper_q ? high : low;
  end
  assign entry_o = {slow[SlowW-1:0], fast_q};
  assign cfg_o   = CfgRspW'(cfg_i);

`ifdef ECC_SVA
  eccforge_ram_array_sva #(.EntryW(EntryW), .AddrW(AddrW), .Latency(Latency)) u_sva (.*);
  // The pin of the power-down is low.
  always_ff @(posedge clk_i) m_power: assume (!cfg_i[0]);
`endif
  logic unused;
  assign unused = ^{mask_i, slow[SlowW], Depth != 0, TwoPorts};
endmodule
