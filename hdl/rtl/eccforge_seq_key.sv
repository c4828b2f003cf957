// SPDX-License-Identifier: MIT OR Apache-2.0

// Key equation of a BCH or Reed-Solomon code: the reformulated inversion-free algorithm of
// Berlekamp and Massey [Sarwate and Shanbhag, IEEE Trans. VLSI Systems 9(5), 2001], folded. The
// algorithm has Checks + T + 1 cells and makes Checks steps. `Cells` pairs of multipliers compute
// one row of cells in a clock, so the result is valid Checks * ceil((Checks + T + 1) / Cells) + 1
// clocks after the syndromes are taken.
module eccforge_seq_key #(
  parameter int         M         = 8,
  parameter logic [M:0] Poly      = 9'h11d,
  parameter int         Checks    = 4,       // syndromes
  parameter int         T         = 2,       // floor(Checks / 2)
  parameter int         Radius    = T,       // most errors that are corrected
  parameter int         Cells     = 1,       // pairs of multipliers
  parameter bit         ResetSync = 1'b0,
  parameter int         CountW    = $clog2(Checks + 2)
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                valid_i,
  output logic                ready_o,
  input  logic [M*Checks-1:0] syndrome_i,   // S_0 least significant
  output logic                valid_o,
  input  logic                ready_i,
  output logic [M*(T+1)-1:0]  locator_o,    // times a non-zero constant; x^0 least significant
  output logic [M*T-1:0]      evaluator_o,  // terms x^Checks, ... of locator times syndromes
  output logic [CountW-1:0]   errors_o,     // degree that the locator must have
  output logic                fail_o        // more than `Radius` errors
);

  localparam int Rows  = (Checks + T + Cells) / Cells;
  localparam int RowW  = M * Cells;
  localparam int IndexW = (Rows == 1) ? 1 : $clog2(Rows);

  logic [RowW*Rows-1:0] delta_q, theta_q, loaded;
  logic [RowW-1:0]      delta, theta, delta_next, theta_next;
  logic [M-1:0]         head, head_q, gamma_q;
  logic                 swap, swap_q;
  logic [IndexW-1:0]    row_q;
  logic [CountW-1:0]    step_q, errors_q;
  logic                 start, is_first_row, is_last_row, is_last_step;
  logic                 busy_d, busy_q, valid_d, valid_q, live_q;

  assign ready_o      = live_q & ~busy_q & ~valid_q;
  assign start        = valid_i & ready_o;
  assign is_first_row = row_q == '0;
  assign is_last_row  = row_q == IndexW'(Rows - 1);
  assign is_last_step = step_q == CountW'(Checks - 1);
  assign busy_d       = start | (busy_q & ~(is_last_row & is_last_step));
  assign valid_d      = (busy_q & is_last_row & is_last_step) | (valid_q & ~ready_i);

  eccforge_flop #(.Width(3), .ResetSync(ResetSync)) u_state (
    .clk_i, .rst_ni, .d_i({busy_d, valid_d, 1'b1}), .q_o({busy_q, valid_q, live_q})
  );

  // The discrepancy is cell 0 at the begin of a step. Twice the degree is at most the step where
  // the algorithm replaces its second polynomial.
  assign head = is_first_row ? delta[M-1:0] : head_q;
  assign swap = is_first_row ? (|head & ({errors_q, 1'b0} <= {1'b0, step_q})) : swap_q;

  // Rows move through the registers, the row of this clock at the low end. Both polynomials begin
  // equal, so the first step reads one of them.
  assign delta = delta_q[RowW-1:0];
  assign theta = (step_q == '0) ? delta : theta_q[RowW-1:0];
  for (genvar c = 0; c < Cells; c++) begin : gen_cell
    logic [M-1:0] above, left, right;
    if (c < Cells - 1) begin : gen_inner
      assign above = delta[M*(c+1)+:M];
    end else if (Rows > 1) begin : gen_edge
      assign above = is_last_row ? '0 : delta_q[RowW+:M];
    end else begin : gen_top
      assign above = '0;
    end
    eccforge_gf_mul #(.M(M), .Poly(Poly)) u_left (.a_i(above), .b_i(gamma_q), .p_o(left));
    eccforge_gf_mul #(.M(M), .Poly(Poly)) u_right (.a_i(theta[M*c+:M]), .b_i(head), .p_o(right));
    assign delta_next[M*c+:M] = left ^ right;
    assign theta_next[M*c+:M] = swap ? above : theta[M*c+:M];
  end

  // Cell i begins with S_i, and cell Checks + T with 1.
  for (genvar i = 0; i < Rows * Cells; i++) begin : gen_load
    if (i < Checks) begin : gen_syndrome
      assign loaded[M*i+:M] = syndrome_i[M*i+:M];
    end else begin : gen_constant
      assign loaded[M*i+:M] = M'(i == Checks + T);
    end
  end

  always_ff @(posedge clk_i) begin
    if (start) begin
      delta_q  <= loaded;
      row_q    <= '0;
      step_q   <= '0;
      errors_q <= '0;
      gamma_q  <= M'(1);
    end else if (busy_q) begin
      delta_q <= (RowW * Rows)'({delta_next, delta_q} >> RowW);
      row_q   <= is_last_row ? '0 : row_q + 1'b1;
      head_q  <= head;
      swap_q  <= swap;
      if (is_last_row) begin
        step_q <= step_q + 1'b1;
        if (swap) begin
          gamma_q  <= head;
          errors_q <= step_q + 1'b1 - errors_q;
        end
      end
    end
    if (busy_q) theta_q <= (RowW * Rows)'({theta_next, theta_q} >> RowW);
  end

  assign valid_o     = valid_q;
  assign locator_o   = delta_q[M*T+:M*(T+1)];
  assign evaluator_o = delta_q[M*T-1:0];
  assign errors_o    = errors_q;
  assign fail_o      = errors_q > CountW'(Radius);

endmodule
