// SPDX-License-Identifier: MIT OR Apache-2.0
// NI:SEC-DED: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1; Hsiao 1970, version 1
// Generated from scheme ni-secded with hash
// 0543bda1bbc37026f94472784b7f83fbcf1f3bea29fe4a8a4014e9118b705185.
// Do not edit; regenerate: eccforge emit verilog ni-secded --goal delay --out DIR
`default_nettype none

// Decodes one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ni_secded_cw_dec (
  input  wire  [71:0] codeword_i,  // codeword as read
  output wire  [71:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [7:0] syndrome_o   // syndrome
);

  // Shared sums, each computed once, named after the syndrome bits that need it and the first bit
  // that it adds.
  wire syndrome_0_5_from_23 = codeword_i[23] ^ codeword_i[43];
  wire syndrome_0_7_from_5 = codeword_i[5] ^ codeword_i[56];
  wire syndrome_0_3_7_from_6 = codeword_i[6] ^ codeword_i[27];
  wire syndrome_0_5_from_46 = (codeword_i[47] ^ codeword_i[53]) ^ (codeword_i[46] ^ codeword_i[57]);
  wire syndrome_0_6_7_from_35 = codeword_i[35] ^ codeword_i[58];
  wire syndrome_0_6_from_4 = syndrome_0_6_7_from_35 ^ (codeword_i[4] ^ codeword_i[52]);
  wire syndrome_0_1_from_0 = codeword_i[0] ^ (codeword_i[2] ^ codeword_i[10]);
  wire syndrome_0_from_0 = syndrome_0_6_from_4 ^ syndrome_0_1_from_0;
  wire syndrome_0_2_3_from_3 = codeword_i[17] ^ (codeword_i[3] ^ codeword_i[51]);
  wire syndrome_0_3_from_3 = codeword_i[13] ^ syndrome_0_2_3_from_3;
  wire syndrome_1_4_from_35 = codeword_i[35] ^ codeword_i[59];
  wire syndrome_1_6_from_8 = codeword_i[8] ^ codeword_i[51];
  wire syndrome_1_7_from_12 = codeword_i[12] ^ codeword_i[15];
  wire syndrome_1_4_from_14 = codeword_i[14] ^ codeword_i[21];
  wire syndrome_1_2_7_from_9 = codeword_i[9] ^ codeword_i[43];
  wire syndrome_1_from_8 = (((codeword_i[54] ^ codeword_i[65]) ^ (codeword_i[25] ^ codeword_i[32]))
      ^ (syndrome_1_4_from_35 ^ (codeword_i[13] ^ codeword_i[18]))) ^ ((syndrome_1_6_from_8
      ^ syndrome_1_7_from_12) ^ (syndrome_1_4_from_14 ^ syndrome_1_2_7_from_9));
  wire syndrome_1_5_from_22 = codeword_i[22] ^ (codeword_i[28] ^ codeword_i[60]);
  wire syndrome_1_3_6_from_11 = codeword_i[11] ^ codeword_i[31];
  wire syndrome_1_6_from_1 = (codeword_i[1] ^ syndrome_1_3_6_from_11) ^ (codeword_i[55]
      ^ codeword_i[61]);
  wire syndrome_2_3_from_18 = codeword_i[18] ^ codeword_i[29];
  wire syndrome_2_from_8 = syndrome_2_3_from_18 ^ (codeword_i[8] ^ codeword_i[66]);
  wire syndrome_2_4_from_20 = codeword_i[20] ^ codeword_i[33];
  wire syndrome_2_4_7_from_19 = codeword_i[19] ^ codeword_i[39];
  wire syndrome_2_4_from_19 = syndrome_2_4_7_from_19 ^ (codeword_i[26] ^ codeword_i[36]);
  wire syndrome_2_3_7_from_16 = codeword_i[16] ^ codeword_i[59];
  wire syndrome_2_7_from_9 = syndrome_1_2_7_from_9 ^ (codeword_i[63] ^ syndrome_2_3_7_from_16);
  wire syndrome_2_from_9 = syndrome_2_7_from_9 ^ (syndrome_2_4_from_19 ^ (codeword_i[23]
      ^ syndrome_2_4_from_20));
  wire syndrome_3_4_from_25 = codeword_i[34] ^ (codeword_i[25] ^ codeword_i[37]);
  wire syndrome_3_6_from_7 = (codeword_i[7] ^ codeword_i[41]) ^ (codeword_i[30] ^ codeword_i[48]);
  wire syndrome_3_7_from_6 = syndrome_0_3_7_from_6 ^ (codeword_i[38] ^ codeword_i[44]);
  wire syndrome_3_from_3 = syndrome_0_3_from_3 ^ (syndrome_3_6_from_7 ^ syndrome_3_7_from_6);
  wire syndrome_4_5_from_3 = codeword_i[3] ^ codeword_i[11];
  wire syndrome_4_5_from_32 = codeword_i[32] ^ codeword_i[45];
  wire syndrome_4_from_14 = syndrome_4_5_from_32 ^ (syndrome_1_4_from_14 ^ (codeword_i[24]
      ^ codeword_i[68]));
  wire syndrome_5_6_from_19 = codeword_i[19] ^ codeword_i[27];
  wire syndrome_5_from_0 = (((codeword_i[34] ^ codeword_i[41]) ^ (codeword_i[33] ^ codeword_i[63]))
      ^ (syndrome_0_5_from_23 ^ (codeword_i[0] ^ codeword_i[29]))) ^ ((syndrome_4_5_from_3
      ^ syndrome_5_6_from_19) ^ (codeword_i[69] ^ syndrome_4_5_from_32));
  wire syndrome_5_6_from_40 = codeword_i[40] ^ (codeword_i[42] ^ codeword_i[54]);
  wire syndrome_5_from_22 = syndrome_0_5_from_46 ^ syndrome_1_5_from_22;
  wire syndrome_6_7_from_49 = codeword_i[50] ^ (codeword_i[49] ^ codeword_i[62]);
  wire syndrome_6_from_1 = syndrome_1_6_from_1 ^ (syndrome_5_6_from_40 ^ syndrome_6_7_from_49);
  wire syndrome_7_from_12 = codeword_i[71] ^ syndrome_1_7_from_12;
  wire hit_from_0 = ((syndrome_2_from_9 ^ (syndrome_0_from_0 ^ ((codeword_i[67] ^ codeword_i[69])
      ^ (codeword_i[64] ^ codeword_i[65])))) ^ (syndrome_3_from_3 ^ syndrome_6_from_1))
      ^ (((syndrome_2_from_8 ^ (codeword_i[70] ^ syndrome_0_7_from_5)) ^ (syndrome_3_4_from_25
      ^ syndrome_7_from_12)) ^ (syndrome_4_from_14 ^ syndrome_5_from_22));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [7:0] syndrome;
  // ^(codeword_i & 72'h010738c808099264ff)
  assign syndrome[0] = ((((codeword_i[24] ^ codeword_i[64]) ^ (codeword_i[14] ^ codeword_i[20]))
      ^ (syndrome_0_5_from_23 ^ (codeword_i[1] ^ codeword_i[7]))) ^ (syndrome_0_5_from_46
      ^ (syndrome_0_7_from_5 ^ syndrome_0_3_7_from_6))) ^ (syndrome_0_from_0 ^ syndrome_0_3_from_3);
  assign syndrome[1] = syndrome_1_from_8 ^ (syndrome_1_6_from_1 ^ (syndrome_0_1_from_0
      ^ syndrome_1_5_from_22));  // ^(codeword_i & 72'h0238c808099264ff07)
  assign syndrome[2] = syndrome_2_from_9 ^ ((((codeword_i[40] ^ codeword_i[62]) ^ (codeword_i[22]
      ^ codeword_i[30])) ^ ((codeword_i[10] ^ codeword_i[21]) ^ (codeword_i[4] ^ codeword_i[5])))
      ^ (syndrome_0_2_3_from_3 ^ syndrome_2_from_8));  // ^(codeword_i & 72'h04c808099264ff0738)
  // ^(codeword_i & 72'h0808099264ff0738c8)
  assign syndrome[3] = syndrome_3_from_3 ^ ((((codeword_i[26] ^ codeword_i[67]) ^ (codeword_i[12]
      ^ codeword_i[28])) ^ (syndrome_2_3_from_18 ^ (codeword_i[24] ^ codeword_i[47])))
      ^ (syndrome_3_4_from_25 ^ (syndrome_1_3_6_from_11 ^ syndrome_2_3_7_from_16)));
  assign syndrome[4] = ((((codeword_i[38] ^ codeword_i[55]) ^ (codeword_i[15] ^ codeword_i[56]))
      ^ (syndrome_1_4_from_35 ^ (codeword_i[46] ^ codeword_i[52]))) ^ (syndrome_3_4_from_25
      ^ (syndrome_2_4_from_20 ^ syndrome_4_5_from_3))) ^ (syndrome_4_from_14 ^ (syndrome_2_4_from_19
      ^ (codeword_i[42] ^ codeword_i[49])));  // ^(codeword_i & 72'h10099264ff0738c808)
  assign syndrome[5] = syndrome_5_from_0 ^ (syndrome_5_from_22 ^ (syndrome_5_6_from_40
      ^ (codeword_i[44] ^ codeword_i[50])));  // ^(codeword_i & 72'h209264ff0738c80809)
  assign syndrome[6] = syndrome_6_from_1 ^ ((((codeword_i[37] ^ codeword_i[70]) ^ (codeword_i[36]
      ^ codeword_i[53])) ^ (syndrome_1_6_from_8 ^ syndrome_5_6_from_19)) ^ (syndrome_0_6_from_4
      ^ syndrome_3_6_from_7));  // ^(codeword_i & 72'h4064ff0738c8080992)
  assign syndrome[7] = ((((codeword_i[45] ^ codeword_i[48]) ^ (codeword_i[60] ^ codeword_i[61]))
      ^ (syndrome_0_7_from_5 ^ (codeword_i[2] ^ codeword_i[57]))) ^ (syndrome_7_from_12
      ^ (syndrome_0_6_7_from_35 ^ syndrome_2_4_7_from_19))) ^ (syndrome_2_7_from_9
      ^ (syndrome_3_7_from_6 ^ syndrome_6_7_from_49));  // ^(codeword_i & 72'h80ff0738c808099264)

  // Match terms: functions of the syndrome that several matches share.
  wire syndrome_3_0_is_0 = syndrome[3:0] == 4'h0;
  wire syndrome_3_0_is_1 = syndrome[3:0] == 4'h1;
  wire syndrome_3_0_is_2 = syndrome[3:0] == 4'h2;
  wire syndrome_3_0_is_3 = syndrome[3:0] == 4'h3;
  wire syndrome_3_0_is_4 = syndrome[3:0] == 4'h4;
  wire syndrome_3_0_is_5 = syndrome[3:0] == 4'h5;
  wire syndrome_3_0_is_6 = syndrome[3:0] == 4'h6;
  wire syndrome_3_0_is_7 = syndrome[3:0] == 4'h7;
  wire syndrome_3_0_is_8 = syndrome[3:0] == 4'h8;
  wire syndrome_3_0_is_9 = syndrome[3:0] == 4'h9;
  wire syndrome_3_0_is_10 = syndrome[3:0] == 4'ha;
  wire syndrome_3_0_is_11 = syndrome[3:0] == 4'hb;
  wire syndrome_3_0_is_12 = syndrome[3:0] == 4'hc;
  wire syndrome_3_0_is_13 = syndrome[3:0] == 4'hd;
  wire syndrome_3_0_is_14 = syndrome[3:0] == 4'he;
  wire syndrome_3_0_is_15 = syndrome[3:0] == 4'hf;
  wire syndrome_7_4_is_0 = syndrome[7:4] == 4'h0;
  wire syndrome_7_4_is_1 = syndrome[7:4] == 4'h1;
  wire syndrome_7_4_is_2 = syndrome[7:4] == 4'h2;
  wire syndrome_7_4_is_3 = syndrome[7:4] == 4'h3;
  wire syndrome_7_4_is_4 = syndrome[7:4] == 4'h4;
  wire syndrome_7_4_is_5 = syndrome[7:4] == 4'h5;
  wire syndrome_7_4_is_6 = syndrome[7:4] == 4'h6;
  wire syndrome_7_4_is_7 = syndrome[7:4] == 4'h7;
  wire syndrome_7_4_is_8 = syndrome[7:4] == 4'h8;
  wire syndrome_7_4_is_9 = syndrome[7:4] == 4'h9;
  wire syndrome_7_4_is_10 = syndrome[7:4] == 4'ha;
  wire syndrome_7_4_is_11 = syndrome[7:4] == 4'hb;
  wire syndrome_7_4_is_12 = syndrome[7:4] == 4'hc;
  wire syndrome_7_4_is_13 = syndrome[7:4] == 4'hd;
  wire syndrome_7_4_is_14 = syndrome[7:4] == 4'he;
  wire syndrome_7_4_is_15 = syndrome[7:4] == 4'hf;
  wire hit_all = (syndrome_3_0_is_5 | syndrome_3_0_is_6 | syndrome_3_0_is_7 | syndrome_3_0_is_11
      | syndrome_3_0_is_12 | syndrome_3_0_is_13 | syndrome_3_0_is_14 | syndrome_3_0_is_15)
      & (syndrome_7_4_is_5 | syndrome_7_4_is_6 | syndrome_7_4_is_7 | syndrome_7_4_is_11
      | syndrome_7_4_is_12 | syndrome_7_4_is_13 | syndrome_7_4_is_14 | syndrome_7_4_is_15);
  wire hit_all_2 = (syndrome_3_0_is_5 | syndrome_3_0_is_6 | syndrome_3_0_is_9 | syndrome_3_0_is_10
      | syndrome_3_0_is_11 | syndrome_3_0_is_12 | syndrome_3_0_is_14 | syndrome_3_0_is_15)
      & (syndrome_7_4_is_3 | syndrome_7_4_is_5 | syndrome_7_4_is_6 | syndrome_7_4_is_10
      | syndrome_7_4_is_11 | syndrome_7_4_is_12 | syndrome_7_4_is_13 | syndrome_7_4_is_15);
  wire hit_all_3 = ~(syndrome_3_0_is_0 | syndrome_3_0_is_1 | syndrome_3_0_is_2 | syndrome_3_0_is_4
      | syndrome_3_0_is_7 | syndrome_3_0_is_8 | syndrome_3_0_is_10) & (syndrome_7_4_is_5
      | syndrome_7_4_is_6 | syndrome_7_4_is_7 | syndrome_7_4_is_10 | syndrome_7_4_is_11
      | syndrome_7_4_is_12 | syndrome_7_4_is_15);
  wire hit_any = hit_all | hit_all_2 | hit_all_3 | (~(syndrome_3_0_is_0 | syndrome_3_0_is_4
      | syndrome_3_0_is_9) & (syndrome_7_4_is_11 | syndrome_7_4_is_14 | syndrome_7_4_is_15))
      | ((syndrome_3_0_is_7 | syndrome_3_0_is_11 | syndrome_3_0_is_13 | syndrome_3_0_is_15)
      & ~(syndrome_7_4_is_0 | syndrome_7_4_is_3 | syndrome_7_4_is_4 | syndrome_7_4_is_10))
      | (~(syndrome_3_0_is_1 | syndrome_3_0_is_2 | syndrome_3_0_is_4 | syndrome_3_0_is_8
      | syndrome_3_0_is_13) & (syndrome_7_4_is_3 | syndrome_7_4_is_5 | syndrome_7_4_is_6
      | syndrome_7_4_is_12 | syndrome_7_4_is_15));

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [71:0] match;
  assign match[0] = syndrome_3_0_is_3 & syndrome_7_4_is_2;  // bit 0: 8'h23
  assign match[1] = syndrome_3_0_is_3 & syndrome_7_4_is_4;  // bit 1: 8'h43
  assign match[2] = syndrome_3_0_is_3 & syndrome_7_4_is_8;  // bit 2: 8'h83
  assign match[3] = syndrome_3_0_is_13 & syndrome_7_4_is_3;  // bit 3: 8'h3d
  assign match[4] = syndrome_3_0_is_5 & syndrome_7_4_is_4;  // bit 4: 8'h45
  assign match[5] = syndrome_3_0_is_5 & syndrome_7_4_is_8;  // bit 5: 8'h85
  assign match[6] = syndrome_3_0_is_9 & syndrome_7_4_is_8;  // bit 6: 8'h89
  assign match[7] = syndrome_3_0_is_9 & syndrome_7_4_is_4;  // bit 7: 8'h49
  assign match[8] = syndrome_3_0_is_6 & syndrome_7_4_is_4;  // bit 8: 8'h46
  assign match[9] = syndrome_3_0_is_6 & syndrome_7_4_is_8;  // bit 9: 8'h86
  assign match[10] = syndrome_3_0_is_7 & syndrome_7_4_is_0;  // bit 10: 8'h07
  assign match[11] = syndrome_3_0_is_10 & syndrome_7_4_is_7;  // bit 11: 8'h7a
  assign match[12] = syndrome_3_0_is_10 & syndrome_7_4_is_8;  // bit 12: 8'h8a
  assign match[13] = syndrome_3_0_is_11 & syndrome_7_4_is_0;  // bit 13: 8'h0b
  assign match[14] = syndrome_3_0_is_3 & syndrome_7_4_is_1;  // bit 14: 8'h13
  assign match[15] = syndrome_3_0_is_2 & syndrome_7_4_is_9;  // bit 15: 8'h92
  assign match[16] = syndrome_3_0_is_12 & syndrome_7_4_is_8;  // bit 16: 8'h8c
  assign match[17] = syndrome_3_0_is_13 & syndrome_7_4_is_0;  // bit 17: 8'h0d
  assign match[18] = syndrome_3_0_is_14 & syndrome_7_4_is_0;  // bit 18: 8'h0e
  assign match[19] = syndrome_3_0_is_4 & syndrome_7_4_is_15;  // bit 19: 8'hf4
  assign match[20] = syndrome_3_0_is_5 & syndrome_7_4_is_1;  // bit 20: 8'h15
  assign match[21] = syndrome_3_0_is_6 & syndrome_7_4_is_1;  // bit 21: 8'h16
  assign match[22] = syndrome_3_0_is_6 & syndrome_7_4_is_2;  // bit 22: 8'h26
  assign match[23] = syndrome_3_0_is_5 & syndrome_7_4_is_2;  // bit 23: 8'h25
  assign match[24] = syndrome_3_0_is_9 & syndrome_7_4_is_1;  // bit 24: 8'h19
  assign match[25] = syndrome_3_0_is_10 & syndrome_7_4_is_1;  // bit 25: 8'h1a
  assign match[26] = syndrome_3_0_is_12 & syndrome_7_4_is_1;  // bit 26: 8'h1c
  assign match[27] = syndrome_3_0_is_9 & syndrome_7_4_is_14;  // bit 27: 8'he9
  assign match[28] = syndrome_3_0_is_10 & syndrome_7_4_is_2;  // bit 28: 8'h2a
  assign match[29] = syndrome_3_0_is_12 & syndrome_7_4_is_2;  // bit 29: 8'h2c
  assign match[30] = syndrome_3_0_is_12 & syndrome_7_4_is_4;  // bit 30: 8'h4c
  assign match[31] = syndrome_3_0_is_10 & syndrome_7_4_is_4;  // bit 31: 8'h4a
  assign match[32] = syndrome_3_0_is_2 & syndrome_7_4_is_3;  // bit 32: 8'h32
  assign match[33] = syndrome_3_0_is_4 & syndrome_7_4_is_3;  // bit 33: 8'h34
  assign match[34] = syndrome_3_0_is_8 & syndrome_7_4_is_3;  // bit 34: 8'h38
  assign match[35] = syndrome_3_0_is_3 & syndrome_7_4_is_13;  // bit 35: 8'hd3
  assign match[36] = syndrome_3_0_is_4 & syndrome_7_4_is_5;  // bit 36: 8'h54
  assign match[37] = syndrome_3_0_is_8 & syndrome_7_4_is_5;  // bit 37: 8'h58
  assign match[38] = syndrome_3_0_is_8 & syndrome_7_4_is_9;  // bit 38: 8'h98
  assign match[39] = syndrome_3_0_is_4 & syndrome_7_4_is_9;  // bit 39: 8'h94
  assign match[40] = syndrome_3_0_is_4 & syndrome_7_4_is_6;  // bit 40: 8'h64
  assign match[41] = syndrome_3_0_is_8 & syndrome_7_4_is_6;  // bit 41: 8'h68
  assign match[42] = syndrome_3_0_is_0 & syndrome_7_4_is_7;  // bit 42: 8'h70
  assign match[43] = syndrome_3_0_is_7 & syndrome_7_4_is_10;  // bit 43: 8'ha7
  assign match[44] = syndrome_3_0_is_8 & syndrome_7_4_is_10;  // bit 44: 8'ha8
  assign match[45] = syndrome_3_0_is_0 & syndrome_7_4_is_11;  // bit 45: 8'hb0
  assign match[46] = syndrome_3_0_is_1 & syndrome_7_4_is_3;  // bit 46: 8'h31
  assign match[47] = syndrome_3_0_is_9 & syndrome_7_4_is_2;  // bit 47: 8'h29
  assign match[48] = syndrome_3_0_is_8 & syndrome_7_4_is_12;  // bit 48: 8'hc8
  assign match[49] = syndrome_3_0_is_0 & syndrome_7_4_is_13;  // bit 49: 8'hd0
  assign match[50] = syndrome_3_0_is_0 & syndrome_7_4_is_14;  // bit 50: 8'he0
  assign match[51] = syndrome_3_0_is_15 & syndrome_7_4_is_4;  // bit 51: 8'h4f
  assign match[52] = syndrome_3_0_is_1 & syndrome_7_4_is_5;  // bit 52: 8'h51
  assign match[53] = syndrome_3_0_is_1 & syndrome_7_4_is_6;  // bit 53: 8'h61
  assign match[54] = syndrome_3_0_is_2 & syndrome_7_4_is_6;  // bit 54: 8'h62
  assign match[55] = syndrome_3_0_is_2 & syndrome_7_4_is_5;  // bit 55: 8'h52
  assign match[56] = syndrome_3_0_is_1 & syndrome_7_4_is_9;  // bit 56: 8'h91
  assign match[57] = syndrome_3_0_is_1 & syndrome_7_4_is_10;  // bit 57: 8'ha1
  assign match[58] = syndrome_3_0_is_1 & syndrome_7_4_is_12;  // bit 58: 8'hc1
  assign match[59] = syndrome_3_0_is_14 & syndrome_7_4_is_9;  // bit 59: 8'h9e
  assign match[60] = syndrome_3_0_is_2 & syndrome_7_4_is_10;  // bit 60: 8'ha2
  assign match[61] = syndrome_3_0_is_2 & syndrome_7_4_is_12;  // bit 61: 8'hc2
  assign match[62] = syndrome_3_0_is_4 & syndrome_7_4_is_12;  // bit 62: 8'hc4
  assign match[63] = syndrome_3_0_is_4 & syndrome_7_4_is_10;  // bit 63: 8'ha4
  assign match[64] = syndrome_3_0_is_1 & syndrome_7_4_is_0;  // bit 64: 8'h01
  assign match[65] = syndrome_3_0_is_2 & syndrome_7_4_is_0;  // bit 65: 8'h02
  assign match[66] = syndrome_3_0_is_4 & syndrome_7_4_is_0;  // bit 66: 8'h04
  assign match[67] = syndrome_3_0_is_8 & syndrome_7_4_is_0;  // bit 67: 8'h08
  assign match[68] = syndrome_3_0_is_0 & syndrome_7_4_is_1;  // bit 68: 8'h10
  assign match[69] = syndrome_3_0_is_0 & syndrome_7_4_is_2;  // bit 69: 8'h20
  assign match[70] = syndrome_3_0_is_0 & syndrome_7_4_is_4;  // bit 70: 8'h40
  assign match[71] = syndrome_3_0_is_0 & syndrome_7_4_is_8;  // bit 71: 8'h80

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire hit = hit_from_0 & ~hit_any;

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = hit_any | ~(hit_from_0 | (syndrome_3_0_is_0 & syndrome_7_4_is_0));
  assign syndrome_o = syndrome;

endmodule  // ni_secded_cw_dec

`default_nettype wire
