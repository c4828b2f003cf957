/* RS(36,32) DSC: encoder and decoder. Generated; do not edit.
 *
 * Scheme rs-dsc, sha-256
 * 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
 * 6.2 (discussed).
 */
#include "ecc_rs_dsc.h"

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

void ecc_rs_dsc_encode_lanes(const uint64_t *data, uint64_t *check) {
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

void ecc_rs_dsc_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
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
    const uint64_t t33 = t8 ^ t12 ^ t13 ^ t14;
    const uint64_t t34 = t12 ^ t13;
    const uint64_t t35 = t9 ^ t13 ^ t15;
    const uint64_t t36 = t13 ^ t14;
    const uint64_t t37 = t10 ^ t14;
    const uint64_t t38 = t12 ^ t13 ^ t15;
    const uint64_t t39 = t11 ^ t12 ^ t13 ^ t15;
    const uint64_t t40 = t16 ^ t20 ^ t21 ^ t22;
    const uint64_t t41 = t20 ^ t21;
    const uint64_t t42 = t17 ^ t21 ^ t23;
    const uint64_t t43 = t21 ^ t22;
    const uint64_t t44 = t18 ^ t22;
    const uint64_t t45 = t20 ^ t21 ^ t23;
    const uint64_t t46 = t19 ^ t20 ^ t21 ^ t23;
    const uint64_t t47 = t8 & t16;
    const uint64_t t48 = t8 & t17;
    const uint64_t t49 = t9 & t16;
    const uint64_t t50 = t48 ^ t49;
    const uint64_t t51 = t8 & t18;
    const uint64_t t52 = t9 & t17;
    const uint64_t t53 = t10 & t16;
    const uint64_t t54 = t51 ^ t52 ^ t53;
    const uint64_t t55 = t8 & t19;
    const uint64_t t56 = t9 & t18;
    const uint64_t t57 = t10 & t17;
    const uint64_t t58 = t11 & t16;
    const uint64_t t59 = t55 ^ t56 ^ t57 ^ t58;
    const uint64_t t60 = t8 & t20;
    const uint64_t t61 = t9 & t19;
    const uint64_t t62 = t10 & t18;
    const uint64_t t63 = t11 & t17;
    const uint64_t t64 = t12 & t16;
    const uint64_t t65 = t60 ^ t61 ^ t62 ^ t63 ^ t64;
    const uint64_t t66 = t8 & t21;
    const uint64_t t67 = t9 & t20;
    const uint64_t t68 = t10 & t19;
    const uint64_t t69 = t11 & t18;
    const uint64_t t70 = t12 & t17;
    const uint64_t t71 = t13 & t16;
    const uint64_t t72 = t66 ^ t67 ^ t68 ^ t69 ^ t70 ^ t71;
    const uint64_t t73 = t8 & t22;
    const uint64_t t74 = t9 & t21;
    const uint64_t t75 = t10 & t20;
    const uint64_t t76 = t11 & t19;
    const uint64_t t77 = t12 & t18;
    const uint64_t t78 = t13 & t17;
    const uint64_t t79 = t14 & t16;
    const uint64_t t80 = t73 ^ t74 ^ t75 ^ t76 ^ t77 ^ t78 ^ t79;
    const uint64_t t81 = t8 & t23;
    const uint64_t t82 = t9 & t22;
    const uint64_t t83 = t10 & t21;
    const uint64_t t84 = t11 & t20;
    const uint64_t t85 = t12 & t19;
    const uint64_t t86 = t13 & t18;
    const uint64_t t87 = t14 & t17;
    const uint64_t t88 = t15 & t16;
    const uint64_t t89 = t81 ^ t82 ^ t83 ^ t84 ^ t85 ^ t86 ^ t87 ^ t88;
    const uint64_t t90 = t9 & t23;
    const uint64_t t91 = t10 & t22;
    const uint64_t t92 = t11 & t21;
    const uint64_t t93 = t12 & t20;
    const uint64_t t94 = t13 & t19;
    const uint64_t t95 = t14 & t18;
    const uint64_t t96 = t15 & t17;
    const uint64_t t97 = t90 ^ t91 ^ t92 ^ t93 ^ t94 ^ t95 ^ t96;
    const uint64_t t98 = t10 & t23;
    const uint64_t t99 = t11 & t22;
    const uint64_t t100 = t12 & t21;
    const uint64_t t101 = t13 & t20;
    const uint64_t t102 = t14 & t19;
    const uint64_t t103 = t15 & t18;
    const uint64_t t104 = t98 ^ t99 ^ t100 ^ t101 ^ t102 ^ t103;
    const uint64_t t105 = t11 & t23;
    const uint64_t t106 = t12 & t22;
    const uint64_t t107 = t13 & t21;
    const uint64_t t108 = t14 & t20;
    const uint64_t t109 = t15 & t19;
    const uint64_t t110 = t105 ^ t106 ^ t107 ^ t108 ^ t109;
    const uint64_t t111 = t12 & t23;
    const uint64_t t112 = t13 & t22;
    const uint64_t t113 = t14 & t21;
    const uint64_t t114 = t15 & t20;
    const uint64_t t115 = t111 ^ t112 ^ t113 ^ t114;
    const uint64_t t116 = t13 & t23;
    const uint64_t t117 = t14 & t22;
    const uint64_t t118 = t15 & t21;
    const uint64_t t119 = t116 ^ t117 ^ t118;
    const uint64_t t120 = t14 & t23;
    const uint64_t t121 = t15 & t22;
    const uint64_t t122 = t120 ^ t121;
    const uint64_t t123 = t15 & t23;
    const uint64_t t124 = t47 ^ t97 ^ t110 ^ t115 ^ t119;
    const uint64_t t125 = t50 ^ t97 ^ t104 ^ t110 ^ t122;
    const uint64_t t126 = t54 ^ t104 ^ t110 ^ t115 ^ t123;
    const uint64_t t127 = t59 ^ t110 ^ t115 ^ t119;
    const uint64_t t128 = t65 ^ t115 ^ t119 ^ t122;
    const uint64_t t129 = t72 ^ t97 ^ t110 ^ t115 ^ t122 ^ t123;
    const uint64_t t130 = t80 ^ t97 ^ t104 ^ t110 ^ t123;
    const uint64_t t131 = t89 ^ t104 ^ t110 ^ t115;
    const uint64_t t132 = t0 & t16;
    const uint64_t t133 = t0 & t17;
    const uint64_t t134 = t1 & t16;
    const uint64_t t135 = t133 ^ t134;
    const uint64_t t136 = t0 & t18;
    const uint64_t t137 = t1 & t17;
    const uint64_t t138 = t2 & t16;
    const uint64_t t139 = t136 ^ t137 ^ t138;
    const uint64_t t140 = t0 & t19;
    const uint64_t t141 = t1 & t18;
    const uint64_t t142 = t2 & t17;
    const uint64_t t143 = t3 & t16;
    const uint64_t t144 = t140 ^ t141 ^ t142 ^ t143;
    const uint64_t t145 = t0 & t20;
    const uint64_t t146 = t1 & t19;
    const uint64_t t147 = t2 & t18;
    const uint64_t t148 = t3 & t17;
    const uint64_t t149 = t4 & t16;
    const uint64_t t150 = t145 ^ t146 ^ t147 ^ t148 ^ t149;
    const uint64_t t151 = t0 & t21;
    const uint64_t t152 = t1 & t20;
    const uint64_t t153 = t2 & t19;
    const uint64_t t154 = t3 & t18;
    const uint64_t t155 = t4 & t17;
    const uint64_t t156 = t5 & t16;
    const uint64_t t157 = t151 ^ t152 ^ t153 ^ t154 ^ t155 ^ t156;
    const uint64_t t158 = t0 & t22;
    const uint64_t t159 = t1 & t21;
    const uint64_t t160 = t2 & t20;
    const uint64_t t161 = t3 & t19;
    const uint64_t t162 = t4 & t18;
    const uint64_t t163 = t5 & t17;
    const uint64_t t164 = t6 & t16;
    const uint64_t t165 = t158 ^ t159 ^ t160 ^ t161 ^ t162 ^ t163 ^ t164;
    const uint64_t t166 = t0 & t23;
    const uint64_t t167 = t1 & t22;
    const uint64_t t168 = t2 & t21;
    const uint64_t t169 = t3 & t20;
    const uint64_t t170 = t4 & t19;
    const uint64_t t171 = t5 & t18;
    const uint64_t t172 = t6 & t17;
    const uint64_t t173 = t7 & t16;
    const uint64_t t174 = t166 ^ t167 ^ t168 ^ t169 ^ t170 ^ t171 ^ t172 ^ t173;
    const uint64_t t175 = t1 & t23;
    const uint64_t t176 = t2 & t22;
    const uint64_t t177 = t3 & t21;
    const uint64_t t178 = t4 & t20;
    const uint64_t t179 = t5 & t19;
    const uint64_t t180 = t6 & t18;
    const uint64_t t181 = t7 & t17;
    const uint64_t t182 = t175 ^ t176 ^ t177 ^ t178 ^ t179 ^ t180 ^ t181;
    const uint64_t t183 = t2 & t23;
    const uint64_t t184 = t3 & t22;
    const uint64_t t185 = t4 & t21;
    const uint64_t t186 = t5 & t20;
    const uint64_t t187 = t6 & t19;
    const uint64_t t188 = t7 & t18;
    const uint64_t t189 = t183 ^ t184 ^ t185 ^ t186 ^ t187 ^ t188;
    const uint64_t t190 = t3 & t23;
    const uint64_t t191 = t4 & t22;
    const uint64_t t192 = t5 & t21;
    const uint64_t t193 = t6 & t20;
    const uint64_t t194 = t7 & t19;
    const uint64_t t195 = t190 ^ t191 ^ t192 ^ t193 ^ t194;
    const uint64_t t196 = t4 & t23;
    const uint64_t t197 = t5 & t22;
    const uint64_t t198 = t6 & t21;
    const uint64_t t199 = t7 & t20;
    const uint64_t t200 = t196 ^ t197 ^ t198 ^ t199;
    const uint64_t t201 = t5 & t23;
    const uint64_t t202 = t6 & t22;
    const uint64_t t203 = t7 & t21;
    const uint64_t t204 = t201 ^ t202 ^ t203;
    const uint64_t t205 = t6 & t23;
    const uint64_t t206 = t7 & t22;
    const uint64_t t207 = t205 ^ t206;
    const uint64_t t208 = t7 & t23;
    const uint64_t t209 = t132 ^ t182 ^ t195 ^ t200 ^ t204;
    const uint64_t t210 = t135 ^ t182 ^ t189 ^ t195 ^ t207;
    const uint64_t t211 = t139 ^ t189 ^ t195 ^ t200 ^ t208;
    const uint64_t t212 = t144 ^ t195 ^ t200 ^ t204;
    const uint64_t t213 = t150 ^ t200 ^ t204 ^ t207;
    const uint64_t t214 = t157 ^ t182 ^ t195 ^ t200 ^ t207 ^ t208;
    const uint64_t t215 = t165 ^ t182 ^ t189 ^ t195 ^ t208;
    const uint64_t t216 = t174 ^ t189 ^ t195 ^ t200;
    const uint64_t t217 = t33 ^ t209;
    const uint64_t t218 = t34 ^ t210;
    const uint64_t t219 = t35 ^ t211;
    const uint64_t t220 = t36 ^ t212;
    const uint64_t t221 = t37 ^ t213;
    const uint64_t t222 = t38 ^ t214;
    const uint64_t t223 = t39 ^ t215;
    const uint64_t t224 = t13 ^ t216;
    const uint64_t t225 = t0 & t24;
    const uint64_t t226 = t0 & t25;
    const uint64_t t227 = t1 & t24;
    const uint64_t t228 = t226 ^ t227;
    const uint64_t t229 = t0 & t26;
    const uint64_t t230 = t1 & t25;
    const uint64_t t231 = t2 & t24;
    const uint64_t t232 = t229 ^ t230 ^ t231;
    const uint64_t t233 = t0 & t27;
    const uint64_t t234 = t1 & t26;
    const uint64_t t235 = t2 & t25;
    const uint64_t t236 = t3 & t24;
    const uint64_t t237 = t233 ^ t234 ^ t235 ^ t236;
    const uint64_t t238 = t0 & t28;
    const uint64_t t239 = t1 & t27;
    const uint64_t t240 = t2 & t26;
    const uint64_t t241 = t3 & t25;
    const uint64_t t242 = t4 & t24;
    const uint64_t t243 = t238 ^ t239 ^ t240 ^ t241 ^ t242;
    const uint64_t t244 = t0 & t29;
    const uint64_t t245 = t1 & t28;
    const uint64_t t246 = t2 & t27;
    const uint64_t t247 = t3 & t26;
    const uint64_t t248 = t4 & t25;
    const uint64_t t249 = t5 & t24;
    const uint64_t t250 = t244 ^ t245 ^ t246 ^ t247 ^ t248 ^ t249;
    const uint64_t t251 = t0 & t30;
    const uint64_t t252 = t1 & t29;
    const uint64_t t253 = t2 & t28;
    const uint64_t t254 = t3 & t27;
    const uint64_t t255 = t4 & t26;
    const uint64_t t256 = t5 & t25;
    const uint64_t t257 = t6 & t24;
    const uint64_t t258 = t251 ^ t252 ^ t253 ^ t254 ^ t255 ^ t256 ^ t257;
    const uint64_t t259 = t0 & t31;
    const uint64_t t260 = t1 & t30;
    const uint64_t t261 = t2 & t29;
    const uint64_t t262 = t3 & t28;
    const uint64_t t263 = t4 & t27;
    const uint64_t t264 = t5 & t26;
    const uint64_t t265 = t6 & t25;
    const uint64_t t266 = t7 & t24;
    const uint64_t t267 = t259 ^ t260 ^ t261 ^ t262 ^ t263 ^ t264 ^ t265 ^ t266;
    const uint64_t t268 = t1 & t31;
    const uint64_t t269 = t2 & t30;
    const uint64_t t270 = t3 & t29;
    const uint64_t t271 = t4 & t28;
    const uint64_t t272 = t5 & t27;
    const uint64_t t273 = t6 & t26;
    const uint64_t t274 = t7 & t25;
    const uint64_t t275 = t268 ^ t269 ^ t270 ^ t271 ^ t272 ^ t273 ^ t274;
    const uint64_t t276 = t2 & t31;
    const uint64_t t277 = t3 & t30;
    const uint64_t t278 = t4 & t29;
    const uint64_t t279 = t5 & t28;
    const uint64_t t280 = t6 & t27;
    const uint64_t t281 = t7 & t26;
    const uint64_t t282 = t276 ^ t277 ^ t278 ^ t279 ^ t280 ^ t281;
    const uint64_t t283 = t3 & t31;
    const uint64_t t284 = t4 & t30;
    const uint64_t t285 = t5 & t29;
    const uint64_t t286 = t6 & t28;
    const uint64_t t287 = t7 & t27;
    const uint64_t t288 = t283 ^ t284 ^ t285 ^ t286 ^ t287;
    const uint64_t t289 = t4 & t31;
    const uint64_t t290 = t5 & t30;
    const uint64_t t291 = t6 & t29;
    const uint64_t t292 = t7 & t28;
    const uint64_t t293 = t289 ^ t290 ^ t291 ^ t292;
    const uint64_t t294 = t5 & t31;
    const uint64_t t295 = t6 & t30;
    const uint64_t t296 = t7 & t29;
    const uint64_t t297 = t294 ^ t295 ^ t296;
    const uint64_t t298 = t6 & t31;
    const uint64_t t299 = t7 & t30;
    const uint64_t t300 = t298 ^ t299;
    const uint64_t t301 = t7 & t31;
    const uint64_t t302 = t225 ^ t275 ^ t288 ^ t293 ^ t297;
    const uint64_t t303 = t228 ^ t275 ^ t282 ^ t288 ^ t300;
    const uint64_t t304 = t232 ^ t282 ^ t288 ^ t293 ^ t301;
    const uint64_t t305 = t237 ^ t288 ^ t293 ^ t297;
    const uint64_t t306 = t243 ^ t293 ^ t297 ^ t300;
    const uint64_t t307 = t250 ^ t275 ^ t288 ^ t293 ^ t300 ^ t301;
    const uint64_t t308 = t258 ^ t275 ^ t282 ^ t288 ^ t301;
    const uint64_t t309 = t267 ^ t282 ^ t288 ^ t293;
    const uint64_t t310 = t124 ^ t302;
    const uint64_t t311 = t125 ^ t303;
    const uint64_t t312 = t126 ^ t304;
    const uint64_t t313 = t127 ^ t305;
    const uint64_t t314 = t128 ^ t306;
    const uint64_t t315 = t129 ^ t307;
    const uint64_t t316 = t130 ^ t308;
    const uint64_t t317 = t131 ^ t309;
    const uint64_t t318 = t8 & t24;
    const uint64_t t319 = t8 & t25;
    const uint64_t t320 = t9 & t24;
    const uint64_t t321 = t319 ^ t320;
    const uint64_t t322 = t8 & t26;
    const uint64_t t323 = t9 & t25;
    const uint64_t t324 = t10 & t24;
    const uint64_t t325 = t322 ^ t323 ^ t324;
    const uint64_t t326 = t8 & t27;
    const uint64_t t327 = t9 & t26;
    const uint64_t t328 = t10 & t25;
    const uint64_t t329 = t11 & t24;
    const uint64_t t330 = t326 ^ t327 ^ t328 ^ t329;
    const uint64_t t331 = t8 & t28;
    const uint64_t t332 = t9 & t27;
    const uint64_t t333 = t10 & t26;
    const uint64_t t334 = t11 & t25;
    const uint64_t t335 = t12 & t24;
    const uint64_t t336 = t331 ^ t332 ^ t333 ^ t334 ^ t335;
    const uint64_t t337 = t8 & t29;
    const uint64_t t338 = t9 & t28;
    const uint64_t t339 = t10 & t27;
    const uint64_t t340 = t11 & t26;
    const uint64_t t341 = t12 & t25;
    const uint64_t t342 = t13 & t24;
    const uint64_t t343 = t337 ^ t338 ^ t339 ^ t340 ^ t341 ^ t342;
    const uint64_t t344 = t8 & t30;
    const uint64_t t345 = t9 & t29;
    const uint64_t t346 = t10 & t28;
    const uint64_t t347 = t11 & t27;
    const uint64_t t348 = t12 & t26;
    const uint64_t t349 = t13 & t25;
    const uint64_t t350 = t14 & t24;
    const uint64_t t351 = t344 ^ t345 ^ t346 ^ t347 ^ t348 ^ t349 ^ t350;
    const uint64_t t352 = t8 & t31;
    const uint64_t t353 = t9 & t30;
    const uint64_t t354 = t10 & t29;
    const uint64_t t355 = t11 & t28;
    const uint64_t t356 = t12 & t27;
    const uint64_t t357 = t13 & t26;
    const uint64_t t358 = t14 & t25;
    const uint64_t t359 = t15 & t24;
    const uint64_t t360 = t352 ^ t353 ^ t354 ^ t355 ^ t356 ^ t357 ^ t358 ^ t359;
    const uint64_t t361 = t9 & t31;
    const uint64_t t362 = t10 & t30;
    const uint64_t t363 = t11 & t29;
    const uint64_t t364 = t12 & t28;
    const uint64_t t365 = t13 & t27;
    const uint64_t t366 = t14 & t26;
    const uint64_t t367 = t15 & t25;
    const uint64_t t368 = t361 ^ t362 ^ t363 ^ t364 ^ t365 ^ t366 ^ t367;
    const uint64_t t369 = t10 & t31;
    const uint64_t t370 = t11 & t30;
    const uint64_t t371 = t12 & t29;
    const uint64_t t372 = t13 & t28;
    const uint64_t t373 = t14 & t27;
    const uint64_t t374 = t15 & t26;
    const uint64_t t375 = t369 ^ t370 ^ t371 ^ t372 ^ t373 ^ t374;
    const uint64_t t376 = t11 & t31;
    const uint64_t t377 = t12 & t30;
    const uint64_t t378 = t13 & t29;
    const uint64_t t379 = t14 & t28;
    const uint64_t t380 = t15 & t27;
    const uint64_t t381 = t376 ^ t377 ^ t378 ^ t379 ^ t380;
    const uint64_t t382 = t12 & t31;
    const uint64_t t383 = t13 & t30;
    const uint64_t t384 = t14 & t29;
    const uint64_t t385 = t15 & t28;
    const uint64_t t386 = t382 ^ t383 ^ t384 ^ t385;
    const uint64_t t387 = t13 & t31;
    const uint64_t t388 = t14 & t30;
    const uint64_t t389 = t15 & t29;
    const uint64_t t390 = t387 ^ t388 ^ t389;
    const uint64_t t391 = t14 & t31;
    const uint64_t t392 = t15 & t30;
    const uint64_t t393 = t391 ^ t392;
    const uint64_t t394 = t15 & t31;
    const uint64_t t395 = t318 ^ t368 ^ t381 ^ t386 ^ t390;
    const uint64_t t396 = t321 ^ t368 ^ t375 ^ t381 ^ t393;
    const uint64_t t397 = t325 ^ t375 ^ t381 ^ t386 ^ t394;
    const uint64_t t398 = t330 ^ t381 ^ t386 ^ t390;
    const uint64_t t399 = t336 ^ t386 ^ t390 ^ t393;
    const uint64_t t400 = t343 ^ t368 ^ t381 ^ t386 ^ t393 ^ t394;
    const uint64_t t401 = t351 ^ t368 ^ t375 ^ t381 ^ t394;
    const uint64_t t402 = t360 ^ t375 ^ t381 ^ t386;
    const uint64_t t403 = t40 ^ t395;
    const uint64_t t404 = t41 ^ t396;
    const uint64_t t405 = t42 ^ t397;
    const uint64_t t406 = t43 ^ t398;
    const uint64_t t407 = t44 ^ t399;
    const uint64_t t408 = t45 ^ t400;
    const uint64_t t409 = t46 ^ t401;
    const uint64_t t410 = t21 ^ t402;
    const uint64_t t411 = t217 ^ t310 ^ t403;
    const uint64_t t412 = t218 ^ t311 ^ t404;
    const uint64_t t413 = t219 ^ t312 ^ t405;
    const uint64_t t414 = t220 ^ t313 ^ t406;
    const uint64_t t415 = t221 ^ t314 ^ t407;
    const uint64_t t416 = t222 ^ t315 ^ t408;
    const uint64_t t417 = t223 ^ t316 ^ t409;
    const uint64_t t418 = t224 ^ t317 ^ t410;
    const uint64_t t419 = t411 | t412 | t413 | t414 | t415 | t416 | t417 | t418;
    const uint64_t t420 = t223 ^ t224;
    const uint64_t t421 = t217 ^ t224;
    const uint64_t t422 = t220 ^ t223;
    const uint64_t t423 = t221 ^ t223 ^ t224;
    const uint64_t t424 = t222 ^ t224;
    const uint64_t t425 = t310 ^ t317;
    const uint64_t t426 = t314 ^ t317;
    const uint64_t t427 = t315 ^ t317;
    const uint64_t t428 = t223 ^ t317 ^ t403;
    const uint64_t t429 = t404 ^ t420 ^ t425;
    const uint64_t t430 = t311 ^ t405 ^ t421;
    const uint64_t t431 = t218 ^ t312 ^ t406;
    const uint64_t t432 = t219 ^ t313 ^ t407;
    const uint64_t t433 = t408 ^ t422 ^ t426;
    const uint64_t t434 = t409 ^ t423 ^ t427;
    const uint64_t t435 = t316 ^ t410 ^ t424;
    const uint64_t t436 = t428 | t429 | t430 | t431 | t432 | t433 | t434 | t435;
    const uint64_t t437 = t221 ^ t222 ^ t223;
    const uint64_t t438 = t222 ^ t223 ^ t224;
    const uint64_t t439 = t218 ^ t221 ^ t223 ^ t224;
    const uint64_t t440 = t219 ^ t221 ^ t222 ^ t223;
    const uint64_t t441 = t220 ^ t222 ^ t223 ^ t224;
    const uint64_t t442 = t316 ^ t317;
    const uint64_t t443 = t313 ^ t316;
    const uint64_t t444 = t314 ^ t316 ^ t317;
    const uint64_t t445 = t316 ^ t403 ^ t423;
    const uint64_t t446 = t404 ^ t437 ^ t442;
    const uint64_t t447 = t405 ^ t425 ^ t438;
    const uint64_t t448 = t311 ^ t406 ^ t420;
    const uint64_t t449 = t312 ^ t407 ^ t421;
    const uint64_t t450 = t408 ^ t439 ^ t443;
    const uint64_t t451 = t409 ^ t440 ^ t444;
    const uint64_t t452 = t410 ^ t427 ^ t441;
    const uint64_t t453 = t445 | t446 | t447 | t448 | t449 | t450 | t451 | t452;
    const uint64_t t454 = t219 ^ t220 ^ t221 ^ t224;
    const uint64_t t455 = t220 ^ t221 ^ t222;
    const uint64_t t456 = t219 ^ t221 ^ t222 ^ t224;
    const uint64_t t457 = t217 ^ t219 ^ t220 ^ t221;
    const uint64_t t458 = t218 ^ t220 ^ t221 ^ t222;
    const uint64_t t459 = t315 ^ t316 ^ t317;
    const uint64_t t460 = t312 ^ t315 ^ t317;
    const uint64_t t461 = t313 ^ t315 ^ t316 ^ t317;
    const uint64_t t462 = t403 ^ t427 ^ t440;
    const uint64_t t463 = t404 ^ t454 ^ t459;
    const uint64_t t464 = t405 ^ t442 ^ t455;
    const uint64_t t465 = t406 ^ t425 ^ t437;
    const uint64_t t466 = t311 ^ t407 ^ t438;
    const uint64_t t467 = t408 ^ t456 ^ t460;
    const uint64_t t468 = t409 ^ t457 ^ t461;
    const uint64_t t469 = t410 ^ t444 ^ t458;
    const uint64_t t470 = t462 | t463 | t464 | t465 | t466 | t467 | t468 | t469;
    const uint64_t t471 = t217 ^ t218 ^ t219 ^ t222;
    const uint64_t t472 = t218 ^ t219 ^ t220 ^ t223;
    const uint64_t t473 = t217 ^ t219 ^ t220 ^ t222 ^ t223;
    const uint64_t t474 = t217 ^ t218 ^ t219 ^ t223 ^ t224;
    const uint64_t t475 = t218 ^ t219 ^ t220 ^ t224;
    const uint64_t t476 = t314 ^ t315 ^ t316;
    const uint64_t t477 = t311 ^ t314 ^ t316 ^ t317;
    const uint64_t t478 = t312 ^ t314 ^ t315 ^ t316;
    const uint64_t t479 = t403 ^ t444 ^ t457;
    const uint64_t t480 = t404 ^ t471 ^ t476;
    const uint64_t t481 = t405 ^ t459 ^ t472;
    const uint64_t t482 = t406 ^ t442 ^ t454;
    const uint64_t t483 = t407 ^ t425 ^ t455;
    const uint64_t t484 = t408 ^ t473 ^ t477;
    const uint64_t t485 = t409 ^ t474 ^ t478;
    const uint64_t t486 = t410 ^ t461 ^ t475;
    const uint64_t t487 = t479 | t480 | t481 | t482 | t483 | t484 | t485 | t486;
    const uint64_t t488 = t217 ^ t220 ^ t223;
    const uint64_t t489 = t217 ^ t218 ^ t221 ^ t224;
    const uint64_t t490 = t217 ^ t218 ^ t220 ^ t221 ^ t223;
    const uint64_t t491 = t217 ^ t221 ^ t222 ^ t223;
    const uint64_t t492 = t217 ^ t218 ^ t222 ^ t223 ^ t224;
    const uint64_t t493 = t313 ^ t314 ^ t315;
    const uint64_t t494 = t310 ^ t313 ^ t315 ^ t316;
    const uint64_t t495 = t311 ^ t313 ^ t314 ^ t315;
    const uint64_t t496 = t403 ^ t461 ^ t474;
    const uint64_t t497 = t404 ^ t488 ^ t493;
    const uint64_t t498 = t405 ^ t476 ^ t489;
    const uint64_t t499 = t406 ^ t459 ^ t471;
    const uint64_t t500 = t407 ^ t442 ^ t472;
    const uint64_t t501 = t408 ^ t490 ^ t494;
    const uint64_t t502 = t409 ^ t491 ^ t495;
    const uint64_t t503 = t410 ^ t478 ^ t492;
    const uint64_t t504 = t496 | t497 | t498 | t499 | t500 | t501 | t502 | t503;
    const uint64_t t505 = t218 ^ t221 ^ t224;
    const uint64_t t506 = t219 ^ t222;
    const uint64_t t507 = t218 ^ t219 ^ t221 ^ t223;
    const uint64_t t508 = t219 ^ t220 ^ t221 ^ t223 ^ t224;
    const uint64_t t509 = t220 ^ t221 ^ t222 ^ t224;
    const uint64_t t510 = t312 ^ t313 ^ t314 ^ t317;
    const uint64_t t511 = t312 ^ t314 ^ t315 ^ t317;
    const uint64_t t512 = t310 ^ t312 ^ t313 ^ t314;
    const uint64_t t513 = t403 ^ t478 ^ t491;
    const uint64_t t514 = t404 ^ t505 ^ t510;
    const uint64_t t515 = t405 ^ t493 ^ t506;
    const uint64_t t516 = t406 ^ t476 ^ t488;
    const uint64_t t517 = t407 ^ t459 ^ t489;
    const uint64_t t518 = t408 ^ t507 ^ t511;
    const uint64_t t519 = t409 ^ t508 ^ t512;
    const uint64_t t520 = t410 ^ t495 ^ t509;
    const uint64_t t521 = t513 | t514 | t515 | t516 | t517 | t518 | t519 | t520;
    const uint64_t t522 = t219 ^ t222 ^ t223;
    const uint64_t t523 = t217 ^ t220 ^ t223 ^ t224;
    const uint64_t t524 = t217 ^ t219 ^ t221 ^ t224;
    const uint64_t t525 = t217 ^ t218 ^ t219 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t526 = t218 ^ t219 ^ t220 ^ t222 ^ t223 ^ t224;
    const uint64_t t527 = t311 ^ t312 ^ t313 ^ t316;
    const uint64_t t528 = t311 ^ t313 ^ t314 ^ t316 ^ t317;
    const uint64_t t529 = t311 ^ t312 ^ t313 ^ t317;
    const uint64_t t530 = t403 ^ t495 ^ t508;
    const uint64_t t531 = t404 ^ t522 ^ t527;
    const uint64_t t532 = t405 ^ t510 ^ t523;
    const uint64_t t533 = t406 ^ t493 ^ t505;
    const uint64_t t534 = t407 ^ t476 ^ t506;
    const uint64_t t535 = t408 ^ t524 ^ t528;
    const uint64_t t536 = t409 ^ t525 ^ t529;
    const uint64_t t537 = t410 ^ t512 ^ t526;
    const uint64_t t538 = t530 | t531 | t532 | t533 | t534 | t535 | t536 | t537;
    const uint64_t t539 = t217 ^ t220 ^ t221;
    const uint64_t t540 = t218 ^ t221 ^ t222;
    const uint64_t t541 = t217 ^ t219 ^ t222 ^ t223;
    const uint64_t t542 = t217 ^ t219 ^ t220 ^ t221 ^ t222;
    const uint64_t t543 = t217 ^ t218 ^ t220 ^ t221 ^ t222 ^ t223;
    const uint64_t t544 = t310 ^ t311 ^ t312 ^ t315;
    const uint64_t t545 = t310 ^ t312 ^ t313 ^ t315 ^ t316;
    const uint64_t t546 = t310 ^ t311 ^ t312 ^ t316 ^ t317;
    const uint64_t t547 = t403 ^ t512 ^ t525;
    const uint64_t t548 = t404 ^ t539 ^ t544;
    const uint64_t t549 = t405 ^ t527 ^ t540;
    const uint64_t t550 = t406 ^ t510 ^ t522;
    const uint64_t t551 = t407 ^ t493 ^ t523;
    const uint64_t t552 = t408 ^ t541 ^ t545;
    const uint64_t t553 = t409 ^ t542 ^ t546;
    const uint64_t t554 = t410 ^ t529 ^ t543;
    const uint64_t t555 = t547 | t548 | t549 | t550 | t551 | t552 | t553 | t554;
    const uint64_t t556 = t218 ^ t219 ^ t223;
    const uint64_t t557 = t219 ^ t220 ^ t224;
    const uint64_t t558 = t217 ^ t220 ^ t221 ^ t223;
    const uint64_t t559 = t217 ^ t218 ^ t219 ^ t220 ^ t224;
    const uint64_t t560 = t218 ^ t219 ^ t220 ^ t221;
    const uint64_t t561 = t310 ^ t311 ^ t314 ^ t317;
    const uint64_t t562 = t311 ^ t312 ^ t314 ^ t315 ^ t317;
    const uint64_t t563 = t310 ^ t311 ^ t315 ^ t316 ^ t317;
    const uint64_t t564 = t403 ^ t529 ^ t542;
    const uint64_t t565 = t404 ^ t556 ^ t561;
    const uint64_t t566 = t405 ^ t544 ^ t557;
    const uint64_t t567 = t406 ^ t527 ^ t539;
    const uint64_t t568 = t407 ^ t510 ^ t540;
    const uint64_t t569 = t408 ^ t558 ^ t562;
    const uint64_t t570 = t409 ^ t559 ^ t563;
    const uint64_t t571 = t410 ^ t546 ^ t560;
    const uint64_t t572 = t564 | t565 | t566 | t567 | t568 | t569 | t570 | t571;
    const uint64_t t573 = t217 ^ t221 ^ t224;
    const uint64_t t574 = t217 ^ t218 ^ t222;
    const uint64_t t575 = t218 ^ t219 ^ t221 ^ t224;
    const uint64_t t576 = t217 ^ t218 ^ t222 ^ t224;
    const uint64_t t577 = t217 ^ t218 ^ t219 ^ t223;
    const uint64_t t578 = t310 ^ t313 ^ t316;
    const uint64_t t579 = t310 ^ t311 ^ t313 ^ t314 ^ t316;
    const uint64_t t580 = t310 ^ t314 ^ t315 ^ t316;
    const uint64_t t581 = t403 ^ t546 ^ t559;
    const uint64_t t582 = t404 ^ t573 ^ t578;
    const uint64_t t583 = t405 ^ t561 ^ t574;
    const uint64_t t584 = t406 ^ t544 ^ t556;
    const uint64_t t585 = t407 ^ t527 ^ t557;
    const uint64_t t586 = t408 ^ t575 ^ t579;
    const uint64_t t587 = t409 ^ t576 ^ t580;
    const uint64_t t588 = t410 ^ t563 ^ t577;
    const uint64_t t589 = t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588;
    const uint64_t t590 = t219 ^ t222 ^ t223 ^ t224;
    const uint64_t t591 = t220 ^ t223 ^ t224;
    const uint64_t t592 = t217 ^ t219 ^ t222 ^ t223 ^ t224;
    const uint64_t t593 = t220 ^ t222 ^ t223;
    const uint64_t t594 = t217 ^ t221 ^ t223 ^ t224;
    const uint64_t t595 = t312 ^ t315;
    const uint64_t t596 = t310 ^ t312 ^ t313 ^ t315 ^ t317;
    const uint64_t t597 = t313 ^ t314 ^ t315 ^ t317;
    const uint64_t t598 = t403 ^ t563 ^ t576;
    const uint64_t t599 = t404 ^ t590 ^ t595;
    const uint64_t t600 = t405 ^ t578 ^ t591;
    const uint64_t t601 = t406 ^ t561 ^ t573;
    const uint64_t t602 = t407 ^ t544 ^ t574;
    const uint64_t t603 = t408 ^ t592 ^ t596;
    const uint64_t t604 = t409 ^ t593 ^ t597;
    const uint64_t t605 = t410 ^ t580 ^ t594;
    const uint64_t t606 = t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605;
    const uint64_t t607 = t217 ^ t220 ^ t221 ^ t222 ^ t224;
    const uint64_t t608 = t218 ^ t221 ^ t222 ^ t223;
    const uint64_t t609 = t217 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t610 = t218 ^ t220 ^ t221 ^ t224;
    const uint64_t t611 = t219 ^ t221 ^ t222;
    const uint64_t t612 = t311 ^ t314 ^ t317;
    const uint64_t t613 = t311 ^ t312 ^ t314 ^ t316;
    const uint64_t t614 = t312 ^ t313 ^ t314 ^ t316 ^ t317;
    const uint64_t t615 = t403 ^ t580 ^ t593;
    const uint64_t t616 = t404 ^ t607 ^ t612;
    const uint64_t t617 = t405 ^ t595 ^ t608;
    const uint64_t t618 = t406 ^ t578 ^ t590;
    const uint64_t t619 = t407 ^ t561 ^ t591;
    const uint64_t t620 = t408 ^ t609 ^ t613;
    const uint64_t t621 = t409 ^ t610 ^ t614;
    const uint64_t t622 = t410 ^ t597 ^ t611;
    const uint64_t t623 = t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622;
    const uint64_t t624 = t218 ^ t219 ^ t220 ^ t222 ^ t224;
    const uint64_t t625 = t219 ^ t220 ^ t221 ^ t223;
    const uint64_t t626 = t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223;
    const uint64_t t627 = t218 ^ t219 ^ t222 ^ t223;
    const uint64_t t628 = t217 ^ t219 ^ t220 ^ t223 ^ t224;
    const uint64_t t629 = t310 ^ t313 ^ t316 ^ t317;
    const uint64_t t630 = t310 ^ t311 ^ t313 ^ t315;
    const uint64_t t631 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317;
    const uint64_t t632 = t403 ^ t597 ^ t610;
    const uint64_t t633 = t404 ^ t624 ^ t629;
    const uint64_t t634 = t405 ^ t612 ^ t625;
    const uint64_t t635 = t406 ^ t595 ^ t607;
    const uint64_t t636 = t407 ^ t578 ^ t608;
    const uint64_t t637 = t408 ^ t626 ^ t630;
    const uint64_t t638 = t409 ^ t627 ^ t631;
    const uint64_t t639 = t410 ^ t614 ^ t628;
    const uint64_t t640 = t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639;
    const uint64_t t641 = t217 ^ t218 ^ t220 ^ t222 ^ t224;
    const uint64_t t642 = t217 ^ t218 ^ t219 ^ t221 ^ t223;
    const uint64_t t643 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t223 ^ t224;
    const uint64_t t644 = t217 ^ t220 ^ t221 ^ t223 ^ t224;
    const uint64_t t645 = t217 ^ t218 ^ t221 ^ t222 ^ t224;
    const uint64_t t646 = t312 ^ t315 ^ t316;
    const uint64_t t647 = t310 ^ t312 ^ t314 ^ t317;
    const uint64_t t648 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317;
    const uint64_t t649 = t403 ^ t614 ^ t627;
    const uint64_t t650 = t404 ^ t641 ^ t646;
    const uint64_t t651 = t405 ^ t629 ^ t642;
    const uint64_t t652 = t406 ^ t612 ^ t624;
    const uint64_t t653 = t407 ^ t595 ^ t625;
    const uint64_t t654 = t408 ^ t643 ^ t647;
    const uint64_t t655 = t409 ^ t644 ^ t648;
    const uint64_t t656 = t410 ^ t631 ^ t645;
    const uint64_t t657 = t649 | t650 | t651 | t652 | t653 | t654 | t655 | t656;
    const uint64_t t658 = t218 ^ t220 ^ t222 ^ t223;
    const uint64_t t659 = t217 ^ t219 ^ t221 ^ t223 ^ t224;
    const uint64_t t660 = t217 ^ t218 ^ t219 ^ t221 ^ t222 ^ t223;
    const uint64_t t661 = t218 ^ t219 ^ t221 ^ t222;
    const uint64_t t662 = t219 ^ t220 ^ t222 ^ t223;
    const uint64_t t663 = t311 ^ t314 ^ t315;
    const uint64_t t664 = t311 ^ t313 ^ t316 ^ t317;
    const uint64_t t665 = t310 ^ t311 ^ t313 ^ t314 ^ t315 ^ t316;
    const uint64_t t666 = t403 ^ t631 ^ t644;
    const uint64_t t667 = t404 ^ t658 ^ t663;
    const uint64_t t668 = t405 ^ t646 ^ t659;
    const uint64_t t669 = t406 ^ t629 ^ t641;
    const uint64_t t670 = t407 ^ t612 ^ t642;
    const uint64_t t671 = t408 ^ t660 ^ t664;
    const uint64_t t672 = t409 ^ t661 ^ t665;
    const uint64_t t673 = t410 ^ t648 ^ t662;
    const uint64_t t674 = t666 | t667 | t668 | t669 | t670 | t671 | t672 | t673;
    const uint64_t t675 = t218 ^ t220 ^ t221 ^ t223;
    const uint64_t t676 = t217 ^ t219 ^ t221 ^ t222 ^ t224;
    const uint64_t t677 = t217 ^ t219 ^ t220 ^ t221 ^ t224;
    const uint64_t t678 = t217 ^ t219 ^ t220;
    const uint64_t t679 = t217 ^ t218 ^ t220 ^ t221;
    const uint64_t t680 = t310 ^ t313 ^ t314;
    const uint64_t t681 = t310 ^ t312 ^ t315 ^ t316;
    const uint64_t t682 = t310 ^ t312 ^ t313 ^ t314 ^ t315;
    const uint64_t t683 = t403 ^ t648 ^ t661;
    const uint64_t t684 = t404 ^ t675 ^ t680;
    const uint64_t t685 = t405 ^ t663 ^ t676;
    const uint64_t t686 = t406 ^ t646 ^ t658;
    const uint64_t t687 = t407 ^ t629 ^ t659;
    const uint64_t t688 = t408 ^ t677 ^ t681;
    const uint64_t t689 = t409 ^ t678 ^ t682;
    const uint64_t t690 = t410 ^ t665 ^ t679;
    const uint64_t t691 = t683 | t684 | t685 | t686 | t687 | t688 | t689 | t690;
    const uint64_t t692 = t218 ^ t219 ^ t221;
    const uint64_t t693 = t217 ^ t219 ^ t220 ^ t222;
    const uint64_t t694 = t217 ^ t218 ^ t219 ^ t222 ^ t223;
    const uint64_t t695 = t217 ^ t218 ^ t223 ^ t224;
    const uint64_t t696 = t218 ^ t219 ^ t224;
    const uint64_t t697 = t312 ^ t313 ^ t317;
    const uint64_t t698 = t311 ^ t314 ^ t315 ^ t317;
    const uint64_t t699 = t311 ^ t312 ^ t313 ^ t314;
    const uint64_t t700 = t403 ^ t665 ^ t678;
    const uint64_t t701 = t404 ^ t692 ^ t697;
    const uint64_t t702 = t405 ^ t680 ^ t693;
    const uint64_t t703 = t406 ^ t663 ^ t675;
    const uint64_t t704 = t407 ^ t646 ^ t676;
    const uint64_t t705 = t408 ^ t694 ^ t698;
    const uint64_t t706 = t409 ^ t695 ^ t699;
    const uint64_t t707 = t410 ^ t682 ^ t696;
    const uint64_t t708 = t700 | t701 | t702 | t703 | t704 | t705 | t706 | t707;
    const uint64_t t709 = t217 ^ t219 ^ t223;
    const uint64_t t710 = t217 ^ t218 ^ t220 ^ t224;
    const uint64_t t711 = t217 ^ t220 ^ t221 ^ t224;
    const uint64_t t712 = t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t713 = t217 ^ t222 ^ t223 ^ t224;
    const uint64_t t714 = t311 ^ t312 ^ t316;
    const uint64_t t715 = t310 ^ t313 ^ t314 ^ t316;
    const uint64_t t716 = t310 ^ t311 ^ t312 ^ t313 ^ t317;
    const uint64_t t717 = t403 ^ t682 ^ t695;
    const uint64_t t718 = t404 ^ t709 ^ t714;
    const uint64_t t719 = t405 ^ t697 ^ t710;
    const uint64_t t720 = t406 ^ t680 ^ t692;
    const uint64_t t721 = t407 ^ t663 ^ t693;
    const uint64_t t722 = t408 ^ t711 ^ t715;
    const uint64_t t723 = t409 ^ t712 ^ t716;
    const uint64_t t724 = t410 ^ t699 ^ t713;
    const uint64_t t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    const uint64_t t726 = t217 ^ t221;
    const uint64_t t727 = t218 ^ t222;
    const uint64_t t728 = t218 ^ t219 ^ t222 ^ t223 ^ t224;
    const uint64_t t729 = t219 ^ t220 ^ t221 ^ t222;
    const uint64_t t730 = t220 ^ t221 ^ t222 ^ t223;
    const uint64_t t731 = t310 ^ t311 ^ t315;
    const uint64_t t732 = t312 ^ t313 ^ t315;
    const uint64_t t733 = t310 ^ t311 ^ t312 ^ t316;
    const uint64_t t734 = t403 ^ t699 ^ t712;
    const uint64_t t735 = t404 ^ t726 ^ t731;
    const uint64_t t736 = t405 ^ t714 ^ t727;
    const uint64_t t737 = t406 ^ t697 ^ t709;
    const uint64_t t738 = t407 ^ t680 ^ t710;
    const uint64_t t739 = t408 ^ t728 ^ t732;
    const uint64_t t740 = t409 ^ t729 ^ t733;
    const uint64_t t741 = t410 ^ t716 ^ t730;
    const uint64_t t742 = t734 | t735 | t736 | t737 | t738 | t739 | t740 | t741;
    const uint64_t t743 = t219 ^ t223;
    const uint64_t t744 = t220 ^ t224;
    const uint64_t t745 = t217 ^ t220 ^ t221 ^ t222 ^ t223;
    const uint64_t t746 = t217 ^ t218 ^ t219 ^ t220 ^ t223 ^ t224;
    const uint64_t t747 = t218 ^ t219 ^ t220 ^ t221 ^ t224;
    const uint64_t t748 = t310 ^ t314 ^ t317;
    const uint64_t t749 = t311 ^ t312 ^ t314 ^ t317;
    const uint64_t t750 = t310 ^ t311 ^ t315 ^ t317;
    const uint64_t t751 = t403 ^ t716 ^ t729;
    const uint64_t t752 = t404 ^ t743 ^ t748;
    const uint64_t t753 = t405 ^ t731 ^ t744;
    const uint64_t t754 = t406 ^ t714 ^ t726;
    const uint64_t t755 = t407 ^ t697 ^ t727;
    const uint64_t t756 = t408 ^ t745 ^ t749;
    const uint64_t t757 = t409 ^ t746 ^ t750;
    const uint64_t t758 = t410 ^ t733 ^ t747;
    const uint64_t t759 = t751 | t752 | t753 | t754 | t755 | t756 | t757 | t758;
    const uint64_t t760 = t217 ^ t221 ^ t223;
    const uint64_t t761 = t218 ^ t222 ^ t224;
    const uint64_t t762 = t218 ^ t219 ^ t220 ^ t221 ^ t223 ^ t224;
    const uint64_t t763 = t217 ^ t218 ^ t221 ^ t222 ^ t223;
    const uint64_t t764 = t217 ^ t218 ^ t219 ^ t222 ^ t223 ^ t224;
    const uint64_t t765 = t313 ^ t316 ^ t317;
    const uint64_t t766 = t310 ^ t311 ^ t313 ^ t316 ^ t317;
    const uint64_t t767 = t310 ^ t314 ^ t316 ^ t317;
    const uint64_t t768 = t403 ^ t733 ^ t746;
    const uint64_t t769 = t404 ^ t760 ^ t765;
    const uint64_t t770 = t405 ^ t748 ^ t761;
    const uint64_t t771 = t406 ^ t731 ^ t743;
    const uint64_t t772 = t407 ^ t714 ^ t744;
    const uint64_t t773 = t408 ^ t762 ^ t766;
    const uint64_t t774 = t409 ^ t763 ^ t767;
    const uint64_t t775 = t410 ^ t750 ^ t764;
    const uint64_t t776 = t768 | t769 | t770 | t771 | t772 | t773 | t774 | t775;
    const uint64_t t777 = t219 ^ t221 ^ t224;
    const uint64_t t778 = t220 ^ t222;
    const uint64_t t779 = t217 ^ t218 ^ t219 ^ t221 ^ t222;
    const uint64_t t780 = t219 ^ t220 ^ t221;
    const uint64_t t781 = t217 ^ t220 ^ t221 ^ t222;
    const uint64_t t782 = t312 ^ t315 ^ t316 ^ t317;
    const uint64_t t783 = t310 ^ t312 ^ t315 ^ t316 ^ t317;
    const uint64_t t784 = t313 ^ t315 ^ t316;
    const uint64_t t785 = t403 ^ t750 ^ t763;
    const uint64_t t786 = t404 ^ t777 ^ t782;
    const uint64_t t787 = t405 ^ t765 ^ t778;
    const uint64_t t788 = t406 ^ t748 ^ t760;
    const uint64_t t789 = t407 ^ t731 ^ t761;
    const uint64_t t790 = t408 ^ t779 ^ t783;
    const uint64_t t791 = t409 ^ t780 ^ t784;
    const uint64_t t792 = t410 ^ t767 ^ t781;
    const uint64_t t793 = t785 | t786 | t787 | t788 | t789 | t790 | t791 | t792;
    const uint64_t t794 = t217 ^ t219 ^ t222;
    const uint64_t t795 = t218 ^ t220 ^ t223;
    const uint64_t t796 = t217 ^ t219 ^ t220 ^ t223;
    const uint64_t t797 = t217 ^ t218 ^ t219 ^ t224;
    const uint64_t t798 = t218 ^ t219 ^ t220;
    const uint64_t t799 = t311 ^ t314 ^ t315 ^ t316;
    const uint64_t t800 = t311 ^ t314 ^ t315 ^ t316 ^ t317;
    const uint64_t t801 = t312 ^ t314 ^ t315;
    const uint64_t t802 = t403 ^ t767 ^ t780;
    const uint64_t t803 = t404 ^ t794 ^ t799;
    const uint64_t t804 = t405 ^ t782 ^ t795;
    const uint64_t t805 = t406 ^ t765 ^ t777;
    const uint64_t t806 = t407 ^ t748 ^ t778;
    const uint64_t t807 = t408 ^ t796 ^ t800;
    const uint64_t t808 = t409 ^ t797 ^ t801;
    const uint64_t t809 = t410 ^ t784 ^ t798;
    const uint64_t t810 = t802 | t803 | t804 | t805 | t806 | t807 | t808 | t809;
    const uint64_t t811 = t217 ^ t220 ^ t224;
    const uint64_t t812 = t218 ^ t221;
    const uint64_t t813 = t217 ^ t218 ^ t221;
    const uint64_t t814 = t217 ^ t222 ^ t224;
    const uint64_t t815 = t217 ^ t218 ^ t223;
    const uint64_t t816 = t310 ^ t313 ^ t314 ^ t315 ^ t317;
    const uint64_t t817 = t310 ^ t313 ^ t314 ^ t315 ^ t316 ^ t317;
    const uint64_t t818 = t311 ^ t313 ^ t314 ^ t317;
    const uint64_t t819 = t403 ^ t784 ^ t797;
    const uint64_t t820 = t404 ^ t811 ^ t816;
    const uint64_t t821 = t405 ^ t799 ^ t812;
    const uint64_t t822 = t406 ^ t782 ^ t794;
    const uint64_t t823 = t407 ^ t765 ^ t795;
    const uint64_t t824 = t408 ^ t813 ^ t817;
    const uint64_t t825 = t409 ^ t814 ^ t818;
    const uint64_t t826 = t410 ^ t801 ^ t815;
    const uint64_t t827 = t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826;
    const uint64_t t828 = t218 ^ t222 ^ t223 ^ t224;
    const uint64_t t829 = t219 ^ t223 ^ t224;
    const uint64_t t830 = t219 ^ t224;
    const uint64_t t831 = t220 ^ t222 ^ t224;
    const uint64_t t832 = t221 ^ t223;
    const uint64_t t833 = t312 ^ t313 ^ t314 ^ t316;
    const uint64_t t834 = t312 ^ t313 ^ t314 ^ t315 ^ t316 ^ t317;
    const uint64_t t835 = t310 ^ t312 ^ t313 ^ t316 ^ t317;
    const uint64_t t836 = t403 ^ t801 ^ t814;
    const uint64_t t837 = t404 ^ t828 ^ t833;
    const uint64_t t838 = t405 ^ t816 ^ t829;
    const uint64_t t839 = t406 ^ t799 ^ t811;
    const uint64_t t840 = t407 ^ t782 ^ t812;
    const uint64_t t841 = t408 ^ t830 ^ t834;
    const uint64_t t842 = t409 ^ t831 ^ t835;
    const uint64_t t843 = t410 ^ t818 ^ t832;
    const uint64_t t844 = t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843;
    const uint64_t t845 = t220 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t846 = t217 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t847 = t217 ^ t222;
    const uint64_t t848 = t218 ^ t220 ^ t222 ^ t223 ^ t224;
    const uint64_t t849 = t219 ^ t221 ^ t223 ^ t224;
    const uint64_t t850 = t311 ^ t312 ^ t313 ^ t315 ^ t317;
    const uint64_t t851 = t311 ^ t312 ^ t313 ^ t314 ^ t315 ^ t316;
    const uint64_t t852 = t311 ^ t312 ^ t315 ^ t316;
    const uint64_t t853 = t403 ^ t818 ^ t831;
    const uint64_t t854 = t404 ^ t845 ^ t850;
    const uint64_t t855 = t405 ^ t833 ^ t846;
    const uint64_t t856 = t406 ^ t816 ^ t828;
    const uint64_t t857 = t407 ^ t799 ^ t829;
    const uint64_t t858 = t408 ^ t847 ^ t851;
    const uint64_t t859 = t409 ^ t848 ^ t852;
    const uint64_t t860 = t410 ^ t835 ^ t849;
    const uint64_t t861 = t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860;
    const uint64_t t862 = t218 ^ t219 ^ t220 ^ t221 ^ t222;
    const uint64_t t863 = t219 ^ t220 ^ t221 ^ t222 ^ t223;
    const uint64_t t864 = t218 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t865 = t217 ^ t219 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t866 = t310 ^ t311 ^ t312 ^ t314 ^ t316;
    const uint64_t t867 = t310 ^ t311 ^ t312 ^ t313 ^ t314 ^ t315 ^ t317;
    const uint64_t t868 = t310 ^ t311 ^ t314 ^ t315 ^ t317;
    const uint64_t t869 = t403 ^ t835 ^ t848;
    const uint64_t t870 = t404 ^ t862 ^ t866;
    const uint64_t t871 = t405 ^ t850 ^ t863;
    const uint64_t t872 = t406 ^ t833 ^ t845;
    const uint64_t t873 = t407 ^ t816 ^ t846;
    const uint64_t t874 = t220 ^ t408 ^ t867;
    const uint64_t t875 = t409 ^ t864 ^ t868;
    const uint64_t t876 = t410 ^ t852 ^ t865;
    const uint64_t t877 = t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876;
    const uint64_t t878 = t217 ^ t218 ^ t219 ^ t220;
    const uint64_t t879 = t217 ^ t218 ^ t219 ^ t220 ^ t221;
    const uint64_t t880 = t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t881 = t217 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t882 = t310 ^ t311 ^ t313 ^ t315 ^ t317;
    const uint64_t t883 = t310 ^ t311 ^ t312 ^ t313 ^ t314 ^ t316 ^ t317;
    const uint64_t t884 = t310 ^ t313 ^ t314 ^ t316 ^ t317;
    const uint64_t t885 = t403 ^ t852 ^ t864;
    const uint64_t t886 = t404 ^ t878 ^ t882;
    const uint64_t t887 = t405 ^ t866 ^ t879;
    const uint64_t t888 = t406 ^ t850 ^ t862;
    const uint64_t t889 = t407 ^ t833 ^ t863;
    const uint64_t t890 = t218 ^ t408 ^ t883;
    const uint64_t t891 = t409 ^ t880 ^ t884;
    const uint64_t t892 = t410 ^ t868 ^ t881;
    const uint64_t t893 = t885 | t886 | t887 | t888 | t889 | t890 | t891 | t892;
    const uint64_t t894 = t217 ^ t218;
    const uint64_t t895 = t217 ^ t218 ^ t219;
    const uint64_t t896 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223;
    const uint64_t t897 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t898 = t310 ^ t312 ^ t314 ^ t316 ^ t317;
    const uint64_t t899 = t310 ^ t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317;
    const uint64_t t900 = t312 ^ t313 ^ t315 ^ t316;
    const uint64_t t901 = t403 ^ t868 ^ t880;
    const uint64_t t902 = t404 ^ t894 ^ t898;
    const uint64_t t903 = t405 ^ t882 ^ t895;
    const uint64_t t904 = t406 ^ t866 ^ t878;
    const uint64_t t905 = t407 ^ t850 ^ t879;
    const uint64_t t906 = t408 ^ t420 ^ t899;
    const uint64_t t907 = t409 ^ t896 ^ t900;
    const uint64_t t908 = t410 ^ t884 ^ t897;
    const uint64_t t909 = t901 | t902 | t903 | t904 | t905 | t906 | t907 | t908;
    const uint64_t t910 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t224;
    const uint64_t t911 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222;
    const uint64_t t912 = t311 ^ t313 ^ t315 ^ t316;
    const uint64_t t913 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316;
    const uint64_t t914 = t311 ^ t312 ^ t314 ^ t315;
    const uint64_t t915 = t403 ^ t884 ^ t896;
    const uint64_t t916 = t224 ^ t404 ^ t912;
    const uint64_t t917 = t217 ^ t405 ^ t898;
    const uint64_t t918 = t406 ^ t882 ^ t894;
    const uint64_t t919 = t407 ^ t866 ^ t895;
    const uint64_t t920 = t408 ^ t437 ^ t913;
    const uint64_t t921 = t409 ^ t910 ^ t914;
    const uint64_t t922 = t410 ^ t900 ^ t911;
    const uint64_t t923 = t915 | t916 | t917 | t918 | t919 | t920 | t921 | t922;
    const uint64_t t924 = t217 ^ t218 ^ t219 ^ t222 ^ t224;
    const uint64_t t925 = t217 ^ t218 ^ t219 ^ t220 ^ t223;
    const uint64_t t926 = t310 ^ t312 ^ t314 ^ t315 ^ t317;
    const uint64_t t927 = t310 ^ t311 ^ t313 ^ t314 ^ t315;
    const uint64_t t928 = t310 ^ t311 ^ t313 ^ t314;
    const uint64_t t929 = t403 ^ t900 ^ t910;
    const uint64_t t930 = t404 ^ t424 ^ t926;
    const uint64_t t931 = t223 ^ t405 ^ t912;
    const uint64_t t932 = t224 ^ t406 ^ t898;
    const uint64_t t933 = t217 ^ t407 ^ t882;
    const uint64_t t934 = t408 ^ t454 ^ t927;
    const uint64_t t935 = t409 ^ t924 ^ t928;
    const uint64_t t936 = t410 ^ t914 ^ t925;
    const uint64_t t937 = t929 | t930 | t931 | t932 | t933 | t934 | t935 | t936;
    const uint64_t t938 = t217 ^ t220 ^ t222 ^ t223 ^ t224;
    const uint64_t t939 = t217 ^ t218 ^ t221 ^ t223 ^ t224;
    const uint64_t t940 = t311 ^ t313 ^ t314 ^ t316;
    const uint64_t t941 = t310 ^ t312 ^ t313 ^ t314 ^ t317;
    const uint64_t t942 = t310 ^ t312 ^ t313;
    const uint64_t t943 = t403 ^ t914 ^ t924;
    const uint64_t t944 = t404 ^ t441 ^ t940;
    const uint64_t t945 = t405 ^ t423 ^ t926;
    const uint64_t t946 = t406 ^ t424 ^ t912;
    const uint64_t t947 = t223 ^ t407 ^ t898;
    const uint64_t t948 = t408 ^ t471 ^ t941;
    const uint64_t t949 = t409 ^ t938 ^ t942;
    const uint64_t t950 = t410 ^ t928 ^ t939;
    const uint64_t t951 = t943 | t944 | t945 | t946 | t947 | t948 | t949 | t950;
    const uint64_t t952 = t218 ^ t220 ^ t221 ^ t222 ^ t223;
    const uint64_t t953 = t219 ^ t221 ^ t222 ^ t223 ^ t224;
    const uint64_t t954 = t310 ^ t312 ^ t313 ^ t315;
    const uint64_t t955 = t311 ^ t312 ^ t313 ^ t316 ^ t317;
    const uint64_t t956 = t311 ^ t312 ^ t317;
    const uint64_t t957 = t403 ^ t928 ^ t938;
    const uint64_t t958 = t404 ^ t458 ^ t954;
    const uint64_t t959 = t405 ^ t440 ^ t940;
    const uint64_t t960 = t406 ^ t441 ^ t926;
    const uint64_t t961 = t407 ^ t423 ^ t912;
    const uint64_t t962 = t408 ^ t488 ^ t955;
    const uint64_t t963 = t409 ^ t952 ^ t956;
    const uint64_t t964 = t410 ^ t942 ^ t953;
    const uint64_t t965 = t957 | t958 | t959 | t960 | t961 | t962 | t963 | t964;
    const uint64_t t966 = t218 ^ t219 ^ t220 ^ t221 ^ t223;
    const uint64_t t967 = t217 ^ t219 ^ t220 ^ t221 ^ t222 ^ t224;
    const uint64_t t968 = t311 ^ t312 ^ t314;
    const uint64_t t969 = t310 ^ t311 ^ t312 ^ t315 ^ t316;
    const uint64_t t970 = t310 ^ t311 ^ t316 ^ t317;
    const uint64_t t971 = t403 ^ t942 ^ t952;
    const uint64_t t972 = t404 ^ t475 ^ t968;
    const uint64_t t973 = t405 ^ t457 ^ t954;
    const uint64_t t974 = t406 ^ t458 ^ t940;
    const uint64_t t975 = t407 ^ t440 ^ t926;
    const uint64_t t976 = t408 ^ t505 ^ t969;
    const uint64_t t977 = t409 ^ t966 ^ t970;
    const uint64_t t978 = t410 ^ t956 ^ t967;
    const uint64_t t979 = t971 | t972 | t973 | t974 | t975 | t976 | t977 | t978;
    const uint64_t t980 = t217 ^ t218 ^ t219 ^ t221 ^ t224;
    const uint64_t t981 = t217 ^ t218 ^ t219 ^ t220 ^ t222;
    const uint64_t t982 = t310 ^ t311 ^ t313 ^ t317;
    const uint64_t t983 = t310 ^ t311 ^ t314 ^ t315;
    const uint64_t t984 = t310 ^ t315 ^ t316 ^ t317;
    const uint64_t t985 = t403 ^ t956 ^ t966;
    const uint64_t t986 = t404 ^ t492 ^ t982;
    const uint64_t t987 = t405 ^ t474 ^ t968;
    const uint64_t t988 = t406 ^ t475 ^ t954;
    const uint64_t t989 = t407 ^ t457 ^ t940;
    const uint64_t t990 = t408 ^ t522 ^ t983;
    const uint64_t t991 = t409 ^ t980 ^ t984;
    const uint64_t t992 = t410 ^ t970 ^ t981;
    const uint64_t t993 = t985 | t986 | t987 | t988 | t989 | t990 | t991 | t992;
    const uint64_t t994 = ~t419 & ~t436;
    const uint64_t t995 = ~t419 | ~t436;
    const uint64_t t996 = ~t453 & ~t470;
    const uint64_t t997 = ~t453 | ~t470;
    const uint64_t t998 = t995 & t997;
    const uint64_t t999 = t995 | t997;
    const uint64_t t1000 = t994 | t996 | t998;
    const uint64_t t1001 = ~t487 & ~t504;
    const uint64_t t1002 = ~t487 | ~t504;
    const uint64_t t1003 = ~t538 & ~t555;
    const uint64_t t1004 = ~t538 | ~t555;
    const uint64_t t1005 = ~t521 & t1004;
    const uint64_t t1006 = ~t521 | t1004;
    const uint64_t t1007 = t1003 | t1005;
    const uint64_t t1008 = t1002 & t1006;
    const uint64_t t1009 = t1002 | t1006;
    const uint64_t t1010 = t1001 | t1007 | t1008;
    const uint64_t t1011 = t999 & t1009;
    const uint64_t t1012 = t999 | t1009;
    const uint64_t t1013 = t1000 | t1010 | t1011;
    const uint64_t t1014 = ~t572 & ~t589;
    const uint64_t t1015 = ~t572 | ~t589;
    const uint64_t t1016 = ~t606 & ~t623;
    const uint64_t t1017 = ~t606 | ~t623;
    const uint64_t t1018 = t1015 & t1017;
    const uint64_t t1019 = t1015 | t1017;
    const uint64_t t1020 = t1014 | t1016 | t1018;
    const uint64_t t1021 = ~t640 & ~t657;
    const uint64_t t1022 = ~t640 | ~t657;
    const uint64_t t1023 = ~t691 & ~t708;
    const uint64_t t1024 = ~t691 | ~t708;
    const uint64_t t1025 = ~t674 & t1024;
    const uint64_t t1026 = ~t674 | t1024;
    const uint64_t t1027 = t1023 | t1025;
    const uint64_t t1028 = t1022 & t1026;
    const uint64_t t1029 = t1022 | t1026;
    const uint64_t t1030 = t1021 | t1027 | t1028;
    const uint64_t t1031 = t1019 & t1029;
    const uint64_t t1032 = t1019 | t1029;
    const uint64_t t1033 = t1020 | t1030 | t1031;
    const uint64_t t1034 = t1012 & t1032;
    const uint64_t t1035 = t1012 | t1032;
    const uint64_t t1036 = t1013 | t1033 | t1034;
    const uint64_t t1037 = ~t725 & ~t742;
    const uint64_t t1038 = ~t725 | ~t742;
    const uint64_t t1039 = ~t759 & ~t776;
    const uint64_t t1040 = ~t759 | ~t776;
    const uint64_t t1041 = t1038 & t1040;
    const uint64_t t1042 = t1038 | t1040;
    const uint64_t t1043 = t1037 | t1039 | t1041;
    const uint64_t t1044 = ~t793 & ~t810;
    const uint64_t t1045 = ~t793 | ~t810;
    const uint64_t t1046 = ~t844 & ~t861;
    const uint64_t t1047 = ~t844 | ~t861;
    const uint64_t t1048 = ~t827 & t1047;
    const uint64_t t1049 = ~t827 | t1047;
    const uint64_t t1050 = t1046 | t1048;
    const uint64_t t1051 = t1045 & t1049;
    const uint64_t t1052 = t1045 | t1049;
    const uint64_t t1053 = t1044 | t1050 | t1051;
    const uint64_t t1054 = t1042 & t1052;
    const uint64_t t1055 = t1042 | t1052;
    const uint64_t t1056 = t1043 | t1053 | t1054;
    const uint64_t t1057 = ~t877 & ~t893;
    const uint64_t t1058 = ~t877 | ~t893;
    const uint64_t t1059 = ~t909 & ~t923;
    const uint64_t t1060 = ~t909 | ~t923;
    const uint64_t t1061 = t1058 & t1060;
    const uint64_t t1062 = t1058 | t1060;
    const uint64_t t1063 = t1057 | t1059 | t1061;
    const uint64_t t1064 = ~t937 & ~t951;
    const uint64_t t1065 = ~t937 | ~t951;
    const uint64_t t1066 = ~t979 & ~t993;
    const uint64_t t1067 = ~t979 | ~t993;
    const uint64_t t1068 = ~t965 & t1067;
    const uint64_t t1069 = ~t965 | t1067;
    const uint64_t t1070 = t1066 | t1068;
    const uint64_t t1071 = t1065 & t1069;
    const uint64_t t1072 = t1065 | t1069;
    const uint64_t t1073 = t1064 | t1070 | t1071;
    const uint64_t t1074 = t1062 & t1072;
    const uint64_t t1075 = t1062 | t1072;
    const uint64_t t1076 = t1063 | t1073 | t1074;
    const uint64_t t1077 = t1055 & t1075;
    const uint64_t t1078 = t1055 | t1075;
    const uint64_t t1079 = t1056 | t1076 | t1077;
    const uint64_t t1080 = t1035 & t1078;
    const uint64_t t1081 = t1036 | t1079 | t1080;
    const uint64_t t1082 = t217 | t218 | t219 | t220 | t221 | t222 | t223 | t224;
    const uint64_t t1083 = t1081 & t1082;
    const uint64_t t1084 = t310 & ~t311;
    const uint64_t t1085 = ~t312 & ~t313;
    const uint64_t t1086 = t1084 & t1085;
    const uint64_t t1087 = ~t314 & ~t315;
    const uint64_t t1088 = ~t316 & ~t317;
    const uint64_t t1089 = t1087 & t1088;
    const uint64_t t1090 = t1086 & t1089;
    const uint64_t t1091 = ~t310 & t311;
    const uint64_t t1092 = t1085 & t1091;
    const uint64_t t1093 = t1089 & t1092;
    const uint64_t t1094 = t310 & t311;
    const uint64_t t1095 = t1085 & t1094;
    const uint64_t t1096 = t1089 & t1095;
    const uint64_t t1097 = ~t310 & ~t311;
    const uint64_t t1098 = t312 & ~t313;
    const uint64_t t1099 = t1097 & t1098;
    const uint64_t t1100 = t1089 & t1099;
    const uint64_t t1101 = t1084 & t1098;
    const uint64_t t1102 = t1089 & t1101;
    const uint64_t t1103 = t1091 & t1098;
    const uint64_t t1104 = t1089 & t1103;
    const uint64_t t1105 = t1094 & t1098;
    const uint64_t t1106 = t1089 & t1105;
    const uint64_t t1107 = ~t312 & t313;
    const uint64_t t1108 = t1097 & t1107;
    const uint64_t t1109 = t1089 & t1108;
    const uint64_t t1110 = t1084 & t1107;
    const uint64_t t1111 = t1089 & t1110;
    const uint64_t t1112 = t1091 & t1107;
    const uint64_t t1113 = t1089 & t1112;
    const uint64_t t1114 = t1094 & t1107;
    const uint64_t t1115 = t1089 & t1114;
    const uint64_t t1116 = t312 & t313;
    const uint64_t t1117 = t1097 & t1116;
    const uint64_t t1118 = t1089 & t1117;
    const uint64_t t1119 = t1084 & t1116;
    const uint64_t t1120 = t1089 & t1119;
    const uint64_t t1121 = t1091 & t1116;
    const uint64_t t1122 = t1089 & t1121;
    const uint64_t t1123 = t1094 & t1116;
    const uint64_t t1124 = t1089 & t1123;
    const uint64_t t1125 = t1085 & t1097;
    const uint64_t t1126 = t314 & ~t315;
    const uint64_t t1127 = t1088 & t1126;
    const uint64_t t1128 = t1125 & t1127;
    const uint64_t t1129 = t1086 & t1127;
    const uint64_t t1130 = t1092 & t1127;
    const uint64_t t1131 = t1095 & t1127;
    const uint64_t t1132 = t1099 & t1127;
    const uint64_t t1133 = t1101 & t1127;
    const uint64_t t1134 = t1103 & t1127;
    const uint64_t t1135 = t1105 & t1127;
    const uint64_t t1136 = t1108 & t1127;
    const uint64_t t1137 = t1110 & t1127;
    const uint64_t t1138 = t1112 & t1127;
    const uint64_t t1139 = t1114 & t1127;
    const uint64_t t1140 = t1117 & t1127;
    const uint64_t t1141 = t1119 & t1127;
    const uint64_t t1142 = t1121 & t1127;
    const uint64_t t1143 = t1123 & t1127;
    const uint64_t t1144 = ~t314 & t315;
    const uint64_t t1145 = t1088 & t1144;
    const uint64_t t1146 = t1125 & t1145;
    const uint64_t t1147 = t1086 & t1145;
    const uint64_t t1148 = t1092 & t1145;
    const uint64_t t1149 = t1095 & t1145;
    const uint64_t t1150 = t1099 & t1145;
    const uint64_t t1151 = t1101 & t1145;
    const uint64_t t1152 = t1103 & t1145;
    const uint64_t t1153 = t1105 & t1145;
    const uint64_t t1154 = t1108 & t1145;
    const uint64_t t1155 = t1110 & t1145;
    const uint64_t t1156 = t1112 & t1145;
    const uint64_t t1157 = t1114 & t1145;
    const uint64_t t1158 = t1117 & t1145;
    const uint64_t t1159 = t1119 & t1145;
    const uint64_t t1160 = t1121 & t1145;
    const uint64_t t1161 = t1123 & t1145;
    const uint64_t t1162 = t314 & t315;
    const uint64_t t1163 = t1088 & t1162;
    const uint64_t t1164 = t1125 & t1163;
    const uint64_t t1165 = t1086 & t1163;
    const uint64_t t1166 = t1092 & t1163;
    const uint64_t t1167 = t1095 & t1163;
    const uint64_t t1168 = t1099 & t1163;
    const uint64_t t1169 = t1101 & t1163;
    const uint64_t t1170 = t1103 & t1163;
    const uint64_t t1171 = t1105 & t1163;
    const uint64_t t1172 = t1108 & t1163;
    const uint64_t t1173 = t1110 & t1163;
    const uint64_t t1174 = t1112 & t1163;
    const uint64_t t1175 = t1114 & t1163;
    const uint64_t t1176 = t1117 & t1163;
    const uint64_t t1177 = t1119 & t1163;
    const uint64_t t1178 = t1121 & t1163;
    const uint64_t t1179 = t1123 & t1163;
    const uint64_t t1180 = t316 & ~t317;
    const uint64_t t1181 = t1087 & t1180;
    const uint64_t t1182 = t1125 & t1181;
    const uint64_t t1183 = t1086 & t1181;
    const uint64_t t1184 = t1092 & t1181;
    const uint64_t t1185 = t1095 & t1181;
    const uint64_t t1186 = t1099 & t1181;
    const uint64_t t1187 = t1101 & t1181;
    const uint64_t t1188 = t1103 & t1181;
    const uint64_t t1189 = t1105 & t1181;
    const uint64_t t1190 = t1108 & t1181;
    const uint64_t t1191 = t1110 & t1181;
    const uint64_t t1192 = t1112 & t1181;
    const uint64_t t1193 = t1114 & t1181;
    const uint64_t t1194 = t1117 & t1181;
    const uint64_t t1195 = t1119 & t1181;
    const uint64_t t1196 = t1121 & t1181;
    const uint64_t t1197 = t1123 & t1181;
    const uint64_t t1198 = t1126 & t1180;
    const uint64_t t1199 = t1125 & t1198;
    const uint64_t t1200 = t1086 & t1198;
    const uint64_t t1201 = t1092 & t1198;
    const uint64_t t1202 = t1095 & t1198;
    const uint64_t t1203 = t1099 & t1198;
    const uint64_t t1204 = t1101 & t1198;
    const uint64_t t1205 = t1103 & t1198;
    const uint64_t t1206 = t1105 & t1198;
    const uint64_t t1207 = t1108 & t1198;
    const uint64_t t1208 = t1110 & t1198;
    const uint64_t t1209 = t1112 & t1198;
    const uint64_t t1210 = t1114 & t1198;
    const uint64_t t1211 = t1117 & t1198;
    const uint64_t t1212 = t1119 & t1198;
    const uint64_t t1213 = t1121 & t1198;
    const uint64_t t1214 = t1123 & t1198;
    const uint64_t t1215 = t1144 & t1180;
    const uint64_t t1216 = t1125 & t1215;
    const uint64_t t1217 = t1086 & t1215;
    const uint64_t t1218 = t1092 & t1215;
    const uint64_t t1219 = t1095 & t1215;
    const uint64_t t1220 = t1099 & t1215;
    const uint64_t t1221 = t1101 & t1215;
    const uint64_t t1222 = t1103 & t1215;
    const uint64_t t1223 = t1105 & t1215;
    const uint64_t t1224 = t1108 & t1215;
    const uint64_t t1225 = t1110 & t1215;
    const uint64_t t1226 = t1112 & t1215;
    const uint64_t t1227 = t1114 & t1215;
    const uint64_t t1228 = t1117 & t1215;
    const uint64_t t1229 = t1119 & t1215;
    const uint64_t t1230 = t1121 & t1215;
    const uint64_t t1231 = t1123 & t1215;
    const uint64_t t1232 = t1162 & t1180;
    const uint64_t t1233 = t1125 & t1232;
    const uint64_t t1234 = t1086 & t1232;
    const uint64_t t1235 = t1092 & t1232;
    const uint64_t t1236 = t1095 & t1232;
    const uint64_t t1237 = t1099 & t1232;
    const uint64_t t1238 = t1101 & t1232;
    const uint64_t t1239 = t1103 & t1232;
    const uint64_t t1240 = t1105 & t1232;
    const uint64_t t1241 = t1108 & t1232;
    const uint64_t t1242 = t1110 & t1232;
    const uint64_t t1243 = t1112 & t1232;
    const uint64_t t1244 = t1114 & t1232;
    const uint64_t t1245 = t1117 & t1232;
    const uint64_t t1246 = t1119 & t1232;
    const uint64_t t1247 = t1121 & t1232;
    const uint64_t t1248 = t1123 & t1232;
    const uint64_t t1249 = ~t316 & t317;
    const uint64_t t1250 = t1087 & t1249;
    const uint64_t t1251 = t1125 & t1250;
    const uint64_t t1252 = t1086 & t1250;
    const uint64_t t1253 = t1092 & t1250;
    const uint64_t t1254 = t1095 & t1250;
    const uint64_t t1255 = t1099 & t1250;
    const uint64_t t1256 = t1101 & t1250;
    const uint64_t t1257 = t1103 & t1250;
    const uint64_t t1258 = t1105 & t1250;
    const uint64_t t1259 = t1108 & t1250;
    const uint64_t t1260 = t1110 & t1250;
    const uint64_t t1261 = t1112 & t1250;
    const uint64_t t1262 = t1114 & t1250;
    const uint64_t t1263 = t1117 & t1250;
    const uint64_t t1264 = t1119 & t1250;
    const uint64_t t1265 = t1121 & t1250;
    const uint64_t t1266 = t1123 & t1250;
    const uint64_t t1267 = t1126 & t1249;
    const uint64_t t1268 = t1125 & t1267;
    const uint64_t t1269 = t1086 & t1267;
    const uint64_t t1270 = t1092 & t1267;
    const uint64_t t1271 = t1095 & t1267;
    const uint64_t t1272 = t1099 & t1267;
    const uint64_t t1273 = t1101 & t1267;
    const uint64_t t1274 = t1103 & t1267;
    const uint64_t t1275 = t1105 & t1267;
    const uint64_t t1276 = t1108 & t1267;
    const uint64_t t1277 = t1110 & t1267;
    const uint64_t t1278 = t1112 & t1267;
    const uint64_t t1279 = t1114 & t1267;
    const uint64_t t1280 = t1117 & t1267;
    const uint64_t t1281 = t1119 & t1267;
    const uint64_t t1282 = t1121 & t1267;
    const uint64_t t1283 = t1123 & t1267;
    const uint64_t t1284 = t1144 & t1249;
    const uint64_t t1285 = t1125 & t1284;
    const uint64_t t1286 = t1086 & t1284;
    const uint64_t t1287 = t1092 & t1284;
    const uint64_t t1288 = t1095 & t1284;
    const uint64_t t1289 = t1099 & t1284;
    const uint64_t t1290 = t1101 & t1284;
    const uint64_t t1291 = t1103 & t1284;
    const uint64_t t1292 = t1105 & t1284;
    const uint64_t t1293 = t1108 & t1284;
    const uint64_t t1294 = t1110 & t1284;
    const uint64_t t1295 = t1112 & t1284;
    const uint64_t t1296 = t1114 & t1284;
    const uint64_t t1297 = t1117 & t1284;
    const uint64_t t1298 = t1119 & t1284;
    const uint64_t t1299 = t1121 & t1284;
    const uint64_t t1300 = t1123 & t1284;
    const uint64_t t1301 = t1162 & t1249;
    const uint64_t t1302 = t1125 & t1301;
    const uint64_t t1303 = t1086 & t1301;
    const uint64_t t1304 = t1092 & t1301;
    const uint64_t t1305 = t1095 & t1301;
    const uint64_t t1306 = t1099 & t1301;
    const uint64_t t1307 = t1101 & t1301;
    const uint64_t t1308 = t1103 & t1301;
    const uint64_t t1309 = t1105 & t1301;
    const uint64_t t1310 = t1108 & t1301;
    const uint64_t t1311 = t1110 & t1301;
    const uint64_t t1312 = t1112 & t1301;
    const uint64_t t1313 = t1114 & t1301;
    const uint64_t t1314 = t1117 & t1301;
    const uint64_t t1315 = t1119 & t1301;
    const uint64_t t1316 = t1121 & t1301;
    const uint64_t t1317 = t1123 & t1301;
    const uint64_t t1318 = t316 & t317;
    const uint64_t t1319 = t1087 & t1318;
    const uint64_t t1320 = t1125 & t1319;
    const uint64_t t1321 = t1086 & t1319;
    const uint64_t t1322 = t1092 & t1319;
    const uint64_t t1323 = t1095 & t1319;
    const uint64_t t1324 = t1099 & t1319;
    const uint64_t t1325 = t1101 & t1319;
    const uint64_t t1326 = t1103 & t1319;
    const uint64_t t1327 = t1105 & t1319;
    const uint64_t t1328 = t1108 & t1319;
    const uint64_t t1329 = t1110 & t1319;
    const uint64_t t1330 = t1112 & t1319;
    const uint64_t t1331 = t1114 & t1319;
    const uint64_t t1332 = t1117 & t1319;
    const uint64_t t1333 = t1119 & t1319;
    const uint64_t t1334 = t1121 & t1319;
    const uint64_t t1335 = t1123 & t1319;
    const uint64_t t1336 = t1126 & t1318;
    const uint64_t t1337 = t1125 & t1336;
    const uint64_t t1338 = t1086 & t1336;
    const uint64_t t1339 = t1092 & t1336;
    const uint64_t t1340 = t1095 & t1336;
    const uint64_t t1341 = t1099 & t1336;
    const uint64_t t1342 = t1101 & t1336;
    const uint64_t t1343 = t1103 & t1336;
    const uint64_t t1344 = t1105 & t1336;
    const uint64_t t1345 = t1108 & t1336;
    const uint64_t t1346 = t1110 & t1336;
    const uint64_t t1347 = t1112 & t1336;
    const uint64_t t1348 = t1114 & t1336;
    const uint64_t t1349 = t1117 & t1336;
    const uint64_t t1350 = t1119 & t1336;
    const uint64_t t1351 = t1121 & t1336;
    const uint64_t t1352 = t1123 & t1336;
    const uint64_t t1353 = t1144 & t1318;
    const uint64_t t1354 = t1125 & t1353;
    const uint64_t t1355 = t1086 & t1353;
    const uint64_t t1356 = t1092 & t1353;
    const uint64_t t1357 = t1095 & t1353;
    const uint64_t t1358 = t1099 & t1353;
    const uint64_t t1359 = t1101 & t1353;
    const uint64_t t1360 = t1103 & t1353;
    const uint64_t t1361 = t1105 & t1353;
    const uint64_t t1362 = t1108 & t1353;
    const uint64_t t1363 = t1110 & t1353;
    const uint64_t t1364 = t1112 & t1353;
    const uint64_t t1365 = t1114 & t1353;
    const uint64_t t1366 = t1117 & t1353;
    const uint64_t t1367 = t1119 & t1353;
    const uint64_t t1368 = t1121 & t1353;
    const uint64_t t1369 = t1123 & t1353;
    const uint64_t t1370 = t1162 & t1318;
    const uint64_t t1371 = t1125 & t1370;
    const uint64_t t1372 = t1086 & t1370;
    const uint64_t t1373 = t1092 & t1370;
    const uint64_t t1374 = t1095 & t1370;
    const uint64_t t1375 = t1099 & t1370;
    const uint64_t t1376 = t1101 & t1370;
    const uint64_t t1377 = t1103 & t1370;
    const uint64_t t1378 = t1105 & t1370;
    const uint64_t t1379 = t1108 & t1370;
    const uint64_t t1380 = t1110 & t1370;
    const uint64_t t1381 = t1112 & t1370;
    const uint64_t t1382 = t1114 & t1370;
    const uint64_t t1383 = t1117 & t1370;
    const uint64_t t1384 = t1119 & t1370;
    const uint64_t t1385 = t1121 & t1370;
    const uint64_t t1386 = t1123 & t1370;
    const uint64_t t1387 = t1090 | t1093 | t1100 | t1104 | t1109 | t1111 | t1113 | t1115 | t1124 | t1128 | t1129
        | t1130 | t1131 | t1132 | t1134 | t1135 | t1136 | t1139 | t1140 | t1143 | t1147 | t1148 | t1152 | t1153
        | t1155 | t1158 | t1159 | t1160 | t1161 | t1166 | t1168 | t1171 | t1173 | t1174 | t1175 | t1176 | t1177
        | t1179 | t1184 | t1191 | t1192 | t1201 | t1203 | t1204 | t1205 | t1206 | t1207 | t1209 | t1210 | t1212
        | t1213 | t1214 | t1218 | t1219 | t1221 | t1222 | t1223 | t1224 | t1226 | t1227 | t1229 | t1230 | t1234
        | t1239 | t1240 | t1241 | t1242 | t1243 | t1245 | t1246 | t1247 | t1253 | t1254 | t1256 | t1258 | t1259
        | t1263 | t1265 | t1266 | t1269 | t1270 | t1272 | t1275 | t1278 | t1279 | t1281 | t1282 | t1287 | t1290
        | t1291 | t1293 | t1296 | t1297 | t1299 | t1302 | t1304 | t1306 | t1307 | t1308 | t1310 | t1312 | t1315
        | t1317 | t1321 | t1329 | t1330 | t1331 | t1332 | t1333 | t1335 | t1341 | t1342 | t1343 | t1349 | t1351
        | t1359 | t1360 | t1361 | t1362 | t1364 | t1367 | t1371 | t1375 | t1376 | t1377 | t1379 | t1384 | t1386;
    const uint64_t t1388 = t1096 | t1102 | t1104 | t1118 | t1122 | t1124 | t1128 | t1130 | t1132 | t1136 | t1137
        | t1138 | t1139 | t1140 | t1141 | t1142 | t1143 | t1148 | t1151 | t1152 | t1153 | t1156 | t1157 | t1160
        | t1165 | t1166 | t1167 | t1169 | t1173 | t1174 | t1178 | t1183 | t1184 | t1186 | t1188 | t1189 | t1195
        | t1197 | t1200 | t1201 | t1202 | t1204 | t1208 | t1211 | t1213 | t1214 | t1218 | t1219 | t1223 | t1224
        | t1229 | t1231 | t1234 | t1236 | t1237 | t1238 | t1239 | t1240 | t1242 | t1244 | t1246 | t1247 | t1251
        | t1255 | t1256 | t1259 | t1260 | t1261 | t1263 | t1264 | t1265 | t1269 | t1270 | t1272 | t1273 | t1275
        | t1280 | t1281 | t1283 | t1286 | t1292 | t1293 | t1295 | t1296 | t1298 | t1300 | t1302 | t1303 | t1304
        | t1311 | t1314 | t1315 | t1316 | t1317 | t1321 | t1322 | t1323 | t1327 | t1329 | t1330 | t1332 | t1333
        | t1334 | t1338 | t1344 | t1348 | t1349 | t1351 | t1357 | t1358 | t1359 | t1360 | t1361 | t1362 | t1364
        | t1365 | t1367 | t1368 | t1369 | t1373 | t1374 | t1375 | t1376 | t1379 | t1380 | t1381 | t1383 | t1384;
    const uint64_t t1389 = t1096 | t1104 | t1106 | t1109 | t1111 | t1113 | t1118 | t1120 | t1122 | t1124 | t1129
        | t1131 | t1133 | t1135 | t1137 | t1141 | t1143 | t1147 | t1148 | t1149 | t1155 | t1160 | t1161 | t1165
        | t1168 | t1174 | t1175 | t1179 | t1182 | t1184 | t1186 | t1187 | t1188 | t1189 | t1191 | t1192 | t1196
        | t1203 | t1204 | t1207 | t1208 | t1213 | t1214 | t1217 | t1221 | t1222 | t1223 | t1230 | t1231 | t1235
        | t1236 | t1237 | t1238 | t1240 | t1242 | t1243 | t1245 | t1246 | t1247 | t1251 | t1253 | t1257 | t1258
        | t1259 | t1260 | t1261 | t1262 | t1263 | t1264 | t1266 | t1269 | t1270 | t1274 | t1275 | t1276 | t1277
        | t1279 | t1281 | t1282 | t1287 | t1288 | t1289 | t1293 | t1294 | t1296 | t1298 | t1302 | t1305 | t1308
        | t1314 | t1315 | t1316 | t1317 | t1320 | t1322 | t1323 | t1324 | t1326 | t1327 | t1328 | t1331 | t1333
        | t1335 | t1337 | t1338 | t1339 | t1342 | t1344 | t1346 | t1347 | t1349 | t1355 | t1356 | t1358 | t1360
        | t1361 | t1363 | t1367 | t1368 | t1369 | t1374 | t1376 | t1378 | t1380 | t1381 | t1382 | t1385 | t1386;
    const uint64_t t1390 = t1096 | t1100 | t1102 | t1104 | t1106 | t1129 | t1135 | t1138 | t1141 | t1146 | t1147
        | t1148 | t1149 | t1151 | t1153 | t1156 | t1158 | t1161 | t1167 | t1171 | t1173 | t1174 | t1177 | t1178
        | t1179 | t1182 | t1183 | t1185 | t1186 | t1187 | t1188 | t1191 | t1193 | t1194 | t1197 | t1200 | t1201
        | t1203 | t1207 | t1210 | t1213 | t1214 | t1216 | t1217 | t1218 | t1219 | t1220 | t1224 | t1225 | t1229
        | t1230 | t1234 | t1235 | t1236 | t1240 | t1246 | t1248 | t1252 | t1253 | t1254 | t1257 | t1259 | t1261
        | t1262 | t1264 | t1266 | t1270 | t1271 | t1273 | t1279 | t1281 | t1282 | t1285 | t1286 | t1290 | t1291
        | t1294 | t1297 | t1299 | t1302 | t1304 | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1315
        | t1316 | t1317 | t1321 | t1322 | t1325 | t1326 | t1327 | t1328 | t1330 | t1331 | t1332 | t1333 | t1334
        | t1337 | t1339 | t1341 | t1343 | t1344 | t1346 | t1347 | t1348 | t1350 | t1354 | t1358 | t1359 | t1361
        | t1362 | t1368 | t1369 | t1373 | t1375 | t1376 | t1377 | t1378 | t1380 | t1381 | t1383 | t1384 | t1386;
    const uint64_t t1391 = t1093 | t1096 | t1120 | t1128 | t1129 | t1133 | t1134 | t1141 | t1143 | t1146 | t1148
        | t1149 | t1152 | t1155 | t1156 | t1158 | t1161 | t1164 | t1165 | t1166 | t1168 | t1171 | t1173 | t1183
        | t1185 | t1186 | t1187 | t1191 | t1197 | t1199 | t1202 | t1205 | t1206 | t1207 | t1208 | t1210 | t1211
        | t1212 | t1214 | t1217 | t1219 | t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1226 | t1227 | t1229
        | t1233 | t1235 | t1237 | t1240 | t1242 | t1243 | t1244 | t1246 | t1247 | t1251 | t1252 | t1256 | t1258
        | t1259 | t1260 | t1261 | t1265 | t1266 | t1268 | t1269 | t1271 | t1272 | t1273 | t1274 | t1277 | t1280
        | t1282 | t1285 | t1286 | t1287 | t1288 | t1291 | t1293 | t1295 | t1298 | t1299 | t1300 | t1302 | t1304
        | t1305 | t1311 | t1312 | t1317 | t1322 | t1323 | t1326 | t1330 | t1331 | t1333 | t1334 | t1335 | t1338
        | t1339 | t1340 | t1341 | t1344 | t1347 | t1349 | t1350 | t1352 | t1355 | t1357 | t1359 | t1364 | t1365
        | t1366 | t1367 | t1368 | t1369 | t1371 | t1372 | t1375 | t1377 | t1378 | t1379 | t1382 | t1383 | t1386;
    const uint64_t t1392 = t1093 | t1100 | t1104 | t1111 | t1113 | t1124 | t1130 | t1132 | t1133 | t1135 | t1137
        | t1138 | t1139 | t1140 | t1143 | t1147 | t1152 | t1153 | t1154 | t1155 | t1157 | t1159 | t1161 | t1167
        | t1169 | t1171 | t1172 | t1175 | t1176 | t1182 | t1184 | t1186 | t1187 | t1189 | t1190 | t1191 | t1193
        | t1196 | t1197 | t1199 | t1200 | t1201 | t1202 | t1205 | t1208 | t1209 | t1210 | t1213 | t1214 | t1217
        | t1218 | t1222 | t1224 | t1225 | t1227 | t1234 | t1238 | t1242 | t1244 | t1246 | t1251 | t1252 | t1255
        | t1259 | t1261 | t1264 | t1265 | t1268 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1279
        | t1280 | t1283 | t1285 | t1287 | t1293 | t1294 | t1295 | t1296 | t1297 | t1298 | t1299 | t1304 | t1306
        | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1315 | t1316 | t1320 | t1323 | t1324 | t1326
        | t1327 | t1331 | t1333 | t1334 | t1335 | t1337 | t1342 | t1344 | t1345 | t1346 | t1347 | t1349 | t1352
        | t1354 | t1355 | t1359 | t1364 | t1368 | t1371 | t1372 | t1373 | t1374 | t1375 | t1380 | t1382 | t1386;
    const uint64_t t1393 = t1096 | t1100 | t1102 | t1104 | t1109 | t1115 | t1120 | t1122 | t1124 | t1128 | t1129
        | t1130 | t1134 | t1135 | t1136 | t1139 | t1142 | t1143 | t1146 | t1150 | t1152 | t1154 | t1157 | t1158
        | t1160 | t1165 | t1166 | t1167 | t1171 | t1173 | t1174 | t1175 | t1176 | t1177 | t1179 | t1182 | t1186
        | t1187 | t1189 | t1190 | t1193 | t1194 | t1196 | t1199 | t1200 | t1201 | t1207 | t1208 | t1211 | t1213
        | t1216 | t1221 | t1222 | t1226 | t1227 | t1228 | t1233 | t1234 | t1238 | t1239 | t1245 | t1246 | t1247
        | t1252 | t1253 | t1254 | t1255 | t1258 | t1259 | t1260 | t1262 | t1264 | t1265 | t1269 | t1271 | t1273
        | t1274 | t1275 | t1276 | t1277 | t1278 | t1279 | t1280 | t1286 | t1289 | t1292 | t1295 | t1299 | t1302
        | t1304 | t1306 | t1310 | t1313 | t1314 | t1316 | t1317 | t1323 | t1328 | t1330 | t1331 | t1334 | t1335
        | t1337 | t1339 | t1342 | t1344 | t1347 | t1348 | t1349 | t1350 | t1358 | t1360 | t1362 | t1365 | t1366
        | t1369 | t1371 | t1372 | t1375 | t1376 | t1377 | t1378 | t1381 | t1382 | t1383 | t1384 | t1385 | t1386;
    const uint64_t t1394 = t1093 | t1096 | t1100 | t1106 | t1109 | t1111 | t1115 | t1118 | t1124 | t1128 | t1130
        | t1131 | t1132 | t1134 | t1135 | t1137 | t1141 | t1142 | t1146 | t1148 | t1150 | t1152 | t1153 | t1154
        | t1155 | t1158 | t1160 | t1161 | t1164 | t1167 | t1169 | t1170 | t1172 | t1175 | t1178 | t1179 | t1183
        | t1184 | t1186 | t1189 | t1193 | t1194 | t1195 | t1196 | t1201 | t1204 | t1206 | t1207 | t1208 | t1209
        | t1211 | t1213 | t1214 | t1220 | t1221 | t1223 | t1224 | t1225 | t1229 | t1230 | t1235 | t1236 | t1237
        | t1239 | t1241 | t1243 | t1244 | t1246 | t1247 | t1248 | t1254 | t1255 | t1260 | t1262 | t1266 | t1270
        | t1271 | t1272 | t1277 | t1281 | t1289 | t1293 | t1294 | t1295 | t1297 | t1298 | t1299 | t1300 | t1302
        | t1305 | t1306 | t1308 | t1309 | t1311 | t1312 | t1314 | t1316 | t1324 | t1326 | t1329 | t1330 | t1331
        | t1332 | t1334 | t1335 | t1337 | t1341 | t1343 | t1347 | t1348 | t1349 | t1352 | t1355 | t1356 | t1366
        | t1368 | t1371 | t1372 | t1373 | t1375 | t1376 | t1378 | t1379 | t1380 | t1381 | t1382 | t1383 | t1384;
    const uint64_t t1395 = t217 & t1387;
    const uint64_t t1396 = t217 & t1388;
    const uint64_t t1397 = t218 & t1387;
    const uint64_t t1398 = t1396 ^ t1397;
    const uint64_t t1399 = t217 & t1389;
    const uint64_t t1400 = t218 & t1388;
    const uint64_t t1401 = t219 & t1387;
    const uint64_t t1402 = t1399 ^ t1400 ^ t1401;
    const uint64_t t1403 = t217 & t1390;
    const uint64_t t1404 = t218 & t1389;
    const uint64_t t1405 = t219 & t1388;
    const uint64_t t1406 = t220 & t1387;
    const uint64_t t1407 = t1403 ^ t1404 ^ t1405 ^ t1406;
    const uint64_t t1408 = t217 & t1391;
    const uint64_t t1409 = t218 & t1390;
    const uint64_t t1410 = t219 & t1389;
    const uint64_t t1411 = t220 & t1388;
    const uint64_t t1412 = t221 & t1387;
    const uint64_t t1413 = t1408 ^ t1409 ^ t1410 ^ t1411 ^ t1412;
    const uint64_t t1414 = t217 & t1392;
    const uint64_t t1415 = t218 & t1391;
    const uint64_t t1416 = t219 & t1390;
    const uint64_t t1417 = t220 & t1389;
    const uint64_t t1418 = t221 & t1388;
    const uint64_t t1419 = t222 & t1387;
    const uint64_t t1420 = t1414 ^ t1415 ^ t1416 ^ t1417 ^ t1418 ^ t1419;
    const uint64_t t1421 = t217 & t1393;
    const uint64_t t1422 = t218 & t1392;
    const uint64_t t1423 = t219 & t1391;
    const uint64_t t1424 = t220 & t1390;
    const uint64_t t1425 = t221 & t1389;
    const uint64_t t1426 = t222 & t1388;
    const uint64_t t1427 = t223 & t1387;
    const uint64_t t1428 = t1421 ^ t1422 ^ t1423 ^ t1424 ^ t1425 ^ t1426 ^ t1427;
    const uint64_t t1429 = t217 & t1394;
    const uint64_t t1430 = t218 & t1393;
    const uint64_t t1431 = t219 & t1392;
    const uint64_t t1432 = t220 & t1391;
    const uint64_t t1433 = t221 & t1390;
    const uint64_t t1434 = t222 & t1389;
    const uint64_t t1435 = t223 & t1388;
    const uint64_t t1436 = t224 & t1387;
    const uint64_t t1437 = t1429 ^ t1430 ^ t1431 ^ t1432 ^ t1433 ^ t1434 ^ t1435 ^ t1436;
    const uint64_t t1438 = t218 & t1394;
    const uint64_t t1439 = t219 & t1393;
    const uint64_t t1440 = t220 & t1392;
    const uint64_t t1441 = t221 & t1391;
    const uint64_t t1442 = t222 & t1390;
    const uint64_t t1443 = t223 & t1389;
    const uint64_t t1444 = t224 & t1388;
    const uint64_t t1445 = t1438 ^ t1439 ^ t1440 ^ t1441 ^ t1442 ^ t1443 ^ t1444;
    const uint64_t t1446 = t219 & t1394;
    const uint64_t t1447 = t220 & t1393;
    const uint64_t t1448 = t221 & t1392;
    const uint64_t t1449 = t222 & t1391;
    const uint64_t t1450 = t223 & t1390;
    const uint64_t t1451 = t224 & t1389;
    const uint64_t t1452 = t1446 ^ t1447 ^ t1448 ^ t1449 ^ t1450 ^ t1451;
    const uint64_t t1453 = t220 & t1394;
    const uint64_t t1454 = t221 & t1393;
    const uint64_t t1455 = t222 & t1392;
    const uint64_t t1456 = t223 & t1391;
    const uint64_t t1457 = t224 & t1390;
    const uint64_t t1458 = t1453 ^ t1454 ^ t1455 ^ t1456 ^ t1457;
    const uint64_t t1459 = t221 & t1394;
    const uint64_t t1460 = t222 & t1393;
    const uint64_t t1461 = t223 & t1392;
    const uint64_t t1462 = t224 & t1391;
    const uint64_t t1463 = t1459 ^ t1460 ^ t1461 ^ t1462;
    const uint64_t t1464 = t222 & t1394;
    const uint64_t t1465 = t223 & t1393;
    const uint64_t t1466 = t224 & t1392;
    const uint64_t t1467 = t1464 ^ t1465 ^ t1466;
    const uint64_t t1468 = t223 & t1394;
    const uint64_t t1469 = t224 & t1393;
    const uint64_t t1470 = t1468 ^ t1469;
    const uint64_t t1471 = t224 & t1394;
    const uint64_t t1472 = t1395 ^ t1445 ^ t1458 ^ t1463 ^ t1467;
    const uint64_t t1473 = t1398 ^ t1445 ^ t1452 ^ t1458 ^ t1470;
    const uint64_t t1474 = t1402 ^ t1452 ^ t1458 ^ t1463 ^ t1471;
    const uint64_t t1475 = t1407 ^ t1458 ^ t1463 ^ t1467;
    const uint64_t t1476 = t1413 ^ t1463 ^ t1467 ^ t1470;
    const uint64_t t1477 = t1420 ^ t1445 ^ t1458 ^ t1463 ^ t1470 ^ t1471;
    const uint64_t t1478 = t1428 ^ t1445 ^ t1452 ^ t1458 ^ t1471;
    const uint64_t t1479 = t1437 ^ t1452 ^ t1458 ^ t1463;
    const uint64_t t1480 = t8 & t1472;
    const uint64_t t1481 = t9 & t1472;
    const uint64_t t1482 = t8 & t1473;
    const uint64_t t1483 = t1481 ^ t1482;
    const uint64_t t1484 = t10 & t1472;
    const uint64_t t1485 = t9 & t1473;
    const uint64_t t1486 = t8 & t1474;
    const uint64_t t1487 = t1484 ^ t1485 ^ t1486;
    const uint64_t t1488 = t11 & t1472;
    const uint64_t t1489 = t10 & t1473;
    const uint64_t t1490 = t9 & t1474;
    const uint64_t t1491 = t8 & t1475;
    const uint64_t t1492 = t1488 ^ t1489 ^ t1490 ^ t1491;
    const uint64_t t1493 = t12 & t1472;
    const uint64_t t1494 = t11 & t1473;
    const uint64_t t1495 = t10 & t1474;
    const uint64_t t1496 = t9 & t1475;
    const uint64_t t1497 = t8 & t1476;
    const uint64_t t1498 = t1493 ^ t1494 ^ t1495 ^ t1496 ^ t1497;
    const uint64_t t1499 = t13 & t1472;
    const uint64_t t1500 = t12 & t1473;
    const uint64_t t1501 = t11 & t1474;
    const uint64_t t1502 = t10 & t1475;
    const uint64_t t1503 = t9 & t1476;
    const uint64_t t1504 = t8 & t1477;
    const uint64_t t1505 = t1499 ^ t1500 ^ t1501 ^ t1502 ^ t1503 ^ t1504;
    const uint64_t t1506 = t14 & t1472;
    const uint64_t t1507 = t13 & t1473;
    const uint64_t t1508 = t12 & t1474;
    const uint64_t t1509 = t11 & t1475;
    const uint64_t t1510 = t10 & t1476;
    const uint64_t t1511 = t9 & t1477;
    const uint64_t t1512 = t8 & t1478;
    const uint64_t t1513 = t1506 ^ t1507 ^ t1508 ^ t1509 ^ t1510 ^ t1511 ^ t1512;
    const uint64_t t1514 = t15 & t1472;
    const uint64_t t1515 = t14 & t1473;
    const uint64_t t1516 = t13 & t1474;
    const uint64_t t1517 = t12 & t1475;
    const uint64_t t1518 = t11 & t1476;
    const uint64_t t1519 = t10 & t1477;
    const uint64_t t1520 = t9 & t1478;
    const uint64_t t1521 = t8 & t1479;
    const uint64_t t1522 = t1514 ^ t1515 ^ t1516 ^ t1517 ^ t1518 ^ t1519 ^ t1520 ^ t1521;
    const uint64_t t1523 = t15 & t1473;
    const uint64_t t1524 = t14 & t1474;
    const uint64_t t1525 = t13 & t1475;
    const uint64_t t1526 = t12 & t1476;
    const uint64_t t1527 = t11 & t1477;
    const uint64_t t1528 = t10 & t1478;
    const uint64_t t1529 = t9 & t1479;
    const uint64_t t1530 = t1523 ^ t1524 ^ t1525 ^ t1526 ^ t1527 ^ t1528 ^ t1529;
    const uint64_t t1531 = t15 & t1474;
    const uint64_t t1532 = t14 & t1475;
    const uint64_t t1533 = t13 & t1476;
    const uint64_t t1534 = t12 & t1477;
    const uint64_t t1535 = t11 & t1478;
    const uint64_t t1536 = t10 & t1479;
    const uint64_t t1537 = t1531 ^ t1532 ^ t1533 ^ t1534 ^ t1535 ^ t1536;
    const uint64_t t1538 = t15 & t1475;
    const uint64_t t1539 = t14 & t1476;
    const uint64_t t1540 = t13 & t1477;
    const uint64_t t1541 = t12 & t1478;
    const uint64_t t1542 = t11 & t1479;
    const uint64_t t1543 = t1538 ^ t1539 ^ t1540 ^ t1541 ^ t1542;
    const uint64_t t1544 = t15 & t1476;
    const uint64_t t1545 = t14 & t1477;
    const uint64_t t1546 = t13 & t1478;
    const uint64_t t1547 = t12 & t1479;
    const uint64_t t1548 = t1544 ^ t1545 ^ t1546 ^ t1547;
    const uint64_t t1549 = t15 & t1477;
    const uint64_t t1550 = t14 & t1478;
    const uint64_t t1551 = t13 & t1479;
    const uint64_t t1552 = t1549 ^ t1550 ^ t1551;
    const uint64_t t1553 = t15 & t1478;
    const uint64_t t1554 = t14 & t1479;
    const uint64_t t1555 = t1553 ^ t1554;
    const uint64_t t1556 = t15 & t1479;
    const uint64_t t1557 = t1480 ^ t1530 ^ t1543 ^ t1548 ^ t1552;
    const uint64_t t1558 = t1483 ^ t1530 ^ t1537 ^ t1543 ^ t1555;
    const uint64_t t1559 = t1487 ^ t1537 ^ t1543 ^ t1548 ^ t1556;
    const uint64_t t1560 = t1492 ^ t1543 ^ t1548 ^ t1552;
    const uint64_t t1561 = t1498 ^ t1548 ^ t1552 ^ t1555;
    const uint64_t t1562 = t1505 ^ t1530 ^ t1543 ^ t1548 ^ t1555 ^ t1556;
    const uint64_t t1563 = t1513 ^ t1530 ^ t1537 ^ t1543 ^ t1556;
    const uint64_t t1564 = t1522 ^ t1537 ^ t1543 ^ t1548;
    const uint64_t t1565 = t0 ^ t1557;
    const uint64_t t1566 = t1 ^ t1558;
    const uint64_t t1567 = t2 ^ t1559;
    const uint64_t t1568 = t3 ^ t1560;
    const uint64_t t1569 = t4 ^ t1561;
    const uint64_t t1570 = t5 ^ t1562;
    const uint64_t t1571 = t6 ^ t1563;
    const uint64_t t1572 = t7 ^ t1564;
    const uint64_t t1573 = t0 & t1472;
    const uint64_t t1574 = t1 & t1472;
    const uint64_t t1575 = t0 & t1473;
    const uint64_t t1576 = t1574 ^ t1575;
    const uint64_t t1577 = t2 & t1472;
    const uint64_t t1578 = t1 & t1473;
    const uint64_t t1579 = t0 & t1474;
    const uint64_t t1580 = t1577 ^ t1578 ^ t1579;
    const uint64_t t1581 = t3 & t1472;
    const uint64_t t1582 = t2 & t1473;
    const uint64_t t1583 = t1 & t1474;
    const uint64_t t1584 = t0 & t1475;
    const uint64_t t1585 = t1581 ^ t1582 ^ t1583 ^ t1584;
    const uint64_t t1586 = t4 & t1472;
    const uint64_t t1587 = t3 & t1473;
    const uint64_t t1588 = t2 & t1474;
    const uint64_t t1589 = t1 & t1475;
    const uint64_t t1590 = t0 & t1476;
    const uint64_t t1591 = t1586 ^ t1587 ^ t1588 ^ t1589 ^ t1590;
    const uint64_t t1592 = t5 & t1472;
    const uint64_t t1593 = t4 & t1473;
    const uint64_t t1594 = t3 & t1474;
    const uint64_t t1595 = t2 & t1475;
    const uint64_t t1596 = t1 & t1476;
    const uint64_t t1597 = t0 & t1477;
    const uint64_t t1598 = t1592 ^ t1593 ^ t1594 ^ t1595 ^ t1596 ^ t1597;
    const uint64_t t1599 = t6 & t1472;
    const uint64_t t1600 = t5 & t1473;
    const uint64_t t1601 = t4 & t1474;
    const uint64_t t1602 = t3 & t1475;
    const uint64_t t1603 = t2 & t1476;
    const uint64_t t1604 = t1 & t1477;
    const uint64_t t1605 = t0 & t1478;
    const uint64_t t1606 = t1599 ^ t1600 ^ t1601 ^ t1602 ^ t1603 ^ t1604 ^ t1605;
    const uint64_t t1607 = t7 & t1472;
    const uint64_t t1608 = t6 & t1473;
    const uint64_t t1609 = t5 & t1474;
    const uint64_t t1610 = t4 & t1475;
    const uint64_t t1611 = t3 & t1476;
    const uint64_t t1612 = t2 & t1477;
    const uint64_t t1613 = t1 & t1478;
    const uint64_t t1614 = t0 & t1479;
    const uint64_t t1615 = t1607 ^ t1608 ^ t1609 ^ t1610 ^ t1611 ^ t1612 ^ t1613 ^ t1614;
    const uint64_t t1616 = t7 & t1473;
    const uint64_t t1617 = t6 & t1474;
    const uint64_t t1618 = t5 & t1475;
    const uint64_t t1619 = t4 & t1476;
    const uint64_t t1620 = t3 & t1477;
    const uint64_t t1621 = t2 & t1478;
    const uint64_t t1622 = t1 & t1479;
    const uint64_t t1623 = t1616 ^ t1617 ^ t1618 ^ t1619 ^ t1620 ^ t1621 ^ t1622;
    const uint64_t t1624 = t7 & t1474;
    const uint64_t t1625 = t6 & t1475;
    const uint64_t t1626 = t5 & t1476;
    const uint64_t t1627 = t4 & t1477;
    const uint64_t t1628 = t3 & t1478;
    const uint64_t t1629 = t2 & t1479;
    const uint64_t t1630 = t1624 ^ t1625 ^ t1626 ^ t1627 ^ t1628 ^ t1629;
    const uint64_t t1631 = t7 & t1475;
    const uint64_t t1632 = t6 & t1476;
    const uint64_t t1633 = t5 & t1477;
    const uint64_t t1634 = t4 & t1478;
    const uint64_t t1635 = t3 & t1479;
    const uint64_t t1636 = t1631 ^ t1632 ^ t1633 ^ t1634 ^ t1635;
    const uint64_t t1637 = t7 & t1476;
    const uint64_t t1638 = t6 & t1477;
    const uint64_t t1639 = t5 & t1478;
    const uint64_t t1640 = t4 & t1479;
    const uint64_t t1641 = t1637 ^ t1638 ^ t1639 ^ t1640;
    const uint64_t t1642 = t7 & t1477;
    const uint64_t t1643 = t6 & t1478;
    const uint64_t t1644 = t5 & t1479;
    const uint64_t t1645 = t1642 ^ t1643 ^ t1644;
    const uint64_t t1646 = t7 & t1478;
    const uint64_t t1647 = t6 & t1479;
    const uint64_t t1648 = t1646 ^ t1647;
    const uint64_t t1649 = t7 & t1479;
    const uint64_t t1650 = t1573 ^ t1623 ^ t1636 ^ t1641 ^ t1645;
    const uint64_t t1651 = t1576 ^ t1623 ^ t1630 ^ t1636 ^ t1648;
    const uint64_t t1652 = t1580 ^ t1630 ^ t1636 ^ t1641 ^ t1649;
    const uint64_t t1653 = t1585 ^ t1636 ^ t1641 ^ t1645;
    const uint64_t t1654 = t1591 ^ t1641 ^ t1645 ^ t1648;
    const uint64_t t1655 = t1598 ^ t1623 ^ t1636 ^ t1641 ^ t1648 ^ t1649;
    const uint64_t t1656 = t1606 ^ t1623 ^ t1630 ^ t1636 ^ t1649;
    const uint64_t t1657 = t1615 ^ t1630 ^ t1636 ^ t1641;
    const uint64_t t1658 = t0 ^ t8;
    const uint64_t t1659 = t1 ^ t9;
    const uint64_t t1660 = t2 ^ t10;
    const uint64_t t1661 = t3 ^ t11;
    const uint64_t t1662 = t4 ^ t12;
    const uint64_t t1663 = t5 ^ t13;
    const uint64_t t1664 = t6 ^ t14;
    const uint64_t t1665 = t7 ^ t15;
    const uint64_t t1666 = t0 ^ t16;
    const uint64_t t1667 = t1 ^ t17;
    const uint64_t t1668 = t2 ^ t18;
    const uint64_t t1669 = t3 ^ t19;
    const uint64_t t1670 = t4 ^ t20;
    const uint64_t t1671 = t5 ^ t21;
    const uint64_t t1672 = t6 ^ t22;
    const uint64_t t1673 = t7 ^ t23;
    const uint64_t t1674 = t0 ^ t24;
    const uint64_t t1675 = t1 ^ t25;
    const uint64_t t1676 = t2 ^ t26;
    const uint64_t t1677 = t3 ^ t27;
    const uint64_t t1678 = t4 ^ t28;
    const uint64_t t1679 = t5 ^ t29;
    const uint64_t t1680 = t6 ^ t30;
    const uint64_t t1681 = t7 ^ t31;
    const uint64_t t1682 = t1658 | t1659 | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666 | t1667 | t1668
        | t1669 | t1670 | t1671 | t1672 | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679 | t1680 | t1681;
    const uint64_t t1683 = t0 & ~t1682;
    const uint64_t t1684 = t1 & ~t1682;
    const uint64_t t1685 = t2 & ~t1682;
    const uint64_t t1686 = t3 & ~t1682;
    const uint64_t t1687 = t4 & ~t1682;
    const uint64_t t1688 = t5 & ~t1682;
    const uint64_t t1689 = t6 & ~t1682;
    const uint64_t t1690 = t7 & ~t1682;
    const uint64_t t1691 = t1565 ^ t1650;
    const uint64_t t1692 = t1566 ^ t1651;
    const uint64_t t1693 = t1567 ^ t1652;
    const uint64_t t1694 = t1568 ^ t1653;
    const uint64_t t1695 = t1569 ^ t1654;
    const uint64_t t1696 = t1570 ^ t1655;
    const uint64_t t1697 = t1571 ^ t1656;
    const uint64_t t1698 = t1572 ^ t1657;
    const uint64_t t1699 = ~t419 & t1083;
    const uint64_t t1700 = t1691 & t1699;
    const uint64_t t1701 = t1692 & t1699;
    const uint64_t t1702 = t1693 & t1699;
    const uint64_t t1703 = t1694 & t1699;
    const uint64_t t1704 = t1695 & t1699;
    const uint64_t t1705 = t1696 & t1699;
    const uint64_t t1706 = t1697 & t1699;
    const uint64_t t1707 = t1698 & t1699;
    const uint64_t t1708 = t7 ^ t8;
    const uint64_t t1709 = t0 ^ t7 ^ t9;
    const uint64_t t1710 = t1 ^ t10;
    const uint64_t t1711 = t2 ^ t11;
    const uint64_t t1712 = t3 ^ t12;
    const uint64_t t1713 = t4 ^ t7 ^ t13;
    const uint64_t t1714 = t5 ^ t7 ^ t14;
    const uint64_t t1715 = t6 ^ t15;
    const uint64_t t1716 = t6 ^ t16;
    const uint64_t t1717 = t6 ^ t7 ^ t17;
    const uint64_t t1718 = t0 ^ t7 ^ t18;
    const uint64_t t1719 = t1 ^ t19;
    const uint64_t t1720 = t2 ^ t20;
    const uint64_t t1721 = t3 ^ t6 ^ t21;
    const uint64_t t1722 = t4 ^ t6 ^ t7 ^ t22;
    const uint64_t t1723 = t5 ^ t7 ^ t23;
    const uint64_t t1724 = t5 ^ t7 ^ t24;
    const uint64_t t1725 = t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t1726 = t6 ^ t7 ^ t26;
    const uint64_t t1727 = t0 ^ t7 ^ t27;
    const uint64_t t1728 = t1 ^ t28;
    const uint64_t t1729 = t2 ^ t5 ^ t7 ^ t29;
    const uint64_t t1730 = t3 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t1731 = t4 ^ t6 ^ t7 ^ t31;
    const uint64_t t1732 = t1708 | t1709 | t1710 | t1711 | t1712 | t1713 | t1714 | t1715 | t1716 | t1717 | t1718
        | t1719 | t1720 | t1721 | t1722 | t1723 | t1724 | t1725 | t1726 | t1727 | t1728 | t1729 | t1730 | t1731;
    const uint64_t t1733 = t0 & ~t1732;
    const uint64_t t1734 = t1 & ~t1732;
    const uint64_t t1735 = t2 & ~t1732;
    const uint64_t t1736 = t3 & ~t1732;
    const uint64_t t1737 = t4 & ~t1732;
    const uint64_t t1738 = t5 & ~t1732;
    const uint64_t t1739 = t6 & ~t1732;
    const uint64_t t1740 = t7 & ~t1732;
    const uint64_t t1741 = t1650 ^ t1657;
    const uint64_t t1742 = t1654 ^ t1657;
    const uint64_t t1743 = t1655 ^ t1657;
    const uint64_t t1744 = t1565 ^ t1657;
    const uint64_t t1745 = t1566 ^ t1741;
    const uint64_t t1746 = t1567 ^ t1651;
    const uint64_t t1747 = t1568 ^ t1652;
    const uint64_t t1748 = t1569 ^ t1653;
    const uint64_t t1749 = t1570 ^ t1742;
    const uint64_t t1750 = t1571 ^ t1743;
    const uint64_t t1751 = t1572 ^ t1656;
    const uint64_t t1752 = ~t436 & t1083;
    const uint64_t t1753 = t1744 & t1752;
    const uint64_t t1754 = t1745 & t1752;
    const uint64_t t1755 = t1746 & t1752;
    const uint64_t t1756 = t1747 & t1752;
    const uint64_t t1757 = t1748 & t1752;
    const uint64_t t1758 = t1749 & t1752;
    const uint64_t t1759 = t1750 & t1752;
    const uint64_t t1760 = t1751 & t1752;
    const uint64_t t1761 = t6 ^ t8;
    const uint64_t t1762 = t6 ^ t7 ^ t9;
    const uint64_t t1763 = t0 ^ t7 ^ t10;
    const uint64_t t1764 = t1 ^ t11;
    const uint64_t t1765 = t2 ^ t12;
    const uint64_t t1766 = t3 ^ t6 ^ t13;
    const uint64_t t1767 = t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t1768 = t5 ^ t7 ^ t15;
    const uint64_t t1769 = t4 ^ t6 ^ t7 ^ t16;
    const uint64_t t1770 = t4 ^ t5 ^ t6 ^ t17;
    const uint64_t t1771 = t5 ^ t6 ^ t7 ^ t18;
    const uint64_t t1772 = t6 ^ t7 ^ t19;
    const uint64_t t1773 = t0 ^ t7 ^ t20;
    const uint64_t t1774 = t1 ^ t4 ^ t6 ^ t7 ^ t21;
    const uint64_t t1775 = t2 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t1776 = t3 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t1777 = t2 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t1778 = t2 ^ t3 ^ t4 ^ t7 ^ t25;
    const uint64_t t1779 = t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t1780 = t4 ^ t5 ^ t6 ^ t27;
    const uint64_t t1781 = t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t1782 = t2 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t1783 = t0 ^ t2 ^ t3 ^ t4 ^ t30;
    const uint64_t t1784 = t1 ^ t3 ^ t4 ^ t5 ^ t31;
    const uint64_t t1785 = t1761 | t1762 | t1763 | t1764 | t1765 | t1766 | t1767 | t1768 | t1769 | t1770 | t1771
        | t1772 | t1773 | t1774 | t1775 | t1776 | t1777 | t1778 | t1779 | t1780 | t1781 | t1782 | t1783 | t1784;
    const uint64_t t1786 = t0 & ~t1785;
    const uint64_t t1787 = t1 & ~t1785;
    const uint64_t t1788 = t2 & ~t1785;
    const uint64_t t1789 = t3 & ~t1785;
    const uint64_t t1790 = t4 & ~t1785;
    const uint64_t t1791 = t5 & ~t1785;
    const uint64_t t1792 = t6 & ~t1785;
    const uint64_t t1793 = t7 & ~t1785;
    const uint64_t t1794 = t1656 ^ t1657;
    const uint64_t t1795 = t1653 ^ t1656;
    const uint64_t t1796 = t1654 ^ t1656 ^ t1657;
    const uint64_t t1797 = t1565 ^ t1656;
    const uint64_t t1798 = t1566 ^ t1794;
    const uint64_t t1799 = t1567 ^ t1741;
    const uint64_t t1800 = t1568 ^ t1651;
    const uint64_t t1801 = t1569 ^ t1652;
    const uint64_t t1802 = t1570 ^ t1795;
    const uint64_t t1803 = t1571 ^ t1796;
    const uint64_t t1804 = t1572 ^ t1743;
    const uint64_t t1805 = ~t453 & t1083;
    const uint64_t t1806 = t1797 & t1805;
    const uint64_t t1807 = t1798 & t1805;
    const uint64_t t1808 = t1799 & t1805;
    const uint64_t t1809 = t1800 & t1805;
    const uint64_t t1810 = t1801 & t1805;
    const uint64_t t1811 = t1802 & t1805;
    const uint64_t t1812 = t1803 & t1805;
    const uint64_t t1813 = t1804 & t1805;
    const uint64_t t1814 = t5 ^ t7 ^ t8;
    const uint64_t t1815 = t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t1816 = t6 ^ t7 ^ t10;
    const uint64_t t1817 = t0 ^ t7 ^ t11;
    const uint64_t t1818 = t1 ^ t12;
    const uint64_t t1819 = t2 ^ t5 ^ t7 ^ t13;
    const uint64_t t1820 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t1821 = t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t1822 = t2 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t1823 = t2 ^ t3 ^ t4 ^ t7 ^ t17;
    const uint64_t t1824 = t3 ^ t4 ^ t5 ^ t18;
    const uint64_t t1825 = t4 ^ t5 ^ t6 ^ t19;
    const uint64_t t1826 = t5 ^ t6 ^ t7 ^ t20;
    const uint64_t t1827 = t2 ^ t4 ^ t5 ^ t7 ^ t21;
    const uint64_t t1828 = t0 ^ t2 ^ t3 ^ t4 ^ t22;
    const uint64_t t1829 = t1 ^ t3 ^ t4 ^ t5 ^ t23;
    const uint64_t t1830 = t1 ^ t2 ^ t3 ^ t7 ^ t24;
    const uint64_t t1831 = t0 ^ t1 ^ t4 ^ t7 ^ t25;
    const uint64_t t1832 = t0 ^ t1 ^ t2 ^ t5 ^ t26;
    const uint64_t t1833 = t1 ^ t2 ^ t3 ^ t6 ^ t27;
    const uint64_t t1834 = t2 ^ t3 ^ t4 ^ t7 ^ t28;
    const uint64_t t1835 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t1836 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t1837 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t31;
    const uint64_t t1838 = t1814 | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823 | t1824
        | t1825 | t1826 | t1827 | t1828 | t1829 | t1830 | t1831 | t1832 | t1833 | t1834 | t1835 | t1836 | t1837;
    const uint64_t t1839 = t0 & ~t1838;
    const uint64_t t1840 = t1 & ~t1838;
    const uint64_t t1841 = t2 & ~t1838;
    const uint64_t t1842 = t3 & ~t1838;
    const uint64_t t1843 = t4 & ~t1838;
    const uint64_t t1844 = t5 & ~t1838;
    const uint64_t t1845 = t6 & ~t1838;
    const uint64_t t1846 = t7 & ~t1838;
    const uint64_t t1847 = t1655 ^ t1656 ^ t1657;
    const uint64_t t1848 = t1652 ^ t1655 ^ t1657;
    const uint64_t t1849 = t1653 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t1850 = t1565 ^ t1743;
    const uint64_t t1851 = t1566 ^ t1847;
    const uint64_t t1852 = t1567 ^ t1794;
    const uint64_t t1853 = t1568 ^ t1741;
    const uint64_t t1854 = t1569 ^ t1651;
    const uint64_t t1855 = t1570 ^ t1848;
    const uint64_t t1856 = t1571 ^ t1849;
    const uint64_t t1857 = t1572 ^ t1796;
    const uint64_t t1858 = ~t470 & t1083;
    const uint64_t t1859 = t1850 & t1858;
    const uint64_t t1860 = t1851 & t1858;
    const uint64_t t1861 = t1852 & t1858;
    const uint64_t t1862 = t1853 & t1858;
    const uint64_t t1863 = t1854 & t1858;
    const uint64_t t1864 = t1855 & t1858;
    const uint64_t t1865 = t1856 & t1858;
    const uint64_t t1866 = t1857 & t1858;
    const uint64_t t1867 = t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t1868 = t4 ^ t5 ^ t6 ^ t9;
    const uint64_t t1869 = t5 ^ t6 ^ t7 ^ t10;
    const uint64_t t1870 = t6 ^ t7 ^ t11;
    const uint64_t t1871 = t0 ^ t7 ^ t12;
    const uint64_t t1872 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t1873 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t1874 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t1875 = t0 ^ t2 ^ t3 ^ t4 ^ t16;
    const uint64_t t1876 = t0 ^ t1 ^ t2 ^ t5 ^ t17;
    const uint64_t t1877 = t1 ^ t2 ^ t3 ^ t6 ^ t18;
    const uint64_t t1878 = t2 ^ t3 ^ t4 ^ t7 ^ t19;
    const uint64_t t1879 = t3 ^ t4 ^ t5 ^ t20;
    const uint64_t t1880 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t21;
    const uint64_t t1881 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t22;
    const uint64_t t1882 = t1 ^ t2 ^ t3 ^ t7 ^ t23;
    const uint64_t t1883 = t0 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t1884 = t1 ^ t4 ^ t7 ^ t25;
    const uint64_t t1885 = t2 ^ t5 ^ t26;
    const uint64_t t1886 = t0 ^ t3 ^ t6 ^ t27;
    const uint64_t t1887 = t0 ^ t1 ^ t4 ^ t7 ^ t28;
    const uint64_t t1888 = t1 ^ t2 ^ t4 ^ t6 ^ t29;
    const uint64_t t1889 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t1890 = t3 ^ t4 ^ t5 ^ t7 ^ t31;
    const uint64_t t1891 = t1867 | t1868 | t1869 | t1870 | t1871 | t1872 | t1873 | t1874 | t1875 | t1876 | t1877
        | t1878 | t1879 | t1880 | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888 | t1889 | t1890;
    const uint64_t t1892 = t0 & ~t1891;
    const uint64_t t1893 = t1 & ~t1891;
    const uint64_t t1894 = t2 & ~t1891;
    const uint64_t t1895 = t3 & ~t1891;
    const uint64_t t1896 = t4 & ~t1891;
    const uint64_t t1897 = t5 & ~t1891;
    const uint64_t t1898 = t6 & ~t1891;
    const uint64_t t1899 = t7 & ~t1891;
    const uint64_t t1900 = t1654 ^ t1655 ^ t1656;
    const uint64_t t1901 = t1651 ^ t1654 ^ t1656 ^ t1657;
    const uint64_t t1902 = t1652 ^ t1654 ^ t1655 ^ t1656;
    const uint64_t t1903 = t1565 ^ t1796;
    const uint64_t t1904 = t1566 ^ t1900;
    const uint64_t t1905 = t1567 ^ t1847;
    const uint64_t t1906 = t1568 ^ t1794;
    const uint64_t t1907 = t1569 ^ t1741;
    const uint64_t t1908 = t1570 ^ t1901;
    const uint64_t t1909 = t1571 ^ t1902;
    const uint64_t t1910 = t1572 ^ t1849;
    const uint64_t t1911 = ~t487 & t1083;
    const uint64_t t1912 = t1903 & t1911;
    const uint64_t t1913 = t1904 & t1911;
    const uint64_t t1914 = t1905 & t1911;
    const uint64_t t1915 = t1906 & t1911;
    const uint64_t t1916 = t1907 & t1911;
    const uint64_t t1917 = t1908 & t1911;
    const uint64_t t1918 = t1909 & t1911;
    const uint64_t t1919 = t1910 & t1911;
    const uint64_t t1920 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t1921 = t3 ^ t4 ^ t5 ^ t9;
    const uint64_t t1922 = t4 ^ t5 ^ t6 ^ t10;
    const uint64_t t1923 = t5 ^ t6 ^ t7 ^ t11;
    const uint64_t t1924 = t6 ^ t7 ^ t12;
    const uint64_t t1925 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t1926 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    const uint64_t t1927 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t1928 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t16;
    const uint64_t t1929 = t0 ^ t3 ^ t6 ^ t17;
    const uint64_t t1930 = t0 ^ t1 ^ t4 ^ t7 ^ t18;
    const uint64_t t1931 = t0 ^ t1 ^ t2 ^ t5 ^ t19;
    const uint64_t t1932 = t1 ^ t2 ^ t3 ^ t6 ^ t20;
    const uint64_t t1933 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t21;
    const uint64_t t1934 = t0 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t1935 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t1936 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t1937 = t1 ^ t4 ^ t5 ^ t25;
    const uint64_t t1938 = t2 ^ t5 ^ t6 ^ t26;
    const uint64_t t1939 = t0 ^ t3 ^ t6 ^ t7 ^ t27;
    const uint64_t t1940 = t1 ^ t4 ^ t7 ^ t28;
    const uint64_t t1941 = t1 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t1942 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    const uint64_t t1943 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t1944 = t1920 | t1921 | t1922 | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930
        | t1931 | t1932 | t1933 | t1934 | t1935 | t1936 | t1937 | t1938 | t1939 | t1940 | t1941 | t1942 | t1943;
    const uint64_t t1945 = t0 & ~t1944;
    const uint64_t t1946 = t1 & ~t1944;
    const uint64_t t1947 = t2 & ~t1944;
    const uint64_t t1948 = t3 & ~t1944;
    const uint64_t t1949 = t4 & ~t1944;
    const uint64_t t1950 = t5 & ~t1944;
    const uint64_t t1951 = t6 & ~t1944;
    const uint64_t t1952 = t7 & ~t1944;
    const uint64_t t1953 = t1653 ^ t1654 ^ t1655;
    const uint64_t t1954 = t1650 ^ t1653 ^ t1655 ^ t1656;
    const uint64_t t1955 = t1651 ^ t1653 ^ t1654 ^ t1655;
    const uint64_t t1956 = t1565 ^ t1849;
    const uint64_t t1957 = t1566 ^ t1953;
    const uint64_t t1958 = t1567 ^ t1900;
    const uint64_t t1959 = t1568 ^ t1847;
    const uint64_t t1960 = t1569 ^ t1794;
    const uint64_t t1961 = t1570 ^ t1954;
    const uint64_t t1962 = t1571 ^ t1955;
    const uint64_t t1963 = t1572 ^ t1902;
    const uint64_t t1964 = ~t504 & t1083;
    const uint64_t t1965 = t1956 & t1964;
    const uint64_t t1966 = t1957 & t1964;
    const uint64_t t1967 = t1958 & t1964;
    const uint64_t t1968 = t1959 & t1964;
    const uint64_t t1969 = t1960 & t1964;
    const uint64_t t1970 = t1961 & t1964;
    const uint64_t t1971 = t1962 & t1964;
    const uint64_t t1972 = t1963 & t1964;
    const uint64_t t1973 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t1974 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    const uint64_t t1975 = t3 ^ t4 ^ t5 ^ t10;
    const uint64_t t1976 = t4 ^ t5 ^ t6 ^ t11;
    const uint64_t t1977 = t5 ^ t6 ^ t7 ^ t12;
    const uint64_t t1978 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t1979 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    const uint64_t t1980 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    const uint64_t t1981 = t0 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t1982 = t1 ^ t4 ^ t7 ^ t17;
    const uint64_t t1983 = t2 ^ t5 ^ t18;
    const uint64_t t1984 = t0 ^ t3 ^ t6 ^ t19;
    const uint64_t t1985 = t0 ^ t1 ^ t4 ^ t7 ^ t20;
    const uint64_t t1986 = t1 ^ t2 ^ t4 ^ t6 ^ t21;
    const uint64_t t1987 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    const uint64_t t1988 = t3 ^ t4 ^ t5 ^ t7 ^ t23;
    const uint64_t t1989 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t24;
    const uint64_t t1990 = t1 ^ t2 ^ t6 ^ t25;
    const uint64_t t1991 = t2 ^ t3 ^ t7 ^ t26;
    const uint64_t t1992 = t0 ^ t3 ^ t4 ^ t27;
    const uint64_t t1993 = t1 ^ t4 ^ t5 ^ t28;
    const uint64_t t1994 = t0 ^ t3 ^ t4 ^ t6 ^ t29;
    const uint64_t t1995 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t30;
    const uint64_t t1996 = t1 ^ t2 ^ t3 ^ t4 ^ t31;
    const uint64_t t1997 = t1973 | t1974 | t1975 | t1976 | t1977 | t1978 | t1979 | t1980 | t1981 | t1982 | t1983
        | t1984 | t1985 | t1986 | t1987 | t1988 | t1989 | t1990 | t1991 | t1992 | t1993 | t1994 | t1995 | t1996;
    const uint64_t t1998 = t0 & ~t1997;
    const uint64_t t1999 = t1 & ~t1997;
    const uint64_t t2000 = t2 & ~t1997;
    const uint64_t t2001 = t3 & ~t1997;
    const uint64_t t2002 = t4 & ~t1997;
    const uint64_t t2003 = t5 & ~t1997;
    const uint64_t t2004 = t6 & ~t1997;
    const uint64_t t2005 = t7 & ~t1997;
    const uint64_t t2006 = t1652 ^ t1653 ^ t1654 ^ t1657;
    const uint64_t t2007 = t1652 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t2008 = t1650 ^ t1652 ^ t1653 ^ t1654;
    const uint64_t t2009 = t1565 ^ t1902;
    const uint64_t t2010 = t1566 ^ t2006;
    const uint64_t t2011 = t1567 ^ t1953;
    const uint64_t t2012 = t1568 ^ t1900;
    const uint64_t t2013 = t1569 ^ t1847;
    const uint64_t t2014 = t1570 ^ t2007;
    const uint64_t t2015 = t1571 ^ t2008;
    const uint64_t t2016 = t1572 ^ t1955;
    const uint64_t t2017 = ~t521 & t1083;
    const uint64_t t2018 = t2009 & t2017;
    const uint64_t t2019 = t2010 & t2017;
    const uint64_t t2020 = t2011 & t2017;
    const uint64_t t2021 = t2012 & t2017;
    const uint64_t t2022 = t2013 & t2017;
    const uint64_t t2023 = t2014 & t2017;
    const uint64_t t2024 = t2015 & t2017;
    const uint64_t t2025 = t2016 & t2017;
    const uint64_t t2026 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    const uint64_t t2027 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    const uint64_t t2028 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    const uint64_t t2029 = t3 ^ t4 ^ t5 ^ t11;
    const uint64_t t2030 = t4 ^ t5 ^ t6 ^ t12;
    const uint64_t t2031 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t2032 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    const uint64_t t2033 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    const uint64_t t2034 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    const uint64_t t2035 = t2 ^ t5 ^ t6 ^ t17;
    const uint64_t t2036 = t0 ^ t3 ^ t6 ^ t7 ^ t18;
    const uint64_t t2037 = t1 ^ t4 ^ t7 ^ t19;
    const uint64_t t2038 = t2 ^ t5 ^ t20;
    const uint64_t t2039 = t0 ^ t2 ^ t4 ^ t7 ^ t21;
    const uint64_t t2040 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t2041 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t2042 = t0 ^ t1 ^ t2 ^ t6 ^ t24;
    const uint64_t t2043 = t3 ^ t6 ^ t7 ^ t25;
    const uint64_t t2044 = t0 ^ t4 ^ t7 ^ t26;
    const uint64_t t2045 = t0 ^ t1 ^ t5 ^ t27;
    const uint64_t t2046 = t1 ^ t2 ^ t6 ^ t28;
    const uint64_t t2047 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t2048 = t0 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t2049 = t0 ^ t1 ^ t5 ^ t7 ^ t31;
    const uint64_t t2050 = t2026 | t2027 | t2028 | t2029 | t2030 | t2031 | t2032 | t2033 | t2034 | t2035 | t2036
        | t2037 | t2038 | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046 | t2047 | t2048 | t2049;
    const uint64_t t2051 = t0 & ~t2050;
    const uint64_t t2052 = t1 & ~t2050;
    const uint64_t t2053 = t2 & ~t2050;
    const uint64_t t2054 = t3 & ~t2050;
    const uint64_t t2055 = t4 & ~t2050;
    const uint64_t t2056 = t5 & ~t2050;
    const uint64_t t2057 = t6 & ~t2050;
    const uint64_t t2058 = t7 & ~t2050;
    const uint64_t t2059 = t1651 ^ t1652 ^ t1653 ^ t1656;
    const uint64_t t2060 = t1651 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    const uint64_t t2061 = t1651 ^ t1652 ^ t1653 ^ t1657;
    const uint64_t t2062 = t1565 ^ t1955;
    const uint64_t t2063 = t1566 ^ t2059;
    const uint64_t t2064 = t1567 ^ t2006;
    const uint64_t t2065 = t1568 ^ t1953;
    const uint64_t t2066 = t1569 ^ t1900;
    const uint64_t t2067 = t1570 ^ t2060;
    const uint64_t t2068 = t1571 ^ t2061;
    const uint64_t t2069 = t1572 ^ t2008;
    const uint64_t t2070 = ~t538 & t1083;
    const uint64_t t2071 = t2062 & t2070;
    const uint64_t t2072 = t2063 & t2070;
    const uint64_t t2073 = t2064 & t2070;
    const uint64_t t2074 = t2065 & t2070;
    const uint64_t t2075 = t2066 & t2070;
    const uint64_t t2076 = t2067 & t2070;
    const uint64_t t2077 = t2068 & t2070;
    const uint64_t t2078 = t2069 & t2070;
    const uint64_t t2079 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    const uint64_t t2080 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    const uint64_t t2081 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    const uint64_t t2082 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    const uint64_t t2083 = t3 ^ t4 ^ t5 ^ t12;
    const uint64_t t2084 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t2085 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    const uint64_t t2086 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    const uint64_t t2087 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t2088 = t0 ^ t3 ^ t4 ^ t17;
    const uint64_t t2089 = t1 ^ t4 ^ t5 ^ t18;
    const uint64_t t2090 = t2 ^ t5 ^ t6 ^ t19;
    const uint64_t t2091 = t0 ^ t3 ^ t6 ^ t7 ^ t20;
    const uint64_t t2092 = t0 ^ t2 ^ t5 ^ t6 ^ t21;
    const uint64_t t2093 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t22;
    const uint64_t t2094 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t23;
    const uint64_t t2095 = t3 ^ t5 ^ t6 ^ t24;
    const uint64_t t2096 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t25;
    const uint64_t t2097 = t1 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t2098 = t2 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t2099 = t3 ^ t6 ^ t7 ^ t28;
    const uint64_t t2100 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    const uint64_t t2101 = t1 ^ t3 ^ t4 ^ t7 ^ t30;
    const uint64_t t2102 = t2 ^ t4 ^ t5 ^ t31;
    const uint64_t t2103 = t2079 | t2080 | t2081 | t2082 | t2083 | t2084 | t2085 | t2086 | t2087 | t2088 | t2089
        | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099 | t2100 | t2101 | t2102;
    const uint64_t t2104 = t0 & ~t2103;
    const uint64_t t2105 = t1 & ~t2103;
    const uint64_t t2106 = t2 & ~t2103;
    const uint64_t t2107 = t3 & ~t2103;
    const uint64_t t2108 = t4 & ~t2103;
    const uint64_t t2109 = t5 & ~t2103;
    const uint64_t t2110 = t6 & ~t2103;
    const uint64_t t2111 = t7 & ~t2103;
    const uint64_t t2112 = t1650 ^ t1651 ^ t1652 ^ t1655;
    const uint64_t t2113 = t1650 ^ t1652 ^ t1653 ^ t1655 ^ t1656;
    const uint64_t t2114 = t1650 ^ t1651 ^ t1652 ^ t1656 ^ t1657;
    const uint64_t t2115 = t1565 ^ t2008;
    const uint64_t t2116 = t1566 ^ t2112;
    const uint64_t t2117 = t1567 ^ t2059;
    const uint64_t t2118 = t1568 ^ t2006;
    const uint64_t t2119 = t1569 ^ t1953;
    const uint64_t t2120 = t1570 ^ t2113;
    const uint64_t t2121 = t1571 ^ t2114;
    const uint64_t t2122 = t1572 ^ t2061;
    const uint64_t t2123 = ~t555 & t1083;
    const uint64_t t2124 = t2115 & t2123;
    const uint64_t t2125 = t2116 & t2123;
    const uint64_t t2126 = t2117 & t2123;
    const uint64_t t2127 = t2118 & t2123;
    const uint64_t t2128 = t2119 & t2123;
    const uint64_t t2129 = t2120 & t2123;
    const uint64_t t2130 = t2121 & t2123;
    const uint64_t t2131 = t2122 & t2123;
    const uint64_t t2132 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    const uint64_t t2133 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t2134 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    const uint64_t t2135 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    const uint64_t t2136 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    const uint64_t t2137 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t2138 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t2139 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    const uint64_t t2140 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t16;
    const uint64_t t2141 = t1 ^ t2 ^ t6 ^ t17;
    const uint64_t t2142 = t2 ^ t3 ^ t7 ^ t18;
    const uint64_t t2143 = t0 ^ t3 ^ t4 ^ t19;
    const uint64_t t2144 = t1 ^ t4 ^ t5 ^ t20;
    const uint64_t t2145 = t0 ^ t3 ^ t4 ^ t6 ^ t21;
    const uint64_t t2146 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t22;
    const uint64_t t2147 = t1 ^ t2 ^ t3 ^ t4 ^ t23;
    const uint64_t t2148 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    const uint64_t t2149 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t25;
    const uint64_t t2150 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t26;
    const uint64_t t2151 = t2 ^ t3 ^ t4 ^ t6 ^ t27;
    const uint64_t t2152 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t28;
    const uint64_t t2153 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t2154 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t2155 = t1 ^ t2 ^ t5 ^ t6 ^ t31;
    const uint64_t t2156 = t2132 | t2133 | t2134 | t2135 | t2136 | t2137 | t2138 | t2139 | t2140 | t2141 | t2142
        | t2143 | t2144 | t2145 | t2146 | t2147 | t2148 | t2149 | t2150 | t2151 | t2152 | t2153 | t2154 | t2155;
    const uint64_t t2157 = t0 & ~t2156;
    const uint64_t t2158 = t1 & ~t2156;
    const uint64_t t2159 = t2 & ~t2156;
    const uint64_t t2160 = t3 & ~t2156;
    const uint64_t t2161 = t4 & ~t2156;
    const uint64_t t2162 = t5 & ~t2156;
    const uint64_t t2163 = t6 & ~t2156;
    const uint64_t t2164 = t7 & ~t2156;
    const uint64_t t2165 = t1650 ^ t1651 ^ t1654 ^ t1657;
    const uint64_t t2166 = t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t2167 = t1650 ^ t1651 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t2168 = t1565 ^ t2061;
    const uint64_t t2169 = t1566 ^ t2165;
    const uint64_t t2170 = t1567 ^ t2112;
    const uint64_t t2171 = t1568 ^ t2059;
    const uint64_t t2172 = t1569 ^ t2006;
    const uint64_t t2173 = t1570 ^ t2166;
    const uint64_t t2174 = t1571 ^ t2167;
    const uint64_t t2175 = t1572 ^ t2114;
    const uint64_t t2176 = ~t572 & t1083;
    const uint64_t t2177 = t2168 & t2176;
    const uint64_t t2178 = t2169 & t2176;
    const uint64_t t2179 = t2170 & t2176;
    const uint64_t t2180 = t2171 & t2176;
    const uint64_t t2181 = t2172 & t2176;
    const uint64_t t2182 = t2173 & t2176;
    const uint64_t t2183 = t2174 & t2176;
    const uint64_t t2184 = t2175 & t2176;
    const uint64_t t2185 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    const uint64_t t2186 = t0 ^ t3 ^ t6 ^ t9;
    const uint64_t t2187 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t2188 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    const uint64_t t2189 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    const uint64_t t2190 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    const uint64_t t2191 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t2192 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t2193 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t16;
    const uint64_t t2194 = t0 ^ t4 ^ t7 ^ t17;
    const uint64_t t2195 = t0 ^ t1 ^ t5 ^ t18;
    const uint64_t t2196 = t1 ^ t2 ^ t6 ^ t19;
    const uint64_t t2197 = t2 ^ t3 ^ t7 ^ t20;
    const uint64_t t2198 = t1 ^ t2 ^ t4 ^ t7 ^ t21;
    const uint64_t t2199 = t0 ^ t1 ^ t5 ^ t7 ^ t22;
    const uint64_t t2200 = t0 ^ t1 ^ t2 ^ t6 ^ t23;
    const uint64_t t2201 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    const uint64_t t2202 = t1 ^ t3 ^ t5 ^ t6 ^ t25;
    const uint64_t t2203 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t26;
    const uint64_t t2204 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t27;
    const uint64_t t2205 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t28;
    const uint64_t t2206 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t29;
    const uint64_t t2207 = t1 ^ t2 ^ t4 ^ t5 ^ t30;
    const uint64_t t2208 = t2 ^ t3 ^ t5 ^ t6 ^ t31;
    const uint64_t t2209 = t2185 | t2186 | t2187 | t2188 | t2189 | t2190 | t2191 | t2192 | t2193 | t2194 | t2195
        | t2196 | t2197 | t2198 | t2199 | t2200 | t2201 | t2202 | t2203 | t2204 | t2205 | t2206 | t2207 | t2208;
    const uint64_t t2210 = t0 & ~t2209;
    const uint64_t t2211 = t1 & ~t2209;
    const uint64_t t2212 = t2 & ~t2209;
    const uint64_t t2213 = t3 & ~t2209;
    const uint64_t t2214 = t4 & ~t2209;
    const uint64_t t2215 = t5 & ~t2209;
    const uint64_t t2216 = t6 & ~t2209;
    const uint64_t t2217 = t7 & ~t2209;
    const uint64_t t2218 = t1650 ^ t1653 ^ t1656;
    const uint64_t t2219 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1656;
    const uint64_t t2220 = t1650 ^ t1654 ^ t1655 ^ t1656;
    const uint64_t t2221 = t1565 ^ t2114;
    const uint64_t t2222 = t1566 ^ t2218;
    const uint64_t t2223 = t1567 ^ t2165;
    const uint64_t t2224 = t1568 ^ t2112;
    const uint64_t t2225 = t1569 ^ t2059;
    const uint64_t t2226 = t1570 ^ t2219;
    const uint64_t t2227 = t1571 ^ t2220;
    const uint64_t t2228 = t1572 ^ t2167;
    const uint64_t t2229 = ~t589 & t1083;
    const uint64_t t2230 = t2221 & t2229;
    const uint64_t t2231 = t2222 & t2229;
    const uint64_t t2232 = t2223 & t2229;
    const uint64_t t2233 = t2224 & t2229;
    const uint64_t t2234 = t2225 & t2229;
    const uint64_t t2235 = t2226 & t2229;
    const uint64_t t2236 = t2227 & t2229;
    const uint64_t t2237 = t2228 & t2229;
    const uint64_t t2238 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t2239 = t2 ^ t5 ^ t9;
    const uint64_t t2240 = t0 ^ t3 ^ t6 ^ t10;
    const uint64_t t2241 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t2242 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    const uint64_t t2243 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    const uint64_t t2244 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    const uint64_t t2245 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t2246 = t0 ^ t1 ^ t5 ^ t7 ^ t16;
    const uint64_t t2247 = t2 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t2248 = t3 ^ t6 ^ t7 ^ t18;
    const uint64_t t2249 = t0 ^ t4 ^ t7 ^ t19;
    const uint64_t t2250 = t0 ^ t1 ^ t5 ^ t20;
    const uint64_t t2251 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    const uint64_t t2252 = t3 ^ t5 ^ t6 ^ t22;
    const uint64_t t2253 = t0 ^ t4 ^ t6 ^ t7 ^ t23;
    const uint64_t t2254 = t0 ^ t1 ^ t3 ^ t4 ^ t24;
    const uint64_t t2255 = t0 ^ t2 ^ t3 ^ t5 ^ t25;
    const uint64_t t2256 = t1 ^ t3 ^ t4 ^ t6 ^ t26;
    const uint64_t t2257 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t27;
    const uint64_t t2258 = t1 ^ t3 ^ t5 ^ t6 ^ t28;
    const uint64_t t2259 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t2260 = t1 ^ t2 ^ t7 ^ t30;
    const uint64_t t2261 = t0 ^ t2 ^ t3 ^ t31;
    const uint64_t t2262 = t2238 | t2239 | t2240 | t2241 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248
        | t2249 | t2250 | t2251 | t2252 | t2253 | t2254 | t2255 | t2256 | t2257 | t2258 | t2259 | t2260 | t2261;
    const uint64_t t2263 = t0 & ~t2262;
    const uint64_t t2264 = t1 & ~t2262;
    const uint64_t t2265 = t2 & ~t2262;
    const uint64_t t2266 = t3 & ~t2262;
    const uint64_t t2267 = t4 & ~t2262;
    const uint64_t t2268 = t5 & ~t2262;
    const uint64_t t2269 = t6 & ~t2262;
    const uint64_t t2270 = t7 & ~t2262;
    const uint64_t t2271 = t1652 ^ t1655;
    const uint64_t t2272 = t1650 ^ t1652 ^ t1653 ^ t1655 ^ t1657;
    const uint64_t t2273 = t1653 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t2274 = t1565 ^ t2167;
    const uint64_t t2275 = t1566 ^ t2271;
    const uint64_t t2276 = t1567 ^ t2218;
    const uint64_t t2277 = t1568 ^ t2165;
    const uint64_t t2278 = t1569 ^ t2112;
    const uint64_t t2279 = t1570 ^ t2272;
    const uint64_t t2280 = t1571 ^ t2273;
    const uint64_t t2281 = t1572 ^ t2220;
    const uint64_t t2282 = ~t606 & t1083;
    const uint64_t t2283 = t2274 & t2282;
    const uint64_t t2284 = t2275 & t2282;
    const uint64_t t2285 = t2276 & t2282;
    const uint64_t t2286 = t2277 & t2282;
    const uint64_t t2287 = t2278 & t2282;
    const uint64_t t2288 = t2279 & t2282;
    const uint64_t t2289 = t2280 & t2282;
    const uint64_t t2290 = t2281 & t2282;
    const uint64_t t2291 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t2292 = t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t2293 = t2 ^ t5 ^ t10;
    const uint64_t t2294 = t0 ^ t3 ^ t6 ^ t11;
    const uint64_t t2295 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t2296 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    const uint64_t t2297 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t2298 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    const uint64_t t2299 = t3 ^ t5 ^ t6 ^ t16;
    const uint64_t t2300 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t17;
    const uint64_t t2301 = t1 ^ t4 ^ t5 ^ t6 ^ t18;
    const uint64_t t2302 = t2 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t2303 = t3 ^ t6 ^ t7 ^ t20;
    const uint64_t t2304 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t21;
    const uint64_t t2305 = t1 ^ t3 ^ t4 ^ t7 ^ t22;
    const uint64_t t2306 = t2 ^ t4 ^ t5 ^ t23;
    const uint64_t t2307 = t0 ^ t1 ^ t6 ^ t7 ^ t24;
    const uint64_t t2308 = t0 ^ t2 ^ t6 ^ t25;
    const uint64_t t2309 = t0 ^ t1 ^ t3 ^ t7 ^ t26;
    const uint64_t t2310 = t1 ^ t2 ^ t4 ^ t27;
    const uint64_t t2311 = t0 ^ t2 ^ t3 ^ t5 ^ t28;
    const uint64_t t2312 = t0 ^ t3 ^ t4 ^ t7 ^ t29;
    const uint64_t t2313 = t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t2314 = t0 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t2315 = t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297 | t2298 | t2299 | t2300 | t2301
        | t2302 | t2303 | t2304 | t2305 | t2306 | t2307 | t2308 | t2309 | t2310 | t2311 | t2312 | t2313 | t2314;
    const uint64_t t2316 = t0 & ~t2315;
    const uint64_t t2317 = t1 & ~t2315;
    const uint64_t t2318 = t2 & ~t2315;
    const uint64_t t2319 = t3 & ~t2315;
    const uint64_t t2320 = t4 & ~t2315;
    const uint64_t t2321 = t5 & ~t2315;
    const uint64_t t2322 = t6 & ~t2315;
    const uint64_t t2323 = t7 & ~t2315;
    const uint64_t t2324 = t1651 ^ t1654 ^ t1657;
    const uint64_t t2325 = t1651 ^ t1652 ^ t1654 ^ t1656;
    const uint64_t t2326 = t1652 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    const uint64_t t2327 = t1565 ^ t2220;
    const uint64_t t2328 = t1566 ^ t2324;
    const uint64_t t2329 = t1567 ^ t2271;
    const uint64_t t2330 = t1568 ^ t2218;
    const uint64_t t2331 = t1569 ^ t2165;
    const uint64_t t2332 = t1570 ^ t2325;
    const uint64_t t2333 = t1571 ^ t2326;
    const uint64_t t2334 = t1572 ^ t2273;
    const uint64_t t2335 = ~t623 & t1083;
    const uint64_t t2336 = t2327 & t2335;
    const uint64_t t2337 = t2328 & t2335;
    const uint64_t t2338 = t2329 & t2335;
    const uint64_t t2339 = t2330 & t2335;
    const uint64_t t2340 = t2331 & t2335;
    const uint64_t t2341 = t2332 & t2335;
    const uint64_t t2342 = t2333 & t2335;
    const uint64_t t2343 = t2334 & t2335;
    const uint64_t t2344 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    const uint64_t t2345 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    const uint64_t t2346 = t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t2347 = t2 ^ t5 ^ t11;
    const uint64_t t2348 = t0 ^ t3 ^ t6 ^ t12;
    const uint64_t t2349 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    const uint64_t t2350 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t2351 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t2352 = t1 ^ t3 ^ t4 ^ t7 ^ t16;
    const uint64_t t2353 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t17;
    const uint64_t t2354 = t2 ^ t3 ^ t4 ^ t6 ^ t18;
    const uint64_t t2355 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t19;
    const uint64_t t2356 = t1 ^ t4 ^ t5 ^ t6 ^ t20;
    const uint64_t t2357 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t2358 = t1 ^ t2 ^ t5 ^ t6 ^ t22;
    const uint64_t t2359 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t23;
    const uint64_t t2360 = t3 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t2361 = t3 ^ t7 ^ t25;
    const uint64_t t2362 = t0 ^ t4 ^ t26;
    const uint64_t t2363 = t1 ^ t5 ^ t27;
    const uint64_t t2364 = t0 ^ t2 ^ t6 ^ t28;
    const uint64_t t2365 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    const uint64_t t2366 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    const uint64_t t2367 = t2 ^ t3 ^ t4 ^ t5 ^ t31;
    const uint64_t t2368 = t2344 | t2345 | t2346 | t2347 | t2348 | t2349 | t2350 | t2351 | t2352 | t2353 | t2354
        | t2355 | t2356 | t2357 | t2358 | t2359 | t2360 | t2361 | t2362 | t2363 | t2364 | t2365 | t2366 | t2367;
    const uint64_t t2369 = t0 & ~t2368;
    const uint64_t t2370 = t1 & ~t2368;
    const uint64_t t2371 = t2 & ~t2368;
    const uint64_t t2372 = t3 & ~t2368;
    const uint64_t t2373 = t4 & ~t2368;
    const uint64_t t2374 = t5 & ~t2368;
    const uint64_t t2375 = t6 & ~t2368;
    const uint64_t t2376 = t7 & ~t2368;
    const uint64_t t2377 = t1650 ^ t1653 ^ t1656 ^ t1657;
    const uint64_t t2378 = t1650 ^ t1651 ^ t1653 ^ t1655;
    const uint64_t t2379 = t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t2380 = t1565 ^ t2273;
    const uint64_t t2381 = t1566 ^ t2377;
    const uint64_t t2382 = t1567 ^ t2324;
    const uint64_t t2383 = t1568 ^ t2271;
    const uint64_t t2384 = t1569 ^ t2218;
    const uint64_t t2385 = t1570 ^ t2378;
    const uint64_t t2386 = t1571 ^ t2379;
    const uint64_t t2387 = t1572 ^ t2326;
    const uint64_t t2388 = ~t640 & t1083;
    const uint64_t t2389 = t2380 & t2388;
    const uint64_t t2390 = t2381 & t2388;
    const uint64_t t2391 = t2382 & t2388;
    const uint64_t t2392 = t2383 & t2388;
    const uint64_t t2393 = t2384 & t2388;
    const uint64_t t2394 = t2385 & t2388;
    const uint64_t t2395 = t2386 & t2388;
    const uint64_t t2396 = t2387 & t2388;
    const uint64_t t2397 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t2398 = t2 ^ t5 ^ t6 ^ t9;
    const uint64_t t2399 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    const uint64_t t2400 = t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t2401 = t2 ^ t5 ^ t12;
    const uint64_t t2402 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    const uint64_t t2403 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t2404 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t2405 = t1 ^ t2 ^ t5 ^ t6 ^ t16;
    const uint64_t t2406 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t17;
    const uint64_t t2407 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t18;
    const uint64_t t2408 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t19;
    const uint64_t t2409 = t2 ^ t3 ^ t4 ^ t6 ^ t20;
    const uint64_t t2410 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    const uint64_t t2411 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    const uint64_t t2412 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t23;
    const uint64_t t2413 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    const uint64_t t2414 = t0 ^ t4 ^ t6 ^ t25;
    const uint64_t t2415 = t1 ^ t5 ^ t7 ^ t26;
    const uint64_t t2416 = t2 ^ t6 ^ t27;
    const uint64_t t2417 = t3 ^ t7 ^ t28;
    const uint64_t t2418 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t29;
    const uint64_t t2419 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t30;
    const uint64_t t2420 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t2421 = t2397 | t2398 | t2399 | t2400 | t2401 | t2402 | t2403 | t2404 | t2405 | t2406 | t2407
        | t2408 | t2409 | t2410 | t2411 | t2412 | t2413 | t2414 | t2415 | t2416 | t2417 | t2418 | t2419 | t2420;
    const uint64_t t2422 = t0 & ~t2421;
    const uint64_t t2423 = t1 & ~t2421;
    const uint64_t t2424 = t2 & ~t2421;
    const uint64_t t2425 = t3 & ~t2421;
    const uint64_t t2426 = t4 & ~t2421;
    const uint64_t t2427 = t5 & ~t2421;
    const uint64_t t2428 = t6 & ~t2421;
    const uint64_t t2429 = t7 & ~t2421;
    const uint64_t t2430 = t1652 ^ t1655 ^ t1656;
    const uint64_t t2431 = t1650 ^ t1652 ^ t1654 ^ t1657;
    const uint64_t t2432 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t2433 = t1565 ^ t2326;
    const uint64_t t2434 = t1566 ^ t2430;
    const uint64_t t2435 = t1567 ^ t2377;
    const uint64_t t2436 = t1568 ^ t2324;
    const uint64_t t2437 = t1569 ^ t2271;
    const uint64_t t2438 = t1570 ^ t2431;
    const uint64_t t2439 = t1571 ^ t2432;
    const uint64_t t2440 = t1572 ^ t2379;
    const uint64_t t2441 = ~t657 & t1083;
    const uint64_t t2442 = t2433 & t2441;
    const uint64_t t2443 = t2434 & t2441;
    const uint64_t t2444 = t2435 & t2441;
    const uint64_t t2445 = t2436 & t2441;
    const uint64_t t2446 = t2437 & t2441;
    const uint64_t t2447 = t2438 & t2441;
    const uint64_t t2448 = t2439 & t2441;
    const uint64_t t2449 = t2440 & t2441;
    const uint64_t t2450 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t2451 = t1 ^ t4 ^ t5 ^ t9;
    const uint64_t t2452 = t2 ^ t5 ^ t6 ^ t10;
    const uint64_t t2453 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    const uint64_t t2454 = t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t2455 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t2456 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t2457 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t2458 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    const uint64_t t2459 = t1 ^ t3 ^ t5 ^ t6 ^ t17;
    const uint64_t t2460 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t18;
    const uint64_t t2461 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t19;
    const uint64_t t2462 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t20;
    const uint64_t t2463 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t2464 = t1 ^ t2 ^ t4 ^ t5 ^ t22;
    const uint64_t t2465 = t2 ^ t3 ^ t5 ^ t6 ^ t23;
    const uint64_t t2466 = t0 ^ t3 ^ t4 ^ t5 ^ t24;
    const uint64_t t2467 = t1 ^ t3 ^ t6 ^ t25;
    const uint64_t t2468 = t2 ^ t4 ^ t7 ^ t26;
    const uint64_t t2469 = t3 ^ t5 ^ t27;
    const uint64_t t2470 = t0 ^ t4 ^ t6 ^ t28;
    const uint64_t t2471 = t0 ^ t1 ^ t3 ^ t4 ^ t7 ^ t29;
    const uint64_t t2472 = t1 ^ t2 ^ t3 ^ t30;
    const uint64_t t2473 = t2 ^ t3 ^ t4 ^ t31;
    const uint64_t t2474 = t2450 | t2451 | t2452 | t2453 | t2454 | t2455 | t2456 | t2457 | t2458 | t2459 | t2460
        | t2461 | t2462 | t2463 | t2464 | t2465 | t2466 | t2467 | t2468 | t2469 | t2470 | t2471 | t2472 | t2473;
    const uint64_t t2475 = t0 & ~t2474;
    const uint64_t t2476 = t1 & ~t2474;
    const uint64_t t2477 = t2 & ~t2474;
    const uint64_t t2478 = t3 & ~t2474;
    const uint64_t t2479 = t4 & ~t2474;
    const uint64_t t2480 = t5 & ~t2474;
    const uint64_t t2481 = t6 & ~t2474;
    const uint64_t t2482 = t7 & ~t2474;
    const uint64_t t2483 = t1651 ^ t1654 ^ t1655;
    const uint64_t t2484 = t1651 ^ t1653 ^ t1656 ^ t1657;
    const uint64_t t2485 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1655 ^ t1656;
    const uint64_t t2486 = t1565 ^ t2379;
    const uint64_t t2487 = t1566 ^ t2483;
    const uint64_t t2488 = t1567 ^ t2430;
    const uint64_t t2489 = t1568 ^ t2377;
    const uint64_t t2490 = t1569 ^ t2324;
    const uint64_t t2491 = t1570 ^ t2484;
    const uint64_t t2492 = t1571 ^ t2485;
    const uint64_t t2493 = t1572 ^ t2432;
    const uint64_t t2494 = ~t674 & t1083;
    const uint64_t t2495 = t2486 & t2494;
    const uint64_t t2496 = t2487 & t2494;
    const uint64_t t2497 = t2488 & t2494;
    const uint64_t t2498 = t2489 & t2494;
    const uint64_t t2499 = t2490 & t2494;
    const uint64_t t2500 = t2491 & t2494;
    const uint64_t t2501 = t2492 & t2494;
    const uint64_t t2502 = t2493 & t2494;
    const uint64_t t2503 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t2504 = t0 ^ t3 ^ t4 ^ t9;
    const uint64_t t2505 = t1 ^ t4 ^ t5 ^ t10;
    const uint64_t t2506 = t2 ^ t5 ^ t6 ^ t11;
    const uint64_t t2507 = t0 ^ t3 ^ t6 ^ t7 ^ t12;
    const uint64_t t2508 = t0 ^ t2 ^ t5 ^ t6 ^ t13;
    const uint64_t t2509 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t14;
    const uint64_t t2510 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t2511 = t1 ^ t2 ^ t4 ^ t5 ^ t16;
    const uint64_t t2512 = t1 ^ t3 ^ t4 ^ t6 ^ t17;
    const uint64_t t2513 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t18;
    const uint64_t t2514 = t1 ^ t3 ^ t5 ^ t6 ^ t19;
    const uint64_t t2515 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t20;
    const uint64_t t2516 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t21;
    const uint64_t t2517 = t0 ^ t2 ^ t3 ^ t22;
    const uint64_t t2518 = t0 ^ t1 ^ t3 ^ t4 ^ t23;
    const uint64_t t2519 = t0 ^ t1 ^ t2 ^ t7 ^ t24;
    const uint64_t t2520 = t0 ^ t3 ^ t7 ^ t25;
    const uint64_t t2521 = t1 ^ t4 ^ t26;
    const uint64_t t2522 = t0 ^ t2 ^ t5 ^ t27;
    const uint64_t t2523 = t1 ^ t3 ^ t6 ^ t28;
    const uint64_t t2524 = t0 ^ t1 ^ t4 ^ t29;
    const uint64_t t2525 = t0 ^ t5 ^ t7 ^ t30;
    const uint64_t t2526 = t0 ^ t1 ^ t6 ^ t31;
    const uint64_t t2527 = t2503 | t2504 | t2505 | t2506 | t2507 | t2508 | t2509 | t2510 | t2511 | t2512 | t2513
        | t2514 | t2515 | t2516 | t2517 | t2518 | t2519 | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526;
    const uint64_t t2528 = t0 & ~t2527;
    const uint64_t t2529 = t1 & ~t2527;
    const uint64_t t2530 = t2 & ~t2527;
    const uint64_t t2531 = t3 & ~t2527;
    const uint64_t t2532 = t4 & ~t2527;
    const uint64_t t2533 = t5 & ~t2527;
    const uint64_t t2534 = t6 & ~t2527;
    const uint64_t t2535 = t7 & ~t2527;
    const uint64_t t2536 = t1650 ^ t1653 ^ t1654;
    const uint64_t t2537 = t1650 ^ t1652 ^ t1655 ^ t1656;
    const uint64_t t2538 = t1650 ^ t1652 ^ t1653 ^ t1654 ^ t1655;
    const uint64_t t2539 = t1565 ^ t2432;
    const uint64_t t2540 = t1566 ^ t2536;
    const uint64_t t2541 = t1567 ^ t2483;
    const uint64_t t2542 = t1568 ^ t2430;
    const uint64_t t2543 = t1569 ^ t2377;
    const uint64_t t2544 = t1570 ^ t2537;
    const uint64_t t2545 = t1571 ^ t2538;
    const uint64_t t2546 = t1572 ^ t2485;
    const uint64_t t2547 = ~t691 & t1083;
    const uint64_t t2548 = t2539 & t2547;
    const uint64_t t2549 = t2540 & t2547;
    const uint64_t t2550 = t2541 & t2547;
    const uint64_t t2551 = t2542 & t2547;
    const uint64_t t2552 = t2543 & t2547;
    const uint64_t t2553 = t2544 & t2547;
    const uint64_t t2554 = t2545 & t2547;
    const uint64_t t2555 = t2546 & t2547;
    const uint64_t t2556 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t2557 = t2 ^ t3 ^ t7 ^ t9;
    const uint64_t t2558 = t0 ^ t3 ^ t4 ^ t10;
    const uint64_t t2559 = t1 ^ t4 ^ t5 ^ t11;
    const uint64_t t2560 = t2 ^ t5 ^ t6 ^ t12;
    const uint64_t t2561 = t1 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t2562 = t1 ^ t2 ^ t3 ^ t4 ^ t14;
    const uint64_t t2563 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t15;
    const uint64_t t2564 = t0 ^ t2 ^ t3 ^ t16;
    const uint64_t t2565 = t1 ^ t2 ^ t4 ^ t17;
    const uint64_t t2566 = t0 ^ t2 ^ t3 ^ t5 ^ t18;
    const uint64_t t2567 = t1 ^ t3 ^ t4 ^ t6 ^ t19;
    const uint64_t t2568 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t20;
    const uint64_t t2569 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t21;
    const uint64_t t2570 = t0 ^ t1 ^ t6 ^ t7 ^ t22;
    const uint64_t t2571 = t1 ^ t2 ^ t7 ^ t23;
    const uint64_t t2572 = t4 ^ t6 ^ t24;
    const uint64_t t2573 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t2574 = t1 ^ t5 ^ t6 ^ t7 ^ t26;
    const uint64_t t2575 = t2 ^ t6 ^ t7 ^ t27;
    const uint64_t t2576 = t0 ^ t3 ^ t7 ^ t28;
    const uint64_t t2577 = t1 ^ t6 ^ t29;
    const uint64_t t2578 = t2 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t2579 = t3 ^ t5 ^ t7 ^ t31;
    const uint64_t t2580 = t2556 | t2557 | t2558 | t2559 | t2560 | t2561 | t2562 | t2563 | t2564 | t2565 | t2566
        | t2567 | t2568 | t2569 | t2570 | t2571 | t2572 | t2573 | t2574 | t2575 | t2576 | t2577 | t2578 | t2579;
    const uint64_t t2581 = t0 & ~t2580;
    const uint64_t t2582 = t1 & ~t2580;
    const uint64_t t2583 = t2 & ~t2580;
    const uint64_t t2584 = t3 & ~t2580;
    const uint64_t t2585 = t4 & ~t2580;
    const uint64_t t2586 = t5 & ~t2580;
    const uint64_t t2587 = t6 & ~t2580;
    const uint64_t t2588 = t7 & ~t2580;
    const uint64_t t2589 = t1652 ^ t1653 ^ t1657;
    const uint64_t t2590 = t1651 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t2591 = t1651 ^ t1652 ^ t1653 ^ t1654;
    const uint64_t t2592 = t1565 ^ t2485;
    const uint64_t t2593 = t1566 ^ t2589;
    const uint64_t t2594 = t1567 ^ t2536;
    const uint64_t t2595 = t1568 ^ t2483;
    const uint64_t t2596 = t1569 ^ t2430;
    const uint64_t t2597 = t1570 ^ t2590;
    const uint64_t t2598 = t1571 ^ t2591;
    const uint64_t t2599 = t1572 ^ t2538;
    const uint64_t t2600 = ~t708 & t1083;
    const uint64_t t2601 = t2592 & t2600;
    const uint64_t t2602 = t2593 & t2600;
    const uint64_t t2603 = t2594 & t2600;
    const uint64_t t2604 = t2595 & t2600;
    const uint64_t t2605 = t2596 & t2600;
    const uint64_t t2606 = t2597 & t2600;
    const uint64_t t2607 = t2598 & t2600;
    const uint64_t t2608 = t2599 & t2600;
    const uint64_t t2609 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t8;
    const uint64_t t2610 = t1 ^ t2 ^ t6 ^ t9;
    const uint64_t t2611 = t2 ^ t3 ^ t7 ^ t10;
    const uint64_t t2612 = t0 ^ t3 ^ t4 ^ t11;
    const uint64_t t2613 = t1 ^ t4 ^ t5 ^ t12;
    const uint64_t t2614 = t0 ^ t3 ^ t4 ^ t6 ^ t13;
    const uint64_t t2615 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t14;
    const uint64_t t2616 = t1 ^ t2 ^ t3 ^ t4 ^ t15;
    const uint64_t t2617 = t0 ^ t1 ^ t6 ^ t7 ^ t16;
    const uint64_t t2618 = t0 ^ t2 ^ t6 ^ t17;
    const uint64_t t2619 = t0 ^ t1 ^ t3 ^ t7 ^ t18;
    const uint64_t t2620 = t1 ^ t2 ^ t4 ^ t19;
    const uint64_t t2621 = t0 ^ t2 ^ t3 ^ t5 ^ t20;
    const uint64_t t2622 = t0 ^ t3 ^ t4 ^ t7 ^ t21;
    const uint64_t t2623 = t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t2624 = t0 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t2625 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t2626 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t25;
    const uint64_t t2627 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t2628 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t2629 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t2630 = t3 ^ t29;
    const uint64_t t2631 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t2632 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t2633 = t2609 | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617 | t2618 | t2619
        | t2620 | t2621 | t2622 | t2623 | t2624 | t2625 | t2626 | t2627 | t2628 | t2629 | t2630 | t2631 | t2632;
    const uint64_t t2634 = t0 & ~t2633;
    const uint64_t t2635 = t1 & ~t2633;
    const uint64_t t2636 = t2 & ~t2633;
    const uint64_t t2637 = t3 & ~t2633;
    const uint64_t t2638 = t4 & ~t2633;
    const uint64_t t2639 = t5 & ~t2633;
    const uint64_t t2640 = t6 & ~t2633;
    const uint64_t t2641 = t7 & ~t2633;
    const uint64_t t2642 = t1651 ^ t1652 ^ t1656;
    const uint64_t t2643 = t1650 ^ t1653 ^ t1654 ^ t1656;
    const uint64_t t2644 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1657;
    const uint64_t t2645 = t1565 ^ t2538;
    const uint64_t t2646 = t1566 ^ t2642;
    const uint64_t t2647 = t1567 ^ t2589;
    const uint64_t t2648 = t1568 ^ t2536;
    const uint64_t t2649 = t1569 ^ t2483;
    const uint64_t t2650 = t1570 ^ t2643;
    const uint64_t t2651 = t1571 ^ t2644;
    const uint64_t t2652 = t1572 ^ t2591;
    const uint64_t t2653 = ~t725 & t1083;
    const uint64_t t2654 = t2645 & t2653;
    const uint64_t t2655 = t2646 & t2653;
    const uint64_t t2656 = t2647 & t2653;
    const uint64_t t2657 = t2648 & t2653;
    const uint64_t t2658 = t2649 & t2653;
    const uint64_t t2659 = t2650 & t2653;
    const uint64_t t2660 = t2651 & t2653;
    const uint64_t t2661 = t2652 & t2653;
    const uint64_t t2662 = t1 ^ t2 ^ t3 ^ t4 ^ t8;
    const uint64_t t2663 = t0 ^ t1 ^ t5 ^ t9;
    const uint64_t t2664 = t1 ^ t2 ^ t6 ^ t10;
    const uint64_t t2665 = t2 ^ t3 ^ t7 ^ t11;
    const uint64_t t2666 = t0 ^ t3 ^ t4 ^ t12;
    const uint64_t t2667 = t2 ^ t3 ^ t5 ^ t13;
    const uint64_t t2668 = t0 ^ t1 ^ t2 ^ t6 ^ t14;
    const uint64_t t2669 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t15;
    const uint64_t t2670 = t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t2671 = t0 ^ t4 ^ t17;
    const uint64_t t2672 = t1 ^ t5 ^ t18;
    const uint64_t t2673 = t0 ^ t2 ^ t6 ^ t19;
    const uint64_t t2674 = t0 ^ t1 ^ t3 ^ t7 ^ t20;
    const uint64_t t2675 = t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    const uint64_t t2676 = t2 ^ t3 ^ t4 ^ t5 ^ t22;
    const uint64_t t2677 = t3 ^ t4 ^ t5 ^ t6 ^ t23;
    const uint64_t t2678 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t2679 = t0 ^ t1 ^ t2 ^ t25;
    const uint64_t t2680 = t0 ^ t1 ^ t2 ^ t3 ^ t26;
    const uint64_t t2681 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t27;
    const uint64_t t2682 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t28;
    const uint64_t t2683 = t0 ^ t7 ^ t29;
    const uint64_t t2684 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t2685 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t2686 = t2662 | t2663 | t2664 | t2665 | t2666 | t2667 | t2668 | t2669 | t2670 | t2671 | t2672
        | t2673 | t2674 | t2675 | t2676 | t2677 | t2678 | t2679 | t2680 | t2681 | t2682 | t2683 | t2684 | t2685;
    const uint64_t t2687 = t0 & ~t2686;
    const uint64_t t2688 = t1 & ~t2686;
    const uint64_t t2689 = t2 & ~t2686;
    const uint64_t t2690 = t3 & ~t2686;
    const uint64_t t2691 = t4 & ~t2686;
    const uint64_t t2692 = t5 & ~t2686;
    const uint64_t t2693 = t6 & ~t2686;
    const uint64_t t2694 = t7 & ~t2686;
    const uint64_t t2695 = t1650 ^ t1651 ^ t1655;
    const uint64_t t2696 = t1652 ^ t1653 ^ t1655;
    const uint64_t t2697 = t1650 ^ t1651 ^ t1652 ^ t1656;
    const uint64_t t2698 = t1565 ^ t2591;
    const uint64_t t2699 = t1566 ^ t2695;
    const uint64_t t2700 = t1567 ^ t2642;
    const uint64_t t2701 = t1568 ^ t2589;
    const uint64_t t2702 = t1569 ^ t2536;
    const uint64_t t2703 = t1570 ^ t2696;
    const uint64_t t2704 = t1571 ^ t2697;
    const uint64_t t2705 = t1572 ^ t2644;
    const uint64_t t2706 = ~t742 & t1083;
    const uint64_t t2707 = t2698 & t2706;
    const uint64_t t2708 = t2699 & t2706;
    const uint64_t t2709 = t2700 & t2706;
    const uint64_t t2710 = t2701 & t2706;
    const uint64_t t2711 = t2702 & t2706;
    const uint64_t t2712 = t2703 & t2706;
    const uint64_t t2713 = t2704 & t2706;
    const uint64_t t2714 = t2705 & t2706;
    const uint64_t t2715 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t8;
    const uint64_t t2716 = t0 ^ t4 ^ t7 ^ t9;
    const uint64_t t2717 = t0 ^ t1 ^ t5 ^ t10;
    const uint64_t t2718 = t1 ^ t2 ^ t6 ^ t11;
    const uint64_t t2719 = t2 ^ t3 ^ t7 ^ t12;
    const uint64_t t2720 = t1 ^ t2 ^ t4 ^ t7 ^ t13;
    const uint64_t t2721 = t0 ^ t1 ^ t5 ^ t7 ^ t14;
    const uint64_t t2722 = t0 ^ t1 ^ t2 ^ t6 ^ t15;
    const uint64_t t2723 = t2 ^ t3 ^ t4 ^ t5 ^ t16;
    const uint64_t t2724 = t2 ^ t6 ^ t17;
    const uint64_t t2725 = t3 ^ t7 ^ t18;
    const uint64_t t2726 = t0 ^ t4 ^ t19;
    const uint64_t t2727 = t1 ^ t5 ^ t20;
    const uint64_t t2728 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t2729 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t22;
    const uint64_t t2730 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t23;
    const uint64_t t2731 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t2732 = t7 ^ t25;
    const uint64_t t2733 = t0 ^ t26;
    const uint64_t t2734 = t0 ^ t1 ^ t27;
    const uint64_t t2735 = t0 ^ t1 ^ t2 ^ t28;
    const uint64_t t2736 = t4 ^ t5 ^ t6 ^ t29;
    const uint64_t t2737 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    const uint64_t t2738 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t31;
    const uint64_t t2739 = t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722 | t2723 | t2724 | t2725
        | t2726 | t2727 | t2728 | t2729 | t2730 | t2731 | t2732 | t2733 | t2734 | t2735 | t2736 | t2737 | t2738;
    const uint64_t t2740 = t0 & ~t2739;
    const uint64_t t2741 = t1 & ~t2739;
    const uint64_t t2742 = t2 & ~t2739;
    const uint64_t t2743 = t3 & ~t2739;
    const uint64_t t2744 = t4 & ~t2739;
    const uint64_t t2745 = t5 & ~t2739;
    const uint64_t t2746 = t6 & ~t2739;
    const uint64_t t2747 = t7 & ~t2739;
    const uint64_t t2748 = t1650 ^ t1654 ^ t1657;
    const uint64_t t2749 = t1651 ^ t1652 ^ t1654 ^ t1657;
    const uint64_t t2750 = t1650 ^ t1651 ^ t1655 ^ t1657;
    const uint64_t t2751 = t1565 ^ t2644;
    const uint64_t t2752 = t1566 ^ t2748;
    const uint64_t t2753 = t1567 ^ t2695;
    const uint64_t t2754 = t1568 ^ t2642;
    const uint64_t t2755 = t1569 ^ t2589;
    const uint64_t t2756 = t1570 ^ t2749;
    const uint64_t t2757 = t1571 ^ t2750;
    const uint64_t t2758 = t1572 ^ t2697;
    const uint64_t t2759 = ~t759 & t1083;
    const uint64_t t2760 = t2751 & t2759;
    const uint64_t t2761 = t2752 & t2759;
    const uint64_t t2762 = t2753 & t2759;
    const uint64_t t2763 = t2754 & t2759;
    const uint64_t t2764 = t2755 & t2759;
    const uint64_t t2765 = t2756 & t2759;
    const uint64_t t2766 = t2757 & t2759;
    const uint64_t t2767 = t2758 & t2759;
    const uint64_t t2768 = t0 ^ t1 ^ t2 ^ t6 ^ t8;
    const uint64_t t2769 = t3 ^ t6 ^ t7 ^ t9;
    const uint64_t t2770 = t0 ^ t4 ^ t7 ^ t10;
    const uint64_t t2771 = t0 ^ t1 ^ t5 ^ t11;
    const uint64_t t2772 = t1 ^ t2 ^ t6 ^ t12;
    const uint64_t t2773 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t2774 = t0 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t2775 = t0 ^ t1 ^ t5 ^ t7 ^ t15;
    const uint64_t t2776 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t16;
    const uint64_t t2777 = t0 ^ t4 ^ t6 ^ t17;
    const uint64_t t2778 = t1 ^ t5 ^ t7 ^ t18;
    const uint64_t t2779 = t2 ^ t6 ^ t19;
    const uint64_t t2780 = t3 ^ t7 ^ t20;
    const uint64_t t2781 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    const uint64_t t2782 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t2783 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t2784 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t24;
    const uint64_t t2785 = t4 ^ t6 ^ t7 ^ t25;
    const uint64_t t2786 = t5 ^ t7 ^ t26;
    const uint64_t t2787 = t6 ^ t27;
    const uint64_t t2788 = t7 ^ t28;
    const uint64_t t2789 = t1 ^ t2 ^ t3 ^ t6 ^ t29;
    const uint64_t t2790 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t2791 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t31;
    const uint64_t t2792 = t2768 | t2769 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775 | t2776 | t2777 | t2778
        | t2779 | t2780 | t2781 | t2782 | t2783 | t2784 | t2785 | t2786 | t2787 | t2788 | t2789 | t2790 | t2791;
    const uint64_t t2793 = t0 & ~t2792;
    const uint64_t t2794 = t1 & ~t2792;
    const uint64_t t2795 = t2 & ~t2792;
    const uint64_t t2796 = t3 & ~t2792;
    const uint64_t t2797 = t4 & ~t2792;
    const uint64_t t2798 = t5 & ~t2792;
    const uint64_t t2799 = t6 & ~t2792;
    const uint64_t t2800 = t7 & ~t2792;
    const uint64_t t2801 = t1653 ^ t1656 ^ t1657;
    const uint64_t t2802 = t1650 ^ t1651 ^ t1653 ^ t1656 ^ t1657;
    const uint64_t t2803 = t1650 ^ t1654 ^ t1656 ^ t1657;
    const uint64_t t2804 = t1565 ^ t2697;
    const uint64_t t2805 = t1566 ^ t2801;
    const uint64_t t2806 = t1567 ^ t2748;
    const uint64_t t2807 = t1568 ^ t2695;
    const uint64_t t2808 = t1569 ^ t2642;
    const uint64_t t2809 = t1570 ^ t2802;
    const uint64_t t2810 = t1571 ^ t2803;
    const uint64_t t2811 = t1572 ^ t2750;
    const uint64_t t2812 = ~t776 & t1083;
    const uint64_t t2813 = t2804 & t2812;
    const uint64_t t2814 = t2805 & t2812;
    const uint64_t t2815 = t2806 & t2812;
    const uint64_t t2816 = t2807 & t2812;
    const uint64_t t2817 = t2808 & t2812;
    const uint64_t t2818 = t2809 & t2812;
    const uint64_t t2819 = t2810 & t2812;
    const uint64_t t2820 = t2811 & t2812;
    const uint64_t t2821 = t0 ^ t1 ^ t5 ^ t7 ^ t8;
    const uint64_t t2822 = t2 ^ t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t2823 = t3 ^ t6 ^ t7 ^ t10;
    const uint64_t t2824 = t0 ^ t4 ^ t7 ^ t11;
    const uint64_t t2825 = t0 ^ t1 ^ t5 ^ t12;
    const uint64_t t2826 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t2827 = t3 ^ t5 ^ t6 ^ t14;
    const uint64_t t2828 = t0 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t2829 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t2830 = t2 ^ t4 ^ t7 ^ t17;
    const uint64_t t2831 = t3 ^ t5 ^ t18;
    const uint64_t t2832 = t0 ^ t4 ^ t6 ^ t19;
    const uint64_t t2833 = t1 ^ t5 ^ t7 ^ t20;
    const uint64_t t2834 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t21;
    const uint64_t t2835 = t2 ^ t3 ^ t4 ^ t22;
    const uint64_t t2836 = t0 ^ t3 ^ t4 ^ t5 ^ t23;
    const uint64_t t2837 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t2838 = t1 ^ t3 ^ t4 ^ t5 ^ t25;
    const uint64_t t2839 = t2 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t2840 = t3 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t2841 = t4 ^ t6 ^ t7 ^ t28;
    const uint64_t t2842 = t0 ^ t3 ^ t6 ^ t29;
    const uint64_t t2843 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    const uint64_t t2844 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t2845 = t2821 | t2822 | t2823 | t2824 | t2825 | t2826 | t2827 | t2828 | t2829 | t2830 | t2831
        | t2832 | t2833 | t2834 | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843 | t2844;
    const uint64_t t2846 = t0 & ~t2845;
    const uint64_t t2847 = t1 & ~t2845;
    const uint64_t t2848 = t2 & ~t2845;
    const uint64_t t2849 = t3 & ~t2845;
    const uint64_t t2850 = t4 & ~t2845;
    const uint64_t t2851 = t5 & ~t2845;
    const uint64_t t2852 = t6 & ~t2845;
    const uint64_t t2853 = t7 & ~t2845;
    const uint64_t t2854 = t1652 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t2855 = t1650 ^ t1652 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t2856 = t1653 ^ t1655 ^ t1656;
    const uint64_t t2857 = t1565 ^ t2750;
    const uint64_t t2858 = t1566 ^ t2854;
    const uint64_t t2859 = t1567 ^ t2801;
    const uint64_t t2860 = t1568 ^ t2748;
    const uint64_t t2861 = t1569 ^ t2695;
    const uint64_t t2862 = t1570 ^ t2855;
    const uint64_t t2863 = t1571 ^ t2856;
    const uint64_t t2864 = t1572 ^ t2803;
    const uint64_t t2865 = ~t793 & t1083;
    const uint64_t t2866 = t2857 & t2865;
    const uint64_t t2867 = t2858 & t2865;
    const uint64_t t2868 = t2859 & t2865;
    const uint64_t t2869 = t2860 & t2865;
    const uint64_t t2870 = t2861 & t2865;
    const uint64_t t2871 = t2862 & t2865;
    const uint64_t t2872 = t2863 & t2865;
    const uint64_t t2873 = t2864 & t2865;
    const uint64_t t2874 = t0 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t2875 = t1 ^ t4 ^ t5 ^ t6 ^ t9;
    const uint64_t t2876 = t2 ^ t5 ^ t6 ^ t7 ^ t10;
    const uint64_t t2877 = t3 ^ t6 ^ t7 ^ t11;
    const uint64_t t2878 = t0 ^ t4 ^ t7 ^ t12;
    const uint64_t t2879 = t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t2880 = t2 ^ t4 ^ t5 ^ t14;
    const uint64_t t2881 = t3 ^ t5 ^ t6 ^ t15;
    const uint64_t t2882 = t2 ^ t3 ^ t4 ^ t16;
    const uint64_t t2883 = t0 ^ t2 ^ t5 ^ t17;
    const uint64_t t2884 = t1 ^ t3 ^ t6 ^ t18;
    const uint64_t t2885 = t2 ^ t4 ^ t7 ^ t19;
    const uint64_t t2886 = t3 ^ t5 ^ t20;
    const uint64_t t2887 = t0 ^ t2 ^ t3 ^ t6 ^ t21;
    const uint64_t t2888 = t0 ^ t1 ^ t2 ^ t7 ^ t22;
    const uint64_t t2889 = t1 ^ t2 ^ t3 ^ t23;
    const uint64_t t2890 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t24;
    const uint64_t t2891 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t25;
    const uint64_t t2892 = t1 ^ t2 ^ t3 ^ t7 ^ t26;
    const uint64_t t2893 = t0 ^ t2 ^ t3 ^ t4 ^ t27;
    const uint64_t t2894 = t1 ^ t3 ^ t4 ^ t5 ^ t28;
    const uint64_t t2895 = t0 ^ t3 ^ t6 ^ t7 ^ t29;
    const uint64_t t2896 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t30;
    const uint64_t t2897 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t31;
    const uint64_t t2898 = t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882 | t2883 | t2884
        | t2885 | t2886 | t2887 | t2888 | t2889 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895 | t2896 | t2897;
    const uint64_t t2899 = t0 & ~t2898;
    const uint64_t t2900 = t1 & ~t2898;
    const uint64_t t2901 = t2 & ~t2898;
    const uint64_t t2902 = t3 & ~t2898;
    const uint64_t t2903 = t4 & ~t2898;
    const uint64_t t2904 = t5 & ~t2898;
    const uint64_t t2905 = t6 & ~t2898;
    const uint64_t t2906 = t7 & ~t2898;
    const uint64_t t2907 = t1651 ^ t1654 ^ t1655 ^ t1656;
    const uint64_t t2908 = t1651 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t2909 = t1652 ^ t1654 ^ t1655;
    const uint64_t t2910 = t1565 ^ t2803;
    const uint64_t t2911 = t1566 ^ t2907;
    const uint64_t t2912 = t1567 ^ t2854;
    const uint64_t t2913 = t1568 ^ t2801;
    const uint64_t t2914 = t1569 ^ t2748;
    const uint64_t t2915 = t1570 ^ t2908;
    const uint64_t t2916 = t1571 ^ t2909;
    const uint64_t t2917 = t1572 ^ t2856;
    const uint64_t t2918 = ~t810 & t1083;
    const uint64_t t2919 = t2910 & t2918;
    const uint64_t t2920 = t2911 & t2918;
    const uint64_t t2921 = t2912 & t2918;
    const uint64_t t2922 = t2913 & t2918;
    const uint64_t t2923 = t2914 & t2918;
    const uint64_t t2924 = t2915 & t2918;
    const uint64_t t2925 = t2916 & t2918;
    const uint64_t t2926 = t2917 & t2918;
    const uint64_t t2927 = t3 ^ t5 ^ t6 ^ t8;
    const uint64_t t2928 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t9;
    const uint64_t t2929 = t1 ^ t4 ^ t5 ^ t6 ^ t10;
    const uint64_t t2930 = t2 ^ t5 ^ t6 ^ t7 ^ t11;
    const uint64_t t2931 = t3 ^ t6 ^ t7 ^ t12;
    const uint64_t t2932 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t2933 = t1 ^ t3 ^ t4 ^ t7 ^ t14;
    const uint64_t t2934 = t2 ^ t4 ^ t5 ^ t15;
    const uint64_t t2935 = t0 ^ t1 ^ t2 ^ t7 ^ t16;
    const uint64_t t2936 = t0 ^ t3 ^ t7 ^ t17;
    const uint64_t t2937 = t1 ^ t4 ^ t18;
    const uint64_t t2938 = t0 ^ t2 ^ t5 ^ t19;
    const uint64_t t2939 = t1 ^ t3 ^ t6 ^ t20;
    const uint64_t t2940 = t0 ^ t1 ^ t4 ^ t21;
    const uint64_t t2941 = t0 ^ t5 ^ t7 ^ t22;
    const uint64_t t2942 = t0 ^ t1 ^ t6 ^ t23;
    const uint64_t t2943 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t24;
    const uint64_t t2944 = t3 ^ t4 ^ t5 ^ t7 ^ t25;
    const uint64_t t2945 = t0 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t2946 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t2947 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t28;
    const uint64_t t2948 = t0 ^ t3 ^ t4 ^ t29;
    const uint64_t t2949 = t0 ^ t2 ^ t5 ^ t7 ^ t30;
    const uint64_t t2950 = t0 ^ t1 ^ t3 ^ t6 ^ t31;
    const uint64_t t2951 = t2927 | t2928 | t2929 | t2930 | t2931 | t2932 | t2933 | t2934 | t2935 | t2936 | t2937
        | t2938 | t2939 | t2940 | t2941 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947 | t2948 | t2949 | t2950;
    const uint64_t t2952 = t0 & ~t2951;
    const uint64_t t2953 = t1 & ~t2951;
    const uint64_t t2954 = t2 & ~t2951;
    const uint64_t t2955 = t3 & ~t2951;
    const uint64_t t2956 = t4 & ~t2951;
    const uint64_t t2957 = t5 & ~t2951;
    const uint64_t t2958 = t6 & ~t2951;
    const uint64_t t2959 = t7 & ~t2951;
    const uint64_t t2960 = t1650 ^ t1653 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t2961 = t1650 ^ t1653 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t2962 = t1651 ^ t1653 ^ t1654 ^ t1657;
    const uint64_t t2963 = t1565 ^ t2856;
    const uint64_t t2964 = t1566 ^ t2960;
    const uint64_t t2965 = t1567 ^ t2907;
    const uint64_t t2966 = t1568 ^ t2854;
    const uint64_t t2967 = t1569 ^ t2801;
    const uint64_t t2968 = t1570 ^ t2961;
    const uint64_t t2969 = t1571 ^ t2962;
    const uint64_t t2970 = t1572 ^ t2909;
    const uint64_t t2971 = ~t827 & t1083;
    const uint64_t t2972 = t2963 & t2971;
    const uint64_t t2973 = t2964 & t2971;
    const uint64_t t2974 = t2965 & t2971;
    const uint64_t t2975 = t2966 & t2971;
    const uint64_t t2976 = t2967 & t2971;
    const uint64_t t2977 = t2968 & t2971;
    const uint64_t t2978 = t2969 & t2971;
    const uint64_t t2979 = t2970 & t2971;
    const uint64_t t2980 = t2 ^ t4 ^ t5 ^ t8;
    const uint64_t t2981 = t2 ^ t3 ^ t4 ^ t6 ^ t9;
    const uint64_t t2982 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t10;
    const uint64_t t2983 = t1 ^ t4 ^ t5 ^ t6 ^ t11;
    const uint64_t t2984 = t2 ^ t5 ^ t6 ^ t7 ^ t12;
    const uint64_t t2985 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t2986 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t14;
    const uint64_t t2987 = t1 ^ t3 ^ t4 ^ t7 ^ t15;
    const uint64_t t2988 = t0 ^ t5 ^ t7 ^ t16;
    const uint64_t t2989 = t1 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t2990 = t2 ^ t6 ^ t7 ^ t18;
    const uint64_t t2991 = t0 ^ t3 ^ t7 ^ t19;
    const uint64_t t2992 = t1 ^ t4 ^ t20;
    const uint64_t t2993 = t2 ^ t7 ^ t21;
    const uint64_t t2994 = t3 ^ t5 ^ t7 ^ t22;
    const uint64_t t2995 = t4 ^ t6 ^ t23;
    const uint64_t t2996 = t1 ^ t4 ^ t6 ^ t24;
    const uint64_t t2997 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t2998 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t26;
    const uint64_t t2999 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t27;
    const uint64_t t3000 = t3 ^ t4 ^ t5 ^ t7 ^ t28;
    const uint64_t t3001 = t0 ^ t1 ^ t5 ^ t29;
    const uint64_t t3002 = t2 ^ t4 ^ t30;
    const uint64_t t3003 = t0 ^ t3 ^ t5 ^ t31;
    const uint64_t t3004 = t2980 | t2981 | t2982 | t2983 | t2984 | t2985 | t2986 | t2987 | t2988 | t2989 | t2990
        | t2991 | t2992 | t2993 | t2994 | t2995 | t2996 | t2997 | t2998 | t2999 | t3000 | t3001 | t3002 | t3003;
    const uint64_t t3005 = t0 & ~t3004;
    const uint64_t t3006 = t1 & ~t3004;
    const uint64_t t3007 = t2 & ~t3004;
    const uint64_t t3008 = t3 & ~t3004;
    const uint64_t t3009 = t4 & ~t3004;
    const uint64_t t3010 = t5 & ~t3004;
    const uint64_t t3011 = t6 & ~t3004;
    const uint64_t t3012 = t7 & ~t3004;
    const uint64_t t3013 = t1652 ^ t1653 ^ t1654 ^ t1656;
    const uint64_t t3014 = t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t3015 = t1650 ^ t1652 ^ t1653 ^ t1656 ^ t1657;
    const uint64_t t3016 = t1565 ^ t2909;
    const uint64_t t3017 = t1566 ^ t3013;
    const uint64_t t3018 = t1567 ^ t2960;
    const uint64_t t3019 = t1568 ^ t2907;
    const uint64_t t3020 = t1569 ^ t2854;
    const uint64_t t3021 = t1570 ^ t3014;
    const uint64_t t3022 = t1571 ^ t3015;
    const uint64_t t3023 = t1572 ^ t2962;
    const uint64_t t3024 = ~t844 & t1083;
    const uint64_t t3025 = t3016 & t3024;
    const uint64_t t3026 = t3017 & t3024;
    const uint64_t t3027 = t3018 & t3024;
    const uint64_t t3028 = t3019 & t3024;
    const uint64_t t3029 = t3020 & t3024;
    const uint64_t t3030 = t3021 & t3024;
    const uint64_t t3031 = t3022 & t3024;
    const uint64_t t3032 = t3023 & t3024;
    const uint64_t t3033 = t1 ^ t3 ^ t4 ^ t7 ^ t8;
    const uint64_t t3034 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t9;
    const uint64_t t3035 = t2 ^ t3 ^ t4 ^ t6 ^ t10;
    const uint64_t t3036 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t11;
    const uint64_t t3037 = t1 ^ t4 ^ t5 ^ t6 ^ t12;
    const uint64_t t3038 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t13;
    const uint64_t t3039 = t1 ^ t2 ^ t5 ^ t6 ^ t14;
    const uint64_t t3040 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t15;
    const uint64_t t3041 = t3 ^ t5 ^ t7 ^ t16;
    const uint64_t t3042 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t3043 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t18;
    const uint64_t t3044 = t1 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t3045 = t2 ^ t6 ^ t7 ^ t20;
    const uint64_t t3046 = t0 ^ t5 ^ t21;
    const uint64_t t3047 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t3048 = t2 ^ t4 ^ t6 ^ t7 ^ t23;
    const uint64_t t3049 = t1 ^ t3 ^ t24;
    const uint64_t t3050 = t1 ^ t2 ^ t3 ^ t4 ^ t25;
    const uint64_t t3051 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t3052 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t27;
    const uint64_t t3053 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t3054 = t2 ^ t5 ^ t6 ^ t7 ^ t29;
    const uint64_t t3055 = t1 ^ t6 ^ t7 ^ t30;
    const uint64_t t3056 = t0 ^ t2 ^ t7 ^ t31;
    const uint64_t t3057 = t3033 | t3034 | t3035 | t3036 | t3037 | t3038 | t3039 | t3040 | t3041 | t3042 | t3043
        | t3044 | t3045 | t3046 | t3047 | t3048 | t3049 | t3050 | t3051 | t3052 | t3053 | t3054 | t3055 | t3056;
    const uint64_t t3058 = t0 & ~t3057;
    const uint64_t t3059 = t1 & ~t3057;
    const uint64_t t3060 = t2 & ~t3057;
    const uint64_t t3061 = t3 & ~t3057;
    const uint64_t t3062 = t4 & ~t3057;
    const uint64_t t3063 = t5 & ~t3057;
    const uint64_t t3064 = t6 & ~t3057;
    const uint64_t t3065 = t7 & ~t3057;
    const uint64_t t3066 = t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1657;
    const uint64_t t3067 = t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1656;
    const uint64_t t3068 = t1651 ^ t1652 ^ t1655 ^ t1656;
    const uint64_t t3069 = t1565 ^ t2962;
    const uint64_t t3070 = t1566 ^ t3066;
    const uint64_t t3071 = t1567 ^ t3013;
    const uint64_t t3072 = t1568 ^ t2960;
    const uint64_t t3073 = t1569 ^ t2907;
    const uint64_t t3074 = t1570 ^ t3067;
    const uint64_t t3075 = t1571 ^ t3068;
    const uint64_t t3076 = t1572 ^ t3015;
    const uint64_t t3077 = ~t861 & t1083;
    const uint64_t t3078 = t3069 & t3077;
    const uint64_t t3079 = t3070 & t3077;
    const uint64_t t3080 = t3071 & t3077;
    const uint64_t t3081 = t3072 & t3077;
    const uint64_t t3082 = t3073 & t3077;
    const uint64_t t3083 = t3074 & t3077;
    const uint64_t t3084 = t3075 & t3077;
    const uint64_t t3085 = t3076 & t3077;
    const uint64_t t3086 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t8;
    const uint64_t t3087 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t9;
    const uint64_t t3088 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t10;
    const uint64_t t3089 = t2 ^ t3 ^ t4 ^ t6 ^ t11;
    const uint64_t t3090 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t12;
    const uint64_t t3091 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t3092 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t14;
    const uint64_t t3093 = t1 ^ t2 ^ t5 ^ t6 ^ t15;
    const uint64_t t3094 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t3095 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t17;
    const uint64_t t3096 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t18;
    const uint64_t t3097 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t3098 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t20;
    const uint64_t t3099 = t3 ^ t21;
    const uint64_t t3100 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t3101 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t3102 = t0 ^ t5 ^ t6 ^ t24;
    const uint64_t t3103 = t0 ^ t1 ^ t5 ^ t7 ^ t25;
    const uint64_t t3104 = t0 ^ t1 ^ t2 ^ t6 ^ t26;
    const uint64_t t3105 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t27;
    const uint64_t t3106 = t1 ^ t2 ^ t3 ^ t4 ^ t28;
    const uint64_t t3107 = t2 ^ t3 ^ t4 ^ t6 ^ t29;
    const uint64_t t3108 = t3 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t3109 = t4 ^ t5 ^ t7 ^ t31;
    const uint64_t t3110 = t3086 | t3087 | t3088 | t3089 | t3090 | t3091 | t3092 | t3093 | t3094 | t3095 | t3096
        | t3097 | t3098 | t3099 | t3100 | t3101 | t3102 | t3103 | t3104 | t3105 | t3106 | t3107 | t3108 | t3109;
    const uint64_t t3111 = t0 & ~t3110;
    const uint64_t t3112 = t1 & ~t3110;
    const uint64_t t3113 = t2 & ~t3110;
    const uint64_t t3114 = t3 & ~t3110;
    const uint64_t t3115 = t4 & ~t3110;
    const uint64_t t3116 = t5 & ~t3110;
    const uint64_t t3117 = t6 & ~t3110;
    const uint64_t t3118 = t7 & ~t3110;
    const uint64_t t3119 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1656;
    const uint64_t t3120 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t3121 = t1650 ^ t1651 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t3122 = t1565 ^ t3015;
    const uint64_t t3123 = t1566 ^ t3119;
    const uint64_t t3124 = t1567 ^ t3066;
    const uint64_t t3125 = t1568 ^ t3013;
    const uint64_t t3126 = t1569 ^ t2960;
    const uint64_t t3127 = t1570 ^ t3120;
    const uint64_t t3128 = t1571 ^ t3121;
    const uint64_t t3129 = t1572 ^ t3068;
    const uint64_t t3130 = ~t877 & t1083;
    const uint64_t t3131 = t3122 & t3130;
    const uint64_t t3132 = t3123 & t3130;
    const uint64_t t3133 = t3124 & t3130;
    const uint64_t t3134 = t3125 & t3130;
    const uint64_t t3135 = t3126 & t3130;
    const uint64_t t3136 = t3127 & t3130;
    const uint64_t t3137 = t3128 & t3130;
    const uint64_t t3138 = t3129 & t3130;
    const uint64_t t3139 = t1 ^ t2 ^ t5 ^ t6 ^ t8;
    const uint64_t t3140 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t9;
    const uint64_t t3141 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t10;
    const uint64_t t3142 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t11;
    const uint64_t t3143 = t2 ^ t3 ^ t4 ^ t6 ^ t12;
    const uint64_t t3144 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t3145 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t3146 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t15;
    const uint64_t t3147 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t3148 = t0 ^ t1 ^ t2 ^ t3 ^ t17;
    const uint64_t t3149 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t18;
    const uint64_t t3150 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t19;
    const uint64_t t3151 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t20;
    const uint64_t t3152 = t1 ^ t21;
    const uint64_t t3153 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t3154 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t3155 = t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t3156 = t2 ^ t4 ^ t5 ^ t25;
    const uint64_t t3157 = t3 ^ t5 ^ t6 ^ t26;
    const uint64_t t3158 = t0 ^ t4 ^ t6 ^ t7 ^ t27;
    const uint64_t t3159 = t0 ^ t1 ^ t5 ^ t7 ^ t28;
    const uint64_t t3160 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t29;
    const uint64_t t3161 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t3162 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    const uint64_t t3163 = t3139 | t3140 | t3141 | t3142 | t3143 | t3144 | t3145 | t3146 | t3147 | t3148 | t3149
        | t3150 | t3151 | t3152 | t3153 | t3154 | t3155 | t3156 | t3157 | t3158 | t3159 | t3160 | t3161 | t3162;
    const uint64_t t3164 = t0 & ~t3163;
    const uint64_t t3165 = t1 & ~t3163;
    const uint64_t t3166 = t2 & ~t3163;
    const uint64_t t3167 = t3 & ~t3163;
    const uint64_t t3168 = t4 & ~t3163;
    const uint64_t t3169 = t5 & ~t3163;
    const uint64_t t3170 = t6 & ~t3163;
    const uint64_t t3171 = t7 & ~t3163;
    const uint64_t t3172 = t1650 ^ t1651 ^ t1653 ^ t1655 ^ t1657;
    const uint64_t t3173 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    const uint64_t t3174 = t1650 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    const uint64_t t3175 = t1565 ^ t3068;
    const uint64_t t3176 = t1566 ^ t3172;
    const uint64_t t3177 = t1567 ^ t3119;
    const uint64_t t3178 = t1568 ^ t3066;
    const uint64_t t3179 = t1569 ^ t3013;
    const uint64_t t3180 = t1570 ^ t3173;
    const uint64_t t3181 = t1571 ^ t3174;
    const uint64_t t3182 = t1572 ^ t3121;
    const uint64_t t3183 = ~t893 & t1083;
    const uint64_t t3184 = t3175 & t3183;
    const uint64_t t3185 = t3176 & t3183;
    const uint64_t t3186 = t3177 & t3183;
    const uint64_t t3187 = t3178 & t3183;
    const uint64_t t3188 = t3179 & t3183;
    const uint64_t t3189 = t3180 & t3183;
    const uint64_t t3190 = t3181 & t3183;
    const uint64_t t3191 = t3182 & t3183;
    const uint64_t t3192 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t8;
    const uint64_t t3193 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t9;
    const uint64_t t3194 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t10;
    const uint64_t t3195 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t11;
    const uint64_t t3196 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t12;
    const uint64_t t3197 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t13;
    const uint64_t t3198 = t2 ^ t3 ^ t5 ^ t6 ^ t14;
    const uint64_t t3199 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t3200 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t3201 = t0 ^ t1 ^ t17;
    const uint64_t t3202 = t0 ^ t1 ^ t2 ^ t18;
    const uint64_t t3203 = t0 ^ t1 ^ t2 ^ t3 ^ t19;
    const uint64_t t3204 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t20;
    const uint64_t t3205 = t6 ^ t7 ^ t21;
    const uint64_t t3206 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t3207 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t3208 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    const uint64_t t3209 = t1 ^ t2 ^ t5 ^ t6 ^ t25;
    const uint64_t t3210 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    const uint64_t t3211 = t1 ^ t3 ^ t4 ^ t7 ^ t27;
    const uint64_t t3212 = t2 ^ t4 ^ t5 ^ t28;
    const uint64_t t3213 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t3214 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t3215 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t31;
    const uint64_t t3216 = t3192 | t3193 | t3194 | t3195 | t3196 | t3197 | t3198 | t3199 | t3200 | t3201 | t3202
        | t3203 | t3204 | t3205 | t3206 | t3207 | t3208 | t3209 | t3210 | t3211 | t3212 | t3213 | t3214 | t3215;
    const uint64_t t3217 = t0 & ~t3216;
    const uint64_t t3218 = t1 & ~t3216;
    const uint64_t t3219 = t2 & ~t3216;
    const uint64_t t3220 = t3 & ~t3216;
    const uint64_t t3221 = t4 & ~t3216;
    const uint64_t t3222 = t5 & ~t3216;
    const uint64_t t3223 = t6 & ~t3216;
    const uint64_t t3224 = t7 & ~t3216;
    const uint64_t t3225 = t1650 ^ t1652 ^ t1654 ^ t1656 ^ t1657;
    const uint64_t t3226 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t3227 = t1652 ^ t1653 ^ t1655 ^ t1656;
    const uint64_t t3228 = t1565 ^ t3121;
    const uint64_t t3229 = t1566 ^ t3225;
    const uint64_t t3230 = t1567 ^ t3172;
    const uint64_t t3231 = t1568 ^ t3119;
    const uint64_t t3232 = t1569 ^ t3066;
    const uint64_t t3233 = t1570 ^ t3226;
    const uint64_t t3234 = t1571 ^ t3227;
    const uint64_t t3235 = t1572 ^ t3174;
    const uint64_t t3236 = ~t909 & t1083;
    const uint64_t t3237 = t3228 & t3236;
    const uint64_t t3238 = t3229 & t3236;
    const uint64_t t3239 = t3230 & t3236;
    const uint64_t t3240 = t3231 & t3236;
    const uint64_t t3241 = t3232 & t3236;
    const uint64_t t3242 = t3233 & t3236;
    const uint64_t t3243 = t3234 & t3236;
    const uint64_t t3244 = t3235 & t3236;
    const uint64_t t3245 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t3246 = t1 ^ t3 ^ t5 ^ t6 ^ t9;
    const uint64_t t3247 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t10;
    const uint64_t t3248 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t11;
    const uint64_t t3249 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t12;
    const uint64_t t3250 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t13;
    const uint64_t t3251 = t1 ^ t2 ^ t4 ^ t5 ^ t14;
    const uint64_t t3252 = t2 ^ t3 ^ t5 ^ t6 ^ t15;
    const uint64_t t3253 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t3254 = t7 ^ t17;
    const uint64_t t3255 = t0 ^ t18;
    const uint64_t t3256 = t0 ^ t1 ^ t19;
    const uint64_t t3257 = t0 ^ t1 ^ t2 ^ t20;
    const uint64_t t3258 = t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t3259 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t22;
    const uint64_t t3260 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t23;
    const uint64_t t3261 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    const uint64_t t3262 = t2 ^ t3 ^ t5 ^ t6 ^ t25;
    const uint64_t t3263 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t26;
    const uint64_t t3264 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t27;
    const uint64_t t3265 = t1 ^ t2 ^ t5 ^ t6 ^ t28;
    const uint64_t t3266 = t1 ^ t2 ^ t4 ^ t29;
    const uint64_t t3267 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    const uint64_t t3268 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t31;
    const uint64_t t3269 = t3245 | t3246 | t3247 | t3248 | t3249 | t3250 | t3251 | t3252 | t3253 | t3254 | t3255
        | t3256 | t3257 | t3258 | t3259 | t3260 | t3261 | t3262 | t3263 | t3264 | t3265 | t3266 | t3267 | t3268;
    const uint64_t t3270 = t0 & ~t3269;
    const uint64_t t3271 = t1 & ~t3269;
    const uint64_t t3272 = t2 & ~t3269;
    const uint64_t t3273 = t3 & ~t3269;
    const uint64_t t3274 = t4 & ~t3269;
    const uint64_t t3275 = t5 & ~t3269;
    const uint64_t t3276 = t6 & ~t3269;
    const uint64_t t3277 = t7 & ~t3269;
    const uint64_t t3278 = t1651 ^ t1653 ^ t1655 ^ t1656;
    const uint64_t t3279 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1656;
    const uint64_t t3280 = t1651 ^ t1652 ^ t1654 ^ t1655;
    const uint64_t t3281 = t1565 ^ t3174;
    const uint64_t t3282 = t1566 ^ t3278;
    const uint64_t t3283 = t1567 ^ t3225;
    const uint64_t t3284 = t1568 ^ t3172;
    const uint64_t t3285 = t1569 ^ t3119;
    const uint64_t t3286 = t1570 ^ t3279;
    const uint64_t t3287 = t1571 ^ t3280;
    const uint64_t t3288 = t1572 ^ t3227;
    const uint64_t t3289 = ~t923 & t1083;
    const uint64_t t3290 = t3281 & t3289;
    const uint64_t t3291 = t3282 & t3289;
    const uint64_t t3292 = t3283 & t3289;
    const uint64_t t3293 = t3284 & t3289;
    const uint64_t t3294 = t3285 & t3289;
    const uint64_t t3295 = t3286 & t3289;
    const uint64_t t3296 = t3287 & t3289;
    const uint64_t t3297 = t3288 & t3289;
    const uint64_t t3298 = t2 ^ t3 ^ t5 ^ t6 ^ t8;
    const uint64_t t3299 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t9;
    const uint64_t t3300 = t1 ^ t3 ^ t5 ^ t6 ^ t10;
    const uint64_t t3301 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t11;
    const uint64_t t3302 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t12;
    const uint64_t t3303 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t13;
    const uint64_t t3304 = t0 ^ t1 ^ t3 ^ t4 ^ t14;
    const uint64_t t3305 = t1 ^ t2 ^ t4 ^ t5 ^ t15;
    const uint64_t t3306 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t16;
    const uint64_t t3307 = t5 ^ t7 ^ t17;
    const uint64_t t3308 = t6 ^ t18;
    const uint64_t t3309 = t7 ^ t19;
    const uint64_t t3310 = t0 ^ t20;
    const uint64_t t3311 = t2 ^ t3 ^ t4 ^ t7 ^ t21;
    const uint64_t t3312 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t22;
    const uint64_t t3313 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t23;
    const uint64_t t3314 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t3315 = t0 ^ t2 ^ t3 ^ t25;
    const uint64_t t3316 = t0 ^ t1 ^ t3 ^ t4 ^ t26;
    const uint64_t t3317 = t1 ^ t2 ^ t4 ^ t5 ^ t27;
    const uint64_t t3318 = t2 ^ t3 ^ t5 ^ t6 ^ t28;
    const uint64_t t3319 = t1 ^ t5 ^ t29;
    const uint64_t t3320 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t3321 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t31;
    const uint64_t t3322 = t3298 | t3299 | t3300 | t3301 | t3302 | t3303 | t3304 | t3305 | t3306 | t3307 | t3308
        | t3309 | t3310 | t3311 | t3312 | t3313 | t3314 | t3315 | t3316 | t3317 | t3318 | t3319 | t3320 | t3321;
    const uint64_t t3323 = t0 & ~t3322;
    const uint64_t t3324 = t1 & ~t3322;
    const uint64_t t3325 = t2 & ~t3322;
    const uint64_t t3326 = t3 & ~t3322;
    const uint64_t t3327 = t4 & ~t3322;
    const uint64_t t3328 = t5 & ~t3322;
    const uint64_t t3329 = t6 & ~t3322;
    const uint64_t t3330 = t7 & ~t3322;
    const uint64_t t3331 = t1650 ^ t1652 ^ t1654 ^ t1655 ^ t1657;
    const uint64_t t3332 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1655;
    const uint64_t t3333 = t1650 ^ t1651 ^ t1653 ^ t1654;
    const uint64_t t3334 = t1565 ^ t3227;
    const uint64_t t3335 = t1566 ^ t3331;
    const uint64_t t3336 = t1567 ^ t3278;
    const uint64_t t3337 = t1568 ^ t3225;
    const uint64_t t3338 = t1569 ^ t3172;
    const uint64_t t3339 = t1570 ^ t3332;
    const uint64_t t3340 = t1571 ^ t3333;
    const uint64_t t3341 = t1572 ^ t3280;
    const uint64_t t3342 = ~t937 & t1083;
    const uint64_t t3343 = t3334 & t3342;
    const uint64_t t3344 = t3335 & t3342;
    const uint64_t t3345 = t3336 & t3342;
    const uint64_t t3346 = t3337 & t3342;
    const uint64_t t3347 = t3338 & t3342;
    const uint64_t t3348 = t3339 & t3342;
    const uint64_t t3349 = t3340 & t3342;
    const uint64_t t3350 = t3341 & t3342;
    const uint64_t t3351 = t1 ^ t2 ^ t4 ^ t5 ^ t8;
    const uint64_t t3352 = t1 ^ t3 ^ t4 ^ t6 ^ t9;
    const uint64_t t3353 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t10;
    const uint64_t t3354 = t1 ^ t3 ^ t5 ^ t6 ^ t11;
    const uint64_t t3355 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t12;
    const uint64_t t3356 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t13;
    const uint64_t t3357 = t0 ^ t2 ^ t3 ^ t14;
    const uint64_t t3358 = t0 ^ t1 ^ t3 ^ t4 ^ t15;
    const uint64_t t3359 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t16;
    const uint64_t t3360 = t3 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t3361 = t4 ^ t6 ^ t7 ^ t18;
    const uint64_t t3362 = t5 ^ t7 ^ t19;
    const uint64_t t3363 = t6 ^ t20;
    const uint64_t t3364 = t0 ^ t1 ^ t2 ^ t5 ^ t21;
    const uint64_t t3365 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    const uint64_t t3366 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t23;
    const uint64_t t3367 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    const uint64_t t3368 = t0 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t3369 = t0 ^ t1 ^ t6 ^ t7 ^ t26;
    const uint64_t t3370 = t1 ^ t2 ^ t7 ^ t27;
    const uint64_t t3371 = t0 ^ t2 ^ t3 ^ t28;
    const uint64_t t3372 = t2 ^ t6 ^ t29;
    const uint64_t t3373 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t7 ^ t30;
    const uint64_t t3374 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t31;
    const uint64_t t3375 = t3351 | t3352 | t3353 | t3354 | t3355 | t3356 | t3357 | t3358 | t3359 | t3360 | t3361
        | t3362 | t3363 | t3364 | t3365 | t3366 | t3367 | t3368 | t3369 | t3370 | t3371 | t3372 | t3373 | t3374;
    const uint64_t t3376 = t0 & ~t3375;
    const uint64_t t3377 = t1 & ~t3375;
    const uint64_t t3378 = t2 & ~t3375;
    const uint64_t t3379 = t3 & ~t3375;
    const uint64_t t3380 = t4 & ~t3375;
    const uint64_t t3381 = t5 & ~t3375;
    const uint64_t t3382 = t6 & ~t3375;
    const uint64_t t3383 = t7 & ~t3375;
    const uint64_t t3384 = t1651 ^ t1653 ^ t1654 ^ t1656;
    const uint64_t t3385 = t1650 ^ t1652 ^ t1653 ^ t1654 ^ t1657;
    const uint64_t t3386 = t1650 ^ t1652 ^ t1653;
    const uint64_t t3387 = t1565 ^ t3280;
    const uint64_t t3388 = t1566 ^ t3384;
    const uint64_t t3389 = t1567 ^ t3331;
    const uint64_t t3390 = t1568 ^ t3278;
    const uint64_t t3391 = t1569 ^ t3225;
    const uint64_t t3392 = t1570 ^ t3385;
    const uint64_t t3393 = t1571 ^ t3386;
    const uint64_t t3394 = t1572 ^ t3333;
    const uint64_t t3395 = ~t951 & t1083;
    const uint64_t t3396 = t3387 & t3395;
    const uint64_t t3397 = t3388 & t3395;
    const uint64_t t3398 = t3389 & t3395;
    const uint64_t t3399 = t3390 & t3395;
    const uint64_t t3400 = t3391 & t3395;
    const uint64_t t3401 = t3392 & t3395;
    const uint64_t t3402 = t3393 & t3395;
    const uint64_t t3403 = t3394 & t3395;
    const uint64_t t3404 = t0 ^ t1 ^ t3 ^ t4 ^ t8;
    const uint64_t t3405 = t0 ^ t2 ^ t3 ^ t5 ^ t9;
    const uint64_t t3406 = t1 ^ t3 ^ t4 ^ t6 ^ t10;
    const uint64_t t3407 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t11;
    const uint64_t t3408 = t1 ^ t3 ^ t5 ^ t6 ^ t12;
    const uint64_t t3409 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t3410 = t1 ^ t2 ^ t7 ^ t14;
    const uint64_t t3411 = t0 ^ t2 ^ t3 ^ t15;
    const uint64_t t3412 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t3413 = t1 ^ t3 ^ t4 ^ t5 ^ t17;
    const uint64_t t3414 = t2 ^ t4 ^ t5 ^ t6 ^ t18;
    const uint64_t t3415 = t3 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t3416 = t4 ^ t6 ^ t7 ^ t20;
    const uint64_t t3417 = t0 ^ t3 ^ t6 ^ t21;
    const uint64_t t3418 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t3419 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t3420 = t0 ^ t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t3421 = t2 ^ t3 ^ t4 ^ t5 ^ t25;
    const uint64_t t3422 = t3 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t3423 = t4 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t3424 = t0 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t3425 = t3 ^ t5 ^ t29;
    const uint64_t t3426 = t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t3427 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    const uint64_t t3428 = t3404 | t3405 | t3406 | t3407 | t3408 | t3409 | t3410 | t3411 | t3412 | t3413 | t3414
        | t3415 | t3416 | t3417 | t3418 | t3419 | t3420 | t3421 | t3422 | t3423 | t3424 | t3425 | t3426 | t3427;
    const uint64_t t3429 = t0 & ~t3428;
    const uint64_t t3430 = t1 & ~t3428;
    const uint64_t t3431 = t2 & ~t3428;
    const uint64_t t3432 = t3 & ~t3428;
    const uint64_t t3433 = t4 & ~t3428;
    const uint64_t t3434 = t5 & ~t3428;
    const uint64_t t3435 = t6 & ~t3428;
    const uint64_t t3436 = t7 & ~t3428;
    const uint64_t t3437 = t1650 ^ t1652 ^ t1653 ^ t1655;
    const uint64_t t3438 = t1651 ^ t1652 ^ t1653 ^ t1656 ^ t1657;
    const uint64_t t3439 = t1651 ^ t1652 ^ t1657;
    const uint64_t t3440 = t1565 ^ t3333;
    const uint64_t t3441 = t1566 ^ t3437;
    const uint64_t t3442 = t1567 ^ t3384;
    const uint64_t t3443 = t1568 ^ t3331;
    const uint64_t t3444 = t1569 ^ t3278;
    const uint64_t t3445 = t1570 ^ t3438;
    const uint64_t t3446 = t1571 ^ t3439;
    const uint64_t t3447 = t1572 ^ t3386;
    const uint64_t t3448 = ~t965 & t1083;
    const uint64_t t3449 = t3440 & t3448;
    const uint64_t t3450 = t3441 & t3448;
    const uint64_t t3451 = t3442 & t3448;
    const uint64_t t3452 = t3443 & t3448;
    const uint64_t t3453 = t3444 & t3448;
    const uint64_t t3454 = t3445 & t3448;
    const uint64_t t3455 = t3446 & t3448;
    const uint64_t t3456 = t3447 & t3448;
    const uint64_t t3457 = t0 ^ t2 ^ t3 ^ t8;
    const uint64_t t3458 = t1 ^ t2 ^ t4 ^ t9;
    const uint64_t t3459 = t0 ^ t2 ^ t3 ^ t5 ^ t10;
    const uint64_t t3460 = t1 ^ t3 ^ t4 ^ t6 ^ t11;
    const uint64_t t3461 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t12;
    const uint64_t t3462 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t13;
    const uint64_t t3463 = t0 ^ t1 ^ t6 ^ t7 ^ t14;
    const uint64_t t3464 = t1 ^ t2 ^ t7 ^ t15;
    const uint64_t t3465 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t3466 = t1 ^ t2 ^ t3 ^ t7 ^ t17;
    const uint64_t t3467 = t0 ^ t2 ^ t3 ^ t4 ^ t18;
    const uint64_t t3468 = t1 ^ t3 ^ t4 ^ t5 ^ t19;
    const uint64_t t3469 = t2 ^ t4 ^ t5 ^ t6 ^ t20;
    const uint64_t t3470 = t1 ^ t4 ^ t7 ^ t21;
    const uint64_t t3471 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t22;
    const uint64_t t3472 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t23;
    const uint64_t t3473 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    const uint64_t t3474 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t25;
    const uint64_t t3475 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    const uint64_t t3476 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t27;
    const uint64_t t3477 = t2 ^ t3 ^ t4 ^ t5 ^ t28;
    const uint64_t t3478 = t0 ^ t2 ^ t5 ^ t29;
    const uint64_t t3479 = t0 ^ t1 ^ t2 ^ t4 ^ t30;
    const uint64_t t3480 = t1 ^ t2 ^ t3 ^ t5 ^ t31;
    const uint64_t t3481 = t3457 | t3458 | t3459 | t3460 | t3461 | t3462 | t3463 | t3464 | t3465 | t3466 | t3467
        | t3468 | t3469 | t3470 | t3471 | t3472 | t3473 | t3474 | t3475 | t3476 | t3477 | t3478 | t3479 | t3480;
    const uint64_t t3482 = t0 & ~t3481;
    const uint64_t t3483 = t1 & ~t3481;
    const uint64_t t3484 = t2 & ~t3481;
    const uint64_t t3485 = t3 & ~t3481;
    const uint64_t t3486 = t4 & ~t3481;
    const uint64_t t3487 = t5 & ~t3481;
    const uint64_t t3488 = t6 & ~t3481;
    const uint64_t t3489 = t7 & ~t3481;
    const uint64_t t3490 = t1651 ^ t1652 ^ t1654;
    const uint64_t t3491 = t1650 ^ t1651 ^ t1652 ^ t1655 ^ t1656;
    const uint64_t t3492 = t1650 ^ t1651 ^ t1656 ^ t1657;
    const uint64_t t3493 = t1565 ^ t3386;
    const uint64_t t3494 = t1566 ^ t3490;
    const uint64_t t3495 = t1567 ^ t3437;
    const uint64_t t3496 = t1568 ^ t3384;
    const uint64_t t3497 = t1569 ^ t3331;
    const uint64_t t3498 = t1570 ^ t3491;
    const uint64_t t3499 = t1571 ^ t3492;
    const uint64_t t3500 = t1572 ^ t3439;
    const uint64_t t3501 = ~t979 & t1083;
    const uint64_t t3502 = t3493 & t3501;
    const uint64_t t3503 = t3494 & t3501;
    const uint64_t t3504 = t3495 & t3501;
    const uint64_t t3505 = t3496 & t3501;
    const uint64_t t3506 = t3497 & t3501;
    const uint64_t t3507 = t3498 & t3501;
    const uint64_t t3508 = t3499 & t3501;
    const uint64_t t3509 = t3500 & t3501;
    const uint64_t t3510 = t1 ^ t2 ^ t7 ^ t8;
    const uint64_t t3511 = t0 ^ t1 ^ t3 ^ t7 ^ t9;
    const uint64_t t3512 = t1 ^ t2 ^ t4 ^ t10;
    const uint64_t t3513 = t0 ^ t2 ^ t3 ^ t5 ^ t11;
    const uint64_t t3514 = t1 ^ t3 ^ t4 ^ t6 ^ t12;
    const uint64_t t3515 = t0 ^ t1 ^ t4 ^ t5 ^ t13;
    const uint64_t t3516 = t0 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t3517 = t0 ^ t1 ^ t6 ^ t7 ^ t15;
    const uint64_t t3518 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t16;
    const uint64_t t3519 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t3520 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t18;
    const uint64_t t3521 = t1 ^ t2 ^ t3 ^ t7 ^ t19;
    const uint64_t t3522 = t0 ^ t2 ^ t3 ^ t4 ^ t20;
    const uint64_t t3523 = t2 ^ t5 ^ t6 ^ t21;
    const uint64_t t3524 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t22;
    const uint64_t t3525 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t23;
    const uint64_t t3526 = t0 ^ t1 ^ t3 ^ t24;
    const uint64_t t3527 = t2 ^ t3 ^ t4 ^ t25;
    const uint64_t t3528 = t0 ^ t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t3529 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t27;
    const uint64_t t3530 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t3531 = t2 ^ t6 ^ t7 ^ t29;
    const uint64_t t3532 = t1 ^ t7 ^ t30;
    const uint64_t t3533 = t0 ^ t2 ^ t31;
    const uint64_t t3534 = t3510 | t3511 | t3512 | t3513 | t3514 | t3515 | t3516 | t3517 | t3518 | t3519 | t3520
        | t3521 | t3522 | t3523 | t3524 | t3525 | t3526 | t3527 | t3528 | t3529 | t3530 | t3531 | t3532 | t3533;
    const uint64_t t3535 = t0 & ~t3534;
    const uint64_t t3536 = t1 & ~t3534;
    const uint64_t t3537 = t2 & ~t3534;
    const uint64_t t3538 = t3 & ~t3534;
    const uint64_t t3539 = t4 & ~t3534;
    const uint64_t t3540 = t5 & ~t3534;
    const uint64_t t3541 = t6 & ~t3534;
    const uint64_t t3542 = t7 & ~t3534;
    const uint64_t t3543 = t1650 ^ t1651 ^ t1653 ^ t1657;
    const uint64_t t3544 = t1650 ^ t1651 ^ t1654 ^ t1655;
    const uint64_t t3545 = t1650 ^ t1655 ^ t1656 ^ t1657;
    const uint64_t t3546 = t1565 ^ t3439;
    const uint64_t t3547 = t1566 ^ t3543;
    const uint64_t t3548 = t1567 ^ t3490;
    const uint64_t t3549 = t1568 ^ t3437;
    const uint64_t t3550 = t1569 ^ t3384;
    const uint64_t t3551 = t1570 ^ t3544;
    const uint64_t t3552 = t1571 ^ t3545;
    const uint64_t t3553 = t1572 ^ t3492;
    const uint64_t t3554 = ~t993 & t1083;
    const uint64_t t3555 = t3546 & t3554;
    const uint64_t t3556 = t3547 & t3554;
    const uint64_t t3557 = t3548 & t3554;
    const uint64_t t3558 = t3549 & t3554;
    const uint64_t t3559 = t3550 & t3554;
    const uint64_t t3560 = t3551 & t3554;
    const uint64_t t3561 = t3552 & t3554;
    const uint64_t t3562 = t3553 & t3554;
    const uint64_t t3563 = t1083 | ~t1682 | ~t1732 | ~t1785 | ~t1838 | ~t1891 | ~t1944 | ~t1997 | ~t2050 | ~t2103
        | ~t2156 | ~t2209 | ~t2262 | ~t2315 | ~t2368 | ~t2421 | ~t2474 | ~t2527 | ~t2580 | ~t2633 | ~t2686 | ~t2739
        | ~t2792 | ~t2845 | ~t2898 | ~t2951 | ~t3004 | ~t3057 | ~t3110 | ~t3163 | ~t3216 | ~t3269 | ~t3322 | ~t3375
        | ~t3428 | ~t3481 | ~t3534;
    const uint64_t t3564 = t32 & t3563;
    const uint64_t t3565 = t32 & ~t3563;
    const uint64_t t3566 = t1683 | t1700;
    const uint64_t t3567 = t1684 | t1701;
    const uint64_t t3568 = t1685 | t1702;
    const uint64_t t3569 = t1686 | t1703;
    const uint64_t t3570 = t1687 | t1704;
    const uint64_t t3571 = t1688 | t1705;
    const uint64_t t3572 = t1689 | t1706;
    const uint64_t t3573 = t1690 | t1707;
    const uint64_t t3574 = t1733 | t1753;
    const uint64_t t3575 = t1734 | t1754;
    const uint64_t t3576 = t1735 | t1755;
    const uint64_t t3577 = t1736 | t1756;
    const uint64_t t3578 = t1737 | t1757;
    const uint64_t t3579 = t1738 | t1758;
    const uint64_t t3580 = t1739 | t1759;
    const uint64_t t3581 = t1740 | t1760;
    const uint64_t t3582 = t1786 | t1806;
    const uint64_t t3583 = t1787 | t1807;
    const uint64_t t3584 = t1788 | t1808;
    const uint64_t t3585 = t1789 | t1809;
    const uint64_t t3586 = t1790 | t1810;
    const uint64_t t3587 = t1791 | t1811;
    const uint64_t t3588 = t1792 | t1812;
    const uint64_t t3589 = t1793 | t1813;
    const uint64_t t3590 = t1839 | t1859;
    const uint64_t t3591 = t1840 | t1860;
    const uint64_t t3592 = t1841 | t1861;
    const uint64_t t3593 = t1842 | t1862;
    const uint64_t t3594 = t1843 | t1863;
    const uint64_t t3595 = t1844 | t1864;
    const uint64_t t3596 = t1845 | t1865;
    const uint64_t t3597 = t1846 | t1866;
    const uint64_t t3598 = t1892 | t1912;
    const uint64_t t3599 = t1893 | t1913;
    const uint64_t t3600 = t1894 | t1914;
    const uint64_t t3601 = t1895 | t1915;
    const uint64_t t3602 = t1896 | t1916;
    const uint64_t t3603 = t1897 | t1917;
    const uint64_t t3604 = t1898 | t1918;
    const uint64_t t3605 = t1899 | t1919;
    const uint64_t t3606 = t1945 | t1965;
    const uint64_t t3607 = t1946 | t1966;
    const uint64_t t3608 = t1947 | t1967;
    const uint64_t t3609 = t1948 | t1968;
    const uint64_t t3610 = t1949 | t1969;
    const uint64_t t3611 = t1950 | t1970;
    const uint64_t t3612 = t1951 | t1971;
    const uint64_t t3613 = t1952 | t1972;
    const uint64_t t3614 = t1998 | t2018;
    const uint64_t t3615 = t1999 | t2019;
    const uint64_t t3616 = t2000 | t2020;
    const uint64_t t3617 = t2001 | t2021;
    const uint64_t t3618 = t2002 | t2022;
    const uint64_t t3619 = t2003 | t2023;
    const uint64_t t3620 = t2004 | t2024;
    const uint64_t t3621 = t2005 | t2025;
    const uint64_t t3622 = t2051 | t2071;
    const uint64_t t3623 = t2052 | t2072;
    const uint64_t t3624 = t2053 | t2073;
    const uint64_t t3625 = t2054 | t2074;
    const uint64_t t3626 = t2055 | t2075;
    const uint64_t t3627 = t2056 | t2076;
    const uint64_t t3628 = t2057 | t2077;
    const uint64_t t3629 = t2058 | t2078;
    const uint64_t t3630 = t2104 | t2124;
    const uint64_t t3631 = t2105 | t2125;
    const uint64_t t3632 = t2106 | t2126;
    const uint64_t t3633 = t2107 | t2127;
    const uint64_t t3634 = t2108 | t2128;
    const uint64_t t3635 = t2109 | t2129;
    const uint64_t t3636 = t2110 | t2130;
    const uint64_t t3637 = t2111 | t2131;
    const uint64_t t3638 = t2157 | t2177;
    const uint64_t t3639 = t2158 | t2178;
    const uint64_t t3640 = t2159 | t2179;
    const uint64_t t3641 = t2160 | t2180;
    const uint64_t t3642 = t2161 | t2181;
    const uint64_t t3643 = t2162 | t2182;
    const uint64_t t3644 = t2163 | t2183;
    const uint64_t t3645 = t2164 | t2184;
    const uint64_t t3646 = t2210 | t2230;
    const uint64_t t3647 = t2211 | t2231;
    const uint64_t t3648 = t2212 | t2232;
    const uint64_t t3649 = t2213 | t2233;
    const uint64_t t3650 = t2214 | t2234;
    const uint64_t t3651 = t2215 | t2235;
    const uint64_t t3652 = t2216 | t2236;
    const uint64_t t3653 = t2217 | t2237;
    const uint64_t t3654 = t2263 | t2283;
    const uint64_t t3655 = t2264 | t2284;
    const uint64_t t3656 = t2265 | t2285;
    const uint64_t t3657 = t2266 | t2286;
    const uint64_t t3658 = t2267 | t2287;
    const uint64_t t3659 = t2268 | t2288;
    const uint64_t t3660 = t2269 | t2289;
    const uint64_t t3661 = t2270 | t2290;
    const uint64_t t3662 = t2316 | t2336;
    const uint64_t t3663 = t2317 | t2337;
    const uint64_t t3664 = t2318 | t2338;
    const uint64_t t3665 = t2319 | t2339;
    const uint64_t t3666 = t2320 | t2340;
    const uint64_t t3667 = t2321 | t2341;
    const uint64_t t3668 = t2322 | t2342;
    const uint64_t t3669 = t2323 | t2343;
    const uint64_t t3670 = t2369 | t2389;
    const uint64_t t3671 = t2370 | t2390;
    const uint64_t t3672 = t2371 | t2391;
    const uint64_t t3673 = t2372 | t2392;
    const uint64_t t3674 = t2373 | t2393;
    const uint64_t t3675 = t2374 | t2394;
    const uint64_t t3676 = t2375 | t2395;
    const uint64_t t3677 = t2376 | t2396;
    const uint64_t t3678 = t2422 | t2442;
    const uint64_t t3679 = t2423 | t2443;
    const uint64_t t3680 = t2424 | t2444;
    const uint64_t t3681 = t2425 | t2445;
    const uint64_t t3682 = t2426 | t2446;
    const uint64_t t3683 = t2427 | t2447;
    const uint64_t t3684 = t2428 | t2448;
    const uint64_t t3685 = t2429 | t2449;
    const uint64_t t3686 = t2475 | t2495;
    const uint64_t t3687 = t2476 | t2496;
    const uint64_t t3688 = t2477 | t2497;
    const uint64_t t3689 = t2478 | t2498;
    const uint64_t t3690 = t2479 | t2499;
    const uint64_t t3691 = t2480 | t2500;
    const uint64_t t3692 = t2481 | t2501;
    const uint64_t t3693 = t2482 | t2502;
    const uint64_t t3694 = t2528 | t2548;
    const uint64_t t3695 = t2529 | t2549;
    const uint64_t t3696 = t2530 | t2550;
    const uint64_t t3697 = t2531 | t2551;
    const uint64_t t3698 = t2532 | t2552;
    const uint64_t t3699 = t2533 | t2553;
    const uint64_t t3700 = t2534 | t2554;
    const uint64_t t3701 = t2535 | t2555;
    const uint64_t t3702 = t2581 | t2601;
    const uint64_t t3703 = t2582 | t2602;
    const uint64_t t3704 = t2583 | t2603;
    const uint64_t t3705 = t2584 | t2604;
    const uint64_t t3706 = t2585 | t2605;
    const uint64_t t3707 = t2586 | t2606;
    const uint64_t t3708 = t2587 | t2607;
    const uint64_t t3709 = t2588 | t2608;
    const uint64_t t3710 = t2634 | t2654;
    const uint64_t t3711 = t2635 | t2655;
    const uint64_t t3712 = t2636 | t2656;
    const uint64_t t3713 = t2637 | t2657;
    const uint64_t t3714 = t2638 | t2658;
    const uint64_t t3715 = t2639 | t2659;
    const uint64_t t3716 = t2640 | t2660;
    const uint64_t t3717 = t2641 | t2661;
    const uint64_t t3718 = t2687 | t2707;
    const uint64_t t3719 = t2688 | t2708;
    const uint64_t t3720 = t2689 | t2709;
    const uint64_t t3721 = t2690 | t2710;
    const uint64_t t3722 = t2691 | t2711;
    const uint64_t t3723 = t2692 | t2712;
    const uint64_t t3724 = t2693 | t2713;
    const uint64_t t3725 = t2694 | t2714;
    const uint64_t t3726 = t2740 | t2760;
    const uint64_t t3727 = t2741 | t2761;
    const uint64_t t3728 = t2742 | t2762;
    const uint64_t t3729 = t2743 | t2763;
    const uint64_t t3730 = t2744 | t2764;
    const uint64_t t3731 = t2745 | t2765;
    const uint64_t t3732 = t2746 | t2766;
    const uint64_t t3733 = t2747 | t2767;
    const uint64_t t3734 = t2793 | t2813;
    const uint64_t t3735 = t2794 | t2814;
    const uint64_t t3736 = t2795 | t2815;
    const uint64_t t3737 = t2796 | t2816;
    const uint64_t t3738 = t2797 | t2817;
    const uint64_t t3739 = t2798 | t2818;
    const uint64_t t3740 = t2799 | t2819;
    const uint64_t t3741 = t2800 | t2820;
    const uint64_t t3742 = t2846 | t2866;
    const uint64_t t3743 = t2847 | t2867;
    const uint64_t t3744 = t2848 | t2868;
    const uint64_t t3745 = t2849 | t2869;
    const uint64_t t3746 = t2850 | t2870;
    const uint64_t t3747 = t2851 | t2871;
    const uint64_t t3748 = t2852 | t2872;
    const uint64_t t3749 = t2853 | t2873;
    const uint64_t t3750 = t2899 | t2919;
    const uint64_t t3751 = t2900 | t2920;
    const uint64_t t3752 = t2901 | t2921;
    const uint64_t t3753 = t2902 | t2922;
    const uint64_t t3754 = t2903 | t2923;
    const uint64_t t3755 = t2904 | t2924;
    const uint64_t t3756 = t2905 | t2925;
    const uint64_t t3757 = t2906 | t2926;
    const uint64_t t3758 = t2952 | t2972;
    const uint64_t t3759 = t2953 | t2973;
    const uint64_t t3760 = t2954 | t2974;
    const uint64_t t3761 = t2955 | t2975;
    const uint64_t t3762 = t2956 | t2976;
    const uint64_t t3763 = t2957 | t2977;
    const uint64_t t3764 = t2958 | t2978;
    const uint64_t t3765 = t2959 | t2979;
    const uint64_t t3766 = t3005 | t3025;
    const uint64_t t3767 = t3006 | t3026;
    const uint64_t t3768 = t3007 | t3027;
    const uint64_t t3769 = t3008 | t3028;
    const uint64_t t3770 = t3009 | t3029;
    const uint64_t t3771 = t3010 | t3030;
    const uint64_t t3772 = t3011 | t3031;
    const uint64_t t3773 = t3012 | t3032;
    const uint64_t t3774 = t3058 | t3078;
    const uint64_t t3775 = t3059 | t3079;
    const uint64_t t3776 = t3060 | t3080;
    const uint64_t t3777 = t3061 | t3081;
    const uint64_t t3778 = t3062 | t3082;
    const uint64_t t3779 = t3063 | t3083;
    const uint64_t t3780 = t3064 | t3084;
    const uint64_t t3781 = t3065 | t3085;
    const uint64_t t3782 = t3111 | t3131;
    const uint64_t t3783 = t3112 | t3132;
    const uint64_t t3784 = t3113 | t3133;
    const uint64_t t3785 = t3114 | t3134;
    const uint64_t t3786 = t3115 | t3135;
    const uint64_t t3787 = t3116 | t3136;
    const uint64_t t3788 = t3117 | t3137;
    const uint64_t t3789 = t3118 | t3138;
    const uint64_t t3790 = t3164 | t3184;
    const uint64_t t3791 = t3165 | t3185;
    const uint64_t t3792 = t3166 | t3186;
    const uint64_t t3793 = t3167 | t3187;
    const uint64_t t3794 = t3168 | t3188;
    const uint64_t t3795 = t3169 | t3189;
    const uint64_t t3796 = t3170 | t3190;
    const uint64_t t3797 = t3171 | t3191;
    const uint64_t t3798 = t3217 | t3237;
    const uint64_t t3799 = t3218 | t3238;
    const uint64_t t3800 = t3219 | t3239;
    const uint64_t t3801 = t3220 | t3240;
    const uint64_t t3802 = t3221 | t3241;
    const uint64_t t3803 = t3222 | t3242;
    const uint64_t t3804 = t3223 | t3243;
    const uint64_t t3805 = t3224 | t3244;
    const uint64_t t3806 = t3270 | t3290;
    const uint64_t t3807 = t3271 | t3291;
    const uint64_t t3808 = t3272 | t3292;
    const uint64_t t3809 = t3273 | t3293;
    const uint64_t t3810 = t3274 | t3294;
    const uint64_t t3811 = t3275 | t3295;
    const uint64_t t3812 = t3276 | t3296;
    const uint64_t t3813 = t3277 | t3297;
    const uint64_t t3814 = t3323 | t3343;
    const uint64_t t3815 = t3324 | t3344;
    const uint64_t t3816 = t3325 | t3345;
    const uint64_t t3817 = t3326 | t3346;
    const uint64_t t3818 = t3327 | t3347;
    const uint64_t t3819 = t3328 | t3348;
    const uint64_t t3820 = t3329 | t3349;
    const uint64_t t3821 = t3330 | t3350;
    const uint64_t t3822 = t3376 | t3396;
    const uint64_t t3823 = t3377 | t3397;
    const uint64_t t3824 = t3378 | t3398;
    const uint64_t t3825 = t3379 | t3399;
    const uint64_t t3826 = t3380 | t3400;
    const uint64_t t3827 = t3381 | t3401;
    const uint64_t t3828 = t3382 | t3402;
    const uint64_t t3829 = t3383 | t3403;
    const uint64_t t3830 = t3429 | t3449;
    const uint64_t t3831 = t3430 | t3450;
    const uint64_t t3832 = t3431 | t3451;
    const uint64_t t3833 = t3432 | t3452;
    const uint64_t t3834 = t3433 | t3453;
    const uint64_t t3835 = t3434 | t3454;
    const uint64_t t3836 = t3435 | t3455;
    const uint64_t t3837 = t3436 | t3456;
    const uint64_t t3838 = t3482 | t3502;
    const uint64_t t3839 = t3483 | t3503;
    const uint64_t t3840 = t3484 | t3504;
    const uint64_t t3841 = t3485 | t3505;
    const uint64_t t3842 = t3486 | t3506;
    const uint64_t t3843 = t3487 | t3507;
    const uint64_t t3844 = t3488 | t3508;
    const uint64_t t3845 = t3489 | t3509;
    const uint64_t t3846 = t3535 | t3555;
    const uint64_t t3847 = t3536 | t3556;
    const uint64_t t3848 = t3537 | t3557;
    const uint64_t t3849 = t3538 | t3558;
    const uint64_t t3850 = t3539 | t3559;
    const uint64_t t3851 = t3540 | t3560;
    const uint64_t t3852 = t3541 | t3561;
    const uint64_t t3853 = t3542 | t3562;
    const uint64_t t3854 = t3564 & ~t3565;
    entry[0] ^= t3566;
    entry[1] ^= t3567;
    entry[2] ^= t3568;
    entry[3] ^= t3569;
    entry[4] ^= t3570;
    entry[5] ^= t3571;
    entry[6] ^= t3572;
    entry[7] ^= t3573;
    entry[8] ^= t3574;
    entry[9] ^= t3575;
    entry[10] ^= t3576;
    entry[11] ^= t3577;
    entry[12] ^= t3578;
    entry[13] ^= t3579;
    entry[14] ^= t3580;
    entry[15] ^= t3581;
    entry[16] ^= t3582;
    entry[17] ^= t3583;
    entry[18] ^= t3584;
    entry[19] ^= t3585;
    entry[20] ^= t3586;
    entry[21] ^= t3587;
    entry[22] ^= t3588;
    entry[23] ^= t3589;
    entry[24] ^= t3590;
    entry[25] ^= t3591;
    entry[26] ^= t3592;
    entry[27] ^= t3593;
    entry[28] ^= t3594;
    entry[29] ^= t3595;
    entry[30] ^= t3596;
    entry[31] ^= t3597;
    entry[32] ^= t3598;
    entry[33] ^= t3599;
    entry[34] ^= t3600;
    entry[35] ^= t3601;
    entry[36] ^= t3602;
    entry[37] ^= t3603;
    entry[38] ^= t3604;
    entry[39] ^= t3605;
    entry[40] ^= t3606;
    entry[41] ^= t3607;
    entry[42] ^= t3608;
    entry[43] ^= t3609;
    entry[44] ^= t3610;
    entry[45] ^= t3611;
    entry[46] ^= t3612;
    entry[47] ^= t3613;
    entry[48] ^= t3614;
    entry[49] ^= t3615;
    entry[50] ^= t3616;
    entry[51] ^= t3617;
    entry[52] ^= t3618;
    entry[53] ^= t3619;
    entry[54] ^= t3620;
    entry[55] ^= t3621;
    entry[56] ^= t3622;
    entry[57] ^= t3623;
    entry[58] ^= t3624;
    entry[59] ^= t3625;
    entry[60] ^= t3626;
    entry[61] ^= t3627;
    entry[62] ^= t3628;
    entry[63] ^= t3629;
    entry[64] ^= t3630;
    entry[65] ^= t3631;
    entry[66] ^= t3632;
    entry[67] ^= t3633;
    entry[68] ^= t3634;
    entry[69] ^= t3635;
    entry[70] ^= t3636;
    entry[71] ^= t3637;
    entry[72] ^= t3638;
    entry[73] ^= t3639;
    entry[74] ^= t3640;
    entry[75] ^= t3641;
    entry[76] ^= t3642;
    entry[77] ^= t3643;
    entry[78] ^= t3644;
    entry[79] ^= t3645;
    entry[80] ^= t3646;
    entry[81] ^= t3647;
    entry[82] ^= t3648;
    entry[83] ^= t3649;
    entry[84] ^= t3650;
    entry[85] ^= t3651;
    entry[86] ^= t3652;
    entry[87] ^= t3653;
    entry[88] ^= t3654;
    entry[89] ^= t3655;
    entry[90] ^= t3656;
    entry[91] ^= t3657;
    entry[92] ^= t3658;
    entry[93] ^= t3659;
    entry[94] ^= t3660;
    entry[95] ^= t3661;
    entry[96] ^= t3662;
    entry[97] ^= t3663;
    entry[98] ^= t3664;
    entry[99] ^= t3665;
    entry[100] ^= t3666;
    entry[101] ^= t3667;
    entry[102] ^= t3668;
    entry[103] ^= t3669;
    entry[104] ^= t3670;
    entry[105] ^= t3671;
    entry[106] ^= t3672;
    entry[107] ^= t3673;
    entry[108] ^= t3674;
    entry[109] ^= t3675;
    entry[110] ^= t3676;
    entry[111] ^= t3677;
    entry[112] ^= t3678;
    entry[113] ^= t3679;
    entry[114] ^= t3680;
    entry[115] ^= t3681;
    entry[116] ^= t3682;
    entry[117] ^= t3683;
    entry[118] ^= t3684;
    entry[119] ^= t3685;
    entry[120] ^= t3686;
    entry[121] ^= t3687;
    entry[122] ^= t3688;
    entry[123] ^= t3689;
    entry[124] ^= t3690;
    entry[125] ^= t3691;
    entry[126] ^= t3692;
    entry[127] ^= t3693;
    entry[128] ^= t3694;
    entry[129] ^= t3695;
    entry[130] ^= t3696;
    entry[131] ^= t3697;
    entry[132] ^= t3698;
    entry[133] ^= t3699;
    entry[134] ^= t3700;
    entry[135] ^= t3701;
    entry[136] ^= t3702;
    entry[137] ^= t3703;
    entry[138] ^= t3704;
    entry[139] ^= t3705;
    entry[140] ^= t3706;
    entry[141] ^= t3707;
    entry[142] ^= t3708;
    entry[143] ^= t3709;
    entry[144] ^= t3710;
    entry[145] ^= t3711;
    entry[146] ^= t3712;
    entry[147] ^= t3713;
    entry[148] ^= t3714;
    entry[149] ^= t3715;
    entry[150] ^= t3716;
    entry[151] ^= t3717;
    entry[152] ^= t3718;
    entry[153] ^= t3719;
    entry[154] ^= t3720;
    entry[155] ^= t3721;
    entry[156] ^= t3722;
    entry[157] ^= t3723;
    entry[158] ^= t3724;
    entry[159] ^= t3725;
    entry[160] ^= t3726;
    entry[161] ^= t3727;
    entry[162] ^= t3728;
    entry[163] ^= t3729;
    entry[164] ^= t3730;
    entry[165] ^= t3731;
    entry[166] ^= t3732;
    entry[167] ^= t3733;
    entry[168] ^= t3734;
    entry[169] ^= t3735;
    entry[170] ^= t3736;
    entry[171] ^= t3737;
    entry[172] ^= t3738;
    entry[173] ^= t3739;
    entry[174] ^= t3740;
    entry[175] ^= t3741;
    entry[176] ^= t3742;
    entry[177] ^= t3743;
    entry[178] ^= t3744;
    entry[179] ^= t3745;
    entry[180] ^= t3746;
    entry[181] ^= t3747;
    entry[182] ^= t3748;
    entry[183] ^= t3749;
    entry[184] ^= t3750;
    entry[185] ^= t3751;
    entry[186] ^= t3752;
    entry[187] ^= t3753;
    entry[188] ^= t3754;
    entry[189] ^= t3755;
    entry[190] ^= t3756;
    entry[191] ^= t3757;
    entry[192] ^= t3758;
    entry[193] ^= t3759;
    entry[194] ^= t3760;
    entry[195] ^= t3761;
    entry[196] ^= t3762;
    entry[197] ^= t3763;
    entry[198] ^= t3764;
    entry[199] ^= t3765;
    entry[200] ^= t3766;
    entry[201] ^= t3767;
    entry[202] ^= t3768;
    entry[203] ^= t3769;
    entry[204] ^= t3770;
    entry[205] ^= t3771;
    entry[206] ^= t3772;
    entry[207] ^= t3773;
    entry[208] ^= t3774;
    entry[209] ^= t3775;
    entry[210] ^= t3776;
    entry[211] ^= t3777;
    entry[212] ^= t3778;
    entry[213] ^= t3779;
    entry[214] ^= t3780;
    entry[215] ^= t3781;
    entry[216] ^= t3782;
    entry[217] ^= t3783;
    entry[218] ^= t3784;
    entry[219] ^= t3785;
    entry[220] ^= t3786;
    entry[221] ^= t3787;
    entry[222] ^= t3788;
    entry[223] ^= t3789;
    entry[224] ^= t3790;
    entry[225] ^= t3791;
    entry[226] ^= t3792;
    entry[227] ^= t3793;
    entry[228] ^= t3794;
    entry[229] ^= t3795;
    entry[230] ^= t3796;
    entry[231] ^= t3797;
    entry[232] ^= t3798;
    entry[233] ^= t3799;
    entry[234] ^= t3800;
    entry[235] ^= t3801;
    entry[236] ^= t3802;
    entry[237] ^= t3803;
    entry[238] ^= t3804;
    entry[239] ^= t3805;
    entry[240] ^= t3806;
    entry[241] ^= t3807;
    entry[242] ^= t3808;
    entry[243] ^= t3809;
    entry[244] ^= t3810;
    entry[245] ^= t3811;
    entry[246] ^= t3812;
    entry[247] ^= t3813;
    entry[248] ^= t3814;
    entry[249] ^= t3815;
    entry[250] ^= t3816;
    entry[251] ^= t3817;
    entry[252] ^= t3818;
    entry[253] ^= t3819;
    entry[254] ^= t3820;
    entry[255] ^= t3821;
    entry[256] ^= t3822;
    entry[257] ^= t3823;
    entry[258] ^= t3824;
    entry[259] ^= t3825;
    entry[260] ^= t3826;
    entry[261] ^= t3827;
    entry[262] ^= t3828;
    entry[263] ^= t3829;
    entry[264] ^= t3830;
    entry[265] ^= t3831;
    entry[266] ^= t3832;
    entry[267] ^= t3833;
    entry[268] ^= t3834;
    entry[269] ^= t3835;
    entry[270] ^= t3836;
    entry[271] ^= t3837;
    entry[272] ^= t3838;
    entry[273] ^= t3839;
    entry[274] ^= t3840;
    entry[275] ^= t3841;
    entry[276] ^= t3842;
    entry[277] ^= t3843;
    entry[278] ^= t3844;
    entry[279] ^= t3845;
    entry[280] ^= t3846;
    entry[281] ^= t3847;
    entry[282] ^= t3848;
    entry[283] ^= t3849;
    entry[284] ^= t3850;
    entry[285] ^= t3851;
    entry[286] ^= t3852;
    entry[287] ^= t3853;
    *corrected = t3854;
    *uncorrectable = t3565;
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

void ecc_rs_dsc_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_rs_dsc_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_rs_dsc_encode(data, expected);
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

ecc_status ecc_rs_dsc_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_rs_dsc_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_rs_dsc_decode_lanes(entry, &corrected, &uncorrectable);
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

ecc_status ecc_rs_dsc_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_rs_dsc_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_rs_dsc_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_rs_dsc_decode(data + 32u * i, check + 4u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
