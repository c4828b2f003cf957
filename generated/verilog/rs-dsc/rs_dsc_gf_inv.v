// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// Inverse, zero for zero: a^(2^8 - 2) is the product of the squares a^2, a^4, ... a^(2^7) [Fermat].
module rs_dsc_gf_inv (
  input  wire   [7:0] a_i,        // operand
  output wire   [7:0] inverse_o   // 1 / a
);
  wire [63:0] squares;   // a^(2^i)
  wire [63:0] products;  // a^(2^1 + ... + 2^i)
  assign squares[7:0] = a_i;
  assign products[7:0] = 8'h01;
  genvar i;
  generate
    for (i = 1; i < 8; i = i + 1) begin : g_power
      rs_dsc_gf_mul u_square (
        .a_i(squares[8*i-1 -: 8]),
        .b_i(squares[8*i-1 -: 8]),
        .product_o(squares[8*i +: 8])
      );
      rs_dsc_gf_mul u_product (
        .a_i(products[8*i-1 -: 8]),
        .b_i(squares[8*i +: 8]),
        .product_o(products[8*i +: 8])
      );
    end
  endgenerate
  assign inverse_o = products[63 -: 8];

endmodule  // rs_dsc_gf_inv

`default_nettype wire
