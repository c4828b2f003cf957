// SPDX-License-Identifier: MIT OR Apache-2.0

// An array of two kinds of memory macros, with the ports of `eccforge_ram_array`: two of 32 bits
// one above the other, and one of 8 bits and twice the depth that is a clock slower. The models
// follow public data sheets: the first the OpenRAM memories of SKY130 (`csb0`, `web0` and a mask
// `wmask0` of `Lane` bits each), the second those of GF180MCU, 512 x 8 (`CEN`, `GWEN` and a mask
// `WEN` of bits, all active low), with a register behind it and a pin for power-down.
module macro_fast #(
  parameter int W    = 32,
  parameter int A    = 8,
  parameter int Lane = 8
) (
  input  logic         clk0,
  input  logic         csb0,
  input  logic         web0,
  input  logic [W/Lane-1:0] wmask0,
  input  logic [A-1:0] addr0,
  input  logic [W-1:0] din0,
  output logic [W-1:0] dout0
);
  logic [W-1:0] mem [2**A];
  always_ff @(posedge clk0) begin
    for (int i = 0; i < W / Lane; i++) begin
      if (!csb0 && !web0 && wmask0[i]) mem[addr0][i*Lane+:Lane] <= din0[i*Lane+:Lane];
    end
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
  parameter bit Masked   = 1'b0,
  parameter int CfgW     = 1,
  parameter int CfgRspW  = 1,
  parameter int FastW    = 32,
  parameter int Lane     = 8
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
  // One bit of the mask for each lane: the bits of a lane are of one codeword.
  logic [EntryW-1:0]     mask;
  logic [FastW/Lane-1:0] lanes;
  assign mask = mask_i | {EntryW{!Masked}};
  for (genvar i = 0; i < FastW / Lane; i++) begin : gen_lane
    assign lanes[i] = mask[i*Lane];
  end
  assign addr = we_i ? waddr_i : raddr_i;
  macro_fast #(.W(FastW), .A(AddrW - 1), .Lane(Lane)) u_low (
    .clk0(clk_i), .csb0(~(re_i | we_i) | addr[AddrW-1]), .web0(~we_i), .wmask0(lanes),
    .addr0(addr[AddrW-2:0]), .din0(entry_i[FastW-1:0]), .dout0(low)
  );
  macro_fast #(.W(FastW), .A(AddrW - 1), .Lane(Lane)) u_high (
    .clk0(clk_i), .csb0(~(re_i | we_i) | ~addr[AddrW-1]), .web0(~we_i), .wmask0(lanes),
    .addr0(addr[AddrW-2:0]), .din0(entry_i[FastW-1:0]), .dout0(high)
  );
  macro_slow #(.W(SlowW + 1), .A(AddrW)) u_slow (
    .CLK(clk_i), .CEN(~(re_i | we_i)), .GWEN(~we_i), .PD(cfg_i[0]), .ADDR(addr),
    .WEN({1'b1, ~mask[EntryW-1:FastW]}), .D({1'b0, entry_i[EntryW-1:FastW]}), .Q(slow)
  );
  always_ff @(posedge clk_i) begin
    upper_q <= addr[AddrW-1];
    fast_q  <= upper_q ? high : low;
  end
  assign entry_o = {slow[SlowW-1:0], fast_q};
  assign cfg_o   = CfgRspW'(cfg_i);

`ifdef ECC_SVA
  eccforge_ram_array_sva #(
    .EntryW(EntryW), .AddrW(AddrW), .Latency(Latency), .Masked(Masked)
  ) u_sva (.*);
  // The pin of the power-down is low, and a lane is written whole.
  always_ff @(posedge clk_i) begin
    m_power: assume (!cfg_i[0]);
    for (int i = 0; i < FastW; i++) assume (mask[i] == mask[i-i%Lane]);
  end
`endif
  logic unused;
  assign unused = ^{mask, slow[SlowW], Depth != 0, TwoPorts};
endmodule
