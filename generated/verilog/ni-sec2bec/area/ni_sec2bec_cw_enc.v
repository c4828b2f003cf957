// SPDX-License-Identifier: MIT OR Apache-2.0
// NI:SEC-2bEC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1, Eq. 3
// Generated from scheme ni-sec2bec with hash
// d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
// Do not edit; regenerate: eccforge emit verilog ni-sec2bec --goal area --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ni_sec2bec_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums, each computed once, named after the check bits that need it and the first bit that
  // it adds.
  wire check_0_2_3_7_from_27 = data_i[27] ^ data_i[50];
  wire check_0_3_from_37 = data_i[37] ^ (data_i[41] ^ data_i[48]);
  wire check_0_from_5 = (((data_i[44] ^ data_i[57]) ^ (data_i[34] ^ data_i[40])) ^ ((data_i[10]
      ^ data_i[30]) ^ (data_i[5] ^ data_i[9]))) ^ (check_0_3_from_37 ^ (data_i[58]
      ^ check_0_2_3_7_from_27));
  wire check_0_6_from_0 = data_i[0] ^ (data_i[51] ^ (data_i[7] ^ data_i[19]));
  wire check_0_1_5_7_from_13 = data_i[59] ^ (data_i[13] ^ data_i[22]);
  wire check_0_5_7_from_13 = data_i[25] ^ check_0_1_5_7_from_13;
  wire check_0_1_2_7_from_8 = data_i[14] ^ (data_i[8] ^ data_i[45]);
  wire check_0_2_7_from_8 = data_i[49] ^ check_0_1_2_7_from_8;
  wire check_0_2_4_5_from_2 = (data_i[52] ^ data_i[62]) ^ (data_i[2] ^ data_i[11]);
  wire check_0_2_5_from_2 = data_i[17] ^ check_0_2_4_5_from_2;
  wire check_hd7_from_12 = data_i[12] ^ data_i[29];
  wire check_hd5_from_12 = data_i[54] ^ check_hd7_from_12;
  wire check_0_2_4_6_from_12 = data_i[16] ^ check_hd5_from_12;
  wire check_0_2_4_from_12 = data_i[56] ^ check_0_2_4_6_from_12;
  wire check_1_4_from_18 = data_i[55] ^ (data_i[36] ^ (data_i[18] ^ data_i[40]));
  wire check_1_6_from_21 = data_i[21] ^ data_i[39];
  wire check_1_5_6_7_from_4 = data_i[4] ^ data_i[24];
  wire check_1_5_7_from_4 = data_i[63] ^ check_1_5_6_7_from_4;
  wire check_1_2_3_5_from_33 = data_i[33] ^ data_i[57];
  wire check_1_2_5_from_33 = data_i[47] ^ check_1_2_3_5_from_33;
  wire check_2_7_from_20 = data_i[31] ^ (data_i[20] ^ data_i[23]);
  wire check_2_5_from_2 = check_0_2_5_from_2 ^ (check_1_2_5_from_33 ^ (data_i[28] ^ data_i[35]));
  wire check_2_3_7_from_27 = data_i[38] ^ check_0_2_3_7_from_27;
  wire check_2_7_from_8 = check_0_2_7_from_8 ^ (data_i[42] ^ check_2_3_7_from_27);
  wire check_3_6_from_46 = data_i[46] ^ data_i[53];
  wire check_3_4_5_7_from_3 = data_i[6] ^ (data_i[3] ^ data_i[5]);
  wire check_3_5_6_7_from_1 = data_i[1] ^ data_i[9];
  wire check_3_5_7_from_1 = check_3_5_6_7_from_1 ^ (data_i[61] ^ check_3_4_5_7_from_3);
  wire check_4_5_from_43 = data_i[44] ^ (data_i[43] ^ data_i[60]);
  wire check_4_5_6_7_from_15 = data_i[15] ^ data_i[34];
  wire check_4_5_7_from_15 = data_i[32] ^ check_4_5_6_7_from_15;
  wire check_4_7_from_10 = data_i[10] ^ data_i[26];
  wire check_5_7_from_1 = check_3_5_7_from_1 ^ (check_0_5_7_from_13 ^ (check_1_5_7_from_4
      ^ check_4_5_7_from_15));
  wire check_6_from_2 = (check_0_2_4_6_from_12 ^ ((data_i[26] ^ data_i[42]) ^ (data_i[33]
      ^ data_i[35]))) ^ (((data_i[22] ^ data_i[58]) ^ (data_i[2] ^ data_i[14])) ^ (check_1_6_from_21
      ^ check_3_6_from_46));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  // ^(data_i & 64'h4f5f33246a4b7fa5)
  assign check[0] = (check_0_from_5 ^ (check_0_6_from_0 ^ check_0_5_7_from_13))
      ^ (check_0_2_4_from_12 ^ (check_0_2_7_from_8 ^ check_0_2_5_from_2));
  // ^(data_i & 64'h8a95a192a1647198)
  assign check[1] = ((check_1_4_from_18 ^ ((data_i[50] ^ data_i[52]) ^ (data_i[7] ^ data_i[48])))
      ^ (check_1_5_7_from_4 ^ (check_hd7_from_12 ^ check_1_6_from_21))) ^ ((check_0_1_5_7_from_13
      ^ check_1_2_5_from_33) ^ (check_0_1_2_7_from_8 ^ (data_i[3] ^ data_i[31])));
  assign check[2] = (check_2_5_from_2 ^ ((check_2_7_from_20 ^ (data_i[46] ^ (data_i[4]
      ^ data_i[30]))) ^ ((data_i[1] ^ data_i[6]) ^ (data_i[39] ^ data_i[55]))))
      ^ (check_0_2_4_from_12 ^ check_2_7_from_8);  // ^(data_i & 64'h43d6e4caf8935956)
  // ^(data_i & 64'h22254a626809aa6a)
  assign check[3] = (check_3_5_7_from_1 ^ (((data_i[16] ^ data_i[19]) ^ (data_i[11] ^ data_i[13]))
      ^ (check_1_2_3_5_from_33 ^ check_3_6_from_46))) ^ ((check_0_3_from_37 ^ check_2_3_7_from_27)
      ^ ((data_i[15] ^ data_i[43]) ^ (data_i[29] ^ data_i[30])));
  // ^(data_i & 64'h59f039353da59c6d)
  assign check[4] = (((check_4_5_from_43 ^ check_4_5_7_from_15) ^ (check_0_2_4_5_from_2
      ^ check_3_4_5_7_from_3)) ^ (check_1_4_from_18 ^ ((data_i[28] ^ data_i[53]) ^ (data_i[23]
      ^ data_i[24])))) ^ (check_0_2_4_from_12 ^ (((data_i[21] ^ data_i[59]) ^ (data_i[37]
      ^ data_i[45])) ^ (check_4_7_from_10 ^ (data_i[0] ^ data_i[27]))));
  // ^(data_i & 64'hfa18981f1352bb7e)
  assign check[5] = check_5_7_from_1 ^ (check_2_5_from_2 ^ ((check_4_5_from_43 ^ (data_i[36]
      ^ data_i[51])) ^ (data_i[20] ^ (data_i[8] ^ data_i[12]))));
  // ^(data_i & 64'h1468448e2569d297)
  assign check[6] = check_6_from_2 ^ (check_0_6_from_0 ^ ((check_1_5_6_7_from_4
      ^ check_3_5_6_7_from_1) ^ (data_i[60] ^ check_4_5_6_7_from_15)));
  // ^(data_i & 64'hec462645afd4f77a)
  assign check[7] = check_5_7_from_1 ^ (check_2_7_from_8 ^ ((check_2_7_from_20 ^ (check_4_7_from_10
      ^ (data_i[41] ^ data_i[58]))) ^ (check_hd5_from_12 ^ (data_i[18] ^ data_i[62]))));

  assign check_o = check;

endmodule  // ni_sec2bec_cw_enc

`default_nettype wire
