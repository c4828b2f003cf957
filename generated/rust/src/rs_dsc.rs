//! RS(36,32) DSC: encoder and decoder. Generated; do not edit.
//!
//! Scheme `rs-dsc`, sha-256 5b6be6b9d8e4c30660a8578180a4ae6fee619e48f04ccf17b3870a1de61ca5cf.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
//! 6.2 (discussed).
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status};

/// Id of the scheme.
pub const ID: &str = "rs-dsc";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "5b6be6b9d8e4c30660a8578180a4ae6fee619e48f04ccf17b3870a1de61ca5cf";
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
    let t0 = data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[13] ^ data[14] ^ data[15]
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
    let t1 = data[2] ^ data[6] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[17] ^ data[19] ^ data[20]
        ^ data[25] ^ data[28] ^ data[29] ^ data[30] ^ data[32] ^ data[33] ^ data[34] ^ data[35] ^ data[38]
        ^ data[39] ^ data[40] ^ data[45] ^ data[52] ^ data[53] ^ data[61] ^ data[63] ^ data[66] ^ data[68]
        ^ data[69] ^ data[70] ^ data[72] ^ data[74] ^ data[75] ^ data[76] ^ data[78] ^ data[81] ^ data[82]
        ^ data[84] ^ data[86] ^ data[87] ^ data[88] ^ data[89] ^ data[91] ^ data[93] ^ data[94] ^ data[101]
        ^ data[102] ^ data[103] ^ data[104] ^ data[106] ^ data[107] ^ data[110] ^ data[113] ^ data[115] ^ data[117]
        ^ data[122] ^ data[124] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[132] ^ data[133] ^ data[134]
        ^ data[137] ^ data[138] ^ data[145] ^ data[147] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[152]
        ^ data[153] ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[160] ^ data[165] ^ data[167] ^ data[168]
        ^ data[169] ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[178] ^ data[179] ^ data[180]
        ^ data[184] ^ data[186] ^ data[190] ^ data[191] ^ data[195] ^ data[196] ^ data[198] ^ data[203] ^ data[205]
        ^ data[207] ^ data[208] ^ data[210] ^ data[211] ^ data[212] ^ data[214] ^ data[216] ^ data[217] ^ data[218]
        ^ data[219] ^ data[220] ^ data[223] ^ data[224] ^ data[225] ^ data[227] ^ data[228] ^ data[231] ^ data[232]
        ^ data[234] ^ data[237] ^ data[239] ^ data[240] ^ data[243] ^ data[244] ^ data[246] ^ data[249] ^ data[251]
        ^ data[252] ^ data[253] ^ data[254];
    let t2 = data[3] ^ data[7] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[16] ^ data[18] ^ data[20]
        ^ data[21] ^ data[26] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[35] ^ data[36]
        ^ data[39] ^ data[41] ^ data[46] ^ data[53] ^ data[54] ^ data[62] ^ data[67] ^ data[69] ^ data[70]
        ^ data[71] ^ data[73] ^ data[75] ^ data[76] ^ data[77] ^ data[79] ^ data[82] ^ data[83] ^ data[85]
        ^ data[87] ^ data[89] ^ data[90] ^ data[92] ^ data[94] ^ data[95] ^ data[102] ^ data[103] ^ data[104]
        ^ data[105] ^ data[107] ^ data[108] ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[118] ^ data[123]
        ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[133] ^ data[134] ^ data[135] ^ data[138]
        ^ data[139] ^ data[144] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[153]
        ^ data[154] ^ data[155] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[166] ^ data[169]
        ^ data[170] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[179] ^ data[180] ^ data[181]
        ^ data[185] ^ data[187] ^ data[191] ^ data[192] ^ data[196] ^ data[197] ^ data[199] ^ data[204] ^ data[206]
        ^ data[209] ^ data[211] ^ data[212] ^ data[213] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219]
        ^ data[220] ^ data[221] ^ data[224] ^ data[225] ^ data[226] ^ data[228] ^ data[229] ^ data[232] ^ data[233]
        ^ data[235] ^ data[238] ^ data[241] ^ data[244] ^ data[245] ^ data[247] ^ data[250] ^ data[252] ^ data[253]
        ^ data[254] ^ data[255];
    let t3 = data[0] ^ data[4] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[17] ^ data[19]
        ^ data[21] ^ data[22] ^ data[27] ^ data[30] ^ data[31] ^ data[34] ^ data[35] ^ data[36] ^ data[37]
        ^ data[42] ^ data[47] ^ data[48] ^ data[54] ^ data[55] ^ data[63] ^ data[68] ^ data[70] ^ data[71]
        ^ data[72] ^ data[74] ^ data[76] ^ data[77] ^ data[78] ^ data[83] ^ data[84] ^ data[86] ^ data[90]
        ^ data[91] ^ data[93] ^ data[95] ^ data[96] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[108]
        ^ data[109] ^ data[113] ^ data[115] ^ data[117] ^ data[119] ^ data[124] ^ data[126] ^ data[128] ^ data[129]
        ^ data[130] ^ data[131] ^ data[134] ^ data[135] ^ data[139] ^ data[140] ^ data[145] ^ data[147] ^ data[149]
        ^ data[150] ^ data[151] ^ data[152] ^ data[153] ^ data[154] ^ data[155] ^ data[156] ^ data[158] ^ data[159]
        ^ data[160] ^ data[161] ^ data[162] ^ data[167] ^ data[168] ^ data[170] ^ data[171] ^ data[173] ^ data[174]
        ^ data[175] ^ data[176] ^ data[177] ^ data[180] ^ data[181] ^ data[182] ^ data[184] ^ data[186] ^ data[188]
        ^ data[193] ^ data[197] ^ data[198] ^ data[200] ^ data[205] ^ data[207] ^ data[208] ^ data[210] ^ data[212]
        ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[222]
        ^ data[224] ^ data[225] ^ data[226] ^ data[227] ^ data[229] ^ data[230] ^ data[232] ^ data[233] ^ data[234]
        ^ data[236] ^ data[239] ^ data[240] ^ data[242] ^ data[245] ^ data[246] ^ data[248] ^ data[251] ^ data[253]
        ^ data[254] ^ data[255];
    let t4 = data[1] ^ data[5] ^ data[8] ^ data[13] ^ data[14] ^ data[15] ^ data[17] ^ data[18] ^ data[20]
        ^ data[22] ^ data[23] ^ data[24] ^ data[28] ^ data[31] ^ data[35] ^ data[36] ^ data[37] ^ data[38]
        ^ data[40] ^ data[43] ^ data[49] ^ data[55] ^ data[56] ^ data[69] ^ data[71] ^ data[72] ^ data[73]
        ^ data[75] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[84] ^ data[85] ^ data[87] ^ data[91]
        ^ data[92] ^ data[94] ^ data[97] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[109] ^ data[110]
        ^ data[114] ^ data[116] ^ data[118] ^ data[120] ^ data[125] ^ data[127] ^ data[129] ^ data[130] ^ data[131]
        ^ data[132] ^ data[135] ^ data[136] ^ data[140] ^ data[141] ^ data[146] ^ data[148] ^ data[150] ^ data[151]
        ^ data[152] ^ data[153] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[159] ^ data[161] ^ data[162]
        ^ data[163] ^ data[168] ^ data[169] ^ data[171] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[177]
        ^ data[178] ^ data[181] ^ data[182] ^ data[183] ^ data[185] ^ data[187] ^ data[189] ^ data[192] ^ data[194]
        ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[206] ^ data[208] ^ data[209] ^ data[211] ^ data[213]
        ^ data[214] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[222]
        ^ data[223] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[230] ^ data[231] ^ data[232] ^ data[233]
        ^ data[234] ^ data[235] ^ data[237] ^ data[241] ^ data[243] ^ data[246] ^ data[247] ^ data[248] ^ data[249]
        ^ data[252] ^ data[254] ^ data[255];
    let t5 = data[0] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[11] ^ data[13] ^ data[16] ^ data[18] ^ data[21]
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
    let t6 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[9] ^ data[11] ^ data[12] ^ data[13]
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
    let t7 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[10] ^ data[12] ^ data[13] ^ data[14]
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
    let t8 = data[1] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[9] ^ data[10] ^ data[11] ^ data[12] ^ data[15]
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
    let t9 = data[0] ^ data[1] ^ data[2] ^ data[4] ^ data[6] ^ data[7] ^ data[13] ^ data[15] ^ data[20] ^ data[21]
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
    let t10 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[14] ^ data[21] ^ data[22] ^ data[23]
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
    let t11 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[6] ^ data[15] ^ data[22] ^ data[23] ^ data[25]
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
    let t12 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[16] ^ data[23] ^ data[24]
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
    let t13 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[10] ^ data[11] ^ data[12] ^ data[15]
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
    let t14 = data[2] ^ data[3] ^ data[5] ^ data[8] ^ data[9] ^ data[10] ^ data[13] ^ data[15] ^ data[18]
        ^ data[20] ^ data[21] ^ data[22] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[35] ^ data[36]
        ^ data[37] ^ data[40] ^ data[42] ^ data[45] ^ data[49] ^ data[50] ^ data[51] ^ data[54] ^ data[59]
        ^ data[60] ^ data[61] ^ data[63] ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[71] ^ data[75]
        ^ data[76] ^ data[77] ^ data[79] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[89] ^ data[91]
        ^ data[92] ^ data[95] ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[102] ^ data[103] ^ data[104]
        ^ data[105] ^ data[108] ^ data[109] ^ data[112] ^ data[113] ^ data[114] ^ data[116] ^ data[117] ^ data[119]
        ^ data[120] ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[128] ^ data[129] ^ data[130]
        ^ data[132] ^ data[133] ^ data[134] ^ data[136] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[147]
        ^ data[150] ^ data[152] ^ data[153] ^ data[154] ^ data[159] ^ data[161] ^ data[163] ^ data[164] ^ data[165]
        ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[179] ^ data[180]
        ^ data[182] ^ data[185] ^ data[190] ^ data[191] ^ data[192] ^ data[195] ^ data[196] ^ data[197] ^ data[198]
        ^ data[202] ^ data[204] ^ data[205] ^ data[206] ^ data[211] ^ data[213] ^ data[215] ^ data[217] ^ data[218]
        ^ data[219] ^ data[221] ^ data[222] ^ data[223] ^ data[228] ^ data[229] ^ data[230] ^ data[231] ^ data[233]
        ^ data[235] ^ data[238] ^ data[240] ^ data[242] ^ data[243] ^ data[247] ^ data[249] ^ data[251] ^ data[255];
    let t15 = data[0] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[11] ^ data[14] ^ data[19]
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
    let t16 = data[2] ^ data[3] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[13] ^ data[14]
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
    let t17 = data[0] ^ data[2] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[11] ^ data[12] ^ data[16] ^ data[17]
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
    let t18 = data[1] ^ data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[12] ^ data[13] ^ data[17] ^ data[18]
        ^ data[22] ^ data[25] ^ data[27] ^ data[30] ^ data[31] ^ data[32] ^ data[35] ^ data[36] ^ data[41]
        ^ data[44] ^ data[45] ^ data[47] ^ data[48] ^ data[49] ^ data[52] ^ data[54] ^ data[57] ^ data[59]
        ^ data[64] ^ data[66] ^ data[67] ^ data[68] ^ data[72] ^ data[73] ^ data[74] ^ data[78] ^ data[80]
        ^ data[84] ^ data[85] ^ data[88] ^ data[91] ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[101]
        ^ data[102] ^ data[103] ^ data[104] ^ data[107] ^ data[110] ^ data[111] ^ data[113] ^ data[114] ^ data[115]
        ^ data[116] ^ data[117] ^ data[118] ^ data[121] ^ data[122] ^ data[123] ^ data[125] ^ data[126] ^ data[130]
        ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[137] ^ data[140] ^ data[142] ^ data[144] ^ data[146]
        ^ data[147] ^ data[148] ^ data[149] ^ data[152] ^ data[153] ^ data[155] ^ data[156] ^ data[159] ^ data[160]
        ^ data[162] ^ data[163] ^ data[165] ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[173] ^ data[178]
        ^ data[179] ^ data[182] ^ data[184] ^ data[185] ^ data[187] ^ data[193] ^ data[194] ^ data[199] ^ data[200]
        ^ data[201] ^ data[203] ^ data[204] ^ data[208] ^ data[210] ^ data[214] ^ data[215] ^ data[217] ^ data[218]
        ^ data[222] ^ data[223] ^ data[224] ^ data[228] ^ data[233] ^ data[234] ^ data[236] ^ data[240] ^ data[242]
        ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[254];
    let t19 = data[0] ^ data[2] ^ data[4] ^ data[6] ^ data[7] ^ data[10] ^ data[13] ^ data[14] ^ data[18]
        ^ data[19] ^ data[23] ^ data[24] ^ data[26] ^ data[28] ^ data[31] ^ data[33] ^ data[36] ^ data[37]
        ^ data[40] ^ data[42] ^ data[45] ^ data[46] ^ data[49] ^ data[50] ^ data[53] ^ data[55] ^ data[58]
        ^ data[60] ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[72] ^ data[73] ^ data[74] ^ data[75]
        ^ data[79] ^ data[80] ^ data[81] ^ data[85] ^ data[86] ^ data[88] ^ data[89] ^ data[92] ^ data[96]
        ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[102] ^ data[103] ^ data[105] ^ data[108] ^ data[111]
        ^ data[114] ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[123]
        ^ data[124] ^ data[126] ^ data[127] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[136]
        ^ data[138] ^ data[141] ^ data[143] ^ data[144] ^ data[145] ^ data[147] ^ data[148] ^ data[149] ^ data[150]
        ^ data[152] ^ data[153] ^ data[154] ^ data[156] ^ data[157] ^ data[161] ^ data[163] ^ data[164] ^ data[166]
        ^ data[169] ^ data[170] ^ data[171] ^ data[172] ^ data[174] ^ data[179] ^ data[180] ^ data[183] ^ data[184]
        ^ data[185] ^ data[186] ^ data[188] ^ data[192] ^ data[194] ^ data[195] ^ data[201] ^ data[202] ^ data[204]
        ^ data[205] ^ data[209] ^ data[211] ^ data[215] ^ data[216] ^ data[218] ^ data[219] ^ data[223] ^ data[225]
        ^ data[229] ^ data[232] ^ data[234] ^ data[235] ^ data[237] ^ data[241] ^ data[243] ^ data[245] ^ data[246]
        ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[255];
    let t20 = data[0] ^ data[1] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[11] ^ data[14] ^ data[15] ^ data[16]
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
    let t21 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[10] ^ data[13] ^ data[14] ^ data[18]
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
    let t22 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[8] ^ data[10] ^ data[11] ^ data[12] ^ data[13]
        ^ data[16] ^ data[17] ^ data[18] ^ data[22] ^ data[27] ^ data[30] ^ data[31] ^ data[33] ^ data[34]
        ^ data[35] ^ data[36] ^ data[41] ^ data[44] ^ data[45] ^ data[46] ^ data[48] ^ data[51] ^ data[52]
        ^ data[55] ^ data[61] ^ data[65] ^ data[66] ^ data[67] ^ data[68] ^ data[70] ^ data[75] ^ data[76]
        ^ data[78] ^ data[79] ^ data[81] ^ data[88] ^ data[89] ^ data[90] ^ data[91] ^ data[92] ^ data[96]
        ^ data[97] ^ data[99] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[108] ^ data[109] ^ data[110]
        ^ data[111] ^ data[113] ^ data[115] ^ data[116] ^ data[118] ^ data[120] ^ data[121] ^ data[123] ^ data[124]
        ^ data[126] ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[137] ^ data[138]
        ^ data[145] ^ data[150] ^ data[151] ^ data[152] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160]
        ^ data[161] ^ data[166] ^ data[167] ^ data[168] ^ data[169] ^ data[173] ^ data[174] ^ data[176] ^ data[177]
        ^ data[178] ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[189]
        ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[195] ^ data[197] ^ data[199] ^ data[201] ^ data[202]
        ^ data[203] ^ data[204] ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[212] ^ data[213]
        ^ data[219] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[231] ^ data[232] ^ data[237] ^ data[238]
        ^ data[239] ^ data[240] ^ data[242] ^ data[243] ^ data[251] ^ data[252] ^ data[254];
    let t23 = data[1] ^ data[2] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[12] ^ data[13] ^ data[14]
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
    let t24 = data[0] ^ data[1] ^ data[5] ^ data[6] ^ data[7] ^ data[9] ^ data[15] ^ data[17] ^ data[18] ^ data[22]
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
    let t25 = data[2] ^ data[5] ^ data[8] ^ data[9] ^ data[10] ^ data[15] ^ data[16] ^ data[17] ^ data[19]
        ^ data[22] ^ data[24] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[35] ^ data[37] ^ data[38]
        ^ data[41] ^ data[42] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[52] ^ data[54] ^ data[55]
        ^ data[56] ^ data[57] ^ data[66] ^ data[70] ^ data[71] ^ data[75] ^ data[76] ^ data[78] ^ data[79]
        ^ data[86] ^ data[90] ^ data[92] ^ data[94] ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[100]
        ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[112] ^ data[116] ^ data[117] ^ data[118] ^ data[119]
        ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[128] ^ data[129] ^ data[130] ^ data[131]
        ^ data[133] ^ data[136] ^ data[137] ^ data[138] ^ data[144] ^ data[145] ^ data[146] ^ data[151] ^ data[152]
        ^ data[154] ^ data[155] ^ data[156] ^ data[160] ^ data[162] ^ data[163] ^ data[167] ^ data[168] ^ data[169]
        ^ data[170] ^ data[171] ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[180] ^ data[186] ^ data[187]
        ^ data[188] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[196] ^ data[197] ^ data[199] ^ data[200]
        ^ data[201] ^ data[202] ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[211]
        ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[220] ^ data[221] ^ data[226]
        ^ data[228] ^ data[230] ^ data[232] ^ data[234] ^ data[236] ^ data[238] ^ data[240] ^ data[241] ^ data[242]
        ^ data[243] ^ data[244] ^ data[246] ^ data[253] ^ data[255];
    let t26 = data[0] ^ data[3] ^ data[6] ^ data[9] ^ data[10] ^ data[11] ^ data[16] ^ data[17] ^ data[18]
        ^ data[20] ^ data[23] ^ data[24] ^ data[25] ^ data[27] ^ data[30] ^ data[33] ^ data[36] ^ data[38]
        ^ data[39] ^ data[40] ^ data[42] ^ data[43] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[53]
        ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[64] ^ data[67] ^ data[71] ^ data[76] ^ data[77]
        ^ data[79] ^ data[87] ^ data[88] ^ data[91] ^ data[93] ^ data[95] ^ data[97] ^ data[98] ^ data[99]
        ^ data[100] ^ data[101] ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[113] ^ data[117] ^ data[118]
        ^ data[119] ^ data[122] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[129] ^ data[130] ^ data[131]
        ^ data[132] ^ data[134] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[145] ^ data[146] ^ data[147]
        ^ data[153] ^ data[155] ^ data[156] ^ data[157] ^ data[161] ^ data[163] ^ data[164] ^ data[169] ^ data[170]
        ^ data[171] ^ data[172] ^ data[177] ^ data[178] ^ data[179] ^ data[181] ^ data[187] ^ data[188] ^ data[189]
        ^ data[191] ^ data[193] ^ data[194] ^ data[197] ^ data[198] ^ data[200] ^ data[201] ^ data[202] ^ data[203]
        ^ data[205] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[211] ^ data[212] ^ data[213] ^ data[215]
        ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[221] ^ data[222] ^ data[224] ^ data[227] ^ data[229]
        ^ data[231] ^ data[233] ^ data[235] ^ data[237] ^ data[239] ^ data[241] ^ data[242] ^ data[243] ^ data[244]
        ^ data[245] ^ data[247] ^ data[254];
    let t27 = data[0] ^ data[1] ^ data[4] ^ data[7] ^ data[10] ^ data[11] ^ data[12] ^ data[16] ^ data[17]
        ^ data[18] ^ data[19] ^ data[21] ^ data[24] ^ data[25] ^ data[26] ^ data[28] ^ data[31] ^ data[34]
        ^ data[37] ^ data[39] ^ data[41] ^ data[43] ^ data[44] ^ data[48] ^ data[49] ^ data[50] ^ data[51]
        ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[65] ^ data[68] ^ data[72] ^ data[77]
        ^ data[78] ^ data[80] ^ data[88] ^ data[89] ^ data[92] ^ data[94] ^ data[98] ^ data[99] ^ data[100]
        ^ data[101] ^ data[102] ^ data[104] ^ data[109] ^ data[110] ^ data[111] ^ data[114] ^ data[118] ^ data[119]
        ^ data[120] ^ data[123] ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[131] ^ data[132]
        ^ data[133] ^ data[135] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[146] ^ data[147]
        ^ data[148] ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[160] ^ data[162] ^ data[164] ^ data[165]
        ^ data[168] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[176] ^ data[178] ^ data[179] ^ data[180]
        ^ data[182] ^ data[184] ^ data[188] ^ data[189] ^ data[190] ^ data[192] ^ data[194] ^ data[195] ^ data[198]
        ^ data[199] ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[204] ^ data[206] ^ data[209] ^ data[210]
        ^ data[211] ^ data[212] ^ data[213] ^ data[214] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[222]
        ^ data[223] ^ data[224] ^ data[225] ^ data[228] ^ data[230] ^ data[234] ^ data[236] ^ data[238] ^ data[240]
        ^ data[242] ^ data[243] ^ data[244] ^ data[245] ^ data[246] ^ data[255];
    let t28 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[8] ^ data[11] ^ data[12] ^ data[13] ^ data[17]
        ^ data[18] ^ data[19] ^ data[20] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[29]
        ^ data[35] ^ data[38] ^ data[40] ^ data[42] ^ data[44] ^ data[45] ^ data[48] ^ data[49] ^ data[50]
        ^ data[51] ^ data[52] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[64]
        ^ data[66] ^ data[69] ^ data[73] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[89] ^ data[90]
        ^ data[93] ^ data[95] ^ data[99] ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[105]
        ^ data[110] ^ data[111] ^ data[112] ^ data[115] ^ data[119] ^ data[120] ^ data[121] ^ data[124] ^ data[126]
        ^ data[127] ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[137] ^ data[138] ^ data[139]
        ^ data[140] ^ data[141] ^ data[144] ^ data[147] ^ data[148] ^ data[149] ^ data[155] ^ data[157] ^ data[158]
        ^ data[159] ^ data[160] ^ data[161] ^ data[163] ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[171]
        ^ data[172] ^ data[173] ^ data[174] ^ data[177] ^ data[179] ^ data[180] ^ data[181] ^ data[183] ^ data[184]
        ^ data[185] ^ data[189] ^ data[190] ^ data[191] ^ data[193] ^ data[195] ^ data[196] ^ data[199] ^ data[201]
        ^ data[202] ^ data[203] ^ data[204] ^ data[205] ^ data[207] ^ data[210] ^ data[211] ^ data[212] ^ data[213]
        ^ data[214] ^ data[215] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[223] ^ data[225] ^ data[226]
        ^ data[229] ^ data[231] ^ data[232] ^ data[235] ^ data[237] ^ data[239] ^ data[240] ^ data[241] ^ data[243]
        ^ data[244] ^ data[245] ^ data[246] ^ data[247] ^ data[248];
    let t29 = data[0] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[12] ^ data[13] ^ data[14] ^ data[15]
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
    let t30 = data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[13] ^ data[14] ^ data[16] ^ data[20] ^ data[21]
        ^ data[27] ^ data[28] ^ data[32] ^ data[35] ^ data[38] ^ data[44] ^ data[50] ^ data[51] ^ data[53]
        ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[68]
        ^ data[70] ^ data[73] ^ data[76] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82] ^ data[83]
        ^ data[86] ^ data[90] ^ data[91] ^ data[94] ^ data[95] ^ data[96] ^ data[98] ^ data[99] ^ data[100]
        ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[106] ^ data[108] ^ data[109] ^ data[110] ^ data[114]
        ^ data[116] ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[129] ^ data[130]
        ^ data[134] ^ data[135] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142]
        ^ data[143] ^ data[149] ^ data[150] ^ data[152] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[159]
        ^ data[160] ^ data[165] ^ data[168] ^ data[173] ^ data[174] ^ data[178] ^ data[179] ^ data[180] ^ data[181]
        ^ data[182] ^ data[183] ^ data[185] ^ data[188] ^ data[190] ^ data[192] ^ data[193] ^ data[195] ^ data[196]
        ^ data[198] ^ data[199] ^ data[202] ^ data[203] ^ data[205] ^ data[208] ^ data[210] ^ data[211] ^ data[213]
        ^ data[218] ^ data[222] ^ data[223] ^ data[226] ^ data[227] ^ data[230] ^ data[231] ^ data[232] ^ data[233]
        ^ data[236] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[244] ^ data[245] ^ data[247] ^ data[248]
        ^ data[249] ^ data[250] ^ data[253] ^ data[255];
    let t31 = data[0] ^ data[4] ^ data[5] ^ data[6] ^ data[8] ^ data[14] ^ data[15] ^ data[16] ^ data[17]
        ^ data[21] ^ data[22] ^ data[24] ^ data[28] ^ data[29] ^ data[32] ^ data[33] ^ data[36] ^ data[39]
        ^ data[40] ^ data[45] ^ data[51] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[59]
        ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[69] ^ data[71] ^ data[74] ^ data[77]
        ^ data[79] ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[87] ^ data[88] ^ data[91]
        ^ data[92] ^ data[95] ^ data[97] ^ data[99] ^ data[100] ^ data[101] ^ data[102] ^ data[103] ^ data[104]
        ^ data[105] ^ data[107] ^ data[109] ^ data[110] ^ data[111] ^ data[115] ^ data[117] ^ data[119] ^ data[120]
        ^ data[121] ^ data[123] ^ data[125] ^ data[126] ^ data[128] ^ data[130] ^ data[131] ^ data[135] ^ data[137]
        ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[144] ^ data[150] ^ data[151]
        ^ data[153] ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[161] ^ data[166] ^ data[169] ^ data[174]
        ^ data[175] ^ data[176] ^ data[179] ^ data[180] ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[186]
        ^ data[189] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[197] ^ data[199] ^ data[200]
        ^ data[203] ^ data[204] ^ data[206] ^ data[209] ^ data[211] ^ data[212] ^ data[214] ^ data[216] ^ data[219]
        ^ data[223] ^ data[224] ^ data[227] ^ data[228] ^ data[231] ^ data[233] ^ data[234] ^ data[237] ^ data[238]
        ^ data[239] ^ data[240] ^ data[242] ^ data[245] ^ data[246] ^ data[248] ^ data[249] ^ data[250] ^ data[251]
        ^ data[254];
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
    let t0 = entry[0] ^ entry[8] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[48] ^ entry[56]
        ^ entry[64] ^ entry[72] ^ entry[80] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[120]
        ^ entry[128] ^ entry[136] ^ entry[144] ^ entry[152] ^ entry[160] ^ entry[168] ^ entry[176] ^ entry[184]
        ^ entry[192] ^ entry[200] ^ entry[208] ^ entry[216] ^ entry[224] ^ entry[232] ^ entry[240] ^ entry[248]
        ^ entry[256] ^ entry[264] ^ entry[272] ^ entry[280];
    let t1 = entry[1] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[57]
        ^ entry[65] ^ entry[73] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[105] ^ entry[113] ^ entry[121]
        ^ entry[129] ^ entry[137] ^ entry[145] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[177] ^ entry[185]
        ^ entry[193] ^ entry[201] ^ entry[209] ^ entry[217] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[249]
        ^ entry[257] ^ entry[265] ^ entry[273] ^ entry[281];
    let t2 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[50] ^ entry[58]
        ^ entry[66] ^ entry[74] ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122]
        ^ entry[130] ^ entry[138] ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170] ^ entry[178] ^ entry[186]
        ^ entry[194] ^ entry[202] ^ entry[210] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[250]
        ^ entry[258] ^ entry[266] ^ entry[274] ^ entry[282];
    let t3 = entry[3] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[51] ^ entry[59]
        ^ entry[67] ^ entry[75] ^ entry[83] ^ entry[91] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[123]
        ^ entry[131] ^ entry[139] ^ entry[147] ^ entry[155] ^ entry[163] ^ entry[171] ^ entry[179] ^ entry[187]
        ^ entry[195] ^ entry[203] ^ entry[211] ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[243] ^ entry[251]
        ^ entry[259] ^ entry[267] ^ entry[275] ^ entry[283];
    let t4 = entry[4] ^ entry[12] ^ entry[20] ^ entry[28] ^ entry[36] ^ entry[44] ^ entry[52] ^ entry[60]
        ^ entry[68] ^ entry[76] ^ entry[84] ^ entry[92] ^ entry[100] ^ entry[108] ^ entry[116] ^ entry[124]
        ^ entry[132] ^ entry[140] ^ entry[148] ^ entry[156] ^ entry[164] ^ entry[172] ^ entry[180] ^ entry[188]
        ^ entry[196] ^ entry[204] ^ entry[212] ^ entry[220] ^ entry[228] ^ entry[236] ^ entry[244] ^ entry[252]
        ^ entry[260] ^ entry[268] ^ entry[276] ^ entry[284];
    let t5 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[37] ^ entry[45] ^ entry[53] ^ entry[61]
        ^ entry[69] ^ entry[77] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[109] ^ entry[117] ^ entry[125]
        ^ entry[133] ^ entry[141] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[181] ^ entry[189]
        ^ entry[197] ^ entry[205] ^ entry[213] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[253]
        ^ entry[261] ^ entry[269] ^ entry[277] ^ entry[285];
    let t6 = entry[6] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[38] ^ entry[46] ^ entry[54] ^ entry[62]
        ^ entry[70] ^ entry[78] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[110] ^ entry[118] ^ entry[126]
        ^ entry[134] ^ entry[142] ^ entry[150] ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[182] ^ entry[190]
        ^ entry[198] ^ entry[206] ^ entry[214] ^ entry[222] ^ entry[230] ^ entry[238] ^ entry[246] ^ entry[254]
        ^ entry[262] ^ entry[270] ^ entry[278] ^ entry[286];
    let t7 = entry[7] ^ entry[15] ^ entry[23] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55] ^ entry[63]
        ^ entry[71] ^ entry[79] ^ entry[87] ^ entry[95] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[127]
        ^ entry[135] ^ entry[143] ^ entry[151] ^ entry[159] ^ entry[167] ^ entry[175] ^ entry[183] ^ entry[191]
        ^ entry[199] ^ entry[207] ^ entry[215] ^ entry[223] ^ entry[231] ^ entry[239] ^ entry[247] ^ entry[255]
        ^ entry[263] ^ entry[271] ^ entry[279] ^ entry[287];
    let t8 = entry[0] ^ entry[15] ^ entry[22] ^ entry[29] ^ entry[31] ^ entry[36] ^ entry[38] ^ entry[39]
        ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[57]
        ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[64] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[73] ^ entry[74]
        ^ entry[75] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[89]
        ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[107]
        ^ entry[108] ^ entry[109] ^ entry[111] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[119]
        ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129]
        ^ entry[130] ^ entry[132] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[137] ^ entry[139]
        ^ entry[140] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[146] ^ entry[147] ^ entry[148] ^ entry[149]
        ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[163]
        ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[181]
        ^ entry[183] ^ entry[184] ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[195] ^ entry[197] ^ entry[198]
        ^ entry[202] ^ entry[204] ^ entry[205] ^ entry[209] ^ entry[211] ^ entry[212] ^ entry[215] ^ entry[216]
        ^ entry[218] ^ entry[219] ^ entry[222] ^ entry[223] ^ entry[225] ^ entry[226] ^ entry[229] ^ entry[230]
        ^ entry[232] ^ entry[233] ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[243] ^ entry[244]
        ^ entry[246] ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[254] ^ entry[257] ^ entry[258]
        ^ entry[260] ^ entry[261] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[272] ^ entry[274]
        ^ entry[275] ^ entry[281] ^ entry[282] ^ entry[287];
    let t9 = entry[1] ^ entry[8] ^ entry[15] ^ entry[22] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31]
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
    let t10 = entry[2] ^ entry[9] ^ entry[16] ^ entry[23] ^ entry[30] ^ entry[31] ^ entry[37] ^ entry[38]
        ^ entry[39] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[58] ^ entry[59]
        ^ entry[60] ^ entry[63] ^ entry[65] ^ entry[66] ^ entry[67] ^ entry[70] ^ entry[72] ^ entry[73] ^ entry[74]
        ^ entry[77] ^ entry[80] ^ entry[81] ^ entry[84] ^ entry[87] ^ entry[88] ^ entry[91] ^ entry[94] ^ entry[98]
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
    let t11 = entry[3] ^ entry[10] ^ entry[17] ^ entry[24] ^ entry[31] ^ entry[38] ^ entry[39] ^ entry[45]
        ^ entry[46] ^ entry[47] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[66]
        ^ entry[67] ^ entry[68] ^ entry[71] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[78] ^ entry[80] ^ entry[81]
        ^ entry[82] ^ entry[85] ^ entry[88] ^ entry[89] ^ entry[92] ^ entry[95] ^ entry[96] ^ entry[99]
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
    let t12 = entry[4] ^ entry[11] ^ entry[18] ^ entry[25] ^ entry[32] ^ entry[39] ^ entry[46] ^ entry[47]
        ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[67] ^ entry[68] ^ entry[69]
        ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[79] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[86] ^ entry[88]
        ^ entry[89] ^ entry[90] ^ entry[93] ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[103] ^ entry[104]
        ^ entry[107] ^ entry[110] ^ entry[114] ^ entry[117] ^ entry[121] ^ entry[124] ^ entry[127] ^ entry[128]
        ^ entry[131] ^ entry[134] ^ entry[135] ^ entry[138] ^ entry[141] ^ entry[142] ^ entry[145] ^ entry[148]
        ^ entry[149] ^ entry[152] ^ entry[155] ^ entry[156] ^ entry[162] ^ entry[163] ^ entry[167] ^ entry[169]
        ^ entry[170] ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[181] ^ entry[184] ^ entry[188] ^ entry[191]
        ^ entry[195] ^ entry[198] ^ entry[199] ^ entry[202] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[209]
        ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[223]
        ^ entry[226] ^ entry[227] ^ entry[228] ^ entry[230] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[237]
        ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[246] ^ entry[248] ^ entry[249]
        ^ entry[251] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[258] ^ entry[260] ^ entry[262] ^ entry[263]
        ^ entry[265] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[274] ^ entry[276] ^ entry[277]
        ^ entry[279] ^ entry[281] ^ entry[283] ^ entry[284] ^ entry[286];
    let t13 = entry[5] ^ entry[12] ^ entry[15] ^ entry[19] ^ entry[22] ^ entry[26] ^ entry[29] ^ entry[31]
        ^ entry[33] ^ entry[36] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[50]
        ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[64]
        ^ entry[66] ^ entry[67] ^ entry[69] ^ entry[70] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[77] ^ entry[79]
        ^ entry[80] ^ entry[81] ^ entry[83] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93]
        ^ entry[95] ^ entry[97] ^ entry[98] ^ entry[100] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[107]
        ^ entry[109] ^ entry[112] ^ entry[114] ^ entry[116] ^ entry[119] ^ entry[121] ^ entry[123] ^ entry[126]
        ^ entry[127] ^ entry[128] ^ entry[130] ^ entry[133] ^ entry[134] ^ entry[137] ^ entry[140] ^ entry[141]
        ^ entry[143] ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[150] ^ entry[154] ^ entry[155] ^ entry[157]
        ^ entry[161] ^ entry[162] ^ entry[164] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[171] ^ entry[174]
        ^ entry[175] ^ entry[176] ^ entry[178] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[185] ^ entry[188]
        ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[195] ^ entry[196] ^ entry[197] ^ entry[198]
        ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[209]
        ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[218]
        ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227]
        ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[237]
        ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[246]
        ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[256] ^ entry[258] ^ entry[259]
        ^ entry[260] ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[270] ^ entry[271] ^ entry[272]
        ^ entry[273] ^ entry[274] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[285];
    let t14 = entry[6] ^ entry[13] ^ entry[15] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[29]
        ^ entry[30] ^ entry[31] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[43] ^ entry[44]
        ^ entry[45] ^ entry[48] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[63]
        ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[77] ^ entry[78]
        ^ entry[79] ^ entry[80] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[95]
        ^ entry[98] ^ entry[99] ^ entry[100] ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[107]
        ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[117]
        ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[126]
        ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[137] ^ entry[138] ^ entry[139]
        ^ entry[140] ^ entry[144] ^ entry[145] ^ entry[146] ^ entry[147] ^ entry[151] ^ entry[152] ^ entry[153]
        ^ entry[154] ^ entry[158] ^ entry[160] ^ entry[161] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[172]
        ^ entry[174] ^ entry[175] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[186] ^ entry[188] ^ entry[189]
        ^ entry[193] ^ entry[195] ^ entry[196] ^ entry[199] ^ entry[200] ^ entry[202] ^ entry[203] ^ entry[206]
        ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[220]
        ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[227] ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[234]
        ^ entry[235] ^ entry[237] ^ entry[238] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[248]
        ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[256] ^ entry[258] ^ entry[259] ^ entry[265] ^ entry[266]
        ^ entry[271] ^ entry[272] ^ entry[273] ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[285] ^ entry[286]
        ^ entry[287];
    let t15 = entry[7] ^ entry[14] ^ entry[21] ^ entry[23] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[35]
        ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[49] ^ entry[51]
        ^ entry[52] ^ entry[53] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[65] ^ entry[66] ^ entry[67]
        ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[85]
        ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[99] ^ entry[100]
        ^ entry[101] ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[110] ^ entry[111] ^ entry[113]
        ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122]
        ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[131] ^ entry[132]
        ^ entry[133] ^ entry[134] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140] ^ entry[141] ^ entry[145]
        ^ entry[146] ^ entry[147] ^ entry[148] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[159]
        ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[173] ^ entry[175]
        ^ entry[176] ^ entry[180] ^ entry[182] ^ entry[183] ^ entry[187] ^ entry[189] ^ entry[190] ^ entry[194]
        ^ entry[196] ^ entry[197] ^ entry[201] ^ entry[203] ^ entry[204] ^ entry[207] ^ entry[208] ^ entry[210]
        ^ entry[211] ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218] ^ entry[221] ^ entry[222] ^ entry[224]
        ^ entry[225] ^ entry[228] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[235] ^ entry[236] ^ entry[238]
        ^ entry[239] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[249] ^ entry[250] ^ entry[252]
        ^ entry[253] ^ entry[256] ^ entry[257] ^ entry[259] ^ entry[260] ^ entry[264] ^ entry[266] ^ entry[267]
        ^ entry[273] ^ entry[274] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[286] ^ entry[287];
    let t16 = entry[0] ^ entry[14] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28] ^ entry[29]
        ^ entry[30] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[46]
        ^ entry[47] ^ entry[48] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[62]
        ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71] ^ entry[72]
        ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[87]
        ^ entry[88] ^ entry[89] ^ entry[93] ^ entry[95] ^ entry[99] ^ entry[101] ^ entry[102] ^ entry[105]
        ^ entry[107] ^ entry[108] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[117] ^ entry[118] ^ entry[120]
        ^ entry[123] ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[129] ^ entry[130] ^ entry[132] ^ entry[133]
        ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[144] ^ entry[145] ^ entry[150] ^ entry[151] ^ entry[156]
        ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[168]
        ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[180]
        ^ entry[181] ^ entry[182] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[192] ^ entry[193] ^ entry[194]
        ^ entry[199] ^ entry[200] ^ entry[205] ^ entry[207] ^ entry[211] ^ entry[213] ^ entry[215] ^ entry[217]
        ^ entry[219] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[225] ^ entry[227] ^ entry[228] ^ entry[229]
        ^ entry[230] ^ entry[231] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238]
        ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[246]
        ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[255] ^ entry[256] ^ entry[257]
        ^ entry[258] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[271]
        ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[281] ^ entry[282] ^ entry[283]
        ^ entry[284] ^ entry[286];
    let t17 = entry[1] ^ entry[14] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[26] ^ entry[27]
        ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[37] ^ entry[40] ^ entry[43] ^ entry[46]
        ^ entry[49] ^ entry[52] ^ entry[55] ^ entry[58] ^ entry[61] ^ entry[62] ^ entry[64] ^ entry[67] ^ entry[68]
        ^ entry[73] ^ entry[74] ^ entry[78] ^ entry[80] ^ entry[84] ^ entry[87] ^ entry[90] ^ entry[93] ^ entry[94]
        ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[106]
        ^ entry[107] ^ entry[109] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[115] ^ entry[117] ^ entry[119]
        ^ entry[121] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[129] ^ entry[131] ^ entry[132] ^ entry[134]
        ^ entry[137] ^ entry[138] ^ entry[140] ^ entry[144] ^ entry[146] ^ entry[150] ^ entry[152] ^ entry[156]
        ^ entry[162] ^ entry[166] ^ entry[168] ^ entry[172] ^ entry[174] ^ entry[178] ^ entry[180] ^ entry[183]
        ^ entry[184] ^ entry[186] ^ entry[189] ^ entry[192] ^ entry[195] ^ entry[199] ^ entry[201] ^ entry[205]
        ^ entry[206] ^ entry[207] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[217]
        ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227]
        ^ entry[232] ^ entry[233] ^ entry[247] ^ entry[253] ^ entry[255] ^ entry[259] ^ entry[261] ^ entry[262]
        ^ entry[263] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[273] ^ entry[274] ^ entry[275]
        ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[285] ^ entry[286] ^ entry[287];
    let t18 = entry[2] ^ entry[8] ^ entry[15] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[28]
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
    let t19 = entry[3] ^ entry[9] ^ entry[22] ^ entry[23] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[34]
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
    let t20 = entry[4] ^ entry[10] ^ entry[16] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[35]
        ^ entry[36] ^ entry[37] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[46] ^ entry[48] ^ entry[49] ^ entry[52]
        ^ entry[55] ^ entry[58] ^ entry[61] ^ entry[64] ^ entry[67] ^ entry[70] ^ entry[71] ^ entry[73] ^ entry[76]
        ^ entry[77] ^ entry[82] ^ entry[83] ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[93] ^ entry[99]
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
    let t21 = entry[5] ^ entry[11] ^ entry[14] ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26]
        ^ entry[28] ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[37] ^ entry[38] ^ entry[40]
        ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[46] ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[56]
        ^ entry[58] ^ entry[60] ^ entry[63] ^ entry[64] ^ entry[66] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[75]
        ^ entry[76] ^ entry[78] ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[93]
        ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[103]
        ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[113]
        ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122]
        ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[135]
        ^ entry[136] ^ entry[137] ^ entry[138] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[147] ^ entry[148]
        ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[163]
        ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[172] ^ entry[174]
        ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[184] ^ entry[186]
        ^ entry[187] ^ entry[190] ^ entry[192] ^ entry[193] ^ entry[196] ^ entry[202] ^ entry[207] ^ entry[208]
        ^ entry[213] ^ entry[219] ^ entry[225] ^ entry[238] ^ entry[239] ^ entry[244] ^ entry[245] ^ entry[246]
        ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[261]
        ^ entry[264] ^ entry[267] ^ entry[270] ^ entry[273] ^ entry[276] ^ entry[279] ^ entry[282] ^ entry[285]
        ^ entry[286];
    let t22 = entry[6] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22]
        ^ entry[24] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[38] ^ entry[39]
        ^ entry[40] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[54] ^ entry[55]
        ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[66]
        ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[79] ^ entry[80]
        ^ entry[81] ^ entry[85] ^ entry[87] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[97] ^ entry[99]
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
    let t23 = entry[7] ^ entry[13] ^ entry[15] ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[25]
        ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[40] ^ entry[41]
        ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[57] ^ entry[58]
        ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[67] ^ entry[68] ^ entry[69]
        ^ entry[70] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[86]
        ^ entry[88] ^ entry[92] ^ entry[94] ^ entry[95] ^ entry[98] ^ entry[100] ^ entry[101] ^ entry[104]
        ^ entry[106] ^ entry[107] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[116] ^ entry[117]
        ^ entry[119] ^ entry[122] ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[128] ^ entry[129] ^ entry[131]
        ^ entry[132] ^ entry[137] ^ entry[138] ^ entry[143] ^ entry[144] ^ entry[149] ^ entry[150] ^ entry[151]
        ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164]
        ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[176]
        ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[192] ^ entry[193]
        ^ entry[198] ^ entry[204] ^ entry[206] ^ entry[210] ^ entry[212] ^ entry[214] ^ entry[215] ^ entry[216]
        ^ entry[218] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[224] ^ entry[226] ^ entry[227]
        ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[235]
        ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243]
        ^ entry[244] ^ entry[245] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[254] ^ entry[256]
        ^ entry[257] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[266] ^ entry[268] ^ entry[269] ^ entry[270]
        ^ entry[271] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[279] ^ entry[280]
        ^ entry[281] ^ entry[282] ^ entry[283] ^ entry[285];
    let t24 = entry[0] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25]
        ^ entry[26] ^ entry[27] ^ entry[31] ^ entry[32] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[42]
        ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[53]
        ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[62] ^ entry[67] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[74]
        ^ entry[75] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[83] ^ entry[84] ^ entry[86] ^ entry[87] ^ entry[88]
        ^ entry[89] ^ entry[91] ^ entry[92] ^ entry[96] ^ entry[97] ^ entry[102] ^ entry[103] ^ entry[107]
        ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[118]
        ^ entry[119] ^ entry[120] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[128] ^ entry[129] ^ entry[130]
        ^ entry[135] ^ entry[140] ^ entry[142] ^ entry[145] ^ entry[147] ^ entry[149] ^ entry[150] ^ entry[151]
        ^ entry[152] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160]
        ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[168] ^ entry[169]
        ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[176] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[183]
        ^ entry[184] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[191] ^ entry[192] ^ entry[193]
        ^ entry[194] ^ entry[196] ^ entry[199] ^ entry[201] ^ entry[204] ^ entry[206] ^ entry[209] ^ entry[211]
        ^ entry[216] ^ entry[221] ^ entry[222] ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[230] ^ entry[231]
        ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241]
        ^ entry[243] ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252]
        ^ entry[253] ^ entry[254] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[259] ^ entry[260]
        ^ entry[262] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[272]
        ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[283];
    let t25 = entry[1] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[23]
        ^ entry[24] ^ entry[25] ^ entry[28] ^ entry[31] ^ entry[33] ^ entry[36] ^ entry[39] ^ entry[41] ^ entry[44]
        ^ entry[45] ^ entry[49] ^ entry[50] ^ entry[54] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[67]
        ^ entry[68] ^ entry[69] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[78] ^ entry[81]
        ^ entry[83] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[96] ^ entry[98]
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
    let t26 = entry[2] ^ entry[14] ^ entry[15] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24] ^ entry[25]
        ^ entry[26] ^ entry[29] ^ entry[34] ^ entry[37] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[50] ^ entry[51]
        ^ entry[55] ^ entry[56] ^ entry[60] ^ entry[63] ^ entry[65] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[73]
        ^ entry[74] ^ entry[75] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[82] ^ entry[84] ^ entry[86] ^ entry[87]
        ^ entry[89] ^ entry[91] ^ entry[92] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[99] ^ entry[103]
        ^ entry[104] ^ entry[108] ^ entry[113] ^ entry[117] ^ entry[119] ^ entry[122] ^ entry[124] ^ entry[127]
        ^ entry[129] ^ entry[132] ^ entry[137] ^ entry[141] ^ entry[142] ^ entry[143] ^ entry[146] ^ entry[147]
        ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[160]
        ^ entry[173] ^ entry[175] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[185] ^ entry[186]
        ^ entry[187] ^ entry[191] ^ entry[192] ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[201] ^ entry[202]
        ^ entry[203] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[208] ^ entry[210] ^ entry[211] ^ entry[212]
        ^ entry[213] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[222] ^ entry[227] ^ entry[229] ^ entry[230]
        ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[243] ^ entry[244]
        ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[256] ^ entry[257]
        ^ entry[262] ^ entry[263] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[273]
        ^ entry[274] ^ entry[275] ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[283] ^ entry[284] ^ entry[285];
    let t27 = entry[3] ^ entry[8] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[26]
        ^ entry[27] ^ entry[30] ^ entry[32] ^ entry[35] ^ entry[38] ^ entry[40] ^ entry[43] ^ entry[46] ^ entry[47]
        ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[61] ^ entry[66] ^ entry[69] ^ entry[70]
        ^ entry[71] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[78] ^ entry[80] ^ entry[81] ^ entry[83] ^ entry[85]
        ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[93] ^ entry[95] ^ entry[97] ^ entry[98]
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
    let t28 = entry[4] ^ entry[9] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[28]
        ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[36] ^ entry[39] ^ entry[41] ^ entry[44] ^ entry[47] ^ entry[49]
        ^ entry[52] ^ entry[53] ^ entry[57] ^ entry[58] ^ entry[62] ^ entry[67] ^ entry[70] ^ entry[71] ^ entry[72]
        ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[86]
        ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[98] ^ entry[99] ^ entry[101]
        ^ entry[104] ^ entry[106] ^ entry[110] ^ entry[115] ^ entry[119] ^ entry[120] ^ entry[124] ^ entry[126]
        ^ entry[129] ^ entry[131] ^ entry[134] ^ entry[136] ^ entry[139] ^ entry[143] ^ entry[144] ^ entry[148]
        ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157]
        ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[175] ^ entry[180] ^ entry[182] ^ entry[183] ^ entry[185]
        ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[198] ^ entry[199]
        ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[207] ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[212]
        ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[224]
        ^ entry[225] ^ entry[229] ^ entry[231] ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[241] ^ entry[242]
        ^ entry[245] ^ entry[246] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[258]
        ^ entry[259] ^ entry[264] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[274] ^ entry[275] ^ entry[276]
        ^ entry[277] ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[285] ^ entry[286] ^ entry[287];
    let t29 = entry[5] ^ entry[10] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[23]
        ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[31] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[38]
        ^ entry[41] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[54] ^ entry[56]
        ^ entry[57] ^ entry[59] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70]
        ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[80]
        ^ entry[81] ^ entry[82] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[89] ^ entry[90] ^ entry[91] ^ entry[94]
        ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[100] ^ entry[103] ^ entry[104] ^ entry[105] ^ entry[108]
        ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118]
        ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[124] ^ entry[127] ^ entry[128] ^ entry[129]
        ^ entry[132] ^ entry[137] ^ entry[142] ^ entry[147] ^ entry[152] ^ entry[159] ^ entry[164] ^ entry[165]
        ^ entry[166] ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[174] ^ entry[176] ^ entry[179] ^ entry[182]
        ^ entry[184] ^ entry[187] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[195] ^ entry[196] ^ entry[200]
        ^ entry[201] ^ entry[205] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[218] ^ entry[219]
        ^ entry[220] ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[227] ^ entry[229] ^ entry[231] ^ entry[232]
        ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[249]
        ^ entry[253] ^ entry[258] ^ entry[262] ^ entry[267] ^ entry[269] ^ entry[272] ^ entry[274] ^ entry[277]
        ^ entry[282] ^ entry[286] ^ entry[287];
    let t30 = entry[6] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18] ^ entry[19]
        ^ entry[20] ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[34] ^ entry[35] ^ entry[36]
        ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[48]
        ^ entry[49] ^ entry[50] ^ entry[51] ^ entry[55] ^ entry[56] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[65]
        ^ entry[67] ^ entry[68] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[76] ^ entry[77] ^ entry[79] ^ entry[81]
        ^ entry[82] ^ entry[84] ^ entry[85] ^ entry[89] ^ entry[90] ^ entry[95] ^ entry[100] ^ entry[101]
        ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[111] ^ entry[112]
        ^ entry[113] ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[128]
        ^ entry[133] ^ entry[135] ^ entry[138] ^ entry[140] ^ entry[142] ^ entry[143] ^ entry[145] ^ entry[147]
        ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155]
        ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[163]
        ^ entry[164] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[172] ^ entry[174] ^ entry[175] ^ entry[177]
        ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[187]
        ^ entry[189] ^ entry[192] ^ entry[194] ^ entry[197] ^ entry[199] ^ entry[202] ^ entry[204] ^ entry[209]
        ^ entry[214] ^ entry[215] ^ entry[219] ^ entry[220] ^ entry[222] ^ entry[223] ^ entry[224] ^ entry[225]
        ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[236]
        ^ entry[237] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[247]
        ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[257]
        ^ entry[258] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[269]
        ^ entry[271] ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[276] ^ entry[281] ^ entry[287];
    let t31 = entry[7] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[19] ^ entry[20] ^ entry[21]
        ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[30] ^ entry[31] ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[39]
        ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[49] ^ entry[50]
        ^ entry[51] ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[61] ^ entry[63] ^ entry[66] ^ entry[68] ^ entry[69]
        ^ entry[73] ^ entry[74] ^ entry[77] ^ entry[78] ^ entry[82] ^ entry[83] ^ entry[85] ^ entry[86] ^ entry[88]
        ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[106] ^ entry[107]
        ^ entry[108] ^ entry[109] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[117] ^ entry[118] ^ entry[119]
        ^ entry[122] ^ entry[123] ^ entry[124] ^ entry[128] ^ entry[129] ^ entry[134] ^ entry[139] ^ entry[141]
        ^ entry[143] ^ entry[144] ^ entry[146] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[153]
        ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[160] ^ entry[161]
        ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[173]
        ^ entry[175] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[185] ^ entry[186]
        ^ entry[187] ^ entry[188] ^ entry[190] ^ entry[192] ^ entry[193] ^ entry[195] ^ entry[198] ^ entry[200]
        ^ entry[203] ^ entry[205] ^ entry[208] ^ entry[210] ^ entry[215] ^ entry[220] ^ entry[221] ^ entry[223]
        ^ entry[225] ^ entry[226] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[233] ^ entry[234] ^ entry[235]
        ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[247]
        ^ entry[248] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[257]
        ^ entry[258] ^ entry[259] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[266] ^ entry[268] ^ entry[269]
        ^ entry[270] ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[277] ^ entry[280] ^ entry[282];
    let t32 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15 | t16 | t17 | t18
        | t19 | t20 | t21 | t22 | t23 | t24 | t25 | t26 | t27 | t28 | t29 | t30 | t31;
    let t33 = t8 ^ t12 ^ t13 ^ t14;
    let t34 = t12 ^ t13;
    let t35 = t9 ^ t13 ^ t15;
    let t36 = t13 ^ t14;
    let t37 = t10 ^ t14;
    let t38 = t12 ^ t13 ^ t15;
    let t39 = t11 ^ t12 ^ t13 ^ t15;
    let t40 = t16 ^ t20 ^ t21 ^ t22;
    let t41 = t20 ^ t21;
    let t42 = t17 ^ t21 ^ t23;
    let t43 = t21 ^ t22;
    let t44 = t18 ^ t22;
    let t45 = t20 ^ t21 ^ t23;
    let t46 = t19 ^ t20 ^ t21 ^ t23;
    let t47 = t8 & t16;
    let t48 = t8 & t17;
    let t49 = t9 & t16;
    let t50 = t48 ^ t49;
    let t51 = t8 & t18;
    let t52 = t9 & t17;
    let t53 = t10 & t16;
    let t54 = t51 ^ t52 ^ t53;
    let t55 = t8 & t19;
    let t56 = t9 & t18;
    let t57 = t10 & t17;
    let t58 = t11 & t16;
    let t59 = t55 ^ t56 ^ t57 ^ t58;
    let t60 = t8 & t20;
    let t61 = t9 & t19;
    let t62 = t10 & t18;
    let t63 = t11 & t17;
    let t64 = t12 & t16;
    let t65 = t60 ^ t61 ^ t62 ^ t63 ^ t64;
    let t66 = t8 & t21;
    let t67 = t9 & t20;
    let t68 = t10 & t19;
    let t69 = t11 & t18;
    let t70 = t12 & t17;
    let t71 = t13 & t16;
    let t72 = t66 ^ t67 ^ t68 ^ t69 ^ t70 ^ t71;
    let t73 = t8 & t22;
    let t74 = t9 & t21;
    let t75 = t10 & t20;
    let t76 = t11 & t19;
    let t77 = t12 & t18;
    let t78 = t13 & t17;
    let t79 = t14 & t16;
    let t80 = t73 ^ t74 ^ t75 ^ t76 ^ t77 ^ t78 ^ t79;
    let t81 = t8 & t23;
    let t82 = t9 & t22;
    let t83 = t10 & t21;
    let t84 = t11 & t20;
    let t85 = t12 & t19;
    let t86 = t13 & t18;
    let t87 = t14 & t17;
    let t88 = t15 & t16;
    let t89 = t81 ^ t82 ^ t83 ^ t84 ^ t85 ^ t86 ^ t87 ^ t88;
    let t90 = t9 & t23;
    let t91 = t10 & t22;
    let t92 = t11 & t21;
    let t93 = t12 & t20;
    let t94 = t13 & t19;
    let t95 = t14 & t18;
    let t96 = t15 & t17;
    let t97 = t90 ^ t91 ^ t92 ^ t93 ^ t94 ^ t95 ^ t96;
    let t98 = t10 & t23;
    let t99 = t11 & t22;
    let t100 = t12 & t21;
    let t101 = t13 & t20;
    let t102 = t14 & t19;
    let t103 = t15 & t18;
    let t104 = t98 ^ t99 ^ t100 ^ t101 ^ t102 ^ t103;
    let t105 = t11 & t23;
    let t106 = t12 & t22;
    let t107 = t13 & t21;
    let t108 = t14 & t20;
    let t109 = t15 & t19;
    let t110 = t105 ^ t106 ^ t107 ^ t108 ^ t109;
    let t111 = t12 & t23;
    let t112 = t13 & t22;
    let t113 = t14 & t21;
    let t114 = t15 & t20;
    let t115 = t111 ^ t112 ^ t113 ^ t114;
    let t116 = t13 & t23;
    let t117 = t14 & t22;
    let t118 = t15 & t21;
    let t119 = t116 ^ t117 ^ t118;
    let t120 = t14 & t23;
    let t121 = t15 & t22;
    let t122 = t120 ^ t121;
    let t123 = t15 & t23;
    let t124 = t47 ^ t97 ^ t110 ^ t115 ^ t119;
    let t125 = t50 ^ t97 ^ t104 ^ t110 ^ t122;
    let t126 = t54 ^ t104 ^ t110 ^ t115 ^ t123;
    let t127 = t59 ^ t110 ^ t115 ^ t119;
    let t128 = t65 ^ t115 ^ t119 ^ t122;
    let t129 = t72 ^ t97 ^ t110 ^ t115 ^ t122 ^ t123;
    let t130 = t80 ^ t97 ^ t104 ^ t110 ^ t123;
    let t131 = t89 ^ t104 ^ t110 ^ t115;
    let t132 = t0 & t16;
    let t133 = t0 & t17;
    let t134 = t1 & t16;
    let t135 = t133 ^ t134;
    let t136 = t0 & t18;
    let t137 = t1 & t17;
    let t138 = t2 & t16;
    let t139 = t136 ^ t137 ^ t138;
    let t140 = t0 & t19;
    let t141 = t1 & t18;
    let t142 = t2 & t17;
    let t143 = t3 & t16;
    let t144 = t140 ^ t141 ^ t142 ^ t143;
    let t145 = t0 & t20;
    let t146 = t1 & t19;
    let t147 = t2 & t18;
    let t148 = t3 & t17;
    let t149 = t4 & t16;
    let t150 = t145 ^ t146 ^ t147 ^ t148 ^ t149;
    let t151 = t0 & t21;
    let t152 = t1 & t20;
    let t153 = t2 & t19;
    let t154 = t3 & t18;
    let t155 = t4 & t17;
    let t156 = t5 & t16;
    let t157 = t151 ^ t152 ^ t153 ^ t154 ^ t155 ^ t156;
    let t158 = t0 & t22;
    let t159 = t1 & t21;
    let t160 = t2 & t20;
    let t161 = t3 & t19;
    let t162 = t4 & t18;
    let t163 = t5 & t17;
    let t164 = t6 & t16;
    let t165 = t158 ^ t159 ^ t160 ^ t161 ^ t162 ^ t163 ^ t164;
    let t166 = t0 & t23;
    let t167 = t1 & t22;
    let t168 = t2 & t21;
    let t169 = t3 & t20;
    let t170 = t4 & t19;
    let t171 = t5 & t18;
    let t172 = t6 & t17;
    let t173 = t7 & t16;
    let t174 = t166 ^ t167 ^ t168 ^ t169 ^ t170 ^ t171 ^ t172 ^ t173;
    let t175 = t1 & t23;
    let t176 = t2 & t22;
    let t177 = t3 & t21;
    let t178 = t4 & t20;
    let t179 = t5 & t19;
    let t180 = t6 & t18;
    let t181 = t7 & t17;
    let t182 = t175 ^ t176 ^ t177 ^ t178 ^ t179 ^ t180 ^ t181;
    let t183 = t2 & t23;
    let t184 = t3 & t22;
    let t185 = t4 & t21;
    let t186 = t5 & t20;
    let t187 = t6 & t19;
    let t188 = t7 & t18;
    let t189 = t183 ^ t184 ^ t185 ^ t186 ^ t187 ^ t188;
    let t190 = t3 & t23;
    let t191 = t4 & t22;
    let t192 = t5 & t21;
    let t193 = t6 & t20;
    let t194 = t7 & t19;
    let t195 = t190 ^ t191 ^ t192 ^ t193 ^ t194;
    let t196 = t4 & t23;
    let t197 = t5 & t22;
    let t198 = t6 & t21;
    let t199 = t7 & t20;
    let t200 = t196 ^ t197 ^ t198 ^ t199;
    let t201 = t5 & t23;
    let t202 = t6 & t22;
    let t203 = t7 & t21;
    let t204 = t201 ^ t202 ^ t203;
    let t205 = t6 & t23;
    let t206 = t7 & t22;
    let t207 = t205 ^ t206;
    let t208 = t7 & t23;
    let t209 = t132 ^ t182 ^ t195 ^ t200 ^ t204;
    let t210 = t135 ^ t182 ^ t189 ^ t195 ^ t207;
    let t211 = t139 ^ t189 ^ t195 ^ t200 ^ t208;
    let t212 = t144 ^ t195 ^ t200 ^ t204;
    let t213 = t150 ^ t200 ^ t204 ^ t207;
    let t214 = t157 ^ t182 ^ t195 ^ t200 ^ t207 ^ t208;
    let t215 = t165 ^ t182 ^ t189 ^ t195 ^ t208;
    let t216 = t174 ^ t189 ^ t195 ^ t200;
    let t217 = t33 ^ t209;
    let t218 = t34 ^ t210;
    let t219 = t35 ^ t211;
    let t220 = t36 ^ t212;
    let t221 = t37 ^ t213;
    let t222 = t38 ^ t214;
    let t223 = t39 ^ t215;
    let t224 = t13 ^ t216;
    let t225 = t0 & t24;
    let t226 = t0 & t25;
    let t227 = t1 & t24;
    let t228 = t226 ^ t227;
    let t229 = t0 & t26;
    let t230 = t1 & t25;
    let t231 = t2 & t24;
    let t232 = t229 ^ t230 ^ t231;
    let t233 = t0 & t27;
    let t234 = t1 & t26;
    let t235 = t2 & t25;
    let t236 = t3 & t24;
    let t237 = t233 ^ t234 ^ t235 ^ t236;
    let t238 = t0 & t28;
    let t239 = t1 & t27;
    let t240 = t2 & t26;
    let t241 = t3 & t25;
    let t242 = t4 & t24;
    let t243 = t238 ^ t239 ^ t240 ^ t241 ^ t242;
    let t244 = t0 & t29;
    let t245 = t1 & t28;
    let t246 = t2 & t27;
    let t247 = t3 & t26;
    let t248 = t4 & t25;
    let t249 = t5 & t24;
    let t250 = t244 ^ t245 ^ t246 ^ t247 ^ t248 ^ t249;
    let t251 = t0 & t30;
    let t252 = t1 & t29;
    let t253 = t2 & t28;
    let t254 = t3 & t27;
    let t255 = t4 & t26;
    let t256 = t5 & t25;
    let t257 = t6 & t24;
    let t258 = t251 ^ t252 ^ t253 ^ t254 ^ t255 ^ t256 ^ t257;
    let t259 = t0 & t31;
    let t260 = t1 & t30;
    let t261 = t2 & t29;
    let t262 = t3 & t28;
    let t263 = t4 & t27;
    let t264 = t5 & t26;
    let t265 = t6 & t25;
    let t266 = t7 & t24;
    let t267 = t259 ^ t260 ^ t261 ^ t262 ^ t263 ^ t264 ^ t265 ^ t266;
    let t268 = t1 & t31;
    let t269 = t2 & t30;
    let t270 = t3 & t29;
    let t271 = t4 & t28;
    let t272 = t5 & t27;
    let t273 = t6 & t26;
    let t274 = t7 & t25;
    let t275 = t268 ^ t269 ^ t270 ^ t271 ^ t272 ^ t273 ^ t274;
    let t276 = t2 & t31;
    let t277 = t3 & t30;
    let t278 = t4 & t29;
    let t279 = t5 & t28;
    let t280 = t6 & t27;
    let t281 = t7 & t26;
    let t282 = t276 ^ t277 ^ t278 ^ t279 ^ t280 ^ t281;
    let t283 = t3 & t31;
    let t284 = t4 & t30;
    let t285 = t5 & t29;
    let t286 = t6 & t28;
    let t287 = t7 & t27;
    let t288 = t283 ^ t284 ^ t285 ^ t286 ^ t287;
    let t289 = t4 & t31;
    let t290 = t5 & t30;
    let t291 = t6 & t29;
    let t292 = t7 & t28;
    let t293 = t289 ^ t290 ^ t291 ^ t292;
    let t294 = t5 & t31;
    let t295 = t6 & t30;
    let t296 = t7 & t29;
    let t297 = t294 ^ t295 ^ t296;
    let t298 = t6 & t31;
    let t299 = t7 & t30;
    let t300 = t298 ^ t299;
    let t301 = t7 & t31;
    let t302 = t225 ^ t275 ^ t288 ^ t293 ^ t297;
    let t303 = t228 ^ t275 ^ t282 ^ t288 ^ t300;
    let t304 = t232 ^ t282 ^ t288 ^ t293 ^ t301;
    let t305 = t237 ^ t288 ^ t293 ^ t297;
    let t306 = t243 ^ t293 ^ t297 ^ t300;
    let t307 = t250 ^ t275 ^ t288 ^ t293 ^ t300 ^ t301;
    let t308 = t258 ^ t275 ^ t282 ^ t288 ^ t301;
    let t309 = t267 ^ t282 ^ t288 ^ t293;
    let t310 = t124 ^ t302;
    let t311 = t125 ^ t303;
    let t312 = t126 ^ t304;
    let t313 = t127 ^ t305;
    let t314 = t128 ^ t306;
    let t315 = t129 ^ t307;
    let t316 = t130 ^ t308;
    let t317 = t131 ^ t309;
    let t318 = t8 & t24;
    let t319 = t8 & t25;
    let t320 = t9 & t24;
    let t321 = t319 ^ t320;
    let t322 = t8 & t26;
    let t323 = t9 & t25;
    let t324 = t10 & t24;
    let t325 = t322 ^ t323 ^ t324;
    let t326 = t8 & t27;
    let t327 = t9 & t26;
    let t328 = t10 & t25;
    let t329 = t11 & t24;
    let t330 = t326 ^ t327 ^ t328 ^ t329;
    let t331 = t8 & t28;
    let t332 = t9 & t27;
    let t333 = t10 & t26;
    let t334 = t11 & t25;
    let t335 = t12 & t24;
    let t336 = t331 ^ t332 ^ t333 ^ t334 ^ t335;
    let t337 = t8 & t29;
    let t338 = t9 & t28;
    let t339 = t10 & t27;
    let t340 = t11 & t26;
    let t341 = t12 & t25;
    let t342 = t13 & t24;
    let t343 = t337 ^ t338 ^ t339 ^ t340 ^ t341 ^ t342;
    let t344 = t8 & t30;
    let t345 = t9 & t29;
    let t346 = t10 & t28;
    let t347 = t11 & t27;
    let t348 = t12 & t26;
    let t349 = t13 & t25;
    let t350 = t14 & t24;
    let t351 = t344 ^ t345 ^ t346 ^ t347 ^ t348 ^ t349 ^ t350;
    let t352 = t8 & t31;
    let t353 = t9 & t30;
    let t354 = t10 & t29;
    let t355 = t11 & t28;
    let t356 = t12 & t27;
    let t357 = t13 & t26;
    let t358 = t14 & t25;
    let t359 = t15 & t24;
    let t360 = t352 ^ t353 ^ t354 ^ t355 ^ t356 ^ t357 ^ t358 ^ t359;
    let t361 = t9 & t31;
    let t362 = t10 & t30;
    let t363 = t11 & t29;
    let t364 = t12 & t28;
    let t365 = t13 & t27;
    let t366 = t14 & t26;
    let t367 = t15 & t25;
    let t368 = t361 ^ t362 ^ t363 ^ t364 ^ t365 ^ t366 ^ t367;
    let t369 = t10 & t31;
    let t370 = t11 & t30;
    let t371 = t12 & t29;
    let t372 = t13 & t28;
    let t373 = t14 & t27;
    let t374 = t15 & t26;
    let t375 = t369 ^ t370 ^ t371 ^ t372 ^ t373 ^ t374;
    let t376 = t11 & t31;
    let t377 = t12 & t30;
    let t378 = t13 & t29;
    let t379 = t14 & t28;
    let t380 = t15 & t27;
    let t381 = t376 ^ t377 ^ t378 ^ t379 ^ t380;
    let t382 = t12 & t31;
    let t383 = t13 & t30;
    let t384 = t14 & t29;
    let t385 = t15 & t28;
    let t386 = t382 ^ t383 ^ t384 ^ t385;
    let t387 = t13 & t31;
    let t388 = t14 & t30;
    let t389 = t15 & t29;
    let t390 = t387 ^ t388 ^ t389;
    let t391 = t14 & t31;
    let t392 = t15 & t30;
    let t393 = t391 ^ t392;
    let t394 = t15 & t31;
    let t395 = t318 ^ t368 ^ t381 ^ t386 ^ t390;
    let t396 = t321 ^ t368 ^ t375 ^ t381 ^ t393;
    let t397 = t325 ^ t375 ^ t381 ^ t386 ^ t394;
    let t398 = t330 ^ t381 ^ t386 ^ t390;
    let t399 = t336 ^ t386 ^ t390 ^ t393;
    let t400 = t343 ^ t368 ^ t381 ^ t386 ^ t393 ^ t394;
    let t401 = t351 ^ t368 ^ t375 ^ t381 ^ t394;
    let t402 = t360 ^ t375 ^ t381 ^ t386;
    let t403 = t40 ^ t395;
    let t404 = t41 ^ t396;
    let t405 = t42 ^ t397;
    let t406 = t43 ^ t398;
    let t407 = t44 ^ t399;
    let t408 = t45 ^ t400;
    let t409 = t46 ^ t401;
    let t410 = t21 ^ t402;
    let t411 = t217 ^ t310 ^ t403;
    let t412 = t218 ^ t311 ^ t404;
    let t413 = t219 ^ t312 ^ t405;
    let t414 = t220 ^ t313 ^ t406;
    let t415 = t221 ^ t314 ^ t407;
    let t416 = t222 ^ t315 ^ t408;
    let t417 = t223 ^ t316 ^ t409;
    let t418 = t224 ^ t317 ^ t410;
    let t419 = t411 | t412 | t413 | t414 | t415 | t416 | t417 | t418;
    let t420 = t223 ^ t224;
    let t421 = t217 ^ t224;
    let t422 = t220 ^ t223;
    let t423 = t221 ^ t223 ^ t224;
    let t424 = t222 ^ t224;
    let t425 = t310 ^ t317;
    let t426 = t314 ^ t317;
    let t427 = t315 ^ t317;
    let t428 = t223 ^ t317 ^ t403;
    let t429 = t404 ^ t420 ^ t425;
    let t430 = t311 ^ t405 ^ t421;
    let t431 = t218 ^ t312 ^ t406;
    let t432 = t219 ^ t313 ^ t407;
    let t433 = t408 ^ t422 ^ t426;
    let t434 = t409 ^ t423 ^ t427;
    let t435 = t316 ^ t410 ^ t424;
    let t436 = t428 | t429 | t430 | t431 | t432 | t433 | t434 | t435;
    let t437 = t221 ^ t222 ^ t223;
    let t438 = t222 ^ t223 ^ t224;
    let t439 = t218 ^ t221 ^ t223 ^ t224;
    let t440 = t219 ^ t221 ^ t222 ^ t223;
    let t441 = t220 ^ t222 ^ t223 ^ t224;
    let t442 = t316 ^ t317;
    let t443 = t313 ^ t316;
    let t444 = t314 ^ t316 ^ t317;
    let t445 = t316 ^ t403 ^ t423;
    let t446 = t404 ^ t437 ^ t442;
    let t447 = t405 ^ t425 ^ t438;
    let t448 = t311 ^ t406 ^ t420;
    let t449 = t312 ^ t407 ^ t421;
    let t450 = t408 ^ t439 ^ t443;
    let t451 = t409 ^ t440 ^ t444;
    let t452 = t410 ^ t427 ^ t441;
    let t453 = t445 | t446 | t447 | t448 | t449 | t450 | t451 | t452;
    let t454 = t219 ^ t220 ^ t221 ^ t224;
    let t455 = t220 ^ t221 ^ t222;
    let t456 = t219 ^ t221 ^ t222 ^ t224;
    let t457 = t217 ^ t219 ^ t220 ^ t221;
    let t458 = t218 ^ t220 ^ t221 ^ t222;
    let t459 = t315 ^ t316 ^ t317;
    let t460 = t312 ^ t315 ^ t317;
    let t461 = t313 ^ t315 ^ t316 ^ t317;
    let t462 = t403 ^ t427 ^ t440;
    let t463 = t404 ^ t454 ^ t459;
    let t464 = t405 ^ t442 ^ t455;
    let t465 = t406 ^ t425 ^ t437;
    let t466 = t311 ^ t407 ^ t438;
    let t467 = t408 ^ t456 ^ t460;
    let t468 = t409 ^ t457 ^ t461;
    let t469 = t410 ^ t444 ^ t458;
    let t470 = t462 | t463 | t464 | t465 | t466 | t467 | t468 | t469;
    let t471 = t217 ^ t218 ^ t219 ^ t222;
    let t472 = t218 ^ t219 ^ t220 ^ t223;
    let t473 = t217 ^ t219 ^ t220 ^ t222 ^ t223;
    let t474 = t217 ^ t218 ^ t219 ^ t223 ^ t224;
    let t475 = t218 ^ t219 ^ t220 ^ t224;
    let t476 = t314 ^ t315 ^ t316;
    let t477 = t311 ^ t314 ^ t316 ^ t317;
    let t478 = t312 ^ t314 ^ t315 ^ t316;
    let t479 = t403 ^ t444 ^ t457;
    let t480 = t404 ^ t471 ^ t476;
    let t481 = t405 ^ t459 ^ t472;
    let t482 = t406 ^ t442 ^ t454;
    let t483 = t407 ^ t425 ^ t455;
    let t484 = t408 ^ t473 ^ t477;
    let t485 = t409 ^ t474 ^ t478;
    let t486 = t410 ^ t461 ^ t475;
    let t487 = t479 | t480 | t481 | t482 | t483 | t484 | t485 | t486;
    let t488 = t217 ^ t220 ^ t223;
    let t489 = t217 ^ t218 ^ t221 ^ t224;
    let t490 = t217 ^ t218 ^ t220 ^ t221 ^ t223;
    let t491 = t217 ^ t221 ^ t222 ^ t223;
    let t492 = t217 ^ t218 ^ t222 ^ t223 ^ t224;
    let t493 = t313 ^ t314 ^ t315;
    let t494 = t310 ^ t313 ^ t315 ^ t316;
    let t495 = t311 ^ t313 ^ t314 ^ t315;
    let t496 = t403 ^ t461 ^ t474;
    let t497 = t404 ^ t488 ^ t493;
    let t498 = t405 ^ t476 ^ t489;
    let t499 = t406 ^ t459 ^ t471;
    let t500 = t407 ^ t442 ^ t472;
    let t501 = t408 ^ t490 ^ t494;
    let t502 = t409 ^ t491 ^ t495;
    let t503 = t410 ^ t478 ^ t492;
    let t504 = t496 | t497 | t498 | t499 | t500 | t501 | t502 | t503;
    let t505 = t218 ^ t221 ^ t224;
    let t506 = t219 ^ t222;
    let t507 = t218 ^ t219 ^ t221 ^ t223;
    let t508 = t219 ^ t220 ^ t221 ^ t223 ^ t224;
    let t509 = t220 ^ t221 ^ t222 ^ t224;
    let t510 = t312 ^ t313 ^ t314 ^ t317;
    let t511 = t312 ^ t314 ^ t315 ^ t317;
    let t512 = t310 ^ t312 ^ t313 ^ t314;
    let t513 = t403 ^ t478 ^ t491;
    let t514 = t404 ^ t505 ^ t510;
    let t515 = t405 ^ t493 ^ t506;
    let t516 = t406 ^ t476 ^ t488;
    let t517 = t407 ^ t459 ^ t489;
    let t518 = t408 ^ t507 ^ t511;
    let t519 = t409 ^ t508 ^ t512;
    let t520 = t410 ^ t495 ^ t509;
    let t521 = t513 | t514 | t515 | t516 | t517 | t518 | t519 | t520;
    let t522 = t219 ^ t222 ^ t223;
    let t523 = t217 ^ t220 ^ t223 ^ t224;
    let t524 = t217 ^ t219 ^ t221 ^ t224;
    let t525 = t217 ^ t218 ^ t219 ^ t221 ^ t222 ^ t223 ^ t224;
    let t526 = t218 ^ t219 ^ t220 ^ t222 ^ t223 ^ t224;
    let t527 = t311 ^ t312 ^ t313 ^ t316;
    let t528 = t311 ^ t313 ^ t314 ^ t316 ^ t317;
    let t529 = t311 ^ t312 ^ t313 ^ t317;
    let t530 = t403 ^ t495 ^ t508;
    let t531 = t404 ^ t522 ^ t527;
    let t532 = t405 ^ t510 ^ t523;
    let t533 = t406 ^ t493 ^ t505;
    let t534 = t407 ^ t476 ^ t506;
    let t535 = t408 ^ t524 ^ t528;
    let t536 = t409 ^ t525 ^ t529;
    let t537 = t410 ^ t512 ^ t526;
    let t538 = t530 | t531 | t532 | t533 | t534 | t535 | t536 | t537;
    let t539 = t217 ^ t220 ^ t221;
    let t540 = t218 ^ t221 ^ t222;
    let t541 = t217 ^ t219 ^ t222 ^ t223;
    let t542 = t217 ^ t219 ^ t220 ^ t221 ^ t222;
    let t543 = t217 ^ t218 ^ t220 ^ t221 ^ t222 ^ t223;
    let t544 = t310 ^ t311 ^ t312 ^ t315;
    let t545 = t310 ^ t312 ^ t313 ^ t315 ^ t316;
    let t546 = t310 ^ t311 ^ t312 ^ t316 ^ t317;
    let t547 = t403 ^ t512 ^ t525;
    let t548 = t404 ^ t539 ^ t544;
    let t549 = t405 ^ t527 ^ t540;
    let t550 = t406 ^ t510 ^ t522;
    let t551 = t407 ^ t493 ^ t523;
    let t552 = t408 ^ t541 ^ t545;
    let t553 = t409 ^ t542 ^ t546;
    let t554 = t410 ^ t529 ^ t543;
    let t555 = t547 | t548 | t549 | t550 | t551 | t552 | t553 | t554;
    let t556 = t218 ^ t219 ^ t223;
    let t557 = t219 ^ t220 ^ t224;
    let t558 = t217 ^ t220 ^ t221 ^ t223;
    let t559 = t217 ^ t218 ^ t219 ^ t220 ^ t224;
    let t560 = t218 ^ t219 ^ t220 ^ t221;
    let t561 = t310 ^ t311 ^ t314 ^ t317;
    let t562 = t311 ^ t312 ^ t314 ^ t315 ^ t317;
    let t563 = t310 ^ t311 ^ t315 ^ t316 ^ t317;
    let t564 = t403 ^ t529 ^ t542;
    let t565 = t404 ^ t556 ^ t561;
    let t566 = t405 ^ t544 ^ t557;
    let t567 = t406 ^ t527 ^ t539;
    let t568 = t407 ^ t510 ^ t540;
    let t569 = t408 ^ t558 ^ t562;
    let t570 = t409 ^ t559 ^ t563;
    let t571 = t410 ^ t546 ^ t560;
    let t572 = t564 | t565 | t566 | t567 | t568 | t569 | t570 | t571;
    let t573 = t217 ^ t221 ^ t224;
    let t574 = t217 ^ t218 ^ t222;
    let t575 = t218 ^ t219 ^ t221 ^ t224;
    let t576 = t217 ^ t218 ^ t222 ^ t224;
    let t577 = t217 ^ t218 ^ t219 ^ t223;
    let t578 = t310 ^ t313 ^ t316;
    let t579 = t310 ^ t311 ^ t313 ^ t314 ^ t316;
    let t580 = t310 ^ t314 ^ t315 ^ t316;
    let t581 = t403 ^ t546 ^ t559;
    let t582 = t404 ^ t573 ^ t578;
    let t583 = t405 ^ t561 ^ t574;
    let t584 = t406 ^ t544 ^ t556;
    let t585 = t407 ^ t527 ^ t557;
    let t586 = t408 ^ t575 ^ t579;
    let t587 = t409 ^ t576 ^ t580;
    let t588 = t410 ^ t563 ^ t577;
    let t589 = t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588;
    let t590 = t219 ^ t222 ^ t223 ^ t224;
    let t591 = t220 ^ t223 ^ t224;
    let t592 = t217 ^ t219 ^ t222 ^ t223 ^ t224;
    let t593 = t220 ^ t222 ^ t223;
    let t594 = t217 ^ t221 ^ t223 ^ t224;
    let t595 = t312 ^ t315;
    let t596 = t310 ^ t312 ^ t313 ^ t315 ^ t317;
    let t597 = t313 ^ t314 ^ t315 ^ t317;
    let t598 = t403 ^ t563 ^ t576;
    let t599 = t404 ^ t590 ^ t595;
    let t600 = t405 ^ t578 ^ t591;
    let t601 = t406 ^ t561 ^ t573;
    let t602 = t407 ^ t544 ^ t574;
    let t603 = t408 ^ t592 ^ t596;
    let t604 = t409 ^ t593 ^ t597;
    let t605 = t410 ^ t580 ^ t594;
    let t606 = t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605;
    let t607 = t217 ^ t220 ^ t221 ^ t222 ^ t224;
    let t608 = t218 ^ t221 ^ t222 ^ t223;
    let t609 = t217 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    let t610 = t218 ^ t220 ^ t221 ^ t224;
    let t611 = t219 ^ t221 ^ t222;
    let t612 = t311 ^ t314 ^ t317;
    let t613 = t311 ^ t312 ^ t314 ^ t316;
    let t614 = t312 ^ t313 ^ t314 ^ t316 ^ t317;
    let t615 = t403 ^ t580 ^ t593;
    let t616 = t404 ^ t607 ^ t612;
    let t617 = t405 ^ t595 ^ t608;
    let t618 = t406 ^ t578 ^ t590;
    let t619 = t407 ^ t561 ^ t591;
    let t620 = t408 ^ t609 ^ t613;
    let t621 = t409 ^ t610 ^ t614;
    let t622 = t410 ^ t597 ^ t611;
    let t623 = t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622;
    let t624 = t218 ^ t219 ^ t220 ^ t222 ^ t224;
    let t625 = t219 ^ t220 ^ t221 ^ t223;
    let t626 = t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223;
    let t627 = t218 ^ t219 ^ t222 ^ t223;
    let t628 = t217 ^ t219 ^ t220 ^ t223 ^ t224;
    let t629 = t310 ^ t313 ^ t316 ^ t317;
    let t630 = t310 ^ t311 ^ t313 ^ t315;
    let t631 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317;
    let t632 = t403 ^ t597 ^ t610;
    let t633 = t404 ^ t624 ^ t629;
    let t634 = t405 ^ t612 ^ t625;
    let t635 = t406 ^ t595 ^ t607;
    let t636 = t407 ^ t578 ^ t608;
    let t637 = t408 ^ t626 ^ t630;
    let t638 = t409 ^ t627 ^ t631;
    let t639 = t410 ^ t614 ^ t628;
    let t640 = t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639;
    let t641 = t217 ^ t218 ^ t220 ^ t222 ^ t224;
    let t642 = t217 ^ t218 ^ t219 ^ t221 ^ t223;
    let t643 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t223 ^ t224;
    let t644 = t217 ^ t220 ^ t221 ^ t223 ^ t224;
    let t645 = t217 ^ t218 ^ t221 ^ t222 ^ t224;
    let t646 = t312 ^ t315 ^ t316;
    let t647 = t310 ^ t312 ^ t314 ^ t317;
    let t648 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317;
    let t649 = t403 ^ t614 ^ t627;
    let t650 = t404 ^ t641 ^ t646;
    let t651 = t405 ^ t629 ^ t642;
    let t652 = t406 ^ t612 ^ t624;
    let t653 = t407 ^ t595 ^ t625;
    let t654 = t408 ^ t643 ^ t647;
    let t655 = t409 ^ t644 ^ t648;
    let t656 = t410 ^ t631 ^ t645;
    let t657 = t649 | t650 | t651 | t652 | t653 | t654 | t655 | t656;
    let t658 = t218 ^ t220 ^ t222 ^ t223;
    let t659 = t217 ^ t219 ^ t221 ^ t223 ^ t224;
    let t660 = t217 ^ t218 ^ t219 ^ t221 ^ t222 ^ t223;
    let t661 = t218 ^ t219 ^ t221 ^ t222;
    let t662 = t219 ^ t220 ^ t222 ^ t223;
    let t663 = t311 ^ t314 ^ t315;
    let t664 = t311 ^ t313 ^ t316 ^ t317;
    let t665 = t310 ^ t311 ^ t313 ^ t314 ^ t315 ^ t316;
    let t666 = t403 ^ t631 ^ t644;
    let t667 = t404 ^ t658 ^ t663;
    let t668 = t405 ^ t646 ^ t659;
    let t669 = t406 ^ t629 ^ t641;
    let t670 = t407 ^ t612 ^ t642;
    let t671 = t408 ^ t660 ^ t664;
    let t672 = t409 ^ t661 ^ t665;
    let t673 = t410 ^ t648 ^ t662;
    let t674 = t666 | t667 | t668 | t669 | t670 | t671 | t672 | t673;
    let t675 = t218 ^ t220 ^ t221 ^ t223;
    let t676 = t217 ^ t219 ^ t221 ^ t222 ^ t224;
    let t677 = t217 ^ t219 ^ t220 ^ t221 ^ t224;
    let t678 = t217 ^ t219 ^ t220;
    let t679 = t217 ^ t218 ^ t220 ^ t221;
    let t680 = t310 ^ t313 ^ t314;
    let t681 = t310 ^ t312 ^ t315 ^ t316;
    let t682 = t310 ^ t312 ^ t313 ^ t314 ^ t315;
    let t683 = t403 ^ t648 ^ t661;
    let t684 = t404 ^ t675 ^ t680;
    let t685 = t405 ^ t663 ^ t676;
    let t686 = t406 ^ t646 ^ t658;
    let t687 = t407 ^ t629 ^ t659;
    let t688 = t408 ^ t677 ^ t681;
    let t689 = t409 ^ t678 ^ t682;
    let t690 = t410 ^ t665 ^ t679;
    let t691 = t683 | t684 | t685 | t686 | t687 | t688 | t689 | t690;
    let t692 = t218 ^ t219 ^ t221;
    let t693 = t217 ^ t219 ^ t220 ^ t222;
    let t694 = t217 ^ t218 ^ t219 ^ t222 ^ t223;
    let t695 = t217 ^ t218 ^ t223 ^ t224;
    let t696 = t218 ^ t219 ^ t224;
    let t697 = t312 ^ t313 ^ t317;
    let t698 = t311 ^ t314 ^ t315 ^ t317;
    let t699 = t311 ^ t312 ^ t313 ^ t314;
    let t700 = t403 ^ t665 ^ t678;
    let t701 = t404 ^ t692 ^ t697;
    let t702 = t405 ^ t680 ^ t693;
    let t703 = t406 ^ t663 ^ t675;
    let t704 = t407 ^ t646 ^ t676;
    let t705 = t408 ^ t694 ^ t698;
    let t706 = t409 ^ t695 ^ t699;
    let t707 = t410 ^ t682 ^ t696;
    let t708 = t700 | t701 | t702 | t703 | t704 | t705 | t706 | t707;
    let t709 = t217 ^ t219 ^ t223;
    let t710 = t217 ^ t218 ^ t220 ^ t224;
    let t711 = t217 ^ t220 ^ t221 ^ t224;
    let t712 = t221 ^ t222 ^ t223 ^ t224;
    let t713 = t217 ^ t222 ^ t223 ^ t224;
    let t714 = t311 ^ t312 ^ t316;
    let t715 = t310 ^ t313 ^ t314 ^ t316;
    let t716 = t310 ^ t311 ^ t312 ^ t313 ^ t317;
    let t717 = t403 ^ t682 ^ t695;
    let t718 = t404 ^ t709 ^ t714;
    let t719 = t405 ^ t697 ^ t710;
    let t720 = t406 ^ t680 ^ t692;
    let t721 = t407 ^ t663 ^ t693;
    let t722 = t408 ^ t711 ^ t715;
    let t723 = t409 ^ t712 ^ t716;
    let t724 = t410 ^ t699 ^ t713;
    let t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    let t726 = t217 ^ t221;
    let t727 = t218 ^ t222;
    let t728 = t218 ^ t219 ^ t222 ^ t223 ^ t224;
    let t729 = t219 ^ t220 ^ t221 ^ t222;
    let t730 = t220 ^ t221 ^ t222 ^ t223;
    let t731 = t310 ^ t311 ^ t315;
    let t732 = t312 ^ t313 ^ t315;
    let t733 = t310 ^ t311 ^ t312 ^ t316;
    let t734 = t403 ^ t699 ^ t712;
    let t735 = t404 ^ t726 ^ t731;
    let t736 = t405 ^ t714 ^ t727;
    let t737 = t406 ^ t697 ^ t709;
    let t738 = t407 ^ t680 ^ t710;
    let t739 = t408 ^ t728 ^ t732;
    let t740 = t409 ^ t729 ^ t733;
    let t741 = t410 ^ t716 ^ t730;
    let t742 = t734 | t735 | t736 | t737 | t738 | t739 | t740 | t741;
    let t743 = t219 ^ t223;
    let t744 = t220 ^ t224;
    let t745 = t217 ^ t220 ^ t221 ^ t222 ^ t223;
    let t746 = t217 ^ t218 ^ t219 ^ t220 ^ t223 ^ t224;
    let t747 = t218 ^ t219 ^ t220 ^ t221 ^ t224;
    let t748 = t310 ^ t314 ^ t317;
    let t749 = t311 ^ t312 ^ t314 ^ t317;
    let t750 = t310 ^ t311 ^ t315 ^ t317;
    let t751 = t403 ^ t716 ^ t729;
    let t752 = t404 ^ t743 ^ t748;
    let t753 = t405 ^ t731 ^ t744;
    let t754 = t406 ^ t714 ^ t726;
    let t755 = t407 ^ t697 ^ t727;
    let t756 = t408 ^ t745 ^ t749;
    let t757 = t409 ^ t746 ^ t750;
    let t758 = t410 ^ t733 ^ t747;
    let t759 = t751 | t752 | t753 | t754 | t755 | t756 | t757 | t758;
    let t760 = t217 ^ t221 ^ t223;
    let t761 = t218 ^ t222 ^ t224;
    let t762 = t218 ^ t219 ^ t220 ^ t221 ^ t223 ^ t224;
    let t763 = t217 ^ t218 ^ t221 ^ t222 ^ t223;
    let t764 = t217 ^ t218 ^ t219 ^ t222 ^ t223 ^ t224;
    let t765 = t313 ^ t316 ^ t317;
    let t766 = t310 ^ t311 ^ t313 ^ t316 ^ t317;
    let t767 = t310 ^ t314 ^ t316 ^ t317;
    let t768 = t403 ^ t733 ^ t746;
    let t769 = t404 ^ t760 ^ t765;
    let t770 = t405 ^ t748 ^ t761;
    let t771 = t406 ^ t731 ^ t743;
    let t772 = t407 ^ t714 ^ t744;
    let t773 = t408 ^ t762 ^ t766;
    let t774 = t409 ^ t763 ^ t767;
    let t775 = t410 ^ t750 ^ t764;
    let t776 = t768 | t769 | t770 | t771 | t772 | t773 | t774 | t775;
    let t777 = t219 ^ t221 ^ t224;
    let t778 = t220 ^ t222;
    let t779 = t217 ^ t218 ^ t219 ^ t221 ^ t222;
    let t780 = t219 ^ t220 ^ t221;
    let t781 = t217 ^ t220 ^ t221 ^ t222;
    let t782 = t312 ^ t315 ^ t316 ^ t317;
    let t783 = t310 ^ t312 ^ t315 ^ t316 ^ t317;
    let t784 = t313 ^ t315 ^ t316;
    let t785 = t403 ^ t750 ^ t763;
    let t786 = t404 ^ t777 ^ t782;
    let t787 = t405 ^ t765 ^ t778;
    let t788 = t406 ^ t748 ^ t760;
    let t789 = t407 ^ t731 ^ t761;
    let t790 = t408 ^ t779 ^ t783;
    let t791 = t409 ^ t780 ^ t784;
    let t792 = t410 ^ t767 ^ t781;
    let t793 = t785 | t786 | t787 | t788 | t789 | t790 | t791 | t792;
    let t794 = t217 ^ t219 ^ t222;
    let t795 = t218 ^ t220 ^ t223;
    let t796 = t217 ^ t219 ^ t220 ^ t223;
    let t797 = t217 ^ t218 ^ t219 ^ t224;
    let t798 = t218 ^ t219 ^ t220;
    let t799 = t311 ^ t314 ^ t315 ^ t316;
    let t800 = t311 ^ t314 ^ t315 ^ t316 ^ t317;
    let t801 = t312 ^ t314 ^ t315;
    let t802 = t403 ^ t767 ^ t780;
    let t803 = t404 ^ t794 ^ t799;
    let t804 = t405 ^ t782 ^ t795;
    let t805 = t406 ^ t765 ^ t777;
    let t806 = t407 ^ t748 ^ t778;
    let t807 = t408 ^ t796 ^ t800;
    let t808 = t409 ^ t797 ^ t801;
    let t809 = t410 ^ t784 ^ t798;
    let t810 = t802 | t803 | t804 | t805 | t806 | t807 | t808 | t809;
    let t811 = t217 ^ t220 ^ t224;
    let t812 = t218 ^ t221;
    let t813 = t217 ^ t218 ^ t221;
    let t814 = t217 ^ t222 ^ t224;
    let t815 = t217 ^ t218 ^ t223;
    let t816 = t310 ^ t313 ^ t314 ^ t315 ^ t317;
    let t817 = t310 ^ t313 ^ t314 ^ t315 ^ t316 ^ t317;
    let t818 = t311 ^ t313 ^ t314 ^ t317;
    let t819 = t403 ^ t784 ^ t797;
    let t820 = t404 ^ t811 ^ t816;
    let t821 = t405 ^ t799 ^ t812;
    let t822 = t406 ^ t782 ^ t794;
    let t823 = t407 ^ t765 ^ t795;
    let t824 = t408 ^ t813 ^ t817;
    let t825 = t409 ^ t814 ^ t818;
    let t826 = t410 ^ t801 ^ t815;
    let t827 = t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826;
    let t828 = t218 ^ t222 ^ t223 ^ t224;
    let t829 = t219 ^ t223 ^ t224;
    let t830 = t219 ^ t224;
    let t831 = t220 ^ t222 ^ t224;
    let t832 = t221 ^ t223;
    let t833 = t312 ^ t313 ^ t314 ^ t316;
    let t834 = t312 ^ t313 ^ t314 ^ t315 ^ t316 ^ t317;
    let t835 = t310 ^ t312 ^ t313 ^ t316 ^ t317;
    let t836 = t403 ^ t801 ^ t814;
    let t837 = t404 ^ t828 ^ t833;
    let t838 = t405 ^ t816 ^ t829;
    let t839 = t406 ^ t799 ^ t811;
    let t840 = t407 ^ t782 ^ t812;
    let t841 = t408 ^ t830 ^ t834;
    let t842 = t409 ^ t831 ^ t835;
    let t843 = t410 ^ t818 ^ t832;
    let t844 = t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843;
    let t845 = t220 ^ t221 ^ t222 ^ t223 ^ t224;
    let t846 = t217 ^ t221 ^ t222 ^ t223 ^ t224;
    let t847 = t217 ^ t222;
    let t848 = t218 ^ t220 ^ t222 ^ t223 ^ t224;
    let t849 = t219 ^ t221 ^ t223 ^ t224;
    let t850 = t311 ^ t312 ^ t313 ^ t315 ^ t317;
    let t851 = t311 ^ t312 ^ t313 ^ t314 ^ t315 ^ t316;
    let t852 = t311 ^ t312 ^ t315 ^ t316;
    let t853 = t403 ^ t818 ^ t831;
    let t854 = t404 ^ t845 ^ t850;
    let t855 = t405 ^ t833 ^ t846;
    let t856 = t406 ^ t816 ^ t828;
    let t857 = t407 ^ t799 ^ t829;
    let t858 = t408 ^ t847 ^ t851;
    let t859 = t409 ^ t848 ^ t852;
    let t860 = t410 ^ t835 ^ t849;
    let t861 = t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860;
    let t862 = t218 ^ t219 ^ t220 ^ t221 ^ t222;
    let t863 = t219 ^ t220 ^ t221 ^ t222 ^ t223;
    let t864 = t218 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    let t865 = t217 ^ t219 ^ t221 ^ t222 ^ t223 ^ t224;
    let t866 = t310 ^ t311 ^ t312 ^ t314 ^ t316;
    let t867 = t310 ^ t311 ^ t312 ^ t313 ^ t314 ^ t315 ^ t317;
    let t868 = t310 ^ t311 ^ t314 ^ t315 ^ t317;
    let t869 = t403 ^ t835 ^ t848;
    let t870 = t404 ^ t862 ^ t866;
    let t871 = t405 ^ t850 ^ t863;
    let t872 = t406 ^ t833 ^ t845;
    let t873 = t407 ^ t816 ^ t846;
    let t874 = t220 ^ t408 ^ t867;
    let t875 = t409 ^ t864 ^ t868;
    let t876 = t410 ^ t852 ^ t865;
    let t877 = t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876;
    let t878 = t217 ^ t218 ^ t219 ^ t220;
    let t879 = t217 ^ t218 ^ t219 ^ t220 ^ t221;
    let t880 = t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    let t881 = t217 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    let t882 = t310 ^ t311 ^ t313 ^ t315 ^ t317;
    let t883 = t310 ^ t311 ^ t312 ^ t313 ^ t314 ^ t316 ^ t317;
    let t884 = t310 ^ t313 ^ t314 ^ t316 ^ t317;
    let t885 = t403 ^ t852 ^ t864;
    let t886 = t404 ^ t878 ^ t882;
    let t887 = t405 ^ t866 ^ t879;
    let t888 = t406 ^ t850 ^ t862;
    let t889 = t407 ^ t833 ^ t863;
    let t890 = t218 ^ t408 ^ t883;
    let t891 = t409 ^ t880 ^ t884;
    let t892 = t410 ^ t868 ^ t881;
    let t893 = t885 | t886 | t887 | t888 | t889 | t890 | t891 | t892;
    let t894 = t217 ^ t218;
    let t895 = t217 ^ t218 ^ t219;
    let t896 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223;
    let t897 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222 ^ t223 ^ t224;
    let t898 = t310 ^ t312 ^ t314 ^ t316 ^ t317;
    let t899 = t310 ^ t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317;
    let t900 = t312 ^ t313 ^ t315 ^ t316;
    let t901 = t403 ^ t868 ^ t880;
    let t902 = t404 ^ t894 ^ t898;
    let t903 = t405 ^ t882 ^ t895;
    let t904 = t406 ^ t866 ^ t878;
    let t905 = t407 ^ t850 ^ t879;
    let t906 = t408 ^ t420 ^ t899;
    let t907 = t409 ^ t896 ^ t900;
    let t908 = t410 ^ t884 ^ t897;
    let t909 = t901 | t902 | t903 | t904 | t905 | t906 | t907 | t908;
    let t910 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t224;
    let t911 = t217 ^ t218 ^ t219 ^ t220 ^ t221 ^ t222;
    let t912 = t311 ^ t313 ^ t315 ^ t316;
    let t913 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316;
    let t914 = t311 ^ t312 ^ t314 ^ t315;
    let t915 = t403 ^ t884 ^ t896;
    let t916 = t224 ^ t404 ^ t912;
    let t917 = t217 ^ t405 ^ t898;
    let t918 = t406 ^ t882 ^ t894;
    let t919 = t407 ^ t866 ^ t895;
    let t920 = t408 ^ t437 ^ t913;
    let t921 = t409 ^ t910 ^ t914;
    let t922 = t410 ^ t900 ^ t911;
    let t923 = t915 | t916 | t917 | t918 | t919 | t920 | t921 | t922;
    let t924 = t217 ^ t218 ^ t219 ^ t222 ^ t224;
    let t925 = t217 ^ t218 ^ t219 ^ t220 ^ t223;
    let t926 = t310 ^ t312 ^ t314 ^ t315 ^ t317;
    let t927 = t310 ^ t311 ^ t313 ^ t314 ^ t315;
    let t928 = t310 ^ t311 ^ t313 ^ t314;
    let t929 = t403 ^ t900 ^ t910;
    let t930 = t404 ^ t424 ^ t926;
    let t931 = t223 ^ t405 ^ t912;
    let t932 = t224 ^ t406 ^ t898;
    let t933 = t217 ^ t407 ^ t882;
    let t934 = t408 ^ t454 ^ t927;
    let t935 = t409 ^ t924 ^ t928;
    let t936 = t410 ^ t914 ^ t925;
    let t937 = t929 | t930 | t931 | t932 | t933 | t934 | t935 | t936;
    let t938 = t217 ^ t220 ^ t222 ^ t223 ^ t224;
    let t939 = t217 ^ t218 ^ t221 ^ t223 ^ t224;
    let t940 = t311 ^ t313 ^ t314 ^ t316;
    let t941 = t310 ^ t312 ^ t313 ^ t314 ^ t317;
    let t942 = t310 ^ t312 ^ t313;
    let t943 = t403 ^ t914 ^ t924;
    let t944 = t404 ^ t441 ^ t940;
    let t945 = t405 ^ t423 ^ t926;
    let t946 = t406 ^ t424 ^ t912;
    let t947 = t223 ^ t407 ^ t898;
    let t948 = t408 ^ t471 ^ t941;
    let t949 = t409 ^ t938 ^ t942;
    let t950 = t410 ^ t928 ^ t939;
    let t951 = t943 | t944 | t945 | t946 | t947 | t948 | t949 | t950;
    let t952 = t218 ^ t220 ^ t221 ^ t222 ^ t223;
    let t953 = t219 ^ t221 ^ t222 ^ t223 ^ t224;
    let t954 = t310 ^ t312 ^ t313 ^ t315;
    let t955 = t311 ^ t312 ^ t313 ^ t316 ^ t317;
    let t956 = t311 ^ t312 ^ t317;
    let t957 = t403 ^ t928 ^ t938;
    let t958 = t404 ^ t458 ^ t954;
    let t959 = t405 ^ t440 ^ t940;
    let t960 = t406 ^ t441 ^ t926;
    let t961 = t407 ^ t423 ^ t912;
    let t962 = t408 ^ t488 ^ t955;
    let t963 = t409 ^ t952 ^ t956;
    let t964 = t410 ^ t942 ^ t953;
    let t965 = t957 | t958 | t959 | t960 | t961 | t962 | t963 | t964;
    let t966 = t218 ^ t219 ^ t220 ^ t221 ^ t223;
    let t967 = t217 ^ t219 ^ t220 ^ t221 ^ t222 ^ t224;
    let t968 = t311 ^ t312 ^ t314;
    let t969 = t310 ^ t311 ^ t312 ^ t315 ^ t316;
    let t970 = t310 ^ t311 ^ t316 ^ t317;
    let t971 = t403 ^ t942 ^ t952;
    let t972 = t404 ^ t475 ^ t968;
    let t973 = t405 ^ t457 ^ t954;
    let t974 = t406 ^ t458 ^ t940;
    let t975 = t407 ^ t440 ^ t926;
    let t976 = t408 ^ t505 ^ t969;
    let t977 = t409 ^ t966 ^ t970;
    let t978 = t410 ^ t956 ^ t967;
    let t979 = t971 | t972 | t973 | t974 | t975 | t976 | t977 | t978;
    let t980 = t217 ^ t218 ^ t219 ^ t221 ^ t224;
    let t981 = t217 ^ t218 ^ t219 ^ t220 ^ t222;
    let t982 = t310 ^ t311 ^ t313 ^ t317;
    let t983 = t310 ^ t311 ^ t314 ^ t315;
    let t984 = t310 ^ t315 ^ t316 ^ t317;
    let t985 = t403 ^ t956 ^ t966;
    let t986 = t404 ^ t492 ^ t982;
    let t987 = t405 ^ t474 ^ t968;
    let t988 = t406 ^ t475 ^ t954;
    let t989 = t407 ^ t457 ^ t940;
    let t990 = t408 ^ t522 ^ t983;
    let t991 = t409 ^ t980 ^ t984;
    let t992 = t410 ^ t970 ^ t981;
    let t993 = t985 | t986 | t987 | t988 | t989 | t990 | t991 | t992;
    let t994 = !t419 & !t436;
    let t995 = !t419 | !t436;
    let t996 = !t453 & !t470;
    let t997 = !t453 | !t470;
    let t998 = t995 & t997;
    let t999 = t995 | t997;
    let t1000 = t994 | t996 | t998;
    let t1001 = !t487 & !t504;
    let t1002 = !t487 | !t504;
    let t1003 = !t538 & !t555;
    let t1004 = !t538 | !t555;
    let t1005 = !t521 & t1004;
    let t1006 = !t521 | t1004;
    let t1007 = t1003 | t1005;
    let t1008 = t1002 & t1006;
    let t1009 = t1002 | t1006;
    let t1010 = t1001 | t1007 | t1008;
    let t1011 = t999 & t1009;
    let t1012 = t999 | t1009;
    let t1013 = t1000 | t1010 | t1011;
    let t1014 = !t572 & !t589;
    let t1015 = !t572 | !t589;
    let t1016 = !t606 & !t623;
    let t1017 = !t606 | !t623;
    let t1018 = t1015 & t1017;
    let t1019 = t1015 | t1017;
    let t1020 = t1014 | t1016 | t1018;
    let t1021 = !t640 & !t657;
    let t1022 = !t640 | !t657;
    let t1023 = !t691 & !t708;
    let t1024 = !t691 | !t708;
    let t1025 = !t674 & t1024;
    let t1026 = !t674 | t1024;
    let t1027 = t1023 | t1025;
    let t1028 = t1022 & t1026;
    let t1029 = t1022 | t1026;
    let t1030 = t1021 | t1027 | t1028;
    let t1031 = t1019 & t1029;
    let t1032 = t1019 | t1029;
    let t1033 = t1020 | t1030 | t1031;
    let t1034 = t1012 & t1032;
    let t1035 = t1012 | t1032;
    let t1036 = t1013 | t1033 | t1034;
    let t1037 = !t725 & !t742;
    let t1038 = !t725 | !t742;
    let t1039 = !t759 & !t776;
    let t1040 = !t759 | !t776;
    let t1041 = t1038 & t1040;
    let t1042 = t1038 | t1040;
    let t1043 = t1037 | t1039 | t1041;
    let t1044 = !t793 & !t810;
    let t1045 = !t793 | !t810;
    let t1046 = !t844 & !t861;
    let t1047 = !t844 | !t861;
    let t1048 = !t827 & t1047;
    let t1049 = !t827 | t1047;
    let t1050 = t1046 | t1048;
    let t1051 = t1045 & t1049;
    let t1052 = t1045 | t1049;
    let t1053 = t1044 | t1050 | t1051;
    let t1054 = t1042 & t1052;
    let t1055 = t1042 | t1052;
    let t1056 = t1043 | t1053 | t1054;
    let t1057 = !t877 & !t893;
    let t1058 = !t877 | !t893;
    let t1059 = !t909 & !t923;
    let t1060 = !t909 | !t923;
    let t1061 = t1058 & t1060;
    let t1062 = t1058 | t1060;
    let t1063 = t1057 | t1059 | t1061;
    let t1064 = !t937 & !t951;
    let t1065 = !t937 | !t951;
    let t1066 = !t979 & !t993;
    let t1067 = !t979 | !t993;
    let t1068 = !t965 & t1067;
    let t1069 = !t965 | t1067;
    let t1070 = t1066 | t1068;
    let t1071 = t1065 & t1069;
    let t1072 = t1065 | t1069;
    let t1073 = t1064 | t1070 | t1071;
    let t1074 = t1062 & t1072;
    let t1075 = t1062 | t1072;
    let t1076 = t1063 | t1073 | t1074;
    let t1077 = t1055 & t1075;
    let t1078 = t1055 | t1075;
    let t1079 = t1056 | t1076 | t1077;
    let t1080 = t1035 & t1078;
    let t1081 = t1036 | t1079 | t1080;
    let t1082 = t217 | t218 | t219 | t220 | t221 | t222 | t223 | t224;
    let t1083 = t1081 & t1082;
    let t1084 = t310 & !t311;
    let t1085 = !t312 & !t313;
    let t1086 = t1084 & t1085;
    let t1087 = !t314 & !t315;
    let t1088 = !t316 & !t317;
    let t1089 = t1087 & t1088;
    let t1090 = t1086 & t1089;
    let t1091 = !t310 & t311;
    let t1092 = t1085 & t1091;
    let t1093 = t1089 & t1092;
    let t1094 = t310 & t311;
    let t1095 = t1085 & t1094;
    let t1096 = t1089 & t1095;
    let t1097 = !t310 & !t311;
    let t1098 = t312 & !t313;
    let t1099 = t1097 & t1098;
    let t1100 = t1089 & t1099;
    let t1101 = t1084 & t1098;
    let t1102 = t1089 & t1101;
    let t1103 = t1091 & t1098;
    let t1104 = t1089 & t1103;
    let t1105 = t1094 & t1098;
    let t1106 = t1089 & t1105;
    let t1107 = !t312 & t313;
    let t1108 = t1097 & t1107;
    let t1109 = t1089 & t1108;
    let t1110 = t1084 & t1107;
    let t1111 = t1089 & t1110;
    let t1112 = t1091 & t1107;
    let t1113 = t1089 & t1112;
    let t1114 = t1094 & t1107;
    let t1115 = t1089 & t1114;
    let t1116 = t312 & t313;
    let t1117 = t1097 & t1116;
    let t1118 = t1089 & t1117;
    let t1119 = t1084 & t1116;
    let t1120 = t1089 & t1119;
    let t1121 = t1091 & t1116;
    let t1122 = t1089 & t1121;
    let t1123 = t1094 & t1116;
    let t1124 = t1089 & t1123;
    let t1125 = t1085 & t1097;
    let t1126 = t314 & !t315;
    let t1127 = t1088 & t1126;
    let t1128 = t1125 & t1127;
    let t1129 = t1086 & t1127;
    let t1130 = t1092 & t1127;
    let t1131 = t1095 & t1127;
    let t1132 = t1099 & t1127;
    let t1133 = t1101 & t1127;
    let t1134 = t1103 & t1127;
    let t1135 = t1105 & t1127;
    let t1136 = t1108 & t1127;
    let t1137 = t1110 & t1127;
    let t1138 = t1112 & t1127;
    let t1139 = t1114 & t1127;
    let t1140 = t1117 & t1127;
    let t1141 = t1119 & t1127;
    let t1142 = t1121 & t1127;
    let t1143 = t1123 & t1127;
    let t1144 = !t314 & t315;
    let t1145 = t1088 & t1144;
    let t1146 = t1125 & t1145;
    let t1147 = t1086 & t1145;
    let t1148 = t1092 & t1145;
    let t1149 = t1095 & t1145;
    let t1150 = t1099 & t1145;
    let t1151 = t1101 & t1145;
    let t1152 = t1103 & t1145;
    let t1153 = t1105 & t1145;
    let t1154 = t1108 & t1145;
    let t1155 = t1110 & t1145;
    let t1156 = t1112 & t1145;
    let t1157 = t1114 & t1145;
    let t1158 = t1117 & t1145;
    let t1159 = t1119 & t1145;
    let t1160 = t1121 & t1145;
    let t1161 = t1123 & t1145;
    let t1162 = t314 & t315;
    let t1163 = t1088 & t1162;
    let t1164 = t1125 & t1163;
    let t1165 = t1086 & t1163;
    let t1166 = t1092 & t1163;
    let t1167 = t1095 & t1163;
    let t1168 = t1099 & t1163;
    let t1169 = t1101 & t1163;
    let t1170 = t1103 & t1163;
    let t1171 = t1105 & t1163;
    let t1172 = t1108 & t1163;
    let t1173 = t1110 & t1163;
    let t1174 = t1112 & t1163;
    let t1175 = t1114 & t1163;
    let t1176 = t1117 & t1163;
    let t1177 = t1119 & t1163;
    let t1178 = t1121 & t1163;
    let t1179 = t1123 & t1163;
    let t1180 = t316 & !t317;
    let t1181 = t1087 & t1180;
    let t1182 = t1125 & t1181;
    let t1183 = t1086 & t1181;
    let t1184 = t1092 & t1181;
    let t1185 = t1095 & t1181;
    let t1186 = t1099 & t1181;
    let t1187 = t1101 & t1181;
    let t1188 = t1103 & t1181;
    let t1189 = t1105 & t1181;
    let t1190 = t1108 & t1181;
    let t1191 = t1110 & t1181;
    let t1192 = t1112 & t1181;
    let t1193 = t1114 & t1181;
    let t1194 = t1117 & t1181;
    let t1195 = t1119 & t1181;
    let t1196 = t1121 & t1181;
    let t1197 = t1123 & t1181;
    let t1198 = t1126 & t1180;
    let t1199 = t1125 & t1198;
    let t1200 = t1086 & t1198;
    let t1201 = t1092 & t1198;
    let t1202 = t1095 & t1198;
    let t1203 = t1099 & t1198;
    let t1204 = t1101 & t1198;
    let t1205 = t1103 & t1198;
    let t1206 = t1105 & t1198;
    let t1207 = t1108 & t1198;
    let t1208 = t1110 & t1198;
    let t1209 = t1112 & t1198;
    let t1210 = t1114 & t1198;
    let t1211 = t1117 & t1198;
    let t1212 = t1119 & t1198;
    let t1213 = t1121 & t1198;
    let t1214 = t1123 & t1198;
    let t1215 = t1144 & t1180;
    let t1216 = t1125 & t1215;
    let t1217 = t1086 & t1215;
    let t1218 = t1092 & t1215;
    let t1219 = t1095 & t1215;
    let t1220 = t1099 & t1215;
    let t1221 = t1101 & t1215;
    let t1222 = t1103 & t1215;
    let t1223 = t1105 & t1215;
    let t1224 = t1108 & t1215;
    let t1225 = t1110 & t1215;
    let t1226 = t1112 & t1215;
    let t1227 = t1114 & t1215;
    let t1228 = t1117 & t1215;
    let t1229 = t1119 & t1215;
    let t1230 = t1121 & t1215;
    let t1231 = t1123 & t1215;
    let t1232 = t1162 & t1180;
    let t1233 = t1125 & t1232;
    let t1234 = t1086 & t1232;
    let t1235 = t1092 & t1232;
    let t1236 = t1095 & t1232;
    let t1237 = t1099 & t1232;
    let t1238 = t1101 & t1232;
    let t1239 = t1103 & t1232;
    let t1240 = t1105 & t1232;
    let t1241 = t1108 & t1232;
    let t1242 = t1110 & t1232;
    let t1243 = t1112 & t1232;
    let t1244 = t1114 & t1232;
    let t1245 = t1117 & t1232;
    let t1246 = t1119 & t1232;
    let t1247 = t1121 & t1232;
    let t1248 = t1123 & t1232;
    let t1249 = !t316 & t317;
    let t1250 = t1087 & t1249;
    let t1251 = t1125 & t1250;
    let t1252 = t1086 & t1250;
    let t1253 = t1092 & t1250;
    let t1254 = t1095 & t1250;
    let t1255 = t1099 & t1250;
    let t1256 = t1101 & t1250;
    let t1257 = t1103 & t1250;
    let t1258 = t1105 & t1250;
    let t1259 = t1108 & t1250;
    let t1260 = t1110 & t1250;
    let t1261 = t1112 & t1250;
    let t1262 = t1114 & t1250;
    let t1263 = t1117 & t1250;
    let t1264 = t1119 & t1250;
    let t1265 = t1121 & t1250;
    let t1266 = t1123 & t1250;
    let t1267 = t1126 & t1249;
    let t1268 = t1125 & t1267;
    let t1269 = t1086 & t1267;
    let t1270 = t1092 & t1267;
    let t1271 = t1095 & t1267;
    let t1272 = t1099 & t1267;
    let t1273 = t1101 & t1267;
    let t1274 = t1103 & t1267;
    let t1275 = t1105 & t1267;
    let t1276 = t1108 & t1267;
    let t1277 = t1110 & t1267;
    let t1278 = t1112 & t1267;
    let t1279 = t1114 & t1267;
    let t1280 = t1117 & t1267;
    let t1281 = t1119 & t1267;
    let t1282 = t1121 & t1267;
    let t1283 = t1123 & t1267;
    let t1284 = t1144 & t1249;
    let t1285 = t1125 & t1284;
    let t1286 = t1086 & t1284;
    let t1287 = t1092 & t1284;
    let t1288 = t1095 & t1284;
    let t1289 = t1099 & t1284;
    let t1290 = t1101 & t1284;
    let t1291 = t1103 & t1284;
    let t1292 = t1105 & t1284;
    let t1293 = t1108 & t1284;
    let t1294 = t1110 & t1284;
    let t1295 = t1112 & t1284;
    let t1296 = t1114 & t1284;
    let t1297 = t1117 & t1284;
    let t1298 = t1119 & t1284;
    let t1299 = t1121 & t1284;
    let t1300 = t1123 & t1284;
    let t1301 = t1162 & t1249;
    let t1302 = t1125 & t1301;
    let t1303 = t1086 & t1301;
    let t1304 = t1092 & t1301;
    let t1305 = t1095 & t1301;
    let t1306 = t1099 & t1301;
    let t1307 = t1101 & t1301;
    let t1308 = t1103 & t1301;
    let t1309 = t1105 & t1301;
    let t1310 = t1108 & t1301;
    let t1311 = t1110 & t1301;
    let t1312 = t1112 & t1301;
    let t1313 = t1114 & t1301;
    let t1314 = t1117 & t1301;
    let t1315 = t1119 & t1301;
    let t1316 = t1121 & t1301;
    let t1317 = t1123 & t1301;
    let t1318 = t316 & t317;
    let t1319 = t1087 & t1318;
    let t1320 = t1125 & t1319;
    let t1321 = t1086 & t1319;
    let t1322 = t1092 & t1319;
    let t1323 = t1095 & t1319;
    let t1324 = t1099 & t1319;
    let t1325 = t1101 & t1319;
    let t1326 = t1103 & t1319;
    let t1327 = t1105 & t1319;
    let t1328 = t1108 & t1319;
    let t1329 = t1110 & t1319;
    let t1330 = t1112 & t1319;
    let t1331 = t1114 & t1319;
    let t1332 = t1117 & t1319;
    let t1333 = t1119 & t1319;
    let t1334 = t1121 & t1319;
    let t1335 = t1123 & t1319;
    let t1336 = t1126 & t1318;
    let t1337 = t1125 & t1336;
    let t1338 = t1086 & t1336;
    let t1339 = t1092 & t1336;
    let t1340 = t1095 & t1336;
    let t1341 = t1099 & t1336;
    let t1342 = t1101 & t1336;
    let t1343 = t1103 & t1336;
    let t1344 = t1105 & t1336;
    let t1345 = t1108 & t1336;
    let t1346 = t1110 & t1336;
    let t1347 = t1112 & t1336;
    let t1348 = t1114 & t1336;
    let t1349 = t1117 & t1336;
    let t1350 = t1119 & t1336;
    let t1351 = t1121 & t1336;
    let t1352 = t1123 & t1336;
    let t1353 = t1144 & t1318;
    let t1354 = t1125 & t1353;
    let t1355 = t1086 & t1353;
    let t1356 = t1092 & t1353;
    let t1357 = t1095 & t1353;
    let t1358 = t1099 & t1353;
    let t1359 = t1101 & t1353;
    let t1360 = t1103 & t1353;
    let t1361 = t1105 & t1353;
    let t1362 = t1108 & t1353;
    let t1363 = t1110 & t1353;
    let t1364 = t1112 & t1353;
    let t1365 = t1114 & t1353;
    let t1366 = t1117 & t1353;
    let t1367 = t1119 & t1353;
    let t1368 = t1121 & t1353;
    let t1369 = t1123 & t1353;
    let t1370 = t1162 & t1318;
    let t1371 = t1125 & t1370;
    let t1372 = t1086 & t1370;
    let t1373 = t1092 & t1370;
    let t1374 = t1095 & t1370;
    let t1375 = t1099 & t1370;
    let t1376 = t1101 & t1370;
    let t1377 = t1103 & t1370;
    let t1378 = t1105 & t1370;
    let t1379 = t1108 & t1370;
    let t1380 = t1110 & t1370;
    let t1381 = t1112 & t1370;
    let t1382 = t1114 & t1370;
    let t1383 = t1117 & t1370;
    let t1384 = t1119 & t1370;
    let t1385 = t1121 & t1370;
    let t1386 = t1123 & t1370;
    let t1387 = t1090 | t1093 | t1100 | t1104 | t1109 | t1111 | t1113 | t1115 | t1124 | t1128 | t1129 | t1130
        | t1131 | t1132 | t1134 | t1135 | t1136 | t1139 | t1140 | t1143 | t1147 | t1148 | t1152 | t1153 | t1155
        | t1158 | t1159 | t1160 | t1161 | t1166 | t1168 | t1171 | t1173 | t1174 | t1175 | t1176 | t1177 | t1179
        | t1184 | t1191 | t1192 | t1201 | t1203 | t1204 | t1205 | t1206 | t1207 | t1209 | t1210 | t1212 | t1213
        | t1214 | t1218 | t1219 | t1221 | t1222 | t1223 | t1224 | t1226 | t1227 | t1229 | t1230 | t1234 | t1239
        | t1240 | t1241 | t1242 | t1243 | t1245 | t1246 | t1247 | t1253 | t1254 | t1256 | t1258 | t1259 | t1263
        | t1265 | t1266 | t1269 | t1270 | t1272 | t1275 | t1278 | t1279 | t1281 | t1282 | t1287 | t1290 | t1291
        | t1293 | t1296 | t1297 | t1299 | t1302 | t1304 | t1306 | t1307 | t1308 | t1310 | t1312 | t1315 | t1317
        | t1321 | t1329 | t1330 | t1331 | t1332 | t1333 | t1335 | t1341 | t1342 | t1343 | t1349 | t1351 | t1359
        | t1360 | t1361 | t1362 | t1364 | t1367 | t1371 | t1375 | t1376 | t1377 | t1379 | t1384 | t1386;
    let t1388 = t1096 | t1102 | t1104 | t1118 | t1122 | t1124 | t1128 | t1130 | t1132 | t1136 | t1137 | t1138
        | t1139 | t1140 | t1141 | t1142 | t1143 | t1148 | t1151 | t1152 | t1153 | t1156 | t1157 | t1160 | t1165
        | t1166 | t1167 | t1169 | t1173 | t1174 | t1178 | t1183 | t1184 | t1186 | t1188 | t1189 | t1195 | t1197
        | t1200 | t1201 | t1202 | t1204 | t1208 | t1211 | t1213 | t1214 | t1218 | t1219 | t1223 | t1224 | t1229
        | t1231 | t1234 | t1236 | t1237 | t1238 | t1239 | t1240 | t1242 | t1244 | t1246 | t1247 | t1251 | t1255
        | t1256 | t1259 | t1260 | t1261 | t1263 | t1264 | t1265 | t1269 | t1270 | t1272 | t1273 | t1275 | t1280
        | t1281 | t1283 | t1286 | t1292 | t1293 | t1295 | t1296 | t1298 | t1300 | t1302 | t1303 | t1304 | t1311
        | t1314 | t1315 | t1316 | t1317 | t1321 | t1322 | t1323 | t1327 | t1329 | t1330 | t1332 | t1333 | t1334
        | t1338 | t1344 | t1348 | t1349 | t1351 | t1357 | t1358 | t1359 | t1360 | t1361 | t1362 | t1364 | t1365
        | t1367 | t1368 | t1369 | t1373 | t1374 | t1375 | t1376 | t1379 | t1380 | t1381 | t1383 | t1384;
    let t1389 = t1096 | t1104 | t1106 | t1109 | t1111 | t1113 | t1118 | t1120 | t1122 | t1124 | t1129 | t1131
        | t1133 | t1135 | t1137 | t1141 | t1143 | t1147 | t1148 | t1149 | t1155 | t1160 | t1161 | t1165 | t1168
        | t1174 | t1175 | t1179 | t1182 | t1184 | t1186 | t1187 | t1188 | t1189 | t1191 | t1192 | t1196 | t1203
        | t1204 | t1207 | t1208 | t1213 | t1214 | t1217 | t1221 | t1222 | t1223 | t1230 | t1231 | t1235 | t1236
        | t1237 | t1238 | t1240 | t1242 | t1243 | t1245 | t1246 | t1247 | t1251 | t1253 | t1257 | t1258 | t1259
        | t1260 | t1261 | t1262 | t1263 | t1264 | t1266 | t1269 | t1270 | t1274 | t1275 | t1276 | t1277 | t1279
        | t1281 | t1282 | t1287 | t1288 | t1289 | t1293 | t1294 | t1296 | t1298 | t1302 | t1305 | t1308 | t1314
        | t1315 | t1316 | t1317 | t1320 | t1322 | t1323 | t1324 | t1326 | t1327 | t1328 | t1331 | t1333 | t1335
        | t1337 | t1338 | t1339 | t1342 | t1344 | t1346 | t1347 | t1349 | t1355 | t1356 | t1358 | t1360 | t1361
        | t1363 | t1367 | t1368 | t1369 | t1374 | t1376 | t1378 | t1380 | t1381 | t1382 | t1385 | t1386;
    let t1390 = t1096 | t1100 | t1102 | t1104 | t1106 | t1129 | t1135 | t1138 | t1141 | t1146 | t1147 | t1148
        | t1149 | t1151 | t1153 | t1156 | t1158 | t1161 | t1167 | t1171 | t1173 | t1174 | t1177 | t1178 | t1179
        | t1182 | t1183 | t1185 | t1186 | t1187 | t1188 | t1191 | t1193 | t1194 | t1197 | t1200 | t1201 | t1203
        | t1207 | t1210 | t1213 | t1214 | t1216 | t1217 | t1218 | t1219 | t1220 | t1224 | t1225 | t1229 | t1230
        | t1234 | t1235 | t1236 | t1240 | t1246 | t1248 | t1252 | t1253 | t1254 | t1257 | t1259 | t1261 | t1262
        | t1264 | t1266 | t1270 | t1271 | t1273 | t1279 | t1281 | t1282 | t1285 | t1286 | t1290 | t1291 | t1294
        | t1297 | t1299 | t1302 | t1304 | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1315 | t1316
        | t1317 | t1321 | t1322 | t1325 | t1326 | t1327 | t1328 | t1330 | t1331 | t1332 | t1333 | t1334 | t1337
        | t1339 | t1341 | t1343 | t1344 | t1346 | t1347 | t1348 | t1350 | t1354 | t1358 | t1359 | t1361 | t1362
        | t1368 | t1369 | t1373 | t1375 | t1376 | t1377 | t1378 | t1380 | t1381 | t1383 | t1384 | t1386;
    let t1391 = t1093 | t1096 | t1120 | t1128 | t1129 | t1133 | t1134 | t1141 | t1143 | t1146 | t1148 | t1149
        | t1152 | t1155 | t1156 | t1158 | t1161 | t1164 | t1165 | t1166 | t1168 | t1171 | t1173 | t1183 | t1185
        | t1186 | t1187 | t1191 | t1197 | t1199 | t1202 | t1205 | t1206 | t1207 | t1208 | t1210 | t1211 | t1212
        | t1214 | t1217 | t1219 | t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1226 | t1227 | t1229 | t1233
        | t1235 | t1237 | t1240 | t1242 | t1243 | t1244 | t1246 | t1247 | t1251 | t1252 | t1256 | t1258 | t1259
        | t1260 | t1261 | t1265 | t1266 | t1268 | t1269 | t1271 | t1272 | t1273 | t1274 | t1277 | t1280 | t1282
        | t1285 | t1286 | t1287 | t1288 | t1291 | t1293 | t1295 | t1298 | t1299 | t1300 | t1302 | t1304 | t1305
        | t1311 | t1312 | t1317 | t1322 | t1323 | t1326 | t1330 | t1331 | t1333 | t1334 | t1335 | t1338 | t1339
        | t1340 | t1341 | t1344 | t1347 | t1349 | t1350 | t1352 | t1355 | t1357 | t1359 | t1364 | t1365 | t1366
        | t1367 | t1368 | t1369 | t1371 | t1372 | t1375 | t1377 | t1378 | t1379 | t1382 | t1383 | t1386;
    let t1392 = t1093 | t1100 | t1104 | t1111 | t1113 | t1124 | t1130 | t1132 | t1133 | t1135 | t1137 | t1138
        | t1139 | t1140 | t1143 | t1147 | t1152 | t1153 | t1154 | t1155 | t1157 | t1159 | t1161 | t1167 | t1169
        | t1171 | t1172 | t1175 | t1176 | t1182 | t1184 | t1186 | t1187 | t1189 | t1190 | t1191 | t1193 | t1196
        | t1197 | t1199 | t1200 | t1201 | t1202 | t1205 | t1208 | t1209 | t1210 | t1213 | t1214 | t1217 | t1218
        | t1222 | t1224 | t1225 | t1227 | t1234 | t1238 | t1242 | t1244 | t1246 | t1251 | t1252 | t1255 | t1259
        | t1261 | t1264 | t1265 | t1268 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1279 | t1280
        | t1283 | t1285 | t1287 | t1293 | t1294 | t1295 | t1296 | t1297 | t1298 | t1299 | t1304 | t1306 | t1307
        | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1315 | t1316 | t1320 | t1323 | t1324 | t1326 | t1327
        | t1331 | t1333 | t1334 | t1335 | t1337 | t1342 | t1344 | t1345 | t1346 | t1347 | t1349 | t1352 | t1354
        | t1355 | t1359 | t1364 | t1368 | t1371 | t1372 | t1373 | t1374 | t1375 | t1380 | t1382 | t1386;
    let t1393 = t1096 | t1100 | t1102 | t1104 | t1109 | t1115 | t1120 | t1122 | t1124 | t1128 | t1129 | t1130
        | t1134 | t1135 | t1136 | t1139 | t1142 | t1143 | t1146 | t1150 | t1152 | t1154 | t1157 | t1158 | t1160
        | t1165 | t1166 | t1167 | t1171 | t1173 | t1174 | t1175 | t1176 | t1177 | t1179 | t1182 | t1186 | t1187
        | t1189 | t1190 | t1193 | t1194 | t1196 | t1199 | t1200 | t1201 | t1207 | t1208 | t1211 | t1213 | t1216
        | t1221 | t1222 | t1226 | t1227 | t1228 | t1233 | t1234 | t1238 | t1239 | t1245 | t1246 | t1247 | t1252
        | t1253 | t1254 | t1255 | t1258 | t1259 | t1260 | t1262 | t1264 | t1265 | t1269 | t1271 | t1273 | t1274
        | t1275 | t1276 | t1277 | t1278 | t1279 | t1280 | t1286 | t1289 | t1292 | t1295 | t1299 | t1302 | t1304
        | t1306 | t1310 | t1313 | t1314 | t1316 | t1317 | t1323 | t1328 | t1330 | t1331 | t1334 | t1335 | t1337
        | t1339 | t1342 | t1344 | t1347 | t1348 | t1349 | t1350 | t1358 | t1360 | t1362 | t1365 | t1366 | t1369
        | t1371 | t1372 | t1375 | t1376 | t1377 | t1378 | t1381 | t1382 | t1383 | t1384 | t1385 | t1386;
    let t1394 = t1093 | t1096 | t1100 | t1106 | t1109 | t1111 | t1115 | t1118 | t1124 | t1128 | t1130 | t1131
        | t1132 | t1134 | t1135 | t1137 | t1141 | t1142 | t1146 | t1148 | t1150 | t1152 | t1153 | t1154 | t1155
        | t1158 | t1160 | t1161 | t1164 | t1167 | t1169 | t1170 | t1172 | t1175 | t1178 | t1179 | t1183 | t1184
        | t1186 | t1189 | t1193 | t1194 | t1195 | t1196 | t1201 | t1204 | t1206 | t1207 | t1208 | t1209 | t1211
        | t1213 | t1214 | t1220 | t1221 | t1223 | t1224 | t1225 | t1229 | t1230 | t1235 | t1236 | t1237 | t1239
        | t1241 | t1243 | t1244 | t1246 | t1247 | t1248 | t1254 | t1255 | t1260 | t1262 | t1266 | t1270 | t1271
        | t1272 | t1277 | t1281 | t1289 | t1293 | t1294 | t1295 | t1297 | t1298 | t1299 | t1300 | t1302 | t1305
        | t1306 | t1308 | t1309 | t1311 | t1312 | t1314 | t1316 | t1324 | t1326 | t1329 | t1330 | t1331 | t1332
        | t1334 | t1335 | t1337 | t1341 | t1343 | t1347 | t1348 | t1349 | t1352 | t1355 | t1356 | t1366 | t1368
        | t1371 | t1372 | t1373 | t1375 | t1376 | t1378 | t1379 | t1380 | t1381 | t1382 | t1383 | t1384;
    let t1395 = t217 & t1387;
    let t1396 = t217 & t1388;
    let t1397 = t218 & t1387;
    let t1398 = t1396 ^ t1397;
    let t1399 = t217 & t1389;
    let t1400 = t218 & t1388;
    let t1401 = t219 & t1387;
    let t1402 = t1399 ^ t1400 ^ t1401;
    let t1403 = t217 & t1390;
    let t1404 = t218 & t1389;
    let t1405 = t219 & t1388;
    let t1406 = t220 & t1387;
    let t1407 = t1403 ^ t1404 ^ t1405 ^ t1406;
    let t1408 = t217 & t1391;
    let t1409 = t218 & t1390;
    let t1410 = t219 & t1389;
    let t1411 = t220 & t1388;
    let t1412 = t221 & t1387;
    let t1413 = t1408 ^ t1409 ^ t1410 ^ t1411 ^ t1412;
    let t1414 = t217 & t1392;
    let t1415 = t218 & t1391;
    let t1416 = t219 & t1390;
    let t1417 = t220 & t1389;
    let t1418 = t221 & t1388;
    let t1419 = t222 & t1387;
    let t1420 = t1414 ^ t1415 ^ t1416 ^ t1417 ^ t1418 ^ t1419;
    let t1421 = t217 & t1393;
    let t1422 = t218 & t1392;
    let t1423 = t219 & t1391;
    let t1424 = t220 & t1390;
    let t1425 = t221 & t1389;
    let t1426 = t222 & t1388;
    let t1427 = t223 & t1387;
    let t1428 = t1421 ^ t1422 ^ t1423 ^ t1424 ^ t1425 ^ t1426 ^ t1427;
    let t1429 = t217 & t1394;
    let t1430 = t218 & t1393;
    let t1431 = t219 & t1392;
    let t1432 = t220 & t1391;
    let t1433 = t221 & t1390;
    let t1434 = t222 & t1389;
    let t1435 = t223 & t1388;
    let t1436 = t224 & t1387;
    let t1437 = t1429 ^ t1430 ^ t1431 ^ t1432 ^ t1433 ^ t1434 ^ t1435 ^ t1436;
    let t1438 = t218 & t1394;
    let t1439 = t219 & t1393;
    let t1440 = t220 & t1392;
    let t1441 = t221 & t1391;
    let t1442 = t222 & t1390;
    let t1443 = t223 & t1389;
    let t1444 = t224 & t1388;
    let t1445 = t1438 ^ t1439 ^ t1440 ^ t1441 ^ t1442 ^ t1443 ^ t1444;
    let t1446 = t219 & t1394;
    let t1447 = t220 & t1393;
    let t1448 = t221 & t1392;
    let t1449 = t222 & t1391;
    let t1450 = t223 & t1390;
    let t1451 = t224 & t1389;
    let t1452 = t1446 ^ t1447 ^ t1448 ^ t1449 ^ t1450 ^ t1451;
    let t1453 = t220 & t1394;
    let t1454 = t221 & t1393;
    let t1455 = t222 & t1392;
    let t1456 = t223 & t1391;
    let t1457 = t224 & t1390;
    let t1458 = t1453 ^ t1454 ^ t1455 ^ t1456 ^ t1457;
    let t1459 = t221 & t1394;
    let t1460 = t222 & t1393;
    let t1461 = t223 & t1392;
    let t1462 = t224 & t1391;
    let t1463 = t1459 ^ t1460 ^ t1461 ^ t1462;
    let t1464 = t222 & t1394;
    let t1465 = t223 & t1393;
    let t1466 = t224 & t1392;
    let t1467 = t1464 ^ t1465 ^ t1466;
    let t1468 = t223 & t1394;
    let t1469 = t224 & t1393;
    let t1470 = t1468 ^ t1469;
    let t1471 = t224 & t1394;
    let t1472 = t1395 ^ t1445 ^ t1458 ^ t1463 ^ t1467;
    let t1473 = t1398 ^ t1445 ^ t1452 ^ t1458 ^ t1470;
    let t1474 = t1402 ^ t1452 ^ t1458 ^ t1463 ^ t1471;
    let t1475 = t1407 ^ t1458 ^ t1463 ^ t1467;
    let t1476 = t1413 ^ t1463 ^ t1467 ^ t1470;
    let t1477 = t1420 ^ t1445 ^ t1458 ^ t1463 ^ t1470 ^ t1471;
    let t1478 = t1428 ^ t1445 ^ t1452 ^ t1458 ^ t1471;
    let t1479 = t1437 ^ t1452 ^ t1458 ^ t1463;
    let t1480 = t8 & t1472;
    let t1481 = t9 & t1472;
    let t1482 = t8 & t1473;
    let t1483 = t1481 ^ t1482;
    let t1484 = t10 & t1472;
    let t1485 = t9 & t1473;
    let t1486 = t8 & t1474;
    let t1487 = t1484 ^ t1485 ^ t1486;
    let t1488 = t11 & t1472;
    let t1489 = t10 & t1473;
    let t1490 = t9 & t1474;
    let t1491 = t8 & t1475;
    let t1492 = t1488 ^ t1489 ^ t1490 ^ t1491;
    let t1493 = t12 & t1472;
    let t1494 = t11 & t1473;
    let t1495 = t10 & t1474;
    let t1496 = t9 & t1475;
    let t1497 = t8 & t1476;
    let t1498 = t1493 ^ t1494 ^ t1495 ^ t1496 ^ t1497;
    let t1499 = t13 & t1472;
    let t1500 = t12 & t1473;
    let t1501 = t11 & t1474;
    let t1502 = t10 & t1475;
    let t1503 = t9 & t1476;
    let t1504 = t8 & t1477;
    let t1505 = t1499 ^ t1500 ^ t1501 ^ t1502 ^ t1503 ^ t1504;
    let t1506 = t14 & t1472;
    let t1507 = t13 & t1473;
    let t1508 = t12 & t1474;
    let t1509 = t11 & t1475;
    let t1510 = t10 & t1476;
    let t1511 = t9 & t1477;
    let t1512 = t8 & t1478;
    let t1513 = t1506 ^ t1507 ^ t1508 ^ t1509 ^ t1510 ^ t1511 ^ t1512;
    let t1514 = t15 & t1472;
    let t1515 = t14 & t1473;
    let t1516 = t13 & t1474;
    let t1517 = t12 & t1475;
    let t1518 = t11 & t1476;
    let t1519 = t10 & t1477;
    let t1520 = t9 & t1478;
    let t1521 = t8 & t1479;
    let t1522 = t1514 ^ t1515 ^ t1516 ^ t1517 ^ t1518 ^ t1519 ^ t1520 ^ t1521;
    let t1523 = t15 & t1473;
    let t1524 = t14 & t1474;
    let t1525 = t13 & t1475;
    let t1526 = t12 & t1476;
    let t1527 = t11 & t1477;
    let t1528 = t10 & t1478;
    let t1529 = t9 & t1479;
    let t1530 = t1523 ^ t1524 ^ t1525 ^ t1526 ^ t1527 ^ t1528 ^ t1529;
    let t1531 = t15 & t1474;
    let t1532 = t14 & t1475;
    let t1533 = t13 & t1476;
    let t1534 = t12 & t1477;
    let t1535 = t11 & t1478;
    let t1536 = t10 & t1479;
    let t1537 = t1531 ^ t1532 ^ t1533 ^ t1534 ^ t1535 ^ t1536;
    let t1538 = t15 & t1475;
    let t1539 = t14 & t1476;
    let t1540 = t13 & t1477;
    let t1541 = t12 & t1478;
    let t1542 = t11 & t1479;
    let t1543 = t1538 ^ t1539 ^ t1540 ^ t1541 ^ t1542;
    let t1544 = t15 & t1476;
    let t1545 = t14 & t1477;
    let t1546 = t13 & t1478;
    let t1547 = t12 & t1479;
    let t1548 = t1544 ^ t1545 ^ t1546 ^ t1547;
    let t1549 = t15 & t1477;
    let t1550 = t14 & t1478;
    let t1551 = t13 & t1479;
    let t1552 = t1549 ^ t1550 ^ t1551;
    let t1553 = t15 & t1478;
    let t1554 = t14 & t1479;
    let t1555 = t1553 ^ t1554;
    let t1556 = t15 & t1479;
    let t1557 = t1480 ^ t1530 ^ t1543 ^ t1548 ^ t1552;
    let t1558 = t1483 ^ t1530 ^ t1537 ^ t1543 ^ t1555;
    let t1559 = t1487 ^ t1537 ^ t1543 ^ t1548 ^ t1556;
    let t1560 = t1492 ^ t1543 ^ t1548 ^ t1552;
    let t1561 = t1498 ^ t1548 ^ t1552 ^ t1555;
    let t1562 = t1505 ^ t1530 ^ t1543 ^ t1548 ^ t1555 ^ t1556;
    let t1563 = t1513 ^ t1530 ^ t1537 ^ t1543 ^ t1556;
    let t1564 = t1522 ^ t1537 ^ t1543 ^ t1548;
    let t1565 = t0 ^ t1557;
    let t1566 = t1 ^ t1558;
    let t1567 = t2 ^ t1559;
    let t1568 = t3 ^ t1560;
    let t1569 = t4 ^ t1561;
    let t1570 = t5 ^ t1562;
    let t1571 = t6 ^ t1563;
    let t1572 = t7 ^ t1564;
    let t1573 = t0 & t1472;
    let t1574 = t1 & t1472;
    let t1575 = t0 & t1473;
    let t1576 = t1574 ^ t1575;
    let t1577 = t2 & t1472;
    let t1578 = t1 & t1473;
    let t1579 = t0 & t1474;
    let t1580 = t1577 ^ t1578 ^ t1579;
    let t1581 = t3 & t1472;
    let t1582 = t2 & t1473;
    let t1583 = t1 & t1474;
    let t1584 = t0 & t1475;
    let t1585 = t1581 ^ t1582 ^ t1583 ^ t1584;
    let t1586 = t4 & t1472;
    let t1587 = t3 & t1473;
    let t1588 = t2 & t1474;
    let t1589 = t1 & t1475;
    let t1590 = t0 & t1476;
    let t1591 = t1586 ^ t1587 ^ t1588 ^ t1589 ^ t1590;
    let t1592 = t5 & t1472;
    let t1593 = t4 & t1473;
    let t1594 = t3 & t1474;
    let t1595 = t2 & t1475;
    let t1596 = t1 & t1476;
    let t1597 = t0 & t1477;
    let t1598 = t1592 ^ t1593 ^ t1594 ^ t1595 ^ t1596 ^ t1597;
    let t1599 = t6 & t1472;
    let t1600 = t5 & t1473;
    let t1601 = t4 & t1474;
    let t1602 = t3 & t1475;
    let t1603 = t2 & t1476;
    let t1604 = t1 & t1477;
    let t1605 = t0 & t1478;
    let t1606 = t1599 ^ t1600 ^ t1601 ^ t1602 ^ t1603 ^ t1604 ^ t1605;
    let t1607 = t7 & t1472;
    let t1608 = t6 & t1473;
    let t1609 = t5 & t1474;
    let t1610 = t4 & t1475;
    let t1611 = t3 & t1476;
    let t1612 = t2 & t1477;
    let t1613 = t1 & t1478;
    let t1614 = t0 & t1479;
    let t1615 = t1607 ^ t1608 ^ t1609 ^ t1610 ^ t1611 ^ t1612 ^ t1613 ^ t1614;
    let t1616 = t7 & t1473;
    let t1617 = t6 & t1474;
    let t1618 = t5 & t1475;
    let t1619 = t4 & t1476;
    let t1620 = t3 & t1477;
    let t1621 = t2 & t1478;
    let t1622 = t1 & t1479;
    let t1623 = t1616 ^ t1617 ^ t1618 ^ t1619 ^ t1620 ^ t1621 ^ t1622;
    let t1624 = t7 & t1474;
    let t1625 = t6 & t1475;
    let t1626 = t5 & t1476;
    let t1627 = t4 & t1477;
    let t1628 = t3 & t1478;
    let t1629 = t2 & t1479;
    let t1630 = t1624 ^ t1625 ^ t1626 ^ t1627 ^ t1628 ^ t1629;
    let t1631 = t7 & t1475;
    let t1632 = t6 & t1476;
    let t1633 = t5 & t1477;
    let t1634 = t4 & t1478;
    let t1635 = t3 & t1479;
    let t1636 = t1631 ^ t1632 ^ t1633 ^ t1634 ^ t1635;
    let t1637 = t7 & t1476;
    let t1638 = t6 & t1477;
    let t1639 = t5 & t1478;
    let t1640 = t4 & t1479;
    let t1641 = t1637 ^ t1638 ^ t1639 ^ t1640;
    let t1642 = t7 & t1477;
    let t1643 = t6 & t1478;
    let t1644 = t5 & t1479;
    let t1645 = t1642 ^ t1643 ^ t1644;
    let t1646 = t7 & t1478;
    let t1647 = t6 & t1479;
    let t1648 = t1646 ^ t1647;
    let t1649 = t7 & t1479;
    let t1650 = t1573 ^ t1623 ^ t1636 ^ t1641 ^ t1645;
    let t1651 = t1576 ^ t1623 ^ t1630 ^ t1636 ^ t1648;
    let t1652 = t1580 ^ t1630 ^ t1636 ^ t1641 ^ t1649;
    let t1653 = t1585 ^ t1636 ^ t1641 ^ t1645;
    let t1654 = t1591 ^ t1641 ^ t1645 ^ t1648;
    let t1655 = t1598 ^ t1623 ^ t1636 ^ t1641 ^ t1648 ^ t1649;
    let t1656 = t1606 ^ t1623 ^ t1630 ^ t1636 ^ t1649;
    let t1657 = t1615 ^ t1630 ^ t1636 ^ t1641;
    let t1658 = t0 ^ t8;
    let t1659 = t1 ^ t9;
    let t1660 = t2 ^ t10;
    let t1661 = t3 ^ t11;
    let t1662 = t4 ^ t12;
    let t1663 = t5 ^ t13;
    let t1664 = t6 ^ t14;
    let t1665 = t7 ^ t15;
    let t1666 = t0 ^ t16;
    let t1667 = t1 ^ t17;
    let t1668 = t2 ^ t18;
    let t1669 = t3 ^ t19;
    let t1670 = t4 ^ t20;
    let t1671 = t5 ^ t21;
    let t1672 = t6 ^ t22;
    let t1673 = t7 ^ t23;
    let t1674 = t0 ^ t24;
    let t1675 = t1 ^ t25;
    let t1676 = t2 ^ t26;
    let t1677 = t3 ^ t27;
    let t1678 = t4 ^ t28;
    let t1679 = t5 ^ t29;
    let t1680 = t6 ^ t30;
    let t1681 = t7 ^ t31;
    let t1682 = t1658 | t1659 | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666 | t1667 | t1668 | t1669
        | t1670 | t1671 | t1672 | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679 | t1680 | t1681;
    let t1683 = t0 & !t1682;
    let t1684 = t1 & !t1682;
    let t1685 = t2 & !t1682;
    let t1686 = t3 & !t1682;
    let t1687 = t4 & !t1682;
    let t1688 = t5 & !t1682;
    let t1689 = t6 & !t1682;
    let t1690 = t7 & !t1682;
    let t1691 = t1565 ^ t1650;
    let t1692 = t1566 ^ t1651;
    let t1693 = t1567 ^ t1652;
    let t1694 = t1568 ^ t1653;
    let t1695 = t1569 ^ t1654;
    let t1696 = t1570 ^ t1655;
    let t1697 = t1571 ^ t1656;
    let t1698 = t1572 ^ t1657;
    let t1699 = !t419 & t1083;
    let t1700 = t1691 & t1699;
    let t1701 = t1692 & t1699;
    let t1702 = t1693 & t1699;
    let t1703 = t1694 & t1699;
    let t1704 = t1695 & t1699;
    let t1705 = t1696 & t1699;
    let t1706 = t1697 & t1699;
    let t1707 = t1698 & t1699;
    let t1708 = t7 ^ t8;
    let t1709 = t0 ^ t7 ^ t9;
    let t1710 = t1 ^ t10;
    let t1711 = t2 ^ t11;
    let t1712 = t3 ^ t12;
    let t1713 = t4 ^ t7 ^ t13;
    let t1714 = t5 ^ t7 ^ t14;
    let t1715 = t6 ^ t15;
    let t1716 = t6 ^ t16;
    let t1717 = t6 ^ t7 ^ t17;
    let t1718 = t0 ^ t7 ^ t18;
    let t1719 = t1 ^ t19;
    let t1720 = t2 ^ t20;
    let t1721 = t3 ^ t6 ^ t21;
    let t1722 = t4 ^ t6 ^ t7 ^ t22;
    let t1723 = t5 ^ t7 ^ t23;
    let t1724 = t5 ^ t7 ^ t24;
    let t1725 = t5 ^ t6 ^ t7 ^ t25;
    let t1726 = t6 ^ t7 ^ t26;
    let t1727 = t0 ^ t7 ^ t27;
    let t1728 = t1 ^ t28;
    let t1729 = t2 ^ t5 ^ t7 ^ t29;
    let t1730 = t3 ^ t5 ^ t6 ^ t7 ^ t30;
    let t1731 = t4 ^ t6 ^ t7 ^ t31;
    let t1732 = t1708 | t1709 | t1710 | t1711 | t1712 | t1713 | t1714 | t1715 | t1716 | t1717 | t1718 | t1719
        | t1720 | t1721 | t1722 | t1723 | t1724 | t1725 | t1726 | t1727 | t1728 | t1729 | t1730 | t1731;
    let t1733 = t0 & !t1732;
    let t1734 = t1 & !t1732;
    let t1735 = t2 & !t1732;
    let t1736 = t3 & !t1732;
    let t1737 = t4 & !t1732;
    let t1738 = t5 & !t1732;
    let t1739 = t6 & !t1732;
    let t1740 = t7 & !t1732;
    let t1741 = t1650 ^ t1657;
    let t1742 = t1654 ^ t1657;
    let t1743 = t1655 ^ t1657;
    let t1744 = t1565 ^ t1657;
    let t1745 = t1566 ^ t1741;
    let t1746 = t1567 ^ t1651;
    let t1747 = t1568 ^ t1652;
    let t1748 = t1569 ^ t1653;
    let t1749 = t1570 ^ t1742;
    let t1750 = t1571 ^ t1743;
    let t1751 = t1572 ^ t1656;
    let t1752 = !t436 & t1083;
    let t1753 = t1744 & t1752;
    let t1754 = t1745 & t1752;
    let t1755 = t1746 & t1752;
    let t1756 = t1747 & t1752;
    let t1757 = t1748 & t1752;
    let t1758 = t1749 & t1752;
    let t1759 = t1750 & t1752;
    let t1760 = t1751 & t1752;
    let t1761 = t6 ^ t8;
    let t1762 = t6 ^ t7 ^ t9;
    let t1763 = t0 ^ t7 ^ t10;
    let t1764 = t1 ^ t11;
    let t1765 = t2 ^ t12;
    let t1766 = t3 ^ t6 ^ t13;
    let t1767 = t4 ^ t6 ^ t7 ^ t14;
    let t1768 = t5 ^ t7 ^ t15;
    let t1769 = t4 ^ t6 ^ t7 ^ t16;
    let t1770 = t4 ^ t5 ^ t6 ^ t17;
    let t1771 = t5 ^ t6 ^ t7 ^ t18;
    let t1772 = t6 ^ t7 ^ t19;
    let t1773 = t0 ^ t7 ^ t20;
    let t1774 = t1 ^ t4 ^ t6 ^ t7 ^ t21;
    let t1775 = t2 ^ t4 ^ t5 ^ t6 ^ t22;
    let t1776 = t3 ^ t5 ^ t6 ^ t7 ^ t23;
    let t1777 = t2 ^ t4 ^ t5 ^ t6 ^ t24;
    let t1778 = t2 ^ t3 ^ t4 ^ t7 ^ t25;
    let t1779 = t3 ^ t4 ^ t5 ^ t26;
    let t1780 = t4 ^ t5 ^ t6 ^ t27;
    let t1781 = t5 ^ t6 ^ t7 ^ t28;
    let t1782 = t2 ^ t4 ^ t5 ^ t7 ^ t29;
    let t1783 = t0 ^ t2 ^ t3 ^ t4 ^ t30;
    let t1784 = t1 ^ t3 ^ t4 ^ t5 ^ t31;
    let t1785 = t1761 | t1762 | t1763 | t1764 | t1765 | t1766 | t1767 | t1768 | t1769 | t1770 | t1771 | t1772
        | t1773 | t1774 | t1775 | t1776 | t1777 | t1778 | t1779 | t1780 | t1781 | t1782 | t1783 | t1784;
    let t1786 = t0 & !t1785;
    let t1787 = t1 & !t1785;
    let t1788 = t2 & !t1785;
    let t1789 = t3 & !t1785;
    let t1790 = t4 & !t1785;
    let t1791 = t5 & !t1785;
    let t1792 = t6 & !t1785;
    let t1793 = t7 & !t1785;
    let t1794 = t1656 ^ t1657;
    let t1795 = t1653 ^ t1656;
    let t1796 = t1654 ^ t1656 ^ t1657;
    let t1797 = t1565 ^ t1656;
    let t1798 = t1566 ^ t1794;
    let t1799 = t1567 ^ t1741;
    let t1800 = t1568 ^ t1651;
    let t1801 = t1569 ^ t1652;
    let t1802 = t1570 ^ t1795;
    let t1803 = t1571 ^ t1796;
    let t1804 = t1572 ^ t1743;
    let t1805 = !t453 & t1083;
    let t1806 = t1797 & t1805;
    let t1807 = t1798 & t1805;
    let t1808 = t1799 & t1805;
    let t1809 = t1800 & t1805;
    let t1810 = t1801 & t1805;
    let t1811 = t1802 & t1805;
    let t1812 = t1803 & t1805;
    let t1813 = t1804 & t1805;
    let t1814 = t5 ^ t7 ^ t8;
    let t1815 = t5 ^ t6 ^ t7 ^ t9;
    let t1816 = t6 ^ t7 ^ t10;
    let t1817 = t0 ^ t7 ^ t11;
    let t1818 = t1 ^ t12;
    let t1819 = t2 ^ t5 ^ t7 ^ t13;
    let t1820 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    let t1821 = t4 ^ t6 ^ t7 ^ t15;
    let t1822 = t2 ^ t4 ^ t5 ^ t6 ^ t16;
    let t1823 = t2 ^ t3 ^ t4 ^ t7 ^ t17;
    let t1824 = t3 ^ t4 ^ t5 ^ t18;
    let t1825 = t4 ^ t5 ^ t6 ^ t19;
    let t1826 = t5 ^ t6 ^ t7 ^ t20;
    let t1827 = t2 ^ t4 ^ t5 ^ t7 ^ t21;
    let t1828 = t0 ^ t2 ^ t3 ^ t4 ^ t22;
    let t1829 = t1 ^ t3 ^ t4 ^ t5 ^ t23;
    let t1830 = t1 ^ t2 ^ t3 ^ t7 ^ t24;
    let t1831 = t0 ^ t1 ^ t4 ^ t7 ^ t25;
    let t1832 = t0 ^ t1 ^ t2 ^ t5 ^ t26;
    let t1833 = t1 ^ t2 ^ t3 ^ t6 ^ t27;
    let t1834 = t2 ^ t3 ^ t4 ^ t7 ^ t28;
    let t1835 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    let t1836 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t30;
    let t1837 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t31;
    let t1838 = t1814 | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823 | t1824 | t1825
        | t1826 | t1827 | t1828 | t1829 | t1830 | t1831 | t1832 | t1833 | t1834 | t1835 | t1836 | t1837;
    let t1839 = t0 & !t1838;
    let t1840 = t1 & !t1838;
    let t1841 = t2 & !t1838;
    let t1842 = t3 & !t1838;
    let t1843 = t4 & !t1838;
    let t1844 = t5 & !t1838;
    let t1845 = t6 & !t1838;
    let t1846 = t7 & !t1838;
    let t1847 = t1655 ^ t1656 ^ t1657;
    let t1848 = t1652 ^ t1655 ^ t1657;
    let t1849 = t1653 ^ t1655 ^ t1656 ^ t1657;
    let t1850 = t1565 ^ t1743;
    let t1851 = t1566 ^ t1847;
    let t1852 = t1567 ^ t1794;
    let t1853 = t1568 ^ t1741;
    let t1854 = t1569 ^ t1651;
    let t1855 = t1570 ^ t1848;
    let t1856 = t1571 ^ t1849;
    let t1857 = t1572 ^ t1796;
    let t1858 = !t470 & t1083;
    let t1859 = t1850 & t1858;
    let t1860 = t1851 & t1858;
    let t1861 = t1852 & t1858;
    let t1862 = t1853 & t1858;
    let t1863 = t1854 & t1858;
    let t1864 = t1855 & t1858;
    let t1865 = t1856 & t1858;
    let t1866 = t1857 & t1858;
    let t1867 = t4 ^ t6 ^ t7 ^ t8;
    let t1868 = t4 ^ t5 ^ t6 ^ t9;
    let t1869 = t5 ^ t6 ^ t7 ^ t10;
    let t1870 = t6 ^ t7 ^ t11;
    let t1871 = t0 ^ t7 ^ t12;
    let t1872 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    let t1873 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    let t1874 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    let t1875 = t0 ^ t2 ^ t3 ^ t4 ^ t16;
    let t1876 = t0 ^ t1 ^ t2 ^ t5 ^ t17;
    let t1877 = t1 ^ t2 ^ t3 ^ t6 ^ t18;
    let t1878 = t2 ^ t3 ^ t4 ^ t7 ^ t19;
    let t1879 = t3 ^ t4 ^ t5 ^ t20;
    let t1880 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t21;
    let t1881 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t22;
    let t1882 = t1 ^ t2 ^ t3 ^ t7 ^ t23;
    let t1883 = t0 ^ t4 ^ t5 ^ t6 ^ t24;
    let t1884 = t1 ^ t4 ^ t7 ^ t25;
    let t1885 = t2 ^ t5 ^ t26;
    let t1886 = t0 ^ t3 ^ t6 ^ t27;
    let t1887 = t0 ^ t1 ^ t4 ^ t7 ^ t28;
    let t1888 = t1 ^ t2 ^ t4 ^ t6 ^ t29;
    let t1889 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t30;
    let t1890 = t3 ^ t4 ^ t5 ^ t7 ^ t31;
    let t1891 = t1867 | t1868 | t1869 | t1870 | t1871 | t1872 | t1873 | t1874 | t1875 | t1876 | t1877 | t1878
        | t1879 | t1880 | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888 | t1889 | t1890;
    let t1892 = t0 & !t1891;
    let t1893 = t1 & !t1891;
    let t1894 = t2 & !t1891;
    let t1895 = t3 & !t1891;
    let t1896 = t4 & !t1891;
    let t1897 = t5 & !t1891;
    let t1898 = t6 & !t1891;
    let t1899 = t7 & !t1891;
    let t1900 = t1654 ^ t1655 ^ t1656;
    let t1901 = t1651 ^ t1654 ^ t1656 ^ t1657;
    let t1902 = t1652 ^ t1654 ^ t1655 ^ t1656;
    let t1903 = t1565 ^ t1796;
    let t1904 = t1566 ^ t1900;
    let t1905 = t1567 ^ t1847;
    let t1906 = t1568 ^ t1794;
    let t1907 = t1569 ^ t1741;
    let t1908 = t1570 ^ t1901;
    let t1909 = t1571 ^ t1902;
    let t1910 = t1572 ^ t1849;
    let t1911 = !t487 & t1083;
    let t1912 = t1903 & t1911;
    let t1913 = t1904 & t1911;
    let t1914 = t1905 & t1911;
    let t1915 = t1906 & t1911;
    let t1916 = t1907 & t1911;
    let t1917 = t1908 & t1911;
    let t1918 = t1909 & t1911;
    let t1919 = t1910 & t1911;
    let t1920 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    let t1921 = t3 ^ t4 ^ t5 ^ t9;
    let t1922 = t4 ^ t5 ^ t6 ^ t10;
    let t1923 = t5 ^ t6 ^ t7 ^ t11;
    let t1924 = t6 ^ t7 ^ t12;
    let t1925 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    let t1926 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    let t1927 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    let t1928 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t16;
    let t1929 = t0 ^ t3 ^ t6 ^ t17;
    let t1930 = t0 ^ t1 ^ t4 ^ t7 ^ t18;
    let t1931 = t0 ^ t1 ^ t2 ^ t5 ^ t19;
    let t1932 = t1 ^ t2 ^ t3 ^ t6 ^ t20;
    let t1933 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t21;
    let t1934 = t0 ^ t4 ^ t5 ^ t6 ^ t22;
    let t1935 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t23;
    let t1936 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    let t1937 = t1 ^ t4 ^ t5 ^ t25;
    let t1938 = t2 ^ t5 ^ t6 ^ t26;
    let t1939 = t0 ^ t3 ^ t6 ^ t7 ^ t27;
    let t1940 = t1 ^ t4 ^ t7 ^ t28;
    let t1941 = t1 ^ t3 ^ t6 ^ t7 ^ t29;
    let t1942 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    let t1943 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    let t1944 = t1920 | t1921 | t1922 | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930 | t1931
        | t1932 | t1933 | t1934 | t1935 | t1936 | t1937 | t1938 | t1939 | t1940 | t1941 | t1942 | t1943;
    let t1945 = t0 & !t1944;
    let t1946 = t1 & !t1944;
    let t1947 = t2 & !t1944;
    let t1948 = t3 & !t1944;
    let t1949 = t4 & !t1944;
    let t1950 = t5 & !t1944;
    let t1951 = t6 & !t1944;
    let t1952 = t7 & !t1944;
    let t1953 = t1653 ^ t1654 ^ t1655;
    let t1954 = t1650 ^ t1653 ^ t1655 ^ t1656;
    let t1955 = t1651 ^ t1653 ^ t1654 ^ t1655;
    let t1956 = t1565 ^ t1849;
    let t1957 = t1566 ^ t1953;
    let t1958 = t1567 ^ t1900;
    let t1959 = t1568 ^ t1847;
    let t1960 = t1569 ^ t1794;
    let t1961 = t1570 ^ t1954;
    let t1962 = t1571 ^ t1955;
    let t1963 = t1572 ^ t1902;
    let t1964 = !t504 & t1083;
    let t1965 = t1956 & t1964;
    let t1966 = t1957 & t1964;
    let t1967 = t1958 & t1964;
    let t1968 = t1959 & t1964;
    let t1969 = t1960 & t1964;
    let t1970 = t1961 & t1964;
    let t1971 = t1962 & t1964;
    let t1972 = t1963 & t1964;
    let t1973 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    let t1974 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    let t1975 = t3 ^ t4 ^ t5 ^ t10;
    let t1976 = t4 ^ t5 ^ t6 ^ t11;
    let t1977 = t5 ^ t6 ^ t7 ^ t12;
    let t1978 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    let t1979 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    let t1980 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    let t1981 = t0 ^ t4 ^ t5 ^ t6 ^ t16;
    let t1982 = t1 ^ t4 ^ t7 ^ t17;
    let t1983 = t2 ^ t5 ^ t18;
    let t1984 = t0 ^ t3 ^ t6 ^ t19;
    let t1985 = t0 ^ t1 ^ t4 ^ t7 ^ t20;
    let t1986 = t1 ^ t2 ^ t4 ^ t6 ^ t21;
    let t1987 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    let t1988 = t3 ^ t4 ^ t5 ^ t7 ^ t23;
    let t1989 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t24;
    let t1990 = t1 ^ t2 ^ t6 ^ t25;
    let t1991 = t2 ^ t3 ^ t7 ^ t26;
    let t1992 = t0 ^ t3 ^ t4 ^ t27;
    let t1993 = t1 ^ t4 ^ t5 ^ t28;
    let t1994 = t0 ^ t3 ^ t4 ^ t6 ^ t29;
    let t1995 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t30;
    let t1996 = t1 ^ t2 ^ t3 ^ t4 ^ t31;
    let t1997 = t1973 | t1974 | t1975 | t1976 | t1977 | t1978 | t1979 | t1980 | t1981 | t1982 | t1983 | t1984
        | t1985 | t1986 | t1987 | t1988 | t1989 | t1990 | t1991 | t1992 | t1993 | t1994 | t1995 | t1996;
    let t1998 = t0 & !t1997;
    let t1999 = t1 & !t1997;
    let t2000 = t2 & !t1997;
    let t2001 = t3 & !t1997;
    let t2002 = t4 & !t1997;
    let t2003 = t5 & !t1997;
    let t2004 = t6 & !t1997;
    let t2005 = t7 & !t1997;
    let t2006 = t1652 ^ t1653 ^ t1654 ^ t1657;
    let t2007 = t1652 ^ t1654 ^ t1655 ^ t1657;
    let t2008 = t1650 ^ t1652 ^ t1653 ^ t1654;
    let t2009 = t1565 ^ t1902;
    let t2010 = t1566 ^ t2006;
    let t2011 = t1567 ^ t1953;
    let t2012 = t1568 ^ t1900;
    let t2013 = t1569 ^ t1847;
    let t2014 = t1570 ^ t2007;
    let t2015 = t1571 ^ t2008;
    let t2016 = t1572 ^ t1955;
    let t2017 = !t521 & t1083;
    let t2018 = t2009 & t2017;
    let t2019 = t2010 & t2017;
    let t2020 = t2011 & t2017;
    let t2021 = t2012 & t2017;
    let t2022 = t2013 & t2017;
    let t2023 = t2014 & t2017;
    let t2024 = t2015 & t2017;
    let t2025 = t2016 & t2017;
    let t2026 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    let t2027 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    let t2028 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    let t2029 = t3 ^ t4 ^ t5 ^ t11;
    let t2030 = t4 ^ t5 ^ t6 ^ t12;
    let t2031 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    let t2032 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    let t2033 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    let t2034 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    let t2035 = t2 ^ t5 ^ t6 ^ t17;
    let t2036 = t0 ^ t3 ^ t6 ^ t7 ^ t18;
    let t2037 = t1 ^ t4 ^ t7 ^ t19;
    let t2038 = t2 ^ t5 ^ t20;
    let t2039 = t0 ^ t2 ^ t4 ^ t7 ^ t21;
    let t2040 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    let t2041 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t23;
    let t2042 = t0 ^ t1 ^ t2 ^ t6 ^ t24;
    let t2043 = t3 ^ t6 ^ t7 ^ t25;
    let t2044 = t0 ^ t4 ^ t7 ^ t26;
    let t2045 = t0 ^ t1 ^ t5 ^ t27;
    let t2046 = t1 ^ t2 ^ t6 ^ t28;
    let t2047 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t29;
    let t2048 = t0 ^ t4 ^ t6 ^ t7 ^ t30;
    let t2049 = t0 ^ t1 ^ t5 ^ t7 ^ t31;
    let t2050 = t2026 | t2027 | t2028 | t2029 | t2030 | t2031 | t2032 | t2033 | t2034 | t2035 | t2036 | t2037
        | t2038 | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046 | t2047 | t2048 | t2049;
    let t2051 = t0 & !t2050;
    let t2052 = t1 & !t2050;
    let t2053 = t2 & !t2050;
    let t2054 = t3 & !t2050;
    let t2055 = t4 & !t2050;
    let t2056 = t5 & !t2050;
    let t2057 = t6 & !t2050;
    let t2058 = t7 & !t2050;
    let t2059 = t1651 ^ t1652 ^ t1653 ^ t1656;
    let t2060 = t1651 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    let t2061 = t1651 ^ t1652 ^ t1653 ^ t1657;
    let t2062 = t1565 ^ t1955;
    let t2063 = t1566 ^ t2059;
    let t2064 = t1567 ^ t2006;
    let t2065 = t1568 ^ t1953;
    let t2066 = t1569 ^ t1900;
    let t2067 = t1570 ^ t2060;
    let t2068 = t1571 ^ t2061;
    let t2069 = t1572 ^ t2008;
    let t2070 = !t538 & t1083;
    let t2071 = t2062 & t2070;
    let t2072 = t2063 & t2070;
    let t2073 = t2064 & t2070;
    let t2074 = t2065 & t2070;
    let t2075 = t2066 & t2070;
    let t2076 = t2067 & t2070;
    let t2077 = t2068 & t2070;
    let t2078 = t2069 & t2070;
    let t2079 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    let t2080 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    let t2081 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    let t2082 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    let t2083 = t3 ^ t4 ^ t5 ^ t12;
    let t2084 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    let t2085 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    let t2086 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    let t2087 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    let t2088 = t0 ^ t3 ^ t4 ^ t17;
    let t2089 = t1 ^ t4 ^ t5 ^ t18;
    let t2090 = t2 ^ t5 ^ t6 ^ t19;
    let t2091 = t0 ^ t3 ^ t6 ^ t7 ^ t20;
    let t2092 = t0 ^ t2 ^ t5 ^ t6 ^ t21;
    let t2093 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t22;
    let t2094 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t23;
    let t2095 = t3 ^ t5 ^ t6 ^ t24;
    let t2096 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t25;
    let t2097 = t1 ^ t4 ^ t5 ^ t6 ^ t26;
    let t2098 = t2 ^ t5 ^ t6 ^ t7 ^ t27;
    let t2099 = t3 ^ t6 ^ t7 ^ t28;
    let t2100 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    let t2101 = t1 ^ t3 ^ t4 ^ t7 ^ t30;
    let t2102 = t2 ^ t4 ^ t5 ^ t31;
    let t2103 = t2079 | t2080 | t2081 | t2082 | t2083 | t2084 | t2085 | t2086 | t2087 | t2088 | t2089 | t2090
        | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099 | t2100 | t2101 | t2102;
    let t2104 = t0 & !t2103;
    let t2105 = t1 & !t2103;
    let t2106 = t2 & !t2103;
    let t2107 = t3 & !t2103;
    let t2108 = t4 & !t2103;
    let t2109 = t5 & !t2103;
    let t2110 = t6 & !t2103;
    let t2111 = t7 & !t2103;
    let t2112 = t1650 ^ t1651 ^ t1652 ^ t1655;
    let t2113 = t1650 ^ t1652 ^ t1653 ^ t1655 ^ t1656;
    let t2114 = t1650 ^ t1651 ^ t1652 ^ t1656 ^ t1657;
    let t2115 = t1565 ^ t2008;
    let t2116 = t1566 ^ t2112;
    let t2117 = t1567 ^ t2059;
    let t2118 = t1568 ^ t2006;
    let t2119 = t1569 ^ t1953;
    let t2120 = t1570 ^ t2113;
    let t2121 = t1571 ^ t2114;
    let t2122 = t1572 ^ t2061;
    let t2123 = !t555 & t1083;
    let t2124 = t2115 & t2123;
    let t2125 = t2116 & t2123;
    let t2126 = t2117 & t2123;
    let t2127 = t2118 & t2123;
    let t2128 = t2119 & t2123;
    let t2129 = t2120 & t2123;
    let t2130 = t2121 & t2123;
    let t2131 = t2122 & t2123;
    let t2132 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    let t2133 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    let t2134 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    let t2135 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    let t2136 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    let t2137 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    let t2138 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    let t2139 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    let t2140 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t16;
    let t2141 = t1 ^ t2 ^ t6 ^ t17;
    let t2142 = t2 ^ t3 ^ t7 ^ t18;
    let t2143 = t0 ^ t3 ^ t4 ^ t19;
    let t2144 = t1 ^ t4 ^ t5 ^ t20;
    let t2145 = t0 ^ t3 ^ t4 ^ t6 ^ t21;
    let t2146 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t22;
    let t2147 = t1 ^ t2 ^ t3 ^ t4 ^ t23;
    let t2148 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    let t2149 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t25;
    let t2150 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t26;
    let t2151 = t2 ^ t3 ^ t4 ^ t6 ^ t27;
    let t2152 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t28;
    let t2153 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t29;
    let t2154 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t30;
    let t2155 = t1 ^ t2 ^ t5 ^ t6 ^ t31;
    let t2156 = t2132 | t2133 | t2134 | t2135 | t2136 | t2137 | t2138 | t2139 | t2140 | t2141 | t2142 | t2143
        | t2144 | t2145 | t2146 | t2147 | t2148 | t2149 | t2150 | t2151 | t2152 | t2153 | t2154 | t2155;
    let t2157 = t0 & !t2156;
    let t2158 = t1 & !t2156;
    let t2159 = t2 & !t2156;
    let t2160 = t3 & !t2156;
    let t2161 = t4 & !t2156;
    let t2162 = t5 & !t2156;
    let t2163 = t6 & !t2156;
    let t2164 = t7 & !t2156;
    let t2165 = t1650 ^ t1651 ^ t1654 ^ t1657;
    let t2166 = t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1657;
    let t2167 = t1650 ^ t1651 ^ t1655 ^ t1656 ^ t1657;
    let t2168 = t1565 ^ t2061;
    let t2169 = t1566 ^ t2165;
    let t2170 = t1567 ^ t2112;
    let t2171 = t1568 ^ t2059;
    let t2172 = t1569 ^ t2006;
    let t2173 = t1570 ^ t2166;
    let t2174 = t1571 ^ t2167;
    let t2175 = t1572 ^ t2114;
    let t2176 = !t572 & t1083;
    let t2177 = t2168 & t2176;
    let t2178 = t2169 & t2176;
    let t2179 = t2170 & t2176;
    let t2180 = t2171 & t2176;
    let t2181 = t2172 & t2176;
    let t2182 = t2173 & t2176;
    let t2183 = t2174 & t2176;
    let t2184 = t2175 & t2176;
    let t2185 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    let t2186 = t0 ^ t3 ^ t6 ^ t9;
    let t2187 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    let t2188 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    let t2189 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    let t2190 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    let t2191 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    let t2192 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    let t2193 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t16;
    let t2194 = t0 ^ t4 ^ t7 ^ t17;
    let t2195 = t0 ^ t1 ^ t5 ^ t18;
    let t2196 = t1 ^ t2 ^ t6 ^ t19;
    let t2197 = t2 ^ t3 ^ t7 ^ t20;
    let t2198 = t1 ^ t2 ^ t4 ^ t7 ^ t21;
    let t2199 = t0 ^ t1 ^ t5 ^ t7 ^ t22;
    let t2200 = t0 ^ t1 ^ t2 ^ t6 ^ t23;
    let t2201 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    let t2202 = t1 ^ t3 ^ t5 ^ t6 ^ t25;
    let t2203 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t26;
    let t2204 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t27;
    let t2205 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t28;
    let t2206 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t29;
    let t2207 = t1 ^ t2 ^ t4 ^ t5 ^ t30;
    let t2208 = t2 ^ t3 ^ t5 ^ t6 ^ t31;
    let t2209 = t2185 | t2186 | t2187 | t2188 | t2189 | t2190 | t2191 | t2192 | t2193 | t2194 | t2195 | t2196
        | t2197 | t2198 | t2199 | t2200 | t2201 | t2202 | t2203 | t2204 | t2205 | t2206 | t2207 | t2208;
    let t2210 = t0 & !t2209;
    let t2211 = t1 & !t2209;
    let t2212 = t2 & !t2209;
    let t2213 = t3 & !t2209;
    let t2214 = t4 & !t2209;
    let t2215 = t5 & !t2209;
    let t2216 = t6 & !t2209;
    let t2217 = t7 & !t2209;
    let t2218 = t1650 ^ t1653 ^ t1656;
    let t2219 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1656;
    let t2220 = t1650 ^ t1654 ^ t1655 ^ t1656;
    let t2221 = t1565 ^ t2114;
    let t2222 = t1566 ^ t2218;
    let t2223 = t1567 ^ t2165;
    let t2224 = t1568 ^ t2112;
    let t2225 = t1569 ^ t2059;
    let t2226 = t1570 ^ t2219;
    let t2227 = t1571 ^ t2220;
    let t2228 = t1572 ^ t2167;
    let t2229 = !t589 & t1083;
    let t2230 = t2221 & t2229;
    let t2231 = t2222 & t2229;
    let t2232 = t2223 & t2229;
    let t2233 = t2224 & t2229;
    let t2234 = t2225 & t2229;
    let t2235 = t2226 & t2229;
    let t2236 = t2227 & t2229;
    let t2237 = t2228 & t2229;
    let t2238 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    let t2239 = t2 ^ t5 ^ t9;
    let t2240 = t0 ^ t3 ^ t6 ^ t10;
    let t2241 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    let t2242 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    let t2243 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    let t2244 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    let t2245 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    let t2246 = t0 ^ t1 ^ t5 ^ t7 ^ t16;
    let t2247 = t2 ^ t5 ^ t6 ^ t7 ^ t17;
    let t2248 = t3 ^ t6 ^ t7 ^ t18;
    let t2249 = t0 ^ t4 ^ t7 ^ t19;
    let t2250 = t0 ^ t1 ^ t5 ^ t20;
    let t2251 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    let t2252 = t3 ^ t5 ^ t6 ^ t22;
    let t2253 = t0 ^ t4 ^ t6 ^ t7 ^ t23;
    let t2254 = t0 ^ t1 ^ t3 ^ t4 ^ t24;
    let t2255 = t0 ^ t2 ^ t3 ^ t5 ^ t25;
    let t2256 = t1 ^ t3 ^ t4 ^ t6 ^ t26;
    let t2257 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t27;
    let t2258 = t1 ^ t3 ^ t5 ^ t6 ^ t28;
    let t2259 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t29;
    let t2260 = t1 ^ t2 ^ t7 ^ t30;
    let t2261 = t0 ^ t2 ^ t3 ^ t31;
    let t2262 = t2238 | t2239 | t2240 | t2241 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248 | t2249
        | t2250 | t2251 | t2252 | t2253 | t2254 | t2255 | t2256 | t2257 | t2258 | t2259 | t2260 | t2261;
    let t2263 = t0 & !t2262;
    let t2264 = t1 & !t2262;
    let t2265 = t2 & !t2262;
    let t2266 = t3 & !t2262;
    let t2267 = t4 & !t2262;
    let t2268 = t5 & !t2262;
    let t2269 = t6 & !t2262;
    let t2270 = t7 & !t2262;
    let t2271 = t1652 ^ t1655;
    let t2272 = t1650 ^ t1652 ^ t1653 ^ t1655 ^ t1657;
    let t2273 = t1653 ^ t1654 ^ t1655 ^ t1657;
    let t2274 = t1565 ^ t2167;
    let t2275 = t1566 ^ t2271;
    let t2276 = t1567 ^ t2218;
    let t2277 = t1568 ^ t2165;
    let t2278 = t1569 ^ t2112;
    let t2279 = t1570 ^ t2272;
    let t2280 = t1571 ^ t2273;
    let t2281 = t1572 ^ t2220;
    let t2282 = !t606 & t1083;
    let t2283 = t2274 & t2282;
    let t2284 = t2275 & t2282;
    let t2285 = t2276 & t2282;
    let t2286 = t2277 & t2282;
    let t2287 = t2278 & t2282;
    let t2288 = t2279 & t2282;
    let t2289 = t2280 & t2282;
    let t2290 = t2281 & t2282;
    let t2291 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    let t2292 = t1 ^ t4 ^ t7 ^ t9;
    let t2293 = t2 ^ t5 ^ t10;
    let t2294 = t0 ^ t3 ^ t6 ^ t11;
    let t2295 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    let t2296 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    let t2297 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    let t2298 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    let t2299 = t3 ^ t5 ^ t6 ^ t16;
    let t2300 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t17;
    let t2301 = t1 ^ t4 ^ t5 ^ t6 ^ t18;
    let t2302 = t2 ^ t5 ^ t6 ^ t7 ^ t19;
    let t2303 = t3 ^ t6 ^ t7 ^ t20;
    let t2304 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t21;
    let t2305 = t1 ^ t3 ^ t4 ^ t7 ^ t22;
    let t2306 = t2 ^ t4 ^ t5 ^ t23;
    let t2307 = t0 ^ t1 ^ t6 ^ t7 ^ t24;
    let t2308 = t0 ^ t2 ^ t6 ^ t25;
    let t2309 = t0 ^ t1 ^ t3 ^ t7 ^ t26;
    let t2310 = t1 ^ t2 ^ t4 ^ t27;
    let t2311 = t0 ^ t2 ^ t3 ^ t5 ^ t28;
    let t2312 = t0 ^ t3 ^ t4 ^ t7 ^ t29;
    let t2313 = t4 ^ t5 ^ t6 ^ t7 ^ t30;
    let t2314 = t0 ^ t5 ^ t6 ^ t7 ^ t31;
    let t2315 = t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297 | t2298 | t2299 | t2300 | t2301 | t2302
        | t2303 | t2304 | t2305 | t2306 | t2307 | t2308 | t2309 | t2310 | t2311 | t2312 | t2313 | t2314;
    let t2316 = t0 & !t2315;
    let t2317 = t1 & !t2315;
    let t2318 = t2 & !t2315;
    let t2319 = t3 & !t2315;
    let t2320 = t4 & !t2315;
    let t2321 = t5 & !t2315;
    let t2322 = t6 & !t2315;
    let t2323 = t7 & !t2315;
    let t2324 = t1651 ^ t1654 ^ t1657;
    let t2325 = t1651 ^ t1652 ^ t1654 ^ t1656;
    let t2326 = t1652 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    let t2327 = t1565 ^ t2220;
    let t2328 = t1566 ^ t2324;
    let t2329 = t1567 ^ t2271;
    let t2330 = t1568 ^ t2218;
    let t2331 = t1569 ^ t2165;
    let t2332 = t1570 ^ t2325;
    let t2333 = t1571 ^ t2326;
    let t2334 = t1572 ^ t2273;
    let t2335 = !t623 & t1083;
    let t2336 = t2327 & t2335;
    let t2337 = t2328 & t2335;
    let t2338 = t2329 & t2335;
    let t2339 = t2330 & t2335;
    let t2340 = t2331 & t2335;
    let t2341 = t2332 & t2335;
    let t2342 = t2333 & t2335;
    let t2343 = t2334 & t2335;
    let t2344 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    let t2345 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    let t2346 = t1 ^ t4 ^ t7 ^ t10;
    let t2347 = t2 ^ t5 ^ t11;
    let t2348 = t0 ^ t3 ^ t6 ^ t12;
    let t2349 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    let t2350 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    let t2351 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    let t2352 = t1 ^ t3 ^ t4 ^ t7 ^ t16;
    let t2353 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t17;
    let t2354 = t2 ^ t3 ^ t4 ^ t6 ^ t18;
    let t2355 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t19;
    let t2356 = t1 ^ t4 ^ t5 ^ t6 ^ t20;
    let t2357 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    let t2358 = t1 ^ t2 ^ t5 ^ t6 ^ t22;
    let t2359 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t23;
    let t2360 = t3 ^ t4 ^ t5 ^ t6 ^ t24;
    let t2361 = t3 ^ t7 ^ t25;
    let t2362 = t0 ^ t4 ^ t26;
    let t2363 = t1 ^ t5 ^ t27;
    let t2364 = t0 ^ t2 ^ t6 ^ t28;
    let t2365 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t29;
    let t2366 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    let t2367 = t2 ^ t3 ^ t4 ^ t5 ^ t31;
    let t2368 = t2344 | t2345 | t2346 | t2347 | t2348 | t2349 | t2350 | t2351 | t2352 | t2353 | t2354 | t2355
        | t2356 | t2357 | t2358 | t2359 | t2360 | t2361 | t2362 | t2363 | t2364 | t2365 | t2366 | t2367;
    let t2369 = t0 & !t2368;
    let t2370 = t1 & !t2368;
    let t2371 = t2 & !t2368;
    let t2372 = t3 & !t2368;
    let t2373 = t4 & !t2368;
    let t2374 = t5 & !t2368;
    let t2375 = t6 & !t2368;
    let t2376 = t7 & !t2368;
    let t2377 = t1650 ^ t1653 ^ t1656 ^ t1657;
    let t2378 = t1650 ^ t1651 ^ t1653 ^ t1655;
    let t2379 = t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1656 ^ t1657;
    let t2380 = t1565 ^ t2273;
    let t2381 = t1566 ^ t2377;
    let t2382 = t1567 ^ t2324;
    let t2383 = t1568 ^ t2271;
    let t2384 = t1569 ^ t2218;
    let t2385 = t1570 ^ t2378;
    let t2386 = t1571 ^ t2379;
    let t2387 = t1572 ^ t2326;
    let t2388 = !t640 & t1083;
    let t2389 = t2380 & t2388;
    let t2390 = t2381 & t2388;
    let t2391 = t2382 & t2388;
    let t2392 = t2383 & t2388;
    let t2393 = t2384 & t2388;
    let t2394 = t2385 & t2388;
    let t2395 = t2386 & t2388;
    let t2396 = t2387 & t2388;
    let t2397 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    let t2398 = t2 ^ t5 ^ t6 ^ t9;
    let t2399 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    let t2400 = t1 ^ t4 ^ t7 ^ t11;
    let t2401 = t2 ^ t5 ^ t12;
    let t2402 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    let t2403 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    let t2404 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    let t2405 = t1 ^ t2 ^ t5 ^ t6 ^ t16;
    let t2406 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t17;
    let t2407 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t18;
    let t2408 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t19;
    let t2409 = t2 ^ t3 ^ t4 ^ t6 ^ t20;
    let t2410 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    let t2411 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t22;
    let t2412 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t23;
    let t2413 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t24;
    let t2414 = t0 ^ t4 ^ t6 ^ t25;
    let t2415 = t1 ^ t5 ^ t7 ^ t26;
    let t2416 = t2 ^ t6 ^ t27;
    let t2417 = t3 ^ t7 ^ t28;
    let t2418 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t29;
    let t2419 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t30;
    let t2420 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t31;
    let t2421 = t2397 | t2398 | t2399 | t2400 | t2401 | t2402 | t2403 | t2404 | t2405 | t2406 | t2407 | t2408
        | t2409 | t2410 | t2411 | t2412 | t2413 | t2414 | t2415 | t2416 | t2417 | t2418 | t2419 | t2420;
    let t2422 = t0 & !t2421;
    let t2423 = t1 & !t2421;
    let t2424 = t2 & !t2421;
    let t2425 = t3 & !t2421;
    let t2426 = t4 & !t2421;
    let t2427 = t5 & !t2421;
    let t2428 = t6 & !t2421;
    let t2429 = t7 & !t2421;
    let t2430 = t1652 ^ t1655 ^ t1656;
    let t2431 = t1650 ^ t1652 ^ t1654 ^ t1657;
    let t2432 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    let t2433 = t1565 ^ t2326;
    let t2434 = t1566 ^ t2430;
    let t2435 = t1567 ^ t2377;
    let t2436 = t1568 ^ t2324;
    let t2437 = t1569 ^ t2271;
    let t2438 = t1570 ^ t2431;
    let t2439 = t1571 ^ t2432;
    let t2440 = t1572 ^ t2379;
    let t2441 = !t657 & t1083;
    let t2442 = t2433 & t2441;
    let t2443 = t2434 & t2441;
    let t2444 = t2435 & t2441;
    let t2445 = t2436 & t2441;
    let t2446 = t2437 & t2441;
    let t2447 = t2438 & t2441;
    let t2448 = t2439 & t2441;
    let t2449 = t2440 & t2441;
    let t2450 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    let t2451 = t1 ^ t4 ^ t5 ^ t9;
    let t2452 = t2 ^ t5 ^ t6 ^ t10;
    let t2453 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    let t2454 = t1 ^ t4 ^ t7 ^ t12;
    let t2455 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    let t2456 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    let t2457 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    let t2458 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t16;
    let t2459 = t1 ^ t3 ^ t5 ^ t6 ^ t17;
    let t2460 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t18;
    let t2461 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t19;
    let t2462 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t20;
    let t2463 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t21;
    let t2464 = t1 ^ t2 ^ t4 ^ t5 ^ t22;
    let t2465 = t2 ^ t3 ^ t5 ^ t6 ^ t23;
    let t2466 = t0 ^ t3 ^ t4 ^ t5 ^ t24;
    let t2467 = t1 ^ t3 ^ t6 ^ t25;
    let t2468 = t2 ^ t4 ^ t7 ^ t26;
    let t2469 = t3 ^ t5 ^ t27;
    let t2470 = t0 ^ t4 ^ t6 ^ t28;
    let t2471 = t0 ^ t1 ^ t3 ^ t4 ^ t7 ^ t29;
    let t2472 = t1 ^ t2 ^ t3 ^ t30;
    let t2473 = t2 ^ t3 ^ t4 ^ t31;
    let t2474 = t2450 | t2451 | t2452 | t2453 | t2454 | t2455 | t2456 | t2457 | t2458 | t2459 | t2460 | t2461
        | t2462 | t2463 | t2464 | t2465 | t2466 | t2467 | t2468 | t2469 | t2470 | t2471 | t2472 | t2473;
    let t2475 = t0 & !t2474;
    let t2476 = t1 & !t2474;
    let t2477 = t2 & !t2474;
    let t2478 = t3 & !t2474;
    let t2479 = t4 & !t2474;
    let t2480 = t5 & !t2474;
    let t2481 = t6 & !t2474;
    let t2482 = t7 & !t2474;
    let t2483 = t1651 ^ t1654 ^ t1655;
    let t2484 = t1651 ^ t1653 ^ t1656 ^ t1657;
    let t2485 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1655 ^ t1656;
    let t2486 = t1565 ^ t2379;
    let t2487 = t1566 ^ t2483;
    let t2488 = t1567 ^ t2430;
    let t2489 = t1568 ^ t2377;
    let t2490 = t1569 ^ t2324;
    let t2491 = t1570 ^ t2484;
    let t2492 = t1571 ^ t2485;
    let t2493 = t1572 ^ t2432;
    let t2494 = !t674 & t1083;
    let t2495 = t2486 & t2494;
    let t2496 = t2487 & t2494;
    let t2497 = t2488 & t2494;
    let t2498 = t2489 & t2494;
    let t2499 = t2490 & t2494;
    let t2500 = t2491 & t2494;
    let t2501 = t2492 & t2494;
    let t2502 = t2493 & t2494;
    let t2503 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t8;
    let t2504 = t0 ^ t3 ^ t4 ^ t9;
    let t2505 = t1 ^ t4 ^ t5 ^ t10;
    let t2506 = t2 ^ t5 ^ t6 ^ t11;
    let t2507 = t0 ^ t3 ^ t6 ^ t7 ^ t12;
    let t2508 = t0 ^ t2 ^ t5 ^ t6 ^ t13;
    let t2509 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t14;
    let t2510 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t15;
    let t2511 = t1 ^ t2 ^ t4 ^ t5 ^ t16;
    let t2512 = t1 ^ t3 ^ t4 ^ t6 ^ t17;
    let t2513 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t18;
    let t2514 = t1 ^ t3 ^ t5 ^ t6 ^ t19;
    let t2515 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t20;
    let t2516 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t21;
    let t2517 = t0 ^ t2 ^ t3 ^ t22;
    let t2518 = t0 ^ t1 ^ t3 ^ t4 ^ t23;
    let t2519 = t0 ^ t1 ^ t2 ^ t7 ^ t24;
    let t2520 = t0 ^ t3 ^ t7 ^ t25;
    let t2521 = t1 ^ t4 ^ t26;
    let t2522 = t0 ^ t2 ^ t5 ^ t27;
    let t2523 = t1 ^ t3 ^ t6 ^ t28;
    let t2524 = t0 ^ t1 ^ t4 ^ t29;
    let t2525 = t0 ^ t5 ^ t7 ^ t30;
    let t2526 = t0 ^ t1 ^ t6 ^ t31;
    let t2527 = t2503 | t2504 | t2505 | t2506 | t2507 | t2508 | t2509 | t2510 | t2511 | t2512 | t2513 | t2514
        | t2515 | t2516 | t2517 | t2518 | t2519 | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526;
    let t2528 = t0 & !t2527;
    let t2529 = t1 & !t2527;
    let t2530 = t2 & !t2527;
    let t2531 = t3 & !t2527;
    let t2532 = t4 & !t2527;
    let t2533 = t5 & !t2527;
    let t2534 = t6 & !t2527;
    let t2535 = t7 & !t2527;
    let t2536 = t1650 ^ t1653 ^ t1654;
    let t2537 = t1650 ^ t1652 ^ t1655 ^ t1656;
    let t2538 = t1650 ^ t1652 ^ t1653 ^ t1654 ^ t1655;
    let t2539 = t1565 ^ t2432;
    let t2540 = t1566 ^ t2536;
    let t2541 = t1567 ^ t2483;
    let t2542 = t1568 ^ t2430;
    let t2543 = t1569 ^ t2377;
    let t2544 = t1570 ^ t2537;
    let t2545 = t1571 ^ t2538;
    let t2546 = t1572 ^ t2485;
    let t2547 = !t691 & t1083;
    let t2548 = t2539 & t2547;
    let t2549 = t2540 & t2547;
    let t2550 = t2541 & t2547;
    let t2551 = t2542 & t2547;
    let t2552 = t2543 & t2547;
    let t2553 = t2544 & t2547;
    let t2554 = t2545 & t2547;
    let t2555 = t2546 & t2547;
    let t2556 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t8;
    let t2557 = t2 ^ t3 ^ t7 ^ t9;
    let t2558 = t0 ^ t3 ^ t4 ^ t10;
    let t2559 = t1 ^ t4 ^ t5 ^ t11;
    let t2560 = t2 ^ t5 ^ t6 ^ t12;
    let t2561 = t1 ^ t4 ^ t5 ^ t7 ^ t13;
    let t2562 = t1 ^ t2 ^ t3 ^ t4 ^ t14;
    let t2563 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t15;
    let t2564 = t0 ^ t2 ^ t3 ^ t16;
    let t2565 = t1 ^ t2 ^ t4 ^ t17;
    let t2566 = t0 ^ t2 ^ t3 ^ t5 ^ t18;
    let t2567 = t1 ^ t3 ^ t4 ^ t6 ^ t19;
    let t2568 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t20;
    let t2569 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t21;
    let t2570 = t0 ^ t1 ^ t6 ^ t7 ^ t22;
    let t2571 = t1 ^ t2 ^ t7 ^ t23;
    let t2572 = t4 ^ t6 ^ t24;
    let t2573 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    let t2574 = t1 ^ t5 ^ t6 ^ t7 ^ t26;
    let t2575 = t2 ^ t6 ^ t7 ^ t27;
    let t2576 = t0 ^ t3 ^ t7 ^ t28;
    let t2577 = t1 ^ t6 ^ t29;
    let t2578 = t2 ^ t4 ^ t6 ^ t7 ^ t30;
    let t2579 = t3 ^ t5 ^ t7 ^ t31;
    let t2580 = t2556 | t2557 | t2558 | t2559 | t2560 | t2561 | t2562 | t2563 | t2564 | t2565 | t2566 | t2567
        | t2568 | t2569 | t2570 | t2571 | t2572 | t2573 | t2574 | t2575 | t2576 | t2577 | t2578 | t2579;
    let t2581 = t0 & !t2580;
    let t2582 = t1 & !t2580;
    let t2583 = t2 & !t2580;
    let t2584 = t3 & !t2580;
    let t2585 = t4 & !t2580;
    let t2586 = t5 & !t2580;
    let t2587 = t6 & !t2580;
    let t2588 = t7 & !t2580;
    let t2589 = t1652 ^ t1653 ^ t1657;
    let t2590 = t1651 ^ t1654 ^ t1655 ^ t1657;
    let t2591 = t1651 ^ t1652 ^ t1653 ^ t1654;
    let t2592 = t1565 ^ t2485;
    let t2593 = t1566 ^ t2589;
    let t2594 = t1567 ^ t2536;
    let t2595 = t1568 ^ t2483;
    let t2596 = t1569 ^ t2430;
    let t2597 = t1570 ^ t2590;
    let t2598 = t1571 ^ t2591;
    let t2599 = t1572 ^ t2538;
    let t2600 = !t708 & t1083;
    let t2601 = t2592 & t2600;
    let t2602 = t2593 & t2600;
    let t2603 = t2594 & t2600;
    let t2604 = t2595 & t2600;
    let t2605 = t2596 & t2600;
    let t2606 = t2597 & t2600;
    let t2607 = t2598 & t2600;
    let t2608 = t2599 & t2600;
    let t2609 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t8;
    let t2610 = t1 ^ t2 ^ t6 ^ t9;
    let t2611 = t2 ^ t3 ^ t7 ^ t10;
    let t2612 = t0 ^ t3 ^ t4 ^ t11;
    let t2613 = t1 ^ t4 ^ t5 ^ t12;
    let t2614 = t0 ^ t3 ^ t4 ^ t6 ^ t13;
    let t2615 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t14;
    let t2616 = t1 ^ t2 ^ t3 ^ t4 ^ t15;
    let t2617 = t0 ^ t1 ^ t6 ^ t7 ^ t16;
    let t2618 = t0 ^ t2 ^ t6 ^ t17;
    let t2619 = t0 ^ t1 ^ t3 ^ t7 ^ t18;
    let t2620 = t1 ^ t2 ^ t4 ^ t19;
    let t2621 = t0 ^ t2 ^ t3 ^ t5 ^ t20;
    let t2622 = t0 ^ t3 ^ t4 ^ t7 ^ t21;
    let t2623 = t4 ^ t5 ^ t6 ^ t7 ^ t22;
    let t2624 = t0 ^ t5 ^ t6 ^ t7 ^ t23;
    let t2625 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    let t2626 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t25;
    let t2627 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t26;
    let t2628 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t27;
    let t2629 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    let t2630 = t3 ^ t29;
    let t2631 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    let t2632 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    let t2633 = t2609 | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617 | t2618 | t2619 | t2620
        | t2621 | t2622 | t2623 | t2624 | t2625 | t2626 | t2627 | t2628 | t2629 | t2630 | t2631 | t2632;
    let t2634 = t0 & !t2633;
    let t2635 = t1 & !t2633;
    let t2636 = t2 & !t2633;
    let t2637 = t3 & !t2633;
    let t2638 = t4 & !t2633;
    let t2639 = t5 & !t2633;
    let t2640 = t6 & !t2633;
    let t2641 = t7 & !t2633;
    let t2642 = t1651 ^ t1652 ^ t1656;
    let t2643 = t1650 ^ t1653 ^ t1654 ^ t1656;
    let t2644 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1657;
    let t2645 = t1565 ^ t2538;
    let t2646 = t1566 ^ t2642;
    let t2647 = t1567 ^ t2589;
    let t2648 = t1568 ^ t2536;
    let t2649 = t1569 ^ t2483;
    let t2650 = t1570 ^ t2643;
    let t2651 = t1571 ^ t2644;
    let t2652 = t1572 ^ t2591;
    let t2653 = !t725 & t1083;
    let t2654 = t2645 & t2653;
    let t2655 = t2646 & t2653;
    let t2656 = t2647 & t2653;
    let t2657 = t2648 & t2653;
    let t2658 = t2649 & t2653;
    let t2659 = t2650 & t2653;
    let t2660 = t2651 & t2653;
    let t2661 = t2652 & t2653;
    let t2662 = t1 ^ t2 ^ t3 ^ t4 ^ t8;
    let t2663 = t0 ^ t1 ^ t5 ^ t9;
    let t2664 = t1 ^ t2 ^ t6 ^ t10;
    let t2665 = t2 ^ t3 ^ t7 ^ t11;
    let t2666 = t0 ^ t3 ^ t4 ^ t12;
    let t2667 = t2 ^ t3 ^ t5 ^ t13;
    let t2668 = t0 ^ t1 ^ t2 ^ t6 ^ t14;
    let t2669 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t15;
    let t2670 = t4 ^ t5 ^ t6 ^ t7 ^ t16;
    let t2671 = t0 ^ t4 ^ t17;
    let t2672 = t1 ^ t5 ^ t18;
    let t2673 = t0 ^ t2 ^ t6 ^ t19;
    let t2674 = t0 ^ t1 ^ t3 ^ t7 ^ t20;
    let t2675 = t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    let t2676 = t2 ^ t3 ^ t4 ^ t5 ^ t22;
    let t2677 = t3 ^ t4 ^ t5 ^ t6 ^ t23;
    let t2678 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    let t2679 = t0 ^ t1 ^ t2 ^ t25;
    let t2680 = t0 ^ t1 ^ t2 ^ t3 ^ t26;
    let t2681 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t27;
    let t2682 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t28;
    let t2683 = t0 ^ t7 ^ t29;
    let t2684 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    let t2685 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    let t2686 = t2662 | t2663 | t2664 | t2665 | t2666 | t2667 | t2668 | t2669 | t2670 | t2671 | t2672 | t2673
        | t2674 | t2675 | t2676 | t2677 | t2678 | t2679 | t2680 | t2681 | t2682 | t2683 | t2684 | t2685;
    let t2687 = t0 & !t2686;
    let t2688 = t1 & !t2686;
    let t2689 = t2 & !t2686;
    let t2690 = t3 & !t2686;
    let t2691 = t4 & !t2686;
    let t2692 = t5 & !t2686;
    let t2693 = t6 & !t2686;
    let t2694 = t7 & !t2686;
    let t2695 = t1650 ^ t1651 ^ t1655;
    let t2696 = t1652 ^ t1653 ^ t1655;
    let t2697 = t1650 ^ t1651 ^ t1652 ^ t1656;
    let t2698 = t1565 ^ t2591;
    let t2699 = t1566 ^ t2695;
    let t2700 = t1567 ^ t2642;
    let t2701 = t1568 ^ t2589;
    let t2702 = t1569 ^ t2536;
    let t2703 = t1570 ^ t2696;
    let t2704 = t1571 ^ t2697;
    let t2705 = t1572 ^ t2644;
    let t2706 = !t742 & t1083;
    let t2707 = t2698 & t2706;
    let t2708 = t2699 & t2706;
    let t2709 = t2700 & t2706;
    let t2710 = t2701 & t2706;
    let t2711 = t2702 & t2706;
    let t2712 = t2703 & t2706;
    let t2713 = t2704 & t2706;
    let t2714 = t2705 & t2706;
    let t2715 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t8;
    let t2716 = t0 ^ t4 ^ t7 ^ t9;
    let t2717 = t0 ^ t1 ^ t5 ^ t10;
    let t2718 = t1 ^ t2 ^ t6 ^ t11;
    let t2719 = t2 ^ t3 ^ t7 ^ t12;
    let t2720 = t1 ^ t2 ^ t4 ^ t7 ^ t13;
    let t2721 = t0 ^ t1 ^ t5 ^ t7 ^ t14;
    let t2722 = t0 ^ t1 ^ t2 ^ t6 ^ t15;
    let t2723 = t2 ^ t3 ^ t4 ^ t5 ^ t16;
    let t2724 = t2 ^ t6 ^ t17;
    let t2725 = t3 ^ t7 ^ t18;
    let t2726 = t0 ^ t4 ^ t19;
    let t2727 = t1 ^ t5 ^ t20;
    let t2728 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t21;
    let t2729 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t22;
    let t2730 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t23;
    let t2731 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t24;
    let t2732 = t7 ^ t25;
    let t2733 = t0 ^ t26;
    let t2734 = t0 ^ t1 ^ t27;
    let t2735 = t0 ^ t1 ^ t2 ^ t28;
    let t2736 = t4 ^ t5 ^ t6 ^ t29;
    let t2737 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t30;
    let t2738 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t31;
    let t2739 = t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722 | t2723 | t2724 | t2725 | t2726
        | t2727 | t2728 | t2729 | t2730 | t2731 | t2732 | t2733 | t2734 | t2735 | t2736 | t2737 | t2738;
    let t2740 = t0 & !t2739;
    let t2741 = t1 & !t2739;
    let t2742 = t2 & !t2739;
    let t2743 = t3 & !t2739;
    let t2744 = t4 & !t2739;
    let t2745 = t5 & !t2739;
    let t2746 = t6 & !t2739;
    let t2747 = t7 & !t2739;
    let t2748 = t1650 ^ t1654 ^ t1657;
    let t2749 = t1651 ^ t1652 ^ t1654 ^ t1657;
    let t2750 = t1650 ^ t1651 ^ t1655 ^ t1657;
    let t2751 = t1565 ^ t2644;
    let t2752 = t1566 ^ t2748;
    let t2753 = t1567 ^ t2695;
    let t2754 = t1568 ^ t2642;
    let t2755 = t1569 ^ t2589;
    let t2756 = t1570 ^ t2749;
    let t2757 = t1571 ^ t2750;
    let t2758 = t1572 ^ t2697;
    let t2759 = !t759 & t1083;
    let t2760 = t2751 & t2759;
    let t2761 = t2752 & t2759;
    let t2762 = t2753 & t2759;
    let t2763 = t2754 & t2759;
    let t2764 = t2755 & t2759;
    let t2765 = t2756 & t2759;
    let t2766 = t2757 & t2759;
    let t2767 = t2758 & t2759;
    let t2768 = t0 ^ t1 ^ t2 ^ t6 ^ t8;
    let t2769 = t3 ^ t6 ^ t7 ^ t9;
    let t2770 = t0 ^ t4 ^ t7 ^ t10;
    let t2771 = t0 ^ t1 ^ t5 ^ t11;
    let t2772 = t1 ^ t2 ^ t6 ^ t12;
    let t2773 = t0 ^ t1 ^ t3 ^ t6 ^ t7 ^ t13;
    let t2774 = t0 ^ t4 ^ t6 ^ t7 ^ t14;
    let t2775 = t0 ^ t1 ^ t5 ^ t7 ^ t15;
    let t2776 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t16;
    let t2777 = t0 ^ t4 ^ t6 ^ t17;
    let t2778 = t1 ^ t5 ^ t7 ^ t18;
    let t2779 = t2 ^ t6 ^ t19;
    let t2780 = t3 ^ t7 ^ t20;
    let t2781 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t21;
    let t2782 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t22;
    let t2783 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t23;
    let t2784 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t24;
    let t2785 = t4 ^ t6 ^ t7 ^ t25;
    let t2786 = t5 ^ t7 ^ t26;
    let t2787 = t6 ^ t27;
    let t2788 = t7 ^ t28;
    let t2789 = t1 ^ t2 ^ t3 ^ t6 ^ t29;
    let t2790 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t30;
    let t2791 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t31;
    let t2792 = t2768 | t2769 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775 | t2776 | t2777 | t2778 | t2779
        | t2780 | t2781 | t2782 | t2783 | t2784 | t2785 | t2786 | t2787 | t2788 | t2789 | t2790 | t2791;
    let t2793 = t0 & !t2792;
    let t2794 = t1 & !t2792;
    let t2795 = t2 & !t2792;
    let t2796 = t3 & !t2792;
    let t2797 = t4 & !t2792;
    let t2798 = t5 & !t2792;
    let t2799 = t6 & !t2792;
    let t2800 = t7 & !t2792;
    let t2801 = t1653 ^ t1656 ^ t1657;
    let t2802 = t1650 ^ t1651 ^ t1653 ^ t1656 ^ t1657;
    let t2803 = t1650 ^ t1654 ^ t1656 ^ t1657;
    let t2804 = t1565 ^ t2697;
    let t2805 = t1566 ^ t2801;
    let t2806 = t1567 ^ t2748;
    let t2807 = t1568 ^ t2695;
    let t2808 = t1569 ^ t2642;
    let t2809 = t1570 ^ t2802;
    let t2810 = t1571 ^ t2803;
    let t2811 = t1572 ^ t2750;
    let t2812 = !t776 & t1083;
    let t2813 = t2804 & t2812;
    let t2814 = t2805 & t2812;
    let t2815 = t2806 & t2812;
    let t2816 = t2807 & t2812;
    let t2817 = t2808 & t2812;
    let t2818 = t2809 & t2812;
    let t2819 = t2810 & t2812;
    let t2820 = t2811 & t2812;
    let t2821 = t0 ^ t1 ^ t5 ^ t7 ^ t8;
    let t2822 = t2 ^ t5 ^ t6 ^ t7 ^ t9;
    let t2823 = t3 ^ t6 ^ t7 ^ t10;
    let t2824 = t0 ^ t4 ^ t7 ^ t11;
    let t2825 = t0 ^ t1 ^ t5 ^ t12;
    let t2826 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t13;
    let t2827 = t3 ^ t5 ^ t6 ^ t14;
    let t2828 = t0 ^ t4 ^ t6 ^ t7 ^ t15;
    let t2829 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t16;
    let t2830 = t2 ^ t4 ^ t7 ^ t17;
    let t2831 = t3 ^ t5 ^ t18;
    let t2832 = t0 ^ t4 ^ t6 ^ t19;
    let t2833 = t1 ^ t5 ^ t7 ^ t20;
    let t2834 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t21;
    let t2835 = t2 ^ t3 ^ t4 ^ t22;
    let t2836 = t0 ^ t3 ^ t4 ^ t5 ^ t23;
    let t2837 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    let t2838 = t1 ^ t3 ^ t4 ^ t5 ^ t25;
    let t2839 = t2 ^ t4 ^ t5 ^ t6 ^ t26;
    let t2840 = t3 ^ t5 ^ t6 ^ t7 ^ t27;
    let t2841 = t4 ^ t6 ^ t7 ^ t28;
    let t2842 = t0 ^ t3 ^ t6 ^ t29;
    let t2843 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t30;
    let t2844 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t31;
    let t2845 = t2821 | t2822 | t2823 | t2824 | t2825 | t2826 | t2827 | t2828 | t2829 | t2830 | t2831 | t2832
        | t2833 | t2834 | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843 | t2844;
    let t2846 = t0 & !t2845;
    let t2847 = t1 & !t2845;
    let t2848 = t2 & !t2845;
    let t2849 = t3 & !t2845;
    let t2850 = t4 & !t2845;
    let t2851 = t5 & !t2845;
    let t2852 = t6 & !t2845;
    let t2853 = t7 & !t2845;
    let t2854 = t1652 ^ t1655 ^ t1656 ^ t1657;
    let t2855 = t1650 ^ t1652 ^ t1655 ^ t1656 ^ t1657;
    let t2856 = t1653 ^ t1655 ^ t1656;
    let t2857 = t1565 ^ t2750;
    let t2858 = t1566 ^ t2854;
    let t2859 = t1567 ^ t2801;
    let t2860 = t1568 ^ t2748;
    let t2861 = t1569 ^ t2695;
    let t2862 = t1570 ^ t2855;
    let t2863 = t1571 ^ t2856;
    let t2864 = t1572 ^ t2803;
    let t2865 = !t793 & t1083;
    let t2866 = t2857 & t2865;
    let t2867 = t2858 & t2865;
    let t2868 = t2859 & t2865;
    let t2869 = t2860 & t2865;
    let t2870 = t2861 & t2865;
    let t2871 = t2862 & t2865;
    let t2872 = t2863 & t2865;
    let t2873 = t2864 & t2865;
    let t2874 = t0 ^ t4 ^ t6 ^ t7 ^ t8;
    let t2875 = t1 ^ t4 ^ t5 ^ t6 ^ t9;
    let t2876 = t2 ^ t5 ^ t6 ^ t7 ^ t10;
    let t2877 = t3 ^ t6 ^ t7 ^ t11;
    let t2878 = t0 ^ t4 ^ t7 ^ t12;
    let t2879 = t1 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    let t2880 = t2 ^ t4 ^ t5 ^ t14;
    let t2881 = t3 ^ t5 ^ t6 ^ t15;
    let t2882 = t2 ^ t3 ^ t4 ^ t16;
    let t2883 = t0 ^ t2 ^ t5 ^ t17;
    let t2884 = t1 ^ t3 ^ t6 ^ t18;
    let t2885 = t2 ^ t4 ^ t7 ^ t19;
    let t2886 = t3 ^ t5 ^ t20;
    let t2887 = t0 ^ t2 ^ t3 ^ t6 ^ t21;
    let t2888 = t0 ^ t1 ^ t2 ^ t7 ^ t22;
    let t2889 = t1 ^ t2 ^ t3 ^ t23;
    let t2890 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t24;
    let t2891 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t25;
    let t2892 = t1 ^ t2 ^ t3 ^ t7 ^ t26;
    let t2893 = t0 ^ t2 ^ t3 ^ t4 ^ t27;
    let t2894 = t1 ^ t3 ^ t4 ^ t5 ^ t28;
    let t2895 = t0 ^ t3 ^ t6 ^ t7 ^ t29;
    let t2896 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t30;
    let t2897 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t31;
    let t2898 = t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882 | t2883 | t2884 | t2885
        | t2886 | t2887 | t2888 | t2889 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895 | t2896 | t2897;
    let t2899 = t0 & !t2898;
    let t2900 = t1 & !t2898;
    let t2901 = t2 & !t2898;
    let t2902 = t3 & !t2898;
    let t2903 = t4 & !t2898;
    let t2904 = t5 & !t2898;
    let t2905 = t6 & !t2898;
    let t2906 = t7 & !t2898;
    let t2907 = t1651 ^ t1654 ^ t1655 ^ t1656;
    let t2908 = t1651 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    let t2909 = t1652 ^ t1654 ^ t1655;
    let t2910 = t1565 ^ t2803;
    let t2911 = t1566 ^ t2907;
    let t2912 = t1567 ^ t2854;
    let t2913 = t1568 ^ t2801;
    let t2914 = t1569 ^ t2748;
    let t2915 = t1570 ^ t2908;
    let t2916 = t1571 ^ t2909;
    let t2917 = t1572 ^ t2856;
    let t2918 = !t810 & t1083;
    let t2919 = t2910 & t2918;
    let t2920 = t2911 & t2918;
    let t2921 = t2912 & t2918;
    let t2922 = t2913 & t2918;
    let t2923 = t2914 & t2918;
    let t2924 = t2915 & t2918;
    let t2925 = t2916 & t2918;
    let t2926 = t2917 & t2918;
    let t2927 = t3 ^ t5 ^ t6 ^ t8;
    let t2928 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t9;
    let t2929 = t1 ^ t4 ^ t5 ^ t6 ^ t10;
    let t2930 = t2 ^ t5 ^ t6 ^ t7 ^ t11;
    let t2931 = t3 ^ t6 ^ t7 ^ t12;
    let t2932 = t0 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    let t2933 = t1 ^ t3 ^ t4 ^ t7 ^ t14;
    let t2934 = t2 ^ t4 ^ t5 ^ t15;
    let t2935 = t0 ^ t1 ^ t2 ^ t7 ^ t16;
    let t2936 = t0 ^ t3 ^ t7 ^ t17;
    let t2937 = t1 ^ t4 ^ t18;
    let t2938 = t0 ^ t2 ^ t5 ^ t19;
    let t2939 = t1 ^ t3 ^ t6 ^ t20;
    let t2940 = t0 ^ t1 ^ t4 ^ t21;
    let t2941 = t0 ^ t5 ^ t7 ^ t22;
    let t2942 = t0 ^ t1 ^ t6 ^ t23;
    let t2943 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t24;
    let t2944 = t3 ^ t4 ^ t5 ^ t7 ^ t25;
    let t2945 = t0 ^ t4 ^ t5 ^ t6 ^ t26;
    let t2946 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t27;
    let t2947 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t28;
    let t2948 = t0 ^ t3 ^ t4 ^ t29;
    let t2949 = t0 ^ t2 ^ t5 ^ t7 ^ t30;
    let t2950 = t0 ^ t1 ^ t3 ^ t6 ^ t31;
    let t2951 = t2927 | t2928 | t2929 | t2930 | t2931 | t2932 | t2933 | t2934 | t2935 | t2936 | t2937 | t2938
        | t2939 | t2940 | t2941 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947 | t2948 | t2949 | t2950;
    let t2952 = t0 & !t2951;
    let t2953 = t1 & !t2951;
    let t2954 = t2 & !t2951;
    let t2955 = t3 & !t2951;
    let t2956 = t4 & !t2951;
    let t2957 = t5 & !t2951;
    let t2958 = t6 & !t2951;
    let t2959 = t7 & !t2951;
    let t2960 = t1650 ^ t1653 ^ t1654 ^ t1655 ^ t1657;
    let t2961 = t1650 ^ t1653 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    let t2962 = t1651 ^ t1653 ^ t1654 ^ t1657;
    let t2963 = t1565 ^ t2856;
    let t2964 = t1566 ^ t2960;
    let t2965 = t1567 ^ t2907;
    let t2966 = t1568 ^ t2854;
    let t2967 = t1569 ^ t2801;
    let t2968 = t1570 ^ t2961;
    let t2969 = t1571 ^ t2962;
    let t2970 = t1572 ^ t2909;
    let t2971 = !t827 & t1083;
    let t2972 = t2963 & t2971;
    let t2973 = t2964 & t2971;
    let t2974 = t2965 & t2971;
    let t2975 = t2966 & t2971;
    let t2976 = t2967 & t2971;
    let t2977 = t2968 & t2971;
    let t2978 = t2969 & t2971;
    let t2979 = t2970 & t2971;
    let t2980 = t2 ^ t4 ^ t5 ^ t8;
    let t2981 = t2 ^ t3 ^ t4 ^ t6 ^ t9;
    let t2982 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t10;
    let t2983 = t1 ^ t4 ^ t5 ^ t6 ^ t11;
    let t2984 = t2 ^ t5 ^ t6 ^ t7 ^ t12;
    let t2985 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t13;
    let t2986 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t14;
    let t2987 = t1 ^ t3 ^ t4 ^ t7 ^ t15;
    let t2988 = t0 ^ t5 ^ t7 ^ t16;
    let t2989 = t1 ^ t5 ^ t6 ^ t7 ^ t17;
    let t2990 = t2 ^ t6 ^ t7 ^ t18;
    let t2991 = t0 ^ t3 ^ t7 ^ t19;
    let t2992 = t1 ^ t4 ^ t20;
    let t2993 = t2 ^ t7 ^ t21;
    let t2994 = t3 ^ t5 ^ t7 ^ t22;
    let t2995 = t4 ^ t6 ^ t23;
    let t2996 = t1 ^ t4 ^ t6 ^ t24;
    let t2997 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t25;
    let t2998 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t26;
    let t2999 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t27;
    let t3000 = t3 ^ t4 ^ t5 ^ t7 ^ t28;
    let t3001 = t0 ^ t1 ^ t5 ^ t29;
    let t3002 = t2 ^ t4 ^ t30;
    let t3003 = t0 ^ t3 ^ t5 ^ t31;
    let t3004 = t2980 | t2981 | t2982 | t2983 | t2984 | t2985 | t2986 | t2987 | t2988 | t2989 | t2990 | t2991
        | t2992 | t2993 | t2994 | t2995 | t2996 | t2997 | t2998 | t2999 | t3000 | t3001 | t3002 | t3003;
    let t3005 = t0 & !t3004;
    let t3006 = t1 & !t3004;
    let t3007 = t2 & !t3004;
    let t3008 = t3 & !t3004;
    let t3009 = t4 & !t3004;
    let t3010 = t5 & !t3004;
    let t3011 = t6 & !t3004;
    let t3012 = t7 & !t3004;
    let t3013 = t1652 ^ t1653 ^ t1654 ^ t1656;
    let t3014 = t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1656 ^ t1657;
    let t3015 = t1650 ^ t1652 ^ t1653 ^ t1656 ^ t1657;
    let t3016 = t1565 ^ t2909;
    let t3017 = t1566 ^ t3013;
    let t3018 = t1567 ^ t2960;
    let t3019 = t1568 ^ t2907;
    let t3020 = t1569 ^ t2854;
    let t3021 = t1570 ^ t3014;
    let t3022 = t1571 ^ t3015;
    let t3023 = t1572 ^ t2962;
    let t3024 = !t844 & t1083;
    let t3025 = t3016 & t3024;
    let t3026 = t3017 & t3024;
    let t3027 = t3018 & t3024;
    let t3028 = t3019 & t3024;
    let t3029 = t3020 & t3024;
    let t3030 = t3021 & t3024;
    let t3031 = t3022 & t3024;
    let t3032 = t3023 & t3024;
    let t3033 = t1 ^ t3 ^ t4 ^ t7 ^ t8;
    let t3034 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t9;
    let t3035 = t2 ^ t3 ^ t4 ^ t6 ^ t10;
    let t3036 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t11;
    let t3037 = t1 ^ t4 ^ t5 ^ t6 ^ t12;
    let t3038 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t13;
    let t3039 = t1 ^ t2 ^ t5 ^ t6 ^ t14;
    let t3040 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t15;
    let t3041 = t3 ^ t5 ^ t7 ^ t16;
    let t3042 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t17;
    let t3043 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t18;
    let t3044 = t1 ^ t5 ^ t6 ^ t7 ^ t19;
    let t3045 = t2 ^ t6 ^ t7 ^ t20;
    let t3046 = t0 ^ t5 ^ t21;
    let t3047 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    let t3048 = t2 ^ t4 ^ t6 ^ t7 ^ t23;
    let t3049 = t1 ^ t3 ^ t24;
    let t3050 = t1 ^ t2 ^ t3 ^ t4 ^ t25;
    let t3051 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t26;
    let t3052 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t27;
    let t3053 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t28;
    let t3054 = t2 ^ t5 ^ t6 ^ t7 ^ t29;
    let t3055 = t1 ^ t6 ^ t7 ^ t30;
    let t3056 = t0 ^ t2 ^ t7 ^ t31;
    let t3057 = t3033 | t3034 | t3035 | t3036 | t3037 | t3038 | t3039 | t3040 | t3041 | t3042 | t3043 | t3044
        | t3045 | t3046 | t3047 | t3048 | t3049 | t3050 | t3051 | t3052 | t3053 | t3054 | t3055 | t3056;
    let t3058 = t0 & !t3057;
    let t3059 = t1 & !t3057;
    let t3060 = t2 & !t3057;
    let t3061 = t3 & !t3057;
    let t3062 = t4 & !t3057;
    let t3063 = t5 & !t3057;
    let t3064 = t6 & !t3057;
    let t3065 = t7 & !t3057;
    let t3066 = t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1657;
    let t3067 = t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1656;
    let t3068 = t1651 ^ t1652 ^ t1655 ^ t1656;
    let t3069 = t1565 ^ t2962;
    let t3070 = t1566 ^ t3066;
    let t3071 = t1567 ^ t3013;
    let t3072 = t1568 ^ t2960;
    let t3073 = t1569 ^ t2907;
    let t3074 = t1570 ^ t3067;
    let t3075 = t1571 ^ t3068;
    let t3076 = t1572 ^ t3015;
    let t3077 = !t861 & t1083;
    let t3078 = t3069 & t3077;
    let t3079 = t3070 & t3077;
    let t3080 = t3071 & t3077;
    let t3081 = t3072 & t3077;
    let t3082 = t3073 & t3077;
    let t3083 = t3074 & t3077;
    let t3084 = t3075 & t3077;
    let t3085 = t3076 & t3077;
    let t3086 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t8;
    let t3087 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t9;
    let t3088 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t10;
    let t3089 = t2 ^ t3 ^ t4 ^ t6 ^ t11;
    let t3090 = t0 ^ t3 ^ t4 ^ t5 ^ t7 ^ t12;
    let t3091 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t13;
    let t3092 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t14;
    let t3093 = t1 ^ t2 ^ t5 ^ t6 ^ t15;
    let t3094 = t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    let t3095 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t17;
    let t3096 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t18;
    let t3097 = t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t19;
    let t3098 = t0 ^ t4 ^ t5 ^ t6 ^ t7 ^ t20;
    let t3099 = t3 ^ t21;
    let t3100 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    let t3101 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    let t3102 = t0 ^ t5 ^ t6 ^ t24;
    let t3103 = t0 ^ t1 ^ t5 ^ t7 ^ t25;
    let t3104 = t0 ^ t1 ^ t2 ^ t6 ^ t26;
    let t3105 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t27;
    let t3106 = t1 ^ t2 ^ t3 ^ t4 ^ t28;
    let t3107 = t2 ^ t3 ^ t4 ^ t6 ^ t29;
    let t3108 = t3 ^ t4 ^ t6 ^ t7 ^ t30;
    let t3109 = t4 ^ t5 ^ t7 ^ t31;
    let t3110 = t3086 | t3087 | t3088 | t3089 | t3090 | t3091 | t3092 | t3093 | t3094 | t3095 | t3096 | t3097
        | t3098 | t3099 | t3100 | t3101 | t3102 | t3103 | t3104 | t3105 | t3106 | t3107 | t3108 | t3109;
    let t3111 = t0 & !t3110;
    let t3112 = t1 & !t3110;
    let t3113 = t2 & !t3110;
    let t3114 = t3 & !t3110;
    let t3115 = t4 & !t3110;
    let t3116 = t5 & !t3110;
    let t3117 = t6 & !t3110;
    let t3118 = t7 & !t3110;
    let t3119 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1656;
    let t3120 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1655 ^ t1657;
    let t3121 = t1650 ^ t1651 ^ t1654 ^ t1655 ^ t1657;
    let t3122 = t1565 ^ t3015;
    let t3123 = t1566 ^ t3119;
    let t3124 = t1567 ^ t3066;
    let t3125 = t1568 ^ t3013;
    let t3126 = t1569 ^ t2960;
    let t3127 = t1570 ^ t3120;
    let t3128 = t1571 ^ t3121;
    let t3129 = t1572 ^ t3068;
    let t3130 = !t877 & t1083;
    let t3131 = t3122 & t3130;
    let t3132 = t3123 & t3130;
    let t3133 = t3124 & t3130;
    let t3134 = t3125 & t3130;
    let t3135 = t3126 & t3130;
    let t3136 = t3127 & t3130;
    let t3137 = t3128 & t3130;
    let t3138 = t3129 & t3130;
    let t3139 = t1 ^ t2 ^ t5 ^ t6 ^ t8;
    let t3140 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t9;
    let t3141 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t10;
    let t3142 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t11;
    let t3143 = t2 ^ t3 ^ t4 ^ t6 ^ t12;
    let t3144 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    let t3145 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    let t3146 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t15;
    let t3147 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    let t3148 = t0 ^ t1 ^ t2 ^ t3 ^ t17;
    let t3149 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t18;
    let t3150 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t19;
    let t3151 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t20;
    let t3152 = t1 ^ t21;
    let t3153 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t22;
    let t3154 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    let t3155 = t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    let t3156 = t2 ^ t4 ^ t5 ^ t25;
    let t3157 = t3 ^ t5 ^ t6 ^ t26;
    let t3158 = t0 ^ t4 ^ t6 ^ t7 ^ t27;
    let t3159 = t0 ^ t1 ^ t5 ^ t7 ^ t28;
    let t3160 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t29;
    let t3161 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    let t3162 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    let t3163 = t3139 | t3140 | t3141 | t3142 | t3143 | t3144 | t3145 | t3146 | t3147 | t3148 | t3149 | t3150
        | t3151 | t3152 | t3153 | t3154 | t3155 | t3156 | t3157 | t3158 | t3159 | t3160 | t3161 | t3162;
    let t3164 = t0 & !t3163;
    let t3165 = t1 & !t3163;
    let t3166 = t2 & !t3163;
    let t3167 = t3 & !t3163;
    let t3168 = t4 & !t3163;
    let t3169 = t5 & !t3163;
    let t3170 = t6 & !t3163;
    let t3171 = t7 & !t3163;
    let t3172 = t1650 ^ t1651 ^ t1653 ^ t1655 ^ t1657;
    let t3173 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    let t3174 = t1650 ^ t1653 ^ t1654 ^ t1656 ^ t1657;
    let t3175 = t1565 ^ t3068;
    let t3176 = t1566 ^ t3172;
    let t3177 = t1567 ^ t3119;
    let t3178 = t1568 ^ t3066;
    let t3179 = t1569 ^ t3013;
    let t3180 = t1570 ^ t3173;
    let t3181 = t1571 ^ t3174;
    let t3182 = t1572 ^ t3121;
    let t3183 = !t893 & t1083;
    let t3184 = t3175 & t3183;
    let t3185 = t3176 & t3183;
    let t3186 = t3177 & t3183;
    let t3187 = t3178 & t3183;
    let t3188 = t3179 & t3183;
    let t3189 = t3180 & t3183;
    let t3190 = t3181 & t3183;
    let t3191 = t3182 & t3183;
    let t3192 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t8;
    let t3193 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t9;
    let t3194 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t10;
    let t3195 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t11;
    let t3196 = t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t12;
    let t3197 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t13;
    let t3198 = t2 ^ t3 ^ t5 ^ t6 ^ t14;
    let t3199 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    let t3200 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t16;
    let t3201 = t0 ^ t1 ^ t17;
    let t3202 = t0 ^ t1 ^ t2 ^ t18;
    let t3203 = t0 ^ t1 ^ t2 ^ t3 ^ t19;
    let t3204 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t20;
    let t3205 = t6 ^ t7 ^ t21;
    let t3206 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    let t3207 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    let t3208 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    let t3209 = t1 ^ t2 ^ t5 ^ t6 ^ t25;
    let t3210 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    let t3211 = t1 ^ t3 ^ t4 ^ t7 ^ t27;
    let t3212 = t2 ^ t4 ^ t5 ^ t28;
    let t3213 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t29;
    let t3214 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t30;
    let t3215 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t31;
    let t3216 = t3192 | t3193 | t3194 | t3195 | t3196 | t3197 | t3198 | t3199 | t3200 | t3201 | t3202 | t3203
        | t3204 | t3205 | t3206 | t3207 | t3208 | t3209 | t3210 | t3211 | t3212 | t3213 | t3214 | t3215;
    let t3217 = t0 & !t3216;
    let t3218 = t1 & !t3216;
    let t3219 = t2 & !t3216;
    let t3220 = t3 & !t3216;
    let t3221 = t4 & !t3216;
    let t3222 = t5 & !t3216;
    let t3223 = t6 & !t3216;
    let t3224 = t7 & !t3216;
    let t3225 = t1650 ^ t1652 ^ t1654 ^ t1656 ^ t1657;
    let t3226 = t1650 ^ t1651 ^ t1652 ^ t1653 ^ t1655 ^ t1656 ^ t1657;
    let t3227 = t1652 ^ t1653 ^ t1655 ^ t1656;
    let t3228 = t1565 ^ t3121;
    let t3229 = t1566 ^ t3225;
    let t3230 = t1567 ^ t3172;
    let t3231 = t1568 ^ t3119;
    let t3232 = t1569 ^ t3066;
    let t3233 = t1570 ^ t3226;
    let t3234 = t1571 ^ t3227;
    let t3235 = t1572 ^ t3174;
    let t3236 = !t909 & t1083;
    let t3237 = t3228 & t3236;
    let t3238 = t3229 & t3236;
    let t3239 = t3230 & t3236;
    let t3240 = t3231 & t3236;
    let t3241 = t3232 & t3236;
    let t3242 = t3233 & t3236;
    let t3243 = t3234 & t3236;
    let t3244 = t3235 & t3236;
    let t3245 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    let t3246 = t1 ^ t3 ^ t5 ^ t6 ^ t9;
    let t3247 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t10;
    let t3248 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t11;
    let t3249 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t12;
    let t3250 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t13;
    let t3251 = t1 ^ t2 ^ t4 ^ t5 ^ t14;
    let t3252 = t2 ^ t3 ^ t5 ^ t6 ^ t15;
    let t3253 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    let t3254 = t7 ^ t17;
    let t3255 = t0 ^ t18;
    let t3256 = t0 ^ t1 ^ t19;
    let t3257 = t0 ^ t1 ^ t2 ^ t20;
    let t3258 = t4 ^ t5 ^ t6 ^ t21;
    let t3259 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t22;
    let t3260 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t23;
    let t3261 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t24;
    let t3262 = t2 ^ t3 ^ t5 ^ t6 ^ t25;
    let t3263 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t26;
    let t3264 = t0 ^ t1 ^ t4 ^ t5 ^ t7 ^ t27;
    let t3265 = t1 ^ t2 ^ t5 ^ t6 ^ t28;
    let t3266 = t1 ^ t2 ^ t4 ^ t29;
    let t3267 = t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t30;
    let t3268 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t31;
    let t3269 = t3245 | t3246 | t3247 | t3248 | t3249 | t3250 | t3251 | t3252 | t3253 | t3254 | t3255 | t3256
        | t3257 | t3258 | t3259 | t3260 | t3261 | t3262 | t3263 | t3264 | t3265 | t3266 | t3267 | t3268;
    let t3270 = t0 & !t3269;
    let t3271 = t1 & !t3269;
    let t3272 = t2 & !t3269;
    let t3273 = t3 & !t3269;
    let t3274 = t4 & !t3269;
    let t3275 = t5 & !t3269;
    let t3276 = t6 & !t3269;
    let t3277 = t7 & !t3269;
    let t3278 = t1651 ^ t1653 ^ t1655 ^ t1656;
    let t3279 = t1650 ^ t1651 ^ t1652 ^ t1654 ^ t1655 ^ t1656;
    let t3280 = t1651 ^ t1652 ^ t1654 ^ t1655;
    let t3281 = t1565 ^ t3174;
    let t3282 = t1566 ^ t3278;
    let t3283 = t1567 ^ t3225;
    let t3284 = t1568 ^ t3172;
    let t3285 = t1569 ^ t3119;
    let t3286 = t1570 ^ t3279;
    let t3287 = t1571 ^ t3280;
    let t3288 = t1572 ^ t3227;
    let t3289 = !t923 & t1083;
    let t3290 = t3281 & t3289;
    let t3291 = t3282 & t3289;
    let t3292 = t3283 & t3289;
    let t3293 = t3284 & t3289;
    let t3294 = t3285 & t3289;
    let t3295 = t3286 & t3289;
    let t3296 = t3287 & t3289;
    let t3297 = t3288 & t3289;
    let t3298 = t2 ^ t3 ^ t5 ^ t6 ^ t8;
    let t3299 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t9;
    let t3300 = t1 ^ t3 ^ t5 ^ t6 ^ t10;
    let t3301 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t11;
    let t3302 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t12;
    let t3303 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t13;
    let t3304 = t0 ^ t1 ^ t3 ^ t4 ^ t14;
    let t3305 = t1 ^ t2 ^ t4 ^ t5 ^ t15;
    let t3306 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t16;
    let t3307 = t5 ^ t7 ^ t17;
    let t3308 = t6 ^ t18;
    let t3309 = t7 ^ t19;
    let t3310 = t0 ^ t20;
    let t3311 = t2 ^ t3 ^ t4 ^ t7 ^ t21;
    let t3312 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t22;
    let t3313 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t23;
    let t3314 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t24;
    let t3315 = t0 ^ t2 ^ t3 ^ t25;
    let t3316 = t0 ^ t1 ^ t3 ^ t4 ^ t26;
    let t3317 = t1 ^ t2 ^ t4 ^ t5 ^ t27;
    let t3318 = t2 ^ t3 ^ t5 ^ t6 ^ t28;
    let t3319 = t1 ^ t5 ^ t29;
    let t3320 = t1 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    let t3321 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t31;
    let t3322 = t3298 | t3299 | t3300 | t3301 | t3302 | t3303 | t3304 | t3305 | t3306 | t3307 | t3308 | t3309
        | t3310 | t3311 | t3312 | t3313 | t3314 | t3315 | t3316 | t3317 | t3318 | t3319 | t3320 | t3321;
    let t3323 = t0 & !t3322;
    let t3324 = t1 & !t3322;
    let t3325 = t2 & !t3322;
    let t3326 = t3 & !t3322;
    let t3327 = t4 & !t3322;
    let t3328 = t5 & !t3322;
    let t3329 = t6 & !t3322;
    let t3330 = t7 & !t3322;
    let t3331 = t1650 ^ t1652 ^ t1654 ^ t1655 ^ t1657;
    let t3332 = t1650 ^ t1651 ^ t1653 ^ t1654 ^ t1655;
    let t3333 = t1650 ^ t1651 ^ t1653 ^ t1654;
    let t3334 = t1565 ^ t3227;
    let t3335 = t1566 ^ t3331;
    let t3336 = t1567 ^ t3278;
    let t3337 = t1568 ^ t3225;
    let t3338 = t1569 ^ t3172;
    let t3339 = t1570 ^ t3332;
    let t3340 = t1571 ^ t3333;
    let t3341 = t1572 ^ t3280;
    let t3342 = !t937 & t1083;
    let t3343 = t3334 & t3342;
    let t3344 = t3335 & t3342;
    let t3345 = t3336 & t3342;
    let t3346 = t3337 & t3342;
    let t3347 = t3338 & t3342;
    let t3348 = t3339 & t3342;
    let t3349 = t3340 & t3342;
    let t3350 = t3341 & t3342;
    let t3351 = t1 ^ t2 ^ t4 ^ t5 ^ t8;
    let t3352 = t1 ^ t3 ^ t4 ^ t6 ^ t9;
    let t3353 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t10;
    let t3354 = t1 ^ t3 ^ t5 ^ t6 ^ t11;
    let t3355 = t0 ^ t2 ^ t4 ^ t6 ^ t7 ^ t12;
    let t3356 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t13;
    let t3357 = t0 ^ t2 ^ t3 ^ t14;
    let t3358 = t0 ^ t1 ^ t3 ^ t4 ^ t15;
    let t3359 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t16;
    let t3360 = t3 ^ t5 ^ t6 ^ t7 ^ t17;
    let t3361 = t4 ^ t6 ^ t7 ^ t18;
    let t3362 = t5 ^ t7 ^ t19;
    let t3363 = t6 ^ t20;
    let t3364 = t0 ^ t1 ^ t2 ^ t5 ^ t21;
    let t3365 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t22;
    let t3366 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t23;
    let t3367 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    let t3368 = t0 ^ t5 ^ t6 ^ t7 ^ t25;
    let t3369 = t0 ^ t1 ^ t6 ^ t7 ^ t26;
    let t3370 = t1 ^ t2 ^ t7 ^ t27;
    let t3371 = t0 ^ t2 ^ t3 ^ t28;
    let t3372 = t2 ^ t6 ^ t29;
    let t3373 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t7 ^ t30;
    let t3374 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t7 ^ t31;
    let t3375 = t3351 | t3352 | t3353 | t3354 | t3355 | t3356 | t3357 | t3358 | t3359 | t3360 | t3361 | t3362
        | t3363 | t3364 | t3365 | t3366 | t3367 | t3368 | t3369 | t3370 | t3371 | t3372 | t3373 | t3374;
    let t3376 = t0 & !t3375;
    let t3377 = t1 & !t3375;
    let t3378 = t2 & !t3375;
    let t3379 = t3 & !t3375;
    let t3380 = t4 & !t3375;
    let t3381 = t5 & !t3375;
    let t3382 = t6 & !t3375;
    let t3383 = t7 & !t3375;
    let t3384 = t1651 ^ t1653 ^ t1654 ^ t1656;
    let t3385 = t1650 ^ t1652 ^ t1653 ^ t1654 ^ t1657;
    let t3386 = t1650 ^ t1652 ^ t1653;
    let t3387 = t1565 ^ t3280;
    let t3388 = t1566 ^ t3384;
    let t3389 = t1567 ^ t3331;
    let t3390 = t1568 ^ t3278;
    let t3391 = t1569 ^ t3225;
    let t3392 = t1570 ^ t3385;
    let t3393 = t1571 ^ t3386;
    let t3394 = t1572 ^ t3333;
    let t3395 = !t951 & t1083;
    let t3396 = t3387 & t3395;
    let t3397 = t3388 & t3395;
    let t3398 = t3389 & t3395;
    let t3399 = t3390 & t3395;
    let t3400 = t3391 & t3395;
    let t3401 = t3392 & t3395;
    let t3402 = t3393 & t3395;
    let t3403 = t3394 & t3395;
    let t3404 = t0 ^ t1 ^ t3 ^ t4 ^ t8;
    let t3405 = t0 ^ t2 ^ t3 ^ t5 ^ t9;
    let t3406 = t1 ^ t3 ^ t4 ^ t6 ^ t10;
    let t3407 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t11;
    let t3408 = t1 ^ t3 ^ t5 ^ t6 ^ t12;
    let t3409 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t13;
    let t3410 = t1 ^ t2 ^ t7 ^ t14;
    let t3411 = t0 ^ t2 ^ t3 ^ t15;
    let t3412 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    let t3413 = t1 ^ t3 ^ t4 ^ t5 ^ t17;
    let t3414 = t2 ^ t4 ^ t5 ^ t6 ^ t18;
    let t3415 = t3 ^ t5 ^ t6 ^ t7 ^ t19;
    let t3416 = t4 ^ t6 ^ t7 ^ t20;
    let t3417 = t0 ^ t3 ^ t6 ^ t21;
    let t3418 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    let t3419 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    let t3420 = t0 ^ t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    let t3421 = t2 ^ t3 ^ t4 ^ t5 ^ t25;
    let t3422 = t3 ^ t4 ^ t5 ^ t6 ^ t26;
    let t3423 = t4 ^ t5 ^ t6 ^ t7 ^ t27;
    let t3424 = t0 ^ t5 ^ t6 ^ t7 ^ t28;
    let t3425 = t3 ^ t5 ^ t29;
    let t3426 = t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    let t3427 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    let t3428 = t3404 | t3405 | t3406 | t3407 | t3408 | t3409 | t3410 | t3411 | t3412 | t3413 | t3414 | t3415
        | t3416 | t3417 | t3418 | t3419 | t3420 | t3421 | t3422 | t3423 | t3424 | t3425 | t3426 | t3427;
    let t3429 = t0 & !t3428;
    let t3430 = t1 & !t3428;
    let t3431 = t2 & !t3428;
    let t3432 = t3 & !t3428;
    let t3433 = t4 & !t3428;
    let t3434 = t5 & !t3428;
    let t3435 = t6 & !t3428;
    let t3436 = t7 & !t3428;
    let t3437 = t1650 ^ t1652 ^ t1653 ^ t1655;
    let t3438 = t1651 ^ t1652 ^ t1653 ^ t1656 ^ t1657;
    let t3439 = t1651 ^ t1652 ^ t1657;
    let t3440 = t1565 ^ t3333;
    let t3441 = t1566 ^ t3437;
    let t3442 = t1567 ^ t3384;
    let t3443 = t1568 ^ t3331;
    let t3444 = t1569 ^ t3278;
    let t3445 = t1570 ^ t3438;
    let t3446 = t1571 ^ t3439;
    let t3447 = t1572 ^ t3386;
    let t3448 = !t965 & t1083;
    let t3449 = t3440 & t3448;
    let t3450 = t3441 & t3448;
    let t3451 = t3442 & t3448;
    let t3452 = t3443 & t3448;
    let t3453 = t3444 & t3448;
    let t3454 = t3445 & t3448;
    let t3455 = t3446 & t3448;
    let t3456 = t3447 & t3448;
    let t3457 = t0 ^ t2 ^ t3 ^ t8;
    let t3458 = t1 ^ t2 ^ t4 ^ t9;
    let t3459 = t0 ^ t2 ^ t3 ^ t5 ^ t10;
    let t3460 = t1 ^ t3 ^ t4 ^ t6 ^ t11;
    let t3461 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t12;
    let t3462 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t13;
    let t3463 = t0 ^ t1 ^ t6 ^ t7 ^ t14;
    let t3464 = t1 ^ t2 ^ t7 ^ t15;
    let t3465 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t16;
    let t3466 = t1 ^ t2 ^ t3 ^ t7 ^ t17;
    let t3467 = t0 ^ t2 ^ t3 ^ t4 ^ t18;
    let t3468 = t1 ^ t3 ^ t4 ^ t5 ^ t19;
    let t3469 = t2 ^ t4 ^ t5 ^ t6 ^ t20;
    let t3470 = t1 ^ t4 ^ t7 ^ t21;
    let t3471 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t22;
    let t3472 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t23;
    let t3473 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t24;
    let t3474 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t25;
    let t3475 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t26;
    let t3476 = t1 ^ t2 ^ t3 ^ t4 ^ t7 ^ t27;
    let t3477 = t2 ^ t3 ^ t4 ^ t5 ^ t28;
    let t3478 = t0 ^ t2 ^ t5 ^ t29;
    let t3479 = t0 ^ t1 ^ t2 ^ t4 ^ t30;
    let t3480 = t1 ^ t2 ^ t3 ^ t5 ^ t31;
    let t3481 = t3457 | t3458 | t3459 | t3460 | t3461 | t3462 | t3463 | t3464 | t3465 | t3466 | t3467 | t3468
        | t3469 | t3470 | t3471 | t3472 | t3473 | t3474 | t3475 | t3476 | t3477 | t3478 | t3479 | t3480;
    let t3482 = t0 & !t3481;
    let t3483 = t1 & !t3481;
    let t3484 = t2 & !t3481;
    let t3485 = t3 & !t3481;
    let t3486 = t4 & !t3481;
    let t3487 = t5 & !t3481;
    let t3488 = t6 & !t3481;
    let t3489 = t7 & !t3481;
    let t3490 = t1651 ^ t1652 ^ t1654;
    let t3491 = t1650 ^ t1651 ^ t1652 ^ t1655 ^ t1656;
    let t3492 = t1650 ^ t1651 ^ t1656 ^ t1657;
    let t3493 = t1565 ^ t3386;
    let t3494 = t1566 ^ t3490;
    let t3495 = t1567 ^ t3437;
    let t3496 = t1568 ^ t3384;
    let t3497 = t1569 ^ t3331;
    let t3498 = t1570 ^ t3491;
    let t3499 = t1571 ^ t3492;
    let t3500 = t1572 ^ t3439;
    let t3501 = !t979 & t1083;
    let t3502 = t3493 & t3501;
    let t3503 = t3494 & t3501;
    let t3504 = t3495 & t3501;
    let t3505 = t3496 & t3501;
    let t3506 = t3497 & t3501;
    let t3507 = t3498 & t3501;
    let t3508 = t3499 & t3501;
    let t3509 = t3500 & t3501;
    let t3510 = t1 ^ t2 ^ t7 ^ t8;
    let t3511 = t0 ^ t1 ^ t3 ^ t7 ^ t9;
    let t3512 = t1 ^ t2 ^ t4 ^ t10;
    let t3513 = t0 ^ t2 ^ t3 ^ t5 ^ t11;
    let t3514 = t1 ^ t3 ^ t4 ^ t6 ^ t12;
    let t3515 = t0 ^ t1 ^ t4 ^ t5 ^ t13;
    let t3516 = t0 ^ t5 ^ t6 ^ t7 ^ t14;
    let t3517 = t0 ^ t1 ^ t6 ^ t7 ^ t15;
    let t3518 = t1 ^ t2 ^ t3 ^ t4 ^ t6 ^ t16;
    let t3519 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t17;
    let t3520 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t18;
    let t3521 = t1 ^ t2 ^ t3 ^ t7 ^ t19;
    let t3522 = t0 ^ t2 ^ t3 ^ t4 ^ t20;
    let t3523 = t2 ^ t5 ^ t6 ^ t21;
    let t3524 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t22;
    let t3525 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t23;
    let t3526 = t0 ^ t1 ^ t3 ^ t24;
    let t3527 = t2 ^ t3 ^ t4 ^ t25;
    let t3528 = t0 ^ t3 ^ t4 ^ t5 ^ t26;
    let t3529 = t0 ^ t1 ^ t4 ^ t5 ^ t6 ^ t27;
    let t3530 = t0 ^ t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t28;
    let t3531 = t2 ^ t6 ^ t7 ^ t29;
    let t3532 = t1 ^ t7 ^ t30;
    let t3533 = t0 ^ t2 ^ t31;
    let t3534 = t3510 | t3511 | t3512 | t3513 | t3514 | t3515 | t3516 | t3517 | t3518 | t3519 | t3520 | t3521
        | t3522 | t3523 | t3524 | t3525 | t3526 | t3527 | t3528 | t3529 | t3530 | t3531 | t3532 | t3533;
    let t3535 = t0 & !t3534;
    let t3536 = t1 & !t3534;
    let t3537 = t2 & !t3534;
    let t3538 = t3 & !t3534;
    let t3539 = t4 & !t3534;
    let t3540 = t5 & !t3534;
    let t3541 = t6 & !t3534;
    let t3542 = t7 & !t3534;
    let t3543 = t1650 ^ t1651 ^ t1653 ^ t1657;
    let t3544 = t1650 ^ t1651 ^ t1654 ^ t1655;
    let t3545 = t1650 ^ t1655 ^ t1656 ^ t1657;
    let t3546 = t1565 ^ t3439;
    let t3547 = t1566 ^ t3543;
    let t3548 = t1567 ^ t3490;
    let t3549 = t1568 ^ t3437;
    let t3550 = t1569 ^ t3384;
    let t3551 = t1570 ^ t3544;
    let t3552 = t1571 ^ t3545;
    let t3553 = t1572 ^ t3492;
    let t3554 = !t993 & t1083;
    let t3555 = t3546 & t3554;
    let t3556 = t3547 & t3554;
    let t3557 = t3548 & t3554;
    let t3558 = t3549 & t3554;
    let t3559 = t3550 & t3554;
    let t3560 = t3551 & t3554;
    let t3561 = t3552 & t3554;
    let t3562 = t3553 & t3554;
    let t3563 = t1083 | !t1682 | !t1732 | !t1785 | !t1838 | !t1891 | !t1944 | !t1997 | !t2050 | !t2103 | !t2156
        | !t2209 | !t2262 | !t2315 | !t2368 | !t2421 | !t2474 | !t2527 | !t2580 | !t2633 | !t2686 | !t2739 | !t2792
        | !t2845 | !t2898 | !t2951 | !t3004 | !t3057 | !t3110 | !t3163 | !t3216 | !t3269 | !t3322 | !t3375 | !t3428
        | !t3481 | !t3534;
    let t3564 = t32 & t3563;
    let t3565 = t32 & !t3563;
    let t3566 = t1683 | t1700;
    let t3567 = t1684 | t1701;
    let t3568 = t1685 | t1702;
    let t3569 = t1686 | t1703;
    let t3570 = t1687 | t1704;
    let t3571 = t1688 | t1705;
    let t3572 = t1689 | t1706;
    let t3573 = t1690 | t1707;
    let t3574 = t1733 | t1753;
    let t3575 = t1734 | t1754;
    let t3576 = t1735 | t1755;
    let t3577 = t1736 | t1756;
    let t3578 = t1737 | t1757;
    let t3579 = t1738 | t1758;
    let t3580 = t1739 | t1759;
    let t3581 = t1740 | t1760;
    let t3582 = t1786 | t1806;
    let t3583 = t1787 | t1807;
    let t3584 = t1788 | t1808;
    let t3585 = t1789 | t1809;
    let t3586 = t1790 | t1810;
    let t3587 = t1791 | t1811;
    let t3588 = t1792 | t1812;
    let t3589 = t1793 | t1813;
    let t3590 = t1839 | t1859;
    let t3591 = t1840 | t1860;
    let t3592 = t1841 | t1861;
    let t3593 = t1842 | t1862;
    let t3594 = t1843 | t1863;
    let t3595 = t1844 | t1864;
    let t3596 = t1845 | t1865;
    let t3597 = t1846 | t1866;
    let t3598 = t1892 | t1912;
    let t3599 = t1893 | t1913;
    let t3600 = t1894 | t1914;
    let t3601 = t1895 | t1915;
    let t3602 = t1896 | t1916;
    let t3603 = t1897 | t1917;
    let t3604 = t1898 | t1918;
    let t3605 = t1899 | t1919;
    let t3606 = t1945 | t1965;
    let t3607 = t1946 | t1966;
    let t3608 = t1947 | t1967;
    let t3609 = t1948 | t1968;
    let t3610 = t1949 | t1969;
    let t3611 = t1950 | t1970;
    let t3612 = t1951 | t1971;
    let t3613 = t1952 | t1972;
    let t3614 = t1998 | t2018;
    let t3615 = t1999 | t2019;
    let t3616 = t2000 | t2020;
    let t3617 = t2001 | t2021;
    let t3618 = t2002 | t2022;
    let t3619 = t2003 | t2023;
    let t3620 = t2004 | t2024;
    let t3621 = t2005 | t2025;
    let t3622 = t2051 | t2071;
    let t3623 = t2052 | t2072;
    let t3624 = t2053 | t2073;
    let t3625 = t2054 | t2074;
    let t3626 = t2055 | t2075;
    let t3627 = t2056 | t2076;
    let t3628 = t2057 | t2077;
    let t3629 = t2058 | t2078;
    let t3630 = t2104 | t2124;
    let t3631 = t2105 | t2125;
    let t3632 = t2106 | t2126;
    let t3633 = t2107 | t2127;
    let t3634 = t2108 | t2128;
    let t3635 = t2109 | t2129;
    let t3636 = t2110 | t2130;
    let t3637 = t2111 | t2131;
    let t3638 = t2157 | t2177;
    let t3639 = t2158 | t2178;
    let t3640 = t2159 | t2179;
    let t3641 = t2160 | t2180;
    let t3642 = t2161 | t2181;
    let t3643 = t2162 | t2182;
    let t3644 = t2163 | t2183;
    let t3645 = t2164 | t2184;
    let t3646 = t2210 | t2230;
    let t3647 = t2211 | t2231;
    let t3648 = t2212 | t2232;
    let t3649 = t2213 | t2233;
    let t3650 = t2214 | t2234;
    let t3651 = t2215 | t2235;
    let t3652 = t2216 | t2236;
    let t3653 = t2217 | t2237;
    let t3654 = t2263 | t2283;
    let t3655 = t2264 | t2284;
    let t3656 = t2265 | t2285;
    let t3657 = t2266 | t2286;
    let t3658 = t2267 | t2287;
    let t3659 = t2268 | t2288;
    let t3660 = t2269 | t2289;
    let t3661 = t2270 | t2290;
    let t3662 = t2316 | t2336;
    let t3663 = t2317 | t2337;
    let t3664 = t2318 | t2338;
    let t3665 = t2319 | t2339;
    let t3666 = t2320 | t2340;
    let t3667 = t2321 | t2341;
    let t3668 = t2322 | t2342;
    let t3669 = t2323 | t2343;
    let t3670 = t2369 | t2389;
    let t3671 = t2370 | t2390;
    let t3672 = t2371 | t2391;
    let t3673 = t2372 | t2392;
    let t3674 = t2373 | t2393;
    let t3675 = t2374 | t2394;
    let t3676 = t2375 | t2395;
    let t3677 = t2376 | t2396;
    let t3678 = t2422 | t2442;
    let t3679 = t2423 | t2443;
    let t3680 = t2424 | t2444;
    let t3681 = t2425 | t2445;
    let t3682 = t2426 | t2446;
    let t3683 = t2427 | t2447;
    let t3684 = t2428 | t2448;
    let t3685 = t2429 | t2449;
    let t3686 = t2475 | t2495;
    let t3687 = t2476 | t2496;
    let t3688 = t2477 | t2497;
    let t3689 = t2478 | t2498;
    let t3690 = t2479 | t2499;
    let t3691 = t2480 | t2500;
    let t3692 = t2481 | t2501;
    let t3693 = t2482 | t2502;
    let t3694 = t2528 | t2548;
    let t3695 = t2529 | t2549;
    let t3696 = t2530 | t2550;
    let t3697 = t2531 | t2551;
    let t3698 = t2532 | t2552;
    let t3699 = t2533 | t2553;
    let t3700 = t2534 | t2554;
    let t3701 = t2535 | t2555;
    let t3702 = t2581 | t2601;
    let t3703 = t2582 | t2602;
    let t3704 = t2583 | t2603;
    let t3705 = t2584 | t2604;
    let t3706 = t2585 | t2605;
    let t3707 = t2586 | t2606;
    let t3708 = t2587 | t2607;
    let t3709 = t2588 | t2608;
    let t3710 = t2634 | t2654;
    let t3711 = t2635 | t2655;
    let t3712 = t2636 | t2656;
    let t3713 = t2637 | t2657;
    let t3714 = t2638 | t2658;
    let t3715 = t2639 | t2659;
    let t3716 = t2640 | t2660;
    let t3717 = t2641 | t2661;
    let t3718 = t2687 | t2707;
    let t3719 = t2688 | t2708;
    let t3720 = t2689 | t2709;
    let t3721 = t2690 | t2710;
    let t3722 = t2691 | t2711;
    let t3723 = t2692 | t2712;
    let t3724 = t2693 | t2713;
    let t3725 = t2694 | t2714;
    let t3726 = t2740 | t2760;
    let t3727 = t2741 | t2761;
    let t3728 = t2742 | t2762;
    let t3729 = t2743 | t2763;
    let t3730 = t2744 | t2764;
    let t3731 = t2745 | t2765;
    let t3732 = t2746 | t2766;
    let t3733 = t2747 | t2767;
    let t3734 = t2793 | t2813;
    let t3735 = t2794 | t2814;
    let t3736 = t2795 | t2815;
    let t3737 = t2796 | t2816;
    let t3738 = t2797 | t2817;
    let t3739 = t2798 | t2818;
    let t3740 = t2799 | t2819;
    let t3741 = t2800 | t2820;
    let t3742 = t2846 | t2866;
    let t3743 = t2847 | t2867;
    let t3744 = t2848 | t2868;
    let t3745 = t2849 | t2869;
    let t3746 = t2850 | t2870;
    let t3747 = t2851 | t2871;
    let t3748 = t2852 | t2872;
    let t3749 = t2853 | t2873;
    let t3750 = t2899 | t2919;
    let t3751 = t2900 | t2920;
    let t3752 = t2901 | t2921;
    let t3753 = t2902 | t2922;
    let t3754 = t2903 | t2923;
    let t3755 = t2904 | t2924;
    let t3756 = t2905 | t2925;
    let t3757 = t2906 | t2926;
    let t3758 = t2952 | t2972;
    let t3759 = t2953 | t2973;
    let t3760 = t2954 | t2974;
    let t3761 = t2955 | t2975;
    let t3762 = t2956 | t2976;
    let t3763 = t2957 | t2977;
    let t3764 = t2958 | t2978;
    let t3765 = t2959 | t2979;
    let t3766 = t3005 | t3025;
    let t3767 = t3006 | t3026;
    let t3768 = t3007 | t3027;
    let t3769 = t3008 | t3028;
    let t3770 = t3009 | t3029;
    let t3771 = t3010 | t3030;
    let t3772 = t3011 | t3031;
    let t3773 = t3012 | t3032;
    let t3774 = t3058 | t3078;
    let t3775 = t3059 | t3079;
    let t3776 = t3060 | t3080;
    let t3777 = t3061 | t3081;
    let t3778 = t3062 | t3082;
    let t3779 = t3063 | t3083;
    let t3780 = t3064 | t3084;
    let t3781 = t3065 | t3085;
    let t3782 = t3111 | t3131;
    let t3783 = t3112 | t3132;
    let t3784 = t3113 | t3133;
    let t3785 = t3114 | t3134;
    let t3786 = t3115 | t3135;
    let t3787 = t3116 | t3136;
    let t3788 = t3117 | t3137;
    let t3789 = t3118 | t3138;
    let t3790 = t3164 | t3184;
    let t3791 = t3165 | t3185;
    let t3792 = t3166 | t3186;
    let t3793 = t3167 | t3187;
    let t3794 = t3168 | t3188;
    let t3795 = t3169 | t3189;
    let t3796 = t3170 | t3190;
    let t3797 = t3171 | t3191;
    let t3798 = t3217 | t3237;
    let t3799 = t3218 | t3238;
    let t3800 = t3219 | t3239;
    let t3801 = t3220 | t3240;
    let t3802 = t3221 | t3241;
    let t3803 = t3222 | t3242;
    let t3804 = t3223 | t3243;
    let t3805 = t3224 | t3244;
    let t3806 = t3270 | t3290;
    let t3807 = t3271 | t3291;
    let t3808 = t3272 | t3292;
    let t3809 = t3273 | t3293;
    let t3810 = t3274 | t3294;
    let t3811 = t3275 | t3295;
    let t3812 = t3276 | t3296;
    let t3813 = t3277 | t3297;
    let t3814 = t3323 | t3343;
    let t3815 = t3324 | t3344;
    let t3816 = t3325 | t3345;
    let t3817 = t3326 | t3346;
    let t3818 = t3327 | t3347;
    let t3819 = t3328 | t3348;
    let t3820 = t3329 | t3349;
    let t3821 = t3330 | t3350;
    let t3822 = t3376 | t3396;
    let t3823 = t3377 | t3397;
    let t3824 = t3378 | t3398;
    let t3825 = t3379 | t3399;
    let t3826 = t3380 | t3400;
    let t3827 = t3381 | t3401;
    let t3828 = t3382 | t3402;
    let t3829 = t3383 | t3403;
    let t3830 = t3429 | t3449;
    let t3831 = t3430 | t3450;
    let t3832 = t3431 | t3451;
    let t3833 = t3432 | t3452;
    let t3834 = t3433 | t3453;
    let t3835 = t3434 | t3454;
    let t3836 = t3435 | t3455;
    let t3837 = t3436 | t3456;
    let t3838 = t3482 | t3502;
    let t3839 = t3483 | t3503;
    let t3840 = t3484 | t3504;
    let t3841 = t3485 | t3505;
    let t3842 = t3486 | t3506;
    let t3843 = t3487 | t3507;
    let t3844 = t3488 | t3508;
    let t3845 = t3489 | t3509;
    let t3846 = t3535 | t3555;
    let t3847 = t3536 | t3556;
    let t3848 = t3537 | t3557;
    let t3849 = t3538 | t3558;
    let t3850 = t3539 | t3559;
    let t3851 = t3540 | t3560;
    let t3852 = t3541 | t3561;
    let t3853 = t3542 | t3562;
    let t3854 = t3564 & !t3565;
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
    shape: crate::Shape::Dense(&DENSE),
    repair: crate::Repair::Symbols(&REPAIR),
    together: &[],
    encode_lanes: encode_lanes::<u64>,
    decode_lanes: decode_lanes::<u64>,
};
