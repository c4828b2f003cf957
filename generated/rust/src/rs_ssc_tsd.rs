//! RS(36,32) SSC-TSD: encoder and decoder. Generated; do not edit.
//!
//! Scheme `rs-ssc-tsd`, sha-256 afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
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
pub const ID: &str = "rs-ssc-tsd";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f";
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
        t1215, t1216, t1217, t1218, t1219, t1220, t1221, t1222, t1223, t1224,
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
    t33 = t0 ^ t8;
    t34 = t1 ^ t9;
    t35 = t2 ^ t10;
    t36 = t3 ^ t11;
    t37 = t4 ^ t12;
    t38 = t5 ^ t13;
    t39 = t6 ^ t14;
    t40 = t7 ^ t15;
    t41 = t0 ^ t16;
    t42 = t1 ^ t17;
    t43 = t2 ^ t18;
    t44 = t3 ^ t19;
    t45 = t4 ^ t20;
    t46 = t5 ^ t21;
    t47 = t6 ^ t22;
    t48 = t7 ^ t23;
    t49 = t0 ^ t24;
    t50 = t1 ^ t25;
    t51 = t2 ^ t26;
    t52 = t3 ^ t27;
    t53 = t4 ^ t28;
    t54 = t5 ^ t29;
    t55 = t6 ^ t30;
    t56 = t7 ^ t31;
    t57 = t33 | t34 | t35 | t36 | t37 | t38 | t39 | t40 | t41 | t42 | t43 | t44 | t45 | t46 | t47 | t48 | t49 | t50
        | t51 | t52 | t53 | t54 | t55 | t56;
    t58 = t0 & !t57;
    t59 = t1 & !t57;
    t60 = t2 & !t57;
    t61 = t3 & !t57;
    t62 = t4 & !t57;
    t63 = t5 & !t57;
    t64 = t6 & !t57;
    t65 = t7 & !t57;
    t66 = t7 ^ t8;
    t67 = t0 ^ t7 ^ t9;
    t68 = t1 ^ t10;
    t69 = t2 ^ t11;
    t70 = t3 ^ t12;
    t71 = t4 ^ t7 ^ t13;
    t72 = t5 ^ t7 ^ t14;
    t73 = t6 ^ t15;
    t74 = t6 ^ t16;
    t75 = t6 ^ t7 ^ t17;
    t76 = t0 ^ t7 ^ t18;
    t77 = t1 ^ t19;
    t78 = t2 ^ t20;
    t79 = t3 ^ t6 ^ t21;
    t80 = t4 ^ t6 ^ t7 ^ t22;
    t81 = t5 ^ t7 ^ t23;
    t82 = t5 ^ t7 ^ t24;
    t83 = t5 ^ t6 ^ t7 ^ t25;
    t84 = t6 ^ t7 ^ t26;
    t85 = t0 ^ t7 ^ t27;
    t86 = t1 ^ t28;
    t87 = t2 ^ t5 ^ t7 ^ t29;
    t88 = t3 ^ t5 ^ t6 ^ t7 ^ t30;
    t89 = t4 ^ t6 ^ t7 ^ t31;
    t90 = t66 | t67 | t68 | t69 | t70 | t71 | t72 | t73 | t74 | t75 | t76 | t77 | t78 | t79 | t80 | t81 | t82 | t83
        | t84 | t85 | t86 | t87 | t88 | t89;
    t91 = t0 & !t90;
    t92 = t1 & !t90;
    t93 = t2 & !t90;
    t94 = t3 & !t90;
    t95 = t4 & !t90;
    t96 = t5 & !t90;
    t97 = t6 & !t90;
    t98 = t7 & !t90;
    t99 = t6 ^ t8;
    t100 = t6 ^ t7 ^ t9;
    t101 = t0 ^ t7 ^ t10;
    t102 = t1 ^ t11;
    t103 = t2 ^ t12;
    t104 = t3 ^ t6 ^ t13;
    t105 = t4 ^ t6 ^ t7 ^ t14;
    t106 = t5 ^ t7 ^ t15;
    t107 = t4 ^ t6 ^ t7 ^ t16;
    t108 = t4 ^ t5 ^ t6 ^ t17;
    t109 = t5 ^ t6 ^ t7 ^ t18;
    t110 = t6 ^ t7 ^ t19;
    t111 = t0 ^ t7 ^ t20;
    t112 = t1 ^ t4 ^ t6 ^ t7 ^ t21;
    t113 = t2 ^ t4 ^ t5 ^ t6 ^ t22;
    t114 = t3 ^ t5 ^ t6 ^ t7 ^ t23;
    t115 = t2 ^ t4 ^ t5 ^ t6 ^ t24;
    t116 = t2 ^ t3 ^ t4 ^ t7 ^ t25;
    t117 = t3 ^ t4 ^ t5 ^ t26;
    t118 = t4 ^ t5 ^ t6 ^ t27;
    t119 = t5 ^ t6 ^ t7 ^ t28;
    t120 = t2 ^ t4 ^ t5 ^ t7 ^ t29;
    t121 = t0 ^ t2 ^ t3 ^ t4 ^ t30;
    t122 = t1 ^ t3 ^ t4 ^ t5 ^ t31;
    t123 = t99 | t100 | t101 | t102 | t103 | t104 | t105 | t106 | t107 | t108 | t109 | t110 | t111 | t112 | t113
        | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122;
    t124 = t0 & !t123;
    t125 = t1 & !t123;
    t126 = t2 & !t123;
    t127 = t3 & !t123;
    t128 = t4 & !t123;
    t129 = t5 & !t123;
    t130 = t6 & !t123;
    t131 = t7 & !t123;
    t132 = t5 ^ t7 ^ t8;
    t133 = t5 ^ t6 ^ t7 ^ t9;
    t134 = t6 ^ t7 ^ t10;
    t135 = t0 ^ t7 ^ t11;
    t136 = t1 ^ t12;
    t137 = t2 ^ t5 ^ t7 ^ t13;
    t138 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    t139 = t4 ^ t6 ^ t7 ^ t15;
    t140 = t2 ^ t4 ^ t5 ^ t6 ^ t16;
    t141 = t2 ^ t3 ^ t4 ^ t7 ^ t17;
    t142 = t3 ^ t4 ^ t5 ^ t18;
    t143 = t4 ^ t5 ^ t6 ^ t19;
    t144 = t5 ^ t6 ^ t7 ^ t20;
    t145 = t2 ^ t4 ^ t5 ^ t7 ^ t21;
    t146 = t0 ^ t2 ^ t3 ^ t4 ^ t22;
    t147 = t1 ^ t3 ^ t4 ^ t5 ^ t23;
    t148 = t1 ^ t2 ^ t3 ^ t7 ^ t24;
    t149 = t0 ^ t1 ^ t4 ^ t7 ^ t25;
    t150 = t0 ^ t1 ^ t2 ^ t5 ^ t26;
    t151 = t1 ^ t2 ^ t3 ^ t6 ^ t27;
    t152 = t2 ^ t3 ^ t4 ^ t7 ^ t28;
    t153 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    t154 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t30;
    t155 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t31;
    t156 = t132 | t133 | t134 | t135 | t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146
        | t147 | t148 | t149 | t150 | t151 | t152 | t153 | t154 | t155;
    t157 = t0 & !t156;
    t158 = t1 & !t156;
    t159 = t2 & !t156;
    t160 = t3 & !t156;
    t161 = t4 & !t156;
    t162 = t5 & !t156;
    t163 = t6 & !t156;
    t164 = t7 & !t156;
    t165 = t4 ^ t6 ^ t7 ^ t8;
    t166 = t4 ^ t5 ^ t6 ^ t9;
    t167 = t5 ^ t6 ^ t7 ^ t10;
    t168 = t6 ^ t7 ^ t11;
    t169 = t0 ^ t7 ^ t12;
    t170 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    t171 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    t172 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    t173 = t0 ^ t2 ^ t3 ^ t4 ^ t16;
    t174 = t0 ^ t1 ^ t2 ^ t5 ^ t17;
    t175 = t1 ^ t2 ^ t3 ^ t6 ^ t18;
    t176 = t2 ^ t3 ^ t4 ^ t7 ^ t19;
    t177 = t3 ^ t4 ^ t5 ^ t20;
    t178 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t21;
    t179 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t22;
    t180 = t1 ^ t2 ^ t3 ^ t7 ^ t23;
    t181 = t0 ^ t4 ^ t5 ^ t6 ^ t24;
    t182 = t1 ^ t4 ^ t7 ^ t25;
    t183 = t2 ^ t5 ^ t26;
    t184 = t0 ^ t3 ^ t6 ^ t27;
    t185 = t0 ^ t1 ^ t4 ^ t7 ^ t28;
    t186 = t1 ^ t2 ^ t4 ^ t6 ^ t29;
    t187 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t30;
    t188 = t3 ^ t4 ^ t5 ^ t7 ^ t31;
    t189 = t165 | t166 | t167 | t168 | t169 | t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177 | t178 | t179
        | t180 | t181 | t182 | t183 | t184 | t185 | t186 | t187 | t188;
    t190 = t0 & !t189;
    t191 = t1 & !t189;
    t192 = t2 & !t189;
    t193 = t3 & !t189;
    t194 = t4 & !t189;
    t195 = t5 & !t189;
    t196 = t6 & !t189;
    t197 = t7 & !t189;
    t198 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    t199 = t3 ^ t4 ^ t5 ^ t9;
    t200 = t4 ^ t5 ^ t6 ^ t10;
    t201 = t5 ^ t6 ^ t7 ^ t11;
    t202 = t6 ^ t7 ^ t12;
    t203 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    t204 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    t205 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    t206 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t16;
    t207 = t0 ^ t3 ^ t6 ^ t17;
    t208 = t0 ^ t1 ^ t4 ^ t7 ^ t18;
    t209 = t0 ^ t1 ^ t2 ^ t5 ^ t19;
    t210 = t1 ^ t2 ^ t3 ^ t6 ^ t20;
    t211 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t21;
    t212 = t0 ^ t4 ^ t5 ^ t6 ^ t22;
    t213 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t23;
    t214 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t215 = t1 ^ t4 ^ t5 ^ t25;
    t216 = t2 ^ t5 ^ t6 ^ t26;
    t217 = t0 ^ t3 ^ t6 ^ t7 ^ t27;
    t218 = t1 ^ t4 ^ t7 ^ t28;
    t219 = t1 ^ t3 ^ t6 ^ t7 ^ t29;
    t220 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    t221 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t222 = t198 | t199 | t200 | t201 | t202 | t203 | t204 | t205 | t206 | t207 | t208 | t209 | t210 | t211 | t212
        | t213 | t214 | t215 | t216 | t217 | t218 | t219 | t220 | t221;
    t223 = t0 & !t222;
    t224 = t1 & !t222;
    t225 = t2 & !t222;
    t226 = t3 & !t222;
    t227 = t4 & !t222;
    t228 = t5 & !t222;
    t229 = t6 & !t222;
    t230 = t7 & !t222;
    t231 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    t232 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    t233 = t3 ^ t4 ^ t5 ^ t10;
    t234 = t4 ^ t5 ^ t6 ^ t11;
    t235 = t5 ^ t6 ^ t7 ^ t12;
    t236 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    t237 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    t238 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    t239 = t0 ^ t4 ^ t5 ^ t6 ^ t16;
    t240 = t1 ^ t4 ^ t7 ^ t17;
    t241 = t2 ^ t5 ^ t18;
    t242 = t0 ^ t3 ^ t6 ^ t19;
    t243 = t0 ^ t1 ^ t4 ^ t7 ^ t20;
    t244 = t1 ^ t2 ^ t4 ^ t6 ^ t21;
    t245 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    t246 = t3 ^ t4 ^ t5 ^ t7 ^ t23;
    t247 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t24;
    t248 = t1 ^ t2 ^ t6 ^ t25;
    t249 = t2 ^ t3 ^ t7 ^ t26;
    t250 = t0 ^ t3 ^ t4 ^ t27;
    t251 = t1 ^ t4 ^ t5 ^ t28;
    t252 = t0 ^ t3 ^ t4 ^ t6 ^ t29;
    t253 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t30;
    t254 = t1 ^ t2 ^ t3 ^ t4 ^ t31;
    t255 = t231 | t232 | t233 | t234 | t235 | t236 | t237 | t238 | t239 | t240 | t241 | t242 | t243 | t244 | t245
        | t246 | t247 | t248 | t249 | t250 | t251 | t252 | t253 | t254;
    t256 = t0 & !t255;
    t257 = t1 & !t255;
    t258 = t2 & !t255;
    t259 = t3 & !t255;
    t260 = t4 & !t255;
    t261 = t5 & !t255;
    t262 = t6 & !t255;
    t263 = t7 & !t255;
    t264 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    t265 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    t266 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    t267 = t3 ^ t4 ^ t5 ^ t11;
    t268 = t4 ^ t5 ^ t6 ^ t12;
    t269 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    t270 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    t271 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    t272 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    t273 = t2 ^ t5 ^ t6 ^ t17;
    t274 = t0 ^ t3 ^ t6 ^ t7 ^ t18;
    t275 = t1 ^ t4 ^ t7 ^ t19;
    t276 = t2 ^ t5 ^ t20;
    t277 = t0 ^ t2 ^ t4 ^ t7 ^ t21;
    t278 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t279 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t23;
    t280 = t0 ^ t1 ^ t2 ^ t6 ^ t24;
    t281 = t3 ^ t6 ^ t7 ^ t25;
    t282 = t0 ^ t4 ^ t7 ^ t26;
    t283 = t0 ^ t1 ^ t5 ^ t27;
    t284 = t1 ^ t2 ^ t6 ^ t28;
    t285 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t29;
    t286 = t0 ^ t4 ^ t6 ^ t7 ^ t30;
    t287 = t0 ^ t1 ^ t5 ^ t7 ^ t31;
    t288 = t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t272 | t273 | t274 | t275 | t276 | t277 | t278
        | t279 | t280 | t281 | t282 | t283 | t284 | t285 | t286 | t287;
    t289 = t0 & !t288;
    t290 = t1 & !t288;
    t291 = t2 & !t288;
    t292 = t3 & !t288;
    t293 = t4 & !t288;
    t294 = t5 & !t288;
    t295 = t6 & !t288;
    t296 = t7 & !t288;
    t297 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    t298 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    t299 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    t300 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    t301 = t3 ^ t4 ^ t5 ^ t12;
    t302 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    t303 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    t304 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    t305 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t306 = t0 ^ t3 ^ t4 ^ t17;
    t307 = t1 ^ t4 ^ t5 ^ t18;
    t308 = t2 ^ t5 ^ t6 ^ t19;
    t309 = t0 ^ t3 ^ t6 ^ t7 ^ t20;
    t310 = t0 ^ t2 ^ t5 ^ t6 ^ t21;
    t311 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t22;
    t312 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t23;
    t313 = t3 ^ t5 ^ t6 ^ t24;
    t314 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t25;
    t315 = t1 ^ t4 ^ t5 ^ t6 ^ t26;
    t316 = t2 ^ t5 ^ t6 ^ t7 ^ t27;
    t317 = t3 ^ t6 ^ t7 ^ t28;
    t318 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    t319 = t1 ^ t3 ^ t4 ^ t7 ^ t30;
    t320 = t2 ^ t4 ^ t5 ^ t31;
    t321 = t297 | t298 | t299 | t300 | t301 | t302 | t303 | t304 | t305 | t306 | t307 | t308 | t309 | t310 | t311
        | t312 | t313 | t314 | t315 | t316 | t317 | t318 | t319 | t320;
    t322 = t0 & !t321;
    t323 = t1 & !t321;
    t324 = t2 & !t321;
    t325 = t3 & !t321;
    t326 = t4 & !t321;
    t327 = t5 & !t321;
    t328 = t6 & !t321;
    t329 = t7 & !t321;
    t330 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    t331 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    t332 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    t333 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    t334 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    t335 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    t336 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    t337 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    t338 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t16;
    t339 = t1 ^ t2 ^ t6 ^ t17;
    t340 = t2 ^ t3 ^ t7 ^ t18;
    t341 = t0 ^ t3 ^ t4 ^ t19;
    t342 = t1 ^ t4 ^ t5 ^ t20;
    t343 = t0 ^ t3 ^ t4 ^ t6 ^ t21;
    t344 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t22;
    t345 = t1 ^ t2 ^ t3 ^ t4 ^ t23;
    t346 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    t347 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t25;
    t348 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t26;
    t349 = t2 ^ t3 ^ t4 ^ t6 ^ t27;
    t350 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t28;
    t351 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t29;
    t352 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t30;
    t353 = t1 ^ t2 ^ t5 ^ t6 ^ t31;
    t354 = t330 | t331 | t332 | t333 | t334 | t335 | t336 | t337 | t338 | t339 | t340 | t341 | t342 | t343 | t344
        | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353;
    t355 = t0 & !t354;
    t356 = t1 & !t354;
    t357 = t2 & !t354;
    t358 = t3 & !t354;
    t359 = t4 & !t354;
    t360 = t5 & !t354;
    t361 = t6 & !t354;
    t362 = t7 & !t354;
    t363 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    t364 = t0 ^ t3 ^ t6 ^ t9;
    t365 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    t366 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    t367 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    t368 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    t369 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    t370 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    t371 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t16;
    t372 = t0 ^ t4 ^ t7 ^ t17;
    t373 = t0 ^ t1 ^ t5 ^ t18;
    t374 = t1 ^ t2 ^ t6 ^ t19;
    t375 = t2 ^ t3 ^ t7 ^ t20;
    t376 = t1 ^ t2 ^ t4 ^ t7 ^ t21;
    t377 = t0 ^ t1 ^ t5 ^ t7 ^ t22;
    t378 = t0 ^ t1 ^ t2 ^ t6 ^ t23;
    t379 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    t380 = t1 ^ t3 ^ t5 ^ t6 ^ t25;
    t381 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t26;
    t382 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t27;
    t383 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t28;
    t384 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t29;
    t385 = t1 ^ t2 ^ t4 ^ t5 ^ t30;
    t386 = t2 ^ t3 ^ t5 ^ t6 ^ t31;
    t387 = t363 | t364 | t365 | t366 | t367 | t368 | t369 | t370 | t371 | t372 | t373 | t374 | t375 | t376 | t377
        | t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385 | t386;
    t388 = t0 & !t387;
    t389 = t1 & !t387;
    t390 = t2 & !t387;
    t391 = t3 & !t387;
    t392 = t4 & !t387;
    t393 = t5 & !t387;
    t394 = t6 & !t387;
    t395 = t7 & !t387;
    t396 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    t397 = t2 ^ t5 ^ t9;
    t398 = t0 ^ t3 ^ t6 ^ t10;
    t399 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    t400 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    t401 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    t402 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    t403 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    t404 = t0 ^ t1 ^ t5 ^ t7 ^ t16;
    t405 = t2 ^ t5 ^ t6 ^ t7 ^ t17;
    t406 = t3 ^ t6 ^ t7 ^ t18;
    t407 = t0 ^ t4 ^ t7 ^ t19;
    t408 = t0 ^ t1 ^ t5 ^ t20;
    t409 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    t410 = t3 ^ t5 ^ t6 ^ t22;
    t411 = t0 ^ t4 ^ t6 ^ t7 ^ t23;
    t412 = t0 ^ t1 ^ t3 ^ t4 ^ t24;
    t413 = t0 ^ t2 ^ t3 ^ t5 ^ t25;
    t414 = t1 ^ t3 ^ t4 ^ t6 ^ t26;
    t415 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t27;
    t416 = t1 ^ t3 ^ t5 ^ t6 ^ t28;
    t417 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t29;
    t418 = t1 ^ t2 ^ t7 ^ t30;
    t419 = t0 ^ t2 ^ t3 ^ t31;
    t420 = t396 | t397 | t398 | t399 | t400 | t401 | t402 | t403 | t404 | t405 | t406 | t407 | t408 | t409 | t410
        | t411 | t412 | t413 | t414 | t415 | t416 | t417 | t418 | t419;
    t421 = t0 & !t420;
    t422 = t1 & !t420;
    t423 = t2 & !t420;
    t424 = t3 & !t420;
    t425 = t4 & !t420;
    t426 = t5 & !t420;
    t427 = t6 & !t420;
    t428 = t7 & !t420;
    t429 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    t430 = t1 ^ t4 ^ t7 ^ t9;
    t431 = t2 ^ t5 ^ t10;
    t432 = t0 ^ t3 ^ t6 ^ t11;
    t433 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    t434 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    t435 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    t436 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    t437 = t3 ^ t5 ^ t6 ^ t16;
    t438 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t17;
    t439 = t1 ^ t4 ^ t5 ^ t6 ^ t18;
    t440 = t2 ^ t5 ^ t6 ^ t7 ^ t19;
    t441 = t3 ^ t6 ^ t7 ^ t20;
    t442 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t21;
    t443 = t1 ^ t3 ^ t4 ^ t7 ^ t22;
    t444 = t2 ^ t4 ^ t5 ^ t23;
    t445 = t0 ^ t1 ^ t6 ^ t7 ^ t24;
    t446 = t0 ^ t2 ^ t6 ^ t25;
    t447 = t0 ^ t1 ^ t3 ^ t7 ^ t26;
    t448 = t1 ^ t2 ^ t4 ^ t27;
    t449 = t0 ^ t2 ^ t3 ^ t5 ^ t28;
    t450 = t0 ^ t3 ^ t4 ^ t7 ^ t29;
    t451 = t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t452 = t0 ^ t5 ^ t6 ^ t7 ^ t31;
    t453 = t429 | t430 | t431 | t432 | t433 | t434 | t435 | t436 | t437 | t438 | t439 | t440 | t441 | t442 | t443
        | t444 | t445 | t446 | t447 | t448 | t449 | t450 | t451 | t452;
    t454 = t0 & !t453;
    t455 = t1 & !t453;
    t456 = t2 & !t453;
    t457 = t3 & !t453;
    t458 = t4 & !t453;
    t459 = t5 & !t453;
    t460 = t6 & !t453;
    t461 = t7 & !t453;
    t462 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    t463 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    t464 = t1 ^ t4 ^ t7 ^ t10;
    t465 = t2 ^ t5 ^ t11;
    t466 = t0 ^ t3 ^ t6 ^ t12;
    t467 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    t468 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    t469 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    t470 = t1 ^ t3 ^ t4 ^ t7 ^ t16;
    t471 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t17;
    t472 = t2 ^ t3 ^ t4 ^ t6 ^ t18;
    t473 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t19;
    t474 = t1 ^ t4 ^ t5 ^ t6 ^ t20;
    t475 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    t476 = t1 ^ t2 ^ t5 ^ t6 ^ t22;
    t477 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t23;
    t478 = t3 ^ t4 ^ t5 ^ t6 ^ t24;
    t479 = t3 ^ t7 ^ t25;
    t480 = t0 ^ t4 ^ t26;
    t481 = t1 ^ t5 ^ t27;
    t482 = t0 ^ t2 ^ t6 ^ t28;
    t483 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    t484 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    t485 = t2 ^ t3 ^ t4 ^ t5 ^ t31;
    t486 = t462 | t463 | t464 | t465 | t466 | t467 | t468 | t469 | t470 | t471 | t472 | t473 | t474 | t475 | t476
        | t477 | t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485;
    t487 = t0 & !t486;
    t488 = t1 & !t486;
    t489 = t2 & !t486;
    t490 = t3 & !t486;
    t491 = t4 & !t486;
    t492 = t5 & !t486;
    t493 = t6 & !t486;
    t494 = t7 & !t486;
    t495 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    t496 = t2 ^ t5 ^ t6 ^ t9;
    t497 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    t498 = t1 ^ t4 ^ t7 ^ t11;
    t499 = t2 ^ t5 ^ t12;
    t500 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    t501 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    t502 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    t503 = t1 ^ t2 ^ t5 ^ t6 ^ t16;
    t504 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t17;
    t505 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t18;
    t506 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t19;
    t507 = t2 ^ t3 ^ t4 ^ t6 ^ t20;
    t508 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    t509 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    t510 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t23;
    t511 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    t512 = t0 ^ t4 ^ t6 ^ t25;
    t513 = t1 ^ t5 ^ t7 ^ t26;
    t514 = t2 ^ t6 ^ t27;
    t515 = t3 ^ t7 ^ t28;
    t516 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t29;
    t517 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t30;
    t518 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t31;
    t519 = t495 | t496 | t497 | t498 | t499 | t500 | t501 | t502 | t503 | t504 | t505 | t506 | t507 | t508 | t509
        | t510 | t511 | t512 | t513 | t514 | t515 | t516 | t517 | t518;
    t520 = t0 & !t519;
    t521 = t1 & !t519;
    t522 = t2 & !t519;
    t523 = t3 & !t519;
    t524 = t4 & !t519;
    t525 = t5 & !t519;
    t526 = t6 & !t519;
    t527 = t7 & !t519;
    t528 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    t529 = t1 ^ t4 ^ t5 ^ t9;
    t530 = t2 ^ t5 ^ t6 ^ t10;
    t531 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    t532 = t1 ^ t4 ^ t7 ^ t12;
    t533 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    t534 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    t535 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    t536 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    t537 = t1 ^ t3 ^ t5 ^ t6 ^ t17;
    t538 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t18;
    t539 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t19;
    t540 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t20;
    t541 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t21;
    t542 = t1 ^ t2 ^ t4 ^ t5 ^ t22;
    t543 = t2 ^ t3 ^ t5 ^ t6 ^ t23;
    t544 = t0 ^ t3 ^ t4 ^ t5 ^ t24;
    t545 = t1 ^ t3 ^ t6 ^ t25;
    t546 = t2 ^ t4 ^ t7 ^ t26;
    t547 = t3 ^ t5 ^ t27;
    t548 = t0 ^ t4 ^ t6 ^ t28;
    t549 = t0 ^ t1 ^ t3 ^ t4 ^ t7 ^ t29;
    t550 = t1 ^ t2 ^ t3 ^ t30;
    t551 = t2 ^ t3 ^ t4 ^ t31;
    t552 = t528 | t529 | t530 | t531 | t532 | t533 | t534 | t535 | t536 | t537 | t538 | t539 | t540 | t541 | t542
        | t543 | t544 | t545 | t546 | t547 | t548 | t549 | t550 | t551;
    t553 = t0 & !t552;
    t554 = t1 & !t552;
    t555 = t2 & !t552;
    t556 = t3 & !t552;
    t557 = t4 & !t552;
    t558 = t5 & !t552;
    t559 = t6 & !t552;
    t560 = t7 & !t552;
    t561 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t8;
    t562 = t0 ^ t3 ^ t4 ^ t9;
    t563 = t1 ^ t4 ^ t5 ^ t10;
    t564 = t2 ^ t5 ^ t6 ^ t11;
    t565 = t0 ^ t3 ^ t6 ^ t7 ^ t12;
    t566 = t0 ^ t2 ^ t5 ^ t6 ^ t13;
    t567 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t14;
    t568 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t15;
    t569 = t1 ^ t2 ^ t4 ^ t5 ^ t16;
    t570 = t1 ^ t3 ^ t4 ^ t6 ^ t17;
    t571 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t18;
    t572 = t1 ^ t3 ^ t5 ^ t6 ^ t19;
    t573 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t20;
    t574 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t21;
    t575 = t0 ^ t2 ^ t3 ^ t22;
    t576 = t0 ^ t1 ^ t3 ^ t4 ^ t23;
    t577 = t0 ^ t1 ^ t2 ^ t7 ^ t24;
    t578 = t0 ^ t3 ^ t7 ^ t25;
    t579 = t1 ^ t4 ^ t26;
    t580 = t0 ^ t2 ^ t5 ^ t27;
    t581 = t1 ^ t3 ^ t6 ^ t28;
    t582 = t0 ^ t1 ^ t4 ^ t29;
    t583 = t0 ^ t5 ^ t7 ^ t30;
    t584 = t0 ^ t1 ^ t6 ^ t31;
    t585 = t561 | t562 | t563 | t564 | t565 | t566 | t567 | t568 | t569 | t570 | t571 | t572 | t573 | t574 | t575
        | t576 | t577 | t578 | t579 | t580 | t581 | t582 | t583 | t584;
    t586 = t0 & !t585;
    t587 = t1 & !t585;
    t588 = t2 & !t585;
    t589 = t3 & !t585;
    t590 = t4 & !t585;
    t591 = t5 & !t585;
    t592 = t6 & !t585;
    t593 = t7 & !t585;
    t594 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t8;
    t595 = t2 ^ t3 ^ t7 ^ t9;
    t596 = t0 ^ t3 ^ t4 ^ t10;
    t597 = t1 ^ t4 ^ t5 ^ t11;
    t598 = t2 ^ t5 ^ t6 ^ t12;
    t599 = t1 ^ t4 ^ t5 ^ t7 ^ t13;
    t600 = t1 ^ t2 ^ t3 ^ t4 ^ t14;
    t601 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t15;
    t602 = t0 ^ t2 ^ t3 ^ t16;
    t603 = t1 ^ t2 ^ t4 ^ t17;
    t604 = t0 ^ t2 ^ t3 ^ t5 ^ t18;
    t605 = t1 ^ t3 ^ t4 ^ t6 ^ t19;
    t606 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t20;
    t607 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t21;
    t608 = t0 ^ t1 ^ t6 ^ t7 ^ t22;
    t609 = t1 ^ t2 ^ t7 ^ t23;
    t610 = t4 ^ t6 ^ t24;
    t611 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    t612 = t1 ^ t5 ^ t6 ^ t7 ^ t26;
    t613 = t2 ^ t6 ^ t7 ^ t27;
    t614 = t0 ^ t3 ^ t7 ^ t28;
    t615 = t1 ^ t6 ^ t29;
    t616 = t2 ^ t4 ^ t6 ^ t7 ^ t30;
    t617 = t3 ^ t5 ^ t7 ^ t31;
    t618 = t594 | t595 | t596 | t597 | t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606 | t607 | t608
        | t609 | t610 | t611 | t612 | t613 | t614 | t615 | t616 | t617;
    t619 = t0 & !t618;
    t620 = t1 & !t618;
    t621 = t2 & !t618;
    t622 = t3 & !t618;
    t623 = t4 & !t618;
    t624 = t5 & !t618;
    t625 = t6 & !t618;
    t626 = t7 & !t618;
    t627 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t8;
    t628 = t1 ^ t2 ^ t6 ^ t9;
    t629 = t2 ^ t3 ^ t7 ^ t10;
    t630 = t0 ^ t3 ^ t4 ^ t11;
    t631 = t1 ^ t4 ^ t5 ^ t12;
    t632 = t0 ^ t3 ^ t4 ^ t6 ^ t13;
    t633 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t14;
    t634 = t1 ^ t2 ^ t3 ^ t4 ^ t15;
    t635 = t0 ^ t1 ^ t6 ^ t7 ^ t16;
    t636 = t0 ^ t2 ^ t6 ^ t17;
    t637 = t0 ^ t1 ^ t3 ^ t7 ^ t18;
    t638 = t1 ^ t2 ^ t4 ^ t19;
    t639 = t0 ^ t2 ^ t3 ^ t5 ^ t20;
    t640 = t0 ^ t3 ^ t4 ^ t7 ^ t21;
    t641 = t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t642 = t0 ^ t5 ^ t6 ^ t7 ^ t23;
    t643 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t644 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t25;
    t645 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t26;
    t646 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t27;
    t647 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    t648 = t3 ^ t29;
    t649 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t650 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t651 = t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639 | t640 | t641
        | t642 | t643 | t644 | t645 | t646 | t647 | t648 | t649 | t650;
    t652 = t0 & !t651;
    t653 = t1 & !t651;
    t654 = t2 & !t651;
    t655 = t3 & !t651;
    t656 = t4 & !t651;
    t657 = t5 & !t651;
    t658 = t6 & !t651;
    t659 = t7 & !t651;
    t660 = t1 ^ t2 ^ t3 ^ t4 ^ t8;
    t661 = t0 ^ t1 ^ t5 ^ t9;
    t662 = t1 ^ t2 ^ t6 ^ t10;
    t663 = t2 ^ t3 ^ t7 ^ t11;
    t664 = t0 ^ t3 ^ t4 ^ t12;
    t665 = t2 ^ t3 ^ t5 ^ t13;
    t666 = t0 ^ t1 ^ t2 ^ t6 ^ t14;
    t667 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t15;
    t668 = t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t669 = t0 ^ t4 ^ t17;
    t670 = t1 ^ t5 ^ t18;
    t671 = t0 ^ t2 ^ t6 ^ t19;
    t672 = t0 ^ t1 ^ t3 ^ t7 ^ t20;
    t673 = t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    t674 = t2 ^ t3 ^ t4 ^ t5 ^ t22;
    t675 = t3 ^ t4 ^ t5 ^ t6 ^ t23;
    t676 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    t677 = t0 ^ t1 ^ t2 ^ t25;
    t678 = t0 ^ t1 ^ t2 ^ t3 ^ t26;
    t679 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t27;
    t680 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t28;
    t681 = t0 ^ t7 ^ t29;
    t682 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t683 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t684 = t660 | t661 | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t669 | t670 | t671 | t672 | t673 | t674
        | t675 | t676 | t677 | t678 | t679 | t680 | t681 | t682 | t683;
    t685 = t0 & !t684;
    t686 = t1 & !t684;
    t687 = t2 & !t684;
    t688 = t3 & !t684;
    t689 = t4 & !t684;
    t690 = t5 & !t684;
    t691 = t6 & !t684;
    t692 = t7 & !t684;
    t693 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t8;
    t694 = t0 ^ t4 ^ t7 ^ t9;
    t695 = t0 ^ t1 ^ t5 ^ t10;
    t696 = t1 ^ t2 ^ t6 ^ t11;
    t697 = t2 ^ t3 ^ t7 ^ t12;
    t698 = t1 ^ t2 ^ t4 ^ t7 ^ t13;
    t699 = t0 ^ t1 ^ t5 ^ t7 ^ t14;
    t700 = t0 ^ t1 ^ t2 ^ t6 ^ t15;
    t701 = t2 ^ t3 ^ t4 ^ t5 ^ t16;
    t702 = t2 ^ t6 ^ t17;
    t703 = t3 ^ t7 ^ t18;
    t704 = t0 ^ t4 ^ t19;
    t705 = t1 ^ t5 ^ t20;
    t706 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    t707 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t22;
    t708 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t23;
    t709 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t24;
    t710 = t7 ^ t25;
    t711 = t0 ^ t26;
    t712 = t0 ^ t1 ^ t27;
    t713 = t0 ^ t1 ^ t2 ^ t28;
    t714 = t4 ^ t5 ^ t6 ^ t29;
    t715 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    t716 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t31;
    t717 = t693 | t694 | t695 | t696 | t697 | t698 | t699 | t700 | t701 | t702 | t703 | t704 | t705 | t706 | t707
        | t708 | t709 | t710 | t711 | t712 | t713 | t714 | t715 | t716;
    t718 = t0 & !t717;
    t719 = t1 & !t717;
    t720 = t2 & !t717;
    t721 = t3 & !t717;
    t722 = t4 & !t717;
    t723 = t5 & !t717;
    t724 = t6 & !t717;
    t725 = t7 & !t717;
    t726 = t0 ^ t1 ^ t2 ^ t6 ^ t8;
    t727 = t3 ^ t6 ^ t7 ^ t9;
    t728 = t0 ^ t4 ^ t7 ^ t10;
    t729 = t0 ^ t1 ^ t5 ^ t11;
    t730 = t1 ^ t2 ^ t6 ^ t12;
    t731 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t13;
    t732 = t0 ^ t4 ^ t6 ^ t7 ^ t14;
    t733 = t0 ^ t1 ^ t5 ^ t7 ^ t15;
    t734 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t16;
    t735 = t0 ^ t4 ^ t6 ^ t17;
    t736 = t1 ^ t5 ^ t7 ^ t18;
    t737 = t2 ^ t6 ^ t19;
    t738 = t3 ^ t7 ^ t20;
    t739 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    t740 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t22;
    t741 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t23;
    t742 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t24;
    t743 = t4 ^ t6 ^ t7 ^ t25;
    t744 = t5 ^ t7 ^ t26;
    t745 = t6 ^ t27;
    t746 = t7 ^ t28;
    t747 = t1 ^ t2 ^ t3 ^ t6 ^ t29;
    t748 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t30;
    t749 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t31;
    t750 = t726 | t727 | t728 | t729 | t730 | t731 | t732 | t733 | t734 | t735 | t736 | t737 | t738 | t739 | t740
        | t741 | t742 | t743 | t744 | t745 | t746 | t747 | t748 | t749;
    t751 = t0 & !t750;
    t752 = t1 & !t750;
    t753 = t2 & !t750;
    t754 = t3 & !t750;
    t755 = t4 & !t750;
    t756 = t5 & !t750;
    t757 = t6 & !t750;
    t758 = t7 & !t750;
    t759 = t0 ^ t1 ^ t5 ^ t7 ^ t8;
    t760 = t2 ^ t5 ^ t6 ^ t7 ^ t9;
    t761 = t3 ^ t6 ^ t7 ^ t10;
    t762 = t0 ^ t4 ^ t7 ^ t11;
    t763 = t0 ^ t1 ^ t5 ^ t12;
    t764 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t13;
    t765 = t3 ^ t5 ^ t6 ^ t14;
    t766 = t0 ^ t4 ^ t6 ^ t7 ^ t15;
    t767 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t16;
    t768 = t2 ^ t4 ^ t7 ^ t17;
    t769 = t3 ^ t5 ^ t18;
    t770 = t0 ^ t4 ^ t6 ^ t19;
    t771 = t1 ^ t5 ^ t7 ^ t20;
    t772 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t21;
    t773 = t2 ^ t3 ^ t4 ^ t22;
    t774 = t0 ^ t3 ^ t4 ^ t5 ^ t23;
    t775 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t776 = t1 ^ t3 ^ t4 ^ t5 ^ t25;
    t777 = t2 ^ t4 ^ t5 ^ t6 ^ t26;
    t778 = t3 ^ t5 ^ t6 ^ t7 ^ t27;
    t779 = t4 ^ t6 ^ t7 ^ t28;
    t780 = t0 ^ t3 ^ t6 ^ t29;
    t781 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    t782 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    t783 = t759 | t760 | t761 | t762 | t763 | t764 | t765 | t766 | t767 | t768 | t769 | t770 | t771 | t772 | t773
        | t774 | t775 | t776 | t777 | t778 | t779 | t780 | t781 | t782;
    t784 = t0 & !t783;
    t785 = t1 & !t783;
    t786 = t2 & !t783;
    t787 = t3 & !t783;
    t788 = t4 & !t783;
    t789 = t5 & !t783;
    t790 = t6 & !t783;
    t791 = t7 & !t783;
    t792 = t0 ^ t4 ^ t6 ^ t7 ^ t8;
    t793 = t1 ^ t4 ^ t5 ^ t6 ^ t9;
    t794 = t2 ^ t5 ^ t6 ^ t7 ^ t10;
    t795 = t3 ^ t6 ^ t7 ^ t11;
    t796 = t0 ^ t4 ^ t7 ^ t12;
    t797 = t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    t798 = t2 ^ t4 ^ t5 ^ t14;
    t799 = t3 ^ t5 ^ t6 ^ t15;
    t800 = t2 ^ t3 ^ t4 ^ t16;
    t801 = t0 ^ t2 ^ t5 ^ t17;
    t802 = t1 ^ t3 ^ t6 ^ t18;
    t803 = t2 ^ t4 ^ t7 ^ t19;
    t804 = t3 ^ t5 ^ t20;
    t805 = t0 ^ t2 ^ t3 ^ t6 ^ t21;
    t806 = t0 ^ t1 ^ t2 ^ t7 ^ t22;
    t807 = t1 ^ t2 ^ t3 ^ t23;
    t808 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t24;
    t809 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t25;
    t810 = t1 ^ t2 ^ t3 ^ t7 ^ t26;
    t811 = t0 ^ t2 ^ t3 ^ t4 ^ t27;
    t812 = t1 ^ t3 ^ t4 ^ t5 ^ t28;
    t813 = t0 ^ t3 ^ t6 ^ t7 ^ t29;
    t814 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t30;
    t815 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t31;
    t816 = t792 | t793 | t794 | t795 | t796 | t797 | t798 | t799 | t800 | t801 | t802 | t803 | t804 | t805 | t806
        | t807 | t808 | t809 | t810 | t811 | t812 | t813 | t814 | t815;
    t817 = t0 & !t816;
    t818 = t1 & !t816;
    t819 = t2 & !t816;
    t820 = t3 & !t816;
    t821 = t4 & !t816;
    t822 = t5 & !t816;
    t823 = t6 & !t816;
    t824 = t7 & !t816;
    t825 = t3 ^ t5 ^ t6 ^ t8;
    t826 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t9;
    t827 = t1 ^ t4 ^ t5 ^ t6 ^ t10;
    t828 = t2 ^ t5 ^ t6 ^ t7 ^ t11;
    t829 = t3 ^ t6 ^ t7 ^ t12;
    t830 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    t831 = t1 ^ t3 ^ t4 ^ t7 ^ t14;
    t832 = t2 ^ t4 ^ t5 ^ t15;
    t833 = t0 ^ t1 ^ t2 ^ t7 ^ t16;
    t834 = t0 ^ t3 ^ t7 ^ t17;
    t835 = t1 ^ t4 ^ t18;
    t836 = t0 ^ t2 ^ t5 ^ t19;
    t837 = t1 ^ t3 ^ t6 ^ t20;
    t838 = t0 ^ t1 ^ t4 ^ t21;
    t839 = t0 ^ t5 ^ t7 ^ t22;
    t840 = t0 ^ t1 ^ t6 ^ t23;
    t841 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t24;
    t842 = t3 ^ t4 ^ t5 ^ t7 ^ t25;
    t843 = t0 ^ t4 ^ t5 ^ t6 ^ t26;
    t844 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t27;
    t845 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t28;
    t846 = t0 ^ t3 ^ t4 ^ t29;
    t847 = t0 ^ t2 ^ t5 ^ t7 ^ t30;
    t848 = t0 ^ t1 ^ t3 ^ t6 ^ t31;
    t849 = t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832 | t833 | t834 | t835 | t836 | t837 | t838 | t839
        | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848;
    t850 = t0 & !t849;
    t851 = t1 & !t849;
    t852 = t2 & !t849;
    t853 = t3 & !t849;
    t854 = t4 & !t849;
    t855 = t5 & !t849;
    t856 = t6 & !t849;
    t857 = t7 & !t849;
    t858 = t2 ^ t4 ^ t5 ^ t8;
    t859 = t2 ^ t3 ^ t4 ^ t6 ^ t9;
    t860 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t10;
    t861 = t1 ^ t4 ^ t5 ^ t6 ^ t11;
    t862 = t2 ^ t5 ^ t6 ^ t7 ^ t12;
    t863 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    t864 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t14;
    t865 = t1 ^ t3 ^ t4 ^ t7 ^ t15;
    t866 = t0 ^ t5 ^ t7 ^ t16;
    t867 = t1 ^ t5 ^ t6 ^ t7 ^ t17;
    t868 = t2 ^ t6 ^ t7 ^ t18;
    t869 = t0 ^ t3 ^ t7 ^ t19;
    t870 = t1 ^ t4 ^ t20;
    t871 = t2 ^ t7 ^ t21;
    t872 = t3 ^ t5 ^ t7 ^ t22;
    t873 = t4 ^ t6 ^ t23;
    t874 = t1 ^ t4 ^ t6 ^ t24;
    t875 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    t876 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t26;
    t877 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t27;
    t878 = t3 ^ t4 ^ t5 ^ t7 ^ t28;
    t879 = t0 ^ t1 ^ t5 ^ t29;
    t880 = t2 ^ t4 ^ t30;
    t881 = t0 ^ t3 ^ t5 ^ t31;
    t882 = t858 | t859 | t860 | t861 | t862 | t863 | t864 | t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872
        | t873 | t874 | t875 | t876 | t877 | t878 | t879 | t880 | t881;
    t883 = t0 & !t882;
    t884 = t1 & !t882;
    t885 = t2 & !t882;
    t886 = t3 & !t882;
    t887 = t4 & !t882;
    t888 = t5 & !t882;
    t889 = t6 & !t882;
    t890 = t7 & !t882;
    t891 = t1 ^ t3 ^ t4 ^ t7 ^ t8;
    t892 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t9;
    t893 = t2 ^ t3 ^ t4 ^ t6 ^ t10;
    t894 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t11;
    t895 = t1 ^ t4 ^ t5 ^ t6 ^ t12;
    t896 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t13;
    t897 = t1 ^ t2 ^ t5 ^ t6 ^ t14;
    t898 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t15;
    t899 = t3 ^ t5 ^ t7 ^ t16;
    t900 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t17;
    t901 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t18;
    t902 = t1 ^ t5 ^ t6 ^ t7 ^ t19;
    t903 = t2 ^ t6 ^ t7 ^ t20;
    t904 = t0 ^ t5 ^ t21;
    t905 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    t906 = t2 ^ t4 ^ t6 ^ t7 ^ t23;
    t907 = t1 ^ t3 ^ t24;
    t908 = t1 ^ t2 ^ t3 ^ t4 ^ t25;
    t909 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t26;
    t910 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t27;
    t911 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    t912 = t2 ^ t5 ^ t6 ^ t7 ^ t29;
    t913 = t1 ^ t6 ^ t7 ^ t30;
    t914 = t0 ^ t2 ^ t7 ^ t31;
    t915 = t891 | t892 | t893 | t894 | t895 | t896 | t897 | t898 | t899 | t900 | t901 | t902 | t903 | t904 | t905
        | t906 | t907 | t908 | t909 | t910 | t911 | t912 | t913 | t914;
    t916 = t0 & !t915;
    t917 = t1 & !t915;
    t918 = t2 & !t915;
    t919 = t3 & !t915;
    t920 = t4 & !t915;
    t921 = t5 & !t915;
    t922 = t6 & !t915;
    t923 = t7 & !t915;
    t924 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t8;
    t925 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t9;
    t926 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t10;
    t927 = t2 ^ t3 ^ t4 ^ t6 ^ t11;
    t928 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t12;
    t929 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t13;
    t930 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t14;
    t931 = t1 ^ t2 ^ t5 ^ t6 ^ t15;
    t932 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    t933 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t17;
    t934 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t18;
    t935 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t19;
    t936 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t20;
    t937 = t3 ^ t21;
    t938 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t939 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t940 = t0 ^ t5 ^ t6 ^ t24;
    t941 = t0 ^ t1 ^ t5 ^ t7 ^ t25;
    t942 = t0 ^ t1 ^ t2 ^ t6 ^ t26;
    t943 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t27;
    t944 = t1 ^ t2 ^ t3 ^ t4 ^ t28;
    t945 = t2 ^ t3 ^ t4 ^ t6 ^ t29;
    t946 = t3 ^ t4 ^ t6 ^ t7 ^ t30;
    t947 = t4 ^ t5 ^ t7 ^ t31;
    t948 = t924 | t925 | t926 | t927 | t928 | t929 | t930 | t931 | t932 | t933 | t934 | t935 | t936 | t937 | t938
        | t939 | t940 | t941 | t942 | t943 | t944 | t945 | t946 | t947;
    t949 = t0 & !t948;
    t950 = t1 & !t948;
    t951 = t2 & !t948;
    t952 = t3 & !t948;
    t953 = t4 & !t948;
    t954 = t5 & !t948;
    t955 = t6 & !t948;
    t956 = t7 & !t948;
    t957 = t1 ^ t2 ^ t5 ^ t6 ^ t8;
    t958 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t9;
    t959 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t10;
    t960 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t11;
    t961 = t2 ^ t3 ^ t4 ^ t6 ^ t12;
    t962 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    t963 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    t964 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t15;
    t965 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t966 = t0 ^ t1 ^ t2 ^ t3 ^ t17;
    t967 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t18;
    t968 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t19;
    t969 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t20;
    t970 = t1 ^ t21;
    t971 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    t972 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t973 = t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t974 = t2 ^ t4 ^ t5 ^ t25;
    t975 = t3 ^ t5 ^ t6 ^ t26;
    t976 = t0 ^ t4 ^ t6 ^ t7 ^ t27;
    t977 = t0 ^ t1 ^ t5 ^ t7 ^ t28;
    t978 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t29;
    t979 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    t980 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    t981 = t957 | t958 | t959 | t960 | t961 | t962 | t963 | t964 | t965 | t966 | t967 | t968 | t969 | t970 | t971
        | t972 | t973 | t974 | t975 | t976 | t977 | t978 | t979 | t980;
    t982 = t0 & !t981;
    t983 = t1 & !t981;
    t984 = t2 & !t981;
    t985 = t3 & !t981;
    t986 = t4 & !t981;
    t987 = t5 & !t981;
    t988 = t6 & !t981;
    t989 = t7 & !t981;
    t990 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t8;
    t991 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t9;
    t992 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t10;
    t993 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t11;
    t994 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t12;
    t995 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t13;
    t996 = t2 ^ t3 ^ t5 ^ t6 ^ t14;
    t997 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    t998 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    t999 = t0 ^ t1 ^ t17;
    t1000 = t0 ^ t1 ^ t2 ^ t18;
    t1001 = t0 ^ t1 ^ t2 ^ t3 ^ t19;
    t1002 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t20;
    t1003 = t6 ^ t7 ^ t21;
    t1004 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    t1005 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t1006 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    t1007 = t1 ^ t2 ^ t5 ^ t6 ^ t25;
    t1008 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    t1009 = t1 ^ t3 ^ t4 ^ t7 ^ t27;
    t1010 = t2 ^ t4 ^ t5 ^ t28;
    t1011 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    t1012 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t30;
    t1013 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t31;
    t1014 = t990 | t991 | t992 | t993 | t994 | t995 | t996 | t997 | t998 | t999 | t1000 | t1001 | t1002 | t1003
        | t1004 | t1005 | t1006 | t1007 | t1008 | t1009 | t1010 | t1011 | t1012 | t1013;
    t1015 = t0 & !t1014;
    t1016 = t1 & !t1014;
    t1017 = t2 & !t1014;
    t1018 = t3 & !t1014;
    t1019 = t4 & !t1014;
    t1020 = t5 & !t1014;
    t1021 = t6 & !t1014;
    t1022 = t7 & !t1014;
    t1023 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    t1024 = t1 ^ t3 ^ t5 ^ t6 ^ t9;
    t1025 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t10;
    t1026 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t11;
    t1027 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t12;
    t1028 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t13;
    t1029 = t1 ^ t2 ^ t4 ^ t5 ^ t14;
    t1030 = t2 ^ t3 ^ t5 ^ t6 ^ t15;
    t1031 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    t1032 = t7 ^ t17;
    t1033 = t0 ^ t18;
    t1034 = t0 ^ t1 ^ t19;
    t1035 = t0 ^ t1 ^ t2 ^ t20;
    t1036 = t4 ^ t5 ^ t6 ^ t21;
    t1037 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t22;
    t1038 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t23;
    t1039 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    t1040 = t2 ^ t3 ^ t5 ^ t6 ^ t25;
    t1041 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t26;
    t1042 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t27;
    t1043 = t1 ^ t2 ^ t5 ^ t6 ^ t28;
    t1044 = t1 ^ t2 ^ t4 ^ t29;
    t1045 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    t1046 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t31;
    t1047 = t1023 | t1024 | t1025 | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1032 | t1033 | t1034 | t1035
        | t1036 | t1037 | t1038 | t1039 | t1040 | t1041 | t1042 | t1043 | t1044 | t1045 | t1046;
    t1048 = t0 & !t1047;
    t1049 = t1 & !t1047;
    t1050 = t2 & !t1047;
    t1051 = t3 & !t1047;
    t1052 = t4 & !t1047;
    t1053 = t5 & !t1047;
    t1054 = t6 & !t1047;
    t1055 = t7 & !t1047;
    t1056 = t2 ^ t3 ^ t5 ^ t6 ^ t8;
    t1057 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t9;
    t1058 = t1 ^ t3 ^ t5 ^ t6 ^ t10;
    t1059 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t11;
    t1060 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t12;
    t1061 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t13;
    t1062 = t0 ^ t1 ^ t3 ^ t4 ^ t14;
    t1063 = t1 ^ t2 ^ t4 ^ t5 ^ t15;
    t1064 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t16;
    t1065 = t5 ^ t7 ^ t17;
    t1066 = t6 ^ t18;
    t1067 = t7 ^ t19;
    t1068 = t0 ^ t20;
    t1069 = t2 ^ t3 ^ t4 ^ t7 ^ t21;
    t1070 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t22;
    t1071 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t23;
    t1072 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    t1073 = t0 ^ t2 ^ t3 ^ t25;
    t1074 = t0 ^ t1 ^ t3 ^ t4 ^ t26;
    t1075 = t1 ^ t2 ^ t4 ^ t5 ^ t27;
    t1076 = t2 ^ t3 ^ t5 ^ t6 ^ t28;
    t1077 = t1 ^ t5 ^ t29;
    t1078 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    t1079 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t31;
    t1080 = t1056 | t1057 | t1058 | t1059 | t1060 | t1061 | t1062 | t1063 | t1064 | t1065 | t1066 | t1067 | t1068
        | t1069 | t1070 | t1071 | t1072 | t1073 | t1074 | t1075 | t1076 | t1077 | t1078 | t1079;
    t1081 = t0 & !t1080;
    t1082 = t1 & !t1080;
    t1083 = t2 & !t1080;
    t1084 = t3 & !t1080;
    t1085 = t4 & !t1080;
    t1086 = t5 & !t1080;
    t1087 = t6 & !t1080;
    t1088 = t7 & !t1080;
    t1089 = t1 ^ t2 ^ t4 ^ t5 ^ t8;
    t1090 = t1 ^ t3 ^ t4 ^ t6 ^ t9;
    t1091 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t10;
    t1092 = t1 ^ t3 ^ t5 ^ t6 ^ t11;
    t1093 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t12;
    t1094 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t13;
    t1095 = t0 ^ t2 ^ t3 ^ t14;
    t1096 = t0 ^ t1 ^ t3 ^ t4 ^ t15;
    t1097 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t16;
    t1098 = t3 ^ t5 ^ t6 ^ t7 ^ t17;
    t1099 = t4 ^ t6 ^ t7 ^ t18;
    t1100 = t5 ^ t7 ^ t19;
    t1101 = t6 ^ t20;
    t1102 = t0 ^ t1 ^ t2 ^ t5 ^ t21;
    t1103 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    t1104 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t23;
    t1105 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    t1106 = t0 ^ t5 ^ t6 ^ t7 ^ t25;
    t1107 = t0 ^ t1 ^ t6 ^ t7 ^ t26;
    t1108 = t1 ^ t2 ^ t7 ^ t27;
    t1109 = t0 ^ t2 ^ t3 ^ t28;
    t1110 = t2 ^ t6 ^ t29;
    t1111 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t7 ^ t30;
    t1112 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t31;
    t1113 = t1089 | t1090 | t1091 | t1092 | t1093 | t1094 | t1095 | t1096 | t1097 | t1098 | t1099 | t1100 | t1101
        | t1102 | t1103 | t1104 | t1105 | t1106 | t1107 | t1108 | t1109 | t1110 | t1111 | t1112;
    t1114 = t0 & !t1113;
    t1115 = t1 & !t1113;
    t1116 = t2 & !t1113;
    t1117 = t3 & !t1113;
    t1118 = t4 & !t1113;
    t1119 = t5 & !t1113;
    t1120 = t6 & !t1113;
    t1121 = t7 & !t1113;
    t1122 = t0 ^ t1 ^ t3 ^ t4 ^ t8;
    t1123 = t0 ^ t2 ^ t3 ^ t5 ^ t9;
    t1124 = t1 ^ t3 ^ t4 ^ t6 ^ t10;
    t1125 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t11;
    t1126 = t1 ^ t3 ^ t5 ^ t6 ^ t12;
    t1127 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t13;
    t1128 = t1 ^ t2 ^ t7 ^ t14;
    t1129 = t0 ^ t2 ^ t3 ^ t15;
    t1130 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    t1131 = t1 ^ t3 ^ t4 ^ t5 ^ t17;
    t1132 = t2 ^ t4 ^ t5 ^ t6 ^ t18;
    t1133 = t3 ^ t5 ^ t6 ^ t7 ^ t19;
    t1134 = t4 ^ t6 ^ t7 ^ t20;
    t1135 = t0 ^ t3 ^ t6 ^ t21;
    t1136 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    t1137 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t1138 = t0 ^ t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t1139 = t2 ^ t3 ^ t4 ^ t5 ^ t25;
    t1140 = t3 ^ t4 ^ t5 ^ t6 ^ t26;
    t1141 = t4 ^ t5 ^ t6 ^ t7 ^ t27;
    t1142 = t0 ^ t5 ^ t6 ^ t7 ^ t28;
    t1143 = t3 ^ t5 ^ t29;
    t1144 = t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    t1145 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    t1146 = t1122 | t1123 | t1124 | t1125 | t1126 | t1127 | t1128 | t1129 | t1130 | t1131 | t1132 | t1133 | t1134
        | t1135 | t1136 | t1137 | t1138 | t1139 | t1140 | t1141 | t1142 | t1143 | t1144 | t1145;
    t1147 = t0 & !t1146;
    t1148 = t1 & !t1146;
    t1149 = t2 & !t1146;
    t1150 = t3 & !t1146;
    t1151 = t4 & !t1146;
    t1152 = t5 & !t1146;
    t1153 = t6 & !t1146;
    t1154 = t7 & !t1146;
    t1155 = t0 ^ t2 ^ t3 ^ t8;
    t1156 = t1 ^ t2 ^ t4 ^ t9;
    t1157 = t0 ^ t2 ^ t3 ^ t5 ^ t10;
    t1158 = t1 ^ t3 ^ t4 ^ t6 ^ t11;
    t1159 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t12;
    t1160 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t13;
    t1161 = t0 ^ t1 ^ t6 ^ t7 ^ t14;
    t1162 = t1 ^ t2 ^ t7 ^ t15;
    t1163 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    t1164 = t1 ^ t2 ^ t3 ^ t7 ^ t17;
    t1165 = t0 ^ t2 ^ t3 ^ t4 ^ t18;
    t1166 = t1 ^ t3 ^ t4 ^ t5 ^ t19;
    t1167 = t2 ^ t4 ^ t5 ^ t6 ^ t20;
    t1168 = t1 ^ t4 ^ t7 ^ t21;
    t1169 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t22;
    t1170 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t23;
    t1171 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    t1172 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t25;
    t1173 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    t1174 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t27;
    t1175 = t2 ^ t3 ^ t4 ^ t5 ^ t28;
    t1176 = t0 ^ t2 ^ t5 ^ t29;
    t1177 = t0 ^ t1 ^ t2 ^ t4 ^ t30;
    t1178 = t1 ^ t2 ^ t3 ^ t5 ^ t31;
    t1179 = t1155 | t1156 | t1157 | t1158 | t1159 | t1160 | t1161 | t1162 | t1163 | t1164 | t1165 | t1166 | t1167
        | t1168 | t1169 | t1170 | t1171 | t1172 | t1173 | t1174 | t1175 | t1176 | t1177 | t1178;
    t1180 = t0 & !t1179;
    t1181 = t1 & !t1179;
    t1182 = t2 & !t1179;
    t1183 = t3 & !t1179;
    t1184 = t4 & !t1179;
    t1185 = t5 & !t1179;
    t1186 = t6 & !t1179;
    t1187 = t7 & !t1179;
    t1188 = t1 ^ t2 ^ t7 ^ t8;
    t1189 = t0 ^ t1 ^ t3 ^ t7 ^ t9;
    t1190 = t1 ^ t2 ^ t4 ^ t10;
    t1191 = t0 ^ t2 ^ t3 ^ t5 ^ t11;
    t1192 = t1 ^ t3 ^ t4 ^ t6 ^ t12;
    t1193 = t0 ^ t1 ^ t4 ^ t5 ^ t13;
    t1194 = t0 ^ t5 ^ t6 ^ t7 ^ t14;
    t1195 = t0 ^ t1 ^ t6 ^ t7 ^ t15;
    t1196 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t16;
    t1197 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t17;
    t1198 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t18;
    t1199 = t1 ^ t2 ^ t3 ^ t7 ^ t19;
    t1200 = t0 ^ t2 ^ t3 ^ t4 ^ t20;
    t1201 = t2 ^ t5 ^ t6 ^ t21;
    t1202 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t22;
    t1203 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t23;
    t1204 = t0 ^ t1 ^ t3 ^ t24;
    t1205 = t2 ^ t3 ^ t4 ^ t25;
    t1206 = t0 ^ t3 ^ t4 ^ t5 ^ t26;
    t1207 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t27;
    t1208 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t28;
    t1209 = t2 ^ t6 ^ t7 ^ t29;
    t1210 = t1 ^ t7 ^ t30;
    t1211 = t0 ^ t2 ^ t31;
    t1212 = t1188 | t1189 | t1190 | t1191 | t1192 | t1193 | t1194 | t1195 | t1196 | t1197 | t1198 | t1199 | t1200
        | t1201 | t1202 | t1203 | t1204 | t1205 | t1206 | t1207 | t1208 | t1209 | t1210 | t1211;
    t1213 = t0 & !t1212;
    t1214 = t1 & !t1212;
    t1215 = t2 & !t1212;
    t1216 = t3 & !t1212;
    t1217 = t4 & !t1212;
    t1218 = t5 & !t1212;
    t1219 = t6 & !t1212;
    t1220 = t7 & !t1212;
    t1221 = !t57 | !t90 | !t123 | !t156 | !t189 | !t222 | !t255 | !t288 | !t321 | !t354 | !t387 | !t420 | !t453
        | !t486 | !t519 | !t552 | !t585 | !t618 | !t651 | !t684 | !t717 | !t750 | !t783 | !t816 | !t849 | !t882
        | !t915 | !t948 | !t981 | !t1014 | !t1047 | !t1080 | !t1113 | !t1146 | !t1179 | !t1212;
    t1222 = t32 & t1221;
    t1223 = t32 & !t1221;
    t1224 = t1222 & !t1223;
    entry[0] = entry[0] ^ t58;
    entry[1] = entry[1] ^ t59;
    entry[2] = entry[2] ^ t60;
    entry[3] = entry[3] ^ t61;
    entry[4] = entry[4] ^ t62;
    entry[5] = entry[5] ^ t63;
    entry[6] = entry[6] ^ t64;
    entry[7] = entry[7] ^ t65;
    entry[8] = entry[8] ^ t91;
    entry[9] = entry[9] ^ t92;
    entry[10] = entry[10] ^ t93;
    entry[11] = entry[11] ^ t94;
    entry[12] = entry[12] ^ t95;
    entry[13] = entry[13] ^ t96;
    entry[14] = entry[14] ^ t97;
    entry[15] = entry[15] ^ t98;
    entry[16] = entry[16] ^ t124;
    entry[17] = entry[17] ^ t125;
    entry[18] = entry[18] ^ t126;
    entry[19] = entry[19] ^ t127;
    entry[20] = entry[20] ^ t128;
    entry[21] = entry[21] ^ t129;
    entry[22] = entry[22] ^ t130;
    entry[23] = entry[23] ^ t131;
    entry[24] = entry[24] ^ t157;
    entry[25] = entry[25] ^ t158;
    entry[26] = entry[26] ^ t159;
    entry[27] = entry[27] ^ t160;
    entry[28] = entry[28] ^ t161;
    entry[29] = entry[29] ^ t162;
    entry[30] = entry[30] ^ t163;
    entry[31] = entry[31] ^ t164;
    entry[32] = entry[32] ^ t190;
    entry[33] = entry[33] ^ t191;
    entry[34] = entry[34] ^ t192;
    entry[35] = entry[35] ^ t193;
    entry[36] = entry[36] ^ t194;
    entry[37] = entry[37] ^ t195;
    entry[38] = entry[38] ^ t196;
    entry[39] = entry[39] ^ t197;
    entry[40] = entry[40] ^ t223;
    entry[41] = entry[41] ^ t224;
    entry[42] = entry[42] ^ t225;
    entry[43] = entry[43] ^ t226;
    entry[44] = entry[44] ^ t227;
    entry[45] = entry[45] ^ t228;
    entry[46] = entry[46] ^ t229;
    entry[47] = entry[47] ^ t230;
    entry[48] = entry[48] ^ t256;
    entry[49] = entry[49] ^ t257;
    entry[50] = entry[50] ^ t258;
    entry[51] = entry[51] ^ t259;
    entry[52] = entry[52] ^ t260;
    entry[53] = entry[53] ^ t261;
    entry[54] = entry[54] ^ t262;
    entry[55] = entry[55] ^ t263;
    entry[56] = entry[56] ^ t289;
    entry[57] = entry[57] ^ t290;
    entry[58] = entry[58] ^ t291;
    entry[59] = entry[59] ^ t292;
    entry[60] = entry[60] ^ t293;
    entry[61] = entry[61] ^ t294;
    entry[62] = entry[62] ^ t295;
    entry[63] = entry[63] ^ t296;
    entry[64] = entry[64] ^ t322;
    entry[65] = entry[65] ^ t323;
    entry[66] = entry[66] ^ t324;
    entry[67] = entry[67] ^ t325;
    entry[68] = entry[68] ^ t326;
    entry[69] = entry[69] ^ t327;
    entry[70] = entry[70] ^ t328;
    entry[71] = entry[71] ^ t329;
    entry[72] = entry[72] ^ t355;
    entry[73] = entry[73] ^ t356;
    entry[74] = entry[74] ^ t357;
    entry[75] = entry[75] ^ t358;
    entry[76] = entry[76] ^ t359;
    entry[77] = entry[77] ^ t360;
    entry[78] = entry[78] ^ t361;
    entry[79] = entry[79] ^ t362;
    entry[80] = entry[80] ^ t388;
    entry[81] = entry[81] ^ t389;
    entry[82] = entry[82] ^ t390;
    entry[83] = entry[83] ^ t391;
    entry[84] = entry[84] ^ t392;
    entry[85] = entry[85] ^ t393;
    entry[86] = entry[86] ^ t394;
    entry[87] = entry[87] ^ t395;
    entry[88] = entry[88] ^ t421;
    entry[89] = entry[89] ^ t422;
    entry[90] = entry[90] ^ t423;
    entry[91] = entry[91] ^ t424;
    entry[92] = entry[92] ^ t425;
    entry[93] = entry[93] ^ t426;
    entry[94] = entry[94] ^ t427;
    entry[95] = entry[95] ^ t428;
    entry[96] = entry[96] ^ t454;
    entry[97] = entry[97] ^ t455;
    entry[98] = entry[98] ^ t456;
    entry[99] = entry[99] ^ t457;
    entry[100] = entry[100] ^ t458;
    entry[101] = entry[101] ^ t459;
    entry[102] = entry[102] ^ t460;
    entry[103] = entry[103] ^ t461;
    entry[104] = entry[104] ^ t487;
    entry[105] = entry[105] ^ t488;
    entry[106] = entry[106] ^ t489;
    entry[107] = entry[107] ^ t490;
    entry[108] = entry[108] ^ t491;
    entry[109] = entry[109] ^ t492;
    entry[110] = entry[110] ^ t493;
    entry[111] = entry[111] ^ t494;
    entry[112] = entry[112] ^ t520;
    entry[113] = entry[113] ^ t521;
    entry[114] = entry[114] ^ t522;
    entry[115] = entry[115] ^ t523;
    entry[116] = entry[116] ^ t524;
    entry[117] = entry[117] ^ t525;
    entry[118] = entry[118] ^ t526;
    entry[119] = entry[119] ^ t527;
    entry[120] = entry[120] ^ t553;
    entry[121] = entry[121] ^ t554;
    entry[122] = entry[122] ^ t555;
    entry[123] = entry[123] ^ t556;
    entry[124] = entry[124] ^ t557;
    entry[125] = entry[125] ^ t558;
    entry[126] = entry[126] ^ t559;
    entry[127] = entry[127] ^ t560;
    entry[128] = entry[128] ^ t586;
    entry[129] = entry[129] ^ t587;
    entry[130] = entry[130] ^ t588;
    entry[131] = entry[131] ^ t589;
    entry[132] = entry[132] ^ t590;
    entry[133] = entry[133] ^ t591;
    entry[134] = entry[134] ^ t592;
    entry[135] = entry[135] ^ t593;
    entry[136] = entry[136] ^ t619;
    entry[137] = entry[137] ^ t620;
    entry[138] = entry[138] ^ t621;
    entry[139] = entry[139] ^ t622;
    entry[140] = entry[140] ^ t623;
    entry[141] = entry[141] ^ t624;
    entry[142] = entry[142] ^ t625;
    entry[143] = entry[143] ^ t626;
    entry[144] = entry[144] ^ t652;
    entry[145] = entry[145] ^ t653;
    entry[146] = entry[146] ^ t654;
    entry[147] = entry[147] ^ t655;
    entry[148] = entry[148] ^ t656;
    entry[149] = entry[149] ^ t657;
    entry[150] = entry[150] ^ t658;
    entry[151] = entry[151] ^ t659;
    entry[152] = entry[152] ^ t685;
    entry[153] = entry[153] ^ t686;
    entry[154] = entry[154] ^ t687;
    entry[155] = entry[155] ^ t688;
    entry[156] = entry[156] ^ t689;
    entry[157] = entry[157] ^ t690;
    entry[158] = entry[158] ^ t691;
    entry[159] = entry[159] ^ t692;
    entry[160] = entry[160] ^ t718;
    entry[161] = entry[161] ^ t719;
    entry[162] = entry[162] ^ t720;
    entry[163] = entry[163] ^ t721;
    entry[164] = entry[164] ^ t722;
    entry[165] = entry[165] ^ t723;
    entry[166] = entry[166] ^ t724;
    entry[167] = entry[167] ^ t725;
    entry[168] = entry[168] ^ t751;
    entry[169] = entry[169] ^ t752;
    entry[170] = entry[170] ^ t753;
    entry[171] = entry[171] ^ t754;
    entry[172] = entry[172] ^ t755;
    entry[173] = entry[173] ^ t756;
    entry[174] = entry[174] ^ t757;
    entry[175] = entry[175] ^ t758;
    entry[176] = entry[176] ^ t784;
    entry[177] = entry[177] ^ t785;
    entry[178] = entry[178] ^ t786;
    entry[179] = entry[179] ^ t787;
    entry[180] = entry[180] ^ t788;
    entry[181] = entry[181] ^ t789;
    entry[182] = entry[182] ^ t790;
    entry[183] = entry[183] ^ t791;
    entry[184] = entry[184] ^ t817;
    entry[185] = entry[185] ^ t818;
    entry[186] = entry[186] ^ t819;
    entry[187] = entry[187] ^ t820;
    entry[188] = entry[188] ^ t821;
    entry[189] = entry[189] ^ t822;
    entry[190] = entry[190] ^ t823;
    entry[191] = entry[191] ^ t824;
    entry[192] = entry[192] ^ t850;
    entry[193] = entry[193] ^ t851;
    entry[194] = entry[194] ^ t852;
    entry[195] = entry[195] ^ t853;
    entry[196] = entry[196] ^ t854;
    entry[197] = entry[197] ^ t855;
    entry[198] = entry[198] ^ t856;
    entry[199] = entry[199] ^ t857;
    entry[200] = entry[200] ^ t883;
    entry[201] = entry[201] ^ t884;
    entry[202] = entry[202] ^ t885;
    entry[203] = entry[203] ^ t886;
    entry[204] = entry[204] ^ t887;
    entry[205] = entry[205] ^ t888;
    entry[206] = entry[206] ^ t889;
    entry[207] = entry[207] ^ t890;
    entry[208] = entry[208] ^ t916;
    entry[209] = entry[209] ^ t917;
    entry[210] = entry[210] ^ t918;
    entry[211] = entry[211] ^ t919;
    entry[212] = entry[212] ^ t920;
    entry[213] = entry[213] ^ t921;
    entry[214] = entry[214] ^ t922;
    entry[215] = entry[215] ^ t923;
    entry[216] = entry[216] ^ t949;
    entry[217] = entry[217] ^ t950;
    entry[218] = entry[218] ^ t951;
    entry[219] = entry[219] ^ t952;
    entry[220] = entry[220] ^ t953;
    entry[221] = entry[221] ^ t954;
    entry[222] = entry[222] ^ t955;
    entry[223] = entry[223] ^ t956;
    entry[224] = entry[224] ^ t982;
    entry[225] = entry[225] ^ t983;
    entry[226] = entry[226] ^ t984;
    entry[227] = entry[227] ^ t985;
    entry[228] = entry[228] ^ t986;
    entry[229] = entry[229] ^ t987;
    entry[230] = entry[230] ^ t988;
    entry[231] = entry[231] ^ t989;
    entry[232] = entry[232] ^ t1015;
    entry[233] = entry[233] ^ t1016;
    entry[234] = entry[234] ^ t1017;
    entry[235] = entry[235] ^ t1018;
    entry[236] = entry[236] ^ t1019;
    entry[237] = entry[237] ^ t1020;
    entry[238] = entry[238] ^ t1021;
    entry[239] = entry[239] ^ t1022;
    entry[240] = entry[240] ^ t1048;
    entry[241] = entry[241] ^ t1049;
    entry[242] = entry[242] ^ t1050;
    entry[243] = entry[243] ^ t1051;
    entry[244] = entry[244] ^ t1052;
    entry[245] = entry[245] ^ t1053;
    entry[246] = entry[246] ^ t1054;
    entry[247] = entry[247] ^ t1055;
    entry[248] = entry[248] ^ t1081;
    entry[249] = entry[249] ^ t1082;
    entry[250] = entry[250] ^ t1083;
    entry[251] = entry[251] ^ t1084;
    entry[252] = entry[252] ^ t1085;
    entry[253] = entry[253] ^ t1086;
    entry[254] = entry[254] ^ t1087;
    entry[255] = entry[255] ^ t1088;
    entry[256] = entry[256] ^ t1114;
    entry[257] = entry[257] ^ t1115;
    entry[258] = entry[258] ^ t1116;
    entry[259] = entry[259] ^ t1117;
    entry[260] = entry[260] ^ t1118;
    entry[261] = entry[261] ^ t1119;
    entry[262] = entry[262] ^ t1120;
    entry[263] = entry[263] ^ t1121;
    entry[264] = entry[264] ^ t1147;
    entry[265] = entry[265] ^ t1148;
    entry[266] = entry[266] ^ t1149;
    entry[267] = entry[267] ^ t1150;
    entry[268] = entry[268] ^ t1151;
    entry[269] = entry[269] ^ t1152;
    entry[270] = entry[270] ^ t1153;
    entry[271] = entry[271] ^ t1154;
    entry[272] = entry[272] ^ t1180;
    entry[273] = entry[273] ^ t1181;
    entry[274] = entry[274] ^ t1182;
    entry[275] = entry[275] ^ t1183;
    entry[276] = entry[276] ^ t1184;
    entry[277] = entry[277] ^ t1185;
    entry[278] = entry[278] ^ t1186;
    entry[279] = entry[279] ^ t1187;
    entry[280] = entry[280] ^ t1213;
    entry[281] = entry[281] ^ t1214;
    entry[282] = entry[282] ^ t1215;
    entry[283] = entry[283] ^ t1216;
    entry[284] = entry[284] ^ t1217;
    entry[285] = entry[285] ^ t1218;
    entry[286] = entry[286] ^ t1219;
    entry[287] = entry[287] ^ t1220;
    Flags { corrected: t1224, uncorrectable: t1223 }
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
    corrects_more: false,
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
