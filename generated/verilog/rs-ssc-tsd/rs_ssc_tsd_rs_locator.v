// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) SSC-TSD: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-ssc-tsd with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog rs-ssc-tsd --out DIR
`default_nettype none

// Whether the error is in one place: an error of value e there has the syndromes e Column[k]. The
// value is read off by Unscale, which undoes one of them; it is zero if nothing is wrong.
module rs_ssc_tsd_rs_locator (
  input  wire  [31:0] syndrome_i,  // syndromes, S_0 least significant
  output wire         match_o,     // there is no error elsewhere
  output wire   [7:0] value_o      // its value, if it is
);
  parameter [31:0] Column = {4{8'h01}};
  parameter [31:0] Unscale = {{(32-1){1'b0}}, 1'b1};

  wire [31:0] terms;
  wire [31:0] expected;
  genvar k;
  generate
    for (k = 0; k < 4; k = k + 1) begin : g_syndrome
      rs_ssc_tsd_gf_scale #(.Factor(Unscale[8*k +: 8])) u_value (
        .a_i(syndrome_i[8*k +: 8]),
        .product_o(terms[8*k +: 8])
      );
      rs_ssc_tsd_gf_scale #(.Factor(Column[8*k +: 8])) u_expected (
        .a_i(value_o),
        .product_o(expected[8*k +: 8])
      );
    end
  endgenerate
  assign value_o = terms[7:0] ^ terms[15:8] ^ terms[23:16]
      ^ terms[31:24];
  assign match_o = syndrome_i == expected;

endmodule  // rs_ssc_tsd_rs_locator

`default_nettype wire
