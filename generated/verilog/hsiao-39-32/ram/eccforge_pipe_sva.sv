// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_pipe`, from its ports only: one entry, whichever, is followed from the
// input to the output. `data_i` is what the entry must be there.
module eccforge_pipe_sva #(
  parameter int Width       = 8,
  parameter int Stages      = 1,
  parameter bit ClockEnable = 1'b0,
  parameter bit ResetSync   = 1'b0
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

  localparam int CountW = $clog2(Stages + 1) + 1;

  // Whether there is an entry, whether the oldest one is that which is followed, whether it must be
  // at the output, and what it is.
  logic             occupied, oldest, arrived, ready_wanted;
  logic [Width-1:0] item;

  if (Stages == 0) begin : gen_wires
    assign ready_wanted = ready_i;
    assign occupied     = valid_i;
    assign oldest       = 1'b1;
    assign arrived      = valid_i;
    assign item         = data_i;
  end else if (ClockEnable) begin : gen_enable
    logic [Stages*Width-1:0] items_q;
    logic [Stages-1:0]       known_q;
    initial known_q = '0;
    always_ff @(posedge clk_i) begin
      if (ready_i) begin
        items_q <= (Stages*Width)'({items_q, data_i});
        known_q <= Stages'({known_q, 1'b1});
      end
    end
    assign ready_wanted = ready_i;
    assign occupied     = valid_i;
    assign oldest       = known_q[Stages-1];
    assign arrived      = valid_i;
    assign item         = items_q[(Stages-1)*Width+:Width];
  end else begin : gen_valid_ready
    logic [CountW-1:0] count_q, ahead_q, age_q;
    logic              push, pop, followed_q, pick;
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
        count_q    <= '0;
        followed_q <= 1'b0;
      end else begin
        count_q <= count_q + CountW'(push) - CountW'(pop);
        if (!followed_q && push && pick) begin
          followed_q <= 1'b1;
          ahead_q    <= count_q - CountW'(pop);
          age_q      <= CountW'(1);
          item_q     <= data_i;
        end else if (followed_q) begin
          if (pop) ahead_q <= ahead_q - CountW'(1);
          if (pop && ahead_q == '0) followed_q <= 1'b0;
          if (age_q != CountW'(Stages)) age_q <= age_q + CountW'(1);
        end
      end
    end
    assign ready_wanted = ready_i | count_q != CountW'(Stages);
    assign occupied     = count_q != '0;
    assign oldest       = followed_q & ahead_q == '0;
    assign arrived      = age_q == CountW'(Stages);
    assign item         = item_q;
  end

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) begin
      a_reset: assert (!valid_o | Stages == 0 | ClockEnable);
    end
    if (running) begin
      // An entry is taken if there is a place for it, and nothing comes out that did not go in.
      a_ready: assert (ready_o == ready_wanted);
      a_valid: assert (!valid_o | occupied);
      // An entry is at the output after as many clocks as there are stages, or when the one before
      // it leaves, and stays there until it is taken.
      a_latency: assert (!oldest | valid_o == arrived);
      a_order: assert (!(oldest & (valid_o | ClockEnable)) | data_o == item);
    end
  end

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_stalled: cover ((running & valid_o & !ready_i & !ready_o) == 1'b1);
    c_passed_on: cover ((running & valid_i & ready_o & valid_o & ready_i) == 1'b1);
    c_delivered: cover ((running & oldest & arrived & valid_o & ready_i) == 1'b1);
`ifndef FORMAL
    x_handshake: assert ((^{up, ready_o, valid_o}) !== 1'bx);
`endif
  end
`endif

endmodule
