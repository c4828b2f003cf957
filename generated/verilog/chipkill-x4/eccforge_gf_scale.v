// SPDX-License-Identifier: MIT OR Apache-2.0

// Product with a constant in GF(2^M): a sum of the products of the constant with powers of x.
module eccforge_gf_scale #(
  parameter integer M      = 8,
  parameter [M:0]   Poly   = 9'h11d,
  parameter [M-1:0] Factor = 8'h02
) (
  input  wire [M-1:0] a_i,
  output wire [M-1:0] p_o
);

  // A value times x.
  function [M-1:0] shifted;
    input [M-1:0] value;
    shifted = (value << 1) ^ (Poly[M-1:0] & {M{value[M-1]}});
  endfunction

  function [M-1:0] scaled;
    input [M-1:0] a;
    reg [M-1:0] column;
    integer i;
    begin
      scaled = {M{1'b0}};
      column = Factor;
      for (i = 0; i < M; i = i + 1) begin
        scaled = scaled ^ (column & {M{a[i]}});
        column = shifted(column);
      end
    end
  endfunction

  assign p_o = scaled(a_i);

`ifdef ECC_SVA
  eccforge_gf_scale_sva #(.M(M), .Poly(Poly), .Factor(Factor)) u_sva (.*);
`endif

endmodule
