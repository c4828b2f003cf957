/* RS(36,32) SSC-TSD: encoder and decoder. Generated; do not edit.
 *
 * Scheme rs-ssc-tsd, sha-256
 * afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
 * 6.2 (discussed).
 */
#include "ecc_rs_ssc_tsd.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x9fef1fbad109eb3c), UINT64_C(0x4ce6c4a0264dcbd3), UINT64_C(0xbc0b56602da9022e),
        UINT64_C(0xd6c863898acb9837)
    },
    {
        UINT64_C(0xa03021cf721a3c44), UINT64_C(0xd42a4de06bd65d74), UINT64_C(0xc51cfba177fa0673),
        UINT64_C(0x7a59a59b9f5da858)
    },
    {
        UINT64_C(0x4060429ee4357888), UINT64_C(0xa8559bc0d6acbae8), UINT64_C(0x8a39f643eff50ce7),
        UINT64_C(0xf4b24b373fba50b1)
    },
    {
        UINT64_C(0x80c1843cc86bf011), UINT64_C(0x50aa3781ac5875d0), UINT64_C(0x1573ed87dfea18cf),
        UINT64_C(0xe965976f7f75a162)
    },
    {
        UINT64_C(0x0182097891d6e122), UINT64_C(0xa1546f0258b1eba0), UINT64_C(0x2ae7db0ebfd4319e),
        UINT64_C(0xd3ca2fdeffeb43c5)
    },
    {
        UINT64_C(0x9cea0c4af2a52879), UINT64_C(0x0f4f1aa4972f1c93), UINT64_C(0xe9c4e17c53016112),
        UINT64_C(0x715d3d35741c1fbd)
    },
    {
        UINT64_C(0xa73b072e3442bacf), UINT64_C(0x5379f1e80913f2f4), UINT64_C(0x6f8295988baac00b),
        UINT64_C(0x357218e262f2a64d)
    },
    {
        UINT64_C(0x4f770f5d6884759e), UINT64_C(0xa6f3e2d01326e5e9), UINT64_C(0xde052b3016548117),
        UINT64_C(0x6be431c4c5e54c9b)
    },
    {
        UINT64_C(0xe33894e790d09fb2), UINT64_C(0xf6ddce79687be3eb), UINT64_C(0x0a655fe81c20e6df),
        UINT64_C(0x2a3528c3b8a1d0e6)
    },
    {
        UINT64_C(0x2448bc28b070a0d7), UINT64_C(0x1b66538ab98c243c), UINT64_C(0x1eafe13825612a60),
        UINT64_C(0x7f5e7945c9e2702a)
    },
    {
        UINT64_C(0x4990795161e040af), UINT64_C(0x36cda61572194978), UINT64_C(0x3d5fc3704ac255c1),
        UINT64_C(0xffbdf38b92c4e055)
    },
    {
        UINT64_C(0x9320f3a2c2c0805f), UINT64_C(0x6c9a4c2ae43293f0), UINT64_C(0x7bbe86e09485aa82),
        UINT64_C(0xfe7ae6162489c0aa)
    },
    {
        UINT64_C(0x2741e644858101be), UINT64_C(0xd9349855c86427e1), UINT64_C(0xf77d0dc0280a5405),
        UINT64_C(0xfdf4cc2d49128154)
    },
    {
        UINT64_C(0xadbb586f9ad29ccf), UINT64_C(0x45b5fed3f9b2ad28), UINT64_C(0xe49e44694d344fd4),
        UINT64_C(0xd0dcb1992b84d24f)
    },
    {
        UINT64_C(0xb84e2539a474a72c), UINT64_C(0x7db733de9a1eb8ba), UINT64_C(0xc259d73a87487977),
        UINT64_C(0x8a8d4af0eea87479)
    },
    {
        UINT64_C(0x719c4a7348e84f59), UINT64_C(0xfb6e67bc343d7175), UINT64_C(0x85b2af740e90f3ef),
        UINT64_C(0x151a94e1dc50e8f3)
    },
    {
        UINT64_C(0x8367c87b231ef76c), UINT64_C(0x6d6adc2d7c08617a), UINT64_C(0xfc9d8d0dc40a18ea),
        UINT64_C(0x6236867821defbbe)
    },
    {
        UINT64_C(0x85a9598c652319b5), UINT64_C(0xb7bf64778418a38e), UINT64_C(0x05a697164d1e293e),
        UINT64_C(0xa75a8b8863620dc3)
    },
    {
        UINT64_C(0x0a53b219ca46326a), UINT64_C(0x6e7ec9ef0931471d), UINT64_C(0x0b4c2f2d9b3d527c),
        UINT64_C(0x4fb51611c6c51b86)
    },
    {
        UINT64_C(0x14a66532958c64d5), UINT64_C(0xddfc92df13638f3a), UINT64_C(0x17985e5a377ba5f8),
        UINT64_C(0x9f6a2d228d8a360d)
    },
    {
        UINT64_C(0x294cca642b19c9ab), UINT64_C(0xbbf924bf26c61e74), UINT64_C(0x2e30bdb56ff74bf1),
        UINT64_C(0x3fd55a451a156c1b)
    },
    {
        UINT64_C(0xd1ff5db2752c653b), UINT64_C(0x1b98955331855c92), UINT64_C(0xa1fdf7671ae48f08),
        UINT64_C(0x1d9d33f314f42288)
    },
    {
        UINT64_C(0x2099721ec8473d1b), UINT64_C(0x5b5af78b1f02d85e), UINT64_C(0xbf6763c3f1c206fa),
        UINT64_C(0x580de19e0837beaf)
    },
    {
        UINT64_C(0x4133e43d918f7b36), UINT64_C(0xb6b5ee163e04b0bd), UINT64_C(0x7ecec686e2850cf5),
        UINT64_C(0xb11bc33c106f7d5f)
    },
    {
        UINT64_C(0xfeb1422763c682e3), UINT64_C(0xd650d7f5333f4843), UINT64_C(0x4bf28584f482fd1a),
        UINT64_C(0x9fcacc3312b5b26e)
    },
    {
        UINT64_C(0x03d3c669a54b8724), UINT64_C(0x7af1781f5440d8c4), UINT64_C(0xdc178f8d1d87072f),
        UINT64_C(0xa05f555437dfd7b3)
    },
    {
        UINT64_C(0x07a78dd24b970e49), UINT64_C(0xf4e2f03ea980b089), UINT64_C(0xb82e1e1a3a0e0f5e),
        UINT64_C(0x40beaaa96fbfaf66)
    },
    {
        UINT64_C(0x0f4f1aa4972f1c93), UINT64_C(0xe9c4e17c53016112), UINT64_C(0x715d3d35741c1fbd),
        UINT64_C(0x807d5453de7e5fcd)
    },
    {
        UINT64_C(0x1f9f35482f5e3927), UINT64_C(0xd389c3f8a603c225), UINT64_C(0xe3ba7b6be8393e7a),
        UINT64_C(0x01fba9a6bcfcbe9a)
    },
    {
        UINT64_C(0xc08e29b73d7bf1ad), UINT64_C(0x714251047f38cd09), UINT64_C(0x8c87725224f181ee),
        UINT64_C(0x9c3c9f7f6b4ccf5a)
    },
    {
        UINT64_C(0x7fac1049183160b8), UINT64_C(0x35d475fdcc4fd250), UINT64_C(0x52fc6121bd60ffc6),
        UINT64_C(0xa7b2f3ccc42d2cdb)
    },
    {
        UINT64_C(0xff5821933163c171), UINT64_C(0x6ba8ebfa999fa4a1), UINT64_C(0xa5f9c2427ac1fe8d),
        UINT64_C(0x4f65e699895a59b7)
    }
};

void ecc_rs_ssc_tsd_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[13] ^ data[14]
        ^ data[15] ^ data[16] ^ data[19] ^ data[24] ^ data[28] ^ data[30] ^ data[31] ^ data[33] ^ data[35]
        ^ data[36] ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[43] ^ data[44] ^ data[48]
        ^ data[49] ^ data[50] ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[58]
        ^ data[59] ^ data[60] ^ data[63] ^ data[64] ^ data[65] ^ data[68] ^ data[70] ^ data[71] ^ data[72]
        ^ data[73] ^ data[75] ^ data[78] ^ data[79] ^ data[80] ^ data[82] ^ data[83] ^ data[86] ^ data[89]
        ^ data[90] ^ data[93] ^ data[101] ^ data[103] ^ data[106] ^ data[110] ^ data[111] ^ data[113] ^ data[114]
        ^ data[117] ^ data[118] ^ data[119] ^ data[122] ^ data[123] ^ data[126] ^ data[129] ^ data[130] ^ data[131]
        ^ data[133] ^ data[137] ^ data[144] ^ data[147] ^ data[149] ^ data[151] ^ data[152] ^ data[154] ^ data[155]
        ^ data[157] ^ data[165] ^ data[166] ^ data[169] ^ data[170] ^ data[172] ^ data[174] ^ data[176] ^ data[177]
        ^ data[179] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[191] ^ data[192] ^ data[193] ^ data[194]
        ^ data[196] ^ data[197] ^ data[203] ^ data[204] ^ data[207] ^ data[208] ^ data[209] ^ data[211] ^ data[214]
        ^ data[215] ^ data[217] ^ data[219] ^ data[223] ^ data[224] ^ data[227] ^ data[231] ^ data[232] ^ data[233]
        ^ data[237] ^ data[238] ^ data[243] ^ data[246] ^ data[247] ^ data[249] ^ data[250] ^ data[252] ^ data[254]
        ^ data[255];
    const uint64_t t1 = data[2] ^ data[6] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[17] ^ data[19]
        ^ data[20] ^ data[25] ^ data[28] ^ data[29] ^ data[30] ^ data[32] ^ data[33] ^ data[34] ^ data[35]
        ^ data[38] ^ data[39] ^ data[40] ^ data[45] ^ data[52] ^ data[53] ^ data[61] ^ data[63] ^ data[66]
        ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[74] ^ data[75] ^ data[76] ^ data[78] ^ data[81]
        ^ data[82] ^ data[84] ^ data[86] ^ data[87] ^ data[88] ^ data[89] ^ data[91] ^ data[93] ^ data[94]
        ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[106] ^ data[107] ^ data[110] ^ data[113] ^ data[115]
        ^ data[117] ^ data[122] ^ data[124] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[132] ^ data[133]
        ^ data[134] ^ data[137] ^ data[138] ^ data[145] ^ data[147] ^ data[148] ^ data[149] ^ data[150] ^ data[151]
        ^ data[152] ^ data[153] ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[160] ^ data[165] ^ data[167]
        ^ data[168] ^ data[169] ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[178] ^ data[179]
        ^ data[180] ^ data[184] ^ data[186] ^ data[190] ^ data[191] ^ data[195] ^ data[196] ^ data[198] ^ data[203]
        ^ data[205] ^ data[207] ^ data[208] ^ data[210] ^ data[211] ^ data[212] ^ data[214] ^ data[216] ^ data[217]
        ^ data[218] ^ data[219] ^ data[220] ^ data[223] ^ data[224] ^ data[225] ^ data[227] ^ data[228] ^ data[231]
        ^ data[232] ^ data[234] ^ data[237] ^ data[239] ^ data[240] ^ data[243] ^ data[244] ^ data[246] ^ data[249]
        ^ data[251] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t2 = data[3] ^ data[7] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[16] ^ data[18]
        ^ data[20] ^ data[21] ^ data[26] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[35]
        ^ data[36] ^ data[39] ^ data[41] ^ data[46] ^ data[53] ^ data[54] ^ data[62] ^ data[67] ^ data[69]
        ^ data[70] ^ data[71] ^ data[73] ^ data[75] ^ data[76] ^ data[77] ^ data[79] ^ data[82] ^ data[83]
        ^ data[85] ^ data[87] ^ data[89] ^ data[90] ^ data[92] ^ data[94] ^ data[95] ^ data[102] ^ data[103]
        ^ data[104] ^ data[105] ^ data[107] ^ data[108] ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[118]
        ^ data[123] ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[133] ^ data[134] ^ data[135]
        ^ data[138] ^ data[139] ^ data[144] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[152]
        ^ data[153] ^ data[154] ^ data[155] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[166]
        ^ data[169] ^ data[170] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[179] ^ data[180]
        ^ data[181] ^ data[185] ^ data[187] ^ data[191] ^ data[192] ^ data[196] ^ data[197] ^ data[199] ^ data[204]
        ^ data[206] ^ data[209] ^ data[211] ^ data[212] ^ data[213] ^ data[215] ^ data[216] ^ data[217] ^ data[218]
        ^ data[219] ^ data[220] ^ data[221] ^ data[224] ^ data[225] ^ data[226] ^ data[228] ^ data[229] ^ data[232]
        ^ data[233] ^ data[235] ^ data[238] ^ data[241] ^ data[244] ^ data[245] ^ data[247] ^ data[250] ^ data[252]
        ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t3 = data[0] ^ data[4] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[17]
        ^ data[19] ^ data[21] ^ data[22] ^ data[27] ^ data[30] ^ data[31] ^ data[34] ^ data[35] ^ data[36]
        ^ data[37] ^ data[42] ^ data[47] ^ data[48] ^ data[54] ^ data[55] ^ data[63] ^ data[68] ^ data[70]
        ^ data[71] ^ data[72] ^ data[74] ^ data[76] ^ data[77] ^ data[78] ^ data[83] ^ data[84] ^ data[86]
        ^ data[90] ^ data[91] ^ data[93] ^ data[95] ^ data[96] ^ data[103] ^ data[104] ^ data[105] ^ data[106]
        ^ data[108] ^ data[109] ^ data[113] ^ data[115] ^ data[117] ^ data[119] ^ data[124] ^ data[126] ^ data[128]
        ^ data[129] ^ data[130] ^ data[131] ^ data[134] ^ data[135] ^ data[139] ^ data[140] ^ data[145] ^ data[147]
        ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[153] ^ data[154] ^ data[155] ^ data[156] ^ data[158]
        ^ data[159] ^ data[160] ^ data[161] ^ data[162] ^ data[167] ^ data[168] ^ data[170] ^ data[171] ^ data[173]
        ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[180] ^ data[181] ^ data[182] ^ data[184] ^ data[186]
        ^ data[188] ^ data[193] ^ data[197] ^ data[198] ^ data[200] ^ data[205] ^ data[207] ^ data[208] ^ data[210]
        ^ data[212] ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221]
        ^ data[222] ^ data[224] ^ data[225] ^ data[226] ^ data[227] ^ data[229] ^ data[230] ^ data[232] ^ data[233]
        ^ data[234] ^ data[236] ^ data[239] ^ data[240] ^ data[242] ^ data[245] ^ data[246] ^ data[248] ^ data[251]
        ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t4 = data[1] ^ data[5] ^ data[8] ^ data[13] ^ data[14] ^ data[15] ^ data[17] ^ data[18]
        ^ data[20] ^ data[22] ^ data[23] ^ data[24] ^ data[28] ^ data[31] ^ data[35] ^ data[36] ^ data[37]
        ^ data[38] ^ data[40] ^ data[43] ^ data[49] ^ data[55] ^ data[56] ^ data[69] ^ data[71] ^ data[72]
        ^ data[73] ^ data[75] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[84] ^ data[85] ^ data[87]
        ^ data[91] ^ data[92] ^ data[94] ^ data[97] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[109]
        ^ data[110] ^ data[114] ^ data[116] ^ data[118] ^ data[120] ^ data[125] ^ data[127] ^ data[129] ^ data[130]
        ^ data[131] ^ data[132] ^ data[135] ^ data[136] ^ data[140] ^ data[141] ^ data[146] ^ data[148] ^ data[150]
        ^ data[151] ^ data[152] ^ data[153] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[159] ^ data[161]
        ^ data[162] ^ data[163] ^ data[168] ^ data[169] ^ data[171] ^ data[172] ^ data[174] ^ data[175] ^ data[176]
        ^ data[177] ^ data[178] ^ data[181] ^ data[182] ^ data[183] ^ data[185] ^ data[187] ^ data[189] ^ data[192]
        ^ data[194] ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[206] ^ data[208] ^ data[209] ^ data[211]
        ^ data[213] ^ data[214] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221]
        ^ data[222] ^ data[223] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[230] ^ data[231] ^ data[232]
        ^ data[233] ^ data[234] ^ data[235] ^ data[237] ^ data[241] ^ data[243] ^ data[246] ^ data[247] ^ data[248]
        ^ data[249] ^ data[252] ^ data[254] ^ data[255];
    const uint64_t t5 = data[0] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[11] ^ data[13] ^ data[16] ^ data[18]
        ^ data[21] ^ data[23] ^ data[25] ^ data[28] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[35]
        ^ data[38] ^ data[42] ^ data[43] ^ data[49] ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[58]
        ^ data[59] ^ data[60] ^ data[63] ^ data[64] ^ data[65] ^ data[68] ^ data[71] ^ data[74] ^ data[75]
        ^ data[76] ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[85] ^ data[88] ^ data[89] ^ data[90]
        ^ data[92] ^ data[95] ^ data[98] ^ data[101] ^ data[103] ^ data[105] ^ data[107] ^ data[108] ^ data[112]
        ^ data[113] ^ data[114] ^ data[115] ^ data[118] ^ data[120] ^ data[121] ^ data[122] ^ data[123] ^ data[129]
        ^ data[132] ^ data[136] ^ data[141] ^ data[142] ^ data[144] ^ data[152] ^ data[153] ^ data[156] ^ data[158]
        ^ data[162] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[168] ^ data[173] ^ data[174] ^ data[175]
        ^ data[178] ^ data[182] ^ data[183] ^ data[184] ^ data[187] ^ data[189] ^ data[190] ^ data[191] ^ data[192]
        ^ data[194] ^ data[195] ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[202] ^ data[203]
        ^ data[204] ^ data[210] ^ data[211] ^ data[212] ^ data[218] ^ data[220] ^ data[221] ^ data[222] ^ data[224]
        ^ data[226] ^ data[228] ^ data[229] ^ data[232] ^ data[234] ^ data[235] ^ data[236] ^ data[237] ^ data[240]
        ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[248] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t6 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[9] ^ data[11] ^ data[12]
        ^ data[13] ^ data[15] ^ data[17] ^ data[22] ^ data[26] ^ data[28] ^ data[29] ^ data[33] ^ data[34]
        ^ data[35] ^ data[37] ^ data[40] ^ data[41] ^ data[42] ^ data[48] ^ data[49] ^ data[51] ^ data[52]
        ^ data[53] ^ data[56] ^ data[57] ^ data[58] ^ data[61] ^ data[63] ^ data[66] ^ data[68] ^ data[69]
        ^ data[70] ^ data[71] ^ data[73] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81]
        ^ data[84] ^ data[88] ^ data[91] ^ data[99] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[108]
        ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[120]
        ^ data[121] ^ data[124] ^ data[126] ^ data[128] ^ data[129] ^ data[131] ^ data[142] ^ data[143] ^ data[145]
        ^ data[147] ^ data[149] ^ data[151] ^ data[152] ^ data[153] ^ data[155] ^ data[159] ^ data[163] ^ data[164]
        ^ data[167] ^ data[168] ^ data[170] ^ data[172] ^ data[175] ^ data[177] ^ data[183] ^ data[184] ^ data[185]
        ^ data[186] ^ data[187] ^ data[189] ^ data[190] ^ data[192] ^ data[194] ^ data[195] ^ data[198] ^ data[201]
        ^ data[202] ^ data[205] ^ data[207] ^ data[209] ^ data[212] ^ data[213] ^ data[214] ^ data[215] ^ data[217]
        ^ data[221] ^ data[222] ^ data[225] ^ data[229] ^ data[230] ^ data[231] ^ data[235] ^ data[236] ^ data[241]
        ^ data[244] ^ data[245] ^ data[246] ^ data[248] ^ data[250] ^ data[252] ^ data[253];
    const uint64_t t7 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[10] ^ data[12] ^ data[13]
        ^ data[14] ^ data[18] ^ data[23] ^ data[27] ^ data[29] ^ data[30] ^ data[32] ^ data[34] ^ data[35]
        ^ data[36] ^ data[38] ^ data[40] ^ data[41] ^ data[42] ^ data[43] ^ data[48] ^ data[49] ^ data[50]
        ^ data[52] ^ data[53] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[62] ^ data[64]
        ^ data[67] ^ data[69] ^ data[70] ^ data[71] ^ data[72] ^ data[74] ^ data[77] ^ data[78] ^ data[79]
        ^ data[81] ^ data[82] ^ data[85] ^ data[88] ^ data[89] ^ data[92] ^ data[100] ^ data[102] ^ data[103]
        ^ data[105] ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[116] ^ data[117] ^ data[118]
        ^ data[119] ^ data[121] ^ data[122] ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[132]
        ^ data[136] ^ data[143] ^ data[146] ^ data[148] ^ data[150] ^ data[153] ^ data[154] ^ data[156] ^ data[164]
        ^ data[165] ^ data[168] ^ data[169] ^ data[171] ^ data[173] ^ data[176] ^ data[178] ^ data[185] ^ data[186]
        ^ data[187] ^ data[188] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[195] ^ data[196] ^ data[199]
        ^ data[202] ^ data[203] ^ data[206] ^ data[208] ^ data[210] ^ data[213] ^ data[214] ^ data[215] ^ data[216]
        ^ data[218] ^ data[222] ^ data[223] ^ data[226] ^ data[230] ^ data[231] ^ data[232] ^ data[236] ^ data[237]
        ^ data[242] ^ data[245] ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[251] ^ data[253] ^ data[254];
    const uint64_t t8 = data[1] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[9] ^ data[10] ^ data[11] ^ data[12]
        ^ data[15] ^ data[20] ^ data[22] ^ data[23] ^ data[28] ^ data[31] ^ data[32] ^ data[33] ^ data[34]
        ^ data[37] ^ data[38] ^ data[39] ^ data[42] ^ data[44] ^ data[47] ^ data[51] ^ data[52] ^ data[53]
        ^ data[56] ^ data[57] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[67] ^ data[69]
        ^ data[70] ^ data[71] ^ data[72] ^ data[73] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81]
        ^ data[83] ^ data[84] ^ data[85] ^ data[86] ^ data[91] ^ data[93] ^ data[94] ^ data[96] ^ data[99]
        ^ data[100] ^ data[101] ^ data[102] ^ data[105] ^ data[106] ^ data[107] ^ data[110] ^ data[111] ^ data[112]
        ^ data[114] ^ data[115] ^ data[116] ^ data[118] ^ data[119] ^ data[121] ^ data[122] ^ data[124] ^ data[125]
        ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[134] ^ data[135]
        ^ data[137] ^ data[138] ^ data[141] ^ data[142] ^ data[143] ^ data[149] ^ data[154] ^ data[155] ^ data[156]
        ^ data[163] ^ data[165] ^ data[166] ^ data[167] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[172]
        ^ data[174] ^ data[176] ^ data[178] ^ data[181] ^ data[182] ^ data[185] ^ data[187] ^ data[193] ^ data[194]
        ^ data[197] ^ data[198] ^ data[199] ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[213] ^ data[215]
        ^ data[219] ^ data[220] ^ data[221] ^ data[223] ^ data[224] ^ data[225] ^ data[230] ^ data[231] ^ data[235]
        ^ data[237] ^ data[240] ^ data[242] ^ data[244] ^ data[245] ^ data[249] ^ data[251] ^ data[253];
    const uint64_t t9 = data[0] ^ data[1] ^ data[2] ^ data[4] ^ data[6] ^ data[7] ^ data[13] ^ data[15] ^ data[20]
        ^ data[21] ^ data[22] ^ data[28] ^ data[29] ^ data[31] ^ data[35] ^ data[37] ^ data[42] ^ data[43]
        ^ data[44] ^ data[45] ^ data[47] ^ data[51] ^ data[54] ^ data[58] ^ data[61] ^ data[66] ^ data[67]
        ^ data[68] ^ data[69] ^ data[74] ^ data[77] ^ data[82] ^ data[83] ^ data[87] ^ data[88] ^ data[91]
        ^ data[92] ^ data[93] ^ data[95] ^ data[97] ^ data[99] ^ data[103] ^ data[104] ^ data[105] ^ data[108]
        ^ data[110] ^ data[113] ^ data[114] ^ data[117] ^ data[118] ^ data[120] ^ data[121] ^ data[123] ^ data[124]
        ^ data[133] ^ data[134] ^ data[137] ^ data[139] ^ data[141] ^ data[144] ^ data[149] ^ data[150] ^ data[152]
        ^ data[154] ^ data[157] ^ data[163] ^ data[164] ^ data[165] ^ data[168] ^ data[173] ^ data[174] ^ data[175]
        ^ data[176] ^ data[177] ^ data[178] ^ data[179] ^ data[181] ^ data[183] ^ data[185] ^ data[186] ^ data[187]
        ^ data[188] ^ data[193] ^ data[195] ^ data[197] ^ data[204] ^ data[205] ^ data[206] ^ data[209] ^ data[213]
        ^ data[214] ^ data[215] ^ data[216] ^ data[219] ^ data[222] ^ data[223] ^ data[224] ^ data[226] ^ data[230]
        ^ data[232] ^ data[235] ^ data[236] ^ data[237] ^ data[238] ^ data[241] ^ data[242] ^ data[243] ^ data[244]
        ^ data[246] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t10 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[14] ^ data[21] ^ data[22]
        ^ data[23] ^ data[24] ^ data[29] ^ data[30] ^ data[32] ^ data[36] ^ data[38] ^ data[40] ^ data[43]
        ^ data[44] ^ data[45] ^ data[46] ^ data[52] ^ data[55] ^ data[56] ^ data[59] ^ data[62] ^ data[67]
        ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[75] ^ data[78] ^ data[80] ^ data[83] ^ data[84]
        ^ data[89] ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[98] ^ data[100] ^ data[105] ^ data[106]
        ^ data[109] ^ data[111] ^ data[112] ^ data[114] ^ data[115] ^ data[118] ^ data[119] ^ data[121] ^ data[122]
        ^ data[124] ^ data[125] ^ data[128] ^ data[134] ^ data[135] ^ data[136] ^ data[138] ^ data[140] ^ data[142]
        ^ data[145] ^ data[150] ^ data[151] ^ data[153] ^ data[155] ^ data[158] ^ data[164] ^ data[165] ^ data[166]
        ^ data[168] ^ data[169] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[179] ^ data[180]
        ^ data[182] ^ data[184] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[192] ^ data[194] ^ data[196]
        ^ data[198] ^ data[205] ^ data[206] ^ data[207] ^ data[210] ^ data[214] ^ data[215] ^ data[217] ^ data[220]
        ^ data[223] ^ data[224] ^ data[225] ^ data[227] ^ data[231] ^ data[232] ^ data[233] ^ data[236] ^ data[237]
        ^ data[238] ^ data[239] ^ data[240] ^ data[242] ^ data[243] ^ data[244] ^ data[245] ^ data[247] ^ data[248]
        ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t11 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[6] ^ data[15] ^ data[22] ^ data[23]
        ^ data[25] ^ data[30] ^ data[31] ^ data[33] ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[44]
        ^ data[45] ^ data[46] ^ data[47] ^ data[53] ^ data[56] ^ data[57] ^ data[60] ^ data[63] ^ data[68]
        ^ data[69] ^ data[70] ^ data[71] ^ data[72] ^ data[73] ^ data[76] ^ data[79] ^ data[81] ^ data[84]
        ^ data[85] ^ data[90] ^ data[93] ^ data[94] ^ data[95] ^ data[97] ^ data[99] ^ data[101] ^ data[106]
        ^ data[107] ^ data[110] ^ data[113] ^ data[115] ^ data[116] ^ data[119] ^ data[122] ^ data[123] ^ data[125]
        ^ data[126] ^ data[129] ^ data[135] ^ data[137] ^ data[139] ^ data[141] ^ data[143] ^ data[144] ^ data[146]
        ^ data[151] ^ data[154] ^ data[156] ^ data[159] ^ data[165] ^ data[166] ^ data[167] ^ data[169] ^ data[170]
        ^ data[175] ^ data[177] ^ data[178] ^ data[179] ^ data[180] ^ data[181] ^ data[183] ^ data[184] ^ data[185]
        ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[193] ^ data[195] ^ data[197] ^ data[199] ^ data[206]
        ^ data[207] ^ data[208] ^ data[211] ^ data[215] ^ data[218] ^ data[221] ^ data[225] ^ data[226] ^ data[228]
        ^ data[233] ^ data[234] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[245]
        ^ data[246] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t12 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[16] ^ data[23]
        ^ data[24] ^ data[26] ^ data[31] ^ data[34] ^ data[38] ^ data[41] ^ data[42] ^ data[45] ^ data[46]
        ^ data[47] ^ data[48] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[61] ^ data[64] ^ data[69]
        ^ data[70] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[77] ^ data[82] ^ data[85] ^ data[86]
        ^ data[91] ^ data[94] ^ data[95] ^ data[96] ^ data[98] ^ data[100] ^ data[102] ^ data[107] ^ data[108]
        ^ data[111] ^ data[114] ^ data[116] ^ data[117] ^ data[120] ^ data[123] ^ data[124] ^ data[126] ^ data[127]
        ^ data[128] ^ data[130] ^ data[138] ^ data[140] ^ data[142] ^ data[145] ^ data[147] ^ data[155] ^ data[157]
        ^ data[166] ^ data[167] ^ data[168] ^ data[170] ^ data[171] ^ data[176] ^ data[178] ^ data[179] ^ data[180]
        ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[188] ^ data[189] ^ data[190] ^ data[191]
        ^ data[194] ^ data[196] ^ data[198] ^ data[200] ^ data[207] ^ data[209] ^ data[212] ^ data[216] ^ data[219]
        ^ data[222] ^ data[224] ^ data[226] ^ data[227] ^ data[229] ^ data[234] ^ data[235] ^ data[238] ^ data[239]
        ^ data[242] ^ data[244] ^ data[245] ^ data[246] ^ data[247] ^ data[248] ^ data[250] ^ data[251] ^ data[252]
        ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t13 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[10] ^ data[11] ^ data[12]
        ^ data[15] ^ data[17] ^ data[20] ^ data[22] ^ data[23] ^ data[25] ^ data[27] ^ data[28] ^ data[31]
        ^ data[32] ^ data[33] ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[43] ^ data[44] ^ data[46]
        ^ data[48] ^ data[49] ^ data[51] ^ data[52] ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[59]
        ^ data[61] ^ data[63] ^ data[67] ^ data[69] ^ data[72] ^ data[74] ^ data[75] ^ data[77] ^ data[79]
        ^ data[81] ^ data[84] ^ data[85] ^ data[87] ^ data[88] ^ data[91] ^ data[92] ^ data[93] ^ data[94]
        ^ data[95] ^ data[96] ^ data[97] ^ data[100] ^ data[102] ^ data[103] ^ data[105] ^ data[106] ^ data[107]
        ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[117] ^ data[119]
        ^ data[120] ^ data[122] ^ data[126] ^ data[130] ^ data[132] ^ data[134] ^ data[135] ^ data[136] ^ data[137]
        ^ data[138] ^ data[139] ^ data[142] ^ data[146] ^ data[148] ^ data[149] ^ data[152] ^ data[154] ^ data[155]
        ^ data[158] ^ data[160] ^ data[163] ^ data[165] ^ data[166] ^ data[170] ^ data[174] ^ data[177] ^ data[178]
        ^ data[179] ^ data[180] ^ data[183] ^ data[186] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193]
        ^ data[194] ^ data[195] ^ data[198] ^ data[201] ^ data[204] ^ data[206] ^ data[207] ^ data[210] ^ data[215]
        ^ data[216] ^ data[217] ^ data[219] ^ data[221] ^ data[224] ^ data[227] ^ data[228] ^ data[231] ^ data[232]
        ^ data[236] ^ data[237] ^ data[239] ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[247] ^ data[252]
        ^ data[254] ^ data[255];
    const uint64_t t14 = data[2] ^ data[3] ^ data[5] ^ data[8] ^ data[9] ^ data[10] ^ data[13] ^ data[15]
        ^ data[18] ^ data[20] ^ data[21] ^ data[22] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[35]
        ^ data[36] ^ data[37] ^ data[40] ^ data[42] ^ data[45] ^ data[49] ^ data[50] ^ data[51] ^ data[54]
        ^ data[59] ^ data[60] ^ data[61] ^ data[63] ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[71]
        ^ data[75] ^ data[76] ^ data[77] ^ data[79] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[89]
        ^ data[91] ^ data[92] ^ data[95] ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[102] ^ data[103]
        ^ data[104] ^ data[105] ^ data[108] ^ data[109] ^ data[112] ^ data[113] ^ data[114] ^ data[116] ^ data[117]
        ^ data[119] ^ data[120] ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[128] ^ data[129]
        ^ data[130] ^ data[132] ^ data[133] ^ data[134] ^ data[136] ^ data[139] ^ data[140] ^ data[141] ^ data[142]
        ^ data[147] ^ data[150] ^ data[152] ^ data[153] ^ data[154] ^ data[159] ^ data[161] ^ data[163] ^ data[164]
        ^ data[165] ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[179]
        ^ data[180] ^ data[182] ^ data[185] ^ data[190] ^ data[191] ^ data[192] ^ data[195] ^ data[196] ^ data[197]
        ^ data[198] ^ data[202] ^ data[204] ^ data[205] ^ data[206] ^ data[211] ^ data[213] ^ data[215] ^ data[217]
        ^ data[218] ^ data[219] ^ data[221] ^ data[222] ^ data[223] ^ data[228] ^ data[229] ^ data[230] ^ data[231]
        ^ data[233] ^ data[235] ^ data[238] ^ data[240] ^ data[242] ^ data[243] ^ data[247] ^ data[249] ^ data[251]
        ^ data[255];
    const uint64_t t15 = data[0] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[11] ^ data[14]
        ^ data[19] ^ data[21] ^ data[22] ^ data[23] ^ data[27] ^ data[30] ^ data[32] ^ data[33] ^ data[36]
        ^ data[37] ^ data[38] ^ data[41] ^ data[43] ^ data[46] ^ data[50] ^ data[51] ^ data[52] ^ data[55]
        ^ data[56] ^ data[60] ^ data[61] ^ data[62] ^ data[64] ^ data[66] ^ data[68] ^ data[69] ^ data[70]
        ^ data[72] ^ data[76] ^ data[77] ^ data[78] ^ data[80] ^ data[82] ^ data[83] ^ data[84] ^ data[85]
        ^ data[90] ^ data[92] ^ data[93] ^ data[98] ^ data[99] ^ data[100] ^ data[101] ^ data[103] ^ data[104]
        ^ data[105] ^ data[106] ^ data[109] ^ data[110] ^ data[113] ^ data[114] ^ data[115] ^ data[117] ^ data[118]
        ^ data[120] ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[129]
        ^ data[130] ^ data[131] ^ data[133] ^ data[134] ^ data[135] ^ data[136] ^ data[137] ^ data[140] ^ data[141]
        ^ data[142] ^ data[143] ^ data[148] ^ data[151] ^ data[153] ^ data[154] ^ data[155] ^ data[162] ^ data[164]
        ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[173] ^ data[175] ^ data[177]
        ^ data[180] ^ data[181] ^ data[183] ^ data[184] ^ data[186] ^ data[191] ^ data[192] ^ data[193] ^ data[196]
        ^ data[197] ^ data[198] ^ data[199] ^ data[203] ^ data[205] ^ data[206] ^ data[207] ^ data[212] ^ data[214]
        ^ data[218] ^ data[219] ^ data[220] ^ data[222] ^ data[223] ^ data[224] ^ data[229] ^ data[230] ^ data[231]
        ^ data[234] ^ data[236] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[248] ^ data[250] ^ data[252];
    const uint64_t t16 = data[2] ^ data[3] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[13]
        ^ data[14] ^ data[15] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[24] ^ data[25] ^ data[29]
        ^ data[32] ^ data[33] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[43] ^ data[46] ^ data[47]
        ^ data[48] ^ data[49] ^ data[50] ^ data[53] ^ data[54] ^ data[56] ^ data[57] ^ data[63] ^ data[65]
        ^ data[67] ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[77] ^ data[78] ^ data[83] ^ data[90]
        ^ data[91] ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[98] ^ data[99] ^ data[101] ^ data[106]
        ^ data[107] ^ data[108] ^ data[110] ^ data[111] ^ data[113] ^ data[115] ^ data[117] ^ data[118] ^ data[120]
        ^ data[122] ^ data[123] ^ data[125] ^ data[126] ^ data[129] ^ data[131] ^ data[133] ^ data[134] ^ data[135]
        ^ data[139] ^ data[140] ^ data[145] ^ data[147] ^ data[154] ^ data[158] ^ data[159] ^ data[160] ^ data[162]
        ^ data[163] ^ data[168] ^ data[170] ^ data[171] ^ data[175] ^ data[176] ^ data[178] ^ data[179] ^ data[180]
        ^ data[183] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[193] ^ data[194]
        ^ data[195] ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[203] ^ data[204] ^ data[205]
        ^ data[206] ^ data[207] ^ data[209] ^ data[210] ^ data[211] ^ data[212] ^ data[214] ^ data[215] ^ data[216]
        ^ data[221] ^ data[227] ^ data[228] ^ data[229] ^ data[230] ^ data[233] ^ data[234] ^ data[239] ^ data[241]
        ^ data[242] ^ data[244] ^ data[245] ^ data[249] ^ data[253] ^ data[254];
    const uint64_t t17 = data[0] ^ data[2] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[11] ^ data[12] ^ data[16]
        ^ data[17] ^ data[21] ^ data[24] ^ data[26] ^ data[29] ^ data[30] ^ data[34] ^ data[35] ^ data[39]
        ^ data[40] ^ data[43] ^ data[44] ^ data[46] ^ data[48] ^ data[51] ^ data[53] ^ data[55] ^ data[56]
        ^ data[58] ^ data[63] ^ data[65] ^ data[66] ^ data[67] ^ data[71] ^ data[72] ^ data[73] ^ data[77]
        ^ data[79] ^ data[83] ^ data[84] ^ data[90] ^ data[95] ^ data[96] ^ data[97] ^ data[98] ^ data[100]
        ^ data[101] ^ data[102] ^ data[106] ^ data[109] ^ data[110] ^ data[112] ^ data[113] ^ data[114] ^ data[115]
        ^ data[116] ^ data[117] ^ data[119] ^ data[120] ^ data[121] ^ data[122] ^ data[124] ^ data[125] ^ data[127]
        ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[133] ^ data[136] ^ data[139] ^ data[141] ^ data[145]
        ^ data[146] ^ data[147] ^ data[148] ^ data[152] ^ data[154] ^ data[155] ^ data[158] ^ data[161] ^ data[162]
        ^ data[164] ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[175] ^ data[177] ^ data[178] ^ data[181]
        ^ data[183] ^ data[184] ^ data[186] ^ data[192] ^ data[193] ^ data[198] ^ data[199] ^ data[200] ^ data[202]
        ^ data[203] ^ data[209] ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[221] ^ data[222] ^ data[227]
        ^ data[231] ^ data[232] ^ data[233] ^ data[235] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[246]
        ^ data[248] ^ data[249] ^ data[250] ^ data[253] ^ data[255];
    const uint64_t t18 = data[1] ^ data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[12] ^ data[13] ^ data[17]
        ^ data[18] ^ data[22] ^ data[25] ^ data[27] ^ data[30] ^ data[31] ^ data[32] ^ data[35] ^ data[36]
        ^ data[41] ^ data[44] ^ data[45] ^ data[47] ^ data[48] ^ data[49] ^ data[52] ^ data[54] ^ data[57]
        ^ data[59] ^ data[64] ^ data[66] ^ data[67] ^ data[68] ^ data[72] ^ data[73] ^ data[74] ^ data[78]
        ^ data[80] ^ data[84] ^ data[85] ^ data[88] ^ data[91] ^ data[96] ^ data[97] ^ data[98] ^ data[99]
        ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[107] ^ data[110] ^ data[111] ^ data[113] ^ data[114]
        ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[121] ^ data[122] ^ data[123] ^ data[125] ^ data[126]
        ^ data[130] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[137] ^ data[140] ^ data[142] ^ data[144]
        ^ data[146] ^ data[147] ^ data[148] ^ data[149] ^ data[152] ^ data[153] ^ data[155] ^ data[156] ^ data[159]
        ^ data[160] ^ data[162] ^ data[163] ^ data[165] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[173]
        ^ data[178] ^ data[179] ^ data[182] ^ data[184] ^ data[185] ^ data[187] ^ data[193] ^ data[194] ^ data[199]
        ^ data[200] ^ data[201] ^ data[203] ^ data[204] ^ data[208] ^ data[210] ^ data[214] ^ data[215] ^ data[217]
        ^ data[218] ^ data[222] ^ data[223] ^ data[224] ^ data[228] ^ data[233] ^ data[234] ^ data[236] ^ data[240]
        ^ data[242] ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[254];
    const uint64_t t19 = data[0] ^ data[2] ^ data[4] ^ data[6] ^ data[7] ^ data[10] ^ data[13] ^ data[14]
        ^ data[18] ^ data[19] ^ data[23] ^ data[24] ^ data[26] ^ data[28] ^ data[31] ^ data[33] ^ data[36]
        ^ data[37] ^ data[40] ^ data[42] ^ data[45] ^ data[46] ^ data[49] ^ data[50] ^ data[53] ^ data[55]
        ^ data[58] ^ data[60] ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[72] ^ data[73] ^ data[74]
        ^ data[75] ^ data[79] ^ data[80] ^ data[81] ^ data[85] ^ data[86] ^ data[88] ^ data[89] ^ data[92]
        ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[102] ^ data[103] ^ data[105] ^ data[108]
        ^ data[111] ^ data[114] ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[122]
        ^ data[123] ^ data[124] ^ data[126] ^ data[127] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[135]
        ^ data[136] ^ data[138] ^ data[141] ^ data[143] ^ data[144] ^ data[145] ^ data[147] ^ data[148] ^ data[149]
        ^ data[150] ^ data[152] ^ data[153] ^ data[154] ^ data[156] ^ data[157] ^ data[161] ^ data[163] ^ data[164]
        ^ data[166] ^ data[169] ^ data[170] ^ data[171] ^ data[172] ^ data[174] ^ data[179] ^ data[180] ^ data[183]
        ^ data[184] ^ data[185] ^ data[186] ^ data[188] ^ data[192] ^ data[194] ^ data[195] ^ data[201] ^ data[202]
        ^ data[204] ^ data[205] ^ data[209] ^ data[211] ^ data[215] ^ data[216] ^ data[218] ^ data[219] ^ data[223]
        ^ data[225] ^ data[229] ^ data[232] ^ data[234] ^ data[235] ^ data[237] ^ data[241] ^ data[243] ^ data[245]
        ^ data[246] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    const uint64_t t20 = data[0] ^ data[1] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[11] ^ data[14] ^ data[15]
        ^ data[16] ^ data[19] ^ data[20] ^ data[24] ^ data[25] ^ data[27] ^ data[29] ^ data[34] ^ data[37]
        ^ data[38] ^ data[41] ^ data[43] ^ data[46] ^ data[47] ^ data[50] ^ data[51] ^ data[54] ^ data[56]
        ^ data[59] ^ data[61] ^ data[66] ^ data[68] ^ data[69] ^ data[70] ^ data[73] ^ data[74] ^ data[75]
        ^ data[76] ^ data[81] ^ data[82] ^ data[86] ^ data[87] ^ data[89] ^ data[90] ^ data[93] ^ data[96]
        ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[101] ^ data[103] ^ data[106] ^ data[109] ^ data[112]
        ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[121] ^ data[123] ^ data[124]
        ^ data[125] ^ data[127] ^ data[128] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[136] ^ data[137]
        ^ data[139] ^ data[142] ^ data[144] ^ data[145] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151]
        ^ data[152] ^ data[153] ^ data[154] ^ data[155] ^ data[157] ^ data[158] ^ data[160] ^ data[162] ^ data[164]
        ^ data[165] ^ data[167] ^ data[168] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[175] ^ data[180]
        ^ data[181] ^ data[185] ^ data[186] ^ data[187] ^ data[189] ^ data[192] ^ data[193] ^ data[195] ^ data[196]
        ^ data[202] ^ data[203] ^ data[205] ^ data[206] ^ data[208] ^ data[210] ^ data[212] ^ data[217] ^ data[219]
        ^ data[220] ^ data[224] ^ data[226] ^ data[230] ^ data[233] ^ data[235] ^ data[236] ^ data[238] ^ data[240]
        ^ data[242] ^ data[244] ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[252]
        ^ data[253];
    const uint64_t t21 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[10] ^ data[13] ^ data[14]
        ^ data[18] ^ data[19] ^ data[21] ^ data[24] ^ data[26] ^ data[28] ^ data[29] ^ data[30] ^ data[33]
        ^ data[36] ^ data[37] ^ data[39] ^ data[40] ^ data[42] ^ data[43] ^ data[44] ^ data[46] ^ data[48]
        ^ data[49] ^ data[50] ^ data[51] ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[60]
        ^ data[62] ^ data[63] ^ data[65] ^ data[68] ^ data[71] ^ data[74] ^ data[75] ^ data[76] ^ data[78]
        ^ data[80] ^ data[82] ^ data[87] ^ data[88] ^ data[92] ^ data[93] ^ data[96] ^ data[97] ^ data[100]
        ^ data[102] ^ data[104] ^ data[106] ^ data[108] ^ data[111] ^ data[115] ^ data[116] ^ data[119] ^ data[120]
        ^ data[121] ^ data[123] ^ data[124] ^ data[131] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[143]
        ^ data[146] ^ data[149] ^ data[150] ^ data[151] ^ data[153] ^ data[155] ^ data[156] ^ data[160] ^ data[161]
        ^ data[162] ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[173] ^ data[174]
        ^ data[175] ^ data[176] ^ data[178] ^ data[179] ^ data[180] ^ data[181] ^ data[182] ^ data[183] ^ data[184]
        ^ data[189] ^ data[191] ^ data[195] ^ data[199] ^ data[201] ^ data[205] ^ data[210] ^ data[212] ^ data[213]
        ^ data[214] ^ data[215] ^ data[218] ^ data[220] ^ data[224] ^ data[225] ^ data[228] ^ data[229] ^ data[230]
        ^ data[231] ^ data[232] ^ data[233] ^ data[236] ^ data[237] ^ data[240] ^ data[242] ^ data[243] ^ data[244]
        ^ data[247] ^ data[248] ^ data[250] ^ data[251] ^ data[252];
    const uint64_t t22 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[8] ^ data[10] ^ data[11] ^ data[12]
        ^ data[13] ^ data[16] ^ data[17] ^ data[18] ^ data[22] ^ data[27] ^ data[30] ^ data[31] ^ data[33]
        ^ data[34] ^ data[35] ^ data[36] ^ data[41] ^ data[44] ^ data[45] ^ data[46] ^ data[48] ^ data[51]
        ^ data[52] ^ data[55] ^ data[61] ^ data[65] ^ data[66] ^ data[67] ^ data[68] ^ data[70] ^ data[75]
        ^ data[76] ^ data[78] ^ data[79] ^ data[81] ^ data[88] ^ data[89] ^ data[90] ^ data[91] ^ data[92]
        ^ data[96] ^ data[97] ^ data[99] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[108] ^ data[109]
        ^ data[110] ^ data[111] ^ data[113] ^ data[115] ^ data[116] ^ data[118] ^ data[120] ^ data[121] ^ data[123]
        ^ data[124] ^ data[126] ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[137]
        ^ data[138] ^ data[145] ^ data[150] ^ data[151] ^ data[152] ^ data[156] ^ data[157] ^ data[158] ^ data[159]
        ^ data[160] ^ data[161] ^ data[166] ^ data[167] ^ data[168] ^ data[169] ^ data[173] ^ data[174] ^ data[176]
        ^ data[177] ^ data[178] ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[187] ^ data[188]
        ^ data[189] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[195] ^ data[197] ^ data[199] ^ data[201]
        ^ data[202] ^ data[203] ^ data[204] ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[212]
        ^ data[213] ^ data[219] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[231] ^ data[232] ^ data[237]
        ^ data[238] ^ data[239] ^ data[240] ^ data[242] ^ data[243] ^ data[251] ^ data[252] ^ data[254];
    const uint64_t t23 = data[1] ^ data[2] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[12] ^ data[13]
        ^ data[14] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[23] ^ data[24] ^ data[28] ^ data[31]
        ^ data[32] ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[42] ^ data[45] ^ data[46] ^ data[47]
        ^ data[48] ^ data[49] ^ data[52] ^ data[53] ^ data[56] ^ data[62] ^ data[64] ^ data[66] ^ data[67]
        ^ data[68] ^ data[69] ^ data[71] ^ data[76] ^ data[77] ^ data[79] ^ data[82] ^ data[89] ^ data[90]
        ^ data[91] ^ data[92] ^ data[93] ^ data[97] ^ data[98] ^ data[100] ^ data[105] ^ data[106] ^ data[107]
        ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[117] ^ data[119] ^ data[121]
        ^ data[122] ^ data[124] ^ data[125] ^ data[127] ^ data[128] ^ data[130] ^ data[132] ^ data[133] ^ data[134]
        ^ data[135] ^ data[138] ^ data[139] ^ data[144] ^ data[146] ^ data[151] ^ data[153] ^ data[157] ^ data[158]
        ^ data[159] ^ data[161] ^ data[162] ^ data[167] ^ data[169] ^ data[170] ^ data[174] ^ data[175] ^ data[177]
        ^ data[178] ^ data[179] ^ data[182] ^ data[183] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[189]
        ^ data[190] ^ data[192] ^ data[193] ^ data[194] ^ data[195] ^ data[196] ^ data[198] ^ data[200] ^ data[202]
        ^ data[203] ^ data[204] ^ data[205] ^ data[206] ^ data[208] ^ data[209] ^ data[210] ^ data[211] ^ data[213]
        ^ data[214] ^ data[220] ^ data[226] ^ data[227] ^ data[228] ^ data[229] ^ data[232] ^ data[233] ^ data[238]
        ^ data[239] ^ data[240] ^ data[241] ^ data[243] ^ data[244] ^ data[248] ^ data[252] ^ data[253] ^ data[255];
    const uint64_t t24 = data[0] ^ data[1] ^ data[5] ^ data[6] ^ data[7] ^ data[9] ^ data[15] ^ data[17] ^ data[18]
        ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[29] ^ data[30] ^ data[32] ^ data[33] ^ data[34]
        ^ data[37] ^ data[41] ^ data[46] ^ data[48] ^ data[52] ^ data[53] ^ data[55] ^ data[57] ^ data[58]
        ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[70] ^ data[75]
        ^ data[78] ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[85] ^ data[88] ^ data[89]
        ^ data[92] ^ data[93] ^ data[96] ^ data[98] ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104]
        ^ data[105] ^ data[106] ^ data[108] ^ data[110] ^ data[111] ^ data[116] ^ data[118] ^ data[121] ^ data[122]
        ^ data[124] ^ data[126] ^ data[127] ^ data[129] ^ data[131] ^ data[132] ^ data[136] ^ data[138] ^ data[139]
        ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[145] ^ data[151] ^ data[154] ^ data[156] ^ data[157]
        ^ data[158] ^ data[159] ^ data[162] ^ data[167] ^ data[168] ^ data[170] ^ data[175] ^ data[177] ^ data[180]
        ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[187] ^ data[190] ^ data[193] ^ data[194]
        ^ data[195] ^ data[197] ^ data[198] ^ data[201] ^ data[204] ^ data[205] ^ data[207] ^ data[208] ^ data[210]
        ^ data[212] ^ data[213] ^ data[215] ^ data[217] ^ data[220] ^ data[224] ^ data[225] ^ data[228] ^ data[229]
        ^ data[234] ^ data[235] ^ data[238] ^ data[239] ^ data[241] ^ data[243] ^ data[246] ^ data[247] ^ data[248]
        ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    const uint64_t t25 = data[2] ^ data[5] ^ data[8] ^ data[9] ^ data[10] ^ data[15] ^ data[16] ^ data[17]
        ^ data[19] ^ data[22] ^ data[24] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[35] ^ data[37]
        ^ data[38] ^ data[41] ^ data[42] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[52] ^ data[54]
        ^ data[55] ^ data[56] ^ data[57] ^ data[66] ^ data[70] ^ data[71] ^ data[75] ^ data[76] ^ data[78]
        ^ data[79] ^ data[86] ^ data[90] ^ data[92] ^ data[94] ^ data[96] ^ data[97] ^ data[98] ^ data[99]
        ^ data[100] ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[112] ^ data[116] ^ data[117] ^ data[118]
        ^ data[119] ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[128] ^ data[129] ^ data[130]
        ^ data[131] ^ data[133] ^ data[136] ^ data[137] ^ data[138] ^ data[144] ^ data[145] ^ data[146] ^ data[151]
        ^ data[152] ^ data[154] ^ data[155] ^ data[156] ^ data[160] ^ data[162] ^ data[163] ^ data[167] ^ data[168]
        ^ data[169] ^ data[170] ^ data[171] ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[180] ^ data[186]
        ^ data[187] ^ data[188] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[196] ^ data[197] ^ data[199]
        ^ data[200] ^ data[201] ^ data[202] ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[209] ^ data[210]
        ^ data[211] ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[220] ^ data[221]
        ^ data[226] ^ data[228] ^ data[230] ^ data[232] ^ data[234] ^ data[236] ^ data[238] ^ data[240] ^ data[241]
        ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[253] ^ data[255];
    const uint64_t t26 = data[0] ^ data[3] ^ data[6] ^ data[9] ^ data[10] ^ data[11] ^ data[16] ^ data[17]
        ^ data[18] ^ data[20] ^ data[23] ^ data[24] ^ data[25] ^ data[27] ^ data[30] ^ data[33] ^ data[36]
        ^ data[38] ^ data[39] ^ data[40] ^ data[42] ^ data[43] ^ data[47] ^ data[48] ^ data[49] ^ data[50]
        ^ data[53] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[64] ^ data[67] ^ data[71] ^ data[76]
        ^ data[77] ^ data[79] ^ data[87] ^ data[88] ^ data[91] ^ data[93] ^ data[95] ^ data[97] ^ data[98]
        ^ data[99] ^ data[100] ^ data[101] ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[113] ^ data[117]
        ^ data[118] ^ data[119] ^ data[122] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[129] ^ data[130]
        ^ data[131] ^ data[132] ^ data[134] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[145] ^ data[146]
        ^ data[147] ^ data[153] ^ data[155] ^ data[156] ^ data[157] ^ data[161] ^ data[163] ^ data[164] ^ data[169]
        ^ data[170] ^ data[171] ^ data[172] ^ data[177] ^ data[178] ^ data[179] ^ data[181] ^ data[187] ^ data[188]
        ^ data[189] ^ data[191] ^ data[193] ^ data[194] ^ data[197] ^ data[198] ^ data[200] ^ data[201] ^ data[202]
        ^ data[203] ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[211] ^ data[212] ^ data[213]
        ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[221] ^ data[222] ^ data[224] ^ data[227]
        ^ data[229] ^ data[231] ^ data[233] ^ data[235] ^ data[237] ^ data[239] ^ data[241] ^ data[242] ^ data[243]
        ^ data[244] ^ data[245] ^ data[247] ^ data[254];
    const uint64_t t27 = data[0] ^ data[1] ^ data[4] ^ data[7] ^ data[10] ^ data[11] ^ data[12] ^ data[16]
        ^ data[17] ^ data[18] ^ data[19] ^ data[21] ^ data[24] ^ data[25] ^ data[26] ^ data[28] ^ data[31]
        ^ data[34] ^ data[37] ^ data[39] ^ data[41] ^ data[43] ^ data[44] ^ data[48] ^ data[49] ^ data[50]
        ^ data[51] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[65] ^ data[68] ^ data[72]
        ^ data[77] ^ data[78] ^ data[80] ^ data[88] ^ data[89] ^ data[92] ^ data[94] ^ data[98] ^ data[99]
        ^ data[100] ^ data[101] ^ data[102] ^ data[104] ^ data[109] ^ data[110] ^ data[111] ^ data[114] ^ data[118]
        ^ data[119] ^ data[120] ^ data[123] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[131]
        ^ data[132] ^ data[133] ^ data[135] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[146]
        ^ data[147] ^ data[148] ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[160] ^ data[162] ^ data[164]
        ^ data[165] ^ data[168] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[176] ^ data[178] ^ data[179]
        ^ data[180] ^ data[182] ^ data[184] ^ data[188] ^ data[189] ^ data[190] ^ data[192] ^ data[194] ^ data[195]
        ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[204] ^ data[206] ^ data[209]
        ^ data[210] ^ data[211] ^ data[212] ^ data[213] ^ data[214] ^ data[217] ^ data[218] ^ data[219] ^ data[220]
        ^ data[222] ^ data[223] ^ data[224] ^ data[225] ^ data[228] ^ data[230] ^ data[234] ^ data[236] ^ data[238]
        ^ data[240] ^ data[242] ^ data[243] ^ data[244] ^ data[245] ^ data[246] ^ data[255];
    const uint64_t t28 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[8] ^ data[11] ^ data[12] ^ data[13]
        ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[27]
        ^ data[29] ^ data[35] ^ data[38] ^ data[40] ^ data[42] ^ data[44] ^ data[45] ^ data[48] ^ data[49]
        ^ data[50] ^ data[51] ^ data[52] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60]
        ^ data[64] ^ data[66] ^ data[69] ^ data[73] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[89]
        ^ data[90] ^ data[93] ^ data[95] ^ data[99] ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104]
        ^ data[105] ^ data[110] ^ data[111] ^ data[112] ^ data[115] ^ data[119] ^ data[120] ^ data[121] ^ data[124]
        ^ data[126] ^ data[127] ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[137] ^ data[138]
        ^ data[139] ^ data[140] ^ data[141] ^ data[144] ^ data[147] ^ data[148] ^ data[149] ^ data[155] ^ data[157]
        ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[163] ^ data[165] ^ data[166] ^ data[168] ^ data[169]
        ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[177] ^ data[179] ^ data[180] ^ data[181] ^ data[183]
        ^ data[184] ^ data[185] ^ data[189] ^ data[190] ^ data[191] ^ data[193] ^ data[195] ^ data[196] ^ data[199]
        ^ data[201] ^ data[202] ^ data[203] ^ data[204] ^ data[205] ^ data[207] ^ data[210] ^ data[211] ^ data[212]
        ^ data[213] ^ data[214] ^ data[215] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[223] ^ data[225]
        ^ data[226] ^ data[229] ^ data[231] ^ data[232] ^ data[235] ^ data[237] ^ data[239] ^ data[240] ^ data[241]
        ^ data[243] ^ data[244] ^ data[245] ^ data[246] ^ data[247] ^ data[248];
    const uint64_t t29 = data[0] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[12] ^ data[13] ^ data[14]
        ^ data[15] ^ data[16] ^ data[17] ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[24] ^ data[26]
        ^ data[27] ^ data[28] ^ data[29] ^ data[32] ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[39]
        ^ data[40] ^ data[43] ^ data[45] ^ data[49] ^ data[50] ^ data[51] ^ data[55] ^ data[62] ^ data[63]
        ^ data[64] ^ data[67] ^ data[72] ^ data[74] ^ data[75] ^ data[78] ^ data[79] ^ data[83] ^ data[84]
        ^ data[85] ^ data[88] ^ data[89] ^ data[90] ^ data[91] ^ data[92] ^ data[93] ^ data[94] ^ data[98]
        ^ data[104] ^ data[108] ^ data[110] ^ data[113] ^ data[118] ^ data[120] ^ data[124] ^ data[125] ^ data[126]
        ^ data[129] ^ data[130] ^ data[131] ^ data[133] ^ data[134] ^ data[135] ^ data[136] ^ data[143] ^ data[144]
        ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[154] ^ data[157] ^ data[161] ^ data[164] ^ data[166]
        ^ data[169] ^ data[172] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[178] ^ data[183] ^ data[186]
        ^ data[187] ^ data[191] ^ data[193] ^ data[195] ^ data[196] ^ data[198] ^ data[200] ^ data[201] ^ data[202]
        ^ data[203] ^ data[206] ^ data[207] ^ data[210] ^ data[211] ^ data[214] ^ data[216] ^ data[217] ^ data[219]
        ^ data[221] ^ data[222] ^ data[224] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[229] ^ data[230]
        ^ data[232] ^ data[233] ^ data[234] ^ data[235] ^ data[236] ^ data[239] ^ data[242] ^ data[243] ^ data[244]
        ^ data[245] ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    const uint64_t t30 = data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[13] ^ data[14] ^ data[16] ^ data[20]
        ^ data[21] ^ data[27] ^ data[28] ^ data[32] ^ data[35] ^ data[38] ^ data[44] ^ data[50] ^ data[51]
        ^ data[53] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62]
        ^ data[68] ^ data[70] ^ data[73] ^ data[76] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82]
        ^ data[83] ^ data[86] ^ data[90] ^ data[91] ^ data[94] ^ data[95] ^ data[96] ^ data[98] ^ data[99]
        ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[106] ^ data[108] ^ data[109] ^ data[110]
        ^ data[114] ^ data[116] ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[129]
        ^ data[130] ^ data[134] ^ data[135] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141]
        ^ data[142] ^ data[143] ^ data[149] ^ data[150] ^ data[152] ^ data[154] ^ data[155] ^ data[156] ^ data[157]
        ^ data[159] ^ data[160] ^ data[165] ^ data[168] ^ data[173] ^ data[174] ^ data[178] ^ data[179] ^ data[180]
        ^ data[181] ^ data[182] ^ data[183] ^ data[185] ^ data[188] ^ data[190] ^ data[192] ^ data[193] ^ data[195]
        ^ data[196] ^ data[198] ^ data[199] ^ data[202] ^ data[203] ^ data[205] ^ data[208] ^ data[210] ^ data[211]
        ^ data[213] ^ data[218] ^ data[222] ^ data[223] ^ data[226] ^ data[227] ^ data[230] ^ data[231] ^ data[232]
        ^ data[233] ^ data[236] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[244] ^ data[245] ^ data[247]
        ^ data[248] ^ data[249] ^ data[250] ^ data[253] ^ data[255];
    const uint64_t t31 = data[0] ^ data[4] ^ data[5] ^ data[6] ^ data[8] ^ data[14] ^ data[15] ^ data[16]
        ^ data[17] ^ data[21] ^ data[22] ^ data[24] ^ data[28] ^ data[29] ^ data[32] ^ data[33] ^ data[36]
        ^ data[39] ^ data[40] ^ data[45] ^ data[51] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[58]
        ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[69] ^ data[71] ^ data[74]
        ^ data[77] ^ data[79] ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[87] ^ data[88]
        ^ data[91] ^ data[92] ^ data[95] ^ data[97] ^ data[99] ^ data[100] ^ data[101] ^ data[102] ^ data[103]
        ^ data[104] ^ data[105] ^ data[107] ^ data[109] ^ data[110] ^ data[111] ^ data[115] ^ data[117] ^ data[119]
        ^ data[120] ^ data[121] ^ data[123] ^ data[125] ^ data[126] ^ data[128] ^ data[130] ^ data[131] ^ data[135]
        ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[144] ^ data[150]
        ^ data[151] ^ data[153] ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[161] ^ data[166] ^ data[169]
        ^ data[174] ^ data[175] ^ data[176] ^ data[179] ^ data[180] ^ data[181] ^ data[182] ^ data[183] ^ data[184]
        ^ data[186] ^ data[189] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[197] ^ data[199]
        ^ data[200] ^ data[203] ^ data[204] ^ data[206] ^ data[209] ^ data[211] ^ data[212] ^ data[214] ^ data[216]
        ^ data[219] ^ data[223] ^ data[224] ^ data[227] ^ data[228] ^ data[231] ^ data[233] ^ data[234] ^ data[237]
        ^ data[238] ^ data[239] ^ data[240] ^ data[242] ^ data[245] ^ data[246] ^ data[248] ^ data[249] ^ data[250]
        ^ data[251] ^ data[254];
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

void ecc_rs_ssc_tsd_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[8] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[48] ^ entry[56]
        ^ entry[64] ^ entry[72] ^ entry[80] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[120]
        ^ entry[128] ^ entry[136] ^ entry[144] ^ entry[152] ^ entry[160] ^ entry[168] ^ entry[176] ^ entry[184]
        ^ entry[192] ^ entry[200] ^ entry[208] ^ entry[216] ^ entry[224] ^ entry[232] ^ entry[240] ^ entry[248]
        ^ entry[256] ^ entry[264] ^ entry[272] ^ entry[280];
    const uint64_t t1 = entry[1] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[57]
        ^ entry[65] ^ entry[73] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[105] ^ entry[113] ^ entry[121]
        ^ entry[129] ^ entry[137] ^ entry[145] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[177] ^ entry[185]
        ^ entry[193] ^ entry[201] ^ entry[209] ^ entry[217] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[249]
        ^ entry[257] ^ entry[265] ^ entry[273] ^ entry[281];
    const uint64_t t2 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[50]
        ^ entry[58] ^ entry[66] ^ entry[74] ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114]
        ^ entry[122] ^ entry[130] ^ entry[138] ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170] ^ entry[178]
        ^ entry[186] ^ entry[194] ^ entry[202] ^ entry[210] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242]
        ^ entry[250] ^ entry[258] ^ entry[266] ^ entry[274] ^ entry[282];
    const uint64_t t3 = entry[3] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[51]
        ^ entry[59] ^ entry[67] ^ entry[75] ^ entry[83] ^ entry[91] ^ entry[99] ^ entry[107] ^ entry[115]
        ^ entry[123] ^ entry[131] ^ entry[139] ^ entry[147] ^ entry[155] ^ entry[163] ^ entry[171] ^ entry[179]
        ^ entry[187] ^ entry[195] ^ entry[203] ^ entry[211] ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[243]
        ^ entry[251] ^ entry[259] ^ entry[267] ^ entry[275] ^ entry[283];
    const uint64_t t4 = entry[4] ^ entry[12] ^ entry[20] ^ entry[28] ^ entry[36] ^ entry[44] ^ entry[52]
        ^ entry[60] ^ entry[68] ^ entry[76] ^ entry[84] ^ entry[92] ^ entry[100] ^ entry[108] ^ entry[116]
        ^ entry[124] ^ entry[132] ^ entry[140] ^ entry[148] ^ entry[156] ^ entry[164] ^ entry[172] ^ entry[180]
        ^ entry[188] ^ entry[196] ^ entry[204] ^ entry[212] ^ entry[220] ^ entry[228] ^ entry[236] ^ entry[244]
        ^ entry[252] ^ entry[260] ^ entry[268] ^ entry[276] ^ entry[284];
    const uint64_t t5 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[37] ^ entry[45] ^ entry[53]
        ^ entry[61] ^ entry[69] ^ entry[77] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[109] ^ entry[117]
        ^ entry[125] ^ entry[133] ^ entry[141] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[181]
        ^ entry[189] ^ entry[197] ^ entry[205] ^ entry[213] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245]
        ^ entry[253] ^ entry[261] ^ entry[269] ^ entry[277] ^ entry[285];
    const uint64_t t6 = entry[6] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[38] ^ entry[46] ^ entry[54]
        ^ entry[62] ^ entry[70] ^ entry[78] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[110] ^ entry[118]
        ^ entry[126] ^ entry[134] ^ entry[142] ^ entry[150] ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[182]
        ^ entry[190] ^ entry[198] ^ entry[206] ^ entry[214] ^ entry[222] ^ entry[230] ^ entry[238] ^ entry[246]
        ^ entry[254] ^ entry[262] ^ entry[270] ^ entry[278] ^ entry[286];
    const uint64_t t7 = entry[7] ^ entry[15] ^ entry[23] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55]
        ^ entry[63] ^ entry[71] ^ entry[79] ^ entry[87] ^ entry[95] ^ entry[103] ^ entry[111] ^ entry[119]
        ^ entry[127] ^ entry[135] ^ entry[143] ^ entry[151] ^ entry[159] ^ entry[167] ^ entry[175] ^ entry[183]
        ^ entry[191] ^ entry[199] ^ entry[207] ^ entry[215] ^ entry[223] ^ entry[231] ^ entry[239] ^ entry[247]
        ^ entry[255] ^ entry[263] ^ entry[271] ^ entry[279] ^ entry[287];
    const uint64_t t8 = entry[0] ^ entry[15] ^ entry[22] ^ entry[29] ^ entry[31] ^ entry[36] ^ entry[38]
        ^ entry[39] ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[54]
        ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[64] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[73]
        ^ entry[74] ^ entry[75] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[86] ^ entry[87] ^ entry[88]
        ^ entry[89] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[100] ^ entry[101] ^ entry[102]
        ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[111] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118]
        ^ entry[119] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128]
        ^ entry[129] ^ entry[130] ^ entry[132] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[137]
        ^ entry[139] ^ entry[140] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[146] ^ entry[147] ^ entry[148]
        ^ entry[149] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[160] ^ entry[161] ^ entry[162]
        ^ entry[163] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[174] ^ entry[176] ^ entry[177]
        ^ entry[181] ^ entry[183] ^ entry[184] ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[195] ^ entry[197]
        ^ entry[198] ^ entry[202] ^ entry[204] ^ entry[205] ^ entry[209] ^ entry[211] ^ entry[212] ^ entry[215]
        ^ entry[216] ^ entry[218] ^ entry[219] ^ entry[222] ^ entry[223] ^ entry[225] ^ entry[226] ^ entry[229]
        ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[243]
        ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[254] ^ entry[257]
        ^ entry[258] ^ entry[260] ^ entry[261] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[272]
        ^ entry[274] ^ entry[275] ^ entry[281] ^ entry[282] ^ entry[287];
    const uint64_t t9 = entry[1] ^ entry[8] ^ entry[15] ^ entry[22] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31]
        ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[50] ^ entry[51] ^ entry[52]
        ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[62] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[69]
        ^ entry[72] ^ entry[73] ^ entry[76] ^ entry[79] ^ entry[80] ^ entry[83] ^ entry[86] ^ entry[90] ^ entry[93]
        ^ entry[97] ^ entry[100] ^ entry[103] ^ entry[104] ^ entry[107] ^ entry[110] ^ entry[111] ^ entry[114]
        ^ entry[117] ^ entry[118] ^ entry[121] ^ entry[124] ^ entry[125] ^ entry[128] ^ entry[131] ^ entry[132]
        ^ entry[138] ^ entry[139] ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[150] ^ entry[152] ^ entry[153]
        ^ entry[157] ^ entry[160] ^ entry[164] ^ entry[167] ^ entry[171] ^ entry[174] ^ entry[175] ^ entry[178]
        ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[185] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[192]
        ^ entry[195] ^ entry[196] ^ entry[197] ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[204] ^ entry[206]
        ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[213] ^ entry[215] ^ entry[216] ^ entry[217] ^ entry[218]
        ^ entry[220] ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[227] ^ entry[229] ^ entry[231] ^ entry[232]
        ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[241] ^ entry[243] ^ entry[245] ^ entry[246]
        ^ entry[248] ^ entry[250] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[257] ^ entry[259] ^ entry[260]
        ^ entry[262] ^ entry[264] ^ entry[266] ^ entry[267] ^ entry[269] ^ entry[273] ^ entry[274] ^ entry[276]
        ^ entry[280] ^ entry[281] ^ entry[283] ^ entry[287];
    const uint64_t t10 = entry[2] ^ entry[9] ^ entry[16] ^ entry[23] ^ entry[30] ^ entry[31] ^ entry[37]
        ^ entry[38] ^ entry[39] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[58]
        ^ entry[59] ^ entry[60] ^ entry[63] ^ entry[65] ^ entry[66] ^ entry[67] ^ entry[70] ^ entry[72] ^ entry[73]
        ^ entry[74] ^ entry[77] ^ entry[80] ^ entry[81] ^ entry[84] ^ entry[87] ^ entry[88] ^ entry[91] ^ entry[94]
        ^ entry[98] ^ entry[101] ^ entry[105] ^ entry[108] ^ entry[111] ^ entry[112] ^ entry[115] ^ entry[118]
        ^ entry[119] ^ entry[122] ^ entry[125] ^ entry[126] ^ entry[129] ^ entry[132] ^ entry[133] ^ entry[136]
        ^ entry[139] ^ entry[140] ^ entry[146] ^ entry[147] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[158]
        ^ entry[160] ^ entry[161] ^ entry[165] ^ entry[168] ^ entry[172] ^ entry[175] ^ entry[179] ^ entry[182]
        ^ entry[183] ^ entry[186] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[193] ^ entry[196] ^ entry[197]
        ^ entry[198] ^ entry[200] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[207] ^ entry[210] ^ entry[211]
        ^ entry[212] ^ entry[214] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[221] ^ entry[223] ^ entry[224]
        ^ entry[225] ^ entry[226] ^ entry[228] ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[235] ^ entry[237]
        ^ entry[239] ^ entry[240] ^ entry[242] ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[249] ^ entry[251]
        ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[258] ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[265]
        ^ entry[267] ^ entry[268] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[277] ^ entry[281]
        ^ entry[282] ^ entry[284];
    const uint64_t t11 = entry[3] ^ entry[10] ^ entry[17] ^ entry[24] ^ entry[31] ^ entry[38] ^ entry[39]
        ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[59] ^ entry[60] ^ entry[61]
        ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[71] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[78] ^ entry[80]
        ^ entry[81] ^ entry[82] ^ entry[85] ^ entry[88] ^ entry[89] ^ entry[92] ^ entry[95] ^ entry[96] ^ entry[99]
        ^ entry[102] ^ entry[106] ^ entry[109] ^ entry[113] ^ entry[116] ^ entry[119] ^ entry[120] ^ entry[123]
        ^ entry[126] ^ entry[127] ^ entry[130] ^ entry[133] ^ entry[134] ^ entry[137] ^ entry[140] ^ entry[141]
        ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[154] ^ entry[155] ^ entry[159] ^ entry[161] ^ entry[162]
        ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[173] ^ entry[176] ^ entry[180] ^ entry[183] ^ entry[187]
        ^ entry[190] ^ entry[191] ^ entry[194] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[201] ^ entry[204]
        ^ entry[205] ^ entry[206] ^ entry[208] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[215] ^ entry[218]
        ^ entry[219] ^ entry[220] ^ entry[222] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[231]
        ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[240] ^ entry[241] ^ entry[243]
        ^ entry[245] ^ entry[247] ^ entry[248] ^ entry[250] ^ entry[252] ^ entry[254] ^ entry[255] ^ entry[257]
        ^ entry[259] ^ entry[261] ^ entry[262] ^ entry[264] ^ entry[266] ^ entry[268] ^ entry[269] ^ entry[271]
        ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[278] ^ entry[280] ^ entry[282] ^ entry[283] ^ entry[285];
    const uint64_t t12 = entry[4] ^ entry[11] ^ entry[18] ^ entry[25] ^ entry[32] ^ entry[39] ^ entry[46]
        ^ entry[47] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[67] ^ entry[68]
        ^ entry[69] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[79] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[86]
        ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[93] ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[103]
        ^ entry[104] ^ entry[107] ^ entry[110] ^ entry[114] ^ entry[117] ^ entry[121] ^ entry[124] ^ entry[127]
        ^ entry[128] ^ entry[131] ^ entry[134] ^ entry[135] ^ entry[138] ^ entry[141] ^ entry[142] ^ entry[145]
        ^ entry[148] ^ entry[149] ^ entry[152] ^ entry[155] ^ entry[156] ^ entry[162] ^ entry[163] ^ entry[167]
        ^ entry[169] ^ entry[170] ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[181] ^ entry[184] ^ entry[188]
        ^ entry[191] ^ entry[195] ^ entry[198] ^ entry[199] ^ entry[202] ^ entry[205] ^ entry[206] ^ entry[207]
        ^ entry[209] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[219] ^ entry[220] ^ entry[221]
        ^ entry[223] ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[230] ^ entry[233] ^ entry[234] ^ entry[235]
        ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[246] ^ entry[248]
        ^ entry[249] ^ entry[251] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[258] ^ entry[260] ^ entry[262]
        ^ entry[263] ^ entry[265] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[276]
        ^ entry[277] ^ entry[279] ^ entry[281] ^ entry[283] ^ entry[284] ^ entry[286];
    const uint64_t t13 = entry[5] ^ entry[12] ^ entry[15] ^ entry[19] ^ entry[22] ^ entry[26] ^ entry[29]
        ^ entry[31] ^ entry[33] ^ entry[36] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[43] ^ entry[45] ^ entry[46]
        ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63]
        ^ entry[64] ^ entry[66] ^ entry[67] ^ entry[69] ^ entry[70] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[77]
        ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[83] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91]
        ^ entry[93] ^ entry[95] ^ entry[97] ^ entry[98] ^ entry[100] ^ entry[102] ^ entry[104] ^ entry[105]
        ^ entry[107] ^ entry[109] ^ entry[112] ^ entry[114] ^ entry[116] ^ entry[119] ^ entry[121] ^ entry[123]
        ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[130] ^ entry[133] ^ entry[134] ^ entry[137] ^ entry[140]
        ^ entry[141] ^ entry[143] ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[150] ^ entry[154] ^ entry[155]
        ^ entry[157] ^ entry[161] ^ entry[162] ^ entry[164] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[171]
        ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[178] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[185]
        ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[195] ^ entry[196] ^ entry[197]
        ^ entry[198] ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[206] ^ entry[207]
        ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217]
        ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[225] ^ entry[226]
        ^ entry[227] ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235]
        ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245]
        ^ entry[246] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[256] ^ entry[258]
        ^ entry[259] ^ entry[260] ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[270] ^ entry[271]
        ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[284]
        ^ entry[285];
    const uint64_t t14 = entry[6] ^ entry[13] ^ entry[15] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[27]
        ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[43]
        ^ entry[44] ^ entry[45] ^ entry[48] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[57] ^ entry[58] ^ entry[59]
        ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[77]
        ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[91] ^ entry[92] ^ entry[93]
        ^ entry[95] ^ entry[98] ^ entry[99] ^ entry[100] ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[106]
        ^ entry[107] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[116]
        ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[124] ^ entry[125]
        ^ entry[126] ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[137] ^ entry[138]
        ^ entry[139] ^ entry[140] ^ entry[144] ^ entry[145] ^ entry[146] ^ entry[147] ^ entry[151] ^ entry[152]
        ^ entry[153] ^ entry[154] ^ entry[158] ^ entry[160] ^ entry[161] ^ entry[165] ^ entry[167] ^ entry[168]
        ^ entry[172] ^ entry[174] ^ entry[175] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[186] ^ entry[188]
        ^ entry[189] ^ entry[193] ^ entry[195] ^ entry[196] ^ entry[199] ^ entry[200] ^ entry[202] ^ entry[203]
        ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217]
        ^ entry[220] ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[227] ^ entry[228] ^ entry[230] ^ entry[231]
        ^ entry[234] ^ entry[235] ^ entry[237] ^ entry[238] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245]
        ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[256] ^ entry[258] ^ entry[259] ^ entry[265]
        ^ entry[266] ^ entry[271] ^ entry[272] ^ entry[273] ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[285]
        ^ entry[286] ^ entry[287];
    const uint64_t t15 = entry[7] ^ entry[14] ^ entry[21] ^ entry[23] ^ entry[28] ^ entry[30] ^ entry[31]
        ^ entry[35] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[49]
        ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[65] ^ entry[66]
        ^ entry[67] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81]
        ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[99]
        ^ entry[100] ^ entry[101] ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[110] ^ entry[111]
        ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121]
        ^ entry[122] ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[131]
        ^ entry[132] ^ entry[133] ^ entry[134] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140] ^ entry[141]
        ^ entry[145] ^ entry[146] ^ entry[147] ^ entry[148] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155]
        ^ entry[159] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[173]
        ^ entry[175] ^ entry[176] ^ entry[180] ^ entry[182] ^ entry[183] ^ entry[187] ^ entry[189] ^ entry[190]
        ^ entry[194] ^ entry[196] ^ entry[197] ^ entry[201] ^ entry[203] ^ entry[204] ^ entry[207] ^ entry[208]
        ^ entry[210] ^ entry[211] ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218] ^ entry[221] ^ entry[222]
        ^ entry[224] ^ entry[225] ^ entry[228] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[235] ^ entry[236]
        ^ entry[238] ^ entry[239] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[249] ^ entry[250]
        ^ entry[252] ^ entry[253] ^ entry[256] ^ entry[257] ^ entry[259] ^ entry[260] ^ entry[264] ^ entry[266]
        ^ entry[267] ^ entry[273] ^ entry[274] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[286] ^ entry[287];
    const uint64_t t16 = entry[0] ^ entry[14] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28]
        ^ entry[29] ^ entry[30] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[40] ^ entry[41] ^ entry[42]
        ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[58] ^ entry[59] ^ entry[60]
        ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71]
        ^ entry[72] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[83]
        ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[93] ^ entry[95] ^ entry[99] ^ entry[101] ^ entry[102]
        ^ entry[105] ^ entry[107] ^ entry[108] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[117] ^ entry[118]
        ^ entry[120] ^ entry[123] ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[129] ^ entry[130] ^ entry[132]
        ^ entry[133] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[144] ^ entry[145] ^ entry[150] ^ entry[151]
        ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165]
        ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[177]
        ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[192] ^ entry[193]
        ^ entry[194] ^ entry[199] ^ entry[200] ^ entry[205] ^ entry[207] ^ entry[211] ^ entry[213] ^ entry[215]
        ^ entry[217] ^ entry[219] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[225] ^ entry[227] ^ entry[228]
        ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237]
        ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245]
        ^ entry[246] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[255] ^ entry[256]
        ^ entry[257] ^ entry[258] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[267] ^ entry[269] ^ entry[270]
        ^ entry[271] ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[281] ^ entry[282]
        ^ entry[283] ^ entry[284] ^ entry[286];
    const uint64_t t17 = entry[1] ^ entry[14] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[26]
        ^ entry[27] ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[37] ^ entry[40] ^ entry[43]
        ^ entry[46] ^ entry[49] ^ entry[52] ^ entry[55] ^ entry[58] ^ entry[61] ^ entry[62] ^ entry[64] ^ entry[67]
        ^ entry[68] ^ entry[73] ^ entry[74] ^ entry[78] ^ entry[80] ^ entry[84] ^ entry[87] ^ entry[90] ^ entry[93]
        ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[103] ^ entry[105]
        ^ entry[106] ^ entry[107] ^ entry[109] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[115] ^ entry[117]
        ^ entry[119] ^ entry[121] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[129] ^ entry[131] ^ entry[132]
        ^ entry[134] ^ entry[137] ^ entry[138] ^ entry[140] ^ entry[144] ^ entry[146] ^ entry[150] ^ entry[152]
        ^ entry[156] ^ entry[162] ^ entry[166] ^ entry[168] ^ entry[172] ^ entry[174] ^ entry[178] ^ entry[180]
        ^ entry[183] ^ entry[184] ^ entry[186] ^ entry[189] ^ entry[192] ^ entry[195] ^ entry[199] ^ entry[201]
        ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[215]
        ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[224] ^ entry[225] ^ entry[226]
        ^ entry[227] ^ entry[232] ^ entry[233] ^ entry[247] ^ entry[253] ^ entry[255] ^ entry[259] ^ entry[261]
        ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[273] ^ entry[274]
        ^ entry[275] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[285] ^ entry[286] ^ entry[287];
    const uint64_t t18 = entry[2] ^ entry[8] ^ entry[15] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[27]
        ^ entry[28] ^ entry[29] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[44]
        ^ entry[47] ^ entry[50] ^ entry[53] ^ entry[56] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[65] ^ entry[68]
        ^ entry[69] ^ entry[74] ^ entry[75] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[85] ^ entry[91] ^ entry[94]
        ^ entry[95] ^ entry[97] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[106] ^ entry[107] ^ entry[108]
        ^ entry[110] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[122]
        ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[130] ^ entry[132] ^ entry[133] ^ entry[135]
        ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[141] ^ entry[144] ^ entry[145] ^ entry[147] ^ entry[151]
        ^ entry[153] ^ entry[157] ^ entry[163] ^ entry[167] ^ entry[169] ^ entry[173] ^ entry[175] ^ entry[179]
        ^ entry[181] ^ entry[185] ^ entry[187] ^ entry[190] ^ entry[193] ^ entry[196] ^ entry[202] ^ entry[206]
        ^ entry[207] ^ entry[208] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[218] ^ entry[219]
        ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228]
        ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[240] ^ entry[254] ^ entry[260] ^ entry[262] ^ entry[263]
        ^ entry[266] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276]
        ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[286] ^ entry[287];
    const uint64_t t19 = entry[3] ^ entry[9] ^ entry[22] ^ entry[23] ^ entry[28] ^ entry[29] ^ entry[30]
        ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[45] ^ entry[48]
        ^ entry[51] ^ entry[54] ^ entry[57] ^ entry[60] ^ entry[63] ^ entry[66] ^ entry[69] ^ entry[70] ^ entry[72]
        ^ entry[75] ^ entry[76] ^ entry[81] ^ entry[82] ^ entry[86] ^ entry[88] ^ entry[92] ^ entry[95] ^ entry[98]
        ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[104] ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[111]
        ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[123]
        ^ entry[125] ^ entry[127] ^ entry[129] ^ entry[131] ^ entry[133] ^ entry[134] ^ entry[137] ^ entry[139]
        ^ entry[140] ^ entry[142] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[152] ^ entry[154] ^ entry[158]
        ^ entry[160] ^ entry[164] ^ entry[170] ^ entry[174] ^ entry[176] ^ entry[180] ^ entry[182] ^ entry[186]
        ^ entry[188] ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[197] ^ entry[200] ^ entry[203] ^ entry[207]
        ^ entry[209] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[222]
        ^ entry[223] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[232] ^ entry[233]
        ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[255] ^ entry[261] ^ entry[263] ^ entry[267]
        ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[281]
        ^ entry[282] ^ entry[283] ^ entry[287];
    const uint64_t t20 = entry[4] ^ entry[10] ^ entry[16] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31]
        ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[46] ^ entry[48] ^ entry[49]
        ^ entry[52] ^ entry[55] ^ entry[58] ^ entry[61] ^ entry[64] ^ entry[67] ^ entry[70] ^ entry[71] ^ entry[73]
        ^ entry[76] ^ entry[77] ^ entry[82] ^ entry[83] ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[93] ^ entry[99]
        ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[114] ^ entry[115]
        ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[124] ^ entry[126] ^ entry[128]
        ^ entry[130] ^ entry[132] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[140] ^ entry[141]
        ^ entry[143] ^ entry[144] ^ entry[146] ^ entry[147] ^ entry[149] ^ entry[152] ^ entry[153] ^ entry[155]
        ^ entry[159] ^ entry[161] ^ entry[165] ^ entry[171] ^ entry[175] ^ entry[177] ^ entry[181] ^ entry[183]
        ^ entry[187] ^ entry[189] ^ entry[193] ^ entry[195] ^ entry[198] ^ entry[201] ^ entry[204] ^ entry[210]
        ^ entry[214] ^ entry[215] ^ entry[216] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[226]
        ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235]
        ^ entry[236] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[248] ^ entry[262] ^ entry[268] ^ entry[270]
        ^ entry[271] ^ entry[274] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[282] ^ entry[283]
        ^ entry[284];
    const uint64_t t21 = entry[5] ^ entry[11] ^ entry[14] ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[23]
        ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[37] ^ entry[38]
        ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[46] ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[54]
        ^ entry[56] ^ entry[58] ^ entry[60] ^ entry[63] ^ entry[64] ^ entry[66] ^ entry[69] ^ entry[70] ^ entry[72]
        ^ entry[75] ^ entry[76] ^ entry[78] ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[87] ^ entry[88] ^ entry[90]
        ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[102]
        ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[112]
        ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121]
        ^ entry[122] ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[132]
        ^ entry[135] ^ entry[136] ^ entry[137] ^ entry[138] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[147]
        ^ entry[148] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160]
        ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[172]
        ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[184]
        ^ entry[186] ^ entry[187] ^ entry[190] ^ entry[192] ^ entry[193] ^ entry[196] ^ entry[202] ^ entry[207]
        ^ entry[208] ^ entry[213] ^ entry[219] ^ entry[225] ^ entry[238] ^ entry[239] ^ entry[244] ^ entry[245]
        ^ entry[246] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258]
        ^ entry[261] ^ entry[264] ^ entry[267] ^ entry[270] ^ entry[273] ^ entry[276] ^ entry[279] ^ entry[282]
        ^ entry[285] ^ entry[286];
    const uint64_t t22 = entry[6] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21]
        ^ entry[22] ^ entry[24] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[38]
        ^ entry[39] ^ entry[40] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[54]
        ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64]
        ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[79]
        ^ entry[80] ^ entry[81] ^ entry[85] ^ entry[87] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[97] ^ entry[99]
        ^ entry[100] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[115]
        ^ entry[116] ^ entry[118] ^ entry[119] ^ entry[121] ^ entry[122] ^ entry[124] ^ entry[125] ^ entry[128]
        ^ entry[130] ^ entry[131] ^ entry[136] ^ entry[137] ^ entry[142] ^ entry[143] ^ entry[148] ^ entry[149]
        ^ entry[150] ^ entry[151] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[160] ^ entry[161]
        ^ entry[162] ^ entry[163] ^ entry[166] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[172] ^ entry[173]
        ^ entry[174] ^ entry[178] ^ entry[179] ^ entry[180] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[191]
        ^ entry[192] ^ entry[197] ^ entry[199] ^ entry[203] ^ entry[205] ^ entry[207] ^ entry[209] ^ entry[211]
        ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[222]
        ^ entry[223] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[231]
        ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[240]
        ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[250]
        ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[259] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[265]
        ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[276]
        ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[284] ^ entry[287];
    const uint64_t t23 = entry[7] ^ entry[13] ^ entry[15] ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[23]
        ^ entry[25] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[40]
        ^ entry[41] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[57]
        ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[67] ^ entry[68]
        ^ entry[69] ^ entry[70] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[80] ^ entry[81] ^ entry[82]
        ^ entry[86] ^ entry[88] ^ entry[92] ^ entry[94] ^ entry[95] ^ entry[98] ^ entry[100] ^ entry[101]
        ^ entry[104] ^ entry[106] ^ entry[107] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[116]
        ^ entry[117] ^ entry[119] ^ entry[122] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[128] ^ entry[129]
        ^ entry[131] ^ entry[132] ^ entry[137] ^ entry[138] ^ entry[143] ^ entry[144] ^ entry[149] ^ entry[150]
        ^ entry[151] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[161] ^ entry[162] ^ entry[163]
        ^ entry[164] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[173] ^ entry[174] ^ entry[175]
        ^ entry[176] ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[192]
        ^ entry[193] ^ entry[198] ^ entry[204] ^ entry[206] ^ entry[210] ^ entry[212] ^ entry[214] ^ entry[215]
        ^ entry[216] ^ entry[218] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[224] ^ entry[226]
        ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234]
        ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242]
        ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[254]
        ^ entry[256] ^ entry[257] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[266] ^ entry[268] ^ entry[269]
        ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[279]
        ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[283] ^ entry[285];
    const uint64_t t24 = entry[0] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22]
        ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[31] ^ entry[32] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[41]
        ^ entry[42] ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[51] ^ entry[52]
        ^ entry[53] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[62] ^ entry[67] ^ entry[69] ^ entry[70] ^ entry[72]
        ^ entry[74] ^ entry[75] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[83] ^ entry[84] ^ entry[86] ^ entry[87]
        ^ entry[88] ^ entry[89] ^ entry[91] ^ entry[92] ^ entry[96] ^ entry[97] ^ entry[102] ^ entry[103]
        ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115]
        ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[128] ^ entry[129]
        ^ entry[130] ^ entry[135] ^ entry[140] ^ entry[142] ^ entry[145] ^ entry[147] ^ entry[149] ^ entry[150]
        ^ entry[151] ^ entry[152] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159]
        ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[168]
        ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[176] ^ entry[179] ^ entry[181] ^ entry[182]
        ^ entry[183] ^ entry[184] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[191] ^ entry[192]
        ^ entry[193] ^ entry[194] ^ entry[196] ^ entry[199] ^ entry[201] ^ entry[204] ^ entry[206] ^ entry[209]
        ^ entry[211] ^ entry[216] ^ entry[221] ^ entry[222] ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[230]
        ^ entry[231] ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[240]
        ^ entry[241] ^ entry[243] ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[251]
        ^ entry[252] ^ entry[253] ^ entry[254] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[259]
        ^ entry[260] ^ entry[262] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[271]
        ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[283];
    const uint64_t t25 = entry[1] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[20]
        ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[28] ^ entry[31] ^ entry[33] ^ entry[36] ^ entry[39] ^ entry[41]
        ^ entry[44] ^ entry[45] ^ entry[49] ^ entry[50] ^ entry[54] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[64]
        ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[78]
        ^ entry[81] ^ entry[83] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[96]
        ^ entry[98] ^ entry[102] ^ entry[107] ^ entry[111] ^ entry[112] ^ entry[116] ^ entry[118] ^ entry[121]
        ^ entry[123] ^ entry[126] ^ entry[128] ^ entry[131] ^ entry[135] ^ entry[136] ^ entry[140] ^ entry[141]
        ^ entry[142] ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[152]
        ^ entry[153] ^ entry[154] ^ entry[167] ^ entry[172] ^ entry[174] ^ entry[175] ^ entry[177] ^ entry[179]
        ^ entry[180] ^ entry[181] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[190] ^ entry[191] ^ entry[195]
        ^ entry[196] ^ entry[197] ^ entry[199] ^ entry[200] ^ entry[201] ^ entry[202] ^ entry[204] ^ entry[205]
        ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[216] ^ entry[217]
        ^ entry[221] ^ entry[223] ^ entry[226] ^ entry[228] ^ entry[229] ^ entry[233] ^ entry[234] ^ entry[237]
        ^ entry[238] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[248] ^ entry[250] ^ entry[251]
        ^ entry[256] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[269]
        ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[277] ^ entry[278] ^ entry[279] ^ entry[282] ^ entry[283]
        ^ entry[284];
    const uint64_t t26 = entry[2] ^ entry[14] ^ entry[15] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24]
        ^ entry[25] ^ entry[26] ^ entry[29] ^ entry[34] ^ entry[37] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[50]
        ^ entry[51] ^ entry[55] ^ entry[56] ^ entry[60] ^ entry[63] ^ entry[65] ^ entry[68] ^ entry[69] ^ entry[70]
        ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[82] ^ entry[84] ^ entry[86]
        ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[92] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[99]
        ^ entry[103] ^ entry[104] ^ entry[108] ^ entry[113] ^ entry[117] ^ entry[119] ^ entry[122] ^ entry[124]
        ^ entry[127] ^ entry[129] ^ entry[132] ^ entry[137] ^ entry[141] ^ entry[142] ^ entry[143] ^ entry[146]
        ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155]
        ^ entry[160] ^ entry[173] ^ entry[175] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[185]
        ^ entry[186] ^ entry[187] ^ entry[191] ^ entry[192] ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[201]
        ^ entry[202] ^ entry[203] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[208] ^ entry[210] ^ entry[211]
        ^ entry[212] ^ entry[213] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[222] ^ entry[227] ^ entry[229]
        ^ entry[230] ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[243]
        ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[256]
        ^ entry[257] ^ entry[262] ^ entry[263] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[272]
        ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[283] ^ entry[284]
        ^ entry[285];
    const uint64_t t27 = entry[3] ^ entry[8] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25]
        ^ entry[26] ^ entry[27] ^ entry[30] ^ entry[32] ^ entry[35] ^ entry[38] ^ entry[40] ^ entry[43] ^ entry[46]
        ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[61] ^ entry[66] ^ entry[69]
        ^ entry[70] ^ entry[71] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[78] ^ entry[80] ^ entry[81] ^ entry[83]
        ^ entry[85] ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[93] ^ entry[95] ^ entry[97] ^ entry[98]
        ^ entry[100] ^ entry[105] ^ entry[109] ^ entry[114] ^ entry[118] ^ entry[123] ^ entry[125] ^ entry[128]
        ^ entry[130] ^ entry[133] ^ entry[138] ^ entry[142] ^ entry[143] ^ entry[147] ^ entry[148] ^ entry[149]
        ^ entry[150] ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[160]
        ^ entry[161] ^ entry[174] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[184] ^ entry[186]
        ^ entry[187] ^ entry[188] ^ entry[192] ^ entry[193] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[202]
        ^ entry[203] ^ entry[204] ^ entry[206] ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[211] ^ entry[212]
        ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[223] ^ entry[224]
        ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[233] ^ entry[235] ^ entry[236] ^ entry[239] ^ entry[240]
        ^ entry[241] ^ entry[244] ^ entry[245] ^ entry[247] ^ entry[249] ^ entry[250] ^ entry[252] ^ entry[253]
        ^ entry[257] ^ entry[258] ^ entry[263] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[273]
        ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[285]
        ^ entry[286];
    const uint64_t t28 = entry[4] ^ entry[9] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[27]
        ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[36] ^ entry[39] ^ entry[41] ^ entry[44] ^ entry[47]
        ^ entry[49] ^ entry[52] ^ entry[53] ^ entry[57] ^ entry[58] ^ entry[62] ^ entry[67] ^ entry[70] ^ entry[71]
        ^ entry[72] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[84]
        ^ entry[86] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[98] ^ entry[99]
        ^ entry[101] ^ entry[104] ^ entry[106] ^ entry[110] ^ entry[115] ^ entry[119] ^ entry[120] ^ entry[124]
        ^ entry[126] ^ entry[129] ^ entry[131] ^ entry[134] ^ entry[136] ^ entry[139] ^ entry[143] ^ entry[144]
        ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156]
        ^ entry[157] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[175] ^ entry[180] ^ entry[182] ^ entry[183]
        ^ entry[185] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[198]
        ^ entry[199] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[210]
        ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[220]
        ^ entry[224] ^ entry[225] ^ entry[229] ^ entry[231] ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[241]
        ^ entry[242] ^ entry[245] ^ entry[246] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[254] ^ entry[256]
        ^ entry[258] ^ entry[259] ^ entry[264] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[274] ^ entry[275]
        ^ entry[276] ^ entry[277] ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[285] ^ entry[286] ^ entry[287];
    const uint64_t t29 = entry[5] ^ entry[10] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21]
        ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[31] ^ entry[33] ^ entry[34] ^ entry[36]
        ^ entry[38] ^ entry[41] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[54]
        ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[67] ^ entry[68] ^ entry[69]
        ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[79]
        ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[89] ^ entry[90] ^ entry[91]
        ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[103] ^ entry[104] ^ entry[105]
        ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116]
        ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[124] ^ entry[127] ^ entry[128]
        ^ entry[129] ^ entry[132] ^ entry[137] ^ entry[142] ^ entry[147] ^ entry[152] ^ entry[159] ^ entry[164]
        ^ entry[165] ^ entry[166] ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[176] ^ entry[179]
        ^ entry[182] ^ entry[184] ^ entry[187] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[195] ^ entry[196]
        ^ entry[200] ^ entry[201] ^ entry[205] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[218]
        ^ entry[219] ^ entry[220] ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[227] ^ entry[229] ^ entry[231]
        ^ entry[232] ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[244]
        ^ entry[249] ^ entry[253] ^ entry[258] ^ entry[262] ^ entry[267] ^ entry[269] ^ entry[272] ^ entry[274]
        ^ entry[277] ^ entry[282] ^ entry[286] ^ entry[287];
    const uint64_t t30 = entry[6] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18]
        ^ entry[19] ^ entry[20] ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[34] ^ entry[35]
        ^ entry[36] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46]
        ^ entry[48] ^ entry[49] ^ entry[50] ^ entry[51] ^ entry[55] ^ entry[56] ^ entry[60] ^ entry[62] ^ entry[63]
        ^ entry[65] ^ entry[67] ^ entry[68] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[76] ^ entry[77] ^ entry[79]
        ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[85] ^ entry[89] ^ entry[90] ^ entry[95] ^ entry[100]
        ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[111]
        ^ entry[112] ^ entry[113] ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[121] ^ entry[122] ^ entry[123]
        ^ entry[128] ^ entry[133] ^ entry[135] ^ entry[138] ^ entry[140] ^ entry[142] ^ entry[143] ^ entry[145]
        ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[154]
        ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[161] ^ entry[162]
        ^ entry[163] ^ entry[164] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[172] ^ entry[174] ^ entry[175]
        ^ entry[177] ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[185] ^ entry[186]
        ^ entry[187] ^ entry[189] ^ entry[192] ^ entry[194] ^ entry[197] ^ entry[199] ^ entry[202] ^ entry[204]
        ^ entry[209] ^ entry[214] ^ entry[215] ^ entry[219] ^ entry[220] ^ entry[222] ^ entry[223] ^ entry[224]
        ^ entry[225] ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234]
        ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[246]
        ^ entry[247] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256]
        ^ entry[257] ^ entry[258] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[267] ^ entry[268]
        ^ entry[269] ^ entry[271] ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[276] ^ entry[281] ^ entry[287];
    const uint64_t t31 = entry[7] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[19] ^ entry[20]
        ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[30] ^ entry[31] ^ entry[35] ^ entry[36] ^ entry[37]
        ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[49]
        ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[61] ^ entry[63] ^ entry[66] ^ entry[68]
        ^ entry[69] ^ entry[73] ^ entry[74] ^ entry[77] ^ entry[78] ^ entry[82] ^ entry[83] ^ entry[85] ^ entry[86]
        ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[106]
        ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[117] ^ entry[118]
        ^ entry[119] ^ entry[122] ^ entry[123] ^ entry[124] ^ entry[128] ^ entry[129] ^ entry[134] ^ entry[139]
        ^ entry[141] ^ entry[143] ^ entry[144] ^ entry[146] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151]
        ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160]
        ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[168] ^ entry[169] ^ entry[170]
        ^ entry[173] ^ entry[175] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[185]
        ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[190] ^ entry[192] ^ entry[193] ^ entry[195] ^ entry[198]
        ^ entry[200] ^ entry[203] ^ entry[205] ^ entry[208] ^ entry[210] ^ entry[215] ^ entry[220] ^ entry[221]
        ^ entry[223] ^ entry[225] ^ entry[226] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[233] ^ entry[234]
        ^ entry[235] ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246]
        ^ entry[247] ^ entry[248] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[254] ^ entry[256]
        ^ entry[257] ^ entry[258] ^ entry[259] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[266] ^ entry[268]
        ^ entry[269] ^ entry[270] ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[277] ^ entry[280] ^ entry[282];
    const uint64_t t32 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15 | t16
        | t17 | t18 | t19 | t20 | t21 | t22 | t23 | t24 | t25 | t26 | t27 | t28 | t29 | t30 | t31;
    const uint64_t t33 = t0 ^ t8;
    const uint64_t t34 = t1 ^ t9;
    const uint64_t t35 = t2 ^ t10;
    const uint64_t t36 = t3 ^ t11;
    const uint64_t t37 = t4 ^ t12;
    const uint64_t t38 = t5 ^ t13;
    const uint64_t t39 = t6 ^ t14;
    const uint64_t t40 = t7 ^ t15;
    const uint64_t t41 = t0 ^ t16;
    const uint64_t t42 = t1 ^ t17;
    const uint64_t t43 = t2 ^ t18;
    const uint64_t t44 = t3 ^ t19;
    const uint64_t t45 = t4 ^ t20;
    const uint64_t t46 = t5 ^ t21;
    const uint64_t t47 = t6 ^ t22;
    const uint64_t t48 = t7 ^ t23;
    const uint64_t t49 = t0 ^ t24;
    const uint64_t t50 = t1 ^ t25;
    const uint64_t t51 = t2 ^ t26;
    const uint64_t t52 = t3 ^ t27;
    const uint64_t t53 = t4 ^ t28;
    const uint64_t t54 = t5 ^ t29;
    const uint64_t t55 = t6 ^ t30;
    const uint64_t t56 = t7 ^ t31;
    const uint64_t t57 = t33 | t34 | t35 | t36 | t37 | t38 | t39 | t40 | t41 | t42 | t43 | t44 | t45 | t46 | t47
        | t48 | t49 | t50 | t51 | t52 | t53 | t54 | t55 | t56;
    const uint64_t t58 = t0 & ~t57;
    const uint64_t t59 = t1 & ~t57;
    const uint64_t t60 = t2 & ~t57;
    const uint64_t t61 = t3 & ~t57;
    const uint64_t t62 = t4 & ~t57;
    const uint64_t t63 = t5 & ~t57;
    const uint64_t t64 = t6 & ~t57;
    const uint64_t t65 = t7 & ~t57;
    const uint64_t t66 = t7 ^ t8;
    const uint64_t t67 = t0 ^ t7 ^ t9;
    const uint64_t t68 = t1 ^ t10;
    const uint64_t t69 = t2 ^ t11;
    const uint64_t t70 = t3 ^ t12;
    const uint64_t t71 = t4 ^ t7 ^ t13;
    const uint64_t t72 = t5 ^ t7 ^ t14;
    const uint64_t t73 = t6 ^ t15;
    const uint64_t t74 = t6 ^ t16;
    const uint64_t t75 = t6 ^ t7 ^ t17;
    const uint64_t t76 = t0 ^ t7 ^ t18;
    const uint64_t t77 = t1 ^ t19;
    const uint64_t t78 = t2 ^ t20;
    const uint64_t t79 = t3 ^ t6 ^ t21;
    const uint64_t t80 = t4 ^ t6 ^ t7 ^ t22;
    const uint64_t t81 = t5 ^ t7 ^ t23;
    const uint64_t t82 = t5 ^ t7 ^ t24;
    const uint64_t t83 = t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t84 = t6 ^ t7 ^ t26;
    const uint64_t t85 = t0 ^ t7 ^ t27;
    const uint64_t t86 = t1 ^ t28;
    const uint64_t t87 = t2 ^ t5 ^ t7 ^ t29;
    const uint64_t t88 = t3 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t89 = t4 ^ t6 ^ t7 ^ t31;
    const uint64_t t90 = t66 | t67 | t68 | t69 | t70 | t71 | t72 | t73 | t74 | t75 | t76 | t77 | t78 | t79 | t80
        | t81 | t82 | t83 | t84 | t85 | t86 | t87 | t88 | t89;
    const uint64_t t91 = t0 & ~t90;
    const uint64_t t92 = t1 & ~t90;
    const uint64_t t93 = t2 & ~t90;
    const uint64_t t94 = t3 & ~t90;
    const uint64_t t95 = t4 & ~t90;
    const uint64_t t96 = t5 & ~t90;
    const uint64_t t97 = t6 & ~t90;
    const uint64_t t98 = t7 & ~t90;
    const uint64_t t99 = t6 ^ t8;
    const uint64_t t100 = t6 ^ t7 ^ t9;
    const uint64_t t101 = t0 ^ t7 ^ t10;
    const uint64_t t102 = t1 ^ t11;
    const uint64_t t103 = t2 ^ t12;
    const uint64_t t104 = t3 ^ t6 ^ t13;
    const uint64_t t105 = t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t106 = t5 ^ t7 ^ t15;
    const uint64_t t107 = t4 ^ t6 ^ t7 ^ t16;
    const uint64_t t108 = t4 ^ t5 ^ t6 ^ t17;
    const uint64_t t109 = t5 ^ t6 ^ t7 ^ t18;
    const uint64_t t110 = t6 ^ t7 ^ t19;
    const uint64_t t111 = t0 ^ t7 ^ t20;
    const uint64_t t112 = t1 ^ t4 ^ t6 ^ t7 ^ t21;
    const uint64_t t113 = t2 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t114 = t3 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t115 = t2 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t116 = t2 ^ t3 ^ t4 ^ t7 ^ t25;
    const uint64_t t117 = t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t118 = t4 ^ t5 ^ t6 ^ t27;
    const uint64_t t119 = t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t120 = t2 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t121 = t0 ^ t2 ^ t3 ^ t4 ^ t30;
    const uint64_t t122 = t1 ^ t3 ^ t4 ^ t5 ^ t31;
    const uint64_t t123 = t99 | t100 | t101 | t102 | t103 | t104 | t105 | t106 | t107 | t108 | t109 | t110 | t111
        | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122;
    const uint64_t t124 = t0 & ~t123;
    const uint64_t t125 = t1 & ~t123;
    const uint64_t t126 = t2 & ~t123;
    const uint64_t t127 = t3 & ~t123;
    const uint64_t t128 = t4 & ~t123;
    const uint64_t t129 = t5 & ~t123;
    const uint64_t t130 = t6 & ~t123;
    const uint64_t t131 = t7 & ~t123;
    const uint64_t t132 = t5 ^ t7 ^ t8;
    const uint64_t t133 = t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t134 = t6 ^ t7 ^ t10;
    const uint64_t t135 = t0 ^ t7 ^ t11;
    const uint64_t t136 = t1 ^ t12;
    const uint64_t t137 = t2 ^ t5 ^ t7 ^ t13;
    const uint64_t t138 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t139 = t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t140 = t2 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t141 = t2 ^ t3 ^ t4 ^ t7 ^ t17;
    const uint64_t t142 = t3 ^ t4 ^ t5 ^ t18;
    const uint64_t t143 = t4 ^ t5 ^ t6 ^ t19;
    const uint64_t t144 = t5 ^ t6 ^ t7 ^ t20;
    const uint64_t t145 = t2 ^ t4 ^ t5 ^ t7 ^ t21;
    const uint64_t t146 = t0 ^ t2 ^ t3 ^ t4 ^ t22;
    const uint64_t t147 = t1 ^ t3 ^ t4 ^ t5 ^ t23;
    const uint64_t t148 = t1 ^ t2 ^ t3 ^ t7 ^ t24;
    const uint64_t t149 = t0 ^ t1 ^ t4 ^ t7 ^ t25;
    const uint64_t t150 = t0 ^ t1 ^ t2 ^ t5 ^ t26;
    const uint64_t t151 = t1 ^ t2 ^ t3 ^ t6 ^ t27;
    const uint64_t t152 = t2 ^ t3 ^ t4 ^ t7 ^ t28;
    const uint64_t t153 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t154 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t155 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t31;
    const uint64_t t156 = t132 | t133 | t134 | t135 | t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143 | t144
        | t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152 | t153 | t154 | t155;
    const uint64_t t157 = t0 & ~t156;
    const uint64_t t158 = t1 & ~t156;
    const uint64_t t159 = t2 & ~t156;
    const uint64_t t160 = t3 & ~t156;
    const uint64_t t161 = t4 & ~t156;
    const uint64_t t162 = t5 & ~t156;
    const uint64_t t163 = t6 & ~t156;
    const uint64_t t164 = t7 & ~t156;
    const uint64_t t165 = t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t166 = t4 ^ t5 ^ t6 ^ t9;
    const uint64_t t167 = t5 ^ t6 ^ t7 ^ t10;
    const uint64_t t168 = t6 ^ t7 ^ t11;
    const uint64_t t169 = t0 ^ t7 ^ t12;
    const uint64_t t170 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t171 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t172 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t173 = t0 ^ t2 ^ t3 ^ t4 ^ t16;
    const uint64_t t174 = t0 ^ t1 ^ t2 ^ t5 ^ t17;
    const uint64_t t175 = t1 ^ t2 ^ t3 ^ t6 ^ t18;
    const uint64_t t176 = t2 ^ t3 ^ t4 ^ t7 ^ t19;
    const uint64_t t177 = t3 ^ t4 ^ t5 ^ t20;
    const uint64_t t178 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t21;
    const uint64_t t179 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t22;
    const uint64_t t180 = t1 ^ t2 ^ t3 ^ t7 ^ t23;
    const uint64_t t181 = t0 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t182 = t1 ^ t4 ^ t7 ^ t25;
    const uint64_t t183 = t2 ^ t5 ^ t26;
    const uint64_t t184 = t0 ^ t3 ^ t6 ^ t27;
    const uint64_t t185 = t0 ^ t1 ^ t4 ^ t7 ^ t28;
    const uint64_t t186 = t1 ^ t2 ^ t4 ^ t6 ^ t29;
    const uint64_t t187 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t188 = t3 ^ t4 ^ t5 ^ t7 ^ t31;
    const uint64_t t189 = t165 | t166 | t167 | t168 | t169 | t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177
        | t178 | t179 | t180 | t181 | t182 | t183 | t184 | t185 | t186 | t187 | t188;
    const uint64_t t190 = t0 & ~t189;
    const uint64_t t191 = t1 & ~t189;
    const uint64_t t192 = t2 & ~t189;
    const uint64_t t193 = t3 & ~t189;
    const uint64_t t194 = t4 & ~t189;
    const uint64_t t195 = t5 & ~t189;
    const uint64_t t196 = t6 & ~t189;
    const uint64_t t197 = t7 & ~t189;
    const uint64_t t198 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t199 = t3 ^ t4 ^ t5 ^ t9;
    const uint64_t t200 = t4 ^ t5 ^ t6 ^ t10;
    const uint64_t t201 = t5 ^ t6 ^ t7 ^ t11;
    const uint64_t t202 = t6 ^ t7 ^ t12;
    const uint64_t t203 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t204 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    const uint64_t t205 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t206 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t16;
    const uint64_t t207 = t0 ^ t3 ^ t6 ^ t17;
    const uint64_t t208 = t0 ^ t1 ^ t4 ^ t7 ^ t18;
    const uint64_t t209 = t0 ^ t1 ^ t2 ^ t5 ^ t19;
    const uint64_t t210 = t1 ^ t2 ^ t3 ^ t6 ^ t20;
    const uint64_t t211 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t21;
    const uint64_t t212 = t0 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t213 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t214 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t215 = t1 ^ t4 ^ t5 ^ t25;
    const uint64_t t216 = t2 ^ t5 ^ t6 ^ t26;
    const uint64_t t217 = t0 ^ t3 ^ t6 ^ t7 ^ t27;
    const uint64_t t218 = t1 ^ t4 ^ t7 ^ t28;
    const uint64_t t219 = t1 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t220 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    const uint64_t t221 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t222 = t198 | t199 | t200 | t201 | t202 | t203 | t204 | t205 | t206 | t207 | t208 | t209 | t210
        | t211 | t212 | t213 | t214 | t215 | t216 | t217 | t218 | t219 | t220 | t221;
    const uint64_t t223 = t0 & ~t222;
    const uint64_t t224 = t1 & ~t222;
    const uint64_t t225 = t2 & ~t222;
    const uint64_t t226 = t3 & ~t222;
    const uint64_t t227 = t4 & ~t222;
    const uint64_t t228 = t5 & ~t222;
    const uint64_t t229 = t6 & ~t222;
    const uint64_t t230 = t7 & ~t222;
    const uint64_t t231 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t232 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    const uint64_t t233 = t3 ^ t4 ^ t5 ^ t10;
    const uint64_t t234 = t4 ^ t5 ^ t6 ^ t11;
    const uint64_t t235 = t5 ^ t6 ^ t7 ^ t12;
    const uint64_t t236 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t237 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    const uint64_t t238 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    const uint64_t t239 = t0 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t240 = t1 ^ t4 ^ t7 ^ t17;
    const uint64_t t241 = t2 ^ t5 ^ t18;
    const uint64_t t242 = t0 ^ t3 ^ t6 ^ t19;
    const uint64_t t243 = t0 ^ t1 ^ t4 ^ t7 ^ t20;
    const uint64_t t244 = t1 ^ t2 ^ t4 ^ t6 ^ t21;
    const uint64_t t245 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    const uint64_t t246 = t3 ^ t4 ^ t5 ^ t7 ^ t23;
    const uint64_t t247 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t24;
    const uint64_t t248 = t1 ^ t2 ^ t6 ^ t25;
    const uint64_t t249 = t2 ^ t3 ^ t7 ^ t26;
    const uint64_t t250 = t0 ^ t3 ^ t4 ^ t27;
    const uint64_t t251 = t1 ^ t4 ^ t5 ^ t28;
    const uint64_t t252 = t0 ^ t3 ^ t4 ^ t6 ^ t29;
    const uint64_t t253 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t30;
    const uint64_t t254 = t1 ^ t2 ^ t3 ^ t4 ^ t31;
    const uint64_t t255 = t231 | t232 | t233 | t234 | t235 | t236 | t237 | t238 | t239 | t240 | t241 | t242 | t243
        | t244 | t245 | t246 | t247 | t248 | t249 | t250 | t251 | t252 | t253 | t254;
    const uint64_t t256 = t0 & ~t255;
    const uint64_t t257 = t1 & ~t255;
    const uint64_t t258 = t2 & ~t255;
    const uint64_t t259 = t3 & ~t255;
    const uint64_t t260 = t4 & ~t255;
    const uint64_t t261 = t5 & ~t255;
    const uint64_t t262 = t6 & ~t255;
    const uint64_t t263 = t7 & ~t255;
    const uint64_t t264 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    const uint64_t t265 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    const uint64_t t266 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    const uint64_t t267 = t3 ^ t4 ^ t5 ^ t11;
    const uint64_t t268 = t4 ^ t5 ^ t6 ^ t12;
    const uint64_t t269 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t270 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    const uint64_t t271 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    const uint64_t t272 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    const uint64_t t273 = t2 ^ t5 ^ t6 ^ t17;
    const uint64_t t274 = t0 ^ t3 ^ t6 ^ t7 ^ t18;
    const uint64_t t275 = t1 ^ t4 ^ t7 ^ t19;
    const uint64_t t276 = t2 ^ t5 ^ t20;
    const uint64_t t277 = t0 ^ t2 ^ t4 ^ t7 ^ t21;
    const uint64_t t278 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t279 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t280 = t0 ^ t1 ^ t2 ^ t6 ^ t24;
    const uint64_t t281 = t3 ^ t6 ^ t7 ^ t25;
    const uint64_t t282 = t0 ^ t4 ^ t7 ^ t26;
    const uint64_t t283 = t0 ^ t1 ^ t5 ^ t27;
    const uint64_t t284 = t1 ^ t2 ^ t6 ^ t28;
    const uint64_t t285 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t286 = t0 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t287 = t0 ^ t1 ^ t5 ^ t7 ^ t31;
    const uint64_t t288 = t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t272 | t273 | t274 | t275 | t276
        | t277 | t278 | t279 | t280 | t281 | t282 | t283 | t284 | t285 | t286 | t287;
    const uint64_t t289 = t0 & ~t288;
    const uint64_t t290 = t1 & ~t288;
    const uint64_t t291 = t2 & ~t288;
    const uint64_t t292 = t3 & ~t288;
    const uint64_t t293 = t4 & ~t288;
    const uint64_t t294 = t5 & ~t288;
    const uint64_t t295 = t6 & ~t288;
    const uint64_t t296 = t7 & ~t288;
    const uint64_t t297 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    const uint64_t t298 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    const uint64_t t299 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    const uint64_t t300 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    const uint64_t t301 = t3 ^ t4 ^ t5 ^ t12;
    const uint64_t t302 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t303 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    const uint64_t t304 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    const uint64_t t305 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t306 = t0 ^ t3 ^ t4 ^ t17;
    const uint64_t t307 = t1 ^ t4 ^ t5 ^ t18;
    const uint64_t t308 = t2 ^ t5 ^ t6 ^ t19;
    const uint64_t t309 = t0 ^ t3 ^ t6 ^ t7 ^ t20;
    const uint64_t t310 = t0 ^ t2 ^ t5 ^ t6 ^ t21;
    const uint64_t t311 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t22;
    const uint64_t t312 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t23;
    const uint64_t t313 = t3 ^ t5 ^ t6 ^ t24;
    const uint64_t t314 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t25;
    const uint64_t t315 = t1 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t316 = t2 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t317 = t3 ^ t6 ^ t7 ^ t28;
    const uint64_t t318 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    const uint64_t t319 = t1 ^ t3 ^ t4 ^ t7 ^ t30;
    const uint64_t t320 = t2 ^ t4 ^ t5 ^ t31;
    const uint64_t t321 = t297 | t298 | t299 | t300 | t301 | t302 | t303 | t304 | t305 | t306 | t307 | t308 | t309
        | t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317 | t318 | t319 | t320;
    const uint64_t t322 = t0 & ~t321;
    const uint64_t t323 = t1 & ~t321;
    const uint64_t t324 = t2 & ~t321;
    const uint64_t t325 = t3 & ~t321;
    const uint64_t t326 = t4 & ~t321;
    const uint64_t t327 = t5 & ~t321;
    const uint64_t t328 = t6 & ~t321;
    const uint64_t t329 = t7 & ~t321;
    const uint64_t t330 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    const uint64_t t331 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t332 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    const uint64_t t333 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    const uint64_t t334 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    const uint64_t t335 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t336 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t337 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    const uint64_t t338 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t16;
    const uint64_t t339 = t1 ^ t2 ^ t6 ^ t17;
    const uint64_t t340 = t2 ^ t3 ^ t7 ^ t18;
    const uint64_t t341 = t0 ^ t3 ^ t4 ^ t19;
    const uint64_t t342 = t1 ^ t4 ^ t5 ^ t20;
    const uint64_t t343 = t0 ^ t3 ^ t4 ^ t6 ^ t21;
    const uint64_t t344 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t22;
    const uint64_t t345 = t1 ^ t2 ^ t3 ^ t4 ^ t23;
    const uint64_t t346 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    const uint64_t t347 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t25;
    const uint64_t t348 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t26;
    const uint64_t t349 = t2 ^ t3 ^ t4 ^ t6 ^ t27;
    const uint64_t t350 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t28;
    const uint64_t t351 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t352 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t353 = t1 ^ t2 ^ t5 ^ t6 ^ t31;
    const uint64_t t354 = t330 | t331 | t332 | t333 | t334 | t335 | t336 | t337 | t338 | t339 | t340 | t341 | t342
        | t343 | t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353;
    const uint64_t t355 = t0 & ~t354;
    const uint64_t t356 = t1 & ~t354;
    const uint64_t t357 = t2 & ~t354;
    const uint64_t t358 = t3 & ~t354;
    const uint64_t t359 = t4 & ~t354;
    const uint64_t t360 = t5 & ~t354;
    const uint64_t t361 = t6 & ~t354;
    const uint64_t t362 = t7 & ~t354;
    const uint64_t t363 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    const uint64_t t364 = t0 ^ t3 ^ t6 ^ t9;
    const uint64_t t365 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t366 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    const uint64_t t367 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    const uint64_t t368 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    const uint64_t t369 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t370 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t371 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t16;
    const uint64_t t372 = t0 ^ t4 ^ t7 ^ t17;
    const uint64_t t373 = t0 ^ t1 ^ t5 ^ t18;
    const uint64_t t374 = t1 ^ t2 ^ t6 ^ t19;
    const uint64_t t375 = t2 ^ t3 ^ t7 ^ t20;
    const uint64_t t376 = t1 ^ t2 ^ t4 ^ t7 ^ t21;
    const uint64_t t377 = t0 ^ t1 ^ t5 ^ t7 ^ t22;
    const uint64_t t378 = t0 ^ t1 ^ t2 ^ t6 ^ t23;
    const uint64_t t379 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    const uint64_t t380 = t1 ^ t3 ^ t5 ^ t6 ^ t25;
    const uint64_t t381 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t26;
    const uint64_t t382 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t27;
    const uint64_t t383 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t28;
    const uint64_t t384 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t29;
    const uint64_t t385 = t1 ^ t2 ^ t4 ^ t5 ^ t30;
    const uint64_t t386 = t2 ^ t3 ^ t5 ^ t6 ^ t31;
    const uint64_t t387 = t363 | t364 | t365 | t366 | t367 | t368 | t369 | t370 | t371 | t372 | t373 | t374 | t375
        | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385 | t386;
    const uint64_t t388 = t0 & ~t387;
    const uint64_t t389 = t1 & ~t387;
    const uint64_t t390 = t2 & ~t387;
    const uint64_t t391 = t3 & ~t387;
    const uint64_t t392 = t4 & ~t387;
    const uint64_t t393 = t5 & ~t387;
    const uint64_t t394 = t6 & ~t387;
    const uint64_t t395 = t7 & ~t387;
    const uint64_t t396 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t397 = t2 ^ t5 ^ t9;
    const uint64_t t398 = t0 ^ t3 ^ t6 ^ t10;
    const uint64_t t399 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t400 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    const uint64_t t401 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    const uint64_t t402 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    const uint64_t t403 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t404 = t0 ^ t1 ^ t5 ^ t7 ^ t16;
    const uint64_t t405 = t2 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t406 = t3 ^ t6 ^ t7 ^ t18;
    const uint64_t t407 = t0 ^ t4 ^ t7 ^ t19;
    const uint64_t t408 = t0 ^ t1 ^ t5 ^ t20;
    const uint64_t t409 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    const uint64_t t410 = t3 ^ t5 ^ t6 ^ t22;
    const uint64_t t411 = t0 ^ t4 ^ t6 ^ t7 ^ t23;
    const uint64_t t412 = t0 ^ t1 ^ t3 ^ t4 ^ t24;
    const uint64_t t413 = t0 ^ t2 ^ t3 ^ t5 ^ t25;
    const uint64_t t414 = t1 ^ t3 ^ t4 ^ t6 ^ t26;
    const uint64_t t415 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t27;
    const uint64_t t416 = t1 ^ t3 ^ t5 ^ t6 ^ t28;
    const uint64_t t417 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t418 = t1 ^ t2 ^ t7 ^ t30;
    const uint64_t t419 = t0 ^ t2 ^ t3 ^ t31;
    const uint64_t t420 = t396 | t397 | t398 | t399 | t400 | t401 | t402 | t403 | t404 | t405 | t406 | t407 | t408
        | t409 | t410 | t411 | t412 | t413 | t414 | t415 | t416 | t417 | t418 | t419;
    const uint64_t t421 = t0 & ~t420;
    const uint64_t t422 = t1 & ~t420;
    const uint64_t t423 = t2 & ~t420;
    const uint64_t t424 = t3 & ~t420;
    const uint64_t t425 = t4 & ~t420;
    const uint64_t t426 = t5 & ~t420;
    const uint64_t t427 = t6 & ~t420;
    const uint64_t t428 = t7 & ~t420;
    const uint64_t t429 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t430 = t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t431 = t2 ^ t5 ^ t10;
    const uint64_t t432 = t0 ^ t3 ^ t6 ^ t11;
    const uint64_t t433 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t434 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    const uint64_t t435 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t436 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    const uint64_t t437 = t3 ^ t5 ^ t6 ^ t16;
    const uint64_t t438 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t17;
    const uint64_t t439 = t1 ^ t4 ^ t5 ^ t6 ^ t18;
    const uint64_t t440 = t2 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t441 = t3 ^ t6 ^ t7 ^ t20;
    const uint64_t t442 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t21;
    const uint64_t t443 = t1 ^ t3 ^ t4 ^ t7 ^ t22;
    const uint64_t t444 = t2 ^ t4 ^ t5 ^ t23;
    const uint64_t t445 = t0 ^ t1 ^ t6 ^ t7 ^ t24;
    const uint64_t t446 = t0 ^ t2 ^ t6 ^ t25;
    const uint64_t t447 = t0 ^ t1 ^ t3 ^ t7 ^ t26;
    const uint64_t t448 = t1 ^ t2 ^ t4 ^ t27;
    const uint64_t t449 = t0 ^ t2 ^ t3 ^ t5 ^ t28;
    const uint64_t t450 = t0 ^ t3 ^ t4 ^ t7 ^ t29;
    const uint64_t t451 = t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t452 = t0 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t453 = t429 | t430 | t431 | t432 | t433 | t434 | t435 | t436 | t437 | t438 | t439 | t440 | t441
        | t442 | t443 | t444 | t445 | t446 | t447 | t448 | t449 | t450 | t451 | t452;
    const uint64_t t454 = t0 & ~t453;
    const uint64_t t455 = t1 & ~t453;
    const uint64_t t456 = t2 & ~t453;
    const uint64_t t457 = t3 & ~t453;
    const uint64_t t458 = t4 & ~t453;
    const uint64_t t459 = t5 & ~t453;
    const uint64_t t460 = t6 & ~t453;
    const uint64_t t461 = t7 & ~t453;
    const uint64_t t462 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    const uint64_t t463 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    const uint64_t t464 = t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t465 = t2 ^ t5 ^ t11;
    const uint64_t t466 = t0 ^ t3 ^ t6 ^ t12;
    const uint64_t t467 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    const uint64_t t468 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t469 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t470 = t1 ^ t3 ^ t4 ^ t7 ^ t16;
    const uint64_t t471 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t17;
    const uint64_t t472 = t2 ^ t3 ^ t4 ^ t6 ^ t18;
    const uint64_t t473 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t19;
    const uint64_t t474 = t1 ^ t4 ^ t5 ^ t6 ^ t20;
    const uint64_t t475 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t476 = t1 ^ t2 ^ t5 ^ t6 ^ t22;
    const uint64_t t477 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t23;
    const uint64_t t478 = t3 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t479 = t3 ^ t7 ^ t25;
    const uint64_t t480 = t0 ^ t4 ^ t26;
    const uint64_t t481 = t1 ^ t5 ^ t27;
    const uint64_t t482 = t0 ^ t2 ^ t6 ^ t28;
    const uint64_t t483 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    const uint64_t t484 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    const uint64_t t485 = t2 ^ t3 ^ t4 ^ t5 ^ t31;
    const uint64_t t486 = t462 | t463 | t464 | t465 | t466 | t467 | t468 | t469 | t470 | t471 | t472 | t473 | t474
        | t475 | t476 | t477 | t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485;
    const uint64_t t487 = t0 & ~t486;
    const uint64_t t488 = t1 & ~t486;
    const uint64_t t489 = t2 & ~t486;
    const uint64_t t490 = t3 & ~t486;
    const uint64_t t491 = t4 & ~t486;
    const uint64_t t492 = t5 & ~t486;
    const uint64_t t493 = t6 & ~t486;
    const uint64_t t494 = t7 & ~t486;
    const uint64_t t495 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t496 = t2 ^ t5 ^ t6 ^ t9;
    const uint64_t t497 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    const uint64_t t498 = t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t499 = t2 ^ t5 ^ t12;
    const uint64_t t500 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    const uint64_t t501 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t502 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t503 = t1 ^ t2 ^ t5 ^ t6 ^ t16;
    const uint64_t t504 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t17;
    const uint64_t t505 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t18;
    const uint64_t t506 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t19;
    const uint64_t t507 = t2 ^ t3 ^ t4 ^ t6 ^ t20;
    const uint64_t t508 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    const uint64_t t509 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    const uint64_t t510 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t23;
    const uint64_t t511 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    const uint64_t t512 = t0 ^ t4 ^ t6 ^ t25;
    const uint64_t t513 = t1 ^ t5 ^ t7 ^ t26;
    const uint64_t t514 = t2 ^ t6 ^ t27;
    const uint64_t t515 = t3 ^ t7 ^ t28;
    const uint64_t t516 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t29;
    const uint64_t t517 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t30;
    const uint64_t t518 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t519 = t495 | t496 | t497 | t498 | t499 | t500 | t501 | t502 | t503 | t504 | t505 | t506 | t507
        | t508 | t509 | t510 | t511 | t512 | t513 | t514 | t515 | t516 | t517 | t518;
    const uint64_t t520 = t0 & ~t519;
    const uint64_t t521 = t1 & ~t519;
    const uint64_t t522 = t2 & ~t519;
    const uint64_t t523 = t3 & ~t519;
    const uint64_t t524 = t4 & ~t519;
    const uint64_t t525 = t5 & ~t519;
    const uint64_t t526 = t6 & ~t519;
    const uint64_t t527 = t7 & ~t519;
    const uint64_t t528 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t529 = t1 ^ t4 ^ t5 ^ t9;
    const uint64_t t530 = t2 ^ t5 ^ t6 ^ t10;
    const uint64_t t531 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    const uint64_t t532 = t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t533 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t534 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t535 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t536 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    const uint64_t t537 = t1 ^ t3 ^ t5 ^ t6 ^ t17;
    const uint64_t t538 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t18;
    const uint64_t t539 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t19;
    const uint64_t t540 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t20;
    const uint64_t t541 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t542 = t1 ^ t2 ^ t4 ^ t5 ^ t22;
    const uint64_t t543 = t2 ^ t3 ^ t5 ^ t6 ^ t23;
    const uint64_t t544 = t0 ^ t3 ^ t4 ^ t5 ^ t24;
    const uint64_t t545 = t1 ^ t3 ^ t6 ^ t25;
    const uint64_t t546 = t2 ^ t4 ^ t7 ^ t26;
    const uint64_t t547 = t3 ^ t5 ^ t27;
    const uint64_t t548 = t0 ^ t4 ^ t6 ^ t28;
    const uint64_t t549 = t0 ^ t1 ^ t3 ^ t4 ^ t7 ^ t29;
    const uint64_t t550 = t1 ^ t2 ^ t3 ^ t30;
    const uint64_t t551 = t2 ^ t3 ^ t4 ^ t31;
    const uint64_t t552 = t528 | t529 | t530 | t531 | t532 | t533 | t534 | t535 | t536 | t537 | t538 | t539 | t540
        | t541 | t542 | t543 | t544 | t545 | t546 | t547 | t548 | t549 | t550 | t551;
    const uint64_t t553 = t0 & ~t552;
    const uint64_t t554 = t1 & ~t552;
    const uint64_t t555 = t2 & ~t552;
    const uint64_t t556 = t3 & ~t552;
    const uint64_t t557 = t4 & ~t552;
    const uint64_t t558 = t5 & ~t552;
    const uint64_t t559 = t6 & ~t552;
    const uint64_t t560 = t7 & ~t552;
    const uint64_t t561 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t562 = t0 ^ t3 ^ t4 ^ t9;
    const uint64_t t563 = t1 ^ t4 ^ t5 ^ t10;
    const uint64_t t564 = t2 ^ t5 ^ t6 ^ t11;
    const uint64_t t565 = t0 ^ t3 ^ t6 ^ t7 ^ t12;
    const uint64_t t566 = t0 ^ t2 ^ t5 ^ t6 ^ t13;
    const uint64_t t567 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t14;
    const uint64_t t568 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t569 = t1 ^ t2 ^ t4 ^ t5 ^ t16;
    const uint64_t t570 = t1 ^ t3 ^ t4 ^ t6 ^ t17;
    const uint64_t t571 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t18;
    const uint64_t t572 = t1 ^ t3 ^ t5 ^ t6 ^ t19;
    const uint64_t t573 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t20;
    const uint64_t t574 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t21;
    const uint64_t t575 = t0 ^ t2 ^ t3 ^ t22;
    const uint64_t t576 = t0 ^ t1 ^ t3 ^ t4 ^ t23;
    const uint64_t t577 = t0 ^ t1 ^ t2 ^ t7 ^ t24;
    const uint64_t t578 = t0 ^ t3 ^ t7 ^ t25;
    const uint64_t t579 = t1 ^ t4 ^ t26;
    const uint64_t t580 = t0 ^ t2 ^ t5 ^ t27;
    const uint64_t t581 = t1 ^ t3 ^ t6 ^ t28;
    const uint64_t t582 = t0 ^ t1 ^ t4 ^ t29;
    const uint64_t t583 = t0 ^ t5 ^ t7 ^ t30;
    const uint64_t t584 = t0 ^ t1 ^ t6 ^ t31;
    const uint64_t t585 = t561 | t562 | t563 | t564 | t565 | t566 | t567 | t568 | t569 | t570 | t571 | t572 | t573
        | t574 | t575 | t576 | t577 | t578 | t579 | t580 | t581 | t582 | t583 | t584;
    const uint64_t t586 = t0 & ~t585;
    const uint64_t t587 = t1 & ~t585;
    const uint64_t t588 = t2 & ~t585;
    const uint64_t t589 = t3 & ~t585;
    const uint64_t t590 = t4 & ~t585;
    const uint64_t t591 = t5 & ~t585;
    const uint64_t t592 = t6 & ~t585;
    const uint64_t t593 = t7 & ~t585;
    const uint64_t t594 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t595 = t2 ^ t3 ^ t7 ^ t9;
    const uint64_t t596 = t0 ^ t3 ^ t4 ^ t10;
    const uint64_t t597 = t1 ^ t4 ^ t5 ^ t11;
    const uint64_t t598 = t2 ^ t5 ^ t6 ^ t12;
    const uint64_t t599 = t1 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t600 = t1 ^ t2 ^ t3 ^ t4 ^ t14;
    const uint64_t t601 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t15;
    const uint64_t t602 = t0 ^ t2 ^ t3 ^ t16;
    const uint64_t t603 = t1 ^ t2 ^ t4 ^ t17;
    const uint64_t t604 = t0 ^ t2 ^ t3 ^ t5 ^ t18;
    const uint64_t t605 = t1 ^ t3 ^ t4 ^ t6 ^ t19;
    const uint64_t t606 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t20;
    const uint64_t t607 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t21;
    const uint64_t t608 = t0 ^ t1 ^ t6 ^ t7 ^ t22;
    const uint64_t t609 = t1 ^ t2 ^ t7 ^ t23;
    const uint64_t t610 = t4 ^ t6 ^ t24;
    const uint64_t t611 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t612 = t1 ^ t5 ^ t6 ^ t7 ^ t26;
    const uint64_t t613 = t2 ^ t6 ^ t7 ^ t27;
    const uint64_t t614 = t0 ^ t3 ^ t7 ^ t28;
    const uint64_t t615 = t1 ^ t6 ^ t29;
    const uint64_t t616 = t2 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t617 = t3 ^ t5 ^ t7 ^ t31;
    const uint64_t t618 = t594 | t595 | t596 | t597 | t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606
        | t607 | t608 | t609 | t610 | t611 | t612 | t613 | t614 | t615 | t616 | t617;
    const uint64_t t619 = t0 & ~t618;
    const uint64_t t620 = t1 & ~t618;
    const uint64_t t621 = t2 & ~t618;
    const uint64_t t622 = t3 & ~t618;
    const uint64_t t623 = t4 & ~t618;
    const uint64_t t624 = t5 & ~t618;
    const uint64_t t625 = t6 & ~t618;
    const uint64_t t626 = t7 & ~t618;
    const uint64_t t627 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t8;
    const uint64_t t628 = t1 ^ t2 ^ t6 ^ t9;
    const uint64_t t629 = t2 ^ t3 ^ t7 ^ t10;
    const uint64_t t630 = t0 ^ t3 ^ t4 ^ t11;
    const uint64_t t631 = t1 ^ t4 ^ t5 ^ t12;
    const uint64_t t632 = t0 ^ t3 ^ t4 ^ t6 ^ t13;
    const uint64_t t633 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t14;
    const uint64_t t634 = t1 ^ t2 ^ t3 ^ t4 ^ t15;
    const uint64_t t635 = t0 ^ t1 ^ t6 ^ t7 ^ t16;
    const uint64_t t636 = t0 ^ t2 ^ t6 ^ t17;
    const uint64_t t637 = t0 ^ t1 ^ t3 ^ t7 ^ t18;
    const uint64_t t638 = t1 ^ t2 ^ t4 ^ t19;
    const uint64_t t639 = t0 ^ t2 ^ t3 ^ t5 ^ t20;
    const uint64_t t640 = t0 ^ t3 ^ t4 ^ t7 ^ t21;
    const uint64_t t641 = t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t642 = t0 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t643 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t644 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t25;
    const uint64_t t645 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t646 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t647 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t648 = t3 ^ t29;
    const uint64_t t649 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t650 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t651 = t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639
        | t640 | t641 | t642 | t643 | t644 | t645 | t646 | t647 | t648 | t649 | t650;
    const uint64_t t652 = t0 & ~t651;
    const uint64_t t653 = t1 & ~t651;
    const uint64_t t654 = t2 & ~t651;
    const uint64_t t655 = t3 & ~t651;
    const uint64_t t656 = t4 & ~t651;
    const uint64_t t657 = t5 & ~t651;
    const uint64_t t658 = t6 & ~t651;
    const uint64_t t659 = t7 & ~t651;
    const uint64_t t660 = t1 ^ t2 ^ t3 ^ t4 ^ t8;
    const uint64_t t661 = t0 ^ t1 ^ t5 ^ t9;
    const uint64_t t662 = t1 ^ t2 ^ t6 ^ t10;
    const uint64_t t663 = t2 ^ t3 ^ t7 ^ t11;
    const uint64_t t664 = t0 ^ t3 ^ t4 ^ t12;
    const uint64_t t665 = t2 ^ t3 ^ t5 ^ t13;
    const uint64_t t666 = t0 ^ t1 ^ t2 ^ t6 ^ t14;
    const uint64_t t667 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t15;
    const uint64_t t668 = t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t669 = t0 ^ t4 ^ t17;
    const uint64_t t670 = t1 ^ t5 ^ t18;
    const uint64_t t671 = t0 ^ t2 ^ t6 ^ t19;
    const uint64_t t672 = t0 ^ t1 ^ t3 ^ t7 ^ t20;
    const uint64_t t673 = t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    const uint64_t t674 = t2 ^ t3 ^ t4 ^ t5 ^ t22;
    const uint64_t t675 = t3 ^ t4 ^ t5 ^ t6 ^ t23;
    const uint64_t t676 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t677 = t0 ^ t1 ^ t2 ^ t25;
    const uint64_t t678 = t0 ^ t1 ^ t2 ^ t3 ^ t26;
    const uint64_t t679 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t27;
    const uint64_t t680 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t28;
    const uint64_t t681 = t0 ^ t7 ^ t29;
    const uint64_t t682 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t683 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t684 = t660 | t661 | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t669 | t670 | t671 | t672
        | t673 | t674 | t675 | t676 | t677 | t678 | t679 | t680 | t681 | t682 | t683;
    const uint64_t t685 = t0 & ~t684;
    const uint64_t t686 = t1 & ~t684;
    const uint64_t t687 = t2 & ~t684;
    const uint64_t t688 = t3 & ~t684;
    const uint64_t t689 = t4 & ~t684;
    const uint64_t t690 = t5 & ~t684;
    const uint64_t t691 = t6 & ~t684;
    const uint64_t t692 = t7 & ~t684;
    const uint64_t t693 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t8;
    const uint64_t t694 = t0 ^ t4 ^ t7 ^ t9;
    const uint64_t t695 = t0 ^ t1 ^ t5 ^ t10;
    const uint64_t t696 = t1 ^ t2 ^ t6 ^ t11;
    const uint64_t t697 = t2 ^ t3 ^ t7 ^ t12;
    const uint64_t t698 = t1 ^ t2 ^ t4 ^ t7 ^ t13;
    const uint64_t t699 = t0 ^ t1 ^ t5 ^ t7 ^ t14;
    const uint64_t t700 = t0 ^ t1 ^ t2 ^ t6 ^ t15;
    const uint64_t t701 = t2 ^ t3 ^ t4 ^ t5 ^ t16;
    const uint64_t t702 = t2 ^ t6 ^ t17;
    const uint64_t t703 = t3 ^ t7 ^ t18;
    const uint64_t t704 = t0 ^ t4 ^ t19;
    const uint64_t t705 = t1 ^ t5 ^ t20;
    const uint64_t t706 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t707 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t22;
    const uint64_t t708 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t23;
    const uint64_t t709 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t710 = t7 ^ t25;
    const uint64_t t711 = t0 ^ t26;
    const uint64_t t712 = t0 ^ t1 ^ t27;
    const uint64_t t713 = t0 ^ t1 ^ t2 ^ t28;
    const uint64_t t714 = t4 ^ t5 ^ t6 ^ t29;
    const uint64_t t715 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    const uint64_t t716 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t31;
    const uint64_t t717 = t693 | t694 | t695 | t696 | t697 | t698 | t699 | t700 | t701 | t702 | t703 | t704 | t705
        | t706 | t707 | t708 | t709 | t710 | t711 | t712 | t713 | t714 | t715 | t716;
    const uint64_t t718 = t0 & ~t717;
    const uint64_t t719 = t1 & ~t717;
    const uint64_t t720 = t2 & ~t717;
    const uint64_t t721 = t3 & ~t717;
    const uint64_t t722 = t4 & ~t717;
    const uint64_t t723 = t5 & ~t717;
    const uint64_t t724 = t6 & ~t717;
    const uint64_t t725 = t7 & ~t717;
    const uint64_t t726 = t0 ^ t1 ^ t2 ^ t6 ^ t8;
    const uint64_t t727 = t3 ^ t6 ^ t7 ^ t9;
    const uint64_t t728 = t0 ^ t4 ^ t7 ^ t10;
    const uint64_t t729 = t0 ^ t1 ^ t5 ^ t11;
    const uint64_t t730 = t1 ^ t2 ^ t6 ^ t12;
    const uint64_t t731 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t732 = t0 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t733 = t0 ^ t1 ^ t5 ^ t7 ^ t15;
    const uint64_t t734 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t16;
    const uint64_t t735 = t0 ^ t4 ^ t6 ^ t17;
    const uint64_t t736 = t1 ^ t5 ^ t7 ^ t18;
    const uint64_t t737 = t2 ^ t6 ^ t19;
    const uint64_t t738 = t3 ^ t7 ^ t20;
    const uint64_t t739 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    const uint64_t t740 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t741 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t742 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t24;
    const uint64_t t743 = t4 ^ t6 ^ t7 ^ t25;
    const uint64_t t744 = t5 ^ t7 ^ t26;
    const uint64_t t745 = t6 ^ t27;
    const uint64_t t746 = t7 ^ t28;
    const uint64_t t747 = t1 ^ t2 ^ t3 ^ t6 ^ t29;
    const uint64_t t748 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t749 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t31;
    const uint64_t t750 = t726 | t727 | t728 | t729 | t730 | t731 | t732 | t733 | t734 | t735 | t736 | t737 | t738
        | t739 | t740 | t741 | t742 | t743 | t744 | t745 | t746 | t747 | t748 | t749;
    const uint64_t t751 = t0 & ~t750;
    const uint64_t t752 = t1 & ~t750;
    const uint64_t t753 = t2 & ~t750;
    const uint64_t t754 = t3 & ~t750;
    const uint64_t t755 = t4 & ~t750;
    const uint64_t t756 = t5 & ~t750;
    const uint64_t t757 = t6 & ~t750;
    const uint64_t t758 = t7 & ~t750;
    const uint64_t t759 = t0 ^ t1 ^ t5 ^ t7 ^ t8;
    const uint64_t t760 = t2 ^ t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t761 = t3 ^ t6 ^ t7 ^ t10;
    const uint64_t t762 = t0 ^ t4 ^ t7 ^ t11;
    const uint64_t t763 = t0 ^ t1 ^ t5 ^ t12;
    const uint64_t t764 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t765 = t3 ^ t5 ^ t6 ^ t14;
    const uint64_t t766 = t0 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t767 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t768 = t2 ^ t4 ^ t7 ^ t17;
    const uint64_t t769 = t3 ^ t5 ^ t18;
    const uint64_t t770 = t0 ^ t4 ^ t6 ^ t19;
    const uint64_t t771 = t1 ^ t5 ^ t7 ^ t20;
    const uint64_t t772 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t21;
    const uint64_t t773 = t2 ^ t3 ^ t4 ^ t22;
    const uint64_t t774 = t0 ^ t3 ^ t4 ^ t5 ^ t23;
    const uint64_t t775 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t776 = t1 ^ t3 ^ t4 ^ t5 ^ t25;
    const uint64_t t777 = t2 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t778 = t3 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t779 = t4 ^ t6 ^ t7 ^ t28;
    const uint64_t t780 = t0 ^ t3 ^ t6 ^ t29;
    const uint64_t t781 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    const uint64_t t782 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t783 = t759 | t760 | t761 | t762 | t763 | t764 | t765 | t766 | t767 | t768 | t769 | t770 | t771
        | t772 | t773 | t774 | t775 | t776 | t777 | t778 | t779 | t780 | t781 | t782;
    const uint64_t t784 = t0 & ~t783;
    const uint64_t t785 = t1 & ~t783;
    const uint64_t t786 = t2 & ~t783;
    const uint64_t t787 = t3 & ~t783;
    const uint64_t t788 = t4 & ~t783;
    const uint64_t t789 = t5 & ~t783;
    const uint64_t t790 = t6 & ~t783;
    const uint64_t t791 = t7 & ~t783;
    const uint64_t t792 = t0 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t793 = t1 ^ t4 ^ t5 ^ t6 ^ t9;
    const uint64_t t794 = t2 ^ t5 ^ t6 ^ t7 ^ t10;
    const uint64_t t795 = t3 ^ t6 ^ t7 ^ t11;
    const uint64_t t796 = t0 ^ t4 ^ t7 ^ t12;
    const uint64_t t797 = t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t798 = t2 ^ t4 ^ t5 ^ t14;
    const uint64_t t799 = t3 ^ t5 ^ t6 ^ t15;
    const uint64_t t800 = t2 ^ t3 ^ t4 ^ t16;
    const uint64_t t801 = t0 ^ t2 ^ t5 ^ t17;
    const uint64_t t802 = t1 ^ t3 ^ t6 ^ t18;
    const uint64_t t803 = t2 ^ t4 ^ t7 ^ t19;
    const uint64_t t804 = t3 ^ t5 ^ t20;
    const uint64_t t805 = t0 ^ t2 ^ t3 ^ t6 ^ t21;
    const uint64_t t806 = t0 ^ t1 ^ t2 ^ t7 ^ t22;
    const uint64_t t807 = t1 ^ t2 ^ t3 ^ t23;
    const uint64_t t808 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t24;
    const uint64_t t809 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t25;
    const uint64_t t810 = t1 ^ t2 ^ t3 ^ t7 ^ t26;
    const uint64_t t811 = t0 ^ t2 ^ t3 ^ t4 ^ t27;
    const uint64_t t812 = t1 ^ t3 ^ t4 ^ t5 ^ t28;
    const uint64_t t813 = t0 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t814 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t30;
    const uint64_t t815 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t31;
    const uint64_t t816 = t792 | t793 | t794 | t795 | t796 | t797 | t798 | t799 | t800 | t801 | t802 | t803 | t804
        | t805 | t806 | t807 | t808 | t809 | t810 | t811 | t812 | t813 | t814 | t815;
    const uint64_t t817 = t0 & ~t816;
    const uint64_t t818 = t1 & ~t816;
    const uint64_t t819 = t2 & ~t816;
    const uint64_t t820 = t3 & ~t816;
    const uint64_t t821 = t4 & ~t816;
    const uint64_t t822 = t5 & ~t816;
    const uint64_t t823 = t6 & ~t816;
    const uint64_t t824 = t7 & ~t816;
    const uint64_t t825 = t3 ^ t5 ^ t6 ^ t8;
    const uint64_t t826 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t9;
    const uint64_t t827 = t1 ^ t4 ^ t5 ^ t6 ^ t10;
    const uint64_t t828 = t2 ^ t5 ^ t6 ^ t7 ^ t11;
    const uint64_t t829 = t3 ^ t6 ^ t7 ^ t12;
    const uint64_t t830 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t831 = t1 ^ t3 ^ t4 ^ t7 ^ t14;
    const uint64_t t832 = t2 ^ t4 ^ t5 ^ t15;
    const uint64_t t833 = t0 ^ t1 ^ t2 ^ t7 ^ t16;
    const uint64_t t834 = t0 ^ t3 ^ t7 ^ t17;
    const uint64_t t835 = t1 ^ t4 ^ t18;
    const uint64_t t836 = t0 ^ t2 ^ t5 ^ t19;
    const uint64_t t837 = t1 ^ t3 ^ t6 ^ t20;
    const uint64_t t838 = t0 ^ t1 ^ t4 ^ t21;
    const uint64_t t839 = t0 ^ t5 ^ t7 ^ t22;
    const uint64_t t840 = t0 ^ t1 ^ t6 ^ t23;
    const uint64_t t841 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t24;
    const uint64_t t842 = t3 ^ t4 ^ t5 ^ t7 ^ t25;
    const uint64_t t843 = t0 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t844 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t845 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t28;
    const uint64_t t846 = t0 ^ t3 ^ t4 ^ t29;
    const uint64_t t847 = t0 ^ t2 ^ t5 ^ t7 ^ t30;
    const uint64_t t848 = t0 ^ t1 ^ t3 ^ t6 ^ t31;
    const uint64_t t849 = t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832 | t833 | t834 | t835 | t836 | t837
        | t838 | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848;
    const uint64_t t850 = t0 & ~t849;
    const uint64_t t851 = t1 & ~t849;
    const uint64_t t852 = t2 & ~t849;
    const uint64_t t853 = t3 & ~t849;
    const uint64_t t854 = t4 & ~t849;
    const uint64_t t855 = t5 & ~t849;
    const uint64_t t856 = t6 & ~t849;
    const uint64_t t857 = t7 & ~t849;
    const uint64_t t858 = t2 ^ t4 ^ t5 ^ t8;
    const uint64_t t859 = t2 ^ t3 ^ t4 ^ t6 ^ t9;
    const uint64_t t860 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t10;
    const uint64_t t861 = t1 ^ t4 ^ t5 ^ t6 ^ t11;
    const uint64_t t862 = t2 ^ t5 ^ t6 ^ t7 ^ t12;
    const uint64_t t863 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t864 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t14;
    const uint64_t t865 = t1 ^ t3 ^ t4 ^ t7 ^ t15;
    const uint64_t t866 = t0 ^ t5 ^ t7 ^ t16;
    const uint64_t t867 = t1 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t868 = t2 ^ t6 ^ t7 ^ t18;
    const uint64_t t869 = t0 ^ t3 ^ t7 ^ t19;
    const uint64_t t870 = t1 ^ t4 ^ t20;
    const uint64_t t871 = t2 ^ t7 ^ t21;
    const uint64_t t872 = t3 ^ t5 ^ t7 ^ t22;
    const uint64_t t873 = t4 ^ t6 ^ t23;
    const uint64_t t874 = t1 ^ t4 ^ t6 ^ t24;
    const uint64_t t875 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t876 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t26;
    const uint64_t t877 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t27;
    const uint64_t t878 = t3 ^ t4 ^ t5 ^ t7 ^ t28;
    const uint64_t t879 = t0 ^ t1 ^ t5 ^ t29;
    const uint64_t t880 = t2 ^ t4 ^ t30;
    const uint64_t t881 = t0 ^ t3 ^ t5 ^ t31;
    const uint64_t t882 = t858 | t859 | t860 | t861 | t862 | t863 | t864 | t865 | t866 | t867 | t868 | t869 | t870
        | t871 | t872 | t873 | t874 | t875 | t876 | t877 | t878 | t879 | t880 | t881;
    const uint64_t t883 = t0 & ~t882;
    const uint64_t t884 = t1 & ~t882;
    const uint64_t t885 = t2 & ~t882;
    const uint64_t t886 = t3 & ~t882;
    const uint64_t t887 = t4 & ~t882;
    const uint64_t t888 = t5 & ~t882;
    const uint64_t t889 = t6 & ~t882;
    const uint64_t t890 = t7 & ~t882;
    const uint64_t t891 = t1 ^ t3 ^ t4 ^ t7 ^ t8;
    const uint64_t t892 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t9;
    const uint64_t t893 = t2 ^ t3 ^ t4 ^ t6 ^ t10;
    const uint64_t t894 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t11;
    const uint64_t t895 = t1 ^ t4 ^ t5 ^ t6 ^ t12;
    const uint64_t t896 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t13;
    const uint64_t t897 = t1 ^ t2 ^ t5 ^ t6 ^ t14;
    const uint64_t t898 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t15;
    const uint64_t t899 = t3 ^ t5 ^ t7 ^ t16;
    const uint64_t t900 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t901 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t18;
    const uint64_t t902 = t1 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t903 = t2 ^ t6 ^ t7 ^ t20;
    const uint64_t t904 = t0 ^ t5 ^ t21;
    const uint64_t t905 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t906 = t2 ^ t4 ^ t6 ^ t7 ^ t23;
    const uint64_t t907 = t1 ^ t3 ^ t24;
    const uint64_t t908 = t1 ^ t2 ^ t3 ^ t4 ^ t25;
    const uint64_t t909 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t910 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t27;
    const uint64_t t911 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t912 = t2 ^ t5 ^ t6 ^ t7 ^ t29;
    const uint64_t t913 = t1 ^ t6 ^ t7 ^ t30;
    const uint64_t t914 = t0 ^ t2 ^ t7 ^ t31;
    const uint64_t t915 = t891 | t892 | t893 | t894 | t895 | t896 | t897 | t898 | t899 | t900 | t901 | t902 | t903
        | t904 | t905 | t906 | t907 | t908 | t909 | t910 | t911 | t912 | t913 | t914;
    const uint64_t t916 = t0 & ~t915;
    const uint64_t t917 = t1 & ~t915;
    const uint64_t t918 = t2 & ~t915;
    const uint64_t t919 = t3 & ~t915;
    const uint64_t t920 = t4 & ~t915;
    const uint64_t t921 = t5 & ~t915;
    const uint64_t t922 = t6 & ~t915;
    const uint64_t t923 = t7 & ~t915;
    const uint64_t t924 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t8;
    const uint64_t t925 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t9;
    const uint64_t t926 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t10;
    const uint64_t t927 = t2 ^ t3 ^ t4 ^ t6 ^ t11;
    const uint64_t t928 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t12;
    const uint64_t t929 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t930 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t14;
    const uint64_t t931 = t1 ^ t2 ^ t5 ^ t6 ^ t15;
    const uint64_t t932 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t933 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t17;
    const uint64_t t934 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t18;
    const uint64_t t935 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t936 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t20;
    const uint64_t t937 = t3 ^ t21;
    const uint64_t t938 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t939 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t940 = t0 ^ t5 ^ t6 ^ t24;
    const uint64_t t941 = t0 ^ t1 ^ t5 ^ t7 ^ t25;
    const uint64_t t942 = t0 ^ t1 ^ t2 ^ t6 ^ t26;
    const uint64_t t943 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t27;
    const uint64_t t944 = t1 ^ t2 ^ t3 ^ t4 ^ t28;
    const uint64_t t945 = t2 ^ t3 ^ t4 ^ t6 ^ t29;
    const uint64_t t946 = t3 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t947 = t4 ^ t5 ^ t7 ^ t31;
    const uint64_t t948 = t924 | t925 | t926 | t927 | t928 | t929 | t930 | t931 | t932 | t933 | t934 | t935 | t936
        | t937 | t938 | t939 | t940 | t941 | t942 | t943 | t944 | t945 | t946 | t947;
    const uint64_t t949 = t0 & ~t948;
    const uint64_t t950 = t1 & ~t948;
    const uint64_t t951 = t2 & ~t948;
    const uint64_t t952 = t3 & ~t948;
    const uint64_t t953 = t4 & ~t948;
    const uint64_t t954 = t5 & ~t948;
    const uint64_t t955 = t6 & ~t948;
    const uint64_t t956 = t7 & ~t948;
    const uint64_t t957 = t1 ^ t2 ^ t5 ^ t6 ^ t8;
    const uint64_t t958 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t9;
    const uint64_t t959 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t10;
    const uint64_t t960 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t11;
    const uint64_t t961 = t2 ^ t3 ^ t4 ^ t6 ^ t12;
    const uint64_t t962 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t963 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t964 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t15;
    const uint64_t t965 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t966 = t0 ^ t1 ^ t2 ^ t3 ^ t17;
    const uint64_t t967 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t18;
    const uint64_t t968 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t19;
    const uint64_t t969 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t20;
    const uint64_t t970 = t1 ^ t21;
    const uint64_t t971 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t972 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t973 = t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t974 = t2 ^ t4 ^ t5 ^ t25;
    const uint64_t t975 = t3 ^ t5 ^ t6 ^ t26;
    const uint64_t t976 = t0 ^ t4 ^ t6 ^ t7 ^ t27;
    const uint64_t t977 = t0 ^ t1 ^ t5 ^ t7 ^ t28;
    const uint64_t t978 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t29;
    const uint64_t t979 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t980 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    const uint64_t t981 = t957 | t958 | t959 | t960 | t961 | t962 | t963 | t964 | t965 | t966 | t967 | t968 | t969
        | t970 | t971 | t972 | t973 | t974 | t975 | t976 | t977 | t978 | t979 | t980;
    const uint64_t t982 = t0 & ~t981;
    const uint64_t t983 = t1 & ~t981;
    const uint64_t t984 = t2 & ~t981;
    const uint64_t t985 = t3 & ~t981;
    const uint64_t t986 = t4 & ~t981;
    const uint64_t t987 = t5 & ~t981;
    const uint64_t t988 = t6 & ~t981;
    const uint64_t t989 = t7 & ~t981;
    const uint64_t t990 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t8;
    const uint64_t t991 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t9;
    const uint64_t t992 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t10;
    const uint64_t t993 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t11;
    const uint64_t t994 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t12;
    const uint64_t t995 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t996 = t2 ^ t3 ^ t5 ^ t6 ^ t14;
    const uint64_t t997 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t998 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t999 = t0 ^ t1 ^ t17;
    const uint64_t t1000 = t0 ^ t1 ^ t2 ^ t18;
    const uint64_t t1001 = t0 ^ t1 ^ t2 ^ t3 ^ t19;
    const uint64_t t1002 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t20;
    const uint64_t t1003 = t6 ^ t7 ^ t21;
    const uint64_t t1004 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t1005 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t1006 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    const uint64_t t1007 = t1 ^ t2 ^ t5 ^ t6 ^ t25;
    const uint64_t t1008 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    const uint64_t t1009 = t1 ^ t3 ^ t4 ^ t7 ^ t27;
    const uint64_t t1010 = t2 ^ t4 ^ t5 ^ t28;
    const uint64_t t1011 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t1012 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t1013 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t31;
    const uint64_t t1014 = t990 | t991 | t992 | t993 | t994 | t995 | t996 | t997 | t998 | t999 | t1000 | t1001
        | t1002 | t1003 | t1004 | t1005 | t1006 | t1007 | t1008 | t1009 | t1010 | t1011 | t1012 | t1013;
    const uint64_t t1015 = t0 & ~t1014;
    const uint64_t t1016 = t1 & ~t1014;
    const uint64_t t1017 = t2 & ~t1014;
    const uint64_t t1018 = t3 & ~t1014;
    const uint64_t t1019 = t4 & ~t1014;
    const uint64_t t1020 = t5 & ~t1014;
    const uint64_t t1021 = t6 & ~t1014;
    const uint64_t t1022 = t7 & ~t1014;
    const uint64_t t1023 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t1024 = t1 ^ t3 ^ t5 ^ t6 ^ t9;
    const uint64_t t1025 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t10;
    const uint64_t t1026 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t11;
    const uint64_t t1027 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t12;
    const uint64_t t1028 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t13;
    const uint64_t t1029 = t1 ^ t2 ^ t4 ^ t5 ^ t14;
    const uint64_t t1030 = t2 ^ t3 ^ t5 ^ t6 ^ t15;
    const uint64_t t1031 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t1032 = t7 ^ t17;
    const uint64_t t1033 = t0 ^ t18;
    const uint64_t t1034 = t0 ^ t1 ^ t19;
    const uint64_t t1035 = t0 ^ t1 ^ t2 ^ t20;
    const uint64_t t1036 = t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t1037 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t22;
    const uint64_t t1038 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t23;
    const uint64_t t1039 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    const uint64_t t1040 = t2 ^ t3 ^ t5 ^ t6 ^ t25;
    const uint64_t t1041 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t26;
    const uint64_t t1042 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t27;
    const uint64_t t1043 = t1 ^ t2 ^ t5 ^ t6 ^ t28;
    const uint64_t t1044 = t1 ^ t2 ^ t4 ^ t29;
    const uint64_t t1045 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t1046 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t1047 = t1023 | t1024 | t1025 | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1032 | t1033
        | t1034 | t1035 | t1036 | t1037 | t1038 | t1039 | t1040 | t1041 | t1042 | t1043 | t1044 | t1045 | t1046;
    const uint64_t t1048 = t0 & ~t1047;
    const uint64_t t1049 = t1 & ~t1047;
    const uint64_t t1050 = t2 & ~t1047;
    const uint64_t t1051 = t3 & ~t1047;
    const uint64_t t1052 = t4 & ~t1047;
    const uint64_t t1053 = t5 & ~t1047;
    const uint64_t t1054 = t6 & ~t1047;
    const uint64_t t1055 = t7 & ~t1047;
    const uint64_t t1056 = t2 ^ t3 ^ t5 ^ t6 ^ t8;
    const uint64_t t1057 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t9;
    const uint64_t t1058 = t1 ^ t3 ^ t5 ^ t6 ^ t10;
    const uint64_t t1059 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t11;
    const uint64_t t1060 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t12;
    const uint64_t t1061 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t13;
    const uint64_t t1062 = t0 ^ t1 ^ t3 ^ t4 ^ t14;
    const uint64_t t1063 = t1 ^ t2 ^ t4 ^ t5 ^ t15;
    const uint64_t t1064 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t16;
    const uint64_t t1065 = t5 ^ t7 ^ t17;
    const uint64_t t1066 = t6 ^ t18;
    const uint64_t t1067 = t7 ^ t19;
    const uint64_t t1068 = t0 ^ t20;
    const uint64_t t1069 = t2 ^ t3 ^ t4 ^ t7 ^ t21;
    const uint64_t t1070 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t22;
    const uint64_t t1071 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t23;
    const uint64_t t1072 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t1073 = t0 ^ t2 ^ t3 ^ t25;
    const uint64_t t1074 = t0 ^ t1 ^ t3 ^ t4 ^ t26;
    const uint64_t t1075 = t1 ^ t2 ^ t4 ^ t5 ^ t27;
    const uint64_t t1076 = t2 ^ t3 ^ t5 ^ t6 ^ t28;
    const uint64_t t1077 = t1 ^ t5 ^ t29;
    const uint64_t t1078 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t1079 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t31;
    const uint64_t t1080 = t1056 | t1057 | t1058 | t1059 | t1060 | t1061 | t1062 | t1063 | t1064 | t1065 | t1066
        | t1067 | t1068 | t1069 | t1070 | t1071 | t1072 | t1073 | t1074 | t1075 | t1076 | t1077 | t1078 | t1079;
    const uint64_t t1081 = t0 & ~t1080;
    const uint64_t t1082 = t1 & ~t1080;
    const uint64_t t1083 = t2 & ~t1080;
    const uint64_t t1084 = t3 & ~t1080;
    const uint64_t t1085 = t4 & ~t1080;
    const uint64_t t1086 = t5 & ~t1080;
    const uint64_t t1087 = t6 & ~t1080;
    const uint64_t t1088 = t7 & ~t1080;
    const uint64_t t1089 = t1 ^ t2 ^ t4 ^ t5 ^ t8;
    const uint64_t t1090 = t1 ^ t3 ^ t4 ^ t6 ^ t9;
    const uint64_t t1091 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t10;
    const uint64_t t1092 = t1 ^ t3 ^ t5 ^ t6 ^ t11;
    const uint64_t t1093 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t12;
    const uint64_t t1094 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t13;
    const uint64_t t1095 = t0 ^ t2 ^ t3 ^ t14;
    const uint64_t t1096 = t0 ^ t1 ^ t3 ^ t4 ^ t15;
    const uint64_t t1097 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t16;
    const uint64_t t1098 = t3 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t1099 = t4 ^ t6 ^ t7 ^ t18;
    const uint64_t t1100 = t5 ^ t7 ^ t19;
    const uint64_t t1101 = t6 ^ t20;
    const uint64_t t1102 = t0 ^ t1 ^ t2 ^ t5 ^ t21;
    const uint64_t t1103 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t1104 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t23;
    const uint64_t t1105 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    const uint64_t t1106 = t0 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t1107 = t0 ^ t1 ^ t6 ^ t7 ^ t26;
    const uint64_t t1108 = t1 ^ t2 ^ t7 ^ t27;
    const uint64_t t1109 = t0 ^ t2 ^ t3 ^ t28;
    const uint64_t t1110 = t2 ^ t6 ^ t29;
    const uint64_t t1111 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t1112 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t31;
    const uint64_t t1113 = t1089 | t1090 | t1091 | t1092 | t1093 | t1094 | t1095 | t1096 | t1097 | t1098 | t1099
        | t1100 | t1101 | t1102 | t1103 | t1104 | t1105 | t1106 | t1107 | t1108 | t1109 | t1110 | t1111 | t1112;
    const uint64_t t1114 = t0 & ~t1113;
    const uint64_t t1115 = t1 & ~t1113;
    const uint64_t t1116 = t2 & ~t1113;
    const uint64_t t1117 = t3 & ~t1113;
    const uint64_t t1118 = t4 & ~t1113;
    const uint64_t t1119 = t5 & ~t1113;
    const uint64_t t1120 = t6 & ~t1113;
    const uint64_t t1121 = t7 & ~t1113;
    const uint64_t t1122 = t0 ^ t1 ^ t3 ^ t4 ^ t8;
    const uint64_t t1123 = t0 ^ t2 ^ t3 ^ t5 ^ t9;
    const uint64_t t1124 = t1 ^ t3 ^ t4 ^ t6 ^ t10;
    const uint64_t t1125 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t11;
    const uint64_t t1126 = t1 ^ t3 ^ t5 ^ t6 ^ t12;
    const uint64_t t1127 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t1128 = t1 ^ t2 ^ t7 ^ t14;
    const uint64_t t1129 = t0 ^ t2 ^ t3 ^ t15;
    const uint64_t t1130 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t1131 = t1 ^ t3 ^ t4 ^ t5 ^ t17;
    const uint64_t t1132 = t2 ^ t4 ^ t5 ^ t6 ^ t18;
    const uint64_t t1133 = t3 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t1134 = t4 ^ t6 ^ t7 ^ t20;
    const uint64_t t1135 = t0 ^ t3 ^ t6 ^ t21;
    const uint64_t t1136 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t1137 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t1138 = t0 ^ t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t1139 = t2 ^ t3 ^ t4 ^ t5 ^ t25;
    const uint64_t t1140 = t3 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t1141 = t4 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t1142 = t0 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t1143 = t3 ^ t5 ^ t29;
    const uint64_t t1144 = t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t1145 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    const uint64_t t1146 = t1122 | t1123 | t1124 | t1125 | t1126 | t1127 | t1128 | t1129 | t1130 | t1131 | t1132
        | t1133 | t1134 | t1135 | t1136 | t1137 | t1138 | t1139 | t1140 | t1141 | t1142 | t1143 | t1144 | t1145;
    const uint64_t t1147 = t0 & ~t1146;
    const uint64_t t1148 = t1 & ~t1146;
    const uint64_t t1149 = t2 & ~t1146;
    const uint64_t t1150 = t3 & ~t1146;
    const uint64_t t1151 = t4 & ~t1146;
    const uint64_t t1152 = t5 & ~t1146;
    const uint64_t t1153 = t6 & ~t1146;
    const uint64_t t1154 = t7 & ~t1146;
    const uint64_t t1155 = t0 ^ t2 ^ t3 ^ t8;
    const uint64_t t1156 = t1 ^ t2 ^ t4 ^ t9;
    const uint64_t t1157 = t0 ^ t2 ^ t3 ^ t5 ^ t10;
    const uint64_t t1158 = t1 ^ t3 ^ t4 ^ t6 ^ t11;
    const uint64_t t1159 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t12;
    const uint64_t t1160 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t13;
    const uint64_t t1161 = t0 ^ t1 ^ t6 ^ t7 ^ t14;
    const uint64_t t1162 = t1 ^ t2 ^ t7 ^ t15;
    const uint64_t t1163 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t1164 = t1 ^ t2 ^ t3 ^ t7 ^ t17;
    const uint64_t t1165 = t0 ^ t2 ^ t3 ^ t4 ^ t18;
    const uint64_t t1166 = t1 ^ t3 ^ t4 ^ t5 ^ t19;
    const uint64_t t1167 = t2 ^ t4 ^ t5 ^ t6 ^ t20;
    const uint64_t t1168 = t1 ^ t4 ^ t7 ^ t21;
    const uint64_t t1169 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t22;
    const uint64_t t1170 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t23;
    const uint64_t t1171 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    const uint64_t t1172 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t1173 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    const uint64_t t1174 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t27;
    const uint64_t t1175 = t2 ^ t3 ^ t4 ^ t5 ^ t28;
    const uint64_t t1176 = t0 ^ t2 ^ t5 ^ t29;
    const uint64_t t1177 = t0 ^ t1 ^ t2 ^ t4 ^ t30;
    const uint64_t t1178 = t1 ^ t2 ^ t3 ^ t5 ^ t31;
    const uint64_t t1179 = t1155 | t1156 | t1157 | t1158 | t1159 | t1160 | t1161 | t1162 | t1163 | t1164 | t1165
        | t1166 | t1167 | t1168 | t1169 | t1170 | t1171 | t1172 | t1173 | t1174 | t1175 | t1176 | t1177 | t1178;
    const uint64_t t1180 = t0 & ~t1179;
    const uint64_t t1181 = t1 & ~t1179;
    const uint64_t t1182 = t2 & ~t1179;
    const uint64_t t1183 = t3 & ~t1179;
    const uint64_t t1184 = t4 & ~t1179;
    const uint64_t t1185 = t5 & ~t1179;
    const uint64_t t1186 = t6 & ~t1179;
    const uint64_t t1187 = t7 & ~t1179;
    const uint64_t t1188 = t1 ^ t2 ^ t7 ^ t8;
    const uint64_t t1189 = t0 ^ t1 ^ t3 ^ t7 ^ t9;
    const uint64_t t1190 = t1 ^ t2 ^ t4 ^ t10;
    const uint64_t t1191 = t0 ^ t2 ^ t3 ^ t5 ^ t11;
    const uint64_t t1192 = t1 ^ t3 ^ t4 ^ t6 ^ t12;
    const uint64_t t1193 = t0 ^ t1 ^ t4 ^ t5 ^ t13;
    const uint64_t t1194 = t0 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t1195 = t0 ^ t1 ^ t6 ^ t7 ^ t15;
    const uint64_t t1196 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t16;
    const uint64_t t1197 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t1198 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t18;
    const uint64_t t1199 = t1 ^ t2 ^ t3 ^ t7 ^ t19;
    const uint64_t t1200 = t0 ^ t2 ^ t3 ^ t4 ^ t20;
    const uint64_t t1201 = t2 ^ t5 ^ t6 ^ t21;
    const uint64_t t1202 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t22;
    const uint64_t t1203 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t23;
    const uint64_t t1204 = t0 ^ t1 ^ t3 ^ t24;
    const uint64_t t1205 = t2 ^ t3 ^ t4 ^ t25;
    const uint64_t t1206 = t0 ^ t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t1207 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t27;
    const uint64_t t1208 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t1209 = t2 ^ t6 ^ t7 ^ t29;
    const uint64_t t1210 = t1 ^ t7 ^ t30;
    const uint64_t t1211 = t0 ^ t2 ^ t31;
    const uint64_t t1212 = t1188 | t1189 | t1190 | t1191 | t1192 | t1193 | t1194 | t1195 | t1196 | t1197 | t1198
        | t1199 | t1200 | t1201 | t1202 | t1203 | t1204 | t1205 | t1206 | t1207 | t1208 | t1209 | t1210 | t1211;
    const uint64_t t1213 = t0 & ~t1212;
    const uint64_t t1214 = t1 & ~t1212;
    const uint64_t t1215 = t2 & ~t1212;
    const uint64_t t1216 = t3 & ~t1212;
    const uint64_t t1217 = t4 & ~t1212;
    const uint64_t t1218 = t5 & ~t1212;
    const uint64_t t1219 = t6 & ~t1212;
    const uint64_t t1220 = t7 & ~t1212;
    const uint64_t t1221 = ~t57 | ~t90 | ~t123 | ~t156 | ~t189 | ~t222 | ~t255 | ~t288 | ~t321 | ~t354 | ~t387
        | ~t420 | ~t453 | ~t486 | ~t519 | ~t552 | ~t585 | ~t618 | ~t651 | ~t684 | ~t717 | ~t750 | ~t783 | ~t816
        | ~t849 | ~t882 | ~t915 | ~t948 | ~t981 | ~t1014 | ~t1047 | ~t1080 | ~t1113 | ~t1146 | ~t1179 | ~t1212;
    const uint64_t t1222 = t32 & t1221;
    const uint64_t t1223 = t32 & ~t1221;
    const uint64_t t1224 = t1222 & ~t1223;
    entry[0] ^= t58;
    entry[1] ^= t59;
    entry[2] ^= t60;
    entry[3] ^= t61;
    entry[4] ^= t62;
    entry[5] ^= t63;
    entry[6] ^= t64;
    entry[7] ^= t65;
    entry[8] ^= t91;
    entry[9] ^= t92;
    entry[10] ^= t93;
    entry[11] ^= t94;
    entry[12] ^= t95;
    entry[13] ^= t96;
    entry[14] ^= t97;
    entry[15] ^= t98;
    entry[16] ^= t124;
    entry[17] ^= t125;
    entry[18] ^= t126;
    entry[19] ^= t127;
    entry[20] ^= t128;
    entry[21] ^= t129;
    entry[22] ^= t130;
    entry[23] ^= t131;
    entry[24] ^= t157;
    entry[25] ^= t158;
    entry[26] ^= t159;
    entry[27] ^= t160;
    entry[28] ^= t161;
    entry[29] ^= t162;
    entry[30] ^= t163;
    entry[31] ^= t164;
    entry[32] ^= t190;
    entry[33] ^= t191;
    entry[34] ^= t192;
    entry[35] ^= t193;
    entry[36] ^= t194;
    entry[37] ^= t195;
    entry[38] ^= t196;
    entry[39] ^= t197;
    entry[40] ^= t223;
    entry[41] ^= t224;
    entry[42] ^= t225;
    entry[43] ^= t226;
    entry[44] ^= t227;
    entry[45] ^= t228;
    entry[46] ^= t229;
    entry[47] ^= t230;
    entry[48] ^= t256;
    entry[49] ^= t257;
    entry[50] ^= t258;
    entry[51] ^= t259;
    entry[52] ^= t260;
    entry[53] ^= t261;
    entry[54] ^= t262;
    entry[55] ^= t263;
    entry[56] ^= t289;
    entry[57] ^= t290;
    entry[58] ^= t291;
    entry[59] ^= t292;
    entry[60] ^= t293;
    entry[61] ^= t294;
    entry[62] ^= t295;
    entry[63] ^= t296;
    entry[64] ^= t322;
    entry[65] ^= t323;
    entry[66] ^= t324;
    entry[67] ^= t325;
    entry[68] ^= t326;
    entry[69] ^= t327;
    entry[70] ^= t328;
    entry[71] ^= t329;
    entry[72] ^= t355;
    entry[73] ^= t356;
    entry[74] ^= t357;
    entry[75] ^= t358;
    entry[76] ^= t359;
    entry[77] ^= t360;
    entry[78] ^= t361;
    entry[79] ^= t362;
    entry[80] ^= t388;
    entry[81] ^= t389;
    entry[82] ^= t390;
    entry[83] ^= t391;
    entry[84] ^= t392;
    entry[85] ^= t393;
    entry[86] ^= t394;
    entry[87] ^= t395;
    entry[88] ^= t421;
    entry[89] ^= t422;
    entry[90] ^= t423;
    entry[91] ^= t424;
    entry[92] ^= t425;
    entry[93] ^= t426;
    entry[94] ^= t427;
    entry[95] ^= t428;
    entry[96] ^= t454;
    entry[97] ^= t455;
    entry[98] ^= t456;
    entry[99] ^= t457;
    entry[100] ^= t458;
    entry[101] ^= t459;
    entry[102] ^= t460;
    entry[103] ^= t461;
    entry[104] ^= t487;
    entry[105] ^= t488;
    entry[106] ^= t489;
    entry[107] ^= t490;
    entry[108] ^= t491;
    entry[109] ^= t492;
    entry[110] ^= t493;
    entry[111] ^= t494;
    entry[112] ^= t520;
    entry[113] ^= t521;
    entry[114] ^= t522;
    entry[115] ^= t523;
    entry[116] ^= t524;
    entry[117] ^= t525;
    entry[118] ^= t526;
    entry[119] ^= t527;
    entry[120] ^= t553;
    entry[121] ^= t554;
    entry[122] ^= t555;
    entry[123] ^= t556;
    entry[124] ^= t557;
    entry[125] ^= t558;
    entry[126] ^= t559;
    entry[127] ^= t560;
    entry[128] ^= t586;
    entry[129] ^= t587;
    entry[130] ^= t588;
    entry[131] ^= t589;
    entry[132] ^= t590;
    entry[133] ^= t591;
    entry[134] ^= t592;
    entry[135] ^= t593;
    entry[136] ^= t619;
    entry[137] ^= t620;
    entry[138] ^= t621;
    entry[139] ^= t622;
    entry[140] ^= t623;
    entry[141] ^= t624;
    entry[142] ^= t625;
    entry[143] ^= t626;
    entry[144] ^= t652;
    entry[145] ^= t653;
    entry[146] ^= t654;
    entry[147] ^= t655;
    entry[148] ^= t656;
    entry[149] ^= t657;
    entry[150] ^= t658;
    entry[151] ^= t659;
    entry[152] ^= t685;
    entry[153] ^= t686;
    entry[154] ^= t687;
    entry[155] ^= t688;
    entry[156] ^= t689;
    entry[157] ^= t690;
    entry[158] ^= t691;
    entry[159] ^= t692;
    entry[160] ^= t718;
    entry[161] ^= t719;
    entry[162] ^= t720;
    entry[163] ^= t721;
    entry[164] ^= t722;
    entry[165] ^= t723;
    entry[166] ^= t724;
    entry[167] ^= t725;
    entry[168] ^= t751;
    entry[169] ^= t752;
    entry[170] ^= t753;
    entry[171] ^= t754;
    entry[172] ^= t755;
    entry[173] ^= t756;
    entry[174] ^= t757;
    entry[175] ^= t758;
    entry[176] ^= t784;
    entry[177] ^= t785;
    entry[178] ^= t786;
    entry[179] ^= t787;
    entry[180] ^= t788;
    entry[181] ^= t789;
    entry[182] ^= t790;
    entry[183] ^= t791;
    entry[184] ^= t817;
    entry[185] ^= t818;
    entry[186] ^= t819;
    entry[187] ^= t820;
    entry[188] ^= t821;
    entry[189] ^= t822;
    entry[190] ^= t823;
    entry[191] ^= t824;
    entry[192] ^= t850;
    entry[193] ^= t851;
    entry[194] ^= t852;
    entry[195] ^= t853;
    entry[196] ^= t854;
    entry[197] ^= t855;
    entry[198] ^= t856;
    entry[199] ^= t857;
    entry[200] ^= t883;
    entry[201] ^= t884;
    entry[202] ^= t885;
    entry[203] ^= t886;
    entry[204] ^= t887;
    entry[205] ^= t888;
    entry[206] ^= t889;
    entry[207] ^= t890;
    entry[208] ^= t916;
    entry[209] ^= t917;
    entry[210] ^= t918;
    entry[211] ^= t919;
    entry[212] ^= t920;
    entry[213] ^= t921;
    entry[214] ^= t922;
    entry[215] ^= t923;
    entry[216] ^= t949;
    entry[217] ^= t950;
    entry[218] ^= t951;
    entry[219] ^= t952;
    entry[220] ^= t953;
    entry[221] ^= t954;
    entry[222] ^= t955;
    entry[223] ^= t956;
    entry[224] ^= t982;
    entry[225] ^= t983;
    entry[226] ^= t984;
    entry[227] ^= t985;
    entry[228] ^= t986;
    entry[229] ^= t987;
    entry[230] ^= t988;
    entry[231] ^= t989;
    entry[232] ^= t1015;
    entry[233] ^= t1016;
    entry[234] ^= t1017;
    entry[235] ^= t1018;
    entry[236] ^= t1019;
    entry[237] ^= t1020;
    entry[238] ^= t1021;
    entry[239] ^= t1022;
    entry[240] ^= t1048;
    entry[241] ^= t1049;
    entry[242] ^= t1050;
    entry[243] ^= t1051;
    entry[244] ^= t1052;
    entry[245] ^= t1053;
    entry[246] ^= t1054;
    entry[247] ^= t1055;
    entry[248] ^= t1081;
    entry[249] ^= t1082;
    entry[250] ^= t1083;
    entry[251] ^= t1084;
    entry[252] ^= t1085;
    entry[253] ^= t1086;
    entry[254] ^= t1087;
    entry[255] ^= t1088;
    entry[256] ^= t1114;
    entry[257] ^= t1115;
    entry[258] ^= t1116;
    entry[259] ^= t1117;
    entry[260] ^= t1118;
    entry[261] ^= t1119;
    entry[262] ^= t1120;
    entry[263] ^= t1121;
    entry[264] ^= t1147;
    entry[265] ^= t1148;
    entry[266] ^= t1149;
    entry[267] ^= t1150;
    entry[268] ^= t1151;
    entry[269] ^= t1152;
    entry[270] ^= t1153;
    entry[271] ^= t1154;
    entry[272] ^= t1180;
    entry[273] ^= t1181;
    entry[274] ^= t1182;
    entry[275] ^= t1183;
    entry[276] ^= t1184;
    entry[277] ^= t1185;
    entry[278] ^= t1186;
    entry[279] ^= t1187;
    entry[280] ^= t1213;
    entry[281] ^= t1214;
    entry[282] ^= t1215;
    entry[283] ^= t1216;
    entry[284] ^= t1217;
    entry[285] ^= t1218;
    entry[286] ^= t1219;
    entry[287] ^= t1220;
    *corrected = t1224;
    *uncorrectable = t1223;
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

void ecc_rs_ssc_tsd_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_rs_ssc_tsd_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_rs_ssc_tsd_encode(data, expected);
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

ecc_status ecc_rs_ssc_tsd_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_rs_ssc_tsd_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_rs_ssc_tsd_decode_lanes(entry, &corrected, &uncorrectable);
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

ecc_status ecc_rs_ssc_tsd_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_rs_ssc_tsd_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_rs_ssc_tsd_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_rs_ssc_tsd_decode(data + 32u * i, check + 4u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
