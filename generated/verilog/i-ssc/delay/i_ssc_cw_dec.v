// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme i-ssc with hash
// 3d87891828b389106c123b554dfc558e99560ecc6e9eafa72f40b996c7572365.
// Do not edit; regenerate: eccforge emit verilog i-ssc --goal delay --out DIR
`default_nettype none

// Decodes one (144,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module i_ssc_cw_dec (
  input  wire [143:0] codeword_i,  // codeword as read
  output wire [143:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [15:0] syndrome_o   // syndrome
);

  // Shared sums, each computed once, named after the syndrome bits that need it and the first bit
  // that it adds.
  wire syndrome_h6304_from_50 = codeword_i[50] ^ codeword_i[114];
  wire syndrome_2_15_from_42 = codeword_i[42] ^ codeword_i[58];
  wire syndrome_3_8_13_14_from_43 = codeword_i[43] ^ codeword_i[123];
  wire syndrome_3_11_from_3 = codeword_i[3] ^ codeword_i[75];
  wire syndrome_hc620_from_37 = codeword_i[37] ^ codeword_i[125];
  wire syndrome_hc640_from_30 = codeword_i[30] ^ codeword_i[118];
  wire syndrome_hc680_from_23 = codeword_i[23] ^ codeword_i[111];
  wire syndrome_7_8_11_12_from_47 = codeword_i[47] ^ codeword_i[127];
  wire syndrome_8_11_12_from_54 = (codeword_i[54] ^ codeword_i[61]) ^ (codeword_i[82]
      ^ codeword_i[96]);
  wire syndrome_8_11_13_14_from_95 = (codeword_i[102] ^ codeword_i[109]) ^ (codeword_i[95]
      ^ codeword_i[116]);
  wire syndrome_8_10_15_from_108 = codeword_i[108] ^ codeword_i[115];
  wire syndrome_hed00_from_119 = codeword_i[119] ^ codeword_i[126];
  wire syndrome_8_10_15_from_87 = (codeword_i[101] ^ codeword_i[122]) ^ (codeword_i[87]
      ^ codeword_i[94]);
  wire syndrome_8_15_from_87 = syndrome_8_10_15_from_87 ^ (syndrome_8_10_15_from_108
      ^ syndrome_hed00_from_119);
  wire syndrome_8_11_12_from_47 = codeword_i[89] ^ (codeword_i[68] ^ syndrome_7_8_11_12_from_47);
  wire syndrome_8_from_0 = ((((codeword_i[111] ^ codeword_i[136]) ^ (codeword_i[118]
      ^ codeword_i[125])) ^ (syndrome_3_8_13_14_from_43 ^ (codeword_i[0] ^ codeword_i[75])))
      ^ (syndrome_8_11_12_from_54 ^ syndrome_8_11_13_14_from_95)) ^ (syndrome_8_15_from_87
      ^ syndrome_8_11_12_from_47);
  wire syndrome_hf300_from_86 = (codeword_i[93] ^ codeword_i[121]) ^ (codeword_i[86]
      ^ codeword_i[100]);
  wire syndrome_hf300_from_79 = codeword_i[79] ^ codeword_i[107];
  wire syndrome_h7300_from_79 = syndrome_hf300_from_86 ^ syndrome_hf300_from_79;
  wire syndrome_8_9_13_14_from_15 = syndrome_h7300_from_79 ^ (((codeword_i[57] ^ codeword_i[64])
      ^ (codeword_i[22] ^ codeword_i[36])) ^ (syndrome_h6304_from_50 ^ (codeword_i[15]
      ^ codeword_i[29])));
  wire syndrome_hbd00_from_39 = ((codeword_i[60] ^ codeword_i[88]) ^ (codeword_i[39]
      ^ codeword_i[74])) ^ ((codeword_i[53] ^ codeword_i[67]) ^ (codeword_i[46] ^ codeword_i[81]));
  wire syndrome_hef00_from_31 = ((codeword_i[38] ^ codeword_i[73]) ^ (codeword_i[31]
      ^ codeword_i[66])) ^ ((codeword_i[59] ^ codeword_i[80]) ^ (codeword_i[45] ^ codeword_i[52]));
  wire syndrome_had00_from_31 = syndrome_hbd00_from_39 ^ syndrome_hef00_from_31;
  wire syndrome_8_13_from_15 = syndrome_8_9_13_14_from_15 ^ syndrome_had00_from_31;
  wire syndrome_9_12_14_15_from_103 = (codeword_i[103] ^ codeword_i[117]) ^ (codeword_i[110]
      ^ codeword_i[124]);
  wire syndrome_9_12_13_from_55 = ((codeword_i[62] ^ codeword_i[90]) ^ (codeword_i[76]
      ^ codeword_i[97])) ^ ((codeword_i[69] ^ codeword_i[104]) ^ (codeword_i[55] ^ codeword_i[83]));
  wire syndrome_9_10_14_15_from_51 = codeword_i[51] ^ codeword_i[72];
  wire syndrome_9_10_14_15_from_23 = (syndrome_hc620_from_37 ^ (codeword_i[44] ^ codeword_i[65]))
      ^ (syndrome_hc640_from_30 ^ syndrome_hc680_from_23);
  wire syndrome_9_10_14_from_23 = syndrome_9_10_14_15_from_23 ^ (codeword_i[58]
      ^ syndrome_9_10_14_15_from_51);
  wire syndrome_9_14_from_23 = syndrome_hef00_from_31 ^ syndrome_9_10_14_from_23;
  wire syndrome_10_13_14_from_63 = ((codeword_i[70] ^ codeword_i[84]) ^ (codeword_i[63]
      ^ codeword_i[91])) ^ (syndrome_hed00_from_119 ^ (codeword_i[77] ^ codeword_i[112]));
  wire syndrome_10_13_14_from_98 = codeword_i[98] ^ codeword_i[105];
  wire syndrome_11_14_15_from_71 = ((codeword_i[106] ^ codeword_i[113]) ^ (codeword_i[85]
      ^ codeword_i[92])) ^ ((codeword_i[78] ^ codeword_i[120]) ^ (codeword_i[71] ^ codeword_i[99]));
  wire syndrome_11_12_from_47 = syndrome_8_11_12_from_54 ^ syndrome_8_11_12_from_47;
  wire syndrome_13_14_from_43 = syndrome_10_13_14_from_63 ^ (syndrome_8_11_13_14_from_95
      ^ (syndrome_3_8_13_14_from_43 ^ syndrome_10_13_14_from_98));
  wire syndrome_15_from_7 = (((codeword_i[127] ^ codeword_i[143]) ^ (codeword_i[7]
      ^ codeword_i[14])) ^ ((codeword_i[21] ^ codeword_i[28]) ^ (codeword_i[35] ^ codeword_i[114])))
      ^ ((syndrome_2_15_from_42 ^ (codeword_i[49] ^ codeword_i[56])) ^ (syndrome_hf300_from_79
      ^ syndrome_9_10_14_15_from_51));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [15:0] syndrome;
  // ^(codeword_i & 144'h000101010101010101010101010101010101)
  assign syndrome[0] = (((codeword_i[128] ^ (codeword_i[0] ^ codeword_i[8])) ^ (codeword_i[112]
      ^ codeword_i[120])) ^ ((codeword_i[96] ^ codeword_i[104]) ^ (codeword_i[80]
      ^ codeword_i[88]))) ^ (((codeword_i[64] ^ codeword_i[72]) ^ (codeword_i[48] ^ codeword_i[56]))
      ^ ((codeword_i[32] ^ codeword_i[40]) ^ (codeword_i[16] ^ codeword_i[24])));
  // ^(codeword_i & 144'h000202020202020202020202020202020202)
  assign syndrome[1] = (((codeword_i[129] ^ (codeword_i[1] ^ codeword_i[9])) ^ (codeword_i[113]
      ^ codeword_i[121])) ^ ((codeword_i[97] ^ codeword_i[105]) ^ (codeword_i[81]
      ^ codeword_i[89]))) ^ (((codeword_i[65] ^ codeword_i[73]) ^ (codeword_i[49] ^ codeword_i[57]))
      ^ ((codeword_i[33] ^ codeword_i[41]) ^ (codeword_i[17] ^ codeword_i[25])));
  // ^(codeword_i & 144'h000404040404040404040404040404040404)
  assign syndrome[2] = (((codeword_i[130] ^ syndrome_h6304_from_50) ^ (codeword_i[106]
      ^ codeword_i[122])) ^ ((codeword_i[90] ^ codeword_i[98]) ^ (codeword_i[74] ^ codeword_i[82])))
      ^ (((codeword_i[34] ^ codeword_i[66]) ^ (codeword_i[18] ^ codeword_i[26]))
      ^ (syndrome_2_15_from_42 ^ (codeword_i[2] ^ codeword_i[10])));
  // ^(codeword_i & 144'h000808080808080808080808080808080808)
  assign syndrome[3] = (((codeword_i[131] ^ syndrome_3_8_13_14_from_43) ^ (codeword_i[107]
      ^ codeword_i[115])) ^ ((codeword_i[91] ^ codeword_i[99]) ^ (codeword_i[67] ^ codeword_i[83])))
      ^ (((codeword_i[51] ^ codeword_i[59]) ^ (codeword_i[27] ^ codeword_i[35]))
      ^ (syndrome_3_11_from_3 ^ (codeword_i[11] ^ codeword_i[19])));
  // ^(codeword_i & 144'h001010101010101010101010101010101010)
  assign syndrome[4] = (((codeword_i[132] ^ (codeword_i[4] ^ codeword_i[12])) ^ (codeword_i[116]
      ^ codeword_i[124])) ^ ((codeword_i[100] ^ codeword_i[108]) ^ (codeword_i[84]
      ^ codeword_i[92]))) ^ (((codeword_i[68] ^ codeword_i[76]) ^ (codeword_i[52] ^ codeword_i[60]))
      ^ ((codeword_i[36] ^ codeword_i[44]) ^ (codeword_i[20] ^ codeword_i[28])));
  // ^(codeword_i & 144'h002020202020202020202020202020202020)
  assign syndrome[5] = (((codeword_i[133] ^ syndrome_hc620_from_37) ^ (codeword_i[109]
      ^ codeword_i[117])) ^ ((codeword_i[93] ^ codeword_i[101]) ^ (codeword_i[77]
      ^ codeword_i[85]))) ^ (((codeword_i[61] ^ codeword_i[69]) ^ (codeword_i[45] ^ codeword_i[53]))
      ^ ((codeword_i[21] ^ codeword_i[29]) ^ (codeword_i[5] ^ codeword_i[13])));
  // ^(codeword_i & 144'h004040404040404040404040404040404040)
  assign syndrome[6] = (((codeword_i[134] ^ syndrome_hc640_from_30) ^ (codeword_i[110]
      ^ codeword_i[126])) ^ ((codeword_i[94] ^ codeword_i[102]) ^ (codeword_i[78]
      ^ codeword_i[86]))) ^ (((codeword_i[62] ^ codeword_i[70]) ^ (codeword_i[46] ^ codeword_i[54]))
      ^ ((codeword_i[22] ^ codeword_i[38]) ^ (codeword_i[6] ^ codeword_i[14])));
  // ^(codeword_i & 144'h008080808080808080808080808080808080)
  assign syndrome[7] = (((codeword_i[135] ^ syndrome_hc680_from_23) ^ (codeword_i[103]
      ^ codeword_i[119])) ^ ((codeword_i[87] ^ codeword_i[95]) ^ (codeword_i[71] ^ codeword_i[79])))
      ^ (((codeword_i[55] ^ codeword_i[63]) ^ (codeword_i[31] ^ codeword_i[39]))
      ^ (syndrome_7_8_11_12_from_47 ^ (codeword_i[7] ^ codeword_i[15])));
  // ^(codeword_i & 144'h0100eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = syndrome_8_13_from_15 ^ syndrome_8_from_0;
  // ^(codeword_i & 144'h02003264c992244993274e9c3870e0c08102)
  assign syndrome[9] = syndrome_9_14_from_23 ^ (syndrome_8_9_13_14_from_15
      ^ (syndrome_9_12_13_from_55 ^ (syndrome_9_12_14_15_from_103 ^ ((codeword_i[43]
      ^ codeword_i[137]) ^ (codeword_i[1] ^ codeword_i[8])))));
  // ^(codeword_i & 144'h040064c992244993274e9c3870e0c0810204)
  assign syndrome[10] = (syndrome_9_10_14_from_23 ^ (syndrome_10_13_14_from_63 ^ ((codeword_i[2]
      ^ codeword_i[138]) ^ (codeword_i[9] ^ codeword_i[16])))) ^ (syndrome_had00_from_31
      ^ (syndrome_8_10_15_from_87 ^ (syndrome_8_10_15_from_108 ^ syndrome_10_13_14_from_98)));
  // ^(codeword_i & 144'h0800c992244993274e9c3870e0c081020408)
  assign syndrome[11] = (syndrome_11_12_from_47 ^ (syndrome_11_14_15_from_71
      ^ (syndrome_8_11_13_14_from_95 ^ (codeword_i[10] ^ codeword_i[123]))))
      ^ (syndrome_had00_from_31 ^ ((syndrome_3_11_from_3 ^ (codeword_i[17] ^ codeword_i[24]))
      ^ (codeword_i[139] ^ syndrome_hed00_from_119)));
  // ^(codeword_i & 144'h100092244993274e9c3870e0c08102040810)
  assign syndrome[12] = ((syndrome_h7300_from_79 ^ syndrome_9_12_13_from_55)
      ^ (syndrome_hbd00_from_39 ^ ((codeword_i[4] ^ codeword_i[140]) ^ (codeword_i[11]
      ^ codeword_i[75])))) ^ (syndrome_11_12_from_47 ^ (syndrome_9_12_14_15_from_103
      ^ ((codeword_i[18] ^ codeword_i[114]) ^ (codeword_i[25] ^ codeword_i[32]))));
  // ^(codeword_i & 144'h2000ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = syndrome_8_13_from_15 ^ (syndrome_13_14_from_43 ^ (syndrome_9_12_13_from_55
      ^ (((codeword_i[127] ^ codeword_i[141]) ^ (codeword_i[5] ^ codeword_i[12])) ^ ((codeword_i[19]
      ^ codeword_i[26]) ^ (codeword_i[33] ^ codeword_i[40])))));
  // ^(codeword_i & 144'h40007bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = (syndrome_9_14_from_23 ^ (syndrome_8_9_13_14_from_15
      ^ (syndrome_9_12_14_15_from_103 ^ ((codeword_i[27] ^ codeword_i[34]) ^ (codeword_i[41]
      ^ codeword_i[48]))))) ^ (syndrome_13_14_from_43 ^ (syndrome_11_14_15_from_71 ^ ((codeword_i[6]
      ^ codeword_i[142]) ^ (codeword_i[13] ^ codeword_i[20]))));
  assign syndrome[15] = (syndrome_15_from_7 ^ (syndrome_8_15_from_87 ^ (syndrome_hf300_from_86
      ^ syndrome_9_12_14_15_from_103))) ^ (syndrome_had00_from_31 ^ (syndrome_9_10_14_15_from_23
      ^ syndrome_11_14_15_from_71));  // ^(codeword_i & 144'h8000f7eedcb871e3c78e1d3a74e8d0a04080)

  // Match terms: functions of the syndrome that several matches share.
  wire nonzero_is = syndrome == 16'h0000;
  wire match_0_15_from_8 = syndrome[1] ^ syndrome[9];
  wire match_h02921_from_12 = syndrome[5] ^ syndrome[13];
  wire match_0_15_from_13 = syndrome[6] ^ syndrome[14];
  wire match_0_8_12_from_14 = syndrome[7] ^ syndrome[15];
  wire match_1_9_13_from_0 = syndrome[7] ^ syndrome[8];
  wire match_h0081e_from_0 = syndrome[0] ^ syndrome[7];
  wire match_h0ffc2_from_4 = syndrome[4] ^ syndrome[7];
  wire match_1_14_from_4 = syndrome[13] ^ match_h0ffc2_from_4;
  wire match_1_2_3_from_5 = syndrome[5] ^ syndrome[7];
  wire match_1_5_from_6 = syndrome[6] ^ syndrome[15];
  wire match_2_6_from_0 = syndrome[6] ^ syndrome[8];
  wire match_2_to_15_from_6 = syndrome[6] ^ syndrome[7];
  wire match_2_10_from_3 = syndrome[13] ^ (syndrome[3] ^ syndrome[6]);
  wire match_h0709c_from_4 = syndrome[4] ^ match_2_to_15_from_6;
  wire match_2_12_from_4 = syndrome[14] ^ match_h0709c_from_4;
  wire match_h02e78_from_5 = syndrome[5] ^ match_2_to_15_from_6;
  wire match_3_6_from_5 = syndrome[7] ^ syndrome[13];
  wire match_h0ff08_from_2 = syndrome[2] ^ syndrome[5];
  wire match_4_to_15_from_4 = syndrome[4] ^ syndrome[5];
  wire match_4_5_6_7_from_4 = syndrome[6] ^ match_4_to_15_from_4;
  wire match_4_12_15_from_1 = syndrome[1] ^ syndrome[13];
  wire match_4_12_from_2 = syndrome[2] ^ syndrome[6];
  wire match_h0b1e0_from_3 = syndrome[3] ^ match_4_to_15_from_4;
  wire match_h03d20_from_0 = syndrome[0] ^ syndrome[6];
  wire match_h03c20_from_0 = syndrome[3] ^ match_h03d20_from_0;
  wire match_5_7_from_1 = syndrome[1] ^ syndrome[3];
  wire match_h0c260_from_2 = syndrome[2] ^ match_4_to_15_from_4;
  wire match_6_to_15_from_2 = syndrome[2] ^ syndrome[3];
  wire match_6_7_8_9_from_2 = match_h0ffc2_from_4 ^ match_6_to_15_from_2;
  wire match_6_7_8_from_0 = syndrome[0] ^ syndrome[4];
  wire match_7_14_from_1 = syndrome[6] ^ syndrome[9];
  wire match_h02780_from_1 = syndrome[1] ^ match_6_to_15_from_2;
  wire match_7_9_from_1 = syndrome[1] ^ syndrome[7];
  wire match_7_13_14_from_2 = syndrome[15] ^ match_6_to_15_from_2;
  wire match_8_14_15_from_0 = syndrome[8] ^ match_6_to_15_from_2;
  wire match_8_to_15_from_0 = syndrome[0] ^ syndrome[1];
  wire match_8_9_10_11_from_0 = match_h0ff08_from_2 ^ match_8_to_15_from_0;
  wire match_8_15_from_2 = syndrome[6] ^ syndrome[10];
  wire match_h0c700_from_0 = match_2_to_15_from_6 ^ match_8_to_15_from_0;
  wire match_8_14_from_0 = syndrome[14] ^ match_h0c700_from_0;
  wire match_9_10_11_12_from_0 = match_h0ffc2_from_4 ^ match_8_to_15_from_0;
  wire match_9_13_from_5 = syndrome[14] ^ match_h02e78_from_5;
  wire match_10_11_12_from_0 = match_4_to_15_from_4 ^ match_h03d20_from_0;
  wire match_12_13_14_15_from_1 = syndrome[1] ^ match_h0ffc2_from_4;
  wire match_13_14_15_from_3 = syndrome[3] ^ match_2_to_15_from_6;
  wire match_14_15_from_1 = match_2_to_15_from_6 ^ (syndrome[1] ^ syndrome[5]);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [17:0] match;
  assign match[0] = {match_0_8_12_from_14, match_0_15_from_13, match_h02921_from_12, syndrome[4]
      ^ syndrome[12], syndrome[3] ^ syndrome[11], syndrome[2] ^ syndrome[10], match_0_15_from_8,
      syndrome[0] ^ syndrome[8]} == 8'h00;
  assign match[1] = {match_1_5_from_6, syndrome[14] ^ match_1_2_3_from_5, match_1_14_from_4,
      syndrome[3] ^ syndrome[12], syndrome[2] ^ syndrome[11], syndrome[1] ^ syndrome[10],
      syndrome[9] ^ match_h0081e_from_0, match_1_9_13_from_0} == 8'h00;
  assign match[2] = {syndrome[15] ^ match_1_2_3_from_5, match_2_12_from_4, match_2_10_from_3,
      syndrome[2] ^ syndrome[12], syndrome[1] ^ syndrome[11], syndrome[10] ^ match_h0081e_from_0,
      syndrome[9] ^ match_2_to_15_from_6, match_2_6_from_0} == 8'h00;
  assign match[3] = {syndrome[15] ^ match_h0709c_from_4, syndrome[14] ^ (match_2_to_15_from_6
      ^ (syndrome[3] ^ syndrome[5])), match_3_6_from_5 ^ match_h0ff08_from_2, syndrome[1]
      ^ syndrome[12], syndrome[11] ^ match_h0081e_from_0, syndrome[10] ^ match_2_to_15_from_6,
      syndrome[9] ^ match_h02e78_from_5, syndrome[8] ^ match_1_2_3_from_5} == 8'h00;
  assign match[4] = {match_h02e78_from_5 ^ (syndrome[3] ^ syndrome[15]), syndrome[14]
      ^ (match_4_to_15_from_4 ^ match_4_12_from_2), match_h0709c_from_4 ^ match_4_12_15_from_1,
      syndrome[12] ^ match_h0081e_from_0, syndrome[11] ^ match_2_to_15_from_6, syndrome[10]
      ^ match_h02e78_from_5, syndrome[9] ^ match_4_5_6_7_from_4, syndrome[8]
      ^ match_h0709c_from_4} == 8'h00;
  assign match[5] = {match_h0c260_from_2 ^ match_1_5_from_6, syndrome[14] ^ (match_4_to_15_from_4
      ^ match_5_7_from_1), match_h03c20_from_0 ^ match_h02921_from_12, syndrome[12]
      ^ match_2_to_15_from_6, syndrome[11] ^ match_h02e78_from_5, syndrome[10]
      ^ match_4_5_6_7_from_4, syndrome[9] ^ match_h0b1e0_from_3, match_h02e78_from_5 ^ (syndrome[3]
      ^ syndrome[8])} == 8'h00;
  assign match[6] = {match_h0b1e0_from_3 ^ (syndrome[1] ^ syndrome[15]), syndrome[14]
      ^ (match_6_to_15_from_2 ^ match_6_7_8_from_0), match_3_6_from_5 ^ match_h0c260_from_2,
      syndrome[12] ^ match_h02e78_from_5, syndrome[11] ^ match_4_5_6_7_from_4, syndrome[10]
      ^ match_h0b1e0_from_3, syndrome[9] ^ match_6_7_8_9_from_2, match_h0c260_from_2
      ^ match_2_6_from_0} == 8'h00;
  assign match[7] = {match_6_7_8_from_0 ^ match_7_13_14_from_2, syndrome[14] ^ (match_6_to_15_from_2
      ^ match_7_9_from_1), match_h0709c_from_4 ^ (syndrome[13] ^ match_5_7_from_1), syndrome[12]
      ^ match_4_5_6_7_from_4, syndrome[11] ^ match_h0b1e0_from_3, syndrome[10]
      ^ match_6_7_8_9_from_2, match_7_14_from_1 ^ match_h02780_from_1, match_h0b1e0_from_3
      ^ (syndrome[1] ^ syndrome[8])} == 8'h00;
  assign match[8] = {match_h02780_from_1 ^ match_0_8_12_from_14, syndrome[2] ^ match_8_14_from_0,
      match_h02921_from_12 ^ (match_h03d20_from_0 ^ match_6_to_15_from_2), syndrome[12]
      ^ match_h0b1e0_from_3, syndrome[11] ^ match_6_7_8_9_from_2, match_h02780_from_1
      ^ match_8_15_from_2, syndrome[9] ^ match_8_9_10_11_from_0, match_6_7_8_from_0
      ^ match_8_14_15_from_0} == 8'h00;
  assign match[9] = {match_h0c700_from_0 ^ (syndrome[2] ^ syndrome[15]), match_8_to_15_from_0
      ^ match_9_13_from_5, match_h0c260_from_2 ^ (syndrome[13] ^ match_7_9_from_1), syndrome[12]
      ^ match_6_7_8_9_from_2, match_h02780_from_1 ^ (syndrome[6] ^ syndrome[11]), syndrome[10]
      ^ match_8_9_10_11_from_0, syndrome[9] ^ match_9_10_11_12_from_0, match_h02780_from_1
      ^ match_1_9_13_from_0} == 8'h00;
  assign match[10] = {match_h02e78_from_5 ^ (syndrome[15] ^ match_8_to_15_from_0), syndrome[14]
      ^ match_10_11_12_from_0, match_2_10_from_3 ^ (syndrome[4] ^ match_8_to_15_from_0),
      match_h02780_from_1 ^ (syndrome[6] ^ syndrome[12]), syndrome[11] ^ match_8_9_10_11_from_0,
      syndrome[10] ^ match_9_10_11_12_from_0, syndrome[9] ^ match_h03c20_from_0, match_h0c700_from_0
      ^ (syndrome[2] ^ syndrome[8])} == 8'h00;
  assign match[11] = {syndrome[15] ^ match_10_11_12_from_0, syndrome[14] ^ (match_4_to_15_from_4
      ^ (syndrome[3] ^ syndrome[7])), match_h02921_from_12 ^ (match_h0081e_from_0
      ^ match_6_to_15_from_2), syndrome[12] ^ match_8_9_10_11_from_0, syndrome[11]
      ^ match_9_10_11_12_from_0, syndrome[10] ^ match_h03c20_from_0, syndrome[9]
      ^ match_h0ff08_from_2, match_h02e78_from_5 ^ (syndrome[8] ^ match_8_to_15_from_0)} == 8'h00;
  assign match[12] = {match_h0b1e0_from_3 ^ match_0_8_12_from_14, match_6_to_15_from_2
      ^ match_2_12_from_4, match_4_12_15_from_1 ^ (syndrome[4] ^ match_4_12_from_2), syndrome[12]
      ^ match_9_10_11_12_from_0, syndrome[11] ^ match_h03c20_from_0, syndrome[10]
      ^ match_h0ff08_from_2, syndrome[9] ^ match_12_13_14_15_from_1, syndrome[8]
      ^ match_10_11_12_from_0} == 8'h00;
  assign match[13] = {match_h0709c_from_4 ^ match_7_13_14_from_2, match_h02780_from_1
      ^ match_9_13_from_5, match_h02921_from_12 ^ (syndrome[3] ^ match_8_to_15_from_0), syndrome[12]
      ^ match_h03c20_from_0, syndrome[11] ^ match_h0ff08_from_2, syndrome[10]
      ^ match_12_13_14_15_from_1, match_13_14_15_from_3 ^ (syndrome[0] ^ syndrome[9]),
      match_h0b1e0_from_3 ^ match_1_9_13_from_0} == 8'h00;
  assign match[14] = {match_7_13_14_from_2 ^ match_14_15_from_1, match_h0c260_from_2
      ^ match_8_14_from_0, match_1_14_from_4 ^ (syndrome[0] ^ syndrome[2]), syndrome[12]
      ^ match_h0ff08_from_2, syndrome[11] ^ match_12_13_14_15_from_1, match_13_14_15_from_3
      ^ (syndrome[0] ^ syndrome[10]), match_h0ff08_from_2 ^ match_7_14_from_1, match_h0709c_from_4
      ^ match_8_14_15_from_0} == 8'h00;
  assign match[15] = {match_h0c700_from_0 ^ (syndrome[15] ^ match_h0c260_from_2), match_0_15_from_13
      ^ (match_h0b1e0_from_3 ^ match_8_to_15_from_0), match_4_12_15_from_1 ^ match_13_14_15_from_3,
      syndrome[12] ^ match_12_13_14_15_from_1, match_13_14_15_from_3 ^ (syndrome[0] ^ syndrome[11]),
      match_h0ff08_from_2 ^ match_8_15_from_2, match_4_to_15_from_4 ^ match_0_15_from_8,
      match_8_14_15_from_0 ^ match_14_15_from_1} == 8'h00;
  assign match[16] = syndrome[15:8] == 8'h00;
  assign match[17] = syndrome[7:0] == 8'h00;

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [143:0] flip;
  assign flip[0] = syndrome[0] & match[0];
  assign flip[1] = syndrome[1] & match[0];
  assign flip[2] = syndrome[2] & match[0];
  assign flip[3] = syndrome[3] & match[0];
  assign flip[4] = syndrome[4] & match[0];
  assign flip[5] = syndrome[5] & match[0];
  assign flip[6] = syndrome[6] & match[0];
  assign flip[7] = syndrome[7] & match[0];
  assign flip[8] = syndrome[0] & match[1];
  assign flip[9] = syndrome[1] & match[1];
  assign flip[10] = syndrome[2] & match[1];
  assign flip[11] = syndrome[3] & match[1];
  assign flip[12] = syndrome[4] & match[1];
  assign flip[13] = syndrome[5] & match[1];
  assign flip[14] = syndrome[6] & match[1];
  assign flip[15] = syndrome[7] & match[1];
  assign flip[16] = syndrome[0] & match[2];
  assign flip[17] = syndrome[1] & match[2];
  assign flip[18] = syndrome[2] & match[2];
  assign flip[19] = syndrome[3] & match[2];
  assign flip[20] = syndrome[4] & match[2];
  assign flip[21] = syndrome[5] & match[2];
  assign flip[22] = syndrome[6] & match[2];
  assign flip[23] = syndrome[7] & match[2];
  assign flip[24] = syndrome[0] & match[3];
  assign flip[25] = syndrome[1] & match[3];
  assign flip[26] = syndrome[2] & match[3];
  assign flip[27] = syndrome[3] & match[3];
  assign flip[28] = syndrome[4] & match[3];
  assign flip[29] = syndrome[5] & match[3];
  assign flip[30] = syndrome[6] & match[3];
  assign flip[31] = syndrome[7] & match[3];
  assign flip[32] = syndrome[0] & match[4];
  assign flip[33] = syndrome[1] & match[4];
  assign flip[34] = syndrome[2] & match[4];
  assign flip[35] = syndrome[3] & match[4];
  assign flip[36] = syndrome[4] & match[4];
  assign flip[37] = syndrome[5] & match[4];
  assign flip[38] = syndrome[6] & match[4];
  assign flip[39] = syndrome[7] & match[4];
  assign flip[40] = syndrome[0] & match[5];
  assign flip[41] = syndrome[1] & match[5];
  assign flip[42] = syndrome[2] & match[5];
  assign flip[43] = syndrome[3] & match[5];
  assign flip[44] = syndrome[4] & match[5];
  assign flip[45] = syndrome[5] & match[5];
  assign flip[46] = syndrome[6] & match[5];
  assign flip[47] = syndrome[7] & match[5];
  assign flip[48] = syndrome[0] & match[6];
  assign flip[49] = syndrome[1] & match[6];
  assign flip[50] = syndrome[2] & match[6];
  assign flip[51] = syndrome[3] & match[6];
  assign flip[52] = syndrome[4] & match[6];
  assign flip[53] = syndrome[5] & match[6];
  assign flip[54] = syndrome[6] & match[6];
  assign flip[55] = syndrome[7] & match[6];
  assign flip[56] = syndrome[0] & match[7];
  assign flip[57] = syndrome[1] & match[7];
  assign flip[58] = syndrome[2] & match[7];
  assign flip[59] = syndrome[3] & match[7];
  assign flip[60] = syndrome[4] & match[7];
  assign flip[61] = syndrome[5] & match[7];
  assign flip[62] = syndrome[6] & match[7];
  assign flip[63] = syndrome[7] & match[7];
  assign flip[64] = syndrome[0] & match[8];
  assign flip[65] = syndrome[1] & match[8];
  assign flip[66] = syndrome[2] & match[8];
  assign flip[67] = syndrome[3] & match[8];
  assign flip[68] = syndrome[4] & match[8];
  assign flip[69] = syndrome[5] & match[8];
  assign flip[70] = syndrome[6] & match[8];
  assign flip[71] = syndrome[7] & match[8];
  assign flip[72] = syndrome[0] & match[9];
  assign flip[73] = syndrome[1] & match[9];
  assign flip[74] = syndrome[2] & match[9];
  assign flip[75] = syndrome[3] & match[9];
  assign flip[76] = syndrome[4] & match[9];
  assign flip[77] = syndrome[5] & match[9];
  assign flip[78] = syndrome[6] & match[9];
  assign flip[79] = syndrome[7] & match[9];
  assign flip[80] = syndrome[0] & match[10];
  assign flip[81] = syndrome[1] & match[10];
  assign flip[82] = syndrome[2] & match[10];
  assign flip[83] = syndrome[3] & match[10];
  assign flip[84] = syndrome[4] & match[10];
  assign flip[85] = syndrome[5] & match[10];
  assign flip[86] = syndrome[6] & match[10];
  assign flip[87] = syndrome[7] & match[10];
  assign flip[88] = syndrome[0] & match[11];
  assign flip[89] = syndrome[1] & match[11];
  assign flip[90] = syndrome[2] & match[11];
  assign flip[91] = syndrome[3] & match[11];
  assign flip[92] = syndrome[4] & match[11];
  assign flip[93] = syndrome[5] & match[11];
  assign flip[94] = syndrome[6] & match[11];
  assign flip[95] = syndrome[7] & match[11];
  assign flip[96] = syndrome[0] & match[12];
  assign flip[97] = syndrome[1] & match[12];
  assign flip[98] = syndrome[2] & match[12];
  assign flip[99] = syndrome[3] & match[12];
  assign flip[100] = syndrome[4] & match[12];
  assign flip[101] = syndrome[5] & match[12];
  assign flip[102] = syndrome[6] & match[12];
  assign flip[103] = syndrome[7] & match[12];
  assign flip[104] = syndrome[0] & match[13];
  assign flip[105] = syndrome[1] & match[13];
  assign flip[106] = syndrome[2] & match[13];
  assign flip[107] = syndrome[3] & match[13];
  assign flip[108] = syndrome[4] & match[13];
  assign flip[109] = syndrome[5] & match[13];
  assign flip[110] = syndrome[6] & match[13];
  assign flip[111] = syndrome[7] & match[13];
  assign flip[112] = syndrome[0] & match[14];
  assign flip[113] = syndrome[1] & match[14];
  assign flip[114] = syndrome[2] & match[14];
  assign flip[115] = syndrome[3] & match[14];
  assign flip[116] = syndrome[4] & match[14];
  assign flip[117] = syndrome[5] & match[14];
  assign flip[118] = syndrome[6] & match[14];
  assign flip[119] = syndrome[7] & match[14];
  assign flip[120] = syndrome[0] & match[15];
  assign flip[121] = syndrome[1] & match[15];
  assign flip[122] = syndrome[2] & match[15];
  assign flip[123] = syndrome[3] & match[15];
  assign flip[124] = syndrome[4] & match[15];
  assign flip[125] = syndrome[5] & match[15];
  assign flip[126] = syndrome[6] & match[15];
  assign flip[127] = syndrome[7] & match[15];
  assign flip[128] = syndrome[0] & match[16];
  assign flip[129] = syndrome[1] & match[16];
  assign flip[130] = syndrome[2] & match[16];
  assign flip[131] = syndrome[3] & match[16];
  assign flip[132] = syndrome[4] & match[16];
  assign flip[133] = syndrome[5] & match[16];
  assign flip[134] = syndrome[6] & match[16];
  assign flip[135] = syndrome[7] & match[16];
  assign flip[136] = syndrome[8] & match[17];
  assign flip[137] = syndrome[9] & match[17];
  assign flip[138] = syndrome[10] & match[17];
  assign flip[139] = syndrome[11] & match[17];
  assign flip[140] = syndrome[12] & match[17];
  assign flip[141] = syndrome[13] & match[17];
  assign flip[142] = syndrome[14] & match[17];
  assign flip[143] = syndrome[15] & match[17];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~nonzero_is;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = nonzero & hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // i_ssc_cw_dec

`default_nettype wire
