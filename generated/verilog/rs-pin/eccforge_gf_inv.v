// SPDX-License-Identifier: MIT OR Apache-2.0

// Inverse in GF(2^M), and 0 of 0: the power 2^M - 2, a product of the squares a^2, a^4, ...
module eccforge_gf_inv #(
  parameter integer M    = 8,
  parameter [M:0]   Poly = 9'h11d
) (
  input  wire [M-1:0] a_i,
  output wire [M-1:0] q_o
);

  // Place i: a to the power 2^i, and the product of those up to it.
  wire [M*M-1:0] square;
  wire [M*M-1:0] product;

  assign square[M-1:0]  = a_i;
  assign product[M-1:0] = {{(M - 1) {1'b0}}, 1'b1};
  assign q_o            = product[M*(M-1)+:M];

  genvar i;
  generate
    for (i = 1; i < M; i = i + 1) begin : gen_power
      eccforge_gf_mul #(.M(M), .Poly(Poly)) u_square (
        .a_i(square[M*(i-1)+:M]), .b_i(square[M*(i-1)+:M]), .p_o(square[M*i+:M])
      );
      eccforge_gf_mul #(.M(M), .Poly(Poly)) u_product (
        .a_i(product[M*(i-1)+:M]), .b_i(square[M*i+:M]), .p_o(product[M*i+:M])
      );
    end
  endgenerate

`ifdef ECC_SVA
  eccforge_gf_inv_sva #(.M(M), .Poly(Poly)) u_sva (.*);
`endif

endmodule
