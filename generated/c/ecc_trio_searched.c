/* TrioECC searched: encoder and decoder. Generated; do not edit.
 *
 * Scheme trio-searched, sha-256
 * 8947504c73512187f9af55b38b3567c623a0ca4141e681eacbf7350b0bbf8337.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Entry of Sullivan et al., MICRO 2021, Section 6.1; matrix by eccforge search,
 * examples/search-sec2bec-72-64-cap.yaml, seed 1, chain 39.
 */
#include "ecc_trio_searched.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x0111010101011010), UINT64_C(0x0800000800880808), UINT64_C(0x4040404000404444),
        UINT64_C(0x0022020002022200)
    },
    {
        UINT64_C(0x2202202002020220), UINT64_C(0x1100101001100010), UINT64_C(0x8008800880088000),
        UINT64_C(0x0404444004440400)
    },
    {
        UINT64_C(0x4000040040004400), UINT64_C(0x2202222220202020), UINT64_C(0x0101101001010101),
        UINT64_C(0x8888080808000808)
    },
    {
        UINT64_C(0x8808888880808080), UINT64_C(0x4040404404000000), UINT64_C(0x0020202222202002),
        UINT64_C(0x0001011101100001)
    },
    {
        UINT64_C(0x0000001111100110), UINT64_C(0x0000008080080808), UINT64_C(0x4044440040040044),
        UINT64_C(0x0002200220000022)
    },
    {
        UINT64_C(0x0222002020200202), UINT64_C(0x1000001010011110), UINT64_C(0x0880000880000008),
        UINT64_C(0x4040040404040040)
    },
    {
        UINT64_C(0x4440044000440440), UINT64_C(0x2002020020002002), UINT64_C(0x0010011010000110),
        UINT64_C(0x0008080088008088)
    },
    {
        UINT64_C(0x0888808088800088), UINT64_C(0x0444444440004404), UINT64_C(0x0000202020022000),
        UINT64_C(0x1010100010001011)
    },
    {
        UINT64_C(0x0022020002022200), UINT64_C(0x0111010101011010), UINT64_C(0x0800000800880808),
        UINT64_C(0x4040404000404444)
    },
    {
        UINT64_C(0x0404444004440400), UINT64_C(0x2202202002020220), UINT64_C(0x1100101001100010),
        UINT64_C(0x8008800880088000)
    },
    {
        UINT64_C(0x8888080808000808), UINT64_C(0x4000040040004400), UINT64_C(0x2202222220202020),
        UINT64_C(0x0101101001010101)
    },
    {
        UINT64_C(0x0001011101100001), UINT64_C(0x8808888880808080), UINT64_C(0x4040404404000000),
        UINT64_C(0x0020202222202002)
    },
    {
        UINT64_C(0x0002200220000022), UINT64_C(0x0000001111100110), UINT64_C(0x0000008080080808),
        UINT64_C(0x4044440040040044)
    },
    {
        UINT64_C(0x4040040404040040), UINT64_C(0x0222002020200202), UINT64_C(0x1000001010011110),
        UINT64_C(0x0880000880000008)
    },
    {
        UINT64_C(0x0008080088008088), UINT64_C(0x4440044000440440), UINT64_C(0x2002020020002002),
        UINT64_C(0x0010011010000110)
    },
    {
        UINT64_C(0x1010100010001011), UINT64_C(0x0888808088800088), UINT64_C(0x0444444440004404),
        UINT64_C(0x0000202020022000)
    },
    {
        UINT64_C(0x4040404000404444), UINT64_C(0x0022020002022200), UINT64_C(0x0111010101011010),
        UINT64_C(0x0800000800880808)
    },
    {
        UINT64_C(0x8008800880088000), UINT64_C(0x0404444004440400), UINT64_C(0x2202202002020220),
        UINT64_C(0x1100101001100010)
    },
    {
        UINT64_C(0x0101101001010101), UINT64_C(0x8888080808000808), UINT64_C(0x4000040040004400),
        UINT64_C(0x2202222220202020)
    },
    {
        UINT64_C(0x0020202222202002), UINT64_C(0x0001011101100001), UINT64_C(0x8808888880808080),
        UINT64_C(0x4040404404000000)
    },
    {
        UINT64_C(0x4044440040040044), UINT64_C(0x0002200220000022), UINT64_C(0x0000001111100110),
        UINT64_C(0x0000008080080808)
    },
    {
        UINT64_C(0x0880000880000008), UINT64_C(0x4040040404040040), UINT64_C(0x0222002020200202),
        UINT64_C(0x1000001010011110)
    },
    {
        UINT64_C(0x0010011010000110), UINT64_C(0x0008080088008088), UINT64_C(0x4440044000440440),
        UINT64_C(0x2002020020002002)
    },
    {
        UINT64_C(0x0000202020022000), UINT64_C(0x1010100010001011), UINT64_C(0x0888808088800088),
        UINT64_C(0x0444444440004404)
    },
    {
        UINT64_C(0x0800000800880808), UINT64_C(0x4040404000404444), UINT64_C(0x0022020002022200),
        UINT64_C(0x0111010101011010)
    },
    {
        UINT64_C(0x1100101001100010), UINT64_C(0x8008800880088000), UINT64_C(0x0404444004440400),
        UINT64_C(0x2202202002020220)
    },
    {
        UINT64_C(0x2202222220202020), UINT64_C(0x0101101001010101), UINT64_C(0x8888080808000808),
        UINT64_C(0x4000040040004400)
    },
    {
        UINT64_C(0x4040404404000000), UINT64_C(0x0020202222202002), UINT64_C(0x0001011101100001),
        UINT64_C(0x8808888880808080)
    },
    {
        UINT64_C(0x0000008080080808), UINT64_C(0x4044440040040044), UINT64_C(0x0002200220000022),
        UINT64_C(0x0000001111100110)
    },
    {
        UINT64_C(0x1000001010011110), UINT64_C(0x0880000880000008), UINT64_C(0x4040040404040040),
        UINT64_C(0x0222002020200202)
    },
    {
        UINT64_C(0x2002020020002002), UINT64_C(0x0010011010000110), UINT64_C(0x0008080088008088),
        UINT64_C(0x4440044000440440)
    },
    {
        UINT64_C(0x0444444440004404), UINT64_C(0x0000202020022000), UINT64_C(0x1010100010001011),
        UINT64_C(0x0888808088800088)
    }
};

void ecc_trio_searched_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[4] ^ data[12] ^ data[16] ^ data[24] ^ data[32] ^ data[40] ^ data[48] ^ data[52]
        ^ data[56] ^ data[67] ^ data[75] ^ data[83] ^ data[87] ^ data[99] ^ data[123] ^ data[130] ^ data[134]
        ^ data[138] ^ data[142] ^ data[150] ^ data[166] ^ data[174] ^ data[182] ^ data[190] ^ data[201] ^ data[205]
        ^ data[209] ^ data[217] ^ data[233] ^ data[241] ^ data[245];
    const uint64_t t1 = data[4] ^ data[20] ^ data[24] ^ data[36] ^ data[44] ^ data[56] ^ data[60] ^ data[79]
        ^ data[83] ^ data[95] ^ data[99] ^ data[111] ^ data[115] ^ data[127] ^ data[138] ^ data[146] ^ data[150]
        ^ data[154] ^ data[166] ^ data[170] ^ data[174] ^ data[178] ^ data[186] ^ data[197] ^ data[201] ^ data[209]
        ^ data[217] ^ data[229] ^ data[237] ^ data[241] ^ data[249] ^ data[253];
    const uint64_t t2 = data[0] ^ data[8] ^ data[16] ^ data[24] ^ data[36] ^ data[44] ^ data[48] ^ data[56]
        ^ data[67] ^ data[75] ^ data[91] ^ data[99] ^ data[107] ^ data[115] ^ data[119] ^ data[123] ^ data[127]
        ^ data[138] ^ data[142] ^ data[158] ^ data[170] ^ data[190] ^ data[197] ^ data[205] ^ data[213] ^ data[221]
        ^ data[225] ^ data[229] ^ data[233] ^ data[237] ^ data[241] ^ data[249] ^ data[253];
    const uint64_t t3 = data[0] ^ data[20] ^ data[24] ^ data[32] ^ data[36] ^ data[40] ^ data[48] ^ data[71]
        ^ data[79] ^ data[87] ^ data[95] ^ data[99] ^ data[103] ^ data[107] ^ data[111] ^ data[115] ^ data[123]
        ^ data[127] ^ data[154] ^ data[162] ^ data[166] ^ data[174] ^ data[182] ^ data[190] ^ data[193] ^ data[205]
        ^ data[213] ^ data[217] ^ data[221] ^ data[225] ^ data[229] ^ data[237] ^ data[245];
    const uint64_t t4 = data[4] ^ data[8] ^ data[20] ^ data[24] ^ data[28] ^ data[32] ^ data[36] ^ data[67]
        ^ data[75] ^ data[83] ^ data[95] ^ data[103] ^ data[130] ^ data[134] ^ data[146] ^ data[158] ^ data[170]
        ^ data[174] ^ data[178] ^ data[182] ^ data[190] ^ data[193] ^ data[197] ^ data[221] ^ data[225] ^ data[237]
        ^ data[241];
    const uint64_t t5 = data[4] ^ data[8] ^ data[12] ^ data[16] ^ data[28] ^ data[36] ^ data[60] ^ data[67]
        ^ data[95] ^ data[99] ^ data[119] ^ data[123] ^ data[134] ^ data[146] ^ data[154] ^ data[162] ^ data[170]
        ^ data[182] ^ data[190] ^ data[193] ^ data[201] ^ data[213] ^ data[221] ^ data[229] ^ data[241] ^ data[245]
        ^ data[249];
    const uint64_t t6 = data[4] ^ data[8] ^ data[28] ^ data[36] ^ data[40] ^ data[52] ^ data[67] ^ data[71]
        ^ data[79] ^ data[91] ^ data[95] ^ data[107] ^ data[115] ^ data[134] ^ data[138] ^ data[146] ^ data[150]
        ^ data[166] ^ data[170] ^ data[182] ^ data[186] ^ data[190] ^ data[193] ^ data[205] ^ data[221] ^ data[233]
        ^ data[241] ^ data[253];
    const uint64_t t7 = data[0] ^ data[4] ^ data[12] ^ data[28] ^ data[44] ^ data[52] ^ data[60] ^ data[67]
        ^ data[71] ^ data[87] ^ data[91] ^ data[95] ^ data[103] ^ data[111] ^ data[115] ^ data[119] ^ data[123]
        ^ data[130] ^ data[138] ^ data[142] ^ data[158] ^ data[162] ^ data[166] ^ data[170] ^ data[174] ^ data[178]
        ^ data[182] ^ data[186] ^ data[205] ^ data[209] ^ data[221] ^ data[229] ^ data[237];
    const uint64_t t8 = data[9] ^ data[13] ^ data[17] ^ data[25] ^ data[41] ^ data[49] ^ data[53] ^ data[68]
        ^ data[76] ^ data[80] ^ data[88] ^ data[96] ^ data[104] ^ data[112] ^ data[116] ^ data[120] ^ data[131]
        ^ data[139] ^ data[147] ^ data[151] ^ data[163] ^ data[187] ^ data[194] ^ data[198] ^ data[202] ^ data[206]
        ^ data[214] ^ data[230] ^ data[238] ^ data[246] ^ data[254];
    const uint64_t t9 = data[5] ^ data[9] ^ data[17] ^ data[25] ^ data[37] ^ data[45] ^ data[49] ^ data[57]
        ^ data[61] ^ data[68] ^ data[84] ^ data[88] ^ data[100] ^ data[108] ^ data[120] ^ data[124] ^ data[143]
        ^ data[147] ^ data[159] ^ data[163] ^ data[175] ^ data[179] ^ data[191] ^ data[202] ^ data[210] ^ data[214]
        ^ data[218] ^ data[230] ^ data[234] ^ data[238] ^ data[242] ^ data[250];
    const uint64_t t10 = data[5] ^ data[13] ^ data[21] ^ data[29] ^ data[33] ^ data[37] ^ data[41] ^ data[45]
        ^ data[49] ^ data[57] ^ data[61] ^ data[64] ^ data[72] ^ data[80] ^ data[88] ^ data[100] ^ data[108]
        ^ data[112] ^ data[120] ^ data[131] ^ data[139] ^ data[155] ^ data[163] ^ data[171] ^ data[179] ^ data[183]
        ^ data[187] ^ data[191] ^ data[202] ^ data[206] ^ data[222] ^ data[234] ^ data[254];
    const uint64_t t11 = data[1] ^ data[13] ^ data[21] ^ data[25] ^ data[29] ^ data[33] ^ data[37] ^ data[45]
        ^ data[53] ^ data[64] ^ data[84] ^ data[88] ^ data[96] ^ data[100] ^ data[104] ^ data[112] ^ data[135]
        ^ data[143] ^ data[151] ^ data[159] ^ data[163] ^ data[167] ^ data[171] ^ data[175] ^ data[179] ^ data[187]
        ^ data[191] ^ data[218] ^ data[226] ^ data[230] ^ data[238] ^ data[246] ^ data[254];
    const uint64_t t12 = data[1] ^ data[5] ^ data[29] ^ data[33] ^ data[45] ^ data[49] ^ data[68] ^ data[72]
        ^ data[84] ^ data[88] ^ data[92] ^ data[96] ^ data[100] ^ data[131] ^ data[139] ^ data[147] ^ data[159]
        ^ data[167] ^ data[194] ^ data[198] ^ data[210] ^ data[222] ^ data[234] ^ data[238] ^ data[242] ^ data[246]
        ^ data[254];
    const uint64_t t13 = data[1] ^ data[9] ^ data[21] ^ data[29] ^ data[37] ^ data[49] ^ data[53] ^ data[57]
        ^ data[68] ^ data[72] ^ data[76] ^ data[80] ^ data[92] ^ data[100] ^ data[124] ^ data[131] ^ data[159]
        ^ data[163] ^ data[183] ^ data[187] ^ data[198] ^ data[210] ^ data[218] ^ data[226] ^ data[234] ^ data[246]
        ^ data[254];
    const uint64_t t14 = data[1] ^ data[13] ^ data[29] ^ data[41] ^ data[49] ^ data[61] ^ data[68] ^ data[72]
        ^ data[92] ^ data[100] ^ data[104] ^ data[116] ^ data[131] ^ data[135] ^ data[143] ^ data[155] ^ data[159]
        ^ data[171] ^ data[179] ^ data[198] ^ data[202] ^ data[210] ^ data[214] ^ data[230] ^ data[234] ^ data[246]
        ^ data[250] ^ data[254];
    const uint64_t t15 = data[13] ^ data[17] ^ data[29] ^ data[37] ^ data[45] ^ data[64] ^ data[68] ^ data[76]
        ^ data[92] ^ data[108] ^ data[116] ^ data[124] ^ data[131] ^ data[135] ^ data[151] ^ data[155] ^ data[159]
        ^ data[167] ^ data[175] ^ data[179] ^ data[183] ^ data[187] ^ data[194] ^ data[202] ^ data[206] ^ data[222]
        ^ data[226] ^ data[230] ^ data[234] ^ data[238] ^ data[242] ^ data[246] ^ data[250];
    const uint64_t t16 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[22] ^ data[38] ^ data[46] ^ data[54]
        ^ data[62] ^ data[73] ^ data[77] ^ data[81] ^ data[89] ^ data[105] ^ data[113] ^ data[117] ^ data[132]
        ^ data[140] ^ data[144] ^ data[152] ^ data[160] ^ data[168] ^ data[176] ^ data[180] ^ data[184] ^ data[195]
        ^ data[203] ^ data[211] ^ data[215] ^ data[227] ^ data[251];
    const uint64_t t17 = data[10] ^ data[18] ^ data[22] ^ data[26] ^ data[38] ^ data[42] ^ data[46] ^ data[50]
        ^ data[58] ^ data[69] ^ data[73] ^ data[81] ^ data[89] ^ data[101] ^ data[109] ^ data[113] ^ data[121]
        ^ data[125] ^ data[132] ^ data[148] ^ data[152] ^ data[164] ^ data[172] ^ data[184] ^ data[188] ^ data[207]
        ^ data[211] ^ data[223] ^ data[227] ^ data[239] ^ data[243] ^ data[255];
    const uint64_t t18 = data[10] ^ data[14] ^ data[30] ^ data[42] ^ data[62] ^ data[69] ^ data[77] ^ data[85]
        ^ data[93] ^ data[97] ^ data[101] ^ data[105] ^ data[109] ^ data[113] ^ data[121] ^ data[125] ^ data[128]
        ^ data[136] ^ data[144] ^ data[152] ^ data[164] ^ data[172] ^ data[176] ^ data[184] ^ data[195] ^ data[203]
        ^ data[219] ^ data[227] ^ data[235] ^ data[243] ^ data[247] ^ data[251] ^ data[255];
    const uint64_t t19 = data[26] ^ data[34] ^ data[38] ^ data[46] ^ data[54] ^ data[62] ^ data[65] ^ data[77]
        ^ data[85] ^ data[89] ^ data[93] ^ data[97] ^ data[101] ^ data[109] ^ data[117] ^ data[128] ^ data[148]
        ^ data[152] ^ data[160] ^ data[164] ^ data[168] ^ data[176] ^ data[199] ^ data[207] ^ data[215] ^ data[223]
        ^ data[227] ^ data[231] ^ data[235] ^ data[239] ^ data[243] ^ data[251] ^ data[255];
    const uint64_t t20 = data[2] ^ data[6] ^ data[18] ^ data[30] ^ data[42] ^ data[46] ^ data[50] ^ data[54]
        ^ data[62] ^ data[65] ^ data[69] ^ data[93] ^ data[97] ^ data[109] ^ data[113] ^ data[132] ^ data[136]
        ^ data[148] ^ data[152] ^ data[156] ^ data[160] ^ data[164] ^ data[195] ^ data[203] ^ data[211] ^ data[223]
        ^ data[231];
    const uint64_t t21 = data[6] ^ data[18] ^ data[26] ^ data[34] ^ data[42] ^ data[54] ^ data[62] ^ data[65]
        ^ data[73] ^ data[85] ^ data[93] ^ data[101] ^ data[113] ^ data[117] ^ data[121] ^ data[132] ^ data[136]
        ^ data[140] ^ data[144] ^ data[156] ^ data[164] ^ data[188] ^ data[195] ^ data[223] ^ data[227] ^ data[247]
        ^ data[251];
    const uint64_t t22 = data[6] ^ data[10] ^ data[18] ^ data[22] ^ data[38] ^ data[42] ^ data[54] ^ data[58]
        ^ data[62] ^ data[65] ^ data[77] ^ data[93] ^ data[105] ^ data[113] ^ data[125] ^ data[132] ^ data[136]
        ^ data[156] ^ data[164] ^ data[168] ^ data[180] ^ data[195] ^ data[199] ^ data[207] ^ data[219] ^ data[223]
        ^ data[235] ^ data[243];
    const uint64_t t23 = data[2] ^ data[10] ^ data[14] ^ data[30] ^ data[34] ^ data[38] ^ data[42] ^ data[46]
        ^ data[50] ^ data[54] ^ data[58] ^ data[77] ^ data[81] ^ data[93] ^ data[101] ^ data[109] ^ data[128]
        ^ data[132] ^ data[140] ^ data[156] ^ data[172] ^ data[180] ^ data[188] ^ data[195] ^ data[199] ^ data[215]
        ^ data[219] ^ data[223] ^ data[231] ^ data[239] ^ data[243] ^ data[247] ^ data[251];
    const uint64_t t24 = data[3] ^ data[11] ^ data[19] ^ data[23] ^ data[35] ^ data[59] ^ data[66] ^ data[70]
        ^ data[74] ^ data[78] ^ data[86] ^ data[102] ^ data[110] ^ data[118] ^ data[126] ^ data[137] ^ data[141]
        ^ data[145] ^ data[153] ^ data[169] ^ data[177] ^ data[181] ^ data[196] ^ data[204] ^ data[208] ^ data[216]
        ^ data[224] ^ data[232] ^ data[240] ^ data[244] ^ data[248];
    const uint64_t t25 = data[15] ^ data[19] ^ data[31] ^ data[35] ^ data[47] ^ data[51] ^ data[63] ^ data[74]
        ^ data[82] ^ data[86] ^ data[90] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[122] ^ data[133]
        ^ data[137] ^ data[145] ^ data[153] ^ data[165] ^ data[173] ^ data[177] ^ data[185] ^ data[189] ^ data[196]
        ^ data[212] ^ data[216] ^ data[228] ^ data[236] ^ data[248] ^ data[252];
    const uint64_t t26 = data[3] ^ data[11] ^ data[27] ^ data[35] ^ data[43] ^ data[51] ^ data[55] ^ data[59]
        ^ data[63] ^ data[74] ^ data[78] ^ data[94] ^ data[106] ^ data[126] ^ data[133] ^ data[141] ^ data[149]
        ^ data[157] ^ data[161] ^ data[165] ^ data[169] ^ data[173] ^ data[177] ^ data[185] ^ data[189] ^ data[192]
        ^ data[200] ^ data[208] ^ data[216] ^ data[228] ^ data[236] ^ data[240] ^ data[248];
    const uint64_t t27 = data[7] ^ data[15] ^ data[23] ^ data[31] ^ data[35] ^ data[39] ^ data[43] ^ data[47]
        ^ data[51] ^ data[59] ^ data[63] ^ data[90] ^ data[98] ^ data[102] ^ data[110] ^ data[118] ^ data[126]
        ^ data[129] ^ data[141] ^ data[149] ^ data[153] ^ data[157] ^ data[161] ^ data[165] ^ data[173] ^ data[181]
        ^ data[192] ^ data[212] ^ data[216] ^ data[224] ^ data[228] ^ data[232] ^ data[240];
    const uint64_t t28 = data[3] ^ data[11] ^ data[19] ^ data[31] ^ data[39] ^ data[66] ^ data[70] ^ data[82]
        ^ data[94] ^ data[106] ^ data[110] ^ data[114] ^ data[118] ^ data[126] ^ data[129] ^ data[133] ^ data[157]
        ^ data[161] ^ data[173] ^ data[177] ^ data[196] ^ data[200] ^ data[212] ^ data[216] ^ data[220] ^ data[224]
        ^ data[228];
    const uint64_t t29 = data[3] ^ data[31] ^ data[35] ^ data[55] ^ data[59] ^ data[70] ^ data[82] ^ data[90]
        ^ data[98] ^ data[106] ^ data[118] ^ data[126] ^ data[129] ^ data[137] ^ data[149] ^ data[157] ^ data[165]
        ^ data[177] ^ data[181] ^ data[185] ^ data[196] ^ data[200] ^ data[204] ^ data[208] ^ data[220] ^ data[228]
        ^ data[252];
    const uint64_t t30 = data[3] ^ data[7] ^ data[15] ^ data[27] ^ data[31] ^ data[43] ^ data[51] ^ data[70]
        ^ data[74] ^ data[82] ^ data[86] ^ data[102] ^ data[106] ^ data[118] ^ data[122] ^ data[126] ^ data[129]
        ^ data[141] ^ data[157] ^ data[169] ^ data[177] ^ data[189] ^ data[196] ^ data[200] ^ data[220] ^ data[228]
        ^ data[232] ^ data[244];
    const uint64_t t31 = data[3] ^ data[7] ^ data[23] ^ data[27] ^ data[31] ^ data[39] ^ data[47] ^ data[51]
        ^ data[55] ^ data[59] ^ data[66] ^ data[74] ^ data[78] ^ data[94] ^ data[98] ^ data[102] ^ data[106]
        ^ data[110] ^ data[114] ^ data[118] ^ data[122] ^ data[141] ^ data[145] ^ data[157] ^ data[165] ^ data[173]
        ^ data[192] ^ data[196] ^ data[204] ^ data[220] ^ data[236] ^ data[244] ^ data[252];
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
    const uint64_t t0 = entry[4] ^ entry[12] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[48]
        ^ entry[52] ^ entry[56] ^ entry[64] ^ entry[75] ^ entry[83] ^ entry[91] ^ entry[95] ^ entry[107]
        ^ entry[131] ^ entry[146] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[166] ^ entry[182] ^ entry[190]
        ^ entry[198] ^ entry[206] ^ entry[225] ^ entry[229] ^ entry[233] ^ entry[241] ^ entry[257] ^ entry[265]
        ^ entry[269];
    const uint64_t t1 = entry[4] ^ entry[8] ^ entry[20] ^ entry[24] ^ entry[28] ^ entry[32] ^ entry[36] ^ entry[68]
        ^ entry[75] ^ entry[83] ^ entry[91] ^ entry[103] ^ entry[111] ^ entry[146] ^ entry[150] ^ entry[162]
        ^ entry[174] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[206] ^ entry[217] ^ entry[221]
        ^ entry[245] ^ entry[249] ^ entry[261] ^ entry[265];
    const uint64_t t2 = entry[4] ^ entry[20] ^ entry[24] ^ entry[36] ^ entry[44] ^ entry[56] ^ entry[60]
        ^ entry[87] ^ entry[91] ^ entry[103] ^ entry[107] ^ entry[119] ^ entry[123] ^ entry[135] ^ entry[154]
        ^ entry[162] ^ entry[166] ^ entry[170] ^ entry[182] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[202]
        ^ entry[221] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[253] ^ entry[261] ^ entry[265] ^ entry[273]
        ^ entry[277] ^ entry[281];
    const uint64_t t3 = entry[4] ^ entry[8] ^ entry[12] ^ entry[16] ^ entry[28] ^ entry[36] ^ entry[60] ^ entry[75]
        ^ entry[103] ^ entry[107] ^ entry[127] ^ entry[131] ^ entry[150] ^ entry[162] ^ entry[170] ^ entry[178]
        ^ entry[186] ^ entry[198] ^ entry[206] ^ entry[217] ^ entry[225] ^ entry[237] ^ entry[245] ^ entry[253]
        ^ entry[265] ^ entry[269] ^ entry[273] ^ entry[285];
    const uint64_t t4 = entry[0] ^ entry[8] ^ entry[16] ^ entry[24] ^ entry[36] ^ entry[44] ^ entry[48] ^ entry[56]
        ^ entry[75] ^ entry[83] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[123] ^ entry[127] ^ entry[131]
        ^ entry[135] ^ entry[154] ^ entry[158] ^ entry[174] ^ entry[186] ^ entry[206] ^ entry[210] ^ entry[221]
        ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[249] ^ entry[253] ^ entry[257] ^ entry[261] ^ entry[265]
        ^ entry[273] ^ entry[277];
    const uint64_t t5 = entry[4] ^ entry[8] ^ entry[28] ^ entry[36] ^ entry[40] ^ entry[52] ^ entry[75] ^ entry[79]
        ^ entry[87] ^ entry[99] ^ entry[103] ^ entry[115] ^ entry[123] ^ entry[150] ^ entry[154] ^ entry[162]
        ^ entry[166] ^ entry[182] ^ entry[186] ^ entry[198] ^ entry[202] ^ entry[206] ^ entry[214] ^ entry[217]
        ^ entry[229] ^ entry[245] ^ entry[257] ^ entry[265] ^ entry[277];
    const uint64_t t6 = entry[0] ^ entry[20] ^ entry[24] ^ entry[32] ^ entry[36] ^ entry[40] ^ entry[48]
        ^ entry[79] ^ entry[87] ^ entry[95] ^ entry[103] ^ entry[107] ^ entry[111] ^ entry[115] ^ entry[119]
        ^ entry[123] ^ entry[131] ^ entry[135] ^ entry[139] ^ entry[170] ^ entry[178] ^ entry[182] ^ entry[190]
        ^ entry[198] ^ entry[206] ^ entry[217] ^ entry[229] ^ entry[237] ^ entry[241] ^ entry[245] ^ entry[249]
        ^ entry[253] ^ entry[261] ^ entry[269];
    const uint64_t t7 = entry[0] ^ entry[4] ^ entry[12] ^ entry[28] ^ entry[44] ^ entry[52] ^ entry[60] ^ entry[75]
        ^ entry[79] ^ entry[95] ^ entry[99] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[123] ^ entry[127]
        ^ entry[131] ^ entry[143] ^ entry[146] ^ entry[154] ^ entry[158] ^ entry[174] ^ entry[178] ^ entry[182]
        ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[202] ^ entry[229] ^ entry[233] ^ entry[245]
        ^ entry[253] ^ entry[261];
    const uint64_t t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t9 = ~t0 & ~t1;
    const uint64_t t10 = ~t2 & ~t3;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = t4 & ~t5;
    const uint64_t t13 = t6 & t7;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t11 & t14;
    const uint64_t t16 = ~t0 & t1;
    const uint64_t t17 = ~t2 & t3;
    const uint64_t t18 = t16 & t17;
    const uint64_t t19 = ~t4 & t5;
    const uint64_t t20 = t6 & ~t7;
    const uint64_t t21 = t19 & t20;
    const uint64_t t22 = t18 & t21;
    const uint64_t t23 = t0 & t1;
    const uint64_t t24 = t10 & t23;
    const uint64_t t25 = ~t4 & ~t5;
    const uint64_t t26 = ~t6 & t7;
    const uint64_t t27 = t25 & t26;
    const uint64_t t28 = t24 & t27;
    const uint64_t t29 = t17 & t23;
    const uint64_t t30 = t4 & t5;
    const uint64_t t31 = t26 & t30;
    const uint64_t t32 = t29 & t31;
    const uint64_t t33 = t2 & t3;
    const uint64_t t34 = t23 & t33;
    const uint64_t t35 = t19 & t26;
    const uint64_t t36 = t34 & t35;
    const uint64_t t37 = t2 & ~t3;
    const uint64_t t38 = t16 & t37;
    const uint64_t t39 = ~t6 & ~t7;
    const uint64_t t40 = t12 & t39;
    const uint64_t t41 = t38 & t40;
    const uint64_t t42 = t19 & t39;
    const uint64_t t43 = t29 & t42;
    const uint64_t t44 = t13 & t19;
    const uint64_t t45 = t11 & t44;
    const uint64_t t46 = t30 & t39;
    const uint64_t t47 = t18 & t46;
    const uint64_t t48 = t0 & ~t1;
    const uint64_t t49 = t33 & t48;
    const uint64_t t50 = t25 & t39;
    const uint64_t t51 = t49 & t50;
    const uint64_t t52 = t37 & t48;
    const uint64_t t53 = t31 & t52;
    const uint64_t t54 = t24 & t40;
    const uint64_t t55 = t17 & t48;
    const uint64_t t56 = t27 & t55;
    const uint64_t t57 = t10 & t48;
    const uint64_t t58 = t13 & t30;
    const uint64_t t59 = t57 & t58;
    const uint64_t t60 = t12 & t26;
    const uint64_t t61 = t57 & t60;
    const uint64_t t62 = t9 & t37;
    const uint64_t t63 = t21 & t62;
    const uint64_t t64 = t40 & t55;
    const uint64_t t65 = t27 & t52;
    const uint64_t t66 = t16 & t33;
    const uint64_t t67 = t42 & t66;
    const uint64_t t68 = t23 & t37;
    const uint64_t t69 = t50 & t68;
    const uint64_t t70 = t20 & t25;
    const uint64_t t71 = t38 & t70;
    const uint64_t t72 = t9 & t17;
    const uint64_t t73 = t12 & t20;
    const uint64_t t74 = t72 & t73;
    const uint64_t t75 = t42 & t52;
    const uint64_t t76 = t13 & t25;
    const uint64_t t77 = t57 & t76;
    const uint64_t t78 = t68 & t73;
    const uint64_t t79 = t52 & t70;
    const uint64_t t80 = t9 & t33;
    const uint64_t t81 = t70 & t80;
    const uint64_t t82 = t11 & t31;
    const uint64_t t83 = t18 & t35;
    const uint64_t t84 = t18 & t58;
    const uint64_t t85 = t10 & t16;
    const uint64_t t86 = t60 & t85;
    const uint64_t t87 = t44 & t66;
    const uint64_t t88 = t24 & t70;
    const uint64_t t89 = t73 & t85;
    const uint64_t t90 = t72 & t76;
    const uint64_t t91 = t49 & t73;
    const uint64_t t92 = t20 & t30;
    const uint64_t t93 = t66 & t92;
    const uint64_t t94 = t14 & t80;
    const uint64_t t95 = t44 & t52;
    const uint64_t t96 = t76 & t85;
    const uint64_t t97 = t21 & t57;
    const uint64_t t98 = t46 & t57;
    const uint64_t t99 = t31 & t66;
    const uint64_t t100 = t11 & t92;
    const uint64_t t101 = t60 & t62;
    const uint64_t t102 = t14 & t38;
    const uint64_t t103 = t68 & t76;
    const uint64_t t104 = t62 & t76;
    const uint64_t t105 = t57 & t73;
    const uint64_t t106 = t34 & t46;
    const uint64_t t107 = t27 & t38;
    const uint64_t t108 = t58 & t62;
    const uint64_t t109 = t35 & t57;
    const uint64_t t110 = t55 & t70;
    const uint64_t t111 = t29 & t44;
    const uint64_t t112 = t60 & t72;
    const uint64_t t113 = t40 & t52;
    const uint64_t t114 = t40 & t80;
    const uint64_t t115 = t35 & t62;
    const uint64_t t116 = t14 & t55;
    const uint64_t t117 = t27 & t80;
    const uint64_t t118 = t46 & t62;
    const uint64_t t119 = t29 & t92;
    const uint64_t t120 = t62 & t73;
    const uint64_t t121 = t50 & t57;
    const uint64_t t122 = t50 & t62;
    const uint64_t t123 = t11 & t40;
    const uint64_t t124 = t11 & t70;
    const uint64_t t125 = t50 & t85;
    const uint64_t t126 = t50 & t72;
    const uint64_t t127 = t11 & t42;
    const uint64_t t128 = t11 & t27;
    const uint64_t t129 = t34 & t92;
    const uint64_t t130 = t80 & t92;
    const uint64_t t131 = t35 & t72;
    const uint64_t t132 = t29 & t73;
    const uint64_t t133 = t24 & t31;
    const uint64_t t134 = t58 & t80;
    const uint64_t t135 = t42 & t62;
    const uint64_t t136 = t68 & t92;
    const uint64_t t137 = t34 & t73;
    const uint64_t t138 = t14 & t49;
    const uint64_t t139 = t29 & t50;
    const uint64_t t140 = t38 & t76;
    const uint64_t t141 = t49 & t58;
    const uint64_t t142 = t31 & t34;
    const uint64_t t143 = t14 & t66;
    const uint64_t t144 = t66 & t73;
    const uint64_t t145 = t46 & t49;
    const uint64_t t146 = t27 & t66;
    const uint64_t t147 = t42 & t49;
    const uint64_t t148 = t34 & t60;
    const uint64_t t149 = t52 & t58;
    const uint64_t t150 = t44 & t68;
    const uint64_t t151 = t55 & t92;
    const uint64_t t152 = t31 & t62;
    const uint64_t t153 = t11 & t58;
    const uint64_t t154 = t38 & t92;
    const uint64_t t155 = t21 & t49;
    const uint64_t t156 = t21 & t80;
    const uint64_t t157 = t55 & t60;
    const uint64_t t158 = t42 & t72;
    const uint64_t t159 = t14 & t34;
    const uint64_t t160 = t27 & t49;
    const uint64_t t161 = t24 & t50;
    const uint64_t t162 = t50 & t80;
    const uint64_t t163 = t11 & t46;
    const uint64_t t164 = t11 & t76;
    const uint64_t t165 = t15 | t22 | t28 | t32 | t36 | t41 | t43 | t45 | t47 | t51 | t53 | t54 | t56 | t59 | t61
        | t63 | t64 | t65 | t67 | t69 | t71 | t74 | t75 | t77 | t78 | t79 | t81 | t82 | t83 | t84 | t86 | t87 | t88
        | t89 | t90 | t91 | t93 | t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105
        | t106 | t107 | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120
        | t121 | t122 | t123 | t124 | t125 | t126 | t127 | t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135
        | t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150
        | t151 | t152 | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164;
    const uint64_t t166 = t8 & ~t165;
    const uint64_t t167 = t15 | t129;
    const uint64_t t168 = t22 | t130;
    const uint64_t t169 = t28 | t131;
    const uint64_t t170 = t32 | t132;
    const uint64_t t171 = t36 | t129;
    const uint64_t t172 = t41 | t130;
    const uint64_t t173 = t43 | t131;
    const uint64_t t174 = t45 | t132;
    const uint64_t t175 = t47 | t133;
    const uint64_t t176 = t51 | t134;
    const uint64_t t177 = t53 | t135;
    const uint64_t t178 = t54 | t136;
    const uint64_t t179 = t56 | t133;
    const uint64_t t180 = t59 | t134;
    const uint64_t t181 = t61 | t135;
    const uint64_t t182 = t63 | t136;
    const uint64_t t183 = t64 | t137;
    const uint64_t t184 = t65 | t138;
    const uint64_t t185 = t67 | t139;
    const uint64_t t186 = t69 | t140;
    const uint64_t t187 = t71 | t137;
    const uint64_t t188 = t74 | t138;
    const uint64_t t189 = t75 | t139;
    const uint64_t t190 = t77 | t140;
    const uint64_t t191 = t78 | t141;
    const uint64_t t192 = t79 | t142;
    const uint64_t t193 = t81 | t143;
    const uint64_t t194 = t82 | t144;
    const uint64_t t195 = t83 | t141;
    const uint64_t t196 = t84 | t142;
    const uint64_t t197 = t86 | t143;
    const uint64_t t198 = t87 | t144;
    const uint64_t t199 = t88 | t145;
    const uint64_t t200 = t89 | t146;
    const uint64_t t201 = t90 | t147;
    const uint64_t t202 = t91 | t148;
    const uint64_t t203 = t93 | t145;
    const uint64_t t204 = t94 | t146;
    const uint64_t t205 = t95 | t147;
    const uint64_t t206 = t96 | t148;
    const uint64_t t207 = t97 | t149;
    const uint64_t t208 = t98 | t150;
    const uint64_t t209 = t99 | t151;
    const uint64_t t210 = t100 | t152;
    const uint64_t t211 = t101 | t149;
    const uint64_t t212 = t102 | t150;
    const uint64_t t213 = t103 | t151;
    const uint64_t t214 = t104 | t152;
    const uint64_t t215 = t105 | t153;
    const uint64_t t216 = t106 | t154;
    const uint64_t t217 = t107 | t155;
    const uint64_t t218 = t108 | t156;
    const uint64_t t219 = t109 | t153;
    const uint64_t t220 = t110 | t154;
    const uint64_t t221 = t111 | t155;
    const uint64_t t222 = t112 | t156;
    const uint64_t t223 = t113 | t157;
    const uint64_t t224 = t114 | t158;
    const uint64_t t225 = t115 | t159;
    const uint64_t t226 = t116 | t160;
    const uint64_t t227 = t117 | t157;
    const uint64_t t228 = t118 | t158;
    const uint64_t t229 = t119 | t159;
    const uint64_t t230 = t120 | t160;
    const uint64_t t231 = t121 | t161;
    const uint64_t t232 = t122 | t162;
    const uint64_t t233 = t123 | t163;
    const uint64_t t234 = t124 | t164;
    const uint64_t t235 = t125 | t161;
    const uint64_t t236 = t126 | t162;
    const uint64_t t237 = t127 | t163;
    const uint64_t t238 = t128 | t164;
    const uint64_t t239 = entry[9] ^ entry[13] ^ entry[17] ^ entry[25] ^ entry[41] ^ entry[49] ^ entry[53]
        ^ entry[76] ^ entry[84] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[120] ^ entry[124]
        ^ entry[128] ^ entry[136] ^ entry[147] ^ entry[155] ^ entry[163] ^ entry[167] ^ entry[179] ^ entry[203]
        ^ entry[218] ^ entry[222] ^ entry[226] ^ entry[230] ^ entry[238] ^ entry[254] ^ entry[262] ^ entry[270]
        ^ entry[278];
    const uint64_t t240 = entry[1] ^ entry[5] ^ entry[29] ^ entry[33] ^ entry[45] ^ entry[49] ^ entry[76]
        ^ entry[80] ^ entry[92] ^ entry[96] ^ entry[100] ^ entry[104] ^ entry[108] ^ entry[140] ^ entry[147]
        ^ entry[155] ^ entry[163] ^ entry[175] ^ entry[183] ^ entry[218] ^ entry[222] ^ entry[234] ^ entry[246]
        ^ entry[258] ^ entry[262] ^ entry[266] ^ entry[270] ^ entry[278];
    const uint64_t t241 = entry[5] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[37] ^ entry[45] ^ entry[49]
        ^ entry[57] ^ entry[61] ^ entry[65] ^ entry[76] ^ entry[92] ^ entry[96] ^ entry[108] ^ entry[116]
        ^ entry[128] ^ entry[132] ^ entry[159] ^ entry[163] ^ entry[175] ^ entry[179] ^ entry[191] ^ entry[195]
        ^ entry[207] ^ entry[226] ^ entry[234] ^ entry[238] ^ entry[242] ^ entry[254] ^ entry[258] ^ entry[262]
        ^ entry[266] ^ entry[274];
    const uint64_t t242 = entry[1] ^ entry[9] ^ entry[21] ^ entry[29] ^ entry[37] ^ entry[49] ^ entry[53]
        ^ entry[57] ^ entry[69] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[88] ^ entry[100] ^ entry[108]
        ^ entry[132] ^ entry[147] ^ entry[175] ^ entry[179] ^ entry[199] ^ entry[203] ^ entry[222] ^ entry[234]
        ^ entry[242] ^ entry[250] ^ entry[258] ^ entry[270] ^ entry[278];
    const uint64_t t243 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[33] ^ entry[37] ^ entry[41]
        ^ entry[45] ^ entry[49] ^ entry[57] ^ entry[61] ^ entry[72] ^ entry[80] ^ entry[88] ^ entry[96]
        ^ entry[108] ^ entry[116] ^ entry[120] ^ entry[128] ^ entry[147] ^ entry[155] ^ entry[171] ^ entry[179]
        ^ entry[187] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[207] ^ entry[226] ^ entry[230] ^ entry[246]
        ^ entry[258] ^ entry[278] ^ entry[282];
    const uint64_t t244 = entry[1] ^ entry[13] ^ entry[29] ^ entry[41] ^ entry[49] ^ entry[61] ^ entry[76]
        ^ entry[80] ^ entry[100] ^ entry[108] ^ entry[112] ^ entry[124] ^ entry[147] ^ entry[151] ^ entry[159]
        ^ entry[171] ^ entry[175] ^ entry[187] ^ entry[195] ^ entry[222] ^ entry[226] ^ entry[234] ^ entry[238]
        ^ entry[254] ^ entry[258] ^ entry[270] ^ entry[274] ^ entry[278] ^ entry[286];
    const uint64_t t245 = entry[1] ^ entry[13] ^ entry[21] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[37]
        ^ entry[45] ^ entry[53] ^ entry[72] ^ entry[92] ^ entry[96] ^ entry[104] ^ entry[108] ^ entry[112]
        ^ entry[120] ^ entry[151] ^ entry[159] ^ entry[167] ^ entry[175] ^ entry[179] ^ entry[183] ^ entry[187]
        ^ entry[191] ^ entry[195] ^ entry[203] ^ entry[207] ^ entry[211] ^ entry[242] ^ entry[250] ^ entry[254]
        ^ entry[262] ^ entry[270] ^ entry[278];
    const uint64_t t246 = entry[13] ^ entry[17] ^ entry[29] ^ entry[37] ^ entry[45] ^ entry[72] ^ entry[76]
        ^ entry[84] ^ entry[100] ^ entry[116] ^ entry[124] ^ entry[132] ^ entry[147] ^ entry[151] ^ entry[167]
        ^ entry[171] ^ entry[175] ^ entry[183] ^ entry[191] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[215]
        ^ entry[218] ^ entry[226] ^ entry[230] ^ entry[246] ^ entry[250] ^ entry[254] ^ entry[258] ^ entry[262]
        ^ entry[266] ^ entry[270] ^ entry[274];
    const uint64_t t247 = t239 | t240 | t241 | t242 | t243 | t244 | t245 | t246;
    const uint64_t t248 = ~t239 & ~t240;
    const uint64_t t249 = ~t241 & ~t242;
    const uint64_t t250 = t248 & t249;
    const uint64_t t251 = t243 & ~t244;
    const uint64_t t252 = t245 & t246;
    const uint64_t t253 = t251 & t252;
    const uint64_t t254 = t250 & t253;
    const uint64_t t255 = ~t239 & t240;
    const uint64_t t256 = ~t241 & t242;
    const uint64_t t257 = t255 & t256;
    const uint64_t t258 = ~t243 & t244;
    const uint64_t t259 = t245 & ~t246;
    const uint64_t t260 = t258 & t259;
    const uint64_t t261 = t257 & t260;
    const uint64_t t262 = t239 & t240;
    const uint64_t t263 = t249 & t262;
    const uint64_t t264 = ~t243 & ~t244;
    const uint64_t t265 = ~t245 & t246;
    const uint64_t t266 = t264 & t265;
    const uint64_t t267 = t263 & t266;
    const uint64_t t268 = t256 & t262;
    const uint64_t t269 = t243 & t244;
    const uint64_t t270 = t265 & t269;
    const uint64_t t271 = t268 & t270;
    const uint64_t t272 = t241 & t242;
    const uint64_t t273 = t262 & t272;
    const uint64_t t274 = t258 & t265;
    const uint64_t t275 = t273 & t274;
    const uint64_t t276 = t241 & ~t242;
    const uint64_t t277 = t255 & t276;
    const uint64_t t278 = ~t245 & ~t246;
    const uint64_t t279 = t251 & t278;
    const uint64_t t280 = t277 & t279;
    const uint64_t t281 = t258 & t278;
    const uint64_t t282 = t268 & t281;
    const uint64_t t283 = t252 & t258;
    const uint64_t t284 = t250 & t283;
    const uint64_t t285 = t269 & t278;
    const uint64_t t286 = t257 & t285;
    const uint64_t t287 = t239 & ~t240;
    const uint64_t t288 = t272 & t287;
    const uint64_t t289 = t264 & t278;
    const uint64_t t290 = t288 & t289;
    const uint64_t t291 = t276 & t287;
    const uint64_t t292 = t270 & t291;
    const uint64_t t293 = t263 & t279;
    const uint64_t t294 = t256 & t287;
    const uint64_t t295 = t266 & t294;
    const uint64_t t296 = t249 & t287;
    const uint64_t t297 = t252 & t269;
    const uint64_t t298 = t296 & t297;
    const uint64_t t299 = t251 & t265;
    const uint64_t t300 = t296 & t299;
    const uint64_t t301 = t248 & t276;
    const uint64_t t302 = t260 & t301;
    const uint64_t t303 = t279 & t294;
    const uint64_t t304 = t266 & t291;
    const uint64_t t305 = t255 & t272;
    const uint64_t t306 = t281 & t305;
    const uint64_t t307 = t262 & t276;
    const uint64_t t308 = t289 & t307;
    const uint64_t t309 = t259 & t264;
    const uint64_t t310 = t277 & t309;
    const uint64_t t311 = t248 & t256;
    const uint64_t t312 = t251 & t259;
    const uint64_t t313 = t311 & t312;
    const uint64_t t314 = t281 & t291;
    const uint64_t t315 = t252 & t264;
    const uint64_t t316 = t296 & t315;
    const uint64_t t317 = t307 & t312;
    const uint64_t t318 = t291 & t309;
    const uint64_t t319 = t248 & t272;
    const uint64_t t320 = t309 & t319;
    const uint64_t t321 = t250 & t270;
    const uint64_t t322 = t257 & t274;
    const uint64_t t323 = t257 & t297;
    const uint64_t t324 = t249 & t255;
    const uint64_t t325 = t299 & t324;
    const uint64_t t326 = t283 & t305;
    const uint64_t t327 = t263 & t309;
    const uint64_t t328 = t312 & t324;
    const uint64_t t329 = t311 & t315;
    const uint64_t t330 = t288 & t312;
    const uint64_t t331 = t259 & t269;
    const uint64_t t332 = t305 & t331;
    const uint64_t t333 = t253 & t319;
    const uint64_t t334 = t283 & t291;
    const uint64_t t335 = t315 & t324;
    const uint64_t t336 = t260 & t296;
    const uint64_t t337 = t285 & t296;
    const uint64_t t338 = t270 & t305;
    const uint64_t t339 = t250 & t331;
    const uint64_t t340 = t299 & t301;
    const uint64_t t341 = t253 & t277;
    const uint64_t t342 = t307 & t315;
    const uint64_t t343 = t301 & t315;
    const uint64_t t344 = t296 & t312;
    const uint64_t t345 = t273 & t285;
    const uint64_t t346 = t266 & t277;
    const uint64_t t347 = t297 & t301;
    const uint64_t t348 = t274 & t296;
    const uint64_t t349 = t294 & t309;
    const uint64_t t350 = t268 & t283;
    const uint64_t t351 = t299 & t311;
    const uint64_t t352 = t279 & t291;
    const uint64_t t353 = t279 & t319;
    const uint64_t t354 = t274 & t301;
    const uint64_t t355 = t253 & t294;
    const uint64_t t356 = t266 & t319;
    const uint64_t t357 = t285 & t301;
    const uint64_t t358 = t268 & t331;
    const uint64_t t359 = t301 & t312;
    const uint64_t t360 = t289 & t296;
    const uint64_t t361 = t289 & t301;
    const uint64_t t362 = t250 & t279;
    const uint64_t t363 = t250 & t309;
    const uint64_t t364 = t289 & t324;
    const uint64_t t365 = t289 & t311;
    const uint64_t t366 = t250 & t281;
    const uint64_t t367 = t250 & t266;
    const uint64_t t368 = t273 & t331;
    const uint64_t t369 = t319 & t331;
    const uint64_t t370 = t274 & t311;
    const uint64_t t371 = t268 & t312;
    const uint64_t t372 = t263 & t270;
    const uint64_t t373 = t297 & t319;
    const uint64_t t374 = t281 & t301;
    const uint64_t t375 = t307 & t331;
    const uint64_t t376 = t273 & t312;
    const uint64_t t377 = t253 & t288;
    const uint64_t t378 = t268 & t289;
    const uint64_t t379 = t277 & t315;
    const uint64_t t380 = t288 & t297;
    const uint64_t t381 = t270 & t273;
    const uint64_t t382 = t253 & t305;
    const uint64_t t383 = t305 & t312;
    const uint64_t t384 = t285 & t288;
    const uint64_t t385 = t266 & t305;
    const uint64_t t386 = t281 & t288;
    const uint64_t t387 = t273 & t299;
    const uint64_t t388 = t291 & t297;
    const uint64_t t389 = t283 & t307;
    const uint64_t t390 = t294 & t331;
    const uint64_t t391 = t270 & t301;
    const uint64_t t392 = t250 & t297;
    const uint64_t t393 = t277 & t331;
    const uint64_t t394 = t260 & t288;
    const uint64_t t395 = t260 & t319;
    const uint64_t t396 = t294 & t299;
    const uint64_t t397 = t281 & t311;
    const uint64_t t398 = t253 & t273;
    const uint64_t t399 = t266 & t288;
    const uint64_t t400 = t263 & t289;
    const uint64_t t401 = t289 & t319;
    const uint64_t t402 = t250 & t285;
    const uint64_t t403 = t250 & t315;
    const uint64_t t404 = t254 | t261 | t267 | t271 | t275 | t280 | t282 | t284 | t286 | t290 | t292 | t293 | t295
        | t298 | t300 | t302 | t303 | t304 | t306 | t308 | t310 | t313 | t314 | t316 | t317 | t318 | t320 | t321
        | t322 | t323 | t325 | t326 | t327 | t328 | t329 | t330 | t332 | t333 | t334 | t335 | t336 | t337 | t338
        | t339 | t340 | t341 | t342 | t343 | t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353
        | t354 | t355 | t356 | t357 | t358 | t359 | t360 | t361 | t362 | t363 | t364 | t365 | t366 | t367 | t368
        | t369 | t370 | t371 | t372 | t373 | t374 | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t383
        | t384 | t385 | t386 | t387 | t388 | t389 | t390 | t391 | t392 | t393 | t394 | t395 | t396 | t397 | t398
        | t399 | t400 | t401 | t402 | t403;
    const uint64_t t405 = t247 & ~t404;
    const uint64_t t406 = t254 | t368;
    const uint64_t t407 = t261 | t369;
    const uint64_t t408 = t267 | t370;
    const uint64_t t409 = t271 | t371;
    const uint64_t t410 = t275 | t368;
    const uint64_t t411 = t280 | t369;
    const uint64_t t412 = t282 | t370;
    const uint64_t t413 = t284 | t371;
    const uint64_t t414 = t286 | t372;
    const uint64_t t415 = t290 | t373;
    const uint64_t t416 = t292 | t374;
    const uint64_t t417 = t293 | t375;
    const uint64_t t418 = t295 | t372;
    const uint64_t t419 = t298 | t373;
    const uint64_t t420 = t300 | t374;
    const uint64_t t421 = t302 | t375;
    const uint64_t t422 = t303 | t376;
    const uint64_t t423 = t304 | t377;
    const uint64_t t424 = t306 | t378;
    const uint64_t t425 = t308 | t379;
    const uint64_t t426 = t310 | t376;
    const uint64_t t427 = t313 | t377;
    const uint64_t t428 = t314 | t378;
    const uint64_t t429 = t316 | t379;
    const uint64_t t430 = t317 | t380;
    const uint64_t t431 = t318 | t381;
    const uint64_t t432 = t320 | t382;
    const uint64_t t433 = t321 | t383;
    const uint64_t t434 = t322 | t380;
    const uint64_t t435 = t323 | t381;
    const uint64_t t436 = t325 | t382;
    const uint64_t t437 = t326 | t383;
    const uint64_t t438 = t327 | t384;
    const uint64_t t439 = t328 | t385;
    const uint64_t t440 = t329 | t386;
    const uint64_t t441 = t330 | t387;
    const uint64_t t442 = t332 | t384;
    const uint64_t t443 = t333 | t385;
    const uint64_t t444 = t334 | t386;
    const uint64_t t445 = t335 | t387;
    const uint64_t t446 = t336 | t388;
    const uint64_t t447 = t337 | t389;
    const uint64_t t448 = t338 | t390;
    const uint64_t t449 = t339 | t391;
    const uint64_t t450 = t340 | t388;
    const uint64_t t451 = t341 | t389;
    const uint64_t t452 = t342 | t390;
    const uint64_t t453 = t343 | t391;
    const uint64_t t454 = t344 | t392;
    const uint64_t t455 = t345 | t393;
    const uint64_t t456 = t346 | t394;
    const uint64_t t457 = t347 | t395;
    const uint64_t t458 = t348 | t392;
    const uint64_t t459 = t349 | t393;
    const uint64_t t460 = t350 | t394;
    const uint64_t t461 = t351 | t395;
    const uint64_t t462 = t352 | t396;
    const uint64_t t463 = t353 | t397;
    const uint64_t t464 = t354 | t398;
    const uint64_t t465 = t355 | t399;
    const uint64_t t466 = t356 | t396;
    const uint64_t t467 = t357 | t397;
    const uint64_t t468 = t358 | t398;
    const uint64_t t469 = t359 | t399;
    const uint64_t t470 = t360 | t400;
    const uint64_t t471 = t361 | t401;
    const uint64_t t472 = t362 | t402;
    const uint64_t t473 = t363 | t403;
    const uint64_t t474 = t364 | t400;
    const uint64_t t475 = t365 | t401;
    const uint64_t t476 = t366 | t402;
    const uint64_t t477 = t367 | t403;
    const uint64_t t478 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[22] ^ entry[38] ^ entry[46]
        ^ entry[54] ^ entry[62] ^ entry[81] ^ entry[85] ^ entry[89] ^ entry[97] ^ entry[113] ^ entry[121]
        ^ entry[125] ^ entry[148] ^ entry[156] ^ entry[160] ^ entry[168] ^ entry[176] ^ entry[184] ^ entry[192]
        ^ entry[196] ^ entry[200] ^ entry[208] ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[239] ^ entry[251]
        ^ entry[275];
    const uint64_t t479 = entry[2] ^ entry[6] ^ entry[18] ^ entry[30] ^ entry[42] ^ entry[46] ^ entry[50]
        ^ entry[54] ^ entry[62] ^ entry[73] ^ entry[77] ^ entry[101] ^ entry[105] ^ entry[117] ^ entry[121]
        ^ entry[148] ^ entry[152] ^ entry[164] ^ entry[168] ^ entry[172] ^ entry[176] ^ entry[180] ^ entry[212]
        ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[247] ^ entry[255];
    const uint64_t t480 = entry[10] ^ entry[18] ^ entry[22] ^ entry[26] ^ entry[38] ^ entry[42] ^ entry[46]
        ^ entry[50] ^ entry[58] ^ entry[77] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[109] ^ entry[117]
        ^ entry[121] ^ entry[129] ^ entry[133] ^ entry[137] ^ entry[148] ^ entry[164] ^ entry[168] ^ entry[180]
        ^ entry[188] ^ entry[200] ^ entry[204] ^ entry[231] ^ entry[235] ^ entry[247] ^ entry[251] ^ entry[263]
        ^ entry[267] ^ entry[279];
    const uint64_t t481 = entry[6] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[54] ^ entry[62]
        ^ entry[73] ^ entry[81] ^ entry[93] ^ entry[101] ^ entry[109] ^ entry[121] ^ entry[125] ^ entry[129]
        ^ entry[141] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[160] ^ entry[172] ^ entry[180] ^ entry[204]
        ^ entry[219] ^ entry[247] ^ entry[251] ^ entry[271] ^ entry[275];
    const uint64_t t482 = entry[10] ^ entry[14] ^ entry[30] ^ entry[42] ^ entry[62] ^ entry[66] ^ entry[77]
        ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[105] ^ entry[109] ^ entry[113] ^ entry[117] ^ entry[121]
        ^ entry[129] ^ entry[133] ^ entry[144] ^ entry[152] ^ entry[160] ^ entry[168] ^ entry[180] ^ entry[188]
        ^ entry[192] ^ entry[200] ^ entry[219] ^ entry[227] ^ entry[243] ^ entry[251] ^ entry[259] ^ entry[267]
        ^ entry[271] ^ entry[275] ^ entry[279];
    const uint64_t t483 = entry[6] ^ entry[10] ^ entry[18] ^ entry[22] ^ entry[38] ^ entry[42] ^ entry[54]
        ^ entry[58] ^ entry[62] ^ entry[70] ^ entry[73] ^ entry[85] ^ entry[101] ^ entry[113] ^ entry[121]
        ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[172] ^ entry[180] ^ entry[184] ^ entry[196] ^ entry[219]
        ^ entry[223] ^ entry[231] ^ entry[243] ^ entry[247] ^ entry[259] ^ entry[267];
    const uint64_t t484 = entry[26] ^ entry[34] ^ entry[38] ^ entry[46] ^ entry[54] ^ entry[62] ^ entry[73]
        ^ entry[85] ^ entry[93] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[109] ^ entry[117] ^ entry[125]
        ^ entry[144] ^ entry[164] ^ entry[168] ^ entry[176] ^ entry[180] ^ entry[184] ^ entry[192] ^ entry[223]
        ^ entry[231] ^ entry[239] ^ entry[247] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[263] ^ entry[267]
        ^ entry[275] ^ entry[279] ^ entry[283];
    const uint64_t t485 = entry[2] ^ entry[10] ^ entry[14] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[42]
        ^ entry[46] ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[85] ^ entry[89] ^ entry[101] ^ entry[109]
        ^ entry[117] ^ entry[144] ^ entry[148] ^ entry[156] ^ entry[172] ^ entry[188] ^ entry[196] ^ entry[204]
        ^ entry[219] ^ entry[223] ^ entry[239] ^ entry[243] ^ entry[247] ^ entry[255] ^ entry[263] ^ entry[267]
        ^ entry[271] ^ entry[275] ^ entry[287];
    const uint64_t t486 = t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485;
    const uint64_t t487 = ~t478 & ~t479;
    const uint64_t t488 = ~t480 & ~t481;
    const uint64_t t489 = t487 & t488;
    const uint64_t t490 = t482 & ~t483;
    const uint64_t t491 = t484 & t485;
    const uint64_t t492 = t490 & t491;
    const uint64_t t493 = t489 & t492;
    const uint64_t t494 = ~t478 & t479;
    const uint64_t t495 = ~t480 & t481;
    const uint64_t t496 = t494 & t495;
    const uint64_t t497 = ~t482 & t483;
    const uint64_t t498 = t484 & ~t485;
    const uint64_t t499 = t497 & t498;
    const uint64_t t500 = t496 & t499;
    const uint64_t t501 = t478 & t479;
    const uint64_t t502 = t488 & t501;
    const uint64_t t503 = ~t482 & ~t483;
    const uint64_t t504 = ~t484 & t485;
    const uint64_t t505 = t503 & t504;
    const uint64_t t506 = t502 & t505;
    const uint64_t t507 = t495 & t501;
    const uint64_t t508 = t482 & t483;
    const uint64_t t509 = t504 & t508;
    const uint64_t t510 = t507 & t509;
    const uint64_t t511 = t480 & t481;
    const uint64_t t512 = t501 & t511;
    const uint64_t t513 = t497 & t504;
    const uint64_t t514 = t512 & t513;
    const uint64_t t515 = t480 & ~t481;
    const uint64_t t516 = t494 & t515;
    const uint64_t t517 = ~t484 & ~t485;
    const uint64_t t518 = t490 & t517;
    const uint64_t t519 = t516 & t518;
    const uint64_t t520 = t497 & t517;
    const uint64_t t521 = t507 & t520;
    const uint64_t t522 = t491 & t497;
    const uint64_t t523 = t489 & t522;
    const uint64_t t524 = t508 & t517;
    const uint64_t t525 = t496 & t524;
    const uint64_t t526 = t478 & ~t479;
    const uint64_t t527 = t511 & t526;
    const uint64_t t528 = t503 & t517;
    const uint64_t t529 = t527 & t528;
    const uint64_t t530 = t515 & t526;
    const uint64_t t531 = t509 & t530;
    const uint64_t t532 = t502 & t518;
    const uint64_t t533 = t495 & t526;
    const uint64_t t534 = t505 & t533;
    const uint64_t t535 = t488 & t526;
    const uint64_t t536 = t491 & t508;
    const uint64_t t537 = t535 & t536;
    const uint64_t t538 = t490 & t504;
    const uint64_t t539 = t535 & t538;
    const uint64_t t540 = t487 & t515;
    const uint64_t t541 = t499 & t540;
    const uint64_t t542 = t518 & t533;
    const uint64_t t543 = t505 & t530;
    const uint64_t t544 = t494 & t511;
    const uint64_t t545 = t520 & t544;
    const uint64_t t546 = t501 & t515;
    const uint64_t t547 = t528 & t546;
    const uint64_t t548 = t498 & t503;
    const uint64_t t549 = t516 & t548;
    const uint64_t t550 = t487 & t495;
    const uint64_t t551 = t490 & t498;
    const uint64_t t552 = t550 & t551;
    const uint64_t t553 = t520 & t530;
    const uint64_t t554 = t491 & t503;
    const uint64_t t555 = t535 & t554;
    const uint64_t t556 = t546 & t551;
    const uint64_t t557 = t530 & t548;
    const uint64_t t558 = t487 & t511;
    const uint64_t t559 = t548 & t558;
    const uint64_t t560 = t489 & t509;
    const uint64_t t561 = t496 & t513;
    const uint64_t t562 = t496 & t536;
    const uint64_t t563 = t488 & t494;
    const uint64_t t564 = t538 & t563;
    const uint64_t t565 = t522 & t544;
    const uint64_t t566 = t502 & t548;
    const uint64_t t567 = t551 & t563;
    const uint64_t t568 = t550 & t554;
    const uint64_t t569 = t527 & t551;
    const uint64_t t570 = t498 & t508;
    const uint64_t t571 = t544 & t570;
    const uint64_t t572 = t492 & t558;
    const uint64_t t573 = t522 & t530;
    const uint64_t t574 = t554 & t563;
    const uint64_t t575 = t499 & t535;
    const uint64_t t576 = t524 & t535;
    const uint64_t t577 = t509 & t544;
    const uint64_t t578 = t489 & t570;
    const uint64_t t579 = t538 & t540;
    const uint64_t t580 = t492 & t516;
    const uint64_t t581 = t546 & t554;
    const uint64_t t582 = t540 & t554;
    const uint64_t t583 = t535 & t551;
    const uint64_t t584 = t512 & t524;
    const uint64_t t585 = t505 & t516;
    const uint64_t t586 = t536 & t540;
    const uint64_t t587 = t513 & t535;
    const uint64_t t588 = t533 & t548;
    const uint64_t t589 = t507 & t522;
    const uint64_t t590 = t538 & t550;
    const uint64_t t591 = t518 & t530;
    const uint64_t t592 = t518 & t558;
    const uint64_t t593 = t513 & t540;
    const uint64_t t594 = t492 & t533;
    const uint64_t t595 = t505 & t558;
    const uint64_t t596 = t524 & t540;
    const uint64_t t597 = t507 & t570;
    const uint64_t t598 = t540 & t551;
    const uint64_t t599 = t528 & t535;
    const uint64_t t600 = t528 & t540;
    const uint64_t t601 = t489 & t518;
    const uint64_t t602 = t489 & t548;
    const uint64_t t603 = t528 & t563;
    const uint64_t t604 = t528 & t550;
    const uint64_t t605 = t489 & t520;
    const uint64_t t606 = t489 & t505;
    const uint64_t t607 = t512 & t570;
    const uint64_t t608 = t558 & t570;
    const uint64_t t609 = t513 & t550;
    const uint64_t t610 = t507 & t551;
    const uint64_t t611 = t502 & t509;
    const uint64_t t612 = t536 & t558;
    const uint64_t t613 = t520 & t540;
    const uint64_t t614 = t546 & t570;
    const uint64_t t615 = t512 & t551;
    const uint64_t t616 = t492 & t527;
    const uint64_t t617 = t507 & t528;
    const uint64_t t618 = t516 & t554;
    const uint64_t t619 = t527 & t536;
    const uint64_t t620 = t509 & t512;
    const uint64_t t621 = t492 & t544;
    const uint64_t t622 = t544 & t551;
    const uint64_t t623 = t524 & t527;
    const uint64_t t624 = t505 & t544;
    const uint64_t t625 = t520 & t527;
    const uint64_t t626 = t512 & t538;
    const uint64_t t627 = t530 & t536;
    const uint64_t t628 = t522 & t546;
    const uint64_t t629 = t533 & t570;
    const uint64_t t630 = t509 & t540;
    const uint64_t t631 = t489 & t536;
    const uint64_t t632 = t516 & t570;
    const uint64_t t633 = t499 & t527;
    const uint64_t t634 = t499 & t558;
    const uint64_t t635 = t533 & t538;
    const uint64_t t636 = t520 & t550;
    const uint64_t t637 = t492 & t512;
    const uint64_t t638 = t505 & t527;
    const uint64_t t639 = t502 & t528;
    const uint64_t t640 = t528 & t558;
    const uint64_t t641 = t489 & t524;
    const uint64_t t642 = t489 & t554;
    const uint64_t t643 = t493 | t500 | t506 | t510 | t514 | t519 | t521 | t523 | t525 | t529 | t531 | t532 | t534
        | t537 | t539 | t541 | t542 | t543 | t545 | t547 | t549 | t552 | t553 | t555 | t556 | t557 | t559 | t560
        | t561 | t562 | t564 | t565 | t566 | t567 | t568 | t569 | t571 | t572 | t573 | t574 | t575 | t576 | t577
        | t578 | t579 | t580 | t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589 | t590 | t591 | t592
        | t593 | t594 | t595 | t596 | t597 | t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606 | t607
        | t608 | t609 | t610 | t611 | t612 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622
        | t623 | t624 | t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637
        | t638 | t639 | t640 | t641 | t642;
    const uint64_t t644 = t486 & ~t643;
    const uint64_t t645 = t493 | t607;
    const uint64_t t646 = t500 | t608;
    const uint64_t t647 = t506 | t609;
    const uint64_t t648 = t510 | t610;
    const uint64_t t649 = t514 | t607;
    const uint64_t t650 = t519 | t608;
    const uint64_t t651 = t521 | t609;
    const uint64_t t652 = t523 | t610;
    const uint64_t t653 = t525 | t611;
    const uint64_t t654 = t529 | t612;
    const uint64_t t655 = t531 | t613;
    const uint64_t t656 = t532 | t614;
    const uint64_t t657 = t534 | t611;
    const uint64_t t658 = t537 | t612;
    const uint64_t t659 = t539 | t613;
    const uint64_t t660 = t541 | t614;
    const uint64_t t661 = t542 | t615;
    const uint64_t t662 = t543 | t616;
    const uint64_t t663 = t545 | t617;
    const uint64_t t664 = t547 | t618;
    const uint64_t t665 = t549 | t615;
    const uint64_t t666 = t552 | t616;
    const uint64_t t667 = t553 | t617;
    const uint64_t t668 = t555 | t618;
    const uint64_t t669 = t556 | t619;
    const uint64_t t670 = t557 | t620;
    const uint64_t t671 = t559 | t621;
    const uint64_t t672 = t560 | t622;
    const uint64_t t673 = t561 | t619;
    const uint64_t t674 = t562 | t620;
    const uint64_t t675 = t564 | t621;
    const uint64_t t676 = t565 | t622;
    const uint64_t t677 = t566 | t623;
    const uint64_t t678 = t567 | t624;
    const uint64_t t679 = t568 | t625;
    const uint64_t t680 = t569 | t626;
    const uint64_t t681 = t571 | t623;
    const uint64_t t682 = t572 | t624;
    const uint64_t t683 = t573 | t625;
    const uint64_t t684 = t574 | t626;
    const uint64_t t685 = t575 | t627;
    const uint64_t t686 = t576 | t628;
    const uint64_t t687 = t577 | t629;
    const uint64_t t688 = t578 | t630;
    const uint64_t t689 = t579 | t627;
    const uint64_t t690 = t580 | t628;
    const uint64_t t691 = t581 | t629;
    const uint64_t t692 = t582 | t630;
    const uint64_t t693 = t583 | t631;
    const uint64_t t694 = t584 | t632;
    const uint64_t t695 = t585 | t633;
    const uint64_t t696 = t586 | t634;
    const uint64_t t697 = t587 | t631;
    const uint64_t t698 = t588 | t632;
    const uint64_t t699 = t589 | t633;
    const uint64_t t700 = t590 | t634;
    const uint64_t t701 = t591 | t635;
    const uint64_t t702 = t592 | t636;
    const uint64_t t703 = t593 | t637;
    const uint64_t t704 = t594 | t638;
    const uint64_t t705 = t595 | t635;
    const uint64_t t706 = t596 | t636;
    const uint64_t t707 = t597 | t637;
    const uint64_t t708 = t598 | t638;
    const uint64_t t709 = t599 | t639;
    const uint64_t t710 = t600 | t640;
    const uint64_t t711 = t601 | t641;
    const uint64_t t712 = t602 | t642;
    const uint64_t t713 = t603 | t639;
    const uint64_t t714 = t604 | t640;
    const uint64_t t715 = t605 | t641;
    const uint64_t t716 = t606 | t642;
    const uint64_t t717 = entry[3] ^ entry[11] ^ entry[19] ^ entry[23] ^ entry[35] ^ entry[59] ^ entry[74]
        ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[94] ^ entry[110] ^ entry[118] ^ entry[126] ^ entry[134]
        ^ entry[153] ^ entry[157] ^ entry[161] ^ entry[169] ^ entry[185] ^ entry[193] ^ entry[197] ^ entry[220]
        ^ entry[228] ^ entry[232] ^ entry[240] ^ entry[248] ^ entry[256] ^ entry[264] ^ entry[268] ^ entry[272]
        ^ entry[280];
    const uint64_t t718 = entry[3] ^ entry[11] ^ entry[19] ^ entry[31] ^ entry[39] ^ entry[74] ^ entry[78]
        ^ entry[90] ^ entry[102] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126] ^ entry[134] ^ entry[145]
        ^ entry[149] ^ entry[173] ^ entry[177] ^ entry[189] ^ entry[193] ^ entry[220] ^ entry[224] ^ entry[236]
        ^ entry[240] ^ entry[244] ^ entry[248] ^ entry[252] ^ entry[284];
    const uint64_t t719 = entry[15] ^ entry[19] ^ entry[31] ^ entry[35] ^ entry[47] ^ entry[51] ^ entry[63]
        ^ entry[82] ^ entry[90] ^ entry[94] ^ entry[98] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122]
        ^ entry[130] ^ entry[149] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[181] ^ entry[189] ^ entry[193]
        ^ entry[201] ^ entry[205] ^ entry[209] ^ entry[220] ^ entry[236] ^ entry[240] ^ entry[252] ^ entry[260]
        ^ entry[272] ^ entry[276];
    const uint64_t t720 = entry[3] ^ entry[31] ^ entry[35] ^ entry[55] ^ entry[59] ^ entry[78] ^ entry[90]
        ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[126] ^ entry[134] ^ entry[145] ^ entry[153] ^ entry[165]
        ^ entry[173] ^ entry[181] ^ entry[193] ^ entry[197] ^ entry[201] ^ entry[213] ^ entry[220] ^ entry[224]
        ^ entry[228] ^ entry[232] ^ entry[244] ^ entry[252] ^ entry[276];
    const uint64_t t721 = entry[3] ^ entry[11] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[51] ^ entry[55]
        ^ entry[59] ^ entry[63] ^ entry[82] ^ entry[86] ^ entry[102] ^ entry[114] ^ entry[134] ^ entry[138]
        ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[177] ^ entry[181] ^ entry[185] ^ entry[189]
        ^ entry[193] ^ entry[201] ^ entry[205] ^ entry[216] ^ entry[224] ^ entry[232] ^ entry[240] ^ entry[252]
        ^ entry[260] ^ entry[264] ^ entry[272];
    const uint64_t t722 = entry[3] ^ entry[7] ^ entry[15] ^ entry[27] ^ entry[31] ^ entry[43] ^ entry[51]
        ^ entry[78] ^ entry[82] ^ entry[90] ^ entry[94] ^ entry[110] ^ entry[114] ^ entry[126] ^ entry[130]
        ^ entry[134] ^ entry[142] ^ entry[145] ^ entry[157] ^ entry[173] ^ entry[185] ^ entry[193] ^ entry[205]
        ^ entry[220] ^ entry[224] ^ entry[244] ^ entry[252] ^ entry[256] ^ entry[268];
    const uint64_t t723 = entry[7] ^ entry[15] ^ entry[23] ^ entry[31] ^ entry[35] ^ entry[39] ^ entry[43]
        ^ entry[47] ^ entry[51] ^ entry[59] ^ entry[63] ^ entry[67] ^ entry[98] ^ entry[106] ^ entry[110]
        ^ entry[118] ^ entry[126] ^ entry[134] ^ entry[145] ^ entry[157] ^ entry[165] ^ entry[169] ^ entry[173]
        ^ entry[177] ^ entry[181] ^ entry[189] ^ entry[197] ^ entry[216] ^ entry[236] ^ entry[240] ^ entry[248]
        ^ entry[252] ^ entry[256] ^ entry[264];
    const uint64_t t724 = entry[3] ^ entry[7] ^ entry[23] ^ entry[27] ^ entry[31] ^ entry[39] ^ entry[47]
        ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[71] ^ entry[74] ^ entry[82] ^ entry[86] ^ entry[102]
        ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126] ^ entry[130] ^ entry[157]
        ^ entry[161] ^ entry[173] ^ entry[181] ^ entry[189] ^ entry[216] ^ entry[220] ^ entry[228] ^ entry[244]
        ^ entry[260] ^ entry[268] ^ entry[276];
    const uint64_t t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    const uint64_t t726 = ~t717 & ~t718;
    const uint64_t t727 = ~t719 & ~t720;
    const uint64_t t728 = t726 & t727;
    const uint64_t t729 = t721 & ~t722;
    const uint64_t t730 = t723 & t724;
    const uint64_t t731 = t729 & t730;
    const uint64_t t732 = t728 & t731;
    const uint64_t t733 = ~t717 & t718;
    const uint64_t t734 = ~t719 & t720;
    const uint64_t t735 = t733 & t734;
    const uint64_t t736 = ~t721 & t722;
    const uint64_t t737 = t723 & ~t724;
    const uint64_t t738 = t736 & t737;
    const uint64_t t739 = t735 & t738;
    const uint64_t t740 = t717 & t718;
    const uint64_t t741 = t727 & t740;
    const uint64_t t742 = ~t721 & ~t722;
    const uint64_t t743 = ~t723 & t724;
    const uint64_t t744 = t742 & t743;
    const uint64_t t745 = t741 & t744;
    const uint64_t t746 = t734 & t740;
    const uint64_t t747 = t721 & t722;
    const uint64_t t748 = t743 & t747;
    const uint64_t t749 = t746 & t748;
    const uint64_t t750 = t719 & t720;
    const uint64_t t751 = t740 & t750;
    const uint64_t t752 = t736 & t743;
    const uint64_t t753 = t751 & t752;
    const uint64_t t754 = t719 & ~t720;
    const uint64_t t755 = t733 & t754;
    const uint64_t t756 = ~t723 & ~t724;
    const uint64_t t757 = t729 & t756;
    const uint64_t t758 = t755 & t757;
    const uint64_t t759 = t736 & t756;
    const uint64_t t760 = t746 & t759;
    const uint64_t t761 = t730 & t736;
    const uint64_t t762 = t728 & t761;
    const uint64_t t763 = t747 & t756;
    const uint64_t t764 = t735 & t763;
    const uint64_t t765 = t717 & ~t718;
    const uint64_t t766 = t750 & t765;
    const uint64_t t767 = t742 & t756;
    const uint64_t t768 = t766 & t767;
    const uint64_t t769 = t754 & t765;
    const uint64_t t770 = t748 & t769;
    const uint64_t t771 = t741 & t757;
    const uint64_t t772 = t734 & t765;
    const uint64_t t773 = t744 & t772;
    const uint64_t t774 = t727 & t765;
    const uint64_t t775 = t730 & t747;
    const uint64_t t776 = t774 & t775;
    const uint64_t t777 = t729 & t743;
    const uint64_t t778 = t774 & t777;
    const uint64_t t779 = t726 & t754;
    const uint64_t t780 = t738 & t779;
    const uint64_t t781 = t757 & t772;
    const uint64_t t782 = t744 & t769;
    const uint64_t t783 = t733 & t750;
    const uint64_t t784 = t759 & t783;
    const uint64_t t785 = t740 & t754;
    const uint64_t t786 = t767 & t785;
    const uint64_t t787 = t737 & t742;
    const uint64_t t788 = t755 & t787;
    const uint64_t t789 = t726 & t734;
    const uint64_t t790 = t729 & t737;
    const uint64_t t791 = t789 & t790;
    const uint64_t t792 = t759 & t769;
    const uint64_t t793 = t730 & t742;
    const uint64_t t794 = t774 & t793;
    const uint64_t t795 = t785 & t790;
    const uint64_t t796 = t769 & t787;
    const uint64_t t797 = t726 & t750;
    const uint64_t t798 = t787 & t797;
    const uint64_t t799 = t728 & t748;
    const uint64_t t800 = t735 & t752;
    const uint64_t t801 = t735 & t775;
    const uint64_t t802 = t727 & t733;
    const uint64_t t803 = t777 & t802;
    const uint64_t t804 = t761 & t783;
    const uint64_t t805 = t741 & t787;
    const uint64_t t806 = t790 & t802;
    const uint64_t t807 = t789 & t793;
    const uint64_t t808 = t766 & t790;
    const uint64_t t809 = t737 & t747;
    const uint64_t t810 = t783 & t809;
    const uint64_t t811 = t731 & t797;
    const uint64_t t812 = t761 & t769;
    const uint64_t t813 = t793 & t802;
    const uint64_t t814 = t738 & t774;
    const uint64_t t815 = t763 & t774;
    const uint64_t t816 = t748 & t783;
    const uint64_t t817 = t728 & t809;
    const uint64_t t818 = t777 & t779;
    const uint64_t t819 = t731 & t755;
    const uint64_t t820 = t785 & t793;
    const uint64_t t821 = t779 & t793;
    const uint64_t t822 = t774 & t790;
    const uint64_t t823 = t751 & t763;
    const uint64_t t824 = t744 & t755;
    const uint64_t t825 = t775 & t779;
    const uint64_t t826 = t752 & t774;
    const uint64_t t827 = t772 & t787;
    const uint64_t t828 = t746 & t761;
    const uint64_t t829 = t777 & t789;
    const uint64_t t830 = t757 & t769;
    const uint64_t t831 = t757 & t797;
    const uint64_t t832 = t752 & t779;
    const uint64_t t833 = t731 & t772;
    const uint64_t t834 = t744 & t797;
    const uint64_t t835 = t763 & t779;
    const uint64_t t836 = t746 & t809;
    const uint64_t t837 = t779 & t790;
    const uint64_t t838 = t767 & t774;
    const uint64_t t839 = t767 & t779;
    const uint64_t t840 = t728 & t757;
    const uint64_t t841 = t728 & t787;
    const uint64_t t842 = t767 & t802;
    const uint64_t t843 = t767 & t789;
    const uint64_t t844 = t728 & t759;
    const uint64_t t845 = t728 & t744;
    const uint64_t t846 = t751 & t809;
    const uint64_t t847 = t797 & t809;
    const uint64_t t848 = t752 & t789;
    const uint64_t t849 = t746 & t790;
    const uint64_t t850 = t741 & t748;
    const uint64_t t851 = t775 & t797;
    const uint64_t t852 = t759 & t779;
    const uint64_t t853 = t785 & t809;
    const uint64_t t854 = t751 & t790;
    const uint64_t t855 = t731 & t766;
    const uint64_t t856 = t746 & t767;
    const uint64_t t857 = t755 & t793;
    const uint64_t t858 = t766 & t775;
    const uint64_t t859 = t748 & t751;
    const uint64_t t860 = t731 & t783;
    const uint64_t t861 = t783 & t790;
    const uint64_t t862 = t763 & t766;
    const uint64_t t863 = t744 & t783;
    const uint64_t t864 = t759 & t766;
    const uint64_t t865 = t751 & t777;
    const uint64_t t866 = t769 & t775;
    const uint64_t t867 = t761 & t785;
    const uint64_t t868 = t772 & t809;
    const uint64_t t869 = t748 & t779;
    const uint64_t t870 = t728 & t775;
    const uint64_t t871 = t755 & t809;
    const uint64_t t872 = t738 & t766;
    const uint64_t t873 = t738 & t797;
    const uint64_t t874 = t772 & t777;
    const uint64_t t875 = t759 & t789;
    const uint64_t t876 = t731 & t751;
    const uint64_t t877 = t744 & t766;
    const uint64_t t878 = t741 & t767;
    const uint64_t t879 = t767 & t797;
    const uint64_t t880 = t728 & t763;
    const uint64_t t881 = t728 & t793;
    const uint64_t t882 = t732 | t739 | t745 | t749 | t753 | t758 | t760 | t762 | t764 | t768 | t770 | t771 | t773
        | t776 | t778 | t780 | t781 | t782 | t784 | t786 | t788 | t791 | t792 | t794 | t795 | t796 | t798 | t799
        | t800 | t801 | t803 | t804 | t805 | t806 | t807 | t808 | t810 | t811 | t812 | t813 | t814 | t815 | t816
        | t817 | t818 | t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826 | t827 | t828 | t829 | t830 | t831
        | t832 | t833 | t834 | t835 | t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846
        | t847 | t848 | t849 | t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860 | t861
        | t862 | t863 | t864 | t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876
        | t877 | t878 | t879 | t880 | t881;
    const uint64_t t883 = t725 & ~t882;
    const uint64_t t884 = t732 | t846;
    const uint64_t t885 = t739 | t847;
    const uint64_t t886 = t745 | t848;
    const uint64_t t887 = t749 | t849;
    const uint64_t t888 = t753 | t846;
    const uint64_t t889 = t758 | t847;
    const uint64_t t890 = t760 | t848;
    const uint64_t t891 = t762 | t849;
    const uint64_t t892 = t764 | t850;
    const uint64_t t893 = t768 | t851;
    const uint64_t t894 = t770 | t852;
    const uint64_t t895 = t771 | t853;
    const uint64_t t896 = t773 | t850;
    const uint64_t t897 = t776 | t851;
    const uint64_t t898 = t778 | t852;
    const uint64_t t899 = t780 | t853;
    const uint64_t t900 = t781 | t854;
    const uint64_t t901 = t782 | t855;
    const uint64_t t902 = t784 | t856;
    const uint64_t t903 = t786 | t857;
    const uint64_t t904 = t788 | t854;
    const uint64_t t905 = t791 | t855;
    const uint64_t t906 = t792 | t856;
    const uint64_t t907 = t794 | t857;
    const uint64_t t908 = t795 | t858;
    const uint64_t t909 = t796 | t859;
    const uint64_t t910 = t798 | t860;
    const uint64_t t911 = t799 | t861;
    const uint64_t t912 = t800 | t858;
    const uint64_t t913 = t801 | t859;
    const uint64_t t914 = t803 | t860;
    const uint64_t t915 = t804 | t861;
    const uint64_t t916 = t805 | t862;
    const uint64_t t917 = t806 | t863;
    const uint64_t t918 = t807 | t864;
    const uint64_t t919 = t808 | t865;
    const uint64_t t920 = t810 | t862;
    const uint64_t t921 = t811 | t863;
    const uint64_t t922 = t812 | t864;
    const uint64_t t923 = t813 | t865;
    const uint64_t t924 = t814 | t866;
    const uint64_t t925 = t815 | t867;
    const uint64_t t926 = t816 | t868;
    const uint64_t t927 = t817 | t869;
    const uint64_t t928 = t818 | t866;
    const uint64_t t929 = t819 | t867;
    const uint64_t t930 = t820 | t868;
    const uint64_t t931 = t821 | t869;
    const uint64_t t932 = t822 | t870;
    const uint64_t t933 = t823 | t871;
    const uint64_t t934 = t824 | t872;
    const uint64_t t935 = t825 | t873;
    const uint64_t t936 = t826 | t870;
    const uint64_t t937 = t827 | t871;
    const uint64_t t938 = t828 | t872;
    const uint64_t t939 = t829 | t873;
    const uint64_t t940 = t830 | t874;
    const uint64_t t941 = t831 | t875;
    const uint64_t t942 = t832 | t876;
    const uint64_t t943 = t833 | t877;
    const uint64_t t944 = t834 | t874;
    const uint64_t t945 = t835 | t875;
    const uint64_t t946 = t836 | t876;
    const uint64_t t947 = t837 | t877;
    const uint64_t t948 = t838 | t878;
    const uint64_t t949 = t839 | t879;
    const uint64_t t950 = t840 | t880;
    const uint64_t t951 = t841 | t881;
    const uint64_t t952 = t842 | t878;
    const uint64_t t953 = t843 | t879;
    const uint64_t t954 = t844 | t880;
    const uint64_t t955 = t845 | t881;
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
