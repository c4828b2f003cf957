// SPDX-License-Identifier: MIT OR Apache-2.0

// The power 2^Times in GF(2^M). It is linear: the sum of the powers of the terms of `a_i`.
module eccforge_gf_frobenius #(
  parameter integer M     = 8,
  parameter [M:0]   Poly  = 9'h11d,
  parameter integer Times = 1
) (
  input  wire [M-1:0] a_i,
  output wire [M-1:0] p_o
);

  // A value times x.
  function [M-1:0] shifted;
    input [M-1:0] value;
    shifted = (value << 1) ^ (Poly[M-1:0] & {M{value[M-1]}});
  endfunction

  function [M-1:0] square;
    input [M-1:0] value;
    reg [M-1:0] column;
    integer k;
    begin
      square = {M{1'b0}};
      column = {{(M - 1) {1'b0}}, 1'b1};
      for (k = 0; k < M; k = k + 1) begin
        square = square ^ (column & {M{value[k]}});
        column = shifted(shifted(column));
      end
    end
  endfunction

  function [M-1:0] power;
    input [M-1:0] value;
    integer t;
    begin
      power = value;
      for (t = 0; t < Times; t = t + 1) power = square(power);
    end
  endfunction

  // Column i is the power of x^i, a constant.
  function [M*M-1:0] columns;
    input integer unused;
    integer i;
    for (i = 0; i < M; i = i + 1) begin
      columns[M*i+:M] = power({{(M - 1) {1'b0}}, 1'b1} << i);
    end
  endfunction

  localparam [M*M-1:0] Columns = columns(0);

  function [M-1:0] sum;
    input [M-1:0] a;
    integer i;
    begin
      sum = {M{1'b0}};
      for (i = 0; i < M; i = i + 1) sum = sum ^ (Columns[M*i+:M] & {M{a[i]}});
    end
  endfunction

  assign p_o = sum(a_i);

endmodule
