// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1
// Generated from scheme trio with hash
// 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
// Do not edit; regenerate: eccforge emit verilog trio --goal area --out DIR
`default_nettype none

// Decodes one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module trio_cw_dec (
  input  wire  [71:0] codeword_i,      // codeword as read
  output wire   [8:0] touched_lane_o,  // a proposed correction lies in this group of bits
  output wire  [71:0] flips_o,         // proposed corrections
  output wire         ce_o,            // the syndrome is that of a correctable pattern
  // the syndrome is neither zero nor that of a correctable pattern
  output wire         due_o,
  output wire   [7:0] syndrome_o       // syndrome
);

  // Shared sums, each computed once, named after the syndrome bits that need it and the first bit
  // that it adds.
  wire syndrome_min_0_2_4_from_14 = codeword_i[14] ^ codeword_i[48];
  wire syndrome_min_0_1_5_from_4 = codeword_i[4] ^ codeword_i[43];
  wire syndrome_min_0_from_3 = (((codeword_i[44] ^ codeword_i[45]) ^ (codeword_i[30]
      ^ codeword_i[35])) ^ ((codeword_i[27] ^ codeword_i[29]) ^ (codeword_i[13] ^ codeword_i[21])))
      ^ ((syndrome_min_0_2_4_from_14 ^ (codeword_i[3] ^ codeword_i[5])) ^ (codeword_i[62]
      ^ syndrome_min_0_1_5_from_4));
  wire syndrome_min_0_3_6_from_38 = codeword_i[38] ^ codeword_i[60];
  wire syndrome_min_0_3_from_6 = (codeword_i[6] ^ codeword_i[69]) ^ (codeword_i[49]
      ^ syndrome_min_0_3_6_from_38);
  wire syndrome_min_0_5_7_from_15 = (codeword_i[15] ^ codeword_i[54]) ^ (codeword_i[16]
      ^ codeword_i[36]);
  wire syndrome_min_0_5_from_12 = codeword_i[12] ^ syndrome_min_0_5_7_from_15;
  wire syndrome_min_1_2_from_18 = codeword_i[18] ^ codeword_i[45];
  wire syndrome_min_1_2_6_from_59 = codeword_i[59] ^ codeword_i[65];
  wire syndrome_min_1_3_7_from_9 = codeword_i[42] ^ (codeword_i[9] ^ codeword_i[27]);
  wire syndrome_min_1_3_4_from_8 = codeword_i[8] ^ codeword_i[55];
  wire syndrome_min_1_3_from_3 = syndrome_min_1_3_4_from_8 ^ (syndrome_min_1_3_7_from_9
      ^ (codeword_i[3] ^ codeword_i[70]));
  wire syndrome_min_1_2_7_from_44 = codeword_i[44] ^ codeword_i[56];
  wire syndrome_min_1_4_5_from_2 = codeword_i[2] ^ codeword_i[39];
  wire syndrome_min_1_5_7_from_10 = codeword_i[10] ^ codeword_i[57];
  wire syndrome_min_1_5_from_4 = codeword_i[58] ^ (syndrome_min_0_1_5_from_4
      ^ syndrome_min_1_5_7_from_10);
  wire syndrome_min_2_3_5_from_0 = (codeword_i[0] ^ codeword_i[11]) ^ (codeword_i[33]
      ^ codeword_i[67]);
  wire syndrome_min_2_4_7_from_5 = codeword_i[5] ^ codeword_i[47];
  wire syndrome_min_2_6_7_from_31 = codeword_i[31] ^ codeword_i[32];
  wire syndrome_min_2_7_from_5 = (codeword_i[66] ^ syndrome_min_2_4_7_from_5) ^ (codeword_i[35]
      ^ (syndrome_min_1_2_7_from_44 ^ syndrome_min_2_6_7_from_31));
  wire syndrome_min_2_4_6_from_34 = codeword_i[34] ^ codeword_i[50];
  wire syndrome_min_2_6_from_29 = (codeword_i[64] ^ syndrome_min_1_2_6_from_59) ^ (codeword_i[29]
      ^ syndrome_min_2_4_6_from_34);
  wire syndrome_min_2_4_from_14 = codeword_i[46] ^ (codeword_i[17] ^ syndrome_min_0_2_4_from_14);
  wire syndrome_min_3_4_6_from_61 = codeword_i[61] ^ codeword_i[68];
  wire syndrome_min_3_4_from_40 = codeword_i[40] ^ (codeword_i[63] ^ syndrome_min_3_4_6_from_61);
  wire syndrome_min_3_6_7_from_26 = codeword_i[26] ^ codeword_i[62];
  wire syndrome_min_3_6_from_26 = codeword_i[52] ^ (codeword_i[71] ^ syndrome_min_3_6_7_from_26);
  wire syndrome_min_4_5_from_2 = (codeword_i[7] ^ (codeword_i[24] ^ syndrome_min_1_4_5_from_2))
      ^ (codeword_i[19] ^ codeword_i[30]);
  wire syndrome_min_5_6_7_from_22 = codeword_i[37] ^ (codeword_i[22] ^ codeword_i[53]);
  wire syndrome_min_5_6_from_21 = (codeword_i[51] ^ syndrome_min_5_6_7_from_22) ^ (codeword_i[21]
      ^ codeword_i[25]);

  // Syndrome in a basis of the dual code of least weight: each bit of `syndrome_min` is the parity
  // under an XOR of rows of H. It is compared in place of the syndrome that comments give.
  wire [7:0] syndrome_min;
  assign syndrome_min[0] = syndrome_min_0_from_3 ^ (syndrome_min_0_3_from_6
      ^ syndrome_min_0_5_from_12);  // ^(codeword_i & 72'h20504338586821f078)
  // ^(codeword_i & 72'hc20fa03c840a07071c)
  assign syndrome_min[1] = (syndrome_min_1_3_from_3 ^ (((codeword_i[25] ^ codeword_i[34])
      ^ (codeword_i[16] ^ codeword_i[17])) ^ (syndrome_min_1_2_from_18
      ^ syndrome_min_1_2_6_from_59))) ^ (syndrome_min_1_5_from_4 ^ ((syndrome_min_1_2_7_from_44
      ^ syndrome_min_1_4_5_from_2) ^ (codeword_i[53] ^ codeword_i[71])));
  assign syndrome_min[2] = (syndrome_min_2_7_from_5 ^ (syndrome_min_2_3_5_from_0
      ^ (syndrome_min_1_2_from_18 ^ (codeword_i[13] ^ codeword_i[28])))) ^ (syndrome_min_2_6_from_29
      ^ syndrome_min_2_4_from_14);  // ^(codeword_i & 72'h0f0905f00fb0066821)
  assign syndrome_min[3] = (syndrome_min_1_3_from_3 ^ (syndrome_min_0_3_from_6
      ^ syndrome_min_3_4_from_40)) ^ (syndrome_min_3_6_from_26 ^ (syndrome_min_2_3_5_from_0
      ^ (codeword_i[20] ^ codeword_i[23])));  // ^(codeword_i & 72'hf8f09205420c900b49)
  // ^(codeword_i & 72'h10b087c194c14a4da4)
  assign syndrome_min[4] = (syndrome_min_4_5_from_2 ^ (syndrome_min_2_4_from_14
      ^ syndrome_min_3_4_from_40)) ^ ((((codeword_i[10] ^ codeword_i[60]) ^ (codeword_i[36]
      ^ codeword_i[49])) ^ (syndrome_min_2_4_7_from_5 ^ syndrome_min_2_4_6_from_34))
      ^ ((codeword_i[22] ^ syndrome_min_1_3_4_from_8) ^ (codeword_i[11] ^ codeword_i[31])));
  assign syndrome_min[5] = (syndrome_min_4_5_from_2 ^ (syndrome_min_0_5_from_12
      ^ syndrome_min_1_5_from_4)) ^ (syndrome_min_5_6_from_21 ^ (syndrome_min_2_3_5_from_0
      ^ (codeword_i[1] ^ codeword_i[41])));  // ^(codeword_i & 72'h0806680ab243699c97)
  // ^(codeword_i & 72'h93783c0c65a668c005)
  assign syndrome_min[6] = (syndrome_min_5_6_from_21 ^ (syndrome_min_2_6_from_29
      ^ syndrome_min_3_6_from_26)) ^ ((((codeword_i[2] ^ codeword_i[43]) ^ (codeword_i[14]
      ^ codeword_i[15])) ^ (syndrome_min_0_3_6_from_38 ^ syndrome_min_3_4_6_from_61))
      ^ ((codeword_i[19] ^ syndrome_min_2_6_7_from_31) ^ (codeword_i[0] ^ codeword_i[42])));
  // ^(codeword_i & 72'h3ccb6096398dc18720)
  assign syndrome_min[7] = (syndrome_min_2_7_from_5 ^ ((syndrome_min_0_5_7_from_15 ^ (codeword_i[24]
      ^ codeword_i[68])) ^ ((codeword_i[23] ^ codeword_i[63]) ^ (codeword_i[59] ^ codeword_i[67]))))
      ^ (((syndrome_min_1_5_7_from_10 ^ (codeword_i[8] ^ codeword_i[69])) ^ (codeword_i[41]
      ^ syndrome_min_3_6_7_from_26)) ^ (syndrome_min_1_3_7_from_9 ^ syndrome_min_5_6_7_from_22));

  // Match terms: functions of the syndrome that several matches share.
  wire syndrome_0_2_5_from_1 = syndrome_min[3] ^ syndrome_min[5];
  wire syndrome_0_2_from_1 = syndrome_min[1] ^ syndrome_0_2_5_from_1;
  wire syndrome_0_5_7_from_0 = syndrome_min[2] ^ syndrome_min[7];
  // ^(codeword_i & 72'h013b3f554278397fc3)
  wire syndrome_0 = syndrome_0_2_from_1 ^ syndrome_0_5_7_from_0;
  wire syndrome_2_4_from_2 = syndrome_min[0] ^ syndrome_min[4];
  // ^(codeword_i & 72'h02199ecab8ec952d1e)
  wire syndrome_2 = syndrome_0_2_from_1 ^ syndrome_2_4_from_2;
  // ^(codeword_i & 72'h042dcc654767c3a66b)
  wire syndrome_4 = syndrome_2_4_from_2 ^ (syndrome_min[5] ^ syndrome_min[7]);
  wire syndrome_5_7_from_2 = syndrome_min[6] ^ syndrome_0_5_7_from_0;
  // ^(codeword_i & 72'h40fc24a437151cf57e)
  wire syndrome_5 = syndrome_5_7_from_2 ^ (syndrome_min[4] ^ syndrome_0_2_5_from_1);
  // ^(codeword_i & 72'h80ea1a520bf38edf7c)
  wire syndrome_7 = syndrome_min[0] ^ syndrome_5_7_from_2;
  wire syndrome_min_3_0_is_0 = syndrome_min[3:0] == 4'h0;
  wire syndrome_min_3_0_is_1 = syndrome_min[3:0] == 4'h1;
  wire syndrome_min_3_0_is_2 = syndrome_min[3:0] == 4'h2;
  wire syndrome_min_3_0_is_3 = syndrome_min[3:0] == 4'h3;
  wire syndrome_min_3_0_is_4 = syndrome_min[3:0] == 4'h4;
  wire syndrome_min_3_0_is_5 = syndrome_min[3:0] == 4'h5;
  wire syndrome_min_3_0_is_6 = syndrome_min[3:0] == 4'h6;
  wire syndrome_min_3_0_is_7 = syndrome_min[3:0] == 4'h7;
  wire syndrome_min_3_0_is_8 = syndrome_min[3:0] == 4'h8;
  wire syndrome_min_3_0_is_9 = syndrome_min[3:0] == 4'h9;
  wire syndrome_min_3_0_is_10 = syndrome_min[3:0] == 4'ha;
  wire syndrome_min_3_0_is_11 = syndrome_min[3:0] == 4'hb;
  wire syndrome_min_3_0_is_12 = syndrome_min[3:0] == 4'hc;
  wire syndrome_min_3_0_is_13 = syndrome_min[3:0] == 4'hd;
  wire syndrome_min_3_0_is_14 = syndrome_min[3:0] == 4'he;
  wire syndrome_min_3_0_is_15 = syndrome_min[3:0] == 4'hf;
  wire syndrome_min_7_4_is_0 = syndrome_min[7:4] == 4'h0;
  wire syndrome_min_7_4_is_1 = syndrome_min[7:4] == 4'h1;
  wire syndrome_min_7_4_is_2 = syndrome_min[7:4] == 4'h2;
  wire syndrome_min_7_4_is_3 = syndrome_min[7:4] == 4'h3;
  wire syndrome_min_7_4_is_4 = syndrome_min[7:4] == 4'h4;
  wire syndrome_min_7_4_is_5 = syndrome_min[7:4] == 4'h5;
  wire syndrome_min_7_4_is_6 = syndrome_min[7:4] == 4'h6;
  wire syndrome_min_7_4_is_7 = syndrome_min[7:4] == 4'h7;
  wire syndrome_min_7_4_is_8 = syndrome_min[7:4] == 4'h8;
  wire syndrome_min_7_4_is_9 = syndrome_min[7:4] == 4'h9;
  wire syndrome_min_7_4_is_10 = syndrome_min[7:4] == 4'ha;
  wire syndrome_min_7_4_is_11 = syndrome_min[7:4] == 4'hb;
  wire syndrome_min_7_4_is_12 = syndrome_min[7:4] == 4'hc;
  wire syndrome_min_7_4_is_13 = syndrome_min[7:4] == 4'hd;
  wire syndrome_min_7_4_is_14 = syndrome_min[7:4] == 4'he;
  wire syndrome_min_7_4_is_15 = syndrome_min[7:4] == 4'hf;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [107:0] match;
  assign match[0] = syndrome_min_3_0_is_12 & syndrome_min_7_4_is_6;  // bit 0: 8'h51
  assign match[1] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_2;  // bit 1: 8'h75
  assign match[2] = syndrome_min_3_0_is_2 & syndrome_min_7_4_is_7;  // bit 2: 8'he6
  assign match[3] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_0;  // bit 3: 8'hbc
  assign match[4] = syndrome_min_3_0_is_3 & syndrome_min_7_4_is_2;  // bit 4: 8'hec
  assign match[5] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_9;  // bit 5: 8'hba
  assign match[6] = syndrome_min_3_0_is_9 & syndrome_min_7_4_is_0;  // bit 6: 8'hb9
  assign match[7] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_3;  // bit 7: 8'h43
  assign match[8] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_9;  // bit 8: 8'ha7
  assign match[9] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_8;  // bit 9: 8'h91
  assign match[10] = syndrome_min_3_0_is_2 & syndrome_min_7_4_is_11;  // bit 10: 8'hf7
  assign match[11] = syndrome_min_3_0_is_12 & syndrome_min_7_4_is_3;  // bit 11: 8'hc7
  assign match[12] = syndrome_min_3_0_is_1 & syndrome_min_7_4_is_2;  // bit 12: 8'he9
  assign match[13] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_0;  // bit 13: 8'h3d
  assign match[14] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_5;  // bit 14: 8'hab
  assign match[15] = syndrome_min_3_0_is_1 & syndrome_min_7_4_is_14;  // bit 15: 8'hf8
  assign match[16] = syndrome_min_3_0_is_3 & syndrome_min_7_4_is_10;  // bit 16: 8'h5d
  assign match[17] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_1;  // bit 17: 8'h92
  assign match[18] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_0;  // bit 18: 8'ha4
  assign match[19] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_7;  // bit 19: 8'he3
  assign match[20] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_0;  // bit 20: 8'h25
  assign match[21] = syndrome_min_3_0_is_1 & syndrome_min_7_4_is_6;  // bit 21: 8'h49
  assign match[22] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_15;  // bit 22: 8'h52
  assign match[23] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_8;  // bit 23: 8'h94
  assign match[24] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_11;  // bit 24: 8'hf2
  assign match[25] = syndrome_min_3_0_is_2 & syndrome_min_7_4_is_6;  // bit 25: 8'hd0
  assign match[26] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_12;  // bit 26: 8'h34
  assign match[27] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_8;  // bit 27: 8'h0d
  assign match[28] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_0;  // bit 28: 8'ha1
  assign match[29] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_4;  // bit 29: 8'h9d
  assign match[30] = syndrome_min_3_0_is_1 & syndrome_min_7_4_is_3;  // bit 30: 8'hdf
  assign match[31] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_13;  // bit 31: 8'h86
  assign match[32] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_12;  // bit 32: 8'hb0
  assign match[33] = syndrome_min_3_0_is_12 & syndrome_min_7_4_is_2;  // bit 33: 8'hf1
  assign match[34] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_5;  // bit 34: 8'h32
  assign match[35] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_8;  // bit 35: 8'h8c
  assign match[36] = syndrome_min_3_0_is_1 & syndrome_min_7_4_is_11;  // bit 36: 8'h6e
  assign match[37] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_14;  // bit 37: 8'h64
  assign match[38] = syndrome_min_3_0_is_9 & syndrome_min_7_4_is_4;  // bit 38: 8'h19
  assign match[39] = syndrome_min_3_0_is_2 & syndrome_min_7_4_is_3;  // bit 39: 8'h46
  assign match[40] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_1;  // bit 40: 8'h13
  assign match[41] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_10;  // bit 41: 8'hc4
  assign match[42] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_12;  // bit 42: 8'h31
  assign match[43] = syndrome_min_3_0_is_3 & syndrome_min_7_4_is_6;  // bit 43: 8'h4c
  assign match[44] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_8;  // bit 44: 8'h89
  assign match[45] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_0;  // bit 45: 8'h38
  assign match[46] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_1;  // bit 46: 8'h97
  assign match[47] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_9;  // bit 47: 8'h26
  assign match[48] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_1;  // bit 48: 8'h0b
  assign match[49] = syndrome_min_3_0_is_9 & syndrome_min_7_4_is_1;  // bit 49: 8'h8f
  assign match[50] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_5;  // bit 50: 8'h37
  assign match[51] = syndrome_min_3_0_is_0 & syndrome_min_7_4_is_6;  // bit 51: 8'hd5
  assign match[52] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_4;  // bit 52: 8'h85
  assign match[53] = syndrome_min_3_0_is_2 & syndrome_min_7_4_is_14;  // bit 53: 8'h61
  assign match[54] = syndrome_min_3_0_is_1 & syndrome_min_7_4_is_10;  // bit 54: 8'h58
  assign match[55] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_1;  // bit 55: 8'h16
  assign match[56] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_8;  // bit 56: 8'h15
  assign match[57] = syndrome_min_3_0_is_2 & syndrome_min_7_4_is_10;  // bit 57: 8'hc1
  assign match[58] = syndrome_min_3_0_is_2 & syndrome_min_7_4_is_2;  // bit 58: 8'h70
  assign match[59] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_12;  // bit 59: 8'hb5
  assign match[60] = syndrome_min_3_0_is_9 & syndrome_min_7_4_is_5;  // bit 60: 8'h2f
  assign match[61] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_5;  // bit 61: 8'hb3
  assign match[62] = syndrome_min_3_0_is_9 & syndrome_min_7_4_is_12;  // bit 62: 8'ha8
  assign match[63] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_9;  // bit 63: 8'ha2
  assign match[64] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_4;  // bit 64: 8'h01
  assign match[65] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_4;  // bit 65: 8'h04
  assign match[66] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_8;  // bit 66: 8'h10
  assign match[67] = syndrome_min_3_0_is_12 & syndrome_min_7_4_is_10;  // bit 67: 8'h40
  assign match[68] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_13;  // bit 68: 8'h02
  assign match[69] = syndrome_min_3_0_is_9 & syndrome_min_7_4_is_8;  // bit 69: 8'h08
  assign match[70] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_0;  // bit 70: 8'h20
  assign match[71] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_4;  // bit 71: 8'h80
  assign match[72] = syndrome_min_3_0_is_15 & syndrome_min_7_4_is_4;  // bits 0, 4: 8'hbd
  assign match[73] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_11;  // bits 1, 5: 8'hcf
  assign match[74] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_7;  // bits 2, 6: 8'h5f
  assign match[75] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_3;  // bits 3, 7: 8'hff
  assign match[76] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_11;  // bits 8, 12: 8'h4e
  assign match[77] = syndrome_min_3_0_is_15 & syndrome_min_7_4_is_8;  // bits 9, 13: 8'hac
  assign match[78] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_14;  // bits 10, 14: 8'h5c
  assign match[79] = syndrome_min_3_0_is_13 & syndrome_min_7_4_is_13;  // bits 11, 15: 8'h3f
  assign match[80] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_10;  // bits 16, 20: 8'h78
  assign match[81] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_7;  // bits 17, 21: 8'hdb
  assign match[82] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_15;  // bits 18, 22: 8'hf6
  assign match[83] = syndrome_min_3_0_is_8 & syndrome_min_7_4_is_15;  // bits 19, 23: 8'h77
  assign match[84] = syndrome_min_3_0_is_4 & syndrome_min_7_4_is_11;  // bits 24, 28: 8'h53
  assign match[85] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_2;  // bits 25, 29: 8'h4d
  assign match[86] = syndrome_min_3_0_is_9 & syndrome_min_7_4_is_15;  // bits 26, 30: 8'heb
  assign match[87] = syndrome_min_3_0_is_15 & syndrome_min_7_4_is_5;  // bits 27, 31: 8'h8b
  assign match[88] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_7;  // bits 32, 36: 8'hde
  assign match[89] = syndrome_min_3_0_is_12 & syndrome_min_7_4_is_12;  // bits 33, 37: 8'h95
  assign match[90] = syndrome_min_3_0_is_15 & syndrome_min_7_4_is_1;  // bits 34, 38: 8'h2b
  assign match[91] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_11;  // bits 35, 39: 8'hca
  assign match[92] = syndrome_min_3_0_is_15 & syndrome_min_7_4_is_9;  // bits 40, 44: 8'h9a
  assign match[93] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_10;  // bits 41, 45: 8'hfc
  assign match[94] = syndrome_min_3_0_is_14 & syndrome_min_7_4_is_13;  // bits 42, 46: 8'ha6
  assign match[95] = syndrome_min_3_0_is_7 & syndrome_min_7_4_is_15;  // bits 43, 47: 8'h6a
  assign match[96] = syndrome_min_3_0_is_13 & syndrome_min_7_4_is_5;  // bits 48, 52: 8'h8e
  assign match[97] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_15;  // bits 49, 53: 8'hee
  assign match[98] = syndrome_min_3_0_is_5 & syndrome_min_7_4_is_15;  // bits 50, 54: 8'h6f
  assign match[99] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_7;  // bits 51, 55: 8'hc3
  assign match[100] = syndrome_min_3_0_is_15 & syndrome_min_7_4_is_13;  // bits 56, 60: 8'h3a
  assign match[101] = syndrome_min_3_0_is_10 & syndrome_min_7_4_is_15;  // bits 57, 61: 8'h72
  assign match[102] = syndrome_min_3_0_is_11 & syndrome_min_7_4_is_14;  // bits 58, 62: 8'hd8
  assign match[103] = syndrome_min_3_0_is_14 & syndrome_min_7_4_is_5;  // bits 59, 63: 8'h17
  assign match[104] = syndrome_min_3_0_is_12 & syndrome_min_7_4_is_9;  // bits 64, 68: 8'h03
  assign match[105] = syndrome_min_3_0_is_15 & syndrome_min_7_4_is_12;  // bits 65, 69: 8'h0c
  assign match[106] = syndrome_min_3_0_is_14 & syndrome_min_7_4_is_8;  // bits 66, 70: 8'h30
  assign match[107] = syndrome_min_3_0_is_6 & syndrome_min_7_4_is_14;  // bits 67, 71: 8'hc0

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [71:0] flip;
  assign flip[0] = match[0] | match[72];
  assign flip[1] = match[1] | match[73];
  assign flip[2] = match[2] | match[74];
  assign flip[3] = match[3] | match[75];
  assign flip[4] = match[4] | match[72];
  assign flip[5] = match[5] | match[73];
  assign flip[6] = match[6] | match[74];
  assign flip[7] = match[7] | match[75];
  assign flip[8] = match[8] | match[76];
  assign flip[9] = match[9] | match[77];
  assign flip[10] = match[10] | match[78];
  assign flip[11] = match[11] | match[79];
  assign flip[12] = match[12] | match[76];
  assign flip[13] = match[13] | match[77];
  assign flip[14] = match[14] | match[78];
  assign flip[15] = match[15] | match[79];
  assign flip[16] = match[16] | match[80];
  assign flip[17] = match[17] | match[81];
  assign flip[18] = match[18] | match[82];
  assign flip[19] = match[19] | match[83];
  assign flip[20] = match[20] | match[80];
  assign flip[21] = match[21] | match[81];
  assign flip[22] = match[22] | match[82];
  assign flip[23] = match[23] | match[83];
  assign flip[24] = match[24] | match[84];
  assign flip[25] = match[25] | match[85];
  assign flip[26] = match[26] | match[86];
  assign flip[27] = match[27] | match[87];
  assign flip[28] = match[28] | match[84];
  assign flip[29] = match[29] | match[85];
  assign flip[30] = match[30] | match[86];
  assign flip[31] = match[31] | match[87];
  assign flip[32] = match[32] | match[88];
  assign flip[33] = match[33] | match[89];
  assign flip[34] = match[34] | match[90];
  assign flip[35] = match[35] | match[91];
  assign flip[36] = match[36] | match[88];
  assign flip[37] = match[37] | match[89];
  assign flip[38] = match[38] | match[90];
  assign flip[39] = match[39] | match[91];
  assign flip[40] = match[40] | match[92];
  assign flip[41] = match[41] | match[93];
  assign flip[42] = match[42] | match[94];
  assign flip[43] = match[43] | match[95];
  assign flip[44] = match[44] | match[92];
  assign flip[45] = match[45] | match[93];
  assign flip[46] = match[46] | match[94];
  assign flip[47] = match[47] | match[95];
  assign flip[48] = match[48] | match[96];
  assign flip[49] = match[49] | match[97];
  assign flip[50] = match[50] | match[98];
  assign flip[51] = match[51] | match[99];
  assign flip[52] = match[52] | match[96];
  assign flip[53] = match[53] | match[97];
  assign flip[54] = match[54] | match[98];
  assign flip[55] = match[55] | match[99];
  assign flip[56] = match[56] | match[100];
  assign flip[57] = match[57] | match[101];
  assign flip[58] = match[58] | match[102];
  assign flip[59] = match[59] | match[103];
  assign flip[60] = match[60] | match[100];
  assign flip[61] = match[61] | match[101];
  assign flip[62] = match[62] | match[102];
  assign flip[63] = match[63] | match[103];
  assign flip[64] = match[64] | match[104];
  assign flip[65] = match[65] | match[105];
  assign flip[66] = match[66] | match[106];
  assign flip[67] = match[67] | match[107];
  assign flip[68] = match[68] | match[104];
  assign flip[69] = match[69] | match[105];
  assign flip[70] = match[70] | match[106];
  assign flip[71] = match[71] | match[107];
  wire [8:0] touched_lane;
  assign touched_lane[0] = match[0] | match[1] | match[2] | match[3] | match[4] | match[5]
      | match[6] | match[7] | match[72] | match[73] | match[74] | match[75];
  assign touched_lane[1] = match[8] | match[9] | match[10] | match[11] | match[12] | match[13]
      | match[14] | match[15] | match[76] | match[77] | match[78] | match[79];
  assign touched_lane[2] = match[16] | match[17] | match[18] | match[19] | match[20] | match[21]
      | match[22] | match[23] | match[80] | match[81] | match[82] | match[83];
  assign touched_lane[3] = match[24] | match[25] | match[26] | match[27] | match[28] | match[29]
      | match[30] | match[31] | match[84] | match[85] | match[86] | match[87];
  assign touched_lane[4] = match[32] | match[33] | match[34] | match[35] | match[36] | match[37]
      | match[38] | match[39] | match[88] | match[89] | match[90] | match[91];
  assign touched_lane[5] = match[40] | match[41] | match[42] | match[43] | match[44] | match[45]
      | match[46] | match[47] | match[92] | match[93] | match[94] | match[95];
  assign touched_lane[6] = match[48] | match[49] | match[50] | match[51] | match[52] | match[53]
      | match[54] | match[55] | match[96] | match[97] | match[98] | match[99];
  assign touched_lane[7] = match[56] | match[57] | match[58] | match[59] | match[60] | match[61]
      | match[62] | match[63] | match[100] | match[101] | match[102] | match[103];
  assign touched_lane[8] = match[64] | match[65] | match[66] | match[67] | match[68] | match[69]
      | match[70] | match[71] | match[104] | match[105] | match[106] | match[107];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome_min_3_0_is_0 & syndrome_min_7_4_is_0);
  wire hit = |touched_lane;

  assign touched_lane_o = touched_lane;
  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o[0] = syndrome_0;
  assign syndrome_o[1] = syndrome_min[4];
  assign syndrome_o[2] = syndrome_2;
  assign syndrome_o[3] = syndrome_min[0];
  assign syndrome_o[4] = syndrome_4;
  assign syndrome_o[5] = syndrome_5;
  assign syndrome_o[6] = syndrome_min[5];
  assign syndrome_o[7] = syndrome_7;

endmodule  // trio_cw_dec

`default_nettype wire
