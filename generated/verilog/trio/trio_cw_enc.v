// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1
// Generated from scheme trio with hash
// 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
// Do not edit; regenerate: eccforge emit verilog trio --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
module trio_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'h3b3f554278397fc3;
  localparam [63:0] CHECK_1_MASK = 64'h199ecab8ec952d1e;
  localparam [63:0] CHECK_2_MASK = 64'h2dcc654767c3a66b;
  localparam [63:0] CHECK_3_MASK = 64'h06680ab243699c97;
  localparam [63:0] CHECK_4_MASK = 64'hb087c194c14a4da4;
  localparam [63:0] CHECK_5_MASK = 64'h504338586821f078;
  localparam [63:0] CHECK_6_MASK = 64'hfc24a437151cf57e;
  localparam [63:0] CHECK_7_MASK = 64'hea1a520bf38edf7c;

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  assign check[0] = ^(data_i & CHECK_0_MASK);
  assign check[1] = ^(data_i & CHECK_1_MASK);
  assign check[2] = ^(data_i & CHECK_2_MASK);
  assign check[3] = ^(data_i & CHECK_3_MASK);
  assign check[4] = ^(data_i & CHECK_4_MASK);
  assign check[5] = ^(data_i & CHECK_5_MASK);
  assign check[6] = ^(data_i & CHECK_6_MASK);
  assign check[7] = ^(data_i & CHECK_7_MASK);

  assign check_o = check;

endmodule  // trio_cw_enc

`default_nettype wire
