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
  wire sum_0 = codeword_i[28] ^ codeword_i[62];
  wire sum_1 = codeword_i[59] ^ sum_0;
  wire sum_2 = codeword_i[46] ^ codeword_i[239];
  wire sum_3 = codeword_i[70] ^ sum_2;
  wire sum_4 = codeword_i[164] ^ codeword_i[251];
  wire sum_5 = codeword_i[168] ^ sum_4;
  wire sum_6 = codeword_i[238] ^ codeword_i[256];
  wire sum_7 = codeword_i[252] ^ sum_6;
  wire sum_8 = codeword_i[77] ^ codeword_i[82];
  wire sum_9 = sum_8 ^ (codeword_i[89] ^ codeword_i[205]);
  wire sum_10 = codeword_i[194] ^ sum_9;
  wire sum_11 = codeword_i[26] ^ codeword_i[80];
  wire sum_12 = codeword_i[246] ^ sum_11;
  wire sum_13 = codeword_i[47] ^ codeword_i[176];
  wire sum_14 = sum_12 ^ sum_13;
  wire sum_15 = codeword_i[34] ^ codeword_i[219];
  wire sum_16 = codeword_i[263] ^ codeword_i[269];
  wire sum_17 = sum_15 ^ sum_16;
  wire sum_18 = codeword_i[222] ^ codeword_i[227];
  wire sum_19 = sum_17 ^ sum_18;
  wire sum_20 = codeword_i[64] ^ codeword_i[132];
  wire sum_21 = codeword_i[108] ^ codeword_i[235];
  wire sum_22 = codeword_i[87] ^ sum_21;
  wire sum_23 = sum_20 ^ sum_22;
  wire sum_24 = codeword_i[72] ^ codeword_i[255];
  wire sum_25 = codeword_i[267] ^ sum_24;
  wire sum_26 = codeword_i[32] ^ codeword_i[93];
  wire sum_27 = codeword_i[66] ^ sum_26;
  wire sum_28 = codeword_i[14] ^ codeword_i[186];
  wire sum_29 = codeword_i[54] ^ sum_28;
  wire sum_30 = sum_27 ^ sum_29;
  wire sum_31 = sum_25 ^ sum_30;
  wire sum_32 = codeword_i[0] ^ codeword_i[165];
  wire sum_33 = codeword_i[23] ^ codeword_i[76];
  wire sum_34 = codeword_i[277] ^ sum_33;
  wire sum_35 = codeword_i[58] ^ codeword_i[126];
  wire sum_36 = sum_34 ^ sum_35;
  wire sum_37 = codeword_i[63] ^ codeword_i[180];
  wire sum_38 = codeword_i[273] ^ sum_37;
  wire sum_39 = codeword_i[102] ^ sum_38;
  wire sum_40 = codeword_i[151] ^ codeword_i[187];
  wire sum_41 = codeword_i[157] ^ sum_40;
  wire sum_42 = codeword_i[258] ^ sum_41;
  wire sum_43 = sum_39 ^ sum_42;
  wire sum_44 = codeword_i[113] ^ codeword_i[192];
  wire sum_45 = sum_43 ^ sum_44;
  wire sum_46 = (sum_36 ^ (codeword_i[118] ^ sum_32)) ^ (codeword_i[129] ^ sum_45);
  wire sum_47 = codeword_i[207] ^ codeword_i[211];
  wire sum_48 = codeword_i[284] ^ sum_47;
  wire sum_49 = codeword_i[74] ^ codeword_i[217];
  wire sum_50 = codeword_i[199] ^ sum_49;
  wire sum_51 = sum_50 ^ (codeword_i[83] ^ sum_48);
  wire sum_52 = codeword_i[22] ^ codeword_i[75];
  wire sum_53 = codeword_i[276] ^ sum_52;
  wire sum_54 = codeword_i[95] ^ sum_53;
  wire sum_55 = codeword_i[213] ^ codeword_i[286];
  wire sum_56 = sum_54 ^ sum_55;
  wire sum_57 = codeword_i[244] ^ codeword_i[249];
  wire sum_58 = codeword_i[231] ^ sum_57;
  wire sum_59 = codeword_i[71] ^ sum_58;
  wire sum_60 = codeword_i[20] ^ sum_59;
  wire sum_61 = codeword_i[150] ^ codeword_i[156];
  wire sum_62 = codeword_i[281] ^ sum_61;
  wire sum_63 = codeword_i[271] ^ sum_62;
  wire sum_64 = codeword_i[69] ^ codeword_i[174];
  wire sum_65 = codeword_i[223] ^ sum_64;
  wire sum_66 = sum_63 ^ sum_65;
  wire sum_67 = codeword_i[111] ^ codeword_i[170];
  wire xor_0 = (((codeword_i[225] ^ codeword_i[257]) ^ (codeword_i[177] ^ codeword_i[221]))
      ^ ((codeword_i[145] ^ codeword_i[175]) ^ (codeword_i[130] ^ codeword_i[136])))
      ^ (((codeword_i[99] ^ codeword_i[105]) ^ (codeword_i[52] ^ codeword_i[68])) ^ (codeword_i[278]
      ^ sum_67));
  wire sum_68 = codeword_i[35] ^ codeword_i[81];
  wire sum_69 = codeword_i[40] ^ codeword_i[138];
  wire sum_70 = sum_68 ^ sum_69;
  wire sum_71 = codeword_i[30] ^ codeword_i[182];
  wire sum_72 = codeword_i[133] ^ sum_71;
  wire sum_73 = sum_70 ^ sum_72;
  wire sum_74 = codeword_i[101] ^ codeword_i[228];
  wire sum_75 = codeword_i[107] ^ codeword_i[123];
  wire sum_76 = sum_74 ^ sum_75;
  wire sum_77 = codeword_i[117] ^ sum_76;
  wire sum_78 = codeword_i[36] ^ codeword_i[120];
  wire sum_79 = codeword_i[171] ^ sum_78;
  wire sum_80 = sum_79 ^ (sum_73 ^ sum_77);
  wire xor_1 = (sum_46 ^ ((((sum_1 ^ sum_3) ^ (sum_5 ^ sum_7)) ^ (sum_10 ^ sum_14)) ^ (sum_31
      ^ (sum_19 ^ sum_23)))) ^ (((sum_51 ^ sum_56) ^ (sum_60 ^ sum_66)) ^ (sum_80 ^ xor_0));
  wire sum_81 = codeword_i[42] ^ codeword_i[88];
  wire sum_82 = codeword_i[124] ^ codeword_i[169];
  wire sum_83 = codeword_i[243] ^ codeword_i[248];
  wire sum_84 = codeword_i[158] ^ sum_83;
  wire sum_85 = codeword_i[159] ^ codeword_i[162];
  wire sum_86 = sum_84 ^ sum_85;
  wire sum_87 = codeword_i[245] ^ codeword_i[250];
  wire sum_88 = codeword_i[163] ^ sum_87;
  wire sum_89 = codeword_i[261] ^ codeword_i[264];
  wire sum_90 = sum_88 ^ sum_89;
  wire sum_91 = sum_86 ^ sum_90;
  wire sum_92 = codeword_i[229] ^ codeword_i[237];
  wire sum_93 = sum_91 ^ sum_92;
  wire sum_94 = sum_93 ^ (sum_81 ^ sum_82);
  wire sum_95 = codeword_i[233] ^ codeword_i[275];
  wire sum_96 = codeword_i[215] ^ codeword_i[282];
  wire sum_97 = sum_95 ^ sum_96;
  wire sum_98 = codeword_i[41] ^ codeword_i[144];
  wire sum_99 = codeword_i[193] ^ sum_98;
  wire sum_100 = codeword_i[234] ^ codeword_i[240];
  wire sum_101 = codeword_i[230] ^ sum_100;
  wire sum_102 = codeword_i[181] ^ codeword_i[270];
  wire sum_103 = sum_101 ^ sum_102;
  wire sum_104 = codeword_i[283] ^ sum_103;
  wire sum_105 = codeword_i[236] ^ codeword_i[242];
  wire sum_106 = codeword_i[53] ^ sum_105;
  wire sum_107 = codeword_i[65] ^ sum_106;
  wire sum_108 = (sum_97 ^ sum_99) ^ (sum_104 ^ sum_107);
  wire sum_109 = codeword_i[127] ^ codeword_i[200];
  wire sum_110 = codeword_i[114] ^ codeword_i[241];
  wire sum_111 = codeword_i[48] ^ sum_110;
  wire sum_112 = sum_109 ^ sum_111;
  wire sum_113 = codeword_i[29] ^ sum_112;
  wire sum_114 = codeword_i[139] ^ (codeword_i[60] ^ (codeword_i[188] ^ sum_113));
  wire sum_115 = codeword_i[195] ^ codeword_i[205];
  wire sum_116 = codeword_i[259] ^ sum_115;
  wire sum_117 = codeword_i[115] ^ codeword_i[261];
  wire sum_118 = sum_117 ^ (codeword_i[166] ^ sum_116);
  wire sum_119 = codeword_i[67] ^ codeword_i[274];
  wire sum_120 = codeword_i[31] ^ sum_119;
  wire sum_121 = codeword_i[1] ^ (sum_75 ^ sum_120);
  wire sum_122 = codeword_i[137] ^ codeword_i[232];
  wire sum_123 = sum_11 ^ sum_122;
  wire sum_124 = codeword_i[168] ^ (sum_123 ^ (codeword_i[46] ^ sum_0));
  wire sum_125 = codeword_i[20] ^ codeword_i[73];
  wire sum_126 = codeword_i[90] ^ codeword_i[184];
  wire sum_127 = codeword_i[105] ^ sum_126;
  wire sum_128 = codeword_i[100] ^ sum_15;
  wire sum_129 = sum_127 ^ sum_128;
  wire sum_130 = sum_129 ^ (sum_20 ^ sum_125);
  wire sum_131 = codeword_i[95] ^ codeword_i[112];
  wire sum_132 = codeword_i[121] ^ codeword_i[280];
  wire sum_133 = codeword_i[199] ^ codeword_i[253];
  wire sum_134 = codeword_i[217] ^ sum_133;
  wire sum_135 = codeword_i[131] ^ sum_134;
  wire sum_136 = codeword_i[162] ^ sum_135;
  wire sum_137 = codeword_i[21] ^ codeword_i[74];
  wire sum_138 = codeword_i[206] ^ codeword_i[279];
  wire sum_139 = sum_138 ^ (codeword_i[106] ^ codeword_i[180]);
  wire sum_140 = codeword_i[227] ^ sum_69;
  wire sum_141 = codeword_i[55] ^ codeword_i[99];
  wire sum_142 = codeword_i[212] ^ codeword_i[285];
  wire sum_143 = sum_141 ^ sum_142;
  wire xor_2 = (sum_136 ^ ((sum_131 ^ (codeword_i[101] ^ codeword_i[117])) ^ (sum_95 ^ sum_132)))
      ^ ((sum_139 ^ (codeword_i[265] ^ sum_137)) ^ (sum_140 ^ sum_143));
  wire sum_144 = codeword_i[144] ^ sum_47;
  wire sum_145 = codeword_i[87] ^ codeword_i[125];
  wire sum_146 = codeword_i[201] ^ codeword_i[255];
  wire sum_147 = codeword_i[214] ^ codeword_i[262];
  wire sum_148 = codeword_i[287] ^ sum_147;
  wire sum_149 = codeword_i[220] ^ codeword_i[225];
  wire sum_150 = sum_148 ^ sum_149;
  wire sum_151 = codeword_i[37] ^ codeword_i[247];
  wire sum_152 = (sum_26 ^ (sum_144 ^ sum_145)) ^ (sum_151 ^ (sum_146 ^ sum_150));
  wire sum_153 = codeword_i[224] ^ sum_55;
  wire sum_154 = codeword_i[94] ^ codeword_i[218];
  wire sum_155 = sum_153 ^ sum_154;
  wire sum_156 = codeword_i[189] ^ sum_155;
  wire sum_157 = codeword_i[215] ^ (sum_35 ^ sum_156);
  wire sum_158 = codeword_i[111] ^ codeword_i[140];
  wire sum_159 = codeword_i[22] ^ sum_158;
  wire sum_160 = codeword_i[78] ^ sum_28;
  wire sum_161 = codeword_i[96] ^ codeword_i[267];
  wire sum_162 = codeword_i[84] ^ sum_161;
  wire sum_163 = codeword_i[268] ^ sum_16;
  wire sum_164 = sum_162 ^ sum_163;
  wire sum_165 = codeword_i[119] ^ sum_44;
  wire sum_166 = codeword_i[103] ^ sum_165;
  wire sum_167 = codeword_i[109] ^ codeword_i[152];
  wire sum_168 = sum_166 ^ sum_167;
  wire sum_169 = codeword_i[52] ^ (codeword_i[43] ^ sum_168);
  wire xor_3 = sum_169 ^ (((sum_159 ^ sum_160) ^ (sum_62 ^ (codeword_i[172] ^ codeword_i[183])))
      ^ (sum_164 ^ ((codeword_i[134] ^ codeword_i[146]) ^ (codeword_i[49] ^ codeword_i[273]))));
  wire sum_170 = codeword_i[15] ^ codeword_i[68];
  wire sum_171 = codeword_i[33] ^ sum_170;
  wire sum_172 = codeword_i[221] ^ codeword_i[226];
  wire sum_173 = sum_171 ^ sum_172;
  wire sum_174 = codeword_i[27] ^ codeword_i[61];
  wire sum_175 = sum_173 ^ sum_174;
  wire sum_176 = codeword_i[174] ^ (codeword_i[129] ^ sum_175);
  wire sum_177 = codeword_i[178] ^ sum_176;
  wire sum_178 = codeword_i[69] ^ codeword_i[280];
  wire sum_179 = codeword_i[127] ^ codeword_i[153];
  wire sum_180 = codeword_i[102] ^ codeword_i[232];
  wire sum_181 = codeword_i[130] ^ codeword_i[196];
  wire sum_182 = codeword_i[44] ^ sum_102;
  wire sum_183 = codeword_i[56] ^ codeword_i[107];
  wire sum_184 = codeword_i[106] ^ (codeword_i[135] ^ (sum_182 ^ sum_183));
  wire xor_4 = sum_184 ^ ((((codeword_i[27] ^ codeword_i[175]) ^ (codeword_i[23] ^ codeword_i[133]))
      ^ (sum_178 ^ sum_179)) ^ ((sum_180 ^ sum_181) ^ (codeword_i[116] ^ sum_74)));
  wire sum_185 = codeword_i[38] ^ codeword_i[108];
  wire sum_186 = codeword_i[118] ^ codeword_i[128];
  wire sum_187 = codeword_i[147] ^ sum_186;
  wire sum_188 = codeword_i[29] ^ codeword_i[122];
  wire sum_189 = sum_187 ^ sum_188;
  wire sum_190 = sum_70 ^ sum_189;
  wire sum_191 = sum_185 ^ sum_190;
  wire sum_192 = codeword_i[79] ^ sum_18;
  wire sum_193 = sum_150 ^ sum_192;
  wire sum_194 = sum_191 ^ sum_193;
  wire sum_195 = codeword_i[202] ^ (codeword_i[65] ^ codeword_i[132]);
  wire sum_196 = codeword_i[110] ^ codeword_i[260];
  wire sum_197 = codeword_i[190] ^ (codeword_i[126] ^ sum_196);
  wire sum_198 = codeword_i[113] ^ sum_128;
  wire sum_199 = codeword_i[163] ^ sum_137;
  wire sum_200 = sum_97 ^ (codeword_i[207] ^ sum_199);
  wire xor_5 = ((sum_197 ^ (sum_41 ^ sum_195)) ^ (sum_173 ^ sum_198)) ^ (sum_200 ^ (sum_54
      ^ ((codeword_i[91] ^ codeword_i[97]) ^ (codeword_i[2] ^ codeword_i[206]))));
  wire sum_201 = codeword_i[63] ^ sum_155;
  wire sum_202 = codeword_i[85] ^ sum_163;
  wire sum_203 = codeword_i[274] ^ sum_202;
  wire sum_204 = codeword_i[141] ^ codeword_i[266];
  wire sum_205 = codeword_i[120] ^ sum_204;
  wire sum_206 = codeword_i[47] ^ sum_205;
  wire sum_207 = codeword_i[8] ^ sum_206;
  wire sum_208 = codeword_i[179] ^ codeword_i[272];
  wire sum_209 = codeword_i[167] ^ sum_208;
  wire sum_210 = sum_1 ^ sum_209;
  wire sum_211 = sum_82 ^ sum_210;
  wire sum_212 = codeword_i[80] ^ codeword_i[254];
  wire sum_213 = codeword_i[173] ^ sum_212;
  wire sum_214 = codeword_i[53] ^ codeword_i[145];
  wire sum_215 = codeword_i[185] ^ codeword_i[212];
  wire sum_216 = codeword_i[281] ^ sum_100;
  wire sum_217 = sum_216 ^ (sum_215 ^ (sum_213 ^ sum_214));
  wire sum_218 = codeword_i[50] ^ codeword_i[112];
  wire sum_219 = codeword_i[136] ^ sum_218;
  wire sum_220 = codeword_i[139] ^ codeword_i[208];
  wire sum_221 = sum_99 ^ sum_220;
  wire sum_222 = codeword_i[114] ^ (sum_219 ^ sum_221);
  wire sum_223 = codeword_i[45] ^ sum_65;
  wire sum_224 = codeword_i[148] ^ codeword_i[154];
  wire sum_225 = codeword_i[160] ^ sum_224;
  wire sum_226 = sum_223 ^ sum_225;
  wire sum_227 = codeword_i[92] ^ codeword_i[194];
  wire sum_228 = sum_81 ^ sum_227;
  wire sum_229 = sum_72 ^ sum_228;
  wire sum_230 = codeword_i[57] ^ sum_229;
  wire sum_231 = codeword_i[98] ^ sum_54;
  wire sum_232 = codeword_i[197] ^ codeword_i[214];
  wire sum_233 = codeword_i[41] ^ codeword_i[186];
  wire sum_234 = codeword_i[125] ^ codeword_i[170];
  wire sum_235 = sum_234 ^ (sum_34 ^ sum_77);
  wire xor_6 = ((sum_226 ^ sum_230) ^ (sum_168 ^ sum_231)) ^ (sum_235 ^ (((sum_232 ^ (codeword_i[54]
      ^ codeword_i[207])) ^ (sum_117 ^ sum_233)) ^ ((sum_122 ^ sum_172) ^ (codeword_i[51]
      ^ sum_21))));
  wire sum_236 = codeword_i[142] ^ codeword_i[191];
  wire sum_237 = codeword_i[164] ^ sum_236;
  wire sum_238 = codeword_i[70] ^ codeword_i[270];
  wire sum_239 = sum_25 ^ sum_238;
  wire sum_240 = codeword_i[86] ^ codeword_i[129];
  wire sum_241 = codeword_i[104] ^ sum_240;
  wire sum_242 = codeword_i[9] ^ sum_241;
  wire sum_243 = codeword_i[134] ^ codeword_i[203];
  wire sum_244 = codeword_i[66] ^ sum_243;
  wire sum_245 = sum_149 ^ sum_244;
  wire sum_246 = codeword_i[146] ^ codeword_i[283];
  wire sum_247 = codeword_i[209] ^ sum_158;
  wire sum_248 = codeword_i[145] ^ sum_247;
  wire sum_249 = codeword_i[39] ^ sum_248;
  wire sum_250 = sum_246 ^ sum_249;
  wire sum_251 = codeword_i[271] ^ sum_250;
  wire sum_252 = codeword_i[40] ^ sum_97;
  wire sum_253 = codeword_i[287] ^ sum_78;
  wire sum_254 = sum_39 ^ sum_253;
  wire sum_255 = sum_19 ^ sum_68;
  wire sum_256 = codeword_i[131] ^ codeword_i[176];
  wire sum_257 = codeword_i[82] ^ sum_256;
  wire sum_258 = codeword_i[28] ^ sum_257;
  wire sum_259 = codeword_i[158] ^ sum_258;
  wire sum_260 = codeword_i[124] ^ codeword_i[187];
  wire sum_261 = sum_246 ^ sum_260;
  wire sum_262 = codeword_i[16] ^ codeword_i[138];
  wire sum_263 = codeword_i[229] ^ sum_180;
  wire sum_264 = sum_263 ^ (codeword_i[195] ^ sum_262);
  wire sum_265 = codeword_i[175] ^ codeword_i[210];
  wire sum_266 = codeword_i[71] ^ sum_265;
  wire sum_267 = sum_119 ^ sum_266;
  wire sum_268 = codeword_i[140] ^ sum_172;
  wire sum_269 = codeword_i[278] ^ sum_96;
  wire sum_270 = sum_268 ^ sum_269;
  wire sum_271 = sum_8 ^ sum_105;
  wire sum_272 = codeword_i[10] ^ sum_271;
  wire sum_273 = codeword_i[143] ^ sum_167;
  wire sum_274 = codeword_i[153] ^ sum_273;
  wire sum_275 = codeword_i[43] ^ codeword_i[89];
  wire sum_276 = sum_79 ^ sum_275;
  wire sum_277 = codeword_i[220] ^ sum_147;
  wire sum_278 = (codeword_i[4] ^ (codeword_i[134] ^ codeword_i[177])) ^ (codeword_i[233]
      ^ sum_277);
  wire sum_279 = codeword_i[93] ^ codeword_i[198];
  wire sum_280 = codeword_i[223] ^ (codeword_i[248] ^ (codeword_i[49] ^ sum_279));
  wire sum_281 = codeword_i[35] ^ sum_111;
  wire sum_282 = codeword_i[284] ^ sum_281;
  wire xor_7 = (((sum_264 ^ (sum_261 ^ (codeword_i[73] ^ codeword_i[183]))) ^ (sum_267 ^ sum_270))
      ^ ((sum_272 ^ sum_274) ^ (sum_36 ^ sum_276))) ^ ((sum_278 ^ (sum_189 ^ ((codeword_i[271]
      ^ codeword_i[276]) ^ (codeword_i[159] ^ codeword_i[165])))) ^ (sum_280 ^ sum_282));
  wire sum_283 = codeword_i[61] ^ sum_103;
  wire sum_284 = codeword_i[37] ^ codeword_i[83];
  wire sum_285 = codeword_i[135] ^ codeword_i[204];
  wire sum_286 = codeword_i[189] ^ sum_285;
  wire sum_287 = sum_284 ^ sum_286;
  wire sum_288 = sum_23 ^ sum_287;
  wire sum_289 = codeword_i[149] ^ codeword_i[155];
  wire sum_290 = codeword_i[280] ^ sum_289;
  wire sum_291 = codeword_i[161] ^ sum_290;
  wire sum_292 = codeword_i[105] ^ sum_291;
  wire sum_293 = codeword_i[130] ^ codeword_i[228];
  wire sum_294 = sum_292 ^ sum_293;
  wire sum_295 = codeword_i[30] ^ codeword_i[141];
  wire sum_296 = codeword_i[201] ^ codeword_i[216];
  wire sum_297 = codeword_i[55] ^ (codeword_i[70] ^ codeword_i[103]);
  wire sum_298 = codeword_i[110] ^ codeword_i[115];
  wire sum_299 = codeword_i[31] ^ sum_298;
  wire sum_300 = codeword_i[99] ^ sum_299;
  wire sum_301 = codeword_i[116] ^ codeword_i[121];
  wire sum_302 = codeword_i[52] ^ sum_301;
  wire sum_303 = sum_302 ^ (sum_99 ^ sum_300);
  wire xor_8 = (sum_294 ^ (sum_283 ^ sum_288)) ^ (sum_303 ^ (((sum_295 ^ (codeword_i[46]
      ^ codeword_i[136])) ^ (sum_81 ^ sum_296)) ^ (sum_297 ^ (codeword_i[268] ^ sum_18))));
  wire sum_304 = codeword_i[166] ^ sum_82;
  wire sum_305 = sum_219 ^ sum_304;
  wire sum_306 = codeword_i[94] ^ sum_305;
  wire sum_307 = codeword_i[114] ^ sum_166;
  wire sum_308 = codeword_i[26] ^ codeword_i[257];
  wire sum_309 = codeword_i[43] ^ codeword_i[142];
  wire sum_310 = codeword_i[60] ^ sum_129;
  wire sum_311 = codeword_i[109] ^ sum_43;
  wire sum_312 = sum_64 ^ sum_162;
  wire sum_313 = sum_3 ^ sum_312;
  wire sum_314 = codeword_i[20] ^ sum_313;
  wire sum_315 = codeword_i[153] ^ codeword_i[246];
  wire sum_316 = codeword_i[49] ^ sum_315;
  wire sum_317 = sum_225 ^ sum_316;
  wire sum_318 = codeword_i[207] ^ (codeword_i[101] ^ sum_317);
  wire xor_9 = (((sum_306 ^ sum_307) ^ (sum_310 ^ ((sum_308 ^ sum_309) ^ (codeword_i[279]
      ^ sum_4)))) ^ (sum_303 ^ sum_311)) ^ ((sum_184 ^ sum_314) ^ (sum_191 ^ sum_318));
  wire sum_319 = codeword_i[5] ^ codeword_i[159];
  wire sum_320 = codeword_i[285] ^ sum_319;
  wire sum_321 = codeword_i[88] ^ sum_20;
  wire sum_322 = codeword_i[141] ^ (codeword_i[11] ^ codeword_i[225]);
  wire sum_323 = codeword_i[172] ^ sum_33;
  wire sum_324 = codeword_i[165] ^ codeword_i[190];
  wire sum_325 = codeword_i[17] ^ sum_324;
  wire sum_326 = codeword_i[177] ^ codeword_i[202];
  wire sum_327 = sum_24 ^ sum_326;
  wire sum_328 = codeword_i[175] ^ sum_327;
  wire sum_329 = codeword_i[137] ^ sum_30;
  wire sum_330 = sum_35 ^ sum_329;
  wire sum_331 = codeword_i[78] ^ sum_234;
  wire sum_332 = sum_181 ^ sum_331;
  wire sum_333 = sum_330 ^ sum_332;
  wire sum_334 = codeword_i[37] ^ codeword_i[208];
  wire sum_335 = codeword_i[178] ^ sum_7;
  wire sum_336 = codeword_i[244] ^ sum_90;
  wire xor_10 = (sum_333 ^ (((sum_320 ^ sum_321) ^ (sum_322 ^ sum_323)) ^ (sum_328 ^ (sum_325
      ^ (codeword_i[171] ^ codeword_i[282]))))) ^ ((sum_336 ^ (sum_335 ^ (sum_334 ^ (codeword_i[87]
      ^ codeword_i[120])))) ^ (sum_56 ^ sum_259));
  wire sum_337 = codeword_i[278] ^ sum_236;
  wire sum_338 = codeword_i[205] ^ (sum_298 ^ (codeword_i[58] ^ codeword_i[178]));
  wire sum_339 = codeword_i[109] ^ sum_101;
  wire sum_340 = codeword_i[6] ^ codeword_i[103];
  wire sum_341 = codeword_i[209] ^ sum_53;
  wire xor_11 = (((sum_199 ^ (codeword_i[250] ^ sum_145)) ^ (sum_128 ^ sum_337)) ^ (sum_338
      ^ sum_339)) ^ (sum_124 ^ (sum_341 ^ (sum_141 ^ sum_340)));
  wire sum_342 = codeword_i[97] ^ codeword_i[265];
  wire sum_343 = codeword_i[38] ^ sum_342;
  wire sum_344 = codeword_i[51] ^ (codeword_i[18] ^ sum_343);
  wire sum_345 = (codeword_i[179] ^ (codeword_i[151] ^ sum_344)) ^ (codeword_i[157] ^ sum_186);
  wire sum_346 = codeword_i[235] ^ sum_62;
  wire sum_347 = codeword_i[122] ^ sum_346;
  wire sum_348 = codeword_i[270] ^ sum_38;
  wire sum_349 = codeword_i[60] ^ codeword_i[173];
  wire sum_350 = codeword_i[64] ^ sum_349;
  wire sum_351 = sum_348 ^ sum_350;
  wire sum_352 = codeword_i[119] ^ codeword_i[192];
  wire sum_353 = sum_92 ^ sum_301;
  wire sum_354 = codeword_i[184] ^ sum_353;
  wire sum_355 = sum_352 ^ sum_354;
  wire sum_356 = codeword_i[12] ^ sum_252;
  wire sum_357 = codeword_i[143] ^ codeword_i[185];
  wire sum_358 = codeword_i[106] ^ sum_357;
  wire sum_359 = codeword_i[39] ^ sum_358;
  wire sum_360 = codeword_i[241] ^ sum_359;
  wire sum_361 = codeword_i[52] ^ codeword_i[57];
  wire sum_362 = sum_119 ^ sum_361;
  wire sum_363 = sum_175 ^ (sum_58 ^ sum_362);
  wire sum_364 = codeword_i[81] ^ sum_136;
  wire sum_365 = codeword_i[56] ^ codeword_i[247];
  wire sum_366 = sum_48 ^ sum_365;
  wire sum_367 = codeword_i[44] ^ codeword_i[259];
  wire sum_368 = sum_366 ^ sum_367;
  wire sum_369 = codeword_i[172] ^ codeword_i[197];
  wire sum_370 = sum_368 ^ sum_369;
  wire sum_371 = codeword_i[203] ^ codeword_i[213];
  wire sum_372 = codeword_i[91] ^ (sum_83 ^ sum_371);
  wire sum_373 = sum_306 ^ (sum_105 ^ (codeword_i[167] ^ sum_372));
  wire sum_374 = codeword_i[24] ^ sum_125;
  wire sum_375 = sum_202 ^ sum_374;
  wire sum_376 = codeword_i[261] ^ (sum_6 ^ sum_375);
  wire sum_377 = codeword_i[73] ^ codeword_i[112];
  wire sum_378 = codeword_i[100] ^ sum_66;
  wire sum_379 = sum_377 ^ sum_378;
  wire sum_380 = codeword_i[55] ^ sum_5;
  wire sum_381 = codeword_i[224] ^ sum_380;
  wire sum_382 = codeword_i[169] ^ sum_381;
  wire sum_383 = codeword_i[13] ^ (sum_76 ^ sum_382);
  wire sum_384 = codeword_i[25] ^ codeword_i[51];
  wire sum_385 = sum_137 ^ sum_384;
  wire sum_386 = sum_291 ^ sum_385;
  wire sum_387 = codeword_i[92] ^ sum_386;
  wire sum_388 = sum_84 ^ sum_387;
  wire sum_389 = sum_37 ^ sum_122;
  wire sum_390 = sum_389 ^ (codeword_i[162] ^ sum_388);
  wire xor_12 = sum_390 ^ (sum_383 ^ (sum_379 ^ (((sum_213 ^ sum_321) ^ (sum_70 ^ sum_277))
      ^ ((sum_41 ^ sum_88) ^ (sum_163 ^ sum_165)))));
  wire sum_391 = sum_196 ^ sum_257;
  wire sum_392 = codeword_i[19] ^ codeword_i[117];
  wire sum_393 = sum_265 ^ sum_392;
  wire sum_394 = sum_234 ^ sum_393;
  wire sum_395 = codeword_i[34] ^ sum_188;
  wire sum_396 = sum_241 ^ sum_395;
  wire sum_397 = sum_3 ^ sum_138;
  wire sum_398 = sum_154 ^ sum_397;
  wire sum_399 = codeword_i[186] ^ codeword_i[235];
  wire sum_400 = codeword_i[116] ^ codeword_i[266];
  wire sum_401 = codeword_i[45] ^ codeword_i[257];
  wire sum_402 = codeword_i[111] ^ sum_401;
  wire xor_13 = (((sum_391 ^ sum_394) ^ (sum_210 ^ sum_396)) ^ (sum_231 ^ sum_398)) ^ (sum_363
      ^ (((sum_399 ^ (codeword_i[128] ^ codeword_i[216])) ^ (sum_18 ^ sum_400)) ^ (sum_402
      ^ (codeword_i[7] ^ sum_6))));
  wire sum_403 = codeword_i[47] ^ codeword_i[198];
  wire sum_404 = sum_142 ^ sum_403;
  wire sum_405 = sum_36 ^ sum_404;
  wire sum_406 = (codeword_i[204] ^ sum_405) ^ (sum_92 ^ sum_360);
  wire sum_407 = codeword_i[236] ^ (codeword_i[15] ^ sum_187);
  wire sum_408 = sum_42 ^ sum_58;
  wire sum_409 = codeword_i[193] ^ sum_332;
  wire sum_410 = sum_365 ^ (codeword_i[32] ^ codeword_i[264]);
  wire sum_411 = sum_296 ^ sum_337;
  wire sum_412 = codeword_i[262] ^ sum_411;
  wire sum_413 = codeword_i[275] ^ sum_192;
  wire sum_414 = sum_413 ^ (codeword_i[206] ^ sum_287);
  wire sum_415 = codeword_i[183] ^ codeword_i[188];
  wire sum_416 = codeword_i[254] ^ sum_415;
  wire sum_417 = sum_5 ^ sum_416;
  wire sum_418 = sum_386 ^ sum_417;
  wire sum_419 = sum_22 ^ sum_228;
  wire sum_420 = codeword_i[18] ^ codeword_i[260];
  wire sum_421 = sum_401 ^ sum_420;
  wire sum_422 = codeword_i[27] ^ sum_63;
  wire sum_423 = (codeword_i[211] ^ (sum_304 ^ sum_419)) ^ (sum_422 ^ (sum_24 ^ sum_421));
  wire xor_14 = (((sum_407 ^ sum_408) ^ (sum_104 ^ sum_409)) ^ (sum_414 ^ (sum_412 ^ (sum_410
      ^ (codeword_i[184] ^ sum_208))))) ^ (sum_423 ^ (sum_314 ^ sum_418));
  wire sum_424 = codeword_i[160] ^ sum_343;
  wire sum_425 = codeword_i[154] ^ sum_424;
  wire sum_426 = codeword_i[58] ^ (sum_425 ^ (sum_7 ^ sum_86));
  wire sum_427 = codeword_i[182] ^ sum_341;
  wire sum_428 = sum_168 ^ sum_276;
  wire sum_429 = sum_427 ^ sum_428;
  wire sum_430 = codeword_i[163] ^ sum_75;
  wire sum_431 = sum_218 ^ sum_240;
  wire sum_432 = codeword_i[13] ^ codeword_i[91];
  wire sum_433 = codeword_i[259] ^ sum_432;
  wire sum_434 = codeword_i[62] ^ sum_433;
  wire sum_435 = sum_133 ^ sum_299;
  wire sum_436 = codeword_i[269] ^ sum_362;
  wire xor_15 = (((sum_268 ^ sum_430) ^ (sum_263 ^ sum_431)) ^ (sum_434 ^ (sum_111 ^ sum_233)))
      ^ ((sum_14 ^ sum_435) ^ (sum_436 ^ (sum_32 ^ sum_214)));
  wire sum_437 = codeword_i[200] ^ (sum_223 ^ sum_326);
  wire sum_438 = codeword_i[233] ^ sum_369;
  wire sum_439 = codeword_i[181] ^ (codeword_i[44] ^ sum_438);
  wire sum_440 = sum_29 ^ sum_439;
  wire sum_441 = codeword_i[152] ^ sum_412;
  wire sum_442 = codeword_i[98] ^ codeword_i[190];
  wire xor_16 = (((codeword_i[93] ^ codeword_i[126]) ^ (codeword_i[81] ^ codeword_i[88])) ^ (sum_442
      ^ (codeword_i[64] ^ codeword_i[72]))) ^ ((sum_83 ^ sum_224) ^ (codeword_i[25] ^ sum_161));
  wire sum_443 = codeword_i[242] ^ sum_204;
  wire sum_444 = sum_115 ^ sum_432;
  wire xor_17 = ((sum_437 ^ sum_440) ^ (sum_250 ^ sum_441)) ^ (sum_376 ^ (xor_16 ^ ((sum_443
      ^ sum_444) ^ (sum_219 ^ (codeword_i[19] ^ codeword_i[149])))));
  wire sum_445 = sum_266 ^ (codeword_i[251] ^ sum_87);
  wire sum_446 = sum_138 ^ sum_316;
  wire sum_447 = ((codeword_i[36] ^ codeword_i[228]) ^ (codeword_i[86] ^ sum_126)) ^ (sum_285
      ^ (codeword_i[78] ^ sum_357));
  wire sum_448 = sum_353 ^ (codeword_i[41] ^ codeword_i[234]);
  wire sum_449 = sum_34 ^ (sum_448 ^ (codeword_i[18] ^ sum_187));
  wire xor_18 = (((sum_445 ^ sum_446) ^ (sum_173 ^ sum_210)) ^ (sum_447 ^ (sum_39
      ^ ((codeword_i[196] ^ codeword_i[212]) ^ (codeword_i[131] ^ codeword_i[282]))))) ^ (sum_449
      ^ (sum_51 ^ sum_121));
  wire sum_450 = codeword_i[42] ^ codeword_i[197];
  wire sum_451 = codeword_i[272] ^ sum_450;
  wire sum_452 = codeword_i[69] ^ sum_401;
  wire sum_453 = codeword_i[2] ^ sum_349;
  wire sum_454 = sum_290 ^ sum_441;
  wire xor_19 = sum_454 ^ ((((sum_170 ^ sum_315) ^ (codeword_i[198] ^ sum_28)) ^ (sum_143
      ^ sum_195)) ^ ((sum_261 ^ sum_451) ^ (sum_452 ^ sum_453)));
  wire sum_455 = codeword_i[75] ^ sum_385;
  wire xor_20 = ((sum_396 ^ (sum_9 ^ sum_22)) ^ (sum_372 ^ sum_455)) ^ ((sum_103 ^ sum_413)
      ^ (sum_166 ^ ((codeword_i[92] ^ codeword_i[141]) ^ (codeword_i[50] ^ codeword_i[251]))));
  wire sum_456 = codeword_i[196] ^ sum_123;
  wire sum_457 = sum_38 ^ sum_456;
  wire sum_458 = codeword_i[97] ^ sum_225;
  wire sum_459 = sum_366 ^ sum_458;
  wire sum_460 = codeword_i[147] ^ sum_164;
  wire sum_461 = codeword_i[150] ^ sum_57;
  wire sum_462 = sum_398 ^ sum_461;
  wire sum_463 = codeword_i[274] ^ sum_393;
  wire sum_464 = sum_335 ^ sum_463;
  wire sum_465 = sum_374 ^ sum_464;
  wire xor_21 = ((sum_457 ^ sum_459) ^ (sum_460 ^ (((codeword_i[217] ^ codeword_i[229])
      ^ (codeword_i[127] ^ codeword_i[182])) ^ (sum_334 ^ sum_357)))) ^ (sum_462 ^ sum_465);
  wire sum_466 = codeword_i[240] ^ (codeword_i[216] ^ sum_95);
  wire sum_467 = (codeword_i[257] ^ sum_153) ^ (sum_397 ^ sum_466);
  wire sum_468 = sum_174 ^ ((codeword_i[76] ^ sum_111) ^ (codeword_i[8] ^ sum_309));
  wire sum_469 = codeword_i[202] ^ sum_231;
  wire sum_470 = sum_274 ^ sum_469;
  wire xor_22 = (((sum_203 ^ sum_407) ^ (sum_459 ^ ((sum_399 ^ (codeword_i[83] ^ codeword_i[88]))
      ^ (sum_232 ^ sum_293)))) ^ (sum_467 ^ sum_468)) ^ (sum_470 ^ (sum_378 ^ sum_387));
  wire sum_471 = codeword_i[123] ^ codeword_i[258];
  wire sum_472 = sum_361 ^ sum_471;
  wire sum_473 = codeword_i[219] ^ sum_11;
  wire xor_23 = (((sum_102 ^ sum_145) ^ (sum_40 ^ sum_87)) ^ (sum_472 ^ sum_473)) ^ ((sum_134
      ^ sum_404) ^ (sum_127 ^ (codeword_i[203] ^ codeword_i[209])));
  wire sum_474 = codeword_i[38] ^ (codeword_i[3] ^ (codeword_i[179] ^ codeword_i[273]));
  wire sum_475 = codeword_i[230] ^ sum_27;
  wire sum_476 = sum_60 ^ sum_415;
  wire sum_477 = codeword_i[204] ^ codeword_i[208];
  wire sum_478 = codeword_i[192] ^ (sum_476 ^ sum_477);
  wire sum_479 = sum_243 ^ sum_300;
  wire sum_480 = codeword_i[256] ^ (codeword_i[231] ^ sum_416);
  wire sum_481 = sum_26 ^ sum_480;
  wire sum_482 = codeword_i[4] ^ codeword_i[98];
  wire sum_483 = sum_106 ^ (codeword_i[79] ^ codeword_i[136]);
  wire sum_484 = codeword_i[72] ^ sum_436;
  wire sum_485 = (codeword_i[180] ^ codeword_i[214]) ^ (sum_483 ^ sum_484);
  wire xor_24 = (((sum_156 ^ sum_422) ^ (sum_427 ^ sum_479)) ^ (sum_318 ^ sum_481)) ^ (sum_485
      ^ (sum_364 ^ (((sum_352 ^ sum_482) ^ (sum_238 ^ sum_367)) ^ (sum_473 ^ (codeword_i[91]
      ^ sum_96)))));
  wire sum_486 = codeword_i[96] ^ sum_221;
  wire sum_487 = codeword_i[84] ^ sum_486;
  wire sum_488 = codeword_i[124] ^ sum_487;
  wire sum_489 = codeword_i[33] ^ sum_0;
  wire sum_490 = codeword_i[275] ^ sum_489;
  wire sum_491 = sum_242 ^ (codeword_i[21] ^ sum_149);
  wire xor_25 = (sum_406 ^ sum_488) ^ (((sum_10 ^ (sum_253 ^ (codeword_i[234] ^ codeword_i[264])))
      ^ (sum_445 ^ sum_490)) ^ (sum_491 ^ (sum_42 ^ sum_291)));
  wire sum_492 = sum_171 ^ (codeword_i[182] ^ sum_59);
  wire sum_493 = (codeword_i[187] ^ codeword_i[201]) ^ (sum_471 ^ sum_484);
  wire sum_494 = codeword_i[253] ^ sum_428;
  wire xor_26 = ((sum_449 ^ (sum_193 ^ sum_313)) ^ (sum_492 ^ (((sum_13 ^ sum_185) ^ (codeword_i[56]
      ^ sum_96)) ^ (sum_237 ^ sum_241)))) ^ (sum_493 ^ sum_494);
  wire sum_495 = codeword_i[54] ^ codeword_i[85];
  wire sum_496 = codeword_i[95] ^ sum_1;
  wire sum_497 = (sum_455 ^ sum_496) ^ (sum_324 ^ (sum_208 ^ sum_300));
  wire sum_498 = codeword_i[210] ^ sum_444;
  wire sum_499 = codeword_i[81] ^ sum_498;
  wire xor_27 = (sum_497 ^ ((sum_272 ^ (sum_67 ^ sum_304)) ^ (sum_456 ^ (sum_319 ^ sum_495))))
      ^ ((sum_130 ^ sum_201) ^ (sum_113 ^ sum_499));
  wire sum_500 = codeword_i[265] ^ codeword_i[276];
  wire xor_28 = (((codeword_i[174] ^ codeword_i[194]) ^ (codeword_i[95] ^ codeword_i[158]))
      ^ (sum_340 ^ (codeword_i[48] ^ codeword_i[62]))) ^ ((sum_218 ^ sum_500) ^ (sum_133
      ^ sum_384));
  wire sum_501 = codeword_i[252] ^ sum_392;
  wire sum_502 = codeword_i[11] ^ sum_85;
  wire sum_503 = sum_289 ^ sum_421;
  wire xor_29 = (xor_28 ^ ((sum_501 ^ (codeword_i[161] ^ sum_28)) ^ (sum_120 ^ sum_502)))
      ^ (((sum_271 ^ sum_358) ^ (sum_72 ^ sum_286)) ^ (sum_448 ^ sum_503));
  wire sum_504 = codeword_i[223] ^ sum_170;
  wire sum_505 = sum_317 ^ sum_375;
  wire sum_506 = (sum_504 ^ sum_505) ^ (codeword_i[36] ^ sum_365);
  wire sum_507 = codeword_i[215] ^ (sum_88 ^ sum_275);
  wire xor_30 = (sum_439 ^ (sum_59 ^ sum_63)) ^ (sum_507 ^ (((codeword_i[16] ^ codeword_i[142])
      ^ (codeword_i[152] ^ codeword_i[232])) ^ ((codeword_i[84] ^ codeword_i[267])
      ^ (codeword_i[241] ^ codeword_i[256]))));
  wire sum_508 = sum_209 ^ sum_310;
  wire sum_509 = codeword_i[76] ^ sum_328;
  wire sum_510 = codeword_i[65] ^ sum_2;
  wire sum_511 = sum_249 ^ (sum_509 ^ sum_510);
  wire sum_512 = codeword_i[173] ^ sum_283;
  wire sum_513 = sum_21 ^ (sum_367 ^ sum_512);
  wire sum_514 = codeword_i[146] ^ codeword_i[200];
  wire sum_515 = sum_325 ^ (codeword_i[7] ^ sum_61);
  wire sum_516 = sum_8 ^ sum_515;
  wire sum_517 = sum_71 ^ (codeword_i[277] ^ (codeword_i[90] ^ sum_443));
  wire xor_31 = (sum_506 ^ sum_513) ^ (((sum_516 ^ (sum_359 ^ (sum_514 ^ (codeword_i[35]
      ^ codeword_i[46])))) ^ (sum_356 ^ sum_464)) ^ (sum_311 ^ sum_517));
  wire sum_518 = codeword_i[122] ^ sum_486;
  wire sum_519 = sum_186 ^ sum_403;
  wire sum_520 = (sum_307 ^ sum_519) ^ (sum_160 ^ sum_245);
  wire sum_521 = codeword_i[26] ^ sum_361;
  wire sum_522 = codeword_i[253] ^ sum_431;
  wire xor_32 = sum_94 ^ ((((sum_115 ^ sum_284) ^ (codeword_i[91] ^ sum_172)) ^ (sum_452 ^ sum_521))
      ^ (sum_522 ^ (sum_76 ^ (codeword_i[31] ^ codeword_i[170]))));
  wire sum_523 = codeword_i[148] ^ codeword_i[226];
  wire sum_524 = sum_523 ^ (codeword_i[82] ^ codeword_i[155]);
  wire sum_525 = codeword_i[161] ^ (codeword_i[167] ^ codeword_i[188]);
  wire xor_33 = ((((codeword_i[129] ^ codeword_i[244]) ^ (codeword_i[0] ^ codeword_i[40])) ^ (sum_75
      ^ sum_514)) ^ (sum_524 ^ (sum_0 ^ sum_236))) ^ ((sum_395 ^ sum_525) ^ (sum_327 ^ sum_404));
  wire xor_34 = (xor_33 ^ (sum_118 ^ ((sum_65 ^ (codeword_i[185] ^ codeword_i[216]))
      ^ ((codeword_i[85] ^ codeword_i[271]) ^ (codeword_i[248] ^ codeword_i[257]))))) ^ (sum_414
      ^ sum_465);
  wire sum_526 = codeword_i[12] ^ codeword_i[16];
  wire sum_527 = sum_107 ^ sum_526;
  wire sum_528 = codeword_i[262] ^ sum_527;
  wire sum_529 = codeword_i[94] ^ (sum_249 ^ (sum_171 ^ sum_204));
  wire sum_530 = sum_301 ^ (sum_230 ^ sum_442);
  wire sum_531 = codeword_i[245] ^ sum_404;
  wire sum_532 = codeword_i[147] ^ sum_362;
  wire sum_533 = codeword_i[17] ^ sum_55;
  wire sum_534 = codeword_i[68] ^ codeword_i[133];
  wire sum_535 = sum_534 ^ (sum_296 ^ sum_533);
  wire sum_536 = sum_161 ^ (sum_69 ^ sum_89);
  wire sum_537 = sum_500 ^ sum_536;
  wire sum_538 = codeword_i[237] ^ sum_7;
  wire sum_539 = codeword_i[59] ^ codeword_i[263];
  wire sum_540 = sum_538 ^ sum_539;
  wire xor_35 = sum_390 ^ ((((sum_258 ^ sum_531) ^ (sum_281 ^ sum_532)) ^ (sum_447 ^ sum_535))
      ^ ((sum_408 ^ sum_537) ^ (sum_527 ^ sum_540)));
  wire sum_541 = sum_167 ^ (codeword_i[239] ^ (sum_44 ^ sum_327));
  wire sum_542 = codeword_i[13] ^ codeword_i[14];
  wire sum_543 = sum_220 ^ (codeword_i[1] ^ codeword_i[32]);
  wire sum_544 = codeword_i[156] ^ sum_420;
  wire xor_36 = (((sum_183 ^ sum_523) ^ (sum_369 ^ sum_542)) ^ (sum_543 ^ (codeword_i[160]
      ^ sum_47))) ^ ((sum_297 ^ sum_544) ^ (sum_416 ^ (codeword_i[166] ^ codeword_i[222])));
  wire sum_545 = sum_29 ^ sum_148;
  wire sum_546 = (codeword_i[238] ^ sum_221) ^ (sum_338 ^ sum_545);
  wire sum_547 = sum_400 ^ (sum_134 ^ sum_342);
  wire sum_548 = codeword_i[56] ^ sum_547;
  wire sum_549 = codeword_i[218] ^ codeword_i[277];
  wire sum_550 = codeword_i[181] ^ sum_549;
  wire sum_551 = sum_110 ^ sum_288;
  wire xor_37 = sum_551 ^ ((((codeword_i[19] ^ codeword_i[104]) ^ (codeword_i[268]
      ^ codeword_i[272])) ^ (sum_279 ^ (codeword_i[29] ^ codeword_i[157]))) ^ (sum_550 ^ (sum_52
      ^ sum_215)));
  wire sum_552 = sum_453 ^ (sum_247 ^ sum_521);
  wire sum_553 = (codeword_i[149] ^ sum_525) ^ (sum_93 ^ sum_244);
  wire sum_554 = codeword_i[176] ^ (sum_248 ^ sum_420);
  wire sum_555 = codeword_i[67] ^ sum_339;
  wire sum_556 = sum_323 ^ sum_555;
  wire sum_557 = (sum_286 ^ sum_315) ^ (codeword_i[206] ^ sum_380);
  wire sum_558 = codeword_i[154] ^ (codeword_i[237] ^ sum_154);
  wire sum_559 = sum_269 ^ (codeword_i[50] ^ sum_74);
  wire xor_38 = ((sum_554 ^ sum_556) ^ (sum_557 ^ (((sum_212 ^ sum_500) ^ (sum_110 ^ sum_122))
      ^ (sum_50 ^ sum_461)))) ^ (sum_530 ^ (((sum_17 ^ sum_205) ^ (sum_374 ^ sum_393)) ^ (sum_558
      ^ sum_559)));
  wire sum_560 = sum_42 ^ (codeword_i[63] ^ sum_174);
  wire xor_39 = ((sum_560 ^ (sum_107 ^ sum_474)) ^ (sum_292 ^ sum_313)) ^ (sum_546 ^ (sum_91
      ^ (((codeword_i[15] ^ codeword_i[183]) ^ (codeword_i[59] ^ codeword_i[113])) ^ (sum_151
      ^ sum_371))));
  wire sum_561 = codeword_i[219] ^ sum_495;
  wire sum_562 = codeword_i[268] ^ sum_40;
  wire sum_563 = sum_350 ^ sum_562;
  wire sum_564 = codeword_i[155] ^ (codeword_i[77] ^ sum_27);
  wire xor_40 = (sum_278 ^ sum_347) ^ (sum_207 ^ (((codeword_i[246] ^ codeword_i[261])
      ^ (codeword_i[194] ^ codeword_i[242])) ^ ((codeword_i[118] ^ codeword_i[138])
      ^ (codeword_i[42] ^ codeword_i[102]))));
  wire xor_41 = xor_40 ^ ((((sum_144 ^ sum_561) ^ (sum_116 ^ (codeword_i[247] ^ codeword_i[263])))
      ^ (sum_239 ^ sum_563)) ^ (sum_564 ^ (sum_354 ^ sum_463)));
  wire sum_565 = codeword_i[239] ^ sum_507;
  wire xor_42 = xor_41 ^ ((sum_382 ^ sum_565) ^ (sum_250 ^ (((sum_68 ^ sum_549) ^ (sum_170
      ^ sum_236)) ^ (sum_139 ^ (codeword_i[24] ^ sum_110)))));
  wire sum_566 = sum_211 ^ sum_381;
  wire sum_567 = codeword_i[171] ^ codeword_i[243];
  wire sum_568 = sum_532 ^ (sum_567 ^ (sum_202 ^ sum_384));
  wire sum_569 = sum_126 ^ sum_526;
  wire xor_43 = ((((sum_98 ^ sum_324) ^ (codeword_i[148] ^ sum_52)) ^ (sum_320 ^ sum_544))
      ^ ((sum_504 ^ sum_569) ^ (sum_12 ^ sum_192))) ^ ((sum_270 ^ (sum_162 ^ (codeword_i[125]
      ^ codeword_i[239]))) ^ (sum_90 ^ sum_424));
  wire sum_570 = (codeword_i[128] ^ sum_273) ^ (codeword_i[19] ^ codeword_i[249]);
  wire sum_571 = sum_229 ^ sum_403;
  wire sum_572 = codeword_i[71] ^ sum_198;
  wire xor_44 = ((sum_570 ^ sum_571) ^ (sum_351 ^ sum_491)) ^ ((sum_509 ^ sum_572) ^ (sum_368
      ^ (((codeword_i[89] ^ codeword_i[130]) ^ (codeword_i[48] ^ codeword_i[53])) ^ (sum_284
      ^ sum_477))));
  wire sum_573 = codeword_i[6] ^ codeword_i[286];
  wire sum_574 = codeword_i[86] ^ sum_246;
  wire sum_575 = sum_227 ^ sum_325;
  wire sum_576 = sum_256 ^ sum_575;
  wire sum_577 = (codeword_i[34] ^ sum_326) ^ (sum_435 ^ (sum_518 ^ sum_576));
  wire sum_578 = sum_526 ^ (codeword_i[221] ^ sum_109);
  wire sum_579 = sum_446 ^ sum_503;
  wire xor_45 = (sum_457 ^ (sum_272 ^ sum_287)) ^ (sum_579 ^ (((codeword_i[51] ^ codeword_i[79])
      ^ (codeword_i[27] ^ codeword_i[269])) ^ ((codeword_i[250] ^ codeword_i[255]) ^ (codeword_i[87]
      ^ codeword_i[238]))));
  wire sum_580 = sum_501 ^ (codeword_i[28] ^ codeword_i[191]);
  wire xor_46 = (((sum_322 ^ sum_510) ^ (sum_331 ^ sum_438)) ^ ((sum_228 ^ sum_444) ^ (sum_299
      ^ (codeword_i[199] ^ codeword_i[243])))) ^ (sum_254 ^ (sum_366 ^ sum_580));
  wire sum_581 = codeword_i[79] ^ codeword_i[222];
  wire xor_47 = sum_487 ^ ((((codeword_i[53] ^ codeword_i[177]) ^ (codeword_i[14] ^ codeword_i[23]))
      ^ (sum_349 ^ sum_581)) ^ ((sum_102 ^ sum_243) ^ (codeword_i[251] ^ sum_89)));
  wire sum_582 = sum_358 ^ (sum_305 ^ sum_551);
  wire sum_583 = codeword_i[54] ^ sum_542;
  wire xor_48 = (((sum_583 ^ (sum_57 ^ sum_161)) ^ (sum_182 ^ sum_502)) ^ (sum_458 ^ (sum_337
      ^ sum_353))) ^ (sum_564 ^ (sum_129 ^ sum_456));
  wire sum_584 = codeword_i[29] ^ sum_479;
  wire sum_585 = codeword_i[30] ^ codeword_i[104];
  wire xor_49 = (((codeword_i[17] ^ codeword_i[272]) ^ (codeword_i[220] ^ codeword_i[254]))
      ^ ((codeword_i[238] ^ codeword_i[240]) ^ (codeword_i[101] ^ codeword_i[144]))) ^ ((sum_178
      ^ sum_585) ^ (sum_142 ^ sum_262));
  wire sum_586 = codeword_i[150] ^ sum_189;
  wire xor_50 = (sum_499 ^ (sum_359 ^ ((codeword_i[254] ^ codeword_i[266]) ^ (codeword_i[140]
      ^ codeword_i[189])))) ^ (sum_586 ^ (((codeword_i[90] ^ codeword_i[121]) ^ (codeword_i[230]
      ^ codeword_i[249])) ^ (sum_260 ^ sum_377)));
  wire sum_587 = codeword_i[146] ^ (codeword_i[282] ^ sum_409);
  wire xor_51 = (((sum_240 ^ sum_539) ^ (sum_4 ^ sum_384)) ^ (sum_543 ^ sum_561)) ^ ((sum_316
      ^ sum_389) ^ (sum_106 ^ (codeword_i[11] ^ codeword_i[57])));
  wire sum_588 = (sum_112 ^ sum_165) ^ (sum_181 ^ sum_224);
  wire sum_589 = codeword_i[250] ^ (codeword_i[33] ^ sum_132);
  wire xor_52 = (((sum_295 ^ sum_581) ^ (sum_49 ^ sum_567)) ^ ((sum_275 ^ sum_432)
      ^ (codeword_i[210] ^ sum_85))) ^ (sum_589 ^ (sum_430 ^ sum_569));
  wire xor_53 = (sum_405 ^ sum_537) ^ (sum_555 ^ (((codeword_i[45] ^ codeword_i[191])
      ^ (codeword_i[195] ^ codeword_i[283])) ^ ((codeword_i[236] ^ codeword_i[258])
      ^ (codeword_i[151] ^ codeword_i[193]))));
  wire xor_54 = (sum_176 ^ sum_454) ^ ((((sum_402 ^ (codeword_i[16] ^ sum_2)) ^ (sum_304 ^ sum_562))
      ^ (sum_23 ^ sum_380)) ^ (sum_280 ^ sum_336));
  wire sum_590 = codeword_i[24] ^ sum_498;
  wire xor_55 = (sum_540 ^ sum_590) ^ (sum_344 ^ (((codeword_i[3] ^ codeword_i[21])
      ^ (codeword_i[123] ^ codeword_i[231])) ^ ((codeword_i[77] ^ codeword_i[83]) ^ (codeword_i[14]
      ^ codeword_i[75]))));
  wire sum_591 = codeword_i[25] ^ sum_335;
  wire xor_56 = (sum_547 ^ sum_591) ^ (sum_576 ^ (((codeword_i[15] ^ codeword_i[31])
      ^ (codeword_i[211] ^ codeword_i[225])) ^ ((codeword_i[132] ^ codeword_i[133])
      ^ (codeword_i[22] ^ codeword_i[93]))));
  wire xor_57 = (((sum_472 ^ (sum_349 ^ sum_482)) ^ (sum_451 ^ (codeword_i[115] ^ codeword_i[195])))
      ^ (sum_496 ^ sum_531)) ^ ((sum_346 ^ sum_417) ^ (sum_312 ^ sum_545));
  wire sum_592 = sum_502 ^ (sum_251 ^ sum_591);
  wire xor_58 = (((codeword_i[135] ^ codeword_i[260]) ^ (codeword_i[49] ^ codeword_i[285]))
      ^ (sum_450 ^ (codeword_i[31] ^ codeword_i[281]))) ^ ((sum_78 ^ sum_125) ^ (sum_4 ^ sum_89));
  wire sum_593 = sum_368 ^ sum_585;
  wire xor_59 = (((sum_550 ^ sum_583) ^ (sum_519 ^ sum_524)) ^ (sum_264 ^ (sum_53 ^ (codeword_i[5]
      ^ codeword_i[143])))) ^ ((sum_559 ^ sum_589) ^ (sum_135 ^ sum_394));
  wire xor_60 = ((((sum_146 ^ sum_432) ^ (sum_188 ^ sum_208)) ^ (sum_489 ^ (codeword_i[9]
      ^ sum_289))) ^ (sum_267 ^ (sum_148 ^ sum_237))) ^ (sum_200 ^ (sum_475 ^ sum_536));
  wire xor_61 = ((sum_560 ^ sum_571) ^ (sum_527 ^ (((codeword_i[100] ^ codeword_i[110])
      ^ (codeword_i[90] ^ codeword_i[227])) ^ (sum_573 ^ (codeword_i[99] ^ codeword_i[139])))))
      ^ (sum_462 ^ sum_548);
  wire xor_62 = (((sum_206 ^ sum_490) ^ (sum_348 ^ sum_515)) ^ (sum_460 ^ sum_590)) ^ ((sum_480
      ^ sum_572) ^ (sum_329 ^ (((codeword_i[128] ^ codeword_i[287]) ^ (codeword_i[67]
      ^ codeword_i[168])) ^ (sum_308 ^ (codeword_i[151] ^ codeword_i[164])))));
  wire xor_63 = sum_388 ^ ((((sum_133 ^ sum_534) ^ (sum_100 ^ sum_158)) ^ (sum_343 ^ sum_574))
      ^ (sum_558 ^ (sum_209 ^ (codeword_i[10] ^ codeword_i[57]))));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[0] = xor_1 ^ (sum_114 ^ (sum_94 ^ sum_108));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[1] = ((xor_2 ^ ((sum_118 ^ sum_121) ^ (sum_124 ^ sum_130))) ^ (sum_152 ^ sum_157))
      ^ (sum_177 ^ xor_3);
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[2] = (xor_5 ^ (sum_194 ^ xor_4)) ^ (((sum_201 ^ sum_203) ^ (sum_207 ^ sum_211))
      ^ (sum_217 ^ sum_222));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[3] = (xor_6 ^ (sum_251 ^ ((sum_239 ^ (sum_216 ^ sum_237)) ^ (sum_242 ^ sum_245))))
      ^ (sum_114 ^ ((sum_254 ^ (sum_252 ^ ((codeword_i[3] ^ codeword_i[121]) ^ (codeword_i[213]
      ^ codeword_i[229])))) ^ (sum_255 ^ sum_259)));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[4] = xor_7 ^ xor_8;
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[5] = xor_9 ^ xor_10;
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[6] = ((sum_345 ^ xor_11) ^ (((sum_31 ^ sum_347) ^ (sum_351 ^ sum_355)) ^ ((sum_226
      ^ sum_356) ^ (sum_193 ^ sum_360)))) ^ (((sum_294 ^ sum_363) ^ (sum_364 ^ sum_370)) ^ (sum_373
      ^ sum_376));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[7] = xor_12 ^ (xor_13 ^ (sum_108 ^ sum_406));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[8] = xor_14 ^ (xor_15 ^ (sum_426 ^ sum_429));
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[9] = xor_17 ^ xor_18;
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[10] = xor_21 ^ (xor_19 ^ xor_20);
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[11] = xor_22 ^ (sum_478 ^ (xor_23 ^ ((sum_474 ^ sum_475) ^ (sum_73
      ^ ((codeword_i[78] ^ codeword_i[218]) ^ (codeword_i[193] ^ codeword_i[252]))))));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[12] = xor_24 ^ xor_25;
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[13] = xor_26 ^ xor_27;
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[14] = ((sum_506 ^ xor_29) ^ (xor_30 ^ (sum_45 ^ sum_508))) ^ (sum_383 ^ (sum_194
      ^ sum_511));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[15] = xor_31 ^ (xor_32 ^ (sum_520 ^ (sum_418 ^ sum_518)));
  // ^(codeword_i & 288'h200cc66bb115544cc117755ff66eecc229977aa77ffaa887733cc33666688ff7711dd001)
  assign syndrome[16] = (xor_34 ^ (sum_345 ^ (sum_333 ^ sum_488))) ^ ((sum_529 ^ (sum_512
      ^ sum_528)) ^ (sum_494 ^ sum_530));
  // ^(codeword_i & 288'h61144bbdd33ffdd443399ee11bb334477bb88ee8800ff8899444455aabb9911992277002)
  assign syndrome[17] = xor_35 ^ (sum_513 ^ (xor_36 ^ (sum_541 ^ (sum_479 ^ ((sum_131
      ^ (codeword_i[199] ^ codeword_i[217])) ^ (sum_67 ^ sum_179))))));
  // ^(codeword_i & 288'hc229977aa77ffaa887733cc33666688ff7711dd0011ff11228888bb557722332244ee004)
  assign syndrome[18] = (((sum_541 ^ sum_546) ^ (sum_492 ^ sum_548)) ^ (sum_379 ^ xor_37))
      ^ (sum_553 ^ ((((sum_140 ^ sum_533) ^ (sum_79 ^ sum_421)) ^ (sum_434 ^ sum_466)) ^ (sum_552
      ^ (sum_317 ^ sum_483))));
  // ^(codeword_i & 288'h85522ff44ffff5500ee778866ccdd11eeee33aa0033ee2255111166aaee44664499cc008)
  assign syndrome[19] = xor_38 ^ xor_39;
  // ^(codeword_i & 288'h0aa55ee99ffeeaa11ccff00dd99aa33ddcc77440077cc44aa2222dd55cc88cc993388110)
  assign syndrome[20] = xor_42 ^ (sum_478 ^ (sum_426 ^ sum_497));
  // ^(codeword_i & 288'h34477bb88ee8800ff8899444455aabb991199227700221133779999ddff99665566dd220)
  assign syndrome[21] = xor_44 ^ (xor_43 ^ (sum_568 ^ (sum_330 ^ sum_566)));
  // ^(codeword_i & 288'h4883311aacc5555330055dd77ddbbbb00aa55ee99ffeeaa11ccff00dd99aa33ddcc77440)
  assign syndrome[22] = (sum_577 ^ ((sum_80 ^ sum_566) ^ (sum_556 ^ (((sum_415 ^ sum_573)
      ^ (codeword_i[142] ^ sum_265)) ^ (sum_410 ^ sum_574))))) ^ (xor_45 ^ (sum_520 ^ (((sum_159
      ^ sum_433) ^ (sum_127 ^ sum_302)) ^ (sum_563 ^ sum_578))));
  // ^(codeword_i & 288'h90066335588aaaa6600bbaaffbb77661144bbdd33ffdd443399ee11bb334477bb88ee880)
  assign syndrome[23] = ((sum_177 ^ xor_46) ^ (((sum_355 ^ sum_516) ^ (sum_190 ^ sum_425))
      ^ (sum_481 ^ sum_554))) ^ (sum_582 ^ (sum_493 ^ xor_47));
  // ^(codeword_i & 288'h3377fc96ca5b6920181a5815a9300b75bedb76c2525ed37ff5a1393c86d9348feec7e801)
  assign syndrome[24] = ((xor_48 ^ (sum_584 ^ (sum_231 ^ sum_282))) ^ (sum_423 ^ (sum_557
      ^ xor_49))) ^ (sum_46 ^ (sum_529 ^ sum_568));
  // ^(codeword_i & 288'h549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e374801fe24a448b6a5c9132493802)
  assign syndrome[25] = ((xor_50 ^ (sum_370 ^ sum_467)) ^ (sum_429 ^ sum_587)) ^ (sum_553 ^ (xor_51
      ^ ((sum_197 ^ sum_580) ^ (sum_419 ^ sum_578))));
  // ^(codeword_i & 288'ha9300b75bedb76c2525ed37ff5a1393c86d9348feec7e8013ec4948816d5b92364937004)
  assign syndrome[26] = (((sum_440 ^ sum_588) ^ (sum_476 ^ sum_557)) ^ (sum_152 ^ xor_52)) ^ (xor_53
      ^ (((sum_391 ^ sum_522) ^ (sum_538 ^ sum_575)) ^ (sum_552 ^ sum_586)));
  // ^(codeword_i & 288'h536017eb7db7ec85a5bda7ffea4373780db3681edc8ed0037c8928112dab7246c927e008)
  assign syndrome[27] = (sum_577 ^ xor_54) ^ ((xor_55 ^ (sum_517 ^ sum_588)) ^ (sum_157 ^ (sum_217
      ^ sum_370)));
  // ^(codeword_i & 288'ha6c12ed7fb6ed80a4b7a4ffed487e7f01b66d13db81da007f81251225a57e48c924ec010)
  assign syndrome[28] = ((sum_511 ^ xor_56) ^ (sum_373 ^ sum_587)) ^ (xor_57 ^ ((sum_570 ^ (sum_112
      ^ sum_411)) ^ (sum_255 ^ sum_579)));
  // ^(codeword_i & 288'h7ff5a1393c86d9348feec7e8013ec4948816d5b92364937004849b793377fc96ca5b6920)
  assign syndrome[29] = (sum_592 ^ ((sum_437 ^ (sum_535 ^ (sum_23 ^ sum_397))) ^ (sum_468
      ^ sum_508))) ^ (xor_59 ^ (sum_485 ^ (sum_593 ^ xor_58)));
  // ^(codeword_i & 288'hcc9dbfe5b256da4806c6d6c5aa4c825daff6ddb01497f49ffda80ecfe136cda37b713a40)
  assign syndrome[30] = (sum_592 ^ (sum_582 ^ xor_60)) ^ (xor_61 ^ (sum_169 ^ (sum_469 ^ sum_505)));
  // ^(codeword_i & 288'h993b7ecb65adb4900c8dac8a549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e37480)
  assign syndrome[31] = (xor_62 ^ ((sum_222 ^ sum_235) ^ (sum_528 ^ sum_584))) ^ (xor_63 ^ (sum_470
      ^ (sum_565 ^ sum_593)));

  // Match terms: functions of the syndrome that several matches share.
  wire is_64 = syndrome == 32'h00000000;
  wire sum_594 = syndrome[11] ^ syndrome[12];
  wire sum_595 = sum_594 ^ syndrome[9];
  wire xor_65 = sum_595 ^ (syndrome[8] ^ syndrome[14]);
  wire sum_596 = syndrome[13] ^ syndrome[14];
  wire xor_66 = sum_596 ^ (syndrome[9] ^ syndrome[11]);
  wire sum_597 = syndrome[10] ^ syndrome[14];
  wire xor_67 = sum_597 ^ syndrome[13];
  wire sum_598 = sum_597 ^ syndrome[9];
  wire sum_599 = syndrome[13] ^ syndrome[15];
  wire xor_68 = sum_598 ^ sum_599;
  wire sum_600 = sum_599 ^ syndrome[10];
  wire xor_69 = sum_595 ^ sum_600;
  wire sum_601 = sum_594 ^ sum_598;
  wire xor_70 = sum_601 ^ syndrome[15];
  wire xor_71 = sum_601 ^ syndrome[13];
  wire all_72 = syndrome[9] & syndrome[11];
  wire sum_602 = (syndrome[8] & syndrome[11]) ^ ((syndrome[10] & syndrome[11]) ^ (syndrome[10]
      & syndrome[14]));
  wire sum_603 = (syndrome[14] & syndrome[15]) ^ (sum_598 ^ (syndrome[12] & syndrome[15]));
  wire sum_604 = (syndrome[8] & syndrome[14]) ^ ((syndrome[12] & syndrome[14]) ^ (syndrome[10]
      & syndrome[15]));
  wire sum_605 = (syndrome[10] & syndrome[13]) ^ (sum_604 ^ (syndrome[12] & syndrome[13]));
  wire sum_606 = (syndrome[13] & syndrome[15]) ^ ((sum_605 ^ (syndrome[8] & syndrome[9]))
      ^ ((syndrome[8] & syndrome[12]) ^ (syndrome[9] & syndrome[15])));
  wire xor_73 = sum_606 ^ (sum_603 ^ (sum_602 ^ (((syndrome[11] & syndrome[14]) ^ (syndrome[13]
      & syndrome[14])) ^ (syndrome[8] ^ all_72))));
  wire sum_607 = (syndrome[11] & syndrome[13]) ^ (syndrome[9] & syndrome[14]);
  wire sum_608 = (syndrome[10] & syndrome[12]) ^ (syndrome[8] & syndrome[13]);
  wire sum_609 = (syndrome[9] & syndrome[12]) ^ ((syndrome[15] ^ (syndrome[11] & syndrome[15]))
      ^ (sum_608 ^ (all_72 ^ (syndrome[11] & syndrome[12]))));
  wire xor_74 = sum_609 ^ (sum_603 ^ (sum_604 ^ (sum_607 ^ syndrome[12])));
  wire xor_75 = sum_606 ^ (((sum_608 ^ (syndrome[8] & syndrome[15])) ^ (syndrome[11] ^ (syndrome[8]
      & syndrome[10]))) ^ (sum_600 ^ sum_607));
  wire xor_76 = sum_609 ^ (sum_605 ^ (sum_602 ^ (((syndrome[9] & syndrome[10]) ^ (syndrome[9]
      & syndrome[13])) ^ (syndrome[11] ^ syndrome[14]))));
  wire is_77 = {xor_76, xor_75, xor_74, xor_73} == 4'h3;
  wire is_78 = {xor_76, xor_75, xor_74, xor_73} == 4'h4;
  wire is_79 = {xor_76, xor_75, xor_74, xor_73} == 4'h6;
  wire is_80 = {xor_76, xor_75, xor_74, xor_73} == 4'h7;
  wire is_81 = {xor_76, xor_75, xor_74, xor_73} == 4'h9;
  wire is_82 = {xor_76, xor_75, xor_74, xor_73} == 4'ha;
  wire is_83 = {xor_76, xor_75, xor_74, xor_73} == 4'hb;
  wire is_84 = {xor_76, xor_75, xor_74, xor_73} == 4'hc;
  wire is_85 = {xor_76, xor_75, xor_74, xor_73} == 4'hd;
  wire is_86 = {xor_76, xor_75, xor_74, xor_73} == 4'he;
  wire is_87 = {xor_76, xor_75, xor_74, xor_73} == 4'hf;
  wire any_88 = is_77 | is_78 | is_82 | is_83 | is_84 | is_85 | is_87 | ({xor_76, xor_75, xor_74,
      xor_73} == 4'h1);
  wire any_89 = is_79 | is_80 | is_82 | is_83 | is_85 | is_86 | is_87 | ({xor_76, xor_75, xor_74,
      xor_73} == 4'h8);
  wire any_90 = is_77 | is_78 | is_79 | is_81 | is_82 | is_83 | is_86 | ({xor_76, xor_75, xor_74,
      xor_73} == 4'h5);
  wire any_91 = is_77 | is_79 | is_80 | is_81 | is_83 | is_84 | is_87 | ({xor_76, xor_75, xor_74,
      xor_73} == 4'h2);
  wire xor_92 = (((syndrome[0] & xor_69) ^ (syndrome[4] & xor_66)) ^ ((syndrome[2] & syndrome[11])
      ^ (syndrome[3] & xor_67))) ^ ((syndrome[1] & xor_68) ^ (syndrome[5] & xor_65));
  wire xor_93 = (((syndrome[1] & xor_69) ^ (syndrome[2] & xor_68)) ^ ((syndrome[0] & xor_70)
      ^ (syndrome[5] & xor_66))) ^ ((syndrome[6] & xor_65) ^ ((syndrome[3] & syndrome[11])
      ^ (syndrome[4] & xor_67)));
  wire xor_94 = (((syndrome[3] & xor_68) ^ (syndrome[7] & xor_65)) ^ ((syndrome[1] & xor_70)
      ^ (syndrome[2] & xor_69))) ^ (((syndrome[0] & xor_71) ^ (syndrome[6] & xor_66))
      ^ ((syndrome[4] & syndrome[11]) ^ (syndrome[5] & xor_67)));
  wire xor_95 = (((syndrome[2] & xor_70) ^ (syndrome[3] & xor_69)) ^ ((syndrome[1] & xor_71)
      ^ (syndrome[7] & xor_66))) ^ ((syndrome[4] & xor_68) ^ ((syndrome[5] & syndrome[11])
      ^ (syndrome[6] & xor_67)));
  wire xor_96 = (((syndrome[2] & xor_71) ^ (syndrome[3] & xor_70)) ^ ((syndrome[6] & syndrome[11])
      ^ (syndrome[7] & xor_67))) ^ ((syndrome[4] & xor_69) ^ (syndrome[5] & xor_68));
  wire xor_97 = ((syndrome[6] & xor_68) ^ ((syndrome[3] & xor_71) ^ (syndrome[7] & syndrome[11])))
      ^ ((syndrome[4] & xor_70) ^ (syndrome[5] & xor_69));
  wire xor_98 = ((syndrome[6] & xor_69) ^ (syndrome[7] & xor_68)) ^ ((syndrome[4] & xor_71)
      ^ (syndrome[5] & xor_70));
  wire xor_99 = (syndrome[7] & xor_69) ^ ((syndrome[5] & xor_71) ^ (syndrome[6] & xor_70));
  wire xor_100 = (syndrome[6] & xor_71) ^ (syndrome[7] & xor_70);
  wire all_101 = syndrome[7] & xor_71;
  wire sum_610 = xor_97 ^ xor_98;
  wire sum_611 = sum_610 ^ xor_99;
  wire xor_102 = sum_611 ^ (xor_95 ^ (syndrome[0] & xor_65));
  wire sum_612 = xor_95 ^ xor_97;
  wire xor_103 = sum_612 ^ (xor_96 ^ (xor_100 ^ ((syndrome[0] & xor_66) ^ (syndrome[1] & xor_65))));
  wire sum_613 = xor_96 ^ all_101;
  wire xor_104 = sum_613 ^ (sum_610 ^ ((syndrome[2] & xor_65) ^ ((syndrome[0] & xor_67)
      ^ (syndrome[1] & xor_66))));
  wire xor_105 = sum_611 ^ (((syndrome[2] & xor_66) ^ (syndrome[3] & xor_65)) ^ ((syndrome[0]
      & syndrome[11]) ^ (syndrome[1] & xor_67)));
  wire xor_106 = xor_99 ^ (((syndrome[4] & xor_65) ^ ((syndrome[1] & syndrome[11]) ^ (syndrome[2]
      & xor_67))) ^ ((syndrome[0] & xor_68) ^ (syndrome[3] & xor_66)));
  wire xor_107 = xor_106 ^ (xor_98 ^ xor_100);
  wire xor_108 = (sum_610 ^ xor_92) ^ (xor_95 ^ (xor_100 ^ all_101));
  wire xor_109 = sum_613 ^ (sum_612 ^ xor_93);
  wire xor_110 = sum_610 ^ (xor_94 ^ xor_96);
  wire sum_614 = xor_105 ^ xor_108;
  wire sum_615 = sum_614 ^ xor_109;
  wire sum_616 = xor_103 ^ xor_107;
  wire sum_617 = xor_104 ^ xor_110;
  wire sum_618 = xor_102 ^ xor_105;
  wire sum_619 = xor_104 ^ xor_107;
  wire xor_111 = sum_614 ^ sum_616;
  wire sum_620 = sum_619 ^ xor_109;
  wire xor_112 = sum_616 ^ xor_110;
  wire sum_621 = sum_620 ^ xor_103;
  wire sum_622 = xor_102 ^ xor_110;
  wire sum_623 = sum_619 ^ sum_622;
  wire sum_624 = xor_107 ^ xor_109;
  wire xor_113 = sum_620 ^ sum_622;
  wire [7:0] inverse_ratio;
  assign inverse_ratio[0] = ((any_89 & (sum_615 ^ sum_616)) ^ (any_90 & (sum_621 ^ xor_108)))
      ^ ((any_88 & xor_102) ^ (any_91 & (xor_104 ^ (xor_103 ^ xor_108))));
  assign inverse_ratio[1] = ((any_90 & (xor_105 ^ xor_112)) ^ (any_91 & (sum_615 ^ (xor_102
      ^ xor_103)))) ^ ((any_88 & xor_103) ^ (any_89 & (sum_617 ^ (xor_103 ^ xor_105))));
  assign inverse_ratio[2] = ((any_90 & (sum_619 ^ xor_108)) ^ (any_91 & (sum_621 ^ xor_110)))
      ^ ((any_88 & xor_104) ^ (any_89 & (sum_618 ^ sum_619)));
  assign inverse_ratio[3] = ((sum_615 & any_90) ^ (any_91 & (sum_614 ^ sum_617))) ^ ((any_88
      & xor_105) ^ (any_89 & xor_111));
  assign inverse_ratio[4] = ((any_89 & (sum_620 ^ xor_108)) ^ (any_90 & (sum_622 ^ sum_624)))
      ^ ((any_88 & xor_107) ^ (any_91 & (sum_624 ^ xor_105)));
  assign inverse_ratio[5] = ((any_90 & xor_113) ^ (any_91 & (sum_623 ^ xor_103))) ^ ((any_88
      & xor_108) ^ (any_89 & xor_112));
  assign inverse_ratio[6] = ((any_89 & (sum_621 ^ xor_105)) ^ (any_90 & (xor_105 ^ xor_113)))
      ^ ((any_88 & xor_109) ^ (sum_618 & any_91));
  assign inverse_ratio[7] = ((any_89 & (sum_614 ^ sum_623)) ^ (any_90 & (sum_622 ^ xor_111)))
      ^ ((any_88 & xor_110) ^ (any_91 & (sum_616 ^ xor_102)));
  wire xor_114 = (((syndrome[2] & syndrome[19]) ^ (syndrome[3] & syndrome[18])) ^ ((syndrome[0]
      & syndrome[21]) ^ (syndrome[1] & syndrome[20]))) ^ ((syndrome[4] & syndrome[17])
      ^ (syndrome[5] & syndrome[16]));
  wire xor_115 = (((syndrome[4] & syndrome[18]) ^ (syndrome[5] & syndrome[17])) ^ ((syndrome[2]
      & syndrome[20]) ^ (syndrome[3] & syndrome[19]))) ^ ((syndrome[6] & syndrome[16])
      ^ ((syndrome[0] & syndrome[22]) ^ (syndrome[1] & syndrome[21])));
  wire xor_116 = (((syndrome[6] & syndrome[17]) ^ (syndrome[7] & syndrome[16])) ^ ((syndrome[4]
      & syndrome[19]) ^ (syndrome[5] & syndrome[18]))) ^ (((syndrome[2] & syndrome[21])
      ^ (syndrome[3] & syndrome[20])) ^ ((syndrome[0] & syndrome[23]) ^ (syndrome[1]
      & syndrome[22])));
  wire xor_117 = (((syndrome[5] & syndrome[19]) ^ (syndrome[6] & syndrome[18])) ^ ((syndrome[3]
      & syndrome[21]) ^ (syndrome[4] & syndrome[20]))) ^ ((syndrome[7] & syndrome[17])
      ^ ((syndrome[1] & syndrome[23]) ^ (syndrome[2] & syndrome[22])));
  wire xor_118 = (((syndrome[4] & syndrome[21]) ^ (syndrome[5] & syndrome[20])) ^ ((syndrome[2]
      & syndrome[23]) ^ (syndrome[3] & syndrome[22]))) ^ ((syndrome[6] & syndrome[19])
      ^ (syndrome[7] & syndrome[18]));
  wire xor_119 = ((syndrome[7] & syndrome[19]) ^ ((syndrome[3] & syndrome[23]) ^ (syndrome[4]
      & syndrome[22]))) ^ ((syndrome[5] & syndrome[21]) ^ (syndrome[6] & syndrome[20]));
  wire xor_120 = ((syndrome[6] & syndrome[21]) ^ (syndrome[7] & syndrome[20])) ^ ((syndrome[4]
      & syndrome[23]) ^ (syndrome[5] & syndrome[22]));
  wire xor_121 = (syndrome[7] & syndrome[21]) ^ ((syndrome[5] & syndrome[23]) ^ (syndrome[6]
      & syndrome[22]));
  wire xor_122 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire all_123 = syndrome[7] & syndrome[23];
  wire sum_625 = xor_119 ^ xor_120;
  wire sum_626 = sum_625 ^ xor_117;
  wire xor_124 = sum_626 ^ (xor_121 ^ (syndrome[0] & syndrome[16]));
  wire sum_627 = xor_117 ^ xor_119;
  wire xor_125 = sum_627 ^ (xor_118 ^ (xor_122 ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1]
      & syndrome[16]))));
  wire sum_628 = xor_118 ^ all_123;
  wire xor_126 = sum_628 ^ (sum_625 ^ ((syndrome[2] & syndrome[16]) ^ ((syndrome[0] & syndrome[18])
      ^ (syndrome[1] & syndrome[17]))));
  wire xor_127 = sum_625 ^ (xor_121 ^ (((syndrome[2] & syndrome[17]) ^ (syndrome[3] & syndrome[16]))
      ^ ((syndrome[0] & syndrome[19]) ^ (syndrome[1] & syndrome[18]))));
  wire xor_128 = xor_121 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0] & syndrome[20])
      ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18]) ^ (syndrome[3]
      & syndrome[17])));
  wire xor_129 = xor_128 ^ (xor_120 ^ xor_122);
  wire xor_130 = sum_626 ^ (xor_114 ^ (xor_122 ^ all_123));
  wire xor_131 = sum_628 ^ (sum_627 ^ xor_115);
  wire xor_132 = sum_625 ^ (xor_116 ^ xor_118);
  wire xor_133 = sum_596 ^ (syndrome[8] ^ syndrome[12]);
  wire xor_134 = syndrome[12] ^ syndrome[13];
  wire xor_135 = sum_599 ^ syndrome[9];
  wire xor_136 = sum_599 ^ syndrome[12];
  wire xor_137 = sum_594 ^ sum_599;
  wire xor_138 = (((syndrome[10] & syndrome[27]) ^ (syndrome[11] & syndrome[26])) ^ ((syndrome[8]
      & syndrome[29]) ^ (syndrome[9] & syndrome[28]))) ^ ((syndrome[12] & syndrome[25])
      ^ (syndrome[13] & syndrome[24]));
  wire xor_139 = (((syndrome[12] & syndrome[26]) ^ (syndrome[13] & syndrome[25])) ^ ((syndrome[10]
      & syndrome[28]) ^ (syndrome[11] & syndrome[27]))) ^ ((syndrome[14] & syndrome[24])
      ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[9] & syndrome[29])));
  wire xor_140 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24])) ^ ((syndrome[12]
      & syndrome[27]) ^ (syndrome[13] & syndrome[26]))) ^ (((syndrome[10] & syndrome[29])
      ^ (syndrome[11] & syndrome[28])) ^ ((syndrome[8] & syndrome[31]) ^ (syndrome[9]
      & syndrome[30])));
  wire xor_141 = (((syndrome[13] & syndrome[27]) ^ (syndrome[14] & syndrome[26])) ^ ((syndrome[11]
      & syndrome[29]) ^ (syndrome[12] & syndrome[28]))) ^ ((syndrome[15] & syndrome[25])
      ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[10] & syndrome[30])));
  wire xor_142 = (((syndrome[12] & syndrome[29]) ^ (syndrome[13] & syndrome[28])) ^ ((syndrome[10]
      & syndrome[31]) ^ (syndrome[11] & syndrome[30]))) ^ ((syndrome[14] & syndrome[27])
      ^ (syndrome[15] & syndrome[26]));
  wire xor_143 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31]) ^ (syndrome[12]
      & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14] & syndrome[28]));
  wire xor_144 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28])) ^ ((syndrome[12]
      & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire xor_145 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31]) ^ (syndrome[14]
      & syndrome[30]));
  wire xor_146 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire all_147 = syndrome[15] & syndrome[31];
  wire sum_629 = xor_143 ^ xor_144;
  wire sum_630 = sum_629 ^ xor_145;
  wire xor_148 = sum_630 ^ (xor_141 ^ (syndrome[8] & syndrome[24]));
  wire sum_631 = xor_143 ^ (xor_141 ^ xor_142);
  wire xor_149 = sum_631 ^ (xor_146 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9]
      & syndrome[24])));
  wire sum_632 = sum_629 ^ all_147;
  wire xor_150 = sum_632 ^ (xor_142 ^ ((syndrome[10] & syndrome[24]) ^ ((syndrome[8] & syndrome[26])
      ^ (syndrome[9] & syndrome[25]))));
  wire xor_151 = sum_630 ^ (((syndrome[10] & syndrome[25]) ^ (syndrome[11] & syndrome[24]))
      ^ ((syndrome[8] & syndrome[27]) ^ (syndrome[9] & syndrome[26])));
  wire xor_152 = xor_145 ^ (((syndrome[12] & syndrome[24]) ^ ((syndrome[8] & syndrome[28])
      ^ (syndrome[9] & syndrome[27]))) ^ ((syndrome[10] & syndrome[26]) ^ (syndrome[11]
      & syndrome[25])));
  wire xor_153 = xor_152 ^ (xor_144 ^ xor_146);
  wire xor_154 = sum_632 ^ (xor_138 ^ (xor_141 ^ xor_146));
  wire xor_155 = sum_631 ^ (xor_139 ^ all_147);
  wire xor_156 = sum_629 ^ (xor_140 ^ xor_142);
  wire sum_633 = syndrome[20] ^ syndrome[21];
  wire xor_157 = sum_633 ^ (syndrome[16] ^ syndrome[22]);
  wire xor_158 = syndrome[23] ^ (syndrome[17] ^ syndrome[21]);
  wire xor_159 = syndrome[21] ^ syndrome[22];
  wire xor_160 = syndrome[18] ^ syndrome[22];
  wire xor_161 = sum_633 ^ syndrome[23];
  wire xor_162 = syndrome[19] ^ xor_161;
  wire [7:0] cross_ratio;
  assign cross_ratio[0] = {syndrome[21] ^ xor_156, xor_155 ^ xor_162, xor_154 ^ xor_161, xor_153
      ^ xor_160, xor_151 ^ xor_159, xor_150 ^ xor_158, sum_633 ^ xor_149, xor_148 ^ xor_157,
      syndrome[13] ^ xor_132, xor_131 ^ xor_137, xor_130 ^ xor_136, sum_597 ^ xor_129, sum_596
      ^ xor_127, xor_126 ^ xor_135, xor_125 ^ xor_134, xor_124 ^ xor_133} == 16'h0000;
  assign cross_ratio[1] = {xor_156 ^ xor_171, xor_155 ^ (sum_652 ^ (xor_157 ^ xor_159)), xor_154
      ^ xor_170, xor_153 ^ xor_169, xor_151 ^ xor_168, xor_150 ^ xor_167, xor_149 ^ xor_166, xor_148
      ^ xor_165, xor_132 ^ (sum_634 ^ sum_642), xor_131 ^ (sum_641 ^ xor_133), xor_130 ^ xor_164,
      xor_129 ^ (sum_638 ^ xor_137), xor_127 ^ (sum_634 ^ xor_136), xor_126 ^ (sum_637
      ^ syndrome[13]), xor_125 ^ (sum_596 ^ sum_636), xor_124 ^ xor_163} == 16'h0000;
  assign cross_ratio[2] = {xor_156 ^ xor_165, xor_155 ^ xor_171, xor_154 ^ (sum_645 ^ sum_659),
      xor_153 ^ (sum_658 ^ xor_159), xor_151 ^ xor_169, xor_150 ^ xor_168, xor_149 ^ xor_167,
      xor_148 ^ xor_173, xor_132 ^ (xor_172 ^ (sum_640 ^ sum_642)), xor_131 ^ (sum_657 ^ xor_172),
      sum_636 ^ xor_130, xor_129 ^ (sum_597 ^ xor_172), xor_127 ^ xor_172, sum_635 ^ xor_126,
      sum_634 ^ xor_125, xor_124 ^ (sum_640 ^ sum_656)} == 16'h0000;
  assign cross_ratio[3] = {xor_156 ^ xor_175, xor_155 ^ (sum_652 ^ xor_158), xor_154 ^ (sum_649
      ^ sum_660), sum_652 ^ xor_153, xor_151 ^ (xor_160 ^ xor_173), xor_150 ^ (sum_644 ^ xor_166),
      xor_149 ^ (xor_158 ^ xor_171), xor_148 ^ xor_174, xor_132 ^ (sum_635 ^ sum_642), xor_131
      ^ (sum_634 ^ sum_641), xor_130 ^ (sum_655 ^ xor_137), syndrome[13] ^ xor_129, xor_127
      ^ xor_137, sum_642 ^ xor_126, sum_641 ^ xor_125, xor_124 ^ (xor_137 ^ xor_172)} == 16'h0000;
  assign cross_ratio[4] = {xor_156 ^ (sum_653 ^ xor_159), xor_155 ^ (sum_645 ^ sum_649), xor_154
      ^ (sum_643 ^ sum_658), xor_153 ^ (sum_660 ^ xor_159), sum_650 ^ xor_151, sum_651 ^ xor_150,
      xor_149 ^ (xor_157 ^ xor_160), xor_148 ^ (sum_644 ^ sum_649), xor_183, xor_182, xor_181,
      xor_180, xor_179, xor_178, xor_177, xor_176} == 16'h0000;
  assign cross_ratio[5] = {xor_156 ^ xor_189, xor_155 ^ (sum_646 ^ xor_170), xor_154 ^ (syndrome[21]
      ^ xor_175), xor_153 ^ xor_188, xor_151 ^ xor_187, xor_150 ^ xor_186, xor_149 ^ (sum_650
      ^ syndrome[21]), xor_148 ^ xor_185, xor_132 ^ (sum_642 ^ xor_163), xor_131 ^ (sum_634
      ^ sum_657), xor_130 ^ (sum_641 ^ sum_655), xor_129 ^ (sum_596 ^ syndrome[13]), xor_127
      ^ (xor_135 ^ xor_137), xor_126 ^ (sum_642 ^ xor_134), xor_125 ^ xor_184, xor_124 ^ (sum_636
      ^ xor_172)} == 16'h0000;
  assign cross_ratio[6] = {xor_156 ^ (sum_646 ^ (sum_648 ^ xor_161)), xor_155 ^ (sum_646 ^ sum_649),
      xor_154 ^ (sum_633 ^ xor_167), xor_153 ^ (sum_645 ^ (sum_633 ^ xor_162)), xor_151 ^ (sum_651
      ^ sum_662), xor_150 ^ (sum_660 ^ xor_160), sum_647 ^ xor_149, xor_148 ^ (sum_648 ^ sum_650),
      xor_132 ^ (sum_640 ^ sum_654), sum_656 ^ xor_131, sum_639 ^ xor_130, xor_129 ^ (sum_596
      ^ xor_184), sum_661 ^ xor_127, xor_126 ^ (sum_638 ^ xor_67), xor_125 ^ xor_164, xor_124
      ^ (sum_637 ^ (sum_596 ^ sum_642))} == 16'h0000;
  assign cross_ratio[7] = {xor_156 ^ xor_185, xor_155 ^ xor_189, xor_154 ^ (sum_648 ^ sum_659),
      xor_153 ^ (sum_650 ^ xor_160), xor_151 ^ xor_188, xor_150 ^ xor_187, xor_149 ^ xor_186,
      xor_148 ^ (sum_647 ^ sum_649), xor_183, xor_182, xor_181, xor_180, xor_179, xor_178, xor_177,
      xor_176} == 16'h0000;
  wire sum_634 = xor_133 ^ xor_134;
  wire sum_635 = sum_634 ^ xor_135;
  wire xor_163 = sum_635 ^ xor_137;
  wire sum_636 = syndrome[13] ^ xor_137;
  wire sum_637 = sum_597 ^ xor_133;
  wire sum_638 = xor_134 ^ xor_135;
  wire sum_639 = sum_596 ^ sum_634;
  wire xor_164 = sum_636 ^ sum_639;
  wire sum_640 = sum_597 ^ xor_137;
  wire sum_641 = sum_640 ^ syndrome[13];
  wire sum_642 = syndrome[13] ^ xor_136;
  wire sum_643 = xor_158 ^ xor_161;
  wire sum_644 = syndrome[21] ^ xor_162;
  wire xor_165 = sum_643 ^ sum_644;
  wire sum_645 = xor_158 ^ xor_159;
  wire xor_166 = sum_645 ^ xor_161;
  wire sum_646 = xor_157 ^ xor_162;
  wire sum_647 = sum_646 ^ xor_159;
  wire xor_167 = sum_647 ^ xor_160;
  wire sum_648 = sum_633 ^ syndrome[21];
  wire sum_649 = xor_160 ^ xor_161;
  wire xor_168 = sum_648 ^ sum_649;
  wire sum_650 = sum_646 ^ xor_158;
  wire xor_169 = sum_650 ^ xor_161;
  wire sum_651 = sum_633 ^ xor_161;
  wire xor_170 = sum_645 ^ sum_651;
  wire sum_652 = sum_649 ^ syndrome[21];
  wire sum_653 = sum_649 ^ xor_162;
  wire xor_171 = sum_633 ^ sum_653;
  wire sum_654 = sum_596 ^ xor_135;
  wire sum_655 = sum_654 ^ xor_134;
  wire sum_656 = sum_642 ^ sum_655;
  wire xor_172 = sum_634 ^ sum_654;
  wire sum_657 = sum_640 ^ xor_136;
  wire xor_173 = sum_644 ^ xor_159;
  wire sum_658 = sum_648 ^ xor_162;
  wire sum_659 = sum_646 ^ xor_160;
  wire xor_174 = sum_658 ^ xor_160;
  wire sum_660 = sum_648 ^ xor_157;
  wire xor_175 = sum_647 ^ xor_161;
  wire sum_661 = sum_654 ^ xor_136;
  wire xor_176 = xor_124 ^ (xor_135 ^ (syndrome[13] ^ xor_133));
  wire xor_177 = xor_125 ^ (syndrome[13] ^ xor_172);
  wire xor_178 = xor_126 ^ (sum_597 ^ sum_655);
  wire xor_179 = xor_127 ^ (sum_637 ^ sum_661);
  wire xor_180 = xor_129 ^ (sum_639 ^ sum_657);
  wire xor_181 = xor_130 ^ (sum_657 ^ xor_134);
  wire xor_182 = xor_131 ^ (xor_137 ^ (xor_133 ^ xor_136));
  wire xor_183 = xor_132 ^ (sum_636 ^ xor_134);
  wire xor_184 = sum_640 ^ xor_133;
  wire xor_185 = sum_645 ^ sum_652;
  wire xor_186 = sum_648 ^ xor_159;
  wire sum_662 = xor_157 ^ xor_158;
  wire xor_187 = sum_662 ^ xor_160;
  wire xor_188 = sum_651 ^ xor_159;
  wire xor_189 = sum_645 ^ xor_174;
  wire sum_663 = inverse_ratio[4] ^ inverse_ratio[5];
  wire xor_190 = sum_663 ^ (inverse_ratio[0] ^ inverse_ratio[6]);
  wire xor_191 = inverse_ratio[7] ^ (inverse_ratio[1] ^ inverse_ratio[5]);
  wire xor_192 = inverse_ratio[5] ^ inverse_ratio[6];
  wire xor_193 = inverse_ratio[2] ^ inverse_ratio[6];
  wire xor_194 = sum_663 ^ inverse_ratio[7];
  wire xor_195 = inverse_ratio[3] ^ xor_194;
  wire any_196 = cross_ratio[0] | cross_ratio[1] | cross_ratio[2] | cross_ratio[3] | cross_ratio[4]
      | cross_ratio[7];
  wire any_197 = cross_ratio[1] | cross_ratio[2] | cross_ratio[3] | cross_ratio[5] | cross_ratio[6];
  wire any_198 = cross_ratio[1] | cross_ratio[5];
  wire any_199 = cross_ratio[3] | cross_ratio[4] | cross_ratio[6] | cross_ratio[7];
  wire any_200 = cross_ratio[1] | cross_ratio[4] | cross_ratio[5] | cross_ratio[7];
  wire any_201 = |cross_ratio[7:4];
  wire any_202 = cross_ratio[5] | cross_ratio[6];
  wire xor_203 = (((syndrome[0] & xor_194) ^ (sum_663 & syndrome[4])) ^ ((syndrome[1] & xor_193)
      ^ (syndrome[2] & xor_192))) ^ ((syndrome[3] & xor_191) ^ (syndrome[5] & xor_190));
  wire xor_204 = (((syndrome[1] & xor_194) ^ (syndrome[4] & xor_191)) ^ ((syndrome[0] & xor_195)
      ^ (sum_663 & syndrome[5]))) ^ ((syndrome[6] & xor_190) ^ ((syndrome[2] & xor_193)
      ^ (syndrome[3] & xor_192)));
  wire xor_205 = (((syndrome[5] & xor_191) ^ (syndrome[7] & xor_190)) ^ ((syndrome[1] & xor_195)
      ^ (syndrome[2] & xor_194))) ^ (((syndrome[4] & xor_192) ^ (sum_663 & syndrome[6]))
      ^ ((syndrome[0] & inverse_ratio[5]) ^ (syndrome[3] & xor_193)));
  wire xor_206 = (((syndrome[2] & xor_195) ^ (syndrome[3] & xor_194)) ^ ((syndrome[5] & xor_192)
      ^ (sum_663 & syndrome[7]))) ^ ((syndrome[6] & xor_191) ^ ((syndrome[1] & inverse_ratio[5])
      ^ (syndrome[4] & xor_193)));
  wire xor_207 = (((syndrome[3] & xor_195) ^ (syndrome[6] & xor_192)) ^ ((syndrome[2]
      & inverse_ratio[5]) ^ (syndrome[5] & xor_193))) ^ ((syndrome[4] & xor_194) ^ (syndrome[7]
      & xor_191));
  wire xor_208 = ((syndrome[5] & xor_194) ^ ((syndrome[3] & inverse_ratio[5]) ^ (syndrome[6]
      & xor_193))) ^ ((syndrome[4] & xor_195) ^ (syndrome[7] & xor_192));
  wire xor_209 = ((syndrome[5] & xor_195) ^ (syndrome[6] & xor_194)) ^ ((syndrome[4]
      & inverse_ratio[5]) ^ (syndrome[7] & xor_193));
  wire xor_210 = (syndrome[7] & xor_194) ^ ((syndrome[5] & inverse_ratio[5]) ^ (syndrome[6]
      & xor_195));
  wire xor_211 = (syndrome[6] & inverse_ratio[5]) ^ (syndrome[7] & xor_195);
  wire all_212 = syndrome[7] & inverse_ratio[5];
  wire sum_664 = xor_208 ^ xor_209;
  wire sum_665 = sum_664 ^ xor_210;
  wire xor_213 = sum_665 ^ (xor_206 ^ (syndrome[0] & xor_190));
  wire sum_666 = xor_207 ^ xor_208;
  wire xor_214 = sum_666 ^ (xor_206 ^ (xor_211 ^ ((sum_663 & syndrome[0]) ^ (syndrome[1]
      & xor_190))));
  wire sum_667 = sum_664 ^ xor_207;
  wire xor_215 = sum_667 ^ (all_212 ^ ((syndrome[2] & xor_190) ^ ((syndrome[0] & xor_191) ^ (sum_663
      & syndrome[1]))));
  wire xor_216 = sum_665 ^ (((syndrome[1] & xor_191) ^ (syndrome[3] & xor_190)) ^ ((syndrome[0]
      & xor_192) ^ (sum_663 & syndrome[2])));
  wire xor_217 = xor_210 ^ (((syndrome[4] & xor_190) ^ ((syndrome[0] & xor_193) ^ (syndrome[1]
      & xor_192))) ^ ((syndrome[2] & xor_191) ^ (sum_663 & syndrome[3])));
  wire xor_218 = xor_217 ^ (xor_209 ^ xor_211);
  wire sum_668 = xor_206 ^ all_212;
  wire xor_219 = (sum_664 ^ sum_668) ^ (xor_203 ^ xor_211);
  wire xor_220 = sum_666 ^ (sum_668 ^ xor_204);
  wire xor_221 = sum_667 ^ xor_205;
  wire xor_222 = (((any_201 & xor_213) ^ (any_200 & xor_214)) ^ ((any_198 & xor_216) ^ (any_197
      & xor_218))) ^ ((any_199 & xor_215) ^ (any_196 & xor_219));
  wire xor_223 = (((any_200 & xor_215) ^ (any_197 & xor_219)) ^ ((any_202 & xor_213) ^ (any_201
      & xor_214))) ^ ((any_196 & xor_220) ^ ((any_199 & xor_216) ^ (any_198 & xor_218)));
  wire xor_224 = (((any_197 & xor_220) ^ (any_196 & xor_221)) ^ ((any_201 & xor_215) ^ (any_198
      & xor_219))) ^ (((cross_ratio[6] & xor_213) ^ (any_202 & xor_214)) ^ ((any_200 & xor_216)
      ^ (any_199 & xor_218)));
  wire xor_225 = (((any_199 & xor_219) ^ (any_198 & xor_220)) ^ ((cross_ratio[6] & xor_214)
      ^ (any_202 & xor_215))) ^ ((any_197 & xor_221) ^ ((any_201 & xor_216) ^ (any_200 & xor_218)));
  wire xor_226 = (((cross_ratio[6] & xor_215) ^ (any_200 & xor_219)) ^ ((any_202 & xor_216)
      ^ (any_201 & xor_218))) ^ ((any_199 & xor_220) ^ (any_198 & xor_221));
  wire xor_227 = ((any_199 & xor_221) ^ ((cross_ratio[6] & xor_216) ^ (any_202 & xor_218)))
      ^ ((any_201 & xor_219) ^ (any_200 & xor_220));
  wire xor_228 = ((any_201 & xor_220) ^ (any_200 & xor_221)) ^ ((cross_ratio[6] & xor_218)
      ^ (any_202 & xor_219));
  wire xor_229 = (any_201 & xor_221) ^ ((cross_ratio[6] & xor_219) ^ (any_202 & xor_220));
  wire xor_230 = (cross_ratio[6] & xor_220) ^ (any_202 & xor_221);
  wire all_231 = cross_ratio[6] & xor_221;
  wire sum_669 = xor_227 ^ xor_228;
  wire sum_670 = sum_669 ^ xor_229;
  wire [7:0] value;
  assign value[0] = sum_670 ^ (xor_225 ^ (any_196 & xor_213));
  assign value[1] = sum_671 ^ (xor_226 ^ (xor_230 ^ ((any_197 & xor_213) ^ (any_196 & xor_214))));
  assign value[2] = sum_672 ^ (sum_669 ^ ((any_196 & xor_215) ^ ((any_198 & xor_213) ^ (any_197
      & xor_214))));
  assign value[3] = sum_670 ^ (((any_198 & xor_214) ^ (any_197 & xor_215)) ^ ((any_199 & xor_213)
      ^ (any_196 & xor_216)));
  assign value[4] = xor_232 ^ (xor_228 ^ xor_230);
  assign value[5] = (sum_669 ^ xor_222) ^ (xor_225 ^ (xor_230 ^ all_231));
  assign value[6] = sum_672 ^ (sum_671 ^ xor_223);
  assign value[7] = sum_669 ^ (xor_224 ^ xor_226);
  wire sum_671 = xor_225 ^ xor_227;
  wire sum_672 = xor_226 ^ all_231;
  wire xor_232 = xor_229 ^ (((any_198 & xor_215) ^ ((any_197 & xor_216) ^ (any_196 & xor_218)))
      ^ ((any_200 & xor_213) ^ (any_199 & xor_214)));
  wire inverse_ratio_3_0_is_0 = inverse_ratio[3:0] == 4'h0;
  wire inverse_ratio_3_0_is_1 = inverse_ratio[3:0] == 4'h1;
  wire inverse_ratio_3_0_is_2 = inverse_ratio[3:0] == 4'h2;
  wire inverse_ratio_3_0_is_3 = inverse_ratio[3:0] == 4'h3;
  wire inverse_ratio_3_0_is_4 = inverse_ratio[3:0] == 4'h4;
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
  wire all_233 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_5;
  wire all_234 = inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_2;
  wire all_235 = inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_10;
  wire all_236 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_5;
  wire all_237 = inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_9;
  wire all_238 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_4;
  wire all_239 = inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_2;
  wire all_240 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_1;
  wire all_241 = inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_11;
  wire all_242 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_5;
  wire all_243 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_2;
  wire all_244 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_1;
  wire all_245 = inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_11;
  wire all_246 = inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_5;
  wire all_247 = inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_9;
  wire all_248 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_15;
  wire all_249 = inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_7;
  wire all_250 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_8;
  wire all_251 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_4;
  wire all_252 = inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_9;
  wire all_253 = inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_4;
  wire all_254 = inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_9;
  wire all_255 = inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_15;
  wire all_256 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_12;
  wire all_257 = inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_6;
  wire all_258 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_3;
  wire value_3_0_is_0 = value[3:0] == 4'h0;
  wire value_3_0_is_1 = value[3:0] == 4'h1;
  wire value_3_0_is_2 = value[3:0] == 4'h2;
  wire value_3_0_is_4 = value[3:0] == 4'h4;
  wire value_3_0_is_8 = value[3:0] == 4'h8;
  wire value_7_4_is_0 = value[7:4] == 4'h0;
  wire value_7_4_is_1 = value[7:4] == 4'h1;
  wire value_7_4_is_2 = value[7:4] == 4'h2;
  wire value_7_4_is_4 = value[7:4] == 4'h4;
  wire value_7_4_is_8 = value[7:4] == 4'h8;
  wire any_259 = (value_3_0_is_1 & value_7_4_is_0) | (value_3_0_is_2 & value_7_4_is_0)
      | (value_3_0_is_4 & value_7_4_is_0) | (value_3_0_is_8 & value_7_4_is_0) | (value_3_0_is_0
      & value_7_4_is_1) | (value_3_0_is_0 & value_7_4_is_2) | (value_3_0_is_0 & value_7_4_is_4)
      | (value_3_0_is_0 & value_7_4_is_8);
  wire all_260 = cross_ratio[1] & any_259;
  wire all_261 = inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_4;
  wire all_262 = inverse_ratio_3_0_is_4 & inverse_ratio_7_4_is_9;
  wire all_263 = inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_4;
  wire all_264 = inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_2;
  wire all_265 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_10;
  wire all_266 = inverse_ratio_3_0_is_0 & inverse_ratio_7_4_is_14;
  wire all_267 = inverse_ratio_3_0_is_0 & inverse_ratio_7_4_is_7;
  wire all_268 = inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_3;
  wire all_269 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_1;
  wire all_270 = inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_9;
  wire all_271 = inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_15;
  wire all_272 = inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_12;
  wire all_273 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_13;
  wire all_274 = inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_13;
  wire all_275 = inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_6;
  wire all_276 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_8;
  wire all_277 = inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_15;
  wire all_278 = cross_ratio[2] & any_259;
  wire all_279 = cross_ratio[3] & any_259;
  wire all_280 = cross_ratio[4] & any_259;
  wire all_281 = cross_ratio[5] & any_259;
  wire all_282 = cross_ratio[6] & any_259;
  wire all_283 = cross_ratio[7] & any_259;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [134:0] match;
  assign match[0] = cross_ratio[0] & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_0);
  assign match[1] = cross_ratio[0] & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_11);
  assign match[2] = cross_ratio[0] & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_14);
  assign match[3] = cross_ratio[0] & (inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_12);
  assign match[4] = cross_ratio[0] & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_13);
  assign match[5] = cross_ratio[0] & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_13);
  assign match[6] = cross_ratio[0] & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_6);
  assign match[7] = cross_ratio[0] & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_3);
  assign match[8] = cross_ratio[0] & (inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_1);
  assign match[9] = cross_ratio[0] & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_11);
  assign match[10] = cross_ratio[0] & all_233;
  assign match[11] = cross_ratio[0] & all_234;
  assign match[12] = cross_ratio[0] & all_235;
  assign match[13] = cross_ratio[0] & all_236;
  assign match[14] = cross_ratio[0] & all_237;
  assign match[15] = cross_ratio[0] & all_238;
  assign match[16] = cross_ratio[0] & all_239;
  assign match[17] = cross_ratio[0] & all_240;
  assign match[18] = cross_ratio[0] & all_241;
  assign match[19] = cross_ratio[0] & all_242;
  assign match[20] = cross_ratio[0] & all_243;
  assign match[21] = cross_ratio[0] & all_244;
  assign match[22] = cross_ratio[0] & all_245;
  assign match[23] = cross_ratio[0] & all_246;
  assign match[24] = cross_ratio[0] & all_247;
  assign match[25] = cross_ratio[0] & all_248;
  assign match[26] = cross_ratio[0] & all_249;
  assign match[27] = cross_ratio[0] & all_250;
  assign match[28] = cross_ratio[0] & all_251;
  assign match[29] = cross_ratio[0] & all_252;
  assign match[30] = cross_ratio[0] & all_253;
  assign match[31] = cross_ratio[0] & all_254;
  assign match[32] = cross_ratio[0] & all_255;
  assign match[33] = cross_ratio[0] & all_256;
  assign match[34] = cross_ratio[0] & all_257;
  assign match[35] = cross_ratio[0] & all_258;
  assign match[36] = all_260 & all_261;
  assign match[37] = all_260 & all_262;
  assign match[38] = all_260 & all_263;
  assign match[39] = all_260 & all_264;
  assign match[40] = all_260 & all_265;
  assign match[41] = all_260 & all_266;
  assign match[42] = all_260 & all_267;
  assign match[43] = all_260 & all_268;
  assign match[44] = all_260 & all_269;
  assign match[45] = all_260 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_0);
  assign match[46] = all_260 & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_0);
  assign match[47] = all_260 & (inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_11);
  assign match[48] = all_260 & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_5);
  assign match[49] = all_260 & (inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_9);
  assign match[50] = all_260 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_15);
  assign match[51] = all_260 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_12);
  assign match[52] = all_260 & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_6);
  assign match[53] = all_260 & (inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_8);
  assign match[54] = all_260 & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_4);
  assign match[55] = all_260 & all_270;
  assign match[56] = all_260 & all_271;
  assign match[57] = all_260 & all_272;
  assign match[58] = all_260 & all_273;
  assign match[59] = all_260 & all_274;
  assign match[60] = all_260 & all_275;
  assign match[61] = all_260 & all_276;
  assign match[62] = all_260 & all_277;
  assign match[63] = all_278 & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_15);
  assign match[64] = all_278 & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_7);
  assign match[65] = all_278 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_3);
  assign match[66] = all_278 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_1);
  assign match[67] = all_278 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_11);
  assign match[68] = all_278 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_5);
  assign match[69] = all_278 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_9);
  assign match[70] = all_278 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_4);
  assign match[71] = all_278 & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_9);
  assign match[72] = all_261 & all_278;
  assign match[73] = all_262 & all_278;
  assign match[74] = all_263 & all_278;
  assign match[75] = all_264 & all_278;
  assign match[76] = all_265 & all_278;
  assign match[77] = all_266 & all_278;
  assign match[78] = all_267 & all_278;
  assign match[79] = all_268 & all_278;
  assign match[80] = all_269 & all_278;
  assign match[81] = all_270 & all_279;
  assign match[82] = all_271 & all_279;
  assign match[83] = all_272 & all_279;
  assign match[84] = all_273 & all_279;
  assign match[85] = all_274 & all_279;
  assign match[86] = all_275 & all_279;
  assign match[87] = all_276 & all_279;
  assign match[88] = all_277 & all_279;
  assign match[89] = all_279 & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_7);
  assign match[90] = all_247 & all_280;
  assign match[91] = all_248 & all_280;
  assign match[92] = all_249 & all_280;
  assign match[93] = all_250 & all_280;
  assign match[94] = all_251 & all_280;
  assign match[95] = all_252 & all_280;
  assign match[96] = all_253 & all_280;
  assign match[97] = all_254 & all_280;
  assign match[98] = all_255 & all_280;
  assign match[99] = all_242 & all_281;
  assign match[100] = all_243 & all_281;
  assign match[101] = all_244 & all_281;
  assign match[102] = all_245 & all_281;
  assign match[103] = all_246 & all_281;
  assign match[104] = all_247 & all_281;
  assign match[105] = all_248 & all_281;
  assign match[106] = all_249 & all_281;
  assign match[107] = all_250 & all_281;
  assign match[108] = all_251 & all_281;
  assign match[109] = all_252 & all_281;
  assign match[110] = all_253 & all_281;
  assign match[111] = all_254 & all_281;
  assign match[112] = all_255 & all_281;
  assign match[113] = all_256 & all_281;
  assign match[114] = all_257 & all_281;
  assign match[115] = all_258 & all_281;
  assign match[116] = all_281 & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_10);
  assign match[117] = all_261 & all_282;
  assign match[118] = all_262 & all_282;
  assign match[119] = all_263 & all_282;
  assign match[120] = all_264 & all_282;
  assign match[121] = all_265 & all_282;
  assign match[122] = all_266 & all_282;
  assign match[123] = all_267 & all_282;
  assign match[124] = all_268 & all_282;
  assign match[125] = all_269 & all_282;
  assign match[126] = all_233 & all_283;
  assign match[127] = all_234 & all_283;
  assign match[128] = all_235 & all_283;
  assign match[129] = all_236 & all_283;
  assign match[130] = all_237 & all_283;
  assign match[131] = all_238 & all_283;
  assign match[132] = all_239 & all_283;
  assign match[133] = all_240 & all_283;
  assign match[134] = all_241 & all_283;
  wire any_284 = match[0] | match[36] | match[63] | match[81] | match[90] | match[99] | match[117]
      | match[126];
  wire any_285 = match[1] | match[37] | match[64] | match[82] | match[91] | match[100] | match[118]
      | match[127];
  wire any_286 = match[2] | match[38] | match[65] | match[83] | match[92] | match[101] | match[119]
      | match[128];
  wire any_287 = match[3] | match[39] | match[66] | match[84] | match[93] | match[102] | match[120]
      | match[129];
  wire any_288 = match[4] | match[40] | match[67] | match[85] | match[94] | match[103] | match[121]
      | match[130];
  wire any_289 = match[5] | match[41] | match[68] | match[86] | match[95] | match[104] | match[122]
      | match[131];
  wire any_290 = match[6] | match[42] | match[69] | match[87] | match[96] | match[105] | match[123]
      | match[132];
  wire any_291 = match[7] | match[43] | match[70] | match[88] | match[97] | match[106] | match[124]
      | match[133];
  wire any_292 = match[8] | match[44] | match[71] | match[89] | match[98] | match[107] | match[125]
      | match[134];
  wire any_293 = match[9] | match[36] | match[45] | match[63] | match[72] | match[81] | match[90]
      | match[108];
  wire any_294 = match[10] | match[37] | match[46] | match[64] | match[73] | match[82] | match[91]
      | match[109];
  wire any_295 = match[11] | match[38] | match[47] | match[65] | match[74] | match[83] | match[92]
      | match[110];
  wire any_296 = match[12] | match[39] | match[48] | match[66] | match[75] | match[84] | match[93]
      | match[111];
  wire any_297 = match[13] | match[40] | match[49] | match[67] | match[76] | match[85] | match[94]
      | match[112];
  wire any_298 = match[14] | match[41] | match[50] | match[68] | match[77] | match[86] | match[95]
      | match[113];
  wire any_299 = match[15] | match[42] | match[51] | match[69] | match[78] | match[87] | match[96]
      | match[114];
  wire any_300 = match[16] | match[43] | match[52] | match[70] | match[79] | match[88] | match[97]
      | match[115];
  wire any_301 = match[17] | match[44] | match[53] | match[71] | match[80] | match[89] | match[98]
      | match[116];
  wire any_302 = match[18] | match[45] | match[54] | match[63] | match[72] | match[81] | match[99]
      | match[117];
  wire any_303 = match[19] | match[46] | match[55] | match[64] | match[73] | match[82] | match[100]
      | match[118];
  wire any_304 = match[20] | match[47] | match[56] | match[65] | match[74] | match[83] | match[101]
      | match[119];
  wire any_305 = match[21] | match[48] | match[57] | match[66] | match[75] | match[84] | match[102]
      | match[120];
  wire any_306 = match[22] | match[49] | match[58] | match[67] | match[76] | match[85] | match[103]
      | match[121];
  wire any_307 = match[23] | match[50] | match[59] | match[68] | match[77] | match[86] | match[104]
      | match[122];
  wire any_308 = match[24] | match[51] | match[60] | match[69] | match[78] | match[87] | match[105]
      | match[123];
  wire any_309 = match[25] | match[52] | match[61] | match[70] | match[79] | match[88] | match[106]
      | match[124];
  wire any_310 = match[26] | match[53] | match[62] | match[71] | match[80] | match[89] | match[107]
      | match[125];
  wire any_311 = match[27] | match[54] | match[72] | match[81] | match[90] | match[108] | match[117]
      | match[126];
  wire any_312 = match[28] | match[55] | match[73] | match[82] | match[91] | match[109] | match[118]
      | match[127];
  wire any_313 = match[29] | match[56] | match[74] | match[83] | match[92] | match[110] | match[119]
      | match[128];
  wire any_314 = match[30] | match[57] | match[75] | match[84] | match[93] | match[111] | match[120]
      | match[129];
  wire any_315 = match[31] | match[58] | match[76] | match[85] | match[94] | match[112] | match[121]
      | match[130];
  wire any_316 = match[32] | match[59] | match[77] | match[86] | match[95] | match[113] | match[122]
      | match[131];
  wire any_317 = match[33] | match[60] | match[78] | match[87] | match[96] | match[114] | match[123]
      | match[132];
  wire any_318 = match[34] | match[61] | match[79] | match[88] | match[97] | match[115] | match[124]
      | match[133];
  wire any_319 = match[35] | match[62] | match[80] | match[89] | match[98] | match[116] | match[125]
      | match[134];

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = value[0] & any_284;
  assign flip[1] = value[1] & any_284;
  assign flip[2] = value[2] & any_284;
  assign flip[3] = value[3] & any_284;
  assign flip[4] = value[4] & any_284;
  assign flip[5] = value[5] & any_284;
  assign flip[6] = value[6] & any_284;
  assign flip[7] = value[7] & any_284;
  assign flip[8] = value[0] & any_285;
  assign flip[9] = value[1] & any_285;
  assign flip[10] = value[2] & any_285;
  assign flip[11] = value[3] & any_285;
  assign flip[12] = value[4] & any_285;
  assign flip[13] = value[5] & any_285;
  assign flip[14] = value[6] & any_285;
  assign flip[15] = value[7] & any_285;
  assign flip[16] = value[0] & any_286;
  assign flip[17] = value[1] & any_286;
  assign flip[18] = value[2] & any_286;
  assign flip[19] = value[3] & any_286;
  assign flip[20] = value[4] & any_286;
  assign flip[21] = value[5] & any_286;
  assign flip[22] = value[6] & any_286;
  assign flip[23] = value[7] & any_286;
  assign flip[24] = value[0] & any_287;
  assign flip[25] = value[1] & any_287;
  assign flip[26] = value[2] & any_287;
  assign flip[27] = value[3] & any_287;
  assign flip[28] = value[4] & any_287;
  assign flip[29] = value[5] & any_287;
  assign flip[30] = value[6] & any_287;
  assign flip[31] = value[7] & any_287;
  assign flip[32] = value[0] & any_288;
  assign flip[33] = value[1] & any_288;
  assign flip[34] = value[2] & any_288;
  assign flip[35] = value[3] & any_288;
  assign flip[36] = value[4] & any_288;
  assign flip[37] = value[5] & any_288;
  assign flip[38] = value[6] & any_288;
  assign flip[39] = value[7] & any_288;
  assign flip[40] = value[0] & any_289;
  assign flip[41] = value[1] & any_289;
  assign flip[42] = value[2] & any_289;
  assign flip[43] = value[3] & any_289;
  assign flip[44] = value[4] & any_289;
  assign flip[45] = value[5] & any_289;
  assign flip[46] = value[6] & any_289;
  assign flip[47] = value[7] & any_289;
  assign flip[48] = value[0] & any_290;
  assign flip[49] = value[1] & any_290;
  assign flip[50] = value[2] & any_290;
  assign flip[51] = value[3] & any_290;
  assign flip[52] = value[4] & any_290;
  assign flip[53] = value[5] & any_290;
  assign flip[54] = value[6] & any_290;
  assign flip[55] = value[7] & any_290;
  assign flip[56] = value[0] & any_291;
  assign flip[57] = value[1] & any_291;
  assign flip[58] = value[2] & any_291;
  assign flip[59] = value[3] & any_291;
  assign flip[60] = value[4] & any_291;
  assign flip[61] = value[5] & any_291;
  assign flip[62] = value[6] & any_291;
  assign flip[63] = value[7] & any_291;
  assign flip[64] = value[0] & any_292;
  assign flip[65] = value[1] & any_292;
  assign flip[66] = value[2] & any_292;
  assign flip[67] = value[3] & any_292;
  assign flip[68] = value[4] & any_292;
  assign flip[69] = value[5] & any_292;
  assign flip[70] = value[6] & any_292;
  assign flip[71] = value[7] & any_292;
  assign flip[72] = value[0] & any_293;
  assign flip[73] = value[1] & any_293;
  assign flip[74] = value[2] & any_293;
  assign flip[75] = value[3] & any_293;
  assign flip[76] = value[4] & any_293;
  assign flip[77] = value[5] & any_293;
  assign flip[78] = value[6] & any_293;
  assign flip[79] = value[7] & any_293;
  assign flip[80] = value[0] & any_294;
  assign flip[81] = value[1] & any_294;
  assign flip[82] = value[2] & any_294;
  assign flip[83] = value[3] & any_294;
  assign flip[84] = value[4] & any_294;
  assign flip[85] = value[5] & any_294;
  assign flip[86] = value[6] & any_294;
  assign flip[87] = value[7] & any_294;
  assign flip[88] = value[0] & any_295;
  assign flip[89] = value[1] & any_295;
  assign flip[90] = value[2] & any_295;
  assign flip[91] = value[3] & any_295;
  assign flip[92] = value[4] & any_295;
  assign flip[93] = value[5] & any_295;
  assign flip[94] = value[6] & any_295;
  assign flip[95] = value[7] & any_295;
  assign flip[96] = value[0] & any_296;
  assign flip[97] = value[1] & any_296;
  assign flip[98] = value[2] & any_296;
  assign flip[99] = value[3] & any_296;
  assign flip[100] = value[4] & any_296;
  assign flip[101] = value[5] & any_296;
  assign flip[102] = value[6] & any_296;
  assign flip[103] = value[7] & any_296;
  assign flip[104] = value[0] & any_297;
  assign flip[105] = value[1] & any_297;
  assign flip[106] = value[2] & any_297;
  assign flip[107] = value[3] & any_297;
  assign flip[108] = value[4] & any_297;
  assign flip[109] = value[5] & any_297;
  assign flip[110] = value[6] & any_297;
  assign flip[111] = value[7] & any_297;
  assign flip[112] = value[0] & any_298;
  assign flip[113] = value[1] & any_298;
  assign flip[114] = value[2] & any_298;
  assign flip[115] = value[3] & any_298;
  assign flip[116] = value[4] & any_298;
  assign flip[117] = value[5] & any_298;
  assign flip[118] = value[6] & any_298;
  assign flip[119] = value[7] & any_298;
  assign flip[120] = value[0] & any_299;
  assign flip[121] = value[1] & any_299;
  assign flip[122] = value[2] & any_299;
  assign flip[123] = value[3] & any_299;
  assign flip[124] = value[4] & any_299;
  assign flip[125] = value[5] & any_299;
  assign flip[126] = value[6] & any_299;
  assign flip[127] = value[7] & any_299;
  assign flip[128] = value[0] & any_300;
  assign flip[129] = value[1] & any_300;
  assign flip[130] = value[2] & any_300;
  assign flip[131] = value[3] & any_300;
  assign flip[132] = value[4] & any_300;
  assign flip[133] = value[5] & any_300;
  assign flip[134] = value[6] & any_300;
  assign flip[135] = value[7] & any_300;
  assign flip[136] = value[0] & any_301;
  assign flip[137] = value[1] & any_301;
  assign flip[138] = value[2] & any_301;
  assign flip[139] = value[3] & any_301;
  assign flip[140] = value[4] & any_301;
  assign flip[141] = value[5] & any_301;
  assign flip[142] = value[6] & any_301;
  assign flip[143] = value[7] & any_301;
  assign flip[144] = value[0] & any_302;
  assign flip[145] = value[1] & any_302;
  assign flip[146] = value[2] & any_302;
  assign flip[147] = value[3] & any_302;
  assign flip[148] = value[4] & any_302;
  assign flip[149] = value[5] & any_302;
  assign flip[150] = value[6] & any_302;
  assign flip[151] = value[7] & any_302;
  assign flip[152] = value[0] & any_303;
  assign flip[153] = value[1] & any_303;
  assign flip[154] = value[2] & any_303;
  assign flip[155] = value[3] & any_303;
  assign flip[156] = value[4] & any_303;
  assign flip[157] = value[5] & any_303;
  assign flip[158] = value[6] & any_303;
  assign flip[159] = value[7] & any_303;
  assign flip[160] = value[0] & any_304;
  assign flip[161] = value[1] & any_304;
  assign flip[162] = value[2] & any_304;
  assign flip[163] = value[3] & any_304;
  assign flip[164] = value[4] & any_304;
  assign flip[165] = value[5] & any_304;
  assign flip[166] = value[6] & any_304;
  assign flip[167] = value[7] & any_304;
  assign flip[168] = value[0] & any_305;
  assign flip[169] = value[1] & any_305;
  assign flip[170] = value[2] & any_305;
  assign flip[171] = value[3] & any_305;
  assign flip[172] = value[4] & any_305;
  assign flip[173] = value[5] & any_305;
  assign flip[174] = value[6] & any_305;
  assign flip[175] = value[7] & any_305;
  assign flip[176] = value[0] & any_306;
  assign flip[177] = value[1] & any_306;
  assign flip[178] = value[2] & any_306;
  assign flip[179] = value[3] & any_306;
  assign flip[180] = value[4] & any_306;
  assign flip[181] = value[5] & any_306;
  assign flip[182] = value[6] & any_306;
  assign flip[183] = value[7] & any_306;
  assign flip[184] = value[0] & any_307;
  assign flip[185] = value[1] & any_307;
  assign flip[186] = value[2] & any_307;
  assign flip[187] = value[3] & any_307;
  assign flip[188] = value[4] & any_307;
  assign flip[189] = value[5] & any_307;
  assign flip[190] = value[6] & any_307;
  assign flip[191] = value[7] & any_307;
  assign flip[192] = value[0] & any_308;
  assign flip[193] = value[1] & any_308;
  assign flip[194] = value[2] & any_308;
  assign flip[195] = value[3] & any_308;
  assign flip[196] = value[4] & any_308;
  assign flip[197] = value[5] & any_308;
  assign flip[198] = value[6] & any_308;
  assign flip[199] = value[7] & any_308;
  assign flip[200] = value[0] & any_309;
  assign flip[201] = value[1] & any_309;
  assign flip[202] = value[2] & any_309;
  assign flip[203] = value[3] & any_309;
  assign flip[204] = value[4] & any_309;
  assign flip[205] = value[5] & any_309;
  assign flip[206] = value[6] & any_309;
  assign flip[207] = value[7] & any_309;
  assign flip[208] = value[0] & any_310;
  assign flip[209] = value[1] & any_310;
  assign flip[210] = value[2] & any_310;
  assign flip[211] = value[3] & any_310;
  assign flip[212] = value[4] & any_310;
  assign flip[213] = value[5] & any_310;
  assign flip[214] = value[6] & any_310;
  assign flip[215] = value[7] & any_310;
  assign flip[216] = value[0] & any_311;
  assign flip[217] = value[1] & any_311;
  assign flip[218] = value[2] & any_311;
  assign flip[219] = value[3] & any_311;
  assign flip[220] = value[4] & any_311;
  assign flip[221] = value[5] & any_311;
  assign flip[222] = value[6] & any_311;
  assign flip[223] = value[7] & any_311;
  assign flip[224] = value[0] & any_312;
  assign flip[225] = value[1] & any_312;
  assign flip[226] = value[2] & any_312;
  assign flip[227] = value[3] & any_312;
  assign flip[228] = value[4] & any_312;
  assign flip[229] = value[5] & any_312;
  assign flip[230] = value[6] & any_312;
  assign flip[231] = value[7] & any_312;
  assign flip[232] = value[0] & any_313;
  assign flip[233] = value[1] & any_313;
  assign flip[234] = value[2] & any_313;
  assign flip[235] = value[3] & any_313;
  assign flip[236] = value[4] & any_313;
  assign flip[237] = value[5] & any_313;
  assign flip[238] = value[6] & any_313;
  assign flip[239] = value[7] & any_313;
  assign flip[240] = value[0] & any_314;
  assign flip[241] = value[1] & any_314;
  assign flip[242] = value[2] & any_314;
  assign flip[243] = value[3] & any_314;
  assign flip[244] = value[4] & any_314;
  assign flip[245] = value[5] & any_314;
  assign flip[246] = value[6] & any_314;
  assign flip[247] = value[7] & any_314;
  assign flip[248] = value[0] & any_315;
  assign flip[249] = value[1] & any_315;
  assign flip[250] = value[2] & any_315;
  assign flip[251] = value[3] & any_315;
  assign flip[252] = value[4] & any_315;
  assign flip[253] = value[5] & any_315;
  assign flip[254] = value[6] & any_315;
  assign flip[255] = value[7] & any_315;
  assign flip[256] = value[0] & any_316;
  assign flip[257] = value[1] & any_316;
  assign flip[258] = value[2] & any_316;
  assign flip[259] = value[3] & any_316;
  assign flip[260] = value[4] & any_316;
  assign flip[261] = value[5] & any_316;
  assign flip[262] = value[6] & any_316;
  assign flip[263] = value[7] & any_316;
  assign flip[264] = value[0] & any_317;
  assign flip[265] = value[1] & any_317;
  assign flip[266] = value[2] & any_317;
  assign flip[267] = value[3] & any_317;
  assign flip[268] = value[4] & any_317;
  assign flip[269] = value[5] & any_317;
  assign flip[270] = value[6] & any_317;
  assign flip[271] = value[7] & any_317;
  assign flip[272] = value[0] & any_318;
  assign flip[273] = value[1] & any_318;
  assign flip[274] = value[2] & any_318;
  assign flip[275] = value[3] & any_318;
  assign flip[276] = value[4] & any_318;
  assign flip[277] = value[5] & any_318;
  assign flip[278] = value[6] & any_318;
  assign flip[279] = value[7] & any_318;
  assign flip[280] = value[0] & any_319;
  assign flip[281] = value[1] & any_319;
  assign flip[282] = value[2] & any_319;
  assign flip[283] = value[3] & any_319;
  assign flip[284] = value[4] & any_319;
  assign flip[285] = value[5] & any_319;
  assign flip[286] = value[6] & any_319;
  assign flip[287] = value[7] & any_319;

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~is_64;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // rs_pin_cw_dec

`default_nettype wire
