// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (137,128): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-137-128 with hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
`default_nettype none

// Decodes one (137,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_137_128_cw_dec (
  input  wire [136:0] codeword_i,  // codeword as read
  output wire [136:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [8:0] syndrome_o   // syndrome
);
  localparam [8:0] H_COL_0 = 9'h007;
  localparam [8:0] H_COL_1 = 9'h00b;
  localparam [8:0] H_COL_2 = 9'h00d;
  localparam [8:0] H_COL_3 = 9'h00e;
  localparam [8:0] H_COL_4 = 9'h013;
  localparam [8:0] H_COL_5 = 9'h015;
  localparam [8:0] H_COL_6 = 9'h016;
  localparam [8:0] H_COL_7 = 9'h019;
  localparam [8:0] H_COL_8 = 9'h01a;
  localparam [8:0] H_COL_9 = 9'h01c;
  localparam [8:0] H_COL_10 = 9'h023;
  localparam [8:0] H_COL_11 = 9'h025;
  localparam [8:0] H_COL_12 = 9'h026;
  localparam [8:0] H_COL_13 = 9'h029;
  localparam [8:0] H_COL_14 = 9'h02a;
  localparam [8:0] H_COL_15 = 9'h02c;
  localparam [8:0] H_COL_16 = 9'h031;
  localparam [8:0] H_COL_17 = 9'h032;
  localparam [8:0] H_COL_18 = 9'h034;
  localparam [8:0] H_COL_19 = 9'h038;
  localparam [8:0] H_COL_20 = 9'h043;
  localparam [8:0] H_COL_21 = 9'h045;
  localparam [8:0] H_COL_22 = 9'h046;
  localparam [8:0] H_COL_23 = 9'h049;
  localparam [8:0] H_COL_24 = 9'h04a;
  localparam [8:0] H_COL_25 = 9'h04c;
  localparam [8:0] H_COL_26 = 9'h051;
  localparam [8:0] H_COL_27 = 9'h052;
  localparam [8:0] H_COL_28 = 9'h054;
  localparam [8:0] H_COL_29 = 9'h058;
  localparam [8:0] H_COL_30 = 9'h061;
  localparam [8:0] H_COL_31 = 9'h062;
  localparam [8:0] H_COL_32 = 9'h064;
  localparam [8:0] H_COL_33 = 9'h068;
  localparam [8:0] H_COL_34 = 9'h070;
  localparam [8:0] H_COL_35 = 9'h083;
  localparam [8:0] H_COL_36 = 9'h085;
  localparam [8:0] H_COL_37 = 9'h086;
  localparam [8:0] H_COL_38 = 9'h089;
  localparam [8:0] H_COL_39 = 9'h08a;
  localparam [8:0] H_COL_40 = 9'h08c;
  localparam [8:0] H_COL_41 = 9'h091;
  localparam [8:0] H_COL_42 = 9'h092;
  localparam [8:0] H_COL_43 = 9'h094;
  localparam [8:0] H_COL_44 = 9'h098;
  localparam [8:0] H_COL_45 = 9'h0a1;
  localparam [8:0] H_COL_46 = 9'h0a2;
  localparam [8:0] H_COL_47 = 9'h0a4;
  localparam [8:0] H_COL_48 = 9'h0a8;
  localparam [8:0] H_COL_49 = 9'h0b0;
  localparam [8:0] H_COL_50 = 9'h0c1;
  localparam [8:0] H_COL_51 = 9'h0c2;
  localparam [8:0] H_COL_52 = 9'h0c4;
  localparam [8:0] H_COL_53 = 9'h0c8;
  localparam [8:0] H_COL_54 = 9'h0d0;
  localparam [8:0] H_COL_55 = 9'h0e0;
  localparam [8:0] H_COL_56 = 9'h103;
  localparam [8:0] H_COL_57 = 9'h105;
  localparam [8:0] H_COL_58 = 9'h106;
  localparam [8:0] H_COL_59 = 9'h109;
  localparam [8:0] H_COL_60 = 9'h10a;
  localparam [8:0] H_COL_61 = 9'h10c;
  localparam [8:0] H_COL_62 = 9'h111;
  localparam [8:0] H_COL_63 = 9'h112;
  localparam [8:0] H_COL_64 = 9'h114;
  localparam [8:0] H_COL_65 = 9'h118;
  localparam [8:0] H_COL_66 = 9'h121;
  localparam [8:0] H_COL_67 = 9'h122;
  localparam [8:0] H_COL_68 = 9'h124;
  localparam [8:0] H_COL_69 = 9'h128;
  localparam [8:0] H_COL_70 = 9'h130;
  localparam [8:0] H_COL_71 = 9'h141;
  localparam [8:0] H_COL_72 = 9'h142;
  localparam [8:0] H_COL_73 = 9'h144;
  localparam [8:0] H_COL_74 = 9'h148;
  localparam [8:0] H_COL_75 = 9'h150;
  localparam [8:0] H_COL_76 = 9'h160;
  localparam [8:0] H_COL_77 = 9'h181;
  localparam [8:0] H_COL_78 = 9'h182;
  localparam [8:0] H_COL_79 = 9'h184;
  localparam [8:0] H_COL_80 = 9'h188;
  localparam [8:0] H_COL_81 = 9'h190;
  localparam [8:0] H_COL_82 = 9'h1a0;
  localparam [8:0] H_COL_83 = 9'h1c0;
  localparam [8:0] H_COL_84 = 9'h01f;
  localparam [8:0] H_COL_85 = 9'h1e1;
  localparam [8:0] H_COL_86 = 9'h03e;
  localparam [8:0] H_COL_87 = 9'h1c3;
  localparam [8:0] H_COL_88 = 9'h07c;
  localparam [8:0] H_COL_89 = 9'h187;
  localparam [8:0] H_COL_90 = 9'h0f8;
  localparam [8:0] H_COL_91 = 9'h10f;
  localparam [8:0] H_COL_92 = 9'h1f0;
  localparam [8:0] H_COL_93 = 9'h02f;
  localparam [8:0] H_COL_94 = 9'h1d1;
  localparam [8:0] H_COL_95 = 9'h05e;
  localparam [8:0] H_COL_96 = 9'h1a3;
  localparam [8:0] H_COL_97 = 9'h0bc;
  localparam [8:0] H_COL_98 = 9'h147;
  localparam [8:0] H_COL_99 = 9'h178;
  localparam [8:0] H_COL_100 = 9'h08f;
  localparam [8:0] H_COL_101 = 9'h0f1;
  localparam [8:0] H_COL_102 = 9'h11e;
  localparam [8:0] H_COL_103 = 9'h1e2;
  localparam [8:0] H_COL_104 = 9'h03d;
  localparam [8:0] H_COL_105 = 9'h1c5;
  localparam [8:0] H_COL_106 = 9'h07a;
  localparam [8:0] H_COL_107 = 9'h18b;
  localparam [8:0] H_COL_108 = 9'h0f4;
  localparam [8:0] H_COL_109 = 9'h117;
  localparam [8:0] H_COL_110 = 9'h1e8;
  localparam [8:0] H_COL_111 = 9'h037;
  localparam [8:0] H_COL_112 = 9'h1c9;
  localparam [8:0] H_COL_113 = 9'h06e;
  localparam [8:0] H_COL_114 = 9'h193;
  localparam [8:0] H_COL_115 = 9'h0dc;
  localparam [8:0] H_COL_116 = 9'h127;
  localparam [8:0] H_COL_117 = 9'h1b8;
  localparam [8:0] H_COL_118 = 9'h04f;
  localparam [8:0] H_COL_119 = 9'h0f2;
  localparam [8:0] H_COL_120 = 9'h11d;
  localparam [8:0] H_COL_121 = 9'h1e4;
  localparam [8:0] H_COL_122 = 9'h03b;
  localparam [8:0] H_COL_123 = 9'h1c6;
  localparam [8:0] H_COL_124 = 9'h079;
  localparam [8:0] H_COL_125 = 9'h18d;
  localparam [8:0] H_COL_126 = 9'h172;
  localparam [8:0] H_COL_127 = 9'h097;
  localparam [8:0] H_COL_128 = 9'h001;
  localparam [8:0] H_COL_129 = 9'h002;
  localparam [8:0] H_COL_130 = 9'h004;
  localparam [8:0] H_COL_131 = 9'h008;
  localparam [8:0] H_COL_132 = 9'h010;
  localparam [8:0] H_COL_133 = 9'h020;
  localparam [8:0] H_COL_134 = 9'h040;
  localparam [8:0] H_COL_135 = 9'h080;
  localparam [8:0] H_COL_136 = 9'h100;
  localparam [136:0] H_ROW_0 = 137'h001b555ab356ab020844b04225844b12cb7;
  localparam [136:0] H_ROW_1 = 137'h002ccd6acd5aad04108950844a88952555b;
  localparam [136:0] H_ROW_2 = 137'h004ab5ab356ab5082112610893112649a6d;
  localparam [136:0] H_ROW_3 = 137'h008356b4d5aad510422382111c22388e38e;
  localparam [136:0] H_ROW_4 = 137'h010d5acb56ad5520843c0421e043c0f03f0;
  localparam [136:0] H_ROW_5 = 137'h02056b2d5ab3564107c0083e007c00ffc00;
  localparam [136:0] H_ROW_6 = 137'h0405acb56acd5a81f8000fc0007fff00000;
  localparam [136:0] H_ROW_7 = 137'h080aaad5ab356afe00000fffff800000000;
  localparam [136:0] H_ROW_8 = 137'h1006b356acd5aafffffff00000000000000;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [8:0] syndrome;
  assign syndrome[0] = ^(codeword_i & H_ROW_0);
  assign syndrome[1] = ^(codeword_i & H_ROW_1);
  assign syndrome[2] = ^(codeword_i & H_ROW_2);
  assign syndrome[3] = ^(codeword_i & H_ROW_3);
  assign syndrome[4] = ^(codeword_i & H_ROW_4);
  assign syndrome[5] = ^(codeword_i & H_ROW_5);
  assign syndrome[6] = ^(codeword_i & H_ROW_6);
  assign syndrome[7] = ^(codeword_i & H_ROW_7);
  assign syndrome[8] = ^(codeword_i & H_ROW_8);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [136:0] match;
  assign match[0] = syndrome == H_COL_0;  // bit 0: 9'h007
  assign match[1] = syndrome == H_COL_1;  // bit 1: 9'h00b
  assign match[2] = syndrome == H_COL_2;  // bit 2: 9'h00d
  assign match[3] = syndrome == H_COL_3;  // bit 3: 9'h00e
  assign match[4] = syndrome == H_COL_4;  // bit 4: 9'h013
  assign match[5] = syndrome == H_COL_5;  // bit 5: 9'h015
  assign match[6] = syndrome == H_COL_6;  // bit 6: 9'h016
  assign match[7] = syndrome == H_COL_7;  // bit 7: 9'h019
  assign match[8] = syndrome == H_COL_8;  // bit 8: 9'h01a
  assign match[9] = syndrome == H_COL_9;  // bit 9: 9'h01c
  assign match[10] = syndrome == H_COL_10;  // bit 10: 9'h023
  assign match[11] = syndrome == H_COL_11;  // bit 11: 9'h025
  assign match[12] = syndrome == H_COL_12;  // bit 12: 9'h026
  assign match[13] = syndrome == H_COL_13;  // bit 13: 9'h029
  assign match[14] = syndrome == H_COL_14;  // bit 14: 9'h02a
  assign match[15] = syndrome == H_COL_15;  // bit 15: 9'h02c
  assign match[16] = syndrome == H_COL_16;  // bit 16: 9'h031
  assign match[17] = syndrome == H_COL_17;  // bit 17: 9'h032
  assign match[18] = syndrome == H_COL_18;  // bit 18: 9'h034
  assign match[19] = syndrome == H_COL_19;  // bit 19: 9'h038
  assign match[20] = syndrome == H_COL_20;  // bit 20: 9'h043
  assign match[21] = syndrome == H_COL_21;  // bit 21: 9'h045
  assign match[22] = syndrome == H_COL_22;  // bit 22: 9'h046
  assign match[23] = syndrome == H_COL_23;  // bit 23: 9'h049
  assign match[24] = syndrome == H_COL_24;  // bit 24: 9'h04a
  assign match[25] = syndrome == H_COL_25;  // bit 25: 9'h04c
  assign match[26] = syndrome == H_COL_26;  // bit 26: 9'h051
  assign match[27] = syndrome == H_COL_27;  // bit 27: 9'h052
  assign match[28] = syndrome == H_COL_28;  // bit 28: 9'h054
  assign match[29] = syndrome == H_COL_29;  // bit 29: 9'h058
  assign match[30] = syndrome == H_COL_30;  // bit 30: 9'h061
  assign match[31] = syndrome == H_COL_31;  // bit 31: 9'h062
  assign match[32] = syndrome == H_COL_32;  // bit 32: 9'h064
  assign match[33] = syndrome == H_COL_33;  // bit 33: 9'h068
  assign match[34] = syndrome == H_COL_34;  // bit 34: 9'h070
  assign match[35] = syndrome == H_COL_35;  // bit 35: 9'h083
  assign match[36] = syndrome == H_COL_36;  // bit 36: 9'h085
  assign match[37] = syndrome == H_COL_37;  // bit 37: 9'h086
  assign match[38] = syndrome == H_COL_38;  // bit 38: 9'h089
  assign match[39] = syndrome == H_COL_39;  // bit 39: 9'h08a
  assign match[40] = syndrome == H_COL_40;  // bit 40: 9'h08c
  assign match[41] = syndrome == H_COL_41;  // bit 41: 9'h091
  assign match[42] = syndrome == H_COL_42;  // bit 42: 9'h092
  assign match[43] = syndrome == H_COL_43;  // bit 43: 9'h094
  assign match[44] = syndrome == H_COL_44;  // bit 44: 9'h098
  assign match[45] = syndrome == H_COL_45;  // bit 45: 9'h0a1
  assign match[46] = syndrome == H_COL_46;  // bit 46: 9'h0a2
  assign match[47] = syndrome == H_COL_47;  // bit 47: 9'h0a4
  assign match[48] = syndrome == H_COL_48;  // bit 48: 9'h0a8
  assign match[49] = syndrome == H_COL_49;  // bit 49: 9'h0b0
  assign match[50] = syndrome == H_COL_50;  // bit 50: 9'h0c1
  assign match[51] = syndrome == H_COL_51;  // bit 51: 9'h0c2
  assign match[52] = syndrome == H_COL_52;  // bit 52: 9'h0c4
  assign match[53] = syndrome == H_COL_53;  // bit 53: 9'h0c8
  assign match[54] = syndrome == H_COL_54;  // bit 54: 9'h0d0
  assign match[55] = syndrome == H_COL_55;  // bit 55: 9'h0e0
  assign match[56] = syndrome == H_COL_56;  // bit 56: 9'h103
  assign match[57] = syndrome == H_COL_57;  // bit 57: 9'h105
  assign match[58] = syndrome == H_COL_58;  // bit 58: 9'h106
  assign match[59] = syndrome == H_COL_59;  // bit 59: 9'h109
  assign match[60] = syndrome == H_COL_60;  // bit 60: 9'h10a
  assign match[61] = syndrome == H_COL_61;  // bit 61: 9'h10c
  assign match[62] = syndrome == H_COL_62;  // bit 62: 9'h111
  assign match[63] = syndrome == H_COL_63;  // bit 63: 9'h112
  assign match[64] = syndrome == H_COL_64;  // bit 64: 9'h114
  assign match[65] = syndrome == H_COL_65;  // bit 65: 9'h118
  assign match[66] = syndrome == H_COL_66;  // bit 66: 9'h121
  assign match[67] = syndrome == H_COL_67;  // bit 67: 9'h122
  assign match[68] = syndrome == H_COL_68;  // bit 68: 9'h124
  assign match[69] = syndrome == H_COL_69;  // bit 69: 9'h128
  assign match[70] = syndrome == H_COL_70;  // bit 70: 9'h130
  assign match[71] = syndrome == H_COL_71;  // bit 71: 9'h141
  assign match[72] = syndrome == H_COL_72;  // bit 72: 9'h142
  assign match[73] = syndrome == H_COL_73;  // bit 73: 9'h144
  assign match[74] = syndrome == H_COL_74;  // bit 74: 9'h148
  assign match[75] = syndrome == H_COL_75;  // bit 75: 9'h150
  assign match[76] = syndrome == H_COL_76;  // bit 76: 9'h160
  assign match[77] = syndrome == H_COL_77;  // bit 77: 9'h181
  assign match[78] = syndrome == H_COL_78;  // bit 78: 9'h182
  assign match[79] = syndrome == H_COL_79;  // bit 79: 9'h184
  assign match[80] = syndrome == H_COL_80;  // bit 80: 9'h188
  assign match[81] = syndrome == H_COL_81;  // bit 81: 9'h190
  assign match[82] = syndrome == H_COL_82;  // bit 82: 9'h1a0
  assign match[83] = syndrome == H_COL_83;  // bit 83: 9'h1c0
  assign match[84] = syndrome == H_COL_84;  // bit 84: 9'h01f
  assign match[85] = syndrome == H_COL_85;  // bit 85: 9'h1e1
  assign match[86] = syndrome == H_COL_86;  // bit 86: 9'h03e
  assign match[87] = syndrome == H_COL_87;  // bit 87: 9'h1c3
  assign match[88] = syndrome == H_COL_88;  // bit 88: 9'h07c
  assign match[89] = syndrome == H_COL_89;  // bit 89: 9'h187
  assign match[90] = syndrome == H_COL_90;  // bit 90: 9'h0f8
  assign match[91] = syndrome == H_COL_91;  // bit 91: 9'h10f
  assign match[92] = syndrome == H_COL_92;  // bit 92: 9'h1f0
  assign match[93] = syndrome == H_COL_93;  // bit 93: 9'h02f
  assign match[94] = syndrome == H_COL_94;  // bit 94: 9'h1d1
  assign match[95] = syndrome == H_COL_95;  // bit 95: 9'h05e
  assign match[96] = syndrome == H_COL_96;  // bit 96: 9'h1a3
  assign match[97] = syndrome == H_COL_97;  // bit 97: 9'h0bc
  assign match[98] = syndrome == H_COL_98;  // bit 98: 9'h147
  assign match[99] = syndrome == H_COL_99;  // bit 99: 9'h178
  assign match[100] = syndrome == H_COL_100;  // bit 100: 9'h08f
  assign match[101] = syndrome == H_COL_101;  // bit 101: 9'h0f1
  assign match[102] = syndrome == H_COL_102;  // bit 102: 9'h11e
  assign match[103] = syndrome == H_COL_103;  // bit 103: 9'h1e2
  assign match[104] = syndrome == H_COL_104;  // bit 104: 9'h03d
  assign match[105] = syndrome == H_COL_105;  // bit 105: 9'h1c5
  assign match[106] = syndrome == H_COL_106;  // bit 106: 9'h07a
  assign match[107] = syndrome == H_COL_107;  // bit 107: 9'h18b
  assign match[108] = syndrome == H_COL_108;  // bit 108: 9'h0f4
  assign match[109] = syndrome == H_COL_109;  // bit 109: 9'h117
  assign match[110] = syndrome == H_COL_110;  // bit 110: 9'h1e8
  assign match[111] = syndrome == H_COL_111;  // bit 111: 9'h037
  assign match[112] = syndrome == H_COL_112;  // bit 112: 9'h1c9
  assign match[113] = syndrome == H_COL_113;  // bit 113: 9'h06e
  assign match[114] = syndrome == H_COL_114;  // bit 114: 9'h193
  assign match[115] = syndrome == H_COL_115;  // bit 115: 9'h0dc
  assign match[116] = syndrome == H_COL_116;  // bit 116: 9'h127
  assign match[117] = syndrome == H_COL_117;  // bit 117: 9'h1b8
  assign match[118] = syndrome == H_COL_118;  // bit 118: 9'h04f
  assign match[119] = syndrome == H_COL_119;  // bit 119: 9'h0f2
  assign match[120] = syndrome == H_COL_120;  // bit 120: 9'h11d
  assign match[121] = syndrome == H_COL_121;  // bit 121: 9'h1e4
  assign match[122] = syndrome == H_COL_122;  // bit 122: 9'h03b
  assign match[123] = syndrome == H_COL_123;  // bit 123: 9'h1c6
  assign match[124] = syndrome == H_COL_124;  // bit 124: 9'h079
  assign match[125] = syndrome == H_COL_125;  // bit 125: 9'h18d
  assign match[126] = syndrome == H_COL_126;  // bit 126: 9'h172
  assign match[127] = syndrome == H_COL_127;  // bit 127: 9'h097
  assign match[128] = syndrome == H_COL_128;  // bit 128: 9'h001
  assign match[129] = syndrome == H_COL_129;  // bit 129: 9'h002
  assign match[130] = syndrome == H_COL_130;  // bit 130: 9'h004
  assign match[131] = syndrome == H_COL_131;  // bit 131: 9'h008
  assign match[132] = syndrome == H_COL_132;  // bit 132: 9'h010
  assign match[133] = syndrome == H_COL_133;  // bit 133: 9'h020
  assign match[134] = syndrome == H_COL_134;  // bit 134: 9'h040
  assign match[135] = syndrome == H_COL_135;  // bit 135: 9'h080
  assign match[136] = syndrome == H_COL_136;  // bit 136: 9'h100

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome == 9'h000);
  wire hit = |match;

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // hsiao_137_128_cw_dec

`default_nettype wire
