// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// Decodes one (288,256) codeword. Combinational.
module rs_dsc_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[88] ^ codeword_i[240];
  wire sum_1 = codeword_i[80] ^ codeword_i[232];
  wire sum_2 = codeword_i[32] ^ sum_1;
  wire sum_3 = codeword_i[216] ^ codeword_i[272];
  wire sum_4 = sum_3 ^ (codeword_i[24] ^ (codeword_i[136] ^ codeword_i[152]));
  wire sum_5 = codeword_i[56] ^ codeword_i[112];
  wire sum_6 = codeword_i[72] ^ codeword_i[160];
  wire sum_7 = codeword_i[192] ^ sum_6;
  wire sum_8 = sum_5 ^ sum_7;
  wire sum_9 = codeword_i[120] ^ codeword_i[176];
  wire sum_10 = codeword_i[48] ^ sum_9;
  wire sum_11 = codeword_i[0] ^ sum_10;
  wire sum_12 = codeword_i[16] ^ codeword_i[168];
  wire sum_13 = codeword_i[64] ^ codeword_i[184];
  wire sum_14 = codeword_i[104] ^ codeword_i[248];
  wire sum_15 = codeword_i[128] ^ codeword_i[256];
  wire sum_16 = codeword_i[8] ^ codeword_i[208];
  wire sum_17 = codeword_i[224] ^ codeword_i[280];
  wire sum_18 = codeword_i[113] ^ codeword_i[273];
  wire sum_19 = codeword_i[1] ^ codeword_i[217];
  wire sum_20 = codeword_i[265] ^ sum_19;
  wire sum_21 = codeword_i[137] ^ (codeword_i[25] ^ codeword_i[73]);
  wire sum_22 = codeword_i[57] ^ codeword_i[209];
  wire sum_23 = codeword_i[81] ^ codeword_i[225];
  wire sum_24 = codeword_i[169] ^ sum_23;
  wire sum_25 = sum_22 ^ sum_24;
  wire sum_26 = codeword_i[41] ^ codeword_i[193];
  wire sum_27 = codeword_i[153] ^ sum_26;
  wire sum_28 = codeword_i[257] ^ sum_27;
  wire sum_29 = codeword_i[65] ^ codeword_i[145];
  wire sum_30 = codeword_i[281] ^ sum_29;
  wire sum_31 = codeword_i[177] ^ sum_30;
  wire sum_32 = codeword_i[121] ^ codeword_i[161];
  wire sum_33 = codeword_i[49] ^ codeword_i[89];
  wire xor_0 = (sum_31 ^ ((codeword_i[185] ^ codeword_i[201]) ^ (codeword_i[105]
      ^ codeword_i[129]))) ^ (((codeword_i[33] ^ codeword_i[97]) ^ (codeword_i[9] ^ codeword_i[17]))
      ^ (sum_32 ^ sum_33));
  wire sum_34 = codeword_i[66] ^ codeword_i[130];
  wire sum_35 = codeword_i[58] ^ (codeword_i[162] ^ codeword_i[234]);
  wire sum_36 = codeword_i[42] ^ codeword_i[194];
  wire sum_37 = codeword_i[242] ^ sum_36;
  wire sum_38 = codeword_i[50] ^ codeword_i[202];
  wire sum_39 = codeword_i[266] ^ sum_38;
  wire sum_40 = codeword_i[26] ^ codeword_i[178];
  wire sum_41 = codeword_i[146] ^ codeword_i[210];
  wire sum_42 = sum_40 ^ sum_41;
  wire sum_43 = codeword_i[98] ^ codeword_i[114];
  wire sum_44 = codeword_i[90] ^ (sum_43 ^ (codeword_i[138] ^ codeword_i[186]));
  wire sum_45 = codeword_i[154] ^ codeword_i[218];
  wire sum_46 = codeword_i[106] ^ codeword_i[122];
  wire sum_47 = codeword_i[74] ^ codeword_i[274];
  wire sum_48 = codeword_i[226] ^ sum_47;
  wire sum_49 = codeword_i[250] ^ sum_48;
  wire sum_50 = codeword_i[82] ^ codeword_i[282];
  wire sum_51 = codeword_i[170] ^ sum_50;
  wire sum_52 = codeword_i[34] ^ (codeword_i[258] ^ sum_51);
  wire sum_53 = (codeword_i[99] ^ codeword_i[235]) ^ (codeword_i[35] ^ codeword_i[243]);
  wire sum_54 = codeword_i[211] ^ codeword_i[267];
  wire sum_55 = codeword_i[43] ^ sum_54;
  wire sum_56 = codeword_i[131] ^ (codeword_i[139] ^ codeword_i[259]);
  wire sum_57 = codeword_i[75] ^ codeword_i[275];
  wire sum_58 = codeword_i[203] ^ (sum_57 ^ (codeword_i[115] ^ codeword_i[283]));
  wire sum_59 = codeword_i[171] ^ codeword_i[187];
  wire sum_60 = codeword_i[219] ^ codeword_i[251];
  wire sum_61 = codeword_i[19] ^ codeword_i[123];
  wire sum_62 = codeword_i[11] ^ codeword_i[163];
  wire sum_63 = codeword_i[83] ^ codeword_i[195];
  wire sum_64 = codeword_i[91] ^ codeword_i[179];
  wire sum_65 = codeword_i[67] ^ codeword_i[155];
  wire sum_66 = codeword_i[20] ^ codeword_i[252];
  wire sum_67 = codeword_i[36] ^ codeword_i[188];
  wire sum_68 = codeword_i[68] ^ codeword_i[268];
  wire sum_69 = codeword_i[28] ^ codeword_i[180];
  wire sum_70 = codeword_i[156] ^ sum_69;
  wire sum_71 = codeword_i[84] ^ codeword_i[196];
  wire sum_72 = codeword_i[92] ^ sum_71;
  wire sum_73 = codeword_i[148] ^ codeword_i[212];
  wire sum_74 = codeword_i[76] ^ codeword_i[276];
  wire sum_75 = codeword_i[236] ^ sum_74;
  wire sum_76 = sum_75 ^ (codeword_i[124] ^ (codeword_i[4] ^ sum_73));
  wire sum_77 = codeword_i[164] ^ codeword_i[228];
  wire sum_78 = codeword_i[108] ^ codeword_i[140];
  wire sum_79 = codeword_i[220] ^ codeword_i[260];
  wire sum_80 = codeword_i[100] ^ codeword_i[244];
  wire sum_81 = codeword_i[60] ^ codeword_i[172];
  wire xor_1 = (((codeword_i[132] ^ codeword_i[204]) ^ (codeword_i[52] ^ codeword_i[116])) ^ (sum_77
      ^ (codeword_i[12] ^ codeword_i[44]))) ^ ((sum_78 ^ sum_79) ^ (sum_80 ^ sum_81));
  wire sum_82 = codeword_i[21] ^ codeword_i[157];
  wire sum_83 = codeword_i[29] ^ codeword_i[197];
  wire sum_84 = codeword_i[53] ^ codeword_i[133];
  wire sum_85 = codeword_i[61] ^ codeword_i[141];
  wire sum_86 = codeword_i[93] ^ sum_85;
  wire sum_87 = codeword_i[37] ^ codeword_i[189];
  wire sum_88 = codeword_i[221] ^ sum_87;
  wire sum_89 = codeword_i[229] ^ codeword_i[269];
  wire sum_90 = codeword_i[117] ^ sum_89;
  wire sum_91 = codeword_i[173] ^ (codeword_i[181] ^ (codeword_i[213] ^ sum_90));
  wire sum_92 = codeword_i[77] ^ codeword_i[165];
  wire sum_93 = codeword_i[253] ^ sum_92;
  wire sum_94 = codeword_i[125] ^ codeword_i[237];
  wire sum_95 = codeword_i[85] ^ codeword_i[101];
  wire xor_2 = ((sum_93 ^ (codeword_i[261] ^ codeword_i[277])) ^ ((codeword_i[205]
      ^ codeword_i[245]) ^ (codeword_i[109] ^ codeword_i[149]))) ^ (((codeword_i[45]
      ^ codeword_i[69]) ^ (codeword_i[5] ^ codeword_i[13])) ^ (sum_94 ^ sum_95));
  wire sum_96 = codeword_i[38] ^ codeword_i[118];
  wire sum_97 = sum_96 ^ (codeword_i[6] ^ codeword_i[286]);
  wire sum_98 = codeword_i[22] ^ codeword_i[222];
  wire sum_99 = codeword_i[142] ^ sum_98;
  wire sum_100 = codeword_i[70] ^ codeword_i[270];
  wire sum_101 = codeword_i[214] ^ sum_100;
  wire sum_102 = codeword_i[94] ^ codeword_i[166];
  wire sum_103 = codeword_i[238] ^ (codeword_i[190] ^ sum_102);
  wire sum_104 = codeword_i[62] ^ codeword_i[262];
  wire sum_105 = codeword_i[206] ^ sum_104;
  wire sum_106 = codeword_i[278] ^ sum_105;
  wire sum_107 = codeword_i[14] ^ codeword_i[78];
  wire sum_108 = codeword_i[30] ^ codeword_i[158];
  wire sum_109 = codeword_i[134] ^ codeword_i[198];
  wire sum_110 = codeword_i[86] ^ codeword_i[246];
  wire xor_3 = (((codeword_i[174] ^ codeword_i[182]) ^ (codeword_i[126] ^ codeword_i[150]))
      ^ ((codeword_i[102] ^ codeword_i[110]) ^ (codeword_i[46] ^ codeword_i[54]))) ^ ((sum_107
      ^ sum_108) ^ (sum_109 ^ sum_110));
  wire sum_111 = codeword_i[23] ^ codeword_i[175];
  wire sum_112 = codeword_i[7] ^ sum_111;
  wire sum_113 = codeword_i[71] ^ codeword_i[159];
  wire sum_114 = codeword_i[215] ^ sum_113;
  wire sum_115 = codeword_i[207] ^ codeword_i[263];
  wire sum_116 = codeword_i[191] ^ sum_115;
  wire sum_117 = codeword_i[199] ^ codeword_i[231];
  wire sum_118 = codeword_i[271] ^ sum_117;
  wire sum_119 = codeword_i[15] ^ codeword_i[79];
  wire sum_120 = codeword_i[167] ^ sum_119;
  wire sum_121 = codeword_i[151] ^ sum_120;
  wire sum_122 = codeword_i[31] ^ codeword_i[39];
  wire sum_123 = codeword_i[63] ^ codeword_i[239];
  wire sum_124 = codeword_i[111] ^ codeword_i[287];
  wire xor_4 = (((codeword_i[143] ^ codeword_i[183]) ^ (codeword_i[127] ^ codeword_i[135]))
      ^ ((codeword_i[103] ^ codeword_i[119]) ^ (codeword_i[87] ^ codeword_i[95]))) ^ ((sum_122
      ^ (codeword_i[47] ^ codeword_i[55])) ^ (sum_123 ^ sum_124));
  wire sum_125 = codeword_i[149] ^ codeword_i[156];
  wire sum_126 = codeword_i[61] ^ sum_125;
  wire sum_127 = codeword_i[253] ^ codeword_i[281];
  wire sum_128 = sum_96 ^ sum_127;
  wire sum_129 = codeword_i[223] ^ codeword_i[233];
  wire sum_130 = sum_0 ^ sum_129;
  wire sum_131 = sum_130 ^ (sum_126 ^ sum_128);
  wire sum_132 = codeword_i[121] ^ codeword_i[267];
  wire sum_133 = codeword_i[107] ^ codeword_i[174];
  wire sum_134 = sum_132 ^ sum_133;
  wire sum_135 = sum_134 ^ (codeword_i[146] ^ sum_51);
  wire sum_136 = codeword_i[108] ^ codeword_i[122];
  wire sum_137 = codeword_i[218] ^ sum_1;
  wire sum_138 = codeword_i[94] ^ sum_137;
  wire sum_139 = codeword_i[45] ^ codeword_i[154];
  wire sum_140 = codeword_i[39] ^ sum_139;
  wire sum_141 = sum_140 ^ (sum_136 ^ sum_138);
  wire sum_142 = codeword_i[47] ^ sum_57;
  wire sum_143 = codeword_i[254] ^ sum_142;
  wire sum_144 = codeword_i[239] ^ codeword_i[257];
  wire sum_145 = codeword_i[260] ^ sum_144;
  wire sum_146 = sum_143 ^ sum_145;
  wire sum_147 = codeword_i[162] ^ codeword_i[168];
  wire sum_148 = codeword_i[46] ^ codeword_i[52];
  wire sum_149 = codeword_i[119] ^ sum_148;
  wire sum_150 = sum_147 ^ sum_149;
  wire sum_151 = sum_146 ^ sum_150;
  wire sum_152 = codeword_i[141] ^ sum_110;
  wire sum_153 = codeword_i[60] ^ codeword_i[127];
  wire sum_154 = sum_152 ^ sum_153;
  wire sum_155 = codeword_i[96] ^ codeword_i[205];
  wire sum_156 = codeword_i[89] ^ sum_155;
  wire sum_157 = sum_154 ^ sum_156;
  wire sum_158 = codeword_i[29] ^ codeword_i[132];
  wire sum_159 = sum_157 ^ sum_158;
  wire sum_160 = codeword_i[222] ^ codeword_i[236];
  wire sum_161 = codeword_i[161] ^ codeword_i[204];
  wire sum_162 = codeword_i[183] ^ sum_161;
  wire sum_163 = codeword_i[31] ^ codeword_i[73];
  wire sum_164 = codeword_i[140] ^ sum_163;
  wire sum_165 = sum_162 ^ sum_164;
  wire sum_166 = codeword_i[87] ^ codeword_i[115];
  wire sum_167 = codeword_i[136] ^ sum_166;
  wire sum_168 = sum_165 ^ sum_167;
  wire sum_169 = sum_168 ^ (codeword_i[229] ^ sum_160);
  wire sum_170 = codeword_i[53] ^ sum_65;
  wire sum_171 = sum_3 ^ sum_170;
  wire sum_172 = codeword_i[176] ^ sum_171;
  wire sum_173 = codeword_i[258] ^ sum_172;
  wire sum_174 = codeword_i[265] ^ sum_120;
  wire sum_175 = codeword_i[64] ^ codeword_i[116];
  wire sum_176 = codeword_i[109] ^ codeword_i[137];
  wire sum_177 = sum_175 ^ sum_176;
  wire sum_178 = sum_174 ^ sum_177;
  wire sum_179 = sum_22 ^ sum_67;
  wire sum_180 = codeword_i[22] ^ codeword_i[93];
  wire sum_181 = codeword_i[126] ^ codeword_i[144];
  wire sum_182 = sum_180 ^ sum_181;
  wire sum_183 = sum_182 ^ (sum_178 ^ sum_179);
  wire xor_5 = (((codeword_i[195] ^ codeword_i[243]) ^ (codeword_i[43] ^ codeword_i[163]))
      ^ ((codeword_i[114] ^ codeword_i[264]) ^ (codeword_i[0] ^ codeword_i[160]))) ^ ((sum_60
      ^ sum_94) ^ (codeword_i[215] ^ sum_73));
  wire sum_184 = codeword_i[142] ^ codeword_i[184];
  wire sum_185 = sum_80 ^ sum_184;
  wire sum_186 = codeword_i[247] ^ sum_68;
  wire sum_187 = sum_124 ^ sum_186;
  wire sum_188 = codeword_i[101] ^ codeword_i[129];
  wire sum_189 = codeword_i[139] ^ sum_188;
  wire sum_190 = sum_109 ^ sum_189;
  wire sum_191 = codeword_i[59] ^ codeword_i[190];
  wire sum_192 = sum_24 ^ sum_191;
  wire sum_193 = codeword_i[95] ^ codeword_i[123];
  wire sum_194 = codeword_i[133] ^ sum_193;
  wire sum_195 = sum_34 ^ sum_194;
  wire sum_196 = codeword_i[128] ^ codeword_i[181];
  wire sum_197 = codeword_i[102] ^ sum_196;
  wire sum_198 = codeword_i[135] ^ sum_197;
  wire sum_199 = codeword_i[177] ^ sum_198;
  wire sum_200 = codeword_i[147] ^ codeword_i[153];
  wire sum_201 = sum_38 ^ sum_200;
  wire sum_202 = sum_199 ^ sum_201;
  wire sum_203 = codeword_i[54] ^ codeword_i[261];
  wire sum_204 = sum_202 ^ sum_203;
  wire sum_205 = codeword_i[197] ^ codeword_i[211];
  wire sum_206 = sum_204 ^ sum_205;
  wire sum_207 = sum_110 ^ sum_179;
  wire sum_208 = codeword_i[143] ^ codeword_i[150];
  wire sum_209 = codeword_i[185] ^ sum_208;
  wire sum_210 = codeword_i[104] ^ sum_209;
  wire sum_211 = (sum_207 ^ sum_210) ^ (codeword_i[52] ^ codeword_i[274]);
  wire sum_212 = codeword_i[44] ^ sum_111;
  wire sum_213 = sum_191 ^ sum_212;
  wire sum_214 = codeword_i[196] ^ sum_213;
  wire sum_215 = sum_214 ^ (codeword_i[204] ^ sum_63);
  wire sum_216 = codeword_i[183] ^ codeword_i[225];
  wire sum_217 = sum_158 ^ sum_163;
  wire sum_218 = codeword_i[238] ^ codeword_i[248];
  wire sum_219 = codeword_i[243] ^ sum_218;
  wire sum_220 = codeword_i[283] ^ sum_219;
  wire sum_221 = codeword_i[227] ^ codeword_i[234];
  wire sum_222 = codeword_i[241] ^ sum_221;
  wire sum_223 = sum_89 ^ sum_222;
  wire sum_224 = sum_160 ^ sum_223;
  wire sum_225 = sum_220 ^ sum_224;
  wire xor_6 = sum_225 ^ ((((codeword_i[43] ^ codeword_i[178]) ^ (codeword_i[97] ^ codeword_i[153]))
      ^ (sum_216 ^ (codeword_i[1] ^ codeword_i[8]))) ^ (sum_217 ^ (codeword_i[30] ^ sum_117)));
  wire sum_226 = codeword_i[103] ^ codeword_i[152];
  wire sum_227 = codeword_i[51] ^ codeword_i[182];
  wire sum_228 = sum_226 ^ sum_227;
  wire sum_229 = sum_124 ^ sum_228;
  wire sum_230 = sum_29 ^ sum_229;
  wire sum_231 = sum_145 ^ sum_230;
  wire sum_232 = codeword_i[58] ^ codeword_i[125];
  wire sum_233 = sum_6 ^ sum_232;
  wire sum_234 = sum_128 ^ sum_233;
  wire sum_235 = codeword_i[203] ^ codeword_i[217];
  wire sum_236 = sum_205 ^ sum_235;
  wire sum_237 = sum_234 ^ sum_236;
  wire sum_238 = codeword_i[252] ^ sum_17;
  wire sum_239 = codeword_i[66] ^ (sum_238 ^ (sum_231 ^ sum_237));
  wire sum_240 = sum_180 ^ sum_196;
  wire sum_241 = codeword_i[255] ^ sum_74;
  wire sum_242 = codeword_i[213] ^ sum_56;
  wire sum_243 = codeword_i[69] ^ codeword_i[192];
  wire sum_244 = codeword_i[164] ^ sum_243;
  wire sum_245 = codeword_i[171] ^ sum_244;
  wire sum_246 = codeword_i[90] ^ sum_134;
  wire sum_247 = sum_245 ^ sum_246;
  wire sum_248 = sum_39 ^ (codeword_i[157] ^ sum_247);
  wire sum_249 = sum_41 ^ sum_87;
  wire sum_250 = codeword_i[114] ^ codeword_i[124];
  wire sum_251 = codeword_i[110] ^ sum_250;
  wire sum_252 = sum_249 ^ sum_251;
  wire sum_253 = codeword_i[215] ^ codeword_i[220];
  wire sum_254 = codeword_i[55] ^ sum_253;
  wire sum_255 = sum_254 ^ (codeword_i[216] ^ sum_252);
  wire sum_256 = codeword_i[245] ^ codeword_i[250];
  wire sum_257 = codeword_i[264] ^ sum_256;
  wire sum_258 = codeword_i[117] ^ codeword_i[138];
  wire sum_259 = sum_258 ^ (codeword_i[273] ^ (codeword_i[64] ^ sum_257));
  wire xor_7 = (sum_248 ^ (((sum_105 ^ sum_240) ^ (sum_120 ^ sum_241)) ^ (sum_242 ^ (sum_137
      ^ (codeword_i[45] ^ codeword_i[100]))))) ^ (sum_255 ^ sum_259);
  wire sum_260 = codeword_i[105] ^ codeword_i[205];
  wire sum_261 = sum_81 ^ sum_260;
  wire sum_262 = codeword_i[9] ^ sum_23;
  wire sum_263 = sum_249 ^ (codeword_i[126] ^ codeword_i[132]);
  wire sum_264 = codeword_i[193] ^ (codeword_i[268] ^ sum_227);
  wire sum_265 = codeword_i[284] ^ sum_116;
  wire sum_266 = codeword_i[261] ^ codeword_i[275];
  wire sum_267 = codeword_i[112] ^ sum_48;
  wire sum_268 = sum_267 ^ (codeword_i[254] ^ sum_266);
  wire sum_269 = codeword_i[282] ^ sum_64;
  wire sum_270 = sum_84 ^ (codeword_i[260] ^ sum_269);
  wire sum_271 = codeword_i[247] ^ sum_234;
  wire sum_272 = codeword_i[200] ^ sum_108;
  wire sum_273 = sum_189 ^ sum_272;
  wire sum_274 = codeword_i[66] ^ sum_273;
  wire xor_8 = ((((sum_261 ^ sum_262) ^ (sum_149 ^ (codeword_i[239] ^ codeword_i[246]))) ^ (sum_263
      ^ sum_264)) ^ (sum_268 ^ (sum_213 ^ sum_265))) ^ ((sum_270 ^ sum_271) ^ (sum_168 ^ sum_274));
  wire sum_275 = codeword_i[221] ^ codeword_i[228];
  wire sum_276 = codeword_i[277] ^ sum_275;
  wire sum_277 = sum_130 ^ sum_276;
  wire sum_278 = codeword_i[237] ^ codeword_i[242];
  wire sum_279 = codeword_i[251] ^ codeword_i[256];
  wire sum_280 = sum_278 ^ sum_279;
  wire sum_281 = sum_277 ^ sum_280;
  wire sum_282 = codeword_i[98] ^ codeword_i[111];
  wire sum_283 = codeword_i[224] ^ codeword_i[272];
  wire sum_284 = codeword_i[151] ^ codeword_i[258];
  wire sum_285 = codeword_i[63] ^ codeword_i[186];
  wire sum_286 = codeword_i[230] ^ codeword_i[235];
  wire sum_287 = codeword_i[244] ^ codeword_i[249];
  wire sum_288 = sum_286 ^ sum_287;
  wire sum_289 = sum_100 ^ sum_288;
  wire sum_290 = sum_236 ^ sum_289;
  wire sum_291 = codeword_i[198] ^ sum_290;
  wire xor_9 = (sum_141 ^ (sum_281 ^ (((codeword_i[212] ^ codeword_i[214]) ^ (codeword_i[219]
      ^ codeword_i[267])) ^ ((codeword_i[2] ^ codeword_i[67]) ^ (codeword_i[65]
      ^ codeword_i[265]))))) ^ (sum_291 ^ (((sum_12 ^ sum_282) ^ (sum_92 ^ sum_283)) ^ ((sum_71
      ^ sum_284) ^ (sum_200 ^ sum_285))));
  wire sum_292 = codeword_i[259] ^ sum_150;
  wire sum_293 = codeword_i[148] ^ codeword_i[273];
  wire sum_294 = sum_140 ^ sum_293;
  wire sum_295 = sum_292 ^ sum_294;
  wire sum_296 = sum_156 ^ sum_253;
  wire sum_297 = (codeword_i[106] ^ (codeword_i[194] ^ sum_296)) ^ (sum_50 ^ (sum_143 ^ sum_170));
  wire sum_298 = codeword_i[102] ^ sum_153;
  wire sum_299 = sum_118 ^ sum_195;
  wire sum_300 = codeword_i[74] ^ (sum_298 ^ sum_299);
  wire sum_301 = sum_165 ^ (sum_137 ^ (codeword_i[38] ^ sum_192));
  wire sum_302 = codeword_i[85] ^ codeword_i[266];
  wire sum_303 = codeword_i[113] ^ codeword_i[187];
  wire sum_304 = sum_181 ^ sum_303;
  wire sum_305 = codeword_i[10] ^ sum_9;
  wire sum_306 = codeword_i[213] ^ codeword_i[219];
  wire sum_307 = sum_203 ^ sum_306;
  wire sum_308 = codeword_i[206] ^ codeword_i[212];
  wire sum_309 = codeword_i[285] ^ sum_308;
  wire sum_310 = sum_176 ^ sum_309;
  wire sum_311 = codeword_i[99] ^ codeword_i[278];
  wire sum_312 = codeword_i[280] ^ sum_311;
  wire sum_313 = codeword_i[262] ^ sum_312;
  wire sum_314 = codeword_i[226] ^ sum_313;
  wire sum_315 = codeword_i[208] ^ sum_257;
  wire sum_316 = codeword_i[17] ^ sum_315;
  wire xor_10 = ((((sum_85 ^ sum_302) ^ (sum_109 ^ sum_113)) ^ (sum_304 ^ (codeword_i[173]
      ^ sum_205))) ^ (sum_310 ^ (sum_305 ^ sum_307))) ^ (sum_314 ^ sum_316);
  wire sum_317 = codeword_i[255] ^ codeword_i[276];
  wire sum_318 = codeword_i[3] ^ codeword_i[92];
  wire sum_319 = codeword_i[24] ^ sum_186;
  wire sum_320 = codeword_i[180] ^ sum_319;
  wire sum_321 = codeword_i[166] ^ codeword_i[201];
  wire sum_322 = codeword_i[191] ^ (codeword_i[147] ^ sum_321);
  wire sum_323 = sum_0 ^ (codeword_i[78] ^ sum_322);
  wire sum_324 = codeword_i[55] ^ sum_265;
  wire sum_325 = sum_63 ^ sum_109;
  wire sum_326 = sum_222 ^ sum_325;
  wire sum_327 = sum_79 ^ ((codeword_i[97] ^ (sum_324 ^ sum_326)) ^ (sum_127 ^ sum_173));
  wire sum_328 = codeword_i[169] ^ (sum_126 ^ sum_281);
  wire sum_329 = codeword_i[39] ^ (sum_196 ^ sum_328);
  wire sum_330 = codeword_i[100] ^ codeword_i[214];
  wire sum_331 = sum_104 ^ sum_330;
  wire sum_332 = (codeword_i[47] ^ codeword_i[75]) ^ (codeword_i[54] ^ sum_331);
  wire sum_333 = codeword_i[286] ^ sum_306;
  wire sum_334 = codeword_i[32] ^ sum_333;
  wire sum_335 = codeword_i[202] ^ (codeword_i[188] ^ sum_334);
  wire sum_336 = codeword_i[81] ^ codeword_i[167];
  wire sum_337 = codeword_i[25] ^ sum_184;
  wire sum_338 = codeword_i[18] ^ sum_337;
  wire sum_339 = codeword_i[145] ^ sum_338;
  wire sum_340 = sum_339 ^ (codeword_i[209] ^ sum_336);
  wire sum_341 = codeword_i[199] ^ sum_246;
  wire sum_342 = sum_226 ^ sum_341;
  wire sum_343 = codeword_i[4] ^ codeword_i[283];
  wire sum_344 = codeword_i[46] ^ codeword_i[82];
  wire sum_345 = sum_251 ^ (codeword_i[170] ^ codeword_i[265]);
  wire xor_11 = ((((codeword_i[68] ^ codeword_i[131]) ^ (codeword_i[162] ^ codeword_i[177]))
      ^ (sum_62 ^ sum_343)) ^ (sum_241 ^ (sum_14 ^ sum_344))) ^ (sum_345 ^ (sum_48 ^ sum_288));
  wire sum_346 = codeword_i[69] ^ sum_308;
  wire sum_347 = codeword_i[270] ^ sum_346;
  wire sum_348 = codeword_i[279] ^ sum_258;
  wire sum_349 = codeword_i[79] ^ (codeword_i[93] ^ sum_348);
  wire xor_12 = ((sum_335 ^ (sum_157 ^ sum_332)) ^ (sum_340 ^ sum_342)) ^ (xor_11 ^ (sum_349
      ^ (sum_347 ^ ((codeword_i[135] ^ codeword_i[239]) ^ (codeword_i[148] ^ codeword_i[269])))));
  wire sum_350 = codeword_i[77] ^ codeword_i[91];
  wire sum_351 = codeword_i[210] ^ sum_350;
  wire sum_352 = codeword_i[5] ^ sum_71;
  wire sum_353 = sum_123 ^ sum_352;
  wire sum_354 = codeword_i[62] ^ codeword_i[182];
  wire sum_355 = sum_281 ^ sum_354;
  wire sum_356 = codeword_i[12] ^ sum_295;
  wire sum_357 = sum_299 ^ sum_330;
  wire sum_358 = sum_218 ^ ((codeword_i[245] ^ sum_183) ^ (sum_197 ^ sum_357));
  wire sum_359 = sum_210 ^ sum_309;
  wire sum_360 = codeword_i[76] ^ codeword_i[278];
  wire sum_361 = codeword_i[19] ^ codeword_i[175];
  wire xor_13 = (sum_359 ^ (sum_154 ^ ((codeword_i[189] ^ codeword_i[205]) ^ (codeword_i[29]
      ^ codeword_i[147])))) ^ (sum_290 ^ ((sum_360 ^ sum_361) ^ (sum_43 ^ sum_306)));
  wire sum_362 = codeword_i[33] ^ sum_267;
  wire sum_363 = codeword_i[40] ^ (sum_40 ^ sum_362);
  wire sum_364 = codeword_i[43] ^ codeword_i[105];
  wire sum_365 = sum_363 ^ sum_364;
  wire sum_366 = codeword_i[48] ^ sum_364;
  wire sum_367 = sum_366 ^ (codeword_i[71] ^ codeword_i[78]);
  wire sum_368 = codeword_i[34] ^ sum_285;
  wire sum_369 = sum_368 ^ (codeword_i[119] ^ sum_3);
  wire sum_370 = codeword_i[195] ^ (codeword_i[106] ^ sum_18);
  wire sum_371 = sum_72 ^ sum_139;
  wire xor_14 = (((sum_201 ^ sum_288) ^ (sum_222 ^ (codeword_i[206] ^ codeword_i[223]))) ^ (sum_242
      ^ sum_367)) ^ ((sum_369 ^ sum_370) ^ (sum_252 ^ sum_371));
  wire sum_372 = sum_164 ^ sum_280;
  wire sum_373 = sum_372 ^ (codeword_i[172] ^ sum_302);
  wire sum_374 = sum_66 ^ sum_284;
  wire sum_375 = codeword_i[80] ^ sum_374;
  wire sum_376 = sum_26 ^ sum_158;
  wire sum_377 = codeword_i[59] ^ sum_376;
  wire sum_378 = (sum_311 ^ sum_375) ^ (sum_92 ^ sum_377);
  wire sum_379 = codeword_i[70] ^ codeword_i[86];
  wire sum_380 = codeword_i[13] ^ sum_64;
  wire xor_15 = ((((codeword_i[52] ^ codeword_i[220]) ^ (codeword_i[112] ^ codeword_i[168]))
      ^ (sum_32 ^ sum_379)) ^ (sum_97 ^ (sum_133 ^ sum_275))) ^ ((sum_348 ^ sum_380) ^ (sum_233
      ^ sum_272));
  wire sum_381 = sum_212 ^ (codeword_i[207] ^ codeword_i[285]);
  wire sum_382 = codeword_i[27] ^ sum_17;
  wire sum_383 = (sum_235 ^ (sum_381 ^ sum_382)) ^ (codeword_i[98] ^ codeword_i[120]);
  wire sum_384 = sum_47 ^ sum_138;
  wire sum_385 = codeword_i[108] ^ sum_303;
  wire sum_386 = sum_24 ^ sum_385;
  wire sum_387 = sum_251 ^ sum_386;
  wire xor_16 = (sum_349 ^ sum_384) ^ (sum_387 ^ (((codeword_i[207] ^ codeword_i[231])
      ^ (codeword_i[7] ^ codeword_i[286])) ^ ((codeword_i[133] ^ codeword_i[238]) ^ (codeword_i[92]
      ^ codeword_i[249]))));
  wire sum_388 = codeword_i[107] ^ sum_302;
  wire sum_389 = sum_214 ^ sum_388;
  wire sum_390 = codeword_i[30] ^ sum_200;
  wire sum_391 = sum_169 ^ sum_390;
  wire sum_392 = codeword_i[131] ^ sum_69;
  wire sum_393 = codeword_i[49] ^ sum_392;
  wire sum_394 = sum_107 ^ sum_393;
  wire sum_395 = codeword_i[88] ^ sum_394;
  wire sum_396 = sum_9 ^ sum_395;
  wire sum_397 = codeword_i[21] ^ codeword_i[56];
  wire sum_398 = codeword_i[134] ^ sum_321;
  wire sum_399 = codeword_i[173] ^ sum_46;
  wire sum_400 = sum_275 ^ sum_399;
  wire xor_17 = ((((sum_15 ^ sum_397) ^ (sum_132 ^ sum_330)) ^ (sum_53 ^ sum_398)) ^ ((sum_37
      ^ sum_114) ^ (sum_170 ^ sum_189))) ^ ((sum_263 ^ sum_400) ^ (sum_154 ^ sum_315));
  wire sum_401 = codeword_i[26] ^ codeword_i[83];
  wire sum_402 = codeword_i[58] ^ sum_111;
  wire sum_403 = codeword_i[87] ^ sum_144;
  wire sum_404 = codeword_i[284] ^ sum_148;
  wire sum_405 = sum_142 ^ sum_404;
  wire sum_406 = codeword_i[68] ^ sum_245;
  wire xor_18 = ((((sum_54 ^ sum_401) ^ (sum_115 ^ sum_203)) ^ (sum_70 ^ sum_402)) ^ (sum_405
      ^ (sum_114 ^ sum_403))) ^ (sum_406 ^ (sum_31 ^ sum_273));
  wire sum_407 = sum_182 ^ sum_334;
  wire sum_408 = sum_225 ^ (sum_133 ^ sum_289);
  wire sum_409 = (sum_408 ^ (codeword_i[150] ^ sum_11)) ^ (codeword_i[89] ^ sum_36);
  wire xor_19 = sum_409 ^ (xor_18 ^ (sum_378 ^ (sum_407 ^ (((codeword_i[111] ^ codeword_i[181])
      ^ (codeword_i[53] ^ codeword_i[217])) ^ (sum_260 ^ (codeword_i[72] ^ codeword_i[136]))))));
  wire sum_410 = codeword_i[157] ^ codeword_i[163];
  wire sum_411 = codeword_i[35] ^ codeword_i[40];
  wire sum_412 = sum_410 ^ sum_411;
  wire sum_413 = sum_51 ^ sum_412;
  wire sum_414 = codeword_i[118] ^ (sum_67 ^ (sum_250 ^ sum_413));
  wire sum_415 = sum_241 ^ sum_368;
  wire sum_416 = codeword_i[246] ^ sum_415;
  wire sum_417 = (sum_386 ^ sum_416) ^ (codeword_i[14] ^ sum_147);
  wire sum_418 = sum_216 ^ (codeword_i[15] ^ sum_155);
  wire sum_419 = sum_292 ^ (sum_88 ^ (codeword_i[186] ^ sum_166));
  wire sum_420 = sum_115 ^ (codeword_i[269] ^ sum_382);
  wire sum_421 = sum_420 ^ (codeword_i[34] ^ codeword_i[233]);
  wire xor_20 = ((((sum_398 ^ (codeword_i[255] ^ sum_193)) ^ (sum_20 ^ sum_164)) ^ (sum_187
      ^ sum_418)) ^ (sum_394 ^ (sum_310 ^ sum_370))) ^ (sum_419 ^ sum_421);
  wire sum_422 = codeword_i[20] ^ codeword_i[67];
  wire xor_21 = (((codeword_i[61] ^ codeword_i[150]) ^ (codeword_i[156] ^ codeword_i[172]))
      ^ ((codeword_i[84] ^ codeword_i[132]) ^ (codeword_i[211] ^ codeword_i[227]))) ^ ((sum_13
      ^ (codeword_i[146] ^ codeword_i[192])) ^ (sum_266 ^ sum_422));
  wire sum_423 = codeword_i[99] ^ sum_407;
  wire sum_424 = sum_127 ^ sum_423;
  wire sum_425 = sum_254 ^ sum_331;
  wire sum_426 = (sum_232 ^ (sum_188 ^ (codeword_i[21] ^ sum_138))) ^ (sum_348 ^ sum_425);
  wire sum_427 = codeword_i[120] ^ (codeword_i[130] ^ sum_181);
  wire sum_428 = sum_333 ^ (codeword_i[28] ^ codeword_i[127]);
  wire sum_429 = codeword_i[97] ^ sum_397;
  wire sum_430 = codeword_i[240] ^ sum_429;
  wire sum_431 = sum_221 ^ (sum_201 ^ (codeword_i[2] ^ sum_430));
  wire sum_432 = codeword_i[116] ^ sum_412;
  wire xor_22 = (sum_431 ^ ((sum_427 ^ (sum_30 ^ sum_331)) ^ (sum_121 ^ sum_428))) ^ (((sum_347
      ^ sum_432) ^ (sum_143 ^ sum_198)) ^ (sum_270 ^ (sum_138 ^ ((codeword_i[63] ^ codeword_i[276])
      ^ (codeword_i[139] ^ codeword_i[185])))));
  wire sum_433 = codeword_i[287] ^ sum_400;
  wire sum_434 = sum_68 ^ sum_362;
  wire sum_435 = codeword_i[138] ^ sum_376;
  wire sum_436 = sum_96 ^ sum_387;
  wire sum_437 = codeword_i[141] ^ (codeword_i[101] ^ (codeword_i[95] ^ (sum_435 ^ sum_436)));
  wire sum_438 = sum_411 ^ (codeword_i[125] ^ sum_318);
  wire xor_23 = (((sum_179 ^ sum_392) ^ (sum_116 ^ sum_244)) ^ (sum_58 ^ sum_438)) ^ ((sum_277
      ^ sum_415) ^ (sum_223 ^ ((codeword_i[117] ^ codeword_i[134]) ^ (codeword_i[226]
      ^ codeword_i[235]))));
  wire sum_439 = codeword_i[119] ^ (sum_101 ^ sum_262);
  wire sum_440 = codeword_i[104] ^ (codeword_i[23] ^ sum_229);
  wire sum_441 = codeword_i[41] ^ sum_294;
  wire sum_442 = sum_441 ^ (codeword_i[232] ^ (sum_83 ^ sum_194));
  wire sum_443 = sum_253 ^ sum_274;
  wire sum_444 = codeword_i[86] ^ codeword_i[281];
  wire xor_24 = (((sum_444 ^ (codeword_i[113] ^ codeword_i[145])) ^ (sum_43 ^ sum_78)) ^ ((sum_36
      ^ sum_176) ^ (codeword_i[271] ^ sum_6))) ^ ((sum_99 ^ sum_298) ^ (sum_10 ^ sum_307));
  wire xor_25 = (((sum_59 ^ (codeword_i[232] ^ codeword_i[248])) ^ (sum_136 ^ sum_343)) ^ ((sum_92
      ^ sum_226) ^ (codeword_i[268] ^ sum_50))) ^ ((sum_86 ^ sum_402) ^ (sum_101 ^ sum_404));
  wire sum_445 = codeword_i[36] ^ (sum_113 ^ sum_366);
  wire sum_446 = sum_33 ^ ((codeword_i[274] ^ sum_445) ^ (codeword_i[16] ^ sum_65));
  wire sum_447 = codeword_i[42] ^ (codeword_i[109] ^ sum_286);
  wire sum_448 = codeword_i[149] ^ codeword_i[201];
  wire sum_449 = codeword_i[143] ^ (codeword_i[118] ^ sum_448);
  wire sum_450 = codeword_i[271] ^ (sum_74 ^ sum_175);
  wire xor_26 = ((sum_427 ^ sum_447) ^ (sum_449 ^ sum_450)) ^ ((sum_326 ^ sum_435) ^ (sum_277
      ^ ((codeword_i[35] ^ codeword_i[242]) ^ (codeword_i[10] ^ codeword_i[121]))));
  wire sum_451 = codeword_i[279] ^ sum_293;
  wire sum_452 = sum_34 ^ sum_167;
  wire sum_453 = (codeword_i[31] ^ (codeword_i[96] ^ codeword_i[158])) ^ (codeword_i[165]
      ^ sum_279);
  wire sum_454 = sum_149 ^ sum_177;
  wire sum_455 = codeword_i[11] ^ (sum_46 ^ sum_81);
  wire xor_27 = (((sum_352 ^ sum_451) ^ (sum_233 ^ (codeword_i[37] ^ codeword_i[103]))) ^ (sum_452
      ^ sum_453)) ^ ((sum_103 ^ sum_454) ^ (sum_381 ^ sum_455));
  wire sum_456 = codeword_i[159] ^ sum_374;
  wire xor_28 = ((sum_316 ^ (sum_413 ^ sum_456)) ^ (sum_247 ^ sum_416)) ^ (sum_423 ^ (((sum_5
      ^ (codeword_i[75] ^ codeword_i[154])) ^ (sum_40 ^ sum_364)) ^ (sum_185 ^ (sum_100
      ^ sum_144))));
  wire sum_457 = sum_129 ^ sum_265;
  wire sum_458 = sum_57 ^ (codeword_i[14] ^ codeword_i[124]);
  wire sum_459 = codeword_i[110] ^ ((codeword_i[51] ^ codeword_i[151]) ^ (sum_368 ^ sum_392));
  wire xor_29 = ((sum_237 ^ sum_457) ^ (sum_178 ^ ((sum_15 ^ (codeword_i[18] ^ codeword_i[73]))
      ^ (sum_102 ^ sum_184)))) ^ (sum_459 ^ (((sum_117 ^ sum_180) ^ (sum_65 ^ sum_243)) ^ (sum_261
      ^ sum_458)));
  wire sum_460 = codeword_i[85] ^ codeword_i[174];
  wire sum_461 = sum_278 ^ (sum_132 ^ sum_460);
  wire sum_462 = sum_410 ^ (sum_2 ^ (codeword_i[27] ^ sum_317));
  wire sum_463 = codeword_i[44] ^ sum_209;
  wire sum_464 = sum_425 ^ (codeword_i[6] ^ (sum_224 ^ sum_463));
  wire xor_30 = (xor_29 ^ (sum_363 ^ (((sum_269 ^ sum_307) ^ (sum_126 ^ sum_312)) ^ (sum_452
      ^ (sum_288 ^ (codeword_i[20] ^ codeword_i[250])))))) ^ (sum_464 ^ (((sum_25 ^ sum_461)
      ^ (sum_319 ^ sum_430)) ^ (sum_433 ^ sum_462)));
  wire sum_465 = (codeword_i[270] ^ (sum_356 ^ (codeword_i[50] ^ codeword_i[103])))
      ^ (codeword_i[161] ^ sum_219);
  wire sum_466 = sum_282 ^ sum_434;
  wire sum_467 = codeword_i[210] ^ (codeword_i[231] ^ sum_193);
  wire sum_468 = codeword_i[15] ^ sum_256;
  wire sum_469 = codeword_i[179] ^ sum_468;
  wire sum_470 = sum_399 ^ (codeword_i[263] ^ sum_244);
  wire xor_31 = (((sum_450 ^ sum_467) ^ (sum_377 ^ sum_469)) ^ (sum_470 ^ (sum_413
      ^ ((codeword_i[158] ^ codeword_i[198]) ^ (codeword_i[22] ^ codeword_i[45]))))) ^ (sum_459
      ^ (sum_172 ^ (((codeword_i[19] ^ codeword_i[92]) ^ (codeword_i[57] ^ codeword_i[266]))
      ^ (sum_336 ^ sum_444))));
  wire sum_471 = codeword_i[13] ^ sum_161;
  wire sum_472 = sum_21 ^ (codeword_i[65] ^ sum_359);
  wire sum_473 = (codeword_i[109] ^ sum_401) ^ (sum_162 ^ sum_429);
  wire sum_474 = sum_228 ^ sum_371;
  wire sum_475 = codeword_i[123] ^ (codeword_i[280] ^ sum_456);
  wire sum_476 = codeword_i[129] ^ sum_119;
  wire xor_32 = ((((codeword_i[22] ^ codeword_i[140]) ^ (codeword_i[50] ^ codeword_i[130]))
      ^ (sum_26 ^ (codeword_i[169] ^ codeword_i[264]))) ^ (sum_55 ^ sum_476)) ^ (sum_453 ^ (sum_380
      ^ sum_385));
  wire sum_477 = sum_118 ^ sum_125;
  wire xor_33 = (xor_32 ^ (sum_419 ^ sum_475)) ^ (((sum_106 ^ sum_345) ^ (sum_207 ^ sum_477))
      ^ ((sum_171 ^ sum_245) ^ (sum_198 ^ sum_267)));
  wire sum_478 = codeword_i[72] ^ (sum_380 ^ (codeword_i[200] ^ sum_422));
  wire sum_479 = codeword_i[234] ^ (sum_152 ^ sum_285);
  wire sum_480 = codeword_i[71] ^ sum_89;
  wire xor_34 = (((sum_61 ^ (codeword_i[185] ^ codeword_i[282])) ^ (sum_19 ^ sum_360)) ^ ((sum_155
      ^ sum_175) ^ (sum_41 ^ sum_104))) ^ ((sum_346 ^ sum_480) ^ (sum_276 ^ sum_468));
  wire sum_481 = sum_384 ^ sum_476;
  wire xor_35 = (((sum_313 ^ sum_369) ^ (sum_220 ^ ((codeword_i[142] ^ codeword_i[222])
      ^ (codeword_i[122] ^ codeword_i[267])))) ^ (sum_324 ^ sum_474)) ^ (sum_91 ^ sum_481);
  wire sum_482 = sum_403 ^ (sum_451 ^ (sum_243 ^ sum_291));
  wire sum_483 = codeword_i[155] ^ codeword_i[160];
  wire sum_484 = sum_320 ^ sum_361;
  wire sum_485 = sum_484 ^ (sum_385 ^ (codeword_i[37] ^ (sum_42 ^ sum_483)));
  wire xor_36 = (sum_472 ^ (sum_159 ^ (((sum_448 ^ (codeword_i[42] ^ codeword_i[208])) ^ (sum_344
      ^ sum_350)) ^ (sum_458 ^ (sum_66 ^ sum_279))))) ^ (sum_431 ^ sum_485);
  wire sum_486 = codeword_i[241] ^ (codeword_i[187] ^ sum_45);
  wire xor_37 = (((sum_44 ^ sum_367) ^ (sum_438 ^ sum_486)) ^ ((sum_264 ^ sum_405) ^ (sum_375
      ^ sum_469))) ^ ((sum_131 ^ sum_473) ^ (sum_420 ^ ((sum_483 ^ (codeword_i[152]
      ^ codeword_i[216])) ^ (sum_16 ^ sum_460))));
  wire xor_38 = (((sum_22 ^ sum_208) ^ (codeword_i[247] ^ sum_47)) ^ (sum_75 ^ sum_240)) ^ ((sum_337
      ^ sum_390) ^ (sum_309 ^ (codeword_i[81] ^ codeword_i[228])));
  wire sum_487 = codeword_i[189] ^ (codeword_i[84] ^ sum_477);
  wire sum_488 = codeword_i[26] ^ (codeword_i[115] ^ (codeword_i[33] ^ codeword_i[277]));
  wire xor_39 = (((sum_480 ^ (codeword_i[287] ^ sum_284)) ^ (sum_35 ^ sum_351)) ^ ((sum_7 ^ sum_27)
      ^ (sum_162 ^ sum_280))) ^ ((sum_486 ^ sum_488) ^ (sum_190 ^ sum_315));
  wire xor_40 = (sum_76 ^ (sum_393 ^ ((codeword_i[79] ^ codeword_i[110]) ^ (codeword_i[94]
      ^ codeword_i[259])))) ^ (sum_439 ^ ((sum_122 ^ (codeword_i[80] ^ codeword_i[136])) ^ (sum_82
      ^ sum_354)));
  wire xor_41 = ((sum_440 ^ (sum_224 ^ (sum_217 ^ (codeword_i[76] ^ sum_191)))) ^ (sum_436
      ^ sum_481)) ^ (((sum_467 ^ (sum_305 ^ (codeword_i[99] ^ codeword_i[195]))) ^ (sum_461
      ^ sum_488)) ^ ((sum_428 ^ sum_454) ^ (sum_322 ^ sum_353)));
  wire sum_489 = sum_338 ^ (sum_283 ^ sum_287);
  wire sum_490 = (codeword_i[90] ^ sum_93) ^ (codeword_i[57] ^ sum_397);
  wire xor_42 = ((sum_489 ^ (sum_296 ^ (sum_379 ^ (codeword_i[41] ^ codeword_i[128])))) ^ (sum_478
      ^ sum_490)) ^ ((sum_52 ^ sum_332) ^ (sum_406 ^ sum_445));
  wire xor_43 = (((codeword_i[77] ^ codeword_i[263]) ^ (codeword_i[179] ^ codeword_i[219]))
      ^ (sum_77 ^ (codeword_i[194] ^ codeword_i[209]))) ^ ((sum_95 ^ sum_344) ^ (sum_108
      ^ sum_258));
  wire xor_44 = sum_446 ^ ((xor_43 ^ ((sum_471 ^ (sum_129 ^ sum_256)) ^ (sum_128 ^ sum_374)))
      ^ ((sum_8 ^ sum_432) ^ (sum_372 ^ sum_455)));
  wire xor_45 = sum_475 ^ ((((codeword_i[190] ^ codeword_i[203]) ^ (codeword_i[49]
      ^ codeword_i[91])) ^ (sum_107 ^ (codeword_i[25] ^ codeword_i[144]))) ^ (sum_90 ^ (sum_163
      ^ sum_227)));
  wire xor_46 = (sum_328 ^ (((sum_325 ^ sum_388) ^ (sum_197 ^ (codeword_i[7] ^ codeword_i[47])))
      ^ (sum_28 ^ sum_447))) ^ ((sum_490 ^ (sum_418 ^ sum_463)) ^ (sum_268 ^ sum_470));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)
  assign syndrome[0] = ((sum_4 ^ (sum_2 ^ (codeword_i[264] ^ sum_0))) ^ (sum_8 ^ sum_11))
      ^ ((((codeword_i[144] ^ codeword_i[200]) ^ (codeword_i[40] ^ codeword_i[96])) ^ (sum_12
      ^ sum_13)) ^ ((sum_14 ^ sum_15) ^ (sum_16 ^ sum_17)));
  // ^(codeword_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)
  assign syndrome[1] = xor_0 ^ (((sum_20 ^ (codeword_i[249] ^ sum_18)) ^ (sum_21 ^ (codeword_i[233]
      ^ codeword_i[241]))) ^ (sum_25 ^ sum_28));
  // ^(codeword_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)
  assign syndrome[2] = (((sum_35 ^ (codeword_i[18] ^ sum_34)) ^ (sum_37 ^ sum_39)) ^ (sum_44
      ^ (sum_42 ^ (codeword_i[2] ^ codeword_i[10])))) ^ (sum_52 ^ (sum_49 ^ (sum_45 ^ sum_46)));
  // ^(codeword_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)
  assign syndrome[3] = (((sum_53 ^ sum_55) ^ (sum_56 ^ (codeword_i[107] ^ codeword_i[147])))
      ^ (sum_58 ^ ((codeword_i[51] ^ codeword_i[59]) ^ (codeword_i[3] ^ codeword_i[27]))))
      ^ (((sum_59 ^ sum_60) ^ (sum_61 ^ sum_62)) ^ ((sum_63 ^ sum_64) ^ (codeword_i[227]
      ^ sum_65)));
  // ^(codeword_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)
  assign syndrome[4] = xor_1 ^ (sum_76 ^ (((sum_66 ^ sum_67) ^ (codeword_i[284] ^ sum_68)) ^ (sum_70
      ^ sum_72)));
  // ^(codeword_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)
  assign syndrome[5] = xor_2 ^ (sum_91 ^ (((sum_82 ^ sum_83) ^ (codeword_i[285] ^ sum_84)) ^ (sum_86
      ^ sum_88)));
  // ^(codeword_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)
  assign syndrome[6] = xor_3 ^ (((sum_97 ^ sum_99) ^ (sum_101 ^ (codeword_i[230]
      ^ codeword_i[254]))) ^ (sum_103 ^ sum_106));
  // ^(codeword_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)
  assign syndrome[7] = xor_4 ^ (((sum_112 ^ sum_114) ^ (sum_116 ^ sum_118)) ^ (sum_121
      ^ ((codeword_i[255] ^ codeword_i[279]) ^ (codeword_i[223] ^ codeword_i[247]))));
  // ^(codeword_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = (((sum_141 ^ (sum_131 ^ sum_135)) ^ (sum_151 ^ sum_159)) ^ (sum_183
      ^ (sum_169 ^ sum_173))) ^ (sum_206 ^ ((xor_5 ^ (sum_187 ^ (sum_185 ^ (codeword_i[191]
      ^ codeword_i[230])))) ^ ((sum_49 ^ sum_190) ^ (sum_192 ^ sum_195))));
  // ^(codeword_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)
  assign syndrome[9] = xor_7 ^ (sum_239 ^ (xor_6 ^ (sum_211 ^ sum_215)));
  // ^(codeword_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)
  assign syndrome[10] = xor_8 ^ xor_9;
  // ^(codeword_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)
  assign syndrome[11] = ((sum_297 ^ (sum_225 ^ sum_295)) ^ (sum_300 ^ sum_301)) ^ (xor_10 ^ (sum_323
      ^ (sum_320 ^ (((codeword_i[116] ^ codeword_i[252]) ^ (codeword_i[233] ^ codeword_i[257]))
      ^ (sum_317 ^ sum_318)))));
  // ^(codeword_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)
  assign syndrome[12] = xor_12 ^ (sum_327 ^ sum_329);
  // ^(codeword_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = (sum_358 ^ ((sum_248 ^ (sum_355 ^ (sum_353 ^ (sum_238 ^ sum_351))))
      ^ (sum_301 ^ sum_356))) ^ (sum_327 ^ (sum_365 ^ xor_13));
  // ^(codeword_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = sum_358 ^ ((xor_14 ^ (sum_378 ^ (sum_230 ^ sum_373))) ^ (sum_383 ^ xor_15));
  // ^(codeword_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)
  assign syndrome[15] = (sum_239 ^ (xor_16 ^ (sum_295 ^ sum_389))) ^ (xor_17 ^ (sum_391 ^ sum_396));
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[16] = xor_19 ^ ((sum_414 ^ (sum_259 ^ sum_355)) ^ (sum_300 ^ sum_417));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[17] = (xor_20 ^ (sum_424 ^ (sum_342 ^ xor_21))) ^ (sum_365 ^ sum_426);
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[18] = sum_437 ^ (xor_22 ^ ((sum_421 ^ (sum_433 ^ ((sum_98 ^ (codeword_i[136]
      ^ codeword_i[272])) ^ (sum_16 ^ sum_253)))) ^ (sum_389 ^ sum_434)));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[19] = (xor_23 ^ (sum_440 ^ (sum_135 ^ sum_439))) ^ (xor_24 ^ (sum_442 ^ sum_443));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[20] = (sum_446 ^ (sum_391 ^ xor_25)) ^ (xor_26 ^ (sum_255 ^ (sum_199 ^ sum_314)));
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[21] = sum_437 ^ (xor_28 ^ (xor_27 ^ (sum_204 ^ sum_396)));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[22] = sum_465 ^ xor_30;
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[23] = (sum_329 ^ (sum_426 ^ (sum_408 ^ sum_466))) ^ (xor_31 ^ (sum_472 ^ (sum_151
      ^ ((sum_112 ^ sum_304) ^ (sum_382 ^ sum_471)))));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[24] = xor_33 ^ (sum_409 ^ (((sum_462 ^ sum_473) ^ (sum_271 ^ sum_474)) ^ (sum_323
      ^ (sum_146 ^ sum_339))));
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[25] = ((((sum_373 ^ sum_478) ^ (sum_457 ^ sum_479)) ^ (sum_340 ^ (sum_341
      ^ sum_441))) ^ (sum_466 ^ (sum_215 ^ sum_395))) ^ (sum_206 ^ (xor_34 ^ ((sum_4 ^ sum_449)
      ^ (sum_220 ^ ((codeword_i[126] ^ codeword_i[279]) ^ (codeword_i[36] ^ codeword_i[93]))))));
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[26] = xor_36 ^ (sum_482 ^ xor_35);
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[27] = sum_482 ^ (xor_37 ^ (xor_38 ^ (sum_335 ^ sum_357)));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[28] = ((sum_383 ^ (sum_211 ^ sum_487)) ^ (sum_297 ^ sum_424)) ^ (xor_39 ^ xor_40);
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[29] = xor_41 ^ xor_42;
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[30] = (xor_44 ^ ((sum_487 ^ (sum_489 ^ (sum_174 ^ sum_246))) ^ (sum_442
      ^ sum_484))) ^ (sum_464 ^ (sum_417 ^ (sum_202 ^ sum_231)));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[31] = sum_465 ^ (xor_46 ^ ((xor_45 ^ (sum_443 ^ (sum_316 ^ sum_479))) ^ (sum_414
      ^ sum_485)));

  // Match terms: functions of the syndrome that several matches share.
  wire is_47 = syndrome == 32'h00000000;
  wire sum_491 = syndrome[12] ^ syndrome[13];
  wire xor_48 = sum_491 ^ syndrome[15];
  wire sum_492 = syndrome[20] ^ syndrome[21];
  wire xor_49 = sum_492 ^ syndrome[23];
  wire xor_50 = (((syndrome[11] & syndrome[18]) ^ (syndrome[12] & syndrome[17])) ^ ((syndrome[9]
      & syndrome[20]) ^ (syndrome[10] & syndrome[19]))) ^ ((syndrome[8] & syndrome[21])
      ^ (syndrome[13] & syndrome[16]));
  wire xor_51 = (((syndrome[9] & syndrome[21]) ^ (syndrome[13] & syndrome[17])) ^ ((syndrome[8]
      & syndrome[22]) ^ (syndrome[12] & syndrome[18]))) ^ ((syndrome[14] & syndrome[16])
      ^ ((syndrome[10] & syndrome[20]) ^ (syndrome[11] & syndrome[19])));
  wire xor_52 = (((syndrome[14] & syndrome[17]) ^ (syndrome[15] & syndrome[16])) ^ ((syndrome[10]
      & syndrome[21]) ^ (syndrome[13] & syndrome[18]))) ^ (((syndrome[8] & syndrome[23])
      ^ (syndrome[9] & syndrome[22])) ^ ((syndrome[11] & syndrome[20]) ^ (syndrome[12]
      & syndrome[19])));
  wire xor_53 = (((syndrome[13] & syndrome[19]) ^ (syndrome[14] & syndrome[18])) ^ ((syndrome[10]
      & syndrome[22]) ^ (syndrome[11] & syndrome[21]))) ^ ((syndrome[15] & syndrome[17])
      ^ ((syndrome[9] & syndrome[23]) ^ (syndrome[12] & syndrome[20])));
  wire xor_54 = (((syndrome[12] & syndrome[21]) ^ (syndrome[13] & syndrome[20])) ^ ((syndrome[10]
      & syndrome[23]) ^ (syndrome[11] & syndrome[22]))) ^ ((syndrome[14] & syndrome[19])
      ^ (syndrome[15] & syndrome[18]));
  wire xor_55 = ((syndrome[15] & syndrome[19]) ^ ((syndrome[11] & syndrome[23]) ^ (syndrome[12]
      & syndrome[22]))) ^ ((syndrome[13] & syndrome[21]) ^ (syndrome[14] & syndrome[20]));
  wire xor_56 = ((syndrome[14] & syndrome[21]) ^ (syndrome[15] & syndrome[20])) ^ ((syndrome[12]
      & syndrome[23]) ^ (syndrome[13] & syndrome[22]));
  wire xor_57 = (syndrome[15] & syndrome[21]) ^ ((syndrome[13] & syndrome[23]) ^ (syndrome[14]
      & syndrome[22]));
  wire xor_58 = (syndrome[14] & syndrome[23]) ^ (syndrome[15] & syndrome[22]);
  wire all_59 = syndrome[15] & syndrome[23];
  wire sum_493 = xor_55 ^ xor_56;
  wire sum_494 = sum_493 ^ xor_57;
  wire sum_495 = xor_54 ^ xor_55;
  wire sum_496 = sum_493 ^ xor_54;
  wire xor_60 = xor_57 ^ (((syndrome[12] & syndrome[16]) ^ ((syndrome[9] & syndrome[19])
      ^ (syndrome[10] & syndrome[18]))) ^ ((syndrome[8] & syndrome[20]) ^ (syndrome[11]
      & syndrome[17])));
  wire sum_497 = xor_53 ^ all_59;
  wire xor_61 = (((syndrome[3] & syndrome[18]) ^ (syndrome[4] & syndrome[17])) ^ ((syndrome[1]
      & syndrome[20]) ^ (syndrome[2] & syndrome[19]))) ^ ((syndrome[0] & syndrome[21])
      ^ (syndrome[5] & syndrome[16]));
  wire xor_62 = (((syndrome[0] & syndrome[22]) ^ (syndrome[1] & syndrome[21])) ^ ((syndrome[4]
      & syndrome[18]) ^ (syndrome[5] & syndrome[17]))) ^ ((syndrome[6] & syndrome[16])
      ^ ((syndrome[2] & syndrome[20]) ^ (syndrome[3] & syndrome[19])));
  wire xor_63 = (((syndrome[2] & syndrome[21]) ^ (syndrome[7] & syndrome[16])) ^ ((syndrome[0]
      & syndrome[23]) ^ (syndrome[1] & syndrome[22]))) ^ (((syndrome[5] & syndrome[18])
      ^ (syndrome[6] & syndrome[17])) ^ ((syndrome[3] & syndrome[20]) ^ (syndrome[4]
      & syndrome[19])));
  wire xor_64 = (((syndrome[1] & syndrome[23]) ^ (syndrome[2] & syndrome[22])) ^ ((syndrome[6]
      & syndrome[18]) ^ (syndrome[7] & syndrome[17]))) ^ ((syndrome[3] & syndrome[21])
      ^ ((syndrome[4] & syndrome[20]) ^ (syndrome[5] & syndrome[19])));
  wire xor_65 = (((syndrome[2] & syndrome[23]) ^ (syndrome[7] & syndrome[18])) ^ ((syndrome[5]
      & syndrome[20]) ^ (syndrome[6] & syndrome[19]))) ^ ((syndrome[3] & syndrome[22])
      ^ (syndrome[4] & syndrome[21]));
  wire xor_66 = ((syndrome[5] & syndrome[21]) ^ ((syndrome[6] & syndrome[20]) ^ (syndrome[7]
      & syndrome[19]))) ^ ((syndrome[3] & syndrome[23]) ^ (syndrome[4] & syndrome[22]));
  wire xor_67 = ((syndrome[5] & syndrome[22]) ^ (syndrome[6] & syndrome[21])) ^ ((syndrome[4]
      & syndrome[23]) ^ (syndrome[7] & syndrome[20]));
  wire xor_68 = (syndrome[7] & syndrome[21]) ^ ((syndrome[5] & syndrome[23]) ^ (syndrome[6]
      & syndrome[22]));
  wire xor_69 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire all_70 = syndrome[7] & syndrome[23];
  wire sum_498 = xor_66 ^ xor_67;
  wire sum_499 = sum_498 ^ xor_64;
  wire sum_500 = xor_64 ^ (xor_65 ^ xor_66);
  wire sum_501 = sum_498 ^ xor_65;
  wire xor_71 = xor_68 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0] & syndrome[20])
      ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18]) ^ (syndrome[3]
      & syndrome[17])));
  wire xor_72 = (sum_491 ^ (syndrome[8] ^ syndrome[14])) ^ (sum_499 ^ (xor_68 ^ (syndrome[0]
      & syndrome[16])));
  wire xor_73 = sum_491 ^ (sum_500 ^ (xor_69 ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1]
      & syndrome[16]))));
  wire xor_74 = (syndrome[15] ^ (syndrome[9] ^ syndrome[13])) ^ (sum_501 ^ (all_70 ^ ((syndrome[2]
      & syndrome[16]) ^ ((syndrome[0] & syndrome[18]) ^ (syndrome[1] & syndrome[17])))));
  wire xor_75 = (syndrome[13] ^ syndrome[14]) ^ (sum_498 ^ (xor_68 ^ (((syndrome[2] & syndrome[17])
      ^ (syndrome[3] & syndrome[16])) ^ ((syndrome[0] & syndrome[19]) ^ (syndrome[1]
      & syndrome[18])))));
  wire xor_76 = (syndrome[10] ^ syndrome[14]) ^ (xor_71 ^ (xor_67 ^ xor_69));
  wire xor_77 = xor_48 ^ (sum_499 ^ (xor_61 ^ (xor_69 ^ all_70)));
  wire xor_78 = (syndrome[11] ^ xor_48) ^ (sum_500 ^ (xor_62 ^ all_70));
  wire xor_79 = syndrome[13] ^ (sum_501 ^ xor_63);
  wire xor_80 = (((syndrome[2] & syndrome[27]) ^ (syndrome[3] & syndrome[26])) ^ ((syndrome[0]
      & syndrome[29]) ^ (syndrome[1] & syndrome[28]))) ^ ((syndrome[4] & syndrome[25])
      ^ (syndrome[5] & syndrome[24]));
  wire xor_81 = (((syndrome[4] & syndrome[26]) ^ (syndrome[5] & syndrome[25])) ^ ((syndrome[2]
      & syndrome[28]) ^ (syndrome[3] & syndrome[27]))) ^ ((syndrome[6] & syndrome[24])
      ^ ((syndrome[0] & syndrome[30]) ^ (syndrome[1] & syndrome[29])));
  wire xor_82 = (((syndrome[6] & syndrome[25]) ^ (syndrome[7] & syndrome[24])) ^ ((syndrome[4]
      & syndrome[27]) ^ (syndrome[5] & syndrome[26]))) ^ (((syndrome[2] & syndrome[29])
      ^ (syndrome[3] & syndrome[28])) ^ ((syndrome[0] & syndrome[31]) ^ (syndrome[1]
      & syndrome[30])));
  wire xor_83 = (((syndrome[5] & syndrome[27]) ^ (syndrome[6] & syndrome[26])) ^ ((syndrome[3]
      & syndrome[29]) ^ (syndrome[4] & syndrome[28]))) ^ ((syndrome[7] & syndrome[25])
      ^ ((syndrome[1] & syndrome[31]) ^ (syndrome[2] & syndrome[30])));
  wire xor_84 = (((syndrome[4] & syndrome[29]) ^ (syndrome[5] & syndrome[28])) ^ ((syndrome[2]
      & syndrome[31]) ^ (syndrome[3] & syndrome[30]))) ^ ((syndrome[6] & syndrome[27])
      ^ (syndrome[7] & syndrome[26]));
  wire xor_85 = ((syndrome[7] & syndrome[27]) ^ ((syndrome[3] & syndrome[31]) ^ (syndrome[4]
      & syndrome[30]))) ^ ((syndrome[5] & syndrome[29]) ^ (syndrome[6] & syndrome[28]));
  wire xor_86 = ((syndrome[6] & syndrome[29]) ^ (syndrome[7] & syndrome[28])) ^ ((syndrome[4]
      & syndrome[31]) ^ (syndrome[5] & syndrome[30]));
  wire xor_87 = (syndrome[7] & syndrome[29]) ^ ((syndrome[5] & syndrome[31]) ^ (syndrome[6]
      & syndrome[30]));
  wire xor_88 = (syndrome[6] & syndrome[31]) ^ (syndrome[7] & syndrome[30]);
  wire all_89 = syndrome[7] & syndrome[31];
  wire sum_502 = xor_85 ^ xor_86;
  wire sum_503 = sum_502 ^ xor_87;
  wire sum_504 = xor_83 ^ xor_85;
  wire sum_505 = xor_84 ^ all_89;
  wire xor_90 = xor_87 ^ (((syndrome[4] & syndrome[24]) ^ ((syndrome[0] & syndrome[28])
      ^ (syndrome[1] & syndrome[27]))) ^ ((syndrome[2] & syndrome[26]) ^ (syndrome[3]
      & syndrome[25])));
  wire xor_91 = (sum_494 ^ (xor_53 ^ (syndrome[8] & syndrome[16]))) ^ (sum_503 ^ (xor_83
      ^ (syndrome[0] & syndrome[24])));
  wire xor_92 = (sum_495 ^ (xor_53 ^ (xor_58 ^ ((syndrome[8] & syndrome[17]) ^ (syndrome[9]
      & syndrome[16]))))) ^ (sum_504 ^ (xor_84 ^ (xor_88 ^ ((syndrome[0] & syndrome[25])
      ^ (syndrome[1] & syndrome[24])))));
  wire xor_93 = (sum_496 ^ (all_59 ^ ((syndrome[10] & syndrome[16]) ^ ((syndrome[8] & syndrome[18])
      ^ (syndrome[9] & syndrome[17]))))) ^ (sum_505 ^ (sum_502 ^ ((syndrome[2] & syndrome[24])
      ^ ((syndrome[0] & syndrome[26]) ^ (syndrome[1] & syndrome[25])))));
  wire xor_94 = (sum_494 ^ (((syndrome[8] & syndrome[19]) ^ (syndrome[11] & syndrome[16]))
      ^ ((syndrome[9] & syndrome[18]) ^ (syndrome[10] & syndrome[17])))) ^ (sum_503 ^ (((syndrome[2]
      & syndrome[25]) ^ (syndrome[3] & syndrome[24])) ^ ((syndrome[0] & syndrome[27]) ^ (syndrome[1]
      & syndrome[26]))));
  wire xor_95 = (xor_60 ^ (xor_56 ^ xor_58)) ^ (xor_90 ^ (xor_86 ^ xor_88));
  wire xor_96 = (sum_497 ^ (sum_493 ^ (xor_50 ^ xor_58))) ^ ((sum_502 ^ xor_80) ^ (xor_83 ^ (xor_88
      ^ all_89)));
  wire xor_97 = (sum_495 ^ (sum_497 ^ xor_51)) ^ (sum_505 ^ (sum_504 ^ xor_81));
  wire xor_98 = (sum_496 ^ xor_52) ^ (sum_502 ^ (xor_82 ^ xor_84));
  wire xor_99 = (((syndrome[10] & syndrome[27]) ^ (syndrome[11] & syndrome[26])) ^ ((syndrome[8]
      & syndrome[29]) ^ (syndrome[9] & syndrome[28]))) ^ ((syndrome[12] & syndrome[25])
      ^ (syndrome[13] & syndrome[24]));
  wire xor_100 = (((syndrome[12] & syndrome[26]) ^ (syndrome[13] & syndrome[25])) ^ ((syndrome[10]
      & syndrome[28]) ^ (syndrome[11] & syndrome[27]))) ^ ((syndrome[14] & syndrome[24])
      ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[9] & syndrome[29])));
  wire xor_101 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24])) ^ ((syndrome[12]
      & syndrome[27]) ^ (syndrome[13] & syndrome[26]))) ^ (((syndrome[10] & syndrome[29])
      ^ (syndrome[11] & syndrome[28])) ^ ((syndrome[8] & syndrome[31]) ^ (syndrome[9]
      & syndrome[30])));
  wire xor_102 = (((syndrome[13] & syndrome[27]) ^ (syndrome[14] & syndrome[26])) ^ ((syndrome[11]
      & syndrome[29]) ^ (syndrome[12] & syndrome[28]))) ^ ((syndrome[15] & syndrome[25])
      ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[10] & syndrome[30])));
  wire xor_103 = (((syndrome[12] & syndrome[29]) ^ (syndrome[13] & syndrome[28])) ^ ((syndrome[10]
      & syndrome[31]) ^ (syndrome[11] & syndrome[30]))) ^ ((syndrome[14] & syndrome[27])
      ^ (syndrome[15] & syndrome[26]));
  wire xor_104 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31]) ^ (syndrome[12]
      & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14] & syndrome[28]));
  wire xor_105 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28])) ^ ((syndrome[12]
      & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire xor_106 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31]) ^ (syndrome[14]
      & syndrome[30]));
  wire xor_107 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire all_108 = syndrome[15] & syndrome[31];
  wire sum_506 = xor_104 ^ xor_105;
  wire sum_507 = sum_506 ^ xor_102;
  wire sum_508 = xor_103 ^ (xor_102 ^ xor_104);
  wire sum_509 = sum_506 ^ xor_103;
  wire xor_109 = xor_106 ^ (((syndrome[12] & syndrome[24]) ^ ((syndrome[8] & syndrome[28])
      ^ (syndrome[9] & syndrome[27]))) ^ ((syndrome[10] & syndrome[26]) ^ (syndrome[11]
      & syndrome[25])));
  wire xor_110 = (sum_492 ^ (syndrome[16] ^ syndrome[22])) ^ (sum_507 ^ (xor_106 ^ (syndrome[8]
      & syndrome[24])));
  wire xor_111 = sum_492 ^ (sum_508 ^ (xor_107 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9]
      & syndrome[24]))));
  wire xor_112 = (syndrome[23] ^ (syndrome[17] ^ syndrome[21])) ^ (sum_509 ^ (all_108
      ^ ((syndrome[10] & syndrome[24]) ^ ((syndrome[8] & syndrome[26]) ^ (syndrome[9]
      & syndrome[25])))));
  wire xor_113 = (syndrome[21] ^ syndrome[22]) ^ (sum_506 ^ (xor_106 ^ (((syndrome[10]
      & syndrome[25]) ^ (syndrome[11] & syndrome[24])) ^ ((syndrome[8] & syndrome[27])
      ^ (syndrome[9] & syndrome[26])))));
  wire xor_114 = (syndrome[18] ^ syndrome[22]) ^ (xor_109 ^ (xor_105 ^ xor_107));
  wire xor_115 = xor_49 ^ (sum_507 ^ (xor_99 ^ (xor_107 ^ all_108)));
  wire xor_116 = (syndrome[19] ^ xor_49) ^ (sum_508 ^ (xor_100 ^ all_108));
  wire xor_117 = syndrome[21] ^ (sum_509 ^ xor_101);
  wire is_118 = {xor_117 ^ (xor_79 ^ xor_98), xor_116 ^ (xor_78 ^ xor_97), xor_115 ^ (xor_77
      ^ xor_96), xor_114 ^ (xor_76 ^ xor_95), xor_113 ^ (xor_75 ^ xor_94), xor_112 ^ (xor_74
      ^ xor_93), xor_111 ^ (xor_73 ^ xor_92), xor_110 ^ (xor_72 ^ xor_91)} == 8'h00;
  wire xor_119 = xor_78 ^ xor_79;
  wire xor_120 = xor_72 ^ xor_79;
  wire xor_121 = xor_75 ^ xor_78;
  wire sum_510 = xor_76 ^ xor_78;
  wire xor_122 = sum_510 ^ xor_79;
  wire xor_123 = xor_77 ^ xor_79;
  wire xor_124 = xor_91 ^ xor_98;
  wire xor_125 = xor_95 ^ xor_98;
  wire xor_126 = xor_96 ^ xor_98;
  wire is_127 = {xor_123 ^ (xor_97 ^ xor_117), xor_122 ^ (xor_116 ^ xor_126), xor_125 ^ (xor_115
      ^ xor_121), xor_114 ^ (xor_74 ^ xor_94), xor_113 ^ (xor_73 ^ xor_93), xor_120 ^ (xor_92
      ^ xor_112), xor_124 ^ (xor_111 ^ xor_119), xor_98 ^ (xor_78 ^ xor_110)} == 8'h00;
  wire sum_511 = xor_77 ^ xor_78;
  wire xor_128 = sum_511 ^ xor_76;
  wire xor_129 = sum_511 ^ xor_79;
  wire sum_512 = xor_73 ^ xor_79;
  wire xor_130 = xor_74 ^ xor_128;
  wire sum_513 = sum_511 ^ xor_75;
  wire xor_131 = sum_513 ^ xor_79;
  wire xor_132 = xor_97 ^ xor_98;
  wire xor_133 = xor_94 ^ xor_97;
  wire xor_134 = xor_95 ^ xor_132;
  wire is_135 = {xor_131 ^ (xor_117 ^ xor_126), xor_134 ^ (xor_116 ^ xor_130), xor_133 ^ (xor_115
      ^ (sum_510 ^ sum_512)), xor_120 ^ (xor_93 ^ xor_114), xor_119 ^ (xor_92 ^ xor_113), xor_129
      ^ (xor_112 ^ xor_124), xor_132 ^ (xor_111 ^ xor_128), xor_122 ^ (xor_97 ^ xor_110)} == 8'h00;
  wire sum_514 = xor_74 ^ xor_79;
  wire sum_515 = xor_75 ^ xor_76;
  wire xor_136 = sum_514 ^ sum_515;
  wire xor_137 = sum_515 ^ xor_77;
  wire sum_516 = xor_76 ^ xor_77;
  wire sum_517 = xor_72 ^ xor_74;
  wire xor_138 = sum_515 ^ sum_517;
  wire xor_139 = xor_73 ^ xor_137;
  wire xor_140 = xor_96 ^ xor_132;
  wire sum_518 = xor_93 ^ xor_96;
  wire sum_519 = xor_94 ^ xor_132;
  wire xor_141 = sum_519 ^ xor_96;
  wire is_142 = {xor_139 ^ (xor_117 ^ xor_134), xor_141 ^ (xor_116 ^ xor_138), (sum_518 ^ xor_98)
      ^ (xor_115 ^ (sum_514 ^ sum_516)), xor_129 ^ (xor_92 ^ xor_114), xor_128 ^ (xor_113
      ^ xor_124), xor_132 ^ (xor_112 ^ xor_137), xor_140 ^ (xor_111 ^ xor_136), xor_130 ^ (xor_110
      ^ xor_126)} == 8'h00;
  wire sum_520 = xor_73 ^ xor_74;
  wire sum_521 = sum_520 ^ xor_72;
  wire xor_143 = sum_521 ^ xor_77;
  wire xor_144 = sum_520 ^ xor_121;
  wire sum_522 = sum_520 ^ xor_120;
  wire xor_145 = sum_522 ^ xor_78;
  wire sum_523 = sum_520 ^ xor_79;
  wire xor_146 = sum_523 ^ xor_75;
  wire sum_524 = xor_95 ^ xor_96;
  wire xor_147 = sum_524 ^ xor_97;
  wire sum_525 = xor_92 ^ xor_95;
  wire sum_526 = sum_518 ^ xor_97;
  wire xor_148 = sum_526 ^ xor_95;
  wire is_149 = {xor_141 ^ (xor_117 ^ xor_146), xor_148 ^ (xor_116 ^ xor_145), (sum_525 ^ xor_132)
      ^ (xor_115 ^ (sum_513 ^ sum_517)), xor_137 ^ (xor_114 ^ xor_124), xor_136 ^ (xor_113
      ^ xor_132), xor_144 ^ (xor_112 ^ xor_140), xor_147 ^ (xor_111 ^ xor_143), xor_138 ^ (xor_110
      ^ xor_134)} == 8'h00;
  wire xor_150 = xor_72 ^ xor_121;
  wire sum_527 = xor_76 ^ xor_120;
  wire xor_151 = sum_527 ^ xor_73;
  wire sum_528 = xor_72 ^ xor_73;
  wire sum_529 = sum_515 ^ xor_78;
  wire xor_152 = xor_72 ^ xor_128;
  wire sum_530 = xor_73 ^ xor_120;
  wire xor_153 = sum_511 ^ sum_530;
  wire xor_154 = sum_524 ^ xor_94;
  wire sum_531 = xor_91 ^ xor_94;
  wire sum_532 = sum_531 ^ xor_97;
  wire sum_533 = sum_525 ^ xor_96;
  wire xor_155 = sum_533 ^ xor_94;
  wire is_156 = {xor_153 ^ (xor_117 ^ xor_148), xor_155 ^ (xor_116 ^ xor_152), (sum_532 ^ xor_96)
      ^ (xor_115 ^ (sum_528 ^ sum_529)), xor_144 ^ (xor_114 ^ xor_132), xor_143 ^ (xor_113
      ^ xor_140), xor_151 ^ (xor_112 ^ xor_147), xor_154 ^ (xor_111 ^ xor_150), xor_145 ^ (xor_110
      ^ xor_141)} == 8'h00;
  wire xor_157 = sum_512 ^ xor_76;
  wire xor_158 = xor_74 ^ xor_77;
  wire xor_159 = sum_514 ^ sum_529;
  wire sum_534 = xor_94 ^ xor_125;
  wire xor_160 = sum_534 ^ xor_93;
  wire sum_535 = xor_93 ^ xor_95;
  wire xor_161 = sum_531 ^ sum_535;
  wire is_162 = {(xor_79 ^ xor_137) ^ (xor_117 ^ xor_155), xor_161 ^ (xor_116 ^ xor_159), (sum_518
      ^ xor_125) ^ (xor_115 ^ (sum_510 ^ sum_520)), xor_151 ^ (xor_114 ^ xor_140), xor_150
      ^ (xor_113 ^ xor_147), xor_154 ^ (xor_112 ^ xor_158), xor_160 ^ (xor_111 ^ xor_157), xor_148
      ^ (xor_110 ^ xor_152)} == 8'h00;
  wire xor_163 = sum_511 ^ xor_74;
  wire xor_164 = xor_120 ^ xor_121;
  wire xor_165 = sum_527 ^ xor_74;
  wire sum_536 = sum_511 ^ sum_520;
  wire xor_166 = sum_527 ^ sum_536;
  wire sum_537 = xor_92 ^ xor_93;
  wire xor_167 = sum_537 ^ xor_133;
  wire sum_538 = xor_94 ^ xor_98;
  wire xor_168 = sum_537 ^ sum_538;
  wire is_169 = {(sum_513 ^ sum_523) ^ (xor_117 ^ xor_161), xor_166 ^ (xor_116 ^ xor_168), (sum_519
      ^ sum_525) ^ (xor_115 ^ xor_165), xor_147 ^ (xor_114 ^ xor_158), xor_157 ^ (xor_113
      ^ xor_154), xor_164 ^ (xor_112 ^ xor_160), xor_167 ^ (xor_111 ^ xor_163), xor_159 ^ (xor_110
      ^ xor_155)} == 8'h00;
  wire xor_170 = sum_515 ^ xor_72;
  wire xor_171 = sum_516 ^ xor_73;
  wire xor_172 = sum_517 ^ xor_137;
  wire sum_539 = sum_511 ^ sum_515;
  wire sum_540 = sum_518 ^ xor_92;
  wire xor_173 = sum_540 ^ xor_91;
  wire sum_541 = xor_91 ^ xor_132;
  wire xor_174 = sum_537 ^ sum_541;
  wire is_175 = {(sum_528 ^ sum_539) ^ (xor_117 ^ xor_168), xor_174 ^ (xor_116 ^ xor_172), (sum_526
      ^ sum_531) ^ (xor_115 ^ (sum_511 ^ sum_517)), xor_164 ^ (xor_114 ^ xor_154), xor_163
      ^ (xor_113 ^ xor_160), xor_167 ^ (xor_112 ^ xor_171), xor_173 ^ (xor_111 ^ xor_170), xor_166
      ^ (xor_110 ^ xor_161)} == 8'h00;
  wire xor_176 = sum_520 ^ xor_78;
  wire xor_177 = sum_514 ^ xor_75;
  wire xor_178 = sum_522 ^ xor_75;
  wire sum_542 = sum_525 ^ xor_98;
  wire xor_179 = sum_542 ^ xor_91;
  wire sum_543 = xor_92 ^ xor_96;
  wire xor_180 = sum_541 ^ sum_543;
  wire is_181 = {xor_174 ^ (xor_117 ^ (sum_515 ^ sum_520)), xor_180 ^ (xor_116 ^ xor_178), (sum_518
      ^ sum_542) ^ (xor_115 ^ (sum_529 ^ xor_72)), xor_171 ^ (xor_114 ^ xor_160), xor_167 ^ (xor_113
      ^ xor_170), xor_177 ^ (xor_112 ^ xor_173), xor_179 ^ (xor_111 ^ xor_176), xor_172 ^ (xor_110
      ^ xor_168)} == 8'h00;
  wire xor_182 = sum_528 ^ xor_77;
  wire xor_183 = sum_530 ^ xor_77;
  wire sum_544 = xor_91 ^ xor_97;
  wire xor_184 = sum_524 ^ sum_544;
  wire is_185 = {xor_180 ^ (xor_117 ^ (sum_521 ^ xor_78)), xor_184 ^ (xor_116 ^ xor_183), (sum_525
      ^ sum_532) ^ (xor_115 ^ (sum_523 ^ xor_76)), xor_167 ^ (xor_114 ^ xor_177), xor_176 ^ (xor_113
      ^ xor_173), xor_182 ^ (xor_112 ^ xor_179), sum_532 ^ (sum_527 ^ xor_111), xor_178 ^ (xor_110
      ^ xor_174)} == 8'h00;
  wire xor_186 = sum_511 ^ sum_514;
  wire xor_187 = xor_79 ^ xor_121;
  wire sum_545 = xor_74 ^ xor_120;
  wire sum_546 = sum_531 ^ xor_98;
  wire xor_188 = sum_534 ^ xor_96;
  wire is_189 = {xor_184 ^ (xor_117 ^ (sum_527 ^ xor_78)), xor_188 ^ (sum_513 ^ xor_116), (sum_518
      ^ sum_546) ^ (xor_115 ^ (sum_511 ^ sum_545)), xor_182 ^ (xor_114 ^ xor_173), sum_527
      ^ (xor_113 ^ xor_179), xor_187 ^ (sum_532 ^ xor_112), xor_186 ^ (sum_518 ^ xor_111), xor_180
      ^ (xor_110 ^ xor_183)} == 8'h00;
  wire xor_190 = xor_120 ^ xor_137;
  wire xor_191 = xor_73 ^ xor_128;
  wire xor_192 = sum_512 ^ sum_515;
  wire sum_547 = sum_525 ^ xor_93;
  wire xor_193 = sum_519 ^ sum_535;
  wire is_194 = {(sum_516 ^ xor_74) ^ (xor_117 ^ xor_188), xor_193 ^ (xor_116 ^ xor_192), (sum_547
      ^ xor_97) ^ (xor_115 ^ (sum_539 ^ xor_120)), xor_187 ^ (xor_114 ^ xor_179), xor_186 ^ (sum_532
      ^ xor_113), xor_191 ^ (sum_518 ^ xor_112), sum_542 ^ (xor_111 ^ xor_190), xor_184 ^ (sum_513
      ^ xor_110)} == 8'h00;
  wire sum_548 = xor_75 ^ xor_77;
  wire xor_195 = sum_523 ^ sum_548;
  wire xor_196 = sum_529 ^ xor_74;
  wire xor_197 = sum_531 ^ xor_132;
  wire xor_198 = sum_519 ^ sum_540;
  wire is_199 = {(sum_545 ^ xor_121) ^ (xor_117 ^ xor_193), xor_198 ^ (sum_536 ^ xor_116), (sum_520
      ^ sum_539) ^ (xor_115 ^ (sum_531 ^ sum_543)), xor_191 ^ (sum_532 ^ xor_114), xor_190
      ^ (sum_518 ^ xor_113), xor_196 ^ (sum_542 ^ xor_112), xor_197 ^ (xor_111 ^ xor_195), xor_192
      ^ (xor_110 ^ xor_188)} == 8'h00;
  wire xor_200 = sum_530 ^ sum_548;
  wire xor_201 = sum_510 ^ sum_521;
  wire xor_202 = sum_529 ^ xor_120;
  wire sum_549 = xor_91 ^ xor_125;
  wire sum_550 = sum_518 ^ sum_525;
  wire xor_203 = sum_541 ^ sum_550;
  wire is_204 = {(xor_77 ^ xor_151) ^ (xor_117 ^ xor_198), xor_203 ^ (xor_116 ^ xor_202), (sum_522
      ^ sum_529) ^ (xor_115 ^ (sum_549 ^ xor_93)), xor_196 ^ (sum_518 ^ xor_114), xor_195 ^ (sum_542
      ^ xor_113), xor_201 ^ (xor_112 ^ xor_197), xor_200 ^ (sum_526 ^ xor_111), xor_193 ^ (sum_536
      ^ xor_110)} == 8'h00;
  wire xor_205 = sum_513 ^ xor_73;
  wire xor_206 = xor_78 ^ xor_165;
  wire xor_207 = sum_516 ^ sum_520;
  wire xor_208 = sum_532 ^ sum_533;
  wire is_209 = {xor_203 ^ (xor_117 ^ (sum_513 ^ xor_74)), xor_208 ^ (xor_116 ^ xor_207), (sum_519
      ^ xor_92) ^ (xor_115 ^ (sum_521 ^ xor_128)), xor_201 ^ (sum_542 ^ xor_114), xor_200 ^ (xor_113
      ^ xor_197), xor_206 ^ (sum_526 ^ xor_112), sum_533 ^ (xor_111 ^ xor_205), xor_198 ^ (xor_110
      ^ xor_202)} == 8'h00;
  wire xor_210 = sum_529 ^ xor_73;
  wire xor_211 = xor_77 ^ xor_165;
  wire xor_212 = sum_517 ^ xor_75;
  wire xor_213 = sum_531 ^ xor_95;
  wire xor_214 = sum_526 ^ xor_91;
  wire sum_551 = sum_518 ^ xor_95;
  wire xor_215 = sum_531 ^ sum_551;
  wire is_216 = {xor_208 ^ (xor_117 ^ (sum_515 ^ sum_528)), xor_215 ^ (xor_116 ^ xor_212), xor_214
      ^ (xor_115 ^ (sum_515 ^ sum_545)), xor_206 ^ (xor_114 ^ xor_197), xor_205 ^ (sum_526
      ^ xor_113), xor_211 ^ (sum_533 ^ xor_112), xor_213 ^ (xor_111 ^ xor_210), xor_203 ^ (xor_110
      ^ xor_207)} == 8'h00;
  wire xor_217 = sum_520 ^ xor_76;
  wire xor_218 = sum_517 ^ sum_548;
  wire xor_219 = sum_530 ^ xor_78;
  wire xor_220 = sum_538 ^ xor_93;
  wire xor_221 = sum_547 ^ xor_94;
  wire is_222 = {xor_215 ^ (sum_523 ^ xor_117), xor_221 ^ (xor_116 ^ xor_219), (sum_511 ^ sum_521)
      ^ (xor_115 ^ (sum_533 ^ xor_98)), xor_211 ^ (sum_526 ^ xor_114), xor_210 ^ (sum_533
      ^ xor_113), xor_218 ^ (xor_112 ^ xor_213), xor_220 ^ (xor_111 ^ xor_217), xor_208 ^ (xor_110
      ^ xor_212)} == 8'h00;
  wire xor_223 = sum_517 ^ xor_78;
  wire xor_224 = sum_530 ^ xor_75;
  wire xor_225 = xor_79 ^ xor_128;
  wire xor_226 = sum_537 ^ xor_97;
  wire xor_227 = sum_537 ^ sum_546;
  wire is_228 = {(sum_511 ^ xor_120) ^ (xor_117 ^ xor_221), xor_227 ^ (xor_116 ^ xor_225), (sum_532
      ^ xor_95) ^ (xor_115 ^ (sum_515 ^ xor_120)), xor_218 ^ (sum_533 ^ xor_114), xor_217 ^ (xor_113
      ^ xor_213), xor_224 ^ (xor_112 ^ xor_220), xor_226 ^ (xor_111 ^ xor_223), xor_215 ^ (xor_110
      ^ xor_219)} == 8'h00;
  wire xor_229 = xor_72 ^ xor_76;
  wire xor_230 = xor_73 ^ xor_77;
  wire xor_231 = xor_74 ^ xor_137;
  wire xor_232 = sum_543 ^ xor_91;
  wire xor_233 = sum_537 ^ sum_544;
  wire is_234 = {xor_227 ^ (sum_539 ^ xor_117), xor_233 ^ (xor_116 ^ xor_231), (sum_511 ^ sum_523)
      ^ (xor_115 ^ (sum_518 ^ xor_94)), xor_224 ^ (xor_114 ^ xor_213), xor_223 ^ (xor_113
      ^ xor_220), xor_226 ^ (xor_112 ^ xor_230), xor_232 ^ (xor_111 ^ xor_229), xor_225 ^ (xor_110
      ^ xor_221)} == 8'h00;
  wire xor_235 = xor_74 ^ xor_78;
  wire xor_236 = xor_75 ^ xor_79;
  wire xor_237 = sum_522 ^ xor_121;
  wire xor_238 = sum_543 ^ xor_124;
  wire is_239 = {xor_233 ^ (xor_117 ^ (sum_515 ^ sum_523)), xor_237 ^ (xor_116 ^ xor_238), (sum_547
      ^ xor_98) ^ (xor_115 ^ (sum_539 ^ xor_72)), xor_220 ^ (xor_114 ^ xor_230), xor_226 ^ (xor_113
      ^ xor_229), xor_232 ^ (xor_112 ^ xor_236), sum_549 ^ (xor_111 ^ xor_235), xor_227 ^ (xor_110
      ^ xor_231)} == 8'h00;
  wire xor_240 = sum_510 ^ xor_72;
  wire xor_241 = sum_512 ^ xor_77;
  wire xor_242 = sum_528 ^ xor_128;
  wire xor_243 = sum_541 ^ xor_95;
  wire is_244 = {(sum_511 ^ sum_522) ^ (xor_117 ^ xor_238), xor_243 ^ (xor_116 ^ xor_242), (xor_92
      ^ xor_197) ^ (xor_115 ^ (sum_523 ^ sum_529)), xor_226 ^ (xor_114 ^ xor_236), xor_232
      ^ (xor_113 ^ xor_235), xor_241 ^ (sum_549 ^ xor_112), sum_519 ^ (xor_111 ^ xor_240), xor_237
      ^ (xor_110 ^ xor_233)} == 8'h00;
  wire xor_245 = sum_514 ^ xor_76;
  wire xor_246 = sum_515 ^ xor_74;
  wire xor_247 = sum_518 ^ xor_132;
  wire xor_248 = xor_96 ^ xor_133;
  wire is_249 = {xor_243 ^ (xor_117 ^ (xor_72 ^ xor_137)), xor_248 ^ (xor_116 ^ xor_246), (sum_518
      ^ sum_541) ^ (xor_115 ^ (sum_516 ^ sum_521)), xor_241 ^ (xor_114 ^ xor_232), xor_240
      ^ (sum_549 ^ xor_113), sum_519 ^ (sum_548 ^ xor_112), xor_247 ^ (xor_111 ^ xor_245), xor_242
      ^ (xor_110 ^ xor_238)} == 8'h00;
  wire xor_250 = sum_517 ^ xor_77;
  wire xor_251 = xor_73 ^ xor_121;
  wire xor_252 = sum_533 ^ xor_97;
  wire is_253 = {(sum_520 ^ xor_75) ^ (xor_117 ^ xor_248), sum_551 ^ (sum_522 ^ xor_116), (sum_533
      ^ xor_132) ^ (xor_115 ^ (sum_517 ^ xor_121)), sum_549 ^ (sum_548 ^ xor_114), xor_245
      ^ (sum_519 ^ xor_113), xor_247 ^ (xor_112 ^ xor_251), xor_252 ^ (xor_111 ^ xor_250), xor_243
      ^ (xor_110 ^ xor_246)} == 8'h00;
  wire xor_254 = xor_75 ^ xor_120;
  wire xor_255 = xor_73 ^ xor_76;
  wire xor_256 = xor_77 ^ xor_120;
  wire sum_552 = sum_531 ^ xor_125;
  wire xor_257 = sum_552 ^ xor_96;
  wire xor_258 = sum_542 ^ xor_94;
  wire is_259 = {(sum_528 ^ xor_78) ^ (sum_551 ^ xor_117), xor_258 ^ (xor_116 ^ xor_256), (sum_524
      ^ xor_197) ^ (xor_115 ^ (sum_528 ^ xor_76)), xor_251 ^ (sum_519 ^ xor_114), xor_247 ^ (xor_113
      ^ xor_250), xor_252 ^ (xor_112 ^ xor_255), xor_257 ^ (xor_111 ^ xor_254), sum_522 ^ (xor_110
      ^ xor_248)} == 8'h00;
  wire xor_260 = sum_511 ^ sum_512;
  wire xor_261 = sum_514 ^ xor_78;
  wire xor_262 = sum_548 ^ xor_79;
  wire xor_263 = sum_535 ^ xor_133;
  wire xor_264 = xor_93 ^ xor_197;
  wire is_265 = {xor_258 ^ (sum_510 ^ xor_117), xor_264 ^ (xor_116 ^ xor_262), (sum_519 ^ sum_551)
      ^ (sum_514 ^ xor_115), xor_247 ^ (xor_114 ^ xor_255), xor_252 ^ (xor_113 ^ xor_254), xor_257
      ^ (xor_112 ^ xor_261), xor_263 ^ (xor_111 ^ xor_260), xor_256 ^ (sum_551 ^ xor_110)} == 8'h00;
  wire xor_266 = sum_539 ^ xor_79;
  wire xor_267 = sum_511 ^ sum_527;
  wire xor_268 = sum_512 ^ sum_513;
  wire xor_269 = sum_538 ^ sum_540;
  wire sum_553 = sum_526 ^ xor_94;
  wire xor_270 = sum_526 ^ xor_92;
  wire is_271 = {xor_264 ^ (xor_117 ^ (sum_510 ^ sum_514)), xor_270 ^ (xor_116 ^ xor_268), (sum_525
      ^ sum_553) ^ (xor_115 ^ (xor_72 ^ xor_77)), xor_252 ^ (xor_114 ^ xor_261), xor_257 ^ (xor_113
      ^ xor_260), xor_267 ^ (xor_112 ^ xor_263), xor_269 ^ (xor_111 ^ xor_266), xor_262 ^ (xor_110
      ^ xor_258)} == 8'h00;
  wire xor_272 = sum_520 ^ xor_137;
  wire xor_273 = sum_539 ^ xor_74;
  wire xor_274 = sum_512 ^ sum_539;
  wire xor_275 = sum_544 ^ sum_547;
  wire xor_276 = sum_533 ^ xor_124;
  wire is_277 = {(sum_511 ^ xor_165) ^ (xor_117 ^ xor_270), xor_276 ^ (xor_116 ^ xor_274), (sum_546
      ^ sum_550) ^ (xor_75 ^ xor_115), xor_267 ^ (xor_114 ^ xor_257), xor_263 ^ (xor_113 ^ xor_266),
      xor_269 ^ (xor_112 ^ xor_273), xor_275 ^ (xor_111 ^ xor_272), xor_268 ^ (xor_110
      ^ xor_264)} == 8'h00;
  wire xor_278 = sum_521 ^ xor_75;
  wire xor_279 = sum_515 ^ sum_521;
  wire xor_280 = sum_523 ^ sum_539;
  wire xor_281 = sum_543 ^ sum_546;
  wire xor_282 = xor_95 ^ xor_197;
  wire is_283 = {(sum_539 ^ sum_545) ^ (xor_117 ^ xor_276), xor_282 ^ (xor_116 ^ xor_280), (sum_547
      ^ xor_197) ^ (xor_73 ^ xor_115), xor_263 ^ (xor_114 ^ xor_273), xor_269 ^ (xor_113 ^ xor_272),
      xor_275 ^ (xor_112 ^ xor_279), xor_281 ^ (xor_111 ^ xor_278), xor_274 ^ (xor_110
      ^ xor_270)} == 8'h00;
  wire xor_284 = sum_521 ^ sum_539;
  wire xor_285 = sum_535 ^ sum_541;
  wire is_286 = {(sum_522 ^ sum_539) ^ (xor_117 ^ xor_282), sum_553 ^ (xor_116 ^ xor_284), (sum_540
      ^ xor_197) ^ (xor_115 ^ xor_119), xor_269 ^ (xor_114 ^ xor_279), xor_275 ^ (xor_113
      ^ xor_278), xor_281 ^ (sum_521 ^ xor_112), xor_285 ^ (sum_528 ^ xor_111), xor_280 ^ (xor_110
      ^ xor_276)} == 8'h00;
  wire xor_287 = sum_515 ^ sum_522;
  wire xor_288 = sum_543 ^ xor_133;
  wire is_289 = {(sum_521 ^ xor_137) ^ (sum_553 ^ xor_117), xor_287 ^ (sum_550 ^ xor_116), (sum_525
      ^ xor_214) ^ (xor_115 ^ xor_128), xor_275 ^ (sum_521 ^ xor_114), xor_281 ^ (sum_528
      ^ xor_113), xor_285 ^ (xor_72 ^ xor_112), xor_288 ^ (xor_79 ^ xor_111), xor_284 ^ (xor_110
      ^ xor_282)} == 8'h00;
  wire xor_290 = sum_522 ^ xor_77;
  wire xor_291 = sum_518 ^ sum_549;
  wire xor_292 = sum_525 ^ sum_531;
  wire is_293 = {(sum_521 ^ xor_121) ^ (sum_550 ^ xor_117), xor_290 ^ (xor_116 ^ xor_292), (sum_531
      ^ sum_533) ^ (xor_115 ^ xor_136), xor_281 ^ (xor_72 ^ xor_114), xor_285 ^ (xor_79 ^ xor_113),
      xor_288 ^ (xor_78 ^ xor_112), xor_291 ^ (xor_111 ^ xor_123), xor_287 ^ (sum_553
      ^ xor_110)} == 8'h00;
  wire xor_294 = sum_513 ^ xor_120;
  wire xor_295 = sum_525 ^ xor_133;
  wire xor_296 = sum_531 ^ xor_93;
  wire is_297 = {(xor_78 ^ xor_151) ^ (xor_117 ^ xor_292), xor_294 ^ (xor_116 ^ xor_296), (sum_552
      ^ xor_93) ^ (xor_115 ^ xor_143), xor_285 ^ (xor_78 ^ xor_114), xor_288 ^ (xor_113 ^ xor_123),
      xor_291 ^ (xor_112 ^ xor_122), xor_295 ^ (xor_111 ^ xor_131), xor_290 ^ (sum_550
      ^ xor_110)} == 8'h00;
  wire xor_298 = sum_539 ^ xor_73;
  wire xor_299 = sum_518 ^ sum_531;
  wire xor_300 = sum_537 ^ xor_98;
  wire is_301 = {(sum_514 ^ xor_128) ^ (xor_117 ^ xor_296), xor_300 ^ (xor_116 ^ xor_298), (sum_519
      ^ sum_537) ^ (xor_115 ^ xor_150), xor_288 ^ (xor_114 ^ xor_122), xor_291 ^ (xor_113
      ^ xor_131), xor_295 ^ (xor_112 ^ xor_130), xor_299 ^ (xor_111 ^ xor_139), xor_294 ^ (xor_110
      ^ xor_292)} == 8'h00;
  wire xor_302 = sum_520 ^ sum_529;
  wire xor_303 = sum_541 ^ xor_92;
  wire is_304 = {(sum_545 ^ xor_137) ^ (xor_117 ^ xor_300), xor_303 ^ (xor_116 ^ xor_302), (xor_92
      ^ xor_214) ^ (xor_115 ^ xor_157), xor_291 ^ (xor_114 ^ xor_130), xor_295 ^ (xor_113
      ^ xor_139), xor_299 ^ (xor_112 ^ xor_138), sum_547 ^ (xor_111 ^ xor_146), xor_298 ^ (xor_110
      ^ xor_296)} == 8'h00;
  wire is_305 = {(sum_521 ^ sum_548) ^ (xor_117 ^ xor_303), (sum_541 ^ xor_96) ^ (xor_116 ^ (sum_520
      ^ sum_527)), (sum_533 ^ xor_91) ^ (xor_115 ^ xor_163), xor_295 ^ (xor_114 ^ xor_138), xor_299
      ^ (xor_113 ^ xor_146), xor_145 ^ (sum_547 ^ xor_112), xor_153 ^ (xor_111 ^ (sum_546
      ^ xor_92)), xor_302 ^ (xor_110 ^ xor_300)} == 8'h00;
  wire any_306 = is_118 | is_127;
  wire any_307 = is_135 | is_142;
  wire any_308 = any_306 | any_307;
  wire any_309 = is_149 | is_156;
  wire any_310 = is_169 | is_175;
  wire any_311 = is_162 | any_310;
  wire any_312 = any_309 | any_311;
  wire any_313 = any_308 | any_312;
  wire any_314 = ((is_118 & is_127) | (is_135 & is_142) | (any_306 & any_307)) | ((is_149 & is_156)
      | ((is_169 & is_175) | (is_162 & any_310)) | (any_309 & any_311)) | (any_308 & any_312);
  wire any_315 = is_181 | is_185;
  wire any_316 = is_189 | is_194;
  wire any_317 = any_315 | any_316;
  wire any_318 = is_199 | is_204;
  wire any_319 = is_216 | is_222;
  wire any_320 = is_209 | any_319;
  wire any_321 = any_318 | any_320;
  wire any_322 = any_317 | any_321;
  wire any_323 = ((is_181 & is_185) | (is_189 & is_194) | (any_315 & any_316)) | ((is_199 & is_204)
      | ((is_216 & is_222) | (is_209 & any_319)) | (any_318 & any_320)) | (any_317 & any_321);
  wire any_324 = is_228 | is_234;
  wire any_325 = is_239 | is_244;
  wire any_326 = any_324 | any_325;
  wire any_327 = is_249 | is_253;
  wire any_328 = is_265 | is_271;
  wire any_329 = is_259 | any_328;
  wire any_330 = any_327 | any_329;
  wire any_331 = any_326 | any_330;
  wire any_332 = ((is_228 & is_234) | (is_239 & is_244) | (any_324 & any_325)) | ((is_249 & is_253)
      | ((is_265 & is_271) | (is_259 & any_328)) | (any_327 & any_329)) | (any_326 & any_330);
  wire any_333 = is_277 | is_283;
  wire any_334 = is_286 | is_289;
  wire any_335 = any_333 | any_334;
  wire any_336 = is_293 | is_297;
  wire any_337 = is_304 | is_305;
  wire any_338 = is_301 | any_337;
  wire any_339 = any_336 | any_338;
  wire any_340 = any_335 | any_339;
  wire any_341 = ((is_277 & is_283) | (is_286 & is_289) | (any_333 & any_334)) | ((is_293 & is_297)
      | ((is_304 & is_305) | (is_301 & any_337)) | (any_336 & any_338)) | (any_335 & any_339);
  wire any_342 = (any_314 | any_323 | (any_313 & any_322)) | (any_332 | any_341 | (any_331
      & any_340)) | ((any_313 | any_322) & (any_331 | any_340));
  wire word599_3_0_is_0 = {xor_94, xor_93, xor_92, xor_91} == 4'h0;
  wire word599_3_0_is_1 = {xor_94, xor_93, xor_92, xor_91} == 4'h1;
  wire word599_3_0_is_2 = {xor_94, xor_93, xor_92, xor_91} == 4'h2;
  wire word599_3_0_is_3 = {xor_94, xor_93, xor_92, xor_91} == 4'h3;
  wire word599_3_0_is_4 = {xor_94, xor_93, xor_92, xor_91} == 4'h4;
  wire word599_3_0_is_5 = {xor_94, xor_93, xor_92, xor_91} == 4'h5;
  wire word599_3_0_is_6 = {xor_94, xor_93, xor_92, xor_91} == 4'h6;
  wire word599_3_0_is_7 = {xor_94, xor_93, xor_92, xor_91} == 4'h7;
  wire word599_3_0_is_8 = {xor_94, xor_93, xor_92, xor_91} == 4'h8;
  wire word599_3_0_is_9 = {xor_94, xor_93, xor_92, xor_91} == 4'h9;
  wire word599_3_0_is_10 = {xor_94, xor_93, xor_92, xor_91} == 4'ha;
  wire word599_3_0_is_11 = {xor_94, xor_93, xor_92, xor_91} == 4'hb;
  wire word599_3_0_is_12 = {xor_94, xor_93, xor_92, xor_91} == 4'hc;
  wire word599_3_0_is_13 = {xor_94, xor_93, xor_92, xor_91} == 4'hd;
  wire word599_3_0_is_14 = {xor_94, xor_93, xor_92, xor_91} == 4'he;
  wire word599_3_0_is_15 = {xor_94, xor_93, xor_92, xor_91} == 4'hf;
  wire word599_7_4_is_0 = {xor_98, xor_97, xor_96, xor_95} == 4'h0;
  wire word599_7_4_is_1 = {xor_98, xor_97, xor_96, xor_95} == 4'h1;
  wire word599_7_4_is_2 = {xor_98, xor_97, xor_96, xor_95} == 4'h2;
  wire word599_7_4_is_3 = {xor_98, xor_97, xor_96, xor_95} == 4'h3;
  wire word599_7_4_is_4 = {xor_98, xor_97, xor_96, xor_95} == 4'h4;
  wire word599_7_4_is_5 = {xor_98, xor_97, xor_96, xor_95} == 4'h5;
  wire word599_7_4_is_6 = {xor_98, xor_97, xor_96, xor_95} == 4'h6;
  wire word599_7_4_is_7 = {xor_98, xor_97, xor_96, xor_95} == 4'h7;
  wire word599_7_4_is_8 = {xor_98, xor_97, xor_96, xor_95} == 4'h8;
  wire word599_7_4_is_9 = {xor_98, xor_97, xor_96, xor_95} == 4'h9;
  wire word599_7_4_is_10 = {xor_98, xor_97, xor_96, xor_95} == 4'ha;
  wire word599_7_4_is_11 = {xor_98, xor_97, xor_96, xor_95} == 4'hb;
  wire word599_7_4_is_12 = {xor_98, xor_97, xor_96, xor_95} == 4'hc;
  wire word599_7_4_is_13 = {xor_98, xor_97, xor_96, xor_95} == 4'hd;
  wire word599_7_4_is_14 = {xor_98, xor_97, xor_96, xor_95} == 4'he;
  wire word599_7_4_is_15 = {xor_98, xor_97, xor_96, xor_95} == 4'hf;
  wire all_343 = word599_3_0_is_3 & word599_7_4_is_0;
  wire all_344 = word599_3_0_is_4 & word599_7_4_is_0;
  wire all_345 = word599_3_0_is_5 & word599_7_4_is_0;
  wire all_346 = word599_3_0_is_6 & word599_7_4_is_0;
  wire all_347 = word599_3_0_is_9 & word599_7_4_is_0;
  wire all_348 = word599_3_0_is_10 & word599_7_4_is_0;
  wire all_349 = word599_3_0_is_0 & word599_7_4_is_1;
  wire all_350 = word599_3_0_is_1 & word599_7_4_is_1;
  wire all_351 = word599_3_0_is_6 & word599_7_4_is_1;
  wire all_352 = word599_3_0_is_7 & word599_7_4_is_1;
  wire all_353 = word599_3_0_is_13 & word599_7_4_is_1;
  wire all_354 = word599_3_0_is_2 & word599_7_4_is_2;
  wire all_355 = word599_3_0_is_8 & word599_7_4_is_2;
  wire all_356 = word599_3_0_is_10 & word599_7_4_is_2;
  wire all_357 = word599_3_0_is_0 & word599_7_4_is_3;
  wire all_358 = word599_3_0_is_1 & word599_7_4_is_3;
  wire all_359 = word599_3_0_is_3 & word599_7_4_is_3;
  wire all_360 = word599_3_0_is_4 & word599_7_4_is_3;
  wire all_361 = word599_3_0_is_7 & word599_7_4_is_3;
  wire all_362 = word599_3_0_is_9 & word599_7_4_is_3;
  wire all_363 = word599_3_0_is_10 & word599_7_4_is_3;
  wire all_364 = word599_3_0_is_11 & word599_7_4_is_3;
  wire all_365 = word599_3_0_is_12 & word599_7_4_is_3;
  wire all_366 = word599_3_0_is_15 & word599_7_4_is_3;
  wire all_367 = word599_3_0_is_0 & word599_7_4_is_4;
  wire all_368 = word599_3_0_is_1 & word599_7_4_is_4;
  wire all_369 = word599_3_0_is_2 & word599_7_4_is_4;
  wire all_370 = word599_3_0_is_4 & word599_7_4_is_4;
  wire all_371 = word599_3_0_is_6 & word599_7_4_is_4;
  wire all_372 = word599_3_0_is_8 & word599_7_4_is_4;
  wire all_373 = word599_3_0_is_9 & word599_7_4_is_4;
  wire all_374 = word599_3_0_is_14 & word599_7_4_is_4;
  wire all_375 = word599_3_0_is_4 & word599_7_4_is_5;
  wire all_376 = word599_3_0_is_8 & word599_7_4_is_5;
  wire all_377 = word599_3_0_is_14 & word599_7_4_is_5;
  wire all_378 = word599_3_0_is_0 & word599_7_4_is_6;
  wire all_379 = word599_3_0_is_3 & word599_7_4_is_6;
  wire all_380 = word599_3_0_is_4 & word599_7_4_is_6;
  wire all_381 = word599_3_0_is_6 & word599_7_4_is_6;
  wire all_382 = word599_3_0_is_8 & word599_7_4_is_6;
  wire all_383 = word599_3_0_is_9 & word599_7_4_is_6;
  wire all_384 = word599_3_0_is_13 & word599_7_4_is_7;
  wire all_385 = word599_3_0_is_0 & word599_7_4_is_8;
  wire all_386 = word599_3_0_is_4 & word599_7_4_is_8;
  wire all_387 = word599_3_0_is_5 & word599_7_4_is_8;
  wire all_388 = word599_3_0_is_9 & word599_7_4_is_8;
  wire all_389 = word599_3_0_is_10 & word599_7_4_is_8;
  wire all_390 = word599_3_0_is_11 & word599_7_4_is_8;
  wire all_391 = word599_3_0_is_14 & word599_7_4_is_8;
  wire all_392 = word599_3_0_is_9 & word599_7_4_is_9;
  wire all_393 = word599_3_0_is_14 & word599_7_4_is_9;
  wire all_394 = word599_3_0_is_1 & word599_7_4_is_10;
  wire all_395 = word599_3_0_is_4 & word599_7_4_is_10;
  wire all_396 = word599_3_0_is_6 & word599_7_4_is_10;
  wire all_397 = word599_3_0_is_8 & word599_7_4_is_10;
  wire all_398 = word599_3_0_is_9 & word599_7_4_is_10;
  wire all_399 = word599_3_0_is_10 & word599_7_4_is_10;
  wire all_400 = word599_3_0_is_11 & word599_7_4_is_10;
  wire all_401 = word599_3_0_is_13 & word599_7_4_is_10;
  wire all_402 = word599_3_0_is_14 & word599_7_4_is_10;
  wire all_403 = word599_3_0_is_0 & word599_7_4_is_11;
  wire all_404 = word599_3_0_is_2 & word599_7_4_is_11;
  wire all_405 = word599_3_0_is_9 & word599_7_4_is_11;
  wire all_406 = word599_3_0_is_15 & word599_7_4_is_11;
  wire all_407 = word599_3_0_is_3 & word599_7_4_is_12;
  wire all_408 = word599_3_0_is_4 & word599_7_4_is_12;
  wire all_409 = word599_3_0_is_10 & word599_7_4_is_12;
  wire all_410 = word599_3_0_is_11 & word599_7_4_is_12;
  wire all_411 = word599_3_0_is_14 & word599_7_4_is_12;
  wire all_412 = word599_3_0_is_15 & word599_7_4_is_12;
  wire all_413 = word599_3_0_is_0 & word599_7_4_is_13;
  wire all_414 = word599_3_0_is_1 & word599_7_4_is_13;
  wire all_415 = word599_3_0_is_4 & word599_7_4_is_13;
  wire all_416 = word599_3_0_is_5 & word599_7_4_is_13;
  wire all_417 = word599_3_0_is_12 & word599_7_4_is_13;
  wire all_418 = word599_3_0_is_14 & word599_7_4_is_13;
  wire all_419 = word599_3_0_is_0 & word599_7_4_is_14;
  wire all_420 = word599_3_0_is_1 & word599_7_4_is_14;
  wire all_421 = word599_3_0_is_3 & word599_7_4_is_14;
  wire all_422 = word599_3_0_is_4 & word599_7_4_is_14;
  wire all_423 = word599_3_0_is_5 & word599_7_4_is_14;
  wire all_424 = word599_3_0_is_6 & word599_7_4_is_14;
  wire all_425 = word599_3_0_is_8 & word599_7_4_is_14;
  wire all_426 = word599_3_0_is_10 & word599_7_4_is_14;
  wire all_427 = word599_3_0_is_12 & word599_7_4_is_14;
  wire all_428 = word599_3_0_is_14 & word599_7_4_is_14;
  wire all_429 = word599_3_0_is_1 & word599_7_4_is_15;
  wire all_430 = word599_3_0_is_3 & word599_7_4_is_15;
  wire all_431 = word599_3_0_is_4 & word599_7_4_is_15;
  wire all_432 = word599_3_0_is_5 & word599_7_4_is_15;
  wire all_433 = word599_3_0_is_7 & word599_7_4_is_15;
  wire all_434 = word599_3_0_is_11 & word599_7_4_is_15;
  wire all_435 = word599_3_0_is_15 & word599_7_4_is_15;
  wire any_436 = word599_3_0_is_1 | word599_3_0_is_6 | word599_3_0_is_7 | word599_3_0_is_14;
  wire any_437 = all_347 | all_348 | all_349 | all_354 | all_360 | all_364 | all_366 | all_369
      | all_373 | all_379 | all_387 | all_391 | all_393 | all_404 | all_409 | all_410 | all_412
      | all_415 | all_416 | all_417 | all_418 | all_423 | all_424 | all_425 | (word599_3_0_is_15
      & word599_7_4_is_2) | (word599_3_0_is_2 & word599_7_4_is_3) | (word599_3_0_is_10
      & word599_7_4_is_4) | (word599_3_0_is_8 & word599_7_4_is_7) | (word599_3_0_is_12
      & word599_7_4_is_10) | (word599_3_0_is_10 & word599_7_4_is_11) | (word599_3_0_is_1
      & word599_7_4_is_12) | (word599_3_0_is_6 & word599_7_4_is_13) | ((word599_3_0_is_4
      | word599_3_0_is_6 | word599_3_0_is_8 | word599_3_0_is_15) & (word599_7_4_is_0
      | word599_7_4_is_1 | word599_7_4_is_5 | word599_7_4_is_11 | word599_7_4_is_15))
      | ((word599_3_0_is_7 | word599_3_0_is_10 | word599_3_0_is_13) & (word599_7_4_is_3
      | word599_7_4_is_5 | word599_7_4_is_6 | word599_7_4_is_7 | word599_7_4_is_9
      | word599_7_4_is_14)) | ((word599_3_0_is_2 | word599_3_0_is_5 | word599_3_0_is_6
      | word599_3_0_is_8 | word599_3_0_is_11 | word599_3_0_is_14) & (word599_7_4_is_5
      | word599_7_4_is_6 | word599_7_4_is_10)) | ((word599_3_0_is_1 | word599_3_0_is_2
      | word599_3_0_is_4 | word599_3_0_is_11) & (word599_7_4_is_0 | word599_7_4_is_1
      | word599_7_4_is_9)) | ((word599_3_0_is_9 | word599_3_0_is_12 | word599_3_0_is_13)
      & (word599_7_4_is_2 | word599_7_4_is_3 | word599_7_4_is_7 | word599_7_4_is_12))
      | ((word599_3_0_is_0 | word599_3_0_is_5 | word599_3_0_is_13) & (word599_7_4_is_11
      | word599_7_4_is_15)) | ((word599_3_0_is_2 | word599_3_0_is_3 | word599_3_0_is_7
      | word599_3_0_is_8 | word599_3_0_is_12 | word599_3_0_is_15) & (word599_7_4_is_1
      | word599_7_4_is_8)) | (any_436 & (word599_7_4_is_2 | word599_7_4_is_7));
  wire any_438 = all_343 | all_345 | all_346 | all_349 | all_356 | all_363 | all_368 | all_369
      | all_370 | all_371 | all_379 | all_382 | all_384 | all_385 | all_387 | all_391 | all_394
      | all_397 | all_399 | all_400 | all_403 | all_409 | all_418 | all_421 | all_422 | all_425
      | all_426 | all_430 | (word599_3_0_is_12 & word599_7_4_is_0) | (word599_3_0_is_14
      & word599_7_4_is_0) | (word599_3_0_is_15 & word599_7_4_is_0) | (word599_3_0_is_11
      & word599_7_4_is_1) | (word599_3_0_is_2 & word599_7_4_is_6) | (word599_3_0_is_4
      & word599_7_4_is_7) | (word599_3_0_is_4 & word599_7_4_is_9) | (word599_3_0_is_1
      & word599_7_4_is_11) | (word599_3_0_is_13 & word599_7_4_is_11) | (word599_3_0_is_2
      & word599_7_4_is_12) | (word599_3_0_is_13 & word599_7_4_is_12) | (word599_3_0_is_11
      & word599_7_4_is_13) | ((word599_3_0_is_4 | word599_3_0_is_8 | word599_3_0_is_9
      | word599_3_0_is_10 | word599_3_0_is_12 | word599_3_0_is_13) & (word599_7_4_is_1
      | word599_7_4_is_8 | word599_7_4_is_15)) | ((word599_3_0_is_1 | word599_3_0_is_3
      | word599_3_0_is_9 | word599_3_0_is_14) & (word599_7_4_is_3 | word599_7_4_is_5
      | word599_7_4_is_7 | word599_7_4_is_12)) | ((word599_3_0_is_7 | word599_3_0_is_13
      | word599_3_0_is_15) & (word599_7_4_is_4 | word599_7_4_is_6 | word599_7_4_is_9
      | word599_7_4_is_10 | word599_7_4_is_14)) | ((word599_3_0_is_5 | word599_3_0_is_6
      | word599_3_0_is_7 | word599_3_0_is_11 | word599_3_0_is_14) & (word599_7_4_is_2
      | word599_7_4_is_7 | word599_7_4_is_14)) | ((word599_3_0_is_2 | word599_3_0_is_9
      | word599_3_0_is_12 | word599_3_0_is_14 | word599_3_0_is_15) & (word599_7_4_is_1
      | word599_7_4_is_5 | word599_7_4_is_11)) | ((word599_3_0_is_2 | word599_3_0_is_5)
      & (word599_7_4_is_2 | word599_7_4_is_3 | word599_7_4_is_5 | word599_7_4_is_9
      | word599_7_4_is_15)) | ((word599_3_0_is_1 | word599_3_0_is_7 | word599_3_0_is_12)
      & (word599_7_4_is_9 | word599_7_4_is_12 | word599_7_4_is_13));
  wire any_439 = all_346 | all_348 | all_350 | all_352 | all_353 | all_354 | all_358 | all_360
      | all_363 | all_364 | all_366 | all_367 | all_371 | all_374 | all_375 | all_376 | all_377
      | all_385 | all_389 | all_392 | all_397 | all_398 | all_400 | all_401 | all_403 | all_406
      | all_407 | all_412 | all_413 | all_414 | all_417 | all_430 | all_434 | (word599_3_0_is_7
      & word599_7_4_is_0) | (word599_3_0_is_8 & word599_7_4_is_0) | (word599_3_0_is_3
      & word599_7_4_is_1) | (word599_3_0_is_5 & word599_7_4_is_1) | (word599_3_0_is_1
      & word599_7_4_is_2) | (word599_3_0_is_3 & word599_7_4_is_2) | (word599_3_0_is_14
      & word599_7_4_is_2) | (word599_3_0_is_5 & word599_7_4_is_5) | (word599_3_0_is_5
      & word599_7_4_is_6) | (word599_3_0_is_15 & word599_7_4_is_6) | (word599_3_0_is_12
      & word599_7_4_is_8) | (word599_3_0_is_3 & word599_7_4_is_10) | (word599_3_0_is_6
      & word599_7_4_is_11) | (word599_3_0_is_0 & word599_7_4_is_12) | (word599_3_0_is_2
      & word599_7_4_is_13) | (word599_3_0_is_13 & word599_7_4_is_14) | (word599_3_0_is_14
      & word599_7_4_is_15) | ((word599_3_0_is_2 | word599_3_0_is_6 | word599_3_0_is_7
      | word599_3_0_is_8 | word599_3_0_is_11 | word599_3_0_is_13) & (word599_7_4_is_8
      | word599_7_4_is_9 | word599_7_4_is_12)) | ((word599_3_0_is_5 | word599_3_0_is_7
      | word599_3_0_is_9 | word599_3_0_is_10) & (word599_7_4_is_4 | word599_7_4_is_7
      | word599_7_4_is_13 | word599_7_4_is_15)) | ((word599_3_0_is_3 | word599_3_0_is_12
      | word599_3_0_is_13 | word599_3_0_is_14) & (word599_7_4_is_0 | word599_7_4_is_7
      | word599_7_4_is_11)) | ((word599_3_0_is_9 | word599_3_0_is_15) & (word599_7_4_is_0
      | word599_7_4_is_1 | word599_7_4_is_2 | word599_7_4_is_5 | word599_7_4_is_8
      | word599_7_4_is_14 | word599_7_4_is_15)) | (any_436 & (word599_7_4_is_6 | word599_7_4_is_9
      | word599_7_4_is_14)) | ((word599_3_0_is_2 | word599_3_0_is_4) & (word599_7_4_is_4
      | word599_7_4_is_7 | word599_7_4_is_10 | word599_7_4_is_12 | word599_7_4_is_14));
  wire any_440 = all_343 | all_345 | all_346 | all_350 | all_352 | all_353 | all_354 | all_356
      | all_361 | all_362 | all_363 | all_370 | all_375 | all_377 | all_378 | all_380 | all_383
      | all_384 | all_390 | all_396 | all_398 | all_402 | all_406 | all_410 | all_419 | all_432
      | all_435 | (word599_3_0_is_10 & word599_7_4_is_1) | (word599_3_0_is_7 & word599_7_4_is_2)
      | (word599_3_0_is_11 & word599_7_4_is_5) | (word599_3_0_is_15 & word599_7_4_is_5)
      | (word599_3_0_is_1 & word599_7_4_is_7) | (word599_3_0_is_2 & word599_7_4_is_7)
      | (word599_3_0_is_7 & word599_7_4_is_7) | (word599_3_0_is_2 & word599_7_4_is_9)
      | (word599_3_0_is_5 & word599_7_4_is_9) | (word599_3_0_is_11 & word599_7_4_is_9)
      | (word599_3_0_is_12 & word599_7_4_is_12) | (word599_3_0_is_15 & word599_7_4_is_14)
      | (word599_3_0_is_9 & word599_7_4_is_15) | (word599_3_0_is_12 & word599_7_4_is_15)
      | ((word599_3_0_is_2 | word599_3_0_is_6 | word599_3_0_is_10 | word599_3_0_is_13)
      & (word599_7_4_is_8 | word599_7_4_is_11 | word599_7_4_is_12 | word599_7_4_is_13
      | word599_7_4_is_15)) | ((word599_3_0_is_0 | word599_3_0_is_1 | word599_3_0_is_5
      | word599_3_0_is_12) & (word599_7_4_is_2 | word599_7_4_is_4 | word599_7_4_is_10))
      | ((word599_3_0_is_5 | word599_3_0_is_7 | word599_3_0_is_8 | word599_3_0_is_14)
      & (word599_7_4_is_11 | word599_7_4_is_12 | word599_7_4_is_14)) | ((word599_3_0_is_3
      | word599_3_0_is_13 | word599_3_0_is_14) & (word599_7_4_is_3 | word599_7_4_is_6
      | word599_7_4_is_9)) | ((word599_3_0_is_0 | word599_3_0_is_6 | word599_3_0_is_9
      | word599_3_0_is_11) & (word599_7_4_is_4 | word599_7_4_is_11 | word599_7_4_is_13))
      | ((word599_3_0_is_1 | word599_3_0_is_2 | word599_3_0_is_8) & (word599_7_4_is_5
      | word599_7_4_is_6 | word599_7_4_is_8 | word599_7_4_is_12)) | ((word599_3_0_is_3
      | word599_3_0_is_15) & (word599_7_4_is_2 | word599_7_4_is_3 | word599_7_4_is_4
      | word599_7_4_is_7 | word599_7_4_is_8)) | ((word599_3_0_is_4 | word599_3_0_is_7)
      & (word599_7_4_is_0 | word599_7_4_is_13 | word599_7_4_is_14 | word599_7_4_is_15));
  wire any_441 = all_343 | all_349 | all_351 | all_353 | all_357 | all_358 | all_362 | all_381
      | all_382 | all_388 | all_389 | all_391 | all_393 | all_394 | all_396 | all_401 | all_402
      | all_403 | all_405 | all_414 | all_417 | all_421 | all_427 | all_429 | all_431 | all_433
      | all_434 | (word599_3_0_is_2 & word599_7_4_is_0) | (word599_3_0_is_13 & word599_7_4_is_0)
      | (word599_3_0_is_9 & word599_7_4_is_2) | (word599_3_0_is_3 & word599_7_4_is_5)
      | (word599_3_0_is_10 & word599_7_4_is_6) | (word599_3_0_is_0 & word599_7_4_is_7)
      | (word599_3_0_is_7 & word599_7_4_is_8) | (word599_3_0_is_6 & word599_7_4_is_12)
      | (word599_3_0_is_13 & word599_7_4_is_13) | ((word599_3_0_is_2 | word599_3_0_is_3
      | word599_3_0_is_10 | word599_3_0_is_15) & (word599_7_4_is_2 | word599_7_4_is_10
      | word599_7_4_is_11 | word599_7_4_is_12 | word599_7_4_is_13)) | ((word599_3_0_is_1
      | word599_3_0_is_3 | word599_3_0_is_4 | word599_3_0_is_5 | word599_3_0_is_9)
      & (word599_7_4_is_4 | word599_7_4_is_6 | word599_7_4_is_9)) | ((word599_3_0_is_0
      | word599_3_0_is_6 | word599_3_0_is_12) & (word599_7_4_is_2 | word599_7_4_is_5
      | word599_7_4_is_9 | word599_7_4_is_15)) | ((word599_3_0_is_7 | word599_3_0_is_9
      | word599_3_0_is_11 | word599_3_0_is_13) & (word599_7_4_is_5 | word599_7_4_is_6
      | word599_7_4_is_7)) | ((word599_3_0_is_1 | word599_3_0_is_5 | word599_3_0_is_15)
      & (word599_7_4_is_1 | word599_7_4_is_4 | word599_7_4_is_8 | word599_7_4_is_14))
      | ((word599_3_0_is_10 | word599_3_0_is_11 | word599_3_0_is_13 | word599_3_0_is_14)
      & (word599_7_4_is_7 | word599_7_4_is_12 | word599_7_4_is_14)) | ((word599_3_0_is_0
      | word599_3_0_is_8 | word599_3_0_is_15) & (word599_7_4_is_5 | word599_7_4_is_8
      | word599_7_4_is_10 | word599_7_4_is_15)) | ((word599_3_0_is_2 | word599_3_0_is_4
      | word599_3_0_is_7) & (word599_7_4_is_3 | word599_7_4_is_7 | word599_7_4_is_13));
  wire any_442 = all_344 | all_355 | all_359 | all_361 | all_364 | all_365 | all_367 | all_372
      | all_373 | all_374 | all_377 | all_382 | all_384 | all_385 | all_386 | all_398 | all_400
      | all_405 | all_408 | all_411 | all_416 | all_419 | all_420 | all_423 | all_426 | all_428
      | all_431 | (word599_3_0_is_12 & word599_7_4_is_1) | (word599_3_0_is_5 & word599_7_4_is_3)
      | (word599_3_0_is_8 & word599_7_4_is_3) | (word599_3_0_is_15 & word599_7_4_is_4)
      | (word599_3_0_is_5 & word599_7_4_is_7) | (word599_3_0_is_1 & word599_7_4_is_8)
      | (word599_3_0_is_2 & word599_7_4_is_10) | (word599_3_0_is_7 & word599_7_4_is_13)
      | (word599_3_0_is_2 & word599_7_4_is_15) | ((word599_3_0_is_2 | word599_3_0_is_4
      | word599_3_0_is_5 | word599_3_0_is_7 | word599_3_0_is_11) & (word599_7_4_is_1
      | word599_7_4_is_4 | word599_7_4_is_9 | word599_7_4_is_11)) | ((word599_3_0_is_0
      | word599_3_0_is_3 | word599_3_0_is_11 | word599_3_0_is_15) & (word599_7_4_is_5
      | word599_7_4_is_9 | word599_7_4_is_12 | word599_7_4_is_15)) | ((word599_3_0_is_1
      | word599_3_0_is_9 | word599_3_0_is_11) & (word599_7_4_is_2 | word599_7_4_is_5
      | word599_7_4_is_6 | word599_7_4_is_7 | word599_7_4_is_15)) | ((word599_3_0_is_8
      | word599_3_0_is_10 | word599_3_0_is_13 | word599_3_0_is_14) & (word599_7_4_is_8
      | word599_7_4_is_10 | word599_7_4_is_11)) | ((word599_3_0_is_9 | word599_3_0_is_10
      | word599_3_0_is_15) & (word599_7_4_is_0 | word599_7_4_is_1 | word599_7_4_is_5
      | word599_7_4_is_13)) | ((word599_3_0_is_0 | word599_3_0_is_8 | word599_3_0_is_12)
      & (word599_7_4_is_9 | word599_7_4_is_10 | word599_7_4_is_13)) | ((word599_3_0_is_2
      | word599_3_0_is_6) & (word599_7_4_is_0 | word599_7_4_is_5 | word599_7_4_is_6
      | word599_7_4_is_9 | word599_7_4_is_11)) | ((word599_3_0_is_6 | word599_3_0_is_7
      | word599_3_0_is_13 | word599_3_0_is_15) & (word599_7_4_is_2 | word599_7_4_is_12));
  wire any_443 = all_343 | all_344 | all_351 | all_352 | all_355 | all_363 | all_365 | all_366
      | all_372 | all_376 | all_378 | all_381 | all_386 | all_391 | all_394 | all_395 | all_399
      | all_402 | all_404 | all_407 | all_409 | all_411 | all_413 | all_422 | all_424 | all_427
      | all_433 | all_435 | (word599_3_0_is_2 & word599_7_4_is_1) | (word599_3_0_is_6
      & word599_7_4_is_2) | (word599_3_0_is_5 & word599_7_4_is_4) | (word599_3_0_is_7
      & word599_7_4_is_4) | (word599_3_0_is_2 & word599_7_4_is_5) | (word599_3_0_is_9
      & word599_7_4_is_5) | (word599_3_0_is_12 & word599_7_4_is_5) | (word599_3_0_is_12
      & word599_7_4_is_7) | (word599_3_0_is_8 & word599_7_4_is_8) | (word599_3_0_is_6
      & word599_7_4_is_9) | (word599_3_0_is_8 & word599_7_4_is_9) | (word599_3_0_is_7
      & word599_7_4_is_10) | ((word599_3_0_is_0 | word599_3_0_is_4 | word599_3_0_is_11
      | word599_3_0_is_12 | word599_3_0_is_14) & (word599_7_4_is_2 | word599_7_4_is_4
      | word599_7_4_is_11 | word599_7_4_is_15)) | ((word599_3_0_is_1 | word599_3_0_is_3
      | word599_3_0_is_7 | word599_3_0_is_9 | word599_3_0_is_11) & (word599_7_4_is_3
      | word599_7_4_is_8 | word599_7_4_is_9)) | ((word599_3_0_is_8 | word599_3_0_is_11
      | word599_3_0_is_15) & (word599_7_4_is_0 | word599_7_4_is_1 | word599_7_4_is_11
      | word599_7_4_is_12 | word599_7_4_is_14)) | ((word599_3_0_is_5 | word599_3_0_is_10
      | word599_3_0_is_11 | word599_3_0_is_12) & (word599_7_4_is_6 | word599_7_4_is_9
      | word599_7_4_is_13 | word599_7_4_is_15)) | ((word599_3_0_is_0 | word599_3_0_is_1
      | word599_3_0_is_14) & (word599_7_4_is_1 | word599_7_4_is_5 | word599_7_4_is_7
      | word599_7_4_is_15)) | ((word599_3_0_is_5 | word599_3_0_is_6 | word599_3_0_is_13
      | word599_3_0_is_14) & (word599_7_4_is_0 | word599_7_4_is_7 | word599_7_4_is_15))
      | ((word599_3_0_is_2 | word599_3_0_is_7 | word599_3_0_is_13) & (word599_7_4_is_3
      | word599_7_4_is_8 | word599_7_4_is_13));
  wire any_444 = all_343 | all_347 | all_357 | all_359 | all_368 | all_374 | all_380 | all_383
      | all_386 | all_388 | all_390 | all_392 | all_395 | all_397 | all_401 | all_402 | all_408
      | all_411 | all_413 | all_415 | all_417 | all_420 | all_427 | all_428 | all_429 | all_432
      | (word599_3_0_is_12 & word599_7_4_is_2) | (word599_3_0_is_13 & word599_7_4_is_4)
      | (word599_3_0_is_7 & word599_7_4_is_5) | (word599_3_0_is_7 & word599_7_4_is_6)
      | (word599_3_0_is_13 & word599_7_4_is_6) | (word599_3_0_is_10 & word599_7_4_is_7)
      | (word599_3_0_is_14 & word599_7_4_is_7) | (word599_3_0_is_3 & word599_7_4_is_8)
      | (word599_3_0_is_15 & word599_7_4_is_8) | (word599_3_0_is_15 & word599_7_4_is_10)
      | (word599_3_0_is_3 & word599_7_4_is_11) | (word599_3_0_is_10 & word599_7_4_is_13)
      | (word599_3_0_is_2 & word599_7_4_is_14) | (word599_3_0_is_0 & word599_7_4_is_15)
      | (word599_3_0_is_8 & word599_7_4_is_15) | (word599_3_0_is_13 & word599_7_4_is_15)
      | ((word599_3_0_is_0 | word599_3_0_is_4 | word599_3_0_is_6 | word599_3_0_is_7
      | word599_3_0_is_9 | word599_3_0_is_14) & (word599_7_4_is_1 | word599_7_4_is_2
      | word599_7_4_is_11)) | ((word599_3_0_is_2 | word599_3_0_is_4 | word599_3_0_is_7
      | word599_3_0_is_11 | word599_3_0_is_12) & (word599_7_4_is_0 | word599_7_4_is_4
      | word599_7_4_is_15)) | ((word599_3_0_is_6 | word599_3_0_is_11 | word599_3_0_is_15)
      & (word599_7_4_is_3 | word599_7_4_is_7 | word599_7_4_is_12 | word599_7_4_is_13))
      | ((word599_3_0_is_9 | word599_3_0_is_10 | word599_3_0_is_12) & (word599_7_4_is_5
      | word599_7_4_is_10 | word599_7_4_is_11 | word599_7_4_is_12 | word599_7_4_is_15))
      | ((word599_3_0_is_2 | word599_3_0_is_3 | word599_3_0_is_4 | word599_3_0_is_13)
      & (word599_7_4_is_1 | word599_7_4_is_7 | word599_7_4_is_9)) | ((word599_3_0_is_5
      | word599_3_0_is_8 | word599_3_0_is_14) & (word599_7_4_is_3 | word599_7_4_is_5
      | word599_7_4_is_6)) | ((word599_3_0_is_2 | word599_3_0_is_8 | word599_3_0_is_15)
      & (word599_7_4_is_0 | word599_7_4_is_2 | word599_7_4_is_5 | word599_7_4_is_7));
  wire xor_445 = (((xor_74 & any_440) ^ (xor_75 & any_439)) ^ ((xor_72 & any_442) ^ (xor_73
      & any_441))) ^ ((xor_76 & any_438) ^ (xor_77 & any_437));
  wire xor_446 = (((xor_76 & any_439) ^ (xor_77 & any_438)) ^ ((xor_74 & any_441) ^ (xor_75
      & any_440))) ^ ((xor_78 & any_437) ^ ((xor_72 & any_443) ^ (xor_73 & any_442)));
  wire xor_447 = (((xor_78 & any_438) ^ (xor_79 & any_437)) ^ ((xor_76 & any_440) ^ (xor_77
      & any_439))) ^ (((xor_74 & any_442) ^ (xor_75 & any_441)) ^ ((xor_72 & any_444) ^ (xor_73
      & any_443)));
  wire xor_448 = (((xor_77 & any_440) ^ (xor_78 & any_439)) ^ ((xor_75 & any_442) ^ (xor_76
      & any_441))) ^ ((xor_79 & any_438) ^ ((xor_73 & any_444) ^ (xor_74 & any_443)));
  wire xor_449 = (((xor_76 & any_442) ^ (xor_77 & any_441)) ^ ((xor_74 & any_444) ^ (xor_75
      & any_443))) ^ ((xor_78 & any_440) ^ (xor_79 & any_439));
  wire xor_450 = ((xor_79 & any_440) ^ ((xor_75 & any_444) ^ (xor_76 & any_443))) ^ ((xor_77
      & any_442) ^ (xor_78 & any_441));
  wire xor_451 = ((xor_78 & any_442) ^ (xor_79 & any_441)) ^ ((xor_76 & any_444) ^ (xor_77
      & any_443));
  wire xor_452 = (xor_79 & any_442) ^ ((xor_77 & any_444) ^ (xor_78 & any_443));
  wire xor_453 = (xor_78 & any_444) ^ (xor_79 & any_443);
  wire all_454 = xor_79 & any_444;
  wire sum_554 = xor_450 ^ xor_451;
  wire sum_555 = sum_554 ^ xor_452;
  wire xor_455 = sum_555 ^ (xor_448 ^ (xor_72 & any_437));
  wire sum_556 = xor_449 ^ xor_450;
  wire sum_557 = xor_448 ^ xor_453;
  wire xor_456 = sum_557 ^ (sum_556 ^ ((xor_72 & any_438) ^ (xor_73 & any_437)));
  wire sum_558 = sum_554 ^ all_454;
  wire xor_457 = sum_558 ^ (xor_449 ^ ((xor_74 & any_437) ^ ((xor_72 & any_439) ^ (xor_73
      & any_438))));
  wire xor_458 = sum_555 ^ (((xor_74 & any_438) ^ (xor_75 & any_437)) ^ ((xor_72 & any_440)
      ^ (xor_73 & any_439)));
  wire xor_459 = xor_452 ^ (((xor_76 & any_437) ^ ((xor_72 & any_441) ^ (xor_73 & any_440)))
      ^ ((xor_74 & any_439) ^ (xor_75 & any_438)));
  wire xor_460 = xor_459 ^ (xor_451 ^ xor_453);
  wire xor_461 = sum_558 ^ (sum_557 ^ xor_445);
  wire xor_462 = (sum_556 ^ xor_446) ^ (xor_448 ^ all_454);
  wire xor_463 = sum_554 ^ (xor_447 ^ xor_449);
  wire xor_464 = (((syndrome[11] & xor_457) ^ (syndrome[10] & xor_458)) ^ ((syndrome[13] & xor_455)
      ^ (syndrome[12] & xor_456))) ^ ((syndrome[9] & xor_460) ^ (syndrome[8] & xor_461));
  wire xor_465 = (((syndrome[10] & xor_460) ^ (syndrome[9] & xor_461)) ^ ((syndrome[12] & xor_457)
      ^ (syndrome[11] & xor_458))) ^ ((syndrome[8] & xor_462) ^ ((syndrome[14] & xor_455)
      ^ (syndrome[13] & xor_456)));
  wire xor_466 = (((syndrome[9] & xor_462) ^ (syndrome[8] & xor_463)) ^ ((syndrome[11] & xor_460)
      ^ (syndrome[10] & xor_461))) ^ (((syndrome[13] & xor_457) ^ (syndrome[12] & xor_458))
      ^ ((syndrome[15] & xor_455) ^ (syndrome[14] & xor_456)));
  wire xor_467 = (((syndrome[11] & xor_461) ^ (syndrome[9] & xor_463)) ^ ((syndrome[13] & xor_458)
      ^ (syndrome[12] & xor_460))) ^ ((syndrome[10] & xor_462) ^ ((syndrome[15] & xor_456)
      ^ (syndrome[14] & xor_457)));
  wire xor_468 = (((syndrome[13] & xor_460) ^ (syndrome[12] & xor_461)) ^ ((syndrome[15] & xor_457)
      ^ (syndrome[14] & xor_458))) ^ ((syndrome[11] & xor_462) ^ (syndrome[10] & xor_463));
  wire xor_469 = ((syndrome[12] & xor_462) ^ ((syndrome[15] & xor_458) ^ (syndrome[14] & xor_460)))
      ^ ((syndrome[13] & xor_461) ^ (syndrome[11] & xor_463));
  wire xor_470 = ((syndrome[13] & xor_462) ^ (syndrome[12] & xor_463)) ^ ((syndrome[15] & xor_460)
      ^ (syndrome[14] & xor_461));
  wire xor_471 = (syndrome[14] & xor_462) ^ ((syndrome[15] & xor_461) ^ (syndrome[13] & xor_463));
  wire xor_472 = (syndrome[15] & xor_462) ^ (syndrome[14] & xor_463);
  wire all_473 = syndrome[15] & xor_463;
  wire sum_559 = xor_469 ^ xor_470;
  wire sum_560 = sum_559 ^ xor_471;
  wire sum_561 = xor_467 ^ (xor_468 ^ xor_469);
  wire sum_562 = sum_559 ^ all_473;
  wire xor_474 = xor_470 ^ (((syndrome[8] & xor_460) ^ ((syndrome[12] & xor_455) ^ (syndrome[11]
      & xor_456))) ^ ((syndrome[10] & xor_457) ^ (syndrome[9] & xor_458)));
  wire xor_475 = syndrome[0] ^ (sum_560 ^ (xor_467 ^ (syndrome[8] & xor_455)));
  wire xor_476 = syndrome[1] ^ (sum_561 ^ (xor_472 ^ ((syndrome[9] & xor_455) ^ (syndrome[8]
      & xor_456))));
  wire xor_477 = syndrome[2] ^ (sum_562 ^ (xor_468 ^ ((syndrome[8] & xor_457) ^ ((syndrome[10]
      & xor_455) ^ (syndrome[9] & xor_456)))));
  wire xor_478 = syndrome[3] ^ (sum_560 ^ (((syndrome[9] & xor_457) ^ (syndrome[8] & xor_458))
      ^ ((syndrome[11] & xor_455) ^ (syndrome[10] & xor_456))));
  wire xor_479 = syndrome[4] ^ (xor_474 ^ (xor_471 ^ xor_472));
  wire xor_480 = syndrome[5] ^ (sum_562 ^ (xor_464 ^ (xor_467 ^ xor_472)));
  wire xor_481 = syndrome[6] ^ (sum_561 ^ (xor_465 ^ all_473));
  wire xor_482 = syndrome[7] ^ (sum_559 ^ (xor_466 ^ xor_468));
  wire xor_483 = (((syndrome[3] & xor_457) ^ (syndrome[2] & xor_458)) ^ ((syndrome[5] & xor_455)
      ^ (syndrome[4] & xor_456))) ^ ((syndrome[1] & xor_460) ^ (syndrome[0] & xor_461));
  wire xor_484 = (((syndrome[2] & xor_460) ^ (syndrome[1] & xor_461)) ^ ((syndrome[4] & xor_457)
      ^ (syndrome[3] & xor_458))) ^ ((syndrome[0] & xor_462) ^ ((syndrome[6] & xor_455)
      ^ (syndrome[5] & xor_456)));
  wire xor_485 = (((syndrome[1] & xor_462) ^ (syndrome[0] & xor_463)) ^ ((syndrome[3] & xor_460)
      ^ (syndrome[2] & xor_461))) ^ (((syndrome[5] & xor_457) ^ (syndrome[4] & xor_458))
      ^ ((syndrome[7] & xor_455) ^ (syndrome[6] & xor_456)));
  wire xor_486 = (((syndrome[3] & xor_461) ^ (syndrome[1] & xor_463)) ^ ((syndrome[5] & xor_458)
      ^ (syndrome[4] & xor_460))) ^ ((syndrome[2] & xor_462) ^ ((syndrome[7] & xor_456)
      ^ (syndrome[6] & xor_457)));
  wire xor_487 = (((syndrome[5] & xor_460) ^ (syndrome[4] & xor_461)) ^ ((syndrome[7] & xor_457)
      ^ (syndrome[6] & xor_458))) ^ ((syndrome[3] & xor_462) ^ (syndrome[2] & xor_463));
  wire xor_488 = ((syndrome[4] & xor_462) ^ ((syndrome[7] & xor_458) ^ (syndrome[6] & xor_460)))
      ^ ((syndrome[5] & xor_461) ^ (syndrome[3] & xor_463));
  wire xor_489 = ((syndrome[5] & xor_462) ^ (syndrome[4] & xor_463)) ^ ((syndrome[7] & xor_460)
      ^ (syndrome[6] & xor_461));
  wire xor_490 = (syndrome[6] & xor_462) ^ ((syndrome[7] & xor_461) ^ (syndrome[5] & xor_463));
  wire xor_491 = (syndrome[7] & xor_462) ^ (syndrome[6] & xor_463);
  wire all_492 = syndrome[7] & xor_463;
  wire sum_563 = xor_488 ^ xor_489;
  wire sum_564 = sum_563 ^ xor_490;
  wire xor_493 = sum_564 ^ (xor_486 ^ (syndrome[0] & xor_455));
  wire sum_565 = xor_488 ^ (xor_486 ^ xor_487);
  wire xor_494 = sum_565 ^ (xor_491 ^ ((syndrome[1] & xor_455) ^ (syndrome[0] & xor_456)));
  wire sum_566 = sum_563 ^ xor_487;
  wire xor_495 = sum_566 ^ (all_492 ^ ((syndrome[0] & xor_457) ^ ((syndrome[2] & xor_455)
      ^ (syndrome[1] & xor_456))));
  wire xor_496 = sum_564 ^ (((syndrome[1] & xor_457) ^ (syndrome[0] & xor_458)) ^ ((syndrome[3]
      & xor_455) ^ (syndrome[2] & xor_456)));
  wire xor_497 = xor_489 ^ (((syndrome[0] & xor_460) ^ ((syndrome[4] & xor_455) ^ (syndrome[3]
      & xor_456))) ^ ((syndrome[2] & xor_457) ^ (syndrome[1] & xor_458)));
  wire xor_498 = xor_497 ^ (xor_490 ^ xor_491);
  wire xor_499 = (sum_563 ^ (xor_491 ^ all_492)) ^ (xor_483 ^ xor_486);
  wire xor_500 = sum_565 ^ (xor_484 ^ all_492);
  wire xor_501 = sum_566 ^ xor_485;
  wire xor_502 = syndrome[5] ^ syndrome[21];
  wire xor_503 = syndrome[7] ^ syndrome[23];
  wire xor_504 = syndrome[7] ^ syndrome[31];
  wire sum_567 = syndrome[0] ^ syndrome[7];
  wire sum_568 = syndrome[4] ^ syndrome[7];
  wire xor_506 = sum_568 ^ syndrome[13];
  wire sum_569 = syndrome[5] ^ syndrome[7];
  wire sum_570 = syndrome[6] ^ syndrome[7];
  wire sum_571 = syndrome[3] ^ syndrome[6];
  wire sum_572 = sum_568 ^ syndrome[6];
  wire sum_573 = syndrome[5] ^ syndrome[6];
  wire sum_574 = sum_573 ^ syndrome[7];
  wire sum_575 = syndrome[2] ^ syndrome[5];
  wire sum_576 = syndrome[3] ^ syndrome[7];
  wire sum_577 = sum_573 ^ sum_576;
  wire xor_507 = xor_493 ^ xor_501;
  wire xor_508 = xor_498 ^ xor_501;
  wire xor_509 = xor_499 ^ xor_501;
  wire sum_578 = sum_573 ^ syndrome[4];
  wire sum_579 = sum_568 ^ syndrome[21];
  wire sum_580 = syndrome[1] ^ syndrome[6];
  wire sum_581 = sum_578 ^ syndrome[2];
  wire sum_582 = syndrome[3] ^ syndrome[4];
  wire sum_583 = sum_582 ^ syndrome[2];
  wire sum_584 = sum_583 ^ syndrome[7];
  wire sum_585 = sum_582 ^ syndrome[5];
  wire sum_586 = sum_568 ^ syndrome[29];
  wire sum_587 = sum_583 ^ syndrome[0];
  wire sum_588 = syndrome[1] ^ syndrome[5];
  wire sum_589 = sum_582 ^ sum_588;
  wire xor_511 = xor_500 ^ xor_501;
  wire xor_512 = xor_496 ^ xor_500;
  wire xor_513 = xor_500 ^ xor_508;
  wire sum_590 = sum_575 ^ syndrome[13];
  wire sum_591 = syndrome[1] ^ syndrome[2];
  wire sum_592 = sum_576 ^ sum_591;
  wire sum_593 = sum_567 ^ syndrome[4];
  wire sum_594 = sum_593 ^ syndrome[1];
  wire sum_595 = sum_591 ^ syndrome[5];
  wire sum_596 = sum_595 ^ syndrome[0];
  wire sum_597 = sum_591 ^ syndrome[6];
  wire sum_598 = sum_597 ^ syndrome[3];
  wire sum_599 = sum_573 ^ syndrome[1];
  wire sum_600 = sum_567 ^ sum_599;
  wire sum_601 = sum_567 ^ sum_597;
  wire sum_602 = xor_499 ^ xor_500;
  wire xor_515 = sum_602 ^ xor_501;
  wire sum_603 = xor_495 ^ xor_499;
  wire sum_604 = xor_501 ^ xor_512;
  wire xor_516 = sum_604 ^ xor_499;
  wire sum_605 = sum_573 ^ syndrome[2];
  wire sum_606 = sum_605 ^ syndrome[21];
  wire sum_607 = syndrome[0] ^ syndrome[3];
  wire sum_608 = sum_578 ^ syndrome[0];
  wire sum_609 = sum_568 ^ syndrome[1];
  wire sum_610 = sum_607 ^ syndrome[6];
  wire sum_611 = sum_597 ^ syndrome[4];
  wire sum_612 = sum_584 ^ syndrome[6];
  wire sum_613 = sum_582 ^ syndrome[7];
  wire sum_614 = sum_613 ^ syndrome[5];
  wire xor_518 = sum_602 ^ xor_498;
  wire sum_615 = xor_494 ^ xor_498;
  wire sum_616 = sum_615 ^ xor_501;
  wire sum_617 = sum_603 ^ xor_500;
  wire xor_519 = sum_617 ^ xor_498;
  wire sum_618 = sum_573 ^ syndrome[13];
  wire sum_619 = sum_582 ^ syndrome[0];
  wire sum_620 = sum_619 ^ syndrome[21];
  wire sum_621 = sum_573 ^ sum_591;
  wire sum_622 = sum_576 ^ sum_621;
  wire sum_623 = sum_588 ^ syndrome[4];
  wire sum_624 = sum_567 ^ syndrome[3];
  wire sum_625 = sum_624 ^ syndrome[6];
  wire sum_626 = sum_580 ^ syndrome[29];
  wire sum_627 = sum_599 ^ sum_619;
  wire sum_628 = sum_593 ^ sum_621;
  wire sum_629 = xor_496 ^ xor_499;
  wire xor_521 = sum_629 ^ xor_498;
  wire sum_630 = xor_493 ^ xor_512;
  wire sum_631 = sum_615 ^ xor_499;
  wire xor_522 = sum_631 ^ xor_496;
  wire sum_632 = sum_587 ^ syndrome[5];
  wire sum_633 = sum_576 ^ syndrome[2];
  wire sum_634 = sum_619 ^ syndrome[6];
  wire sum_635 = sum_591 ^ sum_624;
  wire sum_636 = sum_582 ^ sum_591;
  wire sum_637 = xor_495 ^ xor_496;
  wire xor_524 = sum_637 ^ xor_508;
  wire sum_638 = xor_493 ^ xor_498;
  wire xor_525 = sum_637 ^ sum_638;
  wire sum_639 = sum_580 ^ syndrome[13];
  wire sum_640 = sum_593 ^ syndrome[2];
  wire sum_641 = sum_597 ^ syndrome[0];
  wire sum_642 = sum_576 ^ syndrome[6];
  wire sum_643 = sum_588 ^ syndrome[0];
  wire sum_644 = sum_593 ^ syndrome[6];
  wire sum_645 = sum_567 ^ sum_588;
  wire sum_646 = xor_495 ^ xor_512;
  wire xor_527 = sum_646 ^ xor_494;
  wire sum_647 = xor_494 ^ xor_501;
  wire xor_528 = sum_637 ^ sum_647;
  wire sum_648 = sum_605 ^ syndrome[13];
  wire sum_649 = sum_573 ^ syndrome[3];
  wire sum_650 = sum_567 ^ sum_582;
  wire sum_651 = sum_650 ^ syndrome[5];
  wire sum_652 = sum_578 ^ syndrome[1];
  wire sum_653 = sum_605 ^ syndrome[7];
  wire sum_654 = sum_650 ^ syndrome[29];
  wire sum_655 = sum_613 ^ syndrome[1];
  wire sum_656 = sum_575 ^ syndrome[4];
  wire sum_657 = xor_493 ^ xor_494;
  wire xor_530 = sum_603 ^ sum_657;
  wire sum_658 = xor_495 ^ xor_500;
  wire sum_659 = xor_494 ^ xor_507;
  wire xor_531 = sum_658 ^ sum_659;
  wire sum_660 = syndrome[2] ^ syndrome[6];
  wire sum_661 = sum_624 ^ sum_660;
  wire sum_662 = syndrome[0] ^ syndrome[4];
  wire sum_663 = sum_597 ^ sum_662;
  wire sum_664 = sum_576 ^ sum_595;
  wire sum_665 = sum_583 ^ syndrome[6];
  wire sum_666 = sum_588 ^ sum_593;
  wire xor_533 = sum_621 ^ syndrome[31];
  wire xor_534 = sum_615 ^ xor_507;
  wire xor_535 = sum_602 ^ sum_659;
  wire sum_667 = sum_650 ^ syndrome[6];
  wire sum_668 = sum_599 ^ syndrome[3];
  wire sum_669 = sum_593 ^ sum_660;
  wire sum_670 = sum_588 ^ sum_624;
  wire sum_671 = sum_591 ^ sum_608;
  wire sum_672 = sum_595 ^ syndrome[4];
  wire sum_673 = sum_605 ^ syndrome[3];
  wire xor_537 = sum_602 ^ sum_638;
  wire sum_674 = sum_619 ^ syndrome[1];
  wire sum_675 = sum_575 ^ sum_607;
  wire sum_676 = sum_580 ^ sum_582;
  wire sum_677 = sum_575 ^ sum_593;
  wire sum_678 = sum_597 ^ syndrome[29];
  wire sum_679 = sum_591 ^ syndrome[7];
  wire xor_539 = sum_679 ^ syndrome[30];
  wire sum_680 = sum_607 ^ syndrome[2];
  wire sum_681 = sum_603 ^ xor_496;
  wire xor_540 = sum_629 ^ xor_508;
  wire sum_682 = sum_650 ^ syndrome[21];
  wire sum_683 = sum_567 ^ sum_580;
  wire sum_684 = sum_660 ^ syndrome[0];
  wire sum_685 = sum_624 ^ syndrome[1];
  wire sum_686 = sum_591 ^ syndrome[4];
  wire sum_687 = sum_578 ^ syndrome[7];
  wire sum_688 = sum_567 ^ sum_573;
  wire xor_542 = sum_615 ^ sum_658;
  wire xor_543 = sum_604 ^ (xor_495 ^ xor_498);
  wire sum_689 = sum_588 ^ syndrome[13];
  wire sum_690 = sum_621 ^ syndrome[21];
  wire sum_691 = sum_573 ^ syndrome[24];
  wire sum_692 = sum_613 ^ syndrome[30];
  wire sum_693 = sum_583 ^ syndrome[5];
  wire xor_545 = xor_507 ^ xor_512;
  wire sum_694 = xor_493 ^ xor_496;
  wire sum_695 = sum_604 ^ xor_494;
  wire xor_546 = sum_603 ^ sum_695;
  wire sum_696 = sum_597 ^ sum_624;
  wire sum_697 = sum_662 ^ syndrome[6];
  wire sum_698 = sum_588 ^ syndrome[7];
  wire sum_699 = sum_608 ^ syndrome[1];
  wire sum_700 = sum_567 ^ sum_621;
  wire sum_701 = xor_498 ^ xor_507;
  wire xor_548 = sum_617 ^ xor_534;
  wire sum_702 = sum_619 ^ syndrome[5];
  wire sum_703 = sum_580 ^ syndrome[3];
  wire sum_704 = sum_568 ^ syndrome[2];
  wire sum_705 = syndrome[3] ^ syndrome[5];
  wire sum_706 = sum_591 ^ syndrome[3];
  wire xor_550 = sum_630 ^ sum_631;
  wire sum_707 = sum_567 ^ sum_583;
  wire sum_708 = sum_567 ^ syndrome[24];
  wire sum_709 = syndrome[1] ^ syndrome[4];
  wire sum_710 = sum_575 ^ syndrome[0];
  wire sum_711 = sum_567 ^ syndrome[30];
  wire sum_712 = sum_580 ^ syndrome[31];
  wire xor_552 = sum_694 ^ xor_498;
  wire xor_553 = sum_617 ^ xor_493;
  wire sum_713 = sum_603 ^ xor_498;
  wire xor_554 = sum_694 ^ sum_713;
  wire sum_714 = syndrome[4] ^ syndrome[24];
  wire sum_715 = sum_573 ^ sum_593;
  wire sum_716 = sum_599 ^ syndrome[7];
  wire sum_717 = sum_660 ^ syndrome[7];
  wire sum_718 = sum_568 ^ sum_660;
  wire sum_719 = syndrome[5] ^ syndrome[31];
  wire xor_556 = sum_637 ^ xor_501;
  wire xor_557 = sum_615 ^ sum_637;
  wire xor_559 = sum_688 ^ syndrome[23];
  wire sum_720 = sum_599 ^ syndrome[24];
  wire sum_721 = sum_582 ^ sum_595;
  wire sum_722 = sum_573 ^ sum_583;
  wire sum_723 = sum_573 ^ sum_613;
  wire sum_724 = sum_605 ^ syndrome[31];
  wire xor_560 = sum_658 ^ xor_494;
  wire xor_561 = sum_637 ^ sum_659;
  wire sum_725 = sum_573 ^ sum_582;
  wire sum_726 = sum_591 ^ syndrome[0];
  wire sum_727 = sum_591 ^ sum_607;
  wire sum_728 = sum_591 ^ sum_619;
  wire sum_729 = sum_650 ^ syndrome[30];
  wire sum_730 = sum_613 ^ sum_621;
  wire xor_563 = sum_657 ^ xor_499;
  wire xor_564 = sum_657 ^ sum_658;
  wire sum_731 = sum_591 ^ sum_613;
  wire sum_732 = sum_619 ^ sum_621;
  wire sum_733 = syndrome[0] ^ syndrome[1];
  wire sum_734 = sum_595 ^ syndrome[31];
  wire xor_566 = sum_659 ^ xor_499;
  wire sum_735 = sum_597 ^ sum_607;
  wire sum_736 = sum_593 ^ syndrome[30];
  wire xor_568 = sum_701 ^ xor_500;
  wire sum_737 = sum_662 ^ syndrome[21];
  wire xor_570 = sum_617 ^ xor_501;
  wire xor_571 = xor_499 ^ xor_512;
  wire sum_738 = sum_591 ^ syndrome[22];
  wire sum_739 = sum_582 ^ sum_597;
  wire xor_573 = sum_631 ^ xor_500;
  wire sum_740 = sum_567 ^ syndrome[16];
  wire sum_741 = sum_567 ^ syndrome[22];
  wire xor_575 = sum_629 ^ sum_701;
  wire xor_576 = sum_616 ^ xor_496;
  wire sum_742 = sum_576 ^ syndrome[5];
  wire xor_578 = sum_646 ^ xor_498;
  wire xor_579 = sum_646 ^ xor_507;
  wire sum_743 = sum_621 ^ syndrome[13];
  wire sum_744 = sum_599 ^ syndrome[22];
  wire sum_745 = syndrome[1] ^ syndrome[24];
  wire sum_746 = syndrome[7] ^ syndrome[30];
  wire sum_747 = syndrome[2] ^ syndrome[31];
  wire xor_581 = sum_647 ^ sum_681;
  wire sum_748 = sum_603 ^ xor_512;
  wire xor_582 = sum_617 ^ xor_494;
  wire sum_749 = sum_650 ^ syndrome[13];
  wire sum_750 = sum_599 ^ syndrome[16];
  wire sum_751 = sum_593 ^ syndrome[23];
  wire xor_584 = xor_493 ^ xor_542;
  wire xor_585 = sum_631 ^ xor_507;
  wire xor_587 = sum_629 ^ sum_659;
  wire xor_588 = sum_701 ^ xor_512;
  wire xor_590 = sum_658 ^ sum_701;
  wire sum_752 = sum_595 ^ syndrome[23];
  wire xor_592 = xor_494 ^ xor_571;
  wire xor_593 = sum_603 ^ sum_615;
  wire xor_595 = sum_603 ^ sum_701;
  wire xor_596 = sum_615 ^ sum_694;
  wire sum_753 = sum_573 ^ sum_624;
  wire xor_598 = sum_615 ^ xor_512;
  wire xor_599 = sum_637 ^ xor_493;
  wire xor_601 = sum_603 ^ sum_694;
  wire xor_602 = sum_647 ^ xor_495;
  wire xor_604 = sum_615 ^ xor_495;
  wire xor_605 = sum_659 ^ xor_500;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [36:0] match;
  assign match[0] = {xor_504, syndrome[6] ^ syndrome[30], syndrome[5] ^ syndrome[29], syndrome[4]
      ^ syndrome[28], syndrome[3] ^ syndrome[27], syndrome[2] ^ syndrome[26], syndrome[1]
      ^ syndrome[25], syndrome[0] ^ syndrome[24], xor_503, syndrome[6] ^ syndrome[22], xor_502,
      syndrome[4] ^ syndrome[20], syndrome[3] ^ syndrome[19], syndrome[2] ^ syndrome[18],
      syndrome[1] ^ syndrome[17], syndrome[0] ^ syndrome[16], syndrome[7] ^ syndrome[15],
      syndrome[6] ^ syndrome[14], syndrome[5] ^ syndrome[13], syndrome[4] ^ syndrome[12],
      syndrome[3] ^ syndrome[11], syndrome[2] ^ syndrome[10], syndrome[1] ^ syndrome[9], syndrome[0]
      ^ syndrome[8]} == 24'h000000;
  assign match[1] = {sum_572 ^ syndrome[31], sum_577 ^ syndrome[30], syndrome[29] ^ (sum_575
      ^ syndrome[7]), syndrome[1] ^ syndrome[28], sum_567 ^ syndrome[27], sum_570 ^ syndrome[26],
      sum_574 ^ syndrome[25], sum_569 ^ syndrome[24], sum_569 ^ syndrome[23], sum_572
      ^ syndrome[22], sum_571 ^ syndrome[21], syndrome[2] ^ syndrome[20], syndrome[1]
      ^ syndrome[19], sum_567 ^ syndrome[18], sum_570 ^ syndrome[17], syndrome[6] ^ syndrome[16],
      syndrome[6] ^ syndrome[15], sum_569 ^ syndrome[14], xor_506, syndrome[3] ^ syndrome[12],
      syndrome[2] ^ syndrome[11], syndrome[1] ^ syndrome[10], sum_567 ^ syndrome[9], syndrome[7]
      ^ syndrome[8]} == 24'h000000;
  assign match[2] = {sum_589 ^ syndrome[31], sum_587 ^ syndrome[30], sum_575 ^ sum_586, sum_574
      ^ syndrome[28], sum_578 ^ syndrome[27], sum_585 ^ syndrome[26], sum_584 ^ syndrome[25],
      sum_581 ^ syndrome[24], sum_577 ^ syndrome[23], sum_581 ^ syndrome[22], sum_579 ^ sum_580,
      sum_567 ^ syndrome[20], sum_570 ^ syndrome[19], sum_574 ^ syndrome[18], sum_578
      ^ syndrome[17], sum_572 ^ syndrome[16], sum_569 ^ syndrome[15], sum_572 ^ syndrome[14],
      sum_571 ^ syndrome[13], syndrome[2] ^ syndrome[12], syndrome[1] ^ syndrome[11], sum_567
      ^ syndrome[10], sum_570 ^ syndrome[9], syndrome[6] ^ syndrome[8]} == 24'h000000;
  assign match[3] = {sum_601 ^ syndrome[31], sum_600 ^ syndrome[30], sum_586 ^ sum_595, sum_584
      ^ syndrome[28], sum_598 ^ syndrome[27], sum_596 ^ syndrome[26], sum_594 ^ syndrome[25],
      sum_592 ^ syndrome[24], sum_589 ^ syndrome[23], sum_587 ^ syndrome[22], sum_575 ^ sum_579,
      sum_574 ^ syndrome[20], sum_578 ^ syndrome[19], sum_585 ^ syndrome[18], sum_584
      ^ syndrome[17], sum_581 ^ syndrome[16], sum_572 ^ syndrome[15], sum_577 ^ syndrome[14],
      sum_590 ^ syndrome[7], syndrome[1] ^ syndrome[12], sum_567 ^ syndrome[11], sum_570
      ^ syndrome[10], sum_574 ^ syndrome[9], sum_569 ^ syndrome[8]} == 24'h000000;
  assign match[4] = {sum_614 ^ syndrome[31], sum_612 ^ syndrome[30], sum_611 ^ syndrome[29], sum_594
      ^ syndrome[28], sum_610 ^ syndrome[27], sum_575 ^ syndrome[26], sum_609 ^ syndrome[25],
      sum_608 ^ syndrome[24], sum_592 ^ syndrome[23], sum_601 ^ syndrome[22], sum_606 ^ sum_607,
      sum_585 ^ syndrome[20], sum_584 ^ syndrome[19], sum_598 ^ syndrome[18], sum_596
      ^ syndrome[17], sum_587 ^ syndrome[16], sum_577 ^ syndrome[15], sum_581 ^ syndrome[14],
      sum_580 ^ xor_506, sum_567 ^ syndrome[12], sum_570 ^ syndrome[11], sum_574 ^ syndrome[10],
      sum_578 ^ syndrome[9], sum_572 ^ syndrome[8]} == 24'h000000;
  assign match[5] = {sum_628 ^ syndrome[31], sum_627 ^ syndrome[30], sum_576 ^ sum_626, sum_609
      ^ syndrome[28], sum_625 ^ syndrome[27], sum_605 ^ syndrome[26], sum_623 ^ syndrome[25],
      sum_622 ^ syndrome[24], sum_600 ^ syndrome[23], sum_608 ^ syndrome[22], sum_580 ^ sum_620,
      sum_598 ^ syndrome[20], sum_596 ^ syndrome[19], sum_594 ^ syndrome[18], sum_610
      ^ syndrome[17], sum_601 ^ syndrome[16], sum_581 ^ syndrome[15], sum_589 ^ syndrome[14],
      sum_607 ^ sum_618, sum_570 ^ syndrome[12], sum_574 ^ syndrome[11], sum_578 ^ syndrome[10],
      sum_585 ^ syndrome[9], sum_577 ^ syndrome[8]} == 24'h000000;
  assign match[6] = {sum_636 ^ syndrome[31], sum_635 ^ syndrome[30], sum_634 ^ syndrome[29], sum_623
      ^ syndrome[28], sum_619 ^ syndrome[27], sum_633 ^ syndrome[26], sum_597 ^ syndrome[25],
      sum_632 ^ syndrome[24], sum_614 ^ syndrome[23], sum_612 ^ syndrome[22], sum_611
      ^ syndrome[21], sum_594 ^ syndrome[20], sum_610 ^ syndrome[19], sum_575 ^ syndrome[18],
      sum_609 ^ syndrome[17], sum_608 ^ syndrome[16], sum_589 ^ syndrome[15], sum_587
      ^ syndrome[14], sum_575 ^ xor_506, sum_574 ^ syndrome[12], sum_578 ^ syndrome[11], sum_585
      ^ syndrome[10], sum_584 ^ syndrome[9], sum_581 ^ syndrome[8]} == 24'h000000;
  assign match[7] = {sum_645 ^ syndrome[31], sum_644 ^ syndrome[30], sum_624 ^ sum_626, sum_597
      ^ syndrome[28], sum_643 ^ syndrome[27], sum_593 ^ syndrome[26], sum_642 ^ syndrome[25],
      sum_641 ^ syndrome[24], sum_622 ^ syndrome[23], sum_628 ^ syndrome[22], sum_640
      ^ syndrome[21], sum_575 ^ syndrome[20], sum_609 ^ syndrome[19], sum_625 ^ syndrome[18],
      sum_605 ^ syndrome[17], sum_612 ^ syndrome[16], sum_587 ^ syndrome[15], sum_592
      ^ syndrome[14], sum_613 ^ sum_639, sum_578 ^ syndrome[12], sum_585 ^ syndrome[11], sum_584
      ^ syndrome[10], sum_598 ^ syndrome[9], sum_589 ^ syndrome[8]} == 24'h000000;
  assign match[8] = {sum_656 ^ syndrome[31], sum_655 ^ syndrome[30], sum_573 ^ sum_654, sum_642
      ^ syndrome[28], sum_653 ^ syndrome[27], sum_652 ^ syndrome[26], sum_651 ^ syndrome[25],
      sum_649 ^ syndrome[24], sum_627 ^ syndrome[23], sum_632 ^ syndrome[22], sum_606 ^ syndrome[0],
      sum_625 ^ syndrome[20], sum_605 ^ syndrome[19], sum_623 ^ syndrome[18], sum_619
      ^ syndrome[17], sum_628 ^ syndrome[16], sum_592 ^ syndrome[15], sum_601 ^ syndrome[14],
      sum_607 ^ sum_648, sum_585 ^ syndrome[12], sum_584 ^ syndrome[11], sum_598 ^ syndrome[10],
      sum_596 ^ syndrome[9], sum_587 ^ syndrome[8]} == 24'h000000;
  assign match[9] = {xor_533, sum_666 ^ syndrome[30], sum_595 ^ sum_654, sum_651 ^ syndrome[28],
      sum_665 ^ syndrome[27], sum_664 ^ syndrome[26], sum_663 ^ syndrome[25], sum_661
      ^ syndrome[24], sum_636 ^ syndrome[23], sum_635 ^ syndrome[22], sum_620 ^ syndrome[6], sum_623
      ^ syndrome[20], sum_619 ^ syndrome[19], sum_633 ^ syndrome[18], sum_597 ^ syndrome[17],
      sum_632 ^ syndrome[16], sum_601 ^ syndrome[15], sum_600 ^ syndrome[14], sum_595 ^ xor_506,
      sum_584 ^ syndrome[12], sum_598 ^ syndrome[11], sum_596 ^ syndrome[10], sum_594 ^ syndrome[9],
      sum_592 ^ syndrome[8]} == 24'h000000;
  assign match[10] = {sum_673 ^ syndrome[31], sum_672 ^ syndrome[30], sum_671 ^ syndrome[29],
      sum_663 ^ syndrome[28], sum_670 ^ syndrome[27], sum_669 ^ syndrome[26], sum_668
      ^ syndrome[25], sum_667 ^ syndrome[24], sum_641 ^ syndrome[23], sum_645 ^ syndrome[22],
      sum_579 ^ sum_591, sum_633 ^ syndrome[20], sum_597 ^ syndrome[19], sum_643 ^ syndrome[18],
      sum_593 ^ syndrome[17], sum_635 ^ syndrome[16], sum_600 ^ syndrome[15], sum_608
      ^ syndrome[14], sum_619 ^ sum_639, sum_598 ^ syndrome[12], sum_596 ^ syndrome[11], sum_594
      ^ syndrome[10], sum_610 ^ syndrome[9], sum_601 ^ syndrome[8]} == 24'h000000;
  assign match[11] = {sum_680 ^ syndrome[31], xor_539, sum_576 ^ sum_678, sum_668 ^ syndrome[28],
      sum_677 ^ syndrome[27], sum_676 ^ syndrome[26], sum_675 ^ syndrome[25], sum_674
      ^ syndrome[24], sum_644 ^ syndrome[23], sum_649 ^ syndrome[22], sum_567 ^ sum_606, sum_643
      ^ syndrome[20], sum_593 ^ syndrome[19], sum_642 ^ syndrome[18], sum_653 ^ syndrome[17],
      sum_645 ^ syndrome[16], sum_608 ^ syndrome[15], sum_614 ^ syndrome[14], sum_590 ^ sum_624,
      sum_596 ^ syndrome[12], sum_594 ^ syndrome[11], sum_610 ^ syndrome[10], sum_575 ^ syndrome[9],
      sum_600 ^ syndrome[8]} == 24'h000000;
  assign match[12] = {sum_688 ^ syndrome[31], sum_687 ^ syndrome[30], sum_654, sum_675
      ^ syndrome[28], sum_686 ^ syndrome[27], sum_685 ^ syndrome[26], sum_684 ^ syndrome[25],
      sum_683 ^ syndrome[24], sum_656 ^ syndrome[23], sum_655 ^ syndrome[22], sum_573 ^ sum_682,
      sum_642 ^ syndrome[20], sum_653 ^ syndrome[19], sum_652 ^ syndrome[18], sum_651
      ^ syndrome[17], sum_649 ^ syndrome[16], sum_614 ^ syndrome[15], sum_612 ^ syndrome[14],
      sum_611 ^ syndrome[13], sum_594 ^ syndrome[12], sum_610 ^ syndrome[11], sum_575
      ^ syndrome[10], sum_609 ^ syndrome[9], sum_608 ^ syndrome[8]} == 24'h000000;
  assign match[13] = {sum_693 ^ syndrome[31], sum_591 ^ sum_692, sum_599 ^ (sum_593 ^ syndrome[29]),
      sum_684 ^ syndrome[28], sum_588 ^ syndrome[27], sum_662 ^ syndrome[26], sum_576
      ^ syndrome[25], sum_582 ^ sum_691, sum_661 ^ syndrome[23], sum_621 ^ syndrome[22], sum_582
      ^ sum_690, sum_652 ^ syndrome[20], sum_651 ^ syndrome[19], sum_665 ^ syndrome[18], sum_664
      ^ syndrome[17], sum_655 ^ syndrome[16], sum_612 ^ syndrome[15], sum_622 ^ syndrome[14],
      sum_607 ^ sum_689, sum_610 ^ syndrome[12], sum_575 ^ syndrome[11], sum_609 ^ syndrome[10],
      sum_625 ^ syndrome[9], sum_614 ^ syndrome[8]} == 24'h000000;
  assign match[14] = {sum_700 ^ syndrome[31], sum_699 ^ syndrome[30], sum_613 ^ sum_678, sum_576
      ^ syndrome[28], sum_660 ^ syndrome[27], sum_698 ^ syndrome[26], sum_697 ^ syndrome[25],
      sum_696 ^ syndrome[24], sum_666 ^ syndrome[23], sum_667 ^ syndrome[22], sum_597 ^ sum_682,
      sum_665 ^ syndrome[20], sum_664 ^ syndrome[19], sum_663 ^ syndrome[18], sum_670
      ^ syndrome[17], sum_621 ^ syndrome[16], sum_622 ^ syndrome[15], sum_628 ^ syndrome[14],
      sum_640 ^ syndrome[13], sum_575 ^ syndrome[12], sum_609 ^ syndrome[11], sum_625
      ^ syndrome[10], sum_605 ^ syndrome[9], sum_612 ^ syndrome[8]} == 24'h000000;
  assign match[15] = {sum_583 ^ syndrome[31], sum_706 ^ syndrome[30], sum_654 ^ syndrome[1], sum_697
      ^ syndrome[28], sum_705 ^ syndrome[27], sum_704 ^ syndrome[26], sum_703 ^ syndrome[25],
      sum_702 ^ syndrome[24], sum_673 ^ syndrome[23], sum_672 ^ syndrome[22], sum_671
      ^ syndrome[21], sum_663 ^ syndrome[20], sum_670 ^ syndrome[19], sum_669 ^ syndrome[18],
      sum_668 ^ syndrome[17], sum_667 ^ syndrome[16], sum_628 ^ syndrome[15], sum_627
      ^ syndrome[14], sum_576 ^ sum_639, sum_609 ^ syndrome[12], sum_625 ^ syndrome[11], sum_605
      ^ syndrome[10], sum_623 ^ syndrome[9], sum_622 ^ syndrome[8]} == 24'h000000;
  assign match[16] = {sum_712 ^ syndrome[0], sum_711 ^ syndrome[5], syndrome[29] ^ (sum_662
      ^ syndrome[1]), sum_703 ^ syndrome[28], sum_710 ^ syndrome[27], sum_709 ^ syndrome[26],
      sum_624 ^ syndrome[25], sum_591 ^ sum_708, sum_674 ^ syndrome[23], sum_680 ^ syndrome[22],
      sum_707 ^ syndrome[21], sum_669 ^ syndrome[20], sum_668 ^ syndrome[19], sum_677
      ^ syndrome[18], sum_676 ^ syndrome[17], sum_672 ^ syndrome[16], sum_627 ^ syndrome[15],
      sum_632 ^ syndrome[14], sum_648 ^ syndrome[0], sum_625 ^ syndrome[12], sum_605 ^ syndrome[11],
      sum_623 ^ syndrome[10], sum_619 ^ syndrome[9], sum_628 ^ syndrome[8]} == 24'h000000;
  assign match[17] = {sum_576 ^ sum_719, sum_718 ^ syndrome[30], sum_626, sum_624 ^ syndrome[28],
      sum_717 ^ syndrome[27], sum_716 ^ syndrome[26], sum_715 ^ syndrome[25], sum_714 ^ syndrome[6],
      sum_679 ^ syndrome[23], sum_683 ^ syndrome[22], sum_690 ^ syndrome[0], sum_677 ^ syndrome[20],
      sum_676 ^ syndrome[19], sum_675 ^ syndrome[18], sum_686 ^ syndrome[17], sum_680
      ^ syndrome[16], sum_632 ^ syndrome[15], sum_636 ^ syndrome[14], sum_588 ^ xor_506, sum_605
      ^ syndrome[12], sum_623 ^ syndrome[11], sum_619 ^ syndrome[10], sum_633 ^ syndrome[9], sum_627
      ^ syndrome[8]} == 24'h000000;
  assign match[18] = {sum_593 ^ sum_724, sum_599 ^ sum_692, syndrome[3] ^ syndrome[29], sum_715
      ^ syndrome[28], sum_723 ^ syndrome[27], sum_722 ^ syndrome[26], sum_721 ^ syndrome[25],
      sum_576 ^ sum_720, xor_559, sum_687 ^ syndrome[22], sum_682, sum_675 ^ syndrome[20], sum_686
      ^ syndrome[19], sum_685 ^ syndrome[18], sum_684 ^ syndrome[17], sum_683 ^ syndrome[16],
      sum_636 ^ syndrome[15], sum_635 ^ syndrome[14], sum_634 ^ syndrome[13], sum_623
      ^ syndrome[12], sum_619 ^ syndrome[11], sum_633 ^ syndrome[10], sum_597 ^ syndrome[9], sum_632
      ^ syndrome[8]} == 24'h000000;
  assign match[19] = {sum_730 ^ syndrome[31], sum_621 ^ sum_729, sum_567 ^ syndrome[29], sum_721
      ^ syndrome[28], sum_728 ^ syndrome[27], sum_727 ^ syndrome[26], sum_726 ^ syndrome[25],
      sum_688 ^ (sum_583 ^ syndrome[24]), sum_725 ^ syndrome[23], sum_693 ^ syndrome[22], sum_690
      ^ syndrome[7], sum_685 ^ syndrome[20], sum_684 ^ syndrome[19], sum_588 ^ syndrome[18], sum_662
      ^ syndrome[17], sum_687 ^ syndrome[16], sum_635 ^ syndrome[15], sum_641 ^ syndrome[14],
      sum_590 ^ syndrome[3], sum_619 ^ syndrome[12], sum_633 ^ syndrome[11], sum_597 ^ syndrome[10],
      sum_643 ^ syndrome[9], sum_636 ^ syndrome[8]} == 24'h000000;
  assign match[20] = {sum_619 ^ sum_734, sum_591 ^ sum_729, sum_578 ^ syndrome[29], sum_726
      ^ syndrome[28], sum_733 ^ syndrome[27], syndrome[0] ^ syndrome[26], syndrome[7]
      ^ syndrome[25], sum_732 ^ syndrome[24], sum_731 ^ syndrome[23], sum_696 ^ syndrome[22],
      sum_573 ^ sum_620, sum_588 ^ syndrome[20], sum_662 ^ syndrome[19], sum_576 ^ syndrome[18],
      sum_660 ^ syndrome[17], sum_693 ^ syndrome[16], sum_641 ^ syndrome[15], sum_645
      ^ syndrome[14], sum_591 ^ xor_506, sum_633 ^ syndrome[12], sum_597 ^ syndrome[11], sum_643
      ^ syndrome[10], sum_593 ^ syndrome[9], sum_635 ^ syndrome[8]} == 24'h000000;
  assign match[21] = {sum_567 ^ sum_734, sum_580 ^ sum_736, sum_598 ^ syndrome[29], syndrome[7]
      ^ syndrome[28], syndrome[6] ^ syndrome[27], sum_569 ^ syndrome[26], sum_572 ^ syndrome[25],
      sum_735 ^ syndrome[24], sum_700 ^ syndrome[23], sum_699 ^ syndrome[22], sum_613 ^ (sum_597
      ^ syndrome[21]), sum_576 ^ syndrome[20], sum_660 ^ syndrome[19], sum_698 ^ syndrome[18],
      sum_697 ^ syndrome[17], sum_696 ^ syndrome[16], sum_645 ^ syndrome[15], sum_644
      ^ syndrome[14], sum_624 ^ sum_639, sum_597 ^ syndrome[12], sum_643 ^ syndrome[11], sum_593
      ^ syndrome[10], sum_642 ^ syndrome[9], sum_641 ^ syndrome[8]} == 24'h000000;
  assign match[22] = {sum_581 ^ xor_504, sum_599 ^ (sum_582 ^ syndrome[30]), sum_610 ^ syndrome[29],
      sum_572 ^ syndrome[28], sum_577 ^ syndrome[27], sum_581 ^ syndrome[26], sum_589
      ^ syndrome[25], sum_624 ^ sum_691, sum_702 ^ syndrome[23], sum_583 ^ syndrome[22], sum_595
      ^ sum_737, sum_698 ^ syndrome[20], sum_697 ^ syndrome[19], sum_705 ^ syndrome[18], sum_704
      ^ syndrome[17], sum_699 ^ syndrome[16], sum_644 ^ syndrome[15], sum_649 ^ syndrome[14],
      sum_567 ^ sum_648, sum_643 ^ syndrome[12], sum_593 ^ syndrome[11], sum_642 ^ syndrome[10],
      sum_653 ^ syndrome[9], sum_645 ^ syndrome[8]} == 24'h000000;
  assign match[23] = {sum_739 ^ syndrome[31], sum_595 ^ (sum_607 ^ syndrome[30]), sum_625
      ^ syndrome[29], sum_589 ^ syndrome[28], sum_587 ^ syndrome[27], sum_592 ^ syndrome[26],
      sum_601 ^ syndrome[25], sum_693 ^ sum_708, sum_706 ^ syndrome[23], sum_567 ^ sum_738,
      syndrome[21] ^ (sum_607 ^ sum_660), sum_705 ^ syndrome[20], sum_704 ^ syndrome[19], sum_703
      ^ syndrome[18], sum_710 ^ syndrome[17], sum_583 ^ syndrome[16], sum_649 ^ syndrome[15],
      sum_656 ^ syndrome[14], sum_652 ^ (syndrome[7] ^ syndrome[13]), sum_593 ^ syndrome[12],
      sum_642 ^ syndrome[11], sum_653 ^ syndrome[10], sum_652 ^ syndrome[9], sum_644
      ^ syndrome[8]} == 24'h000000;
  assign match[24] = {sum_607 ^ sum_712, sum_575 ^ sum_711, sum_619 ^ syndrome[29], sum_601
      ^ syndrome[28], sum_600 ^ syndrome[27], sum_608 ^ syndrome[26], sum_614 ^ syndrome[25],
      sum_593 ^ (sum_591 ^ syndrome[24]), syndrome[23] ^ (sum_580 ^ syndrome[0]), sum_741
      ^ syndrome[5], sum_737 ^ syndrome[1], sum_703 ^ syndrome[20], sum_710 ^ syndrome[19], sum_709
      ^ syndrome[18], sum_624 ^ syndrome[17], sum_591 ^ sum_740, sum_656 ^ syndrome[15], sum_655
      ^ syndrome[14], sum_618 ^ sum_650, sum_642 ^ syndrome[12], sum_653 ^ syndrome[11], sum_652
      ^ syndrome[10], sum_651 ^ syndrome[9], sum_649 ^ syndrome[8]} == 24'h000000;
  assign match[25] = {sum_607 ^ sum_719, syndrome[30] ^ (syndrome[2] ^ syndrome[4]), sum_643
      ^ syndrome[29], sum_614 ^ syndrome[28], sum_612 ^ syndrome[27], sum_622 ^ syndrome[26],
      sum_628 ^ syndrome[25], sum_580 ^ sum_714, syndrome[23] ^ (syndrome[4] ^ syndrome[6]), sum_742
      ^ syndrome[22], syndrome[21] ^ (syndrome[2] ^ syndrome[7]), sum_709 ^ syndrome[20], sum_624
      ^ syndrome[19], sum_717 ^ syndrome[18], sum_716 ^ syndrome[17], sum_740 ^ syndrome[5], sum_655
      ^ syndrome[15], sum_661 ^ syndrome[14], sum_584 ^ sum_618, sum_653 ^ syndrome[12], sum_652
      ^ syndrome[11], sum_651 ^ syndrome[10], sum_665 ^ syndrome[9], sum_656
      ^ syndrome[8]} == 24'h000000;
  assign match[26] = {sum_567 ^ sum_747, sum_580 ^ sum_746, sum_653 ^ syndrome[29], sum_628
      ^ syndrome[28], sum_627 ^ syndrome[27], sum_632 ^ syndrome[26], sum_636 ^ syndrome[25],
      sum_745 ^ syndrome[3], sum_718 ^ syndrome[23], sum_576 ^ sum_744, syndrome[0] ^ xor_502,
      sum_717 ^ syndrome[20], sum_716 ^ syndrome[19], sum_715 ^ syndrome[18], sum_723
      ^ syndrome[17], sum_742 ^ syndrome[16], sum_661 ^ syndrome[15], sum_621 ^ syndrome[14],
      sum_582 ^ sum_743, sum_652 ^ syndrome[12], sum_651 ^ syndrome[11], sum_665 ^ syndrome[10],
      sum_664 ^ syndrome[9], sum_655 ^ syndrome[8]} == 24'h000000;
  assign match[27] = {sum_568 ^ sum_719, sum_692 ^ syndrome[6], sum_665 ^ syndrome[29], sum_636
      ^ syndrome[28], sum_635 ^ syndrome[27], sum_641 ^ syndrome[26], sum_645 ^ syndrome[25],
      sum_691 ^ syndrome[0], sum_605 ^ sum_751, sum_613 ^ sum_744, syndrome[3] ^ syndrome[21],
      sum_715 ^ syndrome[20], sum_723 ^ syndrome[19], sum_722 ^ syndrome[18], sum_721
      ^ syndrome[17], sum_576 ^ sum_750, sum_621 ^ syndrome[15], sum_666 ^ syndrome[14], sum_595
      ^ sum_749, sum_651 ^ syndrome[12], sum_665 ^ syndrome[11], sum_664 ^ syndrome[10], sum_663
      ^ syndrome[9], sum_661 ^ syndrome[8]} == 24'h000000;
  assign match[28] = {sum_578 ^ (sum_591 ^ syndrome[31]), sum_588 ^ sum_729, sum_670 ^ syndrome[29],
      sum_645 ^ syndrome[28], sum_644 ^ syndrome[27], sum_649 ^ syndrome[26], sum_656
      ^ syndrome[25], sum_605 ^ (sum_576 ^ syndrome[24]), sum_583 ^ xor_559, sum_730 ^ syndrome[22],
      syndrome[1] ^ syndrome[21], sum_722 ^ syndrome[20], sum_721 ^ syndrome[19], sum_728
      ^ syndrome[18], sum_727 ^ syndrome[17], sum_613 ^ sum_750, sum_666 ^ syndrome[15], sum_667
      ^ syndrome[14], sum_597 ^ sum_749, sum_665 ^ syndrome[12], sum_664 ^ syndrome[11], sum_663
      ^ syndrome[10], sum_670 ^ syndrome[9], sum_621 ^ syndrome[8]} == 24'h000000;
  assign match[29] = {syndrome[3] ^ xor_533, sum_595 ^ sum_736, sum_677 ^ syndrome[29], sum_656
      ^ syndrome[28], sum_655 ^ syndrome[27], sum_661 ^ syndrome[26], sum_621 ^ syndrome[25],
      sum_665 ^ sum_708, sum_650 ^ (sum_621 ^ syndrome[23]), sum_732 ^ syndrome[22], sum_570
      ^ syndrome[21], sum_728 ^ syndrome[20], sum_727 ^ syndrome[19], sum_726 ^ syndrome[18],
      sum_733 ^ syndrome[17], sum_730 ^ syndrome[16], sum_667 ^ syndrome[15], sum_673
      ^ syndrome[14], sum_624 ^ sum_743, sum_664 ^ syndrome[12], sum_663 ^ syndrome[11], sum_670
      ^ syndrome[10], sum_669 ^ syndrome[9], sum_666 ^ syndrome[8]} == 24'h000000;
  assign match[30] = {sum_624 ^ sum_724, sum_578 ^ xor_539, sum_686 ^ syndrome[29], sum_621
      ^ syndrome[28], sum_666 ^ syndrome[27], sum_667 ^ syndrome[26], sum_673 ^ syndrome[25],
      sum_650 ^ (sum_580 ^ syndrome[24]), sum_619 ^ sum_752, sum_650 ^ sum_738, sum_578
      ^ syndrome[21], sum_726 ^ syndrome[20], sum_733 ^ syndrome[19], syndrome[0] ^ syndrome[18],
      syndrome[7] ^ syndrome[17], sum_732 ^ syndrome[16], sum_673 ^ syndrome[15], sum_672
      ^ syndrome[14], sum_671 ^ syndrome[13], sum_663 ^ syndrome[12], sum_670 ^ syndrome[11],
      sum_669 ^ syndrome[10], sum_668 ^ syndrome[9], sum_667 ^ syndrome[8]} == 24'h000000;
  assign match[31] = {sum_587 ^ (sum_573 ^ syndrome[31]), sum_595 ^ sum_692, sum_588 ^ syndrome[29],
      sum_673 ^ syndrome[28], sum_672 ^ syndrome[27], sum_674 ^ syndrome[26], sum_680
      ^ syndrome[25], sum_650 ^ sum_720, sum_735 ^ syndrome[23], sum_595 ^ sum_741, sum_584
      ^ syndrome[21], syndrome[0] ^ syndrome[20], syndrome[7] ^ syndrome[19], syndrome[6]
      ^ syndrome[18], sum_569 ^ syndrome[17], sum_650 ^ (sum_591 ^ syndrome[16]), sum_672
      ^ syndrome[15], sum_674 ^ syndrome[14], sum_619 ^ sum_689, sum_670 ^ syndrome[12], sum_669
      ^ syndrome[11], sum_668 ^ syndrome[10], sum_677 ^ syndrome[9], sum_673
      ^ syndrome[8]} == 24'h000000;
  assign match[32] = {sum_624 ^ sum_734, sum_597 ^ sum_736, sum_660 ^ syndrome[29], sum_680
      ^ syndrome[28], sum_679 ^ syndrome[27], sum_683 ^ syndrome[26], sum_688 ^ syndrome[25],
      sum_619 ^ (sum_597 ^ syndrome[24]), sum_580 ^ sum_751, sum_753 ^ syndrome[22], sum_596
      ^ syndrome[21], syndrome[6] ^ syndrome[20], sum_569 ^ syndrome[19], sum_572 ^ syndrome[18],
      sum_577 ^ syndrome[17], sum_595 ^ sum_740, sum_674 ^ syndrome[15], sum_680 ^ syndrome[14],
      sum_707 ^ syndrome[13], sum_669 ^ syndrome[12], sum_668 ^ syndrome[11], sum_677
      ^ syndrome[10], sum_676 ^ syndrome[9], sum_672 ^ syndrome[8]} == 24'h000000;
  assign match[33] = {sum_608 ^ sum_747, sum_588 ^ sum_692, sum_705 ^ syndrome[29], sum_688
      ^ syndrome[28], sum_687 ^ syndrome[27], sum_725 ^ syndrome[26], sum_693 ^ syndrome[25],
      sum_624 ^ sum_720, sum_581 ^ xor_503, sum_582 ^ sum_744, sum_610 ^ syndrome[21], sum_572
      ^ syndrome[20], sum_577 ^ syndrome[19], sum_581 ^ syndrome[18], sum_589 ^ syndrome[17],
      sum_753 ^ syndrome[16], sum_680 ^ syndrome[15], sum_679 ^ syndrome[14], sum_597 ^ (sum_576
      ^ syndrome[13]), sum_668 ^ syndrome[12], sum_677 ^ syndrome[11], sum_676 ^ syndrome[10],
      sum_675 ^ syndrome[9], sum_674 ^ syndrome[8]} == 24'h000000;
  assign match[34] = {sum_734 ^ syndrome[3], syndrome[30] ^ (sum_591 ^ sum_662), sum_710
      ^ syndrome[29], sum_693 ^ syndrome[28], sum_731 ^ syndrome[27], sum_696 ^ syndrome[26],
      sum_700 ^ syndrome[25], sum_587 ^ (syndrome[6] ^ syndrome[24]), sum_693 ^ (sum_567
      ^ syndrome[23]), sum_739 ^ syndrome[22], sum_609 ^ syndrome[21], sum_581 ^ syndrome[20],
      sum_589 ^ syndrome[19], sum_587 ^ syndrome[18], sum_592 ^ syndrome[17], sum_582 ^ sum_750,
      sum_679 ^ syndrome[15], sum_683 ^ syndrome[14], sum_743 ^ syndrome[0], sum_677 ^ syndrome[12],
      sum_676 ^ syndrome[11], sum_675 ^ syndrome[10], sum_686 ^ syndrome[9], sum_680
      ^ syndrome[8]} == 24'h000000;
  assign match[35] = {sum_747 ^ syndrome[0], sum_746 ^ syndrome[1], sum_717 ^ syndrome[29], sum_700
      ^ syndrome[28], sum_699 ^ syndrome[27], sum_702 ^ syndrome[26], sum_583 ^ syndrome[25],
      sum_607 ^ sum_745, sum_607 ^ sum_752, sum_593 ^ sum_738, sum_606, sum_587 ^ syndrome[20],
      sum_592 ^ syndrome[19], sum_601 ^ syndrome[18], sum_600 ^ syndrome[17], sum_739
      ^ syndrome[16], sum_683 ^ syndrome[15], sum_688 ^ syndrome[14], sum_662 ^ sum_689, sum_676
      ^ syndrome[12], sum_675 ^ syndrome[11], sum_686 ^ syndrome[10], sum_685 ^ syndrome[9], sum_679
      ^ syndrome[8]} == 24'h000000;
  assign match[36] = any_342 & ~({xor_79, xor_78, xor_77, xor_76, xor_75, xor_74, xor_73,
      xor_72} == 8'h00);
  wire all_505 = match[36] & is_118;
  wire all_510 = match[36] & is_127;
  wire all_514 = match[36] & is_135;
  wire all_517 = match[36] & is_142;
  wire all_520 = match[36] & is_149;
  wire all_523 = match[36] & is_156;
  wire all_526 = match[36] & is_162;
  wire all_529 = match[36] & is_169;
  wire all_532 = match[36] & is_175;
  wire all_536 = match[36] & is_181;
  wire all_538 = match[36] & is_185;
  wire all_541 = match[36] & is_189;
  wire all_544 = match[36] & is_194;
  wire all_547 = match[36] & is_199;
  wire all_549 = match[36] & is_204;
  wire all_551 = match[36] & is_209;
  wire all_555 = match[36] & is_216;
  wire all_558 = match[36] & is_222;
  wire all_562 = match[36] & is_228;
  wire all_565 = match[36] & is_234;
  wire all_567 = match[36] & is_239;
  wire all_569 = match[36] & is_244;
  wire all_572 = match[36] & is_249;
  wire all_574 = match[36] & is_253;
  wire all_577 = match[36] & is_259;
  wire all_580 = match[36] & is_265;
  wire all_583 = match[36] & is_271;
  wire all_586 = match[36] & is_277;
  wire all_589 = match[36] & is_283;
  wire all_591 = match[36] & is_286;
  wire all_594 = match[36] & is_289;
  wire all_597 = match[36] & is_293;
  wire all_600 = match[36] & is_297;
  wire all_603 = match[36] & is_301;
  wire all_606 = match[36] & is_304;
  wire all_607 = match[36] & is_305;

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = (syndrome[0] & match[0]) | (all_505 & (xor_475 ^ xor_493));
  assign flip[1] = (syndrome[1] & match[0]) | (all_505 & (xor_476 ^ xor_494));
  assign flip[2] = (syndrome[2] & match[0]) | (all_505 & (xor_477 ^ xor_495));
  assign flip[3] = (syndrome[3] & match[0]) | (all_505 & (xor_478 ^ xor_496));
  assign flip[4] = (syndrome[4] & match[0]) | (all_505 & (xor_479 ^ xor_498));
  assign flip[5] = (syndrome[5] & match[0]) | (all_505 & (xor_480 ^ xor_499));
  assign flip[6] = (syndrome[6] & match[0]) | (all_505 & (xor_481 ^ xor_500));
  assign flip[7] = (syndrome[7] & match[0]) | (all_505 & (xor_482 ^ xor_501));
  assign flip[8] = (syndrome[0] & match[1]) | (all_510 & (xor_475 ^ xor_501));
  assign flip[9] = (syndrome[1] & match[1]) | (all_510 & (xor_476 ^ xor_507));
  assign flip[10] = (syndrome[2] & match[1]) | (all_510 & (xor_477 ^ xor_494));
  assign flip[11] = (syndrome[3] & match[1]) | (all_510 & (xor_478 ^ xor_495));
  assign flip[12] = (syndrome[4] & match[1]) | (all_510 & (xor_479 ^ xor_496));
  assign flip[13] = (syndrome[5] & match[1]) | (all_510 & (xor_480 ^ xor_508));
  assign flip[14] = (syndrome[6] & match[1]) | (all_510 & (xor_481 ^ xor_509));
  assign flip[15] = (syndrome[7] & match[1]) | (all_510 & (xor_482 ^ xor_500));
  assign flip[16] = (syndrome[0] & match[2]) | (all_514 & (xor_475 ^ xor_500));
  assign flip[17] = (syndrome[1] & match[2]) | (all_514 & (xor_476 ^ xor_511));
  assign flip[18] = (syndrome[2] & match[2]) | (all_514 & (xor_477 ^ xor_507));
  assign flip[19] = (syndrome[3] & match[2]) | (all_514 & (xor_478 ^ xor_494));
  assign flip[20] = (syndrome[4] & match[2]) | (all_514 & (xor_479 ^ xor_495));
  assign flip[21] = (syndrome[5] & match[2]) | (all_514 & (xor_480 ^ xor_512));
  assign flip[22] = (syndrome[6] & match[2]) | (all_514 & (xor_481 ^ xor_513));
  assign flip[23] = (syndrome[7] & match[2]) | (all_514 & (xor_482 ^ xor_509));
  assign flip[24] = (syndrome[0] & match[3]) | (all_517 & (xor_475 ^ xor_509));
  assign flip[25] = (syndrome[1] & match[3]) | (all_517 & (xor_476 ^ xor_515));
  assign flip[26] = (syndrome[2] & match[3]) | (all_517 & (xor_477 ^ xor_511));
  assign flip[27] = (syndrome[3] & match[3]) | (all_517 & (xor_478 ^ xor_507));
  assign flip[28] = (syndrome[4] & match[3]) | (all_517 & (xor_479 ^ xor_494));
  assign flip[29] = (syndrome[5] & match[3]) | (all_517 & (xor_480 ^ (sum_603 ^ xor_501)));
  assign flip[30] = (syndrome[6] & match[3]) | (all_517 & (xor_481 ^ xor_516));
  assign flip[31] = (syndrome[7] & match[3]) | (all_517 & (xor_482 ^ xor_513));
  assign flip[32] = (syndrome[0] & match[4]) | (all_520 & (xor_475 ^ xor_513));
  assign flip[33] = (syndrome[1] & match[4]) | (all_520 & (xor_476 ^ xor_518));
  assign flip[34] = (syndrome[2] & match[4]) | (all_520 & (xor_477 ^ xor_515));
  assign flip[35] = (syndrome[3] & match[4]) | (all_520 & (xor_478 ^ xor_511));
  assign flip[36] = (syndrome[4] & match[4]) | (all_520 & (xor_479 ^ xor_507));
  assign flip[37] = (syndrome[5] & match[4]) | (all_520 & (xor_480 ^ (sum_616 ^ xor_500)));
  assign flip[38] = (syndrome[6] & match[4]) | (all_520 & (xor_481 ^ xor_519));
  assign flip[39] = (syndrome[7] & match[4]) | (all_520 & (xor_482 ^ xor_516));
  assign flip[40] = (syndrome[0] & match[5]) | (all_523 & (xor_475 ^ xor_516));
  assign flip[41] = (syndrome[1] & match[5]) | (all_523 & (xor_476 ^ xor_521));
  assign flip[42] = (syndrome[2] & match[5]) | (all_523 & (xor_477 ^ xor_518));
  assign flip[43] = (syndrome[3] & match[5]) | (all_523 & (xor_478 ^ xor_515));
  assign flip[44] = (syndrome[4] & match[5]) | (all_523 & (xor_479 ^ xor_511));
  assign flip[45] = (syndrome[5] & match[5]) | (all_523 & (xor_480 ^ (sum_630 ^ xor_499)));
  assign flip[46] = (syndrome[6] & match[5]) | (all_523 & (xor_481 ^ xor_522));
  assign flip[47] = (syndrome[7] & match[5]) | (all_523 & (xor_482 ^ xor_519));
  assign flip[48] = (syndrome[0] & match[6]) | (all_526 & (xor_475 ^ xor_519));
  assign flip[49] = (syndrome[1] & match[6]) | (all_526 & (xor_476 ^ xor_524));
  assign flip[50] = (syndrome[2] & match[6]) | (all_526 & (xor_477 ^ xor_521));
  assign flip[51] = (syndrome[3] & match[6]) | (all_526 & (xor_478 ^ xor_518));
  assign flip[52] = (syndrome[4] & match[6]) | (all_526 & (xor_479 ^ xor_515));
  assign flip[53] = (syndrome[5] & match[6]) | (all_526 & (xor_480 ^ (sum_603 ^ xor_508)));
  assign flip[54] = (syndrome[6] & match[6]) | (all_526 & (xor_481 ^ xor_525));
  assign flip[55] = (syndrome[7] & match[6]) | (all_526 & (xor_482 ^ xor_522));
  assign flip[56] = (syndrome[0] & match[7]) | (all_529 & (xor_475 ^ xor_522));
  assign flip[57] = (syndrome[1] & match[7]) | (all_529 & (xor_476 ^ xor_527));
  assign flip[58] = (syndrome[2] & match[7]) | (all_529 & (xor_477 ^ xor_524));
  assign flip[59] = (syndrome[3] & match[7]) | (all_529 & (xor_478 ^ xor_521));
  assign flip[60] = (syndrome[4] & match[7]) | (all_529 & (xor_479 ^ xor_518));
  assign flip[61] = (syndrome[5] & match[7]) | (all_529 & (xor_480 ^ (sum_604 ^ sum_615)));
  assign flip[62] = (syndrome[6] & match[7]) | (all_529 & (xor_481 ^ xor_528));
  assign flip[63] = (syndrome[7] & match[7]) | (all_529 & (xor_482 ^ xor_525));
  assign flip[64] = (syndrome[0] & match[8]) | (all_532 & (xor_475 ^ xor_525));
  assign flip[65] = (syndrome[1] & match[8]) | (all_532 & (xor_476 ^ xor_530));
  assign flip[66] = (syndrome[2] & match[8]) | (all_532 & (xor_477 ^ xor_527));
  assign flip[67] = (syndrome[3] & match[8]) | (all_532 & (xor_478 ^ xor_524));
  assign flip[68] = (syndrome[4] & match[8]) | (all_532 & (xor_479 ^ xor_521));
  assign flip[69] = (syndrome[5] & match[8]) | (all_532 & (xor_480 ^ (sum_603 ^ sum_630)));
  assign flip[70] = (syndrome[6] & match[8]) | (all_532 & (xor_481 ^ xor_531));
  assign flip[71] = (syndrome[7] & match[8]) | (all_532 & (xor_482 ^ xor_528));
  assign flip[72] = (syndrome[0] & match[9]) | (all_536 & (xor_475 ^ xor_528));
  assign flip[73] = (syndrome[1] & match[9]) | (all_536 & (xor_476 ^ xor_534));
  assign flip[74] = (syndrome[2] & match[9]) | (all_536 & (xor_477 ^ xor_530));
  assign flip[75] = (syndrome[3] & match[9]) | (all_536 & (xor_478 ^ xor_527));
  assign flip[76] = (syndrome[4] & match[9]) | (all_536 & (xor_479 ^ xor_524));
  assign flip[77] = (syndrome[5] & match[9]) | (all_536 & (xor_480 ^ (sum_603 ^ sum_616)));
  assign flip[78] = (syndrome[6] & match[9]) | (all_536 & (xor_481 ^ xor_535));
  assign flip[79] = (syndrome[7] & match[9]) | (all_536 & (xor_482 ^ xor_531));
  assign flip[80] = (syndrome[0] & match[10]) | (all_538 & (xor_475 ^ xor_531));
  assign flip[81] = (syndrome[1] & match[10]) | (all_538 & (sum_630 ^ xor_476));
  assign flip[82] = (syndrome[2] & match[10]) | (all_538 & (xor_477 ^ xor_534));
  assign flip[83] = (syndrome[3] & match[10]) | (all_538 & (xor_478 ^ xor_530));
  assign flip[84] = (syndrome[4] & match[10]) | (all_538 & (xor_479 ^ xor_527));
  assign flip[85] = (syndrome[5] & match[10]) | (all_538 & (xor_480 ^ (sum_615 ^ sum_630)));
  assign flip[86] = (syndrome[6] & match[10]) | (all_538 & (xor_481 ^ xor_537));
  assign flip[87] = (syndrome[7] & match[10]) | (all_538 & (xor_482 ^ xor_535));
  assign flip[88] = (syndrome[0] & match[11]) | (all_541 & (xor_475 ^ xor_535));
  assign flip[89] = (syndrome[1] & match[11]) | (all_541 & (sum_603 ^ xor_476));
  assign flip[90] = (syndrome[2] & match[11]) | (all_541 & (sum_630 ^ xor_477));
  assign flip[91] = (syndrome[3] & match[11]) | (all_541 & (xor_478 ^ xor_534));
  assign flip[92] = (syndrome[4] & match[11]) | (all_541 & (xor_479 ^ xor_530));
  assign flip[93] = (syndrome[5] & match[11]) | (all_541 & (xor_480 ^ (sum_681 ^ xor_507)));
  assign flip[94] = (syndrome[6] & match[11]) | (all_541 & (xor_481 ^ xor_540));
  assign flip[95] = (syndrome[7] & match[11]) | (all_541 & (xor_482 ^ xor_537));
  assign flip[96] = (syndrome[0] & match[12]) | (all_544 & (xor_475 ^ xor_537));
  assign flip[97] = (syndrome[1] & match[12]) | (all_544 & (sum_616 ^ xor_476));
  assign flip[98] = (syndrome[2] & match[12]) | (all_544 & (sum_603 ^ xor_477));
  assign flip[99] = (syndrome[3] & match[12]) | (all_544 & (sum_630 ^ xor_478));
  assign flip[100] = (syndrome[4] & match[12]) | (all_544 & (xor_479 ^ xor_534));
  assign flip[101] = (syndrome[5] & match[12]) | (all_544 & (xor_480 ^ xor_542));
  assign flip[102] = (syndrome[6] & match[12]) | (all_544 & (xor_481 ^ xor_543));
  assign flip[103] = (syndrome[7] & match[12]) | (all_544 & (xor_482 ^ xor_540));
  assign flip[104] = (syndrome[0] & match[13]) | (all_547 & (xor_475 ^ xor_540));
  assign flip[105] = (syndrome[1] & match[13]) | (all_547 & (xor_476 ^ xor_545));
  assign flip[106] = (syndrome[2] & match[13]) | (all_547 & (sum_616 ^ xor_477));
  assign flip[107] = (syndrome[3] & match[13]) | (all_547 & (sum_603 ^ xor_478));
  assign flip[108] = (syndrome[4] & match[13]) | (all_547 & (sum_630 ^ xor_479));
  assign flip[109] = (syndrome[5] & match[13]) | (all_547 & (xor_480 ^ (sum_694 ^ (xor_494
      ^ xor_499))));
  assign flip[110] = (syndrome[6] & match[13]) | (all_547 & (xor_481 ^ xor_546));
  assign flip[111] = (syndrome[7] & match[13]) | (all_547 & (xor_482 ^ xor_543));
  assign flip[112] = (syndrome[0] & match[14]) | (all_549 & (xor_475 ^ xor_543));
  assign flip[113] = (syndrome[1] & match[14]) | (all_549 & (sum_617 ^ xor_476));
  assign flip[114] = (syndrome[2] & match[14]) | (all_549 & (xor_477 ^ xor_545));
  assign flip[115] = (syndrome[3] & match[14]) | (all_549 & (sum_616 ^ xor_478));
  assign flip[116] = (syndrome[4] & match[14]) | (all_549 & (sum_603 ^ xor_479));
  assign flip[117] = (syndrome[5] & match[14]) | (all_549 & (xor_480 ^ (sum_701 ^ xor_495)));
  assign flip[118] = (syndrome[6] & match[14]) | (all_549 & (xor_481 ^ xor_548));
  assign flip[119] = (syndrome[7] & match[14]) | (all_549 & (xor_482 ^ xor_546));
  assign flip[120] = (syndrome[0] & match[15]) | (all_551 & (xor_475 ^ xor_546));
  assign flip[121] = (syndrome[1] & match[15]) | (all_551 & (sum_631 ^ xor_476));
  assign flip[122] = (syndrome[2] & match[15]) | (all_551 & (sum_617 ^ xor_477));
  assign flip[123] = (syndrome[3] & match[15]) | (all_551 & (xor_478 ^ xor_545));
  assign flip[124] = (syndrome[4] & match[15]) | (all_551 & (sum_616 ^ xor_479));
  assign flip[125] = (syndrome[5] & match[15]) | (all_551 & (sum_695 ^ xor_480));
  assign flip[126] = (syndrome[6] & match[15]) | (all_551 & (xor_481 ^ xor_550));
  assign flip[127] = (syndrome[7] & match[15]) | (all_551 & (xor_482 ^ xor_548));
  assign flip[128] = (syndrome[0] & match[16]) | (all_555 & (xor_475 ^ xor_548));
  assign flip[129] = (syndrome[1] & match[16]) | (all_555 & (xor_476 ^ xor_552));
  assign flip[130] = (syndrome[2] & match[16]) | (all_555 & (sum_631 ^ xor_477));
  assign flip[131] = (syndrome[3] & match[16]) | (all_555 & (sum_617 ^ xor_478));
  assign flip[132] = (syndrome[4] & match[16]) | (all_555 & (xor_479 ^ xor_545));
  assign flip[133] = (syndrome[5] & match[16]) | (all_555 & (xor_480 ^ xor_553));
  assign flip[134] = (syndrome[6] & match[16]) | (all_555 & (xor_481 ^ xor_554));
  assign flip[135] = (syndrome[7] & match[16]) | (all_555 & (xor_482 ^ xor_550));
  assign flip[136] = (syndrome[0] & match[17]) | (all_558 & (xor_475 ^ xor_550));
  assign flip[137] = (syndrome[1] & match[17]) | (all_558 & (xor_476 ^ xor_556));
  assign flip[138] = (syndrome[2] & match[17]) | (all_558 & (xor_477 ^ xor_552));
  assign flip[139] = (syndrome[3] & match[17]) | (all_558 & (sum_631 ^ xor_478));
  assign flip[140] = (syndrome[4] & match[17]) | (all_558 & (sum_617 ^ xor_479));
  assign flip[141] = (syndrome[5] & match[17]) | (all_558 & (xor_480 ^ (sum_631 ^ xor_501)));
  assign flip[142] = (syndrome[6] & match[17]) | (all_558 & (xor_481 ^ xor_557));
  assign flip[143] = (syndrome[7] & match[17]) | (all_558 & (xor_482 ^ xor_554));
  assign flip[144] = (syndrome[0] & match[18]) | (all_562 & (xor_475 ^ xor_554));
  assign flip[145] = (syndrome[1] & match[18]) | (all_562 & (xor_476 ^ xor_560));
  assign flip[146] = (syndrome[2] & match[18]) | (all_562 & (xor_477 ^ xor_556));
  assign flip[147] = (syndrome[3] & match[18]) | (all_562 & (xor_478 ^ xor_552));
  assign flip[148] = (syndrome[4] & match[18]) | (all_562 & (sum_631 ^ xor_479));
  assign flip[149] = (syndrome[5] & match[18]) | (all_562 & (xor_480 ^ (sum_630 ^ xor_498)));
  assign flip[150] = (syndrome[6] & match[18]) | (all_562 & (xor_481 ^ xor_561));
  assign flip[151] = (syndrome[7] & match[18]) | (all_562 & (xor_482 ^ xor_557));
  assign flip[152] = (syndrome[0] & match[19]) | (all_565 & (xor_475 ^ xor_557));
  assign flip[153] = (syndrome[1] & match[19]) | (all_565 & (xor_476 ^ xor_563));
  assign flip[154] = (syndrome[2] & match[19]) | (all_565 & (xor_477 ^ xor_560));
  assign flip[155] = (syndrome[3] & match[19]) | (all_565 & (xor_478 ^ xor_556));
  assign flip[156] = (syndrome[4] & match[19]) | (all_565 & (xor_479 ^ xor_552));
  assign flip[157] = (syndrome[5] & match[19]) | (all_565 & (sum_681 ^ xor_480));
  assign flip[158] = (syndrome[6] & match[19]) | (all_565 & (xor_481 ^ xor_564));
  assign flip[159] = (syndrome[7] & match[19]) | (all_565 & (xor_482 ^ xor_561));
  assign flip[160] = (syndrome[0] & match[20]) | (all_567 & (xor_475 ^ xor_561));
  assign flip[161] = (syndrome[1] & match[20]) | (all_567 & (sum_701 ^ xor_476));
  assign flip[162] = (syndrome[2] & match[20]) | (all_567 & (xor_477 ^ xor_563));
  assign flip[163] = (syndrome[3] & match[20]) | (all_567 & (xor_478 ^ xor_560));
  assign flip[164] = (syndrome[4] & match[20]) | (all_567 & (xor_479 ^ xor_556));
  assign flip[165] = (syndrome[5] & match[20]) | (all_567 & (xor_480 ^ (sum_616 ^ xor_495)));
  assign flip[166] = (syndrome[6] & match[20]) | (all_567 & (xor_481 ^ xor_566));
  assign flip[167] = (syndrome[7] & match[20]) | (all_567 & (xor_482 ^ xor_564));
  assign flip[168] = (syndrome[0] & match[21]) | (all_569 & (xor_475 ^ xor_564));
  assign flip[169] = (syndrome[1] & match[21]) | (all_569 & (sum_604 ^ xor_476));
  assign flip[170] = (syndrome[2] & match[21]) | (all_569 & (sum_701 ^ xor_477));
  assign flip[171] = (syndrome[3] & match[21]) | (all_569 & (xor_478 ^ xor_563));
  assign flip[172] = (syndrome[4] & match[21]) | (all_569 & (xor_479 ^ xor_560));
  assign flip[173] = (syndrome[5] & match[21]) | (all_569 & (xor_480 ^ (sum_659 ^ xor_512)));
  assign flip[174] = (syndrome[6] & match[21]) | (all_569 & (xor_481 ^ xor_568));
  assign flip[175] = (syndrome[7] & match[21]) | (all_569 & (xor_482 ^ xor_566));
  assign flip[176] = (syndrome[0] & match[22]) | (all_572 & (xor_475 ^ xor_566));
  assign flip[177] = (syndrome[1] & match[22]) | (all_572 & (xor_476 ^ xor_570));
  assign flip[178] = (syndrome[2] & match[22]) | (all_572 & (sum_604 ^ xor_477));
  assign flip[179] = (syndrome[3] & match[22]) | (all_572 & (sum_701 ^ xor_478));
  assign flip[180] = (syndrome[4] & match[22]) | (all_572 & (xor_479 ^ xor_563));
  assign flip[181] = (syndrome[5] & match[22]) | (all_572 & (xor_480 ^ (sum_617 ^ xor_507)));
  assign flip[182] = (syndrome[6] & match[22]) | (all_572 & (xor_481 ^ xor_571));
  assign flip[183] = (syndrome[7] & match[22]) | (all_572 & (xor_482 ^ xor_568));
  assign flip[184] = (syndrome[0] & match[23]) | (all_574 & (xor_475 ^ xor_568));
  assign flip[185] = (syndrome[1] & match[23]) | (all_574 & (xor_476 ^ xor_573));
  assign flip[186] = (syndrome[2] & match[23]) | (all_574 & (xor_477 ^ xor_570));
  assign flip[187] = (syndrome[3] & match[23]) | (all_574 & (sum_604 ^ xor_478));
  assign flip[188] = (syndrome[4] & match[23]) | (all_574 & (sum_701 ^ xor_479));
  assign flip[189] = (syndrome[5] & match[23]) | (all_574 & (xor_480 ^ (sum_631 ^ xor_511)));
  assign flip[190] = (syndrome[6] & match[23]) | (all_574 & (sum_713 ^ xor_481));
  assign flip[191] = (syndrome[7] & match[23]) | (all_574 & (xor_482 ^ xor_571));
  assign flip[192] = (syndrome[0] & match[24]) | (all_577 & (xor_475 ^ xor_571));
  assign flip[193] = (syndrome[1] & match[24]) | (all_577 & (xor_476 ^ xor_575));
  assign flip[194] = (syndrome[2] & match[24]) | (all_577 & (xor_477 ^ xor_573));
  assign flip[195] = (syndrome[3] & match[24]) | (all_577 & (xor_478 ^ xor_570));
  assign flip[196] = (syndrome[4] & match[24]) | (all_577 & (sum_604 ^ xor_479));
  assign flip[197] = (syndrome[5] & match[24]) | (all_577 & (xor_480 ^ (sum_701 ^ xor_571)));
  assign flip[198] = (syndrome[6] & match[24]) | (all_577 & (xor_481 ^ xor_576));
  assign flip[199] = (syndrome[7] & match[24]) | (all_577 & (sum_713 ^ xor_482));
  assign flip[200] = (syndrome[0] & match[25]) | (all_580 & (sum_713 ^ xor_475));
  assign flip[201] = (syndrome[1] & match[25]) | (all_580 & (xor_476 ^ xor_578));
  assign flip[202] = (syndrome[2] & match[25]) | (all_580 & (xor_477 ^ xor_575));
  assign flip[203] = (syndrome[3] & match[25]) | (all_580 & (xor_478 ^ xor_573));
  assign flip[204] = (syndrome[4] & match[25]) | (all_580 & (xor_479 ^ xor_570));
  assign flip[205] = (syndrome[5] & match[25]) | (all_580 & (xor_480 ^ (sum_604 ^ sum_713)));
  assign flip[206] = (syndrome[6] & match[25]) | (all_580 & (xor_481 ^ xor_579));
  assign flip[207] = (syndrome[7] & match[25]) | (all_580 & (xor_482 ^ xor_576));
  assign flip[208] = (syndrome[0] & match[26]) | (all_583 & (xor_475 ^ xor_576));
  assign flip[209] = (syndrome[1] & match[26]) | (all_583 & (xor_476 ^ xor_581));
  assign flip[210] = (syndrome[2] & match[26]) | (all_583 & (xor_477 ^ xor_578));
  assign flip[211] = (syndrome[3] & match[26]) | (all_583 & (xor_478 ^ xor_575));
  assign flip[212] = (syndrome[4] & match[26]) | (all_583 & (xor_479 ^ xor_573));
  assign flip[213] = (syndrome[5] & match[26]) | (all_583 & (xor_480 ^ (sum_615 ^ sum_748)));
  assign flip[214] = (syndrome[6] & match[26]) | (all_583 & (xor_481 ^ xor_582));
  assign flip[215] = (syndrome[7] & match[26]) | (all_583 & (xor_482 ^ xor_579));
  assign flip[216] = (syndrome[0] & match[27]) | (all_586 & (xor_475 ^ xor_579));
  assign flip[217] = (syndrome[1] & match[27]) | (all_586 & (xor_476 ^ xor_584));
  assign flip[218] = (syndrome[2] & match[27]) | (all_586 & (xor_477 ^ xor_581));
  assign flip[219] = (syndrome[3] & match[27]) | (all_586 & (xor_478 ^ xor_578));
  assign flip[220] = (syndrome[4] & match[27]) | (all_586 & (xor_479 ^ xor_575));
  assign flip[221] = (syndrome[5] & match[27]) | (all_586 & (xor_480 ^ (sum_681 ^ xor_534)));
  assign flip[222] = (syndrome[6] & match[27]) | (all_586 & (xor_481 ^ xor_585));
  assign flip[223] = (syndrome[7] & match[27]) | (all_586 & (xor_482 ^ xor_582));
  assign flip[224] = (syndrome[0] & match[28]) | (all_589 & (xor_475 ^ xor_582));
  assign flip[225] = (syndrome[1] & match[28]) | (all_589 & (xor_476 ^ xor_587));
  assign flip[226] = (syndrome[2] & match[28]) | (all_589 & (xor_477 ^ xor_584));
  assign flip[227] = (syndrome[3] & match[28]) | (all_589 & (xor_478 ^ xor_581));
  assign flip[228] = (syndrome[4] & match[28]) | (all_589 & (xor_479 ^ xor_578));
  assign flip[229] = (syndrome[5] & match[28]) | (all_589 & (xor_480 ^ (sum_646 ^ xor_534)));
  assign flip[230] = (syndrome[6] & match[28]) | (all_589 & (xor_481 ^ xor_588));
  assign flip[231] = (syndrome[7] & match[28]) | (all_589 & (xor_482 ^ xor_585));
  assign flip[232] = (syndrome[0] & match[29]) | (all_591 & (xor_475 ^ xor_585));
  assign flip[233] = (syndrome[1] & match[29]) | (all_591 & (xor_476 ^ xor_590));
  assign flip[234] = (syndrome[2] & match[29]) | (all_591 & (xor_477 ^ xor_587));
  assign flip[235] = (syndrome[3] & match[29]) | (all_591 & (xor_478 ^ xor_584));
  assign flip[236] = (syndrome[4] & match[29]) | (all_591 & (xor_479 ^ xor_581));
  assign flip[237] = (syndrome[5] & match[29]) | (all_591 & (xor_480 ^ (sum_659 ^ sum_748)));
  assign flip[238] = (syndrome[6] & match[29]) | (all_591 & (sum_748 ^ xor_481));
  assign flip[239] = (syndrome[7] & match[29]) | (all_591 & (xor_482 ^ xor_588));
  assign flip[240] = (syndrome[0] & match[30]) | (all_594 & (xor_475 ^ xor_588));
  assign flip[241] = (syndrome[1] & match[30]) | (all_594 & (xor_476 ^ xor_592));
  assign flip[242] = (syndrome[2] & match[30]) | (all_594 & (xor_477 ^ xor_590));
  assign flip[243] = (syndrome[3] & match[30]) | (all_594 & (xor_478 ^ xor_587));
  assign flip[244] = (syndrome[4] & match[30]) | (all_594 & (xor_479 ^ xor_584));
  assign flip[245] = (syndrome[5] & match[30]) | (all_594 & (xor_480 ^ (sum_615 ^ xor_553)));
  assign flip[246] = (syndrome[6] & match[30]) | (all_594 & (xor_481 ^ xor_593));
  assign flip[247] = (syndrome[7] & match[30]) | (all_594 & (sum_748 ^ xor_482));
  assign flip[248] = (syndrome[0] & match[31]) | (all_597 & (sum_748 ^ xor_475));
  assign flip[249] = (syndrome[1] & match[31]) | (all_597 & (xor_476 ^ xor_595));
  assign flip[250] = (syndrome[2] & match[31]) | (all_597 & (xor_477 ^ xor_592));
  assign flip[251] = (syndrome[3] & match[31]) | (all_597 & (xor_478 ^ xor_590));
  assign flip[252] = (syndrome[4] & match[31]) | (all_597 & (xor_479 ^ xor_587));
  assign flip[253] = (syndrome[5] & match[31]) | (all_597 & (xor_480 ^ (sum_631 ^ sum_694)));
  assign flip[254] = (syndrome[6] & match[31]) | (all_597 & (xor_481 ^ xor_596));
  assign flip[255] = (syndrome[7] & match[31]) | (all_597 & (xor_482 ^ xor_593));
  assign flip[256] = (syndrome[0] & match[32]) | (all_600 & (xor_475 ^ xor_593));
  assign flip[257] = (syndrome[1] & match[32]) | (all_600 & (xor_476 ^ xor_598));
  assign flip[258] = (syndrome[2] & match[32]) | (all_600 & (xor_477 ^ xor_595));
  assign flip[259] = (syndrome[3] & match[32]) | (all_600 & (xor_478 ^ xor_592));
  assign flip[260] = (syndrome[4] & match[32]) | (all_600 & (xor_479 ^ xor_590));
  assign flip[261] = (syndrome[5] & match[32]) | (all_600 & (xor_480 ^ (sum_637 ^ sum_701)));
  assign flip[262] = (syndrome[6] & match[32]) | (all_600 & (xor_481 ^ xor_599));
  assign flip[263] = (syndrome[7] & match[32]) | (all_600 & (xor_482 ^ xor_596));
  assign flip[264] = (syndrome[0] & match[33]) | (all_603 & (xor_475 ^ xor_596));
  assign flip[265] = (syndrome[1] & match[33]) | (all_603 & (xor_476 ^ xor_601));
  assign flip[266] = (syndrome[2] & match[33]) | (all_603 & (xor_477 ^ xor_598));
  assign flip[267] = (syndrome[3] & match[33]) | (all_603 & (xor_478 ^ xor_595));
  assign flip[268] = (syndrome[4] & match[33]) | (all_603 & (xor_479 ^ xor_592));
  assign flip[269] = (syndrome[5] & match[33]) | (all_603 & (xor_480 ^ (sum_695 ^ xor_495)));
  assign flip[270] = (syndrome[6] & match[33]) | (all_603 & (xor_481 ^ xor_602));
  assign flip[271] = (syndrome[7] & match[33]) | (all_603 & (xor_482 ^ xor_599));
  assign flip[272] = (syndrome[0] & match[34]) | (all_606 & (xor_475 ^ xor_599));
  assign flip[273] = (syndrome[1] & match[34]) | (all_606 & (xor_476 ^ xor_604));
  assign flip[274] = (syndrome[2] & match[34]) | (all_606 & (xor_477 ^ xor_601));
  assign flip[275] = (syndrome[3] & match[34]) | (all_606 & (xor_478 ^ xor_598));
  assign flip[276] = (syndrome[4] & match[34]) | (all_606 & (xor_479 ^ xor_595));
  assign flip[277] = (syndrome[5] & match[34]) | (all_606 & (xor_480 ^ (sum_617 ^ sum_657)));
  assign flip[278] = (syndrome[6] & match[34]) | (all_606 & (xor_481 ^ xor_605));
  assign flip[279] = (syndrome[7] & match[34]) | (all_606 & (xor_482 ^ xor_602));
  assign flip[280] = (syndrome[0] & match[35]) | (all_607 & (xor_475 ^ xor_602));
  assign flip[281] = (syndrome[1] & match[35]) | (all_607 & (xor_476 ^ (sum_659 ^ xor_496)));
  assign flip[282] = (syndrome[2] & match[35]) | (all_607 & (xor_477 ^ xor_604));
  assign flip[283] = (syndrome[3] & match[35]) | (all_607 & (xor_478 ^ xor_601));
  assign flip[284] = (syndrome[4] & match[35]) | (all_607 & (xor_479 ^ xor_598));
  assign flip[285] = (syndrome[5] & match[35]) | (all_607 & (xor_480 ^ (sum_631 ^ xor_493)));
  assign flip[286] = (syndrome[6] & match[35]) | (all_607 & (xor_481 ^ (sum_602 ^ xor_507)));
  assign flip[287] = (syndrome[7] & match[35]) | (all_607 & (xor_482 ^ xor_605));

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~is_47;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = nonzero & hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // rs_dsc_cw_dec

`default_nettype wire
