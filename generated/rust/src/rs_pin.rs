//! RS(36,32) with pins: encoder and decoder. Generated; do not edit.
//!
//! Scheme `rs-pin`, sha-256 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: eccforge.
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "rs-pin";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668";
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
    t0 = data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[10] ^ data[12] ^ data[13] ^ data[14] ^ data[18] ^ data[19]
        ^ data[22] ^ data[23] ^ data[27] ^ data[28] ^ data[29] ^ data[31] ^ data[32] ^ data[33] ^ data[35]
        ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[42] ^ data[46] ^ data[47] ^ data[50] ^ data[51]
        ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60]
        ^ data[61] ^ data[62] ^ data[66] ^ data[68] ^ data[69] ^ data[70] ^ data[71] ^ data[74] ^ data[75]
        ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[85] ^ data[90] ^ data[99] ^ data[100]
        ^ data[101] ^ data[103] ^ data[110] ^ data[112] ^ data[117] ^ data[120] ^ data[121] ^ data[123] ^ data[125]
        ^ data[126] ^ data[129] ^ data[133] ^ data[134] ^ data[138] ^ data[141] ^ data[142] ^ data[143] ^ data[144]
        ^ data[150] ^ data[152] ^ data[161] ^ data[162] ^ data[169] ^ data[170] ^ data[171] ^ data[172] ^ data[174]
        ^ data[175] ^ data[177] ^ data[178] ^ data[184] ^ data[185] ^ data[189] ^ data[193] ^ data[194] ^ data[195]
        ^ data[197] ^ data[199] ^ data[200] ^ data[202] ^ data[203] ^ data[205] ^ data[207] ^ data[209] ^ data[210]
        ^ data[211] ^ data[214] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[222] ^ data[223] ^ data[225]
        ^ data[226] ^ data[231] ^ data[234] ^ data[235] ^ data[236] ^ data[237] ^ data[239] ^ data[240] ^ data[244]
        ^ data[245] ^ data[246] ^ data[248] ^ data[249] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    t1 = data[0] ^ data[3] ^ data[4] ^ data[5] ^ data[7] ^ data[9] ^ data[11] ^ data[12] ^ data[15] ^ data[16]
        ^ data[18] ^ data[20] ^ data[22] ^ data[24] ^ data[27] ^ data[30] ^ data[31] ^ data[32] ^ data[34]
        ^ data[35] ^ data[40] ^ data[42] ^ data[43] ^ data[46] ^ data[48] ^ data[50] ^ data[63] ^ data[64]
        ^ data[66] ^ data[67] ^ data[68] ^ data[72] ^ data[74] ^ data[80] ^ data[81] ^ data[85] ^ data[86]
        ^ data[90] ^ data[91] ^ data[96] ^ data[99] ^ data[102] ^ data[103] ^ data[110] ^ data[111] ^ data[112]
        ^ data[113] ^ data[117] ^ data[118] ^ data[120] ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[127]
        ^ data[128] ^ data[129] ^ data[130] ^ data[133] ^ data[135] ^ data[138] ^ data[139] ^ data[141] ^ data[145]
        ^ data[150] ^ data[151] ^ data[153] ^ data[161] ^ data[163] ^ data[169] ^ data[173] ^ data[174] ^ data[177]
        ^ data[179] ^ data[184] ^ data[186] ^ data[189] ^ data[190] ^ data[193] ^ data[196] ^ data[197] ^ data[198]
        ^ data[199] ^ data[201] ^ data[202] ^ data[204] ^ data[205] ^ data[206] ^ data[207] ^ data[209] ^ data[212]
        ^ data[214] ^ data[215] ^ data[216] ^ data[218] ^ data[224] ^ data[225] ^ data[227] ^ data[231] ^ data[232]
        ^ data[234] ^ data[238] ^ data[239] ^ data[241] ^ data[244] ^ data[247] ^ data[248] ^ data[250] ^ data[252];
    t2 = data[1] ^ data[4] ^ data[5] ^ data[6] ^ data[10] ^ data[12] ^ data[13] ^ data[17] ^ data[19] ^ data[21]
        ^ data[23] ^ data[25] ^ data[28] ^ data[31] ^ data[32] ^ data[33] ^ data[35] ^ data[36] ^ data[40]
        ^ data[41] ^ data[43] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[51] ^ data[56] ^ data[65]
        ^ data[67] ^ data[68] ^ data[69] ^ data[72] ^ data[73] ^ data[75] ^ data[81] ^ data[82] ^ data[86]
        ^ data[87] ^ data[91] ^ data[92] ^ data[97] ^ data[100] ^ data[103] ^ data[104] ^ data[111] ^ data[113]
        ^ data[114] ^ data[118] ^ data[119] ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[128]
        ^ data[129] ^ data[130] ^ data[131] ^ data[134] ^ data[136] ^ data[139] ^ data[140] ^ data[142] ^ data[144]
        ^ data[146] ^ data[151] ^ data[154] ^ data[162] ^ data[164] ^ data[168] ^ data[170] ^ data[174] ^ data[175]
        ^ data[178] ^ data[180] ^ data[185] ^ data[187] ^ data[190] ^ data[191] ^ data[192] ^ data[194] ^ data[197]
        ^ data[198] ^ data[199] ^ data[200] ^ data[202] ^ data[203] ^ data[205] ^ data[206] ^ data[207] ^ data[210]
        ^ data[213] ^ data[215] ^ data[216] ^ data[217] ^ data[219] ^ data[225] ^ data[226] ^ data[228] ^ data[233]
        ^ data[235] ^ data[239] ^ data[242] ^ data[245] ^ data[249] ^ data[251] ^ data[253];
    t3 = data[2] ^ data[5] ^ data[6] ^ data[7] ^ data[11] ^ data[13] ^ data[14] ^ data[18] ^ data[20] ^ data[22]
        ^ data[26] ^ data[29] ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[40] ^ data[41] ^ data[42]
        ^ data[44] ^ data[45] ^ data[48] ^ data[49] ^ data[50] ^ data[52] ^ data[56] ^ data[57] ^ data[66]
        ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[73] ^ data[74] ^ data[76] ^ data[80] ^ data[82]
        ^ data[83] ^ data[87] ^ data[88] ^ data[92] ^ data[93] ^ data[98] ^ data[101] ^ data[105] ^ data[112]
        ^ data[114] ^ data[115] ^ data[119] ^ data[122] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[128]
        ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[135] ^ data[137] ^ data[140] ^ data[141] ^ data[143]
        ^ data[145] ^ data[147] ^ data[155] ^ data[160] ^ data[163] ^ data[165] ^ data[169] ^ data[171] ^ data[175]
        ^ data[176] ^ data[179] ^ data[181] ^ data[184] ^ data[186] ^ data[188] ^ data[191] ^ data[192] ^ data[193]
        ^ data[195] ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[203] ^ data[204] ^ data[206] ^ data[207]
        ^ data[211] ^ data[214] ^ data[216] ^ data[217] ^ data[218] ^ data[220] ^ data[224] ^ data[226] ^ data[227]
        ^ data[229] ^ data[232] ^ data[234] ^ data[236] ^ data[240] ^ data[243] ^ data[246] ^ data[248] ^ data[250]
        ^ data[252] ^ data[254];
    t4 = data[3] ^ data[6] ^ data[7] ^ data[8] ^ data[12] ^ data[14] ^ data[15] ^ data[16] ^ data[19] ^ data[21]
        ^ data[23] ^ data[24] ^ data[27] ^ data[30] ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[40]
        ^ data[41] ^ data[42] ^ data[43] ^ data[45] ^ data[46] ^ data[49] ^ data[50] ^ data[51] ^ data[53]
        ^ data[56] ^ data[57] ^ data[58] ^ data[67] ^ data[69] ^ data[70] ^ data[71] ^ data[73] ^ data[74]
        ^ data[75] ^ data[77] ^ data[81] ^ data[83] ^ data[84] ^ data[88] ^ data[89] ^ data[93] ^ data[94]
        ^ data[96] ^ data[99] ^ data[102] ^ data[106] ^ data[113] ^ data[115] ^ data[116] ^ data[120] ^ data[123]
        ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[133]
        ^ data[136] ^ data[138] ^ data[141] ^ data[142] ^ data[146] ^ data[148] ^ data[156] ^ data[161] ^ data[164]
        ^ data[166] ^ data[168] ^ data[170] ^ data[172] ^ data[177] ^ data[180] ^ data[182] ^ data[184] ^ data[185]
        ^ data[187] ^ data[189] ^ data[193] ^ data[194] ^ data[196] ^ data[199] ^ data[200] ^ data[201] ^ data[202]
        ^ data[204] ^ data[205] ^ data[207] ^ data[212] ^ data[215] ^ data[217] ^ data[218] ^ data[219] ^ data[221]
        ^ data[225] ^ data[227] ^ data[228] ^ data[230] ^ data[233] ^ data[235] ^ data[237] ^ data[240] ^ data[241]
        ^ data[244] ^ data[247] ^ data[249] ^ data[251] ^ data[253] ^ data[255];
    t5 = data[0] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[8] ^ data[10] ^ data[12] ^ data[14]
        ^ data[15] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[23] ^ data[24] ^ data[25]
        ^ data[27] ^ data[29] ^ data[33] ^ data[37] ^ data[41] ^ data[43] ^ data[44] ^ data[48] ^ data[53]
        ^ data[55] ^ data[60] ^ data[61] ^ data[62] ^ data[66] ^ data[69] ^ data[72] ^ data[77] ^ data[79]
        ^ data[82] ^ data[84] ^ data[89] ^ data[94] ^ data[95] ^ data[96] ^ data[97] ^ data[99] ^ data[101]
        ^ data[107] ^ data[110] ^ data[114] ^ data[116] ^ data[123] ^ data[124] ^ data[125] ^ data[127] ^ data[128]
        ^ data[130] ^ data[131] ^ data[132] ^ data[137] ^ data[138] ^ data[139] ^ data[141] ^ data[147] ^ data[149]
        ^ data[150] ^ data[157] ^ data[160] ^ data[161] ^ data[165] ^ data[167] ^ data[170] ^ data[172] ^ data[173]
        ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[181] ^ data[183] ^ data[184] ^ data[186] ^ data[188]
        ^ data[189] ^ data[190] ^ data[193] ^ data[199] ^ data[200] ^ data[201] ^ data[206] ^ data[207] ^ data[209]
        ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[216] ^ data[221] ^ data[223] ^ data[224] ^ data[225]
        ^ data[228] ^ data[229] ^ data[232] ^ data[235] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[242]
        ^ data[244] ^ data[246] ^ data[248] ^ data[249] ^ data[250] ^ data[253] ^ data[255];
    t6 = data[1] ^ data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[10] ^ data[11] ^ data[12] ^ data[14] ^ data[15]
        ^ data[16] ^ data[17] ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[25] ^ data[26] ^ data[27]
        ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[39]
        ^ data[40] ^ data[44] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[51]
        ^ data[52] ^ data[53] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[63]
        ^ data[64] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[71] ^ data[72] ^ data[73] ^ data[74]
        ^ data[75] ^ data[76] ^ data[77] ^ data[79] ^ data[83] ^ data[88] ^ data[95] ^ data[97] ^ data[98]
        ^ data[99] ^ data[101] ^ data[102] ^ data[103] ^ data[108] ^ data[110] ^ data[111] ^ data[115] ^ data[121]
        ^ data[123] ^ data[124] ^ data[131] ^ data[132] ^ data[134] ^ data[136] ^ data[139] ^ data[140] ^ data[141]
        ^ data[143] ^ data[148] ^ data[151] ^ data[158] ^ data[160] ^ data[166] ^ data[168] ^ data[169] ^ data[170]
        ^ data[172] ^ data[173] ^ data[176] ^ data[182] ^ data[187] ^ data[190] ^ data[191] ^ data[192] ^ data[193]
        ^ data[195] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[203] ^ data[205] ^ data[208] ^ data[209]
        ^ data[212] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[223]
        ^ data[224] ^ data[229] ^ data[230] ^ data[231] ^ data[232] ^ data[233] ^ data[234] ^ data[235] ^ data[237]
        ^ data[238] ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[247] ^ data[250] ^ data[251] ^ data[252]
        ^ data[253] ^ data[255];
    t7 = data[2] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[11] ^ data[12] ^ data[13] ^ data[15] ^ data[17]
        ^ data[18] ^ data[21] ^ data[22] ^ data[23] ^ data[26] ^ data[27] ^ data[28] ^ data[30] ^ data[31]
        ^ data[32] ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[41] ^ data[45] ^ data[46]
        ^ data[47] ^ data[49] ^ data[50] ^ data[51] ^ data[52] ^ data[53] ^ data[54] ^ data[56] ^ data[57]
        ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[70]
        ^ data[73] ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[84] ^ data[89] ^ data[98]
        ^ data[99] ^ data[100] ^ data[102] ^ data[103] ^ data[109] ^ data[111] ^ data[116] ^ data[120] ^ data[122]
        ^ data[124] ^ data[125] ^ data[128] ^ data[132] ^ data[133] ^ data[135] ^ data[137] ^ data[140] ^ data[141]
        ^ data[142] ^ data[149] ^ data[159] ^ data[160] ^ data[161] ^ data[167] ^ data[168] ^ data[169] ^ data[170]
        ^ data[171] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[183] ^ data[184] ^ data[188] ^ data[191]
        ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[198] ^ data[201] ^ data[202] ^ data[204] ^ data[206]
        ^ data[208] ^ data[209] ^ data[210] ^ data[213] ^ data[217] ^ data[218] ^ data[219] ^ data[220] ^ data[221]
        ^ data[222] ^ data[224] ^ data[225] ^ data[230] ^ data[231] ^ data[233] ^ data[234] ^ data[235] ^ data[236]
        ^ data[238] ^ data[239] ^ data[243] ^ data[244] ^ data[245] ^ data[247] ^ data[248] ^ data[251] ^ data[252]
        ^ data[253] ^ data[254];
    t8 = data[1] ^ data[5] ^ data[6] ^ data[8] ^ data[11] ^ data[12] ^ data[14] ^ data[15] ^ data[16] ^ data[18]
        ^ data[19] ^ data[21] ^ data[25] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[33] ^ data[35]
        ^ data[36] ^ data[37] ^ data[38] ^ data[40] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[52]
        ^ data[53] ^ data[54] ^ data[55] ^ data[57] ^ data[61] ^ data[62] ^ data[63] ^ data[67] ^ data[68]
        ^ data[70] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[75] ^ data[83] ^ data[85] ^ data[86]
        ^ data[87] ^ data[90] ^ data[91] ^ data[92] ^ data[94] ^ data[95] ^ data[96] ^ data[98] ^ data[99]
        ^ data[100] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[109] ^ data[111]
        ^ data[115] ^ data[116] ^ data[118] ^ data[119] ^ data[120] ^ data[121] ^ data[123] ^ data[124] ^ data[126]
        ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[132] ^ data[133] ^ data[134] ^ data[137] ^ data[138]
        ^ data[139] ^ data[140] ^ data[142] ^ data[143] ^ data[146] ^ data[148] ^ data[149] ^ data[151] ^ data[153]
        ^ data[155] ^ data[157] ^ data[158] ^ data[159] ^ data[161] ^ data[162] ^ data[163] ^ data[165] ^ data[166]
        ^ data[167] ^ data[168] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[180] ^ data[181]
        ^ data[182] ^ data[184] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[198] ^ data[199]
        ^ data[201] ^ data[203] ^ data[204] ^ data[207] ^ data[208] ^ data[210] ^ data[213] ^ data[215] ^ data[219]
        ^ data[220] ^ data[221] ^ data[222] ^ data[224] ^ data[225] ^ data[226] ^ data[229] ^ data[231] ^ data[234]
        ^ data[235] ^ data[236] ^ data[238] ^ data[239] ^ data[240] ^ data[241] ^ data[243] ^ data[246] ^ data[247]
        ^ data[248] ^ data[249] ^ data[251] ^ data[253];
    t9 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[7] ^ data[9] ^ data[11] ^ data[13] ^ data[14] ^ data[16]
        ^ data[17] ^ data[18] ^ data[20] ^ data[21] ^ data[22] ^ data[25] ^ data[27] ^ data[29] ^ data[30]
        ^ data[31] ^ data[34] ^ data[35] ^ data[39] ^ data[41] ^ data[44] ^ data[45] ^ data[47] ^ data[48]
        ^ data[50] ^ data[52] ^ data[57] ^ data[58] ^ data[61] ^ data[67] ^ data[69] ^ data[70] ^ data[76]
        ^ data[83] ^ data[84] ^ data[85] ^ data[90] ^ data[93] ^ data[94] ^ data[97] ^ data[98] ^ data[101]
        ^ data[103] ^ data[104] ^ data[110] ^ data[111] ^ data[115] ^ data[117] ^ data[118] ^ data[122] ^ data[123]
        ^ data[125] ^ data[126] ^ data[131] ^ data[132] ^ data[135] ^ data[137] ^ data[141] ^ data[142] ^ data[144]
        ^ data[146] ^ data[147] ^ data[148] ^ data[150] ^ data[151] ^ data[153] ^ data[154] ^ data[155] ^ data[156]
        ^ data[157] ^ data[161] ^ data[164] ^ data[165] ^ data[168] ^ data[169] ^ data[174] ^ data[179] ^ data[180]
        ^ data[183] ^ data[185] ^ data[186] ^ data[191] ^ data[192] ^ data[198] ^ data[201] ^ data[202] ^ data[203]
        ^ data[205] ^ data[207] ^ data[209] ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[215] ^ data[219]
        ^ data[223] ^ data[227] ^ data[229] ^ data[230] ^ data[231] ^ data[234] ^ data[237] ^ data[238] ^ data[240]
        ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[248] ^ data[250] ^ data[251] ^ data[252] ^ data[253]
        ^ data[254];
    t10 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[8] ^ data[10] ^ data[12] ^ data[14] ^ data[15]
        ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[21] ^ data[22] ^ data[23] ^ data[26] ^ data[28]
        ^ data[30] ^ data[31] ^ data[32] ^ data[35] ^ data[36] ^ data[40] ^ data[42] ^ data[45] ^ data[46]
        ^ data[49] ^ data[51] ^ data[53] ^ data[56] ^ data[58] ^ data[59] ^ data[62] ^ data[64] ^ data[68]
        ^ data[70] ^ data[71] ^ data[72] ^ data[77] ^ data[84] ^ data[85] ^ data[86] ^ data[88] ^ data[91]
        ^ data[94] ^ data[95] ^ data[98] ^ data[99] ^ data[102] ^ data[105] ^ data[111] ^ data[112] ^ data[116]
        ^ data[118] ^ data[119] ^ data[120] ^ data[123] ^ data[124] ^ data[126] ^ data[127] ^ data[132] ^ data[133]
        ^ data[136] ^ data[138] ^ data[142] ^ data[143] ^ data[144] ^ data[145] ^ data[147] ^ data[148] ^ data[149]
        ^ data[151] ^ data[154] ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[162] ^ data[165] ^ data[166]
        ^ data[168] ^ data[169] ^ data[170] ^ data[175] ^ data[180] ^ data[181] ^ data[184] ^ data[186] ^ data[187]
        ^ data[192] ^ data[193] ^ data[199] ^ data[202] ^ data[203] ^ data[204] ^ data[206] ^ data[210] ^ data[211]
        ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[220] ^ data[228] ^ data[230] ^ data[231] ^ data[232]
        ^ data[235] ^ data[238] ^ data[239] ^ data[241] ^ data[243] ^ data[244] ^ data[245] ^ data[247] ^ data[248]
        ^ data[249] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    t11 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[9] ^ data[11] ^ data[13]
        ^ data[15] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[22] ^ data[23] ^ data[27]
        ^ data[29] ^ data[31] ^ data[33] ^ data[36] ^ data[37] ^ data[41] ^ data[43] ^ data[46] ^ data[47]
        ^ data[48] ^ data[50] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[59] ^ data[60] ^ data[63]
        ^ data[64] ^ data[65] ^ data[69] ^ data[71] ^ data[73] ^ data[78] ^ data[85] ^ data[86] ^ data[87]
        ^ data[89] ^ data[92] ^ data[95] ^ data[99] ^ data[100] ^ data[103] ^ data[104] ^ data[106] ^ data[112]
        ^ data[113] ^ data[117] ^ data[119] ^ data[120] ^ data[121] ^ data[124] ^ data[125] ^ data[127] ^ data[133]
        ^ data[134] ^ data[137] ^ data[139] ^ data[143] ^ data[145] ^ data[146] ^ data[148] ^ data[149] ^ data[150]
        ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[163] ^ data[166] ^ data[167]
        ^ data[169] ^ data[170] ^ data[171] ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[187] ^ data[188]
        ^ data[193] ^ data[194] ^ data[200] ^ data[203] ^ data[204] ^ data[205] ^ data[207] ^ data[211] ^ data[212]
        ^ data[213] ^ data[215] ^ data[217] ^ data[221] ^ data[229] ^ data[231] ^ data[233] ^ data[236] ^ data[239]
        ^ data[240] ^ data[242] ^ data[244] ^ data[245] ^ data[246] ^ data[249] ^ data[250] ^ data[252] ^ data[253]
        ^ data[254] ^ data[255];
    t12 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[8] ^ data[9] ^ data[10] ^ data[12]
        ^ data[14] ^ data[16] ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[23] ^ data[28]
        ^ data[30] ^ data[34] ^ data[37] ^ data[38] ^ data[40] ^ data[42] ^ data[44] ^ data[47] ^ data[49]
        ^ data[51] ^ data[53] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[60] ^ data[61] ^ data[64]
        ^ data[65] ^ data[66] ^ data[70] ^ data[74] ^ data[79] ^ data[86] ^ data[87] ^ data[90] ^ data[93]
        ^ data[100] ^ data[101] ^ data[104] ^ data[105] ^ data[107] ^ data[112] ^ data[113] ^ data[114] ^ data[118]
        ^ data[121] ^ data[122] ^ data[125] ^ data[126] ^ data[128] ^ data[134] ^ data[135] ^ data[136] ^ data[138]
        ^ data[140] ^ data[146] ^ data[147] ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[156] ^ data[157]
        ^ data[158] ^ data[159] ^ data[161] ^ data[164] ^ data[167] ^ data[170] ^ data[171] ^ data[172] ^ data[176]
        ^ data[182] ^ data[183] ^ data[185] ^ data[186] ^ data[188] ^ data[189] ^ data[194] ^ data[195] ^ data[201]
        ^ data[204] ^ data[205] ^ data[206] ^ data[208] ^ data[212] ^ data[213] ^ data[214] ^ data[216] ^ data[218]
        ^ data[222] ^ data[230] ^ data[234] ^ data[237] ^ data[240] ^ data[241] ^ data[243] ^ data[245] ^ data[246]
        ^ data[247] ^ data[248] ^ data[250] ^ data[251] ^ data[253] ^ data[254] ^ data[255];
    t13 = data[0] ^ data[2] ^ data[3] ^ data[4] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[13] ^ data[14]
        ^ data[16] ^ data[17] ^ data[20] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[33] ^ data[36]
        ^ data[37] ^ data[39] ^ data[41] ^ data[43] ^ data[44] ^ data[45] ^ data[47] ^ data[48] ^ data[49]
        ^ data[50] ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[59] ^ data[63] ^ data[64] ^ data[65]
        ^ data[66] ^ data[68] ^ data[70] ^ data[73] ^ data[74] ^ data[80] ^ data[83] ^ data[85] ^ data[86]
        ^ data[88] ^ data[90] ^ data[92] ^ data[95] ^ data[96] ^ data[98] ^ data[99] ^ data[100] ^ data[101]
        ^ data[102] ^ data[103] ^ data[107] ^ data[109] ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[116]
        ^ data[118] ^ data[121] ^ data[122] ^ data[124] ^ data[128] ^ data[130] ^ data[132] ^ data[133] ^ data[134]
        ^ data[135] ^ data[138] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[146] ^ data[147] ^ data[149]
        ^ data[150] ^ data[155] ^ data[161] ^ data[163] ^ data[166] ^ data[167] ^ data[171] ^ data[172] ^ data[173]
        ^ data[174] ^ data[175] ^ data[176] ^ data[178] ^ data[180] ^ data[181] ^ data[182] ^ data[183] ^ data[184]
        ^ data[188] ^ data[195] ^ data[196] ^ data[198] ^ data[199] ^ data[201] ^ data[202] ^ data[203] ^ data[204]
        ^ data[205] ^ data[206] ^ data[209] ^ data[210] ^ data[214] ^ data[216] ^ data[217] ^ data[220] ^ data[221]
        ^ data[222] ^ data[223] ^ data[224] ^ data[225] ^ data[226] ^ data[229] ^ data[232] ^ data[234] ^ data[236]
        ^ data[239] ^ data[242] ^ data[243] ^ data[244] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    t14 = data[3] ^ data[4] ^ data[6] ^ data[9] ^ data[10] ^ data[12] ^ data[13] ^ data[16] ^ data[17] ^ data[19]
        ^ data[23] ^ data[24] ^ data[27] ^ data[29] ^ data[31] ^ data[33] ^ data[34] ^ data[35] ^ data[36]
        ^ data[42] ^ data[45] ^ data[46] ^ data[47] ^ data[50] ^ data[51] ^ data[52] ^ data[53] ^ data[55]
        ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[65] ^ data[66] ^ data[68] ^ data[69]
        ^ data[70] ^ data[72] ^ data[73] ^ data[81] ^ data[83] ^ data[84] ^ data[85] ^ data[88] ^ data[89]
        ^ data[90] ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[96] ^ data[97] ^ data[98] ^ data[101]
        ^ data[102] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[109] ^ data[110] ^ data[111] ^ data[113]
        ^ data[114] ^ data[116] ^ data[117] ^ data[118] ^ data[121] ^ data[122] ^ data[124] ^ data[125] ^ data[126]
        ^ data[127] ^ data[128] ^ data[130] ^ data[131] ^ data[132] ^ data[135] ^ data[136] ^ data[137] ^ data[138]
        ^ data[140] ^ data[141] ^ data[144] ^ data[146] ^ data[147] ^ data[149] ^ data[150] ^ data[153] ^ data[155]
        ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[163] ^ data[164] ^ data[165]
        ^ data[166] ^ data[172] ^ data[173] ^ data[176] ^ data[178] ^ data[179] ^ data[180] ^ data[183] ^ data[184]
        ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[190] ^ data[196] ^ data[197] ^ data[198] ^ data[201]
        ^ data[202] ^ data[205] ^ data[206] ^ data[208] ^ data[211] ^ data[213] ^ data[217] ^ data[218] ^ data[219]
        ^ data[220] ^ data[223] ^ data[224] ^ data[227] ^ data[229] ^ data[230] ^ data[231] ^ data[232] ^ data[233]
        ^ data[234] ^ data[236] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[244] ^ data[245] ^ data[246]
        ^ data[247] ^ data[249] ^ data[251] ^ data[254] ^ data[255];
    t15 = data[0] ^ data[4] ^ data[5] ^ data[7] ^ data[10] ^ data[11] ^ data[13] ^ data[14] ^ data[17] ^ data[18]
        ^ data[20] ^ data[24] ^ data[25] ^ data[28] ^ data[30] ^ data[32] ^ data[34] ^ data[35] ^ data[36]
        ^ data[37] ^ data[43] ^ data[46] ^ data[47] ^ data[48] ^ data[51] ^ data[52] ^ data[53] ^ data[54]
        ^ data[56] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[66] ^ data[67] ^ data[69] ^ data[70]
        ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[82] ^ data[84] ^ data[85] ^ data[86] ^ data[89]
        ^ data[90] ^ data[91] ^ data[93] ^ data[94] ^ data[95] ^ data[97] ^ data[98] ^ data[99] ^ data[102]
        ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[110] ^ data[111] ^ data[114]
        ^ data[115] ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[122] ^ data[123] ^ data[125] ^ data[126]
        ^ data[127] ^ data[128] ^ data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[136] ^ data[137] ^ data[138]
        ^ data[139] ^ data[141] ^ data[142] ^ data[145] ^ data[147] ^ data[148] ^ data[150] ^ data[151] ^ data[152]
        ^ data[154] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[162] ^ data[164]
        ^ data[165] ^ data[166] ^ data[167] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[179] ^ data[180]
        ^ data[181] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[191] ^ data[197] ^ data[198]
        ^ data[199] ^ data[200] ^ data[202] ^ data[203] ^ data[206] ^ data[207] ^ data[209] ^ data[212] ^ data[214]
        ^ data[218] ^ data[219] ^ data[220] ^ data[221] ^ data[224] ^ data[225] ^ data[228] ^ data[230] ^ data[231]
        ^ data[233] ^ data[234] ^ data[235] ^ data[237] ^ data[238] ^ data[239] ^ data[240] ^ data[242] ^ data[245]
        ^ data[246] ^ data[247] ^ data[248] ^ data[250] ^ data[252] ^ data[255];
    t16 = data[0] ^ data[4] ^ data[10] ^ data[11] ^ data[12] ^ data[14] ^ data[17] ^ data[19] ^ data[21] ^ data[22]
        ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[35]
        ^ data[36] ^ data[38] ^ data[40] ^ data[41] ^ data[44] ^ data[45] ^ data[48] ^ data[52] ^ data[53]
        ^ data[56] ^ data[58] ^ data[60] ^ data[61] ^ data[62] ^ data[64] ^ data[66] ^ data[67] ^ data[72]
        ^ data[73] ^ data[78] ^ data[80] ^ data[83] ^ data[84] ^ data[85] ^ data[86] ^ data[87] ^ data[90]
        ^ data[91] ^ data[92] ^ data[94] ^ data[97] ^ data[98] ^ data[99] ^ data[102] ^ data[106] ^ data[110]
        ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[117] ^ data[120] ^ data[121] ^ data[123] ^ data[125]
        ^ data[126] ^ data[132] ^ data[133] ^ data[134] ^ data[135] ^ data[137] ^ data[139] ^ data[143] ^ data[144]
        ^ data[147] ^ data[149] ^ data[150] ^ data[151] ^ data[155] ^ data[159] ^ data[161] ^ data[163] ^ data[164]
        ^ data[167] ^ data[171] ^ data[172] ^ data[174] ^ data[176] ^ data[177] ^ data[178] ^ data[179] ^ data[180]
        ^ data[182] ^ data[183] ^ data[185] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193]
        ^ data[194] ^ data[195] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[205]
        ^ data[207] ^ data[208] ^ data[209] ^ data[212] ^ data[220] ^ data[221] ^ data[222] ^ data[224] ^ data[225]
        ^ data[230] ^ data[233] ^ data[234] ^ data[235] ^ data[242] ^ data[243] ^ data[244] ^ data[248] ^ data[254];
    t17 = data[0] ^ data[1] ^ data[4] ^ data[5] ^ data[8] ^ data[10] ^ data[13] ^ data[14] ^ data[15] ^ data[16]
        ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[23] ^ data[28] ^ data[29] ^ data[32]
        ^ data[33] ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[39] ^ data[42] ^ data[44] ^ data[46]
        ^ data[49] ^ data[52] ^ data[54] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[63] ^ data[65]
        ^ data[66] ^ data[68] ^ data[74] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[83] ^ data[88]
        ^ data[90] ^ data[93] ^ data[94] ^ data[95] ^ data[97] ^ data[100] ^ data[102] ^ data[103] ^ data[104]
        ^ data[106] ^ data[107] ^ data[110] ^ data[112] ^ data[115] ^ data[117] ^ data[118] ^ data[120] ^ data[122]
        ^ data[123] ^ data[124] ^ data[125] ^ data[127] ^ data[128] ^ data[132] ^ data[136] ^ data[137] ^ data[138]
        ^ data[139] ^ data[140] ^ data[143] ^ data[145] ^ data[147] ^ data[148] ^ data[149] ^ data[152] ^ data[155]
        ^ data[156] ^ data[159] ^ data[161] ^ data[162] ^ data[163] ^ data[165] ^ data[167] ^ data[168] ^ data[171]
        ^ data[173] ^ data[174] ^ data[175] ^ data[181] ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[188]
        ^ data[196] ^ data[197] ^ data[198] ^ data[199] ^ data[204] ^ data[205] ^ data[206] ^ data[207] ^ data[208]
        ^ data[210] ^ data[212] ^ data[213] ^ data[220] ^ data[223] ^ data[226] ^ data[230] ^ data[231] ^ data[233]
        ^ data[236] ^ data[240] ^ data[242] ^ data[245] ^ data[249] ^ data[254] ^ data[255];
    t18 = data[0] ^ data[1] ^ data[2] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[11] ^ data[14] ^ data[15]
        ^ data[17] ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[29] ^ data[30] ^ data[32]
        ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[38] ^ data[39] ^ data[40] ^ data[43] ^ data[45]
        ^ data[47] ^ data[48] ^ data[50] ^ data[53] ^ data[55] ^ data[58] ^ data[59] ^ data[60] ^ data[61]
        ^ data[64] ^ data[66] ^ data[67] ^ data[69] ^ data[72] ^ data[75] ^ data[79] ^ data[80] ^ data[81]
        ^ data[82] ^ data[84] ^ data[88] ^ data[89] ^ data[91] ^ data[94] ^ data[95] ^ data[98] ^ data[101]
        ^ data[103] ^ data[104] ^ data[105] ^ data[107] ^ data[108] ^ data[111] ^ data[113] ^ data[116] ^ data[118]
        ^ data[119] ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[129] ^ data[133] ^ data[136]
        ^ data[137] ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[146] ^ data[148] ^ data[149] ^ data[150]
        ^ data[152] ^ data[153] ^ data[156] ^ data[157] ^ data[162] ^ data[163] ^ data[164] ^ data[166] ^ data[168]
        ^ data[169] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[182] ^ data[183] ^ data[185] ^ data[186]
        ^ data[187] ^ data[189] ^ data[192] ^ data[197] ^ data[198] ^ data[199] ^ data[200] ^ data[205] ^ data[206]
        ^ data[207] ^ data[208] ^ data[209] ^ data[211] ^ data[213] ^ data[214] ^ data[221] ^ data[224] ^ data[227]
        ^ data[231] ^ data[232] ^ data[234] ^ data[237] ^ data[241] ^ data[243] ^ data[246] ^ data[248] ^ data[250]
        ^ data[255];
    t19 = data[1] ^ data[2] ^ data[3] ^ data[6] ^ data[7] ^ data[9] ^ data[10] ^ data[12] ^ data[15] ^ data[18]
        ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[30] ^ data[31] ^ data[32]
        ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[44]
        ^ data[46] ^ data[48] ^ data[49] ^ data[51] ^ data[54] ^ data[59] ^ data[60] ^ data[61] ^ data[62]
        ^ data[65] ^ data[67] ^ data[68] ^ data[70] ^ data[73] ^ data[76] ^ data[81] ^ data[82] ^ data[83]
        ^ data[85] ^ data[89] ^ data[90] ^ data[92] ^ data[95] ^ data[99] ^ data[102] ^ data[104] ^ data[105]
        ^ data[106] ^ data[108] ^ data[109] ^ data[114] ^ data[117] ^ data[119] ^ data[122] ^ data[124] ^ data[125]
        ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[134] ^ data[136] ^ data[137] ^ data[138] ^ data[139]
        ^ data[140] ^ data[141] ^ data[142] ^ data[147] ^ data[149] ^ data[150] ^ data[151] ^ data[152] ^ data[153]
        ^ data[154] ^ data[157] ^ data[158] ^ data[160] ^ data[163] ^ data[164] ^ data[165] ^ data[167] ^ data[168]
        ^ data[169] ^ data[170] ^ data[173] ^ data[175] ^ data[177] ^ data[183] ^ data[184] ^ data[186] ^ data[187]
        ^ data[188] ^ data[190] ^ data[192] ^ data[193] ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[206]
        ^ data[207] ^ data[209] ^ data[210] ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[222] ^ data[225]
        ^ data[228] ^ data[233] ^ data[235] ^ data[238] ^ data[242] ^ data[244] ^ data[247] ^ data[249] ^ data[251];
    t20 = data[0] ^ data[2] ^ data[3] ^ data[4] ^ data[7] ^ data[10] ^ data[11] ^ data[13] ^ data[16] ^ data[19]
        ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[25] ^ data[31] ^ data[33] ^ data[34] ^ data[35]
        ^ data[36] ^ data[37] ^ data[38] ^ data[41] ^ data[42] ^ data[45] ^ data[47] ^ data[48] ^ data[49]
        ^ data[50] ^ data[52] ^ data[55] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64] ^ data[66]
        ^ data[68] ^ data[69] ^ data[71] ^ data[72] ^ data[74] ^ data[77] ^ data[80] ^ data[82] ^ data[83]
        ^ data[84] ^ data[86] ^ data[90] ^ data[91] ^ data[93] ^ data[100] ^ data[103] ^ data[104] ^ data[105]
        ^ data[106] ^ data[107] ^ data[109] ^ data[110] ^ data[115] ^ data[118] ^ data[120] ^ data[123] ^ data[125]
        ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[131] ^ data[135] ^ data[136] ^ data[137] ^ data[138]
        ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[148] ^ data[150] ^ data[151] ^ data[153]
        ^ data[154] ^ data[155] ^ data[158] ^ data[159] ^ data[161] ^ data[164] ^ data[165] ^ data[166] ^ data[168]
        ^ data[169] ^ data[170] ^ data[171] ^ data[174] ^ data[176] ^ data[178] ^ data[185] ^ data[187] ^ data[188]
        ^ data[189] ^ data[191] ^ data[193] ^ data[194] ^ data[199] ^ data[201] ^ data[202] ^ data[207] ^ data[210]
        ^ data[211] ^ data[213] ^ data[215] ^ data[216] ^ data[217] ^ data[223] ^ data[224] ^ data[226] ^ data[229]
        ^ data[234] ^ data[236] ^ data[239] ^ data[243] ^ data[245] ^ data[250] ^ data[252];
    t21 = data[1] ^ data[3] ^ data[5] ^ data[8] ^ data[10] ^ data[19] ^ data[20] ^ data[23] ^ data[25] ^ data[27]
        ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[37] ^ data[39] ^ data[40] ^ data[41]
        ^ data[42] ^ data[43] ^ data[44] ^ data[45] ^ data[46] ^ data[49] ^ data[50] ^ data[51] ^ data[52]
        ^ data[58] ^ data[60] ^ data[63] ^ data[64] ^ data[65] ^ data[66] ^ data[69] ^ data[70] ^ data[72]
        ^ data[75] ^ data[80] ^ data[81] ^ data[86] ^ data[88] ^ data[90] ^ data[97] ^ data[98] ^ data[99]
        ^ data[101] ^ data[102] ^ data[105] ^ data[107] ^ data[108] ^ data[112] ^ data[113] ^ data[114] ^ data[116]
        ^ data[117] ^ data[119] ^ data[123] ^ data[124] ^ data[125] ^ data[127] ^ data[129] ^ data[130] ^ data[133]
        ^ data[134] ^ data[135] ^ data[138] ^ data[140] ^ data[141] ^ data[142] ^ data[144] ^ data[147] ^ data[150]
        ^ data[152] ^ data[154] ^ data[156] ^ data[161] ^ data[162] ^ data[163] ^ data[164] ^ data[165] ^ data[166]
        ^ data[168] ^ data[169] ^ data[170] ^ data[174] ^ data[175] ^ data[178] ^ data[180] ^ data[182] ^ data[183]
        ^ data[184] ^ data[185] ^ data[186] ^ data[191] ^ data[193] ^ data[197] ^ data[199] ^ data[201] ^ data[205]
        ^ data[207] ^ data[208] ^ data[209] ^ data[211] ^ data[214] ^ data[217] ^ data[218] ^ data[220] ^ data[221]
        ^ data[222] ^ data[224] ^ data[227] ^ data[233] ^ data[234] ^ data[237] ^ data[240] ^ data[242] ^ data[243]
        ^ data[246] ^ data[251] ^ data[253] ^ data[254];
    t22 = data[2] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[14] ^ data[17] ^ data[19] ^ data[20]
        ^ data[22] ^ data[24] ^ data[25] ^ data[27] ^ data[28] ^ data[29] ^ data[33] ^ data[34] ^ data[36]
        ^ data[42] ^ data[43] ^ data[46] ^ data[47] ^ data[50] ^ data[51] ^ data[56] ^ data[58] ^ data[59]
        ^ data[60] ^ data[62] ^ data[64] ^ data[65] ^ data[70] ^ data[71] ^ data[76] ^ data[78] ^ data[81]
        ^ data[82] ^ data[83] ^ data[84] ^ data[85] ^ data[86] ^ data[88] ^ data[89] ^ data[90] ^ data[92]
        ^ data[94] ^ data[96] ^ data[97] ^ data[100] ^ data[103] ^ data[104] ^ data[108] ^ data[109] ^ data[110]
        ^ data[111] ^ data[112] ^ data[115] ^ data[118] ^ data[121] ^ data[123] ^ data[124] ^ data[130] ^ data[131]
        ^ data[132] ^ data[133] ^ data[137] ^ data[141] ^ data[142] ^ data[145] ^ data[147] ^ data[148] ^ data[149]
        ^ data[150] ^ data[153] ^ data[157] ^ data[159] ^ data[161] ^ data[162] ^ data[165] ^ data[166] ^ data[169]
        ^ data[170] ^ data[172] ^ data[174] ^ data[175] ^ data[176] ^ data[177] ^ data[178] ^ data[180] ^ data[181]
        ^ data[182] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193]
        ^ data[195] ^ data[197] ^ data[198] ^ data[199] ^ data[200] ^ data[201] ^ data[203] ^ data[205] ^ data[206]
        ^ data[207] ^ data[210] ^ data[215] ^ data[218] ^ data[219] ^ data[220] ^ data[223] ^ data[228] ^ data[230]
        ^ data[232] ^ data[233] ^ data[238] ^ data[240] ^ data[241] ^ data[242] ^ data[247] ^ data[252] ^ data[255];
    t23 = data[3] ^ data[7] ^ data[9] ^ data[10] ^ data[11] ^ data[13] ^ data[15] ^ data[16] ^ data[18] ^ data[20]
        ^ data[21] ^ data[23] ^ data[24] ^ data[25] ^ data[26] ^ data[28] ^ data[29] ^ data[30] ^ data[32]
        ^ data[34] ^ data[35] ^ data[37] ^ data[40] ^ data[43] ^ data[44] ^ data[47] ^ data[51] ^ data[52]
        ^ data[57] ^ data[59] ^ data[60] ^ data[61] ^ data[63] ^ data[65] ^ data[66] ^ data[71] ^ data[72]
        ^ data[77] ^ data[79] ^ data[82] ^ data[83] ^ data[84] ^ data[85] ^ data[86] ^ data[87] ^ data[89]
        ^ data[90] ^ data[91] ^ data[93] ^ data[95] ^ data[96] ^ data[97] ^ data[98] ^ data[101] ^ data[105]
        ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[116] ^ data[119] ^ data[120] ^ data[122]
        ^ data[124] ^ data[125] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[136] ^ data[138] ^ data[142]
        ^ data[143] ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[154] ^ data[158] ^ data[160]
        ^ data[162] ^ data[163] ^ data[166] ^ data[167] ^ data[170] ^ data[171] ^ data[173] ^ data[175] ^ data[176]
        ^ data[177] ^ data[178] ^ data[179] ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[187] ^ data[188]
        ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[198] ^ data[199]
        ^ data[200] ^ data[201] ^ data[202] ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[211] ^ data[219]
        ^ data[220] ^ data[221] ^ data[224] ^ data[229] ^ data[231] ^ data[232] ^ data[233] ^ data[234] ^ data[239]
        ^ data[241] ^ data[242] ^ data[243] ^ data[253];
    t24 = data[1] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[16] ^ data[19] ^ data[21] ^ data[22]
        ^ data[23] ^ data[24] ^ data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[31] ^ data[35] ^ data[38]
        ^ data[40] ^ data[42] ^ data[43] ^ data[47] ^ data[48] ^ data[51] ^ data[53] ^ data[54] ^ data[55]
        ^ data[62] ^ data[64] ^ data[65] ^ data[66] ^ data[67] ^ data[73] ^ data[74] ^ data[76] ^ data[77]
        ^ data[78] ^ data[79] ^ data[83] ^ data[84] ^ data[85] ^ data[87] ^ data[88] ^ data[90] ^ data[92]
        ^ data[93] ^ data[96] ^ data[97] ^ data[101] ^ data[102] ^ data[103] ^ data[105] ^ data[107] ^ data[108]
        ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[117] ^ data[118] ^ data[119] ^ data[120]
        ^ data[121] ^ data[122] ^ data[124] ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131]
        ^ data[132] ^ data[134] ^ data[138] ^ data[140] ^ data[141] ^ data[146] ^ data[148] ^ data[155] ^ data[156]
        ^ data[157] ^ data[158] ^ data[160] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[167] ^ data[168]
        ^ data[170] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[180] ^ data[183] ^ data[186] ^ data[188]
        ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[199] ^ data[202] ^ data[205]
        ^ data[207] ^ data[208] ^ data[209] ^ data[213] ^ data[217] ^ data[221] ^ data[224] ^ data[225] ^ data[226]
        ^ data[227] ^ data[228] ^ data[229] ^ data[231] ^ data[232] ^ data[233] ^ data[235] ^ data[236] ^ data[237]
        ^ data[240] ^ data[242] ^ data[243] ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[250] ^ data[251]
        ^ data[252] ^ data[253] ^ data[254];
    t25 = data[1] ^ data[2] ^ data[11] ^ data[15] ^ data[17] ^ data[19] ^ data[20] ^ data[21] ^ data[24] ^ data[25]
        ^ data[26] ^ data[30] ^ data[31] ^ data[35] ^ data[36] ^ data[38] ^ data[39] ^ data[40] ^ data[41]
        ^ data[42] ^ data[44] ^ data[47] ^ data[49] ^ data[51] ^ data[52] ^ data[53] ^ data[62] ^ data[63]
        ^ data[68] ^ data[72] ^ data[73] ^ data[75] ^ data[76] ^ data[80] ^ data[83] ^ data[86] ^ data[87]
        ^ data[89] ^ data[90] ^ data[91] ^ data[92] ^ data[94] ^ data[98] ^ data[101] ^ data[104] ^ data[105]
        ^ data[106] ^ data[107] ^ data[114] ^ data[117] ^ data[120] ^ data[123] ^ data[124] ^ data[126] ^ data[127]
        ^ data[128] ^ data[133] ^ data[134] ^ data[135] ^ data[138] ^ data[139] ^ data[140] ^ data[142] ^ data[144]
        ^ data[146] ^ data[147] ^ data[148] ^ data[149] ^ data[155] ^ data[159] ^ data[160] ^ data[161] ^ data[163]
        ^ data[168] ^ data[169] ^ data[170] ^ data[171] ^ data[172] ^ data[180] ^ data[181] ^ data[183] ^ data[186]
        ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[195] ^ data[196] ^ data[197] ^ data[199] ^ data[202]
        ^ data[203] ^ data[205] ^ data[206] ^ data[207] ^ data[208] ^ data[210] ^ data[213] ^ data[214] ^ data[216]
        ^ data[217] ^ data[218] ^ data[221] ^ data[222] ^ data[224] ^ data[230] ^ data[231] ^ data[234] ^ data[235]
        ^ data[238] ^ data[241] ^ data[242] ^ data[244] ^ data[245] ^ data[246] ^ data[247] ^ data[255];
    t26 = data[2] ^ data[3] ^ data[8] ^ data[12] ^ data[18] ^ data[20] ^ data[21] ^ data[22] ^ data[25] ^ data[26]
        ^ data[27] ^ data[31] ^ data[36] ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[43]
        ^ data[45] ^ data[50] ^ data[52] ^ data[53] ^ data[54] ^ data[56] ^ data[63] ^ data[64] ^ data[69]
        ^ data[73] ^ data[74] ^ data[76] ^ data[77] ^ data[81] ^ data[84] ^ data[87] ^ data[88] ^ data[90]
        ^ data[91] ^ data[92] ^ data[93] ^ data[95] ^ data[96] ^ data[99] ^ data[102] ^ data[104] ^ data[105]
        ^ data[106] ^ data[107] ^ data[108] ^ data[112] ^ data[115] ^ data[118] ^ data[120] ^ data[121] ^ data[124]
        ^ data[125] ^ data[127] ^ data[128] ^ data[129] ^ data[134] ^ data[135] ^ data[136] ^ data[139] ^ data[140]
        ^ data[141] ^ data[143] ^ data[144] ^ data[145] ^ data[147] ^ data[148] ^ data[149] ^ data[150] ^ data[152]
        ^ data[156] ^ data[160] ^ data[161] ^ data[162] ^ data[164] ^ data[169] ^ data[170] ^ data[171] ^ data[172]
        ^ data[173] ^ data[176] ^ data[181] ^ data[182] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191]
        ^ data[192] ^ data[196] ^ data[197] ^ data[198] ^ data[203] ^ data[204] ^ data[206] ^ data[207] ^ data[209]
        ^ data[211] ^ data[214] ^ data[215] ^ data[217] ^ data[218] ^ data[219] ^ data[222] ^ data[223] ^ data[225]
        ^ data[231] ^ data[235] ^ data[236] ^ data[239] ^ data[240] ^ data[242] ^ data[243] ^ data[245] ^ data[246]
        ^ data[247] ^ data[248];
    t27 = data[3] ^ data[4] ^ data[9] ^ data[13] ^ data[19] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[26]
        ^ data[27] ^ data[28] ^ data[32] ^ data[37] ^ data[38] ^ data[41] ^ data[42] ^ data[43] ^ data[44]
        ^ data[46] ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[57] ^ data[65] ^ data[70] ^ data[74]
        ^ data[75] ^ data[77] ^ data[78] ^ data[82] ^ data[85] ^ data[89] ^ data[91] ^ data[92] ^ data[93]
        ^ data[94] ^ data[96] ^ data[97] ^ data[100] ^ data[103] ^ data[105] ^ data[106] ^ data[107] ^ data[108]
        ^ data[109] ^ data[112] ^ data[113] ^ data[116] ^ data[119] ^ data[121] ^ data[122] ^ data[125] ^ data[126]
        ^ data[129] ^ data[130] ^ data[135] ^ data[137] ^ data[140] ^ data[141] ^ data[142] ^ data[144] ^ data[145]
        ^ data[146] ^ data[148] ^ data[149] ^ data[150] ^ data[151] ^ data[153] ^ data[157] ^ data[161] ^ data[162]
        ^ data[163] ^ data[165] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[177] ^ data[182]
        ^ data[183] ^ data[184] ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[197]
        ^ data[198] ^ data[199] ^ data[204] ^ data[205] ^ data[207] ^ data[208] ^ data[210] ^ data[212] ^ data[215]
        ^ data[216] ^ data[218] ^ data[219] ^ data[220] ^ data[223] ^ data[224] ^ data[226] ^ data[236] ^ data[237]
        ^ data[240] ^ data[241] ^ data[243] ^ data[244] ^ data[246] ^ data[247] ^ data[248] ^ data[249];
    t28 = data[0] ^ data[4] ^ data[5] ^ data[8] ^ data[10] ^ data[14] ^ data[20] ^ data[22] ^ data[23] ^ data[25]
        ^ data[27] ^ data[28] ^ data[29] ^ data[33] ^ data[38] ^ data[39] ^ data[40] ^ data[42] ^ data[43]
        ^ data[44] ^ data[45] ^ data[47] ^ data[52] ^ data[54] ^ data[55] ^ data[58] ^ data[66] ^ data[71]
        ^ data[72] ^ data[75] ^ data[76] ^ data[78] ^ data[79] ^ data[80] ^ data[83] ^ data[86] ^ data[90]
        ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[96] ^ data[97] ^ data[98] ^ data[101] ^ data[106]
        ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[112] ^ data[113] ^ data[114] ^ data[117] ^ data[120]
        ^ data[122] ^ data[123] ^ data[126] ^ data[127] ^ data[128] ^ data[130] ^ data[131] ^ data[138] ^ data[141]
        ^ data[142] ^ data[143] ^ data[145] ^ data[146] ^ data[147] ^ data[149] ^ data[150] ^ data[151] ^ data[152]
        ^ data[154] ^ data[158] ^ data[160] ^ data[162] ^ data[163] ^ data[164] ^ data[166] ^ data[171] ^ data[172]
        ^ data[173] ^ data[174] ^ data[175] ^ data[176] ^ data[178] ^ data[183] ^ data[185] ^ data[189] ^ data[190]
        ^ data[191] ^ data[192] ^ data[193] ^ data[194] ^ data[198] ^ data[199] ^ data[200] ^ data[205] ^ data[206]
        ^ data[208] ^ data[209] ^ data[211] ^ data[213] ^ data[216] ^ data[217] ^ data[219] ^ data[220] ^ data[221]
        ^ data[224] ^ data[225] ^ data[227] ^ data[237] ^ data[238] ^ data[240] ^ data[241] ^ data[242] ^ data[244]
        ^ data[245] ^ data[247] ^ data[248] ^ data[249] ^ data[250];
    t29 = data[0] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16]
        ^ data[19] ^ data[22] ^ data[24] ^ data[27] ^ data[30] ^ data[31] ^ data[32] ^ data[34] ^ data[35]
        ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[45] ^ data[46] ^ data[47]
        ^ data[48] ^ data[51] ^ data[54] ^ data[59] ^ data[62] ^ data[65] ^ data[66] ^ data[72] ^ data[74]
        ^ data[78] ^ data[80] ^ data[81] ^ data[83] ^ data[85] ^ data[90] ^ data[91] ^ data[92] ^ data[94]
        ^ data[95] ^ data[96] ^ data[98] ^ data[99] ^ data[101] ^ data[103] ^ data[105] ^ data[112] ^ data[114]
        ^ data[115] ^ data[117] ^ data[119] ^ data[120] ^ data[122] ^ data[123] ^ data[125] ^ data[130] ^ data[134]
        ^ data[138] ^ data[139] ^ data[140] ^ data[141] ^ data[142] ^ data[143] ^ data[147] ^ data[150] ^ data[151]
        ^ data[152] ^ data[153] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[166]
        ^ data[170] ^ data[177] ^ data[179] ^ data[180] ^ data[183] ^ data[188] ^ data[192] ^ data[195] ^ data[196]
        ^ data[201] ^ data[202] ^ data[205] ^ data[206] ^ data[208] ^ data[210] ^ data[212] ^ data[213] ^ data[214]
        ^ data[216] ^ data[218] ^ data[220] ^ data[222] ^ data[227] ^ data[229] ^ data[231] ^ data[233] ^ data[235]
        ^ data[236] ^ data[237] ^ data[238] ^ data[239] ^ data[240] ^ data[241] ^ data[246] ^ data[247] ^ data[252]
        ^ data[253] ^ data[254];
    t30 = data[6] ^ data[7] ^ data[9] ^ data[10] ^ data[11] ^ data[12] ^ data[15] ^ data[17] ^ data[19] ^ data[20]
        ^ data[21] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[29] ^ data[33] ^ data[36]
        ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[45] ^ data[46] ^ data[49] ^ data[51] ^ data[52]
        ^ data[53] ^ data[54] ^ data[60] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[72] ^ data[74]
        ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[81] ^ data[82] ^ data[83] ^ data[85] ^ data[86]
        ^ data[87] ^ data[88] ^ data[90] ^ data[91] ^ data[95] ^ data[99] ^ data[100] ^ data[101] ^ data[103]
        ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[115] ^ data[116]
        ^ data[117] ^ data[119] ^ data[120] ^ data[122] ^ data[123] ^ data[125] ^ data[126] ^ data[127] ^ data[128]
        ^ data[129] ^ data[130] ^ data[132] ^ data[134] ^ data[135] ^ data[136] ^ data[138] ^ data[139] ^ data[142]
        ^ data[143] ^ data[144] ^ data[146] ^ data[151] ^ data[153] ^ data[154] ^ data[155] ^ data[156] ^ data[159]
        ^ data[161] ^ data[162] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[168] ^ data[170] ^ data[171]
        ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[178] ^ data[181] ^ data[183] ^ data[184] ^ data[186]
        ^ data[188] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[194] ^ data[197] ^ data[199] ^ data[200]
        ^ data[203] ^ data[205] ^ data[206] ^ data[211] ^ data[214] ^ data[215] ^ data[219] ^ data[223] ^ data[224]
        ^ data[225] ^ data[226] ^ data[227] ^ data[229] ^ data[230] ^ data[231] ^ data[233] ^ data[234] ^ data[235]
        ^ data[238] ^ data[239] ^ data[240] ^ data[241] ^ data[243] ^ data[245] ^ data[248] ^ data[249] ^ data[250]
        ^ data[251] ^ data[252] ^ data[255];
    t31 = data[0] ^ data[7] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[18] ^ data[20] ^ data[21] ^ data[22]
        ^ data[23] ^ data[25] ^ data[26] ^ data[27] ^ data[28] ^ data[30] ^ data[34] ^ data[37] ^ data[39]
        ^ data[41] ^ data[42] ^ data[46] ^ data[47] ^ data[50] ^ data[52] ^ data[53] ^ data[54] ^ data[55]
        ^ data[61] ^ data[63] ^ data[64] ^ data[65] ^ data[66] ^ data[72] ^ data[73] ^ data[75] ^ data[76]
        ^ data[77] ^ data[78] ^ data[79] ^ data[82] ^ data[83] ^ data[84] ^ data[86] ^ data[87] ^ data[89]
        ^ data[91] ^ data[92] ^ data[96] ^ data[100] ^ data[101] ^ data[102] ^ data[104] ^ data[106] ^ data[107]
        ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[112] ^ data[116] ^ data[117] ^ data[118] ^ data[120]
        ^ data[121] ^ data[123] ^ data[124] ^ data[126] ^ data[127] ^ data[128] ^ data[129] ^ data[130] ^ data[131]
        ^ data[133] ^ data[135] ^ data[137] ^ data[139] ^ data[140] ^ data[143] ^ data[145] ^ data[147] ^ data[154]
        ^ data[155] ^ data[156] ^ data[157] ^ data[162] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[167]
        ^ data[169] ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[175] ^ data[179] ^ data[182] ^ data[185]
        ^ data[187] ^ data[189] ^ data[190] ^ data[191] ^ data[192] ^ data[193] ^ data[195] ^ data[198] ^ data[201]
        ^ data[204] ^ data[206] ^ data[207] ^ data[208] ^ data[212] ^ data[215] ^ data[216] ^ data[220] ^ data[224]
        ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[230] ^ data[231] ^ data[232] ^ data[234] ^ data[235]
        ^ data[236] ^ data[239] ^ data[241] ^ data[242] ^ data[244] ^ data[246] ^ data[248] ^ data[249] ^ data[250]
        ^ data[251] ^ data[252] ^ data[253];
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
        t3255, t3256, t3257, t3258, t3259, t3260, t3261, t3262, t3263,
    );
    t0 = entry[0] ^ entry[14] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[30]
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
    t1 = entry[1] ^ entry[14] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[26] ^ entry[27] ^ entry[28]
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
    t2 = entry[2] ^ entry[8] ^ entry[15] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[28] ^ entry[29]
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
    t3 = entry[3] ^ entry[9] ^ entry[22] ^ entry[23] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[34] ^ entry[35]
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
    t4 = entry[4] ^ entry[10] ^ entry[16] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[35] ^ entry[36]
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
    t5 = entry[5] ^ entry[11] ^ entry[14] ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28]
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
    t6 = entry[6] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[24]
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
    t7 = entry[7] ^ entry[13] ^ entry[15] ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[25] ^ entry[27]
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
    t8 = entry[0] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[26]
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
    t9 = entry[1] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[23] ^ entry[24]
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
    t10 = entry[2] ^ entry[14] ^ entry[15] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[26]
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
    t11 = entry[3] ^ entry[8] ^ entry[15] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[26] ^ entry[27]
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
    t12 = entry[4] ^ entry[9] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[31]
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
    t13 = entry[5] ^ entry[10] ^ entry[13] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[23] ^ entry[25]
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
    t14 = entry[6] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18] ^ entry[19] ^ entry[20]
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
    t15 = entry[7] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24]
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
    t16 = entry[0] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[24]
        ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[38]
        ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[47] ^ entry[51] ^ entry[53] ^ entry[54]
        ^ entry[57] ^ entry[58] ^ entry[61] ^ entry[62] ^ entry[65] ^ entry[66] ^ entry[68] ^ entry[69] ^ entry[72]
        ^ entry[73] ^ entry[78] ^ entry[79] ^ entry[82] ^ entry[83] ^ entry[84] ^ entry[85] ^ entry[88] ^ entry[89]
        ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[103] ^ entry[107]
        ^ entry[109] ^ entry[111] ^ entry[113] ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[119]
        ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[128]
        ^ entry[129] ^ entry[130] ^ entry[133] ^ entry[135] ^ entry[137] ^ entry[139] ^ entry[140] ^ entry[141]
        ^ entry[142] ^ entry[144] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[151] ^ entry[152] ^ entry[155]
        ^ entry[157] ^ entry[161] ^ entry[166] ^ entry[167] ^ entry[170] ^ entry[171] ^ entry[173] ^ entry[174]
        ^ entry[175] ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[185] ^ entry[186]
        ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[195]
        ^ entry[196] ^ entry[198] ^ entry[200] ^ entry[202] ^ entry[204] ^ entry[205] ^ entry[206] ^ entry[208]
        ^ entry[209] ^ entry[210] ^ entry[212] ^ entry[216] ^ entry[222] ^ entry[223] ^ entry[226] ^ entry[227]
        ^ entry[230] ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[240] ^ entry[242] ^ entry[244] ^ entry[248]
        ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[259] ^ entry[261] ^ entry[262]
        ^ entry[265] ^ entry[266] ^ entry[270] ^ entry[271] ^ entry[274] ^ entry[275] ^ entry[285];
    t17 = entry[1] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[18] ^ entry[21] ^ entry[25]
        ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[35] ^ entry[36] ^ entry[40] ^ entry[44] ^ entry[47] ^ entry[48]
        ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[61] ^ entry[63]
        ^ entry[65] ^ entry[67] ^ entry[68] ^ entry[70] ^ entry[72] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[86]
        ^ entry[90] ^ entry[92] ^ entry[95] ^ entry[96] ^ entry[99] ^ entry[103] ^ entry[107] ^ entry[108]
        ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[127]
        ^ entry[131] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[137] ^ entry[138] ^ entry[139] ^ entry[143]
        ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[155] ^ entry[156]
        ^ entry[157] ^ entry[158] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[166] ^ entry[170] ^ entry[172]
        ^ entry[173] ^ entry[176] ^ entry[177] ^ entry[180] ^ entry[181] ^ entry[183] ^ entry[184] ^ entry[185]
        ^ entry[187] ^ entry[188] ^ entry[192] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[201] ^ entry[202]
        ^ entry[203] ^ entry[204] ^ entry[207] ^ entry[208] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[216]
        ^ entry[217] ^ entry[222] ^ entry[226] ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[234]
        ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242]
        ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[248] ^ entry[249] ^ entry[252] ^ entry[254] ^ entry[255]
        ^ entry[256] ^ entry[258] ^ entry[259] ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[265]
        ^ entry[267] ^ entry[270] ^ entry[274] ^ entry[276] ^ entry[280] ^ entry[285] ^ entry[286];
    t18 = entry[2] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[18] ^ entry[19] ^ entry[22] ^ entry[26]
        ^ entry[29] ^ entry[33] ^ entry[36] ^ entry[37] ^ entry[40] ^ entry[41] ^ entry[45] ^ entry[49] ^ entry[52]
        ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[62] ^ entry[64] ^ entry[66]
        ^ entry[68] ^ entry[69] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[75] ^ entry[79] ^ entry[83] ^ entry[87]
        ^ entry[91] ^ entry[93] ^ entry[97] ^ entry[100] ^ entry[104] ^ entry[108] ^ entry[109] ^ entry[110]
        ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[120] ^ entry[132]
        ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140] ^ entry[144] ^ entry[148]
        ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[156] ^ entry[157] ^ entry[158]
        ^ entry[159] ^ entry[160] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[167] ^ entry[171] ^ entry[173]
        ^ entry[174] ^ entry[177] ^ entry[178] ^ entry[181] ^ entry[182] ^ entry[185] ^ entry[186] ^ entry[188]
        ^ entry[189] ^ entry[192] ^ entry[193] ^ entry[198] ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[204]
        ^ entry[205] ^ entry[208] ^ entry[209] ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217]
        ^ entry[218] ^ entry[223] ^ entry[227] ^ entry[229] ^ entry[231] ^ entry[233] ^ entry[235] ^ entry[236]
        ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244]
        ^ entry[245] ^ entry[246] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[253] ^ entry[255] ^ entry[257]
        ^ entry[259] ^ entry[260] ^ entry[261] ^ entry[262] ^ entry[264] ^ entry[265] ^ entry[266] ^ entry[268]
        ^ entry[271] ^ entry[272] ^ entry[275] ^ entry[277] ^ entry[281] ^ entry[286] ^ entry[287];
    t19 = entry[3] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[23] ^ entry[24] ^ entry[27]
        ^ entry[30] ^ entry[34] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[53]
        ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[63] ^ entry[65] ^ entry[67]
        ^ entry[69] ^ entry[70] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[88] ^ entry[92]
        ^ entry[94] ^ entry[96] ^ entry[98] ^ entry[101] ^ entry[105] ^ entry[109] ^ entry[110] ^ entry[111]
        ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[120] ^ entry[121] ^ entry[133]
        ^ entry[135] ^ entry[137] ^ entry[139] ^ entry[140] ^ entry[141] ^ entry[144] ^ entry[145] ^ entry[149]
        ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[155] ^ entry[157] ^ entry[158] ^ entry[159]
        ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[168] ^ entry[172] ^ entry[174] ^ entry[175]
        ^ entry[176] ^ entry[178] ^ entry[179] ^ entry[182] ^ entry[183] ^ entry[186] ^ entry[187] ^ entry[189]
        ^ entry[190] ^ entry[193] ^ entry[194] ^ entry[199] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[206]
        ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[213] ^ entry[214] ^ entry[215] ^ entry[217] ^ entry[218]
        ^ entry[219] ^ entry[228] ^ entry[230] ^ entry[232] ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[238]
        ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[246]
        ^ entry[247] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[254] ^ entry[258] ^ entry[260]
        ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[264] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[269]
        ^ entry[273] ^ entry[276] ^ entry[278] ^ entry[280] ^ entry[282] ^ entry[287];
    t20 = entry[4] ^ entry[8] ^ entry[15] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[28]
        ^ entry[31] ^ entry[32] ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[42] ^ entry[43] ^ entry[47] ^ entry[51]
        ^ entry[54] ^ entry[55] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[64] ^ entry[66] ^ entry[68]
        ^ entry[70] ^ entry[71] ^ entry[72] ^ entry[74] ^ entry[75] ^ entry[77] ^ entry[81] ^ entry[85] ^ entry[89]
        ^ entry[93] ^ entry[95] ^ entry[97] ^ entry[99] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[111]
        ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[120] ^ entry[121] ^ entry[122]
        ^ entry[134] ^ entry[138] ^ entry[140] ^ entry[141] ^ entry[142] ^ entry[144] ^ entry[145] ^ entry[146]
        ^ entry[150] ^ entry[151] ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[158] ^ entry[159] ^ entry[160]
        ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[168] ^ entry[169] ^ entry[173] ^ entry[175]
        ^ entry[177] ^ entry[179] ^ entry[180] ^ entry[183] ^ entry[184] ^ entry[187] ^ entry[188] ^ entry[190]
        ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[195] ^ entry[204] ^ entry[205] ^ entry[206] ^ entry[207]
        ^ entry[208] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[214] ^ entry[215] ^ entry[218] ^ entry[219]
        ^ entry[220] ^ entry[224] ^ entry[229] ^ entry[231] ^ entry[233] ^ entry[235] ^ entry[237] ^ entry[238]
        ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[247]
        ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[255] ^ entry[256] ^ entry[259]
        ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[270]
        ^ entry[272] ^ entry[274] ^ entry[277] ^ entry[279] ^ entry[281] ^ entry[283];
    t21 = entry[5] ^ entry[9] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[18] ^ entry[19] ^ entry[21]
        ^ entry[22] ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[30] ^ entry[32] ^ entry[34] ^ entry[37] ^ entry[38]
        ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[47] ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[54]
        ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[64]
        ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[71] ^ entry[72] ^ entry[75] ^ entry[76] ^ entry[79] ^ entry[80]
        ^ entry[83] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[92] ^ entry[93]
        ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[104] ^ entry[109] ^ entry[113] ^ entry[124] ^ entry[125]
        ^ entry[126] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[133] ^ entry[137] ^ entry[140] ^ entry[143]
        ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[159] ^ entry[160] ^ entry[163]
        ^ entry[164] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[171] ^ entry[173] ^ entry[175]
        ^ entry[177] ^ entry[179] ^ entry[180] ^ entry[182] ^ entry[184] ^ entry[186] ^ entry[190] ^ entry[194]
        ^ entry[198] ^ entry[202] ^ entry[204] ^ entry[207] ^ entry[208] ^ entry[211] ^ entry[215] ^ entry[219]
        ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[223] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227]
        ^ entry[239] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[247] ^ entry[249] ^ entry[250] ^ entry[251]
        ^ entry[255] ^ entry[259] ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[265] ^ entry[267]
        ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[278] ^ entry[282]
        ^ entry[284] ^ entry[285];
    t22 = entry[6] ^ entry[10] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[18] ^ entry[22]
        ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[34] ^ entry[35]
        ^ entry[36] ^ entry[37] ^ entry[40] ^ entry[41] ^ entry[45] ^ entry[47] ^ entry[49] ^ entry[51] ^ entry[52]
        ^ entry[55] ^ entry[56] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[66] ^ entry[67]
        ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[86]
        ^ entry[87] ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[96] ^ entry[101] ^ entry[103] ^ entry[105]
        ^ entry[107] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116]
        ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[124]
        ^ entry[127] ^ entry[128] ^ entry[131] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[137] ^ entry[138]
        ^ entry[139] ^ entry[140] ^ entry[142] ^ entry[144] ^ entry[146] ^ entry[149] ^ entry[151] ^ entry[153]
        ^ entry[155] ^ entry[164] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[171] ^ entry[172]
        ^ entry[173] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[179] ^ entry[180] ^ entry[182] ^ entry[183]
        ^ entry[184] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[192] ^ entry[193]
        ^ entry[194] ^ entry[196] ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[202] ^ entry[203] ^ entry[204]
        ^ entry[206] ^ entry[208] ^ entry[210] ^ entry[220] ^ entry[221] ^ entry[224] ^ entry[225] ^ entry[228]
        ^ entry[230] ^ entry[232] ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[240] ^ entry[242] ^ entry[246]
        ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[253] ^ entry[255] ^ entry[257] ^ entry[259] ^ entry[260]
        ^ entry[264] ^ entry[268] ^ entry[269] ^ entry[272] ^ entry[273] ^ entry[279] ^ entry[283] ^ entry[286];
    t23 = entry[7] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[18] ^ entry[19] ^ entry[23]
        ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[35] ^ entry[36] ^ entry[37]
        ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[56]
        ^ entry[57] ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[67] ^ entry[68] ^ entry[72]
        ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[84] ^ entry[87] ^ entry[88]
        ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[96] ^ entry[97] ^ entry[102] ^ entry[106] ^ entry[108]
        ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[118]
        ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[128]
        ^ entry[129] ^ entry[132] ^ entry[134] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140]
        ^ entry[141] ^ entry[143] ^ entry[144] ^ entry[145] ^ entry[147] ^ entry[150] ^ entry[154] ^ entry[156]
        ^ entry[160] ^ entry[165] ^ entry[166] ^ entry[169] ^ entry[170] ^ entry[172] ^ entry[173] ^ entry[174]
        ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[183] ^ entry[184] ^ entry[185]
        ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193] ^ entry[194]
        ^ entry[195] ^ entry[197] ^ entry[199] ^ entry[201] ^ entry[203] ^ entry[204] ^ entry[205] ^ entry[207]
        ^ entry[208] ^ entry[209] ^ entry[211] ^ entry[221] ^ entry[222] ^ entry[225] ^ entry[226] ^ entry[229]
        ^ entry[231] ^ entry[233] ^ entry[235] ^ entry[237] ^ entry[239] ^ entry[241] ^ entry[243] ^ entry[247]
        ^ entry[251] ^ entry[252] ^ entry[254] ^ entry[256] ^ entry[258] ^ entry[260] ^ entry[261] ^ entry[264]
        ^ entry[265] ^ entry[269] ^ entry[270] ^ entry[273] ^ entry[274] ^ entry[284] ^ entry[287];
    t24 = entry[0] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[17] ^ entry[18] ^ entry[22]
        ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[33]
        ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[48] ^ entry[51] ^ entry[52]
        ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[63] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[69]
        ^ entry[72] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[80] ^ entry[85] ^ entry[87] ^ entry[88] ^ entry[90]
        ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[99]
        ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[108] ^ entry[110] ^ entry[111]
        ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[121] ^ entry[124] ^ entry[126]
        ^ entry[129] ^ entry[134] ^ entry[135] ^ entry[137] ^ entry[138] ^ entry[140] ^ entry[141] ^ entry[142]
        ^ entry[144] ^ entry[145] ^ entry[147] ^ entry[148] ^ entry[150] ^ entry[151] ^ entry[153] ^ entry[154]
        ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[159] ^ entry[160] ^ entry[162] ^ entry[164] ^ entry[165]
        ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[171] ^ entry[180] ^ entry[181] ^ entry[184] ^ entry[187]
        ^ entry[189] ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[196] ^ entry[203] ^ entry[204] ^ entry[206]
        ^ entry[209] ^ entry[211] ^ entry[212] ^ entry[219] ^ entry[220] ^ entry[229] ^ entry[232] ^ entry[235]
        ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[244] ^ entry[246] ^ entry[249]
        ^ entry[251] ^ entry[254] ^ entry[255] ^ entry[257] ^ entry[258] ^ entry[260] ^ entry[263] ^ entry[266]
        ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[273] ^ entry[274]
        ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[285];
    t25 = entry[1] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[16] ^ entry[19] ^ entry[22] ^ entry[25] ^ entry[28]
        ^ entry[29] ^ entry[32] ^ entry[36] ^ entry[39] ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[46] ^ entry[49]
        ^ entry[51] ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[63] ^ entry[66] ^ entry[70]
        ^ entry[73] ^ entry[75] ^ entry[78] ^ entry[81] ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[89]
        ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[103] ^ entry[106] ^ entry[108] ^ entry[109] ^ entry[110]
        ^ entry[112] ^ entry[113] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122]
        ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[134]
        ^ entry[137] ^ entry[139] ^ entry[140] ^ entry[143] ^ entry[146] ^ entry[147] ^ entry[149] ^ entry[150]
        ^ entry[152] ^ entry[153] ^ entry[158] ^ entry[159] ^ entry[161] ^ entry[162] ^ entry[163] ^ entry[164]
        ^ entry[167] ^ entry[170] ^ entry[171] ^ entry[172] ^ entry[180] ^ entry[182] ^ entry[185] ^ entry[187]
        ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[195]
        ^ entry[196] ^ entry[197] ^ entry[200] ^ entry[203] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[208]
        ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[213] ^ entry[216] ^ entry[219] ^ entry[221] ^ entry[224]
        ^ entry[229] ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[239]
        ^ entry[240] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[247] ^ entry[248] ^ entry[249]
        ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[254] ^ entry[257] ^ entry[259] ^ entry[260] ^ entry[261]
        ^ entry[263] ^ entry[264] ^ entry[266] ^ entry[275] ^ entry[276] ^ entry[279] ^ entry[282] ^ entry[284]
        ^ entry[286];
    t26 = entry[2] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[20] ^ entry[23] ^ entry[26]
        ^ entry[29] ^ entry[30] ^ entry[32] ^ entry[33] ^ entry[37] ^ entry[40] ^ entry[43] ^ entry[44] ^ entry[45]
        ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[60]
        ^ entry[67] ^ entry[71] ^ entry[74] ^ entry[76] ^ entry[79] ^ entry[82] ^ entry[86] ^ entry[87] ^ entry[89]
        ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[96] ^ entry[107] ^ entry[109] ^ entry[110]
        ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[118] ^ entry[119] ^ entry[121] ^ entry[122]
        ^ entry[123] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[131]
        ^ entry[135] ^ entry[138] ^ entry[140] ^ entry[141] ^ entry[144] ^ entry[147] ^ entry[148] ^ entry[150]
        ^ entry[151] ^ entry[153] ^ entry[154] ^ entry[159] ^ entry[162] ^ entry[163] ^ entry[164] ^ entry[165]
        ^ entry[168] ^ entry[171] ^ entry[172] ^ entry[173] ^ entry[176] ^ entry[181] ^ entry[183] ^ entry[184]
        ^ entry[186] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193] ^ entry[194]
        ^ entry[195] ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[200] ^ entry[201] ^ entry[204] ^ entry[206]
        ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[214] ^ entry[217] ^ entry[220]
        ^ entry[222] ^ entry[225] ^ entry[230] ^ entry[231] ^ entry[233] ^ entry[234] ^ entry[236] ^ entry[237]
        ^ entry[238] ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[249]
        ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[258] ^ entry[260]
        ^ entry[261] ^ entry[262] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[276] ^ entry[277] ^ entry[280]
        ^ entry[283] ^ entry[285] ^ entry[287];
    t27 = entry[3] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[17] ^ entry[18] ^ entry[21] ^ entry[24]
        ^ entry[27] ^ entry[30] ^ entry[31] ^ entry[33] ^ entry[34] ^ entry[38] ^ entry[41] ^ entry[44] ^ entry[45]
        ^ entry[46] ^ entry[48] ^ entry[49] ^ entry[51] ^ entry[53] ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[59]
        ^ entry[61] ^ entry[64] ^ entry[68] ^ entry[75] ^ entry[77] ^ entry[80] ^ entry[83] ^ entry[87] ^ entry[90]
        ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[108] ^ entry[110]
        ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[119] ^ entry[122] ^ entry[123] ^ entry[124]
        ^ entry[126] ^ entry[127] ^ entry[129] ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[139] ^ entry[141]
        ^ entry[142] ^ entry[144] ^ entry[145] ^ entry[148] ^ entry[149] ^ entry[151] ^ entry[152] ^ entry[154]
        ^ entry[155] ^ entry[163] ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[168] ^ entry[169] ^ entry[172]
        ^ entry[173] ^ entry[174] ^ entry[176] ^ entry[177] ^ entry[182] ^ entry[185] ^ entry[187] ^ entry[189]
        ^ entry[190] ^ entry[191] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[195] ^ entry[196] ^ entry[197]
        ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[201] ^ entry[202] ^ entry[205] ^ entry[207] ^ entry[208]
        ^ entry[210] ^ entry[211] ^ entry[212] ^ entry[213] ^ entry[215] ^ entry[216] ^ entry[218] ^ entry[221]
        ^ entry[223] ^ entry[224] ^ entry[226] ^ entry[231] ^ entry[234] ^ entry[235] ^ entry[237] ^ entry[238]
        ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245] ^ entry[247] ^ entry[248]
        ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[257] ^ entry[259]
        ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[264] ^ entry[265] ^ entry[266] ^ entry[268] ^ entry[277]
        ^ entry[278] ^ entry[280] ^ entry[281] ^ entry[284] ^ entry[286];
    t28 = entry[4] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[18] ^ entry[19] ^ entry[22] ^ entry[25] ^ entry[28]
        ^ entry[31] ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48]
        ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[65]
        ^ entry[69] ^ entry[72] ^ entry[76] ^ entry[78] ^ entry[81] ^ entry[84] ^ entry[91] ^ entry[92] ^ entry[93]
        ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[109] ^ entry[111] ^ entry[112]
        ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[127] ^ entry[128]
        ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[136] ^ entry[140] ^ entry[142] ^ entry[143]
        ^ entry[145] ^ entry[146] ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[155] ^ entry[156]
        ^ entry[164] ^ entry[165] ^ entry[166] ^ entry[167] ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[173]
        ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[183] ^ entry[186] ^ entry[188]
        ^ entry[190] ^ entry[191] ^ entry[193] ^ entry[194] ^ entry[195] ^ entry[196] ^ entry[197] ^ entry[198]
        ^ entry[199] ^ entry[200] ^ entry[201] ^ entry[202] ^ entry[203] ^ entry[206] ^ entry[209] ^ entry[211]
        ^ entry[212] ^ entry[213] ^ entry[214] ^ entry[216] ^ entry[217] ^ entry[219] ^ entry[222] ^ entry[225]
        ^ entry[227] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[241] ^ entry[242] ^ entry[243]
        ^ entry[245] ^ entry[246] ^ entry[248] ^ entry[249] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[254]
        ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[260] ^ entry[262] ^ entry[263] ^ entry[265]
        ^ entry[266] ^ entry[267] ^ entry[269] ^ entry[272] ^ entry[278] ^ entry[279] ^ entry[281] ^ entry[282]
        ^ entry[285] ^ entry[287];
    t29 = entry[5] ^ entry[8] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[19] ^ entry[20]
        ^ entry[22] ^ entry[25] ^ entry[27] ^ entry[30] ^ entry[31] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[39]
        ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[50]
        ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[60] ^ entry[61] ^ entry[64] ^ entry[67]
        ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[72] ^ entry[73] ^ entry[75] ^ entry[76] ^ entry[79] ^ entry[82]
        ^ entry[87] ^ entry[90] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[108]
        ^ entry[111] ^ entry[114] ^ entry[117] ^ entry[118] ^ entry[120] ^ entry[121] ^ entry[125] ^ entry[128]
        ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[140] ^ entry[142]
        ^ entry[143] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[155] ^ entry[159] ^ entry[162] ^ entry[164]
        ^ entry[167] ^ entry[170] ^ entry[174] ^ entry[175] ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[180]
        ^ entry[181] ^ entry[184] ^ entry[195] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[201]
        ^ entry[202] ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[211] ^ entry[213] ^ entry[214]
        ^ entry[215] ^ entry[216] ^ entry[217] ^ entry[218] ^ entry[219] ^ entry[223] ^ entry[226] ^ entry[228]
        ^ entry[229] ^ entry[232] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239] ^ entry[241] ^ entry[242]
        ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[253] ^ entry[256] ^ entry[259] ^ entry[260]
        ^ entry[261] ^ entry[264] ^ entry[269] ^ entry[271] ^ entry[272] ^ entry[274] ^ entry[276] ^ entry[277]
        ^ entry[278] ^ entry[279] ^ entry[280] ^ entry[281] ^ entry[282] ^ entry[283] ^ entry[284] ^ entry[285]
        ^ entry[286];
    t30 = entry[6] ^ entry[9] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[16] ^ entry[20] ^ entry[21] ^ entry[22]
        ^ entry[24] ^ entry[25] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[32] ^ entry[33] ^ entry[37]
        ^ entry[39] ^ entry[40] ^ entry[42] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[49] ^ entry[50] ^ entry[52]
        ^ entry[53] ^ entry[56] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[67]
        ^ entry[70] ^ entry[71] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[88]
        ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98]
        ^ entry[99] ^ entry[100] ^ entry[103] ^ entry[106] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[111]
        ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[119] ^ entry[122] ^ entry[124] ^ entry[132]
        ^ entry[133] ^ entry[135] ^ entry[136] ^ entry[138] ^ entry[139] ^ entry[140] ^ entry[142] ^ entry[143]
        ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[152] ^ entry[153]
        ^ entry[154] ^ entry[155] ^ entry[157] ^ entry[159] ^ entry[160] ^ entry[162] ^ entry[163] ^ entry[164]
        ^ entry[166] ^ entry[169] ^ entry[175] ^ entry[178] ^ entry[179] ^ entry[182] ^ entry[185] ^ entry[187]
        ^ entry[189] ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[198] ^ entry[199] ^ entry[201] ^ entry[202]
        ^ entry[204] ^ entry[206] ^ entry[207] ^ entry[209] ^ entry[210] ^ entry[214] ^ entry[215] ^ entry[217]
        ^ entry[218] ^ entry[227] ^ entry[230] ^ entry[233] ^ entry[235] ^ entry[236] ^ entry[238] ^ entry[239]
        ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[246] ^ entry[249] ^ entry[252] ^ entry[253] ^ entry[255]
        ^ entry[256] ^ entry[258] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[264] ^ entry[265] ^ entry[266]
        ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[271] ^ entry[272] ^ entry[274] ^ entry[275] ^ entry[276]
        ^ entry[279] ^ entry[282] ^ entry[283] ^ entry[286] ^ entry[287];
    t31 = entry[7] ^ entry[10] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[21] ^ entry[22]
        ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[32]
        ^ entry[33] ^ entry[34] ^ entry[38] ^ entry[41] ^ entry[43] ^ entry[44] ^ entry[47] ^ entry[50] ^ entry[51]
        ^ entry[53] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[62] ^ entry[63] ^ entry[65] ^ entry[66] ^ entry[67]
        ^ entry[68] ^ entry[71] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[84] ^ entry[86] ^ entry[89] ^ entry[91]
        ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[99]
        ^ entry[100] ^ entry[101] ^ entry[104] ^ entry[107] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112]
        ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[120] ^ entry[123] ^ entry[125] ^ entry[128]
        ^ entry[133] ^ entry[134] ^ entry[136] ^ entry[137] ^ entry[139] ^ entry[140] ^ entry[141] ^ entry[143]
        ^ entry[144] ^ entry[146] ^ entry[147] ^ entry[149] ^ entry[150] ^ entry[151] ^ entry[152] ^ entry[153]
        ^ entry[154] ^ entry[155] ^ entry[156] ^ entry[158] ^ entry[161] ^ entry[163] ^ entry[164] ^ entry[165]
        ^ entry[167] ^ entry[168] ^ entry[170] ^ entry[179] ^ entry[180] ^ entry[183] ^ entry[186] ^ entry[188]
        ^ entry[190] ^ entry[193] ^ entry[195] ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[205] ^ entry[207]
        ^ entry[208] ^ entry[210] ^ entry[211] ^ entry[215] ^ entry[218] ^ entry[219] ^ entry[228] ^ entry[231]
        ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[242] ^ entry[243] ^ entry[245]
        ^ entry[247] ^ entry[248] ^ entry[250] ^ entry[253] ^ entry[254] ^ entry[256] ^ entry[257] ^ entry[259]
        ^ entry[262] ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[269] ^ entry[270]
        ^ entry[272] ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[280] ^ entry[283] ^ entry[284]
        ^ entry[287];
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
    t91 = t0 ^ t1 ^ t2;
    t92 = !t90 & t91;
    t93 = t3 & !t90;
    t94 = t4 & !t90;
    t95 = t0 ^ t5;
    t96 = !t90 & t95;
    t97 = t1 ^ t6;
    t98 = !t90 & t97;
    t99 = t0 ^ t1 ^ t7;
    t100 = !t90 & t99;
    t101 = t0 & !t90;
    t102 = t0 ^ t1;
    t103 = !t90 & t102;
    t104 = t6 ^ t8;
    t105 = t6 ^ t7 ^ t9;
    t106 = t0 ^ t7 ^ t10;
    t107 = t1 ^ t11;
    t108 = t2 ^ t12;
    t109 = t3 ^ t6 ^ t13;
    t110 = t4 ^ t6 ^ t7 ^ t14;
    t111 = t5 ^ t7 ^ t15;
    t112 = t4 ^ t6 ^ t7 ^ t16;
    t113 = t4 ^ t5 ^ t6 ^ t17;
    t114 = t5 ^ t6 ^ t7 ^ t18;
    t115 = t6 ^ t7 ^ t19;
    t116 = t0 ^ t7 ^ t20;
    t117 = t1 ^ t4 ^ t6 ^ t7 ^ t21;
    t118 = t2 ^ t4 ^ t5 ^ t6 ^ t22;
    t119 = t3 ^ t5 ^ t6 ^ t7 ^ t23;
    t120 = t2 ^ t4 ^ t5 ^ t6 ^ t24;
    t121 = t2 ^ t3 ^ t4 ^ t7 ^ t25;
    t122 = t3 ^ t4 ^ t5 ^ t26;
    t123 = t4 ^ t5 ^ t6 ^ t27;
    t124 = t5 ^ t6 ^ t7 ^ t28;
    t125 = t2 ^ t4 ^ t5 ^ t7 ^ t29;
    t126 = t0 ^ t2 ^ t3 ^ t4 ^ t30;
    t127 = t1 ^ t3 ^ t4 ^ t5 ^ t31;
    t128 = t104 | t105 | t106 | t107 | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118
        | t119 | t120 | t121 | t122 | t123 | t124 | t125 | t126 | t127;
    t129 = t0 ^ t1 ^ t2 ^ t3 ^ t4;
    t130 = !t128 & t129;
    t131 = t95 & !t128;
    t132 = t97 & !t128;
    t133 = t2 ^ t7;
    t134 = !t128 & t133;
    t135 = t0 ^ t3;
    t136 = !t128 & t135;
    t137 = t2 ^ t3;
    t138 = !t128 & t137;
    t139 = t91 & !t128;
    t140 = t0 ^ t1 ^ t2 ^ t3;
    t141 = !t128 & t140;
    t142 = t1 ^ t3 ^ t4 ^ t5 ^ t23;
    t143 = t5 ^ t7 ^ t8;
    t144 = t5 ^ t6 ^ t7 ^ t9;
    t145 = t6 ^ t7 ^ t10;
    t146 = t0 ^ t7 ^ t11;
    t147 = t3 ^ t4 ^ t5 ^ t12 ^ t23;
    t148 = t2 ^ t5 ^ t7 ^ t13;
    t149 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    t150 = t4 ^ t6 ^ t7 ^ t15;
    t151 = t2 ^ t4 ^ t5 ^ t6 ^ t16;
    t152 = t2 ^ t3 ^ t4 ^ t7 ^ t17;
    t153 = t3 ^ t4 ^ t5 ^ t18;
    t154 = t4 ^ t5 ^ t6 ^ t19;
    t155 = t5 ^ t6 ^ t7 ^ t20;
    t156 = t2 ^ t4 ^ t5 ^ t7 ^ t21;
    t157 = t0 ^ t2 ^ t3 ^ t4 ^ t22;
    t158 = t2 ^ t4 ^ t5 ^ t7 ^ t23 ^ t24;
    t159 = t0 ^ t3 ^ t5 ^ t7 ^ t23 ^ t25;
    t160 = t0 ^ t2 ^ t3 ^ t4 ^ t23 ^ t26;
    t161 = t2 ^ t4 ^ t5 ^ t6 ^ t23 ^ t27;
    t162 = t2 ^ t3 ^ t4 ^ t7 ^ t28;
    t163 = t2 ^ t3 ^ t7 ^ t23 ^ t29;
    t164 = t0 ^ t3 ^ t4 ^ t6 ^ t7 ^ t23 ^ t30;
    t165 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23 ^ t31;
    t166 = t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152 | t153 | t154 | t155 | t156
        | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164 | t165;
    t167 = t2 ^ t3 ^ t4 ^ t5 ^ t6;
    t168 = !t166 & t167;
    t169 = t133 & !t166;
    t170 = t135 & !t166;
    t171 = t0 ^ t3 ^ t5 ^ t23;
    t172 = !t166 & t171;
    t173 = t2 ^ t3 ^ t4 ^ t23;
    t174 = !t166 & t173;
    t175 = t0 ^ t4 ^ t5;
    t176 = !t166 & t175;
    t177 = t0 ^ t2 ^ t5 ^ t23;
    t178 = !t166 & t177;
    t179 = t2 ^ t23;
    t180 = !t166 & t179;
    t181 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t15 ^ t22;
    t182 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    t183 = t3 ^ t4 ^ t5 ^ t8 ^ t15;
    t184 = t3 ^ t4 ^ t7 ^ t9 ^ t15;
    t185 = t3 ^ t10 ^ t15;
    t186 = t3 ^ t5 ^ t11 ^ t15;
    t187 = t0 ^ t7 ^ t12;
    t188 = t0 ^ t2 ^ t4 ^ t13 ^ t22;
    t189 = t2 ^ t3 ^ t4 ^ t7 ^ t14 ^ t15;
    t190 = t0 ^ t2 ^ t3 ^ t4 ^ t16;
    t191 = t3 ^ t15 ^ t17 ^ t22;
    t192 = t0 ^ t3 ^ t7 ^ t18 ^ t22;
    t193 = t2 ^ t3 ^ t4 ^ t7 ^ t19;
    t194 = t3 ^ t4 ^ t5 ^ t20;
    t195 = t0 ^ t2 ^ t7 ^ t15 ^ t21;
    t196 = t0 ^ t5 ^ t7 ^ t15 ^ t22 ^ t23;
    t197 = t0 ^ t3 ^ t4 ^ t7 ^ t15 ^ t24;
    t198 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t15 ^ t22 ^ t25;
    t199 = t2 ^ t5 ^ t26;
    t200 = t0 ^ t5 ^ t7 ^ t15 ^ t27;
    t201 = t2 ^ t3 ^ t4 ^ t5 ^ t7 ^ t15 ^ t22 ^ t28;
    t202 = t0 ^ t4 ^ t7 ^ t22 ^ t29;
    t203 = t2 ^ t4 ^ t5 ^ t15 ^ t30;
    t204 = t3 ^ t4 ^ t5 ^ t7 ^ t31;
    t205 = t181 | t182 | t183 | t184 | t185 | t186 | t187 | t188 | t189 | t190 | t191 | t192 | t193 | t194 | t195
        | t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t204;
    t206 = t0 ^ t3 ^ t4 ^ t15;
    t207 = !t205 & t206;
    t208 = t2 ^ t3 ^ t4 ^ t5 ^ t15 ^ t22;
    t209 = !t205 & t208;
    t210 = t0 ^ t3 ^ t15 ^ t22;
    t211 = !t205 & t210;
    t212 = t0 ^ t2 ^ t5 ^ t7 ^ t15;
    t213 = !t205 & t212;
    t214 = t2 ^ t4 ^ t5 ^ t7 ^ t15 ^ t22;
    t215 = !t205 & t214;
    t216 = t0 ^ t22;
    t217 = !t205 & t216;
    t218 = t2 ^ t4 ^ t7 ^ t15;
    t219 = !t205 & t218;
    t220 = t4 ^ t15;
    t221 = !t205 & t220;
    t222 = t2 ^ t10 ^ t15;
    t223 = t0 ^ t1 ^ t5 ^ t10 ^ t11 ^ t15 ^ t16;
    t224 = t0 ^ t1 ^ t4 ^ t6 ^ t11 ^ t15 ^ t16;
    t225 = t4 ^ t7 ^ t10 ^ t11;
    t226 = t3 ^ t8 ^ t11;
    t227 = t0 ^ t1 ^ t3 ^ t4 ^ t9 ^ t10 ^ t11 ^ t15 ^ t16;
    t228 = t0 ^ t1 ^ t10 ^ t12 ^ t15 ^ t16;
    t229 = t0 ^ t3 ^ t4 ^ t10 ^ t13;
    t230 = t0 ^ t3 ^ t4 ^ t10 ^ t11 ^ t14 ^ t15 ^ t16;
    t231 = t1 ^ t3 ^ t4 ^ t11 ^ t15 ^ t16 ^ t17;
    t232 = t0 ^ t1 ^ t10 ^ t11 ^ t18;
    t233 = t11 ^ t16 ^ t19;
    t234 = t0 ^ t3 ^ t4 ^ t10 ^ t11 ^ t16 ^ t20;
    t235 = t3 ^ t11 ^ t15 ^ t16 ^ t21;
    t236 = t0 ^ t10 ^ t22;
    t237 = t0 ^ t1 ^ t11 ^ t23;
    t238 = t1 ^ t3 ^ t10 ^ t11 ^ t15 ^ t24;
    t239 = t0 ^ t4 ^ t10 ^ t11 ^ t15 ^ t16 ^ t25;
    t240 = t4 ^ t15 ^ t26;
    t241 = t1 ^ t3 ^ t10 ^ t15 ^ t16 ^ t27;
    t242 = t1 ^ t10 ^ t11 ^ t28;
    t243 = t0 ^ t3 ^ t10 ^ t15 ^ t16 ^ t29;
    t244 = t0 ^ t1 ^ t3 ^ t10 ^ t30;
    t245 = t0 ^ t1 ^ t4 ^ t10 ^ t11 ^ t15 ^ t31;
    t246 = t222 | t223 | t224 | t225 | t226 | t227 | t228 | t229 | t230 | t231 | t232 | t233 | t234 | t235 | t236
        | t237 | t238 | t239 | t240 | t241 | t242 | t243 | t244 | t245;
    t247 = t0 ^ t1 ^ t16;
    t248 = !t246 & t247;
    t249 = t1 ^ t3 ^ t4 ^ t10 ^ t11 ^ t16;
    t250 = !t246 & t249;
    t251 = t0 ^ t1 ^ t3 ^ t10 ^ t11;
    t252 = !t246 & t251;
    t253 = t4 ^ t11 ^ t16;
    t254 = !t246 & t253;
    t255 = t0 ^ t1 ^ t3 ^ t4 ^ t15;
    t256 = !t246 & t255;
    t257 = t1 ^ t3 ^ t4;
    t258 = !t246 & t257;
    t259 = t0 ^ t4 ^ t11;
    t260 = !t246 & t259;
    t261 = t107 & !t246;
    t262 = t0 ^ t4 ^ t7 ^ t12 ^ t16;
    t263 = t2 ^ t5 ^ t18;
    t264 = t2 ^ t6 ^ t7 ^ t12 ^ t18;
    t265 = t0 ^ t2 ^ t8 ^ t16;
    t266 = t0 ^ t2 ^ t3 ^ t9 ^ t12 ^ t16;
    t267 = t0 ^ t2 ^ t3 ^ t7 ^ t10 ^ t12 ^ t16 ^ t18;
    t268 = t0 ^ t11 ^ t16;
    t269 = t0 ^ t12 ^ t13 ^ t16 ^ t18;
    t270 = t2 ^ t3 ^ t7 ^ t12 ^ t14 ^ t16;
    t271 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12 ^ t15 ^ t16 ^ t18;
    t272 = t0 ^ t1 ^ t12 ^ t16 ^ t17;
    t273 = t0 ^ t2 ^ t3 ^ t7 ^ t12 ^ t18 ^ t19;
    t274 = t1 ^ t12 ^ t16 ^ t20;
    t275 = t0 ^ t1 ^ t16 ^ t18 ^ t21;
    t276 = t0 ^ t3 ^ t7 ^ t16 ^ t18 ^ t22;
    t277 = t0 ^ t2 ^ t3 ^ t12 ^ t16 ^ t18 ^ t23;
    t278 = t3 ^ t7 ^ t12 ^ t16 ^ t18 ^ t24;
    t279 = t1 ^ t7 ^ t12 ^ t18 ^ t25;
    t280 = t2 ^ t3 ^ t7 ^ t26;
    t281 = t3 ^ t7 ^ t12 ^ t16 ^ t27;
    t282 = t0 ^ t1 ^ t2 ^ t7 ^ t12 ^ t16 ^ t18 ^ t28;
    t283 = t2 ^ t3 ^ t16 ^ t18 ^ t29;
    t284 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t30;
    t285 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12 ^ t16 ^ t31;
    t286 = t262 | t263 | t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t272 | t273 | t274 | t275 | t276
        | t277 | t278 | t279 | t280 | t281 | t282 | t283 | t284 | t285;
    t287 = t0 ^ t1 ^ t7 ^ t12 ^ t16;
    t288 = !t286 & t287;
    t289 = t1 ^ t7 ^ t12 ^ t16 ^ t18;
    t290 = !t286 & t289;
    t291 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12;
    t292 = !t286 & t291;
    t293 = t0 ^ t1 ^ t3 ^ t7 ^ t16 ^ t18;
    t294 = !t286 & t293;
    t295 = t0 ^ t3 ^ t12 ^ t16 ^ t18;
    t296 = !t286 & t295;
    t297 = t0 ^ t1 ^ t3 ^ t7 ^ t12;
    t298 = !t286 & t297;
    t299 = t12 ^ t18;
    t300 = !t286 & t299;
    t301 = t0 ^ t3 ^ t7;
    t302 = !t286 & t301;
    t303 = t0 ^ t1 ^ t2 ^ t3 ^ t9 ^ t19 ^ t20 ^ t22;
    t304 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t9 ^ t20 ^ t22;
    t305 = t2 ^ t5 ^ t20;
    t306 = t0 ^ t6 ^ t19 ^ t20 ^ t22;
    t307 = t2 ^ t3 ^ t7 ^ t8 ^ t19 ^ t20;
    t308 = t0 ^ t9 ^ t10 ^ t20 ^ t22;
    t309 = t0 ^ t7 ^ t9 ^ t11 ^ t22;
    t310 = t3 ^ t7 ^ t9 ^ t12 ^ t19 ^ t20;
    t311 = t0 ^ t3 ^ t13 ^ t20 ^ t22;
    t312 = t0 ^ t7 ^ t9 ^ t14 ^ t19 ^ t20 ^ t22;
    t313 = t7 ^ t9 ^ t15 ^ t20 ^ t22;
    t314 = t9 ^ t16 ^ t19;
    t315 = t0 ^ t17 ^ t19 ^ t22;
    t316 = t3 ^ t7 ^ t18 ^ t19 ^ t20 ^ t22;
    t317 = t3 ^ t9 ^ t20 ^ t21 ^ t22;
    t318 = t2 ^ t7 ^ t9 ^ t20 ^ t23;
    t319 = t0 ^ t3 ^ t9 ^ t24;
    t320 = t0 ^ t3 ^ t7 ^ t19 ^ t20 ^ t22 ^ t25;
    t321 = t2 ^ t3 ^ t9 ^ t20 ^ t22 ^ t26;
    t322 = t3 ^ t9 ^ t19 ^ t22 ^ t27;
    t323 = t3 ^ t9 ^ t28;
    t324 = t0 ^ t2 ^ t7 ^ t9 ^ t29;
    t325 = t0 ^ t2 ^ t3 ^ t9 ^ t19 ^ t30;
    t326 = t3 ^ t7 ^ t9 ^ t19 ^ t22 ^ t31;
    t327 = t303 | t304 | t305 | t306 | t307 | t308 | t309 | t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317
        | t318 | t319 | t320 | t321 | t322 | t323 | t324 | t325 | t326;
    t328 = t2 ^ t9;
    t329 = !t327 & t328;
    t330 = t0 ^ t2 ^ t3 ^ t20 ^ t22;
    t331 = !t327 & t330;
    t332 = t0 ^ t2 ^ t9 ^ t22;
    t333 = !t327 & t332;
    t334 = t0 ^ t7 ^ t9 ^ t19 ^ t20;
    t335 = !t327 & t334;
    t336 = t2 ^ t22;
    t337 = !t327 & t336;
    t338 = t3 ^ t7 ^ t20;
    t339 = !t327 & t338;
    t340 = t7 ^ t19;
    t341 = !t327 & t340;
    t342 = t0 ^ t20;
    t343 = !t327 & t342;
    t344 = t0 ^ t1 ^ t2 ^ t3 ^ t8 ^ t11 ^ t15;
    t345 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    t346 = t0 ^ t2 ^ t5 ^ t8 ^ t12;
    t347 = t0 ^ t6 ^ t8 ^ t10 ^ t11 ^ t15;
    t348 = t0 ^ t7 ^ t8 ^ t11;
    t349 = t0 ^ t2 ^ t3 ^ t9 ^ t11 ^ t12 ^ t15;
    t350 = t0 ^ t3 ^ t10 ^ t11 ^ t12 ^ t13 ^ t15;
    t351 = t3 ^ t8 ^ t10 ^ t11 ^ t14;
    t352 = t8 ^ t10 ^ t11 ^ t12 ^ t16;
    t353 = t2 ^ t8 ^ t17;
    t354 = t0 ^ t2 ^ t8 ^ t11 ^ t12 ^ t15 ^ t18;
    t355 = t10 ^ t11 ^ t12 ^ t15 ^ t19;
    t356 = t0 ^ t3 ^ t10 ^ t15 ^ t20;
    t357 = t0 ^ t10 ^ t11 ^ t12 ^ t15 ^ t21;
    t358 = t0 ^ t2 ^ t12 ^ t22;
    t359 = t0 ^ t2 ^ t3 ^ t10 ^ t12 ^ t23;
    t360 = t2 ^ t3 ^ t10 ^ t11 ^ t12 ^ t15 ^ t24;
    t361 = t8 ^ t11 ^ t12 ^ t25;
    t362 = t2 ^ t10 ^ t12 ^ t26;
    t363 = t0 ^ t8 ^ t10 ^ t12 ^ t15 ^ t27;
    t364 = t3 ^ t10 ^ t15 ^ t28;
    t365 = t0 ^ t10 ^ t12 ^ t15 ^ t29;
    t366 = t0 ^ t3 ^ t8 ^ t15 ^ t30;
    t367 = t2 ^ t3 ^ t12 ^ t31;
    t368 = t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353 | t354 | t355 | t356 | t357 | t358
        | t359 | t360 | t361 | t362 | t363 | t364 | t365 | t366 | t367;
    t369 = t0 ^ t2 ^ t3 ^ t8 ^ t12;
    t370 = !t368 & t369;
    t371 = t8 ^ t10 ^ t11 ^ t12 ^ t15;
    t372 = !t368 & t371;
    t373 = t2 ^ t8 ^ t10 ^ t11 ^ t12;
    t374 = !t368 & t373;
    t375 = t2 ^ t3 ^ t10 ^ t11 ^ t12;
    t376 = !t368 & t375;
    t377 = t2 ^ t3 ^ t10 ^ t15;
    t378 = !t368 & t377;
    t379 = t3 ^ t8 ^ t11 ^ t12;
    t380 = !t368 & t379;
    t381 = t35 & !t368;
    t382 = t36 & !t368;
    t383 = t0 ^ t2 ^ t3 ^ t15 ^ t19 ^ t22 ^ t27;
    t384 = t2 ^ t4 ^ t15 ^ t22 ^ t27;
    t385 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    t386 = t0 ^ t2 ^ t6 ^ t19 ^ t27;
    t387 = t1 ^ t7 ^ t15 ^ t19 ^ t27;
    t388 = t0 ^ t8 ^ t22;
    t389 = t0 ^ t2 ^ t9 ^ t19 ^ t22;
    t390 = t1 ^ t2 ^ t11 ^ t15 ^ t22;
    t391 = t0 ^ t1 ^ t2 ^ t12 ^ t15 ^ t27;
    t392 = t0 ^ t1 ^ t2 ^ t10 ^ t13 ^ t19 ^ t22;
    t393 = t0 ^ t1 ^ t10 ^ t14 ^ t15;
    t394 = t0 ^ t1 ^ t10 ^ t16 ^ t19;
    t395 = t0 ^ t1 ^ t17 ^ t19 ^ t27;
    t396 = t0 ^ t1 ^ t18 ^ t22;
    t397 = t0 ^ t10 ^ t15 ^ t20 ^ t22 ^ t27;
    t398 = t0 ^ t2 ^ t21 ^ t27;
    t399 = t0 ^ t1 ^ t2 ^ t19 ^ t23;
    t400 = t0 ^ t1 ^ t2 ^ t19 ^ t22 ^ t24 ^ t27;
    t401 = t1 ^ t2 ^ t15 ^ t19 ^ t22 ^ t25;
    t402 = t1 ^ t2 ^ t10 ^ t22 ^ t26;
    t403 = t0 ^ t2 ^ t10 ^ t15 ^ t27 ^ t28;
    t404 = t0 ^ t1 ^ t10 ^ t15 ^ t27 ^ t29;
    t405 = t1 ^ t10 ^ t19 ^ t22 ^ t30;
    t406 = t2 ^ t10 ^ t19 ^ t27 ^ t31;
    t407 = t383 | t384 | t385 | t386 | t387 | t388 | t389 | t390 | t391 | t392 | t393 | t394 | t395 | t396 | t397
        | t398 | t399 | t400 | t401 | t402 | t403 | t404 | t405 | t406;
    t408 = t0 ^ t1 ^ t2 ^ t10 ^ t15 ^ t19 ^ t27;
    t409 = !t407 & t408;
    t410 = t1 ^ t2 ^ t10 ^ t15;
    t411 = !t407 & t410;
    t412 = t1 ^ t2 ^ t19 ^ t22 ^ t27;
    t413 = !t407 & t412;
    t414 = t1 ^ t15 ^ t27;
    t415 = !t407 & t414;
    t416 = t10 ^ t15 ^ t22 ^ t27;
    t417 = !t407 & t416;
    t418 = t1 ^ t15;
    t419 = !t407 & t418;
    t420 = t1 ^ t10 ^ t15 ^ t19 ^ t22 ^ t27;
    t421 = !t407 & t420;
    t422 = t15 ^ t19 ^ t22;
    t423 = !t407 & t422;
    t424 = t0 ^ t1 ^ t2 ^ t3 ^ t15 ^ t18 ^ t22 ^ t31;
    t425 = t2 ^ t3 ^ t5 ^ t15 ^ t22 ^ t31;
    t426 = t6 ^ t15 ^ t22;
    t427 = t7 ^ t18 ^ t22;
    t428 = t3 ^ t8 ^ t22 ^ t31;
    t429 = t0 ^ t3 ^ t9 ^ t15 ^ t22;
    t430 = t2 ^ t3 ^ t4 ^ t10 ^ t15 ^ t31;
    t431 = t2 ^ t11 ^ t18;
    t432 = t0 ^ t12 ^ t18 ^ t31;
    t433 = t2 ^ t4 ^ t13 ^ t18 ^ t31;
    t434 = t0 ^ t2 ^ t3 ^ t4 ^ t14 ^ t31;
    t435 = t15 ^ t16 ^ t31;
    t436 = t0 ^ t4 ^ t17 ^ t18 ^ t22;
    t437 = t0 ^ t3 ^ t18 ^ t19 ^ t31;
    t438 = t2 ^ t3 ^ t18 ^ t20 ^ t22;
    t439 = t0 ^ t3 ^ t4 ^ t15 ^ t21 ^ t31;
    t440 = t3 ^ t18 ^ t23 ^ t31;
    t441 = t0 ^ t3 ^ t4 ^ t15 ^ t18 ^ t24;
    t442 = t0 ^ t3 ^ t15 ^ t18 ^ t22 ^ t25;
    t443 = t0 ^ t2 ^ t4 ^ t15 ^ t18 ^ t26;
    t444 = t3 ^ t22 ^ t27;
    t445 = t3 ^ t4 ^ t18 ^ t28 ^ t31;
    t446 = t2 ^ t4 ^ t15 ^ t18 ^ t22 ^ t29;
    t447 = t0 ^ t2 ^ t4 ^ t18 ^ t30;
    t448 = t424 | t425 | t426 | t427 | t428 | t429 | t430 | t431 | t432 | t433 | t434 | t435 | t436 | t437 | t438
        | t439 | t440 | t441 | t442 | t443 | t444 | t445 | t446 | t447;
    t449 = t3 ^ t18 ^ t22;
    t450 = !t448 & t449;
    t451 = t0 ^ t3 ^ t4 ^ t18 ^ t22;
    t452 = !t448 & t451;
    t453 = t4 ^ t18;
    t454 = !t448 & t453;
    t455 = t2 ^ t15 ^ t18 ^ t22;
    t456 = !t448 & t455;
    t457 = t0 ^ t22 ^ t31;
    t458 = !t448 & t457;
    t459 = t0 ^ t2 ^ t4;
    t460 = !t448 & t459;
    t461 = t216 & !t448;
    t462 = t2 ^ t15 ^ t22;
    t463 = !t448 & t462;
    t464 = t0 ^ t3 ^ t6 ^ t10;
    t465 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    t466 = t0 ^ t7 ^ t10 ^ t18;
    t467 = t0 ^ t2 ^ t6 ^ t8 ^ t10 ^ t12 ^ t18;
    t468 = t0 ^ t1 ^ t9 ^ t12;
    t469 = t1 ^ t4 ^ t10 ^ t11 ^ t18;
    t470 = t1 ^ t6 ^ t12 ^ t13 ^ t18;
    t471 = t0 ^ t1 ^ t2 ^ t4 ^ t6 ^ t12 ^ t14 ^ t18;
    t472 = t1 ^ t2 ^ t4 ^ t6 ^ t12 ^ t15;
    t473 = t0 ^ t2 ^ t10 ^ t12 ^ t16 ^ t18;
    t474 = t1 ^ t6 ^ t10 ^ t12 ^ t17 ^ t18;
    t475 = t4 ^ t10 ^ t18 ^ t19;
    t476 = t2 ^ t12 ^ t20;
    t477 = t0 ^ t1 ^ t6 ^ t10 ^ t12 ^ t18 ^ t21;
    t478 = t1 ^ t2 ^ t10 ^ t12 ^ t22;
    t479 = t4 ^ t6 ^ t10 ^ t18 ^ t23;
    t480 = t1 ^ t4 ^ t6 ^ t10 ^ t24;
    t481 = t0 ^ t1 ^ t6 ^ t10 ^ t12 ^ t25;
    t482 = t0 ^ t1 ^ t4 ^ t10 ^ t26;
    t483 = t0 ^ t1 ^ t4 ^ t10 ^ t12 ^ t18 ^ t27;
    t484 = t2 ^ t10 ^ t12 ^ t28;
    t485 = t1 ^ t2 ^ t18 ^ t29;
    t486 = t0 ^ t1 ^ t2 ^ t10 ^ t18 ^ t30;
    t487 = t2 ^ t6 ^ t10 ^ t31;
    t488 = t464 | t465 | t466 | t467 | t468 | t469 | t470 | t471 | t472 | t473 | t474 | t475 | t476 | t477 | t478
        | t479 | t480 | t481 | t482 | t483 | t484 | t485 | t486 | t487;
    t489 = t0 ^ t2 ^ t12;
    t490 = !t488 & t489;
    t491 = t6 ^ t12;
    t492 = !t488 & t491;
    t493 = t1 ^ t2 ^ t18;
    t494 = !t488 & t493;
    t495 = t0 ^ t2 ^ t4 ^ t6 ^ t18;
    t496 = !t488 & t495;
    t497 = t0 ^ t2 ^ t4 ^ t6 ^ t10 ^ t12;
    t498 = !t488 & t497;
    t499 = t0 ^ t2 ^ t4 ^ t6;
    t500 = !t488 & t499;
    t501 = t6 ^ t18;
    t502 = !t488 & t501;
    t503 = t0 ^ t4;
    t504 = !t488 & t503;
    t505 = t0 ^ t2 ^ t6 ^ t25;
    t506 = t0 ^ t3 ^ t4 ^ t7 ^ t14 ^ t25;
    t507 = t2 ^ t4 ^ t5 ^ t8 ^ t25;
    t508 = t0 ^ t1 ^ t3 ^ t9 ^ t14 ^ t25;
    t509 = t2 ^ t5 ^ t10;
    t510 = t2 ^ t3 ^ t11 ^ t25;
    t511 = t1 ^ t3 ^ t12 ^ t14 ^ t25;
    t512 = t0 ^ t1 ^ t4 ^ t13 ^ t25;
    t513 = t0 ^ t5 ^ t14 ^ t15 ^ t25;
    t514 = t0 ^ t2 ^ t3 ^ t5 ^ t16 ^ t25;
    t515 = t5 ^ t14 ^ t17 ^ t25;
    t516 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t18 ^ t25;
    t517 = t3 ^ t4 ^ t5 ^ t14 ^ t19;
    t518 = t2 ^ t4 ^ t14 ^ t20;
    t519 = t0 ^ t2 ^ t5 ^ t14 ^ t21;
    t520 = t0 ^ t1 ^ t14 ^ t22 ^ t25;
    t521 = t2 ^ t4 ^ t5 ^ t23;
    t522 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t14 ^ t24;
    t523 = t1 ^ t4 ^ t14 ^ t25 ^ t26;
    t524 = t1 ^ t2 ^ t4 ^ t27;
    t525 = t0 ^ t2 ^ t3 ^ t5 ^ t28;
    t526 = t14 ^ t25 ^ t29;
    t527 = t2 ^ t3 ^ t5 ^ t14 ^ t30;
    t528 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t14 ^ t31;
    t529 = t505 | t506 | t507 | t508 | t509 | t510 | t511 | t512 | t513 | t514 | t515 | t516 | t517 | t518 | t519
        | t520 | t521 | t522 | t523 | t524 | t525 | t526 | t527 | t528;
    t530 = t1 ^ t4 ^ t14 ^ t25;
    t531 = !t529 & t530;
    t532 = t2 ^ t14 ^ t25;
    t533 = !t529 & t532;
    t534 = t0 ^ t1 ^ t3 ^ t4 ^ t5;
    t535 = !t529 & t534;
    t536 = t1 ^ t4 ^ t5 ^ t25;
    t537 = !t529 & t536;
    t538 = t0 ^ t1 ^ t4 ^ t5 ^ t14;
    t539 = !t529 & t538;
    t540 = t0 ^ t4 ^ t25;
    t541 = !t529 & t540;
    t542 = t1 ^ t5;
    t543 = !t529 & t542;
    t544 = t25 & !t529;
    t545 = t1 ^ t2 ^ t11 ^ t27;
    t546 = t4 ^ t8 ^ t11 ^ t17 ^ t27;
    t547 = t2 ^ t5 ^ t11;
    t548 = t0 ^ t2 ^ t6 ^ t28;
    t549 = t2 ^ t3 ^ t7 ^ t17 ^ t27;
    t550 = t9 ^ t17 ^ t27 ^ t28;
    t551 = t3 ^ t8 ^ t10 ^ t27;
    t552 = t2 ^ t3 ^ t12 ^ t28;
    t553 = t0 ^ t3 ^ t13 ^ t27;
    t554 = t0 ^ t2 ^ t14 ^ t17 ^ t28;
    t555 = t0 ^ t2 ^ t8 ^ t11 ^ t15 ^ t28;
    t556 = t8 ^ t16 ^ t27;
    t557 = t0 ^ t3 ^ t8 ^ t11 ^ t17 ^ t18 ^ t27 ^ t28;
    t558 = t0 ^ t8 ^ t19;
    t559 = t0 ^ t2 ^ t8 ^ t11 ^ t17 ^ t20 ^ t28;
    t560 = t0 ^ t3 ^ t8 ^ t11 ^ t17 ^ t21 ^ t28;
    t561 = t0 ^ t22 ^ t27 ^ t28;
    t562 = t2 ^ t17 ^ t23 ^ t27 ^ t28;
    t563 = t0 ^ t3 ^ t8 ^ t17 ^ t24 ^ t27 ^ t28;
    t564 = t2 ^ t17 ^ t25 ^ t27;
    t565 = t0 ^ t8 ^ t11 ^ t17 ^ t26 ^ t27;
    t566 = t3 ^ t8 ^ t11 ^ t27 ^ t28 ^ t29;
    t567 = t2 ^ t8 ^ t27 ^ t30;
    t568 = t3 ^ t8 ^ t17 ^ t27 ^ t31;
    t569 = t545 | t546 | t547 | t548 | t549 | t550 | t551 | t552 | t553 | t554 | t555 | t556 | t557 | t558 | t559
        | t560 | t561 | t562 | t563 | t564 | t565 | t566 | t567 | t568;
    t570 = t0 ^ t3 ^ t11;
    t571 = !t569 & t570;
    t572 = t8 ^ t11 ^ t17 ^ t28;
    t573 = !t569 & t572;
    t574 = t2 ^ t17 ^ t28;
    t575 = !t569 & t574;
    t576 = t8 ^ t27 ^ t28;
    t577 = !t569 & t576;
    t578 = t0 ^ t8 ^ t11 ^ t27;
    t579 = !t569 & t578;
    t580 = t8 ^ t17 ^ t28;
    t581 = !t569 & t580;
    t582 = t0 ^ t11 ^ t17;
    t583 = !t569 & t582;
    t584 = t8 ^ t17;
    t585 = !t569 & t584;
    t586 = t0 ^ t1 ^ t2 ^ t3 ^ t7 ^ t12 ^ t14 ^ t20;
    t587 = t2 ^ t5 ^ t12;
    t588 = t0 ^ t1 ^ t4 ^ t6 ^ t7 ^ t12 ^ t14;
    t589 = t7 ^ t8 ^ t20;
    t590 = t0 ^ t1 ^ t4 ^ t7 ^ t9 ^ t14;
    t591 = t0 ^ t2 ^ t4 ^ t7 ^ t10 ^ t20;
    t592 = t1 ^ t4 ^ t7 ^ t11;
    t593 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    t594 = t1 ^ t2 ^ t4 ^ t7 ^ t12 ^ t15 ^ t20;
    t595 = t0 ^ t4 ^ t7 ^ t14 ^ t16;
    t596 = t14 ^ t17 ^ t20;
    t597 = t2 ^ t7 ^ t12 ^ t14 ^ t18;
    t598 = t0 ^ t2 ^ t14 ^ t19 ^ t20;
    t599 = t0 ^ t1 ^ t7 ^ t20 ^ t21;
    t600 = t0 ^ t2 ^ t7 ^ t20 ^ t22;
    t601 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t12 ^ t23;
    t602 = t0 ^ t1 ^ t4 ^ t7 ^ t20 ^ t24;
    t603 = t1 ^ t7 ^ t12 ^ t14 ^ t25;
    t604 = t1 ^ t2 ^ t7 ^ t12 ^ t26;
    t605 = t0 ^ t1 ^ t2 ^ t4 ^ t7 ^ t12 ^ t14 ^ t27;
    t606 = t0 ^ t1 ^ t2 ^ t12 ^ t14 ^ t20 ^ t28;
    t607 = t1 ^ t7 ^ t20 ^ t29;
    t608 = t2 ^ t7 ^ t14 ^ t30;
    t609 = t4 ^ t14 ^ t31;
    t610 = t586 | t587 | t588 | t589 | t590 | t591 | t592 | t593 | t594 | t595 | t596 | t597 | t598 | t599 | t600
        | t601 | t602 | t603 | t604 | t605 | t606 | t607 | t608 | t609;
    t611 = t0 ^ t4 ^ t7 ^ t12;
    t612 = !t610 & t611;
    t613 = t0 ^ t1 ^ t7 ^ t20;
    t614 = !t610 & t613;
    t615 = t518 & !t610;
    t616 = t1 ^ t2 ^ t12 ^ t20;
    t617 = !t610 & t616;
    t618 = t2 ^ t7 ^ t12 ^ t20;
    t619 = !t610 & t618;
    t620 = t45 & !t610;
    t621 = t1 ^ t2 ^ t7 ^ t14 ^ t20;
    t622 = !t610 & t621;
    t623 = t1 ^ t2 ^ t20;
    t624 = !t610 & t623;
    t625 = t2 ^ t7 ^ t8 ^ t17;
    t626 = t0 ^ t1 ^ t3 ^ t8 ^ t12 ^ t21;
    t627 = t1 ^ t4 ^ t7 ^ t12;
    t628 = t0 ^ t1 ^ t5 ^ t7 ^ t11 ^ t17;
    t629 = t1 ^ t6 ^ t7 ^ t8 ^ t11 ^ t12 ^ t21;
    t630 = t0 ^ t1 ^ t9 ^ t11 ^ t12 ^ t17;
    t631 = t0 ^ t7 ^ t10 ^ t12 ^ t21;
    t632 = t0 ^ t1 ^ t11 ^ t13;
    t633 = t0 ^ t1 ^ t7 ^ t12 ^ t14 ^ t17;
    t634 = t7 ^ t15 ^ t21;
    t635 = t1 ^ t7 ^ t11 ^ t12 ^ t16;
    t636 = t0 ^ t11 ^ t17 ^ t18 ^ t21;
    t637 = t0 ^ t1 ^ t8 ^ t11 ^ t12 ^ t17 ^ t19 ^ t21;
    t638 = t0 ^ t1 ^ t7 ^ t11 ^ t17 ^ t20 ^ t21;
    t639 = t0 ^ t1 ^ t7 ^ t8 ^ t11 ^ t12 ^ t22;
    t640 = t1 ^ t7 ^ t8 ^ t23;
    t641 = t0 ^ t1 ^ t8 ^ t11 ^ t17 ^ t21 ^ t24;
    t642 = t0 ^ t1 ^ t7 ^ t11 ^ t25;
    t643 = t1 ^ t7 ^ t8 ^ t12 ^ t17 ^ t26;
    t644 = t7 ^ t8 ^ t11 ^ t12 ^ t17 ^ t21 ^ t27;
    t645 = t0 ^ t8 ^ t11 ^ t21 ^ t28;
    t646 = t1 ^ t8 ^ t21 ^ t29;
    t647 = t0 ^ t7 ^ t12 ^ t17 ^ t21 ^ t30;
    t648 = t0 ^ t17 ^ t21 ^ t31;
    t649 = t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639
        | t640 | t641 | t642 | t643 | t644 | t645 | t646 | t647 | t648;
    t650 = t0 ^ t11 ^ t17 ^ t21;
    t651 = !t649 & t650;
    t652 = t1 ^ t8 ^ t12;
    t653 = !t649 & t652;
    t654 = t7 ^ t8 ^ t12;
    t655 = !t649 & t654;
    t656 = t0 ^ t12 ^ t17;
    t657 = !t649 & t656;
    t658 = t0 ^ t8 ^ t17 ^ t21;
    t659 = !t649 & t658;
    t660 = t0 ^ t11 ^ t12 ^ t17;
    t661 = !t649 & t660;
    t662 = t8 ^ t11 ^ t12;
    t663 = !t649 & t662;
    t664 = t17 & !t649;
    t665 = t1 ^ t3 ^ t18 ^ t19 ^ t20;
    t666 = t4 ^ t5 ^ t17 ^ t19;
    t667 = t4 ^ t6 ^ t17 ^ t18 ^ t19 ^ t20;
    t668 = t0 ^ t2 ^ t7 ^ t17 ^ t18 ^ t19;
    t669 = t1 ^ t4 ^ t8 ^ t17 ^ t19 ^ t20;
    t670 = t0 ^ t1 ^ t4 ^ t9 ^ t18 ^ t19 ^ t20;
    t671 = t1 ^ t10 ^ t17 ^ t19;
    t672 = t2 ^ t11 ^ t18 ^ t20;
    t673 = t1 ^ t2 ^ t4 ^ t12 ^ t18 ^ t19;
    t674 = t0 ^ t2 ^ t13 ^ t18 ^ t20;
    t675 = t0 ^ t1 ^ t2 ^ t14 ^ t17 ^ t18 ^ t20;
    t676 = t0 ^ t4 ^ t15 ^ t19;
    t677 = t1 ^ t2 ^ t16 ^ t17 ^ t19;
    t678 = t1 ^ t4 ^ t17 ^ t20 ^ t21;
    t679 = t0 ^ t1 ^ t2 ^ t18 ^ t19 ^ t20 ^ t22;
    t680 = t0 ^ t4 ^ t18 ^ t19 ^ t20 ^ t23;
    t681 = t1 ^ t17 ^ t18 ^ t19 ^ t24;
    t682 = t1 ^ t2 ^ t17 ^ t20 ^ t25;
    t683 = t1 ^ t4 ^ t26;
    t684 = t0 ^ t2 ^ t4 ^ t17 ^ t19 ^ t27;
    t685 = t4 ^ t17 ^ t28;
    t686 = t0 ^ t1 ^ t4 ^ t29;
    t687 = t2 ^ t4 ^ t18 ^ t30;
    t688 = t0 ^ t1 ^ t4 ^ t17 ^ t18 ^ t19 ^ t20 ^ t31;
    t689 = t665 | t666 | t667 | t668 | t669 | t670 | t671 | t672 | t673 | t674 | t675 | t676 | t677 | t678 | t679
        | t680 | t681 | t682 | t683 | t684 | t685 | t686 | t687 | t688;
    t690 = t0 ^ t1 ^ t2 ^ t17 ^ t18 ^ t19 ^ t20;
    t691 = !t689 & t690;
    t692 = t1 ^ t2 ^ t4 ^ t17 ^ t18;
    t693 = !t689 & t692;
    t694 = t0 ^ t1 ^ t2 ^ t4 ^ t17 ^ t19 ^ t20;
    t695 = !t689 & t694;
    t696 = t17 ^ t19 ^ t20;
    t697 = !t689 & t696;
    t698 = t2 ^ t4 ^ t18 ^ t19;
    t699 = !t689 & t698;
    t700 = t2 ^ t4 ^ t20;
    t701 = !t689 & t700;
    t702 = t20 & !t689;
    t703 = t2 ^ t4 ^ t19 ^ t20;
    t704 = !t689 & t703;
    t705 = t0 ^ t1 ^ t2 ^ t3 ^ t11 ^ t15;
    t706 = t4 ^ t27 ^ t30;
    t707 = t1 ^ t5 ^ t11 ^ t27 ^ t30;
    t708 = t1 ^ t2 ^ t6 ^ t8 ^ t15;
    t709 = t1 ^ t7 ^ t8 ^ t15 ^ t27;
    t710 = t0 ^ t8 ^ t9 ^ t11 ^ t27;
    t711 = t1 ^ t2 ^ t10 ^ t11 ^ t15 ^ t27 ^ t30;
    t712 = t8 ^ t11 ^ t12 ^ t15 ^ t27 ^ t30;
    t713 = t1 ^ t8 ^ t11 ^ t13 ^ t15 ^ t27;
    t714 = t0 ^ t11 ^ t14 ^ t15 ^ t27 ^ t30;
    t715 = t1 ^ t11 ^ t15 ^ t16;
    t716 = t1 ^ t2 ^ t17 ^ t27 ^ t30;
    t717 = t15 ^ t18 ^ t27 ^ t30;
    t718 = t0 ^ t1 ^ t8 ^ t11 ^ t19 ^ t27 ^ t30;
    t719 = t0 ^ t2 ^ t8 ^ t11 ^ t15 ^ t20 ^ t27;
    t720 = t0 ^ t1 ^ t8 ^ t11 ^ t15 ^ t21 ^ t27 ^ t30;
    t721 = t0 ^ t1 ^ t2 ^ t22 ^ t27;
    t722 = t2 ^ t8 ^ t15 ^ t23 ^ t27;
    t723 = t1 ^ t2 ^ t8 ^ t15 ^ t24 ^ t27 ^ t30;
    t724 = t0 ^ t1 ^ t2 ^ t11 ^ t25 ^ t27;
    t725 = t2 ^ t11 ^ t26 ^ t30;
    t726 = t2 ^ t8 ^ t11 ^ t27 ^ t28;
    t727 = t2 ^ t8 ^ t15 ^ t29;
    t728 = t0 ^ t1 ^ t2 ^ t8 ^ t30 ^ t31;
    t729 = t705 | t706 | t707 | t708 | t709 | t710 | t711 | t712 | t713 | t714 | t715 | t716 | t717 | t718 | t719
        | t720 | t721 | t722 | t723 | t724 | t725 | t726 | t727 | t728;
    t730 = t0 ^ t2 ^ t8 ^ t11 ^ t27 ^ t30;
    t731 = !t729 & t730;
    t732 = t0 ^ t1 ^ t11 ^ t30;
    t733 = !t729 & t732;
    t734 = t11 ^ t15 ^ t27;
    t735 = !t729 & t734;
    t736 = t2 ^ t8 ^ t15 ^ t30;
    t737 = !t729 & t736;
    t738 = t0 ^ t15 ^ t27 ^ t30;
    t739 = !t729 & t738;
    t740 = t0 ^ t2;
    t741 = !t729 & t740;
    t742 = t0 ^ t8 ^ t15 ^ t27 ^ t30;
    t743 = !t729 & t742;
    t744 = t0 ^ t8 ^ t30;
    t745 = !t729 & t744;
    t746 = t1 ^ t3 ^ t6 ^ t11 ^ t17 ^ t19;
    t747 = t0 ^ t2 ^ t6 ^ t17;
    t748 = t0 ^ t3 ^ t4 ^ t11;
    t749 = t0 ^ t5 ^ t6 ^ t8 ^ t11 ^ t17;
    t750 = t0 ^ t3 ^ t6 ^ t7 ^ t10 ^ t17;
    t751 = t0 ^ t3 ^ t6 ^ t9 ^ t11 ^ t19;
    t752 = t8 ^ t11 ^ t12 ^ t19;
    t753 = t6 ^ t11 ^ t13;
    t754 = t0 ^ t3 ^ t6 ^ t10 ^ t11 ^ t14 ^ t17 ^ t19;
    t755 = t3 ^ t15 ^ t19;
    t756 = t6 ^ t10 ^ t11 ^ t16 ^ t19;
    t757 = t3 ^ t10 ^ t11 ^ t18 ^ t19;
    t758 = t0 ^ t3 ^ t8 ^ t11 ^ t20;
    t759 = t0 ^ t3 ^ t6 ^ t10 ^ t11 ^ t17 ^ t21;
    t760 = t0 ^ t6 ^ t8 ^ t10 ^ t22;
    t761 = t0 ^ t3 ^ t6 ^ t8 ^ t10 ^ t11 ^ t23;
    t762 = t3 ^ t8 ^ t10 ^ t17 ^ t19 ^ t24;
    t763 = t0 ^ t3 ^ t6 ^ t8 ^ t11 ^ t17 ^ t19 ^ t25;
    t764 = t0 ^ t6 ^ t8 ^ t26;
    t765 = t0 ^ t3 ^ t6 ^ t8 ^ t10 ^ t27;
    t766 = t6 ^ t8 ^ t10 ^ t28;
    t767 = t3 ^ t29;
    t768 = t0 ^ t8 ^ t10 ^ t11 ^ t17 ^ t19 ^ t30;
    t769 = t0 ^ t8 ^ t10 ^ t17 ^ t31;
    t770 = t746 | t747 | t748 | t749 | t750 | t751 | t752 | t753 | t754 | t755 | t756 | t757 | t758 | t759 | t760
        | t761 | t762 | t763 | t764 | t765 | t766 | t767 | t768 | t769;
    t771 = t6 ^ t8 ^ t11 ^ t19;
    t772 = !t770 & t771;
    t773 = t0 ^ t3 ^ t6 ^ t10 ^ t17 ^ t19;
    t774 = !t770 & t773;
    t775 = t226 & !t770;
    t776 = t6 ^ t11;
    t777 = !t770 & t776;
    t778 = t0 ^ t3 ^ t6 ^ t8 ^ t10 ^ t11 ^ t17 ^ t19;
    t779 = !t770 & t778;
    t780 = t0 ^ t19;
    t781 = !t770 & t780;
    t782 = t11 ^ t17;
    t783 = !t770 & t782;
    t784 = t3 ^ t8 ^ t10;
    t785 = !t770 & t784;
    t786 = t0 ^ t1 ^ t3 ^ t7 ^ t20;
    t787 = t1 ^ t4 ^ t7 ^ t12 ^ t20;
    t788 = t1 ^ t2 ^ t5 ^ t6 ^ t7 ^ t21;
    t789 = t0 ^ t1 ^ t2 ^ t8 ^ t12;
    t790 = t0 ^ t2 ^ t6 ^ t7 ^ t9 ^ t21;
    t791 = t1 ^ t2 ^ t6 ^ t10;
    t792 = t0 ^ t1 ^ t2 ^ t11 ^ t20;
    t793 = t0 ^ t6 ^ t13 ^ t20 ^ t21;
    t794 = t0 ^ t1 ^ t2 ^ t6 ^ t14;
    t795 = t2 ^ t15 ^ t20;
    t796 = t2 ^ t7 ^ t12 ^ t16 ^ t20 ^ t21;
    t797 = t0 ^ t1 ^ t7 ^ t12 ^ t17 ^ t20;
    t798 = t2 ^ t6 ^ t7 ^ t18 ^ t21;
    t799 = t0 ^ t2 ^ t6 ^ t19;
    t800 = t0 ^ t1 ^ t6 ^ t7 ^ t12 ^ t21 ^ t22;
    t801 = t0 ^ t1 ^ t2 ^ t7 ^ t12 ^ t21 ^ t23;
    t802 = t1 ^ t12 ^ t21 ^ t24;
    t803 = t0 ^ t1 ^ t2 ^ t25;
    t804 = t2 ^ t7 ^ t20 ^ t26;
    t805 = t1 ^ t2 ^ t12 ^ t27;
    t806 = t0 ^ t6 ^ t7 ^ t12 ^ t21 ^ t28;
    t807 = t0 ^ t7 ^ t29;
    t808 = t12 ^ t21 ^ t30;
    t809 = t0 ^ t12 ^ t21 ^ t31;
    t810 = t786 | t787 | t788 | t789 | t790 | t791 | t792 | t793 | t794 | t795 | t796 | t797 | t798 | t799 | t800
        | t801 | t802 | t803 | t804 | t805 | t806 | t807 | t808 | t809;
    t811 = t0 ^ t1 ^ t6 ^ t20;
    t812 = !t810 & t811;
    t813 = t491 & !t810;
    t814 = t1 ^ t2 ^ t6 ^ t7 ^ t12 ^ t20 ^ t21;
    t815 = !t810 & t814;
    t816 = t0 ^ t1 ^ t7 ^ t21;
    t817 = !t810 & t816;
    t818 = t0 ^ t6 ^ t20;
    t819 = !t810 & t818;
    t820 = t2 ^ t6 ^ t12;
    t821 = !t810 & t820;
    t822 = t1 ^ t2 ^ t12 ^ t20 ^ t21;
    t823 = !t810 & t822;
    t824 = t1 ^ t21;
    t825 = !t810 & t824;
    t826 = t0 ^ t1 ^ t2 ^ t9 ^ t13;
    t827 = t2 ^ t3 ^ t4 ^ t5 ^ t16;
    t828 = t0 ^ t3 ^ t4 ^ t6 ^ t13 ^ t22;
    t829 = t0 ^ t4 ^ t7 ^ t9;
    t830 = t0 ^ t3 ^ t4 ^ t8 ^ t13;
    t831 = t3 ^ t4 ^ t9 ^ t10 ^ t13 ^ t16;
    t832 = t3 ^ t4 ^ t9 ^ t11 ^ t22;
    t833 = t0 ^ t2 ^ t3 ^ t4 ^ t9 ^ t12;
    t834 = t0 ^ t3 ^ t13 ^ t14 ^ t16;
    t835 = t0 ^ t3 ^ t4 ^ t9 ^ t15 ^ t22;
    t836 = t0 ^ t2 ^ t3 ^ t4 ^ t13 ^ t17 ^ t22;
    t837 = t0 ^ t3 ^ t4 ^ t9 ^ t18;
    t838 = t0 ^ t4 ^ t19;
    t839 = t0 ^ t3 ^ t4 ^ t9 ^ t13 ^ t16 ^ t20;
    t840 = t2 ^ t3 ^ t4 ^ t13 ^ t16 ^ t21 ^ t22;
    t841 = t3 ^ t13 ^ t23;
    t842 = t0 ^ t2 ^ t3 ^ t4 ^ t9 ^ t16 ^ t22 ^ t24;
    t843 = t0 ^ t4 ^ t9 ^ t25;
    t844 = t0 ^ t26;
    t845 = t2 ^ t9 ^ t13 ^ t27;
    t846 = t9 ^ t13 ^ t28;
    t847 = t0 ^ t2 ^ t4 ^ t13 ^ t16 ^ t22 ^ t29;
    t848 = t0 ^ t3 ^ t13 ^ t30;
    t849 = t2 ^ t9 ^ t13 ^ t16 ^ t31;
    t850 = t826 | t827 | t828 | t829 | t830 | t831 | t832 | t833 | t834 | t835 | t836 | t837 | t838 | t839 | t840
        | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848 | t849;
    t851 = t3 ^ t4 ^ t9 ^ t13 ^ t16;
    t852 = !t850 & t851;
    t853 = t13 ^ t16 ^ t22;
    t854 = !t850 & t853;
    t855 = t0 ^ t2 ^ t22;
    t856 = !t850 & t855;
    t857 = t328 & !t850;
    t858 = t4 ^ t9 ^ t13 ^ t16;
    t859 = !t850 & t858;
    t860 = t4 ^ t13 ^ t16 ^ t22;
    t861 = !t850 & t860;
    t862 = t9 ^ t13 ^ t22;
    t863 = !t850 & t862;
    t864 = t9 & !t850;
    t865 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t9 ^ t10 ^ t12;
    t866 = t2 ^ t3 ^ t4 ^ t5 ^ t9 ^ t10 ^ t11 ^ t12;
    t867 = t0 ^ t3 ^ t4 ^ t6 ^ t9 ^ t10;
    t868 = t0 ^ t4 ^ t7 ^ t10;
    t869 = t0 ^ t8 ^ t12;
    t870 = t2 ^ t3 ^ t4 ^ t10 ^ t12 ^ t13;
    t871 = t0 ^ t3 ^ t4 ^ t9 ^ t14;
    t872 = t0 ^ t4 ^ t10 ^ t11 ^ t15;
    t873 = t3 ^ t4 ^ t10 ^ t12 ^ t16;
    t874 = t3 ^ t9 ^ t10 ^ t17;
    t875 = t4 ^ t10 ^ t11 ^ t18;
    t876 = t0 ^ t2 ^ t3 ^ t4 ^ t9 ^ t10 ^ t19;
    t877 = t0 ^ t3 ^ t4 ^ t10 ^ t20;
    t878 = t0 ^ t3 ^ t10 ^ t12 ^ t21;
    t879 = t0 ^ t3 ^ t9 ^ t10 ^ t11 ^ t22;
    t880 = t2 ^ t3 ^ t9 ^ t11 ^ t23;
    t881 = t0 ^ t3 ^ t12 ^ t24;
    t882 = t3 ^ t4 ^ t9 ^ t25;
    t883 = t0 ^ t2 ^ t3 ^ t9 ^ t11 ^ t12 ^ t26;
    t884 = t0 ^ t3 ^ t4 ^ t9 ^ t10 ^ t27;
    t885 = t0 ^ t4 ^ t10 ^ t28;
    t886 = t3 ^ t12 ^ t29;
    t887 = t2 ^ t10 ^ t12 ^ t30;
    t888 = t0 ^ t2 ^ t4 ^ t10 ^ t11 ^ t31;
    t889 = t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876 | t877 | t878 | t879
        | t880 | t881 | t882 | t883 | t884 | t885 | t886 | t887 | t888;
    t890 = t0 ^ t2 ^ t3 ^ t4 ^ t10;
    t891 = !t889 & t890;
    t892 = t35 & !t889;
    t893 = t36 & !t889;
    t894 = t37 & !t889;
    t895 = t9 ^ t11 ^ t12;
    t896 = !t889 & t895;
    t897 = t10 ^ t12;
    t898 = !t889 & t897;
    t899 = t11 & !t889;
    t900 = t12 & !t889;
    t901 = t0 ^ t3 ^ t4 ^ t10 ^ t15;
    t902 = t0 ^ t1 ^ t5 ^ t12;
    t903 = t6 ^ t11 ^ t15;
    t904 = t0 ^ t4 ^ t7 ^ t11;
    t905 = t0 ^ t4 ^ t8 ^ t11 ^ t12;
    t906 = t1 ^ t2 ^ t4 ^ t9 ^ t12 ^ t15;
    t907 = t0 ^ t1 ^ t2 ^ t4 ^ t12 ^ t13 ^ t15;
    t908 = t1 ^ t4 ^ t10 ^ t11 ^ t12 ^ t14;
    t909 = t4 ^ t11 ^ t12 ^ t15 ^ t16;
    t910 = t0 ^ t2 ^ t11 ^ t17;
    t911 = t1 ^ t4 ^ t10 ^ t12 ^ t15 ^ t18;
    t912 = t0 ^ t4 ^ t11 ^ t15 ^ t19;
    t913 = t4 ^ t11 ^ t12 ^ t20;
    t914 = t2 ^ t4 ^ t12 ^ t21;
    t915 = t0 ^ t2 ^ t10 ^ t15 ^ t22;
    t916 = t0 ^ t1 ^ t10 ^ t12 ^ t15 ^ t23;
    t917 = t1 ^ t10 ^ t12 ^ t24;
    t918 = t10 ^ t12 ^ t15 ^ t25;
    t919 = t0 ^ t1 ^ t2 ^ t4 ^ t11 ^ t12 ^ t15 ^ t26;
    t920 = t0 ^ t1 ^ t10 ^ t12 ^ t27;
    t921 = t0 ^ t15 ^ t28;
    t922 = t4 ^ t10 ^ t11 ^ t29;
    t923 = t10 ^ t11 ^ t12 ^ t30;
    t924 = t1 ^ t2 ^ t12 ^ t15 ^ t31;
    t925 = t901 | t902 | t903 | t904 | t905 | t906 | t907 | t908 | t909 | t910 | t911 | t912 | t913 | t914 | t915
        | t916 | t917 | t918 | t919 | t920 | t921 | t922 | t923 | t924;
    t926 = t0 ^ t4 ^ t12;
    t927 = !t925 & t926;
    t928 = t1 ^ t2 ^ t4 ^ t11 ^ t15;
    t929 = !t925 & t928;
    t930 = t1 ^ t2 ^ t10 ^ t11 ^ t12 ^ t15;
    t931 = !t925 & t930;
    t932 = t1 ^ t10 ^ t11;
    t933 = !t925 & t932;
    t934 = t2 ^ t11 ^ t12;
    t935 = !t925 & t934;
    t936 = t1 ^ t2 ^ t10 ^ t11;
    t937 = !t925 & t936;
    t938 = t2 ^ t10 ^ t11 ^ t15;
    t939 = !t925 & t938;
    t940 = t10 ^ t15;
    t941 = !t925 & t940;
    t942 = t0 ^ t1 ^ t3 ^ t4 ^ t12 ^ t21 ^ t25;
    t943 = t0 ^ t1 ^ t4 ^ t5 ^ t12 ^ t20 ^ t21 ^ t25;
    t944 = t1 ^ t2 ^ t4 ^ t6 ^ t12 ^ t25;
    t945 = t1 ^ t2 ^ t4 ^ t8 ^ t25;
    t946 = t0 ^ t1 ^ t2 ^ t4 ^ t9 ^ t20 ^ t21;
    t947 = t4 ^ t10 ^ t12 ^ t20 ^ t21;
    t948 = t2 ^ t4 ^ t11 ^ t12 ^ t21;
    t949 = t1 ^ t2 ^ t12 ^ t13 ^ t20 ^ t21;
    t950 = t0 ^ t1 ^ t2 ^ t12 ^ t14 ^ t20 ^ t21 ^ t25;
    t951 = t1 ^ t2 ^ t4 ^ t12 ^ t15 ^ t20 ^ t25;
    t952 = t0 ^ t1 ^ t2 ^ t12 ^ t16 ^ t21 ^ t25;
    t953 = t1 ^ t2 ^ t4 ^ t12 ^ t17 ^ t20 ^ t21 ^ t25;
    t954 = t0 ^ t1 ^ t2 ^ t18 ^ t21;
    t955 = t0 ^ t2 ^ t12 ^ t19;
    t956 = t1 ^ t2 ^ t4 ^ t12 ^ t22;
    t957 = t0 ^ t2 ^ t4 ^ t12 ^ t21 ^ t23 ^ t25;
    t958 = t2 ^ t12 ^ t20 ^ t24;
    t959 = t2 ^ t21 ^ t25 ^ t26;
    t960 = t1 ^ t2 ^ t12 ^ t21 ^ t25 ^ t27;
    t961 = t1 ^ t4 ^ t20 ^ t28;
    t962 = t0 ^ t2 ^ t4 ^ t12 ^ t21 ^ t29;
    t963 = t0 ^ t1 ^ t2 ^ t20 ^ t30;
    t964 = t0 ^ t1 ^ t4 ^ t21 ^ t31;
    t965 = t611 | t942 | t943 | t944 | t945 | t946 | t947 | t948 | t949 | t950 | t951 | t952 | t953 | t954 | t955
        | t956 | t957 | t958 | t959 | t960 | t961 | t962 | t963 | t964;
    t966 = t0 ^ t2 ^ t4 ^ t12 ^ t21;
    t967 = !t965 & t966;
    t968 = t1 ^ t2 ^ t4 ^ t21;
    t969 = !t965 & t968;
    t970 = t2 ^ t4 ^ t20 ^ t21 ^ t25;
    t971 = !t965 & t970;
    t972 = t0 ^ t1 ^ t4 ^ t12 ^ t20 ^ t25;
    t973 = !t965 & t972;
    t974 = t1 ^ t2 ^ t12 ^ t21;
    t975 = !t965 & t974;
    t976 = t0 ^ t1 ^ t12 ^ t20 ^ t25;
    t977 = !t965 & t976;
    t978 = t0 ^ t12 ^ t20 ^ t21 ^ t25;
    t979 = !t965 & t978;
    t980 = t0 ^ t20 ^ t21;
    t981 = !t965 & t980;
    t982 = t1 ^ t3 ^ t8 ^ t9 ^ t12 ^ t21;
    t983 = t0 ^ t3 ^ t4 ^ t8 ^ t9 ^ t12;
    t984 = t0 ^ t3 ^ t5 ^ t8 ^ t12 ^ t14 ^ t21;
    t985 = t0 ^ t6 ^ t12 ^ t14 ^ t21;
    t986 = t0 ^ t3 ^ t7 ^ t14 ^ t21;
    t987 = t0 ^ t3 ^ t8 ^ t10 ^ t21;
    t988 = t0 ^ t2 ^ t8 ^ t11 ^ t14 ^ t21;
    t989 = t0 ^ t9 ^ t12 ^ t13 ^ t14 ^ t21;
    t990 = t2 ^ t9 ^ t14 ^ t15 ^ t21;
    t991 = t2 ^ t8 ^ t9 ^ t12 ^ t14 ^ t16;
    t992 = t14 ^ t17 ^ t21;
    t993 = t0 ^ t18 ^ t21;
    t994 = t2 ^ t3 ^ t8 ^ t12 ^ t14 ^ t19 ^ t21;
    t995 = t0 ^ t8 ^ t9 ^ t14 ^ t20;
    t996 = t0 ^ t8 ^ t12 ^ t22;
    t997 = t3 ^ t8 ^ t9 ^ t14 ^ t23;
    t998 = t0 ^ t2 ^ t3 ^ t14 ^ t24;
    t999 = t0 ^ t9 ^ t25;
    t1000 = t9 ^ t12 ^ t26;
    t1001 = t3 ^ t9 ^ t12 ^ t14 ^ t27;
    t1002 = t0 ^ t2 ^ t8 ^ t9 ^ t21 ^ t28;
    t1003 = t8 ^ t9 ^ t12 ^ t29;
    t1004 = t0 ^ t2 ^ t8 ^ t12 ^ t30;
    t1005 = t8 ^ t9 ^ t14 ^ t31;
    t1006 = t982 | t983 | t984 | t985 | t986 | t987 | t988 | t989 | t990 | t991 | t992 | t993 | t994 | t995 | t996
        | t997 | t998 | t999 | t1000 | t1001 | t1002 | t1003 | t1004 | t1005;
    t1007 = t0 ^ t2 ^ t3 ^ t8 ^ t12 ^ t14 ^ t21;
    t1008 = !t1006 & t1007;
    t1009 = t0 ^ t2 ^ t8;
    t1010 = !t1006 & t1009;
    t1011 = t0 ^ t12 ^ t21;
    t1012 = !t1006 & t1011;
    t1013 = t0 ^ t2 ^ t3 ^ t9;
    t1014 = !t1006 & t1013;
    t1015 = t33 & !t1006;
    t1016 = t2 ^ t8 ^ t14;
    t1017 = !t1006 & t1016;
    t1018 = t0 ^ t12;
    t1019 = !t1006 & t1018;
    t1020 = t3 ^ t14;
    t1021 = !t1006 & t1020;
    t1022 = t1 ^ t4 ^ t20;
    t1023 = t1 ^ t2 ^ t5 ^ t8 ^ t20;
    t1024 = t1 ^ t2 ^ t3 ^ t6 ^ t9 ^ t20;
    t1025 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t10 ^ t20;
    t1026 = t5 ^ t6 ^ t11 ^ t20;
    t1027 = t2 ^ t5 ^ t6 ^ t7 ^ t12;
    t1028 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t13 ^ t20;
    t1029 = t0 ^ t2 ^ t3 ^ t6 ^ t7 ^ t14;
    t1030 = t3 ^ t7 ^ t15 ^ t20;
    t1031 = t0 ^ t5 ^ t7 ^ t16;
    t1032 = t1 ^ t5 ^ t6 ^ t7 ^ t17;
    t1033 = t2 ^ t6 ^ t7 ^ t18;
    t1034 = t0 ^ t3 ^ t7 ^ t19;
    t1035 = t2 ^ t7 ^ t21;
    t1036 = t3 ^ t5 ^ t7 ^ t22;
    t1037 = t1 ^ t6 ^ t20 ^ t23;
    t1038 = t6 ^ t20 ^ t24;
    t1039 = t0 ^ t2 ^ t5 ^ t6 ^ t7 ^ t20 ^ t25;
    t1040 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t26;
    t1041 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t20 ^ t27;
    t1042 = t1 ^ t3 ^ t5 ^ t7 ^ t20 ^ t28;
    t1043 = t0 ^ t1 ^ t5 ^ t29;
    t1044 = t1 ^ t2 ^ t20 ^ t30;
    t1045 = t0 ^ t3 ^ t5 ^ t31;
    t1046 = t1022 | t1023 | t1024 | t1025 | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1032 | t1033 | t1034
        | t1035 | t1036 | t1037 | t1038 | t1039 | t1040 | t1041 | t1042 | t1043 | t1044 | t1045;
    t1047 = t116 & !t1046;
    t1048 = t1 ^ t2 ^ t5 ^ t7 ^ t20;
    t1049 = !t1046 & t1048;
    t1050 = t0 ^ t3 ^ t5 ^ t6;
    t1051 = !t1046 & t1050;
    t1052 = t6 ^ t7 ^ t20;
    t1053 = !t1046 & t1052;
    t1054 = t2 ^ t5 ^ t7;
    t1055 = !t1046 & t1054;
    t1056 = t0 ^ t3 ^ t6 ^ t7 ^ t20;
    t1057 = !t1046 & t1056;
    t1058 = t2 ^ t5;
    t1059 = !t1046 & t1058;
    t1060 = t0 ^ t3 ^ t6;
    t1061 = !t1046 & t1060;
    t1062 = t0 ^ t1 ^ t5 ^ t8 ^ t11;
    t1063 = t0 ^ t2 ^ t3 ^ t4 ^ t6 ^ t8 ^ t11 ^ t13;
    t1064 = t1 ^ t3 ^ t4 ^ t7 ^ t8;
    t1065 = t0 ^ t1 ^ t2 ^ t4 ^ t9 ^ t11;
    t1066 = t0 ^ t8 ^ t10 ^ t11 ^ t13;
    t1067 = t2 ^ t3 ^ t12 ^ t13;
    t1068 = t3 ^ t4 ^ t13 ^ t14;
    t1069 = t1 ^ t3 ^ t11 ^ t13 ^ t15;
    t1070 = t0 ^ t4 ^ t11 ^ t16;
    t1071 = t2 ^ t3 ^ t4 ^ t8 ^ t13 ^ t17;
    t1072 = t0 ^ t2 ^ t4 ^ t8 ^ t13 ^ t18;
    t1073 = t1 ^ t2 ^ t8 ^ t13 ^ t19;
    t1074 = t0 ^ t1 ^ t11 ^ t13 ^ t20;
    t1075 = t1 ^ t8 ^ t11 ^ t21;
    t1076 = t1 ^ t2 ^ t3 ^ t8 ^ t13 ^ t22;
    t1077 = t0 ^ t1 ^ t4 ^ t11 ^ t13 ^ t23;
    t1078 = t1 ^ t3 ^ t24;
    t1079 = t1 ^ t2 ^ t3 ^ t4 ^ t25;
    t1080 = t1 ^ t2 ^ t3 ^ t4 ^ t8 ^ t11 ^ t26;
    t1081 = t0 ^ t2 ^ t13 ^ t27;
    t1082 = t0 ^ t1 ^ t4 ^ t8 ^ t13 ^ t28;
    t1083 = t8 ^ t13 ^ t29;
    t1084 = t0 ^ t2 ^ t11 ^ t13 ^ t30;
    t1085 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t8 ^ t31;
    t1086 = t1062 | t1063 | t1064 | t1065 | t1066 | t1067 | t1068 | t1069 | t1070 | t1071 | t1072 | t1073 | t1074
        | t1075 | t1076 | t1077 | t1078 | t1079 | t1080 | t1081 | t1082 | t1083 | t1084 | t1085;
    t1087 = t0 ^ t1 ^ t4 ^ t8 ^ t11 ^ t13;
    t1088 = !t1086 & t1087;
    t1089 = t0 ^ t2 ^ t4 ^ t11 ^ t13;
    t1090 = !t1086 & t1089;
    t1091 = t0 ^ t2 ^ t3 ^ t4 ^ t11;
    t1092 = !t1086 & t1091;
    t1093 = t0 ^ t2 ^ t4 ^ t8 ^ t11 ^ t13;
    t1094 = !t1086 & t1093;
    t1095 = t1 ^ t3 ^ t8;
    t1096 = !t1086 & t1095;
    t1097 = t4 ^ t13;
    t1098 = !t1086 & t1097;
    t1099 = t0 ^ t3 ^ t8;
    t1100 = !t1086 & t1099;
    t1101 = t2 ^ t8 ^ t11;
    t1102 = !t1086 & t1101;
    t1103 = t0 ^ t1 ^ t2 ^ t3 ^ t22 ^ t23;
    t1104 = t0 ^ t3 ^ t5 ^ t6 ^ t15 ^ t22 ^ t23;
    t1105 = t2 ^ t3 ^ t4 ^ t7 ^ t15 ^ t22;
    t1106 = t3 ^ t4 ^ t5 ^ t8 ^ t23;
    t1107 = t0 ^ t4 ^ t5 ^ t9 ^ t15;
    t1108 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t10 ^ t15 ^ t23;
    t1109 = t0 ^ t2 ^ t4 ^ t5 ^ t11 ^ t15 ^ t22 ^ t23;
    t1110 = t0 ^ t2 ^ t5 ^ t12 ^ t15 ^ t22;
    t1111 = t2 ^ t3 ^ t5 ^ t13 ^ t15 ^ t23;
    t1112 = t5 ^ t14 ^ t15 ^ t23;
    t1113 = t4 ^ t16 ^ t22;
    t1114 = t0 ^ t4 ^ t5 ^ t17 ^ t22 ^ t23;
    t1115 = t0 ^ t2 ^ t4 ^ t15 ^ t18 ^ t22 ^ t23;
    t1116 = t0 ^ t2 ^ t3 ^ t19 ^ t23;
    t1117 = t2 ^ t20 ^ t23;
    t1118 = t3 ^ t21;
    t1119 = t3 ^ t15 ^ t22 ^ t23 ^ t24;
    t1120 = t4 ^ t5 ^ t15 ^ t23 ^ t25;
    t1121 = t0 ^ t5 ^ t15 ^ t26;
    t1122 = t2 ^ t3 ^ t4 ^ t15 ^ t23 ^ t27;
    t1123 = t0 ^ t4 ^ t22 ^ t23 ^ t28;
    t1124 = t0 ^ t2 ^ t4 ^ t5 ^ t15 ^ t22 ^ t23 ^ t29;
    t1125 = t0 ^ t2 ^ t3 ^ t5 ^ t23 ^ t30;
    t1126 = t425 | t1103 | t1104 | t1105 | t1106 | t1107 | t1108 | t1109 | t1110 | t1111 | t1112 | t1113 | t1114
        | t1115 | t1116 | t1117 | t1118 | t1119 | t1120 | t1121 | t1122 | t1123 | t1124 | t1125;
    t1127 = t3 ^ t4 ^ t5;
    t1128 = !t1126 & t1127;
    t1129 = t0 ^ t5 ^ t15 ^ t22 ^ t23;
    t1130 = !t1126 & t1129;
    t1131 = t2 ^ t3 ^ t15 ^ t22;
    t1132 = !t1126 & t1131;
    t1133 = t5 & !t1126;
    t1134 = t3 ^ t5 ^ t15 ^ t22 ^ t23;
    t1135 = !t1126 & t1134;
    t1136 = t3 ^ t5 ^ t15 ^ t23;
    t1137 = !t1126 & t1136;
    t1138 = t3 ^ t5 ^ t15;
    t1139 = !t1126 & t1138;
    t1140 = t15 ^ t22;
    t1141 = !t1126 & t1140;
    t1142 = t2 ^ t4 ^ t10 ^ t12 ^ t18;
    t1143 = t0 ^ t1 ^ t3 ^ t10 ^ t12;
    t1144 = t0 ^ t5 ^ t18 ^ t19;
    t1145 = t0 ^ t1 ^ t6 ^ t12 ^ t18;
    t1146 = t0 ^ t4 ^ t7 ^ t12 ^ t18 ^ t19 ^ t24;
    t1147 = t4 ^ t8 ^ t10 ^ t18 ^ t19;
    t1148 = t4 ^ t9 ^ t10 ^ t24;
    t1149 = t0 ^ t11 ^ t12 ^ t18 ^ t24;
    t1150 = t1 ^ t4 ^ t13 ^ t18 ^ t19 ^ t24;
    t1151 = t10 ^ t12 ^ t14 ^ t19 ^ t24;
    t1152 = t0 ^ t1 ^ t12 ^ t15 ^ t24;
    t1153 = t1 ^ t10 ^ t12 ^ t16 ^ t18 ^ t24;
    t1154 = t4 ^ t17 ^ t18;
    t1155 = t0 ^ t12 ^ t18 ^ t19 ^ t20;
    t1156 = t1 ^ t4 ^ t22 ^ t24;
    t1157 = t0 ^ t4 ^ t23 ^ t24;
    t1158 = t0 ^ t10 ^ t12 ^ t19 ^ t25;
    t1159 = t0 ^ t10 ^ t19 ^ t26;
    t1160 = t0 ^ t1 ^ t19 ^ t24 ^ t27;
    t1161 = t0 ^ t1 ^ t4 ^ t12 ^ t24 ^ t28;
    t1162 = t4 ^ t10 ^ t24 ^ t29;
    t1163 = t10 ^ t24 ^ t30;
    t1164 = t10 ^ t18 ^ t19 ^ t31;
    t1165 = t824 | t1142 | t1143 | t1144 | t1145 | t1146 | t1147 | t1148 | t1149 | t1150 | t1151 | t1152 | t1153
        | t1154 | t1155 | t1156 | t1157 | t1158 | t1159 | t1160 | t1161 | t1162 | t1163 | t1164;
    t1166 = t0 ^ t1 ^ t4 ^ t18 ^ t24;
    t1167 = !t1165 & t1166;
    t1168 = t0 ^ t18 ^ t19;
    t1169 = !t1165 & t1168;
    t1170 = t1 ^ t12 ^ t18;
    t1171 = !t1165 & t1170;
    t1172 = t1 ^ t4 ^ t12 ^ t18 ^ t19 ^ t24;
    t1173 = !t1165 & t1172;
    t1174 = t1 ^ t4 ^ t10 ^ t12 ^ t18;
    t1175 = !t1165 & t1174;
    t1176 = t24 & !t1165;
    t1177 = t1 ^ t4 ^ t10 ^ t12 ^ t18 ^ t19;
    t1178 = !t1165 & t1177;
    t1179 = t1 ^ t4 ^ t12 ^ t19;
    t1180 = !t1165 & t1179;
    t1181 = t0 ^ t1 ^ t2 ^ t5 ^ t15 ^ t16;
    t1182 = t1 ^ t3 ^ t16 ^ t21 ^ t28;
    t1183 = t0 ^ t1 ^ t4 ^ t15 ^ t16 ^ t28;
    t1184 = t0 ^ t1 ^ t6 ^ t12 ^ t15 ^ t28;
    t1185 = t0 ^ t1 ^ t7 ^ t12 ^ t15 ^ t21 ^ t28;
    t1186 = t0 ^ t1 ^ t5 ^ t8 ^ t12 ^ t16 ^ t21;
    t1187 = t0 ^ t5 ^ t9 ^ t21 ^ t28;
    t1188 = t1 ^ t5 ^ t10 ^ t12 ^ t15 ^ t16;
    t1189 = t5 ^ t11 ^ t12 ^ t15;
    t1190 = t1 ^ t13 ^ t15 ^ t28;
    t1191 = t1 ^ t12 ^ t14 ^ t21;
    t1192 = t0 ^ t1 ^ t17;
    t1193 = t5 ^ t15 ^ t16 ^ t18;
    t1194 = t1 ^ t5 ^ t15 ^ t19 ^ t21 ^ t28;
    t1195 = t0 ^ t5 ^ t16 ^ t20 ^ t21;
    t1196 = t1 ^ t12 ^ t15 ^ t16 ^ t21 ^ t22 ^ t28;
    t1197 = t0 ^ t16 ^ t23;
    t1198 = t0 ^ t1 ^ t5 ^ t16 ^ t24;
    t1199 = t1 ^ t12 ^ t16 ^ t25 ^ t28;
    t1200 = t5 ^ t15 ^ t26 ^ t28;
    t1201 = t12 ^ t27 ^ t28;
    t1202 = t1 ^ t12 ^ t15 ^ t21 ^ t29;
    t1203 = t12 ^ t15 ^ t21 ^ t30;
    t1204 = t12 ^ t21 ^ t31;
    t1205 = t1181 | t1182 | t1183 | t1184 | t1185 | t1186 | t1187 | t1188 | t1189 | t1190 | t1191 | t1192 | t1193
        | t1194 | t1195 | t1196 | t1197 | t1198 | t1199 | t1200 | t1201 | t1202 | t1203 | t1204;
    t1206 = t1 ^ t12 ^ t15 ^ t21 ^ t28;
    t1207 = !t1205 & t1206;
    t1208 = t12 ^ t15 ^ t21 ^ t28;
    t1209 = !t1205 & t1208;
    t1210 = t0 ^ t5 ^ t15 ^ t16;
    t1211 = !t1205 & t1210;
    t1212 = t0 ^ t5 ^ t15 ^ t21 ^ t28;
    t1213 = !t1205 & t1212;
    t1214 = t0 ^ t15 ^ t21;
    t1215 = !t1205 & t1214;
    t1216 = t5 ^ t12 ^ t16 ^ t21;
    t1217 = !t1205 & t1216;
    t1218 = t46 & !t1205;
    t1219 = t21 & !t1205;
    t1220 = t0 ^ t1 ^ t2 ^ t5 ^ t12 ^ t21;
    t1221 = t1 ^ t3 ^ t5 ^ t6 ^ t9;
    t1222 = t4 ^ t5 ^ t6 ^ t21;
    t1223 = t0 ^ t1 ^ t6 ^ t7 ^ t8 ^ t9 ^ t21;
    t1224 = t1 ^ t7 ^ t10 ^ t12;
    t1225 = t0 ^ t6 ^ t7 ^ t9 ^ t11;
    t1226 = t5 ^ t12 ^ t13;
    t1227 = t0 ^ t5 ^ t6 ^ t12 ^ t14;
    t1228 = t0 ^ t5 ^ t9 ^ t12 ^ t15 ^ t21;
    t1229 = t1 ^ t6 ^ t9 ^ t12 ^ t16;
    t1230 = t7 ^ t17;
    t1231 = t0 ^ t18;
    t1232 = t0 ^ t1 ^ t19;
    t1233 = t5 ^ t12 ^ t20 ^ t21;
    t1234 = t1 ^ t5 ^ t7 ^ t9 ^ t12 ^ t22;
    t1235 = t1 ^ t9 ^ t12 ^ t23;
    t1236 = t0 ^ t6 ^ t7 ^ t9 ^ t21 ^ t24;
    t1237 = t0 ^ t5 ^ t9 ^ t12 ^ t21 ^ t25;
    t1238 = t0 ^ t1 ^ t6 ^ t7 ^ t9 ^ t21 ^ t26;
    t1239 = t0 ^ t1 ^ t6 ^ t7 ^ t21 ^ t27;
    t1240 = t0 ^ t6 ^ t12 ^ t21 ^ t28;
    t1241 = t0 ^ t6 ^ t12 ^ t29;
    t1242 = t0 ^ t5 ^ t7 ^ t12 ^ t30;
    t1243 = t5 ^ t7 ^ t9 ^ t12 ^ t21 ^ t31;
    t1244 = t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1226 | t1227 | t1228 | t1229 | t1230 | t1231 | t1232
        | t1233 | t1234 | t1235 | t1236 | t1237 | t1238 | t1239 | t1240 | t1241 | t1242 | t1243;
    t1245 = t0 ^ t1 ^ t5 ^ t12 ^ t21;
    t1246 = !t1244 & t1245;
    t1247 = t0 ^ t6 ^ t9 ^ t12 ^ t21;
    t1248 = !t1244 & t1247;
    t1249 = t1 ^ t9 ^ t21;
    t1250 = !t1244 & t1249;
    t1251 = t0 ^ t6 ^ t21;
    t1252 = !t1244 & t1251;
    t1253 = t0 ^ t1 ^ t5 ^ t6;
    t1254 = !t1244 & t1253;
    t1255 = t1 ^ t6 ^ t7;
    t1256 = !t1244 & t1255;
    t1257 = t0 ^ t7;
    t1258 = !t1244 & t1257;
    t1259 = t1 & !t1244;
    t1260 = t1 ^ t3 ^ t4 ^ t7 ^ t11 ^ t23;
    t1261 = t0 ^ t1 ^ t2 ^ t3 ^ t6 ^ t23;
    t1262 = t0 ^ t1 ^ t5 ^ t8 ^ t23;
    t1263 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t9 ^ t11 ^ t23;
    t1264 = t0 ^ t2 ^ t5 ^ t10 ^ t23;
    t1265 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t12;
    t1266 = t0 ^ t5 ^ t7 ^ t11 ^ t13 ^ t23;
    t1267 = t0 ^ t7 ^ t11 ^ t14 ^ t23;
    t1268 = t2 ^ t3 ^ t5 ^ t7 ^ t11 ^ t15 ^ t23;
    t1269 = t0 ^ t2 ^ t11 ^ t16 ^ t23;
    t1270 = t5 ^ t7 ^ t17;
    t1271 = t0 ^ t1 ^ t2 ^ t3 ^ t18 ^ t23;
    t1272 = t1 ^ t2 ^ t11 ^ t21 ^ t23;
    t1273 = t0 ^ t1 ^ t2 ^ t5 ^ t7 ^ t22;
    t1274 = t1 ^ t2 ^ t3 ^ t5 ^ t11 ^ t24;
    t1275 = t0 ^ t2 ^ t3 ^ t25;
    t1276 = t0 ^ t7 ^ t11 ^ t23 ^ t26;
    t1277 = t2 ^ t3 ^ t5 ^ t7 ^ t11 ^ t23 ^ t27;
    t1278 = t0 ^ t1 ^ t5 ^ t23 ^ t28;
    t1279 = t1 ^ t5 ^ t29;
    t1280 = t2 ^ t5 ^ t11 ^ t23 ^ t30;
    t1281 = t3 ^ t5 ^ t7 ^ t11 ^ t31;
    t1282 = t340 | t342 | t1260 | t1261 | t1262 | t1263 | t1264 | t1265 | t1266 | t1267 | t1268 | t1269 | t1270
        | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1277 | t1278 | t1279 | t1280 | t1281;
    t1283 = t1 ^ t3 ^ t7 ^ t11 ^ t23;
    t1284 = !t1282 & t1283;
    t1285 = t0 ^ t1 ^ t3 ^ t5 ^ t7 ^ t11 ^ t23;
    t1286 = !t1282 & t1285;
    t1287 = t2 ^ t3 ^ t5 ^ t23;
    t1288 = !t1282 & t1287;
    t1289 = t0 ^ t3 ^ t7 ^ t23;
    t1290 = !t1282 & t1289;
    t1291 = t0 ^ t2 ^ t3 ^ t7;
    t1292 = !t1282 & t1291;
    t1293 = t1 ^ t3;
    t1294 = !t1282 & t1293;
    t1295 = t2 & !t1282;
    t1296 = t3 & !t1282;
    t1297 = t1 ^ t3 ^ t5 ^ t6 ^ t11;
    t1298 = t0 ^ t2 ^ t3 ^ t4 ^ t7 ^ t13;
    t1299 = t1 ^ t2 ^ t4 ^ t5 ^ t8;
    t1300 = t4 ^ t5 ^ t9 ^ t11;
    t1301 = t3 ^ t5 ^ t10 ^ t13;
    t1302 = t1 ^ t5 ^ t11 ^ t12 ^ t13;
    t1303 = t0 ^ t2 ^ t3 ^ t14;
    t1304 = t1 ^ t3 ^ t4 ^ t5 ^ t13 ^ t16;
    t1305 = t0 ^ t1 ^ t2 ^ t3 ^ t4 ^ t11 ^ t13 ^ t17;
    t1306 = t0 ^ t1 ^ t2 ^ t5 ^ t11 ^ t13 ^ t18;
    t1307 = t0 ^ t2 ^ t3 ^ t4 ^ t5 ^ t13 ^ t19;
    t1308 = t1 ^ t3 ^ t5 ^ t11 ^ t20;
    t1309 = t0 ^ t1 ^ t2 ^ t5 ^ t21;
    t1310 = t1 ^ t2 ^ t3 ^ t4 ^ t11 ^ t13 ^ t22;
    t1311 = t2 ^ t5 ^ t11 ^ t13 ^ t23;
    t1312 = t0 ^ t2 ^ t4 ^ t5 ^ t11 ^ t24;
    t1313 = t1 ^ t2 ^ t4 ^ t11 ^ t13 ^ t25;
    t1314 = t2 ^ t4 ^ t5 ^ t11 ^ t13 ^ t26;
    t1315 = t0 ^ t1 ^ t3 ^ t4 ^ t13 ^ t27;
    t1316 = t0 ^ t2 ^ t3 ^ t28;
    t1317 = t1 ^ t2 ^ t3 ^ t5 ^ t11 ^ t29;
    t1318 = t5 ^ t11 ^ t13 ^ t30;
    t1319 = t1 ^ t4 ^ t5 ^ t13 ^ t31;
    t1320 = t255 | t1297 | t1298 | t1299 | t1300 | t1301 | t1302 | t1303 | t1304 | t1305 | t1306 | t1307 | t1308
        | t1309 | t1310 | t1311 | t1312 | t1313 | t1314 | t1315 | t1316 | t1317 | t1318 | t1319;
    t1321 = t3 ^ t5 ^ t11;
    t1322 = !t1320 & t1321;
    t1323 = t0 ^ t4 ^ t5 ^ t11 ^ t13;
    t1324 = !t1320 & t1323;
    t1325 = t1097 & !t1320;
    t1326 = t257 & !t1320;
    t1327 = t0 ^ t2 ^ t4 ^ t5;
    t1328 = !t1320 & t1327;
    t1329 = t0 ^ t3 ^ t5;
    t1330 = !t1320 & t1329;
    t1331 = t4 & !t1320;
    t1332 = t95 & !t1320;
    t1333 = t0 ^ t1 ^ t3 ^ t4 ^ t8;
    t1334 = t0 ^ t2 ^ t3 ^ t5 ^ t9;
    t1335 = t1 ^ t3 ^ t4 ^ t6 ^ t10;
    t1336 = t0 ^ t2 ^ t4 ^ t5 ^ t7 ^ t11;
    t1337 = t1 ^ t3 ^ t5 ^ t6 ^ t12;
    t1338 = t1 ^ t2 ^ t3 ^ t6 ^ t7 ^ t13;
    t1339 = t1 ^ t2 ^ t7 ^ t14;
    t1340 = t0 ^ t2 ^ t3 ^ t15;
    t1341 = t0 ^ t3 ^ t5 ^ t6 ^ t7 ^ t16;
    t1342 = t1 ^ t3 ^ t4 ^ t5 ^ t17;
    t1343 = t2 ^ t4 ^ t5 ^ t6 ^ t18;
    t1344 = t3 ^ t5 ^ t6 ^ t7 ^ t19;
    t1345 = t4 ^ t6 ^ t7 ^ t20;
    t1346 = t0 ^ t3 ^ t6 ^ t21;
    t1347 = t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t22;
    t1348 = t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t23;
    t1349 = t0 ^ t1 ^ t3 ^ t5 ^ t6 ^ t7 ^ t24;
    t1350 = t2 ^ t3 ^ t4 ^ t5 ^ t25;
    t1351 = t3 ^ t4 ^ t5 ^ t6 ^ t26;
    t1352 = t4 ^ t5 ^ t6 ^ t7 ^ t27;
    t1353 = t0 ^ t5 ^ t6 ^ t7 ^ t28;
    t1354 = t3 ^ t5 ^ t29;
    t1355 = t1 ^ t3 ^ t4 ^ t5 ^ t7 ^ t30;
    t1356 = t0 ^ t2 ^ t4 ^ t5 ^ t6 ^ t31;
    t1357 = t1333 | t1334 | t1335 | t1336 | t1337 | t1338 | t1339 | t1340 | t1341 | t1342 | t1343 | t1344 | t1345
        | t1346 | t1347 | t1348 | t1349 | t1350 | t1351 | t1352 | t1353 | t1354 | t1355 | t1356;
    t1358 = t135 & !t1357;
    t1359 = t257 & !t1357;
    t1360 = t1327 & !t1357;
    t1361 = t0 ^ t1 ^ t3 ^ t5 ^ t6;
    t1362 = !t1357 & t1361;
    t1363 = t1 ^ t2 ^ t4 ^ t6 ^ t7;
    t1364 = !t1357 & t1363;
    t1365 = t0 ^ t2 ^ t5 ^ t7;
    t1366 = !t1357 & t1365;
    t1367 = t97 & !t1357;
    t1368 = t133 & !t1357;
    t1369 = t0 ^ t1 ^ t2 ^ t4 ^ t30;
    t1370 = t3 ^ t5 ^ t25 ^ t26;
    t1371 = t0 ^ t4 ^ t6 ^ t26 ^ t27;
    t1372 = t0 ^ t3 ^ t7 ^ t27 ^ t30;
    t1373 = t0 ^ t2 ^ t3 ^ t8;
    t1374 = t0 ^ t9 ^ t30;
    t1375 = t0 ^ t2 ^ t10 ^ t25 ^ t26;
    t1376 = t2 ^ t3 ^ t4 ^ t11 ^ t26 ^ t27 ^ t30;
    t1377 = t2 ^ t4 ^ t12 ^ t25 ^ t26 ^ t27 ^ t30;
    t1378 = t0 ^ t3 ^ t13 ^ t25 ^ t27 ^ t30;
    t1379 = t2 ^ t3 ^ t14 ^ t26;
    t1380 = t3 ^ t4 ^ t15 ^ t27;
    t1381 = t2 ^ t4 ^ t16 ^ t25 ^ t27 ^ t30;
    t1382 = t4 ^ t17 ^ t27;
    t1383 = t0 ^ t2 ^ t3 ^ t4 ^ t18;
    t1384 = t0 ^ t2 ^ t19 ^ t25 ^ t26 ^ t30;
    t1385 = t0 ^ t2 ^ t3 ^ t20 ^ t25 ^ t27;
    t1386 = t2 ^ t3 ^ t21 ^ t27;
    t1387 = t3 ^ t4 ^ t22 ^ t26 ^ t27 ^ t30;
    t1388 = t2 ^ t3 ^ t4 ^ t23 ^ t25 ^ t26 ^ t27 ^ t30;
    t1389 = t2 ^ t3 ^ t24 ^ t26 ^ t27;
    t1390 = t2 ^ t4 ^ t25 ^ t26 ^ t28;
    t1391 = t0 ^ t2 ^ t3 ^ t25 ^ t26 ^ t29;
    t1392 = t0 ^ t4 ^ t25 ^ t26 ^ t30 ^ t31;
    t1393 = t1369 | t1370 | t1371 | t1372 | t1373 | t1374 | t1375 | t1376 | t1377 | t1378 | t1379 | t1380 | t1381
        | t1382 | t1383 | t1384 | t1385 | t1386 | t1387 | t1388 | t1389 | t1390 | t1391 | t1392;
    t1394 = t0 ^ t3 ^ t4 ^ t25 ^ t26 ^ t30;
    t1395 = !t1393 & t1394;
    t1396 = t0 ^ t2 ^ t25 ^ t27 ^ t30;
    t1397 = !t1393 & t1396;
    t1398 = t0 ^ t3 ^ t4 ^ t26;
    t1399 = !t1393 & t1398;
    t1400 = t0 ^ t2 ^ t3 ^ t25 ^ t26 ^ t27 ^ t30;
    t1401 = !t1393 & t1400;
    t1402 = t0 ^ t3 ^ t26 ^ t27;
    t1403 = !t1393 & t1402;
    t1404 = t0 ^ t3 ^ t27;
    t1405 = !t1393 & t1404;
    t1406 = t135 & !t1393;
    t1407 = t2 ^ t30;
    t1408 = !t1393 & t1407;
    t1409 = t0 ^ t1 ^ t2 ^ t3 ^ t5 ^ t23;
    t1410 = t0 ^ t1 ^ t4 ^ t5 ^ t13;
    t1411 = t1 ^ t6 ^ t13 ^ t16 ^ t23;
    t1412 = t2 ^ t5 ^ t7 ^ t13 ^ t22;
    t1413 = t1 ^ t5 ^ t8 ^ t13 ^ t22;
    t1414 = t9 ^ t13 ^ t22 ^ t23;
    t1415 = t0 ^ t2 ^ t5 ^ t10 ^ t13;
    t1416 = t1 ^ t11 ^ t23;
    t1417 = t2 ^ t12 ^ t16;
    t1418 = t0 ^ t1 ^ t2 ^ t14 ^ t16 ^ t22 ^ t23;
    t1419 = t0 ^ t2 ^ t5 ^ t15 ^ t16 ^ t22 ^ t23;
    t1420 = t0 ^ t2 ^ t16 ^ t17 ^ t22 ^ t23;
    t1421 = t0 ^ t5 ^ t16 ^ t18 ^ t22 ^ t23;
    t1422 = t0 ^ t2 ^ t13 ^ t19 ^ t22 ^ t23;
    t1423 = t0 ^ t13 ^ t20 ^ t23;
    t1424 = t1 ^ t2 ^ t5 ^ t13 ^ t16 ^ t21 ^ t23;
    t1425 = t2 ^ t5 ^ t23 ^ t24;
    t1426 = t13 ^ t23 ^ t25;
    t1427 = t0 ^ t2 ^ t5 ^ t13 ^ t23 ^ t26;
    t1428 = t1 ^ t16 ^ t23 ^ t27;
    t1429 = t0 ^ t16 ^ t22 ^ t23 ^ t28;
    t1430 = t1 ^ t5 ^ t16 ^ t22 ^ t23 ^ t29;
    t1431 = t1 ^ t2 ^ t5 ^ t13 ^ t22 ^ t30;
    t1432 = t0 ^ t2 ^ t31;
    t1433 = t1409 | t1410 | t1411 | t1412 | t1413 | t1414 | t1415 | t1416 | t1417 | t1418 | t1419 | t1420 | t1421
        | t1422 | t1423 | t1424 | t1425 | t1426 | t1427 | t1428 | t1429 | t1430 | t1431 | t1432;
    t1434 = t0 ^ t1 ^ t5 ^ t22 ^ t23;
    t1435 = !t1433 & t1434;
    t1436 = t0 ^ t1 ^ t2 ^ t5 ^ t13 ^ t22 ^ t23;
    t1437 = !t1433 & t1436;
    t1438 = t1 ^ t2 ^ t16;
    t1439 = !t1433 & t1438;
    t1440 = t1 ^ t2 ^ t5 ^ t22;
    t1441 = !t1433 & t1440;
    t1442 = t5 ^ t13 ^ t16 ^ t23;
    t1443 = !t1433 & t1442;
    t1444 = t16 & !t1433;
    t1445 = t1 ^ t2 ^ t5;
    t1446 = !t1433 & t1445;
    t1447 = t5 ^ t13 ^ t16;
    t1448 = !t1433 & t1447;
    t1449 = t1 ^ t2;
    t1450 = t1 ^ t4 ^ t10;
    t1451 = t1 ^ t3 ^ t5;
    t1452 = t3 ^ t6;
    t1453 = t1 ^ t7 ^ t10;
    t1454 = t0 ^ t1 ^ t8 ^ t10;
    t1455 = t3 ^ t9 ^ t10;
    t1456 = t10 ^ t11;
    t1457 = t1 ^ t3 ^ t12;
    t1458 = t3 ^ t13;
    t1459 = t0 ^ t10 ^ t16;
    t1460 = t3 ^ t10 ^ t17;
    t1461 = t1 ^ t3 ^ t10 ^ t18;
    t1462 = t1 ^ t3 ^ t20;
    t1463 = t1 ^ t3 ^ t21;
    t1464 = t1 ^ t22;
    t1465 = t1 ^ t3 ^ t23;
    t1466 = t10 ^ t25;
    t1467 = t1 ^ t26;
    t1468 = t1 ^ t10 ^ t27;
    t1469 = t3 ^ t10 ^ t28;
    t1470 = t3 ^ t10 ^ t29;
    t1471 = t1 ^ t31;
    t1472 = t30 | t49 | t77 | t418 | t1020 | t1449 | t1450 | t1451 | t1452 | t1453 | t1454 | t1455 | t1456 | t1457
        | t1458 | t1459 | t1460 | t1461 | t1462 | t1463 | t1464 | t1465 | t1466 | t1467 | t1468 | t1469 | t1470
        | t1471;
    t1473 = t0 ^ t1 ^ t3;
    t1474 = !t1472 & t1473;
    t1475 = t3 & !t1472;
    t1476 = t1 & !t1472;
    t1477 = t10 & !t1472;
    t1478 = t0 ^ t2 ^ t11;
    t1479 = t4 ^ t6 ^ t11;
    t1480 = t4 ^ t7;
    t1481 = t0 ^ t8 ^ t11;
    t1482 = t0 ^ t1 ^ t9 ^ t11;
    t1483 = t4 ^ t10 ^ t11;
    t1484 = t11 ^ t12;
    t1485 = t0 ^ t4 ^ t11 ^ t14;
    t1486 = t1 ^ t4 ^ t17;
    t1487 = t4 ^ t11 ^ t18;
    t1488 = t0 ^ t11 ^ t20;
    t1489 = t0 ^ t11 ^ t23;
    t1490 = t0 ^ t11 ^ t24;
    t1491 = t1 ^ t11 ^ t25;
    t1492 = t11 ^ t26;
    t1493 = t0 ^ t11 ^ t27;
    t1494 = t0 ^ t28;
    t1495 = t0 ^ t4 ^ t29;
    t1496 = t0 ^ t4 ^ t30;
    t1497 = t5 | t21 | t22 | t31 | t220 | t570 | t838 | t1070 | t1097 | t1478 | t1479 | t1480 | t1481 | t1482
        | t1483 | t1484 | t1485 | t1486 | t1487 | t1488 | t1489 | t1490 | t1491 | t1492 | t1493 | t1494 | t1495
        | t1496;
    t1498 = t1 ^ t4 ^ t11;
    t1499 = !t1497 & t1498;
    t1500 = t4 & !t1497;
    t1501 = t0 ^ t11;
    t1502 = !t1497 & t1501;
    t1503 = t11 & !t1497;
    t1504 = t0 ^ t1 ^ t3 ^ t12;
    t1505 = t3 ^ t4;
    t1506 = t0 ^ t6;
    t1507 = t0 ^ t3 ^ t9;
    t1508 = t2 ^ t3 ^ t10;
    t1509 = t0 ^ t11 ^ t12;
    t1510 = t0 ^ t12 ^ t13;
    t1511 = t0 ^ t3 ^ t15;
    t1512 = t3 ^ t16;
    t1513 = t0 ^ t17;
    t1514 = t0 ^ t2 ^ t18;
    t1515 = t0 ^ t12 ^ t19;
    t1516 = t0 ^ t3 ^ t12 ^ t20;
    t1517 = t3 ^ t22;
    t1518 = t3 ^ t25;
    t1519 = t2 ^ t12 ^ t26;
    t1520 = t12 ^ t27;
    t1521 = t3 ^ t28;
    t1522 = t0 ^ t3 ^ t12 ^ t30;
    t1523 = t0 ^ t3 ^ t12 ^ t31;
    t1524 = t5 | t14 | t21 | t23 | t24 | t33 | t187 | t886 | t1504 | t1505 | t1506 | t1507 | t1508 | t1509 | t1510
        | t1511 | t1512 | t1513 | t1514 | t1515 | t1516 | t1517 | t1518 | t1519 | t1520 | t1521 | t1522 | t1523;
    t1525 = t489 & !t1524;
    t1526 = t0 & !t1524;
    t1527 = t3 & !t1524;
    t1528 = t12 & !t1524;
    t1529 = t0 ^ t1 ^ t4 ^ t8;
    t1530 = t4 ^ t9;
    t1531 = t0 ^ t1 ^ t4 ^ t10;
    t1532 = t3 ^ t4 ^ t11;
    t1533 = t0 ^ t4 ^ t13;
    t1534 = t1 ^ t4 ^ t14;
    t1535 = t4 ^ t17;
    t1536 = t0 ^ t1 ^ t18;
    t1537 = t0 ^ t1 ^ t3 ^ t19;
    t1538 = t0 ^ t4 ^ t21;
    t1539 = t4 ^ t23;
    t1540 = t0 ^ t4 ^ t24;
    t1541 = t4 ^ t26;
    t1542 = t1 ^ t3 ^ t27;
    t1543 = t0 ^ t29;
    t1544 = t0 ^ t1 ^ t30;
    t1545 = t0 ^ t4 ^ t31;
    t1546 = t15 | t16 | t22 | t86 | t99 | t175 | t342 | t459 | t540 | t1018 | t1506 | t1529 | t1530 | t1531 | t1532
        | t1533 | t1534 | t1535 | t1536 | t1537 | t1538 | t1539 | t1540 | t1541 | t1542 | t1543 | t1544 | t1545;
    t1547 = t135 & !t1546;
    t1548 = t102 & !t1546;
    t1549 = t4 & !t1546;
    t1550 = t1 & !t1546;
    t1551 = t0 ^ t1 ^ t6 ^ t9;
    t1552 = t1 ^ t6 ^ t10;
    t1553 = t0 ^ t1 ^ t6 ^ t11;
    t1554 = t1 ^ t4 ^ t6 ^ t12;
    t1555 = t0 ^ t1 ^ t13;
    t1556 = t0 ^ t6 ^ t14;
    t1557 = t1 ^ t6 ^ t16;
    t1558 = t1 ^ t6 ^ t17;
    t1559 = t1 ^ t6 ^ t18;
    t1560 = t0 ^ t4 ^ t20;
    t1561 = t0 ^ t1 ^ t22;
    t1562 = t0 ^ t6 ^ t24;
    t1563 = t0 ^ t6 ^ t26;
    t1564 = t1 ^ t6 ^ t27;
    t1565 = t1 ^ t4 ^ t28;
    t1566 = t0 ^ t1 ^ t6 ^ t29;
    t1567 = t1 ^ t6 ^ t30;
    t1568 = t0 ^ t31;
    t1569 = t8 | t23 | t25 | t73 | t99 | t780 | t1060 | t1251 | t1253 | t1449 | t1551 | t1552 | t1553 | t1554
        | t1555 | t1556 | t1557 | t1558 | t1559 | t1560 | t1561 | t1562 | t1563 | t1564 | t1565 | t1566 | t1567
        | t1568;
    t1570 = t0 ^ t1 ^ t4;
    t1571 = !t1569 & t1570;
    t1572 = t0 & !t1569;
    t1573 = t97 & !t1569;
    t1574 = t1 & !t1569;
    t1575 = t0 ^ t1 ^ t4 ^ t6;
    t1576 = t6 ^ t7;
    t1577 = t6 ^ t9;
    t1578 = t0 ^ t6 ^ t10;
    t1579 = t1 ^ t6 ^ t11;
    t1580 = t0 ^ t6 ^ t12;
    t1581 = t0 ^ t1 ^ t5 ^ t13;
    t1582 = t0 ^ t1 ^ t6 ^ t15;
    t1583 = t1 ^ t6 ^ t19;
    t1584 = t0 ^ t1 ^ t20;
    t1585 = t1 ^ t5 ^ t21;
    t1586 = t0 ^ t1 ^ t6 ^ t22;
    t1587 = t0 ^ t23;
    t1588 = t0 ^ t1 ^ t24;
    t1589 = t6 ^ t25;
    t1590 = t0 ^ t1 ^ t6 ^ t27;
    t1591 = t1 ^ t6 ^ t28;
    t1592 = t1 ^ t6 ^ t31;
    t1593 = t16 | t26 | t54 | t104 | t1293 | t1449 | t1556 | t1558 | t1559 | t1567 | t1575 | t1576 | t1577 | t1578
        | t1579 | t1580 | t1581 | t1582 | t1583 | t1584 | t1585 | t1586 | t1587 | t1588 | t1589 | t1590 | t1591
        | t1592;
    t1594 = t5 & !t1593;
    t1595 = t102 & !t1593;
    t1596 = t97 & !t1593;
    t1597 = t1 & !t1593;
    t1598 = t2 ^ t4;
    t1599 = t0 ^ t1 ^ t2 ^ t5;
    t1600 = t1 ^ t2 ^ t8;
    t1601 = t0 ^ t1 ^ t2 ^ t9;
    t1602 = t0 ^ t10;
    t1603 = t2 ^ t13;
    t1604 = t0 ^ t2 ^ t19;
    t1605 = t0 ^ t2 ^ t20;
    t1606 = t2 ^ t21;
    t1607 = t1 ^ t2 ^ t6 ^ t22;
    t1608 = t1 ^ t2 ^ t23;
    t1609 = t0 ^ t2 ^ t24;
    t1610 = t1 ^ t2 ^ t28;
    t1611 = t2 ^ t6 ^ t30;
    t1612 = t27 | t29 | t39 | t50 | t107 | t137 | t247 | t418 | t489 | t844 | t1192 | t1257 | t1432 | t1514 | t1598
        | t1599 | t1600 | t1601 | t1602 | t1603 | t1604 | t1605 | t1606 | t1607 | t1608 | t1609 | t1610 | t1611;
    t1613 = t1506 & !t1612;
    t1614 = t91 & !t1612;
    t1615 = t740 & !t1612;
    t1616 = t2 & !t1612;
    t1617 = t2 ^ t3 ^ t6;
    t1618 = t2 ^ t8;
    t1619 = t3 ^ t9;
    t1620 = t0 ^ t2 ^ t3 ^ t10;
    t1621 = t0 ^ t2 ^ t3 ^ t13;
    t1622 = t2 ^ t3 ^ t14;
    t1623 = t2 ^ t3 ^ t16;
    t1624 = t0 ^ t3 ^ t17;
    t1625 = t0 ^ t3 ^ t19;
    t1626 = t0 ^ t3 ^ t20;
    t1627 = t0 ^ t2 ^ t21;
    t1628 = t2 ^ t3 ^ t7 ^ t23;
    t1629 = t0 ^ t3 ^ t24;
    t1630 = t0 ^ t27;
    t1631 = t0 ^ t2 ^ t29;
    t1632 = t0 ^ t3 ^ t30;
    t1633 = t3 ^ t7 ^ t31;
    t1634 = t1 | t25 | t28 | t40 | t51 | t108 | t336 | t1329 | t1501 | t1505 | t1514 | t1617 | t1618 | t1619
        | t1620 | t1621 | t1622 | t1623 | t1624 | t1625 | t1626 | t1627 | t1628 | t1629 | t1630 | t1631 | t1632
        | t1633;
    t1635 = t1257 & !t1634;
    t1636 = t0 ^ t2 ^ t3;
    t1637 = !t1634 & t1636;
    t1638 = t135 & !t1634;
    t1639 = t3 & !t1634;
    t1640 = t1 ^ t3 ^ t7;
    t1641 = t0 ^ t3 ^ t10;
    t1642 = t2 ^ t3 ^ t11;
    t1643 = t7 ^ t12;
    t1644 = t3 ^ t7 ^ t13;
    t1645 = t0 ^ t3 ^ t7 ^ t14;
    t1646 = t3 ^ t17;
    t1647 = t3 ^ t18;
    t1648 = t3 ^ t7 ^ t21;
    t1649 = t7 ^ t22;
    t1650 = t0 ^ t3 ^ t7 ^ t25;
    t1651 = t3 ^ t7 ^ t27;
    t1652 = t2 ^ t7 ^ t29;
    t1653 = t3 ^ t30;
    t1654 = t3 ^ t31;
    t1655 = t5 | t15 | t23 | t26 | t49 | t780 | t1099 | t1505 | t1506 | t1512 | t1521 | t1605 | t1619 | t1640
        | t1641 | t1642 | t1643 | t1644 | t1645 | t1646 | t1647 | t1648 | t1649 | t1650 | t1651 | t1652 | t1653
        | t1654;
    t1656 = t133 & !t1655;
    t1657 = t0 & !t1655;
    t1658 = t3 & !t1655;
    t1659 = t1257 & !t1655;
    t1660 = t0 ^ t1 ^ t4 ^ t9;
    t1661 = t4 ^ t10;
    t1662 = t0 ^ t1 ^ t4 ^ t11;
    t1663 = t3 ^ t4 ^ t12;
    t1664 = t0 ^ t13;
    t1665 = t0 ^ t4 ^ t14;
    t1666 = t1 ^ t4 ^ t15;
    t1667 = t4 ^ t19;
    t1668 = t0 ^ t1 ^ t3 ^ t21;
    t1669 = t0 ^ t4 ^ t22;
    t1670 = t4 ^ t24;
    t1671 = t0 ^ t1 ^ t4 ^ t25;
    t1672 = t0 ^ t4 ^ t28;
    t1673 = t0 ^ t3 ^ t4 ^ t30;
    t1674 = t4 ^ t31;
    t1675 = t8 | t16 | t27 | t29 | t99 | t175 | t453 | t459 | t683 | t1506 | t1535 | t1584 | t1587 | t1660 | t1661
        | t1662 | t1663 | t1664 | t1665 | t1666 | t1667 | t1668 | t1669 | t1670 | t1671 | t1672 | t1673 | t1674;
    t1676 = t135 & !t1675;
    t1677 = t102 & !t1675;
    t1678 = t4 & !t1675;
    t1679 = t1 & !t1675;
    t1680 = t0 ^ t1 ^ t6 ^ t10;
    t1681 = t0 ^ t1 ^ t6 ^ t12;
    t1682 = t1 ^ t4 ^ t13;
    t1683 = t0 ^ t1 ^ t6 ^ t14;
    t1684 = t0 ^ t6 ^ t15;
    t1685 = t1 ^ t6 ^ t20;
    t1686 = t1 ^ t4 ^ t22;
    t1687 = t0 ^ t6 ^ t23;
    t1688 = t1 ^ t6 ^ t24;
    t1689 = t0 ^ t1 ^ t6 ^ t26;
    t1690 = t6 ^ t27;
    t1691 = t0 ^ t1 ^ t29;
    t1692 = t0 ^ t4 ^ t6 ^ t31;
    t1693 = t25 | t28 | t99 | t104 | t247 | t824 | t1060 | t1192 | t1253 | t1449 | t1559 | t1567 | t1577 | t1579
        | t1583 | t1680 | t1681 | t1682 | t1683 | t1684 | t1685 | t1686 | t1687 | t1688 | t1689 | t1690 | t1691
        | t1692;
    t1694 = t1570 & !t1693;
    t1695 = t0 & !t1693;
    t1696 = t97 & !t1693;
    t1697 = t1 & !t1693;
    t1698 = t0 ^ t1 ^ t6 ^ t8;
    t1699 = t0 ^ t1 ^ t9;
    t1700 = t6 ^ t10;
    t1701 = t0 ^ t6 ^ t11;
    t1702 = t1 ^ t6 ^ t12;
    t1703 = t1 ^ t13;
    t1704 = t5 ^ t6 ^ t14;
    t1705 = t0 ^ t1 ^ t6 ^ t16;
    t1706 = t0 ^ t21;
    t1707 = t0 ^ t6 ^ t22;
    t1708 = t0 ^ t1 ^ t5 ^ t23;
    t1709 = t1 ^ t5 ^ t6 ^ t24;
    t1710 = t5 ^ t25;
    t1711 = t0 ^ t6 ^ t27;
    t1712 = t6 ^ t28;
    t1713 = t1 ^ t5 ^ t6 ^ t29;
    t1714 = t0 ^ t1 ^ t5 ^ t6 ^ t30;
    t1715 = t26 | t1231 | t1293 | t1449 | t1558 | t1575 | t1576 | t1583 | t1592 | t1684 | t1685 | t1698 | t1699
        | t1700 | t1701 | t1702 | t1703 | t1704 | t1705 | t1706 | t1707 | t1708 | t1709 | t1710 | t1711 | t1712
        | t1713 | t1714;
    t1716 = t5 & !t1715;
    t1717 = t102 & !t1715;
    t1718 = t97 & !t1715;
    t1719 = t1 & !t1715;
    t1720 = t1 ^ t8;
    t1721 = t0 ^ t1 ^ t2 ^ t10;
    t1722 = t1 ^ t12;
    t1723 = t0 ^ t1 ^ t2 ^ t13;
    t1724 = t1 ^ t2 ^ t14;
    t1725 = t1 ^ t2 ^ t6 ^ t16;
    t1726 = t6 ^ t17;
    t1727 = t0 ^ t1 ^ t6 ^ t21;
    t1728 = t0 ^ t2 ^ t6 ^ t22;
    t1729 = t1 ^ t23;
    t1730 = t0 ^ t6 ^ t25;
    t1731 = t2 ^ t29;
    t1732 = t0 ^ t6 ^ t30;
    t1733 = t0 ^ t1 ^ t2 ^ t6 ^ t31;
    t1734 = t27 | t73 | t86 | t137 | t328 | t1232 | t1257 | t1501 | t1514 | t1563 | t1598 | t1599 | t1605 | t1609
        | t1720 | t1721 | t1722 | t1723 | t1724 | t1725 | t1726 | t1727 | t1728 | t1729 | t1730 | t1731 | t1732
        | t1733;
    t1735 = t1506 & !t1734;
    t1736 = t91 & !t1734;
    t1737 = t740 & !t1734;
    t1738 = t2 & !t1734;
    t1739 = t2 ^ t7 ^ t9;
    t1740 = t3 ^ t10;
    t1741 = t0 ^ t2 ^ t3 ^ t11;
    t1742 = t2 ^ t7 ^ t13;
    t1743 = t0 ^ t2 ^ t3 ^ t7 ^ t14;
    t1744 = t2 ^ t3 ^ t15;
    t1745 = t2 ^ t16;
    t1746 = t3 ^ t7 ^ t17;
    t1747 = t7 ^ t18;
    t1748 = t0 ^ t2 ^ t3 ^ t21;
    t1749 = t0 ^ t7 ^ t22;
    t1750 = t0 ^ t2 ^ t3 ^ t7 ^ t24;
    t1751 = t2 ^ t7 ^ t25;
    t1752 = t0 ^ t7 ^ t26;
    t1753 = t0 ^ t3 ^ t7 ^ t29;
    t1754 = t0 ^ t2 ^ t7 ^ t30;
    t1755 = t0 ^ t7 ^ t31;
    t1756 = t1 | t28 | t66 | t85 | t1018 | t1289 | t1329 | t1505 | t1605 | t1617 | t1625 | t1739 | t1740 | t1741
        | t1742 | t1743 | t1744 | t1745 | t1746 | t1747 | t1748 | t1749 | t1750 | t1751 | t1752 | t1753 | t1754
        | t1755;
    t1757 = t1257 & !t1756;
    t1758 = t1636 & !t1756;
    t1759 = t135 & !t1756;
    t1760 = t3 & !t1756;
    t1761 = t0 ^ t1 ^ t4 ^ t20;
    t1762 = t3 ^ t4 ^ t7;
    t1763 = t3 ^ t4 ^ t8;
    t1764 = t0 ^ t3 ^ t4 ^ t9;
    t1765 = t4 ^ t11;
    t1766 = t3 ^ t12 ^ t20;
    t1767 = t3 ^ t13 ^ t20;
    t1768 = t0 ^ t3 ^ t15 ^ t20;
    t1769 = t0 ^ t16 ^ t20;
    t1770 = t0 ^ t3 ^ t17 ^ t20;
    t1771 = t0 ^ t4 ^ t18;
    t1772 = t0 ^ t3 ^ t4 ^ t21;
    t1773 = t0 ^ t3 ^ t22;
    t1774 = t0 ^ t4 ^ t20 ^ t23;
    t1775 = t0 ^ t4 ^ t20 ^ t24;
    t1776 = t3 ^ t4 ^ t25;
    t1777 = t0 ^ t3 ^ t26;
    t1778 = t0 ^ t4 ^ t20 ^ t27;
    t1779 = t0 ^ t4 ^ t20 ^ t28;
    t1780 = t0 ^ t4 ^ t20 ^ t29;
    t1781 = t4 ^ t30;
    t1782 = t0 ^ t3 ^ t4 ^ t20 ^ t31;
    t1783 = t2 | t175 | t780 | t818 | t1641 | t1665 | t1761 | t1762 | t1763 | t1764 | t1765 | t1766 | t1767 | t1768
        | t1769 | t1770 | t1771 | t1772 | t1773 | t1774 | t1775 | t1776 | t1777 | t1778 | t1779 | t1780 | t1781
        | t1782;
    t1784 = t1560 & !t1783;
    t1785 = t3 ^ t20;
    t1786 = !t1783 & t1785;
    t1787 = t20 & !t1783;
    t1788 = t4 & !t1783;
    t1789 = t0 ^ t5 ^ t12;
    t1790 = t0 ^ t7 ^ t8 ^ t12;
    t1791 = t0 ^ t8 ^ t9;
    t1792 = t1 ^ t11 ^ t12;
    t1793 = t0 ^ t1 ^ t14;
    t1794 = t0 ^ t1 ^ t12 ^ t15;
    t1795 = t0 ^ t8 ^ t16;
    t1796 = t12 ^ t17;
    t1797 = t8 ^ t18;
    t1798 = t0 ^ t1 ^ t12 ^ t19;
    t1799 = t0 ^ t1 ^ t12 ^ t21;
    t1800 = t0 ^ t1 ^ t8 ^ t22;
    t1801 = t1 ^ t12 ^ t23;
    t1802 = t8 ^ t12 ^ t24;
    t1803 = t0 ^ t12 ^ t25;
    t1804 = t1 ^ t12 ^ t27;
    t1805 = t0 ^ t8 ^ t28;
    t1806 = t0 ^ t12 ^ t29;
    t1807 = t0 ^ t12 ^ t30;
    t1808 = t12 ^ t31;
    t1809 = t3 | t68 | t844 | t926 | t1009 | t1555 | t1584 | t1702 | t1789 | t1790 | t1791 | t1792 | t1793 | t1794
        | t1795 | t1796 | t1797 | t1798 | t1799 | t1800 | t1801 | t1802 | t1803 | t1804 | t1805 | t1806 | t1807
        | t1808;
    t1810 = t33 & !t1809;
    t1811 = t0 ^ t1 ^ t8;
    t1812 = !t1809 & t1811;
    t1813 = t652 & !t1809;
    t1814 = t12 & !t1809;
    t1815 = t0 ^ t6 ^ t8;
    t1816 = t0 ^ t9;
    t1817 = t0 ^ t1 ^ t4 ^ t6 ^ t14;
    t1818 = t1 ^ t4 ^ t16;
    t1819 = t0 ^ t1 ^ t4 ^ t6 ^ t17;
    t1820 = t4 ^ t6 ^ t21;
    t1821 = t0 ^ t1 ^ t6 ^ t23;
    t1822 = t1 ^ t4 ^ t6 ^ t24;
    t1823 = t4 ^ t25;
    t1824 = t0 ^ t1 ^ t4 ^ t26;
    t1825 = t0 ^ t1 ^ t4 ^ t27;
    t1826 = t4 ^ t6 ^ t30;
    t1827 = t0 ^ t1 ^ t4 ^ t31;
    t1828 = t28 | t99 | t1060 | t1232 | t1253 | t1449 | t1495 | t1553 | t1559 | t1582 | t1669 | t1685 | t1700
        | t1702 | t1703 | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823 | t1824 | t1825
        | t1826 | t1827;
    t1829 = t1570 & !t1828;
    t1830 = t0 & !t1828;
    t1831 = t97 & !t1828;
    t1832 = t1 & !t1828;
    t1833 = t0 ^ t1 ^ t10;
    t1834 = t5 ^ t6 ^ t15;
    t1835 = t0 ^ t6 ^ t16;
    t1836 = t1 ^ t5 ^ t6 ^ t17;
    t1837 = t5 ^ t6 ^ t18;
    t1838 = t0 ^ t1 ^ t21;
    t1839 = t5 ^ t22;
    t1840 = t1 ^ t5 ^ t23;
    t1841 = t5 ^ t24;
    t1842 = t0 ^ t1 ^ t6 ^ t25;
    t1843 = t0 ^ t5 ^ t26;
    t1844 = t5 ^ t27;
    t1845 = t5 ^ t28;
    t1846 = t1 ^ t30;
    t1847 = t0 ^ t5 ^ t6 ^ t31;
    t1848 = t34 | t54 | t342 | t776 | t1293 | t1449 | t1555 | t1575 | t1576 | t1580 | t1583 | t1683 | t1815 | t1833
        | t1834 | t1835 | t1836 | t1837 | t1838 | t1839 | t1840 | t1841 | t1842 | t1843 | t1844 | t1845 | t1846
        | t1847;
    t1849 = t5 & !t1848;
    t1850 = t102 & !t1848;
    t1851 = t97 & !t1848;
    t1852 = t1 & !t1848;
    t1853 = t1 ^ t6 ^ t9;
    t1854 = t0 ^ t1 ^ t2 ^ t11;
    t1855 = t1 ^ t6 ^ t13;
    t1856 = t1 ^ t2 ^ t15;
    t1857 = t0 ^ t2 ^ t6 ^ t16;
    t1858 = t0 ^ t1 ^ t2 ^ t6 ^ t17;
    t1859 = t2 ^ t6 ^ t18;
    t1860 = t6 ^ t19;
    t1861 = t1 ^ t2 ^ t6 ^ t21;
    t1862 = t1 ^ t6 ^ t22;
    t1863 = t0 ^ t1 ^ t6 ^ t24;
    t1864 = t1 ^ t2 ^ t26;
    t1865 = t0 ^ t6 ^ t28;
    t1866 = t1 ^ t29;
    t1867 = t2 ^ t31;
    t1868 = t35 | t50 | t104 | t137 | t794 | t1018 | t1257 | t1564 | t1598 | t1599 | t1605 | t1687 | t1846 | t1853
        | t1854 | t1855 | t1856 | t1857 | t1858 | t1859 | t1860 | t1861 | t1862 | t1863 | t1864 | t1865 | t1866
        | t1867;
    t1869 = t1506 & !t1868;
    t1870 = t91 & !t1868;
    t1871 = t740 & !t1868;
    t1872 = t2 & !t1868;
    t1873 = t2 ^ t3 ^ t8;
    t1874 = t2 ^ t3 ^ t7 ^ t9;
    t1875 = t2 ^ t7 ^ t10;
    t1876 = t0 ^ t2 ^ t3 ^ t12;
    t1877 = t3 ^ t7 ^ t14;
    t1878 = t0 ^ t2 ^ t3 ^ t7 ^ t15;
    t1879 = t0 ^ t7 ^ t16;
    t1880 = t0 ^ t2 ^ t3 ^ t7 ^ t18;
    t1881 = t3 ^ t7 ^ t19;
    t1882 = t7 ^ t20;
    t1883 = t0 ^ t2 ^ t3 ^ t22;
    t1884 = t2 ^ t7 ^ t23;
    t1885 = t3 ^ t24;
    t1886 = t0 ^ t2 ^ t3 ^ t7 ^ t25;
    t1887 = t2 ^ t3 ^ t27;
    t1888 = t2 ^ t7 ^ t28;
    t1889 = t2 ^ t3 ^ t30;
    t1890 = t1 | t36 | t51 | t1329 | t1505 | t1617 | t1621 | t1646 | t1648 | t1753 | t1867 | t1873 | t1874 | t1875
        | t1876 | t1877 | t1878 | t1879 | t1880 | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888
        | t1889;
    t1891 = t1257 & !t1890;
    t1892 = t1636 & !t1890;
    t1893 = t135 & !t1890;
    t1894 = t3 & !t1890;
    t1895 = t1 ^ t4 ^ t6;
    t1896 = t1 ^ t3 ^ t4 ^ t8;
    t1897 = t0 ^ t3 ^ t4 ^ t10;
    t1898 = t0 ^ t14;
    t1899 = t0 ^ t4 ^ t15;
    t1900 = t0 ^ t3 ^ t16;
    t1901 = t0 ^ t1 ^ t3 ^ t17;
    t1902 = t1 ^ t3 ^ t4 ^ t19;
    t1903 = t3 ^ t4 ^ t22;
    t1904 = t0 ^ t1 ^ t3 ^ t4 ^ t23;
    t1905 = t1 ^ t3 ^ t4 ^ t26;
    t1906 = t3 ^ t4 ^ t28;
    t1907 = t1 ^ t3 ^ t4 ^ t30;
    t1908 = t3 ^ t4 ^ t31;
    t1909 = t2 | t34 | t37 | t52 | t175 | t453 | t570 | t1118 | t1543 | t1560 | t1664 | t1762 | t1776 | t1885
        | t1895 | t1896 | t1897 | t1898 | t1899 | t1900 | t1901 | t1902 | t1903 | t1904 | t1905 | t1906 | t1907
        | t1908;
    t1910 = t1 & !t1909;
    t1911 = t0 ^ t1 ^ t3 ^ t4;
    t1912 = !t1909 & t1911;
    t1913 = t1570 & !t1909;
    t1914 = t4 & !t1909;
    t1915 = t0 ^ t1 ^ t2 ^ t14 ^ t22;
    t1916 = t0 ^ t5 ^ t14;
    t1917 = t1 ^ t6 ^ t14;
    t1918 = t0 ^ t1 ^ t7 ^ t22;
    t1919 = t0 ^ t1 ^ t8 ^ t14;
    t1920 = t0 ^ t9 ^ t22;
    t1921 = t0 ^ t1 ^ t10 ^ t14 ^ t22;
    t1922 = t1 ^ t12 ^ t14;
    t1923 = t0 ^ t1 ^ t15;
    t1924 = t0 ^ t14 ^ t16 ^ t22;
    t1925 = t0 ^ t1 ^ t17 ^ t22;
    t1926 = t0 ^ t18 ^ t22;
    t1927 = t14 ^ t19;
    t1928 = t1 ^ t14 ^ t20 ^ t22;
    t1929 = t1 ^ t21 ^ t22;
    t1930 = t14 ^ t25;
    t1931 = t1 ^ t14 ^ t22 ^ t27;
    t1932 = t0 ^ t14 ^ t28;
    t1933 = t1 ^ t14 ^ t22 ^ t31;
    t1934 = t3 | t29 | t49 | t107 | t844 | t1555 | t1587 | t1665 | t1846 | t1915 | t1916 | t1917 | t1918 | t1919
        | t1920 | t1921 | t1922 | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930 | t1931 | t1932
        | t1933;
    t1935 = t0 ^ t1 ^ t14 ^ t22;
    t1936 = !t1934 & t1935;
    t1937 = t0 ^ t14 ^ t22;
    t1938 = !t1934 & t1937;
    t1939 = t22 & !t1934;
    t1940 = t14 & !t1934;
    t1941 = t0 ^ t1 ^ t9 ^ t10 ^ t17;
    t1942 = t0 ^ t2 ^ t10;
    t1943 = t0 ^ t5 ^ t10 ^ t17;
    t1944 = t0 ^ t6 ^ t10 ^ t17;
    t1945 = t0 ^ t7 ^ t9 ^ t10;
    t1946 = t0 ^ t8 ^ t9 ^ t17;
    t1947 = t0 ^ t9 ^ t11;
    t1948 = t0 ^ t10 ^ t12;
    t1949 = t10 ^ t13 ^ t17;
    t1950 = t9 ^ t15;
    t1951 = t9 ^ t10 ^ t16 ^ t17;
    t1952 = t10 ^ t19;
    t1953 = t9 ^ t20;
    t1954 = t0 ^ t9 ^ t21;
    t1955 = t9 ^ t17 ^ t23;
    t1956 = t0 ^ t10 ^ t17 ^ t24;
    t1957 = t9 ^ t26;
    t1958 = t9 ^ t10 ^ t17 ^ t27;
    t1959 = t0 ^ t10 ^ t17 ^ t28;
    t1960 = t0 ^ t10 ^ t17 ^ t30;
    t1961 = t0 ^ t10 ^ t31;
    t1962 = t4 | t14 | t216 | t999 | t1231 | t1507 | t1543 | t1941 | t1942 | t1943 | t1944 | t1945 | t1946 | t1947
        | t1948 | t1949 | t1950 | t1951 | t1952 | t1953 | t1954 | t1955 | t1956 | t1957 | t1958 | t1959 | t1960
        | t1961;
    t1963 = t1816 & !t1962;
    t1964 = t9 ^ t10;
    t1965 = !t1962 & t1964;
    t1966 = t9 ^ t17;
    t1967 = !t1962 & t1966;
    t1968 = t9 & !t1962;
    t1969 = t0 ^ t2 ^ t6 ^ t8;
    t1970 = t0 ^ t6 ^ t7;
    t1971 = t0 ^ t1 ^ t6 ^ t8 ^ t9;
    t1972 = t8 ^ t10;
    t1973 = t1 ^ t8 ^ t11;
    t1974 = t0 ^ t1 ^ t8 ^ t12;
    t1975 = t1 ^ t6 ^ t8 ^ t14;
    t1976 = t1 ^ t8 ^ t17;
    t1977 = t6 ^ t8 ^ t18;
    t1978 = t1 ^ t8 ^ t20;
    t1979 = t6 ^ t8 ^ t21;
    t1980 = t0 ^ t1 ^ t6 ^ t8 ^ t22;
    t1981 = t0 ^ t1 ^ t23;
    t1982 = t0 ^ t8 ^ t24;
    t1983 = t6 ^ t8 ^ t25;
    t1984 = t0 ^ t1 ^ t8 ^ t26;
    t1985 = t8 ^ t27;
    t1986 = t1 ^ t6 ^ t8 ^ t28;
    t1987 = t6 ^ t8 ^ t29;
    t1988 = t1 ^ t8 ^ t30;
    t1989 = t0 ^ t6 ^ t31;
    t1990 = t15 | t74 | t95 | t1099 | t1232 | t1529 | t1664 | t1969 | t1970 | t1971 | t1972 | t1973 | t1974 | t1975
        | t1976 | t1977 | t1978 | t1979 | t1980 | t1981 | t1982 | t1983 | t1984 | t1985 | t1986 | t1987 | t1988
        | t1989;
    t1991 = t1811 & !t1990;
    t1992 = t1 & !t1990;
    t1993 = t6 & !t1990;
    t1994 = t8 & !t1990;
    t1995 = t1 ^ t2 ^ t6 ^ t9;
    t1996 = t0 ^ t1 ^ t2 ^ t12;
    t1997 = t2 ^ t6 ^ t14;
    t1998 = t0 ^ t1 ^ t2 ^ t6 ^ t15;
    t1999 = t0 ^ t1 ^ t2 ^ t6 ^ t19;
    t2000 = t2 ^ t6 ^ t20;
    t2001 = t1 ^ t2 ^ t22;
    t2002 = t0 ^ t1 ^ t2 ^ t23;
    t2003 = t1 ^ t2 ^ t24;
    t2004 = t2 ^ t25;
    t2005 = t0 ^ t1 ^ t2 ^ t6 ^ t27;
    t2006 = t1 ^ t2 ^ t6 ^ t30;
    t2007 = t29 | t43 | t69 | t86 | t137 | t824 | t1192 | t1257 | t1552 | t1557 | t1598 | t1599 | t1600 | t1723
        | t1733 | t1864 | t1995 | t1996 | t1997 | t1998 | t1999 | t2000 | t2001 | t2002 | t2003 | t2004 | t2005
        | t2006;
    t2008 = t1506 & !t2007;
    t2009 = t91 & !t2007;
    t2010 = t740 & !t2007;
    t2011 = t2 & !t2007;
    t2012 = t0 ^ t2 ^ t3 ^ t7 ^ t8;
    t2013 = t2 ^ t3 ^ t7 ^ t10;
    t2014 = t2 ^ t7 ^ t11;
    t2015 = t7 ^ t13;
    t2016 = t7 ^ t14;
    t2017 = t3 ^ t7 ^ t15;
    t2018 = t0 ^ t2 ^ t3 ^ t16;
    t2019 = t0 ^ t3 ^ t7 ^ t17;
    t2020 = t0 ^ t2 ^ t3 ^ t7 ^ t20;
    t2021 = t0 ^ t2 ^ t7 ^ t21;
    t2022 = t2 ^ t3 ^ t23;
    t2023 = t0 ^ t7 ^ t25;
    t2024 = t3 ^ t26;
    t2025 = t0 ^ t2 ^ t3 ^ t7 ^ t28;
    t2026 = t0 ^ t2 ^ t3 ^ t7 ^ t30;
    t2027 = t2 ^ t3 ^ t7 ^ t31;
    t2028 = t1 | t44 | t67 | t70 | t1329 | t1505 | t1514 | t1617 | t1750 | t1753 | t1773 | t1887 | t2012 | t2013
        | t2014 | t2015 | t2016 | t2017 | t2018 | t2019 | t2020 | t2021 | t2022 | t2023 | t2024 | t2025 | t2026
        | t2027;
    t2029 = t1257 & !t2028;
    t2030 = t1636 & !t2028;
    t2031 = t135 & !t2028;
    t2032 = t3 & !t2028;
    t2033 = t0 ^ t4 ^ t6 ^ t17;
    t2034 = t0 ^ t4 ^ t8;
    t2035 = t3 ^ t9 ^ t17;
    t2036 = t0 ^ t10 ^ t17;
    t2037 = t0 ^ t3 ^ t12;
    t2038 = t4 ^ t14;
    t2039 = t0 ^ t15;
    t2040 = t3 ^ t4 ^ t16;
    t2041 = t0 ^ t4 ^ t17 ^ t18;
    t2042 = t3 ^ t17 ^ t19;
    t2043 = t0 ^ t17 ^ t21;
    t2044 = t0 ^ t4 ^ t17 ^ t22;
    t2045 = t4 ^ t17 ^ t23;
    t2046 = t0 ^ t3 ^ t4 ^ t24;
    t2047 = t17 ^ t25;
    t2048 = t0 ^ t17 ^ t26;
    t2049 = t4 ^ t27;
    t2050 = t17 ^ t29;
    t2051 = t3 ^ t17 ^ t30;
    t2052 = t0 ^ t3 ^ t4 ^ t17 ^ t31;
    t2053 = t2 | t45 | t175 | t748 | t1192 | t1664 | t1762 | t1906 | t2033 | t2034 | t2035 | t2036 | t2037 | t2038
        | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046 | t2047 | t2048 | t2049 | t2050 | t2051
        | t2052;
    t2054 = t1513 & !t2053;
    t2055 = t3 ^ t4 ^ t17;
    t2056 = !t2053 & t2055;
    t2057 = t1535 & !t2053;
    t2058 = t4 & !t2053;
    t2059 = t0 ^ t1 ^ t2 ^ t9 ^ t16;
    t2060 = t0 ^ t4 ^ t9;
    t2061 = t0 ^ t5 ^ t9;
    t2062 = t0 ^ t1 ^ t7 ^ t16;
    t2063 = t0 ^ t1 ^ t9 ^ t11 ^ t16;
    t2064 = t0 ^ t9 ^ t13;
    t2065 = t0 ^ t16 ^ t17;
    t2066 = t9 ^ t16 ^ t18;
    t2067 = t0 ^ t1 ^ t16 ^ t19;
    t2068 = t9 ^ t16 ^ t21;
    t2069 = t0 ^ t1 ^ t9 ^ t22;
    t2070 = t0 ^ t1 ^ t16 ^ t23;
    t2071 = t1 ^ t9 ^ t16 ^ t24;
    t2072 = t9 ^ t16 ^ t25;
    t2073 = t9 ^ t16 ^ t26;
    t2074 = t0 ^ t1 ^ t9 ^ t16 ^ t27;
    t2075 = t9 ^ t28;
    t2076 = t0 ^ t1 ^ t9 ^ t16 ^ t29;
    t2077 = t0 ^ t16 ^ t31;
    t2078 = t3 | t14 | t1459 | t1722 | t1769 | t1811 | t1846 | t1853 | t1950 | t2059 | t2060 | t2061 | t2062
        | t2063 | t2064 | t2065 | t2066 | t2067 | t2068 | t2069 | t2070 | t2071 | t2072 | t2073 | t2074 | t2075
        | t2076 | t2077;
    t2079 = t0 ^ t1 ^ t9 ^ t16;
    t2080 = !t2078 & t2079;
    t2081 = t0 ^ t9 ^ t16;
    t2082 = !t2078 & t2081;
    t2083 = t16 & !t2078;
    t2084 = t9 & !t2078;
    t2085 = t0 ^ t1 ^ t8 ^ t11 ^ t19;
    t2086 = t0 ^ t5 ^ t11 ^ t19;
    t2087 = t0 ^ t6 ^ t11 ^ t19;
    t2088 = t0 ^ t9 ^ t19;
    t2089 = t0 ^ t8 ^ t11 ^ t13;
    t2090 = t8 ^ t11 ^ t14 ^ t19;
    t2091 = t0 ^ t8 ^ t17 ^ t19;
    t2092 = t11 ^ t18;
    t2093 = t0 ^ t11 ^ t21;
    t2094 = t0 ^ t19 ^ t22;
    t2095 = t0 ^ t19 ^ t23;
    t2096 = t11 ^ t24;
    t2097 = t0 ^ t19 ^ t25;
    t2098 = t19 ^ t26;
    t2099 = t19 ^ t27;
    t2100 = t8 ^ t11 ^ t29;
    t2101 = t0 ^ t8 ^ t11 ^ t30;
    t2102 = t0 ^ t11 ^ t31;
    t2103 = t4 | t15 | t41 | t342 | t348 | t869 | t1099 | t1478 | t1805 | t1972 | t2085 | t2086 | t2087 | t2088
        | t2089 | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099 | t2100 | t2101
        | t2102;
    t2104 = t33 & !t2103;
    t2105 = t8 ^ t11;
    t2106 = !t2103 & t2105;
    t2107 = t8 ^ t19;
    t2108 = !t2103 & t2107;
    t2109 = t8 & !t2103;
    t2110 = t0 ^ t2 ^ t6 ^ t9;
    t2111 = t0 ^ t1 ^ t6 ^ t9 ^ t10;
    t2112 = t9 ^ t11;
    t2113 = t1 ^ t9 ^ t12;
    t2114 = t0 ^ t1 ^ t9 ^ t13;
    t2115 = t1 ^ t6 ^ t9 ^ t15;
    t2116 = t0 ^ t1 ^ t6 ^ t9 ^ t16;
    t2117 = t6 ^ t9 ^ t17;
    t2118 = t0 ^ t1 ^ t6 ^ t18;
    t2119 = t1 ^ t9 ^ t19;
    t2120 = t6 ^ t9 ^ t20;
    t2121 = t6 ^ t9 ^ t21;
    t2122 = t0 ^ t1 ^ t6 ^ t9 ^ t23;
    t2123 = t0 ^ t9 ^ t24;
    t2124 = t0 ^ t1 ^ t25;
    t2125 = t0 ^ t1 ^ t6 ^ t9 ^ t26;
    t2126 = t6 ^ t9 ^ t27;
    t2127 = t6 ^ t9 ^ t28;
    t2128 = t0 ^ t1 ^ t9 ^ t30;
    t2129 = t8 | t95 | t1507 | t1568 | t1660 | t1862 | t1866 | t1898 | t1970 | t2110 | t2111 | t2112 | t2113
        | t2114 | t2115 | t2116 | t2117 | t2118 | t2119 | t2120 | t2121 | t2122 | t2123 | t2124 | t2125 | t2126
        | t2127 | t2128;
    t2130 = t1699 & !t2129;
    t2131 = t1 & !t2129;
    t2132 = t6 & !t2129;
    t2133 = t9 & !t2129;
    t2134 = t1 ^ t2 ^ t5 ^ t10;
    t2135 = t1 ^ t7;
    t2136 = t1 ^ t2 ^ t8 ^ t10;
    t2137 = t1 ^ t2 ^ t9 ^ t10;
    t2138 = t0 ^ t2 ^ t10 ^ t11;
    t2139 = t0 ^ t2 ^ t10 ^ t16;
    t2140 = t1 ^ t10 ^ t18;
    t2141 = t2 ^ t10 ^ t20;
    t2142 = t0 ^ t1 ^ t2 ^ t21;
    t2143 = t0 ^ t1 ^ t2 ^ t22;
    t2144 = t0 ^ t1 ^ t2 ^ t26;
    t2145 = t0 ^ t2 ^ t10 ^ t27;
    t2146 = t1 ^ t10 ^ t28;
    t2147 = t0 ^ t10 ^ t29;
    t2148 = t0 ^ t1 ^ t2 ^ t30;
    t2149 = t0 ^ t1 ^ t2 ^ t10 ^ t31;
    t2150 = t17 | t97 | t897 | t1466 | t1531 | t1588 | t1604 | t1608 | t1641 | t1703 | t1898 | t1923 | t2134
        | t2135 | t2136 | t2137 | t2138 | t2139 | t2140 | t2141 | t2142 | t2143 | t2144 | t2145 | t2146 | t2147
        | t2148 | t2149;
    t2151 = t1721 & !t2150;
    t2152 = t2 & !t2150;
    t2153 = t1 & !t2150;
    t2154 = t10 & !t2150;
    t2155 = t0 ^ t1 ^ t5 ^ t11;
    t2156 = t3 ^ t6 ^ t11;
    t2157 = t0 ^ t1 ^ t3 ^ t9 ^ t11;
    t2158 = t0 ^ t3 ^ t10 ^ t11;
    t2159 = t0 ^ t1 ^ t3 ^ t11 ^ t12;
    t2160 = t1 ^ t11 ^ t13;
    t2161 = t1 ^ t11 ^ t17;
    t2162 = t0 ^ t11 ^ t19;
    t2163 = t0 ^ t1 ^ t3 ^ t20;
    t2164 = t1 ^ t3 ^ t11 ^ t24;
    t2165 = t3 ^ t11 ^ t25;
    t2166 = t0 ^ t1 ^ t3 ^ t11 ^ t28;
    t2167 = t0 ^ t1 ^ t3 ^ t29;
    t2168 = t1 ^ t3 ^ t31;
    t2169 = t18 | t740 | t1257 | t1465 | t1492 | t1542 | t1561 | t1632 | t1662 | t1720 | t1793 | t1900 | t1923
        | t2093 | t2155 | t2156 | t2157 | t2158 | t2159 | t2160 | t2161 | t2162 | t2163 | t2164 | t2165 | t2166
        | t2167 | t2168;
    t2170 = t1 ^ t3 ^ t11;
    t2171 = !t2169 & t2170;
    t2172 = t3 & !t2169;
    t2173 = t0 & !t2169;
    t2174 = t11 & !t2169;
    t2175 = t0 ^ t4 ^ t6 ^ t19;
    t2176 = t3 ^ t10 ^ t19;
    t2177 = t0 ^ t3 ^ t4 ^ t12;
    t2178 = t0 ^ t4 ^ t16 ^ t19;
    t2179 = t3 ^ t18 ^ t19;
    t2180 = t0 ^ t4 ^ t19 ^ t20;
    t2181 = t0 ^ t4 ^ t23;
    t2182 = t0 ^ t4 ^ t19 ^ t25;
    t2183 = t0 ^ t4 ^ t26;
    t2184 = t19 ^ t28;
    t2185 = t3 ^ t4 ^ t19 ^ t29;
    t2186 = t0 ^ t19 ^ t30;
    t2187 = t0 ^ t3 ^ t31;
    t2188 = t2 | t14 | t33 | t175 | t220 | t1232 | t1458 | t1513 | t1530 | t1669 | t1762 | t1772 | t2046 | t2099
        | t2162 | t2175 | t2176 | t2177 | t2178 | t2179 | t2180 | t2181 | t2182 | t2183 | t2184 | t2185 | t2186
        | t2187;
    t2189 = t780 & !t2188;
    t2190 = t3 ^ t4 ^ t19;
    t2191 = !t2188 & t2190;
    t2192 = t1667 & !t2188;
    t2193 = t4 & !t2188;
    t2194 = t0 ^ t1 ^ t2 ^ t17;
    t2195 = t0 ^ t5 ^ t8;
    t2196 = t1 ^ t6 ^ t8;
    t2197 = t0 ^ t1 ^ t7 ^ t8 ^ t17;
    t2198 = t0 ^ t1 ^ t8 ^ t9;
    t2199 = t0 ^ t8 ^ t11 ^ t17;
    t2200 = t0 ^ t1 ^ t12 ^ t17;
    t2201 = t1 ^ t8 ^ t13;
    t2202 = t0 ^ t1 ^ t8 ^ t16;
    t2203 = t17 ^ t20;
    t2204 = t17 ^ t21;
    t2205 = t0 ^ t1 ^ t8 ^ t23;
    t2206 = t1 ^ t8 ^ t24;
    t2207 = t8 ^ t25;
    t2208 = t0 ^ t1 ^ t8 ^ t17 ^ t26;
    t2209 = t0 ^ t1 ^ t8 ^ t27;
    t2210 = t17 ^ t28;
    t2211 = t1 ^ t8 ^ t17 ^ t29;
    t2212 = t0 ^ t1 ^ t8 ^ t17 ^ t30;
    t2213 = t0 ^ t1 ^ t17 ^ t31;
    t2214 = t3 | t15 | t388 | t1536 | t1898 | t1972 | t2034 | t2091 | t2194 | t2195 | t2196 | t2197 | t2198 | t2199
        | t2200 | t2201 | t2202 | t2203 | t2204 | t2205 | t2206 | t2207 | t2208 | t2209 | t2210 | t2211 | t2212
        | t2213;
    t2215 = t1192 & !t2214;
    t2216 = t1513 & !t2214;
    t2217 = t584 & !t2214;
    t2218 = t8 & !t2214;
    t2219 = t0 ^ t1 ^ t9 ^ t12 ^ t18;
    t2220 = t0 ^ t5 ^ t12 ^ t18;
    t2221 = t0 ^ t6 ^ t12 ^ t18;
    t2222 = t0 ^ t7 ^ t9 ^ t12;
    t2223 = t0 ^ t10 ^ t18;
    t2224 = t0 ^ t9 ^ t12 ^ t14;
    t2225 = t9 ^ t12 ^ t15 ^ t18;
    t2226 = t0 ^ t16 ^ t18;
    t2227 = t0 ^ t9 ^ t18 ^ t19;
    t2228 = t12 ^ t20;
    t2229 = t12 ^ t18 ^ t23;
    t2230 = t12 ^ t25;
    t2231 = t0 ^ t18 ^ t28;
    t2232 = t0 ^ t9 ^ t18 ^ t29;
    t2233 = t12 ^ t18 ^ t30;
    t2234 = t4 | t8 | t17 | t216 | t489 | t1507 | t1568 | t1630 | t1706 | t1957 | t2064 | t2112 | t2123 | t2219
        | t2220 | t2221 | t2222 | t2223 | t2224 | t2225 | t2226 | t2227 | t2228 | t2229 | t2230 | t2231 | t2232
        | t2233;
    t2235 = t1816 & !t2234;
    t2236 = t9 ^ t12;
    t2237 = !t2234 & t2236;
    t2238 = t9 ^ t18;
    t2239 = !t2234 & t2238;
    t2240 = t9 & !t2234;
    t2241 = t0 ^ t2 ^ t6 ^ t10;
    t2242 = t1 ^ t6 ^ t8 ^ t10;
    t2243 = t1 ^ t6 ^ t9 ^ t10;
    t2244 = t0 ^ t1 ^ t6 ^ t10 ^ t11;
    t2245 = t6 ^ t13;
    t2246 = t6 ^ t10 ^ t19;
    t2247 = t6 ^ t10 ^ t21;
    t2248 = t1 ^ t10 ^ t26;
    t2249 = t10 ^ t27;
    t2250 = t0 ^ t1 ^ t28;
    t2251 = t6 ^ t10 ^ t29;
    t2252 = t18 | t55 | t95 | t811 | t897 | t1466 | t1531 | t1556 | t1557 | t1588 | t1592 | t1641 | t1707 | t1970
        | t1981 | t2036 | t2039 | t2241 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248 | t2249 | t2250
        | t2251;
    t2253 = t1833 & !t2252;
    t2254 = t1 & !t2252;
    t2255 = t6 & !t2252;
    t2256 = t10 & !t2252;
    t2257 = t1 ^ t2 ^ t5 ^ t11;
    t2258 = t0 ^ t2 ^ t9 ^ t11;
    t2259 = t0 ^ t2 ^ t11 ^ t12;
    t2260 = t0 ^ t1 ^ t2 ^ t16;
    t2261 = t0 ^ t1 ^ t11 ^ t18;
    t2262 = t1 ^ t11 ^ t20;
    t2263 = t0 ^ t2 ^ t11 ^ t22;
    t2264 = t0 ^ t25;
    t2265 = t2 ^ t11 ^ t27;
    t2266 = t11 ^ t28;
    t2267 = t2 ^ t11 ^ t30;
    t2268 = t19 | t97 | t570 | t632 | t824 | t936 | t1471 | t1492 | t1513 | t1543 | t1587 | t1662 | t1811 | t1898
        | t2003 | t2039 | t2135 | t2257 | t2258 | t2259 | t2260 | t2261 | t2262 | t2263 | t2264 | t2265 | t2266
        | t2267;
    t2269 = t1854 & !t2268;
    t2270 = t2 & !t2268;
    t2271 = t1 & !t2268;
    t2272 = t11 & !t2268;
    t2273 = t0 ^ t1 ^ t4 ^ t12;
    t2274 = t3 ^ t6 ^ t12;
    t2275 = t0 ^ t3 ^ t11 ^ t12;
    t2276 = t3 ^ t12 ^ t13;
    t2277 = t0 ^ t12 ^ t14;
    t2278 = t1 ^ t12 ^ t19;
    t2279 = t1 ^ t12 ^ t21;
    t2280 = t0 ^ t1 ^ t3 ^ t12 ^ t23;
    t2281 = t0 ^ t1 ^ t26;
    t2282 = t3 ^ t12 ^ t28;
    t2283 = t3 ^ t12 ^ t31;
    t2284 = t20 | t49 | t247 | t740 | t902 | t1143 | t1257 | t1464 | t1518 | t1520 | t1536 | t1624 | t1806 | t1811
        | t1816 | t1846 | t1923 | t2273 | t2274 | t2275 | t2276 | t2277 | t2278 | t2279 | t2280 | t2281 | t2282
        | t2283;
    t2285 = t1457 & !t2284;
    t2286 = t3 & !t2284;
    t2287 = t0 & !t2284;
    t2288 = t12 & !t2284;
    t2289 = t2 ^ t5 ^ t28;
    t2290 = t2 ^ t6 ^ t28;
    t2291 = t4 ^ t7 ^ t28;
    t2292 = t0 ^ t2 ^ t4 ^ t11 ^ t28;
    t2293 = t0 ^ t4 ^ t12 ^ t28;
    t2294 = t0 ^ t2 ^ t13 ^ t28;
    t2295 = t0 ^ t2 ^ t4 ^ t14 ^ t28;
    t2296 = t0 ^ t2 ^ t4 ^ t16 ^ t28;
    t2297 = t2 ^ t20 ^ t28;
    t2298 = t0 ^ t2 ^ t4 ^ t21 ^ t28;
    t2299 = t4 ^ t24 ^ t28;
    t2300 = t0 ^ t4 ^ t25 ^ t28;
    t2301 = t0 ^ t2 ^ t27;
    t2302 = t1 | t9 | t29 | t135 | t179 | t685 | t921 | t1009 | t1496 | t1541 | t1602 | t1604 | t1669 | t1771
        | t1867 | t2289 | t2290 | t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297 | t2298 | t2299 | t2300
        | t2301;
    t2303 = t2 ^ t4 ^ t28;
    t2304 = !t2302 & t2303;
    t2305 = t4 & !t2302;
    t2306 = t0 & !t2302;
    t2307 = t28 & !t2302;
    t2308 = t3 ^ t5 ^ t7;
    t2309 = t4 ^ t5 ^ t8;
    t2310 = t3 ^ t5 ^ t9;
    t2311 = t0 ^ t5 ^ t13;
    t2312 = t0 ^ t4 ^ t17;
    t2313 = t0 ^ t4 ^ t5 ^ t19;
    t2314 = t3 ^ t4 ^ t20;
    t2315 = t0 ^ t4 ^ t5 ^ t23;
    t2316 = t0 ^ t3 ^ t25;
    t2317 = t0 ^ t5 ^ t27;
    t2318 = t0 ^ t4 ^ t5 ^ t31;
    t2319 = t2 | t10 | t46 | t206 | t1020 | t1050 | t1231 | t1354 | t1512 | t1570 | t1653 | t1669 | t1765 | t1885
        | t1906 | t2177 | t2183 | t2308 | t2309 | t2310 | t2311 | t2312 | t2313 | t2314 | t2315 | t2316 | t2317
        | t2318;
    t2320 = t135 & !t2319;
    t2321 = t95 & !t2319;
    t2322 = t4 & !t2319;
    t2323 = t5 & !t2319;
    t2324 = t0 ^ t2 ^ t8 ^ t13;
    t2325 = t0 ^ t5 ^ t8 ^ t10;
    t2326 = t0 ^ t6 ^ t8 ^ t10;
    t2327 = t0 ^ t7 ^ t8 ^ t10 ^ t13;
    t2328 = t8 ^ t9;
    t2329 = t0 ^ t10 ^ t11 ^ t13;
    t2330 = t0 ^ t8 ^ t10 ^ t14;
    t2331 = t0 ^ t8 ^ t10 ^ t13 ^ t15;
    t2332 = t0 ^ t8 ^ t10 ^ t17;
    t2333 = t0 ^ t8 ^ t13 ^ t18;
    t2334 = t10 ^ t13 ^ t20;
    t2335 = t13 ^ t21;
    t2336 = t0 ^ t10 ^ t13 ^ t22;
    t2337 = t0 ^ t8 ^ t10 ^ t23;
    t2338 = t13 ^ t24;
    t2339 = t8 ^ t10 ^ t13 ^ t25;
    t2340 = t0 ^ t8 ^ t10 ^ t26;
    t2341 = t8 ^ t13 ^ t28;
    t2342 = t10 ^ t13 ^ t29;
    t2343 = t0 ^ t8 ^ t10 ^ t13 ^ t30;
    t2344 = t8 ^ t13 ^ t31;
    t2345 = t4 | t19 | t41 | t897 | t1641 | t1811 | t2249 | t2324 | t2325 | t2326 | t2327 | t2328 | t2329 | t2330
        | t2331 | t2332 | t2333 | t2334 | t2335 | t2336 | t2337 | t2338 | t2339 | t2340 | t2341 | t2342 | t2343
        | t2344;
    t2346 = t1602 & !t2345;
    t2347 = t8 ^ t10 ^ t13;
    t2348 = !t2345 & t2347;
    t2349 = t13 & !t2345;
    t2350 = t10 & !t2345;
    t2351 = t0 ^ t2 ^ t6 ^ t11;
    t2352 = t0 ^ t1 ^ t6 ^ t9 ^ t11;
    t2353 = t1 ^ t6 ^ t10 ^ t11;
    t2354 = t0 ^ t1 ^ t6 ^ t11 ^ t12;
    t2355 = t0 ^ t11 ^ t13;
    t2356 = t0 ^ t6 ^ t18;
    t2357 = t0 ^ t1 ^ t6 ^ t11 ^ t23;
    t2358 = t1 ^ t11 ^ t24;
    t2359 = t1 ^ t6 ^ t11 ^ t25;
    t2360 = t20 | t29 | t33 | t95 | t216 | t570 | t1467 | t1556 | t1558 | t1567 | t1568 | t1662 | t1684 | t1711
        | t1835 | t1970 | t2093 | t2162 | t2266 | t2351 | t2352 | t2353 | t2354 | t2355 | t2356 | t2357 | t2358
        | t2359;
    t2361 = t0 ^ t1 ^ t11;
    t2362 = !t2360 & t2361;
    t2363 = t1 & !t2360;
    t2364 = t6 & !t2360;
    t2365 = t11 & !t2360;
    t2366 = t1 ^ t2 ^ t5 ^ t12;
    t2367 = t0 ^ t2 ^ t10 ^ t12;
    t2368 = t1 ^ t2 ^ t11 ^ t12;
    t2369 = t2 ^ t12 ^ t13;
    t2370 = t0 ^ t2 ^ t12 ^ t16;
    t2371 = t2 ^ t12 ^ t17;
    t2372 = t0 ^ t1 ^ t12 ^ t20;
    t2373 = t0 ^ t2 ^ t12 ^ t21;
    t2374 = t0 ^ t1 ^ t2 ^ t12 ^ t25;
    t2375 = t1 ^ t2 ^ t12 ^ t26;
    t2376 = t2 ^ t27;
    t2377 = t0 ^ t1 ^ t12 ^ t29;
    t2378 = t1 ^ t2 ^ t31;
    t2379 = t33 | t34 | t97 | t493 | t780 | t1494 | t1544 | t1588 | t1922 | t1981 | t2001 | t2037 | t2039 | t2135
        | t2273 | t2366 | t2367 | t2368 | t2369 | t2370 | t2371 | t2372 | t2373 | t2374 | t2375 | t2376 | t2377
        | t2378;
    t2380 = t1996 & !t2379;
    t2381 = t2 & !t2379;
    t2382 = t1 & !t2379;
    t2383 = t12 & !t2379;
    t2384 = t0 ^ t1 ^ t4 ^ t21;
    t2385 = t0 ^ t1 ^ t5 ^ t21;
    t2386 = t0 ^ t1 ^ t3 ^ t11 ^ t21;
    t2387 = t0 ^ t3 ^ t12 ^ t21;
    t2388 = t0 ^ t1 ^ t13 ^ t21;
    t2389 = t0 ^ t1 ^ t3 ^ t14 ^ t21;
    t2390 = t1 ^ t16;
    t2391 = t0 ^ t3 ^ t17 ^ t21;
    t2392 = t3 ^ t18 ^ t21;
    t2393 = t0 ^ t3 ^ t21 ^ t22;
    t2394 = t0 ^ t3 ^ t23;
    t2395 = t0 ^ t1 ^ t3 ^ t25;
    t2396 = t1 ^ t3 ^ t21 ^ t26;
    t2397 = t0 ^ t3 ^ t21 ^ t27;
    t2398 = t1 ^ t3 ^ t29;
    t2399 = t0 ^ t1 ^ t3 ^ t21 ^ t30;
    t2400 = t9 | t79 | t740 | t1214 | t1257 | t1471 | t1521 | t1584 | t1602 | t1625 | t1629 | t1811 | t2384 | t2385
        | t2386 | t2387 | t2388 | t2389 | t2390 | t2391 | t2392 | t2393 | t2394 | t2395 | t2396 | t2397 | t2398
        | t2399;
    t2401 = t1463 & !t2400;
    t2402 = t3 & !t2400;
    t2403 = t0 & !t2400;
    t2404 = t21 & !t2400;
    t2405 = t5 ^ t6;
    t2406 = t2 ^ t4 ^ t5 ^ t7;
    t2407 = t0 ^ t2 ^ t5 ^ t8;
    t2408 = t5 ^ t9;
    t2409 = t0 ^ t4 ^ t5 ^ t12;
    t2410 = t2 ^ t14;
    t2411 = t0 ^ t4 ^ t5 ^ t15;
    t2412 = t0 ^ t4 ^ t16;
    t2413 = t0 ^ t2 ^ t4 ^ t17;
    t2414 = t0 ^ t2 ^ t4 ^ t5 ^ t18;
    t2415 = t2 ^ t4 ^ t5 ^ t19;
    t2416 = t2 ^ t4 ^ t21;
    t2417 = t0 ^ t2 ^ t4 ^ t5 ^ t22;
    t2418 = t0 ^ t2 ^ t4 ^ t5 ^ t23;
    t2419 = t2 ^ t24;
    t2420 = t0 ^ t2 ^ t4 ^ t25;
    t2421 = t0 ^ t2 ^ t4 ^ t26;
    t2422 = t4 ^ t5 ^ t27;
    t2423 = t0 ^ t2 ^ t4 ^ t5 ^ t28;
    t2424 = t2 ^ t4 ^ t29;
    t2425 = t1 | t10 | t135 | t1097 | t1501 | t1560 | t1781 | t2318 | t2405 | t2406 | t2407 | t2408 | t2409 | t2410
        | t2411 | t2412 | t2413 | t2414 | t2415 | t2416 | t2417 | t2418 | t2419 | t2420 | t2421 | t2422 | t2423
        | t2424;
    t2426 = t4 ^ t5;
    t2427 = !t2425 & t2426;
    t2428 = t4 & !t2425;
    t2429 = t0 & !t2425;
    t2430 = t1058 & !t2425;
    t2431 = t0 ^ t3 ^ t4 ^ t8;
    t2432 = t0 ^ t3 ^ t5 ^ t9;
    t2433 = t3 ^ t5 ^ t10;
    t2434 = t3 ^ t4 ^ t5 ^ t14;
    t2435 = t3 ^ t15;
    t2436 = t5 ^ t17;
    t2437 = t0 ^ t3 ^ t4 ^ t5 ^ t18;
    t2438 = t3 ^ t4 ^ t5 ^ t22;
    t2439 = t0 ^ t3 ^ t4 ^ t5 ^ t26;
    t2440 = t0 ^ t3 ^ t4 ^ t5 ^ t27;
    t2441 = t0 ^ t3 ^ t28;
    t2442 = t4 ^ t5 ^ t30;
    t2443 = t0 ^ t5 ^ t31;
    t2444 = t2 | t11 | t13 | t37 | t46 | t342 | t540 | t767 | t838 | t1050 | t1570 | t2046 | t2181 | t2308 | t2412
        | t2431 | t2432 | t2433 | t2434 | t2435 | t2436 | t2437 | t2438 | t2439 | t2440 | t2441 | t2442 | t2443;
    t2445 = t135 & !t2444;
    t2446 = t95 & !t2444;
    t2447 = t4 & !t2444;
    t2448 = t5 & !t2444;
    t2449 = t0 ^ t5 ^ t21;
    t2450 = t0 ^ t8 ^ t18;
    t2451 = t0 ^ t2 ^ t10 ^ t21;
    t2452 = t0 ^ t13 ^ t18 ^ t21;
    t2453 = t0 ^ t14 ^ t18;
    t2454 = t2 ^ t18 ^ t22;
    t2455 = t0 ^ t21 ^ t23;
    t2456 = t2 ^ t18 ^ t21 ^ t24;
    t2457 = t0 ^ t21 ^ t25;
    t2458 = t0 ^ t2 ^ t28;
    t2459 = t0 ^ t2 ^ t21 ^ t30;
    t2460 = t18 ^ t21 ^ t31;
    t2461 = t3 | t12 | t17 | t51 | t78 | t328 | t1214 | t1501 | t1543 | t1604 | t1745 | t1771 | t2021 | t2142
        | t2301 | t2356 | t2449 | t2450 | t2451 | t2452 | t2453 | t2454 | t2455 | t2456 | t2457 | t2458 | t2459
        | t2460;
    t2462 = t0 ^ t2 ^ t18 ^ t21;
    t2463 = !t2461 & t2462;
    t2464 = t2 ^ t18 ^ t21;
    t2465 = !t2461 & t2464;
    t2466 = t21 & !t2461;
    t2467 = t18 & !t2461;
    t2468 = t1 ^ t3 ^ t9 ^ t14;
    t2469 = t1 ^ t5 ^ t14;
    t2470 = t1 ^ t6 ^ t9 ^ t14;
    t2471 = t0 ^ t1 ^ t7 ^ t14;
    t2472 = t0 ^ t1 ^ t8 ^ t9 ^ t14;
    t2473 = t1 ^ t9 ^ t10 ^ t14;
    t2474 = t0 ^ t1 ^ t12;
    t2475 = t0 ^ t1 ^ t9 ^ t13 ^ t14;
    t2476 = t0 ^ t1 ^ t14 ^ t15;
    t2477 = t0 ^ t1 ^ t9 ^ t14 ^ t16;
    t2478 = t0 ^ t9 ^ t14 ^ t20;
    t2479 = t1 ^ t9 ^ t23;
    t2480 = t9 ^ t24;
    t2481 = t1 ^ t9 ^ t14 ^ t25;
    t2482 = t0 ^ t1 ^ t9 ^ t14 ^ t26;
    t2483 = t1 ^ t9 ^ t14 ^ t27;
    t2484 = t0 ^ t9 ^ t14 ^ t28;
    t2485 = t0 ^ t14 ^ t29;
    t2486 = t4 | t18 | t740 | t1501 | t1513 | t1561 | t1568 | t1706 | t1927 | t2128 | t2468 | t2469 | t2470 | t2471
        | t2472 | t2473 | t2474 | t2475 | t2476 | t2477 | t2478 | t2479 | t2480 | t2481 | t2482 | t2483 | t2484
        | t2485;
    t2487 = t1898 & !t2486;
    t2488 = t1 ^ t14;
    t2489 = !t2486 & t2488;
    t2490 = t9 ^ t14;
    t2491 = !t2486 & t2490;
    t2492 = t14 & !t2486;
    t2493 = t0 ^ t1 ^ t2 ^ t3 ^ t5;
    t2494 = t0 ^ t1 ^ t2 ^ t3 ^ t12;
    t2495 = t0 ^ t1 ^ t3 ^ t15;
    t2496 = t0 ^ t2 ^ t17;
    t2497 = t0 ^ t1 ^ t2 ^ t3 ^ t18;
    t2498 = t0 ^ t2 ^ t3 ^ t19;
    t2499 = t0 ^ t1 ^ t2 ^ t3 ^ t22;
    t2500 = t0 ^ t1 ^ t2 ^ t3 ^ t23;
    t2501 = t2 ^ t3 ^ t24;
    t2502 = t0 ^ t1 ^ t2 ^ t3 ^ t25;
    t2503 = t0 ^ t2 ^ t26;
    t2504 = t1 ^ t2 ^ t3 ^ t28;
    t2505 = t0 ^ t1 ^ t3 ^ t30;
    t2506 = t9 | t33 | t68 | t97 | t257 | t623 | t1438 | t1458 | t1622 | t1642 | t1691 | t1867 | t2135 | t2142
        | t2301 | t2493 | t2494 | t2495 | t2496 | t2497 | t2498 | t2499 | t2500 | t2501 | t2502 | t2503 | t2504
        | t2505;
    t2507 = t1 ^ t2 ^ t3;
    t2508 = !t2506 & t2507;
    t2509 = t2 & !t2506;
    t2510 = t1 & !t2506;
    t2511 = t135 & !t2506;
    t2512 = t0 ^ t1 ^ t4 ^ t17;
    t2513 = t0 ^ t1 ^ t5 ^ t17;
    t2514 = t3 ^ t6 ^ t17;
    t2515 = t0 ^ t8 ^ t17;
    t2516 = t1 ^ t9 ^ t17;
    t2517 = t0 ^ t1 ^ t3 ^ t12 ^ t17;
    t2518 = t0 ^ t1 ^ t3 ^ t15 ^ t17;
    t2519 = t0 ^ t3 ^ t16 ^ t17;
    t2520 = t0 ^ t1 ^ t3 ^ t18;
    t2521 = t0 ^ t3 ^ t17 ^ t19;
    t2522 = t3 ^ t17 ^ t20;
    t2523 = t0 ^ t3 ^ t17 ^ t23;
    t2524 = t0 ^ t1 ^ t17 ^ t25;
    t2525 = t0 ^ t3 ^ t17 ^ t26;
    t2526 = t0 ^ t1 ^ t3 ^ t27;
    t2527 = t0 ^ t1 ^ t3 ^ t28;
    t2528 = t1 ^ t17 ^ t29;
    t2529 = t1 ^ t3 ^ t30;
    t2530 = t0 ^ t17 ^ t31;
    t2531 = t10 | t740 | t1257 | t1458 | t1501 | t1885 | t1925 | t2204 | t2488 | t2512 | t2513 | t2514 | t2515
        | t2516 | t2517 | t2518 | t2519 | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526 | t2527 | t2528
        | t2529 | t2530;
    t2532 = t1 ^ t3 ^ t17;
    t2533 = !t2531 & t2532;
    t2534 = t3 & !t2531;
    t2535 = t0 & !t2531;
    t2536 = t17 & !t2531;
    t2537 = t4 ^ t7 ^ t18;
    t2538 = t0 ^ t2 ^ t4 ^ t8 ^ t18;
    t2539 = t2 ^ t4 ^ t9;
    t2540 = t2 ^ t10 ^ t18;
    t2541 = t0 ^ t2 ^ t14 ^ t18;
    t2542 = t2 ^ t15;
    t2543 = t0 ^ t4 ^ t16 ^ t18;
    t2544 = t0 ^ t2 ^ t4 ^ t19;
    t2545 = t0 ^ t4 ^ t18 ^ t20;
    t2546 = t0 ^ t2 ^ t18 ^ t23;
    t2547 = t0 ^ t18 ^ t24;
    t2548 = t0 ^ t4 ^ t18 ^ t25;
    t2549 = t0 ^ t2 ^ t18 ^ t26;
    t2550 = t0 ^ t4 ^ t18 ^ t27;
    t2551 = t0 ^ t2 ^ t4 ^ t28;
    t2552 = t2 ^ t4 ^ t18 ^ t29;
    t2553 = t0 ^ t2 ^ t30;
    t2554 = t2 ^ t4 ^ t31;
    t2555 = t1 | t11 | t13 | t17 | t135 | t263 | t1018 | t1669 | t1706 | t1859 | t2537 | t2538 | t2539 | t2540
        | t2541 | t2542 | t2543 | t2544 | t2545 | t2546 | t2547 | t2548 | t2549 | t2550 | t2551 | t2552 | t2553
        | t2554;
    t2556 = t2 ^ t4 ^ t18;
    t2557 = !t2555 & t2556;
    t2558 = t4 & !t2555;
    t2559 = t0 & !t2555;
    t2560 = t18 & !t2555;
    t2561 = t3 ^ t8;
    t2562 = t0 ^ t3 ^ t5 ^ t10;
    t2563 = t3 ^ t4 ^ t13;
    t2564 = t3 ^ t4 ^ t5 ^ t15;
    t2565 = t3 ^ t4 ^ t5 ^ t16;
    t2566 = t0 ^ t3 ^ t5 ^ t17;
    t2567 = t5 ^ t19;
    t2568 = t0 ^ t3 ^ t4 ^ t5 ^ t20;
    t2569 = t0 ^ t3 ^ t5 ^ t21;
    t2570 = t3 ^ t5 ^ t22;
    t2571 = t0 ^ t3 ^ t5 ^ t24;
    t2572 = t0 ^ t3 ^ t4 ^ t25;
    t2573 = t3 ^ t4 ^ t5 ^ t27;
    t2574 = t4 ^ t29;
    t2575 = t5 ^ t30;
    t2576 = t2 | t12 | t18 | t1020 | t1050 | t1321 | t1570 | t1672 | t1908 | t2060 | t2183 | t2308 | t2315 | t2561
        | t2562 | t2563 | t2564 | t2565 | t2566 | t2567 | t2568 | t2569 | t2570 | t2571 | t2572 | t2573 | t2574
        | t2575;
    t2577 = t135 & !t2576;
    t2578 = t95 & !t2576;
    t2579 = t4 & !t2576;
    t2580 = t5 & !t2576;
    t2581 = t0 ^ t1 ^ t2 ^ t9 ^ t14;
    t2582 = t0 ^ t5 ^ t9 ^ t14;
    t2583 = t0 ^ t2 ^ t7 ^ t9 ^ t14;
    t2584 = t0 ^ t8 ^ t9 ^ t14;
    t2585 = t0 ^ t2 ^ t9 ^ t11 ^ t14;
    t2586 = t0 ^ t9 ^ t13 ^ t14;
    t2587 = t0 ^ t14 ^ t15;
    t2588 = t2 ^ t14 ^ t16;
    t2589 = t0 ^ t2 ^ t9 ^ t17;
    t2590 = t0 ^ t2 ^ t9 ^ t14 ^ t18;
    t2591 = t14 ^ t20;
    t2592 = t0 ^ t14 ^ t21;
    t2593 = t0 ^ t2 ^ t14 ^ t26;
    t2594 = t0 ^ t2 ^ t9 ^ t29;
    t2595 = t0 ^ t14 ^ t30;
    t2596 = t14 ^ t31;
    t2597 = t3 | t19 | t35 | t532 | t1018 | t1556 | t1587 | t1665 | t1920 | t2123 | t2376 | t2484 | t2581 | t2582
        | t2583 | t2584 | t2585 | t2586 | t2587 | t2588 | t2589 | t2590 | t2591 | t2592 | t2593 | t2594 | t2595
        | t2596;
    t2598 = t0 ^ t2 ^ t9;
    t2599 = !t2597 & t2598;
    t2600 = t328 & !t2597;
    t2601 = t2490 & !t2597;
    t2602 = t14 & !t2597;
    t2603 = t1 ^ t3 ^ t9 ^ t13;
    t2604 = t1 ^ t5 ^ t13;
    t2605 = t1 ^ t6 ^ t9 ^ t13;
    t2606 = t0 ^ t1 ^ t7 ^ t13;
    t2607 = t0 ^ t1 ^ t8 ^ t13;
    t2608 = t1 ^ t9 ^ t11 ^ t13;
    t2609 = t13 ^ t15;
    t2610 = t0 ^ t9 ^ t17;
    t2611 = t0 ^ t13 ^ t18;
    t2612 = t13 ^ t22;
    t2613 = t0 ^ t1 ^ t9 ^ t23;
    t2614 = t0 ^ t1 ^ t9 ^ t13 ^ t25;
    t2615 = t1 ^ t9 ^ t26;
    t2616 = t0 ^ t9 ^ t27;
    t2617 = t1 ^ t9 ^ t13 ^ t28;
    t2618 = t0 ^ t1 ^ t9 ^ t29;
    t2619 = t0 ^ t30;
    t2620 = t0 ^ t1 ^ t13 ^ t31;
    t2621 = t4 | t20 | t247 | t740 | t780 | t1018 | t1964 | t2338 | t2388 | t2490 | t2603 | t2604 | t2605 | t2606
        | t2607 | t2608 | t2609 | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617 | t2618 | t2619
        | t2620;
    t2622 = t1664 & !t2621;
    t2623 = t1703 & !t2621;
    t2624 = t9 ^ t13;
    t2625 = !t2621 & t2624;
    t2626 = t13 & !t2621;
    t2627 = t0 ^ t1 ^ t6;
    t2628 = t1 ^ t10 ^ t12;
    t2629 = t0 ^ t8 ^ t10 ^ t16;
    t2630 = t10 ^ t17;
    t2631 = t0 ^ t1 ^ t10 ^ t18;
    t2632 = t0 ^ t1 ^ t8 ^ t19;
    t2633 = t0 ^ t8 ^ t10 ^ t21;
    t2634 = t8 ^ t10 ^ t22;
    t2635 = t8 ^ t23;
    t2636 = t0 ^ t8 ^ t25;
    t2637 = t0 ^ t10 ^ t26;
    t2638 = t1 ^ t8 ^ t10 ^ t27;
    t2639 = t0 ^ t1 ^ t10 ^ t28;
    t2640 = t0 ^ t1 ^ t10 ^ t29;
    t2641 = t8 ^ t10 ^ t30;
    t2642 = t0 ^ t1 ^ t31;
    t2643 = t14 | t49 | t95 | t940 | t1450 | t1453 | t1456 | t1473 | t1584 | t1600 | t1791 | t2607 | t2627 | t2628
        | t2629 | t2630 | t2631 | t2632 | t2633 | t2634 | t2635 | t2636 | t2637 | t2638 | t2639 | t2640 | t2641
        | t2642;
    t2644 = t1811 & !t2643;
    t2645 = t1 & !t2643;
    t2646 = t1972 & !t2643;
    t2647 = t8 & !t2643;
    t2648 = t0 ^ t3 ^ t8 ^ t16;
    t2649 = t1 ^ t4 ^ t8;
    t2650 = t1 ^ t7 ^ t8;
    t2651 = t8 ^ t9 ^ t16;
    t2652 = t0 ^ t1 ^ t10 ^ t16;
    t2653 = t8 ^ t12;
    t2654 = t0 ^ t8 ^ t13;
    t2655 = t1 ^ t14 ^ t16;
    t2656 = t0 ^ t1 ^ t8 ^ t17;
    t2657 = t1 ^ t8 ^ t16 ^ t20;
    t2658 = t1 ^ t8 ^ t16 ^ t21;
    t2659 = t8 ^ t16 ^ t23;
    t2660 = t0 ^ t1 ^ t16 ^ t26;
    t2661 = t0 ^ t16 ^ t28;
    t2662 = t8 ^ t29;
    t2663 = t8 ^ t30;
    t2664 = t8 ^ t16 ^ t31;
    t2665 = t5 | t15 | t77 | t97 | t1009 | t1797 | t1800 | t2105 | t2206 | t2209 | t2636 | t2648 | t2649 | t2650
        | t2651 | t2652 | t2653 | t2654 | t2655 | t2656 | t2657 | t2658 | t2659 | t2660 | t2661 | t2662 | t2663
        | t2664;
    t2666 = t1 ^ t8 ^ t16;
    t2667 = !t2665 & t2666;
    t2668 = t33 & !t2665;
    t2669 = t8 ^ t16;
    t2670 = !t2665 & t2669;
    t2671 = t16 & !t2665;
    t2672 = t4 ^ t7 ^ t20;
    t2673 = t0 ^ t4 ^ t9 ^ t20;
    t2674 = t2 ^ t4 ^ t10;
    t2675 = t2 ^ t11 ^ t20;
    t2676 = t0 ^ t2 ^ t13;
    t2677 = t0 ^ t2 ^ t15 ^ t20;
    t2678 = t2 ^ t4 ^ t17 ^ t20;
    t2679 = t20 ^ t24;
    t2680 = t0 ^ t2 ^ t20 ^ t25;
    t2681 = t0 ^ t2 ^ t4 ^ t20 ^ t27;
    t2682 = t2 ^ t4 ^ t30;
    t2683 = t1 | t12 | t19 | t135 | t305 | t855 | t1117 | t1606 | t1618 | t1631 | t1779 | t1867 | t2000 | t2183
        | t2410 | t2412 | t2556 | t2672 | t2673 | t2674 | t2675 | t2676 | t2677 | t2678 | t2679 | t2680 | t2681
        | t2682;
    t2684 = t700 & !t2683;
    t2685 = t4 & !t2683;
    t2686 = t0 & !t2683;
    t2687 = t20 & !t2683;
    t2688 = t3 ^ t4 ^ t5 ^ t8;
    t2689 = t4 ^ t5 ^ t9;
    t2690 = t0 ^ t4 ^ t10;
    t2691 = t0 ^ t3 ^ t5 ^ t11;
    t2692 = t3 ^ t5 ^ t12;
    t2693 = t3 ^ t4 ^ t5 ^ t13;
    t2694 = t5 ^ t14;
    t2695 = t3 ^ t5 ^ t16;
    t2696 = t0 ^ t3 ^ t4 ^ t17;
    t2697 = t0 ^ t3 ^ t18;
    t2698 = t0 ^ t3 ^ t5 ^ t19;
    t2699 = t3 ^ t4 ^ t23;
    t2700 = t3 ^ t5 ^ t25;
    t2701 = t0 ^ t4 ^ t5 ^ t27;
    t2702 = t0 ^ t3 ^ t4 ^ t28;
    t2703 = t0 ^ t3 ^ t4 ^ t29;
    t2704 = t2 | t20 | t122 | t1045 | t1050 | t1118 | t1570 | t1781 | t1839 | t1885 | t2308 | t2435 | t2688 | t2689
        | t2690 | t2691 | t2692 | t2693 | t2694 | t2695 | t2696 | t2697 | t2698 | t2699 | t2700 | t2701 | t2702
        | t2703;
    t2705 = t135 & !t2704;
    t2706 = t95 & !t2704;
    t2707 = t4 & !t2704;
    t2708 = t5 & !t2704;
    t2709 = t0 ^ t5 ^ t9 ^ t13;
    t2710 = t0 ^ t6 ^ t13;
    t2711 = t0 ^ t2 ^ t7 ^ t9 ^ t13;
    t2712 = t0 ^ t2 ^ t9 ^ t12 ^ t13;
    t2713 = t0 ^ t2 ^ t13 ^ t18;
    t2714 = t0 ^ t2 ^ t9 ^ t19;
    t2715 = t0 ^ t2 ^ t9 ^ t13 ^ t20;
    t2716 = t13 ^ t23;
    t2717 = t0 ^ t2 ^ t9 ^ t13 ^ t24;
    t2718 = t2 ^ t9 ^ t25;
    t2719 = t0 ^ t9 ^ t13 ^ t27;
    t2720 = t2 ^ t13 ^ t28;
    t2721 = t9 ^ t29;
    t2722 = t9 ^ t30;
    t2723 = t9 ^ t13 ^ t31;
    t2724 = t3 | t69 | t826 | t844 | t862 | t1533 | t1954 | t1964 | t1966 | t2081 | t2490 | t2609 | t2654 | t2709
        | t2710 | t2711 | t2712 | t2713 | t2714 | t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722
        | t2723;
    t2725 = t2598 & !t2724;
    t2726 = t328 & !t2724;
    t2727 = t2624 & !t2724;
    t2728 = t13 & !t2724;
    t2729 = t1 ^ t3 ^ t8 ^ t10;
    t2730 = t1 ^ t5 ^ t8;
    t2731 = t0 ^ t1 ^ t7 ^ t8;
    t2732 = t1 ^ t8 ^ t10 ^ t12;
    t2733 = t0 ^ t1 ^ t8 ^ t10 ^ t17;
    t2734 = t10 ^ t18;
    t2735 = t0 ^ t10 ^ t19;
    t2736 = t0 ^ t8 ^ t20;
    t2737 = t0 ^ t8 ^ t21;
    t2738 = t0 ^ t1 ^ t8 ^ t10 ^ t22;
    t2739 = t8 ^ t10 ^ t23;
    t2740 = t8 ^ t10 ^ t24;
    t2741 = t0 ^ t8 ^ t10 ^ t25;
    t2742 = t1 ^ t8 ^ t26;
    t2743 = t0 ^ t1 ^ t27;
    t2744 = t0 ^ t1 ^ t8 ^ t10 ^ t28;
    t2745 = t1 ^ t8 ^ t29;
    t2746 = t10 ^ t31;
    t2747 = t4 | t14 | t740 | t940 | t1456 | t1699 | t2242 | t2654 | t2663 | t2669 | t2729 | t2730 | t2731 | t2732
        | t2733 | t2734 | t2735 | t2736 | t2737 | t2738 | t2739 | t2740 | t2741 | t2742 | t2743 | t2744 | t2745
        | t2746;
    t2748 = t33 & !t2747;
    t2749 = t1720 & !t2747;
    t2750 = t1972 & !t2747;
    t2751 = t8 & !t2747;
    t2752 = t1 ^ t2 ^ t25;
    t2753 = t8 ^ t9 ^ t25;
    t2754 = t0 ^ t10 ^ t25;
    t2755 = t0 ^ t1 ^ t8 ^ t14 ^ t25;
    t2756 = t8 ^ t16 ^ t25;
    t2757 = t0 ^ t1 ^ t8 ^ t20;
    t2758 = t0 ^ t1 ^ t8 ^ t21;
    t2759 = t0 ^ t8 ^ t23;
    t2760 = t8 ^ t24;
    t2761 = t0 ^ t1 ^ t8 ^ t25 ^ t26;
    t2762 = t1 ^ t27;
    t2763 = t0 ^ t25 ^ t28;
    t2764 = t25 ^ t31;
    t2765 = t15 | t95 | t584 | t1473 | t1543 | t1703 | t1800 | t1988 | t2105 | t2107 | t2450 | t2627 | t2649
        | t2650 | t2653 | t2752 | t2753 | t2754 | t2755 | t2756 | t2757 | t2758 | t2759 | t2760 | t2761 | t2762
        | t2763 | t2764;
    t2766 = t2124 & !t2765;
    t2767 = t1 & !t2765;
    t2768 = t2207 & !t2765;
    t2769 = t25 & !t2765;
    t2770 = t1 ^ t4 ^ t9;
    t2771 = t1 ^ t7 ^ t9;
    t2772 = t9 ^ t10 ^ t24;
    t2773 = t0 ^ t1 ^ t11 ^ t24;
    t2774 = t0 ^ t9 ^ t14;
    t2775 = t1 ^ t15 ^ t24;
    t2776 = t0 ^ t1 ^ t17 ^ t24;
    t2777 = t0 ^ t1 ^ t9 ^ t19;
    t2778 = t9 ^ t24 ^ t25;
    t2779 = t24 ^ t26;
    t2780 = t1 ^ t24 ^ t27;
    t2781 = t0 ^ t9 ^ t28;
    t2782 = t0 ^ t1 ^ t24 ^ t30;
    t2783 = t5 | t8 | t97 | t319 | t1568 | t1691 | t1729 | t1920 | t1953 | t1954 | t2079 | t2236 | t2238 | t2598
        | t2624 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775 | t2776 | t2777 | t2778 | t2779 | t2780 | t2781
        | t2782;
    t2784 = t1 ^ t9 ^ t24;
    t2785 = !t2783 & t2784;
    t2786 = t1816 & !t2783;
    t2787 = t2480 & !t2783;
    t2788 = t24 & !t2783;
    t2789 = t0 ^ t1 ^ t3 ^ t10;
    t2790 = t3 ^ t4 ^ t27;
    t2791 = t0 ^ t8 ^ t10 ^ t27;
    t2792 = t0 ^ t9 ^ t10 ^ t27;
    t2793 = t10 ^ t11 ^ t27;
    t2794 = t0 ^ t3 ^ t12 ^ t27;
    t2795 = t0 ^ t13 ^ t27;
    t2796 = t0 ^ t14 ^ t27;
    t2797 = t0 ^ t3 ^ t18 ^ t27;
    t2798 = t0 ^ t3 ^ t10 ^ t20;
    t2799 = t0 ^ t3 ^ t10 ^ t22;
    t2800 = t3 ^ t23;
    t2801 = t3 ^ t10 ^ t24;
    t2802 = t3 ^ t10 ^ t25 ^ t27;
    t2803 = t10 ^ t26 ^ t27;
    t2804 = t0 ^ t10 ^ t27 ^ t28;
    t2805 = t10 ^ t29;
    t2806 = t0 ^ t10 ^ t30;
    t2807 = t0 ^ t3 ^ t27 ^ t31;
    t2808 = t5 | t106 | t1459 | t1506 | t1646 | t1706 | t1942 | t1952 | t2435 | t2789 | t2790 | t2791 | t2792
        | t2793 | t2794 | t2795 | t2796 | t2797 | t2798 | t2799 | t2800 | t2801 | t2802 | t2803 | t2804 | t2805
        | t2806 | t2807;
    t2809 = t1630 & !t2808;
    t2810 = t3 & !t2808;
    t2811 = t2249 & !t2808;
    t2812 = t27 & !t2808;
    t2813 = t0 ^ t4 ^ t5 ^ t28;
    t2814 = t4 ^ t8;
    t2815 = t0 ^ t4 ^ t9 ^ t28;
    t2816 = t0 ^ t10 ^ t28;
    t2817 = t1 ^ t12 ^ t28;
    t2818 = t0 ^ t1 ^ t13 ^ t28;
    t2819 = t0 ^ t1 ^ t4 ^ t14 ^ t28;
    t2820 = t0 ^ t1 ^ t15 ^ t28;
    t2821 = t4 ^ t16;
    t2822 = t0 ^ t1 ^ t4 ^ t19 ^ t28;
    t2823 = t1 ^ t20;
    t2824 = t0 ^ t1 ^ t4 ^ t22;
    t2825 = t0 ^ t1 ^ t4 ^ t24 ^ t28;
    t2826 = t1 ^ t4 ^ t26 ^ t28;
    t2827 = t1 ^ t27 ^ t28;
    t2828 = t1 ^ t4 ^ t29;
    t2829 = t0 ^ t4 ^ t28 ^ t30;
    t2830 = t99 | t107 | t135 | t453 | t459 | t1506 | t1568 | t1706 | t2181 | t2312 | t2763 | t2813 | t2814 | t2815
        | t2816 | t2817 | t2818 | t2819 | t2820 | t2821 | t2822 | t2823 | t2824 | t2825 | t2826 | t2827 | t2828
        | t2829;
    t2831 = t2250 & !t2830;
    t2832 = t4 & !t2830;
    t2833 = t86 & !t2830;
    t2834 = t28 & !t2830;
    t2835 = t0 ^ t1 ^ t2 ^ t8 ^ t10;
    t2836 = t0 ^ t2 ^ t7 ^ t8 ^ t10;
    t2837 = t0 ^ t2 ^ t10 ^ t13;
    t2838 = t8 ^ t10 ^ t16;
    t2839 = t0 ^ t8 ^ t10 ^ t18;
    t2840 = t0 ^ t2 ^ t8 ^ t20;
    t2841 = t0 ^ t2 ^ t8 ^ t21;
    t2842 = t0 ^ t2 ^ t8 ^ t22;
    t2843 = t8 ^ t10 ^ t25;
    t2844 = t8 ^ t26;
    t2845 = t2 ^ t10 ^ t28;
    t2846 = t0 ^ t8 ^ t29;
    t2847 = t3 | t14 | t108 | t940 | t1456 | t1815 | t1816 | t1867 | t1952 | t2034 | t2301 | t2325 | t2337 | t2619
        | t2630 | t2760 | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843 | t2844 | t2845
        | t2846;
    t2848 = t1942 & !t2847;
    t2849 = t35 & !t2847;
    t2850 = t1972 & !t2847;
    t2851 = t8 & !t2847;
    t2852 = t1 ^ t3 ^ t8 ^ t27;
    t2853 = t1 ^ t5 ^ t27;
    t2854 = t1 ^ t6 ^ t8 ^ t27;
    t2855 = t0 ^ t1 ^ t7 ^ t27;
    t2856 = t8 ^ t9 ^ t27;
    t2857 = t1 ^ t13 ^ t27;
    t2858 = t0 ^ t8 ^ t14 ^ t27;
    t2859 = t0 ^ t1 ^ t8 ^ t16 ^ t27;
    t2860 = t0 ^ t1 ^ t8 ^ t19 ^ t27;
    t2861 = t8 ^ t20;
    t2862 = t1 ^ t21 ^ t27;
    t2863 = t1 ^ t22 ^ t27;
    t2864 = t1 ^ t8 ^ t24 ^ t27;
    t2865 = t1 ^ t8 ^ t25;
    t2866 = t8 ^ t26 ^ t27;
    t2867 = t0 ^ t8 ^ t27 ^ t28;
    t2868 = t4 | t15 | t740 | t744 | t1192 | t1797 | t1833 | t2105 | t2642 | t2653 | t2662 | t2759 | t2852 | t2853
        | t2854 | t2855 | t2856 | t2857 | t2858 | t2859 | t2860 | t2861 | t2862 | t2863 | t2864 | t2865 | t2866
        | t2867;
    t2869 = t1630 & !t2868;
    t2870 = t2762 & !t2868;
    t2871 = t1985 & !t2868;
    t2872 = t27 & !t2868;
    t2873 = t9 ^ t10 ^ t28;
    t2874 = t0 ^ t11 ^ t28;
    t2875 = t0 ^ t1 ^ t9 ^ t15 ^ t28;
    t2876 = t9 ^ t19;
    t2877 = t0 ^ t9 ^ t20;
    t2878 = t0 ^ t24 ^ t28;
    t2879 = t0 ^ t1 ^ t9 ^ t25 ^ t28;
    t2880 = t1 ^ t9 ^ t26 ^ t28;
    t2881 = t9 ^ t27 ^ t28;
    t2882 = t1 ^ t9 ^ t29;
    t2883 = t0 ^ t9 ^ t28 ^ t30;
    t2884 = t0 ^ t1 ^ t9 ^ t31;
    t2885 = t8 | t42 | t95 | t1473 | t1610 | t1729 | t1838 | t1920 | t2079 | t2231 | t2236 | t2488 | t2624 | t2627
        | t2770 | t2771 | t2873 | t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882 | t2883
        | t2884;
    t2886 = t2250 & !t2885;
    t2887 = t1 & !t2885;
    t2888 = t2075 & !t2885;
    t2889 = t28 & !t2885;
    t2890 = t0 ^ t1 ^ t3 ^ t8 ^ t10;
    t2891 = t1 ^ t8 ^ t10 ^ t11;
    t2892 = t8 ^ t10 ^ t14;
    t2893 = t0 ^ t10 ^ t15;
    t2894 = t0 ^ t1 ^ t10 ^ t17;
    t2895 = t10 ^ t20;
    t2896 = t0 ^ t1 ^ t10 ^ t23;
    t2897 = t1 ^ t24;
    t2898 = t0 ^ t1 ^ t8 ^ t25;
    t2899 = t1 ^ t8 ^ t10 ^ t28;
    t2900 = t0 ^ t8 ^ t10 ^ t31;
    t2901 = t5 | t97 | t558 | t824 | t869 | t1450 | t1453 | t1459 | t1544 | t1561 | t1942 | t2209 | t2223 | t2328
        | t2347 | t2662 | t2844 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895 | t2896 | t2897 | t2898 | t2899
        | t2900;
    t2902 = t1972 & !t2901;
    t2903 = t1602 & !t2901;
    t2904 = t1 ^ t8 ^ t10;
    t2905 = !t2901 & t2904;
    t2906 = t1720 & !t2901;
    t2907 = t0 ^ t1 ^ t3 ^ t11;
    t2908 = t0 ^ t4 ^ t9 ^ t11;
    t2909 = t0 ^ t3 ^ t4 ^ t10 ^ t11;
    t2910 = t3 ^ t4 ^ t11 ^ t12;
    t2911 = t0 ^ t3 ^ t4 ^ t13;
    t2912 = t0 ^ t3 ^ t11 ^ t16;
    t2913 = t0 ^ t3 ^ t11 ^ t18;
    t2914 = t0 ^ t3 ^ t21;
    t2915 = t0 ^ t4 ^ t11 ^ t24;
    t2916 = t4 ^ t11 ^ t26;
    t2917 = t0 ^ t3 ^ t4 ^ t11 ^ t27;
    t2918 = t4 ^ t11 ^ t28;
    t2919 = t0 ^ t3 ^ t29;
    t2920 = t5 | t44 | t146 | t206 | t582 | t1478 | t1506 | t1517 | t1560 | t1653 | t1665 | t1823 | t2187 | t2394
        | t2561 | t2907 | t2908 | t2909 | t2910 | t2911 | t2912 | t2913 | t2914 | t2915 | t2916 | t2917 | t2918
        | t2919;
    t2921 = t0 ^ t3 ^ t4;
    t2922 = !t2920 & t2921;
    t2923 = t3 & !t2920;
    t2924 = t1532 & !t2920;
    t2925 = t1505 & !t2920;
    t2926 = t0 ^ t4 ^ t5 ^ t21;
    t2927 = t0 ^ t1 ^ t4 ^ t9 ^ t21;
    t2928 = t0 ^ t4 ^ t10 ^ t21;
    t2929 = t0 ^ t1 ^ t4 ^ t15 ^ t21;
    t2930 = t0 ^ t1 ^ t4 ^ t16;
    t2931 = t0 ^ t1 ^ t4 ^ t24;
    t2932 = t1 ^ t21 ^ t25;
    t2933 = t4 ^ t21 ^ t26;
    t2934 = t1 ^ t4 ^ t21 ^ t27;
    t2935 = t0 ^ t21 ^ t28;
    t2936 = t0 ^ t21 ^ t29;
    t2937 = t14 | t22 | t30 | t42 | t45 | t99 | t135 | t459 | t838 | t1231 | t1506 | t1539 | t1664 | t1674 | t1722
        | t2093 | t2758 | t2926 | t2927 | t2928 | t2929 | t2930 | t2931 | t2932 | t2933 | t2934 | t2935 | t2936;
    t2938 = t1838 & !t2937;
    t2939 = t4 & !t2937;
    t2940 = t824 & !t2937;
    t2941 = t21 & !t2937;
    t2942 = t0 ^ t1 ^ t3 ^ t6 ^ t26;
    t2943 = t0 ^ t5 ^ t6 ^ t26;
    t2944 = t6 ^ t9 ^ t26;
    t2945 = t0 ^ t12 ^ t26;
    t2946 = t6 ^ t16 ^ t26;
    t2947 = t1 ^ t18;
    t2948 = t0 ^ t1 ^ t6 ^ t20 ^ t26;
    t2949 = t6 ^ t24 ^ t26;
    t2950 = t0 ^ t6 ^ t29;
    t2951 = t15 | t21 | t23 | t31 | t39 | t99 | t1232 | t1449 | t1513 | t1564 | t1570 | t1680 | t1698 | t1701
        | t1712 | t1732 | t1862 | t2264 | t2710 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947 | t2948 | t2949
        | t2950;
    t2952 = t2281 & !t2951;
    t2953 = t6 ^ t26;
    t2954 = !t2951 & t2953;
    t2955 = t26 & !t2951;
    t2956 = t1467 & !t2951;
    t2957 = t0 ^ t1 ^ t7 ^ t12;
    t2958 = t0 ^ t6 ^ t7 ^ t13;
    t2959 = t1 ^ t7 ^ t23;
    t2960 = t1 ^ t6 ^ t25;
    t2961 = t1 ^ t6 ^ t7 ^ t27;
    t2962 = t1 ^ t7 ^ t28;
    t2963 = t7 ^ t29;
    t2964 = t0 ^ t1 ^ t7 ^ t30;
    t2965 = t0 ^ t1 ^ t7 ^ t31;
    t2966 = t5 | t8 | t16 | t22 | t24 | t40 | t67 | t77 | t146 | t342 | t1293 | t1449 | t1536 | t1552 | t1558
        | t1575 | t1727 | t2281 | t2471 | t2957 | t2958 | t2959 | t2960 | t2961 | t2962 | t2963 | t2964 | t2965;
    t2967 = t0 ^ t1 ^ t6 ^ t7;
    t2968 = !t2966 & t2967;
    t2969 = t97 & !t2966;
    t2970 = t1255 & !t2966;
    t2971 = t1576 & !t2966;
    t2972 = !t57 | !t90 | !t128 | !t166 | !t205 | !t246 | !t286 | !t327 | !t368 | !t407 | !t448 | !t488 | !t529
        | !t569 | !t610 | !t649 | !t689 | !t729 | !t770 | !t810 | !t850 | !t889 | !t925 | !t965 | !t1006 | !t1046
        | !t1086 | !t1126 | !t1165 | !t1205 | !t1244 | !t1282 | !t1320 | !t1357 | !t1393 | !t1433 | !t1472 | !t1497
        | !t1524 | !t1546 | !t1569 | !t1593 | !t1612 | !t1634 | !t1655 | !t1675 | !t1693 | !t1715 | !t1734 | !t1756
        | !t1783 | !t1809 | !t1828 | !t1848 | !t1868 | !t1890 | !t1909 | !t1934 | !t1962 | !t1990 | !t2007 | !t2028
        | !t2053 | !t2078 | !t2103 | !t2129 | !t2150 | !t2169 | !t2188 | !t2214 | !t2234 | !t2252 | !t2268 | !t2284
        | !t2302 | !t2319 | !t2345 | !t2360 | !t2379 | !t2400 | !t2425 | !t2444 | !t2461 | !t2486 | !t2506 | !t2531
        | !t2555 | !t2576 | !t2597 | !t2621 | !t2643 | !t2665 | !t2683 | !t2704 | !t2724 | !t2747 | !t2765 | !t2783
        | !t2808 | !t2830 | !t2847 | !t2868 | !t2885 | !t2901 | !t2920 | !t2937 | !t2951 | !t2966;
    t2973 = t32 & t2972;
    t2974 = t32 & !t2972;
    t2975 = t58 | t1474;
    t2976 = t59 | t1499;
    t2977 = t60 | t1525;
    t2978 = t61 | t1547;
    t2979 = t62 | t1571;
    t2980 = t63 | t1594;
    t2981 = t64 | t1613;
    t2982 = t65 | t1635;
    t2983 = t92 | t1656;
    t2984 = t93 | t1676;
    t2985 = t94 | t1694;
    t2986 = t96 | t1716;
    t2987 = t98 | t1735;
    t2988 = t100 | t1757;
    t2989 = t101 | t1784;
    t2990 = t103 | t1810;
    t2991 = t130 | t1829;
    t2992 = t131 | t1849;
    t2993 = t132 | t1869;
    t2994 = t134 | t1891;
    t2995 = t136 | t1910;
    t2996 = t138 | t1936;
    t2997 = t139 | t1963;
    t2998 = t141 | t1991;
    t2999 = t168 | t2008;
    t3000 = t169 | t2029;
    t3001 = t170 | t2054;
    t3002 = t172 | t2080;
    t3003 = t174 | t2104;
    t3004 = t176 | t2130;
    t3005 = t178 | t2151;
    t3006 = t180 | t2171;
    t3007 = t207 | t2189;
    t3008 = t209 | t2215;
    t3009 = t211 | t2235;
    t3010 = t213 | t2253;
    t3011 = t215 | t2269;
    t3012 = t217 | t2285;
    t3013 = t219 | t2304;
    t3014 = t221 | t2320;
    t3015 = t248 | t2346;
    t3016 = t250 | t2362;
    t3017 = t252 | t2380;
    t3018 = t254 | t2401;
    t3019 = t256 | t2427;
    t3020 = t258 | t2445;
    t3021 = t260 | t2463;
    t3022 = t261 | t2487;
    t3023 = t288 | t2508;
    t3024 = t290 | t2533;
    t3025 = t292 | t2557;
    t3026 = t294 | t2577;
    t3027 = t296 | t2599;
    t3028 = t298 | t2622;
    t3029 = t300 | t2644;
    t3030 = t302 | t2667;
    t3031 = t329 | t2684;
    t3032 = t331 | t2705;
    t3033 = t333 | t2725;
    t3034 = t335 | t2748;
    t3035 = t337 | t2766;
    t3036 = t339 | t2785;
    t3037 = t341 | t2809;
    t3038 = t343 | t2831;
    t3039 = t370 | t2848;
    t3040 = t372 | t2869;
    t3041 = t374 | t2886;
    t3042 = t376 | t2902;
    t3043 = t378 | t2922;
    t3044 = t380 | t2938;
    t3045 = t381 | t2952;
    t3046 = t382 | t2968;
    t3047 = t409 | t1475;
    t3048 = t411 | t1500;
    t3049 = t413 | t1526;
    t3050 = t415 | t1548;
    t3051 = t417 | t1572;
    t3052 = t419 | t1595;
    t3053 = t421 | t1614;
    t3054 = t423 | t1637;
    t3055 = t450 | t1657;
    t3056 = t452 | t1677;
    t3057 = t454 | t1695;
    t3058 = t456 | t1717;
    t3059 = t458 | t1736;
    t3060 = t460 | t1758;
    t3061 = t461 | t1786;
    t3062 = t463 | t1812;
    t3063 = t490 | t1830;
    t3064 = t492 | t1850;
    t3065 = t494 | t1870;
    t3066 = t496 | t1892;
    t3067 = t498 | t1912;
    t3068 = t500 | t1938;
    t3069 = t502 | t1965;
    t3070 = t504 | t1992;
    t3071 = t531 | t2009;
    t3072 = t533 | t2030;
    t3073 = t535 | t2056;
    t3074 = t537 | t2082;
    t3075 = t539 | t2106;
    t3076 = t541 | t2131;
    t3077 = t543 | t2152;
    t3078 = t544 | t2172;
    t3079 = t571 | t2191;
    t3080 = t573 | t2216;
    t3081 = t575 | t2237;
    t3082 = t577 | t2254;
    t3083 = t579 | t2270;
    t3084 = t581 | t2286;
    t3085 = t583 | t2305;
    t3086 = t585 | t2321;
    t3087 = t612 | t2348;
    t3088 = t614 | t2363;
    t3089 = t615 | t2381;
    t3090 = t617 | t2402;
    t3091 = t619 | t2428;
    t3092 = t620 | t2446;
    t3093 = t622 | t2465;
    t3094 = t624 | t2489;
    t3095 = t651 | t2509;
    t3096 = t653 | t2534;
    t3097 = t655 | t2558;
    t3098 = t657 | t2578;
    t3099 = t659 | t2600;
    t3100 = t661 | t2623;
    t3101 = t663 | t2645;
    t3102 = t664 | t2668;
    t3103 = t691 | t2685;
    t3104 = t693 | t2706;
    t3105 = t695 | t2726;
    t3106 = t697 | t2749;
    t3107 = t699 | t2767;
    t3108 = t701 | t2786;
    t3109 = t702 | t2810;
    t3110 = t704 | t2832;
    t3111 = t731 | t2849;
    t3112 = t733 | t2870;
    t3113 = t735 | t2887;
    t3114 = t737 | t2903;
    t3115 = t739 | t2923;
    t3116 = t741 | t2939;
    t3117 = t743 | t2954;
    t3118 = t745 | t2969;
    t3119 = t772 | t1476;
    t3120 = t774 | t1502;
    t3121 = t775 | t1527;
    t3122 = t777 | t1549;
    t3123 = t779 | t1573;
    t3124 = t781 | t1596;
    t3125 = t783 | t1615;
    t3126 = t785 | t1638;
    t3127 = t812 | t1658;
    t3128 = t813 | t1678;
    t3129 = t815 | t1696;
    t3130 = t817 | t1718;
    t3131 = t819 | t1737;
    t3132 = t821 | t1759;
    t3133 = t823 | t1787;
    t3134 = t825 | t1813;
    t3135 = t852 | t1831;
    t3136 = t854 | t1851;
    t3137 = t856 | t1871;
    t3138 = t857 | t1893;
    t3139 = t859 | t1913;
    t3140 = t861 | t1939;
    t3141 = t863 | t1967;
    t3142 = t864 | t1993;
    t3143 = t891 | t2010;
    t3144 = t892 | t2031;
    t3145 = t893 | t2057;
    t3146 = t894 | t2083;
    t3147 = t896 | t2108;
    t3148 = t898 | t2132;
    t3149 = t899 | t2153;
    t3150 = t900 | t2173;
    t3151 = t927 | t2192;
    t3152 = t929 | t2217;
    t3153 = t931 | t2239;
    t3154 = t933 | t2255;
    t3155 = t935 | t2271;
    t3156 = t937 | t2287;
    t3157 = t939 | t2306;
    t3158 = t941 | t2322;
    t3159 = t967 | t2349;
    t3160 = t969 | t2364;
    t3161 = t971 | t2382;
    t3162 = t973 | t2403;
    t3163 = t975 | t2429;
    t3164 = t977 | t2447;
    t3165 = t979 | t2466;
    t3166 = t981 | t2491;
    t3167 = t1008 | t2510;
    t3168 = t1010 | t2535;
    t3169 = t1012 | t2559;
    t3170 = t1014 | t2579;
    t3171 = t1015 | t2601;
    t3172 = t1017 | t2625;
    t3173 = t1019 | t2646;
    t3174 = t1021 | t2670;
    t3175 = t1047 | t2686;
    t3176 = t1049 | t2707;
    t3177 = t1051 | t2727;
    t3178 = t1053 | t2750;
    t3179 = t1055 | t2768;
    t3180 = t1057 | t2787;
    t3181 = t1059 | t2811;
    t3182 = t1061 | t2833;
    t3183 = t1088 | t2850;
    t3184 = t1090 | t2871;
    t3185 = t1092 | t2888;
    t3186 = t1094 | t2905;
    t3187 = t1096 | t2924;
    t3188 = t1098 | t2940;
    t3189 = t1100 | t2955;
    t3190 = t1102 | t2970;
    t3191 = t1128 | t1477;
    t3192 = t1130 | t1503;
    t3193 = t1132 | t1528;
    t3194 = t1133 | t1550;
    t3195 = t1135 | t1574;
    t3196 = t1137 | t1597;
    t3197 = t1139 | t1616;
    t3198 = t1141 | t1639;
    t3199 = t1167 | t1659;
    t3200 = t1169 | t1679;
    t3201 = t1171 | t1697;
    t3202 = t1173 | t1719;
    t3203 = t1175 | t1738;
    t3204 = t1176 | t1760;
    t3205 = t1178 | t1788;
    t3206 = t1180 | t1814;
    t3207 = t1207 | t1832;
    t3208 = t1209 | t1852;
    t3209 = t1211 | t1872;
    t3210 = t1213 | t1894;
    t3211 = t1215 | t1914;
    t3212 = t1217 | t1940;
    t3213 = t1218 | t1968;
    t3214 = t1219 | t1994;
    t3215 = t1246 | t2011;
    t3216 = t1248 | t2032;
    t3217 = t1250 | t2058;
    t3218 = t1252 | t2084;
    t3219 = t1254 | t2109;
    t3220 = t1256 | t2133;
    t3221 = t1258 | t2154;
    t3222 = t1259 | t2174;
    t3223 = t1284 | t2193;
    t3224 = t1286 | t2218;
    t3225 = t1288 | t2240;
    t3226 = t1290 | t2256;
    t3227 = t1292 | t2272;
    t3228 = t1294 | t2288;
    t3229 = t1295 | t2307;
    t3230 = t1296 | t2323;
    t3231 = t1322 | t2350;
    t3232 = t1324 | t2365;
    t3233 = t1325 | t2383;
    t3234 = t1326 | t2404;
    t3235 = t1328 | t2430;
    t3236 = t1330 | t2448;
    t3237 = t1331 | t2467;
    t3238 = t1332 | t2492;
    t3239 = t1358 | t2511;
    t3240 = t1359 | t2536;
    t3241 = t1360 | t2560;
    t3242 = t1362 | t2580;
    t3243 = t1364 | t2602;
    t3244 = t1366 | t2626;
    t3245 = t1367 | t2647;
    t3246 = t1368 | t2671;
    t3247 = t1395 | t2687;
    t3248 = t1397 | t2708;
    t3249 = t1399 | t2728;
    t3250 = t1401 | t2751;
    t3251 = t1403 | t2769;
    t3252 = t1405 | t2788;
    t3253 = t1406 | t2812;
    t3254 = t1408 | t2834;
    t3255 = t1435 | t2851;
    t3256 = t1437 | t2872;
    t3257 = t1439 | t2889;
    t3258 = t1441 | t2906;
    t3259 = t1443 | t2925;
    t3260 = t1444 | t2941;
    t3261 = t1446 | t2956;
    t3262 = t1448 | t2971;
    t3263 = t2973 & !t2974;
    entry[0] = entry[0] ^ t2975;
    entry[1] = entry[1] ^ t2976;
    entry[2] = entry[2] ^ t2977;
    entry[3] = entry[3] ^ t2978;
    entry[4] = entry[4] ^ t2979;
    entry[5] = entry[5] ^ t2980;
    entry[6] = entry[6] ^ t2981;
    entry[7] = entry[7] ^ t2982;
    entry[8] = entry[8] ^ t2983;
    entry[9] = entry[9] ^ t2984;
    entry[10] = entry[10] ^ t2985;
    entry[11] = entry[11] ^ t2986;
    entry[12] = entry[12] ^ t2987;
    entry[13] = entry[13] ^ t2988;
    entry[14] = entry[14] ^ t2989;
    entry[15] = entry[15] ^ t2990;
    entry[16] = entry[16] ^ t2991;
    entry[17] = entry[17] ^ t2992;
    entry[18] = entry[18] ^ t2993;
    entry[19] = entry[19] ^ t2994;
    entry[20] = entry[20] ^ t2995;
    entry[21] = entry[21] ^ t2996;
    entry[22] = entry[22] ^ t2997;
    entry[23] = entry[23] ^ t2998;
    entry[24] = entry[24] ^ t2999;
    entry[25] = entry[25] ^ t3000;
    entry[26] = entry[26] ^ t3001;
    entry[27] = entry[27] ^ t3002;
    entry[28] = entry[28] ^ t3003;
    entry[29] = entry[29] ^ t3004;
    entry[30] = entry[30] ^ t3005;
    entry[31] = entry[31] ^ t3006;
    entry[32] = entry[32] ^ t3007;
    entry[33] = entry[33] ^ t3008;
    entry[34] = entry[34] ^ t3009;
    entry[35] = entry[35] ^ t3010;
    entry[36] = entry[36] ^ t3011;
    entry[37] = entry[37] ^ t3012;
    entry[38] = entry[38] ^ t3013;
    entry[39] = entry[39] ^ t3014;
    entry[40] = entry[40] ^ t3015;
    entry[41] = entry[41] ^ t3016;
    entry[42] = entry[42] ^ t3017;
    entry[43] = entry[43] ^ t3018;
    entry[44] = entry[44] ^ t3019;
    entry[45] = entry[45] ^ t3020;
    entry[46] = entry[46] ^ t3021;
    entry[47] = entry[47] ^ t3022;
    entry[48] = entry[48] ^ t3023;
    entry[49] = entry[49] ^ t3024;
    entry[50] = entry[50] ^ t3025;
    entry[51] = entry[51] ^ t3026;
    entry[52] = entry[52] ^ t3027;
    entry[53] = entry[53] ^ t3028;
    entry[54] = entry[54] ^ t3029;
    entry[55] = entry[55] ^ t3030;
    entry[56] = entry[56] ^ t3031;
    entry[57] = entry[57] ^ t3032;
    entry[58] = entry[58] ^ t3033;
    entry[59] = entry[59] ^ t3034;
    entry[60] = entry[60] ^ t3035;
    entry[61] = entry[61] ^ t3036;
    entry[62] = entry[62] ^ t3037;
    entry[63] = entry[63] ^ t3038;
    entry[64] = entry[64] ^ t3039;
    entry[65] = entry[65] ^ t3040;
    entry[66] = entry[66] ^ t3041;
    entry[67] = entry[67] ^ t3042;
    entry[68] = entry[68] ^ t3043;
    entry[69] = entry[69] ^ t3044;
    entry[70] = entry[70] ^ t3045;
    entry[71] = entry[71] ^ t3046;
    entry[72] = entry[72] ^ t3047;
    entry[73] = entry[73] ^ t3048;
    entry[74] = entry[74] ^ t3049;
    entry[75] = entry[75] ^ t3050;
    entry[76] = entry[76] ^ t3051;
    entry[77] = entry[77] ^ t3052;
    entry[78] = entry[78] ^ t3053;
    entry[79] = entry[79] ^ t3054;
    entry[80] = entry[80] ^ t3055;
    entry[81] = entry[81] ^ t3056;
    entry[82] = entry[82] ^ t3057;
    entry[83] = entry[83] ^ t3058;
    entry[84] = entry[84] ^ t3059;
    entry[85] = entry[85] ^ t3060;
    entry[86] = entry[86] ^ t3061;
    entry[87] = entry[87] ^ t3062;
    entry[88] = entry[88] ^ t3063;
    entry[89] = entry[89] ^ t3064;
    entry[90] = entry[90] ^ t3065;
    entry[91] = entry[91] ^ t3066;
    entry[92] = entry[92] ^ t3067;
    entry[93] = entry[93] ^ t3068;
    entry[94] = entry[94] ^ t3069;
    entry[95] = entry[95] ^ t3070;
    entry[96] = entry[96] ^ t3071;
    entry[97] = entry[97] ^ t3072;
    entry[98] = entry[98] ^ t3073;
    entry[99] = entry[99] ^ t3074;
    entry[100] = entry[100] ^ t3075;
    entry[101] = entry[101] ^ t3076;
    entry[102] = entry[102] ^ t3077;
    entry[103] = entry[103] ^ t3078;
    entry[104] = entry[104] ^ t3079;
    entry[105] = entry[105] ^ t3080;
    entry[106] = entry[106] ^ t3081;
    entry[107] = entry[107] ^ t3082;
    entry[108] = entry[108] ^ t3083;
    entry[109] = entry[109] ^ t3084;
    entry[110] = entry[110] ^ t3085;
    entry[111] = entry[111] ^ t3086;
    entry[112] = entry[112] ^ t3087;
    entry[113] = entry[113] ^ t3088;
    entry[114] = entry[114] ^ t3089;
    entry[115] = entry[115] ^ t3090;
    entry[116] = entry[116] ^ t3091;
    entry[117] = entry[117] ^ t3092;
    entry[118] = entry[118] ^ t3093;
    entry[119] = entry[119] ^ t3094;
    entry[120] = entry[120] ^ t3095;
    entry[121] = entry[121] ^ t3096;
    entry[122] = entry[122] ^ t3097;
    entry[123] = entry[123] ^ t3098;
    entry[124] = entry[124] ^ t3099;
    entry[125] = entry[125] ^ t3100;
    entry[126] = entry[126] ^ t3101;
    entry[127] = entry[127] ^ t3102;
    entry[128] = entry[128] ^ t3103;
    entry[129] = entry[129] ^ t3104;
    entry[130] = entry[130] ^ t3105;
    entry[131] = entry[131] ^ t3106;
    entry[132] = entry[132] ^ t3107;
    entry[133] = entry[133] ^ t3108;
    entry[134] = entry[134] ^ t3109;
    entry[135] = entry[135] ^ t3110;
    entry[136] = entry[136] ^ t3111;
    entry[137] = entry[137] ^ t3112;
    entry[138] = entry[138] ^ t3113;
    entry[139] = entry[139] ^ t3114;
    entry[140] = entry[140] ^ t3115;
    entry[141] = entry[141] ^ t3116;
    entry[142] = entry[142] ^ t3117;
    entry[143] = entry[143] ^ t3118;
    entry[144] = entry[144] ^ t3119;
    entry[145] = entry[145] ^ t3120;
    entry[146] = entry[146] ^ t3121;
    entry[147] = entry[147] ^ t3122;
    entry[148] = entry[148] ^ t3123;
    entry[149] = entry[149] ^ t3124;
    entry[150] = entry[150] ^ t3125;
    entry[151] = entry[151] ^ t3126;
    entry[152] = entry[152] ^ t3127;
    entry[153] = entry[153] ^ t3128;
    entry[154] = entry[154] ^ t3129;
    entry[155] = entry[155] ^ t3130;
    entry[156] = entry[156] ^ t3131;
    entry[157] = entry[157] ^ t3132;
    entry[158] = entry[158] ^ t3133;
    entry[159] = entry[159] ^ t3134;
    entry[160] = entry[160] ^ t3135;
    entry[161] = entry[161] ^ t3136;
    entry[162] = entry[162] ^ t3137;
    entry[163] = entry[163] ^ t3138;
    entry[164] = entry[164] ^ t3139;
    entry[165] = entry[165] ^ t3140;
    entry[166] = entry[166] ^ t3141;
    entry[167] = entry[167] ^ t3142;
    entry[168] = entry[168] ^ t3143;
    entry[169] = entry[169] ^ t3144;
    entry[170] = entry[170] ^ t3145;
    entry[171] = entry[171] ^ t3146;
    entry[172] = entry[172] ^ t3147;
    entry[173] = entry[173] ^ t3148;
    entry[174] = entry[174] ^ t3149;
    entry[175] = entry[175] ^ t3150;
    entry[176] = entry[176] ^ t3151;
    entry[177] = entry[177] ^ t3152;
    entry[178] = entry[178] ^ t3153;
    entry[179] = entry[179] ^ t3154;
    entry[180] = entry[180] ^ t3155;
    entry[181] = entry[181] ^ t3156;
    entry[182] = entry[182] ^ t3157;
    entry[183] = entry[183] ^ t3158;
    entry[184] = entry[184] ^ t3159;
    entry[185] = entry[185] ^ t3160;
    entry[186] = entry[186] ^ t3161;
    entry[187] = entry[187] ^ t3162;
    entry[188] = entry[188] ^ t3163;
    entry[189] = entry[189] ^ t3164;
    entry[190] = entry[190] ^ t3165;
    entry[191] = entry[191] ^ t3166;
    entry[192] = entry[192] ^ t3167;
    entry[193] = entry[193] ^ t3168;
    entry[194] = entry[194] ^ t3169;
    entry[195] = entry[195] ^ t3170;
    entry[196] = entry[196] ^ t3171;
    entry[197] = entry[197] ^ t3172;
    entry[198] = entry[198] ^ t3173;
    entry[199] = entry[199] ^ t3174;
    entry[200] = entry[200] ^ t3175;
    entry[201] = entry[201] ^ t3176;
    entry[202] = entry[202] ^ t3177;
    entry[203] = entry[203] ^ t3178;
    entry[204] = entry[204] ^ t3179;
    entry[205] = entry[205] ^ t3180;
    entry[206] = entry[206] ^ t3181;
    entry[207] = entry[207] ^ t3182;
    entry[208] = entry[208] ^ t3183;
    entry[209] = entry[209] ^ t3184;
    entry[210] = entry[210] ^ t3185;
    entry[211] = entry[211] ^ t3186;
    entry[212] = entry[212] ^ t3187;
    entry[213] = entry[213] ^ t3188;
    entry[214] = entry[214] ^ t3189;
    entry[215] = entry[215] ^ t3190;
    entry[216] = entry[216] ^ t3191;
    entry[217] = entry[217] ^ t3192;
    entry[218] = entry[218] ^ t3193;
    entry[219] = entry[219] ^ t3194;
    entry[220] = entry[220] ^ t3195;
    entry[221] = entry[221] ^ t3196;
    entry[222] = entry[222] ^ t3197;
    entry[223] = entry[223] ^ t3198;
    entry[224] = entry[224] ^ t3199;
    entry[225] = entry[225] ^ t3200;
    entry[226] = entry[226] ^ t3201;
    entry[227] = entry[227] ^ t3202;
    entry[228] = entry[228] ^ t3203;
    entry[229] = entry[229] ^ t3204;
    entry[230] = entry[230] ^ t3205;
    entry[231] = entry[231] ^ t3206;
    entry[232] = entry[232] ^ t3207;
    entry[233] = entry[233] ^ t3208;
    entry[234] = entry[234] ^ t3209;
    entry[235] = entry[235] ^ t3210;
    entry[236] = entry[236] ^ t3211;
    entry[237] = entry[237] ^ t3212;
    entry[238] = entry[238] ^ t3213;
    entry[239] = entry[239] ^ t3214;
    entry[240] = entry[240] ^ t3215;
    entry[241] = entry[241] ^ t3216;
    entry[242] = entry[242] ^ t3217;
    entry[243] = entry[243] ^ t3218;
    entry[244] = entry[244] ^ t3219;
    entry[245] = entry[245] ^ t3220;
    entry[246] = entry[246] ^ t3221;
    entry[247] = entry[247] ^ t3222;
    entry[248] = entry[248] ^ t3223;
    entry[249] = entry[249] ^ t3224;
    entry[250] = entry[250] ^ t3225;
    entry[251] = entry[251] ^ t3226;
    entry[252] = entry[252] ^ t3227;
    entry[253] = entry[253] ^ t3228;
    entry[254] = entry[254] ^ t3229;
    entry[255] = entry[255] ^ t3230;
    entry[256] = entry[256] ^ t3231;
    entry[257] = entry[257] ^ t3232;
    entry[258] = entry[258] ^ t3233;
    entry[259] = entry[259] ^ t3234;
    entry[260] = entry[260] ^ t3235;
    entry[261] = entry[261] ^ t3236;
    entry[262] = entry[262] ^ t3237;
    entry[263] = entry[263] ^ t3238;
    entry[264] = entry[264] ^ t3239;
    entry[265] = entry[265] ^ t3240;
    entry[266] = entry[266] ^ t3241;
    entry[267] = entry[267] ^ t3242;
    entry[268] = entry[268] ^ t3243;
    entry[269] = entry[269] ^ t3244;
    entry[270] = entry[270] ^ t3245;
    entry[271] = entry[271] ^ t3246;
    entry[272] = entry[272] ^ t3247;
    entry[273] = entry[273] ^ t3248;
    entry[274] = entry[274] ^ t3249;
    entry[275] = entry[275] ^ t3250;
    entry[276] = entry[276] ^ t3251;
    entry[277] = entry[277] ^ t3252;
    entry[278] = entry[278] ^ t3253;
    entry[279] = entry[279] ^ t3254;
    entry[280] = entry[280] ^ t3255;
    entry[281] = entry[281] ^ t3256;
    entry[282] = entry[282] ^ t3257;
    entry[283] = entry[283] ^ t3258;
    entry[284] = entry[284] ^ t3259;
    entry[285] = entry[285] ^ t3260;
    entry[286] = entry[286] ^ t3261;
    entry[287] = entry[287] ^ t3262;
    Flags { corrected: t3263, uncorrectable: t2974 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 4]; CHECK_BITS] = [
    [
        0x7ffcc4fbb8cc7668, 0x6b2140b80421fcf4, 0x2306de060141e462, 0xf371bc86fc4eadae,
    ],
    [
        0x80054d0dc9559ab9, 0xbd63c0c90c63051d, 0x650a620a02c22ca7, 0x1592c58b05d2f6f2,
    ],
    [
        0x010b9b1b92aa3472, 0x7ac6819218c60b3a, 0xca14c5140485594f, 0x2a248a160ba4ede5,
    ],
    [
        0x03173736245468e4, 0xf48d0224318d1774, 0x95298a29080ab29f, 0x5549152d1748dbcb,
    ],
    [
        0x072e6f6c49a9d1c8, 0xe91a0449631a2ee8, 0x2b5215521014653f, 0xaa932a5a2e90b796,
    ],
    [
        0x70a11a222b9fd5f9, 0xb814482bc214a124, 0x75a3f4a320682e1d, 0xa756e933a16ec382,
    ],
    [
        0x9fbff1beeef3dd9a, 0x1a08d0ee8108bfbd, 0xc84137414090b958, 0xbcdc6fe1bf932bab,
    ],
    [
        0x3f7ee27ddce6bb34, 0x3510a0dc02107e7a, 0x91836f83802072b1, 0x79b8dec37e275657,
    ],
    [
        0xe2f3917ba62dd962, 0xdbd8bf9ddce80fd8, 0x7d77c1eeeab4de77, 0x2bcbdca778a59ac0,
    ],
    [
        0x2615b28cea776aa7, 0x6c68c1a664381068, 0x869843323edd6298, 0x7d5d64e888eeae41,
    ],
    [
        0x4d2a6519d4efd54f, 0xd9d1824cc97021d1, 0x0d3087647cbbc530, 0xfbbac9d011dc5c83,
    ],
    [
        0x9b55ca32a8dfab9f, 0xb3a3059892e042a3, 0x1b600ec9f8768a60, 0xf67592a022b8b906,
    ],
    [
        0x37aa956450bf573f, 0x66470b3024c08447, 0x36c11c92f1ec15c1, 0xedeb24404571720c,
    ],
    [
        0x8da7bab20753771d, 0x1657a8fd95690657, 0x11f5f8ca086cf4f5, 0xf01c9527f3467ed8,
    ],
    [
        0xf8bce41ea98b3658, 0xf676ef67f73a0376, 0x5f9d307bfa6d379d, 0xcaf2f7e99e296670,
    ],
    [
        0xf179c83d53166cb1, 0xedecdfceee7407ec, 0xbe3b60f7f5da6f3b, 0x95e5eed33c52cde0,
    ],
    [
        0x7531335aef6a5c11, 0x6b27c44e5cf9430d, 0xf2df589a88e98af0, 0x411c0e437013afaf,
    ],
    [
        0x9e5254ef30bfe533, 0xbd694dd2e50bc416, 0x1760e9ae993a9f11, 0xc22512c49035f0f0,
    ],
    [
        0x3ca5a9df607ecb67, 0x7ad29ba4cb17892d, 0x2ec1d35c33743f22, 0x854a2589206be1e1,
    ],
    [
        0x784b53bfc1fc96ce, 0xf4a43748962e125a, 0x5d82a7b967e87f45, 0x0a944a1241d6c3c3,
    ],
    [
        0xf097a67e82f92c9d, 0xe9486f902c5d25b5, 0xba054f72ced0ff8b, 0x1428942583ac8686,
    ],
    [
        0x941e7fa6ea98052a, 0xb8b71a6e05430967, 0x87d4c77e154974e6, 0x684d2609764ba2a2,
    ],
    [
        0x5d0ccc163b5a5744, 0x1a49f193577e50c3, 0xfc77d666a27a623c, 0x908743509c84ebeb,
    ],
    [
        0xba18992d77b5ae88, 0x3593e227aefca186, 0xf9efaccd44f4c578, 0x200e87a13809d7d7,
    ],
    [
        0x40e98d48bde97802, 0xb7e3fae335b8f60f, 0xd490f5f97814345f, 0x7fad3bbf2223a497,
    ],
    [
        0xc03a97d8c73a8806, 0xd9240f245ec91b10, 0x7cb01f0b883d5ce1, 0x80f64cc16765ecb8,
    ],
    [
        0x81742fb08e74110c, 0xb3491f49bd923621, 0xf8613e17117bb9c3, 0x01ed9882cecad871,
    ],
    [
        0x02e85e611de82218, 0x66933e937a246c42, 0xf1c27c2e22f77286, 0x03db30059d95b0e3,
    ],
    [
        0x04d0bdc23ad04531, 0xcd277c27f449d984, 0xe285f85d45eee40d, 0x07b7600b3b2b61c7,
    ],
    [
        0x4849f7cdc949f361, 0x2dad02addc2b4506, 0x109a0443f3c8fc44, 0x70c3faa855756619,
    ],
    [
        0xd07a63d22f7a9ec0, 0xedb8feb88dee7d03, 0xf5a4fd7e9e85cdd7, 0x9f2bceef88c869a5,
    ],
    [
        0xa0f4c6a45ef43c81, 0xdb71fd711adcfb07, 0xea48fafc3c0a9aaf, 0x3f569ddf1191d24b,
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
        0x349af9c8e472b968, 0xbbddd5d168349a76, 0xe6f39fa954aa55cc, 0xdcee2b492492c9b8, 0x7dbe226c361b0dfb,
        0xe2f11a6f379b4dc4, 0x7ebfa12e170b05fc, 0x3f9f70070301807f, 0x7abd24e8743a1df4, 0x7ebfa12e170b05fc,
        0x1008141a8dc66321, 0x0281c26331180c04, 0xdcee2b492492c9b8, 0xa0d048040281c040, 0x1008141a8dc66321,
        0x351ab8e9f47abd6b, 0xb1581d3f9f4fa762, 0x72b92e65b2592ce4, 0x209068140a85c241, 0x8040201008040201,
        0x8341a35229140a06, 0x6f37f4158ac562de, 0x8341a35229140a06, 0x91c8752b95ca6523, 0x57ab8296cbe5f2ae,
        0x562bc3b7dbedf6ad, 0x27936e9048a4d24e, 0x7ebfa12e170b05fc, 0xc3e1335a2d168b86, 0xde6fe92a158ac5bc,
        0xb8dc569349249271, 0x79bca7aa552a15f3,
    ],
    [
        0xb1581d3f9f4fa762, 0x6c367757abd56ad9, 0x168b53bfdfef772d, 0x53a90750a8d4eaa6, 0x3d1eb26432198c7b,
        0xc8e4ba95ca65b291, 0x79bca7aa552a15f3, 0xf1f88d379b4d26e2, 0xec765747a3d168d8, 0x070306844221100f,
        0x743a69c0e07038e8, 0xeef7952492c964dc, 0xce67fd30984ca69d, 0xdfefa80b0582c1bf, 0xec765747a3d168d8,
        0xedf61666b3d96cdb, 0x3b9df5c160309877, 0x6f37f4158ac562de, 0xda6d6cec76bbddb4, 0xf5fa08f1f87c3eea,
        0xf77bca92c96432ee, 0x6030f81c0e8743c1, 0x3b9df5c160309877, 0xbe5f11361b0d867d, 0xe070d80c068341c0,
        0xcd667e72b95cae9a, 0x52294671b8dceea5, 0x3c9ef34522118878, 0xd3e92740a0d0e8a7, 0xeef7952492c964dc,
        0xe5f21ceb75ba5dcb, 0x95caf0edf6fb7d2b,
    ],
    [
        0x88442a9dce673311, 0xae57052c96cbe55c, 0xb55a98f9fc7ebf6a, 0x773bea82c16030ef, 0x2d16a67ebfdfef5a,
        0x99cc7fa653a95433, 0x180c1e974ba55231, 0xba5d94f0783c9e75, 0x86c367b55a2d160d, 0xa15009251289c443,
        0xfc7e435d2e170bf9, 0xae57052c96cbe55c, 0x27936e9048a4d24e, 0xe2f11a6f379b4dc4, 0x9349b748a4d26927,
        0x351ab8e9f47abd6b, 0x783ce68b452211f0, 0xc56274ff7f3f9f8a, 0xf47a49d0e8743ae9, 0x44a215ce67339988,
        0xcd667e72b95cae9a, 0xacd6c74fa7d3e958, 0xef77d40582c160df, 0xf9fc87ba5d2e17f2, 0xd7eba286c3e1f0af,
        0xd7eba286c3e1f0af, 0x09844bacd66b3513, 0x389c768341209070, 0xa15009251289c443, 0x874326944a25120e,
        0x0e874d28944a251c, 0x209068140a85c241,
    ],
    [
        0x81c06131180c0602, 0x3c9ef34522118878, 0xf47a49d0e8743ae9, 0x5e2fc93a1d8ec7bd, 0xa4d2cdc261b0d848,
        0xc663f7bd5e2f978d, 0xf47a49d0e8743ae9, 0xa0d048040281c040, 0x070306844221100f, 0xfb7d45d96c361bf6,
        0xdcee2b492492c9b8, 0x1a8ddcf47abd5e35, 0x71b8ad27934924e3, 0xfdfe027c3e1f0ffa, 0x71b8ad27934924e3,
        0xdbed2dcd66b3d9b7, 0xafd7440d86c3e15f, 0x9acdfce472b95c34, 0x0a85c8eef77b3d14, 0x3c9ef34522118878,
        0xfc7e435d2e170bf9, 0xfafd04f87c3e1ff5, 0x48a49a85c261b090, 0xeaf510e2f1f87cd4, 0x4ba519c7e371b897,
        0xd2696661b0d8eca4, 0x91c8752b95ca6523, 0x1188553b9dce6722, 0xdfefa80b0582c1bf, 0x9dcefa6030984c3b,
        0x562bc3b7dbedf6ad, 0x3f9f70070301807f,
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
            crate::Symbol { unscale: 253, low: (1, 0), high: (1, 4) },
            crate::Symbol { unscale: 251, low: (2, 0), high: (2, 4) },
            crate::Symbol { unscale: 249, low: (3, 0), high: (3, 4) },
            crate::Symbol { unscale: 247, low: (4, 0), high: (4, 4) },
            crate::Symbol { unscale: 245, low: (5, 0), high: (5, 4) },
            crate::Symbol { unscale: 243, low: (6, 0), high: (6, 4) },
            crate::Symbol { unscale: 241, low: (7, 0), high: (7, 4) },
            crate::Symbol { unscale: 239, low: (8, 0), high: (8, 4) },
            crate::Symbol { unscale: 237, low: (9, 0), high: (9, 4) },
            crate::Symbol { unscale: 235, low: (10, 0), high: (10, 4) },
            crate::Symbol { unscale: 233, low: (11, 0), high: (11, 4) },
            crate::Symbol { unscale: 231, low: (12, 0), high: (12, 4) },
            crate::Symbol { unscale: 229, low: (13, 0), high: (13, 4) },
            crate::Symbol { unscale: 227, low: (14, 0), high: (14, 4) },
            crate::Symbol { unscale: 225, low: (15, 0), high: (15, 4) },
            crate::Symbol { unscale: 223, low: (16, 0), high: (16, 4) },
            crate::Symbol { unscale: 221, low: (17, 0), high: (17, 4) },
            crate::Symbol { unscale: 219, low: (18, 0), high: (18, 4) },
            crate::Symbol { unscale: 217, low: (19, 0), high: (19, 4) },
            crate::Symbol { unscale: 215, low: (20, 0), high: (20, 4) },
            crate::Symbol { unscale: 213, low: (21, 0), high: (21, 4) },
            crate::Symbol { unscale: 211, low: (22, 0), high: (22, 4) },
            crate::Symbol { unscale: 209, low: (23, 0), high: (23, 4) },
            crate::Symbol { unscale: 207, low: (24, 0), high: (24, 4) },
            crate::Symbol { unscale: 205, low: (25, 0), high: (25, 4) },
            crate::Symbol { unscale: 203, low: (26, 0), high: (26, 4) },
            crate::Symbol { unscale: 201, low: (27, 0), high: (27, 4) },
            crate::Symbol { unscale: 199, low: (28, 0), high: (28, 4) },
            crate::Symbol { unscale: 197, low: (29, 0), high: (29, 4) },
            crate::Symbol { unscale: 195, low: (30, 0), high: (30, 4) },
            crate::Symbol { unscale: 193, low: (31, 0), high: (31, 4) },
            crate::Symbol { unscale: 191, low: (32, 0), high: (32, 4) },
            crate::Symbol { unscale: 189, low: (33, 0), high: (33, 4) },
            crate::Symbol { unscale: 187, low: (34, 0), high: (34, 4) },
            crate::Symbol { unscale: 185, low: (35, 0), high: (35, 4) },
        ],
    },
];
static REPAIR: crate::SymbolRepair = crate::SymbolRepair {
    syndrome: [
        [
            0x00000000, 0x68f422f3, 0xd08b4485, 0xb87f6676, 0xc3758869, 0xab81aa9a, 0x13feccec, 0x7b0aee1f,
            0xe5ea73d2, 0x8d1e5121, 0x35613757, 0x5d9515a4, 0x269ffbbb, 0x4e6bd948, 0xf614bf3e, 0x9ee09dcd,
            0xa9b7e6c7, 0xc143c434, 0x793ca242, 0x11c880b1, 0x6ac26eae, 0x02364c5d, 0xba492a2b, 0xd2bd08d8,
            0x4c5d9515, 0x24a9b7e6, 0x9cd6d190, 0xf422f363, 0x8f281d7c, 0xe7dc3f8f, 0x5fa359f9, 0x37577b0a,
            0x310dafed, 0x59f98d1e, 0xe186eb68, 0x8972c99b, 0xf2782784, 0x9a8c0577, 0x22f36301, 0x4a0741f2,
            0xd4e7dc3f, 0xbc13fecc, 0x046c98ba, 0x6c98ba49, 0x17925456, 0x7f6676a5, 0xc71910d3, 0xafed3220,
            0x98ba492a, 0xf04e6bd9, 0x48310daf, 0x20c52f5c, 0x5bcfc143, 0x333be3b0, 0x8b4485c6, 0xe3b0a735,
            0x7d503af8, 0x15a4180b, 0xaddb7e7d, 0xc52f5c8e, 0xbe25b291, 0xd6d19062, 0x6eaef614, 0x065ad4e7,
            0x621a3db9, 0x0aee1f4a, 0xb291793c, 0xda655bcf, 0xa16fb5d0, 0xc99b9723, 0x71e4f155, 0x1910d3a6,
            0x87f04e6b, 0xef046c98, 0x577b0aee, 0x3f8f281d, 0x4485c602, 0x2c71e4f1, 0x940e8287, 0xfcfaa074,
            0xcbaddb7e, 0xa359f98d, 0x1b269ffb, 0x73d2bd08, 0x08d85317, 0x602c71e4, 0xd8531792, 0xb0a73561,
            0x2e47a8ac, 0x46b38a5f, 0xfeccec29, 0x9638ceda, 0xed3220c5, 0x85c60236, 0x3db96440, 0x554d46b3,
            0x53179254, 0x3be3b0a7, 0x839cd6d1, 0xeb68f422, 0x90621a3d, 0xf89638ce, 0x40e95eb8, 0x281d7c4b,
            0xb6fde186, 0xde09c375, 0x6676a503, 0x0e8287f0, 0x758869ef, 0x1d7c4b1c, 0xa5032d6a, 0xcdf70f99,
            0xfaa07493, 0x92545660, 0x2a2b3016, 0x42df12e5, 0x39d5fcfa, 0x5121de09, 0xe95eb87f, 0x81aa9a8c,
            0x1f4a0741, 0x77be25b2, 0xcfc143c4, 0xa7356137, 0xdc3f8f28, 0xb4cbaddb, 0x0cb4cbad, 0x6440e95e,
            0xc4347a11, 0xacc058e2, 0x14bf3e94, 0x7c4b1c67, 0x0741f278, 0x6fb5d08b, 0xd7cab6fd, 0xbf3e940e,
            0x21de09c3, 0x492a2b30, 0xf1554d46, 0x99a16fb5, 0xe2ab81aa, 0x8a5fa359, 0x3220c52f, 0x5ad4e7dc,
            0x6d839cd6, 0x0577be25, 0xbd08d853, 0xd5fcfaa0, 0xaef614bf, 0xc602364c, 0x7e7d503a, 0x168972c9,
            0x8869ef04, 0xe09dcdf7, 0x58e2ab81, 0x30168972, 0x4b1c676d, 0x23e8459e, 0x9b9723e8, 0xf363011b,
            0xf539d5fc, 0x9dcdf70f, 0x25b29179, 0x4d46b38a, 0x364c5d95, 0x5eb87f66, 0xe6c71910, 0x8e333be3,
            0x10d3a62e, 0x782784dd, 0xc058e2ab, 0xa8acc058, 0xd3a62e47, 0xbb520cb4, 0x032d6ac2, 0x6bd94831,
            0x5c8e333b, 0x347a11c8, 0x8c0577be, 0xe4f1554d, 0x9ffbbb52, 0xf70f99a1, 0x4f70ffd7, 0x2784dd24,
            0xb96440e9, 0xd190621a, 0x69ef046c, 0x011b269f, 0x7a11c880, 0x12e5ea73, 0xaa9a8c05, 0xc26eaef6,
            0xa62e47a8, 0xceda655b, 0x76a5032d, 0x1e5121de, 0x655bcfc1, 0x0dafed32, 0xb5d08b44, 0xdd24a9b7,
            0x43c4347a, 0x2b301689, 0x934f70ff, 0xfbbb520c, 0x80b1bc13, 0xe8459ee0, 0x503af896, 0x38ceda65,
            0x0f99a16f, 0x676d839c, 0xdf12e5ea, 0xb7e6c719, 0xccec2906, 0xa4180bf5, 0x1c676d83, 0x74934f70,
            0xea73d2bd, 0x8287f04e, 0x3af89638, 0x520cb4cb, 0x29065ad4, 0x41f27827, 0xf98d1e51, 0x91793ca2,
            0x9723e845, 0xffd7cab6, 0x47a8acc0, 0x2f5c8e33, 0x5456602c, 0x3ca242df, 0x84dd24a9, 0xec29065a,
            0x72c99b97, 0x1a3db964, 0xa242df12, 0xcab6fde1, 0xb1bc13fe, 0xd948310d, 0x6137577b, 0x09c37588,
            0x3e940e82, 0x56602c71, 0xee1f4a07, 0x86eb68f4, 0xfde186eb, 0x9515a418, 0x2d6ac26e, 0x459ee09d,
            0xdb7e7d50, 0xb38a5fa3, 0x0bf539d5, 0x63011b26, 0x180bf539, 0x70ffd7ca, 0xc880b1bc, 0xa074934f,
        ],
        [
            0x00000000, 0xf0841275, 0x836b24ea, 0x73ef369f, 0x65d648b7, 0x95525ac2, 0xe6bd6c5d, 0x16397e28,
            0xcacf900d, 0x3a4b8278, 0x49a4b4e7, 0xb920a692, 0xaf19d8ba, 0x5f9dcacf, 0x2c72fc50, 0xdcf6ee25,
            0xf7fd431a, 0x0779516f, 0x749667f0, 0x84127585, 0x922b0bad, 0x62af19d8, 0x11402f47, 0xe1c43d32,
            0x3d32d317, 0xcdb6c162, 0xbe59f7fd, 0x4edde588, 0x58e49ba0, 0xa86089d5, 0xdb8fbf4a, 0x2b0bad3f,
            0x8d998634, 0x7d1d9441, 0x0ef2a2de, 0xfe76b0ab, 0xe84fce83, 0x18cbdcf6, 0x6b24ea69, 0x9ba0f81c,
            0x47561639, 0xb7d2044c, 0xc43d32d3, 0x34b920a6, 0x22805e8e, 0xd2044cfb, 0xa1eb7a64, 0x516f6811,
            0x7a64c52e, 0x8ae0d75b, 0xf90fe1c4, 0x098bf3b1, 0x1fb28d99, 0xef369fec, 0x9cd9a973, 0x6c5dbb06,
            0xb0ab5523, 0x402f4756, 0x33c071c9, 0xc34463bc, 0xd57d1d94, 0x25f90fe1, 0x5616397e, 0xa6922b0b,
            0x79516f68, 0x89d57d1d, 0xfa3a4b82, 0x0abe59f7, 0x1c8727df, 0xec0335aa, 0x9fec0335, 0x6f681140,
            0xb39eff65, 0x431aed10, 0x30f5db8f, 0xc071c9fa, 0xd648b7d2, 0x26cca5a7, 0x55239338, 0xa5a7814d,
            0x8eac2c72, 0x7e283e07, 0x0dc70898, 0xfd431aed, 0xeb7a64c5, 0x1bfe76b0, 0x6811402f, 0x9895525a,
            0x4463bc7f, 0xb4e7ae0a, 0xc7089895, 0x378c8ae0, 0x21b5f4c8, 0xd131e6bd, 0xa2ded022, 0x525ac257,
            0xf4c8e95c, 0x044cfb29, 0x77a3cdb6, 0x8727dfc3, 0x911ea1eb, 0x619ab39e, 0x12758501, 0xe2f19774,
            0x3e077951, 0xce836b24, 0xbd6c5dbb, 0x4de84fce, 0x5bd131e6, 0xab552393, 0xd8ba150c, 0x283e0779,
            0x0335aa46, 0xf3b1b833, 0x805e8eac, 0x70da9cd9, 0x66e3e2f1, 0x9667f084, 0xe588c61b, 0x150cd46e,
            0xc9fa3a4b, 0x397e283e, 0x4a911ea1, 0xba150cd4, 0xac2c72fc, 0x5ca86089, 0x2f475616, 0xdfc34463,
            0xf2a2ded0, 0x0226cca5, 0x71c9fa3a, 0x814de84f, 0x97749667, 0x67f08412, 0x141fb28d, 0xe49ba0f8,
            0x386d4edd, 0xc8e95ca8, 0xbb066a37, 0x4b827842, 0x5dbb066a, 0xad3f141f, 0xded02280, 0x2e5430f5,
            0x055f9dca, 0xf5db8fbf, 0x8634b920, 0x76b0ab55, 0x6089d57d, 0x900dc708, 0xe3e2f197, 0x1366e3e2,
            0xcf900dc7, 0x3f141fb2, 0x4cfb292d, 0xbc7f3b58, 0xaa464570, 0x5ac25705, 0x292d619a, 0xd9a973ef,
            0x7f3b58e4, 0x8fbf4a91, 0xfc507c0e, 0x0cd46e7b, 0x1aed1053, 0xea690226, 0x998634b9, 0x690226cc,
            0xb5f4c8e9, 0x4570da9c, 0x369fec03, 0xc61bfe76, 0xd022805e, 0x20a6922b, 0x5349a4b4, 0xa3cdb6c1,
            0x88c61bfe, 0x7842098b, 0x0bad3f14, 0xfb292d61, 0xed105349, 0x1d94413c, 0x6e7b77a3, 0x9eff65d6,
            0x42098bf3, 0xb28d9986, 0xc162af19, 0x31e6bd6c, 0x27dfc344, 0xd75bd131, 0xa4b4e7ae, 0x5430f5db,
            0x8bf3b1b8, 0x7b77a3cd, 0x08989552, 0xf81c8727, 0xee25f90f, 0x1ea1eb7a, 0x6d4edde5, 0x9dcacf90,
            0x413c21b5, 0xb1b833c0, 0xc257055f, 0x32d3172a, 0x24ea6902, 0xd46e7b77, 0xa7814de8, 0x57055f9d,
            0x7c0ef2a2, 0x8c8ae0d7, 0xff65d648, 0x0fe1c43d, 0x19d8ba15, 0xe95ca860, 0x9ab39eff, 0x6a378c8a,
            0xb6c162af, 0x464570da, 0x35aa4645, 0xc52e5430, 0xd3172a18, 0x2393386d, 0x507c0ef2, 0xa0f81c87,
            0x066a378c, 0xf6ee25f9, 0x85011366, 0x75850113, 0x63bc7f3b, 0x93386d4e, 0xe0d75bd1, 0x105349a4,
            0xcca5a781, 0x3c21b5f4, 0x4fce836b, 0xbf4a911e, 0xa973ef36, 0x59f7fd43, 0x2a18cbdc, 0xda9cd9a9,
            0xf1977496, 0x011366e3, 0x72fc507c, 0x82784209, 0x94413c21, 0x64c52e54, 0x172a18cb, 0xe7ae0abe,
            0x3b58e49b, 0xcbdcf6ee, 0xb833c071, 0x48b7d204, 0x5e8eac2c, 0xae0abe59, 0xdde588c6, 0x2d619ab3,
        ],
        [
            0x00000000, 0x8aff9c24, 0x779d5b48, 0xfd62c76c, 0xee59b690, 0x64a62ab4, 0x99c4edd8, 0x133b71fc,
            0xbfb20f43, 0x354d9367, 0xc82f540b, 0x42d0c82f, 0x51ebb9d3, 0xdb1425f7, 0x2676e29b, 0xac897ebf,
            0x1d071e86, 0x97f882a2, 0x6a9a45ce, 0xe065d9ea, 0xf35ea816, 0x79a13432, 0x84c3f35e, 0x0e3c6f7a,
            0xa2b511c5, 0x284a8de1, 0xd5284a8d, 0x5fd7d6a9, 0x4ceca755, 0xc6133b71, 0x3b71fc1d, 0xb18e6039,
            0x3a0e3c6f, 0xb0f1a04b, 0x4d936727, 0xc76cfb03, 0xd4578aff, 0x5ea816db, 0xa3cad1b7, 0x29354d93,
            0x85bc332c, 0x0f43af08, 0xf2216864, 0x78def440, 0x6be585bc, 0xe11a1998, 0x1c78def4, 0x968742d0,
            0x270922e9, 0xadf6becd, 0x509479a1, 0xda6be585, 0xc9509479, 0x43af085d, 0xbecdcf31, 0x34325315,
            0x98bb2daa, 0x1244b18e, 0xef2676e2, 0x65d9eac6, 0x76e29b3a, 0xfc1d071e, 0x017fc072, 0x8b805c56,
            0x741c78de, 0xfee3e4fa, 0x03812396, 0x897ebfb2, 0x9a45ce4e, 0x10ba526a, 0xedd89506, 0x67270922,
            0xcbae779d, 0x4151ebb9, 0xbc332cd5, 0x36ccb0f1, 0x25f7c10d, 0xaf085d29, 0x526a9a45, 0xd8950661,
            0x691b6658, 0xe3e4fa7c, 0x1e863d10, 0x9479a134, 0x8742d0c8, 0x0dbd4cec, 0xf0df8b80, 0x7a2017a4,
            0xd6a9691b, 0x5c56f53f, 0xa1343253, 0x2bcbae77, 0x38f0df8b, 0xb20f43af, 0x4f6d84c3, 0xc59218e7,
            0x4e1244b1, 0xc4edd895, 0x398f1ff9, 0xb37083dd, 0xa04bf221, 0x2ab46e05, 0xd7d6a969, 0x5d29354d,
            0xf1a04bf2, 0x7b5fd7d6, 0x863d10ba, 0x0cc28c9e, 0x1ff9fd62, 0x95066146, 0x6864a62a, 0xe29b3a0e,
            0x53155a37, 0xd9eac613, 0x2488017f, 0xae779d5b, 0xbd4ceca7, 0x37b37083, 0xcad1b7ef, 0x402e2bcb,
            0xeca75574, 0x6658c950, 0x9b3a0e3c, 0x11c59218, 0x02fee3e4, 0x88017fc0, 0x7563b8ac, 0xff9c2488,
            0xe838f0df, 0x62c76cfb, 0x9fa5ab97, 0x155a37b3, 0x0661464f, 0x8c9eda6b, 0x71fc1d07, 0xfb038123,
            0x578aff9c, 0xdd7563b8, 0x2017a4d4, 0xaae838f0, 0xb9d3490c, 0x332cd528, 0xce4e1244, 0x44b18e60,
            0xf53fee59, 0x7fc0727d, 0x82a2b511, 0x085d2935, 0x1b6658c9, 0x9199c4ed, 0x6cfb0381, 0xe6049fa5,
            0x4a8de11a, 0xc0727d3e, 0x3d10ba52, 0xb7ef2676, 0xa4d4578a, 0x2e2bcbae, 0xd3490cc2, 0x59b690e6,
            0xd236ccb0, 0x58c95094, 0xa5ab97f8, 0x2f540bdc, 0x3c6f7a20, 0xb690e604, 0x4bf22168, 0xc10dbd4c,
            0x6d84c3f3, 0xe77b5fd7, 0x1a1998bb, 0x90e6049f, 0x83dd7563, 0x0922e947, 0xf4402e2b, 0x7ebfb20f,
            0xcf31d236, 0x45ce4e12, 0xb8ac897e, 0x3253155a, 0x216864a6, 0xab97f882, 0x56f53fee, 0xdc0aa3ca,
            0x7083dd75, 0xfa7c4151, 0x071e863d, 0x8de11a19, 0x9eda6be5, 0x1425f7c1, 0xe94730ad, 0x63b8ac89,
            0x9c248801, 0x16db1425, 0xebb9d349, 0x61464f6d, 0x727d3e91, 0xf882a2b5, 0x05e065d9, 0x8f1ff9fd,
            0x23968742, 0xa9691b66, 0x540bdc0a, 0xdef4402e, 0xcdcf31d2, 0x4730adf6, 0xba526a9a, 0x30adf6be,
            0x81239687, 0x0bdc0aa3, 0xf6becdcf, 0x7c4151eb, 0x6f7a2017, 0xe585bc33, 0x18e77b5f, 0x9218e77b,
            0x3e9199c4, 0xb46e05e0, 0x490cc28c, 0xc3f35ea8, 0xd0c82f54, 0x5a37b370, 0xa755741c, 0x2daae838,
            0xa62ab46e, 0x2cd5284a, 0xd1b7ef26, 0x5b487302, 0x487302fe, 0xc28c9eda, 0x3fee59b6, 0xb511c592,
            0x1998bb2d, 0x93672709, 0x6e05e065, 0xe4fa7c41, 0xf7c10dbd, 0x7d3e9199, 0x805c56f5, 0x0aa3cad1,
            0xbb2daae8, 0x31d236cc, 0xccb0f1a0, 0x464f6d84, 0x55741c78, 0xdf8b805c, 0x22e94730, 0xa816db14,
            0x049fa5ab, 0x8e60398f, 0x7302fee3, 0xf9fd62c7, 0xeac6133b, 0x60398f1f, 0x9d5b4873, 0x17a4d457,
        ],
        [
            0x00000000, 0xad0a9dd6, 0x391459cf, 0x941ec419, 0x7228b2fd, 0xdf222f2b, 0x4b3ceb32, 0xe63676e4,
            0xe4500799, 0x495a9a4f, 0xdd445e56, 0x704ec380, 0x9678b564, 0x3b7228b2, 0xaf6cecab, 0x0266717d,
            0xaba00e51, 0x06aa9387, 0x92b4579e, 0x3fbeca48, 0xd988bcac, 0x7482217a, 0xe09ce563, 0x4d9678b5,
            0x4ff009c8, 0xe2fa941e, 0x76e45007, 0xdbeecdd1, 0x3dd8bb35, 0x90d226e3, 0x04cce2fa, 0xa9c67f2c,
            0x35231ca2, 0x98298174, 0x0c37456d, 0xa13dd8bb, 0x470bae5f, 0xea013389, 0x7e1ff790, 0xd3156a46,
            0xd1731b3b, 0x7c7986ed, 0xe86742f4, 0x456ddf22, 0xa35ba9c6, 0x0e513410, 0x9a4ff009, 0x37456ddf,
            0x9e8312f3, 0x33898f25, 0xa7974b3c, 0x0a9dd6ea, 0xecaba00e, 0x41a13dd8, 0xd5bff9c1, 0x78b56417,
            0x7ad3156a, 0xd7d988bc, 0x43c74ca5, 0xeecdd173, 0x08fba797, 0xa5f13a41, 0x31effe58, 0x9ce5638e,
            0x6a463827, 0xc74ca5f1, 0x535261e8, 0xfe58fc3e, 0x186e8ada, 0xb564170c, 0x217ad315, 0x8c704ec3,
            0x8e163fbe, 0x231ca268, 0xb7026671, 0x1a08fba7, 0xfc3e8d43, 0x51341095, 0xc52ad48c, 0x6820495a,
            0xc1e63676, 0x6cecaba0, 0xf8f26fb9, 0x55f8f26f, 0xb3ce848b, 0x1ec4195d, 0x8adadd44, 0x27d04092,
            0x25b631ef, 0x88bcac39, 0x1ca26820, 0xb1a8f5f6, 0x579e8312, 0xfa941ec4, 0x6e8adadd, 0xc380470b,
            0x5f652485, 0xf26fb953, 0x66717d4a, 0xcb7be09c, 0x2d4d9678, 0x80470bae, 0x1459cfb7, 0xb9535261,
            0xbb35231c, 0x163fbeca, 0x82217ad3, 0x2f2be705, 0xc91d91e1, 0x64170c37, 0xf009c82e, 0x5d0355f8,
            0xf4c52ad4, 0x59cfb702, 0xcdd1731b, 0x60dbeecd, 0x86ed9829, 0x2be705ff, 0xbff9c1e6, 0x12f35c30,
            0x10952d4d, 0xbd9fb09b, 0x29817482, 0x848be954, 0x62bd9fb0, 0xcfb70266, 0x5ba9c67f, 0xf6a35ba9,
            0xd48c704e, 0x7986ed98, 0xed982981, 0x4092b457, 0xa6a4c2b3, 0x0bae5f65, 0x9fb09b7c, 0x32ba06aa,
            0x30dc77d7, 0x9dd6ea01, 0x09c82e18, 0xa4c2b3ce, 0x42f4c52a, 0xeffe58fc, 0x7be09ce5, 0xd6ea0133,
            0x7f2c7e1f, 0xd226e3c9, 0x463827d0, 0xeb32ba06, 0x0d04cce2, 0xa00e5134, 0x3410952d, 0x991a08fb,
            0x9b7c7986, 0x3676e450, 0xa2682049, 0x0f62bd9f, 0xe954cb7b, 0x445e56ad, 0xd04092b4, 0x7d4a0f62,
            0xe1af6cec, 0x4ca5f13a, 0xd8bb3523, 0x75b1a8f5, 0x9387de11, 0x3e8d43c7, 0xaa9387de, 0x07991a08,
            0x05ff6b75, 0xa8f5f6a3, 0x3ceb32ba, 0x91e1af6c, 0x77d7d988, 0xdadd445e, 0x4ec38047, 0xe3c91d91,
            0x4a0f62bd, 0xe705ff6b, 0x731b3b72, 0xde11a6a4, 0x3827d040, 0x952d4d96, 0x0133898f, 0xac391459,
            0xae5f6524, 0x0355f8f2, 0x974b3ceb, 0x3a41a13d, 0xdc77d7d9, 0x717d4a0f, 0xe5638e16, 0x486913c0,
            0xbeca4869, 0x13c0d5bf, 0x87de11a6, 0x2ad48c70, 0xcce2fa94, 0x61e86742, 0xf5f6a35b, 0x58fc3e8d,
            0x5a9a4ff0, 0xf790d226, 0x638e163f, 0xce848be9, 0x28b2fd0d, 0x85b860db, 0x11a6a4c2, 0xbcac3914,
            0x156a4638, 0xb860dbee, 0x2c7e1ff7, 0x81748221, 0x6742f4c5, 0xca486913, 0x5e56ad0a, 0xf35c30dc,
            0xf13a41a1, 0x5c30dc77, 0xc82e186e, 0x652485b8, 0x8312f35c, 0x2e186e8a, 0xba06aa93, 0x170c3745,
            0x8be954cb, 0x26e3c91d, 0xb2fd0d04, 0x1ff790d2, 0xf9c1e636, 0x54cb7be0, 0xc0d5bff9, 0x6ddf222f,
            0x6fb95352, 0xc2b3ce84, 0x56ad0a9d, 0xfba7974b, 0x1d91e1af, 0xb09b7c79, 0x2485b860, 0x898f25b6,
            0x20495a9a, 0x8d43c74c, 0x195d0355, 0xb4579e83, 0x5261e867, 0xff6b75b1, 0x6b75b1a8, 0xc67f2c7e,
            0xc4195d03, 0x6913c0d5, 0xfd0d04cc, 0x5007991a, 0xb631effe, 0x1b3b7228, 0x8f25b631, 0x222f2be7,
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
