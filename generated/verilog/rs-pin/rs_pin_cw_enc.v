// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) with pins: eccforge
// Generated from scheme rs-pin with hash
// 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Do not edit; regenerate: eccforge emit verilog rs-pin --out DIR
`default_nettype none

// Check bits of one (288,256) codeword. Combinational.
module rs_pin_cw_enc (
  input  wire [255:0] data_i,   // data bits in codeword order
  output wire  [31:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[75] ^ data_i[219];
  wire sum_1 = data_i[245] ^ sum_0;
  wire sum_2 = data_i[143] ^ data_i[171];
  wire sum_3 = data_i[194] ^ sum_2;
  wire sum_4 = data_i[200] ^ sum_3;
  wire sum_5 = data_i[71] ^ (sum_1 ^ sum_4);
  wire sum_6 = data_i[237] ^ data_i[246];
  wire sum_7 = data_i[195] ^ sum_6;
  wire sum_8 = data_i[66] ^ data_i[101];
  wire sum_9 = data_i[55] ^ sum_8;
  wire sum_10 = data_i[79] ^ sum_9;
  wire sum_11 = data_i[57] ^ (sum_7 ^ sum_10);
  wire sum_12 = data_i[121] ^ data_i[178];
  wire sum_13 = data_i[126] ^ data_i[177];
  wire sum_14 = data_i[39] ^ data_i[214];
  wire sum_15 = data_i[28] ^ data_i[162];
  wire sum_16 = data_i[68] ^ data_i[210];
  wire sum_17 = data_i[9] ^ data_i[85];
  wire sum_18 = data_i[29] ^ data_i[175];
  wire sum_19 = data_i[211] ^ sum_18;
  wire sum_20 = data_i[58] ^ sum_19;
  wire sum_21 = data_i[141] ^ data_i[150];
  wire sum_22 = data_i[209] ^ sum_21;
  wire sum_23 = data_i[152] ^ sum_22;
  wire sum_24 = data_i[50] ^ data_i[169];
  wire sum_25 = data_i[69] ^ sum_24;
  wire sum_26 = sum_23 ^ sum_25;
  wire sum_27 = sum_20 ^ sum_26;
  wire xor_0 = sum_27 ^ ((((data_i[38] ^ data_i[62]) ^ (data_i[14] ^ data_i[22])) ^ (sum_12
      ^ sum_13)) ^ ((sum_14 ^ sum_15) ^ (sum_16 ^ sum_17)));
  wire sum_28 = data_i[125] ^ data_i[207];
  wire sum_29 = data_i[59] ^ data_i[252];
  wire sum_30 = data_i[42] ^ data_i[112];
  wire sum_31 = sum_29 ^ sum_30;
  wire sum_32 = data_i[54] ^ data_i[78];
  wire sum_33 = data_i[220] ^ sum_32;
  wire sum_34 = data_i[10] ^ data_i[33];
  wire sum_35 = data_i[223] ^ sum_34;
  wire sum_36 = data_i[197] ^ data_i[218];
  wire sum_37 = data_i[47] ^ (data_i[76] ^ sum_36);
  wire sum_38 = data_i[133] ^ data_i[221];
  wire sum_39 = data_i[222] ^ sum_38;
  wire sum_40 = data_i[253] ^ sum_39;
  wire sum_41 = data_i[53] ^ data_i[172];
  wire sum_42 = data_i[77] ^ sum_41;
  wire sum_43 = data_i[12] ^ data_i[235];
  wire sum_44 = data_i[225] ^ sum_43;
  wire sum_45 = sum_42 ^ sum_44;
  wire sum_46 = data_i[31] ^ data_i[35];
  wire sum_47 = data_i[202] ^ sum_46;
  wire sum_48 = data_i[144] ^ sum_47;
  wire sum_49 = data_i[189] ^ data_i[248];
  wire sum_50 = data_i[60] ^ sum_49;
  wire sum_51 = data_i[234] ^ (data_i[61] ^ sum_50);
  wire xor_1 = (xor_0 ^ (sum_5 ^ sum_11)) ^ ((((sum_31 ^ (data_i[129] ^ sum_28)) ^ (sum_33
      ^ sum_35)) ^ (sum_37 ^ sum_40)) ^ (sum_51 ^ (sum_45 ^ sum_48)));
  wire sum_52 = data_i[46] ^ data_i[184];
  wire sum_53 = data_i[161] ^ sum_52;
  wire sum_54 = data_i[123] ^ data_i[199];
  wire sum_55 = sum_54 ^ (data_i[255] ^ sum_53);
  wire sum_56 = data_i[90] ^ data_i[138];
  wire sum_57 = data_i[117] ^ sum_56;
  wire sum_58 = data_i[80] ^ sum_57;
  wire sum_59 = data_i[103] ^ data_i[174];
  wire sum_60 = data_i[100] ^ sum_59;
  wire sum_61 = data_i[226] ^ sum_60;
  wire sum_62 = sum_58 ^ sum_61;
  wire sum_63 = data_i[51] ^ data_i[142];
  wire sum_64 = data_i[19] ^ data_i[170];
  wire sum_65 = sum_63 ^ sum_64;
  wire sum_66 = data_i[6] ^ sum_65;
  wire sum_67 = data_i[74] ^ data_i[240];
  wire sum_68 = sum_66 ^ sum_67;
  wire sum_69 = data_i[36] ^ data_i[203];
  wire sum_70 = data_i[56] ^ sum_69;
  wire sum_71 = data_i[70] ^ (data_i[5] ^ sum_70);
  wire sum_72 = data_i[185] ^ (data_i[52] ^ data_i[249]);
  wire sum_73 = data_i[13] ^ data_i[236];
  wire sum_74 = data_i[254] ^ sum_73;
  wire sum_75 = data_i[23] ^ data_i[193];
  wire sum_76 = data_i[244] ^ sum_75;
  wire sum_77 = data_i[3] ^ data_i[37];
  wire sum_78 = sum_76 ^ sum_77;
  wire sum_79 = data_i[27] ^ data_i[205];
  wire sum_80 = sum_78 ^ sum_79;
  wire sum_81 = sum_80 ^ (data_i[134] ^ (sum_72 ^ sum_74));
  wire sum_82 = data_i[120] ^ data_i[231];
  wire sum_83 = data_i[18] ^ sum_82;
  wire sum_84 = data_i[99] ^ data_i[239];
  wire sum_85 = sum_83 ^ sum_84;
  wire sum_86 = data_i[110] ^ (data_i[32] ^ sum_85);
  wire sum_87 = data_i[153] ^ sum_17;
  wire sum_88 = data_i[227] ^ sum_79;
  wire sum_89 = sum_87 ^ sum_88;
  wire sum_90 = data_i[151] ^ sum_89;
  wire sum_91 = sum_22 ^ sum_90;
  wire sum_92 = data_i[124] ^ data_i[206];
  wire sum_93 = data_i[198] ^ sum_92;
  wire sum_94 = data_i[81] ^ sum_93;
  wire sum_95 = data_i[16] ^ sum_94;
  wire sum_96 = data_i[135] ^ sum_95;
  wire sum_97 = data_i[238] ^ data_i[247];
  wire sum_98 = data_i[12] ^ sum_97;
  wire sum_99 = data_i[130] ^ data_i[190];
  wire sum_100 = data_i[43] ^ sum_36;
  wire sum_101 = data_i[133] ^ sum_24;
  wire sum_102 = sum_101 ^ (sum_100 ^ (data_i[193] ^ (sum_98 ^ sum_99)));
  wire sum_103 = data_i[118] ^ data_i[204];
  wire sum_104 = data_i[163] ^ data_i[215];
  wire sum_105 = data_i[127] ^ data_i[128];
  wire sum_106 = data_i[145] ^ sum_30;
  wire sum_107 = data_i[24] ^ data_i[177];
  wire sum_108 = data_i[96] ^ data_i[241];
  wire sum_109 = sum_107 ^ sum_108;
  wire sum_110 = data_i[15] ^ sum_109;
  wire sum_111 = data_i[102] ^ data_i[212];
  wire sum_112 = data_i[250] ^ data_i[252];
  wire sum_113 = data_i[7] ^ sum_112;
  wire sum_114 = sum_111 ^ sum_113;
  wire sum_115 = data_i[48] ^ sum_28;
  wire sum_116 = data_i[67] ^ sum_115;
  wire sum_117 = sum_59 ^ sum_116;
  wire sum_118 = data_i[224] ^ data_i[234];
  wire sum_119 = data_i[11] ^ sum_118;
  wire sum_120 = data_i[72] ^ sum_54;
  wire sum_121 = sum_119 ^ sum_120;
  wire sum_122 = sum_117 ^ sum_121;
  wire sum_123 = data_i[111] ^ sum_122;
  wire xor_2 = (sum_102 ^ (sum_91 ^ sum_96)) ^ (sum_123 ^ ((((sum_103 ^ sum_104) ^ (sum_49
      ^ sum_105)) ^ (sum_53 ^ sum_106)) ^ (sum_110 ^ sum_114)));
  wire sum_124 = data_i[22] ^ data_i[64];
  wire sum_125 = data_i[91] ^ data_i[139];
  wire sum_126 = data_i[129] ^ sum_125;
  wire sum_127 = (sum_47 ^ sum_124) ^ (data_i[20] ^ sum_126);
  wire sum_128 = data_i[122] ^ data_i[173];
  wire sum_129 = data_i[225] ^ sum_128;
  wire sum_130 = data_i[0] ^ data_i[4];
  wire sum_131 = data_i[66] ^ sum_130;
  wire sum_132 = data_i[179] ^ sum_131;
  wire sum_133 = sum_129 ^ sum_132;
  wire sum_134 = data_i[40] ^ sum_58;
  wire xor_3 = (sum_127 ^ sum_133) ^ (sum_134 ^ (((data_i[186] ^ data_i[196]) ^ (data_i[86]
      ^ data_i[113])) ^ ((data_i[214] ^ data_i[244]) ^ (data_i[3] ^ data_i[5]))));
  wire sum_135 = data_i[63] ^ data_i[216];
  wire sum_136 = data_i[34] ^ data_i[201];
  wire sum_137 = data_i[30] ^ sum_136;
  wire sum_138 = sum_135 ^ sum_137;
  wire sum_139 = data_i[68] ^ data_i[232];
  wire sum_140 = sum_139 ^ (data_i[74] ^ sum_138);
  wire sum_141 = data_i[13] ^ sum_15;
  wire sum_142 = data_i[5] ^ data_i[213];
  wire sum_143 = data_i[47] ^ sum_142;
  wire sum_144 = data_i[1] ^ sum_16;
  wire sum_145 = data_i[104] ^ data_i[118];
  wire sum_146 = data_i[136] ^ sum_145;
  wire sum_147 = data_i[113] ^ data_i[146];
  wire sum_148 = data_i[43] ^ sum_147;
  wire sum_149 = data_i[97] ^ data_i[151];
  wire sum_150 = data_i[17] ^ (data_i[242] ^ sum_149);
  wire sum_151 = data_i[180] ^ data_i[217];
  wire sum_152 = data_i[41] ^ (data_i[69] ^ sum_151);
  wire sum_153 = data_i[49] ^ data_i[168];
  wire sum_154 = sum_120 ^ sum_153;
  wire sum_155 = data_i[249] ^ sum_99;
  wire sum_156 = data_i[191] ^ sum_155;
  wire xor_4 = (((sum_1 ^ sum_141) ^ (sum_143 ^ sum_144)) ^ ((sum_146 ^ sum_148) ^ (sum_44
      ^ sum_126))) ^ ((sum_150 ^ sum_152) ^ (sum_154 ^ sum_156));
  wire sum_157 = sum_48 ^ sum_70;
  wire sum_158 = data_i[114] ^ data_i[216];
  wire sum_159 = data_i[82] ^ data_i[200];
  wire sum_160 = data_i[140] ^ sum_159;
  wire sum_161 = sum_160 ^ (data_i[131] ^ (data_i[44] ^ sum_158));
  wire sum_162 = data_i[73] ^ data_i[92];
  wire sum_163 = sum_116 ^ sum_162;
  wire sum_164 = data_i[25] ^ data_i[86];
  wire sum_165 = data_i[178] ^ sum_164;
  wire sum_166 = sum_61 ^ sum_165;
  wire sum_167 = data_i[175] ^ data_i[215];
  wire sum_168 = data_i[126] ^ data_i[164];
  wire sum_169 = data_i[185] ^ sum_168;
  wire sum_170 = data_i[154] ^ sum_169;
  wire sum_171 = data_i[253] ^ (sum_170 ^ (data_i[111] ^ sum_167));
  wire sum_172 = data_i[21] ^ data_i[40];
  wire sum_173 = data_i[134] ^ sum_172;
  wire sum_174 = data_i[87] ^ sum_173;
  wire sum_175 = data_i[194] ^ sum_174;
  wire sum_176 = sum_175 ^ (data_i[121] ^ data_i[233]);
  wire sum_177 = data_i[4] ^ data_i[128];
  wire sum_178 = data_i[187] ^ data_i[239];
  wire sum_179 = data_i[32] ^ data_i[119];
  wire sum_180 = data_i[197] ^ sum_179;
  wire sum_181 = data_i[228] ^ sum_66;
  wire sum_182 = sum_94 ^ sum_181;
  wire xor_5 = (sum_171 ^ sum_176) ^ (sum_182 ^ ((((data_i[65] ^ data_i[192]) ^ (data_i[23]
      ^ data_i[205])) ^ (sum_177 ^ sum_178)) ^ (sum_180 ^ (data_i[251] ^ sum_34))));
  wire sum_183 = data_i[26] ^ data_i[243];
  wire sum_184 = data_i[176] ^ sum_183;
  wire sum_185 = data_i[193] ^ sum_184;
  wire sum_186 = data_i[6] ^ data_i[18];
  wire sum_187 = data_i[33] ^ (data_i[80] ^ sum_186);
  wire sum_188 = data_i[188] ^ data_i[199];
  wire sum_189 = data_i[14] ^ data_i[248];
  wire sum_190 = sum_189 ^ (data_i[226] ^ sum_188);
  wire sum_191 = sum_19 ^ sum_105;
  wire sum_192 = data_i[147] ^ data_i[214];
  wire sum_193 = data_i[2] ^ sum_192;
  wire sum_194 = data_i[126] ^ sum_193;
  wire sum_195 = data_i[93] ^ sum_67;
  wire sum_196 = sum_195 ^ (data_i[37] ^ data_i[115]);
  wire sum_197 = data_i[41] ^ data_i[135];
  wire sum_198 = data_i[52] ^ data_i[191];
  wire sum_199 = sum_197 ^ sum_198;
  wire sum_200 = data_i[22] ^ data_i[192];
  wire sum_201 = data_i[76] ^ sum_200;
  wire sum_202 = sum_199 ^ sum_201;
  wire sum_203 = sum_202 ^ (data_i[246] ^ sum_2);
  wire sum_204 = sum_25 ^ sum_113;
  wire sum_205 = sum_115 ^ sum_204;
  wire sum_206 = data_i[83] ^ data_i[163];
  wire sum_207 = data_i[155] ^ sum_206;
  wire sum_208 = sum_162 ^ sum_207;
  wire sum_209 = data_i[195] ^ sum_208;
  wire xor_6 = (((sum_185 ^ sum_187) ^ (sum_190 ^ sum_191)) ^ (sum_161 ^ (sum_194 ^ sum_196)))
      ^ ((sum_71 ^ sum_203) ^ (sum_205 ^ sum_209));
  wire sum_210 = data_i[72] ^ data_i[179];
  wire sum_211 = sum_8 ^ (data_i[105] ^ sum_210);
  wire sum_212 = data_i[57] ^ data_i[204];
  wire sum_213 = data_i[184] ^ (sum_211 ^ sum_212);
  wire sum_214 = data_i[160] ^ data_i[217];
  wire sum_215 = data_i[98] ^ data_i[220];
  wire sum_216 = data_i[45] ^ sum_215;
  wire sum_217 = sum_214 ^ sum_216;
  wire sum_218 = data_i[141] ^ sum_217;
  wire sum_219 = sum_93 ^ sum_119;
  wire sum_220 = sum_218 ^ sum_219;
  wire sum_221 = data_i[137] ^ data_i[181];
  wire sum_222 = data_i[122] ^ data_i[218];
  wire xor_7 = (((data_i[87] ^ data_i[119]) ^ (data_i[49] ^ data_i[227])) ^ (sum_221 ^ (data_i[20]
      ^ data_i[40]))) ^ ((sum_139 ^ sum_222) ^ (data_i[229] ^ sum_136));
  wire sum_223 = data_i[165] ^ data_i[186];
  wire sum_224 = data_i[129] ^ sum_223;
  wire sum_225 = data_i[88] ^ data_i[132];
  wire sum_226 = data_i[130] ^ sum_225;
  wire sum_227 = data_i[249] ^ sum_181;
  wire sum_228 = data_i[7] ^ sum_78;
  wire sum_229 = data_i[106] ^ sum_105;
  wire sum_230 = sum_228 ^ sum_229;
  wire sum_231 = data_i[116] ^ sum_0;
  wire sum_232 = sum_212 ^ sum_231;
  wire sum_233 = data_i[84] ^ data_i[89];
  wire sum_234 = data_i[218] ^ (sum_233 ^ (data_i[194] ^ sum_232));
  wire sum_235 = data_i[8] ^ data_i[14];
  wire sum_236 = data_i[233] ^ sum_235;
  wire sum_237 = data_i[138] ^ sum_172;
  wire sum_238 = data_i[148] ^ data_i[187];
  wire sum_239 = data_i[71] ^ sum_238;
  wire sum_240 = data_i[115] ^ data_i[215];
  wire sum_241 = data_i[83] ^ sum_240;
  wire sum_242 = data_i[189] ^ sum_241;
  wire sum_243 = data_i[35] ^ sum_38;
  wire sum_244 = data_i[202] ^ sum_243;
  wire sum_245 = data_i[38] ^ sum_148;
  wire sum_246 = data_i[70] ^ data_i[251];
  wire sum_247 = sum_137 ^ sum_246;
  wire xor_8 = (((sum_226 ^ sum_236) ^ (sum_109 ^ sum_237)) ^ (sum_152 ^ (sum_169 ^ sum_239)))
      ^ ((sum_242 ^ sum_244) ^ (sum_245 ^ sum_247));
  wire sum_248 = data_i[182] ^ sum_28;
  wire sum_249 = data_i[81] ^ data_i[166];
  wire sum_250 = sum_249 ^ (data_i[156] ^ sum_248);
  wire sum_251 = data_i[58] ^ data_i[230];
  wire sum_252 = sum_111 ^ sum_251;
  wire sum_253 = (data_i[136] ^ data_i[200]) ^ (data_i[99] ^ sum_252);
  wire sum_254 = data_i[94] ^ data_i[120];
  wire sum_255 = data_i[237] ^ sum_88;
  wire sum_256 = sum_254 ^ sum_255;
  wire sum_257 = data_i[45] ^ sum_45;
  wire sum_258 = data_i[15] ^ sum_153;
  wire sum_259 = data_i[67] ^ (data_i[73] ^ sum_258);
  wire sum_260 = data_i[16] ^ data_i[253];
  wire sum_261 = data_i[247] ^ sum_195;
  wire sum_262 = data_i[129] ^ sum_261;
  wire xor_9 = ((sum_250 ^ sum_253) ^ (sum_55 ^ sum_256)) ^ ((sum_257 ^ sum_259) ^ (sum_262
      ^ (((data_i[131] ^ data_i[196]) ^ (data_i[56] ^ data_i[141])) ^ (sum_260 ^ (data_i[42]
      ^ data_i[50])))));
  wire sum_263 = data_i[181] ^ sum_92;
  wire sum_264 = data_i[69] ^ sum_192;
  wire sum_265 = data_i[107] ^ sum_22;
  wire sum_266 = data_i[229] ^ sum_260;
  wire sum_267 = data_i[25] ^ sum_266;
  wire sum_268 = data_i[95] ^ data_i[149];
  wire sum_269 = sum_120 ^ sum_268;
  wire sum_270 = data_i[61] ^ data_i[137];
  wire sum_271 = data_i[167] ^ sum_270;
  wire sum_272 = data_i[228] ^ sum_271;
  wire xor_10 = (((sum_263 ^ (data_i[176] ^ sum_64)) ^ (sum_50 ^ sum_264)) ^ (sum_265 ^ (sum_115
      ^ (data_i[132] ^ data_i[238])))) ^ ((sum_191 ^ sum_267) ^ (sum_269 ^ sum_272));
  wire sum_273 = data_i[110] ^ data_i[131];
  wire sum_274 = data_i[97] ^ sum_273;
  wire sum_275 = data_i[221] ^ sum_274;
  wire sum_276 = sum_159 ^ sum_233;
  wire sum_277 = data_i[20] ^ data_i[242];
  wire sum_278 = sum_276 ^ sum_277;
  wire sum_279 = data_i[62] ^ sum_223;
  wire sum_280 = sum_155 ^ sum_279;
  wire sum_281 = data_i[17] ^ data_i[255];
  wire sum_282 = sum_235 ^ sum_281;
  wire sum_283 = sum_35 ^ sum_282;
  wire sum_284 = data_i[139] ^ sum_283;
  wire sum_285 = data_i[184] ^ data_i[201];
  wire sum_286 = data_i[27] ^ data_i[173];
  wire sum_287 = data_i[116] ^ data_i[232];
  wire sum_288 = data_i[161] ^ data_i[188];
  wire sum_289 = data_i[44] ^ data_i[183];
  wire sum_290 = sum_158 ^ sum_289;
  wire sum_291 = sum_130 ^ sum_290;
  wire sum_292 = data_i[250] ^ sum_10;
  wire sum_293 = sum_291 ^ sum_292;
  wire xor_11 = sum_293 ^ ((((data_i[43] ^ data_i[224]) ^ (data_i[138] ^ data_i[174])) ^ (sum_285
      ^ sum_286)) ^ ((sum_186 ^ sum_287) ^ (sum_84 ^ sum_288)));
  wire sum_294 = data_i[210] ^ sum_109;
  wire sum_295 = data_i[94] ^ data_i[157];
  wire sum_296 = sum_6 ^ sum_295;
  wire sum_297 = sum_294 ^ sum_296;
  wire sum_298 = data_i[41] ^ data_i[160];
  wire sum_299 = data_i[15] ^ sum_142;
  wire sum_300 = sum_299 ^ (sum_297 ^ sum_298);
  wire sum_301 = data_i[140] ^ data_i[208];
  wire sum_302 = data_i[48] ^ sum_266;
  wire sum_303 = sum_43 ^ (data_i[103] ^ sum_302);
  wire sum_304 = data_i[111] ^ data_i[132];
  wire sum_305 = data_i[170] ^ sum_304;
  wire sum_306 = sum_259 ^ sum_305;
  wire sum_307 = sum_42 ^ sum_80;
  wire sum_308 = sum_201 ^ sum_275;
  wire sum_309 = data_i[209] ^ sum_308;
  wire sum_310 = data_i[47] ^ data_i[166];
  wire sum_311 = data_i[176] ^ sum_310;
  wire sum_312 = sum_239 ^ sum_311;
  wire sum_313 = data_i[60] ^ data_i[233];
  wire sum_314 = sum_312 ^ sum_313;
  wire sum_315 = data_i[46] ^ sum_314;
  wire xor_12 = ((sum_303 ^ (sum_218 ^ ((sum_0 ^ (data_i[59] ^ data_i[231])) ^ (sum_46 ^ sum_301))))
      ^ (sum_11 ^ sum_140)) ^ ((sum_306 ^ sum_307) ^ (sum_309 ^ sum_315));
  wire sum_316 = data_i[143] ^ sum_183;
  wire sum_317 = data_i[64] ^ data_i[88];
  wire sum_318 = data_i[108] ^ sum_317;
  wire sum_319 = data_i[151] ^ data_i[158];
  wire sum_320 = sum_97 ^ sum_319;
  wire sum_321 = sum_198 ^ sum_320;
  wire sum_322 = data_i[4] ^ sum_36;
  wire sum_323 = data_i[51] ^ sum_322;
  wire sum_324 = data_i[39] ^ sum_277;
  wire sum_325 = data_i[44] ^ (sum_284 ^ sum_324);
  wire sum_326 = sum_204 ^ (data_i[1] ^ sum_241);
  wire sum_327 = data_i[121] ^ data_i[182];
  wire sum_328 = sum_70 ^ sum_327;
  wire sum_329 = data_i[29] ^ sum_328;
  wire xor_13 = (sum_325 ^ (((sum_316 ^ sum_318) ^ (sum_173 ^ (data_i[95] ^ data_i[251])))
      ^ (sum_321 ^ sum_323))) ^ ((sum_326 ^ (sum_121 ^ ((data_i[25] ^ data_i[190]) ^ (data_i[124]
      ^ data_i[173])))) ^ (sum_253 ^ sum_329));
  wire sum_330 = sum_44 ^ sum_271;
  wire sum_331 = data_i[209] ^ sum_330;
  wire sum_332 = data_i[74] ^ sum_16;
  wire sum_333 = data_i[77] ^ (data_i[245] ^ sum_332);
  wire sum_334 = data_i[17] ^ data_i[21];
  wire sum_335 = data_i[53] ^ sum_85;
  wire sum_336 = sum_52 ^ sum_313;
  wire sum_337 = sum_247 ^ sum_336;
  wire sum_338 = sum_40 ^ sum_337;
  wire xor_14 = ((sum_331 ^ sum_333) ^ (sum_335 ^ (((data_i[32] ^ data_i[37]) ^ (data_i[27]
      ^ data_i[28])) ^ (sum_177 ^ sum_334)))) ^ (sum_306 ^ sum_338);
  wire sum_339 = data_i[196] ^ sum_74;
  wire sum_340 = data_i[102] ^ sum_339;
  wire sum_341 = data_i[183] ^ sum_340;
  wire sum_342 = data_i[2] ^ data_i[36];
  wire sum_343 = data_i[248] ^ sum_76;
  wire sum_344 = sum_47 ^ sum_301;
  wire sum_345 = sum_29 ^ sum_60;
  wire sum_346 = sum_143 ^ sum_251;
  wire sum_347 = data_i[65] ^ data_i[109];
  wire sum_348 = sum_128 ^ sum_347;
  wire sum_349 = sum_183 ^ sum_348;
  wire xor_15 = ((((sum_32 ^ sum_342) ^ (sum_63 ^ sum_97)) ^ (sum_25 ^ (data_i[8] ^ data_i[177])))
      ^ (sum_343 ^ sum_344)) ^ ((sum_345 ^ sum_346) ^ (sum_202 ^ sum_349));
  wire sum_350 = data_i[159] ^ sum_288;
  wire sum_351 = data_i[38] ^ sum_350;
  wire sum_352 = data_i[125] ^ sum_351;
  wire sum_353 = data_i[149] ^ data_i[171];
  wire sum_354 = (data_i[176] ^ (sum_352 ^ sum_353)) ^ (data_i[9] ^ data_i[56]);
  wire sum_355 = sum_46 ^ sum_330;
  wire sum_356 = data_i[63] ^ data_i[181];
  wire sum_357 = sum_229 ^ sum_356;
  wire sum_358 = data_i[108] ^ sum_49;
  wire sum_359 = sum_126 ^ sum_358;
  wire sum_360 = sum_357 ^ sum_359;
  wire sum_361 = data_i[105] ^ data_i[107];
  wire sum_362 = sum_301 ^ sum_361;
  wire sum_363 = data_i[52] ^ sum_362;
  wire sum_364 = data_i[6] ^ (sum_208 ^ sum_363);
  wire sum_365 = sum_179 ^ sum_320;
  wire sum_366 = data_i[180] ^ sum_304;
  wire sum_367 = data_i[85] ^ sum_366;
  wire sum_368 = sum_335 ^ (sum_365 ^ sum_367);
  wire sum_369 = sum_368 ^ (sum_295 ^ sum_316);
  wire sum_370 = data_i[142] ^ sum_166;
  wire sum_371 = sum_285 ^ sum_370;
  wire sum_372 = sum_121 ^ sum_351;
  wire sum_373 = sum_69 ^ (data_i[146] ^ sum_372);
  wire sum_374 = (data_i[54] ^ sum_268) ^ (data_i[236] ^ sum_240);
  wire xor_16 = (((sum_13 ^ sum_246) ^ (sum_67 ^ sum_108)) ^ ((sum_215 ^ sum_235) ^ (data_i[44]
      ^ sum_56))) ^ (sum_374 ^ (sum_39 ^ (data_i[124] ^ data_i[153])));
  wire sum_375 = sum_312 ^ (data_i[55] ^ data_i[109]);
  wire sum_376 = sum_144 ^ sum_258;
  wire sum_377 = sum_376 ^ (sum_142 ^ (data_i[19] ^ sum_18));
  wire sum_378 = data_i[207] ^ sum_145;
  wire sum_379 = sum_327 ^ (data_i[37] ^ sum_378);
  wire sum_380 = data_i[198] ^ sum_232;
  wire xor_17 = (xor_16 ^ ((sum_280 ^ sum_302) ^ (sum_174 ^ ((data_i[67] ^ data_i[246])
      ^ (data_i[33] ^ data_i[162]))))) ^ ((sum_375 ^ sum_377) ^ (sum_379 ^ sum_380));
  wire sum_381 = data_i[244] ^ sum_48;
  wire sum_382 = sum_193 ^ sum_324;
  wire sum_383 = sum_381 ^ sum_382;
  wire sum_384 = data_i[90] ^ data_i[223];
  wire xor_18 = (((data_i[146] ^ data_i[179]) ^ (data_i[122] ^ data_i[234])) ^ ((data_i[203]
      ^ data_i[210]) ^ (data_i[101] ^ data_i[161]))) ^ ((sum_384 ^ (data_i[13] ^ data_i[57]))
      ^ (sum_189 ^ sum_334));
  wire sum_385 = data_i[45] ^ data_i[243];
  wire sum_386 = data_i[11] ^ (data_i[117] ^ data_i[240]);
  wire sum_387 = data_i[148] ^ sum_223;
  wire sum_388 = data_i[254] ^ sum_289;
  wire sum_389 = data_i[0] ^ data_i[156];
  wire sum_390 = data_i[123] ^ sum_389;
  wire sum_391 = data_i[84] ^ data_i[211];
  wire sum_392 = data_i[155] ^ sum_391;
  wire sum_393 = data_i[238] ^ sum_202;
  wire xor_19 = ((sum_91 ^ sum_383) ^ (xor_18 ^ ((sum_386 ^ (sum_145 ^ sum_385)) ^ (sum_387
      ^ sum_388)))) ^ ((sum_326 ^ (sum_267 ^ (sum_390 ^ sum_392))) ^ (sum_117 ^ sum_393));
  wire sum_394 = sum_296 ^ (data_i[231] ^ sum_270);
  wire sum_395 = data_i[98] ^ (data_i[168] ^ sum_394);
  wire sum_396 = data_i[198] ^ sum_170;
  wire sum_397 = data_i[142] ^ sum_396;
  wire sum_398 = data_i[219] ^ sum_274;
  wire sum_399 = data_i[29] ^ (sum_398 ^ (data_i[93] ^ sum_366));
  wire sum_400 = sum_346 ^ (data_i[18] ^ sum_247);
  wire sum_401 = data_i[3] ^ sum_246;
  wire sum_402 = data_i[156] ^ data_i[245];
  wire sum_403 = data_i[86] ^ (data_i[127] ^ (sum_239 ^ sum_402));
  wire sum_404 = data_i[169] ^ sum_376;
  wire sum_405 = sum_167 ^ (data_i[105] ^ sum_404);
  wire sum_406 = sum_216 ^ sum_252;
  wire sum_407 = sum_103 ^ (data_i[252] ^ sum_317);
  wire sum_408 = data_i[10] ^ sum_279;
  wire xor_20 = (sum_405 ^ (sum_403 ^ ((sum_263 ^ sum_401) ^ (sum_120 ^ sum_392)))) ^ (sum_369
      ^ ((sum_406 ^ sum_407) ^ (sum_343 ^ sum_408)));
  wire sum_409 = data_i[30] ^ sum_200;
  wire sum_410 = sum_237 ^ sum_409;
  wire sum_411 = sum_15 ^ sum_106;
  wire sum_412 = sum_411 ^ (sum_52 ^ (data_i[91] ^ data_i[216]));
  wire sum_413 = data_i[59] ^ sum_268;
  wire sum_414 = sum_287 ^ sum_413;
  wire sum_415 = data_i[77] ^ sum_414;
  wire sum_416 = data_i[136] ^ data_i[154];
  wire sum_417 = sum_260 ^ (data_i[254] ^ sum_282);
  wire xor_21 = ((sum_412 ^ (sum_194 ^ sum_410)) ^ (sum_157 ^ sum_415)) ^ (sum_227 ^ (sum_417
      ^ (((data_i[166] ^ data_i[241]) ^ (data_i[0] ^ data_i[133])) ^ (sum_43 ^ sum_416))));
  wire sum_418 = data_i[87] ^ data_i[100];
  wire sum_419 = data_i[8] ^ data_i[31];
  wire xor_22 = (((data_i[1] ^ data_i[145]) ^ (data_i[15] ^ data_i[211])) ^ (sum_418 ^ (data_i[33]
      ^ data_i[103]))) ^ ((sum_124 ^ sum_419) ^ (sum_32 ^ sum_130));
  wire sum_420 = data_i[89] ^ data_i[104];
  wire sum_421 = data_i[246] ^ sum_420;
  wire sum_422 = data_i[65] ^ sum_212;
  wire sum_423 = data_i[139] ^ sum_413;
  wire sum_424 = data_i[157] ^ sum_64;
  wire sum_425 = data_i[150] ^ sum_424;
  wire sum_426 = sum_104 ^ (data_i[106] ^ (data_i[137] ^ data_i[212]));
  wire xor_23 = (xor_22 ^ (((sum_38 ^ sum_281) ^ (data_i[159] ^ sum_277)) ^ (sum_386 ^ sum_421)))
      ^ ((sum_423 ^ (sum_336 ^ sum_422)) ^ (sum_425 ^ sum_426));
  wire sum_427 = data_i[167] ^ sum_266;
  wire sum_428 = data_i[119] ^ data_i[124];
  wire sum_429 = sum_310 ^ (data_i[213] ^ (data_i[158] ^ sum_428));
  wire sum_430 = (sum_17 ^ sum_148) ^ (data_i[112] ^ sum_356);
  wire sum_431 = sum_162 ^ (sum_85 ^ sum_214);
  wire sum_432 = sum_4 ^ sum_329;
  wire sum_433 = sum_146 ^ sum_402;
  wire sum_434 = data_i[23] ^ sum_433;
  wire sum_435 = data_i[28] ^ data_i[51];
  wire sum_436 = data_i[186] ^ data_i[205];
  wire sum_437 = data_i[12] ^ (data_i[49] ^ data_i[128]);
  wire sum_438 = data_i[20] ^ data_i[241];
  wire sum_439 = sum_327 ^ sum_438;
  wire sum_440 = data_i[1] ^ sum_362;
  wire sum_441 = sum_30 ^ sum_440;
  wire sum_442 = data_i[243] ^ sum_441;
  wire sum_443 = data_i[212] ^ (sum_222 ^ (data_i[152] ^ data_i[222]));
  wire sum_444 = data_i[167] ^ sum_422;
  wire sum_445 = data_i[206] ^ sum_293;
  wire xor_24 = ((sum_400 ^ (sum_175 ^ sum_434)) ^ (sum_442 ^ (((sum_435 ^ sum_436) ^ (data_i[135]
      ^ sum_147)) ^ (sum_437 ^ sum_439)))) ^ (sum_445 ^ ((sum_443 ^ (sum_7 ^ sum_193)) ^ (sum_425
      ^ sum_444)));
  wire sum_446 = sum_56 ^ sum_77;
  wire sum_447 = sum_319 ^ sum_446;
  wire sum_448 = sum_41 ^ sum_169;
  wire sum_449 = data_i[199] ^ (data_i[70] ^ sum_197);
  wire sum_450 = sum_283 ^ sum_366;
  wire sum_451 = sum_349 ^ sum_427;
  wire sum_452 = data_i[130] ^ (data_i[134] ^ sum_216);
  wire sum_453 = sum_84 ^ sum_452;
  wire sum_454 = (data_i[96] ^ (sum_288 ^ sum_328)) ^ (data_i[140] ^ sum_382);
  wire sum_455 = sum_39 ^ sum_209;
  wire sum_456 = sum_41 ^ sum_455;
  wire xor_25 = ((((sum_265 ^ sum_449) ^ (sum_291 ^ sum_407)) ^ (sum_430 ^ sum_450)) ^ (sum_453
      ^ (sum_340 ^ sum_451))) ^ (sum_454 ^ sum_456);
  wire sum_457 = data_i[205] ^ sum_2;
  wire xor_26 = ((((data_i[24] ^ data_i[244]) ^ (data_i[202] ^ data_i[225])) ^ ((data_i[80]
      ^ data_i[175]) ^ (data_i[22] ^ data_i[58]))) ^ (sum_437 ^ sum_457)) ^ ((sum_332 ^ sum_446)
      ^ (sum_93 ^ (data_i[48] ^ data_i[217])));
  wire sum_458 = sum_311 ^ sum_414;
  wire sum_459 = data_i[50] ^ (sum_118 ^ (sum_9 ^ sum_458));
  wire sum_460 = data_i[42] ^ data_i[213];
  wire sum_461 = sum_21 ^ sum_136;
  wire sum_462 = data_i[230] ^ sum_281;
  wire xor_27 = (((sum_12 ^ sum_460) ^ (sum_147 ^ sum_210)) ^ (sum_401 ^ sum_461)) ^ ((sum_98
      ^ sum_462) ^ (sum_350 ^ (data_i[88] ^ data_i[158])));
  wire sum_463 = data_i[36] ^ sum_348;
  wire sum_464 = data_i[229] ^ sum_35;
  wire sum_465 = data_i[125] ^ sum_464;
  wire xor_28 = (xor_27 ^ ((sum_323 ^ sum_463) ^ (sum_89 ^ sum_394))) ^ (sum_364 ^ (sum_465
      ^ (sum_217 ^ ((data_i[63] ^ data_i[211]) ^ (data_i[68] ^ data_i[69])))));
  wire sum_466 = sum_108 ^ sum_229;
  wire sum_467 = sum_233 ^ (sum_178 ^ sum_466);
  wire sum_468 = sum_336 ^ sum_434;
  wire sum_469 = sum_57 ^ sum_280;
  wire sum_470 = data_i[24] ^ sum_469;
  wire sum_471 = data_i[19] ^ sum_448;
  wire sum_472 = (data_i[114] ^ sum_471) ^ (data_i[147] ^ sum_381);
  wire sum_473 = data_i[95] ^ data_i[206];
  wire sum_474 = sum_360 ^ sum_361;
  wire sum_475 = (sum_141 ^ (data_i[160] ^ sum_63)) ^ (sum_215 ^ (sum_198 ^ sum_244));
  wire sum_476 = sum_278 ^ sum_398;
  wire sum_477 = sum_315 ^ (sum_350 ^ sum_476);
  wire sum_478 = data_i[14] ^ sum_107;
  wire sum_479 = data_i[235] ^ (data_i[30] ^ sum_462);
  wire xor_29 = (((sum_100 ^ sum_478) ^ (sum_57 ^ sum_296)) ^ (sum_408 ^ sum_433)) ^ (sum_479
      ^ (sum_23 ^ ((data_i[73] ^ data_i[114]) ^ (data_i[54] ^ data_i[145]))));
  wire sum_480 = data_i[34] ^ sum_196;
  wire sum_481 = sum_114 ^ sum_272;
  wire sum_482 = sum_372 ^ (data_i[80] ^ sum_199);
  wire sum_483 = data_i[62] ^ sum_125;
  wire xor_30 = ((sum_432 ^ sum_482) ^ (sum_455 ^ ((sum_409 ^ sum_478) ^ (sum_483 ^ (data_i[106]
      ^ data_i[201]))))) ^ (sum_472 ^ ((sum_185 ^ sum_406) ^ (sum_132 ^ sum_150)));
  wire sum_484 = data_i[64] ^ data_i[117];
  wire sum_485 = data_i[150] ^ (data_i[208] ^ sum_165);
  wire sum_486 = data_i[84] ^ sum_367;
  wire sum_487 = data_i[90] ^ (data_i[78] ^ (data_i[149] ^ sum_79));
  wire sum_488 = data_i[99] ^ sum_34;
  wire sum_489 = sum_388 ^ (data_i[113] ^ sum_488);
  wire sum_490 = data_i[110] ^ data_i[197];
  wire sum_491 = data_i[190] ^ sum_174;
  wire xor_31 = ((sum_331 ^ (sum_116 ^ (sum_484 ^ (data_i[112] ^ data_i[174])))) ^ (sum_485
      ^ sum_486)) ^ ((sum_487 ^ sum_489) ^ (sum_491 ^ ((sum_254 ^ sum_490) ^ (sum_49 ^ sum_313))));
  wire sum_492 = data_i[147] ^ sum_411;
  wire sum_493 = data_i[107] ^ sum_492;
  wire sum_494 = data_i[21] ^ sum_33;
  wire sum_495 = sum_494 ^ (sum_301 ^ sum_493);
  wire xor_32 = ((((data_i[97] ^ data_i[152]) ^ (data_i[32] ^ data_i[35])) ^ (sum_128 ^ sum_225))
      ^ (sum_457 ^ (data_i[137] ^ sum_54))) ^ ((sum_72 ^ sum_387) ^ (sum_131 ^ sum_252));
  wire sum_496 = sum_207 ^ sum_490;
  wire sum_497 = data_i[79] ^ sum_248;
  wire sum_498 = data_i[94] ^ sum_357;
  wire xor_33 = (xor_32 ^ ((sum_496 ^ (sum_83 ^ sum_413)) ^ (sum_444 ^ sum_497))) ^ ((sum_498
      ^ (sum_339 ^ sum_351)) ^ (sum_377 ^ sum_480));
  wire sum_499 = data_i[183] ^ sum_14;
  wire sum_500 = sum_238 ^ sum_436;
  wire sum_501 = data_i[163] ^ sum_27;
  wire xor_34 = (sum_123 ^ (sum_395 ^ (((sum_389 ^ (data_i[9] ^ data_i[162])) ^ (data_i[34]
      ^ sum_317)) ^ (sum_180 ^ sum_499)))) ^ (sum_501 ^ (((sum_439 ^ sum_500) ^ (sum_243 ^ sum_299))
      ^ (sum_187 ^ (sum_276 ^ sum_282))));
  wire sum_502 = sum_359 ^ (data_i[75] ^ data_i[227]);
  wire sum_503 = data_i[60] ^ ((sum_146 ^ sum_342) ^ (data_i[153] ^ sum_385));
  wire sum_504 = sum_182 ^ (sum_87 ^ sum_201);
  wire sum_505 = sum_188 ^ sum_416;
  wire sum_506 = sum_290 ^ sum_365;
  wire xor_35 = ((((sum_111 ^ sum_298) ^ (sum_107 ^ sum_168)) ^ (sum_160 ^ sum_505)) ^ (sum_463
      ^ (sum_173 ^ sum_488))) ^ (sum_506 ^ (sum_382 ^ sum_423));
  wire sum_507 = sum_23 ^ sum_206;
  wire xor_36 = ((sum_163 ^ sum_507) ^ (sum_337 ^ sum_355)) ^ (sum_230 ^ (sum_469 ^ (((data_i[108]
      ^ data_i[157]) ^ (data_i[187] ^ data_i[222])) ^ (sum_420 ^ (data_i[18] ^ data_i[54])))));
  wire xor_37 = (((data_i[140] ^ data_i[217]) ^ (data_i[16] ^ data_i[21])) ^ (sum_460 ^ (data_i[62]
      ^ data_i[120]))) ^ ((sum_135 ^ sum_270) ^ (sum_153 ^ sum_361));
  wire sum_508 = sum_242 ^ sum_461;
  wire xor_38 = ((sum_370 ^ xor_37) ^ (((sum_392 ^ (sum_64 ^ sum_75)) ^ (sum_131 ^ sum_229))
      ^ (sum_170 ^ sum_464))) ^ ((sum_333 ^ sum_375) ^ (sum_127 ^ sum_508));
  wire sum_509 = data_i[165] ^ (data_i[82] ^ sum_73);
  wire sum_510 = sum_273 ^ sum_509;
  wire sum_511 = sum_3 ^ (sum_447 ^ (data_i[93] ^ data_i[239]));
  wire xor_39 = (((data_i[97] ^ data_i[114]) ^ (data_i[63] ^ data_i[127])) ^ ((data_i[161]
      ^ data_i[185]) ^ (data_i[5] ^ data_i[75]))) ^ ((sum_151 ^ sum_428) ^ (sum_6 ^ sum_8));
  wire sum_512 = data_i[144] ^ data_i[162];
  wire sum_513 = data_i[164] ^ ((sum_77 ^ (sum_100 ^ sum_512)) ^ (data_i[102] ^ sum_419));
  wire sum_514 = data_i[65] ^ sum_192;
  wire xor_40 = sum_501 ^ (((sum_224 ^ (sum_75 ^ sum_118)) ^ (sum_318 ^ sum_514)) ^ ((sum_88
      ^ sum_199) ^ (sum_65 ^ (data_i[116] ^ data_i[154]))));
  wire sum_515 = data_i[240] ^ sum_165;
  wire sum_516 = data_i[174] ^ sum_324;
  wire sum_517 = sum_134 ^ sum_516;
  wire sum_518 = (data_i[191] ^ data_i[232]) ^ (sum_18 ^ sum_318);
  wire sum_519 = data_i[172] ^ sum_515;
  wire sum_520 = data_i[92] ^ data_i[195];
  wire xor_41 = (sum_450 ^ sum_492) ^ (((sum_221 ^ (data_i[70] ^ data_i[220])) ^ (sum_251
      ^ sum_520)) ^ ((sum_295 ^ sum_347) ^ (data_i[2] ^ sum_54)));
  wire sum_521 = sum_83 ^ (data_i[10] ^ sum_219);
  wire sum_522 = sum_75 ^ sum_451;
  wire sum_523 = data_i[196] ^ sum_491;
  wire sum_524 = data_i[189] ^ sum_523;
  wire sum_525 = sum_179 ^ sum_289;
  wire xor_42 = (((sum_505 ^ sum_525) ^ (sum_19 ^ sum_305)) ^ (sum_110 ^ (sum_137 ^ (data_i[91]
      ^ data_i[192])))) ^ (sum_485 ^ (sum_497 ^ (sum_206 ^ (data_i[7] ^ data_i[61]))));
  wire xor_43 = ((sum_518 ^ (sum_10 ^ ((data_i[164] ^ data_i[168]) ^ (data_i[96] ^ data_i[118]))))
      ^ (sum_429 ^ sum_486)) ^ (sum_176 ^ (sum_117 ^ sum_441));
  wire xor_44 = (sum_309 ^ sum_522) ^ (sum_341 ^ (((sum_435 ^ (data_i[11] ^ data_i[141])) ^ (sum_214
      ^ sum_402)) ^ (sum_424 ^ (sum_105 ^ sum_112))));
  wire sum_526 = data_i[224] ^ sum_245;
  wire sum_527 = data_i[148] ^ (sum_262 ^ sum_526);
  wire sum_528 = sum_32 ^ sum_82;
  wire sum_529 = data_i[251] ^ sum_45;
  wire sum_530 = sum_529 ^ (sum_470 ^ sum_528);
  wire sum_531 = data_i[26] ^ sum_164;
  wire xor_45 = (((sum_214 ^ sum_460) ^ (sum_97 ^ sum_197)) ^ (sum_500 ^ (sum_82 ^ sum_92)))
      ^ ((sum_421 ^ sum_531) ^ (sum_290 ^ (data_i[98] ^ data_i[241])));
  wire sum_532 = data_i[180] ^ sum_483;
  wire sum_533 = sum_65 ^ (data_i[126] ^ sum_353);
  wire sum_534 = data_i[101] ^ sum_373;
  wire xor_46 = sum_534 ^ (((sum_37 ^ sum_532) ^ (sum_363 ^ sum_533)) ^ (sum_479 ^ (sum_58
      ^ ((data_i[24] ^ data_i[245]) ^ (data_i[75] ^ data_i[207])))));
  wire sum_535 = sum_203 ^ (data_i[204] ^ sum_286);
  wire sum_536 = sum_317 ^ sum_474;
  wire xor_47 = ((sum_374 ^ (sum_106 ^ sum_184)) ^ (sum_261 ^ sum_433)) ^ (sum_257 ^ (sum_94
      ^ ((data_i[25] ^ data_i[222]) ^ (data_i[170] ^ data_i[219]))));
  wire sum_537 = sum_21 ^ sum_200;
  wire sum_538 = data_i[92] ^ sum_358;
  wire xor_48 = (((sum_525 ^ (sum_28 ^ sum_288)) ^ (sum_322 ^ sum_537)) ^ (sum_449 ^ (sum_87
      ^ sum_362))) ^ ((sum_426 ^ sum_533) ^ (sum_156 ^ sum_538));
  wire sum_539 = sum_76 ^ sum_155;
  wire xor_49 = ((sum_5 ^ sum_397) ^ (sum_493 ^ sum_517)) ^ (sum_445 ^ ((((sum_32 ^ sum_235)
      ^ (data_i[109] ^ sum_34)) ^ (sum_129 ^ sum_311)) ^ (sum_321 ^ sum_539)));
  wire xor_50 = (((sum_269 ^ sum_538) ^ (sum_20 ^ sum_466)) ^ (sum_519 ^ (sum_217 ^ (sum_142
      ^ (data_i[93] ^ data_i[208]))))) ^ ((sum_256 ^ sum_507) ^ (sum_308 ^ sum_526));
  wire sum_540 = sum_390 ^ (data_i[46] ^ sum_310);
  wire xor_51 = (sum_300 ^ (sum_453 ^ ((sum_31 ^ sum_537) ^ (sum_236 ^ sum_514)))) ^ (((sum_443
      ^ (sum_137 ^ sum_528)) ^ (sum_532 ^ sum_540)) ^ ((sum_211 ^ sum_344) ^ (sum_89 ^ sum_339)));
  wire sum_541 = sum_68 ^ sum_473;
  wire xor_52 = ((sum_352 ^ sum_506) ^ (sum_134 ^ (((data_i[81] ^ data_i[83]) ^ (data_i[39]
      ^ data_i[143])) ^ (data_i[115] ^ sum_520)))) ^ (sum_303 ^ sum_541);
  wire xor_53 = (((sum_499 ^ (sum_168 ^ sum_304)) ^ (sum_231 ^ sum_462)) ^ ((sum_3 ^ sum_336)
      ^ (sum_19 ^ sum_113))) ^ ((sum_496 ^ (sum_258 ^ (data_i[45] ^ data_i[119]))) ^ (sum_174
      ^ sum_349));
  wire xor_54 = (xor_53 ^ ((sum_393 ^ sum_465) ^ (sum_90 ^ sum_166))) ^ (sum_536 ^ (sum_541
      ^ (((sum_249 ^ sum_512) ^ (sum_416 ^ sum_438)) ^ ((sum_240 ^ sum_402) ^ (sum_84
      ^ sum_159)))));
  wire xor_55 = (((sum_418 ^ sum_484) ^ (sum_210 ^ sum_287)) ^ (sum_531 ^ (data_i[157] ^ sum_347)))
      ^ (sum_540 ^ (sum_101 ^ (data_i[226] ^ data_i[230])));

  // Check bits: each is the parity of the data bits under its mask.
  wire [31:0] check;
  // ^(data_i & 256'hf371bc86fc4eadae2306de060141e4626b2140b80421fcf47ffcc4fbb8cc7668)
  assign check[0] = xor_1 ^ (((sum_55 ^ sum_62) ^ (sum_68 ^ sum_71)) ^ (sum_81 ^ sum_86));
  // ^(data_i & 256'h1592c58b05d2f6f2650a620a02c22ca7bd63c0c90c63051d80054d0dc9559ab9)
  assign check[1] = xor_2 ^ (xor_3 ^ (sum_86 ^ sum_140));
  // ^(data_i & 256'h2a248a160ba4ede5ca14c5140485594f7ac6819218c60b3a010b9b1b92aa3472)
  assign check[2] = xor_5 ^ (xor_4 ^ ((sum_157 ^ sum_161) ^ (sum_163 ^ sum_166)));
  // ^(data_i & 256'h5549152d1748dbcb95298a29080ab29ff48d0224318d177403173736245468e4)
  assign check[3] = xor_6 ^ ((sum_213 ^ sum_220) ^ (xor_7 ^ ((sum_224 ^ sum_226) ^ (sum_74
      ^ sum_106))));
  // ^(data_i & 256'haa932a5a2e90b7962b5215521014653fe91a0449631a2ee8072e6f6c49a9d1c8)
  assign check[4] = xor_9 ^ (xor_8 ^ (sum_234 ^ (sum_227 ^ sum_230)));
  // ^(data_i & 256'ha756e933a16ec38275a3f4a320682e1db814482bc214a12470a11a222b9fd5f9)
  assign check[5] = (xor_10 ^ (((sum_275 ^ sum_278) ^ (sum_45 ^ sum_280)) ^ (sum_228 ^ sum_284)))
      ^ (sum_300 ^ xor_11);
  // ^(data_i & 256'hbcdc6fe1bf932babc84137414090b9581a08d0ee8108bfbd9fbff1beeef3dd9a)
  assign check[6] = xor_12 ^ xor_13;
  // ^(data_i & 256'h79b8dec37e27565791836f83802072b13510a0dc02107e7a3f7ee27ddce6bb34)
  assign check[7] = (xor_14 ^ (sum_234 ^ (sum_220 ^ sum_341))) ^ (sum_354 ^ xor_15);
  // ^(data_i & 256'h2bcbdca778a59ac07d77c1eeeab4de77dbd8bf9ddce80fd8e2f3917ba62dd962)
  assign check[8] = xor_17 ^ ((sum_369 ^ (sum_364 ^ (sum_355 ^ sum_360))) ^ (sum_371 ^ sum_373));
  // ^(data_i & 256'h7d5d64e888eeae41869843323edd62986c68c1a6643810682615b28cea776aa7)
  assign check[9] = xor_19 ^ ((sum_395 ^ sum_397) ^ (sum_399 ^ sum_400));
  // ^(data_i & 256'hfbbac9d011dc5c830d3087647cbbc530d9d1824cc97021d14d2a6519d4efd54f)
  assign check[10] = xor_20 ^ xor_21;
  // ^(data_i & 256'hf67592a022b8b9061b600ec9f8768a60b3a3059892e042a39b55ca32a8dfab9f)
  assign check[11] = (xor_23 ^ ((sum_429 ^ (sum_427 ^ ((data_i[155] ^ data_i[188]) ^ (data_i[2]
      ^ data_i[41])))) ^ (sum_205 ^ sum_430))) ^ ((sum_81 ^ sum_431) ^ (sum_403 ^ sum_432));
  // ^(data_i & 256'hedeb24404571720c36c11c92f1ec15c166470b3024c0844737aa956450bf573f)
  assign check[12] = xor_24 ^ (sum_354 ^ (((sum_447 ^ sum_448) ^ (sum_261 ^ ((data_i[64]
      ^ data_i[86]) ^ (data_i[10] ^ data_i[100])))) ^ (sum_51 ^ sum_417)));
  // ^(data_i & 256'hf01c9527f3467ed811f5f8ca086cf4f51657a8fd956906578da7bab20753771d)
  assign check[13] = xor_25 ^ (sum_459 ^ (sum_371 ^ xor_26));
  // ^(data_i & 256'hcaf2f7e99e2966705f9d307bfa6d379df676ef67f73a0376f8bce41ea98b3658)
  assign check[14] = (xor_28 ^ ((sum_399 ^ sum_467) ^ (sum_96 ^ sum_468))) ^ (sum_459 ^ (sum_472
      ^ (sum_341 ^ sum_470)));
  // ^(data_i & 256'h95e5eed33c52cde0be3b60f7f5da6f3bedecdfceee7407ecf179c83d53166cb1)
  assign check[15] = (((sum_368 ^ (sum_396 ^ (sum_264 ^ (sum_164 ^ sum_473)))) ^ (sum_122
      ^ sum_474)) ^ (sum_475 ^ sum_477)) ^ (xor_29 ^ ((sum_480 ^ sum_481) ^ (sum_71 ^ sum_133)));
  // ^(data_i & 256'h411c0e437013afaff2df589a88e98af06b27c44e5cf9430d7531335aef6a5c11)
  assign check[16] = xor_30 ^ xor_31;
  // ^(data_i & 256'hc22512c49035f0f01760e9ae993a9f11bd694dd2e50bc4169e5254ef30bfe533)
  assign check[17] = xor_33 ^ (sum_495 ^ (sum_325 ^ (sum_468 ^ (sum_62 ^ sum_95))));
  // ^(data_i & 256'h854a2589206be1e12ec1d35c33743f227ad29ba4cb17892d3ca5a9df607ecb67)
  assign check[18] = xor_34 ^ ((((sum_410 ^ sum_440) ^ (sum_94 ^ sum_245)) ^ (sum_471 ^ sum_502))
      ^ (sum_503 ^ (sum_292 ^ sum_458)));
  // ^(data_i & 256'h0a944a1241d6c3c35d82a7b967e87f45f4a43748962e125a784b53bfc1fc96ce)
  assign check[19] = xor_36 ^ (xor_35 ^ (sum_405 ^ sum_504));
  // ^(data_i & 256'h1428942583ac8686ba054f72ced0ff8be9486f902c5d25b5f097a67e82f92c9d)
  assign check[20] = xor_38 ^ ((sum_503 ^ (sum_205 ^ sum_510)) ^ (sum_482 ^ sum_511));
  // ^(data_i & 256'h684d2609764ba2a287d4c77e154974e6b8b71a6e05430967941e7fa6ea98052a)
  assign check[21] = (xor_40 ^ (sum_513 ^ (sum_442 ^ xor_39))) ^ (((sum_250 ^ (sum_154 ^ sum_515))
      ^ (sum_452 ^ sum_489)) ^ (sum_338 ^ sum_517));
  // ^(data_i & 256'h908743509c84ebebfc77d666a27a623c1a49f193577e50c35d0ccc163b5a5744)
  assign check[22] = ((sum_102 ^ sum_504) ^ (sum_477 ^ ((sum_345 ^ (sum_279 ^ sum_378)) ^ (sum_294
      ^ sum_328)))) ^ (xor_41 ^ ((sum_487 ^ sum_518) ^ (sum_508 ^ sum_519)));
  // ^(data_i & 256'h200e87a13809d7d7f9efaccd44f4c5783593e227aefca186ba18992d77b5ae88)
  assign check[23] = (((sum_213 ^ sum_521) ^ (sum_511 ^ sum_522)) ^ (sum_475 ^ sum_524)) ^ (xor_42
      ^ ((sum_415 ^ sum_430) ^ (sum_314 ^ sum_476)));
  // ^(data_i & 256'h7fad3bbf2223a497d490f5f97814345fb7e3fae335b8f60f40e98d48bde97802)
  assign check[24] = (xor_43 ^ xor_44) ^ (sum_530 ^ (sum_527 ^ ((sum_190 ^ (sum_47 ^ (data_i[228]
      ^ data_i[242]))) ^ (sum_208 ^ sum_255))));
  // ^(data_i & 256'h80f64cc16765ecb87cb01f0b883d5ce1d9240f245ec91b10c03a97d8c73a8806)
  assign check[25] = xor_46 ^ ((sum_456 ^ (sum_383 ^ (sum_404 ^ sum_498))) ^ (sum_524 ^ xor_45));
  // ^(data_i & 256'h01ed9882cecad871f8613e17117bb9c3b3491f49bd92362181742fb08e74110c)
  assign check[26] = ((sum_513 ^ (sum_523 ^ sum_535)) ^ (sum_454 ^ sum_536)) ^ (xor_47 ^ (sum_431
      ^ (sum_26 ^ ((sum_384 ^ sum_391) ^ (sum_28 ^ sum_238)))));
  // ^(data_i & 256'h03db30059d95b0e3f1c27c2e22f7728666933e937a246c4202e85e611de82218)
  assign check[27] = (xor_48 ^ (((sum_494 ^ sum_509) ^ (sum_61 ^ sum_349)) ^ (sum_380 ^ sum_412)))
      ^ (sum_527 ^ (sum_307 ^ (sum_297 ^ (((data_i[89] ^ data_i[223]) ^ (data_i[55] ^ data_i[144]))
      ^ (sum_149 ^ sum_327)))));
  // ^(data_i & 256'h07b7600b3b2b61c7e285f85d45eee40dcd277c27f449d98404d0bdc23ad04531)
  assign check[28] = xor_49 ^ xor_50;
  // ^(data_i & 256'h70c3faa855756619109a0443f3c8fc442dad02addc2b45064849f7cdc949f361)
  assign check[29] = xor_51 ^ xor_52;
  // ^(data_i & 256'h9f2bceef88c869a5f5a4fd7e9e85cdd7edb8feb88dee7d03d07a63d22f7a9ec0)
  assign check[30] = xor_54 ^ (sum_530 ^ sum_534);
  // ^(data_i & 256'h3f569ddf1191d24bea48fafc3c0a9aafdb71fd711adcfb07a0f4c6a45ef43c81)
  assign check[31] = ((((sum_481 ^ sum_502) ^ (sum_209 ^ sum_529)) ^ (sum_171 ^ sum_467)) ^ (xor_55
      ^ (sum_521 ^ sum_535))) ^ (sum_495 ^ (((sum_138 ^ sum_539) ^ (sum_10 ^ sum_516)) ^ (sum_379
      ^ sum_510)));

  assign check_o = check;

endmodule  // rs_pin_cw_enc

`default_nettype wire
