// SPDX-License-Identifier: MIT OR Apache-2.0

// The definition of an inverse: the product with it is 1. Of 0 it is 0.
module eccforge_gf_inv_sva #(
  parameter int         M    = 8,
  parameter logic [M:0] Poly = (M+1)'('h11d)
) (
  input logic [M-1:0] a_i,
  input logic [M-1:0] q_o
);

  logic [2*M-1:0] product;

  always_comb begin
    product = '0;
    for (int i = 0; i < M; i++) product = product ^ (((2*M)'(a_i) << i) & {2*M{q_o[i]}});
    for (int i = 2*M - 1; i >= M; i--) begin
      product = product ^ (((2*M)'(Poly) << (i - M)) & {2*M{product[i]}});
    end
  end

  always_comb a_inverse: assert (a_i == '0 ? q_o == '0 : product == (2*M)'(1));

endmodule
