// SPDX-License-Identifier: MIT OR Apache-2.0
// DDR5 on-die SEC (136,128): JEDEC JESD79-5 (on-die ECC: 128 data and 8 check bits, single-error
// correction); Hamming 1950
// Generated from scheme on-die-sec-136-128 with hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Do not edit; regenerate: eccforge emit verilog on-die-sec-136-128 --out DIR
`default_nettype none

// Decodes one (136,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit.
module on_die_sec_136_128_cw_dec (
  input  wire [135:0] codeword_i,  // codeword as read
  output wire [135:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [7:0] syndrome_o   // syndrome
);
  localparam [7:0] H_COL_0 = 8'h03;
  localparam [7:0] H_COL_1 = 8'h05;
  localparam [7:0] H_COL_2 = 8'h06;
  localparam [7:0] H_COL_3 = 8'h07;
  localparam [7:0] H_COL_4 = 8'h09;
  localparam [7:0] H_COL_5 = 8'h0a;
  localparam [7:0] H_COL_6 = 8'h0b;
  localparam [7:0] H_COL_7 = 8'h0c;
  localparam [7:0] H_COL_8 = 8'h0d;
  localparam [7:0] H_COL_9 = 8'h0e;
  localparam [7:0] H_COL_10 = 8'h0f;
  localparam [7:0] H_COL_11 = 8'h11;
  localparam [7:0] H_COL_12 = 8'h12;
  localparam [7:0] H_COL_13 = 8'h13;
  localparam [7:0] H_COL_14 = 8'h14;
  localparam [7:0] H_COL_15 = 8'h15;
  localparam [7:0] H_COL_16 = 8'h16;
  localparam [7:0] H_COL_17 = 8'h17;
  localparam [7:0] H_COL_18 = 8'h18;
  localparam [7:0] H_COL_19 = 8'h19;
  localparam [7:0] H_COL_20 = 8'h1a;
  localparam [7:0] H_COL_21 = 8'h1b;
  localparam [7:0] H_COL_22 = 8'h1c;
  localparam [7:0] H_COL_23 = 8'h1d;
  localparam [7:0] H_COL_24 = 8'h1e;
  localparam [7:0] H_COL_25 = 8'h1f;
  localparam [7:0] H_COL_26 = 8'h21;
  localparam [7:0] H_COL_27 = 8'h22;
  localparam [7:0] H_COL_28 = 8'h23;
  localparam [7:0] H_COL_29 = 8'h24;
  localparam [7:0] H_COL_30 = 8'h25;
  localparam [7:0] H_COL_31 = 8'h26;
  localparam [7:0] H_COL_32 = 8'h27;
  localparam [7:0] H_COL_33 = 8'h28;
  localparam [7:0] H_COL_34 = 8'h29;
  localparam [7:0] H_COL_35 = 8'h2a;
  localparam [7:0] H_COL_36 = 8'h2b;
  localparam [7:0] H_COL_37 = 8'h2c;
  localparam [7:0] H_COL_38 = 8'h2d;
  localparam [7:0] H_COL_39 = 8'h2e;
  localparam [7:0] H_COL_40 = 8'h2f;
  localparam [7:0] H_COL_41 = 8'h30;
  localparam [7:0] H_COL_42 = 8'h31;
  localparam [7:0] H_COL_43 = 8'h32;
  localparam [7:0] H_COL_44 = 8'h33;
  localparam [7:0] H_COL_45 = 8'h34;
  localparam [7:0] H_COL_46 = 8'h35;
  localparam [7:0] H_COL_47 = 8'h36;
  localparam [7:0] H_COL_48 = 8'h37;
  localparam [7:0] H_COL_49 = 8'h38;
  localparam [7:0] H_COL_50 = 8'h39;
  localparam [7:0] H_COL_51 = 8'h3a;
  localparam [7:0] H_COL_52 = 8'h3b;
  localparam [7:0] H_COL_53 = 8'h3c;
  localparam [7:0] H_COL_54 = 8'h3d;
  localparam [7:0] H_COL_55 = 8'h3e;
  localparam [7:0] H_COL_56 = 8'h3f;
  localparam [7:0] H_COL_57 = 8'h41;
  localparam [7:0] H_COL_58 = 8'h42;
  localparam [7:0] H_COL_59 = 8'h43;
  localparam [7:0] H_COL_60 = 8'h44;
  localparam [7:0] H_COL_61 = 8'h45;
  localparam [7:0] H_COL_62 = 8'h46;
  localparam [7:0] H_COL_63 = 8'h47;
  localparam [7:0] H_COL_64 = 8'h48;
  localparam [7:0] H_COL_65 = 8'h49;
  localparam [7:0] H_COL_66 = 8'h4a;
  localparam [7:0] H_COL_67 = 8'h4b;
  localparam [7:0] H_COL_68 = 8'h4c;
  localparam [7:0] H_COL_69 = 8'h4d;
  localparam [7:0] H_COL_70 = 8'h4e;
  localparam [7:0] H_COL_71 = 8'h4f;
  localparam [7:0] H_COL_72 = 8'h50;
  localparam [7:0] H_COL_73 = 8'h51;
  localparam [7:0] H_COL_74 = 8'h52;
  localparam [7:0] H_COL_75 = 8'h53;
  localparam [7:0] H_COL_76 = 8'h54;
  localparam [7:0] H_COL_77 = 8'h55;
  localparam [7:0] H_COL_78 = 8'h56;
  localparam [7:0] H_COL_79 = 8'h57;
  localparam [7:0] H_COL_80 = 8'h58;
  localparam [7:0] H_COL_81 = 8'h59;
  localparam [7:0] H_COL_82 = 8'h5a;
  localparam [7:0] H_COL_83 = 8'h5b;
  localparam [7:0] H_COL_84 = 8'h5c;
  localparam [7:0] H_COL_85 = 8'h5d;
  localparam [7:0] H_COL_86 = 8'h5e;
  localparam [7:0] H_COL_87 = 8'h5f;
  localparam [7:0] H_COL_88 = 8'h60;
  localparam [7:0] H_COL_89 = 8'h61;
  localparam [7:0] H_COL_90 = 8'h62;
  localparam [7:0] H_COL_91 = 8'h63;
  localparam [7:0] H_COL_92 = 8'h64;
  localparam [7:0] H_COL_93 = 8'h65;
  localparam [7:0] H_COL_94 = 8'h66;
  localparam [7:0] H_COL_95 = 8'h67;
  localparam [7:0] H_COL_96 = 8'h68;
  localparam [7:0] H_COL_97 = 8'h69;
  localparam [7:0] H_COL_98 = 8'h6a;
  localparam [7:0] H_COL_99 = 8'h6b;
  localparam [7:0] H_COL_100 = 8'h6c;
  localparam [7:0] H_COL_101 = 8'h6d;
  localparam [7:0] H_COL_102 = 8'h6e;
  localparam [7:0] H_COL_103 = 8'h6f;
  localparam [7:0] H_COL_104 = 8'h70;
  localparam [7:0] H_COL_105 = 8'h71;
  localparam [7:0] H_COL_106 = 8'h72;
  localparam [7:0] H_COL_107 = 8'h73;
  localparam [7:0] H_COL_108 = 8'h74;
  localparam [7:0] H_COL_109 = 8'h75;
  localparam [7:0] H_COL_110 = 8'h76;
  localparam [7:0] H_COL_111 = 8'h77;
  localparam [7:0] H_COL_112 = 8'h78;
  localparam [7:0] H_COL_113 = 8'h79;
  localparam [7:0] H_COL_114 = 8'h7a;
  localparam [7:0] H_COL_115 = 8'h7b;
  localparam [7:0] H_COL_116 = 8'h7c;
  localparam [7:0] H_COL_117 = 8'h7d;
  localparam [7:0] H_COL_118 = 8'h7e;
  localparam [7:0] H_COL_119 = 8'h7f;
  localparam [7:0] H_COL_120 = 8'h81;
  localparam [7:0] H_COL_121 = 8'h82;
  localparam [7:0] H_COL_122 = 8'h83;
  localparam [7:0] H_COL_123 = 8'h84;
  localparam [7:0] H_COL_124 = 8'h85;
  localparam [7:0] H_COL_125 = 8'h86;
  localparam [7:0] H_COL_126 = 8'h87;
  localparam [7:0] H_COL_127 = 8'h88;
  localparam [7:0] H_COL_128 = 8'h01;
  localparam [7:0] H_COL_129 = 8'h02;
  localparam [7:0] H_COL_130 = 8'h04;
  localparam [7:0] H_COL_131 = 8'h08;
  localparam [7:0] H_COL_132 = 8'h10;
  localparam [7:0] H_COL_133 = 8'h20;
  localparam [7:0] H_COL_134 = 8'h40;
  localparam [7:0] H_COL_135 = 8'h80;
  localparam [135:0] H_ROW_0 = 136'h0155aaaaaaaaaaaaaaab55555556aaad5b;
  localparam [135:0] H_ROW_1 = 136'h0266cccccccccccccccd9999999b33366d;
  localparam [135:0] H_ROW_2 = 136'h0478f0f0f0f0f0f0f0f1e1e1e1e3c3c78e;
  localparam [135:0] H_ROW_3 = 136'h0880ff00ff00ff00ff01fe01fe03fc07f0;
  localparam [135:0] H_ROW_4 = 136'h1000ffff0000ffff0001fffe0003fff800;
  localparam [135:0] H_ROW_5 = 136'h2000ffffffff00000001fffffffc000000;
  localparam [135:0] H_ROW_6 = 136'h4000fffffffffffffffe00000000000000;
  localparam [135:0] H_ROW_7 = 136'h80ff000000000000000000000000000000;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [7:0] syndrome;
  assign syndrome[0] = ^(codeword_i & H_ROW_0);
  assign syndrome[1] = ^(codeword_i & H_ROW_1);
  assign syndrome[2] = ^(codeword_i & H_ROW_2);
  assign syndrome[3] = ^(codeword_i & H_ROW_3);
  assign syndrome[4] = ^(codeword_i & H_ROW_4);
  assign syndrome[5] = ^(codeword_i & H_ROW_5);
  assign syndrome[6] = ^(codeword_i & H_ROW_6);
  assign syndrome[7] = ^(codeword_i & H_ROW_7);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [135:0] match;
  assign match[0] = syndrome == H_COL_0;  // bit 0: 8'h03
  assign match[1] = syndrome == H_COL_1;  // bit 1: 8'h05
  assign match[2] = syndrome == H_COL_2;  // bit 2: 8'h06
  assign match[3] = syndrome == H_COL_3;  // bit 3: 8'h07
  assign match[4] = syndrome == H_COL_4;  // bit 4: 8'h09
  assign match[5] = syndrome == H_COL_5;  // bit 5: 8'h0a
  assign match[6] = syndrome == H_COL_6;  // bit 6: 8'h0b
  assign match[7] = syndrome == H_COL_7;  // bit 7: 8'h0c
  assign match[8] = syndrome == H_COL_8;  // bit 8: 8'h0d
  assign match[9] = syndrome == H_COL_9;  // bit 9: 8'h0e
  assign match[10] = syndrome == H_COL_10;  // bit 10: 8'h0f
  assign match[11] = syndrome == H_COL_11;  // bit 11: 8'h11
  assign match[12] = syndrome == H_COL_12;  // bit 12: 8'h12
  assign match[13] = syndrome == H_COL_13;  // bit 13: 8'h13
  assign match[14] = syndrome == H_COL_14;  // bit 14: 8'h14
  assign match[15] = syndrome == H_COL_15;  // bit 15: 8'h15
  assign match[16] = syndrome == H_COL_16;  // bit 16: 8'h16
  assign match[17] = syndrome == H_COL_17;  // bit 17: 8'h17
  assign match[18] = syndrome == H_COL_18;  // bit 18: 8'h18
  assign match[19] = syndrome == H_COL_19;  // bit 19: 8'h19
  assign match[20] = syndrome == H_COL_20;  // bit 20: 8'h1a
  assign match[21] = syndrome == H_COL_21;  // bit 21: 8'h1b
  assign match[22] = syndrome == H_COL_22;  // bit 22: 8'h1c
  assign match[23] = syndrome == H_COL_23;  // bit 23: 8'h1d
  assign match[24] = syndrome == H_COL_24;  // bit 24: 8'h1e
  assign match[25] = syndrome == H_COL_25;  // bit 25: 8'h1f
  assign match[26] = syndrome == H_COL_26;  // bit 26: 8'h21
  assign match[27] = syndrome == H_COL_27;  // bit 27: 8'h22
  assign match[28] = syndrome == H_COL_28;  // bit 28: 8'h23
  assign match[29] = syndrome == H_COL_29;  // bit 29: 8'h24
  assign match[30] = syndrome == H_COL_30;  // bit 30: 8'h25
  assign match[31] = syndrome == H_COL_31;  // bit 31: 8'h26
  assign match[32] = syndrome == H_COL_32;  // bit 32: 8'h27
  assign match[33] = syndrome == H_COL_33;  // bit 33: 8'h28
  assign match[34] = syndrome == H_COL_34;  // bit 34: 8'h29
  assign match[35] = syndrome == H_COL_35;  // bit 35: 8'h2a
  assign match[36] = syndrome == H_COL_36;  // bit 36: 8'h2b
  assign match[37] = syndrome == H_COL_37;  // bit 37: 8'h2c
  assign match[38] = syndrome == H_COL_38;  // bit 38: 8'h2d
  assign match[39] = syndrome == H_COL_39;  // bit 39: 8'h2e
  assign match[40] = syndrome == H_COL_40;  // bit 40: 8'h2f
  assign match[41] = syndrome == H_COL_41;  // bit 41: 8'h30
  assign match[42] = syndrome == H_COL_42;  // bit 42: 8'h31
  assign match[43] = syndrome == H_COL_43;  // bit 43: 8'h32
  assign match[44] = syndrome == H_COL_44;  // bit 44: 8'h33
  assign match[45] = syndrome == H_COL_45;  // bit 45: 8'h34
  assign match[46] = syndrome == H_COL_46;  // bit 46: 8'h35
  assign match[47] = syndrome == H_COL_47;  // bit 47: 8'h36
  assign match[48] = syndrome == H_COL_48;  // bit 48: 8'h37
  assign match[49] = syndrome == H_COL_49;  // bit 49: 8'h38
  assign match[50] = syndrome == H_COL_50;  // bit 50: 8'h39
  assign match[51] = syndrome == H_COL_51;  // bit 51: 8'h3a
  assign match[52] = syndrome == H_COL_52;  // bit 52: 8'h3b
  assign match[53] = syndrome == H_COL_53;  // bit 53: 8'h3c
  assign match[54] = syndrome == H_COL_54;  // bit 54: 8'h3d
  assign match[55] = syndrome == H_COL_55;  // bit 55: 8'h3e
  assign match[56] = syndrome == H_COL_56;  // bit 56: 8'h3f
  assign match[57] = syndrome == H_COL_57;  // bit 57: 8'h41
  assign match[58] = syndrome == H_COL_58;  // bit 58: 8'h42
  assign match[59] = syndrome == H_COL_59;  // bit 59: 8'h43
  assign match[60] = syndrome == H_COL_60;  // bit 60: 8'h44
  assign match[61] = syndrome == H_COL_61;  // bit 61: 8'h45
  assign match[62] = syndrome == H_COL_62;  // bit 62: 8'h46
  assign match[63] = syndrome == H_COL_63;  // bit 63: 8'h47
  assign match[64] = syndrome == H_COL_64;  // bit 64: 8'h48
  assign match[65] = syndrome == H_COL_65;  // bit 65: 8'h49
  assign match[66] = syndrome == H_COL_66;  // bit 66: 8'h4a
  assign match[67] = syndrome == H_COL_67;  // bit 67: 8'h4b
  assign match[68] = syndrome == H_COL_68;  // bit 68: 8'h4c
  assign match[69] = syndrome == H_COL_69;  // bit 69: 8'h4d
  assign match[70] = syndrome == H_COL_70;  // bit 70: 8'h4e
  assign match[71] = syndrome == H_COL_71;  // bit 71: 8'h4f
  assign match[72] = syndrome == H_COL_72;  // bit 72: 8'h50
  assign match[73] = syndrome == H_COL_73;  // bit 73: 8'h51
  assign match[74] = syndrome == H_COL_74;  // bit 74: 8'h52
  assign match[75] = syndrome == H_COL_75;  // bit 75: 8'h53
  assign match[76] = syndrome == H_COL_76;  // bit 76: 8'h54
  assign match[77] = syndrome == H_COL_77;  // bit 77: 8'h55
  assign match[78] = syndrome == H_COL_78;  // bit 78: 8'h56
  assign match[79] = syndrome == H_COL_79;  // bit 79: 8'h57
  assign match[80] = syndrome == H_COL_80;  // bit 80: 8'h58
  assign match[81] = syndrome == H_COL_81;  // bit 81: 8'h59
  assign match[82] = syndrome == H_COL_82;  // bit 82: 8'h5a
  assign match[83] = syndrome == H_COL_83;  // bit 83: 8'h5b
  assign match[84] = syndrome == H_COL_84;  // bit 84: 8'h5c
  assign match[85] = syndrome == H_COL_85;  // bit 85: 8'h5d
  assign match[86] = syndrome == H_COL_86;  // bit 86: 8'h5e
  assign match[87] = syndrome == H_COL_87;  // bit 87: 8'h5f
  assign match[88] = syndrome == H_COL_88;  // bit 88: 8'h60
  assign match[89] = syndrome == H_COL_89;  // bit 89: 8'h61
  assign match[90] = syndrome == H_COL_90;  // bit 90: 8'h62
  assign match[91] = syndrome == H_COL_91;  // bit 91: 8'h63
  assign match[92] = syndrome == H_COL_92;  // bit 92: 8'h64
  assign match[93] = syndrome == H_COL_93;  // bit 93: 8'h65
  assign match[94] = syndrome == H_COL_94;  // bit 94: 8'h66
  assign match[95] = syndrome == H_COL_95;  // bit 95: 8'h67
  assign match[96] = syndrome == H_COL_96;  // bit 96: 8'h68
  assign match[97] = syndrome == H_COL_97;  // bit 97: 8'h69
  assign match[98] = syndrome == H_COL_98;  // bit 98: 8'h6a
  assign match[99] = syndrome == H_COL_99;  // bit 99: 8'h6b
  assign match[100] = syndrome == H_COL_100;  // bit 100: 8'h6c
  assign match[101] = syndrome == H_COL_101;  // bit 101: 8'h6d
  assign match[102] = syndrome == H_COL_102;  // bit 102: 8'h6e
  assign match[103] = syndrome == H_COL_103;  // bit 103: 8'h6f
  assign match[104] = syndrome == H_COL_104;  // bit 104: 8'h70
  assign match[105] = syndrome == H_COL_105;  // bit 105: 8'h71
  assign match[106] = syndrome == H_COL_106;  // bit 106: 8'h72
  assign match[107] = syndrome == H_COL_107;  // bit 107: 8'h73
  assign match[108] = syndrome == H_COL_108;  // bit 108: 8'h74
  assign match[109] = syndrome == H_COL_109;  // bit 109: 8'h75
  assign match[110] = syndrome == H_COL_110;  // bit 110: 8'h76
  assign match[111] = syndrome == H_COL_111;  // bit 111: 8'h77
  assign match[112] = syndrome == H_COL_112;  // bit 112: 8'h78
  assign match[113] = syndrome == H_COL_113;  // bit 113: 8'h79
  assign match[114] = syndrome == H_COL_114;  // bit 114: 8'h7a
  assign match[115] = syndrome == H_COL_115;  // bit 115: 8'h7b
  assign match[116] = syndrome == H_COL_116;  // bit 116: 8'h7c
  assign match[117] = syndrome == H_COL_117;  // bit 117: 8'h7d
  assign match[118] = syndrome == H_COL_118;  // bit 118: 8'h7e
  assign match[119] = syndrome == H_COL_119;  // bit 119: 8'h7f
  assign match[120] = syndrome == H_COL_120;  // bit 120: 8'h81
  assign match[121] = syndrome == H_COL_121;  // bit 121: 8'h82
  assign match[122] = syndrome == H_COL_122;  // bit 122: 8'h83
  assign match[123] = syndrome == H_COL_123;  // bit 123: 8'h84
  assign match[124] = syndrome == H_COL_124;  // bit 124: 8'h85
  assign match[125] = syndrome == H_COL_125;  // bit 125: 8'h86
  assign match[126] = syndrome == H_COL_126;  // bit 126: 8'h87
  assign match[127] = syndrome == H_COL_127;  // bit 127: 8'h88
  assign match[128] = syndrome == H_COL_128;  // bit 128: 8'h01
  assign match[129] = syndrome == H_COL_129;  // bit 129: 8'h02
  assign match[130] = syndrome == H_COL_130;  // bit 130: 8'h04
  assign match[131] = syndrome == H_COL_131;  // bit 131: 8'h08
  assign match[132] = syndrome == H_COL_132;  // bit 132: 8'h10
  assign match[133] = syndrome == H_COL_133;  // bit 133: 8'h20
  assign match[134] = syndrome == H_COL_134;  // bit 134: 8'h40
  assign match[135] = syndrome == H_COL_135;  // bit 135: 8'h80

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome == 8'h00);
  wire hit = |match;

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // on_die_sec_136_128_cw_dec

`default_nettype wire
