// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SSC+CSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme i-ssc-csc with hash
// 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
// Do not edit; regenerate: eccforge emit verilog i-ssc-csc --out DIR
`default_nettype none

// Check bits of one (144,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit, pin, byte.
module i_ssc_csc_cw_enc (
  input  wire [127:0] data_i,   // data bits in codeword order
  output wire  [15:0] check_o   // check bits in codeword order
);
  localparam [127:0] CHECK_0_MASK = 128'h01010101010101010101010101010101;
  localparam [127:0] CHECK_1_MASK = 128'h02020202020202020202020202020202;
  localparam [127:0] CHECK_2_MASK = 128'h04040404040404040404040404040404;
  localparam [127:0] CHECK_3_MASK = 128'h08080808080808080808080808080808;
  localparam [127:0] CHECK_4_MASK = 128'h10101010101010101010101010101010;
  localparam [127:0] CHECK_5_MASK = 128'h20202020202020202020202020202020;
  localparam [127:0] CHECK_6_MASK = 128'h40404040404040404040404040404040;
  localparam [127:0] CHECK_7_MASK = 128'h80808080808080808080808080808080;
  localparam [127:0] CHECK_8_MASK = 128'heedcb871e3c78e1d3a74e8d0a0408001;
  localparam [127:0] CHECK_9_MASK = 128'h3264c992244993274e9c3870e0c08102;
  localparam [127:0] CHECK_10_MASK = 128'h64c992244993274e9c3870e0c0810204;
  localparam [127:0] CHECK_11_MASK = 128'hc992244993274e9c3870e0c081020408;
  localparam [127:0] CHECK_12_MASK = 128'h92244993274e9c3870e0c08102040810;
  localparam [127:0] CHECK_13_MASK = 128'hca952b56ad5bb66ddab469d2a4489020;
  localparam [127:0] CHECK_14_MASK = 128'h7bf7eedcb871e3c78e1d3a74e8d0a040;
  localparam [127:0] CHECK_15_MASK = 128'hf7eedcb871e3c78e1d3a74e8d0a04080;

  // Check bits: each is the parity of the data bits under its mask.
  wire [15:0] check;
  assign check[0] = ^(data_i & CHECK_0_MASK);
  assign check[1] = ^(data_i & CHECK_1_MASK);
  assign check[2] = ^(data_i & CHECK_2_MASK);
  assign check[3] = ^(data_i & CHECK_3_MASK);
  assign check[4] = ^(data_i & CHECK_4_MASK);
  assign check[5] = ^(data_i & CHECK_5_MASK);
  assign check[6] = ^(data_i & CHECK_6_MASK);
  assign check[7] = ^(data_i & CHECK_7_MASK);
  assign check[8] = ^(data_i & CHECK_8_MASK);
  assign check[9] = ^(data_i & CHECK_9_MASK);
  assign check[10] = ^(data_i & CHECK_10_MASK);
  assign check[11] = ^(data_i & CHECK_11_MASK);
  assign check[12] = ^(data_i & CHECK_12_MASK);
  assign check[13] = ^(data_i & CHECK_13_MASK);
  assign check[14] = ^(data_i & CHECK_14_MASK);
  assign check[15] = ^(data_i & CHECK_15_MASK);

  assign check_o = check;

endmodule  // i_ssc_csc_cw_enc

`default_nettype wire
