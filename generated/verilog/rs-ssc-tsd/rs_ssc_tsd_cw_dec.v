// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) SSC-TSD: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-ssc-tsd with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog rs-ssc-tsd --out DIR
`default_nettype none

// Decodes one (288,256) codeword. Combinational.
module rs_ssc_tsd_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[88] ^ codeword_i[240];
  wire sum_1 = codeword_i[104] ^ sum_0;
  wire sum_2 = codeword_i[64] ^ codeword_i[280];
  wire sum_3 = sum_2 ^ (codeword_i[168] ^ codeword_i[184]);
  wire sum_4 = codeword_i[8] ^ codeword_i[224];
  wire sum_5 = codeword_i[32] ^ sum_4;
  wire sum_6 = codeword_i[56] ^ codeword_i[208];
  wire sum_7 = codeword_i[80] ^ sum_6;
  wire sum_8 = codeword_i[0] ^ codeword_i[264];
  wire sum_9 = codeword_i[216] ^ codeword_i[272];
  wire sum_10 = codeword_i[72] ^ codeword_i[160];
  wire sum_11 = codeword_i[176] ^ (codeword_i[96] ^ sum_10);
  wire sum_12 = sum_11 ^ (sum_8 ^ sum_9);
  wire sum_13 = codeword_i[120] ^ codeword_i[232];
  wire sum_14 = codeword_i[40] ^ codeword_i[112];
  wire xor_0 = (((codeword_i[200] ^ codeword_i[248]) ^ (codeword_i[152] ^ codeword_i[192]))
      ^ ((codeword_i[136] ^ codeword_i[144]) ^ (codeword_i[48] ^ codeword_i[128]))) ^ ((sum_13
      ^ (codeword_i[16] ^ codeword_i[24])) ^ (codeword_i[256] ^ sum_14));
  wire sum_15 = codeword_i[105] ^ (codeword_i[9] ^ codeword_i[161]);
  wire sum_16 = codeword_i[49] ^ codeword_i[89];
  wire sum_17 = codeword_i[265] ^ sum_16;
  wire sum_18 = codeword_i[129] ^ codeword_i[201];
  wire sum_19 = codeword_i[33] ^ sum_18;
  wire sum_20 = codeword_i[65] ^ codeword_i[145];
  wire sum_21 = codeword_i[281] ^ sum_20;
  wire sum_22 = codeword_i[81] ^ codeword_i[225];
  wire sum_23 = codeword_i[169] ^ sum_22;
  wire sum_24 = codeword_i[97] ^ sum_23;
  wire sum_25 = codeword_i[185] ^ codeword_i[273];
  wire sum_26 = codeword_i[25] ^ codeword_i[73];
  wire sum_27 = codeword_i[1] ^ codeword_i[217];
  wire sum_28 = codeword_i[57] ^ codeword_i[209];
  wire sum_29 = codeword_i[41] ^ codeword_i[113];
  wire xor_1 = (((codeword_i[177] ^ codeword_i[193]) ^ (codeword_i[137] ^ codeword_i[153]))
      ^ (sum_25 ^ (codeword_i[17] ^ codeword_i[121]))) ^ ((sum_26 ^ sum_27) ^ (sum_28 ^ sum_29));
  wire sum_30 = codeword_i[50] ^ codeword_i[202];
  wire sum_31 = codeword_i[2] ^ (codeword_i[66] ^ codeword_i[186]);
  wire sum_32 = codeword_i[34] ^ codeword_i[58];
  wire sum_33 = sum_32 ^ (codeword_i[130] ^ codeword_i[250]);
  wire sum_34 = codeword_i[74] ^ codeword_i[274];
  wire sum_35 = codeword_i[266] ^ sum_34;
  wire sum_36 = codeword_i[114] ^ codeword_i[258];
  wire sum_37 = codeword_i[90] ^ sum_36;
  wire sum_38 = codeword_i[82] ^ codeword_i[282];
  wire sum_39 = codeword_i[170] ^ sum_38;
  wire sum_40 = sum_37 ^ sum_39;
  wire sum_41 = codeword_i[26] ^ sum_40;
  wire sum_42 = codeword_i[122] ^ codeword_i[178];
  wire sum_43 = codeword_i[42] ^ codeword_i[194];
  wire xor_2 = (((codeword_i[226] ^ codeword_i[234]) ^ (codeword_i[210] ^ codeword_i[218]))
      ^ ((codeword_i[154] ^ codeword_i[162]) ^ (codeword_i[138] ^ codeword_i[146])))
      ^ (((codeword_i[98] ^ codeword_i[106]) ^ (codeword_i[10] ^ codeword_i[18])) ^ (sum_42
      ^ sum_43));
  wire sum_44 = codeword_i[35] ^ codeword_i[163];
  wire sum_45 = codeword_i[11] ^ sum_44;
  wire sum_46 = codeword_i[99] ^ codeword_i[115];
  wire sum_47 = codeword_i[187] ^ sum_46;
  wire sum_48 = codeword_i[75] ^ codeword_i[219];
  wire sum_49 = codeword_i[275] ^ sum_48;
  wire sum_50 = codeword_i[91] ^ codeword_i[179];
  wire sum_51 = codeword_i[27] ^ sum_50;
  wire sum_52 = codeword_i[67] ^ codeword_i[267];
  wire sum_53 = codeword_i[107] ^ codeword_i[139];
  wire sum_54 = sum_53 ^ (codeword_i[235] ^ sum_52);
  wire sum_55 = codeword_i[211] ^ codeword_i[243];
  wire sum_56 = codeword_i[283] ^ sum_55;
  wire sum_57 = codeword_i[131] ^ sum_56;
  wire sum_58 = codeword_i[83] ^ codeword_i[195];
  wire sum_59 = codeword_i[19] ^ sum_58;
  wire sum_60 = codeword_i[123] ^ sum_59;
  wire sum_61 = codeword_i[3] ^ codeword_i[147];
  wire xor_3 = (sum_60 ^ ((codeword_i[227] ^ codeword_i[251]) ^ (codeword_i[171]
      ^ codeword_i[203]))) ^ (((codeword_i[59] ^ codeword_i[155]) ^ (codeword_i[43]
      ^ codeword_i[51])) ^ (codeword_i[259] ^ sum_61));
  wire sum_62 = codeword_i[108] ^ codeword_i[132];
  wire sum_63 = codeword_i[20] ^ sum_62;
  wire sum_64 = codeword_i[28] ^ codeword_i[180];
  wire sum_65 = codeword_i[124] ^ sum_64;
  wire sum_66 = codeword_i[44] ^ codeword_i[196];
  wire sum_67 = codeword_i[172] ^ sum_66;
  wire sum_68 = codeword_i[36] ^ codeword_i[188];
  wire sum_69 = codeword_i[140] ^ sum_68;
  wire sum_70 = codeword_i[84] ^ sum_69;
  wire sum_71 = codeword_i[76] ^ codeword_i[276];
  wire sum_72 = codeword_i[204] ^ codeword_i[236];
  wire sum_73 = sum_71 ^ sum_72;
  wire sum_74 = codeword_i[220] ^ sum_73;
  wire sum_75 = codeword_i[68] ^ codeword_i[268];
  wire sum_76 = codeword_i[100] ^ sum_75;
  wire sum_77 = sum_76 ^ (codeword_i[116] ^ codeword_i[228]);
  wire sum_78 = codeword_i[60] ^ codeword_i[148];
  wire sum_79 = codeword_i[52] ^ codeword_i[164];
  wire sum_80 = codeword_i[244] ^ sum_79;
  wire sum_81 = codeword_i[37] ^ codeword_i[165];
  wire sum_82 = codeword_i[189] ^ sum_81;
  wire sum_83 = codeword_i[101] ^ codeword_i[133];
  wire sum_84 = codeword_i[181] ^ sum_83;
  wire sum_85 = codeword_i[77] ^ codeword_i[277];
  wire sum_86 = codeword_i[29] ^ sum_85;
  wire sum_87 = codeword_i[109] ^ codeword_i[125];
  wire sum_88 = sum_87 ^ (codeword_i[221] ^ (codeword_i[13] ^ codeword_i[245]));
  wire sum_89 = codeword_i[45] ^ codeword_i[197];
  wire sum_90 = codeword_i[141] ^ (codeword_i[229] ^ sum_89);
  wire sum_91 = codeword_i[69] ^ codeword_i[269];
  wire sum_92 = codeword_i[21] ^ sum_91;
  wire sum_93 = codeword_i[173] ^ sum_92;
  wire sum_94 = codeword_i[5] ^ codeword_i[85];
  wire sum_95 = codeword_i[61] ^ codeword_i[237];
  wire sum_96 = codeword_i[117] ^ codeword_i[253];
  wire sum_97 = codeword_i[14] ^ codeword_i[238];
  wire sum_98 = codeword_i[166] ^ codeword_i[254];
  wire sum_99 = codeword_i[102] ^ codeword_i[158];
  wire sum_100 = codeword_i[38] ^ codeword_i[118];
  wire sum_101 = codeword_i[214] ^ sum_100;
  wire sum_102 = codeword_i[70] ^ codeword_i[270];
  wire sum_103 = codeword_i[198] ^ sum_102;
  wire sum_104 = codeword_i[142] ^ sum_103;
  wire sum_105 = codeword_i[62] ^ codeword_i[262];
  wire sum_106 = codeword_i[94] ^ sum_105;
  wire sum_107 = codeword_i[174] ^ sum_106;
  wire sum_108 = codeword_i[230] ^ codeword_i[246];
  wire sum_109 = codeword_i[22] ^ codeword_i[222];
  wire sum_110 = codeword_i[30] ^ codeword_i[278];
  wire xor_4 = (((codeword_i[150] ^ codeword_i[182]) ^ (codeword_i[126] ^ codeword_i[134]))
      ^ ((codeword_i[86] ^ codeword_i[110]) ^ (codeword_i[54] ^ codeword_i[78]))) ^ ((sum_108
      ^ (codeword_i[6] ^ codeword_i[46])) ^ (sum_109 ^ sum_110));
  wire sum_111 = codeword_i[151] ^ codeword_i[231];
  wire sum_112 = codeword_i[55] ^ codeword_i[143];
  wire sum_113 = codeword_i[111] ^ codeword_i[287];
  wire sum_114 = codeword_i[15] ^ codeword_i[79];
  wire sum_115 = codeword_i[63] ^ codeword_i[263];
  wire xor_5 = (((codeword_i[207] ^ codeword_i[223]) ^ (codeword_i[127] ^ codeword_i[167]))
      ^ (sum_111 ^ (codeword_i[95] ^ codeword_i[103]))) ^ ((sum_112 ^ sum_113) ^ (sum_114
      ^ sum_115));
  wire sum_116 = codeword_i[87] ^ codeword_i[247];
  wire sum_117 = codeword_i[39] ^ sum_116;
  wire sum_118 = codeword_i[23] ^ codeword_i[175];
  wire sum_119 = codeword_i[135] ^ (codeword_i[215] ^ sum_118);
  wire sum_120 = codeword_i[31] ^ codeword_i[119];
  wire sum_121 = codeword_i[183] ^ sum_120;
  wire sum_122 = codeword_i[7] ^ (codeword_i[159] ^ sum_121);
  wire sum_123 = codeword_i[71] ^ codeword_i[271];
  wire sum_124 = codeword_i[199] ^ sum_123;
  wire sum_125 = codeword_i[191] ^ codeword_i[255];
  wire sum_126 = sum_125 ^ (codeword_i[47] ^ sum_124);
  wire sum_127 = codeword_i[155] ^ codeword_i[161];
  wire sum_128 = sum_30 ^ sum_114;
  wire sum_129 = codeword_i[100] ^ codeword_i[121];
  wire sum_130 = codeword_i[43] ^ sum_129;
  wire sum_131 = sum_128 ^ sum_130;
  wire sum_132 = sum_131 ^ (sum_100 ^ sum_127);
  wire sum_133 = codeword_i[102] ^ codeword_i[130];
  wire sum_134 = codeword_i[126] ^ codeword_i[144];
  wire sum_135 = sum_133 ^ sum_134;
  wire sum_136 = codeword_i[22] ^ codeword_i[93];
  wire sum_137 = sum_36 ^ (sum_135 ^ sum_136);
  wire sum_138 = codeword_i[139] ^ sum_68;
  wire sum_139 = sum_28 ^ sum_138;
  wire sum_140 = codeword_i[215] ^ codeword_i[229];
  wire sum_141 = codeword_i[222] ^ sum_140;
  wire sum_142 = sum_113 ^ sum_141;
  wire sum_143 = sum_139 ^ sum_142;
  wire sum_144 = codeword_i[95] ^ codeword_i[123];
  wire sum_145 = codeword_i[137] ^ sum_144;
  wire sum_146 = codeword_i[64] ^ codeword_i[116];
  wire sum_147 = sum_145 ^ sum_146;
  wire sum_148 = codeword_i[195] ^ sum_147;
  wire sum_149 = codeword_i[136] ^ sum_62;
  wire sum_150 = codeword_i[147] ^ codeword_i[153];
  wire sum_151 = codeword_i[122] ^ sum_150;
  wire sum_152 = sum_149 ^ sum_151;
  wire sum_153 = codeword_i[94] ^ sum_152;
  wire sum_154 = codeword_i[239] ^ sum_153;
  wire sum_155 = codeword_i[135] ^ codeword_i[177];
  wire sum_156 = codeword_i[142] ^ codeword_i[184];
  wire sum_157 = sum_156 ^ (sum_154 ^ sum_155);
  wire sum_158 = codeword_i[226] ^ codeword_i[233];
  wire sum_159 = codeword_i[96] ^ codeword_i[205];
  wire sum_160 = codeword_i[89] ^ sum_159;
  wire sum_161 = codeword_i[54] ^ sum_48;
  wire sum_162 = codeword_i[261] ^ sum_161;
  wire sum_163 = codeword_i[134] ^ codeword_i[141];
  wire sum_164 = codeword_i[127] ^ codeword_i[176];
  wire sum_165 = sum_163 ^ sum_164;
  wire sum_166 = codeword_i[59] ^ codeword_i[190];
  wire sum_167 = codeword_i[73] ^ codeword_i[232];
  wire sum_168 = codeword_i[218] ^ sum_167;
  wire sum_169 = sum_166 ^ sum_168;
  wire sum_170 = sum_121 ^ sum_169;
  wire sum_171 = codeword_i[162] ^ codeword_i[169];
  wire sum_172 = codeword_i[168] ^ sum_171;
  wire sum_173 = codeword_i[148] ^ codeword_i[154];
  wire sum_174 = codeword_i[39] ^ sum_173;
  wire sum_175 = sum_172 ^ sum_174;
  wire sum_176 = codeword_i[60] ^ sum_22;
  wire sum_177 = sum_89 ^ sum_176;
  wire sum_178 = sum_175 ^ sum_177;
  wire sum_179 = sum_178 ^ (sum_165 ^ sum_170);
  wire sum_180 = (sum_0 ^ sum_158) ^ (sum_179 ^ (sum_75 ^ (sum_160 ^ sum_162)));
  wire sum_181 = codeword_i[140] ^ codeword_i[146];
  wire sum_182 = sum_83 ^ sum_181;
  wire sum_183 = codeword_i[115] ^ sum_182;
  wire sum_184 = codeword_i[52] ^ codeword_i[80];
  wire sum_185 = sum_184 ^ (codeword_i[212] ^ sum_183);
  wire sum_186 = codeword_i[107] ^ codeword_i[174];
  wire sum_187 = codeword_i[128] ^ codeword_i[181];
  wire sum_188 = sum_186 ^ sum_187;
  wire sum_189 = codeword_i[167] ^ sum_188;
  wire sum_190 = sum_9 ^ sum_189;
  wire sum_191 = codeword_i[198] ^ sum_190;
  wire sum_192 = codeword_i[29] ^ codeword_i[257];
  wire sum_193 = codeword_i[129] ^ codeword_i[275];
  wire sum_194 = codeword_i[254] ^ sum_193;
  wire sum_195 = codeword_i[47] ^ codeword_i[156];
  wire sum_196 = sum_194 ^ sum_195;
  wire xor_6 = ((((codeword_i[250] ^ codeword_i[251]) ^ (codeword_i[66] ^ codeword_i[160]))
      ^ (sum_108 ^ sum_192)) ^ ((sum_8 ^ sum_95) ^ (sum_55 ^ sum_72))) ^ (sum_196 ^ (sum_39
      ^ (codeword_i[223] ^ codeword_i[244])));
  wire sum_197 = codeword_i[253] ^ codeword_i[281];
  wire sum_198 = codeword_i[46] ^ sum_34;
  wire sum_199 = sum_197 ^ sum_198;
  wire sum_200 = codeword_i[265] ^ sum_199;
  wire sum_201 = codeword_i[191] ^ sum_52;
  wire sum_202 = sum_200 ^ sum_201;
  wire sum_203 = codeword_i[53] ^ codeword_i[260];
  wire sum_204 = sum_202 ^ sum_203;
  wire sum_205 = sum_204 ^ (codeword_i[86] ^ codeword_i[149]);
  wire sum_206 = sum_87 ^ sum_116;
  wire sum_207 = codeword_i[163] ^ sum_206;
  wire sum_208 = sum_205 ^ sum_207;
  wire sum_209 = codeword_i[132] ^ codeword_i[206];
  wire sum_210 = codeword_i[183] ^ codeword_i[216];
  wire xor_7 = (((codeword_i[138] ^ codeword_i[178]) ^ (codeword_i[90] ^ codeword_i[225]))
      ^ (sum_192 ^ (codeword_i[1] ^ codeword_i[8]))) ^ ((sum_209 ^ sum_210) ^ (sum_2 ^ sum_58));
  wire sum_211 = codeword_i[157] ^ codeword_i[185];
  wire sum_212 = codeword_i[238] ^ codeword_i[248];
  wire sum_213 = codeword_i[274] ^ sum_197;
  wire sum_214 = codeword_i[267] ^ sum_91;
  wire sum_215 = codeword_i[86] ^ codeword_i[210];
  wire sum_216 = codeword_i[266] ^ sum_215;
  wire sum_217 = codeword_i[146] ^ sum_216;
  wire xor_8 = (xor_7 ^ (((sum_136 ^ sum_211) ^ (sum_105 ^ sum_212)) ^ (sum_213 ^ (codeword_i[239]
      ^ sum_89)))) ^ ((sum_74 ^ (sum_214 ^ (codeword_i[31] ^ codeword_i[213]))) ^ (sum_57
      ^ sum_217));
  wire sum_218 = codeword_i[103] ^ codeword_i[152];
  wire sum_219 = codeword_i[117] ^ sum_218;
  wire sum_220 = codeword_i[37] ^ sum_219;
  wire sum_221 = codeword_i[245] ^ codeword_i[250];
  wire sum_222 = codeword_i[264] ^ sum_221;
  wire sum_223 = sum_138 ^ sum_222;
  wire sum_224 = codeword_i[153] ^ sum_223;
  wire sum_225 = codeword_i[252] ^ sum_131;
  wire sum_226 = codeword_i[231] ^ sum_184;
  wire sum_227 = codeword_i[227] ^ codeword_i[234];
  wire sum_228 = codeword_i[241] ^ sum_227;
  wire sum_229 = sum_226 ^ sum_228;
  wire sum_230 = codeword_i[164] ^ sum_229;
  wire sum_231 = codeword_i[150] ^ codeword_i[192];
  wire sum_232 = codeword_i[199] ^ sum_231;
  wire sum_233 = sum_28 ^ sum_232;
  wire sum_234 = codeword_i[97] ^ sum_233;
  wire sum_235 = codeword_i[66] ^ codeword_i[273];
  wire sum_236 = codeword_i[259] ^ sum_235;
  wire sum_237 = (sum_236 ^ (codeword_i[171] ^ sum_234)) ^ (codeword_i[104] ^ sum_112);
  wire sum_238 = codeword_i[110] ^ codeword_i[124];
  wire sum_239 = sum_100 ^ sum_238;
  wire sum_240 = codeword_i[203] ^ codeword_i[217];
  wire sum_241 = sum_10 ^ sum_240;
  wire sum_242 = codeword_i[58] ^ sum_118;
  wire sum_243 = sum_241 ^ sum_242;
  wire sum_244 = codeword_i[51] ^ codeword_i[182];
  wire sum_245 = codeword_i[30] ^ sum_244;
  wire sum_246 = codeword_i[189] ^ codeword_i[224];
  wire sum_247 = sum_245 ^ sum_246;
  wire sum_248 = sum_243 ^ sum_247;
  wire sum_249 = codeword_i[125] ^ sum_248;
  wire sum_250 = codeword_i[114] ^ sum_66;
  wire sum_251 = sum_250 ^ (sum_249 ^ (codeword_i[246] ^ sum_239));
  wire sum_252 = sum_20 ^ sum_142;
  wire sum_253 = codeword_i[260] ^ (codeword_i[255] ^ (sum_189 ^ sum_252));
  wire sum_254 = codeword_i[200] ^ sum_85;
  wire sum_255 = codeword_i[221] ^ sum_158;
  wire sum_256 = sum_115 ^ sum_255;
  wire sum_257 = sum_254 ^ sum_256;
  wire sum_258 = codeword_i[98] ^ sum_103;
  wire sum_259 = codeword_i[65] ^ sum_258;
  wire sum_260 = codeword_i[151] ^ codeword_i[193];
  wire sum_261 = codeword_i[158] ^ sum_260;
  wire sum_262 = sum_81 ^ sum_261;
  wire sum_263 = sum_67 ^ sum_262;
  wire sum_264 = codeword_i[16] ^ codeword_i[210];
  wire sum_265 = codeword_i[84] ^ codeword_i[272];
  wire xor_9 = ((sum_257 ^ sum_259) ^ (sum_153 ^ sum_263)) ^ (sum_185 ^ (sum_170
      ^ (((codeword_i[261] ^ codeword_i[268]) ^ (codeword_i[139] ^ codeword_i[258])) ^ (sum_264
      ^ sum_265))));
  wire sum_266 = codeword_i[112] ^ codeword_i[154];
  wire sum_267 = codeword_i[168] ^ sum_266;
  wire sum_268 = codeword_i[126] ^ codeword_i[207];
  wire sum_269 = codeword_i[282] ^ ((codeword_i[204] ^ sum_50) ^ (codeword_i[111] ^ sum_268));
  wire sum_270 = codeword_i[211] ^ codeword_i[219];
  wire sum_271 = codeword_i[244] ^ codeword_i[249];
  wire sum_272 = codeword_i[239] ^ sum_271;
  wire sum_273 = codeword_i[230] ^ codeword_i[235];
  wire sum_274 = sum_0 ^ sum_273;
  wire sum_275 = codeword_i[284] ^ sum_274;
  wire sum_276 = codeword_i[237] ^ codeword_i[242];
  wire sum_277 = codeword_i[223] ^ codeword_i[228];
  wire sum_278 = sum_276 ^ sum_277;
  wire sum_279 = codeword_i[251] ^ codeword_i[256];
  wire sum_280 = codeword_i[246] ^ sum_279;
  wire sum_281 = sum_278 ^ sum_280;
  wire sum_282 = sum_275 ^ sum_281;
  wire sum_283 = sum_282 ^ (codeword_i[205] ^ sum_272);
  wire sum_284 = sum_283 ^ (sum_204 ^ sum_270);
  wire sum_285 = codeword_i[92] ^ sum_72;
  wire sum_286 = codeword_i[120] ^ codeword_i[159];
  wire sum_287 = codeword_i[173] ^ (sum_285 ^ sum_286);
  wire sum_288 = codeword_i[206] ^ codeword_i[212];
  wire sum_289 = codeword_i[278] ^ sum_212;
  wire sum_290 = sum_56 ^ sum_289;
  wire sum_291 = codeword_i[201] ^ sum_290;
  wire sum_292 = codeword_i[280] ^ sum_127;
  wire sum_293 = codeword_i[61] ^ sum_292;
  wire sum_294 = sum_141 ^ sum_293;
  wire sum_295 = codeword_i[262] ^ sum_294;
  wire sum_296 = codeword_i[85] ^ codeword_i[106];
  wire sum_297 = sum_236 ^ sum_296;
  wire sum_298 = sum_229 ^ sum_297;
  wire sum_299 = codeword_i[133] ^ sum_298;
  wire sum_300 = codeword_i[99] ^ (codeword_i[53] ^ codeword_i[74]);
  wire sum_301 = codeword_i[17] ^ (codeword_i[198] ^ codeword_i[220]);
  wire sum_302 = codeword_i[10] ^ codeword_i[109];
  wire sum_303 = codeword_i[213] ^ sum_302;
  wire sum_304 = codeword_i[180] ^ codeword_i[247];
  wire sum_305 = codeword_i[140] ^ (codeword_i[116] ^ sum_304);
  wire sum_306 = codeword_i[194] ^ codeword_i[269];
  wire sum_307 = codeword_i[67] ^ sum_38;
  wire sum_308 = sum_307 ^ (codeword_i[208] ^ sum_306);
  wire sum_309 = codeword_i[46] ^ sum_135;
  wire sum_310 = codeword_i[187] ^ codeword_i[257];
  wire sum_311 = codeword_i[252] ^ sum_310;
  wire sum_312 = codeword_i[78] ^ sum_311;
  wire xor_10 = (((sum_300 ^ sum_301) ^ (sum_222 ^ sum_303)) ^ (sum_305 ^ (sum_145
      ^ (codeword_i[276] ^ codeword_i[285])))) ^ ((sum_308 ^ sum_309) ^ (sum_312 ^ ((codeword_i[266]
      ^ codeword_i[275]) ^ (codeword_i[24] ^ codeword_i[113]))));
  wire sum_313 = codeword_i[97] ^ codeword_i[155];
  wire sum_314 = codeword_i[248] ^ sum_58;
  wire sum_315 = codeword_i[81] ^ codeword_i[277];
  wire sum_316 = codeword_i[39] ^ sum_315;
  wire sum_317 = codeword_i[214] ^ codeword_i[220];
  wire sum_318 = codeword_i[207] ^ codeword_i[213];
  wire sum_319 = sum_317 ^ sum_318;
  wire sum_320 = codeword_i[32] ^ codeword_i[255];
  wire sum_321 = codeword_i[170] ^ (codeword_i[145] ^ sum_320);
  wire sum_322 = codeword_i[4] ^ sum_238;
  wire sum_323 = codeword_i[79] ^ sum_322;
  wire xor_11 = (sum_191 ^ (((sum_155 ^ sum_313) ^ (sum_129 ^ sum_195)) ^ (sum_314 ^ (sum_71
      ^ sum_171)))) ^ (((sum_316 ^ sum_319) ^ (sum_165 ^ sum_255)) ^ (sum_321 ^ sum_323));
  wire sum_324 = codeword_i[138] ^ codeword_i[286];
  wire sum_325 = codeword_i[279] ^ sum_324;
  wire sum_326 = codeword_i[131] ^ sum_325;
  wire sum_327 = codeword_i[209] ^ sum_105;
  wire sum_328 = codeword_i[11] ^ sum_327;
  wire sum_329 = codeword_i[68] ^ sum_161;
  wire sum_330 = sum_219 ^ sum_228;
  wire sum_331 = codeword_i[104] ^ sum_160;
  wire sum_332 = codeword_i[25] ^ sum_272;
  wire sum_333 = codeword_i[263] ^ sum_288;
  wire sum_334 = (codeword_i[188] ^ codeword_i[202]) ^ (sum_37 ^ sum_333);
  wire sum_335 = codeword_i[55] ^ codeword_i[61];
  wire sum_336 = codeword_i[18] ^ sum_156;
  wire sum_337 = codeword_i[199] ^ (sum_91 ^ (codeword_i[93] ^ sum_336));
  wire xor_12 = (((sum_326 ^ sum_328) ^ (sum_329 ^ sum_330)) ^ (sum_334 ^ (sum_331 ^ sum_332)))
      ^ (sum_337 ^ (sum_282 ^ (((codeword_i[270] ^ codeword_i[283]) ^ (codeword_i[82]
      ^ codeword_i[163])) ^ (sum_78 ^ sum_335))));
  wire sum_338 = codeword_i[62] ^ codeword_i[182];
  wire sum_339 = sum_292 ^ sum_338;
  wire sum_340 = codeword_i[91] ^ codeword_i[175];
  wire sum_341 = codeword_i[109] ^ (codeword_i[12] ^ sum_340);
  wire sum_342 = codeword_i[105] ^ sum_317;
  wire sum_343 = sum_86 ^ sum_342;
  wire sum_344 = codeword_i[84] ^ codeword_i[285];
  wire sum_345 = codeword_i[178] ^ sum_344;
  wire sum_346 = codeword_i[69] ^ (codeword_i[5] ^ sum_345);
  wire sum_347 = sum_225 ^ sum_289;
  wire sum_348 = sum_190 ^ sum_216;
  wire sum_349 = codeword_i[33] ^ sum_256;
  wire sum_350 = sum_288 ^ sum_349;
  wire sum_351 = sum_348 ^ sum_350;
  wire sum_352 = sum_147 ^ sum_351;
  wire xor_13 = (sum_237 ^ (sum_179 ^ ((sum_339 ^ sum_341) ^ (sum_343 ^ ((codeword_i[38]
      ^ codeword_i[271]) ^ (codeword_i[204] ^ codeword_i[245])))))) ^ (sum_352 ^ (sum_347 ^ (sum_346
      ^ (sum_69 ^ (sum_246 ^ (codeword_i[76] ^ codeword_i[196]))))));
  wire sum_353 = sum_14 ^ sum_211;
  wire sum_354 = codeword_i[147] ^ sum_230;
  wire sum_355 = codeword_i[26] ^ sum_318;
  wire sum_356 = sum_136 ^ sum_355;
  wire sum_357 = sum_258 ^ sum_356;
  wire sum_358 = codeword_i[133] ^ (sum_240 ^ sum_357);
  wire sum_359 = codeword_i[63] ^ sum_120;
  wire sum_360 = sum_263 ^ sum_359;
  wire sum_361 = codeword_i[98] ^ codeword_i[200];
  wire sum_362 = codeword_i[20] ^ codeword_i[186];
  wire xor_14 = (sum_299 ^ sum_360) ^ (sum_348 ^ (((sum_20 ^ sum_361) ^ (sum_113 ^ sum_362))
      ^ ((sum_271 ^ sum_273) ^ (codeword_i[77] ^ sum_318))));
  wire sum_363 = codeword_i[120] ^ sum_344;
  wire sum_364 = codeword_i[59] ^ sum_279;
  wire sum_365 = codeword_i[99] ^ (codeword_i[92] ^ codeword_i[280]);
  wire sum_366 = codeword_i[78] ^ sum_181;
  wire sum_367 = sum_150 ^ sum_366;
  wire xor_15 = (((sum_363 ^ sum_364) ^ (sum_267 ^ sum_365)) ^ ((sum_124 ^ sum_219) ^ (sum_278
      ^ (codeword_i[45] ^ codeword_i[265])))) ^ ((sum_88 ^ sum_326) ^ (sum_139 ^ sum_367));
  wire sum_368 = sum_51 ^ sum_239;
  wire sum_369 = codeword_i[6] ^ sum_342;
  wire sum_370 = codeword_i[29] ^ codeword_i[34];
  wire sum_371 = sum_29 ^ sum_370;
  wire sum_372 = codeword_i[48] ^ sum_371;
  wire sum_373 = sum_369 ^ sum_372;
  wire sum_374 = codeword_i[70] ^ sum_148;
  wire sum_375 = codeword_i[113] ^ sum_220;
  wire sum_376 = codeword_i[131] ^ sum_64;
  wire sum_377 = codeword_i[49] ^ sum_376;
  wire sum_378 = codeword_i[21] ^ sum_377;
  wire sum_379 = sum_6 ^ sum_312;
  wire sum_380 = sum_325 ^ sum_379;
  wire xor_16 = ((sum_375 ^ sum_378) ^ (sum_252 ^ (((codeword_i[71] ^ codeword_i[79])
      ^ (codeword_i[214] ^ codeword_i[228])) ^ (sum_97 ^ (codeword_i[35] ^ codeword_i[249])))))
      ^ (sum_154 ^ sum_380);
  wire sum_381 = codeword_i[93] ^ codeword_i[242];
  wire sum_382 = codeword_i[7] ^ sum_203;
  wire xor_17 = xor_16 ^ (sum_179 ^ ((((sum_268 ^ sum_381) ^ (codeword_i[87] ^ sum_18)) ^ (sum_182
      ^ sum_382)) ^ (sum_54 ^ (sum_216 ^ sum_226))));
  wire sum_383 = sum_55 ^ (codeword_i[256] ^ sum_129);
  wire sum_384 = codeword_i[88] ^ sum_222;
  wire sum_385 = codeword_i[221] ^ sum_43;
  wire sum_386 = sum_292 ^ sum_385;
  wire sum_387 = codeword_i[166] ^ sum_46;
  wire sum_388 = codeword_i[128] ^ sum_387;
  wire sum_389 = codeword_i[83] ^ sum_195;
  wire sum_390 = sum_186 ^ sum_193;
  wire sum_391 = codeword_i[89] ^ (codeword_i[157] ^ sum_36);
  wire sum_392 = sum_21 ^ sum_324;
  wire sum_393 = codeword_i[165] ^ sum_254;
  wire xor_18 = (((sum_385 ^ sum_389) ^ (sum_149 ^ sum_390)) ^ ((sum_39 ^ sum_232) ^ (sum_141
      ^ (codeword_i[30] ^ codeword_i[118])))) ^ ((sum_391 ^ sum_392) ^ (sum_223 ^ sum_393));
  wire sum_394 = sum_115 ^ sum_311;
  wire sum_395 = codeword_i[233] ^ sum_144;
  wire sum_396 = sum_394 ^ sum_395;
  wire sum_397 = sum_320 ^ sum_356;
  wire xor_19 = (sum_396 ^ (sum_290 ^ ((codeword_i[68] ^ codeword_i[236]) ^ (codeword_i[59]
      ^ codeword_i[217])))) ^ (sum_397 ^ (((codeword_i[105] ^ codeword_i[177]) ^ (codeword_i[64]
      ^ codeword_i[72])) ^ (sum_338 ^ (codeword_i[0] ^ codeword_i[40]))));
  wire sum_398 = sum_164 ^ sum_372;
  wire sum_399 = sum_214 ^ sum_398;
  wire sum_400 = codeword_i[171] ^ sum_286;
  wire sum_401 = (sum_242 ^ sum_309) ^ (codeword_i[87] ^ sum_400);
  wire sum_402 = (sum_261 ^ (sum_172 ^ sum_230)) ^ (codeword_i[111] ^ codeword_i[117]);
  wire sum_403 = (sum_71 ^ sum_102) ^ (sum_162 ^ sum_235);
  wire sum_404 = codeword_i[14] ^ sum_362;
  wire sum_405 = sum_176 ^ (sum_403 ^ sum_404);
  wire sum_406 = codeword_i[261] ^ (codeword_i[15] ^ sum_159);
  wire sum_407 = codeword_i[225] ^ sum_406;
  wire sum_408 = codeword_i[101] ^ codeword_i[106];
  wire sum_409 = sum_408 ^ (codeword_i[27] ^ sum_134);
  wire sum_410 = (sum_106 ^ sum_409) ^ (codeword_i[132] ^ sum_168);
  wire sum_411 = codeword_i[90] ^ codeword_i[273];
  wire sum_412 = sum_345 ^ sum_375;
  wire xor_20 = (sum_410 ^ (sum_200 ^ sum_407)) ^ (sum_412 ^ (((sum_32 ^ sum_335) ^ (sum_27
      ^ sum_270)) ^ ((sum_113 ^ sum_411) ^ (codeword_i[215] ^ sum_184))));
  wire sum_413 = codeword_i[259] ^ sum_121;
  wire sum_414 = sum_413 ^ (codeword_i[162] ^ (codeword_i[33] ^ (sum_246 ^ sum_378)));
  wire sum_415 = codeword_i[156] ^ codeword_i[172];
  wire sum_416 = sum_232 ^ (sum_52 ^ sum_415);
  wire sum_417 = codeword_i[201] ^ sum_255;
  wire sum_418 = sum_145 ^ sum_390;
  wire sum_419 = sum_75 ^ sum_404;
  wire xor_21 = (((sum_3 ^ sum_366) ^ (sum_206 ^ sum_333)) ^ (sum_416 ^ (sum_325 ^ sum_342)))
      ^ ((sum_417 ^ sum_418) ^ (sum_419 ^ ((codeword_i[134] ^ codeword_i[269]) ^ (codeword_i[195]
      ^ codeword_i[227]))));
  wire sum_420 = sum_387 ^ (sum_130 ^ (sum_14 ^ sum_397));
  wire sum_421 = codeword_i[276] ^ sum_368;
  wire sum_422 = (sum_421 ^ (codeword_i[167] ^ codeword_i[240])) ^ (codeword_i[270]
      ^ codeword_i[282]);
  wire sum_423 = sum_49 ^ sum_187;
  wire sum_424 = sum_13 ^ sum_319;
  wire sum_425 = codeword_i[218] ^ sum_260;
  wire sum_426 = codeword_i[287] ^ sum_425;
  wire sum_427 = codeword_i[141] ^ (codeword_i[95] ^ sum_371);
  wire xor_22 = (sum_422 ^ (((sum_106 ^ sum_250) ^ (sum_135 ^ (codeword_i[272] ^ codeword_i[280])))
      ^ (sum_24 ^ sum_77))) ^ (((sum_119 ^ sum_423) ^ (sum_392 ^ sum_424)) ^ (sum_427 ^ (sum_152
      ^ sum_426)));
  wire sum_428 = sum_44 ^ sum_353;
  wire sum_429 = sum_93 ^ sum_428;
  wire sum_430 = (sum_7 ^ sum_227) ^ (codeword_i[127] ^ (codeword_i[2] ^ sum_128));
  wire sum_431 = codeword_i[187] ^ (codeword_i[28] ^ codeword_i[47]);
  wire sum_432 = sum_83 ^ sum_296;
  wire xor_23 = (sum_430 ^ (sum_429 ^ ((sum_53 ^ sum_109) ^ (sum_4 ^ sum_203)))) ^ (sum_350
      ^ ((sum_431 ^ (codeword_i[254] ^ sum_166)) ^ (sum_35 ^ sum_432)));
  wire sum_433 = (codeword_i[164] ^ sum_99) ^ (sum_10 ^ (codeword_i[108] ^ sum_330));
  wire sum_434 = codeword_i[22] ^ codeword_i[271];
  wire sum_435 = codeword_i[119] ^ sum_376;
  wire sum_436 = (sum_434 ^ (codeword_i[92] ^ sum_39)) ^ (codeword_i[281] ^ (codeword_i[186]
      ^ sum_435));
  wire sum_437 = codeword_i[192] ^ sum_87;
  wire sum_438 = codeword_i[35] ^ sum_277;
  wire sum_439 = (codeword_i[3] ^ sum_245) ^ (codeword_i[40] ^ sum_438);
  wire sum_440 = codeword_i[145] ^ (sum_174 ^ sum_361);
  wire sum_441 = codeword_i[9] ^ codeword_i[134];
  wire xor_24 = (((codeword_i[86] ^ codeword_i[142]) ^ (codeword_i[277] ^ codeword_i[283]))
      ^ ((codeword_i[203] ^ codeword_i[235]) ^ (codeword_i[114] ^ codeword_i[121]))) ^ ((sum_125
      ^ sum_441) ^ (codeword_i[23] ^ sum_43));
  wire sum_442 = codeword_i[42] ^ (sum_163 ^ sum_187);
  wire xor_25 = ((((sum_181 ^ sum_218) ^ (codeword_i[118] ^ sum_167)) ^ (sum_82 ^ sum_314))
      ^ ((sum_47 ^ sum_438) ^ (sum_307 ^ sum_322))) ^ ((sum_417 ^ (sum_103 ^ sum_228)) ^ (sum_343
      ^ sum_442));
  wire sum_443 = codeword_i[36] ^ (codeword_i[31] ^ sum_155);
  wire sum_444 = codeword_i[143] ^ codeword_i[149];
  wire sum_445 = codeword_i[55] ^ sum_444;
  wire sum_446 = codeword_i[138] ^ sum_445;
  wire sum_447 = codeword_i[283] ^ sum_446;
  wire sum_448 = codeword_i[43] ^ codeword_i[48];
  wire sum_449 = sum_73 ^ sum_123;
  wire sum_450 = sum_275 ^ (sum_449 ^ (sum_210 ^ (codeword_i[268] ^ sum_448)));
  wire sum_451 = codeword_i[41] ^ codeword_i[121];
  wire xor_26 = sum_295 ^ ((((codeword_i[52] ^ codeword_i[274]) ^ (codeword_i[114]
      ^ codeword_i[193])) ^ (sum_110 ^ sum_264)) ^ ((sum_381 ^ sum_451) ^ (sum_16 ^ sum_302)));
  wire sum_452 = sum_146 ^ sum_401;
  wire sum_453 = codeword_i[105] ^ (sum_173 ^ sum_380);
  wire sum_454 = codeword_i[267] ^ (codeword_i[137] ^ sum_280);
  wire sum_455 = sum_30 ^ sum_377;
  wire xor_27 = ((sum_454 ^ (sum_40 ^ ((codeword_i[103] ^ codeword_i[238]) ^ (codeword_i[157]
      ^ codeword_i[190])))) ^ (sum_346 ^ sum_427)) ^ (sum_360 ^ (sum_455 ^ (sum_80 ^ (sum_408
      ^ (codeword_i[17] ^ codeword_i[169])))));
  wire sum_456 = codeword_i[136] ^ sum_146;
  wire sum_457 = codeword_i[103] ^ sum_42;
  wire sum_458 = codeword_i[56] ^ sum_336;
  wire xor_28 = (((sum_33 ^ sum_456) ^ (sum_353 ^ sum_457)) ^ (sum_383 ^ (sum_241 ^ sum_289)))
      ^ ((sum_207 ^ sum_435) ^ (sum_369 ^ sum_458));
  wire sum_459 = codeword_i[24] ^ sum_419;
  wire sum_460 = codeword_i[284] ^ sum_459;
  wire sum_461 = sum_93 ^ (sum_445 ^ (sum_273 ^ sum_460));
  wire sum_462 = (sum_107 ^ sum_388) ^ (codeword_i[236] ^ sum_114);
  wire sum_463 = sum_178 ^ (codeword_i[44] ^ sum_167);
  wire sum_464 = codeword_i[51] ^ (sum_278 ^ sum_294);
  wire xor_29 = ((sum_462 ^ (sum_349 ^ ((sum_415 ^ (codeword_i[50] ^ codeword_i[137]))
      ^ (codeword_i[287] ^ sum_271)))) ^ (sum_202 ^ sum_463)) ^ (sum_422 ^ sum_464);
  wire sum_465 = codeword_i[45] ^ (sum_196 ^ sum_274);
  wire sum_466 = sum_198 ^ sum_231;
  wire sum_467 = ((codeword_i[57] ^ sum_212) ^ (codeword_i[243] ^ sum_429)) ^ (sum_465 ^ sum_466);
  wire sum_468 = codeword_i[15] ^ codeword_i[285];
  wire sum_469 = codeword_i[13] ^ sum_332;
  wire xor_30 = (sum_402 ^ sum_467) ^ (sum_352 ^ ((sum_259 ^ sum_447) ^ (sum_469
      ^ (((codeword_i[122] ^ codeword_i[224]) ^ (codeword_i[104] ^ codeword_i[176])) ^ (sum_310
      ^ sum_468)))));
  wire sum_470 = codeword_i[179] ^ sum_221;
  wire sum_471 = codeword_i[19] ^ sum_470;
  wire xor_31 = (sum_436 ^ (sum_410 ^ ((sum_364 ^ (codeword_i[279] ^ sum_317)) ^ (sum_316
      ^ sum_382)))) ^ (sum_464 ^ (((sum_73 ^ sum_76) ^ (sum_242 ^ sum_371)) ^ (sum_471
      ^ ((codeword_i[110] ^ codeword_i[125]) ^ (codeword_i[67] ^ codeword_i[75])))));
  wire xor_32 = (((codeword_i[83] ^ codeword_i[115]) ^ (codeword_i[58] ^ codeword_i[226]))
      ^ (sum_266 ^ (codeword_i[26] ^ codeword_i[232]))) ^ ((sum_434 ^ sum_448) ^ (sum_105
      ^ sum_133));
  wire sum_472 = codeword_i[196] ^ sum_244;
  wire sum_473 = (codeword_i[222] ^ sum_291) ^ (codeword_i[75] ^ sum_472);
  wire xor_33 = ((sum_321 ^ (sum_280 ^ (codeword_i[135] ^ codeword_i[206]))) ^ (sum_70 ^ sum_391))
      ^ ((sum_386 ^ sum_413) ^ (sum_312 ^ ((codeword_i[166] ^ codeword_i[229]) ^ (codeword_i[123]
      ^ codeword_i[189]))));
  wire sum_474 = sum_458 ^ sum_469;
  wire sum_475 = (sum_400 ^ (sum_92 ^ sum_354)) ^ (sum_218 ^ sum_474);
  wire sum_476 = (codeword_i[108] ^ sum_262) ^ (codeword_i[50] ^ sum_29);
  wire sum_477 = sum_234 ^ sum_362;
  wire sum_478 = codeword_i[234] ^ sum_444;
  wire sum_479 = (codeword_i[102] ^ sum_60) ^ (codeword_i[118] ^ (sum_26 ^ sum_478));
  wire sum_480 = sum_281 ^ (sum_411 ^ sum_443);
  wire xor_34 = sum_351 ^ ((((sum_118 ^ sum_221) ^ (codeword_i[54] ^ sum_34)) ^ (sum_327 ^ sum_456))
      ^ (sum_367 ^ (sum_67 ^ (codeword_i[13] ^ codeword_i[185]))));
  wire sum_481 = codeword_i[85] ^ codeword_i[152];
  wire sum_482 = (codeword_i[71] ^ codeword_i[72]) ^ (codeword_i[76] ^ sum_201);
  wire sum_483 = codeword_i[279] ^ sum_90;
  wire xor_35 = ((sum_269 ^ (sum_406 ^ (sum_481 ^ (codeword_i[88] ^ codeword_i[112])))) ^ (sum_440
      ^ sum_455)) ^ ((sum_482 ^ sum_483) ^ (sum_291 ^ ((sum_27 ^ sum_451) ^ (sum_166 ^ sum_315))));
  wire sum_484 = codeword_i[160] ^ sum_332;
  wire sum_485 = sum_215 ^ sum_331;
  wire xor_36 = (((codeword_i[119] ^ codeword_i[262]) ^ (codeword_i[94] ^ codeword_i[181]))
      ^ ((codeword_i[124] ^ codeword_i[180]) ^ (codeword_i[19] ^ codeword_i[60])))
      ^ (((codeword_i[42] ^ codeword_i[146]) ^ (codeword_i[65] ^ codeword_i[240])) ^ (sum_25
      ^ sum_313));
  wire xor_37 = (((sum_116 ^ sum_340) ^ (sum_240 ^ sum_288)) ^ ((sum_9 ^ sum_370) ^ (sum_62
      ^ sum_193))) ^ ((sum_365 ^ (codeword_i[191] ^ sum_173)) ^ (sum_168 ^ sum_355));
  wire sum_486 = sum_151 ^ (codeword_i[77] ^ codeword_i[82]);
  wire xor_38 = (sum_450 ^ (sum_484 ^ (((codeword_i[27] ^ codeword_i[211]) ^ (codeword_i[81]
      ^ codeword_i[130])) ^ (sum_468 ^ sum_481)))) ^ (sum_477 ^ (((sum_156 ^ sum_444) ^ (sum_150
      ^ sum_235)) ^ (sum_5 ^ sum_389)));
  wire sum_487 = codeword_i[241] ^ sum_226;
  wire sum_488 = codeword_i[258] ^ (sum_213 ^ sum_449);
  wire sum_489 = codeword_i[286] ^ (sum_276 ^ sum_485);
  wire xor_39 = (((codeword_i[53] ^ codeword_i[212]) ^ (codeword_i[41] ^ codeword_i[91])) ^ (sum_441
      ^ (codeword_i[32] ^ codeword_i[136]))) ^ ((sum_85 ^ sum_211) ^ (sum_48 ^ sum_317));
  wire sum_490 = sum_140 ^ (codeword_i[44] ^ sum_224);
  wire xor_40 = (sum_490 ^ (xor_39 ^ ((sum_363 ^ (codeword_i[94] ^ sum_22)) ^ (sum_47 ^ sum_478))))
      ^ (((sum_339 ^ (sum_174 ^ sum_280)) ^ (sum_323 ^ sum_487)) ^ ((sum_308 ^ sum_426) ^ (sum_243
      ^ sum_409)));
  wire xor_41 = (sum_462 ^ (sum_41 ^ (((codeword_i[23] ^ codeword_i[253]) ^ (codeword_i[36]
      ^ codeword_i[57])) ^ (sum_94 ^ (codeword_i[192] ^ codeword_i[224]))))) ^ (sum_374 ^ ((sum_431
      ^ (sum_50 ^ sum_265)) ^ (sum_63 ^ sum_303)));
  wire xor_42 = (sum_489 ^ (((sum_19 ^ sum_472) ^ (sum_23 ^ sum_359)) ^ ((sum_130 ^ sum_342)
      ^ (sum_198 ^ sum_239)))) ^ (((sum_329 ^ sum_393) ^ (sum_142 ^ sum_169)) ^ (sum_398
      ^ sum_482));
  wire xor_43 = (((sum_328 ^ sum_471) ^ (sum_428 ^ sum_446)) ^ (sum_132 ^ (sum_247
      ^ ((codeword_i[46] ^ codeword_i[159]) ^ (codeword_i[16] ^ codeword_i[219]))))) ^ ((sum_373
      ^ sum_396) ^ (sum_459 ^ ((sum_111 ^ sum_306) ^ (codeword_i[175] ^ sum_265))));
  wire xor_44 = ((sum_122 ^ (sum_175 ^ ((codeword_i[101] ^ codeword_i[190]) ^ (codeword_i[124]
      ^ codeword_i[203])))) ^ (sum_257 ^ sum_407)) ^ ((sum_41 ^ sum_379) ^ (sum_459
      ^ (((codeword_i[49] ^ codeword_i[107]) ^ (codeword_i[144] ^ codeword_i[160])) ^ (sum_79
      ^ sum_96))));
  wire xor_45 = (((sum_301 ^ (codeword_i[270] ^ sum_304)) ^ (sum_245 ^ sum_457)) ^ (sum_217
      ^ sum_341)) ^ ((sum_297 ^ sum_442) ^ (sum_281 ^ sum_293));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)
  assign syndrome[0] = xor_0 ^ (sum_12 ^ ((sum_1 ^ sum_3) ^ (sum_5 ^ sum_7)));
  // ^(codeword_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)
  assign syndrome[1] = xor_1 ^ (((sum_15 ^ sum_17) ^ (sum_19 ^ sum_21)) ^ (sum_24
      ^ ((codeword_i[249] ^ codeword_i[257]) ^ (codeword_i[233] ^ codeword_i[241]))));
  // ^(codeword_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)
  assign syndrome[2] = xor_2 ^ (sum_41 ^ ((sum_31 ^ (codeword_i[242] ^ sum_30)) ^ (sum_33
      ^ sum_35)));
  // ^(codeword_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)
  assign syndrome[3] = xor_3 ^ (((sum_45 ^ sum_47) ^ (sum_49 ^ sum_51)) ^ (sum_54 ^ sum_57));
  // ^(codeword_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)
  assign syndrome[4] = (((sum_63 ^ sum_65) ^ (sum_67 ^ (codeword_i[260] ^ codeword_i[284])))
      ^ (sum_70 ^ sum_74)) ^ ((sum_77 ^ ((codeword_i[212] ^ codeword_i[252]) ^ (codeword_i[92]
      ^ codeword_i[156]))) ^ (sum_80 ^ (sum_78 ^ (codeword_i[4] ^ codeword_i[12]))));
  // ^(codeword_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)
  assign syndrome[5] = (((sum_82 ^ sum_84) ^ (sum_86 ^ (codeword_i[261] ^ codeword_i[285])))
      ^ (sum_88 ^ sum_90)) ^ ((sum_93 ^ ((codeword_i[205] ^ codeword_i[213]) ^ (codeword_i[149]
      ^ codeword_i[157]))) ^ ((sum_94 ^ (codeword_i[53] ^ codeword_i[93])) ^ (sum_95 ^ sum_96)));
  // ^(codeword_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)
  assign syndrome[6] = xor_4 ^ ((((sum_97 ^ sum_98) ^ (codeword_i[286] ^ sum_99)) ^ (sum_101
      ^ (codeword_i[190] ^ codeword_i[206]))) ^ (sum_104 ^ sum_107));
  // ^(codeword_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)
  assign syndrome[7] = (xor_5 ^ (sum_119 ^ (sum_117 ^ (codeword_i[239] ^ codeword_i[279]))))
      ^ (sum_122 ^ sum_126);
  // ^(codeword_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = (sum_180 ^ (sum_157 ^ ((sum_132 ^ sum_137) ^ (sum_143 ^ sum_148))))
      ^ (sum_208 ^ (xor_6 ^ (sum_185 ^ sum_191)));
  // ^(codeword_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)
  assign syndrome[9] = (sum_237 ^ (xor_8 ^ ((sum_224 ^ (sum_169 ^ sum_220)) ^ (sum_225 ^ sum_230))))
      ^ (sum_251 ^ sum_253);
  // ^(codeword_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)
  assign syndrome[10] = sum_284 ^ (xor_9 ^ ((sum_249 ^ ((sum_31 ^ sum_117) ^ (sum_15 ^ sum_267)))
      ^ (sum_269 ^ (sum_177 ^ (sum_101 ^ sum_194)))));
  // ^(codeword_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)
  assign syndrome[11] = sum_180 ^ (xor_10 ^ (((sum_126 ^ sum_287) ^ (sum_291 ^ ((sum_61 ^ sum_98)
      ^ (codeword_i[38] ^ sum_288)))) ^ (sum_295 ^ sum_299)));
  // ^(codeword_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)
  assign syndrome[12] = xor_12 ^ (sum_205 ^ xor_11);
  // ^(codeword_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = xor_13 ^ (sum_284 ^ (sum_358 ^ (sum_354 ^ ((sum_59 ^ sum_353) ^ (sum_37
      ^ sum_135)))));
  // ^(codeword_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = (xor_14 ^ xor_15) ^ (((sum_137 ^ (sum_368 ^ (sum_209 ^ (codeword_i[73]
      ^ codeword_i[161])))) ^ (sum_248 ^ sum_373)) ^ (sum_347 ^ sum_374));
  // ^(codeword_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)
  assign syndrome[15] = xor_17 ^ (sum_251 ^ (((sum_383 ^ sum_384) ^ (sum_386 ^ sum_388)) ^ (sum_287
      ^ (sum_199 ^ sum_297))));
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[16] = ((xor_18 ^ xor_19) ^ ((sum_399 ^ sum_401) ^ (sum_283 ^ ((sum_300 ^ (sum_44
      ^ sum_123)) ^ (sum_65 ^ sum_84))))) ^ (sum_402 ^ sum_405);
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[17] = (sum_414 ^ xor_20) ^ (sum_420 ^ xor_21);
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[18] = xor_22 ^ xor_23;
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[19] = ((sum_433 ^ sum_436) ^ (((sum_418 ^ (sum_1 ^ sum_437)) ^ (sum_183
      ^ sum_424)) ^ (sum_439 ^ (sum_177 ^ sum_256)))) ^ ((sum_399 ^ (sum_143 ^ sum_440)) ^ (sum_403
      ^ xor_24));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[20] = (xor_25 ^ (sum_450 ^ (sum_447 ^ (sum_152 ^ sum_443)))) ^ (sum_452 ^ xor_26);
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[21] = ((sum_157 ^ sum_405) ^ (sum_420 ^ sum_453)) ^ (xor_27 ^ (sum_452 ^ (((sum_45
      ^ sum_437) ^ (sum_188 ^ sum_239)) ^ (sum_11 ^ sum_384))));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[22] = xor_29 ^ (sum_461 ^ (xor_28 ^ ((sum_298 ^ (sum_162 ^ ((codeword_i[151]
      ^ codeword_i[205]) ^ (codeword_i[12] ^ codeword_i[275])))) ^ (sum_234 ^ sum_397))));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[23] = xor_30 ^ xor_31;
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[24] = (sum_475 ^ (xor_33 ^ (sum_473 ^ (xor_32 ^ ((sum_285 ^ (sum_102 ^ sum_114))
      ^ (sum_172 ^ sum_188)))))) ^ (sum_208 ^ ((sum_476 ^ (sum_12 ^ sum_421)) ^ (sum_465
      ^ sum_477)));
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[25] = xor_35 ^ (xor_34 ^ ((sum_337 ^ sum_479) ^ (sum_460 ^ sum_480)));
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[26] = (sum_461 ^ ((sum_430 ^ (sum_484 ^ sum_485)) ^ (sum_412 ^ xor_36)))
      ^ ((sum_473 ^ xor_37) ^ (((sum_104 ^ sum_486) ^ (sum_394 ^ sum_466)) ^ (sum_454 ^ sum_483)));
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[27] = (xor_38 ^ (sum_358 ^ (((sum_101 ^ sum_425) ^ (sum_395 ^ sum_470)) ^ (sum_487
      ^ (sum_92 ^ sum_206))))) ^ (sum_453 ^ (((sum_293 ^ sum_423) ^ (sum_199 ^ ((codeword_i[174]
      ^ codeword_i[197]) ^ (codeword_i[92] ^ codeword_i[100])))) ^ (sum_334 ^ sum_439)));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[28] = xor_40 ^ (sum_414 ^ (sum_489 ^ (sum_488 ^ (sum_357 ^ (sum_196
      ^ sum_233)))));
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[29] = xor_42 ^ (sum_475 ^ xor_41);
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[30] = (xor_43 ^ ((sum_463 ^ sum_488) ^ (sum_474 ^ sum_480))) ^ (sum_253 ^ (sum_433
      ^ ((sum_305 ^ (sum_17 ^ sum_432)) ^ (sum_416 ^ sum_486))));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[31] = (xor_44 ^ (sum_490 ^ (sum_476 ^ sum_479))) ^ (sum_467 ^ xor_45);

  // Match terms: functions of the syndrome that several matches share.
  wire is_46 = syndrome == 32'h00000000;
  wire xor_47 = syndrome[5] ^ syndrome[21];
  wire xor_48 = syndrome[7] ^ syndrome[23];
  wire xor_49 = syndrome[0] ^ syndrome[24];
  wire xor_50 = syndrome[7] ^ syndrome[31];
  wire sum_491 = syndrome[0] ^ syndrome[7];
  wire sum_492 = syndrome[4] ^ syndrome[7];
  wire xor_51 = sum_492 ^ syndrome[13];
  wire sum_493 = syndrome[5] ^ syndrome[7];
  wire sum_494 = syndrome[6] ^ syndrome[7];
  wire sum_495 = syndrome[3] ^ syndrome[21];
  wire sum_496 = sum_494 ^ syndrome[4];
  wire sum_497 = syndrome[5] ^ syndrome[6];
  wire sum_498 = sum_497 ^ syndrome[7];
  wire sum_499 = syndrome[2] ^ syndrome[5];
  wire sum_500 = sum_499 ^ syndrome[29];
  wire sum_501 = syndrome[3] ^ syndrome[7];
  wire sum_502 = sum_497 ^ sum_501;
  wire sum_503 = sum_497 ^ syndrome[4];
  wire sum_504 = syndrome[1] ^ syndrome[21];
  wire sum_505 = sum_503 ^ syndrome[2];
  wire sum_506 = syndrome[3] ^ syndrome[4];
  wire sum_507 = sum_506 ^ syndrome[2];
  wire sum_508 = sum_507 ^ syndrome[7];
  wire sum_509 = sum_506 ^ syndrome[5];
  wire sum_510 = sum_507 ^ syndrome[0];
  wire sum_511 = syndrome[1] ^ syndrome[5];
  wire sum_512 = sum_506 ^ sum_511;
  wire sum_513 = sum_499 ^ syndrome[13];
  wire sum_514 = sum_492 ^ syndrome[21];
  wire sum_515 = syndrome[1] ^ syndrome[2];
  wire sum_516 = sum_501 ^ sum_515;
  wire sum_517 = sum_491 ^ syndrome[4];
  wire sum_518 = sum_517 ^ syndrome[1];
  wire sum_519 = sum_515 ^ syndrome[5];
  wire sum_520 = sum_519 ^ syndrome[0];
  wire sum_521 = sum_515 ^ syndrome[6];
  wire sum_522 = sum_521 ^ syndrome[3];
  wire sum_523 = sum_497 ^ syndrome[1];
  wire sum_524 = sum_491 ^ sum_523;
  wire sum_525 = sum_491 ^ sum_521;
  wire sum_526 = syndrome[1] ^ syndrome[13];
  wire sum_527 = sum_497 ^ syndrome[2];
  wire sum_528 = sum_527 ^ syndrome[21];
  wire sum_529 = syndrome[0] ^ syndrome[3];
  wire sum_530 = sum_503 ^ syndrome[0];
  wire sum_531 = sum_492 ^ syndrome[1];
  wire sum_532 = sum_529 ^ syndrome[6];
  wire sum_533 = sum_521 ^ syndrome[29];
  wire sum_534 = sum_494 ^ sum_507;
  wire sum_535 = sum_506 ^ syndrome[7];
  wire sum_536 = sum_535 ^ syndrome[5];
  wire sum_537 = sum_497 ^ syndrome[13];
  wire sum_538 = sum_506 ^ syndrome[0];
  wire sum_539 = sum_538 ^ syndrome[21];
  wire sum_540 = syndrome[1] ^ syndrome[6];
  wire sum_541 = sum_497 ^ sum_515;
  wire sum_542 = sum_501 ^ sum_541;
  wire sum_543 = sum_511 ^ syndrome[4];
  wire sum_544 = sum_491 ^ syndrome[3];
  wire sum_545 = sum_544 ^ syndrome[6];
  wire sum_546 = sum_540 ^ syndrome[29];
  wire sum_547 = sum_523 ^ sum_538;
  wire sum_548 = sum_517 ^ sum_541;
  wire sum_549 = sum_521 ^ syndrome[21];
  wire sum_550 = sum_501 ^ syndrome[2];
  wire sum_551 = sum_538 ^ syndrome[6];
  wire sum_552 = sum_515 ^ syndrome[30];
  wire sum_553 = sum_506 ^ sum_515;
  wire sum_554 = sum_494 ^ sum_506;
  wire sum_555 = sum_517 ^ syndrome[2];
  wire sum_556 = sum_521 ^ syndrome[0];
  wire sum_557 = sum_501 ^ syndrome[6];
  wire sum_558 = sum_511 ^ syndrome[0];
  wire sum_559 = sum_517 ^ syndrome[6];
  wire sum_560 = sum_491 ^ sum_511;
  wire sum_561 = sum_527 ^ syndrome[13];
  wire sum_562 = sum_497 ^ syndrome[3];
  wire sum_563 = sum_491 ^ sum_506;
  wire sum_564 = sum_563 ^ syndrome[5];
  wire sum_565 = sum_503 ^ syndrome[1];
  wire sum_566 = sum_527 ^ syndrome[7];
  wire sum_567 = sum_563 ^ syndrome[29];
  wire sum_568 = sum_535 ^ syndrome[1];
  wire sum_569 = sum_499 ^ syndrome[4];
  wire sum_570 = sum_515 ^ sum_544;
  wire sum_571 = syndrome[2] ^ syndrome[6];
  wire sum_572 = sum_544 ^ sum_571;
  wire sum_573 = syndrome[0] ^ syndrome[4];
  wire sum_574 = sum_521 ^ sum_573;
  wire sum_575 = sum_501 ^ sum_519;
  wire sum_576 = sum_507 ^ syndrome[6];
  wire sum_577 = sum_511 ^ sum_517;
  wire xor_52 = sum_541 ^ syndrome[31];
  wire sum_578 = sum_540 ^ syndrome[13];
  wire sum_579 = sum_563 ^ syndrome[6];
  wire sum_580 = sum_523 ^ syndrome[3];
  wire sum_581 = sum_517 ^ sum_571;
  wire sum_582 = sum_511 ^ sum_544;
  wire sum_583 = sum_519 ^ syndrome[4];
  wire sum_584 = sum_527 ^ syndrome[3];
  wire sum_585 = sum_538 ^ syndrome[1];
  wire sum_586 = sum_499 ^ sum_529;
  wire sum_587 = sum_506 ^ sum_540;
  wire sum_588 = sum_499 ^ sum_517;
  wire sum_589 = sum_529 ^ syndrome[2];
  wire sum_590 = sum_521 ^ syndrome[13];
  wire sum_591 = sum_563 ^ syndrome[21];
  wire sum_592 = sum_491 ^ sum_540;
  wire sum_593 = sum_571 ^ syndrome[0];
  wire sum_594 = sum_544 ^ syndrome[1];
  wire sum_595 = sum_515 ^ syndrome[4];
  wire sum_596 = sum_503 ^ syndrome[7];
  wire sum_597 = sum_491 ^ sum_497;
  wire sum_598 = sum_511 ^ syndrome[13];
  wire sum_599 = sum_541 ^ syndrome[21];
  wire xor_53 = sum_541 ^ syndrome[22];
  wire sum_600 = sum_497 ^ sum_506;
  wire sum_601 = sum_507 ^ syndrome[5];
  wire xor_54 = sum_541 ^ syndrome[16];
  wire sum_602 = sum_521 ^ sum_544;
  wire sum_603 = sum_573 ^ syndrome[6];
  wire sum_604 = sum_511 ^ syndrome[7];
  wire sum_605 = syndrome[1] ^ syndrome[30];
  wire sum_606 = sum_538 ^ syndrome[24];
  wire sum_607 = sum_540 ^ syndrome[3];
  wire sum_608 = sum_492 ^ syndrome[2];
  wire sum_609 = syndrome[3] ^ syndrome[5];
  wire sum_610 = sum_491 ^ sum_507;
  wire sum_611 = sum_491 ^ syndrome[24];
  wire sum_612 = syndrome[1] ^ syndrome[4];
  wire sum_613 = sum_499 ^ syndrome[0];
  wire sum_614 = sum_491 ^ syndrome[30];
  wire sum_615 = sum_540 ^ syndrome[31];
  wire sum_616 = sum_515 ^ syndrome[7];
  wire sum_617 = syndrome[4] ^ syndrome[6];
  wire sum_618 = sum_497 ^ sum_517;
  wire sum_619 = sum_523 ^ syndrome[7];
  wire sum_620 = sum_494 ^ syndrome[2];
  wire sum_621 = syndrome[2] ^ syndrome[30];
  wire sum_622 = sum_501 ^ syndrome[5];
  wire xor_55 = sum_597 ^ syndrome[23];
  wire sum_623 = sum_501 ^ sum_523;
  wire sum_624 = sum_506 ^ sum_519;
  wire sum_625 = sum_497 ^ sum_507;
  wire sum_626 = sum_497 ^ sum_535;
  wire sum_627 = sum_535 ^ syndrome[30];
  wire sum_628 = sum_517 ^ sum_527;
  wire sum_629 = sum_515 ^ syndrome[0];
  wire sum_630 = sum_515 ^ sum_529;
  wire sum_631 = sum_515 ^ sum_538;
  wire sum_632 = sum_563 ^ syndrome[30];
  wire sum_633 = sum_515 ^ sum_535;
  wire sum_634 = syndrome[0] ^ syndrome[1];
  wire sum_635 = sum_519 ^ syndrome[31];
  wire sum_636 = sum_491 ^ sum_541;
  wire sum_637 = sum_521 ^ sum_529;
  wire sum_638 = sum_517 ^ syndrome[30];
  wire sum_639 = sum_538 ^ syndrome[23];
  wire sum_640 = sum_497 ^ sum_544;
  wire sum_641 = sum_506 ^ sum_523;
  wire sum_642 = sum_491 ^ syndrome[22];
  wire sum_643 = sum_519 ^ sum_529;
  wire sum_644 = sum_506 ^ sum_521;
  wire sum_645 = sum_491 ^ syndrome[16];
  wire sum_646 = sum_540 ^ syndrome[23];
  wire sum_647 = sum_515 ^ sum_517;
  wire sum_648 = syndrome[5] ^ syndrome[31];
  wire sum_649 = sum_541 ^ syndrome[13];
  wire sum_650 = syndrome[1] ^ syndrome[24];
  wire sum_651 = syndrome[5] ^ syndrome[26];
  wire sum_652 = syndrome[2] ^ syndrome[31];
  wire sum_653 = sum_523 ^ sum_535;
  wire sum_654 = sum_515 ^ sum_563;
  wire sum_655 = sum_563 ^ syndrome[24];

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [35:0] match;
  assign match[0] = {xor_50, syndrome[6] ^ syndrome[30], syndrome[5] ^ syndrome[29], syndrome[4]
      ^ syndrome[28], syndrome[3] ^ syndrome[27], syndrome[2] ^ syndrome[26], syndrome[1]
      ^ syndrome[25], xor_49, xor_48, syndrome[6] ^ syndrome[22], xor_47, syndrome[4]
      ^ syndrome[20], syndrome[3] ^ syndrome[19], syndrome[2] ^ syndrome[18], syndrome[1]
      ^ syndrome[17], syndrome[0] ^ syndrome[16], syndrome[7] ^ syndrome[15], syndrome[6]
      ^ syndrome[14], syndrome[5] ^ syndrome[13], syndrome[4] ^ syndrome[12], syndrome[3]
      ^ syndrome[11], syndrome[2] ^ syndrome[10], syndrome[1] ^ syndrome[9], syndrome[0]
      ^ syndrome[8]} == 24'h000000;
  assign match[1] = {sum_496 ^ syndrome[31], sum_502 ^ syndrome[30], sum_500 ^ syndrome[7],
      syndrome[1] ^ syndrome[28], sum_491 ^ syndrome[27], sum_494 ^ syndrome[26], sum_498
      ^ syndrome[25], sum_493 ^ syndrome[24], sum_493 ^ syndrome[23], sum_496 ^ syndrome[22],
      sum_495 ^ syndrome[6], syndrome[2] ^ syndrome[20], syndrome[1] ^ syndrome[19], sum_491
      ^ syndrome[18], sum_494 ^ syndrome[17], syndrome[6] ^ syndrome[16], syndrome[6]
      ^ syndrome[15], sum_493 ^ syndrome[14], xor_51, syndrome[3] ^ syndrome[12], syndrome[2]
      ^ syndrome[11], syndrome[1] ^ syndrome[10], sum_491 ^ syndrome[9], syndrome[7]
      ^ syndrome[8]} == 24'h000000;
  assign match[2] = {sum_512 ^ syndrome[31], sum_510 ^ syndrome[30], sum_492 ^ sum_500, sum_498
      ^ syndrome[28], sum_503 ^ syndrome[27], sum_509 ^ syndrome[26], sum_508 ^ syndrome[25],
      sum_505 ^ syndrome[24], sum_502 ^ syndrome[23], sum_505 ^ syndrome[22], sum_496 ^ sum_504,
      sum_491 ^ syndrome[20], sum_494 ^ syndrome[19], sum_498 ^ syndrome[18], sum_503
      ^ syndrome[17], sum_496 ^ syndrome[16], sum_493 ^ syndrome[15], sum_496 ^ syndrome[14],
      syndrome[13] ^ (syndrome[3] ^ syndrome[6]), syndrome[2] ^ syndrome[12], syndrome[1]
      ^ syndrome[11], sum_491 ^ syndrome[10], sum_494 ^ syndrome[9], syndrome[6]
      ^ syndrome[8]} == 24'h000000;
  assign match[3] = {sum_525 ^ syndrome[31], sum_524 ^ syndrome[30], sum_519 ^ (sum_492
      ^ syndrome[29]), sum_508 ^ syndrome[28], sum_522 ^ syndrome[27], sum_520 ^ syndrome[26],
      sum_518 ^ syndrome[25], sum_516 ^ syndrome[24], sum_512 ^ syndrome[23], sum_510
      ^ syndrome[22], sum_499 ^ sum_514, sum_498 ^ syndrome[20], sum_503 ^ syndrome[19], sum_509
      ^ syndrome[18], sum_508 ^ syndrome[17], sum_505 ^ syndrome[16], sum_496 ^ syndrome[15],
      sum_502 ^ syndrome[14], sum_513 ^ syndrome[7], syndrome[1] ^ syndrome[12], sum_491
      ^ syndrome[11], sum_494 ^ syndrome[10], sum_498 ^ syndrome[9], sum_493
      ^ syndrome[8]} == 24'h000000;
  assign match[4] = {sum_536 ^ syndrome[31], sum_534 ^ syndrome[30], sum_533 ^ syndrome[4], sum_518
      ^ syndrome[28], sum_532 ^ syndrome[27], sum_499 ^ syndrome[26], sum_531 ^ syndrome[25],
      sum_530 ^ syndrome[24], sum_516 ^ syndrome[23], sum_525 ^ syndrome[22], sum_528 ^ sum_529,
      sum_509 ^ syndrome[20], sum_508 ^ syndrome[19], sum_522 ^ syndrome[18], sum_520
      ^ syndrome[17], sum_510 ^ syndrome[16], sum_502 ^ syndrome[15], sum_505 ^ syndrome[14],
      sum_496 ^ sum_526, sum_491 ^ syndrome[12], sum_494 ^ syndrome[11], sum_498 ^ syndrome[10],
      sum_503 ^ syndrome[9], sum_496 ^ syndrome[8]} == 24'h000000;
  assign match[5] = {sum_548 ^ syndrome[31], sum_547 ^ syndrome[30], sum_501 ^ sum_546, sum_531
      ^ syndrome[28], sum_545 ^ syndrome[27], sum_527 ^ syndrome[26], sum_543 ^ syndrome[25],
      sum_542 ^ syndrome[24], sum_524 ^ syndrome[23], sum_530 ^ syndrome[22], sum_539 ^ sum_540,
      sum_522 ^ syndrome[20], sum_520 ^ syndrome[19], sum_518 ^ syndrome[18], sum_532
      ^ syndrome[17], sum_525 ^ syndrome[16], sum_505 ^ syndrome[15], sum_512 ^ syndrome[14],
      sum_529 ^ sum_537, sum_494 ^ syndrome[12], sum_498 ^ syndrome[11], sum_503 ^ syndrome[10],
      sum_509 ^ syndrome[9], sum_502 ^ syndrome[8]} == 24'h000000;
  assign match[6] = {sum_553 ^ syndrome[31], sum_544 ^ sum_552, sum_551 ^ syndrome[29], sum_543
      ^ syndrome[28], sum_538 ^ syndrome[27], sum_550 ^ syndrome[26], sum_521 ^ syndrome[25],
      sum_510 ^ (syndrome[5] ^ syndrome[24]), sum_536 ^ syndrome[23], sum_534 ^ syndrome[22],
      sum_549 ^ syndrome[4], sum_518 ^ syndrome[20], sum_532 ^ syndrome[19], sum_499 ^ syndrome[18],
      sum_531 ^ syndrome[17], sum_530 ^ syndrome[16], sum_512 ^ syndrome[15], sum_510
      ^ syndrome[14], sum_499 ^ xor_51, sum_498 ^ syndrome[12], sum_503 ^ syndrome[11], sum_509
      ^ syndrome[10], sum_508 ^ syndrome[9], sum_505 ^ syndrome[8]} == 24'h000000;
  assign match[7] = {sum_560 ^ syndrome[31], sum_559 ^ syndrome[30], sum_544 ^ sum_546, sum_521
      ^ syndrome[28], sum_558 ^ syndrome[27], sum_517 ^ syndrome[26], sum_557 ^ syndrome[25],
      sum_556 ^ syndrome[24], sum_542 ^ syndrome[23], sum_548 ^ syndrome[22], sum_555
      ^ syndrome[21], sum_499 ^ syndrome[20], sum_531 ^ syndrome[19], sum_545 ^ syndrome[18],
      sum_527 ^ syndrome[17], sum_534 ^ syndrome[16], sum_510 ^ syndrome[15], sum_516
      ^ syndrome[14], sum_526 ^ sum_554, sum_503 ^ syndrome[12], sum_509 ^ syndrome[11], sum_508
      ^ syndrome[10], sum_522 ^ syndrome[9], sum_512 ^ syndrome[8]} == 24'h000000;
  assign match[8] = {sum_569 ^ syndrome[31], sum_568 ^ syndrome[30], sum_497 ^ sum_567, sum_557
      ^ syndrome[28], sum_566 ^ syndrome[27], sum_565 ^ syndrome[26], sum_564 ^ syndrome[25],
      sum_562 ^ syndrome[24], sum_547 ^ syndrome[23], sum_510 ^ (syndrome[5] ^ syndrome[22]),
      sum_528 ^ syndrome[0], sum_545 ^ syndrome[20], sum_527 ^ syndrome[19], sum_543 ^ syndrome[18],
      sum_538 ^ syndrome[17], sum_548 ^ syndrome[16], sum_516 ^ syndrome[15], sum_525
      ^ syndrome[14], sum_529 ^ sum_561, sum_509 ^ syndrome[12], sum_508 ^ syndrome[11], sum_522
      ^ syndrome[10], sum_520 ^ syndrome[9], sum_510 ^ syndrome[8]} == 24'h000000;
  assign match[9] = {xor_52, sum_577 ^ syndrome[30], sum_519 ^ sum_567, sum_564 ^ syndrome[28],
      sum_576 ^ syndrome[27], sum_575 ^ syndrome[26], sum_574 ^ syndrome[25], sum_572
      ^ syndrome[24], sum_553 ^ syndrome[23], sum_570 ^ syndrome[22], sum_539 ^ syndrome[6], sum_543
      ^ syndrome[20], sum_538 ^ syndrome[19], sum_550 ^ syndrome[18], sum_521 ^ syndrome[17],
      sum_510 ^ (syndrome[5] ^ syndrome[16]), sum_525 ^ syndrome[15], sum_524 ^ syndrome[14],
      sum_519 ^ xor_51, sum_508 ^ syndrome[12], sum_522 ^ syndrome[11], sum_520 ^ syndrome[10],
      sum_518 ^ syndrome[9], sum_516 ^ syndrome[8]} == 24'h000000;
  assign match[10] = {sum_584 ^ syndrome[31], sum_583 ^ syndrome[30], sum_530 ^ (sum_515
      ^ syndrome[29]), sum_574 ^ syndrome[28], sum_582 ^ syndrome[27], sum_581 ^ syndrome[26],
      sum_580 ^ syndrome[25], sum_579 ^ syndrome[24], sum_556 ^ syndrome[23], sum_560
      ^ syndrome[22], sum_514 ^ sum_515, sum_550 ^ syndrome[20], sum_521 ^ syndrome[19], sum_558
      ^ syndrome[18], sum_517 ^ syndrome[17], sum_570 ^ syndrome[16], sum_524 ^ syndrome[15],
      sum_530 ^ syndrome[14], sum_538 ^ sum_578, sum_522 ^ syndrome[12], sum_520 ^ syndrome[11],
      sum_518 ^ syndrome[10], sum_532 ^ syndrome[9], sum_525 ^ syndrome[8]} == 24'h000000;
  assign match[11] = {sum_589 ^ syndrome[31], sum_552 ^ syndrome[7], sum_501 ^ sum_533, sum_580
      ^ syndrome[28], sum_588 ^ syndrome[27], sum_587 ^ syndrome[26], sum_586 ^ syndrome[25],
      sum_585 ^ syndrome[24], sum_559 ^ syndrome[23], sum_562 ^ syndrome[22], sum_491 ^ sum_528,
      sum_558 ^ syndrome[20], sum_517 ^ syndrome[19], sum_557 ^ syndrome[18], sum_566
      ^ syndrome[17], sum_560 ^ syndrome[16], sum_530 ^ syndrome[15], sum_536 ^ syndrome[14],
      sum_513 ^ sum_544, sum_520 ^ syndrome[12], sum_518 ^ syndrome[11], sum_532 ^ syndrome[10],
      sum_499 ^ syndrome[9], sum_524 ^ syndrome[8]} == 24'h000000;
  assign match[12] = {sum_597 ^ syndrome[31], sum_596 ^ syndrome[30], sum_567, sum_586
      ^ syndrome[28], sum_595 ^ syndrome[27], sum_594 ^ syndrome[26], sum_593 ^ syndrome[25],
      sum_592 ^ syndrome[24], sum_569 ^ syndrome[23], sum_568 ^ syndrome[22], sum_497 ^ sum_591,
      sum_557 ^ syndrome[20], sum_566 ^ syndrome[19], sum_565 ^ syndrome[18], sum_564
      ^ syndrome[17], sum_562 ^ syndrome[16], sum_536 ^ syndrome[15], sum_534 ^ syndrome[14],
      sum_590 ^ syndrome[4], sum_518 ^ syndrome[12], sum_532 ^ syndrome[11], sum_499 ^ syndrome[10],
      sum_531 ^ syndrome[9], sum_530 ^ syndrome[8]} == 24'h000000;
  assign match[13] = {sum_601 ^ syndrome[31], sum_535 ^ sum_552, sum_523 ^ (sum_517 ^ syndrome[29]),
      sum_593 ^ syndrome[28], sum_511 ^ syndrome[27], sum_573 ^ syndrome[26], sum_501
      ^ syndrome[25], sum_600 ^ syndrome[24], sum_572 ^ syndrome[23], xor_53, sum_506 ^ sum_599,
      sum_565 ^ syndrome[20], sum_564 ^ syndrome[19], sum_576 ^ syndrome[18], sum_575
      ^ syndrome[17], sum_568 ^ syndrome[16], sum_534 ^ syndrome[15], sum_542 ^ syndrome[14],
      sum_529 ^ sum_598, sum_532 ^ syndrome[12], sum_499 ^ syndrome[11], sum_531 ^ syndrome[10],
      sum_545 ^ syndrome[9], sum_536 ^ syndrome[8]} == 24'h000000;
  assign match[14] = {sum_491 ^ xor_52, sum_530 ^ sum_605, sum_533 ^ sum_535, sum_501
      ^ syndrome[28], sum_571 ^ syndrome[27], sum_604 ^ syndrome[26], sum_603 ^ syndrome[25],
      sum_602 ^ syndrome[24], sum_577 ^ syndrome[23], sum_579 ^ syndrome[22], sum_549 ^ sum_563,
      sum_576 ^ syndrome[20], sum_575 ^ syndrome[19], sum_574 ^ syndrome[18], sum_582
      ^ syndrome[17], xor_54, sum_542 ^ syndrome[15], sum_548 ^ syndrome[14], sum_555
      ^ syndrome[13], sum_499 ^ syndrome[12], sum_531 ^ syndrome[11], sum_545 ^ syndrome[10],
      sum_527 ^ syndrome[9], sum_534 ^ syndrome[8]} == 24'h000000;
  assign match[15] = {sum_507 ^ syndrome[31], sum_552 ^ syndrome[3], sum_567 ^ syndrome[1], sum_603
      ^ syndrome[28], sum_609 ^ syndrome[27], sum_608 ^ syndrome[26], sum_607 ^ syndrome[25],
      sum_606 ^ syndrome[5], sum_584 ^ syndrome[23], sum_583 ^ syndrome[22], sum_530 ^ (sum_515
      ^ syndrome[21]), sum_574 ^ syndrome[20], sum_582 ^ syndrome[19], sum_581 ^ syndrome[18],
      sum_580 ^ syndrome[17], sum_579 ^ syndrome[16], sum_548 ^ syndrome[15], sum_547
      ^ syndrome[14], sum_501 ^ sum_578, sum_531 ^ syndrome[12], sum_545 ^ syndrome[11], sum_527
      ^ syndrome[10], sum_543 ^ syndrome[9], sum_542 ^ syndrome[8]} == 24'h000000;
  assign match[16] = {sum_615 ^ syndrome[0], sum_614 ^ syndrome[5], syndrome[29] ^ (sum_573
      ^ syndrome[1]), sum_607 ^ syndrome[28], sum_613 ^ syndrome[27], sum_612 ^ syndrome[26],
      sum_544 ^ syndrome[25], sum_515 ^ sum_611, sum_585 ^ syndrome[23], sum_589 ^ syndrome[22],
      sum_610 ^ syndrome[21], sum_581 ^ syndrome[20], sum_580 ^ syndrome[19], sum_588
      ^ syndrome[18], sum_587 ^ syndrome[17], sum_583 ^ syndrome[16], sum_547 ^ syndrome[15],
      sum_510 ^ (syndrome[5] ^ syndrome[14]), sum_561 ^ syndrome[0], sum_545 ^ syndrome[12], sum_527
      ^ syndrome[11], sum_543 ^ syndrome[10], sum_538 ^ syndrome[9], sum_548
      ^ syndrome[8]} == 24'h000000;
  assign match[17] = {sum_622 ^ syndrome[31], sum_496 ^ sum_621, sum_546, sum_544 ^ syndrome[28],
      sum_620 ^ syndrome[27], sum_619 ^ syndrome[26], sum_618 ^ syndrome[25], sum_617
      ^ syndrome[24], sum_616 ^ syndrome[23], sum_592 ^ syndrome[22], sum_599 ^ syndrome[0], sum_588
      ^ syndrome[20], sum_587 ^ syndrome[19], sum_586 ^ syndrome[18], sum_595 ^ syndrome[17],
      sum_589 ^ syndrome[16], sum_510 ^ (syndrome[5] ^ syndrome[15]), sum_553 ^ syndrome[14],
      sum_511 ^ xor_51, sum_527 ^ syndrome[12], sum_543 ^ syndrome[11], sum_538 ^ syndrome[10],
      sum_550 ^ syndrome[9], sum_547 ^ syndrome[8]} == 24'h000000;
  assign match[18] = {sum_628 ^ syndrome[31], sum_523 ^ sum_627, syndrome[3] ^ syndrome[29], sum_618
      ^ syndrome[28], sum_626 ^ syndrome[27], sum_625 ^ syndrome[26], sum_624 ^ syndrome[25],
      sum_623 ^ syndrome[24], xor_55, sum_596 ^ syndrome[22], sum_591, sum_586 ^ syndrome[20],
      sum_595 ^ syndrome[19], sum_594 ^ syndrome[18], sum_593 ^ syndrome[17], sum_592
      ^ syndrome[16], sum_553 ^ syndrome[15], sum_570 ^ syndrome[14], sum_551 ^ syndrome[13],
      sum_543 ^ syndrome[12], sum_538 ^ syndrome[11], sum_550 ^ syndrome[10], sum_521 ^ syndrome[9],
      sum_510 ^ (syndrome[5] ^ syndrome[8])} == 24'h000000;
  assign match[19] = {sum_535 ^ xor_52, sum_541 ^ sum_632, sum_491 ^ syndrome[29], sum_624
      ^ syndrome[28], sum_631 ^ syndrome[27], sum_630 ^ syndrome[26], sum_629 ^ syndrome[25],
      sum_597 ^ (sum_507 ^ syndrome[24]), sum_600 ^ syndrome[23], sum_601 ^ syndrome[22], sum_599
      ^ syndrome[7], sum_594 ^ syndrome[20], sum_593 ^ syndrome[19], sum_511 ^ syndrome[18], sum_573
      ^ syndrome[17], sum_596 ^ syndrome[16], sum_570 ^ syndrome[15], sum_556 ^ syndrome[14],
      sum_513 ^ syndrome[3], sum_538 ^ syndrome[12], sum_550 ^ syndrome[11], sum_521 ^ syndrome[10],
      sum_558 ^ syndrome[9], sum_553 ^ syndrome[8]} == 24'h000000;
  assign match[20] = {sum_538 ^ sum_635, sum_552 ^ sum_563, sum_503 ^ syndrome[29], sum_629
      ^ syndrome[28], sum_634 ^ syndrome[27], syndrome[0] ^ syndrome[26], syndrome[7]
      ^ syndrome[25], sum_541 ^ sum_606, sum_633 ^ syndrome[23], sum_602 ^ syndrome[22], sum_497
      ^ sum_539, sum_511 ^ syndrome[20], sum_573 ^ syndrome[19], sum_501 ^ syndrome[18], sum_571
      ^ syndrome[17], sum_601 ^ syndrome[16], sum_556 ^ syndrome[15], sum_560 ^ syndrome[14],
      sum_515 ^ xor_51, sum_550 ^ syndrome[12], sum_521 ^ syndrome[11], sum_558 ^ syndrome[10],
      sum_517 ^ syndrome[9], sum_570 ^ syndrome[8]} == 24'h000000;
  assign match[21] = {sum_491 ^ sum_635, sum_540 ^ sum_638, sum_522 ^ syndrome[29], syndrome[7]
      ^ syndrome[28], syndrome[6] ^ syndrome[27], sum_493 ^ syndrome[26], sum_496 ^ syndrome[25],
      sum_637 ^ syndrome[24], sum_636 ^ syndrome[23], sum_530 ^ (syndrome[1] ^ syndrome[22]),
      sum_535 ^ sum_549, sum_501 ^ syndrome[20], sum_571 ^ syndrome[19], sum_604 ^ syndrome[18],
      sum_603 ^ syndrome[17], sum_602 ^ syndrome[16], sum_560 ^ syndrome[15], sum_559
      ^ syndrome[14], sum_544 ^ sum_578, sum_521 ^ syndrome[12], sum_558 ^ syndrome[11], sum_517
      ^ syndrome[10], sum_557 ^ syndrome[9], sum_556 ^ syndrome[8]} == 24'h000000;
  assign match[22] = {sum_505 ^ xor_50, sum_641 ^ syndrome[30], sum_532 ^ syndrome[29], sum_496
      ^ syndrome[28], sum_502 ^ syndrome[27], sum_505 ^ syndrome[26], sum_512 ^ syndrome[25],
      sum_640 ^ syndrome[24], sum_639 ^ syndrome[5], sum_507 ^ syndrome[22], sum_519 ^ (sum_573
      ^ syndrome[21]), sum_604 ^ syndrome[20], sum_603 ^ syndrome[19], sum_609 ^ syndrome[18],
      sum_608 ^ syndrome[17], sum_530 ^ (syndrome[1] ^ syndrome[16]), sum_559 ^ syndrome[15],
      sum_562 ^ syndrome[14], sum_491 ^ sum_561, sum_558 ^ syndrome[12], sum_517 ^ syndrome[11],
      sum_557 ^ syndrome[10], sum_566 ^ syndrome[9], sum_560 ^ syndrome[8]} == 24'h000000;
  assign match[23] = {sum_644 ^ syndrome[31], sum_643 ^ syndrome[30], sum_545 ^ syndrome[29],
      sum_512 ^ syndrome[28], sum_510 ^ syndrome[27], sum_516 ^ syndrome[26], sum_525
      ^ syndrome[25], sum_601 ^ sum_611, syndrome[23] ^ (sum_515 ^ syndrome[3]), sum_515 ^ sum_642,
      syndrome[21] ^ (sum_529 ^ sum_571), sum_609 ^ syndrome[20], sum_608 ^ syndrome[19], sum_607
      ^ syndrome[18], sum_613 ^ syndrome[17], sum_507 ^ syndrome[16], sum_562 ^ syndrome[15],
      sum_569 ^ syndrome[14], sum_565 ^ (syndrome[7] ^ syndrome[13]), sum_517 ^ syndrome[12],
      sum_557 ^ syndrome[11], sum_566 ^ syndrome[10], sum_565 ^ syndrome[9], sum_559
      ^ syndrome[8]} == 24'h000000;
  assign match[24] = {sum_529 ^ sum_615, sum_499 ^ sum_614, sum_538 ^ syndrome[29], sum_525
      ^ syndrome[28], sum_524 ^ syndrome[27], sum_530 ^ syndrome[26], sum_536 ^ syndrome[25],
      sum_647 ^ syndrome[24], sum_646 ^ syndrome[0], sum_642 ^ syndrome[5], sum_504 ^ sum_573,
      sum_607 ^ syndrome[20], sum_613 ^ syndrome[19], sum_612 ^ syndrome[18], sum_544
      ^ syndrome[17], sum_515 ^ sum_645, sum_569 ^ syndrome[15], sum_568 ^ syndrome[14], sum_537
      ^ sum_563, sum_557 ^ syndrome[12], sum_566 ^ syndrome[11], sum_565 ^ syndrome[10], sum_564
      ^ syndrome[9], sum_562 ^ syndrome[8]} == 24'h000000;
  assign match[25] = {sum_529 ^ sum_648, sum_621 ^ syndrome[4], sum_558 ^ syndrome[29], sum_536
      ^ syndrome[28], sum_534 ^ syndrome[27], sum_542 ^ syndrome[26], sum_548 ^ syndrome[25],
      syndrome[24] ^ (sum_540 ^ syndrome[4]), sum_617 ^ syndrome[23], sum_622 ^ syndrome[22],
      syndrome[21] ^ (syndrome[2] ^ syndrome[7]), sum_612 ^ syndrome[20], sum_544 ^ syndrome[19],
      sum_620 ^ syndrome[18], sum_619 ^ syndrome[17], sum_645 ^ syndrome[5], sum_568 ^ syndrome[15],
      sum_572 ^ syndrome[14], sum_508 ^ sum_537, sum_566 ^ syndrome[12], sum_565 ^ syndrome[11],
      sum_564 ^ syndrome[10], sum_576 ^ syndrome[9], sum_569 ^ syndrome[8]} == 24'h000000;
  assign match[26] = {sum_491 ^ sum_652, sum_494 ^ sum_605, sum_566 ^ syndrome[29], sum_548
      ^ syndrome[28], sum_547 ^ syndrome[27], sum_510 ^ sum_651, sum_553 ^ syndrome[25], sum_650
      ^ syndrome[3], sum_496 ^ (syndrome[2] ^ syndrome[23]), sum_623 ^ syndrome[22], syndrome[0]
      ^ xor_47, sum_620 ^ syndrome[20], sum_619 ^ syndrome[19], sum_618 ^ syndrome[18], sum_626
      ^ syndrome[17], sum_622 ^ syndrome[16], sum_572 ^ syndrome[15], sum_541 ^ syndrome[14],
      sum_506 ^ sum_649, sum_565 ^ syndrome[12], sum_564 ^ syndrome[11], sum_576 ^ syndrome[10],
      sum_575 ^ syndrome[9], sum_568 ^ syndrome[8]} == 24'h000000;
  assign match[27] = {sum_492 ^ sum_648, sum_554 ^ syndrome[30], sum_576 ^ syndrome[29], sum_553
      ^ syndrome[28], sum_570 ^ syndrome[27], sum_556 ^ syndrome[26], sum_560 ^ syndrome[25],
      sum_497 ^ xor_49, sum_628 ^ syndrome[23], sum_653 ^ syndrome[22], sum_495, sum_618
      ^ syndrome[20], sum_626 ^ syndrome[19], sum_625 ^ syndrome[18], sum_624 ^ syndrome[17],
      sum_623 ^ syndrome[16], sum_541 ^ syndrome[15], sum_577 ^ syndrome[14], sum_563 ^ (sum_519
      ^ syndrome[13]), sum_564 ^ syndrome[12], sum_576 ^ syndrome[11], sum_575 ^ syndrome[10],
      sum_574 ^ syndrome[9], sum_572 ^ syndrome[8]} == 24'h000000;
  assign match[28] = {sum_503 ^ (sum_515 ^ syndrome[31]), sum_511 ^ sum_632, sum_582 ^ syndrome[29],
      sum_560 ^ syndrome[28], sum_559 ^ syndrome[27], sum_562 ^ syndrome[26], sum_569
      ^ syndrome[25], sum_527 ^ (sum_501 ^ syndrome[24]), sum_507 ^ xor_55, sum_535 ^ xor_53,
      sum_504, sum_625 ^ syndrome[20], sum_624 ^ syndrome[19], sum_631 ^ syndrome[18], sum_630
      ^ syndrome[17], sum_653 ^ syndrome[16], sum_577 ^ syndrome[15], sum_579 ^ syndrome[14],
      sum_563 ^ sum_590, sum_576 ^ syndrome[12], sum_575 ^ syndrome[11], sum_574 ^ syndrome[10],
      sum_582 ^ syndrome[9], sum_541 ^ syndrome[8]} == 24'h000000;
  assign match[29] = {syndrome[3] ^ xor_52, sum_519 ^ sum_638, sum_588 ^ syndrome[29], sum_569
      ^ syndrome[28], sum_568 ^ syndrome[27], sum_572 ^ syndrome[26], sum_541 ^ syndrome[25],
      sum_576 ^ sum_611, sum_563 ^ (sum_541 ^ syndrome[23]), sum_538 ^ xor_53, sum_494
      ^ syndrome[21], sum_631 ^ syndrome[20], sum_630 ^ syndrome[19], sum_629 ^ syndrome[18],
      sum_634 ^ syndrome[17], sum_535 ^ xor_54, sum_579 ^ syndrome[15], sum_584 ^ syndrome[14],
      sum_544 ^ sum_649, sum_575 ^ syndrome[12], sum_574 ^ syndrome[11], sum_582 ^ syndrome[10],
      sum_581 ^ syndrome[9], sum_577 ^ syndrome[8]} == 24'h000000;
  assign match[30] = {sum_527 ^ (sum_544 ^ syndrome[31]), sum_552 ^ sum_596, sum_595 ^ syndrome[29],
      sum_541 ^ syndrome[28], sum_577 ^ syndrome[27], sum_579 ^ syndrome[26], sum_584
      ^ syndrome[25], sum_540 ^ sum_655, sum_519 ^ sum_639, sum_654 ^ syndrome[22], sum_503
      ^ syndrome[21], sum_629 ^ syndrome[20], sum_634 ^ syndrome[19], syndrome[0] ^ syndrome[18],
      syndrome[7] ^ syndrome[17], sum_538 ^ xor_54, sum_584 ^ syndrome[15], sum_583 ^ syndrome[14],
      sum_530 ^ (sum_515 ^ syndrome[13]), sum_574 ^ syndrome[12], sum_582 ^ syndrome[11], sum_581
      ^ syndrome[10], sum_580 ^ syndrome[9], sum_579 ^ syndrome[8]} == 24'h000000;
  assign match[31] = {sum_510 ^ (sum_497 ^ syndrome[31]), sum_519 ^ sum_627, sum_511 ^ syndrome[29],
      sum_584 ^ syndrome[28], sum_583 ^ syndrome[27], sum_585 ^ syndrome[26], sum_589
      ^ syndrome[25], sum_523 ^ sum_655, sum_637 ^ syndrome[23], sum_519 ^ sum_642, sum_508
      ^ syndrome[21], syndrome[0] ^ syndrome[20], syndrome[7] ^ syndrome[19], syndrome[6]
      ^ syndrome[18], sum_493 ^ syndrome[17], sum_654 ^ syndrome[16], sum_583 ^ syndrome[15],
      sum_585 ^ syndrome[14], sum_538 ^ sum_598, sum_582 ^ syndrome[12], sum_581 ^ syndrome[11],
      sum_580 ^ syndrome[10], sum_588 ^ syndrome[9], sum_584 ^ syndrome[8]} == 24'h000000;
  assign match[32] = {sum_544 ^ sum_635, sum_521 ^ sum_638, sum_571 ^ syndrome[29], sum_589
      ^ syndrome[28], sum_616 ^ syndrome[27], sum_592 ^ syndrome[26], sum_597 ^ syndrome[25],
      sum_521 ^ sum_606, sum_517 ^ sum_646, sum_640 ^ syndrome[22], sum_520 ^ syndrome[21],
      syndrome[6] ^ syndrome[20], sum_493 ^ syndrome[19], sum_496 ^ syndrome[18], sum_502
      ^ syndrome[17], sum_519 ^ sum_645, sum_585 ^ syndrome[15], sum_589 ^ syndrome[14], sum_610
      ^ syndrome[13], sum_581 ^ syndrome[12], sum_580 ^ syndrome[11], sum_588 ^ syndrome[10],
      sum_587 ^ syndrome[9], sum_583 ^ syndrome[8]} == 24'h000000;
  assign match[33] = {sum_530 ^ sum_652, sum_511 ^ sum_627, sum_609 ^ syndrome[29], sum_597
      ^ syndrome[28], sum_596 ^ syndrome[27], sum_600 ^ syndrome[26], sum_601 ^ syndrome[25],
      sum_523 ^ (sum_544 ^ syndrome[24]), sum_505 ^ xor_48, sum_641 ^ syndrome[22], sum_532
      ^ syndrome[21], sum_496 ^ syndrome[20], sum_502 ^ syndrome[19], sum_505 ^ syndrome[18],
      sum_512 ^ syndrome[17], sum_640 ^ syndrome[16], sum_589 ^ syndrome[15], sum_616
      ^ syndrome[14], sum_501 ^ sum_590, sum_580 ^ syndrome[12], sum_588 ^ syndrome[11], sum_587
      ^ syndrome[10], sum_586 ^ syndrome[9], sum_585 ^ syndrome[8]} == 24'h000000;
  assign match[34] = {sum_635 ^ syndrome[3], sum_552 ^ sum_573, sum_613 ^ syndrome[29], sum_601
      ^ syndrome[28], sum_633 ^ syndrome[27], sum_602 ^ syndrome[26], sum_636 ^ syndrome[25],
      sum_510 ^ (syndrome[6] ^ syndrome[24]), sum_601 ^ (sum_491 ^ syndrome[23]), sum_644
      ^ syndrome[22], sum_531 ^ syndrome[21], sum_505 ^ syndrome[20], sum_512 ^ syndrome[19],
      sum_510 ^ syndrome[18], sum_516 ^ syndrome[17], sum_641 ^ syndrome[16], sum_616
      ^ syndrome[15], sum_592 ^ syndrome[14], sum_649 ^ syndrome[0], sum_588 ^ syndrome[12], sum_587
      ^ syndrome[11], sum_586 ^ syndrome[10], sum_595 ^ syndrome[9], sum_589
      ^ syndrome[8]} == 24'h000000;
  assign match[35] = {sum_652 ^ syndrome[0], sum_605 ^ syndrome[7], sum_620 ^ syndrome[29], sum_636
      ^ syndrome[28], sum_530 ^ (syndrome[1] ^ syndrome[27]), sum_538 ^ sum_651, sum_507
      ^ syndrome[25], sum_529 ^ sum_650, sum_643 ^ syndrome[23], sum_647 ^ syndrome[22], sum_528,
      sum_510 ^ syndrome[20], sum_516 ^ syndrome[19], sum_525 ^ syndrome[18], sum_524
      ^ syndrome[17], sum_644 ^ syndrome[16], sum_592 ^ syndrome[15], sum_597 ^ syndrome[14],
      sum_573 ^ sum_598, sum_587 ^ syndrome[12], sum_586 ^ syndrome[11], sum_595 ^ syndrome[10],
      sum_594 ^ syndrome[9], sum_616 ^ syndrome[8]} == 24'h000000;

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
  wire nonzero = ~is_46;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = nonzero & hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // rs_ssc_tsd_cw_dec

`default_nettype wire
