// SPDX-License-Identifier: MIT OR Apache-2.0

// Errors in two symbols of a Reed-Solomon codeword with four syndromes, by Peterson's decoder: the
// locators of the symbols are the roots of a quadratic [Lin & Costello, Section 6.3].
// Symbol 0 is least significant in all tables.
module eccforge_rs_pairs #(
  parameter integer         M          = 8,
  parameter [M:0]           Poly       = 9'h11d,
  parameter integer         Symbols    = 36,
  parameter integer         SingleBits = 0,  // symbols of the two that must have one wrong bit
  parameter [M*Symbols-1:0] Locators   = {Symbols{8'h01}},
  parameter [M*Symbols-1:0] Squares    = {Symbols{8'h01}},  // X^2
  parameter [M*Symbols-1:0] Unscales   = {Symbols{8'h01}}   // X^-b; S_0 has the power b of X
) (
  input  wire [4*M-1:0]       syndrome_i,
  output wire [M*Symbols-1:0] flips_o,
  output wire                 match_o
);

  wire [M-1:0] s_0 = syndrome_i[0+:M];
  wire [M-1:0] s_1 = syndrome_i[M+:M];
  wire [M-1:0] s_2 = syndrome_i[2*M+:M];
  wire [M-1:0] s_3 = syndrome_i[3*M+:M];

  // The quadratic squared X^2 + linear X + constant.
  wire [M-1:0] s_0_s_2, s_1_s_1, s_0_s_3, s_1_s_2, s_1_s_3, s_2_s_2;
  wire [M-1:0] squared  = s_0_s_2 ^ s_1_s_1;
  wire [M-1:0] linear   = s_0_s_3 ^ s_1_s_2;
  wire [M-1:0] constant = s_1_s_3 ^ s_2_s_2;
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_s_0_s_2 (.a_i(s_0), .b_i(s_2), .p_o(s_0_s_2));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_s_1_s_1 (.a_i(s_1), .b_i(s_1), .p_o(s_1_s_1));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_s_0_s_3 (.a_i(s_0), .b_i(s_3), .p_o(s_0_s_3));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_s_1_s_2 (.a_i(s_1), .b_i(s_2), .p_o(s_1_s_2));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_s_1_s_3 (.a_i(s_1), .b_i(s_3), .p_o(s_1_s_3));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_s_2_s_2 (.a_i(s_2), .b_i(s_2), .p_o(s_2_s_2));

  // Q = squared / linear = 1 / (X + Y); the value at X is (S_0 + Q S_1 + Q S_0 X) X^-b.
  wire [M-1:0] inverse, q, q_s_0, q_s_1;
  eccforge_gf_inv #(.M(M), .Poly(Poly)) u_inverse (.a_i(linear), .q_o(inverse));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_q (.a_i(squared), .b_i(inverse), .p_o(q));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_q_s_0 (.a_i(q), .b_i(s_0), .p_o(q_s_0));
  eccforge_gf_mul #(.M(M), .Poly(Poly)) u_q_s_1 (.a_i(q), .b_i(s_1), .p_o(q_s_1));

  wire [Symbols-1:0] root, single;

  // Two roots are at least two bits set, and a quadratic has no more.
  wire two = (|(root & (root - {{(Symbols - 1) {1'b0}}, 1'b1}))) & (|squared);
  wire is_single = ((SingleBits == 1) & (|single)) | (&(single | ~root));
  assign match_o = two & ((SingleBits == 0) | is_single);

  genvar s;
  generate
    for (s = 0; s < Symbols; s = s + 1) begin : gen_symbol
      wire [M-1:0] squared_x, linear_x, slope_x, value;
      eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Squares[M*s+:M])) u_squared (
        .a_i(squared), .p_o(squared_x)
      );
      eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Locators[M*s+:M])) u_linear (
        .a_i(linear), .p_o(linear_x)
      );
      eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Locators[M*s+:M])) u_slope (
        .a_i(q_s_0), .p_o(slope_x)
      );
      eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Unscales[M*s+:M])) u_value (
        .a_i(s_0 ^ q_s_1 ^ slope_x), .p_o(value)
      );
      assign root[s]         = (squared_x ^ linear_x) == constant;
      assign single[s]       = root[s] & ~(|(value & (value - {{(M - 1) {1'b0}}, 1'b1})));
      assign flips_o[M*s+:M] = value & {M{root[s] & match_o}};
    end
  endgenerate

endmodule
