// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// Check bits of one (39,32) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_39_32_cw_enc (
  input  wire  [31:0] data_i,   // data bits in codeword order
  output wire   [6:0] check_o   // check bits in codeword order
);
  localparam [31:0] CHECK_0_MASK = 32'h8ca53295;
  localparam [31:0] CHECK_1_MASK = 32'h53294ca5;
  localparam [31:0] CHECK_2_MASK = 32'h64ca5329;
  localparam [31:0] CHECK_3_MASK = 32'h995294aa;
  localparam [31:0] CHECK_4_MASK = 32'ha62ca54a;
  localparam [31:0] CHECK_5_MASK = 32'h49932952;
  localparam [31:0] CHECK_6_MASK = 32'h3254ca54;

  // Check bits: each is the parity of the data bits under its mask.
  wire [6:0] check;
  assign check[0] = ^(data_i & CHECK_0_MASK);
  assign check[1] = ^(data_i & CHECK_1_MASK);
  assign check[2] = ^(data_i & CHECK_2_MASK);
  assign check[3] = ^(data_i & CHECK_3_MASK);
  assign check[4] = ^(data_i & CHECK_4_MASK);
  assign check[5] = ^(data_i & CHECK_5_MASK);
  assign check[6] = ^(data_i & CHECK_6_MASK);

  assign check_o = check;

endmodule  // hsiao_39_32_cw_enc

`default_nettype wire
