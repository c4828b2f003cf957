// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SSC+CSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme i-ssc-csc with hash
// 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
// Do not edit; regenerate: eccforge emit verilog i-ssc-csc --out DIR
`default_nettype none

// Product with the constant Factor in GF(2^8), polynomial 0x163: bit i of the operand counts for
// Factor alpha^i.
module i_ssc_csc_gf_scale (
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

endmodule  // i_ssc_csc_gf_scale

`default_nettype wire
