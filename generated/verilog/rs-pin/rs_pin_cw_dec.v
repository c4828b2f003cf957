// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) with pins: eccforge
// Generated from scheme rs-pin with hash
// 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Do not edit; regenerate: eccforge emit verilog rs-pin --out DIR
`default_nettype none

// Decodes one (288,256) codeword. Combinational.
module rs_pin_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[255] ^ codeword_i[267];
  wire sum_1 = codeword_i[207] ^ codeword_i[261];
  wire sum_2 = sum_0 ^ sum_1;
  wire sum_3 = codeword_i[270] ^ sum_2;
  wire sum_4 = codeword_i[102] ^ sum_3;
  wire sum_5 = codeword_i[71] ^ codeword_i[89];
  wire sum_6 = codeword_i[277] ^ sum_5;
  wire sum_7 = codeword_i[28] ^ codeword_i[62];
  wire sum_8 = codeword_i[47] ^ sum_7;
  wire sum_9 = sum_6 ^ sum_8;
  wire sum_10 = sum_9 ^ (codeword_i[60] ^ sum_4);
  wire sum_11 = codeword_i[150] ^ codeword_i[156];
  wire sum_12 = codeword_i[281] ^ sum_11;
  wire sum_13 = codeword_i[231] ^ sum_12;
  wire sum_14 = codeword_i[35] ^ codeword_i[95];
  wire sum_15 = sum_13 ^ sum_14;
  wire sum_16 = codeword_i[194] ^ sum_15;
  wire sum_17 = codeword_i[34] ^ codeword_i[186];
  wire sum_18 = sum_16 ^ sum_17;
  wire sum_19 = codeword_i[70] ^ codeword_i[82];
  wire sum_20 = codeword_i[74] ^ codeword_i[199];
  wire sum_21 = codeword_i[205] ^ codeword_i[248];
  wire sum_22 = codeword_i[188] ^ sum_21;
  wire sum_23 = codeword_i[181] ^ codeword_i[187];
  wire sum_24 = codeword_i[77] ^ sum_23;
  wire sum_25 = codeword_i[40] ^ codeword_i[233];
  wire sum_26 = codeword_i[30] ^ sum_25;
  wire sum_27 = codeword_i[237] ^ codeword_i[243];
  wire sum_28 = codeword_i[180] ^ codeword_i[263];
  wire sum_29 = sum_27 ^ sum_28;
  wire sum_30 = codeword_i[76] ^ codeword_i[219];
  wire sum_31 = sum_30 ^ (codeword_i[278] ^ (codeword_i[118] ^ codeword_i[129]));
  wire xor_0 = ((((codeword_i[264] ^ codeword_i[283]) ^ (codeword_i[14] ^ codeword_i[215]))
      ^ (sum_19 ^ sum_20)) ^ (sum_22 ^ sum_24)) ^ (sum_31 ^ (sum_26 ^ sum_29));
  wire sum_32 = codeword_i[41] ^ codeword_i[234];
  wire sum_33 = codeword_i[228] ^ sum_32;
  wire sum_34 = codeword_i[63] ^ codeword_i[269];
  wire sum_35 = codeword_i[273] ^ sum_34;
  wire sum_36 = sum_33 ^ sum_35;
  wire sum_37 = codeword_i[101] ^ codeword_i[117];
  wire sum_38 = codeword_i[107] ^ codeword_i[123];
  wire sum_39 = sum_37 ^ sum_38;
  wire sum_40 = sum_36 ^ sum_39;
  wire sum_41 = codeword_i[124] ^ codeword_i[169];
  wire sum_42 = sum_40 ^ sum_41;
  wire sum_43 = codeword_i[221] ^ sum_42;
  wire sum_44 = codeword_i[64] ^ codeword_i[132];
  wire sum_45 = codeword_i[213] ^ codeword_i[286];
  wire sum_46 = sum_44 ^ sum_45;
  wire sum_47 = codeword_i[87] ^ codeword_i[138];
  wire sum_48 = codeword_i[105] ^ sum_47;
  wire sum_49 = sum_46 ^ sum_48;
  wire sum_50 = codeword_i[32] ^ codeword_i[93];
  wire sum_51 = codeword_i[26] ^ sum_50;
  wire sum_52 = codeword_i[58] ^ codeword_i[144];
  wire sum_53 = codeword_i[126] ^ sum_52;
  wire sum_54 = sum_51 ^ sum_53;
  wire sum_55 = codeword_i[20] ^ codeword_i[159];
  wire sum_56 = codeword_i[238] ^ codeword_i[256];
  wire sum_57 = codeword_i[252] ^ sum_56;
  wire sum_58 = sum_55 ^ sum_57;
  wire sum_59 = codeword_i[246] ^ codeword_i[251];
  wire sum_60 = codeword_i[258] ^ sum_59;
  wire sum_61 = sum_58 ^ sum_60;
  wire sum_62 = codeword_i[151] ^ sum_61;
  wire sum_63 = codeword_i[170] ^ codeword_i[225];
  wire sum_64 = codeword_i[52] ^ codeword_i[66];
  wire sum_65 = codeword_i[23] ^ codeword_i[81];
  wire sum_66 = sum_64 ^ sum_65;
  wire sum_67 = (sum_62 ^ (sum_54 ^ (codeword_i[99] ^ sum_49))) ^ (sum_63 ^ sum_66);
  wire sum_68 = codeword_i[113] ^ codeword_i[192];
  wire sum_69 = codeword_i[244] ^ sum_68;
  wire sum_70 = codeword_i[157] ^ sum_69;
  wire sum_71 = codeword_i[271] ^ sum_70;
  wire sum_72 = codeword_i[29] ^ sum_71;
  wire sum_73 = codeword_i[83] ^ codeword_i[223];
  wire sum_74 = codeword_i[65] ^ codeword_i[133];
  wire sum_75 = sum_74 ^ (sum_72 ^ sum_73);
  wire sum_76 = codeword_i[239] ^ codeword_i[249];
  wire sum_77 = codeword_i[182] ^ sum_76;
  wire sum_78 = codeword_i[80] ^ sum_77;
  wire sum_79 = codeword_i[46] ^ codeword_i[235];
  wire sum_80 = codeword_i[284] ^ sum_79;
  wire sum_81 = codeword_i[177] ^ sum_80;
  wire sum_82 = codeword_i[162] ^ codeword_i[163];
  wire sum_83 = codeword_i[158] ^ sum_82;
  wire sum_84 = codeword_i[245] ^ codeword_i[250];
  wire sum_85 = codeword_i[257] ^ sum_84;
  wire sum_86 = sum_83 ^ sum_85;
  wire sum_87 = codeword_i[22] ^ codeword_i[75];
  wire sum_88 = codeword_i[276] ^ sum_87;
  wire sum_89 = codeword_i[275] ^ sum_88;
  wire sum_90 = codeword_i[193] ^ codeword_i[240];
  wire sum_91 = codeword_i[230] ^ sum_90;
  wire sum_92 = codeword_i[42] ^ codeword_i[88];
  wire sum_93 = sum_91 ^ sum_92;
  wire sum_94 = codeword_i[217] ^ sum_93;
  wire sum_95 = codeword_i[54] ^ codeword_i[72];
  wire sum_96 = codeword_i[69] ^ codeword_i[174];
  wire sum_97 = sum_95 ^ sum_96;
  wire sum_98 = codeword_i[200] ^ sum_97;
  wire sum_99 = codeword_i[236] ^ codeword_i[242];
  wire sum_100 = sum_98 ^ sum_99;
  wire sum_101 = codeword_i[222] ^ codeword_i[227];
  wire sum_102 = codeword_i[130] ^ sum_101;
  wire sum_103 = codeword_i[175] ^ codeword_i[282];
  wire sum_104 = codeword_i[136] ^ sum_103;
  wire sum_105 = sum_102 ^ sum_104;
  wire sum_106 = codeword_i[36] ^ codeword_i[229];
  wire sum_107 = codeword_i[108] ^ sum_106;
  wire sum_108 = sum_107 ^ (codeword_i[171] ^ sum_105);
  wire sum_109 = codeword_i[164] ^ codeword_i[168];
  wire sum_110 = codeword_i[165] ^ sum_109;
  wire sum_111 = codeword_i[0] ^ (codeword_i[145] ^ (codeword_i[120] ^ sum_110));
  wire sum_112 = codeword_i[59] ^ codeword_i[127];
  wire sum_113 = codeword_i[114] ^ codeword_i[241];
  wire sum_114 = codeword_i[48] ^ sum_113;
  wire sum_115 = codeword_i[176] ^ sum_114;
  wire sum_116 = sum_112 ^ sum_115;
  wire sum_117 = codeword_i[111] ^ sum_116;
  wire sum_118 = codeword_i[53] ^ codeword_i[139];
  wire sum_119 = sum_117 ^ sum_118;
  wire sum_120 = codeword_i[68] ^ (codeword_i[211] ^ sum_119);
  wire sum_121 = codeword_i[131] ^ codeword_i[172];
  wire sum_122 = sum_2 ^ sum_121;
  wire sum_123 = codeword_i[262] ^ codeword_i[265];
  wire sum_124 = codeword_i[287] ^ sum_123;
  wire sum_125 = sum_122 ^ sum_124;
  wire sum_126 = (sum_7 ^ (codeword_i[168] ^ codeword_i[219])) ^ (codeword_i[67] ^ sum_125);
  wire sum_127 = codeword_i[212] ^ codeword_i[285];
  wire sum_128 = sum_54 ^ sum_127;
  wire sum_129 = codeword_i[199] ^ codeword_i[253];
  wire sum_130 = codeword_i[49] ^ sum_129;
  wire sum_131 = codeword_i[189] ^ sum_130;
  wire sum_132 = sum_131 ^ (codeword_i[205] ^ sum_128);
  wire sum_133 = codeword_i[206] ^ codeword_i[279];
  wire sum_134 = codeword_i[214] ^ codeword_i[215];
  wire sum_135 = codeword_i[119] ^ codeword_i[129];
  wire sum_136 = codeword_i[111] ^ codeword_i[140];
  wire sum_137 = codeword_i[14] ^ codeword_i[96];
  wire sum_138 = codeword_i[162] ^ sum_137;
  wire sum_139 = codeword_i[99] ^ codeword_i[134];
  wire sum_140 = codeword_i[112] ^ (codeword_i[1] ^ sum_139);
  wire sum_141 = codeword_i[94] ^ codeword_i[218];
  wire sum_142 = codeword_i[21] ^ codeword_i[74];
  wire sum_143 = sum_142 ^ (codeword_i[95] ^ sum_141);
  wire sum_144 = codeword_i[90] ^ codeword_i[184];
  wire sum_145 = codeword_i[43] ^ sum_144;
  wire sum_146 = codeword_i[195] ^ codeword_i[201];
  wire sum_147 = sum_145 ^ sum_146;
  wire sum_148 = codeword_i[27] ^ codeword_i[80];
  wire sum_149 = codeword_i[224] ^ sum_148;
  wire sum_150 = codeword_i[269] ^ sum_149;
  wire sum_151 = codeword_i[220] ^ codeword_i[225];
  wire sum_152 = codeword_i[137] ^ sum_17;
  wire sum_153 = sum_151 ^ sum_152;
  wire xor_1 = ((((sum_133 ^ sum_134) ^ (sum_28 ^ sum_135)) ^ (sum_138 ^ (sum_68 ^ sum_136)))
      ^ (sum_140 ^ sum_143)) ^ ((sum_147 ^ sum_150) ^ (sum_49 ^ sum_153));
  wire sum_154 = codeword_i[20] ^ codeword_i[178];
  wire sum_155 = sum_154 ^ (codeword_i[84] ^ (codeword_i[37] ^ codeword_i[275]));
  wire sum_156 = sum_155 ^ (codeword_i[166] ^ (codeword_i[33] ^ codeword_i[259]));
  wire sum_157 = codeword_i[221] ^ codeword_i[226];
  wire sum_158 = codeword_i[106] ^ sum_25;
  wire sum_159 = sum_158 ^ (sum_39 ^ sum_157);
  wire sum_160 = codeword_i[103] ^ codeword_i[232];
  wire sum_161 = codeword_i[152] ^ sum_160;
  wire sum_162 = codeword_i[73] ^ (codeword_i[109] ^ sum_161);
  wire sum_163 = codeword_i[31] ^ codeword_i[115];
  wire sum_164 = codeword_i[22] ^ (sum_12 ^ sum_163);
  wire sum_165 = codeword_i[217] ^ codeword_i[227];
  wire sum_166 = codeword_i[15] ^ codeword_i[68];
  wire sum_167 = codeword_i[268] ^ sum_166;
  wire sum_168 = codeword_i[55] ^ sum_167;
  wire sum_169 = codeword_i[174] ^ sum_168;
  wire sum_170 = codeword_i[211] ^ codeword_i[247];
  wire sum_171 = codeword_i[125] ^ sum_170;
  wire sum_172 = codeword_i[121] ^ sum_171;
  wire sum_173 = codeword_i[52] ^ codeword_i[274];
  wire sum_174 = codeword_i[61] ^ sum_173;
  wire sum_175 = sum_174 ^ (codeword_i[280] ^ sum_172);
  wire xor_2 = ((sum_156 ^ sum_159) ^ (sum_162 ^ sum_164)) ^ (sum_175 ^ (sum_169
      ^ (((codeword_i[146] ^ codeword_i[183]) ^ (codeword_i[78] ^ codeword_i[100])) ^ (sum_165
      ^ (codeword_i[46] ^ codeword_i[273])))));
  wire sum_176 = codeword_i[122] ^ codeword_i[173];
  wire sum_177 = codeword_i[138] ^ sum_74;
  wire sum_178 = codeword_i[38] ^ codeword_i[97];
  wire sum_179 = codeword_i[8] ^ sum_178;
  wire sum_180 = codeword_i[114] ^ codeword_i[144];
  wire sum_181 = codeword_i[69] ^ sum_180;
  wire sum_182 = codeword_i[132] ^ codeword_i[196];
  wire sum_183 = codeword_i[2] ^ sum_182;
  wire sum_184 = codeword_i[34] ^ codeword_i[281];
  wire sum_185 = codeword_i[145] ^ sum_184;
  wire sum_186 = codeword_i[163] ^ sum_90;
  wire sum_187 = codeword_i[44] ^ codeword_i[153];
  wire sum_188 = codeword_i[101] ^ sum_187;
  wire sum_189 = codeword_i[207] ^ sum_45;
  wire sum_190 = codeword_i[56] ^ codeword_i[108];
  wire sum_191 = codeword_i[107] ^ sum_190;
  wire sum_192 = codeword_i[270] ^ codeword_i[280];
  wire sum_193 = sum_142 ^ sum_192;
  wire sum_194 = codeword_i[85] ^ sum_151;
  wire sum_195 = codeword_i[262] ^ sum_34;
  wire sum_196 = sum_194 ^ sum_195;
  wire sum_197 = codeword_i[116] ^ codeword_i[263];
  wire sum_198 = codeword_i[179] ^ codeword_i[272];
  wire sum_199 = codeword_i[100] ^ sum_198;
  wire sum_200 = sum_197 ^ sum_199;
  wire xor_3 = ((((sum_134 ^ sum_176) ^ (codeword_i[141] ^ sum_41)) ^ (sum_177 ^ sum_179))
      ^ ((sum_181 ^ sum_183) ^ (sum_185 ^ sum_186))) ^ (((sum_188 ^ sum_189) ^ (sum_191 ^ sum_193))
      ^ (sum_196 ^ sum_200));
  wire sum_201 = codeword_i[33] ^ codeword_i[157];
  wire sum_202 = codeword_i[120] ^ codeword_i[208];
  wire sum_203 = sum_118 ^ sum_202;
  wire sum_204 = sum_201 ^ sum_203;
  wire sum_205 = codeword_i[287] ^ sum_65;
  wire sum_206 = sum_157 ^ sum_205;
  wire sum_207 = sum_14 ^ sum_105;
  wire sum_208 = codeword_i[113] ^ codeword_i[206];
  wire sum_209 = codeword_i[135] ^ codeword_i[181];
  wire sum_210 = codeword_i[102] ^ sum_209;
  wire sum_211 = codeword_i[29] ^ codeword_i[147];
  wire sum_212 = sum_210 ^ sum_211;
  wire sum_213 = codeword_i[50] ^ codeword_i[112];
  wire sum_214 = sum_158 ^ sum_213;
  wire sum_215 = sum_212 ^ sum_214;
  wire xor_4 = xor_3 ^ ((sum_207 ^ (sum_204 ^ sum_206)) ^ (sum_215 ^ (((codeword_i[79]
      ^ codeword_i[274]) ^ (codeword_i[126] ^ codeword_i[151])) ^ (sum_112 ^ sum_208))));
  wire sum_216 = codeword_i[167] ^ sum_8;
  wire sum_217 = sum_149 ^ (codeword_i[202] ^ sum_216);
  wire sum_218 = codeword_i[190] ^ codeword_i[219];
  wire sum_219 = codeword_i[118] ^ codeword_i[128];
  wire sum_220 = sum_89 ^ sum_219;
  wire sum_221 = sum_218 ^ sum_220;
  wire sum_222 = codeword_i[91] ^ codeword_i[185];
  wire sum_223 = sum_167 ^ sum_222;
  wire sum_224 = codeword_i[212] ^ sum_223;
  wire sum_225 = codeword_i[260] ^ sum_224;
  wire sum_226 = codeword_i[254] ^ codeword_i[266];
  wire sum_227 = sum_141 ^ sum_226;
  wire sum_228 = codeword_i[110] ^ codeword_i[187];
  wire sum_229 = codeword_i[232] ^ (sum_227 ^ sum_228);
  wire sum_230 = sum_33 ^ sum_229;
  wire sum_231 = codeword_i[203] ^ sum_92;
  wire sum_232 = codeword_i[28] ^ codeword_i[197];
  wire sum_233 = sum_232 ^ (sum_206 ^ sum_231);
  wire sum_234 = codeword_i[86] ^ sum_135;
  wire sum_235 = codeword_i[57] ^ codeword_i[109];
  wire sum_236 = codeword_i[170] ^ sum_235;
  wire sum_237 = sum_234 ^ sum_236;
  wire sum_238 = sum_161 ^ sum_237;
  wire sum_239 = codeword_i[282] ^ sum_238;
  wire sum_240 = codeword_i[158] ^ (codeword_i[66] ^ sum_40);
  wire sum_241 = codeword_i[82] ^ codeword_i[131];
  wire sum_242 = codeword_i[115] ^ codeword_i[188];
  wire sum_243 = codeword_i[60] ^ codeword_i[125];
  wire sum_244 = codeword_i[45] ^ codeword_i[277];
  wire sum_245 = codeword_i[92] ^ codeword_i[194];
  wire sum_246 = codeword_i[146] ^ sum_245;
  wire sum_247 = codeword_i[223] ^ sum_101;
  wire sum_248 = codeword_i[235] ^ sum_14;
  wire sum_249 = codeword_i[240] ^ sum_248;
  wire xor_5 = (((sum_241 ^ (codeword_i[29] ^ codeword_i[127])) ^ (sum_242 ^ sum_243)) ^ (sum_246
      ^ (codeword_i[104] ^ sum_244))) ^ (sum_249 ^ (sum_107 ^ sum_247));
  wire sum_250 = codeword_i[98] ^ sum_89;
  wire sum_251 = codeword_i[148] ^ codeword_i[160];
  wire sum_252 = codeword_i[154] ^ codeword_i[209];
  wire sum_253 = sum_251 ^ sum_252;
  wire sum_254 = sum_250 ^ sum_253;
  wire sum_255 = codeword_i[9] ^ sum_254;
  wire sum_256 = codeword_i[134] ^ sum_68;
  wire sum_257 = codeword_i[139] ^ sum_256;
  wire sum_258 = codeword_i[133] ^ (codeword_i[271] ^ sum_30);
  wire sum_259 = sum_26 ^ sum_258;
  wire sum_260 = codeword_i[51] ^ sum_28;
  wire sum_261 = sum_153 ^ sum_260;
  wire sum_262 = codeword_i[182] ^ sum_98;
  wire sum_263 = codeword_i[283] ^ sum_115;
  wire sum_264 = codeword_i[70] ^ sum_134;
  wire sum_265 = codeword_i[120] ^ sum_264;
  wire sum_266 = codeword_i[164] ^ sum_265;
  wire sum_267 = codeword_i[145] ^ sum_136;
  wire sum_268 = codeword_i[39] ^ sum_267;
  wire sum_269 = codeword_i[142] ^ codeword_i[191];
  wire sum_270 = sum_268 ^ sum_269;
  wire xor_6 = ((sum_259 ^ (sum_257 ^ ((codeword_i[3] ^ codeword_i[121]) ^ (codeword_i[213]
      ^ codeword_i[281])))) ^ (sum_261 ^ sum_262)) ^ ((sum_263 ^ sum_266) ^ (sum_4 ^ sum_270));
  wire sum_271 = sum_44 ^ sum_174;
  wire sum_272 = sum_48 ^ sum_114;
  wire sum_273 = sum_81 ^ sum_272;
  wire sum_274 = codeword_i[23] ^ codeword_i[220];
  wire sum_275 = codeword_i[49] ^ codeword_i[233];
  wire sum_276 = codeword_i[140] ^ codeword_i[159];
  wire sum_277 = codeword_i[165] ^ sum_212;
  wire xor_7 = (((sum_265 ^ sum_271) ^ (sum_93 ^ ((codeword_i[189] ^ codeword_i[262])
      ^ (codeword_i[37] ^ codeword_i[43])))) ^ (sum_162 ^ sum_273)) ^ (sum_108 ^ (sum_277
      ^ ((sum_274 ^ (codeword_i[35] ^ codeword_i[248])) ^ (sum_275 ^ sum_276))));
  wire sum_278 = codeword_i[198] ^ codeword_i[216];
  wire sum_279 = codeword_i[67] ^ codeword_i[204];
  wire sum_280 = codeword_i[55] ^ codeword_i[276];
  wire sum_281 = codeword_i[183] ^ sum_280;
  wire sum_282 = codeword_i[16] ^ codeword_i[30];
  wire sum_283 = codeword_i[268] ^ sum_282;
  wire sum_284 = codeword_i[82] ^ sum_219;
  wire sum_285 = codeword_i[116] ^ codeword_i[121];
  wire sum_286 = sum_284 ^ sum_285;
  wire sum_287 = codeword_i[149] ^ codeword_i[153];
  wire sum_288 = sum_287 ^ (codeword_i[122] ^ sum_286);
  wire sum_289 = codeword_i[278] ^ sum_157;
  wire sum_290 = codeword_i[146] ^ codeword_i[210];
  wire sum_291 = codeword_i[283] ^ sum_290;
  wire sum_292 = sum_6 ^ sum_291;
  wire sum_293 = codeword_i[93] ^ sum_73;
  wire sum_294 = codeword_i[76] ^ sum_293;
  wire xor_8 = (sum_288 ^ (((sum_146 ^ sum_278) ^ (codeword_i[155] ^ sum_279)) ^ (sum_281
      ^ sum_283))) ^ (((sum_53 ^ sum_289) ^ (sum_33 ^ (codeword_i[10] ^ codeword_i[141])))
      ^ (sum_292 ^ sum_294));
  wire sum_295 = sum_163 ^ sum_228;
  wire sum_296 = codeword_i[77] ^ sum_295;
  wire sum_297 = sum_139 ^ sum_296;
  wire sum_298 = sum_192 ^ sum_297;
  wire sum_299 = codeword_i[161] ^ sum_99;
  wire sum_300 = codeword_i[143] ^ sum_299;
  wire sum_301 = (codeword_i[4] ^ (codeword_i[271] ^ sum_298)) ^ (codeword_i[124] ^ sum_300);
  wire sum_302 = codeword_i[193] ^ sum_243;
  wire sum_303 = sum_202 ^ (codeword_i[106] ^ codeword_i[177]);
  wire sum_304 = codeword_i[88] ^ sum_213;
  wire sum_305 = codeword_i[37] ^ codeword_i[264];
  wire sum_306 = codeword_i[178] ^ sum_305;
  wire sum_307 = codeword_i[49] ^ sum_306;
  wire sum_308 = codeword_i[41] ^ sum_97;
  wire sum_309 = codeword_i[84] ^ sum_30;
  wire sum_310 = codeword_i[163] ^ sum_309;
  wire sum_311 = codeword_i[70] ^ codeword_i[78];
  wire sum_312 = codeword_i[130] ^ sum_311;
  wire sum_313 = codeword_i[273] ^ sum_312;
  wire sum_314 = codeword_i[166] ^ sum_41;
  wire sum_315 = codeword_i[11] ^ sum_314;
  wire sum_316 = sum_188 ^ sum_315;
  wire sum_317 = codeword_i[154] ^ (codeword_i[239] ^ sum_85);
  wire sum_318 = codeword_i[190] ^ sum_137;
  wire sum_319 = codeword_i[141] ^ sum_318;
  wire sum_320 = sum_152 ^ sum_319;
  wire sum_321 = codeword_i[176] ^ sum_320;
  wire xor_9 = ((((sum_302 ^ sum_303) ^ (sum_304 ^ (codeword_i[5] ^ codeword_i[285]))) ^ (sum_307
      ^ sum_308)) ^ (sum_277 ^ (sum_310 ^ sum_313))) ^ (sum_321 ^ (sum_316 ^ sum_317));
  wire sum_322 = codeword_i[122] ^ codeword_i[164];
  wire sum_323 = codeword_i[94] ^ codeword_i[100];
  wire sum_324 = codeword_i[17] ^ codeword_i[180];
  wire sum_325 = codeword_i[38] ^ codeword_i[46];
  wire xor_10 = (((codeword_i[103] ^ codeword_i[279]) ^ (codeword_i[114] ^ codeword_i[270]))
      ^ (sum_322 ^ (codeword_i[40] ^ codeword_i[63]))) ^ ((sum_323 ^ sum_324) ^ (sum_14 ^ sum_325));
  wire sum_326 = codeword_i[109] ^ codeword_i[119];
  wire sum_327 = codeword_i[171] ^ codeword_i[196];
  wire sum_328 = sum_286 ^ sum_327;
  wire sum_329 = sum_326 ^ sum_328;
  wire sum_330 = codeword_i[142] ^ sum_145;
  wire sum_331 = sum_104 ^ (sum_88 ^ (codeword_i[202] ^ sum_330));
  wire sum_332 = ((sum_251 ^ (sum_70 ^ sum_191)) ^ (codeword_i[28] ^ codeword_i[158])) ^ (sum_122
      ^ sum_295);
  wire sum_333 = codeword_i[234] ^ (codeword_i[230] ^ sum_160);
  wire sum_334 = sum_80 ^ sum_222;
  wire sum_335 = codeword_i[87] ^ sum_334;
  wire sum_336 = sum_335 ^ (codeword_i[213] ^ sum_333);
  wire sum_337 = codeword_i[39] ^ codeword_i[241];
  wire sum_338 = codeword_i[229] ^ sum_168;
  wire sum_339 = sum_337 ^ sum_338;
  wire sum_340 = sum_269 ^ sum_314;
  wire sum_341 = codeword_i[149] ^ sum_340;
  wire sum_342 = sum_102 ^ sum_289;
  wire sum_343 = (codeword_i[58] ^ sum_220) ^ (sum_341 ^ sum_342);
  wire sum_344 = sum_174 ^ sum_193;
  wire sum_345 = codeword_i[151] ^ codeword_i[155];
  wire sum_346 = codeword_i[51] ^ sum_345;
  wire sum_347 = sum_29 ^ sum_346;
  wire sum_348 = sum_344 ^ sum_347;
  wire sum_349 = codeword_i[24] ^ sum_21;
  wire sum_350 = sum_176 ^ sum_349;
  wire sum_351 = codeword_i[44] ^ codeword_i[259];
  wire sum_352 = sum_351 ^ (sum_348 ^ sum_350);
  wire sum_353 = codeword_i[73] ^ codeword_i[99];
  wire xor_11 = (((codeword_i[119] ^ codeword_i[184]) ^ (codeword_i[115] ^ codeword_i[282]))
      ^ (sum_201 ^ (codeword_i[64] ^ codeword_i[105]))) ^ ((sum_154 ^ sum_353) ^ (codeword_i[203]
      ^ sum_56));
  wire sum_354 = codeword_i[45] ^ sum_134;
  wire sum_355 = codeword_i[249] ^ sum_82;
  wire sum_356 = codeword_i[66] ^ codeword_i[85];
  wire sum_357 = codeword_i[12] ^ sum_356;
  wire sum_358 = codeword_i[197] ^ codeword_i[217];
  wire sum_359 = codeword_i[250] ^ sum_358;
  wire sum_360 = codeword_i[223] ^ sum_359;
  wire sum_361 = codeword_i[110] ^ codeword_i[136];
  wire sum_362 = codeword_i[60] ^ codeword_i[79];
  wire sum_363 = codeword_i[14] ^ codeword_i[167];
  wire sum_364 = sum_253 ^ sum_363;
  wire sum_365 = sum_364 ^ (sum_361 ^ sum_362);
  wire sum_366 = codeword_i[6] ^ sum_153;
  wire sum_367 = codeword_i[240] ^ sum_35;
  wire sum_368 = codeword_i[18] ^ sum_148;
  wire sum_369 = (sum_285 ^ sum_323) ^ (sum_367 ^ sum_368);
  wire xor_12 = ((xor_11 ^ ((sum_354 ^ sum_355) ^ (sum_97 ^ sum_357))) ^ ((sum_300 ^ sum_360)
      ^ (sum_13 ^ sum_214))) ^ (sum_369 ^ (sum_365 ^ sum_366));
  wire sum_370 = sum_171 ^ sum_178;
  wire sum_371 = codeword_i[56] ^ sum_370;
  wire sum_372 = sum_51 ^ (sum_129 ^ sum_371);
  wire sum_373 = codeword_i[81] ^ codeword_i[192];
  wire sum_374 = codeword_i[179] ^ (codeword_i[244] ^ sum_235);
  wire sum_375 = sum_374 ^ (sum_373 ^ (codeword_i[228] ^ sum_372));
  wire sum_376 = codeword_i[53] ^ sum_103;
  wire sum_377 = sum_56 ^ sum_65;
  wire sum_378 = codeword_i[13] ^ codeword_i[33];
  wire sum_379 = sum_244 ^ sum_378;
  wire sum_380 = codeword_i[125] ^ sum_53;
  wire sum_381 = codeword_i[176] ^ sum_176;
  wire sum_382 = codeword_i[65] ^ sum_381;
  wire sum_383 = codeword_i[76] ^ sum_91;
  wire xor_13 = (((sum_376 ^ (codeword_i[7] ^ sum_96)) ^ (sum_195 ^ sum_377)) ^ ((sum_149 ^ sum_379)
      ^ (sum_152 ^ (codeword_i[149] ^ codeword_i[283])))) ^ ((sum_380 ^ sum_382) ^ (sum_383
      ^ ((codeword_i[170] ^ codeword_i[181]) ^ (codeword_i[59] ^ codeword_i[111]))));
  wire sum_384 = codeword_i[260] ^ sum_279;
  wire sum_385 = codeword_i[185] ^ sum_384;
  wire sum_386 = sum_247 ^ sum_385;
  wire sum_387 = codeword_i[138] ^ codeword_i[169];
  wire sum_388 = sum_387 ^ (codeword_i[220] ^ sum_264);
  wire sum_389 = codeword_i[210] ^ (sum_234 ^ sum_241);
  wire sum_390 = codeword_i[57] ^ codeword_i[251];
  wire sum_391 = codeword_i[25] ^ codeword_i[143];
  wire sum_392 = codeword_i[104] ^ sum_199;
  wire sum_393 = sum_250 ^ (codeword_i[92] ^ sum_392);
  wire xor_14 = (xor_13 ^ ((sum_159 ^ sum_386) ^ (sum_388 ^ sum_389))) ^ ((sum_393 ^ (sum_348
      ^ ((sum_44 ^ sum_390) ^ (sum_109 ^ sum_391)))) ^ (sum_230 ^ sum_339));
  wire sum_394 = codeword_i[128] ^ sum_216;
  wire sum_395 = codeword_i[248] ^ sum_79;
  wire sum_396 = sum_395 ^ (sum_394 ^ (sum_76 ^ sum_133));
  wire sum_397 = sum_127 ^ sum_278;
  wire sum_398 = codeword_i[88] ^ (sum_15 ^ sum_397);
  wire sum_399 = codeword_i[19] ^ codeword_i[73];
  wire sum_400 = sum_299 ^ sum_399;
  wire sum_401 = sum_86 ^ sum_400;
  wire sum_402 = codeword_i[112] ^ sum_401;
  wire sum_403 = sum_402 ^ (codeword_i[116] ^ sum_72);
  wire sum_404 = codeword_i[26] ^ codeword_i[259];
  wire sum_405 = codeword_i[83] ^ sum_404;
  wire sum_406 = codeword_i[45] ^ codeword_i[257];
  wire sum_407 = codeword_i[243] ^ sum_406;
  wire sum_408 = codeword_i[269] ^ sum_407;
  wire sum_409 = codeword_i[216] ^ sum_210;
  wire sum_410 = sum_123 ^ sum_346;
  wire sum_411 = codeword_i[43] ^ codeword_i[201];
  wire xor_15 = (((sum_405 ^ (codeword_i[147] ^ sum_129)) ^ (sum_193 ^ sum_395)) ^ (sum_408
      ^ (sum_295 ^ (codeword_i[89] ^ codeword_i[140])))) ^ ((sum_409 ^ sum_410) ^ (sum_93 ^ (sum_411
      ^ (codeword_i[53] ^ codeword_i[87]))));
  wire sum_412 = codeword_i[15] ^ sum_96;
  wire sum_413 = sum_83 ^ (sum_368 ^ sum_412);
  wire sum_414 = codeword_i[79] ^ sum_32;
  wire sum_415 = codeword_i[96] ^ (sum_173 ^ sum_414);
  wire sum_416 = codeword_i[72] ^ codeword_i[254];
  wire sum_417 = codeword_i[13] ^ codeword_i[32];
  wire sum_418 = codeword_i[91] ^ sum_213;
  wire sum_419 = codeword_i[189] ^ sum_245;
  wire sum_420 = sum_384 ^ sum_419;
  wire sum_421 = sum_252 ^ sum_420;
  wire sum_422 = codeword_i[183] ^ codeword_i[188];
  wire sum_423 = sum_421 ^ sum_422;
  wire sum_424 = codeword_i[206] ^ sum_38;
  wire sum_425 = (sum_263 ^ (codeword_i[236] ^ sum_418)) ^ (sum_424 ^ (sum_423 ^ (sum_305
      ^ sum_327)));
  wire sum_426 = codeword_i[160] ^ codeword_i[184];
  wire sum_427 = codeword_i[84] ^ (sum_370 ^ sum_426);
  wire sum_428 = codeword_i[47] ^ codeword_i[186];
  wire sum_429 = codeword_i[161] ^ sum_428;
  wire sum_430 = sum_61 ^ sum_429;
  wire sum_431 = sum_106 ^ sum_190;
  wire sum_432 = sum_77 ^ sum_431;
  wire sum_433 = codeword_i[62] ^ sum_432;
  wire sum_434 = sum_13 ^ sum_433;
  wire sum_435 = sum_0 ^ sum_71;
  wire sum_436 = codeword_i[25] ^ sum_435;
  wire sum_437 = sum_1 ^ sum_146;
  wire sum_438 = codeword_i[148] ^ sum_379;
  wire sum_439 = sum_319 ^ sum_438;
  wire sum_440 = (sum_439 ^ (sum_437 ^ (codeword_i[196] ^ sum_121))) ^ (codeword_i[242] ^ sum_289);
  wire sum_441 = sum_133 ^ sum_291;
  wire sum_442 = sum_104 ^ sum_279;
  wire sum_443 = sum_287 ^ (sum_442 ^ (codeword_i[71] ^ sum_441));
  wire sum_444 = codeword_i[186] ^ codeword_i[266];
  wire sum_445 = codeword_i[20] ^ sum_219;
  wire sum_446 = codeword_i[31] ^ sum_399;
  wire xor_16 = (((sum_444 ^ (codeword_i[274] ^ codeword_i[284])) ^ (sum_38 ^ sum_106)) ^ (sum_445
      ^ (sum_7 ^ sum_252))) ^ ((sum_304 ^ sum_377) ^ (sum_446 ^ (codeword_i[44] ^ codeword_i[85])));
  wire sum_447 = codeword_i[98] ^ sum_270;
  wire sum_448 = codeword_i[211] ^ sum_447;
  wire sum_449 = codeword_i[86] ^ sum_144;
  wire sum_450 = codeword_i[147] ^ sum_449;
  wire sum_451 = (codeword_i[1] ^ sum_29) ^ (codeword_i[126] ^ (codeword_i[167] ^ sum_275));
  wire sum_452 = codeword_i[152] ^ codeword_i[202];
  wire sum_453 = sum_391 ^ sum_452;
  wire sum_454 = sum_358 ^ sum_453;
  wire sum_455 = codeword_i[262] ^ sum_454;
  wire sum_456 = codeword_i[64] ^ sum_59;
  wire sum_457 = sum_198 ^ sum_456;
  wire sum_458 = codeword_i[18] ^ codeword_i[177];
  wire sum_459 = codeword_i[78] ^ sum_458;
  wire sum_460 = sum_457 ^ sum_459;
  wire sum_461 = codeword_i[59] ^ sum_84;
  wire sum_462 = sum_285 ^ sum_461;
  wire sum_463 = (sum_462 ^ (codeword_i[267] ^ sum_349)) ^ (sum_20 ^ sum_36);
  wire sum_464 = codeword_i[154] ^ (codeword_i[26] ^ sum_24);
  wire sum_465 = codeword_i[203] ^ sum_287;
  wire sum_466 = codeword_i[150] ^ sum_465;
  wire sum_467 = codeword_i[89] ^ codeword_i[124];
  wire sum_468 = sum_59 ^ (sum_466 ^ sum_467);
  wire sum_469 = codeword_i[141] ^ sum_338;
  wire sum_470 = codeword_i[42] ^ sum_441;
  wire sum_471 = codeword_i[155] ^ codeword_i[278];
  wire sum_472 = sum_471 ^ (codeword_i[50] ^ sum_470);
  wire sum_473 = codeword_i[75] ^ (sum_170 ^ sum_350);
  wire sum_474 = codeword_i[175] ^ codeword_i[274];
  wire sum_475 = sum_473 ^ sum_474;
  wire sum_476 = codeword_i[117] ^ sum_362;
  wire sum_477 = codeword_i[267] ^ sum_211;
  wire sum_478 = codeword_i[97] ^ codeword_i[272];
  wire sum_479 = codeword_i[104] ^ sum_478;
  wire sum_480 = codeword_i[127] ^ sum_234;
  wire sum_481 = codeword_i[207] ^ sum_193;
  wire sum_482 = sum_69 ^ sum_190;
  wire xor_17 = (((sum_183 ^ sum_476) ^ (sum_407 ^ sum_477)) ^ ((sum_260 ^ sum_479) ^ (sum_152
      ^ (codeword_i[65] ^ codeword_i[69])))) ^ ((sum_480 ^ sum_481) ^ (sum_155 ^ sum_482));
  wire sum_483 = sum_57 ^ sum_397;
  wire sum_484 = codeword_i[201] ^ (sum_137 ^ (sum_19 ^ (codeword_i[92] ^ codeword_i[208])));
  wire sum_485 = codeword_i[123] ^ codeword_i[214];
  wire sum_486 = codeword_i[252] ^ sum_133;
  wire sum_487 = codeword_i[208] ^ sum_73;
  wire sum_488 = codeword_i[204] ^ codeword_i[218];
  wire sum_489 = codeword_i[71] ^ (codeword_i[100] ^ sum_488);
  wire sum_490 = codeword_i[3] ^ codeword_i[263];
  wire sum_491 = sum_77 ^ sum_490;
  wire xor_18 = (((sum_445 ^ (sum_23 ^ sum_485)) ^ (sum_412 ^ sum_486)) ^ ((sum_429 ^ sum_487)
      ^ (sum_80 ^ sum_85))) ^ ((sum_489 ^ (sum_91 ^ (codeword_i[92] ^ codeword_i[147]))) ^ (sum_313
      ^ sum_491));
  wire sum_492 = sum_150 ^ sum_189;
  wire sum_493 = sum_330 ^ sum_346;
  wire sum_494 = sum_272 ^ sum_356;
  wire sum_495 = sum_422 ^ sum_465;
  wire sum_496 = sum_454 ^ sum_495;
  wire xor_19 = (xor_18 ^ ((sum_492 ^ (sum_344 ^ ((codeword_i[8] ^ codeword_i[268])
      ^ (codeword_i[236] ^ codeword_i[258])))) ^ (sum_259 ^ sum_493))) ^ (sum_398 ^ (sum_254
      ^ (sum_494 ^ sum_496)));
  wire sum_497 = codeword_i[193] ^ (codeword_i[192] ^ codeword_i[256]);
  wire sum_498 = codeword_i[198] ^ sum_151;
  wire sum_499 = codeword_i[57] ^ sum_60;
  wire sum_500 = codeword_i[264] ^ sum_351;
  wire sum_501 = codeword_i[162] ^ sum_500;
  wire xor_20 = (((sum_497 ^ (codeword_i[104] ^ sum_84)) ^ (sum_498 ^ (codeword_i[21]
      ^ codeword_i[106]))) ^ (sum_204 ^ sum_499)) ^ ((sum_442 ^ sum_501) ^ (sum_13
      ^ ((codeword_i[194] ^ codeword_i[217]) ^ (codeword_i[101] ^ codeword_i[180]))));
  wire sum_502 = (sum_205 ^ (sum_309 ^ sum_415)) ^ (codeword_i[237] ^ sum_9);
  wire sum_503 = sum_264 ^ sum_345;
  wire sum_504 = sum_222 ^ (sum_255 ^ sum_503);
  wire sum_505 = codeword_i[182] ^ sum_495;
  wire sum_506 = codeword_i[10] ^ sum_477;
  wire sum_507 = sum_325 ^ (codeword_i[105] ^ sum_55);
  wire sum_508 = sum_143 ^ sum_353;
  wire sum_509 = codeword_i[5] ^ sum_392;
  wire sum_510 = codeword_i[231] ^ codeword_i[258];
  wire xor_21 = (((sum_506 ^ sum_507) ^ (sum_340 ^ ((codeword_i[18] ^ codeword_i[210])
      ^ (codeword_i[91] ^ codeword_i[190])))) ^ (sum_266 ^ sum_508)) ^ ((sum_328 ^ sum_509)
      ^ (sum_100 ^ (((codeword_i[67] ^ codeword_i[137]) ^ (codeword_i[75] ^ codeword_i[80]))
      ^ (sum_510 ^ (codeword_i[26] ^ codeword_i[34])))));
  wire sum_511 = codeword_i[51] ^ (sum_432 ^ (codeword_i[224] ^ sum_239));
  wire sum_512 = codeword_i[123] ^ sum_296;
  wire sum_513 = sum_512 ^ (codeword_i[205] ^ (codeword_i[165] ^ (sum_166 ^ sum_378)));
  wire sum_514 = sum_69 ^ (codeword_i[253] ^ sum_147);
  wire sum_515 = sum_109 ^ sum_507;
  wire sum_516 = codeword_i[6] ^ codeword_i[24];
  wire xor_22 = ((sum_386 ^ (sum_268 ^ ((codeword_i[11] ^ codeword_i[44]) ^ (codeword_i[31]
      ^ codeword_i[172])))) ^ (sum_493 ^ sum_515)) ^ ((sum_401 ^ sum_433) ^ (sum_40
      ^ (((codeword_i[241] ^ codeword_i[276]) ^ (codeword_i[81] ^ codeword_i[187])) ^ (sum_516
      ^ (codeword_i[72] ^ codeword_i[77])))));
  wire sum_517 = sum_282 ^ sum_362;
  wire sum_518 = sum_5 ^ sum_517;
  wire sum_519 = (codeword_i[48] ^ sum_458) ^ (codeword_i[224] ^ sum_518);
  wire sum_520 = codeword_i[252] ^ sum_215;
  wire sum_521 = sum_74 ^ sum_124;
  wire sum_522 = sum_309 ^ sum_521;
  wire sum_523 = sum_60 ^ sum_522;
  wire sum_524 = codeword_i[247] ^ sum_160;
  wire sum_525 = codeword_i[237] ^ (codeword_i[197] ^ sum_169);
  wire sum_526 = codeword_i[256] ^ sum_453;
  wire xor_23 = (sum_525 ^ (sum_435 ^ (((sum_387 ^ sum_474) ^ (codeword_i[13] ^ sum_28)) ^ (sum_354
      ^ sum_524)))) ^ (sum_18 ^ ((sum_526 ^ (sum_194 ^ sum_199)) ^ (sum_131 ^ sum_364)));
  wire sum_527 = sum_290 ^ (sum_93 ^ sum_357);
  wire sum_528 = codeword_i[103] ^ codeword_i[253];
  wire sum_529 = codeword_i[39] ^ sum_226;
  wire xor_24 = sum_42 ^ ((((codeword_i[90] ^ codeword_i[195]) ^ (codeword_i[78] ^ codeword_i[275]))
      ^ (sum_528 ^ (codeword_i[102] ^ codeword_i[242]))) ^ (sum_529 ^ (sum_157 ^ sum_244)));
  wire sum_530 = codeword_i[17] ^ sum_110;
  wire sum_531 = codeword_i[200] ^ sum_530;
  wire sum_532 = (codeword_i[35] ^ sum_531) ^ (sum_257 ^ sum_505);
  wire sum_533 = (sum_103 ^ (codeword_i[30] ^ codeword_i[247])) ^ (codeword_i[157]
      ^ codeword_i[261]);
  wire sum_534 = sum_391 ^ sum_446;
  wire sum_535 = sum_284 ^ sum_498;
  wire sum_536 = codeword_i[7] ^ sum_11;
  wire sum_537 = sum_319 ^ sum_536;
  wire sum_538 = codeword_i[215] ^ sum_487;
  wire sum_539 = sum_251 ^ sum_538;
  wire sum_540 = sum_79 ^ sum_214;
  wire xor_25 = (((sum_533 ^ (sum_181 ^ sum_431)) ^ (sum_307 ^ sum_534)) ^ ((sum_223 ^ sum_535)
      ^ (sum_86 ^ sum_237))) ^ ((sum_464 ^ sum_537) ^ (sum_539 ^ sum_540));
  wire sum_541 = sum_410 ^ ((sum_135 ^ sum_282) ^ (codeword_i[61] ^ sum_178));
  wire sum_542 = codeword_i[0] ^ codeword_i[257];
  wire sum_543 = sum_203 ^ sum_320;
  wire xor_26 = ((sum_156 ^ (sum_216 ^ sum_350)) ^ (sum_262 ^ sum_541)) ^ (sum_543 ^ (sum_328
      ^ (((codeword_i[179] ^ codeword_i[185]) ^ (codeword_i[94] ^ codeword_i[270])) ^ (sum_528
      ^ sum_542))));
  wire sum_544 = sum_236 ^ (sum_459 ^ sum_483);
  wire sum_545 = codeword_i[43] ^ codeword_i[195];
  wire sum_546 = codeword_i[117] ^ sum_545;
  wire sum_547 = sum_527 ^ sum_546;
  wire sum_548 = codeword_i[266] ^ sum_50;
  wire xor_27 = (((sum_467 ^ sum_474) ^ (codeword_i[204] ^ sum_166)) ^ (sum_424 ^ sum_548))
      ^ ((sum_102 ^ sum_414) ^ (sum_419 ^ (codeword_i[148] ^ codeword_i[209])));
  wire sum_549 = (codeword_i[261] ^ sum_452) ^ (codeword_i[255] ^ sum_242);
  wire sum_550 = codeword_i[36] ^ codeword_i[40];
  wire sum_551 = sum_209 ^ (codeword_i[226] ^ sum_550);
  wire sum_552 = sum_501 ^ (codeword_i[47] ^ codeword_i[228]);
  wire sum_553 = codeword_i[156] ^ sum_450;
  wire sum_554 = codeword_i[173] ^ (codeword_i[245] ^ (sum_496 ^ sum_544));
  wire sum_555 = (codeword_i[199] ^ (codeword_i[265] ^ sum_416)) ^ (codeword_i[222] ^ sum_510);
  wire xor_28 = (sum_348 ^ sum_555) ^ ((((codeword_i[17] ^ codeword_i[166]) ^ (codeword_i[137]
      ^ codeword_i[248])) ^ (sum_280 ^ sum_417)) ^ (sum_177 ^ (codeword_i[12] ^ sum_76)));
  wire sum_556 = sum_45 ^ (codeword_i[16] ^ codeword_i[63]);
  wire sum_557 = sum_113 ^ sum_306;
  wire sum_558 = sum_27 ^ sum_557;
  wire sum_559 = sum_25 ^ (codeword_i[2] ^ (sum_235 ^ (codeword_i[214] ^ sum_209)));
  wire sum_560 = codeword_i[246] ^ sum_165;
  wire sum_561 = codeword_i[235] ^ sum_52;
  wire sum_562 = codeword_i[134] ^ sum_47;
  wire sum_563 = codeword_i[171] ^ (codeword_i[173] ^ sum_87);
  wire xor_29 = (((sum_560 ^ sum_561) ^ (sum_293 ^ sum_562)) ^ ((sum_124 ^ sum_203) ^ (sum_465
      ^ (codeword_i[17] ^ codeword_i[275])))) ^ ((sum_489 ^ sum_563) ^ (sum_308 ^ sum_549));
  wire sum_564 = sum_379 ^ (sum_479 ^ (codeword_i[159] ^ codeword_i[238]));
  wire sum_565 = sum_46 ^ sum_278;
  wire sum_566 = sum_458 ^ sum_565;
  wire sum_567 = codeword_i[172] ^ sum_203;
  wire sum_568 = sum_267 ^ (sum_558 ^ sum_567);
  wire sum_569 = codeword_i[23] ^ codeword_i[54];
  wire sum_570 = codeword_i[213] ^ sum_523;
  wire xor_30 = (sum_568 ^ (sum_321 ^ sum_463)) ^ (sum_570 ^ ((((sum_37 ^ sum_569) ^ (codeword_i[98]
      ^ sum_52)) ^ (sum_281 ^ (codeword_i[50] ^ codeword_i[135]))) ^ (sum_491 ^ sum_533)));
  wire sum_571 = codeword_i[210] ^ codeword_i[280];
  wire xor_31 = (((sum_374 ^ sum_503) ^ (sum_400 ^ sum_466)) ^ (sum_413 ^ sum_515)) ^ ((sum_94
      ^ sum_229) ^ (sum_421 ^ (((codeword_i[61] ^ codeword_i[115]) ^ (codeword_i[238]
      ^ codeword_i[278])) ^ (sum_208 ^ sum_571))));
  wire sum_572 = sum_548 ^ (sum_58 ^ sum_270);
  wire sum_573 = sum_347 ^ sum_469;
  wire xor_32 = (((sum_488 ^ (codeword_i[118] ^ codeword_i[233])) ^ (sum_218 ^ sum_373)) ^ ((sum_356
      ^ sum_426) ^ (sum_142 ^ sum_422))) ^ (((sum_123 ^ sum_252) ^ (sum_76 ^ sum_113)) ^ (sum_179
      ^ sum_303));
  wire sum_574 = sum_110 ^ (codeword_i[19] ^ sum_95);
  wire xor_33 = (((sum_546 ^ sum_561) ^ (sum_83 ^ (codeword_i[4] ^ codeword_i[25]))) ^ (sum_462
      ^ sum_574)) ^ (sum_388 ^ (sum_457 ^ ((codeword_i[224] ^ codeword_i[259]) ^ (codeword_i[242]
      ^ codeword_i[244]))));
  wire sum_575 = codeword_i[285] ^ sum_509;
  wire sum_576 = (codeword_i[113] ^ sum_351) ^ (codeword_i[284] ^ sum_394);
  wire xor_34 = (((codeword_i[9] ^ codeword_i[198]) ^ (codeword_i[21] ^ codeword_i[265])) ^ (sum_276
      ^ (codeword_i[129] ^ codeword_i[243]))) ^ ((sum_41 ^ sum_245) ^ (sum_173 ^ sum_235));
  wire sum_577 = codeword_i[41] ^ sum_35;
  wire sum_578 = sum_318 ^ (codeword_i[133] ^ sum_305);
  wire xor_35 = (sum_576 ^ (sum_519 ^ sum_575)) ^ ((xor_34 ^ ((sum_376 ^ sum_461) ^ (sum_384
      ^ sum_456))) ^ ((sum_574 ^ sum_577) ^ (sum_563 ^ sum_578)));
  wire sum_579 = sum_92 ^ (sum_357 ^ sum_453);
  wire xor_36 = (((sum_78 ^ sum_310) ^ (sum_3 ^ sum_342)) ^ (sum_553 ^ (sum_54 ^ sum_168)))
      ^ ((sum_261 ^ sum_579) ^ (sum_371 ^ sum_539));
  wire sum_580 = (codeword_i[198] ^ codeword_i[286]) ^ (codeword_i[135] ^ (sum_99 ^ sum_130));
  wire xor_37 = (sum_217 ^ sum_580) ^ (sum_329 ^ ((((codeword_i[180] ^ codeword_i[238])
      ^ (codeword_i[22] ^ codeword_i[175])) ^ (sum_406 ^ sum_550)) ^ (sum_524 ^ (sum_121
      ^ sum_202))));
  wire sum_581 = sum_112 ^ sum_417;
  wire sum_582 = codeword_i[12] ^ sum_136;
  wire sum_583 = sum_180 ^ sum_582;
  wire xor_38 = (((sum_405 ^ sum_581) ^ (sum_66 ^ sum_381)) ^ ((sum_449 ^ sum_517) ^ (sum_48
      ^ sum_346))) ^ ((sum_578 ^ sum_583) ^ (sum_383 ^ sum_441));
  wire xor_39 = (sum_460 ^ (sum_296 ^ sum_420)) ^ (sum_366 ^ (((codeword_i[10] ^ codeword_i[142])
      ^ (codeword_i[56] ^ codeword_i[91])) ^ ((codeword_i[55] ^ codeword_i[268]) ^ (codeword_i[250]
      ^ codeword_i[255]))));
  wire sum_584 = codeword_i[83] ^ (sum_271 ^ sum_315);
  wire sum_585 = (codeword_i[239] ^ sum_390) ^ (sum_437 ^ (sum_324 ^ (codeword_i[27] ^ sum_431)));
  wire xor_40 = ((((codeword_i[191] ^ codeword_i[270]) ^ (codeword_i[144] ^ codeword_i[174]))
      ^ (sum_63 ^ (codeword_i[35] ^ codeword_i[136]))) ^ (sum_476 ^ (sum_50 ^ sum_135))) ^ ((sum_497
      ^ sum_562) ^ (sum_459 ^ (codeword_i[19] ^ codeword_i[143])));
  wire xor_41 = (((codeword_i[206] ^ codeword_i[284]) ^ (codeword_i[108] ^ codeword_i[249]))
      ^ (sum_274 ^ (codeword_i[34] ^ codeword_i[69]))) ^ ((sum_282 ^ sum_542) ^ (sum_95 ^ sum_144));
  wire xor_42 = ((((sum_31 ^ sum_499) ^ (sum_212 ^ sum_420)) ^ (sum_494 ^ sum_564)) ^ (sum_369
      ^ (sum_128 ^ sum_316))) ^ (sum_436 ^ (sum_298 ^ xor_41));
  wire sum_586 = codeword_i[137] ^ sum_327;
  wire sum_587 = sum_448 ^ (sum_226 ^ sum_530);
  wire xor_43 = sum_587 ^ (sum_573 ^ (((sum_138 ^ (codeword_i[232] ^ sum_173)) ^ (sum_231
      ^ sum_586)) ^ ((sum_248 ^ sum_253) ^ (sum_12 ^ sum_88))));
  wire sum_588 = codeword_i[90] ^ sum_419;
  wire sum_589 = sum_335 ^ (sum_500 ^ sum_588);
  wire sum_590 = sum_228 ^ sum_322;
  wire xor_44 = ((((codeword_i[200] ^ codeword_i[221]) ^ (codeword_i[54] ^ codeword_i[81]))
      ^ (sum_232 ^ sum_276)) ^ (sum_486 ^ (sum_1 ^ sum_391))) ^ ((sum_22 ^ sum_556) ^ (sum_529
      ^ sum_590));
  wire sum_591 = codeword_i[209] ^ codeword_i[260];
  wire sum_592 = codeword_i[11] ^ sum_591;
  wire sum_593 = sum_172 ^ (codeword_i[191] ^ sum_211);
  wire xor_45 = (sum_547 ^ xor_44) ^ ((((sum_581 ^ sum_592) ^ (sum_312 ^ sum_586)) ^ (sum_567
      ^ (sum_256 ^ (codeword_i[106] ^ codeword_i[216])))) ^ (sum_451 ^ sum_593));
  wire sum_594 = codeword_i[150] ^ sum_47;
  wire sum_595 = (codeword_i[130] ^ sum_571) ^ (codeword_i[231] ^ sum_531);
  wire xor_46 = ((sum_480 ^ (sum_359 ^ (codeword_i[222] ^ codeword_i[234]))) ^ (sum_383 ^ sum_535))
      ^ (sum_593 ^ (sum_518 ^ (sum_569 ^ (codeword_i[52] ^ codeword_i[74]))));
  wire sum_596 = sum_317 ^ (sum_186 ^ sum_227);
  wire xor_47 = sum_440 ^ (sum_473 ^ ((((codeword_i[21] ^ codeword_i[251]) ^ (codeword_i[93]
      ^ codeword_i[182])) ^ (sum_452 ^ sum_490)) ^ (sum_185 ^ (codeword_i[212] ^ sum_32))));
  wire xor_48 = sum_587 ^ ((((sum_302 ^ (codeword_i[19] ^ sum_17)) ^ (sum_246 ^ sum_418)) ^ (sum_408
      ^ (sum_314 ^ sum_318))) ^ (sum_164 ^ sum_207));
  wire xor_49 = (sum_116 ^ (((codeword_i[4] ^ codeword_i[94]) ^ (codeword_i[15] ^ codeword_i[225]))
      ^ ((codeword_i[81] ^ codeword_i[93]) ^ (codeword_i[42] ^ codeword_i[52])))) ^ (((sum_485
      ^ sum_591) ^ (sum_182 ^ sum_197)) ^ ((sum_471 ^ sum_478) ^ (sum_0 ^ sum_146)));
  wire sum_597 = (codeword_i[178] ^ sum_100) ^ (codeword_i[131] ^ sum_130);
  wire sum_598 = codeword_i[67] ^ codeword_i[68];
  wire xor_50 = (((sum_258 ^ sum_438) ^ (sum_58 ^ sum_268)) ^ (sum_273 ^ sum_552)) ^ (sum_175
      ^ (sum_266 ^ (((codeword_i[226] ^ codeword_i[232]) ^ (codeword_i[218] ^ codeword_i[269]))
      ^ (sum_598 ^ (codeword_i[53] ^ codeword_i[170])))));
  wire sum_599 = sum_283 ^ sum_378;
  wire xor_51 = (((sum_2 ^ sum_590) ^ (sum_8 ^ sum_77)) ^ (sum_200 ^ sum_599)) ^ ((sum_557
      ^ sum_588) ^ (sum_521 ^ ((codeword_i[97] ^ codeword_i[103]) ^ (codeword_i[27]
      ^ codeword_i[96]))));
  wire xor_52 = ((sum_580 ^ sum_584) ^ (sum_72 ^ (((sum_82 ^ sum_118) ^ (sum_34 ^ sum_190))
      ^ (sum_560 ^ sum_594)))) ^ (sum_443 ^ sum_572);
  wire xor_53 = ((sum_596 ^ (sum_522 ^ (sum_495 ^ ((codeword_i[86] ^ codeword_i[231])
      ^ (codeword_i[95] ^ codeword_i[215]))))) ^ (sum_393 ^ sum_543)) ^ (sum_240 ^ sum_576);
  wire xor_54 = (((sum_361 ^ sum_598) ^ (sum_545 ^ sum_569)) ^ (sum_536 ^ (sum_139 ^ sum_163)))
      ^ ((sum_349 ^ sum_418) ^ (sum_236 ^ sum_299));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[0] = (((sum_10 ^ sum_18) ^ (sum_43 ^ xor_0)) ^ (sum_67 ^ sum_75)) ^ (sum_120
      ^ ((((sum_78 ^ sum_81) ^ (sum_86 ^ sum_89)) ^ (sum_94 ^ sum_100)) ^ (sum_108 ^ sum_111)));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[1] = xor_2 ^ (xor_1 ^ (sum_126 ^ sum_132));
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[2] = xor_4 ^ ((sum_217 ^ sum_221) ^ (sum_225 ^ sum_230));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[3] = xor_6 ^ ((sum_240 ^ (sum_233 ^ sum_239)) ^ (sum_255 ^ xor_5));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[4] = sum_301 ^ (xor_7 ^ xor_8);
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[5] = (xor_9 ^ (sum_331 ^ (sum_329 ^ xor_10))) ^ (sum_67 ^ sum_332);
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[6] = sum_375 ^ (xor_12 ^ ((sum_343 ^ (sum_336 ^ sum_339)) ^ (sum_126 ^ sum_352)));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[7] = xor_14 ^ (sum_403 ^ (sum_396 ^ sum_398));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[8] = (sum_425 ^ (xor_15 ^ ((sum_413 ^ sum_415) ^ (sum_238 ^ ((sum_416 ^ sum_417)
      ^ (sum_198 ^ sum_311)))))) ^ (((sum_111 ^ sum_427) ^ (sum_430 ^ sum_434)) ^ (sum_343
      ^ sum_436));
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[9] = ((sum_440 ^ sum_443) ^ (sum_448 ^ xor_16)) ^ ((((sum_294 ^ sum_409) ^ (sum_98
      ^ sum_450)) ^ (sum_451 ^ sum_455)) ^ (sum_463 ^ (sum_224 ^ sum_460)));
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[10] = (((sum_336 ^ (sum_464 ^ ((sum_101 ^ sum_269) ^ (codeword_i[99] ^ sum_251))))
      ^ (sum_468 ^ sum_469)) ^ (sum_472 ^ sum_475)) ^ (xor_17 ^ (((sum_78 ^ sum_367) ^ (sum_483
      ^ (sum_141 ^ sum_399))) ^ (sum_455 ^ sum_484)));
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[11] = sum_375 ^ xor_19;
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[12] = (sum_504 ^ (sum_502 ^ xor_20)) ^ (sum_301 ^ (sum_132 ^ ((sum_389 ^ sum_492)
      ^ (sum_505 ^ ((sum_337 ^ sum_416) ^ (sum_106 ^ sum_141))))));
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[13] = (sum_511 ^ xor_21) ^ (sum_502 ^ ((sum_513 ^ sum_514) ^ (sum_117 ^ (sum_196
      ^ (sum_46 ^ (codeword_i[25] ^ sum_101))))));
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[14] = xor_23 ^ (xor_22 ^ ((sum_519 ^ sum_520) ^ (sum_288 ^ sum_523)));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[15] = xor_25 ^ ((xor_24 ^ (sum_430 ^ sum_527)) ^ (sum_352 ^ sum_532));
  // ^(codeword_i & 288'h200cc66bb115544cc117755ff66eecc229977aa77ffaa887733cc33666688ff7711dd001)
  assign syndrome[16] = (xor_26 ^ (sum_547 ^ (sum_447 ^ sum_544))) ^ (sum_75 ^ (xor_27 ^ ((sum_549
      ^ sum_551) ^ (sum_380 ^ sum_400))));
  // ^(codeword_i & 288'h61144bbdd33ffdd443399ee11bb334477bb88ee8800ff8899444455aabb9911992277002)
  assign syndrome[17] = (sum_554 ^ (sum_332 ^ ((sum_552 ^ (sum_333 ^ sum_385)) ^ (sum_484
      ^ sum_553)))) ^ (sum_120 ^ (xor_28 ^ ((sum_140 ^ (sum_299 ^ sum_556)) ^ (sum_249
      ^ sum_551))));
  // ^(codeword_i & 288'hc229977aa77ffaa887733cc33666688ff7711dd0011ff11228888bb557722332244ee004)
  assign syndrome[18] = (sum_403 ^ ((sum_559 ^ (sum_558 ^ ((sum_21 ^ sum_64) ^ (sum_90 ^ sum_136))))
      ^ (sum_225 ^ sum_434))) ^ (xor_29 ^ ((sum_365 ^ (sum_131 ^ (sum_404 ^ sum_444))) ^ (sum_564
      ^ sum_566)));
  // ^(codeword_i & 288'h85522ff44ffff5500ee778866ccdd11eeee33aa0033ee2255111166aaee44664499cc008)
  assign syndrome[19] = xor_30 ^ xor_31;
  // ^(codeword_i & 288'h0aa55ee99ffeeaa11ccff00dd99aa33ddcc77440077cc44aa2222dd55cc88cc993388110)
  assign syndrome[20] = ((sum_10 ^ (sum_16 ^ (sum_297 ^ sum_470))) ^ (sum_572 ^ sum_573)) ^ (xor_33
      ^ (sum_475 ^ xor_32));
  // ^(codeword_i & 288'h34477bb88ee8800ff8899444455aabb991199227700221133779999ddff99665566dd220)
  assign syndrome[21] = xor_35 ^ xor_36;
  // ^(codeword_i & 288'h4883311aacc5555330055dd77ddbbbb00aa55ee99ffeeaa11ccff00dd99aa33ddcc77440)
  assign syndrome[22] = (xor_37 ^ (sum_43 ^ sum_532)) ^ (xor_38 ^ xor_39);
  // ^(codeword_i & 288'h90066335588aaaa6600bbaaffbb77661144bbdd33ffdd443399ee11bb334477bb88ee880)
  assign syndrome[23] = (((sum_513 ^ sum_584) ^ (sum_233 ^ sum_427)) ^ (sum_585 ^ (sum_423
      ^ sum_520))) ^ ((sum_568 ^ xor_40) ^ (((sum_382 ^ sum_577) ^ (sum_286 ^ sum_334)) ^ (sum_537
      ^ sum_555)));
  // ^(codeword_i & 288'h3377fc96ca5b6920181a5815a9300b75bedb76c2525ed37ff5a1393c86d9348feec7e801)
  assign syndrome[24] = xor_42 ^ xor_43;
  // ^(codeword_i & 288'h549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e374801fe24a448b6a5c9132493802)
  assign syndrome[25] = xor_45 ^ (sum_511 ^ ((sum_468 ^ sum_589) ^ (sum_221 ^ sum_402)));
  // ^(codeword_i & 288'ha9300b75bedb76c2525ed37ff5a1393c86d9348feec7e8013ec4948816d5b92364937004)
  assign syndrome[26] = (sum_425 ^ (((sum_125 ^ sum_439) ^ (sum_128 ^ ((sum_280 ^ sum_428)
      ^ (sum_176 ^ sum_187)))) ^ (sum_514 ^ sum_559))) ^ (xor_46 ^ (sum_595 ^ (sum_62 ^ ((sum_594
      ^ (codeword_i[110] ^ sum_27)) ^ (sum_355 ^ sum_582)))));
  // ^(codeword_i & 288'h536017eb7db7ec85a5bda7ffea4373780db3681edc8ed0037c8928112dab7246c927e008)
  assign syndrome[27] = (xor_47 ^ (((sum_541 ^ sum_566) ^ (sum_341 ^ sum_512)) ^ (sum_589
      ^ sum_596))) ^ ((sum_525 ^ sum_595) ^ (sum_119 ^ (((sum_130 ^ sum_149) ^ (sum_53 ^ sum_57))
      ^ (sum_482 ^ sum_538))));
  // ^(codeword_i & 288'ha6c12ed7fb6ed80a4b7a4ffed487e7f01b66d13db81da007f81251225a57e48c924ec010)
  assign syndrome[28] = (sum_554 ^ xor_48) ^ ((sum_396 ^ xor_49) ^ (sum_570 ^ sum_597));
  // ^(codeword_i & 288'h7ff5a1393c86d9348feec7e8013ec4948816d5b92364937004849b793377fc96ca5b6920)
  assign syndrome[29] = (xor_50 ^ (sum_331 ^ (sum_575 ^ (((sum_184 ^ sum_363) ^ (codeword_i[8]
      ^ sum_37)) ^ (sum_517 ^ sum_592))))) ^ ((sum_585 ^ sum_597) ^ (sum_472 ^ ((sum_360 ^ (sum_210
      ^ sum_284)) ^ (sum_534 ^ sum_565))));
  // ^(codeword_i & 288'hcc9dbfe5b256da4806c6d6c5aa4c825daff6ddb01497f49ffda80ecfe136cda37b713a40)
  assign syndrome[30] = xor_52 ^ (sum_504 ^ (xor_51 ^ ((sum_508 ^ sum_579) ^ (sum_540 ^ ((sum_411
      ^ (codeword_i[230] ^ codeword_i[258])) ^ (sum_326 ^ sum_516))))));
  // ^(codeword_i & 288'h993b7ecb65adb4900c8dac8a549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e37480)
  assign syndrome[31] = xor_53 ^ ((sum_372 ^ xor_54) ^ (((sum_292 ^ sum_583) ^ (sum_481 ^ sum_506))
      ^ ((sum_526 ^ sum_599) ^ (sum_347 ^ sum_530))));

  // Match terms: functions of the syndrome that several matches share.
  wire is_55 = syndrome == 32'h00000000;
  wire xor_56 = syndrome[0] ^ syndrome[8];
  wire xor_57 = syndrome[1] ^ syndrome[9];
  wire xor_58 = syndrome[2] ^ syndrome[10];
  wire xor_59 = syndrome[3] ^ syndrome[11];
  wire xor_60 = syndrome[4] ^ syndrome[12];
  wire xor_61 = syndrome[5] ^ syndrome[13];
  wire xor_62 = syndrome[6] ^ syndrome[14];
  wire xor_63 = syndrome[7] ^ syndrome[15];
  wire xor_64 = syndrome[0] ^ syndrome[16];
  wire xor_65 = syndrome[1] ^ syndrome[17];
  wire xor_66 = syndrome[2] ^ syndrome[18];
  wire xor_67 = syndrome[3] ^ syndrome[19];
  wire xor_68 = syndrome[4] ^ syndrome[20];
  wire xor_69 = syndrome[5] ^ syndrome[21];
  wire xor_70 = syndrome[6] ^ syndrome[22];
  wire xor_71 = syndrome[7] ^ syndrome[23];
  wire xor_72 = syndrome[0] ^ syndrome[24];
  wire xor_73 = syndrome[1] ^ syndrome[25];
  wire xor_74 = syndrome[2] ^ syndrome[26];
  wire xor_75 = syndrome[3] ^ syndrome[27];
  wire xor_76 = syndrome[5] ^ syndrome[29];
  wire xor_77 = syndrome[6] ^ syndrome[30];
  wire xor_78 = syndrome[7] ^ syndrome[8];
  wire sum_600 = syndrome[0] ^ syndrome[9];
  wire xor_79 = sum_600 ^ syndrome[7];
  wire xor_80 = syndrome[1] ^ syndrome[10];
  wire xor_81 = syndrome[2] ^ syndrome[11];
  wire xor_82 = syndrome[3] ^ syndrome[12];
  wire sum_601 = syndrome[7] ^ syndrome[13];
  wire sum_602 = syndrome[5] ^ syndrome[7];
  wire xor_83 = syndrome[6] ^ syndrome[15];
  wire xor_84 = syndrome[6] ^ syndrome[16];
  wire sum_603 = syndrome[6] ^ syndrome[7];
  wire xor_85 = sum_603 ^ syndrome[17];
  wire sum_604 = syndrome[0] ^ syndrome[7];
  wire xor_86 = syndrome[1] ^ syndrome[19];
  wire xor_87 = syndrome[2] ^ syndrome[20];
  wire sum_605 = syndrome[3] ^ syndrome[6];
  wire xor_88 = sum_605 ^ syndrome[21];
  wire sum_606 = sum_603 ^ syndrome[4];
  wire sum_607 = syndrome[5] ^ syndrome[23];
  wire sum_608 = syndrome[5] ^ syndrome[6];
  wire sum_609 = sum_608 ^ syndrome[7];
  wire xor_89 = sum_604 ^ syndrome[27];
  wire xor_90 = syndrome[1] ^ syndrome[28];
  wire sum_610 = syndrome[2] ^ syndrome[7];
  wire sum_611 = syndrome[3] ^ syndrome[7];
  wire sum_612 = sum_608 ^ sum_611;
  wire sum_613 = syndrome[0] ^ syndrome[1];
  wire xor_91 = sum_613 ^ syndrome[2];
  wire xor_92 = syndrome[0] ^ syndrome[5];
  wire xor_93 = syndrome[1] ^ syndrome[6];
  wire xor_94 = sum_613 ^ syndrome[7];
  wire xor_95 = syndrome[6] ^ syndrome[8];
  wire sum_614 = syndrome[0] ^ syndrome[10];
  wire xor_96 = sum_614 ^ syndrome[7];
  wire xor_97 = syndrome[1] ^ syndrome[11];
  wire xor_98 = syndrome[2] ^ syndrome[12];
  wire sum_615 = syndrome[4] ^ syndrome[14];
  wire sum_616 = syndrome[4] ^ syndrome[16];
  wire sum_617 = sum_608 ^ syndrome[4];
  wire sum_618 = syndrome[7] ^ syndrome[20];
  wire xor_99 = sum_618 ^ syndrome[0];
  wire sum_619 = syndrome[4] ^ xor_93;
  wire sum_620 = syndrome[7] ^ syndrome[21];
  wire sum_621 = syndrome[2] ^ syndrome[4];
  wire sum_622 = sum_608 ^ sum_621;
  wire sum_623 = syndrome[3] ^ syndrome[4];
  wire sum_624 = sum_610 ^ sum_623;
  wire sum_625 = sum_623 ^ syndrome[5];
  wire xor_100 = sum_625 ^ syndrome[26];
  wire sum_626 = sum_602 ^ sum_621;
  wire sum_627 = syndrome[0] ^ syndrome[2];
  wire sum_628 = sum_623 ^ sum_627;
  wire sum_629 = sum_625 ^ syndrome[31];
  wire xor_101 = syndrome[0] ^ syndrome[3];
  wire xor_102 = syndrome[2] ^ syndrome[3];
  wire sum_630 = sum_623 ^ syndrome[1];
  wire sum_631 = syndrome[0] ^ syndrome[11];
  wire xor_103 = sum_631 ^ syndrome[7];
  wire sum_632 = sum_623 ^ syndrome[12];
  wire sum_633 = syndrome[4] ^ syndrome[15];
  wire sum_634 = sum_623 ^ syndrome[22];
  wire sum_635 = sum_607 ^ sum_621;
  wire sum_636 = syndrome[7] ^ syndrome[24];
  wire sum_637 = sum_607 ^ syndrome[25];
  wire sum_638 = syndrome[7] ^ xor_101;
  wire sum_639 = syndrome[2] ^ syndrome[23];
  wire sum_640 = sum_611 ^ sum_639;
  wire sum_641 = sum_623 ^ syndrome[0];
  wire sum_642 = sum_641 ^ syndrome[30];
  wire sum_643 = sum_623 ^ syndrome[31];
  wire sum_644 = sum_608 ^ sum_627;
  wire sum_645 = sum_608 ^ sum_623;
  wire xor_104 = sum_623 ^ sum_639;
  wire sum_646 = syndrome[0] ^ syndrome[4];
  wire xor_105 = sum_646 ^ syndrome[5];
  wire sum_647 = syndrome[3] ^ syndrome[5];
  wire sum_648 = syndrome[15] ^ syndrome[22];
  wire sum_649 = sum_625 ^ syndrome[15];
  wire sum_650 = sum_623 ^ syndrome[9];
  wire sum_651 = syndrome[3] ^ syndrome[10];
  wire sum_652 = syndrome[3] ^ syndrome[15];
  wire sum_653 = syndrome[5] ^ syndrome[11];
  wire sum_654 = syndrome[7] ^ syndrome[12];
  wire xor_106 = sum_654 ^ syndrome[0];
  wire sum_655 = syndrome[13] ^ syndrome[22];
  wire sum_656 = sum_627 ^ syndrome[4];
  wire sum_657 = syndrome[14] ^ syndrome[15];
  wire sum_658 = syndrome[3] ^ syndrome[17];
  wire sum_659 = syndrome[18] ^ syndrome[22];
  wire sum_660 = sum_627 ^ syndrome[15];
  wire sum_661 = sum_607 ^ sum_648;
  wire sum_662 = sum_641 ^ syndrome[15];
  wire sum_663 = syndrome[7] ^ syndrome[25];
  wire sum_664 = sum_625 ^ sum_648;
  wire sum_665 = syndrome[5] ^ syndrome[26];
  wire sum_666 = syndrome[7] ^ xor_92;
  wire sum_667 = syndrome[15] ^ syndrome[27];
  wire sum_668 = sum_610 ^ syndrome[28];
  wire sum_669 = sum_646 ^ syndrome[29];
  wire sum_670 = syndrome[7] ^ syndrome[22];
  wire sum_671 = sum_621 ^ syndrome[5];
  wire sum_672 = syndrome[15] ^ syndrome[30];
  wire xor_107 = sum_648 ^ xor_101;
  wire xor_108 = syndrome[0] ^ syndrome[22];
  wire xor_109 = syndrome[15] ^ xor_58;
  wire sum_673 = syndrome[15] ^ syndrome[16];
  wire sum_674 = syndrome[10] ^ syndrome[11];
  wire sum_675 = sum_673 ^ sum_674;
  wire sum_676 = syndrome[4] ^ syndrome[11];
  wire sum_677 = sum_613 ^ syndrome[6];
  wire sum_678 = syndrome[4] ^ syndrome[7];
  wire sum_679 = syndrome[8] ^ syndrome[11];
  wire xor_110 = sum_679 ^ syndrome[3];
  wire sum_680 = syndrome[10] ^ syndrome[12];
  wire sum_681 = sum_673 ^ sum_680;
  wire sum_682 = sum_641 ^ syndrome[13];
  wire sum_683 = sum_623 ^ syndrome[17];
  wire sum_684 = sum_673 ^ xor_97;
  wire sum_685 = sum_613 ^ syndrome[18];
  wire sum_686 = syndrome[11] ^ syndrome[19];
  wire sum_687 = sum_641 ^ sum_674;
  wire sum_688 = syndrome[16] ^ syndrome[20];
  wire sum_689 = sum_613 ^ syndrome[11];
  wire sum_690 = syndrome[1] ^ syndrome[3];
  wire sum_691 = sum_690 ^ syndrome[24];
  wire sum_692 = sum_674 ^ syndrome[15];
  wire sum_693 = sum_646 ^ syndrome[25];
  wire sum_694 = syndrome[10] ^ syndrome[16];
  wire sum_695 = syndrome[10] ^ xor_101;
  wire sum_696 = syndrome[10] ^ syndrome[30];
  wire sum_697 = sum_613 ^ syndrome[3];
  wire sum_698 = sum_613 ^ syndrome[4];
  wire xor_111 = sum_613 ^ syndrome[16];
  wire sum_699 = syndrome[1] ^ syndrome[16];
  wire xor_112 = sum_676 ^ syndrome[16];
  wire sum_700 = sum_613 ^ syndrome[15];
  wire xor_113 = sum_623 ^ sum_700;
  wire xor_114 = sum_646 ^ syndrome[11];
  wire sum_701 = sum_646 ^ sum_654;
  wire sum_702 = syndrome[5] ^ syndrome[18];
  wire xor_115 = sum_702 ^ syndrome[2];
  wire sum_703 = syndrome[12] ^ syndrome[18];
  wire sum_704 = sum_610 ^ sum_703;
  wire sum_705 = sum_627 ^ syndrome[8];
  wire sum_706 = syndrome[9] ^ syndrome[16];
  wire sum_707 = sum_627 ^ syndrome[3];
  wire sum_708 = sum_611 ^ sum_627;
  wire sum_709 = sum_611 ^ xor_98;
  wire sum_710 = syndrome[14] ^ syndrome[16];
  wire sum_711 = sum_613 ^ syndrome[17];
  wire sum_712 = sum_703 ^ syndrome[19];
  wire sum_713 = syndrome[12] ^ syndrome[20];
  wire sum_714 = syndrome[18] ^ syndrome[21];
  wire sum_715 = syndrome[16] ^ syndrome[23];
  wire sum_716 = sum_703 ^ syndrome[24];
  wire sum_717 = syndrome[1] ^ syndrome[7];
  wire sum_718 = sum_611 ^ syndrome[2];
  wire sum_719 = sum_611 ^ syndrome[12];
  wire sum_720 = syndrome[16] ^ syndrome[27];
  wire sum_721 = syndrome[16] ^ syndrome[28];
  wire sum_722 = syndrome[16] ^ syndrome[29];
  wire sum_723 = syndrome[16] ^ xor_101;
  wire sum_724 = sum_613 ^ syndrome[12];
  wire sum_725 = syndrome[20] ^ xor_102;
  wire sum_726 = syndrome[19] ^ syndrome[22];
  wire sum_727 = sum_613 ^ syndrome[9];
  wire sum_728 = sum_627 ^ syndrome[9];
  wire xor_116 = syndrome[5] ^ xor_87;
  wire sum_729 = syndrome[0] ^ syndrome[6];
  wire sum_730 = sum_729 ^ syndrome[20];
  wire sum_731 = syndrome[2] ^ syndrome[8];
  wire sum_732 = sum_611 ^ syndrome[20];
  wire sum_733 = sum_600 ^ syndrome[22];
  wire sum_734 = syndrome[10] ^ syndrome[20];
  wire sum_735 = sum_600 ^ syndrome[11];
  wire sum_736 = syndrome[9] ^ syndrome[19];
  wire sum_737 = syndrome[20] ^ xor_101;
  wire sum_738 = sum_618 ^ sum_726;
  wire sum_739 = sum_600 ^ syndrome[14];
  wire sum_740 = syndrome[17] ^ syndrome[19];
  wire sum_741 = syndrome[18] ^ syndrome[19];
  wire sum_742 = syndrome[9] ^ syndrome[20];
  wire sum_743 = syndrome[3] ^ syndrome[22];
  wire sum_744 = sum_610 ^ syndrome[23];
  wire sum_745 = syndrome[9] ^ syndrome[24];
  wire xor_117 = sum_745 ^ xor_101;
  wire sum_746 = syndrome[25] ^ xor_101;
  wire sum_747 = sum_726 ^ syndrome[9];
  wire sum_748 = syndrome[3] ^ syndrome[9];
  wire sum_749 = syndrome[7] ^ syndrome[29];
  wire sum_750 = sum_611 ^ syndrome[31];
  wire xor_118 = syndrome[2] ^ syndrome[9];
  wire sum_751 = syndrome[20] ^ syndrome[22];
  wire sum_752 = sum_600 ^ syndrome[19];
  wire xor_119 = syndrome[2] ^ syndrome[22];
  wire xor_120 = syndrome[7] ^ syndrome[19];
  wire xor_121 = syndrome[0] ^ syndrome[20];
  wire sum_753 = syndrome[5] ^ syndrome[12];
  wire sum_754 = syndrome[6] ^ xor_56;
  wire sum_755 = syndrome[11] ^ xor_56;
  wire xor_122 = sum_755 ^ syndrome[7];
  wire sum_756 = syndrome[9] ^ syndrome[11];
  wire sum_757 = syndrome[12] ^ syndrome[15];
  wire sum_758 = sum_674 ^ xor_101;
  wire sum_759 = syndrome[8] ^ syndrome[14];
  wire sum_760 = sum_674 ^ syndrome[16];
  wire sum_761 = syndrome[8] ^ syndrome[12];
  wire xor_123 = sum_731 ^ syndrome[17];
  wire sum_762 = sum_627 ^ sum_679;
  wire sum_763 = sum_674 ^ sum_757;
  wire sum_764 = syndrome[12] ^ syndrome[21];
  wire sum_765 = sum_764 ^ syndrome[0];
  wire sum_766 = sum_627 ^ syndrome[12];
  wire sum_767 = sum_680 ^ syndrome[23];
  wire sum_768 = syndrome[24] ^ xor_102;
  wire sum_769 = syndrome[12] ^ syndrome[25];
  wire sum_770 = sum_680 ^ syndrome[2];
  wire sum_771 = syndrome[15] ^ syndrome[28];
  wire sum_772 = syndrome[0] ^ syndrome[15];
  wire sum_773 = syndrome[8] ^ xor_101;
  wire sum_774 = syndrome[12] ^ xor_102;
  wire sum_775 = sum_674 ^ xor_98;
  wire sum_776 = syndrome[10] ^ syndrome[15];
  wire sum_777 = syndrome[19] ^ syndrome[27];
  wire sum_778 = sum_648 ^ syndrome[27];
  wire sum_779 = sum_627 ^ syndrome[6];
  wire xor_124 = syndrome[22] ^ xor_56;
  wire sum_780 = syndrome[1] ^ syndrome[2];
  wire sum_781 = sum_780 ^ syndrome[11];
  wire sum_782 = syndrome[10] ^ syndrome[19];
  wire sum_783 = sum_613 ^ syndrome[10];
  wire sum_784 = sum_613 ^ syndrome[27];
  wire sum_785 = syndrome[21] ^ syndrome[27];
  wire sum_786 = syndrome[19] ^ syndrome[23];
  wire sum_787 = sum_648 ^ syndrome[19];
  wire sum_788 = sum_780 ^ syndrome[25];
  wire sum_789 = syndrome[10] ^ syndrome[22];
  wire sum_790 = sum_780 ^ syndrome[26];
  wire sum_791 = sum_627 ^ syndrome[10];
  wire sum_792 = sum_780 ^ syndrome[27];
  wire xor_125 = sum_667 ^ syndrome[1];
  wire sum_793 = syndrome[10] ^ syndrome[27];
  wire xor_126 = syndrome[1] ^ syndrome[15];
  wire sum_794 = syndrome[1] ^ syndrome[27];
  wire sum_795 = sum_648 ^ xor_102;
  wire xor_127 = sum_795 ^ (syndrome[5] ^ syndrome[31]);
  wire sum_796 = syndrome[8] ^ syndrome[31];
  wire sum_797 = syndrome[0] ^ syndrome[31];
  wire sum_798 = sum_621 ^ syndrome[18];
  wire sum_799 = sum_627 ^ syndrome[14];
  wire sum_800 = sum_646 ^ syndrome[17];
  wire sum_801 = syndrome[31] ^ xor_101;
  wire sum_802 = syndrome[21] ^ syndrome[31];
  wire sum_803 = syndrome[3] ^ syndrome[23];
  wire sum_804 = sum_803 ^ syndrome[18];
  wire sum_805 = syndrome[18] ^ syndrome[24];
  wire sum_806 = syndrome[18] ^ syndrome[25];
  wire sum_807 = sum_798 ^ syndrome[29];
  wire xor_128 = syndrome[4] ^ syndrome[18];
  wire sum_808 = sum_648 ^ syndrome[2];
  wire sum_809 = syndrome[7] ^ syndrome[18];
  wire sum_810 = syndrome[8] ^ syndrome[10];
  wire sum_811 = syndrome[1] ^ syndrome[4];
  wire sum_812 = syndrome[13] ^ xor_93;
  wire sum_813 = sum_621 ^ syndrome[14];
  wire sum_814 = sum_780 ^ syndrome[4];
  wire sum_815 = sum_757 ^ sum_814;
  wire sum_816 = syndrome[10] ^ syndrome[17];
  wire sum_817 = sum_741 ^ syndrome[4];
  wire sum_818 = syndrome[10] ^ syndrome[18];
  wire sum_819 = sum_780 ^ syndrome[22];
  wire sum_820 = syndrome[6] ^ syndrome[10];
  wire sum_821 = syndrome[10] ^ xor_93;
  wire sum_822 = syndrome[4] ^ syndrome[24];
  wire sum_823 = sum_680 ^ syndrome[25];
  wire sum_824 = syndrome[18] ^ syndrome[29];
  wire sum_825 = syndrome[6] ^ syndrome[31];
  wire xor_129 = syndrome[6] ^ syndrome[12];
  wire xor_130 = sum_780 ^ syndrome[18];
  wire sum_826 = syndrome[6] ^ syndrome[18];
  wire sum_827 = syndrome[14] ^ syndrome[25];
  wire sum_828 = syndrome[8] ^ syndrome[25];
  wire sum_829 = syndrome[11] ^ syndrome[25];
  wire sum_830 = sum_690 ^ syndrome[12];
  wire sum_831 = syndrome[13] ^ syndrome[25];
  wire sum_832 = syndrome[15] ^ xor_92;
  wire sum_833 = syndrome[5] ^ syndrome[25];
  wire sum_834 = syndrome[5] ^ syndrome[17];
  wire sum_835 = syndrome[4] ^ syndrome[5];
  wire sum_836 = syndrome[14] ^ syndrome[19];
  wire sum_837 = sum_621 ^ syndrome[20];
  wire xor_131 = sum_837 ^ syndrome[14];
  wire sum_838 = sum_613 ^ syndrome[22];
  wire sum_839 = syndrome[14] ^ syndrome[24];
  wire sum_840 = sum_811 ^ syndrome[26];
  wire sum_841 = syndrome[5] ^ syndrome[28];
  wire sum_842 = syndrome[30] ^ xor_102;
  wire sum_843 = syndrome[5] ^ syndrome[14];
  wire xor_132 = sum_827 ^ syndrome[2];
  wire xor_133 = syndrome[1] ^ syndrome[5];
  wire sum_844 = syndrome[17] ^ syndrome[27];
  wire sum_845 = sum_844 ^ syndrome[4];
  wire sum_846 = syndrome[17] ^ syndrome[28];
  wire sum_847 = sum_846 ^ syndrome[27];
  wire sum_848 = syndrome[27] ^ xor_101;
  wire sum_849 = syndrome[8] ^ syndrome[27];
  wire sum_850 = sum_679 ^ sum_846;
  wire xor_134 = syndrome[19] ^ xor_56;
  wire sum_851 = syndrome[21] ^ xor_101;
  wire sum_852 = syndrome[27] ^ syndrome[28];
  wire sum_853 = syndrome[8] ^ syndrome[24];
  wire sum_854 = syndrome[2] ^ syndrome[25];
  wire sum_855 = syndrome[3] ^ syndrome[29];
  wire sum_856 = sum_679 ^ sum_852;
  wire sum_857 = syndrome[27] ^ syndrome[30];
  wire xor_135 = syndrome[11] ^ xor_101;
  wire xor_136 = sum_631 ^ syndrome[17];
  wire xor_137 = syndrome[8] ^ syndrome[17];
  wire sum_858 = syndrome[14] ^ syndrome[20];
  wire sum_859 = syndrome[9] ^ syndrome[14];
  wire sum_860 = sum_811 ^ syndrome[11];
  wire sum_861 = sum_646 ^ syndrome[7];
  wire sum_862 = syndrome[17] ^ syndrome[20];
  wire sum_863 = sum_613 ^ sum_618;
  wire sum_864 = sum_627 ^ syndrome[22];
  wire sum_865 = syndrome[4] ^ syndrome[23];
  wire sum_866 = syndrome[14] ^ syndrome[28];
  wire sum_867 = syndrome[1] ^ syndrome[29];
  wire sum_868 = sum_780 ^ syndrome[14];
  wire xor_138 = sum_780 ^ syndrome[20];
  wire sum_869 = sum_613 ^ syndrome[8];
  wire sum_870 = sum_653 ^ syndrome[7];
  wire sum_871 = sum_764 ^ syndrome[7];
  wire sum_872 = syndrome[11] ^ syndrome[12];
  wire xor_139 = sum_689 ^ syndrome[13];
  wire sum_873 = sum_613 ^ sum_679;
  wire sum_874 = syndrome[11] ^ syndrome[21];
  wire sum_875 = syndrome[1] ^ syndrome[8];
  wire sum_876 = syndrome[17] ^ syndrome[26];
  wire sum_877 = syndrome[21] ^ syndrome[28];
  wire sum_878 = sum_875 ^ syndrome[29];
  wire sum_879 = syndrome[17] ^ syndrome[30];
  wire sum_880 = syndrome[17] ^ syndrome[21];
  wire xor_140 = sum_875 ^ syndrome[12];
  wire sum_881 = syndrome[0] ^ syndrome[12];
  wire sum_882 = syndrome[12] ^ syndrome[17];
  wire xor_141 = sum_679 ^ syndrome[12];
  wire sum_883 = sum_690 ^ syndrome[20];
  wire sum_884 = sum_740 ^ xor_128;
  wire sum_885 = sum_627 ^ syndrome[18];
  wire sum_886 = sum_811 ^ syndrome[20];
  wire sum_887 = syndrome[18] ^ syndrome[20];
  wire sum_888 = syndrome[13] ^ syndrome[20];
  wire sum_889 = syndrome[14] ^ syndrome[18];
  wire sum_890 = sum_646 ^ syndrome[19];
  wire sum_891 = sum_780 ^ syndrome[16];
  wire sum_892 = sum_646 ^ syndrome[20];
  wire sum_893 = syndrome[1] ^ syndrome[24];
  wire xor_142 = sum_846 ^ syndrome[4];
  wire sum_894 = sum_780 ^ syndrome[6];
  wire sum_895 = sum_875 ^ syndrome[7];
  wire sum_896 = sum_674 ^ sum_780;
  wire sum_897 = sum_667 ^ syndrome[30];
  wire sum_898 = sum_679 ^ syndrome[13];
  wire sum_899 = sum_631 ^ syndrome[14];
  wire sum_900 = syndrome[21] ^ syndrome[30];
  wire sum_901 = sum_780 ^ syndrome[8];
  wire sum_902 = syndrome[30] ^ xor_81;
  wire xor_143 = syndrome[30] ^ xor_56;
  wire xor_144 = sum_641 ^ syndrome[11];
  wire sum_903 = sum_608 ^ syndrome[17];
  wire sum_904 = syndrome[6] ^ syndrome[19];
  wire sum_905 = syndrome[11] ^ syndrome[13];
  wire sum_906 = sum_741 ^ syndrome[3];
  wire sum_907 = syndrome[10] ^ xor_56;
  wire sum_908 = syndrome[3] ^ syndrome[24];
  wire sum_909 = syndrome[6] ^ syndrome[25];
  wire sum_910 = sum_740 ^ xor_101;
  wire sum_911 = syndrome[6] ^ syndrome[26];
  wire sum_912 = syndrome[6] ^ syndrome[28];
  wire sum_913 = sum_740 ^ xor_56;
  wire sum_914 = syndrome[17] ^ syndrome[31];
  wire xor_145 = syndrome[6] ^ syndrome[11];
  wire xor_146 = syndrome[0] ^ syndrome[19];
  wire xor_147 = syndrome[11] ^ syndrome[17];
  wire sum_915 = sum_811 ^ syndrome[12];
  wire sum_916 = sum_603 ^ syndrome[21];
  wire sum_917 = syndrome[11] ^ syndrome[20];
  wire sum_918 = sum_729 ^ syndrome[21];
  wire xor_148 = xor_62 ^ xor_91;
  wire sum_919 = syndrome[20] ^ syndrome[26];
  wire sum_920 = sum_729 ^ syndrome[28];
  wire xor_149 = sum_677 ^ syndrome[20];
  wire sum_921 = sum_764 ^ sum_780;
  wire xor_150 = syndrome[1] ^ syndrome[21];
  wire sum_922 = syndrome[9] ^ syndrome[13];
  wire xor_151 = sum_922 ^ xor_91;
  wire sum_923 = syndrome[2] ^ syndrome[16];
  wire sum_924 = sum_623 ^ syndrome[13];
  wire sum_925 = sum_706 ^ sum_924;
  wire sum_926 = syndrome[13] ^ syndrome[14];
  wire sum_927 = sum_600 ^ sum_623;
  wire sum_928 = syndrome[2] ^ syndrome[21];
  wire sum_929 = sum_623 ^ syndrome[16];
  wire sum_930 = syndrome[16] ^ syndrome[24];
  wire xor_152 = syndrome[0] ^ syndrome[26];
  wire sum_931 = syndrome[2] ^ syndrome[27];
  wire sum_932 = syndrome[13] ^ syndrome[30];
  wire sum_933 = syndrome[2] ^ syndrome[31];
  wire sum_934 = syndrome[4] ^ syndrome[13];
  wire xor_153 = sum_655 ^ syndrome[9];
  wire xor_154 = syndrome[12] ^ xor_56;
  wire sum_935 = syndrome[9] ^ syndrome[17];
  wire sum_936 = syndrome[23] ^ xor_102;
  wire sum_937 = syndrome[12] ^ xor_101;
  wire sum_938 = sum_646 ^ syndrome[28];
  wire xor_155 = syndrome[29] ^ xor_82;
  wire xor_156 = sum_724 ^ syndrome[5];
  wire sum_939 = syndrome[11] ^ syndrome[15];
  wire sum_940 = sum_627 ^ syndrome[11];
  wire sum_941 = sum_703 ^ sum_811;
  wire xor_157 = sum_621 ^ sum_764;
  wire sum_942 = sum_621 ^ syndrome[26];
  wire xor_158 = sum_771 ^ syndrome[0];
  wire sum_943 = syndrome[4] ^ syndrome[29];
  wire sum_944 = syndrome[12] ^ syndrome[30];
  wire sum_945 = sum_780 ^ syndrome[31];
  wire xor_159 = sum_646 ^ syndrome[12];
  wire sum_946 = sum_623 ^ syndrome[25];
  wire sum_947 = sum_613 ^ sum_764;
  wire sum_948 = syndrome[20] ^ syndrome[25];
  wire sum_949 = syndrome[4] ^ syndrome[21];
  wire sum_950 = syndrome[16] ^ syndrome[25];
  wire sum_951 = sum_814 ^ syndrome[25];
  wire sum_952 = syndrome[20] ^ syndrome[24];
  wire sum_953 = syndrome[25] ^ syndrome[26];
  wire sum_954 = sum_621 ^ syndrome[21];
  wire sum_955 = sum_713 ^ syndrome[25];
  wire sum_956 = syndrome[0] ^ syndrome[21];
  wire sum_957 = sum_759 ^ sum_764;
  wire sum_958 = syndrome[5] ^ xor_101;
  wire sum_959 = sum_729 ^ syndrome[14];
  wire sum_960 = syndrome[14] ^ syndrome[21];
  wire sum_961 = sum_859 ^ xor_56;
  wire xor_160 = sum_600 ^ syndrome[25];
  wire sum_962 = syndrome[9] ^ syndrome[26];
  wire sum_963 = syndrome[9] ^ syndrome[29];
  wire xor_161 = syndrome[3] ^ syndrome[14];
  wire sum_964 = syndrome[8] ^ syndrome[20];
  wire sum_965 = sum_780 ^ syndrome[5];
  wire sum_966 = syndrome[5] ^ syndrome[22];
  wire sum_967 = syndrome[20] ^ xor_93;
  wire xor_162 = sum_958 ^ syndrome[31];
  wire xor_163 = sum_608 ^ xor_101;
  wire xor_164 = sum_618 ^ syndrome[6];
  wire xor_165 = sum_610 ^ syndrome[5];
  wire xor_166 = syndrome[2] ^ syndrome[5];
  wire xor_167 = syndrome[6] ^ xor_101;
  wire sum_968 = syndrome[13] ^ xor_56;
  wire xor_168 = syndrome[16] ^ xor_114;
  wire sum_969 = syndrome[13] ^ syndrome[18];
  wire sum_970 = sum_780 ^ syndrome[3];
  wire sum_971 = sum_627 ^ syndrome[13];
  wire sum_972 = syndrome[13] ^ syndrome[28];
  wire sum_973 = sum_972 ^ syndrome[8];
  wire sum_974 = syndrome[8] ^ syndrome[29];
  wire sum_975 = sum_623 ^ syndrome[8];
  wire sum_976 = syndrome[9] ^ syndrome[15];
  wire sum_977 = syndrome[15] ^ xor_102;
  wire sum_978 = sum_607 ^ syndrome[13];
  wire sum_979 = sum_607 ^ syndrome[22];
  wire xor_169 = sum_639 ^ syndrome[20];
  wire xor_170 = syndrome[3] ^ syndrome[21];
  wire sum_980 = sum_621 ^ syndrome[10];
  wire xor_171 = sum_680 ^ sum_697;
  wire sum_981 = syndrome[9] ^ syndrome[10];
  wire sum_982 = syndrome[13] ^ syndrome[24];
  wire sum_983 = sum_613 ^ syndrome[24];
  wire sum_984 = sum_811 ^ syndrome[22];
  wire sum_985 = sum_646 ^ syndrome[23];
  wire sum_986 = sum_614 ^ syndrome[19];
  wire sum_987 = syndrome[24] ^ syndrome[28];
  wire sum_988 = syndrome[10] ^ syndrome[29];
  wire sum_989 = syndrome[10] ^ syndrome[31];
  wire sum_990 = sum_764 ^ sum_771;
  wire sum_991 = sum_600 ^ syndrome[28];
  wire sum_992 = sum_771 ^ syndrome[1];
  wire sum_993 = sum_764 ^ syndrome[1];
  wire sum_994 = syndrome[21] ^ xor_92;
  wire sum_995 = sum_699 ^ syndrome[28];
  wire xor_172 = syndrome[23] ^ xor_64;
  wire sum_996 = syndrome[5] ^ syndrome[24];
  wire xor_173 = sum_764 ^ syndrome[31];
  wire xor_174 = sum_956 ^ syndrome[15];
  wire sum_997 = sum_764 ^ syndrome[5];
  wire sum_998 = syndrome[8] ^ syndrome[9];
  wire sum_999 = syndrome[0] ^ syndrome[14];
  wire sum_1000 = sum_999 ^ syndrome[12];
  wire sum_1001 = syndrome[12] ^ xor_93;
  wire xor_175 = syndrome[7] ^ syndrome[17];
  wire xor_176 = syndrome[0] ^ syndrome[18];
  wire xor_177 = sum_613 ^ syndrome[19];
  wire sum_1002 = syndrome[12] ^ syndrome[23];
  wire sum_1003 = sum_600 ^ syndrome[24];
  wire sum_1004 = sum_729 ^ syndrome[29];
  wire xor_178 = sum_608 ^ sum_613;
  wire xor_179 = syndrome[7] ^ xor_93;
  wire sum_1005 = syndrome[11] ^ xor_102;
  wire sum_1006 = sum_611 ^ syndrome[5];
  wire sum_1007 = sum_607 ^ sum_611;
  wire sum_1008 = sum_653 ^ sum_970;
  wire sum_1009 = syndrome[27] ^ xor_81;
  wire sum_1010 = sum_607 ^ sum_613;
  wire sum_1011 = syndrome[23] ^ xor_97;
  wire xor_180 = sum_638 ^ syndrome[23];
  wire sum_1012 = sum_690 ^ syndrome[11];
  wire sum_1013 = sum_627 ^ syndrome[7];
  wire sum_1014 = syndrome[4] ^ syndrome[9];
  wire sum_1015 = sum_653 ^ syndrome[13];
  wire sum_1016 = syndrome[1] ^ syndrome[12];
  wire sum_1017 = sum_625 ^ syndrome[13];
  wire xor_181 = sum_653 ^ syndrome[3];
  wire xor_182 = sum_656 ^ syndrome[5];
  wire sum_1018 = syndrome[5] ^ syndrome[9];
  wire sum_1019 = sum_611 ^ syndrome[13];
  wire xor_183 = sum_647 ^ syndrome[29];
  wire sum_1020 = syndrome[4] ^ syndrome[30];
  wire sum_1021 = sum_857 ^ syndrome[26];
  wire sum_1022 = sum_857 ^ sum_953;
  wire sum_1023 = syndrome[14] ^ syndrome[26];
  wire sum_1024 = sum_627 ^ syndrome[30];
  wire sum_1025 = sum_621 ^ syndrome[28];
  wire sum_1026 = sum_646 ^ syndrome[31];
  wire sum_1027 = sum_875 ^ syndrome[5];
  wire sum_1028 = syndrome[14] ^ syndrome[22];
  wire sum_1029 = syndrome[0] ^ syndrome[23];
  wire sum_1030 = syndrome[2] ^ syndrome[24];
  wire xor_184 = sum_627 ^ syndrome[31];
  wire xor_185 = sum_811 ^ syndrome[10];
  wire xor_186 = sum_717 ^ syndrome[10];
  wire xor_187 = syndrome[3] ^ syndrome[13];
  wire xor_188 = sum_614 ^ syndrome[16];
  wire xor_189 = sum_690 ^ syndrome[21];
  wire xor_190 = syndrome[1] ^ syndrome[22];
  wire xor_191 = sum_690 ^ syndrome[23];
  wire xor_192 = syndrome[10] ^ syndrome[25];
  wire xor_193 = syndrome[1] ^ syndrome[26];
  wire xor_194 = syndrome[1] ^ syndrome[31];
  wire xor_195 = syndrome[11] ^ syndrome[26];
  wire xor_196 = syndrome[0] ^ syndrome[28];
  wire xor_197 = sum_646 ^ syndrome[30];
  wire xor_198 = syndrome[9] ^ xor_101;
  wire xor_199 = syndrome[3] ^ syndrome[16];
  wire xor_200 = syndrome[0] ^ syndrome[17];
  wire xor_201 = syndrome[3] ^ syndrome[25];
  wire xor_202 = syndrome[12] ^ syndrome[27];
  wire xor_203 = syndrome[3] ^ syndrome[28];
  wire xor_204 = sum_698 ^ syndrome[8];
  wire xor_205 = sum_698 ^ syndrome[10];
  wire xor_206 = sum_623 ^ syndrome[11];
  wire xor_207 = sum_646 ^ syndrome[13];
  wire xor_208 = syndrome[4] ^ syndrome[17];
  wire xor_209 = sum_646 ^ syndrome[21];
  wire xor_210 = syndrome[4] ^ syndrome[26];
  wire xor_211 = sum_690 ^ syndrome[27];
  wire xor_212 = syndrome[0] ^ syndrome[29];
  wire xor_213 = sum_613 ^ syndrome[30];
  wire xor_214 = sum_677 ^ syndrome[11];
  wire xor_215 = sum_613 ^ syndrome[13];
  wire xor_216 = syndrome[16] ^ xor_93;
  wire xor_217 = syndrome[17] ^ xor_93;
  wire xor_218 = syndrome[18] ^ xor_93;
  wire xor_219 = sum_729 ^ syndrome[26];
  wire xor_220 = syndrome[27] ^ xor_93;
  wire xor_221 = syndrome[30] ^ xor_93;
  wire xor_222 = sum_677 ^ syndrome[4];
  wire xor_223 = syndrome[6] ^ syndrome[9];
  wire xor_224 = syndrome[11] ^ xor_93;
  wire xor_225 = sum_729 ^ syndrome[12];
  wire xor_226 = sum_677 ^ syndrome[15];
  wire xor_227 = syndrome[19] ^ xor_93;
  wire xor_228 = sum_613 ^ syndrome[20];
  wire xor_229 = syndrome[28] ^ xor_93;
  wire xor_230 = syndrome[31] ^ xor_93;
  wire xor_231 = syndrome[5] ^ xor_91;
  wire xor_232 = sum_627 ^ syndrome[19];
  wire xor_233 = sum_627 ^ syndrome[20];
  wire xor_234 = sum_780 ^ syndrome[23];
  wire xor_235 = sum_627 ^ syndrome[24];
  wire xor_236 = sum_780 ^ syndrome[28];
  wire xor_237 = syndrome[6] ^ xor_102;
  wire xor_238 = sum_707 ^ syndrome[13];
  wire xor_239 = syndrome[14] ^ xor_102;
  wire xor_240 = syndrome[17] ^ xor_101;
  wire xor_241 = syndrome[19] ^ xor_101;
  wire xor_242 = syndrome[24] ^ xor_101;
  wire xor_243 = syndrome[0] ^ syndrome[27];
  wire xor_244 = sum_627 ^ syndrome[29];
  wire xor_245 = syndrome[30] ^ xor_101;
  wire xor_246 = syndrome[3] ^ syndrome[18];
  wire xor_247 = sum_611 ^ syndrome[21];
  wire xor_248 = syndrome[3] ^ syndrome[30];
  wire xor_249 = sum_698 ^ syndrome[9];
  wire xor_250 = sum_698 ^ syndrome[11];
  wire xor_251 = syndrome[0] ^ syndrome[13];
  wire xor_252 = sum_646 ^ syndrome[14];
  wire xor_253 = syndrome[4] ^ syndrome[19];
  wire xor_254 = sum_646 ^ syndrome[22];
  wire xor_255 = syndrome[4] ^ syndrome[31];
  wire xor_256 = sum_677 ^ syndrome[10];
  wire xor_257 = sum_677 ^ syndrome[14];
  wire xor_258 = sum_729 ^ syndrome[15];
  wire xor_259 = sum_729 ^ syndrome[23];
  wire xor_260 = syndrome[6] ^ syndrome[27];
  wire xor_261 = sum_613 ^ syndrome[29];
  wire xor_262 = sum_677 ^ syndrome[8];
  wire xor_263 = sum_729 ^ syndrome[11];
  wire xor_264 = syndrome[1] ^ syndrome[13];
  wire xor_265 = sum_729 ^ syndrome[22];
  wire xor_266 = sum_729 ^ syndrome[27];
  wire xor_267 = syndrome[10] ^ xor_91;
  wire xor_268 = syndrome[13] ^ xor_91;
  wire xor_269 = syndrome[6] ^ syndrome[17];
  wire xor_270 = sum_677 ^ syndrome[21];
  wire xor_271 = syndrome[1] ^ syndrome[23];
  wire xor_272 = sum_729 ^ syndrome[30];
  wire xor_273 = sum_825 ^ xor_91;
  wire xor_274 = sum_708 ^ syndrome[24];
  wire xor_275 = sum_638 ^ syndrome[29];
  wire xor_276 = sum_623 ^ syndrome[7];
  wire xor_277 = syndrome[20] ^ xor_64;
  wire xor_278 = sum_646 ^ syndrome[18];
  wire xor_279 = sum_641 ^ syndrome[21];
  wire xor_280 = syndrome[22] ^ xor_101;
  wire xor_281 = sum_892 ^ syndrome[28];
  wire sum_1031 = sum_641 ^ syndrome[20];
  wire xor_282 = syndrome[9] ^ xor_56;
  wire xor_283 = sum_613 ^ syndrome[14];
  wire xor_284 = syndrome[8] ^ syndrome[18];
  wire xor_285 = sum_869 ^ syndrome[22];
  wire xor_286 = syndrome[28] ^ xor_56;
  wire xor_287 = sum_881 ^ syndrome[29];
  wire xor_288 = syndrome[4] ^ syndrome[25];
  wire xor_289 = sum_729 ^ syndrome[16];
  wire xor_290 = sum_613 ^ syndrome[21];
  wire xor_291 = syndrome[5] ^ syndrome[27];
  wire xor_292 = syndrome[1] ^ syndrome[30];
  wire xor_293 = syndrome[9] ^ xor_93;
  wire xor_294 = syndrome[11] ^ xor_91;
  wire xor_295 = sum_826 ^ syndrome[2];
  wire xor_296 = syndrome[22] ^ xor_93;
  wire xor_297 = syndrome[27] ^ xor_102;
  wire sum_1032 = sum_613 ^ sum_623;
  wire xor_298 = sum_623 ^ syndrome[28];
  wire xor_299 = sum_1016 ^ syndrome[14];
  wire sum_1033 = sum_999 ^ syndrome[22];
  wire xor_300 = sum_711 ^ syndrome[22];
  wire sum_1034 = syndrome[1] ^ syndrome[20];
  wire xor_301 = sum_600 ^ syndrome[21];
  wire sum_1035 = sum_614 ^ syndrome[17];
  wire xor_302 = sum_729 ^ syndrome[7];
  wire xor_303 = sum_613 ^ syndrome[23];
  wire xor_304 = sum_875 ^ syndrome[30];
  wire xor_305 = syndrome[12] ^ xor_91;
  wire xor_306 = syndrome[6] ^ xor_87;
  wire xor_307 = sum_780 ^ syndrome[24];
  wire xor_308 = syndrome[7] ^ syndrome[14];
  wire xor_309 = sum_620 ^ sum_627;
  wire xor_310 = syndrome[3] ^ syndrome[26];
  wire xor_311 = sum_646 ^ syndrome[8];
  wire xor_312 = sum_641 ^ syndrome[24];
  wire xor_313 = sum_646 ^ syndrome[9];
  wire xor_314 = sum_600 ^ syndrome[13];
  wire xor_315 = syndrome[9] ^ syndrome[28];
  wire xor_316 = sum_727 ^ syndrome[16];
  wire xor_317 = sum_600 ^ syndrome[16];
  wire sum_1036 = syndrome[5] ^ syndrome[19];
  wire xor_318 = sum_631 ^ syndrome[21];
  wire xor_319 = syndrome[8] ^ syndrome[19];
  wire xor_320 = sum_613 ^ syndrome[25];
  wire xor_321 = sum_727 ^ syndrome[30];
  wire xor_322 = syndrome[21] ^ xor_91;
  wire xor_323 = sum_631 ^ syndrome[19];
  wire sum_1037 = syndrome[11] ^ syndrome[28];
  wire xor_324 = sum_641 ^ syndrome[12];
  wire xor_325 = sum_646 ^ syndrome[26];
  wire xor_326 = syndrome[19] ^ syndrome[28];
  wire sum_1038 = sum_623 ^ syndrome[19];
  wire xor_327 = sum_875 ^ syndrome[24];
  wire xor_328 = sum_869 ^ syndrome[27];
  wire xor_329 = sum_614 ^ syndrome[18];
  wire xor_330 = syndrome[18] ^ xor_196;
  wire xor_331 = syndrome[9] ^ syndrome[12];
  wire xor_332 = syndrome[9] ^ syndrome[18];
  wire xor_333 = sum_810 ^ xor_93;
  wire xor_334 = sum_613 ^ syndrome[28];
  wire xor_335 = syndrome[0] ^ syndrome[25];
  wire xor_336 = sum_698 ^ syndrome[12];
  wire xor_337 = sum_613 ^ syndrome[26];
  wire xor_338 = sum_627 ^ syndrome[27];
  wire xor_339 = sum_607 ^ sum_646;
  wire xor_340 = syndrome[31] ^ xor_105;
  wire xor_341 = sum_907 ^ syndrome[5];
  wire sum_1039 = syndrome[13] ^ syndrome[15];
  wire xor_342 = sum_907 ^ syndrome[23];
  wire xor_343 = sum_810 ^ syndrome[13];
  wire xor_344 = sum_729 ^ syndrome[18];
  wire xor_345 = syndrome[21] ^ xor_215;
  wire xor_346 = syndrome[23] ^ xor_101;
  wire xor_347 = syndrome[2] ^ syndrome[14];
  wire xor_348 = sum_646 ^ syndrome[16];
  wire xor_349 = syndrome[18] ^ xor_56;
  wire xor_350 = syndrome[14] ^ xor_94;
  wire sum_1040 = syndrome[14] ^ syndrome[27];
  wire xor_351 = sum_739 ^ syndrome[28];
  wire xor_352 = syndrome[1] ^ syndrome[14];
  wire xor_353 = syndrome[3] ^ syndrome[8];
  wire xor_354 = sum_869 ^ syndrome[13];
  wire xor_355 = syndrome[26] ^ xor_57;
  wire xor_356 = syndrome[0] ^ syndrome[30];
  wire xor_357 = syndrome[25] ^ xor_56;
  wire xor_358 = sum_613 ^ syndrome[31];
  wire xor_359 = sum_811 ^ syndrome[8];
  wire sum_1041 = sum_875 ^ syndrome[16];
  wire xor_360 = syndrome[8] ^ syndrome[30];
  wire xor_361 = syndrome[8] ^ syndrome[16];
  wire xor_362 = sum_729 ^ syndrome[13];
  wire xor_363 = sum_869 ^ syndrome[21];
  wire xor_364 = syndrome[23] ^ xor_56;
  wire xor_365 = syndrome[25] ^ xor_196;
  wire xor_366 = sum_811 ^ syndrome[9];
  wire xor_367 = syndrome[7] ^ xor_57;
  wire xor_368 = syndrome[8] ^ syndrome[26];
  wire sum_1042 = sum_875 ^ syndrome[10];

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [107:0] match;
  assign match[0] = {syndrome[7] ^ syndrome[31], xor_77, xor_76, syndrome[4] ^ syndrome[28], xor_75,
      xor_74, xor_73, xor_72, xor_71, xor_70, xor_69, xor_68, xor_67, xor_66, xor_65, xor_64,
      xor_63, xor_62, xor_61, xor_60, xor_59, xor_58, xor_57, xor_56} == 24'h000000;
  assign match[1] = {sum_606 ^ syndrome[31], sum_612 ^ syndrome[30], sum_610 ^ xor_76, xor_90,
      xor_89, sum_603 ^ syndrome[26], sum_609 ^ syndrome[25], sum_602 ^ syndrome[24], sum_607
      ^ syndrome[7], sum_606 ^ syndrome[22], xor_88, xor_87, xor_86, sum_604 ^ syndrome[18], xor_85,
      xor_84, xor_83, sum_602 ^ syndrome[14], sum_601 ^ syndrome[4], xor_82, xor_81, xor_80, xor_79,
      xor_78} == 24'h000000;
  assign match[2] = {sum_629 ^ syndrome[1], sum_628 ^ syndrome[30], sum_626 ^ syndrome[29], sum_609
      ^ syndrome[28], sum_617 ^ syndrome[27], xor_100, sum_624 ^ syndrome[25], sum_622
      ^ syndrome[24], sum_612 ^ syndrome[23], sum_622 ^ syndrome[22], sum_619 ^ sum_620, xor_99,
      sum_603 ^ syndrome[19], sum_609 ^ syndrome[18], sum_617 ^ syndrome[17], sum_603 ^ sum_616,
      sum_602 ^ syndrome[15], sum_603 ^ sum_615, sum_605 ^ syndrome[13], xor_98, xor_97, xor_96,
      sum_603 ^ syndrome[9], xor_95} == 24'h000000;
  assign match[3] = {sum_644 ^ (sum_643 ^ xor_71), sum_642 ^ (sum_603 ^ syndrome[23]), sum_640
      ^ syndrome[29], sum_624 ^ syndrome[28], sum_622 ^ (syndrome[23] ^ syndrome[27]), sum_628
      ^ (syndrome[23] ^ syndrome[26]), sum_637 ^ sum_638, sum_635 ^ sum_636, sum_627 ^ sum_634,
      sum_626 ^ syndrome[21], sum_608 ^ sum_618, sum_617 ^ syndrome[19], sum_625 ^ syndrome[18],
      sum_624 ^ syndrome[17], sum_622 ^ syndrome[16], sum_603 ^ sum_633, sum_612 ^ syndrome[14],
      sum_610 ^ xor_61, sum_607 ^ sum_632, xor_103, sum_603 ^ syndrome[10], sum_609 ^ syndrome[9],
      sum_602 ^ syndrome[8], sum_607 ^ sum_630} == 24'h000000;
  assign match[4] = {sum_629 ^ syndrome[7], sum_671 ^ sum_672, sum_669 ^ sum_670, sum_664 ^ sum_668,
      sum_666 ^ sum_667, sum_665 ^ syndrome[2], sum_664 ^ (sum_627 ^ sum_663), sum_636 ^ sum_662,
      sum_604 ^ sum_661, sum_620 ^ sum_660, sum_625 ^ syndrome[20], sum_624 ^ syndrome[19], sum_638
      ^ sum_659, sum_648 ^ sum_658, sum_628 ^ syndrome[16], sum_624 ^ sum_657, sum_655 ^ sum_656,
      xor_106, sum_652 ^ sum_653, sum_651 ^ syndrome[15], sum_650 ^ xor_63, sum_649 ^ syndrome[8],
      sum_612 ^ syndrome[15], xor_91 ^ (sum_647 ^ sum_648)} == 24'h000000;
  assign match[5] = {sum_698 ^ (sum_674 ^ (syndrome[15] ^ syndrome[31])), sum_696 ^ sum_697, sum_695
      ^ (sum_673 ^ syndrome[29]), sum_674 ^ xor_90, sum_694 ^ (sum_667 ^ sum_690), sum_633
      ^ syndrome[26], sum_675 ^ sum_693, sum_691 ^ sum_692, sum_689 ^ syndrome[23], sum_614
      ^ syndrome[22], xor_59 ^ (sum_673 ^ syndrome[21]), sum_687 ^ sum_688, sum_686 ^ syndrome[16],
      sum_674 ^ sum_685, sum_683 ^ sum_684, sum_675 ^ (sum_641 ^ syndrome[14]), sum_682
      ^ syndrome[10], sum_613 ^ sum_681, sum_675 ^ (sum_613 ^ sum_650), xor_110, sum_674 ^ sum_678,
      sum_677 ^ (sum_673 ^ sum_676), sum_675 ^ (sum_613 ^ syndrome[5]), xor_109} == 24'h000000;
  assign match[6] = {sum_709 ^ (sum_613 ^ (syndrome[16] ^ syndrome[31])), xor_91 ^ (sum_611
      ^ syndrome[30]), sum_722 ^ (syndrome[18] ^ xor_102), sum_704 ^ (sum_613 ^ sum_721), sum_719
      ^ sum_720, sum_718 ^ syndrome[26], sum_717 ^ (sum_703 ^ syndrome[25]), sum_716 ^ (sum_611
      ^ syndrome[16]), sum_707 ^ (sum_703 ^ sum_715), sum_638 ^ (sum_659 ^ syndrome[16]), sum_714
      ^ xor_111, sum_699 ^ sum_713, sum_708 ^ sum_712, sum_711 ^ (syndrome[12] ^ syndrome[16]),
      (sum_673 ^ (syndrome[7] ^ xor_102)) ^ (sum_613 ^ sum_703), sum_709 ^ sum_710, xor_64
      ^ (sum_703 ^ syndrome[13]), sum_631 ^ syndrome[16], sum_708 ^ (sum_694 ^ sum_703), sum_707
      ^ (sum_706 ^ syndrome[12]), sum_705 ^ syndrome[16], sum_704 ^ syndrome[6], xor_115, sum_701
      ^ syndrome[16]} == 24'h000000;
  assign match[7] = {sum_747 ^ sum_750, sum_707 ^ (sum_736 ^ syndrome[30]), sum_728 ^ sum_749,
      sum_748 ^ syndrome[28], sum_747 ^ xor_75, (sum_742 ^ xor_102) ^ (syndrome[22] ^ syndrome[26]),
      sum_738 ^ sum_746, xor_117, sum_742 ^ sum_744, sum_743 ^ (sum_742 ^ syndrome[21]), sum_732
      ^ (sum_741 ^ syndrome[22]), sum_740 ^ xor_108, sum_706 ^ syndrome[19], sum_618 ^ (sum_648
      ^ syndrome[9]), sum_738 ^ sum_739, sum_655 ^ sum_737, sum_736 ^ (sum_611 ^ sum_713), sum_670
      ^ sum_735, sum_733 ^ sum_734, sum_732 ^ (sum_731 ^ syndrome[19]), sum_726 ^ sum_730, xor_116,
      sum_728 ^ (sum_618 ^ sum_634), sum_727 ^ (sum_725 ^ sum_726)} == 24'h000000;
  assign match[8] = {sum_774 ^ syndrome[31], sum_672 ^ sum_773, sum_772 ^ (sum_680 ^ syndrome[29]),
      sum_651 ^ sum_771, sum_667 ^ (sum_680 ^ xor_56), sum_770 ^ syndrome[26], sum_679 ^ sum_769,
      sum_763 ^ sum_768, sum_707 ^ sum_767, sum_766 ^ syndrome[22], sum_692 ^ sum_765, sum_695
      ^ (syndrome[15] ^ syndrome[20]), sum_763 ^ syndrome[19], sum_762 ^ (sum_703 ^ syndrome[15]),
      xor_123, sum_760 ^ sum_761, sum_759 ^ (sum_674 ^ syndrome[3]), sum_758 ^ (sum_757
      ^ syndrome[13]), sum_707 ^ (sum_756 ^ sum_757), xor_122, sum_692 ^ sum_754, sum_705 ^ sum_753,
      sum_623 ^ sum_705, xor_91 ^ (sum_652 ^ sum_679)} == 24'h000000;
  assign match[9] = {sum_777 ^ (syndrome[31] ^ xor_58), xor_80 ^ (sum_726 ^ syndrome[30]), sum_783
      ^ (sum_667 ^ syndrome[29]), sum_791 ^ (sum_667 ^ syndrome[28]), sum_789 ^ sum_790, sum_787
      ^ sum_788, xor_91 ^ (sum_726 ^ (syndrome[24] ^ syndrome[27])), sum_786 ^ xor_91, sum_627
      ^ sum_785, sum_778 ^ (sum_614 ^ syndrome[20]), sum_613 ^ sum_659, sum_740 ^ sum_784, sum_782
      ^ xor_111, sum_657 ^ sum_783, xor_91 ^ (sum_655 ^ sum_782), xor_91 ^ (sum_667 ^ syndrome[12]),
      sum_648 ^ sum_781, sum_726 ^ sum_728, xor_124, sum_717 ^ (sum_667 ^ syndrome[19]), sum_777
      ^ sum_779, xor_91 ^ (syndrome[5] ^ syndrome[10]), sum_621 ^ sum_778, sum_707 ^ (sum_648
      ^ sum_777)} == 24'h000000;
  assign match[10] = {sum_656 ^ (syndrome[18] ^ syndrome[30]), sum_648 ^ sum_807, sum_643
      ^ (syndrome[18] ^ syndrome[28]), syndrome[22] ^ xor_75, sum_656 ^ (syndrome[26]
      ^ (syndrome[15] ^ syndrome[18])), sum_806 ^ xor_107, sum_662 ^ sum_805, sum_804
      ^ syndrome[31], sum_662 ^ sum_802, sum_659 ^ sum_725, sum_741 ^ sum_801, sum_659 ^ sum_800,
      sum_673 ^ syndrome[31], sum_643 ^ sum_799, sum_798 ^ (syndrome[13] ^ syndrome[31]), sum_703
      ^ sum_797, syndrome[18] ^ xor_81, sum_643 ^ xor_109, syndrome[9] ^ xor_107, sum_743 ^ sum_796,
      sum_659 ^ syndrome[7], sum_648 ^ syndrome[6], xor_127, sum_685 ^ (sum_648 ^ (syndrome[31]
      ^ xor_102))} == 24'h000000;
  assign match[11] = {sum_825 ^ xor_58, xor_91 ^ (sum_818 ^ syndrome[30]), sum_780 ^ sum_824,
      sum_770 ^ syndrome[28], sum_698 ^ (sum_703 ^ sum_793), sum_698 ^ (syndrome[10]
      ^ syndrome[26]), sum_677 ^ sum_823, sum_821 ^ sum_822, sum_820 ^ (syndrome[23] ^ xor_128),
      sum_680 ^ sum_819, sum_677 ^ (sum_764 ^ sum_818), syndrome[20] ^ xor_98, sum_817
      ^ syndrome[10], sum_816 ^ (sum_703 ^ xor_93), sum_791 ^ (sum_703 ^ syndrome[16]), sum_815
      ^ syndrome[6], sum_677 ^ (sum_703 ^ sum_813), sum_703 ^ sum_812, sum_674 ^ (sum_811
      ^ syndrome[18]), sum_727 ^ syndrome[12], sum_779 ^ (sum_703 ^ sum_810), sum_614 ^ sum_809,
      sum_753 ^ xor_91, sum_695 ^ syndrome[6]} == 24'h000000;
  assign match[12] = {sum_629 ^ sum_799, sum_842 ^ sum_843, sum_827 ^ syndrome[29], sum_707
      ^ sum_841, sum_814 ^ syndrome[27], sum_827 ^ sum_840, xor_91 ^ (sum_623 ^ sum_839), sum_635,
      sum_827 ^ sum_838, sum_799 ^ xor_69, xor_131, sum_625 ^ sum_836, xor_91 ^ (sum_806 ^ sum_835),
      sum_827 ^ sum_834, sum_707 ^ (sum_833 ^ syndrome[16]), sum_827 ^ sum_832, sum_698 ^ sum_831,
      sum_827 ^ sum_830, sum_829 ^ xor_102, syndrome[5] ^ xor_58, sum_697 ^ (sum_827 ^ syndrome[9]),
      sum_671 ^ sum_828, sum_827 ^ (sum_641 ^ syndrome[7]), sum_779 ^ syndrome[25]} == 24'h000000;
  assign match[13] = {sum_796 ^ (sum_844 ^ syndrome[3]), sum_731 ^ sum_857, sum_855 ^ sum_856,
      sum_755 ^ (sum_844 ^ syndrome[26]), sum_844 ^ sum_854, sum_848 ^ (sum_846 ^ sum_853), sum_639
      ^ sum_847, sum_852 ^ xor_108, sum_850 ^ sum_851, sum_762 ^ (sum_846 ^ syndrome[20]), xor_134,
      sum_850 ^ (xor_101 ^ (syndrome[18] ^ syndrome[27])), sum_849 ^ syndrome[16], sum_762
      ^ sum_771, sum_799 ^ sum_846, sum_848 ^ syndrome[13], sum_774 ^ syndrome[28], sum_810
      ^ xor_75, sum_847 ^ syndrome[9], sum_718 ^ sum_844, sum_779 ^ syndrome[28], sum_653
      ^ syndrome[2], sum_679 ^ sum_845, sum_781 ^ syndrome[27]} == 24'h000000;
  assign match[14] = {sum_615 ^ syndrome[31], sum_610 ^ (syndrome[14] ^ syndrome[30]), sum_618
      ^ sum_867, xor_91 ^ (sum_713 ^ sum_866), sum_784 ^ (sum_654 ^ sum_813), sum_654 ^ sum_790,
      sum_827 ^ (sum_654 ^ syndrome[1]), sum_698 ^ (sum_618 ^ syndrome[24]), xor_91 ^ (sum_654
      ^ sum_865), sum_618 ^ sum_864, sum_863 ^ syndrome[21], sum_799 ^ (syndrome[19]
      ^ syndrome[20]), sum_704 ^ syndrome[14], sum_862 ^ syndrome[14], sum_710 ^ sum_861, sum_618
      ^ sum_815, sum_601 ^ sum_656, sum_860 ^ syndrome[7], sum_656 ^ (sum_618 ^ syndrome[10]),
      sum_698 ^ (sum_859 ^ syndrome[7]), sum_618 ^ syndrome[8], sum_677 ^ (sum_615 ^ sum_654),
      syndrome[5] ^ xor_98, sum_709 ^ (sum_613 ^ sum_858)} == 24'h000000;
  assign match[15] = {sum_797 ^ sum_880, sum_879 ^ (sum_604 ^ sum_764), sum_878 ^ syndrome[21],
      sum_755 ^ sum_877, sum_871 ^ (sum_679 ^ sum_844), sum_876 ^ (sum_654 ^ sum_875), sum_663
      ^ sum_689, sum_711 ^ (sum_679 ^ (syndrome[21] ^ syndrome[24])), sum_875 ^ xor_71, sum_873
      ^ (sum_654 ^ syndrome[22]), sum_711 ^ (sum_618 ^ sum_874), sum_873 ^ (sum_740 ^ sum_764),
      sum_714 ^ xor_136, xor_97 ^ (sum_654 ^ syndrome[16]), sum_620 ^ syndrome[15], sum_711
      ^ (sum_654 ^ syndrome[14]), xor_139, sum_614 ^ sum_871, sum_727 ^ (sum_872 ^ syndrome[17]),
      sum_871 ^ (sum_679 ^ xor_93), sum_711 ^ sum_870, sum_654 ^ sum_811, sum_869 ^ (sum_764
      ^ syndrome[3]), sum_610 ^ xor_137} == 24'h000000;
  assign match[16] = {sum_884 ^ (sum_613 ^ (syndrome[20] ^ syndrome[31])), sum_798 ^ syndrome[30],
      sum_698 ^ syndrome[29], xor_142, sum_656 ^ (sum_740 ^ syndrome[27]), sum_840, sum_788
      ^ sum_862, sum_893 ^ (sum_740 ^ syndrome[18]), sum_892 ^ (sum_741 ^ syndrome[23]), xor_91
      ^ (sum_741 ^ sum_751), sum_880 ^ sum_886, sum_740 ^ sum_891, sum_890 ^ syndrome[15], xor_91
      ^ (sum_862 ^ sum_889), sum_885 ^ sum_888, sum_712 ^ sum_814, sum_887 ^ xor_81, sum_740
      ^ xor_80, sum_698 ^ (sum_741 ^ sum_742), sum_886 ^ (sum_740 ^ syndrome[8]), sum_885 ^ (sum_740
      ^ syndrome[7]), sum_884 ^ (syndrome[6] ^ syndrome[20]), sum_740 ^ sum_835, sum_741
      ^ sum_883} == 24'h000000;
  assign match[17] = {xor_91 ^ (sum_796 ^ syndrome[30]), sum_731 ^ (syndrome[15] ^ syndrome[29]),
      sum_856 ^ syndrome[2], sum_902 ^ syndrome[26], xor_91 ^ (sum_829 ^ syndrome[27]), sum_897
      ^ (sum_901 ^ syndrome[24]), sum_731 ^ (sum_667 ^ syndrome[23]), xor_91 ^ (syndrome[22]
      ^ syndrome[27]), sum_873 ^ (sum_667 ^ sum_900), sum_762 ^ (sum_667 ^ syndrome[20]), sum_873
      ^ (sum_857 ^ syndrome[19]), sum_897 ^ syndrome[18], sum_857 ^ (sum_780 ^ syndrome[17]),
      sum_684, sum_897 ^ sum_899, sum_898 ^ xor_125, sum_897 ^ xor_141, sum_896 ^ sum_897, sum_756
      ^ (syndrome[27] ^ xor_56), sum_667 ^ sum_895, sum_894 ^ (syndrome[8] ^ syndrome[15]), sum_857
      ^ (sum_653 ^ syndrome[1]), sum_857 ^ syndrome[4], xor_91 ^ (sum_652
      ^ syndrome[11])} == 24'h000000;
  assign match[18] = {sum_907 ^ sum_914, sum_913 ^ (sum_674 ^ syndrome[30]), sum_855, sum_810
      ^ sum_912, sum_848 ^ (sum_810 ^ syndrome[6]), sum_911 ^ xor_56, sum_910 ^ (sum_679 ^ sum_909),
      sum_908 ^ (sum_740 ^ sum_810), sum_758 ^ (syndrome[23] ^ xor_95), sum_907 ^ xor_70, sum_758
      ^ (sum_880 ^ syndrome[6]), sum_679 ^ sum_737, sum_674 ^ sum_906, sum_760 ^ sum_904, sum_652
      ^ syndrome[19], sum_758 ^ (sum_740 ^ xor_62), sum_905 ^ syndrome[6], syndrome[19] ^ xor_141,
      sum_904 ^ (sum_756 ^ xor_101), sum_695 ^ xor_85, sum_755 ^ sum_903, xor_144, sum_779
      ^ syndrome[17], xor_59 ^ (sum_740 ^ xor_93)} == 24'h000000;
  assign match[19] = {sum_764 ^ sum_797, sum_764 ^ syndrome[30], sum_604 ^ syndrome[29], sum_871
      ^ sum_920, sum_792 ^ syndrome[12], sum_610 ^ sum_919, syndrome[25] ^ xor_91, sum_764
      ^ sum_893, xor_91 ^ (sum_764 ^ xor_71), sum_677 ^ (sum_670 ^ sum_764), sum_779 ^ syndrome[19],
      sum_714 ^ (sum_610 ^ syndrome[6]), sum_711 ^ (sum_618 ^ syndrome[12]), sum_688 ^ (sum_610
      ^ sum_764), syndrome[15] ^ xor_87, xor_148, sum_888 ^ sum_918, sum_917 ^ xor_91, sum_894
      ^ syndrome[10], sum_728 ^ sum_916, sum_761 ^ xor_91, sum_620 ^ (sum_608 ^ sum_780), sum_618
      ^ sum_915, sum_613 ^ sum_732} == 24'h000000;
  assign match[20] = {sum_933 ^ (sum_706 ^ syndrome[13]), sum_932 ^ xor_101, sum_656 ^ (sum_655
      ^ sum_722), sum_922 ^ syndrome[28], sum_922 ^ sum_931, xor_152, sum_693 ^ syndrome[9], sum_728
      ^ (sum_634 ^ sum_930), sum_803 ^ syndrome[13], sum_929 ^ (sum_655 ^ sum_928), sum_688
      ^ (sum_600 ^ sum_924), sum_890, sum_927 ^ syndrome[18], sum_628 ^ (sum_655 ^ syndrome[17]),
      sum_648 ^ sum_927, sum_723 ^ sum_926, sum_632 ^ sum_728, sum_634 ^ sum_756, sum_925
      ^ syndrome[10], sum_924 ^ xor_56, sum_861 ^ syndrome[9], sum_655 ^ (sum_641 ^ syndrome[6]),
      sum_625 ^ sum_923, xor_151} == 24'h000000;
  assign match[21] = {sum_656 ^ (sum_674 ^ syndrome[31]), sum_770 ^ syndrome[30], xor_155, sum_938
      ^ syndrome[10], sum_793 ^ sum_927, sum_707 ^ (sum_756 ^ (syndrome[12] ^ syndrome[26])),
      sum_650 ^ syndrome[25], sum_937 ^ syndrome[24], sum_756 ^ sum_936, sum_758 ^ (syndrome[9]
      ^ syndrome[22]), sum_695 ^ sum_764, sum_641 ^ sum_734, sum_728 ^ (sum_623 ^ sum_782), sum_674
      ^ xor_128, sum_651 ^ sum_935, sum_680 ^ sum_929, sum_646 ^ sum_692, sum_623 ^ sum_739, sum_770
      ^ sum_924, xor_154, sum_861 ^ syndrome[10], sum_820 ^ sum_927, sum_775 ^ (sum_625
      ^ syndrome[9]), xor_91 ^ (sum_650 ^ sum_680)} == 24'h000000;
  assign match[22] = {sum_757 ^ sum_945, sum_674 ^ sum_944, sum_674 ^ sum_943, xor_158, sum_680
      ^ sum_784, sum_689 ^ (sum_757 ^ sum_942), sum_823 ^ syndrome[15], sum_680 ^ sum_893, sum_700
      ^ sum_767, sum_648 ^ sum_791, xor_157, sum_676 ^ sum_713, sum_890 ^ sum_939, sum_776
      ^ sum_941, sum_940 ^ syndrome[17], sum_757 ^ xor_112, sum_915 ^ (sum_674 ^ syndrome[14]),
      xor_91 ^ (sum_757 ^ sum_934), sum_815 ^ syndrome[9], sum_646 ^ xor_141, syndrome[7] ^ xor_114,
      sum_939 ^ syndrome[6], xor_156, sum_641 ^ sum_776} == 24'h000000;
  assign match[23] = {sum_698 ^ sum_802, xor_91 ^ (syndrome[20] ^ syndrome[30]), sum_656 ^ (sum_764
      ^ syndrome[29]), sum_886 ^ syndrome[28], sum_788 ^ (sum_764 ^ syndrome[27]), sum_928
      ^ sum_953, sum_952 ^ xor_98, sum_656 ^ (sum_764 ^ (syndrome[23] ^ syndrome[25])), sum_814
      ^ (syndrome[12] ^ syndrome[22]), sum_766 ^ syndrome[19], sum_714 ^ xor_91, sum_951 ^ (sum_764
      ^ sum_862), xor_91 ^ (sum_764 ^ sum_950), sum_815 ^ sum_948, sum_947 ^ (sum_827 ^ xor_87),
      sum_888 ^ sum_921, syndrome[11] ^ xor_157, sum_734 ^ (sum_764 ^ syndrome[4]), xor_91
      ^ (sum_742 ^ sum_949), sum_814 ^ sum_828, sum_701, sum_769 ^ (sum_814 ^ syndrome[6]), sum_947
      ^ (sum_835 ^ sum_948), sum_946 ^ sum_947} == 24'h000000;
  assign match[24] = {sum_796 ^ sum_859, sum_705 ^ sum_944, sum_761 ^ sum_963, sum_728 ^ (sum_877
      ^ syndrome[8]), xor_82 ^ (sum_859 ^ syndrome[27]), sum_962 ^ syndrome[12], xor_160, sum_707
      ^ sum_839, sum_803 ^ (sum_859 ^ syndrome[8]), syndrome[22] ^ xor_154, sum_961 ^ syndrome[20],
      sum_957 ^ (syndrome[19] ^ xor_102), sum_714 ^ syndrome[0], sum_880 ^ syndrome[14], sum_759
      ^ (sum_706 ^ xor_98), sum_928 ^ (sum_859 ^ syndrome[15]), sum_739 ^ (sum_764 ^ syndrome[13]),
      sum_799 ^ (sum_679 ^ syndrome[21]), sum_810 ^ sum_851, sum_638 ^ sum_960, sum_764 ^ sum_959,
      sum_957 ^ sum_958, sum_650 ^ xor_154, sum_748 ^ (sum_764 ^ sum_875)} == 24'h000000;
  assign match[25] = {xor_162, syndrome[30] ^ xor_138, sum_613 ^ xor_76, sum_732 ^ (sum_841
      ^ syndrome[1]), sum_732 ^ (sum_894 ^ syndrome[27]), sum_612 ^ sum_790, sum_644 ^ (sum_618
      ^ syndrome[25]), sum_952 ^ syndrome[6], sum_967 ^ syndrome[23], sum_611 ^ sum_966, sum_610
      ^ syndrome[21], sum_638 ^ syndrome[19], sum_610 ^ sum_826, sum_717 ^ sum_903, sum_666
      ^ syndrome[16], sum_732 ^ syndrome[15], sum_708 ^ xor_62, sum_612 ^ (sum_780 ^ sum_888),
      sum_610 ^ (sum_608 ^ syndrome[12]), sum_608 ^ sum_917, sum_783 ^ (sum_611 ^ (syndrome[5]
      ^ syndrome[20])), sum_742 ^ (sum_894 ^ syndrome[3]), sum_964 ^ sum_965,
      sum_886} == 24'h000000;
  assign match[26] = {xor_91 ^ (sum_623 ^ sum_796), sum_971 ^ (syndrome[11] ^ syndrome[30]), sum_974
      ^ syndrome[13], sum_698 ^ sum_973, sum_971 ^ syndrome[27], sum_790 ^ (sum_623 ^ sum_679),
      sum_623 ^ sum_788, sum_691, sum_698 ^ (sum_905 ^ syndrome[23]), sum_970 ^ (sum_655
      ^ syndrome[8]), sum_679 ^ xor_150, sum_689 ^ sum_888, sum_901 ^ (syndrome[13] ^ syndrome[19]),
      sum_656 ^ (sum_969 ^ syndrome[8]), sum_924 ^ xor_123, xor_168, sum_905 ^ (sum_690
      ^ syndrome[15]), sum_924 ^ syndrome[14], sum_774 ^ syndrome[13], sum_674 ^ sum_968, xor_91
      ^ (sum_756 ^ syndrome[4]), sum_623 ^ sum_895, sum_779 ^ (sum_679 ^ sum_924), sum_873
      ^ syndrome[5]} == 24'h000000;
  assign match[27] = {xor_127, sum_707 ^ (sum_607 ^ syndrome[30]), sum_661 ^ (sum_627 ^ sum_943),
      sum_938 ^ (syndrome[22] ^ syndrome[23]), sum_667 ^ xor_104, sum_832 ^ syndrome[26], sum_633
      ^ sum_637, sum_803 ^ (sum_648 ^ syndrome[24]), xor_170, xor_169, sum_707 ^ sum_786, sum_656
      ^ (sum_648 ^ (syndrome[18] ^ syndrome[23])), sum_800 ^ sum_979, sum_616 ^ syndrome[22],
      sum_607 ^ sum_657, sum_977 ^ sum_978, sum_766 ^ (sum_648 ^ syndrome[5]), sum_661 ^ (sum_627
      ^ sum_676), sum_791 ^ (sum_607 ^ (sum_623 ^ syndrome[15])), sum_976 ^ xor_105, sum_607
      ^ sum_975, sum_624 ^ sum_648, xor_107 ^ (sum_608 ^ syndrome[23]), xor_91 ^ (sum_803
      ^ syndrome[22])} == 24'h000000;
  assign match[28] = {sum_741 ^ sum_989, sum_696 ^ syndrome[24], sum_822 ^ sum_988, sum_698
      ^ (sum_987 ^ syndrome[12]), sum_784 ^ (syndrome[19] ^ syndrome[24]), sum_986 ^ syndrome[26],
      sum_823 ^ xor_146, sum_985 ^ syndrome[24], sum_984 ^ syndrome[24], xor_150, xor_146 ^ (sum_703
      ^ syndrome[20]), syndrome[17] ^ xor_128, sum_716 ^ (sum_699 ^ syndrome[10]), sum_757
      ^ sum_983, sum_836 ^ (sum_680 ^ syndrome[24]), sum_982 ^ (sum_741 ^ sum_811), sum_631
      ^ sum_716, sum_822 ^ sum_981, sum_810 ^ sum_817, sum_890 ^ (sum_636 ^ sum_703), sum_677
      ^ sum_703, sum_741 ^ xor_92, xor_171, sum_703 ^ sum_980} == 24'h000000;
  assign match[29] = {xor_173, sum_672 ^ sum_764, sum_867 ^ (sum_764 ^ syndrome[15]), sum_852
      ^ syndrome[12], sum_665 ^ sum_771, sum_769 ^ sum_995, sum_996 ^ xor_111, xor_172, sum_995
      ^ (sum_648 ^ sum_764), sum_688 ^ sum_994, sum_992 ^ (syndrome[19] ^ xor_69), sum_673
      ^ sum_702, sum_711, sum_993 ^ syndrome[14], sum_992 ^ syndrome[13], sum_653 ^ sum_757, sum_681
      ^ xor_133, sum_991 ^ xor_69, sum_869 ^ (sum_764 ^ (syndrome[5] ^ syndrome[16])), sum_990
      ^ xor_94, sum_677 ^ (sum_757 ^ syndrome[28]), sum_698 ^ (sum_673 ^ syndrome[28]), sum_877
      ^ (sum_690 ^ syndrome[16]), xor_91 ^ (sum_673 ^ syndrome[5])} == 24'h000000;
  assign match[30] = {xor_173 ^ (sum_602 ^ syndrome[9]), xor_92 ^ (sum_654 ^ syndrome[30]), sum_1004
      ^ syndrome[12], sum_764 ^ sum_920, sum_677 ^ (sum_620 ^ syndrome[27]), sum_677 ^ (sum_620
      ^ sum_962), sum_997 ^ xor_160, sum_916 ^ sum_1003, sum_1002 ^ xor_57, sum_966 ^ (sum_654
      ^ xor_57), sum_997 ^ syndrome[20], xor_177, xor_176, xor_175, sum_706 ^ sum_1001, sum_997
      ^ (sum_600 ^ syndrome[15]), sum_608 ^ sum_1000, syndrome[12] ^ xor_61, sum_603 ^ sum_735,
      sum_680 ^ sum_717, sum_677 ^ (sum_620 ^ sum_998), sum_617 ^ syndrome[21], sum_608 ^ (sum_690
      ^ syndrome[9]), sum_997 ^ xor_91} == 24'h000000;
  assign match[31] = {sum_653 ^ sum_750, sum_607 ^ sum_902, sum_867 ^ syndrome[5], sum_1010
      ^ syndrome[28], sum_1007 ^ sum_1009, xor_71 ^ (sum_631 ^ syndrome[26]), sum_707
      ^ syndrome[25], sum_1008 ^ syndrome[24], xor_91 ^ (sum_602 ^ syndrome[22]), sum_781
      ^ (syndrome[21] ^ syndrome[23]), xor_121, xor_120, sum_804 ^ xor_91, sum_602 ^ syndrome[17],
      sum_715 ^ sum_940, sum_1007 ^ (syndrome[15] ^ xor_81), sum_899 ^ xor_71, sum_601 ^ (sum_607
      ^ sum_631), sum_724 ^ sum_1006, sum_607 ^ sum_791, sum_727 ^ (sum_607 ^ sum_1005), sum_607
      ^ sum_869, xor_91 ^ (sum_803 ^ syndrome[6]), xor_71 ^ (sum_623 ^ xor_97)} == 24'h000000;
  assign match[32] = {xor_61 ^ (sum_811 ^ syndrome[31]), sum_1015 ^ syndrome[30], sum_1008
      ^ syndrome[29], sum_707 ^ syndrome[28], sum_784 ^ sum_924, sum_942 ^ sum_1015, sum_905
      ^ sum_951, sum_656 ^ (sum_653 ^ syndrome[24]), sum_978 ^ xor_81, sum_781 ^ (sum_623
      ^ sum_655), xor_69 ^ xor_91, sum_653 ^ sum_883, sum_971 ^ (sum_625 ^ syndrome[19]), xor_91
      ^ (sum_653 ^ sum_969), xor_91 ^ (sum_924 ^ xor_147), sum_699 ^ sum_1017, xor_113, sum_707
      ^ syndrome[14], sum_1015 ^ sum_1016, sum_651 ^ xor_61, sum_653 ^ sum_1014, sum_814
      ^ (syndrome[5] ^ syndrome[8]), sum_924 ^ sum_1013, sum_608 ^ sum_1012} == 24'h000000;
  assign match[33] = {sum_656 ^ (sum_608 ^ syndrome[31]), sum_717 ^ (sum_625 ^ syndrome[30]),
      xor_183, sum_604 ^ (sum_608 ^ syndrome[28]), sum_617 ^ (syndrome[7] ^ syndrome[27]), sum_645
      ^ syndrome[26], sum_625 ^ sum_854, sum_612 ^ sum_983, sum_622 ^ xor_71, sum_634 ^ (sum_608
      ^ syndrome[1]), sum_851 ^ syndrome[6], syndrome[4] ^ xor_164, sum_612 ^ syndrome[19], sum_608
      ^ sum_798, sum_625 ^ xor_65, sum_638 ^ (sum_608 ^ syndrome[16]), sum_707 ^ syndrome[15],
      sum_868 ^ syndrome[7], sum_894 ^ sum_1019, sum_608 ^ sum_830, sum_656 ^ sum_870, sum_623
      ^ sum_821, sum_707 ^ sum_1018, sum_623 ^ sum_869} == 24'h000000;
  assign match[34] = {sum_1026 ^ (sum_953 ^ syndrome[30]), sum_707 ^ (sum_953 ^ syndrome[29]),
      sum_953 ^ sum_1025, sum_768 ^ (syndrome[26] ^ syndrome[27]), sum_1022 ^ xor_104, sum_634
      ^ sum_1021, sum_785 ^ xor_102, sum_707 ^ (sum_948 ^ syndrome[27]), sum_1024 ^ (sum_953
      ^ syndrome[19]), sum_628 ^ syndrome[18], sum_845, sum_950 ^ (sum_621 ^ sum_857), sum_623
      ^ sum_667, sum_1023 ^ xor_102, sum_831 ^ (sum_857 ^ xor_101), sum_1022 ^ (sum_621
      ^ syndrome[12]), sum_1021 ^ (sum_623 ^ xor_81), sum_791 ^ sum_953, sum_600 ^ syndrome[30],
      sum_707 ^ syndrome[8], sum_638 ^ sum_857, sum_911 ^ (sum_646 ^ syndrome[27]), sum_647
      ^ sum_953, sum_1020 ^ xor_91} == 24'h000000;
  assign match[35] = {xor_184, sum_965 ^ (sum_655 ^ syndrome[30]), sum_979 ^ (sum_699
      ^ syndrome[29]), xor_172 ^ (syndrome[22] ^ syndrome[28]), sum_715 ^ sum_794, sum_971
      ^ (sum_607 ^ syndrome[26]), sum_831 ^ syndrome[23], sum_607 ^ sum_1030, sum_978 ^ (sum_891
      ^ syndrome[21]), sum_888 ^ sum_1029, sum_786 ^ (sum_627 ^ sum_655), xor_64 ^ (sum_607
      ^ sum_659), sum_864 ^ (sum_715 ^ syndrome[17]), sum_661 ^ (sum_627 ^ syndrome[16]), xor_91
      ^ (sum_715 ^ sum_1028), syndrome[16] ^ xor_98, sum_1011, sum_791 ^ xor_61, syndrome[23]
      ^ xor_153, sum_655 ^ sum_1027, sum_655 ^ xor_165, sum_715 ^ sum_812, sum_698 ^ xor_61, xor_91
      ^ (sum_607 ^ syndrome[3])} == 24'h000000;
  assign match[36] = {xor_194, syndrome[30], sum_651 ^ syndrome[29], sum_651 ^ syndrome[28], sum_794
      ^ syndrome[10], xor_193, xor_192, xor_72, xor_191, xor_190, xor_189, sum_883, xor_86, sum_690
      ^ sum_818, sum_651 ^ syndrome[17], xor_188, xor_126, xor_161, xor_187, sum_830, sum_674,
      sum_651 ^ syndrome[9], sum_869 ^ syndrome[10], xor_186, sum_605, sum_690 ^ syndrome[5],
      xor_185, sum_780} == 28'h0000000;
  assign match[37] = {syndrome[31], xor_197, sum_669, xor_196, sum_631 ^ syndrome[27], xor_195,
      syndrome[25] ^ xor_97, sum_631 ^ syndrome[24], sum_631 ^ syndrome[23], syndrome[22],
      syndrome[21], sum_631 ^ syndrome[20], sum_890, sum_676 ^ syndrome[18], sum_811 ^ syndrome[17],
      xor_168, sum_633, syndrome[14] ^ xor_114, sum_934, sum_872, sum_674 ^ syndrome[4], sum_727
      ^ syndrome[11], sum_755, sum_678, sum_676 ^ syndrome[6], syndrome[5], xor_135,
      sum_940} == 28'h0000000;
  assign match[38] = {sum_937 ^ syndrome[31], sum_937 ^ syndrome[30], xor_155, xor_203, xor_202,
      syndrome[26] ^ xor_98, xor_201, syndrome[24], syndrome[23], sum_743, syndrome[21], sum_713
      ^ xor_101, sum_881 ^ syndrome[19], sum_885, xor_200, xor_199, syndrome[15] ^ xor_101,
      syndrome[14], sum_881 ^ syndrome[13], sum_631 ^ syndrome[12], syndrome[10] ^ xor_102, xor_198,
      xor_56, xor_106, sum_729, syndrome[5], sum_623, sum_697 ^ syndrome[12]} == 28'h0000000;
  assign match[39] = {sum_1026, xor_213, xor_212, xor_90, xor_211, xor_210, sum_693, sum_646
      ^ syndrome[24], sum_865, syndrome[22], xor_209, xor_121, sum_697 ^ syndrome[19], sum_685,
      xor_208, syndrome[16], syndrome[15], sum_811 ^ syndrome[14], xor_207, sum_881, xor_206,
      xor_205, sum_1014, xor_204, xor_94, sum_729, xor_105, sum_656} == 28'h0000000;
  assign match[40] = {sum_797, xor_221, sum_677 ^ syndrome[29], sum_811 ^ syndrome[28], xor_220,
      xor_219, syndrome[25], sum_729 ^ syndrome[24], syndrome[23], sum_838, sum_918, sum_892,
      xor_146, xor_218, xor_217, xor_216, xor_83, sum_959, xor_215, sum_619 ^ syndrome[12], xor_214,
      sum_821, sum_677 ^ syndrome[9], syndrome[8], xor_94, xor_178, xor_167,
      sum_780} == 28'h0000000;
  assign match[41] = {xor_230, xor_221, xor_76, xor_229, sum_677 ^ syndrome[27], syndrome[26],
      sum_909, sum_983, sum_1029, sum_677 ^ syndrome[22], syndrome[1] ^ xor_69, xor_228, xor_227,
      xor_218, xor_217, syndrome[16], xor_226, sum_959, sum_613 ^ xor_61, xor_225, xor_224, sum_729
      ^ syndrome[10], xor_223, xor_95, sum_603, xor_222, sum_690, sum_780} == 28'h0000000;
  assign match[42] = {xor_184, syndrome[2] ^ xor_77, syndrome[29], xor_236, syndrome[27], xor_152,
      xor_73, xor_235, xor_234, sum_894 ^ syndrome[22], sum_928, xor_233, xor_232, sum_885, sum_711,
      xor_111, xor_126, xor_62, syndrome[2] ^ syndrome[13], sum_766, xor_97, sum_614, syndrome[9]
      ^ xor_91, sum_901, sum_604, xor_231, sum_621, xor_102} == 28'h0000000;
  assign match[43] = {sum_750, xor_245, xor_244, syndrome[28], xor_243, xor_74, syndrome[25],
      xor_242, sum_640, xor_119, sum_627 ^ syndrome[21], sum_737, xor_241, sum_885, xor_240,
      syndrome[16] ^ xor_102, xor_63, xor_239, xor_238, xor_98, sum_631, sum_707 ^ syndrome[10],
      sum_748, sum_731, xor_237, sum_958, sum_623, syndrome[1]} == 28'h0000000;
  assign match[44] = {syndrome[3] ^ syndrome[31], xor_248, sum_610 ^ syndrome[29], xor_203, sum_611
      ^ syndrome[27], syndrome[26], sum_638 ^ syndrome[25], xor_72, syndrome[23], sum_670, xor_247,
      xor_233, xor_146, xor_246, sum_658, xor_199, syndrome[15], sum_638 ^ syndrome[14], sum_1019,
      sum_654, sum_1005, sum_695, sum_748, sum_773, sum_729, syndrome[5], sum_623, sum_611
      ^ syndrome[1]} == 28'h0000000;
  assign match[45] = {xor_255, sum_642, syndrome[29], sum_938, syndrome[27], sum_840, sum_698
      ^ syndrome[25], sum_822, sum_1029, xor_254, sum_697 ^ syndrome[21], xor_228, xor_253, xor_128,
      xor_208, syndrome[16], sum_811 ^ syndrome[15], xor_252, xor_251, sum_632, xor_250, syndrome[4]
      ^ syndrome[10], xor_249, syndrome[8], xor_94, sum_729, xor_105, sum_656} == 28'h0000000;
  assign match[46] = {sum_1026 ^ syndrome[6], xor_221, xor_261, syndrome[28], xor_260, sum_677
      ^ syndrome[26], syndrome[25], syndrome[24] ^ xor_93, xor_259, sum_984, xor_150, sum_967,
      xor_227, xor_218, sum_711, xor_111, xor_258, xor_257, sum_811 ^ syndrome[13], sum_677
      ^ syndrome[12], xor_224, xor_256, xor_223, xor_95, xor_94, xor_178, xor_167,
      sum_780} == 28'h0000000;
  assign match[47] = {xor_230, syndrome[30] ^ xor_178, sum_608 ^ sum_867, sum_912, xor_266,
      syndrome[26], sum_833, sum_608 ^ sum_893, sum_1010, xor_265, sum_956, sum_967, xor_227,
      xor_176, xor_217, sum_677 ^ syndrome[16], xor_258, sum_608 ^ syndrome[14], xor_264, sum_1001,
      xor_263, sum_820, sum_727, xor_262, sum_603, xor_222, sum_690, sum_780} == 28'h0000000;
  assign match[48] = {xor_273, xor_272, syndrome[2] ^ syndrome[29], xor_90, syndrome[27], xor_219,
      sum_729 ^ syndrome[25], xor_235, xor_271, sum_779 ^ syndrome[22], xor_270, xor_233, xor_177,
      sum_885, xor_269, sum_894 ^ syndrome[16], xor_83, sum_868, xor_268, sum_1016, sum_631,
      xor_267, xor_118, sum_875, sum_604, xor_231, sum_621, xor_102} == 28'h0000000;
  assign match[49] = {sum_604 ^ syndrome[31], sum_1024 ^ syndrome[7], xor_275, syndrome[28], xor_89,
      sum_604 ^ syndrome[26], sum_610 ^ syndrome[25], xor_274, xor_180, sum_604 ^ syndrome[22],
      sum_707 ^ syndrome[21], xor_233, xor_241, sum_809, sum_611 ^ syndrome[17], sum_923, sum_977,
      sum_708 ^ syndrome[14], sum_610 ^ syndrome[13], sum_881, sum_707 ^ syndrome[11], sum_651,
      sum_610 ^ syndrome[9], xor_78, xor_237, sum_958, sum_623, syndrome[1]} == 28'h0000000;
  assign match[50] = {sum_1031 ^ syndrome[31], sum_1020, sum_892 ^ syndrome[29], xor_281, sum_892
      ^ syndrome[27], syndrome[26] ^ xor_101, sum_946, sum_892 ^ syndrome[24], sum_892
      ^ syndrome[23], xor_280, xor_279, xor_146, xor_278, sum_862 ^ xor_101, xor_277, sum_737
      ^ syndrome[15], xor_252, sum_888 ^ syndrome[3], sum_713 ^ syndrome[3], sum_676, sum_695,
      sum_927, sum_975, xor_276, sum_730, xor_105, syndrome[2], sum_698
      ^ syndrome[20]} == 28'h0000000;
  assign match[51] = {syndrome[12] ^ syndrome[31], sum_881 ^ syndrome[30], xor_287, xor_286, sum_794
      ^ syndrome[12], xor_152, sum_881 ^ syndrome[25], sum_761 ^ syndrome[24], sum_1016
      ^ syndrome[23], xor_285, sum_947, xor_228, sum_724 ^ syndrome[19], xor_284, sum_882,
      syndrome[16] ^ xor_56, sum_613 ^ sum_757, xor_283, xor_215, syndrome[12] ^ xor_97, xor_80,
      xor_282, sum_654 ^ xor_56, sum_1001, syndrome[12] ^ xor_92, xor_159, syndrome[3],
      sum_705} == 28'h0000000;
  assign match[52] = {sum_698 ^ syndrome[31], syndrome[4] ^ xor_77, sum_669, syndrome[28], sum_698
      ^ syndrome[27], sum_698 ^ syndrome[26], xor_288, sum_822 ^ xor_93, sum_677 ^ syndrome[23],
      xor_254, sum_949 ^ syndrome[6], sum_967, xor_177, xor_218, sum_677 ^ xor_208, sum_811
      ^ syndrome[16], xor_226, sum_615 ^ sum_677, xor_264, sum_1001, xor_214, sum_820, sum_600,
      sum_754, xor_94, xor_178, xor_167, sum_780} == 28'h0000000;
  assign match[53] = {sum_608 ^ sum_797, xor_292, xor_76, sum_841, xor_291, syndrome[26] ^ xor_92,
      sum_677 ^ syndrome[25], sum_996, sum_607 ^ syndrome[1], sum_966, xor_290, xor_121, xor_227,
      sum_608 ^ syndrome[18], sum_903 ^ syndrome[1], xor_289, sum_608 ^ syndrome[15], xor_257,
      xor_215, xor_225, xor_145, sum_783, xor_57, sum_754, sum_603, xor_222, sum_690,
      sum_780} == 28'h0000000;
  assign match[54] = {sum_933, xor_292, sum_867, sum_920, xor_220, sum_790, xor_73, sum_677
      ^ syndrome[24], xor_259, xor_296, sum_894 ^ syndrome[21], xor_233, sum_904, xor_295, xor_91
      ^ xor_269, sum_779 ^ syndrome[16], sum_780 ^ syndrome[15], xor_148, sum_812, sum_881, xor_294,
      xor_58, xor_293, xor_95, sum_604, xor_231, sum_621, xor_102} == 28'h0000000;
  assign match[55] = {sum_933, sum_842, xor_275, sum_668, xor_297, xor_74, sum_708 ^ syndrome[25],
      sum_908, sum_744, sum_707 ^ syndrome[22], xor_247, sum_618, sum_611 ^ syndrome[19], sum_708
      ^ syndrome[18], sum_658, sum_604 ^ syndrome[16], sum_708 ^ syndrome[15], sum_611
      ^ syndrome[14], xor_238, sum_707 ^ syndrome[12], xor_59, sum_610 ^ syndrome[10], sum_718
      ^ syndrome[9], syndrome[8] ^ xor_102, xor_237, sum_958, sum_623, syndrome[1]} == 28'h0000000;
  assign match[56] = {sum_643, sum_630 ^ syndrome[30], xor_212, xor_298, xor_75, sum_630
      ^ syndrome[26], sum_946, sum_908, sum_1032 ^ syndrome[23], sum_634, xor_170, sum_892, sum_630
      ^ syndrome[19], xor_128, sum_697 ^ syndrome[17], sum_723, sum_646 ^ syndrome[15], sum_999,
      xor_251, xor_60, xor_135, sum_641 ^ syndrome[10], xor_57, sum_623 ^ sum_875, xor_276, sum_619,
      xor_105, syndrome[2]} == 28'h0000000;
  assign match[57] = {sum_1028 ^ xor_194, xor_292, syndrome[29], sum_999 ^ syndrome[28], sum_794
      ^ sum_1028, xor_152, sum_827, xor_72, sum_1029, syndrome[22] ^ xor_150, sum_1028 ^ sum_1034,
      sum_836, sum_659 ^ syndrome[0], xor_300, sum_1033 ^ syndrome[16], sum_700, xor_215, xor_299,
      xor_97, sum_783 ^ sum_1028, sum_733, sum_869 ^ syndrome[14], syndrome[22] ^ xor_94,
      syndrome[14] ^ xor_93, syndrome[14] ^ xor_92, xor_252, syndrome[3], sum_1028
      ^ xor_91} == 28'h0000000;
  assign match[58] = {sum_614 ^ syndrome[31], sum_614 ^ sum_879, xor_212, sum_614 ^ sum_846, sum_844
      ^ sum_981, sum_962, xor_160, sum_1035 ^ syndrome[24], sum_935 ^ syndrome[23], xor_108,
      xor_301, sum_742, sum_782, xor_176, sum_706 ^ sum_816, sum_976, syndrome[14], sum_816
      ^ syndrome[13], sum_680 ^ syndrome[0], sum_735, sum_935 ^ xor_56, syndrome[10] ^ xor_79,
      sum_729 ^ sum_816, sum_614 ^ sum_834, syndrome[4], xor_198, sum_791, sum_727
      ^ sum_816} == 28'h0000000;
  assign match[59] = {sum_729 ^ syndrome[31], xor_304, syndrome[29] ^ xor_95, syndrome[8] ^ xor_229,
      sum_849, sum_869 ^ syndrome[26], syndrome[25] ^ xor_95, syndrome[24] ^ xor_56, xor_303,
      sum_677 ^ (syndrome[8] ^ syndrome[22]), syndrome[21] ^ xor_95, sum_875 ^ syndrome[20],
      xor_177, syndrome[18] ^ xor_95, sum_875 ^ syndrome[17], xor_84, syndrome[15], sum_759
      ^ xor_93, xor_251, sum_869 ^ syndrome[12], sum_679 ^ syndrome[1], sum_810, sum_677 ^ sum_998,
      xor_302, xor_92, xor_204, sum_773, sum_779 ^ syndrome[8]} == 28'h0000000;
  assign match[60] = {xor_273, sum_894 ^ syndrome[30], syndrome[29], xor_90, xor_91 ^ xor_260,
      sum_790, sum_854, xor_307, syndrome[23] ^ xor_91, sum_819, xor_150, xor_306, sum_904 ^ xor_91,
      xor_66, sum_711, xor_216, xor_83 ^ xor_91, syndrome[2] ^ xor_62, xor_268, xor_305, xor_81,
      sum_821, sum_894 ^ syndrome[9], sum_901, sum_604, xor_231, sum_621, xor_102} == 28'h0000000;
  assign match[61] = {sum_750 ^ syndrome[2], sum_708 ^ syndrome[30], xor_275, sum_708
      ^ syndrome[28], xor_297, xor_310, sum_604 ^ syndrome[25], xor_274, sum_936, xor_280, xor_309,
      sum_708 ^ syndrome[20], xor_67, sum_885, sum_638 ^ syndrome[17], sum_707 ^ syndrome[16],
      sum_611 ^ syndrome[15], xor_308, sum_601, xor_82, sum_610 ^ syndrome[11], sum_611 ^ xor_58,
      xor_79, sum_708 ^ syndrome[8], xor_237, sum_958, sum_623, syndrome[1]} == 28'h0000000;
  assign match[62] = {sum_641 ^ sum_914, sum_879 ^ syndrome[3], syndrome[17] ^ syndrome[29],
      xor_298, syndrome[4] ^ syndrome[27], sum_876 ^ syndrome[0], syndrome[17] ^ syndrome[25],
      xor_312, sum_865 ^ syndrome[17], sum_800 ^ syndrome[22], sum_880 ^ syndrome[0], xor_68,
      sum_740 ^ syndrome[3], sum_800 ^ syndrome[18], sum_929, sum_772, sum_615, xor_251, sum_937,
      xor_144, sum_1035, sum_935 ^ syndrome[3], xor_311, xor_276, sum_800 ^ syndrome[6], xor_105,
      syndrome[2], sum_711} == 28'h0000000;
  assign match[63] = {syndrome[31] ^ xor_64, xor_292, sum_722 ^ sum_727, xor_315, sum_720 ^ sum_727,
      sum_706 ^ syndrome[26], sum_706 ^ syndrome[25], sum_930 ^ xor_57, syndrome[23] ^ xor_111,
      sum_727 ^ syndrome[22], sum_706 ^ syndrome[21], xor_277, syndrome[19] ^ xor_111, sum_706
      ^ syndrome[18], syndrome[17] ^ xor_64, sum_976, syndrome[14], xor_314, sum_1016, sum_727
      ^ (syndrome[11] ^ syndrome[16]), xor_188, sum_869, syndrome[7] ^ xor_111, xor_293, sum_600
      ^ syndrome[5], xor_313, syndrome[3], sum_706 ^ xor_91} == 28'h0000000;
  assign match[64] = {sum_631 ^ syndrome[31], sum_755 ^ syndrome[30], sum_679 ^ syndrome[29],
      xor_286, sum_777, syndrome[19] ^ syndrome[26], syndrome[25] ^ xor_146, syndrome[11]
      ^ syndrome[24], syndrome[23] ^ xor_146, sum_726 ^ syndrome[0], xor_318, xor_121, syndrome[11]
      ^ syndrome[18], sum_913, xor_64, syndrome[15], sum_679 ^ sum_836, sum_755 ^ syndrome[13],
      xor_154, sum_810, sum_752, xor_122, sum_686 ^ sum_729, sum_631 ^ sum_1036, syndrome[4],
      sum_773, sum_940, sum_873 ^ syndrome[19]} == 28'h0000000;
  assign match[65] = {sum_797, xor_321, sum_867, sum_912 ^ syndrome[9], syndrome[27] ^ xor_223,
      sum_677 ^ sum_962, xor_320, sum_1003, sum_677 ^ (syndrome[9] ^ syndrome[23]), xor_296,
      syndrome[21] ^ xor_223, sum_742 ^ syndrome[6], syndrome[19] ^ xor_57, sum_677 ^ syndrome[18],
      sum_935 ^ syndrome[6], sum_677 ^ sum_706, sum_976 ^ xor_93, sum_999, sum_727 ^ syndrome[13],
      syndrome[12] ^ xor_57, sum_756, sum_677 ^ sum_981, syndrome[8], xor_302, xor_92, xor_249,
      xor_198, sum_728 ^ syndrome[6]} == 28'h0000000;
  assign match[66] = {sum_989 ^ xor_91, syndrome[30] ^ xor_91, sum_614 ^ syndrome[29], syndrome[28]
      ^ xor_80, sum_791 ^ syndrome[27], syndrome[26] ^ xor_91, xor_192, sum_983, xor_234,
      syndrome[22] ^ xor_91, xor_322, syndrome[20] ^ xor_58, xor_232, syndrome[18] ^ xor_80,
      syndrome[17], sum_791 ^ syndrome[16], sum_700, sum_999, xor_264, sum_680, sum_627 ^ sum_674,
      sum_780 ^ sum_981, sum_780 ^ sum_810, sum_717, xor_93, sum_965 ^ syndrome[10], xor_205,
      sum_695} == 28'h0000000;
  assign match[67] = {sum_690 ^ syndrome[31], xor_245, sum_697 ^ syndrome[29], sum_697 ^ sum_1037,
      xor_211, xor_195, syndrome[25] ^ xor_59, sum_691 ^ syndrome[11], xor_191, sum_838, xor_318,
      sum_697 ^ syndrome[20], xor_323, syndrome[18], syndrome[17] ^ xor_97, sum_723, sum_700,
      xor_283, syndrome[13] ^ xor_97, sum_697 ^ sum_872, sum_758, sum_697 ^ sum_756, sum_875,
      sum_604, syndrome[6] ^ xor_59, sum_613 ^ sum_653, xor_250, sum_627} == 28'h0000000;
  assign match[68] = {sum_801, syndrome[30] ^ xor_146, sum_1038 ^ syndrome[29], xor_326, sum_777,
      xor_325, sum_890 ^ syndrome[25], xor_312, sum_985, xor_254, xor_279, sum_892 ^ syndrome[19],
      sum_906, xor_200, sum_890 ^ syndrome[16], sum_633, syndrome[14], xor_187, xor_324, xor_323,
      sum_651 ^ syndrome[19], sum_1014, xor_56, xor_276, sum_890 ^ syndrome[6], xor_105,
      syndrome[2], xor_177} == 28'h0000000;
  assign match[69] = {sum_711 ^ syndrome[31], sum_869 ^ sum_879, sum_878 ^ syndrome[17], sum_846,
      xor_328, sum_869 ^ sum_876, sum_828, xor_327, sum_869 ^ syndrome[23], xor_124, sum_880,
      sum_862, sum_913, sum_685, sum_869 ^ syndrome[16], syndrome[15], sum_999, sum_875
      ^ syndrome[13], sum_711 ^ syndrome[12], sum_755 ^ syndrome[17], sum_810, sum_869
      ^ syndrome[9], sum_869 ^ xor_175, syndrome[8] ^ xor_93, syndrome[5] ^ xor_56, xor_311,
      syndrome[3], syndrome[17] ^ xor_91} == 28'h0000000;
  assign match[70] = {sum_797, sum_703 ^ syndrome[30], sum_600 ^ sum_824, xor_330, xor_243, sum_962,
      sum_769, sum_1003, sum_703 ^ syndrome[23], xor_108, sum_956, sum_713, sum_600 ^ sum_741,
      syndrome[17], syndrome[18] ^ xor_64, sum_703 ^ sum_976, sum_739 ^ syndrome[12], xor_314,
      sum_756, xor_329, syndrome[8], sum_600 ^ sum_654, sum_703 ^ sum_729, sum_703 ^ xor_92,
      syndrome[4], xor_198, sum_766, sum_703 ^ sum_727} == 28'h0000000;
  assign match[71] = {xor_230, xor_77, sum_820 ^ syndrome[29], xor_334, sum_793, syndrome[26]
      ^ xor_80, xor_192, sum_983, xor_303, xor_265, sum_820 ^ syndrome[21], xor_149, sum_782
      ^ syndrome[6], syndrome[18], sum_1035, xor_216, sum_772, sum_959, syndrome[6] ^ syndrome[13],
      sum_680, sum_674 ^ sum_677, sum_981 ^ xor_93, xor_333, xor_302, xor_92, xor_205, sum_695,
      sum_791 ^ syndrome[6]} == 28'h0000000;
  assign match[72] = {xor_194, sum_902, xor_212, sum_1037, sum_1009, xor_195, xor_335, xor_307,
      sum_1029, sum_940 ^ syndrome[22], xor_150, syndrome[20] ^ xor_97, syndrome[19], sum_689
      ^ syndrome[18], xor_200, syndrome[16] ^ xor_91, sum_772, sum_999, xor_139, sum_627 ^ sum_872,
      sum_896, sum_728 ^ syndrome[11], sum_869, sum_717, xor_93, sum_653 ^ sum_780, xor_250,
      xor_135} == 28'h0000000;
  assign match[73] = {syndrome[31] ^ xor_82, xor_292, xor_287, syndrome[28] ^ xor_82, xor_202,
      xor_337, xor_201, xor_72, sum_697 ^ sum_1002, xor_190, sum_993, syndrome[20], sum_1016
      ^ syndrome[19], sum_685, xor_240, xor_111, sum_700, sum_1000, syndrome[13] ^ xor_82, sum_872
      ^ xor_101, xor_171, sum_600, sum_869, sum_604, syndrome[6] ^ xor_82, xor_156, xor_336,
      sum_627} == 28'h0000000;
  assign match[74] = {sum_933, xor_197, syndrome[29], xor_338, xor_210, sum_938 ^ syndrome[25],
      sum_822 ^ syndrome[28], sum_639, xor_254, sum_656 ^ sum_877, syndrome[28] ^ xor_87, xor_232,
      xor_278, xor_142, sum_656 ^ sum_721, xor_158, sum_656 ^ sum_866, sum_971 ^ syndrome[28],
      sum_938 ^ syndrome[12], sum_656 ^ sum_1037, sum_614, syndrome[9], sum_705, sum_678
      ^ syndrome[28], sum_912 ^ syndrome[2], sum_841 ^ syndrome[2], xor_101,
      syndrome[1]} == 28'h0000000;
  assign match[75] = {xor_340, xor_248, xor_183, xor_298, syndrome[27] ^ xor_92, xor_325, sum_746,
      sum_908, xor_339, xor_254, xor_69, sum_623 ^ syndrome[20], syndrome[19] ^ xor_105, xor_176,
      sum_800, xor_199, sum_662, xor_161, syndrome[13] ^ xor_92, xor_324, sum_676, syndrome[10],
      sum_647 ^ syndrome[9], sum_835 ^ syndrome[8], sum_1006, xor_163, syndrome[2],
      sum_698} == 28'h0000000;
  assign match[76] = {sum_796 ^ syndrome[13], sum_907 ^ sum_932, sum_988 ^ syndrome[13], sum_973,
      sum_793, sum_907 ^ syndrome[26], sum_810 ^ sum_831, sum_982, xor_342, sum_614 ^ sum_655,
      syndrome[13] ^ syndrome[21], sum_888 ^ syndrome[10], syndrome[19], sum_969 ^ xor_56, sum_907
      ^ syndrome[17], xor_64, sum_907 ^ sum_1039, sum_907 ^ syndrome[14], sum_680, sum_674
      ^ xor_251, sum_998, sum_601 ^ sum_907, sum_907 ^ syndrome[6], xor_341, syndrome[4], sum_695,
      sum_705 ^ syndrome[13], sum_869} == 28'h0000000;
  assign match[77] = {sum_797, xor_221, syndrome[29], sum_1037, xor_266, xor_193, sum_829 ^ xor_93,
      syndrome[24] ^ xor_97, sum_677 ^ (syndrome[11] ^ syndrome[23]), xor_108, xor_318,
      syndrome[20], xor_323, xor_344, xor_217, xor_289, xor_258, sum_959, sum_631 ^ syndrome[13],
      sum_677 ^ sum_872, sum_674 ^ xor_93, sum_677 ^ sum_756, xor_56, xor_302, xor_92, xor_250,
      xor_135, sum_779 ^ syndrome[11]} == 28'h0000000;
  assign match[78] = {sum_945, xor_213, sum_724 ^ syndrome[29], xor_196, sum_931, sum_790
      ^ syndrome[12], sum_769 ^ xor_91, sum_983, xor_303, sum_819, sum_627 ^ sum_764, sum_613
      ^ sum_713, xor_146, xor_130, syndrome[17] ^ xor_98, sum_766 ^ syndrome[16], sum_772, xor_299,
      syndrome[13] ^ xor_98, sum_780 ^ sum_872, sum_627 ^ sum_680, xor_57, xor_56, sum_717, xor_93,
      sum_965 ^ syndrome[12], xor_336, sum_937} == 28'h0000000;
  assign match[79] = {xor_194, sum_697 ^ sum_900, sum_690 ^ syndrome[29], xor_203, sum_848
      ^ syndrome[21], syndrome[26] ^ xor_189, sum_697 ^ syndrome[25], xor_242, xor_346, sum_851
      ^ syndrome[22], xor_228, xor_241, sum_714 ^ syndrome[3], sum_880 ^ xor_101, sum_699, xor_174,
      sum_697 ^ sum_960, xor_345, sum_764 ^ xor_101, sum_697 ^ sum_874, sum_614, syndrome[9],
      sum_869, sum_604, xor_88, sum_613 ^ xor_69, sum_698 ^ syndrome[21], sum_627} == 28'h0000000;
  assign match[80] = {xor_340, sum_1020, sum_621 ^ syndrome[29], sum_656 ^ sum_841, sum_835
      ^ syndrome[27], sum_656 ^ syndrome[26], sum_656 ^ syndrome[25], sum_1030, sum_607 ^ sum_656,
      sum_656 ^ sum_966, sum_954, sum_892, sum_621 ^ sum_1036, sum_656 ^ sum_702, sum_656
      ^ syndrome[17], xor_348, syndrome[15] ^ xor_105, xor_347, sum_934, syndrome[12] ^ xor_105,
      sum_631, syndrome[10], sum_1018, sum_705 ^ syndrome[5], sum_626, sum_608, xor_101,
      syndrome[1]} == 28'h0000000;
  assign match[81] = {syndrome[31] ^ xor_92, sum_835 ^ syndrome[30], sum_855, syndrome[28]
      ^ xor_101, sum_641 ^ xor_291, sum_641 ^ sum_665, sum_693, xor_312, sum_985, sum_625
      ^ syndrome[22], xor_69, xor_121, sum_890, sum_641 ^ sum_702, sum_834, xor_348, sum_652,
      sum_625 ^ syndrome[14], syndrome[13], xor_60, syndrome[11], sum_651 ^ syndrome[5], sum_958
      ^ syndrome[9], sum_623 ^ xor_56, sum_1006, xor_163, syndrome[2], sum_698} == 28'h0000000;
  assign match[82] = {sum_714 ^ syndrome[31], sum_1024 ^ syndrome[21], xor_212, sum_627
      ^ syndrome[28], xor_338, xor_74, sum_956 ^ syndrome[25], sum_714 ^ sum_1030, sum_956
      ^ syndrome[23], sum_659 ^ syndrome[2], xor_87, xor_232, syndrome[17], sum_923, xor_174,
      sum_999 ^ syndrome[18], sum_714 ^ xor_251, syndrome[12], sum_631, sum_791 ^ syndrome[21],
      xor_118, xor_349, xor_309, xor_344, sum_994, xor_278, syndrome[3], xor_322} == 28'h0000000;
  assign match[83] = {sum_797, xor_321, sum_999 ^ syndrome[29], xor_351, sum_1040 ^ xor_57, sum_727
      ^ sum_1023, sum_827 ^ xor_57, sum_745, syndrome[23] ^ xor_57, sum_838, sum_956, sum_739
      ^ syndrome[20], sum_836, syndrome[18], xor_200, sum_710 ^ sum_727, sum_613 ^ sum_657, sum_727
      ^ sum_926, sum_724, sum_631, xor_57 ^ (syndrome[10] ^ syndrome[14]), sum_859 ^ sum_869,
      xor_350, sum_859 ^ xor_93, sum_843 ^ syndrome[1], syndrome[4], sum_690 ^ sum_859,
      sum_627} == 28'h0000000;
  assign match[84] = {sum_933, sum_697 ^ syndrome[30], xor_261, sum_970 ^ syndrome[28], xor_338,
      sum_627 ^ syndrome[26], xor_91 ^ xor_201, sum_768, sum_803 ^ xor_91, sum_743 ^ xor_91,
      xor_322, xor_138, sum_707 ^ syndrome[19], xor_91 ^ xor_246, sum_627 ^ syndrome[17], sum_891,
      sum_697 ^ syndrome[15], xor_239, xor_187, xor_82 ^ xor_91, sum_1005, xor_80, syndrome[9],
      xor_56, sum_717, xor_93, sum_647 ^ xor_91, sum_630} == 28'h0000000;
  assign match[85] = {sum_797 ^ syndrome[17], sum_690 ^ syndrome[30], sum_867 ^ syndrome[17],
      sum_697 ^ syndrome[28], sum_697 ^ syndrome[27], sum_876 ^ xor_101, sum_711 ^ syndrome[25],
      sum_908, syndrome[23] ^ xor_240, xor_300, sum_880, sum_862 ^ syndrome[3], sum_910, sum_697
      ^ syndrome[18], sum_723 ^ syndrome[17], sum_697 ^ (syndrome[15] ^ syndrome[17]), xor_352,
      xor_187, sum_697 ^ sum_882, sum_631, syndrome[10], syndrome[17] ^ xor_57, syndrome[17]
      ^ xor_56, sum_604, sum_605 ^ syndrome[17], sum_711 ^ syndrome[5], sum_698 ^ syndrome[17],
      sum_627} == 28'h0000000;
  assign match[86] = {sum_621 ^ syndrome[31], sum_1024, sum_807, sum_656 ^ syndrome[28],
      syndrome[27] ^ xor_278, sum_885 ^ syndrome[26], syndrome[25] ^ xor_278, sum_805 ^ syndrome[0],
      sum_885 ^ syndrome[23], xor_254, sum_956, sum_892 ^ syndrome[18], sum_656 ^ syndrome[19],
      syndrome[17], syndrome[16] ^ xor_278, syndrome[2] ^ syndrome[15], sum_799 ^ syndrome[18],
      syndrome[13], sum_881, syndrome[11], syndrome[18] ^ xor_58, sum_621 ^ syndrome[9], sum_656
      ^ xor_284, syndrome[7] ^ xor_128, xor_295, xor_115, xor_101, syndrome[1]} == 28'h0000000;
  assign match[87] = {sum_643, syndrome[5] ^ syndrome[30], sum_943, sum_938, sum_625 ^ syndrome[27],
      xor_325, sum_641 ^ syndrome[25], sum_958 ^ syndrome[24], xor_339, sum_647 ^ syndrome[22],
      xor_69 ^ xor_101, sum_1031 ^ syndrome[5], sum_1036, syndrome[18], sum_958 ^ syndrome[17],
      sum_625 ^ syndrome[16], sum_649, xor_161, sum_924, syndrome[12], xor_181, sum_695
      ^ syndrome[5], xor_313, xor_353, sum_1006, xor_163, syndrome[2], sum_698} == 28'h0000000;
  assign match[88] = {syndrome[14] ^ syndrome[31], sum_999 ^ syndrome[30], sum_728 ^ syndrome[29],
      xor_351, sum_931, sum_799 ^ syndrome[26], xor_132, sum_1003, sum_1029, sum_733, sum_999
      ^ syndrome[21], sum_858, syndrome[19], sum_728 ^ sum_889, sum_728 ^ syndrome[17], sum_710
      ^ syndrome[2], sum_999 ^ syndrome[15], sum_739 ^ syndrome[13], sum_881, sum_728
      ^ (syndrome[11] ^ syndrome[14]), xor_58, sum_961, sum_728 ^ xor_308, sum_959, sum_739
      ^ syndrome[5], xor_252, syndrome[3], sum_859 ^ xor_91} == 28'h0000000;
  assign match[89] = {syndrome[31] ^ xor_215, xor_356, sum_727 ^ syndrome[29], sum_972 ^ xor_57,
      sum_600 ^ syndrome[27], xor_355, sum_727 ^ sum_831, sum_982, sum_727 ^ syndrome[23], sum_655,
      xor_345, syndrome[20], xor_146, syndrome[18] ^ xor_251, sum_600 ^ syndrome[17], xor_111,
      sum_1039, sum_859, sum_881, sum_905 ^ xor_57, sum_981, xor_354, sum_601 ^ sum_613, sum_922
      ^ xor_93, syndrome[1] ^ xor_61, syndrome[4], sum_690 ^ sum_922, sum_627} == 28'h0000000;
  assign match[90] = {xor_358, sum_810 ^ syndrome[30], sum_783 ^ syndrome[29], sum_783
      ^ syndrome[28], sum_793 ^ sum_875, sum_614 ^ syndrome[26], xor_357, xor_72, syndrome[8]
      ^ syndrome[23], sum_810 ^ syndrome[22], sum_907 ^ syndrome[21], xor_228, sum_869
      ^ syndrome[19], sum_783 ^ syndrome[18], sum_816, sum_907 ^ syndrome[16], sum_776,
      syndrome[14], xor_354, sum_680 ^ syndrome[1], sum_674, xor_282, xor_186, sum_677, xor_92,
      xor_185, sum_697, sum_901} == 28'h0000000;
  assign match[91] = {sum_796 ^ syndrome[16], xor_360, sum_974, syndrome[28] ^ xor_64, xor_328,
      syndrome[26] ^ xor_111, xor_357, xor_327, sum_715 ^ syndrome[8], xor_285, sum_1041
      ^ syndrome[21], sum_688 ^ sum_875, xor_86, xor_284, sum_869 ^ syndrome[17], syndrome[15],
      sum_699 ^ syndrome[14], sum_968, sum_761, sum_679, syndrome[10] ^ xor_111, sum_706
      ^ syndrome[8], sum_895, xor_93, syndrome[5], xor_359, sum_723 ^ syndrome[8],
      sum_705} == 28'h0000000;
  assign match[92] = {sum_933, sum_621 ^ syndrome[30], xor_244, xor_281, sum_656 ^ (syndrome[20]
      ^ syndrome[27]), xor_325, sum_627 ^ sum_948, sum_952, xor_169, sum_864, sum_928, syndrome[19],
      sum_798, sum_621 ^ sum_862, xor_348, sum_660 ^ syndrome[20], xor_347, sum_971, syndrome[12],
      syndrome[20] ^ xor_81, sum_980, sum_892 ^ syndrome[9], sum_731, sum_618 ^ syndrome[4],
      xor_306, xor_116, xor_101, syndrome[1]} == 28'h0000000;
  assign match[93] = {xor_162, sum_1020, sum_641 ^ syndrome[29], sum_641 ^ syndrome[28],
      syndrome[27] ^ xor_105, xor_100, sum_647 ^ syndrome[25], sum_908, sum_623 ^ syndrome[23],
      sum_966, xor_170, syndrome[20], sum_958 ^ syndrome[19], syndrome[18] ^ xor_101, sum_641
      ^ syndrome[17], sum_647 ^ syndrome[16], sum_652, sum_843, sum_1017, syndrome[5] ^ xor_82,
      sum_653 ^ xor_101, sum_646 ^ syndrome[10], sum_835 ^ syndrome[9], sum_625 ^ syndrome[8],
      sum_1006, xor_163, syndrome[2], sum_698} == 28'h0000000;
  assign match[94] = {sum_922 ^ syndrome[31], syndrome[9] ^ syndrome[30], sum_963, sum_972
      ^ syndrome[2], syndrome[27] ^ xor_314, xor_152, sum_854 ^ syndrome[9], sum_728 ^ sum_982,
      syndrome[13] ^ syndrome[23], xor_153, xor_301, sum_728 ^ sum_888, sum_728 ^ syndrome[19],
      sum_971 ^ syndrome[18], sum_935, xor_317, sum_1039, sum_859, sum_728 ^ (syndrome[12]
      ^ syndrome[13]), xor_81, sum_981, sum_968, sum_601 ^ sum_728, xor_362, sum_600 ^ xor_61,
      xor_207, syndrome[3], xor_151} == 28'h0000000;
  assign match[95] = {sum_989, xor_360, sum_878, sum_869 ^ (syndrome[10] ^ syndrome[28]), sum_784,
      sum_875 ^ syndrome[26], sum_907 ^ syndrome[25], sum_810 ^ syndrome[24], sum_810
      ^ syndrome[23], sum_789 ^ sum_869, syndrome[21] ^ xor_56, syndrome[20] ^ xor_56, sum_986,
      sum_818, sum_816 ^ sum_869, xor_361, sum_776, syndrome[14], sum_968, sum_680 ^ sum_875,
      sum_674, sum_727, sum_869 ^ syndrome[7], xor_333, sum_1027, syndrome[4], sum_651 ^ sum_875,
      sum_627} == 28'h0000000;
  assign match[96] = {syndrome[25] ^ syndrome[31], xor_304, xor_212, xor_365, sum_794, sum_869
      ^ sum_953, sum_853, xor_364, xor_285, xor_363, sum_869 ^ syndrome[20], xor_319, xor_349,
      xor_137, sum_828 ^ syndrome[16], syndrome[15], sum_827 ^ sum_869, xor_264, sum_761, sum_679,
      sum_614 ^ syndrome[25], sum_828 ^ syndrome[9], sum_895, sum_677, xor_92, xor_359, sum_697,
      sum_788} == 28'h0000000;
  assign match[97] = {sum_797, sum_983 ^ syndrome[30], xor_261, sum_991, sum_794 ^ syndrome[24],
      syndrome[24] ^ syndrome[26], sum_745 ^ syndrome[25], xor_271, sum_733, xor_301, sum_742,
      sum_727 ^ syndrome[19], xor_332, sum_711 ^ syndrome[24], xor_316, sum_893 ^ syndrome[15],
      sum_739, sum_922, xor_331, sum_689 ^ syndrome[24], sum_981 ^ syndrome[24], syndrome[8],
      xor_367, xor_93, syndrome[5], xor_366, xor_117, sum_728} == 28'h0000000;
  assign match[98] = {sum_848 ^ syndrome[31], sum_614 ^ syndrome[30], sum_988, sum_614 ^ sum_852,
      sum_793 ^ syndrome[26], sum_651 ^ (syndrome[25] ^ syndrome[27]), sum_651 ^ syndrome[24],
      sum_803, sum_695 ^ syndrome[22], sum_956, sum_695 ^ syndrome[20], sum_782, sum_848
      ^ syndrome[18], sum_658, xor_188, sum_652, sum_999 ^ syndrome[27], syndrome[27] ^ xor_251,
      sum_848 ^ syndrome[12], sum_674 ^ syndrome[27], sum_600 ^ sum_793, sum_907 ^ syndrome[27],
      xor_96, sum_729, syndrome[5], sum_623 ^ syndrome[27], sum_791, sum_697
      ^ syndrome[10]} == 28'h0000000;
  assign match[99] = {sum_797, sum_938 ^ syndrome[30], sum_811 ^ syndrome[29], sum_794
      ^ syndrome[28], sum_840 ^ syndrome[28], xor_365, sum_698 ^ sum_987, sum_985, sum_698
      ^ syndrome[22], sum_956, sum_1034, sum_698 ^ xor_326, xor_128, sum_800, sum_616, sum_613
      ^ sum_771, sum_698 ^ sum_866, sum_613 ^ sum_972, sum_1016 ^ syndrome[28], xor_97, sum_614
      ^ syndrome[28], sum_938 ^ syndrome[9], syndrome[4] ^ syndrome[8], xor_94, sum_729,
      syndrome[28] ^ xor_105, xor_101, sum_656} == 28'h0000000;
  assign match[100] = {sum_933, xor_356, syndrome[29] ^ xor_56, syndrome[28] ^ xor_58, xor_338,
      xor_368, sum_810 ^ syndrome[25], sum_853, xor_342, sum_705 ^ syndrome[22], sum_705
      ^ syndrome[21], sum_705 ^ syndrome[20], sum_782, sum_907 ^ syndrome[18], sum_816, sum_810
      ^ syndrome[16], sum_776, syndrome[14], sum_791 ^ syndrome[13], xor_98, sum_674, sum_600,
      sum_810 ^ sum_1013, sum_754, xor_341, xor_311, syndrome[3], sum_810 ^ xor_91} == 28'h0000000;
  assign match[101] = {xor_358, xor_143, sum_974, sum_852 ^ xor_56, sum_849 ^ syndrome[26], sum_875
      ^ syndrome[25], syndrome[27] ^ xor_327, xor_364, sum_794 ^ syndrome[22], sum_794
      ^ syndrome[21], sum_964, sum_777 ^ sum_869, xor_284, sum_711, sum_720 ^ sum_869, syndrome[15],
      sum_1040 ^ xor_56, sum_794 ^ syndrome[13], sum_761, sum_679, sum_783, sum_849 ^ syndrome[9],
      syndrome[27] ^ xor_94, sum_849 ^ xor_93, sum_794 ^ syndrome[5], syndrome[4], sum_875 ^ xor_75,
      sum_627} == 28'h0000000;
  assign match[102] = {sum_727 ^ syndrome[31], sum_991 ^ syndrome[30], syndrome[29] ^ xor_57,
      sum_852 ^ syndrome[9], syndrome[28] ^ xor_355, sum_727 ^ (syndrome[25] ^ syndrome[28]),
      syndrome[24] ^ xor_196, xor_271, sum_733, xor_290, sum_600 ^ syndrome[20], sum_736, xor_330,
      xor_65, xor_316, sum_727 ^ sum_771, xor_352, sum_922, xor_331, sum_631 ^ syndrome[28], sum_981
      ^ syndrome[28], syndrome[8], xor_367, sum_677, xor_92, xor_366, sum_697,
      xor_236} == 28'h0000000;
  assign match[103] = {sum_907 ^ syndrome[31], xor_213, sum_974, sum_1042 ^ syndrome[28], xor_328,
      xor_368, sum_869 ^ syndrome[25], sum_893, sum_783 ^ syndrome[23], sum_838, xor_150, sum_734,
      xor_134, xor_329, sum_711 ^ syndrome[10], xor_188, sum_614 ^ syndrome[15], sum_810
      ^ syndrome[14], xor_343, xor_154, sum_674 ^ sum_875, sum_998, xor_186, xor_93, syndrome[5],
      xor_185, sum_651 ^ sum_869, sum_791} == 28'h0000000;
  assign match[104] = {sum_801, xor_248, syndrome[29] ^ xor_101, sum_676 ^ syndrome[28],
      syndrome[27] ^ xor_144, sum_676 ^ syndrome[26], xor_288, syndrome[24] ^ xor_114, xor_346,
      sum_743, sum_851, sum_892, xor_67, syndrome[18] ^ xor_135, xor_136, sum_723 ^ syndrome[11],
      sum_662, xor_252, sum_682, sum_623 ^ sum_872, sum_687, sum_646 ^ sum_756, xor_353, xor_103,
      sum_729, syndrome[5], sum_940, sum_697 ^ syndrome[11]} == 28'h0000000;
  assign match[105] = {xor_255, syndrome[30], sum_956 ^ syndrome[29], sum_956 ^ syndrome[28],
      sum_785 ^ sum_811, sum_949 ^ syndrome[26], syndrome[25] ^ xor_150, sum_698 ^ syndrome[24],
      sum_865, syndrome[22], xor_68, sum_890, xor_176, xor_65, sum_698 ^ syndrome[16], sum_698
      ^ (syndrome[15] ^ syndrome[21]), syndrome[14], xor_251, sum_1016, xor_318, syndrome[10]
      ^ xor_209, sum_698 ^ (syndrome[9] ^ syndrome[21]), xor_363, xor_94, sum_729, sum_646 ^ xor_69,
      xor_101, sum_656} == 28'h0000000;
  assign match[106] = {syndrome[31], xor_272, sum_1004, sum_912, xor_220, xor_335, sum_911
      ^ syndrome[24], syndrome[23], xor_296, syndrome[21], sum_677 ^ sum_919, xor_177, syndrome[1]
      ^ syndrome[18], xor_200, sum_911 ^ syndrome[16], syndrome[15], xor_62, xor_362, sum_881
      ^ syndrome[26], xor_263, xor_256, sum_911 ^ syndrome[9], xor_262, xor_94, sum_608 ^ xor_152,
      sum_698, sum_677 ^ xor_310, sum_780} == 28'h0000000;
  assign match[107] = {syndrome[31] ^ xor_94, syndrome[30] ^ xor_94, sum_749, sum_717
      ^ syndrome[28], syndrome[7] ^ xor_220, xor_337, syndrome[25] ^ xor_93, syndrome[24],
      syndrome[1] ^ xor_71, syndrome[22], xor_270, xor_121, xor_86, sum_685, xor_217, syndrome[16],
      xor_63, xor_350, sum_601 ^ sum_729, sum_613 ^ sum_654, xor_103, sum_821, xor_79, syndrome[8],
      syndrome[5], xor_222, sum_690, sum_780} == 28'h0000000;

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = (syndrome[0] & match[0]) | (sum_697 & match[36]);
  assign flip[1] = (syndrome[1] & match[0]) | (sum_860 & match[37]);
  assign flip[2] = (syndrome[2] & match[0]) | (sum_766 & match[38]);
  assign flip[3] = (syndrome[3] & match[0]) | (match[39] & xor_101);
  assign flip[4] = (syndrome[4] & match[0]) | (sum_698 & match[40]);
  assign flip[5] = (syndrome[5] & match[0]) | (syndrome[5] & match[41]);
  assign flip[6] = (syndrome[6] & match[0]) | (sum_729 & match[42]);
  assign flip[7] = (syndrome[7] & match[0]) | (sum_604 & match[43]);
  assign flip[8] = (match[1] & xor_91) | (sum_610 & match[44]);
  assign flip[9] = (syndrome[3] & match[1]) | (match[45] & xor_101);
  assign flip[10] = (syndrome[4] & match[1]) | (sum_698 & match[46]);
  assign flip[11] = (match[1] & xor_92) | (syndrome[5] & match[47]);
  assign flip[12] = (match[1] & xor_93) | (sum_729 & match[48]);
  assign flip[13] = (match[1] & xor_94) | (sum_604 & match[49]);
  assign flip[14] = (syndrome[0] & match[1]) | (sum_892 & match[50]);
  assign flip[15] = (sum_613 & match[1]) | (match[51] & xor_56);
  assign flip[16] = (match[2] & (sum_623 ^ xor_91)) | (sum_698 & match[52]);
  assign flip[17] = (match[2] & xor_92) | (syndrome[5] & match[53]);
  assign flip[18] = (match[2] & xor_93) | (sum_729 & match[54]);
  assign flip[19] = (sum_610 & match[2]) | (sum_604 & match[55]);
  assign flip[20] = (match[2] & xor_101) | (syndrome[1] & match[56]);
  assign flip[21] = (match[2] & xor_102) | (match[57] & (sum_613 ^ sum_1028));
  assign flip[22] = (match[2] & xor_91) | (sum_600 & match[58]);
  assign flip[23] = (match[2] & (syndrome[3] ^ xor_91)) | (sum_869 & match[59]);
  assign flip[24] = (match[3] & (sum_645 ^ syndrome[2])) | (sum_729 & match[60]);
  assign flip[25] = (sum_610 & match[3]) | (sum_604 & match[61]);
  assign flip[26] = (match[3] & xor_101) | (match[62] & xor_200);
  assign flip[27] = (match[3] & (sum_607 ^ xor_101)) | (match[63] & xor_316);
  assign flip[28] = (match[3] & xor_104) | (match[64] & xor_56);
  assign flip[29] = (match[3] & xor_105) | (sum_727 & match[65]);
  assign flip[30] = (match[3] & (sum_607 ^ sum_627)) | (match[66] & xor_267);
  assign flip[31] = (sum_639 & match[3]) | (sum_1012 & match[67]);
  assign flip[32] = (sum_662 & match[4]) | (match[68] & xor_146);
  assign flip[33] = (match[4] & (sum_664 ^ syndrome[2])) | (sum_711 & match[69]);
  assign flip[34] = (match[4] & xor_107) | (sum_600 & match[70]);
  assign flip[35] = (match[4] & (sum_602 ^ sum_660)) | (sum_783 & match[71]);
  assign flip[36] = (match[4] & (sum_626 ^ sum_648)) | (match[72] & xor_294);
  assign flip[37] = (match[4] & xor_108) | (sum_830 & match[73]);
  assign flip[38] = (match[4] & (sum_621 ^ xor_63)) | (sum_1025 & match[74]);
  assign flip[39] = (sum_633 & match[4]) | (match[75] & xor_101);
  assign flip[40] = (match[5] & xor_111) | (sum_614 & match[76]);
  assign flip[41] = (match[5] & (sum_699 ^ (sum_623 ^ sum_674))) | (sum_689 & match[77]);
  assign flip[42] = (match[5] & (sum_674 ^ sum_697)) | (match[78] & xor_305);
  assign flip[43] = (match[5] & xor_112) | (match[79] & xor_189);
  assign flip[44] = (match[5] & xor_113) | (sum_835 & match[80]);
  assign flip[45] = (sum_630 & match[5]) | (match[81] & xor_101);
  assign flip[46] = (match[5] & xor_114) | (match[82] & (sum_627 ^ sum_714));
  assign flip[47] = (match[5] & xor_97) | (sum_999 & match[83]);
  assign flip[48] = (match[6] & (sum_654 ^ xor_111)) | (sum_970 & match[84]);
  assign flip[49] = (match[6] & (sum_699 ^ (sum_703 ^ syndrome[7]))) | (match[85] & (sum_690
      ^ syndrome[17]));
  assign flip[50] = (match[6] & (sum_719 ^ xor_91)) | (sum_798 & match[86]);
  assign flip[51] = (match[6] & (xor_111 ^ (sum_611 ^ syndrome[18]))) | (match[87] & xor_101);
  assign flip[52] = (match[6] & (sum_703 ^ sum_723)) | (sum_728 & match[88]);
  assign flip[53] = (match[6] & (sum_611 ^ sum_724)) | (match[89] & xor_251);
  assign flip[54] = (sum_703 & match[6]) | (sum_869 & match[90]);
  assign flip[55] = (sum_638 & match[6]) | (sum_1041 & match[91]);
  assign flip[56] = (match[7] & xor_118) | (sum_837 & match[92]);
  assign flip[57] = (match[7] & (sum_707 ^ sum_751)) | (match[93] & xor_101);
  assign flip[58] = (match[7] & (sum_728 ^ syndrome[22])) | (sum_728 & match[94]);
  assign flip[59] = (match[7] & (sum_618 ^ sum_752)) | (match[95] & xor_56);
  assign flip[60] = (match[7] & xor_119) | (match[96] & xor_320);
  assign flip[61] = (sum_732 & match[7]) | (match[97] & (syndrome[24] ^ xor_57));
  assign flip[62] = (match[7] & xor_120) | (match[98] & xor_243);
  assign flip[63] = (match[7] & xor_121) | (match[99] & xor_334);
  assign flip[64] = (match[8] & (sum_707 ^ sum_761)) | (sum_791 & match[100]);
  assign flip[65] = (match[8] & (sum_763 ^ syndrome[8])) | (match[101] & xor_243);
  assign flip[66] = (match[8] & (sum_775 ^ syndrome[8])) | (match[102] & xor_334);
  assign flip[67] = (match[8] & (sum_674 ^ sum_774)) | (sum_810 & match[103]);
  assign flip[68] = (match[8] & (sum_776 ^ xor_102)) | (sum_641 & match[104]);
  assign flip[69] = (match[8] & (sum_679 ^ xor_82)) | (match[105] & xor_290);
  assign flip[70] = (match[8] & xor_58) | (match[106] & xor_337);
  assign flip[71] = (match[8] & xor_59) | (match[107] & (sum_677 ^ syndrome[7]));
  assign flip[72] = (match[9] & (xor_91 ^ (sum_667 ^ sum_782))) | (syndrome[3] & match[36]);
  assign flip[73] = (match[9] & (sum_776 ^ sum_780)) | (syndrome[4] & match[37]);
  assign flip[74] = (match[9] & (sum_726 ^ sum_792)) | (syndrome[0] & match[38]);
  assign flip[75] = (match[9] & xor_125) | (sum_613 & match[39]);
  assign flip[76] = (match[9] & (sum_648 ^ sum_793)) | (syndrome[0] & match[40]);
  assign flip[77] = (match[9] & xor_126) | (sum_613 & match[41]);
  assign flip[78] = (match[9] & (sum_782 ^ (sum_648 ^ sum_794))) | (match[42] & xor_91);
  assign flip[79] = (sum_787 & match[9]) | (sum_707 & match[43]);
  assign flip[80] = (match[10] & (sum_659 ^ syndrome[3])) | (syndrome[0] & match[44]);
  assign flip[81] = (match[10] & (sum_641 ^ sum_659)) | (sum_613 & match[45]);
  assign flip[82] = (match[10] & xor_128) | (syndrome[0] & match[46]);
  assign flip[83] = (match[10] & (sum_808 ^ syndrome[18])) | (sum_613 & match[47]);
  assign flip[84] = (match[10] & (sum_797 ^ syndrome[22])) | (match[48] & xor_91);
  assign flip[85] = (sum_656 & match[10]) | (sum_707 & match[49]);
  assign flip[86] = (match[10] & xor_108) | (match[50] & (syndrome[3] ^ syndrome[20]));
  assign flip[87] = (sum_808 & match[10]) | (sum_869 & match[51]);
  assign flip[88] = (sum_766 & match[11]) | (syndrome[0] & match[52]);
  assign flip[89] = (match[11] & xor_129) | (sum_613 & match[53]);
  assign flip[90] = (match[11] & xor_130) | (match[54] & xor_91);
  assign flip[91] = (match[11] & (sum_656 ^ sum_826)) | (sum_707 & match[55]);
  assign flip[92] = (match[11] & (sum_656 ^ (sum_680 ^ syndrome[6]))) | (sum_1032 & match[56]);
  assign flip[93] = (match[11] & (sum_656 ^ syndrome[6])) | (sum_1033 & match[57]);
  assign flip[94] = (sum_826 & match[11]) | (sum_981 & match[58]);
  assign flip[95] = (sum_646 & match[11]) | (syndrome[1] & match[59]);
  assign flip[96] = (match[12] & (sum_811 ^ sum_827)) | (match[60] & xor_91);
  assign flip[97] = (match[12] & xor_132) | (sum_707 & match[61]);
  assign flip[98] = (match[12] & (sum_613 ^ sum_625)) | (sum_683 & match[62]);
  assign flip[99] = (match[12] & (sum_811 ^ sum_833)) | (match[63] & xor_317);
  assign flip[100] = (match[12] & (sum_698 ^ sum_843)) | (sum_679 & match[64]);
  assign flip[101] = (sum_693 & match[12]) | (syndrome[1] & match[65]);
  assign flip[102] = (match[12] & xor_133) | (syndrome[2] & match[66]);
  assign flip[103] = (syndrome[25] & match[12]) | (syndrome[3] & match[67]);
  assign flip[104] = (match[13] & xor_135) | (sum_1038 & match[68]);
  assign flip[105] = (sum_850 & match[13]) | (match[69] & xor_200);
  assign flip[106] = (match[13] & (sum_846 ^ syndrome[2])) | (match[70] & xor_331);
  assign flip[107] = (match[13] & (sum_852 ^ syndrome[8])) | (syndrome[1] & match[71]);
  assign flip[108] = (match[13] & (sum_755 ^ syndrome[27])) | (syndrome[2] & match[72]);
  assign flip[109] = (match[13] & (sum_846 ^ syndrome[8])) | (syndrome[3] & match[73]);
  assign flip[110] = (match[13] & xor_136) | (syndrome[4] & match[74]);
  assign flip[111] = (match[13] & xor_137) | (match[75] & xor_92);
  assign flip[112] = (sum_701 & match[14]) | (match[76] & xor_343);
  assign flip[113] = (sum_863 & match[14]) | (syndrome[1] & match[77]);
  assign flip[114] = (match[14] & xor_131) | (syndrome[2] & match[78]);
  assign flip[115] = (match[14] & (sum_713 ^ sum_780)) | (syndrome[3] & match[79]);
  assign flip[116] = (match[14] & (sum_610 ^ sum_713)) | (syndrome[4] & match[80]);
  assign flip[117] = (match[14] & xor_68) | (match[81] & xor_92);
  assign flip[118] = (match[14] & (sum_618 ^ sum_868)) | (match[82] & (sum_714 ^ syndrome[2]));
  assign flip[119] = (match[14] & xor_138) | (match[83] & xor_352);
  assign flip[120] = (match[15] & (sum_631 ^ sum_880)) | (syndrome[2] & match[84]);
  assign flip[121] = (match[15] & xor_140) | (syndrome[3] & match[85]);
  assign flip[122] = (match[15] & (sum_654 ^ syndrome[8])) | (syndrome[4] & match[86]);
  assign flip[123] = (match[15] & (sum_881 ^ syndrome[17])) | (match[87] & xor_92);
  assign flip[124] = (match[15] & (sum_880 ^ xor_56)) | (match[88] & xor_118);
  assign flip[125] = (match[15] & (sum_631 ^ sum_882)) | (match[89] & xor_264);
  assign flip[126] = (match[15] & xor_141) | (syndrome[1] & match[90]);
  assign flip[127] = (syndrome[17] & match[15]) | (match[91] & xor_56);
  assign flip[128] = (match[16] & (xor_91 ^ (sum_740 ^ sum_887))) | (syndrome[4] & match[92]);
  assign flip[129] = (match[16] & (sum_814 ^ (syndrome[17] ^ syndrome[18]))) | (match[93] & xor_92);
  assign flip[130] = (match[16] & (xor_91 ^ (sum_740 ^ xor_68))) | (match[94] & xor_118);
  assign flip[131] = (match[16] & (sum_740 ^ syndrome[20])) | (sum_875 & match[95]);
  assign flip[132] = (match[16] & (sum_621 ^ sum_741)) | (syndrome[1] & match[96]);
  assign flip[133] = (sum_837 & match[16]) | (sum_600 & match[97]);
  assign flip[134] = (syndrome[20] & match[16]) | (syndrome[3] & match[98]);
  assign flip[135] = (match[16] & (sum_837 ^ syndrome[19])) | (syndrome[4] & match[99]);
  assign flip[136] = (match[17] & (sum_762 ^ sum_857)) | (match[100] & xor_58);
  assign flip[137] = (match[17] & (sum_689 ^ syndrome[30])) | (sum_794 & match[101]);
  assign flip[138] = (match[17] & (sum_667 ^ syndrome[11])) | (syndrome[1] & match[102]);
  assign flip[139] = (match[17] & (sum_672 ^ sum_731)) | (sum_614 & match[103]);
  assign flip[140] = (match[17] & (sum_897 ^ syndrome[0])) | (syndrome[3] & match[104]);
  assign flip[141] = (sum_627 & match[17]) | (syndrome[4] & match[105]);
  assign flip[142] = (match[17] & (sum_897 ^ xor_56)) | (sum_911 & match[106]);
  assign flip[143] = (match[17] & xor_143) | (match[107] & xor_93);
  assign flip[144] = (match[18] & (sum_679 ^ sum_904)) | (syndrome[1] & match[36]);
  assign flip[145] = (match[18] & (sum_695 ^ (sum_740 ^ syndrome[6]))) | (sum_631 & match[37]);
  assign flip[146] = (match[18] & xor_110) | (syndrome[3] & match[38]);
  assign flip[147] = (match[18] & xor_145) | (syndrome[4] & match[39]);
  assign flip[148] = (match[18] & (sum_758 ^ (sum_740 ^ xor_95))) | (match[40] & xor_93);
  assign flip[149] = (match[18] & xor_146) | (match[41] & xor_93);
  assign flip[150] = (match[18] & xor_147) | (sum_627 & match[42]);
  assign flip[151] = (match[18] & (sum_810 ^ syndrome[3])) | (match[43] & xor_101);
  assign flip[152] = (match[19] & xor_149) | (syndrome[3] & match[44]);
  assign flip[153] = (match[19] & xor_129) | (syndrome[4] & match[45]);
  assign flip[154] = (match[19] & (sum_894 ^ (sum_618 ^ sum_764))) | (match[46] & xor_93);
  assign flip[155] = (match[19] & (sum_613 ^ sum_620)) | (match[47] & xor_93);
  assign flip[156] = (sum_730 & match[19]) | (sum_627 & match[48]);
  assign flip[157] = (match[19] & (syndrome[6] ^ xor_98)) | (match[49] & xor_101);
  assign flip[158] = (match[19] & (sum_921 ^ syndrome[20])) | (syndrome[20] & match[50]);
  assign flip[159] = (match[19] & xor_150) | (match[51] & xor_140);
  assign flip[160] = (sum_925 & match[20]) | (match[52] & xor_93);
  assign flip[161] = (match[20] & (sum_655 ^ syndrome[16])) | (match[53] & xor_93);
  assign flip[162] = (sum_864 & match[20]) | (sum_627 & match[54]);
  assign flip[163] = (match[20] & xor_118) | (match[55] & xor_101);
  assign flip[164] = (match[20] & (sum_706 ^ sum_934)) | (sum_698 & match[56]);
  assign flip[165] = (match[20] & (sum_616 ^ sum_655)) | (syndrome[22] & match[57]);
  assign flip[166] = (match[20] & xor_153) | (sum_935 & match[58]);
  assign flip[167] = (syndrome[9] & match[20]) | (syndrome[6] & match[59]);
  assign flip[168] = (match[21] & (sum_623 ^ sum_791)) | (sum_627 & match[60]);
  assign flip[169] = (match[21] & xor_58) | (match[61] & xor_101);
  assign flip[170] = (match[21] & xor_59) | (match[62] & xor_208);
  assign flip[171] = (match[21] & xor_60) | (syndrome[16] & match[63]);
  assign flip[172] = (match[21] & (sum_756 ^ syndrome[12])) | (match[64] & xor_319);
  assign flip[173] = (sum_680 & match[21]) | (syndrome[6] & match[65]);
  assign flip[174] = (syndrome[11] & match[21]) | (syndrome[1] & match[66]);
  assign flip[175] = (syndrome[12] & match[21]) | (syndrome[0] & match[67]);
  assign flip[176] = (match[22] & xor_159) | (match[68] & xor_253);
  assign flip[177] = (match[22] & (sum_814 ^ sum_939)) | (match[69] & xor_137);
  assign flip[178] = (match[22] & (sum_763 ^ sum_780)) | (match[70] & xor_332);
  assign flip[179] = (match[22] & (sum_674 ^ syndrome[1])) | (syndrome[6] & match[71]);
  assign flip[180] = (match[22] & (syndrome[11] ^ xor_98)) | (syndrome[1] & match[72]);
  assign flip[181] = (sum_896 & match[22]) | (syndrome[0] & match[73]);
  assign flip[182] = (match[22] & (sum_692 ^ syndrome[2])) | (syndrome[0] & match[74]);
  assign flip[183] = (sum_776 & match[22]) | (syndrome[4] & match[75]);
  assign flip[184] = (match[23] & (sum_656 ^ sum_764)) | (syndrome[13] & match[76]);
  assign flip[185] = (match[23] & (sum_814 ^ syndrome[21])) | (syndrome[6] & match[77]);
  assign flip[186] = (match[23] & (sum_948 ^ sum_954)) | (syndrome[1] & match[78]);
  assign flip[187] = (match[23] & (sum_698 ^ sum_955)) | (syndrome[0] & match[79]);
  assign flip[188] = (sum_921 & match[23]) | (syndrome[0] & match[80]);
  assign flip[189] = (match[23] & (sum_613 ^ sum_955)) | (syndrome[4] & match[81]);
  assign flip[190] = (match[23] & (sum_765 ^ sum_948)) | (syndrome[21] & match[82]);
  assign flip[191] = (match[23] & (sum_956 ^ syndrome[20])) | (sum_859 & match[83]);
  assign flip[192] = (match[24] & (sum_707 ^ sum_957)) | (syndrome[1] & match[84]);
  assign flip[193] = (sum_705 & match[24]) | (syndrome[0] & match[85]);
  assign flip[194] = (sum_765 & match[24]) | (syndrome[0] & match[86]);
  assign flip[195] = (match[24] & (sum_707 ^ syndrome[9])) | (syndrome[4] & match[87]);
  assign flip[196] = (match[24] & xor_56) | (sum_859 & match[88]);
  assign flip[197] = (match[24] & (sum_731 ^ syndrome[14])) | (sum_922 & match[89]);
  assign flip[198] = (sum_881 & match[24]) | (sum_810 & match[90]);
  assign flip[199] = (match[24] & xor_161) | (match[91] & xor_361);
  assign flip[200] = (match[25] & xor_99) | (syndrome[0] & match[92]);
  assign flip[201] = (match[25] & (sum_618 ^ sum_965)) | (syndrome[4] & match[93]);
  assign flip[202] = (match[25] & xor_163) | (sum_922 & match[94]);
  assign flip[203] = (match[25] & xor_164) | (sum_810 & match[95]);
  assign flip[204] = (match[25] & xor_165) | (sum_828 & match[96]);
  assign flip[205] = (match[25] & (xor_101 ^ xor_164)) | (sum_745 & match[97]);
  assign flip[206] = (match[25] & xor_166) | (sum_793 & match[98]);
  assign flip[207] = (match[25] & xor_167) | (match[99] & xor_90);
  assign flip[208] = (match[26] & (sum_698 ^ sum_898)) | (sum_810 & match[100]);
  assign flip[209] = (match[26] & (sum_656 ^ sum_905)) | (sum_849 & match[101]);
  assign flip[210] = (match[26] & (sum_628 ^ syndrome[11])) | (match[102] & xor_315);
  assign flip[211] = (match[26] & (sum_656 ^ sum_898)) | (sum_1042 & match[103]);
  assign flip[212] = (match[26] & (sum_875 ^ syndrome[3])) | (match[104] & xor_206);
  assign flip[213] = (sum_934 & match[26]) | (match[105] & xor_150);
  assign flip[214] = (sum_773 & match[26]) | (syndrome[26] & match[106]);
  assign flip[215] = (match[26] & (sum_679 ^ syndrome[2])) | (match[107] & xor_179);
  assign flip[216] = (sum_625 & match[27]) | (syndrome[10] & match[36]);
  assign flip[217] = (match[27] & (sum_661 ^ syndrome[0])) | (syndrome[11] & match[37]);
  assign flip[218] = (sum_795 & match[27]) | (syndrome[12] & match[38]);
  assign flip[219] = (syndrome[5] & match[27]) | (syndrome[1] & match[39]);
  assign flip[220] = (match[27] & (sum_661 ^ syndrome[3])) | (syndrome[1] & match[40]);
  assign flip[221] = (match[27] & (sum_607 ^ sum_652)) | (syndrome[1] & match[41]);
  assign flip[222] = (match[27] & (sum_647 ^ syndrome[15])) | (syndrome[2] & match[42]);
  assign flip[223] = (sum_648 & match[27]) | (syndrome[3] & match[43]);
  assign flip[224] = (match[28] & (sum_698 ^ sum_805)) | (sum_604 & match[44]);
  assign flip[225] = (match[28] & (sum_741 ^ syndrome[0])) | (syndrome[1] & match[45]);
  assign flip[226] = (match[28] & (sum_703 ^ syndrome[1])) | (syndrome[1] & match[46]);
  assign flip[227] = (match[28] & (sum_716 ^ (sum_811 ^ syndrome[19]))) | (syndrome[1] & match[47]);
  assign flip[228] = (match[28] & (sum_941 ^ syndrome[10])) | (syndrome[2] & match[48]);
  assign flip[229] = (syndrome[24] & match[28]) | (syndrome[3] & match[49]);
  assign flip[230] = (match[28] & (sum_782 ^ sum_941)) | (syndrome[4] & match[50]);
  assign flip[231] = (match[28] & (sum_915 ^ syndrome[19])) | (syndrome[12] & match[51]);
  assign flip[232] = (match[29] & (sum_764 ^ sum_992)) | (syndrome[1] & match[52]);
  assign flip[233] = (sum_990 & match[29]) | (syndrome[1] & match[53]);
  assign flip[234] = (match[29] & (sum_673 ^ xor_92)) | (syndrome[2] & match[54]);
  assign flip[235] = (match[29] & (sum_771 ^ sum_994)) | (syndrome[3] & match[55]);
  assign flip[236] = (match[29] & xor_174) | (syndrome[4] & match[56]);
  assign flip[237] = (match[29] & (sum_997 ^ syndrome[16])) | (syndrome[14] & match[57]);
  assign flip[238] = (match[29] & xor_69) | (syndrome[9] & match[58]);
  assign flip[239] = (syndrome[21] & match[29]) | (syndrome[8] & match[59]);
  assign flip[240] = (match[30] & (sum_613 ^ sum_997)) | (syndrome[2] & match[60]);
  assign flip[241] = (match[30] & (sum_600 ^ (sum_764 ^ syndrome[6]))) | (syndrome[3] & match[61]);
  assign flip[242] = (match[30] & (syndrome[21] ^ xor_57)) | (syndrome[4] & match[62]);
  assign flip[243] = (sum_918 & match[30]) | (syndrome[9] & match[63]);
  assign flip[244] = (match[30] & xor_178) | (syndrome[8] & match[64]);
  assign flip[245] = (match[30] & xor_179) | (syndrome[9] & match[65]);
  assign flip[246] = (sum_604 & match[30]) | (syndrome[10] & match[66]);
  assign flip[247] = (syndrome[1] & match[30]) | (syndrome[11] & match[67]);
  assign flip[248] = (match[31] & (sum_611 ^ sum_1011)) | (syndrome[4] & match[68]);
  assign flip[249] = (match[31] & (sum_689 ^ sum_1007)) | (syndrome[8] & match[69]);
  assign flip[250] = (match[31] & (sum_607 ^ xor_102)) | (syndrome[9] & match[70]);
  assign flip[251] = (match[31] & xor_180) | (syndrome[10] & match[71]);
  assign flip[252] = (sum_708 & match[31]) | (syndrome[11] & match[72]);
  assign flip[253] = (sum_690 & match[31]) | (syndrome[12] & match[73]);
  assign flip[254] = (syndrome[2] & match[31]) | (syndrome[28] & match[74]);
  assign flip[255] = (syndrome[3] & match[31]) | (syndrome[5] & match[75]);
  assign flip[256] = (match[32] & xor_181) | (syndrome[10] & match[76]);
  assign flip[257] = (match[32] & (sum_646 ^ sum_1015)) | (syndrome[11] & match[77]);
  assign flip[258] = (sum_934 & match[32]) | (syndrome[12] & match[78]);
  assign flip[259] = (sum_630 & match[32]) | (syndrome[21] & match[79]);
  assign flip[260] = (match[32] & xor_182) | (match[80] & xor_166);
  assign flip[261] = (sum_958 & match[32]) | (syndrome[5] & match[81]);
  assign flip[262] = (syndrome[4] & match[32]) | (syndrome[18] & match[82]);
  assign flip[263] = (match[32] & xor_92) | (syndrome[14] & match[83]);
  assign flip[264] = (match[33] & xor_101) | (match[84] & xor_101);
  assign flip[265] = (sum_630 & match[33]) | (syndrome[17] & match[85]);
  assign flip[266] = (match[33] & xor_182) | (syndrome[18] & match[86]);
  assign flip[267] = (match[33] & (sum_608 ^ sum_697)) | (syndrome[5] & match[87]);
  assign flip[268] = (match[33] & (sum_603 ^ sum_814)) | (syndrome[14] & match[88]);
  assign flip[269] = (match[33] & (sum_602 ^ sum_627)) | (syndrome[13] & match[89]);
  assign flip[270] = (match[33] & xor_93) | (syndrome[8] & match[90]);
  assign flip[271] = (sum_610 & match[33]) | (syndrome[16] & match[91]);
  assign flip[272] = (match[34] & (sum_642 ^ sum_953)) | (syndrome[20] & match[92]);
  assign flip[273] = (match[34] & (sum_857 ^ (sum_627 ^ syndrome[25]))) | (syndrome[5] & match[93]);
  assign flip[274] = (match[34] & (sum_641 ^ syndrome[26])) | (syndrome[13] & match[94]);
  assign flip[275] = (match[34] & (sum_707 ^ sum_1022)) | (syndrome[8] & match[95]);
  assign flip[276] = (match[34] & (sum_848 ^ syndrome[26])) | (syndrome[25] & match[96]);
  assign flip[277] = (sum_848 & match[34]) | (syndrome[24] & match[97]);
  assign flip[278] = (match[34] & xor_101) | (syndrome[27] & match[98]);
  assign flip[279] = (match[34] & (syndrome[2] ^ syndrome[30])) | (syndrome[28] & match[99]);
  assign flip[280] = (match[35] & (sum_1010 ^ syndrome[22])) | (syndrome[8] & match[100]);
  assign flip[281] = (match[35] & (xor_91 ^ (sum_607 ^ sum_655))) | (syndrome[27] & match[101]);
  assign flip[282] = (sum_891 & match[35]) | (syndrome[28] & match[102]);
  assign flip[283] = (match[35] & (sum_965 ^ syndrome[22])) | (sum_875 & match[103]);
  assign flip[284] = (match[35] & (sum_978 ^ syndrome[16])) | (sum_623 & match[104]);
  assign flip[285] = (syndrome[16] & match[35]) | (syndrome[21] & match[105]);
  assign flip[286] = (sum_965 & match[35]) | (match[106] & xor_193);
  assign flip[287] = (match[35] & (syndrome[16] ^ xor_61)) | (sum_603 & match[107]);

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~is_55;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = nonzero & hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // rs_pin_cw_dec

`default_nettype wire
