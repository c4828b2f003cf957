// SPDX-License-Identifier: MIT OR Apache-2.0

// Product in GF(2^M) by Horner's rule; `Poly` is the irreducible polynomial with its highest term.
module eccforge_gf_mul #(
  parameter integer M    = 8,
  parameter [M:0]   Poly = 9'h11d
) (
  input  wire [M-1:0] a_i,
  input  wire [M-1:0] b_i,
  output wire [M-1:0] p_o
);

  // A value times x.
  function [M-1:0] shifted;
    input [M-1:0] value;
    shifted = (value << 1) ^ (Poly[M-1:0] & {M{value[M-1]}});
  endfunction

  function [M-1:0] product;
    input [M-1:0] a;
    input [M-1:0] b;
    integer i;
    begin
      product = {M{1'b0}};
      for (i = M - 1; i >= 0; i = i - 1) product = shifted(product) ^ (a & {M{b[i]}});
    end
  endfunction

  assign p_o = product(a_i, b_i);

`ifdef ECC_SVA
  eccforge_gf_mul_sva #(.M(M), .Poly(Poly)) u_sva (.*);
`endif

endmodule
