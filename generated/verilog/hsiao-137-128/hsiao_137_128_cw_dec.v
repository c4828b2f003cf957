// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (137,128): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-137-128 with hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
`default_nettype none

// Decodes one (137,128) codeword. Combinational.
module hsiao_137_128_cw_dec (
  input  wire [136:0] codeword_i,  // codeword as read
  output wire [136:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [8:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[23] ^ codeword_i[38];
  wire sum_1 = codeword_i[10] ^ codeword_i[16];
  wire sum_2 = codeword_i[56] ^ codeword_i[98];
  wire xor_0 = (((codeword_i[118] ^ codeword_i[124]) ^ (codeword_i[93] ^ codeword_i[109]))
      ^ ((codeword_i[50] ^ codeword_i[66]) ^ (codeword_i[11] ^ codeword_i[13]))) ^ ((sum_0
      ^ (codeword_i[0] ^ codeword_i[4])) ^ (sum_1 ^ sum_2));
  wire sum_3 = codeword_i[111] ^ codeword_i[116];
  wire sum_4 = codeword_i[100] ^ codeword_i[127];
  wire sum_5 = codeword_i[84] ^ codeword_i[104];
  wire sum_6 = (codeword_i[2] ^ codeword_i[36]) ^ (codeword_i[5] ^ codeword_i[57]);
  wire sum_7 = codeword_i[1] ^ (codeword_i[35] ^ codeword_i[122]);
  wire sum_8 = (codeword_i[20] ^ codeword_i[71]) ^ (codeword_i[21] ^ codeword_i[30]);
  wire sum_9 = (codeword_i[41] ^ codeword_i[62]) ^ (codeword_i[7] ^ codeword_i[26]);
  wire sum_10 = codeword_i[85] ^ codeword_i[101];
  wire sum_11 = codeword_i[45] ^ sum_10;
  wire sum_12 = (codeword_i[94] ^ codeword_i[112]) ^ (codeword_i[87] ^ codeword_i[105]);
  wire sum_13 = (codeword_i[107] ^ codeword_i[114]) ^ (codeword_i[89] ^ codeword_i[96]);
  wire sum_14 = codeword_i[77] ^ sum_13;
  wire sum_15 = codeword_i[125] ^ (codeword_i[91] ^ codeword_i[120]);
  wire sum_16 = codeword_i[59] ^ sum_15;
  wire sum_17 = codeword_i[3] ^ codeword_i[24];
  wire xor_1 = (((codeword_i[119] ^ codeword_i[129]) ^ (codeword_i[78] ^ codeword_i[106]))
      ^ ((codeword_i[46] ^ codeword_i[60]) ^ (codeword_i[14] ^ codeword_i[39]))) ^ (((codeword_i[87]
      ^ codeword_i[91]) ^ (codeword_i[56] ^ codeword_i[84])) ^ (sum_17 ^ (codeword_i[10]
      ^ codeword_i[20])));
  wire sum_18 = codeword_i[67] ^ codeword_i[72];
  wire sum_19 = codeword_i[0] ^ codeword_i[6];
  wire sum_20 = codeword_i[113] ^ (codeword_i[95] ^ codeword_i[118]);
  wire sum_21 = (codeword_i[27] ^ (codeword_i[8] ^ codeword_i[63])) ^ (codeword_i[17]
      ^ (codeword_i[4] ^ codeword_i[42]));
  wire sum_22 = codeword_i[31] ^ codeword_i[126];
  wire sum_23 = codeword_i[22] ^ codeword_i[98];
  wire sum_24 = codeword_i[103] ^ codeword_i[123];
  wire sum_25 = codeword_i[51] ^ sum_24;
  wire sum_26 = sum_25 ^ (sum_22 ^ sum_23);
  wire sum_27 = codeword_i[37] ^ sum_4;
  wire sum_28 = codeword_i[102] ^ codeword_i[109];
  wire sum_29 = codeword_i[58] ^ sum_28;
  wire sum_30 = codeword_i[86] ^ codeword_i[93];
  wire sum_31 = codeword_i[12] ^ (sum_3 ^ sum_30);
  wire sum_32 = sum_31 ^ (sum_27 ^ sum_29);
  wire sum_33 = codeword_i[47] ^ codeword_i[52];
  wire xor_2 = (((codeword_i[121] ^ codeword_i[130]) ^ (codeword_i[97] ^ codeword_i[108]))
      ^ ((codeword_i[68] ^ codeword_i[88]) ^ (codeword_i[25] ^ codeword_i[40]))) ^ (((codeword_i[15]
      ^ codeword_i[123]) ^ (codeword_i[3] ^ codeword_i[105])) ^ (sum_33 ^ (codeword_i[21]
      ^ codeword_i[89])));
  wire sum_34 = (codeword_i[61] ^ codeword_i[73]) ^ (codeword_i[64] ^ codeword_i[79]);
  wire sum_35 = codeword_i[32] ^ (codeword_i[11] ^ codeword_i[18]);
  wire sum_36 = codeword_i[43] ^ codeword_i[115];
  wire sum_37 = codeword_i[28] ^ sum_36;
  wire sum_38 = codeword_i[9] ^ sum_5;
  wire sum_39 = sum_20 ^ sum_38;
  wire xor_3 = (((codeword_i[65] ^ codeword_i[131]) ^ (codeword_i[15] ^ codeword_i[61]))
      ^ ((codeword_i[8] ^ codeword_i[102]) ^ (codeword_i[107] ^ codeword_i[112])))
      ^ (((codeword_i[7] ^ codeword_i[100]) ^ (codeword_i[1] ^ codeword_i[2])) ^ (sum_0 ^ sum_17));
  wire sum_40 = codeword_i[60] ^ codeword_i[69];
  wire sum_41 = (codeword_i[74] ^ codeword_i[115]) ^ (codeword_i[25] ^ codeword_i[29]);
  wire sum_42 = codeword_i[90] ^ codeword_i[97];
  wire sum_43 = codeword_i[44] ^ sum_42;
  wire sum_44 = sum_43 ^ ((codeword_i[40] ^ codeword_i[80]) ^ (codeword_i[39] ^ codeword_i[53]));
  wire sum_45 = codeword_i[19] ^ codeword_i[122];
  wire sum_46 = codeword_i[110] ^ codeword_i[117];
  wire sum_47 = codeword_i[88] ^ (codeword_i[99] ^ (codeword_i[106] ^ codeword_i[124]));
  wire sum_48 = sum_47 ^ (((codeword_i[33] ^ codeword_i[48]) ^ (codeword_i[13] ^ codeword_i[14]))
      ^ (sum_45 ^ sum_46));
  wire xor_4 = (((codeword_i[92] ^ codeword_i[132]) ^ (codeword_i[70] ^ codeword_i[81]))
      ^ ((codeword_i[49] ^ codeword_i[54]) ^ (codeword_i[65] ^ codeword_i[117])))
      ^ (((codeword_i[29] ^ codeword_i[64]) ^ (codeword_i[18] ^ codeword_i[95])) ^ ((codeword_i[6]
      ^ codeword_i[86]) ^ (codeword_i[120] ^ codeword_i[127])));
  wire sum_49 = codeword_i[75] ^ codeword_i[126];
  wire xor_5 = xor_4 ^ ((((codeword_i[111] ^ codeword_i[114]) ^ (codeword_i[94] ^ codeword_i[101]))
      ^ (sum_49 ^ (codeword_i[5] ^ codeword_i[16]))) ^ (sum_9 ^ (sum_28 ^ sum_45)));
  wire sum_50 = codeword_i[108] ^ codeword_i[119];
  wire sum_51 = codeword_i[34] ^ sum_50;
  wire sum_52 = codeword_i[46] ^ codeword_i[49];
  wire xor_6 = (((codeword_i[76] ^ codeword_i[133]) ^ (codeword_i[47] ^ codeword_i[69]))
      ^ ((codeword_i[15] ^ codeword_i[113]) ^ (codeword_i[67] ^ codeword_i[103])))
      ^ (((codeword_i[17] ^ codeword_i[104]) ^ (codeword_i[30] ^ codeword_i[96])) ^ (sum_1
      ^ sum_52));
  wire sum_53 = (codeword_i[66] ^ codeword_i[68]) ^ (codeword_i[70] ^ codeword_i[82]);
  wire sum_54 = codeword_i[92] ^ codeword_i[121];
  wire sum_55 = codeword_i[55] ^ sum_54;
  wire sum_56 = sum_51 ^ sum_55;
  wire xor_7 = (((codeword_i[76] ^ codeword_i[134]) ^ (codeword_i[75] ^ codeword_i[110]))
      ^ ((codeword_i[53] ^ codeword_i[90]) ^ (codeword_i[33] ^ codeword_i[73]))) ^ (((codeword_i[32]
      ^ codeword_i[52]) ^ (codeword_i[28] ^ codeword_i[72])) ^ ((codeword_i[24] ^ codeword_i[27])
      ^ (codeword_i[23] ^ codeword_i[26])));
  wire sum_57 = codeword_i[50] ^ codeword_i[54];
  wire sum_58 = codeword_i[83] ^ sum_12;
  wire xor_8 = (((codeword_i[82] ^ codeword_i[135]) ^ (codeword_i[48] ^ codeword_i[79]))
      ^ ((codeword_i[42] ^ codeword_i[125]) ^ (codeword_i[38] ^ codeword_i[41]))) ^ ((sum_33
      ^ (codeword_i[35] ^ codeword_i[36])) ^ (sum_52 ^ sum_57));
  wire sum_59 = sum_46 ^ (codeword_i[78] ^ codeword_i[81]);
  wire sum_60 = sum_14 ^ sum_58;
  wire xor_9 = (((codeword_i[76] ^ codeword_i[136]) ^ (codeword_i[80] ^ codeword_i[99]))
      ^ ((codeword_i[65] ^ codeword_i[74]) ^ (codeword_i[63] ^ codeword_i[116])))
      ^ (((codeword_i[71] ^ codeword_i[85]) ^ (codeword_i[57] ^ codeword_i[62])) ^ (sum_2
      ^ sum_18));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [8:0] syndrome;
  // ^(codeword_i & 137'h001b555ab356ab020844b04225844b12cb7)
  assign syndrome[0] = (xor_0 ^ (((sum_3 ^ sum_4) ^ (codeword_i[128] ^ sum_5)) ^ (sum_6 ^ sum_7)))
      ^ (((sum_8 ^ sum_9) ^ (sum_11 ^ sum_12)) ^ (sum_14 ^ sum_16));
  assign syndrome[1] = (xor_1 ^ ((sum_7 ^ (sum_18 ^ sum_19)) ^ (sum_13 ^ sum_20))) ^ (sum_32
      ^ (sum_21 ^ sum_26));  // ^(codeword_i & 137'h002ccd6acd5aad04108950844a88952555b)
  assign syndrome[2] = (xor_2 ^ ((sum_6 ^ (sum_19 ^ sum_23)) ^ (sum_34 ^ sum_35))) ^ (sum_32
      ^ (sum_39 ^ (sum_15 ^ sum_37)));  // ^(codeword_i & 137'h004ab5ab356ab5082112610893112649a6d)
  assign syndrome[3] = (xor_3 ^ (sum_44 ^ (sum_41 ^ (sum_30 ^ sum_40)))) ^ (sum_48 ^ (sum_16
      ^ sum_39));  // ^(codeword_i & 137'h008356b4d5aad510422382111c22388e38e)
  // ^(codeword_i & 137'h010d5acb56ad5520843c0421e043c0f03f0)
  assign syndrome[4] = xor_5 ^ (((sum_37 ^ sum_51) ^ (sum_38 ^ sum_43)) ^ (sum_21 ^ sum_47));
  assign syndrome[5] = (xor_6 ^ ((sum_53 ^ (sum_22 ^ sum_42)) ^ (sum_11 ^ sum_35))) ^ (sum_48
      ^ (sum_31 ^ sum_56));  // ^(codeword_i & 137'h02056b2d5ab3564107c0083e007c00ffc00)
  assign syndrome[6] = (xor_7 ^ ((sum_41 ^ (sum_10 ^ sum_57)) ^ (sum_8 ^ sum_20))) ^ ((sum_26
      ^ sum_56) ^ (sum_47 ^ sum_58));  // ^(codeword_i & 137'h0405acb56acd5a81f8000fc0007fff00000)
  assign syndrome[7] = (xor_8 ^ ((sum_59 ^ (sum_36 ^ sum_50)) ^ (sum_25 ^ sum_27))) ^ (sum_60
      ^ (sum_44 ^ (sum_11 ^ sum_55)));  // ^(codeword_i & 137'h080aaad5ab356afe00000fffff800000000)
  // ^(codeword_i & 137'h1006b356acd5aafffffff00000000000000)
  assign syndrome[8] = (xor_9 ^ (((sum_40 ^ sum_49) ^ (sum_24 ^ sum_54)) ^ (sum_34 ^ sum_53)))
      ^ (sum_60 ^ (sum_16 ^ (sum_29 ^ sum_59)));

  // Match terms: functions of the syndrome that several matches share.
  wire syndrome_2_0_is_0 = syndrome[2:0] == 3'h0;
  wire syndrome_2_0_is_1 = syndrome[2:0] == 3'h1;
  wire syndrome_2_0_is_2 = syndrome[2:0] == 3'h2;
  wire syndrome_2_0_is_3 = syndrome[2:0] == 3'h3;
  wire syndrome_2_0_is_4 = syndrome[2:0] == 3'h4;
  wire syndrome_2_0_is_5 = syndrome[2:0] == 3'h5;
  wire syndrome_2_0_is_6 = syndrome[2:0] == 3'h6;
  wire syndrome_2_0_is_7 = syndrome[2:0] == 3'h7;
  wire syndrome_5_3_is_0 = syndrome[5:3] == 3'h0;
  wire syndrome_5_3_is_1 = syndrome[5:3] == 3'h1;
  wire syndrome_5_3_is_2 = syndrome[5:3] == 3'h2;
  wire syndrome_5_3_is_3 = syndrome[5:3] == 3'h3;
  wire syndrome_5_3_is_4 = syndrome[5:3] == 3'h4;
  wire syndrome_5_3_is_5 = syndrome[5:3] == 3'h5;
  wire syndrome_5_3_is_6 = syndrome[5:3] == 3'h6;
  wire syndrome_5_3_is_7 = syndrome[5:3] == 3'h7;
  wire syndrome_8_6_is_0 = syndrome[8:6] == 3'h0;
  wire syndrome_8_6_is_1 = syndrome[8:6] == 3'h1;
  wire syndrome_8_6_is_2 = syndrome[8:6] == 3'h2;
  wire syndrome_8_6_is_3 = syndrome[8:6] == 3'h3;
  wire syndrome_8_6_is_4 = syndrome[8:6] == 3'h4;
  wire syndrome_8_6_is_5 = syndrome[8:6] == 3'h5;
  wire syndrome_8_6_is_6 = syndrome[8:6] == 3'h6;
  wire syndrome_8_6_is_7 = syndrome[8:6] == 3'h7;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [136:0] match;
  assign match[0] = syndrome_2_0_is_7 & syndrome_5_3_is_0 & syndrome_8_6_is_0;  // bit 0: 9'h007
  assign match[1] = syndrome_2_0_is_3 & syndrome_5_3_is_1 & syndrome_8_6_is_0;  // bit 1: 9'h00b
  assign match[2] = syndrome_2_0_is_5 & syndrome_5_3_is_1 & syndrome_8_6_is_0;  // bit 2: 9'h00d
  assign match[3] = syndrome_2_0_is_6 & syndrome_5_3_is_1 & syndrome_8_6_is_0;  // bit 3: 9'h00e
  assign match[4] = syndrome_2_0_is_3 & syndrome_5_3_is_2 & syndrome_8_6_is_0;  // bit 4: 9'h013
  assign match[5] = syndrome_2_0_is_5 & syndrome_5_3_is_2 & syndrome_8_6_is_0;  // bit 5: 9'h015
  assign match[6] = syndrome_2_0_is_6 & syndrome_5_3_is_2 & syndrome_8_6_is_0;  // bit 6: 9'h016
  assign match[7] = syndrome_2_0_is_1 & syndrome_5_3_is_3 & syndrome_8_6_is_0;  // bit 7: 9'h019
  assign match[8] = syndrome_2_0_is_2 & syndrome_5_3_is_3 & syndrome_8_6_is_0;  // bit 8: 9'h01a
  assign match[9] = syndrome_2_0_is_4 & syndrome_5_3_is_3 & syndrome_8_6_is_0;  // bit 9: 9'h01c
  assign match[10] = syndrome_2_0_is_3 & syndrome_5_3_is_4 & syndrome_8_6_is_0;  // bit 10: 9'h023
  assign match[11] = syndrome_2_0_is_5 & syndrome_5_3_is_4 & syndrome_8_6_is_0;  // bit 11: 9'h025
  assign match[12] = syndrome_2_0_is_6 & syndrome_5_3_is_4 & syndrome_8_6_is_0;  // bit 12: 9'h026
  assign match[13] = syndrome_2_0_is_1 & syndrome_5_3_is_5 & syndrome_8_6_is_0;  // bit 13: 9'h029
  assign match[14] = syndrome_2_0_is_2 & syndrome_5_3_is_5 & syndrome_8_6_is_0;  // bit 14: 9'h02a
  assign match[15] = syndrome_2_0_is_4 & syndrome_5_3_is_5 & syndrome_8_6_is_0;  // bit 15: 9'h02c
  assign match[16] = syndrome_2_0_is_1 & syndrome_5_3_is_6 & syndrome_8_6_is_0;  // bit 16: 9'h031
  assign match[17] = syndrome_2_0_is_2 & syndrome_5_3_is_6 & syndrome_8_6_is_0;  // bit 17: 9'h032
  assign match[18] = syndrome_2_0_is_4 & syndrome_5_3_is_6 & syndrome_8_6_is_0;  // bit 18: 9'h034
  assign match[19] = syndrome_2_0_is_0 & syndrome_5_3_is_7 & syndrome_8_6_is_0;  // bit 19: 9'h038
  assign match[20] = syndrome_2_0_is_3 & syndrome_5_3_is_0 & syndrome_8_6_is_1;  // bit 20: 9'h043
  assign match[21] = syndrome_2_0_is_5 & syndrome_5_3_is_0 & syndrome_8_6_is_1;  // bit 21: 9'h045
  assign match[22] = syndrome_2_0_is_6 & syndrome_5_3_is_0 & syndrome_8_6_is_1;  // bit 22: 9'h046
  assign match[23] = syndrome_2_0_is_1 & syndrome_5_3_is_1 & syndrome_8_6_is_1;  // bit 23: 9'h049
  assign match[24] = syndrome_2_0_is_2 & syndrome_5_3_is_1 & syndrome_8_6_is_1;  // bit 24: 9'h04a
  assign match[25] = syndrome_2_0_is_4 & syndrome_5_3_is_1 & syndrome_8_6_is_1;  // bit 25: 9'h04c
  assign match[26] = syndrome_2_0_is_1 & syndrome_5_3_is_2 & syndrome_8_6_is_1;  // bit 26: 9'h051
  assign match[27] = syndrome_2_0_is_2 & syndrome_5_3_is_2 & syndrome_8_6_is_1;  // bit 27: 9'h052
  assign match[28] = syndrome_2_0_is_4 & syndrome_5_3_is_2 & syndrome_8_6_is_1;  // bit 28: 9'h054
  assign match[29] = syndrome_2_0_is_0 & syndrome_5_3_is_3 & syndrome_8_6_is_1;  // bit 29: 9'h058
  assign match[30] = syndrome_2_0_is_1 & syndrome_5_3_is_4 & syndrome_8_6_is_1;  // bit 30: 9'h061
  assign match[31] = syndrome_2_0_is_2 & syndrome_5_3_is_4 & syndrome_8_6_is_1;  // bit 31: 9'h062
  assign match[32] = syndrome_2_0_is_4 & syndrome_5_3_is_4 & syndrome_8_6_is_1;  // bit 32: 9'h064
  assign match[33] = syndrome_2_0_is_0 & syndrome_5_3_is_5 & syndrome_8_6_is_1;  // bit 33: 9'h068
  assign match[34] = syndrome_2_0_is_0 & syndrome_5_3_is_6 & syndrome_8_6_is_1;  // bit 34: 9'h070
  assign match[35] = syndrome_2_0_is_3 & syndrome_5_3_is_0 & syndrome_8_6_is_2;  // bit 35: 9'h083
  assign match[36] = syndrome_2_0_is_5 & syndrome_5_3_is_0 & syndrome_8_6_is_2;  // bit 36: 9'h085
  assign match[37] = syndrome_2_0_is_6 & syndrome_5_3_is_0 & syndrome_8_6_is_2;  // bit 37: 9'h086
  assign match[38] = syndrome_2_0_is_1 & syndrome_5_3_is_1 & syndrome_8_6_is_2;  // bit 38: 9'h089
  assign match[39] = syndrome_2_0_is_2 & syndrome_5_3_is_1 & syndrome_8_6_is_2;  // bit 39: 9'h08a
  assign match[40] = syndrome_2_0_is_4 & syndrome_5_3_is_1 & syndrome_8_6_is_2;  // bit 40: 9'h08c
  assign match[41] = syndrome_2_0_is_1 & syndrome_5_3_is_2 & syndrome_8_6_is_2;  // bit 41: 9'h091
  assign match[42] = syndrome_2_0_is_2 & syndrome_5_3_is_2 & syndrome_8_6_is_2;  // bit 42: 9'h092
  assign match[43] = syndrome_2_0_is_4 & syndrome_5_3_is_2 & syndrome_8_6_is_2;  // bit 43: 9'h094
  assign match[44] = syndrome_2_0_is_0 & syndrome_5_3_is_3 & syndrome_8_6_is_2;  // bit 44: 9'h098
  assign match[45] = syndrome_2_0_is_1 & syndrome_5_3_is_4 & syndrome_8_6_is_2;  // bit 45: 9'h0a1
  assign match[46] = syndrome_2_0_is_2 & syndrome_5_3_is_4 & syndrome_8_6_is_2;  // bit 46: 9'h0a2
  assign match[47] = syndrome_2_0_is_4 & syndrome_5_3_is_4 & syndrome_8_6_is_2;  // bit 47: 9'h0a4
  assign match[48] = syndrome_2_0_is_0 & syndrome_5_3_is_5 & syndrome_8_6_is_2;  // bit 48: 9'h0a8
  assign match[49] = syndrome_2_0_is_0 & syndrome_5_3_is_6 & syndrome_8_6_is_2;  // bit 49: 9'h0b0
  assign match[50] = syndrome_2_0_is_1 & syndrome_5_3_is_0 & syndrome_8_6_is_3;  // bit 50: 9'h0c1
  assign match[51] = syndrome_2_0_is_2 & syndrome_5_3_is_0 & syndrome_8_6_is_3;  // bit 51: 9'h0c2
  assign match[52] = syndrome_2_0_is_4 & syndrome_5_3_is_0 & syndrome_8_6_is_3;  // bit 52: 9'h0c4
  assign match[53] = syndrome_2_0_is_0 & syndrome_5_3_is_1 & syndrome_8_6_is_3;  // bit 53: 9'h0c8
  assign match[54] = syndrome_2_0_is_0 & syndrome_5_3_is_2 & syndrome_8_6_is_3;  // bit 54: 9'h0d0
  assign match[55] = syndrome_2_0_is_0 & syndrome_5_3_is_4 & syndrome_8_6_is_3;  // bit 55: 9'h0e0
  assign match[56] = syndrome_2_0_is_3 & syndrome_5_3_is_0 & syndrome_8_6_is_4;  // bit 56: 9'h103
  assign match[57] = syndrome_2_0_is_5 & syndrome_5_3_is_0 & syndrome_8_6_is_4;  // bit 57: 9'h105
  assign match[58] = syndrome_2_0_is_6 & syndrome_5_3_is_0 & syndrome_8_6_is_4;  // bit 58: 9'h106
  assign match[59] = syndrome_2_0_is_1 & syndrome_5_3_is_1 & syndrome_8_6_is_4;  // bit 59: 9'h109
  assign match[60] = syndrome_2_0_is_2 & syndrome_5_3_is_1 & syndrome_8_6_is_4;  // bit 60: 9'h10a
  assign match[61] = syndrome_2_0_is_4 & syndrome_5_3_is_1 & syndrome_8_6_is_4;  // bit 61: 9'h10c
  assign match[62] = syndrome_2_0_is_1 & syndrome_5_3_is_2 & syndrome_8_6_is_4;  // bit 62: 9'h111
  assign match[63] = syndrome_2_0_is_2 & syndrome_5_3_is_2 & syndrome_8_6_is_4;  // bit 63: 9'h112
  assign match[64] = syndrome_2_0_is_4 & syndrome_5_3_is_2 & syndrome_8_6_is_4;  // bit 64: 9'h114
  assign match[65] = syndrome_2_0_is_0 & syndrome_5_3_is_3 & syndrome_8_6_is_4;  // bit 65: 9'h118
  assign match[66] = syndrome_2_0_is_1 & syndrome_5_3_is_4 & syndrome_8_6_is_4;  // bit 66: 9'h121
  assign match[67] = syndrome_2_0_is_2 & syndrome_5_3_is_4 & syndrome_8_6_is_4;  // bit 67: 9'h122
  assign match[68] = syndrome_2_0_is_4 & syndrome_5_3_is_4 & syndrome_8_6_is_4;  // bit 68: 9'h124
  assign match[69] = syndrome_2_0_is_0 & syndrome_5_3_is_5 & syndrome_8_6_is_4;  // bit 69: 9'h128
  assign match[70] = syndrome_2_0_is_0 & syndrome_5_3_is_6 & syndrome_8_6_is_4;  // bit 70: 9'h130
  assign match[71] = syndrome_2_0_is_1 & syndrome_5_3_is_0 & syndrome_8_6_is_5;  // bit 71: 9'h141
  assign match[72] = syndrome_2_0_is_2 & syndrome_5_3_is_0 & syndrome_8_6_is_5;  // bit 72: 9'h142
  assign match[73] = syndrome_2_0_is_4 & syndrome_5_3_is_0 & syndrome_8_6_is_5;  // bit 73: 9'h144
  assign match[74] = syndrome_2_0_is_0 & syndrome_5_3_is_1 & syndrome_8_6_is_5;  // bit 74: 9'h148
  assign match[75] = syndrome_2_0_is_0 & syndrome_5_3_is_2 & syndrome_8_6_is_5;  // bit 75: 9'h150
  assign match[76] = syndrome_2_0_is_0 & syndrome_5_3_is_4 & syndrome_8_6_is_5;  // bit 76: 9'h160
  assign match[77] = syndrome_2_0_is_1 & syndrome_5_3_is_0 & syndrome_8_6_is_6;  // bit 77: 9'h181
  assign match[78] = syndrome_2_0_is_2 & syndrome_5_3_is_0 & syndrome_8_6_is_6;  // bit 78: 9'h182
  assign match[79] = syndrome_2_0_is_4 & syndrome_5_3_is_0 & syndrome_8_6_is_6;  // bit 79: 9'h184
  assign match[80] = syndrome_2_0_is_0 & syndrome_5_3_is_1 & syndrome_8_6_is_6;  // bit 80: 9'h188
  assign match[81] = syndrome_2_0_is_0 & syndrome_5_3_is_2 & syndrome_8_6_is_6;  // bit 81: 9'h190
  assign match[82] = syndrome_2_0_is_0 & syndrome_5_3_is_4 & syndrome_8_6_is_6;  // bit 82: 9'h1a0
  assign match[83] = syndrome_2_0_is_0 & syndrome_5_3_is_0 & syndrome_8_6_is_7;  // bit 83: 9'h1c0
  assign match[84] = syndrome_2_0_is_7 & syndrome_5_3_is_3 & syndrome_8_6_is_0;  // bit 84: 9'h01f
  assign match[85] = syndrome_2_0_is_1 & syndrome_5_3_is_4 & syndrome_8_6_is_7;  // bit 85: 9'h1e1
  assign match[86] = syndrome_2_0_is_6 & syndrome_5_3_is_7 & syndrome_8_6_is_0;  // bit 86: 9'h03e
  assign match[87] = syndrome_2_0_is_3 & syndrome_5_3_is_0 & syndrome_8_6_is_7;  // bit 87: 9'h1c3
  assign match[88] = syndrome_2_0_is_4 & syndrome_5_3_is_7 & syndrome_8_6_is_1;  // bit 88: 9'h07c
  assign match[89] = syndrome_2_0_is_7 & syndrome_5_3_is_0 & syndrome_8_6_is_6;  // bit 89: 9'h187
  assign match[90] = syndrome_2_0_is_0 & syndrome_5_3_is_7 & syndrome_8_6_is_3;  // bit 90: 9'h0f8
  assign match[91] = syndrome_2_0_is_7 & syndrome_5_3_is_1 & syndrome_8_6_is_4;  // bit 91: 9'h10f
  assign match[92] = syndrome_2_0_is_0 & syndrome_5_3_is_6 & syndrome_8_6_is_7;  // bit 92: 9'h1f0
  assign match[93] = syndrome_2_0_is_7 & syndrome_5_3_is_5 & syndrome_8_6_is_0;  // bit 93: 9'h02f
  assign match[94] = syndrome_2_0_is_1 & syndrome_5_3_is_2 & syndrome_8_6_is_7;  // bit 94: 9'h1d1
  assign match[95] = syndrome_2_0_is_6 & syndrome_5_3_is_3 & syndrome_8_6_is_1;  // bit 95: 9'h05e
  assign match[96] = syndrome_2_0_is_3 & syndrome_5_3_is_4 & syndrome_8_6_is_6;  // bit 96: 9'h1a3
  assign match[97] = syndrome_2_0_is_4 & syndrome_5_3_is_7 & syndrome_8_6_is_2;  // bit 97: 9'h0bc
  assign match[98] = syndrome_2_0_is_7 & syndrome_5_3_is_0 & syndrome_8_6_is_5;  // bit 98: 9'h147
  assign match[99] = syndrome_2_0_is_0 & syndrome_5_3_is_7 & syndrome_8_6_is_5;  // bit 99: 9'h178
  assign match[100] = syndrome_2_0_is_7 & syndrome_5_3_is_1 & syndrome_8_6_is_2;  // bit 100: 9'h08f
  assign match[101] = syndrome_2_0_is_1 & syndrome_5_3_is_6 & syndrome_8_6_is_3;  // bit 101: 9'h0f1
  assign match[102] = syndrome_2_0_is_6 & syndrome_5_3_is_3 & syndrome_8_6_is_4;  // bit 102: 9'h11e
  assign match[103] = syndrome_2_0_is_2 & syndrome_5_3_is_4 & syndrome_8_6_is_7;  // bit 103: 9'h1e2
  assign match[104] = syndrome_2_0_is_5 & syndrome_5_3_is_7 & syndrome_8_6_is_0;  // bit 104: 9'h03d
  assign match[105] = syndrome_2_0_is_5 & syndrome_5_3_is_0 & syndrome_8_6_is_7;  // bit 105: 9'h1c5
  assign match[106] = syndrome_2_0_is_2 & syndrome_5_3_is_7 & syndrome_8_6_is_1;  // bit 106: 9'h07a
  assign match[107] = syndrome_2_0_is_3 & syndrome_5_3_is_1 & syndrome_8_6_is_6;  // bit 107: 9'h18b
  assign match[108] = syndrome_2_0_is_4 & syndrome_5_3_is_6 & syndrome_8_6_is_3;  // bit 108: 9'h0f4
  assign match[109] = syndrome_2_0_is_7 & syndrome_5_3_is_2 & syndrome_8_6_is_4;  // bit 109: 9'h117
  assign match[110] = syndrome_2_0_is_0 & syndrome_5_3_is_5 & syndrome_8_6_is_7;  // bit 110: 9'h1e8
  assign match[111] = syndrome_2_0_is_7 & syndrome_5_3_is_6 & syndrome_8_6_is_0;  // bit 111: 9'h037
  assign match[112] = syndrome_2_0_is_1 & syndrome_5_3_is_1 & syndrome_8_6_is_7;  // bit 112: 9'h1c9
  assign match[113] = syndrome_2_0_is_6 & syndrome_5_3_is_5 & syndrome_8_6_is_1;  // bit 113: 9'h06e
  assign match[114] = syndrome_2_0_is_3 & syndrome_5_3_is_2 & syndrome_8_6_is_6;  // bit 114: 9'h193
  assign match[115] = syndrome_2_0_is_4 & syndrome_5_3_is_3 & syndrome_8_6_is_3;  // bit 115: 9'h0dc
  assign match[116] = syndrome_2_0_is_7 & syndrome_5_3_is_4 & syndrome_8_6_is_4;  // bit 116: 9'h127
  assign match[117] = syndrome_2_0_is_0 & syndrome_5_3_is_7 & syndrome_8_6_is_6;  // bit 117: 9'h1b8
  assign match[118] = syndrome_2_0_is_7 & syndrome_5_3_is_1 & syndrome_8_6_is_1;  // bit 118: 9'h04f
  assign match[119] = syndrome_2_0_is_2 & syndrome_5_3_is_6 & syndrome_8_6_is_3;  // bit 119: 9'h0f2
  assign match[120] = syndrome_2_0_is_5 & syndrome_5_3_is_3 & syndrome_8_6_is_4;  // bit 120: 9'h11d
  assign match[121] = syndrome_2_0_is_4 & syndrome_5_3_is_4 & syndrome_8_6_is_7;  // bit 121: 9'h1e4
  assign match[122] = syndrome_2_0_is_3 & syndrome_5_3_is_7 & syndrome_8_6_is_0;  // bit 122: 9'h03b
  assign match[123] = syndrome_2_0_is_6 & syndrome_5_3_is_0 & syndrome_8_6_is_7;  // bit 123: 9'h1c6
  assign match[124] = syndrome_2_0_is_1 & syndrome_5_3_is_7 & syndrome_8_6_is_1;  // bit 124: 9'h079
  assign match[125] = syndrome_2_0_is_5 & syndrome_5_3_is_1 & syndrome_8_6_is_6;  // bit 125: 9'h18d
  assign match[126] = syndrome_2_0_is_2 & syndrome_5_3_is_6 & syndrome_8_6_is_5;  // bit 126: 9'h172
  assign match[127] = syndrome_2_0_is_7 & syndrome_5_3_is_2 & syndrome_8_6_is_2;  // bit 127: 9'h097
  assign match[128] = syndrome_2_0_is_1 & syndrome_5_3_is_0 & syndrome_8_6_is_0;  // bit 128: 9'h001
  assign match[129] = syndrome_2_0_is_2 & syndrome_5_3_is_0 & syndrome_8_6_is_0;  // bit 129: 9'h002
  assign match[130] = syndrome_2_0_is_4 & syndrome_5_3_is_0 & syndrome_8_6_is_0;  // bit 130: 9'h004
  assign match[131] = syndrome_2_0_is_0 & syndrome_5_3_is_1 & syndrome_8_6_is_0;  // bit 131: 9'h008
  assign match[132] = syndrome_2_0_is_0 & syndrome_5_3_is_2 & syndrome_8_6_is_0;  // bit 132: 9'h010
  assign match[133] = syndrome_2_0_is_0 & syndrome_5_3_is_4 & syndrome_8_6_is_0;  // bit 133: 9'h020
  assign match[134] = syndrome_2_0_is_0 & syndrome_5_3_is_0 & syndrome_8_6_is_1;  // bit 134: 9'h040
  assign match[135] = syndrome_2_0_is_0 & syndrome_5_3_is_0 & syndrome_8_6_is_2;  // bit 135: 9'h080
  assign match[136] = syndrome_2_0_is_0 & syndrome_5_3_is_0 & syndrome_8_6_is_4;  // bit 136: 9'h100

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome_2_0_is_0 & syndrome_5_3_is_0 & syndrome_8_6_is_0);
  wire hit = |match;

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // hsiao_137_128_cw_dec

`default_nettype wire
