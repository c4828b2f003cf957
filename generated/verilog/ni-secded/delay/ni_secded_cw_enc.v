// SPDX-License-Identifier: MIT OR Apache-2.0
// NI:SEC-DED: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1; Hsiao 1970, version 1
// Generated from scheme ni-secded with hash
// 0543bda1bbc37026f94472784b7f83fbcf1f3bea29fe4a8a4014e9118b705185.
// Do not edit; regenerate: eccforge emit verilog ni-secded --goal delay --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ni_secded_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums, each computed once, named after the check bits that need it and the first bit that
  // it adds.
  wire check_0_4_from_14 = data_i[14] ^ data_i[24];
  wire check_0_2_from_4 = data_i[4] ^ data_i[10];
  wire check_0_5_from_47 = data_i[47] ^ data_i[53];
  wire check_0_6_from_27 = data_i[27] ^ data_i[52];
  wire check_0_4_7_from_35 = data_i[35] ^ data_i[56];
  wire check_0_7_from_5 = (data_i[5] ^ data_i[58]) ^ (data_i[6] ^ data_i[57]);
  wire check_0_2_3_from_3 = data_i[17] ^ (data_i[3] ^ data_i[51]);
  wire check_0_1_from_0 = (data_i[2] ^ (data_i[0] ^ data_i[1])) ^ (data_i[13] ^ data_i[43]);
  wire check_1_7_from_9 = (data_i[12] ^ data_i[15]) ^ (data_i[9] ^ data_i[61]);
  wire check_1_5_from_22 = (data_i[32] ^ data_i[54]) ^ (data_i[22] ^ data_i[60]);
  wire check_1_6_from_8 = (data_i[31] ^ data_i[51]) ^ (data_i[8] ^ data_i[35]);
  wire check_1_3_4_from_11 = data_i[11] ^ (data_i[25] ^ data_i[59]);
  wire check_2_5_from_23 = data_i[23] ^ data_i[33];
  wire check_2_4_from_20 = data_i[20] ^ data_i[21];
  wire check_2_from_4 = (((data_i[29] ^ data_i[36]) ^ (data_i[9] ^ data_i[22])) ^ (check_0_2_from_4
      ^ (data_i[5] ^ data_i[8]))) ^ ((check_2_5_from_23 ^ check_2_4_from_20) ^ (data_i[39]
      ^ data_i[40]));
  wire check_2_5_7_from_19 = data_i[63] ^ (data_i[19] ^ data_i[43]);
  wire check_2_7_from_16 = check_2_5_7_from_19 ^ (data_i[16] ^ (data_i[59] ^ data_i[62]));
  wire check_2_3_from_3 = check_0_2_3_from_3 ^ (data_i[26] ^ (data_i[18] ^ data_i[30]));
  wire check_3_6_from_7 = data_i[7] ^ data_i[41];
  wire check_3_5_from_28 = data_i[28] ^ data_i[29];
  wire check_3_5_7_from_27 = data_i[27] ^ data_i[44];
  wire check_3_7_from_27 = data_i[48] ^ check_3_5_7_from_27;
  wire check_3_from_6 = (((data_i[16] ^ data_i[34]) ^ (data_i[12] ^ data_i[31])) ^ ((data_i[24]
      ^ data_i[47]) ^ (data_i[6] ^ data_i[13]))) ^ (check_3_7_from_27 ^ (check_3_6_from_7
      ^ check_3_5_from_28));
  wire check_4_5_from_3 = data_i[3] ^ (data_i[34] ^ data_i[46]);
  wire check_4_6_from_19 = data_i[19] ^ (data_i[36] ^ data_i[37]);
  wire check_4_7_from_35 = (data_i[38] ^ (data_i[45] ^ data_i[49])) ^ (data_i[39]
      ^ check_0_4_7_from_35);
  wire check_5_6_from_11 = data_i[42] ^ (data_i[11] ^ (data_i[40] ^ data_i[50]));
  wire check_6_from_1 = (((data_i[48] ^ data_i[62]) ^ (data_i[30] ^ data_i[61])) ^ ((data_i[54]
      ^ data_i[55]) ^ (data_i[53] ^ data_i[58]))) ^ ((check_3_6_from_7 ^ (data_i[1] ^ data_i[4]))
      ^ (data_i[49] ^ check_0_6_from_27));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  // ^(data_i & 64'h0738c808099264ff)
  assign check[0] = (((check_0_4_from_14 ^ (data_i[7] ^ data_i[20])) ^ (check_0_2_from_4
      ^ check_0_5_from_47)) ^ (check_0_7_from_5 ^ (check_0_6_from_27 ^ check_0_4_7_from_35)))
      ^ (check_0_1_from_0 ^ (check_0_2_3_from_3 ^ (data_i[23] ^ data_i[46])));
  assign check[1] = ((check_1_7_from_9 ^ ((data_i[18] ^ data_i[21]) ^ (data_i[10] ^ data_i[14])))
      ^ (check_1_5_from_22 ^ check_1_6_from_8)) ^ (check_0_1_from_0 ^ (check_1_3_4_from_11
      ^ (data_i[28] ^ data_i[55])));  // ^(data_i & 64'h38c808099264ff07)
  // ^(data_i & 64'hc808099264ff0738)
  assign check[2] = check_2_from_4 ^ (check_2_7_from_16 ^ check_2_3_from_3);
  assign check[3] = check_3_from_6 ^ (check_2_3_from_3 ^ (check_1_3_4_from_11 ^ (data_i[37]
      ^ data_i[38])));  // ^(data_i & 64'h08099264ff0738c8)
  // ^(data_i & 64'h099264ff0738c808)
  assign check[4] = ((((data_i[26] ^ data_i[33]) ^ (data_i[32] ^ data_i[55])) ^ (check_0_4_from_14
      ^ (data_i[15] ^ data_i[52]))) ^ (check_4_5_from_3 ^ (data_i[42] ^ check_2_4_from_20)))
      ^ (check_4_7_from_35 ^ (check_1_3_4_from_11 ^ check_4_6_from_19));
  // ^(data_i & 64'h9264ff0738c80809)
  assign check[5] = ((((data_i[41] ^ data_i[45]) ^ (data_i[0] ^ data_i[57])) ^ (check_0_5_from_47
      ^ check_2_5_from_23)) ^ (check_4_5_from_3 ^ (check_3_5_from_28 ^ check_3_5_7_from_27)))
      ^ (check_5_6_from_11 ^ (check_1_5_from_22 ^ check_2_5_7_from_19));
  // ^(data_i & 64'h64ff0738c8080992)
  assign check[6] = check_6_from_1 ^ (check_5_6_from_11 ^ (check_1_6_from_8 ^ check_4_6_from_19));
  // ^(data_i & 64'hff0738c808099264)
  assign check[7] = ((check_1_7_from_9 ^ (data_i[50] ^ (data_i[2] ^ data_i[60])))
      ^ (check_0_7_from_5 ^ check_3_7_from_27)) ^ (check_2_7_from_16 ^ check_4_7_from_35);

  assign check_o = check;

endmodule  // ni_secded_cw_enc

`default_nettype wire
