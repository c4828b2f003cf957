// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC searched: Entry of Sullivan et al., MICRO 2021, Section 6.1; matrix by eccforge search,
// examples/search-sec2bec-72-64-better.yaml, seed 1, chain 2
// Generated from scheme trio-searched with hash
// ad1bbfafc73c9d1f2a09e9b60214383a2ac3118a73ffe9dd5567be2983bcfdab.
// Do not edit; regenerate: eccforge emit verilog trio-searched --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
module trio_searched_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'hfdcc2bee53846192;
  localparam [63:0] CHECK_1_MASK = 64'ha116ffa94a422c7d;
  localparam [63:0] CHECK_2_MASK = 64'h0bb45860343c0dd0;
  localparam [63:0] CHECK_3_MASK = 64'h680983702d87d061;
  localparam [63:0] CHECK_4_MASK = 64'h82caa13c18d8ff5e;
  localparam [63:0] CHECK_5_MASK = 64'h50adb646e249bbf9;
  localparam [63:0] CHECK_6_MASK = 64'ha54e5613b23fe368;
  localparam [63:0] CHECK_7_MASK = 64'hb7b1b1c1b72cc86e;

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

endmodule  // trio_searched_cw_enc

`default_nettype wire
