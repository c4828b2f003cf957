// SPDX-License-Identifier: MIT OR Apache-2.0
// x4 chipkill: Dell, A White Paper on the Benefits of Chipkill-Correct ECC, IBM 1997; layout as in
// Kim, Sullivan, Erez, Bamboo ECC, HPCA 2015
// Generated from scheme chipkill-x4 with hash
// e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
// Do not edit; regenerate: eccforge emit verilog chipkill-x4 --out DIR
`default_nettype none

// Whether the error is in one place: an error of value e there has the syndromes e Column[k]. The
// value is read off by Unscale, which undoes one of them; it is zero if nothing is wrong.
module chipkill_x4_rs_locator (
  input  wire  [15:0] syndrome_i,  // syndromes, S_0 least significant
  output wire         match_o,     // there is no error elsewhere
  output wire   [7:0] value_o      // its value, if it is
);
  parameter [15:0] Column = {2{8'h01}};
  parameter [15:0] Unscale = {{(16-1){1'b0}}, 1'b1};

  wire [15:0] terms;
  wire [15:0] expected;
  genvar k;
  generate
    for (k = 0; k < 2; k = k + 1) begin : g_syndrome
      chipkill_x4_gf_scale #(.Factor(Unscale[8*k +: 8])) u_value (
        .a_i(syndrome_i[8*k +: 8]),
        .product_o(terms[8*k +: 8])
      );
      chipkill_x4_gf_scale #(.Factor(Column[8*k +: 8])) u_expected (
        .a_i(value_o),
        .product_o(expected[8*k +: 8])
      );
    end
  endgenerate
  assign value_o = terms[7:0] ^ terms[15:8];
  assign match_o = syndrome_i == expected;

endmodule  // chipkill_x4_rs_locator

`default_nettype wire
