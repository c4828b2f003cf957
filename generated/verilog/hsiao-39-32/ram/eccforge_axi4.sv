// SPDX-License-Identifier: MIT OR Apache-2.0

// AXI4 subordinate in front of an AXI4-Lite subordinate: divides bursts (FIXED, INCR, WRAP, of any
// size up to the bus) into beats, and joins the answers to the beats of a write. The data of a
// write go to AXI4-Lite directly. A narrow transfer writes the bytes of its strobes.
//
// Transfers of all identifiers are answered in the order of their addresses. The lower bit of an
// answer of `eccforge_axi_lite` with `Corrected` says that the entry was corrected; it becomes a
// user bit. A write is answered with SLVERR if one of its beats is. Exclusive accesses are not
// supported: they are answered as others are.
//
// No ready depends combinationally on a valid.
module eccforge_axi4 #(
  parameter int DataW     = 32,
  parameter int AddrW     = 13,  // of the bus
  parameter int IdW       = 4,
  parameter int LenW      = 8,
  parameter int Depth     = 1,   // beats under way: those of the AXI4-Lite subordinate
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [IdW-1:0]   s_axi_awid,
  input  logic [AddrW-1:0] s_axi_awaddr,  // in bytes; highest bit 1: registers
  input  logic [LenW-1:0]  s_axi_awlen,
  input  logic [2:0]       s_axi_awsize,
  input  logic [1:0]       s_axi_awburst,  // FIXED, INCR or WRAP
  input  logic             s_axi_awvalid,
  output logic             s_axi_awready,
  output logic [IdW-1:0]   s_axi_bid,
  output logic [1:0]       s_axi_bresp,  // SLVERR: some beat was not written
  output logic             s_axi_buser,  // some bytes were written to an entry that was corrected
  output logic             s_axi_bvalid,
  input  logic             s_axi_bready,
  input  logic [IdW-1:0]   s_axi_arid,
  input  logic [AddrW-1:0] s_axi_araddr,  // in bytes; highest bit 1: registers
  input  logic [LenW-1:0]  s_axi_arlen,
  input  logic [2:0]       s_axi_arsize,
  input  logic [1:0]       s_axi_arburst,  // FIXED, INCR or WRAP
  input  logic             s_axi_arvalid,
  output logic             s_axi_arready,
  output logic [IdW-1:0]   s_axi_rid,
  output logic [DataW-1:0] s_axi_rdata,
  output logic [1:0]       s_axi_rresp,  // SLVERR: the entry is refused
  output logic             s_axi_rlast,
  output logic             s_axi_ruser,  // the entry was corrected
  output logic             s_axi_rvalid,
  input  logic             s_axi_rready,
  // The AXI4-Lite subordinate.
  output logic [AddrW-1:0] awaddr_o,
  output logic             awvalid_o,
  input  logic             awready_i,
  input  logic [1:0]       bresp_i,
  input  logic             bvalid_i,
  output logic             bready_o,
  output logic [AddrW-1:0] araddr_o,
  output logic             arvalid_o,
  input  logic             arready_i,
  input  logic [DataW-1:0] rdata_i,
  input  logic [1:0]       rresp_i,
  input  logic             rvalid_i,
  output logic             rready_o
);

`ifdef __ICARUS__
  initial begin
    if (DataW < 1 || AddrW < 1 || IdW < 1 || LenW < 1 || Depth < 1)
      $fatal(1, "each parameter must be at least 1");
  end
`else
  if (DataW < 1 || AddrW < 1 || IdW < 1 || LenW < 1 || Depth < 1) begin : gen_widths
    $error("each parameter must be at least 1");
  end
`endif

  logic b_tag, b_last, r_tag;

  eccforge_axi_walk #(
    .AddrW(AddrW), .IdW(IdW), .LenW(LenW), .Depth(Depth), .ResetSync(ResetSync)
  ) u_writes (
    .clk_i, .rst_ni,
    .valid_i(s_axi_awvalid), .ready_o(s_axi_awready), .id_i(s_axi_awid), .addr_i(s_axi_awaddr),
    .len_i(s_axi_awlen), .size_i(s_axi_awsize), .burst_i(s_axi_awburst),
    .beat_valid_o(awvalid_o), .beat_ready_i(awready_i), .beat_addr_o(awaddr_o),
    .tag_valid_o(b_tag), .tag_ready_i(bvalid_i & bready_o), .tag_id_o(s_axi_bid),
    .tag_last_o(b_last)
  );

  eccforge_axi_walk #(
    .AddrW(AddrW), .IdW(IdW), .LenW(LenW), .Depth(Depth), .ResetSync(ResetSync)
  ) u_reads (
    .clk_i, .rst_ni,
    .valid_i(s_axi_arvalid), .ready_o(s_axi_arready), .id_i(s_axi_arid), .addr_i(s_axi_araddr),
    .len_i(s_axi_arlen), .size_i(s_axi_arsize), .burst_i(s_axi_arburst),
    .beat_valid_o(arvalid_o), .beat_ready_i(arready_i), .beat_addr_o(araddr_o),
    .tag_valid_o(r_tag), .tag_ready_i(rvalid_i & rready_o), .tag_id_o(s_axi_rid),
    .tag_last_o(s_axi_rlast)
  );

  // The answers to the earlier beats of a write, in one.
  logic [1:0] before_d, before_q, joined;

  assign joined       = before_q | bresp_i;
  assign before_d     = !(bvalid_i & bready_o) ? before_q : b_last ? '0 : joined;
  assign s_axi_bvalid = bvalid_i & b_tag & b_last;
  assign bready_o     = b_tag & (s_axi_bready | ~b_last);
  assign s_axi_bresp  = {joined[1], 1'b0};
  assign s_axi_buser  = joined[0];

  assign s_axi_rvalid = rvalid_i & r_tag;
  assign rready_o     = s_axi_rready & r_tag;
  assign s_axi_rdata  = rdata_i;
  assign s_axi_rresp  = {rresp_i[1], 1'b0};
  assign s_axi_ruser  = rresp_i[0];

  eccforge_flop #(.Width(2), .ResetSync(ResetSync)) u_before (
    .clk_i, .rst_ni, .d_i(before_d), .q_o(before_q)
  );

`ifdef ECC_SVA
  eccforge_axi4_sva #(
    .DataW(DataW), .AddrW(AddrW), .IdW(IdW), .LenW(LenW), .Depth(Depth), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
