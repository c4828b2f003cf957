// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (137,128): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-137-128 with hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
`default_nettype none

// Check bits of one (137,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_137_128_cw_enc (
  input  wire [127:0] data_i,   // data bits in codeword order
  output wire   [8:0] check_o   // check bits in codeword order
);
  localparam [127:0] CHECK_0_MASK = 128'hb555ab356ab020844b04225844b12cb7;
  localparam [127:0] CHECK_1_MASK = 128'hccd6acd5aad04108950844a88952555b;
  localparam [127:0] CHECK_2_MASK = 128'hab5ab356ab5082112610893112649a6d;
  localparam [127:0] CHECK_3_MASK = 128'h356b4d5aad510422382111c22388e38e;
  localparam [127:0] CHECK_4_MASK = 128'hd5acb56ad5520843c0421e043c0f03f0;
  localparam [127:0] CHECK_5_MASK = 128'h56b2d5ab3564107c0083e007c00ffc00;
  localparam [127:0] CHECK_6_MASK = 128'h5acb56acd5a81f8000fc0007fff00000;
  localparam [127:0] CHECK_7_MASK = 128'haaad5ab356afe00000fffff800000000;
  localparam [127:0] CHECK_8_MASK = 128'h6b356acd5aafffffff00000000000000;

  // Check bits: each is the parity of the data bits under its mask.
  wire [8:0] check;
  assign check[0] = ^(data_i & CHECK_0_MASK);
  assign check[1] = ^(data_i & CHECK_1_MASK);
  assign check[2] = ^(data_i & CHECK_2_MASK);
  assign check[3] = ^(data_i & CHECK_3_MASK);
  assign check[4] = ^(data_i & CHECK_4_MASK);
  assign check[5] = ^(data_i & CHECK_5_MASK);
  assign check[6] = ^(data_i & CHECK_6_MASK);
  assign check[7] = ^(data_i & CHECK_7_MASK);
  assign check[8] = ^(data_i & CHECK_8_MASK);

  assign check_o = check;

endmodule  // hsiao_137_128_cw_enc

`default_nettype wire
