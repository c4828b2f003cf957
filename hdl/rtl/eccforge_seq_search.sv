// SPDX-License-Identifier: MIT OR Apache-2.0

// Search of Chien for the roots of the locator, the highest power of the word first, and the values
// of the errors by Forney's formula. After `start_i`, each clock with `en_i` evaluates the symbols
// of one beat; the flips of this beat are at the outputs in the next clock.
module eccforge_seq_search #(
  parameter int                   M         = 8,
  parameter logic [M:0]           Poly      = 9'h11d,
  parameter int                   Degree    = 2,       // most roots of the locator
  parameter int                   Lanes     = 1,       // symbols in a beat
  parameter bit                   Binary    = 1'b0,    // the value of every error is 1
  parameter logic [M*(Degree+1)-1:0]   LocStart  = '0,      // X^-i of the first symbol, i = 0 least
  parameter logic [M*(Degree+1)-1:0]   LocStep   = '0,      // from one symbol to the next
  parameter logic [M*Degree-1:0]       EvalStart = '0,      // the same for the evaluator's terms
  parameter logic [M*Degree-1:0]       EvalStep  = '0,
  parameter int                   SymW      = Binary ? 1 : M
) (
  input  logic                  clk_i,
  input  logic                  start_i,
  input  logic                  en_i,
  input  logic [M*(Degree+1)-1:0]    locator_i,
  input  logic [M*Degree-1:0]        evaluator_i,
  output logic [Lanes-1:0]      root_o,
  output logic [SymW*Lanes-1:0] flips_o
);

  // Terms of the locator and of the evaluator at each symbol of the beat.
  logic [M*(Degree+1)*Lanes-1:0] locator;
  for (genvar i = 0; i <= Degree; i++) begin : gen_locator
    eccforge_seq_term #(
      .M(M), .Poly(Poly), .Lanes(Lanes), .Start(LocStart[M*i+:M]), .Step(LocStep[M*i+:M])
    ) u_term (
      .clk_i, .start_i, .en_i, .a_i(locator_i[M*i+:M]), .p_o(locator[M*Lanes*i+:M*Lanes])
    );
  end

  logic [M*Lanes-1:0] evaluator_sum;
  if (Binary) begin : gen_no_evaluator
    logic unused;
    assign unused        = ^{evaluator_i, EvalStart, EvalStep, evaluator_sum};
    assign evaluator_sum = '0;
  end else begin : gen_evaluator
    logic [M*Degree*Lanes-1:0] evaluator;
    for (genvar i = 0; i < Degree; i++) begin : gen_term
      eccforge_seq_term #(
        .M(M), .Poly(Poly), .Lanes(Lanes), .Start(EvalStart[M*i+:M]), .Step(EvalStep[M*i+:M])
      ) u_term (
        .clk_i, .start_i, .en_i, .a_i(evaluator_i[M*i+:M]), .p_o(evaluator[M*Lanes*i+:M*Lanes])
      );
    end
    always_comb begin
      evaluator_sum = '0;
      for (int i = 0; i < Degree; i++) begin
        evaluator_sum = evaluator_sum ^ evaluator[M*Lanes*i+:M*Lanes];
      end
    end
  end

  for (genvar l = 0; l < Lanes; l++) begin : gen_lane
    logic [M-1:0] even, odd;
    logic         is_root, root_q;
    assign is_root = even == odd;
    always_comb begin
      even = '0;
      odd  = '0;
      for (int i = 0; i <= Degree; i += 2) even = even ^ locator[M*(Lanes*i+l)+:M];
      for (int i = 1; i <= Degree; i += 2) odd = odd ^ locator[M*(Lanes*i+l)+:M];
    end
    always_ff @(posedge clk_i) if (en_i) root_q <= is_root;
    assign root_o[l] = root_q;
    if (Binary) begin : gen_bit
      assign flips_o[l] = root_q;
    end else begin : gen_value
      // The odd terms of the locator are the derivative times 1/X.
      logic [M-1:0] value_q, odd_q, inverse, value;
      always_ff @(posedge clk_i) begin
        if (en_i) begin
          value_q <= evaluator_sum[M*l+:M];
          odd_q   <= odd;
        end
      end
      eccforge_gf_inv_chain #(.M(M), .Poly(Poly)) u_inverse (.a_i(odd_q), .q_o(inverse));
      eccforge_gf_mul #(.M(M), .Poly(Poly)) u_value (.a_i(value_q), .b_i(inverse), .p_o(value));
      assign flips_o[M*l+:M] = root_q ? value : '0;
    end
  end

endmodule
