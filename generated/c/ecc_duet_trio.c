/* Duet/Trio switch: encoder and decoder. Generated; do not edit.
 *
 * Scheme duet-trio, sha-256
 * 3613ffd13255cde2ce049866575c480eda75646fab74e6d9a2a61dde1a5ff86b.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
 * 6.3, Fig. 7b.
 */
#include "ecc_duet_trio.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x1111110010111101), UINT64_C(0x0808000008080880), UINT64_C(0x0004444040004440),
        UINT64_C(0x2222000220202202)
    },
    {
        UINT64_C(0x0002022020002002), UINT64_C(0x1110001000110110), UINT64_C(0x0888888888800808),
        UINT64_C(0x0004400044040404)
    },
    {
        UINT64_C(0x0444444444400440), UINT64_C(0x2000200222022222), UINT64_C(0x0100010101010001),
        UINT64_C(0x0888000000808008)
    },
    {
        UINT64_C(0x0008088000088880), UINT64_C(0x0440000040400404), UINT64_C(0x0220022202200002),
        UINT64_C(0x0000001001011011)
    },
    {
        UINT64_C(0x1001011001000100), UINT64_C(0x8080808080080880), UINT64_C(0x0004400440404404),
        UINT64_C(0x2002000000020020)
    },
    {
        UINT64_C(0x0002200020202020), UINT64_C(0x1001101000011010), UINT64_C(0x0000080808008008),
        UINT64_C(0x4040004040004040)
    },
    {
        UINT64_C(0x4404040404044444), UINT64_C(0x2020202200002022), UINT64_C(0x1000001111101110),
        UINT64_C(0x8800800000088008)
    },
    {
        UINT64_C(0x8808000880888808), UINT64_C(0x4000400040044444), UINT64_C(0x2202020222020220),
        UINT64_C(0x0010100111001110)
    },
    {
        UINT64_C(0x2222000220202202), UINT64_C(0x1111110010111101), UINT64_C(0x0808000008080880),
        UINT64_C(0x0004444040004440)
    },
    {
        UINT64_C(0x0004400044040404), UINT64_C(0x0002022020002002), UINT64_C(0x1110001000110110),
        UINT64_C(0x0888888888800808)
    },
    {
        UINT64_C(0x0888000000808008), UINT64_C(0x0444444444400440), UINT64_C(0x2000200222022222),
        UINT64_C(0x0100010101010001)
    },
    {
        UINT64_C(0x0000001001011011), UINT64_C(0x0008088000088880), UINT64_C(0x0440000040400404),
        UINT64_C(0x0220022202200002)
    },
    {
        UINT64_C(0x2002000000020020), UINT64_C(0x1001011001000100), UINT64_C(0x8080808080080880),
        UINT64_C(0x0004400440404404)
    },
    {
        UINT64_C(0x4040004040004040), UINT64_C(0x0002200020202020), UINT64_C(0x1001101000011010),
        UINT64_C(0x0000080808008008)
    },
    {
        UINT64_C(0x8800800000088008), UINT64_C(0x4404040404044444), UINT64_C(0x2020202200002022),
        UINT64_C(0x1000001111101110)
    },
    {
        UINT64_C(0x0010100111001110), UINT64_C(0x8808000880888808), UINT64_C(0x4000400040044444),
        UINT64_C(0x2202020222020220)
    },
    {
        UINT64_C(0x0004444040004440), UINT64_C(0x2222000220202202), UINT64_C(0x1111110010111101),
        UINT64_C(0x0808000008080880)
    },
    {
        UINT64_C(0x0888888888800808), UINT64_C(0x0004400044040404), UINT64_C(0x0002022020002002),
        UINT64_C(0x1110001000110110)
    },
    {
        UINT64_C(0x0100010101010001), UINT64_C(0x0888000000808008), UINT64_C(0x0444444444400440),
        UINT64_C(0x2000200222022222)
    },
    {
        UINT64_C(0x0220022202200002), UINT64_C(0x0000001001011011), UINT64_C(0x0008088000088880),
        UINT64_C(0x0440000040400404)
    },
    {
        UINT64_C(0x0004400440404404), UINT64_C(0x2002000000020020), UINT64_C(0x1001011001000100),
        UINT64_C(0x8080808080080880)
    },
    {
        UINT64_C(0x0000080808008008), UINT64_C(0x4040004040004040), UINT64_C(0x0002200020202020),
        UINT64_C(0x1001101000011010)
    },
    {
        UINT64_C(0x1000001111101110), UINT64_C(0x8800800000088008), UINT64_C(0x4404040404044444),
        UINT64_C(0x2020202200002022)
    },
    {
        UINT64_C(0x2202020222020220), UINT64_C(0x0010100111001110), UINT64_C(0x8808000880888808),
        UINT64_C(0x4000400040044444)
    },
    {
        UINT64_C(0x0808000008080880), UINT64_C(0x0004444040004440), UINT64_C(0x2222000220202202),
        UINT64_C(0x1111110010111101)
    },
    {
        UINT64_C(0x1110001000110110), UINT64_C(0x0888888888800808), UINT64_C(0x0004400044040404),
        UINT64_C(0x0002022020002002)
    },
    {
        UINT64_C(0x2000200222022222), UINT64_C(0x0100010101010001), UINT64_C(0x0888000000808008),
        UINT64_C(0x0444444444400440)
    },
    {
        UINT64_C(0x0440000040400404), UINT64_C(0x0220022202200002), UINT64_C(0x0000001001011011),
        UINT64_C(0x0008088000088880)
    },
    {
        UINT64_C(0x8080808080080880), UINT64_C(0x0004400440404404), UINT64_C(0x2002000000020020),
        UINT64_C(0x1001011001000100)
    },
    {
        UINT64_C(0x1001101000011010), UINT64_C(0x0000080808008008), UINT64_C(0x4040004040004040),
        UINT64_C(0x0002200020202020)
    },
    {
        UINT64_C(0x2020202200002022), UINT64_C(0x1000001111101110), UINT64_C(0x8800800000088008),
        UINT64_C(0x4404040404044444)
    },
    {
        UINT64_C(0x4000400040044444), UINT64_C(0x2202020222020220), UINT64_C(0x0010100111001110),
        UINT64_C(0x8808000880888808)
    }
};

void ecc_duet_trio_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[8] ^ data[12] ^ data[16] ^ data[20] ^ data[28] ^ data[40] ^ data[44]
        ^ data[48] ^ data[52] ^ data[56] ^ data[60] ^ data[71] ^ data[75] ^ data[83] ^ data[91] ^ data[115]
        ^ data[123] ^ data[134] ^ data[138] ^ data[142] ^ data[158] ^ data[166] ^ data[170] ^ data[174] ^ data[178]
        ^ data[193] ^ data[201] ^ data[205] ^ data[213] ^ data[221] ^ data[225] ^ data[241] ^ data[245] ^ data[249]
        ^ data[253];
    const uint64_t t1 = data[4] ^ data[8] ^ data[16] ^ data[20] ^ data[36] ^ data[52] ^ data[56] ^ data[60]
        ^ data[67] ^ data[75] ^ data[87] ^ data[91] ^ data[95] ^ data[99] ^ data[103] ^ data[107] ^ data[111]
        ^ data[115] ^ data[119] ^ data[123] ^ data[130] ^ data[138] ^ data[146] ^ data[154] ^ data[158] ^ data[174]
        ^ data[178] ^ data[193] ^ data[205] ^ data[221] ^ data[229] ^ data[233] ^ data[241];
    const uint64_t t2 = data[0] ^ data[16] ^ data[24] ^ data[32] ^ data[40] ^ data[56] ^ data[67] ^ data[79]
        ^ data[87] ^ data[115] ^ data[119] ^ data[123] ^ data[134] ^ data[138] ^ data[150] ^ data[154] ^ data[158]
        ^ data[162] ^ data[166] ^ data[170] ^ data[174] ^ data[178] ^ data[182] ^ data[186] ^ data[193] ^ data[197]
        ^ data[201] ^ data[205] ^ data[209] ^ data[217] ^ data[221] ^ data[225] ^ data[237] ^ data[253];
    const uint64_t t3 = data[0] ^ data[4] ^ data[12] ^ data[16] ^ data[24] ^ data[36] ^ data[71] ^ data[75]
        ^ data[79] ^ data[83] ^ data[103] ^ data[107] ^ data[115] ^ data[130] ^ data[138] ^ data[150] ^ data[158]
        ^ data[182] ^ data[186] ^ data[193] ^ data[213] ^ data[217] ^ data[225] ^ data[229] ^ data[233] ^ data[245]
        ^ data[249];
    const uint64_t t4 = data[8] ^ data[24] ^ data[36] ^ data[40] ^ data[48] ^ data[60] ^ data[71] ^ data[75]
        ^ data[83] ^ data[95] ^ data[103] ^ data[111] ^ data[119] ^ data[127] ^ data[130] ^ data[138] ^ data[142]
        ^ data[150] ^ data[158] ^ data[162] ^ data[174] ^ data[178] ^ data[197] ^ data[209] ^ data[241] ^ data[253];
    const uint64_t t5 = data[4] ^ data[12] ^ data[16] ^ data[36] ^ data[44] ^ data[48] ^ data[60] ^ data[67]
        ^ data[79] ^ data[91] ^ data[99] ^ data[107] ^ data[134] ^ data[142] ^ data[158] ^ data[166] ^ data[182]
        ^ data[190] ^ data[197] ^ data[205] ^ data[213] ^ data[221] ^ data[237] ^ data[241];
    const uint64_t t6 = data[4] ^ data[8] ^ data[12] ^ data[20] ^ data[24] ^ data[28] ^ data[32] ^ data[36]
        ^ data[60] ^ data[67] ^ data[79] ^ data[83] ^ data[111] ^ data[123] ^ data[127] ^ data[130] ^ data[134]
        ^ data[138] ^ data[142] ^ data[146] ^ data[154] ^ data[162] ^ data[170] ^ data[178] ^ data[186] ^ data[190]
        ^ data[193] ^ data[197] ^ data[205] ^ data[225] ^ data[229] ^ data[237] ^ data[245] ^ data[253];
    const uint64_t t7 = data[4] ^ data[8] ^ data[12] ^ data[24] ^ data[28] ^ data[32] ^ data[44] ^ data[52]
        ^ data[67] ^ data[75] ^ data[79] ^ data[83] ^ data[87] ^ data[95] ^ data[99] ^ data[115] ^ data[123]
        ^ data[127] ^ data[130] ^ data[134] ^ data[138] ^ data[142] ^ data[146] ^ data[158] ^ data[174] ^ data[190]
        ^ data[197] ^ data[201] ^ data[209] ^ data[217] ^ data[221] ^ data[225] ^ data[233] ^ data[241] ^ data[249]
        ^ data[253];
    const uint64_t t8 = data[1] ^ data[9] ^ data[13] ^ data[21] ^ data[29] ^ data[33] ^ data[49] ^ data[53]
        ^ data[57] ^ data[61] ^ data[64] ^ data[72] ^ data[76] ^ data[80] ^ data[84] ^ data[92] ^ data[104]
        ^ data[108] ^ data[112] ^ data[116] ^ data[120] ^ data[124] ^ data[135] ^ data[139] ^ data[147] ^ data[155]
        ^ data[179] ^ data[187] ^ data[198] ^ data[202] ^ data[206] ^ data[222] ^ data[230] ^ data[234] ^ data[238]
        ^ data[242];
    const uint64_t t9 = data[1] ^ data[13] ^ data[29] ^ data[37] ^ data[41] ^ data[49] ^ data[68] ^ data[72]
        ^ data[80] ^ data[84] ^ data[100] ^ data[116] ^ data[120] ^ data[124] ^ data[131] ^ data[139] ^ data[151]
        ^ data[155] ^ data[159] ^ data[163] ^ data[167] ^ data[171] ^ data[175] ^ data[179] ^ data[183] ^ data[187]
        ^ data[194] ^ data[202] ^ data[210] ^ data[218] ^ data[222] ^ data[238] ^ data[242];
    const uint64_t t10 = data[1] ^ data[5] ^ data[9] ^ data[13] ^ data[17] ^ data[25] ^ data[29] ^ data[33]
        ^ data[45] ^ data[61] ^ data[64] ^ data[80] ^ data[88] ^ data[96] ^ data[104] ^ data[120] ^ data[131]
        ^ data[143] ^ data[151] ^ data[179] ^ data[183] ^ data[187] ^ data[198] ^ data[202] ^ data[214] ^ data[218]
        ^ data[222] ^ data[226] ^ data[230] ^ data[234] ^ data[238] ^ data[242] ^ data[246] ^ data[250];
    const uint64_t t11 = data[1] ^ data[21] ^ data[25] ^ data[33] ^ data[37] ^ data[41] ^ data[53] ^ data[57]
        ^ data[64] ^ data[68] ^ data[76] ^ data[80] ^ data[88] ^ data[100] ^ data[135] ^ data[139] ^ data[143]
        ^ data[147] ^ data[167] ^ data[171] ^ data[179] ^ data[194] ^ data[202] ^ data[214] ^ data[222] ^ data[246]
        ^ data[250];
    const uint64_t t12 = data[5] ^ data[17] ^ data[49] ^ data[61] ^ data[72] ^ data[88] ^ data[100] ^ data[104]
        ^ data[112] ^ data[124] ^ data[135] ^ data[139] ^ data[147] ^ data[159] ^ data[167] ^ data[175] ^ data[183]
        ^ data[191] ^ data[194] ^ data[202] ^ data[206] ^ data[214] ^ data[222] ^ data[226] ^ data[238] ^ data[242];
    const uint64_t t13 = data[5] ^ data[13] ^ data[21] ^ data[29] ^ data[45] ^ data[49] ^ data[68] ^ data[76]
        ^ data[80] ^ data[100] ^ data[108] ^ data[112] ^ data[124] ^ data[131] ^ data[143] ^ data[155] ^ data[163]
        ^ data[171] ^ data[198] ^ data[206] ^ data[222] ^ data[230] ^ data[246] ^ data[254];
    const uint64_t t14 = data[1] ^ data[5] ^ data[13] ^ data[33] ^ data[37] ^ data[45] ^ data[53] ^ data[61]
        ^ data[68] ^ data[72] ^ data[76] ^ data[84] ^ data[88] ^ data[92] ^ data[96] ^ data[100] ^ data[124]
        ^ data[131] ^ data[143] ^ data[147] ^ data[175] ^ data[187] ^ data[191] ^ data[194] ^ data[198] ^ data[202]
        ^ data[206] ^ data[210] ^ data[218] ^ data[226] ^ data[234] ^ data[242] ^ data[250] ^ data[254];
    const uint64_t t15 = data[5] ^ data[9] ^ data[17] ^ data[25] ^ data[29] ^ data[33] ^ data[41] ^ data[49]
        ^ data[57] ^ data[61] ^ data[68] ^ data[72] ^ data[76] ^ data[88] ^ data[92] ^ data[96] ^ data[108]
        ^ data[116] ^ data[131] ^ data[139] ^ data[143] ^ data[147] ^ data[151] ^ data[159] ^ data[163] ^ data[179]
        ^ data[187] ^ data[191] ^ data[194] ^ data[198] ^ data[202] ^ data[206] ^ data[210] ^ data[222] ^ data[238]
        ^ data[254];
    const uint64_t t16 = data[6] ^ data[10] ^ data[14] ^ data[30] ^ data[38] ^ data[42] ^ data[46] ^ data[50]
        ^ data[65] ^ data[73] ^ data[77] ^ data[85] ^ data[93] ^ data[97] ^ data[113] ^ data[117] ^ data[121]
        ^ data[125] ^ data[128] ^ data[136] ^ data[140] ^ data[144] ^ data[148] ^ data[156] ^ data[168] ^ data[172]
        ^ data[176] ^ data[180] ^ data[184] ^ data[188] ^ data[199] ^ data[203] ^ data[211] ^ data[219] ^ data[243]
        ^ data[251];
    const uint64_t t17 = data[2] ^ data[10] ^ data[18] ^ data[26] ^ data[30] ^ data[46] ^ data[50] ^ data[65]
        ^ data[77] ^ data[93] ^ data[101] ^ data[105] ^ data[113] ^ data[132] ^ data[136] ^ data[144] ^ data[148]
        ^ data[164] ^ data[180] ^ data[184] ^ data[188] ^ data[195] ^ data[203] ^ data[215] ^ data[219] ^ data[223]
        ^ data[227] ^ data[231] ^ data[235] ^ data[239] ^ data[243] ^ data[247] ^ data[251];
    const uint64_t t18 = data[6] ^ data[10] ^ data[22] ^ data[26] ^ data[30] ^ data[34] ^ data[38] ^ data[42]
        ^ data[46] ^ data[50] ^ data[54] ^ data[58] ^ data[65] ^ data[69] ^ data[73] ^ data[77] ^ data[81]
        ^ data[89] ^ data[93] ^ data[97] ^ data[109] ^ data[125] ^ data[128] ^ data[144] ^ data[152] ^ data[160]
        ^ data[168] ^ data[184] ^ data[195] ^ data[207] ^ data[215] ^ data[243] ^ data[247] ^ data[251];
    const uint64_t t19 = data[2] ^ data[10] ^ data[22] ^ data[30] ^ data[54] ^ data[58] ^ data[65] ^ data[85]
        ^ data[89] ^ data[97] ^ data[101] ^ data[105] ^ data[117] ^ data[121] ^ data[128] ^ data[132] ^ data[140]
        ^ data[144] ^ data[152] ^ data[164] ^ data[199] ^ data[203] ^ data[207] ^ data[211] ^ data[231] ^ data[235]
        ^ data[243];
    const uint64_t t20 = data[2] ^ data[10] ^ data[14] ^ data[22] ^ data[30] ^ data[34] ^ data[46] ^ data[50]
        ^ data[69] ^ data[81] ^ data[113] ^ data[125] ^ data[136] ^ data[152] ^ data[164] ^ data[168] ^ data[176]
        ^ data[188] ^ data[199] ^ data[203] ^ data[211] ^ data[223] ^ data[231] ^ data[239] ^ data[247] ^ data[255];
    const uint64_t t21 = data[6] ^ data[14] ^ data[30] ^ data[38] ^ data[54] ^ data[62] ^ data[69] ^ data[77]
        ^ data[85] ^ data[93] ^ data[109] ^ data[113] ^ data[132] ^ data[140] ^ data[144] ^ data[164] ^ data[172]
        ^ data[176] ^ data[188] ^ data[195] ^ data[207] ^ data[219] ^ data[227] ^ data[235];
    const uint64_t t22 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[18] ^ data[26] ^ data[34] ^ data[42]
        ^ data[50] ^ data[58] ^ data[62] ^ data[65] ^ data[69] ^ data[77] ^ data[97] ^ data[101] ^ data[109]
        ^ data[117] ^ data[125] ^ data[132] ^ data[136] ^ data[140] ^ data[148] ^ data[152] ^ data[156] ^ data[160]
        ^ data[164] ^ data[188] ^ data[195] ^ data[207] ^ data[211] ^ data[239] ^ data[251] ^ data[255];
    const uint64_t t23 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[18] ^ data[30] ^ data[46] ^ data[62]
        ^ data[69] ^ data[73] ^ data[81] ^ data[89] ^ data[93] ^ data[97] ^ data[105] ^ data[113] ^ data[121]
        ^ data[125] ^ data[132] ^ data[136] ^ data[140] ^ data[152] ^ data[156] ^ data[160] ^ data[172] ^ data[180]
        ^ data[195] ^ data[203] ^ data[207] ^ data[211] ^ data[215] ^ data[223] ^ data[227] ^ data[243] ^ data[251]
        ^ data[255];
    const uint64_t t24 = data[7] ^ data[11] ^ data[19] ^ data[27] ^ data[51] ^ data[59] ^ data[70] ^ data[74]
        ^ data[78] ^ data[94] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[129] ^ data[137] ^ data[141]
        ^ data[149] ^ data[157] ^ data[161] ^ data[177] ^ data[181] ^ data[185] ^ data[189] ^ data[192] ^ data[200]
        ^ data[204] ^ data[208] ^ data[212] ^ data[220] ^ data[232] ^ data[236] ^ data[240] ^ data[244] ^ data[248]
        ^ data[252];
    const uint64_t t25 = data[3] ^ data[11] ^ data[23] ^ data[27] ^ data[31] ^ data[35] ^ data[39] ^ data[43]
        ^ data[47] ^ data[51] ^ data[55] ^ data[59] ^ data[66] ^ data[74] ^ data[82] ^ data[90] ^ data[94]
        ^ data[110] ^ data[114] ^ data[129] ^ data[141] ^ data[157] ^ data[165] ^ data[169] ^ data[177] ^ data[196]
        ^ data[200] ^ data[208] ^ data[212] ^ data[228] ^ data[244] ^ data[248] ^ data[252];
    const uint64_t t26 = data[3] ^ data[15] ^ data[23] ^ data[51] ^ data[55] ^ data[59] ^ data[70] ^ data[74]
        ^ data[86] ^ data[90] ^ data[94] ^ data[98] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[118]
        ^ data[122] ^ data[129] ^ data[133] ^ data[137] ^ data[141] ^ data[145] ^ data[153] ^ data[157] ^ data[161]
        ^ data[173] ^ data[189] ^ data[192] ^ data[208] ^ data[216] ^ data[224] ^ data[232] ^ data[248];
    const uint64_t t27 = data[7] ^ data[11] ^ data[15] ^ data[19] ^ data[39] ^ data[43] ^ data[51] ^ data[66]
        ^ data[74] ^ data[86] ^ data[94] ^ data[118] ^ data[122] ^ data[129] ^ data[149] ^ data[153] ^ data[161]
        ^ data[165] ^ data[169] ^ data[181] ^ data[185] ^ data[192] ^ data[196] ^ data[204] ^ data[208] ^ data[216]
        ^ data[228];
    const uint64_t t28 = data[7] ^ data[11] ^ data[19] ^ data[31] ^ data[39] ^ data[47] ^ data[55] ^ data[63]
        ^ data[66] ^ data[74] ^ data[78] ^ data[86] ^ data[94] ^ data[98] ^ data[110] ^ data[114] ^ data[133]
        ^ data[145] ^ data[177] ^ data[189] ^ data[200] ^ data[216] ^ data[228] ^ data[232] ^ data[240] ^ data[252];
    const uint64_t t29 = data[3] ^ data[15] ^ data[27] ^ data[35] ^ data[43] ^ data[70] ^ data[78] ^ data[94]
        ^ data[102] ^ data[118] ^ data[126] ^ data[133] ^ data[141] ^ data[149] ^ data[157] ^ data[173] ^ data[177]
        ^ data[196] ^ data[204] ^ data[208] ^ data[228] ^ data[236] ^ data[240] ^ data[252];
    const uint64_t t30 = data[3] ^ data[15] ^ data[19] ^ data[47] ^ data[59] ^ data[63] ^ data[66] ^ data[70]
        ^ data[74] ^ data[78] ^ data[82] ^ data[90] ^ data[98] ^ data[106] ^ data[114] ^ data[122] ^ data[126]
        ^ data[129] ^ data[133] ^ data[141] ^ data[161] ^ data[165] ^ data[173] ^ data[181] ^ data[189] ^ data[196]
        ^ data[200] ^ data[204] ^ data[212] ^ data[216] ^ data[220] ^ data[224] ^ data[228] ^ data[252];
    const uint64_t t31 = data[3] ^ data[11] ^ data[15] ^ data[19] ^ data[23] ^ data[31] ^ data[35] ^ data[51]
        ^ data[59] ^ data[63] ^ data[66] ^ data[70] ^ data[74] ^ data[78] ^ data[82] ^ data[94] ^ data[110]
        ^ data[126] ^ data[133] ^ data[137] ^ data[145] ^ data[153] ^ data[157] ^ data[161] ^ data[169] ^ data[177]
        ^ data[185] ^ data[189] ^ data[196] ^ data[200] ^ data[204] ^ data[216] ^ data[220] ^ data[224] ^ data[236]
        ^ data[244];
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

void ecc_duet_trio_decode_lanes(uint64_t *entry, const uint64_t *enables, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[8] ^ entry[12] ^ entry[16] ^ entry[20] ^ entry[28] ^ entry[40] ^ entry[44]
        ^ entry[48] ^ entry[52] ^ entry[56] ^ entry[60] ^ entry[64] ^ entry[79] ^ entry[83] ^ entry[91] ^ entry[99]
        ^ entry[123] ^ entry[131] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[174] ^ entry[182] ^ entry[186]
        ^ entry[190] ^ entry[194] ^ entry[217] ^ entry[225] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[249]
        ^ entry[265] ^ entry[269] ^ entry[273] ^ entry[277];
    const uint64_t t1 = entry[8] ^ entry[24] ^ entry[36] ^ entry[40] ^ entry[48] ^ entry[60] ^ entry[68]
        ^ entry[79] ^ entry[83] ^ entry[91] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[127] ^ entry[135]
        ^ entry[146] ^ entry[154] ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[178] ^ entry[190] ^ entry[194]
        ^ entry[221] ^ entry[233] ^ entry[265] ^ entry[277];
    const uint64_t t2 = entry[4] ^ entry[8] ^ entry[16] ^ entry[20] ^ entry[36] ^ entry[52] ^ entry[56] ^ entry[60]
        ^ entry[75] ^ entry[83] ^ entry[95] ^ entry[99] ^ entry[103] ^ entry[107] ^ entry[111] ^ entry[115]
        ^ entry[119] ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170]
        ^ entry[174] ^ entry[190] ^ entry[194] ^ entry[217] ^ entry[229] ^ entry[245] ^ entry[253] ^ entry[257]
        ^ entry[265] ^ entry[281];
    const uint64_t t3 = entry[4] ^ entry[12] ^ entry[16] ^ entry[36] ^ entry[44] ^ entry[48] ^ entry[60]
        ^ entry[75] ^ entry[87] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[150] ^ entry[158] ^ entry[174]
        ^ entry[182] ^ entry[198] ^ entry[206] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[261]
        ^ entry[265] ^ entry[285];
    const uint64_t t4 = entry[0] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[56] ^ entry[75]
        ^ entry[87] ^ entry[95] ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[150] ^ entry[154] ^ entry[166]
        ^ entry[170] ^ entry[174] ^ entry[178] ^ entry[182] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198]
        ^ entry[202] ^ entry[210] ^ entry[217] ^ entry[221] ^ entry[225] ^ entry[229] ^ entry[233] ^ entry[241]
        ^ entry[245] ^ entry[249] ^ entry[261] ^ entry[277];
    const uint64_t t5 = entry[4] ^ entry[8] ^ entry[12] ^ entry[20] ^ entry[24] ^ entry[28] ^ entry[32] ^ entry[36]
        ^ entry[60] ^ entry[75] ^ entry[87] ^ entry[91] ^ entry[119] ^ entry[131] ^ entry[135] ^ entry[146]
        ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[162] ^ entry[170] ^ entry[178] ^ entry[186] ^ entry[194]
        ^ entry[202] ^ entry[206] ^ entry[214] ^ entry[217] ^ entry[221] ^ entry[229] ^ entry[249] ^ entry[253]
        ^ entry[261] ^ entry[269] ^ entry[277];
    const uint64_t t6 = entry[0] ^ entry[4] ^ entry[12] ^ entry[16] ^ entry[24] ^ entry[36] ^ entry[79] ^ entry[83]
        ^ entry[87] ^ entry[91] ^ entry[111] ^ entry[115] ^ entry[123] ^ entry[139] ^ entry[146] ^ entry[154]
        ^ entry[166] ^ entry[174] ^ entry[198] ^ entry[202] ^ entry[217] ^ entry[237] ^ entry[241] ^ entry[249]
        ^ entry[253] ^ entry[257] ^ entry[269] ^ entry[273];
    const uint64_t t7 = entry[4] ^ entry[8] ^ entry[12] ^ entry[24] ^ entry[28] ^ entry[32] ^ entry[44] ^ entry[52]
        ^ entry[75] ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[95] ^ entry[103] ^ entry[107] ^ entry[123]
        ^ entry[131] ^ entry[135] ^ entry[143] ^ entry[146] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[162]
        ^ entry[174] ^ entry[190] ^ entry[206] ^ entry[221] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[245]
        ^ entry[249] ^ entry[257] ^ entry[265] ^ entry[273] ^ entry[277];
    const uint64_t t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t9 = t0 & ~t1;
    const uint64_t t10 = ~t2 & ~t3;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = t4 & ~t5;
    const uint64_t t13 = t6 & ~t7;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t11 & t14;
    const uint64_t t16 = t2 & ~t3;
    const uint64_t t17 = t9 & t16;
    const uint64_t t18 = t4 & t5;
    const uint64_t t19 = t13 & t18;
    const uint64_t t20 = t17 & t19;
    const uint64_t t21 = ~t0 & t1;
    const uint64_t t22 = t16 & t21;
    const uint64_t t23 = ~t4 & t5;
    const uint64_t t24 = t6 & t7;
    const uint64_t t25 = t23 & t24;
    const uint64_t t26 = t22 & t25;
    const uint64_t t27 = ~t0 & ~t1;
    const uint64_t t28 = t2 & t3;
    const uint64_t t29 = t27 & t28;
    const uint64_t t30 = ~t6 & t7;
    const uint64_t t31 = t18 & t30;
    const uint64_t t32 = t29 & t31;
    const uint64_t t33 = t25 & t29;
    const uint64_t t34 = ~t2 & t3;
    const uint64_t t35 = t21 & t34;
    const uint64_t t36 = t31 & t35;
    const uint64_t t37 = t9 & t34;
    const uint64_t t38 = t31 & t37;
    const uint64_t t39 = t0 & t1;
    const uint64_t t40 = t10 & t39;
    const uint64_t t41 = ~t4 & ~t5;
    const uint64_t t42 = t13 & t41;
    const uint64_t t43 = t40 & t42;
    const uint64_t t44 = t16 & t39;
    const uint64_t t45 = t23 & t30;
    const uint64_t t46 = t44 & t45;
    const uint64_t t47 = t12 & t30;
    const uint64_t t48 = t11 & t47;
    const uint64_t t49 = t18 & t24;
    const uint64_t t50 = t44 & t49;
    const uint64_t t51 = t24 & t41;
    const uint64_t t52 = t44 & t51;
    const uint64_t t53 = t25 & t37;
    const uint64_t t54 = t9 & t28;
    const uint64_t t55 = ~t6 & ~t7;
    const uint64_t t56 = t18 & t55;
    const uint64_t t57 = t54 & t56;
    const uint64_t t58 = t34 & t39;
    const uint64_t t59 = t45 & t58;
    const uint64_t t60 = t27 & t34;
    const uint64_t t61 = t49 & t60;
    const uint64_t t62 = t14 & t54;
    const uint64_t t63 = t10 & t21;
    const uint64_t t64 = t47 & t63;
    const uint64_t t65 = t16 & t27;
    const uint64_t t66 = t45 & t65;
    const uint64_t t67 = t25 & t40;
    const uint64_t t68 = t23 & t55;
    const uint64_t t69 = t17 & t68;
    const uint64_t t70 = t37 & t42;
    const uint64_t t71 = t14 & t63;
    const uint64_t t72 = t47 & t65;
    const uint64_t t73 = t49 & t63;
    const uint64_t t74 = t10 & t27;
    const uint64_t t75 = t12 & t24;
    const uint64_t t76 = t74 & t75;
    const uint64_t t77 = t56 & t65;
    const uint64_t t78 = t41 & t55;
    const uint64_t t79 = t54 & t78;
    const uint64_t t80 = t11 & t45;
    const uint64_t t81 = t47 & t54;
    const uint64_t t82 = t28 & t39;
    const uint64_t t83 = t75 & t82;
    const uint64_t t84 = t30 & t41;
    const uint64_t t85 = t22 & t84;
    const uint64_t t86 = t31 & t74;
    const uint64_t t87 = t11 & t49;
    const uint64_t t88 = t56 & t63;
    const uint64_t t89 = t29 & t84;
    const uint64_t t90 = t21 & t28;
    const uint64_t t91 = t13 & t23;
    const uint64_t t92 = t90 & t91;
    const uint64_t t93 = t65 & t91;
    const uint64_t t94 = t12 & t55;
    const uint64_t t95 = t37 & t94;
    const uint64_t t96 = t22 & t42;
    const uint64_t t97 = t40 & t94;
    const uint64_t t98 = t51 & t65;
    const uint64_t t99 = t11 & t56;
    const uint64_t t100 = t29 & t42;
    const uint64_t t101 = t37 & t84;
    const uint64_t t102 = t56 & t60;
    const uint64_t t103 = t44 & t47;
    const uint64_t t104 = t22 & t68;
    const uint64_t t105 = t58 & t78;
    const uint64_t t106 = t82 & t84;
    const uint64_t t107 = t44 & t56;
    const uint64_t t108 = t17 & t75;
    const uint64_t t109 = t17 & t84;
    const uint64_t t110 = t11 & t91;
    const uint64_t t111 = t14 & t60;
    const uint64_t t112 = t22 & t94;
    const uint64_t t113 = t17 & t94;
    const uint64_t t114 = t11 & t51;
    const uint64_t t115 = t19 & t74;
    const uint64_t t116 = t17 & t31;
    const uint64_t t117 = t68 & t82;
    const uint64_t t118 = t31 & t40;
    const uint64_t t119 = t45 & t60;
    const uint64_t t120 = t45 & t63;
    const uint64_t t121 = t11 & t78;
    const uint64_t t122 = t65 & t78;
    const uint64_t t123 = t74 & t94;
    const uint64_t t124 = t42 & t74;
    const uint64_t t125 = t63 & t78;
    const uint64_t t126 = t60 & t78;
    const uint64_t t127 = t68 & t74;
    const uint64_t t128 = t74 & t84;
    const uint64_t t129 = t31 & t54;
    const uint64_t t130 = enables[0] & t129;
    const uint64_t t131 = t51 & t82;
    const uint64_t t132 = enables[0] & t131;
    const uint64_t t133 = t14 & t82;
    const uint64_t t134 = enables[0] & t133;
    const uint64_t t135 = t49 & t82;
    const uint64_t t136 = enables[0] & t135;
    const uint64_t t137 = t42 & t90;
    const uint64_t t138 = enables[0] & t137;
    const uint64_t t139 = t29 & t45;
    const uint64_t t140 = enables[0] & t139;
    const uint64_t t141 = t14 & t29;
    const uint64_t t142 = enables[0] & t141;
    const uint64_t t143 = t56 & t82;
    const uint64_t t144 = enables[0] & t143;
    const uint64_t t145 = t19 & t60;
    const uint64_t t146 = enables[0] & t145;
    const uint64_t t147 = t58 & t75;
    const uint64_t t148 = enables[0] & t147;
    const uint64_t t149 = t22 & t49;
    const uint64_t t150 = enables[0] & t149;
    const uint64_t t151 = t19 & t44;
    const uint64_t t152 = enables[0] & t151;
    const uint64_t t153 = t14 & t40;
    const uint64_t t154 = enables[0] & t153;
    const uint64_t t155 = t42 & t54;
    const uint64_t t156 = enables[0] & t155;
    const uint64_t t157 = t25 & t58;
    const uint64_t t158 = enables[0] & t157;
    const uint64_t t159 = t58 & t84;
    const uint64_t t160 = enables[0] & t159;
    const uint64_t t161 = t75 & t90;
    const uint64_t t162 = enables[0] & t161;
    const uint64_t t163 = t17 & t47;
    const uint64_t t164 = enables[0] & t163;
    const uint64_t t165 = t58 & t68;
    const uint64_t t166 = enables[0] & t165;
    const uint64_t t167 = t35 & t51;
    const uint64_t t168 = enables[0] & t167;
    const uint64_t t169 = t35 & t47;
    const uint64_t t170 = enables[0] & t169;
    const uint64_t t171 = t29 & t49;
    const uint64_t t172 = enables[0] & t171;
    const uint64_t t173 = t22 & t45;
    const uint64_t t174 = enables[0] & t173;
    const uint64_t t175 = t35 & t91;
    const uint64_t t176 = enables[0] & t175;
    const uint64_t t177 = t84 & t90;
    const uint64_t t178 = enables[0] & t177;
    const uint64_t t179 = t25 & t90;
    const uint64_t t180 = enables[0] & t179;
    const uint64_t t181 = t82 & t91;
    const uint64_t t182 = enables[0] & t181;
    const uint64_t t183 = t40 & t51;
    const uint64_t t184 = enables[0] & t183;
    const uint64_t t185 = t35 & t56;
    const uint64_t t186 = enables[0] & t185;
    const uint64_t t187 = t19 & t63;
    const uint64_t t188 = enables[0] & t187;
    const uint64_t t189 = t60 & t75;
    const uint64_t t190 = enables[0] & t189;
    const uint64_t t191 = t44 & t94;
    const uint64_t t192 = enables[0] & t191;
    const uint64_t t193 = t40 & t78;
    const uint64_t t194 = enables[0] & t193;
    const uint64_t t195 = t29 & t78;
    const uint64_t t196 = enables[0] & t195;
    const uint64_t t197 = t56 & t74;
    const uint64_t t198 = enables[0] & t197;
    const uint64_t t199 = t51 & t74;
    const uint64_t t200 = enables[0] & t199;
    const uint64_t t201 = t15 | t20 | t26 | t32 | t33 | t36 | t38 | t43 | t46 | t48 | t50 | t52 | t53 | t57 | t59
        | t61 | t62 | t64 | t66 | t67 | t69 | t70 | t71 | t72 | t73 | t76 | t77 | t79 | t80 | t81 | t83 | t85 | t86
        | t87 | t88 | t89 | t92 | t93 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105
        | t106 | t107 | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120
        | t121 | t122 | t123 | t124 | t125 | t126 | t127 | t128 | t130 | t132 | t134 | t136 | t138 | t140 | t142
        | t144 | t146 | t148 | t150 | t152 | t154 | t156 | t158 | t160 | t162 | t164 | t166 | t168 | t170 | t172
        | t174 | t176 | t178 | t180 | t182 | t184 | t186 | t188 | t190 | t192 | t194 | t196 | t198 | t200;
    const uint64_t t202 = t8 & ~t201;
    const uint64_t t203 = t15 | t130;
    const uint64_t t204 = t20 | t132;
    const uint64_t t205 = t26 | t134;
    const uint64_t t206 = t32 | t136;
    const uint64_t t207 = t33 | t130;
    const uint64_t t208 = t36 | t132;
    const uint64_t t209 = t38 | t134;
    const uint64_t t210 = t43 | t136;
    const uint64_t t211 = t46 | t138;
    const uint64_t t212 = t48 | t140;
    const uint64_t t213 = t50 | t142;
    const uint64_t t214 = t52 | t144;
    const uint64_t t215 = t53 | t138;
    const uint64_t t216 = t57 | t140;
    const uint64_t t217 = t59 | t142;
    const uint64_t t218 = t61 | t144;
    const uint64_t t219 = t62 | t146;
    const uint64_t t220 = t64 | t148;
    const uint64_t t221 = t66 | t150;
    const uint64_t t222 = t67 | t152;
    const uint64_t t223 = t69 | t146;
    const uint64_t t224 = t70 | t148;
    const uint64_t t225 = t71 | t150;
    const uint64_t t226 = t72 | t152;
    const uint64_t t227 = t73 | t154;
    const uint64_t t228 = t76 | t156;
    const uint64_t t229 = t77 | t158;
    const uint64_t t230 = t79 | t160;
    const uint64_t t231 = t80 | t154;
    const uint64_t t232 = t81 | t156;
    const uint64_t t233 = t83 | t158;
    const uint64_t t234 = t85 | t160;
    const uint64_t t235 = t86 | t162;
    const uint64_t t236 = t87 | t164;
    const uint64_t t237 = t88 | t166;
    const uint64_t t238 = t89 | t168;
    const uint64_t t239 = t92 | t162;
    const uint64_t t240 = t93 | t164;
    const uint64_t t241 = t95 | t166;
    const uint64_t t242 = t96 | t168;
    const uint64_t t243 = t97 | t170;
    const uint64_t t244 = t98 | t172;
    const uint64_t t245 = t99 | t174;
    const uint64_t t246 = t100 | t176;
    const uint64_t t247 = t101 | t170;
    const uint64_t t248 = t102 | t172;
    const uint64_t t249 = t103 | t174;
    const uint64_t t250 = t104 | t176;
    const uint64_t t251 = t105 | t178;
    const uint64_t t252 = t106 | t180;
    const uint64_t t253 = t107 | t182;
    const uint64_t t254 = t108 | t184;
    const uint64_t t255 = t109 | t178;
    const uint64_t t256 = t110 | t180;
    const uint64_t t257 = t111 | t182;
    const uint64_t t258 = t112 | t184;
    const uint64_t t259 = t113 | t186;
    const uint64_t t260 = t114 | t188;
    const uint64_t t261 = t115 | t190;
    const uint64_t t262 = t116 | t192;
    const uint64_t t263 = t117 | t186;
    const uint64_t t264 = t118 | t188;
    const uint64_t t265 = t119 | t190;
    const uint64_t t266 = t120 | t192;
    const uint64_t t267 = t121 | t194;
    const uint64_t t268 = t122 | t196;
    const uint64_t t269 = t123 | t198;
    const uint64_t t270 = t124 | t200;
    const uint64_t t271 = t125 | t194;
    const uint64_t t272 = t126 | t196;
    const uint64_t t273 = t127 | t198;
    const uint64_t t274 = t128 | t200;
    const uint64_t t275 = entry[1] ^ entry[9] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[33] ^ entry[49]
        ^ entry[53] ^ entry[57] ^ entry[61] ^ entry[72] ^ entry[80] ^ entry[84] ^ entry[88] ^ entry[92]
        ^ entry[100] ^ entry[112] ^ entry[116] ^ entry[120] ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[136]
        ^ entry[151] ^ entry[155] ^ entry[163] ^ entry[171] ^ entry[195] ^ entry[203] ^ entry[222] ^ entry[226]
        ^ entry[230] ^ entry[246] ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266];
    const uint64_t t276 = entry[5] ^ entry[17] ^ entry[49] ^ entry[61] ^ entry[80] ^ entry[96] ^ entry[108]
        ^ entry[112] ^ entry[120] ^ entry[132] ^ entry[140] ^ entry[151] ^ entry[155] ^ entry[163] ^ entry[175]
        ^ entry[183] ^ entry[191] ^ entry[199] ^ entry[207] ^ entry[218] ^ entry[226] ^ entry[230] ^ entry[238]
        ^ entry[246] ^ entry[250] ^ entry[262] ^ entry[266];
    const uint64_t t277 = entry[1] ^ entry[13] ^ entry[29] ^ entry[37] ^ entry[41] ^ entry[49] ^ entry[65]
        ^ entry[76] ^ entry[80] ^ entry[88] ^ entry[92] ^ entry[108] ^ entry[124] ^ entry[128] ^ entry[132]
        ^ entry[147] ^ entry[155] ^ entry[167] ^ entry[171] ^ entry[175] ^ entry[179] ^ entry[183] ^ entry[187]
        ^ entry[191] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242]
        ^ entry[246] ^ entry[262] ^ entry[266];
    const uint64_t t278 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[45] ^ entry[49] ^ entry[69]
        ^ entry[76] ^ entry[84] ^ entry[88] ^ entry[108] ^ entry[116] ^ entry[120] ^ entry[132] ^ entry[147]
        ^ entry[159] ^ entry[171] ^ entry[179] ^ entry[187] ^ entry[222] ^ entry[230] ^ entry[246] ^ entry[254]
        ^ entry[270] ^ entry[278];
    const uint64_t t279 = entry[1] ^ entry[5] ^ entry[9] ^ entry[13] ^ entry[17] ^ entry[25] ^ entry[29]
        ^ entry[33] ^ entry[45] ^ entry[61] ^ entry[72] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112]
        ^ entry[128] ^ entry[147] ^ entry[159] ^ entry[167] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[222]
        ^ entry[226] ^ entry[238] ^ entry[242] ^ entry[246] ^ entry[250] ^ entry[254] ^ entry[258] ^ entry[262]
        ^ entry[266] ^ entry[270] ^ entry[274] ^ entry[282];
    const uint64_t t280 = entry[1] ^ entry[5] ^ entry[13] ^ entry[33] ^ entry[37] ^ entry[45] ^ entry[53]
        ^ entry[61] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[92] ^ entry[96] ^ entry[100] ^ entry[104]
        ^ entry[108] ^ entry[132] ^ entry[147] ^ entry[159] ^ entry[163] ^ entry[191] ^ entry[203] ^ entry[207]
        ^ entry[218] ^ entry[222] ^ entry[226] ^ entry[230] ^ entry[234] ^ entry[242] ^ entry[250] ^ entry[258]
        ^ entry[266] ^ entry[274] ^ entry[278] ^ entry[286];
    const uint64_t t281 = entry[1] ^ entry[21] ^ entry[25] ^ entry[33] ^ entry[37] ^ entry[41] ^ entry[53]
        ^ entry[57] ^ entry[72] ^ entry[76] ^ entry[84] ^ entry[88] ^ entry[96] ^ entry[108] ^ entry[151]
        ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[183] ^ entry[187] ^ entry[195] ^ entry[211] ^ entry[218]
        ^ entry[226] ^ entry[238] ^ entry[246] ^ entry[270] ^ entry[274];
    const uint64_t t282 = entry[5] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[41]
        ^ entry[49] ^ entry[57] ^ entry[61] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[96] ^ entry[100]
        ^ entry[104] ^ entry[116] ^ entry[124] ^ entry[147] ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[167]
        ^ entry[175] ^ entry[179] ^ entry[195] ^ entry[203] ^ entry[207] ^ entry[215] ^ entry[218] ^ entry[222]
        ^ entry[226] ^ entry[230] ^ entry[234] ^ entry[246] ^ entry[262] ^ entry[278];
    const uint64_t t283 = t275 | t276 | t277 | t278 | t279 | t280 | t281 | t282;
    const uint64_t t284 = t275 & ~t276;
    const uint64_t t285 = ~t277 & ~t278;
    const uint64_t t286 = t284 & t285;
    const uint64_t t287 = t279 & ~t280;
    const uint64_t t288 = t281 & ~t282;
    const uint64_t t289 = t287 & t288;
    const uint64_t t290 = t286 & t289;
    const uint64_t t291 = t277 & ~t278;
    const uint64_t t292 = t284 & t291;
    const uint64_t t293 = t279 & t280;
    const uint64_t t294 = t288 & t293;
    const uint64_t t295 = t292 & t294;
    const uint64_t t296 = ~t275 & t276;
    const uint64_t t297 = t291 & t296;
    const uint64_t t298 = ~t279 & t280;
    const uint64_t t299 = t281 & t282;
    const uint64_t t300 = t298 & t299;
    const uint64_t t301 = t297 & t300;
    const uint64_t t302 = ~t275 & ~t276;
    const uint64_t t303 = t277 & t278;
    const uint64_t t304 = t302 & t303;
    const uint64_t t305 = ~t281 & t282;
    const uint64_t t306 = t293 & t305;
    const uint64_t t307 = t304 & t306;
    const uint64_t t308 = t300 & t304;
    const uint64_t t309 = ~t277 & t278;
    const uint64_t t310 = t296 & t309;
    const uint64_t t311 = t306 & t310;
    const uint64_t t312 = t284 & t309;
    const uint64_t t313 = t306 & t312;
    const uint64_t t314 = t275 & t276;
    const uint64_t t315 = t285 & t314;
    const uint64_t t316 = ~t279 & ~t280;
    const uint64_t t317 = t288 & t316;
    const uint64_t t318 = t315 & t317;
    const uint64_t t319 = t291 & t314;
    const uint64_t t320 = t298 & t305;
    const uint64_t t321 = t319 & t320;
    const uint64_t t322 = t287 & t305;
    const uint64_t t323 = t286 & t322;
    const uint64_t t324 = t293 & t299;
    const uint64_t t325 = t319 & t324;
    const uint64_t t326 = t299 & t316;
    const uint64_t t327 = t319 & t326;
    const uint64_t t328 = t300 & t312;
    const uint64_t t329 = t284 & t303;
    const uint64_t t330 = ~t281 & ~t282;
    const uint64_t t331 = t293 & t330;
    const uint64_t t332 = t329 & t331;
    const uint64_t t333 = t309 & t314;
    const uint64_t t334 = t320 & t333;
    const uint64_t t335 = t302 & t309;
    const uint64_t t336 = t324 & t335;
    const uint64_t t337 = t289 & t329;
    const uint64_t t338 = t285 & t296;
    const uint64_t t339 = t322 & t338;
    const uint64_t t340 = t291 & t302;
    const uint64_t t341 = t320 & t340;
    const uint64_t t342 = t300 & t315;
    const uint64_t t343 = t298 & t330;
    const uint64_t t344 = t292 & t343;
    const uint64_t t345 = t312 & t317;
    const uint64_t t346 = t289 & t338;
    const uint64_t t347 = t322 & t340;
    const uint64_t t348 = t324 & t338;
    const uint64_t t349 = t285 & t302;
    const uint64_t t350 = t287 & t299;
    const uint64_t t351 = t349 & t350;
    const uint64_t t352 = t331 & t340;
    const uint64_t t353 = t316 & t330;
    const uint64_t t354 = t329 & t353;
    const uint64_t t355 = t286 & t320;
    const uint64_t t356 = t322 & t329;
    const uint64_t t357 = t303 & t314;
    const uint64_t t358 = t350 & t357;
    const uint64_t t359 = t305 & t316;
    const uint64_t t360 = t297 & t359;
    const uint64_t t361 = t306 & t349;
    const uint64_t t362 = t286 & t324;
    const uint64_t t363 = t331 & t338;
    const uint64_t t364 = t304 & t359;
    const uint64_t t365 = t296 & t303;
    const uint64_t t366 = t288 & t298;
    const uint64_t t367 = t365 & t366;
    const uint64_t t368 = t340 & t366;
    const uint64_t t369 = t287 & t330;
    const uint64_t t370 = t312 & t369;
    const uint64_t t371 = t297 & t317;
    const uint64_t t372 = t315 & t369;
    const uint64_t t373 = t326 & t340;
    const uint64_t t374 = t286 & t331;
    const uint64_t t375 = t304 & t317;
    const uint64_t t376 = t312 & t359;
    const uint64_t t377 = t331 & t335;
    const uint64_t t378 = t319 & t322;
    const uint64_t t379 = t297 & t343;
    const uint64_t t380 = t333 & t353;
    const uint64_t t381 = t357 & t359;
    const uint64_t t382 = t319 & t331;
    const uint64_t t383 = t292 & t350;
    const uint64_t t384 = t292 & t359;
    const uint64_t t385 = t286 & t366;
    const uint64_t t386 = t289 & t335;
    const uint64_t t387 = t297 & t369;
    const uint64_t t388 = t292 & t369;
    const uint64_t t389 = t286 & t326;
    const uint64_t t390 = t294 & t349;
    const uint64_t t391 = t292 & t306;
    const uint64_t t392 = t343 & t357;
    const uint64_t t393 = t306 & t315;
    const uint64_t t394 = t320 & t335;
    const uint64_t t395 = t320 & t338;
    const uint64_t t396 = t286 & t353;
    const uint64_t t397 = t340 & t353;
    const uint64_t t398 = t349 & t369;
    const uint64_t t399 = t317 & t349;
    const uint64_t t400 = t338 & t353;
    const uint64_t t401 = t335 & t353;
    const uint64_t t402 = t343 & t349;
    const uint64_t t403 = t349 & t359;
    const uint64_t t404 = t306 & t329;
    const uint64_t t405 = enables[0] & t404;
    const uint64_t t406 = t326 & t357;
    const uint64_t t407 = enables[0] & t406;
    const uint64_t t408 = t289 & t357;
    const uint64_t t409 = enables[0] & t408;
    const uint64_t t410 = t324 & t357;
    const uint64_t t411 = enables[0] & t410;
    const uint64_t t412 = t317 & t365;
    const uint64_t t413 = enables[0] & t412;
    const uint64_t t414 = t304 & t320;
    const uint64_t t415 = enables[0] & t414;
    const uint64_t t416 = t289 & t304;
    const uint64_t t417 = enables[0] & t416;
    const uint64_t t418 = t331 & t357;
    const uint64_t t419 = enables[0] & t418;
    const uint64_t t420 = t294 & t335;
    const uint64_t t421 = enables[0] & t420;
    const uint64_t t422 = t333 & t350;
    const uint64_t t423 = enables[0] & t422;
    const uint64_t t424 = t297 & t324;
    const uint64_t t425 = enables[0] & t424;
    const uint64_t t426 = t294 & t319;
    const uint64_t t427 = enables[0] & t426;
    const uint64_t t428 = t289 & t315;
    const uint64_t t429 = enables[0] & t428;
    const uint64_t t430 = t317 & t329;
    const uint64_t t431 = enables[0] & t430;
    const uint64_t t432 = t300 & t333;
    const uint64_t t433 = enables[0] & t432;
    const uint64_t t434 = t333 & t359;
    const uint64_t t435 = enables[0] & t434;
    const uint64_t t436 = t350 & t365;
    const uint64_t t437 = enables[0] & t436;
    const uint64_t t438 = t292 & t322;
    const uint64_t t439 = enables[0] & t438;
    const uint64_t t440 = t333 & t343;
    const uint64_t t441 = enables[0] & t440;
    const uint64_t t442 = t310 & t326;
    const uint64_t t443 = enables[0] & t442;
    const uint64_t t444 = t310 & t322;
    const uint64_t t445 = enables[0] & t444;
    const uint64_t t446 = t304 & t324;
    const uint64_t t447 = enables[0] & t446;
    const uint64_t t448 = t297 & t320;
    const uint64_t t449 = enables[0] & t448;
    const uint64_t t450 = t310 & t366;
    const uint64_t t451 = enables[0] & t450;
    const uint64_t t452 = t359 & t365;
    const uint64_t t453 = enables[0] & t452;
    const uint64_t t454 = t300 & t365;
    const uint64_t t455 = enables[0] & t454;
    const uint64_t t456 = t357 & t366;
    const uint64_t t457 = enables[0] & t456;
    const uint64_t t458 = t315 & t326;
    const uint64_t t459 = enables[0] & t458;
    const uint64_t t460 = t310 & t331;
    const uint64_t t461 = enables[0] & t460;
    const uint64_t t462 = t294 & t338;
    const uint64_t t463 = enables[0] & t462;
    const uint64_t t464 = t335 & t350;
    const uint64_t t465 = enables[0] & t464;
    const uint64_t t466 = t319 & t369;
    const uint64_t t467 = enables[0] & t466;
    const uint64_t t468 = t315 & t353;
    const uint64_t t469 = enables[0] & t468;
    const uint64_t t470 = t304 & t353;
    const uint64_t t471 = enables[0] & t470;
    const uint64_t t472 = t331 & t349;
    const uint64_t t473 = enables[0] & t472;
    const uint64_t t474 = t326 & t349;
    const uint64_t t475 = enables[0] & t474;
    const uint64_t t476 = t290 | t295 | t301 | t307 | t308 | t311 | t313 | t318 | t321 | t323 | t325 | t327 | t328
        | t332 | t334 | t336 | t337 | t339 | t341 | t342 | t344 | t345 | t346 | t347 | t348 | t351 | t352 | t354
        | t355 | t356 | t358 | t360 | t361 | t362 | t363 | t364 | t367 | t368 | t370 | t371 | t372 | t373 | t374
        | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385 | t386 | t387 | t388 | t389
        | t390 | t391 | t392 | t393 | t394 | t395 | t396 | t397 | t398 | t399 | t400 | t401 | t402 | t403 | t405
        | t407 | t409 | t411 | t413 | t415 | t417 | t419 | t421 | t423 | t425 | t427 | t429 | t431 | t433 | t435
        | t437 | t439 | t441 | t443 | t445 | t447 | t449 | t451 | t453 | t455 | t457 | t459 | t461 | t463 | t465
        | t467 | t469 | t471 | t473 | t475;
    const uint64_t t477 = t283 & ~t476;
    const uint64_t t478 = t290 | t405;
    const uint64_t t479 = t295 | t407;
    const uint64_t t480 = t301 | t409;
    const uint64_t t481 = t307 | t411;
    const uint64_t t482 = t308 | t405;
    const uint64_t t483 = t311 | t407;
    const uint64_t t484 = t313 | t409;
    const uint64_t t485 = t318 | t411;
    const uint64_t t486 = t321 | t413;
    const uint64_t t487 = t323 | t415;
    const uint64_t t488 = t325 | t417;
    const uint64_t t489 = t327 | t419;
    const uint64_t t490 = t328 | t413;
    const uint64_t t491 = t332 | t415;
    const uint64_t t492 = t334 | t417;
    const uint64_t t493 = t336 | t419;
    const uint64_t t494 = t337 | t421;
    const uint64_t t495 = t339 | t423;
    const uint64_t t496 = t341 | t425;
    const uint64_t t497 = t342 | t427;
    const uint64_t t498 = t344 | t421;
    const uint64_t t499 = t345 | t423;
    const uint64_t t500 = t346 | t425;
    const uint64_t t501 = t347 | t427;
    const uint64_t t502 = t348 | t429;
    const uint64_t t503 = t351 | t431;
    const uint64_t t504 = t352 | t433;
    const uint64_t t505 = t354 | t435;
    const uint64_t t506 = t355 | t429;
    const uint64_t t507 = t356 | t431;
    const uint64_t t508 = t358 | t433;
    const uint64_t t509 = t360 | t435;
    const uint64_t t510 = t361 | t437;
    const uint64_t t511 = t362 | t439;
    const uint64_t t512 = t363 | t441;
    const uint64_t t513 = t364 | t443;
    const uint64_t t514 = t367 | t437;
    const uint64_t t515 = t368 | t439;
    const uint64_t t516 = t370 | t441;
    const uint64_t t517 = t371 | t443;
    const uint64_t t518 = t372 | t445;
    const uint64_t t519 = t373 | t447;
    const uint64_t t520 = t374 | t449;
    const uint64_t t521 = t375 | t451;
    const uint64_t t522 = t376 | t445;
    const uint64_t t523 = t377 | t447;
    const uint64_t t524 = t378 | t449;
    const uint64_t t525 = t379 | t451;
    const uint64_t t526 = t380 | t453;
    const uint64_t t527 = t381 | t455;
    const uint64_t t528 = t382 | t457;
    const uint64_t t529 = t383 | t459;
    const uint64_t t530 = t384 | t453;
    const uint64_t t531 = t385 | t455;
    const uint64_t t532 = t386 | t457;
    const uint64_t t533 = t387 | t459;
    const uint64_t t534 = t388 | t461;
    const uint64_t t535 = t389 | t463;
    const uint64_t t536 = t390 | t465;
    const uint64_t t537 = t391 | t467;
    const uint64_t t538 = t392 | t461;
    const uint64_t t539 = t393 | t463;
    const uint64_t t540 = t394 | t465;
    const uint64_t t541 = t395 | t467;
    const uint64_t t542 = t396 | t469;
    const uint64_t t543 = t397 | t471;
    const uint64_t t544 = t398 | t473;
    const uint64_t t545 = t399 | t475;
    const uint64_t t546 = t400 | t469;
    const uint64_t t547 = t401 | t471;
    const uint64_t t548 = t402 | t473;
    const uint64_t t549 = t403 | t475;
    const uint64_t t550 = entry[6] ^ entry[10] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[42] ^ entry[46]
        ^ entry[50] ^ entry[73] ^ entry[81] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[105] ^ entry[121]
        ^ entry[125] ^ entry[129] ^ entry[133] ^ entry[144] ^ entry[152] ^ entry[156] ^ entry[160] ^ entry[164]
        ^ entry[172] ^ entry[184] ^ entry[188] ^ entry[192] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[208]
        ^ entry[223] ^ entry[227] ^ entry[235] ^ entry[243] ^ entry[267] ^ entry[275];
    const uint64_t t551 = entry[2] ^ entry[10] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[34] ^ entry[46]
        ^ entry[50] ^ entry[77] ^ entry[89] ^ entry[121] ^ entry[133] ^ entry[152] ^ entry[168] ^ entry[180]
        ^ entry[184] ^ entry[192] ^ entry[204] ^ entry[212] ^ entry[223] ^ entry[227] ^ entry[235] ^ entry[247]
        ^ entry[255] ^ entry[263] ^ entry[271] ^ entry[279];
    const uint64_t t552 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[30] ^ entry[46] ^ entry[50]
        ^ entry[73] ^ entry[85] ^ entry[101] ^ entry[109] ^ entry[113] ^ entry[121] ^ entry[137] ^ entry[148]
        ^ entry[152] ^ entry[160] ^ entry[164] ^ entry[180] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[219]
        ^ entry[227] ^ entry[239] ^ entry[243] ^ entry[247] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[263]
        ^ entry[267] ^ entry[271] ^ entry[275];
    const uint64_t t553 = entry[6] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[54] ^ entry[62] ^ entry[77]
        ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[117] ^ entry[121] ^ entry[141] ^ entry[148] ^ entry[156]
        ^ entry[160] ^ entry[180] ^ entry[188] ^ entry[192] ^ entry[204] ^ entry[219] ^ entry[231] ^ entry[243]
        ^ entry[251] ^ entry[259];
    const uint64_t t554 = entry[6] ^ entry[10] ^ entry[22] ^ entry[26] ^ entry[30] ^ entry[34] ^ entry[38]
        ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[66] ^ entry[73] ^ entry[77] ^ entry[81]
        ^ entry[85] ^ entry[89] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[117] ^ entry[133] ^ entry[144]
        ^ entry[160] ^ entry[168] ^ entry[176] ^ entry[184] ^ entry[200] ^ entry[219] ^ entry[231] ^ entry[239]
        ^ entry[267] ^ entry[271] ^ entry[275];
    const uint64_t t555 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[26] ^ entry[34]
        ^ entry[42] ^ entry[50] ^ entry[58] ^ entry[62] ^ entry[70] ^ entry[73] ^ entry[77] ^ entry[85]
        ^ entry[105] ^ entry[109] ^ entry[117] ^ entry[125] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156]
        ^ entry[164] ^ entry[168] ^ entry[172] ^ entry[176] ^ entry[180] ^ entry[204] ^ entry[219] ^ entry[231]
        ^ entry[235] ^ entry[263] ^ entry[275] ^ entry[279];
    const uint64_t t556 = entry[2] ^ entry[10] ^ entry[22] ^ entry[30] ^ entry[54] ^ entry[58] ^ entry[73]
        ^ entry[93] ^ entry[97] ^ entry[105] ^ entry[109] ^ entry[113] ^ entry[125] ^ entry[129] ^ entry[144]
        ^ entry[148] ^ entry[156] ^ entry[160] ^ entry[168] ^ entry[180] ^ entry[223] ^ entry[227] ^ entry[231]
        ^ entry[235] ^ entry[255] ^ entry[259] ^ entry[267] ^ entry[283];
    const uint64_t t557 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[30] ^ entry[46]
        ^ entry[62] ^ entry[77] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[113]
        ^ entry[121] ^ entry[129] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[168] ^ entry[172]
        ^ entry[176] ^ entry[188] ^ entry[196] ^ entry[219] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[239]
        ^ entry[247] ^ entry[251] ^ entry[267] ^ entry[275] ^ entry[279] ^ entry[287];
    const uint64_t t558 = t550 | t551 | t552 | t553 | t554 | t555 | t556 | t557;
    const uint64_t t559 = t550 & ~t551;
    const uint64_t t560 = ~t552 & ~t553;
    const uint64_t t561 = t559 & t560;
    const uint64_t t562 = t554 & ~t555;
    const uint64_t t563 = t556 & ~t557;
    const uint64_t t564 = t562 & t563;
    const uint64_t t565 = t561 & t564;
    const uint64_t t566 = t552 & ~t553;
    const uint64_t t567 = t559 & t566;
    const uint64_t t568 = t554 & t555;
    const uint64_t t569 = t563 & t568;
    const uint64_t t570 = t567 & t569;
    const uint64_t t571 = ~t550 & t551;
    const uint64_t t572 = t566 & t571;
    const uint64_t t573 = ~t554 & t555;
    const uint64_t t574 = t556 & t557;
    const uint64_t t575 = t573 & t574;
    const uint64_t t576 = t572 & t575;
    const uint64_t t577 = ~t550 & ~t551;
    const uint64_t t578 = t552 & t553;
    const uint64_t t579 = t577 & t578;
    const uint64_t t580 = ~t556 & t557;
    const uint64_t t581 = t568 & t580;
    const uint64_t t582 = t579 & t581;
    const uint64_t t583 = t575 & t579;
    const uint64_t t584 = ~t552 & t553;
    const uint64_t t585 = t571 & t584;
    const uint64_t t586 = t581 & t585;
    const uint64_t t587 = t559 & t584;
    const uint64_t t588 = t581 & t587;
    const uint64_t t589 = t550 & t551;
    const uint64_t t590 = t560 & t589;
    const uint64_t t591 = ~t554 & ~t555;
    const uint64_t t592 = t563 & t591;
    const uint64_t t593 = t590 & t592;
    const uint64_t t594 = t566 & t589;
    const uint64_t t595 = t573 & t580;
    const uint64_t t596 = t594 & t595;
    const uint64_t t597 = t562 & t580;
    const uint64_t t598 = t561 & t597;
    const uint64_t t599 = t568 & t574;
    const uint64_t t600 = t594 & t599;
    const uint64_t t601 = t574 & t591;
    const uint64_t t602 = t594 & t601;
    const uint64_t t603 = t575 & t587;
    const uint64_t t604 = t559 & t578;
    const uint64_t t605 = ~t556 & ~t557;
    const uint64_t t606 = t568 & t605;
    const uint64_t t607 = t604 & t606;
    const uint64_t t608 = t584 & t589;
    const uint64_t t609 = t595 & t608;
    const uint64_t t610 = t577 & t584;
    const uint64_t t611 = t599 & t610;
    const uint64_t t612 = t564 & t604;
    const uint64_t t613 = t560 & t571;
    const uint64_t t614 = t597 & t613;
    const uint64_t t615 = t566 & t577;
    const uint64_t t616 = t595 & t615;
    const uint64_t t617 = t575 & t590;
    const uint64_t t618 = t573 & t605;
    const uint64_t t619 = t567 & t618;
    const uint64_t t620 = t587 & t592;
    const uint64_t t621 = t564 & t613;
    const uint64_t t622 = t597 & t615;
    const uint64_t t623 = t599 & t613;
    const uint64_t t624 = t560 & t577;
    const uint64_t t625 = t562 & t574;
    const uint64_t t626 = t624 & t625;
    const uint64_t t627 = t606 & t615;
    const uint64_t t628 = t591 & t605;
    const uint64_t t629 = t604 & t628;
    const uint64_t t630 = t561 & t595;
    const uint64_t t631 = t597 & t604;
    const uint64_t t632 = t578 & t589;
    const uint64_t t633 = t625 & t632;
    const uint64_t t634 = t580 & t591;
    const uint64_t t635 = t572 & t634;
    const uint64_t t636 = t581 & t624;
    const uint64_t t637 = t561 & t599;
    const uint64_t t638 = t606 & t613;
    const uint64_t t639 = t579 & t634;
    const uint64_t t640 = t571 & t578;
    const uint64_t t641 = t563 & t573;
    const uint64_t t642 = t640 & t641;
    const uint64_t t643 = t615 & t641;
    const uint64_t t644 = t562 & t605;
    const uint64_t t645 = t587 & t644;
    const uint64_t t646 = t572 & t592;
    const uint64_t t647 = t590 & t644;
    const uint64_t t648 = t601 & t615;
    const uint64_t t649 = t561 & t606;
    const uint64_t t650 = t579 & t592;
    const uint64_t t651 = t587 & t634;
    const uint64_t t652 = t606 & t610;
    const uint64_t t653 = t594 & t597;
    const uint64_t t654 = t572 & t618;
    const uint64_t t655 = t608 & t628;
    const uint64_t t656 = t632 & t634;
    const uint64_t t657 = t594 & t606;
    const uint64_t t658 = t567 & t625;
    const uint64_t t659 = t567 & t634;
    const uint64_t t660 = t561 & t641;
    const uint64_t t661 = t564 & t610;
    const uint64_t t662 = t572 & t644;
    const uint64_t t663 = t567 & t644;
    const uint64_t t664 = t561 & t601;
    const uint64_t t665 = t569 & t624;
    const uint64_t t666 = t567 & t581;
    const uint64_t t667 = t618 & t632;
    const uint64_t t668 = t581 & t590;
    const uint64_t t669 = t595 & t610;
    const uint64_t t670 = t595 & t613;
    const uint64_t t671 = t561 & t628;
    const uint64_t t672 = t615 & t628;
    const uint64_t t673 = t624 & t644;
    const uint64_t t674 = t592 & t624;
    const uint64_t t675 = t613 & t628;
    const uint64_t t676 = t610 & t628;
    const uint64_t t677 = t618 & t624;
    const uint64_t t678 = t624 & t634;
    const uint64_t t679 = t581 & t604;
    const uint64_t t680 = enables[0] & t679;
    const uint64_t t681 = t601 & t632;
    const uint64_t t682 = enables[0] & t681;
    const uint64_t t683 = t564 & t632;
    const uint64_t t684 = enables[0] & t683;
    const uint64_t t685 = t599 & t632;
    const uint64_t t686 = enables[0] & t685;
    const uint64_t t687 = t592 & t640;
    const uint64_t t688 = enables[0] & t687;
    const uint64_t t689 = t579 & t595;
    const uint64_t t690 = enables[0] & t689;
    const uint64_t t691 = t564 & t579;
    const uint64_t t692 = enables[0] & t691;
    const uint64_t t693 = t606 & t632;
    const uint64_t t694 = enables[0] & t693;
    const uint64_t t695 = t569 & t610;
    const uint64_t t696 = enables[0] & t695;
    const uint64_t t697 = t608 & t625;
    const uint64_t t698 = enables[0] & t697;
    const uint64_t t699 = t572 & t599;
    const uint64_t t700 = enables[0] & t699;
    const uint64_t t701 = t569 & t594;
    const uint64_t t702 = enables[0] & t701;
    const uint64_t t703 = t564 & t590;
    const uint64_t t704 = enables[0] & t703;
    const uint64_t t705 = t592 & t604;
    const uint64_t t706 = enables[0] & t705;
    const uint64_t t707 = t575 & t608;
    const uint64_t t708 = enables[0] & t707;
    const uint64_t t709 = t608 & t634;
    const uint64_t t710 = enables[0] & t709;
    const uint64_t t711 = t625 & t640;
    const uint64_t t712 = enables[0] & t711;
    const uint64_t t713 = t567 & t597;
    const uint64_t t714 = enables[0] & t713;
    const uint64_t t715 = t608 & t618;
    const uint64_t t716 = enables[0] & t715;
    const uint64_t t717 = t585 & t601;
    const uint64_t t718 = enables[0] & t717;
    const uint64_t t719 = t585 & t597;
    const uint64_t t720 = enables[0] & t719;
    const uint64_t t721 = t579 & t599;
    const uint64_t t722 = enables[0] & t721;
    const uint64_t t723 = t572 & t595;
    const uint64_t t724 = enables[0] & t723;
    const uint64_t t725 = t585 & t641;
    const uint64_t t726 = enables[0] & t725;
    const uint64_t t727 = t634 & t640;
    const uint64_t t728 = enables[0] & t727;
    const uint64_t t729 = t575 & t640;
    const uint64_t t730 = enables[0] & t729;
    const uint64_t t731 = t632 & t641;
    const uint64_t t732 = enables[0] & t731;
    const uint64_t t733 = t590 & t601;
    const uint64_t t734 = enables[0] & t733;
    const uint64_t t735 = t585 & t606;
    const uint64_t t736 = enables[0] & t735;
    const uint64_t t737 = t569 & t613;
    const uint64_t t738 = enables[0] & t737;
    const uint64_t t739 = t610 & t625;
    const uint64_t t740 = enables[0] & t739;
    const uint64_t t741 = t594 & t644;
    const uint64_t t742 = enables[0] & t741;
    const uint64_t t743 = t590 & t628;
    const uint64_t t744 = enables[0] & t743;
    const uint64_t t745 = t579 & t628;
    const uint64_t t746 = enables[0] & t745;
    const uint64_t t747 = t606 & t624;
    const uint64_t t748 = enables[0] & t747;
    const uint64_t t749 = t601 & t624;
    const uint64_t t750 = enables[0] & t749;
    const uint64_t t751 = t565 | t570 | t576 | t582 | t583 | t586 | t588 | t593 | t596 | t598 | t600 | t602 | t603
        | t607 | t609 | t611 | t612 | t614 | t616 | t617 | t619 | t620 | t621 | t622 | t623 | t626 | t627 | t629
        | t630 | t631 | t633 | t635 | t636 | t637 | t638 | t639 | t642 | t643 | t645 | t646 | t647 | t648 | t649
        | t650 | t651 | t652 | t653 | t654 | t655 | t656 | t657 | t658 | t659 | t660 | t661 | t662 | t663 | t664
        | t665 | t666 | t667 | t668 | t669 | t670 | t671 | t672 | t673 | t674 | t675 | t676 | t677 | t678 | t680
        | t682 | t684 | t686 | t688 | t690 | t692 | t694 | t696 | t698 | t700 | t702 | t704 | t706 | t708 | t710
        | t712 | t714 | t716 | t718 | t720 | t722 | t724 | t726 | t728 | t730 | t732 | t734 | t736 | t738 | t740
        | t742 | t744 | t746 | t748 | t750;
    const uint64_t t752 = t558 & ~t751;
    const uint64_t t753 = t565 | t680;
    const uint64_t t754 = t570 | t682;
    const uint64_t t755 = t576 | t684;
    const uint64_t t756 = t582 | t686;
    const uint64_t t757 = t583 | t680;
    const uint64_t t758 = t586 | t682;
    const uint64_t t759 = t588 | t684;
    const uint64_t t760 = t593 | t686;
    const uint64_t t761 = t596 | t688;
    const uint64_t t762 = t598 | t690;
    const uint64_t t763 = t600 | t692;
    const uint64_t t764 = t602 | t694;
    const uint64_t t765 = t603 | t688;
    const uint64_t t766 = t607 | t690;
    const uint64_t t767 = t609 | t692;
    const uint64_t t768 = t611 | t694;
    const uint64_t t769 = t612 | t696;
    const uint64_t t770 = t614 | t698;
    const uint64_t t771 = t616 | t700;
    const uint64_t t772 = t617 | t702;
    const uint64_t t773 = t619 | t696;
    const uint64_t t774 = t620 | t698;
    const uint64_t t775 = t621 | t700;
    const uint64_t t776 = t622 | t702;
    const uint64_t t777 = t623 | t704;
    const uint64_t t778 = t626 | t706;
    const uint64_t t779 = t627 | t708;
    const uint64_t t780 = t629 | t710;
    const uint64_t t781 = t630 | t704;
    const uint64_t t782 = t631 | t706;
    const uint64_t t783 = t633 | t708;
    const uint64_t t784 = t635 | t710;
    const uint64_t t785 = t636 | t712;
    const uint64_t t786 = t637 | t714;
    const uint64_t t787 = t638 | t716;
    const uint64_t t788 = t639 | t718;
    const uint64_t t789 = t642 | t712;
    const uint64_t t790 = t643 | t714;
    const uint64_t t791 = t645 | t716;
    const uint64_t t792 = t646 | t718;
    const uint64_t t793 = t647 | t720;
    const uint64_t t794 = t648 | t722;
    const uint64_t t795 = t649 | t724;
    const uint64_t t796 = t650 | t726;
    const uint64_t t797 = t651 | t720;
    const uint64_t t798 = t652 | t722;
    const uint64_t t799 = t653 | t724;
    const uint64_t t800 = t654 | t726;
    const uint64_t t801 = t655 | t728;
    const uint64_t t802 = t656 | t730;
    const uint64_t t803 = t657 | t732;
    const uint64_t t804 = t658 | t734;
    const uint64_t t805 = t659 | t728;
    const uint64_t t806 = t660 | t730;
    const uint64_t t807 = t661 | t732;
    const uint64_t t808 = t662 | t734;
    const uint64_t t809 = t663 | t736;
    const uint64_t t810 = t664 | t738;
    const uint64_t t811 = t665 | t740;
    const uint64_t t812 = t666 | t742;
    const uint64_t t813 = t667 | t736;
    const uint64_t t814 = t668 | t738;
    const uint64_t t815 = t669 | t740;
    const uint64_t t816 = t670 | t742;
    const uint64_t t817 = t671 | t744;
    const uint64_t t818 = t672 | t746;
    const uint64_t t819 = t673 | t748;
    const uint64_t t820 = t674 | t750;
    const uint64_t t821 = t675 | t744;
    const uint64_t t822 = t676 | t746;
    const uint64_t t823 = t677 | t748;
    const uint64_t t824 = t678 | t750;
    const uint64_t t825 = entry[7] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[51] ^ entry[59] ^ entry[78]
        ^ entry[82] ^ entry[86] ^ entry[102] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[145]
        ^ entry[153] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[177] ^ entry[193] ^ entry[197] ^ entry[201]
        ^ entry[205] ^ entry[216] ^ entry[224] ^ entry[228] ^ entry[232] ^ entry[236] ^ entry[244] ^ entry[256]
        ^ entry[260] ^ entry[264] ^ entry[268] ^ entry[272] ^ entry[276] ^ entry[280];
    const uint64_t t826 = entry[7] ^ entry[11] ^ entry[19] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55]
        ^ entry[63] ^ entry[74] ^ entry[82] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[106] ^ entry[118]
        ^ entry[122] ^ entry[149] ^ entry[161] ^ entry[193] ^ entry[205] ^ entry[224] ^ entry[240] ^ entry[252]
        ^ entry[256] ^ entry[264] ^ entry[276] ^ entry[284];
    const uint64_t t827 = entry[3] ^ entry[11] ^ entry[23] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[39]
        ^ entry[43] ^ entry[47] ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[74] ^ entry[82] ^ entry[90] ^ entry[98]
        ^ entry[102] ^ entry[118] ^ entry[122] ^ entry[145] ^ entry[157] ^ entry[173] ^ entry[181] ^ entry[185]
        ^ entry[193] ^ entry[209] ^ entry[220] ^ entry[224] ^ entry[232] ^ entry[236] ^ entry[252] ^ entry[268]
        ^ entry[272] ^ entry[276];
    const uint64_t t828 = entry[3] ^ entry[15] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[78] ^ entry[86]
        ^ entry[102] ^ entry[110] ^ entry[126] ^ entry[134] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173]
        ^ entry[189] ^ entry[193] ^ entry[213] ^ entry[220] ^ entry[228] ^ entry[232] ^ entry[252] ^ entry[260]
        ^ entry[264] ^ entry[276];
    const uint64_t t829 = entry[3] ^ entry[15] ^ entry[23] ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[78]
        ^ entry[82] ^ entry[94] ^ entry[98] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118]
        ^ entry[122] ^ entry[126] ^ entry[130] ^ entry[138] ^ entry[145] ^ entry[149] ^ entry[153] ^ entry[157]
        ^ entry[161] ^ entry[169] ^ entry[173] ^ entry[177] ^ entry[189] ^ entry[205] ^ entry[216] ^ entry[232]
        ^ entry[240] ^ entry[248] ^ entry[256] ^ entry[272];
    const uint64_t t830 = entry[3] ^ entry[15] ^ entry[19] ^ entry[47] ^ entry[59] ^ entry[63] ^ entry[74]
        ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122]
        ^ entry[130] ^ entry[134] ^ entry[142] ^ entry[145] ^ entry[149] ^ entry[157] ^ entry[177] ^ entry[181]
        ^ entry[189] ^ entry[197] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[236] ^ entry[240]
        ^ entry[244] ^ entry[248] ^ entry[252] ^ entry[276];
    const uint64_t t831 = entry[7] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[39] ^ entry[43] ^ entry[51]
        ^ entry[67] ^ entry[74] ^ entry[82] ^ entry[94] ^ entry[102] ^ entry[126] ^ entry[130] ^ entry[145]
        ^ entry[165] ^ entry[169] ^ entry[177] ^ entry[181] ^ entry[185] ^ entry[197] ^ entry[201] ^ entry[216]
        ^ entry[220] ^ entry[228] ^ entry[232] ^ entry[240] ^ entry[252];
    const uint64_t t832 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[23] ^ entry[31] ^ entry[35]
        ^ entry[51] ^ entry[59] ^ entry[63] ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[90]
        ^ entry[102] ^ entry[118] ^ entry[134] ^ entry[149] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[173]
        ^ entry[177] ^ entry[185] ^ entry[193] ^ entry[201] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228]
        ^ entry[240] ^ entry[244] ^ entry[248] ^ entry[260] ^ entry[268];
    const uint64_t t833 = t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832;
    const uint64_t t834 = t825 & ~t826;
    const uint64_t t835 = ~t827 & ~t828;
    const uint64_t t836 = t834 & t835;
    const uint64_t t837 = t829 & ~t830;
    const uint64_t t838 = t831 & ~t832;
    const uint64_t t839 = t837 & t838;
    const uint64_t t840 = t836 & t839;
    const uint64_t t841 = t827 & ~t828;
    const uint64_t t842 = t834 & t841;
    const uint64_t t843 = t829 & t830;
    const uint64_t t844 = t838 & t843;
    const uint64_t t845 = t842 & t844;
    const uint64_t t846 = ~t825 & t826;
    const uint64_t t847 = t841 & t846;
    const uint64_t t848 = ~t829 & t830;
    const uint64_t t849 = t831 & t832;
    const uint64_t t850 = t848 & t849;
    const uint64_t t851 = t847 & t850;
    const uint64_t t852 = ~t825 & ~t826;
    const uint64_t t853 = t827 & t828;
    const uint64_t t854 = t852 & t853;
    const uint64_t t855 = ~t831 & t832;
    const uint64_t t856 = t843 & t855;
    const uint64_t t857 = t854 & t856;
    const uint64_t t858 = t850 & t854;
    const uint64_t t859 = ~t827 & t828;
    const uint64_t t860 = t846 & t859;
    const uint64_t t861 = t856 & t860;
    const uint64_t t862 = t834 & t859;
    const uint64_t t863 = t856 & t862;
    const uint64_t t864 = t825 & t826;
    const uint64_t t865 = t835 & t864;
    const uint64_t t866 = ~t829 & ~t830;
    const uint64_t t867 = t838 & t866;
    const uint64_t t868 = t865 & t867;
    const uint64_t t869 = t841 & t864;
    const uint64_t t870 = t848 & t855;
    const uint64_t t871 = t869 & t870;
    const uint64_t t872 = t837 & t855;
    const uint64_t t873 = t836 & t872;
    const uint64_t t874 = t843 & t849;
    const uint64_t t875 = t869 & t874;
    const uint64_t t876 = t849 & t866;
    const uint64_t t877 = t869 & t876;
    const uint64_t t878 = t850 & t862;
    const uint64_t t879 = t834 & t853;
    const uint64_t t880 = ~t831 & ~t832;
    const uint64_t t881 = t843 & t880;
    const uint64_t t882 = t879 & t881;
    const uint64_t t883 = t859 & t864;
    const uint64_t t884 = t870 & t883;
    const uint64_t t885 = t852 & t859;
    const uint64_t t886 = t874 & t885;
    const uint64_t t887 = t839 & t879;
    const uint64_t t888 = t835 & t846;
    const uint64_t t889 = t872 & t888;
    const uint64_t t890 = t841 & t852;
    const uint64_t t891 = t870 & t890;
    const uint64_t t892 = t850 & t865;
    const uint64_t t893 = t848 & t880;
    const uint64_t t894 = t842 & t893;
    const uint64_t t895 = t862 & t867;
    const uint64_t t896 = t839 & t888;
    const uint64_t t897 = t872 & t890;
    const uint64_t t898 = t874 & t888;
    const uint64_t t899 = t835 & t852;
    const uint64_t t900 = t837 & t849;
    const uint64_t t901 = t899 & t900;
    const uint64_t t902 = t881 & t890;
    const uint64_t t903 = t866 & t880;
    const uint64_t t904 = t879 & t903;
    const uint64_t t905 = t836 & t870;
    const uint64_t t906 = t872 & t879;
    const uint64_t t907 = t853 & t864;
    const uint64_t t908 = t900 & t907;
    const uint64_t t909 = t855 & t866;
    const uint64_t t910 = t847 & t909;
    const uint64_t t911 = t856 & t899;
    const uint64_t t912 = t836 & t874;
    const uint64_t t913 = t881 & t888;
    const uint64_t t914 = t854 & t909;
    const uint64_t t915 = t846 & t853;
    const uint64_t t916 = t838 & t848;
    const uint64_t t917 = t915 & t916;
    const uint64_t t918 = t890 & t916;
    const uint64_t t919 = t837 & t880;
    const uint64_t t920 = t862 & t919;
    const uint64_t t921 = t847 & t867;
    const uint64_t t922 = t865 & t919;
    const uint64_t t923 = t876 & t890;
    const uint64_t t924 = t836 & t881;
    const uint64_t t925 = t854 & t867;
    const uint64_t t926 = t862 & t909;
    const uint64_t t927 = t881 & t885;
    const uint64_t t928 = t869 & t872;
    const uint64_t t929 = t847 & t893;
    const uint64_t t930 = t883 & t903;
    const uint64_t t931 = t907 & t909;
    const uint64_t t932 = t869 & t881;
    const uint64_t t933 = t842 & t900;
    const uint64_t t934 = t842 & t909;
    const uint64_t t935 = t836 & t916;
    const uint64_t t936 = t839 & t885;
    const uint64_t t937 = t847 & t919;
    const uint64_t t938 = t842 & t919;
    const uint64_t t939 = t836 & t876;
    const uint64_t t940 = t844 & t899;
    const uint64_t t941 = t842 & t856;
    const uint64_t t942 = t893 & t907;
    const uint64_t t943 = t856 & t865;
    const uint64_t t944 = t870 & t885;
    const uint64_t t945 = t870 & t888;
    const uint64_t t946 = t836 & t903;
    const uint64_t t947 = t890 & t903;
    const uint64_t t948 = t899 & t919;
    const uint64_t t949 = t867 & t899;
    const uint64_t t950 = t888 & t903;
    const uint64_t t951 = t885 & t903;
    const uint64_t t952 = t893 & t899;
    const uint64_t t953 = t899 & t909;
    const uint64_t t954 = t856 & t879;
    const uint64_t t955 = enables[0] & t954;
    const uint64_t t956 = t876 & t907;
    const uint64_t t957 = enables[0] & t956;
    const uint64_t t958 = t839 & t907;
    const uint64_t t959 = enables[0] & t958;
    const uint64_t t960 = t874 & t907;
    const uint64_t t961 = enables[0] & t960;
    const uint64_t t962 = t867 & t915;
    const uint64_t t963 = enables[0] & t962;
    const uint64_t t964 = t854 & t870;
    const uint64_t t965 = enables[0] & t964;
    const uint64_t t966 = t839 & t854;
    const uint64_t t967 = enables[0] & t966;
    const uint64_t t968 = t881 & t907;
    const uint64_t t969 = enables[0] & t968;
    const uint64_t t970 = t844 & t885;
    const uint64_t t971 = enables[0] & t970;
    const uint64_t t972 = t883 & t900;
    const uint64_t t973 = enables[0] & t972;
    const uint64_t t974 = t847 & t874;
    const uint64_t t975 = enables[0] & t974;
    const uint64_t t976 = t844 & t869;
    const uint64_t t977 = enables[0] & t976;
    const uint64_t t978 = t839 & t865;
    const uint64_t t979 = enables[0] & t978;
    const uint64_t t980 = t867 & t879;
    const uint64_t t981 = enables[0] & t980;
    const uint64_t t982 = t850 & t883;
    const uint64_t t983 = enables[0] & t982;
    const uint64_t t984 = t883 & t909;
    const uint64_t t985 = enables[0] & t984;
    const uint64_t t986 = t900 & t915;
    const uint64_t t987 = enables[0] & t986;
    const uint64_t t988 = t842 & t872;
    const uint64_t t989 = enables[0] & t988;
    const uint64_t t990 = t883 & t893;
    const uint64_t t991 = enables[0] & t990;
    const uint64_t t992 = t860 & t876;
    const uint64_t t993 = enables[0] & t992;
    const uint64_t t994 = t860 & t872;
    const uint64_t t995 = enables[0] & t994;
    const uint64_t t996 = t854 & t874;
    const uint64_t t997 = enables[0] & t996;
    const uint64_t t998 = t847 & t870;
    const uint64_t t999 = enables[0] & t998;
    const uint64_t t1000 = t860 & t916;
    const uint64_t t1001 = enables[0] & t1000;
    const uint64_t t1002 = t909 & t915;
    const uint64_t t1003 = enables[0] & t1002;
    const uint64_t t1004 = t850 & t915;
    const uint64_t t1005 = enables[0] & t1004;
    const uint64_t t1006 = t907 & t916;
    const uint64_t t1007 = enables[0] & t1006;
    const uint64_t t1008 = t865 & t876;
    const uint64_t t1009 = enables[0] & t1008;
    const uint64_t t1010 = t860 & t881;
    const uint64_t t1011 = enables[0] & t1010;
    const uint64_t t1012 = t844 & t888;
    const uint64_t t1013 = enables[0] & t1012;
    const uint64_t t1014 = t885 & t900;
    const uint64_t t1015 = enables[0] & t1014;
    const uint64_t t1016 = t869 & t919;
    const uint64_t t1017 = enables[0] & t1016;
    const uint64_t t1018 = t865 & t903;
    const uint64_t t1019 = enables[0] & t1018;
    const uint64_t t1020 = t854 & t903;
    const uint64_t t1021 = enables[0] & t1020;
    const uint64_t t1022 = t881 & t899;
    const uint64_t t1023 = enables[0] & t1022;
    const uint64_t t1024 = t876 & t899;
    const uint64_t t1025 = enables[0] & t1024;
    const uint64_t t1026 = t840 | t845 | t851 | t857 | t858 | t861 | t863 | t868 | t871 | t873 | t875 | t877 | t878
        | t882 | t884 | t886 | t887 | t889 | t891 | t892 | t894 | t895 | t896 | t897 | t898 | t901 | t902 | t904
        | t905 | t906 | t908 | t910 | t911 | t912 | t913 | t914 | t917 | t918 | t920 | t921 | t922 | t923 | t924
        | t925 | t926 | t927 | t928 | t929 | t930 | t931 | t932 | t933 | t934 | t935 | t936 | t937 | t938 | t939
        | t940 | t941 | t942 | t943 | t944 | t945 | t946 | t947 | t948 | t949 | t950 | t951 | t952 | t953 | t955
        | t957 | t959 | t961 | t963 | t965 | t967 | t969 | t971 | t973 | t975 | t977 | t979 | t981 | t983 | t985
        | t987 | t989 | t991 | t993 | t995 | t997 | t999 | t1001 | t1003 | t1005 | t1007 | t1009 | t1011 | t1013
        | t1015 | t1017 | t1019 | t1021 | t1023 | t1025;
    const uint64_t t1027 = t833 & ~t1026;
    const uint64_t t1028 = t840 | t955;
    const uint64_t t1029 = t845 | t957;
    const uint64_t t1030 = t851 | t959;
    const uint64_t t1031 = t857 | t961;
    const uint64_t t1032 = t858 | t955;
    const uint64_t t1033 = t861 | t957;
    const uint64_t t1034 = t863 | t959;
    const uint64_t t1035 = t868 | t961;
    const uint64_t t1036 = t871 | t963;
    const uint64_t t1037 = t873 | t965;
    const uint64_t t1038 = t875 | t967;
    const uint64_t t1039 = t877 | t969;
    const uint64_t t1040 = t878 | t963;
    const uint64_t t1041 = t882 | t965;
    const uint64_t t1042 = t884 | t967;
    const uint64_t t1043 = t886 | t969;
    const uint64_t t1044 = t887 | t971;
    const uint64_t t1045 = t889 | t973;
    const uint64_t t1046 = t891 | t975;
    const uint64_t t1047 = t892 | t977;
    const uint64_t t1048 = t894 | t971;
    const uint64_t t1049 = t895 | t973;
    const uint64_t t1050 = t896 | t975;
    const uint64_t t1051 = t897 | t977;
    const uint64_t t1052 = t898 | t979;
    const uint64_t t1053 = t901 | t981;
    const uint64_t t1054 = t902 | t983;
    const uint64_t t1055 = t904 | t985;
    const uint64_t t1056 = t905 | t979;
    const uint64_t t1057 = t906 | t981;
    const uint64_t t1058 = t908 | t983;
    const uint64_t t1059 = t910 | t985;
    const uint64_t t1060 = t911 | t987;
    const uint64_t t1061 = t912 | t989;
    const uint64_t t1062 = t913 | t991;
    const uint64_t t1063 = t914 | t993;
    const uint64_t t1064 = t917 | t987;
    const uint64_t t1065 = t918 | t989;
    const uint64_t t1066 = t920 | t991;
    const uint64_t t1067 = t921 | t993;
    const uint64_t t1068 = t922 | t995;
    const uint64_t t1069 = t923 | t997;
    const uint64_t t1070 = t924 | t999;
    const uint64_t t1071 = t925 | t1001;
    const uint64_t t1072 = t926 | t995;
    const uint64_t t1073 = t927 | t997;
    const uint64_t t1074 = t928 | t999;
    const uint64_t t1075 = t929 | t1001;
    const uint64_t t1076 = t930 | t1003;
    const uint64_t t1077 = t931 | t1005;
    const uint64_t t1078 = t932 | t1007;
    const uint64_t t1079 = t933 | t1009;
    const uint64_t t1080 = t934 | t1003;
    const uint64_t t1081 = t935 | t1005;
    const uint64_t t1082 = t936 | t1007;
    const uint64_t t1083 = t937 | t1009;
    const uint64_t t1084 = t938 | t1011;
    const uint64_t t1085 = t939 | t1013;
    const uint64_t t1086 = t940 | t1015;
    const uint64_t t1087 = t941 | t1017;
    const uint64_t t1088 = t942 | t1011;
    const uint64_t t1089 = t943 | t1013;
    const uint64_t t1090 = t944 | t1015;
    const uint64_t t1091 = t945 | t1017;
    const uint64_t t1092 = t946 | t1019;
    const uint64_t t1093 = t947 | t1021;
    const uint64_t t1094 = t948 | t1023;
    const uint64_t t1095 = t949 | t1025;
    const uint64_t t1096 = t950 | t1019;
    const uint64_t t1097 = t951 | t1021;
    const uint64_t t1098 = t952 | t1023;
    const uint64_t t1099 = t953 | t1025;
    const uint64_t t1100 = t201 & t476;
    const uint64_t t1101 = t201 | t476;
    const uint64_t t1102 = t751 & t1026;
    const uint64_t t1103 = t751 | t1026;
    const uint64_t t1104 = t1101 & t1103;
    const uint64_t t1105 = t1100 | t1102 | t1104;
    const uint64_t t1106 = t203 | t204 | t205 | t206 | t207 | t208 | t209 | t210 | t478 | t479 | t480 | t481 | t482
        | t483 | t484 | t485 | t753 | t754 | t755 | t756 | t757 | t758 | t759 | t760 | t1028 | t1029 | t1030
        | t1031 | t1032 | t1033 | t1034 | t1035;
    const uint64_t t1107 = t211 | t212 | t213 | t214 | t215 | t216 | t217 | t218 | t486 | t487 | t488 | t489 | t490
        | t491 | t492 | t493 | t761 | t762 | t763 | t764 | t765 | t766 | t767 | t768 | t1036 | t1037 | t1038
        | t1039 | t1040 | t1041 | t1042 | t1043;
    const uint64_t t1108 = t219 | t220 | t221 | t222 | t223 | t224 | t225 | t226 | t494 | t495 | t496 | t497 | t498
        | t499 | t500 | t501 | t769 | t770 | t771 | t772 | t773 | t774 | t775 | t776 | t1044 | t1045 | t1046
        | t1047 | t1048 | t1049 | t1050 | t1051;
    const uint64_t t1109 = t227 | t228 | t229 | t230 | t231 | t232 | t233 | t234 | t502 | t503 | t504 | t505 | t506
        | t507 | t508 | t509 | t777 | t778 | t779 | t780 | t781 | t782 | t783 | t784 | t1052 | t1053 | t1054
        | t1055 | t1056 | t1057 | t1058 | t1059;
    const uint64_t t1110 = t235 | t236 | t237 | t238 | t239 | t240 | t241 | t242 | t510 | t511 | t512 | t513 | t514
        | t515 | t516 | t517 | t785 | t786 | t787 | t788 | t789 | t790 | t791 | t792 | t1060 | t1061 | t1062
        | t1063 | t1064 | t1065 | t1066 | t1067;
    const uint64_t t1111 = t243 | t244 | t245 | t246 | t247 | t248 | t249 | t250 | t518 | t519 | t520 | t521 | t522
        | t523 | t524 | t525 | t793 | t794 | t795 | t796 | t797 | t798 | t799 | t800 | t1068 | t1069 | t1070
        | t1071 | t1072 | t1073 | t1074 | t1075;
    const uint64_t t1112 = t251 | t252 | t253 | t254 | t255 | t256 | t257 | t258 | t526 | t527 | t528 | t529 | t530
        | t531 | t532 | t533 | t801 | t802 | t803 | t804 | t805 | t806 | t807 | t808 | t1076 | t1077 | t1078
        | t1079 | t1080 | t1081 | t1082 | t1083;
    const uint64_t t1113 = t259 | t260 | t261 | t262 | t263 | t264 | t265 | t266 | t534 | t535 | t536 | t537 | t538
        | t539 | t540 | t541 | t809 | t810 | t811 | t812 | t813 | t814 | t815 | t816 | t1084 | t1085 | t1086
        | t1087 | t1088 | t1089 | t1090 | t1091;
    const uint64_t t1114 = t267 | t268 | t269 | t270 | t271 | t272 | t273 | t274 | t542 | t543 | t544 | t545 | t546
        | t547 | t548 | t549 | t817 | t818 | t819 | t820 | t821 | t822 | t823 | t824 | t1092 | t1093 | t1094
        | t1095 | t1096 | t1097 | t1098 | t1099;
    const uint64_t t1115 = t1106 & t1107;
    const uint64_t t1116 = t1106 | t1107;
    const uint64_t t1117 = t1108 & t1109;
    const uint64_t t1118 = t1108 | t1109;
    const uint64_t t1119 = t1116 & t1118;
    const uint64_t t1120 = t1116 | t1118;
    const uint64_t t1121 = t1115 | t1117 | t1119;
    const uint64_t t1122 = t1110 & t1111;
    const uint64_t t1123 = t1110 | t1111;
    const uint64_t t1124 = t1113 & t1114;
    const uint64_t t1125 = t1113 | t1114;
    const uint64_t t1126 = t1112 & t1125;
    const uint64_t t1127 = t1112 | t1125;
    const uint64_t t1128 = t1124 | t1126;
    const uint64_t t1129 = t1123 & t1127;
    const uint64_t t1130 = t1123 | t1127;
    const uint64_t t1131 = t1122 | t1128 | t1129;
    const uint64_t t1132 = t1120 & t1130;
    const uint64_t t1133 = t1121 | t1131 | t1132;
    const uint64_t t1134 = t1105 & t1133;
    const uint64_t t1135 = t202 | t477 | t752 | t1027 | t1134;
    const uint64_t t1136 = t201 | t476 | t751 | t1026;
    const uint64_t t1137 = ~t1135 & t1136;
    const uint64_t t1138 = t203 & ~t1135;
    const uint64_t t1139 = t204 & ~t1135;
    const uint64_t t1140 = t205 & ~t1135;
    const uint64_t t1141 = t206 & ~t1135;
    const uint64_t t1142 = t207 & ~t1135;
    const uint64_t t1143 = t208 & ~t1135;
    const uint64_t t1144 = t209 & ~t1135;
    const uint64_t t1145 = t210 & ~t1135;
    const uint64_t t1146 = t211 & ~t1135;
    const uint64_t t1147 = t212 & ~t1135;
    const uint64_t t1148 = t213 & ~t1135;
    const uint64_t t1149 = t214 & ~t1135;
    const uint64_t t1150 = t215 & ~t1135;
    const uint64_t t1151 = t216 & ~t1135;
    const uint64_t t1152 = t217 & ~t1135;
    const uint64_t t1153 = t218 & ~t1135;
    const uint64_t t1154 = t219 & ~t1135;
    const uint64_t t1155 = t220 & ~t1135;
    const uint64_t t1156 = t221 & ~t1135;
    const uint64_t t1157 = t222 & ~t1135;
    const uint64_t t1158 = t223 & ~t1135;
    const uint64_t t1159 = t224 & ~t1135;
    const uint64_t t1160 = t225 & ~t1135;
    const uint64_t t1161 = t226 & ~t1135;
    const uint64_t t1162 = t227 & ~t1135;
    const uint64_t t1163 = t228 & ~t1135;
    const uint64_t t1164 = t229 & ~t1135;
    const uint64_t t1165 = t230 & ~t1135;
    const uint64_t t1166 = t231 & ~t1135;
    const uint64_t t1167 = t232 & ~t1135;
    const uint64_t t1168 = t233 & ~t1135;
    const uint64_t t1169 = t234 & ~t1135;
    const uint64_t t1170 = t235 & ~t1135;
    const uint64_t t1171 = t236 & ~t1135;
    const uint64_t t1172 = t237 & ~t1135;
    const uint64_t t1173 = t238 & ~t1135;
    const uint64_t t1174 = t239 & ~t1135;
    const uint64_t t1175 = t240 & ~t1135;
    const uint64_t t1176 = t241 & ~t1135;
    const uint64_t t1177 = t242 & ~t1135;
    const uint64_t t1178 = t243 & ~t1135;
    const uint64_t t1179 = t244 & ~t1135;
    const uint64_t t1180 = t245 & ~t1135;
    const uint64_t t1181 = t246 & ~t1135;
    const uint64_t t1182 = t247 & ~t1135;
    const uint64_t t1183 = t248 & ~t1135;
    const uint64_t t1184 = t249 & ~t1135;
    const uint64_t t1185 = t250 & ~t1135;
    const uint64_t t1186 = t251 & ~t1135;
    const uint64_t t1187 = t252 & ~t1135;
    const uint64_t t1188 = t253 & ~t1135;
    const uint64_t t1189 = t254 & ~t1135;
    const uint64_t t1190 = t255 & ~t1135;
    const uint64_t t1191 = t256 & ~t1135;
    const uint64_t t1192 = t257 & ~t1135;
    const uint64_t t1193 = t258 & ~t1135;
    const uint64_t t1194 = t259 & ~t1135;
    const uint64_t t1195 = t260 & ~t1135;
    const uint64_t t1196 = t261 & ~t1135;
    const uint64_t t1197 = t262 & ~t1135;
    const uint64_t t1198 = t263 & ~t1135;
    const uint64_t t1199 = t264 & ~t1135;
    const uint64_t t1200 = t265 & ~t1135;
    const uint64_t t1201 = t266 & ~t1135;
    const uint64_t t1202 = t267 & ~t1135;
    const uint64_t t1203 = t268 & ~t1135;
    const uint64_t t1204 = t269 & ~t1135;
    const uint64_t t1205 = t270 & ~t1135;
    const uint64_t t1206 = t271 & ~t1135;
    const uint64_t t1207 = t272 & ~t1135;
    const uint64_t t1208 = t273 & ~t1135;
    const uint64_t t1209 = t274 & ~t1135;
    const uint64_t t1210 = t478 & ~t1135;
    const uint64_t t1211 = t479 & ~t1135;
    const uint64_t t1212 = t480 & ~t1135;
    const uint64_t t1213 = t481 & ~t1135;
    const uint64_t t1214 = t482 & ~t1135;
    const uint64_t t1215 = t483 & ~t1135;
    const uint64_t t1216 = t484 & ~t1135;
    const uint64_t t1217 = t485 & ~t1135;
    const uint64_t t1218 = t486 & ~t1135;
    const uint64_t t1219 = t487 & ~t1135;
    const uint64_t t1220 = t488 & ~t1135;
    const uint64_t t1221 = t489 & ~t1135;
    const uint64_t t1222 = t490 & ~t1135;
    const uint64_t t1223 = t491 & ~t1135;
    const uint64_t t1224 = t492 & ~t1135;
    const uint64_t t1225 = t493 & ~t1135;
    const uint64_t t1226 = t494 & ~t1135;
    const uint64_t t1227 = t495 & ~t1135;
    const uint64_t t1228 = t496 & ~t1135;
    const uint64_t t1229 = t497 & ~t1135;
    const uint64_t t1230 = t498 & ~t1135;
    const uint64_t t1231 = t499 & ~t1135;
    const uint64_t t1232 = t500 & ~t1135;
    const uint64_t t1233 = t501 & ~t1135;
    const uint64_t t1234 = t502 & ~t1135;
    const uint64_t t1235 = t503 & ~t1135;
    const uint64_t t1236 = t504 & ~t1135;
    const uint64_t t1237 = t505 & ~t1135;
    const uint64_t t1238 = t506 & ~t1135;
    const uint64_t t1239 = t507 & ~t1135;
    const uint64_t t1240 = t508 & ~t1135;
    const uint64_t t1241 = t509 & ~t1135;
    const uint64_t t1242 = t510 & ~t1135;
    const uint64_t t1243 = t511 & ~t1135;
    const uint64_t t1244 = t512 & ~t1135;
    const uint64_t t1245 = t513 & ~t1135;
    const uint64_t t1246 = t514 & ~t1135;
    const uint64_t t1247 = t515 & ~t1135;
    const uint64_t t1248 = t516 & ~t1135;
    const uint64_t t1249 = t517 & ~t1135;
    const uint64_t t1250 = t518 & ~t1135;
    const uint64_t t1251 = t519 & ~t1135;
    const uint64_t t1252 = t520 & ~t1135;
    const uint64_t t1253 = t521 & ~t1135;
    const uint64_t t1254 = t522 & ~t1135;
    const uint64_t t1255 = t523 & ~t1135;
    const uint64_t t1256 = t524 & ~t1135;
    const uint64_t t1257 = t525 & ~t1135;
    const uint64_t t1258 = t526 & ~t1135;
    const uint64_t t1259 = t527 & ~t1135;
    const uint64_t t1260 = t528 & ~t1135;
    const uint64_t t1261 = t529 & ~t1135;
    const uint64_t t1262 = t530 & ~t1135;
    const uint64_t t1263 = t531 & ~t1135;
    const uint64_t t1264 = t532 & ~t1135;
    const uint64_t t1265 = t533 & ~t1135;
    const uint64_t t1266 = t534 & ~t1135;
    const uint64_t t1267 = t535 & ~t1135;
    const uint64_t t1268 = t536 & ~t1135;
    const uint64_t t1269 = t537 & ~t1135;
    const uint64_t t1270 = t538 & ~t1135;
    const uint64_t t1271 = t539 & ~t1135;
    const uint64_t t1272 = t540 & ~t1135;
    const uint64_t t1273 = t541 & ~t1135;
    const uint64_t t1274 = t542 & ~t1135;
    const uint64_t t1275 = t543 & ~t1135;
    const uint64_t t1276 = t544 & ~t1135;
    const uint64_t t1277 = t545 & ~t1135;
    const uint64_t t1278 = t546 & ~t1135;
    const uint64_t t1279 = t547 & ~t1135;
    const uint64_t t1280 = t548 & ~t1135;
    const uint64_t t1281 = t549 & ~t1135;
    const uint64_t t1282 = t753 & ~t1135;
    const uint64_t t1283 = t754 & ~t1135;
    const uint64_t t1284 = t755 & ~t1135;
    const uint64_t t1285 = t756 & ~t1135;
    const uint64_t t1286 = t757 & ~t1135;
    const uint64_t t1287 = t758 & ~t1135;
    const uint64_t t1288 = t759 & ~t1135;
    const uint64_t t1289 = t760 & ~t1135;
    const uint64_t t1290 = t761 & ~t1135;
    const uint64_t t1291 = t762 & ~t1135;
    const uint64_t t1292 = t763 & ~t1135;
    const uint64_t t1293 = t764 & ~t1135;
    const uint64_t t1294 = t765 & ~t1135;
    const uint64_t t1295 = t766 & ~t1135;
    const uint64_t t1296 = t767 & ~t1135;
    const uint64_t t1297 = t768 & ~t1135;
    const uint64_t t1298 = t769 & ~t1135;
    const uint64_t t1299 = t770 & ~t1135;
    const uint64_t t1300 = t771 & ~t1135;
    const uint64_t t1301 = t772 & ~t1135;
    const uint64_t t1302 = t773 & ~t1135;
    const uint64_t t1303 = t774 & ~t1135;
    const uint64_t t1304 = t775 & ~t1135;
    const uint64_t t1305 = t776 & ~t1135;
    const uint64_t t1306 = t777 & ~t1135;
    const uint64_t t1307 = t778 & ~t1135;
    const uint64_t t1308 = t779 & ~t1135;
    const uint64_t t1309 = t780 & ~t1135;
    const uint64_t t1310 = t781 & ~t1135;
    const uint64_t t1311 = t782 & ~t1135;
    const uint64_t t1312 = t783 & ~t1135;
    const uint64_t t1313 = t784 & ~t1135;
    const uint64_t t1314 = t785 & ~t1135;
    const uint64_t t1315 = t786 & ~t1135;
    const uint64_t t1316 = t787 & ~t1135;
    const uint64_t t1317 = t788 & ~t1135;
    const uint64_t t1318 = t789 & ~t1135;
    const uint64_t t1319 = t790 & ~t1135;
    const uint64_t t1320 = t791 & ~t1135;
    const uint64_t t1321 = t792 & ~t1135;
    const uint64_t t1322 = t793 & ~t1135;
    const uint64_t t1323 = t794 & ~t1135;
    const uint64_t t1324 = t795 & ~t1135;
    const uint64_t t1325 = t796 & ~t1135;
    const uint64_t t1326 = t797 & ~t1135;
    const uint64_t t1327 = t798 & ~t1135;
    const uint64_t t1328 = t799 & ~t1135;
    const uint64_t t1329 = t800 & ~t1135;
    const uint64_t t1330 = t801 & ~t1135;
    const uint64_t t1331 = t802 & ~t1135;
    const uint64_t t1332 = t803 & ~t1135;
    const uint64_t t1333 = t804 & ~t1135;
    const uint64_t t1334 = t805 & ~t1135;
    const uint64_t t1335 = t806 & ~t1135;
    const uint64_t t1336 = t807 & ~t1135;
    const uint64_t t1337 = t808 & ~t1135;
    const uint64_t t1338 = t809 & ~t1135;
    const uint64_t t1339 = t810 & ~t1135;
    const uint64_t t1340 = t811 & ~t1135;
    const uint64_t t1341 = t812 & ~t1135;
    const uint64_t t1342 = t813 & ~t1135;
    const uint64_t t1343 = t814 & ~t1135;
    const uint64_t t1344 = t815 & ~t1135;
    const uint64_t t1345 = t816 & ~t1135;
    const uint64_t t1346 = t817 & ~t1135;
    const uint64_t t1347 = t818 & ~t1135;
    const uint64_t t1348 = t819 & ~t1135;
    const uint64_t t1349 = t820 & ~t1135;
    const uint64_t t1350 = t821 & ~t1135;
    const uint64_t t1351 = t822 & ~t1135;
    const uint64_t t1352 = t823 & ~t1135;
    const uint64_t t1353 = t824 & ~t1135;
    const uint64_t t1354 = t1028 & ~t1135;
    const uint64_t t1355 = t1029 & ~t1135;
    const uint64_t t1356 = t1030 & ~t1135;
    const uint64_t t1357 = t1031 & ~t1135;
    const uint64_t t1358 = t1032 & ~t1135;
    const uint64_t t1359 = t1033 & ~t1135;
    const uint64_t t1360 = t1034 & ~t1135;
    const uint64_t t1361 = t1035 & ~t1135;
    const uint64_t t1362 = t1036 & ~t1135;
    const uint64_t t1363 = t1037 & ~t1135;
    const uint64_t t1364 = t1038 & ~t1135;
    const uint64_t t1365 = t1039 & ~t1135;
    const uint64_t t1366 = t1040 & ~t1135;
    const uint64_t t1367 = t1041 & ~t1135;
    const uint64_t t1368 = t1042 & ~t1135;
    const uint64_t t1369 = t1043 & ~t1135;
    const uint64_t t1370 = t1044 & ~t1135;
    const uint64_t t1371 = t1045 & ~t1135;
    const uint64_t t1372 = t1046 & ~t1135;
    const uint64_t t1373 = t1047 & ~t1135;
    const uint64_t t1374 = t1048 & ~t1135;
    const uint64_t t1375 = t1049 & ~t1135;
    const uint64_t t1376 = t1050 & ~t1135;
    const uint64_t t1377 = t1051 & ~t1135;
    const uint64_t t1378 = t1052 & ~t1135;
    const uint64_t t1379 = t1053 & ~t1135;
    const uint64_t t1380 = t1054 & ~t1135;
    const uint64_t t1381 = t1055 & ~t1135;
    const uint64_t t1382 = t1056 & ~t1135;
    const uint64_t t1383 = t1057 & ~t1135;
    const uint64_t t1384 = t1058 & ~t1135;
    const uint64_t t1385 = t1059 & ~t1135;
    const uint64_t t1386 = t1060 & ~t1135;
    const uint64_t t1387 = t1061 & ~t1135;
    const uint64_t t1388 = t1062 & ~t1135;
    const uint64_t t1389 = t1063 & ~t1135;
    const uint64_t t1390 = t1064 & ~t1135;
    const uint64_t t1391 = t1065 & ~t1135;
    const uint64_t t1392 = t1066 & ~t1135;
    const uint64_t t1393 = t1067 & ~t1135;
    const uint64_t t1394 = t1068 & ~t1135;
    const uint64_t t1395 = t1069 & ~t1135;
    const uint64_t t1396 = t1070 & ~t1135;
    const uint64_t t1397 = t1071 & ~t1135;
    const uint64_t t1398 = t1072 & ~t1135;
    const uint64_t t1399 = t1073 & ~t1135;
    const uint64_t t1400 = t1074 & ~t1135;
    const uint64_t t1401 = t1075 & ~t1135;
    const uint64_t t1402 = t1076 & ~t1135;
    const uint64_t t1403 = t1077 & ~t1135;
    const uint64_t t1404 = t1078 & ~t1135;
    const uint64_t t1405 = t1079 & ~t1135;
    const uint64_t t1406 = t1080 & ~t1135;
    const uint64_t t1407 = t1081 & ~t1135;
    const uint64_t t1408 = t1082 & ~t1135;
    const uint64_t t1409 = t1083 & ~t1135;
    const uint64_t t1410 = t1084 & ~t1135;
    const uint64_t t1411 = t1085 & ~t1135;
    const uint64_t t1412 = t1086 & ~t1135;
    const uint64_t t1413 = t1087 & ~t1135;
    const uint64_t t1414 = t1088 & ~t1135;
    const uint64_t t1415 = t1089 & ~t1135;
    const uint64_t t1416 = t1090 & ~t1135;
    const uint64_t t1417 = t1091 & ~t1135;
    const uint64_t t1418 = t1092 & ~t1135;
    const uint64_t t1419 = t1093 & ~t1135;
    const uint64_t t1420 = t1094 & ~t1135;
    const uint64_t t1421 = t1095 & ~t1135;
    const uint64_t t1422 = t1096 & ~t1135;
    const uint64_t t1423 = t1097 & ~t1135;
    const uint64_t t1424 = t1098 & ~t1135;
    const uint64_t t1425 = t1099 & ~t1135;
    entry[0] ^= t1138;
    entry[1] ^= t1211;
    entry[2] ^= t1284;
    entry[3] ^= t1357;
    entry[4] ^= t1142;
    entry[5] ^= t1215;
    entry[6] ^= t1288;
    entry[7] ^= t1361;
    entry[8] ^= t1146;
    entry[9] ^= t1219;
    entry[10] ^= t1292;
    entry[11] ^= t1365;
    entry[12] ^= t1150;
    entry[13] ^= t1223;
    entry[14] ^= t1296;
    entry[15] ^= t1369;
    entry[16] ^= t1154;
    entry[17] ^= t1227;
    entry[18] ^= t1300;
    entry[19] ^= t1373;
    entry[20] ^= t1158;
    entry[21] ^= t1231;
    entry[22] ^= t1304;
    entry[23] ^= t1377;
    entry[24] ^= t1162;
    entry[25] ^= t1235;
    entry[26] ^= t1308;
    entry[27] ^= t1381;
    entry[28] ^= t1166;
    entry[29] ^= t1239;
    entry[30] ^= t1312;
    entry[31] ^= t1385;
    entry[32] ^= t1170;
    entry[33] ^= t1243;
    entry[34] ^= t1316;
    entry[35] ^= t1389;
    entry[36] ^= t1174;
    entry[37] ^= t1247;
    entry[38] ^= t1320;
    entry[39] ^= t1393;
    entry[40] ^= t1178;
    entry[41] ^= t1251;
    entry[42] ^= t1324;
    entry[43] ^= t1397;
    entry[44] ^= t1182;
    entry[45] ^= t1255;
    entry[46] ^= t1328;
    entry[47] ^= t1401;
    entry[48] ^= t1186;
    entry[49] ^= t1259;
    entry[50] ^= t1332;
    entry[51] ^= t1405;
    entry[52] ^= t1190;
    entry[53] ^= t1263;
    entry[54] ^= t1336;
    entry[55] ^= t1409;
    entry[56] ^= t1194;
    entry[57] ^= t1267;
    entry[58] ^= t1340;
    entry[59] ^= t1413;
    entry[60] ^= t1198;
    entry[61] ^= t1271;
    entry[62] ^= t1344;
    entry[63] ^= t1417;
    entry[64] ^= t1202;
    entry[65] ^= t1275;
    entry[66] ^= t1348;
    entry[67] ^= t1421;
    entry[68] ^= t1206;
    entry[69] ^= t1279;
    entry[70] ^= t1352;
    entry[71] ^= t1425;
    entry[72] ^= t1210;
    entry[73] ^= t1283;
    entry[74] ^= t1356;
    entry[75] ^= t1141;
    entry[76] ^= t1214;
    entry[77] ^= t1287;
    entry[78] ^= t1360;
    entry[79] ^= t1145;
    entry[80] ^= t1218;
    entry[81] ^= t1291;
    entry[82] ^= t1364;
    entry[83] ^= t1149;
    entry[84] ^= t1222;
    entry[85] ^= t1295;
    entry[86] ^= t1368;
    entry[87] ^= t1153;
    entry[88] ^= t1226;
    entry[89] ^= t1299;
    entry[90] ^= t1372;
    entry[91] ^= t1157;
    entry[92] ^= t1230;
    entry[93] ^= t1303;
    entry[94] ^= t1376;
    entry[95] ^= t1161;
    entry[96] ^= t1234;
    entry[97] ^= t1307;
    entry[98] ^= t1380;
    entry[99] ^= t1165;
    entry[100] ^= t1238;
    entry[101] ^= t1311;
    entry[102] ^= t1384;
    entry[103] ^= t1169;
    entry[104] ^= t1242;
    entry[105] ^= t1315;
    entry[106] ^= t1388;
    entry[107] ^= t1173;
    entry[108] ^= t1246;
    entry[109] ^= t1319;
    entry[110] ^= t1392;
    entry[111] ^= t1177;
    entry[112] ^= t1250;
    entry[113] ^= t1323;
    entry[114] ^= t1396;
    entry[115] ^= t1181;
    entry[116] ^= t1254;
    entry[117] ^= t1327;
    entry[118] ^= t1400;
    entry[119] ^= t1185;
    entry[120] ^= t1258;
    entry[121] ^= t1331;
    entry[122] ^= t1404;
    entry[123] ^= t1189;
    entry[124] ^= t1262;
    entry[125] ^= t1335;
    entry[126] ^= t1408;
    entry[127] ^= t1193;
    entry[128] ^= t1266;
    entry[129] ^= t1339;
    entry[130] ^= t1412;
    entry[131] ^= t1197;
    entry[132] ^= t1270;
    entry[133] ^= t1343;
    entry[134] ^= t1416;
    entry[135] ^= t1201;
    entry[136] ^= t1274;
    entry[137] ^= t1347;
    entry[138] ^= t1420;
    entry[139] ^= t1205;
    entry[140] ^= t1278;
    entry[141] ^= t1351;
    entry[142] ^= t1424;
    entry[143] ^= t1209;
    entry[144] ^= t1282;
    entry[145] ^= t1355;
    entry[146] ^= t1140;
    entry[147] ^= t1213;
    entry[148] ^= t1286;
    entry[149] ^= t1359;
    entry[150] ^= t1144;
    entry[151] ^= t1217;
    entry[152] ^= t1290;
    entry[153] ^= t1363;
    entry[154] ^= t1148;
    entry[155] ^= t1221;
    entry[156] ^= t1294;
    entry[157] ^= t1367;
    entry[158] ^= t1152;
    entry[159] ^= t1225;
    entry[160] ^= t1298;
    entry[161] ^= t1371;
    entry[162] ^= t1156;
    entry[163] ^= t1229;
    entry[164] ^= t1302;
    entry[165] ^= t1375;
    entry[166] ^= t1160;
    entry[167] ^= t1233;
    entry[168] ^= t1306;
    entry[169] ^= t1379;
    entry[170] ^= t1164;
    entry[171] ^= t1237;
    entry[172] ^= t1310;
    entry[173] ^= t1383;
    entry[174] ^= t1168;
    entry[175] ^= t1241;
    entry[176] ^= t1314;
    entry[177] ^= t1387;
    entry[178] ^= t1172;
    entry[179] ^= t1245;
    entry[180] ^= t1318;
    entry[181] ^= t1391;
    entry[182] ^= t1176;
    entry[183] ^= t1249;
    entry[184] ^= t1322;
    entry[185] ^= t1395;
    entry[186] ^= t1180;
    entry[187] ^= t1253;
    entry[188] ^= t1326;
    entry[189] ^= t1399;
    entry[190] ^= t1184;
    entry[191] ^= t1257;
    entry[192] ^= t1330;
    entry[193] ^= t1403;
    entry[194] ^= t1188;
    entry[195] ^= t1261;
    entry[196] ^= t1334;
    entry[197] ^= t1407;
    entry[198] ^= t1192;
    entry[199] ^= t1265;
    entry[200] ^= t1338;
    entry[201] ^= t1411;
    entry[202] ^= t1196;
    entry[203] ^= t1269;
    entry[204] ^= t1342;
    entry[205] ^= t1415;
    entry[206] ^= t1200;
    entry[207] ^= t1273;
    entry[208] ^= t1346;
    entry[209] ^= t1419;
    entry[210] ^= t1204;
    entry[211] ^= t1277;
    entry[212] ^= t1350;
    entry[213] ^= t1423;
    entry[214] ^= t1208;
    entry[215] ^= t1281;
    entry[216] ^= t1354;
    entry[217] ^= t1139;
    entry[218] ^= t1212;
    entry[219] ^= t1285;
    entry[220] ^= t1358;
    entry[221] ^= t1143;
    entry[222] ^= t1216;
    entry[223] ^= t1289;
    entry[224] ^= t1362;
    entry[225] ^= t1147;
    entry[226] ^= t1220;
    entry[227] ^= t1293;
    entry[228] ^= t1366;
    entry[229] ^= t1151;
    entry[230] ^= t1224;
    entry[231] ^= t1297;
    entry[232] ^= t1370;
    entry[233] ^= t1155;
    entry[234] ^= t1228;
    entry[235] ^= t1301;
    entry[236] ^= t1374;
    entry[237] ^= t1159;
    entry[238] ^= t1232;
    entry[239] ^= t1305;
    entry[240] ^= t1378;
    entry[241] ^= t1163;
    entry[242] ^= t1236;
    entry[243] ^= t1309;
    entry[244] ^= t1382;
    entry[245] ^= t1167;
    entry[246] ^= t1240;
    entry[247] ^= t1313;
    entry[248] ^= t1386;
    entry[249] ^= t1171;
    entry[250] ^= t1244;
    entry[251] ^= t1317;
    entry[252] ^= t1390;
    entry[253] ^= t1175;
    entry[254] ^= t1248;
    entry[255] ^= t1321;
    entry[256] ^= t1394;
    entry[257] ^= t1179;
    entry[258] ^= t1252;
    entry[259] ^= t1325;
    entry[260] ^= t1398;
    entry[261] ^= t1183;
    entry[262] ^= t1256;
    entry[263] ^= t1329;
    entry[264] ^= t1402;
    entry[265] ^= t1187;
    entry[266] ^= t1260;
    entry[267] ^= t1333;
    entry[268] ^= t1406;
    entry[269] ^= t1191;
    entry[270] ^= t1264;
    entry[271] ^= t1337;
    entry[272] ^= t1410;
    entry[273] ^= t1195;
    entry[274] ^= t1268;
    entry[275] ^= t1341;
    entry[276] ^= t1414;
    entry[277] ^= t1199;
    entry[278] ^= t1272;
    entry[279] ^= t1345;
    entry[280] ^= t1418;
    entry[281] ^= t1203;
    entry[282] ^= t1276;
    entry[283] ^= t1349;
    entry[284] ^= t1422;
    entry[285] ^= t1207;
    entry[286] ^= t1280;
    entry[287] ^= t1353;
    *corrected = t1137;
    *uncorrectable = t1135;
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

void ecc_duet_trio_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_duet_trio_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_duet_trio_encode(data, expected);
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

ecc_status ecc_duet_trio_decode(uint8_t *data, uint8_t *check, const uint8_t *enables) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_duet_trio_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    uint64_t lanes[1];
    for (i = 0; i < 1u; i++) {
        lanes[i] = enables[i] != 0 ? ~(uint64_t)0 : 0;
    }
    ecc_duet_trio_decode_lanes(entry, lanes, &corrected, &uncorrectable);
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

ecc_status ecc_duet_trio_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_duet_trio_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_duet_trio_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status, const uint8_t *enables) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_duet_trio_decode(data + 32u * i, check + 4u * i, enables);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
