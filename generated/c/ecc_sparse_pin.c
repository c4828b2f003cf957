/* Sparse code with pins: encoder and decoder. Generated; do not edit.
 *
 * Scheme sparse-pin, sha-256
 * 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: eccforge search, examples/search-entry.yaml, seed 1, chain 0.
 */
#include "ecc_sparse_pin.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x889199198510d0a7), UINT64_C(0x02131b864a002037), UINT64_C(0x4456ff330f109496),
        UINT64_C(0x4129e63894085591)
    },
    {
        UINT64_C(0x0009c94400048048), UINT64_C(0x00010c0800c20404), UINT64_C(0x0040708008300840),
        UINT64_C(0x1008a00100022202)
    },
    {
        UINT64_C(0xaffb37b9400e0891), UINT64_C(0x2a07bb2012980819), UINT64_C(0xfffd376180b10282),
        UINT64_C(0xfae8791e019e3025)
    },
    {
        UINT64_C(0x53039552c9730a26), UINT64_C(0xf468118b58a95205), UINT64_C(0x0514e690d0e81530),
        UINT64_C(0x9c82218b136fc100)
    },
    {
        UINT64_C(0xd683f9edc58cf095), UINT64_C(0x6a99652a58b2ad68), UINT64_C(0xbbf03a01dd8599ae),
        UINT64_C(0x7bb892b9a09e8425)
    },
    {
        UINT64_C(0x0011221004010603), UINT64_C(0x0093800220001010), UINT64_C(0x1044051000310386),
        UINT64_C(0x000d5088200400d0)
    },
    {
        UINT64_C(0x320400000000c300), UINT64_C(0x8104224030008400), UINT64_C(0x24ca900000006800),
        UINT64_C(0x5a4008002004a020)
    },
    {
        UINT64_C(0x8b0189b1979090cb), UINT64_C(0x06111a0a6a146070), UINT64_C(0x4042d0512f0490d6),
        UINT64_C(0x6548e41e34480493)
    },
    {
        UINT64_C(0x0783814420410202), UINT64_C(0x2468320808081200), UINT64_C(0x0011f08250200300),
        UINT64_C(0x2494280302460000)
    },
    {
        UINT64_C(0x8dbe94b3eb14b92f), UINT64_C(0xf52e3a5b9ca19785), UINT64_C(0xd63274b72642293d),
        UINT64_C(0x1bf50919ee36be87)
    },
    {
        UINT64_C(0x239fd9cc6c15005e), UINT64_C(0x25050c9893ca212f), UINT64_C(0x20cb70e4aa01045a),
        UINT64_C(0x781e2063010709bf)
    },
    {
        UINT64_C(0xd7391413402f1091), UINT64_C(0x2027ebc430b16918), UINT64_C(0x89cd567a805a9ca2),
        UINT64_C(0xa269197e01935525)
    },
    {
        UINT64_C(0x04048a0812040818), UINT64_C(0x0004288020c24080), UINT64_C(0x9188000621180480),
        UINT64_C(0x8040842000024125)
    },
    {
        UINT64_C(0x2713dd3223061105), UINT64_C(0x22f32f0064a1009b), UINT64_C(0xfb5c7409b490d052),
        UINT64_C(0xe8818b60989a4e4a)
    },
    {
        UINT64_C(0x883793200d3ba6a5), UINT64_C(0x22915b181a3b5507), UINT64_C(0x6044d1a38eff21ae),
        UINT64_C(0x4549a6147c040115)
    },
    {
        UINT64_C(0x91e480b5a1d6a251), UINT64_C(0x97f1e9217dd20a0d), UINT64_C(0x4b67ddec9a2a7d46),
        UINT64_C(0xe5ad432c743455f6)
    },
    {
        UINT64_C(0x109022a0488d0010), UINT64_C(0x8022800210840808), UINT64_C(0x0404416080140000),
        UINT64_C(0x1221500601c20025)
    },
    {
        UINT64_C(0x8b03853640cfc302), UINT64_C(0x7e609083088d9644), UINT64_C(0x5114e01a54747b00),
        UINT64_C(0x848020da428ca400)
    },
    {
        UINT64_C(0xa8176a20bc1b41fd), UINT64_C(0x62955638521bc5d3), UINT64_C(0x42ccbd23dbb16a2e),
        UINT64_C(0x0d010414ef15a132)
    },
    {
        UINT64_C(0x04102a800c880000), UINT64_C(0x10824110d3040000), UINT64_C(0x1104016082040200),
        UINT64_C(0x8001400241400004)
    },
    {
        UINT64_C(0xfac0853c36b0a4be), UINT64_C(0xa49834850bb4029b), UINT64_C(0xb25a8b008006541f),
        UINT64_C(0xbd72290304e89f01)
    },
    {
        UINT64_C(0x5382c8a824a60099), UINT64_C(0xa0250c994f358100), UINT64_C(0x0c3160e6448e804d),
        UINT64_C(0x34d6a0231e1900c2)
    },
    {
        UINT64_C(0x53c0416023c7771c), UINT64_C(0xa00100094c3d1017), UINT64_C(0x0d0100804eae83df),
        UINT64_C(0x304604001a1d804a)
    },
    {
        UINT64_C(0xa88222800004800e), UINT64_C(0x0a68000000c04024), UINT64_C(0x6291016000100549),
        UINT64_C(0xc894500602025192)
    },
    {
        UINT64_C(0x2499d9dd69145178), UINT64_C(0x51030d9a50c0800c), UINT64_C(0x11417ef6ac30b462),
        UINT64_C(0xd85e206b19028c3f)
    },
    {
        UINT64_C(0x48a409d7a160a0c3), UINT64_C(0x15f1c12875e75029), UINT64_C(0x0f65dd6592a6fe42),
        UINT64_C(0xb4adcf6d74455527)
    },
    {
        UINT64_C(0xd281e99f8d8e6194), UINT64_C(0x38f964814893a97c), UINT64_C(0xaae43c985945112c),
        UINT64_C(0xdb38b350a196aa65)
    },
    {
        UINT64_C(0xa812dd720e437011), UINT64_C(0x00622e0bbb298090), UINT64_C(0x621474d9b2a0d0c2),
        UINT64_C(0x49a989e9c31c8e65)
    },
    {
        UINT64_C(0xdb518487cd8024a8), UINT64_C(0xa58906177a9426b0), UINT64_C(0x921b7b5e050e5809),
        UINT64_C(0xf52cc13915c9b5bc)
    },
    {
        UINT64_C(0x38183010b723615b), UINT64_C(0xc192c2024c2594c4), UINT64_C(0x34040a9865ff00c6),
        UINT64_C(0x5a851288330d80f7)
    },
    {
        UINT64_C(0xa9331218a5a37143), UINT64_C(0x42b7a1c668218440), UINT64_C(0x50fc0b9255ff9087),
        UINT64_C(0x01cd52a0a30d8cd0)
    },
    {
        UINT64_C(0x991748a8c2b6bba5), UINT64_C(0xf52a1959d0954db1), UINT64_C(0x47fa62af60cc2ef6),
        UINT64_C(0x9beb8041f46fef15)
    }
};

void ecc_sparse_pin_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[7] ^ data[12] ^ data[14] ^ data[15] ^ data[20]
        ^ data[24] ^ data[26] ^ data[31] ^ data[32] ^ data[35] ^ data[36] ^ data[40] ^ data[43] ^ data[44]
        ^ data[47] ^ data[48] ^ data[52] ^ data[55] ^ data[59] ^ data[63] ^ data[64] ^ data[65] ^ data[66]
        ^ data[68] ^ data[69] ^ data[77] ^ data[89] ^ data[91] ^ data[94] ^ data[97] ^ data[98] ^ data[103]
        ^ data[104] ^ data[105] ^ data[107] ^ data[108] ^ data[112] ^ data[113] ^ data[116] ^ data[121] ^ data[129]
        ^ data[130] ^ data[132] ^ data[135] ^ data[138] ^ data[140] ^ data[143] ^ data[148] ^ data[152] ^ data[153]
        ^ data[154] ^ data[155] ^ data[160] ^ data[161] ^ data[164] ^ data[165] ^ data[168] ^ data[169] ^ data[170]
        ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[177] ^ data[178] ^ data[180] ^ data[182]
        ^ data[186] ^ data[190] ^ data[192] ^ data[196] ^ data[199] ^ data[200] ^ data[202] ^ data[204] ^ data[206]
        ^ data[211] ^ data[218] ^ data[220] ^ data[223] ^ data[227] ^ data[228] ^ data[229] ^ data[233] ^ data[234]
        ^ data[237] ^ data[238] ^ data[239] ^ data[240] ^ data[243] ^ data[245] ^ data[248] ^ data[254];
    const uint64_t t1 = data[3] ^ data[6] ^ data[15] ^ data[18] ^ data[34] ^ data[38] ^ data[40] ^ data[43]
        ^ data[46] ^ data[47] ^ data[48] ^ data[51] ^ data[66] ^ data[74] ^ data[81] ^ data[86] ^ data[87]
        ^ data[99] ^ data[106] ^ data[107] ^ data[112] ^ data[134] ^ data[139] ^ data[148] ^ data[149] ^ data[155]
        ^ data[167] ^ data[172] ^ data[173] ^ data[174] ^ data[182] ^ data[193] ^ data[201] ^ data[205] ^ data[209]
        ^ data[224] ^ data[237] ^ data[239] ^ data[243] ^ data[252];
    const uint64_t t2 = data[0] ^ data[4] ^ data[7] ^ data[11] ^ data[17] ^ data[18] ^ data[19] ^ data[30]
        ^ data[32] ^ data[35] ^ data[36] ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44]
        ^ data[45] ^ data[48] ^ data[49] ^ data[51] ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[56]
        ^ data[57] ^ data[58] ^ data[59] ^ data[61] ^ data[63] ^ data[64] ^ data[67] ^ data[68] ^ data[75]
        ^ data[83] ^ data[84] ^ data[87] ^ data[89] ^ data[92] ^ data[101] ^ data[104] ^ data[105] ^ data[107]
        ^ data[108] ^ data[109] ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[121] ^ data[123] ^ data[125]
        ^ data[129] ^ data[135] ^ data[137] ^ data[144] ^ data[148] ^ data[149] ^ data[151] ^ data[159] ^ data[160]
        ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[173] ^ data[176] ^ data[178]
        ^ data[179] ^ data[180] ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[186] ^ data[187]
        ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[194] ^ data[197] ^ data[204] ^ data[205]
        ^ data[209] ^ data[210] ^ data[211] ^ data[212] ^ data[215] ^ data[216] ^ data[225] ^ data[226] ^ data[227]
        ^ data[228] ^ data[232] ^ data[235] ^ data[236] ^ data[237] ^ data[238] ^ data[243] ^ data[245] ^ data[246]
        ^ data[247] ^ data[249] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t3 = data[1] ^ data[2] ^ data[5] ^ data[9] ^ data[11] ^ data[16] ^ data[17] ^ data[20]
        ^ data[21] ^ data[22] ^ data[24] ^ data[27] ^ data[30] ^ data[31] ^ data[33] ^ data[36] ^ data[38]
        ^ data[40] ^ data[42] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[56] ^ data[57] ^ data[60]
        ^ data[62] ^ data[64] ^ data[66] ^ data[73] ^ data[76] ^ data[78] ^ data[80] ^ data[83] ^ data[85]
        ^ data[87] ^ data[91] ^ data[92] ^ data[94] ^ data[96] ^ data[97] ^ data[99] ^ data[103] ^ data[104]
        ^ data[108] ^ data[115] ^ data[117] ^ data[118] ^ data[122] ^ data[124] ^ data[125] ^ data[126] ^ data[127]
        ^ data[132] ^ data[133] ^ data[136] ^ data[138] ^ data[140] ^ data[147] ^ data[149] ^ data[150] ^ data[151]
        ^ data[156] ^ data[158] ^ data[159] ^ data[164] ^ data[167] ^ data[169] ^ data[170] ^ data[173] ^ data[174]
        ^ data[175] ^ data[178] ^ data[180] ^ data[184] ^ data[186] ^ data[200] ^ data[206] ^ data[207] ^ data[208]
        ^ data[209] ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[220] ^ data[224]
        ^ data[225] ^ data[227] ^ data[231] ^ data[232] ^ data[237] ^ data[241] ^ data[247] ^ data[250] ^ data[251]
        ^ data[252] ^ data[255];
    const uint64_t t4 = data[0] ^ data[2] ^ data[4] ^ data[7] ^ data[12] ^ data[13] ^ data[14] ^ data[15]
        ^ data[18] ^ data[19] ^ data[23] ^ data[24] ^ data[26] ^ data[30] ^ data[31] ^ data[32] ^ data[34]
        ^ data[35] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[43] ^ data[44] ^ data[45] ^ data[46]
        ^ data[47] ^ data[48] ^ data[49] ^ data[55] ^ data[57] ^ data[58] ^ data[60] ^ data[62] ^ data[63]
        ^ data[67] ^ data[69] ^ data[70] ^ data[72] ^ data[74] ^ data[75] ^ data[77] ^ data[79] ^ data[81]
        ^ data[84] ^ data[85] ^ data[87] ^ data[91] ^ data[92] ^ data[94] ^ data[97] ^ data[99] ^ data[101]
        ^ data[104] ^ data[106] ^ data[109] ^ data[110] ^ data[112] ^ data[115] ^ data[116] ^ data[119] ^ data[121]
        ^ data[123] ^ data[125] ^ data[126] ^ data[129] ^ data[130] ^ data[131] ^ data[133] ^ data[135] ^ data[136]
        ^ data[139] ^ data[140] ^ data[143] ^ data[144] ^ data[146] ^ data[151] ^ data[152] ^ data[154] ^ data[155]
        ^ data[156] ^ data[158] ^ data[159] ^ data[160] ^ data[169] ^ data[171] ^ data[172] ^ data[173] ^ data[180]
        ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[187] ^ data[188] ^ data[189] ^ data[191]
        ^ data[192] ^ data[194] ^ data[197] ^ data[202] ^ data[207] ^ data[209] ^ data[210] ^ data[211] ^ data[212]
        ^ data[215] ^ data[221] ^ data[223] ^ data[224] ^ data[227] ^ data[228] ^ data[229] ^ data[231] ^ data[233]
        ^ data[236] ^ data[239] ^ data[243] ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[251]
        ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t5 = data[0] ^ data[1] ^ data[9] ^ data[10] ^ data[16] ^ data[26] ^ data[36] ^ data[41]
        ^ data[45] ^ data[48] ^ data[52] ^ data[68] ^ data[76] ^ data[93] ^ data[97] ^ data[111] ^ data[112]
        ^ data[113] ^ data[116] ^ data[119] ^ data[129] ^ data[130] ^ data[135] ^ data[136] ^ data[137] ^ data[144]
        ^ data[148] ^ data[149] ^ data[164] ^ data[168] ^ data[170] ^ data[178] ^ data[182] ^ data[188] ^ data[196]
        ^ data[198] ^ data[199] ^ data[210] ^ data[221] ^ data[227] ^ data[231] ^ data[236] ^ data[238] ^ data[240]
        ^ data[242] ^ data[243];
    const uint64_t t6 = data[8] ^ data[9] ^ data[14] ^ data[15] ^ data[50] ^ data[57] ^ data[60] ^ data[61]
        ^ data[74] ^ data[79] ^ data[92] ^ data[93] ^ data[102] ^ data[105] ^ data[109] ^ data[114] ^ data[120]
        ^ data[127] ^ data[139] ^ data[141] ^ data[142] ^ data[172] ^ data[175] ^ data[177] ^ data[179] ^ data[182]
        ^ data[183] ^ data[186] ^ data[189] ^ data[197] ^ data[205] ^ data[207] ^ data[210] ^ data[221] ^ data[235]
        ^ data[246] ^ data[249] ^ data[251] ^ data[252] ^ data[254];
    const uint64_t t7 = data[0] ^ data[1] ^ data[3] ^ data[6] ^ data[7] ^ data[12] ^ data[15] ^ data[20] ^ data[23]
        ^ data[24] ^ data[25] ^ data[26] ^ data[28] ^ data[31] ^ data[32] ^ data[36] ^ data[37] ^ data[39]
        ^ data[40] ^ data[43] ^ data[47] ^ data[48] ^ data[56] ^ data[57] ^ data[59] ^ data[63] ^ data[68]
        ^ data[69] ^ data[70] ^ data[77] ^ data[78] ^ data[82] ^ data[84] ^ data[89] ^ data[91] ^ data[93]
        ^ data[94] ^ data[97] ^ data[99] ^ data[105] ^ data[107] ^ data[108] ^ data[112] ^ data[116] ^ data[121]
        ^ data[122] ^ data[129] ^ data[130] ^ data[132] ^ data[134] ^ data[135] ^ data[140] ^ data[143] ^ data[146]
        ^ data[152] ^ data[153] ^ data[154] ^ data[155] ^ data[157] ^ data[160] ^ data[164] ^ data[166] ^ data[172]
        ^ data[174] ^ data[175] ^ data[177] ^ data[182] ^ data[190] ^ data[192] ^ data[193] ^ data[196] ^ data[199]
        ^ data[202] ^ data[211] ^ data[214] ^ data[218] ^ data[220] ^ data[221] ^ data[225] ^ data[226] ^ data[227]
        ^ data[228] ^ data[234] ^ data[237] ^ data[238] ^ data[239] ^ data[243] ^ data[246] ^ data[248] ^ data[250]
        ^ data[253] ^ data[254];
    const uint64_t t8 = data[1] ^ data[9] ^ data[16] ^ data[22] ^ data[29] ^ data[34] ^ data[38] ^ data[40]
        ^ data[47] ^ data[48] ^ data[49] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[73] ^ data[76]
        ^ data[83] ^ data[91] ^ data[99] ^ data[105] ^ data[108] ^ data[109] ^ data[115] ^ data[117] ^ data[118]
        ^ data[122] ^ data[125] ^ data[136] ^ data[137] ^ data[149] ^ data[156] ^ data[158] ^ data[161] ^ data[167]
        ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[180] ^ data[209] ^ data[210] ^ data[214]
        ^ data[217] ^ data[224] ^ data[225] ^ data[235] ^ data[237] ^ data[242] ^ data[244] ^ data[247] ^ data[250]
        ^ data[253];
    const uint64_t t9 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[5] ^ data[8] ^ data[11] ^ data[12] ^ data[13]
        ^ data[15] ^ data[18] ^ data[20] ^ data[24] ^ data[25] ^ data[27] ^ data[29] ^ data[30] ^ data[31]
        ^ data[32] ^ data[33] ^ data[36] ^ data[37] ^ data[39] ^ data[42] ^ data[44] ^ data[47] ^ data[49]
        ^ data[50] ^ data[51] ^ data[52] ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[59] ^ data[63]
        ^ data[64] ^ data[66] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[76] ^ data[79] ^ data[80]
        ^ data[85] ^ data[87] ^ data[90] ^ data[91] ^ data[92] ^ data[95] ^ data[96] ^ data[97] ^ data[99]
        ^ data[100] ^ data[102] ^ data[105] ^ data[107] ^ data[108] ^ data[109] ^ data[113] ^ data[114] ^ data[115]
        ^ data[117] ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[130]
        ^ data[131] ^ data[132] ^ data[133] ^ data[136] ^ data[139] ^ data[141] ^ data[145] ^ data[150] ^ data[153]
        ^ data[154] ^ data[157] ^ data[160] ^ data[161] ^ data[162] ^ data[164] ^ data[165] ^ data[167] ^ data[170]
        ^ data[172] ^ data[173] ^ data[174] ^ data[177] ^ data[180] ^ data[181] ^ data[185] ^ data[186] ^ data[188]
        ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[199] ^ data[201] ^ data[202] ^ data[203]
        ^ data[204] ^ data[205] ^ data[207] ^ data[209] ^ data[210] ^ data[212] ^ data[213] ^ data[217] ^ data[218]
        ^ data[219] ^ data[221] ^ data[222] ^ data[223] ^ data[224] ^ data[227] ^ data[228] ^ data[232] ^ data[235]
        ^ data[240] ^ data[242] ^ data[244] ^ data[245] ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[251]
        ^ data[252];
    const uint64_t t10 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[6] ^ data[16] ^ data[18] ^ data[20]
        ^ data[26] ^ data[27] ^ data[29] ^ data[30] ^ data[34] ^ data[35] ^ data[38] ^ data[39] ^ data[40]
        ^ data[43] ^ data[44] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[51] ^ data[52]
        ^ data[55] ^ data[56] ^ data[57] ^ data[61] ^ data[64] ^ data[65] ^ data[66] ^ data[67] ^ data[69]
        ^ data[72] ^ data[77] ^ data[81] ^ data[83] ^ data[86] ^ data[87] ^ data[88] ^ data[89] ^ data[92]
        ^ data[95] ^ data[99] ^ data[100] ^ data[103] ^ data[106] ^ data[107] ^ data[112] ^ data[114] ^ data[120]
        ^ data[122] ^ data[125] ^ data[129] ^ data[131] ^ data[132] ^ data[134] ^ data[138] ^ data[144] ^ data[153]
        ^ data[155] ^ data[157] ^ data[159] ^ data[162] ^ data[165] ^ data[166] ^ data[167] ^ data[172] ^ data[173]
        ^ data[174] ^ data[176] ^ data[177] ^ data[179] ^ data[182] ^ data[183] ^ data[189] ^ data[192] ^ data[193]
        ^ data[194] ^ data[195] ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[203] ^ data[208] ^ data[209]
        ^ data[210] ^ data[216] ^ data[224] ^ data[225] ^ data[229] ^ data[230] ^ data[237] ^ data[241] ^ data[242]
        ^ data[243] ^ data[244] ^ data[251] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t11 = data[0] ^ data[4] ^ data[7] ^ data[12] ^ data[16] ^ data[17] ^ data[18] ^ data[19]
        ^ data[21] ^ data[30] ^ data[32] ^ data[33] ^ data[36] ^ data[42] ^ data[44] ^ data[48] ^ data[51]
        ^ data[52] ^ data[53] ^ data[56] ^ data[57] ^ data[58] ^ data[60] ^ data[62] ^ data[63] ^ data[67]
        ^ data[68] ^ data[72] ^ data[75] ^ data[77] ^ data[78] ^ data[80] ^ data[84] ^ data[85] ^ data[87]
        ^ data[92] ^ data[93] ^ data[98] ^ data[102] ^ data[103] ^ data[104] ^ data[105] ^ data[107] ^ data[109]
        ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[117] ^ data[125] ^ data[129] ^ data[133]
        ^ data[135] ^ data[138] ^ data[139] ^ data[140] ^ data[143] ^ data[145] ^ data[147] ^ data[148] ^ data[150]
        ^ data[159] ^ data[161] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[169] ^ data[170] ^ data[172]
        ^ data[174] ^ data[176] ^ data[178] ^ data[179] ^ data[182] ^ data[183] ^ data[184] ^ data[187] ^ data[191]
        ^ data[192] ^ data[194] ^ data[197] ^ data[200] ^ data[202] ^ data[204] ^ data[206] ^ data[208] ^ data[209]
        ^ data[212] ^ data[215] ^ data[216] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[229] ^ data[230]
        ^ data[232] ^ data[235] ^ data[236] ^ data[240] ^ data[243] ^ data[245] ^ data[246] ^ data[249] ^ data[253]
        ^ data[255];
    const uint64_t t12 = data[3] ^ data[4] ^ data[11] ^ data[18] ^ data[25] ^ data[28] ^ data[35] ^ data[41]
        ^ data[43] ^ data[47] ^ data[50] ^ data[58] ^ data[71] ^ data[78] ^ data[81] ^ data[86] ^ data[87]
        ^ data[93] ^ data[103] ^ data[107] ^ data[109] ^ data[114] ^ data[135] ^ data[138] ^ data[147] ^ data[148]
        ^ data[152] ^ data[157] ^ data[161] ^ data[162] ^ data[179] ^ data[183] ^ data[184] ^ data[188] ^ data[191]
        ^ data[192] ^ data[194] ^ data[197] ^ data[200] ^ data[206] ^ data[209] ^ data[229] ^ data[234] ^ data[239]
        ^ data[246] ^ data[255];
    const uint64_t t13 = data[0] ^ data[2] ^ data[8] ^ data[12] ^ data[17] ^ data[18] ^ data[24] ^ data[25]
        ^ data[29] ^ data[33] ^ data[36] ^ data[37] ^ data[40] ^ data[42] ^ data[43] ^ data[44] ^ data[46]
        ^ data[47] ^ data[48] ^ data[49] ^ data[52] ^ data[56] ^ data[57] ^ data[58] ^ data[61] ^ data[64]
        ^ data[65] ^ data[67] ^ data[68] ^ data[71] ^ data[80] ^ data[85] ^ data[87] ^ data[90] ^ data[93]
        ^ data[94] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[109] ^ data[112] ^ data[113] ^ data[116]
        ^ data[117] ^ data[118] ^ data[119] ^ data[121] ^ data[125] ^ data[129] ^ data[132] ^ data[134] ^ data[140]
        ^ data[142] ^ data[143] ^ data[148] ^ data[151] ^ data[154] ^ data[156] ^ data[157] ^ data[159] ^ data[160]
        ^ data[163] ^ data[170] ^ data[172] ^ data[173] ^ data[174] ^ data[178] ^ data[179] ^ data[180] ^ data[182]
        ^ data[184] ^ data[185] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[193] ^ data[195]
        ^ data[198] ^ data[201] ^ data[202] ^ data[203] ^ data[206] ^ data[209] ^ data[211] ^ data[212] ^ data[215]
        ^ data[219] ^ data[220] ^ data[223] ^ data[229] ^ data[230] ^ data[232] ^ data[233] ^ data[235] ^ data[239]
        ^ data[240] ^ data[247] ^ data[251] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t14 = data[0] ^ data[2] ^ data[5] ^ data[7] ^ data[9] ^ data[10] ^ data[13] ^ data[15]
        ^ data[16] ^ data[17] ^ data[19] ^ data[20] ^ data[21] ^ data[24] ^ data[26] ^ data[27] ^ data[37]
        ^ data[40] ^ data[41] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[52] ^ data[53]
        ^ data[59] ^ data[63] ^ data[64] ^ data[65] ^ data[66] ^ data[72] ^ data[74] ^ data[76] ^ data[78]
        ^ data[80] ^ data[81] ^ data[83] ^ data[84] ^ data[85] ^ data[89] ^ data[91] ^ data[92] ^ data[99]
        ^ data[100] ^ data[104] ^ data[105] ^ data[107] ^ data[108] ^ data[110] ^ data[112] ^ data[116] ^ data[119]
        ^ data[121] ^ data[125] ^ data[129] ^ data[130] ^ data[131] ^ data[133] ^ data[135] ^ data[136] ^ data[141]
        ^ data[144] ^ data[145] ^ data[146] ^ data[147] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[153]
        ^ data[154] ^ data[155] ^ data[159] ^ data[160] ^ data[161] ^ data[165] ^ data[167] ^ data[168] ^ data[172]
        ^ data[174] ^ data[175] ^ data[178] ^ data[182] ^ data[189] ^ data[190] ^ data[192] ^ data[194] ^ data[196]
        ^ data[200] ^ data[210] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[222] ^ data[226] ^ data[228]
        ^ data[233] ^ data[234] ^ data[237] ^ data[239] ^ data[240] ^ data[243] ^ data[246] ^ data[248] ^ data[250]
        ^ data[254];
    const uint64_t t15 = data[0] ^ data[4] ^ data[6] ^ data[9] ^ data[13] ^ data[15] ^ data[17] ^ data[18]
        ^ data[20] ^ data[22] ^ data[23] ^ data[24] ^ data[29] ^ data[31] ^ data[32] ^ data[34] ^ data[36]
        ^ data[37] ^ data[39] ^ data[47] ^ data[50] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[60]
        ^ data[63] ^ data[64] ^ data[66] ^ data[67] ^ data[73] ^ data[75] ^ data[81] ^ data[84] ^ data[86]
        ^ data[87] ^ data[88] ^ data[90] ^ data[91] ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[101]
        ^ data[104] ^ data[107] ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[116] ^ data[117] ^ data[118]
        ^ data[119] ^ data[120] ^ data[121] ^ data[122] ^ data[124] ^ data[127] ^ data[129] ^ data[130] ^ data[134]
        ^ data[136] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[145] ^ data[147] ^ data[149]
        ^ data[153] ^ data[155] ^ data[156] ^ data[159] ^ data[162] ^ data[163] ^ data[165] ^ data[166] ^ data[167]
        ^ data[168] ^ data[170] ^ data[171] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178]
        ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[187] ^ data[190] ^ data[193] ^ data[194] ^ data[196]
        ^ data[197] ^ data[198] ^ data[199] ^ data[200] ^ data[202] ^ data[204] ^ data[206] ^ data[210] ^ data[212]
        ^ data[213] ^ data[218] ^ data[220] ^ data[221] ^ data[222] ^ data[226] ^ data[227] ^ data[229] ^ data[232]
        ^ data[233] ^ data[238] ^ data[240] ^ data[242] ^ data[243] ^ data[245] ^ data[247] ^ data[248] ^ data[250]
        ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t16 = data[4] ^ data[16] ^ data[18] ^ data[19] ^ data[23] ^ data[27] ^ data[30] ^ data[37]
        ^ data[39] ^ data[41] ^ data[45] ^ data[52] ^ data[55] ^ data[60] ^ data[67] ^ data[75] ^ data[82]
        ^ data[87] ^ data[92] ^ data[97] ^ data[111] ^ data[113] ^ data[117] ^ data[127] ^ data[146] ^ data[148]
        ^ data[159] ^ data[165] ^ data[166] ^ data[168] ^ data[174] ^ data[178] ^ data[186] ^ data[192] ^ data[194]
        ^ data[197] ^ data[209] ^ data[214] ^ data[215] ^ data[216] ^ data[225] ^ data[226] ^ data[236] ^ data[238]
        ^ data[240] ^ data[245] ^ data[249] ^ data[252];
    const uint64_t t17 = data[1] ^ data[8] ^ data[9] ^ data[14] ^ data[15] ^ data[16] ^ data[17] ^ data[18]
        ^ data[19] ^ data[22] ^ data[23] ^ data[30] ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[40]
        ^ data[42] ^ data[47] ^ data[48] ^ data[49] ^ data[56] ^ data[57] ^ data[59] ^ data[63] ^ data[66]
        ^ data[70] ^ data[73] ^ data[74] ^ data[76] ^ data[79] ^ data[80] ^ data[82] ^ data[83] ^ data[87]
        ^ data[91] ^ data[96] ^ data[97] ^ data[103] ^ data[108] ^ data[111] ^ data[117] ^ data[118] ^ data[121]
        ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[136] ^ data[137] ^ data[139] ^ data[140]
        ^ data[141] ^ data[142] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[154] ^ data[156] ^ data[158]
        ^ data[161] ^ data[163] ^ data[164] ^ data[173] ^ data[174] ^ data[175] ^ data[178] ^ data[180] ^ data[184]
        ^ data[188] ^ data[190] ^ data[202] ^ data[205] ^ data[207] ^ data[210] ^ data[211] ^ data[215] ^ data[217]
        ^ data[222] ^ data[225] ^ data[227] ^ data[228] ^ data[230] ^ data[231] ^ data[237] ^ data[247] ^ data[250]
        ^ data[255];
    const uint64_t t18 = data[0] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[8] ^ data[14]
        ^ data[16] ^ data[17] ^ data[19] ^ data[20] ^ data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[31]
        ^ data[37] ^ data[41] ^ data[43] ^ data[45] ^ data[46] ^ data[48] ^ data[49] ^ data[50] ^ data[52]
        ^ data[59] ^ data[61] ^ data[63] ^ data[64] ^ data[65] ^ data[68] ^ data[70] ^ data[71] ^ data[72]
        ^ data[74] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[83] ^ data[84] ^ data[89] ^ data[92]
        ^ data[94] ^ data[99] ^ data[100] ^ data[101] ^ data[105] ^ data[106] ^ data[108] ^ data[110] ^ data[112]
        ^ data[114] ^ data[116] ^ data[119] ^ data[121] ^ data[125] ^ data[126] ^ data[129] ^ data[130] ^ data[131]
        ^ data[133] ^ data[137] ^ data[139] ^ data[141] ^ data[142] ^ data[144] ^ data[148] ^ data[149] ^ data[151]
        ^ data[152] ^ data[153] ^ data[155] ^ data[156] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[165]
        ^ data[168] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[175] ^ data[178] ^ data[179] ^ data[182]
        ^ data[183] ^ data[185] ^ data[190] ^ data[193] ^ data[196] ^ data[197] ^ data[200] ^ data[205] ^ data[207]
        ^ data[208] ^ data[210] ^ data[212] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[221] ^ data[222]
        ^ data[223] ^ data[226] ^ data[228] ^ data[234] ^ data[240] ^ data[248] ^ data[250] ^ data[251];
    const uint64_t t19 = data[19] ^ data[23] ^ data[26] ^ data[27] ^ data[39] ^ data[41] ^ data[43] ^ data[45]
        ^ data[52] ^ data[58] ^ data[82] ^ data[88] ^ data[89] ^ data[92] ^ data[94] ^ data[95] ^ data[100]
        ^ data[104] ^ data[110] ^ data[113] ^ data[119] ^ data[124] ^ data[137] ^ data[146] ^ data[153] ^ data[159]
        ^ data[165] ^ data[166] ^ data[168] ^ data[178] ^ data[184] ^ data[188] ^ data[194] ^ data[214] ^ data[216]
        ^ data[222] ^ data[225] ^ data[238] ^ data[240] ^ data[255];
    const uint64_t t20 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[10] ^ data[13] ^ data[15]
        ^ data[20] ^ data[21] ^ data[23] ^ data[25] ^ data[26] ^ data[28] ^ data[29] ^ data[34] ^ data[35]
        ^ data[36] ^ data[37] ^ data[40] ^ data[42] ^ data[47] ^ data[54] ^ data[55] ^ data[57] ^ data[59]
        ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[67] ^ data[68] ^ data[71]
        ^ data[73] ^ data[82] ^ data[84] ^ data[85] ^ data[87] ^ data[88] ^ data[89] ^ data[91] ^ data[96]
        ^ data[98] ^ data[103] ^ data[106] ^ data[108] ^ data[109] ^ data[115] ^ data[116] ^ data[119] ^ data[122]
        ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[138] ^ data[140]
        ^ data[142] ^ data[145] ^ data[146] ^ data[159] ^ data[168] ^ data[169] ^ data[171] ^ data[175] ^ data[177]
        ^ data[179] ^ data[180] ^ data[182] ^ data[185] ^ data[188] ^ data[189] ^ data[191] ^ data[192] ^ data[200]
        ^ data[201] ^ data[202] ^ data[203] ^ data[204] ^ data[207] ^ data[211] ^ data[213] ^ data[214] ^ data[215]
        ^ data[218] ^ data[224] ^ data[225] ^ data[232] ^ data[235] ^ data[237] ^ data[241] ^ data[244] ^ data[245]
        ^ data[246] ^ data[248] ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[255];
    const uint64_t t21 = data[0] ^ data[3] ^ data[4] ^ data[7] ^ data[17] ^ data[18] ^ data[21] ^ data[23]
        ^ data[26] ^ data[29] ^ data[35] ^ data[37] ^ data[39] ^ data[43] ^ data[46] ^ data[47] ^ data[49]
        ^ data[55] ^ data[56] ^ data[57] ^ data[60] ^ data[62] ^ data[72] ^ data[79] ^ data[80] ^ data[82]
        ^ data[84] ^ data[85] ^ data[88] ^ data[89] ^ data[90] ^ data[91] ^ data[94] ^ data[96] ^ data[99]
        ^ data[100] ^ data[103] ^ data[106] ^ data[107] ^ data[112] ^ data[114] ^ data[117] ^ data[125] ^ data[127]
        ^ data[128] ^ data[130] ^ data[131] ^ data[134] ^ data[143] ^ data[145] ^ data[146] ^ data[147] ^ data[151]
        ^ data[154] ^ data[158] ^ data[161] ^ data[162] ^ data[165] ^ data[166] ^ data[167] ^ data[173] ^ data[174]
        ^ data[176] ^ data[180] ^ data[181] ^ data[186] ^ data[187] ^ data[193] ^ data[198] ^ data[199] ^ data[208]
        ^ data[211] ^ data[212] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[224] ^ data[225] ^ data[229]
        ^ data[237] ^ data[239] ^ data[241] ^ data[242] ^ data[244] ^ data[246] ^ data[247] ^ data[250] ^ data[252]
        ^ data[253];
    const uint64_t t22 = data[2] ^ data[3] ^ data[4] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[13]
        ^ data[14] ^ data[16] ^ data[17] ^ data[18] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[29]
        ^ data[37] ^ data[38] ^ data[40] ^ data[46] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[60]
        ^ data[62] ^ data[64] ^ data[65] ^ data[66] ^ data[68] ^ data[76] ^ data[80] ^ data[82] ^ data[83]
        ^ data[84] ^ data[85] ^ data[90] ^ data[91] ^ data[94] ^ data[96] ^ data[99] ^ data[112] ^ data[125]
        ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[134] ^ data[135] ^ data[136]
        ^ data[137] ^ data[143] ^ data[145] ^ data[146] ^ data[147] ^ data[149] ^ data[151] ^ data[153] ^ data[154]
        ^ data[155] ^ data[158] ^ data[167] ^ data[176] ^ data[184] ^ data[186] ^ data[187] ^ data[193] ^ data[195]
        ^ data[198] ^ data[207] ^ data[208] ^ data[210] ^ data[211] ^ data[212] ^ data[217] ^ data[219] ^ data[220]
        ^ data[234] ^ data[241] ^ data[242] ^ data[246] ^ data[252] ^ data[253];
    const uint64_t t23 = data[1] ^ data[2] ^ data[3] ^ data[15] ^ data[18] ^ data[39] ^ data[41] ^ data[45]
        ^ data[49] ^ data[55] ^ data[59] ^ data[61] ^ data[63] ^ data[66] ^ data[69] ^ data[78] ^ data[86]
        ^ data[87] ^ data[115] ^ data[117] ^ data[118] ^ data[121] ^ data[123] ^ data[128] ^ data[131] ^ data[134]
        ^ data[136] ^ data[138] ^ data[148] ^ data[165] ^ data[166] ^ data[168] ^ data[176] ^ data[180] ^ data[183]
        ^ data[185] ^ data[189] ^ data[190] ^ data[193] ^ data[196] ^ data[199] ^ data[200] ^ data[204] ^ data[206]
        ^ data[209] ^ data[217] ^ data[225] ^ data[226] ^ data[236] ^ data[238] ^ data[242] ^ data[244] ^ data[247]
        ^ data[251] ^ data[254] ^ data[255];
    const uint64_t t24 = data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[8] ^ data[12] ^ data[14] ^ data[18]
        ^ data[20] ^ data[24] ^ data[27] ^ data[29] ^ data[30] ^ data[32] ^ data[34] ^ data[35] ^ data[36]
        ^ data[38] ^ data[39] ^ data[40] ^ data[43] ^ data[44] ^ data[46] ^ data[47] ^ data[48] ^ data[51]
        ^ data[52] ^ data[55] ^ data[58] ^ data[61] ^ data[66] ^ data[67] ^ data[79] ^ data[86] ^ data[87]
        ^ data[92] ^ data[94] ^ data[97] ^ data[99] ^ data[100] ^ data[103] ^ data[104] ^ data[106] ^ data[107]
        ^ data[112] ^ data[113] ^ data[120] ^ data[124] ^ data[126] ^ data[129] ^ data[133] ^ data[134] ^ data[138]
        ^ data[140] ^ data[141] ^ data[143] ^ data[148] ^ data[149] ^ data[154] ^ data[155] ^ data[157] ^ data[159]
        ^ data[161] ^ data[162] ^ data[164] ^ data[165] ^ data[166] ^ data[167] ^ data[169] ^ data[170] ^ data[171]
        ^ data[172] ^ data[173] ^ data[174] ^ data[176] ^ data[182] ^ data[184] ^ data[188] ^ data[192] ^ data[193]
        ^ data[194] ^ data[195] ^ data[196] ^ data[197] ^ data[202] ^ data[203] ^ data[207] ^ data[209] ^ data[216]
        ^ data[219] ^ data[220] ^ data[224] ^ data[225] ^ data[227] ^ data[229] ^ data[230] ^ data[237] ^ data[241]
        ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[251] ^ data[252] ^ data[254] ^ data[255];
    const uint64_t t25 = data[0] ^ data[1] ^ data[6] ^ data[7] ^ data[13] ^ data[15] ^ data[21] ^ data[22]
        ^ data[24] ^ data[29] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[36] ^ data[38] ^ data[39]
        ^ data[40] ^ data[43] ^ data[50] ^ data[53] ^ data[55] ^ data[59] ^ data[62] ^ data[64] ^ data[67]
        ^ data[69] ^ data[76] ^ data[78] ^ data[80] ^ data[81] ^ data[82] ^ data[85] ^ data[86] ^ data[87]
        ^ data[88] ^ data[90] ^ data[92] ^ data[93] ^ data[94] ^ data[99] ^ data[101] ^ data[104] ^ data[110]
        ^ data[111] ^ data[112] ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[124]
        ^ data[129] ^ data[134] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143]
        ^ data[145] ^ data[146] ^ data[149] ^ data[151] ^ data[153] ^ data[156] ^ data[159] ^ data[160] ^ data[162]
        ^ data[165] ^ data[166] ^ data[168] ^ data[170] ^ data[171] ^ data[172] ^ data[174] ^ data[175] ^ data[176]
        ^ data[178] ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[187] ^ data[192] ^ data[193]
        ^ data[194] ^ data[197] ^ data[200] ^ data[202] ^ data[204] ^ data[206] ^ data[208] ^ data[210] ^ data[214]
        ^ data[218] ^ data[220] ^ data[221] ^ data[222] ^ data[224] ^ data[226] ^ data[227] ^ data[229] ^ data[230]
        ^ data[232] ^ data[233] ^ data[234] ^ data[235] ^ data[238] ^ data[239] ^ data[240] ^ data[242] ^ data[243]
        ^ data[245] ^ data[247] ^ data[250] ^ data[252] ^ data[253] ^ data[255];
    const uint64_t t26 = data[2] ^ data[4] ^ data[7] ^ data[8] ^ data[13] ^ data[14] ^ data[17] ^ data[18]
        ^ data[19] ^ data[23] ^ data[24] ^ data[26] ^ data[27] ^ data[31] ^ data[32] ^ data[33] ^ data[34]
        ^ data[35] ^ data[36] ^ data[39] ^ data[40] ^ data[43] ^ data[45] ^ data[46] ^ data[47] ^ data[48]
        ^ data[55] ^ data[57] ^ data[60] ^ data[62] ^ data[63] ^ data[66] ^ data[67] ^ data[68] ^ data[69]
        ^ data[70] ^ data[72] ^ data[75] ^ data[77] ^ data[79] ^ data[80] ^ data[81] ^ data[84] ^ data[87]
        ^ data[91] ^ data[94] ^ data[96] ^ data[103] ^ data[106] ^ data[109] ^ data[110] ^ data[112] ^ data[115]
        ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[123] ^ data[124] ^ data[125] ^ data[130] ^ data[131]
        ^ data[133] ^ data[136] ^ data[140] ^ data[144] ^ data[146] ^ data[150] ^ data[152] ^ data[155] ^ data[156]
        ^ data[158] ^ data[163] ^ data[164] ^ data[167] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[178]
        ^ data[181] ^ data[182] ^ data[183] ^ data[185] ^ data[187] ^ data[189] ^ data[191] ^ data[192] ^ data[194]
        ^ data[197] ^ data[198] ^ data[201] ^ data[203] ^ data[205] ^ data[207] ^ data[209] ^ data[210] ^ data[212]
        ^ data[215] ^ data[216] ^ data[221] ^ data[223] ^ data[228] ^ data[230] ^ data[232] ^ data[233] ^ data[236]
        ^ data[237] ^ data[239] ^ data[243] ^ data[244] ^ data[245] ^ data[248] ^ data[249] ^ data[251] ^ data[252]
        ^ data[254] ^ data[255];
    const uint64_t t27 = data[0] ^ data[4] ^ data[12] ^ data[13] ^ data[14] ^ data[16] ^ data[17] ^ data[22]
        ^ data[25] ^ data[26] ^ data[27] ^ data[33] ^ data[36] ^ data[37] ^ data[38] ^ data[40] ^ data[42]
        ^ data[43] ^ data[44] ^ data[46] ^ data[47] ^ data[49] ^ data[52] ^ data[59] ^ data[61] ^ data[63]
        ^ data[68] ^ data[71] ^ data[79] ^ data[80] ^ data[83] ^ data[85] ^ data[88] ^ data[89] ^ data[91]
        ^ data[92] ^ data[93] ^ data[95] ^ data[96] ^ data[97] ^ data[99] ^ data[105] ^ data[106] ^ data[107]
        ^ data[109] ^ data[113] ^ data[117] ^ data[118] ^ data[129] ^ data[134] ^ data[135] ^ data[140] ^ data[142]
        ^ data[143] ^ data[149] ^ data[151] ^ data[153] ^ data[156] ^ data[157] ^ data[159] ^ data[160] ^ data[163]
        ^ data[164] ^ data[166] ^ data[167] ^ data[170] ^ data[172] ^ data[173] ^ data[174] ^ data[178] ^ data[180]
        ^ data[185] ^ data[189] ^ data[190] ^ data[192] ^ data[194] ^ data[197] ^ data[198] ^ data[201] ^ data[202]
        ^ data[203] ^ data[207] ^ data[210] ^ data[211] ^ data[212] ^ data[216] ^ data[217] ^ data[222] ^ data[223]
        ^ data[224] ^ data[227] ^ data[229] ^ data[230] ^ data[231] ^ data[232] ^ data[235] ^ data[239] ^ data[240]
        ^ data[243] ^ data[245] ^ data[247] ^ data[248] ^ data[251] ^ data[254];
    const uint64_t t28 = data[3] ^ data[5] ^ data[7] ^ data[10] ^ data[13] ^ data[23] ^ data[24] ^ data[26]
        ^ data[27] ^ data[30] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[39] ^ data[42] ^ data[47]
        ^ data[48] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[59] ^ data[60] ^ data[62] ^ data[63]
        ^ data[68] ^ data[69] ^ data[71] ^ data[73] ^ data[74] ^ data[77] ^ data[82] ^ data[84] ^ data[87]
        ^ data[89] ^ data[91] ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[97] ^ data[98] ^ data[100]
        ^ data[105] ^ data[106] ^ data[112] ^ data[115] ^ data[119] ^ data[120] ^ data[122] ^ data[125] ^ data[127]
        ^ data[128] ^ data[131] ^ data[139] ^ data[140] ^ data[142] ^ data[145] ^ data[146] ^ data[147] ^ data[152]
        ^ data[154] ^ data[161] ^ data[162] ^ data[163] ^ data[164] ^ data[166] ^ data[168] ^ data[169] ^ data[171]
        ^ data[172] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[179] ^ data[180] ^ data[185] ^ data[188]
        ^ data[191] ^ data[194] ^ data[195] ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[202] ^ data[204]
        ^ data[205] ^ data[207] ^ data[208] ^ data[211] ^ data[214] ^ data[215] ^ data[216] ^ data[218] ^ data[220]
        ^ data[224] ^ data[227] ^ data[228] ^ data[229] ^ data[232] ^ data[238] ^ data[239] ^ data[242] ^ data[243]
        ^ data[245] ^ data[248] ^ data[250] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t29 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[13] ^ data[14] ^ data[16]
        ^ data[17] ^ data[21] ^ data[24] ^ data[25] ^ data[26] ^ data[28] ^ data[29] ^ data[31] ^ data[36]
        ^ data[44] ^ data[45] ^ data[51] ^ data[52] ^ data[59] ^ data[60] ^ data[61] ^ data[66] ^ data[70]
        ^ data[71] ^ data[74] ^ data[76] ^ data[79] ^ data[80] ^ data[82] ^ data[85] ^ data[90] ^ data[91]
        ^ data[94] ^ data[97] ^ data[105] ^ data[110] ^ data[111] ^ data[113] ^ data[116] ^ data[119] ^ data[120]
        ^ data[126] ^ data[127] ^ data[129] ^ data[130] ^ data[134] ^ data[135] ^ data[144] ^ data[145] ^ data[146]
        ^ data[147] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[154] ^ data[157] ^ data[158]
        ^ data[163] ^ data[164] ^ data[167] ^ data[169] ^ data[171] ^ data[178] ^ data[186] ^ data[188] ^ data[189]
        ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[197] ^ data[198] ^ data[199] ^ data[207] ^ data[208]
        ^ data[210] ^ data[211] ^ data[216] ^ data[217] ^ data[220] ^ data[221] ^ data[227] ^ data[231] ^ data[233]
        ^ data[236] ^ data[240] ^ data[242] ^ data[247] ^ data[249] ^ data[251] ^ data[252] ^ data[254];
    const uint64_t t30 = data[0] ^ data[1] ^ data[6] ^ data[8] ^ data[12] ^ data[13] ^ data[14] ^ data[16]
        ^ data[17] ^ data[21] ^ data[23] ^ data[24] ^ data[26] ^ data[29] ^ data[31] ^ data[35] ^ data[36]
        ^ data[41] ^ data[44] ^ data[48] ^ data[49] ^ data[52] ^ data[53] ^ data[56] ^ data[59] ^ data[61]
        ^ data[63] ^ data[70] ^ data[74] ^ data[79] ^ data[80] ^ data[85] ^ data[91] ^ data[93] ^ data[94]
        ^ data[97] ^ data[98] ^ data[102] ^ data[103] ^ data[104] ^ data[109] ^ data[111] ^ data[112] ^ data[113]
        ^ data[114] ^ data[116] ^ data[117] ^ data[119] ^ data[121] ^ data[126] ^ data[128] ^ data[129] ^ data[130]
        ^ data[135] ^ data[140] ^ data[143] ^ data[144] ^ data[145] ^ data[146] ^ data[147] ^ data[148] ^ data[149]
        ^ data[150] ^ data[151] ^ data[152] ^ data[154] ^ data[156] ^ data[158] ^ data[161] ^ data[164] ^ data[167]
        ^ data[168] ^ data[169] ^ data[171] ^ data[178] ^ data[179] ^ data[180] ^ data[181] ^ data[182] ^ data[183]
        ^ data[188] ^ data[190] ^ data[196] ^ data[198] ^ data[199] ^ data[202] ^ data[203] ^ data[207] ^ data[208]
        ^ data[210] ^ data[211] ^ data[216] ^ data[217] ^ data[221] ^ data[223] ^ data[229] ^ data[231] ^ data[233]
        ^ data[236] ^ data[238] ^ data[240] ^ data[242] ^ data[243] ^ data[246] ^ data[247] ^ data[248];
    const uint64_t t31 = data[0] ^ data[2] ^ data[5] ^ data[7] ^ data[8] ^ data[9] ^ data[11] ^ data[12] ^ data[13]
        ^ data[15] ^ data[17] ^ data[18] ^ data[20] ^ data[21] ^ data[23] ^ data[25] ^ data[30] ^ data[31]
        ^ data[35] ^ data[37] ^ data[39] ^ data[43] ^ data[46] ^ data[48] ^ data[49] ^ data[50] ^ data[52]
        ^ data[56] ^ data[59] ^ data[60] ^ data[63] ^ data[64] ^ data[68] ^ data[69] ^ data[71] ^ data[72]
        ^ data[74] ^ data[75] ^ data[78] ^ data[80] ^ data[82] ^ data[84] ^ data[87] ^ data[92] ^ data[94]
        ^ data[95] ^ data[96] ^ data[99] ^ data[100] ^ data[102] ^ data[104] ^ data[107] ^ data[108] ^ data[113]
        ^ data[115] ^ data[117] ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[129]
        ^ data[130] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[137] ^ data[138] ^ data[139] ^ data[141]
        ^ data[146] ^ data[147] ^ data[150] ^ data[151] ^ data[157] ^ data[158] ^ data[160] ^ data[161] ^ data[162]
        ^ data[163] ^ data[165] ^ data[167] ^ data[169] ^ data[173] ^ data[174] ^ data[177] ^ data[179] ^ data[180]
        ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[186] ^ data[190] ^ data[192] ^ data[194]
        ^ data[196] ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[205] ^ data[206] ^ data[207] ^ data[208]
        ^ data[209] ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[218] ^ data[220] ^ data[221] ^ data[222]
        ^ data[223] ^ data[224] ^ data[230] ^ data[239] ^ data[240] ^ data[241] ^ data[243] ^ data[245] ^ data[246]
        ^ data[247] ^ data[248] ^ data[249] ^ data[251] ^ data[252] ^ data[255];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
    check[8] = t8;
    check[9] = t9;
    check[10] = t10;
    check[11] = t11;
    check[12] = t12;
    check[13] = t13;
    check[14] = t14;
    check[15] = t15;
    check[16] = t16;
    check[17] = t17;
    check[18] = t18;
    check[19] = t19;
    check[20] = t20;
    check[21] = t21;
    check[22] = t22;
    check[23] = t23;
    check[24] = t24;
    check[25] = t25;
    check[26] = t26;
    check[27] = t27;
    check[28] = t28;
    check[29] = t29;
    check[30] = t30;
    check[31] = t31;
}

void ecc_sparse_pin_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[1] ^ entry[3] ^ entry[9] ^ entry[21] ^ entry[24] ^ entry[29] ^ entry[37]
        ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[67] ^ entry[70] ^ entry[74]
        ^ entry[77] ^ entry[81] ^ entry[83] ^ entry[84] ^ entry[87] ^ entry[93] ^ entry[98] ^ entry[99]
        ^ entry[102] ^ entry[115] ^ entry[120] ^ entry[133] ^ entry[144] ^ entry[147] ^ entry[150] ^ entry[152]
        ^ entry[153] ^ entry[161] ^ entry[163] ^ entry[169] ^ entry[170] ^ entry[174] ^ entry[192] ^ entry[203]
        ^ entry[213] ^ entry[217] ^ entry[220] ^ entry[223] ^ entry[232] ^ entry[241] ^ entry[243] ^ entry[244]
        ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[268] ^ entry[270] ^ entry[277] ^ entry[283] ^ entry[287];
    const uint64_t t1 = entry[2] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16]
        ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[26] ^ entry[43] ^ entry[47] ^ entry[66] ^ entry[67] ^ entry[70]
        ^ entry[72] ^ entry[73] ^ entry[84] ^ entry[87] ^ entry[91] ^ entry[96] ^ entry[97] ^ entry[115]
        ^ entry[140] ^ entry[148] ^ entry[152] ^ entry[153] ^ entry[165] ^ entry[169] ^ entry[171] ^ entry[200]
        ^ entry[209] ^ entry[213] ^ entry[214] ^ entry[219] ^ entry[231] ^ entry[234] ^ entry[238] ^ entry[242]
        ^ entry[248] ^ entry[258] ^ entry[263] ^ entry[268] ^ entry[281] ^ entry[283] ^ entry[285] ^ entry[287];
    const uint64_t t2 = entry[4] ^ entry[16] ^ entry[18] ^ entry[19] ^ entry[23] ^ entry[27] ^ entry[30]
        ^ entry[37] ^ entry[39] ^ entry[41] ^ entry[45] ^ entry[52] ^ entry[55] ^ entry[60] ^ entry[75] ^ entry[83]
        ^ entry[90] ^ entry[95] ^ entry[100] ^ entry[105] ^ entry[119] ^ entry[121] ^ entry[125] ^ entry[135]
        ^ entry[162] ^ entry[164] ^ entry[175] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[190] ^ entry[194]
        ^ entry[202] ^ entry[208] ^ entry[216] ^ entry[218] ^ entry[221] ^ entry[233] ^ entry[238] ^ entry[239]
        ^ entry[240] ^ entry[249] ^ entry[250] ^ entry[260] ^ entry[262] ^ entry[264] ^ entry[269] ^ entry[273]
        ^ entry[276];
    const uint64_t t3 = entry[0] ^ entry[1] ^ entry[4] ^ entry[9] ^ entry[17] ^ entry[18] ^ entry[23] ^ entry[26]
        ^ entry[38] ^ entry[40] ^ entry[54] ^ entry[60] ^ entry[62] ^ entry[66] ^ entry[76] ^ entry[77] ^ entry[81]
        ^ entry[83] ^ entry[84] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[96] ^ entry[97] ^ entry[104]
        ^ entry[107] ^ entry[135] ^ entry[140] ^ entry[145] ^ entry[146] ^ entry[151] ^ entry[152] ^ entry[153]
        ^ entry[159] ^ entry[162] ^ entry[167] ^ entry[169] ^ entry[183] ^ entry[202] ^ entry[209] ^ entry[220]
        ^ entry[222] ^ entry[223] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[242] ^ entry[248] ^ entry[276]
        ^ entry[281] ^ entry[285];
    const uint64_t t4 = entry[3] ^ entry[4] ^ entry[11] ^ entry[18] ^ entry[25] ^ entry[28] ^ entry[35] ^ entry[41]
        ^ entry[43] ^ entry[47] ^ entry[50] ^ entry[58] ^ entry[79] ^ entry[86] ^ entry[89] ^ entry[94] ^ entry[95]
        ^ entry[101] ^ entry[111] ^ entry[115] ^ entry[117] ^ entry[122] ^ entry[140] ^ entry[151] ^ entry[154]
        ^ entry[163] ^ entry[164] ^ entry[168] ^ entry[173] ^ entry[177] ^ entry[178] ^ entry[195] ^ entry[199]
        ^ entry[200] ^ entry[204] ^ entry[207] ^ entry[216] ^ entry[218] ^ entry[221] ^ entry[224] ^ entry[230]
        ^ entry[233] ^ entry[253] ^ entry[258] ^ entry[263] ^ entry[270] ^ entry[279];
    const uint64_t t5 = entry[8] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[22] ^ entry[26] ^ entry[27]
        ^ entry[36] ^ entry[38] ^ entry[52] ^ entry[59] ^ entry[63] ^ entry[65] ^ entry[68] ^ entry[71] ^ entry[87]
        ^ entry[91] ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[103] ^ entry[104] ^ entry[105] ^ entry[107]
        ^ entry[112] ^ entry[121] ^ entry[129] ^ entry[138] ^ entry[139] ^ entry[151] ^ entry[165] ^ entry[169]
        ^ entry[174] ^ entry[175] ^ entry[180] ^ entry[182] ^ entry[183] ^ entry[194] ^ entry[206] ^ entry[210]
        ^ entry[211] ^ entry[215] ^ entry[231] ^ entry[234] ^ entry[240] ^ entry[246] ^ entry[248] ^ entry[251]
        ^ entry[255] ^ entry[264] ^ entry[269] ^ entry[272] ^ entry[280] ^ entry[283] ^ entry[286];
    const uint64_t t6 = entry[2] ^ entry[4] ^ entry[12] ^ entry[15] ^ entry[20] ^ entry[27] ^ entry[29] ^ entry[30]
        ^ entry[35] ^ entry[39] ^ entry[52] ^ entry[55] ^ entry[61] ^ entry[64] ^ entry[72] ^ entry[73] ^ entry[75]
        ^ entry[82] ^ entry[100] ^ entry[108] ^ entry[111] ^ entry[128] ^ entry[136] ^ entry[141] ^ entry[145]
        ^ entry[148] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[159] ^ entry[173] ^ entry[175] ^ entry[177]
        ^ entry[178] ^ entry[181] ^ entry[182] ^ entry[192] ^ entry[205] ^ entry[214] ^ entry[216] ^ entry[218]
        ^ entry[219] ^ entry[221] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[240] ^ entry[249]
        ^ entry[253] ^ entry[254] ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[268] ^ entry[270] ^ entry[275]
        ^ entry[278] ^ entry[284];
    const uint64_t t7 = entry[0] ^ entry[8] ^ entry[12] ^ entry[15] ^ entry[29] ^ entry[33] ^ entry[37] ^ entry[42]
        ^ entry[44] ^ entry[49] ^ entry[65] ^ entry[68] ^ entry[76] ^ entry[82] ^ entry[93] ^ entry[109]
        ^ entry[112] ^ entry[113] ^ entry[117] ^ entry[125] ^ entry[126] ^ entry[129] ^ entry[139] ^ entry[145]
        ^ entry[151] ^ entry[155] ^ entry[156] ^ entry[159] ^ entry[176] ^ entry[179] ^ entry[185] ^ entry[186]
        ^ entry[188] ^ entry[196] ^ entry[215] ^ entry[222] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[229]
        ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[259] ^ entry[261] ^ entry[271] ^ entry[286];
    const uint64_t t8 = entry[4] ^ entry[29] ^ entry[41] ^ entry[45] ^ entry[48] ^ entry[51] ^ entry[53]
        ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[69] ^ entry[71] ^ entry[79] ^ entry[84] ^ entry[90] ^ entry[98]
        ^ entry[99] ^ entry[112] ^ entry[113] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[128] ^ entry[135]
        ^ entry[138] ^ entry[142] ^ entry[174] ^ entry[179] ^ entry[184] ^ entry[195] ^ entry[198] ^ entry[199]
        ^ entry[202] ^ entry[205] ^ entry[211] ^ entry[216] ^ entry[218] ^ entry[221] ^ entry[241] ^ entry[262]
        ^ entry[267] ^ entry[270] ^ entry[271] ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[278] ^ entry[280]
        ^ entry[285];
    const uint64_t t9 = entry[1] ^ entry[12] ^ entry[16] ^ entry[26] ^ entry[44] ^ entry[49] ^ entry[50]
        ^ entry[56] ^ entry[57] ^ entry[64] ^ entry[65] ^ entry[77] ^ entry[80] ^ entry[85] ^ entry[91] ^ entry[96]
        ^ entry[97] ^ entry[103] ^ entry[122] ^ entry[130] ^ entry[133] ^ entry[136] ^ entry[138] ^ entry[141]
        ^ entry[147] ^ entry[156] ^ entry[159] ^ entry[160] ^ entry[164] ^ entry[165] ^ entry[169] ^ entry[177]
        ^ entry[193] ^ entry[195] ^ entry[199] ^ entry[214] ^ entry[220] ^ entry[223] ^ entry[224] ^ entry[226]
        ^ entry[232] ^ entry[234] ^ entry[270] ^ entry[277] ^ entry[284];
    const uint64_t t10 = entry[4] ^ entry[15] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[40] ^ entry[43]
        ^ entry[46] ^ entry[47] ^ entry[61] ^ entry[71] ^ entry[79] ^ entry[82] ^ entry[88] ^ entry[99]
        ^ entry[101] ^ entry[109] ^ entry[114] ^ entry[115] ^ entry[138] ^ entry[150] ^ entry[151] ^ entry[155]
        ^ entry[158] ^ entry[167] ^ entry[172] ^ entry[173] ^ entry[174] ^ entry[185] ^ entry[189] ^ entry[190]
        ^ entry[201] ^ entry[205] ^ entry[210] ^ entry[211] ^ entry[216] ^ entry[218] ^ entry[221] ^ entry[229]
        ^ entry[235] ^ entry[236] ^ entry[241] ^ entry[247] ^ entry[261] ^ entry[263] ^ entry[267] ^ entry[275]
        ^ entry[278] ^ entry[280];
    const uint64_t t11 = entry[3] ^ entry[6] ^ entry[15] ^ entry[23] ^ entry[37] ^ entry[39] ^ entry[56]
        ^ entry[57] ^ entry[64] ^ entry[66] ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[90] ^ entry[92]
        ^ entry[107] ^ entry[130] ^ entry[136] ^ entry[140] ^ entry[141] ^ entry[143] ^ entry[148] ^ entry[150]
        ^ entry[162] ^ entry[181] ^ entry[182] ^ entry[189] ^ entry[209] ^ entry[212] ^ entry[214] ^ entry[217]
        ^ entry[238] ^ entry[245] ^ entry[249] ^ entry[250] ^ entry[270] ^ entry[274] ^ entry[277] ^ entry[285];
    const uint64_t t12 = entry[8] ^ entry[9] ^ entry[14] ^ entry[15] ^ entry[50] ^ entry[57] ^ entry[60]
        ^ entry[61] ^ entry[70] ^ entry[82] ^ entry[87] ^ entry[100] ^ entry[101] ^ entry[110] ^ entry[113]
        ^ entry[117] ^ entry[122] ^ entry[128] ^ entry[135] ^ entry[155] ^ entry[157] ^ entry[158] ^ entry[188]
        ^ entry[191] ^ entry[193] ^ entry[195] ^ entry[198] ^ entry[199] ^ entry[202] ^ entry[205] ^ entry[221]
        ^ entry[229] ^ entry[231] ^ entry[234] ^ entry[245] ^ entry[259] ^ entry[270] ^ entry[273] ^ entry[275]
        ^ entry[276] ^ entry[278];
    const uint64_t t13 = entry[3] ^ entry[6] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[13] ^ entry[14] ^ entry[17]
        ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[28] ^ entry[31] ^ entry[44] ^ entry[45] ^ entry[53] ^ entry[71]
        ^ entry[74] ^ entry[76] ^ entry[78] ^ entry[82] ^ entry[84] ^ entry[87] ^ entry[88] ^ entry[93]
        ^ entry[101] ^ entry[102] ^ entry[112] ^ entry[122] ^ entry[134] ^ entry[138] ^ entry[142] ^ entry[150]
        ^ entry[152] ^ entry[153] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[166] ^ entry[167] ^ entry[168]
        ^ entry[170] ^ entry[173] ^ entry[183] ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[195] ^ entry[199]
        ^ entry[211] ^ entry[217] ^ entry[231] ^ entry[232] ^ entry[235] ^ entry[240] ^ entry[244] ^ entry[257]
        ^ entry[270] ^ entry[280];
    const uint64_t t14 = entry[3] ^ entry[6] ^ entry[15] ^ entry[18] ^ entry[34] ^ entry[38] ^ entry[40]
        ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[65] ^ entry[74] ^ entry[82] ^ entry[89]
        ^ entry[94] ^ entry[95] ^ entry[107] ^ entry[114] ^ entry[115] ^ entry[120] ^ entry[150] ^ entry[155]
        ^ entry[164] ^ entry[165] ^ entry[171] ^ entry[183] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[198]
        ^ entry[217] ^ entry[225] ^ entry[229] ^ entry[233] ^ entry[248] ^ entry[261] ^ entry[263] ^ entry[267]
        ^ entry[276];
    const uint64_t t15 = entry[1] ^ entry[2] ^ entry[3] ^ entry[15] ^ entry[18] ^ entry[39] ^ entry[41] ^ entry[45]
        ^ entry[49] ^ entry[55] ^ entry[59] ^ entry[61] ^ entry[63] ^ entry[74] ^ entry[77] ^ entry[86] ^ entry[94]
        ^ entry[95] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[129] ^ entry[131] ^ entry[144] ^ entry[147]
        ^ entry[150] ^ entry[152] ^ entry[154] ^ entry[164] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[192]
        ^ entry[196] ^ entry[199] ^ entry[201] ^ entry[205] ^ entry[206] ^ entry[215] ^ entry[217] ^ entry[220]
        ^ entry[223] ^ entry[224] ^ entry[228] ^ entry[230] ^ entry[233] ^ entry[241] ^ entry[249] ^ entry[250]
        ^ entry[260] ^ entry[262] ^ entry[266] ^ entry[268] ^ entry[271] ^ entry[275] ^ entry[278] ^ entry[279];
    const uint64_t t16 = entry[1] ^ entry[9] ^ entry[16] ^ entry[22] ^ entry[29] ^ entry[34] ^ entry[38]
        ^ entry[40] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[81]
        ^ entry[84] ^ entry[91] ^ entry[99] ^ entry[107] ^ entry[113] ^ entry[116] ^ entry[117] ^ entry[123]
        ^ entry[125] ^ entry[126] ^ entry[130] ^ entry[133] ^ entry[136] ^ entry[152] ^ entry[153] ^ entry[165]
        ^ entry[172] ^ entry[174] ^ entry[177] ^ entry[183] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191]
        ^ entry[192] ^ entry[196] ^ entry[233] ^ entry[234] ^ entry[238] ^ entry[241] ^ entry[248] ^ entry[249]
        ^ entry[259] ^ entry[261] ^ entry[266] ^ entry[268] ^ entry[271] ^ entry[274] ^ entry[277];
    const uint64_t t17 = entry[2] ^ entry[5] ^ entry[14] ^ entry[15] ^ entry[25] ^ entry[28] ^ entry[35]
        ^ entry[44] ^ entry[52] ^ entry[55] ^ entry[66] ^ entry[72] ^ entry[73] ^ entry[86] ^ entry[101]
        ^ entry[106] ^ entry[111] ^ entry[112] ^ entry[121] ^ entry[136] ^ entry[140] ^ entry[141] ^ entry[143]
        ^ entry[148] ^ entry[154] ^ entry[164] ^ entry[173] ^ entry[177] ^ entry[184] ^ entry[185] ^ entry[186]
        ^ entry[187] ^ entry[194] ^ entry[196] ^ entry[202] ^ entry[209] ^ entry[212] ^ entry[214] ^ entry[224]
        ^ entry[228] ^ entry[230] ^ entry[247] ^ entry[253] ^ entry[257] ^ entry[264] ^ entry[269] ^ entry[285];
    const uint64_t t18 = entry[8] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[23] ^ entry[27]
        ^ entry[33] ^ entry[37] ^ entry[55] ^ entry[59] ^ entry[63] ^ entry[65] ^ entry[78] ^ entry[82] ^ entry[87]
        ^ entry[90] ^ entry[95] ^ entry[100] ^ entry[119] ^ entry[123] ^ entry[129] ^ entry[131] ^ entry[136]
        ^ entry[139] ^ entry[155] ^ entry[157] ^ entry[158] ^ entry[162] ^ entry[164] ^ entry[167] ^ entry[175]
        ^ entry[179] ^ entry[192] ^ entry[206] ^ entry[209] ^ entry[215] ^ entry[226] ^ entry[229] ^ entry[231]
        ^ entry[233] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[246] ^ entry[252] ^ entry[254] ^ entry[266]
        ^ entry[268] ^ entry[282] ^ entry[286];
    const uint64_t t19 = entry[2] ^ entry[5] ^ entry[8] ^ entry[14] ^ entry[24] ^ entry[32] ^ entry[36] ^ entry[44]
        ^ entry[58] ^ entry[64] ^ entry[65] ^ entry[72] ^ entry[73] ^ entry[87] ^ entry[89] ^ entry[102]
        ^ entry[105] ^ entry[112] ^ entry[121] ^ entry[132] ^ entry[134] ^ entry[136] ^ entry[141] ^ entry[148]
        ^ entry[149] ^ entry[157] ^ entry[170] ^ entry[180] ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[200]
        ^ entry[204] ^ entry[205] ^ entry[214] ^ entry[220] ^ entry[231] ^ entry[243] ^ entry[244] ^ entry[251]
        ^ entry[279] ^ entry[280] ^ entry[284];
    const uint64_t t20 = entry[2] ^ entry[5] ^ entry[11] ^ entry[20] ^ entry[21] ^ entry[24] ^ entry[31]
        ^ entry[33] ^ entry[34] ^ entry[38] ^ entry[44] ^ entry[55] ^ entry[60] ^ entry[62] ^ entry[65] ^ entry[67]
        ^ entry[72] ^ entry[86] ^ entry[93] ^ entry[95] ^ entry[102] ^ entry[107] ^ entry[112] ^ entry[135]
        ^ entry[136] ^ entry[139] ^ entry[148] ^ entry[149] ^ entry[153] ^ entry[154] ^ entry[163] ^ entry[170]
        ^ entry[177] ^ entry[183] ^ entry[185] ^ entry[186] ^ entry[192] ^ entry[202] ^ entry[204] ^ entry[215]
        ^ entry[224] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[237] ^ entry[244] ^ entry[248] ^ entry[256]
        ^ entry[265] ^ entry[266] ^ entry[268] ^ entry[275] ^ entry[276] ^ entry[282] ^ entry[286];
    const uint64_t t21 = entry[0] ^ entry[7] ^ entry[17] ^ entry[23] ^ entry[27] ^ entry[32] ^ entry[33]
        ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[42] ^ entry[44] ^ entry[48] ^ entry[51] ^ entry[53] ^ entry[56]
        ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[67] ^ entry[70] ^ entry[76] ^ entry[86] ^ entry[90] ^ entry[92]
        ^ entry[105] ^ entry[112] ^ entry[113] ^ entry[115] ^ entry[117] ^ entry[120] ^ entry[122] ^ entry[133]
        ^ entry[137] ^ entry[145] ^ entry[151] ^ entry[154] ^ entry[162] ^ entry[167] ^ entry[179] ^ entry[180]
        ^ entry[185] ^ entry[186] ^ entry[188] ^ entry[192] ^ entry[195] ^ entry[198] ^ entry[199] ^ entry[200]
        ^ entry[203] ^ entry[204] ^ entry[207] ^ entry[213] ^ entry[224] ^ entry[228] ^ entry[230] ^ entry[235]
        ^ entry[236] ^ entry[238] ^ entry[251] ^ entry[252] ^ entry[254] ^ entry[256] ^ entry[259] ^ entry[267]
        ^ entry[270] ^ entry[277] ^ entry[279] ^ entry[283];
    const uint64_t t22 = entry[0] ^ entry[1] ^ entry[9] ^ entry[10] ^ entry[16] ^ entry[26] ^ entry[36] ^ entry[41]
        ^ entry[45] ^ entry[48] ^ entry[52] ^ entry[69] ^ entry[76] ^ entry[84] ^ entry[101] ^ entry[105]
        ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[124] ^ entry[127] ^ entry[145] ^ entry[146] ^ entry[151]
        ^ entry[152] ^ entry[153] ^ entry[160] ^ entry[164] ^ entry[165] ^ entry[180] ^ entry[184] ^ entry[186]
        ^ entry[194] ^ entry[198] ^ entry[204] ^ entry[220] ^ entry[222] ^ entry[223] ^ entry[234] ^ entry[245]
        ^ entry[251] ^ entry[255] ^ entry[260] ^ entry[262] ^ entry[264] ^ entry[266] ^ entry[267];
    const uint64_t t23 = entry[0] ^ entry[7] ^ entry[20] ^ entry[21] ^ entry[26] ^ entry[33] ^ entry[37]
        ^ entry[43] ^ entry[47] ^ entry[56] ^ entry[59] ^ entry[63] ^ entry[66] ^ entry[74] ^ entry[76] ^ entry[86]
        ^ entry[93] ^ entry[96] ^ entry[97] ^ entry[99] ^ entry[115] ^ entry[117] ^ entry[129] ^ entry[140]
        ^ entry[143] ^ entry[145] ^ entry[151] ^ entry[163] ^ entry[169] ^ entry[171] ^ entry[176] ^ entry[179]
        ^ entry[193] ^ entry[206] ^ entry[209] ^ entry[216] ^ entry[232] ^ entry[235] ^ entry[237] ^ entry[242]
        ^ entry[254] ^ entry[258] ^ entry[259] ^ entry[263] ^ entry[272] ^ entry[278] ^ entry[285];
    const uint64_t t24 = entry[2] ^ entry[4] ^ entry[18] ^ entry[24] ^ entry[29] ^ entry[36] ^ entry[48]
        ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[65] ^ entry[68] ^ entry[71] ^ entry[72] ^ entry[73]
        ^ entry[75] ^ entry[95] ^ entry[98] ^ entry[99] ^ entry[102] ^ entry[120] ^ entry[121] ^ entry[124]
        ^ entry[127] ^ entry[133] ^ entry[138] ^ entry[139] ^ entry[141] ^ entry[148] ^ entry[164] ^ entry[170]
        ^ entry[174] ^ entry[175] ^ entry[194] ^ entry[195] ^ entry[198] ^ entry[200] ^ entry[203] ^ entry[204]
        ^ entry[206] ^ entry[207] ^ entry[210] ^ entry[211] ^ entry[215] ^ entry[216] ^ entry[217] ^ entry[218]
        ^ entry[219] ^ entry[221] ^ entry[230] ^ entry[233] ^ entry[239] ^ entry[241] ^ entry[243] ^ entry[244]
        ^ entry[257] ^ entry[264] ^ entry[267] ^ entry[277] ^ entry[279] ^ entry[280] ^ entry[286];
    const uint64_t t25 = entry[0] ^ entry[7] ^ entry[24] ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[40]
        ^ entry[49] ^ entry[54] ^ entry[66] ^ entry[67] ^ entry[70] ^ entry[74] ^ entry[76] ^ entry[80]
        ^ entry[108] ^ entry[111] ^ entry[114] ^ entry[122] ^ entry[125] ^ entry[140] ^ entry[145] ^ entry[151]
        ^ entry[177] ^ entry[178] ^ entry[181] ^ entry[182] ^ entry[189] ^ entry[190] ^ entry[196] ^ entry[197]
        ^ entry[209] ^ entry[223] ^ entry[238] ^ entry[249] ^ entry[253] ^ entry[261] ^ entry[271] ^ entry[274]
        ^ entry[281] ^ entry[283] ^ entry[285] ^ entry[287];
    const uint64_t t26 = entry[17] ^ entry[27] ^ entry[29] ^ entry[30] ^ entry[36] ^ entry[38] ^ entry[42]
        ^ entry[58] ^ entry[65] ^ entry[74] ^ entry[88] ^ entry[100] ^ entry[104] ^ entry[105] ^ entry[107]
        ^ entry[111] ^ entry[113] ^ entry[117] ^ entry[132] ^ entry[134] ^ entry[139] ^ entry[156] ^ entry[166]
        ^ entry[167] ^ entry[170] ^ entry[175] ^ entry[180] ^ entry[183] ^ entry[188] ^ entry[194] ^ entry[200]
        ^ entry[204] ^ entry[215] ^ entry[235] ^ entry[240] ^ entry[248] ^ entry[251] ^ entry[255] ^ entry[259]
        ^ entry[277] ^ entry[279] ^ entry[282] ^ entry[286];
    const uint64_t t27 = entry[19] ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[39] ^ entry[41] ^ entry[43]
        ^ entry[45] ^ entry[52] ^ entry[58] ^ entry[90] ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[102]
        ^ entry[103] ^ entry[108] ^ entry[112] ^ entry[118] ^ entry[121] ^ entry[127] ^ entry[132] ^ entry[153]
        ^ entry[162] ^ entry[169] ^ entry[175] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[194] ^ entry[200]
        ^ entry[204] ^ entry[211] ^ entry[218] ^ entry[238] ^ entry[240] ^ entry[246] ^ entry[249] ^ entry[262]
        ^ entry[264] ^ entry[279];
    const uint64_t t28 = entry[3] ^ entry[12] ^ entry[23] ^ entry[25] ^ entry[28] ^ entry[29] ^ entry[35]
        ^ entry[49] ^ entry[56] ^ entry[59] ^ entry[61] ^ entry[63] ^ entry[69] ^ entry[71] ^ entry[74] ^ entry[99]
        ^ entry[101] ^ entry[106] ^ entry[110] ^ entry[111] ^ entry[117] ^ entry[125] ^ entry[129] ^ entry[138]
        ^ entry[142] ^ entry[144] ^ entry[150] ^ entry[156] ^ entry[159] ^ entry[172] ^ entry[173] ^ entry[174]
        ^ entry[177] ^ entry[196] ^ entry[197] ^ entry[206] ^ entry[211] ^ entry[217] ^ entry[226] ^ entry[227]
        ^ entry[241] ^ entry[244] ^ entry[247] ^ entry[251] ^ entry[253] ^ entry[271] ^ entry[272] ^ entry[280]
        ^ entry[286];
    const uint64_t t29 = entry[1] ^ entry[12] ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[28] ^ entry[31]
        ^ entry[32] ^ entry[33] ^ entry[36] ^ entry[37] ^ entry[40] ^ entry[48] ^ entry[56] ^ entry[64] ^ entry[77]
        ^ entry[85] ^ entry[93] ^ entry[96] ^ entry[101] ^ entry[102] ^ entry[105] ^ entry[113] ^ entry[116]
        ^ entry[117] ^ entry[120] ^ entry[124] ^ entry[136] ^ entry[141] ^ entry[146] ^ entry[156] ^ entry[159]
        ^ entry[163] ^ entry[168] ^ entry[170] ^ entry[173] ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[188]
        ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[198] ^ entry[212] ^ entry[214] ^ entry[220] ^ entry[223]
        ^ entry[226] ^ entry[232] ^ entry[237] ^ entry[244] ^ entry[251] ^ entry[252] ^ entry[254] ^ entry[259]
        ^ entry[261] ^ entry[262] ^ entry[267];
    const uint64_t t30 = entry[11] ^ entry[16] ^ entry[33] ^ entry[37] ^ entry[40] ^ entry[49] ^ entry[54]
        ^ entry[59] ^ entry[61] ^ entry[63] ^ entry[66] ^ entry[67] ^ entry[70] ^ entry[72] ^ entry[86] ^ entry[91]
        ^ entry[97] ^ entry[109] ^ entry[116] ^ entry[125] ^ entry[129] ^ entry[131] ^ entry[135] ^ entry[137]
        ^ entry[153] ^ entry[154] ^ entry[160] ^ entry[165] ^ entry[176] ^ entry[179] ^ entry[180] ^ entry[189]
        ^ entry[190] ^ entry[196] ^ entry[197] ^ entry[201] ^ entry[205] ^ entry[206] ^ entry[208] ^ entry[213]
        ^ entry[224] ^ entry[229] ^ entry[230] ^ entry[234] ^ entry[254] ^ entry[261] ^ entry[264] ^ entry[271]
        ^ entry[275] ^ entry[278] ^ entry[283];
    const uint64_t t31 = entry[12] ^ entry[21] ^ entry[35] ^ entry[39] ^ entry[41] ^ entry[45] ^ entry[55]
        ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[67] ^ entry[70] ^ entry[80] ^ entry[85] ^ entry[88] ^ entry[93]
        ^ entry[101] ^ entry[106] ^ entry[110] ^ entry[111] ^ entry[118] ^ entry[135] ^ entry[137] ^ entry[139]
        ^ entry[149] ^ entry[155] ^ entry[156] ^ entry[159] ^ entry[161] ^ entry[163] ^ entry[166] ^ entry[167]
        ^ entry[177] ^ entry[184] ^ entry[202] ^ entry[204] ^ entry[208] ^ entry[213] ^ entry[226] ^ entry[232]
        ^ entry[235] ^ entry[253] ^ entry[262] ^ entry[276] ^ entry[283];
    const uint64_t t32 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15 | t16
        | t17 | t18 | t19 | t20 | t21 | t22 | t23 | t24 | t25 | t26 | t27 | t28 | t29 | t30 | t31;
    const uint64_t t33 = t0 & ~t1;
    const uint64_t t34 = ~t2 & t3;
    const uint64_t t35 = t33 & t34;
    const uint64_t t36 = ~t4 & ~t5;
    const uint64_t t37 = ~t6 & t7;
    const uint64_t t38 = t36 & t37;
    const uint64_t t39 = t35 & t38;
    const uint64_t t40 = ~t8 & ~t9;
    const uint64_t t41 = ~t10 & ~t11;
    const uint64_t t42 = t40 & t41;
    const uint64_t t43 = ~t12 & ~t13;
    const uint64_t t44 = ~t14 & ~t15;
    const uint64_t t45 = t43 & t44;
    const uint64_t t46 = t42 & t45;
    const uint64_t t47 = t39 & t46;
    const uint64_t t48 = ~t16 & ~t17;
    const uint64_t t49 = ~t18 & ~t19;
    const uint64_t t50 = t48 & t49;
    const uint64_t t51 = ~t20 & t21;
    const uint64_t t52 = t22 & t23;
    const uint64_t t53 = t51 & t52;
    const uint64_t t54 = t50 & t53;
    const uint64_t t55 = ~t24 & t25;
    const uint64_t t56 = ~t26 & ~t27;
    const uint64_t t57 = t55 & t56;
    const uint64_t t58 = ~t28 & ~t29;
    const uint64_t t59 = ~t30 & ~t31;
    const uint64_t t60 = t58 & t59;
    const uint64_t t61 = t57 & t60;
    const uint64_t t62 = t54 & t61;
    const uint64_t t63 = t47 & t62;
    const uint64_t t64 = ~t6 & ~t7;
    const uint64_t t65 = t36 & t64;
    const uint64_t t66 = t35 & t65;
    const uint64_t t67 = ~t8 & t9;
    const uint64_t t68 = t41 & t67;
    const uint64_t t69 = ~t14 & t15;
    const uint64_t t70 = t43 & t69;
    const uint64_t t71 = t68 & t70;
    const uint64_t t72 = t66 & t71;
    const uint64_t t73 = t16 & ~t17;
    const uint64_t t74 = t49 & t73;
    const uint64_t t75 = ~t20 & ~t21;
    const uint64_t t76 = t22 & ~t23;
    const uint64_t t77 = t75 & t76;
    const uint64_t t78 = t74 & t77;
    const uint64_t t79 = ~t24 & ~t25;
    const uint64_t t80 = t56 & t79;
    const uint64_t t81 = ~t28 & t29;
    const uint64_t t82 = t59 & t81;
    const uint64_t t83 = t80 & t82;
    const uint64_t t84 = t78 & t83;
    const uint64_t t85 = t72 & t84;
    const uint64_t t86 = ~t0 & t1;
    const uint64_t t87 = ~t2 & ~t3;
    const uint64_t t88 = t86 & t87;
    const uint64_t t89 = t6 & ~t7;
    const uint64_t t90 = t36 & t89;
    const uint64_t t91 = t88 & t90;
    const uint64_t t92 = t42 & t70;
    const uint64_t t93 = t91 & t92;
    const uint64_t t94 = ~t16 & t17;
    const uint64_t t95 = ~t18 & t19;
    const uint64_t t96 = t94 & t95;
    const uint64_t t97 = t20 & ~t21;
    const uint64_t t98 = ~t22 & ~t23;
    const uint64_t t99 = t97 & t98;
    const uint64_t t100 = t96 & t99;
    const uint64_t t101 = t24 & ~t25;
    const uint64_t t102 = t56 & t101;
    const uint64_t t103 = t60 & t102;
    const uint64_t t104 = t100 & t103;
    const uint64_t t105 = t93 & t104;
    const uint64_t t106 = t33 & t87;
    const uint64_t t107 = t4 & ~t5;
    const uint64_t t108 = t64 & t107;
    const uint64_t t109 = t106 & t108;
    const uint64_t t110 = ~t10 & t11;
    const uint64_t t111 = t40 & t110;
    const uint64_t t112 = ~t12 & t13;
    const uint64_t t113 = t14 & t15;
    const uint64_t t114 = t112 & t113;
    const uint64_t t115 = t111 & t114;
    const uint64_t t116 = t109 & t115;
    const uint64_t t117 = t75 & t98;
    const uint64_t t118 = t50 & t117;
    const uint64_t t119 = t28 & ~t29;
    const uint64_t t120 = t59 & t119;
    const uint64_t t121 = t80 & t120;
    const uint64_t t122 = t118 & t121;
    const uint64_t t123 = t116 & t122;
    const uint64_t t124 = ~t0 & ~t1;
    const uint64_t t125 = t2 & t3;
    const uint64_t t126 = t124 & t125;
    const uint64_t t127 = t89 & t107;
    const uint64_t t128 = t126 & t127;
    const uint64_t t129 = t8 & ~t9;
    const uint64_t t130 = t10 & ~t11;
    const uint64_t t131 = t129 & t130;
    const uint64_t t132 = t45 & t131;
    const uint64_t t133 = t128 & t132;
    const uint64_t t134 = t103 & t118;
    const uint64_t t135 = t133 & t134;
    const uint64_t t136 = t87 & t124;
    const uint64_t t137 = t65 & t136;
    const uint64_t t138 = t46 & t137;
    const uint64_t t139 = t60 & t80;
    const uint64_t t140 = t100 & t139;
    const uint64_t t141 = t138 & t140;
    const uint64_t t142 = t14 & ~t15;
    const uint64_t t143 = t112 & t142;
    const uint64_t t144 = t111 & t143;
    const uint64_t t145 = t137 & t144;
    const uint64_t t146 = t118 & t139;
    const uint64_t t147 = t145 & t146;
    const uint64_t t148 = ~t22 & t23;
    const uint64_t t149 = t51 & t148;
    const uint64_t t150 = t50 & t149;
    const uint64_t t151 = t61 & t150;
    const uint64_t t152 = t138 & t151;
    const uint64_t t153 = ~t4 & t5;
    const uint64_t t154 = t37 & t153;
    const uint64_t t155 = t88 & t154;
    const uint64_t t156 = t12 & t13;
    const uint64_t t157 = t44 & t156;
    const uint64_t t158 = t42 & t157;
    const uint64_t t159 = t155 & t158;
    const uint64_t t160 = t18 & t19;
    const uint64_t t161 = t48 & t160;
    const uint64_t t162 = t117 & t161;
    const uint64_t t163 = t139 & t162;
    const uint64_t t164 = t159 & t163;
    const uint64_t t165 = t0 & t1;
    const uint64_t t166 = t34 & t165;
    const uint64_t t167 = t65 & t166;
    const uint64_t t168 = t158 & t167;
    const uint64_t t169 = t78 & t139;
    const uint64_t t170 = t168 & t169;
    const uint64_t t171 = t65 & t88;
    const uint64_t t172 = t44 & t112;
    const uint64_t t173 = t42 & t172;
    const uint64_t t174 = t171 & t173;
    const uint64_t t175 = t50 & t77;
    const uint64_t t176 = t139 & t175;
    const uint64_t t177 = t174 & t176;
    const uint64_t t178 = t108 & t136;
    const uint64_t t179 = t46 & t178;
    const uint64_t t180 = t50 & t99;
    const uint64_t t181 = t30 & ~t31;
    const uint64_t t182 = t58 & t181;
    const uint64_t t183 = t80 & t182;
    const uint64_t t184 = t180 & t183;
    const uint64_t t185 = t179 & t184;
    const uint64_t t186 = t6 & t7;
    const uint64_t t187 = t36 & t186;
    const uint64_t t188 = t88 & t187;
    const uint64_t t189 = t45 & t68;
    const uint64_t t190 = t188 & t189;
    const uint64_t t191 = t28 & t29;
    const uint64_t t192 = ~t30 & t31;
    const uint64_t t193 = t191 & t192;
    const uint64_t t194 = t80 & t193;
    const uint64_t t195 = t118 & t194;
    const uint64_t t196 = t190 & t195;
    const uint64_t t197 = t64 & t153;
    const uint64_t t198 = t88 & t197;
    const uint64_t t199 = t173 & t198;
    const uint64_t t200 = t146 & t199;
    const uint64_t t201 = t158 & t198;
    const uint64_t t202 = t94 & t160;
    const uint64_t t203 = t117 & t202;
    const uint64_t t204 = t139 & t203;
    const uint64_t t205 = t201 & t204;
    const uint64_t t206 = t136 & t187;
    const uint64_t t207 = t10 & t11;
    const uint64_t t208 = t40 & t207;
    const uint64_t t209 = t12 & ~t13;
    const uint64_t t210 = t113 & t209;
    const uint64_t t211 = t208 & t210;
    const uint64_t t212 = t206 & t211;
    const uint64_t t213 = t18 & ~t19;
    const uint64_t t214 = t94 & t213;
    const uint64_t t215 = t117 & t214;
    const uint64_t t216 = t139 & t215;
    const uint64_t t217 = t212 & t216;
    const uint64_t t218 = t2 & ~t3;
    const uint64_t t219 = t86 & t218;
    const uint64_t t220 = t197 & t219;
    const uint64_t t221 = t189 & t220;
    const uint64_t t222 = t78 & t183;
    const uint64_t t223 = t221 & t222;
    const uint64_t t224 = t34 & t124;
    const uint64_t t225 = t65 & t224;
    const uint64_t t226 = t40 & t130;
    const uint64_t t227 = t172 & t226;
    const uint64_t t228 = t225 & t227;
    const uint64_t t229 = t51 & t98;
    const uint64_t t230 = t50 & t229;
    const uint64_t t231 = t26 & ~t27;
    const uint64_t t232 = t79 & t231;
    const uint64_t t233 = t60 & t232;
    const uint64_t t234 = t230 & t233;
    const uint64_t t235 = t228 & t234;
    const uint64_t t236 = t108 & t126;
    const uint64_t t237 = t43 & t113;
    const uint64_t t238 = t42 & t237;
    const uint64_t t239 = t236 & t238;
    const uint64_t t240 = t48 & t213;
    const uint64_t t241 = t117 & t240;
    const uint64_t t242 = t103 & t241;
    const uint64_t t243 = t239 & t242;
    const uint64_t t244 = t124 & t218;
    const uint64_t t245 = t65 & t244;
    const uint64_t t246 = t46 & t245;
    const uint64_t t247 = ~t26 & t27;
    const uint64_t t248 = t79 & t247;
    const uint64_t t249 = t60 & t248;
    const uint64_t t250 = t241 & t249;
    const uint64_t t251 = t246 & t250;
    const uint64_t t252 = t90 & t136;
    const uint64_t t253 = t46 & t252;
    const uint64_t t254 = t97 & t148;
    const uint64_t t255 = t50 & t254;
    const uint64_t t256 = t139 & t255;
    const uint64_t t257 = t253 & t256;
    const uint64_t t258 = t87 & t165;
    const uint64_t t259 = t65 & t258;
    const uint64_t t260 = t173 & t259;
    const uint64_t t261 = t81 & t192;
    const uint64_t t262 = t80 & t261;
    const uint64_t t263 = t255 & t262;
    const uint64_t t264 = t260 & t263;
    const uint64_t t265 = t46 & t198;
    const uint64_t t266 = t74 & t117;
    const uint64_t t267 = t139 & t266;
    const uint64_t t268 = t265 & t267;
    const uint64_t t269 = t65 & t126;
    const uint64_t t270 = t45 & t111;
    const uint64_t t271 = t269 & t270;
    const uint64_t t272 = t229 & t240;
    const uint64_t t273 = t120 & t248;
    const uint64_t t274 = t272 & t273;
    const uint64_t t275 = t271 & t274;
    const uint64_t t276 = t65 & t106;
    const uint64_t t277 = t173 & t276;
    const uint64_t t278 = t48 & t95;
    const uint64_t t279 = t99 & t278;
    const uint64_t t280 = t24 & t25;
    const uint64_t t281 = t56 & t280;
    const uint64_t t282 = t82 & t281;
    const uint64_t t283 = t279 & t282;
    const uint64_t t284 = t277 & t283;
    const uint64_t t285 = t88 & t108;
    const uint64_t t286 = t227 & t285;
    const uint64_t t287 = t49 & t94;
    const uint64_t t288 = t117 & t287;
    const uint64_t t289 = t59 & t191;
    const uint64_t t290 = t80 & t289;
    const uint64_t t291 = t288 & t290;
    const uint64_t t292 = t286 & t291;
    const uint64_t t293 = t34 & t86;
    const uint64_t t294 = t197 & t293;
    const uint64_t t295 = t189 & t294;
    const uint64_t t296 = t52 & t75;
    const uint64_t t297 = t50 & t296;
    const uint64_t t298 = t249 & t297;
    const uint64_t t299 = t295 & t298;
    const uint64_t t300 = t89 & t153;
    const uint64_t t301 = t244 & t300;
    const uint64_t t302 = t46 & t301;
    const uint64_t t303 = t26 & t27;
    const uint64_t t304 = t79 & t303;
    const uint64_t t305 = t60 & t304;
    const uint64_t t306 = t272 & t305;
    const uint64_t t307 = t302 & t306;
    const uint64_t t308 = t173 & t178;
    const uint64_t t309 = t291 & t308;
    const uint64_t t310 = t106 & t187;
    const uint64_t t311 = t132 & t310;
    const uint64_t t312 = t101 & t231;
    const uint64_t t313 = t120 & t312;
    const uint64_t t314 = t266 & t313;
    const uint64_t t315 = t311 & t314;
    const uint64_t t316 = t90 & t244;
    const uint64_t t317 = t46 & t316;
    const uint64_t t318 = t118 & t233;
    const uint64_t t319 = t317 & t318;
    const uint64_t t320 = t137 & t173;
    const uint64_t t321 = t83 & t180;
    const uint64_t t322 = t320 & t321;
    const uint64_t t323 = t229 & t278;
    const uint64_t t324 = t83 & t323;
    const uint64_t t325 = t138 & t324;
    const uint64_t t326 = t38 & t136;
    const uint64_t t327 = t46 & t326;
    const uint64_t t328 = t20 & t21;
    const uint64_t t329 = t148 & t328;
    const uint64_t t330 = t240 & t329;
    const uint64_t t331 = t81 & t181;
    const uint64_t t332 = t80 & t331;
    const uint64_t t333 = t330 & t332;
    const uint64_t t334 = t327 & t333;
    const uint64_t t335 = t43 & t142;
    const uint64_t t336 = t42 & t335;
    const uint64_t t337 = t137 & t336;
    const uint64_t t338 = t74 & t99;
    const uint64_t t339 = t139 & t338;
    const uint64_t t340 = t337 & t339;
    const uint64_t t341 = t127 & t136;
    const uint64_t t342 = t46 & t341;
    const uint64_t t343 = t229 & t287;
    const uint64_t t344 = t119 & t192;
    const uint64_t t345 = t57 & t344;
    const uint64_t t346 = t343 & t345;
    const uint64_t t347 = t342 & t346;
    const uint64_t t348 = t136 & t197;
    const uint64_t t349 = t46 & t348;
    const uint64_t t350 = t51 & t76;
    const uint64_t t351 = t278 & t350;
    const uint64_t t352 = t82 & t312;
    const uint64_t t353 = t351 & t352;
    const uint64_t t354 = t349 & t353;
    const uint64_t t355 = t33 & t218;
    const uint64_t t356 = t38 & t355;
    const uint64_t t357 = t270 & t356;
    const uint64_t t358 = t149 & t240;
    const uint64_t t359 = t332 & t358;
    const uint64_t t360 = t357 & t359;
    const uint64_t t361 = t197 & t224;
    const uint64_t t362 = t336 & t361;
    const uint64_t t363 = t55 & t231;
    const uint64_t t364 = t60 & t363;
    const uint64_t t365 = t338 & t364;
    const uint64_t t366 = t362 & t365;
    const uint64_t t367 = t70 & t111;
    const uint64_t t368 = t316 & t367;
    const uint64_t t369 = t55 & t247;
    const uint64_t t370 = t58 & t192;
    const uint64_t t371 = t369 & t370;
    const uint64_t t372 = t118 & t371;
    const uint64_t t373 = t368 & t372;
    const uint64_t t374 = t226 & t335;
    const uint64_t t375 = t225 & t374;
    const uint64_t t376 = t57 & t331;
    const uint64_t t377 = t266 & t376;
    const uint64_t t378 = t375 & t377;
    const uint64_t t379 = t108 & t244;
    const uint64_t t380 = t41 & t129;
    const uint64_t t381 = t70 & t380;
    const uint64_t t382 = t379 & t381;
    const uint64_t t383 = t248 & t370;
    const uint64_t t384 = t175 & t383;
    const uint64_t t385 = t382 & t384;
    const uint64_t t386 = t234 & t327;
    const uint64_t t387 = t108 & t258;
    const uint64_t t388 = t374 & t387;
    const uint64_t t389 = t75 & t148;
    const uint64_t t390 = t50 & t389;
    const uint64_t t391 = t249 & t390;
    const uint64_t t392 = t388 & t391;
    const uint64_t t393 = t68 & t172;
    const uint64_t t394 = t326 & t393;
    const uint64_t t395 = t98 & t328;
    const uint64_t t396 = t96 & t395;
    const uint64_t t397 = t139 & t396;
    const uint64_t t398 = t394 & t397;
    const uint64_t t399 = t69 & t112;
    const uint64_t t400 = t380 & t399;
    const uint64_t t401 = t245 & t400;
    const uint64_t t402 = t384 & t401;
    const uint64_t t403 = t276 & t374;
    const uint64_t t404 = t146 & t403;
    const uint64_t t405 = t74 & t389;
    const uint64_t t406 = t139 & t405;
    const uint64_t t407 = t388 & t406;
    const uint64_t t408 = t335 & t380;
    const uint64_t t409 = t137 & t408;
    const uint64_t t410 = t74 & t350;
    const uint64_t t411 = t82 & t102;
    const uint64_t t412 = t410 & t411;
    const uint64_t t413 = t409 & t412;
    const uint64_t t414 = t71 & t326;
    const uint64_t t415 = t119 & t181;
    const uint64_t t416 = t57 & t415;
    const uint64_t t417 = t266 & t416;
    const uint64_t t418 = t414 & t417;
    const uint64_t t419 = t44 & t209;
    const uint64_t t420 = t68 & t419;
    const uint64_t t421 = t178 & t420;
    const uint64_t t422 = t146 & t421;
    const uint64_t t423 = t139 & t230;
    const uint64_t t424 = t409 & t423;
    const uint64_t t425 = t77 & t287;
    const uint64_t t426 = t101 & t247;
    const uint64_t t427 = t60 & t426;
    const uint64_t t428 = t425 & t427;
    const uint64_t t429 = t302 & t428;
    const uint64_t t430 = t172 & t380;
    const uint64_t t431 = t137 & t430;
    const uint64_t t432 = t423 & t431;
    const uint64_t t433 = t46 & t225;
    const uint64_t t434 = t57 & t182;
    const uint64_t t435 = t118 & t434;
    const uint64_t t436 = t433 & t435;
    const uint64_t t437 = t90 & t355;
    const uint64_t t438 = t92 & t437;
    const uint64_t t439 = t16 & t17;
    const uint64_t t440 = t213 & t439;
    const uint64_t t441 = t99 & t440;
    const uint64_t t442 = t80 & t370;
    const uint64_t t443 = t441 & t442;
    const uint64_t t444 = t438 & t443;
    const uint64_t t445 = t67 & t110;
    const uint64_t t446 = t45 & t445;
    const uint64_t t447 = t276 & t446;
    const uint64_t t448 = t74 & t149;
    const uint64_t t449 = t102 & t289;
    const uint64_t t450 = t448 & t449;
    const uint64_t t451 = t447 & t450;
    const uint64_t t452 = t419 & t445;
    const uint64_t t453 = t276 & t452;
    const uint64_t t454 = t74 & t229;
    const uint64_t t455 = t103 & t454;
    const uint64_t t456 = t453 & t455;
    const uint64_t t457 = t73 & t95;
    const uint64_t t458 = t229 & t457;
    const uint64_t t459 = t101 & t303;
    const uint64_t t460 = t60 & t459;
    const uint64_t t461 = t458 & t460;
    const uint64_t t462 = t179 & t461;
    const uint64_t t463 = t348 & t381;
    const uint64_t t464 = t240 & t389;
    const uint64_t t465 = t80 & t415;
    const uint64_t t466 = t464 & t465;
    const uint64_t t467 = t463 & t466;
    const uint64_t t468 = t380 & t419;
    const uint64_t t469 = t269 & t468;
    const uint64_t t470 = t50 & t395;
    const uint64_t t471 = t442 & t470;
    const uint64_t t472 = t469 & t471;
    const uint64_t t473 = t69 & t209;
    const uint64_t t474 = t131 & t473;
    const uint64_t t475 = t252 & t474;
    const uint64_t t476 = t118 & t465;
    const uint64_t t477 = t475 & t476;
    const uint64_t t478 = t180 & t442;
    const uint64_t t479 = t433 & t478;
    const uint64_t t480 = t92 & t348;
    const uint64_t t481 = t30 & t31;
    const uint64_t t482 = t119 & t481;
    const uint64_t t483 = t80 & t482;
    const uint64_t t484 = t464 & t483;
    const uint64_t t485 = t480 & t484;
    const uint64_t t486 = t252 & t446;
    const uint64_t t487 = t117 & t278;
    const uint64_t t488 = t83 & t487;
    const uint64_t t489 = t486 & t488;
    const uint64_t t490 = t136 & t154;
    const uint64_t t491 = t68 & t335;
    const uint64_t t492 = t490 & t491;
    const uint64_t t493 = t99 & t161;
    const uint64_t t494 = t60 & t312;
    const uint64_t t495 = t493 & t494;
    const uint64_t t496 = t492 & t495;
    const uint64_t t497 = t65 & t293;
    const uint64_t t498 = t270 & t497;
    const uint64_t t499 = t287 & t389;
    const uint64_t t500 = t434 & t499;
    const uint64_t t501 = t498 & t500;
    const uint64_t t502 = t46 & t259;
    const uint64_t t503 = t58 & t481;
    const uint64_t t504 = t57 & t503;
    const uint64_t t505 = t470 & t504;
    const uint64_t t506 = t502 & t505;
    const uint64_t t507 = t46 & t490;
    const uint64_t t508 = t134 & t507;
    const uint64_t t509 = t45 & t380;
    const uint64_t t510 = t137 & t509;
    const uint64_t t511 = t121 & t175;
    const uint64_t t512 = t510 & t511;
    const uint64_t t513 = t42 & t419;
    const uint64_t t514 = t259 & t513;
    const uint64_t t515 = t230 & t504;
    const uint64_t t516 = t514 & t515;
    const uint64_t t517 = t129 & t207;
    const uint64_t t518 = t172 & t517;
    const uint64_t t519 = t348 & t518;
    const uint64_t t520 = t102 & t120;
    const uint64_t t521 = t118 & t520;
    const uint64_t t522 = t519 & t521;
    const uint64_t t523 = t46 & t91;
    const uint64_t t524 = t102 & t182;
    const uint64_t t525 = t100 & t524;
    const uint64_t t526 = t523 & t525;
    const uint64_t t527 = t96 & t117;
    const uint64_t t528 = t103 & t527;
    const uint64_t t529 = t523 & t528;
    const uint64_t t530 = t115 & t276;
    const uint64_t t531 = t120 & t363;
    const uint64_t t532 = t390 & t531;
    const uint64_t t533 = t530 & t532;
    const uint64_t t534 = t134 & t317;
    const uint64_t t535 = t38 & t224;
    const uint64_t t536 = t173 & t535;
    const uint64_t t537 = t62 & t536;
    const uint64_t t538 = t83 & t118;
    const uint64_t t539 = t72 & t538;
    const uint64_t t540 = t111 & t172;
    const uint64_t t541 = t137 & t540;
    const uint64_t t542 = t139 & t241;
    const uint64_t t543 = t541 & t542;
    const uint64_t t544 = t132 & t178;
    const uint64_t t545 = t146 & t544;
    const uint64_t t546 = t137 & t189;
    const uint64_t t547 = t57 & t370;
    const uint64_t t548 = t118 & t547;
    const uint64_t t549 = t546 & t548;
    const uint64_t t550 = t46 & t66;
    const uint64_t t551 = t267 & t550;
    const uint64_t t552 = t142 & t156;
    const uint64_t t553 = t226 & t552;
    const uint64_t t554 = t206 & t553;
    const uint64_t t555 = t542 & t554;
    const uint64_t t556 = t33 & t125;
    const uint64_t t557 = t65 & t556;
    const uint64_t t558 = t46 & t557;
    const uint64_t t559 = t146 & t558;
    const uint64_t t560 = t167 & t430;
    const uint64_t t561 = t169 & t560;
    const uint64_t t562 = t118 & t262;
    const uint64_t t563 = t546 & t562;
    const uint64_t t564 = t92 & t178;
    const uint64_t t565 = t287 & t329;
    const uint64_t t566 = t183 & t565;
    const uint64_t t567 = t564 & t566;
    const uint64_t t568 = t197 & t258;
    const uint64_t t569 = t158 & t568;
    const uint64_t t570 = t163 & t569;
    const uint64_t t571 = t232 & t370;
    const uint64_t t572 = t118 & t571;
    const uint64_t t573 = t228 & t572;
    const uint64_t t574 = t178 & t336;
    const uint64_t t575 = t139 & t487;
    const uint64_t t576 = t574 & t575;
    const uint64_t t577 = t110 & t129;
    const uint64_t t578 = t45 & t577;
    const uint64_t t579 = t269 & t578;
    const uint64_t t580 = t249 & t272;
    const uint64_t t581 = t579 & t580;
    const uint64_t t582 = t189 & t198;
    const uint64_t t583 = t183 & t266;
    const uint64_t t584 = t582 & t583;
    const uint64_t t585 = t225 & t270;
    const uint64_t t586 = t423 & t585;
    const uint64_t t587 = t38 & t106;
    const uint64_t t588 = t173 & t587;
    const uint64_t t589 = t263 & t588;
    const uint64_t t590 = t178 & t238;
    const uint64_t t591 = t146 & t590;
    const uint64_t t592 = t238 & t379;
    const uint64_t t593 = t99 & t240;
    const uint64_t t594 = t103 & t593;
    const uint64_t t595 = t592 & t594;
    const uint64_t t596 = t82 & t248;
    const uint64_t t597 = t390 & t596;
    const uint64_t t598 = t295 & t597;
    const uint64_t t599 = t182 & t248;
    const uint64_t t600 = t390 & t599;
    const uint64_t t601 = t295 & t600;
    const uint64_t t602 = t276 & t509;
    const uint64_t t603 = t134 & t602;
    const uint64_t t604 = t132 & t276;
    const uint64_t t605 = t405 & t520;
    const uint64_t t606 = t604 & t605;
    const uint64_t t607 = t301 & t513;
    const uint64_t t608 = t241 & t305;
    const uint64_t t609 = t607 & t608;
    const uint64_t t610 = t157 & t226;
    const uint64_t t611 = t178 & t610;
    const uint64_t t612 = t194 & t425;
    const uint64_t t613 = t611 & t612;
    const uint64_t t614 = t82 & t426;
    const uint64_t t615 = t279 & t614;
    const uint64_t t616 = t277 & t615;
    const uint64_t t617 = t189 & t348;
    const uint64_t t618 = t118 & t249;
    const uint64_t t619 = t617 & t618;
    const uint64_t t620 = t46 & t361;
    const uint64_t t621 = t318 & t620;
    const uint64_t t622 = t197 & t244;
    const uint64_t t623 = t46 & t622;
    const uint64_t t624 = t82 & t232;
    const uint64_t t625 = t351 & t624;
    const uint64_t t626 = t623 & t625;
    const uint64_t t627 = t80 & t344;
    const uint64_t t628 = t288 & t627;
    const uint64_t t629 = t138 & t628;
    const uint64_t t630 = t111 & t335;
    const uint64_t t631 = t361 & t630;
    const uint64_t t632 = t233 & t338;
    const uint64_t t633 = t631 & t632;
    const uint64_t t634 = t60 & t369;
    const uint64_t t635 = t118 & t634;
    const uint64_t t636 = t253 & t635;
    const uint64_t t637 = t45 & t226;
    const uint64_t t638 = t326 & t637;
    const uint64_t t639 = t118 & t183;
    const uint64_t t640 = t638 & t639;
    const uint64_t t641 = t137 & t513;
    const uint64_t t642 = t118 & t627;
    const uint64_t t643 = t641 & t642;
    const uint64_t t644 = t344 & t363;
    const uint64_t t645 = t288 & t644;
    const uint64_t t646 = t342 & t645;
    const uint64_t t647 = t430 & t490;
    const uint64_t t648 = t249 & t396;
    const uint64_t t649 = t647 & t648;
    const uint64_t t650 = t326 & t468;
    const uint64_t t651 = t454 & t624;
    const uint64_t t652 = t650 & t651;
    const uint64_t t653 = t137 & t374;
    const uint64_t t654 = t61 & t118;
    const uint64_t t655 = t653 & t654;
    const uint64_t t656 = t139 & t150;
    const uint64_t t657 = t388 & t656;
    const uint64_t t658 = t266 & t332;
    const uint64_t t659 = t138 & t658;
    const uint64_t t660 = t37 & t107;
    const uint64_t t661 = t136 & t660;
    const uint64_t t662 = t513 & t661;
    const uint64_t t663 = t232 & t289;
    const uint64_t t664 = t448 & t663;
    const uint64_t t665 = t662 & t664;
    const uint64_t t666 = t118 & t383;
    const uint64_t t667 = t510 & t666;
    const uint64_t t668 = t77 & t240;
    const uint64_t t669 = t139 & t668;
    const uint64_t t670 = t246 & t669;
    const uint64_t t671 = t276 & t408;
    const uint64_t t672 = t50 & t350;
    const uint64_t t673 = t411 & t672;
    const uint64_t t674 = t671 & t673;
    const uint64_t t675 = t77 & t96;
    const uint64_t t676 = t427 & t675;
    const uint64_t t677 = t623 & t676;
    const uint64_t t678 = t8 & t9;
    const uint64_t t679 = t41 & t678;
    const uint64_t t680 = t157 & t679;
    const uint64_t t681 = t178 & t680;
    const uint64_t t682 = t61 & t230;
    const uint64_t t683 = t681 & t682;
    const uint64_t t684 = t92 & t137;
    const uint64_t t685 = t73 & t213;
    const uint64_t t686 = t117 & t685;
    const uint64_t t687 = t139 & t686;
    const uint64_t t688 = t684 & t687;
    const uint64_t t689 = t175 & t411;
    const uint64_t t690 = t138 & t689;
    const uint64_t t691 = t38 & t244;
    const uint64_t t692 = t92 & t691;
    const uint64_t t693 = t417 & t692;
    const uint64_t t694 = t92 & t326;
    const uint64_t t695 = t267 & t694;
    const uint64_t t696 = t175 & t427;
    const uint64_t t697 = t138 & t696;
    const uint64_t t698 = t252 & t468;
    const uint64_t t699 = t146 & t698;
    const uint64_t t700 = t92 & t490;
    const uint64_t t701 = t466 & t700;
    const uint64_t t702 = t137 & t446;
    const uint64_t t703 = t267 & t702;
    const uint64_t t704 = t183 & t241;
    const uint64_t t705 = t684 & t704;
    const uint64_t t706 = t305 & t487;
    const uint64_t t707 = t138 & t706;
    const uint64_t t708 = t189 & t276;
    const uint64_t t709 = t455 & t708;
    const uint64_t t710 = t233 & t487;
    const uint64_t t711 = t320 & t710;
    const uint64_t t712 = t80 & t503;
    const uint64_t t713 = t180 & t712;
    const uint64_t t714 = t469 & t713;
    const uint64_t t715 = t160 & t439;
    const uint64_t t716 = t99 & t715;
    const uint64_t t717 = t83 & t716;
    const uint64_t t718 = t486 & t717;
    const uint64_t t719 = t230 & t712;
    const uint64_t t720 = t138 & t719;
    const uint64_t t721 = t130 & t678;
    const uint64_t t722 = t172 & t721;
    const uint64_t t723 = t348 & t722;
    const uint64_t t724 = t521 & t723;
    const uint64_t t725 = t312 & t370;
    const uint64_t t726 = t593 & t725;
    const uint64_t t727 = t507 & t726;
    const uint64_t t728 = t108 & t293;
    const uint64_t t729 = t270 & t728;
    const uint64_t t730 = t61 & t499;
    const uint64_t t731 = t729 & t730;
    const uint64_t t732 = t411 & t527;
    const uint64_t t733 = t486 & t732;
    const uint64_t t734 = t122 & t431;
    const uint64_t t735 = t137 & t270;
    const uint64_t t736 = t139 & t499;
    const uint64_t t737 = t735 & t736;
    const uint64_t t738 = t92 & t276;
    const uint64_t t739 = t122 & t738;
    const uint64_t t740 = t187 & t224;
    const uint64_t t741 = t46 & t740;
    const uint64_t t742 = t62 & t741;
    const uint64_t t743 = t83 & t175;
    const uint64_t t744 = t433 & t743;
    const uint64_t t745 = t71 & t276;
    const uint64_t t746 = t146 & t745;
    const uint64_t t747 = t91 & t270;
    const uint64_t t748 = t104 & t747;
    const uint64_t t749 = t279 & t442;
    const uint64_t t750 = t138 & t749;
    const uint64_t t751 = t114 & t208;
    const uint64_t t752 = t276 & t751;
    const uint64_t t753 = t122 & t752;
    const uint64_t t754 = t4 & t5;
    const uint64_t t755 = t37 & t754;
    const uint64_t t756 = t224 & t755;
    const uint64_t t757 = t637 & t756;
    const uint64_t t758 = t62 & t757;
    const uint64_t t759 = t42 & t399;
    const uint64_t t760 = t167 & t759;
    const uint64_t t761 = t169 & t760;
    const uint64_t t762 = t167 & t173;
    const uint64_t t763 = t76 & t97;
    const uint64_t t764 = t74 & t763;
    const uint64_t t765 = t599 & t764;
    const uint64_t t766 = t762 & t765;
    const uint64_t t767 = t92 & t341;
    const uint64_t t768 = t287 & t395;
    const uint64_t t769 = t183 & t768;
    const uint64_t t770 = t767 & t769;
    const uint64_t t771 = t142 & t209;
    const uint64_t t772 = t226 & t771;
    const uint64_t t773 = t206 & t772;
    const uint64_t t774 = t241 & t442;
    const uint64_t t775 = t773 & t774;
    const uint64_t t776 = t189 & t206;
    const uint64_t t777 = t193 & t232;
    const uint64_t t778 = t118 & t777;
    const uint64_t t779 = t776 & t778;
    const uint64_t t780 = t163 & t641;
    const uint64_t t781 = t226 & t419;
    const uint64_t t782 = t137 & t781;
    const uint64_t t783 = t542 & t782;
    const uint64_t t784 = t189 & t740;
    const uint64_t t785 = t195 & t784;
    const uint64_t t786 = t175 & t183;
    const uint64_t t787 = t546 & t786;
    const uint64_t t788 = t118 & t442;
    const uint64_t t789 = t277 & t788;
    const uint64_t t790 = t269 & t540;
    const uint64_t t791 = t580 & t790;
    const uint64_t t792 = t109 & t173;
    const uint64_t t793 = t263 & t792;
    const uint64_t t794 = t68 & t237;
    const uint64_t t795 = t379 & t794;
    const uint64_t t796 = t77 & t214;
    const uint64_t t797 = t103 & t796;
    const uint64_t t798 = t795 & t797;
    const uint64_t t799 = t198 & t491;
    const uint64_t t800 = t222 & t799;
    const uint64_t t801 = t320 & t572;
    const uint64_t t802 = t272 & t571;
    const uint64_t t803 = t228 & t802;
    const uint64_t t804 = t308 & t538;
    const uint64_t t805 = t166 & t197;
    const uint64_t t806 = t189 & t805;
    const uint64_t t807 = t391 & t806;
    const uint64_t t808 = t279 & t352;
    const uint64_t t809 = t277 & t808;
    const uint64_t t810 = t171 & t336;
    const uint64_t t811 = t139 & t390;
    const uint64_t t812 = t810 & t811;
    const uint64_t t813 = t137 & t637;
    const uint64_t t814 = t121 & t266;
    const uint64_t t815 = t813 & t814;
    const uint64_t t816 = t227 & t341;
    const uint64_t t817 = t291 & t816;
    const uint64_t t818 = t106 & t197;
    const uint64_t t819 = t132 & t818;
    const uint64_t t820 = t266 & t520;
    const uint64_t t821 = t819 & t820;
    const uint64_t t822 = t241 & t460;
    const uint64_t t823 = t302 & t822;
    const uint64_t t824 = t183 & t390;
    const uint64_t t825 = t327 & t824;
    const uint64_t t826 = t189 & t341;
    const uint64_t t827 = t49 & t439;
    const uint64_t t828 = t99 & t827;
    const uint64_t t829 = t345 & t828;
    const uint64_t t830 = t826 & t829;
    const uint64_t t831 = t342 & t654;
    const uint64_t t832 = t326 & t509;
    const uint64_t t833 = t359 & t832;
    const uint64_t t834 = t232 & t331;
    const uint64_t t835 = t351 & t834;
    const uint64_t t836 = t349 & t835;
    const uint64_t t837 = t82 & t369;
    const uint64_t t838 = t118 & t837;
    const uint64_t t839 = t368 & t838;
    const uint64_t t840 = t301 & t367;
    const uint64_t t841 = t635 & t840;
    const uint64_t t842 = t42 & t143;
    const uint64_t t843 = t361 & t842;
    const uint64_t t844 = t632 & t843;
    const uint64_t t845 = t245 & t381;
    const uint64_t t846 = t383 & t425;
    const uint64_t t847 = t845 & t846;
    const uint64_t t848 = t227 & t326;
    const uint64_t t849 = t397 & t848;
    const uint64_t t850 = t173 & t326;
    const uint64_t t851 = t76 & t328;
    const uint64_t t852 = t96 & t851;
    const uint64_t t853 = t139 & t852;
    const uint64_t t854 = t850 & t853;
    const uint64_t t855 = t139 & t527;
    const uint64_t t856 = t320 & t855;
    const uint64_t t857 = t42 & t771;
    const uint64_t t858 = t326 & t857;
    const uint64_t t859 = t651 & t858;
    const uint64_t t860 = t208 & t335;
    const uint64_t t861 = t137 & t860;
    const uint64_t t862 = t377 & t861;
    const uint64_t t863 = t245 & t374;
    const uint64_t t864 = t377 & t863;
    const uint64_t t865 = t83 & t266;
    const uint64_t t866 = t641 & t865;
    const uint64_t t867 = t90 & t106;
    const uint64_t t868 = t92 & t867;
    const uint64_t t869 = t395 & t685;
    const uint64_t t870 = t139 & t869;
    const uint64_t t871 = t868 & t870;
    const uint64_t t872 = t137 & t420;
    const uint64_t t873 = t811 & t872;
    const uint64_t t874 = t425 & t460;
    const uint64_t t875 = t623 & t874;
    const uint64_t t876 = t103 & t230;
    const uint64_t t877 = t681 & t876;
    const uint64_t t878 = t117 & t827;
    const uint64_t t879 = t416 & t878;
    const uint64_t t880 = t694 & t879;
    const uint64_t t881 = t118 & t416;
    const uint64_t t882 = t138 & t881;
    const uint64_t t883 = t380 & t771;
    const uint64_t t884 = t137 & t883;
    const uint64_t t885 = t673 & t884;
    const uint64_t t886 = t69 & t156;
    const uint64_t t887 = t679 & t886;
    const uint64_t t888 = t178 & t887;
    const uint64_t t889 = t423 & t888;
    const uint64_t t890 = t46 & t285;
    const uint64_t t891 = t323 & t460;
    const uint64_t t892 = t890 & t891;
    const uint64_t t893 = t70 & t226;
    const uint64_t t894 = t137 & t893;
    const uint64_t t895 = t639 & t894;
    const uint64_t t896 = t99 & t287;
    const uint64_t t897 = t442 & t896;
    const uint64_t t898 = t469 & t897;
    const uint64_t t899 = t46 & t276;
    const uint64_t t900 = t876 & t899;
    const uint64_t t901 = t278 & t851;
    const uint64_t t902 = t370 & t459;
    const uint64_t t903 = t901 & t902;
    const uint64_t t904 = t179 & t903;
    const uint64_t t905 = t183 & t487;
    const uint64_t t906 = t475 & t905;
    const uint64_t t907 = t102 & t415;
    const uint64_t t908 = t464 & t907;
    const uint64_t t909 = t480 & t908;
    const uint64_t t910 = t179 & t876;
    const uint64_t t911 = t118 & t712;
    const uint64_t t912 = t246 & t911;
    const uint64_t t913 = t214 & t389;
    const uint64_t t914 = t61 & t913;
    const uint64_t t915 = t498 & t914;
    const uint64_t t916 = t348 & t637;
    const uint64_t t917 = t134 & t916;
    const uint64_t t918 = t131 & t172;
    const uint64_t t919 = t348 & t918;
    const uint64_t t920 = t120 & t426;
    const uint64_t t921 = t118 & t920;
    const uint64_t t922 = t919 & t921;
    const uint64_t t923 = t83 & t288;
    const uint64_t t924 = t735 & t923;
    const uint64_t t925 = t502 & t719;
    const uint64_t t926 = t91 & t446;
    const uint64_t t927 = t83 & t527;
    const uint64_t t928 = t926 & t927;
    const uint64_t t929 = t494 & t593;
    const uint64_t t930 = t700 & t929;
    const uint64_t t931 = t127 & t244;
    const uint64_t t932 = t132 & t931;
    const uint64_t t933 = t103 & t390;
    const uint64_t t934 = t932 & t933;
    const uint64_t t935 = t521 & t530;
    const uint64_t t936 = t118 & t427;
    const uint64_t t937 = t932 & t936;
    const uint64_t t938 = t134 & t523;
    const uint64_t t939 = t77 & t278;
    const uint64_t t940 = t83 & t939;
    const uint64_t t941 = t72 & t940;
    const uint64_t t942 = t131 & t419;
    const uint64_t t943 = t931 & t942;
    const uint64_t t944 = t134 & t943;
    const uint64_t t945 = t46 & t535;
    const uint64_t t946 = t176 & t945;
    const uint64_t t947 = t57 & t82;
    const uint64_t t948 = t175 & t947;
    const uint64_t t949 = t72 & t948;
    const uint64_t t950 = t71 & t178;
    const uint64_t t951 = t769 & t950;
    const uint64_t t952 = t206 & t336;
    const uint64_t t953 = t146 & t952;
    const uint64_t t954 = t194 & t241;
    const uint64_t t955 = t776 & t954;
    const uint64_t t956 = t46 & t206;
    const uint64_t t957 = t122 & t956;
    const uint64_t t958 = t139 & t343;
    const uint64_t t959 = t684 & t958;
    const uint64_t t960 = t704 & t773;
    const uint64_t t961 = t524 & t768;
    const uint64_t t962 = t564 & t961;
    const uint64_t t963 = t139 & t493;
    const uint64_t t964 = t201 & t963;
    const uint64_t t965 = t276 & t393;
    const uint64_t t966 = t263 & t965;
    const uint64_t t967 = t103 & t686;
    const uint64_t t968 = t592 & t967;
    const uint64_t t969 = t198 & t420;
    const uint64_t t970 = t222 & t969;
    const uint64_t t971 = t150 & t571;
    const uint64_t t972 = t228 & t971;
    const uint64_t t973 = t225 & t637;
    const uint64_t t974 = t423 & t973;
    const uint64_t t975 = t83 & t255;
    const uint64_t t976 = t138 & t975;
    const uint64_t t977 = t86 & t125;
    const uint64_t t978 = t65 & t977;
    const uint64_t t979 = t270 & t978;
    const uint64_t t980 = t229 & t685;
    const uint64_t t981 = t634 & t980;
    const uint64_t t982 = t979 & t981;
    const uint64_t t983 = t242 & t246;
    const uint64_t t984 = t173 & t301;
    const uint64_t t985 = t608 & t984;
    const uint64_t t986 = t70 & t131;
    const uint64_t t987 = t276 & t986;
    const uint64_t t988 = t820 & t987;
    const uint64_t t989 = t46 & t497;
    const uint64_t t990 = t811 & t989;
    const uint64_t t991 = t103 & t487;
    const uint64_t t992 = t899 & t991;
    const uint64_t t993 = t279 & t449;
    const uint64_t t994 = t277 & t993;
    const uint64_t t995 = t111 & t419;
    const uint64_t t996 = t137 & t995;
    const uint64_t t997 = t176 & t996;
    const uint64_t t998 = t250 & t349;
    const uint64_t t999 = t121 & t288;
    const uint64_t t1000 = t813 & t999;
    const uint64_t t1001 = t294 & t336;
    const uint64_t t1002 = t632 & t1001;
    const uint64_t t1003 = t266 & t634;
    const uint64_t t1004 = t368 & t1003;
    const uint64_t t1005 = t245 & t367;
    const uint64_t t1006 = t146 & t1005;
    const uint64_t t1007 = t351 & t663;
    const uint64_t t1008 = t349 & t1007;
    const uint64_t t1009 = t83 & t272;
    const uint64_t t1010 = t138 & t1009;
    const uint64_t t1011 = t107 & t186;
    const uint64_t t1012 = t136 & t1011;
    const uint64_t t1013 = t46 & t1012;
    const uint64_t t1014 = t288 & t345;
    const uint64_t t1015 = t1013 & t1014;
    const uint64_t t1016 = t359 & t956;
    const uint64_t t1017 = t175 & t233;
    const uint64_t t1018 = t349 & t1017;
    const uint64_t t1019 = t139 & t470;
    const uint64_t t1020 = t327 & t1019;
    const uint64_t t1021 = t103 & t288;
    const uint64_t t1022 = t320 & t1021;
    const uint64_t t1023 = t811 & t890;
    const uint64_t t1024 = t326 & t513;
    const uint64_t t1025 = t448 & t624;
    const uint64_t t1026 = t1024 & t1025;
    const uint64_t t1027 = t92 & t245;
    const uint64_t t1028 = t176 & t1027;
    const uint64_t t1029 = t326 & t374;
    const uint64_t t1030 = t377 & t1029;
    const uint64_t t1031 = t248 & t261;
    const uint64_t t1032 = t175 & t1031;
    const uint64_t t1033 = t845 & t1032;
    const uint64_t t1034 = t127 & t258;
    const uint64_t t1035 = t374 & t1034;
    const uint64_t t1036 = t811 & t1035;
    const uint64_t t1037 = t182 & t426;
    const uint64_t t1038 = t425 & t1037;
    const uint64_t t1039 = t623 & t1038;
    const uint64_t t1040 = t46 & t867;
    const uint64_t t1041 = t139 & t180;
    const uint64_t t1042 = t1040 & t1041;
    const uint64_t t1043 = t685 & t763;
    const uint64_t t1044 = t139 & t1043;
    const uint64_t t1045 = t868 & t1044;
    const uint64_t t1046 = t131 & t335;
    const uint64_t t1047 = t137 & t1046;
    const uint64_t t1048 = t673 & t1047;
    const uint64_t t1049 = t90 & t258;
    const uint64_t t1050 = t92 & t1049;
    const uint64_t t1051 = t99 & t685;
    const uint64_t t1052 = t139 & t1051;
    const uint64_t t1053 = t1050 & t1052;
    const uint64_t t1054 = t139 & t288;
    const uint64_t t1055 = t623 & t1054;
    const uint64_t t1056 = t106 & t127;
    const uint64_t t1057 = t110 & t678;
    const uint64_t t1058 = t157 & t1057;
    const uint64_t t1059 = t1056 & t1058;
    const uint64_t t1060 = t423 & t1059;
    const uint64_t t1061 = t326 & t381;
    const uint64_t t1062 = t417 & t1061;
    const uint64_t t1063 = t121 & t390;
    const uint64_t t1064 = t349 & t1063;
    const uint64_t t1065 = t245 & t468;
    const uint64_t t1066 = t146 & t1065;
    const uint64_t t1067 = t61 & t266;
    const uint64_t t1068 = t735 & t1067;
    const uint64_t t1069 = t184 & t475;
    const uint64_t t1070 = t269 & t883;
    const uint64_t t1071 = t478 & t1070;
    const uint64_t t1072 = t454 & t494;
    const uint64_t t1073 = t447 & t1072;
    const uint64_t t1074 = t475 & t824;
    const uint64_t t1075 = t564 & t891;
    const uint64_t t1076 = t487 & t520;
    const uint64_t t1077 = t919 & t1076;
    const uint64_t t1078 = t654 & t989;
    const uint64_t t1079 = t233 & t593;
    const uint64_t t1080 = t138 & t1079;
    const uint64_t t1081 = t46 & t568;
    const uint64_t t1082 = t515 & t1081;
    const uint64_t t1083 = t189 & t252;
    const uint64_t t1084 = t575 & t1083;
    const uint64_t t1085 = t497 & t578;
    const uint64_t t1086 = t730 & t1085;
    const uint64_t t1087 = t313 & t593;
    const uint64_t t1088 = t507 & t1087;
    const uint64_t t1089 = t502 & t654;
    const uint64_t t1090 = t0 ^ t3 ^ t4;
    const uint64_t t1091 = t1 ^ t2 ^ t6;
    const uint64_t t1092 = t0 ^ t2 ^ t4 ^ t7 ^ t9;
    const uint64_t t1093 = t2 ^ t8;
    const uint64_t t1094 = t2 ^ t10;
    const uint64_t t1095 = t11 ^ t13;
    const uint64_t t1096 = t11 ^ t14;
    const uint64_t t1097 = t1 ^ t2 ^ t4 ^ t9 ^ t15;
    const uint64_t t1098 = t9 ^ t16;
    const uint64_t t1099 = t17 ^ t19;
    const uint64_t t1100 = t17 ^ t20;
    const uint64_t t1101 = t0 ^ t2 ^ t4 ^ t22;
    const uint64_t t1102 = t21 ^ t23;
    const uint64_t t1103 = t1 ^ t2 ^ t24;
    const uint64_t t1104 = t21 ^ t25;
    const uint64_t t1105 = t2 ^ t4 ^ t28;
    const uint64_t t1106 = t9 ^ t29;
    const uint64_t t1107 = t5 | t12 | t18 | t26 | t27 | t30 | t31 | t1090 | t1091 | t1092 | t1093 | t1094 | t1095
        | t1096 | t1097 | t1098 | t1099 | t1100 | t1101 | t1102 | t1103 | t1104 | t1105 | t1106;
    const uint64_t t1108 = t0 ^ t2 ^ t4 ^ t9;
    const uint64_t t1109 = ~t1107 & t1108;
    const uint64_t t1110 = t9 & ~t1107;
    const uint64_t t1111 = t1 & ~t1107;
    const uint64_t t1112 = t2 ^ t4;
    const uint64_t t1113 = ~t1107 & t1112;
    const uint64_t t1114 = t2 & ~t1107;
    const uint64_t t1115 = t1 ^ t17;
    const uint64_t t1116 = ~t1107 & t1115;
    const uint64_t t1117 = t2 ^ t4 ^ t11;
    const uint64_t t1118 = ~t1107 & t1117;
    const uint64_t t1119 = t0 ^ t2 ^ t4 ^ t9 ^ t21;
    const uint64_t t1120 = ~t1107 & t1119;
    const uint64_t t1121 = t0 ^ t3;
    const uint64_t t1122 = t0 ^ t6 ^ t7 ^ t12 ^ t17;
    const uint64_t t1123 = t6 ^ t9 ^ t10;
    const uint64_t t1124 = t10 ^ t11;
    const uint64_t t1125 = t1 ^ t6 ^ t10 ^ t13;
    const uint64_t t1126 = t10 ^ t14;
    const uint64_t t1127 = t10 ^ t15;
    const uint64_t t1128 = t0 ^ t16;
    const uint64_t t1129 = t0 ^ t12 ^ t18;
    const uint64_t t1130 = t0 ^ t10 ^ t12 ^ t19;
    const uint64_t t1131 = t4 ^ t20;
    const uint64_t t1132 = t1 ^ t5 ^ t6 ^ t10 ^ t22;
    const uint64_t t1133 = t6 ^ t10 ^ t28;
    const uint64_t t1134 = t6 ^ t10 ^ t29;
    const uint64_t t1135 = t4 ^ t30;
    const uint64_t t1136 = t6 ^ t10 ^ t31;
    const uint64_t t1137 = t2 | t8 | t21 | t23 | t24 | t25 | t26 | t27 | t1121 | t1122 | t1123 | t1124 | t1125
        | t1126 | t1127 | t1128 | t1129 | t1130 | t1131 | t1132 | t1133 | t1134 | t1135 | t1136;
    const uint64_t t1138 = t0 ^ t12 ^ t17;
    const uint64_t t1139 = ~t1137 & t1138;
    const uint64_t t1140 = t0 & ~t1137;
    const uint64_t t1141 = t0 ^ t1 ^ t5 ^ t6 ^ t10;
    const uint64_t t1142 = ~t1137 & t1141;
    const uint64_t t1143 = t4 & ~t1137;
    const uint64_t t1144 = t6 ^ t10;
    const uint64_t t1145 = ~t1137 & t1144;
    const uint64_t t1146 = t0 ^ t5 ^ t10 ^ t12;
    const uint64_t t1147 = ~t1137 & t1146;
    const uint64_t t1148 = t10 ^ t17;
    const uint64_t t1149 = ~t1137 & t1148;
    const uint64_t t1150 = t10 & ~t1137;
    const uint64_t t1151 = t2 ^ t4 ^ t9 ^ t27;
    const uint64_t t1152 = t0 ^ t1 ^ t5;
    const uint64_t t1153 = t3 ^ t4 ^ t10 ^ t11;
    const uint64_t t1154 = t0 ^ t3 ^ t4 ^ t11 ^ t13;
    const uint64_t t1155 = t4 ^ t14;
    const uint64_t t1156 = t4 ^ t15;
    const uint64_t t1157 = t0 ^ t1 ^ t16;
    const uint64_t t1158 = t4 ^ t18 ^ t27;
    const uint64_t t1159 = t0 ^ t6 ^ t20;
    const uint64_t t1160 = t3 ^ t4 ^ t21;
    const uint64_t t1161 = t9 ^ t22;
    const uint64_t t1162 = t0 ^ t6 ^ t23;
    const uint64_t t1163 = t4 ^ t24;
    const uint64_t t1164 = t3 ^ t4 ^ t11 ^ t26;
    const uint64_t t1165 = t11 ^ t28;
    const uint64_t t1166 = t0 ^ t29;
    const uint64_t t1167 = t9 ^ t30;
    const uint64_t t1168 = t0 ^ t31;
    const uint64_t t1169 = t7 | t8 | t12 | t17 | t19 | t25 | t1151 | t1152 | t1153 | t1154 | t1155 | t1156 | t1157
        | t1158 | t1159 | t1160 | t1161 | t1162 | t1163 | t1164 | t1165 | t1166 | t1167 | t1168;
    const uint64_t t1170 = t9 & ~t1169;
    const uint64_t t1171 = t3 ^ t4 ^ t11;
    const uint64_t t1172 = ~t1169 & t1171;
    const uint64_t t1173 = t4 & ~t1169;
    const uint64_t t1174 = t11 ^ t27;
    const uint64_t t1175 = ~t1169 & t1174;
    const uint64_t t1176 = t6 & ~t1169;
    const uint64_t t1177 = t0 & ~t1169;
    const uint64_t t1178 = t0 ^ t1 ^ t9;
    const uint64_t t1179 = ~t1169 & t1178;
    const uint64_t t1180 = t11 & ~t1169;
    const uint64_t t1181 = t3 ^ t5 ^ t18;
    const uint64_t t1182 = t2 ^ t6 ^ t7;
    const uint64_t t1183 = t7 ^ t8;
    const uint64_t t1184 = t3 ^ t9;
    const uint64_t t1185 = t1 ^ t3 ^ t7 ^ t10;
    const uint64_t t1186 = t4 ^ t13 ^ t20;
    const uint64_t t1187 = t7 ^ t16;
    const uint64_t t1188 = t4 ^ t17;
    const uint64_t t1189 = t0 ^ t7 ^ t19;
    const uint64_t t1190 = t18 ^ t21;
    const uint64_t t1191 = t3 ^ t22;
    const uint64_t t1192 = t3 ^ t23;
    const uint64_t t1193 = t0 ^ t24;
    const uint64_t t1194 = t0 ^ t7 ^ t25;
    const uint64_t t1195 = t2 ^ t7 ^ t26;
    const uint64_t t1196 = t3 ^ t18 ^ t27;
    const uint64_t t1197 = t4 ^ t7 ^ t28;
    const uint64_t t1198 = t4 ^ t20 ^ t29;
    const uint64_t t1199 = t11 | t12 | t14 | t15 | t30 | t31 | t1181 | t1182 | t1183 | t1184 | t1185 | t1186
        | t1187 | t1188 | t1189 | t1190 | t1191 | t1192 | t1193 | t1194 | t1195 | t1196 | t1197 | t1198;
    const uint64_t t1200 = t0 ^ t7;
    const uint64_t t1201 = ~t1199 & t1200;
    const uint64_t t1202 = t1 ^ t3;
    const uint64_t t1203 = ~t1199 & t1202;
    const uint64_t t1204 = t3 & ~t1199;
    const uint64_t t1205 = t18 & ~t1199;
    const uint64_t t1206 = t1 ^ t3 ^ t4;
    const uint64_t t1207 = ~t1199 & t1206;
    const uint64_t t1208 = t7 & ~t1199;
    const uint64_t t1209 = t2 ^ t18;
    const uint64_t t1210 = ~t1199 & t1209;
    const uint64_t t1211 = t0 ^ t7 ^ t20;
    const uint64_t t1212 = ~t1199 & t1211;
    const uint64_t t1213 = t0 ^ t2 ^ t15;
    const uint64_t t1214 = t4 ^ t6 ^ t15;
    const uint64_t t1215 = t0 ^ t11 ^ t15;
    const uint64_t t1216 = t14 ^ t16;
    const uint64_t t1217 = t7 ^ t18;
    const uint64_t t1218 = t0 ^ t7 ^ t14 ^ t20;
    const uint64_t t1219 = t4 ^ t7 ^ t19 ^ t21;
    const uint64_t t1220 = t3 ^ t5 ^ t22;
    const uint64_t t1221 = t7 ^ t23;
    const uint64_t t1222 = t3 ^ t5 ^ t24;
    const uint64_t t1223 = t3 ^ t4 ^ t15 ^ t25;
    const uint64_t t1224 = t5 ^ t26;
    const uint64_t t1225 = t15 ^ t27;
    const uint64_t t1226 = t4 ^ t28;
    const uint64_t t1227 = t7 ^ t19 ^ t29;
    const uint64_t t1228 = t7 ^ t30;
    const uint64_t t1229 = t4 ^ t15 ^ t31;
    const uint64_t t1230 = t1 | t8 | t9 | t10 | t12 | t13 | t1188 | t1213 | t1214 | t1215 | t1216 | t1217 | t1218
        | t1219 | t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1226 | t1227 | t1228 | t1229;
    const uint64_t t1231 = t3 ^ t5 ^ t19;
    const uint64_t t1232 = ~t1230 & t1231;
    const uint64_t t1233 = t1200 & ~t1230;
    const uint64_t t1234 = t3 ^ t14;
    const uint64_t t1235 = ~t1230 & t1234;
    const uint64_t t1236 = t4 & ~t1230;
    const uint64_t t1237 = t3 ^ t5;
    const uint64_t t1238 = ~t1230 & t1237;
    const uint64_t t1239 = t0 & ~t1230;
    const uint64_t t1240 = t3 & ~t1230;
    const uint64_t t1241 = t15 & ~t1230;
    const uint64_t t1242 = t1 ^ t2 ^ t4 ^ t9 ^ t13;
    const uint64_t t1243 = t0 ^ t3 ^ t10;
    const uint64_t t1244 = t0 ^ t3 ^ t14;
    const uint64_t t1245 = t2 ^ t15;
    const uint64_t t1246 = t9 ^ t17;
    const uint64_t t1247 = t9 ^ t19;
    const uint64_t t1248 = t9 ^ t20;
    const uint64_t t1249 = t7 ^ t21;
    const uint64_t t1250 = t2 ^ t22;
    const uint64_t t1251 = t1 ^ t23;
    const uint64_t t1252 = t3 ^ t25;
    const uint64_t t1253 = t7 ^ t9 ^ t26;
    const uint64_t t1254 = t1 ^ t2 ^ t3 ^ t16 ^ t27;
    const uint64_t t1255 = t3 ^ t29;
    const uint64_t t1256 = t3 ^ t30;
    const uint64_t t1257 = t2 ^ t31;
    const uint64_t t1258 = t5 | t6 | t11 | t12 | t18 | t24 | t28 | t1093 | t1242 | t1243 | t1244 | t1245 | t1246
        | t1247 | t1248 | t1249 | t1250 | t1251 | t1252 | t1253 | t1254 | t1255 | t1256 | t1257;
    const uint64_t t1259 = t3 & ~t1258;
    const uint64_t t1260 = t2 ^ t9 ^ t13;
    const uint64_t t1261 = ~t1258 & t1260;
    const uint64_t t1262 = t7 ^ t9;
    const uint64_t t1263 = ~t1258 & t1262;
    const uint64_t t1264 = t1 ^ t3 ^ t16;
    const uint64_t t1265 = ~t1258 & t1264;
    const uint64_t t1266 = t9 & ~t1258;
    const uint64_t t1267 = t9 ^ t13;
    const uint64_t t1268 = ~t1258 & t1267;
    const uint64_t t1269 = t0 ^ t1;
    const uint64_t t1270 = ~t1258 & t1269;
    const uint64_t t1271 = t3 ^ t16;
    const uint64_t t1272 = ~t1258 & t1271;
    const uint64_t t1273 = t0 ^ t2 ^ t5;
    const uint64_t t1274 = t2 ^ t6;
    const uint64_t t1275 = t4 ^ t7 ^ t9;
    const uint64_t t1276 = t4 ^ t12;
    const uint64_t t1277 = t8 ^ t13 ^ t14;
    const uint64_t t1278 = t0 ^ t7 ^ t15;
    const uint64_t t1279 = t2 ^ t7 ^ t16 ^ t22;
    const uint64_t t1280 = t2 ^ t17;
    const uint64_t t1281 = t0 ^ t18;
    const uint64_t t1282 = t0 ^ t20;
    const uint64_t t1283 = t8 ^ t21;
    const uint64_t t1284 = t22 ^ t24;
    const uint64_t t1285 = t3 ^ t7 ^ t25;
    const uint64_t t1286 = t0 ^ t2 ^ t27;
    const uint64_t t1287 = t7 ^ t28;
    const uint64_t t1288 = t0 ^ t2 ^ t22 ^ t29;
    const uint64_t t1289 = t3 ^ t7 ^ t30;
    const uint64_t t1290 = t1 | t10 | t11 | t19 | t23 | t26 | t1168 | t1273 | t1274 | t1275 | t1276 | t1277 | t1278
        | t1279 | t1280 | t1281 | t1282 | t1283 | t1284 | t1285 | t1286 | t1287 | t1288 | t1289;
    const uint64_t t1291 = t0 ^ t2 ^ t22;
    const uint64_t t1292 = ~t1290 & t1291;
    const uint64_t t1293 = t7 & ~t1290;
    const uint64_t t1294 = t4 & ~t1290;
    const uint64_t t1295 = t0 ^ t2 ^ t8 ^ t13 ^ t22;
    const uint64_t t1296 = ~t1290 & t1295;
    const uint64_t t1297 = t0 ^ t2;
    const uint64_t t1298 = ~t1290 & t1297;
    const uint64_t t1299 = t13 & ~t1290;
    const uint64_t t1300 = t3 & ~t1290;
    const uint64_t t1301 = t0 & ~t1290;
    const uint64_t t1302 = t2 ^ t3 ^ t5 ^ t6 ^ t8 ^ t31;
    const uint64_t t1303 = t0 ^ t9;
    const uint64_t t1304 = t0 ^ t11;
    const uint64_t t1305 = t5 ^ t6 ^ t15;
    const uint64_t t1306 = t0 ^ t4 ^ t16;
    const uint64_t t1307 = t5 ^ t18;
    const uint64_t t1308 = t4 ^ t19;
    const uint64_t t1309 = t3 ^ t20;
    const uint64_t t1310 = t0 ^ t2 ^ t4 ^ t21;
    const uint64_t t1311 = t0 ^ t2 ^ t5 ^ t6 ^ t12 ^ t23;
    const uint64_t t1312 = t0 ^ t4 ^ t24;
    const uint64_t t1313 = t4 ^ t26;
    const uint64_t t1314 = t4 ^ t27;
    const uint64_t t1315 = t0 ^ t2 ^ t5 ^ t12 ^ t28;
    const uint64_t t1316 = t0 ^ t2 ^ t6 ^ t12 ^ t29;
    const uint64_t t1317 = t5 ^ t6 ^ t30;
    const uint64_t t1318 = t1 | t7 | t13 | t14 | t17 | t22 | t25 | t1144 | t1302 | t1303 | t1304 | t1305 | t1306
        | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1314 | t1315 | t1316 | t1317;
    const uint64_t t1319 = t0 ^ t2 ^ t6 ^ t12;
    const uint64_t t1320 = ~t1318 & t1319;
    const uint64_t t1321 = t2 ^ t6 ^ t12;
    const uint64_t t1322 = ~t1318 & t1321;
    const uint64_t t1323 = t4 & ~t1318;
    const uint64_t t1324 = t3 ^ t5 ^ t31;
    const uint64_t t1325 = ~t1318 & t1324;
    const uint64_t t1326 = t2 & ~t1318;
    const uint64_t t1327 = t6 & ~t1318;
    const uint64_t t1328 = t2 ^ t3;
    const uint64_t t1329 = ~t1318 & t1328;
    const uint64_t t1330 = t3 ^ t31;
    const uint64_t t1331 = ~t1318 & t1330;
    const uint64_t t1332 = t0 ^ t1 ^ t3;
    const uint64_t t1333 = t5 ^ t7 ^ t10;
    const uint64_t t1334 = t6 ^ t9 ^ t14;
    const uint64_t t1335 = t0 ^ t1 ^ t6 ^ t10 ^ t11;
    const uint64_t t1336 = t10 ^ t13;
    const uint64_t t1337 = t0 ^ t1 ^ t17;
    const uint64_t t1338 = t14 ^ t18;
    const uint64_t t1339 = t6 ^ t14 ^ t19;
    const uint64_t t1340 = t0 ^ t12 ^ t14 ^ t20;
    const uint64_t t1341 = t0 ^ t21;
    const uint64_t t1342 = t8 ^ t10 ^ t22;
    const uint64_t t1343 = t0 ^ t1 ^ t23;
    const uint64_t t1344 = t5 ^ t24;
    const uint64_t t1345 = t1 ^ t25;
    const uint64_t t1346 = t14 ^ t26;
    const uint64_t t1347 = t8 ^ t28;
    const uint64_t t1348 = t6 ^ t29;
    const uint64_t t1349 = t1 ^ t30;
    const uint64_t t1350 = t2 | t4 | t15 | t16 | t27 | t1168 | t1332 | t1333 | t1334 | t1335 | t1336 | t1337
        | t1338 | t1339 | t1340 | t1341 | t1342 | t1343 | t1344 | t1345 | t1346 | t1347 | t1348 | t1349;
    const uint64_t t1351 = t6 & ~t1350;
    const uint64_t t1352 = t14 & ~t1350;
    const uint64_t t1353 = t1269 & ~t1350;
    const uint64_t t1354 = t0 ^ t12;
    const uint64_t t1355 = ~t1350 & t1354;
    const uint64_t t1356 = t5 ^ t10 ^ t14;
    const uint64_t t1357 = ~t1350 & t1356;
    const uint64_t t1358 = t8 ^ t10;
    const uint64_t t1359 = ~t1350 & t1358;
    const uint64_t t1360 = t12 & ~t1350;
    const uint64_t t1361 = t10 & ~t1350;
    const uint64_t t1362 = t3 ^ t7 ^ t9;
    const uint64_t t1363 = t4 ^ t8;
    const uint64_t t1364 = t4 ^ t10;
    const uint64_t t1365 = t0 ^ t9 ^ t11 ^ t18;
    const uint64_t t1366 = t0 ^ t3 ^ t13 ^ t18;
    const uint64_t t1367 = t0 ^ t9 ^ t14;
    const uint64_t t1368 = t0 ^ t15;
    const uint64_t t1369 = t1 ^ t19;
    const uint64_t t1370 = t3 ^ t9 ^ t21;
    const uint64_t t1371 = t3 ^ t9 ^ t22;
    const uint64_t t1372 = t0 ^ t3 ^ t23;
    const uint64_t t1373 = t0 ^ t3 ^ t25;
    const uint64_t t1374 = t0 ^ t9 ^ t26;
    const uint64_t t1375 = t0 ^ t9 ^ t28;
    const uint64_t t1376 = t20 ^ t30;
    const uint64_t t1377 = t5 | t12 | t16 | t27 | t31 | t1091 | t1103 | t1106 | t1115 | t1362 | t1363 | t1364
        | t1365 | t1366 | t1367 | t1368 | t1369 | t1370 | t1371 | t1372 | t1373 | t1374 | t1375 | t1376;
    const uint64_t t1378 = t20 & ~t1377;
    const uint64_t t1379 = t1 ^ t20;
    const uint64_t t1380 = ~t1377 & t1379;
    const uint64_t t1381 = t1303 & ~t1377;
    const uint64_t t1382 = t2 & ~t1377;
    const uint64_t t1383 = t1184 & ~t1377;
    const uint64_t t1384 = t9 & ~t1377;
    const uint64_t t1385 = t18 & ~t1377;
    const uint64_t t1386 = t4 & ~t1377;
    const uint64_t t1387 = t0 ^ t3 ^ t5;
    const uint64_t t1388 = t6 ^ t7;
    const uint64_t t1389 = t1 ^ t5 ^ t8;
    const uint64_t t1390 = t5 ^ t6 ^ t12;
    const uint64_t t1391 = t1 ^ t6 ^ t13;
    const uint64_t t1392 = t6 ^ t14;
    const uint64_t t1393 = t0 ^ t2 ^ t5 ^ t16;
    const uint64_t t1394 = t5 ^ t6 ^ t18;
    const uint64_t t1395 = t5 ^ t19;
    const uint64_t t1396 = t4 ^ t21;
    const uint64_t t1397 = t1 ^ t5 ^ t22;
    const uint64_t t1398 = t4 ^ t23;
    const uint64_t t1399 = t9 ^ t25 ^ t29;
    const uint64_t t1400 = t9 ^ t31;
    const uint64_t t1401 = t11 | t24 | t26 | t27 | t28 | t1131 | t1135 | t1144 | t1156 | t1188 | t1387 | t1388
        | t1389 | t1390 | t1391 | t1392 | t1393 | t1394 | t1395 | t1396 | t1397 | t1398 | t1399 | t1400;
    const uint64_t t1402 = t1106 & ~t1401;
    const uint64_t t1403 = t0 ^ t1 ^ t2;
    const uint64_t t1404 = ~t1401 & t1403;
    const uint64_t t1405 = t6 & ~t1401;
    const uint64_t t1406 = t2 & ~t1401;
    const uint64_t t1407 = t1 ^ t5;
    const uint64_t t1408 = ~t1401 & t1407;
    const uint64_t t1409 = t29 & ~t1401;
    const uint64_t t1410 = t4 & ~t1401;
    const uint64_t t1411 = t5 & ~t1401;
    const uint64_t t1412 = t2 ^ t8 ^ t24;
    const uint64_t t1413 = t1 ^ t9;
    const uint64_t t1414 = t3 ^ t10 ^ t11;
    const uint64_t t1415 = t0 ^ t3 ^ t11 ^ t13;
    const uint64_t t1416 = t1 ^ t16;
    const uint64_t t1417 = t4 ^ t15 ^ t19;
    const uint64_t t1418 = t0 ^ t20 ^ t24;
    const uint64_t t1419 = t11 ^ t21;
    const uint64_t t1420 = t0 ^ t23;
    const uint64_t t1421 = t3 ^ t11 ^ t26;
    const uint64_t t1422 = t2 ^ t24 ^ t27;
    const uint64_t t1423 = t0 ^ t3 ^ t11 ^ t31;
    const uint64_t t1424 = t6 | t12 | t17 | t22 | t25 | t28 | t1155 | t1166 | t1200 | t1209 | t1349 | t1407 | t1412
        | t1413 | t1414 | t1415 | t1416 | t1417 | t1418 | t1419 | t1420 | t1421 | t1422 | t1423;
    const uint64_t t1425 = t3 ^ t11;
    const uint64_t t1426 = ~t1424 & t1425;
    const uint64_t t1427 = t1156 & ~t1424;
    const uint64_t t1428 = t2 ^ t24;
    const uint64_t t1429 = ~t1424 & t1428;
    const uint64_t t1430 = t1 & ~t1424;
    const uint64_t t1431 = t2 ^ t11 ^ t24;
    const uint64_t t1432 = ~t1424 & t1431;
    const uint64_t t1433 = t0 & ~t1424;
    const uint64_t t1434 = t15 ^ t24;
    const uint64_t t1435 = ~t1424 & t1434;
    const uint64_t t1436 = t24 & ~t1424;
    const uint64_t t1437 = t2 ^ t5 ^ t9;
    const uint64_t t1438 = t0 ^ t8 ^ t19;
    const uint64_t t1439 = t2 ^ t4 ^ t12;
    const uint64_t t1440 = t4 ^ t13 ^ t19;
    const uint64_t t1441 = t4 ^ t10 ^ t16;
    const uint64_t t1442 = t19 ^ t20;
    const uint64_t t1443 = t4 ^ t22;
    const uint64_t t1444 = t1 ^ t4 ^ t10 ^ t23;
    const uint64_t t1445 = t2 ^ t26;
    const uint64_t t1446 = t2 ^ t9 ^ t19 ^ t27;
    const uint64_t t1447 = t10 ^ t28;
    const uint64_t t1448 = t1 ^ t4 ^ t19 ^ t29 ^ t30;
    const uint64_t t1449 = t4 ^ t31;
    const uint64_t t1450 = t7 | t11 | t14 | t15 | t21 | t25 | t1188 | t1193 | t1202 | t1209 | t1274 | t1437 | t1438
        | t1439 | t1440 | t1441 | t1442 | t1443 | t1444 | t1445 | t1446 | t1447 | t1448 | t1449;
    const uint64_t t1451 = t1349 & ~t1450;
    const uint64_t t1452 = t30 & ~t1450;
    const uint64_t t1453 = t0 ^ t4 ^ t10 ^ t19;
    const uint64_t t1454 = ~t1450 & t1453;
    const uint64_t t1455 = t1364 & ~t1450;
    const uint64_t t1456 = t2 & ~t1450;
    const uint64_t t1457 = t4 & ~t1450;
    const uint64_t t1458 = t19 & ~t1450;
    const uint64_t t1459 = t1413 & ~t1450;
    const uint64_t t1460 = t2 ^ t3 ^ t5;
    const uint64_t t1461 = t7 ^ t10;
    const uint64_t t1462 = t11 ^ t16;
    const uint64_t t1463 = t2 ^ t19;
    const uint64_t t1464 = t11 ^ t20;
    const uint64_t t1465 = t2 ^ t21;
    const uint64_t t1466 = t6 ^ t25;
    const uint64_t t1467 = t2 ^ t3 ^ t4 ^ t26;
    const uint64_t t1468 = t4 ^ t6 ^ t27;
    const uint64_t t1469 = t12 ^ t17 ^ t28;
    const uint64_t t1470 = t2 ^ t29;
    const uint64_t t1471 = t12 ^ t17 ^ t31;
    const uint64_t t1472 = t0 | t1 | t8 | t9 | t13 | t15 | t18 | t23 | t24 | t1096 | t1228 | t1250 | t1460 | t1461
        | t1462 | t1463 | t1464 | t1465 | t1466 | t1467 | t1468 | t1469 | t1470 | t1471;
    const uint64_t t1473 = t1425 & ~t1472;
    const uint64_t t1474 = t2 & ~t1472;
    const uint64_t t1475 = t1188 & ~t1472;
    const uint64_t t1476 = t11 & ~t1472;
    const uint64_t t1477 = t4 ^ t6;
    const uint64_t t1478 = ~t1472 & t1477;
    const uint64_t t1479 = t7 & ~t1472;
    const uint64_t t1480 = t12 & ~t1472;
    const uint64_t t1481 = t4 & ~t1472;
    const uint64_t t1482 = t0 ^ t4 ^ t28;
    const uint64_t t1483 = t5 ^ t7 ^ t12;
    const uint64_t t1484 = t5 ^ t8 ^ t12 ^ t28 ^ t31;
    const uint64_t t1485 = t5 ^ t13;
    const uint64_t t1486 = t12 ^ t16 ^ t30;
    const uint64_t t1487 = t5 ^ t17;
    const uint64_t t1488 = t5 ^ t20;
    const uint64_t t1489 = t0 ^ t5 ^ t12 ^ t21;
    const uint64_t t1490 = t0 ^ t23 ^ t28;
    const uint64_t t1491 = t0 ^ t10 ^ t25;
    const uint64_t t1492 = t12 ^ t26;
    const uint64_t t1493 = t5 ^ t27 ^ t31;
    const uint64_t t1494 = t12 ^ t29 ^ t30;
    const uint64_t t1495 = t3 | t6 | t9 | t11 | t15 | t24 | t1126 | t1209 | t1250 | t1269 | t1395 | t1482 | t1483
        | t1484 | t1485 | t1486 | t1487 | t1488 | t1489 | t1490 | t1491 | t1492 | t1493 | t1494;
    const uint64_t t1496 = t5 & ~t1495;
    const uint64_t t1497 = t12 ^ t28;
    const uint64_t t1498 = ~t1495 & t1497;
    const uint64_t t1499 = t0 ^ t10;
    const uint64_t t1500 = ~t1495 & t1499;
    const uint64_t t1501 = t0 & ~t1495;
    const uint64_t t1502 = t30 & ~t1495;
    const uint64_t t1503 = t28 & ~t1495;
    const uint64_t t1504 = t31 & ~t1495;
    const uint64_t t1505 = t2 & ~t1495;
    const uint64_t t1506 = t2 ^ t5 ^ t28;
    const uint64_t t1507 = t0 ^ t4 ^ t8;
    const uint64_t t1508 = t4 ^ t9;
    const uint64_t t1509 = t4 ^ t13;
    const uint64_t t1510 = t0 ^ t14;
    const uint64_t t1511 = t15 ^ t16;
    const uint64_t t1512 = t2 ^ t17 ^ t28;
    const uint64_t t1513 = t7 ^ t15 ^ t18;
    const uint64_t t1514 = t2 ^ t19 ^ t28;
    const uint64_t t1515 = t0 ^ t4 ^ t21;
    const uint64_t t1516 = t22 ^ t27 ^ t29;
    const uint64_t t1517 = t24 ^ t27 ^ t29;
    const uint64_t t1518 = t4 ^ t25 ^ t28;
    const uint64_t t1519 = t28 ^ t30;
    const uint64_t t1520 = t1 | t3 | t6 | t10 | t11 | t20 | t23 | t26 | t31 | t1276 | t1506 | t1507 | t1508 | t1509
        | t1510 | t1511 | t1512 | t1513 | t1514 | t1515 | t1516 | t1517 | t1518 | t1519;
    const uint64_t t1521 = t0 & ~t1520;
    const uint64_t t1522 = t2 ^ t28;
    const uint64_t t1523 = ~t1520 & t1522;
    const uint64_t t1524 = t4 & ~t1520;
    const uint64_t t1525 = t7 ^ t15;
    const uint64_t t1526 = ~t1520 & t1525;
    const uint64_t t1527 = t1166 & ~t1520;
    const uint64_t t1528 = t28 & ~t1520;
    const uint64_t t1529 = t1287 & ~t1520;
    const uint64_t t1530 = t2 ^ t27 ^ t28;
    const uint64_t t1531 = ~t1520 & t1530;
    const uint64_t t1532 = t5 ^ t7;
    const uint64_t t1533 = t2 ^ t6 ^ t8;
    const uint64_t t1534 = t0 ^ t9 ^ t11;
    const uint64_t t1535 = t15 ^ t18;
    const uint64_t t1536 = t2 ^ t20;
    const uint64_t t1537 = t5 ^ t23;
    const uint64_t t1538 = t19 ^ t26;
    const uint64_t t1539 = t13 ^ t19 ^ t27;
    const uint64_t t1540 = t5 ^ t28;
    const uint64_t t1541 = t2 ^ t15 ^ t30;
    const uint64_t t1542 = t1 | t4 | t10 | t14 | t17 | t22 | t25 | t29 | t1098 | t1193 | t1257 | t1321 | t1328
        | t1341 | t1532 | t1533 | t1534 | t1535 | t1536 | t1537 | t1538 | t1539 | t1540 | t1541;
    const uint64_t t1543 = t6 & ~t1542;
    const uint64_t t1544 = t5 & ~t1542;
    const uint64_t t1545 = t1303 & ~t1542;
    const uint64_t t1546 = t5 ^ t15;
    const uint64_t t1547 = ~t1542 & t1546;
    const uint64_t t1548 = t13 ^ t19;
    const uint64_t t1549 = ~t1542 & t1548;
    const uint64_t t1550 = t0 & ~t1542;
    const uint64_t t1551 = t13 & ~t1542;
    const uint64_t t1552 = t2 & ~t1542;
    const uint64_t t1553 = t1 ^ t4;
    const uint64_t t1554 = t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t1555 = t6 ^ t11 ^ t23;
    const uint64_t t1556 = t8 ^ t13;
    const uint64_t t1557 = t6 ^ t17 ^ t23;
    const uint64_t t1558 = t7 ^ t16 ^ t18;
    const uint64_t t1559 = t6 ^ t19;
    const uint64_t t1560 = t7 ^ t16 ^ t20;
    const uint64_t t1561 = t5 ^ t6 ^ t16 ^ t24;
    const uint64_t t1562 = t7 ^ t26;
    const uint64_t t1563 = t21 ^ t30;
    const uint64_t t1564 = t7 ^ t21 ^ t31;
    const uint64_t t1565 = t0 | t2 | t12 | t14 | t15 | t22 | t27 | t1202 | t1333 | t1345 | t1347 | t1348 | t1553
        | t1554 | t1555 | t1556 | t1557 | t1558 | t1559 | t1560 | t1561 | t1562 | t1563 | t1564;
    const uint64_t t1566 = t16 & ~t1565;
    const uint64_t t1567 = t21 & ~t1565;
    const uint64_t t1568 = t1532 & ~t1565;
    const uint64_t t1569 = t7 & ~t1565;
    const uint64_t t1570 = t1 & ~t1565;
    const uint64_t t1571 = t6 ^ t16;
    const uint64_t t1572 = ~t1565 & t1571;
    const uint64_t t1573 = t5 ^ t7 ^ t8;
    const uint64_t t1574 = ~t1565 & t1573;
    const uint64_t t1575 = t1251 & ~t1565;
    const uint64_t t1576 = t4 ^ t5;
    const uint64_t t1577 = t1 ^ t3 ^ t4 ^ t6 ^ t29;
    const uint64_t t1578 = t3 ^ t7 ^ t29;
    const uint64_t t1579 = t1 ^ t4 ^ t10 ^ t11;
    const uint64_t t1580 = t4 ^ t10 ^ t13;
    const uint64_t t1581 = t4 ^ t10 ^ t14;
    const uint64_t t1582 = t1 ^ t19 ^ t31;
    const uint64_t t1583 = t1 ^ t20 ^ t31;
    const uint64_t t1584 = t3 ^ t21 ^ t29;
    const uint64_t t1585 = t3 ^ t23 ^ t29;
    const uint64_t t1586 = t1 ^ t24;
    const uint64_t t1587 = t3 ^ t25 ^ t29;
    const uint64_t t1588 = t2 | t8 | t12 | t16 | t18 | t26 | t27 | t30 | t1115 | t1191 | t1368 | t1375 | t1576
        | t1577 | t1578 | t1579 | t1580 | t1581 | t1582 | t1583 | t1584 | t1585 | t1586 | t1587;
    const uint64_t t1589 = t0 ^ t4 ^ t9 ^ t10;
    const uint64_t t1590 = ~t1588 & t1589;
    const uint64_t t1591 = t3 ^ t4 ^ t29;
    const uint64_t t1592 = ~t1588 & t1591;
    const uint64_t t1593 = t29 & ~t1588;
    const uint64_t t1594 = t9 & ~t1588;
    const uint64_t t1595 = t1 & ~t1588;
    const uint64_t t1596 = t31 & ~t1588;
    const uint64_t t1597 = t1364 & ~t1588;
    const uint64_t t1598 = t4 & ~t1588;
    const uint64_t t1599 = t4 ^ t6 ^ t7;
    const uint64_t t1600 = t10 ^ t12 ^ t19;
    const uint64_t t1601 = t0 ^ t13;
    const uint64_t t1602 = t7 ^ t9 ^ t14;
    const uint64_t t1603 = t0 ^ t15 ^ t20;
    const uint64_t t1604 = t10 ^ t18 ^ t19;
    const uint64_t t1605 = t0 ^ t22;
    const uint64_t t1606 = t0 ^ t3 ^ t9 ^ t26;
    const uint64_t t1607 = t4 ^ t20 ^ t27;
    const uint64_t t1608 = t9 ^ t28;
    const uint64_t t1609 = t7 ^ t31;
    const uint64_t t1610 = t2 | t5 | t8 | t11 | t23 | t24 | t25 | t1106 | t1128 | t1188 | t1269 | t1376 | t1396
        | t1599 | t1600 | t1601 | t1602 | t1603 | t1604 | t1605 | t1606 | t1607 | t1608 | t1609;
    const uint64_t t1611 = t0 ^ t4 ^ t20;
    const uint64_t t1612 = ~t1610 & t1611;
    const uint64_t t1613 = t1131 & ~t1610;
    const uint64_t t1614 = t4 & ~t1610;
    const uint64_t t1615 = t1262 & ~t1610;
    const uint64_t t1616 = t0 ^ t3 ^ t9;
    const uint64_t t1617 = ~t1610 & t1616;
    const uint64_t t1618 = t19 & ~t1610;
    const uint64_t t1619 = t7 ^ t9 ^ t10;
    const uint64_t t1620 = ~t1610 & t1619;
    const uint64_t t1621 = t1121 & ~t1610;
    const uint64_t t1622 = t1 ^ t2 ^ t3 ^ t10 ^ t14;
    const uint64_t t1623 = t1 ^ t2 ^ t11 ^ t14;
    const uint64_t t1624 = t0 ^ t1 ^ t2 ^ t13 ^ t14 ^ t26;
    const uint64_t t1625 = t1 ^ t14 ^ t15;
    const uint64_t t1626 = t1 ^ t14 ^ t17;
    const uint64_t t1627 = t2 ^ t10 ^ t18;
    const uint64_t t1628 = t1 ^ t4 ^ t14 ^ t20;
    const uint64_t t1629 = t1 ^ t2 ^ t10 ^ t14 ^ t21;
    const uint64_t t1630 = t1 ^ t4 ^ t14 ^ t23;
    const uint64_t t1631 = t1 ^ t14 ^ t24;
    const uint64_t t1632 = t1 ^ t2 ^ t14 ^ t27;
    const uint64_t t1633 = t1 ^ t4 ^ t14 ^ t29;
    const uint64_t t1634 = t1 ^ t9 ^ t14 ^ t30;
    const uint64_t t1635 = t0 ^ t26 ^ t31;
    const uint64_t t1636 = t6 | t7 | t8 | t12 | t19 | t25 | t28 | t1161 | t1407 | t1416 | t1622 | t1623 | t1624
        | t1625 | t1626 | t1627 | t1628 | t1629 | t1630 | t1631 | t1632 | t1633 | t1634 | t1635;
    const uint64_t t1637 = t9 ^ t14;
    const uint64_t t1638 = ~t1636 & t1637;
    const uint64_t t1639 = t0 ^ t1 ^ t4 ^ t14;
    const uint64_t t1640 = ~t1636 & t1639;
    const uint64_t t1641 = t1 ^ t2 ^ t14;
    const uint64_t t1642 = ~t1636 & t1641;
    const uint64_t t1643 = t1 ^ t4 ^ t14;
    const uint64_t t1644 = ~t1636 & t1643;
    const uint64_t t1645 = t1 ^ t14;
    const uint64_t t1646 = ~t1636 & t1645;
    const uint64_t t1647 = t1 & ~t1636;
    const uint64_t t1648 = t10 ^ t26;
    const uint64_t t1649 = ~t1636 & t1648;
    const uint64_t t1650 = t10 & ~t1636;
    const uint64_t t1651 = t0 ^ t1 ^ t8 ^ t14 ^ t19;
    const uint64_t t1652 = t0 ^ t3 ^ t8 ^ t19;
    const uint64_t t1653 = t0 ^ t2 ^ t5 ^ t19;
    const uint64_t t1654 = t0 ^ t8 ^ t9 ^ t19;
    const uint64_t t1655 = t2 ^ t6 ^ t10 ^ t16;
    const uint64_t t1656 = t2 ^ t6 ^ t17;
    const uint64_t t1657 = t0 ^ t8 ^ t14 ^ t19 ^ t23;
    const uint64_t t1658 = t2 ^ t8 ^ t19 ^ t24;
    const uint64_t t1659 = t2 ^ t19 ^ t26;
    const uint64_t t1660 = t0 ^ t2 ^ t8 ^ t19 ^ t27;
    const uint64_t t1661 = t4 ^ t19 ^ t29;
    const uint64_t t1662 = t7 | t11 | t12 | t15 | t21 | t22 | t25 | t30 | t31 | t1209 | t1440 | t1442 | t1447
        | t1651 | t1652 | t1653 | t1654 | t1655 | t1656 | t1657 | t1658 | t1659 | t1660 | t1661;
    const uint64_t t1663 = t2 ^ t4 ^ t6;
    const uint64_t t1664 = ~t1662 & t1663;
    const uint64_t t1665 = t1438 & ~t1662;
    const uint64_t t1666 = t19 & ~t1662;
    const uint64_t t1667 = t14 & ~t1662;
    const uint64_t t1668 = t2 ^ t6 ^ t8 ^ t10;
    const uint64_t t1669 = ~t1662 & t1668;
    const uint64_t t1670 = t1274 & ~t1662;
    const uint64_t t1671 = t8 & ~t1662;
    const uint64_t t1672 = t2 & ~t1662;
    const uint64_t t1673 = t2 ^ t11;
    const uint64_t t1674 = t3 ^ t13;
    const uint64_t t1675 = t3 ^ t9 ^ t16;
    const uint64_t t1676 = t8 ^ t18;
    const uint64_t t1677 = t3 ^ t9 ^ t20;
    const uint64_t t1678 = t8 ^ t19 ^ t21;
    const uint64_t t1679 = t19 ^ t22;
    const uint64_t t1680 = t2 ^ t4 ^ t25;
    const uint64_t t1681 = t3 ^ t19 ^ t26;
    const uint64_t t1682 = t2 ^ t27;
    const uint64_t t1683 = t2 ^ t3 ^ t5 ^ t8 ^ t29;
    const uint64_t t1684 = t7 ^ t19 ^ t30;
    const uint64_t t1685 = t0 | t1 | t10 | t12 | t24 | t1221 | t1234 | t1245 | t1246 | t1400 | t1608 | t1663
        | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679 | t1680 | t1681 | t1682 | t1683 | t1684;
    const uint64_t t1686 = t1183 & ~t1685;
    const uint64_t t1687 = t9 & ~t1685;
    const uint64_t t1688 = t1508 & ~t1685;
    const uint64_t t1689 = t8 & ~t1685;
    const uint64_t t1690 = t19 & ~t1685;
    const uint64_t t1691 = t2 ^ t3 ^ t5 ^ t19;
    const uint64_t t1692 = ~t1685 & t1691;
    const uint64_t t1693 = t1231 & ~t1685;
    const uint64_t t1694 = t3 & ~t1685;
    const uint64_t t1695 = t2 ^ t8 ^ t11 ^ t14 ^ t26;
    const uint64_t t1696 = t8 ^ t15;
    const uint64_t t1697 = t2 ^ t8 ^ t11 ^ t12 ^ t16;
    const uint64_t t1698 = t8 ^ t13 ^ t17;
    const uint64_t t1699 = t7 ^ t20 ^ t26;
    const uint64_t t1700 = t2 ^ t7 ^ t10 ^ t11 ^ t22 ^ t26;
    const uint64_t t1701 = t2 ^ t8 ^ t11 ^ t25;
    const uint64_t t1702 = t8 ^ t27;
    const uint64_t t1703 = t2 ^ t8 ^ t11 ^ t12 ^ t29;
    const uint64_t t1704 = t2 ^ t8 ^ t11 ^ t30;
    const uint64_t t1705 = t8 ^ t31;
    const uint64_t t1706 = t0 | t1 | t3 | t4 | t5 | t6 | t9 | t18 | t23 | t24 | t28 | t1249 | t1548 | t1695 | t1696
        | t1697 | t1698 | t1699 | t1700 | t1701 | t1702 | t1703 | t1704 | t1705;
    const uint64_t t1707 = t8 & ~t1706;
    const uint64_t t1708 = t2 ^ t8 ^ t10 ^ t11;
    const uint64_t t1709 = ~t1706 & t1708;
    const uint64_t t1710 = t2 ^ t7 ^ t8 ^ t10 ^ t11 ^ t26;
    const uint64_t t1711 = ~t1706 & t1710;
    const uint64_t t1712 = t7 ^ t13 ^ t26;
    const uint64_t t1713 = ~t1706 & t1712;
    const uint64_t t1714 = t26 & ~t1706;
    const uint64_t t1715 = t11 & ~t1706;
    const uint64_t t1716 = t1093 & ~t1706;
    const uint64_t t1717 = t1492 & ~t1706;
    const uint64_t t1718 = t2 ^ t5;
    const uint64_t t1719 = t0 ^ t6;
    const uint64_t t1720 = t4 ^ t8 ^ t14;
    const uint64_t t1721 = t9 ^ t12 ^ t14;
    const uint64_t t1722 = t0 ^ t7 ^ t16;
    const uint64_t t1723 = t2 ^ t7 ^ t17;
    const uint64_t t1724 = t0 ^ t4 ^ t14 ^ t21;
    const uint64_t t1725 = t2 ^ t14 ^ t22;
    const uint64_t t1726 = t4 ^ t9 ^ t23;
    const uint64_t t1727 = t0 ^ t2 ^ t4 ^ t7 ^ t14 ^ t15 ^ t24;
    const uint64_t t1728 = t25 ^ t28;
    const uint64_t t1729 = t14 ^ t29;
    const uint64_t t1730 = t25 ^ t30;
    const uint64_t t1731 = t1 | t3 | t10 | t11 | t19 | t31 | t1281 | t1282 | t1445 | t1509 | t1682 | t1718 | t1719
        | t1720 | t1721 | t1722 | t1723 | t1724 | t1725 | t1726 | t1727 | t1728 | t1729 | t1730;
    const uint64_t t1732 = t0 & ~t1731;
    const uint64_t t1733 = t1508 & ~t1731;
    const uint64_t t1734 = t2 & ~t1731;
    const uint64_t t1735 = t0 ^ t4 ^ t7 ^ t15;
    const uint64_t t1736 = ~t1731 & t1735;
    const uint64_t t1737 = t7 & ~t1731;
    const uint64_t t1738 = t7 ^ t25;
    const uint64_t t1739 = ~t1731 & t1738;
    const uint64_t t1740 = t14 & ~t1731;
    const uint64_t t1741 = t1278 & ~t1731;
    const uint64_t t1742 = t5 ^ t10 ^ t15;
    const uint64_t t1743 = t1 ^ t6 ^ t19 ^ t22;
    const uint64_t t1744 = t2 ^ t20 ^ t22;
    const uint64_t t1745 = t0 ^ t4 ^ t5 ^ t24;
    const uint64_t t1746 = t1 ^ t22 ^ t26;
    const uint64_t t1747 = t1 ^ t22 ^ t27;
    const uint64_t t1748 = t5 ^ t10 ^ t30;
    const uint64_t t1749 = t2 ^ t22 ^ t31;
    const uint64_t t1750 = t7 | t9 | t11 | t13 | t14 | t16 | t25 | t29 | t1280 | t1307 | t1321 | t1328 | t1515
        | t1533 | t1537 | t1540 | t1742 | t1743 | t1744 | t1745 | t1746 | t1747 | t1748 | t1749;
    const uint64_t t1751 = t1 & ~t1750;
    const uint64_t t1752 = t1144 & ~t1750;
    const uint64_t t1753 = t2 & ~t1750;
    const uint64_t t1754 = t0 & ~t1750;
    const uint64_t t1755 = t22 & ~t1750;
    const uint64_t t1756 = t6 & ~t1750;
    const uint64_t t1757 = t5 & ~t1750;
    const uint64_t t1758 = t1 ^ t4 ^ t22;
    const uint64_t t1759 = ~t1750 & t1758;
    const uint64_t t1760 = t0 ^ t1 ^ t3 ^ t6;
    const uint64_t t1761 = t6 ^ t9;
    const uint64_t t1762 = t0 ^ t1 ^ t6 ^ t11 ^ t29;
    const uint64_t t1763 = t0 ^ t1 ^ t6 ^ t17 ^ t29;
    const uint64_t t1764 = t0 ^ t1 ^ t6 ^ t7 ^ t18;
    const uint64_t t1765 = t7 ^ t20;
    const uint64_t t1766 = t0 ^ t1 ^ t6 ^ t23;
    const uint64_t t1767 = t0 ^ t1 ^ t6 ^ t25;
    const uint64_t t1768 = t0 ^ t2 ^ t30;
    const uint64_t t1769 = t0 ^ t2 ^ t31;
    const uint64_t t1770 = t4 | t12 | t14 | t16 | t22 | t1333 | t1341 | t1344 | t1347 | t1525 | t1556 | t1559
        | t1562 | t1702 | t1760 | t1761 | t1762 | t1763 | t1764 | t1765 | t1766 | t1767 | t1768 | t1769;
    const uint64_t t1771 = t2 & ~t1770;
    const uint64_t t1772 = t0 ^ t1 ^ t6;
    const uint64_t t1773 = ~t1770 & t1772;
    const uint64_t t1774 = t1573 & ~t1770;
    const uint64_t t1775 = t8 & ~t1770;
    const uint64_t t1776 = t1348 & ~t1770;
    const uint64_t t1777 = t0 & ~t1770;
    const uint64_t t1778 = t6 & ~t1770;
    const uint64_t t1779 = t7 & ~t1770;
    const uint64_t t1780 = t0 ^ t3 ^ t7 ^ t11;
    const uint64_t t1781 = t0 ^ t3 ^ t7 ^ t13;
    const uint64_t t1782 = t0 ^ t3 ^ t7 ^ t14;
    const uint64_t t1783 = t3 ^ t7 ^ t19 ^ t25;
    const uint64_t t1784 = t2 ^ t12 ^ t23 ^ t27;
    const uint64_t t1785 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t24;
    const uint64_t t1786 = t0 ^ t3 ^ t7 ^ t28;
    const uint64_t t1787 = t5 | t16 | t17 | t18 | t20 | t21 | t26 | t30 | t31 | t1091 | t1093 | t1094 | t1112
        | t1191 | t1362 | t1368 | t1578 | t1780 | t1781 | t1782 | t1783 | t1784 | t1785 | t1786;
    const uint64_t t1788 = t2 ^ t12 ^ t27;
    const uint64_t t1789 = ~t1787 & t1788;
    const uint64_t t1790 = t0 ^ t3 ^ t7;
    const uint64_t t1791 = ~t1787 & t1790;
    const uint64_t t1792 = t27 & ~t1787;
    const uint64_t t1793 = t1 & ~t1787;
    const uint64_t t1794 = t1285 & ~t1787;
    const uint64_t t1795 = t12 & ~t1787;
    const uint64_t t1796 = t7 & ~t1787;
    const uint64_t t1797 = t25 & ~t1787;
    const uint64_t t1798 = t1 ^ t4 ^ t9 ^ t10 ^ t18 ^ t24;
    const uint64_t t1799 = t1 ^ t10 ^ t12;
    const uint64_t t1800 = t1 ^ t13;
    const uint64_t t1801 = t6 ^ t14 ^ t28;
    const uint64_t t1802 = t15 ^ t17;
    const uint64_t t1803 = t1 ^ t4 ^ t20;
    const uint64_t t1804 = t15 ^ t21;
    const uint64_t t1805 = t1 ^ t10 ^ t18 ^ t29;
    const uint64_t t1806 = t4 ^ t10 ^ t30;
    const uint64_t t1807 = t1 ^ t10 ^ t18 ^ t31;
    const uint64_t t1808 = t0 | t2 | t3 | t8 | t11 | t16 | t22 | t23 | t25 | t26 | t27 | t1369 | t1388 | t1407
        | t1798 | t1799 | t1800 | t1801 | t1802 | t1803 | t1804 | t1805 | t1806 | t1807;
    const uint64_t t1809 = t1163 & ~t1808;
    const uint64_t t1810 = t1133 & ~t1808;
    const uint64_t t1811 = t1 ^ t10 ^ t18;
    const uint64_t t1812 = ~t1808 & t1811;
    const uint64_t t1813 = t1 ^ t10 ^ t18 ^ t28;
    const uint64_t t1814 = ~t1808 & t1813;
    const uint64_t t1815 = t1156 & ~t1808;
    const uint64_t t1816 = t10 & ~t1808;
    const uint64_t t1817 = t24 & ~t1808;
    const uint64_t t1818 = t1 & ~t1808;
    const uint64_t t1819 = t1 ^ t5 ^ t11;
    const uint64_t t1820 = t0 ^ t1 ^ t9 ^ t11;
    const uint64_t t1821 = t1 ^ t11 ^ t12;
    const uint64_t t1822 = t0 ^ t13 ^ t26;
    const uint64_t t1823 = t1 ^ t4 ^ t16;
    const uint64_t t1824 = t3 ^ t21;
    const uint64_t t1825 = t1 ^ t11 ^ t22;
    const uint64_t t1826 = t20 ^ t23 ^ t26;
    const uint64_t t1827 = t11 ^ t25;
    const uint64_t t1828 = t20 ^ t29;
    const uint64_t t1829 = t1 ^ t11 ^ t30;
    const uint64_t t1830 = t6 | t7 | t8 | t17 | t19 | t28 | t1155 | t1156 | t1174 | t1209 | t1414 | t1431 | t1635
        | t1819 | t1820 | t1821 | t1822 | t1823 | t1824 | t1825 | t1826 | t1827 | t1828 | t1829;
    const uint64_t t1831 = t0 & ~t1830;
    const uint64_t t1832 = t4 & ~t1830;
    const uint64_t t1833 = t1 ^ t11;
    const uint64_t t1834 = ~t1830 & t1833;
    const uint64_t t1835 = t26 & ~t1830;
    const uint64_t t1836 = t1421 & ~t1830;
    const uint64_t t1837 = t1282 & ~t1830;
    const uint64_t t1838 = t11 & ~t1830;
    const uint64_t t1839 = t1117 & ~t1830;
    const uint64_t t1840 = t0 ^ t10 ^ t17 ^ t19;
    const uint64_t t1841 = t11 ^ t12;
    const uint64_t t1842 = t2 ^ t13 ^ t20;
    const uint64_t t1843 = t0 ^ t15 ^ t19;
    const uint64_t t1844 = t0 ^ t16 ^ t19;
    const uint64_t t1845 = t11 ^ t22;
    const uint64_t t1846 = t5 ^ t27;
    const uint64_t t1847 = t0 ^ t17 ^ t19 ^ t20 ^ t28;
    const uint64_t t1848 = t4 | t7 | t9 | t14 | t21 | t25 | t30 | t31 | t1193 | t1202 | t1251 | t1274 | t1307
        | t1438 | t1445 | t1828 | t1840 | t1841 | t1842 | t1843 | t1844 | t1845 | t1846 | t1847;
    const uint64_t t1849 = t2 & ~t1848;
    const uint64_t t1850 = t0 ^ t19;
    const uint64_t t1851 = ~t1848 & t1850;
    const uint64_t t1852 = t1 & ~t1848;
    const uint64_t t1853 = t1442 & ~t1848;
    const uint64_t t1854 = t20 & ~t1848;
    const uint64_t t1855 = t11 & ~t1848;
    const uint64_t t1856 = t1718 & ~t1848;
    const uint64_t t1857 = t17 & ~t1848;
    const uint64_t t1858 = t4 ^ t7 ^ t23;
    const uint64_t t1859 = t1 ^ t4 ^ t6 ^ t16 ^ t23;
    const uint64_t t1860 = t18 ^ t19 ^ t21;
    const uint64_t t1861 = t6 ^ t23 ^ t25;
    const uint64_t t1862 = t4 ^ t6 ^ t23 ^ t27;
    const uint64_t t1863 = t4 ^ t19 ^ t28;
    const uint64_t t1864 = t18 ^ t19 ^ t29;
    const uint64_t t1865 = t23 ^ t30;
    const uint64_t t1866 = t0 | t8 | t9 | t10 | t12 | t13 | t24 | t1188 | t1202 | t1245 | t1379 | t1397 | t1449
        | t1645 | t1673 | t1746 | t1858 | t1859 | t1860 | t1861 | t1862 | t1863 | t1864 | t1865;
    const uint64_t t1867 = t1 & ~t1866;
    const uint64_t t1868 = t4 ^ t6 ^ t23;
    const uint64_t t1869 = ~t1866 & t1868;
    const uint64_t t1870 = t2 ^ t4 ^ t6 ^ t23;
    const uint64_t t1871 = ~t1866 & t1870;
    const uint64_t t1872 = t19 & ~t1866;
    const uint64_t t1873 = t18 ^ t23;
    const uint64_t t1874 = ~t1866 & t1873;
    const uint64_t t1875 = t4 & ~t1866;
    const uint64_t t1876 = t23 & ~t1866;
    const uint64_t t1877 = t1679 & ~t1866;
    const uint64_t t1878 = t0 ^ t10 ^ t12 ^ t16;
    const uint64_t t1879 = t13 ^ t17;
    const uint64_t t1880 = t0 ^ t7 ^ t10 ^ t12 ^ t20;
    const uint64_t t1881 = t0 ^ t7 ^ t10 ^ t21;
    const uint64_t t1882 = t1 ^ t12 ^ t23;
    const uint64_t t1883 = t13 ^ t24;
    const uint64_t t1884 = t0 ^ t8 ^ t10 ^ t12 ^ t29;
    const uint64_t t1885 = t0 ^ t10 ^ t30;
    const uint64_t t1886 = t3 | t5 | t9 | t11 | t18 | t19 | t28 | t1126 | t1245 | t1250 | t1491 | t1492 | t1553
        | t1702 | t1705 | t1719 | t1878 | t1879 | t1880 | t1881 | t1882 | t1883 | t1884 | t1885;
    const uint64_t t1887 = t0 ^ t7 ^ t10 ^ t12;
    const uint64_t t1888 = ~t1886 & t1887;
    const uint64_t t1889 = t13 & ~t1886;
    const uint64_t t1890 = t1269 & ~t1886;
    const uint64_t t1891 = t12 & ~t1886;
    const uint64_t t1892 = t1093 & ~t1886;
    const uint64_t t1893 = t1499 & ~t1886;
    const uint64_t t1894 = t8 & ~t1886;
    const uint64_t t1895 = t0 & ~t1886;
    const uint64_t t1896 = t4 ^ t7 ^ t8 ^ t10;
    const uint64_t t1897 = t4 ^ t11;
    const uint64_t t1898 = t4 ^ t7 ^ t8 ^ t14;
    const uint64_t t1899 = t7 ^ t8 ^ t21;
    const uint64_t t1900 = t1 ^ t4 ^ t8 ^ t15 ^ t22 ^ t27;
    const uint64_t t1901 = t4 ^ t7 ^ t8 ^ t24 ^ t27;
    const uint64_t t1902 = t4 ^ t7 ^ t8 ^ t29;
    const uint64_t t1903 = t7 ^ t27 ^ t30;
    const uint64_t t1904 = t3 | t19 | t23 | t26 | t31 | t1276 | t1280 | t1287 | t1508 | t1509 | t1511 | t1513
        | t1611 | t1718 | t1719 | t1738 | t1896 | t1897 | t1898 | t1899 | t1900 | t1901 | t1902 | t1903;
    const uint64_t t1905 = t27 & ~t1904;
    const uint64_t t1906 = t1735 & ~t1904;
    const uint64_t t1907 = t1 ^ t7 ^ t15;
    const uint64_t t1908 = ~t1904 & t1907;
    const uint64_t t1909 = t4 ^ t7 ^ t8;
    const uint64_t t1910 = ~t1904 & t1909;
    const uint64_t t1911 = t1 & ~t1904;
    const uint64_t t1912 = t1682 & ~t1904;
    const uint64_t t1913 = t4 & ~t1904;
    const uint64_t t1914 = t7 & ~t1904;
    const uint64_t t1915 = t3 ^ t5 ^ t6 ^ t20 ^ t23;
    const uint64_t t1916 = t0 ^ t11 ^ t25;
    const uint64_t t1917 = t0 ^ t4 ^ t26;
    const uint64_t t1918 = t6 ^ t30;
    const uint64_t t1919 = t1 | t7 | t13 | t17 | t18 | t22 | t29 | t1144 | t1214 | t1234 | t1303 | t1308 | t1312
        | t1314 | t1321 | t1330 | t1462 | t1515 | t1533 | t1540 | t1915 | t1916 | t1917 | t1918;
    const uint64_t t1920 = t5 & ~t1919;
    const uint64_t t1921 = t1328 & ~t1919;
    const uint64_t t1922 = t1304 & ~t1919;
    const uint64_t t1923 = t5 ^ t6 ^ t23;
    const uint64_t t1924 = ~t1919 & t1923;
    const uint64_t t1925 = t3 & ~t1919;
    const uint64_t t1926 = t0 & ~t1919;
    const uint64_t t1927 = t1537 & ~t1919;
    const uint64_t t1928 = t4 & ~t1919;
    const uint64_t t1929 = t5 ^ t7 ^ t8 ^ t11 ^ t21;
    const uint64_t t1930 = t5 ^ t7 ^ t10 ^ t21;
    const uint64_t t1931 = t5 ^ t7 ^ t13 ^ t21;
    const uint64_t t1932 = t11 ^ t17;
    const uint64_t t1933 = t5 ^ t6 ^ t7 ^ t19 ^ t21;
    const uint64_t t1934 = t18 ^ t20;
    const uint64_t t1935 = t11 ^ t23;
    const uint64_t t1936 = t5 ^ t21 ^ t24;
    const uint64_t t1937 = t18 ^ t26;
    const uint64_t t1938 = t5 ^ t21 ^ t28;
    const uint64_t t1939 = t21 ^ t31;
    const uint64_t t1940 = t2 | t4 | t12 | t14 | t15 | t16 | t22 | t27 | t29 | t1332 | t1345 | t1563 | t1761
        | t1929 | t1930 | t1931 | t1932 | t1933 | t1934 | t1935 | t1936 | t1937 | t1938 | t1939;
    const uint64_t t1941 = t5 ^ t7 ^ t21;
    const uint64_t t1942 = ~t1940 & t1941;
    const uint64_t t1943 = t0 ^ t1 ^ t11;
    const uint64_t t1944 = ~t1940 & t1943;
    const uint64_t t1945 = t1217 & ~t1940;
    const uint64_t t1946 = t21 & ~t1940;
    const uint64_t t1947 = t6 & ~t1940;
    const uint64_t t1948 = t11 & ~t1940;
    const uint64_t t1949 = t7 & ~t1940;
    const uint64_t t1950 = t1341 & ~t1940;
    const uint64_t t1951 = t0 ^ t3 ^ t15;
    const uint64_t t1952 = t0 ^ t15 ^ t21;
    const uint64_t t1953 = t0 ^ t15 ^ t22;
    const uint64_t t1954 = t0 ^ t2 ^ t15 ^ t23;
    const uint64_t t1955 = t0 ^ t15 ^ t25;
    const uint64_t t1956 = t15 ^ t28;
    const uint64_t t1957 = t5 | t9 | t11 | t12 | t13 | t14 | t16 | t18 | t26 | t27 | t29 | t31 | t1091 | t1093
        | t1094 | t1103 | t1112 | t1115 | t1278 | t1349 | t1369 | t1379 | t1951 | t1952 | t1953 | t1954 | t1955
        | t1956;
    const uint64_t t1958 = t1368 & ~t1957;
    const uint64_t t1959 = t1 & ~t1957;
    const uint64_t t1960 = t15 & ~t1957;
    const uint64_t t1961 = t2 & ~t1957;
    const uint64_t t1962 = t1 ^ t6 ^ t7;
    const uint64_t t1963 = t0 ^ t11 ^ t16;
    const uint64_t t1964 = t0 ^ t7 ^ t11 ^ t22;
    const uint64_t t1965 = t1 ^ t11 ^ t24;
    const uint64_t t1966 = t0 ^ t11 ^ t29;
    const uint64_t t1967 = t2 | t4 | t5 | t8 | t10 | t12 | t18 | t20 | t26 | t27 | t30 | t31 | t1095 | t1096
        | t1115 | t1165 | t1221 | t1249 | t1368 | t1369 | t1534 | t1738 | t1780 | t1962 | t1963 | t1964 | t1965
        | t1966;
    const uint64_t t1968 = t1304 & ~t1967;
    const uint64_t t1969 = t1 & ~t1967;
    const uint64_t t1970 = t7 & ~t1967;
    const uint64_t t1971 = t11 & ~t1967;
    const uint64_t t1972 = t0 ^ t1 ^ t15;
    const uint64_t t1973 = t0 ^ t25;
    const uint64_t t1974 = t0 ^ t26;
    const uint64_t t1975 = t0 ^ t28;
    const uint64_t t1976 = t5 | t7 | t9 | t12 | t16 | t18 | t21 | t30 | t31 | t1091 | t1093 | t1094 | t1103 | t1112
        | t1115 | t1191 | t1255 | t1304 | t1369 | t1379 | t1420 | t1510 | t1601 | t1682 | t1972 | t1973 | t1974
        | t1975;
    const uint64_t t1977 = t1 & ~t1976;
    const uint64_t t1978 = t0 & ~t1976;
    const uint64_t t1979 = t3 & ~t1976;
    const uint64_t t1980 = t2 & ~t1976;
    const uint64_t t1981 = t0 ^ t4 ^ t9;
    const uint64_t t1982 = t0 ^ t9 ^ t13;
    const uint64_t t1983 = t3 | t5 | t7 | t8 | t10 | t12 | t16 | t17 | t18 | t19 | t20 | t21 | t22 | t23 | t25
        | t26 | t27 | t29 | t30 | t31 | t1091 | t1103 | t1367 | t1368 | t1375 | t1534 | t1981 | t1982;
    const uint64_t t1984 = t1303 & ~t1983;
    const uint64_t t1985 = t2 & ~t1983;
    const uint64_t t1986 = t9 & ~t1983;
    const uint64_t t1987 = t1 & ~t1983;
    const uint64_t t1988 = t0 ^ t2 ^ t3 ^ t7;
    const uint64_t t1989 = t7 ^ t13;
    const uint64_t t1990 = t0 ^ t1 ^ t19;
    const uint64_t t1991 = t0 ^ t7 ^ t22;
    const uint64_t t1992 = t5 | t12 | t14 | t16 | t18 | t26 | t27 | t28 | t30 | t31 | t1091 | t1093 | t1094 | t1103
        | t1112 | t1115 | t1166 | t1221 | t1249 | t1303 | t1368 | t1379 | t1738 | t1833 | t1988 | t1989 | t1990
        | t1991;
    const uint64_t t1993 = t2 & ~t1992;
    const uint64_t t1994 = t7 & ~t1992;
    const uint64_t t1995 = t1 & ~t1992;
    const uint64_t t1996 = t0 & ~t1992;
    const uint64_t t1997 = t2 ^ t12;
    const uint64_t t1998 = t17 ^ t19 ^ t31;
    const uint64_t t1999 = t17 ^ t20 ^ t31;
    const uint64_t t2000 = t1 | t5 | t7 | t11 | t13 | t14 | t16 | t18 | t21 | t22 | t23 | t25 | t26 | t27 | t28
        | t30 | t1093 | t1094 | t1112 | t1121 | t1166 | t1274 | t1303 | t1368 | t1428 | t1997 | t1998 | t1999;
    const uint64_t t2001 = t17 & ~t2000;
    const uint64_t t2002 = t0 & ~t2000;
    const uint64_t t2003 = t31 & ~t2000;
    const uint64_t t2004 = t2 & ~t2000;
    const uint64_t t2005 = t3 ^ t7;
    const uint64_t t2006 = t11 ^ t14 ^ t18;
    const uint64_t t2007 = t1 | t2 | t4 | t5 | t6 | t8 | t9 | t12 | t16 | t17 | t19 | t20 | t21 | t23 | t24 | t25
        | t26 | t27 | t29 | t30 | t31 | t1095 | t1191 | t1368 | t1499 | t1975 | t2005 | t2006;
    const uint64_t t2008 = t0 ^ t11 ^ t18;
    const uint64_t t2009 = ~t2007 & t2008;
    const uint64_t t2010 = t18 & ~t2007;
    const uint64_t t2011 = t0 & ~t2007;
    const uint64_t t2012 = t3 & ~t2007;
    const uint64_t t2013 = t0 ^ t3 ^ t4 ^ t8;
    const uint64_t t2014 = t0 ^ t21 ^ t25;
    const uint64_t t2015 = t1 | t2 | t6 | t11 | t12 | t13 | t14 | t16 | t17 | t18 | t19 | t20 | t24 | t26 | t27
        | t28 | t30 | t31 | t1102 | t1166 | t1191 | t1303 | t1364 | t1368 | t1387 | t1790 | t2013 | t2014;
    const uint64_t t2016 = t0 ^ t3 ^ t21;
    const uint64_t t2017 = ~t2015 & t2016;
    const uint64_t t2018 = t1090 & ~t2015;
    const uint64_t t2019 = t1121 & ~t2015;
    const uint64_t t2020 = t0 & ~t2015;
    const uint64_t t2021 = t0 ^ t1 ^ t7;
    const uint64_t t2022 = t0 ^ t1 ^ t12;
    const uint64_t t2023 = t0 ^ t4 ^ t15;
    const uint64_t t2024 = t0 ^ t1 ^ t18;
    const uint64_t t2025 = t4 ^ t9 ^ t25;
    const uint64_t t2026 = t4 ^ t9 ^ t31;
    const uint64_t t2027 = t2 | t6 | t8 | t10 | t11 | t14 | t23 | t24 | t26 | t27 | t28 | t29 | t1121 | t1128
        | t1131 | t1135 | t1152 | t1188 | t1396 | t1605 | t1800 | t1990 | t2021 | t2022 | t2023 | t2024 | t2025
        | t2026;
    const uint64_t t2028 = t1269 & ~t2027;
    const uint64_t t2029 = t1508 & ~t2027;
    const uint64_t t2030 = t0 & ~t2027;
    const uint64_t t2031 = t4 & ~t2027;
    const uint64_t t2032 = t1 ^ t12 ^ t20;
    const uint64_t t2033 = t1 ^ t22;
    const uint64_t t2034 = t20 ^ t27;
    const uint64_t t2035 = t2 | t4 | t5 | t8 | t9 | t10 | t11 | t15 | t17 | t18 | t19 | t21 | t23 | t24 | t25 | t26
        | t28 | t29 | t31 | t1121 | t1128 | t1376 | t1388 | t1392 | t1800 | t2032 | t2033 | t2034;
    const uint64_t t2036 = t1379 & ~t2035;
    const uint64_t t2037 = t1269 & ~t2035;
    const uint64_t t2038 = t20 & ~t2035;
    const uint64_t t2039 = t6 & ~t2035;
    const uint64_t t2040 = t4 ^ t6 ^ t9 ^ t10;
    const uint64_t t2041 = t4 ^ t6 ^ t9 ^ t12;
    const uint64_t t2042 = t1 ^ t4 ^ t6 ^ t9 ^ t13;
    const uint64_t t2043 = t4 ^ t6 ^ t9 ^ t14;
    const uint64_t t2044 = t4 ^ t6 ^ t18;
    const uint64_t t2045 = t0 | t2 | t3 | t5 | t8 | t11 | t16 | t19 | t23 | t24 | t25 | t26 | t27 | t1106 | t1131
        | t1135 | t1156 | t1188 | t1396 | t1400 | t1599 | t1608 | t2033 | t2040 | t2041 | t2042 | t2043 | t2044;
    const uint64_t t2046 = t1 & ~t2045;
    const uint64_t t2047 = t4 ^ t6 ^ t9;
    const uint64_t t2048 = ~t2045 & t2047;
    const uint64_t t2049 = t4 & ~t2045;
    const uint64_t t2050 = t9 & ~t2045;
    const uint64_t t2051 = t6 ^ t12 ^ t28;
    const uint64_t t2052 = t6 ^ t18 ^ t28;
    const uint64_t t2053 = t6 ^ t28 ^ t31;
    const uint64_t t2054 = t1 | t5 | t8 | t9 | t11 | t13 | t15 | t16 | t17 | t19 | t21 | t22 | t23 | t24 | t25
        | t26 | t27 | t29 | t1121 | t1131 | t1133 | t1135 | t1297 | t1388 | t1801 | t2051 | t2052 | t2053;
    const uint64_t t2055 = t4 & ~t2054;
    const uint64_t t2056 = t0 & ~t2054;
    const uint64_t t2057 = t6 ^ t28;
    const uint64_t t2058 = ~t2054 & t2057;
    const uint64_t t2059 = t28 & ~t2054;
    const uint64_t t2060 = t0 ^ t1 ^ t6 ^ t26;
    const uint64_t t2061 = t0 ^ t1 ^ t7 ^ t26;
    const uint64_t t2062 = t0 ^ t8;
    const uint64_t t2063 = t0 ^ t1 ^ t9 ^ t26;
    const uint64_t t2064 = t0 ^ t1 ^ t26 ^ t28;
    const uint64_t t2065 = t0 ^ t1 ^ t26 ^ t29;
    const uint64_t t2066 = t0 ^ t1 ^ t26 ^ t31;
    const uint64_t t2067 = t2 | t4 | t5 | t10 | t11 | t12 | t14 | t18 | t19 | t20 | t23 | t24 | t25 | t27 | t30
        | t1121 | t1128 | t1601 | t1605 | t1802 | t1804 | t2060 | t2061 | t2062 | t2063 | t2064 | t2065 | t2066;
    const uint64_t t2068 = t1269 & ~t2067;
    const uint64_t t2069 = t0 & ~t2067;
    const uint64_t t2070 = t26 & ~t2067;
    const uint64_t t2071 = t15 & ~t2067;
    const uint64_t t2072 = t12 ^ t18;
    const uint64_t t2073 = t6 ^ t12 ^ t19;
    const uint64_t t2074 = t0 | t2 | t3 | t4 | t8 | t11 | t15 | t16 | t17 | t20 | t21 | t22 | t23 | t24 | t25 | t26
        | t27 | t28 | t1106 | t1144 | t1388 | t1392 | t1400 | t1407 | t1800 | t1918 | t2072 | t2073;
    const uint64_t t2075 = t1 & ~t2074;
    const uint64_t t2076 = t9 & ~t2074;
    const uint64_t t2077 = t6 ^ t12;
    const uint64_t t2078 = ~t2074 & t2077;
    const uint64_t t2079 = t6 & ~t2074;
    const uint64_t t2080 = t1 ^ t4 ^ t17;
    const uint64_t t2081 = t4 ^ t23 ^ t24;
    const uint64_t t2082 = t0 | t2 | t3 | t6 | t7 | t8 | t9 | t11 | t14 | t16 | t22 | t25 | t26 | t27 | t28 | t29
        | t31 | t1131 | t1135 | t1156 | t1369 | t1396 | t1407 | t1799 | t1800 | t1811 | t2080 | t2081;
    const uint64_t t2083 = t1 & ~t2082;
    const uint64_t t2084 = t1163 & ~t2082;
    const uint64_t t2085 = t10 & ~t2082;
    const uint64_t t2086 = t24 & ~t2082;
    const uint64_t t2087 = t0 ^ t1 ^ t20;
    const uint64_t t2088 = t0 ^ t5 ^ t20;
    const uint64_t t2089 = t3 ^ t6 ^ t10;
    const uint64_t t2090 = t3 ^ t6 ^ t11;
    const uint64_t t2091 = t0 ^ t3 ^ t6 ^ t12 ^ t20;
    const uint64_t t2092 = t0 ^ t13 ^ t20;
    const uint64_t t2093 = t3 ^ t6 ^ t14;
    const uint64_t t2094 = t3 ^ t6 ^ t15;
    const uint64_t t2095 = t3 ^ t6 ^ t17;
    const uint64_t t2096 = t0 ^ t3 ^ t6 ^ t18 ^ t20;
    const uint64_t t2097 = t0 ^ t19 ^ t20;
    const uint64_t t2098 = t3 ^ t28;
    const uint64_t t2099 = t2 | t4 | t8 | t16 | t21 | t22 | t23 | t24 | t25 | t26 | t27 | t30 | t1184 | t1255
        | t1330 | t1388 | t2087 | t2088 | t2089 | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097
        | t2098;
    const uint64_t t2100 = t3 ^ t6;
    const uint64_t t2101 = ~t2099 & t2100;
    const uint64_t t2102 = t0 & ~t2099;
    const uint64_t t2103 = t3 & ~t2099;
    const uint64_t t2104 = t20 & ~t2099;
    const uint64_t t2105 = t1 ^ t2;
    const uint64_t t2106 = t3 ^ t10;
    const uint64_t t2107 = t0 ^ t3 ^ t13;
    const uint64_t t2108 = t0 ^ t9 ^ t22;
    const uint64_t t2109 = t3 ^ t26;
    const uint64_t t2110 = t0 ^ t9 ^ t30;
    const uint64_t t2111 = t0 ^ t3 ^ t31;
    const uint64_t t2112 = t4 | t6 | t7 | t8 | t11 | t12 | t14 | t15 | t17 | t18 | t19 | t21 | t24 | t25 | t27
        | t28 | t1166 | t1282 | t1407 | t1416 | t1420 | t2105 | t2106 | t2107 | t2108 | t2109 | t2110 | t2111;
    const uint64_t t2113 = t1 & ~t2112;
    const uint64_t t2114 = t3 & ~t2112;
    const uint64_t t2115 = t1178 & ~t2112;
    const uint64_t t2116 = t0 & ~t2112;
    const uint64_t t2117 = t2 ^ t16;
    const uint64_t t2118 = t2 ^ t4 ^ t19;
    const uint64_t t2119 = t1 | t5 | t6 | t7 | t8 | t9 | t11 | t12 | t17 | t20 | t22 | t23 | t25 | t27 | t28 | t29
        | t30 | t1155 | t1168 | t1209 | t1245 | t1428 | t1824 | t2106 | t2107 | t2109 | t2117 | t2118;
    const uint64_t t2120 = t3 & ~t2119;
    const uint64_t t2121 = t1112 & ~t2119;
    const uint64_t t2122 = t0 & ~t2119;
    const uint64_t t2123 = t2 & ~t2119;
    const uint64_t t2124 = t2 ^ t4 ^ t8 ^ t13;
    const uint64_t t2125 = t8 ^ t11 ^ t13;
    const uint64_t t2126 = t1 ^ t12;
    const uint64_t t2127 = t2 ^ t8 ^ t13 ^ t14;
    const uint64_t t2128 = t2 ^ t8 ^ t13 ^ t15;
    const uint64_t t2129 = t8 ^ t13 ^ t21;
    const uint64_t t2130 = t2 ^ t8 ^ t13 ^ t24;
    const uint64_t t2131 = t8 ^ t13 ^ t27;
    const uint64_t t2132 = t0 | t6 | t7 | t10 | t17 | t19 | t20 | t23 | t25 | t26 | t28 | t29 | t31 | t1209 | t1328
        | t1349 | t1407 | t1413 | t1416 | t2033 | t2124 | t2125 | t2126 | t2127 | t2128 | t2129 | t2130 | t2131;
    const uint64_t t2133 = t2 ^ t8 ^ t13;
    const uint64_t t2134 = ~t2132 & t2133;
    const uint64_t t2135 = t8 & ~t2132;
    const uint64_t t2136 = t13 & ~t2132;
    const uint64_t t2137 = t1 & ~t2132;
    const uint64_t t2138 = t0 ^ t4;
    const uint64_t t2139 = t6 | t7 | t8 | t11 | t12 | t14 | t15 | t17 | t19 | t22 | t24 | t25 | t28 | t1166 | t1209
        | t1282 | t1349 | t1372 | t1407 | t1413 | t1416 | t1682 | t1824 | t2106 | t2107 | t2109 | t2111 | t2138;
    const uint64_t t2140 = t2 & ~t2139;
    const uint64_t t2141 = t1 & ~t2139;
    const uint64_t t2142 = t0 & ~t2139;
    const uint64_t t2143 = t3 & ~t2139;
    const uint64_t t2144 = t2 ^ t9;
    const uint64_t t2145 = t2 ^ t14;
    const uint64_t t2146 = t6 ^ t20;
    const uint64_t t2147 = t6 ^ t23;
    const uint64_t t2148 = t0 | t1 | t5 | t7 | t8 | t12 | t13 | t16 | t19 | t25 | t26 | t27 | t28 | t29 | t30 | t31
        | t1112 | t1209 | t1245 | t1250 | t1280 | t1414 | t1428 | t1824 | t2144 | t2145 | t2146 | t2147;
    const uint64_t t2149 = t6 & ~t2148;
    const uint64_t t2150 = t2106 & ~t2148;
    const uint64_t t2151 = t2 & ~t2148;
    const uint64_t t2152 = t10 & ~t2148;
    const uint64_t t2153 = t0 ^ t1 ^ t5 ^ t7;
    const uint64_t t2154 = t5 ^ t9;
    const uint64_t t2155 = t5 ^ t14;
    const uint64_t t2156 = t5 ^ t16;
    const uint64_t t2157 = t5 ^ t22;
    const uint64_t t2158 = t20 ^ t23;
    const uint64_t t2159 = t5 ^ t30;
    const uint64_t t2160 = t2 | t3 | t4 | t6 | t8 | t10 | t11 | t12 | t15 | t17 | t18 | t19 | t21 | t24 | t25 | t26
        | t27 | t28 | t1168 | t1601 | t1828 | t2153 | t2154 | t2155 | t2156 | t2157 | t2158 | t2159;
    const uint64_t t2161 = t1200 & ~t2160;
    const uint64_t t2162 = t7 & ~t2160;
    const uint64_t t2163 = t5 & ~t2160;
    const uint64_t t2164 = t1282 & ~t2160;
    const uint64_t t2165 = t1 ^ t2 ^ t5;
    const uint64_t t2166 = t2 ^ t25;
    const uint64_t t2167 = t13 ^ t26;
    const uint64_t t2168 = t13 ^ t31;
    const uint64_t t2169 = t0 | t6 | t7 | t8 | t9 | t10 | t12 | t17 | t19 | t20 | t22 | t23 | t24 | t28 | t29 | t30
        | t1155 | t1156 | t1209 | t1328 | t1416 | t1465 | t1673 | t1682 | t2165 | t2166 | t2167 | t2168;
    const uint64_t t2170 = t2105 & ~t2169;
    const uint64_t t2171 = t4 & ~t2169;
    const uint64_t t2172 = t13 & ~t2169;
    const uint64_t t2173 = t2 & ~t2169;
    const uint64_t t2174 = t2 ^ t3 ^ t10 ^ t24;
    const uint64_t t2175 = t2 ^ t10 ^ t21 ^ t24;
    const uint64_t t2176 = t2 ^ t24 ^ t28;
    const uint64_t t2177 = t10 ^ t31;
    const uint64_t t2178 = t0 | t1 | t5 | t6 | t7 | t8 | t9 | t12 | t16 | t17 | t19 | t22 | t23 | t25 | t29 | t30
        | t1131 | t1155 | t1156 | t1336 | t1422 | t1431 | t1627 | t1648 | t2174 | t2175 | t2176 | t2177;
    const uint64_t t2179 = t1428 & ~t2178;
    const uint64_t t2180 = t4 & ~t2178;
    const uint64_t t2181 = t10 & ~t2178;
    const uint64_t t2182 = t1163 & ~t2178;
    const uint64_t t2183 = t0 ^ t2 ^ t4 ^ t13;
    const uint64_t t2184 = t1 ^ t2 ^ t27;
    const uint64_t t2185 = t0 ^ t1 ^ t4 ^ t29;
    const uint64_t t2186 = t7 | t8 | t10 | t11 | t12 | t14 | t15 | t16 | t17 | t21 | t22 | t28 | t30 | t31 | t1193
        | t1202 | t1209 | t1251 | t1274 | t1282 | t1413 | t1445 | t1850 | t1973 | t2165 | t2183 | t2184 | t2185;
    const uint64_t t2187 = t0 & ~t2186;
    const uint64_t t2188 = t1 & ~t2186;
    const uint64_t t2189 = t4 & ~t2186;
    const uint64_t t2190 = t2 & ~t2186;
    const uint64_t t2191 = t1 ^ t3 ^ t8 ^ t10;
    const uint64_t t2192 = t1 ^ t3 ^ t13;
    const uint64_t t2193 = t8 ^ t16;
    const uint64_t t2194 = t1 ^ t3 ^ t17;
    const uint64_t t2195 = t8 ^ t24;
    const uint64_t t2196 = t3 ^ t27;
    const uint64_t t2197 = t1 ^ t3 ^ t8 ^ t28;
    const uint64_t t2198 = t1 ^ t3 ^ t29;
    const uint64_t t2199 = t0 ^ t3 ^ t8 ^ t30;
    const uint64_t t2200 = t2 | t6 | t7 | t11 | t12 | t14 | t18 | t19 | t20 | t21 | t22 | t25 | t26 | t31 | t1184
        | t1192 | t1206 | t1237 | t1696 | t2191 | t2192 | t2193 | t2194 | t2195 | t2196 | t2197 | t2198 | t2199;
    const uint64_t t2201 = t1202 & ~t2200;
    const uint64_t t2202 = t0 ^ t3 ^ t8;
    const uint64_t t2203 = ~t2200 & t2202;
    const uint64_t t2204 = t2062 & ~t2200;
    const uint64_t t2205 = t8 & ~t2200;
    const uint64_t t2206 = t0 ^ t8 ^ t13;
    const uint64_t t2207 = t13 ^ t20;
    const uint64_t t2208 = t13 ^ t29;
    const uint64_t t2209 = t2 | t4 | t6 | t7 | t10 | t11 | t12 | t14 | t15 | t16 | t17 | t18 | t21 | t25 | t28
        | t30 | t31 | t1193 | t1202 | t1251 | t1548 | t1846 | t2154 | t2157 | t2167 | t2206 | t2207 | t2208;
    const uint64_t t2210 = t5 & ~t2209;
    const uint64_t t2211 = t1601 & ~t2209;
    const uint64_t t2212 = t13 & ~t2209;
    const uint64_t t2213 = t1407 & ~t2209;
    const uint64_t t2214 = t0 ^ t10 ^ t19;
    const uint64_t t2215 = t0 ^ t1 ^ t19 ^ t23;
    const uint64_t t2216 = t0 ^ t19 ^ t28;
    const uint64_t t2217 = t3 | t4 | t7 | t9 | t11 | t12 | t13 | t15 | t17 | t20 | t22 | t25 | t29 | t30 | t31
        | t1193 | t1209 | t1274 | t1438 | t1445 | t1465 | t1645 | t1682 | t1718 | t1844 | t2214 | t2215 | t2216;
    const uint64_t t2218 = t2 & ~t2217;
    const uint64_t t2219 = t1850 & ~t2217;
    const uint64_t t2220 = t1 & ~t2217;
    const uint64_t t2221 = t19 & ~t2217;
    const uint64_t t2222 = t0 ^ t4 ^ t13;
    const uint64_t t2223 = t10 ^ t16;
    const uint64_t t2224 = t0 ^ t4 ^ t10 ^ t28;
    const uint64_t t2225 = t0 ^ t4 ^ t29;
    const uint64_t t2226 = t1 | t3 | t7 | t8 | t9 | t11 | t14 | t15 | t21 | t22 | t23 | t25 | t30 | t31 | t1188
        | t1193 | t1209 | t1274 | t1282 | t1445 | t1682 | t1718 | t1850 | t1997 | t2222 | t2223 | t2224 | t2225;
    const uint64_t t2227 = t4 & ~t2226;
    const uint64_t t2228 = t2 & ~t2226;
    const uint64_t t2229 = t10 & ~t2226;
    const uint64_t t2230 = t0 & ~t2226;
    const uint64_t t2231 = t0 ^ t4 ^ t10;
    const uint64_t t2232 = t0 ^ t4 ^ t6 ^ t11 ^ t12;
    const uint64_t t2233 = t0 ^ t4 ^ t6 ^ t11 ^ t22;
    const uint64_t t2234 = t4 ^ t29;
    const uint64_t t2235 = t0 ^ t4 ^ t6 ^ t31;
    const uint64_t t2236 = t1 | t2 | t3 | t5 | t9 | t14 | t15 | t18 | t19 | t20 | t21 | t23 | t25 | t27 | t30
        | t1128 | t1188 | t1193 | t1200 | t1482 | t1509 | t1974 | t2062 | t2231 | t2232 | t2233 | t2234 | t2235;
    const uint64_t t2237 = t0 & ~t2236;
    const uint64_t t2238 = t0 ^ t4 ^ t6;
    const uint64_t t2239 = ~t2236 & t2238;
    const uint64_t t2240 = t1719 & ~t2236;
    const uint64_t t2241 = t11 & ~t2236;
    const uint64_t t2242 = t5 ^ t8 ^ t18;
    const uint64_t t2243 = t5 ^ t10 ^ t18;
    const uint64_t t2244 = t0 ^ t5 ^ t13 ^ t18;
    const uint64_t t2245 = t5 ^ t16 ^ t18;
    const uint64_t t2246 = t0 ^ t5 ^ t18 ^ t19;
    const uint64_t t2247 = t0 ^ t5 ^ t18 ^ t20;
    const uint64_t t2248 = t0 ^ t5 ^ t27;
    const uint64_t t2249 = t5 ^ t18 ^ t28;
    const uint64_t t2250 = t0 ^ t5 ^ t18 ^ t29;
    const uint64_t t2251 = t1 | t3 | t4 | t7 | t9 | t11 | t12 | t14 | t15 | t17 | t21 | t22 | t23 | t25 | t30 | t31
        | t1193 | t1274 | t1445 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248 | t2249 | t2250;
    const uint64_t t2252 = t2 & ~t2251;
    const uint64_t t2253 = t0 ^ t5 ^ t18;
    const uint64_t t2254 = ~t2251 & t2253;
    const uint64_t t2255 = t1307 & ~t2251;
    const uint64_t t2256 = t18 & ~t2251;
    const uint64_t t2257 = t0 | t1 | t3 | t4 | t7 | t8 | t11 | t12 | t14 | t15 | t16 | t19 | t21 | t22 | t23 | t25
        | t30 | t31 | t1148 | t1209 | t1274 | t1428 | t1437 | t1445 | t1447 | t1846 | t2207 | t2208;
    const uint64_t t2258 = t13 & ~t2257;
    const uint64_t t2259 = t1718 & ~t2257;
    const uint64_t t2260 = t2 & ~t2257;
    const uint64_t t2261 = t10 & ~t2257;
    const uint64_t t2262 = t19 ^ t21;
    const uint64_t t2263 = t19 ^ t29;
    const uint64_t t2264 = t0 | t2 | t4 | t6 | t8 | t9 | t10 | t11 | t12 | t13 | t15 | t17 | t18 | t22 | t24 | t25
        | t27 | t28 | t31 | t1221 | t1228 | t1237 | t1379 | t1416 | t1645 | t2109 | t2262 | t2263;
    const uint64_t t2265 = t19 & ~t2264;
    const uint64_t t2266 = t1202 & ~t2264;
    const uint64_t t2267 = t7 & ~t2264;
    const uint64_t t2268 = t1 & ~t2264;
    const uint64_t t2269 = t2 ^ t5 ^ t11;
    const uint64_t t2270 = t4 ^ t6 ^ t11;
    const uint64_t t2271 = t11 ^ t15;
    const uint64_t t2272 = t4 ^ t11 ^ t16;
    const uint64_t t2273 = t2 ^ t11 ^ t19;
    const uint64_t t2274 = t4 ^ t7 ^ t20;
    const uint64_t t2275 = t2 ^ t7 ^ t11 ^ t21;
    const uint64_t t2276 = t2 ^ t11 ^ t22;
    const uint64_t t2277 = t4 ^ t11 ^ t25;
    const uint64_t t2278 = t2 ^ t11 ^ t26;
    const uint64_t t2279 = t2 ^ t7 ^ t11 ^ t29;
    const uint64_t t2280 = t0 | t1 | t3 | t8 | t10 | t12 | t13 | t14 | t24 | t1174 | t1188 | t1217 | t1221 | t1226
        | t1228 | t1449 | t1508 | t2269 | t2270 | t2271 | t2272 | t2273 | t2274 | t2275 | t2276 | t2277 | t2278
        | t2279;
    const uint64_t t2281 = t7 & ~t2280;
    const uint64_t t2282 = t1673 & ~t2280;
    const uint64_t t2283 = t4 & ~t2280;
    const uint64_t t2284 = t11 & ~t2280;
    const uint64_t t2285 = t14 ^ t20;
    const uint64_t t2286 = t4 ^ t25;
    const uint64_t t2287 = t17 ^ t28;
    const uint64_t t2288 = t17 ^ t31;
    const uint64_t t2289 = t0 | t1 | t3 | t5 | t7 | t8 | t9 | t10 | t12 | t13 | t18 | t19 | t21 | t22 | t23 | t24
        | t26 | t27 | t29 | t30 | t1216 | t1245 | t1477 | t1673 | t2285 | t2286 | t2287 | t2288;
    const uint64_t t2290 = t14 & ~t2289;
    const uint64_t t2291 = t17 & ~t2289;
    const uint64_t t2292 = t4 & ~t2289;
    const uint64_t t2293 = t2 & ~t2289;
    const uint64_t t2294 = t0 | t1 | t2 | t9 | t10 | t12 | t13 | t15 | t24 | t27 | t1183 | t1188 | t1217 | t1219
        | t1221 | t1227 | t1228 | t1231 | t1234 | t1271 | t1309 | t1425 | t1449 | t1477 | t1679 | t1681 | t1863
        | t2286;
    const uint64_t t2295 = t4 & ~t2294;
    const uint64_t t2296 = t3 & ~t2294;
    const uint64_t t2297 = t7 & ~t2294;
    const uint64_t t2298 = t19 & ~t2294;
    const uint64_t t2299 = t5 ^ t18 ^ t21;
    const uint64_t t2300 = t5 ^ t24 ^ t30;
    const uint64_t t2301 = t6 ^ t27;
    const uint64_t t2302 = t5 ^ t18 ^ t29;
    const uint64_t t2303 = t0 | t1 | t2 | t3 | t4 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15 | t16 | t17
        | t20 | t23 | t28 | t31 | t1224 | t1395 | t1466 | t2157 | t2299 | t2300 | t2301 | t2302;
    const uint64_t t2304 = t2159 & ~t2303;
    const uint64_t t2305 = t6 & ~t2303;
    const uint64_t t2306 = t30 & ~t2303;
    const uint64_t t2307 = t18 & ~t2303;
    const uint64_t t2308 = t0 ^ t2 ^ t4 ^ t6;
    const uint64_t t2309 = t0 ^ t4 ^ t7 ^ t10;
    const uint64_t t2310 = t0 ^ t4 ^ t6 ^ t11;
    const uint64_t t2311 = t0 ^ t4 ^ t6 ^ t29;
    const uint64_t t2312 = t1 | t3 | t5 | t8 | t9 | t12 | t13 | t14 | t16 | t19 | t20 | t22 | t24 | t26 | t1188
        | t1214 | t1226 | t1281 | t1341 | t1420 | t1449 | t1466 | t1468 | t1885 | t2308 | t2309 | t2310 | t2311;
    const uint64_t t2313 = t0 & ~t2312;
    const uint64_t t2314 = t10 & ~t2312;
    const uint64_t t2315 = t1477 & ~t2312;
    const uint64_t t2316 = t4 & ~t2312;
    const uint64_t t2317 = t2 ^ t3 ^ t25;
    const uint64_t t2318 = t7 ^ t29;
    const uint64_t t2319 = t12 ^ t31;
    const uint64_t t2320 = t0 | t1 | t4 | t8 | t9 | t10 | t13 | t17 | t19 | t22 | t24 | t1182 | t1217 | t1221
        | t1228 | t1234 | t1245 | t1249 | t1271 | t1309 | t1460 | t1497 | t1673 | t1682 | t2109 | t2317 | t2318
        | t2319;
    const uint64_t t2321 = t3 & ~t2320;
    const uint64_t t2322 = t12 & ~t2320;
    const uint64_t t2323 = t2 & ~t2320;
    const uint64_t t2324 = t7 & ~t2320;
    const uint64_t t2325 = t3 ^ t4 ^ t22 ^ t26;
    const uint64_t t2326 = t2 ^ t4 ^ t31;
    const uint64_t t2327 = t0 | t1 | t7 | t8 | t9 | t10 | t12 | t18 | t19 | t21 | t23 | t24 | t29 | t30 | t1188
        | t1220 | t1226 | t1234 | t1245 | t1271 | t1309 | t1663 | t1673 | t1674 | t1680 | t1682 | t2325 | t2326;
    const uint64_t t2328 = t2 & ~t2327;
    const uint64_t t2329 = t4 & ~t2327;
    const uint64_t t2330 = t3 & ~t2327;
    const uint64_t t2331 = t22 & ~t2327;
    const uint64_t t2332 = t2 ^ t5 ^ t8;
    const uint64_t t2333 = t2 ^ t5 ^ t17;
    const uint64_t t2334 = t2 ^ t5 ^ t27;
    const uint64_t t2335 = t0 | t1 | t4 | t6 | t9 | t11 | t12 | t18 | t23 | t24 | t26 | t28 | t1234 | t1245 | t1249
        | t1250 | t1252 | t1255 | t1256 | t1257 | t1271 | t1395 | t1485 | t1765 | t2106 | t2332 | t2333 | t2334;
    const uint64_t t2336 = t3 & ~t2335;
    const uint64_t t2337 = t5 & ~t2335;
    const uint64_t t2338 = t2 & ~t2335;
    const uint64_t t2339 = t1532 & ~t2335;
    const uint64_t t2340 = t2 ^ t7 ^ t8 ^ t10;
    const uint64_t t2341 = t7 ^ t10 ^ t12;
    const uint64_t t2342 = t10 ^ t13 ^ t24;
    const uint64_t t2343 = t7 ^ t10 ^ t16;
    const uint64_t t2344 = t10 ^ t17 ^ t24;
    const uint64_t t2345 = t10 ^ t19;
    const uint64_t t2346 = t10 ^ t20;
    const uint64_t t2347 = t7 ^ t10 ^ t26;
    const uint64_t t2348 = t7 ^ t10 ^ t29;
    const uint64_t t2349 = t0 | t1 | t3 | t5 | t6 | t9 | t11 | t14 | t18 | t23 | t25 | t28 | t30 | t1112 | t1245
        | t1249 | t1250 | t1257 | t1682 | t2340 | t2341 | t2342 | t2343 | t2344 | t2345 | t2346 | t2347 | t2348;
    const uint64_t t2350 = t2 & ~t2349;
    const uint64_t t2351 = t1461 & ~t2349;
    const uint64_t t2352 = t10 & ~t2349;
    const uint64_t t2353 = t24 & ~t2349;
    const uint64_t t2354 = t13 ^ t22;
    const uint64_t t2355 = t10 ^ t25;
    const uint64_t t2356 = t0 | t2 | t3 | t5 | t6 | t8 | t9 | t11 | t12 | t15 | t16 | t18 | t24 | t27 | t28 | t29
        | t30 | t31 | t1126 | t1249 | t1251 | t1548 | t1553 | t1712 | t1879 | t2207 | t2354 | t2355;
    const uint64_t t2357 = t1989 & ~t2356;
    const uint64_t t2358 = t10 & ~t2356;
    const uint64_t t2359 = t13 & ~t2356;
    const uint64_t t2360 = t1 & ~t2356;
    const uint64_t t2361 = t7 ^ t12;
    const uint64_t t2362 = t0 ^ t7 ^ t23;
    const uint64_t t2363 = t0 ^ t7 ^ t21 ^ t27;
    const uint64_t t2364 = t2 | t3 | t5 | t6 | t8 | t9 | t11 | t15 | t18 | t20 | t22 | t24 | t25 | t28 | t30 | t31
        | t1187 | t1269 | t1499 | t1510 | t1548 | t1562 | t1879 | t2138 | t2318 | t2361 | t2362 | t2363;
    const uint64_t t2365 = t0 ^ t7 ^ t21;
    const uint64_t t2366 = ~t2364 & t2365;
    const uint64_t t2367 = t1249 & ~t2364;
    const uint64_t t2368 = t13 & ~t2364;
    const uint64_t t2369 = t7 & ~t2364;
    const uint64_t t2370 = t7 ^ t9 ^ t12;
    const uint64_t t2371 = t7 ^ t12 ^ t13;
    const uint64_t t2372 = t12 ^ t14;
    const uint64_t t2373 = t7 ^ t12 ^ t17;
    const uint64_t t2374 = t7 ^ t12 ^ t19;
    const uint64_t t2375 = t7 ^ t12 ^ t20;
    const uint64_t t2376 = t16 ^ t29;
    const uint64_t t2377 = t0 | t1 | t3 | t4 | t5 | t6 | t8 | t10 | t11 | t18 | t23 | t24 | t25 | t27 | t28 | t31
        | t1245 | t1249 | t1250 | t1486 | t1492 | t2370 | t2371 | t2372 | t2373 | t2374 | t2375 | t2376;
    const uint64_t t2378 = t2361 & ~t2377;
    const uint64_t t2379 = t12 ^ t16;
    const uint64_t t2380 = ~t2377 & t2379;
    const uint64_t t2381 = t12 & ~t2377;
    const uint64_t t2382 = t2 & ~t2377;
    const uint64_t t2383 = t4 ^ t7 ^ t10 ^ t11;
    const uint64_t t2384 = t2 ^ t13;
    const uint64_t t2385 = t4 ^ t10 ^ t29;
    const uint64_t t2386 = t10 ^ t30;
    const uint64_t t2387 = t0 | t1 | t3 | t5 | t6 | t9 | t17 | t18 | t19 | t20 | t24 | t1093 | t1126 | t1226
        | t1245 | t1250 | t1257 | t1276 | t1313 | t1396 | t1398 | t1441 | t1682 | t2355 | t2383 | t2384 | t2385
        | t2386;
    const uint64_t t2388 = t2 & ~t2387;
    const uint64_t t2389 = t4 & ~t2387;
    const uint64_t t2390 = t4 ^ t7 ^ t10;
    const uint64_t t2391 = ~t2387 & t2390;
    const uint64_t t2392 = t4 ^ t7;
    const uint64_t t2393 = ~t2387 & t2392;
    const uint64_t t2394 = t0 ^ t2 ^ t10 ^ t15;
    const uint64_t t2395 = t0 ^ t2 ^ t14 ^ t15;
    const uint64_t t2396 = t2 ^ t15 ^ t16;
    const uint64_t t2397 = t15 ^ t22;
    const uint64_t t2398 = t2 ^ t15 ^ t25;
    const uint64_t t2399 = t1 | t3 | t4 | t5 | t6 | t7 | t9 | t11 | t12 | t13 | t17 | t18 | t19 | t20 | t21 | t23
        | t24 | t26 | t28 | t1470 | t1541 | t1702 | t1705 | t2394 | t2395 | t2396 | t2397 | t2398;
    const uint64_t t2400 = t0 & ~t2399;
    const uint64_t t2401 = t1696 & ~t2399;
    const uint64_t t2402 = t1245 & ~t2399;
    const uint64_t t2403 = t15 & ~t2399;
    const uint64_t t2404 = t0 ^ t6 ^ t12 ^ t16;
    const uint64_t t2405 = t12 ^ t29;
    const uint64_t t2406 = t3 | t5 | t7 | t8 | t9 | t11 | t13 | t15 | t17 | t19 | t20 | t21 | t24 | t25 | t26 | t27
        | t28 | t30 | t31 | t1209 | t1250 | t1269 | t1420 | t1499 | t1510 | t2138 | t2404 | t2405;
    const uint64_t t2407 = t1719 & ~t2406;
    const uint64_t t2408 = t2 & ~t2406;
    const uint64_t t2409 = t12 & ~t2406;
    const uint64_t t2410 = t6 & ~t2406;
    const uint64_t t2411 = t8 ^ t14;
    const uint64_t t2412 = t6 ^ t15;
    const uint64_t t2413 = t0 ^ t8 ^ t16;
    const uint64_t t2414 = t6 ^ t18;
    const uint64_t t2415 = t6 ^ t8 ^ t21;
    const uint64_t t2416 = t2 ^ t8 ^ t22;
    const uint64_t t2417 = t8 ^ t29;
    const uint64_t t2418 = t2 ^ t30;
    const uint64_t t2419 = t1 | t3 | t4 | t7 | t9 | t10 | t11 | t12 | t13 | t19 | t23 | t25 | t26 | t28 | t31
        | t1280 | t1412 | t1682 | t1718 | t2146 | t2411 | t2412 | t2413 | t2414 | t2415 | t2416 | t2417 | t2418;
    const uint64_t t2420 = t0 ^ t6 ^ t8;
    const uint64_t t2421 = ~t2419 & t2420;
    const uint64_t t2422 = t1719 & ~t2419;
    const uint64_t t2423 = t6 & ~t2419;
    const uint64_t t2424 = t2 & ~t2419;
    const uint64_t t2425 = t12 ^ t23;
    const uint64_t t2426 = t1 | t3 | t4 | t8 | t10 | t11 | t13 | t14 | t18 | t21 | t26 | t29 | t31 | t1187 | t1228
        | t1250 | t1280 | t1282 | t1287 | t1428 | t1463 | t1525 | t1682 | t1718 | t1719 | t1738 | t2370 | t2425;
    const uint64_t t2427 = t7 & ~t2426;
    const uint64_t t2428 = t2 & ~t2426;
    const uint64_t t2429 = t12 & ~t2426;
    const uint64_t t2430 = t0 & ~t2426;
    const uint64_t t2431 = t8 ^ t25;
    const uint64_t t2432 = t1 | t3 | t7 | t10 | t11 | t14 | t19 | t23 | t28 | t29 | t30 | t31 | t1128 | t1276
        | t1280 | t1281 | t1282 | t1283 | t1291 | t1368 | t1428 | t1445 | t1508 | t1556 | t1682 | t1718 | t1719
        | t2431;
    const uint64_t t2433 = t1363 & ~t2432;
    const uint64_t t2434 = t8 & ~t2432;
    const uint64_t t2435 = t2 & ~t2432;
    const uint64_t t2436 = t0 & ~t2432;
    const uint64_t t2437 = t10 ^ t22;
    const uint64_t t2438 = t4 ^ t10 ^ t24;
    const uint64_t t2439 = t10 ^ t29;
    const uint64_t t2440 = t0 | t1 | t2 | t3 | t5 | t6 | t7 | t11 | t17 | t19 | t20 | t23 | t25 | t26 | t27 | t28
        | t30 | t31 | t1276 | t1283 | t1508 | t1509 | t1511 | t1535 | t1720 | t2437 | t2438 | t2439;
    const uint64_t t2441 = t4 ^ t8 ^ t10;
    const uint64_t t2442 = ~t2440 & t2441;
    const uint64_t t2443 = t15 & ~t2440;
    const uint64_t t2444 = t4 & ~t2440;
    const uint64_t t2445 = t10 & ~t2440;
    const uint64_t t2446 = t0 ^ t2 ^ t6;
    const uint64_t t2447 = t2 ^ t22 ^ t29;
    const uint64_t t2448 = t2 ^ t24 ^ t29;
    const uint64_t t2449 = t3 | t4 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t19 | t21 | t23 | t26 | t31 | t1228
        | t1269 | t1278 | t1281 | t1282 | t1287 | t1682 | t1718 | t1722 | t1723 | t1738 | t2446 | t2447 | t2448;
    const uint64_t t2450 = t2 & ~t2449;
    const uint64_t t2451 = t29 & ~t2449;
    const uint64_t t2452 = t7 & ~t2449;
    const uint64_t t2453 = t0 & ~t2449;
    const uint64_t t2454 = t2 ^ t5 ^ t7;
    const uint64_t t2455 = t2 ^ t5 ^ t15;
    const uint64_t t2456 = t2 ^ t5 ^ t16;
    const uint64_t t2457 = t0 | t1 | t3 | t4 | t6 | t9 | t10 | t11 | t12 | t14 | t18 | t19 | t20 | t22 | t23 | t24
        | t26 | t27 | t29 | t31 | t1283 | t1487 | t1556 | t1728 | t1730 | t2454 | t2455 | t2456;
    const uint64_t t2458 = t8 & ~t2457;
    const uint64_t t2459 = t1718 & ~t2457;
    const uint64_t t2460 = t2 ^ t5 ^ t25;
    const uint64_t t2461 = ~t2457 & t2460;
    const uint64_t t2462 = t5 & ~t2457;
    const uint64_t t2463 = t8 ^ t12;
    const uint64_t t2464 = t0 ^ t8 ^ t14;
    const uint64_t t2465 = t0 ^ t8 ^ t22;
    const uint64_t t2466 = t0 ^ t8 ^ t24;
    const uint64_t t2467 = t0 ^ t8 ^ t29;
    const uint64_t t2468 = t1 | t2 | t5 | t10 | t17 | t18 | t19 | t20 | t23 | t26 | t27 | t28 | t31 | t1187 | t1252
        | t1256 | t1283 | t1303 | t1304 | t1525 | t1601 | t1719 | t2138 | t2463 | t2464 | t2465 | t2466 | t2467;
    const uint64_t t2469 = t3 & ~t2468;
    const uint64_t t2470 = t7 & ~t2468;
    const uint64_t t2471 = t2062 & ~t2468;
    const uint64_t t2472 = t0 & ~t2468;
    const uint64_t t2473 = t0 ^ t17;
    const uint64_t t2474 = t22 ^ t27;
    const uint64_t t2475 = t1 | t3 | t5 | t10 | t11 | t14 | t19 | t23 | t26 | t29 | t1168 | t1228 | t1276 | t1281
        | t1282 | t1284 | t1287 | t1297 | t1396 | t1508 | t1509 | t1719 | t1722 | t1735 | t1738 | t1909 | t2473
        | t2474;
    const uint64_t t2476 = t0 & ~t2475;
    const uint64_t t2477 = t22 & ~t2475;
    const uint64_t t2478 = t4 & ~t2475;
    const uint64_t t2479 = t7 & ~t2475;
    const uint64_t t2480 = t6 ^ t8;
    const uint64_t t2481 = t0 ^ t1 ^ t21;
    const uint64_t t2482 = t0 ^ t5 ^ t23;
    const uint64_t t2483 = t0 ^ t1 ^ t24;
    const uint64_t t2484 = t1 ^ t26;
    const uint64_t t2485 = t1 ^ t27;
    const uint64_t t2486 = t0 ^ t5 ^ t28;
    const uint64_t t2487 = t2 | t3 | t7 | t10 | t13 | t14 | t15 | t17 | t18 | t20 | t22 | t25 | t30 | t31 | t1128
        | t1166 | t1303 | t1304 | t1369 | t1553 | t2077 | t2480 | t2481 | t2482 | t2483 | t2484 | t2485 | t2486;
    const uint64_t t2488 = t0 & ~t2487;
    const uint64_t t2489 = t6 & ~t2487;
    const uint64_t t2490 = t1 & ~t2487;
    const uint64_t t2491 = t5 & ~t2487;
    const uint64_t t2492 = t0 ^ t2 ^ t12;
    const uint64_t t2493 = t1 | t3 | t4 | t6 | t13 | t14 | t17 | t19 | t20 | t22 | t25 | t26 | t27 | t29 | t31
        | t1093 | t1128 | t1193 | t1303 | t1304 | t1307 | t1341 | t1532 | t1537 | t1540 | t1742 | t1748 | t2492;
    const uint64_t t2494 = t0 & ~t2493;
    const uint64_t t2495 = t5 & ~t2493;
    const uint64_t t2496 = t10 & ~t2493;
    const uint64_t t2497 = t2 & ~t2493;
    const uint64_t t2498 = t9 ^ t11 ^ t25;
    const uint64_t t2499 = t4 ^ t9 ^ t16 ^ t25;
    const uint64_t t2500 = t0 | t1 | t5 | t6 | t7 | t10 | t13 | t14 | t15 | t18 | t22 | t23 | t28 | t29 | t30
        | t1093 | t1163 | t1257 | t1280 | t1308 | t1313 | t1314 | t1328 | t1396 | t1536 | t1997 | t2498 | t2499;
    const uint64_t t2501 = t4 & ~t2500;
    const uint64_t t2502 = t9 & ~t2500;
    const uint64_t t2503 = t2 & ~t2500;
    const uint64_t t2504 = t25 & ~t2500;
    const uint64_t t2505 = t5 ^ t6 ^ t8;
    const uint64_t t2506 = t6 ^ t15 ^ t18;
    const uint64_t t2507 = t15 ^ t30;
    const uint64_t t2508 = t1 | t2 | t3 | t4 | t7 | t9 | t11 | t13 | t14 | t16 | t17 | t19 | t22 | t25 | t26 | t27
        | t29 | t31 | t1144 | t1193 | t1341 | t1537 | t1540 | t2077 | t2146 | t2505 | t2506 | t2507;
    const uint64_t t2509 = t5 & ~t2508;
    const uint64_t t2510 = t1305 & ~t2508;
    const uint64_t t2511 = t0 & ~t2508;
    const uint64_t t2512 = t6 & ~t2508;
    const uint64_t t2513 = t2 ^ t4 ^ t20;
    const uint64_t t2514 = t2 ^ t4 ^ t14 ^ t21;
    const uint64_t t2515 = t19 ^ t27;
    const uint64_t t2516 = t0 | t1 | t5 | t6 | t7 | t9 | t10 | t11 | t13 | t15 | t16 | t17 | t18 | t23 | t25 | t28
        | t29 | t30 | t1093 | t1163 | t1328 | t1443 | t1538 | t1997 | t2326 | t2513 | t2514 | t2515;
    const uint64_t t2517 = t2145 & ~t2516;
    const uint64_t t2518 = t1308 & ~t2516;
    const uint64_t t2519 = t4 & ~t2516;
    const uint64_t t2520 = t14 & ~t2516;
    const uint64_t t2521 = t11 ^ t26;
    const uint64_t t2522 = t6 ^ t19 ^ t28;
    const uint64_t t2523 = t1 | t2 | t3 | t4 | t5 | t7 | t13 | t14 | t17 | t18 | t20 | t22 | t23 | t25 | t27 | t29
        | t31 | t1128 | t1144 | t1193 | t1303 | t1341 | t1918 | t2077 | t2412 | t2480 | t2521 | t2522;
    const uint64_t t2524 = t1559 & ~t2523;
    const uint64_t t2525 = t1304 & ~t2523;
    const uint64_t t2526 = t19 & ~t2523;
    const uint64_t t2527 = t11 & ~t2523;
    const uint64_t t2528 = t0 | t1 | t2 | t4 | t7 | t9 | t11 | t14 | t16 | t17 | t21 | t22 | t25 | t27 | t29
        | t1144 | t1305 | t1307 | t1309 | t1317 | t1330 | t1344 | t1540 | t1548 | t1923 | t2077 | t2167 | t2480;
    const uint64_t t2529 = t3 & ~t2528;
    const uint64_t t2530 = t13 & ~t2528;
    const uint64_t t2531 = t5 & ~t2528;
    const uint64_t t2532 = t6 & ~t2528;
    const uint64_t t2533 = t5 ^ t15 ^ t19;
    const uint64_t t2534 = t2 ^ t5 ^ t30;
    const uint64_t t2535 = t2 ^ t5 ^ t31;
    const uint64_t t2536 = t0 | t1 | t6 | t7 | t9 | t10 | t11 | t13 | t14 | t16 | t17 | t22 | t25 | t29 | t1093
        | t1163 | t1307 | t1328 | t1396 | t1536 | t1537 | t1538 | t1540 | t1997 | t2515 | t2533 | t2534 | t2535;
    const uint64_t t2537 = t5 & ~t2536;
    const uint64_t t2538 = t2 & ~t2536;
    const uint64_t t2539 = t1308 & ~t2536;
    const uint64_t t2540 = t19 & ~t2536;
    const uint64_t t2541 = t5 ^ t8;
    const uint64_t t2542 = t5 ^ t10;
    const uint64_t t2543 = t6 ^ t11;
    const uint64_t t2544 = t16 ^ t17;
    const uint64_t t2545 = t16 ^ t18;
    const uint64_t t2546 = t5 ^ t6 ^ t19;
    const uint64_t t2547 = t16 ^ t20;
    const uint64_t t2548 = t0 | t1 | t3 | t4 | t7 | t12 | t14 | t15 | t21 | t22 | t23 | t25 | t26 | t27 | t1257
        | t1344 | t1348 | t1485 | t1540 | t1761 | t2418 | t2541 | t2542 | t2543 | t2544 | t2545 | t2546 | t2547;
    const uint64_t t2549 = t1571 & ~t2548;
    const uint64_t t2550 = t16 & ~t2548;
    const uint64_t t2551 = t2 & ~t2548;
    const uint64_t t2552 = t5 & ~t2548;
    const uint64_t t2553 = t5 ^ t11 ^ t18;
    const uint64_t t2554 = t0 | t2 | t4 | t6 | t8 | t10 | t12 | t13 | t15 | t16 | t22 | t27 | t28 | t29 | t1202
        | t1224 | t1344 | t1345 | t1395 | t1488 | t1532 | t1563 | t1932 | t1935 | t1939 | t2154 | t2155 | t2553;
    const uint64_t t2555 = t5 & ~t2554;
    const uint64_t t2556 = t21 & ~t2554;
    const uint64_t t2557 = t11 & ~t2554;
    const uint64_t t2558 = t1833 & ~t2554;
    const uint64_t t2559 = t8 ^ t9;
    const uint64_t t2560 = t0 | t2 | t4 | t6 | t7 | t12 | t14 | t15 | t16 | t19 | t21 | t22 | t27 | t29 | t31
        | t1115 | t1202 | t1251 | t1344 | t1345 | t1347 | t1349 | t1556 | t1833 | t1934 | t1937 | t2542 | t2559;
    const uint64_t t2561 = t1 & ~t2560;
    const uint64_t t2562 = t8 & ~t2560;
    const uint64_t t2563 = t2541 & ~t2560;
    const uint64_t t2564 = t18 & ~t2560;
    const uint64_t t2565 = t7 ^ t8 ^ t24;
    const uint64_t t2566 = t8 ^ t18 ^ t24;
    const uint64_t t2567 = t0 ^ t5 ^ t8 ^ t20;
    const uint64_t t2568 = t8 ^ t24 ^ t26;
    const uint64_t t2569 = t0 ^ t30;
    const uint64_t t2570 = t0 ^ t8 ^ t24 ^ t31;
    const uint64_t t2571 = t2 | t3 | t4 | t6 | t9 | t11 | t12 | t14 | t15 | t16 | t17 | t19 | t22 | t23 | t29
        | t1269 | t1341 | t1347 | t1358 | t1556 | t1702 | t1973 | t2565 | t2566 | t2567 | t2568 | t2569 | t2570;
    const uint64_t t2572 = t0 ^ t5 ^ t24;
    const uint64_t t2573 = ~t2571 & t2572;
    const uint64_t t2574 = t2195 & ~t2571;
    const uint64_t t2575 = t8 & ~t2571;
    const uint64_t t2576 = t1344 & ~t2571;
    const uint64_t t2577 = t1 ^ t11 ^ t29;
    const uint64_t t2578 = t1 ^ t17 ^ t29;
    const uint64_t t2579 = t0 | t2 | t8 | t10 | t12 | t13 | t14 | t15 | t16 | t18 | t20 | t21 | t22 | t26 | t27
        | t28 | t30 | t31 | t1202 | t1251 | t1344 | t1345 | t1532 | t1553 | t1559 | t1761 | t2577 | t2578;
    const uint64_t t2580 = t5 & ~t2579;
    const uint64_t t2581 = t1 & ~t2579;
    const uint64_t t2582 = t29 & ~t2579;
    const uint64_t t2583 = t6 & ~t2579;
    const uint64_t t2584 = t3 ^ t8 ^ t22;
    const uint64_t t2585 = t6 ^ t24;
    const uint64_t t2586 = t3 ^ t8 ^ t28;
    const uint64_t t2587 = t2 | t4 | t5 | t7 | t10 | t12 | t13 | t14 | t15 | t16 | t18 | t20 | t26 | t27 | t1168
        | t1192 | t1252 | t1332 | t1341 | t1348 | t1559 | t1761 | t2090 | t2095 | t2569 | t2584 | t2585 | t2586;
    const uint64_t t2588 = t3 ^ t8;
    const uint64_t t2589 = ~t2587 & t2588;
    const uint64_t t2590 = t6 & ~t2587;
    const uint64_t t2591 = t0 & ~t2587;
    const uint64_t t2592 = t3 & ~t2587;
    const uint64_t t2593 = t6 ^ t17;
    const uint64_t t2594 = t5 ^ t8 ^ t28;
    const uint64_t t2595 = t2 | t3 | t4 | t10 | t14 | t15 | t16 | t22 | t23 | t27 | t1168 | t1224 | t1307 | t1341
        | t1344 | t1348 | t1354 | t1488 | t1532 | t1556 | t1559 | t1761 | t1772 | t1973 | t2543 | t2569 | t2593
        | t2594;
    const uint64_t t2596 = t0 & ~t2595;
    const uint64_t t2597 = t8 & ~t2595;
    const uint64_t t2598 = t6 & ~t2595;
    const uint64_t t2599 = t5 & ~t2595;
    const uint64_t t2600 = t5 ^ t7 ^ t11 ^ t17;
    const uint64_t t2601 = t5 ^ t7 ^ t13;
    const uint64_t t2602 = t17 ^ t23;
    const uint64_t t2603 = t5 ^ t7 ^ t28;
    const uint64_t t2604 = t2 | t3 | t4 | t6 | t9 | t12 | t14 | t16 | t19 | t21 | t22 | t27 | t29 | t30 | t31
        | t1217 | t1269 | t1333 | t1344 | t1525 | t1562 | t1573 | t1765 | t1973 | t2600 | t2601 | t2602 | t2603;
    const uint64_t t2605 = t1532 & ~t2604;
    const uint64_t t2606 = t17 & ~t2604;
    const uint64_t t2607 = t7 & ~t2604;
    const uint64_t t2608 = t0 & ~t2604;
    const uint64_t t2609 = t63 | t85 | t105 | t123 | t135 | t141 | t147 | t152 | t164 | t170 | t177 | t185 | t196
        | t200 | t205 | t217 | t223 | t235 | t243 | t251 | t257 | t264 | t268 | t275 | t284 | t292 | t299 | t307
        | t309 | t315 | t319 | t322 | t325 | t334 | t340 | t347 | t354 | t360 | t366 | t373 | t378 | t385 | t386
        | t392 | t398 | t402 | t404 | t407 | t413 | t418 | t422 | t424 | t429 | t432 | t436 | t444 | t451 | t456
        | t462 | t467 | t472 | t477 | t479 | t485 | t489 | t496 | t501 | t506 | t508 | t512 | t516 | t522 | t526
        | t529 | t533 | t534 | t537 | t539 | t543 | t545 | t549 | t551 | t555 | t559 | t561 | t563 | t567 | t570
        | t573 | t576 | t581 | t584 | t586 | t589 | t591 | t595 | t598 | t601 | t603 | t606 | t609 | t613 | t616
        | t619 | t621 | t626 | t629 | t633 | t636 | t640 | t643 | t646 | t649 | t652 | t655 | t657 | t659 | t665
        | t667 | t670 | t674 | t677 | t683 | t688 | t690 | t693 | t695 | t697 | t699 | t701 | t703 | t705 | t707
        | t709 | t711 | t714 | t718 | t720 | t724 | t727 | t731 | t733 | t734 | t737 | t739 | t742 | t744 | t746
        | t748 | t750 | t753 | t758 | t761 | t766 | t770 | t775 | t779 | t780 | t783 | t785 | t787 | t789 | t791
        | t793 | t798 | t800 | t801 | t803 | t804 | t807 | t809 | t812 | t815 | t817 | t821 | t823 | t825 | t830
        | t831 | t833 | t836 | t839 | t841 | t844 | t847 | t849 | t854 | t856 | t859 | t862 | t864 | t866 | t871
        | t873 | t875 | t877 | t880 | t882 | t885 | t889 | t892 | t895 | t898 | t900 | t904 | t906 | t909 | t910
        | t912 | t915 | t917 | t922 | t924 | t925 | t928 | t930 | t934 | t935 | t937 | t938 | t941 | t944 | t946
        | t949 | t951 | t953 | t955 | t957 | t959 | t960 | t962 | t964 | t966 | t968 | t970 | t972 | t974 | t976
        | t982 | t983 | t985 | t988 | t990 | t992 | t994 | t997 | t998 | t1000 | t1002 | t1004 | t1006 | t1008
        | t1010 | t1015 | t1016 | t1018 | t1020 | t1022 | t1023 | t1026 | t1028 | t1030 | t1033 | t1036 | t1039
        | t1042 | t1045 | t1048 | t1053 | t1055 | t1060 | t1062 | t1064 | t1066 | t1068 | t1069 | t1071 | t1073
        | t1074 | t1075 | t1077 | t1078 | t1080 | t1082 | t1084 | t1086 | t1088 | t1089 | ~t1107 | ~t1137 | ~t1169
        | ~t1199 | ~t1230 | ~t1258 | ~t1290 | ~t1318 | ~t1350 | ~t1377 | ~t1401 | ~t1424 | ~t1450 | ~t1472 | ~t1495
        | ~t1520 | ~t1542 | ~t1565 | ~t1588 | ~t1610 | ~t1636 | ~t1662 | ~t1685 | ~t1706 | ~t1731 | ~t1750 | ~t1770
        | ~t1787 | ~t1808 | ~t1830 | ~t1848 | ~t1866 | ~t1886 | ~t1904 | ~t1919 | ~t1940 | ~t1957 | ~t1967 | ~t1976
        | ~t1983 | ~t1992 | ~t2000 | ~t2007 | ~t2015 | ~t2027 | ~t2035 | ~t2045 | ~t2054 | ~t2067 | ~t2074 | ~t2082
        | ~t2099 | ~t2112 | ~t2119 | ~t2132 | ~t2139 | ~t2148 | ~t2160 | ~t2169 | ~t2178 | ~t2186 | ~t2200 | ~t2209
        | ~t2217 | ~t2226 | ~t2236 | ~t2251 | ~t2257 | ~t2264 | ~t2280 | ~t2289 | ~t2294 | ~t2303 | ~t2312 | ~t2320
        | ~t2327 | ~t2335 | ~t2349 | ~t2356 | ~t2364 | ~t2377 | ~t2387 | ~t2399 | ~t2406 | ~t2419 | ~t2426 | ~t2432
        | ~t2440 | ~t2449 | ~t2457 | ~t2468 | ~t2475 | ~t2487 | ~t2493 | ~t2500 | ~t2508 | ~t2516 | ~t2523 | ~t2528
        | ~t2536 | ~t2548 | ~t2554 | ~t2560 | ~t2571 | ~t2579 | ~t2587 | ~t2595 | ~t2604;
    const uint64_t t2610 = t32 & t2609;
    const uint64_t t2611 = t32 & ~t2609;
    const uint64_t t2612 = t63 | t1109 | t1958;
    const uint64_t t2613 = t85 | t1110 | t1968;
    const uint64_t t2614 = t105 | t1111 | t1977;
    const uint64_t t2615 = t123 | t1113 | t1984;
    const uint64_t t2616 = t135 | t1114 | t1993;
    const uint64_t t2617 = t141 | t1116 | t2001;
    const uint64_t t2618 = t147 | t1118 | t2009;
    const uint64_t t2619 = t152 | t1120 | t2017;
    const uint64_t t2620 = t164 | t1139 | t2028;
    const uint64_t t2621 = t170 | t1140 | t2036;
    const uint64_t t2622 = t177 | t1142 | t2046;
    const uint64_t t2623 = t185 | t1143 | t2055;
    const uint64_t t2624 = t196 | t1145 | t2068;
    const uint64_t t2625 = t200 | t1147 | t2075;
    const uint64_t t2626 = t205 | t1149 | t2083;
    const uint64_t t2627 = t217 | t1150 | t2101;
    const uint64_t t2628 = t223 | t1170 | t2113;
    const uint64_t t2629 = t235 | t1172 | t2120;
    const uint64_t t2630 = t243 | t1173 | t2134;
    const uint64_t t2631 = t251 | t1175 | t2140;
    const uint64_t t2632 = t257 | t1176 | t2149;
    const uint64_t t2633 = t264 | t1177 | t2161;
    const uint64_t t2634 = t268 | t1179 | t2170;
    const uint64_t t2635 = t275 | t1180 | t2179;
    const uint64_t t2636 = t284 | t1201 | t2187;
    const uint64_t t2637 = t292 | t1203 | t2201;
    const uint64_t t2638 = t299 | t1204 | t2210;
    const uint64_t t2639 = t307 | t1205 | t2218;
    const uint64_t t2640 = t309 | t1207 | t2227;
    const uint64_t t2641 = t315 | t1208 | t2237;
    const uint64_t t2642 = t319 | t1210 | t2252;
    const uint64_t t2643 = t322 | t1212 | t2258;
    const uint64_t t2644 = t325 | t1232 | t2265;
    const uint64_t t2645 = t334 | t1233 | t2281;
    const uint64_t t2646 = t340 | t1235 | t2290;
    const uint64_t t2647 = t347 | t1236 | t2295;
    const uint64_t t2648 = t354 | t1238 | t2304;
    const uint64_t t2649 = t360 | t1239 | t2313;
    const uint64_t t2650 = t366 | t1240 | t2321;
    const uint64_t t2651 = t373 | t1241 | t2328;
    const uint64_t t2652 = t378 | t1259 | t2336;
    const uint64_t t2653 = t385 | t1261 | t2350;
    const uint64_t t2654 = t386 | t1263 | t2357;
    const uint64_t t2655 = t392 | t1265 | t2366;
    const uint64_t t2656 = t398 | t1266 | t2378;
    const uint64_t t2657 = t402 | t1268 | t2388;
    const uint64_t t2658 = t404 | t1270 | t2400;
    const uint64_t t2659 = t407 | t1272 | t2407;
    const uint64_t t2660 = t413 | t1292 | t2421;
    const uint64_t t2661 = t418 | t1293 | t2427;
    const uint64_t t2662 = t422 | t1294 | t2433;
    const uint64_t t2663 = t424 | t1296 | t2442;
    const uint64_t t2664 = t429 | t1298 | t2450;
    const uint64_t t2665 = t432 | t1299 | t2458;
    const uint64_t t2666 = t436 | t1300 | t2469;
    const uint64_t t2667 = t444 | t1301 | t2476;
    const uint64_t t2668 = t451 | t1320 | t2488;
    const uint64_t t2669 = t456 | t1322 | t2494;
    const uint64_t t2670 = t462 | t1323 | t2501;
    const uint64_t t2671 = t467 | t1325 | t2509;
    const uint64_t t2672 = t472 | t1326 | t2517;
    const uint64_t t2673 = t477 | t1327 | t2524;
    const uint64_t t2674 = t479 | t1329 | t2529;
    const uint64_t t2675 = t485 | t1331 | t2537;
    const uint64_t t2676 = t489 | t1351 | t2549;
    const uint64_t t2677 = t496 | t1352 | t2555;
    const uint64_t t2678 = t501 | t1353 | t2561;
    const uint64_t t2679 = t506 | t1355 | t2573;
    const uint64_t t2680 = t508 | t1357 | t2580;
    const uint64_t t2681 = t512 | t1359 | t2589;
    const uint64_t t2682 = t516 | t1360 | t2596;
    const uint64_t t2683 = t522 | t1361 | t2605;
    const uint64_t t2684 = t526 | t1378 | t1959;
    const uint64_t t2685 = t529 | t1380 | t1969;
    const uint64_t t2686 = t533 | t1381 | t1978;
    const uint64_t t2687 = t534 | t1382 | t1985;
    const uint64_t t2688 = t537 | t1383 | t1994;
    const uint64_t t2689 = t539 | t1384 | t2002;
    const uint64_t t2690 = t543 | t1385 | t2010;
    const uint64_t t2691 = t545 | t1386 | t2018;
    const uint64_t t2692 = t549 | t1402 | t2029;
    const uint64_t t2693 = t551 | t1404 | t2037;
    const uint64_t t2694 = t555 | t1405 | t2048;
    const uint64_t t2695 = t559 | t1406 | t2056;
    const uint64_t t2696 = t561 | t1408 | t2069;
    const uint64_t t2697 = t563 | t1409 | t2076;
    const uint64_t t2698 = t567 | t1410 | t2084;
    const uint64_t t2699 = t570 | t1411 | t2102;
    const uint64_t t2700 = t573 | t1426 | t2114;
    const uint64_t t2701 = t576 | t1427 | t2121;
    const uint64_t t2702 = t581 | t1429 | t2135;
    const uint64_t t2703 = t584 | t1430 | t2141;
    const uint64_t t2704 = t586 | t1432 | t2150;
    const uint64_t t2705 = t589 | t1433 | t2162;
    const uint64_t t2706 = t591 | t1435 | t2171;
    const uint64_t t2707 = t595 | t1436 | t2180;
    const uint64_t t2708 = t598 | t1451 | t2188;
    const uint64_t t2709 = t601 | t1452 | t2203;
    const uint64_t t2710 = t603 | t1454 | t2211;
    const uint64_t t2711 = t606 | t1455 | t2219;
    const uint64_t t2712 = t609 | t1456 | t2228;
    const uint64_t t2713 = t613 | t1457 | t2239;
    const uint64_t t2714 = t616 | t1458 | t2254;
    const uint64_t t2715 = t619 | t1459 | t2259;
    const uint64_t t2716 = t621 | t1473 | t2266;
    const uint64_t t2717 = t626 | t1474 | t2282;
    const uint64_t t2718 = t629 | t1475 | t2291;
    const uint64_t t2719 = t633 | t1476 | t2296;
    const uint64_t t2720 = t636 | t1478 | t2305;
    const uint64_t t2721 = t640 | t1479 | t2314;
    const uint64_t t2722 = t643 | t1480 | t2322;
    const uint64_t t2723 = t646 | t1481 | t2329;
    const uint64_t t2724 = t649 | t1496 | t2337;
    const uint64_t t2725 = t652 | t1498 | t2351;
    const uint64_t t2726 = t655 | t1500 | t2358;
    const uint64_t t2727 = t657 | t1501 | t2367;
    const uint64_t t2728 = t659 | t1502 | t2380;
    const uint64_t t2729 = t665 | t1503 | t2389;
    const uint64_t t2730 = t667 | t1504 | t2401;
    const uint64_t t2731 = t670 | t1505 | t2408;
    const uint64_t t2732 = t674 | t1521 | t2422;
    const uint64_t t2733 = t677 | t1523 | t2428;
    const uint64_t t2734 = t683 | t1524 | t2434;
    const uint64_t t2735 = t688 | t1526 | t2443;
    const uint64_t t2736 = t690 | t1527 | t2451;
    const uint64_t t2737 = t693 | t1528 | t2459;
    const uint64_t t2738 = t695 | t1529 | t2470;
    const uint64_t t2739 = t697 | t1531 | t2477;
    const uint64_t t2740 = t699 | t1543 | t2489;
    const uint64_t t2741 = t701 | t1544 | t2495;
    const uint64_t t2742 = t703 | t1545 | t2502;
    const uint64_t t2743 = t705 | t1547 | t2510;
    const uint64_t t2744 = t707 | t1549 | t2518;
    const uint64_t t2745 = t709 | t1550 | t2525;
    const uint64_t t2746 = t711 | t1551 | t2530;
    const uint64_t t2747 = t714 | t1552 | t2538;
    const uint64_t t2748 = t718 | t1566 | t2550;
    const uint64_t t2749 = t720 | t1567 | t2556;
    const uint64_t t2750 = t724 | t1568 | t2562;
    const uint64_t t2751 = t727 | t1569 | t2574;
    const uint64_t t2752 = t731 | t1570 | t2581;
    const uint64_t t2753 = t733 | t1572 | t2590;
    const uint64_t t2754 = t734 | t1574 | t2597;
    const uint64_t t2755 = t737 | t1575 | t2606;
    const uint64_t t2756 = t739 | t1590 | t1960;
    const uint64_t t2757 = t742 | t1592 | t1970;
    const uint64_t t2758 = t744 | t1593 | t1979;
    const uint64_t t2759 = t746 | t1594 | t1986;
    const uint64_t t2760 = t748 | t1595 | t1995;
    const uint64_t t2761 = t750 | t1596 | t2003;
    const uint64_t t2762 = t753 | t1597 | t2011;
    const uint64_t t2763 = t758 | t1598 | t2019;
    const uint64_t t2764 = t761 | t1612 | t2030;
    const uint64_t t2765 = t766 | t1613 | t2038;
    const uint64_t t2766 = t770 | t1614 | t2049;
    const uint64_t t2767 = t775 | t1615 | t2058;
    const uint64_t t2768 = t779 | t1617 | t2070;
    const uint64_t t2769 = t780 | t1618 | t2078;
    const uint64_t t2770 = t783 | t1620 | t2085;
    const uint64_t t2771 = t785 | t1621 | t2103;
    const uint64_t t2772 = t787 | t1638 | t2115;
    const uint64_t t2773 = t789 | t1640 | t2122;
    const uint64_t t2774 = t791 | t1642 | t2136;
    const uint64_t t2775 = t793 | t1644 | t2142;
    const uint64_t t2776 = t798 | t1646 | t2151;
    const uint64_t t2777 = t800 | t1647 | t2163;
    const uint64_t t2778 = t801 | t1649 | t2172;
    const uint64_t t2779 = t803 | t1650 | t2181;
    const uint64_t t2780 = t804 | t1664 | t2189;
    const uint64_t t2781 = t807 | t1665 | t2204;
    const uint64_t t2782 = t809 | t1666 | t2212;
    const uint64_t t2783 = t812 | t1667 | t2220;
    const uint64_t t2784 = t815 | t1669 | t2229;
    const uint64_t t2785 = t817 | t1670 | t2240;
    const uint64_t t2786 = t821 | t1671 | t2255;
    const uint64_t t2787 = t823 | t1672 | t2260;
    const uint64_t t2788 = t825 | t1686 | t2267;
    const uint64_t t2789 = t830 | t1687 | t2283;
    const uint64_t t2790 = t831 | t1688 | t2292;
    const uint64_t t2791 = t833 | t1689 | t2297;
    const uint64_t t2792 = t836 | t1690 | t2306;
    const uint64_t t2793 = t839 | t1692 | t2315;
    const uint64_t t2794 = t841 | t1693 | t2323;
    const uint64_t t2795 = t844 | t1694 | t2330;
    const uint64_t t2796 = t847 | t1707 | t2338;
    const uint64_t t2797 = t849 | t1709 | t2352;
    const uint64_t t2798 = t854 | t1711 | t2359;
    const uint64_t t2799 = t856 | t1713 | t2368;
    const uint64_t t2800 = t859 | t1714 | t2381;
    const uint64_t t2801 = t862 | t1715 | t2391;
    const uint64_t t2802 = t864 | t1716 | t2402;
    const uint64_t t2803 = t866 | t1717 | t2409;
    const uint64_t t2804 = t871 | t1732 | t2423;
    const uint64_t t2805 = t873 | t1733 | t2429;
    const uint64_t t2806 = t875 | t1734 | t2435;
    const uint64_t t2807 = t877 | t1736 | t2444;
    const uint64_t t2808 = t880 | t1737 | t2452;
    const uint64_t t2809 = t882 | t1739 | t2461;
    const uint64_t t2810 = t885 | t1740 | t2471;
    const uint64_t t2811 = t889 | t1741 | t2478;
    const uint64_t t2812 = t892 | t1751 | t2490;
    const uint64_t t2813 = t895 | t1752 | t2496;
    const uint64_t t2814 = t898 | t1753 | t2503;
    const uint64_t t2815 = t900 | t1754 | t2511;
    const uint64_t t2816 = t904 | t1755 | t2519;
    const uint64_t t2817 = t906 | t1756 | t2526;
    const uint64_t t2818 = t909 | t1757 | t2531;
    const uint64_t t2819 = t910 | t1759 | t2539;
    const uint64_t t2820 = t912 | t1771 | t2551;
    const uint64_t t2821 = t915 | t1773 | t2557;
    const uint64_t t2822 = t917 | t1774 | t2563;
    const uint64_t t2823 = t922 | t1775 | t2575;
    const uint64_t t2824 = t924 | t1776 | t2582;
    const uint64_t t2825 = t925 | t1777 | t2591;
    const uint64_t t2826 = t928 | t1778 | t2598;
    const uint64_t t2827 = t930 | t1779 | t2607;
    const uint64_t t2828 = t934 | t1789 | t1961;
    const uint64_t t2829 = t935 | t1791 | t1971;
    const uint64_t t2830 = t937 | t1792 | t1980;
    const uint64_t t2831 = t938 | t1793 | t1987;
    const uint64_t t2832 = t941 | t1794 | t1996;
    const uint64_t t2833 = t944 | t1795 | t2004;
    const uint64_t t2834 = t946 | t1796 | t2012;
    const uint64_t t2835 = t949 | t1797 | t2020;
    const uint64_t t2836 = t951 | t1809 | t2031;
    const uint64_t t2837 = t953 | t1810 | t2039;
    const uint64_t t2838 = t955 | t1812 | t2050;
    const uint64_t t2839 = t957 | t1814 | t2059;
    const uint64_t t2840 = t959 | t1815 | t2071;
    const uint64_t t2841 = t960 | t1816 | t2079;
    const uint64_t t2842 = t962 | t1817 | t2086;
    const uint64_t t2843 = t964 | t1818 | t2104;
    const uint64_t t2844 = t966 | t1831 | t2116;
    const uint64_t t2845 = t968 | t1832 | t2123;
    const uint64_t t2846 = t970 | t1834 | t2137;
    const uint64_t t2847 = t972 | t1835 | t2143;
    const uint64_t t2848 = t974 | t1836 | t2152;
    const uint64_t t2849 = t976 | t1837 | t2164;
    const uint64_t t2850 = t982 | t1838 | t2173;
    const uint64_t t2851 = t983 | t1839 | t2182;
    const uint64_t t2852 = t985 | t1849 | t2190;
    const uint64_t t2853 = t988 | t1851 | t2205;
    const uint64_t t2854 = t990 | t1852 | t2213;
    const uint64_t t2855 = t992 | t1853 | t2221;
    const uint64_t t2856 = t994 | t1854 | t2230;
    const uint64_t t2857 = t997 | t1855 | t2241;
    const uint64_t t2858 = t998 | t1856 | t2256;
    const uint64_t t2859 = t1000 | t1857 | t2261;
    const uint64_t t2860 = t1002 | t1867 | t2268;
    const uint64_t t2861 = t1004 | t1869 | t2284;
    const uint64_t t2862 = t1006 | t1871 | t2293;
    const uint64_t t2863 = t1008 | t1872 | t2298;
    const uint64_t t2864 = t1010 | t1874 | t2307;
    const uint64_t t2865 = t1015 | t1875 | t2316;
    const uint64_t t2866 = t1016 | t1876 | t2324;
    const uint64_t t2867 = t1018 | t1877 | t2331;
    const uint64_t t2868 = t1020 | t1888 | t2339;
    const uint64_t t2869 = t1022 | t1889 | t2353;
    const uint64_t t2870 = t1023 | t1890 | t2360;
    const uint64_t t2871 = t1026 | t1891 | t2369;
    const uint64_t t2872 = t1028 | t1892 | t2382;
    const uint64_t t2873 = t1030 | t1893 | t2393;
    const uint64_t t2874 = t1033 | t1894 | t2403;
    const uint64_t t2875 = t1036 | t1895 | t2410;
    const uint64_t t2876 = t1039 | t1905 | t2424;
    const uint64_t t2877 = t1042 | t1906 | t2430;
    const uint64_t t2878 = t1045 | t1908 | t2436;
    const uint64_t t2879 = t1048 | t1910 | t2445;
    const uint64_t t2880 = t1053 | t1911 | t2453;
    const uint64_t t2881 = t1055 | t1912 | t2462;
    const uint64_t t2882 = t1060 | t1913 | t2472;
    const uint64_t t2883 = t1062 | t1914 | t2479;
    const uint64_t t2884 = t1064 | t1920 | t2491;
    const uint64_t t2885 = t1066 | t1921 | t2497;
    const uint64_t t2886 = t1068 | t1922 | t2504;
    const uint64_t t2887 = t1069 | t1924 | t2512;
    const uint64_t t2888 = t1071 | t1925 | t2520;
    const uint64_t t2889 = t1073 | t1926 | t2527;
    const uint64_t t2890 = t1074 | t1927 | t2532;
    const uint64_t t2891 = t1075 | t1928 | t2540;
    const uint64_t t2892 = t1077 | t1942 | t2552;
    const uint64_t t2893 = t1078 | t1944 | t2558;
    const uint64_t t2894 = t1080 | t1945 | t2564;
    const uint64_t t2895 = t1082 | t1946 | t2576;
    const uint64_t t2896 = t1084 | t1947 | t2583;
    const uint64_t t2897 = t1086 | t1948 | t2592;
    const uint64_t t2898 = t1088 | t1949 | t2599;
    const uint64_t t2899 = t1089 | t1950 | t2608;
    const uint64_t t2900 = t2610 & ~t2611;
    entry[0] ^= t2612;
    entry[1] ^= t2613;
    entry[2] ^= t2614;
    entry[3] ^= t2615;
    entry[4] ^= t2616;
    entry[5] ^= t2617;
    entry[6] ^= t2618;
    entry[7] ^= t2619;
    entry[8] ^= t2620;
    entry[9] ^= t2621;
    entry[10] ^= t2622;
    entry[11] ^= t2623;
    entry[12] ^= t2624;
    entry[13] ^= t2625;
    entry[14] ^= t2626;
    entry[15] ^= t2627;
    entry[16] ^= t2628;
    entry[17] ^= t2629;
    entry[18] ^= t2630;
    entry[19] ^= t2631;
    entry[20] ^= t2632;
    entry[21] ^= t2633;
    entry[22] ^= t2634;
    entry[23] ^= t2635;
    entry[24] ^= t2636;
    entry[25] ^= t2637;
    entry[26] ^= t2638;
    entry[27] ^= t2639;
    entry[28] ^= t2640;
    entry[29] ^= t2641;
    entry[30] ^= t2642;
    entry[31] ^= t2643;
    entry[32] ^= t2644;
    entry[33] ^= t2645;
    entry[34] ^= t2646;
    entry[35] ^= t2647;
    entry[36] ^= t2648;
    entry[37] ^= t2649;
    entry[38] ^= t2650;
    entry[39] ^= t2651;
    entry[40] ^= t2652;
    entry[41] ^= t2653;
    entry[42] ^= t2654;
    entry[43] ^= t2655;
    entry[44] ^= t2656;
    entry[45] ^= t2657;
    entry[46] ^= t2658;
    entry[47] ^= t2659;
    entry[48] ^= t2660;
    entry[49] ^= t2661;
    entry[50] ^= t2662;
    entry[51] ^= t2663;
    entry[52] ^= t2664;
    entry[53] ^= t2665;
    entry[54] ^= t2666;
    entry[55] ^= t2667;
    entry[56] ^= t2668;
    entry[57] ^= t2669;
    entry[58] ^= t2670;
    entry[59] ^= t2671;
    entry[60] ^= t2672;
    entry[61] ^= t2673;
    entry[62] ^= t2674;
    entry[63] ^= t2675;
    entry[64] ^= t2676;
    entry[65] ^= t2677;
    entry[66] ^= t2678;
    entry[67] ^= t2679;
    entry[68] ^= t2680;
    entry[69] ^= t2681;
    entry[70] ^= t2682;
    entry[71] ^= t2683;
    entry[72] ^= t2684;
    entry[73] ^= t2685;
    entry[74] ^= t2686;
    entry[75] ^= t2687;
    entry[76] ^= t2688;
    entry[77] ^= t2689;
    entry[78] ^= t2690;
    entry[79] ^= t2691;
    entry[80] ^= t2692;
    entry[81] ^= t2693;
    entry[82] ^= t2694;
    entry[83] ^= t2695;
    entry[84] ^= t2696;
    entry[85] ^= t2697;
    entry[86] ^= t2698;
    entry[87] ^= t2699;
    entry[88] ^= t2700;
    entry[89] ^= t2701;
    entry[90] ^= t2702;
    entry[91] ^= t2703;
    entry[92] ^= t2704;
    entry[93] ^= t2705;
    entry[94] ^= t2706;
    entry[95] ^= t2707;
    entry[96] ^= t2708;
    entry[97] ^= t2709;
    entry[98] ^= t2710;
    entry[99] ^= t2711;
    entry[100] ^= t2712;
    entry[101] ^= t2713;
    entry[102] ^= t2714;
    entry[103] ^= t2715;
    entry[104] ^= t2716;
    entry[105] ^= t2717;
    entry[106] ^= t2718;
    entry[107] ^= t2719;
    entry[108] ^= t2720;
    entry[109] ^= t2721;
    entry[110] ^= t2722;
    entry[111] ^= t2723;
    entry[112] ^= t2724;
    entry[113] ^= t2725;
    entry[114] ^= t2726;
    entry[115] ^= t2727;
    entry[116] ^= t2728;
    entry[117] ^= t2729;
    entry[118] ^= t2730;
    entry[119] ^= t2731;
    entry[120] ^= t2732;
    entry[121] ^= t2733;
    entry[122] ^= t2734;
    entry[123] ^= t2735;
    entry[124] ^= t2736;
    entry[125] ^= t2737;
    entry[126] ^= t2738;
    entry[127] ^= t2739;
    entry[128] ^= t2740;
    entry[129] ^= t2741;
    entry[130] ^= t2742;
    entry[131] ^= t2743;
    entry[132] ^= t2744;
    entry[133] ^= t2745;
    entry[134] ^= t2746;
    entry[135] ^= t2747;
    entry[136] ^= t2748;
    entry[137] ^= t2749;
    entry[138] ^= t2750;
    entry[139] ^= t2751;
    entry[140] ^= t2752;
    entry[141] ^= t2753;
    entry[142] ^= t2754;
    entry[143] ^= t2755;
    entry[144] ^= t2756;
    entry[145] ^= t2757;
    entry[146] ^= t2758;
    entry[147] ^= t2759;
    entry[148] ^= t2760;
    entry[149] ^= t2761;
    entry[150] ^= t2762;
    entry[151] ^= t2763;
    entry[152] ^= t2764;
    entry[153] ^= t2765;
    entry[154] ^= t2766;
    entry[155] ^= t2767;
    entry[156] ^= t2768;
    entry[157] ^= t2769;
    entry[158] ^= t2770;
    entry[159] ^= t2771;
    entry[160] ^= t2772;
    entry[161] ^= t2773;
    entry[162] ^= t2774;
    entry[163] ^= t2775;
    entry[164] ^= t2776;
    entry[165] ^= t2777;
    entry[166] ^= t2778;
    entry[167] ^= t2779;
    entry[168] ^= t2780;
    entry[169] ^= t2781;
    entry[170] ^= t2782;
    entry[171] ^= t2783;
    entry[172] ^= t2784;
    entry[173] ^= t2785;
    entry[174] ^= t2786;
    entry[175] ^= t2787;
    entry[176] ^= t2788;
    entry[177] ^= t2789;
    entry[178] ^= t2790;
    entry[179] ^= t2791;
    entry[180] ^= t2792;
    entry[181] ^= t2793;
    entry[182] ^= t2794;
    entry[183] ^= t2795;
    entry[184] ^= t2796;
    entry[185] ^= t2797;
    entry[186] ^= t2798;
    entry[187] ^= t2799;
    entry[188] ^= t2800;
    entry[189] ^= t2801;
    entry[190] ^= t2802;
    entry[191] ^= t2803;
    entry[192] ^= t2804;
    entry[193] ^= t2805;
    entry[194] ^= t2806;
    entry[195] ^= t2807;
    entry[196] ^= t2808;
    entry[197] ^= t2809;
    entry[198] ^= t2810;
    entry[199] ^= t2811;
    entry[200] ^= t2812;
    entry[201] ^= t2813;
    entry[202] ^= t2814;
    entry[203] ^= t2815;
    entry[204] ^= t2816;
    entry[205] ^= t2817;
    entry[206] ^= t2818;
    entry[207] ^= t2819;
    entry[208] ^= t2820;
    entry[209] ^= t2821;
    entry[210] ^= t2822;
    entry[211] ^= t2823;
    entry[212] ^= t2824;
    entry[213] ^= t2825;
    entry[214] ^= t2826;
    entry[215] ^= t2827;
    entry[216] ^= t2828;
    entry[217] ^= t2829;
    entry[218] ^= t2830;
    entry[219] ^= t2831;
    entry[220] ^= t2832;
    entry[221] ^= t2833;
    entry[222] ^= t2834;
    entry[223] ^= t2835;
    entry[224] ^= t2836;
    entry[225] ^= t2837;
    entry[226] ^= t2838;
    entry[227] ^= t2839;
    entry[228] ^= t2840;
    entry[229] ^= t2841;
    entry[230] ^= t2842;
    entry[231] ^= t2843;
    entry[232] ^= t2844;
    entry[233] ^= t2845;
    entry[234] ^= t2846;
    entry[235] ^= t2847;
    entry[236] ^= t2848;
    entry[237] ^= t2849;
    entry[238] ^= t2850;
    entry[239] ^= t2851;
    entry[240] ^= t2852;
    entry[241] ^= t2853;
    entry[242] ^= t2854;
    entry[243] ^= t2855;
    entry[244] ^= t2856;
    entry[245] ^= t2857;
    entry[246] ^= t2858;
    entry[247] ^= t2859;
    entry[248] ^= t2860;
    entry[249] ^= t2861;
    entry[250] ^= t2862;
    entry[251] ^= t2863;
    entry[252] ^= t2864;
    entry[253] ^= t2865;
    entry[254] ^= t2866;
    entry[255] ^= t2867;
    entry[256] ^= t2868;
    entry[257] ^= t2869;
    entry[258] ^= t2870;
    entry[259] ^= t2871;
    entry[260] ^= t2872;
    entry[261] ^= t2873;
    entry[262] ^= t2874;
    entry[263] ^= t2875;
    entry[264] ^= t2876;
    entry[265] ^= t2877;
    entry[266] ^= t2878;
    entry[267] ^= t2879;
    entry[268] ^= t2880;
    entry[269] ^= t2881;
    entry[270] ^= t2882;
    entry[271] ^= t2883;
    entry[272] ^= t2884;
    entry[273] ^= t2885;
    entry[274] ^= t2886;
    entry[275] ^= t2887;
    entry[276] ^= t2888;
    entry[277] ^= t2889;
    entry[278] ^= t2890;
    entry[279] ^= t2891;
    entry[280] ^= t2892;
    entry[281] ^= t2893;
    entry[282] ^= t2894;
    entry[283] ^= t2895;
    entry[284] ^= t2896;
    entry[285] ^= t2897;
    entry[286] ^= t2898;
    entry[287] ^= t2899;
    *corrected = t2900;
    *uncorrectable = t2611;
}

static uint8_t parity(uint64_t word) {
    word ^= word >> 32;
    word ^= word >> 16;
    word ^= word >> 8;
    word ^= word >> 4;
    word ^= word >> 2;
    word ^= word >> 1;
    return (uint8_t)(word & 1u);
}

void ecc_sparse_pin_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[4] = {0};
    size_t i, w;
    for (i = 0; i < 32u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 4u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 32u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 4u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_sparse_pin_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_sparse_pin_encode(data, expected);
    for (i = 0; i < 4u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 4u ? 0xffu : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 72u, pin = i % 72u;
    const size_t index = pin < 64u ? beat * 64u + pin : beat * 8u + pin - 64u;
    *bit = (unsigned)(index % 8);
    return (pin < 64u ? data : check) + index / 8;
}

ecc_status ecc_sparse_pin_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_sparse_pin_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_sparse_pin_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 288u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 32u;
    *ok = data_bytes % 32u == 0 && check_bytes % 4u == 0 && check_bytes / 4u == count;
    return count;
}

ecc_status ecc_sparse_pin_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_sparse_pin_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_sparse_pin_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_sparse_pin_decode(data + 32u * i, check + 4u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
