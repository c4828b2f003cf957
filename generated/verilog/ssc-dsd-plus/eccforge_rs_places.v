// SPDX-License-Identifier: MIT OR Apache-2.0

// Errors of one value in one of several places, each a set of symbols, from the syndromes of a
// Reed-Solomon codeword. All places are tried at once, a one-shot decoder without logarithms
// [Sullivan et al., MICRO 2021, Fig. 7c; Lin & Costello, Section 6.3].
//
// An error of value e in a place has the syndromes e Columns[place][k]. `Unscales[place]` has the
// inverse of one of these columns, and zeros: it gives the value. At most one place matches.
// Place 0, syndrome 0 and symbol 0 are least significant in all tables.
module eccforge_rs_places #(
  parameter integer               M        = 8,
  parameter [M:0]                 Poly     = 9'h11d,
  parameter integer               Symbols  = 18,
  parameter integer               Checks   = 2,
  parameter integer               Places   = 18,
  parameter [M*Checks*Places-1:0] Columns  = {(Checks * Places) {8'h01}},
  parameter [M*Checks*Places-1:0] Unscales = {Places{16'h0001}},
  // The symbols of each place.
  parameter [Symbols*Places-1:0]  Members  = {(Symbols * Places) {1'b1}},
  // The values that are corrected; 0 must not be one.
  parameter [(1<<M)-1:0]          Values   = {{255{1'b1}}, 1'b0}
) (
  input  wire [M*Checks-1:0]  syndrome_i,
  output wire [M*Symbols-1:0] flips_o,
  output wire                 match_o
);

  wire [Places-1:0]   match;
  wire [M*Places-1:0] values;
  // The value of the place that matches.
  reg  [M-1:0]        value;

  genvar p, s;
  generate
    for (p = 0; p < Places; p = p + 1) begin : gen_place
      wire fits;
      wire correctable;
      eccforge_rs_locator #(
        .M(M), .Poly(Poly), .Checks(Checks),
        .Column(Columns[M*Checks*p+:M*Checks]), .Unscale(Unscales[M*Checks*p+:M*Checks])
      ) u_locator (
        .syndrome_i(syndrome_i), .fits_o(fits), .value_o(values[M*p+:M])
      );
      eccforge_rs_correctable #(.M(M), .Values(Values)) u_correctable (
        .value_i(values[M*p+:M]), .correctable_o(correctable)
      );
      assign match[p] = fits & correctable;
    end

    for (s = 0; s < Symbols; s = s + 1) begin : gen_symbol
      wire [Places-1:0] here;
      for (p = 0; p < Places; p = p + 1) begin : gen_here
        assign here[p] = match[p] & Members[Symbols*p+s];
      end
      assign flips_o[M*s+:M] = value & {M{|here}};
    end
  endgenerate

  integer place;
  always @* begin
    value = {M{1'b0}};
    for (place = 0; place < Places; place = place + 1) begin
      value = value | (values[M*place+:M] & {M{match[place]}});
    end
  end

  assign match_o = |match;

endmodule
