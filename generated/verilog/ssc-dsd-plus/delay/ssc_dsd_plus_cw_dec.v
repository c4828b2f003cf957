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

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[112] ^ codeword_i[272];
  wire sum_1 = codeword_i[128] ^ sum_0;
  wire sum_2 = codeword_i[72] ^ codeword_i[152];
  wire sum_3 = codeword_i[48] ^ sum_2;
  wire sum_4 = codeword_i[96] ^ codeword_i[264];
  wire sum_5 = codeword_i[56] ^ codeword_i[192];
  wire sum_6 = (codeword_i[40] ^ sum_4) ^ (codeword_i[160] ^ sum_5);
  wire xor_0 = (sum_6 ^ (sum_1 ^ sum_3)) ^ (((codeword_i[248] ^ codeword_i[256]) ^ (codeword_i[208]
      ^ codeword_i[216])) ^ ((codeword_i[168] ^ codeword_i[176]) ^ (codeword_i[136]
      ^ codeword_i[144])));
  wire sum_7 = codeword_i[0] ^ codeword_i[200];
  wire sum_8 = codeword_i[64] ^ codeword_i[184];
  wire sum_9 = codeword_i[16] ^ codeword_i[24];
  wire sum_10 = codeword_i[104] ^ codeword_i[280];
  wire sum_11 = codeword_i[80] ^ codeword_i[232];
  wire sum_12 = codeword_i[8] ^ codeword_i[224];
  wire sum_13 = codeword_i[88] ^ codeword_i[240];
  wire sum_14 = sum_12 ^ sum_13;
  wire sum_15 = codeword_i[1] ^ codeword_i[49];
  wire sum_16 = sum_15 ^ (codeword_i[33] ^ codeword_i[129]);
  wire sum_17 = (codeword_i[169] ^ codeword_i[185]) ^ (codeword_i[65] ^ codeword_i[97]);
  wire sum_18 = codeword_i[81] ^ codeword_i[281];
  wire sum_19 = codeword_i[153] ^ sum_18;
  wire sum_20 = codeword_i[137] ^ codeword_i[233];
  wire sum_21 = codeword_i[161] ^ sum_20;
  wire sum_22 = codeword_i[57] ^ codeword_i[209];
  wire sum_23 = codeword_i[265] ^ sum_22;
  wire sum_24 = codeword_i[41] ^ codeword_i[113];
  wire sum_25 = codeword_i[145] ^ (sum_23 ^ sum_24);
  wire sum_26 = codeword_i[225] ^ codeword_i[257];
  wire sum_27 = codeword_i[73] ^ codeword_i[217];
  wire sum_28 = codeword_i[9] ^ codeword_i[105];
  wire sum_29 = codeword_i[89] ^ codeword_i[201];
  wire sum_30 = codeword_i[121] ^ codeword_i[273];
  wire xor_1 = (((codeword_i[241] ^ codeword_i[249]) ^ (codeword_i[177] ^ codeword_i[193]))
      ^ (sum_26 ^ (codeword_i[17] ^ codeword_i[25]))) ^ ((sum_27 ^ sum_28) ^ (sum_29 ^ sum_30));
  wire sum_31 = codeword_i[42] ^ codeword_i[194];
  wire sum_32 = codeword_i[74] ^ codeword_i[274];
  wire sum_33 = codeword_i[106] ^ codeword_i[122];
  wire sum_34 = sum_33 ^ (codeword_i[2] ^ codeword_i[34]);
  wire sum_35 = codeword_i[26] ^ codeword_i[178];
  wire sum_36 = codeword_i[50] ^ codeword_i[202];
  wire sum_37 = sum_35 ^ sum_36;
  wire sum_38 = codeword_i[226] ^ codeword_i[250];
  wire sum_39 = codeword_i[146] ^ codeword_i[210];
  wire sum_40 = codeword_i[266] ^ sum_39;
  wire sum_41 = codeword_i[66] ^ sum_40;
  wire sum_42 = codeword_i[130] ^ codeword_i[242];
  wire sum_43 = codeword_i[18] ^ codeword_i[162];
  wire sum_44 = codeword_i[58] ^ codeword_i[138];
  wire sum_45 = codeword_i[98] ^ codeword_i[186];
  wire sum_46 = codeword_i[82] ^ codeword_i[282];
  wire sum_47 = codeword_i[170] ^ sum_46;
  wire sum_48 = codeword_i[114] ^ codeword_i[258];
  wire sum_49 = sum_48 ^ (codeword_i[90] ^ sum_47);
  wire sum_50 = codeword_i[115] ^ codeword_i[187];
  wire sum_51 = codeword_i[51] ^ sum_50;
  wire sum_52 = codeword_i[67] ^ codeword_i[155];
  wire sum_53 = codeword_i[251] ^ sum_52;
  wire sum_54 = codeword_i[91] ^ codeword_i[203];
  wire sum_55 = codeword_i[259] ^ sum_54;
  wire sum_56 = codeword_i[43] ^ codeword_i[171];
  wire sum_57 = codeword_i[243] ^ codeword_i[283];
  wire sum_58 = codeword_i[211] ^ sum_57;
  wire sum_59 = sum_58 ^ (codeword_i[123] ^ sum_56);
  wire sum_60 = codeword_i[75] ^ codeword_i[275];
  wire sum_61 = codeword_i[27] ^ sum_60;
  wire sum_62 = codeword_i[3] ^ sum_61;
  wire sum_63 = codeword_i[59] ^ codeword_i[163];
  wire sum_64 = codeword_i[11] ^ codeword_i[219];
  wire sum_65 = codeword_i[99] ^ codeword_i[267];
  wire sum_66 = codeword_i[83] ^ codeword_i[195];
  wire xor_2 = (((codeword_i[139] ^ codeword_i[147]) ^ (codeword_i[107] ^ codeword_i[131]))
      ^ (sum_63 ^ (codeword_i[19] ^ codeword_i[35]))) ^ ((sum_64 ^ sum_65) ^ (codeword_i[235]
      ^ sum_66));
  wire sum_67 = codeword_i[28] ^ codeword_i[124];
  wire sum_68 = codeword_i[68] ^ codeword_i[268];
  wire sum_69 = sum_67 ^ sum_68;
  wire sum_70 = codeword_i[60] ^ codeword_i[76];
  wire sum_71 = sum_70 ^ (codeword_i[4] ^ codeword_i[284]);
  wire sum_72 = codeword_i[12] ^ codeword_i[44];
  wire xor_3 = ((sum_69 ^ sum_71) ^ ((codeword_i[252] ^ codeword_i[260]) ^ (codeword_i[228]
      ^ codeword_i[244]))) ^ (((codeword_i[212] ^ codeword_i[220]) ^ (codeword_i[116]
      ^ codeword_i[148])) ^ (sum_72 ^ (codeword_i[20] ^ codeword_i[100])));
  wire sum_73 = codeword_i[108] ^ codeword_i[204];
  wire sum_74 = codeword_i[52] ^ codeword_i[164];
  wire sum_75 = codeword_i[36] ^ codeword_i[188];
  wire sum_76 = codeword_i[92] ^ codeword_i[140];
  wire sum_77 = codeword_i[84] ^ codeword_i[196];
  wire sum_78 = codeword_i[236] ^ codeword_i[276];
  wire sum_79 = codeword_i[172] ^ codeword_i[180];
  wire sum_80 = sum_79 ^ (codeword_i[132] ^ codeword_i[156]);
  wire sum_81 = codeword_i[117] ^ codeword_i[261];
  wire sum_82 = codeword_i[85] ^ codeword_i[141];
  wire sum_83 = sum_81 ^ sum_82;
  wire sum_84 = codeword_i[69] ^ codeword_i[181];
  wire sum_85 = codeword_i[229] ^ codeword_i[269];
  wire sum_86 = sum_84 ^ sum_85;
  wire sum_87 = codeword_i[245] ^ codeword_i[285];
  wire sum_88 = codeword_i[109] ^ (codeword_i[221] ^ sum_87);
  wire sum_89 = codeword_i[77] ^ codeword_i[277];
  wire sum_90 = codeword_i[205] ^ codeword_i[253];
  wire sum_91 = sum_89 ^ sum_90;
  wire sum_92 = codeword_i[21] ^ sum_91;
  wire sum_93 = codeword_i[125] ^ codeword_i[237];
  wire sum_94 = codeword_i[157] ^ codeword_i[213];
  wire sum_95 = codeword_i[93] ^ codeword_i[189];
  wire sum_96 = codeword_i[29] ^ codeword_i[197];
  wire sum_97 = codeword_i[61] ^ codeword_i[173];
  wire sum_98 = codeword_i[37] ^ codeword_i[165];
  wire sum_99 = codeword_i[53] ^ codeword_i[101];
  wire sum_100 = codeword_i[126] ^ codeword_i[214];
  wire sum_101 = codeword_i[238] ^ sum_100;
  wire sum_102 = codeword_i[70] ^ codeword_i[222];
  wire sum_103 = codeword_i[278] ^ sum_102;
  wire sum_104 = codeword_i[102] ^ codeword_i[206];
  wire sum_105 = codeword_i[134] ^ codeword_i[198];
  wire sum_106 = sum_104 ^ sum_105;
  wire sum_107 = codeword_i[118] ^ codeword_i[254];
  wire xor_4 = ((sum_101 ^ sum_103) ^ (sum_106 ^ (codeword_i[190] ^ codeword_i[286])))
      ^ (((codeword_i[150] ^ codeword_i[174]) ^ (codeword_i[54] ^ codeword_i[142])) ^ (sum_107
      ^ (codeword_i[6] ^ codeword_i[46])));
  wire sum_108 = codeword_i[14] ^ codeword_i[38];
  wire sum_109 = codeword_i[22] ^ codeword_i[246];
  wire sum_110 = codeword_i[78] ^ codeword_i[166];
  wire sum_111 = codeword_i[30] ^ codeword_i[158];
  wire sum_112 = codeword_i[94] ^ codeword_i[110];
  wire sum_113 = codeword_i[86] ^ codeword_i[182];
  wire sum_114 = codeword_i[62] ^ codeword_i[262];
  wire sum_115 = codeword_i[230] ^ codeword_i[270];
  wire sum_116 = codeword_i[23] ^ codeword_i[111];
  wire sum_117 = codeword_i[207] ^ sum_116;
  wire sum_118 = codeword_i[199] ^ codeword_i[231];
  wire sum_119 = codeword_i[223] ^ sum_118;
  wire sum_120 = codeword_i[71] ^ codeword_i[271];
  wire sum_121 = codeword_i[63] ^ codeword_i[175];
  wire sum_122 = sum_120 ^ sum_121;
  wire sum_123 = codeword_i[191] ^ codeword_i[247];
  wire sum_124 = codeword_i[79] ^ codeword_i[287];
  wire sum_125 = sum_123 ^ sum_124;
  wire sum_126 = codeword_i[39] ^ codeword_i[263];
  wire sum_127 = codeword_i[95] ^ codeword_i[135];
  wire sum_128 = codeword_i[183] ^ codeword_i[215];
  wire sum_129 = codeword_i[31] ^ codeword_i[119];
  wire sum_130 = codeword_i[87] ^ (codeword_i[127] ^ codeword_i[279]);
  wire sum_131 = codeword_i[15] ^ codeword_i[255];
  wire sum_132 = codeword_i[55] ^ codeword_i[167];
  wire sum_133 = sum_131 ^ sum_132;
  wire sum_134 = codeword_i[239] ^ (codeword_i[47] ^ codeword_i[143]);
  wire sum_135 = codeword_i[36] ^ codeword_i[102];
  wire sum_136 = codeword_i[107] ^ codeword_i[174];
  wire sum_137 = sum_135 ^ sum_136;
  wire sum_138 = codeword_i[188] ^ sum_48;
  wire sum_139 = codeword_i[219] ^ codeword_i[225];
  wire sum_140 = sum_18 ^ sum_139;
  wire sum_141 = codeword_i[45] ^ codeword_i[119];
  wire sum_142 = sum_11 ^ sum_141;
  wire sum_143 = codeword_i[15] ^ sum_32;
  wire sum_144 = sum_23 ^ sum_143;
  wire sum_145 = codeword_i[243] ^ sum_125;
  wire sum_146 = codeword_i[95] ^ codeword_i[123];
  wire sum_147 = codeword_i[215] ^ codeword_i[222];
  wire sum_148 = sum_146 ^ sum_147;
  wire sum_149 = sum_47 ^ sum_148;
  wire sum_150 = codeword_i[29] ^ codeword_i[132];
  wire sum_151 = sum_36 ^ sum_150;
  wire sum_152 = codeword_i[142] ^ codeword_i[184];
  wire sum_153 = codeword_i[136] ^ codeword_i[141];
  wire sum_154 = codeword_i[135] ^ codeword_i[177];
  wire sum_155 = sum_153 ^ sum_154;
  wire sum_156 = (codeword_i[244] ^ sum_151) ^ (sum_155 ^ (codeword_i[93] ^ sum_152));
  wire xor_5 = (((sum_137 ^ sum_138) ^ (sum_140 ^ sum_142)) ^ (sum_144 ^ sum_145)) ^ (sum_156
      ^ (sum_149 ^ ((codeword_i[111] ^ codeword_i[223]) ^ (codeword_i[61] ^ codeword_i[86]))));
  wire sum_157 = codeword_i[212] ^ codeword_i[218];
  wire sum_158 = codeword_i[126] ^ codeword_i[144];
  wire sum_159 = sum_157 ^ sum_158;
  wire sum_160 = codeword_i[162] ^ codeword_i[168];
  wire sum_161 = codeword_i[169] ^ sum_160;
  wire sum_162 = codeword_i[54] ^ codeword_i[261];
  wire sum_163 = codeword_i[60] ^ codeword_i[66];
  wire sum_164 = sum_162 ^ sum_163;
  wire sum_165 = sum_164 ^ (sum_13 ^ sum_60);
  wire sum_166 = codeword_i[127] ^ codeword_i[176];
  wire sum_167 = codeword_i[59] ^ codeword_i[190];
  wire sum_168 = sum_166 ^ sum_167;
  wire sum_169 = codeword_i[197] ^ codeword_i[211];
  wire sum_170 = codeword_i[183] ^ codeword_i[204];
  wire sum_171 = sum_169 ^ sum_170;
  wire sum_172 = codeword_i[148] ^ codeword_i[154];
  wire sum_173 = codeword_i[39] ^ sum_172;
  wire sum_174 = codeword_i[31] ^ codeword_i[73];
  wire sum_175 = codeword_i[140] ^ sum_174;
  wire sum_176 = sum_173 ^ sum_175;
  wire sum_177 = sum_176 ^ (sum_168 ^ sum_171);
  wire sum_178 = sum_177 ^ (sum_165 ^ (sum_159 ^ sum_161));
  wire sum_179 = codeword_i[139] ^ sum_99;
  wire sum_180 = codeword_i[89] ^ sum_179;
  wire sum_181 = codeword_i[47] ^ codeword_i[254];
  wire sum_182 = sum_4 ^ sum_181;
  wire sum_183 = (sum_105 ^ sum_180) ^ (codeword_i[160] ^ sum_182);
  wire sum_184 = codeword_i[181] ^ codeword_i[230];
  wire sum_185 = codeword_i[94] ^ codeword_i[260];
  wire sum_186 = codeword_i[146] ^ codeword_i[195];
  wire sum_187 = codeword_i[121] ^ codeword_i[272];
  wire sum_188 = codeword_i[64] ^ codeword_i[116];
  wire sum_189 = codeword_i[46] ^ codeword_i[52];
  wire sum_190 = codeword_i[109] ^ sum_189;
  wire sum_191 = sum_188 ^ sum_190;
  wire sum_192 = codeword_i[100] ^ sum_191;
  wire sum_193 = codeword_i[38] ^ codeword_i[147];
  wire sum_194 = codeword_i[239] ^ codeword_i[267];
  wire sum_195 = sum_193 ^ sum_194;
  wire sum_196 = sum_192 ^ sum_195;
  wire xor_6 = sum_196 ^ ((((codeword_i[43] ^ codeword_i[236]) ^ (codeword_i[0] ^ codeword_i[257]))
      ^ (sum_38 ^ sum_93)) ^ ((sum_184 ^ sum_185) ^ (sum_186 ^ sum_187)));
  wire sum_197 = codeword_i[122] ^ codeword_i[153];
  wire sum_198 = codeword_i[87] ^ codeword_i[115];
  wire sum_199 = sum_198 ^ (codeword_i[216] ^ codeword_i[229]);
  wire sum_200 = codeword_i[130] ^ codeword_i[133];
  wire sum_201 = codeword_i[108] ^ codeword_i[129];
  wire sum_202 = sum_200 ^ sum_201;
  wire sum_203 = codeword_i[118] ^ codeword_i[128];
  wire sum_204 = codeword_i[167] ^ sum_203;
  wire sum_205 = codeword_i[149] ^ codeword_i[156];
  wire sum_206 = codeword_i[163] ^ sum_205;
  wire xor_7 = xor_6 ^ ((((sum_109 ^ sum_197) ^ (sum_68 ^ sum_90)) ^ (sum_53 ^ sum_199)) ^ ((sum_21
      ^ sum_202) ^ (sum_204 ^ sum_206)));
  wire xor_8 = (((codeword_i[38] ^ codeword_i[220]) ^ (codeword_i[139] ^ codeword_i[218]))
      ^ ((codeword_i[66] ^ codeword_i[178]) ^ (codeword_i[1] ^ codeword_i[281]))) ^ ((sum_26
      ^ (codeword_i[8] ^ codeword_i[64])) ^ (sum_74 ^ sum_94));
  wire sum_207 = codeword_i[110] ^ codeword_i[131];
  wire sum_208 = codeword_i[252] ^ codeword_i[266];
  wire sum_209 = codeword_i[58] ^ codeword_i[125];
  wire sum_210 = codeword_i[51] ^ codeword_i[160];
  wire sum_211 = codeword_i[175] ^ codeword_i[274];
  wire sum_212 = sum_75 ^ sum_211;
  wire sum_213 = codeword_i[143] ^ codeword_i[185];
  wire sum_214 = sum_213 ^ (codeword_i[90] ^ codeword_i[97]);
  wire sum_215 = codeword_i[245] ^ codeword_i[250];
  wire sum_216 = sum_215 ^ (codeword_i[45] ^ codeword_i[76]);
  wire sum_217 = sum_57 ^ sum_136;
  wire sum_218 = codeword_i[37] ^ codeword_i[259];
  wire sum_219 = sum_11 ^ sum_218;
  wire sum_220 = codeword_i[150] ^ codeword_i[192];
  wire sum_221 = sum_194 ^ sum_220;
  wire xor_9 = (xor_8 ^ (((sum_56 ^ sum_207) ^ (sum_10 ^ sum_208)) ^ ((sum_66 ^ sum_109) ^ (sum_22
      ^ sum_209)))) ^ (((sum_212 ^ (sum_174 ^ sum_210)) ^ (sum_133 ^ sum_214)) ^ ((sum_216
      ^ sum_217) ^ (sum_219 ^ sum_221)));
  wire sum_222 = codeword_i[100] ^ codeword_i[138];
  wire sum_223 = sum_114 ^ sum_222;
  wire sum_224 = codeword_i[189] ^ codeword_i[224];
  wire sum_225 = sum_113 ^ sum_224;
  wire sum_226 = codeword_i[65] ^ codeword_i[117];
  wire sum_227 = sum_116 ^ sum_226;
  wire sum_228 = codeword_i[44] ^ codeword_i[153];
  wire sum_229 = sum_124 ^ sum_228;
  wire sum_230 = codeword_i[103] ^ codeword_i[124];
  wire sum_231 = sum_203 ^ sum_230;
  wire sum_232 = codeword_i[30] ^ codeword_i[253];
  wire sum_233 = codeword_i[114] ^ codeword_i[203];
  wire sum_234 = (sum_2 ^ sum_232) ^ (sum_233 ^ (codeword_i[196] ^ codeword_i[264]));
  wire sum_235 = sum_171 ^ (sum_39 ^ sum_167);
  wire sum_236 = sum_78 ^ sum_118;
  wire sum_237 = codeword_i[227] ^ codeword_i[234];
  wire sum_238 = codeword_i[241] ^ sum_237;
  wire sum_239 = sum_236 ^ sum_238;
  wire sum_240 = codeword_i[145] ^ codeword_i[260];
  wire sum_241 = sum_147 ^ sum_240;
  wire sum_242 = sum_151 ^ sum_241;
  wire sum_243 = codeword_i[206] ^ codeword_i[216];
  wire sum_244 = codeword_i[238] ^ codeword_i[248];
  wire sum_245 = sum_243 ^ sum_244;
  wire sum_246 = codeword_i[93] ^ codeword_i[217];
  wire sum_247 = sum_30 ^ sum_246;
  wire sum_248 = sum_245 ^ sum_247;
  wire xor_10 = (((sum_86 ^ sum_223) ^ (sum_225 ^ sum_227)) ^ (sum_234 ^ (sum_229 ^ sum_231)))
      ^ ((sum_235 ^ sum_239) ^ (sum_242 ^ sum_248));
  wire xor_11 = (((codeword_i[70] ^ codeword_i[261]) ^ (codeword_i[172] ^ codeword_i[275]))
      ^ ((codeword_i[67] ^ codeword_i[179]) ^ (codeword_i[122] ^ codeword_i[282])))
      ^ (((codeword_i[161] ^ codeword_i[217]) ^ (codeword_i[16] ^ codeword_i[65])) ^ (sum_107
      ^ sum_126));
  wire sum_249 = codeword_i[132] ^ codeword_i[207];
  wire sum_250 = codeword_i[268] ^ codeword_i[284];
  wire sum_251 = codeword_i[72] ^ codeword_i[136];
  wire sum_252 = sum_45 ^ sum_99;
  wire sum_253 = sum_189 ^ sum_224;
  wire sum_254 = codeword_i[151] ^ codeword_i[193];
  wire sum_255 = sum_0 ^ sum_254;
  wire sum_256 = codeword_i[237] ^ codeword_i[242];
  wire sum_257 = codeword_i[244] ^ codeword_i[249];
  wire sum_258 = sum_256 ^ sum_257;
  wire xor_12 = (((sum_163 ^ sum_201) ^ (sum_116 ^ sum_157)) ^ (sum_252 ^ (sum_32 ^ sum_228)))
      ^ ((sum_253 ^ sum_255) ^ (sum_91 ^ sum_258));
  wire sum_259 = sum_140 ^ ((codeword_i[133] ^ codeword_i[182]) ^ (codeword_i[258]
      ^ codeword_i[265]));
  wire sum_260 = sum_142 ^ (sum_54 ^ (codeword_i[2] ^ codeword_i[198]));
  wire sum_261 = codeword_i[221] ^ codeword_i[226];
  wire sum_262 = sum_13 ^ sum_261;
  wire sum_263 = codeword_i[251] ^ codeword_i[256];
  wire sum_264 = codeword_i[246] ^ sum_263;
  wire sum_265 = sum_262 ^ sum_264;
  wire sum_266 = sum_198 ^ sum_209;
  wire sum_267 = sum_195 ^ sum_266;
  wire sum_268 = codeword_i[235] ^ sum_115;
  wire sum_269 = codeword_i[228] ^ codeword_i[233];
  wire sum_270 = codeword_i[223] ^ sum_269;
  wire sum_271 = sum_268 ^ sum_270;
  wire sum_272 = sum_111 ^ (codeword_i[139] ^ codeword_i[200]);
  wire sum_273 = (sum_175 ^ (sum_210 ^ (codeword_i[154] ^ codeword_i[168]))) ^ (sum_272 ^ (sum_77
      ^ sum_121));
  wire sum_274 = codeword_i[3] ^ codeword_i[255];
  wire sum_275 = codeword_i[116] ^ codeword_i[194];
  wire sum_276 = codeword_i[113] ^ codeword_i[273];
  wire sum_277 = codeword_i[53] ^ codeword_i[259];
  wire sum_278 = codeword_i[106] ^ codeword_i[278];
  wire xor_13 = (((codeword_i[220] ^ codeword_i[262]) ^ (codeword_i[92] ^ codeword_i[226]))
      ^ (sum_274 ^ (codeword_i[17] ^ codeword_i[74]))) ^ ((sum_275 ^ sum_276) ^ (sum_277
      ^ sum_278));
  wire sum_279 = codeword_i[10] ^ codeword_i[159];
  wire sum_280 = sum_139 ^ (codeword_i[81] ^ codeword_i[213]);
  wire sum_281 = sum_68 ^ sum_110;
  wire sum_282 = codeword_i[99] ^ codeword_i[120];
  wire sum_283 = sum_120 ^ sum_282;
  wire sum_284 = codeword_i[208] ^ codeword_i[285];
  wire sum_285 = sum_46 ^ sum_284;
  wire sum_286 = sum_29 ^ sum_123;
  wire sum_287 = sum_97 ^ sum_244;
  wire sum_288 = sum_57 ^ (codeword_i[24] ^ codeword_i[205]);
  wire sum_289 = sum_193 ^ sum_200;
  wire xor_14 = (xor_13 ^ (((sum_82 ^ sum_279) ^ (sum_20 ^ sum_208)) ^ (sum_280 ^ sum_281)))
      ^ (((sum_106 ^ sum_283) ^ (sum_285 ^ sum_286)) ^ ((sum_287 ^ sum_288) ^ (sum_148 ^ sum_289)));
  wire sum_290 = codeword_i[187] ^ codeword_i[257];
  wire sum_291 = sum_215 ^ sum_290;
  wire sum_292 = codeword_i[180] ^ sum_85;
  wire sum_293 = sum_291 ^ sum_292;
  wire sum_294 = sum_182 ^ sum_190;
  wire sum_295 = codeword_i[161] ^ codeword_i[280];
  wire sum_296 = sum_52 ^ sum_295;
  wire sum_297 = sum_142 ^ sum_296;
  wire sum_298 = codeword_i[39] ^ codeword_i[128];
  wire sum_299 = codeword_i[209] ^ codeword_i[212];
  wire xor_15 = (((codeword_i[54] ^ codeword_i[117]) ^ (codeword_i[53] ^ codeword_i[93]))
      ^ ((codeword_i[148] ^ codeword_i[276]) ^ (codeword_i[170] ^ codeword_i[202]))) ^ ((sum_64
      ^ (codeword_i[89] ^ codeword_i[97])) ^ (sum_298 ^ sum_299));
  wire sum_300 = codeword_i[248] ^ codeword_i[283];
  wire sum_301 = codeword_i[199] ^ codeword_i[265];
  wire sum_302 = codeword_i[75] ^ codeword_i[169];
  wire sum_303 = codeword_i[86] ^ codeword_i[277];
  wire sum_304 = sum_166 ^ (codeword_i[104] ^ codeword_i[191]);
  wire sum_305 = sum_84 ^ sum_243;
  wire sum_306 = codeword_i[96] ^ codeword_i[263];
  wire sum_307 = codeword_i[25] ^ codeword_i[90];
  wire sum_308 = sum_306 ^ sum_307;
  wire sum_309 = sum_18 ^ sum_32;
  wire sum_310 = codeword_i[32] ^ codeword_i[255];
  wire sum_311 = sum_90 ^ sum_310;
  wire sum_312 = codeword_i[269] ^ codeword_i[286];
  wire sum_313 = codeword_i[61] ^ codeword_i[152];
  wire sum_314 = sum_312 ^ sum_313;
  wire xor_16 = (xor_15 ^ (((sum_43 ^ sum_300) ^ (sum_207 ^ sum_301)) ^ ((sum_187 ^ sum_302)
      ^ (sum_154 ^ sum_303)))) ^ (((sum_304 ^ (sum_132 ^ sum_136)) ^ (sum_305 ^ sum_308)) ^ ((sum_71
      ^ sum_309) ^ (sum_311 ^ sum_314)));
  wire sum_315 = sum_66 ^ sum_105;
  wire sum_316 = codeword_i[279] ^ sum_222;
  wire sum_317 = sum_114 ^ sum_152;
  wire sum_318 = codeword_i[47] ^ codeword_i[68];
  wire sum_319 = sum_258 ^ (sum_194 ^ sum_318);
  wire sum_320 = codeword_i[207] ^ codeword_i[213];
  wire sum_321 = codeword_i[79] ^ codeword_i[141];
  wire sum_322 = codeword_i[46] ^ codeword_i[82];
  wire sum_323 = (sum_230 ^ sum_320) ^ (sum_321 ^ sum_322);
  wire sum_324 = sum_206 ^ (sum_52 ^ sum_240);
  wire sum_325 = codeword_i[214] ^ codeword_i[220];
  wire sum_326 = sum_238 ^ sum_325;
  wire sum_327 = sum_271 ^ sum_326;
  wire xor_17 = (((codeword_i[53] ^ codeword_i[191]) ^ (codeword_i[29] ^ codeword_i[260]))
      ^ ((codeword_i[12] ^ codeword_i[164]) ^ (codeword_i[19] ^ codeword_i[137]))) ^ ((sum_87
      ^ sum_321) ^ (sum_200 ^ sum_208));
  wire sum_328 = codeword_i[40] ^ codeword_i[263];
  wire sum_329 = codeword_i[5] ^ sum_77;
  wire sum_330 = sum_84 ^ sum_121;
  wire sum_331 = codeword_i[70] ^ codeword_i[76];
  wire sum_332 = codeword_i[171] ^ sum_331;
  wire sum_333 = sum_315 ^ sum_332;
  wire xor_18 = (xor_17 ^ ((sum_214 ^ (sum_118 ^ sum_328)) ^ (sum_1 ^ sum_37))) ^ (((sum_91
      ^ sum_329) ^ (sum_138 ^ sum_330)) ^ (sum_144 ^ sum_333));
  wire sum_334 = codeword_i[278] ^ codeword_i[284];
  wire sum_335 = sum_137 ^ sum_334;
  wire sum_336 = codeword_i[43] ^ codeword_i[105];
  wire sum_337 = sum_146 ^ sum_336;
  wire sum_338 = codeword_i[98] ^ sum_337;
  wire sum_339 = sum_248 ^ sum_338;
  wire sum_340 = codeword_i[210] ^ (codeword_i[33] ^ codeword_i[104]);
  wire sum_341 = sum_159 ^ sum_340;
  wire sum_342 = codeword_i[22] ^ sum_320;
  wire sum_343 = sum_140 ^ sum_342;
  wire sum_344 = sum_55 ^ sum_343;
  wire sum_345 = sum_344 ^ (sum_341 ^ (codeword_i[62] ^ sum_225));
  wire sum_346 = codeword_i[271] ^ sum_297;
  wire sum_347 = codeword_i[157] ^ sum_220;
  wire sum_348 = sum_161 ^ sum_347;
  wire sum_349 = sum_271 ^ sum_348;
  wire sum_350 = sum_346 ^ sum_349;
  wire sum_351 = sum_163 ^ sum_177;
  wire sum_352 = sum_258 ^ sum_326;
  wire sum_353 = sum_132 ^ sum_352;
  wire sum_354 = codeword_i[80] ^ sum_120;
  wire sum_355 = codeword_i[85] ^ codeword_i[179];
  wire sum_356 = codeword_i[172] ^ sum_355;
  wire sum_357 = codeword_i[34] ^ codeword_i[137];
  wire sum_358 = (codeword_i[59] ^ sum_209) ^ (sum_188 ^ sum_357);
  wire xor_19 = (((sum_119 ^ sum_354) ^ (sum_225 ^ sum_289)) ^ (sum_358 ^ (sum_151 ^ sum_356)))
      ^ (sum_273 ^ (sum_88 ^ ((codeword_i[15] ^ codeword_i[167]) ^ (codeword_i[52]
      ^ codeword_i[70]))));
  wire sum_359 = codeword_i[78] ^ sum_295;
  wire sum_360 = sum_41 ^ (sum_55 ^ sum_359);
  wire sum_361 = sum_98 ^ sum_231;
  wire sum_362 = sum_342 ^ sum_361;
  wire sum_363 = sum_3 ^ sum_137;
  wire sum_364 = codeword_i[13] ^ sum_0;
  wire sum_365 = sum_363 ^ sum_364;
  wire sum_366 = codeword_i[20] ^ codeword_i[186];
  wire sum_367 = codeword_i[252] ^ sum_366;
  wire sum_368 = sum_254 ^ sum_367;
  wire sum_369 = sum_138 ^ sum_368;
  wire sum_370 = sum_365 ^ sum_369;
  wire sum_371 = codeword_i[286] ^ sum_282;
  wire sum_372 = sum_229 ^ sum_371;
  wire sum_373 = codeword_i[92] ^ sum_316;
  wire sum_374 = sum_227 ^ sum_373;
  wire sum_375 = sum_374 ^ (codeword_i[228] ^ sum_372);
  wire sum_376 = codeword_i[6] ^ codeword_i[77];
  wire sum_377 = codeword_i[195] ^ sum_352;
  wire xor_20 = (sum_370 ^ sum_375) ^ (sum_377 ^ (((sum_184 ^ (codeword_i[27] ^ codeword_i[235]))
      ^ (sum_278 ^ sum_376)) ^ ((sum_158 ^ sum_207) ^ (sum_141 ^ sum_263))));
  wire sum_378 = codeword_i[7] ^ codeword_i[225];
  wire sum_379 = (codeword_i[14] ^ codeword_i[113]) ^ (codeword_i[134] ^ codeword_i[201]);
  wire sum_380 = codeword_i[56] ^ sum_210;
  wire sum_381 = codeword_i[107] ^ codeword_i[208];
  wire sum_382 = sum_179 ^ (sum_153 ^ sum_381);
  wire sum_383 = sum_113 ^ sum_201;
  wire sum_384 = sum_383 ^ (sum_31 ^ (codeword_i[133] ^ codeword_i[235]));
  wire xor_21 = (((sum_379 ^ (sum_218 ^ sum_378)) ^ (sum_101 ^ sum_253)) ^ ((sum_241 ^ sum_309)
      ^ (sum_40 ^ sum_247))) ^ ((sum_234 ^ (sum_161 ^ sum_380)) ^ (sum_382 ^ sum_384));
  wire sum_385 = (codeword_i[71] ^ sum_231) ^ (codeword_i[218] ^ codeword_i[236]);
  wire sum_386 = codeword_i[28] ^ codeword_i[131];
  wire sum_387 = sum_112 ^ sum_386;
  wire sum_388 = sum_297 ^ (codeword_i[256] ^ sum_387);
  wire xor_22 = (((codeword_i[175] ^ codeword_i[231]) ^ (codeword_i[159] ^ codeword_i[246]))
      ^ ((codeword_i[221] ^ codeword_i[229]) ^ (codeword_i[85] ^ codeword_i[173])))
      ^ (((codeword_i[21] ^ codeword_i[252]) ^ (codeword_i[180] ^ codeword_i[243])) ^ (sum_249
      ^ (codeword_i[242] ^ codeword_i[249])));
  wire sum_389 = sum_33 ^ sum_291;
  wire sum_390 = codeword_i[49] ^ sum_389;
  wire sum_391 = sum_110 ^ sum_267;
  wire sum_392 = sum_391 ^ (sum_390 ^ (codeword_i[35] ^ codeword_i[88]));
  wire xor_23 = (((codeword_i[62] ^ codeword_i[118]) ^ (codeword_i[205] ^ codeword_i[221]))
      ^ ((codeword_i[156] ^ codeword_i[165]) ^ (codeword_i[34] ^ codeword_i[74])))
      ^ (((codeword_i[145] ^ codeword_i[177]) ^ (codeword_i[105] ^ codeword_i[264])) ^ (sum_63
      ^ (codeword_i[48] ^ codeword_i[64])));
  wire sum_393 = sum_44 ^ sum_89;
  wire sum_394 = codeword_i[182] ^ (codeword_i[83] ^ codeword_i[87]);
  wire sum_395 = codeword_i[35] ^ sum_328;
  wire xor_24 = (xor_23 ^ (((sum_7 ^ sum_67) ^ (sum_111 ^ sum_251)) ^ ((sum_158 ^ sum_166)
      ^ (sum_189 ^ sum_244)))) ^ (((sum_393 ^ sum_394) ^ (sum_58 ^ sum_202)) ^ (sum_319 ^ (sum_227
      ^ sum_395)));
  wire sum_396 = sum_31 ^ sum_238;
  wire sum_397 = sum_149 ^ sum_150;
  wire sum_398 = sum_332 ^ sum_371;
  wire sum_399 = codeword_i[164] ^ sum_24;
  wire sum_400 = codeword_i[159] ^ sum_399;
  wire sum_401 = sum_310 ^ sum_400;
  wire sum_402 = sum_398 ^ sum_401;
  wire sum_403 = codeword_i[26] ^ sum_236;
  wire sum_404 = sum_354 ^ (sum_246 ^ sum_403);
  wire sum_405 = codeword_i[14] ^ sum_264;
  wire sum_406 = sum_330 ^ sum_405;
  wire sum_407 = codeword_i[273] ^ sum_369;
  wire sum_408 = sum_407 ^ (sum_349 ^ sum_406);
  wire xor_25 = (((codeword_i[279] ^ codeword_i[287]) ^ (codeword_i[55] ^ codeword_i[119]))
      ^ ((codeword_i[94] ^ codeword_i[206]) ^ (codeword_i[227] ^ codeword_i[285])))
      ^ (((codeword_i[27] ^ codeword_i[211]) ^ (codeword_i[90] ^ codeword_i[106]))
      ^ ((codeword_i[233] ^ codeword_i[281]) ^ (codeword_i[112] ^ codeword_i[280])));
  wire sum_409 = codeword_i[67] ^ codeword_i[96];
  wire sum_410 = codeword_i[101] ^ codeword_i[103];
  wire sum_411 = sum_224 ^ (codeword_i[84] ^ codeword_i[111]);
  wire sum_412 = sum_128 ^ (codeword_i[247] ^ codeword_i[275]);
  wire xor_26 = (xor_25 ^ (((sum_8 ^ sum_409) ^ (sum_186 ^ sum_301)) ^ ((sum_81 ^ sum_410)
      ^ (sum_160 ^ sum_386)))) ^ (((sum_16 ^ (sum_220 ^ sum_325)) ^ (sum_80 ^ sum_379)) ^ ((sum_411
      ^ sum_412) ^ (sum_219 ^ sum_281)));
  wire sum_413 = sum_136 ^ sum_139;
  wire sum_414 = sum_261 ^ sum_366;
  wire sum_415 = sum_414 ^ (sum_65 ^ sum_328);
  wire sum_416 = sum_314 ^ sum_342;
  wire sum_417 = sum_35 ^ sum_357;
  wire sum_418 = (sum_247 ^ sum_311) ^ (sum_266 ^ sum_417);
  wire sum_419 = codeword_i[21] ^ sum_143;
  wire sum_420 = sum_419 ^ (sum_159 ^ sum_223);
  wire sum_421 = codeword_i[157] ^ codeword_i[163];
  wire sum_422 = codeword_i[114] ^ codeword_i[187];
  wire sum_423 = codeword_i[91] ^ codeword_i[196];
  wire xor_27 = (((codeword_i[116] ^ codeword_i[127]) ^ (codeword_i[266] ^ codeword_i[280]))
      ^ (sum_421 ^ (codeword_i[56] ^ codeword_i[120]))) ^ ((sum_127 ^ sum_422) ^ (sum_12
      ^ sum_423));
  wire sum_424 = codeword_i[23] ^ codeword_i[108];
  wire sum_425 = codeword_i[270] ^ codeword_i[276];
  wire sum_426 = sum_237 ^ (codeword_i[173] ^ codeword_i[240]);
  wire sum_427 = sum_11 ^ sum_112;
  wire xor_28 = (xor_27 ^ (((sum_424 ^ sum_425) ^ (sum_104 ^ sum_312)) ^ ((sum_181 ^ sum_355)
      ^ (sum_24 ^ sum_325)))) ^ (((sum_17 ^ (sum_261 ^ sum_269)) ^ (sum_69 ^ sum_426)) ^ ((sum_34
      ^ sum_255) ^ (sum_229 ^ sum_427)));
  wire sum_428 = codeword_i[33] ^ codeword_i[282];
  wire sum_429 = sum_204 ^ (sum_167 ^ sum_428);
  wire sum_430 = sum_289 ^ sum_395;
  wire xor_29 = (((codeword_i[271] ^ codeword_i[287]) ^ (codeword_i[134] ^ codeword_i[142]))
      ^ ((codeword_i[125] ^ codeword_i[277]) ^ (codeword_i[109] ^ codeword_i[117])))
      ^ (((codeword_i[188] ^ codeword_i[283]) ^ (codeword_i[115] ^ codeword_i[146]))
      ^ ((codeword_i[9] ^ codeword_i[232]) ^ (codeword_i[120] ^ codeword_i[192])));
  wire sum_431 = sum_386 ^ (codeword_i[145] ^ codeword_i[267]);
  wire sum_432 = sum_96 ^ sum_410;
  wire sum_433 = codeword_i[63] ^ codeword_i[69];
  wire sum_434 = sum_116 ^ sum_433;
  wire sum_435 = sum_22 ^ sum_331;
  wire xor_30 = (xor_29 ^ (((sum_76 ^ sum_274) ^ (sum_45 ^ sum_233)) ^ ((sum_210 ^ sum_357)
      ^ (sum_60 ^ sum_141)))) ^ (((sum_304 ^ sum_431) ^ (sum_432 ^ sum_434)) ^ ((sum_399 ^ sum_435)
      ^ (sum_270 ^ sum_292)));
  wire sum_436 = sum_164 ^ (sum_30 ^ sum_425);
  wire sum_437 = sum_262 ^ sum_395;
  wire sum_438 = sum_437 ^ (sum_173 ^ sum_272);
  wire xor_31 = (((codeword_i[110] ^ codeword_i[143]) ^ (codeword_i[30] ^ codeword_i[268]))
      ^ ((codeword_i[35] ^ codeword_i[42]) ^ (codeword_i[121] ^ codeword_i[193]))) ^ ((sum_42
      ^ (codeword_i[16] ^ codeword_i[48])) ^ (sum_95 ^ sum_422));
  wire sum_439 = sum_336 ^ (codeword_i[181] ^ codeword_i[232]);
  wire sum_440 = sum_158 ^ sum_424;
  wire xor_32 = (xor_31 ^ (((sum_279 ^ sum_300) ^ (sum_211 ^ sum_313)) ^ ((sum_29 ^ sum_150)
      ^ (sum_46 ^ sum_135)))) ^ (((sum_439 ^ (sum_78 ^ sum_147)) ^ (sum_199 ^ sum_283)) ^ ((sum_393
      ^ sum_440) ^ (sum_175 ^ sum_262)));
  wire sum_441 = sum_296 ^ (sum_170 ^ (codeword_i[4] ^ codeword_i[49]));
  wire sum_442 = (sum_39 ^ (codeword_i[55] ^ codeword_i[262])) ^ (sum_197 ^ sum_334);
  wire sum_443 = codeword_i[147] ^ codeword_i[149];
  wire sum_444 = sum_155 ^ (codeword_i[41] ^ sum_443);
  wire sum_445 = codeword_i[158] ^ codeword_i[176];
  wire xor_33 = (((codeword_i[11] ^ codeword_i[102]) ^ (codeword_i[81] ^ codeword_i[130]))
      ^ (sum_421 ^ (codeword_i[72] ^ codeword_i[112]))) ^ ((sum_79 ^ sum_129) ^ (codeword_i[95]
      ^ sum_445));
  wire sum_446 = sum_228 ^ (codeword_i[17] ^ codeword_i[101]);
  wire sum_447 = sum_172 ^ sum_284;
  wire xor_34 = (xor_33 ^ ((sum_440 ^ sum_446) ^ (sum_413 ^ sum_447))) ^ (((sum_387 ^ sum_417)
      ^ (sum_316 ^ (codeword_i[190] ^ codeword_i[238]))) ^ (sum_6 ^ sum_436));
  wire sum_448 = sum_336 ^ (sum_302 ^ sum_329);
  wire sum_449 = codeword_i[50] ^ codeword_i[130];
  wire sum_450 = codeword_i[166] ^ codeword_i[174];
  wire sum_451 = codeword_i[24] ^ codeword_i[112];
  wire xor_35 = (((codeword_i[6] ^ codeword_i[151]) ^ (codeword_i[105] ^ codeword_i[250])) ^ (sum_72
      ^ (codeword_i[73] ^ codeword_i[240]))) ^ ((sum_108 ^ sum_449) ^ (sum_450 ^ sum_451));
  wire xor_36 = (xor_35 ^ (((sum_428 ^ sum_433) ^ (sum_33 ^ sum_334)) ^ (sum_287 ^ (sum_147
      ^ sum_169)))) ^ (((sum_23 ^ sum_164) ^ (sum_231 ^ sum_236)) ^ (sum_145 ^ sum_415));
  wire sum_452 = sum_173 ^ sum_251;
  wire sum_453 = sum_61 ^ sum_206;
  wire sum_454 = codeword_i[18] ^ sum_317;
  wire sum_455 = sum_356 ^ sum_454;
  wire sum_456 = sum_213 ^ sum_292;
  wire sum_457 = sum_68 ^ sum_456;
  wire sum_458 = sum_380 ^ sum_419;
  wire sum_459 = codeword_i[97] ^ sum_458;
  wire xor_37 = (((codeword_i[7] ^ codeword_i[239]) ^ (codeword_i[198] ^ codeword_i[285]))
      ^ ((codeword_i[204] ^ codeword_i[260]) ^ (codeword_i[51] ^ codeword_i[266]))) ^ ((sum_298
      ^ (codeword_i[57] ^ codeword_i[73])) ^ (sum_97 ^ sum_181));
  wire sum_460 = sum_445 ^ (codeword_i[22] ^ codeword_i[179]);
  wire sum_461 = sum_387 ^ (codeword_i[129] ^ sum_254);
  wire xor_38 = (xor_37 ^ (((sum_114 ^ sum_331) ^ (sum_78 ^ sum_263)) ^ (sum_460 ^ (sum_18
      ^ sum_189)))) ^ (((sum_217 ^ sum_252) ^ (sum_330 ^ sum_399)) ^ (sum_358 ^ sum_461));
  wire sum_462 = sum_303 ^ sum_364;
  wire sum_463 = codeword_i[25] ^ sum_245;
  wire sum_464 = sum_397 ^ (sum_419 ^ (codeword_i[224] ^ codeword_i[231]));
  wire sum_465 = codeword_i[19] ^ sum_457;
  wire sum_466 = sum_353 ^ sum_465;
  wire xor_39 = (((codeword_i[31] ^ codeword_i[79]) ^ (codeword_i[110] ^ codeword_i[253]))
      ^ ((codeword_i[91] ^ codeword_i[189]) ^ (codeword_i[83] ^ codeword_i[170])))
      ^ (((codeword_i[154] ^ codeword_i[281]) ^ (codeword_i[0] ^ codeword_i[120])) ^ (sum_277
      ^ sum_449));
  wire xor_40 = (xor_39 ^ (((sum_76 ^ sum_240) ^ (codeword_i[135] ^ sum_170)) ^ (sum_103
      ^ sum_460))) ^ ((sum_59 ^ (sum_23 ^ sum_86)) ^ (sum_396 ^ sum_453));
  wire sum_467 = sum_294 ^ sum_361;
  wire sum_468 = sum_459 ^ (((sum_286 ^ sum_383) ^ (sum_268 ^ (sum_77 ^ sum_257))) ^ (sum_290
      ^ sum_463));
  wire sum_469 = codeword_i[234] ^ sum_256;
  wire sum_470 = codeword_i[98] ^ sum_469;
  wire xor_41 = ((sum_470 ^ (sum_40 ^ sum_143)) ^ (sum_429 ^ sum_444)) ^ ((sum_335 ^ sum_462)
      ^ (sum_248 ^ ((codeword_i[71] ^ codeword_i[199]) ^ (codeword_i[78] ^ codeword_i[126]))));
  wire sum_471 = codeword_i[191] ^ codeword_i[200];
  wire xor_42 = (((codeword_i[123] ^ codeword_i[204]) ^ (codeword_i[67] ^ codeword_i[201]))
      ^ (sum_471 ^ (codeword_i[81] ^ codeword_i[88]))) ^ ((sum_299 ^ sum_423) ^ (sum_15 ^ sum_66));
  wire sum_472 = sum_455 ^ (sum_176 ^ (sum_36 ^ sum_270));
  wire xor_43 = (((sum_162 ^ sum_188) ^ (sum_2 ^ sum_169)) ^ (sum_431 ^ (codeword_i[279]
      ^ sum_228))) ^ ((sum_216 ^ sum_308) ^ (sum_117 ^ sum_414));
  wire sum_473 = sum_465 ^ (sum_288 ^ sum_406);
  wire sum_474 = sum_157 ^ sum_447;
  wire xor_44 = (((sum_151 ^ sum_417) ^ (sum_367 ^ (codeword_i[77] ^ codeword_i[94]))) ^ (sum_323
      ^ sum_442)) ^ ((sum_260 ^ sum_474) ^ (((codeword_i[37] ^ codeword_i[92]) ^ (codeword_i[60]
      ^ codeword_i[99])) ^ (sum_276 ^ (codeword_i[152] ^ codeword_i[272]))));
  wire sum_475 = codeword_i[42] ^ codeword_i[155];
  wire xor_45 = (((sum_27 ^ sum_475) ^ (sum_10 ^ sum_443)) ^ ((sum_102 ^ sum_306) ^ (sum_169
      ^ sum_226))) ^ ((sum_426 ^ (codeword_i[142] ^ sum_60)) ^ (sum_130 ^ sum_221));
  wire xor_46 = (((codeword_i[198] ^ codeword_i[214]) ^ (codeword_i[125] ^ codeword_i[174]))
      ^ ((codeword_i[203] ^ codeword_i[219]) ^ (codeword_i[155] ^ codeword_i[202]))) ^ ((sum_250
      ^ (codeword_i[48] ^ codeword_i[66])) ^ (sum_232 ^ sum_307));
  wire xor_47 = (xor_46 ^ (((sum_152 ^ sum_355) ^ (sum_220 ^ sum_257)) ^ (sum_305 ^ (codeword_i[247]
      ^ sum_203)))) ^ (((sum_14 ^ sum_134) ^ (sum_19 ^ sum_394)) ^ ((sum_171 ^ sum_359) ^ (sum_190
      ^ sum_291)));
  wire sum_476 = sum_435 ^ (codeword_i[32] ^ sum_205);
  wire sum_477 = codeword_i[241] ^ sum_404;
  wire xor_48 = (((sum_212 ^ sum_285) ^ (sum_61 ^ sum_347)) ^ (sum_441 ^ (sum_264 ^ (codeword_i[23]
      ^ codeword_i[270])))) ^ ((sum_461 ^ sum_470) ^ (sum_92 ^ sum_476));
  wire xor_49 = (((codeword_i[162] ^ codeword_i[194]) ^ (codeword_i[58] ^ codeword_i[106]))
      ^ (sum_50 ^ (codeword_i[9] ^ codeword_i[41]))) ^ ((sum_129 ^ sum_215) ^ (codeword_i[215]
      ^ sum_325));
  wire xor_50 = (((sum_29 ^ sum_355) ^ (sum_124 ^ sum_357)) ^ ((sum_48 ^ sum_174) ^ (codeword_i[119]
      ^ sum_85))) ^ ((sum_51 ^ sum_280) ^ (sum_427 ^ sum_434));
  wire sum_478 = sum_91 ^ sum_383;
  wire sum_479 = sum_307 ^ sum_400;
  wire xor_51 = (xor_50 ^ (((sum_168 ^ sum_340) ^ (sum_3 ^ (codeword_i[54] ^ codeword_i[165])))
      ^ (sum_398 ^ sum_478))) ^ ((sum_385 ^ (sum_454 ^ ((codeword_i[13] ^ codeword_i[36])
      ^ (codeword_i[20] ^ codeword_i[28])))) ^ (sum_448 ^ sum_479));
  wire xor_52 = sum_196 ^ ((((codeword_i[26] ^ codeword_i[91]) ^ (codeword_i[10] ^ codeword_i[57]))
      ^ (sum_409 ^ sum_471)) ^ ((sum_187 ^ sum_450) ^ (sum_5 ^ sum_318)));
  wire xor_53 = (((codeword_i[151] ^ codeword_i[247]) ^ (codeword_i[45] ^ codeword_i[253]))
      ^ ((codeword_i[11] ^ codeword_i[274]) ^ (codeword_i[34] ^ codeword_i[209]))) ^ ((sum_275
      ^ (codeword_i[89] ^ codeword_i[161])) ^ (sum_73 ^ sum_376));
  wire xor_54 = (xor_53 ^ (((sum_9 ^ sum_322) ^ (sum_70 ^ sum_131)) ^ ((sum_154 ^ sum_226)
      ^ (sum_111 ^ sum_222)))) ^ (((sum_439 ^ (sum_30 ^ sum_203)) ^ (sum_411 ^ sum_432)) ^ ((sum_122
      ^ sum_229) ^ (sum_148 ^ sum_380)));
  wire sum_480 = sum_390 ^ sum_479;
  wire xor_55 = (((codeword_i[190] ^ codeword_i[220]) ^ (codeword_i[12] ^ codeword_i[243]))
      ^ ((codeword_i[50] ^ codeword_i[123]) ^ (codeword_i[57] ^ codeword_i[144]))) ^ ((sum_378
      ^ sum_475) ^ (sum_381 ^ sum_451));
  wire xor_56 = (xor_55 ^ (((sum_35 ^ sum_135) ^ (sum_141 ^ sum_174)) ^ (sum_83 ^ sum_446)))
      ^ (((sum_287 ^ sum_412) ^ (sum_315 ^ sum_469)) ^ (sum_478 ^ (sum_47 ^ sum_206)));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)
  assign syndrome[0] = xor_0 ^ (((sum_7 ^ (codeword_i[32] ^ codeword_i[120])) ^ (sum_8 ^ sum_9))
      ^ (sum_14 ^ (sum_10 ^ sum_11)));
  // ^(codeword_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)
  assign syndrome[1] = xor_1 ^ (sum_25 ^ ((sum_16 ^ sum_17) ^ (sum_19 ^ sum_21)));
  // ^(codeword_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)
  assign syndrome[2] = (((sum_34 ^ (sum_31 ^ sum_32)) ^ (sum_37 ^ (codeword_i[218]
      ^ codeword_i[234]))) ^ (sum_41 ^ (sum_38 ^ (codeword_i[10] ^ codeword_i[154])))) ^ (sum_49
      ^ ((sum_42 ^ sum_43) ^ (sum_44 ^ sum_45)));
  // ^(codeword_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)
  assign syndrome[3] = xor_2 ^ (((sum_51 ^ sum_53) ^ (sum_55 ^ (codeword_i[179] ^ codeword_i[227])))
      ^ (sum_59 ^ sum_62));
  // ^(codeword_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)
  assign syndrome[4] = xor_3 ^ (((sum_73 ^ sum_74) ^ (sum_75 ^ sum_76)) ^ (sum_80 ^ (sum_77
      ^ sum_78)));
  // ^(codeword_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)
  assign syndrome[5] = ((sum_88 ^ (sum_83 ^ sum_86)) ^ (sum_92 ^ ((codeword_i[45] ^ codeword_i[133])
      ^ (codeword_i[5] ^ codeword_i[13])))) ^ (((sum_93 ^ sum_94) ^ (sum_95 ^ sum_96)) ^ ((sum_97
      ^ sum_98) ^ (codeword_i[149] ^ sum_99)));
  // ^(codeword_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)
  assign syndrome[6] = xor_4 ^ (((sum_108 ^ sum_109) ^ (sum_110 ^ sum_111)) ^ ((sum_112 ^ sum_113)
      ^ (sum_114 ^ sum_115)));
  // ^(codeword_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)
  assign syndrome[7] = (((sum_117 ^ sum_119) ^ (sum_122 ^ sum_125)) ^ (((codeword_i[151]
      ^ codeword_i[159]) ^ (codeword_i[7] ^ codeword_i[103])) ^ (sum_126 ^ sum_127))) ^ ((sum_130
      ^ (sum_128 ^ sum_129)) ^ (sum_133 ^ sum_134));
  // ^(codeword_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = xor_7 ^ (xor_5 ^ (sum_178 ^ sum_183));
  // ^(codeword_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)
  assign syndrome[9] = xor_9 ^ xor_10;
  // ^(codeword_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)
  assign syndrome[10] = (xor_12 ^ (xor_11 ^ (((sum_185 ^ sum_249) ^ (sum_28 ^ sum_250)) ^ ((sum_100
      ^ sum_251) ^ (sum_98 ^ sum_123))))) ^ (((sum_259 ^ sum_260) ^ (sum_235 ^ sum_265)) ^ (sum_273
      ^ (sum_267 ^ sum_271)));
  // ^(codeword_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)
  assign syndrome[11] = xor_14 ^ (sum_178 ^ ((sum_239 ^ sum_293) ^ (sum_294 ^ sum_297)));
  // ^(codeword_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)
  assign syndrome[12] = xor_16 ^ ((((sum_315 ^ sum_316) ^ (sum_138 ^ sum_317)) ^ (sum_319
      ^ sum_323)) ^ (sum_327 ^ (sum_265 ^ sum_324)));
  // ^(codeword_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = (xor_18 ^ (sum_345 ^ (sum_339 ^ (sum_265 ^ sum_335)))) ^ ((sum_350
      ^ sum_351) ^ (sum_196 ^ sum_353));
  // ^(codeword_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = xor_20 ^ (xor_19 ^ ((sum_339 ^ sum_360) ^ (sum_25 ^ sum_362)));
  // ^(codeword_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)
  assign syndrome[15] = (xor_21 ^ (sum_375 ^ (sum_385 ^ sum_388))) ^ (sum_392 ^ (sum_351 ^ xor_22));
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[16] = (xor_24 ^ (((sum_293 ^ sum_396) ^ (sum_165 ^ sum_180)) ^ (sum_397 ^ (sum_335
      ^ sum_343)))) ^ (sum_408 ^ (sum_402 ^ sum_404));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[17] = xor_26 ^ ((((sum_337 ^ sum_413) ^ (sum_175 ^ sum_190)) ^ (sum_415
      ^ sum_416)) ^ (sum_418 ^ sum_420));
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[18] = xor_28 ^ (((sum_382 ^ (sum_61 ^ sum_330)) ^ (sum_429 ^ sum_430)) ^ (sum_420
      ^ (sum_242 ^ sum_343)));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[19] = xor_30 ^ (((sum_384 ^ sum_436) ^ (sum_149 ^ sum_363)) ^ (sum_438 ^ (sum_326
      ^ sum_343)));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[20] = xor_32 ^ (((sum_441 ^ sum_442) ^ (sum_333 ^ sum_444)) ^ (sum_327 ^ (sum_191
      ^ sum_361)));
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[21] = (xor_34 ^ ((sum_156 ^ (sum_191 ^ sum_368)) ^ (sum_49 ^ sum_448))) ^ (sum_392
      ^ (sum_402 ^ (sum_362 ^ sum_406)));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[22] = (xor_36 ^ ((sum_418 ^ (sum_452 ^ sum_453)) ^ (sum_344 ^ sum_388)))
      ^ (((sum_192 ^ sum_455) ^ (sum_349 ^ sum_457)) ^ (sum_353 ^ sum_459));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[23] = (xor_38 ^ (((sum_437 ^ sum_462) ^ (sum_453 ^ sum_463)) ^ (sum_374 ^ (sum_341
      ^ sum_389)))) ^ (sum_466 ^ (sum_350 ^ sum_464));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[24] = (xor_40 ^ (((sum_265 ^ sum_403) ^ (sum_348 ^ sum_454)) ^ (sum_391
      ^ sum_467))) ^ (sum_468 ^ (sum_370 ^ (sum_346 ^ sum_401)));
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[25] = (xor_41 ^ (sum_472 ^ xor_42)) ^ (sum_473 ^ xor_43);
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[26] = (sum_468 ^ xor_44) ^ (sum_473 ^ xor_45);
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[27] = (xor_47 ^ (((sum_416 ^ sum_476) ^ (sum_430 ^ sum_474)) ^ ((sum_62 ^ sum_338)
      ^ (sum_271 ^ sum_373)))) ^ (sum_477 ^ (sum_407 ^ sum_459));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[28] = (xor_48 ^ (sum_345 ^ ((sum_372 ^ sum_452) ^ (sum_456 ^ ((codeword_i[84]
      ^ codeword_i[124]) ^ (codeword_i[52] ^ codeword_i[258])))))) ^ (sum_477 ^ (sum_183 ^ xor_49));
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[29] = xor_51 ^ (xor_52 ^ (sum_377 ^ sum_464));
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[30] = (xor_54 ^ ((((sum_236 ^ sum_395) ^ (sum_195 ^ sum_367)) ^ (sum_259
      ^ sum_324)) ^ (sum_365 ^ (sum_348 ^ sum_405)))) ^ (sum_466 ^ (sum_472 ^ sum_480));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[31] = (xor_56 ^ ((sum_360 ^ sum_438) ^ (sum_458 ^ sum_467))) ^ (sum_408 ^ (sum_465
      ^ sum_480));

  // Match terms: functions of the syndrome that several matches share.
  wire is_57 = syndrome == 32'h00000000;
  wire sum_481 = syndrome[11] ^ syndrome[12];
  wire sum_482 = syndrome[8] ^ syndrome[14];
  wire xor_58 = sum_482 ^ (sum_481 ^ syndrome[9]);
  wire sum_483 = syndrome[13] ^ syndrome[14];
  wire xor_59 = sum_483 ^ (syndrome[9] ^ syndrome[11]);
  wire xor_60 = sum_483 ^ syndrome[10];
  wire sum_484 = syndrome[9] ^ syndrome[10];
  wire xor_61 = sum_483 ^ (sum_484 ^ syndrome[15]);
  wire sum_485 = sum_481 ^ sum_484;
  wire sum_486 = syndrome[13] ^ syndrome[15];
  wire xor_62 = sum_485 ^ sum_486;
  wire sum_487 = syndrome[14] ^ syndrome[15];
  wire xor_63 = sum_485 ^ sum_487;
  wire xor_64 = sum_483 ^ sum_485;
  wire all_65 = syndrome[9] & syndrome[11];
  wire all_66 = syndrome[10] & syndrome[11];
  wire all_67 = syndrome[8] & syndrome[14];
  wire all_68 = syndrome[14] & syndrome[15];
  wire sum_488 = ((syndrome[8] & syndrome[12]) ^ (syndrome[13] & syndrome[15])) ^ ((syndrome[8]
      & syndrome[9]) ^ (syndrome[9] & syndrome[15]));
  wire sum_489 = (syndrome[12] & syndrome[14]) ^ (syndrome[10] & syndrome[15]);
  wire sum_490 = sum_489 ^ all_67;
  wire sum_491 = sum_490 ^ (sum_484 ^ (all_65 ^ (syndrome[12] & syndrome[15])));
  wire sum_492 = (syndrome[10] & syndrome[13]) ^ (syndrome[12] & syndrome[13]);
  wire sum_493 = sum_492 ^ ((syndrome[8] & syndrome[11]) ^ (syndrome[10] & syndrome[14]));
  wire xor_69 = (sum_491 ^ (sum_488 ^ (all_68 ^ (syndrome[13] & syndrome[14])))) ^ (sum_493
      ^ (sum_482 ^ (all_66 ^ (syndrome[11] & syndrome[14]))));
  wire all_70 = syndrome[9] & syndrome[12];
  wire all_71 = syndrome[10] & syndrome[12];
  wire all_72 = syndrome[8] & syndrome[13];
  wire all_73 = syndrome[11] & syndrome[13];
  wire all_74 = syndrome[11] & syndrome[15];
  wire sum_494 = sum_487 ^ (all_71 ^ (syndrome[11] & syndrome[12]));
  wire sum_495 = all_72 ^ (syndrome[9] & syndrome[14]);
  wire xor_75 = sum_491 ^ (((all_74 ^ (syndrome[12] ^ all_70)) ^ (all_68 ^ all_73)) ^ (sum_494
      ^ sum_495));
  wire xor_76 = ((sum_486 ^ (all_71 ^ (syndrome[10] ^ syndrome[11]))) ^ ((syndrome[8]
      & syndrome[10]) ^ (syndrome[8] & syndrome[15]))) ^ (sum_495 ^ (all_67 ^ all_73));
  wire xor_77 = xor_76 ^ (sum_488 ^ (sum_489 ^ sum_492));
  wire xor_78 = (((all_66 ^ all_70) ^ (syndrome[11] ^ all_65)) ^ (all_74 ^ (syndrome[9]
      & syndrome[13]))) ^ (sum_494 ^ (all_72 ^ (syndrome[9] & syndrome[10])));
  wire xor_79 = xor_78 ^ (sum_490 ^ sum_493);
  wire is_80 = {xor_79, xor_77, xor_75, xor_69} == 4'h3;
  wire is_81 = {xor_79, xor_77, xor_75, xor_69} == 4'h4;
  wire is_82 = {xor_79, xor_77, xor_75, xor_69} == 4'h6;
  wire is_83 = {xor_79, xor_77, xor_75, xor_69} == 4'h7;
  wire is_84 = {xor_79, xor_77, xor_75, xor_69} == 4'h9;
  wire is_85 = {xor_79, xor_77, xor_75, xor_69} == 4'ha;
  wire is_86 = {xor_79, xor_77, xor_75, xor_69} == 4'hb;
  wire is_87 = {xor_79, xor_77, xor_75, xor_69} == 4'hc;
  wire is_88 = {xor_79, xor_77, xor_75, xor_69} == 4'hd;
  wire is_89 = {xor_79, xor_77, xor_75, xor_69} == 4'he;
  wire is_90 = {xor_79, xor_77, xor_75, xor_69} == 4'hf;
  wire any_91 = is_80 | is_81 | is_85 | is_86 | is_87 | is_88 | is_90 | ({xor_79, xor_77, xor_75,
      xor_69} == 4'h1);
  wire any_92 = is_82 | is_83 | is_85 | is_86 | is_88 | is_89 | is_90 | ({xor_79, xor_77, xor_75,
      xor_69} == 4'h8);
  wire any_93 = is_80 | is_81 | is_82 | is_84 | is_85 | is_86 | is_89 | ({xor_79, xor_77, xor_75,
      xor_69} == 4'h5);
  wire any_94 = is_80 | is_82 | is_83 | is_84 | is_86 | is_87 | is_90 | ({xor_79, xor_77, xor_75,
      xor_69} == 4'h2);
  wire xor_95 = (((syndrome[1] & xor_61) ^ (syndrome[3] & xor_60)) ^ ((syndrome[0] & xor_62)
      ^ (syndrome[2] & syndrome[11]))) ^ ((syndrome[4] & xor_59) ^ (syndrome[5] & xor_58));
  wire xor_96 = (((syndrome[4] & xor_60) ^ (syndrome[5] & xor_59)) ^ ((syndrome[1] & xor_62)
      ^ (syndrome[2] & xor_61))) ^ ((syndrome[6] & xor_58) ^ ((syndrome[0] & xor_63) ^ (syndrome[3]
      & syndrome[11])));
  wire xor_97 = (((syndrome[6] & xor_59) ^ (syndrome[7] & xor_58)) ^ ((syndrome[3] & xor_61)
      ^ (syndrome[5] & xor_60))) ^ (((syndrome[1] & xor_63) ^ (syndrome[2] & xor_62))
      ^ ((syndrome[0] & xor_64) ^ (syndrome[4] & syndrome[11])));
  wire xor_98 = (((syndrome[4] & xor_61) ^ (syndrome[6] & xor_60)) ^ ((syndrome[2] & xor_63)
      ^ (syndrome[3] & xor_62))) ^ ((syndrome[7] & xor_59) ^ ((syndrome[1] & xor_64) ^ (syndrome[5]
      & syndrome[11])));
  wire xor_99 = (((syndrome[3] & xor_63) ^ (syndrome[4] & xor_62)) ^ ((syndrome[2] & xor_64)
      ^ (syndrome[6] & syndrome[11]))) ^ ((syndrome[5] & xor_61) ^ (syndrome[7] & xor_60));
  wire xor_100 = ((syndrome[6] & xor_61) ^ ((syndrome[3] & xor_64) ^ (syndrome[7] & syndrome[11])))
      ^ ((syndrome[4] & xor_63) ^ (syndrome[5] & xor_62));
  wire xor_101 = ((syndrome[6] & xor_62) ^ (syndrome[7] & xor_61)) ^ ((syndrome[4] & xor_64)
      ^ (syndrome[5] & xor_63));
  wire xor_102 = (syndrome[7] & xor_62) ^ ((syndrome[5] & xor_64) ^ (syndrome[6] & xor_63));
  wire xor_103 = (syndrome[6] & xor_64) ^ (syndrome[7] & xor_63);
  wire all_104 = syndrome[7] & xor_64;
  wire sum_496 = xor_100 ^ xor_101;
  wire xor_105 = sum_496 ^ (xor_98 ^ (xor_102 ^ (syndrome[0] & xor_58)));
  wire sum_497 = xor_98 ^ xor_100;
  wire xor_106 = sum_497 ^ (xor_99 ^ (xor_103 ^ ((syndrome[0] & xor_59) ^ (syndrome[1] & xor_58))));
  wire xor_107 = sum_496 ^ (xor_99 ^ (all_104 ^ ((syndrome[2] & xor_58) ^ ((syndrome[0] & xor_60)
      ^ (syndrome[1] & xor_59)))));
  wire xor_108 = sum_496 ^ (xor_102 ^ (((syndrome[2] & xor_59) ^ (syndrome[3] & xor_58))
      ^ ((syndrome[0] & syndrome[11]) ^ (syndrome[1] & xor_60))));
  wire xor_109 = xor_102 ^ (((syndrome[4] & xor_58) ^ ((syndrome[0] & xor_61) ^ (syndrome[1]
      & syndrome[11]))) ^ ((syndrome[2] & xor_60) ^ (syndrome[3] & xor_59)));
  wire xor_110 = xor_109 ^ (xor_101 ^ xor_103);
  wire xor_111 = sum_497 ^ (xor_95 ^ (xor_101 ^ (xor_103 ^ all_104)));
  wire xor_112 = (sum_497 ^ xor_96) ^ (xor_99 ^ all_104);
  wire xor_113 = sum_496 ^ (xor_97 ^ xor_99);
  wire sum_498 = xor_108 ^ xor_111;
  wire sum_499 = sum_498 ^ xor_112;
  wire sum_500 = xor_106 ^ xor_110;
  wire sum_501 = xor_106 ^ xor_108;
  wire sum_502 = xor_107 ^ xor_113;
  wire sum_503 = xor_105 ^ xor_108;
  wire sum_504 = xor_107 ^ xor_110;
  wire xor_114 = sum_498 ^ sum_500;
  wire sum_505 = sum_504 ^ xor_112;
  wire sum_506 = xor_105 ^ xor_113;
  wire sum_507 = sum_504 ^ sum_506;
  wire sum_508 = xor_106 ^ xor_111;
  wire [7:0] inverse_ratio;
  assign inverse_ratio[0] = ((any_93 & (sum_505 ^ sum_508)) ^ (any_94 & (sum_508 ^ xor_107)))
      ^ ((any_91 & xor_105) ^ (any_92 & (sum_499 ^ sum_500)));
  assign inverse_ratio[1] = ((any_93 & (sum_500 ^ (xor_108 ^ xor_113))) ^ (any_94 & (sum_499
      ^ (xor_105 ^ xor_106)))) ^ ((any_91 & xor_106) ^ (any_92 & (sum_501 ^ sum_502)));
  assign inverse_ratio[2] = ((any_93 & (sum_504 ^ xor_111)) ^ (any_94 & (sum_505 ^ (xor_106
      ^ xor_113)))) ^ ((any_91 & xor_107) ^ (any_92 & (sum_503 ^ sum_504)));
  assign inverse_ratio[3] = ((sum_499 & any_93) ^ (any_94 & (sum_498 ^ sum_502))) ^ ((any_91
      & xor_108) ^ (any_92 & xor_114));
  assign inverse_ratio[4] = ((any_93 & (sum_506 ^ (xor_110 ^ xor_112))) ^ (any_94 & (xor_112
      ^ (xor_108 ^ xor_110)))) ^ ((any_91 & xor_110) ^ (any_92 & (sum_505 ^ xor_111)));
  assign inverse_ratio[5] = ((any_93 & (sum_505 ^ sum_506)) ^ (any_94 & (sum_507 ^ xor_106)))
      ^ ((any_91 & xor_111) ^ (any_92 & (sum_500 ^ xor_113)));
  assign inverse_ratio[6] = ((any_93 & (sum_505 ^ (sum_506 ^ xor_108))) ^ (sum_503 & any_94))
      ^ ((any_91 & xor_112) ^ (any_92 & (sum_501 ^ sum_505)));
  assign inverse_ratio[7] = ((any_93 & (sum_506 ^ xor_114)) ^ (any_94 & (sum_500 ^ xor_105)))
      ^ ((any_91 & xor_113) ^ (any_92 & (sum_498 ^ sum_507)));
  wire xor_115 = (((syndrome[3] & syndrome[18]) ^ (syndrome[4] & syndrome[17])) ^ ((syndrome[1]
      & syndrome[20]) ^ (syndrome[2] & syndrome[19]))) ^ ((syndrome[0] & syndrome[21])
      ^ (syndrome[5] & syndrome[16]));
  wire xor_116 = (((syndrome[0] & syndrome[22]) ^ (syndrome[1] & syndrome[21])) ^ ((syndrome[4]
      & syndrome[18]) ^ (syndrome[5] & syndrome[17]))) ^ ((syndrome[6] & syndrome[16])
      ^ ((syndrome[2] & syndrome[20]) ^ (syndrome[3] & syndrome[19])));
  wire xor_117 = (((syndrome[2] & syndrome[21]) ^ (syndrome[7] & syndrome[16])) ^ ((syndrome[0]
      & syndrome[23]) ^ (syndrome[1] & syndrome[22]))) ^ (((syndrome[5] & syndrome[18])
      ^ (syndrome[6] & syndrome[17])) ^ ((syndrome[3] & syndrome[20]) ^ (syndrome[4]
      & syndrome[19])));
  wire xor_118 = (((syndrome[1] & syndrome[23]) ^ (syndrome[2] & syndrome[22])) ^ ((syndrome[6]
      & syndrome[18]) ^ (syndrome[7] & syndrome[17]))) ^ ((syndrome[3] & syndrome[21])
      ^ ((syndrome[4] & syndrome[20]) ^ (syndrome[5] & syndrome[19])));
  wire xor_119 = (((syndrome[2] & syndrome[23]) ^ (syndrome[7] & syndrome[18])) ^ ((syndrome[5]
      & syndrome[20]) ^ (syndrome[6] & syndrome[19]))) ^ ((syndrome[3] & syndrome[22])
      ^ (syndrome[4] & syndrome[21]));
  wire xor_120 = ((syndrome[5] & syndrome[21]) ^ ((syndrome[6] & syndrome[20]) ^ (syndrome[7]
      & syndrome[19]))) ^ ((syndrome[3] & syndrome[23]) ^ (syndrome[4] & syndrome[22]));
  wire xor_121 = ((syndrome[5] & syndrome[22]) ^ (syndrome[6] & syndrome[21])) ^ ((syndrome[4]
      & syndrome[23]) ^ (syndrome[7] & syndrome[20]));
  wire xor_122 = (syndrome[7] & syndrome[21]) ^ ((syndrome[5] & syndrome[23]) ^ (syndrome[6]
      & syndrome[22]));
  wire xor_123 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire all_124 = syndrome[7] & syndrome[23];
  wire sum_509 = xor_120 ^ xor_121;
  wire sum_510 = sum_509 ^ xor_118;
  wire sum_511 = xor_118 ^ xor_119;
  wire sum_512 = sum_509 ^ xor_119;
  wire xor_125 = xor_122 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0] & syndrome[20])
      ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18]) ^ (syndrome[3]
      & syndrome[17])));
  wire xor_126 = (((syndrome[10] & syndrome[27]) ^ (syndrome[11] & syndrome[26])) ^ ((syndrome[8]
      & syndrome[29]) ^ (syndrome[9] & syndrome[28]))) ^ ((syndrome[12] & syndrome[25])
      ^ (syndrome[13] & syndrome[24]));
  wire xor_127 = (((syndrome[12] & syndrome[26]) ^ (syndrome[13] & syndrome[25])) ^ ((syndrome[10]
      & syndrome[28]) ^ (syndrome[11] & syndrome[27]))) ^ ((syndrome[14] & syndrome[24])
      ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[9] & syndrome[29])));
  wire xor_128 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24])) ^ ((syndrome[12]
      & syndrome[27]) ^ (syndrome[13] & syndrome[26]))) ^ (((syndrome[10] & syndrome[29])
      ^ (syndrome[11] & syndrome[28])) ^ ((syndrome[8] & syndrome[31]) ^ (syndrome[9]
      & syndrome[30])));
  wire xor_129 = (((syndrome[13] & syndrome[27]) ^ (syndrome[14] & syndrome[26])) ^ ((syndrome[11]
      & syndrome[29]) ^ (syndrome[12] & syndrome[28]))) ^ ((syndrome[15] & syndrome[25])
      ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[10] & syndrome[30])));
  wire xor_130 = (((syndrome[12] & syndrome[29]) ^ (syndrome[13] & syndrome[28])) ^ ((syndrome[10]
      & syndrome[31]) ^ (syndrome[11] & syndrome[30]))) ^ ((syndrome[14] & syndrome[27])
      ^ (syndrome[15] & syndrome[26]));
  wire xor_131 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31]) ^ (syndrome[12]
      & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14] & syndrome[28]));
  wire xor_132 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28])) ^ ((syndrome[12]
      & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire xor_133 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31]) ^ (syndrome[14]
      & syndrome[30]));
  wire xor_134 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire all_135 = syndrome[15] & syndrome[31];
  wire sum_513 = xor_131 ^ xor_132;
  wire sum_514 = xor_129 ^ xor_131;
  wire xor_136 = xor_133 ^ (((syndrome[12] & syndrome[24]) ^ ((syndrome[8] & syndrome[28])
      ^ (syndrome[9] & syndrome[27]))) ^ ((syndrome[10] & syndrome[26]) ^ (syndrome[11]
      & syndrome[25])));
  wire sum_515 = syndrome[20] ^ syndrome[21];
  wire xor_137 = sum_483 ^ (sum_509 ^ (xor_122 ^ (((syndrome[2] & syndrome[17]) ^ (syndrome[3]
      & syndrome[16])) ^ ((syndrome[0] & syndrome[19]) ^ (syndrome[1] & syndrome[18])))));
  wire xor_138 = (sum_513 ^ (xor_130 ^ (all_135 ^ ((syndrome[10] & syndrome[24]) ^ ((syndrome[8]
      & syndrome[26]) ^ (syndrome[9] & syndrome[25])))))) ^ (syndrome[23] ^ (syndrome[17]
      ^ syndrome[21]));
  wire xor_139 = (sum_513 ^ (xor_133 ^ (((syndrome[10] & syndrome[25]) ^ (syndrome[11]
      & syndrome[24])) ^ ((syndrome[8] & syndrome[27]) ^ (syndrome[9] & syndrome[26])))))
      ^ (syndrome[21] ^ syndrome[22]);
  wire cross_ratio = {syndrome[21] ^ (sum_513 ^ (xor_128 ^ xor_130)), ((sum_514 ^ xor_127)
      ^ (xor_130 ^ all_135)) ^ (sum_515 ^ (syndrome[19] ^ syndrome[23])), (sum_514 ^ (xor_126
      ^ (xor_132 ^ (xor_134 ^ all_135)))) ^ (sum_515 ^ syndrome[23]), (xor_136 ^ (xor_132
      ^ xor_134)) ^ (syndrome[18] ^ syndrome[22]), xor_139, xor_138, sum_515 ^ (sum_514 ^ (xor_130
      ^ (xor_134 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9] & syndrome[24]))))), (sum_513
      ^ (xor_129 ^ (xor_133 ^ (syndrome[8] & syndrome[24])))) ^ (sum_515 ^ (syndrome[16]
      ^ syndrome[22])), syndrome[13] ^ (sum_512 ^ xor_117), (sum_511 ^ (xor_116 ^ (xor_120
      ^ all_124))) ^ (sum_481 ^ sum_486), (sum_510 ^ (xor_115 ^ (xor_123 ^ all_124))) ^ (sum_486
      ^ syndrome[12]), (xor_125 ^ (xor_121 ^ xor_123)) ^ (syndrome[10] ^ syndrome[14]), xor_137,
      (sum_512 ^ (all_124 ^ ((syndrome[2] & syndrome[16]) ^ ((syndrome[0] & syndrome[18])
      ^ (syndrome[1] & syndrome[17]))))) ^ (sum_486 ^ syndrome[9]), (sum_511 ^ (xor_120 ^ (xor_123
      ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1] & syndrome[16]))))) ^ (syndrome[12]
      ^ syndrome[13]), (sum_510 ^ (xor_122 ^ (syndrome[0] & syndrome[16]))) ^ (sum_483
      ^ (syndrome[8] ^ syndrome[12]))} == 16'h0000;
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
  wire nonzero = ~is_57;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // ssc_dsd_plus_cw_dec

`default_nettype wire
