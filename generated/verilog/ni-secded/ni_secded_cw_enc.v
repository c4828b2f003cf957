// SPDX-License-Identifier: MIT OR Apache-2.0
// NI:SEC-DED: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1; Hsiao 1970, version 1
// Generated from scheme ni-secded with hash
// 0543bda1bbc37026f94472784b7f83fbcf1f3bea29fe4a8a4014e9118b705185.
// Do not edit; regenerate: eccforge emit verilog ni-secded --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module ni_secded_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'h0738c808099264ff;
  localparam [63:0] CHECK_1_MASK = 64'h38c808099264ff07;
  localparam [63:0] CHECK_2_MASK = 64'hc808099264ff0738;
  localparam [63:0] CHECK_3_MASK = 64'h08099264ff0738c8;
  localparam [63:0] CHECK_4_MASK = 64'h099264ff0738c808;
  localparam [63:0] CHECK_5_MASK = 64'h9264ff0738c80809;
  localparam [63:0] CHECK_6_MASK = 64'h64ff0738c8080992;
  localparam [63:0] CHECK_7_MASK = 64'hff0738c808099264;

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

endmodule  // ni_secded_cw_enc

`default_nettype wire
