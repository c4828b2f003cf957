// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_axi_walk`, from its ports only: one burst, whichever, is followed from
// entry to its last beat, and one of its beats to the answer. Without tags, `tag_ready_i` says that
// a beat is answered.
module eccforge_axi_walk_sva #(
  parameter int AddrW     = 13,
  parameter int IdW       = 4,
  parameter int LenW      = 8,
  parameter int Depth     = 1,
  parameter bit Tags      = 1'b1,
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             valid_i,
  input  logic             ready_o,
  input  logic [IdW-1:0]   id_i,
  input  logic [AddrW-1:0] addr_i,
  input  logic [LenW-1:0]  len_i,
  input  logic [2:0]       size_i,
  input  logic [1:0]       burst_i,
  input  logic             beat_valid_o,
  input  logic             beat_ready_i,
  input  logic [AddrW-1:0] beat_addr_o,
  input  logic             tag_valid_o,
  input  logic             tag_ready_i,
  input  logic [IdW-1:0]   tag_id_o,
  input  logic             tag_last_o
);

  // A name of its own for the reset, which the properties read at a clock.
  logic up;
  assign up = rst_ni;

  localparam int CountW = $clog2(Depth + 2);

  logic in_reset_q, running;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) in_reset_q <= !up;
  assign running = up & (!ResetSync | !in_reset_q);
  logic pick, pick_beat;
`ifdef FORMAL
  (* anyseq *) logic pick_any, pick_beat_any;
  assign pick      = pick_any;
  assign pick_beat = pick_beat_any;
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`else
  assign pick      = 1'b1;
  assign pick_beat = 1'b1;
`endif

  // Bursts that are not at their end (the queue of bursts holds two) with their lengths, the oldest
  // first; the number of the next beat; beats without an answer.
  logic [1:0]        bursts_q, ahead_q;
  logic [LenW-1:0]   len_q, number_q, first_len_q, second_len_q;
  logic [CountW-1:0] beats_q, beats_ahead_q;
  // The burst that is followed, and its beat that is.
  logic              taken, beat, answer, last, ends, here, inside_q, waits_q;
  logic              beat_inside_q, beat_last_q;
  logic [IdW-1:0]    id_q, beat_id_q;
  logic [AddrW-1:0]  addr_q, waits_addr_q, bytes, container, offset;
  logic [2:0]        size_q;
  logic [1:0]        burst_q;
  assign taken  = valid_i & ready_o;
  assign beat   = beat_valid_o & beat_ready_i;
  assign answer = (tag_valid_o | !Tags) & tag_ready_i;
  assign last   = number_q == first_len_q;
  assign ends   = beat & last;
  assign here   = inside_q & ahead_q == '0;
  always_ff @(posedge clk_i) begin
    if (!up) begin
      {bursts_q, beats_q, number_q, inside_q, waits_q, beat_inside_q} <= '0;
    end else begin
      bursts_q <= bursts_q + 2'(taken) - 2'(ends);
      beats_q  <= beats_q + CountW'(beat) - CountW'(answer);
      waits_q  <= beat_valid_o & !beat_ready_i;
      if (ends) number_q <= '0;
      else if (beat) number_q <= number_q + LenW'(1);
      if (taken && (bursts_q == 2'(ends))) first_len_q <= len_i;
      else if (ends) first_len_q <= second_len_q;
      if (taken) second_len_q <= len_i;
      if (!inside_q && taken && pick) begin
        inside_q <= 1'b1;
        ahead_q  <= bursts_q - 2'(ends);
        {id_q, addr_q, len_q, size_q, burst_q} <= {id_i, addr_i, len_i, size_i, burst_i};
      end else if (inside_q && ends) begin
        ahead_q  <= ahead_q - 2'd1;
        inside_q <= !here;
      end
      if (!beat_inside_q && here && beat && pick_beat) begin
        beat_inside_q <= 1'b1;
        beats_ahead_q <= beats_q - CountW'(answer);
        {beat_id_q, beat_last_q} <= {id_q, last};
      end else if (beat_inside_q && answer) begin
        beats_ahead_q <= beats_ahead_q - CountW'(1);
        beat_inside_q <= beats_ahead_q != '0;
      end
    end
    waits_addr_q <= beat_addr_o;
  end

  // The address of a beat, by its number [AMBA AXI Protocol Specification, A3.4.1].
  logic [AddrW-1:0] wanted;
  logic             legal;
  assign bytes     = AddrW'(1) << size_q;
  assign container = (AddrW'(len_q) + AddrW'(1)) << size_q;
  assign offset    = AddrW'(number_q) << size_q;
  assign legal     = burst_q != 2'd2 | ((addr_q & (bytes - AddrW'(1))) == '0 &
                                        (len_q & (len_q + LenW'(1))) == '0);
  always_comb begin
    if (burst_q == 2'd0 || number_q == '0) wanted = addr_q;
    else if (burst_q == 2'd2) begin
      wanted = (addr_q & ~(container - AddrW'(1))) | ((addr_q + offset) & (container - AddrW'(1)));
    end else wanted = (addr_q & ~(bytes - AddrW'(1))) + offset;
  end

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) begin
      a_reset: assert (!(ready_o | beat_valid_o | (tag_valid_o & Tags)));
    end
    if (running) begin
      // While a burst is not at its end and there is a place for a tag, there is a beat.
      a_valid: assert (beat_valid_o == (bursts_q != '0 & beats_q != CountW'(Depth)));
      a_addr: assert (!(here & beat_valid_o & legal) | beat_addr_o == wanted);
      a_hold: assert (!waits_q | (beat_valid_o & beat_addr_o == waits_addr_q));
      // A beat has one tag until it is answered, in order.
      a_tag: assert (!Tags | tag_valid_o == (beats_q != '0));
      a_order: assert (!Tags | !(beat_inside_q & beats_ahead_q == '0) |
                       (tag_id_o == beat_id_q & tag_last_o == beat_last_q));
    end
  end

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_wraps: cover ((here & legal & burst_q == 2'd2 & beat & beat_addr_o < addr_q) == 1'b1);
    c_ends: cover ((running & here & ends & len_q != '0) == 1'b1);
`ifndef FORMAL
    x_outputs: assert ((^{up, ready_o, beat_valid_o}) !== 1'bx);
`endif
  end
`endif

endmodule
