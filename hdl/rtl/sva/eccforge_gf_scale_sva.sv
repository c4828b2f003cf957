// SPDX-License-Identifier: MIT OR Apache-2.0

// The definition of a product: that of the polynomials, divided by `Poly` with remainder.
module eccforge_gf_scale_sva #(
  parameter int           M      = 8,
  parameter logic [M:0]   Poly   = (M+1)'('h11d),
  parameter logic [M-1:0] Factor = M'(2)
) (
  input logic [M-1:0] a_i,
  input logic [M-1:0] p_o
);

  logic [2*M-1:0] product;

  always_comb begin
    product = '0;
    for (int i = 0; i < M; i++) product = product ^ (((2*M)'(a_i) << i) & {2*M{Factor[i]}});
    for (int i = 2*M - 1; i >= M; i--) begin
      product = product ^ (((2*M)'(Poly) << (i - M)) & {2*M{product[i]}});
    end
  end

  always_comb a_scale: assert (product == (2*M)'(p_o));

endmodule
