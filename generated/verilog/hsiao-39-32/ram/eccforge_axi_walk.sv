// SPDX-License-Identifier: MIT OR Apache-2.0

// Divides the bursts of one AXI4 channel of addresses into beats, and keeps for each beat the
// identifier and whether it is the last of its burst, until it is answered.
//
// `ready_o` and the valid outputs depend only on registers.
module eccforge_axi_walk #(
  parameter int AddrW     = 13,
  parameter int IdW       = 4,
  parameter int LenW      = 8,
  parameter int Depth     = 1,  // beats that are not answered
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  // Bursts.
  input  logic             valid_i,
  output logic             ready_o,
  input  logic [IdW-1:0]   id_i,
  input  logic [AddrW-1:0] addr_i,
  input  logic [LenW-1:0]  len_i,
  input  logic [2:0]       size_i,
  input  logic [1:0]       burst_i,
  // Their beats.
  output logic             beat_valid_o,
  input  logic             beat_ready_i,
  output logic [AddrW-1:0] beat_addr_o,
  // The oldest beat that is not answered.
  output logic             tag_valid_o,
  input  logic             tag_ready_i,
  output logic [IdW-1:0]   tag_id_o,
  output logic             tag_last_o
);

`ifdef __ICARUS__
  initial begin
    if (AddrW < 1 || IdW < 1 || LenW < 1 || Depth < 1)
      $fatal(1, "AddrW, IdW, LenW and Depth must be at least 1");
  end
`else
  if (AddrW < 1 || IdW < 1 || LenW < 1 || Depth < 1) begin : gen_widths
    $error("AddrW, IdW, LenW and Depth must be at least 1");
  end
`endif

  localparam int BurstW = IdW + AddrW + LenW + 5;

  typedef enum logic [1:0] {BurstFixed, BurstIncr, BurstWrap, BurstReserved} burst_e;

  logic             burst_valid, tag_ready, step, last;
  logic [IdW-1:0]   id;
  logic [AddrW-1:0] first, next, next_q, bytes, mask;
  logic [LenW-1:0]  len, beat_d, beat_q;
  logic [2:0]       size;
  logic [1:0]       burst;

  eccforge_queue #(.Width(BurstW), .ResetSync(ResetSync)) u_bursts (
    .clk_i, .rst_ni,
    .valid_i, .ready_o, .data_i({id_i, addr_i, len_i, size_i, burst_i}),
    .valid_o(burst_valid), .ready_i(step & last), .data_o({id, first, len, size, burst})
  );

  eccforge_queue #(.Width(IdW + 1), .Depth(Depth), .ResetSync(ResetSync)) u_tags (
    .clk_i, .rst_ni,
    .valid_i(step), .ready_o(tag_ready), .data_i({id, last}),
    .valid_o(tag_valid_o), .ready_i(tag_ready_i), .data_o({tag_id_o, tag_last_o})
  );

  assign beat_valid_o = burst_valid & tag_ready;
  assign beat_addr_o  = (beat_q == '0) ? first : next_q;
  assign step         = beat_valid_o & beat_ready_i;
  assign last         = beat_q == len;
  assign beat_d       = !step ? beat_q : last ? '0 : beat_q + LenW'(1);

  // Bytes of a beat, and the bits of the address that change in a burst that wraps.
  assign bytes = AddrW'(1) << size;
  assign mask  = (AddrW'(len) << size) | (bytes - AddrW'(1));

  always_comb begin
    unique case (burst)
      BurstFixed: next = first;
      BurstWrap:  next = (first & ~mask) | ((beat_addr_o + bytes) & mask);
      default:    next = (beat_addr_o & ~(bytes - AddrW'(1))) + bytes;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (step) next_q <= next;
  end

  eccforge_flop #(.Width(LenW), .ResetSync(ResetSync)) u_beat (
    .clk_i, .rst_ni, .d_i(beat_d), .q_o(beat_q)
  );

`ifdef ECC_SVA
  eccforge_axi_walk_sva #(
    .AddrW(AddrW), .IdW(IdW), .LenW(LenW), .Depth(Depth), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
