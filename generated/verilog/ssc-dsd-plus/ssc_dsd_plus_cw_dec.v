// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --out DIR
`default_nettype none

// Decodes one (288,256) codeword. Combinational.
module ssc_dsd_plus_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[56] ^ codeword_i[208];
  wire sum_1 = codeword_i[96] ^ codeword_i[136];
  wire sum_2 = sum_1 ^ (codeword_i[32] ^ codeword_i[224]);
  wire sum_3 = codeword_i[248] ^ (codeword_i[16] ^ codeword_i[152]);
  wire sum_4 = codeword_i[8] ^ (codeword_i[104] ^ codeword_i[264]);
  wire sum_5 = codeword_i[88] ^ codeword_i[240];
  wire sum_6 = codeword_i[176] ^ sum_5;
  wire sum_7 = codeword_i[48] ^ codeword_i[200];
  wire sum_8 = codeword_i[192] ^ sum_7;
  wire sum_9 = codeword_i[120] ^ sum_8;
  wire sum_10 = codeword_i[272] ^ (codeword_i[216] ^ (codeword_i[0] ^ codeword_i[160]));
  wire sum_11 = codeword_i[40] ^ codeword_i[112];
  wire sum_12 = codeword_i[80] ^ codeword_i[232];
  wire sum_13 = codeword_i[280] ^ sum_12;
  wire sum_14 = sum_11 ^ sum_13;
  wire sum_15 = codeword_i[184] ^ sum_14;
  wire sum_16 = codeword_i[121] ^ codeword_i[273];
  wire sum_17 = codeword_i[89] ^ codeword_i[201];
  wire sum_18 = sum_17 ^ (codeword_i[153] ^ codeword_i[193]);
  wire sum_19 = codeword_i[65] ^ codeword_i[145];
  wire sum_20 = codeword_i[185] ^ sum_19;
  wire sum_21 = codeword_i[1] ^ codeword_i[217];
  wire sum_22 = codeword_i[33] ^ sum_21;
  wire sum_23 = codeword_i[81] ^ codeword_i[281];
  wire sum_24 = codeword_i[97] ^ sum_23;
  wire sum_25 = codeword_i[49] ^ codeword_i[249];
  wire xor_0 = ((sum_18 ^ (codeword_i[241] ^ sum_16)) ^ (sum_20 ^ sum_22)) ^ ((sum_24
      ^ (codeword_i[105] ^ codeword_i[177])) ^ (sum_25 ^ (codeword_i[9] ^ codeword_i[17])));
  wire sum_26 = codeword_i[233] ^ codeword_i[265];
  wire sum_27 = codeword_i[73] ^ codeword_i[137];
  wire sum_28 = codeword_i[25] ^ codeword_i[209];
  wire sum_29 = codeword_i[169] ^ codeword_i[257];
  wire sum_30 = codeword_i[41] ^ codeword_i[113];
  wire sum_31 = (codeword_i[225] ^ (codeword_i[57] ^ sum_30)) ^ (codeword_i[129] ^ codeword_i[161]);
  wire sum_32 = codeword_i[74] ^ codeword_i[274];
  wire sum_33 = codeword_i[162] ^ sum_32;
  wire sum_34 = codeword_i[218] ^ (codeword_i[10] ^ codeword_i[18]);
  wire sum_35 = codeword_i[106] ^ codeword_i[122];
  wire sum_36 = codeword_i[242] ^ sum_35;
  wire sum_37 = codeword_i[42] ^ codeword_i[194];
  wire sum_38 = codeword_i[114] ^ sum_37;
  wire sum_39 = codeword_i[82] ^ codeword_i[282];
  wire sum_40 = codeword_i[170] ^ sum_39;
  wire sum_41 = codeword_i[250] ^ sum_40;
  wire sum_42 = codeword_i[146] ^ codeword_i[210];
  wire sum_43 = codeword_i[266] ^ sum_42;
  wire sum_44 = codeword_i[58] ^ codeword_i[138];
  wire sum_45 = sum_43 ^ sum_44;
  wire sum_46 = codeword_i[2] ^ codeword_i[34];
  wire sum_47 = codeword_i[98] ^ codeword_i[186];
  wire sum_48 = codeword_i[50] ^ codeword_i[202];
  wire xor_1 = (((codeword_i[226] ^ codeword_i[234]) ^ (codeword_i[154] ^ codeword_i[178]))
      ^ ((codeword_i[90] ^ codeword_i[130]) ^ (codeword_i[26] ^ codeword_i[66]))) ^ ((sum_46
      ^ sum_47) ^ (codeword_i[258] ^ sum_48));
  wire sum_49 = codeword_i[19] ^ (codeword_i[59] ^ codeword_i[171]);
  wire sum_50 = codeword_i[83] ^ codeword_i[283];
  wire sum_51 = codeword_i[115] ^ sum_50;
  wire sum_52 = codeword_i[75] ^ codeword_i[275];
  wire sum_53 = codeword_i[99] ^ sum_52;
  wire sum_54 = codeword_i[35] ^ codeword_i[187];
  wire sum_55 = codeword_i[163] ^ sum_54;
  wire sum_56 = codeword_i[211] ^ codeword_i[243];
  wire sum_57 = codeword_i[139] ^ (codeword_i[251] ^ sum_56);
  wire sum_58 = codeword_i[3] ^ codeword_i[27];
  wire sum_59 = codeword_i[259] ^ codeword_i[267];
  wire sum_60 = codeword_i[67] ^ codeword_i[155];
  wire xor_2 = (((codeword_i[179] ^ codeword_i[195]) ^ (codeword_i[131] ^ codeword_i[147]))
      ^ ((codeword_i[107] ^ codeword_i[123]) ^ (codeword_i[51] ^ codeword_i[91]))) ^ ((sum_58
      ^ (codeword_i[11] ^ codeword_i[43])) ^ (sum_59 ^ sum_60));
  wire sum_61 = codeword_i[236] ^ codeword_i[276];
  wire sum_62 = codeword_i[36] ^ codeword_i[76];
  wire sum_63 = sum_62 ^ (codeword_i[60] ^ codeword_i[140]);
  wire sum_64 = codeword_i[68] ^ codeword_i[268];
  wire sum_65 = codeword_i[244] ^ sum_64;
  wire sum_66 = codeword_i[108] ^ codeword_i[132];
  wire sum_67 = codeword_i[116] ^ (codeword_i[20] ^ sum_66);
  wire xor_3 = ((sum_63 ^ (codeword_i[284] ^ sum_61)) ^ (sum_65 ^ (codeword_i[212]
      ^ codeword_i[228]))) ^ (sum_67 ^ ((codeword_i[172] ^ codeword_i[180]) ^ (codeword_i[148]
      ^ codeword_i[164])));
  wire sum_68 = codeword_i[12] ^ codeword_i[44];
  wire sum_69 = codeword_i[204] ^ codeword_i[260];
  wire sum_70 = codeword_i[92] ^ codeword_i[220];
  wire sum_71 = codeword_i[84] ^ codeword_i[156];
  wire sum_72 = codeword_i[28] ^ codeword_i[188];
  wire sum_73 = codeword_i[196] ^ codeword_i[252];
  wire sum_74 = (codeword_i[109] ^ codeword_i[221]) ^ (codeword_i[85] ^ codeword_i[245]);
  wire sum_75 = codeword_i[117] ^ codeword_i[285];
  wire sum_76 = codeword_i[125] ^ sum_75;
  wire sum_77 = codeword_i[205] ^ codeword_i[261];
  wire sum_78 = codeword_i[61] ^ sum_77;
  wire sum_79 = codeword_i[93] ^ codeword_i[253];
  wire sum_80 = codeword_i[229] ^ codeword_i[269];
  wire sum_81 = codeword_i[213] ^ sum_80;
  wire sum_82 = sum_81 ^ (codeword_i[197] ^ sum_79);
  wire sum_83 = codeword_i[37] ^ codeword_i[189];
  wire sum_84 = codeword_i[165] ^ sum_83;
  wire sum_85 = codeword_i[141] ^ sum_84;
  wire sum_86 = codeword_i[69] ^ codeword_i[181];
  wire sum_87 = codeword_i[45] ^ (codeword_i[29] ^ codeword_i[77]);
  wire xor_4 = (((codeword_i[149] ^ codeword_i[157]) ^ (codeword_i[101] ^ codeword_i[133]))
      ^ ((codeword_i[21] ^ codeword_i[53]) ^ (codeword_i[5] ^ codeword_i[13]))) ^ (sum_87
      ^ (codeword_i[277] ^ sum_86));
  wire sum_88 = codeword_i[278] ^ (codeword_i[70] ^ codeword_i[198]);
  wire sum_89 = codeword_i[102] ^ codeword_i[158];
  wire sum_90 = codeword_i[54] ^ codeword_i[134];
  wire sum_91 = sum_89 ^ sum_90;
  wire sum_92 = codeword_i[86] ^ codeword_i[182];
  wire sum_93 = codeword_i[142] ^ sum_92;
  wire sum_94 = codeword_i[62] ^ codeword_i[262];
  wire sum_95 = codeword_i[190] ^ sum_94;
  wire sum_96 = codeword_i[38] ^ sum_95;
  wire sum_97 = codeword_i[174] ^ codeword_i[286];
  wire sum_98 = codeword_i[110] ^ codeword_i[206];
  wire sum_99 = codeword_i[14] ^ codeword_i[126];
  wire sum_100 = codeword_i[78] ^ codeword_i[166];
  wire sum_101 = codeword_i[230] ^ codeword_i[270];
  wire xor_5 = (((codeword_i[94] ^ codeword_i[118]) ^ (codeword_i[30] ^ codeword_i[46])) ^ (sum_97
      ^ (codeword_i[6] ^ codeword_i[22]))) ^ ((sum_98 ^ sum_99) ^ (sum_100 ^ sum_101));
  wire sum_102 = codeword_i[23] ^ codeword_i[55];
  wire sum_103 = codeword_i[87] ^ codeword_i[247];
  wire sum_104 = (codeword_i[47] ^ codeword_i[239]) ^ (codeword_i[71] ^ codeword_i[143]);
  wire sum_105 = codeword_i[63] ^ codeword_i[175];
  wire sum_106 = codeword_i[135] ^ sum_105;
  wire sum_107 = codeword_i[31] ^ codeword_i[119];
  wire sum_108 = codeword_i[95] ^ sum_107;
  wire xor_6 = ((((codeword_i[183] ^ codeword_i[191]) ^ (codeword_i[127] ^ codeword_i[159]))
      ^ (sum_102 ^ (codeword_i[7] ^ codeword_i[39]))) ^ (sum_104 ^ (codeword_i[279] ^ sum_103)))
      ^ ((sum_106 ^ sum_108) ^ ((codeword_i[223] ^ codeword_i[263]) ^ (codeword_i[207]
      ^ codeword_i[215])));
  wire sum_109 = codeword_i[79] ^ codeword_i[287];
  wire sum_110 = codeword_i[167] ^ sum_109;
  wire sum_111 = codeword_i[15] ^ sum_110;
  wire sum_112 = codeword_i[199] ^ codeword_i[231];
  wire sum_113 = codeword_i[271] ^ sum_112;
  wire sum_114 = codeword_i[103] ^ codeword_i[111];
  wire sum_115 = codeword_i[255] ^ sum_114;
  wire sum_116 = codeword_i[151] ^ (sum_115 ^ (sum_111 ^ sum_113));
  wire sum_117 = codeword_i[212] ^ codeword_i[218];
  wire sum_118 = codeword_i[198] ^ sum_117;
  wire sum_119 = codeword_i[161] ^ codeword_i[204];
  wire sum_120 = codeword_i[183] ^ sum_119;
  wire sum_121 = sum_118 ^ sum_120;
  wire sum_122 = codeword_i[94] ^ codeword_i[122];
  wire sum_123 = codeword_i[45] ^ codeword_i[119];
  wire sum_124 = codeword_i[191] ^ sum_123;
  wire sum_125 = sum_103 ^ sum_124;
  wire sum_126 = (sum_12 ^ sum_121) ^ (sum_122 ^ sum_125);
  wire sum_127 = codeword_i[162] ^ codeword_i[168];
  wire sum_128 = sum_60 ^ sum_127;
  wire sum_129 = codeword_i[149] ^ codeword_i[156];
  wire sum_130 = sum_128 ^ sum_129;
  wire sum_131 = codeword_i[47] ^ codeword_i[53];
  wire sum_132 = sum_52 ^ sum_131;
  wire sum_133 = codeword_i[254] ^ sum_132;
  wire sum_134 = sum_130 ^ sum_133;
  wire sum_135 = codeword_i[59] ^ codeword_i[111];
  wire sum_136 = sum_134 ^ sum_135;
  wire sum_137 = codeword_i[223] ^ codeword_i[230];
  wire sum_138 = codeword_i[121] ^ codeword_i[229];
  wire sum_139 = codeword_i[181] ^ codeword_i[195];
  wire sum_140 = codeword_i[264] ^ sum_29;
  wire sum_141 = codeword_i[142] ^ codeword_i[184];
  wire sum_142 = codeword_i[54] ^ sum_141;
  wire sum_143 = codeword_i[100] ^ sum_142;
  wire sum_144 = codeword_i[163] ^ sum_143;
  wire sum_145 = codeword_i[135] ^ codeword_i[177];
  wire sum_146 = sum_144 ^ sum_145;
  wire sum_147 = codeword_i[89] ^ codeword_i[258];
  wire sum_148 = codeword_i[39] ^ sum_23;
  wire sum_149 = codeword_i[260] ^ sum_148;
  wire sum_150 = codeword_i[239] ^ codeword_i[267];
  wire sum_151 = codeword_i[246] ^ sum_150;
  wire sum_152 = codeword_i[60] ^ sum_151;
  wire sum_153 = sum_149 ^ sum_152;
  wire sum_154 = codeword_i[38] ^ codeword_i[147];
  wire sum_155 = codeword_i[133] ^ sum_154;
  wire sum_156 = codeword_i[31] ^ codeword_i[73];
  wire sum_157 = codeword_i[140] ^ sum_156;
  wire sum_158 = sum_155 ^ sum_157;
  wire sum_159 = sum_153 ^ sum_158;
  wire sum_160 = sum_147 ^ sum_159;
  wire sum_161 = codeword_i[102] ^ codeword_i[116];
  wire sum_162 = sum_48 ^ sum_161;
  wire sum_163 = codeword_i[141] ^ codeword_i[190];
  wire sum_164 = sum_162 ^ sum_163;
  wire sum_165 = codeword_i[15] ^ sum_32;
  wire sum_166 = sum_164 ^ sum_165;
  wire sum_167 = codeword_i[134] ^ sum_79;
  wire sum_168 = codeword_i[95] ^ codeword_i[123];
  wire sum_169 = codeword_i[137] ^ sum_168;
  wire sum_170 = sum_6 ^ sum_169;
  wire sum_171 = codeword_i[148] ^ codeword_i[154];
  wire sum_172 = codeword_i[197] ^ sum_171;
  wire sum_173 = sum_170 ^ sum_172;
  wire sum_174 = sum_173 ^ (sum_166 ^ sum_167);
  wire xor_7 = ((sum_126 ^ sum_136) ^ (sum_146 ^ (((sum_137 ^ sum_138) ^ (sum_26 ^ sum_139))
      ^ (sum_65 ^ sum_140)))) ^ (sum_160 ^ sum_174);
  wire sum_175 = codeword_i[226] ^ sum_78;
  wire sum_176 = codeword_i[115] ^ codeword_i[129];
  wire sum_177 = codeword_i[219] ^ codeword_i[225];
  wire sum_178 = codeword_i[101] ^ sum_177;
  wire sum_179 = sum_176 ^ sum_178;
  wire sum_180 = codeword_i[107] ^ codeword_i[174];
  wire sum_181 = codeword_i[146] ^ (sum_179 ^ sum_180);
  wire sum_182 = codeword_i[66] ^ codeword_i[125];
  wire sum_183 = sum_181 ^ sum_182;
  wire sum_184 = codeword_i[46] ^ codeword_i[52];
  wire sum_185 = codeword_i[109] ^ sum_184;
  wire sum_186 = codeword_i[96] ^ sum_185;
  wire sum_187 = codeword_i[118] ^ codeword_i[128];
  wire sum_188 = codeword_i[114] ^ sum_187;
  wire sum_189 = codeword_i[215] ^ codeword_i[222];
  wire sum_190 = codeword_i[127] ^ sum_189;
  wire sum_191 = sum_190 ^ (sum_110 ^ sum_188);
  wire sum_192 = codeword_i[188] ^ codeword_i[209];
  wire sum_193 = codeword_i[22] ^ codeword_i[57];
  wire sum_194 = sum_192 ^ sum_193;
  wire sum_195 = codeword_i[43] ^ sum_194;
  wire sum_196 = codeword_i[36] ^ sum_195;
  wire sum_197 = codeword_i[126] ^ codeword_i[144];
  wire sum_198 = codeword_i[130] ^ sum_197;
  wire sum_199 = codeword_i[29] ^ codeword_i[64];
  wire sum_200 = sum_198 ^ sum_199;
  wire sum_201 = codeword_i[136] ^ sum_66;
  wire sum_202 = sum_200 ^ sum_201;
  wire xor_8 = (sum_183 ^ ((sum_10 ^ sum_57) ^ (sum_41 ^ sum_175))) ^ ((sum_191 ^ (sum_186
      ^ ((codeword_i[86] ^ codeword_i[237]) ^ (codeword_i[153] ^ codeword_i[236])))) ^ (sum_196
      ^ sum_202));
  wire sum_203 = codeword_i[245] ^ codeword_i[250];
  wire sum_204 = sum_61 ^ sum_203;
  wire sum_205 = codeword_i[227] ^ codeword_i[234];
  wire sum_206 = codeword_i[241] ^ sum_205;
  wire sum_207 = codeword_i[255] ^ (sum_204 ^ sum_206);
  wire sum_208 = codeword_i[44] ^ codeword_i[153];
  wire sum_209 = codeword_i[139] ^ sum_208;
  wire sum_210 = codeword_i[259] ^ sum_92;
  wire sum_211 = sum_209 ^ sum_210;
  wire sum_212 = codeword_i[175] ^ sum_211;
  wire sum_213 = codeword_i[132] ^ (codeword_i[52] ^ sum_111);
  wire sum_214 = codeword_i[100] ^ codeword_i[224];
  wire sum_215 = codeword_i[238] ^ codeword_i[248];
  wire sum_216 = codeword_i[45] ^ sum_50;
  wire sum_217 = sum_62 ^ (codeword_i[274] ^ sum_189);
  wire sum_218 = codeword_i[103] ^ codeword_i[124];
  wire sum_219 = codeword_i[110] ^ sum_218;
  wire sum_220 = sum_188 ^ sum_219;
  wire sum_221 = codeword_i[171] ^ sum_220;
  wire sum_222 = sum_217 ^ sum_221;
  wire sum_223 = codeword_i[131] ^ sum_16;
  wire sum_224 = codeword_i[203] ^ codeword_i[217];
  wire sum_225 = sum_182 ^ sum_224;
  wire sum_226 = codeword_i[23] ^ codeword_i[72];
  wire sum_227 = sum_135 ^ sum_226;
  wire sum_228 = sum_225 ^ sum_227;
  wire sum_229 = codeword_i[30] ^ codeword_i[117];
  wire sum_230 = sum_19 ^ sum_229;
  wire sum_231 = sum_230 ^ (sum_45 ^ sum_228);
  wire sum_232 = sum_56 ^ (codeword_i[218] ^ (sum_231 ^ (codeword_i[225] ^ (sum_83 ^ sum_223))));
  wire xor_9 = sum_232 ^ ((sum_213 ^ (sum_207 ^ sum_212)) ^ (sum_222 ^ (((sum_199 ^ sum_214)
      ^ (sum_112 ^ sum_215)) ^ (sum_4 ^ sum_216))));
  wire sum_233 = codeword_i[220] ^ sum_156;
  wire sum_234 = codeword_i[51] ^ codeword_i[160];
  wire sum_235 = codeword_i[152] ^ sum_234;
  wire sum_236 = codeword_i[55] ^ codeword_i[97];
  wire sum_237 = sum_236 ^ (codeword_i[257] ^ sum_48);
  wire sum_238 = codeword_i[281] ^ (sum_13 ^ sum_151);
  wire sum_239 = codeword_i[90] ^ codeword_i[195];
  wire sum_240 = codeword_i[150] ^ codeword_i[192];
  wire sum_241 = codeword_i[157] ^ sum_240;
  wire sum_242 = codeword_i[164] ^ sum_241;
  wire sum_243 = sum_86 ^ sum_180;
  wire sum_244 = sum_242 ^ sum_243;
  wire sum_245 = codeword_i[206] ^ codeword_i[216];
  wire sum_246 = sum_244 ^ sum_245;
  wire sum_247 = codeword_i[143] ^ codeword_i[185];
  wire sum_248 = (sum_246 ^ (codeword_i[178] ^ sum_239)) ^ (sum_73 ^ sum_247);
  wire xor_10 = sum_248 ^ (((sum_237 ^ (sum_233 ^ sum_235)) ^ (sum_82 ^ sum_96)) ^ (sum_238
      ^ (sum_195 ^ (sum_69 ^ (codeword_i[1] ^ codeword_i[183])))));
  wire sum_249 = codeword_i[16] ^ codeword_i[172];
  wire sum_250 = codeword_i[67] ^ codeword_i[196];
  wire xor_11 = (((codeword_i[182] ^ codeword_i[190]) ^ (codeword_i[118] ^ codeword_i[126]))
      ^ ((codeword_i[197] ^ codeword_i[275]) ^ (codeword_i[211] ^ codeword_i[282])))
      ^ (((codeword_i[65] ^ codeword_i[265]) ^ (codeword_i[9] ^ codeword_i[224])) ^ (sum_249
      ^ sum_250));
  wire sum_251 = codeword_i[244] ^ codeword_i[249];
  wire sum_252 = codeword_i[221] ^ codeword_i[226];
  wire sum_253 = sum_5 ^ (codeword_i[30] ^ codeword_i[268]);
  wire sum_254 = sum_234 ^ (codeword_i[254] ^ (codeword_i[200] ^ codeword_i[253]));
  wire sum_255 = codeword_i[237] ^ codeword_i[242];
  wire sum_256 = codeword_i[277] ^ sum_255;
  wire sum_257 = codeword_i[151] ^ codeword_i[193];
  wire sum_258 = sum_256 ^ sum_257;
  wire xor_12 = (xor_11 ^ (((sum_42 ^ sum_47) ^ (sum_77 ^ sum_251)) ^ (sum_253 ^ (codeword_i[207]
      ^ sum_252)))) ^ ((sum_254 ^ sum_258) ^ (sum_179 ^ sum_228));
  wire sum_259 = codeword_i[179] ^ codeword_i[272];
  wire sum_260 = sum_259 ^ (sum_209 ^ (codeword_i[2] ^ sum_201));
  wire sum_261 = codeword_i[53] ^ sum_159;
  wire sum_262 = sum_32 ^ (sum_261 ^ (codeword_i[214] ^ sum_184));
  wire sum_263 = codeword_i[112] ^ (codeword_i[154] ^ sum_84);
  wire sum_264 = codeword_i[251] ^ codeword_i[256];
  wire sum_265 = sum_105 ^ sum_264;
  wire sum_266 = codeword_i[158] ^ sum_265;
  wire sum_267 = codeword_i[70] ^ codeword_i[258];
  wire sum_268 = codeword_i[84] ^ sum_267;
  wire sum_269 = codeword_i[77] ^ codeword_i[91];
  wire sum_270 = sum_268 ^ sum_269;
  wire sum_271 = sum_270 ^ (sum_266 ^ (codeword_i[168] ^ sum_263));
  wire sum_272 = codeword_i[228] ^ codeword_i[233];
  wire sum_273 = codeword_i[223] ^ sum_272;
  wire sum_274 = codeword_i[263] ^ sum_273;
  wire sum_275 = codeword_i[235] ^ sum_101;
  wire sum_276 = sum_274 ^ sum_275;
  wire sum_277 = codeword_i[284] ^ sum_276;
  wire sum_278 = codeword_i[105] ^ sum_277;
  wire sum_279 = codeword_i[58] ^ sum_278;
  wire sum_280 = codeword_i[252] ^ codeword_i[273];
  wire sum_281 = codeword_i[66] ^ sum_280;
  wire sum_282 = codeword_i[99] ^ codeword_i[120];
  wire sum_283 = codeword_i[71] ^ sum_282;
  wire sum_284 = sum_190 ^ sum_283;
  wire sum_285 = codeword_i[159] ^ sum_140;
  wire sum_286 = sum_284 ^ sum_285;
  wire sum_287 = codeword_i[74] ^ (sum_281 ^ sum_286);
  wire sum_288 = codeword_i[173] ^ sum_13;
  wire sum_289 = codeword_i[266] ^ sum_288;
  wire sum_290 = sum_289 ^ (codeword_i[59] ^ (sum_133 ^ sum_198));
  wire sum_291 = codeword_i[187] ^ sum_17;
  wire sum_292 = codeword_i[81] ^ sum_291;
  wire sum_293 = codeword_i[247] ^ (codeword_i[39] ^ sum_163);
  wire sum_294 = codeword_i[3] ^ sum_124;
  wire sum_295 = codeword_i[278] ^ sum_215;
  wire sum_296 = sum_56 ^ sum_295;
  wire xor_13 = ((sum_292 ^ sum_293) ^ (sum_175 ^ sum_294)) ^ ((sum_170 ^ sum_296) ^ (sum_158
      ^ ((codeword_i[259] ^ codeword_i[283]) ^ (codeword_i[106] ^ codeword_i[194]))));
  wire sum_297 = codeword_i[24] ^ sum_64;
  wire sum_298 = sum_177 ^ (codeword_i[60] ^ sum_297);
  wire sum_299 = codeword_i[85] ^ sum_172;
  wire sum_300 = sum_128 ^ sum_299;
  wire sum_301 = codeword_i[285] ^ sum_113;
  wire sum_302 = sum_121 ^ sum_301;
  wire sum_303 = codeword_i[113] ^ codeword_i[206];
  wire sum_304 = sum_100 ^ sum_186;
  wire sum_305 = codeword_i[10] ^ sum_161;
  wire sum_306 = codeword_i[208] ^ sum_39;
  wire sum_307 = codeword_i[180] ^ sum_80;
  wire xor_14 = (sum_304 ^ ((sum_70 ^ (codeword_i[17] ^ codeword_i[233])) ^ (sum_90 ^ sum_303)))
      ^ ((sum_305 ^ sum_306) ^ (sum_307 ^ (codeword_i[213] ^ codeword_i[262])));
  wire sum_308 = codeword_i[104] ^ codeword_i[205];
  wire sum_309 = codeword_i[79] ^ (sum_308 ^ (codeword_i[127] ^ codeword_i[272]));
  wire sum_310 = codeword_i[96] ^ (codeword_i[141] ^ sum_309);
  wire sum_311 = codeword_i[75] ^ codeword_i[121];
  wire sum_312 = sum_206 ^ sum_251;
  wire sum_313 = codeword_i[265] ^ sum_312;
  wire sum_314 = codeword_i[18] ^ sum_313;
  wire xor_15 = (sum_146 ^ sum_310) ^ (sum_314 ^ (((sum_311 ^ (codeword_i[25] ^ codeword_i[248]))
      ^ (sum_131 ^ sum_147)) ^ (sum_33 ^ (codeword_i[198] ^ sum_192))));
  wire sum_315 = codeword_i[207] ^ codeword_i[213];
  wire sum_316 = codeword_i[214] ^ codeword_i[220];
  wire sum_317 = sum_315 ^ sum_316;
  wire sum_318 = codeword_i[169] ^ sum_317;
  wire sum_319 = sum_236 ^ sum_318;
  wire sum_320 = codeword_i[114] ^ (sum_277 ^ sum_319);
  wire sum_321 = codeword_i[46] ^ codeword_i[82];
  wire sum_322 = codeword_i[11] ^ sum_321;
  wire sum_323 = codeword_i[4] ^ sum_60;
  wire sum_324 = codeword_i[145] ^ (codeword_i[170] ^ sum_264);
  wire sum_325 = codeword_i[32] ^ codeword_i[255];
  wire sum_326 = sum_219 ^ sum_325;
  wire sum_327 = codeword_i[286] ^ sum_167;
  wire sum_328 = codeword_i[138] ^ codeword_i[269];
  wire sum_329 = codeword_i[202] ^ (codeword_i[219] ^ (sum_129 ^ sum_328));
  wire xor_16 = (((sum_322 ^ sum_323) ^ (sum_243 ^ sum_256)) ^ (sum_324 ^ sum_326)) ^ (sum_329
      ^ (sum_327 ^ ((codeword_i[117] ^ codeword_i[276]) ^ (codeword_i[131] ^ codeword_i[148]))));
  wire sum_330 = codeword_i[86] ^ codeword_i[167];
  wire sum_331 = sum_94 ^ sum_252;
  wire sum_332 = codeword_i[279] ^ sum_245;
  wire sum_333 = sum_332 ^ (codeword_i[61] ^ codeword_i[76]);
  wire sum_334 = sum_333 ^ (sum_331 ^ (codeword_i[128] ^ sum_330));
  wire sum_335 = codeword_i[152] ^ sum_239;
  wire sum_336 = codeword_i[199] ^ sum_335;
  wire sum_337 = sum_336 ^ (codeword_i[191] ^ codeword_i[212]);
  wire sum_338 = sum_6 ^ sum_50;
  wire sum_339 = codeword_i[68] ^ sum_338;
  wire sum_340 = codeword_i[43] ^ codeword_i[105];
  wire sum_341 = sum_214 ^ sum_340;
  wire sum_342 = codeword_i[211] ^ sum_341;
  wire sum_343 = sum_62 ^ sum_256;
  wire sum_344 = sum_343 ^ (sum_270 ^ (codeword_i[26] ^ codeword_i[210]));
  wire sum_345 = codeword_i[98] ^ sum_194;
  wire sum_346 = sum_302 ^ sum_345;
  wire xor_17 = (sum_344 ^ ((sum_309 ^ sum_342) ^ (sum_14 ^ ((codeword_i[5] ^ codeword_i[189])
      ^ (codeword_i[66] ^ codeword_i[266]))))) ^ (sum_346 ^ (((sum_16 ^ (codeword_i[33]
      ^ codeword_i[128])) ^ (codeword_i[167] ^ sum_177)) ^ (sum_49 ^ sum_210)));
  wire sum_347 = sum_295 ^ (sum_200 ^ sum_313);
  wire sum_348 = codeword_i[12] ^ (codeword_i[83] ^ sum_252);
  wire sum_349 = sum_224 ^ sum_265;
  wire sum_350 = codeword_i[172] ^ sum_223;
  wire sum_351 = codeword_i[34] ^ sum_30;
  wire sum_352 = codeword_i[20] ^ codeword_i[186];
  wire sum_353 = (sum_162 ^ sum_180) ^ (sum_351 ^ sum_352);
  wire sum_354 = codeword_i[228] ^ sum_220;
  wire sum_355 = codeword_i[235] ^ sum_345;
  wire sum_356 = codeword_i[13] ^ sum_259;
  wire sum_357 = sum_356 ^ (codeword_i[93] ^ sum_332);
  wire sum_358 = codeword_i[78] ^ codeword_i[280];
  wire sum_359 = codeword_i[36] ^ (sum_211 ^ sum_358);
  wire xor_18 = ((sum_353 ^ (sum_158 ^ sum_350)) ^ (sum_354 ^ sum_355)) ^ (sum_359 ^ (sum_357
      ^ ((sum_7 ^ sum_137) ^ (codeword_i[161] ^ sum_123))));
  wire sum_360 = codeword_i[92] ^ sum_235;
  wire sum_361 = sum_73 ^ sum_360;
  wire sum_362 = codeword_i[27] ^ sum_361;
  wire sum_363 = codeword_i[6] ^ sum_255;
  wire sum_364 = sum_139 ^ sum_283;
  wire sum_365 = codeword_i[106] ^ sum_317;
  wire sum_366 = codeword_i[286] ^ sum_257;
  wire sum_367 = codeword_i[80] ^ sum_366;
  wire sum_368 = codeword_i[180] ^ codeword_i[279];
  wire sum_369 = codeword_i[88] ^ sum_203;
  wire sum_370 = codeword_i[28] ^ codeword_i[94];
  wire sum_371 = (sum_368 ^ (codeword_i[238] ^ sum_0)) ^ (sum_369 ^ sum_370);
  wire sum_372 = codeword_i[176] ^ codeword_i[236];
  wire sum_373 = codeword_i[113] ^ sum_361;
  wire xor_19 = ((sum_371 ^ (sum_288 ^ ((codeword_i[221] ^ codeword_i[235]) ^ (codeword_i[201]
      ^ codeword_i[256])))) ^ (sum_300 ^ sum_354)) ^ (sum_373 ^ (sum_286 ^ ((sum_25 ^ sum_372)
      ^ (sum_100 ^ sum_163))));
  wire sum_374 = codeword_i[207] ^ sum_99;
  wire sum_375 = codeword_i[21] ^ sum_212;
  wire sum_376 = codeword_i[107] ^ sum_214;
  wire sum_377 = sum_123 ^ (codeword_i[7] ^ codeword_i[101]);
  wire sum_378 = sum_37 ^ sum_120;
  wire xor_20 = (sum_375 ^ (((sum_109 ^ sum_176) ^ (codeword_i[231] ^ sum_54)) ^ (sum_36
      ^ sum_374))) ^ (((sum_376 ^ sum_377) ^ (sum_201 ^ (codeword_i[87] ^ codeword_i[229])))
      ^ (sum_327 ^ sum_378));
  wire sum_379 = codeword_i[62] ^ (codeword_i[89] ^ codeword_i[124]);
  wire sum_380 = codeword_i[102] ^ sum_127;
  wire sum_381 = codeword_i[0] ^ sum_113;
  wire sum_382 = codeword_i[22] ^ sum_178;
  wire sum_383 = codeword_i[26] ^ sum_352;
  wire sum_384 = codeword_i[14] ^ sum_383;
  wire xor_21 = (((sum_379 ^ (codeword_i[118] ^ sum_23)) ^ (sum_230 ^ sum_380)) ^ (sum_381
      ^ (sum_132 ^ (codeword_i[54] ^ codeword_i[221])))) ^ ((sum_382 ^ sum_384) ^ (sum_312
      ^ ((codeword_i[156] ^ codeword_i[165]) ^ (codeword_i[171] ^ codeword_i[217]))));
  wire sum_385 = (codeword_i[87] ^ codeword_i[93]) ^ (sum_44 ^ sum_202);
  wire sum_386 = codeword_i[77] ^ sum_385;
  wire sum_387 = sum_152 ^ sum_315;
  wire sum_388 = sum_55 ^ sum_266;
  wire sum_389 = (sum_77 ^ sum_296) ^ (sum_227 ^ sum_343);
  wire sum_390 = codeword_i[133] ^ (codeword_i[139] ^ (sum_38 ^ sum_307));
  wire xor_22 = (sum_386 ^ xor_21) ^ (((sum_339 ^ sum_387) ^ (sum_388 ^ ((sum_72 ^ (codeword_i[129]
      ^ codeword_i[177])) ^ (sum_7 ^ sum_325)))) ^ (sum_389 ^ sum_390));
  wire sum_391 = codeword_i[182] ^ (sum_168 ^ sum_204);
  wire sum_392 = (codeword_i[40] ^ sum_391) ^ (sum_267 ^ sum_367);
  wire sum_393 = sum_40 ^ sum_351;
  wire sum_394 = sum_393 ^ (sum_184 ^ sum_244);
  wire sum_395 = sum_103 ^ sum_342;
  wire xor_23 = (sum_15 ^ (sum_336 ^ ((codeword_i[55] ^ codeword_i[287]) ^ (codeword_i[22]
      ^ codeword_i[269])))) ^ (sum_395 ^ (((codeword_i[99] ^ codeword_i[227]) ^ (codeword_i[67]
      ^ codeword_i[281])) ^ (sum_71 ^ sum_303)));
  wire sum_396 = codeword_i[49] ^ codeword_i[215];
  wire sum_397 = sum_396 ^ (sum_197 ^ sum_365);
  wire sum_398 = codeword_i[183] ^ codeword_i[275];
  wire sum_399 = sum_304 ^ sum_325;
  wire sum_400 = codeword_i[263] ^ sum_117;
  wire sum_401 = codeword_i[119] ^ sum_169;
  wire sum_402 = codeword_i[201] ^ sum_157;
  wire xor_24 = (sum_399 ^ (((sum_26 ^ sum_398) ^ (sum_21 ^ sum_368)) ^ ((sum_83 ^ sum_114)
      ^ (sum_127 ^ sum_240)))) ^ ((sum_401 ^ (sum_331 ^ sum_400)) ^ (sum_327 ^ sum_402));
  wire sum_403 = codeword_i[178] ^ sum_384;
  wire sum_404 = sum_78 ^ sum_403;
  wire sum_405 = codeword_i[21] ^ sum_165;
  wire sum_406 = codeword_i[64] ^ sum_350;
  wire sum_407 = (sum_404 ^ sum_405) ^ (sum_406 ^ (codeword_i[34] ^ sum_59));
  wire sum_408 = codeword_i[33] ^ sum_370;
  wire sum_409 = codeword_i[27] ^ sum_408;
  wire sum_410 = sum_64 ^ sum_409;
  wire sum_411 = sum_76 ^ (sum_44 ^ (codeword_i[132] ^ sum_410));
  wire sum_412 = codeword_i[270] ^ codeword_i[276];
  wire sum_413 = codeword_i[29] ^ sum_412;
  wire sum_414 = sum_0 ^ sum_86;
  wire sum_415 = codeword_i[8] ^ (sum_24 ^ sum_155);
  wire xor_25 = (sum_290 ^ (((sum_20 ^ sum_400) ^ (sum_106 ^ sum_413)) ^ ((sum_376 ^ sum_414)
      ^ (sum_55 ^ sum_351)))) ^ ((sum_415 ^ (sum_318 ^ sum_405)) ^ (sum_191 ^ sum_410));
  wire sum_416 = (sum_164 ^ sum_382) ^ (codeword_i[157] ^ sum_366);
  wire sum_417 = codeword_i[120] ^ codeword_i[260];
  wire xor_26 = (((codeword_i[23] ^ codeword_i[95]) ^ (codeword_i[85] ^ codeword_i[196])) ^ (sum_417
      ^ (codeword_i[124] ^ codeword_i[240]))) ^ ((sum_98 ^ sum_328) ^ (sum_205 ^ sum_272));
  wire sum_418 = codeword_i[91] ^ sum_331;
  wire sum_419 = codeword_i[282] ^ sum_418;
  wire sum_420 = sum_11 ^ sum_35;
  wire sum_421 = sum_419 ^ sum_420;
  wire sum_422 = codeword_i[63] ^ codeword_i[69];
  wire sum_423 = sum_229 ^ (codeword_i[108] ^ codeword_i[203]);
  wire sum_424 = codeword_i[70] ^ codeword_i[283];
  wire sum_425 = sum_93 ^ sum_424;
  wire sum_426 = sum_148 ^ (codeword_i[9] ^ sum_226);
  wire sum_427 = sum_52 ^ sum_360;
  wire xor_27 = ((sum_9 ^ (sum_317 ^ (codeword_i[109] ^ codeword_i[261]))) ^ (sum_425 ^ sum_426))
      ^ (sum_427 ^ (sum_294 ^ ((codeword_i[35] ^ codeword_i[186]) ^ (codeword_i[40]
      ^ codeword_i[104]))));
  wire xor_28 = xor_27 ^ (sum_183 ^ (((sum_63 ^ (codeword_i[287] ^ sum_422)) ^ (sum_91 ^ sum_423))
      ^ ((sum_115 ^ sum_413) ^ (sum_190 ^ sum_223))));
  wire sum_428 = (sum_252 ^ (codeword_i[232] ^ codeword_i[277])) ^ (codeword_i[271] ^ sum_206);
  wire sum_429 = codeword_i[164] ^ sum_393;
  wire sum_430 = codeword_i[267] ^ (sum_274 ^ (codeword_i[28] ^ codeword_i[145]));
  wire sum_431 = codeword_i[159] ^ sum_316;
  wire sum_432 = codeword_i[49] ^ sum_145;
  wire sum_433 = sum_54 ^ sum_253;
  wire sum_434 = sum_323 ^ (codeword_i[41] ^ codeword_i[280]);
  wire xor_29 = (((sum_3 ^ sum_305) ^ (sum_51 ^ sum_431)) ^ ((sum_120 ^ sum_432) ^ (sum_157
      ^ sum_275))) ^ ((sum_433 ^ (sum_185 ^ sum_273)) ^ (sum_85 ^ sum_434));
  wire sum_435 = codeword_i[147] ^ (codeword_i[149] ^ codeword_i[284]);
  wire sum_436 = sum_42 ^ (codeword_i[262] ^ sum_435);
  wire sum_437 = codeword_i[42] ^ codeword_i[134];
  wire xor_30 = (sum_436 ^ (sum_364 ^ ((codeword_i[61] ^ codeword_i[143]) ^ (codeword_i[122]
      ^ codeword_i[242])))) ^ (sum_428 ^ ((sum_437 ^ (codeword_i[48] ^ codeword_i[216])) ^ (sum_102
      ^ sum_138)));
  wire sum_438 = sum_208 ^ sum_432;
  wire sum_439 = codeword_i[90] ^ sum_438;
  wire sum_440 = sum_387 ^ sum_403;
  wire sum_441 = codeword_i[5] ^ sum_429;
  wire xor_31 = (sum_416 ^ (sum_439 ^ (((codeword_i[11] ^ codeword_i[75]) ^ (codeword_i[137]
      ^ codeword_i[192])) ^ (sum_412 ^ (codeword_i[160] ^ codeword_i[176]))))) ^ (sum_440
      ^ sum_441);
  wire sum_442 = sum_388 ^ sum_420;
  wire sum_443 = codeword_i[81] ^ sum_243;
  wire sum_444 = (codeword_i[17] ^ codeword_i[165]) ^ (codeword_i[37] ^ sum_171);
  wire sum_445 = sum_154 ^ sum_221;
  wire sum_446 = sum_399 ^ (sum_268 ^ sum_445);
  wire xor_32 = sum_446 ^ (((sum_443 ^ sum_444) ^ (sum_143 ^ sum_350)) ^ (sum_371 ^ (sum_285
      ^ ((codeword_i[244] ^ codeword_i[261]) ^ (codeword_i[76] ^ codeword_i[115])))));
  wire sum_447 = codeword_i[166] ^ sum_422;
  wire xor_33 = sum_421 ^ ((((codeword_i[50] ^ codeword_i[130]) ^ (codeword_i[161]
      ^ codeword_i[209])) ^ (sum_68 ^ (codeword_i[136] ^ codeword_i[256]))) ^ (sum_447 ^ (sum_112
      ^ sum_234)));
  wire sum_448 = sum_187 ^ sum_299;
  wire sum_449 = sum_130 ^ (sum_363 ^ sum_448);
  wire sum_450 = sum_189 ^ (codeword_i[116] ^ sum_193);
  wire xor_34 = sum_279 ^ (((sum_450 ^ (sum_110 ^ sum_148)) ^ (sum_326 ^ ((codeword_i[38]
      ^ codeword_i[151]) ^ (codeword_i[115] ^ codeword_i[250])))) ^ (sum_144 ^ sum_298));
  wire sum_451 = sum_125 ^ sum_296;
  wire sum_452 = sum_247 ^ sum_307;
  wire sum_453 = sum_409 ^ (sum_241 ^ sum_452);
  wire sum_454 = (sum_27 ^ sum_288) ^ (codeword_i[240] ^ sum_53);
  wire sum_455 = (sum_185 ^ (sum_79 ^ sum_225)) ^ (codeword_i[174] ^ codeword_i[179]);
  wire sum_456 = codeword_i[72] ^ (codeword_i[56] ^ sum_314);
  wire sum_457 = sum_61 ^ sum_456;
  wire sum_458 = codeword_i[25] ^ sum_405;
  wire sum_459 = (codeword_i[231] ^ sum_199) ^ (sum_312 ^ (codeword_i[51] ^ sum_458));
  wire sum_460 = codeword_i[243] ^ (sum_377 ^ (sum_276 ^ (sum_215 ^ sum_258)));
  wire sum_461 = sum_29 ^ sum_119;
  wire sum_462 = sum_118 ^ (codeword_i[65] ^ codeword_i[129]);
  wire xor_35 = (((sum_47 ^ sum_102) ^ (sum_214 ^ sum_424)) ^ (sum_461 ^ (sum_197 ^ sum_316)))
      ^ (sum_462 ^ (sum_356 ^ (codeword_i[239] ^ codeword_i[271])));
  wire sum_463 = codeword_i[131] ^ (codeword_i[110] ^ sum_204);
  wire sum_464 = codeword_i[19] ^ sum_452;
  wire xor_36 = (xor_35 ^ ((sum_170 ^ sum_450) ^ (sum_149 ^ ((codeword_i[92] ^ codeword_i[210])
      ^ (codeword_i[73] ^ codeword_i[104]))))) ^ ((sum_334 ^ sum_463) ^ (sum_289 ^ sum_464));
  wire sum_465 = (codeword_i[222] ^ sum_275) ^ (sum_291 ^ sum_451);
  wire sum_466 = codeword_i[48] ^ sum_141;
  wire sum_467 = sum_466 ^ (codeword_i[130] ^ sum_383);
  wire sum_468 = codeword_i[253] ^ sum_356;
  wire sum_469 = sum_176 ^ sum_468;
  wire sum_470 = codeword_i[123] ^ (codeword_i[50] ^ sum_285);
  wire xor_37 = (((codeword_i[31] ^ codeword_i[79]) ^ (codeword_i[125] ^ codeword_i[140]))
      ^ ((codeword_i[108] ^ codeword_i[163]) ^ (codeword_i[58] ^ codeword_i[97]))) ^ ((sum_89
      ^ sum_417) ^ (sum_30 ^ sum_257));
  wire xor_38 = (((sum_238 ^ (sum_338 ^ sum_418)) ^ (sum_196 ^ sum_467)) ^ ((sum_263 ^ sum_469)
      ^ (sum_134 ^ sum_458))) ^ ((sum_362 ^ sum_470) ^ (sum_246 ^ xor_37));
  wire sum_471 = codeword_i[71] ^ sum_28;
  wire xor_39 = (sum_430 ^ (sum_406 ^ sum_419)) ^ (sum_389 ^ ((((codeword_i[18] ^ codeword_i[41])
      ^ (codeword_i[112] ^ codeword_i[200])) ^ (sum_1 ^ sum_330)) ^ (sum_471 ^ (codeword_i[39]
      ^ sum_352))));
  wire sum_472 = codeword_i[234] ^ codeword_i[246];
  wire sum_473 = sum_297 ^ sum_464;
  wire sum_474 = sum_43 ^ (sum_472 ^ sum_473);
  wire sum_475 = sum_142 ^ sum_250;
  wire xor_40 = (((sum_216 ^ sum_374) ^ (sum_22 ^ sum_369)) ^ (sum_475 ^ (sum_265 ^ sum_435)))
      ^ ((sum_402 ^ sum_443) ^ (sum_438 ^ ((codeword_i[78] ^ codeword_i[204]) ^ (codeword_i[98]
      ^ codeword_i[123]))));
  wire sum_476 = codeword_i[153] ^ (sum_240 ^ sum_251);
  wire xor_41 = ((sum_237 ^ sum_476) ^ (sum_425 ^ (sum_46 ^ (codeword_i[42] ^ codeword_i[273]))))
      ^ (sum_436 ^ ((sum_122 ^ sum_321) ^ (sum_66 ^ sum_75)));
  wire sum_477 = codeword_i[155] ^ (sum_414 ^ sum_458);
  wire sum_478 = sum_218 ^ (sum_269 ^ sum_477);
  wire sum_479 = codeword_i[84] ^ sum_473;
  wire xor_42 = (sum_465 ^ (sum_310 ^ sum_440)) ^ (sum_479 ^ (((sum_332 ^ (codeword_i[263]
      ^ sum_205)) ^ (sum_172 ^ (codeword_i[29] ^ codeword_i[37]))) ^ (sum_349 ^ sum_462)));
  wire xor_43 = (sum_455 ^ (sum_395 ^ ((sum_58 ^ (codeword_i[32] ^ codeword_i[257])) ^ (sum_280
      ^ sum_358)))) ^ (sum_277 ^ ((sum_104 ^ (codeword_i[214] ^ sum_315)) ^ (sum_188
      ^ (codeword_i[83] ^ codeword_i[90]))));
  wire sum_480 = codeword_i[241] ^ sum_346;
  wire xor_44 = ((sum_397 ^ sum_453) ^ (sum_375 ^ (((sum_129 ^ sum_224) ^ (sum_171 ^ sum_264))
      ^ (sum_2 ^ sum_379)))) ^ (sum_480 ^ (((sum_167 ^ sum_306) ^ (sum_283 ^ (codeword_i[52]
      ^ codeword_i[270]))) ^ (sum_426 ^ sum_434)));
  wire sum_481 = codeword_i[189] ^ codeword_i[194];
  wire xor_45 = ((sum_179 ^ sum_367) ^ (sum_133 ^ ((codeword_i[187] ^ codeword_i[274])
      ^ (codeword_i[58] ^ codeword_i[162])))) ^ (sum_463 ^ ((sum_481 ^ (codeword_i[160]
      ^ codeword_i[264])) ^ (sum_107 ^ sum_472)));
  wire sum_482 = sum_308 ^ (sum_109 ^ sum_344);
  wire sum_483 = sum_341 ^ sum_431;
  wire xor_46 = (((sum_335 ^ sum_408) ^ (sum_227 ^ (codeword_i[165] ^ codeword_i[191]))) ^ (sum_401
      ^ sum_475)) ^ ((sum_67 ^ sum_292) ^ (sum_284 ^ sum_483));
  wire sum_484 = codeword_i[85] ^ (codeword_i[47] ^ sum_186);
  wire xor_47 = (((sum_92 ^ sum_372) ^ (sum_150 ^ sum_177)) ^ (sum_34 ^ (sum_12 ^ sum_156)))
      ^ ((sum_81 ^ sum_447) ^ (sum_8 ^ sum_95));
  wire xor_48 = (xor_46 ^ (sum_441 ^ (sum_469 ^ (((codeword_i[68] ^ codeword_i[169])
      ^ (codeword_i[56] ^ codeword_i[57])) ^ (sum_97 ^ sum_311))))) ^ (xor_47 ^ (sum_445
      ^ sum_484));
  wire xor_49 = (((codeword_i[55] ^ codeword_i[247]) ^ (codeword_i[14] ^ codeword_i[181]))
      ^ ((codeword_i[108] ^ codeword_i[252]) ^ (codeword_i[138] ^ codeword_i[232]))) ^ ((sum_249
      ^ sum_481) ^ (sum_16 ^ sum_94));
  wire xor_50 = (xor_49 ^ ((sum_87 ^ sum_461) ^ (sum_322 ^ sum_471))) ^ (((sum_230 ^ sum_466)
      ^ (sum_178 ^ sum_235)) ^ (sum_217 ^ sum_483));
  wire sum_485 = sum_242 ^ sum_442;
  wire xor_51 = (((sum_437 ^ (codeword_i[144] ^ codeword_i[258])) ^ (sum_396 ^ sum_398)) ^ ((sum_129
      ^ sum_239) ^ (sum_5 ^ sum_203))) ^ ((sum_380 ^ sum_423) ^ (sum_233 ^ sum_281));
  wire xor_52 = ((sum_348 ^ (sum_40 ^ sum_188)) ^ (sum_254 ^ sum_293)) ^ (sum_31 ^ (sum_444
      ^ ((codeword_i[173] ^ codeword_i[198]) ^ (codeword_i[107] ^ codeword_i[188]))));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)
  assign syndrome[0] = (((sum_2 ^ (codeword_i[256] ^ sum_0)) ^ (sum_3 ^ sum_4)) ^ (sum_9 ^ (sum_6
      ^ (codeword_i[144] ^ codeword_i[168])))) ^ (sum_15 ^ (sum_10 ^ ((codeword_i[72]
      ^ codeword_i[128]) ^ (codeword_i[24] ^ codeword_i[64]))));
  // ^(codeword_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)
  assign syndrome[1] = xor_0 ^ (sum_31 ^ ((sum_26 ^ sum_27) ^ (sum_28 ^ sum_29)));
  // ^(codeword_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)
  assign syndrome[2] = xor_1 ^ (((sum_33 ^ sum_34) ^ (sum_36 ^ sum_38)) ^ (sum_41 ^ sum_45));
  // ^(codeword_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)
  assign syndrome[3] = xor_2 ^ (((sum_49 ^ sum_51) ^ (sum_53 ^ sum_55)) ^ (sum_57
      ^ ((codeword_i[227] ^ codeword_i[235]) ^ (codeword_i[203] ^ codeword_i[219]))));
  // ^(codeword_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)
  assign syndrome[4] = xor_3 ^ ((((codeword_i[100] ^ codeword_i[124]) ^ (codeword_i[4]
      ^ codeword_i[52])) ^ (sum_68 ^ sum_69)) ^ ((sum_70 ^ sum_71) ^ (sum_72 ^ sum_73)));
  // ^(codeword_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)
  assign syndrome[5] = xor_4 ^ (((sum_74 ^ sum_76) ^ (sum_78 ^ (codeword_i[173] ^ codeword_i[237])))
      ^ (sum_82 ^ sum_85));
  // ^(codeword_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)
  assign syndrome[6] = xor_5 ^ (((sum_88 ^ sum_91) ^ (sum_93 ^ (codeword_i[246] ^ codeword_i[254])))
      ^ (sum_96 ^ ((codeword_i[222] ^ codeword_i[238]) ^ (codeword_i[150] ^ codeword_i[214]))));
  // ^(codeword_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)
  assign syndrome[7] = sum_116 ^ xor_6;
  // ^(codeword_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = xor_7 ^ xor_8;
  // ^(codeword_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)
  assign syndrome[9] = xor_9 ^ xor_10;
  // ^(codeword_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)
  assign syndrome[10] = (sum_262 ^ (xor_12 ^ (sum_126 ^ sum_260))) ^ (sum_271 ^ sum_279);
  // ^(codeword_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)
  assign syndrome[11] = (xor_13 ^ (sum_287 ^ sum_290)) ^ (xor_14 ^ ((sum_207 ^ sum_298) ^ (sum_300
      ^ sum_302)));
  // ^(codeword_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)
  assign syndrome[12] = (sum_320 ^ xor_15) ^ (xor_16 ^ ((sum_334 ^ sum_337) ^ (sum_153 ^ sum_339)));
  // ^(codeword_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = (xor_17 ^ (sum_248 ^ sum_320)) ^ ((sum_174 ^ sum_347) ^ (sum_261
      ^ (((sum_124 ^ sum_128) ^ (sum_185 ^ (codeword_i[62] ^ codeword_i[245]))) ^ (sum_348
      ^ sum_349))));
  // ^(codeword_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = (xor_18 ^ ((sum_213 ^ sum_362) ^ (sum_231 ^ ((sum_74 ^ sum_363) ^ (sum_169
      ^ sum_341))))) ^ (sum_271 ^ (sum_347 ^ ((sum_364 ^ sum_365) ^ (sum_301 ^ sum_367))));
  // ^(codeword_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)
  assign syndrome[15] = (sum_232 ^ sum_262) ^ (xor_19 ^ xor_20);
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[16] = xor_22 ^ ((sum_287 ^ sum_392) ^ (sum_278 ^ sum_394));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[17] = (xor_24 ^ (xor_23 ^ (sum_181 ^ sum_397))) ^ (sum_407 ^ sum_411);
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[18] = xor_25 ^ ((sum_260 ^ sum_416) ^ (sum_421 ^ xor_26));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[19] = xor_28 ^ (((sum_355 ^ sum_428) ^ (sum_173 ^ sum_429)) ^ (sum_390
      ^ sum_430));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[20] = (sum_386 ^ xor_29) ^ (xor_30 ^ (sum_222 ^ (((sum_39 ^ sum_340)
      ^ (codeword_i[175] ^ sum_61)) ^ (sum_18 ^ sum_88))));
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[21] = xor_32 ^ (xor_31 ^ (sum_385 ^ (sum_442 ^ (((sum_73 ^ sum_340) ^ (sum_182
      ^ sum_282)) ^ (sum_108 ^ (codeword_i[285] ^ sum_226))))));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[22] = (xor_34 ^ (sum_407 ^ (sum_449 ^ xor_33))) ^ (sum_457 ^ ((sum_453 ^ (sum_319
      ^ sum_451)) ^ (sum_454 ^ sum_455)));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[23] = (xor_36 ^ (sum_459 ^ sum_460)) ^ (sum_411 ^ (sum_394 ^ (sum_136
      ^ sum_442)));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[24] = xor_38 ^ (sum_457 ^ (sum_446 ^ (sum_465 ^ ((sum_378 ^ (sum_210
      ^ (codeword_i[135] ^ sum_80))) ^ (sum_324 ^ sum_381)))));
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[25] = (sum_474 ^ xor_39) ^ (xor_40 ^ ((sum_337 ^ sum_357) ^ (sum_166 ^ sum_448)));
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[26] = xor_42 ^ (sum_478 ^ (xor_41 ^ (sum_373 ^ sum_454)));
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[27] = (xor_43 ^ (sum_392 ^ sum_480)) ^ ((sum_477 ^ ((sum_433 ^ sum_476) ^ (sum_299
      ^ sum_333))) ^ ((sum_415 ^ sum_427) ^ (sum_329 ^ sum_467)));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[28] = xor_44 ^ (sum_482 ^ xor_45);
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[29] = xor_48 ^ (sum_459 ^ sum_482);
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[30] = ((sum_456 ^ xor_50) ^ (sum_116 ^ ((sum_353 ^ (sum_274 ^ sum_468)) ^ (sum_391
      ^ sum_439)))) ^ ((sum_449 ^ sum_479) ^ (sum_160 ^ sum_485));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[31] = ((sum_460 ^ (sum_485 ^ xor_51)) ^ (sum_474 ^ xor_52)) ^ (sum_478 ^ ((sum_359
      ^ sum_470) ^ (sum_404 ^ sum_484)));

  // Match terms: functions of the syndrome that several matches share.
  wire is_53 = syndrome == 32'h00000000;
  wire sum_486 = syndrome[11] ^ syndrome[12];
  wire sum_487 = syndrome[9] ^ syndrome[14];
  wire xor_54 = sum_487 ^ (sum_486 ^ syndrome[8]);
  wire xor_55 = sum_487 ^ (syndrome[11] ^ syndrome[13]);
  wire sum_488 = syndrome[13] ^ syndrome[14];
  wire xor_56 = sum_488 ^ syndrome[10];
  wire sum_489 = sum_487 ^ syndrome[10];
  wire sum_490 = syndrome[13] ^ syndrome[15];
  wire xor_57 = sum_489 ^ sum_490;
  wire sum_491 = sum_486 ^ sum_490;
  wire xor_58 = sum_491 ^ (syndrome[9] ^ syndrome[10]);
  wire sum_492 = sum_486 ^ sum_489;
  wire xor_59 = sum_492 ^ syndrome[15];
  wire xor_60 = sum_492 ^ syndrome[13];
  wire all_61 = syndrome[9] & syndrome[11];
  wire sum_493 = (syndrome[10] & syndrome[14]) ^ ((syndrome[8] & syndrome[11]) ^ (syndrome[10]
      & syndrome[11]));
  wire sum_494 = (sum_489 ^ (syndrome[12] & syndrome[15])) ^ (all_61 ^ (syndrome[14]
      & syndrome[15]));
  wire sum_495 = (syndrome[8] & syndrome[14]) ^ ((syndrome[12] & syndrome[14]) ^ (syndrome[10]
      & syndrome[15]));
  wire sum_496 = (syndrome[12] & syndrome[13]) ^ (sum_495 ^ (syndrome[10] & syndrome[13]));
  wire sum_497 = ((syndrome[13] & syndrome[15]) ^ ((syndrome[8] & syndrome[9]) ^ (syndrome[8]
      & syndrome[12]))) ^ (sum_496 ^ (syndrome[9] & syndrome[15]));
  wire xor_62 = sum_497 ^ (sum_494 ^ (sum_493 ^ ((syndrome[13] & syndrome[14]) ^ (syndrome[8]
      ^ (syndrome[11] & syndrome[14])))));
  wire sum_498 = (syndrome[11] & syndrome[13]) ^ (syndrome[9] & syndrome[14]);
  wire sum_499 = (syndrome[10] & syndrome[12]) ^ (syndrome[8] & syndrome[13]);
  wire sum_500 = syndrome[15] ^ ((syndrome[9] & syndrome[12]) ^ ((syndrome[11] & syndrome[12])
      ^ (sum_499 ^ (syndrome[11] & syndrome[15]))));
  wire xor_63 = sum_500 ^ (sum_494 ^ (sum_495 ^ (sum_498 ^ syndrome[12])));
  wire xor_64 = sum_497 ^ (((sum_490 ^ (syndrome[8] & syndrome[15])) ^ ((syndrome[8] & syndrome[10])
      ^ (syndrome[10] ^ syndrome[11]))) ^ (sum_498 ^ sum_499));
  wire xor_65 = sum_500 ^ (sum_496 ^ (sum_493 ^ (((syndrome[9] & syndrome[13]) ^ (syndrome[11]
      ^ syndrome[14])) ^ (all_61 ^ (syndrome[9] & syndrome[10])))));
  wire is_66 = {xor_65, xor_64, xor_63, xor_62} == 4'h3;
  wire is_67 = {xor_65, xor_64, xor_63, xor_62} == 4'h4;
  wire is_68 = {xor_65, xor_64, xor_63, xor_62} == 4'h6;
  wire is_69 = {xor_65, xor_64, xor_63, xor_62} == 4'h7;
  wire is_70 = {xor_65, xor_64, xor_63, xor_62} == 4'h9;
  wire is_71 = {xor_65, xor_64, xor_63, xor_62} == 4'ha;
  wire is_72 = {xor_65, xor_64, xor_63, xor_62} == 4'hb;
  wire is_73 = {xor_65, xor_64, xor_63, xor_62} == 4'hc;
  wire is_74 = {xor_65, xor_64, xor_63, xor_62} == 4'hd;
  wire is_75 = {xor_65, xor_64, xor_63, xor_62} == 4'he;
  wire is_76 = {xor_65, xor_64, xor_63, xor_62} == 4'hf;
  wire any_77 = is_66 | is_67 | is_71 | is_72 | is_73 | is_74 | is_76 | ({xor_65, xor_64, xor_63,
      xor_62} == 4'h1);
  wire any_78 = is_68 | is_69 | is_71 | is_72 | is_74 | is_75 | is_76 | ({xor_65, xor_64, xor_63,
      xor_62} == 4'h8);
  wire any_79 = is_66 | is_67 | is_68 | is_70 | is_71 | is_72 | is_75 | ({xor_65, xor_64, xor_63,
      xor_62} == 4'h5);
  wire any_80 = is_66 | is_68 | is_69 | is_70 | is_72 | is_73 | is_76 | ({xor_65, xor_64, xor_63,
      xor_62} == 4'h2);
  wire xor_81 = (((syndrome[1] & xor_57) ^ (syndrome[3] & xor_56)) ^ ((syndrome[0] & xor_58)
      ^ (syndrome[2] & syndrome[11]))) ^ ((syndrome[4] & xor_55) ^ (syndrome[5] & xor_54));
  wire xor_82 = (((syndrome[4] & xor_56) ^ (syndrome[5] & xor_55)) ^ ((syndrome[1] & xor_58)
      ^ (syndrome[2] & xor_57))) ^ ((syndrome[6] & xor_54) ^ ((syndrome[0] & xor_59) ^ (syndrome[3]
      & syndrome[11])));
  wire xor_83 = (((syndrome[6] & xor_55) ^ (syndrome[7] & xor_54)) ^ ((syndrome[3] & xor_57)
      ^ (syndrome[5] & xor_56))) ^ (((syndrome[1] & xor_59) ^ (syndrome[2] & xor_58))
      ^ ((syndrome[0] & xor_60) ^ (syndrome[4] & syndrome[11])));
  wire xor_84 = (((syndrome[4] & xor_57) ^ (syndrome[6] & xor_56)) ^ ((syndrome[2] & xor_59)
      ^ (syndrome[3] & xor_58))) ^ ((syndrome[7] & xor_55) ^ ((syndrome[1] & xor_60) ^ (syndrome[5]
      & syndrome[11])));
  wire xor_85 = (((syndrome[3] & xor_59) ^ (syndrome[4] & xor_58)) ^ ((syndrome[2] & xor_60)
      ^ (syndrome[6] & syndrome[11]))) ^ ((syndrome[5] & xor_57) ^ (syndrome[7] & xor_56));
  wire xor_86 = ((syndrome[6] & xor_57) ^ ((syndrome[3] & xor_60) ^ (syndrome[7] & syndrome[11])))
      ^ ((syndrome[4] & xor_59) ^ (syndrome[5] & xor_58));
  wire xor_87 = ((syndrome[6] & xor_58) ^ (syndrome[7] & xor_57)) ^ ((syndrome[4] & xor_60)
      ^ (syndrome[5] & xor_59));
  wire xor_88 = (syndrome[7] & xor_58) ^ ((syndrome[5] & xor_60) ^ (syndrome[6] & xor_59));
  wire xor_89 = (syndrome[6] & xor_60) ^ (syndrome[7] & xor_59);
  wire all_90 = syndrome[7] & xor_60;
  wire sum_501 = xor_86 ^ xor_87;
  wire sum_502 = sum_501 ^ xor_88;
  wire xor_91 = sum_502 ^ (xor_84 ^ (syndrome[0] & xor_54));
  wire sum_503 = xor_84 ^ xor_86;
  wire xor_92 = sum_503 ^ (xor_85 ^ (xor_89 ^ ((syndrome[0] & xor_55) ^ (syndrome[1] & xor_54))));
  wire sum_504 = xor_85 ^ all_90;
  wire xor_93 = sum_504 ^ (sum_501 ^ ((syndrome[2] & xor_54) ^ ((syndrome[0] & xor_56)
      ^ (syndrome[1] & xor_55))));
  wire xor_94 = sum_502 ^ (((syndrome[2] & xor_55) ^ (syndrome[3] & xor_54)) ^ ((syndrome[0]
      & syndrome[11]) ^ (syndrome[1] & xor_56)));
  wire xor_95 = xor_88 ^ (((syndrome[4] & xor_54) ^ ((syndrome[0] & xor_57) ^ (syndrome[1]
      & syndrome[11]))) ^ ((syndrome[2] & xor_56) ^ (syndrome[3] & xor_55)));
  wire xor_96 = xor_95 ^ (xor_87 ^ xor_89);
  wire xor_97 = (sum_501 ^ xor_81) ^ (xor_84 ^ (xor_89 ^ all_90));
  wire xor_98 = sum_504 ^ (sum_503 ^ xor_82);
  wire xor_99 = sum_501 ^ (xor_83 ^ xor_85);
  wire sum_505 = xor_92 ^ xor_96;
  wire sum_506 = sum_505 ^ xor_98;
  wire sum_507 = xor_94 ^ xor_97;
  wire sum_508 = xor_93 ^ xor_99;
  wire sum_509 = xor_93 ^ xor_94;
  wire sum_510 = xor_93 ^ xor_97;
  wire sum_511 = xor_96 ^ xor_98;
  wire xor_100 = sum_505 ^ xor_99;
  wire sum_512 = sum_508 ^ xor_91;
  wire xor_101 = sum_507 ^ xor_98;
  wire sum_513 = sum_511 ^ xor_94;
  wire [7:0] inverse_ratio;
  assign inverse_ratio[0] = ((any_79 & (sum_506 ^ sum_510)) ^ (any_80 & (sum_510 ^ xor_92)))
      ^ ((any_77 & xor_91) ^ (any_78 & (sum_506 ^ sum_507)));
  assign inverse_ratio[1] = ((any_79 & (xor_94 ^ xor_100)) ^ (any_80 & (xor_101 ^ (xor_91
      ^ xor_92)))) ^ ((any_77 & xor_92) ^ (any_78 & (sum_508 ^ (xor_92 ^ xor_94))));
  assign inverse_ratio[2] = ((any_79 & (sum_510 ^ xor_96)) ^ (any_80 & (sum_506 ^ sum_508)))
      ^ ((any_77 & xor_93) ^ (any_78 & (sum_509 ^ (xor_91 ^ xor_96))));
  assign inverse_ratio[3] = ((any_79 & xor_101) ^ (any_80 & (sum_507 ^ sum_508))) ^ ((any_77
      & xor_94) ^ (any_78 & (sum_505 ^ sum_507)));
  assign inverse_ratio[4] = ((any_79 & (sum_511 ^ (xor_91 ^ xor_99))) ^ (sum_513 & any_80))
      ^ ((any_77 & xor_96) ^ (any_78 & (sum_510 ^ sum_511)));
  assign inverse_ratio[5] = ((any_79 & (sum_511 ^ sum_512)) ^ (any_80 & (sum_505 ^ sum_512)))
      ^ ((any_77 & xor_97) ^ (any_78 & xor_100));
  assign inverse_ratio[6] = ((any_79 & (sum_512 ^ sum_513)) ^ (any_80 & (xor_91 ^ xor_94)))
      ^ ((any_77 & xor_98) ^ (any_78 & (sum_506 ^ sum_509)));
  assign inverse_ratio[7] = ((any_79 & (xor_100 ^ (sum_507 ^ xor_91))) ^ (any_80 & (sum_505
      ^ xor_91))) ^ ((any_77 & xor_99) ^ (any_78 & (sum_512 ^ (sum_507 ^ xor_96))));
  wire xor_102 = (((syndrome[3] & syndrome[18]) ^ (syndrome[4] & syndrome[17])) ^ ((syndrome[1]
      & syndrome[20]) ^ (syndrome[2] & syndrome[19]))) ^ ((syndrome[0] & syndrome[21])
      ^ (syndrome[5] & syndrome[16]));
  wire xor_103 = (((syndrome[0] & syndrome[22]) ^ (syndrome[1] & syndrome[21])) ^ ((syndrome[4]
      & syndrome[18]) ^ (syndrome[5] & syndrome[17]))) ^ ((syndrome[6] & syndrome[16])
      ^ ((syndrome[2] & syndrome[20]) ^ (syndrome[3] & syndrome[19])));
  wire xor_104 = (((syndrome[2] & syndrome[21]) ^ (syndrome[7] & syndrome[16])) ^ ((syndrome[0]
      & syndrome[23]) ^ (syndrome[1] & syndrome[22]))) ^ (((syndrome[5] & syndrome[18])
      ^ (syndrome[6] & syndrome[17])) ^ ((syndrome[3] & syndrome[20]) ^ (syndrome[4]
      & syndrome[19])));
  wire xor_105 = (((syndrome[1] & syndrome[23]) ^ (syndrome[2] & syndrome[22])) ^ ((syndrome[6]
      & syndrome[18]) ^ (syndrome[7] & syndrome[17]))) ^ ((syndrome[3] & syndrome[21])
      ^ ((syndrome[4] & syndrome[20]) ^ (syndrome[5] & syndrome[19])));
  wire xor_106 = (((syndrome[2] & syndrome[23]) ^ (syndrome[7] & syndrome[18])) ^ ((syndrome[5]
      & syndrome[20]) ^ (syndrome[6] & syndrome[19]))) ^ ((syndrome[3] & syndrome[22])
      ^ (syndrome[4] & syndrome[21]));
  wire xor_107 = ((syndrome[5] & syndrome[21]) ^ ((syndrome[6] & syndrome[20]) ^ (syndrome[7]
      & syndrome[19]))) ^ ((syndrome[3] & syndrome[23]) ^ (syndrome[4] & syndrome[22]));
  wire xor_108 = ((syndrome[5] & syndrome[22]) ^ (syndrome[6] & syndrome[21])) ^ ((syndrome[4]
      & syndrome[23]) ^ (syndrome[7] & syndrome[20]));
  wire xor_109 = (syndrome[7] & syndrome[21]) ^ ((syndrome[5] & syndrome[23]) ^ (syndrome[6]
      & syndrome[22]));
  wire xor_110 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire all_111 = syndrome[7] & syndrome[23];
  wire sum_514 = xor_107 ^ xor_108;
  wire sum_515 = sum_514 ^ xor_109;
  wire sum_516 = xor_105 ^ xor_110;
  wire sum_517 = xor_106 ^ xor_107;
  wire sum_518 = sum_514 ^ xor_106;
  wire xor_112 = xor_109 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0] & syndrome[20])
      ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18]) ^ (syndrome[3]
      & syndrome[17])));
  wire xor_113 = (((syndrome[10] & syndrome[27]) ^ (syndrome[11] & syndrome[26])) ^ ((syndrome[8]
      & syndrome[29]) ^ (syndrome[9] & syndrome[28]))) ^ ((syndrome[12] & syndrome[25])
      ^ (syndrome[13] & syndrome[24]));
  wire xor_114 = (((syndrome[12] & syndrome[26]) ^ (syndrome[13] & syndrome[25])) ^ ((syndrome[10]
      & syndrome[28]) ^ (syndrome[11] & syndrome[27]))) ^ ((syndrome[14] & syndrome[24])
      ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[9] & syndrome[29])));
  wire xor_115 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24])) ^ ((syndrome[12]
      & syndrome[27]) ^ (syndrome[13] & syndrome[26]))) ^ (((syndrome[10] & syndrome[29])
      ^ (syndrome[11] & syndrome[28])) ^ ((syndrome[8] & syndrome[31]) ^ (syndrome[9]
      & syndrome[30])));
  wire xor_116 = (((syndrome[13] & syndrome[27]) ^ (syndrome[14] & syndrome[26])) ^ ((syndrome[11]
      & syndrome[29]) ^ (syndrome[12] & syndrome[28]))) ^ ((syndrome[15] & syndrome[25])
      ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[10] & syndrome[30])));
  wire xor_117 = (((syndrome[12] & syndrome[29]) ^ (syndrome[13] & syndrome[28])) ^ ((syndrome[10]
      & syndrome[31]) ^ (syndrome[11] & syndrome[30]))) ^ ((syndrome[14] & syndrome[27])
      ^ (syndrome[15] & syndrome[26]));
  wire xor_118 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31]) ^ (syndrome[12]
      & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14] & syndrome[28]));
  wire xor_119 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28])) ^ ((syndrome[12]
      & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire xor_120 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31]) ^ (syndrome[14]
      & syndrome[30]));
  wire xor_121 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire all_122 = syndrome[15] & syndrome[31];
  wire sum_519 = xor_118 ^ xor_119;
  wire sum_520 = sum_519 ^ xor_120;
  wire sum_521 = xor_118 ^ (xor_116 ^ xor_117);
  wire sum_522 = sum_519 ^ xor_117;
  wire xor_123 = xor_120 ^ (((syndrome[12] & syndrome[24]) ^ ((syndrome[8] & syndrome[28])
      ^ (syndrome[9] & syndrome[27]))) ^ ((syndrome[10] & syndrome[26]) ^ (syndrome[11]
      & syndrome[25])));
  wire sum_523 = syndrome[20] ^ syndrome[21];
  wire xor_124 = sum_523 ^ syndrome[23];
  wire xor_125 = (sum_522 ^ (all_122 ^ ((syndrome[10] & syndrome[24]) ^ ((syndrome[8]
      & syndrome[26]) ^ (syndrome[9] & syndrome[25]))))) ^ (syndrome[23] ^ (syndrome[17]
      ^ syndrome[21]));
  wire xor_126 = (sum_520 ^ (((syndrome[10] & syndrome[25]) ^ (syndrome[11] & syndrome[24]))
      ^ ((syndrome[8] & syndrome[27]) ^ (syndrome[9] & syndrome[26])))) ^ (syndrome[21]
      ^ syndrome[22]);
  wire cross_ratio = {syndrome[21] ^ (sum_522 ^ xor_115), (sum_521 ^ (xor_114 ^ all_122))
      ^ (syndrome[19] ^ xor_124), xor_124 ^ ((sum_519 ^ xor_113) ^ (xor_116 ^ (xor_121 ^ all_122))),
      (xor_123 ^ (xor_119 ^ xor_121)) ^ (syndrome[18] ^ syndrome[22]), xor_126, xor_125, sum_523
      ^ (sum_521 ^ (xor_121 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9] & syndrome[24])))),
      (sum_520 ^ (xor_116 ^ (syndrome[8] & syndrome[24]))) ^ (sum_523 ^ (syndrome[16]
      ^ syndrome[22])), syndrome[13] ^ (sum_518 ^ xor_104), sum_491 ^ ((sum_517 ^ xor_103)
      ^ (xor_105 ^ all_111)), (sum_516 ^ (sum_514 ^ (xor_102 ^ all_111))) ^ (sum_490
      ^ syndrome[12]), (xor_112 ^ (xor_108 ^ xor_110)) ^ (syndrome[10] ^ syndrome[14]), sum_488
      ^ (sum_515 ^ (((syndrome[2] & syndrome[17]) ^ (syndrome[3] & syndrome[16])) ^ ((syndrome[0]
      & syndrome[19]) ^ (syndrome[1] & syndrome[18])))), (sum_518 ^ (all_111 ^ ((syndrome[2]
      & syndrome[16]) ^ ((syndrome[0] & syndrome[18]) ^ (syndrome[1] & syndrome[17]))))) ^ (sum_490
      ^ syndrome[9]), (sum_517 ^ (sum_516 ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1]
      & syndrome[16])))) ^ (syndrome[12] ^ syndrome[13]), (sum_515 ^ (xor_105 ^ (syndrome[0]
      & syndrome[16]))) ^ (sum_488 ^ (syndrome[8] ^ syndrome[12]))} == 16'h0000;
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
  wire nonzero = ~is_53;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // ssc_dsd_plus_cw_dec

`default_nettype wire
