// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_queue`, from its ports only: one item, whichever, is followed from entry
// to exit.
module eccforge_queue_sva #(
  parameter int Width     = 8,
  parameter int Depth     = 2,
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             valid_i,
  input  logic             ready_o,
  input  logic [Width-1:0] data_i,
  input  logic             valid_o,
  input  logic             ready_i,
  input  logic [Width-1:0] data_o
);

  // A name of its own for the reset, which the properties read at a clock.
  logic up;
  assign up = rst_ni;

  logic in_reset_q, running;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) in_reset_q <= !up;
  assign running = up & (!ResetSync | !in_reset_q);
`ifdef FORMAL
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`endif

  localparam int CountW = $clog2(Depth + 1);

  logic [CountW-1:0] count_q, ahead_q;
  logic              push, pop, live_q, inside_q, pick;
  logic [Width-1:0]  item_q;
  assign push = valid_i & ready_o;
  assign pop  = valid_o & ready_i;
`ifdef FORMAL
  (* anyseq *) logic pick_any;
  assign pick = pick_any;
`else
  assign pick = 1'b1;
`endif
  always_ff @(posedge clk_i) begin
    if (!up) begin
      count_q  <= '0;
      inside_q <= 1'b0;
    end else begin
      count_q <= count_q + CountW'(push) - CountW'(pop);
      if (!inside_q && push && pick) begin
        inside_q <= 1'b1;
        ahead_q  <= count_q - CountW'(pop);
        item_q   <= data_i;
      end else if (inside_q && pop) begin
        inside_q <= ahead_q != '0;
        ahead_q  <= ahead_q - CountW'(1);
      end
    end
    live_q <= up;
  end

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) a_reset: assert (!(valid_o | ready_o));
    if (running) begin
      a_valid: assert (valid_o == (count_q != '0));
      a_ready: assert (ready_o == (live_q & count_q != CountW'(Depth)));
      a_order: assert (!(inside_q & ahead_q == '0) | (valid_o & data_o == item_q));
    end
  end

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_full: cover ((running & live_q & !ready_o) == 1'b1);
    c_delivered: cover ((running & inside_q & ahead_q == '0 & pop) == 1'b1);
`ifndef FORMAL
    x_outputs: assert ((^{up, ready_o, valid_o}) !== 1'bx);
`endif
  end
`endif

endmodule
