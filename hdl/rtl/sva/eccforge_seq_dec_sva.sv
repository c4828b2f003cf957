// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of the control of `eccforge_seq_dec`: no beat is lost or read twice, each codeword
// meets its own result of the key equation, flags belong to their codeword, and something moves in
// every clock.
module eccforge_seq_dec_sva #(
  parameter int Beats  = 8,
  parameter int Depth  = 64,
  parameter int Lanes  = 1,
  parameter int CountW = 3,
  parameter bit Marked = 1'b0,  // `errors_o` counts beats that were changed
  parameter int InW    = 3,
  parameter int LevelW = 7,
  parameter int AddrW  = 6
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic              valid_i,
  input logic              ready_o,
  input logic              valid_o,
  input logic              ready_i,
  input logic              last_o,
  input logic              due_o,
  input logic [CountW-1:0] errors_o,
  input logic              live_q,
  input logic [InW-1:0]    in_q,
  input logic [InW-1:0]    out_q,
  input logic [LevelW-1:0] level_q,
  input logic [AddrW-1:0]  waddr_q,
  input logic [AddrW-1:0]  raddr_q,
  input logic              accept,
  input logic              complete_q,
  input logic              key_ready,
  input logic              key_valid,
  input logic              take,
  input logic              active_q,
  input logic              step,
  input logic [Lanes-1:0]  root,
  input logic              is_changed,
  input logic [CountW-1:0] found_q,
  input logic [CountW-1:0] key_errors,
  input logic [CountW-1:0] wanted_q,
  input logic [CountW-1:0] out_wanted_q,
  input logic              key_fail,
  input logic              fail_q,
  input logic              out_fail_q
);

  logic up;
  assign up = rst_ni;
`ifdef FORMAL
  // The first clock is in reset.
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`endif

  // Counted here: whether the key equation has a codeword, the beats, roots and changes that left,
  // and the result that the search of the codeword that leaves has taken.
  logic              key_q, was_stalled_q, was_last_q;
  logic [InW-1:0]    left_q;
  logic [CountW-1:0] roots_q, roots, changes_q, changes;
  logic [CountW:0]   result_q, result_out_q;
  logic [31:0]       sum;
  always_comb begin
    roots = roots_q;
    for (int l = 0; l < Lanes; l++) roots = roots + CountW'(root[l]);
    changes = changes_q + CountW'(is_changed);
  end
  assign sum = 32'(in_q) + (complete_q ? Beats : 0) + (key_q ? Beats : 0)
             + (active_q ? Beats - 32'(out_q) : 0);
  always_ff @(posedge clk_i) begin
    was_stalled_q <= up & valid_o & !ready_i;
    was_last_q    <= last_o;
    if (!up) begin
      {key_q, left_q, roots_q, changes_q} <= '0;
    end else begin
      key_q <= (complete_q & key_ready) | (key_q & !take);
      if (valid_o & ready_i) begin
        left_q    <= (32'(left_q) == Beats - 1) ? '0 : left_q + 1'b1;
        roots_q   <= last_o ? '0 : roots;
        changes_q <= last_o ? '0 : changes;
      end
    end
    if (take) result_q <= {key_errors, key_fail};
    if (step) result_out_q <= result_q;
  end

  always_ff @(posedge clk_i) begin
    if (!up) a_reset: assert (!(valid_o | ready_o));
    if (up) begin
      a_level: assert (32'(level_q) == sum & sum <= Depth);
      a_key: assert (!live_q | key_q == !key_ready);
      a_empty: assert (live_q
                       | !(complete_q | active_q | valid_o | key_valid | key_q | in_q != '0));
      a_ranges: assert (32'(in_q) < Beats & 32'(out_q) < Beats & (active_q | out_q == '0));
      a_addresses: assert (32'(waddr_q) < Depth & 32'(raddr_q) < Depth);
      a_ring: assert (32'(waddr_q) == 32'(raddr_q) + 32'(level_q)
                      - (32'(raddr_q) + 32'(level_q) >= Depth ? Depth : 0));
      a_complete: assert (!complete_q | in_q == '0);
      a_write: assert (!accept | 32'(level_q) < Depth);
      a_read: assert (!step | level_q != '0);
      a_take: assert (!take | key_valid);
      a_stays: assert (!was_stalled_q | (valid_o & last_o == was_last_q));
      a_order: assert ((valid_o & last_o) ? out_q == '0 : 32'(left_q) + 32'(valid_o) == 32'(out_q));
      a_last: assert (!valid_o | last_o == (32'(left_q) == Beats - 1));
      a_result: assert (!active_q | result_q == {wanted_q, fail_q});
      a_delivered: assert (!valid_o | result_out_q == {out_wanted_q, out_fail_q});
      a_found: assert (roots_q == (valid_o ? found_q : '0) & (valid_o | changes_q == '0));
      a_due: assert (!valid_o | due_o == (result_out_q[0] | roots != result_out_q[CountW:1]));
      a_errors: assert (!valid_o | errors_o == (Marked ? changes : result_out_q[CountW:1]));
      a_moves: assert (!(live_q & valid_i & ready_i)
                       | accept | step | take | (complete_q & key_ready)
                       | (key_q & !key_valid));
    end
  end

endmodule
