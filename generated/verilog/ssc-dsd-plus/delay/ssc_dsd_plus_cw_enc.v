// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --goal delay --out DIR
`default_nettype none

// Check bits of one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ssc_dsd_plus_cw_enc (
  input  wire [255:0] data_i,   // data bits in codeword order
  output wire  [31:0] check_o   // check bits in codeword order
);

  // Shared sums, each computed once, named after the check bits that need it and the first bit that
  // it adds.
  wire check_0_19_from_144 = data_i[144] ^ data_i[192];
  wire check_0_4_from_157 = data_i[157] ^ data_i[227];
  wire check_0_from_14 = (((data_i[147] ^ data_i[172]) ^ (data_i[72] ^ data_i[78])) ^ ((data_i[68]
      ^ data_i[70]) ^ (data_i[57] ^ data_i[60]))) ^ (((data_i[50] ^ data_i[55]) ^ (data_i[14]
      ^ data_i[43])) ^ (check_0_19_from_144 ^ check_0_4_from_157));
  wire check_0_23_from_49 = data_i[49] ^ data_i[179];
  wire check_0_8_from_51 = data_i[51] ^ data_i[86];
  wire check_0_10_22_from_176 = data_i[176] ^ data_i[254];
  wire check_h08220101_from_39 = data_i[39] ^ data_i[44];
  wire check_h05848101_from_9 = data_i[9] ^ data_i[64];
  wire check_h41d0091b_from_106 = data_i[106] ^ data_i[208];
  wire check_h06a051e9_from_42 = data_i[42] ^ data_i[71];
  wire check_h8a355225_from_54 = data_i[54] ^ data_i[123];
  wire check_ha4a5441d_from_36 = data_i[36] ^ data_i[233];
  wire check_h36eacc13_from_169 = data_i[169] ^ data_i[243];
  wire check_h401e1845_from_73 = data_i[73] ^ data_i[250];
  wire check_hdeb22d81_from_56 = data_i[56] ^ data_i[119];
  wire check_0_11_from_56 = check_h401e1845_from_73 ^ check_hdeb22d81_from_56;
  wire check_h21f08c57_from_151 = data_i[151] ^ data_i[252];
  wire check_hac10b30f_from_219 = data_i[219] ^ data_i[224];
  wire check_0_15_20_from_151 = check_h21f08c57_from_151 ^ check_hac10b30f_from_219;
  wire check_h3a998003_from_19 = data_i[19] ^ data_i[133];
  wire check_h829bb2cb_from_117 = data_i[117] ^ data_i[186];
  wire check_h02180003_from_19 = check_h3a998003_from_19 ^ check_h829bb2cb_from_117;
  wire check_h5834ab03_from_137 = data_i[137] ^ data_i[165];
  wire check_0_6_8_from_11 = data_i[11] ^ data_i[149];
  wire check_h81014929_from_63 = data_i[63] ^ data_i[197];
  wire check_0_8_from_11 = (check_h5834ab03_from_137 ^ (data_i[83] ^ data_i[131]))
      ^ (check_0_6_8_from_11 ^ check_h81014929_from_63);
  wire check_0_5_27_from_4 = data_i[4] ^ data_i[65];
  wire check_h990a32e1_from_58 = data_i[58] ^ data_i[246];
  wire check_ha068a925_from_33 = data_i[33] ^ data_i[166];
  wire check_h2461f0a5_from_3 = data_i[3] ^ data_i[191];
  wire check_h2060a025_from_3 = check_ha068a925_from_33 ^ check_h2461f0a5_from_3;
  wire check_0_5_from_3 = check_h2060a025_from_3 ^ (check_0_5_27_from_4 ^ check_h990a32e1_from_58);
  wire check_0_from_3 = (check_0_from_14 ^ (((check_0_23_from_49 ^ check_0_8_from_51)
      ^ (check_0_10_22_from_176 ^ check_h08220101_from_39)) ^ ((check_h05848101_from_9
      ^ check_h41d0091b_from_106) ^ (check_h06a051e9_from_42 ^ check_h8a355225_from_54))))
      ^ (((check_0_11_from_56 ^ (check_ha4a5441d_from_36 ^ check_h36eacc13_from_169))
      ^ (check_0_15_20_from_151 ^ check_h02180003_from_19)) ^ (check_0_8_from_11
      ^ check_0_5_from_3));
  wire check_h02140005_from_41 = data_i[41] ^ data_i[217];
  wire check_h405c626f_from_103 = data_i[103] ^ data_i[152];
  wire check_0_2_18_from_41 = check_h02140005_from_41 ^ check_h405c626f_from_103;
  wire check_hc1905205_from_82 = data_i[82] ^ data_i[238];
  wire check_h488a7415_from_114 = data_i[114] ^ data_i[255];
  wire check_h40805005_from_82 = check_hc1905205_from_82 ^ check_h488a7415_from_114;
  wire check_0_2_from_41 = check_0_2_18_from_41 ^ check_h40805005_from_82;
  wire check_h1aa700c9_from_48 = data_i[48] ^ data_i[214];
  wire check_h9cb11411_from_24 = data_i[24] ^ data_i[189];
  wire check_h18a10001_from_24 = check_h1aa700c9_from_48 ^ check_h9cb11411_from_24;
  wire check_h14282f91_from_215 = data_i[215] ^ data_i[237];
  wire check_hd422a551_from_155 = data_i[155] ^ data_i[231];
  wire check_h14202511_from_155 = check_h14282f91_from_215 ^ check_hd422a551_from_155;
  wire check_0_28_from_24 = check_h18a10001_from_24 ^ check_h14202511_from_155;
  wire check_h21584427_from_75 = data_i[75] ^ data_i[89];
  wire check_h300a4cc3_from_2 = data_i[2] ^ data_i[40];
  wire check_0_19_29_from_2 = check_h21584427_from_75 ^ check_h300a4cc3_from_2;
  wire check_h0ec91201_from_188 = data_i[188] ^ data_i[209];
  wire check_h0acc6325_from_31 = data_i[31] ^ data_i[204];
  wire check_h0ac80201_from_31 = check_h0ec91201_from_188 ^ check_h0acc6325_from_31;
  wire check_0_19_from_2 = check_0_19_29_from_2 ^ check_h0ac80201_from_31;
  wire check_h044688ab_from_30 = data_i[30] ^ data_i[113];
  wire check_hdc178023_from_101 = data_i[101] ^ data_i[203];
  wire check_h04068023_from_30 = check_h044688ab_from_30 ^ check_hdc178023_from_101;
  wire check_hf7c7ab81_from_110 = data_i[110] ^ data_i[193];
  wire check_h37c2aa01_from_110 = data_i[177] ^ check_hf7c7ab81_from_110;
  wire check_0_15_17_from_30 = check_h04068023_from_30 ^ check_h37c2aa01_from_110;
  wire check_hb2b35111_from_5 = data_i[5] ^ data_i[8];
  wire check_he6826195_from_79 = data_i[79] ^ data_i[130];
  wire check_ha2824111_from_5 = check_hb2b35111_from_5 ^ check_he6826195_from_79;
  wire check_h23116b59_from_15 = data_i[15] ^ data_i[37];
  wire check_h275507f5_from_118 = data_i[118] ^ data_i[187];
  wire check_h23110351_from_15 = check_h23116b59_from_15 ^ check_h275507f5_from_118;
  wire check_h22000111_from_5 = check_ha2824111_from_5 ^ check_h23110351_from_15;
  wire check_h3501ad0b_from_93 = data_i[93] ^ data_i[207];
  wire check_h458b29a3_from_53 = data_i[53] ^ data_i[122];
  wire check_h05012903_from_53 = check_h3501ad0b_from_93 ^ check_h458b29a3_from_53;
  wire check_h8dcd3541_from_111 = data_i[111] ^ data_i[194];
  wire check_h0f0df949_from_126 = data_i[126] ^ data_i[170];
  wire check_h0d0d3141_from_111 = check_h8dcd3541_from_111 ^ check_h0f0df949_from_126;
  wire check_h05012101_from_53 = check_h05012903_from_53 ^ check_h0d0d3141_from_111;
  wire check_h51146481_from_59 = data_i[59] ^ data_i[247];
  wire check_h6303c99f_from_129 = data_i[129] ^ data_i[154];
  wire check_hc8280171_from_28 = data_i[28] ^ data_i[80];
  wire check_hc00c4793_from_223 = data_i[223] ^ data_i[249];
  wire check_0_4_30_from_28 = check_hc8280171_from_28 ^ check_hc00c4793_from_223;
  wire check_h62d2002d_from_16 = data_i[16] ^ data_i[90];
  wire check_hf2814027_from_196 = data_i[196] ^ data_i[211];
  wire check_h62800025_from_16 = check_h62d2002d_from_16 ^ check_hf2814027_from_196;
  wire check_h50c542ff_from_13 = data_i[13] ^ data_i[35];
  wire check_h70e8263f_from_174 = data_i[174] ^ data_i[232];
  wire check_h50c0023f_from_13 = check_h50c542ff_from_13 ^ check_h70e8263f_from_174;
  wire check_h40800025_from_13 = check_h62800025_from_16 ^ check_h50c0023f_from_13;
  wire check_0_30_from_13 = check_h40800025_from_13 ^ (check_0_4_30_from_28
      ^ (check_h51146481_from_59 ^ check_h6303c99f_from_129));
  wire check_h5034200e_from_149 = data_i[149] ^ data_i[160];
  wire check_h16119192_from_38 = data_i[38] ^ data_i[171];
  wire check_h82852836_from_107 = data_i[107] ^ data_i[228];
  wire check_h42111dce_from_70 = data_i[70] ^ data_i[253];
  wire check_he4c3340a_from_227 = data_i[227] ^ data_i[239];
  wire check_h6ea73f22_from_178 = data_i[178] ^ data_i[244];
  wire check_1_13_23_from_17 = data_i[17] ^ data_i[28];
  wire check_1_13_from_10 = data_i[10] ^ check_1_13_23_from_17;
  wire check_1_15_25_31_from_32 = data_i[32] ^ data_i[52];
  wire check_1_15_from_32 = check_1_15_25_31_from_32 ^ (data_i[66] ^ data_i[82]);
  wire check_h040b104a_from_145 = data_i[145] ^ data_i[147];
  wire check_1_3_17_from_129 = check_h6303c99f_from_129 ^ check_h040b104a_from_145;
  wire check_1_from_10 = (((check_h5034200e_from_149 ^ check_h16119192_from_38)
      ^ (check_h82852836_from_107 ^ check_h42111dce_from_70)) ^ (check_1_13_from_10
      ^ (check_he4c3340a_from_227 ^ check_h6ea73f22_from_178))) ^ ((check_1_15_from_32
      ^ check_1_3_17_from_129) ^ (check_h05012903_from_53 ^ check_h50c0023f_from_13));
  wire check_h83334666_from_29 = data_i[29] ^ data_i[175];
  wire check_h5b6585da_from_78 = data_i[78] ^ data_i[168];
  wire check_1_6_10_24_from_29 = check_h83334666_from_29 ^ check_h5b6585da_from_78;
  wire check_ha078468a_from_150 = data_i[150] ^ data_i[251];
  wire check_h80084682_from_150 = check_hc00c4793_from_223 ^ check_ha078468a_from_150;
  wire check_1_10_from_29 = check_1_6_10_24_from_29 ^ check_h80084682_from_150;
  wire check_1_29_31_from_39 = data_i[45] ^ (data_i[39] ^ data_i[126]);
  wire check_h280d981a_from_72 = data_i[72] ^ data_i[234];
  wire check_h28011812_from_72 = data_i[94] ^ check_h280d981a_from_72;
  wire check_1_29_from_39 = check_1_29_31_from_39 ^ check_h28011812_from_72;
  wire check_h18d22026_from_11 = data_i[11] ^ data_i[158];
  wire check_h28c221ce_from_12 = data_i[12] ^ data_i[34];
  wire check_h08c22006_from_11 = check_h18d22026_from_11 ^ check_h28c221ce_from_12;
  wire check_1_27_from_11 = data_i[110] ^ check_h08c22006_from_11;
  wire check_ha02c22a2_from_74 = data_i[74] ^ data_i[88];
  wire check_h80202202_from_74 = data_i[87] ^ check_ha02c22a2_from_74;
  wire check_h8401329e_from_216 = data_i[216] ^ data_i[254];
  wire check_h8400320e_from_216 = check_hac10b30f_from_219 ^ check_h8401329e_from_216;
  wire check_1_9_13_31_from_74 = check_h80202202_from_74 ^ check_h8400320e_from_216;
  wire check_h181a8096_from_127 = data_i[127] ^ data_i[148];
  wire check_h1b30802e_from_212 = data_i[212] ^ data_i[220];
  wire check_h18108006_from_127 = check_h181a8096_from_127 ^ check_h1b30802e_from_212;
  wire check_h7864820e_from_104 = data_i[104] ^ data_i[173];
  wire check_h58248202_from_104 = check_h5834ab03_from_137 ^ check_h7864820e_from_104;
  wire check_1_15_27_28_from_104 = check_h18108006_from_127 ^ check_h58248202_from_104;
  wire check_1_8_20_from_106 = data_i[132] ^ check_h41d0091b_from_106;
  wire check_1_19_20_from_19 = data_i[69] ^ check_h02180003_from_19;
  wire check_1_20_from_19 = check_1_8_20_from_106 ^ check_1_19_20_from_19;
  wire check_1_25_28_from_191 = data_i[191] ^ data_i[240];
  wire check_1_17_21_from_63 = data_i[63] ^ data_i[115];
  wire check_hddc81006_from_138 = data_i[138] ^ data_i[157];
  wire check_hd8297c06_from_179 = data_i[179] ^ data_i[180];
  wire check_hd8081006_from_138 = check_hddc81006_from_138 ^ check_hd8297c06_from_179;
  wire check_1_12_19_30_from_86 = data_i[86] ^ check_hd8081006_from_138;
  wire check_h4e2c08ba_from_156 = data_i[156] ^ data_i[218];
  wire check_1_30_from_86 = check_1_12_19_30_from_86 ^ check_h4e2c08ba_from_156;
  wire check_1_from_19 = (check_1_20_from_19 ^ (check_1_15_27_28_from_104 ^ ((data_i[184]
      ^ data_i[210]) ^ (data_i[84] ^ data_i[167])))) ^ (check_1_30_from_86 ^ (((data_i[61]
      ^ data_i[246]) ^ (data_i[172] ^ data_i[214])) ^ (check_1_25_28_from_191
      ^ check_1_17_21_from_63)));
  wire check_h64c5630a_from_91 = data_i[91] ^ data_i[134];
  wire check_h64016302_from_20 = data_i[20] ^ check_h64c5630a_from_91;
  wire check_h2d02645a_from_198 = data_i[198] ^ data_i[217];
  wire check_h05052822_from_6 = data_i[6] ^ data_i[25];
  wire check_1_16_24_26_from_6 = data_i[33] ^ check_h05052822_from_6;
  wire check_1_26_from_6 = check_h04068023_from_30 ^ (check_1_16_24_26_from_6
      ^ (check_h64016302_from_20 ^ check_h2d02645a_from_198));
  wire check_1_14_28_31_from_102 = data_i[102] ^ check_hf2814027_from_196;
  wire check_h510068e2_from_81 = data_i[81] ^ data_i[190];
  wire check_h100048c2_from_2 = check_h300a4cc3_from_2 ^ check_h510068e2_from_81;
  wire check_1_14_28_from_2 = check_1_14_28_31_from_102 ^ check_h100048c2_from_2;
  wire check_h8090c4ce_from_128 = data_i[128] ^ data_i[153];
  wire check_h00104406_from_75 = check_h21584427_from_75 ^ check_h8090c4ce_from_128;
  wire check_1_14_from_2 = check_h36eacc13_from_169 ^ (check_1_14_28_from_2
      ^ check_h00104406_from_75);
  wire check_h48f94a62_from_68 = data_i[68] ^ data_i[195];
  wire check_h40584262_from_68 = check_h405c626f_from_103 ^ check_h48f94a62_from_68;
  wire check_h55f8c64a_from_124 = data_i[124] ^ data_i[205];
  wire check_h44f0c042_from_76 = data_i[76] ^ check_h55f8c64a_from_124;
  wire check_h40504042_from_68 = check_h40584262_from_68 ^ check_h44f0c042_from_76;
  wire check_1_22_30_from_68 = data_i[237] ^ check_h40504042_from_68;
  wire check_h21600c52_from_151 = data_i[225] ^ check_h21f08c57_from_151;
  wire check_1_22_from_68 = check_h21600c52_from_151 ^ (data_i[231] ^ check_1_22_30_from_68);
  wire check_2_5_from_76 = data_i[76] ^ data_i[192];
  wire check_2_18_from_155 = data_i[155] ^ data_i[169];
  wire check_2_12_from_176 = data_i[176] ^ data_i[247];
  wire check_2_21_from_18 = data_i[18] ^ data_i[53];
  wire check_2_from_18 = (((data_i[159] ^ data_i[221]) ^ (data_i[112] ^ data_i[146])) ^ ((data_i[20]
      ^ data_i[225]) ^ (data_i[170] ^ data_i[215]))) ^ ((check_2_5_from_76 ^ check_2_18_from_155)
      ^ (check_2_12_from_176 ^ check_2_21_from_18));
  wire check_2_10_from_30 = data_i[30] ^ data_i[62];
  wire check_2_28_from_26 = data_i[26] ^ data_i[111];
  wire check_2_14_17_from_133 = data_i[133] ^ data_i[161];
  wire check_2_9_22_26_from_67 = data_i[67] ^ data_i[197];
  wire check_he002c62c_from_21 = data_i[21] ^ data_i[83];
  wire check_2_4_20_26_from_87 = data_i[87] ^ data_i[181];
  wire check_2_26_from_39 = check_2_4_20_26_from_87 ^ (data_i[39] ^ data_i[241]);
  wire check_h490a31c4_from_7 = data_i[7] ^ data_i[102];
  wire check_2_30_from_7 = check_h490a31c4_from_7 ^ (data_i[94] ^ data_i[150]);
  wire check_2_29_from_85 = check_h7864820e_from_104 ^ (data_i[85] ^ data_i[245]);
  wire check_h341a4154_from_172 = data_i[172] ^ data_i[235];
  wire check_h8081f3d4_from_69 = data_i[69] ^ data_i[77];
  wire check_2_8_14_from_69 = check_h341a4154_from_172 ^ check_h8081f3d4_from_69;
  wire check_h2529506c_from_108 = data_i[108] ^ data_i[229];
  wire check_h81c8e6b4_from_92 = data_i[92] ^ data_i[105];
  wire check_2_19_24_from_92 = check_h2529506c_from_108 ^ check_h81c8e6b4_from_92;
  wire check_2_4_17_31_from_71 = data_i[71] ^ data_i[209];
  wire check_h80020824_from_95 = data_i[95] ^ data_i[199];
  wire check_2_17_31_from_71 = check_2_4_17_31_from_71 ^ check_h80020824_from_95;
  wire check_2_5_18_from_31 = check_h0acc6325_from_31 ^ check_h275507f5_from_118;
  wire check_2_from_7 = (check_2_from_18 ^ (((check_2_10_from_30 ^ check_2_28_from_26)
      ^ (check_2_14_17_from_133 ^ check_2_9_22_26_from_67)) ^ ((check_h42111dce_from_70
      ^ check_he002c62c_from_21) ^ (check_h21f08c57_from_151 ^ check_he6826195_from_79))))
      ^ (((check_2_26_from_39 ^ check_2_30_from_7) ^ (check_2_29_from_85 ^ check_2_8_14_from_69))
      ^ ((check_2_19_24_from_92 ^ check_2_17_31_from_71) ^ (check_h18108006_from_127
      ^ check_2_5_18_from_31)));
  wire check_h5da2420c_from_139 = data_i[139] ^ data_i[213];
  wire check_h5020000c_from_139 = check_h5034200e_from_149 ^ check_h5da2420c_from_139;
  wire check_he099841c_from_14 = data_i[14] ^ data_i[135];
  wire check_ha081041c_from_14 = check_ha4a5441d_from_36 ^ check_he099841c_from_14;
  wire check_2_3_from_14 = check_h5020000c_from_139 ^ check_ha081041c_from_14;
  wire check_2_15_20_28_from_134 = data_i[134] ^ data_i[244];
  wire check_haa91cd94_from_125 = data_i[125] ^ data_i[206];
  wire check_h2201c994_from_125 = check_h6303c99f_from_129 ^ check_haa91cd94_from_125;
  wire check_2_15_from_46 = check_h2201c994_from_125 ^ (check_2_15_20_28_from_134 ^ (data_i[46]
      ^ data_i[218]));
  wire check_h41dc59d4_from_116 = data_i[116] ^ data_i[185];
  wire check_h001c1004_from_73 = check_h401e1845_from_73 ^ check_h41dc59d4_from_116;
  wire check_2_20_from_73 = check_h00104406_from_75 ^ check_h001c1004_from_73;
  wire check_2_13_22_from_3 = check_h2060a025_from_3 ^ check_h08c22006_from_11;
  wire check_h32900a24_from_144 = data_i[144] ^ data_i[226];
  wire check_h82314224_from_29 = check_h8a355225_from_54 ^ check_h83334666_from_29;
  wire check_2_5_from_13 = check_h40800025_from_13 ^ (check_h82314224_from_29
      ^ (check_h82852836_from_107 ^ check_h32900a24_from_144));
  wire check_3_24_from_55 = data_i[55] ^ data_i[158];
  wire check_3_26_from_77 = data_i[77] ^ data_i[109];
  wire check_3_from_19 = (((data_i[96] ^ data_i[236]) ^ (data_i[159] ^ data_i[161])) ^ ((data_i[95]
      ^ data_i[180]) ^ (data_i[74] ^ data_i[193]))) ^ (((data_i[119] ^ data_i[151]) ^ (data_i[19]
      ^ data_i[68])) ^ (check_3_24_from_55 ^ check_3_26_from_77));
  wire check_3_10_from_115 = data_i[115] ^ data_i[177];
  wire check_3_19_from_171 = data_i[171] ^ data_i[245];
  wire check_3_11_25_from_76 = data_i[76] ^ data_i[246];
  wire check_3_8_28_from_105 = data_i[105] ^ data_i[225];
  wire check_3_4_12_30_from_226 = data_i[226] ^ data_i[248];
  wire check_h2e7524a8_from_210 = data_i[210] ^ data_i[242];
  wire check_h2a214398_from_176 = data_i[176] ^ data_i[230];
  wire check_3_7_from_54 = check_h2a214398_from_176 ^ (data_i[54] ^ data_i[188]);
  wire check_3_4_11_from_31 = data_i[31] ^ data_i[175];
  wire check_3_11_29_from_221 = data_i[221] ^ data_i[255];
  wire check_3_11_from_31 = check_3_4_11_from_31 ^ check_3_11_29_from_221;
  wire check_3_21_25_from_156 = check_h1b30802e_from_212 ^ check_h4e2c08ba_from_156;
  wire check_3_10_28_from_93 = check_h3501ad0b_from_93 ^ check_h55f8c64a_from_124;
  wire check_hbf470058_from_17 = data_i[17] ^ data_i[131];
  wire check_3_22_31_from_17 = check_he4c3340a_from_227 ^ check_hbf470058_from_17;
  wire check_3_from_17 = (((check_h42111dce_from_70 ^ check_h7864820e_from_104)
      ^ (check_h405c626f_from_103 ^ check_h2e7524a8_from_210)) ^ (check_3_7_from_54
      ^ (check_h829bb2cb_from_117 ^ check_h5b6585da_from_78))) ^ ((check_3_11_from_31
      ^ check_3_21_25_from_156) ^ (check_3_10_28_from_93 ^ check_3_22_31_from_17));
  wire check_3_6_7_from_12 = check_h1aa700c9_from_48 ^ check_h28c221ce_from_12;
  wire check_hc0629b08_from_4 = data_i[4] ^ data_i[181];
  wire check_hc0028208_from_4 = check_he002c62c_from_21 ^ check_hc0629b08_from_4;
  wire check_3_9_from_4 = check_h50c0023f_from_13 ^ check_hc0028208_from_4;
  wire check_3_11_14_from_15 = check_h23116b59_from_15 ^ check_h0f0df949_from_126;
  wire check_ha104ed58_from_22 = data_i[22] ^ data_i[84];
  wire check_h21006458_from_22 = check_h2d02645a_from_198 ^ check_ha104ed58_from_22;
  wire check_3_14_from_15 = check_3_11_14_from_15 ^ check_h21006458_from_22;
  wire check_3_20_25_from_86 = data_i[86] ^ data_i[155];
  wire check_h02901908_from_47 = data_i[47] ^ data_i[167];
  wire check_3_20_22_from_16 = check_h62d2002d_from_16 ^ check_ha078468a_from_150;
  wire check_3_20_from_16 = check_3_20_22_from_16 ^ (check_3_20_25_from_86
      ^ check_h02901908_from_47);
  wire check_3_15_18_from_27 = check_h280d981a_from_72 ^ (data_i[27] ^ data_i[130]);
  wire check_h09058018_from_140 = data_i[140] ^ data_i[162];
  wire check_h2c061038_from_200 = data_i[200] ^ data_i[222];
  wire check_3_4_18_from_140 = check_h09058018_from_140 ^ check_h2c061038_from_200;
  wire check_3_18_from_27 = check_3_15_18_from_27 ^ check_3_4_18_from_140;
  wire check_h996a8c68_from_0 = data_i[0] ^ data_i[184];
  wire check_3_11_22_from_0 = check_h044688ab_from_30 ^ check_h996a8c68_from_0;
  wire check_h88e44528_from_182 = data_i[182] ^ data_i[240];
  wire check_3_18_22_23_from_91 = check_h64c5630a_from_91 ^ check_h88e44528_from_182;
  wire check_3_22_from_0 = check_3_11_22_from_0 ^ check_3_18_22_23_from_91;
  wire check_h04205068_from_42 = check_h06a051e9_from_42 ^ check_h2529506c_from_108;
  wire check_3_12_26_from_42 = check_h8400320e_from_216 ^ check_h04205068_from_42;
  wire check_4_21_26_from_153 = data_i[153] ^ data_i[247];
  wire check_4_12_16_from_56 = data_i[56] ^ data_i[120];
  wire check_h0108b9b0_from_23 = data_i[23] ^ data_i[85];
  wire check_4_7_22_from_178 = data_i[178] ^ data_i[213];
  wire check_4_7_from_178 = check_h8401329e_from_216 ^ check_4_7_22_from_178;
  wire check_4_20_from_87 = data_i[246] ^ check_2_4_20_26_from_87;
  wire check_4_from_23 = (((check_3_4_11_from_31 ^ check_4_21_26_from_153)
      ^ (check_3_4_12_30_from_226 ^ check_4_12_16_from_56)) ^ ((check_2_4_17_31_from_71
      ^ check_h0108b9b0_from_23) ^ (data_i[141] ^ check_h8081f3d4_from_69))) ^ ((check_4_7_from_178
      ^ check_4_20_from_87) ^ (check_0_4_30_from_28 ^ check_3_4_18_from_140));
  wire check_h06b62810_from_97 = data_i[97] ^ data_i[146];
  wire check_h02842810_from_97 = check_h82852836_from_107 ^ check_h06b62810_from_97;
  wire check_4_13_21_from_43 = data_i[43] ^ check_h14202511_from_155;
  wire check_4_11_12_27_from_1 = data_i[1] ^ check_h28011812_from_72;
  wire check_4_22_28_from_13 = data_i[219] ^ check_h50c0023f_from_13;
  wire check_h3e2d2070_from_49 = data_i[49] ^ data_i[201];
  wire check_h3e050050_from_17 = check_hbf470058_from_17 ^ check_h3e2d2070_from_49;
  wire check_h5a658190_from_78 = data_i[199] ^ check_h5b6585da_from_78;
  wire check_h1a050010_from_17 = check_h3e050050_from_17 ^ check_h5a658190_from_78;
  wire check_4_28_from_13 = check_4_22_28_from_13 ^ check_h1a050010_from_17;
  wire check_h21000450_from_22 = check_h21600c52_from_151 ^ check_h21006458_from_22;
  wire check_4_29_from_22 = data_i[214] ^ check_h21000450_from_22;
  wire check_4_8_from_73 = data_i[73] ^ data_i[220];
  wire check_4_6_from_104 = data_i[104] ^ data_i[110];
  wire check_4_26_31_from_24 = data_i[40] ^ check_h9cb11411_from_24;
  wire check_hcad2e4d0_from_109 = data_i[109] ^ data_i[192];
  wire check_h80c0e490_from_92 = check_h81c8e6b4_from_92 ^ check_hcad2e4d0_from_109;
  wire check_4_10_23_31_from_14 = check_ha081041c_from_14 ^ check_h80c0e490_from_92;
  wire check_4_31_from_14 = check_4_26_31_from_24 ^ check_4_10_23_31_from_14;
  wire check_4_from_1 = (check_4_from_23 ^ ((check_4_13_21_from_43 ^ (check_h02842810_from_97
      ^ (data_i[136] ^ data_i[150]))) ^ (check_4_11_12_27_from_1 ^ ((data_i[20] ^ data_i[91])
      ^ (data_i[177] ^ data_i[194]))))) ^ ((check_4_28_from_13 ^ check_4_29_from_22)
      ^ (check_4_31_from_14 ^ ((check_0_4_from_157 ^ (data_i[75] ^ data_i[152]))
      ^ (check_4_8_from_73 ^ check_4_6_from_104))));
  wire check_h16016170_from_163 = data_i[163] ^ data_i[221];
  wire check_h16010110_from_38 = check_h16119192_from_38 ^ check_h16016170_from_163;
  wire check_h22014110_from_125 = check_h2201c994_from_125 ^ check_h2a214398_from_176;
  wire check_4_8_16_25_from_38 = check_h16010110_from_38 ^ check_h22014110_from_125;
  wire check_4_8_25_from_5 = check_h22000111_from_5 ^ check_4_8_16_25_from_38;
  wire check_h41c04850_from_116 = data_i[159] ^ check_h41dc59d4_from_116;
  wire check_h41c00810_from_106 = check_h41d0091b_from_106 ^ check_h41c04850_from_116;
  wire check_h518b8a50_from_183 = data_i[183] ^ data_i[241];
  wire check_4_23_24_30_from_106 = check_h41c00810_from_106 ^ check_h518b8a50_from_183;
  wire check_4_24_30_from_106 = data_i[182] ^ check_4_23_24_30_from_106;
  wire check_h1dcc40b0_from_18 = data_i[18] ^ data_i[132];
  wire check_h0c0c00b0_from_18 = check_h4e2c08ba_from_156 ^ check_h1dcc40b0_from_18;
  wire check_4_19_26_27_from_18 = data_i[211] ^ check_h0c0c00b0_from_18;
  wire check_h366a8410_from_55 = data_i[55] ^ check_h36eacc13_from_169;
  wire check_h34680010_from_55 = data_i[161] ^ check_h366a8410_from_55;
  wire check_h34080010_from_55 = check_h341a4154_from_172 ^ check_h34680010_from_55;
  wire check_4_19_26_from_18 = check_4_19_26_27_from_18 ^ check_h34080010_from_55;
  wire check_4_17_19_from_114 = check_h488a7415_from_114 ^ check_h181a8096_from_127;
  wire check_4_19_from_18 = check_4_19_26_from_18 ^ check_4_17_19_from_114;
  wire check_5_29_from_136 = data_i[136] ^ data_i[183];
  wire check_5_12_from_64 = data_i[64] ^ data_i[235];
  wire check_5_from_59 = (((data_i[142] ^ data_i[162]) ^ (data_i[173] ^ data_i[234]))
      ^ ((data_i[115] ^ data_i[153]) ^ (data_i[194] ^ data_i[237]))) ^ ((check_2_5_from_76
      ^ (data_i[59] ^ data_i[82])) ^ (check_5_29_from_136 ^ check_5_12_from_64));
  wire check_5_6_22_from_129 = data_i[129] ^ data_i[189];
  wire check_5_13_from_49 = check_h3e2d2070_from_49 ^ check_h16016170_from_163;
  wire check_5_10_18_24_from_5 = data_i[5] ^ data_i[224];
  wire check_5_24_from_5 = check_h21584427_from_75 ^ check_5_10_18_24_from_5;
  wire check_5_13_30_from_38 = check_h510068e2_from_81 ^ (data_i[38] ^ data_i[55]);
  wire check_5_7_10_14_from_112 = data_i[112] ^ data_i[165];
  wire check_5_10_14_from_21 = check_he002c62c_from_21 ^ check_5_7_10_14_from_112;
  wire check_h88200120_from_28 = check_hc8280171_from_28 ^ check_h88e44528_from_182;
  wire check_hd108c820_from_60 = data_i[60] ^ data_i[141];
  wire check_h81004820_from_60 = check_h81014929_from_63 ^ check_hd108c820_from_60;
  wire check_5_11_from_6 = check_h81004820_from_60 ^ (check_h05052822_from_6
      ^ check_h80020824_from_95);
  wire check_5_18_from_30 = check_h04068023_from_30 ^ (check_ha02c22a2_from_74 ^ (data_i[114]
      ^ data_i[254]));
  wire check_5_from_5 = (check_5_from_59 ^ (((check_h0108b9b0_from_23 ^ check_5_6_22_from_129)
      ^ (check_h18d22026_from_11 ^ check_h1b30802e_from_212)) ^ (check_5_13_from_49
      ^ check_5_24_from_5))) ^ (((check_5_13_30_from_38 ^ check_5_10_14_from_21)
      ^ (check_h04205068_from_42 ^ check_h88200120_from_28)) ^ (check_5_11_from_6
      ^ check_5_18_from_30));
  wire check_5_9_13_from_243 = data_i[243] ^ data_i[252];
  wire check_5_9_from_68 = check_h40584262_from_68 ^ (check_h81c8e6b4_from_92
      ^ check_5_9_13_from_243);
  wire check_5_9_17_from_168 = data_i[168] ^ data_i[253];
  wire check_h2c1286a0_from_43 = data_i[43] ^ data_i[164];
  wire check_h2c020020_from_43 = check_h2c061038_from_200 ^ check_h2c1286a0_from_43;
  wire check_h91b686e0_from_121 = data_i[121] ^ data_i[248];
  wire check_h91228460_from_0 = check_h996a8c68_from_0 ^ check_h91b686e0_from_121;
  wire check_hf872e260_from_51 = data_i[51] ^ data_i[120];
  wire check_h78524060_from_51 = data_i[202] ^ check_hf872e260_from_51;
  wire check_5_6_17_from_0 = check_h91228460_from_0 ^ check_h78524060_from_51;
  wire check_5_17_from_0 = check_5_6_17_from_0 ^ (check_h2c020020_from_43 ^ (check_h458b29a3_from_53
      ^ check_5_9_17_from_168));
  wire check_h2a3424a0_from_210 = data_i[236] ^ check_h2e7524a8_from_210;
  wire check_h6e871420_from_98 = data_i[98] ^ check_h6ea73f22_from_178;
  wire check_5_18_from_18 = (check_h2a3424a0_from_210 ^ check_h6e871420_from_98)
      ^ (check_2_5_18_from_31 ^ check_h0c0c00b0_from_18);
  wire check_6_from_3 = (((data_i[213] ^ data_i[230]) ^ (data_i[26] ^ data_i[244])) ^ ((data_i[167]
      ^ data_i[209]) ^ (data_i[177] ^ data_i[207]))) ^ (((data_i[63] ^ data_i[101]) ^ (data_i[53]
      ^ data_i[56])) ^ (check_4_6_from_104 ^ (data_i[3] ^ data_i[33])));
  wire check_6_12_31_from_91 = data_i[91] ^ data_i[212];
  wire check_6_14_16_25_from_9 = data_i[9] ^ data_i[215];
  wire check_h11e425c0_from_1 = data_i[1] ^ data_i[52];
  wire check_6_22_24_27_from_41 = data_i[41] ^ data_i[88];
  wire check_6_22_from_41 = check_5_6_22_from_129 ^ check_6_22_24_27_from_41;
  wire check_h12920040_from_66 = data_i[66] ^ data_i[112];
  wire check_6_17_20_25_from_66 = check_hcad2e4d0_from_109 ^ check_h12920040_from_66;
  wire check_h8081b2c0_from_69 = check_h829bb2cb_from_117 ^ check_h8081f3d4_from_69;
  wire check_6_11_19_from_79 = data_i[79] ^ data_i[143];
  wire check_6_19_from_6 = (check_hc8280171_from_28 ^ check_h040b104a_from_145)
      ^ (check_6_11_19_from_79 ^ (data_i[6] ^ data_i[164]));
  wire check_6_from_1 = (check_6_from_3 ^ (((check_0_6_8_from_11 ^ check_6_12_31_from_91)
      ^ (check_h16016170_from_163 ^ check_6_14_16_25_from_9)) ^ ((check_h8090c4ce_from_128
      ^ check_h341a4154_from_172) ^ (check_h50c542ff_from_13 ^ check_h11e425c0_from_1))))
      ^ (((check_6_22_from_41 ^ check_6_17_20_25_from_66) ^ (check_1_6_10_24_from_29
      ^ check_h3e050050_from_17)) ^ (check_6_19_from_6 ^ (check_h23110351_from_15
      ^ check_h8081b2c0_from_69)));
  wire check_6_7_from_2 = check_h100048c2_from_2 ^ check_3_6_7_from_12;
  wire check_hc110f140_from_61 = data_i[61] ^ data_i[142];
  wire check_6_9_15_30_from_222 = data_i[222] ^ data_i[236];
  wire check_6_15_30_from_155 = check_hd422a551_from_155 ^ check_6_9_15_30_from_222;
  wire check_6_30_from_61 = check_6_15_30_from_155 ^ (check_h401e1845_from_73
      ^ check_hc110f140_from_61);
  wire check_h905d8940_from_99 = data_i[99] ^ data_i[115];
  wire check_h10098840_from_99 = check_h518b8a50_from_183 ^ check_h905d8940_from_99;
  wire check_hdc0519c0_from_57 = data_i[57] ^ data_i[245];
  wire check_h400119c0_from_57 = check_h42111dce_from_70 ^ check_hdc0519c0_from_57;
  wire check_6_11_16_from_57 = check_h10098840_from_99 ^ check_h400119c0_from_57;
  wire check_h090a30c0_from_7 = check_h990a32e1_from_58 ^ check_h490a31c4_from_7;
  wire check_6_12_19_27_from_7 = check_h0d0d3141_from_111 ^ check_h090a30c0_from_7;
  wire check_6_14_from_42 = check_h40504042_from_68 ^ (check_h04205068_from_42
      ^ check_h41c04850_from_116);
  wire check_7_23_from_89 = data_i[89] ^ data_i[203];
  wire check_7_22_from_8 = data_i[8] ^ data_i[226];
  wire check_7_21_from_14 = data_i[14] ^ data_i[82];
  wire check_7_from_8 = (((data_i[27] ^ data_i[146]) ^ (data_i[173] ^ data_i[232])) ^ ((data_i[111]
      ^ data_i[208]) ^ (data_i[64] ^ data_i[103]))) ^ ((check_7_23_from_89 ^ (data_i[36]
      ^ data_i[49])) ^ (check_7_22_from_8 ^ check_7_21_from_14));
  wire check_7_14_from_222 = data_i[222] ^ data_i[231];
  wire check_7_12_15_from_41 = data_i[41] ^ data_i[196];
  wire check_7_8_from_72 = check_h41dc59d4_from_116 ^ (data_i[72] ^ data_i[169]);
  wire check_h0c29c080_from_10 = data_i[10] ^ data_i[50];
  wire check_7_15_from_10 = check_h8090c4ce_from_128 ^ check_h0c29c080_from_10;
  wire check_7_28_29_from_29 = data_i[29] ^ data_i[195];
  wire check_7_29_from_29 = check_ha02c22a2_from_74 ^ check_7_28_29_from_29;
  wire check_7_26_from_79 = check_he6826195_from_79 ^ check_h275507f5_from_118;
  wire check_7_19_23_from_4 = check_h458b29a3_from_53 ^ (data_i[4] ^ data_i[202]);
  wire check_h20856580_from_32 = data_i[32] ^ data_i[67];
  wire check_7_18_23_from_32 = check_h91b686e0_from_121 ^ check_h20856580_from_32;
  wire check_7_14_16_from_3 = check_h2461f0a5_from_3 ^ check_h50c542ff_from_13;
  wire check_7_from_3 = (check_7_from_8 ^ (((check_7_14_from_222 ^ check_7_12_15_from_41)
      ^ (check_h181a8096_from_127 ^ check_5_7_10_14_from_112)) ^ (check_3_7_from_54
      ^ (check_h06a051e9_from_42 ^ check_h044688ab_from_30)))) ^ (((check_4_7_from_178
      ^ check_7_8_from_72) ^ (check_7_15_from_10 ^ check_7_29_from_29)) ^ ((check_7_26_from_79
      ^ check_7_19_23_from_4) ^ (check_7_18_23_from_32 ^ check_7_14_16_from_3)));
  wire check_he1208180_from_62 = data_i[62] ^ data_i[143];
  wire check_7_8_30_from_62 = check_hf7c7ab81_from_110 ^ check_he1208180_from_62;
  wire check_7_11_19_from_23 = check_h14282f91_from_215 ^ check_h0108b9b0_from_23;
  wire check_7_11_from_23 = check_h2201c994_from_125 ^ check_7_11_19_from_23;
  wire check_7_15_20_from_38 = check_h16119192_from_38 ^ check_h2c1286a0_from_43;
  wire check_7_15_from_38 = check_h8081b2c0_from_69 ^ check_7_15_20_from_38;
  wire check_h11042480_from_1 = check_h51146481_from_59 ^ check_h11e425c0_from_1;
  wire check_7_13_24_from_1 = check_h090a30c0_from_7 ^ check_h11042480_from_1;
  wire check_7_8_30_from_57 = check_h5a658190_from_78 ^ check_h400119c0_from_57;
  wire check_h4f3ae480_from_100 = data_i[100] ^ data_i[136];
  wire check_h4e322480_from_56 = check_hdeb22d81_from_56 ^ check_h4f3ae480_from_100;
  wire check_h0a302480_from_56 = check_h2a3424a0_from_210 ^ check_h4e322480_from_56;
  wire check_8_10_13_25_from_94 = data_i[94] ^ data_i[138];
  wire check_8_from_7 = (((data_i[135] ^ data_i[213]) ^ (data_i[112] ^ data_i[198]))
      ^ (check_4_8_from_73 ^ (data_i[107] ^ data_i[124]))) ^ ((check_0_8_from_51
      ^ check_3_8_28_from_105) ^ (check_h490a31c4_from_7 ^ check_8_10_13_25_from_94));
  wire check_8_9_from_114 = check_h6ea73f22_from_178 ^ (data_i[114] ^ data_i[141]);
  wire check_8_29_from_12 = check_hac10b30f_from_219 ^ check_h28c221ce_from_12;
  wire check_8_21_22_from_1 = check_hc0629b08_from_4 ^ check_h11e425c0_from_1;
  wire check_8_11_31_from_22 = check_ha068a925_from_33 ^ check_ha104ed58_from_22;
  wire check_8_23_28_31_from_56 = data_i[100] ^ check_hdeb22d81_from_56;
  wire check_8_from_1 = (check_8_from_7 ^ ((check_7_8_from_72 ^ (data_i[96]
      ^ check_hc00c4793_from_223)) ^ (check_8_9_from_114 ^ check_8_29_from_12)))
      ^ (((check_1_8_20_from_106 ^ check_2_8_14_from_69) ^ (check_8_21_22_from_1
      ^ check_8_11_31_from_22)) ^ (check_0_8_from_11 ^ (check_h14202511_from_155
      ^ check_8_23_28_31_from_56)));
  wire check_8_11_24_from_101 = data_i[101] ^ data_i[251];
  wire check_8_23_24_26_from_9 = data_i[127] ^ check_h05848101_from_9;
  wire check_8_24_from_9 = check_8_11_24_from_101 ^ check_8_23_24_26_from_9;
  wire check_8_23_25_from_42 = check_h06a051e9_from_42 ^ check_h02901908_from_47;
  wire check_8_22_25_from_10 = data_i[10] ^ data_i[121];
  wire check_8_25_from_10 = check_8_23_25_from_42 ^ check_8_22_25_from_10;
  wire check_8_21_27_from_28 = check_h08220101_from_39 ^ check_h88200120_from_28;
  wire check_8_20_22_31_from_81 = data_i[81] ^ check_h905d8940_from_99;
  wire check_8_22_31_from_81 = data_i[156] ^ check_8_20_22_31_from_81;
  wire check_8_30_from_57 = check_7_8_30_from_62 ^ check_7_8_30_from_57;
  wire check_h0100b100_from_23 = check_h0108b9b0_from_23 ^ check_hc110f140_from_61;
  wire check_8_13_24_from_23 = check_h05012101_from_53 ^ check_h0100b100_from_23;
  wire check_8_14_31_from_174 = data_i[174] ^ data_i[242];
  wire check_h20016100_from_20 = check_h64016302_from_20 ^ check_h20856580_from_32;
  wire check_8_13_14_from_20 = check_h0acc6325_from_31 ^ check_h20016100_from_20;
  wire check_8_14_from_20 = data_i[65] ^ (check_8_14_31_from_174 ^ check_8_13_14_from_20);
  wire check_8_25_from_5 = data_i[128] ^ check_4_8_25_from_5;
  wire check_9_29_from_28 = data_i[28] ^ data_i[149];
  wire check_9_22_25_from_22 = data_i[22] ^ data_i[108];
  wire check_9_18_26_from_47 = data_i[47] ^ data_i[179];
  wire check_9_from_22 = (((data_i[163] ^ data_i[242]) ^ (data_i[206] ^ data_i[235])) ^ ((data_i[95]
      ^ data_i[185]) ^ (data_i[61] ^ data_i[250]))) ^ ((check_9_29_from_28 ^ (data_i[42]
      ^ data_i[113])) ^ (check_9_22_25_from_22 ^ check_9_18_26_from_47));
  wire check_9_15_31_from_6 = data_i[6] ^ data_i[214];
  wire check_9_15_from_6 = check_hf872e260_from_51 ^ check_9_15_31_from_6;
  wire check_9_31_from_58 = check_h990a32e1_from_58 ^ check_hc1905205_from_82;
  wire check_9_14_26_27_from_99 = data_i[99] ^ check_h5da2420c_from_139;
  wire check_9_20_29_from_7 = data_i[7] ^ data_i[157];
  wire check_9_13_20_from_0 = data_i[0] ^ data_i[154];
  wire check_9_20_from_0 = (check_9_20_29_from_7 ^ (data_i[1] ^ data_i[93]))
      ^ (check_h91b686e0_from_121 ^ check_9_13_20_from_0);
  wire check_9_from_0 = (check_9_from_22 ^ (((check_2_9_22_26_from_67 ^ check_5_9_17_from_168)
      ^ (check_h2c1286a0_from_43 ^ check_6_9_15_30_from_222)) ^ ((check_h2a214398_from_176
      ^ check_h518b8a50_from_183) ^ (check_h14282f91_from_215 ^ check_h55f8c64a_from_124))))
      ^ (((check_8_9_from_114 ^ check_9_15_from_6) ^ (check_9_31_from_58
      ^ check_9_14_26_27_from_99)) ^ (check_9_20_from_0 ^ (check_h23110351_from_15
      ^ check_h82314224_from_29)));
  wire check_h10440e00_from_44 = data_i[44] ^ data_i[45];
  wire check_9_18_22_from_44 = check_h10440e00_from_44 ^ (data_i[66] ^ data_i[133]);
  wire check_9_22_from_31 = check_h0ac80201_from_31 ^ check_9_18_22_from_44;
  wire check_9_30_from_20 = check_h58248202_from_104 ^ check_h64016302_from_20;
  wire check_9_14_19_31_from_97 = data_i[97] ^ check_h80084682_from_150;
  wire check_h00813200_from_2 = data_i[2] ^ check_h8081b2c0_from_69;
  wire check_h32800a00_from_110 = check_h37c2aa01_from_110 ^ check_h32900a24_from_144;
  wire check_10_18_from_3 = data_i[3] ^ data_i[142];
  wire check_10_from_3 = (((data_i[140] ^ data_i[245]) ^ (data_i[7] ^ data_i[158])) ^ ((data_i[38]
      ^ data_i[134]) ^ (data_i[214] ^ data_i[250]))) ^ (((data_i[186] ^ data_i[196]) ^ (data_i[122]
      ^ data_i[166])) ^ (check_10_18_from_3 ^ (data_i[72] ^ data_i[106])));
  wire check_10_23_from_23 = data_i[23] ^ data_i[220];
  wire check_10_22_25_from_145 = data_i[145] ^ data_i[238];
  wire check_10_15_18_from_68 = data_i[68] ^ data_i[80];
  wire check_10_18_from_5 = check_5_10_18_24_from_5 ^ check_10_15_18_from_68;
  wire check_10_11_from_44 = check_h10440e00_from_44 ^ (data_i[69] ^ data_i[188]);
  wire check_10_22_from_118 = check_0_10_22_from_176 ^ check_h275507f5_from_118;
  wire check_10_23_31_from_111 = check_h8dcd3541_from_111 ^ check_haa91cd94_from_125;
  wire check_h037b3400_from_46 = data_i[46] ^ data_i[96];
  wire check_10_20_25_from_46 = check_h42111dce_from_70 ^ check_h037b3400_from_46;
  wire check_10_from_2 = (check_10_from_3 ^ (((check_3_10_from_115 ^ check_10_23_from_23)
      ^ (check_2_10_from_30 ^ check_10_22_25_from_145)) ^ ((check_h2c1286a0_from_43
      ^ check_h20856580_from_32) ^ (check_h300a4cc3_from_2 ^ check_h88e44528_from_182))))
      ^ (((check_10_18_from_5 ^ (check_h9cb11411_from_24 ^ check_hd8297c06_from_179))
      ^ (check_10_11_from_44 ^ check_10_22_from_118)) ^ ((check_5_10_14_from_21
      ^ check_10_23_31_from_111) ^ (check_h00104406_from_75 ^ check_10_20_25_from_46)));
  wire check_10_13_from_94 = (check_h70e8263f_from_174 ^ check_8_10_13_25_from_94)
      ^ (check_h488a7415_from_114 ^ check_he4c3340a_from_227);
  wire check_10_28_from_1 = check_3_10_28_from_93 ^ check_h11042480_from_1;
  wire check_11_13_from_135 = data_i[135] ^ data_i[189];
  wire check_11_from_39 = (((data_i[239] ^ data_i[254]) ^ (data_i[238] ^ data_i[249]))
      ^ ((data_i[123] ^ data_i[211]) ^ (data_i[71] ^ data_i[90]))) ^ ((check_11_13_from_135
      ^ (data_i[39] ^ data_i[41])) ^ (check_3_11_25_from_76 ^ check_8_11_24_from_101));
  wire check_11_20_30_from_3 = data_i[3] ^ data_i[233];
  wire check_11_12_from_4 = check_hc0629b08_from_4 ^ check_h02901908_from_47;
  wire check_11_23_from_46 = check_h36eacc13_from_169 ^ (data_i[46] ^ data_i[187]);
  wire check_11_13_21_from_178 = check_h6ea73f22_from_178 ^ check_hd8297c06_from_179;
  wire check_11_from_0 = (check_11_from_39 ^ (((check_6_11_19_from_79 ^ check_11_20_30_from_3)
      ^ (check_h4e2c08ba_from_156 ^ check_h48f94a62_from_68)) ^ (check_11_12_from_4
      ^ check_11_23_from_46))) ^ (((check_0_11_from_56 ^ check_10_11_from_44) ^ (check_3_11_from_31
      ^ check_3_11_22_from_0)) ^ ((check_3_11_14_from_15 ^ check_11_13_21_from_178)
      ^ (check_h100048c2_from_2 ^ check_8_11_31_from_22)));
  wire check_11_13_20_from_137 = data_i[139] ^ check_h5834ab03_from_137;
  wire check_11_13_from_97 = check_h02842810_from_97 ^ check_11_13_20_from_137;
  wire check_12_27_from_128 = data_i[128] ^ data_i[130];
  wire check_12_from_16 = (((data_i[100] ^ data_i[242]) ^ (data_i[127] ^ data_i[182]))
      ^ ((data_i[45] ^ data_i[107]) ^ (data_i[34] ^ data_i[252]))) ^ (((data_i[166] ^ data_i[207])
      ^ (data_i[48] ^ data_i[155])) ^ (check_12_27_from_128 ^ (data_i[16] ^ data_i[31])));
  wire check_12_14_28_30_from_95 = data_i[95] ^ data_i[140];
  wire check_12_17_25_29_from_26 = data_i[26] ^ data_i[124];
  wire check_12_20_from_24 = check_h9cb11411_from_24 ^ (data_i[74] ^ data_i[168]);
  wire check_12_18_from_54 = check_h001c1004_from_73 ^ (check_h8a355225_from_54 ^ (data_i[184]
      ^ data_i[251]));
  wire check_12_from_3 = (check_12_from_16 ^ (((check_2_12_from_176 ^ check_5_12_from_64)
      ^ (check_6_12_31_from_91 ^ check_7_12_15_from_41)) ^ ((check_3_4_12_30_from_226
      ^ check_12_14_28_30_from_95) ^ (check_h2c061038_from_200 ^ check_12_17_25_29_from_26))))
      ^ ((((check_h16119192_from_38 ^ check_h037b3400_from_46) ^ (check_h2461f0a5_from_3
      ^ check_hb2b35111_from_5)) ^ (check_11_12_from_4 ^ check_12_20_from_24))
      ^ (check_12_18_from_54 ^ (check_h400119c0_from_57 ^ check_h0100b100_from_23)));
  wire check_12_16_26_from_145 = check_h0ec91201_from_188 ^ check_h040b104a_from_145;
  wire check_12_16_from_56 = check_12_16_26_from_145 ^ (data_i[190] ^ check_4_12_16_from_56);
  wire check_12_23_30_from_82 = data_i[198] ^ check_h40805005_from_82;
  wire check_12_19_from_7 = check_1_12_19_30_from_86 ^ check_6_12_19_27_from_7;
  wire check_h64831000_from_98 = check_he4c3340a_from_227 ^ check_h6e871420_from_98;
  wire check_12_16_23_from_2 = check_h00813200_from_2 ^ check_h64831000_from_98;
  wire check_13_30_from_38 = check_he6826195_from_79 ^ check_5_13_30_from_38;
  wire check_13_from_1 = (((check_h21006458_from_22 ^ check_5_13_from_49) ^ (check_h80c0e490_from_92
      ^ (data_i[112] ^ data_i[132]))) ^ (check_10_13_from_94 ^ check_11_13_from_97))
      ^ ((check_7_13_24_from_1 ^ check_13_30_from_38) ^ (check_2_13_22_from_3
      ^ check_h00813200_from_2));
  wire check_13_21_31_from_51 = data_i[183] ^ check_hf872e260_from_51;
  wire check_13_31_from_51 = check_1_9_13_31_from_74 ^ check_13_21_31_from_51;
  wire check_13_22_24_26_from_48 = data_i[48] ^ check_h37c2aa01_from_110;
  wire check_13_24_from_23 = check_8_13_24_from_23 ^ (data_i[195] ^ check_13_22_24_26_from_48);
  wire check_13_30_from_44 = data_i[44] ^ data_i[108];
  wire check_13_29_from_63 = data_i[63] ^ data_i[148];
  wire check_13_26_from_27 = data_i[27] ^ data_i[95];
  wire check_13_17_21_from_106 = data_i[106] ^ data_i[116];
  wire check_13_17_from_35 = check_13_17_21_from_106 ^ (data_i[35] ^ data_i[72]);
  wire check_13_18_from_6 = check_h5034200e_from_149 ^ check_h05052822_from_6;
  wire check_13_from_0 = (((check_13_30_from_44 ^ check_13_29_from_63) ^ (check_11_13_from_135
      ^ check_13_26_from_27)) ^ ((check_5_9_13_from_243 ^ check_9_13_20_from_0)
      ^ (check_h405c626f_from_103 ^ check_h037b3400_from_46))) ^ ((check_1_13_from_10 ^ (data_i[206]
      ^ check_h23116b59_from_15)) ^ (check_13_17_from_35 ^ check_13_18_from_6));
  wire check_13_21_25_from_56 = data_i[75] ^ check_h0a302480_from_56;
  wire check_13_21_from_43 = check_4_13_21_from_43 ^ (check_11_13_21_from_178
      ^ check_13_21_25_from_56);
  wire check_14_15_19_24_from_98 = data_i[98] ^ check_h4f3ae480_from_100;
  wire check_14_16_from_3 = check_7_14_16_from_3 ^ (check_hd8297c06_from_179
      ^ check_6_14_16_25_from_9);
  wire check_14_19_21_27_from_10 = data_i[26] ^ check_h0c29c080_from_10;
  wire check_14_27_from_10 = check_h78524060_from_51 ^ check_14_19_21_27_from_10;
  wire check_14_from_3 = (((check_2_8_14_from_69 ^ check_5_10_14_from_21)
      ^ (check_9_14_26_27_from_99 ^ check_14_15_19_24_from_98)) ^ (check_14_16_from_3
      ^ (check_h40805005_from_82 ^ check_h80c0e490_from_92))) ^ ((check_3_14_from_15
      ^ check_14_27_from_10) ^ (check_h22014110_from_125 ^ ((data_i[164] ^ data_i[228])
      ^ (data_i[45] ^ data_i[168]))));
  wire check_14_19_from_119 = data_i[119] ^ data_i[219];
  wire check_14_20_31_from_29 = check_h82314224_from_29 ^ check_hc110f140_from_61;
  wire check_14_24_31_from_60 = data_i[104] ^ check_h81004820_from_60;
  wire check_14_31_from_5 = (check_ha2824111_from_5 ^ check_14_20_31_from_29)
      ^ (check_9_14_19_31_from_97 ^ check_14_24_31_from_60);
  wire check_14_18_from_36 = check_ha4a5441d_from_36 ^ (data_i[117] ^ data_i[122]);
  wire check_14_28_from_18 = check_h1dcc40b0_from_18 ^ (data_i[147] ^ data_i[218]);
  wire check_15_16_28_from_19 = data_i[90] ^ check_h3a998003_from_19;
  wire check_15_28_from_19 = check_15_16_28_from_19 ^ (data_i[229] ^ data_i[239]);
  wire check_15_20_from_151 = data_i[230] ^ check_0_15_20_from_151;
  wire check_15_26_from_11 = data_i[11] ^ check_h44f0c042_from_76;
  wire check_15_19_22_from_36 = data_i[36] ^ data_i[123];
  wire check_15_22_from_36 = check_h80c0e490_from_92 ^ check_15_19_22_from_36;
  wire check_15_24_28_31_from_0 = data_i[103] ^ check_h91228460_from_0;
  wire check_15_from_0 = ((check_7_15_from_38 ^ check_15_28_from_19) ^ (check_15_20_from_151
      ^ check_15_26_from_11)) ^ ((check_0_15_17_from_30 ^ check_15_22_from_36)
      ^ (check_15_24_28_31_from_0 ^ ((data_i[70] ^ data_i[106]) ^ (data_i[8] ^ data_i[56]))));
  wire check_15_19_from_37 = data_i[37] ^ (data_i[131] ^ check_14_15_19_24_from_98);
  wire check_15_19_30_from_14 = check_he099841c_from_14 ^ (data_i[118] ^ check_hd108c820_from_60);
  wire check_15_30_from_4 = check_hc0028208_from_4 ^ check_15_19_30_from_14;
  wire check_ha1208000_from_62 = data_i[250] ^ check_he1208180_from_62;
  wire check_15_21_29_from_3 = check_h2060a025_from_3 ^ check_ha1208000_from_62;
  wire check_15_29_from_3 = check_h3501ad0b_from_93 ^ check_15_21_29_from_3;
  wire check_15_27_28_from_104 = data_i[223] ^ check_1_15_27_28_from_104;
  wire check_15_25_from_126 = check_h0f0df949_from_126 ^ (data_i[180] ^ data_i[197]);
  wire check_15_18_from_9 = check_h05848101_from_9 ^ check_ha104ed58_from_22;
  wire check_15_from_6 = ((((check_7_12_15_from_41 ^ check_10_15_18_from_68) ^ (data_i[198]
      ^ check_h09058018_from_140)) ^ (check_1_15_from_32 ^ check_15_25_from_126))
      ^ ((check_7_15_from_10 ^ check_9_15_from_6) ^ (check_3_15_18_from_27 ^ check_15_18_from_9)))
      ^ (((check_6_15_30_from_155 ^ check_h0100b100_from_23) ^ (check_h366a8410_from_55
      ^ check_h10098840_from_99)) ^ (check_2_15_from_46 ^ (check_h5a658190_from_78 ^ (data_i[114]
      ^ data_i[175]))));
  wire check_16_24_from_6 = check_1_16_24_26_from_6 ^ (data_i[83] ^ check_h09058018_from_140);
  wire check_16_20_24_from_15 = data_i[249] ^ check_h23110351_from_15;
  wire check_16_21_23_27_from_24 = check_h18a10001_from_24 ^ check_h48f94a62_from_68;
  wire check_16_31_from_101 = (data_i[139] ^ (data_i[158] ^ check_hf7c7ab81_from_110))
      ^ (check_hdc178023_from_101 ^ check_h82852836_from_107);
  wire check_16_26_from_10 = check_h05012101_from_53 ^ check_h0c29c080_from_10;
  wire check_16_18_28_from_12 = data_i[12] ^ data_i[159];
  wire check_16_from_2 = (((check_14_16_from_3 ^ check_16_24_from_6) ^ (check_12_16_from_56
      ^ check_16_20_24_from_15)) ^ (check_16_31_from_101 ^ (check_6_11_16_from_57
      ^ check_16_21_23_27_from_24))) ^ ((check_12_16_23_from_2 ^ check_16_26_from_10)
      ^ (check_4_8_16_25_from_38 ^ (((data_i[204] ^ data_i[205]) ^ (data_i[43] ^ data_i[106]))
      ^ (check_h81014929_from_63 ^ check_16_18_28_from_12))));
  wire check_16_29_from_14 = check_ha081041c_from_14 ^ (check_h20016100_from_20 ^ (data_i[113]
      ^ check_h2529506c_from_108));
  wire check_16_25_27_from_17 = data_i[92] ^ (data_i[160] ^ check_h1a050010_from_17);
  wire check_16_22_26_from_210 = data_i[212] ^ check_h2e7524a8_from_210;
  wire check_h01690000_from_46 = data_i[65] ^ check_h037b3400_from_46;
  wire check_16_from_5 = (((check_hf2814027_from_196 ^ check_h8401329e_from_216) ^ (data_i[200]
      ^ check_hb2b35111_from_5)) ^ (check_15_16_28_from_19 ^ check_16_22_26_from_210))
      ^ ((check_h28011812_from_72 ^ check_h01690000_from_46) ^ (check_h82314224_from_29
      ^ (data_i[18] ^ data_i[47])));
  wire check_17_from_39 = (((data_i[141] ^ data_i[221]) ^ (data_i[77] ^ data_i[125])) ^ ((data_i[67]
      ^ data_i[132]) ^ (data_i[84] ^ data_i[249]))) ^ ((check_2_14_17_from_133 ^ (data_i[65]
      ^ data_i[233])) ^ (check_h08220101_from_39 ^ check_1_17_21_from_63));
  wire check_17_25_from_48 = check_h1aa700c9_from_48 ^ (data_i[152] ^ data_i[232]);
  wire check_17_24_from_17 = check_h5da2420c_from_139 ^ check_hbf470058_from_17;
  wire check_17_20_21_23_from_162 = data_i[162] ^ data_i[170];
  wire check_17_20_21_from_97 = check_h06b62810_from_97 ^ check_17_20_21_23_from_162;
  wire check_17_from_2 = (check_17_from_39 ^ (((check_h401e1845_from_73 ^ check_h62d2002d_from_16)
      ^ (check_h341a4154_from_172 ^ check_h037b3400_from_46)) ^ ((check_h300a4cc3_from_2
      ^ check_h2d02645a_from_198) ^ (check_hd422a551_from_155 ^ check_h518b8a50_from_183))))
      ^ (((check_17_25_from_48 ^ (check_h829bb2cb_from_117 ^ check_h83334666_from_29))
      ^ (check_13_17_from_35 ^ check_17_24_from_17)) ^ ((check_4_17_19_from_114
      ^ check_17_20_21_from_97) ^ (check_1_3_17_from_129 ^ check_6_17_20_25_from_66)));
  wire check_17_23_from_5 = check_ha2824111_from_5 ^ check_h08c22006_from_11;
  wire check_17_31_from_4 = check_2_17_31_from_71 ^ check_hc0028208_from_4;
  wire check_17_19_25_29_from_24 = data_i[24] ^ data_i[216];
  wire check_17_25_29_from_24 = check_12_17_25_29_from_26 ^ check_17_19_25_29_from_24;
  wire check_17_25_from_24 = check_h366a8410_from_55 ^ check_17_25_29_from_24;
  wire check_18_19_from_153 = data_i[153] ^ data_i[163];
  wire check_18_27_from_147 = data_i[147] ^ data_i[171];
  wire check_18_from_3 = (((data_i[96] ^ data_i[125]) ^ (data_i[85] ^ data_i[148])) ^ ((data_i[102]
      ^ data_i[215]) ^ (data_i[144] ^ data_i[208]))) ^ ((check_2_18_from_155 ^ check_10_18_from_3)
      ^ (check_18_19_from_153 ^ check_18_27_from_147));
  wire check_18_28_from_12 = check_hdc0519c0_from_57 ^ check_16_18_28_from_12;
  wire check_18_from_1 = (check_18_from_3 ^ (((check_h905d8940_from_99 ^ check_9_18_26_from_47)
      ^ (check_h1aa700c9_from_48 ^ check_hc00c4793_from_223)) ^ (check_14_18_from_36
      ^ (check_hf7c7ab81_from_110 ^ check_h50c542ff_from_13)))) ^ (((check_10_18_from_5
      ^ check_13_18_from_6) ^ (check_15_18_from_9 ^ check_18_28_from_12)) ^ ((check_0_2_18_from_41
      ^ check_9_18_22_from_44) ^ (check_7_18_23_from_32 ^ check_h11042480_from_1)));
  wire check_18_23_from_91 = check_3_18_22_23_from_91 ^ check_h02842810_from_97;
  wire check_19_21_from_10 = check_h3e2d2070_from_49 ^ check_14_19_21_27_from_10;
  wire check_19_24_from_92 = check_h55f8c64a_from_124 ^ check_2_19_24_from_92;
  wire check_19_28_from_42 = data_i[42] ^ check_h10098840_from_99;
  wire check_19_23_from_4 = data_i[45] ^ check_7_19_23_from_4;
  wire check_19_from_2 = (((check_h001c1004_from_73 ^ check_h01690000_from_46)
      ^ (check_h40584262_from_68 ^ (data_i[67] ^ data_i[248]))) ^ (check_6_19_from_6
      ^ check_19_21_from_10)) ^ ((check_0_19_from_2 ^ check_19_24_from_92) ^ (check_19_28_from_42
      ^ check_19_23_from_4));
  wire check_19_27_from_0 = check_h996a8c68_from_0 ^ (data_i[154] ^ data_i[225]);
  wire check_19_21_29_from_13 = data_i[13] ^ check_h70e8263f_from_174;
  wire check_19_from_0 = (((check_0_19_from_144 ^ check_14_19_from_119) ^ (check_3_19_from_171
      ^ check_18_19_from_153)) ^ ((check_15_19_22_from_36 ^ check_17_19_25_29_from_24)
      ^ (check_h280d981a_from_72 ^ check_ha02c22a2_from_74))) ^ ((check_19_27_from_0 ^ (data_i[120]
      ^ check_ha068a925_from_33)) ^ (check_7_11_19_from_23 ^ check_19_21_29_from_13));
  wire check_20_28_from_5 = (check_hb2b35111_from_5 ^ (data_i[20] ^ data_i[25]))
      ^ (check_h18d22026_from_11 ^ check_2_15_20_28_from_134);
  wire check_20_from_5 = ((check_2_20_from_73 ^ check_20_28_from_5) ^ (check_3_20_from_16
      ^ check_15_20_from_151)) ^ ((check_h40504042_from_68 ^ check_14_20_31_from_29)
      ^ (check_h0a302480_from_56 ^ ((data_i[173] ^ data_i[240]) ^ (data_i[193] ^ data_i[196]))));
  wire check_20_25_from_41 = check_h02140005_from_41 ^ (check_6_17_20_25_from_66
      ^ check_10_20_25_from_46);
  wire check_20_24_from_15 = check_hc1905205_from_82 ^ check_16_20_24_from_15;
  wire check_20_24_from_34 = data_i[145] ^ (data_i[34] ^ data_i[180]);
  wire check_h70500000_from_27 = data_i[27] ^ check_h78524060_from_51;
  wire check_20_28_29_30_from_27 = data_i[50] ^ check_h70500000_from_27;
  wire check_20_28_30_from_27 = check_hdc178023_from_101 ^ check_20_28_29_30_from_27;
  wire check_20_from_0 = (check_20_28_30_from_27 ^ (((check_h341a4154_from_172
      ^ check_he099841c_from_14) ^ (data_i[98] ^ check_haa91cd94_from_125)) ^ (check_12_20_from_24
      ^ check_20_24_from_34))) ^ (((check_4_20_from_87 ^ check_7_15_20_from_38)
      ^ (check_11_13_20_from_137 ^ check_17_20_21_from_97)) ^ (check_9_20_from_0
      ^ (check_h18108006_from_127 ^ check_8_20_22_31_from_81)));
  wire check_21_26_from_36 = check_ha4a5441d_from_36 ^ check_4_21_26_from_153;
  wire check_21_27_from_21 = data_i[21] ^ check_h2a214398_from_176;
  wire check_21_25_from_29 = check_h82314224_from_29 ^ check_3_21_25_from_156;
  wire check_21_from_0 = (((check_21_26_from_36 ^ (data_i[138] ^ check_hb2b35111_from_5))
      ^ (check_13_21_31_from_51 ^ check_21_27_from_21)) ^ ((check_h80202202_from_74
      ^ check_17_20_21_from_97) ^ (check_h5020000c_from_139 ^ check_h04205068_from_42)))
      ^ (((check_h58248202_from_104 ^ check_h91228460_from_0) ^ (check_h21600c52_from_151
      ^ check_h5a658190_from_78)) ^ (check_19_21_from_10 ^ check_21_25_from_29));
  wire check_21_23_from_76 = data_i[93] ^ check_h44f0c042_from_76;
  wire check_21_22_24_from_46 = data_i[228] ^ check_h01690000_from_46;
  wire check_21_29_from_13 = check_ha078468a_from_150 ^ (data_i[92] ^ check_19_21_29_from_13);
  wire check_21_22_from_1 = check_h34680010_from_55 ^ check_8_21_22_from_1;
  wire check_21_from_14 = (((data_i[102] ^ data_i[224]) ^ (data_i[111] ^ data_i[131]))
      ^ ((data_i[40] ^ data_i[60]) ^ (data_i[19] ^ data_i[30]))) ^ ((check_2_21_from_18
      ^ check_7_21_from_14) ^ (check_1_17_21_from_63 ^ check_13_17_21_from_106));
  wire check_21_23_27_from_24 = data_i[37] ^ check_16_21_23_27_from_24;
  wire check_21_27_from_24 = data_i[172] ^ check_21_23_27_from_24;
  wire check_22_28_from_79 = data_i[79] ^ data_i[126];
  wire check_22_29_from_186 = data_i[186] ^ data_i[203];
  wire check_22_from_8 = (((data_i[97] ^ data_i[135]) ^ (data_i[61] ^ data_i[160]))
      ^ (check_7_22_from_8 ^ (data_i[137] ^ data_i[207]))) ^ ((check_22_28_from_79
      ^ check_22_29_from_186) ^ (check_4_7_22_from_178 ^ check_8_22_25_from_10));
  wire check_22_25_from_22 = check_9_22_25_from_22 ^ check_10_22_25_from_145;
  wire check_22_from_8_2 = (check_22_from_8 ^ (((check_h21584427_from_75 ^ check_h7864820e_from_104)
      ^ (data_i[201] ^ check_h8dcd3541_from_111)) ^ (check_6_22_from_41 ^ check_22_25_from_22)))
      ^ (((check_3_22_31_from_17 ^ check_10_22_from_118) ^ (check_3_20_22_from_16
      ^ check_h5a658190_from_78)) ^ (check_9_22_from_31 ^ check_15_22_from_36));
  wire check_22_26_from_48 = check_16_22_26_from_210 ^ (check_2_9_22_26_from_67
      ^ check_13_22_24_26_from_48);
  wire check_22_23_24_from_18 = check_hddc81006_from_138 ^ check_h1dcc40b0_from_18;
  wire check_22_24_from_18 = check_22_23_24_from_18 ^ (check_21_22_24_from_46 ^ (data_i[70]
      ^ data_i[167]));
  wire check_23_25_27_from_31 = data_i[190] ^ check_h0ac80201_from_31;
  wire check_23_25_from_31 = check_h32800a00_from_110 ^ check_23_25_27_from_31;
  wire check_23_from_2 = (((check_18_23_from_91 ^ check_21_23_from_76) ^ (check_12_23_30_from_82
      ^ check_19_23_from_4)) ^ (check_23_25_from_31 ^ (check_h40800025_from_13
      ^ check_4_10_23_31_from_14))) ^ ((check_12_16_23_from_2 ^ check_21_23_27_from_24)
      ^ (check_4_23_24_30_from_106 ^ ((check_7_23_from_89 ^ (data_i[175] ^ data_i[253]))
      ^ (check_0_23_from_49 ^ check_10_23_from_23))));
  wire check_23_31_from_56 = (check_h8090c4ce_from_128 ^ (data_i[200] ^ check_10_23_31_from_111))
      ^ (data_i[161] ^ check_8_23_28_31_from_56);
  wire check_23_28_from_66 = data_i[210] ^ check_h12920040_from_66;
  wire check_23_from_1 = (check_23_31_from_56 ^ (((check_1_13_23_from_17
      ^ check_17_20_21_23_from_162) ^ (check_h3a998003_from_19 ^ check_h11e425c0_from_1))
      ^ (check_11_23_from_46 ^ (check_h21f08c57_from_151 ^ check_h5da2420c_from_139))))
      ^ (((check_22_23_24_from_18 ^ check_23_28_from_66) ^ (check_7_18_23_from_32
      ^ check_8_23_25_from_42)) ^ (check_17_23_from_5 ^ (check_8_23_24_26_from_9 ^ (data_i[62]
      ^ data_i[229]))));
  wire check_24_25_from_57 = data_i[57] ^ data_i[255];
  wire check_24_28_from_80 = data_i[80] ^ data_i[181];
  wire check_24_from_24 = (((data_i[201] ^ data_i[235]) ^ (data_i[234] ^ data_i[239]))
      ^ ((data_i[156] ^ data_i[210]) ^ (data_i[215] ^ data_i[243]))) ^ ((check_3_24_from_55
      ^ (data_i[24] ^ data_i[30])) ^ (check_24_25_from_57 ^ check_24_28_from_80));
  wire check_24_from_5 = (check_24_from_24 ^ (((check_h510068e2_from_81 ^ check_6_22_24_27_from_41)
      ^ (check_h6303c99f_from_129 ^ check_h1b30802e_from_212)) ^ (check_17_24_from_17
      ^ check_20_24_from_34))) ^ (((check_1_6_10_24_from_29 ^ check_5_24_from_5)
      ^ (check_14_15_19_24_from_98 ^ check_ha1208000_from_62)) ^ (check_16_24_from_6
      ^ check_19_24_from_92));
  wire check_24_28_31_from_0 = data_i[204] ^ check_15_24_28_31_from_0;
  wire check_24_30_from_32 = data_i[32] ^ check_4_24_30_from_106;
  wire check_25_26_from_202 = data_i[202] ^ data_i[208];
  wire check_25_from_2 = (((data_i[162] ^ data_i[241]) ^ (data_i[116] ^ data_i[207]))
      ^ (check_24_25_from_57 ^ (data_i[2] ^ data_i[35]))) ^ ((check_1_25_28_from_191
      ^ check_25_26_from_202) ^ (check_3_11_25_from_76 ^ check_3_20_25_from_86));
  wire check_25_31_from_32 = (data_i[137] ^ data_i[234]) ^ (data_i[151] ^ check_1_15_25_31_from_32);
  wire check_25_from_2_2 = (check_25_from_2 ^ ((check_17_25_from_48 ^ (check_6_14_16_25_from_9
      ^ check_8_10_13_25_from_94)) ^ (check_15_25_from_126 ^ check_22_25_from_22)))
      ^ (((check_h02180003_from_19 ^ check_h02842810_from_97) ^ (check_h62800025_from_16
      ^ (data_i[99] ^ data_i[200]))) ^ (check_21_25_from_29 ^ check_25_31_from_32));
  wire check_25_27_from_17 = check_h6e871420_from_98 ^ check_16_25_27_from_17;
  wire check_26_28_from_38 = data_i[129] ^ check_h16010110_from_38;
  wire check_26_27_31_from_16 = data_i[16] ^ check_hdc0519c0_from_57;
  wire check_26_27_from_16 = check_9_14_26_27_from_99 ^ check_26_27_31_from_16;
  wire check_26_from_9 = (((check_4_26_31_from_24 ^ check_12_16_26_from_145)
      ^ (check_h14202511_from_155 ^ check_8_23_24_26_from_9)) ^ (check_26_28_from_38
      ^ (check_h4e322480_from_56 ^ (data_i[23] ^ data_i[88])))) ^ ((check_15_26_from_11
      ^ check_26_27_from_16) ^ (check_3_12_26_from_42 ^ (check_3_26_from_77 ^ (data_i[117]
      ^ data_i[137]))));
  wire check_26_29_from_0 = data_i[0] ^ (check_h3e050050_from_17 ^ check_h2c020020_from_43);
  wire check_26_30_from_58 = check_h64831000_from_98 ^ (data_i[58] ^ data_i[125]);
  wire check_27_from_4 = (((data_i[77] ^ data_i[135]) ^ (data_i[25] ^ data_i[243]))
      ^ (check_12_27_from_128 ^ (data_i[118] ^ data_i[238]))) ^ ((check_0_5_27_from_4
      ^ check_18_27_from_147) ^ (check_h09058018_from_140 ^ check_6_22_24_27_from_41));
  wire check_27_29_from_19 = data_i[228] ^ check_h3a998003_from_19;
  wire check_27_31_from_59 = data_i[59] ^ check_hd8081006_from_138;
  wire check_27_from_0 = (check_27_from_4 ^ (((check_h488a7415_from_114 ^ check_h2d02645a_from_198)
      ^ (check_h8a355225_from_54 ^ check_hdc178023_from_101)) ^ ((check_hac10b30f_from_219
      ^ check_haa91cd94_from_125) ^ (data_i[146] ^ check_hcad2e4d0_from_109))))
      ^ (((check_19_27_from_0 ^ check_27_29_from_19) ^ (check_h2c020020_from_43
      ^ check_21_27_from_21)) ^ (check_1_27_from_11 ^ check_27_31_from_59));
  wire check_27_28_from_89 = data_i[89] ^ check_15_27_28_from_104;
  wire check_28_from_12 = (((check_22_28_from_79 ^ check_24_28_from_80) ^ (check_1_25_28_from_191
      ^ check_2_28_from_26)) ^ ((check_3_8_28_from_105 ^ check_7_28_29_from_29)
      ^ (check_hd108c820_from_60 ^ check_h10440e00_from_44))) ^ ((check_14_28_from_18 ^ (data_i[22]
      ^ check_h990a32e1_from_58)) ^ (check_18_28_from_12 ^ check_23_28_from_66));
  wire check_28_30_from_95 = check_h5020000c_from_139 ^ check_12_14_28_30_from_95;
  wire check_28_from_1 = (check_28_from_12 ^ ((check_26_28_from_38 ^ (check_hd8081006_from_138
      ^ check_8_23_28_31_from_56)) ^ (check_10_28_from_1 ^ check_15_28_from_19)))
      ^ (((check_0_28_from_24 ^ check_20_28_from_5) ^ (check_19_28_from_42 ^ check_28_30_from_95))
      ^ (check_4_28_from_13 ^ (check_1_14_28_from_2 ^ ((data_i[69] ^ data_i[185]) ^ (data_i[73]
      ^ data_i[166])))));
  wire check_28_31_from_0 = data_i[64] ^ check_24_28_31_from_0;
  wire check_28_29_from_55 = check_h34080010_from_55 ^ check_h32800a00_from_110;
  wire check_29_from_0 = ((((check_0_19_29_from_2 ^ check_17_25_29_from_24)
      ^ (check_h62800025_from_16 ^ check_h2a3424a0_from_210)) ^ (check_h22000111_from_5
      ^ check_1_29_from_39)) ^ (check_26_29_from_0 ^ (check_h22014110_from_125
      ^ check_h64831000_from_98))) ^ ((check_4_29_from_22 ^ check_21_29_from_13)
      ^ (check_15_29_from_3 ^ check_20_28_29_30_from_27));
  wire check_29_from_7 = (((check_9_29_from_28 ^ (data_i[64] ^ data_i[78])) ^ (check_5_29_from_136
      ^ check_13_29_from_63)) ^ ((check_3_11_29_from_221 ^ check_22_29_from_186)
      ^ (check_he002c62c_from_21 ^ check_9_20_29_from_7))) ^ ((check_8_29_from_12
      ^ check_27_29_from_19) ^ (check_2_29_from_85 ^ check_7_29_from_29));
  wire check_30_from_3 = (((data_i[99] ^ data_i[230]) ^ (data_i[96] ^ data_i[210]))
      ^ (check_13_30_from_44 ^ (data_i[5] ^ data_i[188]))) ^ ((check_3_4_12_30_from_226
      ^ check_11_20_30_from_3) ^ (check_h458b29a3_from_53 ^ check_hcad2e4d0_from_109));
  wire check_30_from_3_2 = ((check_30_from_3 ^ (check_13_30_from_38 ^ (check_2_30_from_7
      ^ check_h4e322480_from_56))) ^ ((check_6_30_from_61 ^ check_9_30_from_20)
      ^ (check_12_23_30_from_82 ^ check_28_30_from_95))) ^ ((check_0_30_from_13
      ^ check_26_30_from_58) ^ (check_1_30_from_86 ^ check_8_30_from_57));
  wire check_31_from_4 = (((check_1_29_31_from_39 ^ check_8_11_31_from_22)
      ^ (check_1_14_28_31_from_102 ^ check_ha1208000_from_62)) ^ (check_25_31_from_32
      ^ (check_h88200120_from_28 ^ check_h8081b2c0_from_69))) ^ ((check_17_31_from_4
      ^ check_27_31_from_59) ^ (check_8_22_31_from_81 ^ ((data_i[191] ^ data_i[237]) ^ (data_i[169]
      ^ data_i[176]))));

  // Check bits: each is the parity of the data bits under its mask.
  wire [31:0] check;
  // ^(data_i & 256'hd6c863898acb9837bc0b56602da9022e4ce6c4a0264dcbd39fef1fbad109eb3c)
  assign check[0] = check_0_from_3 ^ (((check_0_2_from_41 ^ check_0_28_from_24) ^ (check_0_19_from_2
      ^ check_0_15_17_from_30)) ^ (check_0_30_from_13 ^ (check_h22000111_from_5
      ^ check_h05012101_from_53)));
  // ^(data_i & 256'h7a59a59b9f5da858c51cfba177fa0673d42a4de06bd65d74a03021cf721a3c44)
  assign check[1] = (check_1_from_19 ^ (check_1_from_10 ^ ((check_1_10_from_29 ^ check_1_29_from_39)
      ^ (check_1_27_from_11 ^ check_1_9_13_31_from_74)))) ^ (check_1_22_from_68 ^ (check_1_26_from_6
      ^ check_1_14_from_2));
  // ^(data_i & 256'hf4b24b373fba50b18a39f643eff50ce7a8559bc0d6acbae84060429ee4357888)
  assign check[2] = check_2_from_7 ^ (((check_2_3_from_14 ^ (check_h8400320e_from_216
      ^ check_hd8081006_from_138)) ^ (check_0_2_from_41 ^ check_2_15_from_46)) ^ (check_2_5_from_13
      ^ (check_2_20_from_73 ^ check_2_13_22_from_3)));
  // ^(data_i & 256'he965976f7f75a1621573ed87dfea18cf50aa3781ac5875d080c1843cc86bf011)
  assign check[3] = (check_3_from_17 ^ (check_3_from_19 ^ (((check_3_10_from_115
      ^ check_3_19_from_171) ^ (check_3_11_25_from_76 ^ check_3_8_28_from_105))
      ^ ((check_h81014929_from_63 ^ check_3_4_12_30_from_226) ^ (check_h41d0091b_from_106
      ^ check_h8090c4ce_from_128))))) ^ (((check_2_3_from_14 ^ (check_1_3_17_from_129
      ^ check_3_6_7_from_12)) ^ (check_3_9_from_4 ^ check_3_14_from_15)) ^ ((check_3_20_from_16
      ^ check_3_18_from_27) ^ (check_3_22_from_0 ^ check_3_12_26_from_42)));
  // ^(data_i & 256'hd3ca2fdeffeb43c52ae7db0ebfd4319ea1546f0258b1eba00182097891d6e122)
  assign check[4] = check_4_from_1 ^ (check_4_19_from_18 ^ (check_4_8_25_from_5
      ^ check_4_24_30_from_106));
  // ^(data_i & 256'h715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c939cea0c4af2a52879)
  assign check[5] = check_5_from_5 ^ ((check_5_17_from_0 ^ (check_0_5_from_3 ^ check_5_9_from_68))
      ^ (check_2_5_from_13 ^ check_5_18_from_18));
  // ^(data_i & 256'h357218e262f2a64d6f8295988baac00b5379f1e80913f2f4a73b072e3442bacf)
  assign check[6] = check_6_from_1 ^ (((check_6_7_from_2 ^ check_6_30_from_61)
      ^ (check_5_6_17_from_0 ^ check_6_11_16_from_57)) ^ (check_6_14_from_42
      ^ (check_h21000450_from_22 ^ check_6_12_19_27_from_7)));
  // ^(data_i & 256'h6be431c4c5e54c9bde052b3016548117a6f3e2d01326e5e94f770f5d6884759e)
  assign check[7] = check_7_from_3 ^ ((((check_h0c0c00b0_from_18 ^ check_7_8_30_from_62)
      ^ (check_h80084682_from_150 ^ check_h80c0e490_from_92)) ^ (check_7_11_from_23
      ^ check_7_15_from_38)) ^ ((check_6_7_from_2 ^ check_7_13_24_from_1) ^ (check_7_8_30_from_57
      ^ check_h0a302480_from_56)));
  // ^(data_i & 256'h2a3528c3b8a1d0e60a655fe81c20e6dff6ddce79687be3ebe33894e790d09fb2)
  assign check[8] = (check_8_from_1 ^ (((check_8_24_from_9 ^ check_8_25_from_10)
      ^ (check_8_21_27_from_28 ^ check_8_22_31_from_81)) ^ (check_8_30_from_57
      ^ check_8_13_24_from_23))) ^ (check_8_14_from_20 ^ check_8_25_from_5);
  // ^(data_i & 256'h7f5e7945c9e2702a1eafe13825612a601b66538ab98c243c2448bc28b070a0d7)
  assign check[9] = check_9_from_0 ^ (((check_3_9_from_4 ^ check_5_9_from_68) ^ (check_9_22_from_31
      ^ check_9_30_from_20)) ^ ((check_1_9_13_31_from_74 ^ check_9_14_19_31_from_97)
      ^ (check_h00813200_from_2 ^ check_h32800a00_from_110)));
  // ^(data_i & 256'hffbdf38b92c4e0553d5fc3704ac255c136cda615721949784990795161e040af)
  assign check[10] = check_10_from_2 ^ ((((check_h14202511_from_155 ^ check_h91228460_from_0)
      ^ (check_h366a8410_from_55 ^ check_h6e871420_from_98)) ^ (check_1_10_from_29
      ^ check_10_13_from_94)) ^ ((check_4_10_23_31_from_14 ^ check_10_28_from_1)
      ^ (check_h21000450_from_22 ^ check_h0a302480_from_56)));
  // ^(data_i & 256'hfe7ae6162489c0aa7bbe86e09485aa826c9a4c2ae43293f09320f3a2c2c0805f)
  assign check[11] = check_11_from_0 ^ (((check_5_11_from_6 ^ (check_h05012903_from_53
      ^ check_h21600c52_from_151)) ^ (check_7_11_from_23 ^ check_11_13_from_97))
      ^ ((check_4_11_12_27_from_1 ^ check_6_11_16_from_57) ^ (check_h41c00810_from_106
      ^ check_h32800a00_from_110)));
  // ^(data_i & 256'hfdf4cc2d49128154f77d0dc0280a5405d9349855c86427e12741e644858101be)
  assign check[12] = check_12_from_3 ^ (((check_3_12_26_from_42 ^ check_12_16_from_56)
      ^ (check_4_11_12_27_from_1 ^ check_12_23_30_from_82)) ^ (check_12_19_from_7
      ^ check_12_16_23_from_2));
  // ^(data_i & 256'hd0dcb1992b84d24fe49e44694d344fd445b5fed3f9b2ad28adbb586f9ad29ccf)
  assign check[13] = (check_13_from_1 ^ (check_13_24_from_23 ^ (check_8_13_14_from_20
      ^ check_13_31_from_51))) ^ (check_13_21_from_43 ^ check_13_from_0);
  // ^(data_i & 256'h8a8d4af0eea87479c259d73a874879777db733de9a1eb8bab84e2539a474a72c)
  assign check[14] = (check_14_from_3 ^ (check_14_31_from_5 ^ (check_6_14_from_42
      ^ ((check_14_19_from_119 ^ (data_i[49] ^ data_i[113])) ^ (check_2_14_17_from_133
      ^ check_7_14_from_222))))) ^ (check_8_14_from_20 ^ (check_1_14_from_2
      ^ (((check_h51146481_from_59 ^ check_12_14_28_30_from_95) ^ (check_h88e44528_from_182
      ^ check_h16016170_from_163)) ^ (check_14_18_from_36 ^ check_14_28_from_18))));
  // ^(data_i & 256'h151a94e1dc50e8f385b2af740e90f3effb6e67bc343d7175719c4a7348e84f59)
  assign check[15] = check_15_from_6 ^ (check_15_from_0 ^ ((check_15_19_from_37
      ^ check_15_30_from_4) ^ (check_15_29_from_3 ^ check_15_27_28_from_104)));
  // ^(data_i & 256'h6236867821defbbefc9d8d0dc40a18ea6d6adc2d7c08617a8367c87b231ef76c)
  assign check[16] = check_16_from_2 ^ (check_16_from_5 ^ (check_16_29_from_14
      ^ check_16_25_27_from_17));
  // ^(data_i & 256'ha75a8b8863620dc305a697164d1e293eb7bf64778418a38e85a9598c652319b5)
  assign check[17] = check_17_from_2 ^ (((check_17_23_from_5 ^ (check_h090a30c0_from_7
      ^ check_h4e322480_from_56)) ^ (check_17_31_from_4 ^ check_17_25_from_24)) ^ (check_5_17_from_0
      ^ (check_0_15_17_from_30 ^ check_h64831000_from_98)));
  // ^(data_i & 256'h4fb51611c6c51b860b4c2f2d9b3d527c6e7ec9ef0931471d0a53b219ca46326a)
  assign check[18] = check_18_from_1 ^ (((check_5_18_from_30 ^ (check_h0d0d3141_from_111
      ^ check_h58248202_from_104)) ^ (check_12_18_from_54 ^ check_18_23_from_91))
      ^ (check_5_18_from_18 ^ (check_3_18_from_27 ^ check_h1a050010_from_17)));
  // ^(data_i & 256'h9f6a2d228d8a360d17985e5a377ba5f8ddfc92df13638f3a14a66532958c64d5)
  assign check[19] = (check_19_from_2 ^ (((check_1_19_20_from_19 ^ check_15_19_30_from_14)
      ^ (check_9_14_19_31_from_97 ^ ((data_i[81] ^ data_i[134]) ^ (data_i[149] ^ data_i[252]))))
      ^ (check_12_19_from_7 ^ check_15_19_from_37))) ^ (check_4_19_from_18 ^ check_19_from_0);
  // ^(data_i & 256'h3fd55a451a156c1b2e30bdb56ff74bf1bbf924bf26c61e74294cca642b19c9ab)
  assign check[20] = check_20_from_0 ^ (check_20_from_5 ^ ((check_1_20_from_19
      ^ check_20_25_from_41) ^ (check_20_24_from_15 ^ ((check_h5034200e_from_149
      ^ check_11_20_30_from_3) ^ (check_h51146481_from_59 ^ check_h32900a24_from_144)))));
  // ^(data_i & 256'h1d9d33f314f42288a1fdf7671ae48f081b98955331855c92d1ff5db2752c653b)
  assign check[21] = (check_21_from_0 ^ (((check_15_21_29_from_3 ^ check_21_23_from_76)
      ^ (check_8_21_27_from_28 ^ check_21_22_24_from_46)) ^ (check_21_29_from_13
      ^ check_21_22_from_1))) ^ (check_13_21_from_43 ^ (check_21_27_from_24 ^ check_21_from_14));
  // ^(data_i & 256'h580de19e0837beafbf6763c3f1c206fa5b5af78b1f02d85e2099721ec8473d1b)
  assign check[22] = (check_22_from_8_2 ^ (((check_3_22_from_0 ^ check_4_22_28_from_13)
      ^ (check_2_13_22_from_3 ^ check_8_22_31_from_81)) ^ (check_21_22_from_1
      ^ (check_h41c00810_from_106 ^ check_h70500000_from_27)))) ^ (check_1_22_from_68
      ^ (check_22_26_from_48 ^ check_22_24_from_18));
  // ^(data_i & 256'hb11bc33c106f7d5f7ecec686e2850cf5b6b5ee163e04b0bd4133e43d918f7b36)
  assign check[23] = check_23_from_2 ^ check_23_from_1;
  // ^(data_i & 256'h9fcacc3312b5b26e4bf28584f482fd1ad650d7f5333f4843feb1422763c682e3)
  assign check[24] = (check_24_from_5 ^ (((check_7_13_24_from_1 ^ check_8_24_from_9)
      ^ (check_h21000450_from_22 ^ check_14_24_31_from_60)) ^ (check_20_24_from_15
      ^ check_24_28_31_from_0))) ^ (check_24_30_from_32 ^ (check_13_24_from_23
      ^ check_22_24_from_18));
  // ^(data_i & 256'ha05f555437dfd7b3dc178f8d1d87072f7af1781f5440d8c403d3c669a54b8724)
  assign check[25] = (check_25_from_2_2 ^ ((check_20_25_from_41 ^ (check_8_25_from_10
      ^ check_17_25_from_24)) ^ (check_13_21_25_from_56 ^ check_23_25_from_31)))
      ^ (check_8_25_from_5 ^ check_25_27_from_17);
  // ^(data_i & 256'h40beaaa96fbfaf66b82e1e1a3a0e0f5ef4e2f03ea980b08907a78dd24b970e49)
  assign check[26] = (check_26_from_9 ^ ((check_26_29_from_0 ^ check_26_30_from_58)
      ^ (check_16_26_from_10 ^ ((check_13_26_from_27 ^ check_25_26_from_202)
      ^ (check_h06b62810_from_97 ^ check_9_18_26_from_47))))) ^ ((check_1_26_from_6
      ^ check_22_26_from_48) ^ (check_4_19_26_from_18 ^ ((check_2_26_from_39
      ^ (check_h2461f0a5_from_3 ^ check_hddc81006_from_138)) ^ (check_7_26_from_79
      ^ check_21_26_from_36))));
  // ^(data_i & 256'h807d5453de7e5fcd715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c93)
  assign check[27] = (check_27_from_0 ^ (((check_14_27_from_10 ^ check_26_27_from_16)
      ^ (check_8_21_27_from_28 ^ check_23_25_27_from_31)) ^ ((check_4_11_12_27_from_1
      ^ check_6_12_19_27_from_7) ^ (check_4_19_26_27_from_18 ^ check_h0a302480_from_56))))
      ^ (check_25_27_from_17 ^ (check_21_27_from_24 ^ check_27_28_from_89));
  // ^(data_i & 256'h01fba9a6bcfcbe9ae3ba7b6be8393e7ad389c3f8a603c2251f9f35482f5e3927)
  assign check[28] = check_28_from_1 ^ ((check_27_28_from_89 ^ check_28_31_from_0)
      ^ (check_20_28_30_from_27 ^ check_28_29_from_55));
  // ^(data_i & 256'h9c3c9f7f6b4ccf5a8c87725224f181ee714251047f38cd09c08e29b73d7bf1ad)
  assign check[29] = check_29_from_0 ^ (check_29_from_7 ^ (check_16_29_from_14
      ^ check_28_29_from_55));
  // ^(data_i & 256'ha7b2f3ccc42d2cdb52fc6121bd60ffc635d475fdcc4fd2507fac1049183160b8)
  assign check[30] = check_30_from_3_2 ^ (check_24_30_from_32 ^ (check_20_28_30_from_27
      ^ (check_1_22_30_from_68 ^ check_15_30_from_4)));
  // ^(data_i & 256'h4f65e699895a59b7a5f9c2427ac1fe8d6ba8ebfa999fa4a1ff5821933163c171)
  assign check[31] = (check_31_from_4 ^ ((check_13_31_from_51 ^ check_16_31_from_101)
      ^ (check_4_31_from_14 ^ ((check_8_14_31_from_174 ^ (data_i[15] ^ data_i[144]))
      ^ (check_6_12_31_from_91 ^ check_9_15_31_from_6))))) ^ ((check_14_31_from_5
      ^ check_23_31_from_56) ^ (check_28_31_from_0 ^ ((check_9_31_from_58 ^ (data_i[140]
      ^ check_hd422a551_from_155)) ^ (check_3_22_31_from_17 ^ check_26_27_31_from_16))));

  assign check_o = check;

endmodule  // ssc_dsd_plus_cw_enc

`default_nettype wire
