// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// Product of two elements of the field.
module rs_dsc_gf_mul (
  input  wire   [7:0] a_i,        // one factor
  input  wire   [7:0] b_i,        // the other
  output wire   [7:0] product_o   // a b
);
  // b alpha^i: a shift, and a reduction by the polynomial where a one leaves the top.
  wire [7:0] f_0 = b_i;
  wire [7:0] f_1 = {f_0[6:0], 1'b0} ^ (8'h63 & {8{f_0[7]}});
  wire [7:0] f_2 = {f_1[6:0], 1'b0} ^ (8'h63 & {8{f_1[7]}});
  wire [7:0] f_3 = {f_2[6:0], 1'b0} ^ (8'h63 & {8{f_2[7]}});
  wire [7:0] f_4 = {f_3[6:0], 1'b0} ^ (8'h63 & {8{f_3[7]}});
  wire [7:0] f_5 = {f_4[6:0], 1'b0} ^ (8'h63 & {8{f_4[7]}});
  wire [7:0] f_6 = {f_5[6:0], 1'b0} ^ (8'h63 & {8{f_5[7]}});
  wire [7:0] f_7 = {f_6[6:0], 1'b0} ^ (8'h63 & {8{f_6[7]}});

  assign product_o = (f_0 & {8{a_i[0]}}) ^ (f_1 & {8{a_i[1]}}) ^ (f_2 & {8{a_i[2]}})
      ^ (f_3 & {8{a_i[3]}}) ^ (f_4 & {8{a_i[4]}}) ^ (f_5 & {8{a_i[5]}})
      ^ (f_6 & {8{a_i[6]}}) ^ (f_7 & {8{a_i[7]}});

endmodule  // rs_dsc_gf_mul

`default_nettype wire
