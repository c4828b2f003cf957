/* TrioECC searched: encoder and decoder. Generated; do not edit.
 *
 * Scheme trio-searched, sha-256
 * ad1bbfafc73c9d1f2a09e9b60214383a2ac3118a73ffe9dd5567be2983bcfdab.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Entry of Sullivan et al., MICRO 2021, Section 6.1; matrix by eccforge search,
 * examples/search-sec2bec-72-64-better.yaml, seed 1, chain 2.
 */
#include "ecc_trio_searched.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x1100010011000110), UINT64_C(0x8888088800800080), UINT64_C(0x4444004440044000),
        UINT64_C(0x2000222202002002)
    },
    {
        UINT64_C(0x2002222002022020), UINT64_C(0x0110110100000011), UINT64_C(0x8000888808000808),
        UINT64_C(0x0004440040400444)
    },
    {
        UINT64_C(0x0004404004040440), UINT64_C(0x0220002020200000), UINT64_C(0x0110100010100110),
        UINT64_C(0x0880080000080880)
    },
    {
        UINT64_C(0x0808800008808000), UINT64_C(0x4000004004044040), UINT64_C(0x2000022020020020),
        UINT64_C(0x0001011001011001)
    },
    {
        UINT64_C(0x0000011010101110), UINT64_C(0x8088800808888808), UINT64_C(0x0040000400404444),
        UINT64_C(0x0202202000002202)
    },
    {
        UINT64_C(0x0020220222002220), UINT64_C(0x1001100000011111), UINT64_C(0x0088800080088888),
        UINT64_C(0x4004044440400040)
    },
    {
        UINT64_C(0x0444440000044040), UINT64_C(0x2002020222222220), UINT64_C(0x0100101110110100),
        UINT64_C(0x8008000080088008)
    },
    {
        UINT64_C(0x8080808080088808), UINT64_C(0x0400004004044044), UINT64_C(0x2220200022200022),
        UINT64_C(0x1111110111000000)
    },
    {
        UINT64_C(0x2000222202002002), UINT64_C(0x1100010011000110), UINT64_C(0x8888088800800080),
        UINT64_C(0x4444004440044000)
    },
    {
        UINT64_C(0x0004440040400444), UINT64_C(0x2002222002022020), UINT64_C(0x0110110100000011),
        UINT64_C(0x8000888808000808)
    },
    {
        UINT64_C(0x0880080000080880), UINT64_C(0x0004404004040440), UINT64_C(0x0220002020200000),
        UINT64_C(0x0110100010100110)
    },
    {
        UINT64_C(0x0001011001011001), UINT64_C(0x0808800008808000), UINT64_C(0x4000004004044040),
        UINT64_C(0x2000022020020020)
    },
    {
        UINT64_C(0x0202202000002202), UINT64_C(0x0000011010101110), UINT64_C(0x8088800808888808),
        UINT64_C(0x0040000400404444)
    },
    {
        UINT64_C(0x4004044440400040), UINT64_C(0x0020220222002220), UINT64_C(0x1001100000011111),
        UINT64_C(0x0088800080088888)
    },
    {
        UINT64_C(0x8008000080088008), UINT64_C(0x0444440000044040), UINT64_C(0x2002020222222220),
        UINT64_C(0x0100101110110100)
    },
    {
        UINT64_C(0x1111110111000000), UINT64_C(0x8080808080088808), UINT64_C(0x0400004004044044),
        UINT64_C(0x2220200022200022)
    },
    {
        UINT64_C(0x4444004440044000), UINT64_C(0x2000222202002002), UINT64_C(0x1100010011000110),
        UINT64_C(0x8888088800800080)
    },
    {
        UINT64_C(0x8000888808000808), UINT64_C(0x0004440040400444), UINT64_C(0x2002222002022020),
        UINT64_C(0x0110110100000011)
    },
    {
        UINT64_C(0x0110100010100110), UINT64_C(0x0880080000080880), UINT64_C(0x0004404004040440),
        UINT64_C(0x0220002020200000)
    },
    {
        UINT64_C(0x2000022020020020), UINT64_C(0x0001011001011001), UINT64_C(0x0808800008808000),
        UINT64_C(0x4000004004044040)
    },
    {
        UINT64_C(0x0040000400404444), UINT64_C(0x0202202000002202), UINT64_C(0x0000011010101110),
        UINT64_C(0x8088800808888808)
    },
    {
        UINT64_C(0x0088800080088888), UINT64_C(0x4004044440400040), UINT64_C(0x0020220222002220),
        UINT64_C(0x1001100000011111)
    },
    {
        UINT64_C(0x0100101110110100), UINT64_C(0x8008000080088008), UINT64_C(0x0444440000044040),
        UINT64_C(0x2002020222222220)
    },
    {
        UINT64_C(0x2220200022200022), UINT64_C(0x1111110111000000), UINT64_C(0x8080808080088808),
        UINT64_C(0x0400004004044044)
    },
    {
        UINT64_C(0x8888088800800080), UINT64_C(0x4444004440044000), UINT64_C(0x2000222202002002),
        UINT64_C(0x1100010011000110)
    },
    {
        UINT64_C(0x0110110100000011), UINT64_C(0x8000888808000808), UINT64_C(0x0004440040400444),
        UINT64_C(0x2002222002022020)
    },
    {
        UINT64_C(0x0220002020200000), UINT64_C(0x0110100010100110), UINT64_C(0x0880080000080880),
        UINT64_C(0x0004404004040440)
    },
    {
        UINT64_C(0x4000004004044040), UINT64_C(0x2000022020020020), UINT64_C(0x0001011001011001),
        UINT64_C(0x0808800008808000)
    },
    {
        UINT64_C(0x8088800808888808), UINT64_C(0x0040000400404444), UINT64_C(0x0202202000002202),
        UINT64_C(0x0000011010101110)
    },
    {
        UINT64_C(0x1001100000011111), UINT64_C(0x0088800080088888), UINT64_C(0x4004044440400040),
        UINT64_C(0x0020220222002220)
    },
    {
        UINT64_C(0x2002020222222220), UINT64_C(0x0100101110110100), UINT64_C(0x8008000080088008),
        UINT64_C(0x0444440000044040)
    },
    {
        UINT64_C(0x0400004004044044), UINT64_C(0x2220200022200022), UINT64_C(0x1111110111000000),
        UINT64_C(0x8080808080088808)
    }
};

void ecc_trio_searched_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[4] ^ data[8] ^ data[24] ^ data[28] ^ data[40] ^ data[56] ^ data[60] ^ data[71]
        ^ data[87] ^ data[99] ^ data[103] ^ data[107] ^ data[115] ^ data[119] ^ data[123] ^ data[127] ^ data[142]
        ^ data[146] ^ data[158] ^ data[162] ^ data[166] ^ data[178] ^ data[182] ^ data[186] ^ data[190] ^ data[193]
        ^ data[205] ^ data[217] ^ data[225] ^ data[229] ^ data[233] ^ data[237] ^ data[253];
    const uint64_t t1 = data[0] ^ data[4] ^ data[32] ^ data[40] ^ data[44] ^ data[52] ^ data[56] ^ data[67]
        ^ data[75] ^ data[91] ^ data[99] ^ data[103] ^ data[107] ^ data[111] ^ data[127] ^ data[130] ^ data[134]
        ^ data[138] ^ data[150] ^ data[158] ^ data[170] ^ data[174] ^ data[178] ^ data[197] ^ data[205] ^ data[209]
        ^ data[217] ^ data[229] ^ data[233] ^ data[237] ^ data[241] ^ data[253];
    const uint64_t t2 = data[4] ^ data[8] ^ data[20] ^ data[28] ^ data[44] ^ data[52] ^ data[56] ^ data[71]
        ^ data[75] ^ data[83] ^ data[107] ^ data[119] ^ data[123] ^ data[134] ^ data[138] ^ data[146] ^ data[154]
        ^ data[166] ^ data[174] ^ data[178] ^ data[213] ^ data[221] ^ data[229] ^ data[245] ^ data[249];
    const uint64_t t3 = data[0] ^ data[12] ^ data[16] ^ data[24] ^ data[36] ^ data[40] ^ data[48] ^ data[79]
        ^ data[87] ^ data[91] ^ data[111] ^ data[115] ^ data[123] ^ data[134] ^ data[142] ^ data[146] ^ data[154]
        ^ data[166] ^ data[190] ^ data[197] ^ data[209] ^ data[221] ^ data[229] ^ data[233] ^ data[253];
    const uint64_t t4 = data[4] ^ data[8] ^ data[12] ^ data[20] ^ data[28] ^ data[36] ^ data[40] ^ data[67]
        ^ data[75] ^ data[79] ^ data[83] ^ data[87] ^ data[91] ^ data[99] ^ data[111] ^ data[115] ^ data[119]
        ^ data[127] ^ data[130] ^ data[134] ^ data[138] ^ data[142] ^ data[150] ^ data[162] ^ data[182] ^ data[193]
        ^ data[201] ^ data[205] ^ data[229] ^ data[237] ^ data[241] ^ data[249];
    const uint64_t t5 = data[0] ^ data[4] ^ data[8] ^ data[12] ^ data[16] ^ data[44] ^ data[48] ^ data[60]
        ^ data[67] ^ data[71] ^ data[75] ^ data[79] ^ data[83] ^ data[95] ^ data[111] ^ data[115] ^ data[119]
        ^ data[134] ^ data[150] ^ data[158] ^ data[162] ^ data[166] ^ data[170] ^ data[178] ^ data[190] ^ data[197]
        ^ data[201] ^ data[205] ^ data[217] ^ data[221] ^ data[225] ^ data[233] ^ data[237] ^ data[245];
    const uint64_t t6 = data[8] ^ data[16] ^ data[20] ^ data[28] ^ data[32] ^ data[36] ^ data[44] ^ data[56]
        ^ data[67] ^ data[79] ^ data[83] ^ data[95] ^ data[115] ^ data[127] ^ data[134] ^ data[142] ^ data[146]
        ^ data[170] ^ data[174] ^ data[178] ^ data[182] ^ data[186] ^ data[197] ^ data[201] ^ data[205] ^ data[209]
        ^ data[213] ^ data[217] ^ data[221] ^ data[225] ^ data[233] ^ data[241] ^ data[253];
    const uint64_t t7 = data[24] ^ data[28] ^ data[32] ^ data[40] ^ data[44] ^ data[48] ^ data[52] ^ data[56]
        ^ data[60] ^ data[67] ^ data[75] ^ data[79] ^ data[83] ^ data[95] ^ data[103] ^ data[111] ^ data[119]
        ^ data[127] ^ data[130] ^ data[134] ^ data[142] ^ data[146] ^ data[154] ^ data[166] ^ data[186] ^ data[193]
        ^ data[197] ^ data[213] ^ data[217] ^ data[221] ^ data[237] ^ data[245] ^ data[249] ^ data[253];
    const uint64_t t8 = data[1] ^ data[13] ^ data[25] ^ data[33] ^ data[37] ^ data[41] ^ data[45] ^ data[61]
        ^ data[68] ^ data[72] ^ data[88] ^ data[92] ^ data[104] ^ data[120] ^ data[124] ^ data[135] ^ data[151]
        ^ data[163] ^ data[167] ^ data[171] ^ data[179] ^ data[183] ^ data[187] ^ data[191] ^ data[206] ^ data[210]
        ^ data[222] ^ data[226] ^ data[230] ^ data[242] ^ data[246] ^ data[250] ^ data[254];
    const uint64_t t9 = data[5] ^ data[13] ^ data[17] ^ data[25] ^ data[37] ^ data[41] ^ data[45] ^ data[49]
        ^ data[61] ^ data[64] ^ data[68] ^ data[96] ^ data[104] ^ data[108] ^ data[116] ^ data[120] ^ data[131]
        ^ data[139] ^ data[155] ^ data[163] ^ data[167] ^ data[171] ^ data[175] ^ data[191] ^ data[194] ^ data[198]
        ^ data[202] ^ data[214] ^ data[222] ^ data[234] ^ data[238] ^ data[242];
    const uint64_t t10 = data[21] ^ data[29] ^ data[37] ^ data[53] ^ data[57] ^ data[68] ^ data[72] ^ data[84]
        ^ data[92] ^ data[108] ^ data[116] ^ data[120] ^ data[135] ^ data[139] ^ data[147] ^ data[171] ^ data[183]
        ^ data[187] ^ data[198] ^ data[202] ^ data[210] ^ data[218] ^ data[230] ^ data[238] ^ data[242];
    const uint64_t t11 = data[5] ^ data[17] ^ data[29] ^ data[37] ^ data[41] ^ data[61] ^ data[64] ^ data[76]
        ^ data[80] ^ data[88] ^ data[100] ^ data[104] ^ data[112] ^ data[143] ^ data[151] ^ data[155] ^ data[175]
        ^ data[179] ^ data[187] ^ data[198] ^ data[206] ^ data[210] ^ data[218] ^ data[230] ^ data[254];
    const uint64_t t12 = data[1] ^ data[9] ^ data[13] ^ data[37] ^ data[45] ^ data[49] ^ data[57] ^ data[68]
        ^ data[72] ^ data[76] ^ data[84] ^ data[92] ^ data[100] ^ data[104] ^ data[131] ^ data[139] ^ data[143]
        ^ data[147] ^ data[151] ^ data[155] ^ data[163] ^ data[175] ^ data[179] ^ data[183] ^ data[191] ^ data[194]
        ^ data[198] ^ data[202] ^ data[206] ^ data[214] ^ data[226] ^ data[246];
    const uint64_t t13 = data[5] ^ data[9] ^ data[13] ^ data[25] ^ data[29] ^ data[33] ^ data[41] ^ data[45]
        ^ data[53] ^ data[64] ^ data[68] ^ data[72] ^ data[76] ^ data[80] ^ data[108] ^ data[112] ^ data[124]
        ^ data[131] ^ data[135] ^ data[139] ^ data[143] ^ data[147] ^ data[159] ^ data[175] ^ data[179] ^ data[183]
        ^ data[198] ^ data[214] ^ data[222] ^ data[226] ^ data[230] ^ data[234] ^ data[242] ^ data[254];
    const uint64_t t14 = data[5] ^ data[9] ^ data[13] ^ data[17] ^ data[21] ^ data[25] ^ data[29] ^ data[33]
        ^ data[41] ^ data[49] ^ data[61] ^ data[72] ^ data[80] ^ data[84] ^ data[92] ^ data[96] ^ data[100]
        ^ data[108] ^ data[120] ^ data[131] ^ data[143] ^ data[147] ^ data[159] ^ data[179] ^ data[191] ^ data[198]
        ^ data[206] ^ data[210] ^ data[234] ^ data[238] ^ data[242] ^ data[246] ^ data[250];
    const uint64_t t15 = data[1] ^ data[5] ^ data[21] ^ data[25] ^ data[29] ^ data[45] ^ data[53] ^ data[57]
        ^ data[61] ^ data[88] ^ data[92] ^ data[96] ^ data[104] ^ data[108] ^ data[112] ^ data[116] ^ data[120]
        ^ data[124] ^ data[131] ^ data[139] ^ data[143] ^ data[147] ^ data[159] ^ data[167] ^ data[175] ^ data[183]
        ^ data[191] ^ data[194] ^ data[198] ^ data[206] ^ data[210] ^ data[218] ^ data[230] ^ data[250];
    const uint64_t t16 = data[14] ^ data[18] ^ data[30] ^ data[34] ^ data[38] ^ data[50] ^ data[54] ^ data[58]
        ^ data[62] ^ data[65] ^ data[77] ^ data[89] ^ data[97] ^ data[101] ^ data[105] ^ data[109] ^ data[125]
        ^ data[132] ^ data[136] ^ data[152] ^ data[156] ^ data[168] ^ data[184] ^ data[188] ^ data[199] ^ data[215]
        ^ data[227] ^ data[231] ^ data[235] ^ data[243] ^ data[247] ^ data[251] ^ data[255];
    const uint64_t t17 = data[2] ^ data[6] ^ data[10] ^ data[22] ^ data[30] ^ data[42] ^ data[46] ^ data[50]
        ^ data[69] ^ data[77] ^ data[81] ^ data[89] ^ data[101] ^ data[105] ^ data[109] ^ data[113] ^ data[125]
        ^ data[128] ^ data[132] ^ data[160] ^ data[168] ^ data[172] ^ data[180] ^ data[184] ^ data[195] ^ data[203]
        ^ data[219] ^ data[227] ^ data[231] ^ data[235] ^ data[239] ^ data[255];
    const uint64_t t18 = data[6] ^ data[10] ^ data[18] ^ data[26] ^ data[38] ^ data[46] ^ data[50] ^ data[85]
        ^ data[93] ^ data[101] ^ data[117] ^ data[121] ^ data[132] ^ data[136] ^ data[148] ^ data[156] ^ data[172]
        ^ data[180] ^ data[184] ^ data[199] ^ data[203] ^ data[211] ^ data[235] ^ data[247] ^ data[251];
    const uint64_t t19 = data[6] ^ data[14] ^ data[18] ^ data[26] ^ data[38] ^ data[62] ^ data[69] ^ data[81]
        ^ data[93] ^ data[101] ^ data[105] ^ data[125] ^ data[128] ^ data[140] ^ data[144] ^ data[152] ^ data[164]
        ^ data[168] ^ data[176] ^ data[207] ^ data[215] ^ data[219] ^ data[239] ^ data[243] ^ data[251];
    const uint64_t t20 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[22] ^ data[34] ^ data[54] ^ data[65]
        ^ data[73] ^ data[77] ^ data[101] ^ data[109] ^ data[113] ^ data[121] ^ data[132] ^ data[136] ^ data[140]
        ^ data[148] ^ data[156] ^ data[164] ^ data[168] ^ data[195] ^ data[203] ^ data[207] ^ data[211] ^ data[215]
        ^ data[219] ^ data[227] ^ data[239] ^ data[243] ^ data[247] ^ data[255];
    const uint64_t t21 = data[6] ^ data[22] ^ data[30] ^ data[34] ^ data[38] ^ data[42] ^ data[50] ^ data[62]
        ^ data[69] ^ data[73] ^ data[77] ^ data[89] ^ data[93] ^ data[97] ^ data[105] ^ data[109] ^ data[117]
        ^ data[128] ^ data[132] ^ data[136] ^ data[140] ^ data[144] ^ data[172] ^ data[176] ^ data[188] ^ data[195]
        ^ data[199] ^ data[203] ^ data[207] ^ data[211] ^ data[223] ^ data[239] ^ data[243] ^ data[247];
    const uint64_t t22 = data[6] ^ data[14] ^ data[18] ^ data[42] ^ data[46] ^ data[50] ^ data[54] ^ data[58]
        ^ data[69] ^ data[73] ^ data[77] ^ data[81] ^ data[85] ^ data[89] ^ data[93] ^ data[97] ^ data[105]
        ^ data[113] ^ data[125] ^ data[136] ^ data[144] ^ data[148] ^ data[156] ^ data[160] ^ data[164] ^ data[172]
        ^ data[184] ^ data[195] ^ data[207] ^ data[211] ^ data[223] ^ data[243] ^ data[255];
    const uint64_t t23 = data[2] ^ data[6] ^ data[14] ^ data[18] ^ data[26] ^ data[38] ^ data[58] ^ data[65]
        ^ data[69] ^ data[85] ^ data[89] ^ data[93] ^ data[109] ^ data[117] ^ data[121] ^ data[125] ^ data[152]
        ^ data[156] ^ data[160] ^ data[168] ^ data[172] ^ data[176] ^ data[180] ^ data[184] ^ data[188] ^ data[195]
        ^ data[203] ^ data[207] ^ data[211] ^ data[223] ^ data[231] ^ data[239] ^ data[247] ^ data[255];
    const uint64_t t24 = data[7] ^ data[23] ^ data[35] ^ data[39] ^ data[43] ^ data[51] ^ data[55] ^ data[59]
        ^ data[63] ^ data[78] ^ data[82] ^ data[94] ^ data[98] ^ data[102] ^ data[114] ^ data[118] ^ data[122]
        ^ data[126] ^ data[129] ^ data[141] ^ data[153] ^ data[161] ^ data[165] ^ data[169] ^ data[173] ^ data[189]
        ^ data[196] ^ data[200] ^ data[216] ^ data[220] ^ data[232] ^ data[248] ^ data[252];
    const uint64_t t25 = data[3] ^ data[11] ^ data[27] ^ data[35] ^ data[39] ^ data[43] ^ data[47] ^ data[63]
        ^ data[66] ^ data[70] ^ data[74] ^ data[86] ^ data[94] ^ data[106] ^ data[110] ^ data[114] ^ data[133]
        ^ data[141] ^ data[145] ^ data[153] ^ data[165] ^ data[169] ^ data[173] ^ data[177] ^ data[189] ^ data[192]
        ^ data[196] ^ data[224] ^ data[232] ^ data[236] ^ data[244] ^ data[248];
    const uint64_t t26 = data[7] ^ data[11] ^ data[19] ^ data[43] ^ data[55] ^ data[59] ^ data[70] ^ data[74]
        ^ data[82] ^ data[90] ^ data[102] ^ data[110] ^ data[114] ^ data[149] ^ data[157] ^ data[165] ^ data[181]
        ^ data[185] ^ data[196] ^ data[200] ^ data[212] ^ data[220] ^ data[236] ^ data[244] ^ data[248];
    const uint64_t t27 = data[15] ^ data[23] ^ data[27] ^ data[47] ^ data[51] ^ data[59] ^ data[70] ^ data[78]
        ^ data[82] ^ data[90] ^ data[102] ^ data[126] ^ data[133] ^ data[145] ^ data[157] ^ data[165] ^ data[169]
        ^ data[189] ^ data[192] ^ data[204] ^ data[208] ^ data[216] ^ data[228] ^ data[232] ^ data[240];
    const uint64_t t28 = data[3] ^ data[11] ^ data[15] ^ data[19] ^ data[23] ^ data[27] ^ data[35] ^ data[47]
        ^ data[51] ^ data[55] ^ data[63] ^ data[66] ^ data[70] ^ data[74] ^ data[78] ^ data[86] ^ data[98]
        ^ data[118] ^ data[129] ^ data[137] ^ data[141] ^ data[165] ^ data[173] ^ data[177] ^ data[185] ^ data[196]
        ^ data[200] ^ data[204] ^ data[212] ^ data[220] ^ data[228] ^ data[232];
    const uint64_t t29 = data[3] ^ data[7] ^ data[11] ^ data[15] ^ data[19] ^ data[31] ^ data[47] ^ data[51]
        ^ data[55] ^ data[70] ^ data[86] ^ data[94] ^ data[98] ^ data[102] ^ data[106] ^ data[114] ^ data[126]
        ^ data[133] ^ data[137] ^ data[141] ^ data[153] ^ data[157] ^ data[161] ^ data[169] ^ data[173] ^ data[181]
        ^ data[192] ^ data[196] ^ data[200] ^ data[204] ^ data[208] ^ data[236] ^ data[240] ^ data[252];
    const uint64_t t30 = data[3] ^ data[15] ^ data[19] ^ data[31] ^ data[51] ^ data[63] ^ data[70] ^ data[78]
        ^ data[82] ^ data[106] ^ data[110] ^ data[114] ^ data[118] ^ data[122] ^ data[133] ^ data[137] ^ data[141]
        ^ data[145] ^ data[149] ^ data[153] ^ data[157] ^ data[161] ^ data[169] ^ data[177] ^ data[189] ^ data[200]
        ^ data[208] ^ data[212] ^ data[220] ^ data[224] ^ data[228] ^ data[236] ^ data[248];
    const uint64_t t31 = data[3] ^ data[11] ^ data[15] ^ data[19] ^ data[31] ^ data[39] ^ data[47] ^ data[55]
        ^ data[63] ^ data[66] ^ data[70] ^ data[78] ^ data[82] ^ data[90] ^ data[102] ^ data[122] ^ data[129]
        ^ data[133] ^ data[149] ^ data[153] ^ data[157] ^ data[173] ^ data[181] ^ data[185] ^ data[189] ^ data[216]
        ^ data[220] ^ data[224] ^ data[232] ^ data[236] ^ data[240] ^ data[244] ^ data[248] ^ data[252];
    check[0] = t0;
    check[1] = t9;
    check[2] = t18;
    check[3] = t27;
    check[4] = t4;
    check[5] = t13;
    check[6] = t22;
    check[7] = t31;
    check[8] = t8;
    check[9] = t17;
    check[10] = t26;
    check[11] = t3;
    check[12] = t12;
    check[13] = t21;
    check[14] = t30;
    check[15] = t7;
    check[16] = t16;
    check[17] = t25;
    check[18] = t2;
    check[19] = t11;
    check[20] = t20;
    check[21] = t29;
    check[22] = t6;
    check[23] = t15;
    check[24] = t24;
    check[25] = t1;
    check[26] = t10;
    check[27] = t19;
    check[28] = t28;
    check[29] = t5;
    check[30] = t14;
    check[31] = t23;
}

void ecc_trio_searched_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[4] ^ entry[8] ^ entry[24] ^ entry[28] ^ entry[40] ^ entry[56] ^ entry[60] ^ entry[64]
        ^ entry[79] ^ entry[95] ^ entry[107] ^ entry[111] ^ entry[115] ^ entry[123] ^ entry[127] ^ entry[131]
        ^ entry[135] ^ entry[158] ^ entry[162] ^ entry[174] ^ entry[178] ^ entry[182] ^ entry[194] ^ entry[198]
        ^ entry[202] ^ entry[206] ^ entry[217] ^ entry[229] ^ entry[241] ^ entry[249] ^ entry[253] ^ entry[257]
        ^ entry[261] ^ entry[277];
    const uint64_t t1 = entry[4] ^ entry[8] ^ entry[12] ^ entry[20] ^ entry[28] ^ entry[36] ^ entry[40] ^ entry[68]
        ^ entry[75] ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[95] ^ entry[99] ^ entry[107] ^ entry[119]
        ^ entry[123] ^ entry[127] ^ entry[135] ^ entry[146] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[166]
        ^ entry[178] ^ entry[198] ^ entry[217] ^ entry[225] ^ entry[229] ^ entry[253] ^ entry[261] ^ entry[265]
        ^ entry[273];
    const uint64_t t2 = entry[0] ^ entry[4] ^ entry[32] ^ entry[40] ^ entry[44] ^ entry[52] ^ entry[56] ^ entry[75]
        ^ entry[83] ^ entry[99] ^ entry[107] ^ entry[111] ^ entry[115] ^ entry[119] ^ entry[135] ^ entry[146]
        ^ entry[150] ^ entry[154] ^ entry[166] ^ entry[174] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[221]
        ^ entry[229] ^ entry[233] ^ entry[241] ^ entry[253] ^ entry[257] ^ entry[261] ^ entry[265] ^ entry[277]
        ^ entry[281];
    const uint64_t t3 = entry[0] ^ entry[4] ^ entry[8] ^ entry[12] ^ entry[16] ^ entry[44] ^ entry[48] ^ entry[60]
        ^ entry[75] ^ entry[79] ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[103] ^ entry[119] ^ entry[123]
        ^ entry[127] ^ entry[150] ^ entry[166] ^ entry[174] ^ entry[178] ^ entry[182] ^ entry[186] ^ entry[194]
        ^ entry[206] ^ entry[221] ^ entry[225] ^ entry[229] ^ entry[241] ^ entry[245] ^ entry[249] ^ entry[257]
        ^ entry[261] ^ entry[269] ^ entry[285];
    const uint64_t t4 = entry[4] ^ entry[8] ^ entry[20] ^ entry[28] ^ entry[44] ^ entry[52] ^ entry[56] ^ entry[79]
        ^ entry[83] ^ entry[91] ^ entry[115] ^ entry[127] ^ entry[131] ^ entry[150] ^ entry[154] ^ entry[162]
        ^ entry[170] ^ entry[182] ^ entry[190] ^ entry[194] ^ entry[210] ^ entry[237] ^ entry[245] ^ entry[253]
        ^ entry[269] ^ entry[273];
    const uint64_t t5 = entry[8] ^ entry[16] ^ entry[20] ^ entry[28] ^ entry[32] ^ entry[36] ^ entry[44]
        ^ entry[56] ^ entry[75] ^ entry[87] ^ entry[91] ^ entry[103] ^ entry[123] ^ entry[135] ^ entry[150]
        ^ entry[158] ^ entry[162] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[202] ^ entry[214]
        ^ entry[221] ^ entry[225] ^ entry[229] ^ entry[233] ^ entry[237] ^ entry[241] ^ entry[245] ^ entry[249]
        ^ entry[257] ^ entry[265] ^ entry[277];
    const uint64_t t6 = entry[0] ^ entry[12] ^ entry[16] ^ entry[24] ^ entry[36] ^ entry[40] ^ entry[48]
        ^ entry[87] ^ entry[95] ^ entry[99] ^ entry[119] ^ entry[123] ^ entry[131] ^ entry[139] ^ entry[150]
        ^ entry[158] ^ entry[162] ^ entry[170] ^ entry[182] ^ entry[206] ^ entry[221] ^ entry[233] ^ entry[245]
        ^ entry[253] ^ entry[257] ^ entry[277];
    const uint64_t t7 = entry[24] ^ entry[28] ^ entry[32] ^ entry[40] ^ entry[44] ^ entry[48] ^ entry[52]
        ^ entry[56] ^ entry[60] ^ entry[75] ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[103] ^ entry[111]
        ^ entry[119] ^ entry[127] ^ entry[135] ^ entry[143] ^ entry[146] ^ entry[150] ^ entry[158] ^ entry[162]
        ^ entry[170] ^ entry[182] ^ entry[202] ^ entry[217] ^ entry[221] ^ entry[237] ^ entry[241] ^ entry[245]
        ^ entry[261] ^ entry[269] ^ entry[273] ^ entry[277];
    const uint64_t t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t9 = ~t0 & ~t1;
    const uint64_t t10 = t2 & t3;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = ~t4 & ~t5;
    const uint64_t t13 = t6 & ~t7;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t11 & t14;
    const uint64_t t16 = t0 & t1;
    const uint64_t t17 = ~t2 & ~t3;
    const uint64_t t18 = t16 & t17;
    const uint64_t t19 = ~t6 & t7;
    const uint64_t t20 = t12 & t19;
    const uint64_t t21 = t18 & t20;
    const uint64_t t22 = ~t0 & t1;
    const uint64_t t23 = t2 & ~t3;
    const uint64_t t24 = t22 & t23;
    const uint64_t t25 = t20 & t24;
    const uint64_t t26 = t10 & t22;
    const uint64_t t27 = ~t4 & t5;
    const uint64_t t28 = t19 & t27;
    const uint64_t t29 = t26 & t28;
    const uint64_t t30 = t10 & t16;
    const uint64_t t31 = t4 & ~t5;
    const uint64_t t32 = ~t6 & ~t7;
    const uint64_t t33 = t31 & t32;
    const uint64_t t34 = t30 & t33;
    const uint64_t t35 = t6 & t7;
    const uint64_t t36 = t27 & t35;
    const uint64_t t37 = t11 & t36;
    const uint64_t t38 = t4 & t5;
    const uint64_t t39 = t35 & t38;
    const uint64_t t40 = t26 & t39;
    const uint64_t t41 = t0 & ~t1;
    const uint64_t t42 = ~t2 & t3;
    const uint64_t t43 = t41 & t42;
    const uint64_t t44 = t33 & t43;
    const uint64_t t45 = t16 & t42;
    const uint64_t t46 = t32 & t38;
    const uint64_t t47 = t45 & t46;
    const uint64_t t48 = t22 & t42;
    const uint64_t t49 = t27 & t32;
    const uint64_t t50 = t48 & t49;
    const uint64_t t51 = t24 & t33;
    const uint64_t t52 = t19 & t31;
    const uint64_t t53 = t26 & t52;
    const uint64_t t54 = t14 & t48;
    const uint64_t t55 = t30 & t49;
    const uint64_t t56 = t18 & t36;
    const uint64_t t57 = t36 & t48;
    const uint64_t t58 = t9 & t42;
    const uint64_t t59 = t13 & t27;
    const uint64_t t60 = t58 & t59;
    const uint64_t t61 = t9 & t23;
    const uint64_t t62 = t59 & t61;
    const uint64_t t63 = t17 & t41;
    const uint64_t t64 = t39 & t63;
    const uint64_t t65 = t19 & t38;
    const uint64_t t66 = t48 & t65;
    const uint64_t t67 = t17 & t22;
    const uint64_t t68 = t46 & t67;
    const uint64_t t69 = t9 & t17;
    const uint64_t t70 = t65 & t69;
    const uint64_t t71 = t12 & t32;
    const uint64_t t72 = t26 & t71;
    const uint64_t t73 = t14 & t18;
    const uint64_t t74 = t12 & t35;
    const uint64_t t75 = t63 & t74;
    const uint64_t t76 = t10 & t41;
    const uint64_t t77 = t28 & t76;
    const uint64_t t78 = t31 & t35;
    const uint64_t t79 = t69 & t78;
    const uint64_t t80 = t14 & t24;
    const uint64_t t81 = t18 & t65;
    const uint64_t t82 = t39 & t58;
    const uint64_t t83 = t71 & t76;
    const uint64_t t84 = t28 & t58;
    const uint64_t t85 = t28 & t61;
    const uint64_t t86 = t43 & t49;
    const uint64_t t87 = t45 & t71;
    const uint64_t t88 = t16 & t23;
    const uint64_t t89 = t71 & t88;
    const uint64_t t90 = t59 & t67;
    const uint64_t t91 = t13 & t31;
    const uint64_t t92 = t88 & t91;
    const uint64_t t93 = t43 & t78;
    const uint64_t t94 = t23 & t41;
    const uint64_t t95 = t20 & t94;
    const uint64_t t96 = t74 & t88;
    const uint64_t t97 = t59 & t76;
    const uint64_t t98 = t11 & t49;
    const uint64_t t99 = t33 & t94;
    const uint64_t t100 = t11 & t65;
    const uint64_t t101 = t20 & t30;
    const uint64_t t102 = t46 & t61;
    const uint64_t t103 = t26 & t74;
    const uint64_t t104 = t58 & t74;
    const uint64_t t105 = t24 & t49;
    const uint64_t t106 = t46 & t76;
    const uint64_t t107 = t45 & t59;
    const uint64_t t108 = t52 & t61;
    const uint64_t t109 = t52 & t58;
    const uint64_t t110 = t18 & t49;
    const uint64_t t111 = t45 & t52;
    const uint64_t t112 = t65 & t94;
    const uint64_t t113 = t52 & t67;
    const uint64_t t114 = t28 & t63;
    const uint64_t t115 = t63 & t91;
    const uint64_t t116 = t20 & t43;
    const uint64_t t117 = t36 & t94;
    const uint64_t t118 = t14 & t43;
    const uint64_t t119 = t28 & t88;
    const uint64_t t120 = t63 & t71;
    const uint64_t t121 = t61 & t71;
    const uint64_t t122 = t33 & t69;
    const uint64_t t123 = t14 & t69;
    const uint64_t t124 = t67 & t71;
    const uint64_t t125 = t58 & t71;
    const uint64_t t126 = t49 & t69;
    const uint64_t t127 = t20 & t69;
    const uint64_t t128 = t18 & t91;
    const uint64_t t129 = t30 & t59;
    const uint64_t t130 = t13 & t38;
    const uint64_t t131 = t58 & t130;
    const uint64_t t132 = t65 & t88;
    const uint64_t t133 = t63 & t130;
    const uint64_t t134 = t71 & t94;
    const uint64_t t135 = t39 & t94;
    const uint64_t t136 = t61 & t130;
    const uint64_t t137 = t48 & t91;
    const uint64_t t138 = t61 & t78;
    const uint64_t t139 = t30 & t39;
    const uint64_t t140 = t39 & t43;
    const uint64_t t141 = t67 & t130;
    const uint64_t t142 = t91 & t94;
    const uint64_t t143 = t76 & t78;
    const uint64_t t144 = t26 & t36;
    const uint64_t t145 = t24 & t74;
    const uint64_t t146 = t26 & t130;
    const uint64_t t147 = t67 & t78;
    const uint64_t t148 = t20 & t67;
    const uint64_t t149 = t45 & t130;
    const uint64_t t150 = t36 & t67;
    const uint64_t t151 = t33 & t58;
    const uint64_t t152 = t45 & t78;
    const uint64_t t153 = t11 & t91;
    const uint64_t t154 = t26 & t65;
    const uint64_t t155 = t26 & t33;
    const uint64_t t156 = t39 & t69;
    const uint64_t t157 = t11 & t46;
    const uint64_t t158 = t88 & t130;
    const uint64_t t159 = t36 & t58;
    const uint64_t t160 = t24 & t39;
    const uint64_t t161 = t18 & t71;
    const uint64_t t162 = t11 & t71;
    const uint64_t t163 = t46 & t69;
    const uint64_t t164 = t69 & t74;
    const uint64_t t165 = t15 | t21 | t25 | t29 | t34 | t37 | t40 | t44 | t47 | t50 | t51 | t53 | t54 | t55 | t56
        | t57 | t60 | t62 | t64 | t66 | t68 | t70 | t72 | t73 | t75 | t77 | t79 | t80 | t81 | t82 | t83 | t84 | t85
        | t86 | t87 | t89 | t90 | t92 | t93 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105
        | t106 | t107 | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120
        | t121 | t122 | t123 | t124 | t125 | t126 | t127 | t128 | t129 | t131 | t132 | t133 | t134 | t135 | t136
        | t137 | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150 | t151
        | t152 | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164;
    const uint64_t t166 = t8 & ~t165;
    const uint64_t t167 = t15 | t128;
    const uint64_t t168 = t21 | t129;
    const uint64_t t169 = t25 | t131;
    const uint64_t t170 = t29 | t132;
    const uint64_t t171 = t34 | t128;
    const uint64_t t172 = t37 | t129;
    const uint64_t t173 = t40 | t131;
    const uint64_t t174 = t44 | t132;
    const uint64_t t175 = t47 | t133;
    const uint64_t t176 = t50 | t134;
    const uint64_t t177 = t51 | t135;
    const uint64_t t178 = t53 | t136;
    const uint64_t t179 = t54 | t133;
    const uint64_t t180 = t55 | t134;
    const uint64_t t181 = t56 | t135;
    const uint64_t t182 = t57 | t136;
    const uint64_t t183 = t60 | t137;
    const uint64_t t184 = t62 | t138;
    const uint64_t t185 = t64 | t139;
    const uint64_t t186 = t66 | t140;
    const uint64_t t187 = t68 | t137;
    const uint64_t t188 = t70 | t138;
    const uint64_t t189 = t72 | t139;
    const uint64_t t190 = t73 | t140;
    const uint64_t t191 = t75 | t141;
    const uint64_t t192 = t77 | t142;
    const uint64_t t193 = t79 | t143;
    const uint64_t t194 = t80 | t144;
    const uint64_t t195 = t81 | t141;
    const uint64_t t196 = t82 | t142;
    const uint64_t t197 = t83 | t143;
    const uint64_t t198 = t84 | t144;
    const uint64_t t199 = t85 | t145;
    const uint64_t t200 = t86 | t146;
    const uint64_t t201 = t87 | t147;
    const uint64_t t202 = t89 | t148;
    const uint64_t t203 = t90 | t145;
    const uint64_t t204 = t92 | t146;
    const uint64_t t205 = t93 | t147;
    const uint64_t t206 = t95 | t148;
    const uint64_t t207 = t96 | t149;
    const uint64_t t208 = t97 | t150;
    const uint64_t t209 = t98 | t151;
    const uint64_t t210 = t99 | t152;
    const uint64_t t211 = t100 | t149;
    const uint64_t t212 = t101 | t150;
    const uint64_t t213 = t102 | t151;
    const uint64_t t214 = t103 | t152;
    const uint64_t t215 = t104 | t153;
    const uint64_t t216 = t105 | t154;
    const uint64_t t217 = t106 | t155;
    const uint64_t t218 = t107 | t156;
    const uint64_t t219 = t108 | t153;
    const uint64_t t220 = t109 | t154;
    const uint64_t t221 = t110 | t155;
    const uint64_t t222 = t111 | t156;
    const uint64_t t223 = t112 | t157;
    const uint64_t t224 = t113 | t158;
    const uint64_t t225 = t114 | t159;
    const uint64_t t226 = t115 | t160;
    const uint64_t t227 = t116 | t157;
    const uint64_t t228 = t117 | t158;
    const uint64_t t229 = t118 | t159;
    const uint64_t t230 = t119 | t160;
    const uint64_t t231 = t120 | t161;
    const uint64_t t232 = t121 | t162;
    const uint64_t t233 = t122 | t163;
    const uint64_t t234 = t123 | t164;
    const uint64_t t235 = t124 | t161;
    const uint64_t t236 = t125 | t162;
    const uint64_t t237 = t126 | t163;
    const uint64_t t238 = t127 | t164;
    const uint64_t t239 = entry[1] ^ entry[13] ^ entry[25] ^ entry[33] ^ entry[37] ^ entry[41] ^ entry[45]
        ^ entry[61] ^ entry[76] ^ entry[80] ^ entry[96] ^ entry[100] ^ entry[112] ^ entry[128] ^ entry[132]
        ^ entry[136] ^ entry[151] ^ entry[167] ^ entry[179] ^ entry[183] ^ entry[187] ^ entry[195] ^ entry[199]
        ^ entry[203] ^ entry[207] ^ entry[230] ^ entry[234] ^ entry[246] ^ entry[250] ^ entry[254] ^ entry[266]
        ^ entry[270] ^ entry[274] ^ entry[278];
    const uint64_t t240 = entry[1] ^ entry[9] ^ entry[13] ^ entry[37] ^ entry[45] ^ entry[49] ^ entry[57]
        ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[92] ^ entry[100] ^ entry[108] ^ entry[112] ^ entry[140]
        ^ entry[147] ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[167] ^ entry[171] ^ entry[179] ^ entry[191]
        ^ entry[195] ^ entry[199] ^ entry[207] ^ entry[218] ^ entry[222] ^ entry[226] ^ entry[230] ^ entry[238]
        ^ entry[250] ^ entry[270];
    const uint64_t t241 = entry[5] ^ entry[13] ^ entry[17] ^ entry[25] ^ entry[37] ^ entry[41] ^ entry[45]
        ^ entry[49] ^ entry[61] ^ entry[65] ^ entry[72] ^ entry[76] ^ entry[104] ^ entry[112] ^ entry[116]
        ^ entry[124] ^ entry[128] ^ entry[147] ^ entry[155] ^ entry[171] ^ entry[179] ^ entry[183] ^ entry[187]
        ^ entry[191] ^ entry[207] ^ entry[218] ^ entry[222] ^ entry[226] ^ entry[238] ^ entry[246] ^ entry[258]
        ^ entry[262] ^ entry[266];
    const uint64_t t242 = entry[5] ^ entry[9] ^ entry[13] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[41]
        ^ entry[45] ^ entry[53] ^ entry[69] ^ entry[72] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[88]
        ^ entry[116] ^ entry[120] ^ entry[132] ^ entry[147] ^ entry[151] ^ entry[155] ^ entry[159] ^ entry[163]
        ^ entry[175] ^ entry[191] ^ entry[195] ^ entry[199] ^ entry[222] ^ entry[238] ^ entry[246] ^ entry[250]
        ^ entry[254] ^ entry[258] ^ entry[266] ^ entry[278];
    const uint64_t t243 = entry[21] ^ entry[29] ^ entry[37] ^ entry[53] ^ entry[57] ^ entry[76] ^ entry[80]
        ^ entry[92] ^ entry[100] ^ entry[116] ^ entry[124] ^ entry[128] ^ entry[151] ^ entry[155] ^ entry[163]
        ^ entry[187] ^ entry[199] ^ entry[203] ^ entry[222] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[254]
        ^ entry[262] ^ entry[266] ^ entry[282];
    const uint64_t t244 = entry[5] ^ entry[9] ^ entry[13] ^ entry[17] ^ entry[21] ^ entry[25] ^ entry[29]
        ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[61] ^ entry[80] ^ entry[88] ^ entry[92] ^ entry[100]
        ^ entry[104] ^ entry[108] ^ entry[116] ^ entry[128] ^ entry[147] ^ entry[159] ^ entry[163] ^ entry[175]
        ^ entry[195] ^ entry[207] ^ entry[222] ^ entry[230] ^ entry[234] ^ entry[258] ^ entry[262] ^ entry[266]
        ^ entry[270] ^ entry[274] ^ entry[286];
    const uint64_t t245 = entry[5] ^ entry[17] ^ entry[29] ^ entry[37] ^ entry[41] ^ entry[61] ^ entry[72]
        ^ entry[84] ^ entry[88] ^ entry[96] ^ entry[108] ^ entry[112] ^ entry[120] ^ entry[159] ^ entry[167]
        ^ entry[171] ^ entry[191] ^ entry[195] ^ entry[203] ^ entry[211] ^ entry[222] ^ entry[230] ^ entry[234]
        ^ entry[242] ^ entry[254] ^ entry[278];
    const uint64_t t246 = entry[1] ^ entry[5] ^ entry[21] ^ entry[25] ^ entry[29] ^ entry[45] ^ entry[53]
        ^ entry[57] ^ entry[61] ^ entry[96] ^ entry[100] ^ entry[104] ^ entry[112] ^ entry[116] ^ entry[120]
        ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[147] ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[175]
        ^ entry[183] ^ entry[191] ^ entry[199] ^ entry[207] ^ entry[215] ^ entry[218] ^ entry[222] ^ entry[230]
        ^ entry[234] ^ entry[242] ^ entry[254] ^ entry[274];
    const uint64_t t247 = t239 | t240 | t241 | t242 | t243 | t244 | t245 | t246;
    const uint64_t t248 = ~t239 & ~t240;
    const uint64_t t249 = t241 & t242;
    const uint64_t t250 = t248 & t249;
    const uint64_t t251 = ~t243 & ~t244;
    const uint64_t t252 = t245 & ~t246;
    const uint64_t t253 = t251 & t252;
    const uint64_t t254 = t250 & t253;
    const uint64_t t255 = t239 & t240;
    const uint64_t t256 = ~t241 & ~t242;
    const uint64_t t257 = t255 & t256;
    const uint64_t t258 = ~t245 & t246;
    const uint64_t t259 = t251 & t258;
    const uint64_t t260 = t257 & t259;
    const uint64_t t261 = ~t239 & t240;
    const uint64_t t262 = t241 & ~t242;
    const uint64_t t263 = t261 & t262;
    const uint64_t t264 = t259 & t263;
    const uint64_t t265 = t249 & t261;
    const uint64_t t266 = ~t243 & t244;
    const uint64_t t267 = t258 & t266;
    const uint64_t t268 = t265 & t267;
    const uint64_t t269 = t249 & t255;
    const uint64_t t270 = t243 & ~t244;
    const uint64_t t271 = ~t245 & ~t246;
    const uint64_t t272 = t270 & t271;
    const uint64_t t273 = t269 & t272;
    const uint64_t t274 = t245 & t246;
    const uint64_t t275 = t266 & t274;
    const uint64_t t276 = t250 & t275;
    const uint64_t t277 = t243 & t244;
    const uint64_t t278 = t274 & t277;
    const uint64_t t279 = t265 & t278;
    const uint64_t t280 = t239 & ~t240;
    const uint64_t t281 = ~t241 & t242;
    const uint64_t t282 = t280 & t281;
    const uint64_t t283 = t272 & t282;
    const uint64_t t284 = t255 & t281;
    const uint64_t t285 = t271 & t277;
    const uint64_t t286 = t284 & t285;
    const uint64_t t287 = t261 & t281;
    const uint64_t t288 = t266 & t271;
    const uint64_t t289 = t287 & t288;
    const uint64_t t290 = t263 & t272;
    const uint64_t t291 = t258 & t270;
    const uint64_t t292 = t265 & t291;
    const uint64_t t293 = t253 & t287;
    const uint64_t t294 = t269 & t288;
    const uint64_t t295 = t257 & t275;
    const uint64_t t296 = t275 & t287;
    const uint64_t t297 = t248 & t281;
    const uint64_t t298 = t252 & t266;
    const uint64_t t299 = t297 & t298;
    const uint64_t t300 = t248 & t262;
    const uint64_t t301 = t298 & t300;
    const uint64_t t302 = t256 & t280;
    const uint64_t t303 = t278 & t302;
    const uint64_t t304 = t258 & t277;
    const uint64_t t305 = t287 & t304;
    const uint64_t t306 = t256 & t261;
    const uint64_t t307 = t285 & t306;
    const uint64_t t308 = t248 & t256;
    const uint64_t t309 = t304 & t308;
    const uint64_t t310 = t251 & t271;
    const uint64_t t311 = t265 & t310;
    const uint64_t t312 = t253 & t257;
    const uint64_t t313 = t251 & t274;
    const uint64_t t314 = t302 & t313;
    const uint64_t t315 = t249 & t280;
    const uint64_t t316 = t267 & t315;
    const uint64_t t317 = t270 & t274;
    const uint64_t t318 = t308 & t317;
    const uint64_t t319 = t253 & t263;
    const uint64_t t320 = t257 & t304;
    const uint64_t t321 = t278 & t297;
    const uint64_t t322 = t310 & t315;
    const uint64_t t323 = t267 & t297;
    const uint64_t t324 = t267 & t300;
    const uint64_t t325 = t282 & t288;
    const uint64_t t326 = t284 & t310;
    const uint64_t t327 = t255 & t262;
    const uint64_t t328 = t310 & t327;
    const uint64_t t329 = t298 & t306;
    const uint64_t t330 = t252 & t270;
    const uint64_t t331 = t327 & t330;
    const uint64_t t332 = t282 & t317;
    const uint64_t t333 = t262 & t280;
    const uint64_t t334 = t259 & t333;
    const uint64_t t335 = t313 & t327;
    const uint64_t t336 = t298 & t315;
    const uint64_t t337 = t250 & t288;
    const uint64_t t338 = t272 & t333;
    const uint64_t t339 = t250 & t304;
    const uint64_t t340 = t259 & t269;
    const uint64_t t341 = t285 & t300;
    const uint64_t t342 = t265 & t313;
    const uint64_t t343 = t297 & t313;
    const uint64_t t344 = t263 & t288;
    const uint64_t t345 = t285 & t315;
    const uint64_t t346 = t284 & t298;
    const uint64_t t347 = t291 & t300;
    const uint64_t t348 = t291 & t297;
    const uint64_t t349 = t257 & t288;
    const uint64_t t350 = t284 & t291;
    const uint64_t t351 = t304 & t333;
    const uint64_t t352 = t291 & t306;
    const uint64_t t353 = t267 & t302;
    const uint64_t t354 = t302 & t330;
    const uint64_t t355 = t259 & t282;
    const uint64_t t356 = t275 & t333;
    const uint64_t t357 = t253 & t282;
    const uint64_t t358 = t267 & t327;
    const uint64_t t359 = t302 & t310;
    const uint64_t t360 = t300 & t310;
    const uint64_t t361 = t272 & t308;
    const uint64_t t362 = t253 & t308;
    const uint64_t t363 = t306 & t310;
    const uint64_t t364 = t297 & t310;
    const uint64_t t365 = t288 & t308;
    const uint64_t t366 = t259 & t308;
    const uint64_t t367 = t257 & t330;
    const uint64_t t368 = t269 & t298;
    const uint64_t t369 = t252 & t277;
    const uint64_t t370 = t297 & t369;
    const uint64_t t371 = t304 & t327;
    const uint64_t t372 = t302 & t369;
    const uint64_t t373 = t310 & t333;
    const uint64_t t374 = t278 & t333;
    const uint64_t t375 = t300 & t369;
    const uint64_t t376 = t287 & t330;
    const uint64_t t377 = t300 & t317;
    const uint64_t t378 = t269 & t278;
    const uint64_t t379 = t278 & t282;
    const uint64_t t380 = t306 & t369;
    const uint64_t t381 = t330 & t333;
    const uint64_t t382 = t315 & t317;
    const uint64_t t383 = t265 & t275;
    const uint64_t t384 = t263 & t313;
    const uint64_t t385 = t265 & t369;
    const uint64_t t386 = t306 & t317;
    const uint64_t t387 = t259 & t306;
    const uint64_t t388 = t284 & t369;
    const uint64_t t389 = t275 & t306;
    const uint64_t t390 = t272 & t297;
    const uint64_t t391 = t284 & t317;
    const uint64_t t392 = t250 & t330;
    const uint64_t t393 = t265 & t304;
    const uint64_t t394 = t265 & t272;
    const uint64_t t395 = t278 & t308;
    const uint64_t t396 = t250 & t285;
    const uint64_t t397 = t327 & t369;
    const uint64_t t398 = t275 & t297;
    const uint64_t t399 = t263 & t278;
    const uint64_t t400 = t257 & t310;
    const uint64_t t401 = t250 & t310;
    const uint64_t t402 = t285 & t308;
    const uint64_t t403 = t308 & t313;
    const uint64_t t404 = t254 | t260 | t264 | t268 | t273 | t276 | t279 | t283 | t286 | t289 | t290 | t292 | t293
        | t294 | t295 | t296 | t299 | t301 | t303 | t305 | t307 | t309 | t311 | t312 | t314 | t316 | t318 | t319
        | t320 | t321 | t322 | t323 | t324 | t325 | t326 | t328 | t329 | t331 | t332 | t334 | t335 | t336 | t337
        | t338 | t339 | t340 | t341 | t342 | t343 | t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352
        | t353 | t354 | t355 | t356 | t357 | t358 | t359 | t360 | t361 | t362 | t363 | t364 | t365 | t366 | t367
        | t368 | t370 | t371 | t372 | t373 | t374 | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t383
        | t384 | t385 | t386 | t387 | t388 | t389 | t390 | t391 | t392 | t393 | t394 | t395 | t396 | t397 | t398
        | t399 | t400 | t401 | t402 | t403;
    const uint64_t t405 = t247 & ~t404;
    const uint64_t t406 = t254 | t367;
    const uint64_t t407 = t260 | t368;
    const uint64_t t408 = t264 | t370;
    const uint64_t t409 = t268 | t371;
    const uint64_t t410 = t273 | t367;
    const uint64_t t411 = t276 | t368;
    const uint64_t t412 = t279 | t370;
    const uint64_t t413 = t283 | t371;
    const uint64_t t414 = t286 | t372;
    const uint64_t t415 = t289 | t373;
    const uint64_t t416 = t290 | t374;
    const uint64_t t417 = t292 | t375;
    const uint64_t t418 = t293 | t372;
    const uint64_t t419 = t294 | t373;
    const uint64_t t420 = t295 | t374;
    const uint64_t t421 = t296 | t375;
    const uint64_t t422 = t299 | t376;
    const uint64_t t423 = t301 | t377;
    const uint64_t t424 = t303 | t378;
    const uint64_t t425 = t305 | t379;
    const uint64_t t426 = t307 | t376;
    const uint64_t t427 = t309 | t377;
    const uint64_t t428 = t311 | t378;
    const uint64_t t429 = t312 | t379;
    const uint64_t t430 = t314 | t380;
    const uint64_t t431 = t316 | t381;
    const uint64_t t432 = t318 | t382;
    const uint64_t t433 = t319 | t383;
    const uint64_t t434 = t320 | t380;
    const uint64_t t435 = t321 | t381;
    const uint64_t t436 = t322 | t382;
    const uint64_t t437 = t323 | t383;
    const uint64_t t438 = t324 | t384;
    const uint64_t t439 = t325 | t385;
    const uint64_t t440 = t326 | t386;
    const uint64_t t441 = t328 | t387;
    const uint64_t t442 = t329 | t384;
    const uint64_t t443 = t331 | t385;
    const uint64_t t444 = t332 | t386;
    const uint64_t t445 = t334 | t387;
    const uint64_t t446 = t335 | t388;
    const uint64_t t447 = t336 | t389;
    const uint64_t t448 = t337 | t390;
    const uint64_t t449 = t338 | t391;
    const uint64_t t450 = t339 | t388;
    const uint64_t t451 = t340 | t389;
    const uint64_t t452 = t341 | t390;
    const uint64_t t453 = t342 | t391;
    const uint64_t t454 = t343 | t392;
    const uint64_t t455 = t344 | t393;
    const uint64_t t456 = t345 | t394;
    const uint64_t t457 = t346 | t395;
    const uint64_t t458 = t347 | t392;
    const uint64_t t459 = t348 | t393;
    const uint64_t t460 = t349 | t394;
    const uint64_t t461 = t350 | t395;
    const uint64_t t462 = t351 | t396;
    const uint64_t t463 = t352 | t397;
    const uint64_t t464 = t353 | t398;
    const uint64_t t465 = t354 | t399;
    const uint64_t t466 = t355 | t396;
    const uint64_t t467 = t356 | t397;
    const uint64_t t468 = t357 | t398;
    const uint64_t t469 = t358 | t399;
    const uint64_t t470 = t359 | t400;
    const uint64_t t471 = t360 | t401;
    const uint64_t t472 = t361 | t402;
    const uint64_t t473 = t362 | t403;
    const uint64_t t474 = t363 | t400;
    const uint64_t t475 = t364 | t401;
    const uint64_t t476 = t365 | t402;
    const uint64_t t477 = t366 | t403;
    const uint64_t t478 = entry[14] ^ entry[18] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[50] ^ entry[54]
        ^ entry[58] ^ entry[62] ^ entry[73] ^ entry[85] ^ entry[97] ^ entry[105] ^ entry[109] ^ entry[113]
        ^ entry[117] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[168] ^ entry[172] ^ entry[184] ^ entry[200]
        ^ entry[204] ^ entry[208] ^ entry[223] ^ entry[239] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[267]
        ^ entry[271] ^ entry[275] ^ entry[279];
    const uint64_t t479 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[22] ^ entry[34] ^ entry[54]
        ^ entry[73] ^ entry[81] ^ entry[85] ^ entry[109] ^ entry[117] ^ entry[121] ^ entry[129] ^ entry[148]
        ^ entry[152] ^ entry[156] ^ entry[164] ^ entry[172] ^ entry[180] ^ entry[184] ^ entry[212] ^ entry[219]
        ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[239] ^ entry[243] ^ entry[251] ^ entry[263] ^ entry[267]
        ^ entry[271] ^ entry[279];
    const uint64_t t480 = entry[2] ^ entry[6] ^ entry[10] ^ entry[22] ^ entry[30] ^ entry[42] ^ entry[46]
        ^ entry[50] ^ entry[77] ^ entry[85] ^ entry[89] ^ entry[97] ^ entry[109] ^ entry[113] ^ entry[117]
        ^ entry[121] ^ entry[133] ^ entry[137] ^ entry[144] ^ entry[148] ^ entry[176] ^ entry[184] ^ entry[188]
        ^ entry[196] ^ entry[200] ^ entry[219] ^ entry[227] ^ entry[243] ^ entry[251] ^ entry[255] ^ entry[259]
        ^ entry[263] ^ entry[279];
    const uint64_t t481 = entry[6] ^ entry[22] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[42] ^ entry[50]
        ^ entry[62] ^ entry[77] ^ entry[81] ^ entry[85] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[113]
        ^ entry[117] ^ entry[125] ^ entry[141] ^ entry[144] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[160]
        ^ entry[188] ^ entry[192] ^ entry[204] ^ entry[219] ^ entry[223] ^ entry[227] ^ entry[231] ^ entry[235]
        ^ entry[247] ^ entry[263] ^ entry[267] ^ entry[271];
    const uint64_t t482 = entry[6] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[38] ^ entry[46] ^ entry[50]
        ^ entry[66] ^ entry[93] ^ entry[101] ^ entry[109] ^ entry[125] ^ entry[129] ^ entry[148] ^ entry[152]
        ^ entry[164] ^ entry[172] ^ entry[188] ^ entry[196] ^ entry[200] ^ entry[223] ^ entry[227] ^ entry[235]
        ^ entry[259] ^ entry[271] ^ entry[275];
    const uint64_t t483 = entry[6] ^ entry[14] ^ entry[18] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[54]
        ^ entry[58] ^ entry[70] ^ entry[77] ^ entry[81] ^ entry[85] ^ entry[89] ^ entry[93] ^ entry[97]
        ^ entry[101] ^ entry[105] ^ entry[113] ^ entry[121] ^ entry[133] ^ entry[152] ^ entry[160] ^ entry[164]
        ^ entry[172] ^ entry[176] ^ entry[180] ^ entry[188] ^ entry[200] ^ entry[219] ^ entry[231] ^ entry[235]
        ^ entry[247] ^ entry[267] ^ entry[279];
    const uint64_t t484 = entry[6] ^ entry[14] ^ entry[18] ^ entry[26] ^ entry[38] ^ entry[62] ^ entry[77]
        ^ entry[89] ^ entry[101] ^ entry[109] ^ entry[113] ^ entry[133] ^ entry[144] ^ entry[156] ^ entry[160]
        ^ entry[168] ^ entry[180] ^ entry[184] ^ entry[192] ^ entry[231] ^ entry[239] ^ entry[243] ^ entry[263]
        ^ entry[267] ^ entry[275] ^ entry[283];
    const uint64_t t485 = entry[2] ^ entry[6] ^ entry[14] ^ entry[18] ^ entry[26] ^ entry[38] ^ entry[58]
        ^ entry[73] ^ entry[77] ^ entry[93] ^ entry[97] ^ entry[101] ^ entry[117] ^ entry[125] ^ entry[129]
        ^ entry[133] ^ entry[168] ^ entry[172] ^ entry[176] ^ entry[184] ^ entry[188] ^ entry[192] ^ entry[196]
        ^ entry[200] ^ entry[204] ^ entry[219] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[247] ^ entry[255]
        ^ entry[263] ^ entry[271] ^ entry[279] ^ entry[287];
    const uint64_t t486 = t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485;
    const uint64_t t487 = ~t478 & ~t479;
    const uint64_t t488 = t480 & t481;
    const uint64_t t489 = t487 & t488;
    const uint64_t t490 = ~t482 & ~t483;
    const uint64_t t491 = t484 & ~t485;
    const uint64_t t492 = t490 & t491;
    const uint64_t t493 = t489 & t492;
    const uint64_t t494 = t478 & t479;
    const uint64_t t495 = ~t480 & ~t481;
    const uint64_t t496 = t494 & t495;
    const uint64_t t497 = ~t484 & t485;
    const uint64_t t498 = t490 & t497;
    const uint64_t t499 = t496 & t498;
    const uint64_t t500 = ~t478 & t479;
    const uint64_t t501 = t480 & ~t481;
    const uint64_t t502 = t500 & t501;
    const uint64_t t503 = t498 & t502;
    const uint64_t t504 = t488 & t500;
    const uint64_t t505 = ~t482 & t483;
    const uint64_t t506 = t497 & t505;
    const uint64_t t507 = t504 & t506;
    const uint64_t t508 = t488 & t494;
    const uint64_t t509 = t482 & ~t483;
    const uint64_t t510 = ~t484 & ~t485;
    const uint64_t t511 = t509 & t510;
    const uint64_t t512 = t508 & t511;
    const uint64_t t513 = t484 & t485;
    const uint64_t t514 = t505 & t513;
    const uint64_t t515 = t489 & t514;
    const uint64_t t516 = t482 & t483;
    const uint64_t t517 = t513 & t516;
    const uint64_t t518 = t504 & t517;
    const uint64_t t519 = t478 & ~t479;
    const uint64_t t520 = ~t480 & t481;
    const uint64_t t521 = t519 & t520;
    const uint64_t t522 = t511 & t521;
    const uint64_t t523 = t494 & t520;
    const uint64_t t524 = t510 & t516;
    const uint64_t t525 = t523 & t524;
    const uint64_t t526 = t500 & t520;
    const uint64_t t527 = t505 & t510;
    const uint64_t t528 = t526 & t527;
    const uint64_t t529 = t502 & t511;
    const uint64_t t530 = t497 & t509;
    const uint64_t t531 = t504 & t530;
    const uint64_t t532 = t492 & t526;
    const uint64_t t533 = t508 & t527;
    const uint64_t t534 = t496 & t514;
    const uint64_t t535 = t514 & t526;
    const uint64_t t536 = t487 & t520;
    const uint64_t t537 = t491 & t505;
    const uint64_t t538 = t536 & t537;
    const uint64_t t539 = t487 & t501;
    const uint64_t t540 = t537 & t539;
    const uint64_t t541 = t495 & t519;
    const uint64_t t542 = t517 & t541;
    const uint64_t t543 = t497 & t516;
    const uint64_t t544 = t526 & t543;
    const uint64_t t545 = t495 & t500;
    const uint64_t t546 = t524 & t545;
    const uint64_t t547 = t487 & t495;
    const uint64_t t548 = t543 & t547;
    const uint64_t t549 = t490 & t510;
    const uint64_t t550 = t504 & t549;
    const uint64_t t551 = t492 & t496;
    const uint64_t t552 = t490 & t513;
    const uint64_t t553 = t541 & t552;
    const uint64_t t554 = t488 & t519;
    const uint64_t t555 = t506 & t554;
    const uint64_t t556 = t509 & t513;
    const uint64_t t557 = t547 & t556;
    const uint64_t t558 = t492 & t502;
    const uint64_t t559 = t496 & t543;
    const uint64_t t560 = t517 & t536;
    const uint64_t t561 = t549 & t554;
    const uint64_t t562 = t506 & t536;
    const uint64_t t563 = t506 & t539;
    const uint64_t t564 = t521 & t527;
    const uint64_t t565 = t523 & t549;
    const uint64_t t566 = t494 & t501;
    const uint64_t t567 = t549 & t566;
    const uint64_t t568 = t537 & t545;
    const uint64_t t569 = t491 & t509;
    const uint64_t t570 = t566 & t569;
    const uint64_t t571 = t521 & t556;
    const uint64_t t572 = t501 & t519;
    const uint64_t t573 = t498 & t572;
    const uint64_t t574 = t552 & t566;
    const uint64_t t575 = t537 & t554;
    const uint64_t t576 = t489 & t527;
    const uint64_t t577 = t511 & t572;
    const uint64_t t578 = t489 & t543;
    const uint64_t t579 = t498 & t508;
    const uint64_t t580 = t524 & t539;
    const uint64_t t581 = t504 & t552;
    const uint64_t t582 = t536 & t552;
    const uint64_t t583 = t502 & t527;
    const uint64_t t584 = t524 & t554;
    const uint64_t t585 = t523 & t537;
    const uint64_t t586 = t530 & t539;
    const uint64_t t587 = t530 & t536;
    const uint64_t t588 = t496 & t527;
    const uint64_t t589 = t523 & t530;
    const uint64_t t590 = t543 & t572;
    const uint64_t t591 = t530 & t545;
    const uint64_t t592 = t506 & t541;
    const uint64_t t593 = t541 & t569;
    const uint64_t t594 = t498 & t521;
    const uint64_t t595 = t514 & t572;
    const uint64_t t596 = t492 & t521;
    const uint64_t t597 = t506 & t566;
    const uint64_t t598 = t541 & t549;
    const uint64_t t599 = t539 & t549;
    const uint64_t t600 = t511 & t547;
    const uint64_t t601 = t492 & t547;
    const uint64_t t602 = t545 & t549;
    const uint64_t t603 = t536 & t549;
    const uint64_t t604 = t527 & t547;
    const uint64_t t605 = t498 & t547;
    const uint64_t t606 = t496 & t569;
    const uint64_t t607 = t508 & t537;
    const uint64_t t608 = t491 & t516;
    const uint64_t t609 = t536 & t608;
    const uint64_t t610 = t543 & t566;
    const uint64_t t611 = t541 & t608;
    const uint64_t t612 = t549 & t572;
    const uint64_t t613 = t517 & t572;
    const uint64_t t614 = t539 & t608;
    const uint64_t t615 = t526 & t569;
    const uint64_t t616 = t539 & t556;
    const uint64_t t617 = t508 & t517;
    const uint64_t t618 = t517 & t521;
    const uint64_t t619 = t545 & t608;
    const uint64_t t620 = t569 & t572;
    const uint64_t t621 = t554 & t556;
    const uint64_t t622 = t504 & t514;
    const uint64_t t623 = t502 & t552;
    const uint64_t t624 = t504 & t608;
    const uint64_t t625 = t545 & t556;
    const uint64_t t626 = t498 & t545;
    const uint64_t t627 = t523 & t608;
    const uint64_t t628 = t514 & t545;
    const uint64_t t629 = t511 & t536;
    const uint64_t t630 = t523 & t556;
    const uint64_t t631 = t489 & t569;
    const uint64_t t632 = t504 & t543;
    const uint64_t t633 = t504 & t511;
    const uint64_t t634 = t517 & t547;
    const uint64_t t635 = t489 & t524;
    const uint64_t t636 = t566 & t608;
    const uint64_t t637 = t514 & t536;
    const uint64_t t638 = t502 & t517;
    const uint64_t t639 = t496 & t549;
    const uint64_t t640 = t489 & t549;
    const uint64_t t641 = t524 & t547;
    const uint64_t t642 = t547 & t552;
    const uint64_t t643 = t493 | t499 | t503 | t507 | t512 | t515 | t518 | t522 | t525 | t528 | t529 | t531 | t532
        | t533 | t534 | t535 | t538 | t540 | t542 | t544 | t546 | t548 | t550 | t551 | t553 | t555 | t557 | t558
        | t559 | t560 | t561 | t562 | t563 | t564 | t565 | t567 | t568 | t570 | t571 | t573 | t574 | t575 | t576
        | t577 | t578 | t579 | t580 | t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589 | t590 | t591
        | t592 | t593 | t594 | t595 | t596 | t597 | t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606
        | t607 | t609 | t610 | t611 | t612 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622
        | t623 | t624 | t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637
        | t638 | t639 | t640 | t641 | t642;
    const uint64_t t644 = t486 & ~t643;
    const uint64_t t645 = t493 | t606;
    const uint64_t t646 = t499 | t607;
    const uint64_t t647 = t503 | t609;
    const uint64_t t648 = t507 | t610;
    const uint64_t t649 = t512 | t606;
    const uint64_t t650 = t515 | t607;
    const uint64_t t651 = t518 | t609;
    const uint64_t t652 = t522 | t610;
    const uint64_t t653 = t525 | t611;
    const uint64_t t654 = t528 | t612;
    const uint64_t t655 = t529 | t613;
    const uint64_t t656 = t531 | t614;
    const uint64_t t657 = t532 | t611;
    const uint64_t t658 = t533 | t612;
    const uint64_t t659 = t534 | t613;
    const uint64_t t660 = t535 | t614;
    const uint64_t t661 = t538 | t615;
    const uint64_t t662 = t540 | t616;
    const uint64_t t663 = t542 | t617;
    const uint64_t t664 = t544 | t618;
    const uint64_t t665 = t546 | t615;
    const uint64_t t666 = t548 | t616;
    const uint64_t t667 = t550 | t617;
    const uint64_t t668 = t551 | t618;
    const uint64_t t669 = t553 | t619;
    const uint64_t t670 = t555 | t620;
    const uint64_t t671 = t557 | t621;
    const uint64_t t672 = t558 | t622;
    const uint64_t t673 = t559 | t619;
    const uint64_t t674 = t560 | t620;
    const uint64_t t675 = t561 | t621;
    const uint64_t t676 = t562 | t622;
    const uint64_t t677 = t563 | t623;
    const uint64_t t678 = t564 | t624;
    const uint64_t t679 = t565 | t625;
    const uint64_t t680 = t567 | t626;
    const uint64_t t681 = t568 | t623;
    const uint64_t t682 = t570 | t624;
    const uint64_t t683 = t571 | t625;
    const uint64_t t684 = t573 | t626;
    const uint64_t t685 = t574 | t627;
    const uint64_t t686 = t575 | t628;
    const uint64_t t687 = t576 | t629;
    const uint64_t t688 = t577 | t630;
    const uint64_t t689 = t578 | t627;
    const uint64_t t690 = t579 | t628;
    const uint64_t t691 = t580 | t629;
    const uint64_t t692 = t581 | t630;
    const uint64_t t693 = t582 | t631;
    const uint64_t t694 = t583 | t632;
    const uint64_t t695 = t584 | t633;
    const uint64_t t696 = t585 | t634;
    const uint64_t t697 = t586 | t631;
    const uint64_t t698 = t587 | t632;
    const uint64_t t699 = t588 | t633;
    const uint64_t t700 = t589 | t634;
    const uint64_t t701 = t590 | t635;
    const uint64_t t702 = t591 | t636;
    const uint64_t t703 = t592 | t637;
    const uint64_t t704 = t593 | t638;
    const uint64_t t705 = t594 | t635;
    const uint64_t t706 = t595 | t636;
    const uint64_t t707 = t596 | t637;
    const uint64_t t708 = t597 | t638;
    const uint64_t t709 = t598 | t639;
    const uint64_t t710 = t599 | t640;
    const uint64_t t711 = t600 | t641;
    const uint64_t t712 = t601 | t642;
    const uint64_t t713 = t602 | t639;
    const uint64_t t714 = t603 | t640;
    const uint64_t t715 = t604 | t641;
    const uint64_t t716 = t605 | t642;
    const uint64_t t717 = entry[7] ^ entry[23] ^ entry[35] ^ entry[39] ^ entry[43] ^ entry[51] ^ entry[55]
        ^ entry[59] ^ entry[63] ^ entry[86] ^ entry[90] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[122]
        ^ entry[126] ^ entry[130] ^ entry[134] ^ entry[145] ^ entry[157] ^ entry[169] ^ entry[177] ^ entry[181]
        ^ entry[185] ^ entry[189] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[240] ^ entry[244] ^ entry[256]
        ^ entry[272] ^ entry[276] ^ entry[280];
    const uint64_t t718 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[23] ^ entry[27] ^ entry[35]
        ^ entry[47] ^ entry[51] ^ entry[55] ^ entry[63] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[94]
        ^ entry[106] ^ entry[126] ^ entry[145] ^ entry[153] ^ entry[157] ^ entry[181] ^ entry[189] ^ entry[193]
        ^ entry[201] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[236] ^ entry[244] ^ entry[252] ^ entry[256]
        ^ entry[284];
    const uint64_t t719 = entry[3] ^ entry[11] ^ entry[27] ^ entry[35] ^ entry[39] ^ entry[43] ^ entry[47]
        ^ entry[63] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[94] ^ entry[102] ^ entry[114] ^ entry[118]
        ^ entry[122] ^ entry[149] ^ entry[157] ^ entry[161] ^ entry[169] ^ entry[181] ^ entry[185] ^ entry[189]
        ^ entry[193] ^ entry[205] ^ entry[209] ^ entry[216] ^ entry[220] ^ entry[248] ^ entry[256] ^ entry[260]
        ^ entry[268] ^ entry[272];
    const uint64_t t720 = entry[3] ^ entry[7] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[31] ^ entry[47]
        ^ entry[51] ^ entry[55] ^ entry[78] ^ entry[94] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[114]
        ^ entry[122] ^ entry[134] ^ entry[149] ^ entry[153] ^ entry[157] ^ entry[169] ^ entry[173] ^ entry[177]
        ^ entry[185] ^ entry[189] ^ entry[197] ^ entry[213] ^ entry[216] ^ entry[220] ^ entry[224] ^ entry[228]
        ^ entry[232] ^ entry[260] ^ entry[264] ^ entry[276];
    const uint64_t t721 = entry[7] ^ entry[11] ^ entry[19] ^ entry[43] ^ entry[55] ^ entry[59] ^ entry[78]
        ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[110] ^ entry[118] ^ entry[122] ^ entry[138] ^ entry[165]
        ^ entry[173] ^ entry[181] ^ entry[197] ^ entry[201] ^ entry[220] ^ entry[224] ^ entry[236] ^ entry[244]
        ^ entry[260] ^ entry[268] ^ entry[272];
    const uint64_t t722 = entry[3] ^ entry[15] ^ entry[19] ^ entry[31] ^ entry[51] ^ entry[63] ^ entry[78]
        ^ entry[86] ^ entry[90] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126] ^ entry[130] ^ entry[142]
        ^ entry[149] ^ entry[153] ^ entry[157] ^ entry[161] ^ entry[165] ^ entry[169] ^ entry[173] ^ entry[177]
        ^ entry[185] ^ entry[193] ^ entry[205] ^ entry[224] ^ entry[232] ^ entry[236] ^ entry[244] ^ entry[248]
        ^ entry[252] ^ entry[260] ^ entry[272];
    const uint64_t t723 = entry[15] ^ entry[23] ^ entry[27] ^ entry[47] ^ entry[51] ^ entry[59] ^ entry[67]
        ^ entry[78] ^ entry[86] ^ entry[90] ^ entry[98] ^ entry[110] ^ entry[134] ^ entry[149] ^ entry[161]
        ^ entry[173] ^ entry[181] ^ entry[185] ^ entry[205] ^ entry[216] ^ entry[228] ^ entry[232] ^ entry[240]
        ^ entry[252] ^ entry[256] ^ entry[264];
    const uint64_t t724 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[31] ^ entry[39] ^ entry[47]
        ^ entry[55] ^ entry[63] ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[86] ^ entry[90] ^ entry[98]
        ^ entry[110] ^ entry[130] ^ entry[145] ^ entry[149] ^ entry[165] ^ entry[169] ^ entry[173] ^ entry[189]
        ^ entry[197] ^ entry[201] ^ entry[205] ^ entry[240] ^ entry[244] ^ entry[248] ^ entry[256] ^ entry[260]
        ^ entry[264] ^ entry[268] ^ entry[272] ^ entry[276];
    const uint64_t t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    const uint64_t t726 = ~t717 & ~t718;
    const uint64_t t727 = t719 & t720;
    const uint64_t t728 = t726 & t727;
    const uint64_t t729 = ~t721 & ~t722;
    const uint64_t t730 = t723 & ~t724;
    const uint64_t t731 = t729 & t730;
    const uint64_t t732 = t728 & t731;
    const uint64_t t733 = t717 & t718;
    const uint64_t t734 = ~t719 & ~t720;
    const uint64_t t735 = t733 & t734;
    const uint64_t t736 = ~t723 & t724;
    const uint64_t t737 = t729 & t736;
    const uint64_t t738 = t735 & t737;
    const uint64_t t739 = ~t717 & t718;
    const uint64_t t740 = t719 & ~t720;
    const uint64_t t741 = t739 & t740;
    const uint64_t t742 = t737 & t741;
    const uint64_t t743 = t727 & t739;
    const uint64_t t744 = ~t721 & t722;
    const uint64_t t745 = t736 & t744;
    const uint64_t t746 = t743 & t745;
    const uint64_t t747 = t727 & t733;
    const uint64_t t748 = t721 & ~t722;
    const uint64_t t749 = ~t723 & ~t724;
    const uint64_t t750 = t748 & t749;
    const uint64_t t751 = t747 & t750;
    const uint64_t t752 = t723 & t724;
    const uint64_t t753 = t744 & t752;
    const uint64_t t754 = t728 & t753;
    const uint64_t t755 = t721 & t722;
    const uint64_t t756 = t752 & t755;
    const uint64_t t757 = t743 & t756;
    const uint64_t t758 = t717 & ~t718;
    const uint64_t t759 = ~t719 & t720;
    const uint64_t t760 = t758 & t759;
    const uint64_t t761 = t750 & t760;
    const uint64_t t762 = t733 & t759;
    const uint64_t t763 = t749 & t755;
    const uint64_t t764 = t762 & t763;
    const uint64_t t765 = t739 & t759;
    const uint64_t t766 = t744 & t749;
    const uint64_t t767 = t765 & t766;
    const uint64_t t768 = t741 & t750;
    const uint64_t t769 = t736 & t748;
    const uint64_t t770 = t743 & t769;
    const uint64_t t771 = t731 & t765;
    const uint64_t t772 = t747 & t766;
    const uint64_t t773 = t735 & t753;
    const uint64_t t774 = t753 & t765;
    const uint64_t t775 = t726 & t759;
    const uint64_t t776 = t730 & t744;
    const uint64_t t777 = t775 & t776;
    const uint64_t t778 = t726 & t740;
    const uint64_t t779 = t776 & t778;
    const uint64_t t780 = t734 & t758;
    const uint64_t t781 = t756 & t780;
    const uint64_t t782 = t736 & t755;
    const uint64_t t783 = t765 & t782;
    const uint64_t t784 = t734 & t739;
    const uint64_t t785 = t763 & t784;
    const uint64_t t786 = t726 & t734;
    const uint64_t t787 = t782 & t786;
    const uint64_t t788 = t729 & t749;
    const uint64_t t789 = t743 & t788;
    const uint64_t t790 = t731 & t735;
    const uint64_t t791 = t729 & t752;
    const uint64_t t792 = t780 & t791;
    const uint64_t t793 = t727 & t758;
    const uint64_t t794 = t745 & t793;
    const uint64_t t795 = t748 & t752;
    const uint64_t t796 = t786 & t795;
    const uint64_t t797 = t731 & t741;
    const uint64_t t798 = t735 & t782;
    const uint64_t t799 = t756 & t775;
    const uint64_t t800 = t788 & t793;
    const uint64_t t801 = t745 & t775;
    const uint64_t t802 = t745 & t778;
    const uint64_t t803 = t760 & t766;
    const uint64_t t804 = t762 & t788;
    const uint64_t t805 = t733 & t740;
    const uint64_t t806 = t788 & t805;
    const uint64_t t807 = t776 & t784;
    const uint64_t t808 = t730 & t748;
    const uint64_t t809 = t805 & t808;
    const uint64_t t810 = t760 & t795;
    const uint64_t t811 = t740 & t758;
    const uint64_t t812 = t737 & t811;
    const uint64_t t813 = t791 & t805;
    const uint64_t t814 = t776 & t793;
    const uint64_t t815 = t728 & t766;
    const uint64_t t816 = t750 & t811;
    const uint64_t t817 = t728 & t782;
    const uint64_t t818 = t737 & t747;
    const uint64_t t819 = t763 & t778;
    const uint64_t t820 = t743 & t791;
    const uint64_t t821 = t775 & t791;
    const uint64_t t822 = t741 & t766;
    const uint64_t t823 = t763 & t793;
    const uint64_t t824 = t762 & t776;
    const uint64_t t825 = t769 & t778;
    const uint64_t t826 = t769 & t775;
    const uint64_t t827 = t735 & t766;
    const uint64_t t828 = t762 & t769;
    const uint64_t t829 = t782 & t811;
    const uint64_t t830 = t769 & t784;
    const uint64_t t831 = t745 & t780;
    const uint64_t t832 = t780 & t808;
    const uint64_t t833 = t737 & t760;
    const uint64_t t834 = t753 & t811;
    const uint64_t t835 = t731 & t760;
    const uint64_t t836 = t745 & t805;
    const uint64_t t837 = t780 & t788;
    const uint64_t t838 = t778 & t788;
    const uint64_t t839 = t750 & t786;
    const uint64_t t840 = t731 & t786;
    const uint64_t t841 = t784 & t788;
    const uint64_t t842 = t775 & t788;
    const uint64_t t843 = t766 & t786;
    const uint64_t t844 = t737 & t786;
    const uint64_t t845 = t735 & t808;
    const uint64_t t846 = t747 & t776;
    const uint64_t t847 = t730 & t755;
    const uint64_t t848 = t775 & t847;
    const uint64_t t849 = t782 & t805;
    const uint64_t t850 = t780 & t847;
    const uint64_t t851 = t788 & t811;
    const uint64_t t852 = t756 & t811;
    const uint64_t t853 = t778 & t847;
    const uint64_t t854 = t765 & t808;
    const uint64_t t855 = t778 & t795;
    const uint64_t t856 = t747 & t756;
    const uint64_t t857 = t756 & t760;
    const uint64_t t858 = t784 & t847;
    const uint64_t t859 = t808 & t811;
    const uint64_t t860 = t793 & t795;
    const uint64_t t861 = t743 & t753;
    const uint64_t t862 = t741 & t791;
    const uint64_t t863 = t743 & t847;
    const uint64_t t864 = t784 & t795;
    const uint64_t t865 = t737 & t784;
    const uint64_t t866 = t762 & t847;
    const uint64_t t867 = t753 & t784;
    const uint64_t t868 = t750 & t775;
    const uint64_t t869 = t762 & t795;
    const uint64_t t870 = t728 & t808;
    const uint64_t t871 = t743 & t782;
    const uint64_t t872 = t743 & t750;
    const uint64_t t873 = t756 & t786;
    const uint64_t t874 = t728 & t763;
    const uint64_t t875 = t805 & t847;
    const uint64_t t876 = t753 & t775;
    const uint64_t t877 = t741 & t756;
    const uint64_t t878 = t735 & t788;
    const uint64_t t879 = t728 & t788;
    const uint64_t t880 = t763 & t786;
    const uint64_t t881 = t786 & t791;
    const uint64_t t882 = t732 | t738 | t742 | t746 | t751 | t754 | t757 | t761 | t764 | t767 | t768 | t770 | t771
        | t772 | t773 | t774 | t777 | t779 | t781 | t783 | t785 | t787 | t789 | t790 | t792 | t794 | t796 | t797
        | t798 | t799 | t800 | t801 | t802 | t803 | t804 | t806 | t807 | t809 | t810 | t812 | t813 | t814 | t815
        | t816 | t817 | t818 | t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826 | t827 | t828 | t829 | t830
        | t831 | t832 | t833 | t834 | t835 | t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843 | t844 | t845
        | t846 | t848 | t849 | t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860 | t861
        | t862 | t863 | t864 | t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876
        | t877 | t878 | t879 | t880 | t881;
    const uint64_t t883 = t725 & ~t882;
    const uint64_t t884 = t732 | t845;
    const uint64_t t885 = t738 | t846;
    const uint64_t t886 = t742 | t848;
    const uint64_t t887 = t746 | t849;
    const uint64_t t888 = t751 | t845;
    const uint64_t t889 = t754 | t846;
    const uint64_t t890 = t757 | t848;
    const uint64_t t891 = t761 | t849;
    const uint64_t t892 = t764 | t850;
    const uint64_t t893 = t767 | t851;
    const uint64_t t894 = t768 | t852;
    const uint64_t t895 = t770 | t853;
    const uint64_t t896 = t771 | t850;
    const uint64_t t897 = t772 | t851;
    const uint64_t t898 = t773 | t852;
    const uint64_t t899 = t774 | t853;
    const uint64_t t900 = t777 | t854;
    const uint64_t t901 = t779 | t855;
    const uint64_t t902 = t781 | t856;
    const uint64_t t903 = t783 | t857;
    const uint64_t t904 = t785 | t854;
    const uint64_t t905 = t787 | t855;
    const uint64_t t906 = t789 | t856;
    const uint64_t t907 = t790 | t857;
    const uint64_t t908 = t792 | t858;
    const uint64_t t909 = t794 | t859;
    const uint64_t t910 = t796 | t860;
    const uint64_t t911 = t797 | t861;
    const uint64_t t912 = t798 | t858;
    const uint64_t t913 = t799 | t859;
    const uint64_t t914 = t800 | t860;
    const uint64_t t915 = t801 | t861;
    const uint64_t t916 = t802 | t862;
    const uint64_t t917 = t803 | t863;
    const uint64_t t918 = t804 | t864;
    const uint64_t t919 = t806 | t865;
    const uint64_t t920 = t807 | t862;
    const uint64_t t921 = t809 | t863;
    const uint64_t t922 = t810 | t864;
    const uint64_t t923 = t812 | t865;
    const uint64_t t924 = t813 | t866;
    const uint64_t t925 = t814 | t867;
    const uint64_t t926 = t815 | t868;
    const uint64_t t927 = t816 | t869;
    const uint64_t t928 = t817 | t866;
    const uint64_t t929 = t818 | t867;
    const uint64_t t930 = t819 | t868;
    const uint64_t t931 = t820 | t869;
    const uint64_t t932 = t821 | t870;
    const uint64_t t933 = t822 | t871;
    const uint64_t t934 = t823 | t872;
    const uint64_t t935 = t824 | t873;
    const uint64_t t936 = t825 | t870;
    const uint64_t t937 = t826 | t871;
    const uint64_t t938 = t827 | t872;
    const uint64_t t939 = t828 | t873;
    const uint64_t t940 = t829 | t874;
    const uint64_t t941 = t830 | t875;
    const uint64_t t942 = t831 | t876;
    const uint64_t t943 = t832 | t877;
    const uint64_t t944 = t833 | t874;
    const uint64_t t945 = t834 | t875;
    const uint64_t t946 = t835 | t876;
    const uint64_t t947 = t836 | t877;
    const uint64_t t948 = t837 | t878;
    const uint64_t t949 = t838 | t879;
    const uint64_t t950 = t839 | t880;
    const uint64_t t951 = t840 | t881;
    const uint64_t t952 = t841 | t878;
    const uint64_t t953 = t842 | t879;
    const uint64_t t954 = t843 | t880;
    const uint64_t t955 = t844 | t881;
    const uint64_t t956 = t165 & t404;
    const uint64_t t957 = t165 | t404;
    const uint64_t t958 = t643 & t882;
    const uint64_t t959 = t643 | t882;
    const uint64_t t960 = t957 & t959;
    const uint64_t t961 = t956 | t958 | t960;
    const uint64_t t962 = t167 | t168 | t169 | t170 | t171 | t172 | t173 | t174 | t406 | t407 | t408 | t409 | t410
        | t411 | t412 | t413 | t645 | t646 | t647 | t648 | t649 | t650 | t651 | t652 | t884 | t885 | t886 | t887
        | t888 | t889 | t890 | t891;
    const uint64_t t963 = t175 | t176 | t177 | t178 | t179 | t180 | t181 | t182 | t414 | t415 | t416 | t417 | t418
        | t419 | t420 | t421 | t653 | t654 | t655 | t656 | t657 | t658 | t659 | t660 | t892 | t893 | t894 | t895
        | t896 | t897 | t898 | t899;
    const uint64_t t964 = t183 | t184 | t185 | t186 | t187 | t188 | t189 | t190 | t422 | t423 | t424 | t425 | t426
        | t427 | t428 | t429 | t661 | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t900 | t901 | t902 | t903
        | t904 | t905 | t906 | t907;
    const uint64_t t965 = t191 | t192 | t193 | t194 | t195 | t196 | t197 | t198 | t430 | t431 | t432 | t433 | t434
        | t435 | t436 | t437 | t669 | t670 | t671 | t672 | t673 | t674 | t675 | t676 | t908 | t909 | t910 | t911
        | t912 | t913 | t914 | t915;
    const uint64_t t966 = t199 | t200 | t201 | t202 | t203 | t204 | t205 | t206 | t438 | t439 | t440 | t441 | t442
        | t443 | t444 | t445 | t677 | t678 | t679 | t680 | t681 | t682 | t683 | t684 | t916 | t917 | t918 | t919
        | t920 | t921 | t922 | t923;
    const uint64_t t967 = t207 | t208 | t209 | t210 | t211 | t212 | t213 | t214 | t446 | t447 | t448 | t449 | t450
        | t451 | t452 | t453 | t685 | t686 | t687 | t688 | t689 | t690 | t691 | t692 | t924 | t925 | t926 | t927
        | t928 | t929 | t930 | t931;
    const uint64_t t968 = t215 | t216 | t217 | t218 | t219 | t220 | t221 | t222 | t454 | t455 | t456 | t457 | t458
        | t459 | t460 | t461 | t693 | t694 | t695 | t696 | t697 | t698 | t699 | t700 | t932 | t933 | t934 | t935
        | t936 | t937 | t938 | t939;
    const uint64_t t969 = t223 | t224 | t225 | t226 | t227 | t228 | t229 | t230 | t462 | t463 | t464 | t465 | t466
        | t467 | t468 | t469 | t701 | t702 | t703 | t704 | t705 | t706 | t707 | t708 | t940 | t941 | t942 | t943
        | t944 | t945 | t946 | t947;
    const uint64_t t970 = t231 | t232 | t233 | t234 | t235 | t236 | t237 | t238 | t470 | t471 | t472 | t473 | t474
        | t475 | t476 | t477 | t709 | t710 | t711 | t712 | t713 | t714 | t715 | t716 | t948 | t949 | t950 | t951
        | t952 | t953 | t954 | t955;
    const uint64_t t971 = t962 & t963;
    const uint64_t t972 = t962 | t963;
    const uint64_t t973 = t964 & t965;
    const uint64_t t974 = t964 | t965;
    const uint64_t t975 = t972 & t974;
    const uint64_t t976 = t972 | t974;
    const uint64_t t977 = t971 | t973 | t975;
    const uint64_t t978 = t966 & t967;
    const uint64_t t979 = t966 | t967;
    const uint64_t t980 = t969 & t970;
    const uint64_t t981 = t969 | t970;
    const uint64_t t982 = t968 & t981;
    const uint64_t t983 = t968 | t981;
    const uint64_t t984 = t980 | t982;
    const uint64_t t985 = t979 & t983;
    const uint64_t t986 = t979 | t983;
    const uint64_t t987 = t978 | t984 | t985;
    const uint64_t t988 = t976 & t986;
    const uint64_t t989 = t977 | t987 | t988;
    const uint64_t t990 = t961 & t989;
    const uint64_t t991 = t166 | t405 | t644 | t883 | t990;
    const uint64_t t992 = t165 | t404 | t643 | t882;
    const uint64_t t993 = ~t991 & t992;
    const uint64_t t994 = t167 & ~t991;
    const uint64_t t995 = t168 & ~t991;
    const uint64_t t996 = t169 & ~t991;
    const uint64_t t997 = t170 & ~t991;
    const uint64_t t998 = t171 & ~t991;
    const uint64_t t999 = t172 & ~t991;
    const uint64_t t1000 = t173 & ~t991;
    const uint64_t t1001 = t174 & ~t991;
    const uint64_t t1002 = t175 & ~t991;
    const uint64_t t1003 = t176 & ~t991;
    const uint64_t t1004 = t177 & ~t991;
    const uint64_t t1005 = t178 & ~t991;
    const uint64_t t1006 = t179 & ~t991;
    const uint64_t t1007 = t180 & ~t991;
    const uint64_t t1008 = t181 & ~t991;
    const uint64_t t1009 = t182 & ~t991;
    const uint64_t t1010 = t183 & ~t991;
    const uint64_t t1011 = t184 & ~t991;
    const uint64_t t1012 = t185 & ~t991;
    const uint64_t t1013 = t186 & ~t991;
    const uint64_t t1014 = t187 & ~t991;
    const uint64_t t1015 = t188 & ~t991;
    const uint64_t t1016 = t189 & ~t991;
    const uint64_t t1017 = t190 & ~t991;
    const uint64_t t1018 = t191 & ~t991;
    const uint64_t t1019 = t192 & ~t991;
    const uint64_t t1020 = t193 & ~t991;
    const uint64_t t1021 = t194 & ~t991;
    const uint64_t t1022 = t195 & ~t991;
    const uint64_t t1023 = t196 & ~t991;
    const uint64_t t1024 = t197 & ~t991;
    const uint64_t t1025 = t198 & ~t991;
    const uint64_t t1026 = t199 & ~t991;
    const uint64_t t1027 = t200 & ~t991;
    const uint64_t t1028 = t201 & ~t991;
    const uint64_t t1029 = t202 & ~t991;
    const uint64_t t1030 = t203 & ~t991;
    const uint64_t t1031 = t204 & ~t991;
    const uint64_t t1032 = t205 & ~t991;
    const uint64_t t1033 = t206 & ~t991;
    const uint64_t t1034 = t207 & ~t991;
    const uint64_t t1035 = t208 & ~t991;
    const uint64_t t1036 = t209 & ~t991;
    const uint64_t t1037 = t210 & ~t991;
    const uint64_t t1038 = t211 & ~t991;
    const uint64_t t1039 = t212 & ~t991;
    const uint64_t t1040 = t213 & ~t991;
    const uint64_t t1041 = t214 & ~t991;
    const uint64_t t1042 = t215 & ~t991;
    const uint64_t t1043 = t216 & ~t991;
    const uint64_t t1044 = t217 & ~t991;
    const uint64_t t1045 = t218 & ~t991;
    const uint64_t t1046 = t219 & ~t991;
    const uint64_t t1047 = t220 & ~t991;
    const uint64_t t1048 = t221 & ~t991;
    const uint64_t t1049 = t222 & ~t991;
    const uint64_t t1050 = t223 & ~t991;
    const uint64_t t1051 = t224 & ~t991;
    const uint64_t t1052 = t225 & ~t991;
    const uint64_t t1053 = t226 & ~t991;
    const uint64_t t1054 = t227 & ~t991;
    const uint64_t t1055 = t228 & ~t991;
    const uint64_t t1056 = t229 & ~t991;
    const uint64_t t1057 = t230 & ~t991;
    const uint64_t t1058 = t231 & ~t991;
    const uint64_t t1059 = t232 & ~t991;
    const uint64_t t1060 = t233 & ~t991;
    const uint64_t t1061 = t234 & ~t991;
    const uint64_t t1062 = t235 & ~t991;
    const uint64_t t1063 = t236 & ~t991;
    const uint64_t t1064 = t237 & ~t991;
    const uint64_t t1065 = t238 & ~t991;
    const uint64_t t1066 = t406 & ~t991;
    const uint64_t t1067 = t407 & ~t991;
    const uint64_t t1068 = t408 & ~t991;
    const uint64_t t1069 = t409 & ~t991;
    const uint64_t t1070 = t410 & ~t991;
    const uint64_t t1071 = t411 & ~t991;
    const uint64_t t1072 = t412 & ~t991;
    const uint64_t t1073 = t413 & ~t991;
    const uint64_t t1074 = t414 & ~t991;
    const uint64_t t1075 = t415 & ~t991;
    const uint64_t t1076 = t416 & ~t991;
    const uint64_t t1077 = t417 & ~t991;
    const uint64_t t1078 = t418 & ~t991;
    const uint64_t t1079 = t419 & ~t991;
    const uint64_t t1080 = t420 & ~t991;
    const uint64_t t1081 = t421 & ~t991;
    const uint64_t t1082 = t422 & ~t991;
    const uint64_t t1083 = t423 & ~t991;
    const uint64_t t1084 = t424 & ~t991;
    const uint64_t t1085 = t425 & ~t991;
    const uint64_t t1086 = t426 & ~t991;
    const uint64_t t1087 = t427 & ~t991;
    const uint64_t t1088 = t428 & ~t991;
    const uint64_t t1089 = t429 & ~t991;
    const uint64_t t1090 = t430 & ~t991;
    const uint64_t t1091 = t431 & ~t991;
    const uint64_t t1092 = t432 & ~t991;
    const uint64_t t1093 = t433 & ~t991;
    const uint64_t t1094 = t434 & ~t991;
    const uint64_t t1095 = t435 & ~t991;
    const uint64_t t1096 = t436 & ~t991;
    const uint64_t t1097 = t437 & ~t991;
    const uint64_t t1098 = t438 & ~t991;
    const uint64_t t1099 = t439 & ~t991;
    const uint64_t t1100 = t440 & ~t991;
    const uint64_t t1101 = t441 & ~t991;
    const uint64_t t1102 = t442 & ~t991;
    const uint64_t t1103 = t443 & ~t991;
    const uint64_t t1104 = t444 & ~t991;
    const uint64_t t1105 = t445 & ~t991;
    const uint64_t t1106 = t446 & ~t991;
    const uint64_t t1107 = t447 & ~t991;
    const uint64_t t1108 = t448 & ~t991;
    const uint64_t t1109 = t449 & ~t991;
    const uint64_t t1110 = t450 & ~t991;
    const uint64_t t1111 = t451 & ~t991;
    const uint64_t t1112 = t452 & ~t991;
    const uint64_t t1113 = t453 & ~t991;
    const uint64_t t1114 = t454 & ~t991;
    const uint64_t t1115 = t455 & ~t991;
    const uint64_t t1116 = t456 & ~t991;
    const uint64_t t1117 = t457 & ~t991;
    const uint64_t t1118 = t458 & ~t991;
    const uint64_t t1119 = t459 & ~t991;
    const uint64_t t1120 = t460 & ~t991;
    const uint64_t t1121 = t461 & ~t991;
    const uint64_t t1122 = t462 & ~t991;
    const uint64_t t1123 = t463 & ~t991;
    const uint64_t t1124 = t464 & ~t991;
    const uint64_t t1125 = t465 & ~t991;
    const uint64_t t1126 = t466 & ~t991;
    const uint64_t t1127 = t467 & ~t991;
    const uint64_t t1128 = t468 & ~t991;
    const uint64_t t1129 = t469 & ~t991;
    const uint64_t t1130 = t470 & ~t991;
    const uint64_t t1131 = t471 & ~t991;
    const uint64_t t1132 = t472 & ~t991;
    const uint64_t t1133 = t473 & ~t991;
    const uint64_t t1134 = t474 & ~t991;
    const uint64_t t1135 = t475 & ~t991;
    const uint64_t t1136 = t476 & ~t991;
    const uint64_t t1137 = t477 & ~t991;
    const uint64_t t1138 = t645 & ~t991;
    const uint64_t t1139 = t646 & ~t991;
    const uint64_t t1140 = t647 & ~t991;
    const uint64_t t1141 = t648 & ~t991;
    const uint64_t t1142 = t649 & ~t991;
    const uint64_t t1143 = t650 & ~t991;
    const uint64_t t1144 = t651 & ~t991;
    const uint64_t t1145 = t652 & ~t991;
    const uint64_t t1146 = t653 & ~t991;
    const uint64_t t1147 = t654 & ~t991;
    const uint64_t t1148 = t655 & ~t991;
    const uint64_t t1149 = t656 & ~t991;
    const uint64_t t1150 = t657 & ~t991;
    const uint64_t t1151 = t658 & ~t991;
    const uint64_t t1152 = t659 & ~t991;
    const uint64_t t1153 = t660 & ~t991;
    const uint64_t t1154 = t661 & ~t991;
    const uint64_t t1155 = t662 & ~t991;
    const uint64_t t1156 = t663 & ~t991;
    const uint64_t t1157 = t664 & ~t991;
    const uint64_t t1158 = t665 & ~t991;
    const uint64_t t1159 = t666 & ~t991;
    const uint64_t t1160 = t667 & ~t991;
    const uint64_t t1161 = t668 & ~t991;
    const uint64_t t1162 = t669 & ~t991;
    const uint64_t t1163 = t670 & ~t991;
    const uint64_t t1164 = t671 & ~t991;
    const uint64_t t1165 = t672 & ~t991;
    const uint64_t t1166 = t673 & ~t991;
    const uint64_t t1167 = t674 & ~t991;
    const uint64_t t1168 = t675 & ~t991;
    const uint64_t t1169 = t676 & ~t991;
    const uint64_t t1170 = t677 & ~t991;
    const uint64_t t1171 = t678 & ~t991;
    const uint64_t t1172 = t679 & ~t991;
    const uint64_t t1173 = t680 & ~t991;
    const uint64_t t1174 = t681 & ~t991;
    const uint64_t t1175 = t682 & ~t991;
    const uint64_t t1176 = t683 & ~t991;
    const uint64_t t1177 = t684 & ~t991;
    const uint64_t t1178 = t685 & ~t991;
    const uint64_t t1179 = t686 & ~t991;
    const uint64_t t1180 = t687 & ~t991;
    const uint64_t t1181 = t688 & ~t991;
    const uint64_t t1182 = t689 & ~t991;
    const uint64_t t1183 = t690 & ~t991;
    const uint64_t t1184 = t691 & ~t991;
    const uint64_t t1185 = t692 & ~t991;
    const uint64_t t1186 = t693 & ~t991;
    const uint64_t t1187 = t694 & ~t991;
    const uint64_t t1188 = t695 & ~t991;
    const uint64_t t1189 = t696 & ~t991;
    const uint64_t t1190 = t697 & ~t991;
    const uint64_t t1191 = t698 & ~t991;
    const uint64_t t1192 = t699 & ~t991;
    const uint64_t t1193 = t700 & ~t991;
    const uint64_t t1194 = t701 & ~t991;
    const uint64_t t1195 = t702 & ~t991;
    const uint64_t t1196 = t703 & ~t991;
    const uint64_t t1197 = t704 & ~t991;
    const uint64_t t1198 = t705 & ~t991;
    const uint64_t t1199 = t706 & ~t991;
    const uint64_t t1200 = t707 & ~t991;
    const uint64_t t1201 = t708 & ~t991;
    const uint64_t t1202 = t709 & ~t991;
    const uint64_t t1203 = t710 & ~t991;
    const uint64_t t1204 = t711 & ~t991;
    const uint64_t t1205 = t712 & ~t991;
    const uint64_t t1206 = t713 & ~t991;
    const uint64_t t1207 = t714 & ~t991;
    const uint64_t t1208 = t715 & ~t991;
    const uint64_t t1209 = t716 & ~t991;
    const uint64_t t1210 = t884 & ~t991;
    const uint64_t t1211 = t885 & ~t991;
    const uint64_t t1212 = t886 & ~t991;
    const uint64_t t1213 = t887 & ~t991;
    const uint64_t t1214 = t888 & ~t991;
    const uint64_t t1215 = t889 & ~t991;
    const uint64_t t1216 = t890 & ~t991;
    const uint64_t t1217 = t891 & ~t991;
    const uint64_t t1218 = t892 & ~t991;
    const uint64_t t1219 = t893 & ~t991;
    const uint64_t t1220 = t894 & ~t991;
    const uint64_t t1221 = t895 & ~t991;
    const uint64_t t1222 = t896 & ~t991;
    const uint64_t t1223 = t897 & ~t991;
    const uint64_t t1224 = t898 & ~t991;
    const uint64_t t1225 = t899 & ~t991;
    const uint64_t t1226 = t900 & ~t991;
    const uint64_t t1227 = t901 & ~t991;
    const uint64_t t1228 = t902 & ~t991;
    const uint64_t t1229 = t903 & ~t991;
    const uint64_t t1230 = t904 & ~t991;
    const uint64_t t1231 = t905 & ~t991;
    const uint64_t t1232 = t906 & ~t991;
    const uint64_t t1233 = t907 & ~t991;
    const uint64_t t1234 = t908 & ~t991;
    const uint64_t t1235 = t909 & ~t991;
    const uint64_t t1236 = t910 & ~t991;
    const uint64_t t1237 = t911 & ~t991;
    const uint64_t t1238 = t912 & ~t991;
    const uint64_t t1239 = t913 & ~t991;
    const uint64_t t1240 = t914 & ~t991;
    const uint64_t t1241 = t915 & ~t991;
    const uint64_t t1242 = t916 & ~t991;
    const uint64_t t1243 = t917 & ~t991;
    const uint64_t t1244 = t918 & ~t991;
    const uint64_t t1245 = t919 & ~t991;
    const uint64_t t1246 = t920 & ~t991;
    const uint64_t t1247 = t921 & ~t991;
    const uint64_t t1248 = t922 & ~t991;
    const uint64_t t1249 = t923 & ~t991;
    const uint64_t t1250 = t924 & ~t991;
    const uint64_t t1251 = t925 & ~t991;
    const uint64_t t1252 = t926 & ~t991;
    const uint64_t t1253 = t927 & ~t991;
    const uint64_t t1254 = t928 & ~t991;
    const uint64_t t1255 = t929 & ~t991;
    const uint64_t t1256 = t930 & ~t991;
    const uint64_t t1257 = t931 & ~t991;
    const uint64_t t1258 = t932 & ~t991;
    const uint64_t t1259 = t933 & ~t991;
    const uint64_t t1260 = t934 & ~t991;
    const uint64_t t1261 = t935 & ~t991;
    const uint64_t t1262 = t936 & ~t991;
    const uint64_t t1263 = t937 & ~t991;
    const uint64_t t1264 = t938 & ~t991;
    const uint64_t t1265 = t939 & ~t991;
    const uint64_t t1266 = t940 & ~t991;
    const uint64_t t1267 = t941 & ~t991;
    const uint64_t t1268 = t942 & ~t991;
    const uint64_t t1269 = t943 & ~t991;
    const uint64_t t1270 = t944 & ~t991;
    const uint64_t t1271 = t945 & ~t991;
    const uint64_t t1272 = t946 & ~t991;
    const uint64_t t1273 = t947 & ~t991;
    const uint64_t t1274 = t948 & ~t991;
    const uint64_t t1275 = t949 & ~t991;
    const uint64_t t1276 = t950 & ~t991;
    const uint64_t t1277 = t951 & ~t991;
    const uint64_t t1278 = t952 & ~t991;
    const uint64_t t1279 = t953 & ~t991;
    const uint64_t t1280 = t954 & ~t991;
    const uint64_t t1281 = t955 & ~t991;
    entry[0] ^= t994;
    entry[1] ^= t1067;
    entry[2] ^= t1140;
    entry[3] ^= t1213;
    entry[4] ^= t998;
    entry[5] ^= t1071;
    entry[6] ^= t1144;
    entry[7] ^= t1217;
    entry[8] ^= t1002;
    entry[9] ^= t1075;
    entry[10] ^= t1148;
    entry[11] ^= t1221;
    entry[12] ^= t1006;
    entry[13] ^= t1079;
    entry[14] ^= t1152;
    entry[15] ^= t1225;
    entry[16] ^= t1010;
    entry[17] ^= t1083;
    entry[18] ^= t1156;
    entry[19] ^= t1229;
    entry[20] ^= t1014;
    entry[21] ^= t1087;
    entry[22] ^= t1160;
    entry[23] ^= t1233;
    entry[24] ^= t1018;
    entry[25] ^= t1091;
    entry[26] ^= t1164;
    entry[27] ^= t1237;
    entry[28] ^= t1022;
    entry[29] ^= t1095;
    entry[30] ^= t1168;
    entry[31] ^= t1241;
    entry[32] ^= t1026;
    entry[33] ^= t1099;
    entry[34] ^= t1172;
    entry[35] ^= t1245;
    entry[36] ^= t1030;
    entry[37] ^= t1103;
    entry[38] ^= t1176;
    entry[39] ^= t1249;
    entry[40] ^= t1034;
    entry[41] ^= t1107;
    entry[42] ^= t1180;
    entry[43] ^= t1253;
    entry[44] ^= t1038;
    entry[45] ^= t1111;
    entry[46] ^= t1184;
    entry[47] ^= t1257;
    entry[48] ^= t1042;
    entry[49] ^= t1115;
    entry[50] ^= t1188;
    entry[51] ^= t1261;
    entry[52] ^= t1046;
    entry[53] ^= t1119;
    entry[54] ^= t1192;
    entry[55] ^= t1265;
    entry[56] ^= t1050;
    entry[57] ^= t1123;
    entry[58] ^= t1196;
    entry[59] ^= t1269;
    entry[60] ^= t1054;
    entry[61] ^= t1127;
    entry[62] ^= t1200;
    entry[63] ^= t1273;
    entry[64] ^= t1058;
    entry[65] ^= t1131;
    entry[66] ^= t1204;
    entry[67] ^= t1277;
    entry[68] ^= t1062;
    entry[69] ^= t1135;
    entry[70] ^= t1208;
    entry[71] ^= t1281;
    entry[72] ^= t1066;
    entry[73] ^= t1139;
    entry[74] ^= t1212;
    entry[75] ^= t997;
    entry[76] ^= t1070;
    entry[77] ^= t1143;
    entry[78] ^= t1216;
    entry[79] ^= t1001;
    entry[80] ^= t1074;
    entry[81] ^= t1147;
    entry[82] ^= t1220;
    entry[83] ^= t1005;
    entry[84] ^= t1078;
    entry[85] ^= t1151;
    entry[86] ^= t1224;
    entry[87] ^= t1009;
    entry[88] ^= t1082;
    entry[89] ^= t1155;
    entry[90] ^= t1228;
    entry[91] ^= t1013;
    entry[92] ^= t1086;
    entry[93] ^= t1159;
    entry[94] ^= t1232;
    entry[95] ^= t1017;
    entry[96] ^= t1090;
    entry[97] ^= t1163;
    entry[98] ^= t1236;
    entry[99] ^= t1021;
    entry[100] ^= t1094;
    entry[101] ^= t1167;
    entry[102] ^= t1240;
    entry[103] ^= t1025;
    entry[104] ^= t1098;
    entry[105] ^= t1171;
    entry[106] ^= t1244;
    entry[107] ^= t1029;
    entry[108] ^= t1102;
    entry[109] ^= t1175;
    entry[110] ^= t1248;
    entry[111] ^= t1033;
    entry[112] ^= t1106;
    entry[113] ^= t1179;
    entry[114] ^= t1252;
    entry[115] ^= t1037;
    entry[116] ^= t1110;
    entry[117] ^= t1183;
    entry[118] ^= t1256;
    entry[119] ^= t1041;
    entry[120] ^= t1114;
    entry[121] ^= t1187;
    entry[122] ^= t1260;
    entry[123] ^= t1045;
    entry[124] ^= t1118;
    entry[125] ^= t1191;
    entry[126] ^= t1264;
    entry[127] ^= t1049;
    entry[128] ^= t1122;
    entry[129] ^= t1195;
    entry[130] ^= t1268;
    entry[131] ^= t1053;
    entry[132] ^= t1126;
    entry[133] ^= t1199;
    entry[134] ^= t1272;
    entry[135] ^= t1057;
    entry[136] ^= t1130;
    entry[137] ^= t1203;
    entry[138] ^= t1276;
    entry[139] ^= t1061;
    entry[140] ^= t1134;
    entry[141] ^= t1207;
    entry[142] ^= t1280;
    entry[143] ^= t1065;
    entry[144] ^= t1138;
    entry[145] ^= t1211;
    entry[146] ^= t996;
    entry[147] ^= t1069;
    entry[148] ^= t1142;
    entry[149] ^= t1215;
    entry[150] ^= t1000;
    entry[151] ^= t1073;
    entry[152] ^= t1146;
    entry[153] ^= t1219;
    entry[154] ^= t1004;
    entry[155] ^= t1077;
    entry[156] ^= t1150;
    entry[157] ^= t1223;
    entry[158] ^= t1008;
    entry[159] ^= t1081;
    entry[160] ^= t1154;
    entry[161] ^= t1227;
    entry[162] ^= t1012;
    entry[163] ^= t1085;
    entry[164] ^= t1158;
    entry[165] ^= t1231;
    entry[166] ^= t1016;
    entry[167] ^= t1089;
    entry[168] ^= t1162;
    entry[169] ^= t1235;
    entry[170] ^= t1020;
    entry[171] ^= t1093;
    entry[172] ^= t1166;
    entry[173] ^= t1239;
    entry[174] ^= t1024;
    entry[175] ^= t1097;
    entry[176] ^= t1170;
    entry[177] ^= t1243;
    entry[178] ^= t1028;
    entry[179] ^= t1101;
    entry[180] ^= t1174;
    entry[181] ^= t1247;
    entry[182] ^= t1032;
    entry[183] ^= t1105;
    entry[184] ^= t1178;
    entry[185] ^= t1251;
    entry[186] ^= t1036;
    entry[187] ^= t1109;
    entry[188] ^= t1182;
    entry[189] ^= t1255;
    entry[190] ^= t1040;
    entry[191] ^= t1113;
    entry[192] ^= t1186;
    entry[193] ^= t1259;
    entry[194] ^= t1044;
    entry[195] ^= t1117;
    entry[196] ^= t1190;
    entry[197] ^= t1263;
    entry[198] ^= t1048;
    entry[199] ^= t1121;
    entry[200] ^= t1194;
    entry[201] ^= t1267;
    entry[202] ^= t1052;
    entry[203] ^= t1125;
    entry[204] ^= t1198;
    entry[205] ^= t1271;
    entry[206] ^= t1056;
    entry[207] ^= t1129;
    entry[208] ^= t1202;
    entry[209] ^= t1275;
    entry[210] ^= t1060;
    entry[211] ^= t1133;
    entry[212] ^= t1206;
    entry[213] ^= t1279;
    entry[214] ^= t1064;
    entry[215] ^= t1137;
    entry[216] ^= t1210;
    entry[217] ^= t995;
    entry[218] ^= t1068;
    entry[219] ^= t1141;
    entry[220] ^= t1214;
    entry[221] ^= t999;
    entry[222] ^= t1072;
    entry[223] ^= t1145;
    entry[224] ^= t1218;
    entry[225] ^= t1003;
    entry[226] ^= t1076;
    entry[227] ^= t1149;
    entry[228] ^= t1222;
    entry[229] ^= t1007;
    entry[230] ^= t1080;
    entry[231] ^= t1153;
    entry[232] ^= t1226;
    entry[233] ^= t1011;
    entry[234] ^= t1084;
    entry[235] ^= t1157;
    entry[236] ^= t1230;
    entry[237] ^= t1015;
    entry[238] ^= t1088;
    entry[239] ^= t1161;
    entry[240] ^= t1234;
    entry[241] ^= t1019;
    entry[242] ^= t1092;
    entry[243] ^= t1165;
    entry[244] ^= t1238;
    entry[245] ^= t1023;
    entry[246] ^= t1096;
    entry[247] ^= t1169;
    entry[248] ^= t1242;
    entry[249] ^= t1027;
    entry[250] ^= t1100;
    entry[251] ^= t1173;
    entry[252] ^= t1246;
    entry[253] ^= t1031;
    entry[254] ^= t1104;
    entry[255] ^= t1177;
    entry[256] ^= t1250;
    entry[257] ^= t1035;
    entry[258] ^= t1108;
    entry[259] ^= t1181;
    entry[260] ^= t1254;
    entry[261] ^= t1039;
    entry[262] ^= t1112;
    entry[263] ^= t1185;
    entry[264] ^= t1258;
    entry[265] ^= t1043;
    entry[266] ^= t1116;
    entry[267] ^= t1189;
    entry[268] ^= t1262;
    entry[269] ^= t1047;
    entry[270] ^= t1120;
    entry[271] ^= t1193;
    entry[272] ^= t1266;
    entry[273] ^= t1051;
    entry[274] ^= t1124;
    entry[275] ^= t1197;
    entry[276] ^= t1270;
    entry[277] ^= t1055;
    entry[278] ^= t1128;
    entry[279] ^= t1201;
    entry[280] ^= t1274;
    entry[281] ^= t1059;
    entry[282] ^= t1132;
    entry[283] ^= t1205;
    entry[284] ^= t1278;
    entry[285] ^= t1063;
    entry[286] ^= t1136;
    entry[287] ^= t1209;
    *corrected = t993;
    *uncorrectable = t991;
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

void ecc_trio_searched_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_trio_searched_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_trio_searched_encode(data, expected);
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

ecc_status ecc_trio_searched_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_trio_searched_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_trio_searched_decode_lanes(entry, &corrected, &uncorrectable);
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

ecc_status ecc_trio_searched_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_trio_searched_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_trio_searched_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_trio_searched_decode(data + 32u * i, check + 4u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
