// SPDX-License-Identifier: MIT OR Apache-2.0

// An array of a protected memory made of tiles of `TileW` bits and 2^TileAddrW entries, with the
// ports of `eccforge_ram_array`. The last column may be narrower. Put a memory macro in the place
// of `u_tile`; registers delay its output if `Latency` is larger than `TileLatency`.
module eccforge_ram_tiles #(
  parameter int EntryW      = 8,
  parameter int AddrW       = 10,
  parameter int Depth       = 0,     // entries; 0: 2^AddrW
  parameter int Latency     = 1,
  parameter bit TwoPorts    = 1'b0,
  parameter bit Masked      = 1'b0,
  parameter int CfgW        = 1,
  parameter int CfgRspW     = 1,
  parameter int TileW       = 32,
  parameter int TileAddrW   = 8,     // up to AddrW
  parameter int TileLatency = 1      // up to Latency
) (
  input  logic               clk_i,
  input  logic               re_i,
  input  logic [AddrW-1:0]   raddr_i,
  input  logic               we_i,
  input  logic [AddrW-1:0]   waddr_i,
  input  logic [EntryW-1:0]  mask_i,
  input  logic [EntryW-1:0]  entry_i,
  output logic [EntryW-1:0]  entry_o,
  input  logic [CfgW-1:0]    cfg_i,  // to every tile
  output logic [CfgRspW-1:0] cfg_o   // a bit is one if that of a tile is
);

`ifdef __ICARUS__
  initial begin
    if (TileW < 1 || TileAddrW < 1 || TileAddrW > AddrW)
      $fatal(1, "TileW must be at least 1, and TileAddrW 1 to AddrW");
    if (TileLatency < 1 || TileLatency > Latency) $fatal(1, "TileLatency must be 1 to Latency");
    if (EntryW < 1) $fatal(1, "EntryW must be at least 1");
    if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) $fatal(1, "Depth must be 0 to 2^AddrW");
    if (CfgW < 1 || CfgRspW < 1) $fatal(1, "CfgW and CfgRspW must be at least 1");
  end
`else
  if (TileW < 1 || TileAddrW < 1 || TileAddrW > AddrW) begin : gen_tile
    $error("TileW must be at least 1, and TileAddrW 1 to AddrW");
  end
  if (TileLatency < 1 || TileLatency > Latency) begin : gen_latency
    $error("TileLatency must be 1 to Latency");
  end
  if (EntryW < 1) begin : gen_entry_w
    $error("EntryW must be at least 1");
  end
  if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) begin : gen_depth
    $error("Depth must be 0 to 2^AddrW");
  end
  if (CfgW < 1 || CfgRspW < 1) begin : gen_cfg_w
    $error("CfgW and CfgRspW must be at least 1");
  end
`endif

  localparam int Entries = (Depth == 0) ? 2**AddrW : Depth;
  localparam int Rows    = (Entries + 2**TileAddrW - 1) / 2**TileAddrW;
  localparam int Cols    = (EntryW + TileW - 1) / TileW;
  localparam int RowW    = (AddrW == TileAddrW) ? 1 : AddrW - TileAddrW;

  // The row of tiles, that of the entry which the tiles deliver, and what each row delivers.
  logic [RowW-1:0]              rrow, wrow, row;
  logic [TileLatency*RowW-1:0]  rows_q;
  logic [Rows*EntryW-1:0]       fetched;
  logic [Rows*Cols*CfgRspW-1:0] cfg;
  logic [EntryW-1:0]            joined;

  assign rrow = RowW'(raddr_i >> TileAddrW);
  assign wrow = RowW'(waddr_i >> TileAddrW);
  always_ff @(posedge clk_i) rows_q <= (TileLatency*RowW)'({rows_q, rrow});
  assign row = rows_q[(TileLatency-1)*RowW+:RowW];

  for (genvar r = 0; r < Rows; r++) begin : gen_row
    for (genvar c = 0; c < Cols; c++) begin : gen_col
      localparam int At   = c * TileW;
      localparam int Wide = (EntryW - At < TileW) ? EntryW - At : TileW;
      localparam int Tile = (r * Cols + c) * CfgRspW;
      eccforge_ram_array #(
        .EntryW(Wide), .AddrW(TileAddrW), .Latency(TileLatency), .TwoPorts(TwoPorts),
        .Masked(Masked), .CfgW(CfgW), .CfgRspW(CfgRspW)
      ) u_tile (
        .clk_i,
        .re_i(re_i & (rrow == RowW'(r))), .raddr_i(raddr_i[TileAddrW-1:0]),
        .we_i(we_i & (wrow == RowW'(r))), .waddr_i(waddr_i[TileAddrW-1:0]),
        .mask_i(mask_i[At+:Wide]), .entry_i(entry_i[At+:Wide]),
        .entry_o(fetched[r*EntryW+At+:Wide]),
        .cfg_i, .cfg_o(cfg[Tile+:CfgRspW])
      );
    end
  end

  always_comb begin
    joined = '0;
    for (int r = 0; r < Rows; r++) begin
      joined |= fetched[r*EntryW+:EntryW] & {EntryW{row == RowW'(r)}};
    end
    cfg_o = '0;
    for (int t = 0; t < Rows * Cols; t++) cfg_o |= cfg[t*CfgRspW+:CfgRspW];
  end

  if (Latency == TileLatency) begin : gen_direct
    assign entry_o = joined;
  end else begin : gen_later
    localparam int Later = Latency - TileLatency;
    logic [Later*EntryW-1:0] later_q;
    always_ff @(posedge clk_i) begin
      later_q <= (Later*EntryW)'({later_q, joined});
    end
    assign entry_o = later_q[Later*EntryW-1-:EntryW];
  end

`ifdef ECC_SVA
  eccforge_ram_array_sva #(
    .EntryW(EntryW), .AddrW(AddrW), .Depth(Depth), .Latency(Latency), .TwoPorts(TwoPorts),
    .Masked(Masked)
  ) u_sva (.*);
`endif

endmodule
