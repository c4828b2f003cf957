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

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[144] ^ data_i[192];
  wire sum_1 = data_i[157] ^ data_i[227];
  wire xor_0 = (((data_i[147] ^ data_i[172]) ^ (data_i[72] ^ data_i[78])) ^ ((data_i[68]
      ^ data_i[70]) ^ (data_i[57] ^ data_i[60]))) ^ (((data_i[50] ^ data_i[55]) ^ (data_i[14]
      ^ data_i[43])) ^ (sum_0 ^ sum_1));
  wire sum_2 = data_i[49] ^ data_i[179];
  wire sum_3 = data_i[51] ^ data_i[86];
  wire sum_4 = data_i[176] ^ data_i[254];
  wire sum_5 = data_i[39] ^ data_i[44];
  wire sum_6 = data_i[9] ^ data_i[64];
  wire sum_7 = data_i[106] ^ data_i[208];
  wire sum_8 = data_i[42] ^ data_i[71];
  wire sum_9 = data_i[54] ^ data_i[123];
  wire sum_10 = data_i[36] ^ data_i[233];
  wire sum_11 = data_i[169] ^ data_i[243];
  wire sum_12 = data_i[73] ^ data_i[250];
  wire sum_13 = data_i[56] ^ data_i[119];
  wire sum_14 = sum_12 ^ sum_13;
  wire sum_15 = data_i[151] ^ data_i[252];
  wire sum_16 = data_i[219] ^ data_i[224];
  wire sum_17 = sum_15 ^ sum_16;
  wire sum_18 = data_i[19] ^ data_i[133];
  wire sum_19 = data_i[117] ^ data_i[186];
  wire sum_20 = sum_18 ^ sum_19;
  wire sum_21 = data_i[137] ^ data_i[165];
  wire sum_22 = data_i[11] ^ data_i[149];
  wire sum_23 = data_i[63] ^ data_i[197];
  wire sum_24 = (sum_21 ^ (data_i[83] ^ data_i[131])) ^ (sum_22 ^ sum_23);
  wire sum_25 = data_i[4] ^ data_i[65];
  wire sum_26 = data_i[58] ^ data_i[246];
  wire sum_27 = data_i[33] ^ data_i[166];
  wire sum_28 = data_i[3] ^ data_i[191];
  wire sum_29 = sum_27 ^ sum_28;
  wire sum_30 = sum_29 ^ (sum_25 ^ sum_26);
  wire xor_1 = (xor_0 ^ (((sum_2 ^ sum_3) ^ (sum_4 ^ sum_5)) ^ ((sum_6 ^ sum_7) ^ (sum_8 ^ sum_9))))
      ^ (((sum_14 ^ (sum_10 ^ sum_11)) ^ (sum_17 ^ sum_20)) ^ (sum_24 ^ sum_30));
  wire sum_31 = data_i[41] ^ data_i[217];
  wire sum_32 = data_i[103] ^ data_i[152];
  wire sum_33 = sum_31 ^ sum_32;
  wire sum_34 = data_i[82] ^ data_i[238];
  wire sum_35 = data_i[114] ^ data_i[255];
  wire sum_36 = sum_34 ^ sum_35;
  wire sum_37 = sum_33 ^ sum_36;
  wire sum_38 = data_i[48] ^ data_i[214];
  wire sum_39 = data_i[24] ^ data_i[189];
  wire sum_40 = sum_38 ^ sum_39;
  wire sum_41 = data_i[215] ^ data_i[237];
  wire sum_42 = data_i[155] ^ data_i[231];
  wire sum_43 = sum_41 ^ sum_42;
  wire sum_44 = sum_40 ^ sum_43;
  wire sum_45 = data_i[75] ^ data_i[89];
  wire sum_46 = data_i[2] ^ data_i[40];
  wire sum_47 = sum_45 ^ sum_46;
  wire sum_48 = data_i[188] ^ data_i[209];
  wire sum_49 = data_i[31] ^ data_i[204];
  wire sum_50 = sum_48 ^ sum_49;
  wire sum_51 = sum_47 ^ sum_50;
  wire sum_52 = data_i[30] ^ data_i[113];
  wire sum_53 = data_i[101] ^ data_i[203];
  wire sum_54 = sum_52 ^ sum_53;
  wire sum_55 = data_i[110] ^ data_i[193];
  wire sum_56 = data_i[177] ^ sum_55;
  wire sum_57 = sum_54 ^ sum_56;
  wire sum_58 = data_i[5] ^ data_i[8];
  wire sum_59 = data_i[79] ^ data_i[130];
  wire sum_60 = sum_58 ^ sum_59;
  wire sum_61 = data_i[15] ^ data_i[37];
  wire sum_62 = data_i[118] ^ data_i[187];
  wire sum_63 = sum_61 ^ sum_62;
  wire sum_64 = sum_60 ^ sum_63;
  wire sum_65 = data_i[93] ^ data_i[207];
  wire sum_66 = data_i[53] ^ data_i[122];
  wire sum_67 = sum_65 ^ sum_66;
  wire sum_68 = data_i[111] ^ data_i[194];
  wire sum_69 = data_i[126] ^ data_i[170];
  wire sum_70 = sum_68 ^ sum_69;
  wire sum_71 = sum_67 ^ sum_70;
  wire sum_72 = data_i[59] ^ data_i[247];
  wire sum_73 = data_i[129] ^ data_i[154];
  wire sum_74 = data_i[28] ^ data_i[80];
  wire sum_75 = data_i[223] ^ data_i[249];
  wire sum_76 = sum_74 ^ sum_75;
  wire sum_77 = data_i[16] ^ data_i[90];
  wire sum_78 = data_i[196] ^ data_i[211];
  wire sum_79 = sum_77 ^ sum_78;
  wire sum_80 = data_i[13] ^ data_i[35];
  wire sum_81 = data_i[174] ^ data_i[232];
  wire sum_82 = sum_80 ^ sum_81;
  wire sum_83 = sum_79 ^ sum_82;
  wire sum_84 = sum_83 ^ (sum_76 ^ (sum_72 ^ sum_73));
  wire sum_85 = data_i[149] ^ data_i[160];
  wire sum_86 = data_i[38] ^ data_i[171];
  wire sum_87 = data_i[107] ^ data_i[228];
  wire sum_88 = data_i[70] ^ data_i[253];
  wire sum_89 = data_i[227] ^ data_i[239];
  wire sum_90 = data_i[178] ^ data_i[244];
  wire sum_91 = data_i[17] ^ data_i[28];
  wire sum_92 = data_i[10] ^ sum_91;
  wire sum_93 = data_i[32] ^ data_i[52];
  wire sum_94 = sum_93 ^ (data_i[66] ^ data_i[82]);
  wire sum_95 = data_i[145] ^ data_i[147];
  wire sum_96 = sum_73 ^ sum_95;
  wire xor_2 = (((sum_85 ^ sum_86) ^ (sum_87 ^ sum_88)) ^ (sum_92 ^ (sum_89 ^ sum_90))) ^ ((sum_94
      ^ sum_96) ^ (sum_67 ^ sum_82));
  wire sum_97 = data_i[29] ^ data_i[175];
  wire sum_98 = data_i[78] ^ data_i[168];
  wire sum_99 = sum_97 ^ sum_98;
  wire sum_100 = data_i[150] ^ data_i[251];
  wire sum_101 = sum_75 ^ sum_100;
  wire sum_102 = sum_99 ^ sum_101;
  wire sum_103 = data_i[45] ^ (data_i[39] ^ data_i[126]);
  wire sum_104 = data_i[72] ^ data_i[234];
  wire sum_105 = data_i[94] ^ sum_104;
  wire sum_106 = sum_103 ^ sum_105;
  wire sum_107 = data_i[11] ^ data_i[158];
  wire sum_108 = data_i[12] ^ data_i[34];
  wire sum_109 = sum_107 ^ sum_108;
  wire sum_110 = data_i[110] ^ sum_109;
  wire sum_111 = data_i[74] ^ data_i[88];
  wire sum_112 = data_i[87] ^ sum_111;
  wire sum_113 = data_i[216] ^ data_i[254];
  wire sum_114 = sum_16 ^ sum_113;
  wire sum_115 = sum_112 ^ sum_114;
  wire sum_116 = data_i[127] ^ data_i[148];
  wire sum_117 = data_i[212] ^ data_i[220];
  wire sum_118 = sum_116 ^ sum_117;
  wire sum_119 = data_i[104] ^ data_i[173];
  wire sum_120 = sum_21 ^ sum_119;
  wire sum_121 = sum_118 ^ sum_120;
  wire sum_122 = data_i[132] ^ sum_7;
  wire sum_123 = data_i[69] ^ sum_20;
  wire sum_124 = sum_122 ^ sum_123;
  wire sum_125 = data_i[191] ^ data_i[240];
  wire sum_126 = data_i[63] ^ data_i[115];
  wire sum_127 = data_i[138] ^ data_i[157];
  wire sum_128 = data_i[179] ^ data_i[180];
  wire sum_129 = sum_127 ^ sum_128;
  wire sum_130 = data_i[86] ^ sum_129;
  wire sum_131 = data_i[156] ^ data_i[218];
  wire sum_132 = sum_130 ^ sum_131;
  wire xor_3 = (sum_124 ^ (sum_121 ^ ((data_i[184] ^ data_i[210]) ^ (data_i[84] ^ data_i[167]))))
      ^ (sum_132 ^ (((data_i[61] ^ data_i[246]) ^ (data_i[172] ^ data_i[214])) ^ (sum_125
      ^ sum_126)));
  wire sum_133 = data_i[91] ^ data_i[134];
  wire sum_134 = data_i[20] ^ sum_133;
  wire sum_135 = data_i[198] ^ data_i[217];
  wire sum_136 = data_i[6] ^ data_i[25];
  wire sum_137 = data_i[33] ^ sum_136;
  wire sum_138 = sum_54 ^ (sum_137 ^ (sum_134 ^ sum_135));
  wire sum_139 = data_i[102] ^ sum_78;
  wire sum_140 = data_i[81] ^ data_i[190];
  wire sum_141 = sum_46 ^ sum_140;
  wire sum_142 = sum_139 ^ sum_141;
  wire sum_143 = data_i[128] ^ data_i[153];
  wire sum_144 = sum_45 ^ sum_143;
  wire sum_145 = sum_11 ^ (sum_142 ^ sum_144);
  wire sum_146 = data_i[68] ^ data_i[195];
  wire sum_147 = sum_32 ^ sum_146;
  wire sum_148 = data_i[124] ^ data_i[205];
  wire sum_149 = data_i[76] ^ sum_148;
  wire sum_150 = sum_147 ^ sum_149;
  wire sum_151 = data_i[237] ^ sum_150;
  wire sum_152 = data_i[225] ^ sum_15;
  wire sum_153 = sum_152 ^ (data_i[231] ^ sum_151);
  wire sum_154 = data_i[76] ^ data_i[192];
  wire sum_155 = data_i[155] ^ data_i[169];
  wire sum_156 = data_i[176] ^ data_i[247];
  wire sum_157 = data_i[18] ^ data_i[53];
  wire xor_4 = (((data_i[159] ^ data_i[221]) ^ (data_i[112] ^ data_i[146])) ^ ((data_i[20]
      ^ data_i[225]) ^ (data_i[170] ^ data_i[215]))) ^ ((sum_154 ^ sum_155) ^ (sum_156 ^ sum_157));
  wire sum_158 = data_i[30] ^ data_i[62];
  wire sum_159 = data_i[26] ^ data_i[111];
  wire sum_160 = data_i[133] ^ data_i[161];
  wire sum_161 = data_i[67] ^ data_i[197];
  wire sum_162 = data_i[21] ^ data_i[83];
  wire sum_163 = data_i[87] ^ data_i[181];
  wire sum_164 = sum_163 ^ (data_i[39] ^ data_i[241]);
  wire sum_165 = data_i[7] ^ data_i[102];
  wire sum_166 = sum_165 ^ (data_i[94] ^ data_i[150]);
  wire sum_167 = sum_119 ^ (data_i[85] ^ data_i[245]);
  wire sum_168 = data_i[172] ^ data_i[235];
  wire sum_169 = data_i[69] ^ data_i[77];
  wire sum_170 = sum_168 ^ sum_169;
  wire sum_171 = data_i[108] ^ data_i[229];
  wire sum_172 = data_i[92] ^ data_i[105];
  wire sum_173 = sum_171 ^ sum_172;
  wire sum_174 = data_i[71] ^ data_i[209];
  wire sum_175 = data_i[95] ^ data_i[199];
  wire sum_176 = sum_174 ^ sum_175;
  wire sum_177 = sum_49 ^ sum_62;
  wire xor_5 = (xor_4 ^ (((sum_158 ^ sum_159) ^ (sum_160 ^ sum_161)) ^ ((sum_88 ^ sum_162) ^ (sum_15
      ^ sum_59)))) ^ (((sum_164 ^ sum_166) ^ (sum_167 ^ sum_170)) ^ ((sum_173 ^ sum_176) ^ (sum_118
      ^ sum_177)));
  wire sum_178 = data_i[139] ^ data_i[213];
  wire sum_179 = sum_85 ^ sum_178;
  wire sum_180 = data_i[14] ^ data_i[135];
  wire sum_181 = sum_10 ^ sum_180;
  wire sum_182 = sum_179 ^ sum_181;
  wire sum_183 = data_i[134] ^ data_i[244];
  wire sum_184 = data_i[125] ^ data_i[206];
  wire sum_185 = sum_73 ^ sum_184;
  wire sum_186 = sum_185 ^ (sum_183 ^ (data_i[46] ^ data_i[218]));
  wire sum_187 = data_i[116] ^ data_i[185];
  wire sum_188 = sum_12 ^ sum_187;
  wire sum_189 = sum_144 ^ sum_188;
  wire sum_190 = sum_29 ^ sum_109;
  wire sum_191 = data_i[144] ^ data_i[226];
  wire sum_192 = sum_9 ^ sum_97;
  wire sum_193 = sum_83 ^ (sum_192 ^ (sum_87 ^ sum_191));
  wire sum_194 = data_i[55] ^ data_i[158];
  wire sum_195 = data_i[77] ^ data_i[109];
  wire xor_6 = (((data_i[96] ^ data_i[236]) ^ (data_i[159] ^ data_i[161])) ^ ((data_i[95]
      ^ data_i[180]) ^ (data_i[74] ^ data_i[193]))) ^ (((data_i[119] ^ data_i[151]) ^ (data_i[19]
      ^ data_i[68])) ^ (sum_194 ^ sum_195));
  wire sum_196 = data_i[115] ^ data_i[177];
  wire sum_197 = data_i[171] ^ data_i[245];
  wire sum_198 = data_i[76] ^ data_i[246];
  wire sum_199 = data_i[105] ^ data_i[225];
  wire sum_200 = data_i[226] ^ data_i[248];
  wire sum_201 = data_i[210] ^ data_i[242];
  wire sum_202 = data_i[176] ^ data_i[230];
  wire sum_203 = sum_202 ^ (data_i[54] ^ data_i[188]);
  wire sum_204 = data_i[31] ^ data_i[175];
  wire sum_205 = data_i[221] ^ data_i[255];
  wire sum_206 = sum_204 ^ sum_205;
  wire sum_207 = sum_117 ^ sum_131;
  wire sum_208 = sum_65 ^ sum_148;
  wire sum_209 = data_i[17] ^ data_i[131];
  wire sum_210 = sum_89 ^ sum_209;
  wire xor_7 = (((sum_88 ^ sum_119) ^ (sum_32 ^ sum_201)) ^ (sum_203 ^ (sum_19 ^ sum_98)))
      ^ ((sum_206 ^ sum_207) ^ (sum_208 ^ sum_210));
  wire sum_211 = sum_38 ^ sum_108;
  wire sum_212 = data_i[4] ^ data_i[181];
  wire sum_213 = sum_162 ^ sum_212;
  wire sum_214 = sum_82 ^ sum_213;
  wire sum_215 = sum_61 ^ sum_69;
  wire sum_216 = data_i[22] ^ data_i[84];
  wire sum_217 = sum_135 ^ sum_216;
  wire sum_218 = sum_215 ^ sum_217;
  wire sum_219 = data_i[86] ^ data_i[155];
  wire sum_220 = data_i[47] ^ data_i[167];
  wire sum_221 = sum_77 ^ sum_100;
  wire sum_222 = sum_221 ^ (sum_219 ^ sum_220);
  wire sum_223 = sum_104 ^ (data_i[27] ^ data_i[130]);
  wire sum_224 = data_i[140] ^ data_i[162];
  wire sum_225 = data_i[200] ^ data_i[222];
  wire sum_226 = sum_224 ^ sum_225;
  wire sum_227 = sum_223 ^ sum_226;
  wire sum_228 = data_i[0] ^ data_i[184];
  wire sum_229 = sum_52 ^ sum_228;
  wire sum_230 = data_i[182] ^ data_i[240];
  wire sum_231 = sum_133 ^ sum_230;
  wire sum_232 = sum_229 ^ sum_231;
  wire sum_233 = sum_8 ^ sum_171;
  wire sum_234 = sum_114 ^ sum_233;
  wire sum_235 = data_i[153] ^ data_i[247];
  wire sum_236 = data_i[56] ^ data_i[120];
  wire sum_237 = data_i[23] ^ data_i[85];
  wire sum_238 = data_i[178] ^ data_i[213];
  wire sum_239 = sum_113 ^ sum_238;
  wire sum_240 = data_i[246] ^ sum_163;
  wire xor_8 = (((sum_204 ^ sum_235) ^ (sum_200 ^ sum_236)) ^ ((sum_174 ^ sum_237) ^ (data_i[141]
      ^ sum_169))) ^ ((sum_239 ^ sum_240) ^ (sum_76 ^ sum_226));
  wire sum_241 = data_i[97] ^ data_i[146];
  wire sum_242 = sum_87 ^ sum_241;
  wire sum_243 = data_i[43] ^ sum_43;
  wire sum_244 = data_i[1] ^ sum_105;
  wire sum_245 = data_i[219] ^ sum_82;
  wire sum_246 = data_i[49] ^ data_i[201];
  wire sum_247 = sum_209 ^ sum_246;
  wire sum_248 = data_i[199] ^ sum_98;
  wire sum_249 = sum_247 ^ sum_248;
  wire sum_250 = sum_245 ^ sum_249;
  wire sum_251 = sum_152 ^ sum_217;
  wire sum_252 = data_i[214] ^ sum_251;
  wire sum_253 = data_i[73] ^ data_i[220];
  wire sum_254 = data_i[104] ^ data_i[110];
  wire sum_255 = data_i[40] ^ sum_39;
  wire sum_256 = data_i[109] ^ data_i[192];
  wire sum_257 = sum_172 ^ sum_256;
  wire sum_258 = sum_181 ^ sum_257;
  wire sum_259 = sum_255 ^ sum_258;
  wire xor_9 = (xor_8 ^ ((sum_243 ^ (sum_242 ^ (data_i[136] ^ data_i[150]))) ^ (sum_244
      ^ ((data_i[20] ^ data_i[91]) ^ (data_i[177] ^ data_i[194]))))) ^ ((sum_250 ^ sum_252)
      ^ (sum_259 ^ ((sum_1 ^ (data_i[75] ^ data_i[152])) ^ (sum_253 ^ sum_254))));
  wire sum_260 = data_i[163] ^ data_i[221];
  wire sum_261 = sum_86 ^ sum_260;
  wire sum_262 = sum_185 ^ sum_202;
  wire sum_263 = sum_261 ^ sum_262;
  wire sum_264 = sum_64 ^ sum_263;
  wire sum_265 = data_i[159] ^ sum_187;
  wire sum_266 = sum_7 ^ sum_265;
  wire sum_267 = data_i[183] ^ data_i[241];
  wire sum_268 = sum_266 ^ sum_267;
  wire sum_269 = data_i[182] ^ sum_268;
  wire sum_270 = data_i[18] ^ data_i[132];
  wire sum_271 = sum_131 ^ sum_270;
  wire sum_272 = data_i[211] ^ sum_271;
  wire sum_273 = data_i[55] ^ sum_11;
  wire sum_274 = data_i[161] ^ sum_273;
  wire sum_275 = sum_168 ^ sum_274;
  wire sum_276 = sum_272 ^ sum_275;
  wire sum_277 = sum_35 ^ sum_116;
  wire sum_278 = sum_276 ^ sum_277;
  wire sum_279 = data_i[136] ^ data_i[183];
  wire sum_280 = data_i[64] ^ data_i[235];
  wire xor_10 = (((data_i[142] ^ data_i[162]) ^ (data_i[173] ^ data_i[234])) ^ ((data_i[115]
      ^ data_i[153]) ^ (data_i[194] ^ data_i[237]))) ^ ((sum_154 ^ (data_i[59] ^ data_i[82]))
      ^ (sum_279 ^ sum_280));
  wire sum_281 = data_i[129] ^ data_i[189];
  wire sum_282 = sum_246 ^ sum_260;
  wire sum_283 = data_i[5] ^ data_i[224];
  wire sum_284 = sum_45 ^ sum_283;
  wire sum_285 = sum_140 ^ (data_i[38] ^ data_i[55]);
  wire sum_286 = data_i[112] ^ data_i[165];
  wire sum_287 = sum_162 ^ sum_286;
  wire sum_288 = sum_74 ^ sum_230;
  wire sum_289 = data_i[60] ^ data_i[141];
  wire sum_290 = sum_23 ^ sum_289;
  wire sum_291 = sum_290 ^ (sum_136 ^ sum_175);
  wire sum_292 = sum_54 ^ (sum_111 ^ (data_i[114] ^ data_i[254]));
  wire xor_11 = (xor_10 ^ (((sum_237 ^ sum_281) ^ (sum_107 ^ sum_117)) ^ (sum_282 ^ sum_284)))
      ^ (((sum_285 ^ sum_287) ^ (sum_233 ^ sum_288)) ^ (sum_291 ^ sum_292));
  wire sum_293 = data_i[243] ^ data_i[252];
  wire sum_294 = sum_147 ^ (sum_172 ^ sum_293);
  wire sum_295 = data_i[168] ^ data_i[253];
  wire sum_296 = data_i[43] ^ data_i[164];
  wire sum_297 = sum_225 ^ sum_296;
  wire sum_298 = data_i[121] ^ data_i[248];
  wire sum_299 = sum_228 ^ sum_298;
  wire sum_300 = data_i[51] ^ data_i[120];
  wire sum_301 = data_i[202] ^ sum_300;
  wire sum_302 = sum_299 ^ sum_301;
  wire sum_303 = sum_302 ^ (sum_297 ^ (sum_66 ^ sum_295));
  wire sum_304 = data_i[236] ^ sum_201;
  wire sum_305 = data_i[98] ^ sum_90;
  wire sum_306 = (sum_304 ^ sum_305) ^ (sum_177 ^ sum_271);
  wire xor_12 = (((data_i[213] ^ data_i[230]) ^ (data_i[26] ^ data_i[244])) ^ ((data_i[167]
      ^ data_i[209]) ^ (data_i[177] ^ data_i[207]))) ^ (((data_i[63] ^ data_i[101]) ^ (data_i[53]
      ^ data_i[56])) ^ (sum_254 ^ (data_i[3] ^ data_i[33])));
  wire sum_307 = data_i[91] ^ data_i[212];
  wire sum_308 = data_i[9] ^ data_i[215];
  wire sum_309 = data_i[1] ^ data_i[52];
  wire sum_310 = data_i[41] ^ data_i[88];
  wire sum_311 = sum_281 ^ sum_310;
  wire sum_312 = data_i[66] ^ data_i[112];
  wire sum_313 = sum_256 ^ sum_312;
  wire sum_314 = sum_19 ^ sum_169;
  wire sum_315 = data_i[79] ^ data_i[143];
  wire sum_316 = (sum_74 ^ sum_95) ^ (sum_315 ^ (data_i[6] ^ data_i[164]));
  wire xor_13 = (xor_12 ^ (((sum_22 ^ sum_307) ^ (sum_260 ^ sum_308)) ^ ((sum_143 ^ sum_168)
      ^ (sum_80 ^ sum_309)))) ^ (((sum_311 ^ sum_313) ^ (sum_99 ^ sum_247)) ^ (sum_316 ^ (sum_63
      ^ sum_314)));
  wire sum_317 = sum_141 ^ sum_211;
  wire sum_318 = data_i[61] ^ data_i[142];
  wire sum_319 = data_i[222] ^ data_i[236];
  wire sum_320 = sum_42 ^ sum_319;
  wire sum_321 = sum_320 ^ (sum_12 ^ sum_318);
  wire sum_322 = data_i[99] ^ data_i[115];
  wire sum_323 = sum_267 ^ sum_322;
  wire sum_324 = data_i[57] ^ data_i[245];
  wire sum_325 = sum_88 ^ sum_324;
  wire sum_326 = sum_323 ^ sum_325;
  wire sum_327 = sum_26 ^ sum_165;
  wire sum_328 = sum_70 ^ sum_327;
  wire sum_329 = sum_150 ^ (sum_233 ^ sum_265);
  wire sum_330 = data_i[89] ^ data_i[203];
  wire sum_331 = data_i[8] ^ data_i[226];
  wire sum_332 = data_i[14] ^ data_i[82];
  wire xor_14 = (((data_i[27] ^ data_i[146]) ^ (data_i[173] ^ data_i[232])) ^ ((data_i[111]
      ^ data_i[208]) ^ (data_i[64] ^ data_i[103]))) ^ ((sum_330 ^ (data_i[36] ^ data_i[49]))
      ^ (sum_331 ^ sum_332));
  wire sum_333 = data_i[222] ^ data_i[231];
  wire sum_334 = data_i[41] ^ data_i[196];
  wire sum_335 = sum_187 ^ (data_i[72] ^ data_i[169]);
  wire sum_336 = data_i[10] ^ data_i[50];
  wire sum_337 = sum_143 ^ sum_336;
  wire sum_338 = data_i[29] ^ data_i[195];
  wire sum_339 = sum_111 ^ sum_338;
  wire sum_340 = sum_59 ^ sum_62;
  wire sum_341 = sum_66 ^ (data_i[4] ^ data_i[202]);
  wire sum_342 = data_i[32] ^ data_i[67];
  wire sum_343 = sum_298 ^ sum_342;
  wire sum_344 = sum_28 ^ sum_80;
  wire xor_15 = (xor_14 ^ (((sum_333 ^ sum_334) ^ (sum_116 ^ sum_286)) ^ (sum_203 ^ (sum_8
      ^ sum_52)))) ^ (((sum_239 ^ sum_335) ^ (sum_337 ^ sum_339)) ^ ((sum_340 ^ sum_341) ^ (sum_343
      ^ sum_344)));
  wire sum_345 = data_i[62] ^ data_i[143];
  wire sum_346 = sum_55 ^ sum_345;
  wire sum_347 = sum_41 ^ sum_237;
  wire sum_348 = sum_185 ^ sum_347;
  wire sum_349 = sum_86 ^ sum_296;
  wire sum_350 = sum_314 ^ sum_349;
  wire sum_351 = sum_72 ^ sum_309;
  wire sum_352 = sum_327 ^ sum_351;
  wire sum_353 = sum_248 ^ sum_325;
  wire sum_354 = data_i[100] ^ data_i[136];
  wire sum_355 = sum_13 ^ sum_354;
  wire sum_356 = sum_304 ^ sum_355;
  wire sum_357 = data_i[94] ^ data_i[138];
  wire xor_16 = (((data_i[135] ^ data_i[213]) ^ (data_i[112] ^ data_i[198])) ^ (sum_253
      ^ (data_i[107] ^ data_i[124]))) ^ ((sum_3 ^ sum_199) ^ (sum_165 ^ sum_357));
  wire sum_358 = sum_90 ^ (data_i[114] ^ data_i[141]);
  wire sum_359 = sum_16 ^ sum_108;
  wire sum_360 = sum_212 ^ sum_309;
  wire sum_361 = sum_27 ^ sum_216;
  wire sum_362 = data_i[100] ^ sum_13;
  wire xor_17 = (xor_16 ^ ((sum_335 ^ (data_i[96] ^ sum_75)) ^ (sum_358 ^ sum_359))) ^ (((sum_122
      ^ sum_170) ^ (sum_360 ^ sum_361)) ^ (sum_24 ^ (sum_43 ^ sum_362)));
  wire sum_363 = data_i[101] ^ data_i[251];
  wire sum_364 = data_i[127] ^ sum_6;
  wire sum_365 = sum_363 ^ sum_364;
  wire sum_366 = sum_8 ^ sum_220;
  wire sum_367 = data_i[10] ^ data_i[121];
  wire sum_368 = sum_366 ^ sum_367;
  wire sum_369 = sum_5 ^ sum_288;
  wire sum_370 = data_i[81] ^ sum_322;
  wire sum_371 = data_i[156] ^ sum_370;
  wire sum_372 = sum_346 ^ sum_353;
  wire sum_373 = sum_237 ^ sum_318;
  wire sum_374 = sum_71 ^ sum_373;
  wire sum_375 = data_i[174] ^ data_i[242];
  wire sum_376 = sum_134 ^ sum_342;
  wire sum_377 = sum_49 ^ sum_376;
  wire sum_378 = data_i[65] ^ (sum_375 ^ sum_377);
  wire sum_379 = data_i[128] ^ sum_264;
  wire sum_380 = data_i[28] ^ data_i[149];
  wire sum_381 = data_i[22] ^ data_i[108];
  wire sum_382 = data_i[47] ^ data_i[179];
  wire xor_18 = (((data_i[163] ^ data_i[242]) ^ (data_i[206] ^ data_i[235])) ^ ((data_i[95]
      ^ data_i[185]) ^ (data_i[61] ^ data_i[250]))) ^ ((sum_380 ^ (data_i[42] ^ data_i[113]))
      ^ (sum_381 ^ sum_382));
  wire sum_383 = data_i[6] ^ data_i[214];
  wire sum_384 = sum_300 ^ sum_383;
  wire sum_385 = sum_26 ^ sum_34;
  wire sum_386 = data_i[99] ^ sum_178;
  wire sum_387 = data_i[7] ^ data_i[157];
  wire sum_388 = data_i[0] ^ data_i[154];
  wire sum_389 = (sum_387 ^ (data_i[1] ^ data_i[93])) ^ (sum_298 ^ sum_388);
  wire xor_19 = (xor_18 ^ (((sum_161 ^ sum_295) ^ (sum_296 ^ sum_319)) ^ ((sum_202 ^ sum_267)
      ^ (sum_41 ^ sum_148)))) ^ (((sum_358 ^ sum_384) ^ (sum_385 ^ sum_386)) ^ (sum_389 ^ (sum_63
      ^ sum_192)));
  wire sum_390 = data_i[44] ^ data_i[45];
  wire sum_391 = sum_390 ^ (data_i[66] ^ data_i[133]);
  wire sum_392 = sum_50 ^ sum_391;
  wire sum_393 = sum_120 ^ sum_134;
  wire sum_394 = data_i[97] ^ sum_101;
  wire sum_395 = data_i[2] ^ sum_314;
  wire sum_396 = sum_56 ^ sum_191;
  wire sum_397 = data_i[3] ^ data_i[142];
  wire xor_20 = (((data_i[140] ^ data_i[245]) ^ (data_i[7] ^ data_i[158])) ^ ((data_i[38]
      ^ data_i[134]) ^ (data_i[214] ^ data_i[250]))) ^ (((data_i[186] ^ data_i[196]) ^ (data_i[122]
      ^ data_i[166])) ^ (sum_397 ^ (data_i[72] ^ data_i[106])));
  wire sum_398 = data_i[23] ^ data_i[220];
  wire sum_399 = data_i[145] ^ data_i[238];
  wire sum_400 = data_i[68] ^ data_i[80];
  wire sum_401 = sum_283 ^ sum_400;
  wire sum_402 = sum_390 ^ (data_i[69] ^ data_i[188]);
  wire sum_403 = sum_4 ^ sum_62;
  wire sum_404 = sum_68 ^ sum_184;
  wire sum_405 = data_i[46] ^ data_i[96];
  wire sum_406 = sum_88 ^ sum_405;
  wire xor_21 = (xor_20 ^ (((sum_196 ^ sum_398) ^ (sum_158 ^ sum_399)) ^ ((sum_296 ^ sum_342)
      ^ (sum_46 ^ sum_230)))) ^ (((sum_401 ^ (sum_39 ^ sum_128)) ^ (sum_402 ^ sum_403)) ^ ((sum_287
      ^ sum_404) ^ (sum_144 ^ sum_406)));
  wire sum_407 = (sum_81 ^ sum_357) ^ (sum_35 ^ sum_89);
  wire sum_408 = sum_208 ^ sum_351;
  wire sum_409 = data_i[135] ^ data_i[189];
  wire xor_22 = (((data_i[239] ^ data_i[254]) ^ (data_i[238] ^ data_i[249])) ^ ((data_i[123]
      ^ data_i[211]) ^ (data_i[71] ^ data_i[90]))) ^ ((sum_409 ^ (data_i[39] ^ data_i[41]))
      ^ (sum_198 ^ sum_363));
  wire sum_410 = data_i[3] ^ data_i[233];
  wire sum_411 = sum_212 ^ sum_220;
  wire sum_412 = sum_11 ^ (data_i[46] ^ data_i[187]);
  wire sum_413 = sum_90 ^ sum_128;
  wire xor_23 = (xor_22 ^ (((sum_315 ^ sum_410) ^ (sum_131 ^ sum_146)) ^ (sum_411 ^ sum_412)))
      ^ (((sum_14 ^ sum_402) ^ (sum_206 ^ sum_229)) ^ ((sum_215 ^ sum_413) ^ (sum_141 ^ sum_361)));
  wire sum_414 = data_i[139] ^ sum_21;
  wire sum_415 = sum_242 ^ sum_414;
  wire sum_416 = data_i[128] ^ data_i[130];
  wire xor_24 = (((data_i[100] ^ data_i[242]) ^ (data_i[127] ^ data_i[182])) ^ ((data_i[45]
      ^ data_i[107]) ^ (data_i[34] ^ data_i[252]))) ^ (((data_i[166] ^ data_i[207]) ^ (data_i[48]
      ^ data_i[155])) ^ (sum_416 ^ (data_i[16] ^ data_i[31])));
  wire sum_417 = data_i[95] ^ data_i[140];
  wire sum_418 = data_i[26] ^ data_i[124];
  wire sum_419 = sum_39 ^ (data_i[74] ^ data_i[168]);
  wire sum_420 = sum_188 ^ (sum_9 ^ (data_i[184] ^ data_i[251]));
  wire xor_25 = (xor_24 ^ (((sum_156 ^ sum_280) ^ (sum_307 ^ sum_334)) ^ ((sum_200 ^ sum_417)
      ^ (sum_225 ^ sum_418)))) ^ ((((sum_86 ^ sum_405) ^ (sum_28 ^ sum_58)) ^ (sum_411 ^ sum_419))
      ^ (sum_420 ^ (sum_325 ^ sum_373)));
  wire sum_421 = sum_48 ^ sum_95;
  wire sum_422 = sum_421 ^ (data_i[190] ^ sum_236);
  wire sum_423 = data_i[198] ^ sum_36;
  wire sum_424 = sum_130 ^ sum_328;
  wire sum_425 = sum_89 ^ sum_305;
  wire sum_426 = sum_395 ^ sum_425;
  wire sum_427 = sum_59 ^ sum_285;
  wire xor_26 = (((sum_217 ^ sum_282) ^ (sum_257 ^ (data_i[112] ^ data_i[132]))) ^ (sum_407
      ^ sum_415)) ^ ((sum_352 ^ sum_427) ^ (sum_190 ^ sum_395));
  wire sum_428 = data_i[183] ^ sum_300;
  wire sum_429 = sum_115 ^ sum_428;
  wire sum_430 = data_i[48] ^ sum_56;
  wire sum_431 = sum_374 ^ (data_i[195] ^ sum_430);
  wire sum_432 = data_i[44] ^ data_i[108];
  wire sum_433 = data_i[63] ^ data_i[148];
  wire sum_434 = data_i[27] ^ data_i[95];
  wire sum_435 = data_i[106] ^ data_i[116];
  wire sum_436 = sum_435 ^ (data_i[35] ^ data_i[72]);
  wire sum_437 = sum_85 ^ sum_136;
  wire xor_27 = (((sum_432 ^ sum_433) ^ (sum_409 ^ sum_434)) ^ ((sum_293 ^ sum_388) ^ (sum_32
      ^ sum_405))) ^ ((sum_92 ^ (data_i[206] ^ sum_61)) ^ (sum_436 ^ sum_437));
  wire sum_438 = data_i[75] ^ sum_356;
  wire sum_439 = sum_243 ^ (sum_413 ^ sum_438);
  wire sum_440 = data_i[98] ^ sum_354;
  wire sum_441 = sum_344 ^ (sum_128 ^ sum_308);
  wire sum_442 = data_i[26] ^ sum_336;
  wire sum_443 = sum_301 ^ sum_442;
  wire xor_28 = (((sum_170 ^ sum_287) ^ (sum_386 ^ sum_440)) ^ (sum_441 ^ (sum_36 ^ sum_257)))
      ^ ((sum_218 ^ sum_443) ^ (sum_262 ^ ((data_i[164] ^ data_i[228]) ^ (data_i[45]
      ^ data_i[168]))));
  wire sum_444 = data_i[119] ^ data_i[219];
  wire sum_445 = sum_192 ^ sum_318;
  wire sum_446 = data_i[104] ^ sum_290;
  wire sum_447 = (sum_60 ^ sum_445) ^ (sum_394 ^ sum_446);
  wire sum_448 = sum_10 ^ (data_i[117] ^ data_i[122]);
  wire sum_449 = sum_270 ^ (data_i[147] ^ data_i[218]);
  wire sum_450 = data_i[90] ^ sum_18;
  wire sum_451 = sum_450 ^ (data_i[229] ^ data_i[239]);
  wire sum_452 = data_i[230] ^ sum_17;
  wire sum_453 = data_i[11] ^ sum_149;
  wire sum_454 = data_i[36] ^ data_i[123];
  wire sum_455 = sum_257 ^ sum_454;
  wire sum_456 = data_i[103] ^ sum_299;
  wire xor_29 = ((sum_350 ^ sum_451) ^ (sum_452 ^ sum_453)) ^ ((sum_57 ^ sum_455) ^ (sum_456
      ^ ((data_i[70] ^ data_i[106]) ^ (data_i[8] ^ data_i[56]))));
  wire sum_457 = data_i[37] ^ (data_i[131] ^ sum_440);
  wire sum_458 = sum_180 ^ (data_i[118] ^ sum_289);
  wire sum_459 = sum_213 ^ sum_458;
  wire sum_460 = data_i[250] ^ sum_345;
  wire sum_461 = sum_29 ^ sum_460;
  wire sum_462 = sum_65 ^ sum_461;
  wire sum_463 = data_i[223] ^ sum_121;
  wire sum_464 = sum_69 ^ (data_i[180] ^ data_i[197]);
  wire sum_465 = sum_6 ^ sum_216;
  wire xor_30 = ((((sum_334 ^ sum_400) ^ (data_i[198] ^ sum_224)) ^ (sum_94 ^ sum_464)) ^ ((sum_337
      ^ sum_384) ^ (sum_223 ^ sum_465))) ^ (((sum_320 ^ sum_373) ^ (sum_273 ^ sum_323)) ^ (sum_186
      ^ (sum_248 ^ (data_i[114] ^ data_i[175]))));
  wire sum_466 = sum_137 ^ (data_i[83] ^ sum_224);
  wire sum_467 = data_i[249] ^ sum_63;
  wire sum_468 = sum_40 ^ sum_146;
  wire sum_469 = (data_i[139] ^ (data_i[158] ^ sum_55)) ^ (sum_53 ^ sum_87);
  wire sum_470 = sum_71 ^ sum_336;
  wire sum_471 = data_i[12] ^ data_i[159];
  wire xor_31 = (((sum_441 ^ sum_466) ^ (sum_422 ^ sum_467)) ^ (sum_469 ^ (sum_326 ^ sum_468)))
      ^ ((sum_426 ^ sum_470) ^ (sum_263 ^ (((data_i[204] ^ data_i[205]) ^ (data_i[43]
      ^ data_i[106])) ^ (sum_23 ^ sum_471))));
  wire sum_472 = sum_181 ^ (sum_376 ^ (data_i[113] ^ sum_171));
  wire sum_473 = data_i[92] ^ (data_i[160] ^ sum_249);
  wire sum_474 = data_i[212] ^ sum_201;
  wire sum_475 = data_i[65] ^ sum_405;
  wire xor_32 = (((sum_78 ^ sum_113) ^ (data_i[200] ^ sum_58)) ^ (sum_450 ^ sum_474)) ^ ((sum_105
      ^ sum_475) ^ (sum_192 ^ (data_i[18] ^ data_i[47])));
  wire xor_33 = (((data_i[141] ^ data_i[221]) ^ (data_i[77] ^ data_i[125])) ^ ((data_i[67]
      ^ data_i[132]) ^ (data_i[84] ^ data_i[249]))) ^ ((sum_160 ^ (data_i[65] ^ data_i[233]))
      ^ (sum_5 ^ sum_126));
  wire sum_476 = sum_38 ^ (data_i[152] ^ data_i[232]);
  wire sum_477 = sum_178 ^ sum_209;
  wire sum_478 = data_i[162] ^ data_i[170];
  wire sum_479 = sum_241 ^ sum_478;
  wire xor_34 = (xor_33 ^ (((sum_12 ^ sum_77) ^ (sum_168 ^ sum_405)) ^ ((sum_46 ^ sum_135) ^ (sum_42
      ^ sum_267)))) ^ (((sum_476 ^ (sum_19 ^ sum_97)) ^ (sum_436 ^ sum_477)) ^ ((sum_277 ^ sum_479)
      ^ (sum_96 ^ sum_313)));
  wire sum_480 = sum_60 ^ sum_109;
  wire sum_481 = sum_176 ^ sum_213;
  wire sum_482 = data_i[24] ^ data_i[216];
  wire sum_483 = sum_418 ^ sum_482;
  wire sum_484 = sum_273 ^ sum_483;
  wire sum_485 = data_i[153] ^ data_i[163];
  wire sum_486 = data_i[147] ^ data_i[171];
  wire xor_35 = (((data_i[96] ^ data_i[125]) ^ (data_i[85] ^ data_i[148])) ^ ((data_i[102]
      ^ data_i[215]) ^ (data_i[144] ^ data_i[208]))) ^ ((sum_155 ^ sum_397) ^ (sum_485 ^ sum_486));
  wire sum_487 = sum_324 ^ sum_471;
  wire xor_36 = (xor_35 ^ (((sum_322 ^ sum_382) ^ (sum_38 ^ sum_75)) ^ (sum_448 ^ (sum_55
      ^ sum_80)))) ^ (((sum_401 ^ sum_437) ^ (sum_465 ^ sum_487)) ^ ((sum_33 ^ sum_391) ^ (sum_343
      ^ sum_351)));
  wire sum_488 = sum_231 ^ sum_242;
  wire sum_489 = sum_246 ^ sum_442;
  wire sum_490 = sum_148 ^ sum_173;
  wire sum_491 = data_i[42] ^ sum_323;
  wire sum_492 = data_i[45] ^ sum_341;
  wire xor_37 = (((sum_188 ^ sum_475) ^ (sum_147 ^ (data_i[67] ^ data_i[248]))) ^ (sum_316
      ^ sum_489)) ^ ((sum_51 ^ sum_490) ^ (sum_491 ^ sum_492));
  wire sum_493 = sum_228 ^ (data_i[154] ^ data_i[225]);
  wire sum_494 = data_i[13] ^ sum_81;
  wire xor_38 = (((sum_0 ^ sum_444) ^ (sum_197 ^ sum_485)) ^ ((sum_454 ^ sum_482) ^ (sum_104
      ^ sum_111))) ^ ((sum_493 ^ (data_i[120] ^ sum_27)) ^ (sum_347 ^ sum_494));
  wire sum_495 = (sum_58 ^ (data_i[20] ^ data_i[25])) ^ (sum_107 ^ sum_183);
  wire xor_39 = ((sum_189 ^ sum_495) ^ (sum_222 ^ sum_452)) ^ ((sum_150 ^ sum_445) ^ (sum_356
      ^ ((data_i[173] ^ data_i[240]) ^ (data_i[193] ^ data_i[196]))));
  wire sum_496 = sum_31 ^ (sum_313 ^ sum_406);
  wire sum_497 = sum_34 ^ sum_467;
  wire sum_498 = data_i[145] ^ (data_i[34] ^ data_i[180]);
  wire sum_499 = data_i[27] ^ sum_301;
  wire sum_500 = data_i[50] ^ sum_499;
  wire sum_501 = sum_53 ^ sum_500;
  wire xor_40 = (sum_501 ^ (((sum_168 ^ sum_180) ^ (data_i[98] ^ sum_184)) ^ (sum_419 ^ sum_498)))
      ^ (((sum_240 ^ sum_349) ^ (sum_414 ^ sum_479)) ^ (sum_389 ^ (sum_118 ^ sum_370)));
  wire sum_502 = sum_10 ^ sum_235;
  wire sum_503 = data_i[21] ^ sum_202;
  wire sum_504 = sum_192 ^ sum_207;
  wire xor_41 = (((sum_502 ^ (data_i[138] ^ sum_58)) ^ (sum_428 ^ sum_503)) ^ ((sum_112 ^ sum_479)
      ^ (sum_179 ^ sum_233))) ^ (((sum_120 ^ sum_299) ^ (sum_152 ^ sum_248)) ^ (sum_489 ^ sum_504));
  wire sum_505 = data_i[93] ^ sum_149;
  wire sum_506 = data_i[228] ^ sum_475;
  wire sum_507 = sum_100 ^ (data_i[92] ^ sum_494);
  wire sum_508 = sum_274 ^ sum_360;
  wire xor_42 = (((data_i[102] ^ data_i[224]) ^ (data_i[111] ^ data_i[131])) ^ ((data_i[40]
      ^ data_i[60]) ^ (data_i[19] ^ data_i[30]))) ^ ((sum_157 ^ sum_332) ^ (sum_126 ^ sum_435));
  wire sum_509 = data_i[37] ^ sum_468;
  wire sum_510 = data_i[172] ^ sum_509;
  wire sum_511 = data_i[79] ^ data_i[126];
  wire sum_512 = data_i[186] ^ data_i[203];
  wire xor_43 = (((data_i[97] ^ data_i[135]) ^ (data_i[61] ^ data_i[160])) ^ (sum_331 ^ (data_i[137]
      ^ data_i[207]))) ^ ((sum_511 ^ sum_512) ^ (sum_238 ^ sum_367));
  wire sum_513 = sum_381 ^ sum_399;
  wire xor_44 = (xor_43 ^ (((sum_45 ^ sum_119) ^ (data_i[201] ^ sum_68)) ^ (sum_311 ^ sum_513)))
      ^ (((sum_210 ^ sum_403) ^ (sum_221 ^ sum_248)) ^ (sum_392 ^ sum_455));
  wire sum_514 = sum_474 ^ (sum_161 ^ sum_430);
  wire sum_515 = sum_127 ^ sum_270;
  wire sum_516 = sum_515 ^ (sum_506 ^ (data_i[70] ^ data_i[167]));
  wire sum_517 = data_i[190] ^ sum_50;
  wire sum_518 = sum_396 ^ sum_517;
  wire xor_45 = (((sum_488 ^ sum_505) ^ (sum_423 ^ sum_492)) ^ (sum_518 ^ (sum_83 ^ sum_258)))
      ^ ((sum_426 ^ sum_509) ^ (sum_268 ^ ((sum_330 ^ (data_i[175] ^ data_i[253])) ^ (sum_2
      ^ sum_398))));
  wire sum_519 = (sum_143 ^ (data_i[200] ^ sum_404)) ^ (data_i[161] ^ sum_362);
  wire sum_520 = data_i[210] ^ sum_312;
  wire xor_46 = (sum_519 ^ (((sum_91 ^ sum_478) ^ (sum_18 ^ sum_309)) ^ (sum_412 ^ (sum_15
      ^ sum_178)))) ^ (((sum_515 ^ sum_520) ^ (sum_343 ^ sum_366)) ^ (sum_480 ^ (sum_364
      ^ (data_i[62] ^ data_i[229]))));
  wire sum_521 = data_i[57] ^ data_i[255];
  wire sum_522 = data_i[80] ^ data_i[181];
  wire xor_47 = (((data_i[201] ^ data_i[235]) ^ (data_i[234] ^ data_i[239])) ^ ((data_i[156]
      ^ data_i[210]) ^ (data_i[215] ^ data_i[243]))) ^ ((sum_194 ^ (data_i[24] ^ data_i[30]))
      ^ (sum_521 ^ sum_522));
  wire xor_48 = (xor_47 ^ (((sum_140 ^ sum_310) ^ (sum_73 ^ sum_117)) ^ (sum_477 ^ sum_498)))
      ^ (((sum_99 ^ sum_284) ^ (sum_440 ^ sum_460)) ^ (sum_466 ^ sum_490));
  wire sum_523 = data_i[204] ^ sum_456;
  wire sum_524 = data_i[32] ^ sum_269;
  wire sum_525 = data_i[202] ^ data_i[208];
  wire xor_49 = (((data_i[162] ^ data_i[241]) ^ (data_i[116] ^ data_i[207])) ^ (sum_521 ^ (data_i[2]
      ^ data_i[35]))) ^ ((sum_125 ^ sum_525) ^ (sum_198 ^ sum_219));
  wire sum_526 = (data_i[137] ^ data_i[234]) ^ (data_i[151] ^ sum_93);
  wire xor_50 = (xor_49 ^ ((sum_476 ^ (sum_308 ^ sum_357)) ^ (sum_464 ^ sum_513))) ^ (((sum_20
      ^ sum_242) ^ (sum_79 ^ (data_i[99] ^ data_i[200]))) ^ (sum_504 ^ sum_526));
  wire sum_527 = sum_305 ^ sum_473;
  wire sum_528 = data_i[129] ^ sum_261;
  wire sum_529 = data_i[16] ^ sum_324;
  wire sum_530 = sum_386 ^ sum_529;
  wire xor_51 = (((sum_255 ^ sum_421) ^ (sum_43 ^ sum_364)) ^ (sum_528 ^ (sum_355 ^ (data_i[23]
      ^ data_i[88])))) ^ ((sum_453 ^ sum_530) ^ (sum_234 ^ (sum_195 ^ (data_i[117]
      ^ data_i[137]))));
  wire sum_531 = data_i[0] ^ (sum_247 ^ sum_297);
  wire sum_532 = sum_425 ^ (data_i[58] ^ data_i[125]);
  wire xor_52 = (((data_i[77] ^ data_i[135]) ^ (data_i[25] ^ data_i[243])) ^ (sum_416 ^ (data_i[118]
      ^ data_i[238]))) ^ ((sum_25 ^ sum_486) ^ (sum_224 ^ sum_310));
  wire sum_533 = data_i[228] ^ sum_18;
  wire sum_534 = data_i[59] ^ sum_129;
  wire xor_53 = (xor_52 ^ (((sum_35 ^ sum_135) ^ (sum_9 ^ sum_53)) ^ ((sum_16 ^ sum_184)
      ^ (data_i[146] ^ sum_256)))) ^ (((sum_493 ^ sum_533) ^ (sum_297 ^ sum_503)) ^ (sum_110
      ^ sum_534));
  wire sum_535 = data_i[89] ^ sum_463;
  wire xor_54 = (((sum_511 ^ sum_522) ^ (sum_125 ^ sum_159)) ^ ((sum_199 ^ sum_338) ^ (sum_289
      ^ sum_390))) ^ ((sum_449 ^ (data_i[22] ^ sum_26)) ^ (sum_487 ^ sum_520));
  wire sum_536 = sum_179 ^ sum_417;
  wire xor_55 = (xor_54 ^ ((sum_528 ^ (sum_129 ^ sum_362)) ^ (sum_408 ^ sum_451))) ^ (((sum_44
      ^ sum_495) ^ (sum_491 ^ sum_536)) ^ (sum_250 ^ (sum_142 ^ ((data_i[69] ^ data_i[185])
      ^ (data_i[73] ^ data_i[166])))));
  wire sum_537 = data_i[64] ^ sum_523;
  wire sum_538 = sum_275 ^ sum_396;
  wire xor_56 = ((((sum_47 ^ sum_483) ^ (sum_79 ^ sum_304)) ^ (sum_64 ^ sum_106)) ^ (sum_531
      ^ (sum_262 ^ sum_425))) ^ ((sum_252 ^ sum_507) ^ (sum_462 ^ sum_500));
  wire xor_57 = (((sum_380 ^ (data_i[64] ^ data_i[78])) ^ (sum_279 ^ sum_433)) ^ ((sum_205
      ^ sum_512) ^ (sum_162 ^ sum_387))) ^ ((sum_359 ^ sum_533) ^ (sum_167 ^ sum_339));
  wire xor_58 = (((data_i[99] ^ data_i[230]) ^ (data_i[96] ^ data_i[210])) ^ (sum_432 ^ (data_i[5]
      ^ data_i[188]))) ^ ((sum_200 ^ sum_410) ^ (sum_66 ^ sum_256));
  wire xor_59 = ((xor_58 ^ (sum_427 ^ (sum_166 ^ sum_355))) ^ ((sum_321 ^ sum_393) ^ (sum_423
      ^ sum_536))) ^ ((sum_84 ^ sum_532) ^ (sum_132 ^ sum_372));
  wire xor_60 = (((sum_103 ^ sum_361) ^ (sum_139 ^ sum_460)) ^ (sum_526 ^ (sum_288 ^ sum_314)))
      ^ ((sum_481 ^ sum_534) ^ (sum_371 ^ ((data_i[191] ^ data_i[237]) ^ (data_i[169]
      ^ data_i[176]))));

  // Check bits: each is the parity of the data bits under its mask.
  wire [31:0] check;
  // ^(data_i & 256'hd6c863898acb9837bc0b56602da9022e4ce6c4a0264dcbd39fef1fbad109eb3c)
  assign check[0] = xor_1 ^ (((sum_37 ^ sum_44) ^ (sum_51 ^ sum_57)) ^ (sum_84 ^ (sum_64
      ^ sum_71)));
  // ^(data_i & 256'h7a59a59b9f5da858c51cfba177fa0673d42a4de06bd65d74a03021cf721a3c44)
  assign check[1] = (xor_3 ^ (xor_2 ^ ((sum_102 ^ sum_106) ^ (sum_110 ^ sum_115)))) ^ (sum_153
      ^ (sum_138 ^ sum_145));
  // ^(data_i & 256'hf4b24b373fba50b18a39f643eff50ce7a8559bc0d6acbae84060429ee4357888)
  assign check[2] = xor_5 ^ (((sum_182 ^ (sum_114 ^ sum_129)) ^ (sum_37 ^ sum_186)) ^ (sum_193
      ^ (sum_189 ^ sum_190)));
  // ^(data_i & 256'he965976f7f75a1621573ed87dfea18cf50aa3781ac5875d080c1843cc86bf011)
  assign check[3] = (xor_7 ^ (xor_6 ^ (((sum_196 ^ sum_197) ^ (sum_198 ^ sum_199)) ^ ((sum_23
      ^ sum_200) ^ (sum_7 ^ sum_143))))) ^ (((sum_182 ^ (sum_96 ^ sum_211)) ^ (sum_214 ^ sum_218))
      ^ ((sum_222 ^ sum_227) ^ (sum_232 ^ sum_234)));
  // ^(data_i & 256'hd3ca2fdeffeb43c52ae7db0ebfd4319ea1546f0258b1eba00182097891d6e122)
  assign check[4] = xor_9 ^ (sum_278 ^ (sum_264 ^ sum_269));
  // ^(data_i & 256'h715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c939cea0c4af2a52879)
  assign check[5] = xor_11 ^ ((sum_303 ^ (sum_30 ^ sum_294)) ^ (sum_193 ^ sum_306));
  // ^(data_i & 256'h357218e262f2a64d6f8295988baac00b5379f1e80913f2f4a73b072e3442bacf)
  assign check[6] = xor_13 ^ (((sum_317 ^ sum_321) ^ (sum_302 ^ sum_326)) ^ (sum_329 ^ (sum_251
      ^ sum_328)));
  // ^(data_i & 256'h6be431c4c5e54c9bde052b3016548117a6f3e2d01326e5e94f770f5d6884759e)
  assign check[7] = xor_15 ^ ((((sum_271 ^ sum_346) ^ (sum_101 ^ sum_257)) ^ (sum_348 ^ sum_350))
      ^ ((sum_317 ^ sum_352) ^ (sum_353 ^ sum_356)));
  // ^(data_i & 256'h2a3528c3b8a1d0e60a655fe81c20e6dff6ddce79687be3ebe33894e790d09fb2)
  assign check[8] = (xor_17 ^ (((sum_365 ^ sum_368) ^ (sum_369 ^ sum_371)) ^ (sum_372 ^ sum_374)))
      ^ (sum_378 ^ sum_379);
  // ^(data_i & 256'h7f5e7945c9e2702a1eafe13825612a601b66538ab98c243c2448bc28b070a0d7)
  assign check[9] = xor_19 ^ (((sum_214 ^ sum_294) ^ (sum_392 ^ sum_393)) ^ ((sum_115 ^ sum_394)
      ^ (sum_395 ^ sum_396)));
  // ^(data_i & 256'hffbdf38b92c4e0553d5fc3704ac255c136cda615721949784990795161e040af)
  assign check[10] = xor_21 ^ ((((sum_43 ^ sum_299) ^ (sum_273 ^ sum_305)) ^ (sum_102 ^ sum_407))
      ^ ((sum_258 ^ sum_408) ^ (sum_251 ^ sum_356)));
  // ^(data_i & 256'hfe7ae6162489c0aa7bbe86e09485aa826c9a4c2ae43293f09320f3a2c2c0805f)
  assign check[11] = xor_23 ^ (((sum_291 ^ (sum_67 ^ sum_152)) ^ (sum_348 ^ sum_415)) ^ ((sum_244
      ^ sum_326) ^ (sum_266 ^ sum_396)));
  // ^(data_i & 256'hfdf4cc2d49128154f77d0dc0280a5405d9349855c86427e12741e644858101be)
  assign check[12] = xor_25 ^ (((sum_234 ^ sum_422) ^ (sum_244 ^ sum_423)) ^ (sum_424 ^ sum_426));
  // ^(data_i & 256'hd0dcb1992b84d24fe49e44694d344fd445b5fed3f9b2ad28adbb586f9ad29ccf)
  assign check[13] = (xor_26 ^ (sum_431 ^ (sum_377 ^ sum_429))) ^ (sum_439 ^ xor_27);
  // ^(data_i & 256'h8a8d4af0eea87479c259d73a874879777db733de9a1eb8bab84e2539a474a72c)
  assign check[14] = (xor_28 ^ (sum_447 ^ (sum_329 ^ ((sum_444 ^ (data_i[49] ^ data_i[113]))
      ^ (sum_160 ^ sum_333))))) ^ (sum_378 ^ (sum_145 ^ (((sum_72 ^ sum_417) ^ (sum_230 ^ sum_260))
      ^ (sum_448 ^ sum_449))));
  // ^(data_i & 256'h151a94e1dc50e8f385b2af740e90f3effb6e67bc343d7175719c4a7348e84f59)
  assign check[15] = xor_30 ^ (xor_29 ^ ((sum_457 ^ sum_459) ^ (sum_462 ^ sum_463)));
  // ^(data_i & 256'h6236867821defbbefc9d8d0dc40a18ea6d6adc2d7c08617a8367c87b231ef76c)
  assign check[16] = xor_31 ^ (xor_32 ^ (sum_472 ^ sum_473));
  // ^(data_i & 256'ha75a8b8863620dc305a697164d1e293eb7bf64778418a38e85a9598c652319b5)
  assign check[17] = xor_34 ^ (((sum_480 ^ (sum_327 ^ sum_355)) ^ (sum_481 ^ sum_484)) ^ (sum_303
      ^ (sum_57 ^ sum_425)));
  // ^(data_i & 256'h4fb51611c6c51b860b4c2f2d9b3d527c6e7ec9ef0931471d0a53b219ca46326a)
  assign check[18] = xor_36 ^ (((sum_292 ^ (sum_70 ^ sum_120)) ^ (sum_420 ^ sum_488)) ^ (sum_306
      ^ (sum_227 ^ sum_249)));
  // ^(data_i & 256'h9f6a2d228d8a360d17985e5a377ba5f8ddfc92df13638f3a14a66532958c64d5)
  assign check[19] = (xor_37 ^ (((sum_123 ^ sum_458) ^ (sum_394 ^ ((data_i[81] ^ data_i[134])
      ^ (data_i[149] ^ data_i[252])))) ^ (sum_424 ^ sum_457))) ^ (sum_278 ^ xor_38);
  // ^(data_i & 256'h3fd55a451a156c1b2e30bdb56ff74bf1bbf924bf26c61e74294cca642b19c9ab)
  assign check[20] = xor_40 ^ (xor_39 ^ ((sum_124 ^ sum_496) ^ (sum_497 ^ ((sum_85 ^ sum_410)
      ^ (sum_72 ^ sum_191)))));
  // ^(data_i & 256'h1d9d33f314f42288a1fdf7671ae48f081b98955331855c92d1ff5db2752c653b)
  assign check[21] = (xor_41 ^ (((sum_461 ^ sum_505) ^ (sum_369 ^ sum_506)) ^ (sum_507 ^ sum_508)))
      ^ (sum_439 ^ (sum_510 ^ xor_42));
  // ^(data_i & 256'h580de19e0837beafbf6763c3f1c206fa5b5af78b1f02d85e2099721ec8473d1b)
  assign check[22] = (xor_44 ^ (((sum_232 ^ sum_245) ^ (sum_190 ^ sum_371)) ^ (sum_508 ^ (sum_266
      ^ sum_499)))) ^ (sum_153 ^ (sum_514 ^ sum_516));
  // ^(data_i & 256'hb11bc33c106f7d5f7ecec686e2850cf5b6b5ee163e04b0bd4133e43d918f7b36)
  assign check[23] = xor_45 ^ xor_46;
  // ^(data_i & 256'h9fcacc3312b5b26e4bf28584f482fd1ad650d7f5333f4843feb1422763c682e3)
  assign check[24] = (xor_48 ^ (((sum_352 ^ sum_365) ^ (sum_251 ^ sum_446)) ^ (sum_497 ^ sum_523)))
      ^ (sum_524 ^ (sum_431 ^ sum_516));
  // ^(data_i & 256'ha05f555437dfd7b3dc178f8d1d87072f7af1781f5440d8c403d3c669a54b8724)
  assign check[25] = (xor_50 ^ ((sum_496 ^ (sum_368 ^ sum_484)) ^ (sum_438 ^ sum_518))) ^ (sum_379
      ^ sum_527);
  // ^(data_i & 256'h40beaaa96fbfaf66b82e1e1a3a0e0f5ef4e2f03ea980b08907a78dd24b970e49)
  assign check[26] = (xor_51 ^ ((sum_531 ^ sum_532) ^ (sum_470 ^ ((sum_434 ^ sum_525) ^ (sum_241
      ^ sum_382))))) ^ ((sum_138 ^ sum_514) ^ (sum_276 ^ ((sum_164 ^ (sum_28 ^ sum_127)) ^ (sum_340
      ^ sum_502))));
  // ^(data_i & 256'h807d5453de7e5fcd715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c93)
  assign check[27] = (xor_53 ^ (((sum_443 ^ sum_530) ^ (sum_369 ^ sum_517)) ^ ((sum_244 ^ sum_328)
      ^ (sum_272 ^ sum_356)))) ^ (sum_527 ^ (sum_510 ^ sum_535));
  // ^(data_i & 256'h01fba9a6bcfcbe9ae3ba7b6be8393e7ad389c3f8a603c2251f9f35482f5e3927)
  assign check[28] = xor_55 ^ ((sum_535 ^ sum_537) ^ (sum_501 ^ sum_538));
  // ^(data_i & 256'h9c3c9f7f6b4ccf5a8c87725224f181ee714251047f38cd09c08e29b73d7bf1ad)
  assign check[29] = xor_56 ^ (xor_57 ^ (sum_472 ^ sum_538));
  // ^(data_i & 256'ha7b2f3ccc42d2cdb52fc6121bd60ffc635d475fdcc4fd2507fac1049183160b8)
  assign check[30] = xor_59 ^ (sum_524 ^ (sum_501 ^ (sum_151 ^ sum_459)));
  // ^(data_i & 256'h4f65e699895a59b7a5f9c2427ac1fe8d6ba8ebfa999fa4a1ff5821933163c171)
  assign check[31] = (xor_60 ^ ((sum_429 ^ sum_469) ^ (sum_259 ^ ((sum_375 ^ (data_i[15]
      ^ data_i[144])) ^ (sum_307 ^ sum_383))))) ^ ((sum_447 ^ sum_519) ^ (sum_537 ^ ((sum_385
      ^ (data_i[140] ^ sum_42)) ^ (sum_210 ^ sum_529))));

  assign check_o = check;

endmodule  // ssc_dsd_plus_cw_enc

`default_nettype wire
