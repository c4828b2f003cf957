/* I:SSC+CSC: encoder and decoder. Generated; do not edit.
 *
 * Scheme i-ssc-csc, sha-256
 * 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
 * 6.2.
 */
#include "ecc_i_ssc_csc.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x0101010101010101), UINT64_C(0x0000000000000000), UINT64_C(0x1010101010101010),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0202020202020202), UINT64_C(0x0000000000000000), UINT64_C(0x2020202020202020),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0404040404040404), UINT64_C(0x0000000000000000), UINT64_C(0x4040404040404040),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0808080808080808), UINT64_C(0x0000000000000000), UINT64_C(0x8080808080808080),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0xe08030e0a0800000), UINT64_C(0xe0b0e08030e0a080), UINT64_C(0x0c01070d04000001),
        UINT64_C(0x0d070c01070d0400)
    },
    {
        UINT64_C(0x20904030e0800010), UINT64_C(0x30c020904030e080), UINT64_C(0x040209070c000002),
        UINT64_C(0x0609040209070c00)
    },
    {
        UINT64_C(0x40209070c0000020), UINT64_C(0x609040209070c000), UINT64_C(0x0904030e08000104),
        UINT64_C(0x0c020904030e0800)
    },
    {
        UINT64_C(0x904030e080001040), UINT64_C(0xc020904030e08000), UINT64_C(0x0209070c00000208),
        UINT64_C(0x09040209070c0000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0101010101010101), UINT64_C(0x0000000000000000),
        UINT64_C(0x1010101010101010)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0202020202020202), UINT64_C(0x0000000000000000),
        UINT64_C(0x2020202020202020)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0404040404040404), UINT64_C(0x0000000000000000),
        UINT64_C(0x4040404040404040)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0808080808080808), UINT64_C(0x0000000000000000),
        UINT64_C(0x8080808080808080)
    },
    {
        UINT64_C(0x209070c000002080), UINT64_C(0x9040209070c00000), UINT64_C(0x04030e0800010400),
        UINT64_C(0x020904030e080001)
    },
    {
        UINT64_C(0xa0b0d060a0904000), UINT64_C(0xc020a0b0d060a090), UINT64_C(0x05060b0d04020800),
        UINT64_C(0x090505060b0d0402)
    },
    {
        UINT64_C(0xb0e08030e0a08000), UINT64_C(0x70e0b0e08030e0a0), UINT64_C(0x070c01070d040000),
        UINT64_C(0x0f0d070c01070d04)
    },
    {
        UINT64_C(0x70c01070d0400000), UINT64_C(0xf0d070c01070d040), UINT64_C(0x0e08030e0a080000),
        UINT64_C(0x0e0b0e08030e0a08)
    },
    {
        UINT64_C(0x1010101010101010), UINT64_C(0x0000000000000000), UINT64_C(0x0101010101010101),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x2020202020202020), UINT64_C(0x0000000000000000), UINT64_C(0x0202020202020202),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x4040404040404040), UINT64_C(0x0000000000000000), UINT64_C(0x0404040404040404),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x8080808080808080), UINT64_C(0x0000000000000000), UINT64_C(0x0808080808080808),
        UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0c01070d04000001), UINT64_C(0x0d070c01070d0400), UINT64_C(0xe08030e0a0800000),
        UINT64_C(0xe0b0e08030e0a080)
    },
    {
        UINT64_C(0x040209070c000002), UINT64_C(0x0609040209070c00), UINT64_C(0x20904030e0800010),
        UINT64_C(0x30c020904030e080)
    },
    {
        UINT64_C(0x0904030e08000104), UINT64_C(0x0c020904030e0800), UINT64_C(0x40209070c0000020),
        UINT64_C(0x609040209070c000)
    },
    {
        UINT64_C(0x0209070c00000208), UINT64_C(0x09040209070c0000), UINT64_C(0x904030e080001040),
        UINT64_C(0xc020904030e08000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x1010101010101010), UINT64_C(0x0000000000000000),
        UINT64_C(0x0101010101010101)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x2020202020202020), UINT64_C(0x0000000000000000),
        UINT64_C(0x0202020202020202)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x4040404040404040), UINT64_C(0x0000000000000000),
        UINT64_C(0x0404040404040404)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x8080808080808080), UINT64_C(0x0000000000000000),
        UINT64_C(0x0808080808080808)
    },
    {
        UINT64_C(0x04030e0800010400), UINT64_C(0x020904030e080001), UINT64_C(0x209070c000002080),
        UINT64_C(0x9040209070c00000)
    },
    {
        UINT64_C(0x05060b0d04020800), UINT64_C(0x090505060b0d0402), UINT64_C(0xa0b0d060a0904000),
        UINT64_C(0xc020a0b0d060a090)
    },
    {
        UINT64_C(0x070c01070d040000), UINT64_C(0x0f0d070c01070d04), UINT64_C(0xb0e08030e0a08000),
        UINT64_C(0x70e0b0e08030e0a0)
    },
    {
        UINT64_C(0x0e08030e0a080000), UINT64_C(0x0e0b0e08030e0a08), UINT64_C(0x70c01070d0400000),
        UINT64_C(0xf0d070c01070d040)
    }
};

void ecc_i_ssc_csc_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[8] ^ data[16] ^ data[24] ^ data[32] ^ data[40] ^ data[48] ^ data[56]
        ^ data[132] ^ data[140] ^ data[148] ^ data[156] ^ data[164] ^ data[172] ^ data[180] ^ data[188];
    const uint64_t t1 = data[1] ^ data[9] ^ data[17] ^ data[25] ^ data[33] ^ data[41] ^ data[49] ^ data[57]
        ^ data[133] ^ data[141] ^ data[149] ^ data[157] ^ data[165] ^ data[173] ^ data[181] ^ data[189];
    const uint64_t t2 = data[2] ^ data[10] ^ data[18] ^ data[26] ^ data[34] ^ data[42] ^ data[50] ^ data[58]
        ^ data[134] ^ data[142] ^ data[150] ^ data[158] ^ data[166] ^ data[174] ^ data[182] ^ data[190];
    const uint64_t t3 = data[3] ^ data[11] ^ data[19] ^ data[27] ^ data[35] ^ data[43] ^ data[51] ^ data[59]
        ^ data[135] ^ data[143] ^ data[151] ^ data[159] ^ data[167] ^ data[175] ^ data[183] ^ data[191];
    const uint64_t t4 = data[64] ^ data[72] ^ data[80] ^ data[88] ^ data[96] ^ data[104] ^ data[112] ^ data[120]
        ^ data[196] ^ data[204] ^ data[212] ^ data[220] ^ data[228] ^ data[236] ^ data[244] ^ data[252];
    const uint64_t t5 = data[65] ^ data[73] ^ data[81] ^ data[89] ^ data[97] ^ data[105] ^ data[113] ^ data[121]
        ^ data[197] ^ data[205] ^ data[213] ^ data[221] ^ data[229] ^ data[237] ^ data[245] ^ data[253];
    const uint64_t t6 = data[66] ^ data[74] ^ data[82] ^ data[90] ^ data[98] ^ data[106] ^ data[114] ^ data[122]
        ^ data[198] ^ data[206] ^ data[214] ^ data[222] ^ data[230] ^ data[238] ^ data[246] ^ data[254];
    const uint64_t t7 = data[67] ^ data[75] ^ data[83] ^ data[91] ^ data[99] ^ data[107] ^ data[115] ^ data[123]
        ^ data[199] ^ data[207] ^ data[215] ^ data[223] ^ data[231] ^ data[239] ^ data[247] ^ data[255];
    const uint64_t t8 = data[0] ^ data[26] ^ data[32] ^ data[34] ^ data[35] ^ data[40] ^ data[41] ^ data[42]
        ^ data[48] ^ data[58] ^ data[59] ^ data[74] ^ data[80] ^ data[82] ^ data[83] ^ data[88] ^ data[89]
        ^ data[90] ^ data[96] ^ data[106] ^ data[107] ^ data[112] ^ data[113] ^ data[114] ^ data[120] ^ data[122]
        ^ data[123] ^ data[151] ^ data[157] ^ data[159] ^ data[165] ^ data[166] ^ data[167] ^ data[172] ^ data[173]
        ^ data[183] ^ data[189] ^ data[190] ^ data[191] ^ data[199] ^ data[205] ^ data[207] ^ data[213] ^ data[214]
        ^ data[215] ^ data[220] ^ data[221] ^ data[231] ^ data[237] ^ data[238] ^ data[239] ^ data[244] ^ data[245]
        ^ data[247] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t9 = data[1] ^ data[26] ^ data[27] ^ data[32] ^ data[33] ^ data[34] ^ data[40] ^ data[43]
        ^ data[49] ^ data[58] ^ data[74] ^ data[75] ^ data[80] ^ data[81] ^ data[82] ^ data[88] ^ data[91]
        ^ data[97] ^ data[106] ^ data[112] ^ data[115] ^ data[121] ^ data[122] ^ data[132] ^ data[151] ^ data[157]
        ^ data[158] ^ data[159] ^ data[164] ^ data[165] ^ data[174] ^ data[180] ^ data[183] ^ data[189] ^ data[199]
        ^ data[205] ^ data[206] ^ data[207] ^ data[212] ^ data[213] ^ data[222] ^ data[228] ^ data[231] ^ data[237]
        ^ data[246] ^ data[247] ^ data[252] ^ data[253];
    const uint64_t t10 = data[2] ^ data[8] ^ data[27] ^ data[33] ^ data[34] ^ data[35] ^ data[40] ^ data[41]
        ^ data[50] ^ data[56] ^ data[59] ^ data[75] ^ data[81] ^ data[82] ^ data[83] ^ data[88] ^ data[89]
        ^ data[98] ^ data[104] ^ data[107] ^ data[113] ^ data[122] ^ data[123] ^ data[133] ^ data[158] ^ data[159]
        ^ data[164] ^ data[165] ^ data[166] ^ data[172] ^ data[175] ^ data[181] ^ data[190] ^ data[206] ^ data[207]
        ^ data[212] ^ data[213] ^ data[214] ^ data[220] ^ data[223] ^ data[229] ^ data[238] ^ data[244] ^ data[247]
        ^ data[253] ^ data[254];
    const uint64_t t11 = data[3] ^ data[9] ^ data[34] ^ data[35] ^ data[40] ^ data[41] ^ data[42] ^ data[48]
        ^ data[51] ^ data[57] ^ data[82] ^ data[83] ^ data[88] ^ data[89] ^ data[90] ^ data[96] ^ data[99]
        ^ data[105] ^ data[114] ^ data[120] ^ data[123] ^ data[134] ^ data[140] ^ data[159] ^ data[165] ^ data[166]
        ^ data[167] ^ data[172] ^ data[173] ^ data[182] ^ data[188] ^ data[191] ^ data[207] ^ data[213] ^ data[214]
        ^ data[215] ^ data[220] ^ data[221] ^ data[230] ^ data[236] ^ data[239] ^ data[245] ^ data[254] ^ data[255];
    const uint64_t t12 = data[10] ^ data[16] ^ data[35] ^ data[41] ^ data[42] ^ data[43] ^ data[48] ^ data[49]
        ^ data[58] ^ data[64] ^ data[83] ^ data[89] ^ data[90] ^ data[91] ^ data[96] ^ data[97] ^ data[106]
        ^ data[112] ^ data[115] ^ data[121] ^ data[135] ^ data[141] ^ data[166] ^ data[167] ^ data[172] ^ data[173]
        ^ data[174] ^ data[180] ^ data[183] ^ data[189] ^ data[214] ^ data[215] ^ data[220] ^ data[221] ^ data[222]
        ^ data[228] ^ data[231] ^ data[237] ^ data[246] ^ data[252] ^ data[255];
    const uint64_t t13 = data[11] ^ data[17] ^ data[26] ^ data[32] ^ data[34] ^ data[35] ^ data[40] ^ data[41]
        ^ data[43] ^ data[49] ^ data[50] ^ data[56] ^ data[58] ^ data[65] ^ data[74] ^ data[80] ^ data[82]
        ^ data[83] ^ data[88] ^ data[89] ^ data[91] ^ data[97] ^ data[98] ^ data[104] ^ data[106] ^ data[112]
        ^ data[114] ^ data[120] ^ data[123] ^ data[142] ^ data[148] ^ data[151] ^ data[157] ^ data[159] ^ data[165]
        ^ data[166] ^ data[172] ^ data[174] ^ data[175] ^ data[180] ^ data[181] ^ data[183] ^ data[189] ^ data[191]
        ^ data[196] ^ data[199] ^ data[205] ^ data[207] ^ data[213] ^ data[214] ^ data[220] ^ data[222] ^ data[223]
        ^ data[228] ^ data[229] ^ data[231] ^ data[237] ^ data[239] ^ data[245] ^ data[254] ^ data[255];
    const uint64_t t14 = data[18] ^ data[24] ^ data[26] ^ data[27] ^ data[32] ^ data[33] ^ data[34] ^ data[40]
        ^ data[50] ^ data[51] ^ data[56] ^ data[57] ^ data[58] ^ data[66] ^ data[72] ^ data[74] ^ data[75]
        ^ data[80] ^ data[81] ^ data[82] ^ data[88] ^ data[98] ^ data[99] ^ data[104] ^ data[105] ^ data[106]
        ^ data[112] ^ data[114] ^ data[115] ^ data[120] ^ data[121] ^ data[122] ^ data[123] ^ data[143] ^ data[149]
        ^ data[151] ^ data[157] ^ data[158] ^ data[159] ^ data[164] ^ data[165] ^ data[175] ^ data[181] ^ data[182]
        ^ data[183] ^ data[188] ^ data[189] ^ data[191] ^ data[197] ^ data[199] ^ data[205] ^ data[206] ^ data[207]
        ^ data[212] ^ data[213] ^ data[223] ^ data[229] ^ data[230] ^ data[231] ^ data[236] ^ data[237] ^ data[239]
        ^ data[245] ^ data[246] ^ data[247] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t15 = data[19] ^ data[25] ^ data[27] ^ data[33] ^ data[34] ^ data[35] ^ data[40] ^ data[41]
        ^ data[51] ^ data[57] ^ data[58] ^ data[59] ^ data[67] ^ data[73] ^ data[75] ^ data[81] ^ data[82]
        ^ data[83] ^ data[88] ^ data[89] ^ data[99] ^ data[105] ^ data[106] ^ data[107] ^ data[112] ^ data[113]
        ^ data[115] ^ data[121] ^ data[122] ^ data[123] ^ data[150] ^ data[156] ^ data[158] ^ data[159] ^ data[164]
        ^ data[165] ^ data[166] ^ data[172] ^ data[182] ^ data[183] ^ data[188] ^ data[189] ^ data[190] ^ data[198]
        ^ data[204] ^ data[206] ^ data[207] ^ data[212] ^ data[213] ^ data[214] ^ data[220] ^ data[230] ^ data[231]
        ^ data[236] ^ data[237] ^ data[238] ^ data[244] ^ data[246] ^ data[247] ^ data[252] ^ data[253] ^ data[254]
        ^ data[255];
    const uint64_t t16 = data[4] ^ data[12] ^ data[20] ^ data[28] ^ data[36] ^ data[44] ^ data[52] ^ data[60]
        ^ data[128] ^ data[136] ^ data[144] ^ data[152] ^ data[160] ^ data[168] ^ data[176] ^ data[184];
    const uint64_t t17 = data[5] ^ data[13] ^ data[21] ^ data[29] ^ data[37] ^ data[45] ^ data[53] ^ data[61]
        ^ data[129] ^ data[137] ^ data[145] ^ data[153] ^ data[161] ^ data[169] ^ data[177] ^ data[185];
    const uint64_t t18 = data[6] ^ data[14] ^ data[22] ^ data[30] ^ data[38] ^ data[46] ^ data[54] ^ data[62]
        ^ data[130] ^ data[138] ^ data[146] ^ data[154] ^ data[162] ^ data[170] ^ data[178] ^ data[186];
    const uint64_t t19 = data[7] ^ data[15] ^ data[23] ^ data[31] ^ data[39] ^ data[47] ^ data[55] ^ data[63]
        ^ data[131] ^ data[139] ^ data[147] ^ data[155] ^ data[163] ^ data[171] ^ data[179] ^ data[187];
    const uint64_t t20 = data[68] ^ data[76] ^ data[84] ^ data[92] ^ data[100] ^ data[108] ^ data[116] ^ data[124]
        ^ data[192] ^ data[200] ^ data[208] ^ data[216] ^ data[224] ^ data[232] ^ data[240] ^ data[248];
    const uint64_t t21 = data[69] ^ data[77] ^ data[85] ^ data[93] ^ data[101] ^ data[109] ^ data[117] ^ data[125]
        ^ data[193] ^ data[201] ^ data[209] ^ data[217] ^ data[225] ^ data[233] ^ data[241] ^ data[249];
    const uint64_t t22 = data[70] ^ data[78] ^ data[86] ^ data[94] ^ data[102] ^ data[110] ^ data[118] ^ data[126]
        ^ data[194] ^ data[202] ^ data[210] ^ data[218] ^ data[226] ^ data[234] ^ data[242] ^ data[250];
    const uint64_t t23 = data[71] ^ data[79] ^ data[87] ^ data[95] ^ data[103] ^ data[111] ^ data[119] ^ data[127]
        ^ data[195] ^ data[203] ^ data[211] ^ data[219] ^ data[227] ^ data[235] ^ data[243] ^ data[251];
    const uint64_t t24 = data[23] ^ data[29] ^ data[31] ^ data[37] ^ data[38] ^ data[39] ^ data[44] ^ data[45]
        ^ data[55] ^ data[61] ^ data[62] ^ data[63] ^ data[71] ^ data[77] ^ data[79] ^ data[85] ^ data[86]
        ^ data[87] ^ data[92] ^ data[93] ^ data[103] ^ data[109] ^ data[110] ^ data[111] ^ data[116] ^ data[117]
        ^ data[119] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[154] ^ data[160] ^ data[162] ^ data[163]
        ^ data[168] ^ data[169] ^ data[170] ^ data[176] ^ data[186] ^ data[187] ^ data[202] ^ data[208] ^ data[210]
        ^ data[211] ^ data[216] ^ data[217] ^ data[218] ^ data[224] ^ data[234] ^ data[235] ^ data[240] ^ data[241]
        ^ data[242] ^ data[248] ^ data[250] ^ data[251];
    const uint64_t t25 = data[4] ^ data[23] ^ data[29] ^ data[30] ^ data[31] ^ data[36] ^ data[37] ^ data[46]
        ^ data[52] ^ data[55] ^ data[61] ^ data[71] ^ data[77] ^ data[78] ^ data[79] ^ data[84] ^ data[85]
        ^ data[94] ^ data[100] ^ data[103] ^ data[109] ^ data[118] ^ data[119] ^ data[124] ^ data[125] ^ data[129]
        ^ data[154] ^ data[155] ^ data[160] ^ data[161] ^ data[162] ^ data[168] ^ data[171] ^ data[177] ^ data[186]
        ^ data[202] ^ data[203] ^ data[208] ^ data[209] ^ data[210] ^ data[216] ^ data[219] ^ data[225] ^ data[234]
        ^ data[240] ^ data[243] ^ data[249] ^ data[250];
    const uint64_t t26 = data[5] ^ data[30] ^ data[31] ^ data[36] ^ data[37] ^ data[38] ^ data[44] ^ data[47]
        ^ data[53] ^ data[62] ^ data[78] ^ data[79] ^ data[84] ^ data[85] ^ data[86] ^ data[92] ^ data[95]
        ^ data[101] ^ data[110] ^ data[116] ^ data[119] ^ data[125] ^ data[126] ^ data[130] ^ data[136] ^ data[155]
        ^ data[161] ^ data[162] ^ data[163] ^ data[168] ^ data[169] ^ data[178] ^ data[184] ^ data[187] ^ data[203]
        ^ data[209] ^ data[210] ^ data[211] ^ data[216] ^ data[217] ^ data[226] ^ data[232] ^ data[235] ^ data[241]
        ^ data[250] ^ data[251];
    const uint64_t t27 = data[6] ^ data[12] ^ data[31] ^ data[37] ^ data[38] ^ data[39] ^ data[44] ^ data[45]
        ^ data[54] ^ data[60] ^ data[63] ^ data[79] ^ data[85] ^ data[86] ^ data[87] ^ data[92] ^ data[93]
        ^ data[102] ^ data[108] ^ data[111] ^ data[117] ^ data[126] ^ data[127] ^ data[131] ^ data[137] ^ data[162]
        ^ data[163] ^ data[168] ^ data[169] ^ data[170] ^ data[176] ^ data[179] ^ data[185] ^ data[210] ^ data[211]
        ^ data[216] ^ data[217] ^ data[218] ^ data[224] ^ data[227] ^ data[233] ^ data[242] ^ data[248] ^ data[251];
    const uint64_t t28 = data[7] ^ data[13] ^ data[38] ^ data[39] ^ data[44] ^ data[45] ^ data[46] ^ data[52]
        ^ data[55] ^ data[61] ^ data[86] ^ data[87] ^ data[92] ^ data[93] ^ data[94] ^ data[100] ^ data[103]
        ^ data[109] ^ data[118] ^ data[124] ^ data[127] ^ data[138] ^ data[144] ^ data[163] ^ data[169] ^ data[170]
        ^ data[171] ^ data[176] ^ data[177] ^ data[186] ^ data[192] ^ data[211] ^ data[217] ^ data[218] ^ data[219]
        ^ data[224] ^ data[225] ^ data[234] ^ data[240] ^ data[243] ^ data[249];
    const uint64_t t29 = data[14] ^ data[20] ^ data[23] ^ data[29] ^ data[31] ^ data[37] ^ data[38] ^ data[44]
        ^ data[46] ^ data[47] ^ data[52] ^ data[53] ^ data[55] ^ data[61] ^ data[63] ^ data[68] ^ data[71]
        ^ data[77] ^ data[79] ^ data[85] ^ data[86] ^ data[92] ^ data[94] ^ data[95] ^ data[100] ^ data[101]
        ^ data[103] ^ data[109] ^ data[111] ^ data[117] ^ data[126] ^ data[127] ^ data[139] ^ data[145] ^ data[154]
        ^ data[160] ^ data[162] ^ data[163] ^ data[168] ^ data[169] ^ data[171] ^ data[177] ^ data[178] ^ data[184]
        ^ data[186] ^ data[193] ^ data[202] ^ data[208] ^ data[210] ^ data[211] ^ data[216] ^ data[217] ^ data[219]
        ^ data[225] ^ data[226] ^ data[232] ^ data[234] ^ data[240] ^ data[242] ^ data[248] ^ data[251];
    const uint64_t t30 = data[15] ^ data[21] ^ data[23] ^ data[29] ^ data[30] ^ data[31] ^ data[36] ^ data[37]
        ^ data[47] ^ data[53] ^ data[54] ^ data[55] ^ data[60] ^ data[61] ^ data[63] ^ data[69] ^ data[71]
        ^ data[77] ^ data[78] ^ data[79] ^ data[84] ^ data[85] ^ data[95] ^ data[101] ^ data[102] ^ data[103]
        ^ data[108] ^ data[109] ^ data[111] ^ data[117] ^ data[118] ^ data[119] ^ data[124] ^ data[125] ^ data[126]
        ^ data[146] ^ data[152] ^ data[154] ^ data[155] ^ data[160] ^ data[161] ^ data[162] ^ data[168] ^ data[178]
        ^ data[179] ^ data[184] ^ data[185] ^ data[186] ^ data[194] ^ data[200] ^ data[202] ^ data[203] ^ data[208]
        ^ data[209] ^ data[210] ^ data[216] ^ data[226] ^ data[227] ^ data[232] ^ data[233] ^ data[234] ^ data[240]
        ^ data[242] ^ data[243] ^ data[248] ^ data[249] ^ data[250] ^ data[251];
    const uint64_t t31 = data[22] ^ data[28] ^ data[30] ^ data[31] ^ data[36] ^ data[37] ^ data[38] ^ data[44]
        ^ data[54] ^ data[55] ^ data[60] ^ data[61] ^ data[62] ^ data[70] ^ data[76] ^ data[78] ^ data[79]
        ^ data[84] ^ data[85] ^ data[86] ^ data[92] ^ data[102] ^ data[103] ^ data[108] ^ data[109] ^ data[110]
        ^ data[116] ^ data[118] ^ data[119] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[147] ^ data[153]
        ^ data[155] ^ data[161] ^ data[162] ^ data[163] ^ data[168] ^ data[169] ^ data[179] ^ data[185] ^ data[186]
        ^ data[187] ^ data[195] ^ data[201] ^ data[203] ^ data[209] ^ data[210] ^ data[211] ^ data[216] ^ data[217]
        ^ data[227] ^ data[233] ^ data[234] ^ data[235] ^ data[240] ^ data[241] ^ data[243] ^ data[249] ^ data[250]
        ^ data[251];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t24;
    check[5] = t25;
    check[6] = t26;
    check[7] = t27;
    check[8] = t4;
    check[9] = t5;
    check[10] = t6;
    check[11] = t7;
    check[12] = t28;
    check[13] = t29;
    check[14] = t30;
    check[15] = t31;
    check[16] = t16;
    check[17] = t17;
    check[18] = t18;
    check[19] = t19;
    check[20] = t8;
    check[21] = t9;
    check[22] = t10;
    check[23] = t11;
    check[24] = t20;
    check[25] = t21;
    check[26] = t22;
    check[27] = t23;
    check[28] = t12;
    check[29] = t13;
    check[30] = t14;
    check[31] = t15;
}

void ecc_i_ssc_csc_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[8] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[48] ^ entry[56]
        ^ entry[64] ^ entry[148] ^ entry[156] ^ entry[164] ^ entry[172] ^ entry[180] ^ entry[188] ^ entry[196]
        ^ entry[204];
    const uint64_t t1 = entry[1] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[57]
        ^ entry[65] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[181] ^ entry[189] ^ entry[197]
        ^ entry[205];
    const uint64_t t2 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[50]
        ^ entry[58] ^ entry[66] ^ entry[150] ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[182] ^ entry[190]
        ^ entry[198] ^ entry[206];
    const uint64_t t3 = entry[3] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[51]
        ^ entry[59] ^ entry[67] ^ entry[151] ^ entry[159] ^ entry[167] ^ entry[175] ^ entry[183] ^ entry[191]
        ^ entry[199] ^ entry[207];
    const uint64_t t4 = entry[72] ^ entry[80] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[120]
        ^ entry[128] ^ entry[136] ^ entry[220] ^ entry[228] ^ entry[236] ^ entry[244] ^ entry[252] ^ entry[260]
        ^ entry[268] ^ entry[276];
    const uint64_t t5 = entry[73] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[105] ^ entry[113] ^ entry[121]
        ^ entry[129] ^ entry[137] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[253] ^ entry[261]
        ^ entry[269] ^ entry[277];
    const uint64_t t6 = entry[74] ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122]
        ^ entry[130] ^ entry[138] ^ entry[222] ^ entry[230] ^ entry[238] ^ entry[246] ^ entry[254] ^ entry[262]
        ^ entry[270] ^ entry[278];
    const uint64_t t7 = entry[75] ^ entry[83] ^ entry[91] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[123]
        ^ entry[131] ^ entry[139] ^ entry[223] ^ entry[231] ^ entry[239] ^ entry[247] ^ entry[255] ^ entry[263]
        ^ entry[271] ^ entry[279];
    const uint64_t t8 = entry[0] ^ entry[26] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[40] ^ entry[41]
        ^ entry[42] ^ entry[48] ^ entry[58] ^ entry[59] ^ entry[82] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[96]
        ^ entry[97] ^ entry[98] ^ entry[104] ^ entry[114] ^ entry[115] ^ entry[120] ^ entry[121] ^ entry[122]
        ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[167] ^ entry[173] ^ entry[175] ^ entry[181] ^ entry[182]
        ^ entry[183] ^ entry[188] ^ entry[189] ^ entry[199] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[212]
        ^ entry[223] ^ entry[229] ^ entry[231] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[244] ^ entry[245]
        ^ entry[255] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[268] ^ entry[269] ^ entry[271] ^ entry[277]
        ^ entry[278] ^ entry[279];
    const uint64_t t9 = entry[1] ^ entry[26] ^ entry[27] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[40]
        ^ entry[43] ^ entry[49] ^ entry[58] ^ entry[82] ^ entry[83] ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[96]
        ^ entry[99] ^ entry[105] ^ entry[114] ^ entry[120] ^ entry[123] ^ entry[129] ^ entry[130] ^ entry[148]
        ^ entry[167] ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[180] ^ entry[181] ^ entry[190] ^ entry[196]
        ^ entry[199] ^ entry[205] ^ entry[213] ^ entry[223] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[236]
        ^ entry[237] ^ entry[246] ^ entry[252] ^ entry[255] ^ entry[261] ^ entry[270] ^ entry[271] ^ entry[276]
        ^ entry[277];
    const uint64_t t10 = entry[2] ^ entry[8] ^ entry[27] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[40]
        ^ entry[41] ^ entry[50] ^ entry[56] ^ entry[59] ^ entry[83] ^ entry[89] ^ entry[90] ^ entry[91] ^ entry[96]
        ^ entry[97] ^ entry[106] ^ entry[112] ^ entry[115] ^ entry[121] ^ entry[130] ^ entry[131] ^ entry[149]
        ^ entry[174] ^ entry[175] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[188] ^ entry[191] ^ entry[197]
        ^ entry[206] ^ entry[214] ^ entry[230] ^ entry[231] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[244]
        ^ entry[247] ^ entry[253] ^ entry[262] ^ entry[268] ^ entry[271] ^ entry[277] ^ entry[278];
    const uint64_t t11 = entry[3] ^ entry[9] ^ entry[34] ^ entry[35] ^ entry[40] ^ entry[41] ^ entry[42]
        ^ entry[48] ^ entry[51] ^ entry[57] ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[97] ^ entry[98]
        ^ entry[104] ^ entry[107] ^ entry[113] ^ entry[122] ^ entry[128] ^ entry[131] ^ entry[150] ^ entry[156]
        ^ entry[175] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[188] ^ entry[189] ^ entry[198] ^ entry[204]
        ^ entry[207] ^ entry[215] ^ entry[231] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[244] ^ entry[245]
        ^ entry[254] ^ entry[260] ^ entry[263] ^ entry[269] ^ entry[278] ^ entry[279];
    const uint64_t t12 = entry[10] ^ entry[16] ^ entry[35] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[48]
        ^ entry[49] ^ entry[58] ^ entry[72] ^ entry[91] ^ entry[97] ^ entry[98] ^ entry[99] ^ entry[104]
        ^ entry[105] ^ entry[114] ^ entry[120] ^ entry[123] ^ entry[129] ^ entry[151] ^ entry[157] ^ entry[182]
        ^ entry[183] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[196] ^ entry[199] ^ entry[205] ^ entry[238]
        ^ entry[239] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[252] ^ entry[255] ^ entry[261] ^ entry[270]
        ^ entry[276] ^ entry[279] ^ entry[284];
    const uint64_t t13 = entry[11] ^ entry[17] ^ entry[26] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[40]
        ^ entry[41] ^ entry[43] ^ entry[49] ^ entry[50] ^ entry[56] ^ entry[58] ^ entry[73] ^ entry[82] ^ entry[88]
        ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[97] ^ entry[99] ^ entry[105] ^ entry[106] ^ entry[112]
        ^ entry[114] ^ entry[120] ^ entry[122] ^ entry[128] ^ entry[131] ^ entry[158] ^ entry[164] ^ entry[167]
        ^ entry[173] ^ entry[175] ^ entry[181] ^ entry[182] ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[196]
        ^ entry[197] ^ entry[199] ^ entry[205] ^ entry[207] ^ entry[220] ^ entry[223] ^ entry[229] ^ entry[231]
        ^ entry[237] ^ entry[238] ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[252] ^ entry[253] ^ entry[255]
        ^ entry[261] ^ entry[263] ^ entry[269] ^ entry[278] ^ entry[279] ^ entry[285];
    const uint64_t t14 = entry[18] ^ entry[24] ^ entry[26] ^ entry[27] ^ entry[32] ^ entry[33] ^ entry[34]
        ^ entry[40] ^ entry[50] ^ entry[51] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[74] ^ entry[80] ^ entry[82]
        ^ entry[83] ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[96] ^ entry[106] ^ entry[107] ^ entry[112]
        ^ entry[113] ^ entry[114] ^ entry[120] ^ entry[122] ^ entry[123] ^ entry[128] ^ entry[129] ^ entry[130]
        ^ entry[131] ^ entry[159] ^ entry[165] ^ entry[167] ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[180]
        ^ entry[181] ^ entry[191] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[204] ^ entry[205] ^ entry[207]
        ^ entry[221] ^ entry[223] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[236] ^ entry[237] ^ entry[247]
        ^ entry[253] ^ entry[254] ^ entry[255] ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[269] ^ entry[270]
        ^ entry[271] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[286];
    const uint64_t t15 = entry[19] ^ entry[25] ^ entry[27] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[40]
        ^ entry[41] ^ entry[51] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[75] ^ entry[81] ^ entry[83] ^ entry[89]
        ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[97] ^ entry[107] ^ entry[113] ^ entry[114] ^ entry[115]
        ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[129] ^ entry[130] ^ entry[131] ^ entry[166] ^ entry[172]
        ^ entry[174] ^ entry[175] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[188] ^ entry[198] ^ entry[199]
        ^ entry[204] ^ entry[205] ^ entry[206] ^ entry[222] ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[236]
        ^ entry[237] ^ entry[238] ^ entry[244] ^ entry[254] ^ entry[255] ^ entry[260] ^ entry[261] ^ entry[262]
        ^ entry[268] ^ entry[270] ^ entry[271] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[279] ^ entry[287];
    const uint64_t t16 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15;
    const uint64_t t17 = t0 ^ t8;
    const uint64_t t18 = t1 ^ t9;
    const uint64_t t19 = t2 ^ t10;
    const uint64_t t20 = t3 ^ t11;
    const uint64_t t21 = t4 ^ t12;
    const uint64_t t22 = t5 ^ t13;
    const uint64_t t23 = t6 ^ t14;
    const uint64_t t24 = t7 ^ t15;
    const uint64_t t25 = t17 | t18 | t19 | t20 | t21 | t22 | t23 | t24;
    const uint64_t t26 = t0 & ~t25;
    const uint64_t t27 = t1 & ~t25;
    const uint64_t t28 = t2 & ~t25;
    const uint64_t t29 = t3 & ~t25;
    const uint64_t t30 = t4 & ~t25;
    const uint64_t t31 = t5 & ~t25;
    const uint64_t t32 = t6 & ~t25;
    const uint64_t t33 = t7 & ~t25;
    const uint64_t t34 = t7 ^ t8;
    const uint64_t t35 = t0 ^ t7 ^ t9;
    const uint64_t t36 = t1 ^ t10;
    const uint64_t t37 = t2 ^ t11;
    const uint64_t t38 = t3 ^ t12;
    const uint64_t t39 = t4 ^ t7 ^ t13;
    const uint64_t t40 = t5 ^ t7 ^ t14;
    const uint64_t t41 = t6 ^ t15;
    const uint64_t t42 = t34 | t35 | t36 | t37 | t38 | t39 | t40 | t41;
    const uint64_t t43 = t0 & ~t42;
    const uint64_t t44 = t1 & ~t42;
    const uint64_t t45 = t2 & ~t42;
    const uint64_t t46 = t3 & ~t42;
    const uint64_t t47 = t4 & ~t42;
    const uint64_t t48 = t5 & ~t42;
    const uint64_t t49 = t6 & ~t42;
    const uint64_t t50 = t7 & ~t42;
    const uint64_t t51 = t6 ^ t8;
    const uint64_t t52 = t6 ^ t7 ^ t9;
    const uint64_t t53 = t0 ^ t7 ^ t10;
    const uint64_t t54 = t1 ^ t11;
    const uint64_t t55 = t2 ^ t12;
    const uint64_t t56 = t3 ^ t6 ^ t13;
    const uint64_t t57 = t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t58 = t5 ^ t7 ^ t15;
    const uint64_t t59 = t51 | t52 | t53 | t54 | t55 | t56 | t57 | t58;
    const uint64_t t60 = t0 & ~t59;
    const uint64_t t61 = t1 & ~t59;
    const uint64_t t62 = t2 & ~t59;
    const uint64_t t63 = t3 & ~t59;
    const uint64_t t64 = t4 & ~t59;
    const uint64_t t65 = t5 & ~t59;
    const uint64_t t66 = t6 & ~t59;
    const uint64_t t67 = t7 & ~t59;
    const uint64_t t68 = t5 ^ t7 ^ t8;
    const uint64_t t69 = t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t70 = t6 ^ t7 ^ t10;
    const uint64_t t71 = t0 ^ t7 ^ t11;
    const uint64_t t72 = t1 ^ t12;
    const uint64_t t73 = t2 ^ t5 ^ t7 ^ t13;
    const uint64_t t74 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t75 = t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t76 = t68 | t69 | t70 | t71 | t72 | t73 | t74 | t75;
    const uint64_t t77 = t0 & ~t76;
    const uint64_t t78 = t1 & ~t76;
    const uint64_t t79 = t2 & ~t76;
    const uint64_t t80 = t3 & ~t76;
    const uint64_t t81 = t4 & ~t76;
    const uint64_t t82 = t5 & ~t76;
    const uint64_t t83 = t6 & ~t76;
    const uint64_t t84 = t7 & ~t76;
    const uint64_t t85 = t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t86 = t4 ^ t5 ^ t6 ^ t9;
    const uint64_t t87 = t5 ^ t6 ^ t7 ^ t10;
    const uint64_t t88 = t6 ^ t7 ^ t11;
    const uint64_t t89 = t0 ^ t7 ^ t12;
    const uint64_t t90 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t91 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t92 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t93 = t85 | t86 | t87 | t88 | t89 | t90 | t91 | t92;
    const uint64_t t94 = t0 & ~t93;
    const uint64_t t95 = t1 & ~t93;
    const uint64_t t96 = t2 & ~t93;
    const uint64_t t97 = t3 & ~t93;
    const uint64_t t98 = t4 & ~t93;
    const uint64_t t99 = t5 & ~t93;
    const uint64_t t100 = t6 & ~t93;
    const uint64_t t101 = t7 & ~t93;
    const uint64_t t102 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t103 = t3 ^ t4 ^ t5 ^ t9;
    const uint64_t t104 = t4 ^ t5 ^ t6 ^ t10;
    const uint64_t t105 = t5 ^ t6 ^ t7 ^ t11;
    const uint64_t t106 = t6 ^ t7 ^ t12;
    const uint64_t t107 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t108 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    const uint64_t t109 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t110 = t102 | t103 | t104 | t105 | t106 | t107 | t108 | t109;
    const uint64_t t111 = t0 & ~t110;
    const uint64_t t112 = t1 & ~t110;
    const uint64_t t113 = t2 & ~t110;
    const uint64_t t114 = t3 & ~t110;
    const uint64_t t115 = t4 & ~t110;
    const uint64_t t116 = t5 & ~t110;
    const uint64_t t117 = t6 & ~t110;
    const uint64_t t118 = t7 & ~t110;
    const uint64_t t119 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t120 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    const uint64_t t121 = t3 ^ t4 ^ t5 ^ t10;
    const uint64_t t122 = t4 ^ t5 ^ t6 ^ t11;
    const uint64_t t123 = t5 ^ t6 ^ t7 ^ t12;
    const uint64_t t124 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t125 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    const uint64_t t126 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    const uint64_t t127 = t119 | t120 | t121 | t122 | t123 | t124 | t125 | t126;
    const uint64_t t128 = t0 & ~t127;
    const uint64_t t129 = t1 & ~t127;
    const uint64_t t130 = t2 & ~t127;
    const uint64_t t131 = t3 & ~t127;
    const uint64_t t132 = t4 & ~t127;
    const uint64_t t133 = t5 & ~t127;
    const uint64_t t134 = t6 & ~t127;
    const uint64_t t135 = t7 & ~t127;
    const uint64_t t136 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    const uint64_t t137 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    const uint64_t t138 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    const uint64_t t139 = t3 ^ t4 ^ t5 ^ t11;
    const uint64_t t140 = t4 ^ t5 ^ t6 ^ t12;
    const uint64_t t141 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t142 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    const uint64_t t143 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    const uint64_t t144 = t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143;
    const uint64_t t145 = t0 & ~t144;
    const uint64_t t146 = t1 & ~t144;
    const uint64_t t147 = t2 & ~t144;
    const uint64_t t148 = t3 & ~t144;
    const uint64_t t149 = t4 & ~t144;
    const uint64_t t150 = t5 & ~t144;
    const uint64_t t151 = t6 & ~t144;
    const uint64_t t152 = t7 & ~t144;
    const uint64_t t153 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    const uint64_t t154 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    const uint64_t t155 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    const uint64_t t156 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    const uint64_t t157 = t3 ^ t4 ^ t5 ^ t12;
    const uint64_t t158 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t159 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    const uint64_t t160 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    const uint64_t t161 = t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160;
    const uint64_t t162 = t0 & ~t161;
    const uint64_t t163 = t1 & ~t161;
    const uint64_t t164 = t2 & ~t161;
    const uint64_t t165 = t3 & ~t161;
    const uint64_t t166 = t4 & ~t161;
    const uint64_t t167 = t5 & ~t161;
    const uint64_t t168 = t6 & ~t161;
    const uint64_t t169 = t7 & ~t161;
    const uint64_t t170 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    const uint64_t t171 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t172 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    const uint64_t t173 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    const uint64_t t174 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    const uint64_t t175 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t176 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t177 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    const uint64_t t178 = t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177;
    const uint64_t t179 = t0 & ~t178;
    const uint64_t t180 = t1 & ~t178;
    const uint64_t t181 = t2 & ~t178;
    const uint64_t t182 = t3 & ~t178;
    const uint64_t t183 = t4 & ~t178;
    const uint64_t t184 = t5 & ~t178;
    const uint64_t t185 = t6 & ~t178;
    const uint64_t t186 = t7 & ~t178;
    const uint64_t t187 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    const uint64_t t188 = t0 ^ t3 ^ t6 ^ t9;
    const uint64_t t189 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t190 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    const uint64_t t191 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    const uint64_t t192 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    const uint64_t t193 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t194 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t195 = t187 | t188 | t189 | t190 | t191 | t192 | t193 | t194;
    const uint64_t t196 = t0 & ~t195;
    const uint64_t t197 = t1 & ~t195;
    const uint64_t t198 = t2 & ~t195;
    const uint64_t t199 = t3 & ~t195;
    const uint64_t t200 = t4 & ~t195;
    const uint64_t t201 = t5 & ~t195;
    const uint64_t t202 = t6 & ~t195;
    const uint64_t t203 = t7 & ~t195;
    const uint64_t t204 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t205 = t2 ^ t5 ^ t9;
    const uint64_t t206 = t0 ^ t3 ^ t6 ^ t10;
    const uint64_t t207 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t208 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    const uint64_t t209 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    const uint64_t t210 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    const uint64_t t211 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t212 = t204 | t205 | t206 | t207 | t208 | t209 | t210 | t211;
    const uint64_t t213 = t0 & ~t212;
    const uint64_t t214 = t1 & ~t212;
    const uint64_t t215 = t2 & ~t212;
    const uint64_t t216 = t3 & ~t212;
    const uint64_t t217 = t4 & ~t212;
    const uint64_t t218 = t5 & ~t212;
    const uint64_t t219 = t6 & ~t212;
    const uint64_t t220 = t7 & ~t212;
    const uint64_t t221 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t222 = t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t223 = t2 ^ t5 ^ t10;
    const uint64_t t224 = t0 ^ t3 ^ t6 ^ t11;
    const uint64_t t225 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t226 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    const uint64_t t227 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t228 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    const uint64_t t229 = t221 | t222 | t223 | t224 | t225 | t226 | t227 | t228;
    const uint64_t t230 = t0 & ~t229;
    const uint64_t t231 = t1 & ~t229;
    const uint64_t t232 = t2 & ~t229;
    const uint64_t t233 = t3 & ~t229;
    const uint64_t t234 = t4 & ~t229;
    const uint64_t t235 = t5 & ~t229;
    const uint64_t t236 = t6 & ~t229;
    const uint64_t t237 = t7 & ~t229;
    const uint64_t t238 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    const uint64_t t239 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    const uint64_t t240 = t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t241 = t2 ^ t5 ^ t11;
    const uint64_t t242 = t0 ^ t3 ^ t6 ^ t12;
    const uint64_t t243 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    const uint64_t t244 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t245 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t246 = t238 | t239 | t240 | t241 | t242 | t243 | t244 | t245;
    const uint64_t t247 = t0 & ~t246;
    const uint64_t t248 = t1 & ~t246;
    const uint64_t t249 = t2 & ~t246;
    const uint64_t t250 = t3 & ~t246;
    const uint64_t t251 = t4 & ~t246;
    const uint64_t t252 = t5 & ~t246;
    const uint64_t t253 = t6 & ~t246;
    const uint64_t t254 = t7 & ~t246;
    const uint64_t t255 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t256 = t2 ^ t5 ^ t6 ^ t9;
    const uint64_t t257 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    const uint64_t t258 = t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t259 = t2 ^ t5 ^ t12;
    const uint64_t t260 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    const uint64_t t261 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t262 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t263 = t255 | t256 | t257 | t258 | t259 | t260 | t261 | t262;
    const uint64_t t264 = t0 & ~t263;
    const uint64_t t265 = t1 & ~t263;
    const uint64_t t266 = t2 & ~t263;
    const uint64_t t267 = t3 & ~t263;
    const uint64_t t268 = t4 & ~t263;
    const uint64_t t269 = t5 & ~t263;
    const uint64_t t270 = t6 & ~t263;
    const uint64_t t271 = t7 & ~t263;
    const uint64_t t272 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t273 = t1 ^ t4 ^ t5 ^ t9;
    const uint64_t t274 = t2 ^ t5 ^ t6 ^ t10;
    const uint64_t t275 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    const uint64_t t276 = t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t277 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t278 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t279 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t280 = t272 | t273 | t274 | t275 | t276 | t277 | t278 | t279;
    const uint64_t t281 = t0 & ~t280;
    const uint64_t t282 = t1 & ~t280;
    const uint64_t t283 = t2 & ~t280;
    const uint64_t t284 = t3 & ~t280;
    const uint64_t t285 = t4 & ~t280;
    const uint64_t t286 = t5 & ~t280;
    const uint64_t t287 = t6 & ~t280;
    const uint64_t t288 = t7 & ~t280;
    const uint64_t t289 = t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15;
    const uint64_t t290 = t0 & ~t289;
    const uint64_t t291 = t1 & ~t289;
    const uint64_t t292 = t2 & ~t289;
    const uint64_t t293 = t3 & ~t289;
    const uint64_t t294 = t4 & ~t289;
    const uint64_t t295 = t5 & ~t289;
    const uint64_t t296 = t6 & ~t289;
    const uint64_t t297 = t7 & ~t289;
    const uint64_t t298 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t299 = t8 & ~t298;
    const uint64_t t300 = t9 & ~t298;
    const uint64_t t301 = t10 & ~t298;
    const uint64_t t302 = t11 & ~t298;
    const uint64_t t303 = t12 & ~t298;
    const uint64_t t304 = t13 & ~t298;
    const uint64_t t305 = t14 & ~t298;
    const uint64_t t306 = t15 & ~t298;
    const uint64_t t307 = ~t25 | ~t42 | ~t59 | ~t76 | ~t93 | ~t110 | ~t127 | ~t144 | ~t161 | ~t178 | ~t195 | ~t212
        | ~t229 | ~t246 | ~t263 | ~t280 | ~t289 | ~t298;
    const uint64_t t308 = t16 & t307;
    const uint64_t t309 = t16 & ~t307;
    const uint64_t t310 = entry[4] ^ entry[12] ^ entry[20] ^ entry[28] ^ entry[36] ^ entry[44] ^ entry[52]
        ^ entry[60] ^ entry[144] ^ entry[152] ^ entry[160] ^ entry[168] ^ entry[176] ^ entry[184] ^ entry[192]
        ^ entry[200] ^ entry[208];
    const uint64_t t311 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[37] ^ entry[45] ^ entry[53]
        ^ entry[61] ^ entry[145] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[177] ^ entry[185] ^ entry[193]
        ^ entry[201] ^ entry[209];
    const uint64_t t312 = entry[6] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[38] ^ entry[46] ^ entry[54]
        ^ entry[62] ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170] ^ entry[178] ^ entry[186] ^ entry[194]
        ^ entry[202] ^ entry[210];
    const uint64_t t313 = entry[7] ^ entry[15] ^ entry[23] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55]
        ^ entry[63] ^ entry[147] ^ entry[155] ^ entry[163] ^ entry[171] ^ entry[179] ^ entry[187] ^ entry[195]
        ^ entry[203] ^ entry[211];
    const uint64_t t314 = entry[76] ^ entry[84] ^ entry[92] ^ entry[100] ^ entry[108] ^ entry[116] ^ entry[124]
        ^ entry[132] ^ entry[216] ^ entry[224] ^ entry[232] ^ entry[240] ^ entry[248] ^ entry[256] ^ entry[264]
        ^ entry[272] ^ entry[280];
    const uint64_t t315 = entry[77] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[109] ^ entry[117] ^ entry[125]
        ^ entry[133] ^ entry[217] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[249] ^ entry[257] ^ entry[265]
        ^ entry[273] ^ entry[281];
    const uint64_t t316 = entry[78] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[110] ^ entry[118] ^ entry[126]
        ^ entry[134] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[250] ^ entry[258] ^ entry[266]
        ^ entry[274] ^ entry[282];
    const uint64_t t317 = entry[79] ^ entry[87] ^ entry[95] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[127]
        ^ entry[135] ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[243] ^ entry[251] ^ entry[259] ^ entry[267]
        ^ entry[275] ^ entry[283];
    const uint64_t t318 = entry[23] ^ entry[29] ^ entry[31] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[44]
        ^ entry[45] ^ entry[55] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[68] ^ entry[79] ^ entry[85] ^ entry[87]
        ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[100] ^ entry[101] ^ entry[111] ^ entry[117] ^ entry[118]
        ^ entry[119] ^ entry[124] ^ entry[125] ^ entry[127] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[144]
        ^ entry[170] ^ entry[176] ^ entry[178] ^ entry[179] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[192]
        ^ entry[202] ^ entry[203] ^ entry[226] ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241]
        ^ entry[242] ^ entry[248] ^ entry[258] ^ entry[259] ^ entry[264] ^ entry[265] ^ entry[266] ^ entry[272]
        ^ entry[274] ^ entry[275];
    const uint64_t t319 = entry[4] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[36] ^ entry[37]
        ^ entry[46] ^ entry[52] ^ entry[55] ^ entry[61] ^ entry[69] ^ entry[79] ^ entry[85] ^ entry[86] ^ entry[87]
        ^ entry[92] ^ entry[93] ^ entry[102] ^ entry[108] ^ entry[111] ^ entry[117] ^ entry[126] ^ entry[127]
        ^ entry[132] ^ entry[133] ^ entry[145] ^ entry[170] ^ entry[171] ^ entry[176] ^ entry[177] ^ entry[178]
        ^ entry[184] ^ entry[187] ^ entry[193] ^ entry[202] ^ entry[226] ^ entry[227] ^ entry[232] ^ entry[233]
        ^ entry[234] ^ entry[240] ^ entry[243] ^ entry[249] ^ entry[258] ^ entry[264] ^ entry[267] ^ entry[273]
        ^ entry[274];
    const uint64_t t320 = entry[5] ^ entry[30] ^ entry[31] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[44]
        ^ entry[47] ^ entry[53] ^ entry[62] ^ entry[70] ^ entry[86] ^ entry[87] ^ entry[92] ^ entry[93] ^ entry[94]
        ^ entry[100] ^ entry[103] ^ entry[109] ^ entry[118] ^ entry[124] ^ entry[127] ^ entry[133] ^ entry[134]
        ^ entry[146] ^ entry[152] ^ entry[171] ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[184] ^ entry[185]
        ^ entry[194] ^ entry[200] ^ entry[203] ^ entry[227] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[240]
        ^ entry[241] ^ entry[250] ^ entry[256] ^ entry[259] ^ entry[265] ^ entry[274] ^ entry[275];
    const uint64_t t321 = entry[6] ^ entry[12] ^ entry[31] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[44]
        ^ entry[45] ^ entry[54] ^ entry[60] ^ entry[63] ^ entry[71] ^ entry[87] ^ entry[93] ^ entry[94] ^ entry[95]
        ^ entry[100] ^ entry[101] ^ entry[110] ^ entry[116] ^ entry[119] ^ entry[125] ^ entry[134] ^ entry[135]
        ^ entry[147] ^ entry[153] ^ entry[178] ^ entry[179] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[192]
        ^ entry[195] ^ entry[201] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[248]
        ^ entry[251] ^ entry[257] ^ entry[266] ^ entry[272] ^ entry[275];
    const uint64_t t322 = entry[7] ^ entry[13] ^ entry[38] ^ entry[39] ^ entry[44] ^ entry[45] ^ entry[46]
        ^ entry[52] ^ entry[55] ^ entry[61] ^ entry[94] ^ entry[95] ^ entry[100] ^ entry[101] ^ entry[102]
        ^ entry[108] ^ entry[111] ^ entry[117] ^ entry[126] ^ entry[132] ^ entry[135] ^ entry[140] ^ entry[154]
        ^ entry[160] ^ entry[179] ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[192] ^ entry[193] ^ entry[202]
        ^ entry[216] ^ entry[235] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[248] ^ entry[249] ^ entry[258]
        ^ entry[264] ^ entry[267] ^ entry[273];
    const uint64_t t323 = entry[14] ^ entry[20] ^ entry[23] ^ entry[29] ^ entry[31] ^ entry[37] ^ entry[38]
        ^ entry[44] ^ entry[46] ^ entry[47] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[61] ^ entry[63] ^ entry[76]
        ^ entry[79] ^ entry[85] ^ entry[87] ^ entry[93] ^ entry[94] ^ entry[100] ^ entry[102] ^ entry[103]
        ^ entry[108] ^ entry[109] ^ entry[111] ^ entry[117] ^ entry[119] ^ entry[125] ^ entry[134] ^ entry[135]
        ^ entry[141] ^ entry[155] ^ entry[161] ^ entry[170] ^ entry[176] ^ entry[178] ^ entry[179] ^ entry[184]
        ^ entry[185] ^ entry[187] ^ entry[193] ^ entry[194] ^ entry[200] ^ entry[202] ^ entry[217] ^ entry[226]
        ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[249] ^ entry[250]
        ^ entry[256] ^ entry[258] ^ entry[264] ^ entry[266] ^ entry[272] ^ entry[275];
    const uint64_t t324 = entry[15] ^ entry[21] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[36]
        ^ entry[37] ^ entry[47] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[77]
        ^ entry[79] ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[92] ^ entry[93] ^ entry[103] ^ entry[109]
        ^ entry[110] ^ entry[111] ^ entry[116] ^ entry[117] ^ entry[119] ^ entry[125] ^ entry[126] ^ entry[127]
        ^ entry[132] ^ entry[133] ^ entry[134] ^ entry[142] ^ entry[162] ^ entry[168] ^ entry[170] ^ entry[171]
        ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[184] ^ entry[194] ^ entry[195] ^ entry[200] ^ entry[201]
        ^ entry[202] ^ entry[218] ^ entry[224] ^ entry[226] ^ entry[227] ^ entry[232] ^ entry[233] ^ entry[234]
        ^ entry[240] ^ entry[250] ^ entry[251] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[264] ^ entry[266]
        ^ entry[267] ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[275];
    const uint64_t t325 = entry[22] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[36] ^ entry[37] ^ entry[38]
        ^ entry[44] ^ entry[54] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[78] ^ entry[84] ^ entry[86]
        ^ entry[87] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[100] ^ entry[110] ^ entry[111] ^ entry[116]
        ^ entry[117] ^ entry[118] ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[132] ^ entry[133] ^ entry[134]
        ^ entry[135] ^ entry[143] ^ entry[163] ^ entry[169] ^ entry[171] ^ entry[177] ^ entry[178] ^ entry[179]
        ^ entry[184] ^ entry[185] ^ entry[195] ^ entry[201] ^ entry[202] ^ entry[203] ^ entry[219] ^ entry[225]
        ^ entry[227] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[251] ^ entry[257]
        ^ entry[258] ^ entry[259] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[273] ^ entry[274] ^ entry[275];
    const uint64_t t326 = t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317 | t318 | t319 | t320 | t321 | t322
        | t323 | t324 | t325;
    const uint64_t t327 = t310 ^ t318;
    const uint64_t t328 = t311 ^ t319;
    const uint64_t t329 = t312 ^ t320;
    const uint64_t t330 = t313 ^ t321;
    const uint64_t t331 = t314 ^ t322;
    const uint64_t t332 = t315 ^ t323;
    const uint64_t t333 = t316 ^ t324;
    const uint64_t t334 = t317 ^ t325;
    const uint64_t t335 = t327 | t328 | t329 | t330 | t331 | t332 | t333 | t334;
    const uint64_t t336 = t310 & ~t335;
    const uint64_t t337 = t311 & ~t335;
    const uint64_t t338 = t312 & ~t335;
    const uint64_t t339 = t313 & ~t335;
    const uint64_t t340 = t314 & ~t335;
    const uint64_t t341 = t315 & ~t335;
    const uint64_t t342 = t316 & ~t335;
    const uint64_t t343 = t317 & ~t335;
    const uint64_t t344 = t317 ^ t318;
    const uint64_t t345 = t310 ^ t317 ^ t319;
    const uint64_t t346 = t311 ^ t320;
    const uint64_t t347 = t312 ^ t321;
    const uint64_t t348 = t313 ^ t322;
    const uint64_t t349 = t314 ^ t317 ^ t323;
    const uint64_t t350 = t315 ^ t317 ^ t324;
    const uint64_t t351 = t316 ^ t325;
    const uint64_t t352 = t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351;
    const uint64_t t353 = t310 & ~t352;
    const uint64_t t354 = t311 & ~t352;
    const uint64_t t355 = t312 & ~t352;
    const uint64_t t356 = t313 & ~t352;
    const uint64_t t357 = t314 & ~t352;
    const uint64_t t358 = t315 & ~t352;
    const uint64_t t359 = t316 & ~t352;
    const uint64_t t360 = t317 & ~t352;
    const uint64_t t361 = t316 ^ t318;
    const uint64_t t362 = t316 ^ t317 ^ t319;
    const uint64_t t363 = t310 ^ t317 ^ t320;
    const uint64_t t364 = t311 ^ t321;
    const uint64_t t365 = t312 ^ t322;
    const uint64_t t366 = t313 ^ t316 ^ t323;
    const uint64_t t367 = t314 ^ t316 ^ t317 ^ t324;
    const uint64_t t368 = t315 ^ t317 ^ t325;
    const uint64_t t369 = t361 | t362 | t363 | t364 | t365 | t366 | t367 | t368;
    const uint64_t t370 = t310 & ~t369;
    const uint64_t t371 = t311 & ~t369;
    const uint64_t t372 = t312 & ~t369;
    const uint64_t t373 = t313 & ~t369;
    const uint64_t t374 = t314 & ~t369;
    const uint64_t t375 = t315 & ~t369;
    const uint64_t t376 = t316 & ~t369;
    const uint64_t t377 = t317 & ~t369;
    const uint64_t t378 = t315 ^ t317 ^ t318;
    const uint64_t t379 = t315 ^ t316 ^ t317 ^ t319;
    const uint64_t t380 = t316 ^ t317 ^ t320;
    const uint64_t t381 = t310 ^ t317 ^ t321;
    const uint64_t t382 = t311 ^ t322;
    const uint64_t t383 = t312 ^ t315 ^ t317 ^ t323;
    const uint64_t t384 = t313 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t385 = t314 ^ t316 ^ t317 ^ t325;
    const uint64_t t386 = t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385;
    const uint64_t t387 = t310 & ~t386;
    const uint64_t t388 = t311 & ~t386;
    const uint64_t t389 = t312 & ~t386;
    const uint64_t t390 = t313 & ~t386;
    const uint64_t t391 = t314 & ~t386;
    const uint64_t t392 = t315 & ~t386;
    const uint64_t t393 = t316 & ~t386;
    const uint64_t t394 = t317 & ~t386;
    const uint64_t t395 = t314 ^ t316 ^ t317 ^ t318;
    const uint64_t t396 = t314 ^ t315 ^ t316 ^ t319;
    const uint64_t t397 = t315 ^ t316 ^ t317 ^ t320;
    const uint64_t t398 = t316 ^ t317 ^ t321;
    const uint64_t t399 = t310 ^ t317 ^ t322;
    const uint64_t t400 = t311 ^ t314 ^ t316 ^ t317 ^ t323;
    const uint64_t t401 = t312 ^ t314 ^ t315 ^ t316 ^ t324;
    const uint64_t t402 = t313 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t403 = t395 | t396 | t397 | t398 | t399 | t400 | t401 | t402;
    const uint64_t t404 = t310 & ~t403;
    const uint64_t t405 = t311 & ~t403;
    const uint64_t t406 = t312 & ~t403;
    const uint64_t t407 = t313 & ~t403;
    const uint64_t t408 = t314 & ~t403;
    const uint64_t t409 = t315 & ~t403;
    const uint64_t t410 = t316 & ~t403;
    const uint64_t t411 = t317 & ~t403;
    const uint64_t t412 = t313 ^ t315 ^ t316 ^ t317 ^ t318;
    const uint64_t t413 = t313 ^ t314 ^ t315 ^ t319;
    const uint64_t t414 = t314 ^ t315 ^ t316 ^ t320;
    const uint64_t t415 = t315 ^ t316 ^ t317 ^ t321;
    const uint64_t t416 = t316 ^ t317 ^ t322;
    const uint64_t t417 = t310 ^ t313 ^ t315 ^ t316 ^ t323;
    const uint64_t t418 = t311 ^ t313 ^ t314 ^ t315 ^ t324;
    const uint64_t t419 = t312 ^ t314 ^ t315 ^ t316 ^ t325;
    const uint64_t t420 = t412 | t413 | t414 | t415 | t416 | t417 | t418 | t419;
    const uint64_t t421 = t310 & ~t420;
    const uint64_t t422 = t311 & ~t420;
    const uint64_t t423 = t312 & ~t420;
    const uint64_t t424 = t313 & ~t420;
    const uint64_t t425 = t314 & ~t420;
    const uint64_t t426 = t315 & ~t420;
    const uint64_t t427 = t316 & ~t420;
    const uint64_t t428 = t317 & ~t420;
    const uint64_t t429 = t312 ^ t314 ^ t315 ^ t316 ^ t318;
    const uint64_t t430 = t312 ^ t313 ^ t314 ^ t317 ^ t319;
    const uint64_t t431 = t313 ^ t314 ^ t315 ^ t320;
    const uint64_t t432 = t314 ^ t315 ^ t316 ^ t321;
    const uint64_t t433 = t315 ^ t316 ^ t317 ^ t322;
    const uint64_t t434 = t312 ^ t314 ^ t315 ^ t317 ^ t323;
    const uint64_t t435 = t310 ^ t312 ^ t313 ^ t314 ^ t324;
    const uint64_t t436 = t311 ^ t313 ^ t314 ^ t315 ^ t325;
    const uint64_t t437 = t429 | t430 | t431 | t432 | t433 | t434 | t435 | t436;
    const uint64_t t438 = t310 & ~t437;
    const uint64_t t439 = t311 & ~t437;
    const uint64_t t440 = t312 & ~t437;
    const uint64_t t441 = t313 & ~t437;
    const uint64_t t442 = t314 & ~t437;
    const uint64_t t443 = t315 & ~t437;
    const uint64_t t444 = t316 & ~t437;
    const uint64_t t445 = t317 & ~t437;
    const uint64_t t446 = t311 ^ t313 ^ t314 ^ t315 ^ t318;
    const uint64_t t447 = t311 ^ t312 ^ t313 ^ t316 ^ t319;
    const uint64_t t448 = t312 ^ t313 ^ t314 ^ t317 ^ t320;
    const uint64_t t449 = t313 ^ t314 ^ t315 ^ t321;
    const uint64_t t450 = t314 ^ t315 ^ t316 ^ t322;
    const uint64_t t451 = t311 ^ t313 ^ t314 ^ t316 ^ t317 ^ t323;
    const uint64_t t452 = t311 ^ t312 ^ t313 ^ t317 ^ t324;
    const uint64_t t453 = t310 ^ t312 ^ t313 ^ t314 ^ t325;
    const uint64_t t454 = t446 | t447 | t448 | t449 | t450 | t451 | t452 | t453;
    const uint64_t t455 = t310 & ~t454;
    const uint64_t t456 = t311 & ~t454;
    const uint64_t t457 = t312 & ~t454;
    const uint64_t t458 = t313 & ~t454;
    const uint64_t t459 = t314 & ~t454;
    const uint64_t t460 = t315 & ~t454;
    const uint64_t t461 = t316 & ~t454;
    const uint64_t t462 = t317 & ~t454;
    const uint64_t t463 = t310 ^ t312 ^ t313 ^ t314 ^ t318;
    const uint64_t t464 = t310 ^ t311 ^ t312 ^ t315 ^ t319;
    const uint64_t t465 = t311 ^ t312 ^ t313 ^ t316 ^ t320;
    const uint64_t t466 = t312 ^ t313 ^ t314 ^ t317 ^ t321;
    const uint64_t t467 = t313 ^ t314 ^ t315 ^ t322;
    const uint64_t t468 = t310 ^ t312 ^ t313 ^ t315 ^ t316 ^ t323;
    const uint64_t t469 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t324;
    const uint64_t t470 = t311 ^ t312 ^ t313 ^ t317 ^ t325;
    const uint64_t t471 = t463 | t464 | t465 | t466 | t467 | t468 | t469 | t470;
    const uint64_t t472 = t310 & ~t471;
    const uint64_t t473 = t311 & ~t471;
    const uint64_t t474 = t312 & ~t471;
    const uint64_t t475 = t313 & ~t471;
    const uint64_t t476 = t314 & ~t471;
    const uint64_t t477 = t315 & ~t471;
    const uint64_t t478 = t316 & ~t471;
    const uint64_t t479 = t317 & ~t471;
    const uint64_t t480 = t311 ^ t312 ^ t313 ^ t317 ^ t318;
    const uint64_t t481 = t310 ^ t311 ^ t314 ^ t317 ^ t319;
    const uint64_t t482 = t310 ^ t311 ^ t312 ^ t315 ^ t320;
    const uint64_t t483 = t311 ^ t312 ^ t313 ^ t316 ^ t321;
    const uint64_t t484 = t312 ^ t313 ^ t314 ^ t317 ^ t322;
    const uint64_t t485 = t311 ^ t312 ^ t314 ^ t315 ^ t317 ^ t323;
    const uint64_t t486 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t487 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t325;
    const uint64_t t488 = t480 | t481 | t482 | t483 | t484 | t485 | t486 | t487;
    const uint64_t t489 = t310 & ~t488;
    const uint64_t t490 = t311 & ~t488;
    const uint64_t t491 = t312 & ~t488;
    const uint64_t t492 = t313 & ~t488;
    const uint64_t t493 = t314 & ~t488;
    const uint64_t t494 = t315 & ~t488;
    const uint64_t t495 = t316 & ~t488;
    const uint64_t t496 = t317 & ~t488;
    const uint64_t t497 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t318;
    const uint64_t t498 = t310 ^ t313 ^ t316 ^ t319;
    const uint64_t t499 = t310 ^ t311 ^ t314 ^ t317 ^ t320;
    const uint64_t t500 = t310 ^ t311 ^ t312 ^ t315 ^ t321;
    const uint64_t t501 = t311 ^ t312 ^ t313 ^ t316 ^ t322;
    const uint64_t t502 = t310 ^ t311 ^ t313 ^ t314 ^ t316 ^ t323;
    const uint64_t t503 = t310 ^ t314 ^ t315 ^ t316 ^ t324;
    const uint64_t t504 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t505 = t497 | t498 | t499 | t500 | t501 | t502 | t503 | t504;
    const uint64_t t506 = t310 & ~t505;
    const uint64_t t507 = t311 & ~t505;
    const uint64_t t508 = t312 & ~t505;
    const uint64_t t509 = t313 & ~t505;
    const uint64_t t510 = t314 & ~t505;
    const uint64_t t511 = t315 & ~t505;
    const uint64_t t512 = t316 & ~t505;
    const uint64_t t513 = t317 & ~t505;
    const uint64_t t514 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t318;
    const uint64_t t515 = t312 ^ t315 ^ t319;
    const uint64_t t516 = t310 ^ t313 ^ t316 ^ t320;
    const uint64_t t517 = t310 ^ t311 ^ t314 ^ t317 ^ t321;
    const uint64_t t518 = t310 ^ t311 ^ t312 ^ t315 ^ t322;
    const uint64_t t519 = t310 ^ t312 ^ t313 ^ t315 ^ t317 ^ t323;
    const uint64_t t520 = t313 ^ t314 ^ t315 ^ t317 ^ t324;
    const uint64_t t521 = t310 ^ t314 ^ t315 ^ t316 ^ t325;
    const uint64_t t522 = t514 | t515 | t516 | t517 | t518 | t519 | t520 | t521;
    const uint64_t t523 = t310 & ~t522;
    const uint64_t t524 = t311 & ~t522;
    const uint64_t t525 = t312 & ~t522;
    const uint64_t t526 = t313 & ~t522;
    const uint64_t t527 = t314 & ~t522;
    const uint64_t t528 = t315 & ~t522;
    const uint64_t t529 = t316 & ~t522;
    const uint64_t t530 = t317 & ~t522;
    const uint64_t t531 = t310 ^ t314 ^ t315 ^ t316 ^ t318;
    const uint64_t t532 = t311 ^ t314 ^ t317 ^ t319;
    const uint64_t t533 = t312 ^ t315 ^ t320;
    const uint64_t t534 = t310 ^ t313 ^ t316 ^ t321;
    const uint64_t t535 = t310 ^ t311 ^ t314 ^ t317 ^ t322;
    const uint64_t t536 = t311 ^ t312 ^ t314 ^ t316 ^ t323;
    const uint64_t t537 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t324;
    const uint64_t t538 = t313 ^ t314 ^ t315 ^ t317 ^ t325;
    const uint64_t t539 = t531 | t532 | t533 | t534 | t535 | t536 | t537 | t538;
    const uint64_t t540 = t310 & ~t539;
    const uint64_t t541 = t311 & ~t539;
    const uint64_t t542 = t312 & ~t539;
    const uint64_t t543 = t313 & ~t539;
    const uint64_t t544 = t314 & ~t539;
    const uint64_t t545 = t315 & ~t539;
    const uint64_t t546 = t316 & ~t539;
    const uint64_t t547 = t317 & ~t539;
    const uint64_t t548 = t313 ^ t314 ^ t315 ^ t317 ^ t318;
    const uint64_t t549 = t310 ^ t313 ^ t316 ^ t317 ^ t319;
    const uint64_t t550 = t311 ^ t314 ^ t317 ^ t320;
    const uint64_t t551 = t312 ^ t315 ^ t321;
    const uint64_t t552 = t310 ^ t313 ^ t316 ^ t322;
    const uint64_t t553 = t310 ^ t311 ^ t313 ^ t315 ^ t323;
    const uint64_t t554 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t555 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t325;
    const uint64_t t556 = t548 | t549 | t550 | t551 | t552 | t553 | t554 | t555;
    const uint64_t t557 = t310 & ~t556;
    const uint64_t t558 = t311 & ~t556;
    const uint64_t t559 = t312 & ~t556;
    const uint64_t t560 = t313 & ~t556;
    const uint64_t t561 = t314 & ~t556;
    const uint64_t t562 = t315 & ~t556;
    const uint64_t t563 = t316 & ~t556;
    const uint64_t t564 = t317 & ~t556;
    const uint64_t t565 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t318;
    const uint64_t t566 = t312 ^ t315 ^ t316 ^ t319;
    const uint64_t t567 = t310 ^ t313 ^ t316 ^ t317 ^ t320;
    const uint64_t t568 = t311 ^ t314 ^ t317 ^ t321;
    const uint64_t t569 = t312 ^ t315 ^ t322;
    const uint64_t t570 = t310 ^ t312 ^ t314 ^ t317 ^ t323;
    const uint64_t t571 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t572 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t573 = t565 | t566 | t567 | t568 | t569 | t570 | t571 | t572;
    const uint64_t t574 = t310 & ~t573;
    const uint64_t t575 = t311 & ~t573;
    const uint64_t t576 = t312 & ~t573;
    const uint64_t t577 = t313 & ~t573;
    const uint64_t t578 = t314 & ~t573;
    const uint64_t t579 = t315 & ~t573;
    const uint64_t t580 = t316 & ~t573;
    const uint64_t t581 = t317 & ~t573;
    const uint64_t t582 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t318;
    const uint64_t t583 = t311 ^ t314 ^ t315 ^ t319;
    const uint64_t t584 = t312 ^ t315 ^ t316 ^ t320;
    const uint64_t t585 = t310 ^ t313 ^ t316 ^ t317 ^ t321;
    const uint64_t t586 = t311 ^ t314 ^ t317 ^ t322;
    const uint64_t t587 = t311 ^ t313 ^ t316 ^ t317 ^ t323;
    const uint64_t t588 = t310 ^ t311 ^ t313 ^ t314 ^ t315 ^ t316 ^ t324;
    const uint64_t t589 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t590 = t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589;
    const uint64_t t591 = t310 & ~t590;
    const uint64_t t592 = t311 & ~t590;
    const uint64_t t593 = t312 & ~t590;
    const uint64_t t594 = t313 & ~t590;
    const uint64_t t595 = t314 & ~t590;
    const uint64_t t596 = t315 & ~t590;
    const uint64_t t597 = t316 & ~t590;
    const uint64_t t598 = t317 & ~t590;
    const uint64_t t599 = t318 | t319 | t320 | t321 | t322 | t323 | t324 | t325;
    const uint64_t t600 = t310 & ~t599;
    const uint64_t t601 = t311 & ~t599;
    const uint64_t t602 = t312 & ~t599;
    const uint64_t t603 = t313 & ~t599;
    const uint64_t t604 = t314 & ~t599;
    const uint64_t t605 = t315 & ~t599;
    const uint64_t t606 = t316 & ~t599;
    const uint64_t t607 = t317 & ~t599;
    const uint64_t t608 = t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317;
    const uint64_t t609 = t318 & ~t608;
    const uint64_t t610 = t319 & ~t608;
    const uint64_t t611 = t320 & ~t608;
    const uint64_t t612 = t321 & ~t608;
    const uint64_t t613 = t322 & ~t608;
    const uint64_t t614 = t323 & ~t608;
    const uint64_t t615 = t324 & ~t608;
    const uint64_t t616 = t325 & ~t608;
    const uint64_t t617 = ~t335 | ~t352 | ~t369 | ~t386 | ~t403 | ~t420 | ~t437 | ~t454 | ~t471 | ~t488 | ~t505
        | ~t522 | ~t539 | ~t556 | ~t573 | ~t590 | ~t599 | ~t608;
    const uint64_t t618 = t326 & t617;
    const uint64_t t619 = t326 & ~t617;
    const uint64_t t620 = t308 & t618;
    const uint64_t t621 = t308 | t618;
    const uint64_t t622 = t26 | t27 | t28 | t29 | t30 | t31 | t32 | t33 | t336 | t337 | t338 | t339 | t340 | t341
        | t342 | t343;
    const uint64_t t623 = t43 | t44 | t45 | t46 | t47 | t48 | t49 | t50 | t353 | t354 | t355 | t356 | t357 | t358
        | t359 | t360;
    const uint64_t t624 = t60 | t61 | t62 | t63 | t64 | t65 | t66 | t67 | t370 | t371 | t372 | t373 | t374 | t375
        | t376 | t377;
    const uint64_t t625 = t77 | t78 | t79 | t80 | t81 | t82 | t83 | t84 | t387 | t388 | t389 | t390 | t391 | t392
        | t393 | t394;
    const uint64_t t626 = t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t404 | t405 | t406 | t407 | t408 | t409
        | t410 | t411;
    const uint64_t t627 = t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t421 | t422 | t423 | t424 | t425
        | t426 | t427 | t428;
    const uint64_t t628 = t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t438 | t439 | t440 | t441 | t442
        | t443 | t444 | t445;
    const uint64_t t629 = t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152 | t455 | t456 | t457 | t458 | t459
        | t460 | t461 | t462;
    const uint64_t t630 = t162 | t163 | t164 | t165 | t166 | t167 | t168 | t169 | t472 | t473 | t474 | t475 | t476
        | t477 | t478 | t479;
    const uint64_t t631 = t179 | t180 | t181 | t182 | t183 | t184 | t185 | t186 | t489 | t490 | t491 | t492 | t493
        | t494 | t495 | t496;
    const uint64_t t632 = t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t506 | t507 | t508 | t509 | t510
        | t511 | t512 | t513;
    const uint64_t t633 = t213 | t214 | t215 | t216 | t217 | t218 | t219 | t220 | t523 | t524 | t525 | t526 | t527
        | t528 | t529 | t530;
    const uint64_t t634 = t230 | t231 | t232 | t233 | t234 | t235 | t236 | t237 | t540 | t541 | t542 | t543 | t544
        | t545 | t546 | t547;
    const uint64_t t635 = t247 | t248 | t249 | t250 | t251 | t252 | t253 | t254 | t557 | t558 | t559 | t560 | t561
        | t562 | t563 | t564;
    const uint64_t t636 = t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t574 | t575 | t576 | t577 | t578
        | t579 | t580 | t581;
    const uint64_t t637 = t281 | t282 | t283 | t284 | t285 | t286 | t287 | t288 | t591 | t592 | t593 | t594 | t595
        | t596 | t597 | t598;
    const uint64_t t638 = t290 | t291 | t292 | t293 | t294 | t295 | t296 | t297 | t600 | t601 | t602 | t603 | t604
        | t605 | t606 | t607;
    const uint64_t t639 = t299 | t300 | t301 | t302 | t303 | t304 | t305 | t306 | t609 | t610 | t611 | t612 | t613
        | t614 | t615 | t616;
    const uint64_t t640 = t622 & t623;
    const uint64_t t641 = t622 | t623;
    const uint64_t t642 = t624 & t625;
    const uint64_t t643 = t624 | t625;
    const uint64_t t644 = t641 & t643;
    const uint64_t t645 = t641 | t643;
    const uint64_t t646 = t640 | t642 | t644;
    const uint64_t t647 = t626 & t627;
    const uint64_t t648 = t626 | t627;
    const uint64_t t649 = t629 & t630;
    const uint64_t t650 = t629 | t630;
    const uint64_t t651 = t628 & t650;
    const uint64_t t652 = t628 | t650;
    const uint64_t t653 = t649 | t651;
    const uint64_t t654 = t648 & t652;
    const uint64_t t655 = t648 | t652;
    const uint64_t t656 = t647 | t653 | t654;
    const uint64_t t657 = t645 & t655;
    const uint64_t t658 = t645 | t655;
    const uint64_t t659 = t646 | t656 | t657;
    const uint64_t t660 = t631 & t632;
    const uint64_t t661 = t631 | t632;
    const uint64_t t662 = t633 & t634;
    const uint64_t t663 = t633 | t634;
    const uint64_t t664 = t661 & t663;
    const uint64_t t665 = t661 | t663;
    const uint64_t t666 = t660 | t662 | t664;
    const uint64_t t667 = t635 & t636;
    const uint64_t t668 = t635 | t636;
    const uint64_t t669 = t638 & t639;
    const uint64_t t670 = t638 | t639;
    const uint64_t t671 = t637 & t670;
    const uint64_t t672 = t637 | t670;
    const uint64_t t673 = t669 | t671;
    const uint64_t t674 = t668 & t672;
    const uint64_t t675 = t668 | t672;
    const uint64_t t676 = t667 | t673 | t674;
    const uint64_t t677 = t665 & t675;
    const uint64_t t678 = t665 | t675;
    const uint64_t t679 = t666 | t676 | t677;
    const uint64_t t680 = t658 & t678;
    const uint64_t t681 = t659 | t679 | t680;
    const uint64_t t682 = t26 | t27 | t28 | t29 | t30 | t31 | t32 | t33 | t353 | t354 | t355 | t356 | t357 | t358
        | t359 | t360;
    const uint64_t t683 = t60 | t61 | t62 | t63 | t64 | t65 | t66 | t67 | t387 | t388 | t389 | t390 | t391 | t392
        | t393 | t394;
    const uint64_t t684 = t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t421 | t422 | t423 | t424 | t425 | t426
        | t427 | t428;
    const uint64_t t685 = t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t455 | t456 | t457 | t458 | t459
        | t460 | t461 | t462;
    const uint64_t t686 = t162 | t163 | t164 | t165 | t166 | t167 | t168 | t169 | t489 | t490 | t491 | t492 | t493
        | t494 | t495 | t496;
    const uint64_t t687 = t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t523 | t524 | t525 | t526 | t527
        | t528 | t529 | t530;
    const uint64_t t688 = t230 | t231 | t232 | t233 | t234 | t235 | t236 | t237 | t557 | t558 | t559 | t560 | t561
        | t562 | t563 | t564;
    const uint64_t t689 = t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t591 | t592 | t593 | t594 | t595
        | t596 | t597 | t598;
    const uint64_t t690 = t290 | t291 | t292 | t293 | t294 | t295 | t296 | t297 | t609 | t610 | t611 | t612 | t613
        | t614 | t615 | t616;
    const uint64_t t691 = t43 | t44 | t45 | t46 | t47 | t48 | t49 | t50 | t336 | t337 | t338 | t339 | t340 | t341
        | t342 | t343;
    const uint64_t t692 = t77 | t78 | t79 | t80 | t81 | t82 | t83 | t84 | t370 | t371 | t372 | t373 | t374 | t375
        | t376 | t377;
    const uint64_t t693 = t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t404 | t405 | t406 | t407 | t408
        | t409 | t410 | t411;
    const uint64_t t694 = t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152 | t438 | t439 | t440 | t441 | t442
        | t443 | t444 | t445;
    const uint64_t t695 = t179 | t180 | t181 | t182 | t183 | t184 | t185 | t186 | t472 | t473 | t474 | t475 | t476
        | t477 | t478 | t479;
    const uint64_t t696 = t213 | t214 | t215 | t216 | t217 | t218 | t219 | t220 | t506 | t507 | t508 | t509 | t510
        | t511 | t512 | t513;
    const uint64_t t697 = t247 | t248 | t249 | t250 | t251 | t252 | t253 | t254 | t540 | t541 | t542 | t543 | t544
        | t545 | t546 | t547;
    const uint64_t t698 = t281 | t282 | t283 | t284 | t285 | t286 | t287 | t288 | t574 | t575 | t576 | t577 | t578
        | t579 | t580 | t581;
    const uint64_t t699 = t299 | t300 | t301 | t302 | t303 | t304 | t305 | t306 | t600 | t601 | t602 | t603 | t604
        | t605 | t606 | t607;
    const uint64_t t700 = t682 & t683;
    const uint64_t t701 = t682 | t683;
    const uint64_t t702 = t684 & t685;
    const uint64_t t703 = t684 | t685;
    const uint64_t t704 = t701 & t703;
    const uint64_t t705 = t701 | t703;
    const uint64_t t706 = t700 | t702 | t704;
    const uint64_t t707 = t686 & t687;
    const uint64_t t708 = t686 | t687;
    const uint64_t t709 = t689 & t690;
    const uint64_t t710 = t689 | t690;
    const uint64_t t711 = t688 & t710;
    const uint64_t t712 = t688 | t710;
    const uint64_t t713 = t709 | t711;
    const uint64_t t714 = t708 & t712;
    const uint64_t t715 = t708 | t712;
    const uint64_t t716 = t707 | t713 | t714;
    const uint64_t t717 = t705 & t715;
    const uint64_t t718 = t705 | t715;
    const uint64_t t719 = t706 | t716 | t717;
    const uint64_t t720 = t691 & t692;
    const uint64_t t721 = t691 | t692;
    const uint64_t t722 = t693 & t694;
    const uint64_t t723 = t693 | t694;
    const uint64_t t724 = t721 & t723;
    const uint64_t t725 = t721 | t723;
    const uint64_t t726 = t720 | t722 | t724;
    const uint64_t t727 = t695 & t696;
    const uint64_t t728 = t695 | t696;
    const uint64_t t729 = t698 & t699;
    const uint64_t t730 = t698 | t699;
    const uint64_t t731 = t697 & t730;
    const uint64_t t732 = t697 | t730;
    const uint64_t t733 = t729 | t731;
    const uint64_t t734 = t728 & t732;
    const uint64_t t735 = t728 | t732;
    const uint64_t t736 = t727 | t733 | t734;
    const uint64_t t737 = t725 & t735;
    const uint64_t t738 = t725 | t735;
    const uint64_t t739 = t726 | t736 | t737;
    const uint64_t t740 = t718 & t738;
    const uint64_t t741 = t719 | t739 | t740;
    const uint64_t t742 = t620 & t681 & t741;
    const uint64_t t743 = t309 | t619 | t742;
    const uint64_t t744 = t621 & ~t743;
    const uint64_t t745 = t26 & ~t743;
    const uint64_t t746 = t27 & ~t743;
    const uint64_t t747 = t28 & ~t743;
    const uint64_t t748 = t29 & ~t743;
    const uint64_t t749 = t30 & ~t743;
    const uint64_t t750 = t31 & ~t743;
    const uint64_t t751 = t32 & ~t743;
    const uint64_t t752 = t33 & ~t743;
    const uint64_t t753 = t43 & ~t743;
    const uint64_t t754 = t44 & ~t743;
    const uint64_t t755 = t45 & ~t743;
    const uint64_t t756 = t46 & ~t743;
    const uint64_t t757 = t47 & ~t743;
    const uint64_t t758 = t48 & ~t743;
    const uint64_t t759 = t49 & ~t743;
    const uint64_t t760 = t50 & ~t743;
    const uint64_t t761 = t60 & ~t743;
    const uint64_t t762 = t61 & ~t743;
    const uint64_t t763 = t62 & ~t743;
    const uint64_t t764 = t63 & ~t743;
    const uint64_t t765 = t64 & ~t743;
    const uint64_t t766 = t65 & ~t743;
    const uint64_t t767 = t66 & ~t743;
    const uint64_t t768 = t67 & ~t743;
    const uint64_t t769 = t77 & ~t743;
    const uint64_t t770 = t78 & ~t743;
    const uint64_t t771 = t79 & ~t743;
    const uint64_t t772 = t80 & ~t743;
    const uint64_t t773 = t81 & ~t743;
    const uint64_t t774 = t82 & ~t743;
    const uint64_t t775 = t83 & ~t743;
    const uint64_t t776 = t84 & ~t743;
    const uint64_t t777 = t94 & ~t743;
    const uint64_t t778 = t95 & ~t743;
    const uint64_t t779 = t96 & ~t743;
    const uint64_t t780 = t97 & ~t743;
    const uint64_t t781 = t98 & ~t743;
    const uint64_t t782 = t99 & ~t743;
    const uint64_t t783 = t100 & ~t743;
    const uint64_t t784 = t101 & ~t743;
    const uint64_t t785 = t111 & ~t743;
    const uint64_t t786 = t112 & ~t743;
    const uint64_t t787 = t113 & ~t743;
    const uint64_t t788 = t114 & ~t743;
    const uint64_t t789 = t115 & ~t743;
    const uint64_t t790 = t116 & ~t743;
    const uint64_t t791 = t117 & ~t743;
    const uint64_t t792 = t118 & ~t743;
    const uint64_t t793 = t128 & ~t743;
    const uint64_t t794 = t129 & ~t743;
    const uint64_t t795 = t130 & ~t743;
    const uint64_t t796 = t131 & ~t743;
    const uint64_t t797 = t132 & ~t743;
    const uint64_t t798 = t133 & ~t743;
    const uint64_t t799 = t134 & ~t743;
    const uint64_t t800 = t135 & ~t743;
    const uint64_t t801 = t145 & ~t743;
    const uint64_t t802 = t146 & ~t743;
    const uint64_t t803 = t147 & ~t743;
    const uint64_t t804 = t148 & ~t743;
    const uint64_t t805 = t149 & ~t743;
    const uint64_t t806 = t150 & ~t743;
    const uint64_t t807 = t151 & ~t743;
    const uint64_t t808 = t152 & ~t743;
    const uint64_t t809 = t162 & ~t743;
    const uint64_t t810 = t163 & ~t743;
    const uint64_t t811 = t164 & ~t743;
    const uint64_t t812 = t165 & ~t743;
    const uint64_t t813 = t166 & ~t743;
    const uint64_t t814 = t167 & ~t743;
    const uint64_t t815 = t168 & ~t743;
    const uint64_t t816 = t169 & ~t743;
    const uint64_t t817 = t179 & ~t743;
    const uint64_t t818 = t180 & ~t743;
    const uint64_t t819 = t181 & ~t743;
    const uint64_t t820 = t182 & ~t743;
    const uint64_t t821 = t183 & ~t743;
    const uint64_t t822 = t184 & ~t743;
    const uint64_t t823 = t185 & ~t743;
    const uint64_t t824 = t186 & ~t743;
    const uint64_t t825 = t196 & ~t743;
    const uint64_t t826 = t197 & ~t743;
    const uint64_t t827 = t198 & ~t743;
    const uint64_t t828 = t199 & ~t743;
    const uint64_t t829 = t200 & ~t743;
    const uint64_t t830 = t201 & ~t743;
    const uint64_t t831 = t202 & ~t743;
    const uint64_t t832 = t203 & ~t743;
    const uint64_t t833 = t213 & ~t743;
    const uint64_t t834 = t214 & ~t743;
    const uint64_t t835 = t215 & ~t743;
    const uint64_t t836 = t216 & ~t743;
    const uint64_t t837 = t217 & ~t743;
    const uint64_t t838 = t218 & ~t743;
    const uint64_t t839 = t219 & ~t743;
    const uint64_t t840 = t220 & ~t743;
    const uint64_t t841 = t230 & ~t743;
    const uint64_t t842 = t231 & ~t743;
    const uint64_t t843 = t232 & ~t743;
    const uint64_t t844 = t233 & ~t743;
    const uint64_t t845 = t234 & ~t743;
    const uint64_t t846 = t235 & ~t743;
    const uint64_t t847 = t236 & ~t743;
    const uint64_t t848 = t237 & ~t743;
    const uint64_t t849 = t247 & ~t743;
    const uint64_t t850 = t248 & ~t743;
    const uint64_t t851 = t249 & ~t743;
    const uint64_t t852 = t250 & ~t743;
    const uint64_t t853 = t251 & ~t743;
    const uint64_t t854 = t252 & ~t743;
    const uint64_t t855 = t253 & ~t743;
    const uint64_t t856 = t254 & ~t743;
    const uint64_t t857 = t264 & ~t743;
    const uint64_t t858 = t265 & ~t743;
    const uint64_t t859 = t266 & ~t743;
    const uint64_t t860 = t267 & ~t743;
    const uint64_t t861 = t268 & ~t743;
    const uint64_t t862 = t269 & ~t743;
    const uint64_t t863 = t270 & ~t743;
    const uint64_t t864 = t271 & ~t743;
    const uint64_t t865 = t281 & ~t743;
    const uint64_t t866 = t282 & ~t743;
    const uint64_t t867 = t283 & ~t743;
    const uint64_t t868 = t284 & ~t743;
    const uint64_t t869 = t285 & ~t743;
    const uint64_t t870 = t286 & ~t743;
    const uint64_t t871 = t287 & ~t743;
    const uint64_t t872 = t288 & ~t743;
    const uint64_t t873 = t290 & ~t743;
    const uint64_t t874 = t291 & ~t743;
    const uint64_t t875 = t292 & ~t743;
    const uint64_t t876 = t293 & ~t743;
    const uint64_t t877 = t294 & ~t743;
    const uint64_t t878 = t295 & ~t743;
    const uint64_t t879 = t296 & ~t743;
    const uint64_t t880 = t297 & ~t743;
    const uint64_t t881 = t299 & ~t743;
    const uint64_t t882 = t300 & ~t743;
    const uint64_t t883 = t301 & ~t743;
    const uint64_t t884 = t302 & ~t743;
    const uint64_t t885 = t303 & ~t743;
    const uint64_t t886 = t304 & ~t743;
    const uint64_t t887 = t305 & ~t743;
    const uint64_t t888 = t306 & ~t743;
    const uint64_t t889 = t336 & ~t743;
    const uint64_t t890 = t337 & ~t743;
    const uint64_t t891 = t338 & ~t743;
    const uint64_t t892 = t339 & ~t743;
    const uint64_t t893 = t340 & ~t743;
    const uint64_t t894 = t341 & ~t743;
    const uint64_t t895 = t342 & ~t743;
    const uint64_t t896 = t343 & ~t743;
    const uint64_t t897 = t353 & ~t743;
    const uint64_t t898 = t354 & ~t743;
    const uint64_t t899 = t355 & ~t743;
    const uint64_t t900 = t356 & ~t743;
    const uint64_t t901 = t357 & ~t743;
    const uint64_t t902 = t358 & ~t743;
    const uint64_t t903 = t359 & ~t743;
    const uint64_t t904 = t360 & ~t743;
    const uint64_t t905 = t370 & ~t743;
    const uint64_t t906 = t371 & ~t743;
    const uint64_t t907 = t372 & ~t743;
    const uint64_t t908 = t373 & ~t743;
    const uint64_t t909 = t374 & ~t743;
    const uint64_t t910 = t375 & ~t743;
    const uint64_t t911 = t376 & ~t743;
    const uint64_t t912 = t377 & ~t743;
    const uint64_t t913 = t387 & ~t743;
    const uint64_t t914 = t388 & ~t743;
    const uint64_t t915 = t389 & ~t743;
    const uint64_t t916 = t390 & ~t743;
    const uint64_t t917 = t391 & ~t743;
    const uint64_t t918 = t392 & ~t743;
    const uint64_t t919 = t393 & ~t743;
    const uint64_t t920 = t394 & ~t743;
    const uint64_t t921 = t404 & ~t743;
    const uint64_t t922 = t405 & ~t743;
    const uint64_t t923 = t406 & ~t743;
    const uint64_t t924 = t407 & ~t743;
    const uint64_t t925 = t408 & ~t743;
    const uint64_t t926 = t409 & ~t743;
    const uint64_t t927 = t410 & ~t743;
    const uint64_t t928 = t411 & ~t743;
    const uint64_t t929 = t421 & ~t743;
    const uint64_t t930 = t422 & ~t743;
    const uint64_t t931 = t423 & ~t743;
    const uint64_t t932 = t424 & ~t743;
    const uint64_t t933 = t425 & ~t743;
    const uint64_t t934 = t426 & ~t743;
    const uint64_t t935 = t427 & ~t743;
    const uint64_t t936 = t428 & ~t743;
    const uint64_t t937 = t438 & ~t743;
    const uint64_t t938 = t439 & ~t743;
    const uint64_t t939 = t440 & ~t743;
    const uint64_t t940 = t441 & ~t743;
    const uint64_t t941 = t442 & ~t743;
    const uint64_t t942 = t443 & ~t743;
    const uint64_t t943 = t444 & ~t743;
    const uint64_t t944 = t445 & ~t743;
    const uint64_t t945 = t455 & ~t743;
    const uint64_t t946 = t456 & ~t743;
    const uint64_t t947 = t457 & ~t743;
    const uint64_t t948 = t458 & ~t743;
    const uint64_t t949 = t459 & ~t743;
    const uint64_t t950 = t460 & ~t743;
    const uint64_t t951 = t461 & ~t743;
    const uint64_t t952 = t462 & ~t743;
    const uint64_t t953 = t472 & ~t743;
    const uint64_t t954 = t473 & ~t743;
    const uint64_t t955 = t474 & ~t743;
    const uint64_t t956 = t475 & ~t743;
    const uint64_t t957 = t476 & ~t743;
    const uint64_t t958 = t477 & ~t743;
    const uint64_t t959 = t478 & ~t743;
    const uint64_t t960 = t479 & ~t743;
    const uint64_t t961 = t489 & ~t743;
    const uint64_t t962 = t490 & ~t743;
    const uint64_t t963 = t491 & ~t743;
    const uint64_t t964 = t492 & ~t743;
    const uint64_t t965 = t493 & ~t743;
    const uint64_t t966 = t494 & ~t743;
    const uint64_t t967 = t495 & ~t743;
    const uint64_t t968 = t496 & ~t743;
    const uint64_t t969 = t506 & ~t743;
    const uint64_t t970 = t507 & ~t743;
    const uint64_t t971 = t508 & ~t743;
    const uint64_t t972 = t509 & ~t743;
    const uint64_t t973 = t510 & ~t743;
    const uint64_t t974 = t511 & ~t743;
    const uint64_t t975 = t512 & ~t743;
    const uint64_t t976 = t513 & ~t743;
    const uint64_t t977 = t523 & ~t743;
    const uint64_t t978 = t524 & ~t743;
    const uint64_t t979 = t525 & ~t743;
    const uint64_t t980 = t526 & ~t743;
    const uint64_t t981 = t527 & ~t743;
    const uint64_t t982 = t528 & ~t743;
    const uint64_t t983 = t529 & ~t743;
    const uint64_t t984 = t530 & ~t743;
    const uint64_t t985 = t540 & ~t743;
    const uint64_t t986 = t541 & ~t743;
    const uint64_t t987 = t542 & ~t743;
    const uint64_t t988 = t543 & ~t743;
    const uint64_t t989 = t544 & ~t743;
    const uint64_t t990 = t545 & ~t743;
    const uint64_t t991 = t546 & ~t743;
    const uint64_t t992 = t547 & ~t743;
    const uint64_t t993 = t557 & ~t743;
    const uint64_t t994 = t558 & ~t743;
    const uint64_t t995 = t559 & ~t743;
    const uint64_t t996 = t560 & ~t743;
    const uint64_t t997 = t561 & ~t743;
    const uint64_t t998 = t562 & ~t743;
    const uint64_t t999 = t563 & ~t743;
    const uint64_t t1000 = t564 & ~t743;
    const uint64_t t1001 = t574 & ~t743;
    const uint64_t t1002 = t575 & ~t743;
    const uint64_t t1003 = t576 & ~t743;
    const uint64_t t1004 = t577 & ~t743;
    const uint64_t t1005 = t578 & ~t743;
    const uint64_t t1006 = t579 & ~t743;
    const uint64_t t1007 = t580 & ~t743;
    const uint64_t t1008 = t581 & ~t743;
    const uint64_t t1009 = t591 & ~t743;
    const uint64_t t1010 = t592 & ~t743;
    const uint64_t t1011 = t593 & ~t743;
    const uint64_t t1012 = t594 & ~t743;
    const uint64_t t1013 = t595 & ~t743;
    const uint64_t t1014 = t596 & ~t743;
    const uint64_t t1015 = t597 & ~t743;
    const uint64_t t1016 = t598 & ~t743;
    const uint64_t t1017 = t600 & ~t743;
    const uint64_t t1018 = t601 & ~t743;
    const uint64_t t1019 = t602 & ~t743;
    const uint64_t t1020 = t603 & ~t743;
    const uint64_t t1021 = t604 & ~t743;
    const uint64_t t1022 = t605 & ~t743;
    const uint64_t t1023 = t606 & ~t743;
    const uint64_t t1024 = t607 & ~t743;
    const uint64_t t1025 = t609 & ~t743;
    const uint64_t t1026 = t610 & ~t743;
    const uint64_t t1027 = t611 & ~t743;
    const uint64_t t1028 = t612 & ~t743;
    const uint64_t t1029 = t613 & ~t743;
    const uint64_t t1030 = t614 & ~t743;
    const uint64_t t1031 = t615 & ~t743;
    const uint64_t t1032 = t616 & ~t743;
    entry[0] ^= t745;
    entry[1] ^= t746;
    entry[2] ^= t747;
    entry[3] ^= t748;
    entry[4] ^= t897;
    entry[5] ^= t898;
    entry[6] ^= t899;
    entry[7] ^= t900;
    entry[8] ^= t761;
    entry[9] ^= t762;
    entry[10] ^= t763;
    entry[11] ^= t764;
    entry[12] ^= t913;
    entry[13] ^= t914;
    entry[14] ^= t915;
    entry[15] ^= t916;
    entry[16] ^= t777;
    entry[17] ^= t778;
    entry[18] ^= t779;
    entry[19] ^= t780;
    entry[20] ^= t929;
    entry[21] ^= t930;
    entry[22] ^= t931;
    entry[23] ^= t932;
    entry[24] ^= t793;
    entry[25] ^= t794;
    entry[26] ^= t795;
    entry[27] ^= t796;
    entry[28] ^= t945;
    entry[29] ^= t946;
    entry[30] ^= t947;
    entry[31] ^= t948;
    entry[32] ^= t809;
    entry[33] ^= t810;
    entry[34] ^= t811;
    entry[35] ^= t812;
    entry[36] ^= t961;
    entry[37] ^= t962;
    entry[38] ^= t963;
    entry[39] ^= t964;
    entry[40] ^= t825;
    entry[41] ^= t826;
    entry[42] ^= t827;
    entry[43] ^= t828;
    entry[44] ^= t977;
    entry[45] ^= t978;
    entry[46] ^= t979;
    entry[47] ^= t980;
    entry[48] ^= t841;
    entry[49] ^= t842;
    entry[50] ^= t843;
    entry[51] ^= t844;
    entry[52] ^= t993;
    entry[53] ^= t994;
    entry[54] ^= t995;
    entry[55] ^= t996;
    entry[56] ^= t857;
    entry[57] ^= t858;
    entry[58] ^= t859;
    entry[59] ^= t860;
    entry[60] ^= t1009;
    entry[61] ^= t1010;
    entry[62] ^= t1011;
    entry[63] ^= t1012;
    entry[64] ^= t873;
    entry[65] ^= t874;
    entry[66] ^= t875;
    entry[67] ^= t876;
    entry[68] ^= t1025;
    entry[69] ^= t1026;
    entry[70] ^= t1027;
    entry[71] ^= t1028;
    entry[72] ^= t749;
    entry[73] ^= t750;
    entry[74] ^= t751;
    entry[75] ^= t752;
    entry[76] ^= t901;
    entry[77] ^= t902;
    entry[78] ^= t903;
    entry[79] ^= t904;
    entry[80] ^= t765;
    entry[81] ^= t766;
    entry[82] ^= t767;
    entry[83] ^= t768;
    entry[84] ^= t917;
    entry[85] ^= t918;
    entry[86] ^= t919;
    entry[87] ^= t920;
    entry[88] ^= t781;
    entry[89] ^= t782;
    entry[90] ^= t783;
    entry[91] ^= t784;
    entry[92] ^= t933;
    entry[93] ^= t934;
    entry[94] ^= t935;
    entry[95] ^= t936;
    entry[96] ^= t797;
    entry[97] ^= t798;
    entry[98] ^= t799;
    entry[99] ^= t800;
    entry[100] ^= t949;
    entry[101] ^= t950;
    entry[102] ^= t951;
    entry[103] ^= t952;
    entry[104] ^= t813;
    entry[105] ^= t814;
    entry[106] ^= t815;
    entry[107] ^= t816;
    entry[108] ^= t965;
    entry[109] ^= t966;
    entry[110] ^= t967;
    entry[111] ^= t968;
    entry[112] ^= t829;
    entry[113] ^= t830;
    entry[114] ^= t831;
    entry[115] ^= t832;
    entry[116] ^= t981;
    entry[117] ^= t982;
    entry[118] ^= t983;
    entry[119] ^= t984;
    entry[120] ^= t845;
    entry[121] ^= t846;
    entry[122] ^= t847;
    entry[123] ^= t848;
    entry[124] ^= t997;
    entry[125] ^= t998;
    entry[126] ^= t999;
    entry[127] ^= t1000;
    entry[128] ^= t861;
    entry[129] ^= t862;
    entry[130] ^= t863;
    entry[131] ^= t864;
    entry[132] ^= t1013;
    entry[133] ^= t1014;
    entry[134] ^= t1015;
    entry[135] ^= t1016;
    entry[136] ^= t877;
    entry[137] ^= t878;
    entry[138] ^= t879;
    entry[139] ^= t880;
    entry[140] ^= t1029;
    entry[141] ^= t1030;
    entry[142] ^= t1031;
    entry[143] ^= t1032;
    entry[144] ^= t889;
    entry[145] ^= t890;
    entry[146] ^= t891;
    entry[147] ^= t892;
    entry[148] ^= t753;
    entry[149] ^= t754;
    entry[150] ^= t755;
    entry[151] ^= t756;
    entry[152] ^= t905;
    entry[153] ^= t906;
    entry[154] ^= t907;
    entry[155] ^= t908;
    entry[156] ^= t769;
    entry[157] ^= t770;
    entry[158] ^= t771;
    entry[159] ^= t772;
    entry[160] ^= t921;
    entry[161] ^= t922;
    entry[162] ^= t923;
    entry[163] ^= t924;
    entry[164] ^= t785;
    entry[165] ^= t786;
    entry[166] ^= t787;
    entry[167] ^= t788;
    entry[168] ^= t937;
    entry[169] ^= t938;
    entry[170] ^= t939;
    entry[171] ^= t940;
    entry[172] ^= t801;
    entry[173] ^= t802;
    entry[174] ^= t803;
    entry[175] ^= t804;
    entry[176] ^= t953;
    entry[177] ^= t954;
    entry[178] ^= t955;
    entry[179] ^= t956;
    entry[180] ^= t817;
    entry[181] ^= t818;
    entry[182] ^= t819;
    entry[183] ^= t820;
    entry[184] ^= t969;
    entry[185] ^= t970;
    entry[186] ^= t971;
    entry[187] ^= t972;
    entry[188] ^= t833;
    entry[189] ^= t834;
    entry[190] ^= t835;
    entry[191] ^= t836;
    entry[192] ^= t985;
    entry[193] ^= t986;
    entry[194] ^= t987;
    entry[195] ^= t988;
    entry[196] ^= t849;
    entry[197] ^= t850;
    entry[198] ^= t851;
    entry[199] ^= t852;
    entry[200] ^= t1001;
    entry[201] ^= t1002;
    entry[202] ^= t1003;
    entry[203] ^= t1004;
    entry[204] ^= t865;
    entry[205] ^= t866;
    entry[206] ^= t867;
    entry[207] ^= t868;
    entry[208] ^= t1017;
    entry[209] ^= t1018;
    entry[210] ^= t1019;
    entry[211] ^= t1020;
    entry[212] ^= t881;
    entry[213] ^= t882;
    entry[214] ^= t883;
    entry[215] ^= t884;
    entry[216] ^= t893;
    entry[217] ^= t894;
    entry[218] ^= t895;
    entry[219] ^= t896;
    entry[220] ^= t757;
    entry[221] ^= t758;
    entry[222] ^= t759;
    entry[223] ^= t760;
    entry[224] ^= t909;
    entry[225] ^= t910;
    entry[226] ^= t911;
    entry[227] ^= t912;
    entry[228] ^= t773;
    entry[229] ^= t774;
    entry[230] ^= t775;
    entry[231] ^= t776;
    entry[232] ^= t925;
    entry[233] ^= t926;
    entry[234] ^= t927;
    entry[235] ^= t928;
    entry[236] ^= t789;
    entry[237] ^= t790;
    entry[238] ^= t791;
    entry[239] ^= t792;
    entry[240] ^= t941;
    entry[241] ^= t942;
    entry[242] ^= t943;
    entry[243] ^= t944;
    entry[244] ^= t805;
    entry[245] ^= t806;
    entry[246] ^= t807;
    entry[247] ^= t808;
    entry[248] ^= t957;
    entry[249] ^= t958;
    entry[250] ^= t959;
    entry[251] ^= t960;
    entry[252] ^= t821;
    entry[253] ^= t822;
    entry[254] ^= t823;
    entry[255] ^= t824;
    entry[256] ^= t973;
    entry[257] ^= t974;
    entry[258] ^= t975;
    entry[259] ^= t976;
    entry[260] ^= t837;
    entry[261] ^= t838;
    entry[262] ^= t839;
    entry[263] ^= t840;
    entry[264] ^= t989;
    entry[265] ^= t990;
    entry[266] ^= t991;
    entry[267] ^= t992;
    entry[268] ^= t853;
    entry[269] ^= t854;
    entry[270] ^= t855;
    entry[271] ^= t856;
    entry[272] ^= t1005;
    entry[273] ^= t1006;
    entry[274] ^= t1007;
    entry[275] ^= t1008;
    entry[276] ^= t869;
    entry[277] ^= t870;
    entry[278] ^= t871;
    entry[279] ^= t872;
    entry[280] ^= t1021;
    entry[281] ^= t1022;
    entry[282] ^= t1023;
    entry[283] ^= t1024;
    entry[284] ^= t885;
    entry[285] ^= t886;
    entry[286] ^= t887;
    entry[287] ^= t888;
    *corrected = t744;
    *uncorrectable = t743;
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

void ecc_i_ssc_csc_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_i_ssc_csc_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_i_ssc_csc_encode(data, expected);
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

ecc_status ecc_i_ssc_csc_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_i_ssc_csc_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_i_ssc_csc_decode_lanes(entry, &corrected, &uncorrectable);
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

ecc_status ecc_i_ssc_csc_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_i_ssc_csc_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_i_ssc_csc_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_i_ssc_csc_decode(data + 32u * i, check + 4u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
