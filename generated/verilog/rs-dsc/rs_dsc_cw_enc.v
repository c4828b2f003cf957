// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// Check bits of one (288,256) codeword. Combinational.
module rs_dsc_cw_enc (
  input  wire [255:0] data_i,   // data bits in codeword order
  output wire  [31:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[54] ^ data_i[123];
  wire sum_1 = data_i[82] ^ sum_0;
  wire sum_2 = data_i[59] ^ data_i[247];
  wire sum_3 = sum_1 ^ sum_2;
  wire sum_4 = data_i[79] ^ data_i[169];
  wire sum_5 = data_i[40] ^ sum_4;
  wire sum_6 = data_i[3] ^ sum_5;
  wire sum_7 = data_i[58] ^ data_i[189];
  wire sum_8 = data_i[219] ^ data_i[224];
  wire sum_9 = data_i[39] ^ sum_8;
  wire sum_10 = data_i[11] ^ sum_9;
  wire sum_11 = sum_7 ^ sum_10;
  wire sum_12 = data_i[36] ^ data_i[151];
  wire sum_13 = data_i[2] ^ data_i[157];
  wire sum_14 = data_i[19] ^ data_i[50];
  wire sum_15 = data_i[5] ^ data_i[24];
  wire sum_16 = data_i[8] ^ sum_15;
  wire sum_17 = data_i[101] ^ data_i[203];
  wire sum_18 = sum_16 ^ sum_17;
  wire sum_19 = data_i[72] ^ sum_18;
  wire sum_20 = data_i[133] ^ data_i[204];
  wire sum_21 = data_i[144] ^ sum_20;
  wire sum_22 = data_i[179] ^ sum_21;
  wire sum_23 = data_i[192] ^ sum_22;
  wire sum_24 = data_i[217] ^ sum_23;
  wire sum_25 = data_i[103] ^ data_i[152];
  wire sum_26 = data_i[149] ^ sum_25;
  wire sum_27 = data_i[86] ^ sum_26;
  wire sum_28 = data_i[211] ^ sum_27;
  wire sum_29 = data_i[4] ^ sum_28;
  wire xor_0 = ((sum_11 ^ (sum_3 ^ sum_6)) ^ (sum_19 ^ ((sum_12 ^ (data_i[49] ^ data_i[51]))
      ^ (sum_13 ^ sum_14)))) ^ (sum_24 ^ sum_29);
  wire sum_30 = data_i[223] ^ data_i[249];
  wire sum_31 = data_i[231] ^ data_i[237];
  wire sum_32 = sum_30 ^ sum_31;
  wire sum_33 = data_i[53] ^ data_i[122];
  wire sum_34 = data_i[208] ^ sum_33;
  wire sum_35 = sum_32 ^ sum_34;
  wire sum_36 = data_i[56] ^ data_i[119];
  wire sum_37 = data_i[165] ^ sum_36;
  wire sum_38 = data_i[44] ^ sum_37;
  wire sum_39 = sum_38 ^ (data_i[28] ^ sum_35);
  wire sum_40 = data_i[131] ^ data_i[214];
  wire sum_41 = data_i[80] ^ sum_40;
  wire sum_42 = data_i[250] ^ sum_41;
  wire sum_43 = data_i[60] ^ sum_42;
  wire sum_44 = data_i[191] ^ data_i[196];
  wire sum_45 = data_i[64] ^ sum_44;
  wire sum_46 = data_i[166] ^ sum_45;
  wire sum_47 = sum_43 ^ sum_46;
  wire sum_48 = data_i[118] ^ data_i[187];
  wire sum_49 = data_i[215] ^ sum_48;
  wire sum_50 = data_i[9] ^ sum_49;
  wire sum_51 = data_i[70] ^ data_i[207];
  wire sum_52 = data_i[78] ^ data_i[129];
  wire sum_53 = sum_51 ^ sum_52;
  wire sum_54 = sum_50 ^ sum_53;
  wire sum_55 = data_i[83] ^ data_i[197];
  wire sum_56 = data_i[65] ^ sum_55;
  wire sum_57 = sum_54 ^ sum_56;
  wire sum_58 = data_i[57] ^ sum_57;
  wire sum_59 = data_i[111] ^ data_i[194];
  wire sum_60 = data_i[126] ^ data_i[170];
  wire sum_61 = sum_59 ^ sum_60;
  wire sum_62 = data_i[147] ^ sum_61;
  wire sum_63 = data_i[188] ^ data_i[209];
  wire sum_64 = sum_62 ^ sum_63;
  wire sum_65 = data_i[238] ^ data_i[255];
  wire sum_66 = data_i[41] ^ sum_65;
  wire sum_67 = sum_64 ^ sum_66;
  wire sum_68 = data_i[48] ^ data_i[176];
  wire sum_69 = sum_67 ^ sum_68;
  wire sum_70 = data_i[33] ^ data_i[63];
  wire sum_71 = data_i[37] ^ data_i[154];
  wire sum_72 = data_i[15] ^ sum_71;
  wire sum_73 = sum_70 ^ sum_72;
  wire sum_74 = data_i[93] ^ data_i[106];
  wire sum_75 = sum_73 ^ sum_74;
  wire sum_76 = data_i[43] ^ sum_75;
  wire sum_77 = data_i[110] ^ data_i[193];
  wire sum_78 = data_i[137] ^ sum_77;
  wire sum_79 = sum_76 ^ sum_78;
  wire sum_80 = data_i[16] ^ data_i[90];
  wire sum_81 = data_i[177] ^ data_i[243];
  wire sum_82 = data_i[55] ^ sum_81;
  wire sum_83 = data_i[42] ^ data_i[71];
  wire sum_84 = data_i[14] ^ sum_83;
  wire sum_85 = data_i[31] ^ data_i[114];
  wire sum_86 = data_i[130] ^ sum_85;
  wire sum_87 = data_i[117] ^ data_i[186];
  wire sum_88 = data_i[246] ^ sum_87;
  wire sum_89 = data_i[75] ^ data_i[252];
  wire sum_90 = data_i[89] ^ sum_89;
  wire sum_91 = data_i[174] ^ data_i[232];
  wire sum_92 = sum_90 ^ sum_91;
  wire sum_93 = data_i[30] ^ data_i[113];
  wire sum_94 = data_i[13] ^ data_i[35];
  wire sum_95 = data_i[254] ^ sum_94;
  wire sum_96 = sum_93 ^ sum_95;
  wire sum_97 = data_i[155] ^ (data_i[233] ^ (data_i[68] ^ sum_96));
  wire xor_1 = (sum_69 ^ sum_79) ^ (sum_97 ^ (((sum_82 ^ (data_i[227] ^ sum_80)) ^ (sum_84
      ^ sum_86)) ^ (sum_92 ^ (sum_88 ^ (data_i[73] ^ data_i[172])))));
  wire sum_98 = data_i[17] ^ data_i[104];
  wire sum_99 = data_i[40] ^ data_i[169];
  wire sum_100 = data_i[253] ^ sum_99;
  wire sum_101 = data_i[154] ^ data_i[160];
  wire sum_102 = data_i[128] ^ data_i[180];
  wire sum_103 = data_i[87] ^ (sum_101 ^ sum_102);
  wire sum_104 = data_i[124] ^ data_i[168];
  wire sum_105 = data_i[61] ^ sum_104;
  wire sum_106 = data_i[167] ^ sum_105;
  wire sum_107 = data_i[198] ^ data_i[217];
  wire sum_108 = data_i[225] ^ sum_107;
  wire sum_109 = data_i[110] ^ sum_108;
  wire sum_110 = sum_10 ^ sum_109;
  wire xor_2 = ((((sum_98 ^ (data_i[147] ^ data_i[165])) ^ (data_i[91] ^ sum_44)) ^ (sum_100
      ^ (data_i[29] ^ data_i[84]))) ^ (sum_92 ^ sum_103)) ^ (sum_110 ^ (sum_35 ^ sum_106));
  wire sum_111 = data_i[115] ^ data_i[184];
  wire sum_112 = data_i[6] ^ sum_111;
  wire sum_113 = data_i[72] ^ data_i[234];
  wire sum_114 = sum_112 ^ sum_113;
  wire sum_115 = data_i[38] ^ data_i[171];
  wire sum_116 = sum_114 ^ sum_115;
  wire sum_117 = data_i[138] ^ data_i[157];
  wire sum_118 = data_i[45] ^ sum_117;
  wire sum_119 = data_i[126] ^ sum_118;
  wire sum_120 = data_i[173] ^ sum_119;
  wire sum_121 = data_i[94] ^ data_i[107];
  wire sum_122 = data_i[2] ^ data_i[190];
  wire sum_123 = sum_121 ^ sum_122;
  wire sum_124 = data_i[227] ^ data_i[239];
  wire sum_125 = data_i[178] ^ data_i[244];
  wire sum_126 = data_i[179] ^ sum_125;
  wire sum_127 = sum_124 ^ sum_126;
  wire sum_128 = sum_123 ^ sum_127;
  wire sum_129 = data_i[81] ^ data_i[195];
  wire sum_130 = sum_128 ^ sum_129;
  wire sum_131 = data_i[66] ^ data_i[133];
  wire sum_132 = data_i[127] ^ data_i[148];
  wire sum_133 = data_i[69] ^ data_i[134];
  wire sum_134 = data_i[20] ^ sum_133;
  wire sum_135 = data_i[132] ^ sum_134;
  wire sum_136 = data_i[25] ^ sum_17;
  wire sum_137 = data_i[158] ^ data_i[212];
  wire sum_138 = sum_136 ^ sum_137;
  wire sum_139 = data_i[153] ^ sum_138;
  wire sum_140 = (sum_131 ^ sum_132) ^ (sum_139 ^ (data_i[240] ^ sum_135));
  wire sum_141 = data_i[82] ^ data_i[210];
  wire sum_142 = data_i[211] ^ data_i[228];
  wire sum_143 = data_i[151] ^ data_i[175];
  wire sum_144 = data_i[220] ^ sum_143;
  wire sum_145 = sum_74 ^ sum_144;
  wire sum_146 = data_i[68] ^ data_i[205];
  wire sum_147 = data_i[76] ^ sum_146;
  wire sum_148 = sum_145 ^ sum_147;
  wire sum_149 = data_i[32] ^ data_i[52];
  wire sum_150 = data_i[19] ^ sum_149;
  wire sum_151 = (sum_148 ^ (sum_141 ^ sum_142)) ^ (data_i[214] ^ sum_150);
  wire sum_152 = data_i[12] ^ data_i[34];
  wire sum_153 = sum_96 ^ sum_152;
  wire sum_154 = sum_53 ^ sum_153;
  wire sum_155 = data_i[150] ^ data_i[251];
  wire sum_156 = data_i[74] ^ sum_155;
  wire sum_157 = data_i[216] ^ sum_88;
  wire sum_158 = sum_156 ^ sum_157;
  wire sum_159 = (data_i[145] ^ sum_27) ^ (sum_154 ^ sum_158);
  wire sum_160 = data_i[28] ^ data_i[88];
  wire sum_161 = data_i[243] ^ sum_160;
  wire sum_162 = data_i[156] ^ data_i[218];
  wire sum_163 = data_i[10] ^ sum_162;
  wire sum_164 = sum_161 ^ sum_163;
  wire sum_165 = data_i[172] ^ (data_i[137] ^ sum_164);
  wire sum_166 = data_i[102] ^ (sum_70 ^ sum_165);
  wire sum_167 = data_i[216] ^ data_i[247];
  wire sum_168 = data_i[166] ^ data_i[225];
  wire sum_169 = sum_4 ^ (data_i[46] ^ data_i[62]);
  wire sum_170 = data_i[11] ^ data_i[112];
  wire sum_171 = sum_152 ^ sum_170;
  wire sum_172 = data_i[104] ^ data_i[213];
  wire sum_173 = data_i[159] ^ sum_172;
  wire sum_174 = sum_137 ^ sum_173;
  wire sum_175 = sum_80 ^ sum_174;
  wire sum_176 = data_i[155] ^ data_i[181];
  wire sum_177 = data_i[95] ^ sum_176;
  wire sum_178 = data_i[139] ^ data_i[233];
  wire sum_179 = sum_177 ^ sum_178;
  wire sum_180 = data_i[221] ^ sum_179;
  wire sum_181 = sum_175 ^ sum_180;
  wire sum_182 = data_i[92] ^ data_i[206];
  wire sum_183 = data_i[176] ^ sum_182;
  wire sum_184 = sum_142 ^ sum_183;
  wire sum_185 = data_i[29] ^ sum_184;
  wire sum_186 = sum_44 ^ sum_185;
  wire sum_187 = sum_186 ^ (data_i[241] ^ sum_66);
  wire sum_188 = data_i[199] ^ sum_26;
  wire sum_189 = data_i[76] ^ data_i[129];
  wire sum_190 = data_i[33] ^ (sum_117 ^ sum_189);
  wire sum_191 = sum_9 ^ sum_85;
  wire sum_192 = data_i[71] ^ data_i[209];
  wire sum_193 = data_i[21] ^ sum_192;
  wire sum_194 = sum_55 ^ sum_193;
  wire sum_195 = sum_132 ^ (data_i[77] ^ data_i[146]);
  wire sum_196 = data_i[226] ^ data_i[253];
  wire sum_197 = sum_195 ^ sum_196;
  wire sum_198 = data_i[172] ^ data_i[235];
  wire sum_199 = data_i[116] ^ data_i[185];
  wire sum_200 = data_i[73] ^ sum_199;
  wire sum_201 = sum_200 ^ (data_i[244] ^ sum_198);
  wire xor_3 = (sum_187 ^ (sum_181 ^ (((sum_167 ^ (data_i[30] ^ data_i[70])) ^ (data_i[173]
      ^ sum_168)) ^ (sum_169 ^ sum_171)))) ^ (((sum_103 ^ (sum_1 ^ sum_95)) ^ (sum_188 ^ sum_190))
      ^ ((sum_191 ^ sum_194) ^ (sum_197 ^ sum_201)));
  wire sum_202 = data_i[218] ^ sum_134;
  wire sum_203 = data_i[125] ^ data_i[130];
  wire sum_204 = data_i[67] ^ sum_203;
  wire sum_205 = data_i[102] ^ sum_204;
  wire sum_206 = sum_49 ^ (sum_144 ^ (data_i[150] ^ sum_121));
  wire sum_207 = data_i[7] ^ data_i[250];
  wire sum_208 = sum_90 ^ sum_207;
  wire sum_209 = data_i[85] ^ sum_208;
  wire sum_210 = data_i[14] ^ data_i[135];
  wire sum_211 = data_i[36] ^ data_i[153];
  wire sum_212 = sum_210 ^ sum_211;
  wire sum_213 = data_i[105] ^ sum_91;
  wire sum_214 = sum_212 ^ sum_213;
  wire sum_215 = data_i[245] ^ sum_214;
  wire sum_216 = data_i[3] ^ data_i[108];
  wire sum_217 = data_i[26] ^ sum_216;
  wire sum_218 = data_i[53] ^ sum_217;
  wire sum_219 = data_i[161] ^ data_i[229];
  wire sum_220 = data_i[170] ^ sum_219;
  wire sum_221 = (data_i[18] ^ sum_218) ^ (data_i[111] ^ sum_220);
  wire sum_222 = data_i[210] ^ data_i[242];
  wire sum_223 = data_i[160] ^ sum_222;
  wire sum_224 = data_i[208] ^ sum_223;
  wire sum_225 = data_i[17] ^ data_i[48];
  wire sum_226 = sum_225 ^ (data_i[176] ^ sum_224);
  wire sum_227 = data_i[77] ^ data_i[91];
  wire sum_228 = sum_83 ^ sum_227;
  wire sum_229 = data_i[109] ^ (data_i[134] ^ (data_i[27] ^ sum_228));
  wire sum_230 = data_i[162] ^ data_i[200];
  wire sum_231 = data_i[182] ^ data_i[240];
  wire sum_232 = sum_230 ^ sum_231;
  wire sum_233 = data_i[140] ^ sum_113;
  wire sum_234 = data_i[47] ^ sum_196;
  wire sum_235 = data_i[193] ^ sum_234;
  wire sum_236 = data_i[188] ^ sum_162;
  wire sum_237 = data_i[248] ^ sum_236;
  wire sum_238 = sum_40 ^ sum_124;
  wire sum_239 = data_i[63] ^ sum_238;
  wire sum_240 = data_i[0] ^ sum_215;
  wire sum_241 = sum_240 ^ (data_i[171] ^ (data_i[119] ^ data_i[255]));
  wire xor_4 = ((sum_226 ^ sum_229) ^ (sum_181 ^ (((sum_102 ^ (data_i[4] ^ data_i[19])) ^ (sum_8
      ^ sum_219)) ^ (sum_232 ^ sum_233)))) ^ (sum_241 ^ ((sum_235 ^ (sum_108 ^ (data_i[96]
      ^ data_i[177]))) ^ (sum_237 ^ sum_239)));
  wire sum_242 = data_i[167] ^ sum_60;
  wire sum_243 = data_i[22] ^ data_i[84];
  wire sum_244 = sum_242 ^ sum_243;
  wire sum_245 = sum_104 ^ sum_111;
  wire sum_246 = data_i[147] ^ sum_245;
  wire sum_247 = data_i[108] ^ sum_72;
  wire sum_248 = data_i[173] ^ data_i[236];
  wire sum_249 = data_i[21] ^ sum_248;
  wire sum_250 = data_i[222] ^ data_i[230];
  wire sum_251 = sum_249 ^ sum_250;
  wire sum_252 = sum_55 ^ sum_251;
  wire sum_253 = data_i[23] ^ data_i[85];
  wire sum_254 = sum_200 ^ sum_253;
  wire sum_255 = sum_254 ^ (data_i[120] ^ data_i[248]);
  wire sum_256 = data_i[183] ^ data_i[241];
  wire sum_257 = data_i[141] ^ sum_256;
  wire sum_258 = sum_132 ^ sum_257;
  wire sum_259 = data_i[219] ^ sum_258;
  wire sum_260 = sum_255 ^ sum_259;
  wire sum_261 = data_i[55] ^ data_i[136];
  wire sum_262 = sum_81 ^ sum_261;
  wire sum_263 = sum_107 ^ sum_262;
  wire sum_264 = data_i[255] ^ sum_263;
  wire sum_265 = sum_5 ^ sum_198;
  wire sum_266 = sum_264 ^ sum_265;
  wire xor_5 = (((data_i[17] ^ data_i[69]) ^ (data_i[227] ^ data_i[246])) ^ ((data_i[157]
      ^ data_i[208]) ^ (data_i[110] ^ data_i[152]))) ^ ((sum_192 ^ (data_i[43] ^ data_i[56]))
      ^ (sum_176 ^ sum_250));
  wire sum_267 = sum_243 ^ (data_i[226] ^ data_i[233]);
  wire sum_268 = data_i[168] ^ sum_230;
  wire sum_269 = data_i[18] ^ data_i[132];
  wire sum_270 = sum_85 ^ sum_269;
  wire sum_271 = sum_268 ^ sum_270;
  wire sum_272 = sum_162 ^ sum_271;
  wire sum_273 = data_i[163] ^ data_i[221];
  wire sum_274 = data_i[49] ^ data_i[201];
  wire sum_275 = sum_274 ^ (data_i[194] ^ (sum_272 ^ sum_273));
  wire sum_276 = data_i[97] ^ data_i[146];
  wire sum_277 = data_i[87] ^ sum_276;
  wire sum_278 = sum_167 ^ sum_277;
  wire sum_279 = data_i[20] ^ sum_52;
  wire sum_280 = sum_203 ^ sum_279;
  wire sum_281 = data_i[109] ^ data_i[192];
  wire sum_282 = data_i[106] ^ sum_281;
  wire sum_283 = data_i[161] ^ sum_282;
  wire sum_284 = sum_32 ^ sum_184;
  wire sum_285 = sum_95 ^ sum_227;
  wire sum_286 = sum_233 ^ sum_285;
  wire sum_287 = sum_16 ^ sum_115;
  wire sum_288 = data_i[199] ^ sum_287;
  wire sum_289 = data_i[1] ^ data_i[189];
  wire sum_290 = sum_289 ^ (data_i[28] ^ sum_214);
  wire xor_6 = (((sum_278 ^ (sum_72 ^ (data_i[178] ^ data_i[225]))) ^ (sum_280 ^ sum_283))
      ^ (sum_206 ^ sum_284)) ^ (sum_290 ^ (sum_286 ^ sum_288));
  wire sum_291 = data_i[235] ^ sum_46;
  wire sum_292 = data_i[4] ^ data_i[199];
  wire sum_293 = sum_231 ^ sum_292;
  wire sum_294 = data_i[141] ^ sum_293;
  wire sum_295 = data_i[107] ^ sum_294;
  wire sum_296 = data_i[98] ^ data_i[202];
  wire sum_297 = sum_80 ^ sum_296;
  wire sum_298 = sum_125 ^ sum_297;
  wire sum_299 = data_i[43] ^ data_i[164];
  wire sum_300 = sum_222 ^ sum_299;
  wire sum_301 = sum_298 ^ sum_300;
  wire sum_302 = data_i[92] ^ data_i[237];
  wire sum_303 = data_i[229] ^ data_i[234];
  wire sum_304 = data_i[144] ^ data_i[183];
  wire sum_305 = data_i[121] ^ data_i[248];
  wire sum_306 = data_i[29] ^ sum_305;
  wire sum_307 = data_i[51] ^ data_i[120];
  wire sum_308 = data_i[0] ^ sum_307;
  wire sum_309 = sum_306 ^ sum_308;
  wire sum_310 = sum_1 ^ sum_309;
  wire sum_311 = sum_249 ^ sum_310;
  wire xor_7 = ((sum_291 ^ sum_295) ^ (sum_139 ^ sum_301)) ^ (sum_311 ^ (((sum_302 ^ (data_i[192]
      ^ data_i[204])) ^ (sum_7 ^ sum_303)) ^ ((sum_253 ^ sum_304) ^ (sum_25 ^ sum_83))));
  wire sum_312 = data_i[60] ^ sum_129;
  wire sum_313 = data_i[80] ^ sum_312;
  wire sum_314 = sum_261 ^ sum_313;
  wire sum_315 = (data_i[38] ^ (sum_216 ^ sum_314)) ^ (data_i[142] ^ sum_196);
  wire sum_316 = sum_142 ^ sum_189;
  wire sum_317 = data_i[74] ^ data_i[222];
  wire sum_318 = data_i[224] ^ sum_317;
  wire sum_319 = sum_48 ^ sum_170;
  wire sum_320 = data_i[68] ^ data_i[246];
  wire sum_321 = data_i[59] ^ sum_320;
  wire sum_322 = data_i[5] ^ data_i[165];
  wire sum_323 = sum_56 ^ sum_322;
  wire sum_324 = data_i[95] ^ sum_213;
  wire sum_325 = sum_70 ^ sum_112;
  wire xor_8 = (((sum_316 ^ (data_i[220] ^ sum_33)) ^ (sum_318 ^ sum_319)) ^ ((sum_161 ^ sum_321)
      ^ (sum_90 ^ (data_i[175] ^ data_i[190])))) ^ ((sum_323 ^ sum_324) ^ (sum_96 ^ sum_325));
  wire sum_326 = data_i[56] ^ data_i[229];
  wire sum_327 = data_i[142] ^ sum_243;
  wire sum_328 = sum_327 ^ (sum_250 ^ (data_i[99] ^ data_i[164]));
  wire sum_329 = sum_106 ^ sum_289;
  wire sum_330 = data_i[41] ^ sum_129;
  wire sum_331 = sum_329 ^ sum_330;
  wire sum_332 = sum_331 ^ (sum_88 ^ sum_201);
  wire sum_333 = data_i[58] ^ data_i[102];
  wire sum_334 = data_i[57] ^ data_i[245];
  wire sum_335 = sum_333 ^ sum_334;
  wire sum_336 = data_i[69] ^ sum_335;
  wire sum_337 = sum_225 ^ sum_274;
  wire sum_338 = sum_273 ^ sum_337;
  wire sum_339 = sum_26 ^ sum_160;
  wire sum_340 = data_i[79] ^ sum_339;
  wire sum_341 = sum_41 ^ sum_309;
  wire xor_9 = (sum_332 ^ ((sum_328 ^ ((sum_207 ^ sum_326) ^ (sum_122 ^ sum_256))) ^ (sum_109
      ^ sum_218))) ^ (((sum_336 ^ sum_338) ^ (sum_62 ^ ((data_i[143] ^ data_i[153]) ^ (data_i[145]
      ^ data_i[252])))) ^ (sum_340 ^ sum_341));
  wire sum_342 = data_i[37] ^ data_i[66];
  wire sum_343 = data_i[52] ^ data_i[202];
  wire sum_344 = sum_94 ^ sum_173;
  wire sum_345 = sum_147 ^ sum_344;
  wire sum_346 = data_i[128] ^ sum_281;
  wire sum_347 = data_i[155] ^ data_i[236];
  wire sum_348 = sum_54 ^ (sum_347 ^ (data_i[212] ^ sum_346));
  wire sum_349 = sum_171 ^ sum_228;
  wire sum_350 = data_i[101] ^ (data_i[253] ^ sum_349);
  wire sum_351 = sum_143 ^ (data_i[15] ^ sum_325);
  wire sum_352 = data_i[27] ^ sum_2;
  wire sum_353 = data_i[70] ^ sum_352;
  wire sum_354 = sum_248 ^ (sum_37 ^ sum_353);
  wire sum_355 = data_i[100] ^ (data_i[213] ^ sum_204);
  wire sum_356 = sum_115 ^ sum_355;
  wire sum_357 = data_i[50] ^ data_i[136];
  wire xor_10 = (((data_i[1] ^ data_i[7]) ^ (data_i[154] ^ data_i[168])) ^ ((data_i[54]
      ^ data_i[72]) ^ (data_i[8] ^ data_i[48]))) ^ ((sum_250 ^ sum_357) ^ (sum_149 ^ sum_292));
  wire sum_358 = data_i[111] ^ sum_52;
  wire sum_359 = sum_84 ^ sum_211;
  wire sum_360 = data_i[88] ^ sum_269;
  wire sum_361 = sum_199 ^ sum_360;
  wire sum_362 = data_i[178] ^ sum_361;
  wire xor_11 = ((sum_354 ^ sum_356) ^ (xor_10 ^ ((sum_358 ^ (data_i[202] ^ sum_77)) ^ (sum_45
      ^ sum_330)))) ^ (((sum_197 ^ (sum_306 ^ sum_346)) ^ (sum_6 ^ sum_359)) ^ (sum_362 ^ (sum_35
      ^ sum_336)));
  wire sum_363 = data_i[89] ^ sum_122;
  wire sum_364 = data_i[49] ^ sum_363;
  wire sum_365 = data_i[203] ^ sum_364;
  wire sum_366 = data_i[112] ^ (data_i[232] ^ sum_163);
  wire sum_367 = data_i[62] ^ data_i[143];
  wire sum_368 = data_i[105] ^ sum_367;
  wire sum_369 = data_i[103] ^ sum_368;
  wire sum_370 = sum_253 ^ sum_369;
  wire sum_371 = data_i[82] ^ sum_370;
  wire sum_372 = data_i[214] ^ (sum_49 ^ sum_183);
  wire sum_373 = sum_372 ^ (data_i[188] ^ sum_300);
  wire sum_374 = data_i[64] ^ data_i[127];
  wire sum_375 = data_i[131] ^ sum_374;
  wire sum_376 = data_i[149] ^ sum_168;
  wire sum_377 = data_i[72] ^ data_i[138];
  wire sum_378 = data_i[7] ^ data_i[135];
  wire sum_379 = (sum_61 ^ sum_377) ^ (sum_135 ^ sum_378);
  wire sum_380 = data_i[99] ^ sum_78;
  wire sum_381 = sum_380 ^ (sum_75 ^ sum_254);
  wire sum_382 = data_i[47] ^ sum_334;
  wire sum_383 = sum_57 ^ sum_382;
  wire xor_12 = ((sum_350 ^ (((sum_375 ^ sum_376) ^ (sum_368 ^ (data_i[102] ^ data_i[176])))
      ^ (sum_191 ^ sum_294))) ^ (sum_356 ^ sum_379)) ^ (sum_381 ^ sum_383);
  wire sum_384 = data_i[86] ^ data_i[128];
  wire sum_385 = data_i[1] ^ data_i[251];
  wire sum_386 = data_i[174] ^ data_i[242];
  wire sum_387 = data_i[81] ^ sum_386;
  wire sum_388 = data_i[115] ^ data_i[230];
  wire sum_389 = data_i[206] ^ sum_388;
  wire sum_390 = data_i[8] ^ data_i[10];
  wire sum_391 = sum_273 ^ sum_390;
  wire sum_392 = data_i[121] ^ sum_4;
  wire xor_13 = (((sum_384 ^ (data_i[51] ^ data_i[80])) ^ (sum_121 ^ sum_385)) ^ ((sum_176
      ^ sum_198) ^ (data_i[220] ^ sum_125))) ^ ((sum_387 ^ sum_389) ^ (sum_391 ^ sum_392));
  wire sum_393 = sum_149 ^ sum_327;
  wire sum_394 = data_i[204] ^ sum_393;
  wire sum_395 = data_i[156] ^ sum_394;
  wire sum_396 = sum_106 ^ sum_395;
  wire sum_397 = (data_i[5] ^ sum_39) ^ (data_i[96] ^ data_i[198]);
  wire sum_398 = data_i[113] ^ data_i[175];
  wire sum_399 = data_i[67] ^ sum_146;
  wire sum_400 = sum_134 ^ (sum_398 ^ sum_399);
  wire sum_401 = data_i[139] ^ sum_324;
  wire sum_402 = data_i[45] ^ sum_13;
  wire sum_403 = data_i[252] ^ sum_234;
  wire sum_404 = data_i[4] ^ sum_403;
  wire sum_405 = data_i[242] ^ sum_404;
  wire sum_406 = sum_8 ^ sum_299;
  wire sum_407 = sum_252 ^ (data_i[165] ^ sum_406);
  wire sum_408 = data_i[97] ^ sum_158;
  wire sum_409 = data_i[238] ^ sum_310;
  wire sum_410 = sum_409 ^ (data_i[87] ^ sum_408);
  wire sum_411 = data_i[237] ^ sum_81;
  wire sum_412 = data_i[44] ^ sum_207;
  wire sum_413 = data_i[163] ^ sum_30;
  wire sum_414 = sum_126 ^ (data_i[195] ^ sum_172);
  wire sum_415 = data_i[181] ^ sum_257;
  wire sum_416 = data_i[42] ^ data_i[185];
  wire sum_417 = data_i[6] ^ data_i[235];
  wire xor_14 = (((sum_411 ^ sum_412) ^ (sum_21 ^ sum_413)) ^ (sum_414 ^ (sum_105 ^ (data_i[58]
      ^ data_i[93])))) ^ ((sum_285 ^ sum_415) ^ (sum_339 ^ (sum_416 ^ sum_417)));
  wire sum_418 = data_i[66] ^ sum_380;
  wire sum_419 = data_i[22] ^ sum_418;
  wire sum_420 = sum_63 ^ sum_419;
  wire sum_421 = sum_247 ^ sum_420;
  wire sum_422 = sum_399 ^ (data_i[2] ^ (sum_133 ^ sum_168));
  wire sum_423 = data_i[3] ^ sum_393;
  wire sum_424 = sum_38 ^ sum_289;
  wire sum_425 = data_i[78] ^ sum_424;
  wire sum_426 = sum_65 ^ (data_i[196] ^ sum_127);
  wire sum_427 = sum_59 ^ (sum_426 ^ (data_i[23] ^ data_i[158]));
  wire sum_428 = data_i[83] ^ data_i[114];
  wire sum_429 = data_i[38] ^ sum_347;
  wire sum_430 = data_i[254] ^ sum_51;
  wire xor_15 = ((((data_i[62] ^ data_i[125]) ^ (data_i[94] ^ data_i[233])) ^ (sum_377 ^ (data_i[80]
      ^ data_i[186]))) ^ (sum_429 ^ (sum_155 ^ sum_428))) ^ ((sum_100 ^ sum_430) ^ (sum_32
      ^ sum_245));
  wire sum_431 = data_i[122] ^ (data_i[45] ^ sum_231);
  wire sum_432 = data_i[100] ^ data_i[180];
  wire sum_433 = data_i[140] ^ sum_432;
  wire sum_434 = sum_346 ^ sum_433;
  wire sum_435 = sum_434 ^ (data_i[21] ^ data_i[112]);
  wire sum_436 = data_i[46] ^ data_i[96];
  wire sum_437 = data_i[145] ^ sum_436;
  wire sum_438 = sum_208 ^ sum_437;
  wire sum_439 = data_i[30] ^ data_i[224];
  wire sum_440 = (data_i[98] ^ (sum_145 ^ sum_438)) ^ (sum_15 ^ (sum_2 ^ (sum_306 ^ sum_439)));
  wire sum_441 = data_i[215] ^ sum_424;
  wire sum_442 = sum_312 ^ sum_441;
  wire sum_443 = data_i[125] ^ data_i[249];
  wire sum_444 = data_i[180] ^ sum_443;
  wire sum_445 = data_i[135] ^ sum_168;
  wire sum_446 = data_i[39] ^ sum_276;
  wire sum_447 = data_i[159] ^ sum_178;
  wire sum_448 = data_i[31] ^ data_i[197];
  wire sum_449 = sum_123 ^ sum_448;
  wire sum_450 = sum_93 ^ sum_292;
  wire sum_451 = data_i[46] ^ sum_450;
  wire xor_16 = (((sum_316 ^ (data_i[221] ^ sum_143)) ^ (sum_430 ^ sum_444)) ^ ((sum_411 ^ sum_445)
      ^ (sum_236 ^ sum_446))) ^ ((sum_449 ^ (sum_126 ^ sum_447)) ^ (sum_244 ^ sum_451));
  wire sum_452 = data_i[143] ^ sum_114;
  wire sum_453 = data_i[90] ^ data_i[239];
  wire xor_17 = (((data_i[95] ^ data_i[206]) ^ (data_i[69] ^ data_i[251])) ^ ((data_i[45]
      ^ data_i[250]) ^ (data_i[144] ^ data_i[187]))) ^ ((sum_453 ^ (data_i[71] ^ data_i[123]))
      ^ (sum_320 ^ sum_334));
  wire sum_454 = data_i[0] ^ sum_34;
  wire sum_455 = data_i[25] ^ ((sum_66 ^ sum_415) ^ (data_i[101] ^ sum_454));
  wire sum_456 = data_i[98] ^ sum_326;
  wire sum_457 = sum_456 ^ (sum_128 ^ sum_437);
  wire sum_458 = sum_217 ^ sum_228;
  wire sum_459 = sum_8 ^ sum_86;
  wire sum_460 = data_i[16] ^ (data_i[200] ^ data_i[254]);
  wire sum_461 = sum_336 ^ sum_460;
  wire xor_18 = (((sum_118 ^ (sum_51 ^ sum_113)) ^ (sum_1 ^ sum_177)) ^ (sum_458 ^ sum_459))
      ^ (sum_461 ^ (sum_157 ^ ((data_i[212] ^ data_i[251]) ^ (data_i[184] ^ data_i[198]))));
  wire sum_462 = data_i[142] ^ sum_287;
  wire sum_463 = data_i[182] ^ sum_433;
  wire sum_464 = data_i[34] ^ sum_463;
  wire xor_19 = ((sum_291 ^ sum_462) ^ (sum_255 ^ sum_464)) ^ (sum_405 ^ (sum_329 ^ ((sum_384
      ^ (data_i[127] ^ data_i[247])) ^ (sum_207 ^ sum_317))));
  wire sum_465 = sum_338 ^ (data_i[6] ^ sum_216);
  wire sum_466 = sum_157 ^ (data_i[35] ^ data_i[116]);
  wire sum_467 = data_i[61] ^ sum_227;
  wire xor_20 = sum_379 ^ ((((data_i[25] ^ data_i[74]) ^ (data_i[10] ^ data_i[254])) ^ (sum_253
      ^ (data_i[166] ^ data_i[207]))) ^ (sum_467 ^ (sum_182 ^ sum_281)));
  wire sum_468 = sum_33 ^ sum_333;
  wire sum_469 = data_i[158] ^ sum_171;
  wire sum_470 = sum_277 ^ sum_432;
  wire sum_471 = sum_436 ^ sum_470;
  wire sum_472 = data_i[228] ^ (data_i[148] ^ sum_352);
  wire sum_473 = data_i[191] ^ sum_31;
  wire sum_474 = sum_223 ^ (sum_441 ^ (sum_89 ^ sum_473));
  wire xor_21 = (((data_i[32] ^ data_i[95]) ^ (data_i[215] ^ data_i[243])) ^ ((data_i[147]
      ^ data_i[179]) ^ (data_i[119] ^ data_i[129]))) ^ ((sum_357 ^ (data_i[63] ^ data_i[75]))
      ^ (sum_386 ^ sum_398));
  wire sum_475 = data_i[9] ^ sum_199;
  wire sum_476 = sum_20 ^ sum_186;
  wire sum_477 = data_i[117] ^ sum_211;
  wire sum_478 = sum_72 ^ sum_178;
  wire xor_22 = (((sum_312 ^ sum_477) ^ (sum_270 ^ (data_i[105] ^ data_i[141]))) ^ (sum_328
      ^ sum_458)) ^ ((sum_3 ^ sum_478) ^ (sum_323 ^ sum_364));
  wire sum_479 = data_i[219] ^ (data_i[97] ^ (sum_25 ^ sum_155));
  wire sum_480 = sum_60 ^ (data_i[231] ^ sum_105);
  wire sum_481 = sum_205 ^ sum_431;
  wire sum_482 = sum_307 ^ sum_345;
  wire sum_483 = sum_219 ^ sum_265;
  wire sum_484 = sum_202 ^ sum_483;
  wire sum_485 = data_i[118] ^ sum_71;
  wire sum_486 = data_i[223] ^ sum_485;
  wire sum_487 = data_i[77] ^ sum_258;
  wire sum_488 = sum_182 ^ (sum_133 ^ (data_i[198] ^ sum_305));
  wire xor_23 = ((((sum_262 ^ sum_456) ^ (sum_53 ^ (data_i[133] ^ data_i[252]))) ^ (sum_451
      ^ sum_486)) ^ (sum_480 ^ sum_487)) ^ (sum_371 ^ (sum_116 ^ sum_488));
  wire sum_489 = data_i[41] ^ data_i[104];
  wire sum_490 = data_i[244] ^ sum_453;
  wire sum_491 = data_i[27] ^ sum_308;
  wire sum_492 = data_i[33] ^ data_i[123];
  wire sum_493 = sum_390 ^ (data_i[11] ^ (sum_491 ^ sum_492));
  wire xor_24 = xor_23 ^ (sum_493 ^ (sum_407 ^ (((sum_489 ^ (data_i[9] ^ data_i[114])) ^ (sum_14
      ^ sum_17)) ^ (sum_490 ^ (data_i[218] ^ sum_87)))));
  wire sum_494 = sum_423 ^ (data_i[169] ^ sum_418);
  wire sum_495 = sum_148 ^ (data_i[162] ^ sum_176);
  wire sum_496 = data_i[212] ^ sum_495;
  wire sum_497 = sum_203 ^ sum_434;
  wire sum_498 = sum_212 ^ (sum_47 ^ sum_497);
  wire sum_499 = sum_64 ^ sum_465;
  wire sum_500 = sum_40 ^ sum_288;
  wire xor_25 = (sum_499 ^ sum_500) ^ (sum_76 ^ ((((data_i[10] ^ data_i[189]) ^ (data_i[36]
      ^ data_i[90])) ^ (sum_33 ^ sum_388)) ^ (sum_268 ^ sum_444)));
  wire sum_501 = data_i[32] ^ sum_210;
  wire sum_502 = sum_77 ^ (data_i[216] ^ sum_501);
  wire sum_503 = (data_i[195] ^ sum_447) ^ (sum_87 ^ sum_256);
  wire sum_504 = data_i[99] ^ sum_14;
  wire sum_505 = sum_504 ^ (sum_0 ^ sum_223);
  wire xor_26 = (sum_383 ^ (sum_502 ^ (sum_138 ^ ((data_i[18] ^ data_i[120]) ^ (data_i[12]
      ^ data_i[253]))))) ^ ((sum_400 ^ sum_503) ^ (sum_286 ^ sum_505));
  wire sum_506 = data_i[26] ^ (data_i[73] ^ sum_246);
  wire sum_507 = sum_36 ^ sum_355;
  wire sum_508 = data_i[222] ^ sum_507;
  wire sum_509 = sum_77 ^ sum_225;
  wire sum_510 = data_i[249] ^ sum_509;
  wire sum_511 = data_i[65] ^ sum_468;
  wire sum_512 = (sum_298 ^ sum_466) ^ (data_i[152] ^ sum_230);
  wire xor_27 = (sum_508 ^ (sum_506 ^ (((sum_428 ^ (data_i[2] ^ data_i[129])) ^ (sum_131 ^ sum_299))
      ^ (sum_412 ^ sum_446)))) ^ (sum_512 ^ ((sum_510 ^ (sum_193 ^ sum_450)) ^ (sum_239
      ^ sum_511)));
  wire sum_513 = sum_283 ^ sum_437;
  wire xor_28 = ((sum_487 ^ (sum_309 ^ sum_469)) ^ (sum_19 ^ sum_513)) ^ (sum_266 ^ (sum_180
      ^ (((data_i[175] ^ data_i[253]) ^ (data_i[84] ^ data_i[132])) ^ ((data_i[231] ^ data_i[232])
      ^ (data_i[154] ^ data_i[170])))));
  wire xor_29 = (((data_i[96] ^ data_i[140]) ^ (data_i[85] ^ data_i[159])) ^ ((data_i[12]
      ^ data_i[88]) ^ (data_i[64] ^ data_i[78]))) ^ ((sum_322 ^ sum_489) ^ (sum_248 ^ sum_385));
  wire sum_514 = data_i[217] ^ sum_224;
  wire sum_515 = sum_0 ^ sum_514;
  wire sum_516 = data_i[91] ^ data_i[134];
  wire sum_517 = data_i[44] ^ sum_516;
  wire sum_518 = data_i[171] ^ sum_337;
  wire xor_30 = (sum_494 ^ (sum_515 ^ xor_29)) ^ (sum_97 ^ (((sum_318 ^ (data_i[98] ^ sum_305))
      ^ (sum_413 ^ sum_517)) ^ (sum_518 ^ (sum_126 ^ sum_200))));
  wire sum_519 = sum_21 ^ sum_276;
  wire sum_520 = data_i[107] ^ sum_519;
  wire sum_521 = (sum_136 ^ sum_477) ^ (sum_50 ^ sum_382);
  wire sum_522 = sum_438 ^ sum_504;
  wire sum_523 = data_i[124] ^ sum_483;
  wire sum_524 = data_i[13] ^ sum_274;
  wire xor_31 = ((sum_260 ^ sum_522) ^ (sum_29 ^ sum_523)) ^ (sum_241 ^ (sum_408 ^ ((sum_524
      ^ (data_i[164] ^ sum_432)) ^ (sum_413 ^ sum_485))));
  wire sum_525 = sum_118 ^ sum_270;
  wire sum_526 = data_i[24] ^ sum_296;
  wire sum_527 = data_i[26] ^ sum_526;
  wire xor_32 = (((sum_511 ^ sum_525) ^ (sum_164 ^ sum_527)) ^ (sum_422 ^ sum_452)) ^ ((sum_23
      ^ sum_314) ^ (sum_64 ^ (((data_i[108] ^ data_i[215]) ^ (data_i[42] ^ data_i[131])) ^ (sum_302
      ^ sum_492))));
  wire sum_528 = sum_297 ^ sum_346;
  wire xor_33 = (((sum_235 ^ sum_528) ^ (sum_470 ^ sum_478)) ^ (sum_462 ^ (sum_27 ^ ((data_i[34]
      ^ data_i[136]) ^ (data_i[170] ^ data_i[196]))))) ^ (sum_354 ^ (sum_514 ^ (((data_i[144]
      ^ data_i[157]) ^ (data_i[3] ^ data_i[137])) ^ (sum_210 ^ sum_443))));
  wire sum_529 = data_i[138] ^ data_i[230];
  wire sum_530 = data_i[92] ^ data_i[228];
  wire xor_34 = (((sum_529 ^ (data_i[37] ^ data_i[39])) ^ (sum_439 ^ sum_530)) ^ ((sum_68 ^ sum_99)
      ^ (sum_178 ^ sum_261))) ^ (sum_359 ^ (sum_245 ^ (data_i[116] ^ data_i[183])));
  wire sum_531 = sum_14 ^ sum_376;
  wire sum_532 = data_i[65] ^ sum_293;
  wire xor_35 = (xor_34 ^ ((sum_414 ^ sum_531) ^ (sum_532 ^ ((data_i[52] ^ data_i[247])
      ^ (data_i[43] ^ data_i[78]))))) ^ (sum_221 ^ (sum_43 ^ sum_471));
  wire sum_533 = sum_91 ^ sum_367;
  wire sum_534 = sum_524 ^ (sum_533 ^ (sum_16 ^ sum_156));
  wire sum_535 = (data_i[203] ^ sum_12) ^ (data_i[186] ^ sum_48);
  wire xor_36 = (((sum_392 ^ sum_473) ^ (sum_90 ^ sum_147)) ^ (sum_535 ^ ((data_i[67] ^ data_i[156])
      ^ (data_i[131] ^ data_i[238])))) ^ (sum_362 ^ sum_479);
  wire sum_536 = sum_20 ^ sum_532;
  wire sum_537 = data_i[201] ^ sum_530;
  wire sum_538 = sum_59 ^ sum_124;
  wire xor_37 = (xor_36 ^ ((sum_513 ^ sum_536) ^ (sum_175 ^ ((sum_216 ^ sum_448) ^ (data_i[181]
      ^ sum_111))))) ^ ((sum_226 ^ sum_331) ^ (sum_154 ^ ((sum_537 ^ sum_538) ^ (sum_445
      ^ sum_517))));
  wire sum_539 = (data_i[226] ^ sum_343) ^ (sum_82 ^ (sum_120 ^ sum_213));
  wire xor_38 = (((sum_488 ^ sum_520) ^ (sum_404 ^ ((sum_63 ^ sum_81) ^ (data_i[167] ^ sum_94))))
      ^ (sum_290 ^ sum_507)) ^ (sum_151 ^ (((sum_169 ^ sum_232) ^ (sum_220 ^ sum_475)) ^ ((sum_34
      ^ sum_509) ^ (sum_16 ^ (data_i[124] ^ data_i[187])))));
  wire sum_540 = sum_263 ^ sum_375;
  wire sum_541 = data_i[205] ^ data_i[246];
  wire xor_39 = (sum_455 ^ ((sum_464 ^ sum_540) ^ (sum_370 ^ (((data_i[108] ^ data_i[162])
      ^ (data_i[225] ^ data_i[239])) ^ (sum_303 ^ sum_541))))) ^ (sum_58 ^ sum_396);
  wire sum_542 = data_i[190] ^ sum_117;
  wire sum_543 = sum_542 ^ (data_i[139] ^ data_i[184]);
  wire xor_40 = ((((sum_385 ^ sum_417) ^ (sum_141 ^ sum_333)) ^ (sum_61 ^ sum_537)) ^ (sum_510
      ^ sum_543)) ^ ((sum_174 ^ sum_361) ^ (sum_73 ^ sum_313));
  wire sum_544 = data_i[240] ^ sum_338;
  wire sum_545 = data_i[234] ^ sum_36;
  wire xor_41 = ((((data_i[76] ^ data_i[86]) ^ (data_i[57] ^ data_i[75])) ^ (sum_83 ^ sum_529))
      ^ ((sum_203 ^ sum_432) ^ (data_i[26] ^ sum_104))) ^ ((sum_392 ^ sum_545) ^ (sum_150
      ^ sum_242));
  wire sum_546 = sum_179 ^ sum_380;
  wire sum_547 = data_i[50] ^ sum_546;
  wire xor_42 = ((sum_499 ^ sum_547) ^ (sum_523 ^ ((sum_460 ^ (sum_93 ^ sum_115)) ^ (sum_473
      ^ sum_526)))) ^ (sum_508 ^ (((sum_300 ^ sum_360) ^ (sum_163 ^ (data_i[23] ^ data_i[241])))
      ^ (sum_190 ^ sum_278)));
  wire sum_548 = data_i[93] ^ data_i[207];
  wire xor_43 = (sum_11 ^ (sum_127 ^ sum_454)) ^ (sum_540 ^ (((data_i[205] ^ data_i[212])
      ^ (data_i[20] ^ data_i[145])) ^ (sum_548 ^ (data_i[197] ^ data_i[211]))));
  wire sum_549 = data_i[94] ^ sum_251;
  wire sum_550 = sum_152 ^ (sum_113 ^ sum_549);
  wire xor_44 = ((sum_165 ^ sum_425) ^ (sum_67 ^ (((sum_378 ^ (data_i[16] ^ data_i[89]))
      ^ (data_i[136] ^ sum_299)) ^ (sum_195 ^ sum_321)))) ^ (sum_550 ^ ((sum_518 ^ (sum_41
      ^ sum_308)) ^ (sum_527 ^ sum_543)));
  wire sum_551 = sum_335 ^ (data_i[220] ^ sum_138);
  wire xor_45 = ((sum_344 ^ (sum_433 ^ (data_i[160] ^ data_i[210]))) ^ (sum_22 ^ ((data_i[12]
      ^ data_i[223]) ^ (data_i[103] ^ data_i[211])))) ^ (sum_341 ^ sum_544);
  wire sum_552 = sum_45 ^ (sum_531 ^ sum_548);
  wire xor_46 = (((sum_416 ^ sum_541) ^ (sum_170 ^ sum_269)) ^ (sum_358 ^ (data_i[139] ^ sum_31)))
      ^ ((sum_363 ^ sum_490) ^ (sum_177 ^ sum_352));
  wire xor_47 = ((((data_i[126] ^ data_i[133]) ^ (data_i[83] ^ data_i[113])) ^ (data_i[200]
      ^ sum_516)) ^ (sum_267 ^ sum_402)) ^ ((sum_238 ^ sum_279) ^ (sum_204 ^ sum_217));
  wire xor_48 = (sum_550 ^ (sum_523 ^ sum_552)) ^ (xor_47 ^ ((sum_491 ^ sum_535) ^ (sum_73
      ^ ((data_i[221] ^ data_i[245]) ^ (data_i[148] ^ data_i[195])))));
  wire sum_553 = (sum_98 ^ sum_160) ^ (sum_9 ^ sum_304);
  wire xor_49 = ((((sum_200 ^ sum_257) ^ (sum_105 ^ (data_i[79] ^ data_i[118]))) ^ (sum_237
      ^ sum_280)) ^ (sum_549 ^ (sum_353 ^ sum_463))) ^ (sum_482 ^ (sum_28 ^ ((sum_101 ^ sum_428)
      ^ (sum_141 ^ sum_516))));
  wire xor_50 = (sum_426 ^ sum_547) ^ ((((sum_207 ^ sum_292) ^ (data_i[150] ^ sum_17)) ^ (sum_501
      ^ sum_542)) ^ ((sum_282 ^ sum_533) ^ (sum_297 ^ sum_335)));
  wire xor_51 = (sum_395 ^ ((sum_467 ^ sum_545) ^ (sum_387 ^ sum_538))) ^ ((sum_194 ^ (sum_5
      ^ (data_i[161] ^ data_i[189]))) ^ (sum_18 ^ sum_119));
  wire xor_52 = xor_51 ^ (((sum_461 ^ (sum_369 ^ (sum_137 ^ (data_i[59] ^ data_i[179])))) ^ (sum_284
      ^ sum_553)) ^ (sum_351 ^ (sum_295 ^ sum_546)));

  // Check bits: each is the parity of the data bits under its mask.
  wire [31:0] check;
  // ^(data_i & 256'hd6c863898acb9837bc0b56602da9022e4ce6c4a0264dcbd39fef1fbad109eb3c)
  assign check[0] = xor_1 ^ (xor_0 ^ (sum_58 ^ (sum_39 ^ sum_47)));
  // ^(data_i & 256'h7a59a59b9f5da858c51cfba177fa0673d42a4de06bd65d74a03021cf721a3c44)
  assign check[1] = ((xor_2 ^ (sum_130 ^ (sum_116 ^ sum_120))) ^ (sum_140 ^ sum_151)) ^ (sum_159
      ^ sum_166);
  // ^(data_i & 256'hf4b24b373fba50b18a39f643eff50ce7a8559bc0d6acbae84060429ee4357888)
  assign check[2] = xor_3 ^ (((sum_206 ^ (sum_202 ^ sum_205)) ^ (sum_209 ^ sum_215)) ^ (sum_24
      ^ sum_221));
  // ^(data_i & 256'he965976f7f75a1621573ed87dfea18cf50aa3781ac5875d080c1843cc86bf011)
  assign check[3] = xor_4 ^ (sum_159 ^ (((sum_244 ^ sum_246) ^ (sum_247 ^ ((data_i[55]
      ^ data_i[130]) ^ (data_i[31] ^ data_i[54])))) ^ (sum_148 ^ sum_252)));
  // ^(data_i & 256'hd3ca2fdeffeb43c52ae7db0ebfd4319ea1546f0258b1eba00182097891d6e122)
  assign check[4] = xor_6 ^ (sum_275 ^ ((sum_260 ^ sum_266) ^ (xor_5 ^ ((sum_267 ^ (data_i[182]
      ^ sum_89)) ^ (sum_41 ^ sum_173)))));
  // ^(data_i & 256'h715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c939cea0c4af2a52879)
  assign check[5] = (sum_315 ^ xor_7) ^ (sum_275 ^ xor_8);
  // ^(data_i & 256'h357218e262f2a64d6f8295988baac00b5379f1e80913f2f4a73b072e3442bacf)
  assign check[6] = xor_9 ^ ((sum_348 ^ (sum_345 ^ (((data_i[209] ^ data_i[231]) ^ (data_i[40]
      ^ data_i[177])) ^ (sum_342 ^ sum_343)))) ^ (sum_350 ^ sum_351));
  // ^(data_i & 256'h6be431c4c5e54c9bde052b3016548117a6f3e2d01326e5e94f770f5d6884759e)
  assign check[7] = xor_11 ^ (((sum_365 ^ sum_366) ^ (sum_153 ^ sum_158)) ^ (sum_371 ^ sum_373));
  // ^(data_i & 256'h2a3528c3b8a1d0e60a655fe81c20e6dff6ddce79687be3ebe33894e790d09fb2)
  assign check[8] = xor_12 ^ (sum_397 ^ (sum_396 ^ xor_13));
  // ^(data_i & 256'h7f5e7945c9e2702a1eafe13825612a601b66538ab98c243c2448bc28b070a0d7)
  assign check[9] = (sum_410 ^ (((sum_400 ^ sum_401) ^ (sum_372 ^ (sum_402 ^ (data_i[1] ^ sum_85))))
      ^ (sum_405 ^ sum_407))) ^ (sum_421 ^ xor_14);
  // ^(data_i & 256'hffbdf38b92c4e0553d5fc3704ac255c136cda615721949784990795161e040af)
  assign check[10] = (sum_427 ^ ((sum_373 ^ (sum_422 ^ sum_423)) ^ (sum_240 ^ sum_425))) ^ (sum_440
      ^ (xor_15 ^ (sum_435 ^ (sum_263 ^ sum_431))));
  // ^(data_i & 256'hfe7ae6162489c0aa7bbe86e09485aa826c9a4c2ae43293f09320f3a2c2c0805f)
  assign check[11] = (xor_16 ^ (sum_381 ^ sum_442)) ^ (sum_455 ^ (xor_17 ^ (sum_452 ^ (sum_6
      ^ sum_403))));
  // ^(data_i & 256'hfdf4cc2d49128154f77d0dc0280a5405d9349855c86427e12741e644858101be)
  assign check[12] = xor_19 ^ (xor_18 ^ (sum_69 ^ sum_457));
  // ^(data_i & 256'hd0dcb1992b84d24fe49e44694d344fd445b5fed3f9b2ad28adbb586f9ad29ccf)
  assign check[13] = ((((sum_340 ^ sum_401) ^ (sum_465 ^ sum_466)) ^ (sum_130 ^ (sum_264
      ^ sum_394))) ^ (sum_79 ^ xor_20)) ^ (sum_474 ^ ((((sum_429 ^ sum_468) ^ (sum_308 ^ (data_i[67]
      ^ data_i[183]))) ^ (sum_459 ^ sum_469)) ^ (sum_471 ^ sum_472)));
  // ^(data_i & 256'h8a8d4af0eea87479c259d73a874879777db733de9a1eb8bab84e2539a474a72c)
  assign check[14] = (xor_22 ^ (sum_476 ^ (xor_21 ^ (((sum_65 ^ sum_296) ^ (sum_30 ^ sum_107))
      ^ (sum_391 ^ sum_475))))) ^ (((sum_479 ^ sum_480) ^ (sum_435 ^ sum_481)) ^ (sum_482
      ^ sum_484));
  // ^(data_i & 256'h151a94e1dc50e8f385b2af740e90f3effb6e67bc343d7175719c4a7348e84f59)
  assign check[15] = xor_24 ^ (sum_498 ^ (sum_494 ^ sum_496));
  // ^(data_i & 256'h6236867821defbbefc9d8d0dc40a18ea6d6adc2d7c08617a8367c87b231ef76c)
  assign check[16] = xor_26 ^ (xor_25 ^ (sum_457 ^ sum_476));
  // ^(data_i & 256'ha75a8b8863620dc305a697164d1e293eb7bf64778418a38e85a9598c652319b5)
  assign check[17] = xor_27 ^ xor_28;
  // ^(data_i & 256'h4fb51611c6c51b860b4c2f2d9b3d527c6e7ec9ef0931471d0a53b219ca46326a)
  assign check[18] = xor_30 ^ ((((sum_42 ^ sum_188) ^ (sum_62 ^ sum_114)) ^ (sum_472 ^ sum_520))
      ^ (sum_521 ^ (sum_272 ^ sum_481)));
  // ^(data_i & 256'h9f6a2d228d8a360d17985e5a377ba5f8ddfc92df13638f3a14a66532958c64d5)
  assign check[19] = xor_31 ^ xor_32;
  // ^(data_i & 256'h3fd55a451a156c1b2e30bdb56ff74bf1bbf924bf26c61e74294cca642b19c9ab)
  assign check[20] = xor_33 ^ (((sum_409 ^ sum_522) ^ (sum_495 ^ ((sum_319 ^ sum_389) ^ (sum_156
      ^ sum_406)))) ^ (sum_140 ^ sum_332));
  // ^(data_i & 256'h1d9d33f314f42288a1fdf7671ae48f081b98955331855c92d1ff5db2752c653b)
  assign check[21] = (xor_35 ^ (sum_496 ^ (sum_311 ^ sum_534))) ^ (sum_166 ^ sum_474);
  // ^(data_i & 256'h580de19e0837beafbf6763c3f1c206fa5b5af78b1f02d85e2099721ec8473d1b)
  assign check[22] = xor_37 ^ (sum_539 ^ (sum_420 ^ sum_493));
  // ^(data_i & 256'hb11bc33c106f7d5f7ecec686e2850cf5b6b5ee163e04b0bd4133e43d918f7b36)
  assign check[23] = xor_38 ^ (sum_427 ^ (((sum_525 ^ sum_528) ^ (sum_349 ^ (sum_342 ^ sum_374)))
      ^ (sum_365 ^ sum_503)));
  // ^(data_i & 256'h9fcacc3312b5b26e4bf28584f482fd1ad650d7f5333f4843feb1422763c682e3)
  assign check[24] = xor_39 ^ (sum_440 ^ xor_40);
  // ^(data_i & 256'ha05f555437dfd7b3dc178f8d1d87072f7af1781f5440d8c403d3c669a54b8724)
  assign check[25] = (((sum_348 ^ (sum_366 ^ sum_544)) ^ (sum_500 ^ sum_515)) ^ (sum_187 ^ sum_512))
      ^ (sum_421 ^ (xor_41 ^ (((sum_234 ^ sum_437) ^ (sum_144 ^ sum_262)) ^ (sum_449 ^ sum_519))));
  // ^(data_i & 256'h40beaaa96fbfaf66b82e1e1a3a0e0f5ef4e2f03ea980b08907a78dd24b970e49)
  assign check[26] = xor_42 ^ (xor_43 ^ (sum_229 ^ sum_521));
  // ^(data_i & 256'h807d5453de7e5fcd715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c93)
  assign check[27] = xor_44 ^ ((((sum_414 ^ sum_486) ^ (sum_184 ^ sum_271)) ^ (sum_110 ^ sum_536))
      ^ (sum_551 ^ (sum_497 ^ sum_505)));
  // ^(data_i & 256'h01fba9a6bcfcbe9ae3ba7b6be8393e7ad389c3f8a603c2251f9f35482f5e3927)
  assign check[28] = ((xor_45 ^ (sum_551 ^ (sum_259 ^ sum_288))) ^ ((sum_484 ^ sum_552) ^ (sum_419
      ^ sum_506))) ^ (sum_539 ^ (sum_442 ^ xor_46));
  // ^(data_i & 256'h9c3c9f7f6b4ccf5a8c87725224f181ee714251047f38cd09c08e29b73d7bf1ad)
  assign check[29] = xor_48 ^ (((sum_502 ^ sum_553) ^ (sum_209 ^ sum_301)) ^ (sum_534 ^ (sum_185
      ^ sum_264)));
  // ^(data_i & 256'ha7b2f3ccc42d2cdb52fc6121bd60ffc635d475fdcc4fd2507fac1049183160b8)
  assign check[30] = (xor_49 ^ xor_50) ^ (sum_315 ^ sum_397);
  // ^(data_i & 256'h4f65e699895a59b7a5f9c2427ac1fe8d6ba8ebfa999fa4a1ff5821933163c171)
  assign check[31] = xor_52 ^ (sum_410 ^ sum_498);

  assign check_o = check;

endmodule  // rs_dsc_cw_enc

`default_nettype wire
