// SPDX-License-Identifier: MIT OR Apache-2.0

// Syndromes of a codeword of symbols of M bits: S_k is the sum of r_s Rows[k][s] over the symbols
// r_s. `Rows` is H over the field; row 0 and symbol 0 are least significant.
module eccforge_rs_syndrome #(
  parameter integer                M       = 8,
  parameter [M:0]                  Poly    = 9'h11d,
  parameter integer                Symbols = 18,
  parameter integer                Checks  = 2,
  parameter [M*Symbols*Checks-1:0] Rows    = {(Symbols * Checks) {8'h01}}
) (
  input  wire [M*Symbols-1:0] codeword_i,
  output wire [M*Checks-1:0]  syndrome_o
);

  genvar k, s;
  generate
    for (k = 0; k < Checks; k = k + 1) begin : gen_check
      wire [M*Symbols-1:0] terms;
      for (s = 0; s < Symbols; s = s + 1) begin : gen_symbol
        eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Rows[M*(Symbols*k+s)+:M])) u_term (
          .a_i(codeword_i[M*s+:M]), .p_o(terms[M*s+:M])
        );
      end
      reg [M-1:0] sum;
      integer symbol;
      always @* begin
        sum = {M{1'b0}};
        for (symbol = 0; symbol < Symbols; symbol = symbol + 1) sum = sum ^ terms[M*symbol+:M];
      end
      assign syndrome_o[M*k+:M] = sum;
    end
  endgenerate

endmodule
