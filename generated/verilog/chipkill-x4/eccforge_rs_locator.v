// SPDX-License-Identifier: MIT OR Apache-2.0

// Whether an error is in one place only, and its value: see `eccforge_rs_places`.
module eccforge_rs_locator #(
  parameter integer        M       = 8,
  parameter [M:0]          Poly    = 9'h11d,
  parameter integer        Checks  = 2,
  parameter [M*Checks-1:0] Column  = 16'h0101,
  parameter [M*Checks-1:0] Unscale = 16'h0001
) (
  input  wire [M*Checks-1:0] syndrome_i,
  output wire                fits_o,
  output wire [M-1:0]        value_o
);

  wire [M*Checks-1:0] expected;
  wire [M*Checks-1:0] terms;
  reg  [M-1:0]        sum;

  genvar k;
  generate
    for (k = 0; k < Checks; k = k + 1) begin : gen_check
      eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Unscale[M*k+:M])) u_value (
        .a_i(syndrome_i[M*k+:M]), .p_o(terms[M*k+:M])
      );
      eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Column[M*k+:M])) u_expected (
        .a_i(value_o), .p_o(expected[M*k+:M])
      );
    end
  endgenerate

  integer term;
  always @* begin
    sum = {M{1'b0}};
    for (term = 0; term < Checks; term = term + 1) sum = sum ^ terms[M*term+:M];
  end

  assign value_o = sum;
  assign fits_o  = syndrome_i == expected;

endmodule
