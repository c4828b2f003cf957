// SPDX-License-Identifier: MIT OR Apache-2.0
// OpenTitan (72,64): lowRISC OpenTitan, hw/ip/prim, prim_secded_72_64 (Apache-2.0)
// Generated from scheme opentitan-72-64 with hash
// a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
// Do not edit; regenerate: eccforge emit verilog opentitan-72-64 --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module opentitan_72_64_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'hb9000000001fffff;
  localparam [63:0] CHECK_1_MASK = 64'h5e00000fffe0003f;
  localparam [63:0] CHECK_2_MASK = 64'h67003ff003e007c1;
  localparam [63:0] CHECK_3_MASK = 64'hcd0fc0f03c207842;
  localparam [63:0] CHECK_4_MASK = 64'hb671c711c4438884;
  localparam [63:0] CHECK_5_MASK = 64'hb5b65926488c9108;
  localparam [63:0] CHECK_6_MASK = 64'hcbdaaa4a91152210;
  localparam [63:0] CHECK_7_MASK = 64'h7aed348d221a4420;

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

endmodule  // opentitan_72_64_cw_enc

`default_nettype wire
