// SPDX-License-Identifier: MIT OR Apache-2.0

// Product with a constant in GF(2^M): a sum of the products of the constant with powers of x.
module ecc_gf_scale #(
  parameter int           M      = 8,
  parameter logic [M:0]   Poly   = (M+1)'('h11d),
  parameter logic [M-1:0] Factor = M'(2)
) (
  input  logic [M-1:0] a_i,
  output logic [M-1:0] p_o
);

  // A value times x.
  function automatic logic [M-1:0] shifted(input logic [M-1:0] value);
    shifted = (value << 1) ^ (Poly[M-1:0] & {M{value[M-1]}});
  endfunction

  function automatic logic [M-1:0] scaled(input logic [M-1:0] a);
    logic [M-1:0] column;
    scaled = '0;
    column = Factor;
    for (int i = 0; i < M; i++) begin
      scaled = scaled ^ (column & {M{a[i]}});
      column = shifted(column);
    end
  endfunction

  assign p_o = scaled(a_i);

`ifdef ECC_SVA
  ecc_gf_scale_sva #(.M(M), .Poly(Poly), .Factor(Factor)) u_sva (.*);
`endif

endmodule
