// SPDX-License-Identifier: MIT OR Apache-2.0

// Key equation of a BCH or Reed-Solomon code: the reformulated inversion-free algorithm of
// Berlekamp and Massey [Sarwate and Shanbhag, IEEE Trans. VLSI Systems 9(5), 2001], folded. The
// algorithm has Checks + Degree + 1 cells and makes Checks steps. `Cells` pairs of multipliers
// compute one row of cells in a clock, so the result is valid Checks * ceil((Checks + Degree + 1) /
// Cells) + 1 clocks after the syndromes are taken.
//
// Each erased symbol takes one of the first steps, which multiplies both polynomials by the factor
// of its locator [Blahut, Algebraic Codes for Data Transmission, Section 7.4]. The result then has
// the roots of all erased symbols too, so its degree is up to Checks.
module eccforge_seq_key #(
  parameter int         M         = 8,
  parameter logic [M:0] Poly      = 9'h11d,
  parameter int         Checks    = 4,       // syndromes
  parameter int         Degree    = 2,       // floor(Checks / 2), with erasures Checks
  parameter int         Radius    = 2,       // most errors that are corrected
  parameter int         Erasures  = 0,       // most erased symbols
  parameter int         Cells     = 1,       // pairs of multipliers
  parameter bit         ResetSync = 1'b0,
  parameter int         CountW    = $clog2(Checks + 2),
  parameter int         Marks     = (Erasures == 0) ? 1 : Erasures
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                valid_i,
  output logic                ready_o,
  input  logic [M*Checks-1:0] syndrome_i,   // S_0 least significant
  input  logic [CountW-1:0]   erased_i,     // erased symbols, or `Erasures` + 1 for more
  input  logic [M*Marks-1:0]  marks_i,      // their locators, in any order
  output logic                valid_o,
  input  logic                ready_i,
  output logic [M*(Degree+1)-1:0] locator_o,  // times a constant; x^0 least significant
  output logic [M*Degree-1:0] evaluator_o,  // terms x^Checks, ... of locator times syndromes
  output logic [CountW-1:0]   errors_o,     // degree that the locator must have
  output logic                fail_o        // more errors than are corrected
);

  localparam int Rows  = (Checks + Degree + Cells) / Cells;
  localparam int RowW  = M * Cells;
  localparam int IndexW = (Rows == 1) ? 1 : $clog2(Rows);

  logic [RowW*Rows-1:0] delta_q, theta_q, loaded;
  logic [RowW-1:0]      delta, theta, delta_next, theta_next;
  logic [M-1:0]         head, head_q, gamma_q;
  logic                 is_wrong, swap, swap_q;
  logic [IndexW-1:0]    row_q;
  logic [CountW-1:0]    step_q, errors_q;
  logic                 start, is_first_row, is_last_row, is_last_step;
  logic                 busy_d, busy_q, valid_d, valid_q, live_q;
  logic [CountW-1:0]    erased;
  logic [M-1:0]         mark;
  logic                 is_erasure, is_first_step;

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

  // The erased symbols of this codeword, the locator of the next one at the low end.
  if (Erasures == 0) begin : gen_no_marks
    logic unused;
    assign unused        = ^{erased_i, marks_i};
    assign erased        = '0;
    assign mark          = '0;
    assign is_erasure    = 1'b0;
    assign is_first_step = step_q == '0;
  end else begin : gen_marks
    logic [CountW-1:0]  erased_q;
    logic [M*Marks-1:0] marks_q;
    always_ff @(posedge clk_i) begin
      if (start) begin
        erased_q <= erased_i;
        marks_q  <= marks_i;
      end else if (busy_q & is_last_row) begin
        marks_q <= marks_q >> M;
      end
    end
    assign erased        = erased_q;
    assign mark          = marks_q[M-1:0];
    assign is_erasure    = step_q < erased_q;
    assign is_first_step = step_q <= erased_q;
  end

  // The discrepancy is cell 0 at the begin of a step. Twice the degree is at most the step where
  // the algorithm replaces its second polynomial. Steps count from the last erased symbol on, so
  // none is replaced before.
  assign head = !is_first_row ? head_q : is_erasure ? mark : delta[M-1:0];
  assign is_wrong = |head;
  assign swap = !is_first_row ? swap_q
              : is_wrong & ({1'b0, errors_q, 1'b0} + {2'b0, erased} <= {2'b0, step_q});

  // Rows move through the registers, the row of this clock at the low end. Both polynomials are
  // equal until the first step after those of erased symbols, so steps until then read one of them.
  assign delta = delta_q[RowW-1:0];
  assign theta = is_first_step ? delta : theta_q[RowW-1:0];
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

  // Cell i begins with S_i, and cell Checks + Degree with 1.
  for (genvar i = 0; i < Rows * Cells; i++) begin : gen_load
    if (i < Checks) begin : gen_syndrome
      assign loaded[M*i+:M] = syndrome_i[M*i+:M];
    end else begin : gen_constant
      assign loaded[M*i+:M] = M'(i == Checks + Degree);
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
          errors_q <= step_q + 1'b1 - erased - errors_q;
        end
      end
    end
    if (busy_q) theta_q <= (RowW * Rows)'({theta_next, theta_q} >> RowW);
  end

  assign valid_o     = valid_q;
  assign locator_o   = delta_q[M*Degree+:M*(Degree+1)];
  assign evaluator_o = delta_q[M*Degree-1:0];
  assign errors_o    = errors_q + erased;
  if (Erasures == 0) begin : gen_fail
    assign fail_o = errors_q > CountW'(Radius);
  end else begin : gen_fail_erased
    // Each error takes two syndromes, and each erased symbol one.
    assign fail_o = errors_q > CountW'(Radius) || erased > CountW'(Erasures)
                  || {1'b0, errors_q, 1'b0} + {2'b0, erased} > (CountW + 2)'(Checks);
  end

`ifdef ECC_SVA
  eccforge_seq_key_sva #(
    .Steps(Checks), .Rows(Rows), .CountW(CountW), .IndexW(IndexW)
  ) u_sva (.*);
`endif

endmodule
