//! RS(36,32) DSC: encoder and decoder. Generated; do not edit.
//!
//! Scheme `rs-dsc`, sha-256 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
//! 6.2 (discussed).
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "rs-dsc";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161";
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
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31,
    );
    t0 = data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[13] ^ data[14] ^ data[15]
        ^ data[16] ^ data[19] ^ data[24] ^ data[28] ^ data[30] ^ data[31] ^ data[33] ^ data[35] ^ data[36]
        ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[43] ^ data[44] ^ data[48] ^ data[49]
        ^ data[50] ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59]
        ^ data[60] ^ data[63] ^ data[64] ^ data[65] ^ data[68] ^ data[70] ^ data[71] ^ data[72] ^ data[73]
        ^ data[75] ^ data[78] ^ data[79] ^ data[80] ^ data[82] ^ data[83] ^ data[86] ^ data[89] ^ data[90]
        ^ data[93] ^ data[101] ^ data[103] ^ data[106] ^ data[110] ^ data[111] ^ data[113] ^ data[114] ^ data[117]
        ^ data[118] ^ data[119] ^ data[122] ^ data[123] ^ data[126] ^ data[129] ^ data[130] ^ data[131] ^ data[133]
        ^ data[137] ^ data[144] ^ data[147] ^ data[149] ^ data[151] ^ data[152] ^ data[154] ^ data[155] ^ data[157]
        ^ data[165] ^ data[166] ^ data[169] ^ data[170] ^ data[172] ^ data[174] ^ data[176] ^ data[177] ^ data[179]
        ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196]
        ^ data[197] ^ data[203] ^ data[204] ^ data[207] ^ data[208] ^ data[209] ^ data[211] ^ data[214] ^ data[215]
        ^ data[217] ^ data[219] ^ data[223] ^ data[224] ^ data[227] ^ data[231] ^ data[232] ^ data[233] ^ data[237]
        ^ data[238] ^ data[243] ^ data[246] ^ data[247] ^ data[249] ^ data[250] ^ data[252] ^ data[254] ^ data[255];
    t1 = data[2] ^ data[6] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[17] ^ data[19] ^ data[20] ^ data[25]
        ^ data[28] ^ data[29] ^ data[30] ^ data[32] ^ data[33] ^ data[34] ^ data[35] ^ data[38] ^ data[39]
        ^ data[40] ^ data[45] ^ data[52] ^ data[53] ^ data[61] ^ data[63] ^ data[66] ^ data[68] ^ data[69]
        ^ data[70] ^ data[72] ^ data[74] ^ data[75] ^ data[76] ^ data[78] ^ data[81] ^ data[82] ^ data[84]
        ^ data[86] ^ data[87] ^ data[88] ^ data[89] ^ data[91] ^ data[93] ^ data[94] ^ data[101] ^ data[102]
        ^ data[103] ^ data[104] ^ data[106] ^ data[107] ^ data[110] ^ data[113] ^ data[115] ^ data[117] ^ data[122]
        ^ data[124] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[132] ^ data[133] ^ data[134] ^ data[137]
        ^ data[138] ^ data[145] ^ data[147] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[153]
        ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[160] ^ data[165] ^ data[167] ^ data[168] ^ data[169]
        ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[178] ^ data[179] ^ data[180] ^ data[184]
        ^ data[186] ^ data[190] ^ data[191] ^ data[195] ^ data[196] ^ data[198] ^ data[203] ^ data[205] ^ data[207]
        ^ data[208] ^ data[210] ^ data[211] ^ data[212] ^ data[214] ^ data[216] ^ data[217] ^ data[218] ^ data[219]
        ^ data[220] ^ data[223] ^ data[224] ^ data[225] ^ data[227] ^ data[228] ^ data[231] ^ data[232] ^ data[234]
        ^ data[237] ^ data[239] ^ data[240] ^ data[243] ^ data[244] ^ data[246] ^ data[249] ^ data[251] ^ data[252]
        ^ data[253] ^ data[254];
    t2 = data[3] ^ data[7] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[16] ^ data[18] ^ data[20] ^ data[21]
        ^ data[26] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[39]
        ^ data[41] ^ data[46] ^ data[53] ^ data[54] ^ data[62] ^ data[67] ^ data[69] ^ data[70] ^ data[71]
        ^ data[73] ^ data[75] ^ data[76] ^ data[77] ^ data[79] ^ data[82] ^ data[83] ^ data[85] ^ data[87]
        ^ data[89] ^ data[90] ^ data[92] ^ data[94] ^ data[95] ^ data[102] ^ data[103] ^ data[104] ^ data[105]
        ^ data[107] ^ data[108] ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[118] ^ data[123] ^ data[125]
        ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[133] ^ data[134] ^ data[135] ^ data[138] ^ data[139]
        ^ data[144] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[153] ^ data[154]
        ^ data[155] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[166] ^ data[169] ^ data[170]
        ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[179] ^ data[180] ^ data[181] ^ data[185]
        ^ data[187] ^ data[191] ^ data[192] ^ data[196] ^ data[197] ^ data[199] ^ data[204] ^ data[206] ^ data[209]
        ^ data[211] ^ data[212] ^ data[213] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220]
        ^ data[221] ^ data[224] ^ data[225] ^ data[226] ^ data[228] ^ data[229] ^ data[232] ^ data[233] ^ data[235]
        ^ data[238] ^ data[241] ^ data[244] ^ data[245] ^ data[247] ^ data[250] ^ data[252] ^ data[253] ^ data[254]
        ^ data[255];
    t3 = data[0] ^ data[4] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[17] ^ data[19] ^ data[21]
        ^ data[22] ^ data[27] ^ data[30] ^ data[31] ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[42]
        ^ data[47] ^ data[48] ^ data[54] ^ data[55] ^ data[63] ^ data[68] ^ data[70] ^ data[71] ^ data[72]
        ^ data[74] ^ data[76] ^ data[77] ^ data[78] ^ data[83] ^ data[84] ^ data[86] ^ data[90] ^ data[91]
        ^ data[93] ^ data[95] ^ data[96] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[108] ^ data[109]
        ^ data[113] ^ data[115] ^ data[117] ^ data[119] ^ data[124] ^ data[126] ^ data[128] ^ data[129] ^ data[130]
        ^ data[131] ^ data[134] ^ data[135] ^ data[139] ^ data[140] ^ data[145] ^ data[147] ^ data[149] ^ data[150]
        ^ data[151] ^ data[152] ^ data[153] ^ data[154] ^ data[155] ^ data[156] ^ data[158] ^ data[159] ^ data[160]
        ^ data[161] ^ data[162] ^ data[167] ^ data[168] ^ data[170] ^ data[171] ^ data[173] ^ data[174] ^ data[175]
        ^ data[176] ^ data[177] ^ data[180] ^ data[181] ^ data[182] ^ data[184] ^ data[186] ^ data[188] ^ data[193]
        ^ data[197] ^ data[198] ^ data[200] ^ data[205] ^ data[207] ^ data[208] ^ data[210] ^ data[212] ^ data[213]
        ^ data[214] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[222] ^ data[224]
        ^ data[225] ^ data[226] ^ data[227] ^ data[229] ^ data[230] ^ data[232] ^ data[233] ^ data[234] ^ data[236]
        ^ data[239] ^ data[240] ^ data[242] ^ data[245] ^ data[246] ^ data[248] ^ data[251] ^ data[253] ^ data[254]
        ^ data[255];
    t4 = data[1] ^ data[5] ^ data[8] ^ data[13] ^ data[14] ^ data[15] ^ data[17] ^ data[18] ^ data[20] ^ data[22]
        ^ data[23] ^ data[24] ^ data[28] ^ data[31] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[40]
        ^ data[43] ^ data[49] ^ data[55] ^ data[56] ^ data[69] ^ data[71] ^ data[72] ^ data[73] ^ data[75]
        ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[84] ^ data[85] ^ data[87] ^ data[91] ^ data[92]
        ^ data[94] ^ data[97] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[109] ^ data[110] ^ data[114]
        ^ data[116] ^ data[118] ^ data[120] ^ data[125] ^ data[127] ^ data[129] ^ data[130] ^ data[131] ^ data[132]
        ^ data[135] ^ data[136] ^ data[140] ^ data[141] ^ data[146] ^ data[148] ^ data[150] ^ data[151] ^ data[152]
        ^ data[153] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[159] ^ data[161] ^ data[162] ^ data[163]
        ^ data[168] ^ data[169] ^ data[171] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178]
        ^ data[181] ^ data[182] ^ data[183] ^ data[185] ^ data[187] ^ data[189] ^ data[192] ^ data[194] ^ data[198]
        ^ data[199] ^ data[200] ^ data[201] ^ data[206] ^ data[208] ^ data[209] ^ data[211] ^ data[213] ^ data[214]
        ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[222] ^ data[223]
        ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[230] ^ data[231] ^ data[232] ^ data[233] ^ data[234]
        ^ data[235] ^ data[237] ^ data[241] ^ data[243] ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[252]
        ^ data[254] ^ data[255];
    t5 = data[0] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[11] ^ data[13] ^ data[16] ^ data[18] ^ data[21]
        ^ data[23] ^ data[25] ^ data[28] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[35] ^ data[38]
        ^ data[42] ^ data[43] ^ data[49] ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[58] ^ data[59]
        ^ data[60] ^ data[63] ^ data[64] ^ data[65] ^ data[68] ^ data[71] ^ data[74] ^ data[75] ^ data[76]
        ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[85] ^ data[88] ^ data[89] ^ data[90] ^ data[92]
        ^ data[95] ^ data[98] ^ data[101] ^ data[103] ^ data[105] ^ data[107] ^ data[108] ^ data[112] ^ data[113]
        ^ data[114] ^ data[115] ^ data[118] ^ data[120] ^ data[121] ^ data[122] ^ data[123] ^ data[129] ^ data[132]
        ^ data[136] ^ data[141] ^ data[142] ^ data[144] ^ data[152] ^ data[153] ^ data[156] ^ data[158] ^ data[162]
        ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[168] ^ data[173] ^ data[174] ^ data[175] ^ data[178]
        ^ data[182] ^ data[183] ^ data[184] ^ data[187] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[194]
        ^ data[195] ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[204]
        ^ data[210] ^ data[211] ^ data[212] ^ data[218] ^ data[220] ^ data[221] ^ data[222] ^ data[224] ^ data[226]
        ^ data[228] ^ data[229] ^ data[232] ^ data[234] ^ data[235] ^ data[236] ^ data[237] ^ data[240] ^ data[242]
        ^ data[243] ^ data[244] ^ data[246] ^ data[248] ^ data[252] ^ data[253] ^ data[254];
    t6 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[9] ^ data[11] ^ data[12] ^ data[13]
        ^ data[15] ^ data[17] ^ data[22] ^ data[26] ^ data[28] ^ data[29] ^ data[33] ^ data[34] ^ data[35]
        ^ data[37] ^ data[40] ^ data[41] ^ data[42] ^ data[48] ^ data[49] ^ data[51] ^ data[52] ^ data[53]
        ^ data[56] ^ data[57] ^ data[58] ^ data[61] ^ data[63] ^ data[66] ^ data[68] ^ data[69] ^ data[70]
        ^ data[71] ^ data[73] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[84]
        ^ data[88] ^ data[91] ^ data[99] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[108] ^ data[109]
        ^ data[110] ^ data[111] ^ data[112] ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[120] ^ data[121]
        ^ data[124] ^ data[126] ^ data[128] ^ data[129] ^ data[131] ^ data[142] ^ data[143] ^ data[145] ^ data[147]
        ^ data[149] ^ data[151] ^ data[152] ^ data[153] ^ data[155] ^ data[159] ^ data[163] ^ data[164] ^ data[167]
        ^ data[168] ^ data[170] ^ data[172] ^ data[175] ^ data[177] ^ data[183] ^ data[184] ^ data[185] ^ data[186]
        ^ data[187] ^ data[189] ^ data[190] ^ data[192] ^ data[194] ^ data[195] ^ data[198] ^ data[201] ^ data[202]
        ^ data[205] ^ data[207] ^ data[209] ^ data[212] ^ data[213] ^ data[214] ^ data[215] ^ data[217] ^ data[221]
        ^ data[222] ^ data[225] ^ data[229] ^ data[230] ^ data[231] ^ data[235] ^ data[236] ^ data[241] ^ data[244]
        ^ data[245] ^ data[246] ^ data[248] ^ data[250] ^ data[252] ^ data[253];
    t7 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[10] ^ data[12] ^ data[13] ^ data[14]
        ^ data[18] ^ data[23] ^ data[27] ^ data[29] ^ data[30] ^ data[32] ^ data[34] ^ data[35] ^ data[36]
        ^ data[38] ^ data[40] ^ data[41] ^ data[42] ^ data[43] ^ data[48] ^ data[49] ^ data[50] ^ data[52]
        ^ data[53] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[62] ^ data[64] ^ data[67]
        ^ data[69] ^ data[70] ^ data[71] ^ data[72] ^ data[74] ^ data[77] ^ data[78] ^ data[79] ^ data[81]
        ^ data[82] ^ data[85] ^ data[88] ^ data[89] ^ data[92] ^ data[100] ^ data[102] ^ data[103] ^ data[105]
        ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[116] ^ data[117] ^ data[118] ^ data[119]
        ^ data[121] ^ data[122] ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[132] ^ data[136]
        ^ data[143] ^ data[146] ^ data[148] ^ data[150] ^ data[153] ^ data[154] ^ data[156] ^ data[164] ^ data[165]
        ^ data[168] ^ data[169] ^ data[171] ^ data[173] ^ data[176] ^ data[178] ^ data[185] ^ data[186] ^ data[187]
        ^ data[188] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[195] ^ data[196] ^ data[199] ^ data[202]
        ^ data[203] ^ data[206] ^ data[208] ^ data[210] ^ data[213] ^ data[214] ^ data[215] ^ data[216] ^ data[218]
        ^ data[222] ^ data[223] ^ data[226] ^ data[230] ^ data[231] ^ data[232] ^ data[236] ^ data[237] ^ data[242]
        ^ data[245] ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[251] ^ data[253] ^ data[254];
    t8 = data[1] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[9] ^ data[10] ^ data[11] ^ data[12] ^ data[15]
        ^ data[20] ^ data[22] ^ data[23] ^ data[28] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[37]
        ^ data[38] ^ data[39] ^ data[42] ^ data[44] ^ data[47] ^ data[51] ^ data[52] ^ data[53] ^ data[56]
        ^ data[57] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[67] ^ data[69] ^ data[70]
        ^ data[71] ^ data[72] ^ data[73] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[83]
        ^ data[84] ^ data[85] ^ data[86] ^ data[91] ^ data[93] ^ data[94] ^ data[96] ^ data[99] ^ data[100]
        ^ data[101] ^ data[102] ^ data[105] ^ data[106] ^ data[107] ^ data[110] ^ data[111] ^ data[112] ^ data[114]
        ^ data[115] ^ data[116] ^ data[118] ^ data[119] ^ data[121] ^ data[122] ^ data[124] ^ data[125] ^ data[126]
        ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[134] ^ data[135] ^ data[137]
        ^ data[138] ^ data[141] ^ data[142] ^ data[143] ^ data[149] ^ data[154] ^ data[155] ^ data[156] ^ data[163]
        ^ data[165] ^ data[166] ^ data[167] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[172] ^ data[174]
        ^ data[176] ^ data[178] ^ data[181] ^ data[182] ^ data[185] ^ data[187] ^ data[193] ^ data[194] ^ data[197]
        ^ data[198] ^ data[199] ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[213] ^ data[215] ^ data[219]
        ^ data[220] ^ data[221] ^ data[223] ^ data[224] ^ data[225] ^ data[230] ^ data[231] ^ data[235] ^ data[237]
        ^ data[240] ^ data[242] ^ data[244] ^ data[245] ^ data[249] ^ data[251] ^ data[253];
    t9 = data[0] ^ data[1] ^ data[2] ^ data[4] ^ data[6] ^ data[7] ^ data[13] ^ data[15] ^ data[20] ^ data[21]
        ^ data[22] ^ data[28] ^ data[29] ^ data[31] ^ data[35] ^ data[37] ^ data[42] ^ data[43] ^ data[44]
        ^ data[45] ^ data[47] ^ data[51] ^ data[54] ^ data[58] ^ data[61] ^ data[66] ^ data[67] ^ data[68]
        ^ data[69] ^ data[74] ^ data[77] ^ data[82] ^ data[83] ^ data[87] ^ data[88] ^ data[91] ^ data[92]
        ^ data[93] ^ data[95] ^ data[97] ^ data[99] ^ data[103] ^ data[104] ^ data[105] ^ data[108] ^ data[110]
        ^ data[113] ^ data[114] ^ data[117] ^ data[118] ^ data[120] ^ data[121] ^ data[123] ^ data[124] ^ data[133]
        ^ data[134] ^ data[137] ^ data[139] ^ data[141] ^ data[144] ^ data[149] ^ data[150] ^ data[152] ^ data[154]
        ^ data[157] ^ data[163] ^ data[164] ^ data[165] ^ data[168] ^ data[173] ^ data[174] ^ data[175] ^ data[176]
        ^ data[177] ^ data[178] ^ data[179] ^ data[181] ^ data[183] ^ data[185] ^ data[186] ^ data[187] ^ data[188]
        ^ data[193] ^ data[195] ^ data[197] ^ data[204] ^ data[205] ^ data[206] ^ data[209] ^ data[213] ^ data[214]
        ^ data[215] ^ data[216] ^ data[219] ^ data[222] ^ data[223] ^ data[224] ^ data[226] ^ data[230] ^ data[232]
        ^ data[235] ^ data[236] ^ data[237] ^ data[238] ^ data[241] ^ data[242] ^ data[243] ^ data[244] ^ data[246]
        ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[254];
    t10 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[14] ^ data[21] ^ data[22] ^ data[23]
        ^ data[24] ^ data[29] ^ data[30] ^ data[32] ^ data[36] ^ data[38] ^ data[40] ^ data[43] ^ data[44]
        ^ data[45] ^ data[46] ^ data[52] ^ data[55] ^ data[56] ^ data[59] ^ data[62] ^ data[67] ^ data[68]
        ^ data[69] ^ data[70] ^ data[72] ^ data[75] ^ data[78] ^ data[80] ^ data[83] ^ data[84] ^ data[89]
        ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[98] ^ data[100] ^ data[105] ^ data[106] ^ data[109]
        ^ data[111] ^ data[112] ^ data[114] ^ data[115] ^ data[118] ^ data[119] ^ data[121] ^ data[122] ^ data[124]
        ^ data[125] ^ data[128] ^ data[134] ^ data[135] ^ data[136] ^ data[138] ^ data[140] ^ data[142] ^ data[145]
        ^ data[150] ^ data[151] ^ data[153] ^ data[155] ^ data[158] ^ data[164] ^ data[165] ^ data[166] ^ data[168]
        ^ data[169] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[179] ^ data[180] ^ data[182]
        ^ data[184] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[192] ^ data[194] ^ data[196] ^ data[198]
        ^ data[205] ^ data[206] ^ data[207] ^ data[210] ^ data[214] ^ data[215] ^ data[217] ^ data[220] ^ data[223]
        ^ data[224] ^ data[225] ^ data[227] ^ data[231] ^ data[232] ^ data[233] ^ data[236] ^ data[237] ^ data[238]
        ^ data[239] ^ data[240] ^ data[242] ^ data[243] ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[249]
        ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    t11 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[6] ^ data[15] ^ data[22] ^ data[23] ^ data[25]
        ^ data[30] ^ data[31] ^ data[33] ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[44] ^ data[45]
        ^ data[46] ^ data[47] ^ data[53] ^ data[56] ^ data[57] ^ data[60] ^ data[63] ^ data[68] ^ data[69]
        ^ data[70] ^ data[71] ^ data[72] ^ data[73] ^ data[76] ^ data[79] ^ data[81] ^ data[84] ^ data[85]
        ^ data[90] ^ data[93] ^ data[94] ^ data[95] ^ data[97] ^ data[99] ^ data[101] ^ data[106] ^ data[107]
        ^ data[110] ^ data[113] ^ data[115] ^ data[116] ^ data[119] ^ data[122] ^ data[123] ^ data[125] ^ data[126]
        ^ data[129] ^ data[135] ^ data[137] ^ data[139] ^ data[141] ^ data[143] ^ data[144] ^ data[146] ^ data[151]
        ^ data[154] ^ data[156] ^ data[159] ^ data[165] ^ data[166] ^ data[167] ^ data[169] ^ data[170] ^ data[175]
        ^ data[177] ^ data[178] ^ data[179] ^ data[180] ^ data[181] ^ data[183] ^ data[184] ^ data[185] ^ data[187]
        ^ data[188] ^ data[189] ^ data[190] ^ data[193] ^ data[195] ^ data[197] ^ data[199] ^ data[206] ^ data[207]
        ^ data[208] ^ data[211] ^ data[215] ^ data[218] ^ data[221] ^ data[225] ^ data[226] ^ data[228] ^ data[233]
        ^ data[234] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[245] ^ data[246]
        ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    t12 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[16] ^ data[23] ^ data[24]
        ^ data[26] ^ data[31] ^ data[34] ^ data[38] ^ data[41] ^ data[42] ^ data[45] ^ data[46] ^ data[47]
        ^ data[48] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[61] ^ data[64] ^ data[69] ^ data[70]
        ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[77] ^ data[82] ^ data[85] ^ data[86] ^ data[91]
        ^ data[94] ^ data[95] ^ data[96] ^ data[98] ^ data[100] ^ data[102] ^ data[107] ^ data[108] ^ data[111]
        ^ data[114] ^ data[116] ^ data[117] ^ data[120] ^ data[123] ^ data[124] ^ data[126] ^ data[127] ^ data[128]
        ^ data[130] ^ data[138] ^ data[140] ^ data[142] ^ data[145] ^ data[147] ^ data[155] ^ data[157] ^ data[166]
        ^ data[167] ^ data[168] ^ data[170] ^ data[171] ^ data[176] ^ data[178] ^ data[179] ^ data[180] ^ data[181]
        ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[194]
        ^ data[196] ^ data[198] ^ data[200] ^ data[207] ^ data[209] ^ data[212] ^ data[216] ^ data[219] ^ data[222]
        ^ data[224] ^ data[226] ^ data[227] ^ data[229] ^ data[234] ^ data[235] ^ data[238] ^ data[239] ^ data[242]
        ^ data[244] ^ data[245] ^ data[246] ^ data[247] ^ data[248] ^ data[250] ^ data[251] ^ data[252] ^ data[253]
        ^ data[254] ^ data[255];
    t13 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[10] ^ data[11] ^ data[12] ^ data[15]
        ^ data[17] ^ data[20] ^ data[22] ^ data[23] ^ data[25] ^ data[27] ^ data[28] ^ data[31] ^ data[32]
        ^ data[33] ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[43] ^ data[44] ^ data[46] ^ data[48]
        ^ data[49] ^ data[51] ^ data[52] ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[59] ^ data[61]
        ^ data[63] ^ data[67] ^ data[69] ^ data[72] ^ data[74] ^ data[75] ^ data[77] ^ data[79] ^ data[81]
        ^ data[84] ^ data[85] ^ data[87] ^ data[88] ^ data[91] ^ data[92] ^ data[93] ^ data[94] ^ data[95]
        ^ data[96] ^ data[97] ^ data[100] ^ data[102] ^ data[103] ^ data[105] ^ data[106] ^ data[107] ^ data[108]
        ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[117] ^ data[119] ^ data[120]
        ^ data[122] ^ data[126] ^ data[130] ^ data[132] ^ data[134] ^ data[135] ^ data[136] ^ data[137] ^ data[138]
        ^ data[139] ^ data[142] ^ data[146] ^ data[148] ^ data[149] ^ data[152] ^ data[154] ^ data[155] ^ data[158]
        ^ data[160] ^ data[163] ^ data[165] ^ data[166] ^ data[170] ^ data[174] ^ data[177] ^ data[178] ^ data[179]
        ^ data[180] ^ data[183] ^ data[186] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[194]
        ^ data[195] ^ data[198] ^ data[201] ^ data[204] ^ data[206] ^ data[207] ^ data[210] ^ data[215] ^ data[216]
        ^ data[217] ^ data[219] ^ data[221] ^ data[224] ^ data[227] ^ data[228] ^ data[231] ^ data[232] ^ data[236]
        ^ data[237] ^ data[239] ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[247] ^ data[252] ^ data[254]
        ^ data[255];
    t14 = data[2] ^ data[3] ^ data[5] ^ data[8] ^ data[9] ^ data[10] ^ data[13] ^ data[15] ^ data[18] ^ data[20]
        ^ data[21] ^ data[22] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[35] ^ data[36] ^ data[37]
        ^ data[40] ^ data[42] ^ data[45] ^ data[49] ^ data[50] ^ data[51] ^ data[54] ^ data[59] ^ data[60]
        ^ data[61] ^ data[63] ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[71] ^ data[75] ^ data[76]
        ^ data[77] ^ data[79] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[89] ^ data[91] ^ data[92]
        ^ data[95] ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[102] ^ data[103] ^ data[104] ^ data[105]
        ^ data[108] ^ data[109] ^ data[112] ^ data[113] ^ data[114] ^ data[116] ^ data[117] ^ data[119] ^ data[120]
        ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[128] ^ data[129] ^ data[130] ^ data[132]
        ^ data[133] ^ data[134] ^ data[136] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[147] ^ data[150]
        ^ data[152] ^ data[153] ^ data[154] ^ data[159] ^ data[161] ^ data[163] ^ data[164] ^ data[165] ^ data[168]
        ^ data[169] ^ data[170] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[179] ^ data[180] ^ data[182]
        ^ data[185] ^ data[190] ^ data[191] ^ data[192] ^ data[195] ^ data[196] ^ data[197] ^ data[198] ^ data[202]
        ^ data[204] ^ data[205] ^ data[206] ^ data[211] ^ data[213] ^ data[215] ^ data[217] ^ data[218] ^ data[219]
        ^ data[221] ^ data[222] ^ data[223] ^ data[228] ^ data[229] ^ data[230] ^ data[231] ^ data[233] ^ data[235]
        ^ data[238] ^ data[240] ^ data[242] ^ data[243] ^ data[247] ^ data[249] ^ data[251] ^ data[255];
    t15 = data[0] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[11] ^ data[14] ^ data[19]
        ^ data[21] ^ data[22] ^ data[23] ^ data[27] ^ data[30] ^ data[32] ^ data[33] ^ data[36] ^ data[37]
        ^ data[38] ^ data[41] ^ data[43] ^ data[46] ^ data[50] ^ data[51] ^ data[52] ^ data[55] ^ data[56]
        ^ data[60] ^ data[61] ^ data[62] ^ data[64] ^ data[66] ^ data[68] ^ data[69] ^ data[70] ^ data[72]
        ^ data[76] ^ data[77] ^ data[78] ^ data[80] ^ data[82] ^ data[83] ^ data[84] ^ data[85] ^ data[90]
        ^ data[92] ^ data[93] ^ data[98] ^ data[99] ^ data[100] ^ data[101] ^ data[103] ^ data[104] ^ data[105]
        ^ data[106] ^ data[109] ^ data[110] ^ data[113] ^ data[114] ^ data[115] ^ data[117] ^ data[118] ^ data[120]
        ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[130]
        ^ data[131] ^ data[133] ^ data[134] ^ data[135] ^ data[136] ^ data[137] ^ data[140] ^ data[141] ^ data[142]
        ^ data[143] ^ data[148] ^ data[151] ^ data[153] ^ data[154] ^ data[155] ^ data[162] ^ data[164] ^ data[165]
        ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[173] ^ data[175] ^ data[177] ^ data[180]
        ^ data[181] ^ data[183] ^ data[184] ^ data[186] ^ data[191] ^ data[192] ^ data[193] ^ data[196] ^ data[197]
        ^ data[198] ^ data[199] ^ data[203] ^ data[205] ^ data[206] ^ data[207] ^ data[212] ^ data[214] ^ data[218]
        ^ data[219] ^ data[220] ^ data[222] ^ data[223] ^ data[224] ^ data[229] ^ data[230] ^ data[231] ^ data[234]
        ^ data[236] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[248] ^ data[250] ^ data[252];
    t16 = data[2] ^ data[3] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[13] ^ data[14]
        ^ data[15] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[24] ^ data[25] ^ data[29] ^ data[32]
        ^ data[33] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[43] ^ data[46] ^ data[47] ^ data[48]
        ^ data[49] ^ data[50] ^ data[53] ^ data[54] ^ data[56] ^ data[57] ^ data[63] ^ data[65] ^ data[67]
        ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[77] ^ data[78] ^ data[83] ^ data[90] ^ data[91]
        ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[98] ^ data[99] ^ data[101] ^ data[106] ^ data[107]
        ^ data[108] ^ data[110] ^ data[111] ^ data[113] ^ data[115] ^ data[117] ^ data[118] ^ data[120] ^ data[122]
        ^ data[123] ^ data[125] ^ data[126] ^ data[129] ^ data[131] ^ data[133] ^ data[134] ^ data[135] ^ data[139]
        ^ data[140] ^ data[145] ^ data[147] ^ data[154] ^ data[158] ^ data[159] ^ data[160] ^ data[162] ^ data[163]
        ^ data[168] ^ data[170] ^ data[171] ^ data[175] ^ data[176] ^ data[178] ^ data[179] ^ data[180] ^ data[183]
        ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[193] ^ data[194] ^ data[195]
        ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[203] ^ data[204] ^ data[205] ^ data[206]
        ^ data[207] ^ data[209] ^ data[210] ^ data[211] ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[221]
        ^ data[227] ^ data[228] ^ data[229] ^ data[230] ^ data[233] ^ data[234] ^ data[239] ^ data[241] ^ data[242]
        ^ data[244] ^ data[245] ^ data[249] ^ data[253] ^ data[254];
    t17 = data[0] ^ data[2] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[11] ^ data[12] ^ data[16] ^ data[17]
        ^ data[21] ^ data[24] ^ data[26] ^ data[29] ^ data[30] ^ data[34] ^ data[35] ^ data[39] ^ data[40]
        ^ data[43] ^ data[44] ^ data[46] ^ data[48] ^ data[51] ^ data[53] ^ data[55] ^ data[56] ^ data[58]
        ^ data[63] ^ data[65] ^ data[66] ^ data[67] ^ data[71] ^ data[72] ^ data[73] ^ data[77] ^ data[79]
        ^ data[83] ^ data[84] ^ data[90] ^ data[95] ^ data[96] ^ data[97] ^ data[98] ^ data[100] ^ data[101]
        ^ data[102] ^ data[106] ^ data[109] ^ data[110] ^ data[112] ^ data[113] ^ data[114] ^ data[115] ^ data[116]
        ^ data[117] ^ data[119] ^ data[120] ^ data[121] ^ data[122] ^ data[124] ^ data[125] ^ data[127] ^ data[129]
        ^ data[130] ^ data[131] ^ data[132] ^ data[133] ^ data[136] ^ data[139] ^ data[141] ^ data[145] ^ data[146]
        ^ data[147] ^ data[148] ^ data[152] ^ data[154] ^ data[155] ^ data[158] ^ data[161] ^ data[162] ^ data[164]
        ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[175] ^ data[177] ^ data[178] ^ data[181] ^ data[183]
        ^ data[184] ^ data[186] ^ data[192] ^ data[193] ^ data[198] ^ data[199] ^ data[200] ^ data[202] ^ data[203]
        ^ data[209] ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[221] ^ data[222] ^ data[227] ^ data[231]
        ^ data[232] ^ data[233] ^ data[235] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[246] ^ data[248]
        ^ data[249] ^ data[250] ^ data[253] ^ data[255];
    t18 = data[1] ^ data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[12] ^ data[13] ^ data[17] ^ data[18] ^ data[22]
        ^ data[25] ^ data[27] ^ data[30] ^ data[31] ^ data[32] ^ data[35] ^ data[36] ^ data[41] ^ data[44]
        ^ data[45] ^ data[47] ^ data[48] ^ data[49] ^ data[52] ^ data[54] ^ data[57] ^ data[59] ^ data[64]
        ^ data[66] ^ data[67] ^ data[68] ^ data[72] ^ data[73] ^ data[74] ^ data[78] ^ data[80] ^ data[84]
        ^ data[85] ^ data[88] ^ data[91] ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[101] ^ data[102]
        ^ data[103] ^ data[104] ^ data[107] ^ data[110] ^ data[111] ^ data[113] ^ data[114] ^ data[115] ^ data[116]
        ^ data[117] ^ data[118] ^ data[121] ^ data[122] ^ data[123] ^ data[125] ^ data[126] ^ data[130] ^ data[131]
        ^ data[132] ^ data[133] ^ data[134] ^ data[137] ^ data[140] ^ data[142] ^ data[144] ^ data[146] ^ data[147]
        ^ data[148] ^ data[149] ^ data[152] ^ data[153] ^ data[155] ^ data[156] ^ data[159] ^ data[160] ^ data[162]
        ^ data[163] ^ data[165] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[173] ^ data[178] ^ data[179]
        ^ data[182] ^ data[184] ^ data[185] ^ data[187] ^ data[193] ^ data[194] ^ data[199] ^ data[200] ^ data[201]
        ^ data[203] ^ data[204] ^ data[208] ^ data[210] ^ data[214] ^ data[215] ^ data[217] ^ data[218] ^ data[222]
        ^ data[223] ^ data[224] ^ data[228] ^ data[233] ^ data[234] ^ data[236] ^ data[240] ^ data[242] ^ data[244]
        ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[254];
    t19 = data[0] ^ data[2] ^ data[4] ^ data[6] ^ data[7] ^ data[10] ^ data[13] ^ data[14] ^ data[18] ^ data[19]
        ^ data[23] ^ data[24] ^ data[26] ^ data[28] ^ data[31] ^ data[33] ^ data[36] ^ data[37] ^ data[40]
        ^ data[42] ^ data[45] ^ data[46] ^ data[49] ^ data[50] ^ data[53] ^ data[55] ^ data[58] ^ data[60]
        ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[72] ^ data[73] ^ data[74] ^ data[75] ^ data[79]
        ^ data[80] ^ data[81] ^ data[85] ^ data[86] ^ data[88] ^ data[89] ^ data[92] ^ data[96] ^ data[97]
        ^ data[98] ^ data[99] ^ data[100] ^ data[102] ^ data[103] ^ data[105] ^ data[108] ^ data[111] ^ data[114]
        ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[123] ^ data[124]
        ^ data[126] ^ data[127] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[136] ^ data[138]
        ^ data[141] ^ data[143] ^ data[144] ^ data[145] ^ data[147] ^ data[148] ^ data[149] ^ data[150] ^ data[152]
        ^ data[153] ^ data[154] ^ data[156] ^ data[157] ^ data[161] ^ data[163] ^ data[164] ^ data[166] ^ data[169]
        ^ data[170] ^ data[171] ^ data[172] ^ data[174] ^ data[179] ^ data[180] ^ data[183] ^ data[184] ^ data[185]
        ^ data[186] ^ data[188] ^ data[192] ^ data[194] ^ data[195] ^ data[201] ^ data[202] ^ data[204] ^ data[205]
        ^ data[209] ^ data[211] ^ data[215] ^ data[216] ^ data[218] ^ data[219] ^ data[223] ^ data[225] ^ data[229]
        ^ data[232] ^ data[234] ^ data[235] ^ data[237] ^ data[241] ^ data[243] ^ data[245] ^ data[246] ^ data[248]
        ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    t20 = data[0] ^ data[1] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[11] ^ data[14] ^ data[15] ^ data[16]
        ^ data[19] ^ data[20] ^ data[24] ^ data[25] ^ data[27] ^ data[29] ^ data[34] ^ data[37] ^ data[38]
        ^ data[41] ^ data[43] ^ data[46] ^ data[47] ^ data[50] ^ data[51] ^ data[54] ^ data[56] ^ data[59]
        ^ data[61] ^ data[66] ^ data[68] ^ data[69] ^ data[70] ^ data[73] ^ data[74] ^ data[75] ^ data[76]
        ^ data[81] ^ data[82] ^ data[86] ^ data[87] ^ data[89] ^ data[90] ^ data[93] ^ data[96] ^ data[97]
        ^ data[98] ^ data[99] ^ data[100] ^ data[101] ^ data[103] ^ data[106] ^ data[109] ^ data[112] ^ data[115]
        ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[121] ^ data[123] ^ data[124] ^ data[125]
        ^ data[127] ^ data[128] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[136] ^ data[137] ^ data[139]
        ^ data[142] ^ data[144] ^ data[145] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[152]
        ^ data[153] ^ data[154] ^ data[155] ^ data[157] ^ data[158] ^ data[160] ^ data[162] ^ data[164] ^ data[165]
        ^ data[167] ^ data[168] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[175] ^ data[180] ^ data[181]
        ^ data[185] ^ data[186] ^ data[187] ^ data[189] ^ data[192] ^ data[193] ^ data[195] ^ data[196] ^ data[202]
        ^ data[203] ^ data[205] ^ data[206] ^ data[208] ^ data[210] ^ data[212] ^ data[217] ^ data[219] ^ data[220]
        ^ data[224] ^ data[226] ^ data[230] ^ data[233] ^ data[235] ^ data[236] ^ data[238] ^ data[240] ^ data[242]
        ^ data[244] ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253];
    t21 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[10] ^ data[13] ^ data[14] ^ data[18]
        ^ data[19] ^ data[21] ^ data[24] ^ data[26] ^ data[28] ^ data[29] ^ data[30] ^ data[33] ^ data[36]
        ^ data[37] ^ data[39] ^ data[40] ^ data[42] ^ data[43] ^ data[44] ^ data[46] ^ data[48] ^ data[49]
        ^ data[50] ^ data[51] ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[60] ^ data[62]
        ^ data[63] ^ data[65] ^ data[68] ^ data[71] ^ data[74] ^ data[75] ^ data[76] ^ data[78] ^ data[80]
        ^ data[82] ^ data[87] ^ data[88] ^ data[92] ^ data[93] ^ data[96] ^ data[97] ^ data[100] ^ data[102]
        ^ data[104] ^ data[106] ^ data[108] ^ data[111] ^ data[115] ^ data[116] ^ data[119] ^ data[120] ^ data[121]
        ^ data[123] ^ data[124] ^ data[131] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[143] ^ data[146]
        ^ data[149] ^ data[150] ^ data[151] ^ data[153] ^ data[155] ^ data[156] ^ data[160] ^ data[161] ^ data[162]
        ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[173] ^ data[174] ^ data[175]
        ^ data[176] ^ data[178] ^ data[179] ^ data[180] ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[189]
        ^ data[191] ^ data[195] ^ data[199] ^ data[201] ^ data[205] ^ data[210] ^ data[212] ^ data[213] ^ data[214]
        ^ data[215] ^ data[218] ^ data[220] ^ data[224] ^ data[225] ^ data[228] ^ data[229] ^ data[230] ^ data[231]
        ^ data[232] ^ data[233] ^ data[236] ^ data[237] ^ data[240] ^ data[242] ^ data[243] ^ data[244] ^ data[247]
        ^ data[248] ^ data[250] ^ data[251] ^ data[252];
    t22 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[8] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[16]
        ^ data[17] ^ data[18] ^ data[22] ^ data[27] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[35]
        ^ data[36] ^ data[41] ^ data[44] ^ data[45] ^ data[46] ^ data[48] ^ data[51] ^ data[52] ^ data[55]
        ^ data[61] ^ data[65] ^ data[66] ^ data[67] ^ data[68] ^ data[70] ^ data[75] ^ data[76] ^ data[78]
        ^ data[79] ^ data[81] ^ data[88] ^ data[89] ^ data[90] ^ data[91] ^ data[92] ^ data[96] ^ data[97]
        ^ data[99] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[108] ^ data[109] ^ data[110] ^ data[111]
        ^ data[113] ^ data[115] ^ data[116] ^ data[118] ^ data[120] ^ data[121] ^ data[123] ^ data[124] ^ data[126]
        ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[137] ^ data[138] ^ data[145]
        ^ data[150] ^ data[151] ^ data[152] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161]
        ^ data[166] ^ data[167] ^ data[168] ^ data[169] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[178]
        ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[191]
        ^ data[192] ^ data[193] ^ data[194] ^ data[195] ^ data[197] ^ data[199] ^ data[201] ^ data[202] ^ data[203]
        ^ data[204] ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[212] ^ data[213] ^ data[219]
        ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[231] ^ data[232] ^ data[237] ^ data[238] ^ data[239]
        ^ data[240] ^ data[242] ^ data[243] ^ data[251] ^ data[252] ^ data[254];
    t23 = data[1] ^ data[2] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[12] ^ data[13] ^ data[14]
        ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[23] ^ data[24] ^ data[28] ^ data[31] ^ data[32]
        ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[42] ^ data[45] ^ data[46] ^ data[47] ^ data[48]
        ^ data[49] ^ data[52] ^ data[53] ^ data[56] ^ data[62] ^ data[64] ^ data[66] ^ data[67] ^ data[68]
        ^ data[69] ^ data[71] ^ data[76] ^ data[77] ^ data[79] ^ data[82] ^ data[89] ^ data[90] ^ data[91]
        ^ data[92] ^ data[93] ^ data[97] ^ data[98] ^ data[100] ^ data[105] ^ data[106] ^ data[107] ^ data[109]
        ^ data[110] ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[117] ^ data[119] ^ data[121] ^ data[122]
        ^ data[124] ^ data[125] ^ data[127] ^ data[128] ^ data[130] ^ data[132] ^ data[133] ^ data[134] ^ data[135]
        ^ data[138] ^ data[139] ^ data[144] ^ data[146] ^ data[151] ^ data[153] ^ data[157] ^ data[158] ^ data[159]
        ^ data[161] ^ data[162] ^ data[167] ^ data[169] ^ data[170] ^ data[174] ^ data[175] ^ data[177] ^ data[178]
        ^ data[179] ^ data[182] ^ data[183] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190]
        ^ data[192] ^ data[193] ^ data[194] ^ data[195] ^ data[196] ^ data[198] ^ data[200] ^ data[202] ^ data[203]
        ^ data[204] ^ data[205] ^ data[206] ^ data[208] ^ data[209] ^ data[210] ^ data[211] ^ data[213] ^ data[214]
        ^ data[220] ^ data[226] ^ data[227] ^ data[228] ^ data[229] ^ data[232] ^ data[233] ^ data[238] ^ data[239]
        ^ data[240] ^ data[241] ^ data[243] ^ data[244] ^ data[248] ^ data[252] ^ data[253] ^ data[255];
    t24 = data[0] ^ data[1] ^ data[5] ^ data[6] ^ data[7] ^ data[9] ^ data[15] ^ data[17] ^ data[18] ^ data[22]
        ^ data[23] ^ data[24] ^ data[25] ^ data[29] ^ data[30] ^ data[32] ^ data[33] ^ data[34] ^ data[37]
        ^ data[41] ^ data[46] ^ data[48] ^ data[52] ^ data[53] ^ data[55] ^ data[57] ^ data[58] ^ data[59]
        ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[70] ^ data[75] ^ data[78]
        ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[85] ^ data[88] ^ data[89] ^ data[92]
        ^ data[93] ^ data[96] ^ data[98] ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[105]
        ^ data[106] ^ data[108] ^ data[110] ^ data[111] ^ data[116] ^ data[118] ^ data[121] ^ data[122] ^ data[124]
        ^ data[126] ^ data[127] ^ data[129] ^ data[131] ^ data[132] ^ data[136] ^ data[138] ^ data[139] ^ data[140]
        ^ data[141] ^ data[142] ^ data[143] ^ data[145] ^ data[151] ^ data[154] ^ data[156] ^ data[157] ^ data[158]
        ^ data[159] ^ data[162] ^ data[167] ^ data[168] ^ data[170] ^ data[175] ^ data[177] ^ data[180] ^ data[181]
        ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[187] ^ data[190] ^ data[193] ^ data[194] ^ data[195]
        ^ data[197] ^ data[198] ^ data[201] ^ data[204] ^ data[205] ^ data[207] ^ data[208] ^ data[210] ^ data[212]
        ^ data[213] ^ data[215] ^ data[217] ^ data[220] ^ data[224] ^ data[225] ^ data[228] ^ data[229] ^ data[234]
        ^ data[235] ^ data[238] ^ data[239] ^ data[241] ^ data[243] ^ data[246] ^ data[247] ^ data[248] ^ data[249]
        ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    t25 = data[2] ^ data[5] ^ data[8] ^ data[9] ^ data[10] ^ data[15] ^ data[16] ^ data[17] ^ data[19] ^ data[22]
        ^ data[24] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[35] ^ data[37] ^ data[38] ^ data[41]
        ^ data[42] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[52] ^ data[54] ^ data[55] ^ data[56]
        ^ data[57] ^ data[66] ^ data[70] ^ data[71] ^ data[75] ^ data[76] ^ data[78] ^ data[79] ^ data[86]
        ^ data[90] ^ data[92] ^ data[94] ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[107]
        ^ data[108] ^ data[109] ^ data[110] ^ data[112] ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[121]
        ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[133]
        ^ data[136] ^ data[137] ^ data[138] ^ data[144] ^ data[145] ^ data[146] ^ data[151] ^ data[152] ^ data[154]
        ^ data[155] ^ data[156] ^ data[160] ^ data[162] ^ data[163] ^ data[167] ^ data[168] ^ data[169] ^ data[170]
        ^ data[171] ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[180] ^ data[186] ^ data[187] ^ data[188]
        ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[201]
        ^ data[202] ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[211] ^ data[212]
        ^ data[214] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[220] ^ data[221] ^ data[226] ^ data[228]
        ^ data[230] ^ data[232] ^ data[234] ^ data[236] ^ data[238] ^ data[240] ^ data[241] ^ data[242] ^ data[243]
        ^ data[244] ^ data[246] ^ data[253] ^ data[255];
    t26 = data[0] ^ data[3] ^ data[6] ^ data[9] ^ data[10] ^ data[11] ^ data[16] ^ data[17] ^ data[18] ^ data[20]
        ^ data[23] ^ data[24] ^ data[25] ^ data[27] ^ data[30] ^ data[33] ^ data[36] ^ data[38] ^ data[39]
        ^ data[40] ^ data[42] ^ data[43] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[53] ^ data[55]
        ^ data[56] ^ data[57] ^ data[58] ^ data[64] ^ data[67] ^ data[71] ^ data[76] ^ data[77] ^ data[79]
        ^ data[87] ^ data[88] ^ data[91] ^ data[93] ^ data[95] ^ data[97] ^ data[98] ^ data[99] ^ data[100]
        ^ data[101] ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[113] ^ data[117] ^ data[118] ^ data[119]
        ^ data[122] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[129] ^ data[130] ^ data[131] ^ data[132]
        ^ data[134] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[145] ^ data[146] ^ data[147] ^ data[153]
        ^ data[155] ^ data[156] ^ data[157] ^ data[161] ^ data[163] ^ data[164] ^ data[169] ^ data[170] ^ data[171]
        ^ data[172] ^ data[177] ^ data[178] ^ data[179] ^ data[181] ^ data[187] ^ data[188] ^ data[189] ^ data[191]
        ^ data[193] ^ data[194] ^ data[197] ^ data[198] ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[205]
        ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[211] ^ data[212] ^ data[213] ^ data[215] ^ data[216]
        ^ data[217] ^ data[218] ^ data[219] ^ data[221] ^ data[222] ^ data[224] ^ data[227] ^ data[229] ^ data[231]
        ^ data[233] ^ data[235] ^ data[237] ^ data[239] ^ data[241] ^ data[242] ^ data[243] ^ data[244] ^ data[245]
        ^ data[247] ^ data[254];
    t27 = data[0] ^ data[1] ^ data[4] ^ data[7] ^ data[10] ^ data[11] ^ data[12] ^ data[16] ^ data[17] ^ data[18]
        ^ data[19] ^ data[21] ^ data[24] ^ data[25] ^ data[26] ^ data[28] ^ data[31] ^ data[34] ^ data[37]
        ^ data[39] ^ data[41] ^ data[43] ^ data[44] ^ data[48] ^ data[49] ^ data[50] ^ data[51] ^ data[54]
        ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[65] ^ data[68] ^ data[72] ^ data[77] ^ data[78]
        ^ data[80] ^ data[88] ^ data[89] ^ data[92] ^ data[94] ^ data[98] ^ data[99] ^ data[100] ^ data[101]
        ^ data[102] ^ data[104] ^ data[109] ^ data[110] ^ data[111] ^ data[114] ^ data[118] ^ data[119] ^ data[120]
        ^ data[123] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[131] ^ data[132] ^ data[133]
        ^ data[135] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[146] ^ data[147] ^ data[148]
        ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[160] ^ data[162] ^ data[164] ^ data[165] ^ data[168]
        ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[176] ^ data[178] ^ data[179] ^ data[180] ^ data[182]
        ^ data[184] ^ data[188] ^ data[189] ^ data[190] ^ data[192] ^ data[194] ^ data[195] ^ data[198] ^ data[199]
        ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[204] ^ data[206] ^ data[209] ^ data[210] ^ data[211]
        ^ data[212] ^ data[213] ^ data[214] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[222] ^ data[223]
        ^ data[224] ^ data[225] ^ data[228] ^ data[230] ^ data[234] ^ data[236] ^ data[238] ^ data[240] ^ data[242]
        ^ data[243] ^ data[244] ^ data[245] ^ data[246] ^ data[255];
    t28 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[8] ^ data[11] ^ data[12] ^ data[13] ^ data[17] ^ data[18]
        ^ data[19] ^ data[20] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[29] ^ data[35]
        ^ data[38] ^ data[40] ^ data[42] ^ data[44] ^ data[45] ^ data[48] ^ data[49] ^ data[50] ^ data[51]
        ^ data[52] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[64] ^ data[66]
        ^ data[69] ^ data[73] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[89] ^ data[90] ^ data[93]
        ^ data[95] ^ data[99] ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[105] ^ data[110]
        ^ data[111] ^ data[112] ^ data[115] ^ data[119] ^ data[120] ^ data[121] ^ data[124] ^ data[126] ^ data[127]
        ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[137] ^ data[138] ^ data[139] ^ data[140]
        ^ data[141] ^ data[144] ^ data[147] ^ data[148] ^ data[149] ^ data[155] ^ data[157] ^ data[158] ^ data[159]
        ^ data[160] ^ data[161] ^ data[163] ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[171] ^ data[172]
        ^ data[173] ^ data[174] ^ data[177] ^ data[179] ^ data[180] ^ data[181] ^ data[183] ^ data[184] ^ data[185]
        ^ data[189] ^ data[190] ^ data[191] ^ data[193] ^ data[195] ^ data[196] ^ data[199] ^ data[201] ^ data[202]
        ^ data[203] ^ data[204] ^ data[205] ^ data[207] ^ data[210] ^ data[211] ^ data[212] ^ data[213] ^ data[214]
        ^ data[215] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[223] ^ data[225] ^ data[226] ^ data[229]
        ^ data[231] ^ data[232] ^ data[235] ^ data[237] ^ data[239] ^ data[240] ^ data[241] ^ data[243] ^ data[244]
        ^ data[245] ^ data[246] ^ data[247] ^ data[248];
    t29 = data[0] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[12] ^ data[13] ^ data[14] ^ data[15]
        ^ data[16] ^ data[17] ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[24] ^ data[26] ^ data[27]
        ^ data[28] ^ data[29] ^ data[32] ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[39] ^ data[40]
        ^ data[43] ^ data[45] ^ data[49] ^ data[50] ^ data[51] ^ data[55] ^ data[62] ^ data[63] ^ data[64]
        ^ data[67] ^ data[72] ^ data[74] ^ data[75] ^ data[78] ^ data[79] ^ data[83] ^ data[84] ^ data[85]
        ^ data[88] ^ data[89] ^ data[90] ^ data[91] ^ data[92] ^ data[93] ^ data[94] ^ data[98] ^ data[104]
        ^ data[108] ^ data[110] ^ data[113] ^ data[118] ^ data[120] ^ data[124] ^ data[125] ^ data[126] ^ data[129]
        ^ data[130] ^ data[131] ^ data[133] ^ data[134] ^ data[135] ^ data[136] ^ data[143] ^ data[144] ^ data[148]
        ^ data[149] ^ data[150] ^ data[151] ^ data[154] ^ data[157] ^ data[161] ^ data[164] ^ data[166] ^ data[169]
        ^ data[172] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[178] ^ data[183] ^ data[186] ^ data[187]
        ^ data[191] ^ data[193] ^ data[195] ^ data[196] ^ data[198] ^ data[200] ^ data[201] ^ data[202] ^ data[203]
        ^ data[206] ^ data[207] ^ data[210] ^ data[211] ^ data[214] ^ data[216] ^ data[217] ^ data[219] ^ data[221]
        ^ data[222] ^ data[224] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[229] ^ data[230] ^ data[232]
        ^ data[233] ^ data[234] ^ data[235] ^ data[236] ^ data[239] ^ data[242] ^ data[243] ^ data[244] ^ data[245]
        ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    t30 = data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[13] ^ data[14] ^ data[16] ^ data[20] ^ data[21] ^ data[27]
        ^ data[28] ^ data[32] ^ data[35] ^ data[38] ^ data[44] ^ data[50] ^ data[51] ^ data[53] ^ data[55]
        ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[68] ^ data[70]
        ^ data[73] ^ data[76] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[86]
        ^ data[90] ^ data[91] ^ data[94] ^ data[95] ^ data[96] ^ data[98] ^ data[99] ^ data[100] ^ data[101]
        ^ data[102] ^ data[103] ^ data[104] ^ data[106] ^ data[108] ^ data[109] ^ data[110] ^ data[114] ^ data[116]
        ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[129] ^ data[130] ^ data[134]
        ^ data[135] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143]
        ^ data[149] ^ data[150] ^ data[152] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[159] ^ data[160]
        ^ data[165] ^ data[168] ^ data[173] ^ data[174] ^ data[178] ^ data[179] ^ data[180] ^ data[181] ^ data[182]
        ^ data[183] ^ data[185] ^ data[188] ^ data[190] ^ data[192] ^ data[193] ^ data[195] ^ data[196] ^ data[198]
        ^ data[199] ^ data[202] ^ data[203] ^ data[205] ^ data[208] ^ data[210] ^ data[211] ^ data[213] ^ data[218]
        ^ data[222] ^ data[223] ^ data[226] ^ data[227] ^ data[230] ^ data[231] ^ data[232] ^ data[233] ^ data[236]
        ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[249]
        ^ data[250] ^ data[253] ^ data[255];
    t31 = data[0] ^ data[4] ^ data[5] ^ data[6] ^ data[8] ^ data[14] ^ data[15] ^ data[16] ^ data[17] ^ data[21]
        ^ data[22] ^ data[24] ^ data[28] ^ data[29] ^ data[32] ^ data[33] ^ data[36] ^ data[39] ^ data[40]
        ^ data[45] ^ data[51] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60]
        ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[69] ^ data[71] ^ data[74] ^ data[77] ^ data[79]
        ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[87] ^ data[88] ^ data[91] ^ data[92]
        ^ data[95] ^ data[97] ^ data[99] ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[105]
        ^ data[107] ^ data[109] ^ data[110] ^ data[111] ^ data[115] ^ data[117] ^ data[119] ^ data[120] ^ data[121]
        ^ data[123] ^ data[125] ^ data[126] ^ data[128] ^ data[130] ^ data[131] ^ data[135] ^ data[137] ^ data[138]
        ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[144] ^ data[150] ^ data[151] ^ data[153]
        ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[161] ^ data[166] ^ data[169] ^ data[174] ^ data[175]
        ^ data[176] ^ data[179] ^ data[180] ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[186] ^ data[189]
        ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[197] ^ data[199] ^ data[200] ^ data[203]
        ^ data[204] ^ data[206] ^ data[209] ^ data[211] ^ data[212] ^ data[214] ^ data[216] ^ data[219] ^ data[223]
        ^ data[224] ^ data[227] ^ data[228] ^ data[231] ^ data[233] ^ data[234] ^ data[237] ^ data[238] ^ data[239]
        ^ data[240] ^ data[242] ^ data[245] ^ data[246] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[254];
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

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43,
        t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t60, t61, t62, t63, t64,
        t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83, t84, t85,
        t86, t87, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98, t99, t100, t101, t102, t103, t104, t105,
        t106, t107, t108, t109, t110, t111, t112, t113, t114, t115, t116, t117, t118, t119, t120, t121, t122, t123,
        t124, t125, t126, t127, t128, t129, t130, t131, t132, t133, t134, t135, t136, t137, t138, t139, t140, t141,
        t142, t143, t144, t145, t146, t147, t148, t149, t150, t151, t152, t153, t154, t155, t156, t157, t158, t159,
        t160, t161, t162, t163, t164, t165, t166, t167, t168, t169, t170, t171, t172, t173, t174, t175, t176, t177,
        t178, t179, t180, t181, t182, t183, t184, t185, t186, t187, t188, t189, t190, t191, t192, t193, t194, t195,
        t196, t197, t198, t199, t200, t201, t202, t203, t204, t205, t206, t207, t208, t209, t210, t211, t212, t213,
        t214, t215, t216, t217, t218, t219, t220, t221, t222, t223, t224, t225, t226, t227, t228, t229, t230, t231,
        t232, t233, t234, t235, t236, t237, t238, t239, t240, t241, t242, t243, t244, t245, t246, t247, t248, t249,
        t250, t251, t252, t253, t254, t255, t256, t257, t258, t259, t260, t261, t262, t263, t264, t265, t266, t267,
        t268, t269, t270, t271, t272, t273, t274, t275, t276, t277, t278, t279, t280, t281, t282, t283, t284, t285,
        t286, t287, t288, t289, t290, t291, t292, t293, t294, t295, t296, t297, t298, t299, t300, t301, t302, t303,
        t304, t305, t306, t307, t308, t309, t310, t311, t312, t313, t314, t315, t316, t317, t318, t319, t320, t321,
        t322, t323, t324, t325, t326, t327, t328, t329, t330, t331, t332, t333, t334, t335, t336, t337, t338, t339,
        t340, t341, t342, t343, t344, t345, t346, t347, t348, t349, t350, t351, t352, t353, t354, t355, t356, t357,
        t358, t359, t360, t361, t362, t363, t364, t365, t366, t367, t368, t369, t370, t371, t372, t373, t374, t375,
        t376, t377, t378, t379, t380, t381, t382, t383, t384, t385, t386, t387, t388, t389, t390, t391, t392, t393,
        t394, t395, t396, t397, t398, t399, t400, t401, t402, t403, t404, t405, t406, t407, t408, t409, t410, t411,
        t412, t413, t414, t415, t416, t417, t418, t419, t420, t421, t422, t423, t424, t425, t426, t427, t428, t429,
        t430, t431, t432, t433, t434, t435, t436, t437, t438, t439, t440, t441, t442, t443, t444, t445, t446, t447,
        t448, t449, t450, t451, t452, t453, t454, t455, t456, t457, t458, t459, t460, t461, t462, t463, t464, t465,
        t466, t467, t468, t469, t470, t471, t472, t473, t474, t475, t476, t477, t478, t479, t480, t481, t482, t483,
        t484, t485, t486, t487, t488, t489, t490, t491, t492, t493, t494, t495, t496, t497, t498, t499, t500, t501,
        t502, t503, t504, t505, t506, t507, t508, t509, t510, t511, t512, t513, t514, t515, t516, t517, t518, t519,
        t520, t521, t522, t523, t524, t525, t526, t527, t528, t529, t530, t531, t532, t533, t534, t535, t536, t537,
        t538, t539, t540, t541, t542, t543, t544, t545, t546, t547, t548, t549, t550, t551, t552, t553, t554, t555,
        t556, t557, t558, t559, t560, t561, t562, t563, t564, t565, t566, t567, t568, t569, t570, t571, t572, t573,
        t574, t575, t576, t577, t578, t579, t580, t581, t582, t583, t584, t585, t586, t587, t588, t589, t590, t591,
        t592, t593, t594, t595, t596, t597, t598, t599, t600, t601, t602, t603, t604, t605, t606, t607, t608, t609,
        t610, t611, t612, t613, t614, t615, t616, t617, t618, t619, t620, t621, t622, t623, t624, t625, t626, t627,
        t628, t629, t630, t631, t632, t633, t634, t635, t636, t637, t638, t639, t640, t641, t642, t643, t644, t645,
        t646, t647, t648, t649, t650, t651, t652, t653, t654, t655, t656, t657, t658, t659, t660, t661, t662, t663,
        t664, t665, t666, t667, t668, t669, t670, t671, t672, t673, t674, t675, t676, t677, t678, t679, t680, t681,
        t682, t683, t684, t685, t686, t687, t688, t689, t690, t691, t692, t693, t694, t695, t696, t697, t698, t699,
        t700, t701, t702, t703, t704, t705, t706, t707, t708, t709, t710, t711, t712, t713, t714, t715, t716, t717,
        t718, t719, t720, t721, t722, t723, t724, t725, t726, t727, t728, t729, t730, t731, t732, t733, t734, t735,
        t736, t737, t738, t739, t740, t741, t742, t743, t744, t745, t746, t747, t748, t749, t750, t751, t752, t753,
        t754, t755, t756, t757, t758, t759, t760, t761, t762, t763, t764, t765, t766, t767, t768, t769, t770, t771,
        t772, t773, t774, t775, t776, t777, t778, t779, t780, t781, t782, t783, t784, t785, t786, t787, t788, t789,
        t790, t791, t792, t793, t794, t795, t796, t797, t798, t799, t800, t801, t802, t803, t804, t805, t806, t807,
        t808, t809, t810, t811, t812, t813, t814, t815, t816, t817, t818, t819, t820, t821, t822, t823, t824, t825,
        t826, t827, t828, t829, t830, t831, t832, t833, t834, t835, t836, t837, t838, t839, t840, t841, t842, t843,
        t844, t845, t846, t847, t848, t849, t850, t851, t852, t853, t854, t855, t856, t857, t858, t859, t860, t861,
        t862, t863, t864, t865, t866, t867, t868, t869, t870, t871, t872, t873, t874, t875, t876, t877, t878, t879,
        t880, t881, t882, t883, t884, t885, t886, t887, t888, t889, t890, t891, t892, t893, t894, t895, t896, t897,
        t898, t899, t900, t901, t902, t903, t904, t905, t906, t907, t908, t909, t910, t911, t912, t913, t914, t915,
        t916, t917, t918, t919, t920, t921, t922, t923, t924, t925, t926, t927, t928, t929, t930, t931, t932, t933,
        t934, t935, t936, t937, t938, t939, t940, t941, t942, t943, t944, t945, t946, t947, t948, t949, t950, t951,
        t952, t953, t954, t955, t956, t957, t958, t959, t960, t961, t962, t963, t964, t965, t966, t967, t968, t969,
        t970, t971, t972, t973, t974, t975, t976, t977, t978, t979, t980, t981, t982, t983, t984, t985, t986, t987,
        t988, t989, t990, t991, t992, t993, t994, t995, t996, t997, t998, t999, t1000, t1001, t1002, t1003, t1004,
        t1005, t1006, t1007, t1008, t1009, t1010, t1011, t1012, t1013, t1014, t1015, t1016, t1017, t1018, t1019,
        t1020, t1021, t1022, t1023, t1024, t1025, t1026, t1027, t1028, t1029, t1030, t1031, t1032, t1033, t1034,
        t1035, t1036, t1037, t1038, t1039, t1040, t1041, t1042, t1043, t1044, t1045, t1046, t1047, t1048, t1049,
        t1050, t1051, t1052, t1053, t1054, t1055, t1056, t1057, t1058, t1059, t1060, t1061, t1062, t1063, t1064,
        t1065, t1066, t1067, t1068, t1069, t1070, t1071, t1072, t1073, t1074, t1075, t1076, t1077, t1078, t1079,
        t1080, t1081, t1082, t1083, t1084, t1085, t1086, t1087, t1088, t1089, t1090, t1091, t1092, t1093, t1094,
        t1095, t1096, t1097, t1098, t1099, t1100, t1101, t1102, t1103, t1104, t1105, t1106, t1107, t1108, t1109,
        t1110, t1111, t1112, t1113, t1114, t1115, t1116, t1117, t1118, t1119, t1120, t1121, t1122, t1123, t1124,
        t1125, t1126, t1127, t1128, t1129, t1130, t1131, t1132, t1133, t1134, t1135, t1136, t1137, t1138, t1139,
        t1140, t1141, t1142, t1143, t1144, t1145, t1146, t1147, t1148, t1149, t1150, t1151, t1152, t1153, t1154,
        t1155, t1156, t1157, t1158, t1159, t1160, t1161, t1162, t1163, t1164, t1165, t1166, t1167, t1168, t1169,
        t1170, t1171, t1172, t1173, t1174, t1175, t1176, t1177, t1178, t1179, t1180, t1181, t1182, t1183, t1184,
        t1185, t1186, t1187, t1188, t1189, t1190, t1191, t1192, t1193, t1194, t1195, t1196, t1197, t1198, t1199,
        t1200, t1201, t1202, t1203, t1204, t1205, t1206, t1207, t1208, t1209, t1210, t1211, t1212, t1213, t1214,
        t1215, t1216, t1217, t1218, t1219, t1220, t1221, t1222, t1223, t1224, t1225, t1226, t1227, t1228, t1229,
        t1230, t1231, t1232, t1233, t1234, t1235, t1236, t1237, t1238, t1239, t1240, t1241, t1242, t1243, t1244,
        t1245, t1246, t1247, t1248, t1249, t1250, t1251, t1252, t1253, t1254, t1255, t1256, t1257, t1258, t1259,
        t1260, t1261, t1262, t1263, t1264, t1265, t1266, t1267, t1268, t1269, t1270, t1271, t1272, t1273, t1274,
        t1275, t1276, t1277, t1278, t1279, t1280, t1281, t1282, t1283, t1284, t1285, t1286, t1287, t1288, t1289,
        t1290, t1291, t1292, t1293, t1294, t1295, t1296, t1297, t1298, t1299, t1300, t1301, t1302, t1303, t1304,
        t1305, t1306, t1307, t1308, t1309, t1310, t1311, t1312, t1313, t1314, t1315, t1316, t1317, t1318, t1319,
        t1320, t1321, t1322, t1323, t1324, t1325, t1326, t1327, t1328, t1329, t1330, t1331, t1332, t1333, t1334,
        t1335, t1336, t1337, t1338, t1339, t1340, t1341, t1342, t1343, t1344, t1345, t1346, t1347, t1348, t1349,
        t1350, t1351, t1352, t1353, t1354, t1355, t1356, t1357, t1358, t1359, t1360, t1361, t1362, t1363, t1364,
        t1365, t1366, t1367, t1368, t1369, t1370, t1371, t1372, t1373, t1374, t1375, t1376, t1377, t1378, t1379,
        t1380, t1381, t1382, t1383, t1384, t1385, t1386, t1387, t1388, t1389, t1390, t1391, t1392, t1393, t1394,
        t1395, t1396, t1397, t1398, t1399, t1400, t1401, t1402, t1403, t1404, t1405, t1406, t1407, t1408, t1409,
        t1410, t1411, t1412, t1413, t1414, t1415, t1416, t1417, t1418, t1419, t1420, t1421, t1422, t1423, t1424,
        t1425, t1426, t1427, t1428, t1429, t1430, t1431, t1432, t1433, t1434, t1435, t1436, t1437, t1438, t1439,
        t1440, t1441, t1442, t1443, t1444, t1445, t1446, t1447, t1448, t1449, t1450, t1451, t1452, t1453, t1454,
        t1455, t1456, t1457, t1458, t1459, t1460, t1461, t1462, t1463, t1464, t1465, t1466, t1467, t1468, t1469,
        t1470, t1471, t1472, t1473, t1474, t1475, t1476, t1477, t1478, t1479, t1480, t1481, t1482, t1483, t1484,
        t1485, t1486, t1487, t1488, t1489, t1490, t1491, t1492, t1493, t1494, t1495, t1496, t1497, t1498, t1499,
        t1500, t1501, t1502, t1503, t1504, t1505, t1506, t1507, t1508, t1509, t1510, t1511, t1512, t1513, t1514,
        t1515, t1516, t1517, t1518, t1519, t1520, t1521, t1522, t1523, t1524, t1525, t1526, t1527, t1528, t1529,
        t1530, t1531, t1532, t1533, t1534, t1535, t1536, t1537, t1538, t1539, t1540, t1541, t1542, t1543, t1544,
        t1545, t1546, t1547, t1548, t1549, t1550, t1551, t1552, t1553, t1554, t1555, t1556, t1557, t1558, t1559,
        t1560, t1561, t1562, t1563, t1564, t1565, t1566, t1567, t1568, t1569, t1570, t1571, t1572, t1573, t1574,
        t1575, t1576, t1577, t1578, t1579, t1580, t1581, t1582, t1583, t1584, t1585, t1586, t1587, t1588, t1589,
        t1590, t1591, t1592, t1593, t1594, t1595, t1596, t1597, t1598, t1599, t1600, t1601, t1602, t1603, t1604,
        t1605, t1606, t1607, t1608, t1609, t1610, t1611, t1612, t1613, t1614, t1615, t1616, t1617, t1618, t1619,
        t1620, t1621, t1622, t1623, t1624, t1625, t1626, t1627, t1628, t1629, t1630, t1631, t1632, t1633, t1634,
        t1635, t1636, t1637, t1638, t1639, t1640, t1641, t1642, t1643, t1644, t1645, t1646, t1647, t1648, t1649,
        t1650, t1651, t1652, t1653, t1654, t1655, t1656, t1657, t1658, t1659, t1660, t1661, t1662, t1663, t1664,
        t1665, t1666, t1667, t1668, t1669, t1670, t1671, t1672, t1673, t1674, t1675, t1676, t1677, t1678, t1679,
        t1680, t1681, t1682, t1683, t1684, t1685, t1686, t1687, t1688, t1689, t1690, t1691, t1692, t1693, t1694,
        t1695, t1696, t1697, t1698, t1699, t1700, t1701, t1702, t1703, t1704, t1705, t1706, t1707, t1708, t1709,
        t1710, t1711, t1712, t1713, t1714, t1715, t1716, t1717, t1718, t1719, t1720, t1721, t1722, t1723, t1724,
        t1725, t1726, t1727, t1728, t1729, t1730, t1731, t1732, t1733, t1734, t1735, t1736, t1737, t1738, t1739,
        t1740, t1741, t1742, t1743, t1744, t1745, t1746, t1747, t1748, t1749, t1750, t1751, t1752, t1753, t1754,
        t1755, t1756, t1757, t1758, t1759, t1760, t1761, t1762, t1763, t1764, t1765, t1766, t1767, t1768, t1769,
        t1770, t1771, t1772, t1773, t1774, t1775, t1776, t1777, t1778, t1779, t1780, t1781, t1782, t1783, t1784,
        t1785, t1786, t1787, t1788, t1789, t1790, t1791, t1792, t1793, t1794, t1795, t1796, t1797, t1798, t1799,
        t1800, t1801, t1802, t1803, t1804, t1805, t1806, t1807, t1808, t1809, t1810, t1811, t1812, t1813, t1814,
        t1815, t1816, t1817, t1818, t1819, t1820, t1821, t1822, t1823, t1824, t1825, t1826, t1827, t1828, t1829,
        t1830, t1831, t1832, t1833, t1834, t1835, t1836, t1837, t1838, t1839, t1840, t1841, t1842, t1843, t1844,
        t1845, t1846, t1847, t1848, t1849, t1850, t1851, t1852, t1853, t1854, t1855, t1856, t1857, t1858, t1859,
        t1860, t1861, t1862, t1863, t1864, t1865, t1866, t1867, t1868, t1869, t1870, t1871, t1872, t1873, t1874,
        t1875, t1876, t1877, t1878, t1879, t1880, t1881, t1882, t1883, t1884, t1885, t1886, t1887, t1888, t1889,
        t1890, t1891, t1892, t1893, t1894, t1895, t1896, t1897, t1898, t1899, t1900, t1901, t1902, t1903, t1904,
        t1905, t1906, t1907, t1908, t1909, t1910, t1911, t1912, t1913, t1914, t1915, t1916, t1917, t1918, t1919,
        t1920, t1921, t1922, t1923, t1924, t1925, t1926, t1927, t1928, t1929, t1930, t1931, t1932, t1933, t1934,
        t1935, t1936, t1937, t1938, t1939, t1940, t1941, t1942, t1943, t1944, t1945, t1946, t1947, t1948, t1949,
        t1950, t1951, t1952, t1953, t1954, t1955, t1956, t1957, t1958, t1959, t1960, t1961, t1962, t1963, t1964,
        t1965, t1966, t1967, t1968, t1969, t1970, t1971, t1972, t1973, t1974, t1975, t1976, t1977, t1978, t1979,
        t1980, t1981, t1982, t1983, t1984, t1985, t1986, t1987, t1988, t1989, t1990, t1991, t1992, t1993, t1994,
        t1995, t1996, t1997, t1998, t1999, t2000, t2001, t2002, t2003, t2004, t2005, t2006, t2007, t2008, t2009,
        t2010, t2011, t2012, t2013, t2014, t2015, t2016, t2017, t2018, t2019, t2020, t2021, t2022, t2023, t2024,
        t2025, t2026, t2027, t2028, t2029, t2030, t2031, t2032, t2033, t2034, t2035, t2036, t2037, t2038, t2039,
        t2040, t2041, t2042, t2043, t2044, t2045, t2046, t2047, t2048, t2049, t2050, t2051, t2052, t2053, t2054,
        t2055, t2056, t2057, t2058, t2059, t2060, t2061, t2062, t2063, t2064, t2065, t2066, t2067, t2068, t2069,
        t2070, t2071, t2072, t2073, t2074, t2075, t2076, t2077, t2078, t2079, t2080, t2081, t2082, t2083, t2084,
        t2085, t2086, t2087, t2088, t2089, t2090, t2091, t2092, t2093, t2094, t2095, t2096, t2097, t2098, t2099,
        t2100, t2101, t2102, t2103, t2104, t2105, t2106, t2107, t2108, t2109, t2110, t2111, t2112, t2113, t2114,
        t2115, t2116, t2117, t2118, t2119, t2120, t2121, t2122, t2123, t2124, t2125, t2126, t2127, t2128, t2129,
        t2130, t2131, t2132, t2133, t2134, t2135, t2136, t2137, t2138, t2139, t2140, t2141, t2142, t2143, t2144,
        t2145, t2146, t2147, t2148, t2149, t2150, t2151, t2152, t2153, t2154, t2155, t2156, t2157, t2158, t2159,
        t2160, t2161, t2162, t2163, t2164, t2165, t2166, t2167, t2168, t2169, t2170, t2171, t2172, t2173, t2174,
        t2175, t2176, t2177, t2178, t2179, t2180, t2181, t2182, t2183, t2184, t2185, t2186, t2187, t2188, t2189,
        t2190, t2191, t2192, t2193, t2194, t2195, t2196, t2197, t2198, t2199, t2200, t2201, t2202, t2203, t2204,
        t2205, t2206, t2207, t2208, t2209, t2210, t2211, t2212, t2213, t2214, t2215, t2216, t2217, t2218, t2219,
        t2220, t2221, t2222, t2223, t2224, t2225, t2226, t2227, t2228, t2229, t2230, t2231, t2232, t2233, t2234,
        t2235, t2236, t2237, t2238, t2239, t2240, t2241, t2242, t2243, t2244, t2245, t2246, t2247, t2248, t2249,
        t2250, t2251, t2252, t2253, t2254, t2255, t2256, t2257, t2258, t2259, t2260, t2261, t2262, t2263, t2264,
        t2265, t2266, t2267, t2268, t2269, t2270, t2271, t2272, t2273, t2274, t2275, t2276, t2277, t2278, t2279,
        t2280, t2281, t2282, t2283, t2284, t2285, t2286, t2287, t2288, t2289, t2290, t2291, t2292, t2293, t2294,
        t2295, t2296, t2297, t2298, t2299, t2300, t2301, t2302, t2303, t2304, t2305, t2306, t2307, t2308, t2309,
        t2310, t2311, t2312, t2313, t2314, t2315, t2316, t2317, t2318, t2319, t2320, t2321, t2322, t2323, t2324,
        t2325, t2326, t2327, t2328, t2329, t2330, t2331, t2332, t2333, t2334, t2335, t2336, t2337, t2338, t2339,
        t2340, t2341, t2342, t2343, t2344, t2345, t2346, t2347, t2348, t2349, t2350, t2351, t2352, t2353, t2354,
        t2355, t2356, t2357, t2358, t2359, t2360, t2361, t2362, t2363, t2364, t2365, t2366, t2367, t2368, t2369,
        t2370, t2371, t2372, t2373, t2374, t2375, t2376, t2377, t2378, t2379, t2380, t2381, t2382, t2383, t2384,
        t2385, t2386, t2387, t2388, t2389, t2390, t2391, t2392, t2393, t2394, t2395, t2396, t2397, t2398, t2399,
        t2400, t2401, t2402, t2403, t2404, t2405, t2406, t2407, t2408, t2409, t2410, t2411, t2412, t2413, t2414,
        t2415, t2416, t2417, t2418, t2419, t2420, t2421, t2422, t2423, t2424, t2425, t2426, t2427, t2428, t2429,
        t2430, t2431, t2432, t2433, t2434, t2435, t2436, t2437, t2438, t2439, t2440, t2441, t2442, t2443, t2444,
        t2445, t2446, t2447, t2448, t2449, t2450, t2451, t2452, t2453, t2454, t2455, t2456, t2457, t2458, t2459,
        t2460, t2461, t2462, t2463, t2464, t2465, t2466, t2467, t2468, t2469, t2470, t2471, t2472, t2473, t2474,
        t2475, t2476, t2477, t2478, t2479, t2480, t2481, t2482, t2483, t2484, t2485, t2486, t2487, t2488, t2489,
        t2490, t2491, t2492, t2493, t2494, t2495, t2496, t2497, t2498, t2499, t2500, t2501, t2502, t2503, t2504,
        t2505, t2506, t2507, t2508, t2509, t2510, t2511, t2512, t2513, t2514, t2515, t2516, t2517, t2518, t2519,
        t2520, t2521, t2522, t2523, t2524, t2525, t2526, t2527, t2528, t2529, t2530, t2531, t2532, t2533, t2534,
        t2535, t2536, t2537, t2538, t2539, t2540, t2541, t2542, t2543, t2544, t2545, t2546, t2547, t2548, t2549,
        t2550, t2551, t2552, t2553, t2554, t2555, t2556, t2557, t2558, t2559, t2560, t2561, t2562, t2563, t2564,
        t2565, t2566, t2567, t2568, t2569, t2570, t2571, t2572, t2573, t2574, t2575, t2576, t2577, t2578, t2579,
        t2580, t2581, t2582, t2583, t2584, t2585, t2586, t2587, t2588, t2589, t2590, t2591, t2592, t2593, t2594,
        t2595, t2596, t2597, t2598, t2599, t2600, t2601, t2602, t2603, t2604, t2605, t2606, t2607, t2608, t2609,
        t2610, t2611, t2612, t2613, t2614, t2615, t2616, t2617, t2618, t2619, t2620, t2621, t2622, t2623, t2624,
        t2625, t2626, t2627, t2628, t2629, t2630, t2631, t2632, t2633, t2634, t2635, t2636, t2637, t2638, t2639,
        t2640, t2641, t2642, t2643, t2644, t2645, t2646, t2647, t2648, t2649, t2650, t2651, t2652, t2653, t2654,
        t2655, t2656, t2657, t2658, t2659, t2660, t2661, t2662, t2663, t2664, t2665, t2666, t2667, t2668, t2669,
        t2670, t2671, t2672, t2673, t2674, t2675, t2676, t2677, t2678, t2679, t2680, t2681, t2682, t2683, t2684,
        t2685, t2686, t2687, t2688, t2689, t2690, t2691, t2692, t2693, t2694, t2695, t2696, t2697, t2698, t2699,
        t2700, t2701, t2702, t2703, t2704, t2705, t2706, t2707, t2708, t2709, t2710, t2711, t2712, t2713, t2714,
        t2715, t2716, t2717, t2718, t2719, t2720, t2721, t2722, t2723, t2724, t2725, t2726, t2727, t2728, t2729,
        t2730, t2731, t2732, t2733, t2734, t2735, t2736, t2737, t2738, t2739, t2740, t2741, t2742, t2743, t2744,
        t2745, t2746, t2747, t2748, t2749, t2750, t2751, t2752, t2753, t2754, t2755, t2756, t2757, t2758, t2759,
        t2760, t2761, t2762, t2763, t2764, t2765, t2766, t2767, t2768, t2769, t2770, t2771, t2772, t2773, t2774,
        t2775, t2776, t2777, t2778, t2779, t2780, t2781, t2782, t2783, t2784, t2785, t2786, t2787, t2788, t2789,
        t2790, t2791, t2792, t2793, t2794, t2795, t2796, t2797, t2798, t2799, t2800, t2801, t2802, t2803, t2804,
        t2805, t2806, t2807, t2808, t2809, t2810, t2811, t2812, t2813, t2814, t2815, t2816, t2817, t2818, t2819,
        t2820, t2821, t2822, t2823, t2824, t2825, t2826, t2827, t2828, t2829, t2830, t2831, t2832, t2833, t2834,
        t2835, t2836, t2837, t2838, t2839, t2840, t2841, t2842, t2843, t2844, t2845, t2846, t2847, t2848, t2849,
        t2850, t2851, t2852, t2853, t2854, t2855, t2856, t2857, t2858, t2859, t2860, t2861, t2862, t2863, t2864,
        t2865, t2866, t2867, t2868, t2869, t2870, t2871, t2872, t2873, t2874, t2875, t2876, t2877, t2878, t2879,
        t2880, t2881, t2882, t2883, t2884, t2885, t2886, t2887, t2888, t2889, t2890, t2891, t2892, t2893, t2894,
        t2895, t2896, t2897, t2898, t2899, t2900, t2901, t2902, t2903, t2904, t2905, t2906, t2907, t2908, t2909,
        t2910, t2911, t2912, t2913, t2914, t2915, t2916, t2917, t2918, t2919, t2920, t2921, t2922, t2923, t2924,
        t2925, t2926, t2927, t2928, t2929, t2930, t2931, t2932, t2933, t2934, t2935, t2936, t2937, t2938, t2939,
        t2940, t2941, t2942, t2943, t2944, t2945, t2946, t2947, t2948, t2949, t2950, t2951, t2952, t2953, t2954,
        t2955, t2956, t2957, t2958, t2959, t2960, t2961, t2962, t2963, t2964, t2965, t2966, t2967, t2968, t2969,
        t2970, t2971, t2972, t2973, t2974, t2975, t2976, t2977, t2978, t2979, t2980, t2981, t2982, t2983, t2984,
        t2985, t2986, t2987, t2988, t2989, t2990, t2991, t2992, t2993, t2994, t2995, t2996, t2997, t2998, t2999,
        t3000, t3001, t3002, t3003, t3004, t3005, t3006, t3007, t3008, t3009, t3010, t3011, t3012, t3013, t3014,
        t3015, t3016, t3017, t3018, t3019, t3020, t3021, t3022, t3023, t3024, t3025, t3026, t3027, t3028, t3029,
        t3030, t3031, t3032, t3033, t3034, t3035, t3036, t3037, t3038, t3039, t3040, t3041, t3042, t3043, t3044,
        t3045, t3046, t3047, t3048, t3049, t3050, t3051, t3052, t3053, t3054, t3055, t3056, t3057, t3058, t3059,
        t3060, t3061, t3062, t3063, t3064, t3065, t3066, t3067, t3068, t3069, t3070, t3071, t3072, t3073, t3074,
        t3075, t3076, t3077, t3078, t3079, t3080, t3081, t3082, t3083, t3084, t3085, t3086, t3087, t3088, t3089,
        t3090, t3091, t3092, t3093, t3094, t3095, t3096, t3097, t3098, t3099, t3100, t3101, t3102, t3103, t3104,
        t3105, t3106, t3107, t3108, t3109, t3110, t3111, t3112, t3113, t3114, t3115, t3116, t3117, t3118, t3119,
        t3120, t3121, t3122, t3123, t3124, t3125, t3126, t3127, t3128, t3129, t3130, t3131, t3132, t3133, t3134,
        t3135, t3136, t3137, t3138, t3139, t3140, t3141, t3142, t3143, t3144, t3145, t3146, t3147, t3148, t3149,
        t3150, t3151, t3152, t3153, t3154, t3155, t3156, t3157, t3158, t3159, t3160, t3161, t3162, t3163, t3164,
        t3165, t3166, t3167, t3168, t3169, t3170, t3171, t3172, t3173, t3174, t3175, t3176, t3177, t3178, t3179,
        t3180, t3181, t3182, t3183, t3184, t3185, t3186, t3187, t3188, t3189, t3190, t3191, t3192, t3193, t3194,
        t3195, t3196, t3197, t3198, t3199, t3200, t3201, t3202, t3203, t3204, t3205, t3206, t3207, t3208, t3209,
        t3210, t3211, t3212, t3213, t3214, t3215, t3216, t3217, t3218, t3219, t3220, t3221, t3222, t3223, t3224,
        t3225, t3226, t3227, t3228, t3229, t3230, t3231, t3232, t3233, t3234, t3235, t3236, t3237, t3238, t3239,
        t3240, t3241, t3242, t3243, t3244, t3245, t3246, t3247, t3248, t3249, t3250, t3251, t3252, t3253, t3254,
        t3255, t3256, t3257, t3258, t3259, t3260, t3261, t3262, t3263, t3264, t3265, t3266, t3267, t3268, t3269,
        t3270, t3271, t3272, t3273, t3274, t3275, t3276, t3277, t3278, t3279, t3280, t3281, t3282, t3283, t3284,
        t3285, t3286, t3287, t3288, t3289, t3290, t3291, t3292, t3293, t3294, t3295, t3296, t3297, t3298, t3299,
        t3300, t3301, t3302, t3303, t3304, t3305, t3306, t3307, t3308, t3309, t3310, t3311, t3312, t3313, t3314,
        t3315, t3316, t3317, t3318, t3319, t3320, t3321, t3322, t3323, t3324, t3325, t3326, t3327, t3328, t3329,
        t3330, t3331, t3332, t3333, t3334, t3335, t3336, t3337, t3338, t3339, t3340, t3341, t3342, t3343, t3344,
        t3345, t3346, t3347, t3348, t3349, t3350, t3351, t3352, t3353, t3354, t3355, t3356, t3357, t3358, t3359,
        t3360, t3361, t3362, t3363, t3364, t3365, t3366, t3367, t3368, t3369, t3370, t3371, t3372, t3373, t3374,
        t3375, t3376, t3377, t3378, t3379, t3380, t3381, t3382, t3383, t3384, t3385, t3386, t3387, t3388, t3389,
        t3390, t3391, t3392, t3393, t3394, t3395, t3396, t3397, t3398, t3399, t3400, t3401, t3402, t3403, t3404,
        t3405, t3406, t3407, t3408, t3409, t3410, t3411, t3412, t3413, t3414, t3415, t3416, t3417, t3418, t3419,
        t3420, t3421, t3422, t3423, t3424, t3425, t3426, t3427, t3428, t3429, t3430, t3431, t3432, t3433, t3434,
        t3435, t3436, t3437, t3438, t3439, t3440, t3441, t3442, t3443, t3444, t3445, t3446, t3447, t3448, t3449,
        t3450, t3451, t3452, t3453, t3454, t3455, t3456, t3457, t3458, t3459, t3460, t3461, t3462, t3463, t3464,
        t3465, t3466, t3467, t3468, t3469, t3470, t3471, t3472, t3473, t3474, t3475, t3476, t3477, t3478, t3479,
        t3480, t3481, t3482, t3483, t3484, t3485, t3486, t3487, t3488, t3489, t3490, t3491, t3492, t3493, t3494,
        t3495, t3496, t3497, t3498, t3499, t3500, t3501, t3502, t3503, t3504, t3505, t3506, t3507, t3508, t3509,
        t3510, t3511, t3512, t3513, t3514, t3515, t3516, t3517, t3518, t3519, t3520, t3521, t3522, t3523, t3524,
        t3525, t3526, t3527, t3528, t3529, t3530, t3531, t3532, t3533, t3534, t3535, t3536, t3537, t3538, t3539,
        t3540, t3541, t3542, t3543, t3544, t3545, t3546, t3547, t3548, t3549, t3550, t3551, t3552, t3553, t3554,
        t3555, t3556, t3557, t3558, t3559, t3560, t3561, t3562, t3563, t3564, t3565, t3566, t3567, t3568, t3569,
        t3570, t3571, t3572, t3573, t3574, t3575, t3576, t3577, t3578, t3579, t3580, t3581, t3582, t3583, t3584,
        t3585, t3586, t3587, t3588, t3589, t3590, t3591, t3592, t3593, t3594, t3595, t3596, t3597, t3598, t3599,
        t3600, t3601, t3602, t3603, t3604, t3605, t3606, t3607, t3608, t3609, t3610, t3611, t3612, t3613, t3614,
        t3615, t3616, t3617, t3618, t3619, t3620, t3621, t3622, t3623, t3624, t3625, t3626, t3627, t3628, t3629,
        t3630, t3631, t3632, t3633, t3634, t3635, t3636, t3637, t3638, t3639, t3640, t3641, t3642, t3643, t3644,
        t3645, t3646, t3647, t3648, t3649, t3650, t3651, t3652, t3653, t3654, t3655, t3656, t3657, t3658, t3659,
        t3660, t3661, t3662, t3663, t3664, t3665, t3666, t3667, t3668, t3669, t3670, t3671, t3672, t3673, t3674,
        t3675, t3676, t3677, t3678, t3679, t3680, t3681, t3682, t3683, t3684, t3685, t3686, t3687, t3688, t3689,
        t3690, t3691, t3692, t3693, t3694, t3695, t3696, t3697, t3698, t3699, t3700, t3701, t3702, t3703, t3704,
        t3705, t3706, t3707, t3708, t3709, t3710, t3711, t3712, t3713, t3714, t3715, t3716, t3717, t3718, t3719,
        t3720, t3721, t3722, t3723, t3724, t3725, t3726, t3727, t3728, t3729, t3730, t3731, t3732, t3733, t3734,
        t3735, t3736, t3737, t3738, t3739, t3740, t3741, t3742, t3743, t3744, t3745, t3746, t3747, t3748, t3749,
        t3750, t3751, t3752, t3753, t3754, t3755, t3756, t3757, t3758, t3759, t3760, t3761, t3762, t3763, t3764,
        t3765, t3766, t3767, t3768, t3769, t3770, t3771, t3772, t3773, t3774, t3775, t3776, t3777, t3778, t3779,
        t3780, t3781, t3782, t3783, t3784, t3785, t3786, t3787, t3788, t3789, t3790, t3791, t3792, t3793, t3794,
        t3795, t3796, t3797, t3798, t3799, t3800, t3801, t3802, t3803, t3804, t3805, t3806, t3807, t3808, t3809,
        t3810, t3811, t3812, t3813, t3814, t3815, t3816, t3817, t3818, t3819, t3820, t3821, t3822, t3823, t3824,
        t3825, t3826, t3827, t3828, t3829, t3830, t3831, t3832, t3833, t3834, t3835, t3836, t3837, t3838, t3839,
        t3840, t3841, t3842, t3843, t3844, t3845, t3846, t3847, t3848, t3849, t3850, t3851, t3852, t3853, t3854,
    );
    t0 = entry[0] ^ entry[8] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[48] ^ entry[56] ^ entry[64]
        ^ entry[72] ^ entry[80] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[120] ^ entry[128]
        ^ entry[136] ^ entry[144] ^ entry[152] ^ entry[160] ^ entry[168] ^ entry[176] ^ entry[184] ^ entry[192]
        ^ entry[200] ^ entry[208] ^ entry[216] ^ entry[224] ^ entry[232] ^ entry[240] ^ entry[248] ^ entry[256]
        ^ entry[264] ^ entry[272] ^ entry[280];
    t1 = entry[1] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[57] ^ entry[65]
        ^ entry[73] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[105] ^ entry[113] ^ entry[121] ^ entry[129]
        ^ entry[137] ^ entry[145] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[177] ^ entry[185] ^ entry[193]
        ^ entry[201] ^ entry[209] ^ entry[217] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[249] ^ entry[257]
        ^ entry[265] ^ entry[273] ^ entry[281];
    t2 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[50] ^ entry[58] ^ entry[66]
        ^ entry[74] ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122] ^ entry[130]
        ^ entry[138] ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170] ^ entry[178] ^ entry[186] ^ entry[194]
        ^ entry[202] ^ entry[210] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[250] ^ entry[258]
        ^ entry[266] ^ entry[274] ^ entry[282];
    t3 = entry[3] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[51] ^ entry[59] ^ entry[67]
        ^ entry[75] ^ entry[83] ^ entry[91] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[123] ^ entry[131]
        ^ entry[139] ^ entry[147] ^ entry[155] ^ entry[163] ^ entry[171] ^ entry[179] ^ entry[187] ^ entry[195]
        ^ entry[203] ^ entry[211] ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[243] ^ entry[251] ^ entry[259]
        ^ entry[267] ^ entry[275] ^ entry[283];
    t4 = entry[4] ^ entry[12] ^ entry[20] ^ entry[28] ^ entry[36] ^ entry[44] ^ entry[52] ^ entry[60] ^ entry[68]
        ^ entry[76] ^ entry[84] ^ entry[92] ^ entry[100] ^ entry[108] ^ entry[116] ^ entry[124] ^ entry[132]
        ^ entry[140] ^ entry[148] ^ entry[156] ^ entry[164] ^ entry[172] ^ entry[180] ^ entry[188] ^ entry[196]
        ^ entry[204] ^ entry[212] ^ entry[220] ^ entry[228] ^ entry[236] ^ entry[244] ^ entry[252] ^ entry[260]
        ^ entry[268] ^ entry[276] ^ entry[284];
    t5 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[37] ^ entry[45] ^ entry[53] ^ entry[61] ^ entry[69]
        ^ entry[77] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[109] ^ entry[117] ^ entry[125] ^ entry[133]
        ^ entry[141] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[181] ^ entry[189] ^ entry[197]
        ^ entry[205] ^ entry[213] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[253] ^ entry[261]
        ^ entry[269] ^ entry[277] ^ entry[285];
    t6 = entry[6] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[38] ^ entry[46] ^ entry[54] ^ entry[62] ^ entry[70]
        ^ entry[78] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[110] ^ entry[118] ^ entry[126] ^ entry[134]
        ^ entry[142] ^ entry[150] ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[182] ^ entry[190] ^ entry[198]
        ^ entry[206] ^ entry[214] ^ entry[222] ^ entry[230] ^ entry[238] ^ entry[246] ^ entry[254] ^ entry[262]
        ^ entry[270] ^ entry[278] ^ entry[286];
    t7 = entry[7] ^ entry[15] ^ entry[23] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55] ^ entry[63] ^ entry[71]
        ^ entry[79] ^ entry[87] ^ entry[95] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[127] ^ entry[135]
        ^ entry[143] ^ entry[151] ^ entry[159] ^ entry[167] ^ entry[175] ^ entry[183] ^ entry[191] ^ entry[199]
        ^ entry[207] ^ entry[215] ^ entry[223] ^ entry[231] ^ entry[239] ^ entry[247] ^ entry[255] ^ entry[263]
        ^ entry[271] ^ entry[279] ^ entry[287];
    t8 = entry[0] ^ entry[15] ^ entry[22] ^ entry[29] ^ entry[31] ^ entry[36] ^ entry[38] ^ entry[39] ^ entry[43]
        ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[57] ^ entry[59]
        ^ entry[60] ^ entry[61] ^ entry[64] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[73] ^ entry[74] ^ entry[75]
        ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[93]
        ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[107] ^ entry[108]
        ^ entry[109] ^ entry[111] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[119] ^ entry[121]
        ^ entry[122] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[130]
        ^ entry[132] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[137] ^ entry[139] ^ entry[140]
        ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[146] ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[153]
        ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[167]
        ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[181] ^ entry[183]
        ^ entry[184] ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[195] ^ entry[197] ^ entry[198] ^ entry[202]
        ^ entry[204] ^ entry[205] ^ entry[209] ^ entry[211] ^ entry[212] ^ entry[215] ^ entry[216] ^ entry[218]
        ^ entry[219] ^ entry[222] ^ entry[223] ^ entry[225] ^ entry[226] ^ entry[229] ^ entry[230] ^ entry[232]
        ^ entry[233] ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[243] ^ entry[244] ^ entry[246]
        ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[254] ^ entry[257] ^ entry[258] ^ entry[260]
        ^ entry[261] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[272] ^ entry[274] ^ entry[275]
        ^ entry[281] ^ entry[282] ^ entry[287];
    t9 = entry[1] ^ entry[8] ^ entry[15] ^ entry[22] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[36]
        ^ entry[37] ^ entry[38] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[55]
        ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[62] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[69] ^ entry[72]
        ^ entry[73] ^ entry[76] ^ entry[79] ^ entry[80] ^ entry[83] ^ entry[86] ^ entry[90] ^ entry[93] ^ entry[97]
        ^ entry[100] ^ entry[103] ^ entry[104] ^ entry[107] ^ entry[110] ^ entry[111] ^ entry[114] ^ entry[117]
        ^ entry[118] ^ entry[121] ^ entry[124] ^ entry[125] ^ entry[128] ^ entry[131] ^ entry[132] ^ entry[138]
        ^ entry[139] ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[157]
        ^ entry[160] ^ entry[164] ^ entry[167] ^ entry[171] ^ entry[174] ^ entry[175] ^ entry[178] ^ entry[181]
        ^ entry[182] ^ entry[183] ^ entry[185] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[192] ^ entry[195]
        ^ entry[196] ^ entry[197] ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[204] ^ entry[206] ^ entry[209]
        ^ entry[210] ^ entry[211] ^ entry[213] ^ entry[215] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[220]
        ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[227] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[234]
        ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[241] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[248]
        ^ entry[250] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[257] ^ entry[259] ^ entry[260] ^ entry[262]
        ^ entry[264] ^ entry[266] ^ entry[267] ^ entry[269] ^ entry[273] ^ entry[274] ^ entry[276] ^ entry[280]
        ^ entry[281] ^ entry[283] ^ entry[287];
    t10 = entry[2] ^ entry[9] ^ entry[16] ^ entry[23] ^ entry[30] ^ entry[31] ^ entry[37] ^ entry[38] ^ entry[39]
        ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[58] ^ entry[59] ^ entry[60]
        ^ entry[63] ^ entry[65] ^ entry[66] ^ entry[67] ^ entry[70] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[77]
        ^ entry[80] ^ entry[81] ^ entry[84] ^ entry[87] ^ entry[88] ^ entry[91] ^ entry[94] ^ entry[98]
        ^ entry[101] ^ entry[105] ^ entry[108] ^ entry[111] ^ entry[112] ^ entry[115] ^ entry[118] ^ entry[119]
        ^ entry[122] ^ entry[125] ^ entry[126] ^ entry[129] ^ entry[132] ^ entry[133] ^ entry[136] ^ entry[139]
        ^ entry[140] ^ entry[146] ^ entry[147] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[158] ^ entry[160]
        ^ entry[161] ^ entry[165] ^ entry[168] ^ entry[172] ^ entry[175] ^ entry[179] ^ entry[182] ^ entry[183]
        ^ entry[186] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[193] ^ entry[196] ^ entry[197] ^ entry[198]
        ^ entry[200] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[207] ^ entry[210] ^ entry[211] ^ entry[212]
        ^ entry[214] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[225]
        ^ entry[226] ^ entry[228] ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[235] ^ entry[237] ^ entry[239]
        ^ entry[240] ^ entry[242] ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[249] ^ entry[251] ^ entry[253]
        ^ entry[254] ^ entry[256] ^ entry[258] ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[265] ^ entry[267]
        ^ entry[268] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[277] ^ entry[281] ^ entry[282]
        ^ entry[284];
    t11 = entry[3] ^ entry[10] ^ entry[17] ^ entry[24] ^ entry[31] ^ entry[38] ^ entry[39] ^ entry[45] ^ entry[46]
        ^ entry[47] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[66] ^ entry[67]
        ^ entry[68] ^ entry[71] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[78] ^ entry[80] ^ entry[81] ^ entry[82]
        ^ entry[85] ^ entry[88] ^ entry[89] ^ entry[92] ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[102]
        ^ entry[106] ^ entry[109] ^ entry[113] ^ entry[116] ^ entry[119] ^ entry[120] ^ entry[123] ^ entry[126]
        ^ entry[127] ^ entry[130] ^ entry[133] ^ entry[134] ^ entry[137] ^ entry[140] ^ entry[141] ^ entry[144]
        ^ entry[147] ^ entry[148] ^ entry[154] ^ entry[155] ^ entry[159] ^ entry[161] ^ entry[162] ^ entry[166]
        ^ entry[168] ^ entry[169] ^ entry[173] ^ entry[176] ^ entry[180] ^ entry[183] ^ entry[187] ^ entry[190]
        ^ entry[191] ^ entry[194] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[201] ^ entry[204] ^ entry[205]
        ^ entry[206] ^ entry[208] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[215] ^ entry[218] ^ entry[219]
        ^ entry[220] ^ entry[222] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[231] ^ entry[232]
        ^ entry[233] ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[245]
        ^ entry[247] ^ entry[248] ^ entry[250] ^ entry[252] ^ entry[254] ^ entry[255] ^ entry[257] ^ entry[259]
        ^ entry[261] ^ entry[262] ^ entry[264] ^ entry[266] ^ entry[268] ^ entry[269] ^ entry[271] ^ entry[273]
        ^ entry[275] ^ entry[276] ^ entry[278] ^ entry[280] ^ entry[282] ^ entry[283] ^ entry[285];
    t12 = entry[4] ^ entry[11] ^ entry[18] ^ entry[25] ^ entry[32] ^ entry[39] ^ entry[46] ^ entry[47] ^ entry[53]
        ^ entry[54] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[74]
        ^ entry[75] ^ entry[76] ^ entry[79] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[86] ^ entry[88] ^ entry[89]
        ^ entry[90] ^ entry[93] ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[103] ^ entry[104] ^ entry[107]
        ^ entry[110] ^ entry[114] ^ entry[117] ^ entry[121] ^ entry[124] ^ entry[127] ^ entry[128] ^ entry[131]
        ^ entry[134] ^ entry[135] ^ entry[138] ^ entry[141] ^ entry[142] ^ entry[145] ^ entry[148] ^ entry[149]
        ^ entry[152] ^ entry[155] ^ entry[156] ^ entry[162] ^ entry[163] ^ entry[167] ^ entry[169] ^ entry[170]
        ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[181] ^ entry[184] ^ entry[188] ^ entry[191] ^ entry[195]
        ^ entry[198] ^ entry[199] ^ entry[202] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[212]
        ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[223] ^ entry[226]
        ^ entry[227] ^ entry[228] ^ entry[230] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[237] ^ entry[239]
        ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[246] ^ entry[248] ^ entry[249] ^ entry[251]
        ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[258] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[265]
        ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[276] ^ entry[277] ^ entry[279]
        ^ entry[281] ^ entry[283] ^ entry[284] ^ entry[286];
    t13 = entry[5] ^ entry[12] ^ entry[15] ^ entry[19] ^ entry[22] ^ entry[26] ^ entry[29] ^ entry[31] ^ entry[33]
        ^ entry[36] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[50] ^ entry[52]
        ^ entry[53] ^ entry[55] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[66]
        ^ entry[67] ^ entry[69] ^ entry[70] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[80]
        ^ entry[81] ^ entry[83] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[95]
        ^ entry[97] ^ entry[98] ^ entry[100] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[107] ^ entry[109]
        ^ entry[112] ^ entry[114] ^ entry[116] ^ entry[119] ^ entry[121] ^ entry[123] ^ entry[126] ^ entry[127]
        ^ entry[128] ^ entry[130] ^ entry[133] ^ entry[134] ^ entry[137] ^ entry[140] ^ entry[141] ^ entry[143]
        ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[150] ^ entry[154] ^ entry[155] ^ entry[157] ^ entry[161]
        ^ entry[162] ^ entry[164] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[171] ^ entry[174] ^ entry[175]
        ^ entry[176] ^ entry[178] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[185] ^ entry[188] ^ entry[189]
        ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[195] ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[199]
        ^ entry[202] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210]
        ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[219]
        ^ entry[220] ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228]
        ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[237] ^ entry[238]
        ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[248]
        ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[256] ^ entry[258] ^ entry[259] ^ entry[260]
        ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[273]
        ^ entry[274] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[285];
    t14 = entry[6] ^ entry[13] ^ entry[15] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[29] ^ entry[30]
        ^ entry[31] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[45]
        ^ entry[48] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[63] ^ entry[64]
        ^ entry[65] ^ entry[66] ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[77] ^ entry[78] ^ entry[79]
        ^ entry[80] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[95] ^ entry[98]
        ^ entry[99] ^ entry[100] ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[109]
        ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[117] ^ entry[118]
        ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[128]
        ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[137] ^ entry[138] ^ entry[139] ^ entry[140]
        ^ entry[144] ^ entry[145] ^ entry[146] ^ entry[147] ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[154]
        ^ entry[158] ^ entry[160] ^ entry[161] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[172] ^ entry[174]
        ^ entry[175] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[186] ^ entry[188] ^ entry[189] ^ entry[193]
        ^ entry[195] ^ entry[196] ^ entry[199] ^ entry[200] ^ entry[202] ^ entry[203] ^ entry[206] ^ entry[207]
        ^ entry[209] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[220] ^ entry[221]
        ^ entry[223] ^ entry[224] ^ entry[227] ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[234] ^ entry[235]
        ^ entry[237] ^ entry[238] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[248] ^ entry[249]
        ^ entry[251] ^ entry[252] ^ entry[256] ^ entry[258] ^ entry[259] ^ entry[265] ^ entry[266] ^ entry[271]
        ^ entry[272] ^ entry[273] ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[285] ^ entry[286] ^ entry[287];
    t15 = entry[7] ^ entry[14] ^ entry[21] ^ entry[23] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[35] ^ entry[37]
        ^ entry[38] ^ entry[39] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[49] ^ entry[51] ^ entry[52]
        ^ entry[53] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[65] ^ entry[66] ^ entry[67] ^ entry[71]
        ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[85] ^ entry[86]
        ^ entry[87] ^ entry[88] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[99] ^ entry[100] ^ entry[101]
        ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114]
        ^ entry[115] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[124]
        ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[131] ^ entry[132] ^ entry[133]
        ^ entry[134] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140] ^ entry[141] ^ entry[145] ^ entry[146]
        ^ entry[147] ^ entry[148] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[159] ^ entry[160]
        ^ entry[161] ^ entry[162] ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[173] ^ entry[175] ^ entry[176]
        ^ entry[180] ^ entry[182] ^ entry[183] ^ entry[187] ^ entry[189] ^ entry[190] ^ entry[194] ^ entry[196]
        ^ entry[197] ^ entry[201] ^ entry[203] ^ entry[204] ^ entry[207] ^ entry[208] ^ entry[210] ^ entry[211]
        ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218] ^ entry[221] ^ entry[222] ^ entry[224] ^ entry[225]
        ^ entry[228] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239]
        ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[249] ^ entry[250] ^ entry[252] ^ entry[253]
        ^ entry[256] ^ entry[257] ^ entry[259] ^ entry[260] ^ entry[264] ^ entry[266] ^ entry[267] ^ entry[273]
        ^ entry[274] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[286] ^ entry[287];
    t16 = entry[0] ^ entry[14] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[30]
        ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[46] ^ entry[47]
        ^ entry[48] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63]
        ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[74]
        ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[87] ^ entry[88]
        ^ entry[89] ^ entry[93] ^ entry[95] ^ entry[99] ^ entry[101] ^ entry[102] ^ entry[105] ^ entry[107]
        ^ entry[108] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[117] ^ entry[118] ^ entry[120] ^ entry[123]
        ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[129] ^ entry[130] ^ entry[132] ^ entry[133] ^ entry[136]
        ^ entry[138] ^ entry[139] ^ entry[144] ^ entry[145] ^ entry[150] ^ entry[151] ^ entry[156] ^ entry[157]
        ^ entry[158] ^ entry[159] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[168] ^ entry[169]
        ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[180] ^ entry[181]
        ^ entry[182] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[199]
        ^ entry[200] ^ entry[205] ^ entry[207] ^ entry[211] ^ entry[213] ^ entry[215] ^ entry[217] ^ entry[219]
        ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[225] ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[230]
        ^ entry[231] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[239]
        ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[248]
        ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258]
        ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[273]
        ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[281] ^ entry[282] ^ entry[283] ^ entry[284]
        ^ entry[286];
    t17 = entry[1] ^ entry[14] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[26] ^ entry[27] ^ entry[28]
        ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[37] ^ entry[40] ^ entry[43] ^ entry[46] ^ entry[49]
        ^ entry[52] ^ entry[55] ^ entry[58] ^ entry[61] ^ entry[62] ^ entry[64] ^ entry[67] ^ entry[68] ^ entry[73]
        ^ entry[74] ^ entry[78] ^ entry[80] ^ entry[84] ^ entry[87] ^ entry[90] ^ entry[93] ^ entry[94] ^ entry[95]
        ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[107]
        ^ entry[109] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[115] ^ entry[117] ^ entry[119] ^ entry[121]
        ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[129] ^ entry[131] ^ entry[132] ^ entry[134] ^ entry[137]
        ^ entry[138] ^ entry[140] ^ entry[144] ^ entry[146] ^ entry[150] ^ entry[152] ^ entry[156] ^ entry[162]
        ^ entry[166] ^ entry[168] ^ entry[172] ^ entry[174] ^ entry[178] ^ entry[180] ^ entry[183] ^ entry[184]
        ^ entry[186] ^ entry[189] ^ entry[192] ^ entry[195] ^ entry[199] ^ entry[201] ^ entry[205] ^ entry[206]
        ^ entry[207] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218]
        ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[232]
        ^ entry[233] ^ entry[247] ^ entry[253] ^ entry[255] ^ entry[259] ^ entry[261] ^ entry[262] ^ entry[263]
        ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[279]
        ^ entry[280] ^ entry[281] ^ entry[285] ^ entry[286] ^ entry[287];
    t18 = entry[2] ^ entry[8] ^ entry[15] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[28] ^ entry[29]
        ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[44] ^ entry[47] ^ entry[50]
        ^ entry[53] ^ entry[56] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[65] ^ entry[68] ^ entry[69] ^ entry[74]
        ^ entry[75] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[85] ^ entry[91] ^ entry[94] ^ entry[95] ^ entry[97]
        ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[110] ^ entry[112]
        ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[124] ^ entry[126]
        ^ entry[127] ^ entry[128] ^ entry[130] ^ entry[132] ^ entry[133] ^ entry[135] ^ entry[136] ^ entry[138]
        ^ entry[139] ^ entry[141] ^ entry[144] ^ entry[145] ^ entry[147] ^ entry[151] ^ entry[153] ^ entry[157]
        ^ entry[163] ^ entry[167] ^ entry[169] ^ entry[173] ^ entry[175] ^ entry[179] ^ entry[181] ^ entry[185]
        ^ entry[187] ^ entry[190] ^ entry[193] ^ entry[196] ^ entry[202] ^ entry[206] ^ entry[207] ^ entry[208]
        ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[221]
        ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[232] ^ entry[233]
        ^ entry[234] ^ entry[240] ^ entry[254] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[266] ^ entry[268]
        ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[280] ^ entry[281]
        ^ entry[282] ^ entry[286] ^ entry[287];
    t19 = entry[3] ^ entry[9] ^ entry[22] ^ entry[23] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[34] ^ entry[35]
        ^ entry[36] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[45] ^ entry[48] ^ entry[51] ^ entry[54]
        ^ entry[57] ^ entry[60] ^ entry[63] ^ entry[66] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[75] ^ entry[76]
        ^ entry[81] ^ entry[82] ^ entry[86] ^ entry[88] ^ entry[92] ^ entry[95] ^ entry[98] ^ entry[101]
        ^ entry[102] ^ entry[103] ^ entry[104] ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[111] ^ entry[113]
        ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[125]
        ^ entry[127] ^ entry[129] ^ entry[131] ^ entry[133] ^ entry[134] ^ entry[137] ^ entry[139] ^ entry[140]
        ^ entry[142] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[152] ^ entry[154] ^ entry[158] ^ entry[160]
        ^ entry[164] ^ entry[170] ^ entry[174] ^ entry[176] ^ entry[180] ^ entry[182] ^ entry[186] ^ entry[188]
        ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[197] ^ entry[200] ^ entry[203] ^ entry[207] ^ entry[209]
        ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223]
        ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[232] ^ entry[233] ^ entry[234]
        ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[255] ^ entry[261] ^ entry[263] ^ entry[267] ^ entry[269]
        ^ entry[270] ^ entry[271] ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[281] ^ entry[282]
        ^ entry[283] ^ entry[287];
    t20 = entry[4] ^ entry[10] ^ entry[16] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[35] ^ entry[36]
        ^ entry[37] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[46] ^ entry[48] ^ entry[49] ^ entry[52] ^ entry[55]
        ^ entry[58] ^ entry[61] ^ entry[64] ^ entry[67] ^ entry[70] ^ entry[71] ^ entry[73] ^ entry[76] ^ entry[77]
        ^ entry[82] ^ entry[83] ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[93] ^ entry[99] ^ entry[102]
        ^ entry[103] ^ entry[105] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[114] ^ entry[115] ^ entry[116]
        ^ entry[118] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[124] ^ entry[126] ^ entry[128] ^ entry[130]
        ^ entry[132] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[140] ^ entry[141] ^ entry[143]
        ^ entry[144] ^ entry[146] ^ entry[147] ^ entry[149] ^ entry[152] ^ entry[153] ^ entry[155] ^ entry[159]
        ^ entry[161] ^ entry[165] ^ entry[171] ^ entry[175] ^ entry[177] ^ entry[181] ^ entry[183] ^ entry[187]
        ^ entry[189] ^ entry[193] ^ entry[195] ^ entry[198] ^ entry[201] ^ entry[204] ^ entry[210] ^ entry[214]
        ^ entry[215] ^ entry[216] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[226] ^ entry[227]
        ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236]
        ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[248] ^ entry[262] ^ entry[268] ^ entry[270] ^ entry[271]
        ^ entry[274] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[282] ^ entry[283] ^ entry[284];
    t21 = entry[5] ^ entry[11] ^ entry[14] ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28]
        ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[41]
        ^ entry[43] ^ entry[44] ^ entry[46] ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[56] ^ entry[58]
        ^ entry[60] ^ entry[63] ^ entry[64] ^ entry[66] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[75] ^ entry[76]
        ^ entry[78] ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[93] ^ entry[94]
        ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[105]
        ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[113] ^ entry[114]
        ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[124]
        ^ entry[125] ^ entry[126] ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[135] ^ entry[136]
        ^ entry[137] ^ entry[138] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[151]
        ^ entry[153] ^ entry[154] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[163] ^ entry[164]
        ^ entry[165] ^ entry[166] ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[172] ^ entry[174] ^ entry[175]
        ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[184] ^ entry[186] ^ entry[187]
        ^ entry[190] ^ entry[192] ^ entry[193] ^ entry[196] ^ entry[202] ^ entry[207] ^ entry[208] ^ entry[213]
        ^ entry[219] ^ entry[225] ^ entry[238] ^ entry[239] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[250]
        ^ entry[251] ^ entry[252] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[261] ^ entry[264]
        ^ entry[267] ^ entry[270] ^ entry[273] ^ entry[276] ^ entry[279] ^ entry[282] ^ entry[285] ^ entry[286];
    t22 = entry[6] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[24]
        ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[38] ^ entry[39] ^ entry[40]
        ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[54] ^ entry[55] ^ entry[56]
        ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[66] ^ entry[67]
        ^ entry[68] ^ entry[69] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[79] ^ entry[80] ^ entry[81]
        ^ entry[85] ^ entry[87] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[97] ^ entry[99] ^ entry[100]
        ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[115] ^ entry[116]
        ^ entry[118] ^ entry[119] ^ entry[121] ^ entry[122] ^ entry[124] ^ entry[125] ^ entry[128] ^ entry[130]
        ^ entry[131] ^ entry[136] ^ entry[137] ^ entry[142] ^ entry[143] ^ entry[148] ^ entry[149] ^ entry[150]
        ^ entry[151] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[160] ^ entry[161] ^ entry[162]
        ^ entry[163] ^ entry[166] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[172] ^ entry[173] ^ entry[174]
        ^ entry[178] ^ entry[179] ^ entry[180] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[191] ^ entry[192]
        ^ entry[197] ^ entry[199] ^ entry[203] ^ entry[205] ^ entry[207] ^ entry[209] ^ entry[211] ^ entry[213]
        ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223]
        ^ entry[225] ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[232]
        ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[241]
        ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[253]
        ^ entry[255] ^ entry[256] ^ entry[259] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[267]
        ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[278]
        ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[284] ^ entry[287];
    t23 = entry[7] ^ entry[13] ^ entry[15] ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[25] ^ entry[27]
        ^ entry[28] ^ entry[29] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[45]
        ^ entry[46] ^ entry[47] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[59]
        ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70]
        ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[86] ^ entry[88]
        ^ entry[92] ^ entry[94] ^ entry[95] ^ entry[98] ^ entry[100] ^ entry[101] ^ entry[104] ^ entry[106]
        ^ entry[107] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[116] ^ entry[117] ^ entry[119]
        ^ entry[122] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[128] ^ entry[129] ^ entry[131] ^ entry[132]
        ^ entry[137] ^ entry[138] ^ entry[143] ^ entry[144] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[155]
        ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[167]
        ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[179]
        ^ entry[180] ^ entry[181] ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[192] ^ entry[193] ^ entry[198]
        ^ entry[204] ^ entry[206] ^ entry[210] ^ entry[212] ^ entry[214] ^ entry[215] ^ entry[216] ^ entry[218]
        ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[224] ^ entry[226] ^ entry[227] ^ entry[228]
        ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236]
        ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244]
        ^ entry[245] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[254] ^ entry[256] ^ entry[257]
        ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[266] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[271]
        ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[279] ^ entry[280] ^ entry[281]
        ^ entry[282] ^ entry[283] ^ entry[285];
    t24 = entry[0] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[26]
        ^ entry[27] ^ entry[31] ^ entry[32] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[42] ^ entry[43]
        ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[56]
        ^ entry[57] ^ entry[58] ^ entry[62] ^ entry[67] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[74] ^ entry[75]
        ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[83] ^ entry[84] ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[89]
        ^ entry[91] ^ entry[92] ^ entry[96] ^ entry[97] ^ entry[102] ^ entry[103] ^ entry[107] ^ entry[108]
        ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[118] ^ entry[119]
        ^ entry[120] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[135]
        ^ entry[140] ^ entry[142] ^ entry[145] ^ entry[147] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[152]
        ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[161]
        ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[170]
        ^ entry[171] ^ entry[174] ^ entry[176] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[184]
        ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[191] ^ entry[192] ^ entry[193] ^ entry[194]
        ^ entry[196] ^ entry[199] ^ entry[201] ^ entry[204] ^ entry[206] ^ entry[209] ^ entry[211] ^ entry[216]
        ^ entry[221] ^ entry[222] ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[232]
        ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[243]
        ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[253]
        ^ entry[254] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[259] ^ entry[260] ^ entry[262]
        ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[274]
        ^ entry[275] ^ entry[276] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[283];
    t25 = entry[1] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[23] ^ entry[24]
        ^ entry[25] ^ entry[28] ^ entry[31] ^ entry[33] ^ entry[36] ^ entry[39] ^ entry[41] ^ entry[44] ^ entry[45]
        ^ entry[49] ^ entry[50] ^ entry[54] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[67] ^ entry[68]
        ^ entry[69] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[78] ^ entry[81] ^ entry[83]
        ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[96] ^ entry[98]
        ^ entry[102] ^ entry[107] ^ entry[111] ^ entry[112] ^ entry[116] ^ entry[118] ^ entry[121] ^ entry[123]
        ^ entry[126] ^ entry[128] ^ entry[131] ^ entry[135] ^ entry[136] ^ entry[140] ^ entry[141] ^ entry[142]
        ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[152] ^ entry[153]
        ^ entry[154] ^ entry[167] ^ entry[172] ^ entry[174] ^ entry[175] ^ entry[177] ^ entry[179] ^ entry[180]
        ^ entry[181] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[190] ^ entry[191] ^ entry[195] ^ entry[196]
        ^ entry[197] ^ entry[199] ^ entry[200] ^ entry[201] ^ entry[202] ^ entry[204] ^ entry[205] ^ entry[206]
        ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[216] ^ entry[217] ^ entry[221]
        ^ entry[223] ^ entry[226] ^ entry[228] ^ entry[229] ^ entry[233] ^ entry[234] ^ entry[237] ^ entry[238]
        ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[248] ^ entry[250] ^ entry[251] ^ entry[256]
        ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[272]
        ^ entry[273] ^ entry[274] ^ entry[277] ^ entry[278] ^ entry[279] ^ entry[282] ^ entry[283] ^ entry[284];
    t26 = entry[2] ^ entry[14] ^ entry[15] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[26]
        ^ entry[29] ^ entry[34] ^ entry[37] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[50] ^ entry[51] ^ entry[55]
        ^ entry[56] ^ entry[60] ^ entry[63] ^ entry[65] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[73] ^ entry[74]
        ^ entry[75] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[82] ^ entry[84] ^ entry[86] ^ entry[87] ^ entry[89]
        ^ entry[91] ^ entry[92] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[99] ^ entry[103] ^ entry[104]
        ^ entry[108] ^ entry[113] ^ entry[117] ^ entry[119] ^ entry[122] ^ entry[124] ^ entry[127] ^ entry[129]
        ^ entry[132] ^ entry[137] ^ entry[141] ^ entry[142] ^ entry[143] ^ entry[146] ^ entry[147] ^ entry[148]
        ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[160] ^ entry[173]
        ^ entry[175] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[185] ^ entry[186] ^ entry[187]
        ^ entry[191] ^ entry[192] ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[201] ^ entry[202] ^ entry[203]
        ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[208] ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[213]
        ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[222] ^ entry[227] ^ entry[229] ^ entry[230] ^ entry[232]
        ^ entry[234] ^ entry[235] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[243] ^ entry[244] ^ entry[246]
        ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[256] ^ entry[257] ^ entry[262]
        ^ entry[263] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[273] ^ entry[274]
        ^ entry[275] ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[283] ^ entry[284] ^ entry[285];
    t27 = entry[3] ^ entry[8] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[26] ^ entry[27]
        ^ entry[30] ^ entry[32] ^ entry[35] ^ entry[38] ^ entry[40] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48]
        ^ entry[51] ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[61] ^ entry[66] ^ entry[69] ^ entry[70] ^ entry[71]
        ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[78] ^ entry[80] ^ entry[81] ^ entry[83] ^ entry[85] ^ entry[87]
        ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[93] ^ entry[95] ^ entry[97] ^ entry[98] ^ entry[100]
        ^ entry[105] ^ entry[109] ^ entry[114] ^ entry[118] ^ entry[123] ^ entry[125] ^ entry[128] ^ entry[130]
        ^ entry[133] ^ entry[138] ^ entry[142] ^ entry[143] ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[150]
        ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[160] ^ entry[161]
        ^ entry[174] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[184] ^ entry[186] ^ entry[187]
        ^ entry[188] ^ entry[192] ^ entry[193] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[202] ^ entry[203]
        ^ entry[204] ^ entry[206] ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[211] ^ entry[212] ^ entry[213]
        ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[223] ^ entry[224] ^ entry[228]
        ^ entry[230] ^ entry[231] ^ entry[233] ^ entry[235] ^ entry[236] ^ entry[239] ^ entry[240] ^ entry[241]
        ^ entry[244] ^ entry[245] ^ entry[247] ^ entry[249] ^ entry[250] ^ entry[252] ^ entry[253] ^ entry[257]
        ^ entry[258] ^ entry[263] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[273] ^ entry[274]
        ^ entry[275] ^ entry[276] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[285] ^ entry[286];
    t28 = entry[4] ^ entry[9] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[31]
        ^ entry[32] ^ entry[33] ^ entry[36] ^ entry[39] ^ entry[41] ^ entry[44] ^ entry[47] ^ entry[49] ^ entry[52]
        ^ entry[53] ^ entry[57] ^ entry[58] ^ entry[62] ^ entry[67] ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[75]
        ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[86] ^ entry[89]
        ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[98] ^ entry[99] ^ entry[101] ^ entry[104]
        ^ entry[106] ^ entry[110] ^ entry[115] ^ entry[119] ^ entry[120] ^ entry[124] ^ entry[126] ^ entry[129]
        ^ entry[131] ^ entry[134] ^ entry[136] ^ entry[139] ^ entry[143] ^ entry[144] ^ entry[148] ^ entry[149]
        ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[160]
        ^ entry[161] ^ entry[162] ^ entry[175] ^ entry[180] ^ entry[182] ^ entry[183] ^ entry[185] ^ entry[187]
        ^ entry[188] ^ entry[189] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[198] ^ entry[199] ^ entry[203]
        ^ entry[204] ^ entry[205] ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[212] ^ entry[213]
        ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[224] ^ entry[225]
        ^ entry[229] ^ entry[231] ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[241] ^ entry[242] ^ entry[245]
        ^ entry[246] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[258] ^ entry[259]
        ^ entry[264] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[277]
        ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[285] ^ entry[286] ^ entry[287];
    t29 = entry[5] ^ entry[10] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[23] ^ entry[25]
        ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[31] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[38] ^ entry[41]
        ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[54] ^ entry[56] ^ entry[57]
        ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71]
        ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[81]
        ^ entry[82] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[89] ^ entry[90] ^ entry[91] ^ entry[94] ^ entry[95]
        ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[103] ^ entry[104] ^ entry[105] ^ entry[108] ^ entry[109]
        ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[119]
        ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[124] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[132]
        ^ entry[137] ^ entry[142] ^ entry[147] ^ entry[152] ^ entry[159] ^ entry[164] ^ entry[165] ^ entry[166]
        ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[176] ^ entry[179] ^ entry[182] ^ entry[184]
        ^ entry[187] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[195] ^ entry[196] ^ entry[200] ^ entry[201]
        ^ entry[205] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[218] ^ entry[219] ^ entry[220]
        ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[227] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[234]
        ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[249] ^ entry[253]
        ^ entry[258] ^ entry[262] ^ entry[267] ^ entry[269] ^ entry[272] ^ entry[274] ^ entry[277] ^ entry[282]
        ^ entry[286] ^ entry[287];
    t30 = entry[6] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18] ^ entry[19] ^ entry[20]
        ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[38]
        ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[48] ^ entry[49]
        ^ entry[50] ^ entry[51] ^ entry[55] ^ entry[56] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[65] ^ entry[67]
        ^ entry[68] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[81] ^ entry[82]
        ^ entry[84] ^ entry[85] ^ entry[89] ^ entry[90] ^ entry[95] ^ entry[100] ^ entry[101] ^ entry[102]
        ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[111] ^ entry[112] ^ entry[113]
        ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[128] ^ entry[133]
        ^ entry[135] ^ entry[138] ^ entry[140] ^ entry[142] ^ entry[143] ^ entry[145] ^ entry[147] ^ entry[148]
        ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156]
        ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164]
        ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[172] ^ entry[174] ^ entry[175] ^ entry[177] ^ entry[179]
        ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[189]
        ^ entry[192] ^ entry[194] ^ entry[197] ^ entry[199] ^ entry[202] ^ entry[204] ^ entry[209] ^ entry[214]
        ^ entry[215] ^ entry[219] ^ entry[220] ^ entry[222] ^ entry[223] ^ entry[224] ^ entry[225] ^ entry[227]
        ^ entry[228] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[236] ^ entry[237]
        ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[247] ^ entry[249]
        ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258]
        ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[271]
        ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[276] ^ entry[281] ^ entry[287];
    t31 = entry[7] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24]
        ^ entry[25] ^ entry[26] ^ entry[30] ^ entry[31] ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[39] ^ entry[40]
        ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[49] ^ entry[50] ^ entry[51]
        ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[61] ^ entry[63] ^ entry[66] ^ entry[68] ^ entry[69] ^ entry[73]
        ^ entry[74] ^ entry[77] ^ entry[78] ^ entry[82] ^ entry[83] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[90]
        ^ entry[91] ^ entry[96] ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[108]
        ^ entry[109] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[122]
        ^ entry[123] ^ entry[124] ^ entry[128] ^ entry[129] ^ entry[134] ^ entry[139] ^ entry[141] ^ entry[143]
        ^ entry[144] ^ entry[146] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154]
        ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[161] ^ entry[162]
        ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[173] ^ entry[175]
        ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[185] ^ entry[186] ^ entry[187]
        ^ entry[188] ^ entry[190] ^ entry[192] ^ entry[193] ^ entry[195] ^ entry[198] ^ entry[200] ^ entry[203]
        ^ entry[205] ^ entry[208] ^ entry[210] ^ entry[215] ^ entry[220] ^ entry[221] ^ entry[223] ^ entry[225]
        ^ entry[226] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[237]
        ^ entry[238] ^ entry[240] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[247] ^ entry[248]
        ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[257] ^ entry[258]
        ^ entry[259] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[266] ^ entry[268] ^ entry[269] ^ entry[270]
        ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[277] ^ entry[280] ^ entry[282];
    t32 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15 | t16 | t17 | t18
        | t19 | t20 | t21 | t22 | t23 | t24 | t25 | t26 | t27 | t28 | t29 | t30 | t31;
    t33 = t8 ^ t12 ^ t13 ^ t14;
    t34 = t12 ^ t13;
    t35 = t9 ^ t13 ^ t15;
    t36 = t13 ^ t14;
    t37 = t10 ^ t14;
    t38 = t12 ^ t13 ^ t15;
    t39 = t11 ^ t12 ^ t13 ^ t15;
    t40 = t16 ^ t20 ^ t21 ^ t22;
    t41 = t20 ^ t21;
    t42 = t17 ^ t21 ^ t23;
    t43 = t21 ^ t22;
    t44 = t18 ^ t22;
    t45 = t20 ^ t21 ^ t23;
    t46 = t19 ^ t20 ^ t21 ^ t23;
    t47 = t8 & t16;
    t48 = t8 & t17;
    t49 = t9 & t16;
    t50 = t48 ^ t49;
    t51 = t8 & t18;
    t52 = t9 & t17;
    t53 = t10 & t16;
    t54 = t51 ^ t52 ^ t53;
    t55 = t8 & t19;
    t56 = t9 & t18;
    t57 = t10 & t17;
    t58 = t11 & t16;
    t59 = t55 ^ t56 ^ t57 ^ t58;
    t60 = t8 & t20;
    t61 = t9 & t19;
    t62 = t10 & t18;
    t63 = t11 & t17;
    t64 = t12 & t16;
    t65 = t60 ^ t61 ^ t62 ^ t63 ^ t64;
    t66 = t8 & t21;
    t67 = t9 & t20;
    t68 = t10 & t19;
    t69 = t11 & t18;
    t70 = t12 & t17;
    t71 = t13 & t16;
    t72 = t66 ^ t67 ^ t68 ^ t69 ^ t70 ^ t71;
    t73 = t8 & t22;
    t74 = t9 & t21;
    t75 = t10 & t20;
    t76 = t11 & t19;
    t77 = t12 & t18;
    t78 = t13 & t17;
    t79 = t14 & t16;
    t80 = t73 ^ t74 ^ t75 ^ t76 ^ t77 ^ t78 ^ t79;
    t81 = t8 & t23;
    t82 = t9 & t22;
    t83 = t10 & t21;
    t84 = t11 & t20;
    t85 = t12 & t19;
    t86 = t13 & t18;
    t87 = t14 & t17;
    t88 = t15 & t16;
    t89 = t81 ^ t82 ^ t83 ^ t84 ^ t85 ^ t86 ^ t87 ^ t88;
    t90 = t9 & t23;
    t91 = t10 & t22;
    t92 = t11 & t21;
    t93 = t12 & t20;
    t94 = t13 & t19;
    t95 = t14 & t18;
    t96 = t15 & t17;
    t97 = t90 ^ t91 ^ t92 ^ t93 ^ t94 ^ t95 ^ t96;
    t98 = t10 & t23;
    t99 = t11 & t22;
    t100 = t12 & t21;
    t101 = t13 & t20;
    t102 = t14 & t19;
    t103 = t15 & t18;
    t104 = t98 ^ t99 ^ t100 ^ t101 ^ t102 ^ t103;
    t105 = t11 & t23;
    t106 = t12 & t22;
    t107 = t13 & t21;
    t108 = t14 & t20;
    t109 = t15 & t19;
    t110 = t105 ^ t106 ^ t107 ^ t108 ^ t109;
    t111 = t12 & t23;
    t112 = t13 & t22;
    t113 = t14 & t21;
    t114 = t15 & t20;
    t115 = t111 ^ t112 ^ t113 ^ t114;
    t116 = t13 & t23;
    t117 = t14 & t22;
    t118 = t15 & t21;
    t119 = t116 ^ t117 ^ t118;
    t120 = t14 & t23;
    t121 = t15 & t22;
    t122 = t120 ^ t121;
    t123 = t15 & t23;
    t124 = t47 ^ t97 ^ t110 ^ t115 ^ t119;
    t125 = t50 ^ t97 ^ t104 ^ t110 ^ t122;
    t126 = t54 ^ t104 ^ t110 ^ t115 ^ t123;
    t127 = t59 ^ t110 ^ t115 ^ t119;
    t128 = t65 ^ t115 ^ t119 ^ t122;
    t129 = t72 ^ t97 ^ t110 ^ t115 ^ t122 ^ t123;
    t130 = t80 ^ t97 ^ t104 ^ t110 ^ t123;
    t131 = t89 ^ t104 ^ t110 ^ t115;
    t132 = t0 & t16;
    t133 = t0 & t17;
    t134 = t1 & t16;
    t135 = t133 ^ t134;
    t136 = t0 & t18;
    t137 = t1 & t17;
    t138 = t2 & t16;
    t139 = t136 ^ t137 ^ t138;
    t140 = t0 & t19;
    t141 = t1 & t18;
    t142 = t2 & t17;
    t143 = t3 & t16;
    t144 = t140 ^ t141 ^ t142 ^ t143;
    t145 = t0 & t20;
    t146 = t1 & t19;
    t147 = t2 & t18;
    t148 = t3 & t17;
    t149 = t4 & t16;
    t150 = t145 ^ t146 ^ t147 ^ t148 ^ t149;
    t151 = t0 & t21;
    t152 = t1 & t20;
    t153 = t2 & t19;
    t154 = t3 & t18;
    t155 = t4 & t17;
    t156 = t5 & t16;
    t157 = t151 ^ t152 ^ t153 ^ t154 ^ t155 ^ t156;
    t158 = t0 & t22;
    t159 = t1 & t21;
    t160 = t2 & t20;
    t161 = t3 & t19;
    t162 = t4 & t18;
    t163 = t5 & t17;
    t164 = t6 & t16;
    t165 = t158 ^ t159 ^ t160 ^ t161 ^ t162 ^ t163 ^ t164;
    t166 = t0 & t23;
    t167 = t1 & t22;
    t168 = t2 & t21;
    t169 = t3 & t20;
    t170 = t4 & t19;
    t171 = t5 & t18;
    t172 = t6 & t17;
    t173 = t7 & t16;
    t174 = t166 ^ t167 ^ t168 ^ t169 ^ t170 ^ t171 ^ t172 ^ t173;
    t175 = t1 & t23;
    t176 = t2 & t22;
    t177 = t3 & t21;
    t178 = t4 & t20;
    t179 = t5 & t19;
    t180 = t6 & t18;
    t181 = t7 & t17;
    t182 = t175 ^ t176 ^ t177 ^ t178 ^ t179 ^ t180 ^ t181;
    t183 = t2 & t23;
    t184 = t3 & t22;
    t185 = t4 & t21;
    t186 = t5 & t20;
    t187 = t6 & t19;
    t188 = t7 & t18;
    t189 = t183 ^ t184 ^ t185 ^ t186 ^ t187 ^ t188;
    t190 = t3 & t23;
    t191 = t4 & t22;
    t192 = t5 & t21;
    t193 = t6 & t20;
    t194 = t7 & t19;
    t195 = t190 ^ t191 ^ t192 ^ t193 ^ t194;
    t196 = t4 & t23;
    t197 = t5 & t22;
    t198 = t6 & t21;
    t199 = t7 & t20;
    t200 = t196 ^ t197 ^ t198 ^ t199;
    t201 = t5 & t23;
    t202 = t6 & t22;
    t203 = t7 & t21;
    t204 = t201 ^ t202 ^ t203;
    t205 = t6 & t23;
    t206 = t7 & t22;
    t207 = t205 ^ t206;
    t208 = t7 & t23;
    t209 = t132 ^ t182 ^ t195 ^ t200 ^ t204;
    t210 = t135 ^ t182 ^ t189 ^ t195 ^ t207;
    t211 = t139 ^ t189 ^ t195 ^ t200 ^ t208;
    t212 = t144 ^ t195 ^ t200 ^ t204;
    t213 = t150 ^ t200 ^ t204 ^ t207;
    t214 = t157 ^ t182 ^ t195 ^ t200 ^ t207 ^ t208;
    t215 = t165 ^ t182 ^ t189 ^ t195 ^ t208;
    t216 = t174 ^ t189 ^ t195 ^ t200;
    t217 = t33 ^ t209;
    t218 = t34 ^ t210;
    t219 = t35 ^ t211;
    t220 = t36 ^ t212;
    t221 = t37 ^ t213;
    t222 = t38 ^ t214;
    t223 = t39 ^ t215;
    t224 = t13 ^ t216;
    t225 = t0 & t24;
    t226 = t0 & t25;
    t227 = t1 & t24;
    t228 = t226 ^ t227;
    t229 = t0 & t26;
    t230 = t1 & t25;
    t231 = t2 & t24;
    t232 = t229 ^ t230 ^ t231;
    t233 = t0 & t27;
    t234 = t1 & t26;
    t235 = t2 & t25;
    t236 = t3 & t24;
    t237 = t233 ^ t234 ^ t235 ^ t236;
    t238 = t0 & t28;
    t239 = t1 & t27;
    t240 = t2 & t26;
    t241 = t3 & t25;
    t242 = t4 & t24;
    t243 = t238 ^ t239 ^ t240 ^ t241 ^ t242;
    t244 = t0 & t29;
    t245 = t1 & t28;
    t246 = t2 & t27;
    t247 = t3 & t26;
    t248 = t4 & t25;
    t249 = t5 & t24;
    t250 = t244 ^ t245 ^ t246 ^ t247 ^ t248 ^ t249;
    t251 = t0 & t30;
    t252 = t1 & t29;
    t253 = t2 & t28;
    t254 = t3 & t27;
    t255 = t4 & t26;
    t256 = t5 & t25;
    t257 = t6 & t24;
    t258 = t251 ^ t252 ^ t253 ^ t254 ^ t255 ^ t256 ^ t257;
    t259 = t0 & t31;
    t260 = t1 & t30;
    t261 = t2 & t29;
    t262 = t3 & t28;
    t263 = t4 & t27;
    t264 = t5 & t26;
    t265 = t6 & t25;
    t266 = t7 & t24;
    t267 = t259 ^ t260 ^ t261 ^ t262 ^ t263 ^ t264 ^ t265 ^ t266;
    t268 = t1 & t31;
    t269 = t2 & t30;
    t270 = t3 & t29;
    t271 = t4 & t28;
    t272 = t5 & t27;
    t273 = t6 & t26;
    t274 = t7 & t25;
    t275 = t268 ^ t269 ^ t270 ^ t271 ^ t272 ^ t273 ^ t274;
    t276 = t2 & t31;
    t277 = t3 & t30;
    t278 = t4 & t29;
    t279 = t5 & t28;
    t280 = t6 & t27;
    t281 = t7 & t26;
    t282 = t276 ^ t277 ^ t278 ^ t279 ^ t280 ^ t281;
    t283 = t3 & t31;
    t284 = t4 & t30;
    t285 = t5 & t29;
    t286 = t6 & t28;
    t287 = t7 & t27;
    t288 = t283 ^ t284 ^ t285 ^ t286 ^ t287;
    t289 = t4 & t31;
    t290 = t5 & t30;
    t291 = t6 & t29;
    t292 = t7 & t28;
    t293 = t289 ^ t290 ^ t291 ^ t292;
    t294 = t5 & t31;
    t295 = t6 & t30;
    t296 = t7 & t29;
    t297 = t294 ^ t295 ^ t296;
    t298 = t6 & t31;
    t299 = t7 & t30;
    t300 = t298 ^ t299;
    t301 = t7 & t31;
    t302 = t225 ^ t275 ^ t288 ^ t293 ^ t297;
    t303 = t228 ^ t275 ^ t282 ^ t288 ^ t300;
    t304 = t232 ^ t282 ^ t288 ^ t293 ^ t301;
    t305 = t237 ^ t288 ^ t293 ^ t297;
    t306 = t243 ^ t293 ^ t297 ^ t300;
    t307 = t250 ^ t275 ^ t288 ^ t293 ^ t300 ^ t301;
    t308 = t258 ^ t275 ^ t282 ^ t288 ^ t301;
    t309 = t267 ^ t282 ^ t288 ^ t293;
    t310 = t124 ^ t302;
    t311 = t125 ^ t303;
    t312 = t126 ^ t304;
    t313 = t127 ^ t305;
    t314 = t128 ^ t306;
    t315 = t129 ^ t307;
    t316 = t130 ^ t308;
    t317 = t131 ^ t309;
    t318 = t8 & t24;
    t319 = t8 & t25;
    t320 = t9 & t24;
    t321 = t319 ^ t320;
    t322 = t8 & t26;
    t323 = t9 & t25;
    t324 = t10 & t24;
    t325 = t322 ^ t323 ^ t324;
    t326 = t8 & t27;
    t327 = t9 & t26;
    t328 = t10 & t25;
    t329 = t11 & t24;
    t330 = t326 ^ t327 ^ t328 ^ t329;
    t331 = t8 & t28;
    t332 = t9 & t27;
    t333 = t10 & t26;
    t334 = t11 & t25;
    t335 = t12 & t24;
    t336 = t331 ^ t332 ^ t333 ^ t334 ^ t335;
    t337 = t8 & t29;
    t338 = t9 & t28;
    t339 = t10 & t27;
    t340 = t11 & t26;
    t341 = t12 & t25;
    t342 = t13 & t24;
    t343 = t337 ^ t338 ^ t339 ^ t340 ^ t341 ^ t342;
    t344 = t8 & t30;
    t345 = t9 & t29;
    t346 = t10 & t28;
    t347 = t11 & t27;
    t348 = t12 & t26;
    t349 = t13 & t25;
    t350 = t14 & t24;
    t351 = t344 ^ t345 ^ t346 ^ t347 ^ t348 ^ t349 ^ t350;
    t352 = t8 & t31;
    t353 = t9 & t30;
    t354 = t10 & t29;
    t355 = t11 & t28;
    t356 = t12 & t27;
    t357 = t13 & t26;
    t358 = t14 & t25;
    t359 = t15 & t24;
    t360 = t352 ^ t353 ^ t354 ^ t355 ^ t356 ^ t357 ^ t358 ^ t359;
    t361 = t9 & t31;
    t362 = t10 & t30;
    t363 = t11 & t29;
    t364 = t12 & t28;
    t365 = t13 & t27;
    t366 = t14 & t26;
    t367 = t15 & t25;
    t368 = t361 ^ t362 ^ t363 ^ t364 ^ t365 ^ t366 ^ t367;
    t369 = t10 & t31;
    t370 = t11 & t30;
    t371 = t12 & t29;
    t372 = t13 & t28;
    t373 = t14 & t27;
    t374 = t15 & t26;
    t375 = t369 ^ t370 ^ t371 ^ t372 ^ t373 ^ t374;
    t376 = t11 & t31;
    t377 = t12 & t30;
    t378 = t13 & t29;
    t379 = t14 & t28;
    t380 = t15 & t27;
    t381 = t376 ^ t377 ^ t378 ^ t379 ^ t380;
    t382 = t12 & t31;
    t383 = t13 & t30;
    t384 = t14 & t29;
    t385 = t15 & t28;
    t386 = t382 ^ t383 ^ t384 ^ t385;
    t387 = t13 & t31;
    t388 = t14 & t30;
    t389 = t15 & t29;
    t390 = t387 ^ t388 ^ t389;
    t391 = t14 & t31;
    t392 = t15 & t30;
    t393 = t391 ^ t392;
    t394 = t15 & t31;
    t395 = t318 ^ t368 ^ t381 ^ t386 ^ t390;
    t396 = t321 ^ t368 ^ t375 ^ t381 ^ t393;
    t397 = t325 ^ t375 ^ t381 ^ t386 ^ t394;
    t398 = t330 ^ t381 ^ t386 ^ t390;
    t399 = t336 ^ t386 ^ t390 ^ t393;
    t400 = t343 ^ t368 ^ t381 ^ t386 ^ t393 ^ t394;
    t401 = t351 ^ t368 ^ t375 ^ t381 ^ t394;
    t402 = t360 ^ t375 ^ t381 ^ t386;
    t403 = t40 ^ t395;
    t404 = t41 ^ t396;
    t405 = t42 ^ t397;
    t406 = t43 ^ t398;
    t407 = t44 ^ t399;
    t408 = t45 ^ t400;
    t409 = t46 ^ t401;
    t410 = t21 ^ t402;
    t411 = t217 ^ t310 ^ t403;
    t412 = t218 ^ t311 ^ t404;
    t413 = t219 ^ t312 ^ t405;
    t414 = t220 ^ t313 ^ t406;
    t415 = t221 ^ t314 ^ t407;
    t416 = t222 ^ t315 ^ t408;
    t417 = t223 ^ t316 ^ t409;
    t418 = t224 ^ t317 ^ t410;
    t419 = t411 | t412 | t413 | t414 | t415 | t416 | t417 | t418;
    t420 = t223 ^ t224;
    t421 = t217 ^ t224;
    t422 = t220 ^ t223;
    t423 = t221 ^ t223 ^ t224;
    t424 = t222 ^ t224;
    t425 = t310 ^ t317;
    t426 = t314 ^ t317;
    t427 = t315 ^ t317;
    t428 = t223 ^ t317 ^ t403;
    t429 = t404 ^ t420 ^ t425;
    t430 = t311 ^ t405 ^ t421;
    t431 = t218 ^ t312 ^ t406;
    t432 = t219 ^ t313 ^ t407;
    t433 = t408 ^ t422 ^ t426;
    t434 = t409 ^ t423 ^ t427;
    t435 = t316 ^ t410 ^ t424;
    t436 = t428 | t429 | t430 | t431 | t432 | t433 | t434 | t435;
    t437 = t221 ^ t222 ^ t223;
    t438 = t222 ^ t223 ^ t224;
    t439 = t218 ^ t221 ^ t223 ^ t224;
    t440 = t219 ^ t221 ^ t222 ^ t223;
    t441 = t220 ^ t222 ^ t223 ^ t224;
    t442 = t316 ^ t317;
    t443 = t313 ^ t316;
    t444 = t314 ^ t316 ^ t317;
    t445 = t316 ^ t403 ^ t423;
    t446 = t404 ^ t437 ^ t442;
    t447 = t405 ^ t425 ^ t438;
    t448 = t311 ^ t406 ^ t420;
    t449 = t312 ^ t407 ^ t421;
    t450 = t408 ^ t439 ^ t443;
    t451 = t409 ^ t440 ^ t444;
    t452 = t410 ^ t427 ^ t441;
    t453 = t445 | t446 | t447 | t448 | t449 | t450 | t451 | t452;
    t454 = t219 ^ t220 ^ t221 ^ t224;
    t455 = t220 ^ t221 ^ t222;
    t456 = t219 ^ t221 ^ t222 ^ t224;
    t457 = t217 ^ t219 ^ t220 ^ t221;
    t458 = t218 ^ t220 ^ t221 ^ t222;
    t459 = t315 ^ t316 ^ t317;
    t460 = t312 ^ t315 ^ t317;
    t461 = t313 ^ t315 ^ t316 ^ t317;
    t462 = t403 ^ t427 ^ t440;
    t463 = t404 ^ t454 ^ t459;
    t464 = t405 ^ t442 ^ t455;
    t465 = t406 ^ t425 ^ t437;
    t466 = t311 ^ t407 ^ t438;
    t467 = t408 ^ t456 ^ t460;
    t468 = t409 ^ t457 ^ t461;
    t469 = t410 ^ t444 ^ t458;
    t470 = t462 | t463 | t464 | t465 | t466 | t467 | t468 | t469;
    t471 = t217 ^ t218 ^ t219 ^ t222;
    t472 = t218 ^ t219 ^ t220 ^ t223;
    t473 = t217 ^ t219 ^ t220 ^ t222 ^ t223;
    t474 = t217 ^ t218 ^ t219 ^ t223 ^ t224;
    t475 = t218 ^ t219 ^ t220 ^ t224;
    t476 = t314 ^ t315 ^ t316;
    t477 = t311 ^ t314 ^ t316 ^ t317;
    t478 = t312 ^ t314 ^ t315 ^ t316;
    t479 = t403 ^ t444 ^ t457;
    t480 = t404 ^ t471 ^ t476;
    t481 = t405 ^ t459 ^ t472;
    t482 = t406 ^ t442 ^ t454;
    t483 = t407 ^ t425 ^ t455;
    t484 = t408 ^ t473 ^ t477;
    t485 = t409 ^ t474 ^ t478;
    t486 = t410 ^ t461 ^ t475;
    t487 = t479 | t480 | t481 | t482 | t483 | t484 | t485 | t486;
    t488 = t217 ^ t220 ^ t223;
    t489 = t217 ^ t218 ^ t221 ^ t224;
    t490 = t217 ^ t218 ^ t220 ^ t221 ^ t223;
    t491 = t217 ^ t221 ^ t222 ^ t223;
    t492 = t217 ^ t218 ^ t222 ^ t223 ^ t224;
    t493 = t313 ^ t314 ^ t315;
    t494 = t310 ^ t313 ^ t315 ^ t316;
    t495 = t311 ^ t313 ^ t314 ^ t315;
    t496 = t403 ^ t461 ^ t474;
    t497 = t404 ^ t488 ^ t493;
    t498 = t405 ^ t476 ^ t489;
    t499 = t406 ^ t459 ^ t471;
    t500 = t407 ^ t442 ^ t472;
    t501 = t408 ^ t490 ^ t494;
    t502 = t409 ^ t491 ^ t495;
    t503 = t410 ^ t478 ^ t492;
    t504 = t496 | t497 | t498 | t499 | t500 | t501 | t502 | t503;
    t505 = t218 ^ t221 ^ t224;
    t506 = t219 ^ t222;
    t507 = t218 ^ t219 ^ t221 ^ t223;
    t508 = t219 ^ t220 ^ t221 ^ t223 ^ t224;
    t509 = t220 ^ t221 ^ t222 ^ t224;
    t510 = t312 ^ t313 ^ t314 ^ t317;
    t511 = t312 ^ t314 ^ t315 ^ t317;
    t512 = t310 ^ t312 ^ t313 ^ t314;
    t513 = t403 ^ t478 ^ t491;
    t514 = t404 ^ t505 ^ t510;
    t515 = t405 ^ t493 ^ t506;
    t516 = t406 ^ t476 ^ t488;
    t517 = t407 ^ t459 ^ t489;
    t518 = t408 ^ t507 ^ t511;
    t519 = t409 ^ t508 ^ t512;
    t520 = t410 ^ t495 ^ t509;
    t521 = t513 | t514 | t515 | t516 | t517 | t518 | t519 | t520;
    t522 = t219 ^ t222 ^ t223;
    t523 = t217 ^ t220 ^ t223 ^ t224;
    t524 = t217 ^ t219 ^ t221 ^ t224;
    t525 = t217 ^ t218 ^ t219 ^ t221 ^ t222 ^ t223 ^ t224;
    t526 = t218 ^ t219 ^ t220 ^ t222 ^ t223 ^ t224;
    t527 = t311 ^ t312 ^ t313 ^ t316;
    t528 = t311 ^ t313 ^ t314 ^ t316 ^ t317;
    t529 = t311 ^ t312 ^ t313 ^ t317;
    t530 = t403 ^ t495 ^ t508;
    t531 = t404 ^ t522 ^ t527;
    t532 = t405 ^ t510 ^ t523;
    t533 = t406 ^ t493 ^ t505;
    t534 = t407 ^ t476 ^ t506;
    t535 = t408 ^ t524 ^ t528;
    t536 = t409 ^ t525 ^ t529;
    t537 = t410 ^ t512 ^ t526;
    t538 = t530 | t531 | t532 | t533 | t534 | t535 | t536 | t537;
    t539 = t217 ^ t220 ^ t221;
    t540 = t218 ^ t221 ^ t222;
    t541 = t217 ^ t219 ^ t222 ^ t223;
    t542 = t217 ^ t219 ^ t220 ^ t221 ^ t222;
    t543 = t217 ^ t218 ^ t220 ^ t221 ^ t222 ^ t223;
    t544 = t310 ^ t311 ^ t312 ^ t315;
    t545 = t310 ^ t312 ^ t313 ^ t315 ^ t316;
    t546 = t310 ^ t311 ^ t312 ^ t316 ^ t317;
    t547 = t403 ^ t512 ^ t525;
    t548 = t404 ^ t539 ^ t544;
    t549 = t405 ^ t527 ^ t540;
    t550 = t406 ^ t510 ^ t522;
    t551 = t407 ^ t493 ^ t523;
    t552 = t408 ^ t541 ^ t545;
    t553 = t409 ^ t542 ^ t546;
    t554 = t410 ^ t529 ^ t543;
    t555 = t547 | t548 | t549 | t550 | t551 | t552 | t553 | t554;
    t556 = t218 ^ t219 ^ t223;
    t557 = t219 ^ t220 ^ t224;
    t558 = t217 ^ t220 ^ t221 ^ t223;
    t559 = t217 ^ t218 ^ t219 ^ t220 ^ t224;
    t560 = t218 ^ t219 ^ t220 ^ t221;
    t561 = t310 ^ t311 ^ t314 ^ t317;
    t562 = t311 ^ t312 ^ t314 ^ t315 ^ t317;
    t563 = t310 ^ t311 ^ t315 ^ t316 ^ t317;
    t564 = t403 ^ t529 ^ t542;
    t565 = t404 ^ t556 ^ t561;
    t566 = t405 ^ t544 ^ t557;
    t567 = t406 ^ t527 ^ t539;
    t568 = t407 ^ t510 ^ t540;
    t569 = t408 ^ t558 ^ t562;
    t570 = t409 ^ t559 ^ t563;
    t571 = t410 ^ t546 ^ t560;
    t572 = t564 | t565 | t566 | t567 | t568 | t569 | t570 | t571;
    t573 = t217 ^ t221 ^ t224;
    t574 = t217 ^ t218 ^ t222;
    t575 = t218 ^ t219 ^ t221 ^ t224;
    t576 = t217 ^ t218 ^ t222 ^ t224;
    t577 = t217 ^ t218 ^ t219 ^ t223;
    t578 = t310 ^ t313 ^ t316;
    t579 = t310 ^ t311 ^ t313 ^ t314 ^ t316;
    t580 = t310 ^ t314 ^ t315 ^ t316;
    t581 = t403 ^ t546 ^ t559;
    t582 = t404 ^ t573 ^ t578;
    t583 = t405 ^ t561 ^ t574;
    t584 = t406 ^ t544 ^ t556;
    t585 = t407 ^ t527 ^ t557;
    t586 = t408 ^ t575 ^ t579;
    t587 = t409 ^ t576 ^ t580;
    t588 = t410 ^ t563 ^ t577;
    t589 = t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588;
    t590 = t219 ^ t222 ^ t223 ^ t224;
    t591 = t220 ^ t223 ^ t224;
    t592 = t217 ^ t219 ^ t222 ^ t223 ^ t224;
    t593 = t220 ^ t222 ^ t223;
    t594 = t217 ^ t221 ^ t223 ^ t224;
    t595 = t312 ^ t315;
    t596 = t310 ^ t312 ^ t313 ^ t315 ^ t317;
    t597 = t313 ^ t314 ^ t315 ^ t317;
    t598 = t403 ^ t563 ^ t576;
    t599 = t404 ^ t590 ^ t595;
    t600 = t405 ^ t578 ^ t591;
    t601 = t406 ^ t561 ^ t573;
    t602 = t407 ^ t544 ^ t574;
    t603 = t408 ^ t592 ^ t596;
    t604 = t409 ^ t593 ^ t597;
    t605 = t410 ^ t580 ^ t594;
    t606 = t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605;
    t607 = t217 ^ t220 ^ t221 ^ t222 ^ t224;
    t608 = t218 ^ t221 ^ t222 ^ t223;
    t609 = t217 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    t610 = t218 ^ t220 ^ t221 ^ t224;
    t611 = t219 ^ t221 ^ t222;
    t612 = t311 ^ t314 ^ t317;
    t613 = t311 ^ t312 ^ t314 ^ t316;
    t614 = t312 ^ t313 ^ t314 ^ t316 ^ t317;
    t615 = t403 ^ t580 ^ t593;
    t616 = t404 ^ t607 ^ t612;
    t617 = t405 ^ t595 ^ t608;
    t618 = t406 ^ t578 ^ t590;
    t619 = t407 ^ t561 ^ t591;
    t620 = t408 ^ t609 ^ t613;
    t621 = t409 ^ t610 ^ t614;
    t622 = t410 ^ t597 ^ t611;
    t623 = t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622;
    t624 = t218 ^ t219 ^ t220 ^ t222 ^ t224;
    t625 = t219 ^ t220 ^ t221 ^ t223;
    t626 = t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223;
    t627 = t218 ^ t219 ^ t222 ^ t223;
    t628 = t217 ^ t219 ^ t220 ^ t223 ^ t224;
    t629 = t310 ^ t313 ^ t316 ^ t317;
    t630 = t310 ^ t311 ^ t313 ^ t315;
    t631 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317;
    t632 = t403 ^ t597 ^ t610;
    t633 = t404 ^ t624 ^ t629;
    t634 = t405 ^ t612 ^ t625;
    t635 = t406 ^ t595 ^ t607;
    t636 = t407 ^ t578 ^ t608;
    t637 = t408 ^ t626 ^ t630;
    t638 = t409 ^ t627 ^ t631;
    t639 = t410 ^ t614 ^ t628;
    t640 = t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639;
    t641 = t217 ^ t218 ^ t220 ^ t222 ^ t224;
    t642 = t217 ^ t218 ^ t219 ^ t221 ^ t223;
    t643 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t223 ^ t224;
    t644 = t217 ^ t220 ^ t221 ^ t223 ^ t224;
    t645 = t217 ^ t218 ^ t221 ^ t222 ^ t224;
    t646 = t312 ^ t315 ^ t316;
    t647 = t310 ^ t312 ^ t314 ^ t317;
    t648 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317;
    t649 = t403 ^ t614 ^ t627;
    t650 = t404 ^ t641 ^ t646;
    t651 = t405 ^ t629 ^ t642;
    t652 = t406 ^ t612 ^ t624;
    t653 = t407 ^ t595 ^ t625;
    t654 = t408 ^ t643 ^ t647;
    t655 = t409 ^ t644 ^ t648;
    t656 = t410 ^ t631 ^ t645;
    t657 = t649 | t650 | t651 | t652 | t653 | t654 | t655 | t656;
    t658 = t218 ^ t220 ^ t222 ^ t223;
    t659 = t217 ^ t219 ^ t221 ^ t223 ^ t224;
    t660 = t217 ^ t218 ^ t219 ^ t221 ^ t222 ^ t223;
    t661 = t218 ^ t219 ^ t221 ^ t222;
    t662 = t219 ^ t220 ^ t222 ^ t223;
    t663 = t311 ^ t314 ^ t315;
    t664 = t311 ^ t313 ^ t316 ^ t317;
    t665 = t310 ^ t311 ^ t313 ^ t314 ^ t315 ^ t316;
    t666 = t403 ^ t631 ^ t644;
    t667 = t404 ^ t658 ^ t663;
    t668 = t405 ^ t646 ^ t659;
    t669 = t406 ^ t629 ^ t641;
    t670 = t407 ^ t612 ^ t642;
    t671 = t408 ^ t660 ^ t664;
    t672 = t409 ^ t661 ^ t665;
    t673 = t410 ^ t648 ^ t662;
    t674 = t666 | t667 | t668 | t669 | t670 | t671 | t672 | t673;
    t675 = t218 ^ t220 ^ t221 ^ t223;
    t676 = t217 ^ t219 ^ t221 ^ t222 ^ t224;
    t677 = t217 ^ t219 ^ t220 ^ t221 ^ t224;
    t678 = t217 ^ t219 ^ t220;
    t679 = t217 ^ t218 ^ t220 ^ t221;
    t680 = t310 ^ t313 ^ t314;
    t681 = t310 ^ t312 ^ t315 ^ t316;
    t682 = t310 ^ t312 ^ t313 ^ t314 ^ t315;
    t683 = t403 ^ t648 ^ t661;
    t684 = t404 ^ t675 ^ t680;
    t685 = t405 ^ t663 ^ t676;
    t686 = t406 ^ t646 ^ t658;
    t687 = t407 ^ t629 ^ t659;
    t688 = t408 ^ t677 ^ t681;
    t689 = t409 ^ t678 ^ t682;
    t690 = t410 ^ t665 ^ t679;
    t691 = t683 | t684 | t685 | t686 | t687 | t688 | t689 | t690;
    t692 = t218 ^ t219 ^ t221;
    t693 = t217 ^ t219 ^ t220 ^ t222;
    t694 = t217 ^ t218 ^ t219 ^ t222 ^ t223;
    t695 = t217 ^ t218 ^ t223 ^ t224;
    t696 = t218 ^ t219 ^ t224;
    t697 = t312 ^ t313 ^ t317;
    t698 = t311 ^ t314 ^ t315 ^ t317;
    t699 = t311 ^ t312 ^ t313 ^ t314;
    t700 = t403 ^ t665 ^ t678;
    t701 = t404 ^ t692 ^ t697;
    t702 = t405 ^ t680 ^ t693;
    t703 = t406 ^ t663 ^ t675;
    t704 = t407 ^ t646 ^ t676;
    t705 = t408 ^ t694 ^ t698;
    t706 = t409 ^ t695 ^ t699;
    t707 = t410 ^ t682 ^ t696;
    t708 = t700 | t701 | t702 | t703 | t704 | t705 | t706 | t707;
    t709 = t217 ^ t219 ^ t223;
    t710 = t217 ^ t218 ^ t220 ^ t224;
    t711 = t217 ^ t220 ^ t221 ^ t224;
    t712 = t221 ^ t222 ^ t223 ^ t224;
    t713 = t217 ^ t222 ^ t223 ^ t224;
    t714 = t311 ^ t312 ^ t316;
    t715 = t310 ^ t313 ^ t314 ^ t316;
    t716 = t310 ^ t311 ^ t312 ^ t313 ^ t317;
    t717 = t403 ^ t682 ^ t695;
    t718 = t404 ^ t709 ^ t714;
    t719 = t405 ^ t697 ^ t710;
    t720 = t406 ^ t680 ^ t692;
    t721 = t407 ^ t663 ^ t693;
    t722 = t408 ^ t711 ^ t715;
    t723 = t409 ^ t712 ^ t716;
    t724 = t410 ^ t699 ^ t713;
    t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    t726 = t217 ^ t221;
    t727 = t218 ^ t222;
    t728 = t218 ^ t219 ^ t222 ^ t223 ^ t224;
    t729 = t219 ^ t220 ^ t221 ^ t222;
    t730 = t220 ^ t221 ^ t222 ^ t223;
    t731 = t310 ^ t311 ^ t315;
    t732 = t312 ^ t313 ^ t315;
    t733 = t310 ^ t311 ^ t312 ^ t316;
    t734 = t403 ^ t699 ^ t712;
    t735 = t404 ^ t726 ^ t731;
    t736 = t405 ^ t714 ^ t727;
    t737 = t406 ^ t697 ^ t709;
    t738 = t407 ^ t680 ^ t710;
    t739 = t408 ^ t728 ^ t732;
    t740 = t409 ^ t729 ^ t733;
    t741 = t410 ^ t716 ^ t730;
    t742 = t734 | t735 | t736 | t737 | t738 | t739 | t740 | t741;
    t743 = t219 ^ t223;
    t744 = t220 ^ t224;
    t745 = t217 ^ t220 ^ t221 ^ t222 ^ t223;
    t746 = t217 ^ t218 ^ t219 ^ t220 ^ t223 ^ t224;
    t747 = t218 ^ t219 ^ t220 ^ t221 ^ t224;
    t748 = t310 ^ t314 ^ t317;
    t749 = t311 ^ t312 ^ t314 ^ t317;
    t750 = t310 ^ t311 ^ t315 ^ t317;
    t751 = t403 ^ t716 ^ t729;
    t752 = t404 ^ t743 ^ t748;
    t753 = t405 ^ t731 ^ t744;
    t754 = t406 ^ t714 ^ t726;
    t755 = t407 ^ t697 ^ t727;
    t756 = t408 ^ t745 ^ t749;
    t757 = t409 ^ t746 ^ t750;
    t758 = t410 ^ t733 ^ t747;
    t759 = t751 | t752 | t753 | t754 | t755 | t756 | t757 | t758;
    t760 = t217 ^ t221 ^ t223;
    t761 = t218 ^ t222 ^ t224;
    t762 = t218 ^ t219 ^ t220 ^ t221 ^ t223 ^ t224;
    t763 = t217 ^ t218 ^ t221 ^ t222 ^ t223;
    t764 = t217 ^ t218 ^ t219 ^ t222 ^ t223 ^ t224;
    t765 = t313 ^ t316 ^ t317;
    t766 = t310 ^ t311 ^ t313 ^ t316 ^ t317;
    t767 = t310 ^ t314 ^ t316 ^ t317;
    t768 = t403 ^ t733 ^ t746;
    t769 = t404 ^ t760 ^ t765;
    t770 = t405 ^ t748 ^ t761;
    t771 = t406 ^ t731 ^ t743;
    t772 = t407 ^ t714 ^ t744;
    t773 = t408 ^ t762 ^ t766;
    t774 = t409 ^ t763 ^ t767;
    t775 = t410 ^ t750 ^ t764;
    t776 = t768 | t769 | t770 | t771 | t772 | t773 | t774 | t775;
    t777 = t219 ^ t221 ^ t224;
    t778 = t220 ^ t222;
    t779 = t217 ^ t218 ^ t219 ^ t221 ^ t222;
    t780 = t219 ^ t220 ^ t221;
    t781 = t217 ^ t220 ^ t221 ^ t222;
    t782 = t312 ^ t315 ^ t316 ^ t317;
    t783 = t310 ^ t312 ^ t315 ^ t316 ^ t317;
    t784 = t313 ^ t315 ^ t316;
    t785 = t403 ^ t750 ^ t763;
    t786 = t404 ^ t777 ^ t782;
    t787 = t405 ^ t765 ^ t778;
    t788 = t406 ^ t748 ^ t760;
    t789 = t407 ^ t731 ^ t761;
    t790 = t408 ^ t779 ^ t783;
    t791 = t409 ^ t780 ^ t784;
    t792 = t410 ^ t767 ^ t781;
    t793 = t785 | t786 | t787 | t788 | t789 | t790 | t791 | t792;
    t794 = t217 ^ t219 ^ t222;
    t795 = t218 ^ t220 ^ t223;
    t796 = t217 ^ t219 ^ t220 ^ t223;
    t797 = t217 ^ t218 ^ t219 ^ t224;
    t798 = t218 ^ t219 ^ t220;
    t799 = t311 ^ t314 ^ t315 ^ t316;
    t800 = t311 ^ t314 ^ t315 ^ t316 ^ t317;
    t801 = t312 ^ t314 ^ t315;
    t802 = t403 ^ t767 ^ t780;
    t803 = t404 ^ t794 ^ t799;
    t804 = t405 ^ t782 ^ t795;
    t805 = t406 ^ t765 ^ t777;
    t806 = t407 ^ t748 ^ t778;
    t807 = t408 ^ t796 ^ t800;
    t808 = t409 ^ t797 ^ t801;
    t809 = t410 ^ t784 ^ t798;
    t810 = t802 | t803 | t804 | t805 | t806 | t807 | t808 | t809;
    t811 = t217 ^ t220 ^ t224;
    t812 = t218 ^ t221;
    t813 = t217 ^ t218 ^ t221;
    t814 = t217 ^ t222 ^ t224;
    t815 = t217 ^ t218 ^ t223;
    t816 = t310 ^ t313 ^ t314 ^ t315 ^ t317;
    t817 = t310 ^ t313 ^ t314 ^ t315 ^ t316 ^ t317;
    t818 = t311 ^ t313 ^ t314 ^ t317;
    t819 = t403 ^ t784 ^ t797;
    t820 = t404 ^ t811 ^ t816;
    t821 = t405 ^ t799 ^ t812;
    t822 = t406 ^ t782 ^ t794;
    t823 = t407 ^ t765 ^ t795;
    t824 = t408 ^ t813 ^ t817;
    t825 = t409 ^ t814 ^ t818;
    t826 = t410 ^ t801 ^ t815;
    t827 = t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826;
    t828 = t218 ^ t222 ^ t223 ^ t224;
    t829 = t219 ^ t223 ^ t224;
    t830 = t219 ^ t224;
    t831 = t220 ^ t222 ^ t224;
    t832 = t221 ^ t223;
    t833 = t312 ^ t313 ^ t314 ^ t316;
    t834 = t312 ^ t313 ^ t314 ^ t315 ^ t316 ^ t317;
    t835 = t310 ^ t312 ^ t313 ^ t316 ^ t317;
    t836 = t403 ^ t801 ^ t814;
    t837 = t404 ^ t828 ^ t833;
    t838 = t405 ^ t816 ^ t829;
    t839 = t406 ^ t799 ^ t811;
    t840 = t407 ^ t782 ^ t812;
    t841 = t408 ^ t830 ^ t834;
    t842 = t409 ^ t831 ^ t835;
    t843 = t410 ^ t818 ^ t832;
    t844 = t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843;
    t845 = t220 ^ t221 ^ t222 ^ t223 ^ t224;
    t846 = t217 ^ t221 ^ t222 ^ t223 ^ t224;
    t847 = t217 ^ t222;
    t848 = t218 ^ t220 ^ t222 ^ t223 ^ t224;
    t849 = t219 ^ t221 ^ t223 ^ t224;
    t850 = t311 ^ t312 ^ t313 ^ t315 ^ t317;
    t851 = t311 ^ t312 ^ t313 ^ t314 ^ t315 ^ t316;
    t852 = t311 ^ t312 ^ t315 ^ t316;
    t853 = t403 ^ t818 ^ t831;
    t854 = t404 ^ t845 ^ t850;
    t855 = t405 ^ t833 ^ t846;
    t856 = t406 ^ t816 ^ t828;
    t857 = t407 ^ t799 ^ t829;
    t858 = t408 ^ t847 ^ t851;
    t859 = t409 ^ t848 ^ t852;
    t860 = t410 ^ t835 ^ t849;
    t861 = t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860;
    t862 = t218 ^ t219 ^ t220 ^ t221 ^ t222;
    t863 = t219 ^ t220 ^ t221 ^ t222 ^ t223;
    t864 = t218 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    t865 = t217 ^ t219 ^ t221 ^ t222 ^ t223 ^ t224;
    t866 = t310 ^ t311 ^ t312 ^ t314 ^ t316;
    t867 = t310 ^ t311 ^ t312 ^ t313 ^ t314 ^ t315 ^ t317;
    t868 = t310 ^ t311 ^ t314 ^ t315 ^ t317;
    t869 = t403 ^ t835 ^ t848;
    t870 = t404 ^ t862 ^ t866;
    t871 = t405 ^ t850 ^ t863;
    t872 = t406 ^ t833 ^ t845;
    t873 = t407 ^ t816 ^ t846;
    t874 = t220 ^ t408 ^ t867;
    t875 = t409 ^ t864 ^ t868;
    t876 = t410 ^ t852 ^ t865;
    t877 = t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876;
    t878 = t217 ^ t218 ^ t219 ^ t220;
    t879 = t217 ^ t218 ^ t219 ^ t220 ^ t221;
    t880 = t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    t881 = t217 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    t882 = t310 ^ t311 ^ t313 ^ t315 ^ t317;
    t883 = t310 ^ t311 ^ t312 ^ t313 ^ t314 ^ t316 ^ t317;
    t884 = t310 ^ t313 ^ t314 ^ t316 ^ t317;
    t885 = t403 ^ t852 ^ t864;
    t886 = t404 ^ t878 ^ t882;
    t887 = t405 ^ t866 ^ t879;
    t888 = t406 ^ t850 ^ t862;
    t889 = t407 ^ t833 ^ t863;
    t890 = t218 ^ t408 ^ t883;
    t891 = t409 ^ t880 ^ t884;
    t892 = t410 ^ t868 ^ t881;
    t893 = t885 | t886 | t887 | t888 | t889 | t890 | t891 | t892;
    t894 = t217 ^ t218;
    t895 = t217 ^ t218 ^ t219;
    t896 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223;
    t897 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    t898 = t310 ^ t312 ^ t314 ^ t316 ^ t317;
    t899 = t310 ^ t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317;
    t900 = t312 ^ t313 ^ t315 ^ t316;
    t901 = t403 ^ t868 ^ t880;
    t902 = t404 ^ t894 ^ t898;
    t903 = t405 ^ t882 ^ t895;
    t904 = t406 ^ t866 ^ t878;
    t905 = t407 ^ t850 ^ t879;
    t906 = t408 ^ t420 ^ t899;
    t907 = t409 ^ t896 ^ t900;
    t908 = t410 ^ t884 ^ t897;
    t909 = t901 | t902 | t903 | t904 | t905 | t906 | t907 | t908;
    t910 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t224;
    t911 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222;
    t912 = t311 ^ t313 ^ t315 ^ t316;
    t913 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316;
    t914 = t311 ^ t312 ^ t314 ^ t315;
    t915 = t403 ^ t884 ^ t896;
    t916 = t224 ^ t404 ^ t912;
    t917 = t217 ^ t405 ^ t898;
    t918 = t406 ^ t882 ^ t894;
    t919 = t407 ^ t866 ^ t895;
    t920 = t408 ^ t437 ^ t913;
    t921 = t409 ^ t910 ^ t914;
    t922 = t410 ^ t900 ^ t911;
    t923 = t915 | t916 | t917 | t918 | t919 | t920 | t921 | t922;
    t924 = t217 ^ t218 ^ t219 ^ t222 ^ t224;
    t925 = t217 ^ t218 ^ t219 ^ t220 ^ t223;
    t926 = t310 ^ t312 ^ t314 ^ t315 ^ t317;
    t927 = t310 ^ t311 ^ t313 ^ t314 ^ t315;
    t928 = t310 ^ t311 ^ t313 ^ t314;
    t929 = t403 ^ t900 ^ t910;
    t930 = t404 ^ t424 ^ t926;
    t931 = t223 ^ t405 ^ t912;
    t932 = t224 ^ t406 ^ t898;
    t933 = t217 ^ t407 ^ t882;
    t934 = t408 ^ t454 ^ t927;
    t935 = t409 ^ t924 ^ t928;
    t936 = t410 ^ t914 ^ t925;
    t937 = t929 | t930 | t931 | t932 | t933 | t934 | t935 | t936;
    t938 = t217 ^ t220 ^ t222 ^ t223 ^ t224;
    t939 = t217 ^ t218 ^ t221 ^ t223 ^ t224;
    t940 = t311 ^ t313 ^ t314 ^ t316;
    t941 = t310 ^ t312 ^ t313 ^ t314 ^ t317;
    t942 = t310 ^ t312 ^ t313;
    t943 = t403 ^ t914 ^ t924;
    t944 = t404 ^ t441 ^ t940;
    t945 = t405 ^ t423 ^ t926;
    t946 = t406 ^ t424 ^ t912;
    t947 = t223 ^ t407 ^ t898;
    t948 = t408 ^ t471 ^ t941;
    t949 = t409 ^ t938 ^ t942;
    t950 = t410 ^ t928 ^ t939;
    t951 = t943 | t944 | t945 | t946 | t947 | t948 | t949 | t950;
    t952 = t218 ^ t220 ^ t221 ^ t222 ^ t223;
    t953 = t219 ^ t221 ^ t222 ^ t223 ^ t224;
    t954 = t310 ^ t312 ^ t313 ^ t315;
    t955 = t311 ^ t312 ^ t313 ^ t316 ^ t317;
    t956 = t311 ^ t312 ^ t317;
    t957 = t403 ^ t928 ^ t938;
    t958 = t404 ^ t458 ^ t954;
    t959 = t405 ^ t440 ^ t940;
    t960 = t406 ^ t441 ^ t926;
    t961 = t407 ^ t423 ^ t912;
    t962 = t408 ^ t488 ^ t955;
    t963 = t409 ^ t952 ^ t956;
    t964 = t410 ^ t942 ^ t953;
    t965 = t957 | t958 | t959 | t960 | t961 | t962 | t963 | t964;
    t966 = t218 ^ t219 ^ t220 ^ t221 ^ t223;
    t967 = t217 ^ t219 ^ t220 ^ t221 ^ t222 ^ t224;
    t968 = t311 ^ t312 ^ t314;
    t969 = t310 ^ t311 ^ t312 ^ t315 ^ t316;
    t970 = t310 ^ t311 ^ t316 ^ t317;
    t971 = t403 ^ t942 ^ t952;
    t972 = t404 ^ t475 ^ t968;
    t973 = t405 ^ t457 ^ t954;
    t974 = t406 ^ t458 ^ t940;
    t975 = t407 ^ t440 ^ t926;
    t976 = t408 ^ t505 ^ t969;
    t977 = t409 ^ t966 ^ t970;
    t978 = t410 ^ t956 ^ t967;
    t979 = t971 | t972 | t973 | t974 | t975 | t976 | t977 | t978;
    t980 = t217 ^ t218 ^ t219 ^ t221 ^ t224;
    t981 = t217 ^ t218 ^ t219 ^ t220 ^ t222;
    t982 = t310 ^ t311 ^ t313 ^ t317;
    t983 = t310 ^ t311 ^ t314 ^ t315;
    t984 = t310 ^ t315 ^ t316 ^ t317;
    t985 = t403 ^ t956 ^ t966;
    t986 = t404 ^ t492 ^ t982;
    t987 = t405 ^ t474 ^ t968;
    t988 = t406 ^ t475 ^ t954;
    t989 = t407 ^ t457 ^ t940;
    t990 = t408 ^ t522 ^ t983;
    t991 = t409 ^ t980 ^ t984;
    t992 = t410 ^ t970 ^ t981;
    t993 = t985 | t986 | t987 | t988 | t989 | t990 | t991 | t992;
    t994 = !t419 & !t436;
    t995 = !t419 | !t436;
    t996 = !t453 & !t470;
    t997 = !t453 | !t470;
    t998 = t995 & t997;
    t999 = t995 | t997;
    t1000 = t994 | t996 | t998;
    t1001 = !t487 & !t504;
    t1002 = !t487 | !t504;
    t1003 = !t538 & !t555;
    t1004 = !t538 | !t555;
    t1005 = !t521 & t1004;
    t1006 = !t521 | t1004;
    t1007 = t1003 | t1005;
    t1008 = t1002 & t1006;
    t1009 = t1002 | t1006;
    t1010 = t1001 | t1007 | t1008;
    t1011 = t999 & t1009;
    t1012 = t999 | t1009;
    t1013 = t1000 | t1010 | t1011;
    t1014 = !t572 & !t589;
    t1015 = !t572 | !t589;
    t1016 = !t606 & !t623;
    t1017 = !t606 | !t623;
    t1018 = t1015 & t1017;
    t1019 = t1015 | t1017;
    t1020 = t1014 | t1016 | t1018;
    t1021 = !t640 & !t657;
    t1022 = !t640 | !t657;
    t1023 = !t691 & !t708;
    t1024 = !t691 | !t708;
    t1025 = !t674 & t1024;
    t1026 = !t674 | t1024;
    t1027 = t1023 | t1025;
    t1028 = t1022 & t1026;
    t1029 = t1022 | t1026;
    t1030 = t1021 | t1027 | t1028;
    t1031 = t1019 & t1029;
    t1032 = t1019 | t1029;
    t1033 = t1020 | t1030 | t1031;
    t1034 = t1012 & t1032;
    t1035 = t1012 | t1032;
    t1036 = t1013 | t1033 | t1034;
    t1037 = !t725 & !t742;
    t1038 = !t725 | !t742;
    t1039 = !t759 & !t776;
    t1040 = !t759 | !t776;
    t1041 = t1038 & t1040;
    t1042 = t1038 | t1040;
    t1043 = t1037 | t1039 | t1041;
    t1044 = !t793 & !t810;
    t1045 = !t793 | !t810;
    t1046 = !t844 & !t861;
    t1047 = !t844 | !t861;
    t1048 = !t827 & t1047;
    t1049 = !t827 | t1047;
    t1050 = t1046 | t1048;
    t1051 = t1045 & t1049;
    t1052 = t1045 | t1049;
    t1053 = t1044 | t1050 | t1051;
    t1054 = t1042 & t1052;
    t1055 = t1042 | t1052;
    t1056 = t1043 | t1053 | t1054;
    t1057 = !t877 & !t893;
    t1058 = !t877 | !t893;
    t1059 = !t909 & !t923;
    t1060 = !t909 | !t923;
    t1061 = t1058 & t1060;
    t1062 = t1058 | t1060;
    t1063 = t1057 | t1059 | t1061;
    t1064 = !t937 & !t951;
    t1065 = !t937 | !t951;
    t1066 = !t979 & !t993;
    t1067 = !t979 | !t993;
    t1068 = !t965 & t1067;
    t1069 = !t965 | t1067;
    t1070 = t1066 | t1068;
    t1071 = t1065 & t1069;
    t1072 = t1065 | t1069;
    t1073 = t1064 | t1070 | t1071;
    t1074 = t1062 & t1072;
    t1075 = t1062 | t1072;
    t1076 = t1063 | t1073 | t1074;
    t1077 = t1055 & t1075;
    t1078 = t1055 | t1075;
    t1079 = t1056 | t1076 | t1077;
    t1080 = t1035 & t1078;
    t1081 = t1036 | t1079 | t1080;
    t1082 = t217 | t218 | t219 | t220 | t221 | t222 | t223 | t224;
    t1083 = t1081 & t1082;
    t1084 = t310 & !t311;
    t1085 = !t312 & !t313;
    t1086 = t1084 & t1085;
    t1087 = !t314 & !t315;
    t1088 = !t316 & !t317;
    t1089 = t1087 & t1088;
    t1090 = t1086 & t1089;
    t1091 = !t310 & t311;
    t1092 = t1085 & t1091;
    t1093 = t1089 & t1092;
    t1094 = t310 & t311;
    t1095 = t1085 & t1094;
    t1096 = t1089 & t1095;
    t1097 = !t310 & !t311;
    t1098 = t312 & !t313;
    t1099 = t1097 & t1098;
    t1100 = t1089 & t1099;
    t1101 = t1084 & t1098;
    t1102 = t1089 & t1101;
    t1103 = t1091 & t1098;
    t1104 = t1089 & t1103;
    t1105 = t1094 & t1098;
    t1106 = t1089 & t1105;
    t1107 = !t312 & t313;
    t1108 = t1097 & t1107;
    t1109 = t1089 & t1108;
    t1110 = t1084 & t1107;
    t1111 = t1089 & t1110;
    t1112 = t1091 & t1107;
    t1113 = t1089 & t1112;
    t1114 = t1094 & t1107;
    t1115 = t1089 & t1114;
    t1116 = t312 & t313;
    t1117 = t1097 & t1116;
    t1118 = t1089 & t1117;
    t1119 = t1084 & t1116;
    t1120 = t1089 & t1119;
    t1121 = t1091 & t1116;
    t1122 = t1089 & t1121;
    t1123 = t1094 & t1116;
    t1124 = t1089 & t1123;
    t1125 = t1085 & t1097;
    t1126 = t314 & !t315;
    t1127 = t1088 & t1126;
    t1128 = t1125 & t1127;
    t1129 = t1086 & t1127;
    t1130 = t1092 & t1127;
    t1131 = t1095 & t1127;
    t1132 = t1099 & t1127;
    t1133 = t1101 & t1127;
    t1134 = t1103 & t1127;
    t1135 = t1105 & t1127;
    t1136 = t1108 & t1127;
    t1137 = t1110 & t1127;
    t1138 = t1112 & t1127;
    t1139 = t1114 & t1127;
    t1140 = t1117 & t1127;
    t1141 = t1119 & t1127;
    t1142 = t1121 & t1127;
    t1143 = t1123 & t1127;
    t1144 = !t314 & t315;
    t1145 = t1088 & t1144;
    t1146 = t1125 & t1145;
    t1147 = t1086 & t1145;
    t1148 = t1092 & t1145;
    t1149 = t1095 & t1145;
    t1150 = t1099 & t1145;
    t1151 = t1101 & t1145;
    t1152 = t1103 & t1145;
    t1153 = t1105 & t1145;
    t1154 = t1108 & t1145;
    t1155 = t1110 & t1145;
    t1156 = t1112 & t1145;
    t1157 = t1114 & t1145;
    t1158 = t1117 & t1145;
    t1159 = t1119 & t1145;
    t1160 = t1121 & t1145;
    t1161 = t1123 & t1145;
    t1162 = t314 & t315;
    t1163 = t1088 & t1162;
    t1164 = t1125 & t1163;
    t1165 = t1086 & t1163;
    t1166 = t1092 & t1163;
    t1167 = t1095 & t1163;
    t1168 = t1099 & t1163;
    t1169 = t1101 & t1163;
    t1170 = t1103 & t1163;
    t1171 = t1105 & t1163;
    t1172 = t1108 & t1163;
    t1173 = t1110 & t1163;
    t1174 = t1112 & t1163;
    t1175 = t1114 & t1163;
    t1176 = t1117 & t1163;
    t1177 = t1119 & t1163;
    t1178 = t1121 & t1163;
    t1179 = t1123 & t1163;
    t1180 = t316 & !t317;
    t1181 = t1087 & t1180;
    t1182 = t1125 & t1181;
    t1183 = t1086 & t1181;
    t1184 = t1092 & t1181;
    t1185 = t1095 & t1181;
    t1186 = t1099 & t1181;
    t1187 = t1101 & t1181;
    t1188 = t1103 & t1181;
    t1189 = t1105 & t1181;
    t1190 = t1108 & t1181;
    t1191 = t1110 & t1181;
    t1192 = t1112 & t1181;
    t1193 = t1114 & t1181;
    t1194 = t1117 & t1181;
    t1195 = t1119 & t1181;
    t1196 = t1121 & t1181;
    t1197 = t1123 & t1181;
    t1198 = t1126 & t1180;
    t1199 = t1125 & t1198;
    t1200 = t1086 & t1198;
    t1201 = t1092 & t1198;
    t1202 = t1095 & t1198;
    t1203 = t1099 & t1198;
    t1204 = t1101 & t1198;
    t1205 = t1103 & t1198;
    t1206 = t1105 & t1198;
    t1207 = t1108 & t1198;
    t1208 = t1110 & t1198;
    t1209 = t1112 & t1198;
    t1210 = t1114 & t1198;
    t1211 = t1117 & t1198;
    t1212 = t1119 & t1198;
    t1213 = t1121 & t1198;
    t1214 = t1123 & t1198;
    t1215 = t1144 & t1180;
    t1216 = t1125 & t1215;
    t1217 = t1086 & t1215;
    t1218 = t1092 & t1215;
    t1219 = t1095 & t1215;
    t1220 = t1099 & t1215;
    t1221 = t1101 & t1215;
    t1222 = t1103 & t1215;
    t1223 = t1105 & t1215;
    t1224 = t1108 & t1215;
    t1225 = t1110 & t1215;
    t1226 = t1112 & t1215;
    t1227 = t1114 & t1215;
    t1228 = t1117 & t1215;
    t1229 = t1119 & t1215;
    t1230 = t1121 & t1215;
    t1231 = t1123 & t1215;
    t1232 = t1162 & t1180;
    t1233 = t1125 & t1232;
    t1234 = t1086 & t1232;
    t1235 = t1092 & t1232;
    t1236 = t1095 & t1232;
    t1237 = t1099 & t1232;
    t1238 = t1101 & t1232;
    t1239 = t1103 & t1232;
    t1240 = t1105 & t1232;
    t1241 = t1108 & t1232;
    t1242 = t1110 & t1232;
    t1243 = t1112 & t1232;
    t1244 = t1114 & t1232;
    t1245 = t1117 & t1232;
    t1246 = t1119 & t1232;
    t1247 = t1121 & t1232;
    t1248 = t1123 & t1232;
    t1249 = !t316 & t317;
    t1250 = t1087 & t1249;
    t1251 = t1125 & t1250;
    t1252 = t1086 & t1250;
    t1253 = t1092 & t1250;
    t1254 = t1095 & t1250;
    t1255 = t1099 & t1250;
    t1256 = t1101 & t1250;
    t1257 = t1103 & t1250;
    t1258 = t1105 & t1250;
    t1259 = t1108 & t1250;
    t1260 = t1110 & t1250;
    t1261 = t1112 & t1250;
    t1262 = t1114 & t1250;
    t1263 = t1117 & t1250;
    t1264 = t1119 & t1250;
    t1265 = t1121 & t1250;
    t1266 = t1123 & t1250;
    t1267 = t1126 & t1249;
    t1268 = t1125 & t1267;
    t1269 = t1086 & t1267;
    t1270 = t1092 & t1267;
    t1271 = t1095 & t1267;
    t1272 = t1099 & t1267;
    t1273 = t1101 & t1267;
    t1274 = t1103 & t1267;
    t1275 = t1105 & t1267;
    t1276 = t1108 & t1267;
    t1277 = t1110 & t1267;
    t1278 = t1112 & t1267;
    t1279 = t1114 & t1267;
    t1280 = t1117 & t1267;
    t1281 = t1119 & t1267;
    t1282 = t1121 & t1267;
    t1283 = t1123 & t1267;
    t1284 = t1144 & t1249;
    t1285 = t1125 & t1284;
    t1286 = t1086 & t1284;
    t1287 = t1092 & t1284;
    t1288 = t1095 & t1284;
    t1289 = t1099 & t1284;
    t1290 = t1101 & t1284;
    t1291 = t1103 & t1284;
    t1292 = t1105 & t1284;
    t1293 = t1108 & t1284;
    t1294 = t1110 & t1284;
    t1295 = t1112 & t1284;
    t1296 = t1114 & t1284;
    t1297 = t1117 & t1284;
    t1298 = t1119 & t1284;
    t1299 = t1121 & t1284;
    t1300 = t1123 & t1284;
    t1301 = t1162 & t1249;
    t1302 = t1125 & t1301;
    t1303 = t1086 & t1301;
    t1304 = t1092 & t1301;
    t1305 = t1095 & t1301;
    t1306 = t1099 & t1301;
    t1307 = t1101 & t1301;
    t1308 = t1103 & t1301;
    t1309 = t1105 & t1301;
    t1310 = t1108 & t1301;
    t1311 = t1110 & t1301;
    t1312 = t1112 & t1301;
    t1313 = t1114 & t1301;
    t1314 = t1117 & t1301;
    t1315 = t1119 & t1301;
    t1316 = t1121 & t1301;
    t1317 = t1123 & t1301;
    t1318 = t316 & t317;
    t1319 = t1087 & t1318;
    t1320 = t1125 & t1319;
    t1321 = t1086 & t1319;
    t1322 = t1092 & t1319;
    t1323 = t1095 & t1319;
    t1324 = t1099 & t1319;
    t1325 = t1101 & t1319;
    t1326 = t1103 & t1319;
    t1327 = t1105 & t1319;
    t1328 = t1108 & t1319;
    t1329 = t1110 & t1319;
    t1330 = t1112 & t1319;
    t1331 = t1114 & t1319;
    t1332 = t1117 & t1319;
    t1333 = t1119 & t1319;
    t1334 = t1121 & t1319;
    t1335 = t1123 & t1319;
    t1336 = t1126 & t1318;
    t1337 = t1125 & t1336;
    t1338 = t1086 & t1336;
    t1339 = t1092 & t1336;
    t1340 = t1095 & t1336;
    t1341 = t1099 & t1336;
    t1342 = t1101 & t1336;
    t1343 = t1103 & t1336;
    t1344 = t1105 & t1336;
    t1345 = t1108 & t1336;
    t1346 = t1110 & t1336;
    t1347 = t1112 & t1336;
    t1348 = t1114 & t1336;
    t1349 = t1117 & t1336;
    t1350 = t1119 & t1336;
    t1351 = t1121 & t1336;
    t1352 = t1123 & t1336;
    t1353 = t1144 & t1318;
    t1354 = t1125 & t1353;
    t1355 = t1086 & t1353;
    t1356 = t1092 & t1353;
    t1357 = t1095 & t1353;
    t1358 = t1099 & t1353;
    t1359 = t1101 & t1353;
    t1360 = t1103 & t1353;
    t1361 = t1105 & t1353;
    t1362 = t1108 & t1353;
    t1363 = t1110 & t1353;
    t1364 = t1112 & t1353;
    t1365 = t1114 & t1353;
    t1366 = t1117 & t1353;
    t1367 = t1119 & t1353;
    t1368 = t1121 & t1353;
    t1369 = t1123 & t1353;
    t1370 = t1162 & t1318;
    t1371 = t1125 & t1370;
    t1372 = t1086 & t1370;
    t1373 = t1092 & t1370;
    t1374 = t1095 & t1370;
    t1375 = t1099 & t1370;
    t1376 = t1101 & t1370;
    t1377 = t1103 & t1370;
    t1378 = t1105 & t1370;
    t1379 = t1108 & t1370;
    t1380 = t1110 & t1370;
    t1381 = t1112 & t1370;
    t1382 = t1114 & t1370;
    t1383 = t1117 & t1370;
    t1384 = t1119 & t1370;
    t1385 = t1121 & t1370;
    t1386 = t1123 & t1370;
    t1387 = t1090 | t1093 | t1100 | t1104 | t1109 | t1111 | t1113 | t1115 | t1124 | t1128 | t1129 | t1130 | t1131
        | t1132 | t1134 | t1135 | t1136 | t1139 | t1140 | t1143 | t1147 | t1148 | t1152 | t1153 | t1155 | t1158
        | t1159 | t1160 | t1161 | t1166 | t1168 | t1171 | t1173 | t1174 | t1175 | t1176 | t1177 | t1179 | t1184
        | t1191 | t1192 | t1201 | t1203 | t1204 | t1205 | t1206 | t1207 | t1209 | t1210 | t1212 | t1213 | t1214
        | t1218 | t1219 | t1221 | t1222 | t1223 | t1224 | t1226 | t1227 | t1229 | t1230 | t1234 | t1239 | t1240
        | t1241 | t1242 | t1243 | t1245 | t1246 | t1247 | t1253 | t1254 | t1256 | t1258 | t1259 | t1263 | t1265
        | t1266 | t1269 | t1270 | t1272 | t1275 | t1278 | t1279 | t1281 | t1282 | t1287 | t1290 | t1291 | t1293
        | t1296 | t1297 | t1299 | t1302 | t1304 | t1306 | t1307 | t1308 | t1310 | t1312 | t1315 | t1317 | t1321
        | t1329 | t1330 | t1331 | t1332 | t1333 | t1335 | t1341 | t1342 | t1343 | t1349 | t1351 | t1359 | t1360
        | t1361 | t1362 | t1364 | t1367 | t1371 | t1375 | t1376 | t1377 | t1379 | t1384 | t1386;
    t1388 = t1096 | t1102 | t1104 | t1118 | t1122 | t1124 | t1128 | t1130 | t1132 | t1136 | t1137 | t1138 | t1139
        | t1140 | t1141 | t1142 | t1143 | t1148 | t1151 | t1152 | t1153 | t1156 | t1157 | t1160 | t1165 | t1166
        | t1167 | t1169 | t1173 | t1174 | t1178 | t1183 | t1184 | t1186 | t1188 | t1189 | t1195 | t1197 | t1200
        | t1201 | t1202 | t1204 | t1208 | t1211 | t1213 | t1214 | t1218 | t1219 | t1223 | t1224 | t1229 | t1231
        | t1234 | t1236 | t1237 | t1238 | t1239 | t1240 | t1242 | t1244 | t1246 | t1247 | t1251 | t1255 | t1256
        | t1259 | t1260 | t1261 | t1263 | t1264 | t1265 | t1269 | t1270 | t1272 | t1273 | t1275 | t1280 | t1281
        | t1283 | t1286 | t1292 | t1293 | t1295 | t1296 | t1298 | t1300 | t1302 | t1303 | t1304 | t1311 | t1314
        | t1315 | t1316 | t1317 | t1321 | t1322 | t1323 | t1327 | t1329 | t1330 | t1332 | t1333 | t1334 | t1338
        | t1344 | t1348 | t1349 | t1351 | t1357 | t1358 | t1359 | t1360 | t1361 | t1362 | t1364 | t1365 | t1367
        | t1368 | t1369 | t1373 | t1374 | t1375 | t1376 | t1379 | t1380 | t1381 | t1383 | t1384;
    t1389 = t1096 | t1104 | t1106 | t1109 | t1111 | t1113 | t1118 | t1120 | t1122 | t1124 | t1129 | t1131 | t1133
        | t1135 | t1137 | t1141 | t1143 | t1147 | t1148 | t1149 | t1155 | t1160 | t1161 | t1165 | t1168 | t1174
        | t1175 | t1179 | t1182 | t1184 | t1186 | t1187 | t1188 | t1189 | t1191 | t1192 | t1196 | t1203 | t1204
        | t1207 | t1208 | t1213 | t1214 | t1217 | t1221 | t1222 | t1223 | t1230 | t1231 | t1235 | t1236 | t1237
        | t1238 | t1240 | t1242 | t1243 | t1245 | t1246 | t1247 | t1251 | t1253 | t1257 | t1258 | t1259 | t1260
        | t1261 | t1262 | t1263 | t1264 | t1266 | t1269 | t1270 | t1274 | t1275 | t1276 | t1277 | t1279 | t1281
        | t1282 | t1287 | t1288 | t1289 | t1293 | t1294 | t1296 | t1298 | t1302 | t1305 | t1308 | t1314 | t1315
        | t1316 | t1317 | t1320 | t1322 | t1323 | t1324 | t1326 | t1327 | t1328 | t1331 | t1333 | t1335 | t1337
        | t1338 | t1339 | t1342 | t1344 | t1346 | t1347 | t1349 | t1355 | t1356 | t1358 | t1360 | t1361 | t1363
        | t1367 | t1368 | t1369 | t1374 | t1376 | t1378 | t1380 | t1381 | t1382 | t1385 | t1386;
    t1390 = t1096 | t1100 | t1102 | t1104 | t1106 | t1129 | t1135 | t1138 | t1141 | t1146 | t1147 | t1148 | t1149
        | t1151 | t1153 | t1156 | t1158 | t1161 | t1167 | t1171 | t1173 | t1174 | t1177 | t1178 | t1179 | t1182
        | t1183 | t1185 | t1186 | t1187 | t1188 | t1191 | t1193 | t1194 | t1197 | t1200 | t1201 | t1203 | t1207
        | t1210 | t1213 | t1214 | t1216 | t1217 | t1218 | t1219 | t1220 | t1224 | t1225 | t1229 | t1230 | t1234
        | t1235 | t1236 | t1240 | t1246 | t1248 | t1252 | t1253 | t1254 | t1257 | t1259 | t1261 | t1262 | t1264
        | t1266 | t1270 | t1271 | t1273 | t1279 | t1281 | t1282 | t1285 | t1286 | t1290 | t1291 | t1294 | t1297
        | t1299 | t1302 | t1304 | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1315 | t1316 | t1317
        | t1321 | t1322 | t1325 | t1326 | t1327 | t1328 | t1330 | t1331 | t1332 | t1333 | t1334 | t1337 | t1339
        | t1341 | t1343 | t1344 | t1346 | t1347 | t1348 | t1350 | t1354 | t1358 | t1359 | t1361 | t1362 | t1368
        | t1369 | t1373 | t1375 | t1376 | t1377 | t1378 | t1380 | t1381 | t1383 | t1384 | t1386;
    t1391 = t1093 | t1096 | t1120 | t1128 | t1129 | t1133 | t1134 | t1141 | t1143 | t1146 | t1148 | t1149 | t1152
        | t1155 | t1156 | t1158 | t1161 | t1164 | t1165 | t1166 | t1168 | t1171 | t1173 | t1183 | t1185 | t1186
        | t1187 | t1191 | t1197 | t1199 | t1202 | t1205 | t1206 | t1207 | t1208 | t1210 | t1211 | t1212 | t1214
        | t1217 | t1219 | t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1226 | t1227 | t1229 | t1233 | t1235
        | t1237 | t1240 | t1242 | t1243 | t1244 | t1246 | t1247 | t1251 | t1252 | t1256 | t1258 | t1259 | t1260
        | t1261 | t1265 | t1266 | t1268 | t1269 | t1271 | t1272 | t1273 | t1274 | t1277 | t1280 | t1282 | t1285
        | t1286 | t1287 | t1288 | t1291 | t1293 | t1295 | t1298 | t1299 | t1300 | t1302 | t1304 | t1305 | t1311
        | t1312 | t1317 | t1322 | t1323 | t1326 | t1330 | t1331 | t1333 | t1334 | t1335 | t1338 | t1339 | t1340
        | t1341 | t1344 | t1347 | t1349 | t1350 | t1352 | t1355 | t1357 | t1359 | t1364 | t1365 | t1366 | t1367
        | t1368 | t1369 | t1371 | t1372 | t1375 | t1377 | t1378 | t1379 | t1382 | t1383 | t1386;
    t1392 = t1093 | t1100 | t1104 | t1111 | t1113 | t1124 | t1130 | t1132 | t1133 | t1135 | t1137 | t1138 | t1139
        | t1140 | t1143 | t1147 | t1152 | t1153 | t1154 | t1155 | t1157 | t1159 | t1161 | t1167 | t1169 | t1171
        | t1172 | t1175 | t1176 | t1182 | t1184 | t1186 | t1187 | t1189 | t1190 | t1191 | t1193 | t1196 | t1197
        | t1199 | t1200 | t1201 | t1202 | t1205 | t1208 | t1209 | t1210 | t1213 | t1214 | t1217 | t1218 | t1222
        | t1224 | t1225 | t1227 | t1234 | t1238 | t1242 | t1244 | t1246 | t1251 | t1252 | t1255 | t1259 | t1261
        | t1264 | t1265 | t1268 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1279 | t1280 | t1283
        | t1285 | t1287 | t1293 | t1294 | t1295 | t1296 | t1297 | t1298 | t1299 | t1304 | t1306 | t1307 | t1308
        | t1309 | t1310 | t1311 | t1312 | t1313 | t1315 | t1316 | t1320 | t1323 | t1324 | t1326 | t1327 | t1331
        | t1333 | t1334 | t1335 | t1337 | t1342 | t1344 | t1345 | t1346 | t1347 | t1349 | t1352 | t1354 | t1355
        | t1359 | t1364 | t1368 | t1371 | t1372 | t1373 | t1374 | t1375 | t1380 | t1382 | t1386;
    t1393 = t1096 | t1100 | t1102 | t1104 | t1109 | t1115 | t1120 | t1122 | t1124 | t1128 | t1129 | t1130 | t1134
        | t1135 | t1136 | t1139 | t1142 | t1143 | t1146 | t1150 | t1152 | t1154 | t1157 | t1158 | t1160 | t1165
        | t1166 | t1167 | t1171 | t1173 | t1174 | t1175 | t1176 | t1177 | t1179 | t1182 | t1186 | t1187 | t1189
        | t1190 | t1193 | t1194 | t1196 | t1199 | t1200 | t1201 | t1207 | t1208 | t1211 | t1213 | t1216 | t1221
        | t1222 | t1226 | t1227 | t1228 | t1233 | t1234 | t1238 | t1239 | t1245 | t1246 | t1247 | t1252 | t1253
        | t1254 | t1255 | t1258 | t1259 | t1260 | t1262 | t1264 | t1265 | t1269 | t1271 | t1273 | t1274 | t1275
        | t1276 | t1277 | t1278 | t1279 | t1280 | t1286 | t1289 | t1292 | t1295 | t1299 | t1302 | t1304 | t1306
        | t1310 | t1313 | t1314 | t1316 | t1317 | t1323 | t1328 | t1330 | t1331 | t1334 | t1335 | t1337 | t1339
        | t1342 | t1344 | t1347 | t1348 | t1349 | t1350 | t1358 | t1360 | t1362 | t1365 | t1366 | t1369 | t1371
        | t1372 | t1375 | t1376 | t1377 | t1378 | t1381 | t1382 | t1383 | t1384 | t1385 | t1386;
    t1394 = t1093 | t1096 | t1100 | t1106 | t1109 | t1111 | t1115 | t1118 | t1124 | t1128 | t1130 | t1131 | t1132
        | t1134 | t1135 | t1137 | t1141 | t1142 | t1146 | t1148 | t1150 | t1152 | t1153 | t1154 | t1155 | t1158
        | t1160 | t1161 | t1164 | t1167 | t1169 | t1170 | t1172 | t1175 | t1178 | t1179 | t1183 | t1184 | t1186
        | t1189 | t1193 | t1194 | t1195 | t1196 | t1201 | t1204 | t1206 | t1207 | t1208 | t1209 | t1211 | t1213
        | t1214 | t1220 | t1221 | t1223 | t1224 | t1225 | t1229 | t1230 | t1235 | t1236 | t1237 | t1239 | t1241
        | t1243 | t1244 | t1246 | t1247 | t1248 | t1254 | t1255 | t1260 | t1262 | t1266 | t1270 | t1271 | t1272
        | t1277 | t1281 | t1289 | t1293 | t1294 | t1295 | t1297 | t1298 | t1299 | t1300 | t1302 | t1305 | t1306
        | t1308 | t1309 | t1311 | t1312 | t1314 | t1316 | t1324 | t1326 | t1329 | t1330 | t1331 | t1332 | t1334
        | t1335 | t1337 | t1341 | t1343 | t1347 | t1348 | t1349 | t1352 | t1355 | t1356 | t1366 | t1368 | t1371
        | t1372 | t1373 | t1375 | t1376 | t1378 | t1379 | t1380 | t1381 | t1382 | t1383 | t1384;
    t1395 = t217 & t1387;
    t1396 = t217 & t1388;
    t1397 = t218 & t1387;
    t1398 = t1396 ^ t1397;
    t1399 = t217 & t1389;
    t1400 = t218 & t1388;
    t1401 = t219 & t1387;
    t1402 = t1399 ^ t1400 ^ t1401;
    t1403 = t217 & t1390;
    t1404 = t218 & t1389;
    t1405 = t219 & t1388;
    t1406 = t220 & t1387;
    t1407 = t1403 ^ t1404 ^ t1405 ^ t1406;
    t1408 = t217 & t1391;
    t1409 = t218 & t1390;
    t1410 = t219 & t1389;
    t1411 = t220 & t1388;
    t1412 = t221 & t1387;
    t1413 = t1408 ^ t1409 ^ t1410 ^ t1411 ^ t1412;
    t1414 = t217 & t1392;
    t1415 = t218 & t1391;
    t1416 = t219 & t1390;
    t1417 = t220 & t1389;
    t1418 = t221 & t1388;
    t1419 = t222 & t1387;
    t1420 = t1414 ^ t1415 ^ t1416 ^ t1417 ^ t1418 ^ t1419;
    t1421 = t217 & t1393;
    t1422 = t218 & t1392;
    t1423 = t219 & t1391;
    t1424 = t220 & t1390;
    t1425 = t221 & t1389;
    t1426 = t222 & t1388;
    t1427 = t223 & t1387;
    t1428 = t1421 ^ t1422 ^ t1423 ^ t1424 ^ t1425 ^ t1426 ^ t1427;
    t1429 = t217 & t1394;
    t1430 = t218 & t1393;
    t1431 = t219 & t1392;
    t1432 = t220 & t1391;
    t1433 = t221 & t1390;
    t1434 = t222 & t1389;
    t1435 = t223 & t1388;
    t1436 = t224 & t1387;
    t1437 = t1429 ^ t1430 ^ t1431 ^ t1432 ^ t1433 ^ t1434 ^ t1435 ^ t1436;
    t1438 = t218 & t1394;
    t1439 = t219 & t1393;
    t1440 = t220 & t1392;
    t1441 = t221 & t1391;
    t1442 = t222 & t1390;
    t1443 = t223 & t1389;
    t1444 = t224 & t1388;
    t1445 = t1438 ^ t1439 ^ t1440 ^ t1441 ^ t1442 ^ t1443 ^ t1444;
    t1446 = t219 & t1394;
    t1447 = t220 & t1393;
    t1448 = t221 & t1392;
    t1449 = t222 & t1391;
    t1450 = t223 & t1390;
    t1451 = t224 & t1389;
    t1452 = t1446 ^ t1447 ^ t1448 ^ t1449 ^ t1450 ^ t1451;
    t1453 = t220 & t1394;
    t1454 = t221 & t1393;
    t1455 = t222 & t1392;
    t1456 = t223 & t1391;
    t1457 = t224 & t1390;
    t1458 = t1453 ^ t1454 ^ t1455 ^ t1456 ^ t1457;
    t1459 = t221 & t1394;
    t1460 = t222 & t1393;
    t1461 = t223 & t1392;
    t1462 = t224 & t1391;
    t1463 = t1459 ^ t1460 ^ t1461 ^ t1462;
    t1464 = t222 & t1394;
    t1465 = t223 & t1393;
    t1466 = t224 & t1392;
    t1467 = t1464 ^ t1465 ^ t1466;
    t1468 = t223 & t1394;
    t1469 = t224 & t1393;
    t1470 = t1468 ^ t1469;
    t1471 = t224 & t1394;
    t1472 = t1395 ^ t1445 ^ t1458 ^ t1463 ^ t1467;
    t1473 = t1398 ^ t1445 ^ t1452 ^ t1458 ^ t1470;
    t1474 = t1402 ^ t1452 ^ t1458 ^ t1463 ^ t1471;
    t1475 = t1407 ^ t1458 ^ t1463 ^ t1467;
    t1476 = t1413 ^ t1463 ^ t1467 ^ t1470;
    t1477 = t1420 ^ t1445 ^ t1458 ^ t1463 ^ t1470 ^ t1471;
    t1478 = t1428 ^ t1445 ^ t1452 ^ t1458 ^ t1471;
    t1479 = t1437 ^ t1452 ^ t1458 ^ t1463;
    t1480 = t8 & t1472;
    t1481 = t9 & t1472;
    t1482 = t8 & t1473;
    t1483 = t1481 ^ t1482;
    t1484 = t10 & t1472;
    t1485 = t9 & t1473;
    t1486 = t8 & t1474;
    t1487 = t1484 ^ t1485 ^ t1486;
    t1488 = t11 & t1472;
    t1489 = t10 & t1473;
    t1490 = t9 & t1474;
    t1491 = t8 & t1475;
    t1492 = t1488 ^ t1489 ^ t1490 ^ t1491;
    t1493 = t12 & t1472;
    t1494 = t11 & t1473;
    t1495 = t10 & t1474;
    t1496 = t9 & t1475;
    t1497 = t8 & t1476;
    t1498 = t1493 ^ t1494 ^ t1495 ^ t1496 ^ t1497;
    t1499 = t13 & t1472;
    t1500 = t12 & t1473;
    t1501 = t11 & t1474;
    t1502 = t10 & t1475;
    t1503 = t9 & t1476;
    t1504 = t8 & t1477;
    t1505 = t1499 ^ t1500 ^ t1501 ^ t1502 ^ t1503 ^ t1504;
    t1506 = t14 & t1472;
    t1507 = t13 & t1473;
    t1508 = t12 & t1474;
    t1509 = t11 & t1475;
    t1510 = t10 & t1476;
    t1511 = t9 & t1477;
    t1512 = t8 & t1478;
    t1513 = t1506 ^ t1507 ^ t1508 ^ t1509 ^ t1510 ^ t1511 ^ t1512;
    t1514 = t15 & t1472;
    t1515 = t14 & t1473;
    t1516 = t13 & t1474;
    t1517 = t12 & t1475;
    t1518 = t11 & t1476;
    t1519 = t10 & t1477;
    t1520 = t9 & t1478;
    t1521 = t8 & t1479;
    t1522 = t1514 ^ t1515 ^ t1516 ^ t1517 ^ t1518 ^ t1519 ^ t1520 ^ t1521;
    t1523 = t15 & t1473;
    t1524 = t14 & t1474;
    t1525 = t13 & t1475;
    t1526 = t12 & t1476;
    t1527 = t11 & t1477;
    t1528 = t10 & t1478;
    t1529 = t9 & t1479;
    t1530 = t1523 ^ t1524 ^ t1525 ^ t1526 ^ t1527 ^ t1528 ^ t1529;
    t1531 = t15 & t1474;
    t1532 = t14 & t1475;
    t1533 = t13 & t1476;
    t1534 = t12 & t1477;
    t1535 = t11 & t1478;
    t1536 = t10 & t1479;
    t1537 = t1531 ^ t1532 ^ t1533 ^ t1534 ^ t1535 ^ t1536;
    t1538 = t15 & t1475;
    t1539 = t14 & t1476;
    t1540 = t13 & t1477;
    t1541 = t12 & t1478;
    t1542 = t11 & t1479;
    t1543 = t1538 ^ t1539 ^ t1540 ^ t1541 ^ t1542;
    t1544 = t15 & t1476;
    t1545 = t14 & t1477;
    t1546 = t13 & t1478;
    t1547 = t12 & t1479;
    t1548 = t1544 ^ t1545 ^ t1546 ^ t1547;
    t1549 = t15 & t1477;
    t1550 = t14 & t1478;
    t1551 = t13 & t1479;
    t1552 = t1549 ^ t1550 ^ t1551;
    t1553 = t15 & t1478;
    t1554 = t14 & t1479;
    t1555 = t1553 ^ t1554;
    t1556 = t15 & t1479;
    t1557 = t1480 ^ t1530 ^ t1543 ^ t1548 ^ t1552;
    t1558 = t1483 ^ t1530 ^ t1537 ^ t1543 ^ t1555;
    t1559 = t1487 ^ t1537 ^ t1543 ^ t1548 ^ t1556;
    t1560 = t1492 ^ t1543 ^ t1548 ^ t1552;
    t1561 = t1498 ^ t1548 ^ t1552 ^ t1555;
    t1562 = t1505 ^ t1530 ^ t1543 ^ t1548 ^ t1555 ^ t1556;
    t1563 = t1513 ^ t1530 ^ t1537 ^ t1543 ^ t1556;
    t1564 = t1522 ^ t1537 ^ t1543 ^ t1548;
    t1565 = t0 ^ t1557;
    t1566 = t1 ^ t1558;
    t1567 = t2 ^ t1559;
    t1568 = t3 ^ t1560;
    t1569 = t4 ^ t1561;
    t1570 = t5 ^ t1562;
    t1571 = t6 ^ t1563;
    t1572 = t7 ^ t1564;
    t1573 = t0 & t1472;
    t1574 = t1 & t1472;
    t1575 = t0 & t1473;
    t1576 = t1574 ^ t1575;
    t1577 = t2 & t1472;
    t1578 = t1 & t1473;
    t1579 = t0 & t1474;
    t1580 = t1577 ^ t1578 ^ t1579;
    t1581 = t3 & t1472;
    t1582 = t2 & t1473;
    t1583 = t1 & t1474;
    t1584 = t0 & t1475;
    t1585 = t1581 ^ t1582 ^ t1583 ^ t1584;
    t1586 = t4 & t1472;
    t1587 = t3 & t1473;
    t1588 = t2 & t1474;
    t1589 = t1 & t1475;
    t1590 = t0 & t1476;
    t1591 = t1586 ^ t1587 ^ t1588 ^ t1589 ^ t1590;
    t1592 = t5 & t1472;
    t1593 = t4 & t1473;
    t1594 = t3 & t1474;
    t1595 = t2 & t1475;
    t1596 = t1 & t1476;
    t1597 = t0 & t1477;
    t1598 = t1592 ^ t1593 ^ t1594 ^ t1595 ^ t1596 ^ t1597;
    t1599 = t6 & t1472;
    t1600 = t5 & t1473;
    t1601 = t4 & t1474;
    t1602 = t3 & t1475;
    t1603 = t2 & t1476;
    t1604 = t1 & t1477;
    t1605 = t0 & t1478;
    t1606 = t1599 ^ t1600 ^ t1601 ^ t1602 ^ t1603 ^ t1604 ^ t1605;
    t1607 = t7 & t1472;
    t1608 = t6 & t1473;
    t1609 = t5 & t1474;
    t1610 = t4 & t1475;
    t1611 = t3 & t1476;
    t1612 = t2 & t1477;
    t1613 = t1 & t1478;
    t1614 = t0 & t1479;
    t1615 = t1607 ^ t1608 ^ t1609 ^ t1610 ^ t1611 ^ t1612 ^ t1613 ^ t1614;
    t1616 = t7 & t1473;
    t1617 = t6 & t1474;
    t1618 = t5 & t1475;
    t1619 = t4 & t1476;
    t1620 = t3 & t1477;
    t1621 = t2 & t1478;
    t1622 = t1 & t1479;
    t1623 = t1616 ^ t1617 ^ t1618 ^ t1619 ^ t1620 ^ t1621 ^ t1622;
    t1624 = t7 & t1474;
    t1625 = t6 & t1475;
    t1626 = t5 & t1476;
    t1627 = t4 & t1477;
    t1628 = t3 & t1478;
    t1629 = t2 & t1479;
    t1630 = t1624 ^ t1625 ^ t1626 ^ t1627 ^ t1628 ^ t1629;
    t1631 = t7 & t1475;
    t1632 = t6 & t1476;
    t1633 = t5 & t1477;
    t1634 = t4 & t1478;
    t1635 = t3 & t1479;
    t1636 = t1631 ^ t1632 ^ t1633 ^ t1634 ^ t1635;
    t1637 = t7 & t1476;
    t1638 = t6 & t1477;
    t1639 = t5 & t1478;
    t1640 = t4 & t1479;
    t1641 = t1637 ^ t1638 ^ t1639 ^ t1640;
    t1642 = t7 & t1477;
    t1643 = t6 & t1478;
    t1644 = t5 & t1479;
    t1645 = t1642 ^ t1643 ^ t1644;
    t1646 = t7 & t1478;
    t1647 = t6 & t1479;
    t1648 = t1646 ^ t1647;
    t1649 = t7 & t1479;
    t1650 = t1573 ^ t1623 ^ t1636 ^ t1641 ^ t1645;
    t1651 = t1576 ^ t1623 ^ t1630 ^ t1636 ^ t1648;
    t1652 = t1580 ^ t1630 ^ t1636 ^ t1641 ^ t1649;
    t1653 = t1585 ^ t1636 ^ t1641 ^ t1645;
    t1654 = t1591 ^ t1641 ^ t1645 ^ t1648;
    t1655 = t1598 ^ t1623 ^ t1636 ^ t1641 ^ t1648 ^ t1649;
    t1656 = t1606 ^ t1623 ^ t1630 ^ t1636 ^ t1649;
    t1657 = t1615 ^ t1630 ^ t1636 ^ t1641;
    t1658 = t0 ^ t8;
    t1659 = t1 ^ t9;
    t1660 = t2 ^ t10;
    t1661 = t3 ^ t11;
    t1662 = t4 ^ t12;
    t1663 = t5 ^ t13;
    t1664 = t6 ^ t14;
    t1665 = t7 ^ t15;
    t1666 = t0 ^ t16;
    t1667 = t1 ^ t17;
    t1668 = t2 ^ t18;
    t1669 = t3 ^ t19;
    t1670 = t4 ^ t20;
    t1671 = t5 ^ t21;
    t1672 = t6 ^ t22;
    t1673 = t7 ^ t23;
    t1674 = t0 ^ t24;
    t1675 = t1 ^ t25;
    t1676 = t2 ^ t26;
    t1677 = t3 ^ t27;
    t1678 = t4 ^ t28;
    t1679 = t5 ^ t29;
    t1680 = t6 ^ t30;
    t1681 = t7 ^ t31;
    t1682 = t1658 | t1659 | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666 | t1667 | t1668 | t1669 | t1670
        | t1671 | t1672 | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679 | t1680 | t1681;
    t1683 = t0 & !t1682;
    t1684 = t1 & !t1682;
    t1685 = t2 & !t1682;
    t1686 = t3 & !t1682;
    t1687 = t4 & !t1682;
    t1688 = t5 & !t1682;
    t1689 = t6 & !t1682;
    t1690 = t7 & !t1682;
    t1691 = t1565 ^ t1650;
    t1692 = t1566 ^ t1651;
    t1693 = t1567 ^ t1652;
    t1694 = t1568 ^ t1653;
    t1695 = t1569 ^ t1654;
    t1696 = t1570 ^ t1655;
    t1697 = t1571 ^ t1656;
    t1698 = t1572 ^ t1657;
    t1699 = !t419 & t1083;
    t1700 = t1691 & t1699;
    t1701 = t1692 & t1699;
    t1702 = t1693 & t1699;
    t1703 = t1694 & t1699;
    t1704 = t1695 & t1699;
    t1705 = t1696 & t1699;
    t1706 = t1697 & t1699;
    t1707 = t1698 & t1699;
    t1708 = t7 ^ t8;
    t1709 = t0 ^ t7 ^ t9;
    t1710 = t1 ^ t10;
    t1711 = t2 ^ t11;
    t1712 = t3 ^ t12;
    t1713 = t4 ^ t7 ^ t13;
    t1714 = t5 ^ t7 ^ t14;
    t1715 = t6 ^ t15;
    t1716 = t6 ^ t16;
    t1717 = t6 ^ t7 ^ t17;
    t1718 = t0 ^ t7 ^ t18;
    t1719 = t1 ^ t19;
    t1720 = t2 ^ t20;
    t1721 = t3 ^ t6 ^ t21;
    t1722 = t4 ^ t6 ^ t7 ^ t22;
    t1723 = t5 ^ t7 ^ t23;
    t1724 = t5 ^ t7 ^ t24;
    t1725 = t5 ^ t6 ^ t7 ^ t25;
    t1726 = t6 ^ t7 ^ t26;
    t1727 = t0 ^ t7 ^ t27;
    t1728 = t1 ^ t28;
    t1729 = t2 ^ t5 ^ t7 ^ t29;
    t1730 = t3 ^ t5 ^ t6 ^ t7 ^ t30;
    t1731 = t4 ^ t6 ^ t7 ^ t31;
    t1732 = t1708 | t1709 | t1710 | t1711 | t1712 | t1713 | t1714 | t1715 | t1716 | t1717 | t1718 | t1719 | t1720
        | t1721 | t1722 | t1723 | t1724 | t1725 | t1726 | t1727 | t1728 | t1729 | t1730 | t1731;
    t1733 = t0 & !t1732;
    t1734 = t1 & !t1732;
    t1735 = t2 & !t1732;
    t1736 = t3 & !t1732;
    t1737 = t4 & !t1732;
    t1738 = t5 & !t1732;
    t1739 = t6 & !t1732;
    t1740 = t7 & !t1732;
    t1741 = t1650 ^ t1657;
    t1742 = t1654 ^ t1657;
    t1743 = t1655 ^ t1657;
    t1744 = t1565 ^ t1657;
    t1745 = t1566 ^ t1741;
    t1746 = t1567 ^ t1651;
    t1747 = t1568 ^ t1652;
    t1748 = t1569 ^ t1653;
    t1749 = t1570 ^ t1742;
    t1750 = t1571 ^ t1743;
    t1751 = t1572 ^ t1656;
    t1752 = !t436 & t1083;
    t1753 = t1744 & t1752;
    t1754 = t1745 & t1752;
    t1755 = t1746 & t1752;
    t1756 = t1747 & t1752;
    t1757 = t1748 & t1752;
    t1758 = t1749 & t1752;
    t1759 = t1750 & t1752;
    t1760 = t1751 & t1752;
    t1761 = t6 ^ t8;
    t1762 = t6 ^ t7 ^ t9;
    t1763 = t0 ^ t7 ^ t10;
    t1764 = t1 ^ t11;
    t1765 = t2 ^ t12;
    t1766 = t3 ^ t6 ^ t13;
    t1767 = t4 ^ t6 ^ t7 ^ t14;
    t1768 = t5 ^ t7 ^ t15;
    t1769 = t4 ^ t6 ^ t7 ^ t16;
    t1770 = t4 ^ t5 ^ t6 ^ t17;
    t1771 = t5 ^ t6 ^ t7 ^ t18;
    t1772 = t6 ^ t7 ^ t19;
    t1773 = t0 ^ t7 ^ t20;
    t1774 = t1 ^ t4 ^ t6 ^ t7 ^ t21;
    t1775 = t2 ^ t4 ^ t5 ^ t6 ^ t22;
    t1776 = t3 ^ t5 ^ t6 ^ t7 ^ t23;
    t1777 = t2 ^ t4 ^ t5 ^ t6 ^ t24;
    t1778 = t2 ^ t3 ^ t4 ^ t7 ^ t25;
    t1779 = t3 ^ t4 ^ t5 ^ t26;
    t1780 = t4 ^ t5 ^ t6 ^ t27;
    t1781 = t5 ^ t6 ^ t7 ^ t28;
    t1782 = t2 ^ t4 ^ t5 ^ t7 ^ t29;
    t1783 = t0 ^ t2 ^ t3 ^ t4 ^ t30;
    t1784 = t1 ^ t3 ^ t4 ^ t5 ^ t31;
    t1785 = t1761 | t1762 | t1763 | t1764 | t1765 | t1766 | t1767 | t1768 | t1769 | t1770 | t1771 | t1772 | t1773
        | t1774 | t1775 | t1776 | t1777 | t1778 | t1779 | t1780 | t1781 | t1782 | t1783 | t1784;
    t1786 = t0 & !t1785;
    t1787 = t1 & !t1785;
    t1788 = t2 & !t1785;
    t1789 = t3 & !t1785;
    t1790 = t4 & !t1785;
    t1791 = t5 & !t1785;
    t1792 = t6 & !t1785;
    t1793 = t7 & !t1785;
    t1794 = t1656 ^ t1657;
    t1795 = t1653 ^ t1656;
    t1796 = t1654 ^ t1656 ^ t1657;
    t1797 = t1565 ^ t1656;
    t1798 = t1566 ^ t1794;
    t1799 = t1567 ^ t1741;
    t1800 = t1568 ^ t1651;
    t1801 = t1569 ^ t1652;
    t1802 = t1570 ^ t1795;
    t1803 = t1571 ^ t1796;
    t1804 = t1572 ^ t1743;
    t1805 = !t453 & t1083;
    t1806 = t1797 & t1805;
    t1807 = t1798 & t1805;
    t1808 = t1799 & t1805;
    t1809 = t1800 & t1805;
    t1810 = t1801 & t1805;
    t1811 = t1802 & t1805;
    t1812 = t1803 & t1805;
    t1813 = t1804 & t1805;
    t1814 = t5 ^ t7 ^ t8;
    t1815 = t5 ^ t6 ^ t7 ^ t9;
    t1816 = t6 ^ t7 ^ t10;
    t1817 = t0 ^ t7 ^ t11;
    t1818 = t1 ^ t12;
    t1819 = t2 ^ t5 ^ t7 ^ t13;
    t1820 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    t1821 = t4 ^ t6 ^ t7 ^ t15;
    t1822 = t2 ^ t4 ^ t5 ^ t6 ^ t16;
    t1823 = t2 ^ t3 ^ t4 ^ t7 ^ t17;
    t1824 = t3 ^ t4 ^ t5 ^ t18;
    t1825 = t4 ^ t5 ^ t6 ^ t19;
    t1826 = t5 ^ t6 ^ t7 ^ t20;
    t1827 = t2 ^ t4 ^ t5 ^ t7 ^ t21;
    t1828 = t0 ^ t2 ^ t3 ^ t4 ^ t22;
    t1829 = t1 ^ t3 ^ t4 ^ t5 ^ t23;
    t1830 = t1 ^ t2 ^ t3 ^ t7 ^ t24;
    t1831 = t0 ^ t1 ^ t4 ^ t7 ^ t25;
    t1832 = t0 ^ t1 ^ t2 ^ t5 ^ t26;
    t1833 = t1 ^ t2 ^ t3 ^ t6 ^ t27;
    t1834 = t2 ^ t3 ^ t4 ^ t7 ^ t28;
    t1835 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    t1836 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t30;
    t1837 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t31;
    t1838 = t1814 | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823 | t1824 | t1825 | t1826
        | t1827 | t1828 | t1829 | t1830 | t1831 | t1832 | t1833 | t1834 | t1835 | t1836 | t1837;
    t1839 = t0 & !t1838;
    t1840 = t1 & !t1838;
    t1841 = t2 & !t1838;
    t1842 = t3 & !t1838;
    t1843 = t4 & !t1838;
    t1844 = t5 & !t1838;
    t1845 = t6 & !t1838;
    t1846 = t7 & !t1838;
    t1847 = t1655 ^ t1656 ^ t1657;
    t1848 = t1652 ^ t1655 ^ t1657;
    t1849 = t1653 ^ t1655 ^ t1656 ^ t1657;
    t1850 = t1565 ^ t1743;
    t1851 = t1566 ^ t1847;
    t1852 = t1567 ^ t1794;
    t1853 = t1568 ^ t1741;
    t1854 = t1569 ^ t1651;
    t1855 = t1570 ^ t1848;
    t1856 = t1571 ^ t1849;
    t1857 = t1572 ^ t1796;
    t1858 = !t470 & t1083;
    t1859 = t1850 & t1858;
    t1860 = t1851 & t1858;
    t1861 = t1852 & t1858;
    t1862 = t1853 & t1858;
    t1863 = t1854 & t1858;
    t1864 = t1855 & t1858;
    t1865 = t1856 & t1858;
    t1866 = t1857 & t1858;
    t1867 = t4 ^ t6 ^ t7 ^ t8;
    t1868 = t4 ^ t5 ^ t6 ^ t9;
    t1869 = t5 ^ t6 ^ t7 ^ t10;
    t1870 = t6 ^ t7 ^ t11;
    t1871 = t0 ^ t7 ^ t12;
    t1872 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    t1873 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    t1874 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    t1875 = t0 ^ t2 ^ t3 ^ t4 ^ t16;
    t1876 = t0 ^ t1 ^ t2 ^ t5 ^ t17;
    t1877 = t1 ^ t2 ^ t3 ^ t6 ^ t18;
    t1878 = t2 ^ t3 ^ t4 ^ t7 ^ t19;
    t1879 = t3 ^ t4 ^ t5 ^ t20;
    t1880 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t21;
    t1881 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t22;
    t1882 = t1 ^ t2 ^ t3 ^ t7 ^ t23;
    t1883 = t0 ^ t4 ^ t5 ^ t6 ^ t24;
    t1884 = t1 ^ t4 ^ t7 ^ t25;
    t1885 = t2 ^ t5 ^ t26;
    t1886 = t0 ^ t3 ^ t6 ^ t27;
    t1887 = t0 ^ t1 ^ t4 ^ t7 ^ t28;
    t1888 = t1 ^ t2 ^ t4 ^ t6 ^ t29;
    t1889 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t30;
    t1890 = t3 ^ t4 ^ t5 ^ t7 ^ t31;
    t1891 = t1867 | t1868 | t1869 | t1870 | t1871 | t1872 | t1873 | t1874 | t1875 | t1876 | t1877 | t1878 | t1879
        | t1880 | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888 | t1889 | t1890;
    t1892 = t0 & !t1891;
    t1893 = t1 & !t1891;
    t1894 = t2 & !t1891;
    t1895 = t3 & !t1891;
    t1896 = t4 & !t1891;
    t1897 = t5 & !t1891;
    t1898 = t6 & !t1891;
    t1899 = t7 & !t1891;
    t1900 = t1654 ^ t1655 ^ t1656;
    t1901 = t1651 ^ t1654 ^ t1656 ^ t1657;
    t1902 = t1652 ^ t1654 ^ t1655 ^ t1656;
    t1903 = t1565 ^ t1796;
    t1904 = t1566 ^ t1900;
    t1905 = t1567 ^ t1847;
    t1906 = t1568 ^ t1794;
    t1907 = t1569 ^ t1741;
    t1908 = t1570 ^ t1901;
    t1909 = t1571 ^ t1902;
    t1910 = t1572 ^ t1849;
    t1911 = !t487 & t1083;
    t1912 = t1903 & t1911;
    t1913 = t1904 & t1911;
    t1914 = t1905 & t1911;
    t1915 = t1906 & t1911;
    t1916 = t1907 & t1911;
    t1917 = t1908 & t1911;
    t1918 = t1909 & t1911;
    t1919 = t1910 & t1911;
    t1920 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    t1921 = t3 ^ t4 ^ t5 ^ t9;
    t1922 = t4 ^ t5 ^ t6 ^ t10;
    t1923 = t5 ^ t6 ^ t7 ^ t11;
    t1924 = t6 ^ t7 ^ t12;
    t1925 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    t1926 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    t1927 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    t1928 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t16;
    t1929 = t0 ^ t3 ^ t6 ^ t17;
    t1930 = t0 ^ t1 ^ t4 ^ t7 ^ t18;
    t1931 = t0 ^ t1 ^ t2 ^ t5 ^ t19;
    t1932 = t1 ^ t2 ^ t3 ^ t6 ^ t20;
    t1933 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t21;
    t1934 = t0 ^ t4 ^ t5 ^ t6 ^ t22;
    t1935 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t23;
    t1936 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t1937 = t1 ^ t4 ^ t5 ^ t25;
    t1938 = t2 ^ t5 ^ t6 ^ t26;
    t1939 = t0 ^ t3 ^ t6 ^ t7 ^ t27;
    t1940 = t1 ^ t4 ^ t7 ^ t28;
    t1941 = t1 ^ t3 ^ t6 ^ t7 ^ t29;
    t1942 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    t1943 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t1944 = t1920 | t1921 | t1922 | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930 | t1931 | t1932
        | t1933 | t1934 | t1935 | t1936 | t1937 | t1938 | t1939 | t1940 | t1941 | t1942 | t1943;
    t1945 = t0 & !t1944;
    t1946 = t1 & !t1944;
    t1947 = t2 & !t1944;
    t1948 = t3 & !t1944;
    t1949 = t4 & !t1944;
    t1950 = t5 & !t1944;
    t1951 = t6 & !t1944;
    t1952 = t7 & !t1944;
    t1953 = t1653 ^ t1654 ^ t1655;
    t1954 = t1650 ^ t1653 ^ t1655 ^ t1656;
    t1955 = t1651 ^ t1653 ^ t1654 ^ t1655;
    t1956 = t1565 ^ t1849;
    t1957 = t1566 ^ t1953;
    t1958 = t1567 ^ t1900;
    t1959 = t1568 ^ t1847;
    t1960 = t1569 ^ t1794;
    t1961 = t1570 ^ t1954;
    t1962 = t1571 ^ t1955;
    t1963 = t1572 ^ t1902;
    t1964 = !t504 & t1083;
    t1965 = t1956 & t1964;
    t1966 = t1957 & t1964;
    t1967 = t1958 & t1964;
    t1968 = t1959 & t1964;
    t1969 = t1960 & t1964;
    t1970 = t1961 & t1964;
    t1971 = t1962 & t1964;
    t1972 = t1963 & t1964;
    t1973 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    t1974 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    t1975 = t3 ^ t4 ^ t5 ^ t10;
    t1976 = t4 ^ t5 ^ t6 ^ t11;
    t1977 = t5 ^ t6 ^ t7 ^ t12;
    t1978 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    t1979 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    t1980 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    t1981 = t0 ^ t4 ^ t5 ^ t6 ^ t16;
    t1982 = t1 ^ t4 ^ t7 ^ t17;
    t1983 = t2 ^ t5 ^ t18;
    t1984 = t0 ^ t3 ^ t6 ^ t19;
    t1985 = t0 ^ t1 ^ t4 ^ t7 ^ t20;
    t1986 = t1 ^ t2 ^ t4 ^ t6 ^ t21;
    t1987 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    t1988 = t3 ^ t4 ^ t5 ^ t7 ^ t23;
    t1989 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t24;
    t1990 = t1 ^ t2 ^ t6 ^ t25;
    t1991 = t2 ^ t3 ^ t7 ^ t26;
    t1992 = t0 ^ t3 ^ t4 ^ t27;
    t1993 = t1 ^ t4 ^ t5 ^ t28;
    t1994 = t0 ^ t3 ^ t4 ^ t6 ^ t29;
    t1995 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t30;
    t1996 = t1 ^ t2 ^ t3 ^ t4 ^ t31;
    t1997 = t1973 | t1974 | t1975 | t1976 | t1977 | t1978 | t1979 | t1980 | t1981 | t1982 | t1983 | t1984 | t1985
        | t1986 | t1987 | t1988 | t1989 | t1990 | t1991 | t1992 | t1993 | t1994 | t1995 | t1996;
    t1998 = t0 & !t1997;
    t1999 = t1 & !t1997;
    t2000 = t2 & !t1997;
    t2001 = t3 & !t1997;
    t2002 = t4 & !t1997;
    t2003 = t5 & !t1997;
    t2004 = t6 & !t1997;
    t2005 = t7 & !t1997;
    t2006 = t1652 ^ t1653 ^ t1654 ^ t1657;
    t2007 = t1652 ^ t1654 ^ t1655 ^ t1657;
    t2008 = t1650 ^ t1652 ^ t1653 ^ t1654;
    t2009 = t1565 ^ t1902;
    t2010 = t1566 ^ t2006;
    t2011 = t1567 ^ t1953;
    t2012 = t1568 ^ t1900;
    t2013 = t1569 ^ t1847;
    t2014 = t1570 ^ t2007;
    t2015 = t1571 ^ t2008;
    t2016 = t1572 ^ t1955;
    t2017 = !t521 & t1083;
    t2018 = t2009 & t2017;
    t2019 = t2010 & t2017;
    t2020 = t2011 & t2017;
    t2021 = t2012 & t2017;
    t2022 = t2013 & t2017;
    t2023 = t2014 & t2017;
    t2024 = t2015 & t2017;
    t2025 = t2016 & t2017;
    t2026 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    t2027 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    t2028 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    t2029 = t3 ^ t4 ^ t5 ^ t11;
    t2030 = t4 ^ t5 ^ t6 ^ t12;
    t2031 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    t2032 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    t2033 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    t2034 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    t2035 = t2 ^ t5 ^ t6 ^ t17;
    t2036 = t0 ^ t3 ^ t6 ^ t7 ^ t18;
    t2037 = t1 ^ t4 ^ t7 ^ t19;
    t2038 = t2 ^ t5 ^ t20;
    t2039 = t0 ^ t2 ^ t4 ^ t7 ^ t21;
    t2040 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t2041 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t23;
    t2042 = t0 ^ t1 ^ t2 ^ t6 ^ t24;
    t2043 = t3 ^ t6 ^ t7 ^ t25;
    t2044 = t0 ^ t4 ^ t7 ^ t26;
    t2045 = t0 ^ t1 ^ t5 ^ t27;
    t2046 = t1 ^ t2 ^ t6 ^ t28;
    t2047 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t29;
    t2048 = t0 ^ t4 ^ t6 ^ t7 ^ t30;
    t2049 = t0 ^ t1 ^ t5 ^ t7 ^ t31;
    t2050 = t2026 | t2027 | t2028 | t2029 | t2030 | t2031 | t2032 | t2033 | t2034 | t2035 | t2036 | t2037 | t2038
        | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046 | t2047 | t2048 | t2049;
    t2051 = t0 & !t2050;
    t2052 = t1 & !t2050;
    t2053 = t2 & !t2050;
    t2054 = t3 & !t2050;
    t2055 = t4 & !t2050;
    t2056 = t5 & !t2050;
    t2057 = t6 & !t2050;
    t2058 = t7 & !t2050;
    t2059 = t1651 ^ t1652 ^ t1653 ^ t1656;
    t2060 = t1651 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    t2061 = t1651 ^ t1652 ^ t1653 ^ t1657;
    t2062 = t1565 ^ t1955;
    t2063 = t1566 ^ t2059;
    t2064 = t1567 ^ t2006;
    t2065 = t1568 ^ t1953;
    t2066 = t1569 ^ t1900;
    t2067 = t1570 ^ t2060;
    t2068 = t1571 ^ t2061;
    t2069 = t1572 ^ t2008;
    t2070 = !t538 & t1083;
    t2071 = t2062 & t2070;
    t2072 = t2063 & t2070;
    t2073 = t2064 & t2070;
    t2074 = t2065 & t2070;
    t2075 = t2066 & t2070;
    t2076 = t2067 & t2070;
    t2077 = t2068 & t2070;
    t2078 = t2069 & t2070;
    t2079 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    t2080 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    t2081 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    t2082 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    t2083 = t3 ^ t4 ^ t5 ^ t12;
    t2084 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    t2085 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    t2086 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    t2087 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t2088 = t0 ^ t3 ^ t4 ^ t17;
    t2089 = t1 ^ t4 ^ t5 ^ t18;
    t2090 = t2 ^ t5 ^ t6 ^ t19;
    t2091 = t0 ^ t3 ^ t6 ^ t7 ^ t20;
    t2092 = t0 ^ t2 ^ t5 ^ t6 ^ t21;
    t2093 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t22;
    t2094 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t23;
    t2095 = t3 ^ t5 ^ t6 ^ t24;
    t2096 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t25;
    t2097 = t1 ^ t4 ^ t5 ^ t6 ^ t26;
    t2098 = t2 ^ t5 ^ t6 ^ t7 ^ t27;
    t2099 = t3 ^ t6 ^ t7 ^ t28;
    t2100 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    t2101 = t1 ^ t3 ^ t4 ^ t7 ^ t30;
    t2102 = t2 ^ t4 ^ t5 ^ t31;
    t2103 = t2079 | t2080 | t2081 | t2082 | t2083 | t2084 | t2085 | t2086 | t2087 | t2088 | t2089 | t2090 | t2091
        | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099 | t2100 | t2101 | t2102;
    t2104 = t0 & !t2103;
    t2105 = t1 & !t2103;
    t2106 = t2 & !t2103;
    t2107 = t3 & !t2103;
    t2108 = t4 & !t2103;
    t2109 = t5 & !t2103;
    t2110 = t6 & !t2103;
    t2111 = t7 & !t2103;
    t2112 = t1650 ^ t1651 ^ t1652 ^ t1655;
    t2113 = t1650 ^ t1652 ^ t1653 ^ t1655 ^ t1656;
    t2114 = t1650 ^ t1651 ^ t1652 ^ t1656 ^ t1657;
    t2115 = t1565 ^ t2008;
    t2116 = t1566 ^ t2112;
    t2117 = t1567 ^ t2059;
    t2118 = t1568 ^ t2006;
    t2119 = t1569 ^ t1953;
    t2120 = t1570 ^ t2113;
    t2121 = t1571 ^ t2114;
    t2122 = t1572 ^ t2061;
    t2123 = !t555 & t1083;
    t2124 = t2115 & t2123;
    t2125 = t2116 & t2123;
    t2126 = t2117 & t2123;
    t2127 = t2118 & t2123;
    t2128 = t2119 & t2123;
    t2129 = t2120 & t2123;
    t2130 = t2121 & t2123;
    t2131 = t2122 & t2123;
    t2132 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    t2133 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    t2134 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    t2135 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    t2136 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    t2137 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    t2138 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    t2139 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    t2140 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t16;
    t2141 = t1 ^ t2 ^ t6 ^ t17;
    t2142 = t2 ^ t3 ^ t7 ^ t18;
    t2143 = t0 ^ t3 ^ t4 ^ t19;
    t2144 = t1 ^ t4 ^ t5 ^ t20;
    t2145 = t0 ^ t3 ^ t4 ^ t6 ^ t21;
    t2146 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t22;
    t2147 = t1 ^ t2 ^ t3 ^ t4 ^ t23;
    t2148 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    t2149 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t25;
    t2150 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t26;
    t2151 = t2 ^ t3 ^ t4 ^ t6 ^ t27;
    t2152 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t28;
    t2153 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t29;
    t2154 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t30;
    t2155 = t1 ^ t2 ^ t5 ^ t6 ^ t31;
    t2156 = t2132 | t2133 | t2134 | t2135 | t2136 | t2137 | t2138 | t2139 | t2140 | t2141 | t2142 | t2143 | t2144
        | t2145 | t2146 | t2147 | t2148 | t2149 | t2150 | t2151 | t2152 | t2153 | t2154 | t2155;
    t2157 = t0 & !t2156;
    t2158 = t1 & !t2156;
    t2159 = t2 & !t2156;
    t2160 = t3 & !t2156;
    t2161 = t4 & !t2156;
    t2162 = t5 & !t2156;
    t2163 = t6 & !t2156;
    t2164 = t7 & !t2156;
    t2165 = t1650 ^ t1651 ^ t1654 ^ t1657;
    t2166 = t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1657;
    t2167 = t1650 ^ t1651 ^ t1655 ^ t1656 ^ t1657;
    t2168 = t1565 ^ t2061;
    t2169 = t1566 ^ t2165;
    t2170 = t1567 ^ t2112;
    t2171 = t1568 ^ t2059;
    t2172 = t1569 ^ t2006;
    t2173 = t1570 ^ t2166;
    t2174 = t1571 ^ t2167;
    t2175 = t1572 ^ t2114;
    t2176 = !t572 & t1083;
    t2177 = t2168 & t2176;
    t2178 = t2169 & t2176;
    t2179 = t2170 & t2176;
    t2180 = t2171 & t2176;
    t2181 = t2172 & t2176;
    t2182 = t2173 & t2176;
    t2183 = t2174 & t2176;
    t2184 = t2175 & t2176;
    t2185 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    t2186 = t0 ^ t3 ^ t6 ^ t9;
    t2187 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    t2188 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    t2189 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    t2190 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    t2191 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    t2192 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    t2193 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t16;
    t2194 = t0 ^ t4 ^ t7 ^ t17;
    t2195 = t0 ^ t1 ^ t5 ^ t18;
    t2196 = t1 ^ t2 ^ t6 ^ t19;
    t2197 = t2 ^ t3 ^ t7 ^ t20;
    t2198 = t1 ^ t2 ^ t4 ^ t7 ^ t21;
    t2199 = t0 ^ t1 ^ t5 ^ t7 ^ t22;
    t2200 = t0 ^ t1 ^ t2 ^ t6 ^ t23;
    t2201 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    t2202 = t1 ^ t3 ^ t5 ^ t6 ^ t25;
    t2203 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t26;
    t2204 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t27;
    t2205 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t28;
    t2206 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t29;
    t2207 = t1 ^ t2 ^ t4 ^ t5 ^ t30;
    t2208 = t2 ^ t3 ^ t5 ^ t6 ^ t31;
    t2209 = t2185 | t2186 | t2187 | t2188 | t2189 | t2190 | t2191 | t2192 | t2193 | t2194 | t2195 | t2196 | t2197
        | t2198 | t2199 | t2200 | t2201 | t2202 | t2203 | t2204 | t2205 | t2206 | t2207 | t2208;
    t2210 = t0 & !t2209;
    t2211 = t1 & !t2209;
    t2212 = t2 & !t2209;
    t2213 = t3 & !t2209;
    t2214 = t4 & !t2209;
    t2215 = t5 & !t2209;
    t2216 = t6 & !t2209;
    t2217 = t7 & !t2209;
    t2218 = t1650 ^ t1653 ^ t1656;
    t2219 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1656;
    t2220 = t1650 ^ t1654 ^ t1655 ^ t1656;
    t2221 = t1565 ^ t2114;
    t2222 = t1566 ^ t2218;
    t2223 = t1567 ^ t2165;
    t2224 = t1568 ^ t2112;
    t2225 = t1569 ^ t2059;
    t2226 = t1570 ^ t2219;
    t2227 = t1571 ^ t2220;
    t2228 = t1572 ^ t2167;
    t2229 = !t589 & t1083;
    t2230 = t2221 & t2229;
    t2231 = t2222 & t2229;
    t2232 = t2223 & t2229;
    t2233 = t2224 & t2229;
    t2234 = t2225 & t2229;
    t2235 = t2226 & t2229;
    t2236 = t2227 & t2229;
    t2237 = t2228 & t2229;
    t2238 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    t2239 = t2 ^ t5 ^ t9;
    t2240 = t0 ^ t3 ^ t6 ^ t10;
    t2241 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    t2242 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    t2243 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    t2244 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    t2245 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    t2246 = t0 ^ t1 ^ t5 ^ t7 ^ t16;
    t2247 = t2 ^ t5 ^ t6 ^ t7 ^ t17;
    t2248 = t3 ^ t6 ^ t7 ^ t18;
    t2249 = t0 ^ t4 ^ t7 ^ t19;
    t2250 = t0 ^ t1 ^ t5 ^ t20;
    t2251 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    t2252 = t3 ^ t5 ^ t6 ^ t22;
    t2253 = t0 ^ t4 ^ t6 ^ t7 ^ t23;
    t2254 = t0 ^ t1 ^ t3 ^ t4 ^ t24;
    t2255 = t0 ^ t2 ^ t3 ^ t5 ^ t25;
    t2256 = t1 ^ t3 ^ t4 ^ t6 ^ t26;
    t2257 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t27;
    t2258 = t1 ^ t3 ^ t5 ^ t6 ^ t28;
    t2259 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t29;
    t2260 = t1 ^ t2 ^ t7 ^ t30;
    t2261 = t0 ^ t2 ^ t3 ^ t31;
    t2262 = t2238 | t2239 | t2240 | t2241 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248 | t2249 | t2250
        | t2251 | t2252 | t2253 | t2254 | t2255 | t2256 | t2257 | t2258 | t2259 | t2260 | t2261;
    t2263 = t0 & !t2262;
    t2264 = t1 & !t2262;
    t2265 = t2 & !t2262;
    t2266 = t3 & !t2262;
    t2267 = t4 & !t2262;
    t2268 = t5 & !t2262;
    t2269 = t6 & !t2262;
    t2270 = t7 & !t2262;
    t2271 = t1652 ^ t1655;
    t2272 = t1650 ^ t1652 ^ t1653 ^ t1655 ^ t1657;
    t2273 = t1653 ^ t1654 ^ t1655 ^ t1657;
    t2274 = t1565 ^ t2167;
    t2275 = t1566 ^ t2271;
    t2276 = t1567 ^ t2218;
    t2277 = t1568 ^ t2165;
    t2278 = t1569 ^ t2112;
    t2279 = t1570 ^ t2272;
    t2280 = t1571 ^ t2273;
    t2281 = t1572 ^ t2220;
    t2282 = !t606 & t1083;
    t2283 = t2274 & t2282;
    t2284 = t2275 & t2282;
    t2285 = t2276 & t2282;
    t2286 = t2277 & t2282;
    t2287 = t2278 & t2282;
    t2288 = t2279 & t2282;
    t2289 = t2280 & t2282;
    t2290 = t2281 & t2282;
    t2291 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    t2292 = t1 ^ t4 ^ t7 ^ t9;
    t2293 = t2 ^ t5 ^ t10;
    t2294 = t0 ^ t3 ^ t6 ^ t11;
    t2295 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    t2296 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    t2297 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    t2298 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    t2299 = t3 ^ t5 ^ t6 ^ t16;
    t2300 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t17;
    t2301 = t1 ^ t4 ^ t5 ^ t6 ^ t18;
    t2302 = t2 ^ t5 ^ t6 ^ t7 ^ t19;
    t2303 = t3 ^ t6 ^ t7 ^ t20;
    t2304 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t21;
    t2305 = t1 ^ t3 ^ t4 ^ t7 ^ t22;
    t2306 = t2 ^ t4 ^ t5 ^ t23;
    t2307 = t0 ^ t1 ^ t6 ^ t7 ^ t24;
    t2308 = t0 ^ t2 ^ t6 ^ t25;
    t2309 = t0 ^ t1 ^ t3 ^ t7 ^ t26;
    t2310 = t1 ^ t2 ^ t4 ^ t27;
    t2311 = t0 ^ t2 ^ t3 ^ t5 ^ t28;
    t2312 = t0 ^ t3 ^ t4 ^ t7 ^ t29;
    t2313 = t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t2314 = t0 ^ t5 ^ t6 ^ t7 ^ t31;
    t2315 = t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297 | t2298 | t2299 | t2300 | t2301 | t2302 | t2303
        | t2304 | t2305 | t2306 | t2307 | t2308 | t2309 | t2310 | t2311 | t2312 | t2313 | t2314;
    t2316 = t0 & !t2315;
    t2317 = t1 & !t2315;
    t2318 = t2 & !t2315;
    t2319 = t3 & !t2315;
    t2320 = t4 & !t2315;
    t2321 = t5 & !t2315;
    t2322 = t6 & !t2315;
    t2323 = t7 & !t2315;
    t2324 = t1651 ^ t1654 ^ t1657;
    t2325 = t1651 ^ t1652 ^ t1654 ^ t1656;
    t2326 = t1652 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    t2327 = t1565 ^ t2220;
    t2328 = t1566 ^ t2324;
    t2329 = t1567 ^ t2271;
    t2330 = t1568 ^ t2218;
    t2331 = t1569 ^ t2165;
    t2332 = t1570 ^ t2325;
    t2333 = t1571 ^ t2326;
    t2334 = t1572 ^ t2273;
    t2335 = !t623 & t1083;
    t2336 = t2327 & t2335;
    t2337 = t2328 & t2335;
    t2338 = t2329 & t2335;
    t2339 = t2330 & t2335;
    t2340 = t2331 & t2335;
    t2341 = t2332 & t2335;
    t2342 = t2333 & t2335;
    t2343 = t2334 & t2335;
    t2344 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    t2345 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    t2346 = t1 ^ t4 ^ t7 ^ t10;
    t2347 = t2 ^ t5 ^ t11;
    t2348 = t0 ^ t3 ^ t6 ^ t12;
    t2349 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    t2350 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    t2351 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    t2352 = t1 ^ t3 ^ t4 ^ t7 ^ t16;
    t2353 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t17;
    t2354 = t2 ^ t3 ^ t4 ^ t6 ^ t18;
    t2355 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t19;
    t2356 = t1 ^ t4 ^ t5 ^ t6 ^ t20;
    t2357 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    t2358 = t1 ^ t2 ^ t5 ^ t6 ^ t22;
    t2359 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t23;
    t2360 = t3 ^ t4 ^ t5 ^ t6 ^ t24;
    t2361 = t3 ^ t7 ^ t25;
    t2362 = t0 ^ t4 ^ t26;
    t2363 = t1 ^ t5 ^ t27;
    t2364 = t0 ^ t2 ^ t6 ^ t28;
    t2365 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    t2366 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    t2367 = t2 ^ t3 ^ t4 ^ t5 ^ t31;
    t2368 = t2344 | t2345 | t2346 | t2347 | t2348 | t2349 | t2350 | t2351 | t2352 | t2353 | t2354 | t2355 | t2356
        | t2357 | t2358 | t2359 | t2360 | t2361 | t2362 | t2363 | t2364 | t2365 | t2366 | t2367;
    t2369 = t0 & !t2368;
    t2370 = t1 & !t2368;
    t2371 = t2 & !t2368;
    t2372 = t3 & !t2368;
    t2373 = t4 & !t2368;
    t2374 = t5 & !t2368;
    t2375 = t6 & !t2368;
    t2376 = t7 & !t2368;
    t2377 = t1650 ^ t1653 ^ t1656 ^ t1657;
    t2378 = t1650 ^ t1651 ^ t1653 ^ t1655;
    t2379 = t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1656 ^ t1657;
    t2380 = t1565 ^ t2273;
    t2381 = t1566 ^ t2377;
    t2382 = t1567 ^ t2324;
    t2383 = t1568 ^ t2271;
    t2384 = t1569 ^ t2218;
    t2385 = t1570 ^ t2378;
    t2386 = t1571 ^ t2379;
    t2387 = t1572 ^ t2326;
    t2388 = !t640 & t1083;
    t2389 = t2380 & t2388;
    t2390 = t2381 & t2388;
    t2391 = t2382 & t2388;
    t2392 = t2383 & t2388;
    t2393 = t2384 & t2388;
    t2394 = t2385 & t2388;
    t2395 = t2386 & t2388;
    t2396 = t2387 & t2388;
    t2397 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    t2398 = t2 ^ t5 ^ t6 ^ t9;
    t2399 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    t2400 = t1 ^ t4 ^ t7 ^ t11;
    t2401 = t2 ^ t5 ^ t12;
    t2402 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    t2403 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    t2404 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    t2405 = t1 ^ t2 ^ t5 ^ t6 ^ t16;
    t2406 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t17;
    t2407 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t18;
    t2408 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t19;
    t2409 = t2 ^ t3 ^ t4 ^ t6 ^ t20;
    t2410 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    t2411 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    t2412 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t23;
    t2413 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    t2414 = t0 ^ t4 ^ t6 ^ t25;
    t2415 = t1 ^ t5 ^ t7 ^ t26;
    t2416 = t2 ^ t6 ^ t27;
    t2417 = t3 ^ t7 ^ t28;
    t2418 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t29;
    t2419 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t30;
    t2420 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t31;
    t2421 = t2397 | t2398 | t2399 | t2400 | t2401 | t2402 | t2403 | t2404 | t2405 | t2406 | t2407 | t2408 | t2409
        | t2410 | t2411 | t2412 | t2413 | t2414 | t2415 | t2416 | t2417 | t2418 | t2419 | t2420;
    t2422 = t0 & !t2421;
    t2423 = t1 & !t2421;
    t2424 = t2 & !t2421;
    t2425 = t3 & !t2421;
    t2426 = t4 & !t2421;
    t2427 = t5 & !t2421;
    t2428 = t6 & !t2421;
    t2429 = t7 & !t2421;
    t2430 = t1652 ^ t1655 ^ t1656;
    t2431 = t1650 ^ t1652 ^ t1654 ^ t1657;
    t2432 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    t2433 = t1565 ^ t2326;
    t2434 = t1566 ^ t2430;
    t2435 = t1567 ^ t2377;
    t2436 = t1568 ^ t2324;
    t2437 = t1569 ^ t2271;
    t2438 = t1570 ^ t2431;
    t2439 = t1571 ^ t2432;
    t2440 = t1572 ^ t2379;
    t2441 = !t657 & t1083;
    t2442 = t2433 & t2441;
    t2443 = t2434 & t2441;
    t2444 = t2435 & t2441;
    t2445 = t2436 & t2441;
    t2446 = t2437 & t2441;
    t2447 = t2438 & t2441;
    t2448 = t2439 & t2441;
    t2449 = t2440 & t2441;
    t2450 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    t2451 = t1 ^ t4 ^ t5 ^ t9;
    t2452 = t2 ^ t5 ^ t6 ^ t10;
    t2453 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    t2454 = t1 ^ t4 ^ t7 ^ t12;
    t2455 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    t2456 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    t2457 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    t2458 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    t2459 = t1 ^ t3 ^ t5 ^ t6 ^ t17;
    t2460 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t18;
    t2461 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t19;
    t2462 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t20;
    t2463 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t21;
    t2464 = t1 ^ t2 ^ t4 ^ t5 ^ t22;
    t2465 = t2 ^ t3 ^ t5 ^ t6 ^ t23;
    t2466 = t0 ^ t3 ^ t4 ^ t5 ^ t24;
    t2467 = t1 ^ t3 ^ t6 ^ t25;
    t2468 = t2 ^ t4 ^ t7 ^ t26;
    t2469 = t3 ^ t5 ^ t27;
    t2470 = t0 ^ t4 ^ t6 ^ t28;
    t2471 = t0 ^ t1 ^ t3 ^ t4 ^ t7 ^ t29;
    t2472 = t1 ^ t2 ^ t3 ^ t30;
    t2473 = t2 ^ t3 ^ t4 ^ t31;
    t2474 = t2450 | t2451 | t2452 | t2453 | t2454 | t2455 | t2456 | t2457 | t2458 | t2459 | t2460 | t2461 | t2462
        | t2463 | t2464 | t2465 | t2466 | t2467 | t2468 | t2469 | t2470 | t2471 | t2472 | t2473;
    t2475 = t0 & !t2474;
    t2476 = t1 & !t2474;
    t2477 = t2 & !t2474;
    t2478 = t3 & !t2474;
    t2479 = t4 & !t2474;
    t2480 = t5 & !t2474;
    t2481 = t6 & !t2474;
    t2482 = t7 & !t2474;
    t2483 = t1651 ^ t1654 ^ t1655;
    t2484 = t1651 ^ t1653 ^ t1656 ^ t1657;
    t2485 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1655 ^ t1656;
    t2486 = t1565 ^ t2379;
    t2487 = t1566 ^ t2483;
    t2488 = t1567 ^ t2430;
    t2489 = t1568 ^ t2377;
    t2490 = t1569 ^ t2324;
    t2491 = t1570 ^ t2484;
    t2492 = t1571 ^ t2485;
    t2493 = t1572 ^ t2432;
    t2494 = !t674 & t1083;
    t2495 = t2486 & t2494;
    t2496 = t2487 & t2494;
    t2497 = t2488 & t2494;
    t2498 = t2489 & t2494;
    t2499 = t2490 & t2494;
    t2500 = t2491 & t2494;
    t2501 = t2492 & t2494;
    t2502 = t2493 & t2494;
    t2503 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t8;
    t2504 = t0 ^ t3 ^ t4 ^ t9;
    t2505 = t1 ^ t4 ^ t5 ^ t10;
    t2506 = t2 ^ t5 ^ t6 ^ t11;
    t2507 = t0 ^ t3 ^ t6 ^ t7 ^ t12;
    t2508 = t0 ^ t2 ^ t5 ^ t6 ^ t13;
    t2509 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t14;
    t2510 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t15;
    t2511 = t1 ^ t2 ^ t4 ^ t5 ^ t16;
    t2512 = t1 ^ t3 ^ t4 ^ t6 ^ t17;
    t2513 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t18;
    t2514 = t1 ^ t3 ^ t5 ^ t6 ^ t19;
    t2515 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t20;
    t2516 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t21;
    t2517 = t0 ^ t2 ^ t3 ^ t22;
    t2518 = t0 ^ t1 ^ t3 ^ t4 ^ t23;
    t2519 = t0 ^ t1 ^ t2 ^ t7 ^ t24;
    t2520 = t0 ^ t3 ^ t7 ^ t25;
    t2521 = t1 ^ t4 ^ t26;
    t2522 = t0 ^ t2 ^ t5 ^ t27;
    t2523 = t1 ^ t3 ^ t6 ^ t28;
    t2524 = t0 ^ t1 ^ t4 ^ t29;
    t2525 = t0 ^ t5 ^ t7 ^ t30;
    t2526 = t0 ^ t1 ^ t6 ^ t31;
    t2527 = t2503 | t2504 | t2505 | t2506 | t2507 | t2508 | t2509 | t2510 | t2511 | t2512 | t2513 | t2514 | t2515
        | t2516 | t2517 | t2518 | t2519 | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526;
    t2528 = t0 & !t2527;
    t2529 = t1 & !t2527;
    t2530 = t2 & !t2527;
    t2531 = t3 & !t2527;
    t2532 = t4 & !t2527;
    t2533 = t5 & !t2527;
    t2534 = t6 & !t2527;
    t2535 = t7 & !t2527;
    t2536 = t1650 ^ t1653 ^ t1654;
    t2537 = t1650 ^ t1652 ^ t1655 ^ t1656;
    t2538 = t1650 ^ t1652 ^ t1653 ^ t1654 ^ t1655;
    t2539 = t1565 ^ t2432;
    t2540 = t1566 ^ t2536;
    t2541 = t1567 ^ t2483;
    t2542 = t1568 ^ t2430;
    t2543 = t1569 ^ t2377;
    t2544 = t1570 ^ t2537;
    t2545 = t1571 ^ t2538;
    t2546 = t1572 ^ t2485;
    t2547 = !t691 & t1083;
    t2548 = t2539 & t2547;
    t2549 = t2540 & t2547;
    t2550 = t2541 & t2547;
    t2551 = t2542 & t2547;
    t2552 = t2543 & t2547;
    t2553 = t2544 & t2547;
    t2554 = t2545 & t2547;
    t2555 = t2546 & t2547;
    t2556 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t8;
    t2557 = t2 ^ t3 ^ t7 ^ t9;
    t2558 = t0 ^ t3 ^ t4 ^ t10;
    t2559 = t1 ^ t4 ^ t5 ^ t11;
    t2560 = t2 ^ t5 ^ t6 ^ t12;
    t2561 = t1 ^ t4 ^ t5 ^ t7 ^ t13;
    t2562 = t1 ^ t2 ^ t3 ^ t4 ^ t14;
    t2563 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t15;
    t2564 = t0 ^ t2 ^ t3 ^ t16;
    t2565 = t1 ^ t2 ^ t4 ^ t17;
    t2566 = t0 ^ t2 ^ t3 ^ t5 ^ t18;
    t2567 = t1 ^ t3 ^ t4 ^ t6 ^ t19;
    t2568 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t20;
    t2569 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t21;
    t2570 = t0 ^ t1 ^ t6 ^ t7 ^ t22;
    t2571 = t1 ^ t2 ^ t7 ^ t23;
    t2572 = t4 ^ t6 ^ t24;
    t2573 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    t2574 = t1 ^ t5 ^ t6 ^ t7 ^ t26;
    t2575 = t2 ^ t6 ^ t7 ^ t27;
    t2576 = t0 ^ t3 ^ t7 ^ t28;
    t2577 = t1 ^ t6 ^ t29;
    t2578 = t2 ^ t4 ^ t6 ^ t7 ^ t30;
    t2579 = t3 ^ t5 ^ t7 ^ t31;
    t2580 = t2556 | t2557 | t2558 | t2559 | t2560 | t2561 | t2562 | t2563 | t2564 | t2565 | t2566 | t2567 | t2568
        | t2569 | t2570 | t2571 | t2572 | t2573 | t2574 | t2575 | t2576 | t2577 | t2578 | t2579;
    t2581 = t0 & !t2580;
    t2582 = t1 & !t2580;
    t2583 = t2 & !t2580;
    t2584 = t3 & !t2580;
    t2585 = t4 & !t2580;
    t2586 = t5 & !t2580;
    t2587 = t6 & !t2580;
    t2588 = t7 & !t2580;
    t2589 = t1652 ^ t1653 ^ t1657;
    t2590 = t1651 ^ t1654 ^ t1655 ^ t1657;
    t2591 = t1651 ^ t1652 ^ t1653 ^ t1654;
    t2592 = t1565 ^ t2485;
    t2593 = t1566 ^ t2589;
    t2594 = t1567 ^ t2536;
    t2595 = t1568 ^ t2483;
    t2596 = t1569 ^ t2430;
    t2597 = t1570 ^ t2590;
    t2598 = t1571 ^ t2591;
    t2599 = t1572 ^ t2538;
    t2600 = !t708 & t1083;
    t2601 = t2592 & t2600;
    t2602 = t2593 & t2600;
    t2603 = t2594 & t2600;
    t2604 = t2595 & t2600;
    t2605 = t2596 & t2600;
    t2606 = t2597 & t2600;
    t2607 = t2598 & t2600;
    t2608 = t2599 & t2600;
    t2609 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t8;
    t2610 = t1 ^ t2 ^ t6 ^ t9;
    t2611 = t2 ^ t3 ^ t7 ^ t10;
    t2612 = t0 ^ t3 ^ t4 ^ t11;
    t2613 = t1 ^ t4 ^ t5 ^ t12;
    t2614 = t0 ^ t3 ^ t4 ^ t6 ^ t13;
    t2615 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t14;
    t2616 = t1 ^ t2 ^ t3 ^ t4 ^ t15;
    t2617 = t0 ^ t1 ^ t6 ^ t7 ^ t16;
    t2618 = t0 ^ t2 ^ t6 ^ t17;
    t2619 = t0 ^ t1 ^ t3 ^ t7 ^ t18;
    t2620 = t1 ^ t2 ^ t4 ^ t19;
    t2621 = t0 ^ t2 ^ t3 ^ t5 ^ t20;
    t2622 = t0 ^ t3 ^ t4 ^ t7 ^ t21;
    t2623 = t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t2624 = t0 ^ t5 ^ t6 ^ t7 ^ t23;
    t2625 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t2626 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t25;
    t2627 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t26;
    t2628 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t27;
    t2629 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    t2630 = t3 ^ t29;
    t2631 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t2632 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t2633 = t2609 | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617 | t2618 | t2619 | t2620 | t2621
        | t2622 | t2623 | t2624 | t2625 | t2626 | t2627 | t2628 | t2629 | t2630 | t2631 | t2632;
    t2634 = t0 & !t2633;
    t2635 = t1 & !t2633;
    t2636 = t2 & !t2633;
    t2637 = t3 & !t2633;
    t2638 = t4 & !t2633;
    t2639 = t5 & !t2633;
    t2640 = t6 & !t2633;
    t2641 = t7 & !t2633;
    t2642 = t1651 ^ t1652 ^ t1656;
    t2643 = t1650 ^ t1653 ^ t1654 ^ t1656;
    t2644 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1657;
    t2645 = t1565 ^ t2538;
    t2646 = t1566 ^ t2642;
    t2647 = t1567 ^ t2589;
    t2648 = t1568 ^ t2536;
    t2649 = t1569 ^ t2483;
    t2650 = t1570 ^ t2643;
    t2651 = t1571 ^ t2644;
    t2652 = t1572 ^ t2591;
    t2653 = !t725 & t1083;
    t2654 = t2645 & t2653;
    t2655 = t2646 & t2653;
    t2656 = t2647 & t2653;
    t2657 = t2648 & t2653;
    t2658 = t2649 & t2653;
    t2659 = t2650 & t2653;
    t2660 = t2651 & t2653;
    t2661 = t2652 & t2653;
    t2662 = t1 ^ t2 ^ t3 ^ t4 ^ t8;
    t2663 = t0 ^ t1 ^ t5 ^ t9;
    t2664 = t1 ^ t2 ^ t6 ^ t10;
    t2665 = t2 ^ t3 ^ t7 ^ t11;
    t2666 = t0 ^ t3 ^ t4 ^ t12;
    t2667 = t2 ^ t3 ^ t5 ^ t13;
    t2668 = t0 ^ t1 ^ t2 ^ t6 ^ t14;
    t2669 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t15;
    t2670 = t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t2671 = t0 ^ t4 ^ t17;
    t2672 = t1 ^ t5 ^ t18;
    t2673 = t0 ^ t2 ^ t6 ^ t19;
    t2674 = t0 ^ t1 ^ t3 ^ t7 ^ t20;
    t2675 = t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    t2676 = t2 ^ t3 ^ t4 ^ t5 ^ t22;
    t2677 = t3 ^ t4 ^ t5 ^ t6 ^ t23;
    t2678 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    t2679 = t0 ^ t1 ^ t2 ^ t25;
    t2680 = t0 ^ t1 ^ t2 ^ t3 ^ t26;
    t2681 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t27;
    t2682 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t28;
    t2683 = t0 ^ t7 ^ t29;
    t2684 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t2685 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t2686 = t2662 | t2663 | t2664 | t2665 | t2666 | t2667 | t2668 | t2669 | t2670 | t2671 | t2672 | t2673 | t2674
        | t2675 | t2676 | t2677 | t2678 | t2679 | t2680 | t2681 | t2682 | t2683 | t2684 | t2685;
    t2687 = t0 & !t2686;
    t2688 = t1 & !t2686;
    t2689 = t2 & !t2686;
    t2690 = t3 & !t2686;
    t2691 = t4 & !t2686;
    t2692 = t5 & !t2686;
    t2693 = t6 & !t2686;
    t2694 = t7 & !t2686;
    t2695 = t1650 ^ t1651 ^ t1655;
    t2696 = t1652 ^ t1653 ^ t1655;
    t2697 = t1650 ^ t1651 ^ t1652 ^ t1656;
    t2698 = t1565 ^ t2591;
    t2699 = t1566 ^ t2695;
    t2700 = t1567 ^ t2642;
    t2701 = t1568 ^ t2589;
    t2702 = t1569 ^ t2536;
    t2703 = t1570 ^ t2696;
    t2704 = t1571 ^ t2697;
    t2705 = t1572 ^ t2644;
    t2706 = !t742 & t1083;
    t2707 = t2698 & t2706;
    t2708 = t2699 & t2706;
    t2709 = t2700 & t2706;
    t2710 = t2701 & t2706;
    t2711 = t2702 & t2706;
    t2712 = t2703 & t2706;
    t2713 = t2704 & t2706;
    t2714 = t2705 & t2706;
    t2715 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t8;
    t2716 = t0 ^ t4 ^ t7 ^ t9;
    t2717 = t0 ^ t1 ^ t5 ^ t10;
    t2718 = t1 ^ t2 ^ t6 ^ t11;
    t2719 = t2 ^ t3 ^ t7 ^ t12;
    t2720 = t1 ^ t2 ^ t4 ^ t7 ^ t13;
    t2721 = t0 ^ t1 ^ t5 ^ t7 ^ t14;
    t2722 = t0 ^ t1 ^ t2 ^ t6 ^ t15;
    t2723 = t2 ^ t3 ^ t4 ^ t5 ^ t16;
    t2724 = t2 ^ t6 ^ t17;
    t2725 = t3 ^ t7 ^ t18;
    t2726 = t0 ^ t4 ^ t19;
    t2727 = t1 ^ t5 ^ t20;
    t2728 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    t2729 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t22;
    t2730 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t23;
    t2731 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t24;
    t2732 = t7 ^ t25;
    t2733 = t0 ^ t26;
    t2734 = t0 ^ t1 ^ t27;
    t2735 = t0 ^ t1 ^ t2 ^ t28;
    t2736 = t4 ^ t5 ^ t6 ^ t29;
    t2737 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    t2738 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t31;
    t2739 = t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722 | t2723 | t2724 | t2725 | t2726 | t2727
        | t2728 | t2729 | t2730 | t2731 | t2732 | t2733 | t2734 | t2735 | t2736 | t2737 | t2738;
    t2740 = t0 & !t2739;
    t2741 = t1 & !t2739;
    t2742 = t2 & !t2739;
    t2743 = t3 & !t2739;
    t2744 = t4 & !t2739;
    t2745 = t5 & !t2739;
    t2746 = t6 & !t2739;
    t2747 = t7 & !t2739;
    t2748 = t1650 ^ t1654 ^ t1657;
    t2749 = t1651 ^ t1652 ^ t1654 ^ t1657;
    t2750 = t1650 ^ t1651 ^ t1655 ^ t1657;
    t2751 = t1565 ^ t2644;
    t2752 = t1566 ^ t2748;
    t2753 = t1567 ^ t2695;
    t2754 = t1568 ^ t2642;
    t2755 = t1569 ^ t2589;
    t2756 = t1570 ^ t2749;
    t2757 = t1571 ^ t2750;
    t2758 = t1572 ^ t2697;
    t2759 = !t759 & t1083;
    t2760 = t2751 & t2759;
    t2761 = t2752 & t2759;
    t2762 = t2753 & t2759;
    t2763 = t2754 & t2759;
    t2764 = t2755 & t2759;
    t2765 = t2756 & t2759;
    t2766 = t2757 & t2759;
    t2767 = t2758 & t2759;
    t2768 = t0 ^ t1 ^ t2 ^ t6 ^ t8;
    t2769 = t3 ^ t6 ^ t7 ^ t9;
    t2770 = t0 ^ t4 ^ t7 ^ t10;
    t2771 = t0 ^ t1 ^ t5 ^ t11;
    t2772 = t1 ^ t2 ^ t6 ^ t12;
    t2773 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t13;
    t2774 = t0 ^ t4 ^ t6 ^ t7 ^ t14;
    t2775 = t0 ^ t1 ^ t5 ^ t7 ^ t15;
    t2776 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t16;
    t2777 = t0 ^ t4 ^ t6 ^ t17;
    t2778 = t1 ^ t5 ^ t7 ^ t18;
    t2779 = t2 ^ t6 ^ t19;
    t2780 = t3 ^ t7 ^ t20;
    t2781 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    t2782 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t22;
    t2783 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t23;
    t2784 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t24;
    t2785 = t4 ^ t6 ^ t7 ^ t25;
    t2786 = t5 ^ t7 ^ t26;
    t2787 = t6 ^ t27;
    t2788 = t7 ^ t28;
    t2789 = t1 ^ t2 ^ t3 ^ t6 ^ t29;
    t2790 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t30;
    t2791 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t31;
    t2792 = t2768 | t2769 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775 | t2776 | t2777 | t2778 | t2779 | t2780
        | t2781 | t2782 | t2783 | t2784 | t2785 | t2786 | t2787 | t2788 | t2789 | t2790 | t2791;
    t2793 = t0 & !t2792;
    t2794 = t1 & !t2792;
    t2795 = t2 & !t2792;
    t2796 = t3 & !t2792;
    t2797 = t4 & !t2792;
    t2798 = t5 & !t2792;
    t2799 = t6 & !t2792;
    t2800 = t7 & !t2792;
    t2801 = t1653 ^ t1656 ^ t1657;
    t2802 = t1650 ^ t1651 ^ t1653 ^ t1656 ^ t1657;
    t2803 = t1650 ^ t1654 ^ t1656 ^ t1657;
    t2804 = t1565 ^ t2697;
    t2805 = t1566 ^ t2801;
    t2806 = t1567 ^ t2748;
    t2807 = t1568 ^ t2695;
    t2808 = t1569 ^ t2642;
    t2809 = t1570 ^ t2802;
    t2810 = t1571 ^ t2803;
    t2811 = t1572 ^ t2750;
    t2812 = !t776 & t1083;
    t2813 = t2804 & t2812;
    t2814 = t2805 & t2812;
    t2815 = t2806 & t2812;
    t2816 = t2807 & t2812;
    t2817 = t2808 & t2812;
    t2818 = t2809 & t2812;
    t2819 = t2810 & t2812;
    t2820 = t2811 & t2812;
    t2821 = t0 ^ t1 ^ t5 ^ t7 ^ t8;
    t2822 = t2 ^ t5 ^ t6 ^ t7 ^ t9;
    t2823 = t3 ^ t6 ^ t7 ^ t10;
    t2824 = t0 ^ t4 ^ t7 ^ t11;
    t2825 = t0 ^ t1 ^ t5 ^ t12;
    t2826 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t13;
    t2827 = t3 ^ t5 ^ t6 ^ t14;
    t2828 = t0 ^ t4 ^ t6 ^ t7 ^ t15;
    t2829 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t16;
    t2830 = t2 ^ t4 ^ t7 ^ t17;
    t2831 = t3 ^ t5 ^ t18;
    t2832 = t0 ^ t4 ^ t6 ^ t19;
    t2833 = t1 ^ t5 ^ t7 ^ t20;
    t2834 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t21;
    t2835 = t2 ^ t3 ^ t4 ^ t22;
    t2836 = t0 ^ t3 ^ t4 ^ t5 ^ t23;
    t2837 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t2838 = t1 ^ t3 ^ t4 ^ t5 ^ t25;
    t2839 = t2 ^ t4 ^ t5 ^ t6 ^ t26;
    t2840 = t3 ^ t5 ^ t6 ^ t7 ^ t27;
    t2841 = t4 ^ t6 ^ t7 ^ t28;
    t2842 = t0 ^ t3 ^ t6 ^ t29;
    t2843 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    t2844 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t2845 = t2821 | t2822 | t2823 | t2824 | t2825 | t2826 | t2827 | t2828 | t2829 | t2830 | t2831 | t2832 | t2833
        | t2834 | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843 | t2844;
    t2846 = t0 & !t2845;
    t2847 = t1 & !t2845;
    t2848 = t2 & !t2845;
    t2849 = t3 & !t2845;
    t2850 = t4 & !t2845;
    t2851 = t5 & !t2845;
    t2852 = t6 & !t2845;
    t2853 = t7 & !t2845;
    t2854 = t1652 ^ t1655 ^ t1656 ^ t1657;
    t2855 = t1650 ^ t1652 ^ t1655 ^ t1656 ^ t1657;
    t2856 = t1653 ^ t1655 ^ t1656;
    t2857 = t1565 ^ t2750;
    t2858 = t1566 ^ t2854;
    t2859 = t1567 ^ t2801;
    t2860 = t1568 ^ t2748;
    t2861 = t1569 ^ t2695;
    t2862 = t1570 ^ t2855;
    t2863 = t1571 ^ t2856;
    t2864 = t1572 ^ t2803;
    t2865 = !t793 & t1083;
    t2866 = t2857 & t2865;
    t2867 = t2858 & t2865;
    t2868 = t2859 & t2865;
    t2869 = t2860 & t2865;
    t2870 = t2861 & t2865;
    t2871 = t2862 & t2865;
    t2872 = t2863 & t2865;
    t2873 = t2864 & t2865;
    t2874 = t0 ^ t4 ^ t6 ^ t7 ^ t8;
    t2875 = t1 ^ t4 ^ t5 ^ t6 ^ t9;
    t2876 = t2 ^ t5 ^ t6 ^ t7 ^ t10;
    t2877 = t3 ^ t6 ^ t7 ^ t11;
    t2878 = t0 ^ t4 ^ t7 ^ t12;
    t2879 = t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    t2880 = t2 ^ t4 ^ t5 ^ t14;
    t2881 = t3 ^ t5 ^ t6 ^ t15;
    t2882 = t2 ^ t3 ^ t4 ^ t16;
    t2883 = t0 ^ t2 ^ t5 ^ t17;
    t2884 = t1 ^ t3 ^ t6 ^ t18;
    t2885 = t2 ^ t4 ^ t7 ^ t19;
    t2886 = t3 ^ t5 ^ t20;
    t2887 = t0 ^ t2 ^ t3 ^ t6 ^ t21;
    t2888 = t0 ^ t1 ^ t2 ^ t7 ^ t22;
    t2889 = t1 ^ t2 ^ t3 ^ t23;
    t2890 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t24;
    t2891 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t25;
    t2892 = t1 ^ t2 ^ t3 ^ t7 ^ t26;
    t2893 = t0 ^ t2 ^ t3 ^ t4 ^ t27;
    t2894 = t1 ^ t3 ^ t4 ^ t5 ^ t28;
    t2895 = t0 ^ t3 ^ t6 ^ t7 ^ t29;
    t2896 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t30;
    t2897 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t31;
    t2898 = t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882 | t2883 | t2884 | t2885 | t2886
        | t2887 | t2888 | t2889 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895 | t2896 | t2897;
    t2899 = t0 & !t2898;
    t2900 = t1 & !t2898;
    t2901 = t2 & !t2898;
    t2902 = t3 & !t2898;
    t2903 = t4 & !t2898;
    t2904 = t5 & !t2898;
    t2905 = t6 & !t2898;
    t2906 = t7 & !t2898;
    t2907 = t1651 ^ t1654 ^ t1655 ^ t1656;
    t2908 = t1651 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    t2909 = t1652 ^ t1654 ^ t1655;
    t2910 = t1565 ^ t2803;
    t2911 = t1566 ^ t2907;
    t2912 = t1567 ^ t2854;
    t2913 = t1568 ^ t2801;
    t2914 = t1569 ^ t2748;
    t2915 = t1570 ^ t2908;
    t2916 = t1571 ^ t2909;
    t2917 = t1572 ^ t2856;
    t2918 = !t810 & t1083;
    t2919 = t2910 & t2918;
    t2920 = t2911 & t2918;
    t2921 = t2912 & t2918;
    t2922 = t2913 & t2918;
    t2923 = t2914 & t2918;
    t2924 = t2915 & t2918;
    t2925 = t2916 & t2918;
    t2926 = t2917 & t2918;
    t2927 = t3 ^ t5 ^ t6 ^ t8;
    t2928 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t9;
    t2929 = t1 ^ t4 ^ t5 ^ t6 ^ t10;
    t2930 = t2 ^ t5 ^ t6 ^ t7 ^ t11;
    t2931 = t3 ^ t6 ^ t7 ^ t12;
    t2932 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    t2933 = t1 ^ t3 ^ t4 ^ t7 ^ t14;
    t2934 = t2 ^ t4 ^ t5 ^ t15;
    t2935 = t0 ^ t1 ^ t2 ^ t7 ^ t16;
    t2936 = t0 ^ t3 ^ t7 ^ t17;
    t2937 = t1 ^ t4 ^ t18;
    t2938 = t0 ^ t2 ^ t5 ^ t19;
    t2939 = t1 ^ t3 ^ t6 ^ t20;
    t2940 = t0 ^ t1 ^ t4 ^ t21;
    t2941 = t0 ^ t5 ^ t7 ^ t22;
    t2942 = t0 ^ t1 ^ t6 ^ t23;
    t2943 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t24;
    t2944 = t3 ^ t4 ^ t5 ^ t7 ^ t25;
    t2945 = t0 ^ t4 ^ t5 ^ t6 ^ t26;
    t2946 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t27;
    t2947 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t28;
    t2948 = t0 ^ t3 ^ t4 ^ t29;
    t2949 = t0 ^ t2 ^ t5 ^ t7 ^ t30;
    t2950 = t0 ^ t1 ^ t3 ^ t6 ^ t31;
    t2951 = t2927 | t2928 | t2929 | t2930 | t2931 | t2932 | t2933 | t2934 | t2935 | t2936 | t2937 | t2938 | t2939
        | t2940 | t2941 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947 | t2948 | t2949 | t2950;
    t2952 = t0 & !t2951;
    t2953 = t1 & !t2951;
    t2954 = t2 & !t2951;
    t2955 = t3 & !t2951;
    t2956 = t4 & !t2951;
    t2957 = t5 & !t2951;
    t2958 = t6 & !t2951;
    t2959 = t7 & !t2951;
    t2960 = t1650 ^ t1653 ^ t1654 ^ t1655 ^ t1657;
    t2961 = t1650 ^ t1653 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    t2962 = t1651 ^ t1653 ^ t1654 ^ t1657;
    t2963 = t1565 ^ t2856;
    t2964 = t1566 ^ t2960;
    t2965 = t1567 ^ t2907;
    t2966 = t1568 ^ t2854;
    t2967 = t1569 ^ t2801;
    t2968 = t1570 ^ t2961;
    t2969 = t1571 ^ t2962;
    t2970 = t1572 ^ t2909;
    t2971 = !t827 & t1083;
    t2972 = t2963 & t2971;
    t2973 = t2964 & t2971;
    t2974 = t2965 & t2971;
    t2975 = t2966 & t2971;
    t2976 = t2967 & t2971;
    t2977 = t2968 & t2971;
    t2978 = t2969 & t2971;
    t2979 = t2970 & t2971;
    t2980 = t2 ^ t4 ^ t5 ^ t8;
    t2981 = t2 ^ t3 ^ t4 ^ t6 ^ t9;
    t2982 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t10;
    t2983 = t1 ^ t4 ^ t5 ^ t6 ^ t11;
    t2984 = t2 ^ t5 ^ t6 ^ t7 ^ t12;
    t2985 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    t2986 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t14;
    t2987 = t1 ^ t3 ^ t4 ^ t7 ^ t15;
    t2988 = t0 ^ t5 ^ t7 ^ t16;
    t2989 = t1 ^ t5 ^ t6 ^ t7 ^ t17;
    t2990 = t2 ^ t6 ^ t7 ^ t18;
    t2991 = t0 ^ t3 ^ t7 ^ t19;
    t2992 = t1 ^ t4 ^ t20;
    t2993 = t2 ^ t7 ^ t21;
    t2994 = t3 ^ t5 ^ t7 ^ t22;
    t2995 = t4 ^ t6 ^ t23;
    t2996 = t1 ^ t4 ^ t6 ^ t24;
    t2997 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    t2998 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t26;
    t2999 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t27;
    t3000 = t3 ^ t4 ^ t5 ^ t7 ^ t28;
    t3001 = t0 ^ t1 ^ t5 ^ t29;
    t3002 = t2 ^ t4 ^ t30;
    t3003 = t0 ^ t3 ^ t5 ^ t31;
    t3004 = t2980 | t2981 | t2982 | t2983 | t2984 | t2985 | t2986 | t2987 | t2988 | t2989 | t2990 | t2991 | t2992
        | t2993 | t2994 | t2995 | t2996 | t2997 | t2998 | t2999 | t3000 | t3001 | t3002 | t3003;
    t3005 = t0 & !t3004;
    t3006 = t1 & !t3004;
    t3007 = t2 & !t3004;
    t3008 = t3 & !t3004;
    t3009 = t4 & !t3004;
    t3010 = t5 & !t3004;
    t3011 = t6 & !t3004;
    t3012 = t7 & !t3004;
    t3013 = t1652 ^ t1653 ^ t1654 ^ t1656;
    t3014 = t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    t3015 = t1650 ^ t1652 ^ t1653 ^ t1656 ^ t1657;
    t3016 = t1565 ^ t2909;
    t3017 = t1566 ^ t3013;
    t3018 = t1567 ^ t2960;
    t3019 = t1568 ^ t2907;
    t3020 = t1569 ^ t2854;
    t3021 = t1570 ^ t3014;
    t3022 = t1571 ^ t3015;
    t3023 = t1572 ^ t2962;
    t3024 = !t844 & t1083;
    t3025 = t3016 & t3024;
    t3026 = t3017 & t3024;
    t3027 = t3018 & t3024;
    t3028 = t3019 & t3024;
    t3029 = t3020 & t3024;
    t3030 = t3021 & t3024;
    t3031 = t3022 & t3024;
    t3032 = t3023 & t3024;
    t3033 = t1 ^ t3 ^ t4 ^ t7 ^ t8;
    t3034 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t9;
    t3035 = t2 ^ t3 ^ t4 ^ t6 ^ t10;
    t3036 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t11;
    t3037 = t1 ^ t4 ^ t5 ^ t6 ^ t12;
    t3038 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t13;
    t3039 = t1 ^ t2 ^ t5 ^ t6 ^ t14;
    t3040 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t15;
    t3041 = t3 ^ t5 ^ t7 ^ t16;
    t3042 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t17;
    t3043 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t18;
    t3044 = t1 ^ t5 ^ t6 ^ t7 ^ t19;
    t3045 = t2 ^ t6 ^ t7 ^ t20;
    t3046 = t0 ^ t5 ^ t21;
    t3047 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    t3048 = t2 ^ t4 ^ t6 ^ t7 ^ t23;
    t3049 = t1 ^ t3 ^ t24;
    t3050 = t1 ^ t2 ^ t3 ^ t4 ^ t25;
    t3051 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t26;
    t3052 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t27;
    t3053 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    t3054 = t2 ^ t5 ^ t6 ^ t7 ^ t29;
    t3055 = t1 ^ t6 ^ t7 ^ t30;
    t3056 = t0 ^ t2 ^ t7 ^ t31;
    t3057 = t3033 | t3034 | t3035 | t3036 | t3037 | t3038 | t3039 | t3040 | t3041 | t3042 | t3043 | t3044 | t3045
        | t3046 | t3047 | t3048 | t3049 | t3050 | t3051 | t3052 | t3053 | t3054 | t3055 | t3056;
    t3058 = t0 & !t3057;
    t3059 = t1 & !t3057;
    t3060 = t2 & !t3057;
    t3061 = t3 & !t3057;
    t3062 = t4 & !t3057;
    t3063 = t5 & !t3057;
    t3064 = t6 & !t3057;
    t3065 = t7 & !t3057;
    t3066 = t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1657;
    t3067 = t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1656;
    t3068 = t1651 ^ t1652 ^ t1655 ^ t1656;
    t3069 = t1565 ^ t2962;
    t3070 = t1566 ^ t3066;
    t3071 = t1567 ^ t3013;
    t3072 = t1568 ^ t2960;
    t3073 = t1569 ^ t2907;
    t3074 = t1570 ^ t3067;
    t3075 = t1571 ^ t3068;
    t3076 = t1572 ^ t3015;
    t3077 = !t861 & t1083;
    t3078 = t3069 & t3077;
    t3079 = t3070 & t3077;
    t3080 = t3071 & t3077;
    t3081 = t3072 & t3077;
    t3082 = t3073 & t3077;
    t3083 = t3074 & t3077;
    t3084 = t3075 & t3077;
    t3085 = t3076 & t3077;
    t3086 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t8;
    t3087 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t9;
    t3088 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t10;
    t3089 = t2 ^ t3 ^ t4 ^ t6 ^ t11;
    t3090 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t12;
    t3091 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t13;
    t3092 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t14;
    t3093 = t1 ^ t2 ^ t5 ^ t6 ^ t15;
    t3094 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    t3095 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t17;
    t3096 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t18;
    t3097 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t19;
    t3098 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t20;
    t3099 = t3 ^ t21;
    t3100 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t3101 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t3102 = t0 ^ t5 ^ t6 ^ t24;
    t3103 = t0 ^ t1 ^ t5 ^ t7 ^ t25;
    t3104 = t0 ^ t1 ^ t2 ^ t6 ^ t26;
    t3105 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t27;
    t3106 = t1 ^ t2 ^ t3 ^ t4 ^ t28;
    t3107 = t2 ^ t3 ^ t4 ^ t6 ^ t29;
    t3108 = t3 ^ t4 ^ t6 ^ t7 ^ t30;
    t3109 = t4 ^ t5 ^ t7 ^ t31;
    t3110 = t3086 | t3087 | t3088 | t3089 | t3090 | t3091 | t3092 | t3093 | t3094 | t3095 | t3096 | t3097 | t3098
        | t3099 | t3100 | t3101 | t3102 | t3103 | t3104 | t3105 | t3106 | t3107 | t3108 | t3109;
    t3111 = t0 & !t3110;
    t3112 = t1 & !t3110;
    t3113 = t2 & !t3110;
    t3114 = t3 & !t3110;
    t3115 = t4 & !t3110;
    t3116 = t5 & !t3110;
    t3117 = t6 & !t3110;
    t3118 = t7 & !t3110;
    t3119 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1656;
    t3120 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1657;
    t3121 = t1650 ^ t1651 ^ t1654 ^ t1655 ^ t1657;
    t3122 = t1565 ^ t3015;
    t3123 = t1566 ^ t3119;
    t3124 = t1567 ^ t3066;
    t3125 = t1568 ^ t3013;
    t3126 = t1569 ^ t2960;
    t3127 = t1570 ^ t3120;
    t3128 = t1571 ^ t3121;
    t3129 = t1572 ^ t3068;
    t3130 = !t877 & t1083;
    t3131 = t3122 & t3130;
    t3132 = t3123 & t3130;
    t3133 = t3124 & t3130;
    t3134 = t3125 & t3130;
    t3135 = t3126 & t3130;
    t3136 = t3127 & t3130;
    t3137 = t3128 & t3130;
    t3138 = t3129 & t3130;
    t3139 = t1 ^ t2 ^ t5 ^ t6 ^ t8;
    t3140 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t9;
    t3141 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t10;
    t3142 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t11;
    t3143 = t2 ^ t3 ^ t4 ^ t6 ^ t12;
    t3144 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    t3145 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    t3146 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t15;
    t3147 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t3148 = t0 ^ t1 ^ t2 ^ t3 ^ t17;
    t3149 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t18;
    t3150 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t19;
    t3151 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t20;
    t3152 = t1 ^ t21;
    t3153 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t3154 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t3155 = t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t3156 = t2 ^ t4 ^ t5 ^ t25;
    t3157 = t3 ^ t5 ^ t6 ^ t26;
    t3158 = t0 ^ t4 ^ t6 ^ t7 ^ t27;
    t3159 = t0 ^ t1 ^ t5 ^ t7 ^ t28;
    t3160 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t29;
    t3161 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    t3162 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    t3163 = t3139 | t3140 | t3141 | t3142 | t3143 | t3144 | t3145 | t3146 | t3147 | t3148 | t3149 | t3150 | t3151
        | t3152 | t3153 | t3154 | t3155 | t3156 | t3157 | t3158 | t3159 | t3160 | t3161 | t3162;
    t3164 = t0 & !t3163;
    t3165 = t1 & !t3163;
    t3166 = t2 & !t3163;
    t3167 = t3 & !t3163;
    t3168 = t4 & !t3163;
    t3169 = t5 & !t3163;
    t3170 = t6 & !t3163;
    t3171 = t7 & !t3163;
    t3172 = t1650 ^ t1651 ^ t1653 ^ t1655 ^ t1657;
    t3173 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    t3174 = t1650 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    t3175 = t1565 ^ t3068;
    t3176 = t1566 ^ t3172;
    t3177 = t1567 ^ t3119;
    t3178 = t1568 ^ t3066;
    t3179 = t1569 ^ t3013;
    t3180 = t1570 ^ t3173;
    t3181 = t1571 ^ t3174;
    t3182 = t1572 ^ t3121;
    t3183 = !t893 & t1083;
    t3184 = t3175 & t3183;
    t3185 = t3176 & t3183;
    t3186 = t3177 & t3183;
    t3187 = t3178 & t3183;
    t3188 = t3179 & t3183;
    t3189 = t3180 & t3183;
    t3190 = t3181 & t3183;
    t3191 = t3182 & t3183;
    t3192 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t8;
    t3193 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t9;
    t3194 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t10;
    t3195 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t11;
    t3196 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t12;
    t3197 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t13;
    t3198 = t2 ^ t3 ^ t5 ^ t6 ^ t14;
    t3199 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    t3200 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t3201 = t0 ^ t1 ^ t17;
    t3202 = t0 ^ t1 ^ t2 ^ t18;
    t3203 = t0 ^ t1 ^ t2 ^ t3 ^ t19;
    t3204 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t20;
    t3205 = t6 ^ t7 ^ t21;
    t3206 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    t3207 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t3208 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    t3209 = t1 ^ t2 ^ t5 ^ t6 ^ t25;
    t3210 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    t3211 = t1 ^ t3 ^ t4 ^ t7 ^ t27;
    t3212 = t2 ^ t4 ^ t5 ^ t28;
    t3213 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    t3214 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t30;
    t3215 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t31;
    t3216 = t3192 | t3193 | t3194 | t3195 | t3196 | t3197 | t3198 | t3199 | t3200 | t3201 | t3202 | t3203 | t3204
        | t3205 | t3206 | t3207 | t3208 | t3209 | t3210 | t3211 | t3212 | t3213 | t3214 | t3215;
    t3217 = t0 & !t3216;
    t3218 = t1 & !t3216;
    t3219 = t2 & !t3216;
    t3220 = t3 & !t3216;
    t3221 = t4 & !t3216;
    t3222 = t5 & !t3216;
    t3223 = t6 & !t3216;
    t3224 = t7 & !t3216;
    t3225 = t1650 ^ t1652 ^ t1654 ^ t1656 ^ t1657;
    t3226 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1656 ^ t1657;
    t3227 = t1652 ^ t1653 ^ t1655 ^ t1656;
    t3228 = t1565 ^ t3121;
    t3229 = t1566 ^ t3225;
    t3230 = t1567 ^ t3172;
    t3231 = t1568 ^ t3119;
    t3232 = t1569 ^ t3066;
    t3233 = t1570 ^ t3226;
    t3234 = t1571 ^ t3227;
    t3235 = t1572 ^ t3174;
    t3236 = !t909 & t1083;
    t3237 = t3228 & t3236;
    t3238 = t3229 & t3236;
    t3239 = t3230 & t3236;
    t3240 = t3231 & t3236;
    t3241 = t3232 & t3236;
    t3242 = t3233 & t3236;
    t3243 = t3234 & t3236;
    t3244 = t3235 & t3236;
    t3245 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    t3246 = t1 ^ t3 ^ t5 ^ t6 ^ t9;
    t3247 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t10;
    t3248 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t11;
    t3249 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t12;
    t3250 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t13;
    t3251 = t1 ^ t2 ^ t4 ^ t5 ^ t14;
    t3252 = t2 ^ t3 ^ t5 ^ t6 ^ t15;
    t3253 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    t3254 = t7 ^ t17;
    t3255 = t0 ^ t18;
    t3256 = t0 ^ t1 ^ t19;
    t3257 = t0 ^ t1 ^ t2 ^ t20;
    t3258 = t4 ^ t5 ^ t6 ^ t21;
    t3259 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t22;
    t3260 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t23;
    t3261 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    t3262 = t2 ^ t3 ^ t5 ^ t6 ^ t25;
    t3263 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t26;
    t3264 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t27;
    t3265 = t1 ^ t2 ^ t5 ^ t6 ^ t28;
    t3266 = t1 ^ t2 ^ t4 ^ t29;
    t3267 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t3268 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t31;
    t3269 = t3245 | t3246 | t3247 | t3248 | t3249 | t3250 | t3251 | t3252 | t3253 | t3254 | t3255 | t3256 | t3257
        | t3258 | t3259 | t3260 | t3261 | t3262 | t3263 | t3264 | t3265 | t3266 | t3267 | t3268;
    t3270 = t0 & !t3269;
    t3271 = t1 & !t3269;
    t3272 = t2 & !t3269;
    t3273 = t3 & !t3269;
    t3274 = t4 & !t3269;
    t3275 = t5 & !t3269;
    t3276 = t6 & !t3269;
    t3277 = t7 & !t3269;
    t3278 = t1651 ^ t1653 ^ t1655 ^ t1656;
    t3279 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1656;
    t3280 = t1651 ^ t1652 ^ t1654 ^ t1655;
    t3281 = t1565 ^ t3174;
    t3282 = t1566 ^ t3278;
    t3283 = t1567 ^ t3225;
    t3284 = t1568 ^ t3172;
    t3285 = t1569 ^ t3119;
    t3286 = t1570 ^ t3279;
    t3287 = t1571 ^ t3280;
    t3288 = t1572 ^ t3227;
    t3289 = !t923 & t1083;
    t3290 = t3281 & t3289;
    t3291 = t3282 & t3289;
    t3292 = t3283 & t3289;
    t3293 = t3284 & t3289;
    t3294 = t3285 & t3289;
    t3295 = t3286 & t3289;
    t3296 = t3287 & t3289;
    t3297 = t3288 & t3289;
    t3298 = t2 ^ t3 ^ t5 ^ t6 ^ t8;
    t3299 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t9;
    t3300 = t1 ^ t3 ^ t5 ^ t6 ^ t10;
    t3301 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t11;
    t3302 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t12;
    t3303 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t13;
    t3304 = t0 ^ t1 ^ t3 ^ t4 ^ t14;
    t3305 = t1 ^ t2 ^ t4 ^ t5 ^ t15;
    t3306 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t16;
    t3307 = t5 ^ t7 ^ t17;
    t3308 = t6 ^ t18;
    t3309 = t7 ^ t19;
    t3310 = t0 ^ t20;
    t3311 = t2 ^ t3 ^ t4 ^ t7 ^ t21;
    t3312 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t22;
    t3313 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t23;
    t3314 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    t3315 = t0 ^ t2 ^ t3 ^ t25;
    t3316 = t0 ^ t1 ^ t3 ^ t4 ^ t26;
    t3317 = t1 ^ t2 ^ t4 ^ t5 ^ t27;
    t3318 = t2 ^ t3 ^ t5 ^ t6 ^ t28;
    t3319 = t1 ^ t5 ^ t29;
    t3320 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    t3321 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t31;
    t3322 = t3298 | t3299 | t3300 | t3301 | t3302 | t3303 | t3304 | t3305 | t3306 | t3307 | t3308 | t3309 | t3310
        | t3311 | t3312 | t3313 | t3314 | t3315 | t3316 | t3317 | t3318 | t3319 | t3320 | t3321;
    t3323 = t0 & !t3322;
    t3324 = t1 & !t3322;
    t3325 = t2 & !t3322;
    t3326 = t3 & !t3322;
    t3327 = t4 & !t3322;
    t3328 = t5 & !t3322;
    t3329 = t6 & !t3322;
    t3330 = t7 & !t3322;
    t3331 = t1650 ^ t1652 ^ t1654 ^ t1655 ^ t1657;
    t3332 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1655;
    t3333 = t1650 ^ t1651 ^ t1653 ^ t1654;
    t3334 = t1565 ^ t3227;
    t3335 = t1566 ^ t3331;
    t3336 = t1567 ^ t3278;
    t3337 = t1568 ^ t3225;
    t3338 = t1569 ^ t3172;
    t3339 = t1570 ^ t3332;
    t3340 = t1571 ^ t3333;
    t3341 = t1572 ^ t3280;
    t3342 = !t937 & t1083;
    t3343 = t3334 & t3342;
    t3344 = t3335 & t3342;
    t3345 = t3336 & t3342;
    t3346 = t3337 & t3342;
    t3347 = t3338 & t3342;
    t3348 = t3339 & t3342;
    t3349 = t3340 & t3342;
    t3350 = t3341 & t3342;
    t3351 = t1 ^ t2 ^ t4 ^ t5 ^ t8;
    t3352 = t1 ^ t3 ^ t4 ^ t6 ^ t9;
    t3353 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t10;
    t3354 = t1 ^ t3 ^ t5 ^ t6 ^ t11;
    t3355 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t12;
    t3356 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t13;
    t3357 = t0 ^ t2 ^ t3 ^ t14;
    t3358 = t0 ^ t1 ^ t3 ^ t4 ^ t15;
    t3359 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t16;
    t3360 = t3 ^ t5 ^ t6 ^ t7 ^ t17;
    t3361 = t4 ^ t6 ^ t7 ^ t18;
    t3362 = t5 ^ t7 ^ t19;
    t3363 = t6 ^ t20;
    t3364 = t0 ^ t1 ^ t2 ^ t5 ^ t21;
    t3365 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    t3366 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t23;
    t3367 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    t3368 = t0 ^ t5 ^ t6 ^ t7 ^ t25;
    t3369 = t0 ^ t1 ^ t6 ^ t7 ^ t26;
    t3370 = t1 ^ t2 ^ t7 ^ t27;
    t3371 = t0 ^ t2 ^ t3 ^ t28;
    t3372 = t2 ^ t6 ^ t29;
    t3373 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t7 ^ t30;
    t3374 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t31;
    t3375 = t3351 | t3352 | t3353 | t3354 | t3355 | t3356 | t3357 | t3358 | t3359 | t3360 | t3361 | t3362 | t3363
        | t3364 | t3365 | t3366 | t3367 | t3368 | t3369 | t3370 | t3371 | t3372 | t3373 | t3374;
    t3376 = t0 & !t3375;
    t3377 = t1 & !t3375;
    t3378 = t2 & !t3375;
    t3379 = t3 & !t3375;
    t3380 = t4 & !t3375;
    t3381 = t5 & !t3375;
    t3382 = t6 & !t3375;
    t3383 = t7 & !t3375;
    t3384 = t1651 ^ t1653 ^ t1654 ^ t1656;
    t3385 = t1650 ^ t1652 ^ t1653 ^ t1654 ^ t1657;
    t3386 = t1650 ^ t1652 ^ t1653;
    t3387 = t1565 ^ t3280;
    t3388 = t1566 ^ t3384;
    t3389 = t1567 ^ t3331;
    t3390 = t1568 ^ t3278;
    t3391 = t1569 ^ t3225;
    t3392 = t1570 ^ t3385;
    t3393 = t1571 ^ t3386;
    t3394 = t1572 ^ t3333;
    t3395 = !t951 & t1083;
    t3396 = t3387 & t3395;
    t3397 = t3388 & t3395;
    t3398 = t3389 & t3395;
    t3399 = t3390 & t3395;
    t3400 = t3391 & t3395;
    t3401 = t3392 & t3395;
    t3402 = t3393 & t3395;
    t3403 = t3394 & t3395;
    t3404 = t0 ^ t1 ^ t3 ^ t4 ^ t8;
    t3405 = t0 ^ t2 ^ t3 ^ t5 ^ t9;
    t3406 = t1 ^ t3 ^ t4 ^ t6 ^ t10;
    t3407 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t11;
    t3408 = t1 ^ t3 ^ t5 ^ t6 ^ t12;
    t3409 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t13;
    t3410 = t1 ^ t2 ^ t7 ^ t14;
    t3411 = t0 ^ t2 ^ t3 ^ t15;
    t3412 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    t3413 = t1 ^ t3 ^ t4 ^ t5 ^ t17;
    t3414 = t2 ^ t4 ^ t5 ^ t6 ^ t18;
    t3415 = t3 ^ t5 ^ t6 ^ t7 ^ t19;
    t3416 = t4 ^ t6 ^ t7 ^ t20;
    t3417 = t0 ^ t3 ^ t6 ^ t21;
    t3418 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    t3419 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t3420 = t0 ^ t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t3421 = t2 ^ t3 ^ t4 ^ t5 ^ t25;
    t3422 = t3 ^ t4 ^ t5 ^ t6 ^ t26;
    t3423 = t4 ^ t5 ^ t6 ^ t7 ^ t27;
    t3424 = t0 ^ t5 ^ t6 ^ t7 ^ t28;
    t3425 = t3 ^ t5 ^ t29;
    t3426 = t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    t3427 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    t3428 = t3404 | t3405 | t3406 | t3407 | t3408 | t3409 | t3410 | t3411 | t3412 | t3413 | t3414 | t3415 | t3416
        | t3417 | t3418 | t3419 | t3420 | t3421 | t3422 | t3423 | t3424 | t3425 | t3426 | t3427;
    t3429 = t0 & !t3428;
    t3430 = t1 & !t3428;
    t3431 = t2 & !t3428;
    t3432 = t3 & !t3428;
    t3433 = t4 & !t3428;
    t3434 = t5 & !t3428;
    t3435 = t6 & !t3428;
    t3436 = t7 & !t3428;
    t3437 = t1650 ^ t1652 ^ t1653 ^ t1655;
    t3438 = t1651 ^ t1652 ^ t1653 ^ t1656 ^ t1657;
    t3439 = t1651 ^ t1652 ^ t1657;
    t3440 = t1565 ^ t3333;
    t3441 = t1566 ^ t3437;
    t3442 = t1567 ^ t3384;
    t3443 = t1568 ^ t3331;
    t3444 = t1569 ^ t3278;
    t3445 = t1570 ^ t3438;
    t3446 = t1571 ^ t3439;
    t3447 = t1572 ^ t3386;
    t3448 = !t965 & t1083;
    t3449 = t3440 & t3448;
    t3450 = t3441 & t3448;
    t3451 = t3442 & t3448;
    t3452 = t3443 & t3448;
    t3453 = t3444 & t3448;
    t3454 = t3445 & t3448;
    t3455 = t3446 & t3448;
    t3456 = t3447 & t3448;
    t3457 = t0 ^ t2 ^ t3 ^ t8;
    t3458 = t1 ^ t2 ^ t4 ^ t9;
    t3459 = t0 ^ t2 ^ t3 ^ t5 ^ t10;
    t3460 = t1 ^ t3 ^ t4 ^ t6 ^ t11;
    t3461 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t12;
    t3462 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t13;
    t3463 = t0 ^ t1 ^ t6 ^ t7 ^ t14;
    t3464 = t1 ^ t2 ^ t7 ^ t15;
    t3465 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    t3466 = t1 ^ t2 ^ t3 ^ t7 ^ t17;
    t3467 = t0 ^ t2 ^ t3 ^ t4 ^ t18;
    t3468 = t1 ^ t3 ^ t4 ^ t5 ^ t19;
    t3469 = t2 ^ t4 ^ t5 ^ t6 ^ t20;
    t3470 = t1 ^ t4 ^ t7 ^ t21;
    t3471 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t22;
    t3472 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t23;
    t3473 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    t3474 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t25;
    t3475 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    t3476 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t27;
    t3477 = t2 ^ t3 ^ t4 ^ t5 ^ t28;
    t3478 = t0 ^ t2 ^ t5 ^ t29;
    t3479 = t0 ^ t1 ^ t2 ^ t4 ^ t30;
    t3480 = t1 ^ t2 ^ t3 ^ t5 ^ t31;
    t3481 = t3457 | t3458 | t3459 | t3460 | t3461 | t3462 | t3463 | t3464 | t3465 | t3466 | t3467 | t3468 | t3469
        | t3470 | t3471 | t3472 | t3473 | t3474 | t3475 | t3476 | t3477 | t3478 | t3479 | t3480;
    t3482 = t0 & !t3481;
    t3483 = t1 & !t3481;
    t3484 = t2 & !t3481;
    t3485 = t3 & !t3481;
    t3486 = t4 & !t3481;
    t3487 = t5 & !t3481;
    t3488 = t6 & !t3481;
    t3489 = t7 & !t3481;
    t3490 = t1651 ^ t1652 ^ t1654;
    t3491 = t1650 ^ t1651 ^ t1652 ^ t1655 ^ t1656;
    t3492 = t1650 ^ t1651 ^ t1656 ^ t1657;
    t3493 = t1565 ^ t3386;
    t3494 = t1566 ^ t3490;
    t3495 = t1567 ^ t3437;
    t3496 = t1568 ^ t3384;
    t3497 = t1569 ^ t3331;
    t3498 = t1570 ^ t3491;
    t3499 = t1571 ^ t3492;
    t3500 = t1572 ^ t3439;
    t3501 = !t979 & t1083;
    t3502 = t3493 & t3501;
    t3503 = t3494 & t3501;
    t3504 = t3495 & t3501;
    t3505 = t3496 & t3501;
    t3506 = t3497 & t3501;
    t3507 = t3498 & t3501;
    t3508 = t3499 & t3501;
    t3509 = t3500 & t3501;
    t3510 = t1 ^ t2 ^ t7 ^ t8;
    t3511 = t0 ^ t1 ^ t3 ^ t7 ^ t9;
    t3512 = t1 ^ t2 ^ t4 ^ t10;
    t3513 = t0 ^ t2 ^ t3 ^ t5 ^ t11;
    t3514 = t1 ^ t3 ^ t4 ^ t6 ^ t12;
    t3515 = t0 ^ t1 ^ t4 ^ t5 ^ t13;
    t3516 = t0 ^ t5 ^ t6 ^ t7 ^ t14;
    t3517 = t0 ^ t1 ^ t6 ^ t7 ^ t15;
    t3518 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t16;
    t3519 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t17;
    t3520 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t18;
    t3521 = t1 ^ t2 ^ t3 ^ t7 ^ t19;
    t3522 = t0 ^ t2 ^ t3 ^ t4 ^ t20;
    t3523 = t2 ^ t5 ^ t6 ^ t21;
    t3524 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t22;
    t3525 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t23;
    t3526 = t0 ^ t1 ^ t3 ^ t24;
    t3527 = t2 ^ t3 ^ t4 ^ t25;
    t3528 = t0 ^ t3 ^ t4 ^ t5 ^ t26;
    t3529 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t27;
    t3530 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t28;
    t3531 = t2 ^ t6 ^ t7 ^ t29;
    t3532 = t1 ^ t7 ^ t30;
    t3533 = t0 ^ t2 ^ t31;
    t3534 = t3510 | t3511 | t3512 | t3513 | t3514 | t3515 | t3516 | t3517 | t3518 | t3519 | t3520 | t3521 | t3522
        | t3523 | t3524 | t3525 | t3526 | t3527 | t3528 | t3529 | t3530 | t3531 | t3532 | t3533;
    t3535 = t0 & !t3534;
    t3536 = t1 & !t3534;
    t3537 = t2 & !t3534;
    t3538 = t3 & !t3534;
    t3539 = t4 & !t3534;
    t3540 = t5 & !t3534;
    t3541 = t6 & !t3534;
    t3542 = t7 & !t3534;
    t3543 = t1650 ^ t1651 ^ t1653 ^ t1657;
    t3544 = t1650 ^ t1651 ^ t1654 ^ t1655;
    t3545 = t1650 ^ t1655 ^ t1656 ^ t1657;
    t3546 = t1565 ^ t3439;
    t3547 = t1566 ^ t3543;
    t3548 = t1567 ^ t3490;
    t3549 = t1568 ^ t3437;
    t3550 = t1569 ^ t3384;
    t3551 = t1570 ^ t3544;
    t3552 = t1571 ^ t3545;
    t3553 = t1572 ^ t3492;
    t3554 = !t993 & t1083;
    t3555 = t3546 & t3554;
    t3556 = t3547 & t3554;
    t3557 = t3548 & t3554;
    t3558 = t3549 & t3554;
    t3559 = t3550 & t3554;
    t3560 = t3551 & t3554;
    t3561 = t3552 & t3554;
    t3562 = t3553 & t3554;
    t3563 = t1083 | !t1682 | !t1732 | !t1785 | !t1838 | !t1891 | !t1944 | !t1997 | !t2050 | !t2103 | !t2156
        | !t2209 | !t2262 | !t2315 | !t2368 | !t2421 | !t2474 | !t2527 | !t2580 | !t2633 | !t2686 | !t2739 | !t2792
        | !t2845 | !t2898 | !t2951 | !t3004 | !t3057 | !t3110 | !t3163 | !t3216 | !t3269 | !t3322 | !t3375 | !t3428
        | !t3481 | !t3534;
    t3564 = t32 & t3563;
    t3565 = t32 & !t3563;
    t3566 = t1683 | t1700;
    t3567 = t1684 | t1701;
    t3568 = t1685 | t1702;
    t3569 = t1686 | t1703;
    t3570 = t1687 | t1704;
    t3571 = t1688 | t1705;
    t3572 = t1689 | t1706;
    t3573 = t1690 | t1707;
    t3574 = t1733 | t1753;
    t3575 = t1734 | t1754;
    t3576 = t1735 | t1755;
    t3577 = t1736 | t1756;
    t3578 = t1737 | t1757;
    t3579 = t1738 | t1758;
    t3580 = t1739 | t1759;
    t3581 = t1740 | t1760;
    t3582 = t1786 | t1806;
    t3583 = t1787 | t1807;
    t3584 = t1788 | t1808;
    t3585 = t1789 | t1809;
    t3586 = t1790 | t1810;
    t3587 = t1791 | t1811;
    t3588 = t1792 | t1812;
    t3589 = t1793 | t1813;
    t3590 = t1839 | t1859;
    t3591 = t1840 | t1860;
    t3592 = t1841 | t1861;
    t3593 = t1842 | t1862;
    t3594 = t1843 | t1863;
    t3595 = t1844 | t1864;
    t3596 = t1845 | t1865;
    t3597 = t1846 | t1866;
    t3598 = t1892 | t1912;
    t3599 = t1893 | t1913;
    t3600 = t1894 | t1914;
    t3601 = t1895 | t1915;
    t3602 = t1896 | t1916;
    t3603 = t1897 | t1917;
    t3604 = t1898 | t1918;
    t3605 = t1899 | t1919;
    t3606 = t1945 | t1965;
    t3607 = t1946 | t1966;
    t3608 = t1947 | t1967;
    t3609 = t1948 | t1968;
    t3610 = t1949 | t1969;
    t3611 = t1950 | t1970;
    t3612 = t1951 | t1971;
    t3613 = t1952 | t1972;
    t3614 = t1998 | t2018;
    t3615 = t1999 | t2019;
    t3616 = t2000 | t2020;
    t3617 = t2001 | t2021;
    t3618 = t2002 | t2022;
    t3619 = t2003 | t2023;
    t3620 = t2004 | t2024;
    t3621 = t2005 | t2025;
    t3622 = t2051 | t2071;
    t3623 = t2052 | t2072;
    t3624 = t2053 | t2073;
    t3625 = t2054 | t2074;
    t3626 = t2055 | t2075;
    t3627 = t2056 | t2076;
    t3628 = t2057 | t2077;
    t3629 = t2058 | t2078;
    t3630 = t2104 | t2124;
    t3631 = t2105 | t2125;
    t3632 = t2106 | t2126;
    t3633 = t2107 | t2127;
    t3634 = t2108 | t2128;
    t3635 = t2109 | t2129;
    t3636 = t2110 | t2130;
    t3637 = t2111 | t2131;
    t3638 = t2157 | t2177;
    t3639 = t2158 | t2178;
    t3640 = t2159 | t2179;
    t3641 = t2160 | t2180;
    t3642 = t2161 | t2181;
    t3643 = t2162 | t2182;
    t3644 = t2163 | t2183;
    t3645 = t2164 | t2184;
    t3646 = t2210 | t2230;
    t3647 = t2211 | t2231;
    t3648 = t2212 | t2232;
    t3649 = t2213 | t2233;
    t3650 = t2214 | t2234;
    t3651 = t2215 | t2235;
    t3652 = t2216 | t2236;
    t3653 = t2217 | t2237;
    t3654 = t2263 | t2283;
    t3655 = t2264 | t2284;
    t3656 = t2265 | t2285;
    t3657 = t2266 | t2286;
    t3658 = t2267 | t2287;
    t3659 = t2268 | t2288;
    t3660 = t2269 | t2289;
    t3661 = t2270 | t2290;
    t3662 = t2316 | t2336;
    t3663 = t2317 | t2337;
    t3664 = t2318 | t2338;
    t3665 = t2319 | t2339;
    t3666 = t2320 | t2340;
    t3667 = t2321 | t2341;
    t3668 = t2322 | t2342;
    t3669 = t2323 | t2343;
    t3670 = t2369 | t2389;
    t3671 = t2370 | t2390;
    t3672 = t2371 | t2391;
    t3673 = t2372 | t2392;
    t3674 = t2373 | t2393;
    t3675 = t2374 | t2394;
    t3676 = t2375 | t2395;
    t3677 = t2376 | t2396;
    t3678 = t2422 | t2442;
    t3679 = t2423 | t2443;
    t3680 = t2424 | t2444;
    t3681 = t2425 | t2445;
    t3682 = t2426 | t2446;
    t3683 = t2427 | t2447;
    t3684 = t2428 | t2448;
    t3685 = t2429 | t2449;
    t3686 = t2475 | t2495;
    t3687 = t2476 | t2496;
    t3688 = t2477 | t2497;
    t3689 = t2478 | t2498;
    t3690 = t2479 | t2499;
    t3691 = t2480 | t2500;
    t3692 = t2481 | t2501;
    t3693 = t2482 | t2502;
    t3694 = t2528 | t2548;
    t3695 = t2529 | t2549;
    t3696 = t2530 | t2550;
    t3697 = t2531 | t2551;
    t3698 = t2532 | t2552;
    t3699 = t2533 | t2553;
    t3700 = t2534 | t2554;
    t3701 = t2535 | t2555;
    t3702 = t2581 | t2601;
    t3703 = t2582 | t2602;
    t3704 = t2583 | t2603;
    t3705 = t2584 | t2604;
    t3706 = t2585 | t2605;
    t3707 = t2586 | t2606;
    t3708 = t2587 | t2607;
    t3709 = t2588 | t2608;
    t3710 = t2634 | t2654;
    t3711 = t2635 | t2655;
    t3712 = t2636 | t2656;
    t3713 = t2637 | t2657;
    t3714 = t2638 | t2658;
    t3715 = t2639 | t2659;
    t3716 = t2640 | t2660;
    t3717 = t2641 | t2661;
    t3718 = t2687 | t2707;
    t3719 = t2688 | t2708;
    t3720 = t2689 | t2709;
    t3721 = t2690 | t2710;
    t3722 = t2691 | t2711;
    t3723 = t2692 | t2712;
    t3724 = t2693 | t2713;
    t3725 = t2694 | t2714;
    t3726 = t2740 | t2760;
    t3727 = t2741 | t2761;
    t3728 = t2742 | t2762;
    t3729 = t2743 | t2763;
    t3730 = t2744 | t2764;
    t3731 = t2745 | t2765;
    t3732 = t2746 | t2766;
    t3733 = t2747 | t2767;
    t3734 = t2793 | t2813;
    t3735 = t2794 | t2814;
    t3736 = t2795 | t2815;
    t3737 = t2796 | t2816;
    t3738 = t2797 | t2817;
    t3739 = t2798 | t2818;
    t3740 = t2799 | t2819;
    t3741 = t2800 | t2820;
    t3742 = t2846 | t2866;
    t3743 = t2847 | t2867;
    t3744 = t2848 | t2868;
    t3745 = t2849 | t2869;
    t3746 = t2850 | t2870;
    t3747 = t2851 | t2871;
    t3748 = t2852 | t2872;
    t3749 = t2853 | t2873;
    t3750 = t2899 | t2919;
    t3751 = t2900 | t2920;
    t3752 = t2901 | t2921;
    t3753 = t2902 | t2922;
    t3754 = t2903 | t2923;
    t3755 = t2904 | t2924;
    t3756 = t2905 | t2925;
    t3757 = t2906 | t2926;
    t3758 = t2952 | t2972;
    t3759 = t2953 | t2973;
    t3760 = t2954 | t2974;
    t3761 = t2955 | t2975;
    t3762 = t2956 | t2976;
    t3763 = t2957 | t2977;
    t3764 = t2958 | t2978;
    t3765 = t2959 | t2979;
    t3766 = t3005 | t3025;
    t3767 = t3006 | t3026;
    t3768 = t3007 | t3027;
    t3769 = t3008 | t3028;
    t3770 = t3009 | t3029;
    t3771 = t3010 | t3030;
    t3772 = t3011 | t3031;
    t3773 = t3012 | t3032;
    t3774 = t3058 | t3078;
    t3775 = t3059 | t3079;
    t3776 = t3060 | t3080;
    t3777 = t3061 | t3081;
    t3778 = t3062 | t3082;
    t3779 = t3063 | t3083;
    t3780 = t3064 | t3084;
    t3781 = t3065 | t3085;
    t3782 = t3111 | t3131;
    t3783 = t3112 | t3132;
    t3784 = t3113 | t3133;
    t3785 = t3114 | t3134;
    t3786 = t3115 | t3135;
    t3787 = t3116 | t3136;
    t3788 = t3117 | t3137;
    t3789 = t3118 | t3138;
    t3790 = t3164 | t3184;
    t3791 = t3165 | t3185;
    t3792 = t3166 | t3186;
    t3793 = t3167 | t3187;
    t3794 = t3168 | t3188;
    t3795 = t3169 | t3189;
    t3796 = t3170 | t3190;
    t3797 = t3171 | t3191;
    t3798 = t3217 | t3237;
    t3799 = t3218 | t3238;
    t3800 = t3219 | t3239;
    t3801 = t3220 | t3240;
    t3802 = t3221 | t3241;
    t3803 = t3222 | t3242;
    t3804 = t3223 | t3243;
    t3805 = t3224 | t3244;
    t3806 = t3270 | t3290;
    t3807 = t3271 | t3291;
    t3808 = t3272 | t3292;
    t3809 = t3273 | t3293;
    t3810 = t3274 | t3294;
    t3811 = t3275 | t3295;
    t3812 = t3276 | t3296;
    t3813 = t3277 | t3297;
    t3814 = t3323 | t3343;
    t3815 = t3324 | t3344;
    t3816 = t3325 | t3345;
    t3817 = t3326 | t3346;
    t3818 = t3327 | t3347;
    t3819 = t3328 | t3348;
    t3820 = t3329 | t3349;
    t3821 = t3330 | t3350;
    t3822 = t3376 | t3396;
    t3823 = t3377 | t3397;
    t3824 = t3378 | t3398;
    t3825 = t3379 | t3399;
    t3826 = t3380 | t3400;
    t3827 = t3381 | t3401;
    t3828 = t3382 | t3402;
    t3829 = t3383 | t3403;
    t3830 = t3429 | t3449;
    t3831 = t3430 | t3450;
    t3832 = t3431 | t3451;
    t3833 = t3432 | t3452;
    t3834 = t3433 | t3453;
    t3835 = t3434 | t3454;
    t3836 = t3435 | t3455;
    t3837 = t3436 | t3456;
    t3838 = t3482 | t3502;
    t3839 = t3483 | t3503;
    t3840 = t3484 | t3504;
    t3841 = t3485 | t3505;
    t3842 = t3486 | t3506;
    t3843 = t3487 | t3507;
    t3844 = t3488 | t3508;
    t3845 = t3489 | t3509;
    t3846 = t3535 | t3555;
    t3847 = t3536 | t3556;
    t3848 = t3537 | t3557;
    t3849 = t3538 | t3558;
    t3850 = t3539 | t3559;
    t3851 = t3540 | t3560;
    t3852 = t3541 | t3561;
    t3853 = t3542 | t3562;
    t3854 = t3564 & !t3565;
    entry[0] = entry[0] ^ t3566;
    entry[1] = entry[1] ^ t3567;
    entry[2] = entry[2] ^ t3568;
    entry[3] = entry[3] ^ t3569;
    entry[4] = entry[4] ^ t3570;
    entry[5] = entry[5] ^ t3571;
    entry[6] = entry[6] ^ t3572;
    entry[7] = entry[7] ^ t3573;
    entry[8] = entry[8] ^ t3574;
    entry[9] = entry[9] ^ t3575;
    entry[10] = entry[10] ^ t3576;
    entry[11] = entry[11] ^ t3577;
    entry[12] = entry[12] ^ t3578;
    entry[13] = entry[13] ^ t3579;
    entry[14] = entry[14] ^ t3580;
    entry[15] = entry[15] ^ t3581;
    entry[16] = entry[16] ^ t3582;
    entry[17] = entry[17] ^ t3583;
    entry[18] = entry[18] ^ t3584;
    entry[19] = entry[19] ^ t3585;
    entry[20] = entry[20] ^ t3586;
    entry[21] = entry[21] ^ t3587;
    entry[22] = entry[22] ^ t3588;
    entry[23] = entry[23] ^ t3589;
    entry[24] = entry[24] ^ t3590;
    entry[25] = entry[25] ^ t3591;
    entry[26] = entry[26] ^ t3592;
    entry[27] = entry[27] ^ t3593;
    entry[28] = entry[28] ^ t3594;
    entry[29] = entry[29] ^ t3595;
    entry[30] = entry[30] ^ t3596;
    entry[31] = entry[31] ^ t3597;
    entry[32] = entry[32] ^ t3598;
    entry[33] = entry[33] ^ t3599;
    entry[34] = entry[34] ^ t3600;
    entry[35] = entry[35] ^ t3601;
    entry[36] = entry[36] ^ t3602;
    entry[37] = entry[37] ^ t3603;
    entry[38] = entry[38] ^ t3604;
    entry[39] = entry[39] ^ t3605;
    entry[40] = entry[40] ^ t3606;
    entry[41] = entry[41] ^ t3607;
    entry[42] = entry[42] ^ t3608;
    entry[43] = entry[43] ^ t3609;
    entry[44] = entry[44] ^ t3610;
    entry[45] = entry[45] ^ t3611;
    entry[46] = entry[46] ^ t3612;
    entry[47] = entry[47] ^ t3613;
    entry[48] = entry[48] ^ t3614;
    entry[49] = entry[49] ^ t3615;
    entry[50] = entry[50] ^ t3616;
    entry[51] = entry[51] ^ t3617;
    entry[52] = entry[52] ^ t3618;
    entry[53] = entry[53] ^ t3619;
    entry[54] = entry[54] ^ t3620;
    entry[55] = entry[55] ^ t3621;
    entry[56] = entry[56] ^ t3622;
    entry[57] = entry[57] ^ t3623;
    entry[58] = entry[58] ^ t3624;
    entry[59] = entry[59] ^ t3625;
    entry[60] = entry[60] ^ t3626;
    entry[61] = entry[61] ^ t3627;
    entry[62] = entry[62] ^ t3628;
    entry[63] = entry[63] ^ t3629;
    entry[64] = entry[64] ^ t3630;
    entry[65] = entry[65] ^ t3631;
    entry[66] = entry[66] ^ t3632;
    entry[67] = entry[67] ^ t3633;
    entry[68] = entry[68] ^ t3634;
    entry[69] = entry[69] ^ t3635;
    entry[70] = entry[70] ^ t3636;
    entry[71] = entry[71] ^ t3637;
    entry[72] = entry[72] ^ t3638;
    entry[73] = entry[73] ^ t3639;
    entry[74] = entry[74] ^ t3640;
    entry[75] = entry[75] ^ t3641;
    entry[76] = entry[76] ^ t3642;
    entry[77] = entry[77] ^ t3643;
    entry[78] = entry[78] ^ t3644;
    entry[79] = entry[79] ^ t3645;
    entry[80] = entry[80] ^ t3646;
    entry[81] = entry[81] ^ t3647;
    entry[82] = entry[82] ^ t3648;
    entry[83] = entry[83] ^ t3649;
    entry[84] = entry[84] ^ t3650;
    entry[85] = entry[85] ^ t3651;
    entry[86] = entry[86] ^ t3652;
    entry[87] = entry[87] ^ t3653;
    entry[88] = entry[88] ^ t3654;
    entry[89] = entry[89] ^ t3655;
    entry[90] = entry[90] ^ t3656;
    entry[91] = entry[91] ^ t3657;
    entry[92] = entry[92] ^ t3658;
    entry[93] = entry[93] ^ t3659;
    entry[94] = entry[94] ^ t3660;
    entry[95] = entry[95] ^ t3661;
    entry[96] = entry[96] ^ t3662;
    entry[97] = entry[97] ^ t3663;
    entry[98] = entry[98] ^ t3664;
    entry[99] = entry[99] ^ t3665;
    entry[100] = entry[100] ^ t3666;
    entry[101] = entry[101] ^ t3667;
    entry[102] = entry[102] ^ t3668;
    entry[103] = entry[103] ^ t3669;
    entry[104] = entry[104] ^ t3670;
    entry[105] = entry[105] ^ t3671;
    entry[106] = entry[106] ^ t3672;
    entry[107] = entry[107] ^ t3673;
    entry[108] = entry[108] ^ t3674;
    entry[109] = entry[109] ^ t3675;
    entry[110] = entry[110] ^ t3676;
    entry[111] = entry[111] ^ t3677;
    entry[112] = entry[112] ^ t3678;
    entry[113] = entry[113] ^ t3679;
    entry[114] = entry[114] ^ t3680;
    entry[115] = entry[115] ^ t3681;
    entry[116] = entry[116] ^ t3682;
    entry[117] = entry[117] ^ t3683;
    entry[118] = entry[118] ^ t3684;
    entry[119] = entry[119] ^ t3685;
    entry[120] = entry[120] ^ t3686;
    entry[121] = entry[121] ^ t3687;
    entry[122] = entry[122] ^ t3688;
    entry[123] = entry[123] ^ t3689;
    entry[124] = entry[124] ^ t3690;
    entry[125] = entry[125] ^ t3691;
    entry[126] = entry[126] ^ t3692;
    entry[127] = entry[127] ^ t3693;
    entry[128] = entry[128] ^ t3694;
    entry[129] = entry[129] ^ t3695;
    entry[130] = entry[130] ^ t3696;
    entry[131] = entry[131] ^ t3697;
    entry[132] = entry[132] ^ t3698;
    entry[133] = entry[133] ^ t3699;
    entry[134] = entry[134] ^ t3700;
    entry[135] = entry[135] ^ t3701;
    entry[136] = entry[136] ^ t3702;
    entry[137] = entry[137] ^ t3703;
    entry[138] = entry[138] ^ t3704;
    entry[139] = entry[139] ^ t3705;
    entry[140] = entry[140] ^ t3706;
    entry[141] = entry[141] ^ t3707;
    entry[142] = entry[142] ^ t3708;
    entry[143] = entry[143] ^ t3709;
    entry[144] = entry[144] ^ t3710;
    entry[145] = entry[145] ^ t3711;
    entry[146] = entry[146] ^ t3712;
    entry[147] = entry[147] ^ t3713;
    entry[148] = entry[148] ^ t3714;
    entry[149] = entry[149] ^ t3715;
    entry[150] = entry[150] ^ t3716;
    entry[151] = entry[151] ^ t3717;
    entry[152] = entry[152] ^ t3718;
    entry[153] = entry[153] ^ t3719;
    entry[154] = entry[154] ^ t3720;
    entry[155] = entry[155] ^ t3721;
    entry[156] = entry[156] ^ t3722;
    entry[157] = entry[157] ^ t3723;
    entry[158] = entry[158] ^ t3724;
    entry[159] = entry[159] ^ t3725;
    entry[160] = entry[160] ^ t3726;
    entry[161] = entry[161] ^ t3727;
    entry[162] = entry[162] ^ t3728;
    entry[163] = entry[163] ^ t3729;
    entry[164] = entry[164] ^ t3730;
    entry[165] = entry[165] ^ t3731;
    entry[166] = entry[166] ^ t3732;
    entry[167] = entry[167] ^ t3733;
    entry[168] = entry[168] ^ t3734;
    entry[169] = entry[169] ^ t3735;
    entry[170] = entry[170] ^ t3736;
    entry[171] = entry[171] ^ t3737;
    entry[172] = entry[172] ^ t3738;
    entry[173] = entry[173] ^ t3739;
    entry[174] = entry[174] ^ t3740;
    entry[175] = entry[175] ^ t3741;
    entry[176] = entry[176] ^ t3742;
    entry[177] = entry[177] ^ t3743;
    entry[178] = entry[178] ^ t3744;
    entry[179] = entry[179] ^ t3745;
    entry[180] = entry[180] ^ t3746;
    entry[181] = entry[181] ^ t3747;
    entry[182] = entry[182] ^ t3748;
    entry[183] = entry[183] ^ t3749;
    entry[184] = entry[184] ^ t3750;
    entry[185] = entry[185] ^ t3751;
    entry[186] = entry[186] ^ t3752;
    entry[187] = entry[187] ^ t3753;
    entry[188] = entry[188] ^ t3754;
    entry[189] = entry[189] ^ t3755;
    entry[190] = entry[190] ^ t3756;
    entry[191] = entry[191] ^ t3757;
    entry[192] = entry[192] ^ t3758;
    entry[193] = entry[193] ^ t3759;
    entry[194] = entry[194] ^ t3760;
    entry[195] = entry[195] ^ t3761;
    entry[196] = entry[196] ^ t3762;
    entry[197] = entry[197] ^ t3763;
    entry[198] = entry[198] ^ t3764;
    entry[199] = entry[199] ^ t3765;
    entry[200] = entry[200] ^ t3766;
    entry[201] = entry[201] ^ t3767;
    entry[202] = entry[202] ^ t3768;
    entry[203] = entry[203] ^ t3769;
    entry[204] = entry[204] ^ t3770;
    entry[205] = entry[205] ^ t3771;
    entry[206] = entry[206] ^ t3772;
    entry[207] = entry[207] ^ t3773;
    entry[208] = entry[208] ^ t3774;
    entry[209] = entry[209] ^ t3775;
    entry[210] = entry[210] ^ t3776;
    entry[211] = entry[211] ^ t3777;
    entry[212] = entry[212] ^ t3778;
    entry[213] = entry[213] ^ t3779;
    entry[214] = entry[214] ^ t3780;
    entry[215] = entry[215] ^ t3781;
    entry[216] = entry[216] ^ t3782;
    entry[217] = entry[217] ^ t3783;
    entry[218] = entry[218] ^ t3784;
    entry[219] = entry[219] ^ t3785;
    entry[220] = entry[220] ^ t3786;
    entry[221] = entry[221] ^ t3787;
    entry[222] = entry[222] ^ t3788;
    entry[223] = entry[223] ^ t3789;
    entry[224] = entry[224] ^ t3790;
    entry[225] = entry[225] ^ t3791;
    entry[226] = entry[226] ^ t3792;
    entry[227] = entry[227] ^ t3793;
    entry[228] = entry[228] ^ t3794;
    entry[229] = entry[229] ^ t3795;
    entry[230] = entry[230] ^ t3796;
    entry[231] = entry[231] ^ t3797;
    entry[232] = entry[232] ^ t3798;
    entry[233] = entry[233] ^ t3799;
    entry[234] = entry[234] ^ t3800;
    entry[235] = entry[235] ^ t3801;
    entry[236] = entry[236] ^ t3802;
    entry[237] = entry[237] ^ t3803;
    entry[238] = entry[238] ^ t3804;
    entry[239] = entry[239] ^ t3805;
    entry[240] = entry[240] ^ t3806;
    entry[241] = entry[241] ^ t3807;
    entry[242] = entry[242] ^ t3808;
    entry[243] = entry[243] ^ t3809;
    entry[244] = entry[244] ^ t3810;
    entry[245] = entry[245] ^ t3811;
    entry[246] = entry[246] ^ t3812;
    entry[247] = entry[247] ^ t3813;
    entry[248] = entry[248] ^ t3814;
    entry[249] = entry[249] ^ t3815;
    entry[250] = entry[250] ^ t3816;
    entry[251] = entry[251] ^ t3817;
    entry[252] = entry[252] ^ t3818;
    entry[253] = entry[253] ^ t3819;
    entry[254] = entry[254] ^ t3820;
    entry[255] = entry[255] ^ t3821;
    entry[256] = entry[256] ^ t3822;
    entry[257] = entry[257] ^ t3823;
    entry[258] = entry[258] ^ t3824;
    entry[259] = entry[259] ^ t3825;
    entry[260] = entry[260] ^ t3826;
    entry[261] = entry[261] ^ t3827;
    entry[262] = entry[262] ^ t3828;
    entry[263] = entry[263] ^ t3829;
    entry[264] = entry[264] ^ t3830;
    entry[265] = entry[265] ^ t3831;
    entry[266] = entry[266] ^ t3832;
    entry[267] = entry[267] ^ t3833;
    entry[268] = entry[268] ^ t3834;
    entry[269] = entry[269] ^ t3835;
    entry[270] = entry[270] ^ t3836;
    entry[271] = entry[271] ^ t3837;
    entry[272] = entry[272] ^ t3838;
    entry[273] = entry[273] ^ t3839;
    entry[274] = entry[274] ^ t3840;
    entry[275] = entry[275] ^ t3841;
    entry[276] = entry[276] ^ t3842;
    entry[277] = entry[277] ^ t3843;
    entry[278] = entry[278] ^ t3844;
    entry[279] = entry[279] ^ t3845;
    entry[280] = entry[280] ^ t3846;
    entry[281] = entry[281] ^ t3847;
    entry[282] = entry[282] ^ t3848;
    entry[283] = entry[283] ^ t3849;
    entry[284] = entry[284] ^ t3850;
    entry[285] = entry[285] ^ t3851;
    entry[286] = entry[286] ^ t3852;
    entry[287] = entry[287] ^ t3853;
    Flags { corrected: t3854, uncorrectable: t3565 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 4]; CHECK_BITS] = [
    [
        0x9fef1fbad109eb3c, 0x4ce6c4a0264dcbd3, 0xbc0b56602da9022e, 0xd6c863898acb9837,
    ],
    [
        0xa03021cf721a3c44, 0xd42a4de06bd65d74, 0xc51cfba177fa0673, 0x7a59a59b9f5da858,
    ],
    [
        0x4060429ee4357888, 0xa8559bc0d6acbae8, 0x8a39f643eff50ce7, 0xf4b24b373fba50b1,
    ],
    [
        0x80c1843cc86bf011, 0x50aa3781ac5875d0, 0x1573ed87dfea18cf, 0xe965976f7f75a162,
    ],
    [
        0x0182097891d6e122, 0xa1546f0258b1eba0, 0x2ae7db0ebfd4319e, 0xd3ca2fdeffeb43c5,
    ],
    [
        0x9cea0c4af2a52879, 0x0f4f1aa4972f1c93, 0xe9c4e17c53016112, 0x715d3d35741c1fbd,
    ],
    [
        0xa73b072e3442bacf, 0x5379f1e80913f2f4, 0x6f8295988baac00b, 0x357218e262f2a64d,
    ],
    [
        0x4f770f5d6884759e, 0xa6f3e2d01326e5e9, 0xde052b3016548117, 0x6be431c4c5e54c9b,
    ],
    [
        0xe33894e790d09fb2, 0xf6ddce79687be3eb, 0x0a655fe81c20e6df, 0x2a3528c3b8a1d0e6,
    ],
    [
        0x2448bc28b070a0d7, 0x1b66538ab98c243c, 0x1eafe13825612a60, 0x7f5e7945c9e2702a,
    ],
    [
        0x4990795161e040af, 0x36cda61572194978, 0x3d5fc3704ac255c1, 0xffbdf38b92c4e055,
    ],
    [
        0x9320f3a2c2c0805f, 0x6c9a4c2ae43293f0, 0x7bbe86e09485aa82, 0xfe7ae6162489c0aa,
    ],
    [
        0x2741e644858101be, 0xd9349855c86427e1, 0xf77d0dc0280a5405, 0xfdf4cc2d49128154,
    ],
    [
        0xadbb586f9ad29ccf, 0x45b5fed3f9b2ad28, 0xe49e44694d344fd4, 0xd0dcb1992b84d24f,
    ],
    [
        0xb84e2539a474a72c, 0x7db733de9a1eb8ba, 0xc259d73a87487977, 0x8a8d4af0eea87479,
    ],
    [
        0x719c4a7348e84f59, 0xfb6e67bc343d7175, 0x85b2af740e90f3ef, 0x151a94e1dc50e8f3,
    ],
    [
        0x8367c87b231ef76c, 0x6d6adc2d7c08617a, 0xfc9d8d0dc40a18ea, 0x6236867821defbbe,
    ],
    [
        0x85a9598c652319b5, 0xb7bf64778418a38e, 0x05a697164d1e293e, 0xa75a8b8863620dc3,
    ],
    [
        0x0a53b219ca46326a, 0x6e7ec9ef0931471d, 0x0b4c2f2d9b3d527c, 0x4fb51611c6c51b86,
    ],
    [
        0x14a66532958c64d5, 0xddfc92df13638f3a, 0x17985e5a377ba5f8, 0x9f6a2d228d8a360d,
    ],
    [
        0x294cca642b19c9ab, 0xbbf924bf26c61e74, 0x2e30bdb56ff74bf1, 0x3fd55a451a156c1b,
    ],
    [
        0xd1ff5db2752c653b, 0x1b98955331855c92, 0xa1fdf7671ae48f08, 0x1d9d33f314f42288,
    ],
    [
        0x2099721ec8473d1b, 0x5b5af78b1f02d85e, 0xbf6763c3f1c206fa, 0x580de19e0837beaf,
    ],
    [
        0x4133e43d918f7b36, 0xb6b5ee163e04b0bd, 0x7ecec686e2850cf5, 0xb11bc33c106f7d5f,
    ],
    [
        0xfeb1422763c682e3, 0xd650d7f5333f4843, 0x4bf28584f482fd1a, 0x9fcacc3312b5b26e,
    ],
    [
        0x03d3c669a54b8724, 0x7af1781f5440d8c4, 0xdc178f8d1d87072f, 0xa05f555437dfd7b3,
    ],
    [
        0x07a78dd24b970e49, 0xf4e2f03ea980b089, 0xb82e1e1a3a0e0f5e, 0x40beaaa96fbfaf66,
    ],
    [
        0x0f4f1aa4972f1c93, 0xe9c4e17c53016112, 0x715d3d35741c1fbd, 0x807d5453de7e5fcd,
    ],
    [
        0x1f9f35482f5e3927, 0xd389c3f8a603c225, 0xe3ba7b6be8393e7a, 0x01fba9a6bcfcbe9a,
    ],
    [
        0xc08e29b73d7bf1ad, 0x714251047f38cd09, 0x8c87725224f181ee, 0x9c3c9f7f6b4ccf5a,
    ],
    [
        0x7fac1049183160b8, 0x35d475fdcc4fd250, 0x52fc6121bd60ffc6, 0xa7b2f3ccc42d2cdb,
    ],
    [
        0xff5821933163c171, 0x6ba8ebfa999fa4a1, 0xa5f9c2427ac1fe8d, 0x4f65e699895a59b7,
    ],
];

/// Encodes one entry: the check bytes of `data`.
#[inline]
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

/// Valid bits of the last check byte.
const LAST_CHECK_MASK: u8 = 0xff;

/// Whether an entry is a codeword.
#[inline]
pub fn check(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> bool {
    let mut expected = [0; CHECK_BYTES];
    encode(data, &mut expected);
    let mut difference = 0;
    for (i, (a, b)) in expected.iter().zip(check).enumerate() {
        difference |= (a ^ b) & if i + 1 == CHECK_BYTES { LAST_CHECK_MASK } else { 0xff };
    }
    difference == 0
}

/// Decodes one entry in place. An uncorrectable entry is left as it is.
#[inline]
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

/// Encodes an array of entries.
///
/// # Errors
/// Both lengths are not those of the same number of entries; nothing was written.
#[inline]
pub fn encode_array(data: &[u8], check: &mut [u8]) -> Result<(), WrongLength> {
    entries(data, check)?;
    for (data, check) in data.chunks_exact(DATA_BYTES).zip(check.chunks_exact_mut(CHECK_BYTES)) {
        if let (Some(data), Some(check)) = (data.first_chunk(), check.first_chunk_mut()) {
            encode(data, check);
        }
    }
    Ok(())
}

/// Decodes an array of entries in place: the worst status of any entry. `status` receives that of each entry.
///
/// # Errors
/// Lengths are not those of the same number of entries; nothing was written.
#[inline]
pub fn decode_array(
    data: &mut [u8],
    check: &mut [u8],
    mut status: Option<&mut [Status]>,
) -> Result<Status, WrongLength> {
    let count = entries(data, check)?;
    if status.as_ref().is_some_and(|status| status.len() != count) {
        return Err(WrongLength);
    }
    let mut worst = Status::Clean;
    for (i, (data, check)) in data.chunks_exact_mut(DATA_BYTES).zip(check.chunks_exact_mut(CHECK_BYTES)).enumerate() {
        if let (Some(data), Some(check)) = (data.first_chunk_mut(), check.first_chunk_mut()) {
            let one = decode(data, check);
            if one as u8 > worst as u8 {
                worst = one;
            }
            if let Some(place) = status.as_mut().and_then(|status| status.get_mut(i)) {
                *place = one;
            }
        }
    }
    Ok(worst)
}

/// The number of entries in both.
fn entries(data: &[u8], check: &[u8]) -> Result<usize, WrongLength> {
    let count = data.len() / DATA_BYTES;
    let whole = data.len().is_multiple_of(DATA_BYTES) && check.len().is_multiple_of(CHECK_BYTES);
    if whole && check.len() / CHECK_BYTES == count { Ok(count) } else { Err(WrongLength) }
}

/// Whether physical bit `i` carries data, and which data bit or check bit it is.
fn place(i: usize) -> (bool, usize) {
    let (beat, pin) = (i / 72, i % 72);
    if pin < 64 { (true, beat * 64 + pin) } else { (false, beat * 8 + pin - 64) }
}

/// Blocks by check byte and data byte; byte i of a block is row i.
static GRID: [[u64; 32]; 4] = [
    [
        0x9ecf79221188443c, 0x75ba28e1f0783ceb, 0x8442a5d66b351a09, 0x6834f291c8e472d1, 0x5d2e4a783c9ecfba,
        0x0f070c098442211f, 0x773bea82c16030ef, 0x4fa79c018040a09f, 0xe9f493a0d0e874d3, 0xe5f21ceb75ba5dcb,
        0x26132fb158acd64d, 0x13099758acd66b26, 0xd0e8a40281c0e0a0, 0xe2f11a6f379b4dc4, 0xf3794f54aa552ae6,
        0xa6530fa150a8d44c, 0x170b129ecfe7732e, 0x81c06131180c0602, 0x54aa01d4eaf5faa9, 0x168b53bfdfef772d,
        0x30987c0e8743a160, 0x2b95e1dbedf6fb56, 0x0582c4e773391c0b, 0xde6fe92a158ac5bc, 0x9b4dbdc562b15837,
        0x4ca61f43a150a898, 0xe5f21ceb75ba5dcb, 0xc56274ff7f3f9f8a, 0xc4e235de6f379b89, 0x31183d2f974ba563,
        0xe4725dca65b259c8, 0x6b3571d3e9f47ad6,
    ],
    [
        0x592ccfbe5fafd7b2, 0x4fa79c018040a09f, 0xe874d281c0e070d0, 0x48a49a85c261b090, 0x73396f44a25128e7,
        0x4a2558e6f379bc94, 0x9c4ebb4120904838, 0x71b8ad27934924e3, 0x75ba28e1f0783ceb, 0x71b8ad27934924e3,
        0x3d1eb26432198c7b, 0x349af9c8e472b968, 0xbcded3552a158a79, 0x6733fe984ca653ce, 0x6eb7b5349acd66dd,
        0xfb7d45d96c361bf6, 0xef77d40582c160df, 0xf3794f54aa552ae6, 0x9048340a85c26120, 0x0e874d28944a251c,
        0x743a69c0e07038e8, 0xafd7440d86c3e15f, 0xb2599e7dbe5faf65, 0x85c2e4f77b3d1e0a, 0xf3794f54aa552ae6,
        0xe874d281c0e070d0, 0x50a8841289c4e2a1, 0xdcee2b492492c9b8, 0xe1f0992d168b45c3, 0x944ab1cce6f37928,
        0x1a8ddcf47abd5e35, 0x158ad0fdfeff7f2a,
    ],
    [
        0x361b3babd56ab56c, 0x7b3d65c9643219f7, 0x8f472c198c46231e, 0x91c8752b95ca6523, 0x3d1eb26432198c7b,
        0xe4725dca65b259c8, 0x3399ff4ca653a967, 0x4120d129140a8583, 0xbd5e92743a1d8e7a, 0xb0d85c1e8f47a361,
        0x040285c663311808, 0x3e1f31261309847c, 0x168b53bfdfef772d, 0xeef7952492c964dc, 0xb55a98f9fc7ebf6a,
        0xb65b1bbbdd6eb76d, 0xf5fa08f1f87c3eea, 0x0c068f4ba5522918, 0x85c2e4f77b3d1e0a, 0xe2f11a6f379b4dc4,
        0x86c367b55a2d160d, 0xc663f7bd5e2f978d, 0xce67fd30984ca69d, 0x7ebfa12e170b05fc, 0x5faf881b0d86c3be,
        0x7dbe226c361b0dfb, 0x6f37f4158ac562de, 0x1008141a8dc66321, 0x3c9ef34522118878, 0xc3e1335a2d168b86,
        0x1b0d9dd56ab55a36, 0xb1581d3f9f4fa762,
    ],
    [
        0x71b8ad27934924e3, 0xc160f1391c0e8782, 0x63317b5e2f974bc6, 0x31183d2f974ba563, 0x9349b748a4d26927,
        0x211029351a8dc642, 0x58ac8e9f4fa7d3b1, 0xff7fc01f0f0703fe, 0xa15009251289c443, 0xa4d2cdc261b0d848,
        0x9f4f38030180403f, 0x99cc7fa653a95433, 0xfafd04f87c3e1ff5, 0xeb7551c3e1f078d7, 0xa8d44289c4e2f150,
        0x6b3571d3e9f47ad6, 0x8dc6ee7abd5e2f1a, 0xfeff813e1f0f07fd, 0xc160f1391c0e8782, 0x7abd24e8743a1df4,
        0x4221526b351a8d84, 0xc261727b3d1e8f85, 0xf9fc87ba5d2e17f2, 0xa5528ce371b8dc4b, 0xb7db5a9acd66b36e,
        0x592ccfbe5fafd7b2, 0x5a2d4cfc7ebfdfb5, 0x89c46bbcde6f3712, 0x99cc7fa653a95433, 0xe6f39fa954aa55cc,
        0x65b23cfb7dbe5fca, 0x4fa79c018040a09f,
    ],
];
static AFFINE: [[u64; 32]; 4] = crate::kernel::affine(&GRID);
static NIBBLES: [[[u8; 32]; 32]; 4] = crate::kernel::nibbles(&GRID);
static DENSE: [[u32; 256]; 32] = crate::kernel::dense(&GRID);
static WORDS: [crate::SymbolWord; 1] = [
    crate::SymbolWord {
        checks: 4,
        by_locator: [
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
            28, 29, 30, 31, 32, 33, 34, 35, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255,
        ],
        zero: 255,
        infinity: 255,
        symbols: &[
            crate::Symbol { unscale: 0, low: (0, 0), high: (0, 4) },
            crate::Symbol { unscale: 0, low: (1, 0), high: (1, 4) },
            crate::Symbol { unscale: 0, low: (2, 0), high: (2, 4) },
            crate::Symbol { unscale: 0, low: (3, 0), high: (3, 4) },
            crate::Symbol { unscale: 0, low: (4, 0), high: (4, 4) },
            crate::Symbol { unscale: 0, low: (5, 0), high: (5, 4) },
            crate::Symbol { unscale: 0, low: (6, 0), high: (6, 4) },
            crate::Symbol { unscale: 0, low: (7, 0), high: (7, 4) },
            crate::Symbol { unscale: 0, low: (8, 0), high: (8, 4) },
            crate::Symbol { unscale: 0, low: (9, 0), high: (9, 4) },
            crate::Symbol { unscale: 0, low: (10, 0), high: (10, 4) },
            crate::Symbol { unscale: 0, low: (11, 0), high: (11, 4) },
            crate::Symbol { unscale: 0, low: (12, 0), high: (12, 4) },
            crate::Symbol { unscale: 0, low: (13, 0), high: (13, 4) },
            crate::Symbol { unscale: 0, low: (14, 0), high: (14, 4) },
            crate::Symbol { unscale: 0, low: (15, 0), high: (15, 4) },
            crate::Symbol { unscale: 0, low: (16, 0), high: (16, 4) },
            crate::Symbol { unscale: 0, low: (17, 0), high: (17, 4) },
            crate::Symbol { unscale: 0, low: (18, 0), high: (18, 4) },
            crate::Symbol { unscale: 0, low: (19, 0), high: (19, 4) },
            crate::Symbol { unscale: 0, low: (20, 0), high: (20, 4) },
            crate::Symbol { unscale: 0, low: (21, 0), high: (21, 4) },
            crate::Symbol { unscale: 0, low: (22, 0), high: (22, 4) },
            crate::Symbol { unscale: 0, low: (23, 0), high: (23, 4) },
            crate::Symbol { unscale: 0, low: (24, 0), high: (24, 4) },
            crate::Symbol { unscale: 0, low: (25, 0), high: (25, 4) },
            crate::Symbol { unscale: 0, low: (26, 0), high: (26, 4) },
            crate::Symbol { unscale: 0, low: (27, 0), high: (27, 4) },
            crate::Symbol { unscale: 0, low: (28, 0), high: (28, 4) },
            crate::Symbol { unscale: 0, low: (29, 0), high: (29, 4) },
            crate::Symbol { unscale: 0, low: (30, 0), high: (30, 4) },
            crate::Symbol { unscale: 0, low: (31, 0), high: (31, 4) },
            crate::Symbol { unscale: 0, low: (32, 0), high: (32, 4) },
            crate::Symbol { unscale: 0, low: (33, 0), high: (33, 4) },
            crate::Symbol { unscale: 0, low: (34, 0), high: (34, 4) },
            crate::Symbol { unscale: 0, low: (35, 0), high: (35, 4) },
        ],
    },
];
static REPAIR: crate::SymbolRepair = crate::SymbolRepair {
    syndrome: [
        [
            0x00000000, 0x22f36301, 0x4485c602, 0x6676a503, 0x8869ef04, 0xaa9a8c05, 0xccec2906, 0xee1f4a07,
            0x73d2bd08, 0x5121de09, 0x37577b0a, 0x15a4180b, 0xfbbb520c, 0xd948310d, 0xbf3e940e, 0x9dcdf70f,
            0xe6c71910, 0xc4347a11, 0xa242df12, 0x80b1bc13, 0x6eaef614, 0x4c5d9515, 0x2a2b3016, 0x08d85317,
            0x9515a418, 0xb7e6c719, 0xd190621a, 0xf363011b, 0x1d7c4b1c, 0x3f8f281d, 0x59f98d1e, 0x7b0aee1f,
            0xafed3220, 0x8d1e5121, 0xeb68f422, 0xc99b9723, 0x2784dd24, 0x0577be25, 0x63011b26, 0x41f27827,
            0xdc3f8f28, 0xfeccec29, 0x98ba492a, 0xba492a2b, 0x5456602c, 0x76a5032d, 0x10d3a62e, 0x3220c52f,
            0x492a2b30, 0x6bd94831, 0x0dafed32, 0x2f5c8e33, 0xc143c434, 0xe3b0a735, 0x85c60236, 0xa7356137,
            0x3af89638, 0x180bf539, 0x7e7d503a, 0x5c8e333b, 0xb291793c, 0x90621a3d, 0xf614bf3e, 0xd4e7dc3f,
            0x3db96440, 0x1f4a0741, 0x793ca242, 0x5bcfc143, 0xb5d08b44, 0x9723e845, 0xf1554d46, 0xd3a62e47,
            0x4e6bd948, 0x6c98ba49, 0x0aee1f4a, 0x281d7c4b, 0xc602364c, 0xe4f1554d, 0x8287f04e, 0xa074934f,
            0xdb7e7d50, 0xf98d1e51, 0x9ffbbb52, 0xbd08d853, 0x53179254, 0x71e4f155, 0x17925456, 0x35613757,
            0xa8acc058, 0x8a5fa359, 0xec29065a, 0xceda655b, 0x20c52f5c, 0x02364c5d, 0x6440e95e, 0x46b38a5f,
            0x92545660, 0xb0a73561, 0xd6d19062, 0xf422f363, 0x1a3db964, 0x38ceda65, 0x5eb87f66, 0x7c4b1c67,
            0xe186eb68, 0xc3758869, 0xa5032d6a, 0x87f04e6b, 0x69ef046c, 0x4b1c676d, 0x2d6ac26e, 0x0f99a16f,
            0x74934f70, 0x56602c71, 0x30168972, 0x12e5ea73, 0xfcfaa074, 0xde09c375, 0xb87f6676, 0x9a8c0577,
            0x0741f278, 0x25b29179, 0x43c4347a, 0x6137577b, 0x8f281d7c, 0xaddb7e7d, 0xcbaddb7e, 0xe95eb87f,
            0x7a11c880, 0x58e2ab81, 0x3e940e82, 0x1c676d83, 0xf2782784, 0xd08b4485, 0xb6fde186, 0x940e8287,
            0x09c37588, 0x2b301689, 0x4d46b38a, 0x6fb5d08b, 0x81aa9a8c, 0xa359f98d, 0xc52f5c8e, 0xe7dc3f8f,
            0x9cd6d190, 0xbe25b291, 0xd8531792, 0xfaa07493, 0x14bf3e94, 0x364c5d95, 0x503af896, 0x72c99b97,
            0xef046c98, 0xcdf70f99, 0xab81aa9a, 0x8972c99b, 0x676d839c, 0x459ee09d, 0x23e8459e, 0x011b269f,
            0xd5fcfaa0, 0xf70f99a1, 0x91793ca2, 0xb38a5fa3, 0x5d9515a4, 0x7f6676a5, 0x1910d3a6, 0x3be3b0a7,
            0xa62e47a8, 0x84dd24a9, 0xe2ab81aa, 0xc058e2ab, 0x2e47a8ac, 0x0cb4cbad, 0x6ac26eae, 0x48310daf,
            0x333be3b0, 0x11c880b1, 0x77be25b2, 0x554d46b3, 0xbb520cb4, 0x99a16fb5, 0xffd7cab6, 0xdd24a9b7,
            0x40e95eb8, 0x621a3db9, 0x046c98ba, 0x269ffbbb, 0xc880b1bc, 0xea73d2bd, 0x8c0577be, 0xaef614bf,
            0x47a8acc0, 0x655bcfc1, 0x032d6ac2, 0x21de09c3, 0xcfc143c4, 0xed3220c5, 0x8b4485c6, 0xa9b7e6c7,
            0x347a11c8, 0x168972c9, 0x70ffd7ca, 0x520cb4cb, 0xbc13fecc, 0x9ee09dcd, 0xf89638ce, 0xda655bcf,
            0xa16fb5d0, 0x839cd6d1, 0xe5ea73d2, 0xc71910d3, 0x29065ad4, 0x0bf539d5, 0x6d839cd6, 0x4f70ffd7,
            0xd2bd08d8, 0xf04e6bd9, 0x9638ceda, 0xb4cbaddb, 0x5ad4e7dc, 0x782784dd, 0x1e5121de, 0x3ca242df,
            0xe8459ee0, 0xcab6fde1, 0xacc058e2, 0x8e333be3, 0x602c71e4, 0x42df12e5, 0x24a9b7e6, 0x065ad4e7,
            0x9b9723e8, 0xb96440e9, 0xdf12e5ea, 0xfde186eb, 0x13feccec, 0x310dafed, 0x577b0aee, 0x758869ef,
            0x0e8287f0, 0x2c71e4f1, 0x4a0741f2, 0x68f422f3, 0x86eb68f4, 0xa4180bf5, 0xc26eaef6, 0xe09dcdf7,
            0x7d503af8, 0x5fa359f9, 0x39d5fcfa, 0x1b269ffb, 0xf539d5fc, 0xd7cab6fd, 0xb1bc13fe, 0x934f70ff,
        ],
        [
            0x00000000, 0x12758501, 0x24ea6902, 0x369fec03, 0x48b7d204, 0x5ac25705, 0x6c5dbb06, 0x7e283e07,
            0x900dc708, 0x82784209, 0xb4e7ae0a, 0xa6922b0b, 0xd8ba150c, 0xcacf900d, 0xfc507c0e, 0xee25f90f,
            0x431aed10, 0x516f6811, 0x67f08412, 0x75850113, 0x0bad3f14, 0x19d8ba15, 0x2f475616, 0x3d32d317,
            0xd3172a18, 0xc162af19, 0xf7fd431a, 0xe588c61b, 0x9ba0f81c, 0x89d57d1d, 0xbf4a911e, 0xad3f141f,
            0x8634b920, 0x94413c21, 0xa2ded022, 0xb0ab5523, 0xce836b24, 0xdcf6ee25, 0xea690226, 0xf81c8727,
            0x16397e28, 0x044cfb29, 0x32d3172a, 0x20a6922b, 0x5e8eac2c, 0x4cfb292d, 0x7a64c52e, 0x6811402f,
            0xc52e5430, 0xd75bd131, 0xe1c43d32, 0xf3b1b833, 0x8d998634, 0x9fec0335, 0xa973ef36, 0xbb066a37,
            0x55239338, 0x47561639, 0x71c9fa3a, 0x63bc7f3b, 0x1d94413c, 0x0fe1c43d, 0x397e283e, 0x2b0bad3f,
            0x6f681140, 0x7d1d9441, 0x4b827842, 0x59f7fd43, 0x27dfc344, 0x35aa4645, 0x0335aa46, 0x11402f47,
            0xff65d648, 0xed105349, 0xdb8fbf4a, 0xc9fa3a4b, 0xb7d2044c, 0xa5a7814d, 0x93386d4e, 0x814de84f,
            0x2c72fc50, 0x3e077951, 0x08989552, 0x1aed1053, 0x64c52e54, 0x76b0ab55, 0x402f4756, 0x525ac257,
            0xbc7f3b58, 0xae0abe59, 0x9895525a, 0x8ae0d75b, 0xf4c8e95c, 0xe6bd6c5d, 0xd022805e, 0xc257055f,
            0xe95ca860, 0xfb292d61, 0xcdb6c162, 0xdfc34463, 0xa1eb7a64, 0xb39eff65, 0x85011366, 0x97749667,
            0x79516f68, 0x6b24ea69, 0x5dbb066a, 0x4fce836b, 0x31e6bd6c, 0x2393386d, 0x150cd46e, 0x0779516f,
            0xaa464570, 0xb833c071, 0x8eac2c72, 0x9cd9a973, 0xe2f19774, 0xf0841275, 0xc61bfe76, 0xd46e7b77,
            0x3a4b8278, 0x283e0779, 0x1ea1eb7a, 0x0cd46e7b, 0x72fc507c, 0x6089d57d, 0x5616397e, 0x4463bc7f,
            0xded02280, 0xcca5a781, 0xfa3a4b82, 0xe84fce83, 0x9667f084, 0x84127585, 0xb28d9986, 0xa0f81c87,
            0x4edde588, 0x5ca86089, 0x6a378c8a, 0x7842098b, 0x066a378c, 0x141fb28d, 0x22805e8e, 0x30f5db8f,
            0x9dcacf90, 0x8fbf4a91, 0xb920a692, 0xab552393, 0xd57d1d94, 0xc7089895, 0xf1977496, 0xe3e2f197,
            0x0dc70898, 0x1fb28d99, 0x292d619a, 0x3b58e49b, 0x4570da9c, 0x57055f9d, 0x619ab39e, 0x73ef369f,
            0x58e49ba0, 0x4a911ea1, 0x7c0ef2a2, 0x6e7b77a3, 0x105349a4, 0x0226cca5, 0x34b920a6, 0x26cca5a7,
            0xc8e95ca8, 0xda9cd9a9, 0xec0335aa, 0xfe76b0ab, 0x805e8eac, 0x922b0bad, 0xa4b4e7ae, 0xb6c162af,
            0x1bfe76b0, 0x098bf3b1, 0x3f141fb2, 0x2d619ab3, 0x5349a4b4, 0x413c21b5, 0x77a3cdb6, 0x65d648b7,
            0x8bf3b1b8, 0x998634b9, 0xaf19d8ba, 0xbd6c5dbb, 0xc34463bc, 0xd131e6bd, 0xe7ae0abe, 0xf5db8fbf,
            0xb1b833c0, 0xa3cdb6c1, 0x95525ac2, 0x8727dfc3, 0xf90fe1c4, 0xeb7a64c5, 0xdde588c6, 0xcf900dc7,
            0x21b5f4c8, 0x33c071c9, 0x055f9dca, 0x172a18cb, 0x690226cc, 0x7b77a3cd, 0x4de84fce, 0x5f9dcacf,
            0xf2a2ded0, 0xe0d75bd1, 0xd648b7d2, 0xc43d32d3, 0xba150cd4, 0xa86089d5, 0x9eff65d6, 0x8c8ae0d7,
            0x62af19d8, 0x70da9cd9, 0x464570da, 0x5430f5db, 0x2a18cbdc, 0x386d4edd, 0x0ef2a2de, 0x1c8727df,
            0x378c8ae0, 0x25f90fe1, 0x1366e3e2, 0x011366e3, 0x7f3b58e4, 0x6d4edde5, 0x5bd131e6, 0x49a4b4e7,
            0xa7814de8, 0xb5f4c8e9, 0x836b24ea, 0x911ea1eb, 0xef369fec, 0xfd431aed, 0xcbdcf6ee, 0xd9a973ef,
            0x749667f0, 0x66e3e2f1, 0x507c0ef2, 0x42098bf3, 0x3c21b5f4, 0x2e5430f5, 0x18cbdcf6, 0x0abe59f7,
            0xe49ba0f8, 0xf6ee25f9, 0xc071c9fa, 0xd2044cfb, 0xac2c72fc, 0xbe59f7fd, 0x88c61bfe, 0x9ab39eff,
        ],
        [
            0x00000000, 0x9c248801, 0x5b487302, 0xc76cfb03, 0xb690e604, 0x2ab46e05, 0xedd89506, 0x71fc1d07,
            0x0f43af08, 0x93672709, 0x540bdc0a, 0xc82f540b, 0xb9d3490c, 0x25f7c10d, 0xe29b3a0e, 0x7ebfb20f,
            0x1e863d10, 0x82a2b511, 0x45ce4e12, 0xd9eac613, 0xa816db14, 0x34325315, 0xf35ea816, 0x6f7a2017,
            0x11c59218, 0x8de11a19, 0x4a8de11a, 0xd6a9691b, 0xa755741c, 0x3b71fc1d, 0xfc1d071e, 0x60398f1f,
            0x3c6f7a20, 0xa04bf221, 0x67270922, 0xfb038123, 0x8aff9c24, 0x16db1425, 0xd1b7ef26, 0x4d936727,
            0x332cd528, 0xaf085d29, 0x6864a62a, 0xf4402e2b, 0x85bc332c, 0x1998bb2d, 0xdef4402e, 0x42d0c82f,
            0x22e94730, 0xbecdcf31, 0x79a13432, 0xe585bc33, 0x9479a134, 0x085d2935, 0xcf31d236, 0x53155a37,
            0x2daae838, 0xb18e6039, 0x76e29b3a, 0xeac6133b, 0x9b3a0e3c, 0x071e863d, 0xc0727d3e, 0x5c56f53f,
            0x78def440, 0xe4fa7c41, 0x23968742, 0xbfb20f43, 0xce4e1244, 0x526a9a45, 0x95066146, 0x0922e947,
            0x779d5b48, 0xebb9d349, 0x2cd5284a, 0xb0f1a04b, 0xc10dbd4c, 0x5d29354d, 0x9a45ce4e, 0x0661464f,
            0x6658c950, 0xfa7c4151, 0x3d10ba52, 0xa1343253, 0xd0c82f54, 0x4ceca755, 0x8b805c56, 0x17a4d457,
            0x691b6658, 0xf53fee59, 0x3253155a, 0xae779d5b, 0xdf8b805c, 0x43af085d, 0x84c3f35e, 0x18e77b5f,
            0x44b18e60, 0xd8950661, 0x1ff9fd62, 0x83dd7563, 0xf2216864, 0x6e05e065, 0xa9691b66, 0x354d9367,
            0x4bf22168, 0xd7d6a969, 0x10ba526a, 0x8c9eda6b, 0xfd62c76c, 0x61464f6d, 0xa62ab46e, 0x3a0e3c6f,
            0x5a37b370, 0xc6133b71, 0x017fc072, 0x9d5b4873, 0xeca75574, 0x7083dd75, 0xb7ef2676, 0x2bcbae77,
            0x55741c78, 0xc9509479, 0x0e3c6f7a, 0x9218e77b, 0xe3e4fa7c, 0x7fc0727d, 0xb8ac897e, 0x2488017f,
            0xf0df8b80, 0x6cfb0381, 0xab97f882, 0x37b37083, 0x464f6d84, 0xda6be585, 0x1d071e86, 0x81239687,
            0xff9c2488, 0x63b8ac89, 0xa4d4578a, 0x38f0df8b, 0x490cc28c, 0xd5284a8d, 0x1244b18e, 0x8e60398f,
            0xee59b690, 0x727d3e91, 0xb511c592, 0x29354d93, 0x58c95094, 0xc4edd895, 0x03812396, 0x9fa5ab97,
            0xe11a1998, 0x7d3e9199, 0xba526a9a, 0x2676e29b, 0x578aff9c, 0xcbae779d, 0x0cc28c9e, 0x90e6049f,
            0xccb0f1a0, 0x509479a1, 0x97f882a2, 0x0bdc0aa3, 0x7a2017a4, 0xe6049fa5, 0x216864a6, 0xbd4ceca7,
            0xc3f35ea8, 0x5fd7d6a9, 0x98bb2daa, 0x049fa5ab, 0x7563b8ac, 0xe94730ad, 0x2e2bcbae, 0xb20f43af,
            0xd236ccb0, 0x4e1244b1, 0x897ebfb2, 0x155a37b3, 0x64a62ab4, 0xf882a2b5, 0x3fee59b6, 0xa3cad1b7,
            0xdd7563b8, 0x4151ebb9, 0x863d10ba, 0x1a1998bb, 0x6be585bc, 0xf7c10dbd, 0x30adf6be, 0xac897ebf,
            0x88017fc0, 0x1425f7c1, 0xd3490cc2, 0x4f6d84c3, 0x3e9199c4, 0xa2b511c5, 0x65d9eac6, 0xf9fd62c7,
            0x8742d0c8, 0x1b6658c9, 0xdc0aa3ca, 0x402e2bcb, 0x31d236cc, 0xadf6becd, 0x6a9a45ce, 0xf6becdcf,
            0x968742d0, 0x0aa3cad1, 0xcdcf31d2, 0x51ebb9d3, 0x2017a4d4, 0xbc332cd5, 0x7b5fd7d6, 0xe77b5fd7,
            0x99c4edd8, 0x05e065d9, 0xc28c9eda, 0x5ea816db, 0x2f540bdc, 0xb37083dd, 0x741c78de, 0xe838f0df,
            0xb46e05e0, 0x284a8de1, 0xef2676e2, 0x7302fee3, 0x02fee3e4, 0x9eda6be5, 0x59b690e6, 0xc59218e7,
            0xbb2daae8, 0x270922e9, 0xe065d9ea, 0x7c4151eb, 0x0dbd4cec, 0x9199c4ed, 0x56f53fee, 0xcad1b7ef,
            0xaae838f0, 0x36ccb0f1, 0xf1a04bf2, 0x6d84c3f3, 0x1c78def4, 0x805c56f5, 0x4730adf6, 0xdb1425f7,
            0xa5ab97f8, 0x398f1ff9, 0xfee3e4fa, 0x62c76cfb, 0x133b71fc, 0x8f1ff9fd, 0x487302fe, 0xd4578aff,
        ],
        [
            0x00000000, 0x9dd6ea01, 0x59cfb702, 0xc4195d03, 0xb2fd0d04, 0x2f2be705, 0xeb32ba06, 0x76e45007,
            0x07991a08, 0x9a4ff009, 0x5e56ad0a, 0xc380470b, 0xb564170c, 0x28b2fd0d, 0xecaba00e, 0x717d4a0f,
            0x0e513410, 0x9387de11, 0x579e8312, 0xca486913, 0xbcac3914, 0x217ad315, 0xe5638e16, 0x78b56417,
            0x09c82e18, 0x941ec419, 0x5007991a, 0xcdd1731b, 0xbb35231c, 0x26e3c91d, 0xe2fa941e, 0x7f2c7e1f,
            0x1ca26820, 0x81748221, 0x456ddf22, 0xd8bb3523, 0xae5f6524, 0x33898f25, 0xf790d226, 0x6a463827,
            0x1b3b7228, 0x86ed9829, 0x42f4c52a, 0xdf222f2b, 0xa9c67f2c, 0x3410952d, 0xf009c82e, 0x6ddf222f,
            0x12f35c30, 0x8f25b631, 0x4b3ceb32, 0xd6ea0133, 0xa00e5134, 0x3dd8bb35, 0xf9c1e636, 0x64170c37,
            0x156a4638, 0x88bcac39, 0x4ca5f13a, 0xd1731b3b, 0xa7974b3c, 0x3a41a13d, 0xfe58fc3e, 0x638e163f,
            0x3827d040, 0xa5f13a41, 0x61e86742, 0xfc3e8d43, 0x8adadd44, 0x170c3745, 0xd3156a46, 0x4ec38047,
            0x3fbeca48, 0xa2682049, 0x66717d4a, 0xfba7974b, 0x8d43c74c, 0x10952d4d, 0xd48c704e, 0x495a9a4f,
            0x3676e450, 0xaba00e51, 0x6fb95352, 0xf26fb953, 0x848be954, 0x195d0355, 0xdd445e56, 0x4092b457,
            0x31effe58, 0xac391459, 0x6820495a, 0xf5f6a35b, 0x8312f35c, 0x1ec4195d, 0xdadd445e, 0x470bae5f,
            0x2485b860, 0xb9535261, 0x7d4a0f62, 0xe09ce563, 0x9678b564, 0x0bae5f65, 0xcfb70266, 0x5261e867,
            0x231ca268, 0xbeca4869, 0x7ad3156a, 0xe705ff6b, 0x91e1af6c, 0x0c37456d, 0xc82e186e, 0x55f8f26f,
            0x2ad48c70, 0xb7026671, 0x731b3b72, 0xeecdd173, 0x98298174, 0x05ff6b75, 0xc1e63676, 0x5c30dc77,
            0x2d4d9678, 0xb09b7c79, 0x7482217a, 0xe954cb7b, 0x9fb09b7c, 0x0266717d, 0xc67f2c7e, 0x5ba9c67f,
            0x704ec380, 0xed982981, 0x29817482, 0xb4579e83, 0xc2b3ce84, 0x5f652485, 0x9b7c7986, 0x06aa9387,
            0x77d7d988, 0xea013389, 0x2e186e8a, 0xb3ce848b, 0xc52ad48c, 0x58fc3e8d, 0x9ce5638e, 0x0133898f,
            0x7e1ff790, 0xe3c91d91, 0x27d04092, 0xba06aa93, 0xcce2fa94, 0x51341095, 0x952d4d96, 0x08fba797,
            0x7986ed98, 0xe4500799, 0x20495a9a, 0xbd9fb09b, 0xcb7be09c, 0x56ad0a9d, 0x92b4579e, 0x0f62bd9f,
            0x6cecaba0, 0xf13a41a1, 0x35231ca2, 0xa8f5f6a3, 0xde11a6a4, 0x43c74ca5, 0x87de11a6, 0x1a08fba7,
            0x6b75b1a8, 0xf6a35ba9, 0x32ba06aa, 0xaf6cecab, 0xd988bcac, 0x445e56ad, 0x80470bae, 0x1d91e1af,
            0x62bd9fb0, 0xff6b75b1, 0x3b7228b2, 0xa6a4c2b3, 0xd04092b4, 0x4d9678b5, 0x898f25b6, 0x1459cfb7,
            0x652485b8, 0xf8f26fb9, 0x3ceb32ba, 0xa13dd8bb, 0xd7d988bc, 0x4a0f62bd, 0x8e163fbe, 0x13c0d5bf,
            0x486913c0, 0xd5bff9c1, 0x11a6a4c2, 0x8c704ec3, 0xfa941ec4, 0x6742f4c5, 0xa35ba9c6, 0x3e8d43c7,
            0x4ff009c8, 0xd226e3c9, 0x163fbeca, 0x8be954cb, 0xfd0d04cc, 0x60dbeecd, 0xa4c2b3ce, 0x391459cf,
            0x463827d0, 0xdbeecdd1, 0x1ff790d2, 0x82217ad3, 0xf4c52ad4, 0x6913c0d5, 0xad0a9dd6, 0x30dc77d7,
            0x41a13dd8, 0xdc77d7d9, 0x186e8ada, 0x85b860db, 0xf35c30dc, 0x6e8adadd, 0xaa9387de, 0x37456ddf,
            0x54cb7be0, 0xc91d91e1, 0x0d04cce2, 0x90d226e3, 0xe63676e4, 0x7be09ce5, 0xbff9c1e6, 0x222f2be7,
            0x535261e8, 0xce848be9, 0x0a9dd6ea, 0x974b3ceb, 0xe1af6cec, 0x7c7986ed, 0xb860dbee, 0x25b631ef,
            0x5a9a4ff0, 0xc74ca5f1, 0x0355f8f2, 0x9e8312f3, 0xe86742f4, 0x75b1a8f5, 0xb1a8f5f6, 0x2c7e1ff7,
            0x5d0355f8, 0xc0d5bff9, 0x04cce2fa, 0x991a08fb, 0xeffe58fc, 0x7228b2fd, 0xb631effe, 0x2be705ff,
        ],
    ],
    log: [
        0, 0, 1, 197, 2, 139, 198, 108, 3, 50, 140, 192, 199, 37, 109, 81, 4, 23, 51, 238, 141, 216, 193, 234, 200,
        12, 38, 247, 110, 134, 82, 124, 5, 66, 24, 145, 52, 115, 239, 76, 142, 206, 217, 209, 194, 189, 235, 244,
        201, 45, 13, 220, 39, 180, 248, 164, 111, 176, 135, 212, 83, 30, 125, 158, 6, 100, 67, 55, 25, 129, 146,
        227, 53, 225, 116, 118, 240, 154, 77, 120, 143, 74, 207, 242, 218, 162, 210, 156, 195, 106, 190, 79, 236,
        232, 245, 122, 202, 172, 46, 8, 14, 87, 221, 102, 40, 18, 181, 69, 249, 94, 165, 57, 112, 186, 177, 27,
        136, 34, 213, 131, 84, 91, 31, 148, 126, 151, 159, 229, 7, 171, 101, 86, 68, 17, 56, 93, 26, 185, 130, 33,
        147, 90, 228, 150, 54, 99, 226, 128, 117, 224, 119, 153, 241, 73, 155, 161, 78, 105, 121, 231, 144, 65, 75,
        114, 208, 205, 243, 188, 219, 44, 163, 179, 211, 175, 157, 29, 196, 254, 107, 138, 191, 49, 80, 36, 237,
        22, 233, 215, 246, 11, 123, 133, 203, 63, 173, 42, 47, 252, 9, 20, 15, 169, 88, 183, 222, 97, 103, 71, 41,
        62, 19, 251, 182, 168, 70, 96, 250, 61, 95, 167, 166, 60, 58, 59, 113, 64, 187, 204, 178, 43, 28, 174, 137,
        253, 35, 48, 214, 21, 132, 10, 85, 170, 92, 16, 32, 184, 149, 89, 127, 98, 152, 223, 160, 72, 230, 104,
    ],
    exp: [
        1, 2, 4, 8, 16, 32, 64, 128, 99, 198, 239, 189, 25, 50, 100, 200, 243, 133, 105, 210, 199, 237, 185, 17,
        34, 68, 136, 115, 230, 175, 61, 122, 244, 139, 117, 234, 183, 13, 26, 52, 104, 208, 195, 229, 169, 49, 98,
        196, 235, 181, 9, 18, 36, 72, 144, 67, 134, 111, 222, 223, 221, 217, 209, 193, 225, 161, 33, 66, 132, 107,
        214, 207, 253, 153, 81, 162, 39, 78, 156, 91, 182, 15, 30, 60, 120, 240, 131, 101, 202, 247, 141, 121, 242,
        135, 109, 218, 215, 205, 249, 145, 65, 130, 103, 206, 255, 157, 89, 178, 7, 14, 28, 56, 112, 224, 163, 37,
        74, 148, 75, 150, 79, 158, 95, 190, 31, 62, 124, 248, 147, 69, 138, 119, 238, 191, 29, 58, 116, 232, 179,
        5, 10, 20, 40, 80, 160, 35, 70, 140, 123, 246, 143, 125, 250, 151, 77, 154, 87, 174, 63, 126, 252, 155, 85,
        170, 55, 110, 220, 219, 213, 201, 241, 129, 97, 194, 231, 173, 57, 114, 228, 171, 53, 106, 212, 203, 245,
        137, 113, 226, 167, 45, 90, 180, 11, 22, 44, 88, 176, 3, 6, 12, 24, 48, 96, 192, 227, 165, 41, 82, 164, 43,
        86, 172, 59, 118, 236, 187, 21, 42, 84, 168, 51, 102, 204, 251, 149, 73, 146, 71, 142, 127, 254, 159, 93,
        186, 23, 46, 92, 184, 19, 38, 76, 152, 83, 166, 47, 94, 188, 27, 54, 108, 216, 211, 197, 233, 177, 1, 2, 4,
        8, 16, 32, 64, 128, 99, 198, 239, 189, 25, 50, 100, 200, 243, 133, 105, 210, 199, 237, 185, 17, 34, 68,
        136, 115, 230, 175, 61, 122, 244, 139, 117, 234, 183, 13, 26, 52, 104, 208, 195, 229, 169, 49, 98, 196,
        235, 181, 9, 18, 36, 72, 144, 67, 134, 111, 222, 223, 221, 217, 209, 193, 225, 161, 33, 66, 132, 107, 214,
        207, 253, 153, 81, 162, 39, 78, 156, 91, 182, 15, 30, 60, 120, 240, 131, 101, 202, 247, 141, 121, 242, 135,
        109, 218, 215, 205, 249, 145, 65, 130, 103, 206, 255, 157, 89, 178, 7, 14, 28, 56, 112, 224, 163, 37, 74,
        148, 75, 150, 79, 158, 95, 190, 31, 62, 124, 248, 147, 69, 138, 119, 238, 191, 29, 58, 116, 232, 179, 5,
        10, 20, 40, 80, 160, 35, 70, 140, 123, 246, 143, 125, 250, 151, 77, 154, 87, 174, 63, 126, 252, 155, 85,
        170, 55, 110, 220, 219, 213, 201, 241, 129, 97, 194, 231, 173, 57, 114, 228, 171, 53, 106, 212, 203, 245,
        137, 113, 226, 167, 45, 90, 180, 11, 22, 44, 88, 176, 3, 6, 12, 24, 48, 96, 192, 227, 165, 41, 82, 164, 43,
        86, 172, 59, 118, 236, 187, 21, 42, 84, 168, 51, 102, 204, 251, 149, 73, 146, 71, 142, 127, 254, 159, 93,
        186, 23, 46, 92, 184, 19, 38, 76, 152, 83, 166, 47, 94, 188, 27, 54, 108, 216, 211, 197, 233, 177,
    ],
    words: &WORDS,
    corrects_more: true,
};

/// What the fast kernels need.
pub static KERNEL: crate::Kernel = crate::Kernel {
    id: ID,
    hash: HASH,
    affine: &AFFINE,
    nibbles: &NIBBLES,
    shape: crate::Shape::ZeroSum(&DENSE),
    repair: crate::Repair::Symbols(&REPAIR),
    together: &[],
    encode_lanes: encode_lanes::<u64>,
    decode_lanes: decode_lanes::<u64>,
};
