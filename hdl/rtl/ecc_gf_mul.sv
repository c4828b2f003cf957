// SPDX-License-Identifier: MIT OR Apache-2.0

// Product in GF(2^M) by Horner's rule; `Poly` is the irreducible polynomial with its highest term.
module ecc_gf_mul #(
  parameter int         M    = 8,
  parameter logic [M:0] Poly = (M+1)'('h11d)
) (
  input  logic [M-1:0] a_i,
  input  logic [M-1:0] b_i,
  output logic [M-1:0] p_o
);

  // A value times x.
  function automatic logic [M-1:0] shifted(input logic [M-1:0] value);
    shifted = (value << 1) ^ (Poly[M-1:0] & {M{value[M-1]}});
  endfunction

  function automatic logic [M-1:0] product(input logic [M-1:0] a, input logic [M-1:0] b);
    product = '0;
    for (int i = M - 1; i >= 0; i--) product = shifted(product) ^ (a & {M{b[i]}});
  endfunction

  assign p_o = product(a_i, b_i);

`ifdef ECC_SVA
  ecc_gf_mul_sva #(.M(M), .Poly(Poly)) u_sva (.*);
`endif

endmodule
