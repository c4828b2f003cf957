//! TrioECC confirmed: encoder and decoder. Generated; do not edit.
//!
//! Scheme `trio-confirmed`, sha-256 91877c557386b8df5a5e4c888d6acb1a5afebf1ca5d0d5f0d99ad438f7516e10.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: eccforge; Trio of Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM,
//! MICRO 2021.
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status};

/// Id of the scheme.
pub const ID: &str = "trio-confirmed";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "91877c557386b8df5a5e4c888d6acb1a5afebf1ca5d0d5f0d99ad438f7516e10";
/// Data bits of an entry.
pub const DATA_BITS: usize = 256;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 32;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 288;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 32;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 4;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let t0 = data[0] ^ data[8] ^ data[12] ^ data[16] ^ data[20] ^ data[28] ^ data[40] ^ data[44] ^ data[48]
        ^ data[52] ^ data[56] ^ data[60] ^ data[71] ^ data[75] ^ data[83] ^ data[91] ^ data[115] ^ data[123]
        ^ data[134] ^ data[138] ^ data[142] ^ data[158] ^ data[166] ^ data[170] ^ data[174] ^ data[178] ^ data[193]
        ^ data[201] ^ data[205] ^ data[213] ^ data[221] ^ data[225] ^ data[241] ^ data[245] ^ data[249] ^ data[253];
    let t1 = data[4] ^ data[8] ^ data[16] ^ data[20] ^ data[36] ^ data[52] ^ data[56] ^ data[60] ^ data[67]
        ^ data[75] ^ data[87] ^ data[91] ^ data[95] ^ data[99] ^ data[103] ^ data[107] ^ data[111] ^ data[115]
        ^ data[119] ^ data[123] ^ data[130] ^ data[138] ^ data[146] ^ data[154] ^ data[158] ^ data[174] ^ data[178]
        ^ data[193] ^ data[205] ^ data[221] ^ data[229] ^ data[233] ^ data[241];
    let t2 = data[0] ^ data[16] ^ data[24] ^ data[32] ^ data[40] ^ data[56] ^ data[67] ^ data[79] ^ data[87]
        ^ data[115] ^ data[119] ^ data[123] ^ data[134] ^ data[138] ^ data[150] ^ data[154] ^ data[158] ^ data[162]
        ^ data[166] ^ data[170] ^ data[174] ^ data[178] ^ data[182] ^ data[186] ^ data[193] ^ data[197] ^ data[201]
        ^ data[205] ^ data[209] ^ data[217] ^ data[221] ^ data[225] ^ data[237] ^ data[253];
    let t3 = data[0] ^ data[4] ^ data[12] ^ data[16] ^ data[24] ^ data[36] ^ data[71] ^ data[75] ^ data[79]
        ^ data[83] ^ data[103] ^ data[107] ^ data[115] ^ data[130] ^ data[138] ^ data[150] ^ data[158] ^ data[182]
        ^ data[186] ^ data[193] ^ data[213] ^ data[217] ^ data[225] ^ data[229] ^ data[233] ^ data[245] ^ data[249];
    let t4 = data[8] ^ data[24] ^ data[36] ^ data[40] ^ data[48] ^ data[60] ^ data[71] ^ data[75] ^ data[83]
        ^ data[95] ^ data[103] ^ data[111] ^ data[119] ^ data[127] ^ data[130] ^ data[138] ^ data[142] ^ data[150]
        ^ data[158] ^ data[162] ^ data[174] ^ data[178] ^ data[197] ^ data[209] ^ data[241] ^ data[253];
    let t5 = data[4] ^ data[12] ^ data[16] ^ data[36] ^ data[44] ^ data[48] ^ data[60] ^ data[67] ^ data[79]
        ^ data[91] ^ data[99] ^ data[107] ^ data[134] ^ data[142] ^ data[158] ^ data[166] ^ data[182] ^ data[190]
        ^ data[197] ^ data[205] ^ data[213] ^ data[221] ^ data[237] ^ data[241];
    let t6 = data[4] ^ data[8] ^ data[12] ^ data[20] ^ data[24] ^ data[28] ^ data[32] ^ data[36] ^ data[60]
        ^ data[67] ^ data[79] ^ data[83] ^ data[111] ^ data[123] ^ data[127] ^ data[130] ^ data[134] ^ data[138]
        ^ data[142] ^ data[146] ^ data[154] ^ data[162] ^ data[170] ^ data[178] ^ data[186] ^ data[190] ^ data[193]
        ^ data[197] ^ data[205] ^ data[225] ^ data[229] ^ data[237] ^ data[245] ^ data[253];
    let t7 = data[4] ^ data[8] ^ data[12] ^ data[24] ^ data[28] ^ data[32] ^ data[44] ^ data[52] ^ data[67]
        ^ data[75] ^ data[79] ^ data[83] ^ data[87] ^ data[95] ^ data[99] ^ data[115] ^ data[123] ^ data[127]
        ^ data[130] ^ data[134] ^ data[138] ^ data[142] ^ data[146] ^ data[158] ^ data[174] ^ data[190] ^ data[197]
        ^ data[201] ^ data[209] ^ data[217] ^ data[221] ^ data[225] ^ data[233] ^ data[241] ^ data[249] ^ data[253];
    let t8 = data[1] ^ data[9] ^ data[13] ^ data[21] ^ data[29] ^ data[33] ^ data[49] ^ data[53] ^ data[57]
        ^ data[61] ^ data[64] ^ data[72] ^ data[76] ^ data[80] ^ data[84] ^ data[92] ^ data[104] ^ data[108]
        ^ data[112] ^ data[116] ^ data[120] ^ data[124] ^ data[135] ^ data[139] ^ data[147] ^ data[155] ^ data[179]
        ^ data[187] ^ data[198] ^ data[202] ^ data[206] ^ data[222] ^ data[230] ^ data[234] ^ data[238] ^ data[242];
    let t9 = data[1] ^ data[13] ^ data[29] ^ data[37] ^ data[41] ^ data[49] ^ data[68] ^ data[72] ^ data[80]
        ^ data[84] ^ data[100] ^ data[116] ^ data[120] ^ data[124] ^ data[131] ^ data[139] ^ data[151] ^ data[155]
        ^ data[159] ^ data[163] ^ data[167] ^ data[171] ^ data[175] ^ data[179] ^ data[183] ^ data[187] ^ data[194]
        ^ data[202] ^ data[210] ^ data[218] ^ data[222] ^ data[238] ^ data[242];
    let t10 = data[1] ^ data[5] ^ data[9] ^ data[13] ^ data[17] ^ data[25] ^ data[29] ^ data[33] ^ data[45]
        ^ data[61] ^ data[64] ^ data[80] ^ data[88] ^ data[96] ^ data[104] ^ data[120] ^ data[131] ^ data[143]
        ^ data[151] ^ data[179] ^ data[183] ^ data[187] ^ data[198] ^ data[202] ^ data[214] ^ data[218] ^ data[222]
        ^ data[226] ^ data[230] ^ data[234] ^ data[238] ^ data[242] ^ data[246] ^ data[250];
    let t11 = data[1] ^ data[21] ^ data[25] ^ data[33] ^ data[37] ^ data[41] ^ data[53] ^ data[57] ^ data[64]
        ^ data[68] ^ data[76] ^ data[80] ^ data[88] ^ data[100] ^ data[135] ^ data[139] ^ data[143] ^ data[147]
        ^ data[167] ^ data[171] ^ data[179] ^ data[194] ^ data[202] ^ data[214] ^ data[222] ^ data[246] ^ data[250];
    let t12 = data[5] ^ data[17] ^ data[49] ^ data[61] ^ data[72] ^ data[88] ^ data[100] ^ data[104] ^ data[112]
        ^ data[124] ^ data[135] ^ data[139] ^ data[147] ^ data[159] ^ data[167] ^ data[175] ^ data[183] ^ data[191]
        ^ data[194] ^ data[202] ^ data[206] ^ data[214] ^ data[222] ^ data[226] ^ data[238] ^ data[242];
    let t13 = data[5] ^ data[13] ^ data[21] ^ data[29] ^ data[45] ^ data[49] ^ data[68] ^ data[76] ^ data[80]
        ^ data[100] ^ data[108] ^ data[112] ^ data[124] ^ data[131] ^ data[143] ^ data[155] ^ data[163] ^ data[171]
        ^ data[198] ^ data[206] ^ data[222] ^ data[230] ^ data[246] ^ data[254];
    let t14 = data[1] ^ data[5] ^ data[13] ^ data[33] ^ data[37] ^ data[45] ^ data[53] ^ data[61] ^ data[68]
        ^ data[72] ^ data[76] ^ data[84] ^ data[88] ^ data[92] ^ data[96] ^ data[100] ^ data[124] ^ data[131]
        ^ data[143] ^ data[147] ^ data[175] ^ data[187] ^ data[191] ^ data[194] ^ data[198] ^ data[202] ^ data[206]
        ^ data[210] ^ data[218] ^ data[226] ^ data[234] ^ data[242] ^ data[250] ^ data[254];
    let t15 = data[5] ^ data[9] ^ data[17] ^ data[25] ^ data[29] ^ data[33] ^ data[41] ^ data[49] ^ data[57]
        ^ data[61] ^ data[68] ^ data[72] ^ data[76] ^ data[88] ^ data[92] ^ data[96] ^ data[108] ^ data[116]
        ^ data[131] ^ data[139] ^ data[143] ^ data[147] ^ data[151] ^ data[159] ^ data[163] ^ data[179] ^ data[187]
        ^ data[191] ^ data[194] ^ data[198] ^ data[202] ^ data[206] ^ data[210] ^ data[222] ^ data[238] ^ data[254];
    let t16 = data[6] ^ data[10] ^ data[14] ^ data[30] ^ data[38] ^ data[42] ^ data[46] ^ data[50] ^ data[65]
        ^ data[73] ^ data[77] ^ data[85] ^ data[93] ^ data[97] ^ data[113] ^ data[117] ^ data[121] ^ data[125]
        ^ data[128] ^ data[136] ^ data[140] ^ data[144] ^ data[148] ^ data[156] ^ data[168] ^ data[172] ^ data[176]
        ^ data[180] ^ data[184] ^ data[188] ^ data[199] ^ data[203] ^ data[211] ^ data[219] ^ data[243] ^ data[251];
    let t17 = data[2] ^ data[10] ^ data[18] ^ data[26] ^ data[30] ^ data[46] ^ data[50] ^ data[65] ^ data[77]
        ^ data[93] ^ data[101] ^ data[105] ^ data[113] ^ data[132] ^ data[136] ^ data[144] ^ data[148] ^ data[164]
        ^ data[180] ^ data[184] ^ data[188] ^ data[195] ^ data[203] ^ data[215] ^ data[219] ^ data[223] ^ data[227]
        ^ data[231] ^ data[235] ^ data[239] ^ data[243] ^ data[247] ^ data[251];
    let t18 = data[6] ^ data[10] ^ data[22] ^ data[26] ^ data[30] ^ data[34] ^ data[38] ^ data[42] ^ data[46]
        ^ data[50] ^ data[54] ^ data[58] ^ data[65] ^ data[69] ^ data[73] ^ data[77] ^ data[81] ^ data[89]
        ^ data[93] ^ data[97] ^ data[109] ^ data[125] ^ data[128] ^ data[144] ^ data[152] ^ data[160] ^ data[168]
        ^ data[184] ^ data[195] ^ data[207] ^ data[215] ^ data[243] ^ data[247] ^ data[251];
    let t19 = data[2] ^ data[10] ^ data[22] ^ data[30] ^ data[54] ^ data[58] ^ data[65] ^ data[85] ^ data[89]
        ^ data[97] ^ data[101] ^ data[105] ^ data[117] ^ data[121] ^ data[128] ^ data[132] ^ data[140] ^ data[144]
        ^ data[152] ^ data[164] ^ data[199] ^ data[203] ^ data[207] ^ data[211] ^ data[231] ^ data[235] ^ data[243];
    let t20 = data[2] ^ data[10] ^ data[14] ^ data[22] ^ data[30] ^ data[34] ^ data[46] ^ data[50] ^ data[69]
        ^ data[81] ^ data[113] ^ data[125] ^ data[136] ^ data[152] ^ data[164] ^ data[168] ^ data[176] ^ data[188]
        ^ data[199] ^ data[203] ^ data[211] ^ data[223] ^ data[231] ^ data[239] ^ data[247] ^ data[255];
    let t21 = data[6] ^ data[14] ^ data[30] ^ data[38] ^ data[54] ^ data[62] ^ data[69] ^ data[77] ^ data[85]
        ^ data[93] ^ data[109] ^ data[113] ^ data[132] ^ data[140] ^ data[144] ^ data[164] ^ data[172] ^ data[176]
        ^ data[188] ^ data[195] ^ data[207] ^ data[219] ^ data[227] ^ data[235];
    let t22 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[18] ^ data[26] ^ data[34] ^ data[42] ^ data[50]
        ^ data[58] ^ data[62] ^ data[65] ^ data[69] ^ data[77] ^ data[97] ^ data[101] ^ data[109] ^ data[117]
        ^ data[125] ^ data[132] ^ data[136] ^ data[140] ^ data[148] ^ data[152] ^ data[156] ^ data[160] ^ data[164]
        ^ data[188] ^ data[195] ^ data[207] ^ data[211] ^ data[239] ^ data[251] ^ data[255];
    let t23 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[18] ^ data[30] ^ data[46] ^ data[62] ^ data[69]
        ^ data[73] ^ data[81] ^ data[89] ^ data[93] ^ data[97] ^ data[105] ^ data[113] ^ data[121] ^ data[125]
        ^ data[132] ^ data[136] ^ data[140] ^ data[152] ^ data[156] ^ data[160] ^ data[172] ^ data[180] ^ data[195]
        ^ data[203] ^ data[207] ^ data[211] ^ data[215] ^ data[223] ^ data[227] ^ data[243] ^ data[251] ^ data[255];
    let t24 = data[7] ^ data[11] ^ data[19] ^ data[27] ^ data[51] ^ data[59] ^ data[70] ^ data[74] ^ data[78]
        ^ data[94] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[129] ^ data[137] ^ data[141] ^ data[149]
        ^ data[157] ^ data[161] ^ data[177] ^ data[181] ^ data[185] ^ data[189] ^ data[192] ^ data[200] ^ data[204]
        ^ data[208] ^ data[212] ^ data[220] ^ data[232] ^ data[236] ^ data[240] ^ data[244] ^ data[248] ^ data[252];
    let t25 = data[3] ^ data[11] ^ data[23] ^ data[27] ^ data[31] ^ data[35] ^ data[39] ^ data[43] ^ data[47]
        ^ data[51] ^ data[55] ^ data[59] ^ data[66] ^ data[74] ^ data[82] ^ data[90] ^ data[94] ^ data[110]
        ^ data[114] ^ data[129] ^ data[141] ^ data[157] ^ data[165] ^ data[169] ^ data[177] ^ data[196] ^ data[200]
        ^ data[208] ^ data[212] ^ data[228] ^ data[244] ^ data[248] ^ data[252];
    let t26 = data[3] ^ data[15] ^ data[23] ^ data[51] ^ data[55] ^ data[59] ^ data[70] ^ data[74] ^ data[86]
        ^ data[90] ^ data[94] ^ data[98] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[118] ^ data[122]
        ^ data[129] ^ data[133] ^ data[137] ^ data[141] ^ data[145] ^ data[153] ^ data[157] ^ data[161] ^ data[173]
        ^ data[189] ^ data[192] ^ data[208] ^ data[216] ^ data[224] ^ data[232] ^ data[248];
    let t27 = data[7] ^ data[11] ^ data[15] ^ data[19] ^ data[39] ^ data[43] ^ data[51] ^ data[66] ^ data[74]
        ^ data[86] ^ data[94] ^ data[118] ^ data[122] ^ data[129] ^ data[149] ^ data[153] ^ data[161] ^ data[165]
        ^ data[169] ^ data[181] ^ data[185] ^ data[192] ^ data[196] ^ data[204] ^ data[208] ^ data[216] ^ data[228];
    let t28 = data[7] ^ data[11] ^ data[19] ^ data[31] ^ data[39] ^ data[47] ^ data[55] ^ data[63] ^ data[66]
        ^ data[74] ^ data[78] ^ data[86] ^ data[94] ^ data[98] ^ data[110] ^ data[114] ^ data[133] ^ data[145]
        ^ data[177] ^ data[189] ^ data[200] ^ data[216] ^ data[228] ^ data[232] ^ data[240] ^ data[252];
    let t29 = data[3] ^ data[15] ^ data[27] ^ data[35] ^ data[43] ^ data[70] ^ data[78] ^ data[94] ^ data[102]
        ^ data[118] ^ data[126] ^ data[133] ^ data[141] ^ data[149] ^ data[157] ^ data[173] ^ data[177] ^ data[196]
        ^ data[204] ^ data[208] ^ data[228] ^ data[236] ^ data[240] ^ data[252];
    let t30 = data[3] ^ data[15] ^ data[19] ^ data[47] ^ data[59] ^ data[63] ^ data[66] ^ data[70] ^ data[74]
        ^ data[78] ^ data[82] ^ data[90] ^ data[98] ^ data[106] ^ data[114] ^ data[122] ^ data[126] ^ data[129]
        ^ data[133] ^ data[141] ^ data[161] ^ data[165] ^ data[173] ^ data[181] ^ data[189] ^ data[196] ^ data[200]
        ^ data[204] ^ data[212] ^ data[216] ^ data[220] ^ data[224] ^ data[228] ^ data[252];
    let t31 = data[3] ^ data[11] ^ data[15] ^ data[19] ^ data[23] ^ data[31] ^ data[35] ^ data[51] ^ data[59]
        ^ data[63] ^ data[66] ^ data[70] ^ data[74] ^ data[78] ^ data[82] ^ data[94] ^ data[110] ^ data[126]
        ^ data[133] ^ data[137] ^ data[145] ^ data[153] ^ data[157] ^ data[161] ^ data[169] ^ data[177] ^ data[185]
        ^ data[189] ^ data[196] ^ data[200] ^ data[204] ^ data[216] ^ data[220] ^ data[224] ^ data[236] ^ data[244];
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

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let t0 = entry[0] ^ entry[8] ^ entry[12] ^ entry[16] ^ entry[20] ^ entry[28] ^ entry[40] ^ entry[44]
        ^ entry[48] ^ entry[52] ^ entry[56] ^ entry[60] ^ entry[64] ^ entry[79] ^ entry[83] ^ entry[91] ^ entry[99]
        ^ entry[123] ^ entry[131] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[174] ^ entry[182] ^ entry[186]
        ^ entry[190] ^ entry[194] ^ entry[217] ^ entry[225] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[249]
        ^ entry[265] ^ entry[269] ^ entry[273] ^ entry[277];
    let t1 = entry[8] ^ entry[24] ^ entry[36] ^ entry[40] ^ entry[48] ^ entry[60] ^ entry[68] ^ entry[79]
        ^ entry[83] ^ entry[91] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[127] ^ entry[135] ^ entry[146]
        ^ entry[154] ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[178] ^ entry[190] ^ entry[194] ^ entry[221]
        ^ entry[233] ^ entry[265] ^ entry[277];
    let t2 = entry[4] ^ entry[8] ^ entry[16] ^ entry[20] ^ entry[36] ^ entry[52] ^ entry[56] ^ entry[60]
        ^ entry[75] ^ entry[83] ^ entry[95] ^ entry[99] ^ entry[103] ^ entry[107] ^ entry[111] ^ entry[115]
        ^ entry[119] ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170]
        ^ entry[174] ^ entry[190] ^ entry[194] ^ entry[217] ^ entry[229] ^ entry[245] ^ entry[253] ^ entry[257]
        ^ entry[265] ^ entry[281];
    let t3 = entry[4] ^ entry[12] ^ entry[16] ^ entry[36] ^ entry[44] ^ entry[48] ^ entry[60] ^ entry[75]
        ^ entry[87] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[150] ^ entry[158] ^ entry[174] ^ entry[182]
        ^ entry[198] ^ entry[206] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[261] ^ entry[265]
        ^ entry[285];
    let t4 = entry[0] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[56] ^ entry[75] ^ entry[87]
        ^ entry[95] ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[150] ^ entry[154] ^ entry[166] ^ entry[170]
        ^ entry[174] ^ entry[178] ^ entry[182] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[202]
        ^ entry[210] ^ entry[217] ^ entry[221] ^ entry[225] ^ entry[229] ^ entry[233] ^ entry[241] ^ entry[245]
        ^ entry[249] ^ entry[261] ^ entry[277];
    let t5 = entry[4] ^ entry[8] ^ entry[12] ^ entry[20] ^ entry[24] ^ entry[28] ^ entry[32] ^ entry[36]
        ^ entry[60] ^ entry[75] ^ entry[87] ^ entry[91] ^ entry[119] ^ entry[131] ^ entry[135] ^ entry[146]
        ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[162] ^ entry[170] ^ entry[178] ^ entry[186] ^ entry[194]
        ^ entry[202] ^ entry[206] ^ entry[214] ^ entry[217] ^ entry[221] ^ entry[229] ^ entry[249] ^ entry[253]
        ^ entry[261] ^ entry[269] ^ entry[277];
    let t6 = entry[0] ^ entry[4] ^ entry[12] ^ entry[16] ^ entry[24] ^ entry[36] ^ entry[79] ^ entry[83]
        ^ entry[87] ^ entry[91] ^ entry[111] ^ entry[115] ^ entry[123] ^ entry[139] ^ entry[146] ^ entry[154]
        ^ entry[166] ^ entry[174] ^ entry[198] ^ entry[202] ^ entry[217] ^ entry[237] ^ entry[241] ^ entry[249]
        ^ entry[253] ^ entry[257] ^ entry[269] ^ entry[273];
    let t7 = entry[4] ^ entry[8] ^ entry[12] ^ entry[24] ^ entry[28] ^ entry[32] ^ entry[44] ^ entry[52]
        ^ entry[75] ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[95] ^ entry[103] ^ entry[107] ^ entry[123]
        ^ entry[131] ^ entry[135] ^ entry[143] ^ entry[146] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[162]
        ^ entry[174] ^ entry[190] ^ entry[206] ^ entry[221] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[245]
        ^ entry[249] ^ entry[257] ^ entry[265] ^ entry[273] ^ entry[277];
    let t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    let t9 = t0 & !t1;
    let t10 = !t2 & !t3;
    let t11 = t9 & t10;
    let t12 = t4 & !t5;
    let t13 = t6 & !t7;
    let t14 = t12 & t13;
    let t15 = t11 & t14;
    let t16 = t2 & !t3;
    let t17 = t9 & t16;
    let t18 = t4 & t5;
    let t19 = t13 & t18;
    let t20 = t17 & t19;
    let t21 = !t0 & t1;
    let t22 = t16 & t21;
    let t23 = !t4 & t5;
    let t24 = t6 & t7;
    let t25 = t23 & t24;
    let t26 = t22 & t25;
    let t27 = !t0 & !t1;
    let t28 = t2 & t3;
    let t29 = t27 & t28;
    let t30 = !t6 & t7;
    let t31 = t18 & t30;
    let t32 = t29 & t31;
    let t33 = t25 & t29;
    let t34 = !t2 & t3;
    let t35 = t21 & t34;
    let t36 = t31 & t35;
    let t37 = t9 & t34;
    let t38 = t31 & t37;
    let t39 = t0 & t1;
    let t40 = t10 & t39;
    let t41 = !t4 & !t5;
    let t42 = t13 & t41;
    let t43 = t40 & t42;
    let t44 = t16 & t39;
    let t45 = t23 & t30;
    let t46 = t44 & t45;
    let t47 = t12 & t30;
    let t48 = t11 & t47;
    let t49 = t18 & t24;
    let t50 = t44 & t49;
    let t51 = t24 & t41;
    let t52 = t44 & t51;
    let t53 = t25 & t37;
    let t54 = t9 & t28;
    let t55 = !t6 & !t7;
    let t56 = t18 & t55;
    let t57 = t54 & t56;
    let t58 = t34 & t39;
    let t59 = t45 & t58;
    let t60 = t27 & t34;
    let t61 = t49 & t60;
    let t62 = t14 & t54;
    let t63 = t10 & t21;
    let t64 = t47 & t63;
    let t65 = t16 & t27;
    let t66 = t45 & t65;
    let t67 = t25 & t40;
    let t68 = t23 & t55;
    let t69 = t17 & t68;
    let t70 = t37 & t42;
    let t71 = t14 & t63;
    let t72 = t47 & t65;
    let t73 = t49 & t63;
    let t74 = t10 & t27;
    let t75 = t12 & t24;
    let t76 = t74 & t75;
    let t77 = t56 & t65;
    let t78 = t41 & t55;
    let t79 = t54 & t78;
    let t80 = t11 & t45;
    let t81 = t47 & t54;
    let t82 = t28 & t39;
    let t83 = t75 & t82;
    let t84 = t30 & t41;
    let t85 = t22 & t84;
    let t86 = t31 & t74;
    let t87 = t11 & t49;
    let t88 = t56 & t63;
    let t89 = t29 & t84;
    let t90 = t21 & t28;
    let t91 = t13 & t23;
    let t92 = t90 & t91;
    let t93 = t65 & t91;
    let t94 = t12 & t55;
    let t95 = t37 & t94;
    let t96 = t22 & t42;
    let t97 = t40 & t94;
    let t98 = t51 & t65;
    let t99 = t11 & t56;
    let t100 = t29 & t42;
    let t101 = t37 & t84;
    let t102 = t56 & t60;
    let t103 = t44 & t47;
    let t104 = t22 & t68;
    let t105 = t58 & t78;
    let t106 = t82 & t84;
    let t107 = t44 & t56;
    let t108 = t17 & t75;
    let t109 = t17 & t84;
    let t110 = t11 & t91;
    let t111 = t14 & t60;
    let t112 = t22 & t94;
    let t113 = t17 & t94;
    let t114 = t11 & t51;
    let t115 = t19 & t74;
    let t116 = t17 & t31;
    let t117 = t68 & t82;
    let t118 = t31 & t40;
    let t119 = t45 & t60;
    let t120 = t45 & t63;
    let t121 = t11 & t78;
    let t122 = t65 & t78;
    let t123 = t74 & t94;
    let t124 = t42 & t74;
    let t125 = t63 & t78;
    let t126 = t60 & t78;
    let t127 = t68 & t74;
    let t128 = t74 & t84;
    let t129 = t31 & t54;
    let t130 = t51 & t82;
    let t131 = t14 & t82;
    let t132 = t49 & t82;
    let t133 = t42 & t90;
    let t134 = t29 & t45;
    let t135 = t14 & t29;
    let t136 = t56 & t82;
    let t137 = t19 & t60;
    let t138 = t58 & t75;
    let t139 = t22 & t49;
    let t140 = t19 & t44;
    let t141 = t14 & t40;
    let t142 = t42 & t54;
    let t143 = t25 & t58;
    let t144 = t58 & t84;
    let t145 = t75 & t90;
    let t146 = t17 & t47;
    let t147 = t58 & t68;
    let t148 = t35 & t51;
    let t149 = t35 & t47;
    let t150 = t29 & t49;
    let t151 = t22 & t45;
    let t152 = t35 & t91;
    let t153 = t84 & t90;
    let t154 = t25 & t90;
    let t155 = t82 & t91;
    let t156 = t40 & t51;
    let t157 = t35 & t56;
    let t158 = t19 & t63;
    let t159 = t60 & t75;
    let t160 = t44 & t94;
    let t161 = t40 & t78;
    let t162 = t29 & t78;
    let t163 = t56 & t74;
    let t164 = t51 & t74;
    let t165 = t15 | t20 | t26 | t32 | t33 | t36 | t38 | t43 | t46 | t48 | t50 | t52 | t53 | t57 | t59 | t61 | t62
        | t64 | t66 | t67 | t69 | t70 | t71 | t72 | t73 | t76 | t77 | t79 | t80 | t81 | t83 | t85 | t86 | t87 | t88
        | t89 | t92 | t93 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105 | t106 | t107
        | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122
        | t123 | t124 | t125 | t126 | t127 | t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t136 | t137
        | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152
        | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164;
    let t166 = t8 & !t165;
    let t167 = t15 | t129;
    let t168 = t20 | t130;
    let t169 = t26 | t131;
    let t170 = t32 | t132;
    let t171 = t33 | t129;
    let t172 = t36 | t130;
    let t173 = t38 | t131;
    let t174 = t43 | t132;
    let t175 = t46 | t133;
    let t176 = t48 | t134;
    let t177 = t50 | t135;
    let t178 = t52 | t136;
    let t179 = t53 | t133;
    let t180 = t57 | t134;
    let t181 = t59 | t135;
    let t182 = t61 | t136;
    let t183 = t62 | t137;
    let t184 = t64 | t138;
    let t185 = t66 | t139;
    let t186 = t67 | t140;
    let t187 = t69 | t137;
    let t188 = t70 | t138;
    let t189 = t71 | t139;
    let t190 = t72 | t140;
    let t191 = t73 | t141;
    let t192 = t76 | t142;
    let t193 = t77 | t143;
    let t194 = t79 | t144;
    let t195 = t80 | t141;
    let t196 = t81 | t142;
    let t197 = t83 | t143;
    let t198 = t85 | t144;
    let t199 = t86 | t145;
    let t200 = t87 | t146;
    let t201 = t88 | t147;
    let t202 = t89 | t148;
    let t203 = t92 | t145;
    let t204 = t93 | t146;
    let t205 = t95 | t147;
    let t206 = t96 | t148;
    let t207 = t97 | t149;
    let t208 = t98 | t150;
    let t209 = t99 | t151;
    let t210 = t100 | t152;
    let t211 = t101 | t149;
    let t212 = t102 | t150;
    let t213 = t103 | t151;
    let t214 = t104 | t152;
    let t215 = t105 | t153;
    let t216 = t106 | t154;
    let t217 = t107 | t155;
    let t218 = t108 | t156;
    let t219 = t109 | t153;
    let t220 = t110 | t154;
    let t221 = t111 | t155;
    let t222 = t112 | t156;
    let t223 = t113 | t157;
    let t224 = t114 | t158;
    let t225 = t115 | t159;
    let t226 = t116 | t160;
    let t227 = t117 | t157;
    let t228 = t118 | t158;
    let t229 = t119 | t159;
    let t230 = t120 | t160;
    let t231 = t121 | t161;
    let t232 = t122 | t162;
    let t233 = t123 | t163;
    let t234 = t124 | t164;
    let t235 = t125 | t161;
    let t236 = t126 | t162;
    let t237 = t127 | t163;
    let t238 = t128 | t164;
    let t239 = entry[1] ^ entry[9] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[33] ^ entry[49] ^ entry[53]
        ^ entry[57] ^ entry[61] ^ entry[72] ^ entry[80] ^ entry[84] ^ entry[88] ^ entry[92] ^ entry[100]
        ^ entry[112] ^ entry[116] ^ entry[120] ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[136] ^ entry[151]
        ^ entry[155] ^ entry[163] ^ entry[171] ^ entry[195] ^ entry[203] ^ entry[222] ^ entry[226] ^ entry[230]
        ^ entry[246] ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266];
    let t240 = entry[5] ^ entry[17] ^ entry[49] ^ entry[61] ^ entry[80] ^ entry[96] ^ entry[108] ^ entry[112]
        ^ entry[120] ^ entry[132] ^ entry[140] ^ entry[151] ^ entry[155] ^ entry[163] ^ entry[175] ^ entry[183]
        ^ entry[191] ^ entry[199] ^ entry[207] ^ entry[218] ^ entry[226] ^ entry[230] ^ entry[238] ^ entry[246]
        ^ entry[250] ^ entry[262] ^ entry[266];
    let t241 = entry[1] ^ entry[13] ^ entry[29] ^ entry[37] ^ entry[41] ^ entry[49] ^ entry[65] ^ entry[76]
        ^ entry[80] ^ entry[88] ^ entry[92] ^ entry[108] ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[147]
        ^ entry[155] ^ entry[167] ^ entry[171] ^ entry[175] ^ entry[179] ^ entry[183] ^ entry[187] ^ entry[191]
        ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[246]
        ^ entry[262] ^ entry[266];
    let t242 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[45] ^ entry[49] ^ entry[69] ^ entry[76]
        ^ entry[84] ^ entry[88] ^ entry[108] ^ entry[116] ^ entry[120] ^ entry[132] ^ entry[147] ^ entry[159]
        ^ entry[171] ^ entry[179] ^ entry[187] ^ entry[222] ^ entry[230] ^ entry[246] ^ entry[254] ^ entry[270]
        ^ entry[278];
    let t243 = entry[1] ^ entry[5] ^ entry[9] ^ entry[13] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[33]
        ^ entry[45] ^ entry[61] ^ entry[72] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[128]
        ^ entry[147] ^ entry[159] ^ entry[167] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[222] ^ entry[226]
        ^ entry[238] ^ entry[242] ^ entry[246] ^ entry[250] ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266]
        ^ entry[270] ^ entry[274] ^ entry[282];
    let t244 = entry[1] ^ entry[5] ^ entry[13] ^ entry[33] ^ entry[37] ^ entry[45] ^ entry[53] ^ entry[61]
        ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[92] ^ entry[96] ^ entry[100] ^ entry[104] ^ entry[108]
        ^ entry[132] ^ entry[147] ^ entry[159] ^ entry[163] ^ entry[191] ^ entry[203] ^ entry[207] ^ entry[218]
        ^ entry[222] ^ entry[226] ^ entry[230] ^ entry[234] ^ entry[242] ^ entry[250] ^ entry[258] ^ entry[266]
        ^ entry[274] ^ entry[278] ^ entry[286];
    let t245 = entry[1] ^ entry[21] ^ entry[25] ^ entry[33] ^ entry[37] ^ entry[41] ^ entry[53] ^ entry[57]
        ^ entry[72] ^ entry[76] ^ entry[84] ^ entry[88] ^ entry[96] ^ entry[108] ^ entry[151] ^ entry[155]
        ^ entry[159] ^ entry[163] ^ entry[183] ^ entry[187] ^ entry[195] ^ entry[211] ^ entry[218] ^ entry[226]
        ^ entry[238] ^ entry[246] ^ entry[270] ^ entry[274];
    let t246 = entry[5] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[41] ^ entry[49]
        ^ entry[57] ^ entry[61] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[96] ^ entry[100] ^ entry[104]
        ^ entry[116] ^ entry[124] ^ entry[147] ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[167] ^ entry[175]
        ^ entry[179] ^ entry[195] ^ entry[203] ^ entry[207] ^ entry[215] ^ entry[218] ^ entry[222] ^ entry[226]
        ^ entry[230] ^ entry[234] ^ entry[246] ^ entry[262] ^ entry[278];
    let t247 = t239 | t240 | t241 | t242 | t243 | t244 | t245 | t246;
    let t248 = t239 & !t240;
    let t249 = !t241 & !t242;
    let t250 = t248 & t249;
    let t251 = t243 & !t244;
    let t252 = t245 & !t246;
    let t253 = t251 & t252;
    let t254 = t250 & t253;
    let t255 = t241 & !t242;
    let t256 = t248 & t255;
    let t257 = t243 & t244;
    let t258 = t252 & t257;
    let t259 = t256 & t258;
    let t260 = !t239 & t240;
    let t261 = t255 & t260;
    let t262 = !t243 & t244;
    let t263 = t245 & t246;
    let t264 = t262 & t263;
    let t265 = t261 & t264;
    let t266 = !t239 & !t240;
    let t267 = t241 & t242;
    let t268 = t266 & t267;
    let t269 = !t245 & t246;
    let t270 = t257 & t269;
    let t271 = t268 & t270;
    let t272 = t264 & t268;
    let t273 = !t241 & t242;
    let t274 = t260 & t273;
    let t275 = t270 & t274;
    let t276 = t248 & t273;
    let t277 = t270 & t276;
    let t278 = t239 & t240;
    let t279 = t249 & t278;
    let t280 = !t243 & !t244;
    let t281 = t252 & t280;
    let t282 = t279 & t281;
    let t283 = t255 & t278;
    let t284 = t262 & t269;
    let t285 = t283 & t284;
    let t286 = t251 & t269;
    let t287 = t250 & t286;
    let t288 = t257 & t263;
    let t289 = t283 & t288;
    let t290 = t263 & t280;
    let t291 = t283 & t290;
    let t292 = t264 & t276;
    let t293 = t248 & t267;
    let t294 = !t245 & !t246;
    let t295 = t257 & t294;
    let t296 = t293 & t295;
    let t297 = t273 & t278;
    let t298 = t284 & t297;
    let t299 = t266 & t273;
    let t300 = t288 & t299;
    let t301 = t253 & t293;
    let t302 = t249 & t260;
    let t303 = t286 & t302;
    let t304 = t255 & t266;
    let t305 = t284 & t304;
    let t306 = t264 & t279;
    let t307 = t262 & t294;
    let t308 = t256 & t307;
    let t309 = t276 & t281;
    let t310 = t253 & t302;
    let t311 = t286 & t304;
    let t312 = t288 & t302;
    let t313 = t249 & t266;
    let t314 = t251 & t263;
    let t315 = t313 & t314;
    let t316 = t295 & t304;
    let t317 = t280 & t294;
    let t318 = t293 & t317;
    let t319 = t250 & t284;
    let t320 = t286 & t293;
    let t321 = t267 & t278;
    let t322 = t314 & t321;
    let t323 = t269 & t280;
    let t324 = t261 & t323;
    let t325 = t270 & t313;
    let t326 = t250 & t288;
    let t327 = t295 & t302;
    let t328 = t268 & t323;
    let t329 = t260 & t267;
    let t330 = t252 & t262;
    let t331 = t329 & t330;
    let t332 = t304 & t330;
    let t333 = t251 & t294;
    let t334 = t276 & t333;
    let t335 = t261 & t281;
    let t336 = t279 & t333;
    let t337 = t290 & t304;
    let t338 = t250 & t295;
    let t339 = t268 & t281;
    let t340 = t276 & t323;
    let t341 = t295 & t299;
    let t342 = t283 & t286;
    let t343 = t261 & t307;
    let t344 = t297 & t317;
    let t345 = t321 & t323;
    let t346 = t283 & t295;
    let t347 = t256 & t314;
    let t348 = t256 & t323;
    let t349 = t250 & t330;
    let t350 = t253 & t299;
    let t351 = t261 & t333;
    let t352 = t256 & t333;
    let t353 = t250 & t290;
    let t354 = t258 & t313;
    let t355 = t256 & t270;
    let t356 = t307 & t321;
    let t357 = t270 & t279;
    let t358 = t284 & t299;
    let t359 = t284 & t302;
    let t360 = t250 & t317;
    let t361 = t304 & t317;
    let t362 = t313 & t333;
    let t363 = t281 & t313;
    let t364 = t302 & t317;
    let t365 = t299 & t317;
    let t366 = t307 & t313;
    let t367 = t313 & t323;
    let t368 = t270 & t293;
    let t369 = t290 & t321;
    let t370 = t253 & t321;
    let t371 = t288 & t321;
    let t372 = t281 & t329;
    let t373 = t268 & t284;
    let t374 = t253 & t268;
    let t375 = t295 & t321;
    let t376 = t258 & t299;
    let t377 = t297 & t314;
    let t378 = t261 & t288;
    let t379 = t258 & t283;
    let t380 = t253 & t279;
    let t381 = t281 & t293;
    let t382 = t264 & t297;
    let t383 = t297 & t323;
    let t384 = t314 & t329;
    let t385 = t256 & t286;
    let t386 = t297 & t307;
    let t387 = t274 & t290;
    let t388 = t274 & t286;
    let t389 = t268 & t288;
    let t390 = t261 & t284;
    let t391 = t274 & t330;
    let t392 = t323 & t329;
    let t393 = t264 & t329;
    let t394 = t321 & t330;
    let t395 = t279 & t290;
    let t396 = t274 & t295;
    let t397 = t258 & t302;
    let t398 = t299 & t314;
    let t399 = t283 & t333;
    let t400 = t279 & t317;
    let t401 = t268 & t317;
    let t402 = t295 & t313;
    let t403 = t290 & t313;
    let t404 = t254 | t259 | t265 | t271 | t272 | t275 | t277 | t282 | t285 | t287 | t289 | t291 | t292 | t296
        | t298 | t300 | t301 | t303 | t305 | t306 | t308 | t309 | t310 | t311 | t312 | t315 | t316 | t318 | t319
        | t320 | t322 | t324 | t325 | t326 | t327 | t328 | t331 | t332 | t334 | t335 | t336 | t337 | t338 | t339
        | t340 | t341 | t342 | t343 | t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353 | t354
        | t355 | t356 | t357 | t358 | t359 | t360 | t361 | t362 | t363 | t364 | t365 | t366 | t367 | t368 | t369
        | t370 | t371 | t372 | t373 | t374 | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t383 | t384
        | t385 | t386 | t387 | t388 | t389 | t390 | t391 | t392 | t393 | t394 | t395 | t396 | t397 | t398 | t399
        | t400 | t401 | t402 | t403;
    let t405 = t247 & !t404;
    let t406 = t254 | t368;
    let t407 = t259 | t369;
    let t408 = t265 | t370;
    let t409 = t271 | t371;
    let t410 = t272 | t368;
    let t411 = t275 | t369;
    let t412 = t277 | t370;
    let t413 = t282 | t371;
    let t414 = t285 | t372;
    let t415 = t287 | t373;
    let t416 = t289 | t374;
    let t417 = t291 | t375;
    let t418 = t292 | t372;
    let t419 = t296 | t373;
    let t420 = t298 | t374;
    let t421 = t300 | t375;
    let t422 = t301 | t376;
    let t423 = t303 | t377;
    let t424 = t305 | t378;
    let t425 = t306 | t379;
    let t426 = t308 | t376;
    let t427 = t309 | t377;
    let t428 = t310 | t378;
    let t429 = t311 | t379;
    let t430 = t312 | t380;
    let t431 = t315 | t381;
    let t432 = t316 | t382;
    let t433 = t318 | t383;
    let t434 = t319 | t380;
    let t435 = t320 | t381;
    let t436 = t322 | t382;
    let t437 = t324 | t383;
    let t438 = t325 | t384;
    let t439 = t326 | t385;
    let t440 = t327 | t386;
    let t441 = t328 | t387;
    let t442 = t331 | t384;
    let t443 = t332 | t385;
    let t444 = t334 | t386;
    let t445 = t335 | t387;
    let t446 = t336 | t388;
    let t447 = t337 | t389;
    let t448 = t338 | t390;
    let t449 = t339 | t391;
    let t450 = t340 | t388;
    let t451 = t341 | t389;
    let t452 = t342 | t390;
    let t453 = t343 | t391;
    let t454 = t344 | t392;
    let t455 = t345 | t393;
    let t456 = t346 | t394;
    let t457 = t347 | t395;
    let t458 = t348 | t392;
    let t459 = t349 | t393;
    let t460 = t350 | t394;
    let t461 = t351 | t395;
    let t462 = t352 | t396;
    let t463 = t353 | t397;
    let t464 = t354 | t398;
    let t465 = t355 | t399;
    let t466 = t356 | t396;
    let t467 = t357 | t397;
    let t468 = t358 | t398;
    let t469 = t359 | t399;
    let t470 = t360 | t400;
    let t471 = t361 | t401;
    let t472 = t362 | t402;
    let t473 = t363 | t403;
    let t474 = t364 | t400;
    let t475 = t365 | t401;
    let t476 = t366 | t402;
    let t477 = t367 | t403;
    let t478 = entry[6] ^ entry[10] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[42] ^ entry[46] ^ entry[50]
        ^ entry[73] ^ entry[81] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[105] ^ entry[121] ^ entry[125]
        ^ entry[129] ^ entry[133] ^ entry[144] ^ entry[152] ^ entry[156] ^ entry[160] ^ entry[164] ^ entry[172]
        ^ entry[184] ^ entry[188] ^ entry[192] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[208] ^ entry[223]
        ^ entry[227] ^ entry[235] ^ entry[243] ^ entry[267] ^ entry[275];
    let t479 = entry[2] ^ entry[10] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[34] ^ entry[46] ^ entry[50]
        ^ entry[77] ^ entry[89] ^ entry[121] ^ entry[133] ^ entry[152] ^ entry[168] ^ entry[180] ^ entry[184]
        ^ entry[192] ^ entry[204] ^ entry[212] ^ entry[223] ^ entry[227] ^ entry[235] ^ entry[247] ^ entry[255]
        ^ entry[263] ^ entry[271] ^ entry[279];
    let t480 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[30] ^ entry[46] ^ entry[50] ^ entry[73]
        ^ entry[85] ^ entry[101] ^ entry[109] ^ entry[113] ^ entry[121] ^ entry[137] ^ entry[148] ^ entry[152]
        ^ entry[160] ^ entry[164] ^ entry[180] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[219] ^ entry[227]
        ^ entry[239] ^ entry[243] ^ entry[247] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[263] ^ entry[267]
        ^ entry[271] ^ entry[275];
    let t481 = entry[6] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[54] ^ entry[62] ^ entry[77] ^ entry[85]
        ^ entry[93] ^ entry[101] ^ entry[117] ^ entry[121] ^ entry[141] ^ entry[148] ^ entry[156] ^ entry[160]
        ^ entry[180] ^ entry[188] ^ entry[192] ^ entry[204] ^ entry[219] ^ entry[231] ^ entry[243] ^ entry[251]
        ^ entry[259];
    let t482 = entry[6] ^ entry[10] ^ entry[22] ^ entry[26] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[42]
        ^ entry[46] ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[66] ^ entry[73] ^ entry[77] ^ entry[81] ^ entry[85]
        ^ entry[89] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[117] ^ entry[133] ^ entry[144] ^ entry[160]
        ^ entry[168] ^ entry[176] ^ entry[184] ^ entry[200] ^ entry[219] ^ entry[231] ^ entry[239] ^ entry[267]
        ^ entry[271] ^ entry[275];
    let t483 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42]
        ^ entry[50] ^ entry[58] ^ entry[62] ^ entry[70] ^ entry[73] ^ entry[77] ^ entry[85] ^ entry[105]
        ^ entry[109] ^ entry[117] ^ entry[125] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[164]
        ^ entry[168] ^ entry[172] ^ entry[176] ^ entry[180] ^ entry[204] ^ entry[219] ^ entry[231] ^ entry[235]
        ^ entry[263] ^ entry[275] ^ entry[279];
    let t484 = entry[2] ^ entry[10] ^ entry[22] ^ entry[30] ^ entry[54] ^ entry[58] ^ entry[73] ^ entry[93]
        ^ entry[97] ^ entry[105] ^ entry[109] ^ entry[113] ^ entry[125] ^ entry[129] ^ entry[144] ^ entry[148]
        ^ entry[156] ^ entry[160] ^ entry[168] ^ entry[180] ^ entry[223] ^ entry[227] ^ entry[231] ^ entry[235]
        ^ entry[255] ^ entry[259] ^ entry[267] ^ entry[283];
    let t485 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[30] ^ entry[46] ^ entry[62]
        ^ entry[77] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[113] ^ entry[121]
        ^ entry[129] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[168] ^ entry[172] ^ entry[176]
        ^ entry[188] ^ entry[196] ^ entry[219] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[239] ^ entry[247]
        ^ entry[251] ^ entry[267] ^ entry[275] ^ entry[279] ^ entry[287];
    let t486 = t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485;
    let t487 = t478 & !t479;
    let t488 = !t480 & !t481;
    let t489 = t487 & t488;
    let t490 = t482 & !t483;
    let t491 = t484 & !t485;
    let t492 = t490 & t491;
    let t493 = t489 & t492;
    let t494 = t480 & !t481;
    let t495 = t487 & t494;
    let t496 = t482 & t483;
    let t497 = t491 & t496;
    let t498 = t495 & t497;
    let t499 = !t478 & t479;
    let t500 = t494 & t499;
    let t501 = !t482 & t483;
    let t502 = t484 & t485;
    let t503 = t501 & t502;
    let t504 = t500 & t503;
    let t505 = !t478 & !t479;
    let t506 = t480 & t481;
    let t507 = t505 & t506;
    let t508 = !t484 & t485;
    let t509 = t496 & t508;
    let t510 = t507 & t509;
    let t511 = t503 & t507;
    let t512 = !t480 & t481;
    let t513 = t499 & t512;
    let t514 = t509 & t513;
    let t515 = t487 & t512;
    let t516 = t509 & t515;
    let t517 = t478 & t479;
    let t518 = t488 & t517;
    let t519 = !t482 & !t483;
    let t520 = t491 & t519;
    let t521 = t518 & t520;
    let t522 = t494 & t517;
    let t523 = t501 & t508;
    let t524 = t522 & t523;
    let t525 = t490 & t508;
    let t526 = t489 & t525;
    let t527 = t496 & t502;
    let t528 = t522 & t527;
    let t529 = t502 & t519;
    let t530 = t522 & t529;
    let t531 = t503 & t515;
    let t532 = t487 & t506;
    let t533 = !t484 & !t485;
    let t534 = t496 & t533;
    let t535 = t532 & t534;
    let t536 = t512 & t517;
    let t537 = t523 & t536;
    let t538 = t505 & t512;
    let t539 = t527 & t538;
    let t540 = t492 & t532;
    let t541 = t488 & t499;
    let t542 = t525 & t541;
    let t543 = t494 & t505;
    let t544 = t523 & t543;
    let t545 = t503 & t518;
    let t546 = t501 & t533;
    let t547 = t495 & t546;
    let t548 = t515 & t520;
    let t549 = t492 & t541;
    let t550 = t525 & t543;
    let t551 = t527 & t541;
    let t552 = t488 & t505;
    let t553 = t490 & t502;
    let t554 = t552 & t553;
    let t555 = t534 & t543;
    let t556 = t519 & t533;
    let t557 = t532 & t556;
    let t558 = t489 & t523;
    let t559 = t525 & t532;
    let t560 = t506 & t517;
    let t561 = t553 & t560;
    let t562 = t508 & t519;
    let t563 = t500 & t562;
    let t564 = t509 & t552;
    let t565 = t489 & t527;
    let t566 = t534 & t541;
    let t567 = t507 & t562;
    let t568 = t499 & t506;
    let t569 = t491 & t501;
    let t570 = t568 & t569;
    let t571 = t543 & t569;
    let t572 = t490 & t533;
    let t573 = t515 & t572;
    let t574 = t500 & t520;
    let t575 = t518 & t572;
    let t576 = t529 & t543;
    let t577 = t489 & t534;
    let t578 = t507 & t520;
    let t579 = t515 & t562;
    let t580 = t534 & t538;
    let t581 = t522 & t525;
    let t582 = t500 & t546;
    let t583 = t536 & t556;
    let t584 = t560 & t562;
    let t585 = t522 & t534;
    let t586 = t495 & t553;
    let t587 = t495 & t562;
    let t588 = t489 & t569;
    let t589 = t492 & t538;
    let t590 = t500 & t572;
    let t591 = t495 & t572;
    let t592 = t489 & t529;
    let t593 = t497 & t552;
    let t594 = t495 & t509;
    let t595 = t546 & t560;
    let t596 = t509 & t518;
    let t597 = t523 & t538;
    let t598 = t523 & t541;
    let t599 = t489 & t556;
    let t600 = t543 & t556;
    let t601 = t552 & t572;
    let t602 = t520 & t552;
    let t603 = t541 & t556;
    let t604 = t538 & t556;
    let t605 = t546 & t552;
    let t606 = t552 & t562;
    let t607 = t509 & t532;
    let t608 = t529 & t560;
    let t609 = t492 & t560;
    let t610 = t527 & t560;
    let t611 = t520 & t568;
    let t612 = t507 & t523;
    let t613 = t492 & t507;
    let t614 = t534 & t560;
    let t615 = t497 & t538;
    let t616 = t536 & t553;
    let t617 = t500 & t527;
    let t618 = t497 & t522;
    let t619 = t492 & t518;
    let t620 = t520 & t532;
    let t621 = t503 & t536;
    let t622 = t536 & t562;
    let t623 = t553 & t568;
    let t624 = t495 & t525;
    let t625 = t536 & t546;
    let t626 = t513 & t529;
    let t627 = t513 & t525;
    let t628 = t507 & t527;
    let t629 = t500 & t523;
    let t630 = t513 & t569;
    let t631 = t562 & t568;
    let t632 = t503 & t568;
    let t633 = t560 & t569;
    let t634 = t518 & t529;
    let t635 = t513 & t534;
    let t636 = t497 & t541;
    let t637 = t538 & t553;
    let t638 = t522 & t572;
    let t639 = t518 & t556;
    let t640 = t507 & t556;
    let t641 = t534 & t552;
    let t642 = t529 & t552;
    let t643 = t493 | t498 | t504 | t510 | t511 | t514 | t516 | t521 | t524 | t526 | t528 | t530 | t531 | t535
        | t537 | t539 | t540 | t542 | t544 | t545 | t547 | t548 | t549 | t550 | t551 | t554 | t555 | t557 | t558
        | t559 | t561 | t563 | t564 | t565 | t566 | t567 | t570 | t571 | t573 | t574 | t575 | t576 | t577 | t578
        | t579 | t580 | t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589 | t590 | t591 | t592 | t593
        | t594 | t595 | t596 | t597 | t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606 | t607 | t608
        | t609 | t610 | t611 | t612 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622 | t623
        | t624 | t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637 | t638
        | t639 | t640 | t641 | t642;
    let t644 = t486 & !t643;
    let t645 = t493 | t607;
    let t646 = t498 | t608;
    let t647 = t504 | t609;
    let t648 = t510 | t610;
    let t649 = t511 | t607;
    let t650 = t514 | t608;
    let t651 = t516 | t609;
    let t652 = t521 | t610;
    let t653 = t524 | t611;
    let t654 = t526 | t612;
    let t655 = t528 | t613;
    let t656 = t530 | t614;
    let t657 = t531 | t611;
    let t658 = t535 | t612;
    let t659 = t537 | t613;
    let t660 = t539 | t614;
    let t661 = t540 | t615;
    let t662 = t542 | t616;
    let t663 = t544 | t617;
    let t664 = t545 | t618;
    let t665 = t547 | t615;
    let t666 = t548 | t616;
    let t667 = t549 | t617;
    let t668 = t550 | t618;
    let t669 = t551 | t619;
    let t670 = t554 | t620;
    let t671 = t555 | t621;
    let t672 = t557 | t622;
    let t673 = t558 | t619;
    let t674 = t559 | t620;
    let t675 = t561 | t621;
    let t676 = t563 | t622;
    let t677 = t564 | t623;
    let t678 = t565 | t624;
    let t679 = t566 | t625;
    let t680 = t567 | t626;
    let t681 = t570 | t623;
    let t682 = t571 | t624;
    let t683 = t573 | t625;
    let t684 = t574 | t626;
    let t685 = t575 | t627;
    let t686 = t576 | t628;
    let t687 = t577 | t629;
    let t688 = t578 | t630;
    let t689 = t579 | t627;
    let t690 = t580 | t628;
    let t691 = t581 | t629;
    let t692 = t582 | t630;
    let t693 = t583 | t631;
    let t694 = t584 | t632;
    let t695 = t585 | t633;
    let t696 = t586 | t634;
    let t697 = t587 | t631;
    let t698 = t588 | t632;
    let t699 = t589 | t633;
    let t700 = t590 | t634;
    let t701 = t591 | t635;
    let t702 = t592 | t636;
    let t703 = t593 | t637;
    let t704 = t594 | t638;
    let t705 = t595 | t635;
    let t706 = t596 | t636;
    let t707 = t597 | t637;
    let t708 = t598 | t638;
    let t709 = t599 | t639;
    let t710 = t600 | t640;
    let t711 = t601 | t641;
    let t712 = t602 | t642;
    let t713 = t603 | t639;
    let t714 = t604 | t640;
    let t715 = t605 | t641;
    let t716 = t606 | t642;
    let t717 = entry[7] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[51] ^ entry[59] ^ entry[78] ^ entry[82]
        ^ entry[86] ^ entry[102] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[145] ^ entry[153]
        ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[177] ^ entry[193] ^ entry[197] ^ entry[201] ^ entry[205]
        ^ entry[216] ^ entry[224] ^ entry[228] ^ entry[232] ^ entry[236] ^ entry[244] ^ entry[256] ^ entry[260]
        ^ entry[264] ^ entry[268] ^ entry[272] ^ entry[276] ^ entry[280];
    let t718 = entry[7] ^ entry[11] ^ entry[19] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55] ^ entry[63]
        ^ entry[74] ^ entry[82] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[106] ^ entry[118] ^ entry[122]
        ^ entry[149] ^ entry[161] ^ entry[193] ^ entry[205] ^ entry[224] ^ entry[240] ^ entry[252] ^ entry[256]
        ^ entry[264] ^ entry[276] ^ entry[284];
    let t719 = entry[3] ^ entry[11] ^ entry[23] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[39] ^ entry[43]
        ^ entry[47] ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[74] ^ entry[82] ^ entry[90] ^ entry[98]
        ^ entry[102] ^ entry[118] ^ entry[122] ^ entry[145] ^ entry[157] ^ entry[173] ^ entry[181] ^ entry[185]
        ^ entry[193] ^ entry[209] ^ entry[220] ^ entry[224] ^ entry[232] ^ entry[236] ^ entry[252] ^ entry[268]
        ^ entry[272] ^ entry[276];
    let t720 = entry[3] ^ entry[15] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[78] ^ entry[86] ^ entry[102]
        ^ entry[110] ^ entry[126] ^ entry[134] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[189]
        ^ entry[193] ^ entry[213] ^ entry[220] ^ entry[228] ^ entry[232] ^ entry[252] ^ entry[260] ^ entry[264]
        ^ entry[276];
    let t721 = entry[3] ^ entry[15] ^ entry[23] ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[78] ^ entry[82]
        ^ entry[94] ^ entry[98] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122]
        ^ entry[126] ^ entry[130] ^ entry[138] ^ entry[145] ^ entry[149] ^ entry[153] ^ entry[157] ^ entry[161]
        ^ entry[169] ^ entry[173] ^ entry[177] ^ entry[189] ^ entry[205] ^ entry[216] ^ entry[232] ^ entry[240]
        ^ entry[248] ^ entry[256] ^ entry[272];
    let t722 = entry[3] ^ entry[15] ^ entry[19] ^ entry[47] ^ entry[59] ^ entry[63] ^ entry[74] ^ entry[78]
        ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122] ^ entry[130]
        ^ entry[134] ^ entry[142] ^ entry[145] ^ entry[149] ^ entry[157] ^ entry[177] ^ entry[181] ^ entry[189]
        ^ entry[197] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[236] ^ entry[240] ^ entry[244]
        ^ entry[248] ^ entry[252] ^ entry[276];
    let t723 = entry[7] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[39] ^ entry[43] ^ entry[51] ^ entry[67]
        ^ entry[74] ^ entry[82] ^ entry[94] ^ entry[102] ^ entry[126] ^ entry[130] ^ entry[145] ^ entry[165]
        ^ entry[169] ^ entry[177] ^ entry[181] ^ entry[185] ^ entry[197] ^ entry[201] ^ entry[216] ^ entry[220]
        ^ entry[228] ^ entry[232] ^ entry[240] ^ entry[252];
    let t724 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[23] ^ entry[31] ^ entry[35] ^ entry[51]
        ^ entry[59] ^ entry[63] ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[90]
        ^ entry[102] ^ entry[118] ^ entry[134] ^ entry[149] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[173]
        ^ entry[177] ^ entry[185] ^ entry[193] ^ entry[201] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228]
        ^ entry[240] ^ entry[244] ^ entry[248] ^ entry[260] ^ entry[268];
    let t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    let t726 = t717 & !t718;
    let t727 = !t719 & !t720;
    let t728 = t726 & t727;
    let t729 = t721 & !t722;
    let t730 = t723 & !t724;
    let t731 = t729 & t730;
    let t732 = t728 & t731;
    let t733 = t719 & !t720;
    let t734 = t726 & t733;
    let t735 = t721 & t722;
    let t736 = t730 & t735;
    let t737 = t734 & t736;
    let t738 = !t717 & t718;
    let t739 = t733 & t738;
    let t740 = !t721 & t722;
    let t741 = t723 & t724;
    let t742 = t740 & t741;
    let t743 = t739 & t742;
    let t744 = !t717 & !t718;
    let t745 = t719 & t720;
    let t746 = t744 & t745;
    let t747 = !t723 & t724;
    let t748 = t735 & t747;
    let t749 = t746 & t748;
    let t750 = t742 & t746;
    let t751 = !t719 & t720;
    let t752 = t738 & t751;
    let t753 = t748 & t752;
    let t754 = t726 & t751;
    let t755 = t748 & t754;
    let t756 = t717 & t718;
    let t757 = t727 & t756;
    let t758 = !t721 & !t722;
    let t759 = t730 & t758;
    let t760 = t757 & t759;
    let t761 = t733 & t756;
    let t762 = t740 & t747;
    let t763 = t761 & t762;
    let t764 = t729 & t747;
    let t765 = t728 & t764;
    let t766 = t735 & t741;
    let t767 = t761 & t766;
    let t768 = t741 & t758;
    let t769 = t761 & t768;
    let t770 = t742 & t754;
    let t771 = t726 & t745;
    let t772 = !t723 & !t724;
    let t773 = t735 & t772;
    let t774 = t771 & t773;
    let t775 = t751 & t756;
    let t776 = t762 & t775;
    let t777 = t744 & t751;
    let t778 = t766 & t777;
    let t779 = t731 & t771;
    let t780 = t727 & t738;
    let t781 = t764 & t780;
    let t782 = t733 & t744;
    let t783 = t762 & t782;
    let t784 = t742 & t757;
    let t785 = t740 & t772;
    let t786 = t734 & t785;
    let t787 = t754 & t759;
    let t788 = t731 & t780;
    let t789 = t764 & t782;
    let t790 = t766 & t780;
    let t791 = t727 & t744;
    let t792 = t729 & t741;
    let t793 = t791 & t792;
    let t794 = t773 & t782;
    let t795 = t758 & t772;
    let t796 = t771 & t795;
    let t797 = t728 & t762;
    let t798 = t764 & t771;
    let t799 = t745 & t756;
    let t800 = t792 & t799;
    let t801 = t747 & t758;
    let t802 = t739 & t801;
    let t803 = t748 & t791;
    let t804 = t728 & t766;
    let t805 = t773 & t780;
    let t806 = t746 & t801;
    let t807 = t738 & t745;
    let t808 = t730 & t740;
    let t809 = t807 & t808;
    let t810 = t782 & t808;
    let t811 = t729 & t772;
    let t812 = t754 & t811;
    let t813 = t739 & t759;
    let t814 = t757 & t811;
    let t815 = t768 & t782;
    let t816 = t728 & t773;
    let t817 = t746 & t759;
    let t818 = t754 & t801;
    let t819 = t773 & t777;
    let t820 = t761 & t764;
    let t821 = t739 & t785;
    let t822 = t775 & t795;
    let t823 = t799 & t801;
    let t824 = t761 & t773;
    let t825 = t734 & t792;
    let t826 = t734 & t801;
    let t827 = t728 & t808;
    let t828 = t731 & t777;
    let t829 = t739 & t811;
    let t830 = t734 & t811;
    let t831 = t728 & t768;
    let t832 = t736 & t791;
    let t833 = t734 & t748;
    let t834 = t785 & t799;
    let t835 = t748 & t757;
    let t836 = t762 & t777;
    let t837 = t762 & t780;
    let t838 = t728 & t795;
    let t839 = t782 & t795;
    let t840 = t791 & t811;
    let t841 = t759 & t791;
    let t842 = t780 & t795;
    let t843 = t777 & t795;
    let t844 = t785 & t791;
    let t845 = t791 & t801;
    let t846 = t748 & t771;
    let t847 = t768 & t799;
    let t848 = t731 & t799;
    let t849 = t766 & t799;
    let t850 = t759 & t807;
    let t851 = t746 & t762;
    let t852 = t731 & t746;
    let t853 = t773 & t799;
    let t854 = t736 & t777;
    let t855 = t775 & t792;
    let t856 = t739 & t766;
    let t857 = t736 & t761;
    let t858 = t731 & t757;
    let t859 = t759 & t771;
    let t860 = t742 & t775;
    let t861 = t775 & t801;
    let t862 = t792 & t807;
    let t863 = t734 & t764;
    let t864 = t775 & t785;
    let t865 = t752 & t768;
    let t866 = t752 & t764;
    let t867 = t746 & t766;
    let t868 = t739 & t762;
    let t869 = t752 & t808;
    let t870 = t801 & t807;
    let t871 = t742 & t807;
    let t872 = t799 & t808;
    let t873 = t757 & t768;
    let t874 = t752 & t773;
    let t875 = t736 & t780;
    let t876 = t777 & t792;
    let t877 = t761 & t811;
    let t878 = t757 & t795;
    let t879 = t746 & t795;
    let t880 = t773 & t791;
    let t881 = t768 & t791;
    let t882 = t732 | t737 | t743 | t749 | t750 | t753 | t755 | t760 | t763 | t765 | t767 | t769 | t770 | t774
        | t776 | t778 | t779 | t781 | t783 | t784 | t786 | t787 | t788 | t789 | t790 | t793 | t794 | t796 | t797
        | t798 | t800 | t802 | t803 | t804 | t805 | t806 | t809 | t810 | t812 | t813 | t814 | t815 | t816 | t817
        | t818 | t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832
        | t833 | t834 | t835 | t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847
        | t848 | t849 | t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860 | t861 | t862
        | t863 | t864 | t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876 | t877
        | t878 | t879 | t880 | t881;
    let t883 = t725 & !t882;
    let t884 = t732 | t846;
    let t885 = t737 | t847;
    let t886 = t743 | t848;
    let t887 = t749 | t849;
    let t888 = t750 | t846;
    let t889 = t753 | t847;
    let t890 = t755 | t848;
    let t891 = t760 | t849;
    let t892 = t763 | t850;
    let t893 = t765 | t851;
    let t894 = t767 | t852;
    let t895 = t769 | t853;
    let t896 = t770 | t850;
    let t897 = t774 | t851;
    let t898 = t776 | t852;
    let t899 = t778 | t853;
    let t900 = t779 | t854;
    let t901 = t781 | t855;
    let t902 = t783 | t856;
    let t903 = t784 | t857;
    let t904 = t786 | t854;
    let t905 = t787 | t855;
    let t906 = t788 | t856;
    let t907 = t789 | t857;
    let t908 = t790 | t858;
    let t909 = t793 | t859;
    let t910 = t794 | t860;
    let t911 = t796 | t861;
    let t912 = t797 | t858;
    let t913 = t798 | t859;
    let t914 = t800 | t860;
    let t915 = t802 | t861;
    let t916 = t803 | t862;
    let t917 = t804 | t863;
    let t918 = t805 | t864;
    let t919 = t806 | t865;
    let t920 = t809 | t862;
    let t921 = t810 | t863;
    let t922 = t812 | t864;
    let t923 = t813 | t865;
    let t924 = t814 | t866;
    let t925 = t815 | t867;
    let t926 = t816 | t868;
    let t927 = t817 | t869;
    let t928 = t818 | t866;
    let t929 = t819 | t867;
    let t930 = t820 | t868;
    let t931 = t821 | t869;
    let t932 = t822 | t870;
    let t933 = t823 | t871;
    let t934 = t824 | t872;
    let t935 = t825 | t873;
    let t936 = t826 | t870;
    let t937 = t827 | t871;
    let t938 = t828 | t872;
    let t939 = t829 | t873;
    let t940 = t830 | t874;
    let t941 = t831 | t875;
    let t942 = t832 | t876;
    let t943 = t833 | t877;
    let t944 = t834 | t874;
    let t945 = t835 | t875;
    let t946 = t836 | t876;
    let t947 = t837 | t877;
    let t948 = t838 | t878;
    let t949 = t839 | t879;
    let t950 = t840 | t880;
    let t951 = t841 | t881;
    let t952 = t842 | t878;
    let t953 = t843 | t879;
    let t954 = t844 | t880;
    let t955 = t845 | t881;
    let t956 = t165 & t404;
    let t957 = t165 | t404;
    let t958 = t643 & t882;
    let t959 = t643 | t882;
    let t960 = t957 & t959;
    let t961 = t956 | t958 | t960;
    let t962 = t167 | t406 | t645 | t884;
    let t963 = t168 | t407 | t646 | t885;
    let t964 = t169 | t408 | t647 | t886;
    let t965 = t170 | t409 | t648 | t887;
    let t966 = t171 | t410 | t649 | t888;
    let t967 = t172 | t411 | t650 | t889;
    let t968 = t173 | t412 | t651 | t890;
    let t969 = t174 | t413 | t652 | t891;
    let t970 = t175 | t414 | t653 | t892;
    let t971 = t176 | t415 | t654 | t893;
    let t972 = t177 | t416 | t655 | t894;
    let t973 = t178 | t417 | t656 | t895;
    let t974 = t179 | t418 | t657 | t896;
    let t975 = t180 | t419 | t658 | t897;
    let t976 = t181 | t420 | t659 | t898;
    let t977 = t182 | t421 | t660 | t899;
    let t978 = t183 | t422 | t661 | t900;
    let t979 = t184 | t423 | t662 | t901;
    let t980 = t185 | t424 | t663 | t902;
    let t981 = t186 | t425 | t664 | t903;
    let t982 = t187 | t426 | t665 | t904;
    let t983 = t188 | t427 | t666 | t905;
    let t984 = t189 | t428 | t667 | t906;
    let t985 = t190 | t429 | t668 | t907;
    let t986 = t191 | t430 | t669 | t908;
    let t987 = t192 | t431 | t670 | t909;
    let t988 = t193 | t432 | t671 | t910;
    let t989 = t194 | t433 | t672 | t911;
    let t990 = t195 | t434 | t673 | t912;
    let t991 = t196 | t435 | t674 | t913;
    let t992 = t197 | t436 | t675 | t914;
    let t993 = t198 | t437 | t676 | t915;
    let t994 = t199 | t438 | t677 | t916;
    let t995 = t200 | t439 | t678 | t917;
    let t996 = t201 | t440 | t679 | t918;
    let t997 = t202 | t441 | t680 | t919;
    let t998 = t203 | t442 | t681 | t920;
    let t999 = t204 | t443 | t682 | t921;
    let t1000 = t205 | t444 | t683 | t922;
    let t1001 = t206 | t445 | t684 | t923;
    let t1002 = t207 | t446 | t685 | t924;
    let t1003 = t208 | t447 | t686 | t925;
    let t1004 = t209 | t448 | t687 | t926;
    let t1005 = t210 | t449 | t688 | t927;
    let t1006 = t211 | t450 | t689 | t928;
    let t1007 = t212 | t451 | t690 | t929;
    let t1008 = t213 | t452 | t691 | t930;
    let t1009 = t214 | t453 | t692 | t931;
    let t1010 = t215 | t454 | t693 | t932;
    let t1011 = t216 | t455 | t694 | t933;
    let t1012 = t217 | t456 | t695 | t934;
    let t1013 = t218 | t457 | t696 | t935;
    let t1014 = t219 | t458 | t697 | t936;
    let t1015 = t220 | t459 | t698 | t937;
    let t1016 = t221 | t460 | t699 | t938;
    let t1017 = t222 | t461 | t700 | t939;
    let t1018 = t223 | t462 | t701 | t940;
    let t1019 = t224 | t463 | t702 | t941;
    let t1020 = t225 | t464 | t703 | t942;
    let t1021 = t226 | t465 | t704 | t943;
    let t1022 = t227 | t466 | t705 | t944;
    let t1023 = t228 | t467 | t706 | t945;
    let t1024 = t229 | t468 | t707 | t946;
    let t1025 = t230 | t469 | t708 | t947;
    let t1026 = t231 | t470 | t709 | t948;
    let t1027 = t232 | t471 | t710 | t949;
    let t1028 = t233 | t472 | t711 | t950;
    let t1029 = t234 | t473 | t712 | t951;
    let t1030 = t235 | t474 | t713 | t952;
    let t1031 = t236 | t475 | t714 | t953;
    let t1032 = t237 | t476 | t715 | t954;
    let t1033 = t238 | t477 | t716 | t955;
    let t1034 = t962 & t963;
    let t1035 = t962 | t963;
    let t1036 = t964 & t965;
    let t1037 = t964 | t965;
    let t1038 = t1035 & t1037;
    let t1039 = t1035 | t1037;
    let t1040 = t1034 | t1036 | t1038;
    let t1041 = t966 & t967;
    let t1042 = t966 | t967;
    let t1043 = t969 & t970;
    let t1044 = t969 | t970;
    let t1045 = t968 & t1044;
    let t1046 = t968 | t1044;
    let t1047 = t1043 | t1045;
    let t1048 = t1042 & t1046;
    let t1049 = t1042 | t1046;
    let t1050 = t1041 | t1047 | t1048;
    let t1051 = t1039 & t1049;
    let t1052 = t1039 | t1049;
    let t1053 = t1040 | t1050 | t1051;
    let t1054 = t971 & t972;
    let t1055 = t971 | t972;
    let t1056 = t973 & t974;
    let t1057 = t973 | t974;
    let t1058 = t1055 & t1057;
    let t1059 = t1055 | t1057;
    let t1060 = t1054 | t1056 | t1058;
    let t1061 = t975 & t976;
    let t1062 = t975 | t976;
    let t1063 = t978 & t979;
    let t1064 = t978 | t979;
    let t1065 = t977 & t1064;
    let t1066 = t977 | t1064;
    let t1067 = t1063 | t1065;
    let t1068 = t1062 & t1066;
    let t1069 = t1062 | t1066;
    let t1070 = t1061 | t1067 | t1068;
    let t1071 = t1059 & t1069;
    let t1072 = t1059 | t1069;
    let t1073 = t1060 | t1070 | t1071;
    let t1074 = t1052 & t1072;
    let t1075 = t1052 | t1072;
    let t1076 = t1053 | t1073 | t1074;
    let t1077 = t980 & t981;
    let t1078 = t980 | t981;
    let t1079 = t982 & t983;
    let t1080 = t982 | t983;
    let t1081 = t1078 & t1080;
    let t1082 = t1078 | t1080;
    let t1083 = t1077 | t1079 | t1081;
    let t1084 = t984 & t985;
    let t1085 = t984 | t985;
    let t1086 = t987 & t988;
    let t1087 = t987 | t988;
    let t1088 = t986 & t1087;
    let t1089 = t986 | t1087;
    let t1090 = t1086 | t1088;
    let t1091 = t1085 & t1089;
    let t1092 = t1085 | t1089;
    let t1093 = t1084 | t1090 | t1091;
    let t1094 = t1082 & t1092;
    let t1095 = t1082 | t1092;
    let t1096 = t1083 | t1093 | t1094;
    let t1097 = t989 & t990;
    let t1098 = t989 | t990;
    let t1099 = t991 & t992;
    let t1100 = t991 | t992;
    let t1101 = t1098 & t1100;
    let t1102 = t1098 | t1100;
    let t1103 = t1097 | t1099 | t1101;
    let t1104 = t993 & t994;
    let t1105 = t993 | t994;
    let t1106 = t996 & t997;
    let t1107 = t996 | t997;
    let t1108 = t995 & t1107;
    let t1109 = t995 | t1107;
    let t1110 = t1106 | t1108;
    let t1111 = t1105 & t1109;
    let t1112 = t1105 | t1109;
    let t1113 = t1104 | t1110 | t1111;
    let t1114 = t1102 & t1112;
    let t1115 = t1102 | t1112;
    let t1116 = t1103 | t1113 | t1114;
    let t1117 = t1095 & t1115;
    let t1118 = t1095 | t1115;
    let t1119 = t1096 | t1116 | t1117;
    let t1120 = t1075 & t1118;
    let t1121 = t1075 | t1118;
    let t1122 = t1076 | t1119 | t1120;
    let t1123 = t998 & t999;
    let t1124 = t998 | t999;
    let t1125 = t1000 & t1001;
    let t1126 = t1000 | t1001;
    let t1127 = t1124 & t1126;
    let t1128 = t1124 | t1126;
    let t1129 = t1123 | t1125 | t1127;
    let t1130 = t1002 & t1003;
    let t1131 = t1002 | t1003;
    let t1132 = t1005 & t1006;
    let t1133 = t1005 | t1006;
    let t1134 = t1004 & t1133;
    let t1135 = t1004 | t1133;
    let t1136 = t1132 | t1134;
    let t1137 = t1131 & t1135;
    let t1138 = t1131 | t1135;
    let t1139 = t1130 | t1136 | t1137;
    let t1140 = t1128 & t1138;
    let t1141 = t1128 | t1138;
    let t1142 = t1129 | t1139 | t1140;
    let t1143 = t1007 & t1008;
    let t1144 = t1007 | t1008;
    let t1145 = t1009 & t1010;
    let t1146 = t1009 | t1010;
    let t1147 = t1144 & t1146;
    let t1148 = t1144 | t1146;
    let t1149 = t1143 | t1145 | t1147;
    let t1150 = t1011 & t1012;
    let t1151 = t1011 | t1012;
    let t1152 = t1014 & t1015;
    let t1153 = t1014 | t1015;
    let t1154 = t1013 & t1153;
    let t1155 = t1013 | t1153;
    let t1156 = t1152 | t1154;
    let t1157 = t1151 & t1155;
    let t1158 = t1151 | t1155;
    let t1159 = t1150 | t1156 | t1157;
    let t1160 = t1148 & t1158;
    let t1161 = t1148 | t1158;
    let t1162 = t1149 | t1159 | t1160;
    let t1163 = t1141 & t1161;
    let t1164 = t1141 | t1161;
    let t1165 = t1142 | t1162 | t1163;
    let t1166 = t1016 & t1017;
    let t1167 = t1016 | t1017;
    let t1168 = t1018 & t1019;
    let t1169 = t1018 | t1019;
    let t1170 = t1167 & t1169;
    let t1171 = t1167 | t1169;
    let t1172 = t1166 | t1168 | t1170;
    let t1173 = t1020 & t1021;
    let t1174 = t1020 | t1021;
    let t1175 = t1023 & t1024;
    let t1176 = t1023 | t1024;
    let t1177 = t1022 & t1176;
    let t1178 = t1022 | t1176;
    let t1179 = t1175 | t1177;
    let t1180 = t1174 & t1178;
    let t1181 = t1174 | t1178;
    let t1182 = t1173 | t1179 | t1180;
    let t1183 = t1171 & t1181;
    let t1184 = t1171 | t1181;
    let t1185 = t1172 | t1182 | t1183;
    let t1186 = t1025 & t1026;
    let t1187 = t1025 | t1026;
    let t1188 = t1027 & t1028;
    let t1189 = t1027 | t1028;
    let t1190 = t1187 & t1189;
    let t1191 = t1187 | t1189;
    let t1192 = t1186 | t1188 | t1190;
    let t1193 = t1029 & t1030;
    let t1194 = t1029 | t1030;
    let t1195 = t1032 & t1033;
    let t1196 = t1032 | t1033;
    let t1197 = t1031 & t1196;
    let t1198 = t1031 | t1196;
    let t1199 = t1195 | t1197;
    let t1200 = t1194 & t1198;
    let t1201 = t1194 | t1198;
    let t1202 = t1193 | t1199 | t1200;
    let t1203 = t1191 & t1201;
    let t1204 = t1191 | t1201;
    let t1205 = t1192 | t1202 | t1203;
    let t1206 = t1184 & t1204;
    let t1207 = t1184 | t1204;
    let t1208 = t1185 | t1205 | t1206;
    let t1209 = t1164 & t1207;
    let t1210 = t1164 | t1207;
    let t1211 = t1165 | t1208 | t1209;
    let t1212 = t1121 & t1210;
    let t1213 = t1122 | t1211 | t1212;
    let t1214 = t167 | t171 | t407 | t411 | t647 | t651 | t887 | t891;
    let t1215 = t175 | t179 | t415 | t419 | t655 | t659 | t895 | t899;
    let t1216 = t183 | t187 | t423 | t427 | t663 | t667 | t903 | t907;
    let t1217 = t191 | t195 | t431 | t435 | t671 | t675 | t911 | t915;
    let t1218 = t199 | t203 | t439 | t443 | t679 | t683 | t919 | t923;
    let t1219 = t207 | t211 | t447 | t451 | t687 | t691 | t927 | t931;
    let t1220 = t215 | t219 | t455 | t459 | t695 | t699 | t935 | t939;
    let t1221 = t223 | t227 | t463 | t467 | t703 | t707 | t943 | t947;
    let t1222 = t231 | t235 | t471 | t475 | t711 | t715 | t951 | t955;
    let t1223 = t170 | t174 | t406 | t410 | t646 | t650 | t886 | t890;
    let t1224 = t178 | t182 | t414 | t418 | t654 | t658 | t894 | t898;
    let t1225 = t186 | t190 | t422 | t426 | t662 | t666 | t902 | t906;
    let t1226 = t194 | t198 | t430 | t434 | t670 | t674 | t910 | t914;
    let t1227 = t202 | t206 | t438 | t442 | t678 | t682 | t918 | t922;
    let t1228 = t210 | t214 | t446 | t450 | t686 | t690 | t926 | t930;
    let t1229 = t218 | t222 | t454 | t458 | t694 | t698 | t934 | t938;
    let t1230 = t226 | t230 | t462 | t466 | t702 | t706 | t942 | t946;
    let t1231 = t234 | t238 | t470 | t474 | t710 | t714 | t950 | t954;
    let t1232 = t169 | t173 | t409 | t413 | t645 | t649 | t885 | t889;
    let t1233 = t177 | t181 | t417 | t421 | t653 | t657 | t893 | t897;
    let t1234 = t185 | t189 | t425 | t429 | t661 | t665 | t901 | t905;
    let t1235 = t193 | t197 | t433 | t437 | t669 | t673 | t909 | t913;
    let t1236 = t201 | t205 | t441 | t445 | t677 | t681 | t917 | t921;
    let t1237 = t209 | t213 | t449 | t453 | t685 | t689 | t925 | t929;
    let t1238 = t217 | t221 | t457 | t461 | t693 | t697 | t933 | t937;
    let t1239 = t225 | t229 | t465 | t469 | t701 | t705 | t941 | t945;
    let t1240 = t233 | t237 | t473 | t477 | t709 | t713 | t949 | t953;
    let t1241 = t168 | t172 | t408 | t412 | t648 | t652 | t884 | t888;
    let t1242 = t176 | t180 | t416 | t420 | t656 | t660 | t892 | t896;
    let t1243 = t184 | t188 | t424 | t428 | t664 | t668 | t900 | t904;
    let t1244 = t192 | t196 | t432 | t436 | t672 | t676 | t908 | t912;
    let t1245 = t200 | t204 | t440 | t444 | t680 | t684 | t916 | t920;
    let t1246 = t208 | t212 | t448 | t452 | t688 | t692 | t924 | t928;
    let t1247 = t216 | t220 | t456 | t460 | t696 | t700 | t932 | t936;
    let t1248 = t224 | t228 | t464 | t468 | t704 | t708 | t940 | t944;
    let t1249 = t232 | t236 | t472 | t476 | t712 | t716 | t948 | t952;
    let t1250 = t1214 & t1215;
    let t1251 = t1214 | t1215;
    let t1252 = t1216 & t1217;
    let t1253 = t1216 | t1217;
    let t1254 = t1251 & t1253;
    let t1255 = t1251 | t1253;
    let t1256 = t1250 | t1252 | t1254;
    let t1257 = t1218 & t1219;
    let t1258 = t1218 | t1219;
    let t1259 = t1221 & t1222;
    let t1260 = t1221 | t1222;
    let t1261 = t1220 & t1260;
    let t1262 = t1220 | t1260;
    let t1263 = t1259 | t1261;
    let t1264 = t1258 & t1262;
    let t1265 = t1258 | t1262;
    let t1266 = t1257 | t1263 | t1264;
    let t1267 = t1255 & t1265;
    let t1268 = t1255 | t1265;
    let t1269 = t1256 | t1266 | t1267;
    let t1270 = t1223 & t1224;
    let t1271 = t1223 | t1224;
    let t1272 = t1225 & t1226;
    let t1273 = t1225 | t1226;
    let t1274 = t1271 & t1273;
    let t1275 = t1271 | t1273;
    let t1276 = t1270 | t1272 | t1274;
    let t1277 = t1227 & t1228;
    let t1278 = t1227 | t1228;
    let t1279 = t1230 & t1231;
    let t1280 = t1230 | t1231;
    let t1281 = t1229 & t1280;
    let t1282 = t1229 | t1280;
    let t1283 = t1279 | t1281;
    let t1284 = t1278 & t1282;
    let t1285 = t1278 | t1282;
    let t1286 = t1277 | t1283 | t1284;
    let t1287 = t1275 & t1285;
    let t1288 = t1275 | t1285;
    let t1289 = t1276 | t1286 | t1287;
    let t1290 = t1268 & t1288;
    let t1291 = t1268 | t1288;
    let t1292 = t1269 | t1289 | t1290;
    let t1293 = t1232 & t1233;
    let t1294 = t1232 | t1233;
    let t1295 = t1234 & t1235;
    let t1296 = t1234 | t1235;
    let t1297 = t1294 & t1296;
    let t1298 = t1294 | t1296;
    let t1299 = t1293 | t1295 | t1297;
    let t1300 = t1236 & t1237;
    let t1301 = t1236 | t1237;
    let t1302 = t1239 & t1240;
    let t1303 = t1239 | t1240;
    let t1304 = t1238 & t1303;
    let t1305 = t1238 | t1303;
    let t1306 = t1302 | t1304;
    let t1307 = t1301 & t1305;
    let t1308 = t1301 | t1305;
    let t1309 = t1300 | t1306 | t1307;
    let t1310 = t1298 & t1308;
    let t1311 = t1298 | t1308;
    let t1312 = t1299 | t1309 | t1310;
    let t1313 = t1241 & t1242;
    let t1314 = t1241 | t1242;
    let t1315 = t1243 & t1244;
    let t1316 = t1243 | t1244;
    let t1317 = t1314 & t1316;
    let t1318 = t1314 | t1316;
    let t1319 = t1313 | t1315 | t1317;
    let t1320 = t1245 & t1246;
    let t1321 = t1245 | t1246;
    let t1322 = t1248 & t1249;
    let t1323 = t1248 | t1249;
    let t1324 = t1247 & t1323;
    let t1325 = t1247 | t1323;
    let t1326 = t1322 | t1324;
    let t1327 = t1321 & t1325;
    let t1328 = t1321 | t1325;
    let t1329 = t1320 | t1326 | t1327;
    let t1330 = t1318 & t1328;
    let t1331 = t1318 | t1328;
    let t1332 = t1319 | t1329 | t1330;
    let t1333 = t1311 & t1331;
    let t1334 = t1311 | t1331;
    let t1335 = t1312 | t1332 | t1333;
    let t1336 = t1291 & t1334;
    let t1337 = t1292 | t1335 | t1336;
    let t1338 = t961 & t1213 & t1337;
    let t1339 = t167 | t171;
    let t1340 = t175 | t179;
    let t1341 = t183 | t187;
    let t1342 = t191 | t195;
    let t1343 = t199 | t203;
    let t1344 = t207 | t211;
    let t1345 = t215 | t219;
    let t1346 = t223 | t227;
    let t1347 = t231 | t235;
    let t1348 = t170 | t174;
    let t1349 = t178 | t182;
    let t1350 = t186 | t190;
    let t1351 = t194 | t198;
    let t1352 = t202 | t206;
    let t1353 = t210 | t214;
    let t1354 = t218 | t222;
    let t1355 = t226 | t230;
    let t1356 = t234 | t238;
    let t1357 = t169 | t173;
    let t1358 = t177 | t181;
    let t1359 = t185 | t189;
    let t1360 = t193 | t197;
    let t1361 = t201 | t205;
    let t1362 = t209 | t213;
    let t1363 = t217 | t221;
    let t1364 = t225 | t229;
    let t1365 = t233 | t237;
    let t1366 = t168 | t172;
    let t1367 = t176 | t180;
    let t1368 = t184 | t188;
    let t1369 = t192 | t196;
    let t1370 = t200 | t204;
    let t1371 = t208 | t212;
    let t1372 = t216 | t220;
    let t1373 = t224 | t228;
    let t1374 = t232 | t236;
    let t1375 = t407 | t411;
    let t1376 = t415 | t419;
    let t1377 = t423 | t427;
    let t1378 = t431 | t435;
    let t1379 = t439 | t443;
    let t1380 = t447 | t451;
    let t1381 = t455 | t459;
    let t1382 = t463 | t467;
    let t1383 = t471 | t475;
    let t1384 = t406 | t410;
    let t1385 = t414 | t418;
    let t1386 = t422 | t426;
    let t1387 = t430 | t434;
    let t1388 = t438 | t442;
    let t1389 = t446 | t450;
    let t1390 = t454 | t458;
    let t1391 = t462 | t466;
    let t1392 = t470 | t474;
    let t1393 = t409 | t413;
    let t1394 = t417 | t421;
    let t1395 = t425 | t429;
    let t1396 = t433 | t437;
    let t1397 = t441 | t445;
    let t1398 = t449 | t453;
    let t1399 = t457 | t461;
    let t1400 = t465 | t469;
    let t1401 = t473 | t477;
    let t1402 = t408 | t412;
    let t1403 = t416 | t420;
    let t1404 = t424 | t428;
    let t1405 = t432 | t436;
    let t1406 = t440 | t444;
    let t1407 = t448 | t452;
    let t1408 = t456 | t460;
    let t1409 = t464 | t468;
    let t1410 = t472 | t476;
    let t1411 = t647 | t651;
    let t1412 = t655 | t659;
    let t1413 = t663 | t667;
    let t1414 = t671 | t675;
    let t1415 = t679 | t683;
    let t1416 = t687 | t691;
    let t1417 = t695 | t699;
    let t1418 = t703 | t707;
    let t1419 = t711 | t715;
    let t1420 = t646 | t650;
    let t1421 = t654 | t658;
    let t1422 = t662 | t666;
    let t1423 = t670 | t674;
    let t1424 = t678 | t682;
    let t1425 = t686 | t690;
    let t1426 = t694 | t698;
    let t1427 = t702 | t706;
    let t1428 = t710 | t714;
    let t1429 = t645 | t649;
    let t1430 = t653 | t657;
    let t1431 = t661 | t665;
    let t1432 = t669 | t673;
    let t1433 = t677 | t681;
    let t1434 = t685 | t689;
    let t1435 = t693 | t697;
    let t1436 = t701 | t705;
    let t1437 = t709 | t713;
    let t1438 = t648 | t652;
    let t1439 = t656 | t660;
    let t1440 = t664 | t668;
    let t1441 = t672 | t676;
    let t1442 = t680 | t684;
    let t1443 = t688 | t692;
    let t1444 = t696 | t700;
    let t1445 = t704 | t708;
    let t1446 = t712 | t716;
    let t1447 = t887 | t891;
    let t1448 = t895 | t899;
    let t1449 = t903 | t907;
    let t1450 = t911 | t915;
    let t1451 = t919 | t923;
    let t1452 = t927 | t931;
    let t1453 = t935 | t939;
    let t1454 = t943 | t947;
    let t1455 = t951 | t955;
    let t1456 = t886 | t890;
    let t1457 = t894 | t898;
    let t1458 = t902 | t906;
    let t1459 = t910 | t914;
    let t1460 = t918 | t922;
    let t1461 = t926 | t930;
    let t1462 = t934 | t938;
    let t1463 = t942 | t946;
    let t1464 = t950 | t954;
    let t1465 = t885 | t889;
    let t1466 = t893 | t897;
    let t1467 = t901 | t905;
    let t1468 = t909 | t913;
    let t1469 = t917 | t921;
    let t1470 = t925 | t929;
    let t1471 = t933 | t937;
    let t1472 = t941 | t945;
    let t1473 = t949 | t953;
    let t1474 = t884 | t888;
    let t1475 = t892 | t896;
    let t1476 = t900 | t904;
    let t1477 = t908 | t912;
    let t1478 = t916 | t920;
    let t1479 = t924 | t928;
    let t1480 = t932 | t936;
    let t1481 = t940 | t944;
    let t1482 = t948 | t952;
    let t1483 = t1375 | t1411 | t1447;
    let t1484 = t129 & !t1483;
    let t1485 = t1376 | t1412 | t1448;
    let t1486 = t133 & !t1485;
    let t1487 = t1377 | t1413 | t1449;
    let t1488 = t137 & !t1487;
    let t1489 = t1378 | t1414 | t1450;
    let t1490 = t141 & !t1489;
    let t1491 = t1379 | t1415 | t1451;
    let t1492 = t145 & !t1491;
    let t1493 = t1380 | t1416 | t1452;
    let t1494 = t149 & !t1493;
    let t1495 = t1381 | t1417 | t1453;
    let t1496 = t153 & !t1495;
    let t1497 = t1382 | t1418 | t1454;
    let t1498 = t157 & !t1497;
    let t1499 = t1383 | t1419 | t1455;
    let t1500 = t161 & !t1499;
    let t1501 = t1384 | t1420 | t1456;
    let t1502 = t132 & !t1501;
    let t1503 = t1385 | t1421 | t1457;
    let t1504 = t136 & !t1503;
    let t1505 = t1386 | t1422 | t1458;
    let t1506 = t140 & !t1505;
    let t1507 = t1387 | t1423 | t1459;
    let t1508 = t144 & !t1507;
    let t1509 = t1388 | t1424 | t1460;
    let t1510 = t148 & !t1509;
    let t1511 = t1389 | t1425 | t1461;
    let t1512 = t152 & !t1511;
    let t1513 = t1390 | t1426 | t1462;
    let t1514 = t156 & !t1513;
    let t1515 = t1391 | t1427 | t1463;
    let t1516 = t160 & !t1515;
    let t1517 = t1392 | t1428 | t1464;
    let t1518 = t164 & !t1517;
    let t1519 = t1393 | t1429 | t1465;
    let t1520 = t131 & !t1519;
    let t1521 = t1394 | t1430 | t1466;
    let t1522 = t135 & !t1521;
    let t1523 = t1395 | t1431 | t1467;
    let t1524 = t139 & !t1523;
    let t1525 = t1396 | t1432 | t1468;
    let t1526 = t143 & !t1525;
    let t1527 = t1397 | t1433 | t1469;
    let t1528 = t147 & !t1527;
    let t1529 = t1398 | t1434 | t1470;
    let t1530 = t151 & !t1529;
    let t1531 = t1399 | t1435 | t1471;
    let t1532 = t155 & !t1531;
    let t1533 = t1400 | t1436 | t1472;
    let t1534 = t159 & !t1533;
    let t1535 = t1401 | t1437 | t1473;
    let t1536 = t163 & !t1535;
    let t1537 = t1402 | t1438 | t1474;
    let t1538 = t130 & !t1537;
    let t1539 = t1403 | t1439 | t1475;
    let t1540 = t134 & !t1539;
    let t1541 = t1404 | t1440 | t1476;
    let t1542 = t138 & !t1541;
    let t1543 = t1405 | t1441 | t1477;
    let t1544 = t142 & !t1543;
    let t1545 = t1406 | t1442 | t1478;
    let t1546 = t146 & !t1545;
    let t1547 = t1407 | t1443 | t1479;
    let t1548 = t150 & !t1547;
    let t1549 = t1408 | t1444 | t1480;
    let t1550 = t154 & !t1549;
    let t1551 = t1409 | t1445 | t1481;
    let t1552 = t158 & !t1551;
    let t1553 = t1410 | t1446 | t1482;
    let t1554 = t162 & !t1553;
    let t1555 = t1339 | t1411 | t1447;
    let t1556 = t369 & !t1555;
    let t1557 = t1340 | t1412 | t1448;
    let t1558 = t373 & !t1557;
    let t1559 = t1341 | t1413 | t1449;
    let t1560 = t377 & !t1559;
    let t1561 = t1342 | t1414 | t1450;
    let t1562 = t381 & !t1561;
    let t1563 = t1343 | t1415 | t1451;
    let t1564 = t385 & !t1563;
    let t1565 = t1344 | t1416 | t1452;
    let t1566 = t389 & !t1565;
    let t1567 = t1345 | t1417 | t1453;
    let t1568 = t393 & !t1567;
    let t1569 = t1346 | t1418 | t1454;
    let t1570 = t397 & !t1569;
    let t1571 = t1347 | t1419 | t1455;
    let t1572 = t401 & !t1571;
    let t1573 = t1348 | t1420 | t1456;
    let t1574 = t368 & !t1573;
    let t1575 = t1349 | t1421 | t1457;
    let t1576 = t372 & !t1575;
    let t1577 = t1350 | t1422 | t1458;
    let t1578 = t376 & !t1577;
    let t1579 = t1351 | t1423 | t1459;
    let t1580 = t380 & !t1579;
    let t1581 = t1352 | t1424 | t1460;
    let t1582 = t384 & !t1581;
    let t1583 = t1353 | t1425 | t1461;
    let t1584 = t388 & !t1583;
    let t1585 = t1354 | t1426 | t1462;
    let t1586 = t392 & !t1585;
    let t1587 = t1355 | t1427 | t1463;
    let t1588 = t396 & !t1587;
    let t1589 = t1356 | t1428 | t1464;
    let t1590 = t400 & !t1589;
    let t1591 = t1357 | t1429 | t1465;
    let t1592 = t371 & !t1591;
    let t1593 = t1358 | t1430 | t1466;
    let t1594 = t375 & !t1593;
    let t1595 = t1359 | t1431 | t1467;
    let t1596 = t379 & !t1595;
    let t1597 = t1360 | t1432 | t1468;
    let t1598 = t383 & !t1597;
    let t1599 = t1361 | t1433 | t1469;
    let t1600 = t387 & !t1599;
    let t1601 = t1362 | t1434 | t1470;
    let t1602 = t391 & !t1601;
    let t1603 = t1363 | t1435 | t1471;
    let t1604 = t395 & !t1603;
    let t1605 = t1364 | t1436 | t1472;
    let t1606 = t399 & !t1605;
    let t1607 = t1365 | t1437 | t1473;
    let t1608 = t403 & !t1607;
    let t1609 = t1366 | t1438 | t1474;
    let t1610 = t370 & !t1609;
    let t1611 = t1367 | t1439 | t1475;
    let t1612 = t374 & !t1611;
    let t1613 = t1368 | t1440 | t1476;
    let t1614 = t378 & !t1613;
    let t1615 = t1369 | t1441 | t1477;
    let t1616 = t382 & !t1615;
    let t1617 = t1370 | t1442 | t1478;
    let t1618 = t386 & !t1617;
    let t1619 = t1371 | t1443 | t1479;
    let t1620 = t390 & !t1619;
    let t1621 = t1372 | t1444 | t1480;
    let t1622 = t394 & !t1621;
    let t1623 = t1373 | t1445 | t1481;
    let t1624 = t398 & !t1623;
    let t1625 = t1374 | t1446 | t1482;
    let t1626 = t402 & !t1625;
    let t1627 = t1339 | t1375 | t1447;
    let t1628 = t609 & !t1627;
    let t1629 = t1340 | t1376 | t1448;
    let t1630 = t613 & !t1629;
    let t1631 = t1341 | t1377 | t1449;
    let t1632 = t617 & !t1631;
    let t1633 = t1342 | t1378 | t1450;
    let t1634 = t621 & !t1633;
    let t1635 = t1343 | t1379 | t1451;
    let t1636 = t625 & !t1635;
    let t1637 = t1344 | t1380 | t1452;
    let t1638 = t629 & !t1637;
    let t1639 = t1345 | t1381 | t1453;
    let t1640 = t633 & !t1639;
    let t1641 = t1346 | t1382 | t1454;
    let t1642 = t637 & !t1641;
    let t1643 = t1347 | t1383 | t1455;
    let t1644 = t641 & !t1643;
    let t1645 = t1348 | t1384 | t1456;
    let t1646 = t608 & !t1645;
    let t1647 = t1349 | t1385 | t1457;
    let t1648 = t612 & !t1647;
    let t1649 = t1350 | t1386 | t1458;
    let t1650 = t616 & !t1649;
    let t1651 = t1351 | t1387 | t1459;
    let t1652 = t620 & !t1651;
    let t1653 = t1352 | t1388 | t1460;
    let t1654 = t624 & !t1653;
    let t1655 = t1353 | t1389 | t1461;
    let t1656 = t628 & !t1655;
    let t1657 = t1354 | t1390 | t1462;
    let t1658 = t632 & !t1657;
    let t1659 = t1355 | t1391 | t1463;
    let t1660 = t636 & !t1659;
    let t1661 = t1356 | t1392 | t1464;
    let t1662 = t640 & !t1661;
    let t1663 = t1357 | t1393 | t1465;
    let t1664 = t607 & !t1663;
    let t1665 = t1358 | t1394 | t1466;
    let t1666 = t611 & !t1665;
    let t1667 = t1359 | t1395 | t1467;
    let t1668 = t615 & !t1667;
    let t1669 = t1360 | t1396 | t1468;
    let t1670 = t619 & !t1669;
    let t1671 = t1361 | t1397 | t1469;
    let t1672 = t623 & !t1671;
    let t1673 = t1362 | t1398 | t1470;
    let t1674 = t627 & !t1673;
    let t1675 = t1363 | t1399 | t1471;
    let t1676 = t631 & !t1675;
    let t1677 = t1364 | t1400 | t1472;
    let t1678 = t635 & !t1677;
    let t1679 = t1365 | t1401 | t1473;
    let t1680 = t639 & !t1679;
    let t1681 = t1366 | t1402 | t1474;
    let t1682 = t610 & !t1681;
    let t1683 = t1367 | t1403 | t1475;
    let t1684 = t614 & !t1683;
    let t1685 = t1368 | t1404 | t1476;
    let t1686 = t618 & !t1685;
    let t1687 = t1369 | t1405 | t1477;
    let t1688 = t622 & !t1687;
    let t1689 = t1370 | t1406 | t1478;
    let t1690 = t626 & !t1689;
    let t1691 = t1371 | t1407 | t1479;
    let t1692 = t630 & !t1691;
    let t1693 = t1372 | t1408 | t1480;
    let t1694 = t634 & !t1693;
    let t1695 = t1373 | t1409 | t1481;
    let t1696 = t638 & !t1695;
    let t1697 = t1374 | t1410 | t1482;
    let t1698 = t642 & !t1697;
    let t1699 = t1339 | t1375 | t1411;
    let t1700 = t849 & !t1699;
    let t1701 = t1340 | t1376 | t1412;
    let t1702 = t853 & !t1701;
    let t1703 = t1341 | t1377 | t1413;
    let t1704 = t857 & !t1703;
    let t1705 = t1342 | t1378 | t1414;
    let t1706 = t861 & !t1705;
    let t1707 = t1343 | t1379 | t1415;
    let t1708 = t865 & !t1707;
    let t1709 = t1344 | t1380 | t1416;
    let t1710 = t869 & !t1709;
    let t1711 = t1345 | t1381 | t1417;
    let t1712 = t873 & !t1711;
    let t1713 = t1346 | t1382 | t1418;
    let t1714 = t877 & !t1713;
    let t1715 = t1347 | t1383 | t1419;
    let t1716 = t881 & !t1715;
    let t1717 = t1348 | t1384 | t1420;
    let t1718 = t848 & !t1717;
    let t1719 = t1349 | t1385 | t1421;
    let t1720 = t852 & !t1719;
    let t1721 = t1350 | t1386 | t1422;
    let t1722 = t856 & !t1721;
    let t1723 = t1351 | t1387 | t1423;
    let t1724 = t860 & !t1723;
    let t1725 = t1352 | t1388 | t1424;
    let t1726 = t864 & !t1725;
    let t1727 = t1353 | t1389 | t1425;
    let t1728 = t868 & !t1727;
    let t1729 = t1354 | t1390 | t1426;
    let t1730 = t872 & !t1729;
    let t1731 = t1355 | t1391 | t1427;
    let t1732 = t876 & !t1731;
    let t1733 = t1356 | t1392 | t1428;
    let t1734 = t880 & !t1733;
    let t1735 = t1357 | t1393 | t1429;
    let t1736 = t847 & !t1735;
    let t1737 = t1358 | t1394 | t1430;
    let t1738 = t851 & !t1737;
    let t1739 = t1359 | t1395 | t1431;
    let t1740 = t855 & !t1739;
    let t1741 = t1360 | t1396 | t1432;
    let t1742 = t859 & !t1741;
    let t1743 = t1361 | t1397 | t1433;
    let t1744 = t863 & !t1743;
    let t1745 = t1362 | t1398 | t1434;
    let t1746 = t867 & !t1745;
    let t1747 = t1363 | t1399 | t1435;
    let t1748 = t871 & !t1747;
    let t1749 = t1364 | t1400 | t1436;
    let t1750 = t875 & !t1749;
    let t1751 = t1365 | t1401 | t1437;
    let t1752 = t879 & !t1751;
    let t1753 = t1366 | t1402 | t1438;
    let t1754 = t846 & !t1753;
    let t1755 = t1367 | t1403 | t1439;
    let t1756 = t850 & !t1755;
    let t1757 = t1368 | t1404 | t1440;
    let t1758 = t854 & !t1757;
    let t1759 = t1369 | t1405 | t1441;
    let t1760 = t858 & !t1759;
    let t1761 = t1370 | t1406 | t1442;
    let t1762 = t862 & !t1761;
    let t1763 = t1371 | t1407 | t1443;
    let t1764 = t866 & !t1763;
    let t1765 = t1372 | t1408 | t1444;
    let t1766 = t870 & !t1765;
    let t1767 = t1373 | t1409 | t1445;
    let t1768 = t874 & !t1767;
    let t1769 = t1374 | t1410 | t1446;
    let t1770 = t878 & !t1769;
    let t1771 = t1484 | t1486 | t1488 | t1490 | t1492 | t1494 | t1496 | t1498 | t1500 | t1502 | t1504 | t1506
        | t1508 | t1510 | t1512 | t1514 | t1516 | t1518 | t1520 | t1522 | t1524 | t1526 | t1528 | t1530 | t1532
        | t1534 | t1536 | t1538 | t1540 | t1542 | t1544 | t1546 | t1548 | t1550 | t1552 | t1554 | t1556 | t1558
        | t1560 | t1562 | t1564 | t1566 | t1568 | t1570 | t1572 | t1574 | t1576 | t1578 | t1580 | t1582 | t1584
        | t1586 | t1588 | t1590 | t1592 | t1594 | t1596 | t1598 | t1600 | t1602 | t1604 | t1606 | t1608 | t1610
        | t1612 | t1614 | t1616 | t1618 | t1620 | t1622 | t1624 | t1626 | t1628 | t1630 | t1632 | t1634 | t1636
        | t1638 | t1640 | t1642 | t1644 | t1646 | t1648 | t1650 | t1652 | t1654 | t1656 | t1658 | t1660 | t1662
        | t1664 | t1666 | t1668 | t1670 | t1672 | t1674 | t1676 | t1678 | t1680 | t1682 | t1684 | t1686 | t1688
        | t1690 | t1692 | t1694 | t1696 | t1698 | t1700 | t1702 | t1704 | t1706 | t1708 | t1710 | t1712 | t1714
        | t1716 | t1718 | t1720 | t1722 | t1724 | t1726 | t1728 | t1730 | t1732 | t1734 | t1736 | t1738 | t1740
        | t1742 | t1744 | t1746 | t1748 | t1750 | t1752 | t1754 | t1756 | t1758 | t1760 | t1762 | t1764 | t1766
        | t1768 | t1770;
    let t1772 = t1338 | t1771;
    let t1773 = t166 | t405 | t644 | t883 | t1772;
    let t1774 = t165 | t404 | t643 | t882;
    let t1775 = !t1773 & t1774;
    let t1776 = t167 & !t1773;
    let t1777 = t407 & !t1773;
    let t1778 = t647 & !t1773;
    let t1779 = t887 & !t1773;
    let t1780 = t171 & !t1773;
    let t1781 = t411 & !t1773;
    let t1782 = t651 & !t1773;
    let t1783 = t891 & !t1773;
    let t1784 = t175 & !t1773;
    let t1785 = t415 & !t1773;
    let t1786 = t655 & !t1773;
    let t1787 = t895 & !t1773;
    let t1788 = t179 & !t1773;
    let t1789 = t419 & !t1773;
    let t1790 = t659 & !t1773;
    let t1791 = t899 & !t1773;
    let t1792 = t183 & !t1773;
    let t1793 = t423 & !t1773;
    let t1794 = t663 & !t1773;
    let t1795 = t903 & !t1773;
    let t1796 = t187 & !t1773;
    let t1797 = t427 & !t1773;
    let t1798 = t667 & !t1773;
    let t1799 = t907 & !t1773;
    let t1800 = t191 & !t1773;
    let t1801 = t431 & !t1773;
    let t1802 = t671 & !t1773;
    let t1803 = t911 & !t1773;
    let t1804 = t195 & !t1773;
    let t1805 = t435 & !t1773;
    let t1806 = t675 & !t1773;
    let t1807 = t915 & !t1773;
    let t1808 = t199 & !t1773;
    let t1809 = t439 & !t1773;
    let t1810 = t679 & !t1773;
    let t1811 = t919 & !t1773;
    let t1812 = t203 & !t1773;
    let t1813 = t443 & !t1773;
    let t1814 = t683 & !t1773;
    let t1815 = t923 & !t1773;
    let t1816 = t207 & !t1773;
    let t1817 = t447 & !t1773;
    let t1818 = t687 & !t1773;
    let t1819 = t927 & !t1773;
    let t1820 = t211 & !t1773;
    let t1821 = t451 & !t1773;
    let t1822 = t691 & !t1773;
    let t1823 = t931 & !t1773;
    let t1824 = t215 & !t1773;
    let t1825 = t455 & !t1773;
    let t1826 = t695 & !t1773;
    let t1827 = t935 & !t1773;
    let t1828 = t219 & !t1773;
    let t1829 = t459 & !t1773;
    let t1830 = t699 & !t1773;
    let t1831 = t939 & !t1773;
    let t1832 = t223 & !t1773;
    let t1833 = t463 & !t1773;
    let t1834 = t703 & !t1773;
    let t1835 = t943 & !t1773;
    let t1836 = t227 & !t1773;
    let t1837 = t467 & !t1773;
    let t1838 = t707 & !t1773;
    let t1839 = t947 & !t1773;
    let t1840 = t231 & !t1773;
    let t1841 = t471 & !t1773;
    let t1842 = t711 & !t1773;
    let t1843 = t951 & !t1773;
    let t1844 = t235 & !t1773;
    let t1845 = t475 & !t1773;
    let t1846 = t715 & !t1773;
    let t1847 = t955 & !t1773;
    let t1848 = t406 & !t1773;
    let t1849 = t646 & !t1773;
    let t1850 = t886 & !t1773;
    let t1851 = t170 & !t1773;
    let t1852 = t410 & !t1773;
    let t1853 = t650 & !t1773;
    let t1854 = t890 & !t1773;
    let t1855 = t174 & !t1773;
    let t1856 = t414 & !t1773;
    let t1857 = t654 & !t1773;
    let t1858 = t894 & !t1773;
    let t1859 = t178 & !t1773;
    let t1860 = t418 & !t1773;
    let t1861 = t658 & !t1773;
    let t1862 = t898 & !t1773;
    let t1863 = t182 & !t1773;
    let t1864 = t422 & !t1773;
    let t1865 = t662 & !t1773;
    let t1866 = t902 & !t1773;
    let t1867 = t186 & !t1773;
    let t1868 = t426 & !t1773;
    let t1869 = t666 & !t1773;
    let t1870 = t906 & !t1773;
    let t1871 = t190 & !t1773;
    let t1872 = t430 & !t1773;
    let t1873 = t670 & !t1773;
    let t1874 = t910 & !t1773;
    let t1875 = t194 & !t1773;
    let t1876 = t434 & !t1773;
    let t1877 = t674 & !t1773;
    let t1878 = t914 & !t1773;
    let t1879 = t198 & !t1773;
    let t1880 = t438 & !t1773;
    let t1881 = t678 & !t1773;
    let t1882 = t918 & !t1773;
    let t1883 = t202 & !t1773;
    let t1884 = t442 & !t1773;
    let t1885 = t682 & !t1773;
    let t1886 = t922 & !t1773;
    let t1887 = t206 & !t1773;
    let t1888 = t446 & !t1773;
    let t1889 = t686 & !t1773;
    let t1890 = t926 & !t1773;
    let t1891 = t210 & !t1773;
    let t1892 = t450 & !t1773;
    let t1893 = t690 & !t1773;
    let t1894 = t930 & !t1773;
    let t1895 = t214 & !t1773;
    let t1896 = t454 & !t1773;
    let t1897 = t694 & !t1773;
    let t1898 = t934 & !t1773;
    let t1899 = t218 & !t1773;
    let t1900 = t458 & !t1773;
    let t1901 = t698 & !t1773;
    let t1902 = t938 & !t1773;
    let t1903 = t222 & !t1773;
    let t1904 = t462 & !t1773;
    let t1905 = t702 & !t1773;
    let t1906 = t942 & !t1773;
    let t1907 = t226 & !t1773;
    let t1908 = t466 & !t1773;
    let t1909 = t706 & !t1773;
    let t1910 = t946 & !t1773;
    let t1911 = t230 & !t1773;
    let t1912 = t470 & !t1773;
    let t1913 = t710 & !t1773;
    let t1914 = t950 & !t1773;
    let t1915 = t234 & !t1773;
    let t1916 = t474 & !t1773;
    let t1917 = t714 & !t1773;
    let t1918 = t954 & !t1773;
    let t1919 = t238 & !t1773;
    let t1920 = t645 & !t1773;
    let t1921 = t885 & !t1773;
    let t1922 = t169 & !t1773;
    let t1923 = t409 & !t1773;
    let t1924 = t649 & !t1773;
    let t1925 = t889 & !t1773;
    let t1926 = t173 & !t1773;
    let t1927 = t413 & !t1773;
    let t1928 = t653 & !t1773;
    let t1929 = t893 & !t1773;
    let t1930 = t177 & !t1773;
    let t1931 = t417 & !t1773;
    let t1932 = t657 & !t1773;
    let t1933 = t897 & !t1773;
    let t1934 = t181 & !t1773;
    let t1935 = t421 & !t1773;
    let t1936 = t661 & !t1773;
    let t1937 = t901 & !t1773;
    let t1938 = t185 & !t1773;
    let t1939 = t425 & !t1773;
    let t1940 = t665 & !t1773;
    let t1941 = t905 & !t1773;
    let t1942 = t189 & !t1773;
    let t1943 = t429 & !t1773;
    let t1944 = t669 & !t1773;
    let t1945 = t909 & !t1773;
    let t1946 = t193 & !t1773;
    let t1947 = t433 & !t1773;
    let t1948 = t673 & !t1773;
    let t1949 = t913 & !t1773;
    let t1950 = t197 & !t1773;
    let t1951 = t437 & !t1773;
    let t1952 = t677 & !t1773;
    let t1953 = t917 & !t1773;
    let t1954 = t201 & !t1773;
    let t1955 = t441 & !t1773;
    let t1956 = t681 & !t1773;
    let t1957 = t921 & !t1773;
    let t1958 = t205 & !t1773;
    let t1959 = t445 & !t1773;
    let t1960 = t685 & !t1773;
    let t1961 = t925 & !t1773;
    let t1962 = t209 & !t1773;
    let t1963 = t449 & !t1773;
    let t1964 = t689 & !t1773;
    let t1965 = t929 & !t1773;
    let t1966 = t213 & !t1773;
    let t1967 = t453 & !t1773;
    let t1968 = t693 & !t1773;
    let t1969 = t933 & !t1773;
    let t1970 = t217 & !t1773;
    let t1971 = t457 & !t1773;
    let t1972 = t697 & !t1773;
    let t1973 = t937 & !t1773;
    let t1974 = t221 & !t1773;
    let t1975 = t461 & !t1773;
    let t1976 = t701 & !t1773;
    let t1977 = t941 & !t1773;
    let t1978 = t225 & !t1773;
    let t1979 = t465 & !t1773;
    let t1980 = t705 & !t1773;
    let t1981 = t945 & !t1773;
    let t1982 = t229 & !t1773;
    let t1983 = t469 & !t1773;
    let t1984 = t709 & !t1773;
    let t1985 = t949 & !t1773;
    let t1986 = t233 & !t1773;
    let t1987 = t473 & !t1773;
    let t1988 = t713 & !t1773;
    let t1989 = t953 & !t1773;
    let t1990 = t237 & !t1773;
    let t1991 = t477 & !t1773;
    let t1992 = t884 & !t1773;
    let t1993 = t168 & !t1773;
    let t1994 = t408 & !t1773;
    let t1995 = t648 & !t1773;
    let t1996 = t888 & !t1773;
    let t1997 = t172 & !t1773;
    let t1998 = t412 & !t1773;
    let t1999 = t652 & !t1773;
    let t2000 = t892 & !t1773;
    let t2001 = t176 & !t1773;
    let t2002 = t416 & !t1773;
    let t2003 = t656 & !t1773;
    let t2004 = t896 & !t1773;
    let t2005 = t180 & !t1773;
    let t2006 = t420 & !t1773;
    let t2007 = t660 & !t1773;
    let t2008 = t900 & !t1773;
    let t2009 = t184 & !t1773;
    let t2010 = t424 & !t1773;
    let t2011 = t664 & !t1773;
    let t2012 = t904 & !t1773;
    let t2013 = t188 & !t1773;
    let t2014 = t428 & !t1773;
    let t2015 = t668 & !t1773;
    let t2016 = t908 & !t1773;
    let t2017 = t192 & !t1773;
    let t2018 = t432 & !t1773;
    let t2019 = t672 & !t1773;
    let t2020 = t912 & !t1773;
    let t2021 = t196 & !t1773;
    let t2022 = t436 & !t1773;
    let t2023 = t676 & !t1773;
    let t2024 = t916 & !t1773;
    let t2025 = t200 & !t1773;
    let t2026 = t440 & !t1773;
    let t2027 = t680 & !t1773;
    let t2028 = t920 & !t1773;
    let t2029 = t204 & !t1773;
    let t2030 = t444 & !t1773;
    let t2031 = t684 & !t1773;
    let t2032 = t924 & !t1773;
    let t2033 = t208 & !t1773;
    let t2034 = t448 & !t1773;
    let t2035 = t688 & !t1773;
    let t2036 = t928 & !t1773;
    let t2037 = t212 & !t1773;
    let t2038 = t452 & !t1773;
    let t2039 = t692 & !t1773;
    let t2040 = t932 & !t1773;
    let t2041 = t216 & !t1773;
    let t2042 = t456 & !t1773;
    let t2043 = t696 & !t1773;
    let t2044 = t936 & !t1773;
    let t2045 = t220 & !t1773;
    let t2046 = t460 & !t1773;
    let t2047 = t700 & !t1773;
    let t2048 = t940 & !t1773;
    let t2049 = t224 & !t1773;
    let t2050 = t464 & !t1773;
    let t2051 = t704 & !t1773;
    let t2052 = t944 & !t1773;
    let t2053 = t228 & !t1773;
    let t2054 = t468 & !t1773;
    let t2055 = t708 & !t1773;
    let t2056 = t948 & !t1773;
    let t2057 = t232 & !t1773;
    let t2058 = t472 & !t1773;
    let t2059 = t712 & !t1773;
    let t2060 = t952 & !t1773;
    let t2061 = t236 & !t1773;
    let t2062 = t476 & !t1773;
    let t2063 = t716 & !t1773;
    entry[0] = entry[0] ^ t1776;
    entry[1] = entry[1] ^ t1777;
    entry[2] = entry[2] ^ t1778;
    entry[3] = entry[3] ^ t1779;
    entry[4] = entry[4] ^ t1780;
    entry[5] = entry[5] ^ t1781;
    entry[6] = entry[6] ^ t1782;
    entry[7] = entry[7] ^ t1783;
    entry[8] = entry[8] ^ t1784;
    entry[9] = entry[9] ^ t1785;
    entry[10] = entry[10] ^ t1786;
    entry[11] = entry[11] ^ t1787;
    entry[12] = entry[12] ^ t1788;
    entry[13] = entry[13] ^ t1789;
    entry[14] = entry[14] ^ t1790;
    entry[15] = entry[15] ^ t1791;
    entry[16] = entry[16] ^ t1792;
    entry[17] = entry[17] ^ t1793;
    entry[18] = entry[18] ^ t1794;
    entry[19] = entry[19] ^ t1795;
    entry[20] = entry[20] ^ t1796;
    entry[21] = entry[21] ^ t1797;
    entry[22] = entry[22] ^ t1798;
    entry[23] = entry[23] ^ t1799;
    entry[24] = entry[24] ^ t1800;
    entry[25] = entry[25] ^ t1801;
    entry[26] = entry[26] ^ t1802;
    entry[27] = entry[27] ^ t1803;
    entry[28] = entry[28] ^ t1804;
    entry[29] = entry[29] ^ t1805;
    entry[30] = entry[30] ^ t1806;
    entry[31] = entry[31] ^ t1807;
    entry[32] = entry[32] ^ t1808;
    entry[33] = entry[33] ^ t1809;
    entry[34] = entry[34] ^ t1810;
    entry[35] = entry[35] ^ t1811;
    entry[36] = entry[36] ^ t1812;
    entry[37] = entry[37] ^ t1813;
    entry[38] = entry[38] ^ t1814;
    entry[39] = entry[39] ^ t1815;
    entry[40] = entry[40] ^ t1816;
    entry[41] = entry[41] ^ t1817;
    entry[42] = entry[42] ^ t1818;
    entry[43] = entry[43] ^ t1819;
    entry[44] = entry[44] ^ t1820;
    entry[45] = entry[45] ^ t1821;
    entry[46] = entry[46] ^ t1822;
    entry[47] = entry[47] ^ t1823;
    entry[48] = entry[48] ^ t1824;
    entry[49] = entry[49] ^ t1825;
    entry[50] = entry[50] ^ t1826;
    entry[51] = entry[51] ^ t1827;
    entry[52] = entry[52] ^ t1828;
    entry[53] = entry[53] ^ t1829;
    entry[54] = entry[54] ^ t1830;
    entry[55] = entry[55] ^ t1831;
    entry[56] = entry[56] ^ t1832;
    entry[57] = entry[57] ^ t1833;
    entry[58] = entry[58] ^ t1834;
    entry[59] = entry[59] ^ t1835;
    entry[60] = entry[60] ^ t1836;
    entry[61] = entry[61] ^ t1837;
    entry[62] = entry[62] ^ t1838;
    entry[63] = entry[63] ^ t1839;
    entry[64] = entry[64] ^ t1840;
    entry[65] = entry[65] ^ t1841;
    entry[66] = entry[66] ^ t1842;
    entry[67] = entry[67] ^ t1843;
    entry[68] = entry[68] ^ t1844;
    entry[69] = entry[69] ^ t1845;
    entry[70] = entry[70] ^ t1846;
    entry[71] = entry[71] ^ t1847;
    entry[72] = entry[72] ^ t1848;
    entry[73] = entry[73] ^ t1849;
    entry[74] = entry[74] ^ t1850;
    entry[75] = entry[75] ^ t1851;
    entry[76] = entry[76] ^ t1852;
    entry[77] = entry[77] ^ t1853;
    entry[78] = entry[78] ^ t1854;
    entry[79] = entry[79] ^ t1855;
    entry[80] = entry[80] ^ t1856;
    entry[81] = entry[81] ^ t1857;
    entry[82] = entry[82] ^ t1858;
    entry[83] = entry[83] ^ t1859;
    entry[84] = entry[84] ^ t1860;
    entry[85] = entry[85] ^ t1861;
    entry[86] = entry[86] ^ t1862;
    entry[87] = entry[87] ^ t1863;
    entry[88] = entry[88] ^ t1864;
    entry[89] = entry[89] ^ t1865;
    entry[90] = entry[90] ^ t1866;
    entry[91] = entry[91] ^ t1867;
    entry[92] = entry[92] ^ t1868;
    entry[93] = entry[93] ^ t1869;
    entry[94] = entry[94] ^ t1870;
    entry[95] = entry[95] ^ t1871;
    entry[96] = entry[96] ^ t1872;
    entry[97] = entry[97] ^ t1873;
    entry[98] = entry[98] ^ t1874;
    entry[99] = entry[99] ^ t1875;
    entry[100] = entry[100] ^ t1876;
    entry[101] = entry[101] ^ t1877;
    entry[102] = entry[102] ^ t1878;
    entry[103] = entry[103] ^ t1879;
    entry[104] = entry[104] ^ t1880;
    entry[105] = entry[105] ^ t1881;
    entry[106] = entry[106] ^ t1882;
    entry[107] = entry[107] ^ t1883;
    entry[108] = entry[108] ^ t1884;
    entry[109] = entry[109] ^ t1885;
    entry[110] = entry[110] ^ t1886;
    entry[111] = entry[111] ^ t1887;
    entry[112] = entry[112] ^ t1888;
    entry[113] = entry[113] ^ t1889;
    entry[114] = entry[114] ^ t1890;
    entry[115] = entry[115] ^ t1891;
    entry[116] = entry[116] ^ t1892;
    entry[117] = entry[117] ^ t1893;
    entry[118] = entry[118] ^ t1894;
    entry[119] = entry[119] ^ t1895;
    entry[120] = entry[120] ^ t1896;
    entry[121] = entry[121] ^ t1897;
    entry[122] = entry[122] ^ t1898;
    entry[123] = entry[123] ^ t1899;
    entry[124] = entry[124] ^ t1900;
    entry[125] = entry[125] ^ t1901;
    entry[126] = entry[126] ^ t1902;
    entry[127] = entry[127] ^ t1903;
    entry[128] = entry[128] ^ t1904;
    entry[129] = entry[129] ^ t1905;
    entry[130] = entry[130] ^ t1906;
    entry[131] = entry[131] ^ t1907;
    entry[132] = entry[132] ^ t1908;
    entry[133] = entry[133] ^ t1909;
    entry[134] = entry[134] ^ t1910;
    entry[135] = entry[135] ^ t1911;
    entry[136] = entry[136] ^ t1912;
    entry[137] = entry[137] ^ t1913;
    entry[138] = entry[138] ^ t1914;
    entry[139] = entry[139] ^ t1915;
    entry[140] = entry[140] ^ t1916;
    entry[141] = entry[141] ^ t1917;
    entry[142] = entry[142] ^ t1918;
    entry[143] = entry[143] ^ t1919;
    entry[144] = entry[144] ^ t1920;
    entry[145] = entry[145] ^ t1921;
    entry[146] = entry[146] ^ t1922;
    entry[147] = entry[147] ^ t1923;
    entry[148] = entry[148] ^ t1924;
    entry[149] = entry[149] ^ t1925;
    entry[150] = entry[150] ^ t1926;
    entry[151] = entry[151] ^ t1927;
    entry[152] = entry[152] ^ t1928;
    entry[153] = entry[153] ^ t1929;
    entry[154] = entry[154] ^ t1930;
    entry[155] = entry[155] ^ t1931;
    entry[156] = entry[156] ^ t1932;
    entry[157] = entry[157] ^ t1933;
    entry[158] = entry[158] ^ t1934;
    entry[159] = entry[159] ^ t1935;
    entry[160] = entry[160] ^ t1936;
    entry[161] = entry[161] ^ t1937;
    entry[162] = entry[162] ^ t1938;
    entry[163] = entry[163] ^ t1939;
    entry[164] = entry[164] ^ t1940;
    entry[165] = entry[165] ^ t1941;
    entry[166] = entry[166] ^ t1942;
    entry[167] = entry[167] ^ t1943;
    entry[168] = entry[168] ^ t1944;
    entry[169] = entry[169] ^ t1945;
    entry[170] = entry[170] ^ t1946;
    entry[171] = entry[171] ^ t1947;
    entry[172] = entry[172] ^ t1948;
    entry[173] = entry[173] ^ t1949;
    entry[174] = entry[174] ^ t1950;
    entry[175] = entry[175] ^ t1951;
    entry[176] = entry[176] ^ t1952;
    entry[177] = entry[177] ^ t1953;
    entry[178] = entry[178] ^ t1954;
    entry[179] = entry[179] ^ t1955;
    entry[180] = entry[180] ^ t1956;
    entry[181] = entry[181] ^ t1957;
    entry[182] = entry[182] ^ t1958;
    entry[183] = entry[183] ^ t1959;
    entry[184] = entry[184] ^ t1960;
    entry[185] = entry[185] ^ t1961;
    entry[186] = entry[186] ^ t1962;
    entry[187] = entry[187] ^ t1963;
    entry[188] = entry[188] ^ t1964;
    entry[189] = entry[189] ^ t1965;
    entry[190] = entry[190] ^ t1966;
    entry[191] = entry[191] ^ t1967;
    entry[192] = entry[192] ^ t1968;
    entry[193] = entry[193] ^ t1969;
    entry[194] = entry[194] ^ t1970;
    entry[195] = entry[195] ^ t1971;
    entry[196] = entry[196] ^ t1972;
    entry[197] = entry[197] ^ t1973;
    entry[198] = entry[198] ^ t1974;
    entry[199] = entry[199] ^ t1975;
    entry[200] = entry[200] ^ t1976;
    entry[201] = entry[201] ^ t1977;
    entry[202] = entry[202] ^ t1978;
    entry[203] = entry[203] ^ t1979;
    entry[204] = entry[204] ^ t1980;
    entry[205] = entry[205] ^ t1981;
    entry[206] = entry[206] ^ t1982;
    entry[207] = entry[207] ^ t1983;
    entry[208] = entry[208] ^ t1984;
    entry[209] = entry[209] ^ t1985;
    entry[210] = entry[210] ^ t1986;
    entry[211] = entry[211] ^ t1987;
    entry[212] = entry[212] ^ t1988;
    entry[213] = entry[213] ^ t1989;
    entry[214] = entry[214] ^ t1990;
    entry[215] = entry[215] ^ t1991;
    entry[216] = entry[216] ^ t1992;
    entry[217] = entry[217] ^ t1993;
    entry[218] = entry[218] ^ t1994;
    entry[219] = entry[219] ^ t1995;
    entry[220] = entry[220] ^ t1996;
    entry[221] = entry[221] ^ t1997;
    entry[222] = entry[222] ^ t1998;
    entry[223] = entry[223] ^ t1999;
    entry[224] = entry[224] ^ t2000;
    entry[225] = entry[225] ^ t2001;
    entry[226] = entry[226] ^ t2002;
    entry[227] = entry[227] ^ t2003;
    entry[228] = entry[228] ^ t2004;
    entry[229] = entry[229] ^ t2005;
    entry[230] = entry[230] ^ t2006;
    entry[231] = entry[231] ^ t2007;
    entry[232] = entry[232] ^ t2008;
    entry[233] = entry[233] ^ t2009;
    entry[234] = entry[234] ^ t2010;
    entry[235] = entry[235] ^ t2011;
    entry[236] = entry[236] ^ t2012;
    entry[237] = entry[237] ^ t2013;
    entry[238] = entry[238] ^ t2014;
    entry[239] = entry[239] ^ t2015;
    entry[240] = entry[240] ^ t2016;
    entry[241] = entry[241] ^ t2017;
    entry[242] = entry[242] ^ t2018;
    entry[243] = entry[243] ^ t2019;
    entry[244] = entry[244] ^ t2020;
    entry[245] = entry[245] ^ t2021;
    entry[246] = entry[246] ^ t2022;
    entry[247] = entry[247] ^ t2023;
    entry[248] = entry[248] ^ t2024;
    entry[249] = entry[249] ^ t2025;
    entry[250] = entry[250] ^ t2026;
    entry[251] = entry[251] ^ t2027;
    entry[252] = entry[252] ^ t2028;
    entry[253] = entry[253] ^ t2029;
    entry[254] = entry[254] ^ t2030;
    entry[255] = entry[255] ^ t2031;
    entry[256] = entry[256] ^ t2032;
    entry[257] = entry[257] ^ t2033;
    entry[258] = entry[258] ^ t2034;
    entry[259] = entry[259] ^ t2035;
    entry[260] = entry[260] ^ t2036;
    entry[261] = entry[261] ^ t2037;
    entry[262] = entry[262] ^ t2038;
    entry[263] = entry[263] ^ t2039;
    entry[264] = entry[264] ^ t2040;
    entry[265] = entry[265] ^ t2041;
    entry[266] = entry[266] ^ t2042;
    entry[267] = entry[267] ^ t2043;
    entry[268] = entry[268] ^ t2044;
    entry[269] = entry[269] ^ t2045;
    entry[270] = entry[270] ^ t2046;
    entry[271] = entry[271] ^ t2047;
    entry[272] = entry[272] ^ t2048;
    entry[273] = entry[273] ^ t2049;
    entry[274] = entry[274] ^ t2050;
    entry[275] = entry[275] ^ t2051;
    entry[276] = entry[276] ^ t2052;
    entry[277] = entry[277] ^ t2053;
    entry[278] = entry[278] ^ t2054;
    entry[279] = entry[279] ^ t2055;
    entry[280] = entry[280] ^ t2056;
    entry[281] = entry[281] ^ t2057;
    entry[282] = entry[282] ^ t2058;
    entry[283] = entry[283] ^ t2059;
    entry[284] = entry[284] ^ t2060;
    entry[285] = entry[285] ^ t2061;
    entry[286] = entry[286] ^ t2062;
    entry[287] = entry[287] ^ t2063;
    Flags { corrected: t1775, uncorrectable: t1773 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 4]; CHECK_BITS] = [
    [
        0x1111110010111101, 0x0808000008080880, 0x0004444040004440, 0x2222000220202202,
    ],
    [
        0x0002022020002002, 0x1110001000110110, 0x0888888888800808, 0x0004400044040404,
    ],
    [
        0x0444444444400440, 0x2000200222022222, 0x0100010101010001, 0x0888000000808008,
    ],
    [
        0x0008088000088880, 0x0440000040400404, 0x0220022202200002, 0x0000001001011011,
    ],
    [
        0x1001011001000100, 0x8080808080080880, 0x0004400440404404, 0x2002000000020020,
    ],
    [
        0x0002200020202020, 0x1001101000011010, 0x0000080808008008, 0x4040004040004040,
    ],
    [
        0x4404040404044444, 0x2020202200002022, 0x1000001111101110, 0x8800800000088008,
    ],
    [
        0x8808000880888808, 0x4000400040044444, 0x2202020222020220, 0x0010100111001110,
    ],
    [
        0x2222000220202202, 0x1111110010111101, 0x0808000008080880, 0x0004444040004440,
    ],
    [
        0x0004400044040404, 0x0002022020002002, 0x1110001000110110, 0x0888888888800808,
    ],
    [
        0x0888000000808008, 0x0444444444400440, 0x2000200222022222, 0x0100010101010001,
    ],
    [
        0x0000001001011011, 0x0008088000088880, 0x0440000040400404, 0x0220022202200002,
    ],
    [
        0x2002000000020020, 0x1001011001000100, 0x8080808080080880, 0x0004400440404404,
    ],
    [
        0x4040004040004040, 0x0002200020202020, 0x1001101000011010, 0x0000080808008008,
    ],
    [
        0x8800800000088008, 0x4404040404044444, 0x2020202200002022, 0x1000001111101110,
    ],
    [
        0x0010100111001110, 0x8808000880888808, 0x4000400040044444, 0x2202020222020220,
    ],
    [
        0x0004444040004440, 0x2222000220202202, 0x1111110010111101, 0x0808000008080880,
    ],
    [
        0x0888888888800808, 0x0004400044040404, 0x0002022020002002, 0x1110001000110110,
    ],
    [
        0x0100010101010001, 0x0888000000808008, 0x0444444444400440, 0x2000200222022222,
    ],
    [
        0x0220022202200002, 0x0000001001011011, 0x0008088000088880, 0x0440000040400404,
    ],
    [
        0x0004400440404404, 0x2002000000020020, 0x1001011001000100, 0x8080808080080880,
    ],
    [
        0x0000080808008008, 0x4040004040004040, 0x0002200020202020, 0x1001101000011010,
    ],
    [
        0x1000001111101110, 0x8800800000088008, 0x4404040404044444, 0x2020202200002022,
    ],
    [
        0x2202020222020220, 0x0010100111001110, 0x8808000880888808, 0x4000400040044444,
    ],
    [
        0x0808000008080880, 0x0004444040004440, 0x2222000220202202, 0x1111110010111101,
    ],
    [
        0x1110001000110110, 0x0888888888800808, 0x0004400044040404, 0x0002022020002002,
    ],
    [
        0x2000200222022222, 0x0100010101010001, 0x0888000000808008, 0x0444444444400440,
    ],
    [
        0x0440000040400404, 0x0220022202200002, 0x0000001001011011, 0x0008088000088880,
    ],
    [
        0x8080808080080880, 0x0004400440404404, 0x2002000000020020, 0x1001011001000100,
    ],
    [
        0x1001101000011010, 0x0000080808008008, 0x4040004040004040, 0x0002200020202020,
    ],
    [
        0x2020202200002022, 0x1000001111101110, 0x8800800000088008, 0x4404040404044444,
    ],
    [
        0x4000400040044444, 0x2202020222020220, 0x0010100111001110, 0x8808000880888808,
    ],
];

/// Encodes one entry: the check bytes of `data`.
pub fn encode(data: &[u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) {
    let mut words = [0u64; 4];
    for (i, &byte) in data.iter().enumerate() {
        words[i / 8] |= u64::from(byte) << (8 * (i % 8));
    }
    *check = [0; CHECK_BYTES];
    for (c, masks) in CHECK_MASKS.iter().enumerate() {
        let sum = words.iter().zip(masks).fold(0, |sum, (word, mask)| sum ^ (word & mask));
        check[c / 8] |= ((sum.count_ones() & 1) as u8) << (c % 8);
    }
}

/// Whether an entry is a codeword.
pub fn check(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> bool {
    let mut expected = [0; CHECK_BYTES];
    encode(data, &mut expected);
    let mut difference = 0;
    for (i, (a, b)) in expected.iter().zip(check).enumerate() {
        difference |= (a ^ b) & if i + 1 == CHECK_BYTES { 0xff } else { 0xff };
    }
    difference == 0
}

/// Decodes one entry in place. An uncorrectable entry is left as it is.
pub fn decode(data: &mut [u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) -> Status {
    if self::check(data, check) {
        return Status::Clean;
    }
    let mut entry = [0u64; ENTRY_BITS];
    for (i, lane) in entry.iter_mut().enumerate() {
        let (is_data, bit) = place(i);
        let byte = if is_data { data[bit / 8] } else { check[bit / 8] };
        *lane = u64::from(byte >> (bit % 8) & 1);
    }
    let received = entry;
    let flags = decode_lanes(&mut entry);
    if flags.uncorrectable & 1 == 1 {
        return Status::Uncorrectable;
    }
    for i in 0..ENTRY_BITS {
        let (is_data, bit) = place(i);
        let flip = (((received[i] ^ entry[i]) & 1) as u8) << (bit % 8);
        if is_data {
            data[bit / 8] ^= flip;
        } else {
            check[bit / 8] ^= flip;
        }
    }
    Status::Corrected
}

/// Whether physical bit `i` carries data, and which data bit or check bit it is.
fn place(i: usize) -> (bool, usize) {
    let (beat, pin) = (i / 72, i % 72);
    if pin < 64 { (true, beat * 64 + pin) } else { (false, beat * 8 + pin - 64) }
}

/// Blocks by check byte and data byte; byte i of a block is row i.
static GRID: [[u64; 32]; 4] = [
    [
        0x0844200080400201, 0x8844200188042011, 0x8804200008400011, 0x8004200100442010, 0x0804001080442000,
        0x0004200108440211, 0x0804020108440211, 0x8844001000040011, 0x4422108004221080, 0x4420100804220108,
        0x0400010840021108, 0x4000008040220008, 0x0022108000021000, 0x4020108000200000, 0x0020018040001008,
        0x4020108004201108, 0x2010080402010840, 0x0211804400000844, 0x0210004020018000, 0x2211084002018840,
        0x0211080422018840, 0x0200084002018844, 0x0200000420008804, 0x2210000002010800, 0x1008402011080402,
        0x1180400010800422, 0x0008000201800420, 0x1100400001004420, 0x0100400010000002, 0x1080000000004000,
        0x1000400200880422, 0x0088402000080022,
    ],
    [
        0x1008402011080402, 0x1180400010800422, 0x0008000201800420, 0x1100400001004420, 0x0100400010000002,
        0x1080000000004000, 0x1000400200880422, 0x0088402000080022, 0x0844200080400201, 0x8844200188042011,
        0x8804200008400011, 0x8004200100442010, 0x0804001080442000, 0x0004200108440211, 0x0804020108440211,
        0x8844001000040011, 0x4422108004221080, 0x4420100804220108, 0x0400010840021108, 0x4000008040220008,
        0x0022108000021000, 0x4020108000200000, 0x0020018040001008, 0x4020108004201108, 0x2010080402010840,
        0x0211804400000844, 0x0210004020018000, 0x2211084002018840, 0x0211080422018840, 0x0200084002018844,
        0x0200000420008804, 0x2210000002010800,
    ],
    [
        0x2010080402010840, 0x0211804400000844, 0x0210004020018000, 0x2211084002018840, 0x0211080422018840,
        0x0200084002018844, 0x0200000420008804, 0x2210000002010800, 0x1008402011080402, 0x1180400010800422,
        0x0008000201800420, 0x1100400001004420, 0x0100400010000002, 0x1080000000004000, 0x1000400200880422,
        0x0088402000080022, 0x0844200080400201, 0x8844200188042011, 0x8804200008400011, 0x8004200100442010,
        0x0804001080442000, 0x0004200108440211, 0x0804020108440211, 0x8844001000040011, 0x4422108004221080,
        0x4420100804220108, 0x0400010840021108, 0x4000008040220008, 0x0022108000021000, 0x4020108000200000,
        0x0020018040001008, 0x4020108004201108,
    ],
    [
        0x4422108004221080, 0x4420100804220108, 0x0400010840021108, 0x4000008040220008, 0x0022108000021000,
        0x4020108000200000, 0x0020018040001008, 0x4020108004201108, 0x2010080402010840, 0x0211804400000844,
        0x0210004020018000, 0x2211084002018840, 0x0211080422018840, 0x0200084002018844, 0x0200000420008804,
        0x2210000002010800, 0x1008402011080402, 0x1180400010800422, 0x0008000201800420, 0x1100400001004420,
        0x0100400010000002, 0x1080000000004000, 0x1000400200880422, 0x0088402000080022, 0x0844200080400201,
        0x8844200188042011, 0x8804200008400011, 0x8004200100442010, 0x0804001080442000, 0x0004200108440211,
        0x0804020108440211, 0x8844001000040011,
    ],
];
static AFFINE: [[u64; 32]; 4] = crate::kernel::affine(&GRID);
static NIBBLES: [[[u8; 32]; 32]; 4] = crate::kernel::nibbles(&GRID);
static LANES: crate::Lanes = crate::kernel::lanes(&[
    0x7c7e78a4976b1ec3, 0xdff5f04d9ca62d7f, 0x8e1c214a69c39539, 0xf31568c14367ec78, 0x0b375894b247b842,
    0x52a438c10a65ca55, 0x1a24438768cc9e3f, 0xeafc50b0062d193b,
]);
static REPAIR: crate::WordRepair = crate::WordRepair {
    flips: [
        [
            0x01ff01ff, 0x01ff0040, 0x01ff0119, 0xffffffff, 0x01ff00d2, 0xffffffff, 0xffffffff, 0x01ff0038,
            0x01ff008b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0000, 0xffffffff, 0xffffffff,
            0x01ff0044, 0x00440040, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0028, 0x01ff007f, 0x00870083,
            0xffffffff, 0x01ff004f, 0x01ff006f, 0xffffffff, 0x01ff00a6, 0x001c0018, 0xffffffff, 0xffffffff,
            0x01ff011d, 0xffffffff, 0x011d0119, 0x01ff0063, 0xffffffff, 0x01ff00b6, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00ed, 0x01ff0073, 0x00f500f1, 0x01ff00c6, 0xffffffff, 0x009e009a, 0x01ff0010,
            0xffffffff, 0x01ff0030, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x000c0008, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00960092,
            0x01ff00d6, 0xffffffff, 0xffffffff, 0x01ff0014, 0x00d600d2, 0x01ff00ba, 0x01ff00aa, 0xffffffff,
            0xffffffff, 0x01ff010d, 0x01ff00fd, 0xffffffff, 0x01ff00ca, 0xffffffff, 0xffffffff, 0x01ff00d9,
            0xffffffff, 0xffffffff, 0x01ff0077, 0xffffffff, 0x01ff00b2, 0xffffffff, 0xffffffff, 0x01ff00c2,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01150111, 0xffffffff, 0xffffffff, 0x005f005b,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0105, 0xffffffff, 0xffffffff, 0x01ff00e5,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00140010, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00b600b2, 0xffffffff, 0x01ff003c, 0x003c0038, 0xffffffff, 0xffffffff, 0x00570053,
            0x00770073, 0xffffffff, 0x01ff0024, 0x00c600c2, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008f, 0xffffffff, 0xffffffff, 0x01ff0034, 0xffffffff, 0x01ff00e1, 0x01ff005f, 0x00fd00f9,
            0x008f008b, 0x01ff0111, 0x01ff0101, 0xffffffff, 0x01ff00f1, 0xffffffff, 0xffffffff, 0x01ff007b,
            0xffffffff, 0xffffffff, 0x01ff0067, 0xffffffff, 0x01ff00e9, 0xffffffff, 0xffffffff, 0x01ff00be,
            0xffffffff, 0x007f007b, 0xffffffff, 0x01ff0053, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff002c, 0x01ff006b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00f5,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00ce00ca, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00670063, 0x00340030, 0x01ff0109, 0x002c0028, 0xffffffff, 0xffffffff, 0xffffffff,
            0x006f006b, 0xffffffff, 0xffffffff, 0x00dd00d9, 0xffffffff, 0x00ed00e9, 0x00240020, 0x01ff00ae,
            0xffffffff, 0x01ff001c, 0x01ff00a2, 0xffffffff, 0x01ff0020, 0xffffffff, 0xffffffff, 0x01ff0083,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00f9, 0xffffffff, 0xffffffff,
            0x01ff0087, 0xffffffff, 0x00be00ba, 0x01ff0008, 0xffffffff, 0x01ff0115, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff005b, 0x01ff0092, 0xffffffff, 0x01ff0018, 0xffffffff, 0x00a600a2, 0x01ff009a,
            0x01ff00ce, 0xffffffff, 0x00e500e1, 0xffffffff, 0xffffffff, 0x01ff0096, 0x01ff004b, 0x00040000,
            0xffffffff, 0x01ff000c, 0x01ff0004, 0xffffffff, 0x01ff0057, 0xffffffff, 0x01050101, 0xffffffff,
            0xffffffff, 0x01ff009e, 0xffffffff, 0xffffffff, 0x01ff00dd, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00ae00aa, 0x010d0109, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x004f004b,
        ],
        [
            0x01ff01ff, 0x01ff0088, 0x01ff0041, 0xffffffff, 0x01ff011a, 0xffffffff, 0xffffffff, 0x01ff0080,
            0x01ff00d3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0048, 0xffffffff, 0xffffffff,
            0x01ff008c, 0x008c0088, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0070, 0x01ff00c7, 0x00cf00cb,
            0xffffffff, 0x01ff0097, 0x01ff00b7, 0xffffffff, 0x01ff00ee, 0x00640060, 0xffffffff, 0xffffffff,
            0x01ff0045, 0xffffffff, 0x00450041, 0x01ff00ab, 0xffffffff, 0x01ff00fe, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0015, 0x01ff00bb, 0x001d0019, 0x01ff010e, 0xffffffff, 0x00e600e2, 0x01ff0058,
            0xffffffff, 0x01ff0078, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x00540050, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00de00da,
            0x01ff011e, 0xffffffff, 0xffffffff, 0x01ff005c, 0x011e011a, 0x01ff0102, 0x01ff00f2, 0xffffffff,
            0xffffffff, 0x01ff0035, 0x01ff0025, 0xffffffff, 0x01ff0112, 0xffffffff, 0xffffffff, 0x01ff0001,
            0xffffffff, 0xffffffff, 0x01ff00bf, 0xffffffff, 0x01ff00fa, 0xffffffff, 0xffffffff, 0x01ff010a,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x003d0039, 0xffffffff, 0xffffffff, 0x00a700a3,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff002d, 0xffffffff, 0xffffffff, 0x01ff000d,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x005c0058, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00fe00fa, 0xffffffff, 0x01ff0084, 0x00840080, 0xffffffff, 0xffffffff, 0x009f009b,
            0x00bf00bb, 0xffffffff, 0x01ff006c, 0x010e010a, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d7, 0xffffffff, 0xffffffff, 0x01ff007c, 0xffffffff, 0x01ff0009, 0x01ff00a7, 0x00250021,
            0x00d700d3, 0x01ff0039, 0x01ff0029, 0xffffffff, 0x01ff0019, 0xffffffff, 0xffffffff, 0x01ff00c3,
            0xffffffff, 0xffffffff, 0x01ff00af, 0xffffffff, 0x01ff0011, 0xffffffff, 0xffffffff, 0x01ff0106,
            0xffffffff, 0x00c700c3, 0xffffffff, 0x01ff009b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0074, 0x01ff00b3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff001d,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01160112, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00af00ab, 0x007c0078, 0x01ff0031, 0x00740070, 0xffffffff, 0xffffffff, 0xffffffff,
            0x00b700b3, 0xffffffff, 0xffffffff, 0x00050001, 0xffffffff, 0x00150011, 0x006c0068, 0x01ff00f6,
            0xffffffff, 0x01ff0064, 0x01ff00ea, 0xffffffff, 0x01ff0068, 0xffffffff, 0xffffffff, 0x01ff00cb,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0021, 0xffffffff, 0xffffffff,
            0x01ff00cf, 0xffffffff, 0x01060102, 0x01ff0050, 0xffffffff, 0x01ff003d, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00a3, 0x01ff00da, 0xffffffff, 0x01ff0060, 0xffffffff, 0x00ee00ea, 0x01ff00e2,
            0x01ff0116, 0xffffffff, 0x000d0009, 0xffffffff, 0xffffffff, 0x01ff00de, 0x01ff0093, 0x004c0048,
            0xffffffff, 0x01ff0054, 0x01ff004c, 0xffffffff, 0x01ff009f, 0xffffffff, 0x002d0029, 0xffffffff,
            0xffffffff, 0x01ff00e6, 0xffffffff, 0xffffffff, 0x01ff0005, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00f600f2, 0x00350031, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00970093,
        ],
        [
            0x01ff01ff, 0x01ff00d0, 0x01ff0089, 0xffffffff, 0x01ff0042, 0xffffffff, 0xffffffff, 0x01ff00c8,
            0x01ff011b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0090, 0xffffffff, 0xffffffff,
            0x01ff00d4, 0x00d400d0, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00b8, 0x01ff010f, 0x01170113,
            0xffffffff, 0x01ff00df, 0x01ff00ff, 0xffffffff, 0x01ff0016, 0x00ac00a8, 0xffffffff, 0xffffffff,
            0x01ff008d, 0xffffffff, 0x008d0089, 0x01ff00f3, 0xffffffff, 0x01ff0026, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff005d, 0x01ff0103, 0x00650061, 0x01ff0036, 0xffffffff, 0x000e000a, 0x01ff00a0,
            0xffffffff, 0x01ff00c0, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x009c0098, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00060002,
            0x01ff0046, 0xffffffff, 0xffffffff, 0x01ff00a4, 0x00460042, 0x01ff002a, 0x01ff001a, 0xffffffff,
            0xffffffff, 0x01ff007d, 0x01ff006d, 0xffffffff, 0x01ff003a, 0xffffffff, 0xffffffff, 0x01ff0049,
            0xffffffff, 0xffffffff, 0x01ff0107, 0xffffffff, 0x01ff0022, 0xffffffff, 0xffffffff, 0x01ff0032,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00850081, 0xffffffff, 0xffffffff, 0x00ef00eb,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0075, 0xffffffff, 0xffffffff, 0x01ff0055,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00a400a0, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00260022, 0xffffffff, 0x01ff00cc, 0x00cc00c8, 0xffffffff, 0xffffffff, 0x00e700e3,
            0x01070103, 0xffffffff, 0x01ff00b4, 0x00360032, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011f, 0xffffffff, 0xffffffff, 0x01ff00c4, 0xffffffff, 0x01ff0051, 0x01ff00ef, 0x006d0069,
            0x011f011b, 0x01ff0081, 0x01ff0071, 0xffffffff, 0x01ff0061, 0xffffffff, 0xffffffff, 0x01ff010b,
            0xffffffff, 0xffffffff, 0x01ff00f7, 0xffffffff, 0x01ff0059, 0xffffffff, 0xffffffff, 0x01ff002e,
            0xffffffff, 0x010f010b, 0xffffffff, 0x01ff00e3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00bc, 0x01ff00fb, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0065,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x003e003a, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00f700f3, 0x00c400c0, 0x01ff0079, 0x00bc00b8, 0xffffffff, 0xffffffff, 0xffffffff,
            0x00ff00fb, 0xffffffff, 0xffffffff, 0x004d0049, 0xffffffff, 0x005d0059, 0x00b400b0, 0x01ff001e,
            0xffffffff, 0x01ff00ac, 0x01ff0012, 0xffffffff, 0x01ff00b0, 0xffffffff, 0xffffffff, 0x01ff0113,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0069, 0xffffffff, 0xffffffff,
            0x01ff0117, 0xffffffff, 0x002e002a, 0x01ff0098, 0xffffffff, 0x01ff0085, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00eb, 0x01ff0002, 0xffffffff, 0x01ff00a8, 0xffffffff, 0x00160012, 0x01ff000a,
            0x01ff003e, 0xffffffff, 0x00550051, 0xffffffff, 0xffffffff, 0x01ff0006, 0x01ff00db, 0x00940090,
            0xffffffff, 0x01ff009c, 0x01ff0094, 0xffffffff, 0x01ff00e7, 0xffffffff, 0x00750071, 0xffffffff,
            0xffffffff, 0x01ff000e, 0xffffffff, 0xffffffff, 0x01ff004d, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x001e001a, 0x007d0079, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00df00db,
        ],
        [
            0x01ff01ff, 0x01ff0118, 0x01ff00d1, 0xffffffff, 0x01ff008a, 0xffffffff, 0xffffffff, 0x01ff0110,
            0x01ff0043, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00d8, 0xffffffff, 0xffffffff,
            0x01ff011c, 0x011c0118, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0100, 0x01ff0037, 0x003f003b,
            0xffffffff, 0x01ff0007, 0x01ff0027, 0xffffffff, 0x01ff005e, 0x00f400f0, 0xffffffff, 0xffffffff,
            0x01ff00d5, 0xffffffff, 0x00d500d1, 0x01ff001b, 0xffffffff, 0x01ff006e, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00a5, 0x01ff002b, 0x00ad00a9, 0x01ff007e, 0xffffffff, 0x00560052, 0x01ff00e8,
            0xffffffff, 0x01ff0108, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x00e400e0, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x004e004a,
            0x01ff008e, 0xffffffff, 0xffffffff, 0x01ff00ec, 0x008e008a, 0x01ff0072, 0x01ff0062, 0xffffffff,
            0xffffffff, 0x01ff00c5, 0x01ff00b5, 0xffffffff, 0x01ff0082, 0xffffffff, 0xffffffff, 0x01ff0091,
            0xffffffff, 0xffffffff, 0x01ff002f, 0xffffffff, 0x01ff006a, 0xffffffff, 0xffffffff, 0x01ff007a,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00cd00c9, 0xffffffff, 0xffffffff, 0x00170013,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00bd, 0xffffffff, 0xffffffff, 0x01ff009d,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00ec00e8, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x006e006a, 0xffffffff, 0x01ff0114, 0x01140110, 0xffffffff, 0xffffffff, 0x000f000b,
            0x002f002b, 0xffffffff, 0x01ff00fc, 0x007e007a, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0047, 0xffffffff, 0xffffffff, 0x01ff010c, 0xffffffff, 0x01ff0099, 0x01ff0017, 0x00b500b1,
            0x00470043, 0x01ff00c9, 0x01ff00b9, 0xffffffff, 0x01ff00a9, 0xffffffff, 0xffffffff, 0x01ff0033,
            0xffffffff, 0xffffffff, 0x01ff001f, 0xffffffff, 0x01ff00a1, 0xffffffff, 0xffffffff, 0x01ff0076,
            0xffffffff, 0x00370033, 0xffffffff, 0x01ff000b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0104, 0x01ff0023, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00ad,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00860082, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x001f001b, 0x010c0108, 0x01ff00c1, 0x01040100, 0xffffffff, 0xffffffff, 0xffffffff,
            0x00270023, 0xffffffff, 0xffffffff, 0x00950091, 0xffffffff, 0x00a500a1, 0x00fc00f8, 0x01ff0066,
            0xffffffff, 0x01ff00f4, 0x01ff005a, 0xffffffff, 0x01ff00f8, 0xffffffff, 0xffffffff, 0x01ff003b,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00b1, 0xffffffff, 0xffffffff,
            0x01ff003f, 0xffffffff, 0x00760072, 0x01ff00e0, 0xffffffff, 0x01ff00cd, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0013, 0x01ff004a, 0xffffffff, 0x01ff00f0, 0xffffffff, 0x005e005a, 0x01ff0052,
            0x01ff0086, 0xffffffff, 0x009d0099, 0xffffffff, 0xffffffff, 0x01ff004e, 0x01ff0003, 0x00dc00d8,
            0xffffffff, 0x01ff00e4, 0x01ff00dc, 0xffffffff, 0x01ff000f, 0xffffffff, 0x00bd00b9, 0xffffffff,
            0xffffffff, 0x01ff0056, 0xffffffff, 0xffffffff, 0x01ff0095, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x00660062, 0x00c500c1, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00070003,
        ],
    ],
    confirm: true,
};
static TOGETHER: [[u8; 288]; 2] = [
    [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
        29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
        56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66,
        67, 68, 69, 70, 71, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 0, 1, 2, 3, 4, 5, 6, 7,
        8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
        35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
        62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
    ],
    [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
        9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12,
        12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15,
        16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19,
        19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22,
        22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 26,
        26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29,
        29, 29, 29, 29, 30, 30, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32,
        32, 33, 33, 33, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 35, 35, 35, 35, 35, 35, 35, 35,
    ],
];

/// What the fast kernels need.
pub static KERNEL: crate::Kernel = crate::Kernel {
    id: ID,
    hash: HASH,
    affine: &AFFINE,
    nibbles: &NIBBLES,
    shape: crate::Shape::Rotated(&LANES),
    repair: crate::Repair::Words(&REPAIR),
    together: &TOGETHER,
    encode_lanes: encode_lanes::<u64>,
    decode_lanes: decode_lanes::<u64>,
};
