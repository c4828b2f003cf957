// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --goal delay --out DIR
`default_nettype none

// Decodes one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ssc_dsd_plus_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Shared sums, each computed once, named after the syndrome bits that need it and the first bit
  // that it adds.
  wire syndrome_h43846401_from_112 = codeword_i[112] ^ codeword_i[272];
  wire syndrome_0_13_from_112 = codeword_i[128] ^ syndrome_h43846401_from_112;
  wire syndrome_h6308c201_from_72 = codeword_i[72] ^ codeword_i[152];
  wire syndrome_h61084001_from_48 = codeword_i[48] ^ syndrome_h6308c201_from_72;
  wire syndrome_h91200901_from_96 = codeword_i[96] ^ codeword_i[264];
  wire syndrome_0_21_29_from_56 = codeword_i[56] ^ codeword_i[192];
  wire syndrome_0_21_from_40 = (codeword_i[40] ^ syndrome_h91200901_from_96) ^ (codeword_i[160]
      ^ syndrome_0_21_29_from_56);
  wire syndrome_0_from_40 = (syndrome_0_21_from_40 ^ (syndrome_0_13_from_112
      ^ syndrome_h61084001_from_48)) ^ (((codeword_i[248] ^ codeword_i[256]) ^ (codeword_i[208]
      ^ codeword_i[216])) ^ ((codeword_i[168] ^ codeword_i[176]) ^ (codeword_i[136]
      ^ codeword_i[144])));
  wire syndrome_0_16_from_0 = codeword_i[0] ^ codeword_i[200];
  wire syndrome_0_17_from_64 = codeword_i[64] ^ codeword_i[184];
  wire syndrome_0_30_from_16 = codeword_i[16] ^ codeword_i[24];
  wire syndrome_0_9_26_from_104 = codeword_i[104] ^ codeword_i[280];
  wire syndrome_h25c6af01_from_80 = codeword_i[80] ^ codeword_i[232];
  wire syndrome_0_18_27_from_8 = codeword_i[8] ^ codeword_i[224];
  wire syndrome_h89993d01_from_88 = codeword_i[88] ^ codeword_i[240];
  wire syndrome_0_27_from_8 = syndrome_0_18_27_from_8 ^ syndrome_h89993d01_from_88;
  wire syndrome_1_17_25_from_1 = codeword_i[1] ^ codeword_i[49];
  wire syndrome_1_17_from_1 = syndrome_1_17_25_from_1 ^ (codeword_i[33] ^ codeword_i[129]);
  wire syndrome_1_18_from_65 = (codeword_i[169] ^ codeword_i[185]) ^ (codeword_i[65]
      ^ codeword_i[97]);
  wire syndrome_h58cdb502_from_81 = codeword_i[81] ^ codeword_i[281];
  wire syndrome_1_27_from_81 = codeword_i[153] ^ syndrome_h58cdb502_from_81;
  wire syndrome_1_8_11_from_137 = codeword_i[137] ^ codeword_i[233];
  wire syndrome_1_8_from_137 = codeword_i[161] ^ syndrome_1_8_11_from_137;
  wire syndrome_h19486302_from_57 = codeword_i[57] ^ codeword_i[209];
  wire syndrome_h01406102_from_57 = codeword_i[265] ^ syndrome_h19486302_from_57;
  wire syndrome_he1ad4002_from_41 = codeword_i[41] ^ codeword_i[113];
  wire syndrome_1_14_from_41 = codeword_i[145] ^ (syndrome_h01406102_from_57
      ^ syndrome_he1ad4002_from_41);
  wire syndrome_1_9_from_225 = codeword_i[225] ^ codeword_i[257];
  wire syndrome_1_26_from_73 = codeword_i[73] ^ codeword_i[217];
  wire syndrome_1_10_from_9 = codeword_i[9] ^ codeword_i[105];
  wire syndrome_h25100802_from_89 = codeword_i[89] ^ codeword_i[201];
  wire syndrome_h426ae202_from_121 = codeword_i[121] ^ codeword_i[273];
  wire syndrome_1_from_9 = (((codeword_i[241] ^ codeword_i[249]) ^ (codeword_i[177]
      ^ codeword_i[193])) ^ (syndrome_1_9_from_225 ^ (codeword_i[17] ^ codeword_i[25])))
      ^ ((syndrome_1_26_from_73 ^ syndrome_1_10_from_9) ^ (syndrome_h25100802_from_89
      ^ syndrome_h426ae202_from_121));
  wire syndrome_h01098004_from_42 = codeword_i[42] ^ codeword_i[194];
  wire syndrome_hafc6b504_from_74 = codeword_i[74] ^ codeword_i[274];
  wire syndrome_hc0e48004_from_106 = codeword_i[106] ^ codeword_i[122];
  wire syndrome_2_18_from_2 = syndrome_hc0e48004_from_106 ^ (codeword_i[2] ^ codeword_i[34]);
  wire syndrome_h84622004_from_26 = codeword_i[26] ^ codeword_i[178];
  wire syndrome_h46246304_from_50 = codeword_i[50] ^ codeword_i[202];
  wire syndrome_2_13_from_26 = syndrome_h84622004_from_26 ^ syndrome_h46246304_from_50;
  wire syndrome_2_8_from_226 = codeword_i[226] ^ codeword_i[250];
  wire syndrome_h8610c604_from_146 = codeword_i[146] ^ codeword_i[210];
  wire syndrome_h8200c004_from_146 = codeword_i[266] ^ syndrome_h8610c604_from_146;
  wire syndrome_2_14_31_from_66 = codeword_i[66] ^ syndrome_h8200c004_from_146;
  wire syndrome_2_20_from_130 = codeword_i[130] ^ codeword_i[242];
  wire syndrome_2_12_from_18 = codeword_i[18] ^ codeword_i[162];
  wire syndrome_2_16_20_from_58 = codeword_i[58] ^ codeword_i[138];
  wire syndrome_2_10_19_23_from_98 = codeword_i[98] ^ codeword_i[186];
  wire syndrome_hb0b90904_from_82 = codeword_i[82] ^ codeword_i[282];
  wire syndrome_ha0a90104_from_82 = codeword_i[170] ^ syndrome_hb0b90904_from_82;
  wire syndrome_ha9217104_from_114 = codeword_i[114] ^ codeword_i[258];
  wire syndrome_2_21_from_82 = syndrome_ha9217104_from_114 ^ (codeword_i[90]
      ^ syndrome_ha0a90104_from_82);
  wire syndrome_3_28_29_from_115 = codeword_i[115] ^ codeword_i[187];
  wire syndrome_3_29_from_51 = codeword_i[51] ^ syndrome_3_28_29_from_115;
  wire syndrome_h51d0b908_from_67 = codeword_i[67] ^ codeword_i[155];
  wire syndrome_3_8_from_67 = codeword_i[251] ^ syndrome_h51d0b908_from_67;
  wire syndrome_h94406408_from_91 = codeword_i[91] ^ codeword_i[203];
  wire syndrome_h90406008_from_91 = codeword_i[259] ^ syndrome_h94406408_from_91;
  wire syndrome_3_9_24_from_43 = codeword_i[43] ^ codeword_i[171];
  wire syndrome_h07810a08_from_243 = codeword_i[243] ^ codeword_i[283];
  wire syndrome_3_16_24_from_211 = codeword_i[211] ^ syndrome_h07810a08_from_243;
  wire syndrome_3_24_from_43 = syndrome_3_16_24_from_211 ^ (codeword_i[123]
      ^ syndrome_3_9_24_from_43);
  wire syndrome_h1dcd0908_from_75 = codeword_i[75] ^ codeword_i[275];
  wire syndrome_h19c40008_from_27 = codeword_i[27] ^ syndrome_h1dcd0908_from_75;
  wire syndrome_3_27_from_3 = codeword_i[3] ^ syndrome_h19c40008_from_27;
  wire syndrome_3_16_from_59 = codeword_i[59] ^ codeword_i[163];
  wire syndrome_3_12_from_11 = codeword_i[11] ^ codeword_i[219];
  wire syndrome_3_17_22_from_99 = codeword_i[99] ^ codeword_i[267];
  wire syndrome_h82103208_from_83 = codeword_i[83] ^ codeword_i[195];
  wire syndrome_3_from_11 = (((codeword_i[139] ^ codeword_i[147]) ^ (codeword_i[107]
      ^ codeword_i[131])) ^ (syndrome_3_16_from_59 ^ (codeword_i[19] ^ codeword_i[35])))
      ^ ((syndrome_3_12_from_11 ^ syndrome_3_17_22_from_99) ^ (codeword_i[235]
      ^ syndrome_h82103208_from_83));
  wire syndrome_4_16_18_from_28 = codeword_i[28] ^ codeword_i[124];
  wire syndrome_hc6c60910_from_68 = codeword_i[68] ^ codeword_i[268];
  wire syndrome_4_18_from_28 = syndrome_4_16_18_from_28 ^ syndrome_hc6c60910_from_68;
  wire syndrome_4_12_30_from_60 = codeword_i[60] ^ codeword_i[76];
  wire syndrome_4_12_from_4 = syndrome_4_12_30_from_60 ^ (codeword_i[4] ^ codeword_i[284]);
  wire syndrome_4_22_from_12 = codeword_i[12] ^ codeword_i[44];
  wire syndrome_4_from_4 = ((syndrome_4_18_from_28 ^ syndrome_4_12_from_4) ^ ((codeword_i[252]
      ^ codeword_i[260]) ^ (codeword_i[228] ^ codeword_i[244]))) ^ (((codeword_i[212]
      ^ codeword_i[220]) ^ (codeword_i[116] ^ codeword_i[148])) ^ (syndrome_4_22_from_12
      ^ (codeword_i[20] ^ codeword_i[100])));
  wire syndrome_4_30_from_108 = codeword_i[108] ^ codeword_i[204];
  wire syndrome_4_9_from_52 = codeword_i[52] ^ codeword_i[164];
  wire syndrome_4_9_28_from_36 = codeword_i[36] ^ codeword_i[188];
  wire syndrome_4_19_24_from_92 = codeword_i[92] ^ codeword_i[140];
  wire syndrome_h25206410_from_84 = codeword_i[84] ^ codeword_i[196];
  wire syndrome_h59d10a10_from_236 = codeword_i[236] ^ codeword_i[276];
  wire syndrome_4_17_21_from_172 = codeword_i[172] ^ codeword_i[180];
  wire syndrome_4_17_from_132 = syndrome_4_17_21_from_172 ^ (codeword_i[132] ^ codeword_i[156]);
  wire syndrome_5_17_31_from_117 = codeword_i[117] ^ codeword_i[261];
  wire syndrome_5_11_31_from_85 = codeword_i[85] ^ codeword_i[141];
  wire syndrome_5_31_from_85 = syndrome_5_17_31_from_117 ^ syndrome_5_11_31_from_85;
  wire syndrome_h8fa53220_from_69 = codeword_i[69] ^ codeword_i[181];
  wire syndrome_hf7c90a20_from_229 = codeword_i[229] ^ codeword_i[269];
  wire syndrome_5_9_24_from_69 = syndrome_h8fa53220_from_69 ^ syndrome_hf7c90a20_from_229;
  wire syndrome_5_13_14_from_245 = codeword_i[245] ^ codeword_i[285];
  wire syndrome_5_14_from_109 = codeword_i[109] ^ (codeword_i[221] ^ syndrome_5_13_14_from_245);
  wire syndrome_hb0112420_from_77 = codeword_i[77] ^ codeword_i[277];
  wire syndrome_hb0423520_from_205 = codeword_i[205] ^ codeword_i[253];
  wire syndrome_hb0002420_from_77 = syndrome_hb0112420_from_77 ^ syndrome_hb0423520_from_205;
  wire syndrome_5_28_from_21 = codeword_i[21] ^ syndrome_hb0002420_from_77;
  wire syndrome_5_8_from_125 = codeword_i[125] ^ codeword_i[237];
  wire syndrome_5_9_from_157 = codeword_i[157] ^ codeword_i[213];
  wire syndrome_5_20_from_93 = codeword_i[93] ^ codeword_i[189];
  wire syndrome_5_19_30_from_29 = codeword_i[29] ^ codeword_i[197];
  wire syndrome_h80c00820_from_61 = codeword_i[61] ^ codeword_i[173];
  wire syndrome_h81304420_from_37 = codeword_i[37] ^ codeword_i[165];
  wire syndrome_h10858520_from_53 = codeword_i[53] ^ codeword_i[101];
  wire syndrome_6_10_15_from_126 = codeword_i[126] ^ codeword_i[214];
  wire syndrome_6_15_from_126 = codeword_i[238] ^ syndrome_6_10_15_from_126;
  wire syndrome_6_24_26_from_70 = codeword_i[70] ^ codeword_i[222];
  wire syndrome_6_24_from_70 = codeword_i[278] ^ syndrome_6_24_26_from_70;
  wire syndrome_6_11_18_from_102 = codeword_i[102] ^ codeword_i[206];
  wire syndrome_h90103940_from_134 = codeword_i[134] ^ codeword_i[198];
  wire syndrome_6_11_from_102 = syndrome_6_11_18_from_102 ^ syndrome_h90103940_from_134;
  wire syndrome_6_10_from_118 = codeword_i[118] ^ codeword_i[254];
  wire syndrome_6_from_6 = ((syndrome_6_15_from_126 ^ syndrome_6_24_from_70)
      ^ (syndrome_6_11_from_102 ^ (codeword_i[190] ^ codeword_i[286]))) ^ (((codeword_i[150]
      ^ codeword_i[174]) ^ (codeword_i[54] ^ codeword_i[142])) ^ (syndrome_6_10_from_118
      ^ (codeword_i[6] ^ codeword_i[46])));
  wire syndrome_6_22_from_14 = codeword_i[14] ^ codeword_i[38];
  wire syndrome_6_8_9_from_22 = codeword_i[22] ^ codeword_i[246];
  wire syndrome_h01228840_from_78 = codeword_i[78] ^ codeword_i[166];
  wire syndrome_hc0094440_from_30 = codeword_i[30] ^ codeword_i[158];
  wire syndrome_h30e48040_from_94 = codeword_i[94] ^ codeword_i[110];
  wire syndrome_hb508e240_from_86 = codeword_i[86] ^ codeword_i[182];
  wire syndrome_h63c61240_from_62 = codeword_i[62] ^ codeword_i[262];
  wire syndrome_h8dd13440_from_230 = codeword_i[230] ^ codeword_i[270];
  wire syndrome_h2289c680_from_23 = codeword_i[23] ^ codeword_i[111];
  wire syndrome_7_25_from_23 = codeword_i[207] ^ syndrome_h2289c680_from_23;
  wire syndrome_h59416a80_from_199 = codeword_i[199] ^ codeword_i[231];
  wire syndrome_7_14_from_199 = codeword_i[223] ^ syndrome_h59416a80_from_199;
  wire syndrome_h58114880_from_71 = codeword_i[71] ^ codeword_i[271];
  wire syndrome_hc6a56480_from_63 = codeword_i[63] ^ codeword_i[175];
  wire syndrome_7_30_from_63 = syndrome_h58114880_from_71 ^ syndrome_hc6a56480_from_63;
  wire syndrome_h05400d80_from_191 = codeword_i[191] ^ codeword_i[247];
  wire syndrome_h7044c380_from_79 = codeword_i[79] ^ codeword_i[287];
  wire syndrome_7_8_22_from_79 = syndrome_h05400d80_from_191 ^ syndrome_h7044c380_from_79;
  wire syndrome_7_10_from_39 = codeword_i[39] ^ codeword_i[263];
  wire syndrome_7_18_from_95 = codeword_i[95] ^ codeword_i[135];
  wire syndrome_7_17_31_from_183 = codeword_i[183] ^ codeword_i[215];
  wire syndrome_7_21_28_from_31 = codeword_i[31] ^ codeword_i[119];
  wire syndrome_7_26_from_87 = codeword_i[87] ^ (codeword_i[127] ^ codeword_i[279]);
  wire syndrome_7_9_30_from_15 = codeword_i[15] ^ codeword_i[255];
  wire syndrome_h40c03280_from_55 = codeword_i[55] ^ codeword_i[167];
  wire syndrome_7_9_from_15 = syndrome_7_9_30_from_15 ^ syndrome_h40c03280_from_55;
  wire syndrome_7_27_from_47 = codeword_i[239] ^ (codeword_i[47] ^ codeword_i[143]);
  wire syndrome_hc3196100_from_36 = codeword_i[36] ^ codeword_i[102];
  wire syndrome_h43ab7300_from_107 = codeword_i[107] ^ codeword_i[174];
  wire syndrome_h43096100_from_36 = syndrome_hc3196100_from_36 ^ syndrome_h43ab7300_from_107;
  wire syndrome_h89017100_from_114 = codeword_i[188] ^ syndrome_ha9217104_from_114;
  wire syndrome_h706f2d00_from_219 = codeword_i[219] ^ codeword_i[225];
  wire syndrome_h504d2500_from_81 = syndrome_h58cdb502_from_81 ^ syndrome_h706f2d00_from_219;
  wire syndrome_h85c8ed00_from_45 = codeword_i[45] ^ codeword_i[119];
  wire syndrome_h05c0ad00_from_45 = syndrome_h25c6af01_from_80 ^ syndrome_h85c8ed00_from_45;
  wire syndrome_hafc62100_from_15 = codeword_i[15] ^ syndrome_hafc6b504_from_74;
  wire syndrome_8_13_from_15 = syndrome_h01406102_from_57 ^ syndrome_hafc62100_from_15;
  wire syndrome_8_22_from_79 = codeword_i[243] ^ syndrome_7_8_22_from_79;
  wire syndrome_h688b6900_from_95 = codeword_i[95] ^ codeword_i[123];
  wire syndrome_h60dd8b00_from_215 = codeword_i[215] ^ codeword_i[222];
  wire syndrome_h60890900_from_95 = syndrome_h688b6900_from_95 ^ syndrome_h60dd8b00_from_215;
  wire syndrome_h20890100_from_82 = syndrome_ha0a90104_from_82 ^ syndrome_h60890900_from_95;
  wire syndrome_h24b54300_from_29 = codeword_i[29] ^ codeword_i[132];
  wire syndrome_h04244300_from_29 = syndrome_h46246304_from_50 ^ syndrome_h24b54300_from_29;
  wire syndrome_h6b601100_from_142 = codeword_i[142] ^ codeword_i[184];
  wire syndrome_h02348100_from_136 = codeword_i[136] ^ codeword_i[141];
  wire syndrome_h42301100_from_135 = codeword_i[135] ^ codeword_i[177];
  wire syndrome_8_20_21_25_from_135 = syndrome_h02348100_from_136 ^ syndrome_h42301100_from_135;
  wire syndrome_8_21_from_29 = (codeword_i[244] ^ syndrome_h04244300_from_29)
      ^ (syndrome_8_20_21_25_from_135 ^ (codeword_i[93] ^ syndrome_h6b601100_from_142));
  wire syndrome_8_from_15 = (((syndrome_h43096100_from_36 ^ syndrome_h89017100_from_114)
      ^ (syndrome_h504d2500_from_81 ^ syndrome_h05c0ad00_from_45)) ^ (syndrome_8_13_from_15
      ^ syndrome_8_22_from_79)) ^ (syndrome_8_21_from_29 ^ (syndrome_h20890100_from_82
      ^ ((codeword_i[111] ^ codeword_i[223]) ^ (codeword_i[61] ^ codeword_i[86]))));
  wire syndrome_h1c862d00_from_212 = codeword_i[212] ^ codeword_i[218];
  wire syndrome_h10b76900_from_126 = codeword_i[126] ^ codeword_i[144];
  wire syndrome_h10862900_from_126 = syndrome_h1c862d00_from_212 ^ syndrome_h10b76900_from_126;
  wire syndrome_hc1c3a900_from_162 = codeword_i[162] ^ codeword_i[168];
  wire syndrome_hc1c1a900_from_162 = codeword_i[169] ^ syndrome_hc1c3a900_from_162;
  wire syndrome_h02690900_from_54 = codeword_i[54] ^ codeword_i[261];
  wire syndrome_h0069ad00_from_60 = codeword_i[60] ^ codeword_i[66];
  wire syndrome_h00690900_from_54 = syndrome_h02690900_from_54 ^ syndrome_h0069ad00_from_60;
  wire syndrome_8_11_16_from_54 = syndrome_h00690900_from_54 ^ (syndrome_h89993d01_from_88
      ^ syndrome_h1dcd0908_from_75);
  wire syndrome_h2009b900_from_127 = codeword_i[127] ^ codeword_i[176];
  wire syndrome_h2204af00_from_59 = codeword_i[59] ^ codeword_i[190];
  wire syndrome_h2000a900_from_59 = syndrome_h2009b900_from_127 ^ syndrome_h2204af00_from_59;
  wire syndrome_h0e40af00_from_197 = codeword_i[197] ^ codeword_i[211];
  wire syndrome_h1910af00_from_183 = codeword_i[183] ^ codeword_i[204];
  wire syndrome_h0800af00_from_183 = syndrome_h0e40af00_from_197 ^ syndrome_h1910af00_from_183;
  wire syndrome_hde68a900_from_148 = codeword_i[148] ^ codeword_i[154];
  wire syndrome_hd248a900_from_39 = codeword_i[39] ^ syndrome_hde68a900_from_148;
  wire syndrome_he212ef00_from_31 = codeword_i[31] ^ codeword_i[73];
  wire syndrome_h4212ed00_from_31 = codeword_i[140] ^ syndrome_he212ef00_from_31;
  wire syndrome_h4200a900_from_31 = syndrome_hd248a900_from_39 ^ syndrome_h4212ed00_from_31;
  wire syndrome_8_11_13_15_from_31 = syndrome_h4200a900_from_31 ^ (syndrome_h2000a900_from_59
      ^ syndrome_h0800af00_from_183);
  wire syndrome_8_11_from_31 = syndrome_8_11_13_15_from_31 ^ (syndrome_8_11_16_from_54
      ^ (syndrome_h10862900_from_126 ^ syndrome_hc1c1a900_from_162));
  wire syndrome_h10058100_from_53 = codeword_i[139] ^ syndrome_h10858520_from_53;
  wire syndrome_8_16_28_from_53 = codeword_i[89] ^ syndrome_h10058100_from_53;
  wire syndrome_h91840900_from_47 = codeword_i[47] ^ codeword_i[254];
  wire syndrome_h91000900_from_47 = syndrome_h91200901_from_96 ^ syndrome_h91840900_from_47;
  wire syndrome_8_28_from_47 = (syndrome_h90103940_from_134 ^ syndrome_8_16_28_from_53)
      ^ (codeword_i[160] ^ syndrome_h91000900_from_47);
  wire syndrome_8_14_from_181 = codeword_i[181] ^ codeword_i[230];
  wire syndrome_8_10_from_94 = codeword_i[94] ^ codeword_i[260];
  wire syndrome_8_17_from_146 = codeword_i[146] ^ codeword_i[195];
  wire syndrome_8_12_29_from_121 = codeword_i[121] ^ codeword_i[272];
  wire syndrome_h22f06100_from_64 = codeword_i[64] ^ codeword_i[116];
  wire syndrome_ha9f3ad00_from_46 = codeword_i[46] ^ codeword_i[52];
  wire syndrome_ha9722900_from_46 = codeword_i[109] ^ syndrome_ha9f3ad00_from_46;
  wire syndrome_h20702100_from_46 = syndrome_h22f06100_from_64 ^ syndrome_ha9722900_from_46;
  wire syndrome_8_13_22_29_from_46 = codeword_i[100] ^ syndrome_h20702100_from_46;
  wire syndrome_h6924ed00_from_38 = codeword_i[38] ^ codeword_i[147];
  wire syndrome_h6521b700_from_239 = codeword_i[239] ^ codeword_i[267];
  wire syndrome_h6120a500_from_38 = syndrome_h6924ed00_from_38 ^ syndrome_h6521b700_from_239;
  wire syndrome_8_13_29_from_38 = syndrome_8_13_22_29_from_46 ^ syndrome_h6120a500_from_38;
  wire syndrome_8_from_0 = syndrome_8_13_29_from_38 ^ ((((codeword_i[43] ^ codeword_i[236])
      ^ (codeword_i[0] ^ codeword_i[257])) ^ (syndrome_2_8_from_226 ^ syndrome_5_8_from_125))
      ^ ((syndrome_8_14_from_181 ^ syndrome_8_10_from_94) ^ (syndrome_8_17_from_146
      ^ syndrome_8_12_29_from_121)));
  wire syndrome_8_20_26_from_122 = codeword_i[122] ^ codeword_i[153];
  wire syndrome_h01728500_from_87 = codeword_i[87] ^ codeword_i[115];
  wire syndrome_8_20_from_87 = syndrome_h01728500_from_87 ^ (codeword_i[216] ^ codeword_i[229]);
  wire syndrome_h08056900_from_130 = codeword_i[130] ^ codeword_i[133];
  wire syndrome_ha5098500_from_108 = codeword_i[108] ^ codeword_i[129];
  wire syndrome_8_16_from_108 = syndrome_h08056900_from_130 ^ syndrome_ha5098500_from_108;
  wire syndrome_heb74c300_from_118 = codeword_i[118] ^ codeword_i[128];
  wire syndrome_8_18_25_from_118 = codeword_i[167] ^ syndrome_heb74c300_from_118;
  wire syndrome_hd9c01100_from_149 = codeword_i[149] ^ codeword_i[156];
  wire syndrome_hc1c01100_from_149 = codeword_i[163] ^ syndrome_hd9c01100_from_149;
  wire syndrome_8_from_0_2 = syndrome_8_from_0 ^ ((((syndrome_6_8_9_from_22
      ^ syndrome_8_20_26_from_122) ^ (syndrome_hc6c60910_from_68 ^ syndrome_hb0423520_from_205))
      ^ (syndrome_3_8_from_67 ^ syndrome_8_20_from_87)) ^ ((syndrome_1_8_from_137
      ^ syndrome_8_16_from_108) ^ (syndrome_8_18_25_from_118 ^ syndrome_hc1c01100_from_149)));
  wire syndrome_9_from_1 = (((codeword_i[38] ^ codeword_i[220]) ^ (codeword_i[139]
      ^ codeword_i[218])) ^ ((codeword_i[66] ^ codeword_i[178]) ^ (codeword_i[1]
      ^ codeword_i[281]))) ^ ((syndrome_1_9_from_225 ^ (codeword_i[8] ^ codeword_i[64]))
      ^ (syndrome_4_9_from_52 ^ syndrome_5_9_from_157));
  wire syndrome_9_12_14_from_110 = codeword_i[110] ^ codeword_i[131];
  wire syndrome_9_11_13_from_252 = codeword_i[252] ^ codeword_i[266];
  wire syndrome_h01e2c600_from_58 = codeword_i[58] ^ codeword_i[125];
  wire syndrome_hcd48c600_from_51 = codeword_i[51] ^ codeword_i[160];
  wire syndrome_9_20_28_from_175 = codeword_i[175] ^ codeword_i[274];
  wire syndrome_9_28_from_36 = syndrome_4_9_28_from_36 ^ syndrome_9_20_28_from_175;
  wire syndrome_hd6c02200_from_143 = codeword_i[143] ^ codeword_i[185];
  wire syndrome_9_13_from_90 = syndrome_hd6c02200_from_143 ^ (codeword_i[90] ^ codeword_i[97]);
  wire syndrome_hdaa18a00_from_245 = codeword_i[245] ^ codeword_i[250];
  wire syndrome_9_25_from_45 = syndrome_hdaa18a00_from_245 ^ (codeword_i[45] ^ codeword_i[76]);
  wire syndrome_9_23_from_107 = syndrome_h07810a08_from_243 ^ syndrome_h43ab7300_from_107;
  wire syndrome_9_15_17_from_37 = codeword_i[37] ^ codeword_i[259];
  wire syndrome_9_17_from_37 = syndrome_h25c6af01_from_80 ^ syndrome_9_15_17_from_37;
  wire syndrome_hddc32200_from_150 = codeword_i[150] ^ codeword_i[192];
  wire syndrome_9_26_from_150 = syndrome_h6521b700_from_239 ^ syndrome_hddc32200_from_150;
  wire syndrome_9_from_1_2 = (syndrome_9_from_1 ^ (((syndrome_3_9_24_from_43
      ^ syndrome_9_12_14_from_110) ^ (syndrome_0_9_26_from_104 ^ syndrome_9_11_13_from_252))
      ^ ((syndrome_h82103208_from_83 ^ syndrome_6_8_9_from_22) ^ (syndrome_h19486302_from_57
      ^ syndrome_h01e2c600_from_58)))) ^ (((syndrome_9_28_from_36 ^ (syndrome_he212ef00_from_31
      ^ syndrome_hcd48c600_from_51)) ^ (syndrome_7_9_from_15 ^ syndrome_9_13_from_90))
      ^ ((syndrome_9_25_from_45 ^ syndrome_9_23_from_107) ^ (syndrome_9_17_from_37
      ^ syndrome_9_26_from_150)));
  wire syndrome_h48a6d200_from_100 = codeword_i[100] ^ codeword_i[138];
  wire syndrome_9_17_18_from_62 = syndrome_h63c61240_from_62 ^ syndrome_h48a6d200_from_100;
  wire syndrome_h5002e600_from_189 = codeword_i[189] ^ codeword_i[224];
  wire syndrome_9_13_14_28_from_86 = syndrome_hb508e240_from_86 ^ syndrome_h5002e600_from_189;
  wire syndrome_h4481c200_from_65 = codeword_i[65] ^ codeword_i[117];
  wire syndrome_h0081c200_from_23 = syndrome_h2289c680_from_23 ^ syndrome_h4481c200_from_65;
  wire syndrome_hd224c600_from_44 = codeword_i[44] ^ codeword_i[153];
  wire syndrome_h5004c200_from_44 = syndrome_h7044c380_from_79 ^ syndrome_hd224c600_from_44;
  wire syndrome_ha570d200_from_103 = codeword_i[103] ^ codeword_i[124];
  wire syndrome_ha170c200_from_103 = syndrome_heb74c300_from_118 ^ syndrome_ha570d200_from_103;
  wire syndrome_9_15_27_from_30 = codeword_i[30] ^ codeword_i[253];
  wire syndrome_9_15_19_from_114 = codeword_i[114] ^ codeword_i[203];
  wire syndrome_9_15_from_30 = (syndrome_h6308c201_from_72 ^ syndrome_9_15_27_from_30)
      ^ (syndrome_9_15_19_from_114 ^ (codeword_i[196] ^ codeword_i[264]));
  wire syndrome_9_10_from_59 = syndrome_h0800af00_from_183 ^ (syndrome_h8610c604_from_146
      ^ syndrome_h2204af00_from_59);
  wire syndrome_h59410a00_from_199 = syndrome_h59d10a10_from_236 ^ syndrome_h59416a80_from_199;
  wire syndrome_h65dd7a00_from_227 = codeword_i[227] ^ codeword_i[234];
  wire syndrome_h61d97a00_from_227 = codeword_i[241] ^ syndrome_h65dd7a00_from_227;
  wire syndrome_9_11_from_199 = syndrome_h59410a00_from_199 ^ syndrome_h61d97a00_from_227;
  wire syndrome_h41049200_from_145 = codeword_i[145] ^ codeword_i[260];
  wire syndrome_9_15_18_from_145 = syndrome_h60dd8b00_from_215 ^ syndrome_h41049200_from_145;
  wire syndrome_9_18_from_29 = syndrome_h04244300_from_29 ^ syndrome_9_15_18_from_145;
  wire syndrome_h0f807200_from_206 = codeword_i[206] ^ codeword_i[216];
  wire syndrome_h87c16a00_from_238 = codeword_i[238] ^ codeword_i[248];
  wire syndrome_h07806200_from_206 = syndrome_h0f807200_from_206 ^ syndrome_h87c16a00_from_238;
  wire syndrome_h1a43e200_from_93 = codeword_i[93] ^ codeword_i[217];
  wire syndrome_h0242e200_from_93 = syndrome_h426ae202_from_121 ^ syndrome_h1a43e200_from_93;
  wire syndrome_9_13_14_25_from_93 = syndrome_h07806200_from_206 ^ syndrome_h0242e200_from_93;
  wire syndrome_9_from_23 = (((syndrome_5_9_24_from_69 ^ syndrome_9_17_18_from_62)
      ^ (syndrome_9_13_14_28_from_86 ^ syndrome_h0081c200_from_23)) ^ (syndrome_9_15_from_30
      ^ (syndrome_h5004c200_from_44 ^ syndrome_ha170c200_from_103))) ^ ((syndrome_9_10_from_59
      ^ syndrome_9_11_from_199) ^ (syndrome_9_18_from_29 ^ syndrome_9_13_14_25_from_93));
  wire syndrome_10_from_16 = (((codeword_i[70] ^ codeword_i[261]) ^ (codeword_i[172]
      ^ codeword_i[275])) ^ ((codeword_i[67] ^ codeword_i[179]) ^ (codeword_i[122]
      ^ codeword_i[282]))) ^ (((codeword_i[161] ^ codeword_i[217]) ^ (codeword_i[16]
      ^ codeword_i[65])) ^ (syndrome_6_10_from_118 ^ syndrome_7_10_from_39));
  wire syndrome_10_15_from_132 = codeword_i[132] ^ codeword_i[207];
  wire syndrome_10_27_from_268 = codeword_i[268] ^ codeword_i[284];
  wire syndrome_10_16_22_28_from_72 = codeword_i[72] ^ codeword_i[136];
  wire syndrome_10_23_from_53 = syndrome_2_10_19_23_from_98 ^ syndrome_h10858520_from_53;
  wire syndrome_10_15_from_46 = syndrome_ha9f3ad00_from_46 ^ syndrome_h5002e600_from_189;
  wire syndrome_h99a54400_from_151 = codeword_i[151] ^ codeword_i[193];
  wire syndrome_10_18_from_112 = syndrome_h43846401_from_112 ^ syndrome_h99a54400_from_151;
  wire syndrome_hf2c17400_from_237 = codeword_i[237] ^ codeword_i[242];
  wire syndrome_h6dc17400_from_244 = codeword_i[244] ^ codeword_i[249];
  wire syndrome_h60c17400_from_237 = syndrome_hf2c17400_from_237 ^ syndrome_h6dc17400_from_244;
  wire syndrome_10_from_23 = (((syndrome_h0069ad00_from_60 ^ syndrome_ha5098500_from_108)
      ^ (syndrome_h2289c680_from_23 ^ syndrome_h1c862d00_from_212)) ^ (syndrome_10_23_from_53
      ^ (syndrome_hafc6b504_from_74 ^ syndrome_hd224c600_from_44))) ^ ((syndrome_10_15_from_46
      ^ syndrome_10_18_from_112) ^ (syndrome_hb0002420_from_77 ^ syndrome_h60c17400_from_237));
  wire syndrome_10_30_from_81 = syndrome_h504d2500_from_81 ^ ((codeword_i[133] ^ codeword_i[182])
      ^ (codeword_i[258] ^ codeword_i[265]));
  wire syndrome_10_26_from_2 = syndrome_h05c0ad00_from_45 ^ (syndrome_h94406408_from_91
      ^ (codeword_i[2] ^ codeword_i[198]));
  wire syndrome_h83de3400_from_221 = codeword_i[221] ^ codeword_i[226];
  wire syndrome_h81983400_from_88 = syndrome_h89993d01_from_88 ^ syndrome_h83de3400_from_221;
  wire syndrome_hd7a17400_from_251 = codeword_i[251] ^ codeword_i[256];
  wire syndrome_hd7213400_from_246 = codeword_i[246] ^ syndrome_hd7a17400_from_251;
  wire syndrome_10_12_13_24_from_88 = syndrome_h81983400_from_88 ^ syndrome_hd7213400_from_246;
  wire syndrome_h01628400_from_58 = syndrome_h01728500_from_87 ^ syndrome_h01e2c600_from_58;
  wire syndrome_10_15_21_24_from_38 = syndrome_h6120a500_from_38 ^ syndrome_h01628400_from_58;
  wire syndrome_h8dd13400_from_230 = codeword_i[235] ^ syndrome_h8dd13440_from_230;
  wire syndrome_hcadd3400_from_228 = codeword_i[228] ^ codeword_i[233];
  wire syndrome_hcad93400_from_223 = codeword_i[223] ^ syndrome_hcadd3400_from_228;
  wire syndrome_h88d13400_from_223 = syndrome_h8dd13400_from_230 ^ syndrome_hcad93400_from_223;
  wire syndrome_10_14_19_31_from_30 = syndrome_hc0094440_from_30 ^ (codeword_i[139]
      ^ codeword_i[200]);
  wire syndrome_10_14_from_30 = (syndrome_h4212ed00_from_31 ^ (syndrome_hcd48c600_from_51
      ^ (codeword_i[154] ^ codeword_i[168]))) ^ (syndrome_10_14_19_31_from_30
      ^ (syndrome_h25206410_from_84 ^ syndrome_hc6a56480_from_63));
  wire syndrome_11_19_from_3 = codeword_i[3] ^ codeword_i[255];
  wire syndrome_11_30_from_116 = codeword_i[116] ^ codeword_i[194];
  wire syndrome_11_26_from_113 = codeword_i[113] ^ codeword_i[273];
  wire syndrome_11_24_from_53 = codeword_i[53] ^ codeword_i[259];
  wire syndrome_11_14_from_106 = codeword_i[106] ^ codeword_i[278];
  wire syndrome_11_from_3 = (((codeword_i[220] ^ codeword_i[262]) ^ (codeword_i[92]
      ^ codeword_i[226])) ^ (syndrome_11_19_from_3 ^ (codeword_i[17] ^ codeword_i[74])))
      ^ ((syndrome_11_30_from_116 ^ syndrome_11_26_from_113) ^ (syndrome_11_24_from_53
      ^ syndrome_11_14_from_106));
  wire syndrome_11_20_from_10 = codeword_i[10] ^ codeword_i[159];
  wire syndrome_11_29_from_81 = syndrome_h706f2d00_from_219 ^ (codeword_i[81] ^ codeword_i[213]);
  wire syndrome_11_17_from_68 = syndrome_hc6c60910_from_68 ^ syndrome_h01228840_from_78;
  wire syndrome_h3031c800_from_99 = codeword_i[99] ^ codeword_i[120];
  wire syndrome_11_20_from_71 = syndrome_h58114880_from_71 ^ syndrome_h3031c800_from_99;
  wire syndrome_h1c200800_from_208 = codeword_i[208] ^ codeword_i[285];
  wire syndrome_11_28_from_82 = syndrome_hb0b90904_from_82 ^ syndrome_h1c200800_from_208;
  wire syndrome_11_24_26_from_89 = syndrome_h25100802_from_89 ^ syndrome_h05400d80_from_191;
  wire syndrome_11_22_31_from_61 = syndrome_h80c00820_from_61 ^ syndrome_h87c16a00_from_238;
  wire syndrome_11_25_26_from_24 = syndrome_h07810a08_from_243 ^ (codeword_i[24] ^ codeword_i[205]);
  wire syndrome_11_14_18_27_from_38 = syndrome_h6924ed00_from_38 ^ syndrome_h08056900_from_130;
  wire syndrome_11_from_3_2 = (syndrome_11_from_3 ^ (((syndrome_5_11_31_from_85
      ^ syndrome_11_20_from_10) ^ (syndrome_1_8_11_from_137 ^ syndrome_9_11_13_from_252))
      ^ (syndrome_11_29_from_81 ^ syndrome_11_17_from_68))) ^ (((syndrome_6_11_from_102
      ^ syndrome_11_20_from_71) ^ (syndrome_11_28_from_82 ^ syndrome_11_24_26_from_89))
      ^ ((syndrome_11_22_31_from_61 ^ syndrome_11_25_26_from_24) ^ (syndrome_h60890900_from_95
      ^ syndrome_11_14_18_27_from_38)));
  wire syndrome_hcda18800_from_187 = codeword_i[187] ^ codeword_i[257];
  wire syndrome_hc8a18800_from_187 = syndrome_hdaa18a00_from_245 ^ syndrome_hcda18800_from_187;
  wire syndrome_hd6c90800_from_180 = codeword_i[180] ^ syndrome_hf7c90a20_from_229;
  wire syndrome_11_16_from_180 = syndrome_hc8a18800_from_187 ^ syndrome_hd6c90800_from_180;
  wire syndrome_11_24_31_from_46 = syndrome_h91000900_from_47 ^ syndrome_ha9722900_from_46;
  wire syndrome_h99d0e800_from_161 = codeword_i[161] ^ codeword_i[280];
  wire syndrome_h11d0a800_from_67 = syndrome_h51d0b908_from_67 ^ syndrome_h99d0e800_from_161;
  wire syndrome_h01c0a800_from_45 = syndrome_h05c0ad00_from_45 ^ syndrome_h11d0a800_from_67;
  wire syndrome_12_23_from_39 = codeword_i[39] ^ codeword_i[128];
  wire syndrome_12_25_from_209 = codeword_i[209] ^ codeword_i[212];
  wire syndrome_12_from_11 = (((codeword_i[54] ^ codeword_i[117]) ^ (codeword_i[53]
      ^ codeword_i[93])) ^ ((codeword_i[148] ^ codeword_i[276]) ^ (codeword_i[170]
      ^ codeword_i[202]))) ^ ((syndrome_3_12_from_11 ^ (codeword_i[89] ^ codeword_i[97]))
      ^ (syndrome_12_23_from_39 ^ syndrome_12_25_from_209));
  wire syndrome_12_20_from_248 = codeword_i[248] ^ codeword_i[283];
  wire syndrome_12_17_from_199 = codeword_i[199] ^ codeword_i[265];
  wire syndrome_12_21_29_from_75 = codeword_i[75] ^ codeword_i[169];
  wire syndrome_12_23_25_from_86 = codeword_i[86] ^ codeword_i[277];
  wire syndrome_12_19_from_104 = syndrome_h2009b900_from_127 ^ (codeword_i[104] ^ codeword_i[191]);
  wire syndrome_12_27_from_69 = syndrome_h8fa53220_from_69 ^ syndrome_h0f807200_from_206;
  wire syndrome_12_25_26_from_96 = codeword_i[96] ^ codeword_i[263];
  wire syndrome_hea001000_from_25 = codeword_i[25] ^ codeword_i[90];
  wire syndrome_12_25_from_25 = syndrome_12_25_26_from_96 ^ syndrome_hea001000_from_25;
  wire syndrome_12_15_from_74 = syndrome_h58cdb502_from_81 ^ syndrome_hafc6b504_from_74;
  wire syndrome_h01631000_from_32 = codeword_i[32] ^ codeword_i[255];
  wire syndrome_12_17_22_from_32 = syndrome_hb0423520_from_205 ^ syndrome_h01631000_from_32;
  wire syndrome_12_17_18_27_from_269 = codeword_i[269] ^ codeword_i[286];
  wire syndrome_12_17_20_27_from_61 = codeword_i[61] ^ codeword_i[152];
  wire syndrome_12_17_27_from_61 = syndrome_12_17_18_27_from_269 ^ syndrome_12_17_20_27_from_61;
  wire syndrome_12_from_4 = (syndrome_12_from_11 ^ (((syndrome_2_12_from_18
      ^ syndrome_12_20_from_248) ^ (syndrome_9_12_14_from_110 ^ syndrome_12_17_from_199))
      ^ ((syndrome_8_12_29_from_121 ^ syndrome_12_21_29_from_75) ^ (syndrome_h42301100_from_135
      ^ syndrome_12_23_25_from_86)))) ^ (((syndrome_12_19_from_104 ^ (syndrome_h40c03280_from_55
      ^ syndrome_h43ab7300_from_107)) ^ (syndrome_12_27_from_69 ^ syndrome_12_25_from_25))
      ^ ((syndrome_4_12_from_4 ^ syndrome_12_15_from_74) ^ (syndrome_12_17_22_from_32
      ^ syndrome_12_17_27_from_61)));
  wire syndrome_12_13_20_31_from_83 = syndrome_h82103208_from_83 ^ syndrome_h90103940_from_134;
  wire syndrome_h08a0d000_from_100 = codeword_i[279] ^ syndrome_h48a6d200_from_100;
  wire syndrome_h63401000_from_62 = syndrome_h63c61240_from_62 ^ syndrome_h6b601100_from_142;
  wire syndrome_12_16_29_from_47 = codeword_i[47] ^ codeword_i[68];
  wire syndrome_12_16_from_47 = syndrome_h60c17400_from_237 ^ (syndrome_h6521b700_from_239
      ^ syndrome_12_16_29_from_47);
  wire syndrome_h1c6f7000_from_207 = codeword_i[207] ^ codeword_i[213];
  wire syndrome_12_13_26_from_79 = codeword_i[79] ^ codeword_i[141];
  wire syndrome_12_26_30_from_46 = codeword_i[46] ^ codeword_i[82];
  wire syndrome_12_26_from_46 = (syndrome_ha570d200_from_103 ^ syndrome_h1c6f7000_from_207)
      ^ (syndrome_12_13_26_from_79 ^ syndrome_12_26_30_from_46);
  wire syndrome_12_30_from_67 = syndrome_hc1c01100_from_149 ^ (syndrome_h51d0b908_from_67
      ^ syndrome_h41049200_from_145);
  wire syndrome_h70de7000_from_214 = codeword_i[214] ^ codeword_i[220];
  wire syndrome_h60d87000_from_214 = syndrome_h61d97a00_from_227 ^ syndrome_h70de7000_from_214;
  wire syndrome_12_20_from_214 = syndrome_h88d13400_from_223 ^ syndrome_h60d87000_from_214;
  wire syndrome_13_from_12 = (((codeword_i[53] ^ codeword_i[191]) ^ (codeword_i[29]
      ^ codeword_i[260])) ^ ((codeword_i[12] ^ codeword_i[164]) ^ (codeword_i[19]
      ^ codeword_i[137]))) ^ ((syndrome_5_13_14_from_245 ^ syndrome_12_13_26_from_79)
      ^ (syndrome_h08056900_from_130 ^ syndrome_9_11_13_from_252));
  wire syndrome_hc8cf2000_from_40 = codeword_i[40] ^ codeword_i[263];
  wire syndrome_13_21_29_from_5 = codeword_i[5] ^ syndrome_h25206410_from_84;
  wire syndrome_h86a52000_from_63 = syndrome_h8fa53220_from_69 ^ syndrome_hc6a56480_from_63;
  wire syndrome_h38b92000_from_70 = codeword_i[70] ^ codeword_i[76];
  wire syndrome_h20312000_from_70 = codeword_i[171] ^ syndrome_h38b92000_from_70;
  wire syndrome_13_20_from_70 = syndrome_12_13_20_31_from_83 ^ syndrome_h20312000_from_70;
  wire syndrome_13_from_5 = (syndrome_13_from_12 ^ ((syndrome_9_13_from_90
      ^ (syndrome_h59416a80_from_199 ^ syndrome_hc8cf2000_from_40)) ^ (syndrome_0_13_from_112
      ^ syndrome_2_13_from_26))) ^ (((syndrome_hb0002420_from_77 ^ syndrome_13_21_29_from_5)
      ^ (syndrome_h89017100_from_114 ^ syndrome_h86a52000_from_63)) ^ (syndrome_8_13_from_15
      ^ syndrome_13_20_from_70));
  wire syndrome_h06512000_from_278 = codeword_i[278] ^ codeword_i[284];
  wire syndrome_13_16_25_from_36 = syndrome_h43096100_from_36 ^ syndrome_h06512000_from_278;
  wire syndrome_h68326000_from_43 = codeword_i[43] ^ codeword_i[105];
  wire syndrome_13_14_17_27_from_43 = syndrome_h688b6900_from_95 ^ syndrome_h68326000_from_43;
  wire syndrome_13_14_27_from_43 = codeword_i[98] ^ syndrome_13_14_17_27_from_43;
  wire syndrome_13_14_from_43 = syndrome_9_13_14_25_from_93 ^ syndrome_13_14_27_from_43;
  wire syndrome_13_23_28_29_from_33 = codeword_i[210] ^ (codeword_i[33] ^ codeword_i[104]);
  wire syndrome_13_23_28_from_33 = syndrome_h10862900_from_126 ^ syndrome_13_23_28_29_from_33;
  wire syndrome_h186f6000_from_22 = codeword_i[22] ^ syndrome_h1c6f7000_from_207;
  wire syndrome_h104d2000_from_22 = syndrome_h504d2500_from_81 ^ syndrome_h186f6000_from_22;
  wire syndrome_13_22_28_from_22 = syndrome_h90406008_from_91 ^ syndrome_h104d2000_from_22;
  wire syndrome_13_28_from_22 = syndrome_13_22_28_from_22 ^ (syndrome_13_23_28_from_33
      ^ (codeword_i[62] ^ syndrome_9_13_14_28_from_86));
  wire syndrome_13_23_24_from_45 = codeword_i[271] ^ syndrome_h01c0a800_from_45;
  wire syndrome_hd1c12000_from_150 = codeword_i[157] ^ syndrome_hddc32200_from_150;
  wire syndrome_hc1c12000_from_150 = syndrome_hc1c1a900_from_162 ^ syndrome_hd1c12000_from_150;
  wire syndrome_h80c12000_from_150 = syndrome_h88d13400_from_223 ^ syndrome_hc1c12000_from_150;
  wire syndrome_13_23_from_45 = syndrome_13_23_24_from_45 ^ syndrome_h80c12000_from_150;
  wire syndrome_13_15_from_31 = syndrome_h0069ad00_from_60 ^ syndrome_8_11_13_15_from_31;
  wire syndrome_h60c06000_from_214 = syndrome_h60c17400_from_237 ^ syndrome_h60d87000_from_214;
  wire syndrome_13_22_23_30_from_55 = syndrome_h40c03280_from_55 ^ syndrome_h60c06000_from_214;
  wire syndrome_14_16_27_28_from_71 = codeword_i[80] ^ syndrome_h58114880_from_71;
  wire syndrome_h6a444000_from_85 = codeword_i[85] ^ codeword_i[179];
  wire syndrome_14_22_25_30_from_85 = codeword_i[172] ^ syndrome_h6a444000_from_85;
  wire syndrome_h24ea4000_from_34 = codeword_i[34] ^ codeword_i[137];
  wire syndrome_14_23_from_34 = (codeword_i[59] ^ syndrome_h01e2c600_from_58)
      ^ (syndrome_h22f06100_from_64 ^ syndrome_h24ea4000_from_34);
  wire syndrome_14_from_15 = (((syndrome_7_14_from_199 ^ syndrome_14_16_27_28_from_71)
      ^ (syndrome_9_13_14_28_from_86 ^ syndrome_11_14_18_27_from_38)) ^ (syndrome_14_23_from_34
      ^ (syndrome_h04244300_from_29 ^ syndrome_14_22_25_30_from_85))) ^ (syndrome_10_14_from_30
      ^ (syndrome_5_14_from_109 ^ ((codeword_i[15] ^ codeword_i[167]) ^ (codeword_i[52]
      ^ codeword_i[70]))));
  wire syndrome_14_27_31_from_78 = codeword_i[78] ^ syndrome_h99d0e800_from_161;
  wire syndrome_14_31_from_66 = syndrome_2_14_31_from_66 ^ (syndrome_h90406008_from_91
      ^ syndrome_14_27_31_from_78);
  wire syndrome_h81304000_from_37 = syndrome_h81304420_from_37 ^ syndrome_ha170c200_from_103;
  wire syndrome_14_21_from_22 = syndrome_h186f6000_from_22 ^ syndrome_h81304000_from_37;
  wire syndrome_14_19_24_30_from_36 = syndrome_h61084001_from_48 ^ syndrome_h43096100_from_36;
  wire syndrome_h43804000_from_13 = codeword_i[13] ^ syndrome_h43846401_from_112;
  wire syndrome_14_24_30_from_13 = syndrome_14_19_24_30_from_36 ^ syndrome_h43804000_from_13;
  wire syndrome_hcf634000_from_20 = codeword_i[20] ^ codeword_i[186];
  wire syndrome_hcd214000_from_20 = codeword_i[252] ^ syndrome_hcf634000_from_20;
  wire syndrome_h89214000_from_20 = syndrome_h99a54400_from_151 ^ syndrome_hcd214000_from_20;
  wire syndrome_h89014000_from_20 = syndrome_h89017100_from_114 ^ syndrome_h89214000_from_20;
  wire syndrome_14_24_from_13 = syndrome_14_24_30_from_13 ^ syndrome_h89014000_from_20;
  wire syndrome_h3021c000_from_99 = codeword_i[286] ^ syndrome_h3031c800_from_99;
  wire syndrome_14_15_28_from_44 = syndrome_h5004c200_from_44 ^ syndrome_h3021c000_from_99;
  wire syndrome_14_15_23_27_from_92 = codeword_i[92] ^ syndrome_h08a0d000_from_100;
  wire syndrome_14_15_23_from_23 = syndrome_h0081c200_from_23 ^ syndrome_14_15_23_27_from_92;
  wire syndrome_14_15_from_23 = syndrome_14_15_23_from_23 ^ (codeword_i[228]
      ^ syndrome_14_15_28_from_44);
  wire syndrome_14_30_from_6 = codeword_i[6] ^ codeword_i[77];
  wire syndrome_14_29_from_195 = codeword_i[195] ^ syndrome_h60c06000_from_214;
  wire syndrome_14_from_6 = (syndrome_14_24_from_13 ^ syndrome_14_15_from_23)
      ^ (syndrome_14_29_from_195 ^ (((syndrome_8_14_from_181 ^ (codeword_i[27] ^ codeword_i[235]))
      ^ (syndrome_11_14_from_106 ^ syndrome_14_30_from_6)) ^ ((syndrome_h10b76900_from_126
      ^ syndrome_9_12_14_from_110) ^ (syndrome_h85c8ed00_from_45 ^ syndrome_hd7a17400_from_251))));
  wire syndrome_15_31_from_7 = codeword_i[7] ^ codeword_i[225];
  wire syndrome_15_17_from_14 = (codeword_i[14] ^ codeword_i[113]) ^ (codeword_i[134]
      ^ codeword_i[201]);
  wire syndrome_hcd408000_from_51 = codeword_i[56] ^ syndrome_hcd48c600_from_51;
  wire syndrome_15_18_31_from_107 = codeword_i[107] ^ codeword_i[208];
  wire syndrome_15_18_from_53 = syndrome_h10058100_from_53 ^ (syndrome_h02348100_from_136
      ^ syndrome_15_18_31_from_107);
  wire syndrome_ha5088000_from_86 = syndrome_hb508e240_from_86 ^ syndrome_ha5098500_from_108;
  wire syndrome_15_19_from_42 = syndrome_ha5088000_from_86 ^ (syndrome_h01098004_from_42
      ^ (codeword_i[133] ^ codeword_i[235]));
  wire syndrome_15_from_7 = (((syndrome_15_17_from_14 ^ (syndrome_9_15_17_from_37
      ^ syndrome_15_31_from_7)) ^ (syndrome_6_15_from_126 ^ syndrome_10_15_from_46))
      ^ ((syndrome_9_15_18_from_145 ^ syndrome_12_15_from_74) ^ (syndrome_h8200c004_from_146
      ^ syndrome_h0242e200_from_93))) ^ ((syndrome_9_15_from_30 ^ (syndrome_hc1c1a900_from_162
      ^ syndrome_hcd408000_from_51)) ^ (syndrome_15_18_from_53 ^ syndrome_15_19_from_42));
  wire syndrome_15_29_from_71 = (codeword_i[71] ^ syndrome_ha170c200_from_103) ^ (codeword_i[218]
      ^ codeword_i[236]);
  wire syndrome_h12ea8000_from_28 = codeword_i[28] ^ codeword_i[131];
  wire syndrome_h10e08000_from_28 = syndrome_h30e48040_from_94 ^ syndrome_h12ea8000_from_28;
  wire syndrome_15_22_from_28 = syndrome_h01c0a800_from_45 ^ (codeword_i[256]
      ^ syndrome_h10e08000_from_28);
  wire syndrome_15_from_21 = (((codeword_i[175] ^ codeword_i[231]) ^ (codeword_i[159]
      ^ codeword_i[246])) ^ ((codeword_i[221] ^ codeword_i[229]) ^ (codeword_i[85]
      ^ codeword_i[173]))) ^ (((codeword_i[21] ^ codeword_i[252]) ^ (codeword_i[180]
      ^ codeword_i[243])) ^ (syndrome_10_15_from_132 ^ (codeword_i[242] ^ codeword_i[249])));
  wire syndrome_hc0a08000_from_106 = syndrome_hc0e48004_from_106 ^ syndrome_hc8a18800_from_187;
  wire syndrome_15_21_30_31_from_49 = codeword_i[49] ^ syndrome_hc0a08000_from_106;
  wire syndrome_15_21_24_from_38 = syndrome_h01228840_from_78 ^ syndrome_10_15_21_24_from_38;
  wire syndrome_15_21_from_35 = syndrome_15_21_24_from_38 ^ (syndrome_15_21_30_31_from_49
      ^ (codeword_i[35] ^ codeword_i[88]));
  wire syndrome_16_from_34 = (((codeword_i[62] ^ codeword_i[118]) ^ (codeword_i[205]
      ^ codeword_i[221])) ^ ((codeword_i[156] ^ codeword_i[165]) ^ (codeword_i[34]
      ^ codeword_i[74]))) ^ (((codeword_i[145] ^ codeword_i[177]) ^ (codeword_i[105]
      ^ codeword_i[264])) ^ (syndrome_3_16_from_59 ^ (codeword_i[48] ^ codeword_i[64])));
  wire syndrome_16_20_from_58 = syndrome_2_16_20_from_58 ^ syndrome_hb0112420_from_77;
  wire syndrome_16_27_from_83 = codeword_i[182] ^ (codeword_i[83] ^ codeword_i[87]);
  wire syndrome_hc88d0000_from_35 = codeword_i[35] ^ syndrome_hc8cf2000_from_40;
  wire syndrome_16_from_0 = (syndrome_16_from_34 ^ (((syndrome_0_16_from_0
      ^ syndrome_4_16_18_from_28) ^ (syndrome_hc0094440_from_30 ^ syndrome_10_16_22_28_from_72))
      ^ ((syndrome_h10b76900_from_126 ^ syndrome_h2009b900_from_127) ^ (syndrome_ha9f3ad00_from_46
      ^ syndrome_h87c16a00_from_238)))) ^ (((syndrome_16_20_from_58 ^ syndrome_16_27_from_83)
      ^ (syndrome_3_16_24_from_211 ^ syndrome_8_16_from_108)) ^ (syndrome_12_16_from_47
      ^ (syndrome_h0081c200_from_23 ^ syndrome_hc88d0000_from_35)));
  wire syndrome_16_24_from_42 = syndrome_h01098004_from_42 ^ syndrome_h61d97a00_from_227;
  wire syndrome_16_23_29_from_29 = syndrome_h20890100_from_82 ^ syndrome_h24b54300_from_29;
  wire syndrome_16_21_29_from_70 = syndrome_h20312000_from_70 ^ syndrome_h3021c000_from_99;
  wire syndrome_he1a90000_from_41 = codeword_i[164] ^ syndrome_he1ad4002_from_41;
  wire syndrome_he1210000_from_41 = codeword_i[159] ^ syndrome_he1a90000_from_41;
  wire syndrome_16_21_24_from_32 = syndrome_h01631000_from_32 ^ syndrome_he1210000_from_41;
  wire syndrome_16_21_from_32 = syndrome_16_21_29_from_70 ^ syndrome_16_21_24_from_32;
  wire syndrome_16_24_27_28_from_26 = codeword_i[26] ^ syndrome_h59410a00_from_199;
  wire syndrome_16_27_28_from_26 = syndrome_14_16_27_28_from_71 ^ (syndrome_h1a43e200_from_93
      ^ syndrome_16_24_27_28_from_26);
  wire syndrome_hc6210000_from_14 = codeword_i[14] ^ syndrome_hd7213400_from_246;
  wire syndrome_h86210000_from_14 = syndrome_h86a52000_from_63 ^ syndrome_hc6210000_from_14;
  wire syndrome_16_27_31_from_20 = codeword_i[273] ^ syndrome_h89014000_from_20;
  wire syndrome_16_31_from_14 = syndrome_16_27_31_from_20 ^ (syndrome_h80c12000_from_150
      ^ syndrome_h86210000_from_14);
  wire syndrome_17_from_27 = (((codeword_i[279] ^ codeword_i[287]) ^ (codeword_i[55]
      ^ codeword_i[119])) ^ ((codeword_i[94] ^ codeword_i[206]) ^ (codeword_i[227]
      ^ codeword_i[285]))) ^ (((codeword_i[27] ^ codeword_i[211]) ^ (codeword_i[90]
      ^ codeword_i[106])) ^ ((codeword_i[233] ^ codeword_i[281]) ^ (codeword_i[112]
      ^ codeword_i[280])));
  wire syndrome_17_29_from_67 = codeword_i[67] ^ codeword_i[96];
  wire syndrome_17_19_30_from_101 = codeword_i[101] ^ codeword_i[103];
  wire syndrome_17_30_from_84 = syndrome_h5002e600_from_189 ^ (codeword_i[84] ^ codeword_i[111]);
  wire syndrome_17_31_from_183 = syndrome_7_17_31_from_183 ^ (codeword_i[247] ^ codeword_i[275]);
  wire syndrome_17_from_1 = (syndrome_17_from_27 ^ (((syndrome_0_17_from_64
      ^ syndrome_17_29_from_67) ^ (syndrome_8_17_from_146 ^ syndrome_12_17_from_199))
      ^ ((syndrome_5_17_31_from_117 ^ syndrome_17_19_30_from_101) ^ (syndrome_hc1c3a900_from_162
      ^ syndrome_h12ea8000_from_28)))) ^ (((syndrome_1_17_from_1 ^ (syndrome_hddc32200_from_150
      ^ syndrome_h70de7000_from_214)) ^ (syndrome_4_17_from_132 ^ syndrome_15_17_from_14))
      ^ ((syndrome_17_30_from_84 ^ syndrome_17_31_from_183) ^ (syndrome_9_17_from_37
      ^ syndrome_11_17_from_68)));
  wire syndrome_17_21_from_107 = syndrome_h43ab7300_from_107 ^ syndrome_h706f2d00_from_219;
  wire syndrome_17_22_25_from_20 = syndrome_h83de3400_from_221 ^ syndrome_hcf634000_from_20;
  wire syndrome_17_22_from_20 = syndrome_17_22_25_from_20 ^ (syndrome_3_17_22_from_99
      ^ syndrome_hc8cf2000_from_40);
  wire syndrome_17_27_from_22 = syndrome_12_17_27_from_61 ^ syndrome_h186f6000_from_22;
  wire syndrome_17_21_22_26_from_26 = syndrome_h84622004_from_26 ^ syndrome_h24ea4000_from_34;
  wire syndrome_17_22_from_26 = (syndrome_h0242e200_from_93 ^ syndrome_12_17_22_from_32)
      ^ (syndrome_h01628400_from_58 ^ syndrome_17_21_22_26_from_26);
  wire syndrome_hadc60000_from_15 = codeword_i[21] ^ syndrome_hafc62100_from_15;
  wire syndrome_17_18_from_15 = syndrome_hadc60000_from_15 ^ (syndrome_h10862900_from_126
      ^ syndrome_9_17_18_from_62);
  wire syndrome_18_21_from_157 = codeword_i[157] ^ codeword_i[163];
  wire syndrome_18_20_from_114 = codeword_i[114] ^ codeword_i[187];
  wire syndrome_18_25_from_91 = codeword_i[91] ^ codeword_i[196];
  wire syndrome_18_from_8 = (((codeword_i[116] ^ codeword_i[127]) ^ (codeword_i[266]
      ^ codeword_i[280])) ^ (syndrome_18_21_from_157 ^ (codeword_i[56] ^ codeword_i[120])))
      ^ ((syndrome_7_18_from_95 ^ syndrome_18_20_from_114) ^ (syndrome_0_18_27_from_8
      ^ syndrome_18_25_from_91));
  wire syndrome_18_20_21_from_23 = codeword_i[23] ^ codeword_i[108];
  wire syndrome_18_19_21_from_270 = codeword_i[270] ^ codeword_i[276];
  wire syndrome_18_26_from_173 = syndrome_h65dd7a00_from_227 ^ (codeword_i[173] ^ codeword_i[240]);
  wire syndrome_18_29_from_80 = syndrome_h25c6af01_from_80 ^ syndrome_h30e48040_from_94;
  wire syndrome_18_from_2 = (syndrome_18_from_8 ^ (((syndrome_18_20_21_from_23
      ^ syndrome_18_19_21_from_270) ^ (syndrome_6_11_18_from_102 ^ syndrome_12_17_18_27_from_269))
      ^ ((syndrome_h91840900_from_47 ^ syndrome_h6a444000_from_85) ^ (syndrome_he1ad4002_from_41
      ^ syndrome_h70de7000_from_214)))) ^ (((syndrome_1_18_from_65 ^ (syndrome_h83de3400_from_221
      ^ syndrome_hcadd3400_from_228)) ^ (syndrome_4_18_from_28 ^ syndrome_18_26_from_173))
      ^ ((syndrome_2_18_from_2 ^ syndrome_10_18_from_112) ^ (syndrome_h5004c200_from_44
      ^ syndrome_18_29_from_80)));
  wire syndrome_18_22_25_from_33 = codeword_i[33] ^ codeword_i[282];
  wire syndrome_18_25_from_33 = syndrome_8_18_25_from_118 ^ (syndrome_h2204af00_from_59
      ^ syndrome_18_22_25_from_33);
  wire syndrome_18_27_from_35 = syndrome_11_14_18_27_from_38 ^ syndrome_hc88d0000_from_35;
  wire syndrome_19_from_9 = (((codeword_i[271] ^ codeword_i[287]) ^ (codeword_i[134]
      ^ codeword_i[142])) ^ ((codeword_i[125] ^ codeword_i[277]) ^ (codeword_i[109]
      ^ codeword_i[117]))) ^ (((codeword_i[188] ^ codeword_i[283]) ^ (codeword_i[115]
      ^ codeword_i[146])) ^ ((codeword_i[9] ^ codeword_i[232]) ^ (codeword_i[120]
      ^ codeword_i[192])));
  wire syndrome_19_25_from_28 = syndrome_h12ea8000_from_28 ^ (codeword_i[145] ^ codeword_i[267]);
  wire syndrome_19_30_from_29 = syndrome_5_19_30_from_29 ^ syndrome_17_19_30_from_101;
  wire syndrome_19_22_29_from_63 = codeword_i[63] ^ codeword_i[69];
  wire syndrome_19_29_from_23 = syndrome_h2289c680_from_23 ^ syndrome_19_22_29_from_63;
  wire syndrome_19_27_28_from_57 = syndrome_h19486302_from_57 ^ syndrome_h38b92000_from_70;
  wire syndrome_19_from_3 = (syndrome_19_from_9 ^ (((syndrome_4_19_24_from_92
      ^ syndrome_11_19_from_3) ^ (syndrome_2_10_19_23_from_98 ^ syndrome_9_15_19_from_114))
      ^ ((syndrome_hcd48c600_from_51 ^ syndrome_h24ea4000_from_34) ^ (syndrome_h1dcd0908_from_75
      ^ syndrome_h85c8ed00_from_45)))) ^ (((syndrome_12_19_from_104 ^ syndrome_19_25_from_28)
      ^ (syndrome_19_30_from_29 ^ syndrome_19_29_from_23)) ^ ((syndrome_he1a90000_from_41
      ^ syndrome_19_27_28_from_57) ^ (syndrome_hcad93400_from_223 ^ syndrome_hd6c90800_from_180)));
  wire syndrome_19_21_from_54 = syndrome_h00690900_from_54 ^ (syndrome_h426ae202_from_121
      ^ syndrome_18_19_21_from_270);
  wire syndrome_19_23_31_from_35 = syndrome_h81983400_from_88 ^ syndrome_hc88d0000_from_35;
  wire syndrome_19_31_from_30 = syndrome_19_23_31_from_35 ^ (syndrome_hd248a900_from_39
      ^ syndrome_10_14_19_31_from_30);
  wire syndrome_20_from_16 = (((codeword_i[110] ^ codeword_i[143]) ^ (codeword_i[30]
      ^ codeword_i[268])) ^ ((codeword_i[35] ^ codeword_i[42]) ^ (codeword_i[121]
      ^ codeword_i[193]))) ^ ((syndrome_2_20_from_130 ^ (codeword_i[16] ^ codeword_i[48]))
      ^ (syndrome_5_20_from_93 ^ syndrome_18_20_from_114));
  wire syndrome_20_30_from_43 = syndrome_h68326000_from_43 ^ (codeword_i[181] ^ codeword_i[232]);
  wire syndrome_20_21_from_23 = syndrome_h10b76900_from_126 ^ syndrome_18_20_21_from_23;
  wire syndrome_20_from_10 = (syndrome_20_from_16 ^ (((syndrome_11_20_from_10
      ^ syndrome_12_20_from_248) ^ (syndrome_9_20_28_from_175 ^ syndrome_12_17_20_27_from_61))
      ^ ((syndrome_h25100802_from_89 ^ syndrome_h24b54300_from_29) ^ (syndrome_hb0b90904_from_82
      ^ syndrome_hc3196100_from_36)))) ^ (((syndrome_20_30_from_43 ^ (syndrome_h59d10a10_from_236
      ^ syndrome_h60dd8b00_from_215)) ^ (syndrome_8_20_from_87 ^ syndrome_11_20_from_71))
      ^ ((syndrome_16_20_from_58 ^ syndrome_20_21_from_23) ^ (syndrome_h4212ed00_from_31
      ^ syndrome_h81983400_from_88)));
  wire syndrome_20_28_from_4 = syndrome_h11d0a800_from_67 ^ (syndrome_h1910af00_from_183
      ^ (codeword_i[4] ^ codeword_i[49]));
  wire syndrome_20_26_from_55 = (syndrome_h8610c604_from_146 ^ (codeword_i[55] ^ codeword_i[262]))
      ^ (syndrome_8_20_26_from_122 ^ syndrome_h06512000_from_278);
  wire syndrome_20_25_26_from_147 = codeword_i[147] ^ codeword_i[149];
  wire syndrome_20_25_from_41 = syndrome_8_20_21_25_from_135 ^ (codeword_i[41]
      ^ syndrome_20_25_26_from_147);
  wire syndrome_21_23_24_from_158 = codeword_i[158] ^ codeword_i[176];
  wire syndrome_21_from_11 = (((codeword_i[11] ^ codeword_i[102]) ^ (codeword_i[81]
      ^ codeword_i[130])) ^ (syndrome_18_21_from_157 ^ (codeword_i[72] ^ codeword_i[112])))
      ^ ((syndrome_4_17_21_from_172 ^ syndrome_7_21_28_from_31) ^ (codeword_i[95]
      ^ syndrome_21_23_24_from_158));
  wire syndrome_21_31_from_17 = syndrome_hd224c600_from_44 ^ (codeword_i[17] ^ codeword_i[101]);
  wire syndrome_21_26_27_from_148 = syndrome_hde68a900_from_148 ^ syndrome_h1c200800_from_208;
  wire syndrome_21_from_11_2 = (syndrome_21_from_11 ^ ((syndrome_20_21_from_23
      ^ syndrome_21_31_from_17) ^ (syndrome_17_21_from_107 ^ syndrome_21_26_27_from_148)))
      ^ (((syndrome_h10e08000_from_28 ^ syndrome_17_21_22_26_from_26) ^ (syndrome_h08a0d000_from_100
      ^ (codeword_i[190] ^ codeword_i[238]))) ^ (syndrome_0_21_from_40 ^ syndrome_19_21_from_54));
  wire syndrome_21_29_from_5 = syndrome_h68326000_from_43 ^ (syndrome_12_21_29_from_75
      ^ syndrome_13_21_29_from_5);
  wire syndrome_22_24_from_50 = codeword_i[50] ^ codeword_i[130];
  wire syndrome_22_29_from_166 = codeword_i[166] ^ codeword_i[174];
  wire syndrome_22_31_from_24 = codeword_i[24] ^ codeword_i[112];
  wire syndrome_22_from_6 = (((codeword_i[6] ^ codeword_i[151]) ^ (codeword_i[105]
      ^ codeword_i[250])) ^ (syndrome_4_22_from_12 ^ (codeword_i[73] ^ codeword_i[240])))
      ^ ((syndrome_6_22_from_14 ^ syndrome_22_24_from_50) ^ (syndrome_22_29_from_166
      ^ syndrome_22_31_from_24));
  wire syndrome_22_from_6_2 = (syndrome_22_from_6 ^ (((syndrome_18_22_25_from_33
      ^ syndrome_19_22_29_from_63) ^ (syndrome_hc0e48004_from_106 ^ syndrome_h06512000_from_278))
      ^ (syndrome_11_22_31_from_61 ^ (syndrome_h60dd8b00_from_215 ^ syndrome_h0e40af00_from_197))))
      ^ (((syndrome_h01406102_from_57 ^ syndrome_h00690900_from_54) ^ (syndrome_ha170c200_from_103
      ^ syndrome_h59410a00_from_199)) ^ (syndrome_8_22_from_79 ^ syndrome_17_22_from_20));
  wire syndrome_22_28_from_39 = syndrome_hd248a900_from_39 ^ syndrome_10_16_22_28_from_72;
  wire syndrome_22_23_24_from_27 = syndrome_h19c40008_from_27 ^ syndrome_hc1c01100_from_149;
  wire syndrome_h63400000_from_18 = codeword_i[18] ^ syndrome_h63401000_from_62;
  wire syndrome_22_25_30_from_18 = syndrome_14_22_25_30_from_85 ^ syndrome_h63400000_from_18;
  wire syndrome_hd6c00000_from_143 = syndrome_hd6c02200_from_143 ^ syndrome_hd6c90800_from_180;
  wire syndrome_hc6c00000_from_68 = syndrome_hc6c60910_from_68 ^ syndrome_hd6c00000_from_143;
  wire syndrome_h8d400000_from_15 = syndrome_hcd408000_from_51 ^ syndrome_hadc60000_from_15;
  wire syndrome_22_24_26_27_from_15 = codeword_i[97] ^ syndrome_h8d400000_from_15;
  wire syndrome_23_from_7 = (((codeword_i[7] ^ codeword_i[239]) ^ (codeword_i[198]
      ^ codeword_i[285])) ^ ((codeword_i[204] ^ codeword_i[260]) ^ (codeword_i[51]
      ^ codeword_i[266]))) ^ ((syndrome_12_23_from_39 ^ (codeword_i[57] ^ codeword_i[73]))
      ^ (syndrome_h80c00820_from_61 ^ syndrome_h91840900_from_47));
  wire syndrome_23_24_from_22 = syndrome_21_23_24_from_158 ^ (codeword_i[22] ^ codeword_i[179]);
  wire syndrome_23_28_from_28 = syndrome_h10e08000_from_28 ^ (codeword_i[129]
      ^ syndrome_h99a54400_from_151);
  wire syndrome_23_from_7_2 = (syndrome_23_from_7 ^ (((syndrome_h63c61240_from_62
      ^ syndrome_h38b92000_from_70) ^ (syndrome_h59d10a10_from_236 ^ syndrome_hd7a17400_from_251))
      ^ (syndrome_23_24_from_22 ^ (syndrome_h58cdb502_from_81 ^ syndrome_ha9f3ad00_from_46))))
      ^ (((syndrome_9_23_from_107 ^ syndrome_10_23_from_53) ^ (syndrome_h86a52000_from_63
      ^ syndrome_he1a90000_from_41)) ^ (syndrome_14_23_from_34 ^ syndrome_23_28_from_28));
  wire syndrome_23_25_from_13 = syndrome_12_23_25_from_86 ^ syndrome_h43804000_from_13;
  wire syndrome_23_24_26_from_25 = codeword_i[25] ^ syndrome_h07806200_from_206;
  wire syndrome_23_29_from_15 = syndrome_16_23_29_from_29 ^ (syndrome_hadc60000_from_15
      ^ (codeword_i[224] ^ codeword_i[231]));
  wire syndrome_hc6800000_from_19 = codeword_i[19] ^ syndrome_hc6c00000_from_68;
  wire syndrome_23_30_from_19 = syndrome_13_22_23_30_from_55 ^ syndrome_hc6800000_from_19;
  wire syndrome_24_from_0 = (((codeword_i[31] ^ codeword_i[79]) ^ (codeword_i[110]
      ^ codeword_i[253])) ^ ((codeword_i[91] ^ codeword_i[189]) ^ (codeword_i[83]
      ^ codeword_i[170]))) ^ (((codeword_i[154] ^ codeword_i[281]) ^ (codeword_i[0]
      ^ codeword_i[120])) ^ (syndrome_11_24_from_53 ^ syndrome_22_24_from_50));
  wire syndrome_24_from_0_2 = (syndrome_24_from_0 ^ (((syndrome_4_19_24_from_92
      ^ syndrome_h41049200_from_145) ^ (codeword_i[135] ^ syndrome_h1910af00_from_183))
      ^ (syndrome_6_24_from_70 ^ syndrome_23_24_from_22))) ^ ((syndrome_3_24_from_43
      ^ (syndrome_h01406102_from_57 ^ syndrome_5_9_24_from_69)) ^ (syndrome_16_24_from_42
      ^ syndrome_22_23_24_from_27));
  wire syndrome_24_31_from_37 = syndrome_11_24_31_from_46 ^ syndrome_h81304000_from_37;
  wire syndrome_24_26_from_15 = syndrome_22_24_26_27_from_15 ^ (((syndrome_11_24_26_from_89
      ^ syndrome_ha5088000_from_86) ^ (syndrome_h8dd13400_from_230 ^ (syndrome_h25206410_from_84
      ^ syndrome_h6dc17400_from_244))) ^ (syndrome_hcda18800_from_187 ^ syndrome_23_24_26_from_25));
  wire syndrome_25_28_31_from_234 = codeword_i[234] ^ syndrome_hf2c17400_from_237;
  wire syndrome_25_28_from_98 = codeword_i[98] ^ syndrome_25_28_31_from_234;
  wire syndrome_25_from_13 = ((syndrome_25_28_from_98 ^ (syndrome_h8200c004_from_146
      ^ syndrome_hafc62100_from_15)) ^ (syndrome_18_25_from_33 ^ syndrome_20_25_from_41))
      ^ ((syndrome_13_16_25_from_36 ^ syndrome_23_25_from_13) ^ (syndrome_9_13_14_25_from_93
      ^ ((codeword_i[71] ^ codeword_i[199]) ^ (codeword_i[78] ^ codeword_i[126]))));
  wire syndrome_25_29_from_191 = codeword_i[191] ^ codeword_i[200];
  wire syndrome_25_from_1 = (((codeword_i[123] ^ codeword_i[204]) ^ (codeword_i[67]
      ^ codeword_i[201])) ^ (syndrome_25_29_from_191 ^ (codeword_i[81] ^ codeword_i[88])))
      ^ ((syndrome_12_25_from_209 ^ syndrome_18_25_from_91) ^ (syndrome_1_17_25_from_1
      ^ syndrome_h82103208_from_83));
  wire syndrome_25_30_from_18 = syndrome_22_25_30_from_18 ^ (syndrome_h4200a900_from_31
      ^ (syndrome_h46246304_from_50 ^ syndrome_hcad93400_from_223));
  wire syndrome_25_from_20 = (((syndrome_h02690900_from_54 ^ syndrome_h22f06100_from_64)
      ^ (syndrome_h6308c201_from_72 ^ syndrome_h0e40af00_from_197)) ^ (syndrome_19_25_from_28
      ^ (codeword_i[279] ^ syndrome_hd224c600_from_44))) ^ ((syndrome_9_25_from_45
      ^ syndrome_12_25_from_25) ^ (syndrome_7_25_from_23 ^ syndrome_17_22_25_from_20));
  wire syndrome_25_26_from_14 = syndrome_hc6800000_from_19 ^ (syndrome_11_25_26_from_24
      ^ syndrome_h86210000_from_14);
  wire syndrome_26_27_from_148 = syndrome_h1c862d00_from_212 ^ syndrome_21_26_27_from_148;
  wire syndrome_26_from_2 = (((syndrome_h04244300_from_29 ^ syndrome_17_21_22_26_from_26)
      ^ (syndrome_hcd214000_from_20 ^ (codeword_i[77] ^ codeword_i[94]))) ^ (syndrome_12_26_from_46
      ^ syndrome_20_26_from_55)) ^ ((syndrome_10_26_from_2 ^ syndrome_26_27_from_148)
      ^ (((codeword_i[37] ^ codeword_i[92]) ^ (codeword_i[60] ^ codeword_i[99]))
      ^ (syndrome_11_26_from_113 ^ (codeword_i[152] ^ codeword_i[272]))));
  wire syndrome_26_31_from_42 = codeword_i[42] ^ codeword_i[155];
  wire syndrome_26_from_42 = (((syndrome_1_26_from_73 ^ syndrome_26_31_from_42)
      ^ (syndrome_0_9_26_from_104 ^ syndrome_20_25_26_from_147)) ^ ((syndrome_6_24_26_from_70
      ^ syndrome_12_25_26_from_96) ^ (syndrome_h0e40af00_from_197 ^ syndrome_h4481c200_from_65)))
      ^ ((syndrome_18_26_from_173 ^ (codeword_i[142] ^ syndrome_h1dcd0908_from_75))
      ^ (syndrome_7_26_from_87 ^ syndrome_9_26_from_150));
  wire syndrome_27_from_25 = (((codeword_i[198] ^ codeword_i[214]) ^ (codeword_i[125]
      ^ codeword_i[174])) ^ ((codeword_i[203] ^ codeword_i[219]) ^ (codeword_i[155]
      ^ codeword_i[202]))) ^ ((syndrome_10_27_from_268 ^ (codeword_i[48] ^ codeword_i[66]))
      ^ (syndrome_9_15_27_from_30 ^ syndrome_hea001000_from_25));
  wire syndrome_27_from_8 = (syndrome_27_from_25 ^ (((syndrome_h6b601100_from_142
      ^ syndrome_h6a444000_from_85) ^ (syndrome_hddc32200_from_150 ^ syndrome_h6dc17400_from_244))
      ^ (syndrome_12_27_from_69 ^ (codeword_i[247] ^ syndrome_heb74c300_from_118))))
      ^ (((syndrome_0_27_from_8 ^ syndrome_7_27_from_47) ^ (syndrome_1_27_from_81
      ^ syndrome_16_27_from_83)) ^ ((syndrome_h0800af00_from_183 ^ syndrome_14_27_31_from_78)
      ^ (syndrome_ha9722900_from_46 ^ syndrome_hc8a18800_from_187)));
  wire syndrome_27_28_from_32 = syndrome_19_27_28_from_57 ^ (codeword_i[32]
      ^ syndrome_hd9c01100_from_149);
  wire syndrome_27_28_from_26 = codeword_i[241] ^ syndrome_16_27_28_from_26;
  wire syndrome_28_from_4 = (((syndrome_9_28_from_36 ^ syndrome_11_28_from_82)
      ^ (syndrome_h19c40008_from_27 ^ syndrome_hd1c12000_from_150)) ^ (syndrome_20_28_from_4
      ^ (syndrome_hd7213400_from_246 ^ (codeword_i[23] ^ codeword_i[270]))))
      ^ ((syndrome_23_28_from_28 ^ syndrome_25_28_from_98) ^ (syndrome_5_28_from_21
      ^ syndrome_27_28_from_32));
  wire syndrome_28_from_9 = (((codeword_i[162] ^ codeword_i[194]) ^ (codeword_i[58]
      ^ codeword_i[106])) ^ (syndrome_3_28_29_from_115 ^ (codeword_i[9] ^ codeword_i[41])))
      ^ ((syndrome_7_21_28_from_31 ^ syndrome_hdaa18a00_from_245) ^ (codeword_i[215]
      ^ syndrome_h70de7000_from_214));
  wire syndrome_29_from_23 = (((syndrome_h25100802_from_89 ^ syndrome_h6a444000_from_85)
      ^ (syndrome_h7044c380_from_79 ^ syndrome_h24ea4000_from_34)) ^ ((syndrome_ha9217104_from_114
      ^ syndrome_he212ef00_from_31) ^ (codeword_i[119] ^ syndrome_hf7c90a20_from_229)))
      ^ ((syndrome_3_29_from_51 ^ syndrome_11_29_from_81) ^ (syndrome_18_29_from_80
      ^ syndrome_19_29_from_23));
  wire syndrome_29_31_from_77 = syndrome_hb0002420_from_77 ^ syndrome_ha5088000_from_86;
  wire syndrome_29_30_31_from_25 = syndrome_hea001000_from_25 ^ syndrome_he1210000_from_41;
  wire syndrome_29_from_5 = (syndrome_29_from_23 ^ (((syndrome_h2000a900_from_59
      ^ syndrome_13_23_28_29_from_33) ^ (syndrome_h61084001_from_48 ^ (codeword_i[54]
      ^ codeword_i[165]))) ^ (syndrome_16_21_29_from_70 ^ syndrome_29_31_from_77)))
      ^ ((syndrome_15_29_from_71 ^ (syndrome_h63400000_from_18 ^ ((codeword_i[13] ^ codeword_i[36])
      ^ (codeword_i[20] ^ codeword_i[28])))) ^ (syndrome_21_29_from_5 ^ syndrome_29_30_31_from_25));
  wire syndrome_29_from_10 = syndrome_8_13_29_from_38 ^ ((((codeword_i[26] ^ codeword_i[91])
      ^ (codeword_i[10] ^ codeword_i[57])) ^ (syndrome_17_29_from_67 ^ syndrome_25_29_from_191))
      ^ ((syndrome_8_12_29_from_121 ^ syndrome_22_29_from_166) ^ (syndrome_0_21_29_from_56
      ^ syndrome_12_16_29_from_47)));
  wire syndrome_30_from_6 = (((codeword_i[151] ^ codeword_i[247]) ^ (codeword_i[45]
      ^ codeword_i[253])) ^ ((codeword_i[11] ^ codeword_i[274]) ^ (codeword_i[34]
      ^ codeword_i[209]))) ^ ((syndrome_11_30_from_116 ^ (codeword_i[89] ^ codeword_i[161]))
      ^ (syndrome_4_30_from_108 ^ syndrome_14_30_from_6));
  wire syndrome_30_from_6_2 = (syndrome_30_from_6 ^ (((syndrome_0_30_from_16
      ^ syndrome_12_26_30_from_46) ^ (syndrome_4_12_30_from_60 ^ syndrome_7_9_30_from_15))
      ^ ((syndrome_h42301100_from_135 ^ syndrome_h4481c200_from_65) ^ (syndrome_hc0094440_from_30
      ^ syndrome_h48a6d200_from_100)))) ^ (((syndrome_20_30_from_43 ^ (syndrome_h426ae202_from_121
      ^ syndrome_heb74c300_from_118)) ^ (syndrome_17_30_from_84 ^ syndrome_19_30_from_29))
      ^ ((syndrome_7_30_from_63 ^ syndrome_h5004c200_from_44) ^ (syndrome_h60890900_from_95
      ^ syndrome_hcd408000_from_51)));
  wire syndrome_30_31_from_25 = syndrome_15_21_30_31_from_49 ^ syndrome_29_30_31_from_25;
  wire syndrome_31_from_7 = (((codeword_i[190] ^ codeword_i[220]) ^ (codeword_i[12]
      ^ codeword_i[243])) ^ ((codeword_i[50] ^ codeword_i[123]) ^ (codeword_i[57]
      ^ codeword_i[144]))) ^ ((syndrome_15_31_from_7 ^ syndrome_26_31_from_42)
      ^ (syndrome_15_18_31_from_107 ^ syndrome_22_31_from_24));
  wire syndrome_31_from_7_2 = (syndrome_31_from_7 ^ (((syndrome_h84622004_from_26
      ^ syndrome_hc3196100_from_36) ^ (syndrome_h85c8ed00_from_45 ^ syndrome_he212ef00_from_31))
      ^ (syndrome_5_31_from_85 ^ syndrome_21_31_from_17))) ^ (((syndrome_11_22_31_from_61
      ^ syndrome_17_31_from_183) ^ (syndrome_12_13_20_31_from_83 ^ syndrome_25_28_31_from_234))
      ^ (syndrome_29_31_from_77 ^ (syndrome_ha0a90104_from_82 ^ syndrome_hc1c01100_from_149)));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)
  assign syndrome[0] = syndrome_0_from_40 ^ (((syndrome_0_16_from_0 ^ (codeword_i[32]
      ^ codeword_i[120])) ^ (syndrome_0_17_from_64 ^ syndrome_0_30_from_16)) ^ (syndrome_0_27_from_8
      ^ (syndrome_0_9_26_from_104 ^ syndrome_h25c6af01_from_80)));
  // ^(codeword_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)
  assign syndrome[1] = syndrome_1_from_9 ^ (syndrome_1_14_from_41 ^ ((syndrome_1_17_from_1
      ^ syndrome_1_18_from_65) ^ (syndrome_1_27_from_81 ^ syndrome_1_8_from_137)));
  // ^(codeword_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)
  assign syndrome[2] = (((syndrome_2_18_from_2 ^ (syndrome_h01098004_from_42
      ^ syndrome_hafc6b504_from_74)) ^ (syndrome_2_13_from_26 ^ (codeword_i[218]
      ^ codeword_i[234]))) ^ (syndrome_2_14_31_from_66 ^ (syndrome_2_8_from_226 ^ (codeword_i[10]
      ^ codeword_i[154])))) ^ (syndrome_2_21_from_82 ^ ((syndrome_2_20_from_130
      ^ syndrome_2_12_from_18) ^ (syndrome_2_16_20_from_58 ^ syndrome_2_10_19_23_from_98)));
  // ^(codeword_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)
  assign syndrome[3] = syndrome_3_from_11 ^ (((syndrome_3_29_from_51 ^ syndrome_3_8_from_67)
      ^ (syndrome_h90406008_from_91 ^ (codeword_i[179] ^ codeword_i[227]))) ^ (syndrome_3_24_from_43
      ^ syndrome_3_27_from_3));
  // ^(codeword_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)
  assign syndrome[4] = syndrome_4_from_4 ^ (((syndrome_4_30_from_108 ^ syndrome_4_9_from_52)
      ^ (syndrome_4_9_28_from_36 ^ syndrome_4_19_24_from_92)) ^ (syndrome_4_17_from_132
      ^ (syndrome_h25206410_from_84 ^ syndrome_h59d10a10_from_236)));
  // ^(codeword_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)
  assign syndrome[5] = ((syndrome_5_14_from_109 ^ (syndrome_5_31_from_85 ^ syndrome_5_9_24_from_69))
      ^ (syndrome_5_28_from_21 ^ ((codeword_i[45] ^ codeword_i[133]) ^ (codeword_i[5]
      ^ codeword_i[13])))) ^ (((syndrome_5_8_from_125 ^ syndrome_5_9_from_157)
      ^ (syndrome_5_20_from_93 ^ syndrome_5_19_30_from_29)) ^ ((syndrome_h80c00820_from_61
      ^ syndrome_h81304420_from_37) ^ (codeword_i[149] ^ syndrome_h10858520_from_53)));
  // ^(codeword_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)
  assign syndrome[6] = syndrome_6_from_6 ^ (((syndrome_6_22_from_14 ^ syndrome_6_8_9_from_22)
      ^ (syndrome_h01228840_from_78 ^ syndrome_hc0094440_from_30)) ^ ((syndrome_h30e48040_from_94
      ^ syndrome_hb508e240_from_86) ^ (syndrome_h63c61240_from_62 ^ syndrome_h8dd13440_from_230)));
  // ^(codeword_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)
  assign syndrome[7] = (((syndrome_7_25_from_23 ^ syndrome_7_14_from_199) ^ (syndrome_7_30_from_63
      ^ syndrome_7_8_22_from_79)) ^ (((codeword_i[151] ^ codeword_i[159]) ^ (codeword_i[7]
      ^ codeword_i[103])) ^ (syndrome_7_10_from_39 ^ syndrome_7_18_from_95)))
      ^ ((syndrome_7_26_from_87 ^ (syndrome_7_17_31_from_183 ^ syndrome_7_21_28_from_31))
      ^ (syndrome_7_9_from_15 ^ syndrome_7_27_from_47));
  // ^(codeword_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = syndrome_8_from_0_2 ^ (syndrome_8_from_15 ^ (syndrome_8_11_from_31
      ^ syndrome_8_28_from_47));
  // ^(codeword_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)
  assign syndrome[9] = syndrome_9_from_1_2 ^ syndrome_9_from_23;
  // ^(codeword_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)
  assign syndrome[10] = (syndrome_10_from_23 ^ (syndrome_10_from_16 ^ (((syndrome_8_10_from_94
      ^ syndrome_10_15_from_132) ^ (syndrome_1_10_from_9 ^ syndrome_10_27_from_268))
      ^ ((syndrome_6_10_15_from_126 ^ syndrome_10_16_22_28_from_72) ^ (syndrome_h81304420_from_37
      ^ syndrome_h05400d80_from_191))))) ^ (((syndrome_10_30_from_81 ^ syndrome_10_26_from_2)
      ^ (syndrome_9_10_from_59 ^ syndrome_10_12_13_24_from_88)) ^ (syndrome_10_14_from_30
      ^ (syndrome_10_15_21_24_from_38 ^ syndrome_h88d13400_from_223)));
  // ^(codeword_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)
  assign syndrome[11] = syndrome_11_from_3_2 ^ (syndrome_8_11_from_31 ^ ((syndrome_9_11_from_199
      ^ syndrome_11_16_from_180) ^ (syndrome_11_24_31_from_46 ^ syndrome_h01c0a800_from_45)));
  // ^(codeword_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)
  assign syndrome[12] = syndrome_12_from_4 ^ ((((syndrome_12_13_20_31_from_83
      ^ syndrome_h08a0d000_from_100) ^ (syndrome_h89017100_from_114 ^ syndrome_h63401000_from_62))
      ^ (syndrome_12_16_from_47 ^ syndrome_12_26_from_46)) ^ (syndrome_12_20_from_214
      ^ (syndrome_10_12_13_24_from_88 ^ syndrome_12_30_from_67)));
  // ^(codeword_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = (syndrome_13_from_5 ^ (syndrome_13_28_from_22 ^ (syndrome_13_14_from_43
      ^ (syndrome_10_12_13_24_from_88 ^ syndrome_13_16_25_from_36)))) ^ ((syndrome_13_23_from_45
      ^ syndrome_13_15_from_31) ^ (syndrome_8_13_29_from_38 ^ syndrome_13_22_23_30_from_55));
  // ^(codeword_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = syndrome_14_from_6 ^ (syndrome_14_from_15 ^ ((syndrome_13_14_from_43
      ^ syndrome_14_31_from_66) ^ (syndrome_1_14_from_41 ^ syndrome_14_21_from_22)));
  // ^(codeword_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)
  assign syndrome[15] = (syndrome_15_from_7 ^ (syndrome_14_15_from_23 ^ (syndrome_15_29_from_71
      ^ syndrome_15_22_from_28))) ^ (syndrome_15_21_from_35 ^ (syndrome_13_15_from_31
      ^ syndrome_15_from_21));
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[16] = (syndrome_16_from_0 ^ (((syndrome_11_16_from_180 ^ syndrome_16_24_from_42)
      ^ (syndrome_8_11_16_from_54 ^ syndrome_8_16_28_from_53)) ^ (syndrome_16_23_29_from_29
      ^ (syndrome_13_16_25_from_36 ^ syndrome_h104d2000_from_22)))) ^ (syndrome_16_31_from_14
      ^ (syndrome_16_21_from_32 ^ syndrome_16_27_28_from_26));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[17] = syndrome_17_from_1 ^ ((((syndrome_13_14_17_27_from_43
      ^ syndrome_17_21_from_107) ^ (syndrome_h4212ed00_from_31 ^ syndrome_ha9722900_from_46))
      ^ (syndrome_17_22_from_20 ^ syndrome_17_27_from_22)) ^ (syndrome_17_22_from_26
      ^ syndrome_17_18_from_15));
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[18] = syndrome_18_from_2 ^ (((syndrome_15_18_from_53 ^ (syndrome_h19c40008_from_27
      ^ syndrome_h86a52000_from_63)) ^ (syndrome_18_25_from_33 ^ syndrome_18_27_from_35))
      ^ (syndrome_17_18_from_15 ^ (syndrome_9_18_from_29 ^ syndrome_h104d2000_from_22)));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[19] = syndrome_19_from_3 ^ (((syndrome_15_19_from_42 ^ syndrome_19_21_from_54)
      ^ (syndrome_h20890100_from_82 ^ syndrome_14_19_24_30_from_36)) ^ (syndrome_19_31_from_30
      ^ (syndrome_h60d87000_from_214 ^ syndrome_h104d2000_from_22)));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[20] = syndrome_20_from_10 ^ (((syndrome_20_28_from_4 ^ syndrome_20_26_from_55)
      ^ (syndrome_13_20_from_70 ^ syndrome_20_25_from_41)) ^ (syndrome_12_20_from_214
      ^ (syndrome_h20702100_from_46 ^ syndrome_h81304000_from_37)));
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[21] = (syndrome_21_from_11_2 ^ ((syndrome_8_21_from_29
      ^ (syndrome_h20702100_from_46 ^ syndrome_h89214000_from_20)) ^ (syndrome_2_21_from_82
      ^ syndrome_21_29_from_5))) ^ (syndrome_15_21_from_35 ^ (syndrome_16_21_from_32
      ^ (syndrome_14_21_from_22 ^ syndrome_h86210000_from_14)));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[22] = (syndrome_22_from_6_2 ^ ((syndrome_17_22_from_26 ^ (syndrome_22_28_from_39
      ^ syndrome_22_23_24_from_27)) ^ (syndrome_13_22_28_from_22 ^ syndrome_15_22_from_28)))
      ^ (((syndrome_8_13_22_29_from_46 ^ syndrome_22_25_30_from_18) ^ (syndrome_h80c12000_from_150
      ^ syndrome_hc6c00000_from_68)) ^ (syndrome_13_22_23_30_from_55
      ^ syndrome_22_24_26_27_from_15));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[23] = (syndrome_23_from_7_2 ^ (((syndrome_19_23_31_from_35
      ^ syndrome_23_25_from_13) ^ (syndrome_22_23_24_from_27 ^ syndrome_23_24_26_from_25))
      ^ (syndrome_14_15_23_from_23 ^ (syndrome_13_23_28_from_33 ^ syndrome_hc0a08000_from_106))))
      ^ (syndrome_23_30_from_19 ^ (syndrome_13_23_from_45 ^ syndrome_23_29_from_15));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[24] = (syndrome_24_from_0_2 ^ (((syndrome_10_12_13_24_from_88
      ^ syndrome_16_24_27_28_from_26) ^ (syndrome_hc1c12000_from_150 ^ syndrome_h63400000_from_18))
      ^ (syndrome_15_21_24_from_38 ^ syndrome_24_31_from_37))) ^ (syndrome_24_26_from_15
      ^ (syndrome_14_24_from_13 ^ (syndrome_13_23_24_from_45 ^ syndrome_16_21_24_from_32)));
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[25] = (syndrome_25_from_13 ^ (syndrome_25_30_from_18 ^ syndrome_25_from_1))
      ^ (syndrome_25_26_from_14 ^ syndrome_25_from_20);
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[26] = (syndrome_24_26_from_15 ^ syndrome_26_from_2) ^ (syndrome_25_26_from_14
      ^ syndrome_26_from_42);
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[27] = (syndrome_27_from_8 ^ (((syndrome_17_27_from_22 ^ syndrome_27_28_from_32)
      ^ (syndrome_18_27_from_35 ^ syndrome_26_27_from_148)) ^ ((syndrome_3_27_from_3
      ^ syndrome_13_14_27_from_43) ^ (syndrome_h88d13400_from_223 ^ syndrome_14_15_23_27_from_92))))
      ^ (syndrome_27_28_from_26 ^ (syndrome_16_27_31_from_20 ^ syndrome_22_24_26_27_from_15));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[28] = (syndrome_28_from_4 ^ (syndrome_13_28_from_22 ^ ((syndrome_14_15_28_from_44
      ^ syndrome_22_28_from_39) ^ (syndrome_hd6c00000_from_143 ^ ((codeword_i[84] ^ codeword_i[124])
      ^ (codeword_i[52] ^ codeword_i[258])))))) ^ (syndrome_27_28_from_26 ^ (syndrome_8_28_from_47
      ^ syndrome_28_from_9));
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[29] = syndrome_29_from_5 ^ (syndrome_29_from_10 ^ (syndrome_14_29_from_195
      ^ syndrome_23_29_from_15));
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[30] = (syndrome_30_from_6_2 ^ ((((syndrome_h59410a00_from_199
      ^ syndrome_hc88d0000_from_35) ^ (syndrome_h6120a500_from_38 ^ syndrome_hcd214000_from_20))
      ^ (syndrome_10_30_from_81 ^ syndrome_12_30_from_67)) ^ (syndrome_14_24_30_from_13
      ^ (syndrome_hc1c12000_from_150 ^ syndrome_hc6210000_from_14)))) ^ (syndrome_23_30_from_19
      ^ (syndrome_25_30_from_18 ^ syndrome_30_31_from_25));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[31] = (syndrome_31_from_7_2 ^ ((syndrome_14_31_from_66 ^ syndrome_19_31_from_30)
      ^ (syndrome_h8d400000_from_15 ^ syndrome_24_31_from_37))) ^ (syndrome_16_31_from_14
      ^ (syndrome_hc6800000_from_19 ^ syndrome_30_31_from_25));

  // Match terms: functions of the syndrome that several matches share.
  wire nonzero_is = syndrome == 32'h00000000;
  wire cross_ratio_from_3 = syndrome[11] ^ syndrome[12];
  wire inverse_ratio_0_to_7_from_0 = syndrome[8] ^ syndrome[14];
  wire inverse_ratio_0_to_7_from_0_2 = inverse_ratio_0_to_7_from_0 ^ (syndrome[9]
      ^ cross_ratio_from_3);
  wire cross_ratio_from_5 = syndrome[13] ^ syndrome[14];
  wire inverse_ratio_0_to_7_from_1_3 = cross_ratio_from_5 ^ (syndrome[9] ^ syndrome[11]);
  wire inverse_ratio_0_to_7_from_2 = syndrome[10] ^ cross_ratio_from_5;
  wire inverse_ratio_0_to_7_from_1 = syndrome[9] ^ syndrome[10];
  wire inverse_ratio_0_to_7_from_1_4 = cross_ratio_from_5 ^ (syndrome[15]
      ^ inverse_ratio_0_to_7_from_1);
  wire inverse_ratio_0_to_7_from_1_2 = cross_ratio_from_3 ^ inverse_ratio_0_to_7_from_1;
  wire cross_ratio_from_5_2 = syndrome[13] ^ syndrome[15];
  wire inverse_ratio_0_to_7_from_1_5 = inverse_ratio_0_to_7_from_1_2 ^ cross_ratio_from_5_2;
  wire inverse_ratio_0_to_7_from_6 = syndrome[14] ^ syndrome[15];
  wire inverse_ratio_0_to_7_from_1_6 = inverse_ratio_0_to_7_from_1_2 ^ inverse_ratio_0_to_7_from_6;
  wire inverse_ratio_0_to_7_from_1_7 = cross_ratio_from_5 ^ inverse_ratio_0_to_7_from_1_2;
  wire inverse_ratio_0_to_7_all = syndrome[9] & syndrome[11];
  wire inverse_ratio_0_to_7_all_2 = syndrome[10] & syndrome[11];
  wire inverse_ratio_0_to_7_all_3 = syndrome[8] & syndrome[14];
  wire inverse_ratio_0_to_7_all_4 = syndrome[14] & syndrome[15];
  wire inverse_ratio_0_to_7_xor = ((syndrome[8] & syndrome[12]) ^ (syndrome[13] & syndrome[15]))
      ^ ((syndrome[8] & syndrome[9]) ^ (syndrome[9] & syndrome[15]));
  wire inverse_ratio_0_to_7_xor_2 = (syndrome[12] & syndrome[14]) ^ (syndrome[10] & syndrome[15]);
  wire inverse_ratio_0_to_7_xor_3 = inverse_ratio_0_to_7_xor_2 ^ inverse_ratio_0_to_7_all_3;
  wire inverse_ratio_0_to_7_xor_4 = inverse_ratio_0_to_7_xor_3 ^ (inverse_ratio_0_to_7_from_1
      ^ (inverse_ratio_0_to_7_all ^ (syndrome[12] & syndrome[15])));
  wire inverse_ratio_0_to_7_xor_5 = (syndrome[10] & syndrome[13]) ^ (syndrome[12] & syndrome[13]);
  wire inverse_ratio_0_to_7_xor_6 = inverse_ratio_0_to_7_xor_5 ^ ((syndrome[8] & syndrome[11])
      ^ (syndrome[10] & syndrome[14]));
  wire inverse_ratio_0_to_7_xor_11 = (inverse_ratio_0_to_7_xor_4 ^ (inverse_ratio_0_to_7_xor
      ^ (inverse_ratio_0_to_7_all_4 ^ (syndrome[13] & syndrome[14])))) ^ (inverse_ratio_0_to_7_xor_6
      ^ (inverse_ratio_0_to_7_from_0 ^ (inverse_ratio_0_to_7_all_2 ^ (syndrome[11]
      & syndrome[14]))));
  wire inverse_ratio_0_to_7_all_5 = syndrome[9] & syndrome[12];
  wire inverse_ratio_0_to_7_all_6 = syndrome[10] & syndrome[12];
  wire inverse_ratio_0_to_7_all_7 = syndrome[8] & syndrome[13];
  wire inverse_ratio_0_to_7_all_8 = syndrome[11] & syndrome[13];
  wire inverse_ratio_0_to_7_all_9 = syndrome[11] & syndrome[15];
  wire inverse_ratio_0_to_7_xor_7 = inverse_ratio_0_to_7_from_6 ^ (inverse_ratio_0_to_7_all_6
      ^ (syndrome[11] & syndrome[12]));
  wire inverse_ratio_0_to_7_xor_8 = inverse_ratio_0_to_7_all_7 ^ (syndrome[9] & syndrome[14]);
  wire inverse_ratio_0_to_7_xor_12 = inverse_ratio_0_to_7_xor_4 ^ (((inverse_ratio_0_to_7_all_9
      ^ (syndrome[12] ^ inverse_ratio_0_to_7_all_5)) ^ (inverse_ratio_0_to_7_all_4
      ^ inverse_ratio_0_to_7_all_8)) ^ (inverse_ratio_0_to_7_xor_7 ^ inverse_ratio_0_to_7_xor_8));
  wire inverse_ratio_0_to_7_xor_13 = ((cross_ratio_from_5_2 ^ (inverse_ratio_0_to_7_all_6
      ^ (syndrome[10] ^ syndrome[11]))) ^ ((syndrome[8] & syndrome[10]) ^ (syndrome[8]
      & syndrome[15]))) ^ (inverse_ratio_0_to_7_xor_8 ^ (inverse_ratio_0_to_7_all_3
      ^ inverse_ratio_0_to_7_all_8));
  wire inverse_ratio_0_to_7_xor_14 = inverse_ratio_0_to_7_xor_13 ^ (inverse_ratio_0_to_7_xor
      ^ (inverse_ratio_0_to_7_xor_2 ^ inverse_ratio_0_to_7_xor_5));
  wire inverse_ratio_0_to_7_xor_15 = (((inverse_ratio_0_to_7_all_2 ^ inverse_ratio_0_to_7_all_5)
      ^ (syndrome[11] ^ inverse_ratio_0_to_7_all)) ^ (inverse_ratio_0_to_7_all_9 ^ (syndrome[9]
      & syndrome[13]))) ^ (inverse_ratio_0_to_7_xor_7 ^ (inverse_ratio_0_to_7_all_7 ^ (syndrome[9]
      & syndrome[10])));
  wire inverse_ratio_0_to_7_xor_16 = inverse_ratio_0_to_7_xor_15 ^ (inverse_ratio_0_to_7_xor_3
      ^ inverse_ratio_0_to_7_xor_6);
  wire inverse_ratio_0_to_7_is = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'h3;
  wire inverse_ratio_0_to_7_is_2 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'h4;
  wire inverse_ratio_0_to_7_is_3 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'h6;
  wire inverse_ratio_0_to_7_is_4 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'h7;
  wire inverse_ratio_0_to_7_is_5 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'h9;
  wire inverse_ratio_0_to_7_is_6 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'ha;
  wire inverse_ratio_0_to_7_is_7 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'hb;
  wire inverse_ratio_0_to_7_is_8 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'hc;
  wire inverse_ratio_0_to_7_is_9 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'hd;
  wire inverse_ratio_0_to_7_is_10 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'he;
  wire inverse_ratio_0_to_7_is_11 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_12, inverse_ratio_0_to_7_xor_11} == 4'hf;
  wire inverse_ratio_0_to_7_any = inverse_ratio_0_to_7_is | inverse_ratio_0_to_7_is_2
      | inverse_ratio_0_to_7_is_6 | inverse_ratio_0_to_7_is_7 | inverse_ratio_0_to_7_is_8
      | inverse_ratio_0_to_7_is_9 | inverse_ratio_0_to_7_is_11 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_12,
      inverse_ratio_0_to_7_xor_11} == 4'h1);
  wire inverse_ratio_0_to_7_any_2 = inverse_ratio_0_to_7_is_3 | inverse_ratio_0_to_7_is_4
      | inverse_ratio_0_to_7_is_6 | inverse_ratio_0_to_7_is_7 | inverse_ratio_0_to_7_is_9
      | inverse_ratio_0_to_7_is_10 | inverse_ratio_0_to_7_is_11 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_12,
      inverse_ratio_0_to_7_xor_11} == 4'h8);
  wire inverse_ratio_0_to_7_any_3 = inverse_ratio_0_to_7_is | inverse_ratio_0_to_7_is_2
      | inverse_ratio_0_to_7_is_3 | inverse_ratio_0_to_7_is_5 | inverse_ratio_0_to_7_is_6
      | inverse_ratio_0_to_7_is_7 | inverse_ratio_0_to_7_is_10 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_12,
      inverse_ratio_0_to_7_xor_11} == 4'h5);
  wire inverse_ratio_0_to_7_any_4 = inverse_ratio_0_to_7_is | inverse_ratio_0_to_7_is_3
      | inverse_ratio_0_to_7_is_4 | inverse_ratio_0_to_7_is_5 | inverse_ratio_0_to_7_is_7
      | inverse_ratio_0_to_7_is_8 | inverse_ratio_0_to_7_is_11 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_12,
      inverse_ratio_0_to_7_xor_11} == 4'h2);
  wire inverse_ratio_hbf_xor = (((syndrome[1] & inverse_ratio_0_to_7_from_1_4) ^ (syndrome[3]
      & inverse_ratio_0_to_7_from_2)) ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_5)
      ^ (syndrome[2] & syndrome[11]))) ^ ((syndrome[4] & inverse_ratio_0_to_7_from_1_3)
      ^ (syndrome[5] & inverse_ratio_0_to_7_from_0_2));
  wire inverse_ratio_0_to_6_xor = (((syndrome[4] & inverse_ratio_0_to_7_from_2) ^ (syndrome[5]
      & inverse_ratio_0_to_7_from_1_3)) ^ ((syndrome[1] & inverse_ratio_0_to_7_from_1_5)
      ^ (syndrome[2] & inverse_ratio_0_to_7_from_1_4))) ^ ((syndrome[6]
      & inverse_ratio_0_to_7_from_0_2) ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_6)
      ^ (syndrome[3] & syndrome[11])));
  wire inverse_ratio_1_to_7_xor = (((syndrome[6] & inverse_ratio_0_to_7_from_1_3) ^ (syndrome[7]
      & inverse_ratio_0_to_7_from_0_2)) ^ ((syndrome[3] & inverse_ratio_0_to_7_from_1_4)
      ^ (syndrome[5] & inverse_ratio_0_to_7_from_2))) ^ (((syndrome[1]
      & inverse_ratio_0_to_7_from_1_6) ^ (syndrome[2] & inverse_ratio_0_to_7_from_1_5))
      ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_7) ^ (syndrome[4] & syndrome[11])));
  wire inverse_ratio_0_to_7_xor_17 = (((syndrome[4] & inverse_ratio_0_to_7_from_1_4) ^ (syndrome[6]
      & inverse_ratio_0_to_7_from_2)) ^ ((syndrome[2] & inverse_ratio_0_to_7_from_1_6)
      ^ (syndrome[3] & inverse_ratio_0_to_7_from_1_5))) ^ ((syndrome[7]
      & inverse_ratio_0_to_7_from_1_3) ^ ((syndrome[1] & inverse_ratio_0_to_7_from_1_7)
      ^ (syndrome[5] & syndrome[11])));
  wire inverse_ratio_0_to_7_xor_18 = (((syndrome[3] & inverse_ratio_0_to_7_from_1_6) ^ (syndrome[4]
      & inverse_ratio_0_to_7_from_1_5)) ^ ((syndrome[2] & inverse_ratio_0_to_7_from_1_7)
      ^ (syndrome[6] & syndrome[11]))) ^ ((syndrome[5] & inverse_ratio_0_to_7_from_1_4)
      ^ (syndrome[7] & inverse_ratio_0_to_7_from_2));
  wire inverse_ratio_0_to_7_xor_19 = ((syndrome[6] & inverse_ratio_0_to_7_from_1_4) ^ ((syndrome[3]
      & inverse_ratio_0_to_7_from_1_7) ^ (syndrome[7] & syndrome[11]))) ^ ((syndrome[4]
      & inverse_ratio_0_to_7_from_1_6) ^ (syndrome[5] & inverse_ratio_0_to_7_from_1_5));
  wire inverse_ratio_0_to_7_xor_20 = ((syndrome[6] & inverse_ratio_0_to_7_from_1_5) ^ (syndrome[7]
      & inverse_ratio_0_to_7_from_1_4)) ^ ((syndrome[4] & inverse_ratio_0_to_7_from_1_7)
      ^ (syndrome[5] & inverse_ratio_0_to_7_from_1_6));
  wire inverse_ratio_0_to_7_xor_21 = (syndrome[7] & inverse_ratio_0_to_7_from_1_5) ^ ((syndrome[5]
      & inverse_ratio_0_to_7_from_1_7) ^ (syndrome[6] & inverse_ratio_0_to_7_from_1_6));
  wire inverse_ratio_0_to_7_xor_22 = (syndrome[6] & inverse_ratio_0_to_7_from_1_7) ^ (syndrome[7]
      & inverse_ratio_0_to_7_from_1_6);
  wire inverse_ratio_0_to_7_all_10 = syndrome[7] & inverse_ratio_0_to_7_from_1_7;
  wire inverse_ratio_0_to_7_xor_9 = inverse_ratio_0_to_7_xor_19 ^ inverse_ratio_0_to_7_xor_20;
  wire inverse_ratio_hf7_xor = inverse_ratio_0_to_7_xor_9 ^ (inverse_ratio_0_to_7_xor_17
      ^ (inverse_ratio_0_to_7_xor_21 ^ (syndrome[0] & inverse_ratio_0_to_7_from_0_2)));
  wire inverse_ratio_0_to_7_xor_10 = inverse_ratio_0_to_7_xor_17 ^ inverse_ratio_0_to_7_xor_19;
  wire inverse_ratio_hef_xor = inverse_ratio_0_to_7_xor_10 ^ (inverse_ratio_0_to_7_xor_18
      ^ (inverse_ratio_0_to_7_xor_22 ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_3) ^ (syndrome[1]
      & inverse_ratio_0_to_7_from_0_2))));
  wire inverse_ratio_0_to_7_xor_23 = inverse_ratio_0_to_7_xor_9 ^ (inverse_ratio_0_to_7_xor_18
      ^ (inverse_ratio_0_to_7_all_10 ^ ((syndrome[2] & inverse_ratio_0_to_7_from_0_2)
      ^ ((syndrome[0] & inverse_ratio_0_to_7_from_2) ^ (syndrome[1]
      & inverse_ratio_0_to_7_from_1_3)))));
  wire inverse_ratio_hdf_xor = inverse_ratio_0_to_7_xor_9 ^ (inverse_ratio_0_to_7_xor_21
      ^ (((syndrome[2] & inverse_ratio_0_to_7_from_1_3) ^ (syndrome[3]
      & inverse_ratio_0_to_7_from_0_2)) ^ ((syndrome[0] & syndrome[11]) ^ (syndrome[1]
      & inverse_ratio_0_to_7_from_2))));
  wire inverse_ratio_0_to_7_xor_24 = inverse_ratio_0_to_7_xor_21 ^ (((syndrome[4]
      & inverse_ratio_0_to_7_from_0_2) ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_4)
      ^ (syndrome[1] & syndrome[11]))) ^ ((syndrome[2] & inverse_ratio_0_to_7_from_2) ^ (syndrome[3]
      & inverse_ratio_0_to_7_from_1_3)));
  wire inverse_ratio_0_to_7_xor_25 = inverse_ratio_0_to_7_xor_24 ^ (inverse_ratio_0_to_7_xor_20
      ^ inverse_ratio_0_to_7_xor_22);
  wire inverse_ratio_hbf_xor_2 = inverse_ratio_0_to_7_xor_10 ^ (inverse_ratio_hbf_xor
      ^ (inverse_ratio_0_to_7_xor_20 ^ (inverse_ratio_0_to_7_xor_22
      ^ inverse_ratio_0_to_7_all_10)));
  wire inverse_ratio_0_to_6_xor_2 = (inverse_ratio_0_to_7_xor_10 ^ inverse_ratio_0_to_6_xor)
      ^ (inverse_ratio_0_to_7_xor_18 ^ inverse_ratio_0_to_7_all_10);
  wire inverse_ratio_1_to_7_xor_2 = inverse_ratio_0_to_7_xor_9 ^ (inverse_ratio_1_to_7_xor
      ^ inverse_ratio_0_to_7_xor_18);
  wire inverse_ratio_0_1_3_7_xor = inverse_ratio_hdf_xor ^ inverse_ratio_hbf_xor_2;
  wire inverse_ratio_0_1_3_xor = inverse_ratio_0_1_3_7_xor ^ inverse_ratio_0_to_6_xor_2;
  wire inverse_ratio_hab_xor = inverse_ratio_hef_xor ^ inverse_ratio_0_to_7_xor_25;
  wire inverse_ratio_1_6_xor = inverse_ratio_hef_xor ^ inverse_ratio_hdf_xor;
  wire inverse_ratio_1_3_xor = inverse_ratio_0_to_7_xor_23 ^ inverse_ratio_1_to_7_xor_2;
  wire inverse_ratio_2_6_xor = inverse_ratio_hf7_xor ^ inverse_ratio_hdf_xor;
  wire inverse_ratio_hf5_xor = inverse_ratio_0_to_7_xor_23 ^ inverse_ratio_0_to_7_xor_25;
  wire inverse_ratio_3_7_xor = inverse_ratio_0_1_3_7_xor ^ inverse_ratio_hab_xor;
  wire inverse_ratio_h75_xor = inverse_ratio_hf5_xor ^ inverse_ratio_0_to_6_xor_2;
  wire inverse_ratio_4_5_6_7_xor = inverse_ratio_hf7_xor ^ inverse_ratio_1_to_7_xor_2;
  wire inverse_ratio_5_7_xor = inverse_ratio_hf5_xor ^ inverse_ratio_4_5_6_7_xor;
  wire inverse_ratio_0_xor = inverse_ratio_hef_xor ^ inverse_ratio_hbf_xor_2;
  wire [7:0] inverse_ratio;
  assign inverse_ratio[0] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_h75_xor
      ^ inverse_ratio_0_xor)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_0_xor
      ^ inverse_ratio_0_to_7_xor_23))) ^ ((inverse_ratio_0_to_7_any & inverse_ratio_hf7_xor)
      ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_0_1_3_xor ^ inverse_ratio_hab_xor)));
  assign inverse_ratio[1] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_hab_xor
      ^ (inverse_ratio_hdf_xor ^ inverse_ratio_1_to_7_xor_2))) ^ (inverse_ratio_0_to_7_any_4
      & (inverse_ratio_0_1_3_xor ^ (inverse_ratio_hf7_xor ^ inverse_ratio_hef_xor))))
      ^ ((inverse_ratio_0_to_7_any & inverse_ratio_hef_xor) ^ (inverse_ratio_0_to_7_any_2
      & (inverse_ratio_1_6_xor ^ inverse_ratio_1_3_xor)));
  assign inverse_ratio[2] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_hf5_xor
      ^ inverse_ratio_hbf_xor_2)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_h75_xor
      ^ (inverse_ratio_hef_xor ^ inverse_ratio_1_to_7_xor_2)))) ^ ((inverse_ratio_0_to_7_any
      & inverse_ratio_0_to_7_xor_23) ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_2_6_xor
      ^ inverse_ratio_hf5_xor)));
  assign inverse_ratio[3] = ((inverse_ratio_0_1_3_xor & inverse_ratio_0_to_7_any_3)
      ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_0_1_3_7_xor ^ inverse_ratio_1_3_xor)))
      ^ ((inverse_ratio_0_to_7_any & inverse_ratio_hdf_xor) ^ (inverse_ratio_0_to_7_any_2
      & inverse_ratio_3_7_xor));
  assign inverse_ratio[4] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_4_5_6_7_xor
      ^ (inverse_ratio_0_to_7_xor_25 ^ inverse_ratio_0_to_6_xor_2))) ^ (inverse_ratio_0_to_7_any_4
      & (inverse_ratio_0_to_6_xor_2 ^ (inverse_ratio_hdf_xor ^ inverse_ratio_0_to_7_xor_25))))
      ^ ((inverse_ratio_0_to_7_any & inverse_ratio_0_to_7_xor_25) ^ (inverse_ratio_0_to_7_any_2
      & (inverse_ratio_h75_xor ^ inverse_ratio_hbf_xor_2)));
  assign inverse_ratio[5] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_h75_xor
      ^ inverse_ratio_4_5_6_7_xor)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_5_7_xor
      ^ inverse_ratio_hef_xor))) ^ ((inverse_ratio_0_to_7_any & inverse_ratio_hbf_xor_2)
      ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_hab_xor ^ inverse_ratio_1_to_7_xor_2)));
  assign inverse_ratio[6] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_h75_xor
      ^ (inverse_ratio_4_5_6_7_xor ^ inverse_ratio_hdf_xor))) ^ (inverse_ratio_2_6_xor
      & inverse_ratio_0_to_7_any_4)) ^ ((inverse_ratio_0_to_7_any & inverse_ratio_0_to_6_xor_2)
      ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_1_6_xor ^ inverse_ratio_h75_xor)));
  assign inverse_ratio[7] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_4_5_6_7_xor
      ^ inverse_ratio_3_7_xor)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_hab_xor
      ^ inverse_ratio_hf7_xor))) ^ ((inverse_ratio_0_to_7_any & inverse_ratio_1_to_7_xor_2)
      ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_0_1_3_7_xor ^ inverse_ratio_5_7_xor)));
  wire cross_ratio_xor_7 = (((syndrome[3] & syndrome[18]) ^ (syndrome[4] & syndrome[17]))
      ^ ((syndrome[1] & syndrome[20]) ^ (syndrome[2] & syndrome[19]))) ^ ((syndrome[0]
      & syndrome[21]) ^ (syndrome[5] & syndrome[16]));
  wire cross_ratio_xor_8 = (((syndrome[0] & syndrome[22]) ^ (syndrome[1] & syndrome[21]))
      ^ ((syndrome[4] & syndrome[18]) ^ (syndrome[5] & syndrome[17]))) ^ ((syndrome[6]
      & syndrome[16]) ^ ((syndrome[2] & syndrome[20]) ^ (syndrome[3] & syndrome[19])));
  wire cross_ratio_xor_9 = (((syndrome[2] & syndrome[21]) ^ (syndrome[7] & syndrome[16]))
      ^ ((syndrome[0] & syndrome[23]) ^ (syndrome[1] & syndrome[22]))) ^ (((syndrome[5]
      & syndrome[18]) ^ (syndrome[6] & syndrome[17])) ^ ((syndrome[3] & syndrome[20]) ^ (syndrome[4]
      & syndrome[19])));
  wire cross_ratio_xor_10 = (((syndrome[1] & syndrome[23]) ^ (syndrome[2] & syndrome[22]))
      ^ ((syndrome[6] & syndrome[18]) ^ (syndrome[7] & syndrome[17]))) ^ ((syndrome[3]
      & syndrome[21]) ^ ((syndrome[4] & syndrome[20]) ^ (syndrome[5] & syndrome[19])));
  wire cross_ratio_xor_11 = (((syndrome[2] & syndrome[23]) ^ (syndrome[7] & syndrome[18]))
      ^ ((syndrome[5] & syndrome[20]) ^ (syndrome[6] & syndrome[19]))) ^ ((syndrome[3]
      & syndrome[22]) ^ (syndrome[4] & syndrome[21]));
  wire cross_ratio_xor_12 = ((syndrome[5] & syndrome[21]) ^ ((syndrome[6] & syndrome[20])
      ^ (syndrome[7] & syndrome[19]))) ^ ((syndrome[3] & syndrome[23]) ^ (syndrome[4]
      & syndrome[22]));
  wire cross_ratio_xor_13 = ((syndrome[5] & syndrome[22]) ^ (syndrome[6] & syndrome[21]))
      ^ ((syndrome[4] & syndrome[23]) ^ (syndrome[7] & syndrome[20]));
  wire cross_ratio_xor_14 = (syndrome[7] & syndrome[21]) ^ ((syndrome[5] & syndrome[23])
      ^ (syndrome[6] & syndrome[22]));
  wire cross_ratio_xor_15 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire cross_ratio_all = syndrome[7] & syndrome[23];
  wire cross_ratio_xor = cross_ratio_xor_12 ^ cross_ratio_xor_13;
  wire cross_ratio_xor_2 = cross_ratio_xor ^ cross_ratio_xor_10;
  wire cross_ratio_xor_3 = cross_ratio_xor_10 ^ cross_ratio_xor_11;
  wire cross_ratio_xor_4 = cross_ratio_xor ^ cross_ratio_xor_11;
  wire cross_ratio_xor_16 = cross_ratio_xor_14 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0]
      & syndrome[20]) ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18])
      ^ (syndrome[3] & syndrome[17])));
  wire cross_ratio_xor_17 = (((syndrome[10] & syndrome[27]) ^ (syndrome[11] & syndrome[26]))
      ^ ((syndrome[8] & syndrome[29]) ^ (syndrome[9] & syndrome[28]))) ^ ((syndrome[12]
      & syndrome[25]) ^ (syndrome[13] & syndrome[24]));
  wire cross_ratio_xor_18 = (((syndrome[12] & syndrome[26]) ^ (syndrome[13] & syndrome[25]))
      ^ ((syndrome[10] & syndrome[28]) ^ (syndrome[11] & syndrome[27]))) ^ ((syndrome[14]
      & syndrome[24]) ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[9] & syndrome[29])));
  wire cross_ratio_xor_19 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24]))
      ^ ((syndrome[12] & syndrome[27]) ^ (syndrome[13] & syndrome[26]))) ^ (((syndrome[10]
      & syndrome[29]) ^ (syndrome[11] & syndrome[28])) ^ ((syndrome[8] & syndrome[31])
      ^ (syndrome[9] & syndrome[30])));
  wire cross_ratio_xor_20 = (((syndrome[13] & syndrome[27]) ^ (syndrome[14] & syndrome[26]))
      ^ ((syndrome[11] & syndrome[29]) ^ (syndrome[12] & syndrome[28]))) ^ ((syndrome[15]
      & syndrome[25]) ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[10] & syndrome[30])));
  wire cross_ratio_xor_21 = (((syndrome[12] & syndrome[29]) ^ (syndrome[13] & syndrome[28]))
      ^ ((syndrome[10] & syndrome[31]) ^ (syndrome[11] & syndrome[30]))) ^ ((syndrome[14]
      & syndrome[27]) ^ (syndrome[15] & syndrome[26]));
  wire cross_ratio_xor_22 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31])
      ^ (syndrome[12] & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14]
      & syndrome[28]));
  wire cross_ratio_xor_23 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28]))
      ^ ((syndrome[12] & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire cross_ratio_xor_24 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31])
      ^ (syndrome[14] & syndrome[30]));
  wire cross_ratio_xor_25 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire cross_ratio_all_2 = syndrome[15] & syndrome[31];
  wire cross_ratio_xor_5 = cross_ratio_xor_22 ^ cross_ratio_xor_23;
  wire cross_ratio_xor_6 = cross_ratio_xor_20 ^ cross_ratio_xor_22;
  wire cross_ratio_xor_26 = cross_ratio_xor_24 ^ (((syndrome[12] & syndrome[24]) ^ ((syndrome[8]
      & syndrome[28]) ^ (syndrome[9] & syndrome[27]))) ^ ((syndrome[10] & syndrome[26])
      ^ (syndrome[11] & syndrome[25])));
  wire cross_ratio_from_4 = syndrome[20] ^ syndrome[21];
  wire cross_ratio_xor_27 = cross_ratio_from_5 ^ (cross_ratio_xor ^ (cross_ratio_xor_14
      ^ (((syndrome[2] & syndrome[17]) ^ (syndrome[3] & syndrome[16])) ^ ((syndrome[0]
      & syndrome[19]) ^ (syndrome[1] & syndrome[18])))));
  wire cross_ratio_xor_28 = (cross_ratio_xor_5 ^ (cross_ratio_xor_21 ^ (cross_ratio_all_2
      ^ ((syndrome[10] & syndrome[24]) ^ ((syndrome[8] & syndrome[26]) ^ (syndrome[9]
      & syndrome[25])))))) ^ (syndrome[23] ^ (syndrome[17] ^ syndrome[21]));
  wire cross_ratio_xor_29 = (cross_ratio_xor_5 ^ (cross_ratio_xor_24 ^ (((syndrome[10]
      & syndrome[25]) ^ (syndrome[11] & syndrome[24])) ^ ((syndrome[8] & syndrome[27])
      ^ (syndrome[9] & syndrome[26]))))) ^ (syndrome[21] ^ syndrome[22]);
  wire cross_ratio = {syndrome[21] ^ (cross_ratio_xor_5 ^ (cross_ratio_xor_19
      ^ cross_ratio_xor_21)), ((cross_ratio_xor_6 ^ cross_ratio_xor_18) ^ (cross_ratio_xor_21
      ^ cross_ratio_all_2)) ^ (cross_ratio_from_4 ^ (syndrome[19] ^ syndrome[23])),
      (cross_ratio_xor_6 ^ (cross_ratio_xor_17 ^ (cross_ratio_xor_23 ^ (cross_ratio_xor_25
      ^ cross_ratio_all_2)))) ^ (syndrome[23] ^ cross_ratio_from_4), (cross_ratio_xor_26
      ^ (cross_ratio_xor_23 ^ cross_ratio_xor_25)) ^ (syndrome[18] ^ syndrome[22]),
      cross_ratio_xor_29, cross_ratio_xor_28, cross_ratio_from_4 ^ (cross_ratio_xor_6
      ^ (cross_ratio_xor_21 ^ (cross_ratio_xor_25 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9]
      & syndrome[24]))))), (cross_ratio_xor_5 ^ (cross_ratio_xor_20 ^ (cross_ratio_xor_24
      ^ (syndrome[8] & syndrome[24])))) ^ (cross_ratio_from_4 ^ (syndrome[16] ^ syndrome[22])),
      syndrome[13] ^ (cross_ratio_xor_4 ^ cross_ratio_xor_9), (cross_ratio_xor_3
      ^ (cross_ratio_xor_8 ^ (cross_ratio_xor_12 ^ cross_ratio_all))) ^ (cross_ratio_from_3
      ^ cross_ratio_from_5_2), (cross_ratio_xor_2 ^ (cross_ratio_xor_7 ^ (cross_ratio_xor_15
      ^ cross_ratio_all))) ^ (syndrome[12] ^ cross_ratio_from_5_2), (cross_ratio_xor_16
      ^ (cross_ratio_xor_13 ^ cross_ratio_xor_15)) ^ (syndrome[10] ^ syndrome[14]),
      cross_ratio_xor_27, (cross_ratio_xor_4 ^ (cross_ratio_all ^ ((syndrome[2] & syndrome[16])
      ^ ((syndrome[0] & syndrome[18]) ^ (syndrome[1] & syndrome[17]))))) ^ (syndrome[9]
      ^ cross_ratio_from_5_2), (cross_ratio_xor_3 ^ (cross_ratio_xor_12 ^ (cross_ratio_xor_15
      ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1] & syndrome[16]))))) ^ (syndrome[12]
      ^ syndrome[13]), (cross_ratio_xor_2 ^ (cross_ratio_xor_14 ^ (syndrome[0] & syndrome[16])))
      ^ (cross_ratio_from_5 ^ (syndrome[8] ^ syndrome[12]))} == 16'h0000;
  wire inverse_ratio_3_0_is_1 = inverse_ratio[3:0] == 4'h1;
  wire inverse_ratio_3_0_is_2 = inverse_ratio[3:0] == 4'h2;
  wire inverse_ratio_3_0_is_3 = inverse_ratio[3:0] == 4'h3;
  wire inverse_ratio_3_0_is_5 = inverse_ratio[3:0] == 4'h5;
  wire inverse_ratio_3_0_is_6 = inverse_ratio[3:0] == 4'h6;
  wire inverse_ratio_3_0_is_7 = inverse_ratio[3:0] == 4'h7;
  wire inverse_ratio_3_0_is_8 = inverse_ratio[3:0] == 4'h8;
  wire inverse_ratio_3_0_is_9 = inverse_ratio[3:0] == 4'h9;
  wire inverse_ratio_3_0_is_10 = inverse_ratio[3:0] == 4'ha;
  wire inverse_ratio_3_0_is_11 = inverse_ratio[3:0] == 4'hb;
  wire inverse_ratio_3_0_is_12 = inverse_ratio[3:0] == 4'hc;
  wire inverse_ratio_3_0_is_13 = inverse_ratio[3:0] == 4'hd;
  wire inverse_ratio_3_0_is_14 = inverse_ratio[3:0] == 4'he;
  wire inverse_ratio_3_0_is_15 = inverse_ratio[3:0] == 4'hf;
  wire inverse_ratio_7_4_is_0 = inverse_ratio[7:4] == 4'h0;
  wire inverse_ratio_7_4_is_1 = inverse_ratio[7:4] == 4'h1;
  wire inverse_ratio_7_4_is_2 = inverse_ratio[7:4] == 4'h2;
  wire inverse_ratio_7_4_is_3 = inverse_ratio[7:4] == 4'h3;
  wire inverse_ratio_7_4_is_4 = inverse_ratio[7:4] == 4'h4;
  wire inverse_ratio_7_4_is_5 = inverse_ratio[7:4] == 4'h5;
  wire inverse_ratio_7_4_is_6 = inverse_ratio[7:4] == 4'h6;
  wire inverse_ratio_7_4_is_7 = inverse_ratio[7:4] == 4'h7;
  wire inverse_ratio_7_4_is_8 = inverse_ratio[7:4] == 4'h8;
  wire inverse_ratio_7_4_is_9 = inverse_ratio[7:4] == 4'h9;
  wire inverse_ratio_7_4_is_10 = inverse_ratio[7:4] == 4'ha;
  wire inverse_ratio_7_4_is_11 = inverse_ratio[7:4] == 4'hb;
  wire inverse_ratio_7_4_is_12 = inverse_ratio[7:4] == 4'hc;
  wire inverse_ratio_7_4_is_13 = inverse_ratio[7:4] == 4'hd;
  wire inverse_ratio_7_4_is_14 = inverse_ratio[7:4] == 4'he;
  wire inverse_ratio_7_4_is_15 = inverse_ratio[7:4] == 4'hf;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [35:0] match;
  assign match[0] = cross_ratio & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_0);
  assign match[1] = cross_ratio & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_11);
  assign match[2] = cross_ratio & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_14);
  assign match[3] = cross_ratio & (inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_12);
  assign match[4] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_13);
  assign match[5] = cross_ratio & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_13);
  assign match[6] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_6);
  assign match[7] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_3);
  assign match[8] = cross_ratio & (inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_1);
  assign match[9] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_11);
  assign match[10] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_5);
  assign match[11] = cross_ratio & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_2);
  assign match[12] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_10);
  assign match[13] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_5);
  assign match[14] = cross_ratio & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_9);
  assign match[15] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_4);
  assign match[16] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_2);
  assign match[17] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_1);
  assign match[18] = cross_ratio & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_11);
  assign match[19] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_5);
  assign match[20] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_2);
  assign match[21] = cross_ratio & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_1);
  assign match[22] = cross_ratio & (inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_11);
  assign match[23] = cross_ratio & (inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_5);
  assign match[24] = cross_ratio & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_9);
  assign match[25] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_15);
  assign match[26] = cross_ratio & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_7);
  assign match[27] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_8);
  assign match[28] = cross_ratio & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_4);
  assign match[29] = cross_ratio & (inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_9);
  assign match[30] = cross_ratio & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_4);
  assign match[31] = cross_ratio & (inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_9);
  assign match[32] = cross_ratio & (inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_15);
  assign match[33] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_12);
  assign match[34] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_6);
  assign match[35] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_3);

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
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
  assign flip[136] = syndrome[0] & match[17];
  assign flip[137] = syndrome[1] & match[17];
  assign flip[138] = syndrome[2] & match[17];
  assign flip[139] = syndrome[3] & match[17];
  assign flip[140] = syndrome[4] & match[17];
  assign flip[141] = syndrome[5] & match[17];
  assign flip[142] = syndrome[6] & match[17];
  assign flip[143] = syndrome[7] & match[17];
  assign flip[144] = syndrome[0] & match[18];
  assign flip[145] = syndrome[1] & match[18];
  assign flip[146] = syndrome[2] & match[18];
  assign flip[147] = syndrome[3] & match[18];
  assign flip[148] = syndrome[4] & match[18];
  assign flip[149] = syndrome[5] & match[18];
  assign flip[150] = syndrome[6] & match[18];
  assign flip[151] = syndrome[7] & match[18];
  assign flip[152] = syndrome[0] & match[19];
  assign flip[153] = syndrome[1] & match[19];
  assign flip[154] = syndrome[2] & match[19];
  assign flip[155] = syndrome[3] & match[19];
  assign flip[156] = syndrome[4] & match[19];
  assign flip[157] = syndrome[5] & match[19];
  assign flip[158] = syndrome[6] & match[19];
  assign flip[159] = syndrome[7] & match[19];
  assign flip[160] = syndrome[0] & match[20];
  assign flip[161] = syndrome[1] & match[20];
  assign flip[162] = syndrome[2] & match[20];
  assign flip[163] = syndrome[3] & match[20];
  assign flip[164] = syndrome[4] & match[20];
  assign flip[165] = syndrome[5] & match[20];
  assign flip[166] = syndrome[6] & match[20];
  assign flip[167] = syndrome[7] & match[20];
  assign flip[168] = syndrome[0] & match[21];
  assign flip[169] = syndrome[1] & match[21];
  assign flip[170] = syndrome[2] & match[21];
  assign flip[171] = syndrome[3] & match[21];
  assign flip[172] = syndrome[4] & match[21];
  assign flip[173] = syndrome[5] & match[21];
  assign flip[174] = syndrome[6] & match[21];
  assign flip[175] = syndrome[7] & match[21];
  assign flip[176] = syndrome[0] & match[22];
  assign flip[177] = syndrome[1] & match[22];
  assign flip[178] = syndrome[2] & match[22];
  assign flip[179] = syndrome[3] & match[22];
  assign flip[180] = syndrome[4] & match[22];
  assign flip[181] = syndrome[5] & match[22];
  assign flip[182] = syndrome[6] & match[22];
  assign flip[183] = syndrome[7] & match[22];
  assign flip[184] = syndrome[0] & match[23];
  assign flip[185] = syndrome[1] & match[23];
  assign flip[186] = syndrome[2] & match[23];
  assign flip[187] = syndrome[3] & match[23];
  assign flip[188] = syndrome[4] & match[23];
  assign flip[189] = syndrome[5] & match[23];
  assign flip[190] = syndrome[6] & match[23];
  assign flip[191] = syndrome[7] & match[23];
  assign flip[192] = syndrome[0] & match[24];
  assign flip[193] = syndrome[1] & match[24];
  assign flip[194] = syndrome[2] & match[24];
  assign flip[195] = syndrome[3] & match[24];
  assign flip[196] = syndrome[4] & match[24];
  assign flip[197] = syndrome[5] & match[24];
  assign flip[198] = syndrome[6] & match[24];
  assign flip[199] = syndrome[7] & match[24];
  assign flip[200] = syndrome[0] & match[25];
  assign flip[201] = syndrome[1] & match[25];
  assign flip[202] = syndrome[2] & match[25];
  assign flip[203] = syndrome[3] & match[25];
  assign flip[204] = syndrome[4] & match[25];
  assign flip[205] = syndrome[5] & match[25];
  assign flip[206] = syndrome[6] & match[25];
  assign flip[207] = syndrome[7] & match[25];
  assign flip[208] = syndrome[0] & match[26];
  assign flip[209] = syndrome[1] & match[26];
  assign flip[210] = syndrome[2] & match[26];
  assign flip[211] = syndrome[3] & match[26];
  assign flip[212] = syndrome[4] & match[26];
  assign flip[213] = syndrome[5] & match[26];
  assign flip[214] = syndrome[6] & match[26];
  assign flip[215] = syndrome[7] & match[26];
  assign flip[216] = syndrome[0] & match[27];
  assign flip[217] = syndrome[1] & match[27];
  assign flip[218] = syndrome[2] & match[27];
  assign flip[219] = syndrome[3] & match[27];
  assign flip[220] = syndrome[4] & match[27];
  assign flip[221] = syndrome[5] & match[27];
  assign flip[222] = syndrome[6] & match[27];
  assign flip[223] = syndrome[7] & match[27];
  assign flip[224] = syndrome[0] & match[28];
  assign flip[225] = syndrome[1] & match[28];
  assign flip[226] = syndrome[2] & match[28];
  assign flip[227] = syndrome[3] & match[28];
  assign flip[228] = syndrome[4] & match[28];
  assign flip[229] = syndrome[5] & match[28];
  assign flip[230] = syndrome[6] & match[28];
  assign flip[231] = syndrome[7] & match[28];
  assign flip[232] = syndrome[0] & match[29];
  assign flip[233] = syndrome[1] & match[29];
  assign flip[234] = syndrome[2] & match[29];
  assign flip[235] = syndrome[3] & match[29];
  assign flip[236] = syndrome[4] & match[29];
  assign flip[237] = syndrome[5] & match[29];
  assign flip[238] = syndrome[6] & match[29];
  assign flip[239] = syndrome[7] & match[29];
  assign flip[240] = syndrome[0] & match[30];
  assign flip[241] = syndrome[1] & match[30];
  assign flip[242] = syndrome[2] & match[30];
  assign flip[243] = syndrome[3] & match[30];
  assign flip[244] = syndrome[4] & match[30];
  assign flip[245] = syndrome[5] & match[30];
  assign flip[246] = syndrome[6] & match[30];
  assign flip[247] = syndrome[7] & match[30];
  assign flip[248] = syndrome[0] & match[31];
  assign flip[249] = syndrome[1] & match[31];
  assign flip[250] = syndrome[2] & match[31];
  assign flip[251] = syndrome[3] & match[31];
  assign flip[252] = syndrome[4] & match[31];
  assign flip[253] = syndrome[5] & match[31];
  assign flip[254] = syndrome[6] & match[31];
  assign flip[255] = syndrome[7] & match[31];
  assign flip[256] = syndrome[0] & match[32];
  assign flip[257] = syndrome[1] & match[32];
  assign flip[258] = syndrome[2] & match[32];
  assign flip[259] = syndrome[3] & match[32];
  assign flip[260] = syndrome[4] & match[32];
  assign flip[261] = syndrome[5] & match[32];
  assign flip[262] = syndrome[6] & match[32];
  assign flip[263] = syndrome[7] & match[32];
  assign flip[264] = syndrome[0] & match[33];
  assign flip[265] = syndrome[1] & match[33];
  assign flip[266] = syndrome[2] & match[33];
  assign flip[267] = syndrome[3] & match[33];
  assign flip[268] = syndrome[4] & match[33];
  assign flip[269] = syndrome[5] & match[33];
  assign flip[270] = syndrome[6] & match[33];
  assign flip[271] = syndrome[7] & match[33];
  assign flip[272] = syndrome[0] & match[34];
  assign flip[273] = syndrome[1] & match[34];
  assign flip[274] = syndrome[2] & match[34];
  assign flip[275] = syndrome[3] & match[34];
  assign flip[276] = syndrome[4] & match[34];
  assign flip[277] = syndrome[5] & match[34];
  assign flip[278] = syndrome[6] & match[34];
  assign flip[279] = syndrome[7] & match[34];
  assign flip[280] = syndrome[0] & match[35];
  assign flip[281] = syndrome[1] & match[35];
  assign flip[282] = syndrome[2] & match[35];
  assign flip[283] = syndrome[3] & match[35];
  assign flip[284] = syndrome[4] & match[35];
  assign flip[285] = syndrome[5] & match[35];
  assign flip[286] = syndrome[6] & match[35];
  assign flip[287] = syndrome[7] & match[35];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~nonzero_is;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // ssc_dsd_plus_cw_dec

`default_nettype wire
