// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_axi4`, from its ports only; the AXI4-Lite subordinate may take beats and
// offer answers at any time, also to beats that there are not. One write and one read, whichever,
// are followed to the last answer, and their beats have the addresses of the burst
// (`eccforge_axi_walk_sva`).
module eccforge_axi4_sva #(
  parameter int DataW     = 32,
  parameter int AddrW     = 13,
  parameter int IdW       = 4,
  parameter int LenW      = 8,
  parameter int Depth     = 1,
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [IdW-1:0]   s_axi_awid,
  input  logic [AddrW-1:0] s_axi_awaddr,
  input  logic [LenW-1:0]  s_axi_awlen,
  input  logic [2:0]       s_axi_awsize,
  input  logic [1:0]       s_axi_awburst,
  input  logic             s_axi_awvalid,
  input  logic             s_axi_awready,
  input  logic [IdW-1:0]   s_axi_bid,
  input  logic [1:0]       s_axi_bresp,
  input  logic             s_axi_buser,
  input  logic             s_axi_bvalid,
  input  logic             s_axi_bready,
  input  logic [IdW-1:0]   s_axi_arid,
  input  logic [AddrW-1:0] s_axi_araddr,
  input  logic [LenW-1:0]  s_axi_arlen,
  input  logic [2:0]       s_axi_arsize,
  input  logic [1:0]       s_axi_arburst,
  input  logic             s_axi_arvalid,
  input  logic             s_axi_arready,
  input  logic [IdW-1:0]   s_axi_rid,
  input  logic [DataW-1:0] s_axi_rdata,
  input  logic [1:0]       s_axi_rresp,
  input  logic             s_axi_rlast,
  input  logic             s_axi_ruser,
  input  logic             s_axi_rvalid,
  input  logic             s_axi_rready,
  input  logic [AddrW-1:0] awaddr_o,
  input  logic             awvalid_o,
  input  logic             awready_i,
  input  logic [1:0]       bresp_i,
  input  logic             bvalid_i,
  input  logic             bready_o,
  input  logic [AddrW-1:0] araddr_o,
  input  logic             arvalid_o,
  input  logic             arready_i,
  input  logic [DataW-1:0] rdata_i,
  input  logic [1:0]       rresp_i,
  input  logic             rvalid_i,
  input  logic             rready_o
);

  // A name of its own for the reset, which the properties read at a clock.
  logic up;
  assign up = rst_ni;

  localparam int CountW = $clog2(Depth + 4);

  logic in_reset_q, running, pick_w, pick_r;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) in_reset_q <= !up;
  assign running = up & (!ResetSync | !in_reset_q);
`ifdef FORMAL
  (* anyseq *) logic pick_w_any, pick_r_any;
  assign pick_w = pick_w_any;
  assign pick_r = pick_r_any;
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`else
  assign pick_w = 1'b1;
  assign pick_r = 1'b1;
`endif

  // The AXI4-Lite side: beats that are not answered, and answers that wait and are still the same.
  logic [CountW-1:0] w_beats_q, r_beats_q;
  logic              w_beat, r_beat, b_part, r_part, b_kept_q, r_kept_q, b_same, r_same;
  logic [1:0]        bresp_q, rresp_q;
  logic [DataW-1:0]  rdata_q;
  assign w_beat = awvalid_o & awready_i;
  assign r_beat = arvalid_o & arready_i;
  assign b_part = bvalid_i & bready_o;
  assign r_part = rvalid_i & rready_o;
  assign b_same = b_kept_q & bvalid_i & bresp_i == bresp_q;
  assign r_same = r_kept_q & rvalid_i & rresp_i == rresp_q & rdata_i == rdata_q;
  // The AXI4 side: bursts that are not answered, those before the one that is followed, and the
  // answers to beats since the last answer to a burst.
  logic [CountW-1:0] w_bursts_q, r_bursts_q, w_ahead_q, r_ahead_q;
  logic              aw, ar, b_out, r_end, w_inside_q, r_inside_q, w_here, r_here;
  logic              b_held_q, r_held_q;
  logic [LenW-1:0]   w_len_q, r_len_q, w_parts_q, r_parts_q;
  logic [IdW-1:0]    w_id_q, r_id_q, b_held_id_q, r_held_id_q;
  logic [1:0]        parts_q, b_held_resp_q;
  logic              r_held_last_q;
  assign aw     = s_axi_awvalid & s_axi_awready;
  assign ar     = s_axi_arvalid & s_axi_arready;
  assign b_out  = s_axi_bvalid & s_axi_bready;
  assign r_end  = s_axi_rvalid & s_axi_rready & s_axi_rlast;
  assign w_here = w_inside_q & w_ahead_q == '0;
  assign r_here = r_inside_q & r_ahead_q == '0;
  always_ff @(posedge clk_i) begin
    if (!up) begin
      {w_beats_q, r_beats_q, b_kept_q, r_kept_q, w_bursts_q, r_bursts_q} <= '0;
      {w_inside_q, r_inside_q, w_parts_q, r_parts_q, parts_q, b_held_q, r_held_q} <= '0;
    end else begin
      w_beats_q  <= w_beats_q + CountW'(w_beat) - CountW'(b_part);
      r_beats_q  <= r_beats_q + CountW'(r_beat) - CountW'(r_part);
      b_kept_q   <= bvalid_i & !bready_o;
      r_kept_q   <= rvalid_i & !rready_o;
      w_bursts_q <= w_bursts_q + CountW'(aw) - CountW'(b_out);
      r_bursts_q <= r_bursts_q + CountW'(ar) - CountW'(r_end);
      b_held_q   <= s_axi_bvalid & !s_axi_bready;
      r_held_q   <= s_axi_rvalid & !s_axi_rready;
      if (b_out) {w_parts_q, parts_q} <= '0;
      else if (b_part) {w_parts_q, parts_q} <= {w_parts_q + LenW'(1), parts_q | bresp_i};
      if (r_end) r_parts_q <= '0;
      else if (r_part) r_parts_q <= r_parts_q + LenW'(1);
      if (!w_inside_q) begin
        w_inside_q <= aw & pick_w;
        w_ahead_q  <= w_bursts_q - CountW'(b_out);
        {w_id_q, w_len_q} <= {s_axi_awid, s_axi_awlen};
      end else if (b_out) begin
        w_inside_q <= !w_here;
        w_ahead_q  <= w_ahead_q - CountW'(1);
      end
      if (!r_inside_q) begin
        r_inside_q <= ar & pick_r;
        r_ahead_q  <= r_bursts_q - CountW'(r_end);
        {r_id_q, r_len_q} <= {s_axi_arid, s_axi_arlen};
      end else if (r_end) begin
        r_inside_q <= !r_here;
        r_ahead_q  <= r_ahead_q - CountW'(1);
      end
    end
    {bresp_q, rresp_q, rdata_q} <= {bresp_i, rresp_i, rdata_i};
    {b_held_id_q, b_held_resp_q} <= {s_axi_bid, s_axi_bresp[1], s_axi_buser};
    {r_held_id_q, r_held_last_q} <= {s_axi_rid, s_axi_rlast};
  end

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) begin
      a_answer_reset: assert (!(s_axi_bvalid | s_axi_rvalid));
    end
    if (running) begin
      // A write has one answer, with the answer to its last beat; none is without a write.
      a_write: assert (!w_here | s_axi_bvalid == (bvalid_i & w_beats_q != '0 &
                                                  w_parts_q == w_len_q));
      a_write_taken: assert (bready_o == (w_beats_q != '0 & (s_axi_bready | !s_axi_bvalid)) |
                             !bvalid_i);
      a_write_id: assert (!(w_here & s_axi_bvalid) | s_axi_bid == w_id_q);
      a_write_none: assert (!s_axi_bvalid | w_bursts_q != '0);
      a_write_resp: assert (!s_axi_bvalid |
                            (s_axi_bresp == {parts_q[1] | bresp_i[1], 1'b0} &
                             s_axi_buser == (parts_q[0] | bresp_i[0])));
      // A read has an answer for each beat, the last one marked.
      a_read: assert (s_axi_rvalid == (rvalid_i & r_beats_q != '0) &
                      (!s_axi_rvalid | rready_o == s_axi_rready) &
                      (r_beats_q != '0 | !rvalid_i | !rready_o));
      a_read_last: assert (!(r_here & s_axi_rvalid) | s_axi_rlast == (r_parts_q == r_len_q));
      a_read_id: assert (!(r_here & s_axi_rvalid) | s_axi_rid == r_id_q);
      a_read_data: assert (!s_axi_rvalid | (s_axi_rdata == rdata_i &
                           {s_axi_rresp, s_axi_ruser} == {rresp_i[1], 1'b0, rresp_i[0]}));
      // An answer stays as it is until it is taken, if that of the subordinate does.
      a_answer_hold: assert ((!b_held_q | !b_same | (s_axi_bvalid & s_axi_bid == b_held_id_q &
                                    {s_axi_bresp[1], s_axi_buser} == b_held_resp_q)) &
                      (!r_held_q | !r_same | (s_axi_rvalid & s_axi_rid == r_held_id_q &
                                              s_axi_rlast == r_held_last_q)));
    end
  end

  eccforge_axi_walk_sva #(
    .AddrW(AddrW), .IdW(IdW), .LenW(LenW), .Depth(Depth), .Tags(1'b0), .ResetSync(ResetSync)
  ) u_writes (
    .clk_i, .rst_ni, .valid_i(s_axi_awvalid), .ready_o(s_axi_awready), .id_i(s_axi_awid),
    .addr_i(s_axi_awaddr), .len_i(s_axi_awlen), .size_i(s_axi_awsize), .burst_i(s_axi_awburst),
    .beat_valid_o(awvalid_o), .beat_ready_i(awready_i), .beat_addr_o(awaddr_o),
    .tag_valid_o(1'b1), .tag_ready_i(b_part), .tag_id_o(s_axi_bid), .tag_last_o(1'b0)
  );

  eccforge_axi_walk_sva #(
    .AddrW(AddrW), .IdW(IdW), .LenW(LenW), .Depth(Depth), .Tags(1'b0), .ResetSync(ResetSync)
  ) u_reads (
    .clk_i, .rst_ni, .valid_i(s_axi_arvalid), .ready_o(s_axi_arready), .id_i(s_axi_arid),
    .addr_i(s_axi_araddr), .len_i(s_axi_arlen), .size_i(s_axi_arsize), .burst_i(s_axi_arburst),
    .beat_valid_o(arvalid_o), .beat_ready_i(arready_i), .beat_addr_o(araddr_o),
    .tag_valid_o(1'b1), .tag_ready_i(r_part), .tag_id_o(s_axi_rid), .tag_last_o(s_axi_rlast)
  );

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_write_joined: cover ((running & w_here & b_out & w_len_q != '0 & parts_q[1]) == 1'b1);
    c_write_corrected: cover ((running & b_out & s_axi_buser) == 1'b1);
    c_read_burst: cover ((running & r_here & r_end & r_len_q != '0) == 1'b1);
`ifndef FORMAL
    x_outputs: assert ((^{up, s_axi_awready, s_axi_arready, s_axi_bvalid, s_axi_rvalid}) !== 1'bx);
`endif
  end
`endif

endmodule
