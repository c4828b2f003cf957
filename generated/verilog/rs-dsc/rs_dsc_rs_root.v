// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// Whether the symbol with locator X is one of two in error, and by how much: X is a root of squared
// X^2 + linear X + constant, and then e X^b = offset + slope X [Lin & Costello, Section 6.3].
module rs_dsc_rs_root (
  input  wire   [7:0] squared_i,   // S_0 S_2 + S_1^2
  input  wire   [7:0] linear_i,    // S_0 S_3 + S_1 S_2
  input  wire   [7:0] constant_i,  // S_1 S_3 + S_2^2
  input  wire   [7:0] offset_i,    // S_0 + Q S_1, Q = squared / linear
  input  wire   [7:0] slope_i,     // Q S_0
  output wire         root_o,      // X is a root
  output wire   [7:0] value_o      // e, if it is and there are two
);
  parameter [7:0] Locator = 8'h01;
  parameter [7:0] Square = 8'h01;    // X^2
  parameter [7:0] Unscale = 8'h01;   // X^-b

  wire [7:0] squared;
  wire [7:0] linear;
  wire [7:0] slope;
  rs_dsc_gf_scale #(.Factor(Square)) u_squared (.a_i(squared_i), .product_o(squared));
  rs_dsc_gf_scale #(.Factor(Locator)) u_linear (.a_i(linear_i), .product_o(linear));
  rs_dsc_gf_scale #(.Factor(Locator)) u_slope (.a_i(slope_i), .product_o(slope));
  rs_dsc_gf_scale #(.Factor(Unscale)) u_value (
    .a_i(offset_i ^ slope),
    .product_o(value_o)
  );
  assign root_o = (squared ^ linear) == constant_i;

endmodule  // rs_dsc_rs_root

`default_nettype wire
