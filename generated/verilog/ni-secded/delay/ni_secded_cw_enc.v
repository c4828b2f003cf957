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

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[14] ^ data_i[24];
  wire sum_1 = data_i[4] ^ data_i[10];
  wire sum_2 = data_i[47] ^ data_i[53];
  wire sum_3 = data_i[27] ^ data_i[52];
  wire sum_4 = data_i[35] ^ data_i[56];
  wire sum_5 = (data_i[5] ^ data_i[58]) ^ (data_i[6] ^ data_i[57]);
  wire sum_6 = data_i[17] ^ (data_i[3] ^ data_i[51]);
  wire sum_7 = (data_i[2] ^ (data_i[0] ^ data_i[1])) ^ (data_i[13] ^ data_i[43]);
  wire sum_8 = (data_i[12] ^ data_i[15]) ^ (data_i[9] ^ data_i[61]);
  wire sum_9 = (data_i[32] ^ data_i[54]) ^ (data_i[22] ^ data_i[60]);
  wire sum_10 = (data_i[31] ^ data_i[51]) ^ (data_i[8] ^ data_i[35]);
  wire sum_11 = data_i[11] ^ (data_i[25] ^ data_i[59]);
  wire sum_12 = data_i[23] ^ data_i[33];
  wire sum_13 = data_i[20] ^ data_i[21];
  wire xor_0 = (((data_i[29] ^ data_i[36]) ^ (data_i[9] ^ data_i[22])) ^ (sum_1 ^ (data_i[5]
      ^ data_i[8]))) ^ ((sum_12 ^ sum_13) ^ (data_i[39] ^ data_i[40]));
  wire sum_14 = data_i[63] ^ (data_i[19] ^ data_i[43]);
  wire sum_15 = sum_14 ^ (data_i[16] ^ (data_i[59] ^ data_i[62]));
  wire sum_16 = sum_6 ^ (data_i[26] ^ (data_i[18] ^ data_i[30]));
  wire sum_17 = data_i[7] ^ data_i[41];
  wire sum_18 = data_i[28] ^ data_i[29];
  wire sum_19 = data_i[27] ^ data_i[44];
  wire sum_20 = data_i[48] ^ sum_19;
  wire xor_1 = (((data_i[16] ^ data_i[34]) ^ (data_i[12] ^ data_i[31])) ^ ((data_i[24] ^ data_i[47])
      ^ (data_i[6] ^ data_i[13]))) ^ (sum_20 ^ (sum_17 ^ sum_18));
  wire sum_21 = data_i[3] ^ (data_i[34] ^ data_i[46]);
  wire sum_22 = data_i[19] ^ (data_i[36] ^ data_i[37]);
  wire sum_23 = (data_i[38] ^ (data_i[45] ^ data_i[49])) ^ (data_i[39] ^ sum_4);
  wire sum_24 = data_i[42] ^ (data_i[11] ^ (data_i[40] ^ data_i[50]));
  wire xor_2 = (((data_i[48] ^ data_i[62]) ^ (data_i[30] ^ data_i[61])) ^ ((data_i[54] ^ data_i[55])
      ^ (data_i[53] ^ data_i[58]))) ^ ((sum_17 ^ (data_i[1] ^ data_i[4])) ^ (data_i[49] ^ sum_3));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  // ^(data_i & 64'h0738c808099264ff)
  assign check[0] = (((sum_0 ^ (data_i[7] ^ data_i[20])) ^ (sum_1 ^ sum_2)) ^ (sum_5 ^ (sum_3
      ^ sum_4))) ^ (sum_7 ^ (sum_6 ^ (data_i[23] ^ data_i[46])));
  // ^(data_i & 64'h38c808099264ff07)
  assign check[1] = ((sum_8 ^ ((data_i[18] ^ data_i[21]) ^ (data_i[10] ^ data_i[14]))) ^ (sum_9
      ^ sum_10)) ^ (sum_7 ^ (sum_11 ^ (data_i[28] ^ data_i[55])));
  assign check[2] = xor_0 ^ (sum_15 ^ sum_16);  // ^(data_i & 64'hc808099264ff0738)
  // ^(data_i & 64'h08099264ff0738c8)
  assign check[3] = xor_1 ^ (sum_16 ^ (sum_11 ^ (data_i[37] ^ data_i[38])));
  // ^(data_i & 64'h099264ff0738c808)
  assign check[4] = ((((data_i[26] ^ data_i[33]) ^ (data_i[32] ^ data_i[55])) ^ (sum_0 ^ (data_i[15]
      ^ data_i[52]))) ^ (sum_21 ^ (data_i[42] ^ sum_13))) ^ (sum_23 ^ (sum_11 ^ sum_22));
  // ^(data_i & 64'h9264ff0738c80809)
  assign check[5] = ((((data_i[41] ^ data_i[45]) ^ (data_i[0] ^ data_i[57])) ^ (sum_2 ^ sum_12))
      ^ (sum_21 ^ (sum_18 ^ sum_19))) ^ (sum_24 ^ (sum_9 ^ sum_14));
  assign check[6] = xor_2 ^ (sum_24 ^ (sum_10 ^ sum_22));  // ^(data_i & 64'h64ff0738c8080992)
  assign check[7] = ((sum_8 ^ (data_i[50] ^ (data_i[2] ^ data_i[60]))) ^ (sum_5 ^ sum_20)) ^ (sum_15
      ^ sum_23);  // ^(data_i & 64'hff0738c808099264)

  assign check_o = check;

endmodule  // ni_secded_cw_enc

`default_nettype wire
