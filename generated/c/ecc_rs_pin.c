/* RS(36,32) with pins: encoder and decoder. Generated; do not edit.
 *
 * Scheme rs-pin, sha-256
 * 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: eccforge.
 */
#include "ecc_rs_pin.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[32][4] = {
    {
        UINT64_C(0x7ffcc4fbb8cc7668), UINT64_C(0x6b2140b80421fcf4), UINT64_C(0x2306de060141e462),
        UINT64_C(0xf371bc86fc4eadae)
    },
    {
        UINT64_C(0x80054d0dc9559ab9), UINT64_C(0xbd63c0c90c63051d), UINT64_C(0x650a620a02c22ca7),
        UINT64_C(0x1592c58b05d2f6f2)
    },
    {
        UINT64_C(0x010b9b1b92aa3472), UINT64_C(0x7ac6819218c60b3a), UINT64_C(0xca14c5140485594f),
        UINT64_C(0x2a248a160ba4ede5)
    },
    {
        UINT64_C(0x03173736245468e4), UINT64_C(0xf48d0224318d1774), UINT64_C(0x95298a29080ab29f),
        UINT64_C(0x5549152d1748dbcb)
    },
    {
        UINT64_C(0x072e6f6c49a9d1c8), UINT64_C(0xe91a0449631a2ee8), UINT64_C(0x2b5215521014653f),
        UINT64_C(0xaa932a5a2e90b796)
    },
    {
        UINT64_C(0x70a11a222b9fd5f9), UINT64_C(0xb814482bc214a124), UINT64_C(0x75a3f4a320682e1d),
        UINT64_C(0xa756e933a16ec382)
    },
    {
        UINT64_C(0x9fbff1beeef3dd9a), UINT64_C(0x1a08d0ee8108bfbd), UINT64_C(0xc84137414090b958),
        UINT64_C(0xbcdc6fe1bf932bab)
    },
    {
        UINT64_C(0x3f7ee27ddce6bb34), UINT64_C(0x3510a0dc02107e7a), UINT64_C(0x91836f83802072b1),
        UINT64_C(0x79b8dec37e275657)
    },
    {
        UINT64_C(0xe2f3917ba62dd962), UINT64_C(0xdbd8bf9ddce80fd8), UINT64_C(0x7d77c1eeeab4de77),
        UINT64_C(0x2bcbdca778a59ac0)
    },
    {
        UINT64_C(0x2615b28cea776aa7), UINT64_C(0x6c68c1a664381068), UINT64_C(0x869843323edd6298),
        UINT64_C(0x7d5d64e888eeae41)
    },
    {
        UINT64_C(0x4d2a6519d4efd54f), UINT64_C(0xd9d1824cc97021d1), UINT64_C(0x0d3087647cbbc530),
        UINT64_C(0xfbbac9d011dc5c83)
    },
    {
        UINT64_C(0x9b55ca32a8dfab9f), UINT64_C(0xb3a3059892e042a3), UINT64_C(0x1b600ec9f8768a60),
        UINT64_C(0xf67592a022b8b906)
    },
    {
        UINT64_C(0x37aa956450bf573f), UINT64_C(0x66470b3024c08447), UINT64_C(0x36c11c92f1ec15c1),
        UINT64_C(0xedeb24404571720c)
    },
    {
        UINT64_C(0x8da7bab20753771d), UINT64_C(0x1657a8fd95690657), UINT64_C(0x11f5f8ca086cf4f5),
        UINT64_C(0xf01c9527f3467ed8)
    },
    {
        UINT64_C(0xf8bce41ea98b3658), UINT64_C(0xf676ef67f73a0376), UINT64_C(0x5f9d307bfa6d379d),
        UINT64_C(0xcaf2f7e99e296670)
    },
    {
        UINT64_C(0xf179c83d53166cb1), UINT64_C(0xedecdfceee7407ec), UINT64_C(0xbe3b60f7f5da6f3b),
        UINT64_C(0x95e5eed33c52cde0)
    },
    {
        UINT64_C(0x7531335aef6a5c11), UINT64_C(0x6b27c44e5cf9430d), UINT64_C(0xf2df589a88e98af0),
        UINT64_C(0x411c0e437013afaf)
    },
    {
        UINT64_C(0x9e5254ef30bfe533), UINT64_C(0xbd694dd2e50bc416), UINT64_C(0x1760e9ae993a9f11),
        UINT64_C(0xc22512c49035f0f0)
    },
    {
        UINT64_C(0x3ca5a9df607ecb67), UINT64_C(0x7ad29ba4cb17892d), UINT64_C(0x2ec1d35c33743f22),
        UINT64_C(0x854a2589206be1e1)
    },
    {
        UINT64_C(0x784b53bfc1fc96ce), UINT64_C(0xf4a43748962e125a), UINT64_C(0x5d82a7b967e87f45),
        UINT64_C(0x0a944a1241d6c3c3)
    },
    {
        UINT64_C(0xf097a67e82f92c9d), UINT64_C(0xe9486f902c5d25b5), UINT64_C(0xba054f72ced0ff8b),
        UINT64_C(0x1428942583ac8686)
    },
    {
        UINT64_C(0x941e7fa6ea98052a), UINT64_C(0xb8b71a6e05430967), UINT64_C(0x87d4c77e154974e6),
        UINT64_C(0x684d2609764ba2a2)
    },
    {
        UINT64_C(0x5d0ccc163b5a5744), UINT64_C(0x1a49f193577e50c3), UINT64_C(0xfc77d666a27a623c),
        UINT64_C(0x908743509c84ebeb)
    },
    {
        UINT64_C(0xba18992d77b5ae88), UINT64_C(0x3593e227aefca186), UINT64_C(0xf9efaccd44f4c578),
        UINT64_C(0x200e87a13809d7d7)
    },
    {
        UINT64_C(0x40e98d48bde97802), UINT64_C(0xb7e3fae335b8f60f), UINT64_C(0xd490f5f97814345f),
        UINT64_C(0x7fad3bbf2223a497)
    },
    {
        UINT64_C(0xc03a97d8c73a8806), UINT64_C(0xd9240f245ec91b10), UINT64_C(0x7cb01f0b883d5ce1),
        UINT64_C(0x80f64cc16765ecb8)
    },
    {
        UINT64_C(0x81742fb08e74110c), UINT64_C(0xb3491f49bd923621), UINT64_C(0xf8613e17117bb9c3),
        UINT64_C(0x01ed9882cecad871)
    },
    {
        UINT64_C(0x02e85e611de82218), UINT64_C(0x66933e937a246c42), UINT64_C(0xf1c27c2e22f77286),
        UINT64_C(0x03db30059d95b0e3)
    },
    {
        UINT64_C(0x04d0bdc23ad04531), UINT64_C(0xcd277c27f449d984), UINT64_C(0xe285f85d45eee40d),
        UINT64_C(0x07b7600b3b2b61c7)
    },
    {
        UINT64_C(0x4849f7cdc949f361), UINT64_C(0x2dad02addc2b4506), UINT64_C(0x109a0443f3c8fc44),
        UINT64_C(0x70c3faa855756619)
    },
    {
        UINT64_C(0xd07a63d22f7a9ec0), UINT64_C(0xedb8feb88dee7d03), UINT64_C(0xf5a4fd7e9e85cdd7),
        UINT64_C(0x9f2bceef88c869a5)
    },
    {
        UINT64_C(0xa0f4c6a45ef43c81), UINT64_C(0xdb71fd711adcfb07), UINT64_C(0xea48fafc3c0a9aaf),
        UINT64_C(0x3f569ddf1191d24b)
    }
};

void ecc_rs_pin_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[10] ^ data[12] ^ data[13] ^ data[14]
        ^ data[18] ^ data[19] ^ data[22] ^ data[23] ^ data[27] ^ data[28] ^ data[29] ^ data[31] ^ data[32]
        ^ data[33] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[42] ^ data[46] ^ data[47]
        ^ data[50] ^ data[51] ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[58]
        ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[66] ^ data[68] ^ data[69] ^ data[70] ^ data[71]
        ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[85] ^ data[90]
        ^ data[99] ^ data[100] ^ data[101] ^ data[103] ^ data[110] ^ data[112] ^ data[117] ^ data[120] ^ data[121]
        ^ data[123] ^ data[125] ^ data[126] ^ data[129] ^ data[133] ^ data[134] ^ data[138] ^ data[141] ^ data[142]
        ^ data[143] ^ data[144] ^ data[150] ^ data[152] ^ data[161] ^ data[162] ^ data[169] ^ data[170] ^ data[171]
        ^ data[172] ^ data[174] ^ data[175] ^ data[177] ^ data[178] ^ data[184] ^ data[185] ^ data[189] ^ data[193]
        ^ data[194] ^ data[195] ^ data[197] ^ data[199] ^ data[200] ^ data[202] ^ data[203] ^ data[205] ^ data[207]
        ^ data[209] ^ data[210] ^ data[211] ^ data[214] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[222]
        ^ data[223] ^ data[225] ^ data[226] ^ data[231] ^ data[234] ^ data[235] ^ data[236] ^ data[237] ^ data[239]
        ^ data[240] ^ data[244] ^ data[245] ^ data[246] ^ data[248] ^ data[249] ^ data[252] ^ data[253] ^ data[254]
        ^ data[255];
    const uint64_t t1 = data[0] ^ data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[9] ^ data[11] ^ data[12] ^ data[15]
        ^ data[16] ^ data[18] ^ data[20] ^ data[22] ^ data[24] ^ data[27] ^ data[30] ^ data[31] ^ data[32]
        ^ data[34] ^ data[35] ^ data[40] ^ data[42] ^ data[43] ^ data[46] ^ data[48] ^ data[50] ^ data[63]
        ^ data[64] ^ data[66] ^ data[67] ^ data[68] ^ data[72] ^ data[74] ^ data[80] ^ data[81] ^ data[85]
        ^ data[86] ^ data[90] ^ data[91] ^ data[96] ^ data[99] ^ data[102] ^ data[103] ^ data[110] ^ data[111]
        ^ data[112] ^ data[113] ^ data[117] ^ data[118] ^ data[120] ^ data[122] ^ data[123] ^ data[124] ^ data[125]
        ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[133] ^ data[135] ^ data[138] ^ data[139] ^ data[141]
        ^ data[145] ^ data[150] ^ data[151] ^ data[153] ^ data[161] ^ data[163] ^ data[169] ^ data[173] ^ data[174]
        ^ data[177] ^ data[179] ^ data[184] ^ data[186] ^ data[189] ^ data[190] ^ data[193] ^ data[196] ^ data[197]
        ^ data[198] ^ data[199] ^ data[201] ^ data[202] ^ data[204] ^ data[205] ^ data[206] ^ data[207] ^ data[209]
        ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[218] ^ data[224] ^ data[225] ^ data[227] ^ data[231]
        ^ data[232] ^ data[234] ^ data[238] ^ data[239] ^ data[241] ^ data[244] ^ data[247] ^ data[248] ^ data[250]
        ^ data[252];
    const uint64_t t2 = data[1] ^ data[4] ^ data[5] ^ data[6] ^ data[10] ^ data[12] ^ data[13] ^ data[17]
        ^ data[19] ^ data[21] ^ data[23] ^ data[25] ^ data[28] ^ data[31] ^ data[32] ^ data[33] ^ data[35]
        ^ data[36] ^ data[40] ^ data[41] ^ data[43] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[51]
        ^ data[56] ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[72] ^ data[73] ^ data[75] ^ data[81]
        ^ data[82] ^ data[86] ^ data[87] ^ data[91] ^ data[92] ^ data[97] ^ data[100] ^ data[103] ^ data[104]
        ^ data[111] ^ data[113] ^ data[114] ^ data[118] ^ data[119] ^ data[121] ^ data[123] ^ data[124] ^ data[125]
        ^ data[126] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[134] ^ data[136] ^ data[139] ^ data[140]
        ^ data[142] ^ data[144] ^ data[146] ^ data[151] ^ data[154] ^ data[162] ^ data[164] ^ data[168] ^ data[170]
        ^ data[174] ^ data[175] ^ data[178] ^ data[180] ^ data[185] ^ data[187] ^ data[190] ^ data[191] ^ data[192]
        ^ data[194] ^ data[197] ^ data[198] ^ data[199] ^ data[200] ^ data[202] ^ data[203] ^ data[205] ^ data[206]
        ^ data[207] ^ data[210] ^ data[213] ^ data[215] ^ data[216] ^ data[217] ^ data[219] ^ data[225] ^ data[226]
        ^ data[228] ^ data[233] ^ data[235] ^ data[239] ^ data[242] ^ data[245] ^ data[249] ^ data[251] ^ data[253];
    const uint64_t t3 = data[2] ^ data[5] ^ data[6] ^ data[7] ^ data[11] ^ data[13] ^ data[14] ^ data[18]
        ^ data[20] ^ data[22] ^ data[26] ^ data[29] ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[40]
        ^ data[41] ^ data[42] ^ data[44] ^ data[45] ^ data[48] ^ data[49] ^ data[50] ^ data[52] ^ data[56]
        ^ data[57] ^ data[66] ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[73] ^ data[74] ^ data[76]
        ^ data[80] ^ data[82] ^ data[83] ^ data[87] ^ data[88] ^ data[92] ^ data[93] ^ data[98] ^ data[101]
        ^ data[105] ^ data[112] ^ data[114] ^ data[115] ^ data[119] ^ data[122] ^ data[124] ^ data[125] ^ data[126]
        ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[135] ^ data[137] ^ data[140]
        ^ data[141] ^ data[143] ^ data[145] ^ data[147] ^ data[155] ^ data[160] ^ data[163] ^ data[165] ^ data[169]
        ^ data[171] ^ data[175] ^ data[176] ^ data[179] ^ data[181] ^ data[184] ^ data[186] ^ data[188] ^ data[191]
        ^ data[192] ^ data[193] ^ data[195] ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[203] ^ data[204]
        ^ data[206] ^ data[207] ^ data[211] ^ data[214] ^ data[216] ^ data[217] ^ data[218] ^ data[220] ^ data[224]
        ^ data[226] ^ data[227] ^ data[229] ^ data[232] ^ data[234] ^ data[236] ^ data[240] ^ data[243] ^ data[246]
        ^ data[248] ^ data[250] ^ data[252] ^ data[254];
    const uint64_t t4 = data[3] ^ data[6] ^ data[7] ^ data[8] ^ data[12] ^ data[14] ^ data[15] ^ data[16]
        ^ data[19] ^ data[21] ^ data[23] ^ data[24] ^ data[27] ^ data[30] ^ data[34] ^ data[35] ^ data[37]
        ^ data[38] ^ data[40] ^ data[41] ^ data[42] ^ data[43] ^ data[45] ^ data[46] ^ data[49] ^ data[50]
        ^ data[51] ^ data[53] ^ data[56] ^ data[57] ^ data[58] ^ data[67] ^ data[69] ^ data[70] ^ data[71]
        ^ data[73] ^ data[74] ^ data[75] ^ data[77] ^ data[81] ^ data[83] ^ data[84] ^ data[88] ^ data[89]
        ^ data[93] ^ data[94] ^ data[96] ^ data[99] ^ data[102] ^ data[106] ^ data[113] ^ data[115] ^ data[116]
        ^ data[120] ^ data[123] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131]
        ^ data[132] ^ data[133] ^ data[136] ^ data[138] ^ data[141] ^ data[142] ^ data[146] ^ data[148] ^ data[156]
        ^ data[161] ^ data[164] ^ data[166] ^ data[168] ^ data[170] ^ data[172] ^ data[177] ^ data[180] ^ data[182]
        ^ data[184] ^ data[185] ^ data[187] ^ data[189] ^ data[193] ^ data[194] ^ data[196] ^ data[199] ^ data[200]
        ^ data[201] ^ data[202] ^ data[204] ^ data[205] ^ data[207] ^ data[212] ^ data[215] ^ data[217] ^ data[218]
        ^ data[219] ^ data[221] ^ data[225] ^ data[227] ^ data[228] ^ data[230] ^ data[233] ^ data[235] ^ data[237]
        ^ data[240] ^ data[241] ^ data[244] ^ data[247] ^ data[249] ^ data[251] ^ data[253] ^ data[255];
    const uint64_t t5 = data[0] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[8] ^ data[10] ^ data[12]
        ^ data[14] ^ data[15] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[23] ^ data[24]
        ^ data[25] ^ data[27] ^ data[29] ^ data[33] ^ data[37] ^ data[41] ^ data[43] ^ data[44] ^ data[48]
        ^ data[53] ^ data[55] ^ data[60] ^ data[61] ^ data[62] ^ data[66] ^ data[69] ^ data[72] ^ data[77]
        ^ data[79] ^ data[82] ^ data[84] ^ data[89] ^ data[94] ^ data[95] ^ data[96] ^ data[97] ^ data[99]
        ^ data[101] ^ data[107] ^ data[110] ^ data[114] ^ data[116] ^ data[123] ^ data[124] ^ data[125] ^ data[127]
        ^ data[128] ^ data[130] ^ data[131] ^ data[132] ^ data[137] ^ data[138] ^ data[139] ^ data[141] ^ data[147]
        ^ data[149] ^ data[150] ^ data[157] ^ data[160] ^ data[161] ^ data[165] ^ data[167] ^ data[170] ^ data[172]
        ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[181] ^ data[183] ^ data[184] ^ data[186]
        ^ data[188] ^ data[189] ^ data[190] ^ data[193] ^ data[199] ^ data[200] ^ data[201] ^ data[206] ^ data[207]
        ^ data[209] ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[216] ^ data[221] ^ data[223] ^ data[224]
        ^ data[225] ^ data[228] ^ data[229] ^ data[232] ^ data[235] ^ data[237] ^ data[238] ^ data[239] ^ data[241]
        ^ data[242] ^ data[244] ^ data[246] ^ data[248] ^ data[249] ^ data[250] ^ data[253] ^ data[255];
    const uint64_t t6 = data[1] ^ data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[10] ^ data[11] ^ data[12] ^ data[14]
        ^ data[15] ^ data[16] ^ data[17] ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[25] ^ data[26]
        ^ data[27] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[37]
        ^ data[39] ^ data[40] ^ data[44] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[50]
        ^ data[51] ^ data[52] ^ data[53] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60]
        ^ data[63] ^ data[64] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[71] ^ data[72] ^ data[73]
        ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[79] ^ data[83] ^ data[88] ^ data[95] ^ data[97]
        ^ data[98] ^ data[99] ^ data[101] ^ data[102] ^ data[103] ^ data[108] ^ data[110] ^ data[111] ^ data[115]
        ^ data[121] ^ data[123] ^ data[124] ^ data[131] ^ data[132] ^ data[134] ^ data[136] ^ data[139] ^ data[140]
        ^ data[141] ^ data[143] ^ data[148] ^ data[151] ^ data[158] ^ data[160] ^ data[166] ^ data[168] ^ data[169]
        ^ data[170] ^ data[172] ^ data[173] ^ data[176] ^ data[182] ^ data[187] ^ data[190] ^ data[191] ^ data[192]
        ^ data[193] ^ data[195] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[203] ^ data[205] ^ data[208]
        ^ data[209] ^ data[212] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221]
        ^ data[223] ^ data[224] ^ data[229] ^ data[230] ^ data[231] ^ data[232] ^ data[233] ^ data[234] ^ data[235]
        ^ data[237] ^ data[238] ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[247] ^ data[250] ^ data[251]
        ^ data[252] ^ data[253] ^ data[255];
    const uint64_t t7 = data[2] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[12] ^ data[13] ^ data[15]
        ^ data[17] ^ data[18] ^ data[21] ^ data[22] ^ data[23] ^ data[26] ^ data[27] ^ data[28] ^ data[30]
        ^ data[31] ^ data[32] ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[41] ^ data[45]
        ^ data[46] ^ data[47] ^ data[49] ^ data[50] ^ data[51] ^ data[52] ^ data[53] ^ data[54] ^ data[56]
        ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[65] ^ data[67] ^ data[68] ^ data[69]
        ^ data[70] ^ data[73] ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[84] ^ data[89]
        ^ data[98] ^ data[99] ^ data[100] ^ data[102] ^ data[103] ^ data[109] ^ data[111] ^ data[116] ^ data[120]
        ^ data[122] ^ data[124] ^ data[125] ^ data[128] ^ data[132] ^ data[133] ^ data[135] ^ data[137] ^ data[140]
        ^ data[141] ^ data[142] ^ data[149] ^ data[159] ^ data[160] ^ data[161] ^ data[167] ^ data[168] ^ data[169]
        ^ data[170] ^ data[171] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[183] ^ data[184] ^ data[188]
        ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[198] ^ data[201] ^ data[202] ^ data[204]
        ^ data[206] ^ data[208] ^ data[209] ^ data[210] ^ data[213] ^ data[217] ^ data[218] ^ data[219] ^ data[220]
        ^ data[221] ^ data[222] ^ data[224] ^ data[225] ^ data[230] ^ data[231] ^ data[233] ^ data[234] ^ data[235]
        ^ data[236] ^ data[238] ^ data[239] ^ data[243] ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[251]
        ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t8 = data[1] ^ data[5] ^ data[6] ^ data[8] ^ data[11] ^ data[12] ^ data[14] ^ data[15]
        ^ data[16] ^ data[18] ^ data[19] ^ data[21] ^ data[25] ^ data[26] ^ data[29] ^ data[31] ^ data[32]
        ^ data[33] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[40] ^ data[44] ^ data[47] ^ data[48]
        ^ data[49] ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[57] ^ data[61] ^ data[62] ^ data[63]
        ^ data[67] ^ data[68] ^ data[70] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[75] ^ data[83]
        ^ data[85] ^ data[86] ^ data[87] ^ data[90] ^ data[91] ^ data[92] ^ data[94] ^ data[95] ^ data[96]
        ^ data[98] ^ data[99] ^ data[100] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108]
        ^ data[109] ^ data[111] ^ data[115] ^ data[116] ^ data[118] ^ data[119] ^ data[120] ^ data[121] ^ data[123]
        ^ data[124] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[132] ^ data[133] ^ data[134]
        ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[142] ^ data[143] ^ data[146] ^ data[148] ^ data[149]
        ^ data[151] ^ data[153] ^ data[155] ^ data[157] ^ data[158] ^ data[159] ^ data[161] ^ data[162] ^ data[163]
        ^ data[165] ^ data[166] ^ data[167] ^ data[168] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178]
        ^ data[180] ^ data[181] ^ data[182] ^ data[184] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190]
        ^ data[198] ^ data[199] ^ data[201] ^ data[203] ^ data[204] ^ data[207] ^ data[208] ^ data[210] ^ data[213]
        ^ data[215] ^ data[219] ^ data[220] ^ data[221] ^ data[222] ^ data[224] ^ data[225] ^ data[226] ^ data[229]
        ^ data[231] ^ data[234] ^ data[235] ^ data[236] ^ data[238] ^ data[239] ^ data[240] ^ data[241] ^ data[243]
        ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[251] ^ data[253];
    const uint64_t t9 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[7] ^ data[9] ^ data[11] ^ data[13] ^ data[14]
        ^ data[16] ^ data[17] ^ data[18] ^ data[20] ^ data[21] ^ data[22] ^ data[25] ^ data[27] ^ data[29]
        ^ data[30] ^ data[31] ^ data[34] ^ data[35] ^ data[39] ^ data[41] ^ data[44] ^ data[45] ^ data[47]
        ^ data[48] ^ data[50] ^ data[52] ^ data[57] ^ data[58] ^ data[61] ^ data[67] ^ data[69] ^ data[70]
        ^ data[76] ^ data[83] ^ data[84] ^ data[85] ^ data[90] ^ data[93] ^ data[94] ^ data[97] ^ data[98]
        ^ data[101] ^ data[103] ^ data[104] ^ data[110] ^ data[111] ^ data[115] ^ data[117] ^ data[118] ^ data[122]
        ^ data[123] ^ data[125] ^ data[126] ^ data[131] ^ data[132] ^ data[135] ^ data[137] ^ data[141] ^ data[142]
        ^ data[144] ^ data[146] ^ data[147] ^ data[148] ^ data[150] ^ data[151] ^ data[153] ^ data[154] ^ data[155]
        ^ data[156] ^ data[157] ^ data[161] ^ data[164] ^ data[165] ^ data[168] ^ data[169] ^ data[174] ^ data[179]
        ^ data[180] ^ data[183] ^ data[185] ^ data[186] ^ data[191] ^ data[192] ^ data[198] ^ data[201] ^ data[202]
        ^ data[203] ^ data[205] ^ data[207] ^ data[209] ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[215]
        ^ data[219] ^ data[223] ^ data[227] ^ data[229] ^ data[230] ^ data[231] ^ data[234] ^ data[237] ^ data[238]
        ^ data[240] ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[248] ^ data[250] ^ data[251] ^ data[252]
        ^ data[253] ^ data[254];
    const uint64_t t10 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[8] ^ data[10] ^ data[12] ^ data[14]
        ^ data[15] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[21] ^ data[22] ^ data[23] ^ data[26]
        ^ data[28] ^ data[30] ^ data[31] ^ data[32] ^ data[35] ^ data[36] ^ data[40] ^ data[42] ^ data[45]
        ^ data[46] ^ data[49] ^ data[51] ^ data[53] ^ data[56] ^ data[58] ^ data[59] ^ data[62] ^ data[64]
        ^ data[68] ^ data[70] ^ data[71] ^ data[72] ^ data[77] ^ data[84] ^ data[85] ^ data[86] ^ data[88]
        ^ data[91] ^ data[94] ^ data[95] ^ data[98] ^ data[99] ^ data[102] ^ data[105] ^ data[111] ^ data[112]
        ^ data[116] ^ data[118] ^ data[119] ^ data[120] ^ data[123] ^ data[124] ^ data[126] ^ data[127] ^ data[132]
        ^ data[133] ^ data[136] ^ data[138] ^ data[142] ^ data[143] ^ data[144] ^ data[145] ^ data[147] ^ data[148]
        ^ data[149] ^ data[151] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[162] ^ data[165]
        ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[175] ^ data[180] ^ data[181] ^ data[184] ^ data[186]
        ^ data[187] ^ data[192] ^ data[193] ^ data[199] ^ data[202] ^ data[203] ^ data[204] ^ data[206] ^ data[210]
        ^ data[211] ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[220] ^ data[228] ^ data[230] ^ data[231]
        ^ data[232] ^ data[235] ^ data[238] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[245] ^ data[247]
        ^ data[248] ^ data[249] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t11 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[9] ^ data[11]
        ^ data[13] ^ data[15] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[22] ^ data[23]
        ^ data[27] ^ data[29] ^ data[31] ^ data[33] ^ data[36] ^ data[37] ^ data[41] ^ data[43] ^ data[46]
        ^ data[47] ^ data[48] ^ data[50] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[59] ^ data[60]
        ^ data[63] ^ data[64] ^ data[65] ^ data[69] ^ data[71] ^ data[73] ^ data[78] ^ data[85] ^ data[86]
        ^ data[87] ^ data[89] ^ data[92] ^ data[95] ^ data[99] ^ data[100] ^ data[103] ^ data[104] ^ data[106]
        ^ data[112] ^ data[113] ^ data[117] ^ data[119] ^ data[120] ^ data[121] ^ data[124] ^ data[125] ^ data[127]
        ^ data[133] ^ data[134] ^ data[137] ^ data[139] ^ data[143] ^ data[145] ^ data[146] ^ data[148] ^ data[149]
        ^ data[150] ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[163] ^ data[166]
        ^ data[167] ^ data[169] ^ data[170] ^ data[171] ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[187]
        ^ data[188] ^ data[193] ^ data[194] ^ data[200] ^ data[203] ^ data[204] ^ data[205] ^ data[207] ^ data[211]
        ^ data[212] ^ data[213] ^ data[215] ^ data[217] ^ data[221] ^ data[229] ^ data[231] ^ data[233] ^ data[236]
        ^ data[239] ^ data[240] ^ data[242] ^ data[244] ^ data[245] ^ data[246] ^ data[249] ^ data[250] ^ data[252]
        ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t12 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[10]
        ^ data[12] ^ data[14] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[23]
        ^ data[28] ^ data[30] ^ data[34] ^ data[37] ^ data[38] ^ data[40] ^ data[42] ^ data[44] ^ data[47]
        ^ data[49] ^ data[51] ^ data[53] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[60] ^ data[61]
        ^ data[64] ^ data[65] ^ data[66] ^ data[70] ^ data[74] ^ data[79] ^ data[86] ^ data[87] ^ data[90]
        ^ data[93] ^ data[100] ^ data[101] ^ data[104] ^ data[105] ^ data[107] ^ data[112] ^ data[113] ^ data[114]
        ^ data[118] ^ data[121] ^ data[122] ^ data[125] ^ data[126] ^ data[128] ^ data[134] ^ data[135] ^ data[136]
        ^ data[138] ^ data[140] ^ data[146] ^ data[147] ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[156]
        ^ data[157] ^ data[158] ^ data[159] ^ data[161] ^ data[164] ^ data[167] ^ data[170] ^ data[171] ^ data[172]
        ^ data[176] ^ data[182] ^ data[183] ^ data[185] ^ data[186] ^ data[188] ^ data[189] ^ data[194] ^ data[195]
        ^ data[201] ^ data[204] ^ data[205] ^ data[206] ^ data[208] ^ data[212] ^ data[213] ^ data[214] ^ data[216]
        ^ data[218] ^ data[222] ^ data[230] ^ data[234] ^ data[237] ^ data[240] ^ data[241] ^ data[243] ^ data[245]
        ^ data[246] ^ data[247] ^ data[248] ^ data[250] ^ data[251] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t13 = data[0] ^ data[2] ^ data[3] ^ data[4] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[13]
        ^ data[14] ^ data[16] ^ data[17] ^ data[20] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[33]
        ^ data[36] ^ data[37] ^ data[39] ^ data[41] ^ data[43] ^ data[44] ^ data[45] ^ data[47] ^ data[48]
        ^ data[49] ^ data[50] ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[59] ^ data[63] ^ data[64]
        ^ data[65] ^ data[66] ^ data[68] ^ data[70] ^ data[73] ^ data[74] ^ data[80] ^ data[83] ^ data[85]
        ^ data[86] ^ data[88] ^ data[90] ^ data[92] ^ data[95] ^ data[96] ^ data[98] ^ data[99] ^ data[100]
        ^ data[101] ^ data[102] ^ data[103] ^ data[107] ^ data[109] ^ data[111] ^ data[112] ^ data[113] ^ data[114]
        ^ data[116] ^ data[118] ^ data[121] ^ data[122] ^ data[124] ^ data[128] ^ data[130] ^ data[132] ^ data[133]
        ^ data[134] ^ data[135] ^ data[138] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[146] ^ data[147]
        ^ data[149] ^ data[150] ^ data[155] ^ data[161] ^ data[163] ^ data[166] ^ data[167] ^ data[171] ^ data[172]
        ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[178] ^ data[180] ^ data[181] ^ data[182] ^ data[183]
        ^ data[184] ^ data[188] ^ data[195] ^ data[196] ^ data[198] ^ data[199] ^ data[201] ^ data[202] ^ data[203]
        ^ data[204] ^ data[205] ^ data[206] ^ data[209] ^ data[210] ^ data[214] ^ data[216] ^ data[217] ^ data[220]
        ^ data[221] ^ data[222] ^ data[223] ^ data[224] ^ data[225] ^ data[226] ^ data[229] ^ data[232] ^ data[234]
        ^ data[236] ^ data[239] ^ data[242] ^ data[243] ^ data[244] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t14 = data[3] ^ data[4] ^ data[6] ^ data[9] ^ data[10] ^ data[12] ^ data[13] ^ data[16]
        ^ data[17] ^ data[19] ^ data[23] ^ data[24] ^ data[27] ^ data[29] ^ data[31] ^ data[33] ^ data[34]
        ^ data[35] ^ data[36] ^ data[42] ^ data[45] ^ data[46] ^ data[47] ^ data[50] ^ data[51] ^ data[52]
        ^ data[53] ^ data[55] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[65] ^ data[66]
        ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[73] ^ data[81] ^ data[83] ^ data[84] ^ data[85]
        ^ data[88] ^ data[89] ^ data[90] ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[96] ^ data[97]
        ^ data[98] ^ data[101] ^ data[102] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[109] ^ data[110]
        ^ data[111] ^ data[113] ^ data[114] ^ data[116] ^ data[117] ^ data[118] ^ data[121] ^ data[122] ^ data[124]
        ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[131] ^ data[132] ^ data[135] ^ data[136]
        ^ data[137] ^ data[138] ^ data[140] ^ data[141] ^ data[144] ^ data[146] ^ data[147] ^ data[149] ^ data[150]
        ^ data[153] ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[163]
        ^ data[164] ^ data[165] ^ data[166] ^ data[172] ^ data[173] ^ data[176] ^ data[178] ^ data[179] ^ data[180]
        ^ data[183] ^ data[184] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[190] ^ data[196] ^ data[197]
        ^ data[198] ^ data[201] ^ data[202] ^ data[205] ^ data[206] ^ data[208] ^ data[211] ^ data[213] ^ data[217]
        ^ data[218] ^ data[219] ^ data[220] ^ data[223] ^ data[224] ^ data[227] ^ data[229] ^ data[230] ^ data[231]
        ^ data[232] ^ data[233] ^ data[234] ^ data[236] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[244]
        ^ data[245] ^ data[246] ^ data[247] ^ data[249] ^ data[251] ^ data[254] ^ data[255];
    const uint64_t t15 = data[0] ^ data[4] ^ data[5] ^ data[7] ^ data[10] ^ data[11] ^ data[13] ^ data[14]
        ^ data[17] ^ data[18] ^ data[20] ^ data[24] ^ data[25] ^ data[28] ^ data[30] ^ data[32] ^ data[34]
        ^ data[35] ^ data[36] ^ data[37] ^ data[43] ^ data[46] ^ data[47] ^ data[48] ^ data[51] ^ data[52]
        ^ data[53] ^ data[54] ^ data[56] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[66] ^ data[67]
        ^ data[69] ^ data[70] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[82] ^ data[84] ^ data[85]
        ^ data[86] ^ data[89] ^ data[90] ^ data[91] ^ data[93] ^ data[94] ^ data[95] ^ data[97] ^ data[98]
        ^ data[99] ^ data[102] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[110]
        ^ data[111] ^ data[114] ^ data[115] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[123]
        ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[136]
        ^ data[137] ^ data[138] ^ data[139] ^ data[141] ^ data[142] ^ data[145] ^ data[147] ^ data[148] ^ data[150]
        ^ data[151] ^ data[152] ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161]
        ^ data[162] ^ data[164] ^ data[165] ^ data[166] ^ data[167] ^ data[173] ^ data[174] ^ data[176] ^ data[177]
        ^ data[179] ^ data[180] ^ data[181] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[191]
        ^ data[197] ^ data[198] ^ data[199] ^ data[200] ^ data[202] ^ data[203] ^ data[206] ^ data[207] ^ data[209]
        ^ data[212] ^ data[214] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[224] ^ data[225] ^ data[228]
        ^ data[230] ^ data[231] ^ data[233] ^ data[234] ^ data[235] ^ data[237] ^ data[238] ^ data[239] ^ data[240]
        ^ data[242] ^ data[245] ^ data[246] ^ data[247] ^ data[248] ^ data[250] ^ data[252] ^ data[255];
    const uint64_t t16 = data[0] ^ data[4] ^ data[10] ^ data[11] ^ data[12] ^ data[14] ^ data[17] ^ data[19]
        ^ data[21] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[29] ^ data[30] ^ data[31]
        ^ data[33] ^ data[35] ^ data[36] ^ data[38] ^ data[40] ^ data[41] ^ data[44] ^ data[45] ^ data[48]
        ^ data[52] ^ data[53] ^ data[56] ^ data[58] ^ data[60] ^ data[61] ^ data[62] ^ data[64] ^ data[66]
        ^ data[67] ^ data[72] ^ data[73] ^ data[78] ^ data[80] ^ data[83] ^ data[84] ^ data[85] ^ data[86]
        ^ data[87] ^ data[90] ^ data[91] ^ data[92] ^ data[94] ^ data[97] ^ data[98] ^ data[99] ^ data[102]
        ^ data[106] ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[117] ^ data[120] ^ data[121]
        ^ data[123] ^ data[125] ^ data[126] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[137] ^ data[139]
        ^ data[143] ^ data[144] ^ data[147] ^ data[149] ^ data[150] ^ data[151] ^ data[155] ^ data[159] ^ data[161]
        ^ data[163] ^ data[164] ^ data[167] ^ data[171] ^ data[172] ^ data[174] ^ data[176] ^ data[177] ^ data[178]
        ^ data[179] ^ data[180] ^ data[182] ^ data[183] ^ data[185] ^ data[188] ^ data[189] ^ data[190] ^ data[191]
        ^ data[192] ^ data[193] ^ data[194] ^ data[195] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[202]
        ^ data[203] ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[212] ^ data[220] ^ data[221] ^ data[222]
        ^ data[224] ^ data[225] ^ data[230] ^ data[233] ^ data[234] ^ data[235] ^ data[242] ^ data[243] ^ data[244]
        ^ data[248] ^ data[254];
    const uint64_t t17 = data[0] ^ data[1] ^ data[4] ^ data[5] ^ data[8] ^ data[10] ^ data[13] ^ data[14]
        ^ data[15] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[23] ^ data[28]
        ^ data[29] ^ data[32] ^ data[33] ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[39] ^ data[42]
        ^ data[44] ^ data[46] ^ data[49] ^ data[52] ^ data[54] ^ data[57] ^ data[58] ^ data[59] ^ data[60]
        ^ data[63] ^ data[65] ^ data[66] ^ data[68] ^ data[74] ^ data[78] ^ data[79] ^ data[80] ^ data[81]
        ^ data[83] ^ data[88] ^ data[90] ^ data[93] ^ data[94] ^ data[95] ^ data[97] ^ data[100] ^ data[102]
        ^ data[103] ^ data[104] ^ data[106] ^ data[107] ^ data[110] ^ data[112] ^ data[115] ^ data[117] ^ data[118]
        ^ data[120] ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[127] ^ data[128] ^ data[132] ^ data[136]
        ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[143] ^ data[145] ^ data[147] ^ data[148] ^ data[149]
        ^ data[152] ^ data[155] ^ data[156] ^ data[159] ^ data[161] ^ data[162] ^ data[163] ^ data[165] ^ data[167]
        ^ data[168] ^ data[171] ^ data[173] ^ data[174] ^ data[175] ^ data[181] ^ data[182] ^ data[184] ^ data[185]
        ^ data[186] ^ data[188] ^ data[196] ^ data[197] ^ data[198] ^ data[199] ^ data[204] ^ data[205] ^ data[206]
        ^ data[207] ^ data[208] ^ data[210] ^ data[212] ^ data[213] ^ data[220] ^ data[223] ^ data[226] ^ data[230]
        ^ data[231] ^ data[233] ^ data[236] ^ data[240] ^ data[242] ^ data[245] ^ data[249] ^ data[254] ^ data[255];
    const uint64_t t18 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[11] ^ data[14]
        ^ data[15] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[29] ^ data[30]
        ^ data[32] ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[38] ^ data[39] ^ data[40] ^ data[43]
        ^ data[45] ^ data[47] ^ data[48] ^ data[50] ^ data[53] ^ data[55] ^ data[58] ^ data[59] ^ data[60]
        ^ data[61] ^ data[64] ^ data[66] ^ data[67] ^ data[69] ^ data[72] ^ data[75] ^ data[79] ^ data[80]
        ^ data[81] ^ data[82] ^ data[84] ^ data[88] ^ data[89] ^ data[91] ^ data[94] ^ data[95] ^ data[98]
        ^ data[101] ^ data[103] ^ data[104] ^ data[105] ^ data[107] ^ data[108] ^ data[111] ^ data[113] ^ data[116]
        ^ data[118] ^ data[119] ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[129] ^ data[133]
        ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[146] ^ data[148] ^ data[149]
        ^ data[150] ^ data[152] ^ data[153] ^ data[156] ^ data[157] ^ data[162] ^ data[163] ^ data[164] ^ data[166]
        ^ data[168] ^ data[169] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[182] ^ data[183] ^ data[185]
        ^ data[186] ^ data[187] ^ data[189] ^ data[192] ^ data[197] ^ data[198] ^ data[199] ^ data[200] ^ data[205]
        ^ data[206] ^ data[207] ^ data[208] ^ data[209] ^ data[211] ^ data[213] ^ data[214] ^ data[221] ^ data[224]
        ^ data[227] ^ data[231] ^ data[232] ^ data[234] ^ data[237] ^ data[241] ^ data[243] ^ data[246] ^ data[248]
        ^ data[250] ^ data[255];
    const uint64_t t19 = data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[9] ^ data[10] ^ data[12] ^ data[15]
        ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[30] ^ data[31]
        ^ data[32] ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[39] ^ data[40] ^ data[41]
        ^ data[44] ^ data[46] ^ data[48] ^ data[49] ^ data[51] ^ data[54] ^ data[59] ^ data[60] ^ data[61]
        ^ data[62] ^ data[65] ^ data[67] ^ data[68] ^ data[70] ^ data[73] ^ data[76] ^ data[81] ^ data[82]
        ^ data[83] ^ data[85] ^ data[89] ^ data[90] ^ data[92] ^ data[95] ^ data[99] ^ data[102] ^ data[104]
        ^ data[105] ^ data[106] ^ data[108] ^ data[109] ^ data[114] ^ data[117] ^ data[119] ^ data[122] ^ data[124]
        ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[134] ^ data[136] ^ data[137] ^ data[138]
        ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[147] ^ data[149] ^ data[150] ^ data[151] ^ data[152]
        ^ data[153] ^ data[154] ^ data[157] ^ data[158] ^ data[160] ^ data[163] ^ data[164] ^ data[165] ^ data[167]
        ^ data[168] ^ data[169] ^ data[170] ^ data[173] ^ data[175] ^ data[177] ^ data[183] ^ data[184] ^ data[186]
        ^ data[187] ^ data[188] ^ data[190] ^ data[192] ^ data[193] ^ data[198] ^ data[199] ^ data[200] ^ data[201]
        ^ data[206] ^ data[207] ^ data[209] ^ data[210] ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[222]
        ^ data[225] ^ data[228] ^ data[233] ^ data[235] ^ data[238] ^ data[242] ^ data[244] ^ data[247] ^ data[249]
        ^ data[251];
    const uint64_t t20 = data[0] ^ data[2] ^ data[3] ^ data[4] ^ data[7] ^ data[10] ^ data[11] ^ data[13]
        ^ data[16] ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[25] ^ data[31] ^ data[33]
        ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[41] ^ data[42] ^ data[45] ^ data[47]
        ^ data[48] ^ data[49] ^ data[50] ^ data[52] ^ data[55] ^ data[60] ^ data[61] ^ data[62] ^ data[63]
        ^ data[64] ^ data[66] ^ data[68] ^ data[69] ^ data[71] ^ data[72] ^ data[74] ^ data[77] ^ data[80]
        ^ data[82] ^ data[83] ^ data[84] ^ data[86] ^ data[90] ^ data[91] ^ data[93] ^ data[100] ^ data[103]
        ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[109] ^ data[110] ^ data[115] ^ data[118] ^ data[120]
        ^ data[123] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[131] ^ data[135] ^ data[136]
        ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[148] ^ data[150]
        ^ data[151] ^ data[153] ^ data[154] ^ data[155] ^ data[158] ^ data[159] ^ data[161] ^ data[164] ^ data[165]
        ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[174] ^ data[176] ^ data[178] ^ data[185]
        ^ data[187] ^ data[188] ^ data[189] ^ data[191] ^ data[193] ^ data[194] ^ data[199] ^ data[201] ^ data[202]
        ^ data[207] ^ data[210] ^ data[211] ^ data[213] ^ data[215] ^ data[216] ^ data[217] ^ data[223] ^ data[224]
        ^ data[226] ^ data[229] ^ data[234] ^ data[236] ^ data[239] ^ data[243] ^ data[245] ^ data[250] ^ data[252];
    const uint64_t t21 = data[1] ^ data[3] ^ data[5] ^ data[8] ^ data[10] ^ data[19] ^ data[20] ^ data[23]
        ^ data[25] ^ data[27] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[37] ^ data[39]
        ^ data[40] ^ data[41] ^ data[42] ^ data[43] ^ data[44] ^ data[45] ^ data[46] ^ data[49] ^ data[50]
        ^ data[51] ^ data[52] ^ data[58] ^ data[60] ^ data[63] ^ data[64] ^ data[65] ^ data[66] ^ data[69]
        ^ data[70] ^ data[72] ^ data[75] ^ data[80] ^ data[81] ^ data[86] ^ data[88] ^ data[90] ^ data[97]
        ^ data[98] ^ data[99] ^ data[101] ^ data[102] ^ data[105] ^ data[107] ^ data[108] ^ data[112] ^ data[113]
        ^ data[114] ^ data[116] ^ data[117] ^ data[119] ^ data[123] ^ data[124] ^ data[125] ^ data[127] ^ data[129]
        ^ data[130] ^ data[133] ^ data[134] ^ data[135] ^ data[138] ^ data[140] ^ data[141] ^ data[142] ^ data[144]
        ^ data[147] ^ data[150] ^ data[152] ^ data[154] ^ data[156] ^ data[161] ^ data[162] ^ data[163] ^ data[164]
        ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[174] ^ data[175] ^ data[178] ^ data[180]
        ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[186] ^ data[191] ^ data[193] ^ data[197] ^ data[199]
        ^ data[201] ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[211] ^ data[214] ^ data[217] ^ data[218]
        ^ data[220] ^ data[221] ^ data[222] ^ data[224] ^ data[227] ^ data[233] ^ data[234] ^ data[237] ^ data[240]
        ^ data[242] ^ data[243] ^ data[246] ^ data[251] ^ data[253] ^ data[254];
    const uint64_t t22 = data[2] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[14] ^ data[17]
        ^ data[19] ^ data[20] ^ data[22] ^ data[24] ^ data[25] ^ data[27] ^ data[28] ^ data[29] ^ data[33]
        ^ data[34] ^ data[36] ^ data[42] ^ data[43] ^ data[46] ^ data[47] ^ data[50] ^ data[51] ^ data[56]
        ^ data[58] ^ data[59] ^ data[60] ^ data[62] ^ data[64] ^ data[65] ^ data[70] ^ data[71] ^ data[76]
        ^ data[78] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[85] ^ data[86] ^ data[88] ^ data[89]
        ^ data[90] ^ data[92] ^ data[94] ^ data[96] ^ data[97] ^ data[100] ^ data[103] ^ data[104] ^ data[108]
        ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[115] ^ data[118] ^ data[121] ^ data[123] ^ data[124]
        ^ data[130] ^ data[131] ^ data[132] ^ data[133] ^ data[137] ^ data[141] ^ data[142] ^ data[145] ^ data[147]
        ^ data[148] ^ data[149] ^ data[150] ^ data[153] ^ data[157] ^ data[159] ^ data[161] ^ data[162] ^ data[165]
        ^ data[166] ^ data[169] ^ data[170] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178]
        ^ data[180] ^ data[181] ^ data[182] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191]
        ^ data[192] ^ data[193] ^ data[195] ^ data[197] ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[203]
        ^ data[205] ^ data[206] ^ data[207] ^ data[210] ^ data[215] ^ data[218] ^ data[219] ^ data[220] ^ data[223]
        ^ data[228] ^ data[230] ^ data[232] ^ data[233] ^ data[238] ^ data[240] ^ data[241] ^ data[242] ^ data[247]
        ^ data[252] ^ data[255];
    const uint64_t t23 = data[3] ^ data[7] ^ data[9] ^ data[10] ^ data[11] ^ data[13] ^ data[15] ^ data[16]
        ^ data[18] ^ data[20] ^ data[21] ^ data[23] ^ data[24] ^ data[25] ^ data[26] ^ data[28] ^ data[29]
        ^ data[30] ^ data[32] ^ data[34] ^ data[35] ^ data[37] ^ data[40] ^ data[43] ^ data[44] ^ data[47]
        ^ data[51] ^ data[52] ^ data[57] ^ data[59] ^ data[60] ^ data[61] ^ data[63] ^ data[65] ^ data[66]
        ^ data[71] ^ data[72] ^ data[77] ^ data[79] ^ data[82] ^ data[83] ^ data[84] ^ data[85] ^ data[86]
        ^ data[87] ^ data[89] ^ data[90] ^ data[91] ^ data[93] ^ data[95] ^ data[96] ^ data[97] ^ data[98]
        ^ data[101] ^ data[105] ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[116] ^ data[119]
        ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[136]
        ^ data[138] ^ data[142] ^ data[143] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[154]
        ^ data[158] ^ data[160] ^ data[162] ^ data[163] ^ data[166] ^ data[167] ^ data[170] ^ data[171] ^ data[173]
        ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[179] ^ data[181] ^ data[182] ^ data[183] ^ data[184]
        ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196]
        ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[202] ^ data[204] ^ data[206] ^ data[207] ^ data[208]
        ^ data[211] ^ data[219] ^ data[220] ^ data[221] ^ data[224] ^ data[229] ^ data[231] ^ data[232] ^ data[233]
        ^ data[234] ^ data[239] ^ data[241] ^ data[242] ^ data[243] ^ data[253];
    const uint64_t t24 = data[1] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[16] ^ data[19] ^ data[21]
        ^ data[22] ^ data[23] ^ data[24] ^ data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[31] ^ data[35]
        ^ data[38] ^ data[40] ^ data[42] ^ data[43] ^ data[47] ^ data[48] ^ data[51] ^ data[53] ^ data[54]
        ^ data[55] ^ data[62] ^ data[64] ^ data[65] ^ data[66] ^ data[67] ^ data[73] ^ data[74] ^ data[76]
        ^ data[77] ^ data[78] ^ data[79] ^ data[83] ^ data[84] ^ data[85] ^ data[87] ^ data[88] ^ data[90]
        ^ data[92] ^ data[93] ^ data[96] ^ data[97] ^ data[101] ^ data[102] ^ data[103] ^ data[105] ^ data[107]
        ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[117] ^ data[118] ^ data[119]
        ^ data[120] ^ data[121] ^ data[122] ^ data[124] ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[130]
        ^ data[131] ^ data[132] ^ data[134] ^ data[138] ^ data[140] ^ data[141] ^ data[146] ^ data[148] ^ data[155]
        ^ data[156] ^ data[157] ^ data[158] ^ data[160] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[167]
        ^ data[168] ^ data[170] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[180] ^ data[183] ^ data[186]
        ^ data[188] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[199] ^ data[202]
        ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[213] ^ data[217] ^ data[221] ^ data[224] ^ data[225]
        ^ data[226] ^ data[227] ^ data[228] ^ data[229] ^ data[231] ^ data[232] ^ data[233] ^ data[235] ^ data[236]
        ^ data[237] ^ data[240] ^ data[242] ^ data[243] ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[250]
        ^ data[251] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t25 = data[1] ^ data[2] ^ data[11] ^ data[15] ^ data[17] ^ data[19] ^ data[20] ^ data[21]
        ^ data[24] ^ data[25] ^ data[26] ^ data[30] ^ data[31] ^ data[35] ^ data[36] ^ data[38] ^ data[39]
        ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[47] ^ data[49] ^ data[51] ^ data[52] ^ data[53]
        ^ data[62] ^ data[63] ^ data[68] ^ data[72] ^ data[73] ^ data[75] ^ data[76] ^ data[80] ^ data[83]
        ^ data[86] ^ data[87] ^ data[89] ^ data[90] ^ data[91] ^ data[92] ^ data[94] ^ data[98] ^ data[101]
        ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[114] ^ data[117] ^ data[120] ^ data[123] ^ data[124]
        ^ data[126] ^ data[127] ^ data[128] ^ data[133] ^ data[134] ^ data[135] ^ data[138] ^ data[139] ^ data[140]
        ^ data[142] ^ data[144] ^ data[146] ^ data[147] ^ data[148] ^ data[149] ^ data[155] ^ data[159] ^ data[160]
        ^ data[161] ^ data[163] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[172] ^ data[180] ^ data[181]
        ^ data[183] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[195] ^ data[196] ^ data[197]
        ^ data[199] ^ data[202] ^ data[203] ^ data[205] ^ data[206] ^ data[207] ^ data[208] ^ data[210] ^ data[213]
        ^ data[214] ^ data[216] ^ data[217] ^ data[218] ^ data[221] ^ data[222] ^ data[224] ^ data[230] ^ data[231]
        ^ data[234] ^ data[235] ^ data[238] ^ data[241] ^ data[242] ^ data[244] ^ data[245] ^ data[246] ^ data[247]
        ^ data[255];
    const uint64_t t26 = data[2] ^ data[3] ^ data[8] ^ data[12] ^ data[18] ^ data[20] ^ data[21] ^ data[22]
        ^ data[25] ^ data[26] ^ data[27] ^ data[31] ^ data[36] ^ data[37] ^ data[39] ^ data[40] ^ data[41]
        ^ data[42] ^ data[43] ^ data[45] ^ data[50] ^ data[52] ^ data[53] ^ data[54] ^ data[56] ^ data[63]
        ^ data[64] ^ data[69] ^ data[73] ^ data[74] ^ data[76] ^ data[77] ^ data[81] ^ data[84] ^ data[87]
        ^ data[88] ^ data[90] ^ data[91] ^ data[92] ^ data[93] ^ data[95] ^ data[96] ^ data[99] ^ data[102]
        ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[112] ^ data[115] ^ data[118] ^ data[120]
        ^ data[121] ^ data[124] ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[134] ^ data[135] ^ data[136]
        ^ data[139] ^ data[140] ^ data[141] ^ data[143] ^ data[144] ^ data[145] ^ data[147] ^ data[148] ^ data[149]
        ^ data[150] ^ data[152] ^ data[156] ^ data[160] ^ data[161] ^ data[162] ^ data[164] ^ data[169] ^ data[170]
        ^ data[171] ^ data[172] ^ data[173] ^ data[176] ^ data[181] ^ data[182] ^ data[187] ^ data[188] ^ data[189]
        ^ data[190] ^ data[191] ^ data[192] ^ data[196] ^ data[197] ^ data[198] ^ data[203] ^ data[204] ^ data[206]
        ^ data[207] ^ data[209] ^ data[211] ^ data[214] ^ data[215] ^ data[217] ^ data[218] ^ data[219] ^ data[222]
        ^ data[223] ^ data[225] ^ data[231] ^ data[235] ^ data[236] ^ data[239] ^ data[240] ^ data[242] ^ data[243]
        ^ data[245] ^ data[246] ^ data[247] ^ data[248];
    const uint64_t t27 = data[3] ^ data[4] ^ data[9] ^ data[13] ^ data[19] ^ data[21] ^ data[22] ^ data[23]
        ^ data[24] ^ data[26] ^ data[27] ^ data[28] ^ data[32] ^ data[37] ^ data[38] ^ data[41] ^ data[42]
        ^ data[43] ^ data[44] ^ data[46] ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[57] ^ data[65]
        ^ data[70] ^ data[74] ^ data[75] ^ data[77] ^ data[78] ^ data[82] ^ data[85] ^ data[89] ^ data[91]
        ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[97] ^ data[100] ^ data[103] ^ data[105] ^ data[106]
        ^ data[107] ^ data[108] ^ data[109] ^ data[112] ^ data[113] ^ data[116] ^ data[119] ^ data[121] ^ data[122]
        ^ data[125] ^ data[126] ^ data[129] ^ data[130] ^ data[135] ^ data[137] ^ data[140] ^ data[141] ^ data[142]
        ^ data[144] ^ data[145] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[153] ^ data[157]
        ^ data[161] ^ data[162] ^ data[163] ^ data[165] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[174]
        ^ data[177] ^ data[182] ^ data[183] ^ data[184] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192]
        ^ data[193] ^ data[197] ^ data[198] ^ data[199] ^ data[204] ^ data[205] ^ data[207] ^ data[208] ^ data[210]
        ^ data[212] ^ data[215] ^ data[216] ^ data[218] ^ data[219] ^ data[220] ^ data[223] ^ data[224] ^ data[226]
        ^ data[236] ^ data[237] ^ data[240] ^ data[241] ^ data[243] ^ data[244] ^ data[246] ^ data[247] ^ data[248]
        ^ data[249];
    const uint64_t t28 = data[0] ^ data[4] ^ data[5] ^ data[8] ^ data[10] ^ data[14] ^ data[20] ^ data[22]
        ^ data[23] ^ data[25] ^ data[27] ^ data[28] ^ data[29] ^ data[33] ^ data[38] ^ data[39] ^ data[40]
        ^ data[42] ^ data[43] ^ data[44] ^ data[45] ^ data[47] ^ data[52] ^ data[54] ^ data[55] ^ data[58]
        ^ data[66] ^ data[71] ^ data[72] ^ data[75] ^ data[76] ^ data[78] ^ data[79] ^ data[80] ^ data[83]
        ^ data[86] ^ data[90] ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[96] ^ data[97] ^ data[98]
        ^ data[101] ^ data[106] ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[112] ^ data[113] ^ data[114]
        ^ data[117] ^ data[120] ^ data[122] ^ data[123] ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[131]
        ^ data[138] ^ data[141] ^ data[142] ^ data[143] ^ data[145] ^ data[146] ^ data[147] ^ data[149] ^ data[150]
        ^ data[151] ^ data[152] ^ data[154] ^ data[158] ^ data[160] ^ data[162] ^ data[163] ^ data[164] ^ data[166]
        ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[178] ^ data[183] ^ data[185]
        ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[198] ^ data[199] ^ data[200]
        ^ data[205] ^ data[206] ^ data[208] ^ data[209] ^ data[211] ^ data[213] ^ data[216] ^ data[217] ^ data[219]
        ^ data[220] ^ data[221] ^ data[224] ^ data[225] ^ data[227] ^ data[237] ^ data[238] ^ data[240] ^ data[241]
        ^ data[242] ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[250];
    const uint64_t t29 = data[0] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[12] ^ data[13] ^ data[14]
        ^ data[15] ^ data[16] ^ data[19] ^ data[22] ^ data[24] ^ data[27] ^ data[30] ^ data[31] ^ data[32]
        ^ data[34] ^ data[35] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[45]
        ^ data[46] ^ data[47] ^ data[48] ^ data[51] ^ data[54] ^ data[59] ^ data[62] ^ data[65] ^ data[66]
        ^ data[72] ^ data[74] ^ data[78] ^ data[80] ^ data[81] ^ data[83] ^ data[85] ^ data[90] ^ data[91]
        ^ data[92] ^ data[94] ^ data[95] ^ data[96] ^ data[98] ^ data[99] ^ data[101] ^ data[103] ^ data[105]
        ^ data[112] ^ data[114] ^ data[115] ^ data[117] ^ data[119] ^ data[120] ^ data[122] ^ data[123] ^ data[125]
        ^ data[130] ^ data[134] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[147]
        ^ data[150] ^ data[151] ^ data[152] ^ data[153] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160]
        ^ data[161] ^ data[166] ^ data[170] ^ data[177] ^ data[179] ^ data[180] ^ data[183] ^ data[188] ^ data[192]
        ^ data[195] ^ data[196] ^ data[201] ^ data[202] ^ data[205] ^ data[206] ^ data[208] ^ data[210] ^ data[212]
        ^ data[213] ^ data[214] ^ data[216] ^ data[218] ^ data[220] ^ data[222] ^ data[227] ^ data[229] ^ data[231]
        ^ data[233] ^ data[235] ^ data[236] ^ data[237] ^ data[238] ^ data[239] ^ data[240] ^ data[241] ^ data[246]
        ^ data[247] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t30 = data[6] ^ data[7] ^ data[9] ^ data[10] ^ data[11] ^ data[12] ^ data[15] ^ data[17]
        ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[29]
        ^ data[33] ^ data[36] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[45] ^ data[46] ^ data[49]
        ^ data[51] ^ data[52] ^ data[53] ^ data[54] ^ data[60] ^ data[62] ^ data[63] ^ data[64] ^ data[65]
        ^ data[72] ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[81] ^ data[82] ^ data[83]
        ^ data[85] ^ data[86] ^ data[87] ^ data[88] ^ data[90] ^ data[91] ^ data[95] ^ data[99] ^ data[100]
        ^ data[101] ^ data[103] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[111]
        ^ data[115] ^ data[116] ^ data[117] ^ data[119] ^ data[120] ^ data[122] ^ data[123] ^ data[125] ^ data[126]
        ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[132] ^ data[134] ^ data[135] ^ data[136] ^ data[138]
        ^ data[139] ^ data[142] ^ data[143] ^ data[144] ^ data[146] ^ data[151] ^ data[153] ^ data[154] ^ data[155]
        ^ data[156] ^ data[159] ^ data[161] ^ data[162] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[168]
        ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[178] ^ data[181] ^ data[183]
        ^ data[184] ^ data[186] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[194] ^ data[197]
        ^ data[199] ^ data[200] ^ data[203] ^ data[205] ^ data[206] ^ data[211] ^ data[214] ^ data[215] ^ data[219]
        ^ data[223] ^ data[224] ^ data[225] ^ data[226] ^ data[227] ^ data[229] ^ data[230] ^ data[231] ^ data[233]
        ^ data[234] ^ data[235] ^ data[238] ^ data[239] ^ data[240] ^ data[241] ^ data[243] ^ data[245] ^ data[248]
        ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    const uint64_t t31 = data[0] ^ data[7] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[18] ^ data[20]
        ^ data[21] ^ data[22] ^ data[23] ^ data[25] ^ data[26] ^ data[27] ^ data[28] ^ data[30] ^ data[34]
        ^ data[37] ^ data[39] ^ data[41] ^ data[42] ^ data[46] ^ data[47] ^ data[50] ^ data[52] ^ data[53]
        ^ data[54] ^ data[55] ^ data[61] ^ data[63] ^ data[64] ^ data[65] ^ data[66] ^ data[72] ^ data[73]
        ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[82] ^ data[83] ^ data[84] ^ data[86]
        ^ data[87] ^ data[89] ^ data[91] ^ data[92] ^ data[96] ^ data[100] ^ data[101] ^ data[102] ^ data[104]
        ^ data[106] ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[116] ^ data[117]
        ^ data[118] ^ data[120] ^ data[121] ^ data[123] ^ data[124] ^ data[126] ^ data[127] ^ data[128] ^ data[129]
        ^ data[130] ^ data[131] ^ data[133] ^ data[135] ^ data[137] ^ data[139] ^ data[140] ^ data[143] ^ data[145]
        ^ data[147] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[162] ^ data[163] ^ data[164] ^ data[165]
        ^ data[166] ^ data[167] ^ data[169] ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[179]
        ^ data[182] ^ data[185] ^ data[187] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[195]
        ^ data[198] ^ data[201] ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[212] ^ data[215] ^ data[216]
        ^ data[220] ^ data[224] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[230] ^ data[231] ^ data[232]
        ^ data[234] ^ data[235] ^ data[236] ^ data[239] ^ data[241] ^ data[242] ^ data[244] ^ data[246] ^ data[248]
        ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253];
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

void ecc_rs_pin_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[14] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28]
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
    const uint64_t t1 = entry[1] ^ entry[14] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[26]
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
    const uint64_t t2 = entry[2] ^ entry[8] ^ entry[15] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[28]
        ^ entry[29] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[44] ^ entry[47]
        ^ entry[50] ^ entry[53] ^ entry[56] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[65] ^ entry[68] ^ entry[69]
        ^ entry[74] ^ entry[75] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[85] ^ entry[91] ^ entry[94] ^ entry[95]
        ^ entry[97] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[110]
        ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[124]
        ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[130] ^ entry[132] ^ entry[133] ^ entry[135] ^ entry[136]
        ^ entry[138] ^ entry[139] ^ entry[141] ^ entry[144] ^ entry[145] ^ entry[147] ^ entry[151] ^ entry[153]
        ^ entry[157] ^ entry[163] ^ entry[167] ^ entry[169] ^ entry[173] ^ entry[175] ^ entry[179] ^ entry[181]
        ^ entry[185] ^ entry[187] ^ entry[190] ^ entry[193] ^ entry[196] ^ entry[202] ^ entry[206] ^ entry[207]
        ^ entry[208] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[218] ^ entry[219] ^ entry[220]
        ^ entry[221] ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[232]
        ^ entry[233] ^ entry[234] ^ entry[240] ^ entry[254] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[266]
        ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[280]
        ^ entry[281] ^ entry[282] ^ entry[286] ^ entry[287];
    const uint64_t t3 = entry[3] ^ entry[9] ^ entry[22] ^ entry[23] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[34]
        ^ entry[35] ^ entry[36] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[45] ^ entry[48] ^ entry[51]
        ^ entry[54] ^ entry[57] ^ entry[60] ^ entry[63] ^ entry[66] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[75]
        ^ entry[76] ^ entry[81] ^ entry[82] ^ entry[86] ^ entry[88] ^ entry[92] ^ entry[95] ^ entry[98]
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
    const uint64_t t4 = entry[4] ^ entry[10] ^ entry[16] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31]
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
    const uint64_t t5 = entry[5] ^ entry[11] ^ entry[14] ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[23]
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
    const uint64_t t6 = entry[6] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21]
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
    const uint64_t t7 = entry[7] ^ entry[13] ^ entry[15] ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[23]
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
    const uint64_t t8 = entry[0] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22]
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
    const uint64_t t9 = entry[1] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[20]
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
    const uint64_t t10 = entry[2] ^ entry[14] ^ entry[15] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24]
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
    const uint64_t t11 = entry[3] ^ entry[8] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25]
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
    const uint64_t t12 = entry[4] ^ entry[9] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[27]
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
    const uint64_t t13 = entry[5] ^ entry[10] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21]
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
    const uint64_t t14 = entry[6] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18]
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
    const uint64_t t15 = entry[7] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[19] ^ entry[20]
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
    const uint64_t t16 = entry[0] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18] ^ entry[19]
        ^ entry[20] ^ entry[24] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[36]
        ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[47] ^ entry[51]
        ^ entry[53] ^ entry[54] ^ entry[57] ^ entry[58] ^ entry[61] ^ entry[62] ^ entry[65] ^ entry[66] ^ entry[68]
        ^ entry[69] ^ entry[72] ^ entry[73] ^ entry[78] ^ entry[79] ^ entry[82] ^ entry[83] ^ entry[84] ^ entry[85]
        ^ entry[88] ^ entry[89] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[98]
        ^ entry[103] ^ entry[107] ^ entry[109] ^ entry[111] ^ entry[113] ^ entry[115] ^ entry[116] ^ entry[117]
        ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[124] ^ entry[125]
        ^ entry[126] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[133] ^ entry[135] ^ entry[137] ^ entry[139]
        ^ entry[140] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[151]
        ^ entry[152] ^ entry[155] ^ entry[157] ^ entry[161] ^ entry[166] ^ entry[167] ^ entry[170] ^ entry[171]
        ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[181] ^ entry[182]
        ^ entry[185] ^ entry[186] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193]
        ^ entry[194] ^ entry[195] ^ entry[196] ^ entry[198] ^ entry[200] ^ entry[202] ^ entry[204] ^ entry[205]
        ^ entry[206] ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[212] ^ entry[216] ^ entry[222] ^ entry[223]
        ^ entry[226] ^ entry[227] ^ entry[230] ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[240] ^ entry[242]
        ^ entry[244] ^ entry[248] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[259]
        ^ entry[261] ^ entry[262] ^ entry[265] ^ entry[266] ^ entry[270] ^ entry[271] ^ entry[274] ^ entry[275]
        ^ entry[285];
    const uint64_t t17 = entry[1] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[18]
        ^ entry[21] ^ entry[25] ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[35] ^ entry[36] ^ entry[40] ^ entry[44]
        ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[59]
        ^ entry[61] ^ entry[63] ^ entry[65] ^ entry[67] ^ entry[68] ^ entry[70] ^ entry[72] ^ entry[74] ^ entry[78]
        ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[92] ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[103]
        ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114]
        ^ entry[115] ^ entry[127] ^ entry[131] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[137] ^ entry[138]
        ^ entry[139] ^ entry[143] ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[151] ^ entry[152] ^ entry[153]
        ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[166]
        ^ entry[170] ^ entry[172] ^ entry[173] ^ entry[176] ^ entry[177] ^ entry[180] ^ entry[181] ^ entry[183]
        ^ entry[184] ^ entry[185] ^ entry[187] ^ entry[188] ^ entry[192] ^ entry[197] ^ entry[198] ^ entry[199]
        ^ entry[201] ^ entry[202] ^ entry[203] ^ entry[204] ^ entry[207] ^ entry[208] ^ entry[211] ^ entry[212]
        ^ entry[213] ^ entry[216] ^ entry[217] ^ entry[222] ^ entry[226] ^ entry[228] ^ entry[230] ^ entry[231]
        ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240]
        ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[248] ^ entry[249] ^ entry[252]
        ^ entry[254] ^ entry[255] ^ entry[256] ^ entry[258] ^ entry[259] ^ entry[260] ^ entry[261] ^ entry[263]
        ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[270] ^ entry[274] ^ entry[276] ^ entry[280] ^ entry[285]
        ^ entry[286];
    const uint64_t t18 = entry[2] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[18] ^ entry[19]
        ^ entry[22] ^ entry[26] ^ entry[29] ^ entry[33] ^ entry[36] ^ entry[37] ^ entry[40] ^ entry[41] ^ entry[45]
        ^ entry[49] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[62]
        ^ entry[64] ^ entry[66] ^ entry[68] ^ entry[69] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[75] ^ entry[79]
        ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[93] ^ entry[97] ^ entry[100] ^ entry[104] ^ entry[108]
        ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116]
        ^ entry[120] ^ entry[132] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140]
        ^ entry[144] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[156]
        ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[167]
        ^ entry[171] ^ entry[173] ^ entry[174] ^ entry[177] ^ entry[178] ^ entry[181] ^ entry[182] ^ entry[185]
        ^ entry[186] ^ entry[188] ^ entry[189] ^ entry[192] ^ entry[193] ^ entry[198] ^ entry[199] ^ entry[202]
        ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[208] ^ entry[209] ^ entry[212] ^ entry[213] ^ entry[214]
        ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[223] ^ entry[227] ^ entry[229] ^ entry[231] ^ entry[233]
        ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242]
        ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[253]
        ^ entry[255] ^ entry[257] ^ entry[259] ^ entry[260] ^ entry[261] ^ entry[262] ^ entry[264] ^ entry[265]
        ^ entry[266] ^ entry[268] ^ entry[271] ^ entry[272] ^ entry[275] ^ entry[277] ^ entry[281] ^ entry[286]
        ^ entry[287];
    const uint64_t t19 = entry[3] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[23]
        ^ entry[24] ^ entry[27] ^ entry[30] ^ entry[34] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[42] ^ entry[46]
        ^ entry[50] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[63]
        ^ entry[65] ^ entry[67] ^ entry[69] ^ entry[70] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[80] ^ entry[84]
        ^ entry[88] ^ entry[92] ^ entry[94] ^ entry[96] ^ entry[98] ^ entry[101] ^ entry[105] ^ entry[109]
        ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[120]
        ^ entry[121] ^ entry[133] ^ entry[135] ^ entry[137] ^ entry[139] ^ entry[140] ^ entry[141] ^ entry[144]
        ^ entry[145] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[157]
        ^ entry[158] ^ entry[159] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[168] ^ entry[172]
        ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[178] ^ entry[179] ^ entry[182] ^ entry[183] ^ entry[186]
        ^ entry[187] ^ entry[189] ^ entry[190] ^ entry[193] ^ entry[194] ^ entry[199] ^ entry[203] ^ entry[204]
        ^ entry[205] ^ entry[206] ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[215]
        ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[228] ^ entry[230] ^ entry[232] ^ entry[234] ^ entry[236]
        ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244]
        ^ entry[245] ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[254]
        ^ entry[258] ^ entry[260] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[264] ^ entry[265] ^ entry[266]
        ^ entry[267] ^ entry[269] ^ entry[273] ^ entry[276] ^ entry[278] ^ entry[280] ^ entry[282] ^ entry[287];
    const uint64_t t20 = entry[4] ^ entry[8] ^ entry[15] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24]
        ^ entry[25] ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[42] ^ entry[43]
        ^ entry[47] ^ entry[51] ^ entry[54] ^ entry[55] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[64]
        ^ entry[66] ^ entry[68] ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[74] ^ entry[75] ^ entry[77] ^ entry[81]
        ^ entry[85] ^ entry[89] ^ entry[93] ^ entry[95] ^ entry[97] ^ entry[99] ^ entry[102] ^ entry[106]
        ^ entry[110] ^ entry[111] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[120]
        ^ entry[121] ^ entry[122] ^ entry[134] ^ entry[138] ^ entry[140] ^ entry[141] ^ entry[142] ^ entry[144]
        ^ entry[145] ^ entry[146] ^ entry[150] ^ entry[151] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[158]
        ^ entry[159] ^ entry[160] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[168] ^ entry[169]
        ^ entry[173] ^ entry[175] ^ entry[177] ^ entry[179] ^ entry[180] ^ entry[183] ^ entry[184] ^ entry[187]
        ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[195] ^ entry[204] ^ entry[205]
        ^ entry[206] ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[214] ^ entry[215]
        ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[224] ^ entry[229] ^ entry[231] ^ entry[233] ^ entry[235]
        ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245]
        ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[255]
        ^ entry[256] ^ entry[259] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267]
        ^ entry[268] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[277] ^ entry[279] ^ entry[281] ^ entry[283];
    const uint64_t t21 = entry[5] ^ entry[9] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18]
        ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[30] ^ entry[32] ^ entry[34]
        ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[52]
        ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[62]
        ^ entry[63] ^ entry[64] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[71] ^ entry[72] ^ entry[75] ^ entry[76]
        ^ entry[79] ^ entry[80] ^ entry[83] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[89] ^ entry[90]
        ^ entry[92] ^ entry[93] ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[104] ^ entry[109] ^ entry[113]
        ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[133] ^ entry[137]
        ^ entry[140] ^ entry[143] ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[159]
        ^ entry[160] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[171]
        ^ entry[173] ^ entry[175] ^ entry[177] ^ entry[179] ^ entry[180] ^ entry[182] ^ entry[184] ^ entry[186]
        ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[202] ^ entry[204] ^ entry[207] ^ entry[208] ^ entry[211]
        ^ entry[215] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[224] ^ entry[225]
        ^ entry[226] ^ entry[227] ^ entry[239] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[247] ^ entry[249]
        ^ entry[250] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[264]
        ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[273] ^ entry[274]
        ^ entry[278] ^ entry[282] ^ entry[284] ^ entry[285];
    const uint64_t t22 = entry[6] ^ entry[10] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17]
        ^ entry[18] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[32]
        ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[40] ^ entry[41] ^ entry[45] ^ entry[47] ^ entry[49]
        ^ entry[51] ^ entry[52] ^ entry[55] ^ entry[56] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[64]
        ^ entry[66] ^ entry[67] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82]
        ^ entry[83] ^ entry[86] ^ entry[87] ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[96] ^ entry[101]
        ^ entry[103] ^ entry[105] ^ entry[107] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114]
        ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122]
        ^ entry[123] ^ entry[124] ^ entry[127] ^ entry[128] ^ entry[131] ^ entry[133] ^ entry[134] ^ entry[135]
        ^ entry[137] ^ entry[138] ^ entry[139] ^ entry[140] ^ entry[142] ^ entry[144] ^ entry[146] ^ entry[149]
        ^ entry[151] ^ entry[153] ^ entry[155] ^ entry[164] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[169]
        ^ entry[171] ^ entry[172] ^ entry[173] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[179] ^ entry[180]
        ^ entry[182] ^ entry[183] ^ entry[184] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[190]
        ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[196] ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[202]
        ^ entry[203] ^ entry[204] ^ entry[206] ^ entry[208] ^ entry[210] ^ entry[220] ^ entry[221] ^ entry[224]
        ^ entry[225] ^ entry[228] ^ entry[230] ^ entry[232] ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[240]
        ^ entry[242] ^ entry[246] ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[255] ^ entry[257]
        ^ entry[259] ^ entry[260] ^ entry[264] ^ entry[268] ^ entry[269] ^ entry[272] ^ entry[273] ^ entry[279]
        ^ entry[283] ^ entry[286];
    const uint64_t t23 = entry[7] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[18]
        ^ entry[19] ^ entry[23] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[35]
        ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[52]
        ^ entry[53] ^ entry[56] ^ entry[57] ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[67]
        ^ entry[68] ^ entry[72] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[84]
        ^ entry[87] ^ entry[88] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[96] ^ entry[97] ^ entry[102]
        ^ entry[106] ^ entry[108] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[114] ^ entry[115] ^ entry[116]
        ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[124]
        ^ entry[125] ^ entry[128] ^ entry[129] ^ entry[132] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[138]
        ^ entry[139] ^ entry[140] ^ entry[141] ^ entry[143] ^ entry[144] ^ entry[145] ^ entry[147] ^ entry[150]
        ^ entry[154] ^ entry[156] ^ entry[160] ^ entry[165] ^ entry[166] ^ entry[169] ^ entry[170] ^ entry[172]
        ^ entry[173] ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[183]
        ^ entry[184] ^ entry[185] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192]
        ^ entry[193] ^ entry[194] ^ entry[195] ^ entry[197] ^ entry[199] ^ entry[201] ^ entry[203] ^ entry[204]
        ^ entry[205] ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[211] ^ entry[221] ^ entry[222] ^ entry[225]
        ^ entry[226] ^ entry[229] ^ entry[231] ^ entry[233] ^ entry[235] ^ entry[237] ^ entry[239] ^ entry[241]
        ^ entry[243] ^ entry[247] ^ entry[251] ^ entry[252] ^ entry[254] ^ entry[256] ^ entry[258] ^ entry[260]
        ^ entry[261] ^ entry[264] ^ entry[265] ^ entry[269] ^ entry[270] ^ entry[273] ^ entry[274] ^ entry[284]
        ^ entry[287];
    const uint64_t t24 = entry[0] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[17]
        ^ entry[18] ^ entry[22] ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[29] ^ entry[30] ^ entry[31]
        ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[48]
        ^ entry[51] ^ entry[52] ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[63] ^ entry[66] ^ entry[67]
        ^ entry[68] ^ entry[69] ^ entry[72] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[80] ^ entry[85] ^ entry[87]
        ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98]
        ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[108] ^ entry[110]
        ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[121] ^ entry[124]
        ^ entry[126] ^ entry[129] ^ entry[134] ^ entry[135] ^ entry[137] ^ entry[138] ^ entry[140] ^ entry[141]
        ^ entry[142] ^ entry[144] ^ entry[145] ^ entry[147] ^ entry[148] ^ entry[150] ^ entry[151] ^ entry[153]
        ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[159] ^ entry[160] ^ entry[162] ^ entry[164]
        ^ entry[165] ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[171] ^ entry[180] ^ entry[181] ^ entry[184]
        ^ entry[187] ^ entry[189] ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[196] ^ entry[203] ^ entry[204]
        ^ entry[206] ^ entry[209] ^ entry[211] ^ entry[212] ^ entry[219] ^ entry[220] ^ entry[229] ^ entry[232]
        ^ entry[235] ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[244] ^ entry[246]
        ^ entry[249] ^ entry[251] ^ entry[254] ^ entry[255] ^ entry[257] ^ entry[258] ^ entry[260] ^ entry[263]
        ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[273]
        ^ entry[274] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[285];
    const uint64_t t25 = entry[1] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[16] ^ entry[19] ^ entry[22]
        ^ entry[25] ^ entry[28] ^ entry[29] ^ entry[32] ^ entry[36] ^ entry[39] ^ entry[42] ^ entry[43] ^ entry[44]
        ^ entry[46] ^ entry[49] ^ entry[51] ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[63]
        ^ entry[66] ^ entry[70] ^ entry[73] ^ entry[75] ^ entry[78] ^ entry[81] ^ entry[85] ^ entry[86] ^ entry[87]
        ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[103] ^ entry[106] ^ entry[108]
        ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[113] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120]
        ^ entry[121] ^ entry[122] ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129]
        ^ entry[130] ^ entry[134] ^ entry[137] ^ entry[139] ^ entry[140] ^ entry[143] ^ entry[146] ^ entry[147]
        ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[158] ^ entry[159] ^ entry[161] ^ entry[162]
        ^ entry[163] ^ entry[164] ^ entry[167] ^ entry[170] ^ entry[171] ^ entry[172] ^ entry[180] ^ entry[182]
        ^ entry[185] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193]
        ^ entry[194] ^ entry[195] ^ entry[196] ^ entry[197] ^ entry[200] ^ entry[203] ^ entry[205] ^ entry[206]
        ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[213] ^ entry[216] ^ entry[219]
        ^ entry[221] ^ entry[224] ^ entry[229] ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[235] ^ entry[236]
        ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[247]
        ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[254] ^ entry[257] ^ entry[259]
        ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[266] ^ entry[275] ^ entry[276] ^ entry[279]
        ^ entry[282] ^ entry[284] ^ entry[286];
    const uint64_t t26 = entry[2] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[20]
        ^ entry[23] ^ entry[26] ^ entry[29] ^ entry[30] ^ entry[32] ^ entry[33] ^ entry[37] ^ entry[40] ^ entry[43]
        ^ entry[44] ^ entry[45] ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[55] ^ entry[57]
        ^ entry[58] ^ entry[60] ^ entry[67] ^ entry[71] ^ entry[74] ^ entry[76] ^ entry[79] ^ entry[82] ^ entry[86]
        ^ entry[87] ^ entry[89] ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[96] ^ entry[107]
        ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[118] ^ entry[119]
        ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129]
        ^ entry[130] ^ entry[131] ^ entry[135] ^ entry[138] ^ entry[140] ^ entry[141] ^ entry[144] ^ entry[147]
        ^ entry[148] ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[159] ^ entry[162] ^ entry[163]
        ^ entry[164] ^ entry[165] ^ entry[168] ^ entry[171] ^ entry[172] ^ entry[173] ^ entry[176] ^ entry[181]
        ^ entry[183] ^ entry[184] ^ entry[186] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192]
        ^ entry[193] ^ entry[194] ^ entry[195] ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[200] ^ entry[201]
        ^ entry[204] ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[214]
        ^ entry[217] ^ entry[220] ^ entry[222] ^ entry[225] ^ entry[230] ^ entry[231] ^ entry[233] ^ entry[234]
        ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[244] ^ entry[246]
        ^ entry[247] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256]
        ^ entry[258] ^ entry[260] ^ entry[261] ^ entry[262] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[276]
        ^ entry[277] ^ entry[280] ^ entry[283] ^ entry[285] ^ entry[287];
    const uint64_t t27 = entry[3] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[17] ^ entry[18]
        ^ entry[21] ^ entry[24] ^ entry[27] ^ entry[30] ^ entry[31] ^ entry[33] ^ entry[34] ^ entry[38] ^ entry[41]
        ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[48] ^ entry[49] ^ entry[51] ^ entry[53] ^ entry[55] ^ entry[56]
        ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[64] ^ entry[68] ^ entry[75] ^ entry[77] ^ entry[80] ^ entry[83]
        ^ entry[87] ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[97]
        ^ entry[108] ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[119] ^ entry[122]
        ^ entry[123] ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[129] ^ entry[130] ^ entry[131] ^ entry[132]
        ^ entry[139] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[145] ^ entry[148] ^ entry[149] ^ entry[151]
        ^ entry[152] ^ entry[154] ^ entry[155] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[168]
        ^ entry[169] ^ entry[172] ^ entry[173] ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[182] ^ entry[185]
        ^ entry[187] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[195]
        ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[201] ^ entry[202] ^ entry[205]
        ^ entry[207] ^ entry[208] ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[215] ^ entry[216]
        ^ entry[218] ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[226] ^ entry[231] ^ entry[234] ^ entry[235]
        ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245]
        ^ entry[247] ^ entry[248] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[254] ^ entry[256]
        ^ entry[257] ^ entry[259] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[264] ^ entry[265] ^ entry[266]
        ^ entry[268] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[286];
    const uint64_t t28 = entry[4] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[18] ^ entry[19] ^ entry[22]
        ^ entry[25] ^ entry[28] ^ entry[31] ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[42] ^ entry[45] ^ entry[46]
        ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[57] ^ entry[59] ^ entry[60]
        ^ entry[62] ^ entry[65] ^ entry[69] ^ entry[72] ^ entry[76] ^ entry[78] ^ entry[81] ^ entry[84] ^ entry[91]
        ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[109]
        ^ entry[111] ^ entry[112] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[123] ^ entry[124] ^ entry[125]
        ^ entry[127] ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[136] ^ entry[140]
        ^ entry[142] ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153]
        ^ entry[155] ^ entry[156] ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[167] ^ entry[168] ^ entry[169]
        ^ entry[170] ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[183]
        ^ entry[186] ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[193] ^ entry[194] ^ entry[195] ^ entry[196]
        ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[201] ^ entry[202] ^ entry[203] ^ entry[206]
        ^ entry[209] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[219]
        ^ entry[222] ^ entry[225] ^ entry[227] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[241]
        ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252]
        ^ entry[253] ^ entry[254] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[260] ^ entry[262]
        ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[269] ^ entry[272] ^ entry[278] ^ entry[279]
        ^ entry[281] ^ entry[282] ^ entry[285] ^ entry[287];
    const uint64_t t29 = entry[5] ^ entry[8] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17]
        ^ entry[19] ^ entry[20] ^ entry[22] ^ entry[25] ^ entry[27] ^ entry[30] ^ entry[31] ^ entry[33] ^ entry[34]
        ^ entry[36] ^ entry[39] ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48]
        ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[60] ^ entry[61]
        ^ entry[64] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[73] ^ entry[75] ^ entry[76]
        ^ entry[79] ^ entry[82] ^ entry[87] ^ entry[90] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[104]
        ^ entry[105] ^ entry[108] ^ entry[111] ^ entry[114] ^ entry[117] ^ entry[118] ^ entry[120] ^ entry[121]
        ^ entry[125] ^ entry[128] ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[135] ^ entry[136] ^ entry[138]
        ^ entry[140] ^ entry[142] ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[155] ^ entry[159]
        ^ entry[162] ^ entry[164] ^ entry[167] ^ entry[170] ^ entry[174] ^ entry[175] ^ entry[177] ^ entry[178]
        ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[184] ^ entry[195] ^ entry[197] ^ entry[198] ^ entry[199]
        ^ entry[200] ^ entry[201] ^ entry[202] ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[211]
        ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[223]
        ^ entry[226] ^ entry[228] ^ entry[229] ^ entry[232] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239]
        ^ entry[241] ^ entry[242] ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[256]
        ^ entry[259] ^ entry[260] ^ entry[261] ^ entry[264] ^ entry[269] ^ entry[271] ^ entry[272] ^ entry[274]
        ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[283]
        ^ entry[284] ^ entry[285] ^ entry[286];
    const uint64_t t30 = entry[6] ^ entry[9] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[16] ^ entry[20]
        ^ entry[21] ^ entry[22] ^ entry[24] ^ entry[25] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[32]
        ^ entry[33] ^ entry[37] ^ entry[39] ^ entry[40] ^ entry[42] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[49]
        ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[56] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65]
        ^ entry[66] ^ entry[67] ^ entry[70] ^ entry[71] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[83] ^ entry[85]
        ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96]
        ^ entry[97] ^ entry[98] ^ entry[99] ^ entry[100] ^ entry[103] ^ entry[106] ^ entry[108] ^ entry[109]
        ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[119] ^ entry[122]
        ^ entry[124] ^ entry[132] ^ entry[133] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140]
        ^ entry[142] ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151]
        ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[157] ^ entry[159] ^ entry[160] ^ entry[162]
        ^ entry[163] ^ entry[164] ^ entry[166] ^ entry[169] ^ entry[175] ^ entry[178] ^ entry[179] ^ entry[182]
        ^ entry[185] ^ entry[187] ^ entry[189] ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[198] ^ entry[199]
        ^ entry[201] ^ entry[202] ^ entry[204] ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[214]
        ^ entry[215] ^ entry[217] ^ entry[218] ^ entry[227] ^ entry[230] ^ entry[233] ^ entry[235] ^ entry[236]
        ^ entry[238] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[246] ^ entry[249] ^ entry[252]
        ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[258] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[264]
        ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[271] ^ entry[272] ^ entry[274]
        ^ entry[275] ^ entry[276] ^ entry[279] ^ entry[282] ^ entry[283] ^ entry[286] ^ entry[287];
    const uint64_t t31 = entry[7] ^ entry[10] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17]
        ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[30]
        ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[38] ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[47]
        ^ entry[50] ^ entry[51] ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[62] ^ entry[63] ^ entry[65]
        ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[71] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[84] ^ entry[86]
        ^ entry[89] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98]
        ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[104] ^ entry[107] ^ entry[109] ^ entry[110] ^ entry[111]
        ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[120] ^ entry[123] ^ entry[125]
        ^ entry[128] ^ entry[133] ^ entry[134] ^ entry[136] ^ entry[137] ^ entry[139] ^ entry[140] ^ entry[141]
        ^ entry[143] ^ entry[144] ^ entry[146] ^ entry[147] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[152]
        ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[158] ^ entry[161] ^ entry[163] ^ entry[164]
        ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[170] ^ entry[179] ^ entry[180] ^ entry[183] ^ entry[186]
        ^ entry[188] ^ entry[190] ^ entry[193] ^ entry[195] ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[205]
        ^ entry[207] ^ entry[208] ^ entry[210] ^ entry[211] ^ entry[215] ^ entry[218] ^ entry[219] ^ entry[228]
        ^ entry[231] ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[242] ^ entry[243]
        ^ entry[245] ^ entry[247] ^ entry[248] ^ entry[250] ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[257]
        ^ entry[259] ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[269]
        ^ entry[270] ^ entry[272] ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[280] ^ entry[283]
        ^ entry[284] ^ entry[287];
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
    const uint64_t t91 = t0 ^ t1 ^ t2;
    const uint64_t t92 = ~t90 & t91;
    const uint64_t t93 = t3 & ~t90;
    const uint64_t t94 = t4 & ~t90;
    const uint64_t t95 = t0 ^ t5;
    const uint64_t t96 = ~t90 & t95;
    const uint64_t t97 = t1 ^ t6;
    const uint64_t t98 = ~t90 & t97;
    const uint64_t t99 = t0 ^ t1 ^ t7;
    const uint64_t t100 = ~t90 & t99;
    const uint64_t t101 = t0 & ~t90;
    const uint64_t t102 = t0 ^ t1;
    const uint64_t t103 = ~t90 & t102;
    const uint64_t t104 = t6 ^ t8;
    const uint64_t t105 = t6 ^ t7 ^ t9;
    const uint64_t t106 = t0 ^ t7 ^ t10;
    const uint64_t t107 = t1 ^ t11;
    const uint64_t t108 = t2 ^ t12;
    const uint64_t t109 = t3 ^ t6 ^ t13;
    const uint64_t t110 = t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t111 = t5 ^ t7 ^ t15;
    const uint64_t t112 = t4 ^ t6 ^ t7 ^ t16;
    const uint64_t t113 = t4 ^ t5 ^ t6 ^ t17;
    const uint64_t t114 = t5 ^ t6 ^ t7 ^ t18;
    const uint64_t t115 = t6 ^ t7 ^ t19;
    const uint64_t t116 = t0 ^ t7 ^ t20;
    const uint64_t t117 = t1 ^ t4 ^ t6 ^ t7 ^ t21;
    const uint64_t t118 = t2 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t119 = t3 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t120 = t2 ^ t4 ^ t5 ^ t6 ^ t24;
    const uint64_t t121 = t2 ^ t3 ^ t4 ^ t7 ^ t25;
    const uint64_t t122 = t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t123 = t4 ^ t5 ^ t6 ^ t27;
    const uint64_t t124 = t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t125 = t2 ^ t4 ^ t5 ^ t7 ^ t29;
    const uint64_t t126 = t0 ^ t2 ^ t3 ^ t4 ^ t30;
    const uint64_t t127 = t1 ^ t3 ^ t4 ^ t5 ^ t31;
    const uint64_t t128 = t104 | t105 | t106 | t107 | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116
        | t117 | t118 | t119 | t120 | t121 | t122 | t123 | t124 | t125 | t126 | t127;
    const uint64_t t129 = t0 ^ t1 ^ t2 ^ t3 ^ t4;
    const uint64_t t130 = ~t128 & t129;
    const uint64_t t131 = t95 & ~t128;
    const uint64_t t132 = t97 & ~t128;
    const uint64_t t133 = t2 ^ t7;
    const uint64_t t134 = ~t128 & t133;
    const uint64_t t135 = t0 ^ t3;
    const uint64_t t136 = ~t128 & t135;
    const uint64_t t137 = t2 ^ t3;
    const uint64_t t138 = ~t128 & t137;
    const uint64_t t139 = t91 & ~t128;
    const uint64_t t140 = t0 ^ t1 ^ t2 ^ t3;
    const uint64_t t141 = ~t128 & t140;
    const uint64_t t142 = t1 ^ t3 ^ t4 ^ t5 ^ t23;
    const uint64_t t143 = t5 ^ t7 ^ t8;
    const uint64_t t144 = t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t145 = t6 ^ t7 ^ t10;
    const uint64_t t146 = t0 ^ t7 ^ t11;
    const uint64_t t147 = t3 ^ t4 ^ t5 ^ t12 ^ t23;
    const uint64_t t148 = t2 ^ t5 ^ t7 ^ t13;
    const uint64_t t149 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t150 = t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t151 = t2 ^ t4 ^ t5 ^ t6 ^ t16;
    const uint64_t t152 = t2 ^ t3 ^ t4 ^ t7 ^ t17;
    const uint64_t t153 = t3 ^ t4 ^ t5 ^ t18;
    const uint64_t t154 = t4 ^ t5 ^ t6 ^ t19;
    const uint64_t t155 = t5 ^ t6 ^ t7 ^ t20;
    const uint64_t t156 = t2 ^ t4 ^ t5 ^ t7 ^ t21;
    const uint64_t t157 = t0 ^ t2 ^ t3 ^ t4 ^ t22;
    const uint64_t t158 = t2 ^ t4 ^ t5 ^ t7 ^ t23 ^ t24;
    const uint64_t t159 = t0 ^ t3 ^ t5 ^ t7 ^ t23 ^ t25;
    const uint64_t t160 = t0 ^ t2 ^ t3 ^ t4 ^ t23 ^ t26;
    const uint64_t t161 = t2 ^ t4 ^ t5 ^ t6 ^ t23 ^ t27;
    const uint64_t t162 = t2 ^ t3 ^ t4 ^ t7 ^ t28;
    const uint64_t t163 = t2 ^ t3 ^ t7 ^ t23 ^ t29;
    const uint64_t t164 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t23 ^ t30;
    const uint64_t t165 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23 ^ t31;
    const uint64_t t166 = t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152 | t153 | t154
        | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164 | t165;
    const uint64_t t167 = t2 ^ t3 ^ t4 ^ t5 ^ t6;
    const uint64_t t168 = ~t166 & t167;
    const uint64_t t169 = t133 & ~t166;
    const uint64_t t170 = t135 & ~t166;
    const uint64_t t171 = t0 ^ t3 ^ t5 ^ t23;
    const uint64_t t172 = ~t166 & t171;
    const uint64_t t173 = t2 ^ t3 ^ t4 ^ t23;
    const uint64_t t174 = ~t166 & t173;
    const uint64_t t175 = t0 ^ t4 ^ t5;
    const uint64_t t176 = ~t166 & t175;
    const uint64_t t177 = t0 ^ t2 ^ t5 ^ t23;
    const uint64_t t178 = ~t166 & t177;
    const uint64_t t179 = t2 ^ t23;
    const uint64_t t180 = ~t166 & t179;
    const uint64_t t181 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t15 ^ t22;
    const uint64_t t182 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t183 = t3 ^ t4 ^ t5 ^ t8 ^ t15;
    const uint64_t t184 = t3 ^ t4 ^ t7 ^ t9 ^ t15;
    const uint64_t t185 = t3 ^ t10 ^ t15;
    const uint64_t t186 = t3 ^ t5 ^ t11 ^ t15;
    const uint64_t t187 = t0 ^ t7 ^ t12;
    const uint64_t t188 = t0 ^ t2 ^ t4 ^ t13 ^ t22;
    const uint64_t t189 = t2 ^ t3 ^ t4 ^ t7 ^ t14 ^ t15;
    const uint64_t t190 = t0 ^ t2 ^ t3 ^ t4 ^ t16;
    const uint64_t t191 = t3 ^ t15 ^ t17 ^ t22;
    const uint64_t t192 = t0 ^ t3 ^ t7 ^ t18 ^ t22;
    const uint64_t t193 = t2 ^ t3 ^ t4 ^ t7 ^ t19;
    const uint64_t t194 = t3 ^ t4 ^ t5 ^ t20;
    const uint64_t t195 = t0 ^ t2 ^ t7 ^ t15 ^ t21;
    const uint64_t t196 = t0 ^ t5 ^ t7 ^ t15 ^ t22 ^ t23;
    const uint64_t t197 = t0 ^ t3 ^ t4 ^ t7 ^ t15 ^ t24;
    const uint64_t t198 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t15 ^ t22 ^ t25;
    const uint64_t t199 = t2 ^ t5 ^ t26;
    const uint64_t t200 = t0 ^ t5 ^ t7 ^ t15 ^ t27;
    const uint64_t t201 = t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t15 ^ t22 ^ t28;
    const uint64_t t202 = t0 ^ t4 ^ t7 ^ t22 ^ t29;
    const uint64_t t203 = t2 ^ t4 ^ t5 ^ t15 ^ t30;
    const uint64_t t204 = t3 ^ t4 ^ t5 ^ t7 ^ t31;
    const uint64_t t205 = t181 | t182 | t183 | t184 | t185 | t186 | t187 | t188 | t189 | t190 | t191 | t192 | t193
        | t194 | t195 | t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t204;
    const uint64_t t206 = t0 ^ t3 ^ t4 ^ t15;
    const uint64_t t207 = ~t205 & t206;
    const uint64_t t208 = t2 ^ t3 ^ t4 ^ t5 ^ t15 ^ t22;
    const uint64_t t209 = ~t205 & t208;
    const uint64_t t210 = t0 ^ t3 ^ t15 ^ t22;
    const uint64_t t211 = ~t205 & t210;
    const uint64_t t212 = t0 ^ t2 ^ t5 ^ t7 ^ t15;
    const uint64_t t213 = ~t205 & t212;
    const uint64_t t214 = t2 ^ t4 ^ t5 ^ t7 ^ t15 ^ t22;
    const uint64_t t215 = ~t205 & t214;
    const uint64_t t216 = t0 ^ t22;
    const uint64_t t217 = ~t205 & t216;
    const uint64_t t218 = t2 ^ t4 ^ t7 ^ t15;
    const uint64_t t219 = ~t205 & t218;
    const uint64_t t220 = t4 ^ t15;
    const uint64_t t221 = ~t205 & t220;
    const uint64_t t222 = t2 ^ t10 ^ t15;
    const uint64_t t223 = t0 ^ t1 ^ t5 ^ t10 ^ t11 ^ t15 ^ t16;
    const uint64_t t224 = t0 ^ t1 ^ t4 ^ t6 ^ t11 ^ t15 ^ t16;
    const uint64_t t225 = t4 ^ t7 ^ t10 ^ t11;
    const uint64_t t226 = t3 ^ t8 ^ t11;
    const uint64_t t227 = t0 ^ t1 ^ t3 ^ t4 ^ t9 ^ t10 ^ t11 ^ t15 ^ t16;
    const uint64_t t228 = t0 ^ t1 ^ t10 ^ t12 ^ t15 ^ t16;
    const uint64_t t229 = t0 ^ t3 ^ t4 ^ t10 ^ t13;
    const uint64_t t230 = t0 ^ t3 ^ t4 ^ t10 ^ t11 ^ t14 ^ t15 ^ t16;
    const uint64_t t231 = t1 ^ t3 ^ t4 ^ t11 ^ t15 ^ t16 ^ t17;
    const uint64_t t232 = t0 ^ t1 ^ t10 ^ t11 ^ t18;
    const uint64_t t233 = t11 ^ t16 ^ t19;
    const uint64_t t234 = t0 ^ t3 ^ t4 ^ t10 ^ t11 ^ t16 ^ t20;
    const uint64_t t235 = t3 ^ t11 ^ t15 ^ t16 ^ t21;
    const uint64_t t236 = t0 ^ t10 ^ t22;
    const uint64_t t237 = t0 ^ t1 ^ t11 ^ t23;
    const uint64_t t238 = t1 ^ t3 ^ t10 ^ t11 ^ t15 ^ t24;
    const uint64_t t239 = t0 ^ t4 ^ t10 ^ t11 ^ t15 ^ t16 ^ t25;
    const uint64_t t240 = t4 ^ t15 ^ t26;
    const uint64_t t241 = t1 ^ t3 ^ t10 ^ t15 ^ t16 ^ t27;
    const uint64_t t242 = t1 ^ t10 ^ t11 ^ t28;
    const uint64_t t243 = t0 ^ t3 ^ t10 ^ t15 ^ t16 ^ t29;
    const uint64_t t244 = t0 ^ t1 ^ t3 ^ t10 ^ t30;
    const uint64_t t245 = t0 ^ t1 ^ t4 ^ t10 ^ t11 ^ t15 ^ t31;
    const uint64_t t246 = t222 | t223 | t224 | t225 | t226 | t227 | t228 | t229 | t230 | t231 | t232 | t233 | t234
        | t235 | t236 | t237 | t238 | t239 | t240 | t241 | t242 | t243 | t244 | t245;
    const uint64_t t247 = t0 ^ t1 ^ t16;
    const uint64_t t248 = ~t246 & t247;
    const uint64_t t249 = t1 ^ t3 ^ t4 ^ t10 ^ t11 ^ t16;
    const uint64_t t250 = ~t246 & t249;
    const uint64_t t251 = t0 ^ t1 ^ t3 ^ t10 ^ t11;
    const uint64_t t252 = ~t246 & t251;
    const uint64_t t253 = t4 ^ t11 ^ t16;
    const uint64_t t254 = ~t246 & t253;
    const uint64_t t255 = t0 ^ t1 ^ t3 ^ t4 ^ t15;
    const uint64_t t256 = ~t246 & t255;
    const uint64_t t257 = t1 ^ t3 ^ t4;
    const uint64_t t258 = ~t246 & t257;
    const uint64_t t259 = t0 ^ t4 ^ t11;
    const uint64_t t260 = ~t246 & t259;
    const uint64_t t261 = t107 & ~t246;
    const uint64_t t262 = t0 ^ t4 ^ t7 ^ t12 ^ t16;
    const uint64_t t263 = t2 ^ t5 ^ t18;
    const uint64_t t264 = t2 ^ t6 ^ t7 ^ t12 ^ t18;
    const uint64_t t265 = t0 ^ t2 ^ t8 ^ t16;
    const uint64_t t266 = t0 ^ t2 ^ t3 ^ t9 ^ t12 ^ t16;
    const uint64_t t267 = t0 ^ t2 ^ t3 ^ t7 ^ t10 ^ t12 ^ t16 ^ t18;
    const uint64_t t268 = t0 ^ t11 ^ t16;
    const uint64_t t269 = t0 ^ t12 ^ t13 ^ t16 ^ t18;
    const uint64_t t270 = t2 ^ t3 ^ t7 ^ t12 ^ t14 ^ t16;
    const uint64_t t271 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12 ^ t15 ^ t16 ^ t18;
    const uint64_t t272 = t0 ^ t1 ^ t12 ^ t16 ^ t17;
    const uint64_t t273 = t0 ^ t2 ^ t3 ^ t7 ^ t12 ^ t18 ^ t19;
    const uint64_t t274 = t1 ^ t12 ^ t16 ^ t20;
    const uint64_t t275 = t0 ^ t1 ^ t16 ^ t18 ^ t21;
    const uint64_t t276 = t0 ^ t3 ^ t7 ^ t16 ^ t18 ^ t22;
    const uint64_t t277 = t0 ^ t2 ^ t3 ^ t12 ^ t16 ^ t18 ^ t23;
    const uint64_t t278 = t3 ^ t7 ^ t12 ^ t16 ^ t18 ^ t24;
    const uint64_t t279 = t1 ^ t7 ^ t12 ^ t18 ^ t25;
    const uint64_t t280 = t2 ^ t3 ^ t7 ^ t26;
    const uint64_t t281 = t3 ^ t7 ^ t12 ^ t16 ^ t27;
    const uint64_t t282 = t0 ^ t1 ^ t2 ^ t7 ^ t12 ^ t16 ^ t18 ^ t28;
    const uint64_t t283 = t2 ^ t3 ^ t16 ^ t18 ^ t29;
    const uint64_t t284 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t30;
    const uint64_t t285 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12 ^ t16 ^ t31;
    const uint64_t t286 = t262 | t263 | t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t272 | t273 | t274
        | t275 | t276 | t277 | t278 | t279 | t280 | t281 | t282 | t283 | t284 | t285;
    const uint64_t t287 = t0 ^ t1 ^ t7 ^ t12 ^ t16;
    const uint64_t t288 = ~t286 & t287;
    const uint64_t t289 = t1 ^ t7 ^ t12 ^ t16 ^ t18;
    const uint64_t t290 = ~t286 & t289;
    const uint64_t t291 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12;
    const uint64_t t292 = ~t286 & t291;
    const uint64_t t293 = t0 ^ t1 ^ t3 ^ t7 ^ t16 ^ t18;
    const uint64_t t294 = ~t286 & t293;
    const uint64_t t295 = t0 ^ t3 ^ t12 ^ t16 ^ t18;
    const uint64_t t296 = ~t286 & t295;
    const uint64_t t297 = t0 ^ t1 ^ t3 ^ t7 ^ t12;
    const uint64_t t298 = ~t286 & t297;
    const uint64_t t299 = t12 ^ t18;
    const uint64_t t300 = ~t286 & t299;
    const uint64_t t301 = t0 ^ t3 ^ t7;
    const uint64_t t302 = ~t286 & t301;
    const uint64_t t303 = t0 ^ t1 ^ t2 ^ t3 ^ t9 ^ t19 ^ t20 ^ t22;
    const uint64_t t304 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t9 ^ t20 ^ t22;
    const uint64_t t305 = t2 ^ t5 ^ t20;
    const uint64_t t306 = t0 ^ t6 ^ t19 ^ t20 ^ t22;
    const uint64_t t307 = t2 ^ t3 ^ t7 ^ t8 ^ t19 ^ t20;
    const uint64_t t308 = t0 ^ t9 ^ t10 ^ t20 ^ t22;
    const uint64_t t309 = t0 ^ t7 ^ t9 ^ t11 ^ t22;
    const uint64_t t310 = t3 ^ t7 ^ t9 ^ t12 ^ t19 ^ t20;
    const uint64_t t311 = t0 ^ t3 ^ t13 ^ t20 ^ t22;
    const uint64_t t312 = t0 ^ t7 ^ t9 ^ t14 ^ t19 ^ t20 ^ t22;
    const uint64_t t313 = t7 ^ t9 ^ t15 ^ t20 ^ t22;
    const uint64_t t314 = t9 ^ t16 ^ t19;
    const uint64_t t315 = t0 ^ t17 ^ t19 ^ t22;
    const uint64_t t316 = t3 ^ t7 ^ t18 ^ t19 ^ t20 ^ t22;
    const uint64_t t317 = t3 ^ t9 ^ t20 ^ t21 ^ t22;
    const uint64_t t318 = t2 ^ t7 ^ t9 ^ t20 ^ t23;
    const uint64_t t319 = t0 ^ t3 ^ t9 ^ t24;
    const uint64_t t320 = t0 ^ t3 ^ t7 ^ t19 ^ t20 ^ t22 ^ t25;
    const uint64_t t321 = t2 ^ t3 ^ t9 ^ t20 ^ t22 ^ t26;
    const uint64_t t322 = t3 ^ t9 ^ t19 ^ t22 ^ t27;
    const uint64_t t323 = t3 ^ t9 ^ t28;
    const uint64_t t324 = t0 ^ t2 ^ t7 ^ t9 ^ t29;
    const uint64_t t325 = t0 ^ t2 ^ t3 ^ t9 ^ t19 ^ t30;
    const uint64_t t326 = t3 ^ t7 ^ t9 ^ t19 ^ t22 ^ t31;
    const uint64_t t327 = t303 | t304 | t305 | t306 | t307 | t308 | t309 | t310 | t311 | t312 | t313 | t314 | t315
        | t316 | t317 | t318 | t319 | t320 | t321 | t322 | t323 | t324 | t325 | t326;
    const uint64_t t328 = t2 ^ t9;
    const uint64_t t329 = ~t327 & t328;
    const uint64_t t330 = t0 ^ t2 ^ t3 ^ t20 ^ t22;
    const uint64_t t331 = ~t327 & t330;
    const uint64_t t332 = t0 ^ t2 ^ t9 ^ t22;
    const uint64_t t333 = ~t327 & t332;
    const uint64_t t334 = t0 ^ t7 ^ t9 ^ t19 ^ t20;
    const uint64_t t335 = ~t327 & t334;
    const uint64_t t336 = t2 ^ t22;
    const uint64_t t337 = ~t327 & t336;
    const uint64_t t338 = t3 ^ t7 ^ t20;
    const uint64_t t339 = ~t327 & t338;
    const uint64_t t340 = t7 ^ t19;
    const uint64_t t341 = ~t327 & t340;
    const uint64_t t342 = t0 ^ t20;
    const uint64_t t343 = ~t327 & t342;
    const uint64_t t344 = t0 ^ t1 ^ t2 ^ t3 ^ t8 ^ t11 ^ t15;
    const uint64_t t345 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    const uint64_t t346 = t0 ^ t2 ^ t5 ^ t8 ^ t12;
    const uint64_t t347 = t0 ^ t6 ^ t8 ^ t10 ^ t11 ^ t15;
    const uint64_t t348 = t0 ^ t7 ^ t8 ^ t11;
    const uint64_t t349 = t0 ^ t2 ^ t3 ^ t9 ^ t11 ^ t12 ^ t15;
    const uint64_t t350 = t0 ^ t3 ^ t10 ^ t11 ^ t12 ^ t13 ^ t15;
    const uint64_t t351 = t3 ^ t8 ^ t10 ^ t11 ^ t14;
    const uint64_t t352 = t8 ^ t10 ^ t11 ^ t12 ^ t16;
    const uint64_t t353 = t2 ^ t8 ^ t17;
    const uint64_t t354 = t0 ^ t2 ^ t8 ^ t11 ^ t12 ^ t15 ^ t18;
    const uint64_t t355 = t10 ^ t11 ^ t12 ^ t15 ^ t19;
    const uint64_t t356 = t0 ^ t3 ^ t10 ^ t15 ^ t20;
    const uint64_t t357 = t0 ^ t10 ^ t11 ^ t12 ^ t15 ^ t21;
    const uint64_t t358 = t0 ^ t2 ^ t12 ^ t22;
    const uint64_t t359 = t0 ^ t2 ^ t3 ^ t10 ^ t12 ^ t23;
    const uint64_t t360 = t2 ^ t3 ^ t10 ^ t11 ^ t12 ^ t15 ^ t24;
    const uint64_t t361 = t8 ^ t11 ^ t12 ^ t25;
    const uint64_t t362 = t2 ^ t10 ^ t12 ^ t26;
    const uint64_t t363 = t0 ^ t8 ^ t10 ^ t12 ^ t15 ^ t27;
    const uint64_t t364 = t3 ^ t10 ^ t15 ^ t28;
    const uint64_t t365 = t0 ^ t10 ^ t12 ^ t15 ^ t29;
    const uint64_t t366 = t0 ^ t3 ^ t8 ^ t15 ^ t30;
    const uint64_t t367 = t2 ^ t3 ^ t12 ^ t31;
    const uint64_t t368 = t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353 | t354 | t355 | t356
        | t357 | t358 | t359 | t360 | t361 | t362 | t363 | t364 | t365 | t366 | t367;
    const uint64_t t369 = t0 ^ t2 ^ t3 ^ t8 ^ t12;
    const uint64_t t370 = ~t368 & t369;
    const uint64_t t371 = t8 ^ t10 ^ t11 ^ t12 ^ t15;
    const uint64_t t372 = ~t368 & t371;
    const uint64_t t373 = t2 ^ t8 ^ t10 ^ t11 ^ t12;
    const uint64_t t374 = ~t368 & t373;
    const uint64_t t375 = t2 ^ t3 ^ t10 ^ t11 ^ t12;
    const uint64_t t376 = ~t368 & t375;
    const uint64_t t377 = t2 ^ t3 ^ t10 ^ t15;
    const uint64_t t378 = ~t368 & t377;
    const uint64_t t379 = t3 ^ t8 ^ t11 ^ t12;
    const uint64_t t380 = ~t368 & t379;
    const uint64_t t381 = t35 & ~t368;
    const uint64_t t382 = t36 & ~t368;
    const uint64_t t383 = t0 ^ t2 ^ t3 ^ t15 ^ t19 ^ t22 ^ t27;
    const uint64_t t384 = t2 ^ t4 ^ t15 ^ t22 ^ t27;
    const uint64_t t385 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    const uint64_t t386 = t0 ^ t2 ^ t6 ^ t19 ^ t27;
    const uint64_t t387 = t1 ^ t7 ^ t15 ^ t19 ^ t27;
    const uint64_t t388 = t0 ^ t8 ^ t22;
    const uint64_t t389 = t0 ^ t2 ^ t9 ^ t19 ^ t22;
    const uint64_t t390 = t1 ^ t2 ^ t11 ^ t15 ^ t22;
    const uint64_t t391 = t0 ^ t1 ^ t2 ^ t12 ^ t15 ^ t27;
    const uint64_t t392 = t0 ^ t1 ^ t2 ^ t10 ^ t13 ^ t19 ^ t22;
    const uint64_t t393 = t0 ^ t1 ^ t10 ^ t14 ^ t15;
    const uint64_t t394 = t0 ^ t1 ^ t10 ^ t16 ^ t19;
    const uint64_t t395 = t0 ^ t1 ^ t17 ^ t19 ^ t27;
    const uint64_t t396 = t0 ^ t1 ^ t18 ^ t22;
    const uint64_t t397 = t0 ^ t10 ^ t15 ^ t20 ^ t22 ^ t27;
    const uint64_t t398 = t0 ^ t2 ^ t21 ^ t27;
    const uint64_t t399 = t0 ^ t1 ^ t2 ^ t19 ^ t23;
    const uint64_t t400 = t0 ^ t1 ^ t2 ^ t19 ^ t22 ^ t24 ^ t27;
    const uint64_t t401 = t1 ^ t2 ^ t15 ^ t19 ^ t22 ^ t25;
    const uint64_t t402 = t1 ^ t2 ^ t10 ^ t22 ^ t26;
    const uint64_t t403 = t0 ^ t2 ^ t10 ^ t15 ^ t27 ^ t28;
    const uint64_t t404 = t0 ^ t1 ^ t10 ^ t15 ^ t27 ^ t29;
    const uint64_t t405 = t1 ^ t10 ^ t19 ^ t22 ^ t30;
    const uint64_t t406 = t2 ^ t10 ^ t19 ^ t27 ^ t31;
    const uint64_t t407 = t383 | t384 | t385 | t386 | t387 | t388 | t389 | t390 | t391 | t392 | t393 | t394 | t395
        | t396 | t397 | t398 | t399 | t400 | t401 | t402 | t403 | t404 | t405 | t406;
    const uint64_t t408 = t0 ^ t1 ^ t2 ^ t10 ^ t15 ^ t19 ^ t27;
    const uint64_t t409 = ~t407 & t408;
    const uint64_t t410 = t1 ^ t2 ^ t10 ^ t15;
    const uint64_t t411 = ~t407 & t410;
    const uint64_t t412 = t1 ^ t2 ^ t19 ^ t22 ^ t27;
    const uint64_t t413 = ~t407 & t412;
    const uint64_t t414 = t1 ^ t15 ^ t27;
    const uint64_t t415 = ~t407 & t414;
    const uint64_t t416 = t10 ^ t15 ^ t22 ^ t27;
    const uint64_t t417 = ~t407 & t416;
    const uint64_t t418 = t1 ^ t15;
    const uint64_t t419 = ~t407 & t418;
    const uint64_t t420 = t1 ^ t10 ^ t15 ^ t19 ^ t22 ^ t27;
    const uint64_t t421 = ~t407 & t420;
    const uint64_t t422 = t15 ^ t19 ^ t22;
    const uint64_t t423 = ~t407 & t422;
    const uint64_t t424 = t0 ^ t1 ^ t2 ^ t3 ^ t15 ^ t18 ^ t22 ^ t31;
    const uint64_t t425 = t2 ^ t3 ^ t5 ^ t15 ^ t22 ^ t31;
    const uint64_t t426 = t6 ^ t15 ^ t22;
    const uint64_t t427 = t7 ^ t18 ^ t22;
    const uint64_t t428 = t3 ^ t8 ^ t22 ^ t31;
    const uint64_t t429 = t0 ^ t3 ^ t9 ^ t15 ^ t22;
    const uint64_t t430 = t2 ^ t3 ^ t4 ^ t10 ^ t15 ^ t31;
    const uint64_t t431 = t2 ^ t11 ^ t18;
    const uint64_t t432 = t0 ^ t12 ^ t18 ^ t31;
    const uint64_t t433 = t2 ^ t4 ^ t13 ^ t18 ^ t31;
    const uint64_t t434 = t0 ^ t2 ^ t3 ^ t4 ^ t14 ^ t31;
    const uint64_t t435 = t15 ^ t16 ^ t31;
    const uint64_t t436 = t0 ^ t4 ^ t17 ^ t18 ^ t22;
    const uint64_t t437 = t0 ^ t3 ^ t18 ^ t19 ^ t31;
    const uint64_t t438 = t2 ^ t3 ^ t18 ^ t20 ^ t22;
    const uint64_t t439 = t0 ^ t3 ^ t4 ^ t15 ^ t21 ^ t31;
    const uint64_t t440 = t3 ^ t18 ^ t23 ^ t31;
    const uint64_t t441 = t0 ^ t3 ^ t4 ^ t15 ^ t18 ^ t24;
    const uint64_t t442 = t0 ^ t3 ^ t15 ^ t18 ^ t22 ^ t25;
    const uint64_t t443 = t0 ^ t2 ^ t4 ^ t15 ^ t18 ^ t26;
    const uint64_t t444 = t3 ^ t22 ^ t27;
    const uint64_t t445 = t3 ^ t4 ^ t18 ^ t28 ^ t31;
    const uint64_t t446 = t2 ^ t4 ^ t15 ^ t18 ^ t22 ^ t29;
    const uint64_t t447 = t0 ^ t2 ^ t4 ^ t18 ^ t30;
    const uint64_t t448 = t424 | t425 | t426 | t427 | t428 | t429 | t430 | t431 | t432 | t433 | t434 | t435 | t436
        | t437 | t438 | t439 | t440 | t441 | t442 | t443 | t444 | t445 | t446 | t447;
    const uint64_t t449 = t3 ^ t18 ^ t22;
    const uint64_t t450 = ~t448 & t449;
    const uint64_t t451 = t0 ^ t3 ^ t4 ^ t18 ^ t22;
    const uint64_t t452 = ~t448 & t451;
    const uint64_t t453 = t4 ^ t18;
    const uint64_t t454 = ~t448 & t453;
    const uint64_t t455 = t2 ^ t15 ^ t18 ^ t22;
    const uint64_t t456 = ~t448 & t455;
    const uint64_t t457 = t0 ^ t22 ^ t31;
    const uint64_t t458 = ~t448 & t457;
    const uint64_t t459 = t0 ^ t2 ^ t4;
    const uint64_t t460 = ~t448 & t459;
    const uint64_t t461 = t216 & ~t448;
    const uint64_t t462 = t2 ^ t15 ^ t22;
    const uint64_t t463 = ~t448 & t462;
    const uint64_t t464 = t0 ^ t3 ^ t6 ^ t10;
    const uint64_t t465 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    const uint64_t t466 = t0 ^ t7 ^ t10 ^ t18;
    const uint64_t t467 = t0 ^ t2 ^ t6 ^ t8 ^ t10 ^ t12 ^ t18;
    const uint64_t t468 = t0 ^ t1 ^ t9 ^ t12;
    const uint64_t t469 = t1 ^ t4 ^ t10 ^ t11 ^ t18;
    const uint64_t t470 = t1 ^ t6 ^ t12 ^ t13 ^ t18;
    const uint64_t t471 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t12 ^ t14 ^ t18;
    const uint64_t t472 = t1 ^ t2 ^ t4 ^ t6 ^ t12 ^ t15;
    const uint64_t t473 = t0 ^ t2 ^ t10 ^ t12 ^ t16 ^ t18;
    const uint64_t t474 = t1 ^ t6 ^ t10 ^ t12 ^ t17 ^ t18;
    const uint64_t t475 = t4 ^ t10 ^ t18 ^ t19;
    const uint64_t t476 = t2 ^ t12 ^ t20;
    const uint64_t t477 = t0 ^ t1 ^ t6 ^ t10 ^ t12 ^ t18 ^ t21;
    const uint64_t t478 = t1 ^ t2 ^ t10 ^ t12 ^ t22;
    const uint64_t t479 = t4 ^ t6 ^ t10 ^ t18 ^ t23;
    const uint64_t t480 = t1 ^ t4 ^ t6 ^ t10 ^ t24;
    const uint64_t t481 = t0 ^ t1 ^ t6 ^ t10 ^ t12 ^ t25;
    const uint64_t t482 = t0 ^ t1 ^ t4 ^ t10 ^ t26;
    const uint64_t t483 = t0 ^ t1 ^ t4 ^ t10 ^ t12 ^ t18 ^ t27;
    const uint64_t t484 = t2 ^ t10 ^ t12 ^ t28;
    const uint64_t t485 = t1 ^ t2 ^ t18 ^ t29;
    const uint64_t t486 = t0 ^ t1 ^ t2 ^ t10 ^ t18 ^ t30;
    const uint64_t t487 = t2 ^ t6 ^ t10 ^ t31;
    const uint64_t t488 = t464 | t465 | t466 | t467 | t468 | t469 | t470 | t471 | t472 | t473 | t474 | t475 | t476
        | t477 | t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485 | t486 | t487;
    const uint64_t t489 = t0 ^ t2 ^ t12;
    const uint64_t t490 = ~t488 & t489;
    const uint64_t t491 = t6 ^ t12;
    const uint64_t t492 = ~t488 & t491;
    const uint64_t t493 = t1 ^ t2 ^ t18;
    const uint64_t t494 = ~t488 & t493;
    const uint64_t t495 = t0 ^ t2 ^ t4 ^ t6 ^ t18;
    const uint64_t t496 = ~t488 & t495;
    const uint64_t t497 = t0 ^ t2 ^ t4 ^ t6 ^ t10 ^ t12;
    const uint64_t t498 = ~t488 & t497;
    const uint64_t t499 = t0 ^ t2 ^ t4 ^ t6;
    const uint64_t t500 = ~t488 & t499;
    const uint64_t t501 = t6 ^ t18;
    const uint64_t t502 = ~t488 & t501;
    const uint64_t t503 = t0 ^ t4;
    const uint64_t t504 = ~t488 & t503;
    const uint64_t t505 = t0 ^ t2 ^ t6 ^ t25;
    const uint64_t t506 = t0 ^ t3 ^ t4 ^ t7 ^ t14 ^ t25;
    const uint64_t t507 = t2 ^ t4 ^ t5 ^ t8 ^ t25;
    const uint64_t t508 = t0 ^ t1 ^ t3 ^ t9 ^ t14 ^ t25;
    const uint64_t t509 = t2 ^ t5 ^ t10;
    const uint64_t t510 = t2 ^ t3 ^ t11 ^ t25;
    const uint64_t t511 = t1 ^ t3 ^ t12 ^ t14 ^ t25;
    const uint64_t t512 = t0 ^ t1 ^ t4 ^ t13 ^ t25;
    const uint64_t t513 = t0 ^ t5 ^ t14 ^ t15 ^ t25;
    const uint64_t t514 = t0 ^ t2 ^ t3 ^ t5 ^ t16 ^ t25;
    const uint64_t t515 = t5 ^ t14 ^ t17 ^ t25;
    const uint64_t t516 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t18 ^ t25;
    const uint64_t t517 = t3 ^ t4 ^ t5 ^ t14 ^ t19;
    const uint64_t t518 = t2 ^ t4 ^ t14 ^ t20;
    const uint64_t t519 = t0 ^ t2 ^ t5 ^ t14 ^ t21;
    const uint64_t t520 = t0 ^ t1 ^ t14 ^ t22 ^ t25;
    const uint64_t t521 = t2 ^ t4 ^ t5 ^ t23;
    const uint64_t t522 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t14 ^ t24;
    const uint64_t t523 = t1 ^ t4 ^ t14 ^ t25 ^ t26;
    const uint64_t t524 = t1 ^ t2 ^ t4 ^ t27;
    const uint64_t t525 = t0 ^ t2 ^ t3 ^ t5 ^ t28;
    const uint64_t t526 = t14 ^ t25 ^ t29;
    const uint64_t t527 = t2 ^ t3 ^ t5 ^ t14 ^ t30;
    const uint64_t t528 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t14 ^ t31;
    const uint64_t t529 = t505 | t506 | t507 | t508 | t509 | t510 | t511 | t512 | t513 | t514 | t515 | t516 | t517
        | t518 | t519 | t520 | t521 | t522 | t523 | t524 | t525 | t526 | t527 | t528;
    const uint64_t t530 = t1 ^ t4 ^ t14 ^ t25;
    const uint64_t t531 = ~t529 & t530;
    const uint64_t t532 = t2 ^ t14 ^ t25;
    const uint64_t t533 = ~t529 & t532;
    const uint64_t t534 = t0 ^ t1 ^ t3 ^ t4 ^ t5;
    const uint64_t t535 = ~t529 & t534;
    const uint64_t t536 = t1 ^ t4 ^ t5 ^ t25;
    const uint64_t t537 = ~t529 & t536;
    const uint64_t t538 = t0 ^ t1 ^ t4 ^ t5 ^ t14;
    const uint64_t t539 = ~t529 & t538;
    const uint64_t t540 = t0 ^ t4 ^ t25;
    const uint64_t t541 = ~t529 & t540;
    const uint64_t t542 = t1 ^ t5;
    const uint64_t t543 = ~t529 & t542;
    const uint64_t t544 = t25 & ~t529;
    const uint64_t t545 = t1 ^ t2 ^ t11 ^ t27;
    const uint64_t t546 = t4 ^ t8 ^ t11 ^ t17 ^ t27;
    const uint64_t t547 = t2 ^ t5 ^ t11;
    const uint64_t t548 = t0 ^ t2 ^ t6 ^ t28;
    const uint64_t t549 = t2 ^ t3 ^ t7 ^ t17 ^ t27;
    const uint64_t t550 = t9 ^ t17 ^ t27 ^ t28;
    const uint64_t t551 = t3 ^ t8 ^ t10 ^ t27;
    const uint64_t t552 = t2 ^ t3 ^ t12 ^ t28;
    const uint64_t t553 = t0 ^ t3 ^ t13 ^ t27;
    const uint64_t t554 = t0 ^ t2 ^ t14 ^ t17 ^ t28;
    const uint64_t t555 = t0 ^ t2 ^ t8 ^ t11 ^ t15 ^ t28;
    const uint64_t t556 = t8 ^ t16 ^ t27;
    const uint64_t t557 = t0 ^ t3 ^ t8 ^ t11 ^ t17 ^ t18 ^ t27 ^ t28;
    const uint64_t t558 = t0 ^ t8 ^ t19;
    const uint64_t t559 = t0 ^ t2 ^ t8 ^ t11 ^ t17 ^ t20 ^ t28;
    const uint64_t t560 = t0 ^ t3 ^ t8 ^ t11 ^ t17 ^ t21 ^ t28;
    const uint64_t t561 = t0 ^ t22 ^ t27 ^ t28;
    const uint64_t t562 = t2 ^ t17 ^ t23 ^ t27 ^ t28;
    const uint64_t t563 = t0 ^ t3 ^ t8 ^ t17 ^ t24 ^ t27 ^ t28;
    const uint64_t t564 = t2 ^ t17 ^ t25 ^ t27;
    const uint64_t t565 = t0 ^ t8 ^ t11 ^ t17 ^ t26 ^ t27;
    const uint64_t t566 = t3 ^ t8 ^ t11 ^ t27 ^ t28 ^ t29;
    const uint64_t t567 = t2 ^ t8 ^ t27 ^ t30;
    const uint64_t t568 = t3 ^ t8 ^ t17 ^ t27 ^ t31;
    const uint64_t t569 = t545 | t546 | t547 | t548 | t549 | t550 | t551 | t552 | t553 | t554 | t555 | t556 | t557
        | t558 | t559 | t560 | t561 | t562 | t563 | t564 | t565 | t566 | t567 | t568;
    const uint64_t t570 = t0 ^ t3 ^ t11;
    const uint64_t t571 = ~t569 & t570;
    const uint64_t t572 = t8 ^ t11 ^ t17 ^ t28;
    const uint64_t t573 = ~t569 & t572;
    const uint64_t t574 = t2 ^ t17 ^ t28;
    const uint64_t t575 = ~t569 & t574;
    const uint64_t t576 = t8 ^ t27 ^ t28;
    const uint64_t t577 = ~t569 & t576;
    const uint64_t t578 = t0 ^ t8 ^ t11 ^ t27;
    const uint64_t t579 = ~t569 & t578;
    const uint64_t t580 = t8 ^ t17 ^ t28;
    const uint64_t t581 = ~t569 & t580;
    const uint64_t t582 = t0 ^ t11 ^ t17;
    const uint64_t t583 = ~t569 & t582;
    const uint64_t t584 = t8 ^ t17;
    const uint64_t t585 = ~t569 & t584;
    const uint64_t t586 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12 ^ t14 ^ t20;
    const uint64_t t587 = t2 ^ t5 ^ t12;
    const uint64_t t588 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t12 ^ t14;
    const uint64_t t589 = t7 ^ t8 ^ t20;
    const uint64_t t590 = t0 ^ t1 ^ t4 ^ t7 ^ t9 ^ t14;
    const uint64_t t591 = t0 ^ t2 ^ t4 ^ t7 ^ t10 ^ t20;
    const uint64_t t592 = t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t593 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    const uint64_t t594 = t1 ^ t2 ^ t4 ^ t7 ^ t12 ^ t15 ^ t20;
    const uint64_t t595 = t0 ^ t4 ^ t7 ^ t14 ^ t16;
    const uint64_t t596 = t14 ^ t17 ^ t20;
    const uint64_t t597 = t2 ^ t7 ^ t12 ^ t14 ^ t18;
    const uint64_t t598 = t0 ^ t2 ^ t14 ^ t19 ^ t20;
    const uint64_t t599 = t0 ^ t1 ^ t7 ^ t20 ^ t21;
    const uint64_t t600 = t0 ^ t2 ^ t7 ^ t20 ^ t22;
    const uint64_t t601 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t12 ^ t23;
    const uint64_t t602 = t0 ^ t1 ^ t4 ^ t7 ^ t20 ^ t24;
    const uint64_t t603 = t1 ^ t7 ^ t12 ^ t14 ^ t25;
    const uint64_t t604 = t1 ^ t2 ^ t7 ^ t12 ^ t26;
    const uint64_t t605 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t12 ^ t14 ^ t27;
    const uint64_t t606 = t0 ^ t1 ^ t2 ^ t12 ^ t14 ^ t20 ^ t28;
    const uint64_t t607 = t1 ^ t7 ^ t20 ^ t29;
    const uint64_t t608 = t2 ^ t7 ^ t14 ^ t30;
    const uint64_t t609 = t4 ^ t14 ^ t31;
    const uint64_t t610 = t586 | t587 | t588 | t589 | t590 | t591 | t592 | t593 | t594 | t595 | t596 | t597 | t598
        | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606 | t607 | t608 | t609;
    const uint64_t t611 = t0 ^ t4 ^ t7 ^ t12;
    const uint64_t t612 = ~t610 & t611;
    const uint64_t t613 = t0 ^ t1 ^ t7 ^ t20;
    const uint64_t t614 = ~t610 & t613;
    const uint64_t t615 = t518 & ~t610;
    const uint64_t t616 = t1 ^ t2 ^ t12 ^ t20;
    const uint64_t t617 = ~t610 & t616;
    const uint64_t t618 = t2 ^ t7 ^ t12 ^ t20;
    const uint64_t t619 = ~t610 & t618;
    const uint64_t t620 = t45 & ~t610;
    const uint64_t t621 = t1 ^ t2 ^ t7 ^ t14 ^ t20;
    const uint64_t t622 = ~t610 & t621;
    const uint64_t t623 = t1 ^ t2 ^ t20;
    const uint64_t t624 = ~t610 & t623;
    const uint64_t t625 = t2 ^ t7 ^ t8 ^ t17;
    const uint64_t t626 = t0 ^ t1 ^ t3 ^ t8 ^ t12 ^ t21;
    const uint64_t t627 = t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t628 = t0 ^ t1 ^ t5 ^ t7 ^ t11 ^ t17;
    const uint64_t t629 = t1 ^ t6 ^ t7 ^ t8 ^ t11 ^ t12 ^ t21;
    const uint64_t t630 = t0 ^ t1 ^ t9 ^ t11 ^ t12 ^ t17;
    const uint64_t t631 = t0 ^ t7 ^ t10 ^ t12 ^ t21;
    const uint64_t t632 = t0 ^ t1 ^ t11 ^ t13;
    const uint64_t t633 = t0 ^ t1 ^ t7 ^ t12 ^ t14 ^ t17;
    const uint64_t t634 = t7 ^ t15 ^ t21;
    const uint64_t t635 = t1 ^ t7 ^ t11 ^ t12 ^ t16;
    const uint64_t t636 = t0 ^ t11 ^ t17 ^ t18 ^ t21;
    const uint64_t t637 = t0 ^ t1 ^ t8 ^ t11 ^ t12 ^ t17 ^ t19 ^ t21;
    const uint64_t t638 = t0 ^ t1 ^ t7 ^ t11 ^ t17 ^ t20 ^ t21;
    const uint64_t t639 = t0 ^ t1 ^ t7 ^ t8 ^ t11 ^ t12 ^ t22;
    const uint64_t t640 = t1 ^ t7 ^ t8 ^ t23;
    const uint64_t t641 = t0 ^ t1 ^ t8 ^ t11 ^ t17 ^ t21 ^ t24;
    const uint64_t t642 = t0 ^ t1 ^ t7 ^ t11 ^ t25;
    const uint64_t t643 = t1 ^ t7 ^ t8 ^ t12 ^ t17 ^ t26;
    const uint64_t t644 = t7 ^ t8 ^ t11 ^ t12 ^ t17 ^ t21 ^ t27;
    const uint64_t t645 = t0 ^ t8 ^ t11 ^ t21 ^ t28;
    const uint64_t t646 = t1 ^ t8 ^ t21 ^ t29;
    const uint64_t t647 = t0 ^ t7 ^ t12 ^ t17 ^ t21 ^ t30;
    const uint64_t t648 = t0 ^ t17 ^ t21 ^ t31;
    const uint64_t t649 = t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637
        | t638 | t639 | t640 | t641 | t642 | t643 | t644 | t645 | t646 | t647 | t648;
    const uint64_t t650 = t0 ^ t11 ^ t17 ^ t21;
    const uint64_t t651 = ~t649 & t650;
    const uint64_t t652 = t1 ^ t8 ^ t12;
    const uint64_t t653 = ~t649 & t652;
    const uint64_t t654 = t7 ^ t8 ^ t12;
    const uint64_t t655 = ~t649 & t654;
    const uint64_t t656 = t0 ^ t12 ^ t17;
    const uint64_t t657 = ~t649 & t656;
    const uint64_t t658 = t0 ^ t8 ^ t17 ^ t21;
    const uint64_t t659 = ~t649 & t658;
    const uint64_t t660 = t0 ^ t11 ^ t12 ^ t17;
    const uint64_t t661 = ~t649 & t660;
    const uint64_t t662 = t8 ^ t11 ^ t12;
    const uint64_t t663 = ~t649 & t662;
    const uint64_t t664 = t17 & ~t649;
    const uint64_t t665 = t1 ^ t3 ^ t18 ^ t19 ^ t20;
    const uint64_t t666 = t4 ^ t5 ^ t17 ^ t19;
    const uint64_t t667 = t4 ^ t6 ^ t17 ^ t18 ^ t19 ^ t20;
    const uint64_t t668 = t0 ^ t2 ^ t7 ^ t17 ^ t18 ^ t19;
    const uint64_t t669 = t1 ^ t4 ^ t8 ^ t17 ^ t19 ^ t20;
    const uint64_t t670 = t0 ^ t1 ^ t4 ^ t9 ^ t18 ^ t19 ^ t20;
    const uint64_t t671 = t1 ^ t10 ^ t17 ^ t19;
    const uint64_t t672 = t2 ^ t11 ^ t18 ^ t20;
    const uint64_t t673 = t1 ^ t2 ^ t4 ^ t12 ^ t18 ^ t19;
    const uint64_t t674 = t0 ^ t2 ^ t13 ^ t18 ^ t20;
    const uint64_t t675 = t0 ^ t1 ^ t2 ^ t14 ^ t17 ^ t18 ^ t20;
    const uint64_t t676 = t0 ^ t4 ^ t15 ^ t19;
    const uint64_t t677 = t1 ^ t2 ^ t16 ^ t17 ^ t19;
    const uint64_t t678 = t1 ^ t4 ^ t17 ^ t20 ^ t21;
    const uint64_t t679 = t0 ^ t1 ^ t2 ^ t18 ^ t19 ^ t20 ^ t22;
    const uint64_t t680 = t0 ^ t4 ^ t18 ^ t19 ^ t20 ^ t23;
    const uint64_t t681 = t1 ^ t17 ^ t18 ^ t19 ^ t24;
    const uint64_t t682 = t1 ^ t2 ^ t17 ^ t20 ^ t25;
    const uint64_t t683 = t1 ^ t4 ^ t26;
    const uint64_t t684 = t0 ^ t2 ^ t4 ^ t17 ^ t19 ^ t27;
    const uint64_t t685 = t4 ^ t17 ^ t28;
    const uint64_t t686 = t0 ^ t1 ^ t4 ^ t29;
    const uint64_t t687 = t2 ^ t4 ^ t18 ^ t30;
    const uint64_t t688 = t0 ^ t1 ^ t4 ^ t17 ^ t18 ^ t19 ^ t20 ^ t31;
    const uint64_t t689 = t665 | t666 | t667 | t668 | t669 | t670 | t671 | t672 | t673 | t674 | t675 | t676 | t677
        | t678 | t679 | t680 | t681 | t682 | t683 | t684 | t685 | t686 | t687 | t688;
    const uint64_t t690 = t0 ^ t1 ^ t2 ^ t17 ^ t18 ^ t19 ^ t20;
    const uint64_t t691 = ~t689 & t690;
    const uint64_t t692 = t1 ^ t2 ^ t4 ^ t17 ^ t18;
    const uint64_t t693 = ~t689 & t692;
    const uint64_t t694 = t0 ^ t1 ^ t2 ^ t4 ^ t17 ^ t19 ^ t20;
    const uint64_t t695 = ~t689 & t694;
    const uint64_t t696 = t17 ^ t19 ^ t20;
    const uint64_t t697 = ~t689 & t696;
    const uint64_t t698 = t2 ^ t4 ^ t18 ^ t19;
    const uint64_t t699 = ~t689 & t698;
    const uint64_t t700 = t2 ^ t4 ^ t20;
    const uint64_t t701 = ~t689 & t700;
    const uint64_t t702 = t20 & ~t689;
    const uint64_t t703 = t2 ^ t4 ^ t19 ^ t20;
    const uint64_t t704 = ~t689 & t703;
    const uint64_t t705 = t0 ^ t1 ^ t2 ^ t3 ^ t11 ^ t15;
    const uint64_t t706 = t4 ^ t27 ^ t30;
    const uint64_t t707 = t1 ^ t5 ^ t11 ^ t27 ^ t30;
    const uint64_t t708 = t1 ^ t2 ^ t6 ^ t8 ^ t15;
    const uint64_t t709 = t1 ^ t7 ^ t8 ^ t15 ^ t27;
    const uint64_t t710 = t0 ^ t8 ^ t9 ^ t11 ^ t27;
    const uint64_t t711 = t1 ^ t2 ^ t10 ^ t11 ^ t15 ^ t27 ^ t30;
    const uint64_t t712 = t8 ^ t11 ^ t12 ^ t15 ^ t27 ^ t30;
    const uint64_t t713 = t1 ^ t8 ^ t11 ^ t13 ^ t15 ^ t27;
    const uint64_t t714 = t0 ^ t11 ^ t14 ^ t15 ^ t27 ^ t30;
    const uint64_t t715 = t1 ^ t11 ^ t15 ^ t16;
    const uint64_t t716 = t1 ^ t2 ^ t17 ^ t27 ^ t30;
    const uint64_t t717 = t15 ^ t18 ^ t27 ^ t30;
    const uint64_t t718 = t0 ^ t1 ^ t8 ^ t11 ^ t19 ^ t27 ^ t30;
    const uint64_t t719 = t0 ^ t2 ^ t8 ^ t11 ^ t15 ^ t20 ^ t27;
    const uint64_t t720 = t0 ^ t1 ^ t8 ^ t11 ^ t15 ^ t21 ^ t27 ^ t30;
    const uint64_t t721 = t0 ^ t1 ^ t2 ^ t22 ^ t27;
    const uint64_t t722 = t2 ^ t8 ^ t15 ^ t23 ^ t27;
    const uint64_t t723 = t1 ^ t2 ^ t8 ^ t15 ^ t24 ^ t27 ^ t30;
    const uint64_t t724 = t0 ^ t1 ^ t2 ^ t11 ^ t25 ^ t27;
    const uint64_t t725 = t2 ^ t11 ^ t26 ^ t30;
    const uint64_t t726 = t2 ^ t8 ^ t11 ^ t27 ^ t28;
    const uint64_t t727 = t2 ^ t8 ^ t15 ^ t29;
    const uint64_t t728 = t0 ^ t1 ^ t2 ^ t8 ^ t30 ^ t31;
    const uint64_t t729 = t705 | t706 | t707 | t708 | t709 | t710 | t711 | t712 | t713 | t714 | t715 | t716 | t717
        | t718 | t719 | t720 | t721 | t722 | t723 | t724 | t725 | t726 | t727 | t728;
    const uint64_t t730 = t0 ^ t2 ^ t8 ^ t11 ^ t27 ^ t30;
    const uint64_t t731 = ~t729 & t730;
    const uint64_t t732 = t0 ^ t1 ^ t11 ^ t30;
    const uint64_t t733 = ~t729 & t732;
    const uint64_t t734 = t11 ^ t15 ^ t27;
    const uint64_t t735 = ~t729 & t734;
    const uint64_t t736 = t2 ^ t8 ^ t15 ^ t30;
    const uint64_t t737 = ~t729 & t736;
    const uint64_t t738 = t0 ^ t15 ^ t27 ^ t30;
    const uint64_t t739 = ~t729 & t738;
    const uint64_t t740 = t0 ^ t2;
    const uint64_t t741 = ~t729 & t740;
    const uint64_t t742 = t0 ^ t8 ^ t15 ^ t27 ^ t30;
    const uint64_t t743 = ~t729 & t742;
    const uint64_t t744 = t0 ^ t8 ^ t30;
    const uint64_t t745 = ~t729 & t744;
    const uint64_t t746 = t1 ^ t3 ^ t6 ^ t11 ^ t17 ^ t19;
    const uint64_t t747 = t0 ^ t2 ^ t6 ^ t17;
    const uint64_t t748 = t0 ^ t3 ^ t4 ^ t11;
    const uint64_t t749 = t0 ^ t5 ^ t6 ^ t8 ^ t11 ^ t17;
    const uint64_t t750 = t0 ^ t3 ^ t6 ^ t7 ^ t10 ^ t17;
    const uint64_t t751 = t0 ^ t3 ^ t6 ^ t9 ^ t11 ^ t19;
    const uint64_t t752 = t8 ^ t11 ^ t12 ^ t19;
    const uint64_t t753 = t6 ^ t11 ^ t13;
    const uint64_t t754 = t0 ^ t3 ^ t6 ^ t10 ^ t11 ^ t14 ^ t17 ^ t19;
    const uint64_t t755 = t3 ^ t15 ^ t19;
    const uint64_t t756 = t6 ^ t10 ^ t11 ^ t16 ^ t19;
    const uint64_t t757 = t3 ^ t10 ^ t11 ^ t18 ^ t19;
    const uint64_t t758 = t0 ^ t3 ^ t8 ^ t11 ^ t20;
    const uint64_t t759 = t0 ^ t3 ^ t6 ^ t10 ^ t11 ^ t17 ^ t21;
    const uint64_t t760 = t0 ^ t6 ^ t8 ^ t10 ^ t22;
    const uint64_t t761 = t0 ^ t3 ^ t6 ^ t8 ^ t10 ^ t11 ^ t23;
    const uint64_t t762 = t3 ^ t8 ^ t10 ^ t17 ^ t19 ^ t24;
    const uint64_t t763 = t0 ^ t3 ^ t6 ^ t8 ^ t11 ^ t17 ^ t19 ^ t25;
    const uint64_t t764 = t0 ^ t6 ^ t8 ^ t26;
    const uint64_t t765 = t0 ^ t3 ^ t6 ^ t8 ^ t10 ^ t27;
    const uint64_t t766 = t6 ^ t8 ^ t10 ^ t28;
    const uint64_t t767 = t3 ^ t29;
    const uint64_t t768 = t0 ^ t8 ^ t10 ^ t11 ^ t17 ^ t19 ^ t30;
    const uint64_t t769 = t0 ^ t8 ^ t10 ^ t17 ^ t31;
    const uint64_t t770 = t746 | t747 | t748 | t749 | t750 | t751 | t752 | t753 | t754 | t755 | t756 | t757 | t758
        | t759 | t760 | t761 | t762 | t763 | t764 | t765 | t766 | t767 | t768 | t769;
    const uint64_t t771 = t6 ^ t8 ^ t11 ^ t19;
    const uint64_t t772 = ~t770 & t771;
    const uint64_t t773 = t0 ^ t3 ^ t6 ^ t10 ^ t17 ^ t19;
    const uint64_t t774 = ~t770 & t773;
    const uint64_t t775 = t226 & ~t770;
    const uint64_t t776 = t6 ^ t11;
    const uint64_t t777 = ~t770 & t776;
    const uint64_t t778 = t0 ^ t3 ^ t6 ^ t8 ^ t10 ^ t11 ^ t17 ^ t19;
    const uint64_t t779 = ~t770 & t778;
    const uint64_t t780 = t0 ^ t19;
    const uint64_t t781 = ~t770 & t780;
    const uint64_t t782 = t11 ^ t17;
    const uint64_t t783 = ~t770 & t782;
    const uint64_t t784 = t3 ^ t8 ^ t10;
    const uint64_t t785 = ~t770 & t784;
    const uint64_t t786 = t0 ^ t1 ^ t3 ^ t7 ^ t20;
    const uint64_t t787 = t1 ^ t4 ^ t7 ^ t12 ^ t20;
    const uint64_t t788 = t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    const uint64_t t789 = t0 ^ t1 ^ t2 ^ t8 ^ t12;
    const uint64_t t790 = t0 ^ t2 ^ t6 ^ t7 ^ t9 ^ t21;
    const uint64_t t791 = t1 ^ t2 ^ t6 ^ t10;
    const uint64_t t792 = t0 ^ t1 ^ t2 ^ t11 ^ t20;
    const uint64_t t793 = t0 ^ t6 ^ t13 ^ t20 ^ t21;
    const uint64_t t794 = t0 ^ t1 ^ t2 ^ t6 ^ t14;
    const uint64_t t795 = t2 ^ t15 ^ t20;
    const uint64_t t796 = t2 ^ t7 ^ t12 ^ t16 ^ t20 ^ t21;
    const uint64_t t797 = t0 ^ t1 ^ t7 ^ t12 ^ t17 ^ t20;
    const uint64_t t798 = t2 ^ t6 ^ t7 ^ t18 ^ t21;
    const uint64_t t799 = t0 ^ t2 ^ t6 ^ t19;
    const uint64_t t800 = t0 ^ t1 ^ t6 ^ t7 ^ t12 ^ t21 ^ t22;
    const uint64_t t801 = t0 ^ t1 ^ t2 ^ t7 ^ t12 ^ t21 ^ t23;
    const uint64_t t802 = t1 ^ t12 ^ t21 ^ t24;
    const uint64_t t803 = t0 ^ t1 ^ t2 ^ t25;
    const uint64_t t804 = t2 ^ t7 ^ t20 ^ t26;
    const uint64_t t805 = t1 ^ t2 ^ t12 ^ t27;
    const uint64_t t806 = t0 ^ t6 ^ t7 ^ t12 ^ t21 ^ t28;
    const uint64_t t807 = t0 ^ t7 ^ t29;
    const uint64_t t808 = t12 ^ t21 ^ t30;
    const uint64_t t809 = t0 ^ t12 ^ t21 ^ t31;
    const uint64_t t810 = t786 | t787 | t788 | t789 | t790 | t791 | t792 | t793 | t794 | t795 | t796 | t797 | t798
        | t799 | t800 | t801 | t802 | t803 | t804 | t805 | t806 | t807 | t808 | t809;
    const uint64_t t811 = t0 ^ t1 ^ t6 ^ t20;
    const uint64_t t812 = ~t810 & t811;
    const uint64_t t813 = t491 & ~t810;
    const uint64_t t814 = t1 ^ t2 ^ t6 ^ t7 ^ t12 ^ t20 ^ t21;
    const uint64_t t815 = ~t810 & t814;
    const uint64_t t816 = t0 ^ t1 ^ t7 ^ t21;
    const uint64_t t817 = ~t810 & t816;
    const uint64_t t818 = t0 ^ t6 ^ t20;
    const uint64_t t819 = ~t810 & t818;
    const uint64_t t820 = t2 ^ t6 ^ t12;
    const uint64_t t821 = ~t810 & t820;
    const uint64_t t822 = t1 ^ t2 ^ t12 ^ t20 ^ t21;
    const uint64_t t823 = ~t810 & t822;
    const uint64_t t824 = t1 ^ t21;
    const uint64_t t825 = ~t810 & t824;
    const uint64_t t826 = t0 ^ t1 ^ t2 ^ t9 ^ t13;
    const uint64_t t827 = t2 ^ t3 ^ t4 ^ t5 ^ t16;
    const uint64_t t828 = t0 ^ t3 ^ t4 ^ t6 ^ t13 ^ t22;
    const uint64_t t829 = t0 ^ t4 ^ t7 ^ t9;
    const uint64_t t830 = t0 ^ t3 ^ t4 ^ t8 ^ t13;
    const uint64_t t831 = t3 ^ t4 ^ t9 ^ t10 ^ t13 ^ t16;
    const uint64_t t832 = t3 ^ t4 ^ t9 ^ t11 ^ t22;
    const uint64_t t833 = t0 ^ t2 ^ t3 ^ t4 ^ t9 ^ t12;
    const uint64_t t834 = t0 ^ t3 ^ t13 ^ t14 ^ t16;
    const uint64_t t835 = t0 ^ t3 ^ t4 ^ t9 ^ t15 ^ t22;
    const uint64_t t836 = t0 ^ t2 ^ t3 ^ t4 ^ t13 ^ t17 ^ t22;
    const uint64_t t837 = t0 ^ t3 ^ t4 ^ t9 ^ t18;
    const uint64_t t838 = t0 ^ t4 ^ t19;
    const uint64_t t839 = t0 ^ t3 ^ t4 ^ t9 ^ t13 ^ t16 ^ t20;
    const uint64_t t840 = t2 ^ t3 ^ t4 ^ t13 ^ t16 ^ t21 ^ t22;
    const uint64_t t841 = t3 ^ t13 ^ t23;
    const uint64_t t842 = t0 ^ t2 ^ t3 ^ t4 ^ t9 ^ t16 ^ t22 ^ t24;
    const uint64_t t843 = t0 ^ t4 ^ t9 ^ t25;
    const uint64_t t844 = t0 ^ t26;
    const uint64_t t845 = t2 ^ t9 ^ t13 ^ t27;
    const uint64_t t846 = t9 ^ t13 ^ t28;
    const uint64_t t847 = t0 ^ t2 ^ t4 ^ t13 ^ t16 ^ t22 ^ t29;
    const uint64_t t848 = t0 ^ t3 ^ t13 ^ t30;
    const uint64_t t849 = t2 ^ t9 ^ t13 ^ t16 ^ t31;
    const uint64_t t850 = t826 | t827 | t828 | t829 | t830 | t831 | t832 | t833 | t834 | t835 | t836 | t837 | t838
        | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848 | t849;
    const uint64_t t851 = t3 ^ t4 ^ t9 ^ t13 ^ t16;
    const uint64_t t852 = ~t850 & t851;
    const uint64_t t853 = t13 ^ t16 ^ t22;
    const uint64_t t854 = ~t850 & t853;
    const uint64_t t855 = t0 ^ t2 ^ t22;
    const uint64_t t856 = ~t850 & t855;
    const uint64_t t857 = t328 & ~t850;
    const uint64_t t858 = t4 ^ t9 ^ t13 ^ t16;
    const uint64_t t859 = ~t850 & t858;
    const uint64_t t860 = t4 ^ t13 ^ t16 ^ t22;
    const uint64_t t861 = ~t850 & t860;
    const uint64_t t862 = t9 ^ t13 ^ t22;
    const uint64_t t863 = ~t850 & t862;
    const uint64_t t864 = t9 & ~t850;
    const uint64_t t865 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t9 ^ t10 ^ t12;
    const uint64_t t866 = t2 ^ t3 ^ t4 ^ t5 ^ t9 ^ t10 ^ t11 ^ t12;
    const uint64_t t867 = t0 ^ t3 ^ t4 ^ t6 ^ t9 ^ t10;
    const uint64_t t868 = t0 ^ t4 ^ t7 ^ t10;
    const uint64_t t869 = t0 ^ t8 ^ t12;
    const uint64_t t870 = t2 ^ t3 ^ t4 ^ t10 ^ t12 ^ t13;
    const uint64_t t871 = t0 ^ t3 ^ t4 ^ t9 ^ t14;
    const uint64_t t872 = t0 ^ t4 ^ t10 ^ t11 ^ t15;
    const uint64_t t873 = t3 ^ t4 ^ t10 ^ t12 ^ t16;
    const uint64_t t874 = t3 ^ t9 ^ t10 ^ t17;
    const uint64_t t875 = t4 ^ t10 ^ t11 ^ t18;
    const uint64_t t876 = t0 ^ t2 ^ t3 ^ t4 ^ t9 ^ t10 ^ t19;
    const uint64_t t877 = t0 ^ t3 ^ t4 ^ t10 ^ t20;
    const uint64_t t878 = t0 ^ t3 ^ t10 ^ t12 ^ t21;
    const uint64_t t879 = t0 ^ t3 ^ t9 ^ t10 ^ t11 ^ t22;
    const uint64_t t880 = t2 ^ t3 ^ t9 ^ t11 ^ t23;
    const uint64_t t881 = t0 ^ t3 ^ t12 ^ t24;
    const uint64_t t882 = t3 ^ t4 ^ t9 ^ t25;
    const uint64_t t883 = t0 ^ t2 ^ t3 ^ t9 ^ t11 ^ t12 ^ t26;
    const uint64_t t884 = t0 ^ t3 ^ t4 ^ t9 ^ t10 ^ t27;
    const uint64_t t885 = t0 ^ t4 ^ t10 ^ t28;
    const uint64_t t886 = t3 ^ t12 ^ t29;
    const uint64_t t887 = t2 ^ t10 ^ t12 ^ t30;
    const uint64_t t888 = t0 ^ t2 ^ t4 ^ t10 ^ t11 ^ t31;
    const uint64_t t889 = t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876 | t877
        | t878 | t879 | t880 | t881 | t882 | t883 | t884 | t885 | t886 | t887 | t888;
    const uint64_t t890 = t0 ^ t2 ^ t3 ^ t4 ^ t10;
    const uint64_t t891 = ~t889 & t890;
    const uint64_t t892 = t35 & ~t889;
    const uint64_t t893 = t36 & ~t889;
    const uint64_t t894 = t37 & ~t889;
    const uint64_t t895 = t9 ^ t11 ^ t12;
    const uint64_t t896 = ~t889 & t895;
    const uint64_t t897 = t10 ^ t12;
    const uint64_t t898 = ~t889 & t897;
    const uint64_t t899 = t11 & ~t889;
    const uint64_t t900 = t12 & ~t889;
    const uint64_t t901 = t0 ^ t3 ^ t4 ^ t10 ^ t15;
    const uint64_t t902 = t0 ^ t1 ^ t5 ^ t12;
    const uint64_t t903 = t6 ^ t11 ^ t15;
    const uint64_t t904 = t0 ^ t4 ^ t7 ^ t11;
    const uint64_t t905 = t0 ^ t4 ^ t8 ^ t11 ^ t12;
    const uint64_t t906 = t1 ^ t2 ^ t4 ^ t9 ^ t12 ^ t15;
    const uint64_t t907 = t0 ^ t1 ^ t2 ^ t4 ^ t12 ^ t13 ^ t15;
    const uint64_t t908 = t1 ^ t4 ^ t10 ^ t11 ^ t12 ^ t14;
    const uint64_t t909 = t4 ^ t11 ^ t12 ^ t15 ^ t16;
    const uint64_t t910 = t0 ^ t2 ^ t11 ^ t17;
    const uint64_t t911 = t1 ^ t4 ^ t10 ^ t12 ^ t15 ^ t18;
    const uint64_t t912 = t0 ^ t4 ^ t11 ^ t15 ^ t19;
    const uint64_t t913 = t4 ^ t11 ^ t12 ^ t20;
    const uint64_t t914 = t2 ^ t4 ^ t12 ^ t21;
    const uint64_t t915 = t0 ^ t2 ^ t10 ^ t15 ^ t22;
    const uint64_t t916 = t0 ^ t1 ^ t10 ^ t12 ^ t15 ^ t23;
    const uint64_t t917 = t1 ^ t10 ^ t12 ^ t24;
    const uint64_t t918 = t10 ^ t12 ^ t15 ^ t25;
    const uint64_t t919 = t0 ^ t1 ^ t2 ^ t4 ^ t11 ^ t12 ^ t15 ^ t26;
    const uint64_t t920 = t0 ^ t1 ^ t10 ^ t12 ^ t27;
    const uint64_t t921 = t0 ^ t15 ^ t28;
    const uint64_t t922 = t4 ^ t10 ^ t11 ^ t29;
    const uint64_t t923 = t10 ^ t11 ^ t12 ^ t30;
    const uint64_t t924 = t1 ^ t2 ^ t12 ^ t15 ^ t31;
    const uint64_t t925 = t901 | t902 | t903 | t904 | t905 | t906 | t907 | t908 | t909 | t910 | t911 | t912 | t913
        | t914 | t915 | t916 | t917 | t918 | t919 | t920 | t921 | t922 | t923 | t924;
    const uint64_t t926 = t0 ^ t4 ^ t12;
    const uint64_t t927 = ~t925 & t926;
    const uint64_t t928 = t1 ^ t2 ^ t4 ^ t11 ^ t15;
    const uint64_t t929 = ~t925 & t928;
    const uint64_t t930 = t1 ^ t2 ^ t10 ^ t11 ^ t12 ^ t15;
    const uint64_t t931 = ~t925 & t930;
    const uint64_t t932 = t1 ^ t10 ^ t11;
    const uint64_t t933 = ~t925 & t932;
    const uint64_t t934 = t2 ^ t11 ^ t12;
    const uint64_t t935 = ~t925 & t934;
    const uint64_t t936 = t1 ^ t2 ^ t10 ^ t11;
    const uint64_t t937 = ~t925 & t936;
    const uint64_t t938 = t2 ^ t10 ^ t11 ^ t15;
    const uint64_t t939 = ~t925 & t938;
    const uint64_t t940 = t10 ^ t15;
    const uint64_t t941 = ~t925 & t940;
    const uint64_t t942 = t0 ^ t1 ^ t3 ^ t4 ^ t12 ^ t21 ^ t25;
    const uint64_t t943 = t0 ^ t1 ^ t4 ^ t5 ^ t12 ^ t20 ^ t21 ^ t25;
    const uint64_t t944 = t1 ^ t2 ^ t4 ^ t6 ^ t12 ^ t25;
    const uint64_t t945 = t1 ^ t2 ^ t4 ^ t8 ^ t25;
    const uint64_t t946 = t0 ^ t1 ^ t2 ^ t4 ^ t9 ^ t20 ^ t21;
    const uint64_t t947 = t4 ^ t10 ^ t12 ^ t20 ^ t21;
    const uint64_t t948 = t2 ^ t4 ^ t11 ^ t12 ^ t21;
    const uint64_t t949 = t1 ^ t2 ^ t12 ^ t13 ^ t20 ^ t21;
    const uint64_t t950 = t0 ^ t1 ^ t2 ^ t12 ^ t14 ^ t20 ^ t21 ^ t25;
    const uint64_t t951 = t1 ^ t2 ^ t4 ^ t12 ^ t15 ^ t20 ^ t25;
    const uint64_t t952 = t0 ^ t1 ^ t2 ^ t12 ^ t16 ^ t21 ^ t25;
    const uint64_t t953 = t1 ^ t2 ^ t4 ^ t12 ^ t17 ^ t20 ^ t21 ^ t25;
    const uint64_t t954 = t0 ^ t1 ^ t2 ^ t18 ^ t21;
    const uint64_t t955 = t0 ^ t2 ^ t12 ^ t19;
    const uint64_t t956 = t1 ^ t2 ^ t4 ^ t12 ^ t22;
    const uint64_t t957 = t0 ^ t2 ^ t4 ^ t12 ^ t21 ^ t23 ^ t25;
    const uint64_t t958 = t2 ^ t12 ^ t20 ^ t24;
    const uint64_t t959 = t2 ^ t21 ^ t25 ^ t26;
    const uint64_t t960 = t1 ^ t2 ^ t12 ^ t21 ^ t25 ^ t27;
    const uint64_t t961 = t1 ^ t4 ^ t20 ^ t28;
    const uint64_t t962 = t0 ^ t2 ^ t4 ^ t12 ^ t21 ^ t29;
    const uint64_t t963 = t0 ^ t1 ^ t2 ^ t20 ^ t30;
    const uint64_t t964 = t0 ^ t1 ^ t4 ^ t21 ^ t31;
    const uint64_t t965 = t611 | t942 | t943 | t944 | t945 | t946 | t947 | t948 | t949 | t950 | t951 | t952 | t953
        | t954 | t955 | t956 | t957 | t958 | t959 | t960 | t961 | t962 | t963 | t964;
    const uint64_t t966 = t0 ^ t2 ^ t4 ^ t12 ^ t21;
    const uint64_t t967 = ~t965 & t966;
    const uint64_t t968 = t1 ^ t2 ^ t4 ^ t21;
    const uint64_t t969 = ~t965 & t968;
    const uint64_t t970 = t2 ^ t4 ^ t20 ^ t21 ^ t25;
    const uint64_t t971 = ~t965 & t970;
    const uint64_t t972 = t0 ^ t1 ^ t4 ^ t12 ^ t20 ^ t25;
    const uint64_t t973 = ~t965 & t972;
    const uint64_t t974 = t1 ^ t2 ^ t12 ^ t21;
    const uint64_t t975 = ~t965 & t974;
    const uint64_t t976 = t0 ^ t1 ^ t12 ^ t20 ^ t25;
    const uint64_t t977 = ~t965 & t976;
    const uint64_t t978 = t0 ^ t12 ^ t20 ^ t21 ^ t25;
    const uint64_t t979 = ~t965 & t978;
    const uint64_t t980 = t0 ^ t20 ^ t21;
    const uint64_t t981 = ~t965 & t980;
    const uint64_t t982 = t1 ^ t3 ^ t8 ^ t9 ^ t12 ^ t21;
    const uint64_t t983 = t0 ^ t3 ^ t4 ^ t8 ^ t9 ^ t12;
    const uint64_t t984 = t0 ^ t3 ^ t5 ^ t8 ^ t12 ^ t14 ^ t21;
    const uint64_t t985 = t0 ^ t6 ^ t12 ^ t14 ^ t21;
    const uint64_t t986 = t0 ^ t3 ^ t7 ^ t14 ^ t21;
    const uint64_t t987 = t0 ^ t3 ^ t8 ^ t10 ^ t21;
    const uint64_t t988 = t0 ^ t2 ^ t8 ^ t11 ^ t14 ^ t21;
    const uint64_t t989 = t0 ^ t9 ^ t12 ^ t13 ^ t14 ^ t21;
    const uint64_t t990 = t2 ^ t9 ^ t14 ^ t15 ^ t21;
    const uint64_t t991 = t2 ^ t8 ^ t9 ^ t12 ^ t14 ^ t16;
    const uint64_t t992 = t14 ^ t17 ^ t21;
    const uint64_t t993 = t0 ^ t18 ^ t21;
    const uint64_t t994 = t2 ^ t3 ^ t8 ^ t12 ^ t14 ^ t19 ^ t21;
    const uint64_t t995 = t0 ^ t8 ^ t9 ^ t14 ^ t20;
    const uint64_t t996 = t0 ^ t8 ^ t12 ^ t22;
    const uint64_t t997 = t3 ^ t8 ^ t9 ^ t14 ^ t23;
    const uint64_t t998 = t0 ^ t2 ^ t3 ^ t14 ^ t24;
    const uint64_t t999 = t0 ^ t9 ^ t25;
    const uint64_t t1000 = t9 ^ t12 ^ t26;
    const uint64_t t1001 = t3 ^ t9 ^ t12 ^ t14 ^ t27;
    const uint64_t t1002 = t0 ^ t2 ^ t8 ^ t9 ^ t21 ^ t28;
    const uint64_t t1003 = t8 ^ t9 ^ t12 ^ t29;
    const uint64_t t1004 = t0 ^ t2 ^ t8 ^ t12 ^ t30;
    const uint64_t t1005 = t8 ^ t9 ^ t14 ^ t31;
    const uint64_t t1006 = t982 | t983 | t984 | t985 | t986 | t987 | t988 | t989 | t990 | t991 | t992 | t993 | t994
        | t995 | t996 | t997 | t998 | t999 | t1000 | t1001 | t1002 | t1003 | t1004 | t1005;
    const uint64_t t1007 = t0 ^ t2 ^ t3 ^ t8 ^ t12 ^ t14 ^ t21;
    const uint64_t t1008 = ~t1006 & t1007;
    const uint64_t t1009 = t0 ^ t2 ^ t8;
    const uint64_t t1010 = ~t1006 & t1009;
    const uint64_t t1011 = t0 ^ t12 ^ t21;
    const uint64_t t1012 = ~t1006 & t1011;
    const uint64_t t1013 = t0 ^ t2 ^ t3 ^ t9;
    const uint64_t t1014 = ~t1006 & t1013;
    const uint64_t t1015 = t33 & ~t1006;
    const uint64_t t1016 = t2 ^ t8 ^ t14;
    const uint64_t t1017 = ~t1006 & t1016;
    const uint64_t t1018 = t0 ^ t12;
    const uint64_t t1019 = ~t1006 & t1018;
    const uint64_t t1020 = t3 ^ t14;
    const uint64_t t1021 = ~t1006 & t1020;
    const uint64_t t1022 = t1 ^ t4 ^ t20;
    const uint64_t t1023 = t1 ^ t2 ^ t5 ^ t8 ^ t20;
    const uint64_t t1024 = t1 ^ t2 ^ t3 ^ t6 ^ t9 ^ t20;
    const uint64_t t1025 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t10 ^ t20;
    const uint64_t t1026 = t5 ^ t6 ^ t11 ^ t20;
    const uint64_t t1027 = t2 ^ t5 ^ t6 ^ t7 ^ t12;
    const uint64_t t1028 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t13 ^ t20;
    const uint64_t t1029 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t14;
    const uint64_t t1030 = t3 ^ t7 ^ t15 ^ t20;
    const uint64_t t1031 = t0 ^ t5 ^ t7 ^ t16;
    const uint64_t t1032 = t1 ^ t5 ^ t6 ^ t7 ^ t17;
    const uint64_t t1033 = t2 ^ t6 ^ t7 ^ t18;
    const uint64_t t1034 = t0 ^ t3 ^ t7 ^ t19;
    const uint64_t t1035 = t2 ^ t7 ^ t21;
    const uint64_t t1036 = t3 ^ t5 ^ t7 ^ t22;
    const uint64_t t1037 = t1 ^ t6 ^ t20 ^ t23;
    const uint64_t t1038 = t6 ^ t20 ^ t24;
    const uint64_t t1039 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t20 ^ t25;
    const uint64_t t1040 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t26;
    const uint64_t t1041 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t20 ^ t27;
    const uint64_t t1042 = t1 ^ t3 ^ t5 ^ t7 ^ t20 ^ t28;
    const uint64_t t1043 = t0 ^ t1 ^ t5 ^ t29;
    const uint64_t t1044 = t1 ^ t2 ^ t20 ^ t30;
    const uint64_t t1045 = t0 ^ t3 ^ t5 ^ t31;
    const uint64_t t1046 = t1022 | t1023 | t1024 | t1025 | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1032
        | t1033 | t1034 | t1035 | t1036 | t1037 | t1038 | t1039 | t1040 | t1041 | t1042 | t1043 | t1044 | t1045;
    const uint64_t t1047 = t116 & ~t1046;
    const uint64_t t1048 = t1 ^ t2 ^ t5 ^ t7 ^ t20;
    const uint64_t t1049 = ~t1046 & t1048;
    const uint64_t t1050 = t0 ^ t3 ^ t5 ^ t6;
    const uint64_t t1051 = ~t1046 & t1050;
    const uint64_t t1052 = t6 ^ t7 ^ t20;
    const uint64_t t1053 = ~t1046 & t1052;
    const uint64_t t1054 = t2 ^ t5 ^ t7;
    const uint64_t t1055 = ~t1046 & t1054;
    const uint64_t t1056 = t0 ^ t3 ^ t6 ^ t7 ^ t20;
    const uint64_t t1057 = ~t1046 & t1056;
    const uint64_t t1058 = t2 ^ t5;
    const uint64_t t1059 = ~t1046 & t1058;
    const uint64_t t1060 = t0 ^ t3 ^ t6;
    const uint64_t t1061 = ~t1046 & t1060;
    const uint64_t t1062 = t0 ^ t1 ^ t5 ^ t8 ^ t11;
    const uint64_t t1063 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t8 ^ t11 ^ t13;
    const uint64_t t1064 = t1 ^ t3 ^ t4 ^ t7 ^ t8;
    const uint64_t t1065 = t0 ^ t1 ^ t2 ^ t4 ^ t9 ^ t11;
    const uint64_t t1066 = t0 ^ t8 ^ t10 ^ t11 ^ t13;
    const uint64_t t1067 = t2 ^ t3 ^ t12 ^ t13;
    const uint64_t t1068 = t3 ^ t4 ^ t13 ^ t14;
    const uint64_t t1069 = t1 ^ t3 ^ t11 ^ t13 ^ t15;
    const uint64_t t1070 = t0 ^ t4 ^ t11 ^ t16;
    const uint64_t t1071 = t2 ^ t3 ^ t4 ^ t8 ^ t13 ^ t17;
    const uint64_t t1072 = t0 ^ t2 ^ t4 ^ t8 ^ t13 ^ t18;
    const uint64_t t1073 = t1 ^ t2 ^ t8 ^ t13 ^ t19;
    const uint64_t t1074 = t0 ^ t1 ^ t11 ^ t13 ^ t20;
    const uint64_t t1075 = t1 ^ t8 ^ t11 ^ t21;
    const uint64_t t1076 = t1 ^ t2 ^ t3 ^ t8 ^ t13 ^ t22;
    const uint64_t t1077 = t0 ^ t1 ^ t4 ^ t11 ^ t13 ^ t23;
    const uint64_t t1078 = t1 ^ t3 ^ t24;
    const uint64_t t1079 = t1 ^ t2 ^ t3 ^ t4 ^ t25;
    const uint64_t t1080 = t1 ^ t2 ^ t3 ^ t4 ^ t8 ^ t11 ^ t26;
    const uint64_t t1081 = t0 ^ t2 ^ t13 ^ t27;
    const uint64_t t1082 = t0 ^ t1 ^ t4 ^ t8 ^ t13 ^ t28;
    const uint64_t t1083 = t8 ^ t13 ^ t29;
    const uint64_t t1084 = t0 ^ t2 ^ t11 ^ t13 ^ t30;
    const uint64_t t1085 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t8 ^ t31;
    const uint64_t t1086 = t1062 | t1063 | t1064 | t1065 | t1066 | t1067 | t1068 | t1069 | t1070 | t1071 | t1072
        | t1073 | t1074 | t1075 | t1076 | t1077 | t1078 | t1079 | t1080 | t1081 | t1082 | t1083 | t1084 | t1085;
    const uint64_t t1087 = t0 ^ t1 ^ t4 ^ t8 ^ t11 ^ t13;
    const uint64_t t1088 = ~t1086 & t1087;
    const uint64_t t1089 = t0 ^ t2 ^ t4 ^ t11 ^ t13;
    const uint64_t t1090 = ~t1086 & t1089;
    const uint64_t t1091 = t0 ^ t2 ^ t3 ^ t4 ^ t11;
    const uint64_t t1092 = ~t1086 & t1091;
    const uint64_t t1093 = t0 ^ t2 ^ t4 ^ t8 ^ t11 ^ t13;
    const uint64_t t1094 = ~t1086 & t1093;
    const uint64_t t1095 = t1 ^ t3 ^ t8;
    const uint64_t t1096 = ~t1086 & t1095;
    const uint64_t t1097 = t4 ^ t13;
    const uint64_t t1098 = ~t1086 & t1097;
    const uint64_t t1099 = t0 ^ t3 ^ t8;
    const uint64_t t1100 = ~t1086 & t1099;
    const uint64_t t1101 = t2 ^ t8 ^ t11;
    const uint64_t t1102 = ~t1086 & t1101;
    const uint64_t t1103 = t0 ^ t1 ^ t2 ^ t3 ^ t22 ^ t23;
    const uint64_t t1104 = t0 ^ t3 ^ t5 ^ t6 ^ t15 ^ t22 ^ t23;
    const uint64_t t1105 = t2 ^ t3 ^ t4 ^ t7 ^ t15 ^ t22;
    const uint64_t t1106 = t3 ^ t4 ^ t5 ^ t8 ^ t23;
    const uint64_t t1107 = t0 ^ t4 ^ t5 ^ t9 ^ t15;
    const uint64_t t1108 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t10 ^ t15 ^ t23;
    const uint64_t t1109 = t0 ^ t2 ^ t4 ^ t5 ^ t11 ^ t15 ^ t22 ^ t23;
    const uint64_t t1110 = t0 ^ t2 ^ t5 ^ t12 ^ t15 ^ t22;
    const uint64_t t1111 = t2 ^ t3 ^ t5 ^ t13 ^ t15 ^ t23;
    const uint64_t t1112 = t5 ^ t14 ^ t15 ^ t23;
    const uint64_t t1113 = t4 ^ t16 ^ t22;
    const uint64_t t1114 = t0 ^ t4 ^ t5 ^ t17 ^ t22 ^ t23;
    const uint64_t t1115 = t0 ^ t2 ^ t4 ^ t15 ^ t18 ^ t22 ^ t23;
    const uint64_t t1116 = t0 ^ t2 ^ t3 ^ t19 ^ t23;
    const uint64_t t1117 = t2 ^ t20 ^ t23;
    const uint64_t t1118 = t3 ^ t21;
    const uint64_t t1119 = t3 ^ t15 ^ t22 ^ t23 ^ t24;
    const uint64_t t1120 = t4 ^ t5 ^ t15 ^ t23 ^ t25;
    const uint64_t t1121 = t0 ^ t5 ^ t15 ^ t26;
    const uint64_t t1122 = t2 ^ t3 ^ t4 ^ t15 ^ t23 ^ t27;
    const uint64_t t1123 = t0 ^ t4 ^ t22 ^ t23 ^ t28;
    const uint64_t t1124 = t0 ^ t2 ^ t4 ^ t5 ^ t15 ^ t22 ^ t23 ^ t29;
    const uint64_t t1125 = t0 ^ t2 ^ t3 ^ t5 ^ t23 ^ t30;
    const uint64_t t1126 = t425 | t1103 | t1104 | t1105 | t1106 | t1107 | t1108 | t1109 | t1110 | t1111 | t1112
        | t1113 | t1114 | t1115 | t1116 | t1117 | t1118 | t1119 | t1120 | t1121 | t1122 | t1123 | t1124 | t1125;
    const uint64_t t1127 = t3 ^ t4 ^ t5;
    const uint64_t t1128 = ~t1126 & t1127;
    const uint64_t t1129 = t0 ^ t5 ^ t15 ^ t22 ^ t23;
    const uint64_t t1130 = ~t1126 & t1129;
    const uint64_t t1131 = t2 ^ t3 ^ t15 ^ t22;
    const uint64_t t1132 = ~t1126 & t1131;
    const uint64_t t1133 = t5 & ~t1126;
    const uint64_t t1134 = t3 ^ t5 ^ t15 ^ t22 ^ t23;
    const uint64_t t1135 = ~t1126 & t1134;
    const uint64_t t1136 = t3 ^ t5 ^ t15 ^ t23;
    const uint64_t t1137 = ~t1126 & t1136;
    const uint64_t t1138 = t3 ^ t5 ^ t15;
    const uint64_t t1139 = ~t1126 & t1138;
    const uint64_t t1140 = t15 ^ t22;
    const uint64_t t1141 = ~t1126 & t1140;
    const uint64_t t1142 = t2 ^ t4 ^ t10 ^ t12 ^ t18;
    const uint64_t t1143 = t0 ^ t1 ^ t3 ^ t10 ^ t12;
    const uint64_t t1144 = t0 ^ t5 ^ t18 ^ t19;
    const uint64_t t1145 = t0 ^ t1 ^ t6 ^ t12 ^ t18;
    const uint64_t t1146 = t0 ^ t4 ^ t7 ^ t12 ^ t18 ^ t19 ^ t24;
    const uint64_t t1147 = t4 ^ t8 ^ t10 ^ t18 ^ t19;
    const uint64_t t1148 = t4 ^ t9 ^ t10 ^ t24;
    const uint64_t t1149 = t0 ^ t11 ^ t12 ^ t18 ^ t24;
    const uint64_t t1150 = t1 ^ t4 ^ t13 ^ t18 ^ t19 ^ t24;
    const uint64_t t1151 = t10 ^ t12 ^ t14 ^ t19 ^ t24;
    const uint64_t t1152 = t0 ^ t1 ^ t12 ^ t15 ^ t24;
    const uint64_t t1153 = t1 ^ t10 ^ t12 ^ t16 ^ t18 ^ t24;
    const uint64_t t1154 = t4 ^ t17 ^ t18;
    const uint64_t t1155 = t0 ^ t12 ^ t18 ^ t19 ^ t20;
    const uint64_t t1156 = t1 ^ t4 ^ t22 ^ t24;
    const uint64_t t1157 = t0 ^ t4 ^ t23 ^ t24;
    const uint64_t t1158 = t0 ^ t10 ^ t12 ^ t19 ^ t25;
    const uint64_t t1159 = t0 ^ t10 ^ t19 ^ t26;
    const uint64_t t1160 = t0 ^ t1 ^ t19 ^ t24 ^ t27;
    const uint64_t t1161 = t0 ^ t1 ^ t4 ^ t12 ^ t24 ^ t28;
    const uint64_t t1162 = t4 ^ t10 ^ t24 ^ t29;
    const uint64_t t1163 = t10 ^ t24 ^ t30;
    const uint64_t t1164 = t10 ^ t18 ^ t19 ^ t31;
    const uint64_t t1165 = t824 | t1142 | t1143 | t1144 | t1145 | t1146 | t1147 | t1148 | t1149 | t1150 | t1151
        | t1152 | t1153 | t1154 | t1155 | t1156 | t1157 | t1158 | t1159 | t1160 | t1161 | t1162 | t1163 | t1164;
    const uint64_t t1166 = t0 ^ t1 ^ t4 ^ t18 ^ t24;
    const uint64_t t1167 = ~t1165 & t1166;
    const uint64_t t1168 = t0 ^ t18 ^ t19;
    const uint64_t t1169 = ~t1165 & t1168;
    const uint64_t t1170 = t1 ^ t12 ^ t18;
    const uint64_t t1171 = ~t1165 & t1170;
    const uint64_t t1172 = t1 ^ t4 ^ t12 ^ t18 ^ t19 ^ t24;
    const uint64_t t1173 = ~t1165 & t1172;
    const uint64_t t1174 = t1 ^ t4 ^ t10 ^ t12 ^ t18;
    const uint64_t t1175 = ~t1165 & t1174;
    const uint64_t t1176 = t24 & ~t1165;
    const uint64_t t1177 = t1 ^ t4 ^ t10 ^ t12 ^ t18 ^ t19;
    const uint64_t t1178 = ~t1165 & t1177;
    const uint64_t t1179 = t1 ^ t4 ^ t12 ^ t19;
    const uint64_t t1180 = ~t1165 & t1179;
    const uint64_t t1181 = t0 ^ t1 ^ t2 ^ t5 ^ t15 ^ t16;
    const uint64_t t1182 = t1 ^ t3 ^ t16 ^ t21 ^ t28;
    const uint64_t t1183 = t0 ^ t1 ^ t4 ^ t15 ^ t16 ^ t28;
    const uint64_t t1184 = t0 ^ t1 ^ t6 ^ t12 ^ t15 ^ t28;
    const uint64_t t1185 = t0 ^ t1 ^ t7 ^ t12 ^ t15 ^ t21 ^ t28;
    const uint64_t t1186 = t0 ^ t1 ^ t5 ^ t8 ^ t12 ^ t16 ^ t21;
    const uint64_t t1187 = t0 ^ t5 ^ t9 ^ t21 ^ t28;
    const uint64_t t1188 = t1 ^ t5 ^ t10 ^ t12 ^ t15 ^ t16;
    const uint64_t t1189 = t5 ^ t11 ^ t12 ^ t15;
    const uint64_t t1190 = t1 ^ t13 ^ t15 ^ t28;
    const uint64_t t1191 = t1 ^ t12 ^ t14 ^ t21;
    const uint64_t t1192 = t0 ^ t1 ^ t17;
    const uint64_t t1193 = t5 ^ t15 ^ t16 ^ t18;
    const uint64_t t1194 = t1 ^ t5 ^ t15 ^ t19 ^ t21 ^ t28;
    const uint64_t t1195 = t0 ^ t5 ^ t16 ^ t20 ^ t21;
    const uint64_t t1196 = t1 ^ t12 ^ t15 ^ t16 ^ t21 ^ t22 ^ t28;
    const uint64_t t1197 = t0 ^ t16 ^ t23;
    const uint64_t t1198 = t0 ^ t1 ^ t5 ^ t16 ^ t24;
    const uint64_t t1199 = t1 ^ t12 ^ t16 ^ t25 ^ t28;
    const uint64_t t1200 = t5 ^ t15 ^ t26 ^ t28;
    const uint64_t t1201 = t12 ^ t27 ^ t28;
    const uint64_t t1202 = t1 ^ t12 ^ t15 ^ t21 ^ t29;
    const uint64_t t1203 = t12 ^ t15 ^ t21 ^ t30;
    const uint64_t t1204 = t12 ^ t21 ^ t31;
    const uint64_t t1205 = t1181 | t1182 | t1183 | t1184 | t1185 | t1186 | t1187 | t1188 | t1189 | t1190 | t1191
        | t1192 | t1193 | t1194 | t1195 | t1196 | t1197 | t1198 | t1199 | t1200 | t1201 | t1202 | t1203 | t1204;
    const uint64_t t1206 = t1 ^ t12 ^ t15 ^ t21 ^ t28;
    const uint64_t t1207 = ~t1205 & t1206;
    const uint64_t t1208 = t12 ^ t15 ^ t21 ^ t28;
    const uint64_t t1209 = ~t1205 & t1208;
    const uint64_t t1210 = t0 ^ t5 ^ t15 ^ t16;
    const uint64_t t1211 = ~t1205 & t1210;
    const uint64_t t1212 = t0 ^ t5 ^ t15 ^ t21 ^ t28;
    const uint64_t t1213 = ~t1205 & t1212;
    const uint64_t t1214 = t0 ^ t15 ^ t21;
    const uint64_t t1215 = ~t1205 & t1214;
    const uint64_t t1216 = t5 ^ t12 ^ t16 ^ t21;
    const uint64_t t1217 = ~t1205 & t1216;
    const uint64_t t1218 = t46 & ~t1205;
    const uint64_t t1219 = t21 & ~t1205;
    const uint64_t t1220 = t0 ^ t1 ^ t2 ^ t5 ^ t12 ^ t21;
    const uint64_t t1221 = t1 ^ t3 ^ t5 ^ t6 ^ t9;
    const uint64_t t1222 = t4 ^ t5 ^ t6 ^ t21;
    const uint64_t t1223 = t0 ^ t1 ^ t6 ^ t7 ^ t8 ^ t9 ^ t21;
    const uint64_t t1224 = t1 ^ t7 ^ t10 ^ t12;
    const uint64_t t1225 = t0 ^ t6 ^ t7 ^ t9 ^ t11;
    const uint64_t t1226 = t5 ^ t12 ^ t13;
    const uint64_t t1227 = t0 ^ t5 ^ t6 ^ t12 ^ t14;
    const uint64_t t1228 = t0 ^ t5 ^ t9 ^ t12 ^ t15 ^ t21;
    const uint64_t t1229 = t1 ^ t6 ^ t9 ^ t12 ^ t16;
    const uint64_t t1230 = t7 ^ t17;
    const uint64_t t1231 = t0 ^ t18;
    const uint64_t t1232 = t0 ^ t1 ^ t19;
    const uint64_t t1233 = t5 ^ t12 ^ t20 ^ t21;
    const uint64_t t1234 = t1 ^ t5 ^ t7 ^ t9 ^ t12 ^ t22;
    const uint64_t t1235 = t1 ^ t9 ^ t12 ^ t23;
    const uint64_t t1236 = t0 ^ t6 ^ t7 ^ t9 ^ t21 ^ t24;
    const uint64_t t1237 = t0 ^ t5 ^ t9 ^ t12 ^ t21 ^ t25;
    const uint64_t t1238 = t0 ^ t1 ^ t6 ^ t7 ^ t9 ^ t21 ^ t26;
    const uint64_t t1239 = t0 ^ t1 ^ t6 ^ t7 ^ t21 ^ t27;
    const uint64_t t1240 = t0 ^ t6 ^ t12 ^ t21 ^ t28;
    const uint64_t t1241 = t0 ^ t6 ^ t12 ^ t29;
    const uint64_t t1242 = t0 ^ t5 ^ t7 ^ t12 ^ t30;
    const uint64_t t1243 = t5 ^ t7 ^ t9 ^ t12 ^ t21 ^ t31;
    const uint64_t t1244 = t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1226 | t1227 | t1228 | t1229 | t1230
        | t1231 | t1232 | t1233 | t1234 | t1235 | t1236 | t1237 | t1238 | t1239 | t1240 | t1241 | t1242 | t1243;
    const uint64_t t1245 = t0 ^ t1 ^ t5 ^ t12 ^ t21;
    const uint64_t t1246 = ~t1244 & t1245;
    const uint64_t t1247 = t0 ^ t6 ^ t9 ^ t12 ^ t21;
    const uint64_t t1248 = ~t1244 & t1247;
    const uint64_t t1249 = t1 ^ t9 ^ t21;
    const uint64_t t1250 = ~t1244 & t1249;
    const uint64_t t1251 = t0 ^ t6 ^ t21;
    const uint64_t t1252 = ~t1244 & t1251;
    const uint64_t t1253 = t0 ^ t1 ^ t5 ^ t6;
    const uint64_t t1254 = ~t1244 & t1253;
    const uint64_t t1255 = t1 ^ t6 ^ t7;
    const uint64_t t1256 = ~t1244 & t1255;
    const uint64_t t1257 = t0 ^ t7;
    const uint64_t t1258 = ~t1244 & t1257;
    const uint64_t t1259 = t1 & ~t1244;
    const uint64_t t1260 = t1 ^ t3 ^ t4 ^ t7 ^ t11 ^ t23;
    const uint64_t t1261 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t23;
    const uint64_t t1262 = t0 ^ t1 ^ t5 ^ t8 ^ t23;
    const uint64_t t1263 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t9 ^ t11 ^ t23;
    const uint64_t t1264 = t0 ^ t2 ^ t5 ^ t10 ^ t23;
    const uint64_t t1265 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t12;
    const uint64_t t1266 = t0 ^ t5 ^ t7 ^ t11 ^ t13 ^ t23;
    const uint64_t t1267 = t0 ^ t7 ^ t11 ^ t14 ^ t23;
    const uint64_t t1268 = t2 ^ t3 ^ t5 ^ t7 ^ t11 ^ t15 ^ t23;
    const uint64_t t1269 = t0 ^ t2 ^ t11 ^ t16 ^ t23;
    const uint64_t t1270 = t5 ^ t7 ^ t17;
    const uint64_t t1271 = t0 ^ t1 ^ t2 ^ t3 ^ t18 ^ t23;
    const uint64_t t1272 = t1 ^ t2 ^ t11 ^ t21 ^ t23;
    const uint64_t t1273 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t22;
    const uint64_t t1274 = t1 ^ t2 ^ t3 ^ t5 ^ t11 ^ t24;
    const uint64_t t1275 = t0 ^ t2 ^ t3 ^ t25;
    const uint64_t t1276 = t0 ^ t7 ^ t11 ^ t23 ^ t26;
    const uint64_t t1277 = t2 ^ t3 ^ t5 ^ t7 ^ t11 ^ t23 ^ t27;
    const uint64_t t1278 = t0 ^ t1 ^ t5 ^ t23 ^ t28;
    const uint64_t t1279 = t1 ^ t5 ^ t29;
    const uint64_t t1280 = t2 ^ t5 ^ t11 ^ t23 ^ t30;
    const uint64_t t1281 = t3 ^ t5 ^ t7 ^ t11 ^ t31;
    const uint64_t t1282 = t340 | t342 | t1260 | t1261 | t1262 | t1263 | t1264 | t1265 | t1266 | t1267 | t1268
        | t1269 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1277 | t1278 | t1279 | t1280 | t1281;
    const uint64_t t1283 = t1 ^ t3 ^ t7 ^ t11 ^ t23;
    const uint64_t t1284 = ~t1282 & t1283;
    const uint64_t t1285 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t11 ^ t23;
    const uint64_t t1286 = ~t1282 & t1285;
    const uint64_t t1287 = t2 ^ t3 ^ t5 ^ t23;
    const uint64_t t1288 = ~t1282 & t1287;
    const uint64_t t1289 = t0 ^ t3 ^ t7 ^ t23;
    const uint64_t t1290 = ~t1282 & t1289;
    const uint64_t t1291 = t0 ^ t2 ^ t3 ^ t7;
    const uint64_t t1292 = ~t1282 & t1291;
    const uint64_t t1293 = t1 ^ t3;
    const uint64_t t1294 = ~t1282 & t1293;
    const uint64_t t1295 = t2 & ~t1282;
    const uint64_t t1296 = t3 & ~t1282;
    const uint64_t t1297 = t1 ^ t3 ^ t5 ^ t6 ^ t11;
    const uint64_t t1298 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t13;
    const uint64_t t1299 = t1 ^ t2 ^ t4 ^ t5 ^ t8;
    const uint64_t t1300 = t4 ^ t5 ^ t9 ^ t11;
    const uint64_t t1301 = t3 ^ t5 ^ t10 ^ t13;
    const uint64_t t1302 = t1 ^ t5 ^ t11 ^ t12 ^ t13;
    const uint64_t t1303 = t0 ^ t2 ^ t3 ^ t14;
    const uint64_t t1304 = t1 ^ t3 ^ t4 ^ t5 ^ t13 ^ t16;
    const uint64_t t1305 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t11 ^ t13 ^ t17;
    const uint64_t t1306 = t0 ^ t1 ^ t2 ^ t5 ^ t11 ^ t13 ^ t18;
    const uint64_t t1307 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t13 ^ t19;
    const uint64_t t1308 = t1 ^ t3 ^ t5 ^ t11 ^ t20;
    const uint64_t t1309 = t0 ^ t1 ^ t2 ^ t5 ^ t21;
    const uint64_t t1310 = t1 ^ t2 ^ t3 ^ t4 ^ t11 ^ t13 ^ t22;
    const uint64_t t1311 = t2 ^ t5 ^ t11 ^ t13 ^ t23;
    const uint64_t t1312 = t0 ^ t2 ^ t4 ^ t5 ^ t11 ^ t24;
    const uint64_t t1313 = t1 ^ t2 ^ t4 ^ t11 ^ t13 ^ t25;
    const uint64_t t1314 = t2 ^ t4 ^ t5 ^ t11 ^ t13 ^ t26;
    const uint64_t t1315 = t0 ^ t1 ^ t3 ^ t4 ^ t13 ^ t27;
    const uint64_t t1316 = t0 ^ t2 ^ t3 ^ t28;
    const uint64_t t1317 = t1 ^ t2 ^ t3 ^ t5 ^ t11 ^ t29;
    const uint64_t t1318 = t5 ^ t11 ^ t13 ^ t30;
    const uint64_t t1319 = t1 ^ t4 ^ t5 ^ t13 ^ t31;
    const uint64_t t1320 = t255 | t1297 | t1298 | t1299 | t1300 | t1301 | t1302 | t1303 | t1304 | t1305 | t1306
        | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1314 | t1315 | t1316 | t1317 | t1318 | t1319;
    const uint64_t t1321 = t3 ^ t5 ^ t11;
    const uint64_t t1322 = ~t1320 & t1321;
    const uint64_t t1323 = t0 ^ t4 ^ t5 ^ t11 ^ t13;
    const uint64_t t1324 = ~t1320 & t1323;
    const uint64_t t1325 = t1097 & ~t1320;
    const uint64_t t1326 = t257 & ~t1320;
    const uint64_t t1327 = t0 ^ t2 ^ t4 ^ t5;
    const uint64_t t1328 = ~t1320 & t1327;
    const uint64_t t1329 = t0 ^ t3 ^ t5;
    const uint64_t t1330 = ~t1320 & t1329;
    const uint64_t t1331 = t4 & ~t1320;
    const uint64_t t1332 = t95 & ~t1320;
    const uint64_t t1333 = t0 ^ t1 ^ t3 ^ t4 ^ t8;
    const uint64_t t1334 = t0 ^ t2 ^ t3 ^ t5 ^ t9;
    const uint64_t t1335 = t1 ^ t3 ^ t4 ^ t6 ^ t10;
    const uint64_t t1336 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t11;
    const uint64_t t1337 = t1 ^ t3 ^ t5 ^ t6 ^ t12;
    const uint64_t t1338 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t1339 = t1 ^ t2 ^ t7 ^ t14;
    const uint64_t t1340 = t0 ^ t2 ^ t3 ^ t15;
    const uint64_t t1341 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    const uint64_t t1342 = t1 ^ t3 ^ t4 ^ t5 ^ t17;
    const uint64_t t1343 = t2 ^ t4 ^ t5 ^ t6 ^ t18;
    const uint64_t t1344 = t3 ^ t5 ^ t6 ^ t7 ^ t19;
    const uint64_t t1345 = t4 ^ t6 ^ t7 ^ t20;
    const uint64_t t1346 = t0 ^ t3 ^ t6 ^ t21;
    const uint64_t t1347 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    const uint64_t t1348 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    const uint64_t t1349 = t0 ^ t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    const uint64_t t1350 = t2 ^ t3 ^ t4 ^ t5 ^ t25;
    const uint64_t t1351 = t3 ^ t4 ^ t5 ^ t6 ^ t26;
    const uint64_t t1352 = t4 ^ t5 ^ t6 ^ t7 ^ t27;
    const uint64_t t1353 = t0 ^ t5 ^ t6 ^ t7 ^ t28;
    const uint64_t t1354 = t3 ^ t5 ^ t29;
    const uint64_t t1355 = t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    const uint64_t t1356 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    const uint64_t t1357 = t1333 | t1334 | t1335 | t1336 | t1337 | t1338 | t1339 | t1340 | t1341 | t1342 | t1343
        | t1344 | t1345 | t1346 | t1347 | t1348 | t1349 | t1350 | t1351 | t1352 | t1353 | t1354 | t1355 | t1356;
    const uint64_t t1358 = t135 & ~t1357;
    const uint64_t t1359 = t257 & ~t1357;
    const uint64_t t1360 = t1327 & ~t1357;
    const uint64_t t1361 = t0 ^ t1 ^ t3 ^ t5 ^ t6;
    const uint64_t t1362 = ~t1357 & t1361;
    const uint64_t t1363 = t1 ^ t2 ^ t4 ^ t6 ^ t7;
    const uint64_t t1364 = ~t1357 & t1363;
    const uint64_t t1365 = t0 ^ t2 ^ t5 ^ t7;
    const uint64_t t1366 = ~t1357 & t1365;
    const uint64_t t1367 = t97 & ~t1357;
    const uint64_t t1368 = t133 & ~t1357;
    const uint64_t t1369 = t0 ^ t1 ^ t2 ^ t4 ^ t30;
    const uint64_t t1370 = t3 ^ t5 ^ t25 ^ t26;
    const uint64_t t1371 = t0 ^ t4 ^ t6 ^ t26 ^ t27;
    const uint64_t t1372 = t0 ^ t3 ^ t7 ^ t27 ^ t30;
    const uint64_t t1373 = t0 ^ t2 ^ t3 ^ t8;
    const uint64_t t1374 = t0 ^ t9 ^ t30;
    const uint64_t t1375 = t0 ^ t2 ^ t10 ^ t25 ^ t26;
    const uint64_t t1376 = t2 ^ t3 ^ t4 ^ t11 ^ t26 ^ t27 ^ t30;
    const uint64_t t1377 = t2 ^ t4 ^ t12 ^ t25 ^ t26 ^ t27 ^ t30;
    const uint64_t t1378 = t0 ^ t3 ^ t13 ^ t25 ^ t27 ^ t30;
    const uint64_t t1379 = t2 ^ t3 ^ t14 ^ t26;
    const uint64_t t1380 = t3 ^ t4 ^ t15 ^ t27;
    const uint64_t t1381 = t2 ^ t4 ^ t16 ^ t25 ^ t27 ^ t30;
    const uint64_t t1382 = t4 ^ t17 ^ t27;
    const uint64_t t1383 = t0 ^ t2 ^ t3 ^ t4 ^ t18;
    const uint64_t t1384 = t0 ^ t2 ^ t19 ^ t25 ^ t26 ^ t30;
    const uint64_t t1385 = t0 ^ t2 ^ t3 ^ t20 ^ t25 ^ t27;
    const uint64_t t1386 = t2 ^ t3 ^ t21 ^ t27;
    const uint64_t t1387 = t3 ^ t4 ^ t22 ^ t26 ^ t27 ^ t30;
    const uint64_t t1388 = t2 ^ t3 ^ t4 ^ t23 ^ t25 ^ t26 ^ t27 ^ t30;
    const uint64_t t1389 = t2 ^ t3 ^ t24 ^ t26 ^ t27;
    const uint64_t t1390 = t2 ^ t4 ^ t25 ^ t26 ^ t28;
    const uint64_t t1391 = t0 ^ t2 ^ t3 ^ t25 ^ t26 ^ t29;
    const uint64_t t1392 = t0 ^ t4 ^ t25 ^ t26 ^ t30 ^ t31;
    const uint64_t t1393 = t1369 | t1370 | t1371 | t1372 | t1373 | t1374 | t1375 | t1376 | t1377 | t1378 | t1379
        | t1380 | t1381 | t1382 | t1383 | t1384 | t1385 | t1386 | t1387 | t1388 | t1389 | t1390 | t1391 | t1392;
    const uint64_t t1394 = t0 ^ t3 ^ t4 ^ t25 ^ t26 ^ t30;
    const uint64_t t1395 = ~t1393 & t1394;
    const uint64_t t1396 = t0 ^ t2 ^ t25 ^ t27 ^ t30;
    const uint64_t t1397 = ~t1393 & t1396;
    const uint64_t t1398 = t0 ^ t3 ^ t4 ^ t26;
    const uint64_t t1399 = ~t1393 & t1398;
    const uint64_t t1400 = t0 ^ t2 ^ t3 ^ t25 ^ t26 ^ t27 ^ t30;
    const uint64_t t1401 = ~t1393 & t1400;
    const uint64_t t1402 = t0 ^ t3 ^ t26 ^ t27;
    const uint64_t t1403 = ~t1393 & t1402;
    const uint64_t t1404 = t0 ^ t3 ^ t27;
    const uint64_t t1405 = ~t1393 & t1404;
    const uint64_t t1406 = t135 & ~t1393;
    const uint64_t t1407 = t2 ^ t30;
    const uint64_t t1408 = ~t1393 & t1407;
    const uint64_t t1409 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t23;
    const uint64_t t1410 = t0 ^ t1 ^ t4 ^ t5 ^ t13;
    const uint64_t t1411 = t1 ^ t6 ^ t13 ^ t16 ^ t23;
    const uint64_t t1412 = t2 ^ t5 ^ t7 ^ t13 ^ t22;
    const uint64_t t1413 = t1 ^ t5 ^ t8 ^ t13 ^ t22;
    const uint64_t t1414 = t9 ^ t13 ^ t22 ^ t23;
    const uint64_t t1415 = t0 ^ t2 ^ t5 ^ t10 ^ t13;
    const uint64_t t1416 = t1 ^ t11 ^ t23;
    const uint64_t t1417 = t2 ^ t12 ^ t16;
    const uint64_t t1418 = t0 ^ t1 ^ t2 ^ t14 ^ t16 ^ t22 ^ t23;
    const uint64_t t1419 = t0 ^ t2 ^ t5 ^ t15 ^ t16 ^ t22 ^ t23;
    const uint64_t t1420 = t0 ^ t2 ^ t16 ^ t17 ^ t22 ^ t23;
    const uint64_t t1421 = t0 ^ t5 ^ t16 ^ t18 ^ t22 ^ t23;
    const uint64_t t1422 = t0 ^ t2 ^ t13 ^ t19 ^ t22 ^ t23;
    const uint64_t t1423 = t0 ^ t13 ^ t20 ^ t23;
    const uint64_t t1424 = t1 ^ t2 ^ t5 ^ t13 ^ t16 ^ t21 ^ t23;
    const uint64_t t1425 = t2 ^ t5 ^ t23 ^ t24;
    const uint64_t t1426 = t13 ^ t23 ^ t25;
    const uint64_t t1427 = t0 ^ t2 ^ t5 ^ t13 ^ t23 ^ t26;
    const uint64_t t1428 = t1 ^ t16 ^ t23 ^ t27;
    const uint64_t t1429 = t0 ^ t16 ^ t22 ^ t23 ^ t28;
    const uint64_t t1430 = t1 ^ t5 ^ t16 ^ t22 ^ t23 ^ t29;
    const uint64_t t1431 = t1 ^ t2 ^ t5 ^ t13 ^ t22 ^ t30;
    const uint64_t t1432 = t0 ^ t2 ^ t31;
    const uint64_t t1433 = t1409 | t1410 | t1411 | t1412 | t1413 | t1414 | t1415 | t1416 | t1417 | t1418 | t1419
        | t1420 | t1421 | t1422 | t1423 | t1424 | t1425 | t1426 | t1427 | t1428 | t1429 | t1430 | t1431 | t1432;
    const uint64_t t1434 = t0 ^ t1 ^ t5 ^ t22 ^ t23;
    const uint64_t t1435 = ~t1433 & t1434;
    const uint64_t t1436 = t0 ^ t1 ^ t2 ^ t5 ^ t13 ^ t22 ^ t23;
    const uint64_t t1437 = ~t1433 & t1436;
    const uint64_t t1438 = t1 ^ t2 ^ t16;
    const uint64_t t1439 = ~t1433 & t1438;
    const uint64_t t1440 = t1 ^ t2 ^ t5 ^ t22;
    const uint64_t t1441 = ~t1433 & t1440;
    const uint64_t t1442 = t5 ^ t13 ^ t16 ^ t23;
    const uint64_t t1443 = ~t1433 & t1442;
    const uint64_t t1444 = t16 & ~t1433;
    const uint64_t t1445 = t1 ^ t2 ^ t5;
    const uint64_t t1446 = ~t1433 & t1445;
    const uint64_t t1447 = t5 ^ t13 ^ t16;
    const uint64_t t1448 = ~t1433 & t1447;
    const uint64_t t1449 = t1 ^ t2;
    const uint64_t t1450 = t1 ^ t4 ^ t10;
    const uint64_t t1451 = t1 ^ t3 ^ t5;
    const uint64_t t1452 = t3 ^ t6;
    const uint64_t t1453 = t1 ^ t7 ^ t10;
    const uint64_t t1454 = t0 ^ t1 ^ t8 ^ t10;
    const uint64_t t1455 = t3 ^ t9 ^ t10;
    const uint64_t t1456 = t10 ^ t11;
    const uint64_t t1457 = t1 ^ t3 ^ t12;
    const uint64_t t1458 = t3 ^ t13;
    const uint64_t t1459 = t0 ^ t10 ^ t16;
    const uint64_t t1460 = t3 ^ t10 ^ t17;
    const uint64_t t1461 = t1 ^ t3 ^ t10 ^ t18;
    const uint64_t t1462 = t1 ^ t3 ^ t20;
    const uint64_t t1463 = t1 ^ t3 ^ t21;
    const uint64_t t1464 = t1 ^ t22;
    const uint64_t t1465 = t1 ^ t3 ^ t23;
    const uint64_t t1466 = t10 ^ t25;
    const uint64_t t1467 = t1 ^ t26;
    const uint64_t t1468 = t1 ^ t10 ^ t27;
    const uint64_t t1469 = t3 ^ t10 ^ t28;
    const uint64_t t1470 = t3 ^ t10 ^ t29;
    const uint64_t t1471 = t1 ^ t31;
    const uint64_t t1472 = t30 | t49 | t77 | t418 | t1020 | t1449 | t1450 | t1451 | t1452 | t1453 | t1454 | t1455
        | t1456 | t1457 | t1458 | t1459 | t1460 | t1461 | t1462 | t1463 | t1464 | t1465 | t1466 | t1467 | t1468
        | t1469 | t1470 | t1471;
    const uint64_t t1473 = t0 ^ t1 ^ t3;
    const uint64_t t1474 = ~t1472 & t1473;
    const uint64_t t1475 = t3 & ~t1472;
    const uint64_t t1476 = t1 & ~t1472;
    const uint64_t t1477 = t10 & ~t1472;
    const uint64_t t1478 = t0 ^ t2 ^ t11;
    const uint64_t t1479 = t4 ^ t6 ^ t11;
    const uint64_t t1480 = t4 ^ t7;
    const uint64_t t1481 = t0 ^ t8 ^ t11;
    const uint64_t t1482 = t0 ^ t1 ^ t9 ^ t11;
    const uint64_t t1483 = t4 ^ t10 ^ t11;
    const uint64_t t1484 = t11 ^ t12;
    const uint64_t t1485 = t0 ^ t4 ^ t11 ^ t14;
    const uint64_t t1486 = t1 ^ t4 ^ t17;
    const uint64_t t1487 = t4 ^ t11 ^ t18;
    const uint64_t t1488 = t0 ^ t11 ^ t20;
    const uint64_t t1489 = t0 ^ t11 ^ t23;
    const uint64_t t1490 = t0 ^ t11 ^ t24;
    const uint64_t t1491 = t1 ^ t11 ^ t25;
    const uint64_t t1492 = t11 ^ t26;
    const uint64_t t1493 = t0 ^ t11 ^ t27;
    const uint64_t t1494 = t0 ^ t28;
    const uint64_t t1495 = t0 ^ t4 ^ t29;
    const uint64_t t1496 = t0 ^ t4 ^ t30;
    const uint64_t t1497 = t5 | t21 | t22 | t31 | t220 | t570 | t838 | t1070 | t1097 | t1478 | t1479 | t1480
        | t1481 | t1482 | t1483 | t1484 | t1485 | t1486 | t1487 | t1488 | t1489 | t1490 | t1491 | t1492 | t1493
        | t1494 | t1495 | t1496;
    const uint64_t t1498 = t1 ^ t4 ^ t11;
    const uint64_t t1499 = ~t1497 & t1498;
    const uint64_t t1500 = t4 & ~t1497;
    const uint64_t t1501 = t0 ^ t11;
    const uint64_t t1502 = ~t1497 & t1501;
    const uint64_t t1503 = t11 & ~t1497;
    const uint64_t t1504 = t0 ^ t1 ^ t3 ^ t12;
    const uint64_t t1505 = t3 ^ t4;
    const uint64_t t1506 = t0 ^ t6;
    const uint64_t t1507 = t0 ^ t3 ^ t9;
    const uint64_t t1508 = t2 ^ t3 ^ t10;
    const uint64_t t1509 = t0 ^ t11 ^ t12;
    const uint64_t t1510 = t0 ^ t12 ^ t13;
    const uint64_t t1511 = t0 ^ t3 ^ t15;
    const uint64_t t1512 = t3 ^ t16;
    const uint64_t t1513 = t0 ^ t17;
    const uint64_t t1514 = t0 ^ t2 ^ t18;
    const uint64_t t1515 = t0 ^ t12 ^ t19;
    const uint64_t t1516 = t0 ^ t3 ^ t12 ^ t20;
    const uint64_t t1517 = t3 ^ t22;
    const uint64_t t1518 = t3 ^ t25;
    const uint64_t t1519 = t2 ^ t12 ^ t26;
    const uint64_t t1520 = t12 ^ t27;
    const uint64_t t1521 = t3 ^ t28;
    const uint64_t t1522 = t0 ^ t3 ^ t12 ^ t30;
    const uint64_t t1523 = t0 ^ t3 ^ t12 ^ t31;
    const uint64_t t1524 = t5 | t14 | t21 | t23 | t24 | t33 | t187 | t886 | t1504 | t1505 | t1506 | t1507 | t1508
        | t1509 | t1510 | t1511 | t1512 | t1513 | t1514 | t1515 | t1516 | t1517 | t1518 | t1519 | t1520 | t1521
        | t1522 | t1523;
    const uint64_t t1525 = t489 & ~t1524;
    const uint64_t t1526 = t0 & ~t1524;
    const uint64_t t1527 = t3 & ~t1524;
    const uint64_t t1528 = t12 & ~t1524;
    const uint64_t t1529 = t0 ^ t1 ^ t4 ^ t8;
    const uint64_t t1530 = t4 ^ t9;
    const uint64_t t1531 = t0 ^ t1 ^ t4 ^ t10;
    const uint64_t t1532 = t3 ^ t4 ^ t11;
    const uint64_t t1533 = t0 ^ t4 ^ t13;
    const uint64_t t1534 = t1 ^ t4 ^ t14;
    const uint64_t t1535 = t4 ^ t17;
    const uint64_t t1536 = t0 ^ t1 ^ t18;
    const uint64_t t1537 = t0 ^ t1 ^ t3 ^ t19;
    const uint64_t t1538 = t0 ^ t4 ^ t21;
    const uint64_t t1539 = t4 ^ t23;
    const uint64_t t1540 = t0 ^ t4 ^ t24;
    const uint64_t t1541 = t4 ^ t26;
    const uint64_t t1542 = t1 ^ t3 ^ t27;
    const uint64_t t1543 = t0 ^ t29;
    const uint64_t t1544 = t0 ^ t1 ^ t30;
    const uint64_t t1545 = t0 ^ t4 ^ t31;
    const uint64_t t1546 = t15 | t16 | t22 | t86 | t99 | t175 | t342 | t459 | t540 | t1018 | t1506 | t1529 | t1530
        | t1531 | t1532 | t1533 | t1534 | t1535 | t1536 | t1537 | t1538 | t1539 | t1540 | t1541 | t1542 | t1543
        | t1544 | t1545;
    const uint64_t t1547 = t135 & ~t1546;
    const uint64_t t1548 = t102 & ~t1546;
    const uint64_t t1549 = t4 & ~t1546;
    const uint64_t t1550 = t1 & ~t1546;
    const uint64_t t1551 = t0 ^ t1 ^ t6 ^ t9;
    const uint64_t t1552 = t1 ^ t6 ^ t10;
    const uint64_t t1553 = t0 ^ t1 ^ t6 ^ t11;
    const uint64_t t1554 = t1 ^ t4 ^ t6 ^ t12;
    const uint64_t t1555 = t0 ^ t1 ^ t13;
    const uint64_t t1556 = t0 ^ t6 ^ t14;
    const uint64_t t1557 = t1 ^ t6 ^ t16;
    const uint64_t t1558 = t1 ^ t6 ^ t17;
    const uint64_t t1559 = t1 ^ t6 ^ t18;
    const uint64_t t1560 = t0 ^ t4 ^ t20;
    const uint64_t t1561 = t0 ^ t1 ^ t22;
    const uint64_t t1562 = t0 ^ t6 ^ t24;
    const uint64_t t1563 = t0 ^ t6 ^ t26;
    const uint64_t t1564 = t1 ^ t6 ^ t27;
    const uint64_t t1565 = t1 ^ t4 ^ t28;
    const uint64_t t1566 = t0 ^ t1 ^ t6 ^ t29;
    const uint64_t t1567 = t1 ^ t6 ^ t30;
    const uint64_t t1568 = t0 ^ t31;
    const uint64_t t1569 = t8 | t23 | t25 | t73 | t99 | t780 | t1060 | t1251 | t1253 | t1449 | t1551 | t1552
        | t1553 | t1554 | t1555 | t1556 | t1557 | t1558 | t1559 | t1560 | t1561 | t1562 | t1563 | t1564 | t1565
        | t1566 | t1567 | t1568;
    const uint64_t t1570 = t0 ^ t1 ^ t4;
    const uint64_t t1571 = ~t1569 & t1570;
    const uint64_t t1572 = t0 & ~t1569;
    const uint64_t t1573 = t97 & ~t1569;
    const uint64_t t1574 = t1 & ~t1569;
    const uint64_t t1575 = t0 ^ t1 ^ t4 ^ t6;
    const uint64_t t1576 = t6 ^ t7;
    const uint64_t t1577 = t6 ^ t9;
    const uint64_t t1578 = t0 ^ t6 ^ t10;
    const uint64_t t1579 = t1 ^ t6 ^ t11;
    const uint64_t t1580 = t0 ^ t6 ^ t12;
    const uint64_t t1581 = t0 ^ t1 ^ t5 ^ t13;
    const uint64_t t1582 = t0 ^ t1 ^ t6 ^ t15;
    const uint64_t t1583 = t1 ^ t6 ^ t19;
    const uint64_t t1584 = t0 ^ t1 ^ t20;
    const uint64_t t1585 = t1 ^ t5 ^ t21;
    const uint64_t t1586 = t0 ^ t1 ^ t6 ^ t22;
    const uint64_t t1587 = t0 ^ t23;
    const uint64_t t1588 = t0 ^ t1 ^ t24;
    const uint64_t t1589 = t6 ^ t25;
    const uint64_t t1590 = t0 ^ t1 ^ t6 ^ t27;
    const uint64_t t1591 = t1 ^ t6 ^ t28;
    const uint64_t t1592 = t1 ^ t6 ^ t31;
    const uint64_t t1593 = t16 | t26 | t54 | t104 | t1293 | t1449 | t1556 | t1558 | t1559 | t1567 | t1575 | t1576
        | t1577 | t1578 | t1579 | t1580 | t1581 | t1582 | t1583 | t1584 | t1585 | t1586 | t1587 | t1588 | t1589
        | t1590 | t1591 | t1592;
    const uint64_t t1594 = t5 & ~t1593;
    const uint64_t t1595 = t102 & ~t1593;
    const uint64_t t1596 = t97 & ~t1593;
    const uint64_t t1597 = t1 & ~t1593;
    const uint64_t t1598 = t2 ^ t4;
    const uint64_t t1599 = t0 ^ t1 ^ t2 ^ t5;
    const uint64_t t1600 = t1 ^ t2 ^ t8;
    const uint64_t t1601 = t0 ^ t1 ^ t2 ^ t9;
    const uint64_t t1602 = t0 ^ t10;
    const uint64_t t1603 = t2 ^ t13;
    const uint64_t t1604 = t0 ^ t2 ^ t19;
    const uint64_t t1605 = t0 ^ t2 ^ t20;
    const uint64_t t1606 = t2 ^ t21;
    const uint64_t t1607 = t1 ^ t2 ^ t6 ^ t22;
    const uint64_t t1608 = t1 ^ t2 ^ t23;
    const uint64_t t1609 = t0 ^ t2 ^ t24;
    const uint64_t t1610 = t1 ^ t2 ^ t28;
    const uint64_t t1611 = t2 ^ t6 ^ t30;
    const uint64_t t1612 = t27 | t29 | t39 | t50 | t107 | t137 | t247 | t418 | t489 | t844 | t1192 | t1257 | t1432
        | t1514 | t1598 | t1599 | t1600 | t1601 | t1602 | t1603 | t1604 | t1605 | t1606 | t1607 | t1608 | t1609
        | t1610 | t1611;
    const uint64_t t1613 = t1506 & ~t1612;
    const uint64_t t1614 = t91 & ~t1612;
    const uint64_t t1615 = t740 & ~t1612;
    const uint64_t t1616 = t2 & ~t1612;
    const uint64_t t1617 = t2 ^ t3 ^ t6;
    const uint64_t t1618 = t2 ^ t8;
    const uint64_t t1619 = t3 ^ t9;
    const uint64_t t1620 = t0 ^ t2 ^ t3 ^ t10;
    const uint64_t t1621 = t0 ^ t2 ^ t3 ^ t13;
    const uint64_t t1622 = t2 ^ t3 ^ t14;
    const uint64_t t1623 = t2 ^ t3 ^ t16;
    const uint64_t t1624 = t0 ^ t3 ^ t17;
    const uint64_t t1625 = t0 ^ t3 ^ t19;
    const uint64_t t1626 = t0 ^ t3 ^ t20;
    const uint64_t t1627 = t0 ^ t2 ^ t21;
    const uint64_t t1628 = t2 ^ t3 ^ t7 ^ t23;
    const uint64_t t1629 = t0 ^ t3 ^ t24;
    const uint64_t t1630 = t0 ^ t27;
    const uint64_t t1631 = t0 ^ t2 ^ t29;
    const uint64_t t1632 = t0 ^ t3 ^ t30;
    const uint64_t t1633 = t3 ^ t7 ^ t31;
    const uint64_t t1634 = t1 | t25 | t28 | t40 | t51 | t108 | t336 | t1329 | t1501 | t1505 | t1514 | t1617 | t1618
        | t1619 | t1620 | t1621 | t1622 | t1623 | t1624 | t1625 | t1626 | t1627 | t1628 | t1629 | t1630 | t1631
        | t1632 | t1633;
    const uint64_t t1635 = t1257 & ~t1634;
    const uint64_t t1636 = t0 ^ t2 ^ t3;
    const uint64_t t1637 = ~t1634 & t1636;
    const uint64_t t1638 = t135 & ~t1634;
    const uint64_t t1639 = t3 & ~t1634;
    const uint64_t t1640 = t1 ^ t3 ^ t7;
    const uint64_t t1641 = t0 ^ t3 ^ t10;
    const uint64_t t1642 = t2 ^ t3 ^ t11;
    const uint64_t t1643 = t7 ^ t12;
    const uint64_t t1644 = t3 ^ t7 ^ t13;
    const uint64_t t1645 = t0 ^ t3 ^ t7 ^ t14;
    const uint64_t t1646 = t3 ^ t17;
    const uint64_t t1647 = t3 ^ t18;
    const uint64_t t1648 = t3 ^ t7 ^ t21;
    const uint64_t t1649 = t7 ^ t22;
    const uint64_t t1650 = t0 ^ t3 ^ t7 ^ t25;
    const uint64_t t1651 = t3 ^ t7 ^ t27;
    const uint64_t t1652 = t2 ^ t7 ^ t29;
    const uint64_t t1653 = t3 ^ t30;
    const uint64_t t1654 = t3 ^ t31;
    const uint64_t t1655 = t5 | t15 | t23 | t26 | t49 | t780 | t1099 | t1505 | t1506 | t1512 | t1521 | t1605
        | t1619 | t1640 | t1641 | t1642 | t1643 | t1644 | t1645 | t1646 | t1647 | t1648 | t1649 | t1650 | t1651
        | t1652 | t1653 | t1654;
    const uint64_t t1656 = t133 & ~t1655;
    const uint64_t t1657 = t0 & ~t1655;
    const uint64_t t1658 = t3 & ~t1655;
    const uint64_t t1659 = t1257 & ~t1655;
    const uint64_t t1660 = t0 ^ t1 ^ t4 ^ t9;
    const uint64_t t1661 = t4 ^ t10;
    const uint64_t t1662 = t0 ^ t1 ^ t4 ^ t11;
    const uint64_t t1663 = t3 ^ t4 ^ t12;
    const uint64_t t1664 = t0 ^ t13;
    const uint64_t t1665 = t0 ^ t4 ^ t14;
    const uint64_t t1666 = t1 ^ t4 ^ t15;
    const uint64_t t1667 = t4 ^ t19;
    const uint64_t t1668 = t0 ^ t1 ^ t3 ^ t21;
    const uint64_t t1669 = t0 ^ t4 ^ t22;
    const uint64_t t1670 = t4 ^ t24;
    const uint64_t t1671 = t0 ^ t1 ^ t4 ^ t25;
    const uint64_t t1672 = t0 ^ t4 ^ t28;
    const uint64_t t1673 = t0 ^ t3 ^ t4 ^ t30;
    const uint64_t t1674 = t4 ^ t31;
    const uint64_t t1675 = t8 | t16 | t27 | t29 | t99 | t175 | t453 | t459 | t683 | t1506 | t1535 | t1584 | t1587
        | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666 | t1667 | t1668 | t1669 | t1670 | t1671 | t1672
        | t1673 | t1674;
    const uint64_t t1676 = t135 & ~t1675;
    const uint64_t t1677 = t102 & ~t1675;
    const uint64_t t1678 = t4 & ~t1675;
    const uint64_t t1679 = t1 & ~t1675;
    const uint64_t t1680 = t0 ^ t1 ^ t6 ^ t10;
    const uint64_t t1681 = t0 ^ t1 ^ t6 ^ t12;
    const uint64_t t1682 = t1 ^ t4 ^ t13;
    const uint64_t t1683 = t0 ^ t1 ^ t6 ^ t14;
    const uint64_t t1684 = t0 ^ t6 ^ t15;
    const uint64_t t1685 = t1 ^ t6 ^ t20;
    const uint64_t t1686 = t1 ^ t4 ^ t22;
    const uint64_t t1687 = t0 ^ t6 ^ t23;
    const uint64_t t1688 = t1 ^ t6 ^ t24;
    const uint64_t t1689 = t0 ^ t1 ^ t6 ^ t26;
    const uint64_t t1690 = t6 ^ t27;
    const uint64_t t1691 = t0 ^ t1 ^ t29;
    const uint64_t t1692 = t0 ^ t4 ^ t6 ^ t31;
    const uint64_t t1693 = t25 | t28 | t99 | t104 | t247 | t824 | t1060 | t1192 | t1253 | t1449 | t1559 | t1567
        | t1577 | t1579 | t1583 | t1680 | t1681 | t1682 | t1683 | t1684 | t1685 | t1686 | t1687 | t1688 | t1689
        | t1690 | t1691 | t1692;
    const uint64_t t1694 = t1570 & ~t1693;
    const uint64_t t1695 = t0 & ~t1693;
    const uint64_t t1696 = t97 & ~t1693;
    const uint64_t t1697 = t1 & ~t1693;
    const uint64_t t1698 = t0 ^ t1 ^ t6 ^ t8;
    const uint64_t t1699 = t0 ^ t1 ^ t9;
    const uint64_t t1700 = t6 ^ t10;
    const uint64_t t1701 = t0 ^ t6 ^ t11;
    const uint64_t t1702 = t1 ^ t6 ^ t12;
    const uint64_t t1703 = t1 ^ t13;
    const uint64_t t1704 = t5 ^ t6 ^ t14;
    const uint64_t t1705 = t0 ^ t1 ^ t6 ^ t16;
    const uint64_t t1706 = t0 ^ t21;
    const uint64_t t1707 = t0 ^ t6 ^ t22;
    const uint64_t t1708 = t0 ^ t1 ^ t5 ^ t23;
    const uint64_t t1709 = t1 ^ t5 ^ t6 ^ t24;
    const uint64_t t1710 = t5 ^ t25;
    const uint64_t t1711 = t0 ^ t6 ^ t27;
    const uint64_t t1712 = t6 ^ t28;
    const uint64_t t1713 = t1 ^ t5 ^ t6 ^ t29;
    const uint64_t t1714 = t0 ^ t1 ^ t5 ^ t6 ^ t30;
    const uint64_t t1715 = t26 | t1231 | t1293 | t1449 | t1558 | t1575 | t1576 | t1583 | t1592 | t1684 | t1685
        | t1698 | t1699 | t1700 | t1701 | t1702 | t1703 | t1704 | t1705 | t1706 | t1707 | t1708 | t1709 | t1710
        | t1711 | t1712 | t1713 | t1714;
    const uint64_t t1716 = t5 & ~t1715;
    const uint64_t t1717 = t102 & ~t1715;
    const uint64_t t1718 = t97 & ~t1715;
    const uint64_t t1719 = t1 & ~t1715;
    const uint64_t t1720 = t1 ^ t8;
    const uint64_t t1721 = t0 ^ t1 ^ t2 ^ t10;
    const uint64_t t1722 = t1 ^ t12;
    const uint64_t t1723 = t0 ^ t1 ^ t2 ^ t13;
    const uint64_t t1724 = t1 ^ t2 ^ t14;
    const uint64_t t1725 = t1 ^ t2 ^ t6 ^ t16;
    const uint64_t t1726 = t6 ^ t17;
    const uint64_t t1727 = t0 ^ t1 ^ t6 ^ t21;
    const uint64_t t1728 = t0 ^ t2 ^ t6 ^ t22;
    const uint64_t t1729 = t1 ^ t23;
    const uint64_t t1730 = t0 ^ t6 ^ t25;
    const uint64_t t1731 = t2 ^ t29;
    const uint64_t t1732 = t0 ^ t6 ^ t30;
    const uint64_t t1733 = t0 ^ t1 ^ t2 ^ t6 ^ t31;
    const uint64_t t1734 = t27 | t73 | t86 | t137 | t328 | t1232 | t1257 | t1501 | t1514 | t1563 | t1598 | t1599
        | t1605 | t1609 | t1720 | t1721 | t1722 | t1723 | t1724 | t1725 | t1726 | t1727 | t1728 | t1729 | t1730
        | t1731 | t1732 | t1733;
    const uint64_t t1735 = t1506 & ~t1734;
    const uint64_t t1736 = t91 & ~t1734;
    const uint64_t t1737 = t740 & ~t1734;
    const uint64_t t1738 = t2 & ~t1734;
    const uint64_t t1739 = t2 ^ t7 ^ t9;
    const uint64_t t1740 = t3 ^ t10;
    const uint64_t t1741 = t0 ^ t2 ^ t3 ^ t11;
    const uint64_t t1742 = t2 ^ t7 ^ t13;
    const uint64_t t1743 = t0 ^ t2 ^ t3 ^ t7 ^ t14;
    const uint64_t t1744 = t2 ^ t3 ^ t15;
    const uint64_t t1745 = t2 ^ t16;
    const uint64_t t1746 = t3 ^ t7 ^ t17;
    const uint64_t t1747 = t7 ^ t18;
    const uint64_t t1748 = t0 ^ t2 ^ t3 ^ t21;
    const uint64_t t1749 = t0 ^ t7 ^ t22;
    const uint64_t t1750 = t0 ^ t2 ^ t3 ^ t7 ^ t24;
    const uint64_t t1751 = t2 ^ t7 ^ t25;
    const uint64_t t1752 = t0 ^ t7 ^ t26;
    const uint64_t t1753 = t0 ^ t3 ^ t7 ^ t29;
    const uint64_t t1754 = t0 ^ t2 ^ t7 ^ t30;
    const uint64_t t1755 = t0 ^ t7 ^ t31;
    const uint64_t t1756 = t1 | t28 | t66 | t85 | t1018 | t1289 | t1329 | t1505 | t1605 | t1617 | t1625 | t1739
        | t1740 | t1741 | t1742 | t1743 | t1744 | t1745 | t1746 | t1747 | t1748 | t1749 | t1750 | t1751 | t1752
        | t1753 | t1754 | t1755;
    const uint64_t t1757 = t1257 & ~t1756;
    const uint64_t t1758 = t1636 & ~t1756;
    const uint64_t t1759 = t135 & ~t1756;
    const uint64_t t1760 = t3 & ~t1756;
    const uint64_t t1761 = t0 ^ t1 ^ t4 ^ t20;
    const uint64_t t1762 = t3 ^ t4 ^ t7;
    const uint64_t t1763 = t3 ^ t4 ^ t8;
    const uint64_t t1764 = t0 ^ t3 ^ t4 ^ t9;
    const uint64_t t1765 = t4 ^ t11;
    const uint64_t t1766 = t3 ^ t12 ^ t20;
    const uint64_t t1767 = t3 ^ t13 ^ t20;
    const uint64_t t1768 = t0 ^ t3 ^ t15 ^ t20;
    const uint64_t t1769 = t0 ^ t16 ^ t20;
    const uint64_t t1770 = t0 ^ t3 ^ t17 ^ t20;
    const uint64_t t1771 = t0 ^ t4 ^ t18;
    const uint64_t t1772 = t0 ^ t3 ^ t4 ^ t21;
    const uint64_t t1773 = t0 ^ t3 ^ t22;
    const uint64_t t1774 = t0 ^ t4 ^ t20 ^ t23;
    const uint64_t t1775 = t0 ^ t4 ^ t20 ^ t24;
    const uint64_t t1776 = t3 ^ t4 ^ t25;
    const uint64_t t1777 = t0 ^ t3 ^ t26;
    const uint64_t t1778 = t0 ^ t4 ^ t20 ^ t27;
    const uint64_t t1779 = t0 ^ t4 ^ t20 ^ t28;
    const uint64_t t1780 = t0 ^ t4 ^ t20 ^ t29;
    const uint64_t t1781 = t4 ^ t30;
    const uint64_t t1782 = t0 ^ t3 ^ t4 ^ t20 ^ t31;
    const uint64_t t1783 = t2 | t175 | t780 | t818 | t1641 | t1665 | t1761 | t1762 | t1763 | t1764 | t1765 | t1766
        | t1767 | t1768 | t1769 | t1770 | t1771 | t1772 | t1773 | t1774 | t1775 | t1776 | t1777 | t1778 | t1779
        | t1780 | t1781 | t1782;
    const uint64_t t1784 = t1560 & ~t1783;
    const uint64_t t1785 = t3 ^ t20;
    const uint64_t t1786 = ~t1783 & t1785;
    const uint64_t t1787 = t20 & ~t1783;
    const uint64_t t1788 = t4 & ~t1783;
    const uint64_t t1789 = t0 ^ t5 ^ t12;
    const uint64_t t1790 = t0 ^ t7 ^ t8 ^ t12;
    const uint64_t t1791 = t0 ^ t8 ^ t9;
    const uint64_t t1792 = t1 ^ t11 ^ t12;
    const uint64_t t1793 = t0 ^ t1 ^ t14;
    const uint64_t t1794 = t0 ^ t1 ^ t12 ^ t15;
    const uint64_t t1795 = t0 ^ t8 ^ t16;
    const uint64_t t1796 = t12 ^ t17;
    const uint64_t t1797 = t8 ^ t18;
    const uint64_t t1798 = t0 ^ t1 ^ t12 ^ t19;
    const uint64_t t1799 = t0 ^ t1 ^ t12 ^ t21;
    const uint64_t t1800 = t0 ^ t1 ^ t8 ^ t22;
    const uint64_t t1801 = t1 ^ t12 ^ t23;
    const uint64_t t1802 = t8 ^ t12 ^ t24;
    const uint64_t t1803 = t0 ^ t12 ^ t25;
    const uint64_t t1804 = t1 ^ t12 ^ t27;
    const uint64_t t1805 = t0 ^ t8 ^ t28;
    const uint64_t t1806 = t0 ^ t12 ^ t29;
    const uint64_t t1807 = t0 ^ t12 ^ t30;
    const uint64_t t1808 = t12 ^ t31;
    const uint64_t t1809 = t3 | t68 | t844 | t926 | t1009 | t1555 | t1584 | t1702 | t1789 | t1790 | t1791 | t1792
        | t1793 | t1794 | t1795 | t1796 | t1797 | t1798 | t1799 | t1800 | t1801 | t1802 | t1803 | t1804 | t1805
        | t1806 | t1807 | t1808;
    const uint64_t t1810 = t33 & ~t1809;
    const uint64_t t1811 = t0 ^ t1 ^ t8;
    const uint64_t t1812 = ~t1809 & t1811;
    const uint64_t t1813 = t652 & ~t1809;
    const uint64_t t1814 = t12 & ~t1809;
    const uint64_t t1815 = t0 ^ t6 ^ t8;
    const uint64_t t1816 = t0 ^ t9;
    const uint64_t t1817 = t0 ^ t1 ^ t4 ^ t6 ^ t14;
    const uint64_t t1818 = t1 ^ t4 ^ t16;
    const uint64_t t1819 = t0 ^ t1 ^ t4 ^ t6 ^ t17;
    const uint64_t t1820 = t4 ^ t6 ^ t21;
    const uint64_t t1821 = t0 ^ t1 ^ t6 ^ t23;
    const uint64_t t1822 = t1 ^ t4 ^ t6 ^ t24;
    const uint64_t t1823 = t4 ^ t25;
    const uint64_t t1824 = t0 ^ t1 ^ t4 ^ t26;
    const uint64_t t1825 = t0 ^ t1 ^ t4 ^ t27;
    const uint64_t t1826 = t4 ^ t6 ^ t30;
    const uint64_t t1827 = t0 ^ t1 ^ t4 ^ t31;
    const uint64_t t1828 = t28 | t99 | t1060 | t1232 | t1253 | t1449 | t1495 | t1553 | t1559 | t1582 | t1669
        | t1685 | t1700 | t1702 | t1703 | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823
        | t1824 | t1825 | t1826 | t1827;
    const uint64_t t1829 = t1570 & ~t1828;
    const uint64_t t1830 = t0 & ~t1828;
    const uint64_t t1831 = t97 & ~t1828;
    const uint64_t t1832 = t1 & ~t1828;
    const uint64_t t1833 = t0 ^ t1 ^ t10;
    const uint64_t t1834 = t5 ^ t6 ^ t15;
    const uint64_t t1835 = t0 ^ t6 ^ t16;
    const uint64_t t1836 = t1 ^ t5 ^ t6 ^ t17;
    const uint64_t t1837 = t5 ^ t6 ^ t18;
    const uint64_t t1838 = t0 ^ t1 ^ t21;
    const uint64_t t1839 = t5 ^ t22;
    const uint64_t t1840 = t1 ^ t5 ^ t23;
    const uint64_t t1841 = t5 ^ t24;
    const uint64_t t1842 = t0 ^ t1 ^ t6 ^ t25;
    const uint64_t t1843 = t0 ^ t5 ^ t26;
    const uint64_t t1844 = t5 ^ t27;
    const uint64_t t1845 = t5 ^ t28;
    const uint64_t t1846 = t1 ^ t30;
    const uint64_t t1847 = t0 ^ t5 ^ t6 ^ t31;
    const uint64_t t1848 = t34 | t54 | t342 | t776 | t1293 | t1449 | t1555 | t1575 | t1576 | t1580 | t1583 | t1683
        | t1815 | t1833 | t1834 | t1835 | t1836 | t1837 | t1838 | t1839 | t1840 | t1841 | t1842 | t1843 | t1844
        | t1845 | t1846 | t1847;
    const uint64_t t1849 = t5 & ~t1848;
    const uint64_t t1850 = t102 & ~t1848;
    const uint64_t t1851 = t97 & ~t1848;
    const uint64_t t1852 = t1 & ~t1848;
    const uint64_t t1853 = t1 ^ t6 ^ t9;
    const uint64_t t1854 = t0 ^ t1 ^ t2 ^ t11;
    const uint64_t t1855 = t1 ^ t6 ^ t13;
    const uint64_t t1856 = t1 ^ t2 ^ t15;
    const uint64_t t1857 = t0 ^ t2 ^ t6 ^ t16;
    const uint64_t t1858 = t0 ^ t1 ^ t2 ^ t6 ^ t17;
    const uint64_t t1859 = t2 ^ t6 ^ t18;
    const uint64_t t1860 = t6 ^ t19;
    const uint64_t t1861 = t1 ^ t2 ^ t6 ^ t21;
    const uint64_t t1862 = t1 ^ t6 ^ t22;
    const uint64_t t1863 = t0 ^ t1 ^ t6 ^ t24;
    const uint64_t t1864 = t1 ^ t2 ^ t26;
    const uint64_t t1865 = t0 ^ t6 ^ t28;
    const uint64_t t1866 = t1 ^ t29;
    const uint64_t t1867 = t2 ^ t31;
    const uint64_t t1868 = t35 | t50 | t104 | t137 | t794 | t1018 | t1257 | t1564 | t1598 | t1599 | t1605 | t1687
        | t1846 | t1853 | t1854 | t1855 | t1856 | t1857 | t1858 | t1859 | t1860 | t1861 | t1862 | t1863 | t1864
        | t1865 | t1866 | t1867;
    const uint64_t t1869 = t1506 & ~t1868;
    const uint64_t t1870 = t91 & ~t1868;
    const uint64_t t1871 = t740 & ~t1868;
    const uint64_t t1872 = t2 & ~t1868;
    const uint64_t t1873 = t2 ^ t3 ^ t8;
    const uint64_t t1874 = t2 ^ t3 ^ t7 ^ t9;
    const uint64_t t1875 = t2 ^ t7 ^ t10;
    const uint64_t t1876 = t0 ^ t2 ^ t3 ^ t12;
    const uint64_t t1877 = t3 ^ t7 ^ t14;
    const uint64_t t1878 = t0 ^ t2 ^ t3 ^ t7 ^ t15;
    const uint64_t t1879 = t0 ^ t7 ^ t16;
    const uint64_t t1880 = t0 ^ t2 ^ t3 ^ t7 ^ t18;
    const uint64_t t1881 = t3 ^ t7 ^ t19;
    const uint64_t t1882 = t7 ^ t20;
    const uint64_t t1883 = t0 ^ t2 ^ t3 ^ t22;
    const uint64_t t1884 = t2 ^ t7 ^ t23;
    const uint64_t t1885 = t3 ^ t24;
    const uint64_t t1886 = t0 ^ t2 ^ t3 ^ t7 ^ t25;
    const uint64_t t1887 = t2 ^ t3 ^ t27;
    const uint64_t t1888 = t2 ^ t7 ^ t28;
    const uint64_t t1889 = t2 ^ t3 ^ t30;
    const uint64_t t1890 = t1 | t36 | t51 | t1329 | t1505 | t1617 | t1621 | t1646 | t1648 | t1753 | t1867 | t1873
        | t1874 | t1875 | t1876 | t1877 | t1878 | t1879 | t1880 | t1881 | t1882 | t1883 | t1884 | t1885 | t1886
        | t1887 | t1888 | t1889;
    const uint64_t t1891 = t1257 & ~t1890;
    const uint64_t t1892 = t1636 & ~t1890;
    const uint64_t t1893 = t135 & ~t1890;
    const uint64_t t1894 = t3 & ~t1890;
    const uint64_t t1895 = t1 ^ t4 ^ t6;
    const uint64_t t1896 = t1 ^ t3 ^ t4 ^ t8;
    const uint64_t t1897 = t0 ^ t3 ^ t4 ^ t10;
    const uint64_t t1898 = t0 ^ t14;
    const uint64_t t1899 = t0 ^ t4 ^ t15;
    const uint64_t t1900 = t0 ^ t3 ^ t16;
    const uint64_t t1901 = t0 ^ t1 ^ t3 ^ t17;
    const uint64_t t1902 = t1 ^ t3 ^ t4 ^ t19;
    const uint64_t t1903 = t3 ^ t4 ^ t22;
    const uint64_t t1904 = t0 ^ t1 ^ t3 ^ t4 ^ t23;
    const uint64_t t1905 = t1 ^ t3 ^ t4 ^ t26;
    const uint64_t t1906 = t3 ^ t4 ^ t28;
    const uint64_t t1907 = t1 ^ t3 ^ t4 ^ t30;
    const uint64_t t1908 = t3 ^ t4 ^ t31;
    const uint64_t t1909 = t2 | t34 | t37 | t52 | t175 | t453 | t570 | t1118 | t1543 | t1560 | t1664 | t1762
        | t1776 | t1885 | t1895 | t1896 | t1897 | t1898 | t1899 | t1900 | t1901 | t1902 | t1903 | t1904 | t1905
        | t1906 | t1907 | t1908;
    const uint64_t t1910 = t1 & ~t1909;
    const uint64_t t1911 = t0 ^ t1 ^ t3 ^ t4;
    const uint64_t t1912 = ~t1909 & t1911;
    const uint64_t t1913 = t1570 & ~t1909;
    const uint64_t t1914 = t4 & ~t1909;
    const uint64_t t1915 = t0 ^ t1 ^ t2 ^ t14 ^ t22;
    const uint64_t t1916 = t0 ^ t5 ^ t14;
    const uint64_t t1917 = t1 ^ t6 ^ t14;
    const uint64_t t1918 = t0 ^ t1 ^ t7 ^ t22;
    const uint64_t t1919 = t0 ^ t1 ^ t8 ^ t14;
    const uint64_t t1920 = t0 ^ t9 ^ t22;
    const uint64_t t1921 = t0 ^ t1 ^ t10 ^ t14 ^ t22;
    const uint64_t t1922 = t1 ^ t12 ^ t14;
    const uint64_t t1923 = t0 ^ t1 ^ t15;
    const uint64_t t1924 = t0 ^ t14 ^ t16 ^ t22;
    const uint64_t t1925 = t0 ^ t1 ^ t17 ^ t22;
    const uint64_t t1926 = t0 ^ t18 ^ t22;
    const uint64_t t1927 = t14 ^ t19;
    const uint64_t t1928 = t1 ^ t14 ^ t20 ^ t22;
    const uint64_t t1929 = t1 ^ t21 ^ t22;
    const uint64_t t1930 = t14 ^ t25;
    const uint64_t t1931 = t1 ^ t14 ^ t22 ^ t27;
    const uint64_t t1932 = t0 ^ t14 ^ t28;
    const uint64_t t1933 = t1 ^ t14 ^ t22 ^ t31;
    const uint64_t t1934 = t3 | t29 | t49 | t107 | t844 | t1555 | t1587 | t1665 | t1846 | t1915 | t1916 | t1917
        | t1918 | t1919 | t1920 | t1921 | t1922 | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930
        | t1931 | t1932 | t1933;
    const uint64_t t1935 = t0 ^ t1 ^ t14 ^ t22;
    const uint64_t t1936 = ~t1934 & t1935;
    const uint64_t t1937 = t0 ^ t14 ^ t22;
    const uint64_t t1938 = ~t1934 & t1937;
    const uint64_t t1939 = t22 & ~t1934;
    const uint64_t t1940 = t14 & ~t1934;
    const uint64_t t1941 = t0 ^ t1 ^ t9 ^ t10 ^ t17;
    const uint64_t t1942 = t0 ^ t2 ^ t10;
    const uint64_t t1943 = t0 ^ t5 ^ t10 ^ t17;
    const uint64_t t1944 = t0 ^ t6 ^ t10 ^ t17;
    const uint64_t t1945 = t0 ^ t7 ^ t9 ^ t10;
    const uint64_t t1946 = t0 ^ t8 ^ t9 ^ t17;
    const uint64_t t1947 = t0 ^ t9 ^ t11;
    const uint64_t t1948 = t0 ^ t10 ^ t12;
    const uint64_t t1949 = t10 ^ t13 ^ t17;
    const uint64_t t1950 = t9 ^ t15;
    const uint64_t t1951 = t9 ^ t10 ^ t16 ^ t17;
    const uint64_t t1952 = t10 ^ t19;
    const uint64_t t1953 = t9 ^ t20;
    const uint64_t t1954 = t0 ^ t9 ^ t21;
    const uint64_t t1955 = t9 ^ t17 ^ t23;
    const uint64_t t1956 = t0 ^ t10 ^ t17 ^ t24;
    const uint64_t t1957 = t9 ^ t26;
    const uint64_t t1958 = t9 ^ t10 ^ t17 ^ t27;
    const uint64_t t1959 = t0 ^ t10 ^ t17 ^ t28;
    const uint64_t t1960 = t0 ^ t10 ^ t17 ^ t30;
    const uint64_t t1961 = t0 ^ t10 ^ t31;
    const uint64_t t1962 = t4 | t14 | t216 | t999 | t1231 | t1507 | t1543 | t1941 | t1942 | t1943 | t1944 | t1945
        | t1946 | t1947 | t1948 | t1949 | t1950 | t1951 | t1952 | t1953 | t1954 | t1955 | t1956 | t1957 | t1958
        | t1959 | t1960 | t1961;
    const uint64_t t1963 = t1816 & ~t1962;
    const uint64_t t1964 = t9 ^ t10;
    const uint64_t t1965 = ~t1962 & t1964;
    const uint64_t t1966 = t9 ^ t17;
    const uint64_t t1967 = ~t1962 & t1966;
    const uint64_t t1968 = t9 & ~t1962;
    const uint64_t t1969 = t0 ^ t2 ^ t6 ^ t8;
    const uint64_t t1970 = t0 ^ t6 ^ t7;
    const uint64_t t1971 = t0 ^ t1 ^ t6 ^ t8 ^ t9;
    const uint64_t t1972 = t8 ^ t10;
    const uint64_t t1973 = t1 ^ t8 ^ t11;
    const uint64_t t1974 = t0 ^ t1 ^ t8 ^ t12;
    const uint64_t t1975 = t1 ^ t6 ^ t8 ^ t14;
    const uint64_t t1976 = t1 ^ t8 ^ t17;
    const uint64_t t1977 = t6 ^ t8 ^ t18;
    const uint64_t t1978 = t1 ^ t8 ^ t20;
    const uint64_t t1979 = t6 ^ t8 ^ t21;
    const uint64_t t1980 = t0 ^ t1 ^ t6 ^ t8 ^ t22;
    const uint64_t t1981 = t0 ^ t1 ^ t23;
    const uint64_t t1982 = t0 ^ t8 ^ t24;
    const uint64_t t1983 = t6 ^ t8 ^ t25;
    const uint64_t t1984 = t0 ^ t1 ^ t8 ^ t26;
    const uint64_t t1985 = t8 ^ t27;
    const uint64_t t1986 = t1 ^ t6 ^ t8 ^ t28;
    const uint64_t t1987 = t6 ^ t8 ^ t29;
    const uint64_t t1988 = t1 ^ t8 ^ t30;
    const uint64_t t1989 = t0 ^ t6 ^ t31;
    const uint64_t t1990 = t15 | t74 | t95 | t1099 | t1232 | t1529 | t1664 | t1969 | t1970 | t1971 | t1972 | t1973
        | t1974 | t1975 | t1976 | t1977 | t1978 | t1979 | t1980 | t1981 | t1982 | t1983 | t1984 | t1985 | t1986
        | t1987 | t1988 | t1989;
    const uint64_t t1991 = t1811 & ~t1990;
    const uint64_t t1992 = t1 & ~t1990;
    const uint64_t t1993 = t6 & ~t1990;
    const uint64_t t1994 = t8 & ~t1990;
    const uint64_t t1995 = t1 ^ t2 ^ t6 ^ t9;
    const uint64_t t1996 = t0 ^ t1 ^ t2 ^ t12;
    const uint64_t t1997 = t2 ^ t6 ^ t14;
    const uint64_t t1998 = t0 ^ t1 ^ t2 ^ t6 ^ t15;
    const uint64_t t1999 = t0 ^ t1 ^ t2 ^ t6 ^ t19;
    const uint64_t t2000 = t2 ^ t6 ^ t20;
    const uint64_t t2001 = t1 ^ t2 ^ t22;
    const uint64_t t2002 = t0 ^ t1 ^ t2 ^ t23;
    const uint64_t t2003 = t1 ^ t2 ^ t24;
    const uint64_t t2004 = t2 ^ t25;
    const uint64_t t2005 = t0 ^ t1 ^ t2 ^ t6 ^ t27;
    const uint64_t t2006 = t1 ^ t2 ^ t6 ^ t30;
    const uint64_t t2007 = t29 | t43 | t69 | t86 | t137 | t824 | t1192 | t1257 | t1552 | t1557 | t1598 | t1599
        | t1600 | t1723 | t1733 | t1864 | t1995 | t1996 | t1997 | t1998 | t1999 | t2000 | t2001 | t2002 | t2003
        | t2004 | t2005 | t2006;
    const uint64_t t2008 = t1506 & ~t2007;
    const uint64_t t2009 = t91 & ~t2007;
    const uint64_t t2010 = t740 & ~t2007;
    const uint64_t t2011 = t2 & ~t2007;
    const uint64_t t2012 = t0 ^ t2 ^ t3 ^ t7 ^ t8;
    const uint64_t t2013 = t2 ^ t3 ^ t7 ^ t10;
    const uint64_t t2014 = t2 ^ t7 ^ t11;
    const uint64_t t2015 = t7 ^ t13;
    const uint64_t t2016 = t7 ^ t14;
    const uint64_t t2017 = t3 ^ t7 ^ t15;
    const uint64_t t2018 = t0 ^ t2 ^ t3 ^ t16;
    const uint64_t t2019 = t0 ^ t3 ^ t7 ^ t17;
    const uint64_t t2020 = t0 ^ t2 ^ t3 ^ t7 ^ t20;
    const uint64_t t2021 = t0 ^ t2 ^ t7 ^ t21;
    const uint64_t t2022 = t2 ^ t3 ^ t23;
    const uint64_t t2023 = t0 ^ t7 ^ t25;
    const uint64_t t2024 = t3 ^ t26;
    const uint64_t t2025 = t0 ^ t2 ^ t3 ^ t7 ^ t28;
    const uint64_t t2026 = t0 ^ t2 ^ t3 ^ t7 ^ t30;
    const uint64_t t2027 = t2 ^ t3 ^ t7 ^ t31;
    const uint64_t t2028 = t1 | t44 | t67 | t70 | t1329 | t1505 | t1514 | t1617 | t1750 | t1753 | t1773 | t1887
        | t2012 | t2013 | t2014 | t2015 | t2016 | t2017 | t2018 | t2019 | t2020 | t2021 | t2022 | t2023 | t2024
        | t2025 | t2026 | t2027;
    const uint64_t t2029 = t1257 & ~t2028;
    const uint64_t t2030 = t1636 & ~t2028;
    const uint64_t t2031 = t135 & ~t2028;
    const uint64_t t2032 = t3 & ~t2028;
    const uint64_t t2033 = t0 ^ t4 ^ t6 ^ t17;
    const uint64_t t2034 = t0 ^ t4 ^ t8;
    const uint64_t t2035 = t3 ^ t9 ^ t17;
    const uint64_t t2036 = t0 ^ t10 ^ t17;
    const uint64_t t2037 = t0 ^ t3 ^ t12;
    const uint64_t t2038 = t4 ^ t14;
    const uint64_t t2039 = t0 ^ t15;
    const uint64_t t2040 = t3 ^ t4 ^ t16;
    const uint64_t t2041 = t0 ^ t4 ^ t17 ^ t18;
    const uint64_t t2042 = t3 ^ t17 ^ t19;
    const uint64_t t2043 = t0 ^ t17 ^ t21;
    const uint64_t t2044 = t0 ^ t4 ^ t17 ^ t22;
    const uint64_t t2045 = t4 ^ t17 ^ t23;
    const uint64_t t2046 = t0 ^ t3 ^ t4 ^ t24;
    const uint64_t t2047 = t17 ^ t25;
    const uint64_t t2048 = t0 ^ t17 ^ t26;
    const uint64_t t2049 = t4 ^ t27;
    const uint64_t t2050 = t17 ^ t29;
    const uint64_t t2051 = t3 ^ t17 ^ t30;
    const uint64_t t2052 = t0 ^ t3 ^ t4 ^ t17 ^ t31;
    const uint64_t t2053 = t2 | t45 | t175 | t748 | t1192 | t1664 | t1762 | t1906 | t2033 | t2034 | t2035 | t2036
        | t2037 | t2038 | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046 | t2047 | t2048 | t2049
        | t2050 | t2051 | t2052;
    const uint64_t t2054 = t1513 & ~t2053;
    const uint64_t t2055 = t3 ^ t4 ^ t17;
    const uint64_t t2056 = ~t2053 & t2055;
    const uint64_t t2057 = t1535 & ~t2053;
    const uint64_t t2058 = t4 & ~t2053;
    const uint64_t t2059 = t0 ^ t1 ^ t2 ^ t9 ^ t16;
    const uint64_t t2060 = t0 ^ t4 ^ t9;
    const uint64_t t2061 = t0 ^ t5 ^ t9;
    const uint64_t t2062 = t0 ^ t1 ^ t7 ^ t16;
    const uint64_t t2063 = t0 ^ t1 ^ t9 ^ t11 ^ t16;
    const uint64_t t2064 = t0 ^ t9 ^ t13;
    const uint64_t t2065 = t0 ^ t16 ^ t17;
    const uint64_t t2066 = t9 ^ t16 ^ t18;
    const uint64_t t2067 = t0 ^ t1 ^ t16 ^ t19;
    const uint64_t t2068 = t9 ^ t16 ^ t21;
    const uint64_t t2069 = t0 ^ t1 ^ t9 ^ t22;
    const uint64_t t2070 = t0 ^ t1 ^ t16 ^ t23;
    const uint64_t t2071 = t1 ^ t9 ^ t16 ^ t24;
    const uint64_t t2072 = t9 ^ t16 ^ t25;
    const uint64_t t2073 = t9 ^ t16 ^ t26;
    const uint64_t t2074 = t0 ^ t1 ^ t9 ^ t16 ^ t27;
    const uint64_t t2075 = t9 ^ t28;
    const uint64_t t2076 = t0 ^ t1 ^ t9 ^ t16 ^ t29;
    const uint64_t t2077 = t0 ^ t16 ^ t31;
    const uint64_t t2078 = t3 | t14 | t1459 | t1722 | t1769 | t1811 | t1846 | t1853 | t1950 | t2059 | t2060 | t2061
        | t2062 | t2063 | t2064 | t2065 | t2066 | t2067 | t2068 | t2069 | t2070 | t2071 | t2072 | t2073 | t2074
        | t2075 | t2076 | t2077;
    const uint64_t t2079 = t0 ^ t1 ^ t9 ^ t16;
    const uint64_t t2080 = ~t2078 & t2079;
    const uint64_t t2081 = t0 ^ t9 ^ t16;
    const uint64_t t2082 = ~t2078 & t2081;
    const uint64_t t2083 = t16 & ~t2078;
    const uint64_t t2084 = t9 & ~t2078;
    const uint64_t t2085 = t0 ^ t1 ^ t8 ^ t11 ^ t19;
    const uint64_t t2086 = t0 ^ t5 ^ t11 ^ t19;
    const uint64_t t2087 = t0 ^ t6 ^ t11 ^ t19;
    const uint64_t t2088 = t0 ^ t9 ^ t19;
    const uint64_t t2089 = t0 ^ t8 ^ t11 ^ t13;
    const uint64_t t2090 = t8 ^ t11 ^ t14 ^ t19;
    const uint64_t t2091 = t0 ^ t8 ^ t17 ^ t19;
    const uint64_t t2092 = t11 ^ t18;
    const uint64_t t2093 = t0 ^ t11 ^ t21;
    const uint64_t t2094 = t0 ^ t19 ^ t22;
    const uint64_t t2095 = t0 ^ t19 ^ t23;
    const uint64_t t2096 = t11 ^ t24;
    const uint64_t t2097 = t0 ^ t19 ^ t25;
    const uint64_t t2098 = t19 ^ t26;
    const uint64_t t2099 = t19 ^ t27;
    const uint64_t t2100 = t8 ^ t11 ^ t29;
    const uint64_t t2101 = t0 ^ t8 ^ t11 ^ t30;
    const uint64_t t2102 = t0 ^ t11 ^ t31;
    const uint64_t t2103 = t4 | t15 | t41 | t342 | t348 | t869 | t1099 | t1478 | t1805 | t1972 | t2085 | t2086
        | t2087 | t2088 | t2089 | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099
        | t2100 | t2101 | t2102;
    const uint64_t t2104 = t33 & ~t2103;
    const uint64_t t2105 = t8 ^ t11;
    const uint64_t t2106 = ~t2103 & t2105;
    const uint64_t t2107 = t8 ^ t19;
    const uint64_t t2108 = ~t2103 & t2107;
    const uint64_t t2109 = t8 & ~t2103;
    const uint64_t t2110 = t0 ^ t2 ^ t6 ^ t9;
    const uint64_t t2111 = t0 ^ t1 ^ t6 ^ t9 ^ t10;
    const uint64_t t2112 = t9 ^ t11;
    const uint64_t t2113 = t1 ^ t9 ^ t12;
    const uint64_t t2114 = t0 ^ t1 ^ t9 ^ t13;
    const uint64_t t2115 = t1 ^ t6 ^ t9 ^ t15;
    const uint64_t t2116 = t0 ^ t1 ^ t6 ^ t9 ^ t16;
    const uint64_t t2117 = t6 ^ t9 ^ t17;
    const uint64_t t2118 = t0 ^ t1 ^ t6 ^ t18;
    const uint64_t t2119 = t1 ^ t9 ^ t19;
    const uint64_t t2120 = t6 ^ t9 ^ t20;
    const uint64_t t2121 = t6 ^ t9 ^ t21;
    const uint64_t t2122 = t0 ^ t1 ^ t6 ^ t9 ^ t23;
    const uint64_t t2123 = t0 ^ t9 ^ t24;
    const uint64_t t2124 = t0 ^ t1 ^ t25;
    const uint64_t t2125 = t0 ^ t1 ^ t6 ^ t9 ^ t26;
    const uint64_t t2126 = t6 ^ t9 ^ t27;
    const uint64_t t2127 = t6 ^ t9 ^ t28;
    const uint64_t t2128 = t0 ^ t1 ^ t9 ^ t30;
    const uint64_t t2129 = t8 | t95 | t1507 | t1568 | t1660 | t1862 | t1866 | t1898 | t1970 | t2110 | t2111 | t2112
        | t2113 | t2114 | t2115 | t2116 | t2117 | t2118 | t2119 | t2120 | t2121 | t2122 | t2123 | t2124 | t2125
        | t2126 | t2127 | t2128;
    const uint64_t t2130 = t1699 & ~t2129;
    const uint64_t t2131 = t1 & ~t2129;
    const uint64_t t2132 = t6 & ~t2129;
    const uint64_t t2133 = t9 & ~t2129;
    const uint64_t t2134 = t1 ^ t2 ^ t5 ^ t10;
    const uint64_t t2135 = t1 ^ t7;
    const uint64_t t2136 = t1 ^ t2 ^ t8 ^ t10;
    const uint64_t t2137 = t1 ^ t2 ^ t9 ^ t10;
    const uint64_t t2138 = t0 ^ t2 ^ t10 ^ t11;
    const uint64_t t2139 = t0 ^ t2 ^ t10 ^ t16;
    const uint64_t t2140 = t1 ^ t10 ^ t18;
    const uint64_t t2141 = t2 ^ t10 ^ t20;
    const uint64_t t2142 = t0 ^ t1 ^ t2 ^ t21;
    const uint64_t t2143 = t0 ^ t1 ^ t2 ^ t22;
    const uint64_t t2144 = t0 ^ t1 ^ t2 ^ t26;
    const uint64_t t2145 = t0 ^ t2 ^ t10 ^ t27;
    const uint64_t t2146 = t1 ^ t10 ^ t28;
    const uint64_t t2147 = t0 ^ t10 ^ t29;
    const uint64_t t2148 = t0 ^ t1 ^ t2 ^ t30;
    const uint64_t t2149 = t0 ^ t1 ^ t2 ^ t10 ^ t31;
    const uint64_t t2150 = t17 | t97 | t897 | t1466 | t1531 | t1588 | t1604 | t1608 | t1641 | t1703 | t1898 | t1923
        | t2134 | t2135 | t2136 | t2137 | t2138 | t2139 | t2140 | t2141 | t2142 | t2143 | t2144 | t2145 | t2146
        | t2147 | t2148 | t2149;
    const uint64_t t2151 = t1721 & ~t2150;
    const uint64_t t2152 = t2 & ~t2150;
    const uint64_t t2153 = t1 & ~t2150;
    const uint64_t t2154 = t10 & ~t2150;
    const uint64_t t2155 = t0 ^ t1 ^ t5 ^ t11;
    const uint64_t t2156 = t3 ^ t6 ^ t11;
    const uint64_t t2157 = t0 ^ t1 ^ t3 ^ t9 ^ t11;
    const uint64_t t2158 = t0 ^ t3 ^ t10 ^ t11;
    const uint64_t t2159 = t0 ^ t1 ^ t3 ^ t11 ^ t12;
    const uint64_t t2160 = t1 ^ t11 ^ t13;
    const uint64_t t2161 = t1 ^ t11 ^ t17;
    const uint64_t t2162 = t0 ^ t11 ^ t19;
    const uint64_t t2163 = t0 ^ t1 ^ t3 ^ t20;
    const uint64_t t2164 = t1 ^ t3 ^ t11 ^ t24;
    const uint64_t t2165 = t3 ^ t11 ^ t25;
    const uint64_t t2166 = t0 ^ t1 ^ t3 ^ t11 ^ t28;
    const uint64_t t2167 = t0 ^ t1 ^ t3 ^ t29;
    const uint64_t t2168 = t1 ^ t3 ^ t31;
    const uint64_t t2169 = t18 | t740 | t1257 | t1465 | t1492 | t1542 | t1561 | t1632 | t1662 | t1720 | t1793
        | t1900 | t1923 | t2093 | t2155 | t2156 | t2157 | t2158 | t2159 | t2160 | t2161 | t2162 | t2163 | t2164
        | t2165 | t2166 | t2167 | t2168;
    const uint64_t t2170 = t1 ^ t3 ^ t11;
    const uint64_t t2171 = ~t2169 & t2170;
    const uint64_t t2172 = t3 & ~t2169;
    const uint64_t t2173 = t0 & ~t2169;
    const uint64_t t2174 = t11 & ~t2169;
    const uint64_t t2175 = t0 ^ t4 ^ t6 ^ t19;
    const uint64_t t2176 = t3 ^ t10 ^ t19;
    const uint64_t t2177 = t0 ^ t3 ^ t4 ^ t12;
    const uint64_t t2178 = t0 ^ t4 ^ t16 ^ t19;
    const uint64_t t2179 = t3 ^ t18 ^ t19;
    const uint64_t t2180 = t0 ^ t4 ^ t19 ^ t20;
    const uint64_t t2181 = t0 ^ t4 ^ t23;
    const uint64_t t2182 = t0 ^ t4 ^ t19 ^ t25;
    const uint64_t t2183 = t0 ^ t4 ^ t26;
    const uint64_t t2184 = t19 ^ t28;
    const uint64_t t2185 = t3 ^ t4 ^ t19 ^ t29;
    const uint64_t t2186 = t0 ^ t19 ^ t30;
    const uint64_t t2187 = t0 ^ t3 ^ t31;
    const uint64_t t2188 = t2 | t14 | t33 | t175 | t220 | t1232 | t1458 | t1513 | t1530 | t1669 | t1762 | t1772
        | t2046 | t2099 | t2162 | t2175 | t2176 | t2177 | t2178 | t2179 | t2180 | t2181 | t2182 | t2183 | t2184
        | t2185 | t2186 | t2187;
    const uint64_t t2189 = t780 & ~t2188;
    const uint64_t t2190 = t3 ^ t4 ^ t19;
    const uint64_t t2191 = ~t2188 & t2190;
    const uint64_t t2192 = t1667 & ~t2188;
    const uint64_t t2193 = t4 & ~t2188;
    const uint64_t t2194 = t0 ^ t1 ^ t2 ^ t17;
    const uint64_t t2195 = t0 ^ t5 ^ t8;
    const uint64_t t2196 = t1 ^ t6 ^ t8;
    const uint64_t t2197 = t0 ^ t1 ^ t7 ^ t8 ^ t17;
    const uint64_t t2198 = t0 ^ t1 ^ t8 ^ t9;
    const uint64_t t2199 = t0 ^ t8 ^ t11 ^ t17;
    const uint64_t t2200 = t0 ^ t1 ^ t12 ^ t17;
    const uint64_t t2201 = t1 ^ t8 ^ t13;
    const uint64_t t2202 = t0 ^ t1 ^ t8 ^ t16;
    const uint64_t t2203 = t17 ^ t20;
    const uint64_t t2204 = t17 ^ t21;
    const uint64_t t2205 = t0 ^ t1 ^ t8 ^ t23;
    const uint64_t t2206 = t1 ^ t8 ^ t24;
    const uint64_t t2207 = t8 ^ t25;
    const uint64_t t2208 = t0 ^ t1 ^ t8 ^ t17 ^ t26;
    const uint64_t t2209 = t0 ^ t1 ^ t8 ^ t27;
    const uint64_t t2210 = t17 ^ t28;
    const uint64_t t2211 = t1 ^ t8 ^ t17 ^ t29;
    const uint64_t t2212 = t0 ^ t1 ^ t8 ^ t17 ^ t30;
    const uint64_t t2213 = t0 ^ t1 ^ t17 ^ t31;
    const uint64_t t2214 = t3 | t15 | t388 | t1536 | t1898 | t1972 | t2034 | t2091 | t2194 | t2195 | t2196 | t2197
        | t2198 | t2199 | t2200 | t2201 | t2202 | t2203 | t2204 | t2205 | t2206 | t2207 | t2208 | t2209 | t2210
        | t2211 | t2212 | t2213;
    const uint64_t t2215 = t1192 & ~t2214;
    const uint64_t t2216 = t1513 & ~t2214;
    const uint64_t t2217 = t584 & ~t2214;
    const uint64_t t2218 = t8 & ~t2214;
    const uint64_t t2219 = t0 ^ t1 ^ t9 ^ t12 ^ t18;
    const uint64_t t2220 = t0 ^ t5 ^ t12 ^ t18;
    const uint64_t t2221 = t0 ^ t6 ^ t12 ^ t18;
    const uint64_t t2222 = t0 ^ t7 ^ t9 ^ t12;
    const uint64_t t2223 = t0 ^ t10 ^ t18;
    const uint64_t t2224 = t0 ^ t9 ^ t12 ^ t14;
    const uint64_t t2225 = t9 ^ t12 ^ t15 ^ t18;
    const uint64_t t2226 = t0 ^ t16 ^ t18;
    const uint64_t t2227 = t0 ^ t9 ^ t18 ^ t19;
    const uint64_t t2228 = t12 ^ t20;
    const uint64_t t2229 = t12 ^ t18 ^ t23;
    const uint64_t t2230 = t12 ^ t25;
    const uint64_t t2231 = t0 ^ t18 ^ t28;
    const uint64_t t2232 = t0 ^ t9 ^ t18 ^ t29;
    const uint64_t t2233 = t12 ^ t18 ^ t30;
    const uint64_t t2234 = t4 | t8 | t17 | t216 | t489 | t1507 | t1568 | t1630 | t1706 | t1957 | t2064 | t2112
        | t2123 | t2219 | t2220 | t2221 | t2222 | t2223 | t2224 | t2225 | t2226 | t2227 | t2228 | t2229 | t2230
        | t2231 | t2232 | t2233;
    const uint64_t t2235 = t1816 & ~t2234;
    const uint64_t t2236 = t9 ^ t12;
    const uint64_t t2237 = ~t2234 & t2236;
    const uint64_t t2238 = t9 ^ t18;
    const uint64_t t2239 = ~t2234 & t2238;
    const uint64_t t2240 = t9 & ~t2234;
    const uint64_t t2241 = t0 ^ t2 ^ t6 ^ t10;
    const uint64_t t2242 = t1 ^ t6 ^ t8 ^ t10;
    const uint64_t t2243 = t1 ^ t6 ^ t9 ^ t10;
    const uint64_t t2244 = t0 ^ t1 ^ t6 ^ t10 ^ t11;
    const uint64_t t2245 = t6 ^ t13;
    const uint64_t t2246 = t6 ^ t10 ^ t19;
    const uint64_t t2247 = t6 ^ t10 ^ t21;
    const uint64_t t2248 = t1 ^ t10 ^ t26;
    const uint64_t t2249 = t10 ^ t27;
    const uint64_t t2250 = t0 ^ t1 ^ t28;
    const uint64_t t2251 = t6 ^ t10 ^ t29;
    const uint64_t t2252 = t18 | t55 | t95 | t811 | t897 | t1466 | t1531 | t1556 | t1557 | t1588 | t1592 | t1641
        | t1707 | t1970 | t1981 | t2036 | t2039 | t2241 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248
        | t2249 | t2250 | t2251;
    const uint64_t t2253 = t1833 & ~t2252;
    const uint64_t t2254 = t1 & ~t2252;
    const uint64_t t2255 = t6 & ~t2252;
    const uint64_t t2256 = t10 & ~t2252;
    const uint64_t t2257 = t1 ^ t2 ^ t5 ^ t11;
    const uint64_t t2258 = t0 ^ t2 ^ t9 ^ t11;
    const uint64_t t2259 = t0 ^ t2 ^ t11 ^ t12;
    const uint64_t t2260 = t0 ^ t1 ^ t2 ^ t16;
    const uint64_t t2261 = t0 ^ t1 ^ t11 ^ t18;
    const uint64_t t2262 = t1 ^ t11 ^ t20;
    const uint64_t t2263 = t0 ^ t2 ^ t11 ^ t22;
    const uint64_t t2264 = t0 ^ t25;
    const uint64_t t2265 = t2 ^ t11 ^ t27;
    const uint64_t t2266 = t11 ^ t28;
    const uint64_t t2267 = t2 ^ t11 ^ t30;
    const uint64_t t2268 = t19 | t97 | t570 | t632 | t824 | t936 | t1471 | t1492 | t1513 | t1543 | t1587 | t1662
        | t1811 | t1898 | t2003 | t2039 | t2135 | t2257 | t2258 | t2259 | t2260 | t2261 | t2262 | t2263 | t2264
        | t2265 | t2266 | t2267;
    const uint64_t t2269 = t1854 & ~t2268;
    const uint64_t t2270 = t2 & ~t2268;
    const uint64_t t2271 = t1 & ~t2268;
    const uint64_t t2272 = t11 & ~t2268;
    const uint64_t t2273 = t0 ^ t1 ^ t4 ^ t12;
    const uint64_t t2274 = t3 ^ t6 ^ t12;
    const uint64_t t2275 = t0 ^ t3 ^ t11 ^ t12;
    const uint64_t t2276 = t3 ^ t12 ^ t13;
    const uint64_t t2277 = t0 ^ t12 ^ t14;
    const uint64_t t2278 = t1 ^ t12 ^ t19;
    const uint64_t t2279 = t1 ^ t12 ^ t21;
    const uint64_t t2280 = t0 ^ t1 ^ t3 ^ t12 ^ t23;
    const uint64_t t2281 = t0 ^ t1 ^ t26;
    const uint64_t t2282 = t3 ^ t12 ^ t28;
    const uint64_t t2283 = t3 ^ t12 ^ t31;
    const uint64_t t2284 = t20 | t49 | t247 | t740 | t902 | t1143 | t1257 | t1464 | t1518 | t1520 | t1536 | t1624
        | t1806 | t1811 | t1816 | t1846 | t1923 | t2273 | t2274 | t2275 | t2276 | t2277 | t2278 | t2279 | t2280
        | t2281 | t2282 | t2283;
    const uint64_t t2285 = t1457 & ~t2284;
    const uint64_t t2286 = t3 & ~t2284;
    const uint64_t t2287 = t0 & ~t2284;
    const uint64_t t2288 = t12 & ~t2284;
    const uint64_t t2289 = t2 ^ t5 ^ t28;
    const uint64_t t2290 = t2 ^ t6 ^ t28;
    const uint64_t t2291 = t4 ^ t7 ^ t28;
    const uint64_t t2292 = t0 ^ t2 ^ t4 ^ t11 ^ t28;
    const uint64_t t2293 = t0 ^ t4 ^ t12 ^ t28;
    const uint64_t t2294 = t0 ^ t2 ^ t13 ^ t28;
    const uint64_t t2295 = t0 ^ t2 ^ t4 ^ t14 ^ t28;
    const uint64_t t2296 = t0 ^ t2 ^ t4 ^ t16 ^ t28;
    const uint64_t t2297 = t2 ^ t20 ^ t28;
    const uint64_t t2298 = t0 ^ t2 ^ t4 ^ t21 ^ t28;
    const uint64_t t2299 = t4 ^ t24 ^ t28;
    const uint64_t t2300 = t0 ^ t4 ^ t25 ^ t28;
    const uint64_t t2301 = t0 ^ t2 ^ t27;
    const uint64_t t2302 = t1 | t9 | t29 | t135 | t179 | t685 | t921 | t1009 | t1496 | t1541 | t1602 | t1604
        | t1669 | t1771 | t1867 | t2289 | t2290 | t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297 | t2298
        | t2299 | t2300 | t2301;
    const uint64_t t2303 = t2 ^ t4 ^ t28;
    const uint64_t t2304 = ~t2302 & t2303;
    const uint64_t t2305 = t4 & ~t2302;
    const uint64_t t2306 = t0 & ~t2302;
    const uint64_t t2307 = t28 & ~t2302;
    const uint64_t t2308 = t3 ^ t5 ^ t7;
    const uint64_t t2309 = t4 ^ t5 ^ t8;
    const uint64_t t2310 = t3 ^ t5 ^ t9;
    const uint64_t t2311 = t0 ^ t5 ^ t13;
    const uint64_t t2312 = t0 ^ t4 ^ t17;
    const uint64_t t2313 = t0 ^ t4 ^ t5 ^ t19;
    const uint64_t t2314 = t3 ^ t4 ^ t20;
    const uint64_t t2315 = t0 ^ t4 ^ t5 ^ t23;
    const uint64_t t2316 = t0 ^ t3 ^ t25;
    const uint64_t t2317 = t0 ^ t5 ^ t27;
    const uint64_t t2318 = t0 ^ t4 ^ t5 ^ t31;
    const uint64_t t2319 = t2 | t10 | t46 | t206 | t1020 | t1050 | t1231 | t1354 | t1512 | t1570 | t1653 | t1669
        | t1765 | t1885 | t1906 | t2177 | t2183 | t2308 | t2309 | t2310 | t2311 | t2312 | t2313 | t2314 | t2315
        | t2316 | t2317 | t2318;
    const uint64_t t2320 = t135 & ~t2319;
    const uint64_t t2321 = t95 & ~t2319;
    const uint64_t t2322 = t4 & ~t2319;
    const uint64_t t2323 = t5 & ~t2319;
    const uint64_t t2324 = t0 ^ t2 ^ t8 ^ t13;
    const uint64_t t2325 = t0 ^ t5 ^ t8 ^ t10;
    const uint64_t t2326 = t0 ^ t6 ^ t8 ^ t10;
    const uint64_t t2327 = t0 ^ t7 ^ t8 ^ t10 ^ t13;
    const uint64_t t2328 = t8 ^ t9;
    const uint64_t t2329 = t0 ^ t10 ^ t11 ^ t13;
    const uint64_t t2330 = t0 ^ t8 ^ t10 ^ t14;
    const uint64_t t2331 = t0 ^ t8 ^ t10 ^ t13 ^ t15;
    const uint64_t t2332 = t0 ^ t8 ^ t10 ^ t17;
    const uint64_t t2333 = t0 ^ t8 ^ t13 ^ t18;
    const uint64_t t2334 = t10 ^ t13 ^ t20;
    const uint64_t t2335 = t13 ^ t21;
    const uint64_t t2336 = t0 ^ t10 ^ t13 ^ t22;
    const uint64_t t2337 = t0 ^ t8 ^ t10 ^ t23;
    const uint64_t t2338 = t13 ^ t24;
    const uint64_t t2339 = t8 ^ t10 ^ t13 ^ t25;
    const uint64_t t2340 = t0 ^ t8 ^ t10 ^ t26;
    const uint64_t t2341 = t8 ^ t13 ^ t28;
    const uint64_t t2342 = t10 ^ t13 ^ t29;
    const uint64_t t2343 = t0 ^ t8 ^ t10 ^ t13 ^ t30;
    const uint64_t t2344 = t8 ^ t13 ^ t31;
    const uint64_t t2345 = t4 | t19 | t41 | t897 | t1641 | t1811 | t2249 | t2324 | t2325 | t2326 | t2327 | t2328
        | t2329 | t2330 | t2331 | t2332 | t2333 | t2334 | t2335 | t2336 | t2337 | t2338 | t2339 | t2340 | t2341
        | t2342 | t2343 | t2344;
    const uint64_t t2346 = t1602 & ~t2345;
    const uint64_t t2347 = t8 ^ t10 ^ t13;
    const uint64_t t2348 = ~t2345 & t2347;
    const uint64_t t2349 = t13 & ~t2345;
    const uint64_t t2350 = t10 & ~t2345;
    const uint64_t t2351 = t0 ^ t2 ^ t6 ^ t11;
    const uint64_t t2352 = t0 ^ t1 ^ t6 ^ t9 ^ t11;
    const uint64_t t2353 = t1 ^ t6 ^ t10 ^ t11;
    const uint64_t t2354 = t0 ^ t1 ^ t6 ^ t11 ^ t12;
    const uint64_t t2355 = t0 ^ t11 ^ t13;
    const uint64_t t2356 = t0 ^ t6 ^ t18;
    const uint64_t t2357 = t0 ^ t1 ^ t6 ^ t11 ^ t23;
    const uint64_t t2358 = t1 ^ t11 ^ t24;
    const uint64_t t2359 = t1 ^ t6 ^ t11 ^ t25;
    const uint64_t t2360 = t20 | t29 | t33 | t95 | t216 | t570 | t1467 | t1556 | t1558 | t1567 | t1568 | t1662
        | t1684 | t1711 | t1835 | t1970 | t2093 | t2162 | t2266 | t2351 | t2352 | t2353 | t2354 | t2355 | t2356
        | t2357 | t2358 | t2359;
    const uint64_t t2361 = t0 ^ t1 ^ t11;
    const uint64_t t2362 = ~t2360 & t2361;
    const uint64_t t2363 = t1 & ~t2360;
    const uint64_t t2364 = t6 & ~t2360;
    const uint64_t t2365 = t11 & ~t2360;
    const uint64_t t2366 = t1 ^ t2 ^ t5 ^ t12;
    const uint64_t t2367 = t0 ^ t2 ^ t10 ^ t12;
    const uint64_t t2368 = t1 ^ t2 ^ t11 ^ t12;
    const uint64_t t2369 = t2 ^ t12 ^ t13;
    const uint64_t t2370 = t0 ^ t2 ^ t12 ^ t16;
    const uint64_t t2371 = t2 ^ t12 ^ t17;
    const uint64_t t2372 = t0 ^ t1 ^ t12 ^ t20;
    const uint64_t t2373 = t0 ^ t2 ^ t12 ^ t21;
    const uint64_t t2374 = t0 ^ t1 ^ t2 ^ t12 ^ t25;
    const uint64_t t2375 = t1 ^ t2 ^ t12 ^ t26;
    const uint64_t t2376 = t2 ^ t27;
    const uint64_t t2377 = t0 ^ t1 ^ t12 ^ t29;
    const uint64_t t2378 = t1 ^ t2 ^ t31;
    const uint64_t t2379 = t33 | t34 | t97 | t493 | t780 | t1494 | t1544 | t1588 | t1922 | t1981 | t2001 | t2037
        | t2039 | t2135 | t2273 | t2366 | t2367 | t2368 | t2369 | t2370 | t2371 | t2372 | t2373 | t2374 | t2375
        | t2376 | t2377 | t2378;
    const uint64_t t2380 = t1996 & ~t2379;
    const uint64_t t2381 = t2 & ~t2379;
    const uint64_t t2382 = t1 & ~t2379;
    const uint64_t t2383 = t12 & ~t2379;
    const uint64_t t2384 = t0 ^ t1 ^ t4 ^ t21;
    const uint64_t t2385 = t0 ^ t1 ^ t5 ^ t21;
    const uint64_t t2386 = t0 ^ t1 ^ t3 ^ t11 ^ t21;
    const uint64_t t2387 = t0 ^ t3 ^ t12 ^ t21;
    const uint64_t t2388 = t0 ^ t1 ^ t13 ^ t21;
    const uint64_t t2389 = t0 ^ t1 ^ t3 ^ t14 ^ t21;
    const uint64_t t2390 = t1 ^ t16;
    const uint64_t t2391 = t0 ^ t3 ^ t17 ^ t21;
    const uint64_t t2392 = t3 ^ t18 ^ t21;
    const uint64_t t2393 = t0 ^ t3 ^ t21 ^ t22;
    const uint64_t t2394 = t0 ^ t3 ^ t23;
    const uint64_t t2395 = t0 ^ t1 ^ t3 ^ t25;
    const uint64_t t2396 = t1 ^ t3 ^ t21 ^ t26;
    const uint64_t t2397 = t0 ^ t3 ^ t21 ^ t27;
    const uint64_t t2398 = t1 ^ t3 ^ t29;
    const uint64_t t2399 = t0 ^ t1 ^ t3 ^ t21 ^ t30;
    const uint64_t t2400 = t9 | t79 | t740 | t1214 | t1257 | t1471 | t1521 | t1584 | t1602 | t1625 | t1629 | t1811
        | t2384 | t2385 | t2386 | t2387 | t2388 | t2389 | t2390 | t2391 | t2392 | t2393 | t2394 | t2395 | t2396
        | t2397 | t2398 | t2399;
    const uint64_t t2401 = t1463 & ~t2400;
    const uint64_t t2402 = t3 & ~t2400;
    const uint64_t t2403 = t0 & ~t2400;
    const uint64_t t2404 = t21 & ~t2400;
    const uint64_t t2405 = t5 ^ t6;
    const uint64_t t2406 = t2 ^ t4 ^ t5 ^ t7;
    const uint64_t t2407 = t0 ^ t2 ^ t5 ^ t8;
    const uint64_t t2408 = t5 ^ t9;
    const uint64_t t2409 = t0 ^ t4 ^ t5 ^ t12;
    const uint64_t t2410 = t2 ^ t14;
    const uint64_t t2411 = t0 ^ t4 ^ t5 ^ t15;
    const uint64_t t2412 = t0 ^ t4 ^ t16;
    const uint64_t t2413 = t0 ^ t2 ^ t4 ^ t17;
    const uint64_t t2414 = t0 ^ t2 ^ t4 ^ t5 ^ t18;
    const uint64_t t2415 = t2 ^ t4 ^ t5 ^ t19;
    const uint64_t t2416 = t2 ^ t4 ^ t21;
    const uint64_t t2417 = t0 ^ t2 ^ t4 ^ t5 ^ t22;
    const uint64_t t2418 = t0 ^ t2 ^ t4 ^ t5 ^ t23;
    const uint64_t t2419 = t2 ^ t24;
    const uint64_t t2420 = t0 ^ t2 ^ t4 ^ t25;
    const uint64_t t2421 = t0 ^ t2 ^ t4 ^ t26;
    const uint64_t t2422 = t4 ^ t5 ^ t27;
    const uint64_t t2423 = t0 ^ t2 ^ t4 ^ t5 ^ t28;
    const uint64_t t2424 = t2 ^ t4 ^ t29;
    const uint64_t t2425 = t1 | t10 | t135 | t1097 | t1501 | t1560 | t1781 | t2318 | t2405 | t2406 | t2407 | t2408
        | t2409 | t2410 | t2411 | t2412 | t2413 | t2414 | t2415 | t2416 | t2417 | t2418 | t2419 | t2420 | t2421
        | t2422 | t2423 | t2424;
    const uint64_t t2426 = t4 ^ t5;
    const uint64_t t2427 = ~t2425 & t2426;
    const uint64_t t2428 = t4 & ~t2425;
    const uint64_t t2429 = t0 & ~t2425;
    const uint64_t t2430 = t1058 & ~t2425;
    const uint64_t t2431 = t0 ^ t3 ^ t4 ^ t8;
    const uint64_t t2432 = t0 ^ t3 ^ t5 ^ t9;
    const uint64_t t2433 = t3 ^ t5 ^ t10;
    const uint64_t t2434 = t3 ^ t4 ^ t5 ^ t14;
    const uint64_t t2435 = t3 ^ t15;
    const uint64_t t2436 = t5 ^ t17;
    const uint64_t t2437 = t0 ^ t3 ^ t4 ^ t5 ^ t18;
    const uint64_t t2438 = t3 ^ t4 ^ t5 ^ t22;
    const uint64_t t2439 = t0 ^ t3 ^ t4 ^ t5 ^ t26;
    const uint64_t t2440 = t0 ^ t3 ^ t4 ^ t5 ^ t27;
    const uint64_t t2441 = t0 ^ t3 ^ t28;
    const uint64_t t2442 = t4 ^ t5 ^ t30;
    const uint64_t t2443 = t0 ^ t5 ^ t31;
    const uint64_t t2444 = t2 | t11 | t13 | t37 | t46 | t342 | t540 | t767 | t838 | t1050 | t1570 | t2046 | t2181
        | t2308 | t2412 | t2431 | t2432 | t2433 | t2434 | t2435 | t2436 | t2437 | t2438 | t2439 | t2440 | t2441
        | t2442 | t2443;
    const uint64_t t2445 = t135 & ~t2444;
    const uint64_t t2446 = t95 & ~t2444;
    const uint64_t t2447 = t4 & ~t2444;
    const uint64_t t2448 = t5 & ~t2444;
    const uint64_t t2449 = t0 ^ t5 ^ t21;
    const uint64_t t2450 = t0 ^ t8 ^ t18;
    const uint64_t t2451 = t0 ^ t2 ^ t10 ^ t21;
    const uint64_t t2452 = t0 ^ t13 ^ t18 ^ t21;
    const uint64_t t2453 = t0 ^ t14 ^ t18;
    const uint64_t t2454 = t2 ^ t18 ^ t22;
    const uint64_t t2455 = t0 ^ t21 ^ t23;
    const uint64_t t2456 = t2 ^ t18 ^ t21 ^ t24;
    const uint64_t t2457 = t0 ^ t21 ^ t25;
    const uint64_t t2458 = t0 ^ t2 ^ t28;
    const uint64_t t2459 = t0 ^ t2 ^ t21 ^ t30;
    const uint64_t t2460 = t18 ^ t21 ^ t31;
    const uint64_t t2461 = t3 | t12 | t17 | t51 | t78 | t328 | t1214 | t1501 | t1543 | t1604 | t1745 | t1771
        | t2021 | t2142 | t2301 | t2356 | t2449 | t2450 | t2451 | t2452 | t2453 | t2454 | t2455 | t2456 | t2457
        | t2458 | t2459 | t2460;
    const uint64_t t2462 = t0 ^ t2 ^ t18 ^ t21;
    const uint64_t t2463 = ~t2461 & t2462;
    const uint64_t t2464 = t2 ^ t18 ^ t21;
    const uint64_t t2465 = ~t2461 & t2464;
    const uint64_t t2466 = t21 & ~t2461;
    const uint64_t t2467 = t18 & ~t2461;
    const uint64_t t2468 = t1 ^ t3 ^ t9 ^ t14;
    const uint64_t t2469 = t1 ^ t5 ^ t14;
    const uint64_t t2470 = t1 ^ t6 ^ t9 ^ t14;
    const uint64_t t2471 = t0 ^ t1 ^ t7 ^ t14;
    const uint64_t t2472 = t0 ^ t1 ^ t8 ^ t9 ^ t14;
    const uint64_t t2473 = t1 ^ t9 ^ t10 ^ t14;
    const uint64_t t2474 = t0 ^ t1 ^ t12;
    const uint64_t t2475 = t0 ^ t1 ^ t9 ^ t13 ^ t14;
    const uint64_t t2476 = t0 ^ t1 ^ t14 ^ t15;
    const uint64_t t2477 = t0 ^ t1 ^ t9 ^ t14 ^ t16;
    const uint64_t t2478 = t0 ^ t9 ^ t14 ^ t20;
    const uint64_t t2479 = t1 ^ t9 ^ t23;
    const uint64_t t2480 = t9 ^ t24;
    const uint64_t t2481 = t1 ^ t9 ^ t14 ^ t25;
    const uint64_t t2482 = t0 ^ t1 ^ t9 ^ t14 ^ t26;
    const uint64_t t2483 = t1 ^ t9 ^ t14 ^ t27;
    const uint64_t t2484 = t0 ^ t9 ^ t14 ^ t28;
    const uint64_t t2485 = t0 ^ t14 ^ t29;
    const uint64_t t2486 = t4 | t18 | t740 | t1501 | t1513 | t1561 | t1568 | t1706 | t1927 | t2128 | t2468 | t2469
        | t2470 | t2471 | t2472 | t2473 | t2474 | t2475 | t2476 | t2477 | t2478 | t2479 | t2480 | t2481 | t2482
        | t2483 | t2484 | t2485;
    const uint64_t t2487 = t1898 & ~t2486;
    const uint64_t t2488 = t1 ^ t14;
    const uint64_t t2489 = ~t2486 & t2488;
    const uint64_t t2490 = t9 ^ t14;
    const uint64_t t2491 = ~t2486 & t2490;
    const uint64_t t2492 = t14 & ~t2486;
    const uint64_t t2493 = t0 ^ t1 ^ t2 ^ t3 ^ t5;
    const uint64_t t2494 = t0 ^ t1 ^ t2 ^ t3 ^ t12;
    const uint64_t t2495 = t0 ^ t1 ^ t3 ^ t15;
    const uint64_t t2496 = t0 ^ t2 ^ t17;
    const uint64_t t2497 = t0 ^ t1 ^ t2 ^ t3 ^ t18;
    const uint64_t t2498 = t0 ^ t2 ^ t3 ^ t19;
    const uint64_t t2499 = t0 ^ t1 ^ t2 ^ t3 ^ t22;
    const uint64_t t2500 = t0 ^ t1 ^ t2 ^ t3 ^ t23;
    const uint64_t t2501 = t2 ^ t3 ^ t24;
    const uint64_t t2502 = t0 ^ t1 ^ t2 ^ t3 ^ t25;
    const uint64_t t2503 = t0 ^ t2 ^ t26;
    const uint64_t t2504 = t1 ^ t2 ^ t3 ^ t28;
    const uint64_t t2505 = t0 ^ t1 ^ t3 ^ t30;
    const uint64_t t2506 = t9 | t33 | t68 | t97 | t257 | t623 | t1438 | t1458 | t1622 | t1642 | t1691 | t1867
        | t2135 | t2142 | t2301 | t2493 | t2494 | t2495 | t2496 | t2497 | t2498 | t2499 | t2500 | t2501 | t2502
        | t2503 | t2504 | t2505;
    const uint64_t t2507 = t1 ^ t2 ^ t3;
    const uint64_t t2508 = ~t2506 & t2507;
    const uint64_t t2509 = t2 & ~t2506;
    const uint64_t t2510 = t1 & ~t2506;
    const uint64_t t2511 = t135 & ~t2506;
    const uint64_t t2512 = t0 ^ t1 ^ t4 ^ t17;
    const uint64_t t2513 = t0 ^ t1 ^ t5 ^ t17;
    const uint64_t t2514 = t3 ^ t6 ^ t17;
    const uint64_t t2515 = t0 ^ t8 ^ t17;
    const uint64_t t2516 = t1 ^ t9 ^ t17;
    const uint64_t t2517 = t0 ^ t1 ^ t3 ^ t12 ^ t17;
    const uint64_t t2518 = t0 ^ t1 ^ t3 ^ t15 ^ t17;
    const uint64_t t2519 = t0 ^ t3 ^ t16 ^ t17;
    const uint64_t t2520 = t0 ^ t1 ^ t3 ^ t18;
    const uint64_t t2521 = t0 ^ t3 ^ t17 ^ t19;
    const uint64_t t2522 = t3 ^ t17 ^ t20;
    const uint64_t t2523 = t0 ^ t3 ^ t17 ^ t23;
    const uint64_t t2524 = t0 ^ t1 ^ t17 ^ t25;
    const uint64_t t2525 = t0 ^ t3 ^ t17 ^ t26;
    const uint64_t t2526 = t0 ^ t1 ^ t3 ^ t27;
    const uint64_t t2527 = t0 ^ t1 ^ t3 ^ t28;
    const uint64_t t2528 = t1 ^ t17 ^ t29;
    const uint64_t t2529 = t1 ^ t3 ^ t30;
    const uint64_t t2530 = t0 ^ t17 ^ t31;
    const uint64_t t2531 = t10 | t740 | t1257 | t1458 | t1501 | t1885 | t1925 | t2204 | t2488 | t2512 | t2513
        | t2514 | t2515 | t2516 | t2517 | t2518 | t2519 | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526
        | t2527 | t2528 | t2529 | t2530;
    const uint64_t t2532 = t1 ^ t3 ^ t17;
    const uint64_t t2533 = ~t2531 & t2532;
    const uint64_t t2534 = t3 & ~t2531;
    const uint64_t t2535 = t0 & ~t2531;
    const uint64_t t2536 = t17 & ~t2531;
    const uint64_t t2537 = t4 ^ t7 ^ t18;
    const uint64_t t2538 = t0 ^ t2 ^ t4 ^ t8 ^ t18;
    const uint64_t t2539 = t2 ^ t4 ^ t9;
    const uint64_t t2540 = t2 ^ t10 ^ t18;
    const uint64_t t2541 = t0 ^ t2 ^ t14 ^ t18;
    const uint64_t t2542 = t2 ^ t15;
    const uint64_t t2543 = t0 ^ t4 ^ t16 ^ t18;
    const uint64_t t2544 = t0 ^ t2 ^ t4 ^ t19;
    const uint64_t t2545 = t0 ^ t4 ^ t18 ^ t20;
    const uint64_t t2546 = t0 ^ t2 ^ t18 ^ t23;
    const uint64_t t2547 = t0 ^ t18 ^ t24;
    const uint64_t t2548 = t0 ^ t4 ^ t18 ^ t25;
    const uint64_t t2549 = t0 ^ t2 ^ t18 ^ t26;
    const uint64_t t2550 = t0 ^ t4 ^ t18 ^ t27;
    const uint64_t t2551 = t0 ^ t2 ^ t4 ^ t28;
    const uint64_t t2552 = t2 ^ t4 ^ t18 ^ t29;
    const uint64_t t2553 = t0 ^ t2 ^ t30;
    const uint64_t t2554 = t2 ^ t4 ^ t31;
    const uint64_t t2555 = t1 | t11 | t13 | t17 | t135 | t263 | t1018 | t1669 | t1706 | t1859 | t2537 | t2538
        | t2539 | t2540 | t2541 | t2542 | t2543 | t2544 | t2545 | t2546 | t2547 | t2548 | t2549 | t2550 | t2551
        | t2552 | t2553 | t2554;
    const uint64_t t2556 = t2 ^ t4 ^ t18;
    const uint64_t t2557 = ~t2555 & t2556;
    const uint64_t t2558 = t4 & ~t2555;
    const uint64_t t2559 = t0 & ~t2555;
    const uint64_t t2560 = t18 & ~t2555;
    const uint64_t t2561 = t3 ^ t8;
    const uint64_t t2562 = t0 ^ t3 ^ t5 ^ t10;
    const uint64_t t2563 = t3 ^ t4 ^ t13;
    const uint64_t t2564 = t3 ^ t4 ^ t5 ^ t15;
    const uint64_t t2565 = t3 ^ t4 ^ t5 ^ t16;
    const uint64_t t2566 = t0 ^ t3 ^ t5 ^ t17;
    const uint64_t t2567 = t5 ^ t19;
    const uint64_t t2568 = t0 ^ t3 ^ t4 ^ t5 ^ t20;
    const uint64_t t2569 = t0 ^ t3 ^ t5 ^ t21;
    const uint64_t t2570 = t3 ^ t5 ^ t22;
    const uint64_t t2571 = t0 ^ t3 ^ t5 ^ t24;
    const uint64_t t2572 = t0 ^ t3 ^ t4 ^ t25;
    const uint64_t t2573 = t3 ^ t4 ^ t5 ^ t27;
    const uint64_t t2574 = t4 ^ t29;
    const uint64_t t2575 = t5 ^ t30;
    const uint64_t t2576 = t2 | t12 | t18 | t1020 | t1050 | t1321 | t1570 | t1672 | t1908 | t2060 | t2183 | t2308
        | t2315 | t2561 | t2562 | t2563 | t2564 | t2565 | t2566 | t2567 | t2568 | t2569 | t2570 | t2571 | t2572
        | t2573 | t2574 | t2575;
    const uint64_t t2577 = t135 & ~t2576;
    const uint64_t t2578 = t95 & ~t2576;
    const uint64_t t2579 = t4 & ~t2576;
    const uint64_t t2580 = t5 & ~t2576;
    const uint64_t t2581 = t0 ^ t1 ^ t2 ^ t9 ^ t14;
    const uint64_t t2582 = t0 ^ t5 ^ t9 ^ t14;
    const uint64_t t2583 = t0 ^ t2 ^ t7 ^ t9 ^ t14;
    const uint64_t t2584 = t0 ^ t8 ^ t9 ^ t14;
    const uint64_t t2585 = t0 ^ t2 ^ t9 ^ t11 ^ t14;
    const uint64_t t2586 = t0 ^ t9 ^ t13 ^ t14;
    const uint64_t t2587 = t0 ^ t14 ^ t15;
    const uint64_t t2588 = t2 ^ t14 ^ t16;
    const uint64_t t2589 = t0 ^ t2 ^ t9 ^ t17;
    const uint64_t t2590 = t0 ^ t2 ^ t9 ^ t14 ^ t18;
    const uint64_t t2591 = t14 ^ t20;
    const uint64_t t2592 = t0 ^ t14 ^ t21;
    const uint64_t t2593 = t0 ^ t2 ^ t14 ^ t26;
    const uint64_t t2594 = t0 ^ t2 ^ t9 ^ t29;
    const uint64_t t2595 = t0 ^ t14 ^ t30;
    const uint64_t t2596 = t14 ^ t31;
    const uint64_t t2597 = t3 | t19 | t35 | t532 | t1018 | t1556 | t1587 | t1665 | t1920 | t2123 | t2376 | t2484
        | t2581 | t2582 | t2583 | t2584 | t2585 | t2586 | t2587 | t2588 | t2589 | t2590 | t2591 | t2592 | t2593
        | t2594 | t2595 | t2596;
    const uint64_t t2598 = t0 ^ t2 ^ t9;
    const uint64_t t2599 = ~t2597 & t2598;
    const uint64_t t2600 = t328 & ~t2597;
    const uint64_t t2601 = t2490 & ~t2597;
    const uint64_t t2602 = t14 & ~t2597;
    const uint64_t t2603 = t1 ^ t3 ^ t9 ^ t13;
    const uint64_t t2604 = t1 ^ t5 ^ t13;
    const uint64_t t2605 = t1 ^ t6 ^ t9 ^ t13;
    const uint64_t t2606 = t0 ^ t1 ^ t7 ^ t13;
    const uint64_t t2607 = t0 ^ t1 ^ t8 ^ t13;
    const uint64_t t2608 = t1 ^ t9 ^ t11 ^ t13;
    const uint64_t t2609 = t13 ^ t15;
    const uint64_t t2610 = t0 ^ t9 ^ t17;
    const uint64_t t2611 = t0 ^ t13 ^ t18;
    const uint64_t t2612 = t13 ^ t22;
    const uint64_t t2613 = t0 ^ t1 ^ t9 ^ t23;
    const uint64_t t2614 = t0 ^ t1 ^ t9 ^ t13 ^ t25;
    const uint64_t t2615 = t1 ^ t9 ^ t26;
    const uint64_t t2616 = t0 ^ t9 ^ t27;
    const uint64_t t2617 = t1 ^ t9 ^ t13 ^ t28;
    const uint64_t t2618 = t0 ^ t1 ^ t9 ^ t29;
    const uint64_t t2619 = t0 ^ t30;
    const uint64_t t2620 = t0 ^ t1 ^ t13 ^ t31;
    const uint64_t t2621 = t4 | t20 | t247 | t740 | t780 | t1018 | t1964 | t2338 | t2388 | t2490 | t2603 | t2604
        | t2605 | t2606 | t2607 | t2608 | t2609 | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617
        | t2618 | t2619 | t2620;
    const uint64_t t2622 = t1664 & ~t2621;
    const uint64_t t2623 = t1703 & ~t2621;
    const uint64_t t2624 = t9 ^ t13;
    const uint64_t t2625 = ~t2621 & t2624;
    const uint64_t t2626 = t13 & ~t2621;
    const uint64_t t2627 = t0 ^ t1 ^ t6;
    const uint64_t t2628 = t1 ^ t10 ^ t12;
    const uint64_t t2629 = t0 ^ t8 ^ t10 ^ t16;
    const uint64_t t2630 = t10 ^ t17;
    const uint64_t t2631 = t0 ^ t1 ^ t10 ^ t18;
    const uint64_t t2632 = t0 ^ t1 ^ t8 ^ t19;
    const uint64_t t2633 = t0 ^ t8 ^ t10 ^ t21;
    const uint64_t t2634 = t8 ^ t10 ^ t22;
    const uint64_t t2635 = t8 ^ t23;
    const uint64_t t2636 = t0 ^ t8 ^ t25;
    const uint64_t t2637 = t0 ^ t10 ^ t26;
    const uint64_t t2638 = t1 ^ t8 ^ t10 ^ t27;
    const uint64_t t2639 = t0 ^ t1 ^ t10 ^ t28;
    const uint64_t t2640 = t0 ^ t1 ^ t10 ^ t29;
    const uint64_t t2641 = t8 ^ t10 ^ t30;
    const uint64_t t2642 = t0 ^ t1 ^ t31;
    const uint64_t t2643 = t14 | t49 | t95 | t940 | t1450 | t1453 | t1456 | t1473 | t1584 | t1600 | t1791 | t2607
        | t2627 | t2628 | t2629 | t2630 | t2631 | t2632 | t2633 | t2634 | t2635 | t2636 | t2637 | t2638 | t2639
        | t2640 | t2641 | t2642;
    const uint64_t t2644 = t1811 & ~t2643;
    const uint64_t t2645 = t1 & ~t2643;
    const uint64_t t2646 = t1972 & ~t2643;
    const uint64_t t2647 = t8 & ~t2643;
    const uint64_t t2648 = t0 ^ t3 ^ t8 ^ t16;
    const uint64_t t2649 = t1 ^ t4 ^ t8;
    const uint64_t t2650 = t1 ^ t7 ^ t8;
    const uint64_t t2651 = t8 ^ t9 ^ t16;
    const uint64_t t2652 = t0 ^ t1 ^ t10 ^ t16;
    const uint64_t t2653 = t8 ^ t12;
    const uint64_t t2654 = t0 ^ t8 ^ t13;
    const uint64_t t2655 = t1 ^ t14 ^ t16;
    const uint64_t t2656 = t0 ^ t1 ^ t8 ^ t17;
    const uint64_t t2657 = t1 ^ t8 ^ t16 ^ t20;
    const uint64_t t2658 = t1 ^ t8 ^ t16 ^ t21;
    const uint64_t t2659 = t8 ^ t16 ^ t23;
    const uint64_t t2660 = t0 ^ t1 ^ t16 ^ t26;
    const uint64_t t2661 = t0 ^ t16 ^ t28;
    const uint64_t t2662 = t8 ^ t29;
    const uint64_t t2663 = t8 ^ t30;
    const uint64_t t2664 = t8 ^ t16 ^ t31;
    const uint64_t t2665 = t5 | t15 | t77 | t97 | t1009 | t1797 | t1800 | t2105 | t2206 | t2209 | t2636 | t2648
        | t2649 | t2650 | t2651 | t2652 | t2653 | t2654 | t2655 | t2656 | t2657 | t2658 | t2659 | t2660 | t2661
        | t2662 | t2663 | t2664;
    const uint64_t t2666 = t1 ^ t8 ^ t16;
    const uint64_t t2667 = ~t2665 & t2666;
    const uint64_t t2668 = t33 & ~t2665;
    const uint64_t t2669 = t8 ^ t16;
    const uint64_t t2670 = ~t2665 & t2669;
    const uint64_t t2671 = t16 & ~t2665;
    const uint64_t t2672 = t4 ^ t7 ^ t20;
    const uint64_t t2673 = t0 ^ t4 ^ t9 ^ t20;
    const uint64_t t2674 = t2 ^ t4 ^ t10;
    const uint64_t t2675 = t2 ^ t11 ^ t20;
    const uint64_t t2676 = t0 ^ t2 ^ t13;
    const uint64_t t2677 = t0 ^ t2 ^ t15 ^ t20;
    const uint64_t t2678 = t2 ^ t4 ^ t17 ^ t20;
    const uint64_t t2679 = t20 ^ t24;
    const uint64_t t2680 = t0 ^ t2 ^ t20 ^ t25;
    const uint64_t t2681 = t0 ^ t2 ^ t4 ^ t20 ^ t27;
    const uint64_t t2682 = t2 ^ t4 ^ t30;
    const uint64_t t2683 = t1 | t12 | t19 | t135 | t305 | t855 | t1117 | t1606 | t1618 | t1631 | t1779 | t1867
        | t2000 | t2183 | t2410 | t2412 | t2556 | t2672 | t2673 | t2674 | t2675 | t2676 | t2677 | t2678 | t2679
        | t2680 | t2681 | t2682;
    const uint64_t t2684 = t700 & ~t2683;
    const uint64_t t2685 = t4 & ~t2683;
    const uint64_t t2686 = t0 & ~t2683;
    const uint64_t t2687 = t20 & ~t2683;
    const uint64_t t2688 = t3 ^ t4 ^ t5 ^ t8;
    const uint64_t t2689 = t4 ^ t5 ^ t9;
    const uint64_t t2690 = t0 ^ t4 ^ t10;
    const uint64_t t2691 = t0 ^ t3 ^ t5 ^ t11;
    const uint64_t t2692 = t3 ^ t5 ^ t12;
    const uint64_t t2693 = t3 ^ t4 ^ t5 ^ t13;
    const uint64_t t2694 = t5 ^ t14;
    const uint64_t t2695 = t3 ^ t5 ^ t16;
    const uint64_t t2696 = t0 ^ t3 ^ t4 ^ t17;
    const uint64_t t2697 = t0 ^ t3 ^ t18;
    const uint64_t t2698 = t0 ^ t3 ^ t5 ^ t19;
    const uint64_t t2699 = t3 ^ t4 ^ t23;
    const uint64_t t2700 = t3 ^ t5 ^ t25;
    const uint64_t t2701 = t0 ^ t4 ^ t5 ^ t27;
    const uint64_t t2702 = t0 ^ t3 ^ t4 ^ t28;
    const uint64_t t2703 = t0 ^ t3 ^ t4 ^ t29;
    const uint64_t t2704 = t2 | t20 | t122 | t1045 | t1050 | t1118 | t1570 | t1781 | t1839 | t1885 | t2308 | t2435
        | t2688 | t2689 | t2690 | t2691 | t2692 | t2693 | t2694 | t2695 | t2696 | t2697 | t2698 | t2699 | t2700
        | t2701 | t2702 | t2703;
    const uint64_t t2705 = t135 & ~t2704;
    const uint64_t t2706 = t95 & ~t2704;
    const uint64_t t2707 = t4 & ~t2704;
    const uint64_t t2708 = t5 & ~t2704;
    const uint64_t t2709 = t0 ^ t5 ^ t9 ^ t13;
    const uint64_t t2710 = t0 ^ t6 ^ t13;
    const uint64_t t2711 = t0 ^ t2 ^ t7 ^ t9 ^ t13;
    const uint64_t t2712 = t0 ^ t2 ^ t9 ^ t12 ^ t13;
    const uint64_t t2713 = t0 ^ t2 ^ t13 ^ t18;
    const uint64_t t2714 = t0 ^ t2 ^ t9 ^ t19;
    const uint64_t t2715 = t0 ^ t2 ^ t9 ^ t13 ^ t20;
    const uint64_t t2716 = t13 ^ t23;
    const uint64_t t2717 = t0 ^ t2 ^ t9 ^ t13 ^ t24;
    const uint64_t t2718 = t2 ^ t9 ^ t25;
    const uint64_t t2719 = t0 ^ t9 ^ t13 ^ t27;
    const uint64_t t2720 = t2 ^ t13 ^ t28;
    const uint64_t t2721 = t9 ^ t29;
    const uint64_t t2722 = t9 ^ t30;
    const uint64_t t2723 = t9 ^ t13 ^ t31;
    const uint64_t t2724 = t3 | t69 | t826 | t844 | t862 | t1533 | t1954 | t1964 | t1966 | t2081 | t2490 | t2609
        | t2654 | t2709 | t2710 | t2711 | t2712 | t2713 | t2714 | t2715 | t2716 | t2717 | t2718 | t2719 | t2720
        | t2721 | t2722 | t2723;
    const uint64_t t2725 = t2598 & ~t2724;
    const uint64_t t2726 = t328 & ~t2724;
    const uint64_t t2727 = t2624 & ~t2724;
    const uint64_t t2728 = t13 & ~t2724;
    const uint64_t t2729 = t1 ^ t3 ^ t8 ^ t10;
    const uint64_t t2730 = t1 ^ t5 ^ t8;
    const uint64_t t2731 = t0 ^ t1 ^ t7 ^ t8;
    const uint64_t t2732 = t1 ^ t8 ^ t10 ^ t12;
    const uint64_t t2733 = t0 ^ t1 ^ t8 ^ t10 ^ t17;
    const uint64_t t2734 = t10 ^ t18;
    const uint64_t t2735 = t0 ^ t10 ^ t19;
    const uint64_t t2736 = t0 ^ t8 ^ t20;
    const uint64_t t2737 = t0 ^ t8 ^ t21;
    const uint64_t t2738 = t0 ^ t1 ^ t8 ^ t10 ^ t22;
    const uint64_t t2739 = t8 ^ t10 ^ t23;
    const uint64_t t2740 = t8 ^ t10 ^ t24;
    const uint64_t t2741 = t0 ^ t8 ^ t10 ^ t25;
    const uint64_t t2742 = t1 ^ t8 ^ t26;
    const uint64_t t2743 = t0 ^ t1 ^ t27;
    const uint64_t t2744 = t0 ^ t1 ^ t8 ^ t10 ^ t28;
    const uint64_t t2745 = t1 ^ t8 ^ t29;
    const uint64_t t2746 = t10 ^ t31;
    const uint64_t t2747 = t4 | t14 | t740 | t940 | t1456 | t1699 | t2242 | t2654 | t2663 | t2669 | t2729 | t2730
        | t2731 | t2732 | t2733 | t2734 | t2735 | t2736 | t2737 | t2738 | t2739 | t2740 | t2741 | t2742 | t2743
        | t2744 | t2745 | t2746;
    const uint64_t t2748 = t33 & ~t2747;
    const uint64_t t2749 = t1720 & ~t2747;
    const uint64_t t2750 = t1972 & ~t2747;
    const uint64_t t2751 = t8 & ~t2747;
    const uint64_t t2752 = t1 ^ t2 ^ t25;
    const uint64_t t2753 = t8 ^ t9 ^ t25;
    const uint64_t t2754 = t0 ^ t10 ^ t25;
    const uint64_t t2755 = t0 ^ t1 ^ t8 ^ t14 ^ t25;
    const uint64_t t2756 = t8 ^ t16 ^ t25;
    const uint64_t t2757 = t0 ^ t1 ^ t8 ^ t20;
    const uint64_t t2758 = t0 ^ t1 ^ t8 ^ t21;
    const uint64_t t2759 = t0 ^ t8 ^ t23;
    const uint64_t t2760 = t8 ^ t24;
    const uint64_t t2761 = t0 ^ t1 ^ t8 ^ t25 ^ t26;
    const uint64_t t2762 = t1 ^ t27;
    const uint64_t t2763 = t0 ^ t25 ^ t28;
    const uint64_t t2764 = t25 ^ t31;
    const uint64_t t2765 = t15 | t95 | t584 | t1473 | t1543 | t1703 | t1800 | t1988 | t2105 | t2107 | t2450 | t2627
        | t2649 | t2650 | t2653 | t2752 | t2753 | t2754 | t2755 | t2756 | t2757 | t2758 | t2759 | t2760 | t2761
        | t2762 | t2763 | t2764;
    const uint64_t t2766 = t2124 & ~t2765;
    const uint64_t t2767 = t1 & ~t2765;
    const uint64_t t2768 = t2207 & ~t2765;
    const uint64_t t2769 = t25 & ~t2765;
    const uint64_t t2770 = t1 ^ t4 ^ t9;
    const uint64_t t2771 = t1 ^ t7 ^ t9;
    const uint64_t t2772 = t9 ^ t10 ^ t24;
    const uint64_t t2773 = t0 ^ t1 ^ t11 ^ t24;
    const uint64_t t2774 = t0 ^ t9 ^ t14;
    const uint64_t t2775 = t1 ^ t15 ^ t24;
    const uint64_t t2776 = t0 ^ t1 ^ t17 ^ t24;
    const uint64_t t2777 = t0 ^ t1 ^ t9 ^ t19;
    const uint64_t t2778 = t9 ^ t24 ^ t25;
    const uint64_t t2779 = t24 ^ t26;
    const uint64_t t2780 = t1 ^ t24 ^ t27;
    const uint64_t t2781 = t0 ^ t9 ^ t28;
    const uint64_t t2782 = t0 ^ t1 ^ t24 ^ t30;
    const uint64_t t2783 = t5 | t8 | t97 | t319 | t1568 | t1691 | t1729 | t1920 | t1953 | t1954 | t2079 | t2236
        | t2238 | t2598 | t2624 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775 | t2776 | t2777 | t2778 | t2779
        | t2780 | t2781 | t2782;
    const uint64_t t2784 = t1 ^ t9 ^ t24;
    const uint64_t t2785 = ~t2783 & t2784;
    const uint64_t t2786 = t1816 & ~t2783;
    const uint64_t t2787 = t2480 & ~t2783;
    const uint64_t t2788 = t24 & ~t2783;
    const uint64_t t2789 = t0 ^ t1 ^ t3 ^ t10;
    const uint64_t t2790 = t3 ^ t4 ^ t27;
    const uint64_t t2791 = t0 ^ t8 ^ t10 ^ t27;
    const uint64_t t2792 = t0 ^ t9 ^ t10 ^ t27;
    const uint64_t t2793 = t10 ^ t11 ^ t27;
    const uint64_t t2794 = t0 ^ t3 ^ t12 ^ t27;
    const uint64_t t2795 = t0 ^ t13 ^ t27;
    const uint64_t t2796 = t0 ^ t14 ^ t27;
    const uint64_t t2797 = t0 ^ t3 ^ t18 ^ t27;
    const uint64_t t2798 = t0 ^ t3 ^ t10 ^ t20;
    const uint64_t t2799 = t0 ^ t3 ^ t10 ^ t22;
    const uint64_t t2800 = t3 ^ t23;
    const uint64_t t2801 = t3 ^ t10 ^ t24;
    const uint64_t t2802 = t3 ^ t10 ^ t25 ^ t27;
    const uint64_t t2803 = t10 ^ t26 ^ t27;
    const uint64_t t2804 = t0 ^ t10 ^ t27 ^ t28;
    const uint64_t t2805 = t10 ^ t29;
    const uint64_t t2806 = t0 ^ t10 ^ t30;
    const uint64_t t2807 = t0 ^ t3 ^ t27 ^ t31;
    const uint64_t t2808 = t5 | t106 | t1459 | t1506 | t1646 | t1706 | t1942 | t1952 | t2435 | t2789 | t2790
        | t2791 | t2792 | t2793 | t2794 | t2795 | t2796 | t2797 | t2798 | t2799 | t2800 | t2801 | t2802 | t2803
        | t2804 | t2805 | t2806 | t2807;
    const uint64_t t2809 = t1630 & ~t2808;
    const uint64_t t2810 = t3 & ~t2808;
    const uint64_t t2811 = t2249 & ~t2808;
    const uint64_t t2812 = t27 & ~t2808;
    const uint64_t t2813 = t0 ^ t4 ^ t5 ^ t28;
    const uint64_t t2814 = t4 ^ t8;
    const uint64_t t2815 = t0 ^ t4 ^ t9 ^ t28;
    const uint64_t t2816 = t0 ^ t10 ^ t28;
    const uint64_t t2817 = t1 ^ t12 ^ t28;
    const uint64_t t2818 = t0 ^ t1 ^ t13 ^ t28;
    const uint64_t t2819 = t0 ^ t1 ^ t4 ^ t14 ^ t28;
    const uint64_t t2820 = t0 ^ t1 ^ t15 ^ t28;
    const uint64_t t2821 = t4 ^ t16;
    const uint64_t t2822 = t0 ^ t1 ^ t4 ^ t19 ^ t28;
    const uint64_t t2823 = t1 ^ t20;
    const uint64_t t2824 = t0 ^ t1 ^ t4 ^ t22;
    const uint64_t t2825 = t0 ^ t1 ^ t4 ^ t24 ^ t28;
    const uint64_t t2826 = t1 ^ t4 ^ t26 ^ t28;
    const uint64_t t2827 = t1 ^ t27 ^ t28;
    const uint64_t t2828 = t1 ^ t4 ^ t29;
    const uint64_t t2829 = t0 ^ t4 ^ t28 ^ t30;
    const uint64_t t2830 = t99 | t107 | t135 | t453 | t459 | t1506 | t1568 | t1706 | t2181 | t2312 | t2763 | t2813
        | t2814 | t2815 | t2816 | t2817 | t2818 | t2819 | t2820 | t2821 | t2822 | t2823 | t2824 | t2825 | t2826
        | t2827 | t2828 | t2829;
    const uint64_t t2831 = t2250 & ~t2830;
    const uint64_t t2832 = t4 & ~t2830;
    const uint64_t t2833 = t86 & ~t2830;
    const uint64_t t2834 = t28 & ~t2830;
    const uint64_t t2835 = t0 ^ t1 ^ t2 ^ t8 ^ t10;
    const uint64_t t2836 = t0 ^ t2 ^ t7 ^ t8 ^ t10;
    const uint64_t t2837 = t0 ^ t2 ^ t10 ^ t13;
    const uint64_t t2838 = t8 ^ t10 ^ t16;
    const uint64_t t2839 = t0 ^ t8 ^ t10 ^ t18;
    const uint64_t t2840 = t0 ^ t2 ^ t8 ^ t20;
    const uint64_t t2841 = t0 ^ t2 ^ t8 ^ t21;
    const uint64_t t2842 = t0 ^ t2 ^ t8 ^ t22;
    const uint64_t t2843 = t8 ^ t10 ^ t25;
    const uint64_t t2844 = t8 ^ t26;
    const uint64_t t2845 = t2 ^ t10 ^ t28;
    const uint64_t t2846 = t0 ^ t8 ^ t29;
    const uint64_t t2847 = t3 | t14 | t108 | t940 | t1456 | t1815 | t1816 | t1867 | t1952 | t2034 | t2301 | t2325
        | t2337 | t2619 | t2630 | t2760 | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843
        | t2844 | t2845 | t2846;
    const uint64_t t2848 = t1942 & ~t2847;
    const uint64_t t2849 = t35 & ~t2847;
    const uint64_t t2850 = t1972 & ~t2847;
    const uint64_t t2851 = t8 & ~t2847;
    const uint64_t t2852 = t1 ^ t3 ^ t8 ^ t27;
    const uint64_t t2853 = t1 ^ t5 ^ t27;
    const uint64_t t2854 = t1 ^ t6 ^ t8 ^ t27;
    const uint64_t t2855 = t0 ^ t1 ^ t7 ^ t27;
    const uint64_t t2856 = t8 ^ t9 ^ t27;
    const uint64_t t2857 = t1 ^ t13 ^ t27;
    const uint64_t t2858 = t0 ^ t8 ^ t14 ^ t27;
    const uint64_t t2859 = t0 ^ t1 ^ t8 ^ t16 ^ t27;
    const uint64_t t2860 = t0 ^ t1 ^ t8 ^ t19 ^ t27;
    const uint64_t t2861 = t8 ^ t20;
    const uint64_t t2862 = t1 ^ t21 ^ t27;
    const uint64_t t2863 = t1 ^ t22 ^ t27;
    const uint64_t t2864 = t1 ^ t8 ^ t24 ^ t27;
    const uint64_t t2865 = t1 ^ t8 ^ t25;
    const uint64_t t2866 = t8 ^ t26 ^ t27;
    const uint64_t t2867 = t0 ^ t8 ^ t27 ^ t28;
    const uint64_t t2868 = t4 | t15 | t740 | t744 | t1192 | t1797 | t1833 | t2105 | t2642 | t2653 | t2662 | t2759
        | t2852 | t2853 | t2854 | t2855 | t2856 | t2857 | t2858 | t2859 | t2860 | t2861 | t2862 | t2863 | t2864
        | t2865 | t2866 | t2867;
    const uint64_t t2869 = t1630 & ~t2868;
    const uint64_t t2870 = t2762 & ~t2868;
    const uint64_t t2871 = t1985 & ~t2868;
    const uint64_t t2872 = t27 & ~t2868;
    const uint64_t t2873 = t9 ^ t10 ^ t28;
    const uint64_t t2874 = t0 ^ t11 ^ t28;
    const uint64_t t2875 = t0 ^ t1 ^ t9 ^ t15 ^ t28;
    const uint64_t t2876 = t9 ^ t19;
    const uint64_t t2877 = t0 ^ t9 ^ t20;
    const uint64_t t2878 = t0 ^ t24 ^ t28;
    const uint64_t t2879 = t0 ^ t1 ^ t9 ^ t25 ^ t28;
    const uint64_t t2880 = t1 ^ t9 ^ t26 ^ t28;
    const uint64_t t2881 = t9 ^ t27 ^ t28;
    const uint64_t t2882 = t1 ^ t9 ^ t29;
    const uint64_t t2883 = t0 ^ t9 ^ t28 ^ t30;
    const uint64_t t2884 = t0 ^ t1 ^ t9 ^ t31;
    const uint64_t t2885 = t8 | t42 | t95 | t1473 | t1610 | t1729 | t1838 | t1920 | t2079 | t2231 | t2236 | t2488
        | t2624 | t2627 | t2770 | t2771 | t2873 | t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881
        | t2882 | t2883 | t2884;
    const uint64_t t2886 = t2250 & ~t2885;
    const uint64_t t2887 = t1 & ~t2885;
    const uint64_t t2888 = t2075 & ~t2885;
    const uint64_t t2889 = t28 & ~t2885;
    const uint64_t t2890 = t0 ^ t1 ^ t3 ^ t8 ^ t10;
    const uint64_t t2891 = t1 ^ t8 ^ t10 ^ t11;
    const uint64_t t2892 = t8 ^ t10 ^ t14;
    const uint64_t t2893 = t0 ^ t10 ^ t15;
    const uint64_t t2894 = t0 ^ t1 ^ t10 ^ t17;
    const uint64_t t2895 = t10 ^ t20;
    const uint64_t t2896 = t0 ^ t1 ^ t10 ^ t23;
    const uint64_t t2897 = t1 ^ t24;
    const uint64_t t2898 = t0 ^ t1 ^ t8 ^ t25;
    const uint64_t t2899 = t1 ^ t8 ^ t10 ^ t28;
    const uint64_t t2900 = t0 ^ t8 ^ t10 ^ t31;
    const uint64_t t2901 = t5 | t97 | t558 | t824 | t869 | t1450 | t1453 | t1459 | t1544 | t1561 | t1942 | t2209
        | t2223 | t2328 | t2347 | t2662 | t2844 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895 | t2896 | t2897
        | t2898 | t2899 | t2900;
    const uint64_t t2902 = t1972 & ~t2901;
    const uint64_t t2903 = t1602 & ~t2901;
    const uint64_t t2904 = t1 ^ t8 ^ t10;
    const uint64_t t2905 = ~t2901 & t2904;
    const uint64_t t2906 = t1720 & ~t2901;
    const uint64_t t2907 = t0 ^ t1 ^ t3 ^ t11;
    const uint64_t t2908 = t0 ^ t4 ^ t9 ^ t11;
    const uint64_t t2909 = t0 ^ t3 ^ t4 ^ t10 ^ t11;
    const uint64_t t2910 = t3 ^ t4 ^ t11 ^ t12;
    const uint64_t t2911 = t0 ^ t3 ^ t4 ^ t13;
    const uint64_t t2912 = t0 ^ t3 ^ t11 ^ t16;
    const uint64_t t2913 = t0 ^ t3 ^ t11 ^ t18;
    const uint64_t t2914 = t0 ^ t3 ^ t21;
    const uint64_t t2915 = t0 ^ t4 ^ t11 ^ t24;
    const uint64_t t2916 = t4 ^ t11 ^ t26;
    const uint64_t t2917 = t0 ^ t3 ^ t4 ^ t11 ^ t27;
    const uint64_t t2918 = t4 ^ t11 ^ t28;
    const uint64_t t2919 = t0 ^ t3 ^ t29;
    const uint64_t t2920 = t5 | t44 | t146 | t206 | t582 | t1478 | t1506 | t1517 | t1560 | t1653 | t1665 | t1823
        | t2187 | t2394 | t2561 | t2907 | t2908 | t2909 | t2910 | t2911 | t2912 | t2913 | t2914 | t2915 | t2916
        | t2917 | t2918 | t2919;
    const uint64_t t2921 = t0 ^ t3 ^ t4;
    const uint64_t t2922 = ~t2920 & t2921;
    const uint64_t t2923 = t3 & ~t2920;
    const uint64_t t2924 = t1532 & ~t2920;
    const uint64_t t2925 = t1505 & ~t2920;
    const uint64_t t2926 = t0 ^ t4 ^ t5 ^ t21;
    const uint64_t t2927 = t0 ^ t1 ^ t4 ^ t9 ^ t21;
    const uint64_t t2928 = t0 ^ t4 ^ t10 ^ t21;
    const uint64_t t2929 = t0 ^ t1 ^ t4 ^ t15 ^ t21;
    const uint64_t t2930 = t0 ^ t1 ^ t4 ^ t16;
    const uint64_t t2931 = t0 ^ t1 ^ t4 ^ t24;
    const uint64_t t2932 = t1 ^ t21 ^ t25;
    const uint64_t t2933 = t4 ^ t21 ^ t26;
    const uint64_t t2934 = t1 ^ t4 ^ t21 ^ t27;
    const uint64_t t2935 = t0 ^ t21 ^ t28;
    const uint64_t t2936 = t0 ^ t21 ^ t29;
    const uint64_t t2937 = t14 | t22 | t30 | t42 | t45 | t99 | t135 | t459 | t838 | t1231 | t1506 | t1539 | t1664
        | t1674 | t1722 | t2093 | t2758 | t2926 | t2927 | t2928 | t2929 | t2930 | t2931 | t2932 | t2933 | t2934
        | t2935 | t2936;
    const uint64_t t2938 = t1838 & ~t2937;
    const uint64_t t2939 = t4 & ~t2937;
    const uint64_t t2940 = t824 & ~t2937;
    const uint64_t t2941 = t21 & ~t2937;
    const uint64_t t2942 = t0 ^ t1 ^ t3 ^ t6 ^ t26;
    const uint64_t t2943 = t0 ^ t5 ^ t6 ^ t26;
    const uint64_t t2944 = t6 ^ t9 ^ t26;
    const uint64_t t2945 = t0 ^ t12 ^ t26;
    const uint64_t t2946 = t6 ^ t16 ^ t26;
    const uint64_t t2947 = t1 ^ t18;
    const uint64_t t2948 = t0 ^ t1 ^ t6 ^ t20 ^ t26;
    const uint64_t t2949 = t6 ^ t24 ^ t26;
    const uint64_t t2950 = t0 ^ t6 ^ t29;
    const uint64_t t2951 = t15 | t21 | t23 | t31 | t39 | t99 | t1232 | t1449 | t1513 | t1564 | t1570 | t1680
        | t1698 | t1701 | t1712 | t1732 | t1862 | t2264 | t2710 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947
        | t2948 | t2949 | t2950;
    const uint64_t t2952 = t2281 & ~t2951;
    const uint64_t t2953 = t6 ^ t26;
    const uint64_t t2954 = ~t2951 & t2953;
    const uint64_t t2955 = t26 & ~t2951;
    const uint64_t t2956 = t1467 & ~t2951;
    const uint64_t t2957 = t0 ^ t1 ^ t7 ^ t12;
    const uint64_t t2958 = t0 ^ t6 ^ t7 ^ t13;
    const uint64_t t2959 = t1 ^ t7 ^ t23;
    const uint64_t t2960 = t1 ^ t6 ^ t25;
    const uint64_t t2961 = t1 ^ t6 ^ t7 ^ t27;
    const uint64_t t2962 = t1 ^ t7 ^ t28;
    const uint64_t t2963 = t7 ^ t29;
    const uint64_t t2964 = t0 ^ t1 ^ t7 ^ t30;
    const uint64_t t2965 = t0 ^ t1 ^ t7 ^ t31;
    const uint64_t t2966 = t5 | t8 | t16 | t22 | t24 | t40 | t67 | t77 | t146 | t342 | t1293 | t1449 | t1536
        | t1552 | t1558 | t1575 | t1727 | t2281 | t2471 | t2957 | t2958 | t2959 | t2960 | t2961 | t2962 | t2963
        | t2964 | t2965;
    const uint64_t t2967 = t0 ^ t1 ^ t6 ^ t7;
    const uint64_t t2968 = ~t2966 & t2967;
    const uint64_t t2969 = t97 & ~t2966;
    const uint64_t t2970 = t1255 & ~t2966;
    const uint64_t t2971 = t1576 & ~t2966;
    const uint64_t t2972 = ~t57 | ~t90 | ~t128 | ~t166 | ~t205 | ~t246 | ~t286 | ~t327 | ~t368 | ~t407 | ~t448
        | ~t488 | ~t529 | ~t569 | ~t610 | ~t649 | ~t689 | ~t729 | ~t770 | ~t810 | ~t850 | ~t889 | ~t925 | ~t965
        | ~t1006 | ~t1046 | ~t1086 | ~t1126 | ~t1165 | ~t1205 | ~t1244 | ~t1282 | ~t1320 | ~t1357 | ~t1393 | ~t1433
        | ~t1472 | ~t1497 | ~t1524 | ~t1546 | ~t1569 | ~t1593 | ~t1612 | ~t1634 | ~t1655 | ~t1675 | ~t1693 | ~t1715
        | ~t1734 | ~t1756 | ~t1783 | ~t1809 | ~t1828 | ~t1848 | ~t1868 | ~t1890 | ~t1909 | ~t1934 | ~t1962 | ~t1990
        | ~t2007 | ~t2028 | ~t2053 | ~t2078 | ~t2103 | ~t2129 | ~t2150 | ~t2169 | ~t2188 | ~t2214 | ~t2234 | ~t2252
        | ~t2268 | ~t2284 | ~t2302 | ~t2319 | ~t2345 | ~t2360 | ~t2379 | ~t2400 | ~t2425 | ~t2444 | ~t2461 | ~t2486
        | ~t2506 | ~t2531 | ~t2555 | ~t2576 | ~t2597 | ~t2621 | ~t2643 | ~t2665 | ~t2683 | ~t2704 | ~t2724 | ~t2747
        | ~t2765 | ~t2783 | ~t2808 | ~t2830 | ~t2847 | ~t2868 | ~t2885 | ~t2901 | ~t2920 | ~t2937 | ~t2951 | ~t2966;
    const uint64_t t2973 = t32 & t2972;
    const uint64_t t2974 = t32 & ~t2972;
    const uint64_t t2975 = t58 | t1474;
    const uint64_t t2976 = t59 | t1499;
    const uint64_t t2977 = t60 | t1525;
    const uint64_t t2978 = t61 | t1547;
    const uint64_t t2979 = t62 | t1571;
    const uint64_t t2980 = t63 | t1594;
    const uint64_t t2981 = t64 | t1613;
    const uint64_t t2982 = t65 | t1635;
    const uint64_t t2983 = t92 | t1656;
    const uint64_t t2984 = t93 | t1676;
    const uint64_t t2985 = t94 | t1694;
    const uint64_t t2986 = t96 | t1716;
    const uint64_t t2987 = t98 | t1735;
    const uint64_t t2988 = t100 | t1757;
    const uint64_t t2989 = t101 | t1784;
    const uint64_t t2990 = t103 | t1810;
    const uint64_t t2991 = t130 | t1829;
    const uint64_t t2992 = t131 | t1849;
    const uint64_t t2993 = t132 | t1869;
    const uint64_t t2994 = t134 | t1891;
    const uint64_t t2995 = t136 | t1910;
    const uint64_t t2996 = t138 | t1936;
    const uint64_t t2997 = t139 | t1963;
    const uint64_t t2998 = t141 | t1991;
    const uint64_t t2999 = t168 | t2008;
    const uint64_t t3000 = t169 | t2029;
    const uint64_t t3001 = t170 | t2054;
    const uint64_t t3002 = t172 | t2080;
    const uint64_t t3003 = t174 | t2104;
    const uint64_t t3004 = t176 | t2130;
    const uint64_t t3005 = t178 | t2151;
    const uint64_t t3006 = t180 | t2171;
    const uint64_t t3007 = t207 | t2189;
    const uint64_t t3008 = t209 | t2215;
    const uint64_t t3009 = t211 | t2235;
    const uint64_t t3010 = t213 | t2253;
    const uint64_t t3011 = t215 | t2269;
    const uint64_t t3012 = t217 | t2285;
    const uint64_t t3013 = t219 | t2304;
    const uint64_t t3014 = t221 | t2320;
    const uint64_t t3015 = t248 | t2346;
    const uint64_t t3016 = t250 | t2362;
    const uint64_t t3017 = t252 | t2380;
    const uint64_t t3018 = t254 | t2401;
    const uint64_t t3019 = t256 | t2427;
    const uint64_t t3020 = t258 | t2445;
    const uint64_t t3021 = t260 | t2463;
    const uint64_t t3022 = t261 | t2487;
    const uint64_t t3023 = t288 | t2508;
    const uint64_t t3024 = t290 | t2533;
    const uint64_t t3025 = t292 | t2557;
    const uint64_t t3026 = t294 | t2577;
    const uint64_t t3027 = t296 | t2599;
    const uint64_t t3028 = t298 | t2622;
    const uint64_t t3029 = t300 | t2644;
    const uint64_t t3030 = t302 | t2667;
    const uint64_t t3031 = t329 | t2684;
    const uint64_t t3032 = t331 | t2705;
    const uint64_t t3033 = t333 | t2725;
    const uint64_t t3034 = t335 | t2748;
    const uint64_t t3035 = t337 | t2766;
    const uint64_t t3036 = t339 | t2785;
    const uint64_t t3037 = t341 | t2809;
    const uint64_t t3038 = t343 | t2831;
    const uint64_t t3039 = t370 | t2848;
    const uint64_t t3040 = t372 | t2869;
    const uint64_t t3041 = t374 | t2886;
    const uint64_t t3042 = t376 | t2902;
    const uint64_t t3043 = t378 | t2922;
    const uint64_t t3044 = t380 | t2938;
    const uint64_t t3045 = t381 | t2952;
    const uint64_t t3046 = t382 | t2968;
    const uint64_t t3047 = t409 | t1475;
    const uint64_t t3048 = t411 | t1500;
    const uint64_t t3049 = t413 | t1526;
    const uint64_t t3050 = t415 | t1548;
    const uint64_t t3051 = t417 | t1572;
    const uint64_t t3052 = t419 | t1595;
    const uint64_t t3053 = t421 | t1614;
    const uint64_t t3054 = t423 | t1637;
    const uint64_t t3055 = t450 | t1657;
    const uint64_t t3056 = t452 | t1677;
    const uint64_t t3057 = t454 | t1695;
    const uint64_t t3058 = t456 | t1717;
    const uint64_t t3059 = t458 | t1736;
    const uint64_t t3060 = t460 | t1758;
    const uint64_t t3061 = t461 | t1786;
    const uint64_t t3062 = t463 | t1812;
    const uint64_t t3063 = t490 | t1830;
    const uint64_t t3064 = t492 | t1850;
    const uint64_t t3065 = t494 | t1870;
    const uint64_t t3066 = t496 | t1892;
    const uint64_t t3067 = t498 | t1912;
    const uint64_t t3068 = t500 | t1938;
    const uint64_t t3069 = t502 | t1965;
    const uint64_t t3070 = t504 | t1992;
    const uint64_t t3071 = t531 | t2009;
    const uint64_t t3072 = t533 | t2030;
    const uint64_t t3073 = t535 | t2056;
    const uint64_t t3074 = t537 | t2082;
    const uint64_t t3075 = t539 | t2106;
    const uint64_t t3076 = t541 | t2131;
    const uint64_t t3077 = t543 | t2152;
    const uint64_t t3078 = t544 | t2172;
    const uint64_t t3079 = t571 | t2191;
    const uint64_t t3080 = t573 | t2216;
    const uint64_t t3081 = t575 | t2237;
    const uint64_t t3082 = t577 | t2254;
    const uint64_t t3083 = t579 | t2270;
    const uint64_t t3084 = t581 | t2286;
    const uint64_t t3085 = t583 | t2305;
    const uint64_t t3086 = t585 | t2321;
    const uint64_t t3087 = t612 | t2348;
    const uint64_t t3088 = t614 | t2363;
    const uint64_t t3089 = t615 | t2381;
    const uint64_t t3090 = t617 | t2402;
    const uint64_t t3091 = t619 | t2428;
    const uint64_t t3092 = t620 | t2446;
    const uint64_t t3093 = t622 | t2465;
    const uint64_t t3094 = t624 | t2489;
    const uint64_t t3095 = t651 | t2509;
    const uint64_t t3096 = t653 | t2534;
    const uint64_t t3097 = t655 | t2558;
    const uint64_t t3098 = t657 | t2578;
    const uint64_t t3099 = t659 | t2600;
    const uint64_t t3100 = t661 | t2623;
    const uint64_t t3101 = t663 | t2645;
    const uint64_t t3102 = t664 | t2668;
    const uint64_t t3103 = t691 | t2685;
    const uint64_t t3104 = t693 | t2706;
    const uint64_t t3105 = t695 | t2726;
    const uint64_t t3106 = t697 | t2749;
    const uint64_t t3107 = t699 | t2767;
    const uint64_t t3108 = t701 | t2786;
    const uint64_t t3109 = t702 | t2810;
    const uint64_t t3110 = t704 | t2832;
    const uint64_t t3111 = t731 | t2849;
    const uint64_t t3112 = t733 | t2870;
    const uint64_t t3113 = t735 | t2887;
    const uint64_t t3114 = t737 | t2903;
    const uint64_t t3115 = t739 | t2923;
    const uint64_t t3116 = t741 | t2939;
    const uint64_t t3117 = t743 | t2954;
    const uint64_t t3118 = t745 | t2969;
    const uint64_t t3119 = t772 | t1476;
    const uint64_t t3120 = t774 | t1502;
    const uint64_t t3121 = t775 | t1527;
    const uint64_t t3122 = t777 | t1549;
    const uint64_t t3123 = t779 | t1573;
    const uint64_t t3124 = t781 | t1596;
    const uint64_t t3125 = t783 | t1615;
    const uint64_t t3126 = t785 | t1638;
    const uint64_t t3127 = t812 | t1658;
    const uint64_t t3128 = t813 | t1678;
    const uint64_t t3129 = t815 | t1696;
    const uint64_t t3130 = t817 | t1718;
    const uint64_t t3131 = t819 | t1737;
    const uint64_t t3132 = t821 | t1759;
    const uint64_t t3133 = t823 | t1787;
    const uint64_t t3134 = t825 | t1813;
    const uint64_t t3135 = t852 | t1831;
    const uint64_t t3136 = t854 | t1851;
    const uint64_t t3137 = t856 | t1871;
    const uint64_t t3138 = t857 | t1893;
    const uint64_t t3139 = t859 | t1913;
    const uint64_t t3140 = t861 | t1939;
    const uint64_t t3141 = t863 | t1967;
    const uint64_t t3142 = t864 | t1993;
    const uint64_t t3143 = t891 | t2010;
    const uint64_t t3144 = t892 | t2031;
    const uint64_t t3145 = t893 | t2057;
    const uint64_t t3146 = t894 | t2083;
    const uint64_t t3147 = t896 | t2108;
    const uint64_t t3148 = t898 | t2132;
    const uint64_t t3149 = t899 | t2153;
    const uint64_t t3150 = t900 | t2173;
    const uint64_t t3151 = t927 | t2192;
    const uint64_t t3152 = t929 | t2217;
    const uint64_t t3153 = t931 | t2239;
    const uint64_t t3154 = t933 | t2255;
    const uint64_t t3155 = t935 | t2271;
    const uint64_t t3156 = t937 | t2287;
    const uint64_t t3157 = t939 | t2306;
    const uint64_t t3158 = t941 | t2322;
    const uint64_t t3159 = t967 | t2349;
    const uint64_t t3160 = t969 | t2364;
    const uint64_t t3161 = t971 | t2382;
    const uint64_t t3162 = t973 | t2403;
    const uint64_t t3163 = t975 | t2429;
    const uint64_t t3164 = t977 | t2447;
    const uint64_t t3165 = t979 | t2466;
    const uint64_t t3166 = t981 | t2491;
    const uint64_t t3167 = t1008 | t2510;
    const uint64_t t3168 = t1010 | t2535;
    const uint64_t t3169 = t1012 | t2559;
    const uint64_t t3170 = t1014 | t2579;
    const uint64_t t3171 = t1015 | t2601;
    const uint64_t t3172 = t1017 | t2625;
    const uint64_t t3173 = t1019 | t2646;
    const uint64_t t3174 = t1021 | t2670;
    const uint64_t t3175 = t1047 | t2686;
    const uint64_t t3176 = t1049 | t2707;
    const uint64_t t3177 = t1051 | t2727;
    const uint64_t t3178 = t1053 | t2750;
    const uint64_t t3179 = t1055 | t2768;
    const uint64_t t3180 = t1057 | t2787;
    const uint64_t t3181 = t1059 | t2811;
    const uint64_t t3182 = t1061 | t2833;
    const uint64_t t3183 = t1088 | t2850;
    const uint64_t t3184 = t1090 | t2871;
    const uint64_t t3185 = t1092 | t2888;
    const uint64_t t3186 = t1094 | t2905;
    const uint64_t t3187 = t1096 | t2924;
    const uint64_t t3188 = t1098 | t2940;
    const uint64_t t3189 = t1100 | t2955;
    const uint64_t t3190 = t1102 | t2970;
    const uint64_t t3191 = t1128 | t1477;
    const uint64_t t3192 = t1130 | t1503;
    const uint64_t t3193 = t1132 | t1528;
    const uint64_t t3194 = t1133 | t1550;
    const uint64_t t3195 = t1135 | t1574;
    const uint64_t t3196 = t1137 | t1597;
    const uint64_t t3197 = t1139 | t1616;
    const uint64_t t3198 = t1141 | t1639;
    const uint64_t t3199 = t1167 | t1659;
    const uint64_t t3200 = t1169 | t1679;
    const uint64_t t3201 = t1171 | t1697;
    const uint64_t t3202 = t1173 | t1719;
    const uint64_t t3203 = t1175 | t1738;
    const uint64_t t3204 = t1176 | t1760;
    const uint64_t t3205 = t1178 | t1788;
    const uint64_t t3206 = t1180 | t1814;
    const uint64_t t3207 = t1207 | t1832;
    const uint64_t t3208 = t1209 | t1852;
    const uint64_t t3209 = t1211 | t1872;
    const uint64_t t3210 = t1213 | t1894;
    const uint64_t t3211 = t1215 | t1914;
    const uint64_t t3212 = t1217 | t1940;
    const uint64_t t3213 = t1218 | t1968;
    const uint64_t t3214 = t1219 | t1994;
    const uint64_t t3215 = t1246 | t2011;
    const uint64_t t3216 = t1248 | t2032;
    const uint64_t t3217 = t1250 | t2058;
    const uint64_t t3218 = t1252 | t2084;
    const uint64_t t3219 = t1254 | t2109;
    const uint64_t t3220 = t1256 | t2133;
    const uint64_t t3221 = t1258 | t2154;
    const uint64_t t3222 = t1259 | t2174;
    const uint64_t t3223 = t1284 | t2193;
    const uint64_t t3224 = t1286 | t2218;
    const uint64_t t3225 = t1288 | t2240;
    const uint64_t t3226 = t1290 | t2256;
    const uint64_t t3227 = t1292 | t2272;
    const uint64_t t3228 = t1294 | t2288;
    const uint64_t t3229 = t1295 | t2307;
    const uint64_t t3230 = t1296 | t2323;
    const uint64_t t3231 = t1322 | t2350;
    const uint64_t t3232 = t1324 | t2365;
    const uint64_t t3233 = t1325 | t2383;
    const uint64_t t3234 = t1326 | t2404;
    const uint64_t t3235 = t1328 | t2430;
    const uint64_t t3236 = t1330 | t2448;
    const uint64_t t3237 = t1331 | t2467;
    const uint64_t t3238 = t1332 | t2492;
    const uint64_t t3239 = t1358 | t2511;
    const uint64_t t3240 = t1359 | t2536;
    const uint64_t t3241 = t1360 | t2560;
    const uint64_t t3242 = t1362 | t2580;
    const uint64_t t3243 = t1364 | t2602;
    const uint64_t t3244 = t1366 | t2626;
    const uint64_t t3245 = t1367 | t2647;
    const uint64_t t3246 = t1368 | t2671;
    const uint64_t t3247 = t1395 | t2687;
    const uint64_t t3248 = t1397 | t2708;
    const uint64_t t3249 = t1399 | t2728;
    const uint64_t t3250 = t1401 | t2751;
    const uint64_t t3251 = t1403 | t2769;
    const uint64_t t3252 = t1405 | t2788;
    const uint64_t t3253 = t1406 | t2812;
    const uint64_t t3254 = t1408 | t2834;
    const uint64_t t3255 = t1435 | t2851;
    const uint64_t t3256 = t1437 | t2872;
    const uint64_t t3257 = t1439 | t2889;
    const uint64_t t3258 = t1441 | t2906;
    const uint64_t t3259 = t1443 | t2925;
    const uint64_t t3260 = t1444 | t2941;
    const uint64_t t3261 = t1446 | t2956;
    const uint64_t t3262 = t1448 | t2971;
    const uint64_t t3263 = t2973 & ~t2974;
    entry[0] ^= t2975;
    entry[1] ^= t2976;
    entry[2] ^= t2977;
    entry[3] ^= t2978;
    entry[4] ^= t2979;
    entry[5] ^= t2980;
    entry[6] ^= t2981;
    entry[7] ^= t2982;
    entry[8] ^= t2983;
    entry[9] ^= t2984;
    entry[10] ^= t2985;
    entry[11] ^= t2986;
    entry[12] ^= t2987;
    entry[13] ^= t2988;
    entry[14] ^= t2989;
    entry[15] ^= t2990;
    entry[16] ^= t2991;
    entry[17] ^= t2992;
    entry[18] ^= t2993;
    entry[19] ^= t2994;
    entry[20] ^= t2995;
    entry[21] ^= t2996;
    entry[22] ^= t2997;
    entry[23] ^= t2998;
    entry[24] ^= t2999;
    entry[25] ^= t3000;
    entry[26] ^= t3001;
    entry[27] ^= t3002;
    entry[28] ^= t3003;
    entry[29] ^= t3004;
    entry[30] ^= t3005;
    entry[31] ^= t3006;
    entry[32] ^= t3007;
    entry[33] ^= t3008;
    entry[34] ^= t3009;
    entry[35] ^= t3010;
    entry[36] ^= t3011;
    entry[37] ^= t3012;
    entry[38] ^= t3013;
    entry[39] ^= t3014;
    entry[40] ^= t3015;
    entry[41] ^= t3016;
    entry[42] ^= t3017;
    entry[43] ^= t3018;
    entry[44] ^= t3019;
    entry[45] ^= t3020;
    entry[46] ^= t3021;
    entry[47] ^= t3022;
    entry[48] ^= t3023;
    entry[49] ^= t3024;
    entry[50] ^= t3025;
    entry[51] ^= t3026;
    entry[52] ^= t3027;
    entry[53] ^= t3028;
    entry[54] ^= t3029;
    entry[55] ^= t3030;
    entry[56] ^= t3031;
    entry[57] ^= t3032;
    entry[58] ^= t3033;
    entry[59] ^= t3034;
    entry[60] ^= t3035;
    entry[61] ^= t3036;
    entry[62] ^= t3037;
    entry[63] ^= t3038;
    entry[64] ^= t3039;
    entry[65] ^= t3040;
    entry[66] ^= t3041;
    entry[67] ^= t3042;
    entry[68] ^= t3043;
    entry[69] ^= t3044;
    entry[70] ^= t3045;
    entry[71] ^= t3046;
    entry[72] ^= t3047;
    entry[73] ^= t3048;
    entry[74] ^= t3049;
    entry[75] ^= t3050;
    entry[76] ^= t3051;
    entry[77] ^= t3052;
    entry[78] ^= t3053;
    entry[79] ^= t3054;
    entry[80] ^= t3055;
    entry[81] ^= t3056;
    entry[82] ^= t3057;
    entry[83] ^= t3058;
    entry[84] ^= t3059;
    entry[85] ^= t3060;
    entry[86] ^= t3061;
    entry[87] ^= t3062;
    entry[88] ^= t3063;
    entry[89] ^= t3064;
    entry[90] ^= t3065;
    entry[91] ^= t3066;
    entry[92] ^= t3067;
    entry[93] ^= t3068;
    entry[94] ^= t3069;
    entry[95] ^= t3070;
    entry[96] ^= t3071;
    entry[97] ^= t3072;
    entry[98] ^= t3073;
    entry[99] ^= t3074;
    entry[100] ^= t3075;
    entry[101] ^= t3076;
    entry[102] ^= t3077;
    entry[103] ^= t3078;
    entry[104] ^= t3079;
    entry[105] ^= t3080;
    entry[106] ^= t3081;
    entry[107] ^= t3082;
    entry[108] ^= t3083;
    entry[109] ^= t3084;
    entry[110] ^= t3085;
    entry[111] ^= t3086;
    entry[112] ^= t3087;
    entry[113] ^= t3088;
    entry[114] ^= t3089;
    entry[115] ^= t3090;
    entry[116] ^= t3091;
    entry[117] ^= t3092;
    entry[118] ^= t3093;
    entry[119] ^= t3094;
    entry[120] ^= t3095;
    entry[121] ^= t3096;
    entry[122] ^= t3097;
    entry[123] ^= t3098;
    entry[124] ^= t3099;
    entry[125] ^= t3100;
    entry[126] ^= t3101;
    entry[127] ^= t3102;
    entry[128] ^= t3103;
    entry[129] ^= t3104;
    entry[130] ^= t3105;
    entry[131] ^= t3106;
    entry[132] ^= t3107;
    entry[133] ^= t3108;
    entry[134] ^= t3109;
    entry[135] ^= t3110;
    entry[136] ^= t3111;
    entry[137] ^= t3112;
    entry[138] ^= t3113;
    entry[139] ^= t3114;
    entry[140] ^= t3115;
    entry[141] ^= t3116;
    entry[142] ^= t3117;
    entry[143] ^= t3118;
    entry[144] ^= t3119;
    entry[145] ^= t3120;
    entry[146] ^= t3121;
    entry[147] ^= t3122;
    entry[148] ^= t3123;
    entry[149] ^= t3124;
    entry[150] ^= t3125;
    entry[151] ^= t3126;
    entry[152] ^= t3127;
    entry[153] ^= t3128;
    entry[154] ^= t3129;
    entry[155] ^= t3130;
    entry[156] ^= t3131;
    entry[157] ^= t3132;
    entry[158] ^= t3133;
    entry[159] ^= t3134;
    entry[160] ^= t3135;
    entry[161] ^= t3136;
    entry[162] ^= t3137;
    entry[163] ^= t3138;
    entry[164] ^= t3139;
    entry[165] ^= t3140;
    entry[166] ^= t3141;
    entry[167] ^= t3142;
    entry[168] ^= t3143;
    entry[169] ^= t3144;
    entry[170] ^= t3145;
    entry[171] ^= t3146;
    entry[172] ^= t3147;
    entry[173] ^= t3148;
    entry[174] ^= t3149;
    entry[175] ^= t3150;
    entry[176] ^= t3151;
    entry[177] ^= t3152;
    entry[178] ^= t3153;
    entry[179] ^= t3154;
    entry[180] ^= t3155;
    entry[181] ^= t3156;
    entry[182] ^= t3157;
    entry[183] ^= t3158;
    entry[184] ^= t3159;
    entry[185] ^= t3160;
    entry[186] ^= t3161;
    entry[187] ^= t3162;
    entry[188] ^= t3163;
    entry[189] ^= t3164;
    entry[190] ^= t3165;
    entry[191] ^= t3166;
    entry[192] ^= t3167;
    entry[193] ^= t3168;
    entry[194] ^= t3169;
    entry[195] ^= t3170;
    entry[196] ^= t3171;
    entry[197] ^= t3172;
    entry[198] ^= t3173;
    entry[199] ^= t3174;
    entry[200] ^= t3175;
    entry[201] ^= t3176;
    entry[202] ^= t3177;
    entry[203] ^= t3178;
    entry[204] ^= t3179;
    entry[205] ^= t3180;
    entry[206] ^= t3181;
    entry[207] ^= t3182;
    entry[208] ^= t3183;
    entry[209] ^= t3184;
    entry[210] ^= t3185;
    entry[211] ^= t3186;
    entry[212] ^= t3187;
    entry[213] ^= t3188;
    entry[214] ^= t3189;
    entry[215] ^= t3190;
    entry[216] ^= t3191;
    entry[217] ^= t3192;
    entry[218] ^= t3193;
    entry[219] ^= t3194;
    entry[220] ^= t3195;
    entry[221] ^= t3196;
    entry[222] ^= t3197;
    entry[223] ^= t3198;
    entry[224] ^= t3199;
    entry[225] ^= t3200;
    entry[226] ^= t3201;
    entry[227] ^= t3202;
    entry[228] ^= t3203;
    entry[229] ^= t3204;
    entry[230] ^= t3205;
    entry[231] ^= t3206;
    entry[232] ^= t3207;
    entry[233] ^= t3208;
    entry[234] ^= t3209;
    entry[235] ^= t3210;
    entry[236] ^= t3211;
    entry[237] ^= t3212;
    entry[238] ^= t3213;
    entry[239] ^= t3214;
    entry[240] ^= t3215;
    entry[241] ^= t3216;
    entry[242] ^= t3217;
    entry[243] ^= t3218;
    entry[244] ^= t3219;
    entry[245] ^= t3220;
    entry[246] ^= t3221;
    entry[247] ^= t3222;
    entry[248] ^= t3223;
    entry[249] ^= t3224;
    entry[250] ^= t3225;
    entry[251] ^= t3226;
    entry[252] ^= t3227;
    entry[253] ^= t3228;
    entry[254] ^= t3229;
    entry[255] ^= t3230;
    entry[256] ^= t3231;
    entry[257] ^= t3232;
    entry[258] ^= t3233;
    entry[259] ^= t3234;
    entry[260] ^= t3235;
    entry[261] ^= t3236;
    entry[262] ^= t3237;
    entry[263] ^= t3238;
    entry[264] ^= t3239;
    entry[265] ^= t3240;
    entry[266] ^= t3241;
    entry[267] ^= t3242;
    entry[268] ^= t3243;
    entry[269] ^= t3244;
    entry[270] ^= t3245;
    entry[271] ^= t3246;
    entry[272] ^= t3247;
    entry[273] ^= t3248;
    entry[274] ^= t3249;
    entry[275] ^= t3250;
    entry[276] ^= t3251;
    entry[277] ^= t3252;
    entry[278] ^= t3253;
    entry[279] ^= t3254;
    entry[280] ^= t3255;
    entry[281] ^= t3256;
    entry[282] ^= t3257;
    entry[283] ^= t3258;
    entry[284] ^= t3259;
    entry[285] ^= t3260;
    entry[286] ^= t3261;
    entry[287] ^= t3262;
    *corrected = t3263;
    *uncorrectable = t2974;
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

void ecc_rs_pin_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_rs_pin_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[4];
    unsigned difference = 0;
    size_t i;
    ecc_rs_pin_encode(data, expected);
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

ecc_status ecc_rs_pin_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[288], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_rs_pin_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 288u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_rs_pin_decode_lanes(entry, &corrected, &uncorrectable);
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

ecc_status ecc_rs_pin_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_rs_pin_encode(data + 32u * i, check + 4u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_rs_pin_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_rs_pin_decode(data + 32u * i, check + 4u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
