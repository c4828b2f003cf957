// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of the control of `eccforge_seq_key`: it takes one codeword at a time, and the result
// comes `Steps` * `Rows` clocks after the first step and stays until it is taken.
module eccforge_seq_key_sva #(
  parameter int Steps  = 4,
  parameter int Rows   = 7,
  parameter int CountW = 3,
  parameter int IndexW = 3
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic              start,
  input logic              ready_o,
  input logic              busy_q,
  input logic              live_q,
  input logic              valid_o,
  input logic              ready_i,
  input logic [IndexW-1:0] row_q,
  input logic [CountW-1:0] step_q
);

  localparam int ClockW = $clog2(Steps * Rows + 1);

  // Clocks of the steps so far, counted here.
  logic              up, was_valid_q;
  logic [ClockW-1:0] clocks_q;
  assign up = rst_ni;
`ifdef FORMAL
  // The first clock is in reset.
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`endif
  always_ff @(posedge clk_i) begin
    clocks_q    <= start ? '0 : clocks_q + ClockW'(busy_q);
    was_valid_q <= up & valid_o & !ready_i;
  end

  always_ff @(posedge clk_i) begin
    if (!up) a_reset: assert (!(valid_o | ready_o));
    if (up) begin
      a_ready: assert (ready_o == (live_q & !busy_q & !valid_o));
      a_one: assert (!(busy_q & valid_o));
      a_count: assert (!busy_q | (32'(clocks_q) == 32'(step_q) * Rows + 32'(row_q)));
      a_steps: assert (!busy_q | (32'(row_q) < Rows & 32'(step_q) < Steps));
      a_latency: assert (!valid_o | 32'(clocks_q) == Steps * Rows);
      a_stays: assert (!was_valid_q | valid_o);
    end
  end

endmodule
