// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (22,16): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
`default_nettype none

// Check bits of one (22,16) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_22_16_cw_enc (
  input  wire  [15:0] data_i,   // data bits in codeword order
  output wire   [5:0] check_o   // check bits in codeword order
);
  localparam [15:0] CHECK_0_MASK = 16'h6595;
  localparam [15:0] CHECK_1_MASK = 16'h9965;
  localparam [15:0] CHECK_2_MASK = 16'h9659;
  localparam [15:0] CHECK_3_MASK = 16'h6a56;
  localparam [15:0] CHECK_4_MASK = 16'h55aa;
  localparam [15:0] CHECK_5_MASK = 16'haaaa;

  // Check bits: each is the parity of the data bits under its mask.
  wire [5:0] check;
  assign check[0] = ^(data_i & CHECK_0_MASK);
  assign check[1] = ^(data_i & CHECK_1_MASK);
  assign check[2] = ^(data_i & CHECK_2_MASK);
  assign check[3] = ^(data_i & CHECK_3_MASK);
  assign check[4] = ^(data_i & CHECK_4_MASK);
  assign check[5] = ^(data_i & CHECK_5_MASK);

  assign check_o = check;

endmodule  // hsiao_22_16_cw_enc

`default_nettype wire
