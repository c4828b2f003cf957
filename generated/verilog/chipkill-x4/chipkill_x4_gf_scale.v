// SPDX-License-Identifier: MIT OR Apache-2.0
// x4 chipkill: Dell, A White Paper on the Benefits of Chipkill-Correct ECC, IBM 1997; layout as in
// Kim, Sullivan, Erez, Bamboo ECC, HPCA 2015
// Generated from scheme chipkill-x4 with hash
// e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
// Do not edit; regenerate: eccforge emit verilog chipkill-x4 --out DIR
`default_nettype none

// Product with the constant Factor in GF(2^8), polynomial 0x163: bit i of the operand counts for
// Factor alpha^i.
module chipkill_x4_gf_scale (
  input  wire   [7:0] a_i,        // operand
  output wire   [7:0] product_o   // a Factor
);
  parameter [7:0] Factor = 8'h01;

  // Factor alpha^i: a shift, and a reduction by the polynomial where a one leaves the top.
  localparam [7:0] F_0 = Factor;
  localparam [7:0] F_1 = {F_0[6:0], 1'b0} ^ (8'h63 & {8{F_0[7]}});
  localparam [7:0] F_2 = {F_1[6:0], 1'b0} ^ (8'h63 & {8{F_1[7]}});
  localparam [7:0] F_3 = {F_2[6:0], 1'b0} ^ (8'h63 & {8{F_2[7]}});
  localparam [7:0] F_4 = {F_3[6:0], 1'b0} ^ (8'h63 & {8{F_3[7]}});
  localparam [7:0] F_5 = {F_4[6:0], 1'b0} ^ (8'h63 & {8{F_4[7]}});
  localparam [7:0] F_6 = {F_5[6:0], 1'b0} ^ (8'h63 & {8{F_5[7]}});
  localparam [7:0] F_7 = {F_6[6:0], 1'b0} ^ (8'h63 & {8{F_6[7]}});

  assign product_o = (F_0 & {8{a_i[0]}}) ^ (F_1 & {8{a_i[1]}}) ^ (F_2 & {8{a_i[2]}})
      ^ (F_3 & {8{a_i[3]}}) ^ (F_4 & {8{a_i[4]}}) ^ (F_5 & {8{a_i[5]}})
      ^ (F_6 & {8{a_i[6]}}) ^ (F_7 & {8{a_i[7]}});

endmodule  // chipkill_x4_gf_scale

`default_nettype wire
