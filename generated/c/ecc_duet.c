/* DuetECC: encoder and decoder. Generated; do not edit.
 *
 * Scheme duet, sha-256
 * 0aa303b202d3f99a82740ab462c47cc4f64d300411431d52e0a0a51f3e79e1c4.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
 * 6.1.
 */
#include "ecc_duet.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x0110000001100011), UINT64_C(0x0008880808800088), UINT64_C(0x0400400000004444),
        UINT64_C(0x0220000000022022)
    },
    {
        UINT64_C(0x2000000002202202), UINT64_C(0x1000000110001101), UINT64_C(0x0888080880008800),
        UINT64_C(0x0040000000444404)
    },
    {
        UINT64_C(0x4000000044440400), UINT64_C(0x0000000220220220), UINT64_C(0x0000011000110110),
        UINT64_C(0x8808088000880008)
    },
    {
        UINT64_C(0x0808800088000888), UINT64_C(0x0000004444040040), UINT64_C(0x0000022022022000),
        UINT64_C(0x0001100011011000)
    },
    {
        UINT64_C(0x0110001101100000), UINT64_C(0x0880008800088808), UINT64_C(0x0000444404004000),
        UINT64_C(0x0002202202200000)
    },
    {
        UINT64_C(0x0220220220000000), UINT64_C(0x1000110110000001), UINT64_C(0x8000880008880808),
        UINT64_C(0x0044440400400000)
    },
    {
        UINT64_C(0x4444040040000000), UINT64_C(0x2022022000000002), UINT64_C(0x0011011000000110),
        UINT64_C(0x0088000888080880)
    },
    {
        UINT64_C(0x8800088808088000), UINT64_C(0x4404004000000044), UINT64_C(0x2202200000000220),
        UINT64_C(0x1101100000011000)
    },
    {
        UINT64_C(0x0220000000022022), UINT64_C(0x0110000001100011), UINT64_C(0x0008880808800088),
        UINT64_C(0x0400400000004444)
    },
    {
        UINT64_C(0x0040000000444404), UINT64_C(0x2000000002202202), UINT64_C(0x1000000110001101),
        UINT64_C(0x0888080880008800)
    },
    {
        UINT64_C(0x8808088000880008), UINT64_C(0x4000000044440400), UINT64_C(0x0000000220220220),
        UINT64_C(0x0000011000110110)
    },
    {
        UINT64_C(0x0001100011011000), UINT64_C(0x0808800088000888), UINT64_C(0x0000004444040040),
        UINT64_C(0x0000022022022000)
    },
    {
        UINT64_C(0x0002202202200000), UINT64_C(0x0110001101100000), UINT64_C(0x0880008800088808),
        UINT64_C(0x0000444404004000)
    },
    {
        UINT64_C(0x0044440400400000), UINT64_C(0x0220220220000000), UINT64_C(0x1000110110000001),
        UINT64_C(0x8000880008880808)
    },
    {
        UINT64_C(0x0088000888080880), UINT64_C(0x4444040040000000), UINT64_C(0x2022022000000002),
        UINT64_C(0x0011011000000110)
    },
    {
        UINT64_C(0x1101100000011000), UINT64_C(0x8800088808088000), UINT64_C(0x4404004000000044),
        UINT64_C(0x2202200000000220)
    },
    {
        UINT64_C(0x0400400000004444), UINT64_C(0x0220000000022022), UINT64_C(0x0110000001100011),
        UINT64_C(0x0008880808800088)
    },
    {
        UINT64_C(0x0888080880008800), UINT64_C(0x0040000000444404), UINT64_C(0x2000000002202202),
        UINT64_C(0x1000000110001101)
    },
    {
        UINT64_C(0x0000011000110110), UINT64_C(0x8808088000880008), UINT64_C(0x4000000044440400),
        UINT64_C(0x0000000220220220)
    },
    {
        UINT64_C(0x0000022022022000), UINT64_C(0x0001100011011000), UINT64_C(0x0808800088000888),
        UINT64_C(0x0000004444040040)
    },
    {
        UINT64_C(0x0000444404004000), UINT64_C(0x0002202202200000), UINT64_C(0x0110001101100000),
        UINT64_C(0x0880008800088808)
    },
    {
        UINT64_C(0x8000880008880808), UINT64_C(0x0044440400400000), UINT64_C(0x0220220220000000),
        UINT64_C(0x1000110110000001)
    },
    {
        UINT64_C(0x0011011000000110), UINT64_C(0x0088000888080880), UINT64_C(0x4444040040000000),
        UINT64_C(0x2022022000000002)
    },
    {
        UINT64_C(0x2202200000000220), UINT64_C(0x1101100000011000), UINT64_C(0x8800088808088000),
        UINT64_C(0x4404004000000044)
    },
    {
        UINT64_C(0x0008880808800088), UINT64_C(0x0400400000004444), UINT64_C(0x0220000000022022),
        UINT64_C(0x0110000001100011)
    },
    {
        UINT64_C(0x1000000110001101), UINT64_C(0x0888080880008800), UINT64_C(0x0040000000444404),
        UINT64_C(0x2000000002202202)
    },
    {
        UINT64_C(0x0000000220220220), UINT64_C(0x0000011000110110), UINT64_C(0x8808088000880008),
        UINT64_C(0x4000000044440400)
    },
    {
        UINT64_C(0x0000004444040040), UINT64_C(0x0000022022022000), UINT64_C(0x0001100011011000),
        UINT64_C(0x0808800088000888)
    },
    {
        UINT64_C(0x0880008800088808), UINT64_C(0x0000444404004000), UINT64_C(0x0002202202200000),
        UINT64_C(0x0110001101100000)
    },
    {
        UINT64_C(0x1000110110000001), UINT64_C(0x8000880008880808), UINT64_C(0x0044440400400000),
        UINT64_C(0x0220220220000000)
    },
    {
        UINT64_C(0x2022022000000002), UINT64_C(0x0011011000000110), UINT64_C(0x0088000888080880),
        UINT64_C(0x4444040040000000)
    },
    {
        UINT64_C(0x4404004000000044), UINT64_C(0x2202200000000220), UINT64_C(0x1101100000011000),
        UINT64_C(0x8800088808088000)
    }
};

void ecc_duet_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[4] ^ data[20] ^ data[24] ^ data[52] ^ data[56] ^ data[67] ^ data[71]
        ^ data[87] ^ data[91] ^ data[99] ^ data[107] ^ data[111] ^ data[115] ^ data[130] ^ data[134] ^ data[138]
        ^ data[142] ^ data[174] ^ data[186] ^ data[193] ^ data[197] ^ data[205] ^ data[209] ^ data[245] ^ data[249];
    const uint64_t t1 = data[0] ^ data[8] ^ data[12] ^ data[28] ^ data[32] ^ data[60] ^ data[75] ^ data[79]
        ^ data[95] ^ data[99] ^ data[107] ^ data[115] ^ data[119] ^ data[123] ^ data[130] ^ data[138] ^ data[142]
        ^ data[146] ^ data[150] ^ data[182] ^ data[193] ^ data[201] ^ data[205] ^ data[213] ^ data[217] ^ data[253];
    const uint64_t t2 = data[4] ^ data[8] ^ data[16] ^ data[20] ^ data[36] ^ data[40] ^ data[67] ^ data[83]
        ^ data[87] ^ data[103] ^ data[107] ^ data[115] ^ data[123] ^ data[127] ^ data[138] ^ data[146] ^ data[150]
        ^ data[154] ^ data[158] ^ data[190] ^ data[197] ^ data[201] ^ data[209] ^ data[213] ^ data[221] ^ data[225];
    const uint64_t t3 = data[12] ^ data[16] ^ data[24] ^ data[28] ^ data[44] ^ data[48] ^ data[67] ^ data[71]
        ^ data[75] ^ data[91] ^ data[95] ^ data[111] ^ data[115] ^ data[123] ^ data[134] ^ data[146] ^ data[154]
        ^ data[158] ^ data[162] ^ data[166] ^ data[205] ^ data[209] ^ data[217] ^ data[221] ^ data[229] ^ data[233];
    const uint64_t t4 = data[20] ^ data[24] ^ data[32] ^ data[36] ^ data[52] ^ data[56] ^ data[67] ^ data[75]
        ^ data[79] ^ data[83] ^ data[99] ^ data[103] ^ data[119] ^ data[123] ^ data[142] ^ data[154] ^ data[162]
        ^ data[166] ^ data[170] ^ data[174] ^ data[213] ^ data[217] ^ data[225] ^ data[229] ^ data[237] ^ data[241];
    const uint64_t t5 = data[0] ^ data[28] ^ data[32] ^ data[40] ^ data[44] ^ data[60] ^ data[67] ^ data[75]
        ^ data[83] ^ data[87] ^ data[91] ^ data[107] ^ data[111] ^ data[127] ^ data[150] ^ data[162] ^ data[170]
        ^ data[174] ^ data[178] ^ data[182] ^ data[221] ^ data[225] ^ data[233] ^ data[237] ^ data[245] ^ data[249];
    const uint64_t t6 = data[4] ^ data[8] ^ data[36] ^ data[40] ^ data[48] ^ data[52] ^ data[71] ^ data[75]
        ^ data[83] ^ data[91] ^ data[95] ^ data[99] ^ data[115] ^ data[119] ^ data[158] ^ data[170] ^ data[178]
        ^ data[182] ^ data[186] ^ data[190] ^ data[193] ^ data[229] ^ data[233] ^ data[241] ^ data[245] ^ data[253];
    const uint64_t t7 = data[12] ^ data[16] ^ data[44] ^ data[48] ^ data[56] ^ data[60] ^ data[79] ^ data[83]
        ^ data[91] ^ data[99] ^ data[103] ^ data[107] ^ data[123] ^ data[127] ^ data[130] ^ data[134] ^ data[166]
        ^ data[178] ^ data[186] ^ data[190] ^ data[197] ^ data[201] ^ data[237] ^ data[241] ^ data[249] ^ data[253];
    const uint64_t t8 = data[1] ^ data[5] ^ data[13] ^ data[17] ^ data[53] ^ data[57] ^ data[64] ^ data[68]
        ^ data[84] ^ data[88] ^ data[116] ^ data[120] ^ data[131] ^ data[135] ^ data[151] ^ data[155] ^ data[163]
        ^ data[171] ^ data[175] ^ data[179] ^ data[194] ^ data[198] ^ data[202] ^ data[206] ^ data[238] ^ data[250];
    const uint64_t t9 = data[1] ^ data[9] ^ data[13] ^ data[21] ^ data[25] ^ data[61] ^ data[64] ^ data[72]
        ^ data[76] ^ data[92] ^ data[96] ^ data[124] ^ data[139] ^ data[143] ^ data[159] ^ data[163] ^ data[171]
        ^ data[179] ^ data[183] ^ data[187] ^ data[194] ^ data[202] ^ data[206] ^ data[210] ^ data[214] ^ data[246];
    const uint64_t t10 = data[5] ^ data[9] ^ data[17] ^ data[21] ^ data[29] ^ data[33] ^ data[68] ^ data[72]
        ^ data[80] ^ data[84] ^ data[100] ^ data[104] ^ data[131] ^ data[147] ^ data[151] ^ data[167] ^ data[171]
        ^ data[179] ^ data[187] ^ data[191] ^ data[202] ^ data[210] ^ data[214] ^ data[218] ^ data[222] ^ data[254];
    const uint64_t t11 = data[13] ^ data[17] ^ data[25] ^ data[29] ^ data[37] ^ data[41] ^ data[76] ^ data[80]
        ^ data[88] ^ data[92] ^ data[108] ^ data[112] ^ data[131] ^ data[135] ^ data[139] ^ data[155] ^ data[159]
        ^ data[175] ^ data[179] ^ data[187] ^ data[198] ^ data[210] ^ data[218] ^ data[222] ^ data[226] ^ data[230];
    const uint64_t t12 = data[21] ^ data[25] ^ data[33] ^ data[37] ^ data[45] ^ data[49] ^ data[84] ^ data[88]
        ^ data[96] ^ data[100] ^ data[116] ^ data[120] ^ data[131] ^ data[139] ^ data[143] ^ data[147] ^ data[163]
        ^ data[167] ^ data[183] ^ data[187] ^ data[206] ^ data[218] ^ data[226] ^ data[230] ^ data[234] ^ data[238];
    const uint64_t t13 = data[29] ^ data[33] ^ data[41] ^ data[45] ^ data[53] ^ data[57] ^ data[64] ^ data[92]
        ^ data[96] ^ data[104] ^ data[108] ^ data[124] ^ data[131] ^ data[139] ^ data[147] ^ data[151] ^ data[155]
        ^ data[171] ^ data[175] ^ data[191] ^ data[214] ^ data[226] ^ data[234] ^ data[238] ^ data[242] ^ data[246];
    const uint64_t t14 = data[1] ^ data[37] ^ data[41] ^ data[49] ^ data[53] ^ data[61] ^ data[68] ^ data[72]
        ^ data[100] ^ data[104] ^ data[112] ^ data[116] ^ data[135] ^ data[139] ^ data[147] ^ data[155] ^ data[159]
        ^ data[163] ^ data[179] ^ data[183] ^ data[222] ^ data[234] ^ data[242] ^ data[246] ^ data[250] ^ data[254];
    const uint64_t t15 = data[5] ^ data[9] ^ data[45] ^ data[49] ^ data[57] ^ data[61] ^ data[76] ^ data[80]
        ^ data[108] ^ data[112] ^ data[120] ^ data[124] ^ data[143] ^ data[147] ^ data[155] ^ data[163] ^ data[167]
        ^ data[171] ^ data[187] ^ data[191] ^ data[194] ^ data[198] ^ data[230] ^ data[242] ^ data[250] ^ data[254];
    const uint64_t t16 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[46] ^ data[58] ^ data[65] ^ data[69]
        ^ data[77] ^ data[81] ^ data[117] ^ data[121] ^ data[128] ^ data[132] ^ data[148] ^ data[152] ^ data[180]
        ^ data[184] ^ data[195] ^ data[199] ^ data[215] ^ data[219] ^ data[227] ^ data[235] ^ data[239] ^ data[243];
    const uint64_t t17 = data[2] ^ data[10] ^ data[14] ^ data[18] ^ data[22] ^ data[54] ^ data[65] ^ data[73]
        ^ data[77] ^ data[85] ^ data[89] ^ data[125] ^ data[128] ^ data[136] ^ data[140] ^ data[156] ^ data[160]
        ^ data[188] ^ data[203] ^ data[207] ^ data[223] ^ data[227] ^ data[235] ^ data[243] ^ data[247] ^ data[251];
    const uint64_t t18 = data[10] ^ data[18] ^ data[22] ^ data[26] ^ data[30] ^ data[62] ^ data[69] ^ data[73]
        ^ data[81] ^ data[85] ^ data[93] ^ data[97] ^ data[132] ^ data[136] ^ data[144] ^ data[148] ^ data[164]
        ^ data[168] ^ data[195] ^ data[211] ^ data[215] ^ data[231] ^ data[235] ^ data[243] ^ data[251] ^ data[255];
    const uint64_t t19 = data[6] ^ data[18] ^ data[26] ^ data[30] ^ data[34] ^ data[38] ^ data[77] ^ data[81]
        ^ data[89] ^ data[93] ^ data[101] ^ data[105] ^ data[140] ^ data[144] ^ data[152] ^ data[156] ^ data[172]
        ^ data[176] ^ data[195] ^ data[199] ^ data[203] ^ data[219] ^ data[223] ^ data[239] ^ data[243] ^ data[251];
    const uint64_t t20 = data[14] ^ data[26] ^ data[34] ^ data[38] ^ data[42] ^ data[46] ^ data[85] ^ data[89]
        ^ data[97] ^ data[101] ^ data[109] ^ data[113] ^ data[148] ^ data[152] ^ data[160] ^ data[164] ^ data[180]
        ^ data[184] ^ data[195] ^ data[203] ^ data[207] ^ data[211] ^ data[227] ^ data[231] ^ data[247] ^ data[251];
    const uint64_t t21 = data[22] ^ data[34] ^ data[42] ^ data[46] ^ data[50] ^ data[54] ^ data[93] ^ data[97]
        ^ data[105] ^ data[109] ^ data[117] ^ data[121] ^ data[128] ^ data[156] ^ data[160] ^ data[168] ^ data[172]
        ^ data[188] ^ data[195] ^ data[203] ^ data[211] ^ data[215] ^ data[219] ^ data[235] ^ data[239] ^ data[255];
    const uint64_t t22 = data[30] ^ data[42] ^ data[50] ^ data[54] ^ data[58] ^ data[62] ^ data[65] ^ data[101]
        ^ data[105] ^ data[113] ^ data[117] ^ data[125] ^ data[132] ^ data[136] ^ data[164] ^ data[168] ^ data[176]
        ^ data[180] ^ data[199] ^ data[203] ^ data[211] ^ data[219] ^ data[223] ^ data[227] ^ data[243] ^ data[247];
    const uint64_t t23 = data[2] ^ data[6] ^ data[38] ^ data[50] ^ data[58] ^ data[62] ^ data[69] ^ data[73]
        ^ data[109] ^ data[113] ^ data[121] ^ data[125] ^ data[140] ^ data[144] ^ data[172] ^ data[176] ^ data[184]
        ^ data[188] ^ data[207] ^ data[211] ^ data[219] ^ data[227] ^ data[231] ^ data[235] ^ data[251] ^ data[255];
    const uint64_t t24 = data[3] ^ data[7] ^ data[23] ^ data[27] ^ data[35] ^ data[43] ^ data[47] ^ data[51]
        ^ data[66] ^ data[70] ^ data[74] ^ data[78] ^ data[110] ^ data[122] ^ data[129] ^ data[133] ^ data[141]
        ^ data[145] ^ data[181] ^ data[185] ^ data[192] ^ data[196] ^ data[212] ^ data[216] ^ data[244] ^ data[248];
    const uint64_t t25 = data[11] ^ data[15] ^ data[31] ^ data[35] ^ data[43] ^ data[51] ^ data[55] ^ data[59]
        ^ data[66] ^ data[74] ^ data[78] ^ data[82] ^ data[86] ^ data[118] ^ data[129] ^ data[137] ^ data[141]
        ^ data[149] ^ data[153] ^ data[189] ^ data[192] ^ data[200] ^ data[204] ^ data[220] ^ data[224] ^ data[252];
    const uint64_t t26 = data[3] ^ data[19] ^ data[23] ^ data[39] ^ data[43] ^ data[51] ^ data[59] ^ data[63]
        ^ data[74] ^ data[82] ^ data[86] ^ data[90] ^ data[94] ^ data[126] ^ data[133] ^ data[137] ^ data[145]
        ^ data[149] ^ data[157] ^ data[161] ^ data[196] ^ data[200] ^ data[208] ^ data[212] ^ data[228] ^ data[232];
    const uint64_t t27 = data[3] ^ data[7] ^ data[11] ^ data[27] ^ data[31] ^ data[47] ^ data[51] ^ data[59]
        ^ data[70] ^ data[82] ^ data[90] ^ data[94] ^ data[98] ^ data[102] ^ data[141] ^ data[145] ^ data[153]
        ^ data[157] ^ data[165] ^ data[169] ^ data[204] ^ data[208] ^ data[216] ^ data[220] ^ data[236] ^ data[240];
    const uint64_t t28 = data[3] ^ data[11] ^ data[15] ^ data[19] ^ data[35] ^ data[39] ^ data[55] ^ data[59]
        ^ data[78] ^ data[90] ^ data[98] ^ data[102] ^ data[106] ^ data[110] ^ data[149] ^ data[153] ^ data[161]
        ^ data[165] ^ data[173] ^ data[177] ^ data[212] ^ data[216] ^ data[224] ^ data[228] ^ data[244] ^ data[248];
    const uint64_t t29 = data[3] ^ data[11] ^ data[19] ^ data[23] ^ data[27] ^ data[43] ^ data[47] ^ data[63]
        ^ data[86] ^ data[98] ^ data[106] ^ data[110] ^ data[114] ^ data[118] ^ data[157] ^ data[161] ^ data[169]
        ^ data[173] ^ data[181] ^ data[185] ^ data[192] ^ data[220] ^ data[224] ^ data[232] ^ data[236] ^ data[252];
    const uint64_t t30 = data[7] ^ data[11] ^ data[19] ^ data[27] ^ data[31] ^ data[35] ^ data[51] ^ data[55]
        ^ data[94] ^ data[106] ^ data[114] ^ data[118] ^ data[122] ^ data[126] ^ data[129] ^ data[165] ^ data[169]
        ^ data[177] ^ data[181] ^ data[189] ^ data[196] ^ data[200] ^ data[228] ^ data[232] ^ data[240] ^ data[244];
    const uint64_t t31 = data[15] ^ data[19] ^ data[27] ^ data[35] ^ data[39] ^ data[43] ^ data[59] ^ data[63]
        ^ data[66] ^ data[70] ^ data[102] ^ data[114] ^ data[122] ^ data[126] ^ data[133] ^ data[137] ^ data[173]
        ^ data[177] ^ data[185] ^ data[189] ^ data[204] ^ data[208] ^ data[236] ^ data[240] ^ data[248] ^ data[252];
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

void ecc_duet_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[4] ^ entry[20] ^ entry[24] ^ entry[52] ^ entry[56] ^ entry[64] ^ entry[75]
        ^ entry[79] ^ entry[95] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[119] ^ entry[123] ^ entry[146]
        ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[190] ^ entry[202] ^ entry[217] ^ entry[221] ^ entry[229]
        ^ entry[233] ^ entry[269] ^ entry[273];
    const uint64_t t1 = entry[0] ^ entry[8] ^ entry[12] ^ entry[28] ^ entry[32] ^ entry[60] ^ entry[83] ^ entry[87]
        ^ entry[103] ^ entry[107] ^ entry[115] ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[146] ^ entry[154]
        ^ entry[158] ^ entry[162] ^ entry[166] ^ entry[198] ^ entry[217] ^ entry[225] ^ entry[229] ^ entry[237]
        ^ entry[241] ^ entry[277] ^ entry[281];
    const uint64_t t2 = entry[4] ^ entry[8] ^ entry[16] ^ entry[20] ^ entry[36] ^ entry[40] ^ entry[75] ^ entry[91]
        ^ entry[95] ^ entry[111] ^ entry[115] ^ entry[123] ^ entry[131] ^ entry[135] ^ entry[154] ^ entry[162]
        ^ entry[166] ^ entry[170] ^ entry[174] ^ entry[206] ^ entry[210] ^ entry[221] ^ entry[225] ^ entry[233]
        ^ entry[237] ^ entry[245] ^ entry[249];
    const uint64_t t3 = entry[12] ^ entry[16] ^ entry[24] ^ entry[28] ^ entry[44] ^ entry[48] ^ entry[75]
        ^ entry[79] ^ entry[83] ^ entry[99] ^ entry[103] ^ entry[119] ^ entry[123] ^ entry[131] ^ entry[139]
        ^ entry[150] ^ entry[162] ^ entry[170] ^ entry[174] ^ entry[178] ^ entry[182] ^ entry[229] ^ entry[233]
        ^ entry[241] ^ entry[245] ^ entry[253] ^ entry[257];
    const uint64_t t4 = entry[20] ^ entry[24] ^ entry[32] ^ entry[36] ^ entry[52] ^ entry[56] ^ entry[68]
        ^ entry[75] ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[107] ^ entry[111] ^ entry[127] ^ entry[131]
        ^ entry[158] ^ entry[170] ^ entry[178] ^ entry[182] ^ entry[186] ^ entry[190] ^ entry[237] ^ entry[241]
        ^ entry[249] ^ entry[253] ^ entry[261] ^ entry[265];
    const uint64_t t5 = entry[0] ^ entry[28] ^ entry[32] ^ entry[40] ^ entry[44] ^ entry[60] ^ entry[75]
        ^ entry[83] ^ entry[91] ^ entry[95] ^ entry[99] ^ entry[115] ^ entry[119] ^ entry[135] ^ entry[166]
        ^ entry[178] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[245] ^ entry[249] ^ entry[257]
        ^ entry[261] ^ entry[269] ^ entry[273] ^ entry[285];
    const uint64_t t6 = entry[4] ^ entry[8] ^ entry[36] ^ entry[40] ^ entry[48] ^ entry[52] ^ entry[79] ^ entry[83]
        ^ entry[91] ^ entry[99] ^ entry[103] ^ entry[107] ^ entry[123] ^ entry[127] ^ entry[174] ^ entry[186]
        ^ entry[194] ^ entry[198] ^ entry[202] ^ entry[206] ^ entry[214] ^ entry[217] ^ entry[253] ^ entry[257]
        ^ entry[265] ^ entry[269] ^ entry[277];
    const uint64_t t7 = entry[12] ^ entry[16] ^ entry[44] ^ entry[48] ^ entry[56] ^ entry[60] ^ entry[87]
        ^ entry[91] ^ entry[99] ^ entry[107] ^ entry[111] ^ entry[115] ^ entry[131] ^ entry[135] ^ entry[143]
        ^ entry[146] ^ entry[150] ^ entry[182] ^ entry[194] ^ entry[202] ^ entry[206] ^ entry[221] ^ entry[225]
        ^ entry[261] ^ entry[265] ^ entry[273] ^ entry[277];
    const uint64_t t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t9 = t0 & t1;
    const uint64_t t10 = ~t2 & ~t3;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = ~t4 & t5;
    const uint64_t t13 = ~t6 & ~t7;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t11 & t14;
    const uint64_t t16 = ~t4 & ~t5;
    const uint64_t t17 = t6 & ~t7;
    const uint64_t t18 = t16 & t17;
    const uint64_t t19 = t11 & t18;
    const uint64_t t20 = ~t6 & t7;
    const uint64_t t21 = t16 & t20;
    const uint64_t t22 = t11 & t21;
    const uint64_t t23 = t0 & ~t1;
    const uint64_t t24 = t2 & t3;
    const uint64_t t25 = t23 & t24;
    const uint64_t t26 = t4 & t5;
    const uint64_t t27 = t13 & t26;
    const uint64_t t28 = t25 & t27;
    const uint64_t t29 = t2 & ~t3;
    const uint64_t t30 = t23 & t29;
    const uint64_t t31 = t18 & t30;
    const uint64_t t32 = t21 & t30;
    const uint64_t t33 = ~t2 & t3;
    const uint64_t t34 = t23 & t33;
    const uint64_t t35 = t21 & t34;
    const uint64_t t36 = t18 & t34;
    const uint64_t t37 = ~t0 & t1;
    const uint64_t t38 = t29 & t37;
    const uint64_t t39 = t18 & t38;
    const uint64_t t40 = t21 & t38;
    const uint64_t t41 = t9 & t29;
    const uint64_t t42 = t13 & t16;
    const uint64_t t43 = t41 & t42;
    const uint64_t t44 = t33 & t37;
    const uint64_t t45 = t17 & t26;
    const uint64_t t46 = t44 & t45;
    const uint64_t t47 = t21 & t44;
    const uint64_t t48 = t9 & t33;
    const uint64_t t49 = t42 & t48;
    const uint64_t t50 = t4 & ~t5;
    const uint64_t t51 = t13 & t50;
    const uint64_t t52 = t11 & t51;
    const uint64_t t53 = t10 & t37;
    const uint64_t t54 = t20 & t50;
    const uint64_t t55 = t53 & t54;
    const uint64_t t56 = ~t0 & ~t1;
    const uint64_t t57 = t24 & t56;
    const uint64_t t58 = t21 & t57;
    const uint64_t t59 = t25 & t42;
    const uint64_t t60 = t24 & t37;
    const uint64_t t61 = t42 & t60;
    const uint64_t t62 = t29 & t56;
    const uint64_t t63 = t6 & t7;
    const uint64_t t64 = t26 & t63;
    const uint64_t t65 = t62 & t64;
    const uint64_t t66 = t30 & t51;
    const uint64_t t67 = t38 & t51;
    const uint64_t t68 = t14 & t38;
    const uint64_t t69 = t14 & t30;
    const uint64_t t70 = t34 & t51;
    const uint64_t t71 = t44 & t51;
    const uint64_t t72 = t51 & t57;
    const uint64_t t73 = t12 & t63;
    const uint64_t t74 = t34 & t73;
    const uint64_t t75 = t14 & t44;
    const uint64_t t76 = t14 & t57;
    const uint64_t t77 = t18 & t57;
    const uint64_t t78 = t18 & t44;
    const uint64_t t79 = t27 & t53;
    const uint64_t t80 = t27 & t62;
    const uint64_t t81 = t33 & t56;
    const uint64_t t82 = t27 & t81;
    const uint64_t t83 = t50 & t63;
    const uint64_t t84 = t11 & t83;
    const uint64_t t85 = t17 & t50;
    const uint64_t t86 = t62 & t85;
    const uint64_t t87 = t81 & t85;
    const uint64_t t88 = t54 & t81;
    const uint64_t t89 = t54 & t62;
    const uint64_t t90 = t12 & t17;
    const uint64_t t91 = t62 & t90;
    const uint64_t t92 = t81 & t90;
    const uint64_t t93 = t10 & t56;
    const uint64_t t94 = t45 & t93;
    const uint64_t t95 = t12 & t20;
    const uint64_t t96 = t41 & t95;
    const uint64_t t97 = t81 & t95;
    const uint64_t t98 = t20 & t26;
    const uint64_t t99 = t93 & t98;
    const uint64_t t100 = t10 & t23;
    const uint64_t t101 = t27 & t100;
    const uint64_t t102 = t14 & t34;
    const uint64_t t103 = t16 & t63;
    const uint64_t t104 = t81 & t103;
    const uint64_t t105 = t83 & t93;
    const uint64_t t106 = t73 & t93;
    const uint64_t t107 = t9 & t24;
    const uint64_t t108 = t18 & t107;
    const uint64_t t109 = t85 & t100;
    const uint64_t t110 = t90 & t100;
    const uint64_t t111 = t53 & t90;
    const uint64_t t112 = t53 & t85;
    const uint64_t t113 = t54 & t100;
    const uint64_t t114 = t95 & t100;
    const uint64_t t115 = t100 & t103;
    const uint64_t t116 = t54 & t60;
    const uint64_t t117 = t53 & t95;
    const uint64_t t118 = t53 & t103;
    const uint64_t t119 = t62 & t103;
    const uint64_t t120 = t62 & t95;
    const uint64_t t121 = t42 & t100;
    const uint64_t t122 = t42 & t53;
    const uint64_t t123 = t42 & t62;
    const uint64_t t124 = t42 & t81;
    const uint64_t t125 = t51 & t93;
    const uint64_t t126 = t14 & t93;
    const uint64_t t127 = t18 & t93;
    const uint64_t t128 = t21 & t93;
    const uint64_t t129 = t15 | t19 | t22 | t28 | t31 | t32 | t35 | t36 | t39 | t40 | t43 | t46 | t47 | t49 | t52
        | t55 | t58 | t59 | t61 | t65 | t66 | t67 | t68 | t69 | t70 | t71 | t72 | t74 | t75 | t76 | t77 | t78 | t79
        | t80 | t82 | t84 | t86 | t87 | t88 | t89 | t91 | t92 | t94 | t96 | t97 | t99 | t101 | t102 | t104 | t105
        | t106 | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121
        | t122 | t123 | t124 | t125 | t126 | t127 | t128;
    const uint64_t t130 = t8 & ~t129;
    const uint64_t t131 = entry[1] ^ entry[5] ^ entry[13] ^ entry[17] ^ entry[53] ^ entry[57] ^ entry[72]
        ^ entry[76] ^ entry[92] ^ entry[96] ^ entry[124] ^ entry[128] ^ entry[136] ^ entry[147] ^ entry[151]
        ^ entry[167] ^ entry[171] ^ entry[179] ^ entry[187] ^ entry[191] ^ entry[195] ^ entry[218] ^ entry[222]
        ^ entry[226] ^ entry[230] ^ entry[262] ^ entry[274];
    const uint64_t t132 = entry[1] ^ entry[9] ^ entry[13] ^ entry[21] ^ entry[25] ^ entry[61] ^ entry[65]
        ^ entry[72] ^ entry[80] ^ entry[84] ^ entry[100] ^ entry[104] ^ entry[132] ^ entry[155] ^ entry[159]
        ^ entry[175] ^ entry[179] ^ entry[187] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[218] ^ entry[226]
        ^ entry[230] ^ entry[234] ^ entry[238] ^ entry[270];
    const uint64_t t133 = entry[5] ^ entry[9] ^ entry[17] ^ entry[21] ^ entry[29] ^ entry[33] ^ entry[76]
        ^ entry[80] ^ entry[88] ^ entry[92] ^ entry[108] ^ entry[112] ^ entry[147] ^ entry[163] ^ entry[167]
        ^ entry[183] ^ entry[187] ^ entry[195] ^ entry[203] ^ entry[207] ^ entry[226] ^ entry[234] ^ entry[238]
        ^ entry[242] ^ entry[246] ^ entry[278] ^ entry[282];
    const uint64_t t134 = entry[13] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[37] ^ entry[41] ^ entry[84]
        ^ entry[88] ^ entry[96] ^ entry[100] ^ entry[116] ^ entry[120] ^ entry[147] ^ entry[151] ^ entry[155]
        ^ entry[171] ^ entry[175] ^ entry[191] ^ entry[195] ^ entry[203] ^ entry[211] ^ entry[222] ^ entry[234]
        ^ entry[242] ^ entry[246] ^ entry[250] ^ entry[254];
    const uint64_t t135 = entry[21] ^ entry[25] ^ entry[33] ^ entry[37] ^ entry[45] ^ entry[49] ^ entry[92]
        ^ entry[96] ^ entry[104] ^ entry[108] ^ entry[124] ^ entry[128] ^ entry[140] ^ entry[147] ^ entry[155]
        ^ entry[159] ^ entry[163] ^ entry[179] ^ entry[183] ^ entry[199] ^ entry[203] ^ entry[230] ^ entry[242]
        ^ entry[250] ^ entry[254] ^ entry[258] ^ entry[262];
    const uint64_t t136 = entry[29] ^ entry[33] ^ entry[41] ^ entry[45] ^ entry[53] ^ entry[57] ^ entry[69]
        ^ entry[72] ^ entry[100] ^ entry[104] ^ entry[112] ^ entry[116] ^ entry[132] ^ entry[147] ^ entry[155]
        ^ entry[163] ^ entry[167] ^ entry[171] ^ entry[187] ^ entry[191] ^ entry[207] ^ entry[238] ^ entry[250]
        ^ entry[258] ^ entry[262] ^ entry[266] ^ entry[270];
    const uint64_t t137 = entry[1] ^ entry[37] ^ entry[41] ^ entry[49] ^ entry[53] ^ entry[61] ^ entry[76]
        ^ entry[80] ^ entry[108] ^ entry[112] ^ entry[120] ^ entry[124] ^ entry[151] ^ entry[155] ^ entry[163]
        ^ entry[171] ^ entry[175] ^ entry[179] ^ entry[195] ^ entry[199] ^ entry[246] ^ entry[258] ^ entry[266]
        ^ entry[270] ^ entry[274] ^ entry[278] ^ entry[286];
    const uint64_t t138 = entry[5] ^ entry[9] ^ entry[45] ^ entry[49] ^ entry[57] ^ entry[61] ^ entry[84]
        ^ entry[88] ^ entry[116] ^ entry[120] ^ entry[128] ^ entry[132] ^ entry[159] ^ entry[163] ^ entry[171]
        ^ entry[179] ^ entry[183] ^ entry[187] ^ entry[203] ^ entry[207] ^ entry[215] ^ entry[218] ^ entry[222]
        ^ entry[254] ^ entry[266] ^ entry[274] ^ entry[278];
    const uint64_t t139 = t131 | t132 | t133 | t134 | t135 | t136 | t137 | t138;
    const uint64_t t140 = t131 & t132;
    const uint64_t t141 = ~t133 & ~t134;
    const uint64_t t142 = t140 & t141;
    const uint64_t t143 = ~t135 & t136;
    const uint64_t t144 = ~t137 & ~t138;
    const uint64_t t145 = t143 & t144;
    const uint64_t t146 = t142 & t145;
    const uint64_t t147 = ~t135 & ~t136;
    const uint64_t t148 = t137 & ~t138;
    const uint64_t t149 = t147 & t148;
    const uint64_t t150 = t142 & t149;
    const uint64_t t151 = ~t137 & t138;
    const uint64_t t152 = t147 & t151;
    const uint64_t t153 = t142 & t152;
    const uint64_t t154 = t131 & ~t132;
    const uint64_t t155 = t133 & t134;
    const uint64_t t156 = t154 & t155;
    const uint64_t t157 = t135 & t136;
    const uint64_t t158 = t144 & t157;
    const uint64_t t159 = t156 & t158;
    const uint64_t t160 = t133 & ~t134;
    const uint64_t t161 = t154 & t160;
    const uint64_t t162 = t149 & t161;
    const uint64_t t163 = t152 & t161;
    const uint64_t t164 = ~t133 & t134;
    const uint64_t t165 = t154 & t164;
    const uint64_t t166 = t152 & t165;
    const uint64_t t167 = t149 & t165;
    const uint64_t t168 = ~t131 & t132;
    const uint64_t t169 = t160 & t168;
    const uint64_t t170 = t149 & t169;
    const uint64_t t171 = t152 & t169;
    const uint64_t t172 = t140 & t160;
    const uint64_t t173 = t144 & t147;
    const uint64_t t174 = t172 & t173;
    const uint64_t t175 = t164 & t168;
    const uint64_t t176 = t148 & t157;
    const uint64_t t177 = t175 & t176;
    const uint64_t t178 = t152 & t175;
    const uint64_t t179 = t140 & t164;
    const uint64_t t180 = t173 & t179;
    const uint64_t t181 = t135 & ~t136;
    const uint64_t t182 = t144 & t181;
    const uint64_t t183 = t142 & t182;
    const uint64_t t184 = t141 & t168;
    const uint64_t t185 = t151 & t181;
    const uint64_t t186 = t184 & t185;
    const uint64_t t187 = ~t131 & ~t132;
    const uint64_t t188 = t155 & t187;
    const uint64_t t189 = t152 & t188;
    const uint64_t t190 = t156 & t173;
    const uint64_t t191 = t155 & t168;
    const uint64_t t192 = t173 & t191;
    const uint64_t t193 = t160 & t187;
    const uint64_t t194 = t137 & t138;
    const uint64_t t195 = t157 & t194;
    const uint64_t t196 = t193 & t195;
    const uint64_t t197 = t161 & t182;
    const uint64_t t198 = t169 & t182;
    const uint64_t t199 = t145 & t169;
    const uint64_t t200 = t145 & t161;
    const uint64_t t201 = t165 & t182;
    const uint64_t t202 = t175 & t182;
    const uint64_t t203 = t182 & t188;
    const uint64_t t204 = t143 & t194;
    const uint64_t t205 = t165 & t204;
    const uint64_t t206 = t145 & t175;
    const uint64_t t207 = t145 & t188;
    const uint64_t t208 = t149 & t188;
    const uint64_t t209 = t149 & t175;
    const uint64_t t210 = t158 & t184;
    const uint64_t t211 = t158 & t193;
    const uint64_t t212 = t164 & t187;
    const uint64_t t213 = t158 & t212;
    const uint64_t t214 = t181 & t194;
    const uint64_t t215 = t142 & t214;
    const uint64_t t216 = t148 & t181;
    const uint64_t t217 = t193 & t216;
    const uint64_t t218 = t212 & t216;
    const uint64_t t219 = t185 & t212;
    const uint64_t t220 = t185 & t193;
    const uint64_t t221 = t143 & t148;
    const uint64_t t222 = t193 & t221;
    const uint64_t t223 = t212 & t221;
    const uint64_t t224 = t141 & t187;
    const uint64_t t225 = t176 & t224;
    const uint64_t t226 = t143 & t151;
    const uint64_t t227 = t172 & t226;
    const uint64_t t228 = t212 & t226;
    const uint64_t t229 = t151 & t157;
    const uint64_t t230 = t224 & t229;
    const uint64_t t231 = t141 & t154;
    const uint64_t t232 = t158 & t231;
    const uint64_t t233 = t145 & t165;
    const uint64_t t234 = t147 & t194;
    const uint64_t t235 = t212 & t234;
    const uint64_t t236 = t214 & t224;
    const uint64_t t237 = t204 & t224;
    const uint64_t t238 = t140 & t155;
    const uint64_t t239 = t149 & t238;
    const uint64_t t240 = t216 & t231;
    const uint64_t t241 = t221 & t231;
    const uint64_t t242 = t184 & t221;
    const uint64_t t243 = t184 & t216;
    const uint64_t t244 = t185 & t231;
    const uint64_t t245 = t226 & t231;
    const uint64_t t246 = t231 & t234;
    const uint64_t t247 = t185 & t191;
    const uint64_t t248 = t184 & t226;
    const uint64_t t249 = t184 & t234;
    const uint64_t t250 = t193 & t234;
    const uint64_t t251 = t193 & t226;
    const uint64_t t252 = t173 & t231;
    const uint64_t t253 = t173 & t184;
    const uint64_t t254 = t173 & t193;
    const uint64_t t255 = t173 & t212;
    const uint64_t t256 = t182 & t224;
    const uint64_t t257 = t145 & t224;
    const uint64_t t258 = t149 & t224;
    const uint64_t t259 = t152 & t224;
    const uint64_t t260 = t146 | t150 | t153 | t159 | t162 | t163 | t166 | t167 | t170 | t171 | t174 | t177 | t178
        | t180 | t183 | t186 | t189 | t190 | t192 | t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t205
        | t206 | t207 | t208 | t209 | t210 | t211 | t213 | t215 | t217 | t218 | t219 | t220 | t222 | t223 | t225
        | t227 | t228 | t230 | t232 | t233 | t235 | t236 | t237 | t239 | t240 | t241 | t242 | t243 | t244 | t245
        | t246 | t247 | t248 | t249 | t250 | t251 | t252 | t253 | t254 | t255 | t256 | t257 | t258 | t259;
    const uint64_t t261 = t139 & ~t260;
    const uint64_t t262 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[46] ^ entry[58] ^ entry[73]
        ^ entry[77] ^ entry[85] ^ entry[89] ^ entry[125] ^ entry[129] ^ entry[144] ^ entry[148] ^ entry[164]
        ^ entry[168] ^ entry[196] ^ entry[200] ^ entry[208] ^ entry[219] ^ entry[223] ^ entry[239] ^ entry[243]
        ^ entry[251] ^ entry[259] ^ entry[263] ^ entry[267];
    const uint64_t t263 = entry[2] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[22] ^ entry[54] ^ entry[73]
        ^ entry[81] ^ entry[85] ^ entry[93] ^ entry[97] ^ entry[133] ^ entry[137] ^ entry[144] ^ entry[152]
        ^ entry[156] ^ entry[172] ^ entry[176] ^ entry[204] ^ entry[227] ^ entry[231] ^ entry[247] ^ entry[251]
        ^ entry[259] ^ entry[267] ^ entry[271] ^ entry[275];
    const uint64_t t264 = entry[10] ^ entry[18] ^ entry[22] ^ entry[26] ^ entry[30] ^ entry[62] ^ entry[66]
        ^ entry[77] ^ entry[81] ^ entry[89] ^ entry[93] ^ entry[101] ^ entry[105] ^ entry[148] ^ entry[152]
        ^ entry[160] ^ entry[164] ^ entry[180] ^ entry[184] ^ entry[219] ^ entry[235] ^ entry[239] ^ entry[255]
        ^ entry[259] ^ entry[267] ^ entry[275] ^ entry[279];
    const uint64_t t265 = entry[6] ^ entry[18] ^ entry[26] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[85]
        ^ entry[89] ^ entry[97] ^ entry[101] ^ entry[109] ^ entry[113] ^ entry[156] ^ entry[160] ^ entry[168]
        ^ entry[172] ^ entry[188] ^ entry[192] ^ entry[219] ^ entry[223] ^ entry[227] ^ entry[243] ^ entry[247]
        ^ entry[263] ^ entry[267] ^ entry[275] ^ entry[283];
    const uint64_t t266 = entry[14] ^ entry[26] ^ entry[34] ^ entry[38] ^ entry[42] ^ entry[46] ^ entry[93]
        ^ entry[97] ^ entry[105] ^ entry[109] ^ entry[117] ^ entry[121] ^ entry[164] ^ entry[168] ^ entry[176]
        ^ entry[180] ^ entry[196] ^ entry[200] ^ entry[212] ^ entry[219] ^ entry[227] ^ entry[231] ^ entry[235]
        ^ entry[251] ^ entry[255] ^ entry[271] ^ entry[275];
    const uint64_t t267 = entry[22] ^ entry[34] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[54] ^ entry[101]
        ^ entry[105] ^ entry[113] ^ entry[117] ^ entry[125] ^ entry[129] ^ entry[141] ^ entry[144] ^ entry[172]
        ^ entry[176] ^ entry[184] ^ entry[188] ^ entry[204] ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[239]
        ^ entry[243] ^ entry[259] ^ entry[263] ^ entry[279];
    const uint64_t t268 = entry[30] ^ entry[42] ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[62] ^ entry[70]
        ^ entry[73] ^ entry[109] ^ entry[113] ^ entry[121] ^ entry[125] ^ entry[133] ^ entry[148] ^ entry[152]
        ^ entry[180] ^ entry[184] ^ entry[192] ^ entry[196] ^ entry[223] ^ entry[227] ^ entry[235] ^ entry[243]
        ^ entry[247] ^ entry[251] ^ entry[267] ^ entry[271];
    const uint64_t t269 = entry[2] ^ entry[6] ^ entry[38] ^ entry[50] ^ entry[58] ^ entry[62] ^ entry[77]
        ^ entry[81] ^ entry[117] ^ entry[121] ^ entry[129] ^ entry[133] ^ entry[156] ^ entry[160] ^ entry[188]
        ^ entry[192] ^ entry[200] ^ entry[204] ^ entry[231] ^ entry[235] ^ entry[243] ^ entry[251] ^ entry[255]
        ^ entry[259] ^ entry[275] ^ entry[279] ^ entry[287];
    const uint64_t t270 = t262 | t263 | t264 | t265 | t266 | t267 | t268 | t269;
    const uint64_t t271 = t262 & t263;
    const uint64_t t272 = ~t264 & ~t265;
    const uint64_t t273 = t271 & t272;
    const uint64_t t274 = ~t266 & t267;
    const uint64_t t275 = ~t268 & ~t269;
    const uint64_t t276 = t274 & t275;
    const uint64_t t277 = t273 & t276;
    const uint64_t t278 = ~t266 & ~t267;
    const uint64_t t279 = t268 & ~t269;
    const uint64_t t280 = t278 & t279;
    const uint64_t t281 = t273 & t280;
    const uint64_t t282 = ~t268 & t269;
    const uint64_t t283 = t278 & t282;
    const uint64_t t284 = t273 & t283;
    const uint64_t t285 = t262 & ~t263;
    const uint64_t t286 = t264 & t265;
    const uint64_t t287 = t285 & t286;
    const uint64_t t288 = t266 & t267;
    const uint64_t t289 = t275 & t288;
    const uint64_t t290 = t287 & t289;
    const uint64_t t291 = t264 & ~t265;
    const uint64_t t292 = t285 & t291;
    const uint64_t t293 = t280 & t292;
    const uint64_t t294 = t283 & t292;
    const uint64_t t295 = ~t264 & t265;
    const uint64_t t296 = t285 & t295;
    const uint64_t t297 = t283 & t296;
    const uint64_t t298 = t280 & t296;
    const uint64_t t299 = ~t262 & t263;
    const uint64_t t300 = t291 & t299;
    const uint64_t t301 = t280 & t300;
    const uint64_t t302 = t283 & t300;
    const uint64_t t303 = t271 & t291;
    const uint64_t t304 = t275 & t278;
    const uint64_t t305 = t303 & t304;
    const uint64_t t306 = t295 & t299;
    const uint64_t t307 = t279 & t288;
    const uint64_t t308 = t306 & t307;
    const uint64_t t309 = t283 & t306;
    const uint64_t t310 = t271 & t295;
    const uint64_t t311 = t304 & t310;
    const uint64_t t312 = t266 & ~t267;
    const uint64_t t313 = t275 & t312;
    const uint64_t t314 = t273 & t313;
    const uint64_t t315 = t272 & t299;
    const uint64_t t316 = t282 & t312;
    const uint64_t t317 = t315 & t316;
    const uint64_t t318 = ~t262 & ~t263;
    const uint64_t t319 = t286 & t318;
    const uint64_t t320 = t283 & t319;
    const uint64_t t321 = t287 & t304;
    const uint64_t t322 = t286 & t299;
    const uint64_t t323 = t304 & t322;
    const uint64_t t324 = t291 & t318;
    const uint64_t t325 = t268 & t269;
    const uint64_t t326 = t288 & t325;
    const uint64_t t327 = t324 & t326;
    const uint64_t t328 = t292 & t313;
    const uint64_t t329 = t300 & t313;
    const uint64_t t330 = t276 & t300;
    const uint64_t t331 = t276 & t292;
    const uint64_t t332 = t296 & t313;
    const uint64_t t333 = t306 & t313;
    const uint64_t t334 = t313 & t319;
    const uint64_t t335 = t274 & t325;
    const uint64_t t336 = t296 & t335;
    const uint64_t t337 = t276 & t306;
    const uint64_t t338 = t276 & t319;
    const uint64_t t339 = t280 & t319;
    const uint64_t t340 = t280 & t306;
    const uint64_t t341 = t289 & t315;
    const uint64_t t342 = t289 & t324;
    const uint64_t t343 = t295 & t318;
    const uint64_t t344 = t289 & t343;
    const uint64_t t345 = t312 & t325;
    const uint64_t t346 = t273 & t345;
    const uint64_t t347 = t279 & t312;
    const uint64_t t348 = t324 & t347;
    const uint64_t t349 = t343 & t347;
    const uint64_t t350 = t316 & t343;
    const uint64_t t351 = t316 & t324;
    const uint64_t t352 = t274 & t279;
    const uint64_t t353 = t324 & t352;
    const uint64_t t354 = t343 & t352;
    const uint64_t t355 = t272 & t318;
    const uint64_t t356 = t307 & t355;
    const uint64_t t357 = t274 & t282;
    const uint64_t t358 = t303 & t357;
    const uint64_t t359 = t343 & t357;
    const uint64_t t360 = t282 & t288;
    const uint64_t t361 = t355 & t360;
    const uint64_t t362 = t272 & t285;
    const uint64_t t363 = t289 & t362;
    const uint64_t t364 = t276 & t296;
    const uint64_t t365 = t278 & t325;
    const uint64_t t366 = t343 & t365;
    const uint64_t t367 = t345 & t355;
    const uint64_t t368 = t335 & t355;
    const uint64_t t369 = t271 & t286;
    const uint64_t t370 = t280 & t369;
    const uint64_t t371 = t347 & t362;
    const uint64_t t372 = t352 & t362;
    const uint64_t t373 = t315 & t352;
    const uint64_t t374 = t315 & t347;
    const uint64_t t375 = t316 & t362;
    const uint64_t t376 = t357 & t362;
    const uint64_t t377 = t362 & t365;
    const uint64_t t378 = t316 & t322;
    const uint64_t t379 = t315 & t357;
    const uint64_t t380 = t315 & t365;
    const uint64_t t381 = t324 & t365;
    const uint64_t t382 = t324 & t357;
    const uint64_t t383 = t304 & t362;
    const uint64_t t384 = t304 & t315;
    const uint64_t t385 = t304 & t324;
    const uint64_t t386 = t304 & t343;
    const uint64_t t387 = t313 & t355;
    const uint64_t t388 = t276 & t355;
    const uint64_t t389 = t280 & t355;
    const uint64_t t390 = t283 & t355;
    const uint64_t t391 = t277 | t281 | t284 | t290 | t293 | t294 | t297 | t298 | t301 | t302 | t305 | t308 | t309
        | t311 | t314 | t317 | t320 | t321 | t323 | t327 | t328 | t329 | t330 | t331 | t332 | t333 | t334 | t336
        | t337 | t338 | t339 | t340 | t341 | t342 | t344 | t346 | t348 | t349 | t350 | t351 | t353 | t354 | t356
        | t358 | t359 | t361 | t363 | t364 | t366 | t367 | t368 | t370 | t371 | t372 | t373 | t374 | t375 | t376
        | t377 | t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385 | t386 | t387 | t388 | t389 | t390;
    const uint64_t t392 = t270 & ~t391;
    const uint64_t t393 = entry[3] ^ entry[7] ^ entry[23] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[47]
        ^ entry[51] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[118] ^ entry[130] ^ entry[145]
        ^ entry[149] ^ entry[157] ^ entry[161] ^ entry[197] ^ entry[201] ^ entry[216] ^ entry[220] ^ entry[236]
        ^ entry[240] ^ entry[268] ^ entry[272] ^ entry[280];
    const uint64_t t394 = entry[11] ^ entry[15] ^ entry[31] ^ entry[35] ^ entry[43] ^ entry[51] ^ entry[55]
        ^ entry[59] ^ entry[74] ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[94] ^ entry[126] ^ entry[145]
        ^ entry[153] ^ entry[157] ^ entry[165] ^ entry[169] ^ entry[205] ^ entry[209] ^ entry[216] ^ entry[224]
        ^ entry[228] ^ entry[244] ^ entry[248] ^ entry[276];
    const uint64_t t395 = entry[3] ^ entry[19] ^ entry[23] ^ entry[39] ^ entry[43] ^ entry[51] ^ entry[59]
        ^ entry[63] ^ entry[82] ^ entry[90] ^ entry[94] ^ entry[98] ^ entry[102] ^ entry[134] ^ entry[138]
        ^ entry[149] ^ entry[153] ^ entry[161] ^ entry[165] ^ entry[173] ^ entry[177] ^ entry[220] ^ entry[224]
        ^ entry[232] ^ entry[236] ^ entry[252] ^ entry[256];
    const uint64_t t396 = entry[3] ^ entry[7] ^ entry[11] ^ entry[27] ^ entry[31] ^ entry[47] ^ entry[51]
        ^ entry[59] ^ entry[67] ^ entry[78] ^ entry[90] ^ entry[98] ^ entry[102] ^ entry[106] ^ entry[110]
        ^ entry[157] ^ entry[161] ^ entry[169] ^ entry[173] ^ entry[181] ^ entry[185] ^ entry[228] ^ entry[232]
        ^ entry[240] ^ entry[244] ^ entry[260] ^ entry[264];
    const uint64_t t397 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[35] ^ entry[39] ^ entry[55]
        ^ entry[59] ^ entry[86] ^ entry[98] ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[165]
        ^ entry[169] ^ entry[177] ^ entry[181] ^ entry[189] ^ entry[193] ^ entry[236] ^ entry[240] ^ entry[248]
        ^ entry[252] ^ entry[268] ^ entry[272] ^ entry[284];
    const uint64_t t398 = entry[3] ^ entry[11] ^ entry[19] ^ entry[23] ^ entry[27] ^ entry[43] ^ entry[47]
        ^ entry[63] ^ entry[94] ^ entry[106] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126] ^ entry[173]
        ^ entry[177] ^ entry[185] ^ entry[189] ^ entry[197] ^ entry[201] ^ entry[213] ^ entry[216] ^ entry[244]
        ^ entry[248] ^ entry[256] ^ entry[260] ^ entry[276];
    const uint64_t t399 = entry[7] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[51]
        ^ entry[55] ^ entry[102] ^ entry[114] ^ entry[122] ^ entry[126] ^ entry[130] ^ entry[134] ^ entry[142]
        ^ entry[145] ^ entry[181] ^ entry[185] ^ entry[193] ^ entry[197] ^ entry[205] ^ entry[220] ^ entry[224]
        ^ entry[252] ^ entry[256] ^ entry[264] ^ entry[268];
    const uint64_t t400 = entry[15] ^ entry[19] ^ entry[27] ^ entry[35] ^ entry[39] ^ entry[43] ^ entry[59]
        ^ entry[63] ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[110] ^ entry[122] ^ entry[130] ^ entry[134]
        ^ entry[149] ^ entry[153] ^ entry[189] ^ entry[193] ^ entry[201] ^ entry[205] ^ entry[228] ^ entry[232]
        ^ entry[260] ^ entry[264] ^ entry[272] ^ entry[276];
    const uint64_t t401 = t393 | t394 | t395 | t396 | t397 | t398 | t399 | t400;
    const uint64_t t402 = t393 & t394;
    const uint64_t t403 = ~t395 & ~t396;
    const uint64_t t404 = t402 & t403;
    const uint64_t t405 = ~t397 & t398;
    const uint64_t t406 = ~t399 & ~t400;
    const uint64_t t407 = t405 & t406;
    const uint64_t t408 = t404 & t407;
    const uint64_t t409 = ~t397 & ~t398;
    const uint64_t t410 = t399 & ~t400;
    const uint64_t t411 = t409 & t410;
    const uint64_t t412 = t404 & t411;
    const uint64_t t413 = ~t399 & t400;
    const uint64_t t414 = t409 & t413;
    const uint64_t t415 = t404 & t414;
    const uint64_t t416 = t393 & ~t394;
    const uint64_t t417 = t395 & t396;
    const uint64_t t418 = t416 & t417;
    const uint64_t t419 = t397 & t398;
    const uint64_t t420 = t406 & t419;
    const uint64_t t421 = t418 & t420;
    const uint64_t t422 = t395 & ~t396;
    const uint64_t t423 = t416 & t422;
    const uint64_t t424 = t411 & t423;
    const uint64_t t425 = t414 & t423;
    const uint64_t t426 = ~t395 & t396;
    const uint64_t t427 = t416 & t426;
    const uint64_t t428 = t414 & t427;
    const uint64_t t429 = t411 & t427;
    const uint64_t t430 = ~t393 & t394;
    const uint64_t t431 = t422 & t430;
    const uint64_t t432 = t411 & t431;
    const uint64_t t433 = t414 & t431;
    const uint64_t t434 = t402 & t422;
    const uint64_t t435 = t406 & t409;
    const uint64_t t436 = t434 & t435;
    const uint64_t t437 = t426 & t430;
    const uint64_t t438 = t410 & t419;
    const uint64_t t439 = t437 & t438;
    const uint64_t t440 = t414 & t437;
    const uint64_t t441 = t402 & t426;
    const uint64_t t442 = t435 & t441;
    const uint64_t t443 = t397 & ~t398;
    const uint64_t t444 = t406 & t443;
    const uint64_t t445 = t404 & t444;
    const uint64_t t446 = t403 & t430;
    const uint64_t t447 = t413 & t443;
    const uint64_t t448 = t446 & t447;
    const uint64_t t449 = ~t393 & ~t394;
    const uint64_t t450 = t417 & t449;
    const uint64_t t451 = t414 & t450;
    const uint64_t t452 = t418 & t435;
    const uint64_t t453 = t417 & t430;
    const uint64_t t454 = t435 & t453;
    const uint64_t t455 = t422 & t449;
    const uint64_t t456 = t399 & t400;
    const uint64_t t457 = t419 & t456;
    const uint64_t t458 = t455 & t457;
    const uint64_t t459 = t423 & t444;
    const uint64_t t460 = t431 & t444;
    const uint64_t t461 = t407 & t431;
    const uint64_t t462 = t407 & t423;
    const uint64_t t463 = t427 & t444;
    const uint64_t t464 = t437 & t444;
    const uint64_t t465 = t444 & t450;
    const uint64_t t466 = t405 & t456;
    const uint64_t t467 = t427 & t466;
    const uint64_t t468 = t407 & t437;
    const uint64_t t469 = t407 & t450;
    const uint64_t t470 = t411 & t450;
    const uint64_t t471 = t411 & t437;
    const uint64_t t472 = t420 & t446;
    const uint64_t t473 = t420 & t455;
    const uint64_t t474 = t426 & t449;
    const uint64_t t475 = t420 & t474;
    const uint64_t t476 = t443 & t456;
    const uint64_t t477 = t404 & t476;
    const uint64_t t478 = t410 & t443;
    const uint64_t t479 = t455 & t478;
    const uint64_t t480 = t474 & t478;
    const uint64_t t481 = t447 & t474;
    const uint64_t t482 = t447 & t455;
    const uint64_t t483 = t405 & t410;
    const uint64_t t484 = t455 & t483;
    const uint64_t t485 = t474 & t483;
    const uint64_t t486 = t403 & t449;
    const uint64_t t487 = t438 & t486;
    const uint64_t t488 = t405 & t413;
    const uint64_t t489 = t434 & t488;
    const uint64_t t490 = t474 & t488;
    const uint64_t t491 = t413 & t419;
    const uint64_t t492 = t486 & t491;
    const uint64_t t493 = t403 & t416;
    const uint64_t t494 = t420 & t493;
    const uint64_t t495 = t407 & t427;
    const uint64_t t496 = t409 & t456;
    const uint64_t t497 = t474 & t496;
    const uint64_t t498 = t476 & t486;
    const uint64_t t499 = t466 & t486;
    const uint64_t t500 = t402 & t417;
    const uint64_t t501 = t411 & t500;
    const uint64_t t502 = t478 & t493;
    const uint64_t t503 = t483 & t493;
    const uint64_t t504 = t446 & t483;
    const uint64_t t505 = t446 & t478;
    const uint64_t t506 = t447 & t493;
    const uint64_t t507 = t488 & t493;
    const uint64_t t508 = t493 & t496;
    const uint64_t t509 = t447 & t453;
    const uint64_t t510 = t446 & t488;
    const uint64_t t511 = t446 & t496;
    const uint64_t t512 = t455 & t496;
    const uint64_t t513 = t455 & t488;
    const uint64_t t514 = t435 & t493;
    const uint64_t t515 = t435 & t446;
    const uint64_t t516 = t435 & t455;
    const uint64_t t517 = t435 & t474;
    const uint64_t t518 = t444 & t486;
    const uint64_t t519 = t407 & t486;
    const uint64_t t520 = t411 & t486;
    const uint64_t t521 = t414 & t486;
    const uint64_t t522 = t408 | t412 | t415 | t421 | t424 | t425 | t428 | t429 | t432 | t433 | t436 | t439 | t440
        | t442 | t445 | t448 | t451 | t452 | t454 | t458 | t459 | t460 | t461 | t462 | t463 | t464 | t465 | t467
        | t468 | t469 | t470 | t471 | t472 | t473 | t475 | t477 | t479 | t480 | t481 | t482 | t484 | t485 | t487
        | t489 | t490 | t492 | t494 | t495 | t497 | t498 | t499 | t501 | t502 | t503 | t504 | t505 | t506 | t507
        | t508 | t509 | t510 | t511 | t512 | t513 | t514 | t515 | t516 | t517 | t518 | t519 | t520 | t521;
    const uint64_t t523 = t401 & ~t522;
    const uint64_t t524 = t129 & t260;
    const uint64_t t525 = t129 | t260;
    const uint64_t t526 = t391 & t522;
    const uint64_t t527 = t391 | t522;
    const uint64_t t528 = t525 & t527;
    const uint64_t t529 = t524 | t526 | t528;
    const uint64_t t530 = t15 | t19 | t22 | t28 | t31 | t32 | t35 | t36 | t146 | t150 | t153 | t159 | t162 | t163
        | t166 | t167 | t277 | t281 | t284 | t290 | t293 | t294 | t297 | t298 | t408 | t412 | t415 | t421 | t424
        | t425 | t428 | t429;
    const uint64_t t531 = t39 | t40 | t43 | t46 | t47 | t49 | t52 | t55 | t170 | t171 | t174 | t177 | t178 | t180
        | t183 | t186 | t301 | t302 | t305 | t308 | t309 | t311 | t314 | t317 | t432 | t433 | t436 | t439 | t440
        | t442 | t445 | t448;
    const uint64_t t532 = t58 | t59 | t61 | t65 | t66 | t67 | t68 | t69 | t189 | t190 | t192 | t196 | t197 | t198
        | t199 | t200 | t320 | t321 | t323 | t327 | t328 | t329 | t330 | t331 | t451 | t452 | t454 | t458 | t459
        | t460 | t461 | t462;
    const uint64_t t533 = t70 | t71 | t72 | t74 | t75 | t76 | t77 | t78 | t201 | t202 | t203 | t205 | t206 | t207
        | t208 | t209 | t332 | t333 | t334 | t336 | t337 | t338 | t339 | t340 | t463 | t464 | t465 | t467 | t468
        | t469 | t470 | t471;
    const uint64_t t534 = t79 | t80 | t82 | t84 | t86 | t87 | t88 | t89 | t210 | t211 | t213 | t215 | t217 | t218
        | t219 | t220 | t341 | t342 | t344 | t346 | t348 | t349 | t350 | t351 | t472 | t473 | t475 | t477 | t479
        | t480 | t481 | t482;
    const uint64_t t535 = t91 | t92 | t94 | t96 | t97 | t99 | t101 | t102 | t222 | t223 | t225 | t227 | t228 | t230
        | t232 | t233 | t353 | t354 | t356 | t358 | t359 | t361 | t363 | t364 | t484 | t485 | t487 | t489 | t490
        | t492 | t494 | t495;
    const uint64_t t536 = t104 | t105 | t106 | t108 | t109 | t110 | t111 | t112 | t235 | t236 | t237 | t239 | t240
        | t241 | t242 | t243 | t366 | t367 | t368 | t370 | t371 | t372 | t373 | t374 | t497 | t498 | t499 | t501
        | t502 | t503 | t504 | t505;
    const uint64_t t537 = t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t244 | t245 | t246 | t247 | t248
        | t249 | t250 | t251 | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t506 | t507 | t508 | t509
        | t510 | t511 | t512 | t513;
    const uint64_t t538 = t121 | t122 | t123 | t124 | t125 | t126 | t127 | t128 | t252 | t253 | t254 | t255 | t256
        | t257 | t258 | t259 | t383 | t384 | t385 | t386 | t387 | t388 | t389 | t390 | t514 | t515 | t516 | t517
        | t518 | t519 | t520 | t521;
    const uint64_t t539 = t530 & t531;
    const uint64_t t540 = t530 | t531;
    const uint64_t t541 = t532 & t533;
    const uint64_t t542 = t532 | t533;
    const uint64_t t543 = t540 & t542;
    const uint64_t t544 = t540 | t542;
    const uint64_t t545 = t539 | t541 | t543;
    const uint64_t t546 = t534 & t535;
    const uint64_t t547 = t534 | t535;
    const uint64_t t548 = t537 & t538;
    const uint64_t t549 = t537 | t538;
    const uint64_t t550 = t536 & t549;
    const uint64_t t551 = t536 | t549;
    const uint64_t t552 = t548 | t550;
    const uint64_t t553 = t547 & t551;
    const uint64_t t554 = t547 | t551;
    const uint64_t t555 = t546 | t552 | t553;
    const uint64_t t556 = t544 & t554;
    const uint64_t t557 = t545 | t555 | t556;
    const uint64_t t558 = t529 & t557;
    const uint64_t t559 = t130 | t261 | t392 | t523 | t558;
    const uint64_t t560 = t129 | t260 | t391 | t522;
    const uint64_t t561 = ~t559 & t560;
    const uint64_t t562 = t15 & ~t559;
    const uint64_t t563 = t19 & ~t559;
    const uint64_t t564 = t22 & ~t559;
    const uint64_t t565 = t28 & ~t559;
    const uint64_t t566 = t31 & ~t559;
    const uint64_t t567 = t32 & ~t559;
    const uint64_t t568 = t35 & ~t559;
    const uint64_t t569 = t36 & ~t559;
    const uint64_t t570 = t39 & ~t559;
    const uint64_t t571 = t40 & ~t559;
    const uint64_t t572 = t43 & ~t559;
    const uint64_t t573 = t46 & ~t559;
    const uint64_t t574 = t47 & ~t559;
    const uint64_t t575 = t49 & ~t559;
    const uint64_t t576 = t52 & ~t559;
    const uint64_t t577 = t55 & ~t559;
    const uint64_t t578 = t58 & ~t559;
    const uint64_t t579 = t59 & ~t559;
    const uint64_t t580 = t61 & ~t559;
    const uint64_t t581 = t65 & ~t559;
    const uint64_t t582 = t66 & ~t559;
    const uint64_t t583 = t67 & ~t559;
    const uint64_t t584 = t68 & ~t559;
    const uint64_t t585 = t69 & ~t559;
    const uint64_t t586 = t70 & ~t559;
    const uint64_t t587 = t71 & ~t559;
    const uint64_t t588 = t72 & ~t559;
    const uint64_t t589 = t74 & ~t559;
    const uint64_t t590 = t75 & ~t559;
    const uint64_t t591 = t76 & ~t559;
    const uint64_t t592 = t77 & ~t559;
    const uint64_t t593 = t78 & ~t559;
    const uint64_t t594 = t79 & ~t559;
    const uint64_t t595 = t80 & ~t559;
    const uint64_t t596 = t82 & ~t559;
    const uint64_t t597 = t84 & ~t559;
    const uint64_t t598 = t86 & ~t559;
    const uint64_t t599 = t87 & ~t559;
    const uint64_t t600 = t88 & ~t559;
    const uint64_t t601 = t89 & ~t559;
    const uint64_t t602 = t91 & ~t559;
    const uint64_t t603 = t92 & ~t559;
    const uint64_t t604 = t94 & ~t559;
    const uint64_t t605 = t96 & ~t559;
    const uint64_t t606 = t97 & ~t559;
    const uint64_t t607 = t99 & ~t559;
    const uint64_t t608 = t101 & ~t559;
    const uint64_t t609 = t102 & ~t559;
    const uint64_t t610 = t104 & ~t559;
    const uint64_t t611 = t105 & ~t559;
    const uint64_t t612 = t106 & ~t559;
    const uint64_t t613 = t108 & ~t559;
    const uint64_t t614 = t109 & ~t559;
    const uint64_t t615 = t110 & ~t559;
    const uint64_t t616 = t111 & ~t559;
    const uint64_t t617 = t112 & ~t559;
    const uint64_t t618 = t113 & ~t559;
    const uint64_t t619 = t114 & ~t559;
    const uint64_t t620 = t115 & ~t559;
    const uint64_t t621 = t116 & ~t559;
    const uint64_t t622 = t117 & ~t559;
    const uint64_t t623 = t118 & ~t559;
    const uint64_t t624 = t119 & ~t559;
    const uint64_t t625 = t120 & ~t559;
    const uint64_t t626 = t121 & ~t559;
    const uint64_t t627 = t122 & ~t559;
    const uint64_t t628 = t123 & ~t559;
    const uint64_t t629 = t124 & ~t559;
    const uint64_t t630 = t125 & ~t559;
    const uint64_t t631 = t126 & ~t559;
    const uint64_t t632 = t127 & ~t559;
    const uint64_t t633 = t128 & ~t559;
    const uint64_t t634 = t146 & ~t559;
    const uint64_t t635 = t150 & ~t559;
    const uint64_t t636 = t153 & ~t559;
    const uint64_t t637 = t159 & ~t559;
    const uint64_t t638 = t162 & ~t559;
    const uint64_t t639 = t163 & ~t559;
    const uint64_t t640 = t166 & ~t559;
    const uint64_t t641 = t167 & ~t559;
    const uint64_t t642 = t170 & ~t559;
    const uint64_t t643 = t171 & ~t559;
    const uint64_t t644 = t174 & ~t559;
    const uint64_t t645 = t177 & ~t559;
    const uint64_t t646 = t178 & ~t559;
    const uint64_t t647 = t180 & ~t559;
    const uint64_t t648 = t183 & ~t559;
    const uint64_t t649 = t186 & ~t559;
    const uint64_t t650 = t189 & ~t559;
    const uint64_t t651 = t190 & ~t559;
    const uint64_t t652 = t192 & ~t559;
    const uint64_t t653 = t196 & ~t559;
    const uint64_t t654 = t197 & ~t559;
    const uint64_t t655 = t198 & ~t559;
    const uint64_t t656 = t199 & ~t559;
    const uint64_t t657 = t200 & ~t559;
    const uint64_t t658 = t201 & ~t559;
    const uint64_t t659 = t202 & ~t559;
    const uint64_t t660 = t203 & ~t559;
    const uint64_t t661 = t205 & ~t559;
    const uint64_t t662 = t206 & ~t559;
    const uint64_t t663 = t207 & ~t559;
    const uint64_t t664 = t208 & ~t559;
    const uint64_t t665 = t209 & ~t559;
    const uint64_t t666 = t210 & ~t559;
    const uint64_t t667 = t211 & ~t559;
    const uint64_t t668 = t213 & ~t559;
    const uint64_t t669 = t215 & ~t559;
    const uint64_t t670 = t217 & ~t559;
    const uint64_t t671 = t218 & ~t559;
    const uint64_t t672 = t219 & ~t559;
    const uint64_t t673 = t220 & ~t559;
    const uint64_t t674 = t222 & ~t559;
    const uint64_t t675 = t223 & ~t559;
    const uint64_t t676 = t225 & ~t559;
    const uint64_t t677 = t227 & ~t559;
    const uint64_t t678 = t228 & ~t559;
    const uint64_t t679 = t230 & ~t559;
    const uint64_t t680 = t232 & ~t559;
    const uint64_t t681 = t233 & ~t559;
    const uint64_t t682 = t235 & ~t559;
    const uint64_t t683 = t236 & ~t559;
    const uint64_t t684 = t237 & ~t559;
    const uint64_t t685 = t239 & ~t559;
    const uint64_t t686 = t240 & ~t559;
    const uint64_t t687 = t241 & ~t559;
    const uint64_t t688 = t242 & ~t559;
    const uint64_t t689 = t243 & ~t559;
    const uint64_t t690 = t244 & ~t559;
    const uint64_t t691 = t245 & ~t559;
    const uint64_t t692 = t246 & ~t559;
    const uint64_t t693 = t247 & ~t559;
    const uint64_t t694 = t248 & ~t559;
    const uint64_t t695 = t249 & ~t559;
    const uint64_t t696 = t250 & ~t559;
    const uint64_t t697 = t251 & ~t559;
    const uint64_t t698 = t252 & ~t559;
    const uint64_t t699 = t253 & ~t559;
    const uint64_t t700 = t254 & ~t559;
    const uint64_t t701 = t255 & ~t559;
    const uint64_t t702 = t256 & ~t559;
    const uint64_t t703 = t257 & ~t559;
    const uint64_t t704 = t258 & ~t559;
    const uint64_t t705 = t259 & ~t559;
    const uint64_t t706 = t277 & ~t559;
    const uint64_t t707 = t281 & ~t559;
    const uint64_t t708 = t284 & ~t559;
    const uint64_t t709 = t290 & ~t559;
    const uint64_t t710 = t293 & ~t559;
    const uint64_t t711 = t294 & ~t559;
    const uint64_t t712 = t297 & ~t559;
    const uint64_t t713 = t298 & ~t559;
    const uint64_t t714 = t301 & ~t559;
    const uint64_t t715 = t302 & ~t559;
    const uint64_t t716 = t305 & ~t559;
    const uint64_t t717 = t308 & ~t559;
    const uint64_t t718 = t309 & ~t559;
    const uint64_t t719 = t311 & ~t559;
    const uint64_t t720 = t314 & ~t559;
    const uint64_t t721 = t317 & ~t559;
    const uint64_t t722 = t320 & ~t559;
    const uint64_t t723 = t321 & ~t559;
    const uint64_t t724 = t323 & ~t559;
    const uint64_t t725 = t327 & ~t559;
    const uint64_t t726 = t328 & ~t559;
    const uint64_t t727 = t329 & ~t559;
    const uint64_t t728 = t330 & ~t559;
    const uint64_t t729 = t331 & ~t559;
    const uint64_t t730 = t332 & ~t559;
    const uint64_t t731 = t333 & ~t559;
    const uint64_t t732 = t334 & ~t559;
    const uint64_t t733 = t336 & ~t559;
    const uint64_t t734 = t337 & ~t559;
    const uint64_t t735 = t338 & ~t559;
    const uint64_t t736 = t339 & ~t559;
    const uint64_t t737 = t340 & ~t559;
    const uint64_t t738 = t341 & ~t559;
    const uint64_t t739 = t342 & ~t559;
    const uint64_t t740 = t344 & ~t559;
    const uint64_t t741 = t346 & ~t559;
    const uint64_t t742 = t348 & ~t559;
    const uint64_t t743 = t349 & ~t559;
    const uint64_t t744 = t350 & ~t559;
    const uint64_t t745 = t351 & ~t559;
    const uint64_t t746 = t353 & ~t559;
    const uint64_t t747 = t354 & ~t559;
    const uint64_t t748 = t356 & ~t559;
    const uint64_t t749 = t358 & ~t559;
    const uint64_t t750 = t359 & ~t559;
    const uint64_t t751 = t361 & ~t559;
    const uint64_t t752 = t363 & ~t559;
    const uint64_t t753 = t364 & ~t559;
    const uint64_t t754 = t366 & ~t559;
    const uint64_t t755 = t367 & ~t559;
    const uint64_t t756 = t368 & ~t559;
    const uint64_t t757 = t370 & ~t559;
    const uint64_t t758 = t371 & ~t559;
    const uint64_t t759 = t372 & ~t559;
    const uint64_t t760 = t373 & ~t559;
    const uint64_t t761 = t374 & ~t559;
    const uint64_t t762 = t375 & ~t559;
    const uint64_t t763 = t376 & ~t559;
    const uint64_t t764 = t377 & ~t559;
    const uint64_t t765 = t378 & ~t559;
    const uint64_t t766 = t379 & ~t559;
    const uint64_t t767 = t380 & ~t559;
    const uint64_t t768 = t381 & ~t559;
    const uint64_t t769 = t382 & ~t559;
    const uint64_t t770 = t383 & ~t559;
    const uint64_t t771 = t384 & ~t559;
    const uint64_t t772 = t385 & ~t559;
    const uint64_t t773 = t386 & ~t559;
    const uint64_t t774 = t387 & ~t559;
    const uint64_t t775 = t388 & ~t559;
    const uint64_t t776 = t389 & ~t559;
    const uint64_t t777 = t390 & ~t559;
    const uint64_t t778 = t408 & ~t559;
    const uint64_t t779 = t412 & ~t559;
    const uint64_t t780 = t415 & ~t559;
    const uint64_t t781 = t421 & ~t559;
    const uint64_t t782 = t424 & ~t559;
    const uint64_t t783 = t425 & ~t559;
    const uint64_t t784 = t428 & ~t559;
    const uint64_t t785 = t429 & ~t559;
    const uint64_t t786 = t432 & ~t559;
    const uint64_t t787 = t433 & ~t559;
    const uint64_t t788 = t436 & ~t559;
    const uint64_t t789 = t439 & ~t559;
    const uint64_t t790 = t440 & ~t559;
    const uint64_t t791 = t442 & ~t559;
    const uint64_t t792 = t445 & ~t559;
    const uint64_t t793 = t448 & ~t559;
    const uint64_t t794 = t451 & ~t559;
    const uint64_t t795 = t452 & ~t559;
    const uint64_t t796 = t454 & ~t559;
    const uint64_t t797 = t458 & ~t559;
    const uint64_t t798 = t459 & ~t559;
    const uint64_t t799 = t460 & ~t559;
    const uint64_t t800 = t461 & ~t559;
    const uint64_t t801 = t462 & ~t559;
    const uint64_t t802 = t463 & ~t559;
    const uint64_t t803 = t464 & ~t559;
    const uint64_t t804 = t465 & ~t559;
    const uint64_t t805 = t467 & ~t559;
    const uint64_t t806 = t468 & ~t559;
    const uint64_t t807 = t469 & ~t559;
    const uint64_t t808 = t470 & ~t559;
    const uint64_t t809 = t471 & ~t559;
    const uint64_t t810 = t472 & ~t559;
    const uint64_t t811 = t473 & ~t559;
    const uint64_t t812 = t475 & ~t559;
    const uint64_t t813 = t477 & ~t559;
    const uint64_t t814 = t479 & ~t559;
    const uint64_t t815 = t480 & ~t559;
    const uint64_t t816 = t481 & ~t559;
    const uint64_t t817 = t482 & ~t559;
    const uint64_t t818 = t484 & ~t559;
    const uint64_t t819 = t485 & ~t559;
    const uint64_t t820 = t487 & ~t559;
    const uint64_t t821 = t489 & ~t559;
    const uint64_t t822 = t490 & ~t559;
    const uint64_t t823 = t492 & ~t559;
    const uint64_t t824 = t494 & ~t559;
    const uint64_t t825 = t495 & ~t559;
    const uint64_t t826 = t497 & ~t559;
    const uint64_t t827 = t498 & ~t559;
    const uint64_t t828 = t499 & ~t559;
    const uint64_t t829 = t501 & ~t559;
    const uint64_t t830 = t502 & ~t559;
    const uint64_t t831 = t503 & ~t559;
    const uint64_t t832 = t504 & ~t559;
    const uint64_t t833 = t505 & ~t559;
    const uint64_t t834 = t506 & ~t559;
    const uint64_t t835 = t507 & ~t559;
    const uint64_t t836 = t508 & ~t559;
    const uint64_t t837 = t509 & ~t559;
    const uint64_t t838 = t510 & ~t559;
    const uint64_t t839 = t511 & ~t559;
    const uint64_t t840 = t512 & ~t559;
    const uint64_t t841 = t513 & ~t559;
    const uint64_t t842 = t514 & ~t559;
    const uint64_t t843 = t515 & ~t559;
    const uint64_t t844 = t516 & ~t559;
    const uint64_t t845 = t517 & ~t559;
    const uint64_t t846 = t518 & ~t559;
    const uint64_t t847 = t519 & ~t559;
    const uint64_t t848 = t520 & ~t559;
    const uint64_t t849 = t521 & ~t559;
    entry[0] ^= t562;
    entry[1] ^= t635;
    entry[2] ^= t708;
    entry[3] ^= t781;
    entry[4] ^= t566;
    entry[5] ^= t639;
    entry[6] ^= t712;
    entry[7] ^= t785;
    entry[8] ^= t570;
    entry[9] ^= t643;
    entry[10] ^= t716;
    entry[11] ^= t789;
    entry[12] ^= t574;
    entry[13] ^= t647;
    entry[14] ^= t720;
    entry[15] ^= t793;
    entry[16] ^= t578;
    entry[17] ^= t651;
    entry[18] ^= t724;
    entry[19] ^= t797;
    entry[20] ^= t582;
    entry[21] ^= t655;
    entry[22] ^= t728;
    entry[23] ^= t801;
    entry[24] ^= t586;
    entry[25] ^= t659;
    entry[26] ^= t732;
    entry[27] ^= t805;
    entry[28] ^= t590;
    entry[29] ^= t663;
    entry[30] ^= t736;
    entry[31] ^= t809;
    entry[32] ^= t594;
    entry[33] ^= t667;
    entry[34] ^= t740;
    entry[35] ^= t813;
    entry[36] ^= t598;
    entry[37] ^= t671;
    entry[38] ^= t744;
    entry[39] ^= t817;
    entry[40] ^= t602;
    entry[41] ^= t675;
    entry[42] ^= t748;
    entry[43] ^= t821;
    entry[44] ^= t606;
    entry[45] ^= t679;
    entry[46] ^= t752;
    entry[47] ^= t825;
    entry[48] ^= t610;
    entry[49] ^= t683;
    entry[50] ^= t756;
    entry[51] ^= t829;
    entry[52] ^= t614;
    entry[53] ^= t687;
    entry[54] ^= t760;
    entry[55] ^= t833;
    entry[56] ^= t618;
    entry[57] ^= t691;
    entry[58] ^= t764;
    entry[59] ^= t837;
    entry[60] ^= t622;
    entry[61] ^= t695;
    entry[62] ^= t768;
    entry[63] ^= t841;
    entry[64] ^= t626;
    entry[65] ^= t699;
    entry[66] ^= t772;
    entry[67] ^= t845;
    entry[68] ^= t630;
    entry[69] ^= t703;
    entry[70] ^= t776;
    entry[71] ^= t849;
    entry[72] ^= t634;
    entry[73] ^= t707;
    entry[74] ^= t780;
    entry[75] ^= t565;
    entry[76] ^= t638;
    entry[77] ^= t711;
    entry[78] ^= t784;
    entry[79] ^= t569;
    entry[80] ^= t642;
    entry[81] ^= t715;
    entry[82] ^= t788;
    entry[83] ^= t573;
    entry[84] ^= t646;
    entry[85] ^= t719;
    entry[86] ^= t792;
    entry[87] ^= t577;
    entry[88] ^= t650;
    entry[89] ^= t723;
    entry[90] ^= t796;
    entry[91] ^= t581;
    entry[92] ^= t654;
    entry[93] ^= t727;
    entry[94] ^= t800;
    entry[95] ^= t585;
    entry[96] ^= t658;
    entry[97] ^= t731;
    entry[98] ^= t804;
    entry[99] ^= t589;
    entry[100] ^= t662;
    entry[101] ^= t735;
    entry[102] ^= t808;
    entry[103] ^= t593;
    entry[104] ^= t666;
    entry[105] ^= t739;
    entry[106] ^= t812;
    entry[107] ^= t597;
    entry[108] ^= t670;
    entry[109] ^= t743;
    entry[110] ^= t816;
    entry[111] ^= t601;
    entry[112] ^= t674;
    entry[113] ^= t747;
    entry[114] ^= t820;
    entry[115] ^= t605;
    entry[116] ^= t678;
    entry[117] ^= t751;
    entry[118] ^= t824;
    entry[119] ^= t609;
    entry[120] ^= t682;
    entry[121] ^= t755;
    entry[122] ^= t828;
    entry[123] ^= t613;
    entry[124] ^= t686;
    entry[125] ^= t759;
    entry[126] ^= t832;
    entry[127] ^= t617;
    entry[128] ^= t690;
    entry[129] ^= t763;
    entry[130] ^= t836;
    entry[131] ^= t621;
    entry[132] ^= t694;
    entry[133] ^= t767;
    entry[134] ^= t840;
    entry[135] ^= t625;
    entry[136] ^= t698;
    entry[137] ^= t771;
    entry[138] ^= t844;
    entry[139] ^= t629;
    entry[140] ^= t702;
    entry[141] ^= t775;
    entry[142] ^= t848;
    entry[143] ^= t633;
    entry[144] ^= t706;
    entry[145] ^= t779;
    entry[146] ^= t564;
    entry[147] ^= t637;
    entry[148] ^= t710;
    entry[149] ^= t783;
    entry[150] ^= t568;
    entry[151] ^= t641;
    entry[152] ^= t714;
    entry[153] ^= t787;
    entry[154] ^= t572;
    entry[155] ^= t645;
    entry[156] ^= t718;
    entry[157] ^= t791;
    entry[158] ^= t576;
    entry[159] ^= t649;
    entry[160] ^= t722;
    entry[161] ^= t795;
    entry[162] ^= t580;
    entry[163] ^= t653;
    entry[164] ^= t726;
    entry[165] ^= t799;
    entry[166] ^= t584;
    entry[167] ^= t657;
    entry[168] ^= t730;
    entry[169] ^= t803;
    entry[170] ^= t588;
    entry[171] ^= t661;
    entry[172] ^= t734;
    entry[173] ^= t807;
    entry[174] ^= t592;
    entry[175] ^= t665;
    entry[176] ^= t738;
    entry[177] ^= t811;
    entry[178] ^= t596;
    entry[179] ^= t669;
    entry[180] ^= t742;
    entry[181] ^= t815;
    entry[182] ^= t600;
    entry[183] ^= t673;
    entry[184] ^= t746;
    entry[185] ^= t819;
    entry[186] ^= t604;
    entry[187] ^= t677;
    entry[188] ^= t750;
    entry[189] ^= t823;
    entry[190] ^= t608;
    entry[191] ^= t681;
    entry[192] ^= t754;
    entry[193] ^= t827;
    entry[194] ^= t612;
    entry[195] ^= t685;
    entry[196] ^= t758;
    entry[197] ^= t831;
    entry[198] ^= t616;
    entry[199] ^= t689;
    entry[200] ^= t762;
    entry[201] ^= t835;
    entry[202] ^= t620;
    entry[203] ^= t693;
    entry[204] ^= t766;
    entry[205] ^= t839;
    entry[206] ^= t624;
    entry[207] ^= t697;
    entry[208] ^= t770;
    entry[209] ^= t843;
    entry[210] ^= t628;
    entry[211] ^= t701;
    entry[212] ^= t774;
    entry[213] ^= t847;
    entry[214] ^= t632;
    entry[215] ^= t705;
    entry[216] ^= t778;
    entry[217] ^= t563;
    entry[218] ^= t636;
    entry[219] ^= t709;
    entry[220] ^= t782;
    entry[221] ^= t567;
    entry[222] ^= t640;
    entry[223] ^= t713;
    entry[224] ^= t786;
    entry[225] ^= t571;
    entry[226] ^= t644;
    entry[227] ^= t717;
    entry[228] ^= t790;
    entry[229] ^= t575;
    entry[230] ^= t648;
    entry[231] ^= t721;
    entry[232] ^= t794;
    entry[233] ^= t579;
    entry[234] ^= t652;
    entry[235] ^= t725;
    entry[236] ^= t798;
    entry[237] ^= t583;
    entry[238] ^= t656;
    entry[239] ^= t729;
    entry[240] ^= t802;
    entry[241] ^= t587;
    entry[242] ^= t660;
    entry[243] ^= t733;
    entry[244] ^= t806;
    entry[245] ^= t591;
    entry[246] ^= t664;
    entry[247] ^= t737;
    entry[248] ^= t810;
    entry[249] ^= t595;
    entry[250] ^= t668;
    entry[251] ^= t741;
    entry[252] ^= t814;
    entry[253] ^= t599;
    entry[254] ^= t672;
    entry[255] ^= t745;
    entry[256] ^= t818;
    entry[257] ^= t603;
    entry[258] ^= t676;
    entry[259] ^= t749;
    entry[260] ^= t822;
    entry[261] ^= t607;
    entry[262] ^= t680;
    entry[263] ^= t753;
    entry[264] ^= t826;
    entry[265] ^= t611;
    entry[266] ^= t684;
    entry[267] ^= t757;
    entry[268] ^= t830;
    entry[269] ^= t615;
    entry[270] ^= t688;
    entry[271] ^= t761;
    entry[272] ^= t834;
    entry[273] ^= t619;
    entry[274] ^= t692;
    entry[275] ^= t765;
    entry[276] ^= t838;
    entry[277] ^= t623;
    entry[278] ^= t696;
    entry[279] ^= t769;
    entry[280] ^= t842;
    entry[281] ^= t627;
    entry[282] ^= t700;
    entry[283] ^= t773;
    entry[284] ^= t846;
    entry[285] ^= t631;
    entry[286] ^= t704;
    entry[287] ^= t777;
    *corrected = t561;
    *uncorrectable = t559;
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

void ecc_duet_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_duet_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_duet_encode(data, expected);
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

ecc_status ecc_duet_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_duet_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_duet_decode_lanes(entry, &corrected, &uncorrectable);
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

ecc_status ecc_duet_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_duet_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_duet_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_duet_decode(data + 32u * i, check + 4u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
