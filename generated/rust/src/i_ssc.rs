//! I:SSC: encoder and decoder. Generated; do not edit.
//!
//! Scheme `i-ssc`, sha-256 3d87891828b389106c123b554dfc558e99560ecc6e9eafa72f40b996c7572365.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
//! 6.2.
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "i-ssc";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "3d87891828b389106c123b554dfc558e99560ecc6e9eafa72f40b996c7572365";
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
    t0 = data[0] ^ data[8] ^ data[16] ^ data[24] ^ data[32] ^ data[40] ^ data[48] ^ data[56] ^ data[132]
        ^ data[140] ^ data[148] ^ data[156] ^ data[164] ^ data[172] ^ data[180] ^ data[188];
    t1 = data[1] ^ data[9] ^ data[17] ^ data[25] ^ data[33] ^ data[41] ^ data[49] ^ data[57] ^ data[133]
        ^ data[141] ^ data[149] ^ data[157] ^ data[165] ^ data[173] ^ data[181] ^ data[189];
    t2 = data[2] ^ data[10] ^ data[18] ^ data[26] ^ data[34] ^ data[42] ^ data[50] ^ data[58] ^ data[134]
        ^ data[142] ^ data[150] ^ data[158] ^ data[166] ^ data[174] ^ data[182] ^ data[190];
    t3 = data[3] ^ data[11] ^ data[19] ^ data[27] ^ data[35] ^ data[43] ^ data[51] ^ data[59] ^ data[135]
        ^ data[143] ^ data[151] ^ data[159] ^ data[167] ^ data[175] ^ data[183] ^ data[191];
    t4 = data[64] ^ data[72] ^ data[80] ^ data[88] ^ data[96] ^ data[104] ^ data[112] ^ data[120] ^ data[196]
        ^ data[204] ^ data[212] ^ data[220] ^ data[228] ^ data[236] ^ data[244] ^ data[252];
    t5 = data[65] ^ data[73] ^ data[81] ^ data[89] ^ data[97] ^ data[105] ^ data[113] ^ data[121] ^ data[197]
        ^ data[205] ^ data[213] ^ data[221] ^ data[229] ^ data[237] ^ data[245] ^ data[253];
    t6 = data[66] ^ data[74] ^ data[82] ^ data[90] ^ data[98] ^ data[106] ^ data[114] ^ data[122] ^ data[198]
        ^ data[206] ^ data[214] ^ data[222] ^ data[230] ^ data[238] ^ data[246] ^ data[254];
    t7 = data[67] ^ data[75] ^ data[83] ^ data[91] ^ data[99] ^ data[107] ^ data[115] ^ data[123] ^ data[199]
        ^ data[207] ^ data[215] ^ data[223] ^ data[231] ^ data[239] ^ data[247] ^ data[255];
    t8 = data[0] ^ data[26] ^ data[32] ^ data[34] ^ data[35] ^ data[40] ^ data[41] ^ data[42] ^ data[48] ^ data[58]
        ^ data[59] ^ data[74] ^ data[80] ^ data[82] ^ data[83] ^ data[88] ^ data[89] ^ data[90] ^ data[96]
        ^ data[106] ^ data[107] ^ data[112] ^ data[113] ^ data[114] ^ data[120] ^ data[122] ^ data[123] ^ data[151]
        ^ data[157] ^ data[159] ^ data[165] ^ data[166] ^ data[167] ^ data[172] ^ data[173] ^ data[183] ^ data[189]
        ^ data[190] ^ data[191] ^ data[199] ^ data[205] ^ data[207] ^ data[213] ^ data[214] ^ data[215] ^ data[220]
        ^ data[221] ^ data[231] ^ data[237] ^ data[238] ^ data[239] ^ data[244] ^ data[245] ^ data[247] ^ data[253]
        ^ data[254] ^ data[255];
    t9 = data[1] ^ data[26] ^ data[27] ^ data[32] ^ data[33] ^ data[34] ^ data[40] ^ data[43] ^ data[49] ^ data[58]
        ^ data[74] ^ data[75] ^ data[80] ^ data[81] ^ data[82] ^ data[88] ^ data[91] ^ data[97] ^ data[106]
        ^ data[112] ^ data[115] ^ data[121] ^ data[122] ^ data[132] ^ data[151] ^ data[157] ^ data[158] ^ data[159]
        ^ data[164] ^ data[165] ^ data[174] ^ data[180] ^ data[183] ^ data[189] ^ data[199] ^ data[205] ^ data[206]
        ^ data[207] ^ data[212] ^ data[213] ^ data[222] ^ data[228] ^ data[231] ^ data[237] ^ data[246] ^ data[247]
        ^ data[252] ^ data[253];
    t10 = data[2] ^ data[8] ^ data[27] ^ data[33] ^ data[34] ^ data[35] ^ data[40] ^ data[41] ^ data[50] ^ data[56]
        ^ data[59] ^ data[75] ^ data[81] ^ data[82] ^ data[83] ^ data[88] ^ data[89] ^ data[98] ^ data[104]
        ^ data[107] ^ data[113] ^ data[122] ^ data[123] ^ data[133] ^ data[158] ^ data[159] ^ data[164] ^ data[165]
        ^ data[166] ^ data[172] ^ data[175] ^ data[181] ^ data[190] ^ data[206] ^ data[207] ^ data[212] ^ data[213]
        ^ data[214] ^ data[220] ^ data[223] ^ data[229] ^ data[238] ^ data[244] ^ data[247] ^ data[253] ^ data[254];
    t11 = data[3] ^ data[9] ^ data[34] ^ data[35] ^ data[40] ^ data[41] ^ data[42] ^ data[48] ^ data[51] ^ data[57]
        ^ data[82] ^ data[83] ^ data[88] ^ data[89] ^ data[90] ^ data[96] ^ data[99] ^ data[105] ^ data[114]
        ^ data[120] ^ data[123] ^ data[134] ^ data[140] ^ data[159] ^ data[165] ^ data[166] ^ data[167] ^ data[172]
        ^ data[173] ^ data[182] ^ data[188] ^ data[191] ^ data[207] ^ data[213] ^ data[214] ^ data[215] ^ data[220]
        ^ data[221] ^ data[230] ^ data[236] ^ data[239] ^ data[245] ^ data[254] ^ data[255];
    t12 = data[10] ^ data[16] ^ data[35] ^ data[41] ^ data[42] ^ data[43] ^ data[48] ^ data[49] ^ data[58]
        ^ data[64] ^ data[83] ^ data[89] ^ data[90] ^ data[91] ^ data[96] ^ data[97] ^ data[106] ^ data[112]
        ^ data[115] ^ data[121] ^ data[135] ^ data[141] ^ data[166] ^ data[167] ^ data[172] ^ data[173] ^ data[174]
        ^ data[180] ^ data[183] ^ data[189] ^ data[214] ^ data[215] ^ data[220] ^ data[221] ^ data[222] ^ data[228]
        ^ data[231] ^ data[237] ^ data[246] ^ data[252] ^ data[255];
    t13 = data[11] ^ data[17] ^ data[26] ^ data[32] ^ data[34] ^ data[35] ^ data[40] ^ data[41] ^ data[43]
        ^ data[49] ^ data[50] ^ data[56] ^ data[58] ^ data[65] ^ data[74] ^ data[80] ^ data[82] ^ data[83]
        ^ data[88] ^ data[89] ^ data[91] ^ data[97] ^ data[98] ^ data[104] ^ data[106] ^ data[112] ^ data[114]
        ^ data[120] ^ data[123] ^ data[142] ^ data[148] ^ data[151] ^ data[157] ^ data[159] ^ data[165] ^ data[166]
        ^ data[172] ^ data[174] ^ data[175] ^ data[180] ^ data[181] ^ data[183] ^ data[189] ^ data[191] ^ data[196]
        ^ data[199] ^ data[205] ^ data[207] ^ data[213] ^ data[214] ^ data[220] ^ data[222] ^ data[223] ^ data[228]
        ^ data[229] ^ data[231] ^ data[237] ^ data[239] ^ data[245] ^ data[254] ^ data[255];
    t14 = data[18] ^ data[24] ^ data[26] ^ data[27] ^ data[32] ^ data[33] ^ data[34] ^ data[40] ^ data[50]
        ^ data[51] ^ data[56] ^ data[57] ^ data[58] ^ data[66] ^ data[72] ^ data[74] ^ data[75] ^ data[80]
        ^ data[81] ^ data[82] ^ data[88] ^ data[98] ^ data[99] ^ data[104] ^ data[105] ^ data[106] ^ data[112]
        ^ data[114] ^ data[115] ^ data[120] ^ data[121] ^ data[122] ^ data[123] ^ data[143] ^ data[149] ^ data[151]
        ^ data[157] ^ data[158] ^ data[159] ^ data[164] ^ data[165] ^ data[175] ^ data[181] ^ data[182] ^ data[183]
        ^ data[188] ^ data[189] ^ data[191] ^ data[197] ^ data[199] ^ data[205] ^ data[206] ^ data[207] ^ data[212]
        ^ data[213] ^ data[223] ^ data[229] ^ data[230] ^ data[231] ^ data[236] ^ data[237] ^ data[239] ^ data[245]
        ^ data[246] ^ data[247] ^ data[252] ^ data[253] ^ data[254];
    t15 = data[19] ^ data[25] ^ data[27] ^ data[33] ^ data[34] ^ data[35] ^ data[40] ^ data[41] ^ data[51]
        ^ data[57] ^ data[58] ^ data[59] ^ data[67] ^ data[73] ^ data[75] ^ data[81] ^ data[82] ^ data[83]
        ^ data[88] ^ data[89] ^ data[99] ^ data[105] ^ data[106] ^ data[107] ^ data[112] ^ data[113] ^ data[115]
        ^ data[121] ^ data[122] ^ data[123] ^ data[150] ^ data[156] ^ data[158] ^ data[159] ^ data[164] ^ data[165]
        ^ data[166] ^ data[172] ^ data[182] ^ data[183] ^ data[188] ^ data[189] ^ data[190] ^ data[198] ^ data[204]
        ^ data[206] ^ data[207] ^ data[212] ^ data[213] ^ data[214] ^ data[220] ^ data[230] ^ data[231] ^ data[236]
        ^ data[237] ^ data[238] ^ data[244] ^ data[246] ^ data[247] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    t16 = data[4] ^ data[12] ^ data[20] ^ data[28] ^ data[36] ^ data[44] ^ data[52] ^ data[60] ^ data[128]
        ^ data[136] ^ data[144] ^ data[152] ^ data[160] ^ data[168] ^ data[176] ^ data[184];
    t17 = data[5] ^ data[13] ^ data[21] ^ data[29] ^ data[37] ^ data[45] ^ data[53] ^ data[61] ^ data[129]
        ^ data[137] ^ data[145] ^ data[153] ^ data[161] ^ data[169] ^ data[177] ^ data[185];
    t18 = data[6] ^ data[14] ^ data[22] ^ data[30] ^ data[38] ^ data[46] ^ data[54] ^ data[62] ^ data[130]
        ^ data[138] ^ data[146] ^ data[154] ^ data[162] ^ data[170] ^ data[178] ^ data[186];
    t19 = data[7] ^ data[15] ^ data[23] ^ data[31] ^ data[39] ^ data[47] ^ data[55] ^ data[63] ^ data[131]
        ^ data[139] ^ data[147] ^ data[155] ^ data[163] ^ data[171] ^ data[179] ^ data[187];
    t20 = data[68] ^ data[76] ^ data[84] ^ data[92] ^ data[100] ^ data[108] ^ data[116] ^ data[124] ^ data[192]
        ^ data[200] ^ data[208] ^ data[216] ^ data[224] ^ data[232] ^ data[240] ^ data[248];
    t21 = data[69] ^ data[77] ^ data[85] ^ data[93] ^ data[101] ^ data[109] ^ data[117] ^ data[125] ^ data[193]
        ^ data[201] ^ data[209] ^ data[217] ^ data[225] ^ data[233] ^ data[241] ^ data[249];
    t22 = data[70] ^ data[78] ^ data[86] ^ data[94] ^ data[102] ^ data[110] ^ data[118] ^ data[126] ^ data[194]
        ^ data[202] ^ data[210] ^ data[218] ^ data[226] ^ data[234] ^ data[242] ^ data[250];
    t23 = data[71] ^ data[79] ^ data[87] ^ data[95] ^ data[103] ^ data[111] ^ data[119] ^ data[127] ^ data[195]
        ^ data[203] ^ data[211] ^ data[219] ^ data[227] ^ data[235] ^ data[243] ^ data[251];
    t24 = data[23] ^ data[29] ^ data[31] ^ data[37] ^ data[38] ^ data[39] ^ data[44] ^ data[45] ^ data[55]
        ^ data[61] ^ data[62] ^ data[63] ^ data[71] ^ data[77] ^ data[79] ^ data[85] ^ data[86] ^ data[87]
        ^ data[92] ^ data[93] ^ data[103] ^ data[109] ^ data[110] ^ data[111] ^ data[116] ^ data[117] ^ data[119]
        ^ data[125] ^ data[126] ^ data[127] ^ data[128] ^ data[154] ^ data[160] ^ data[162] ^ data[163] ^ data[168]
        ^ data[169] ^ data[170] ^ data[176] ^ data[186] ^ data[187] ^ data[202] ^ data[208] ^ data[210] ^ data[211]
        ^ data[216] ^ data[217] ^ data[218] ^ data[224] ^ data[234] ^ data[235] ^ data[240] ^ data[241] ^ data[242]
        ^ data[248] ^ data[250] ^ data[251];
    t25 = data[4] ^ data[23] ^ data[29] ^ data[30] ^ data[31] ^ data[36] ^ data[37] ^ data[46] ^ data[52]
        ^ data[55] ^ data[61] ^ data[71] ^ data[77] ^ data[78] ^ data[79] ^ data[84] ^ data[85] ^ data[94]
        ^ data[100] ^ data[103] ^ data[109] ^ data[118] ^ data[119] ^ data[124] ^ data[125] ^ data[129] ^ data[154]
        ^ data[155] ^ data[160] ^ data[161] ^ data[162] ^ data[168] ^ data[171] ^ data[177] ^ data[186] ^ data[202]
        ^ data[203] ^ data[208] ^ data[209] ^ data[210] ^ data[216] ^ data[219] ^ data[225] ^ data[234] ^ data[240]
        ^ data[243] ^ data[249] ^ data[250];
    t26 = data[5] ^ data[30] ^ data[31] ^ data[36] ^ data[37] ^ data[38] ^ data[44] ^ data[47] ^ data[53]
        ^ data[62] ^ data[78] ^ data[79] ^ data[84] ^ data[85] ^ data[86] ^ data[92] ^ data[95] ^ data[101]
        ^ data[110] ^ data[116] ^ data[119] ^ data[125] ^ data[126] ^ data[130] ^ data[136] ^ data[155] ^ data[161]
        ^ data[162] ^ data[163] ^ data[168] ^ data[169] ^ data[178] ^ data[184] ^ data[187] ^ data[203] ^ data[209]
        ^ data[210] ^ data[211] ^ data[216] ^ data[217] ^ data[226] ^ data[232] ^ data[235] ^ data[241] ^ data[250]
        ^ data[251];
    t27 = data[6] ^ data[12] ^ data[31] ^ data[37] ^ data[38] ^ data[39] ^ data[44] ^ data[45] ^ data[54]
        ^ data[60] ^ data[63] ^ data[79] ^ data[85] ^ data[86] ^ data[87] ^ data[92] ^ data[93] ^ data[102]
        ^ data[108] ^ data[111] ^ data[117] ^ data[126] ^ data[127] ^ data[131] ^ data[137] ^ data[162] ^ data[163]
        ^ data[168] ^ data[169] ^ data[170] ^ data[176] ^ data[179] ^ data[185] ^ data[210] ^ data[211] ^ data[216]
        ^ data[217] ^ data[218] ^ data[224] ^ data[227] ^ data[233] ^ data[242] ^ data[248] ^ data[251];
    t28 = data[7] ^ data[13] ^ data[38] ^ data[39] ^ data[44] ^ data[45] ^ data[46] ^ data[52] ^ data[55]
        ^ data[61] ^ data[86] ^ data[87] ^ data[92] ^ data[93] ^ data[94] ^ data[100] ^ data[103] ^ data[109]
        ^ data[118] ^ data[124] ^ data[127] ^ data[138] ^ data[144] ^ data[163] ^ data[169] ^ data[170] ^ data[171]
        ^ data[176] ^ data[177] ^ data[186] ^ data[192] ^ data[211] ^ data[217] ^ data[218] ^ data[219] ^ data[224]
        ^ data[225] ^ data[234] ^ data[240] ^ data[243] ^ data[249];
    t29 = data[14] ^ data[20] ^ data[23] ^ data[29] ^ data[31] ^ data[37] ^ data[38] ^ data[44] ^ data[46]
        ^ data[47] ^ data[52] ^ data[53] ^ data[55] ^ data[61] ^ data[63] ^ data[68] ^ data[71] ^ data[77]
        ^ data[79] ^ data[85] ^ data[86] ^ data[92] ^ data[94] ^ data[95] ^ data[100] ^ data[101] ^ data[103]
        ^ data[109] ^ data[111] ^ data[117] ^ data[126] ^ data[127] ^ data[139] ^ data[145] ^ data[154] ^ data[160]
        ^ data[162] ^ data[163] ^ data[168] ^ data[169] ^ data[171] ^ data[177] ^ data[178] ^ data[184] ^ data[186]
        ^ data[193] ^ data[202] ^ data[208] ^ data[210] ^ data[211] ^ data[216] ^ data[217] ^ data[219] ^ data[225]
        ^ data[226] ^ data[232] ^ data[234] ^ data[240] ^ data[242] ^ data[248] ^ data[251];
    t30 = data[15] ^ data[21] ^ data[23] ^ data[29] ^ data[30] ^ data[31] ^ data[36] ^ data[37] ^ data[47]
        ^ data[53] ^ data[54] ^ data[55] ^ data[60] ^ data[61] ^ data[63] ^ data[69] ^ data[71] ^ data[77]
        ^ data[78] ^ data[79] ^ data[84] ^ data[85] ^ data[95] ^ data[101] ^ data[102] ^ data[103] ^ data[108]
        ^ data[109] ^ data[111] ^ data[117] ^ data[118] ^ data[119] ^ data[124] ^ data[125] ^ data[126] ^ data[146]
        ^ data[152] ^ data[154] ^ data[155] ^ data[160] ^ data[161] ^ data[162] ^ data[168] ^ data[178] ^ data[179]
        ^ data[184] ^ data[185] ^ data[186] ^ data[194] ^ data[200] ^ data[202] ^ data[203] ^ data[208] ^ data[209]
        ^ data[210] ^ data[216] ^ data[226] ^ data[227] ^ data[232] ^ data[233] ^ data[234] ^ data[240] ^ data[242]
        ^ data[243] ^ data[248] ^ data[249] ^ data[250] ^ data[251];
    t31 = data[22] ^ data[28] ^ data[30] ^ data[31] ^ data[36] ^ data[37] ^ data[38] ^ data[44] ^ data[54]
        ^ data[55] ^ data[60] ^ data[61] ^ data[62] ^ data[70] ^ data[76] ^ data[78] ^ data[79] ^ data[84]
        ^ data[85] ^ data[86] ^ data[92] ^ data[102] ^ data[103] ^ data[108] ^ data[109] ^ data[110] ^ data[116]
        ^ data[118] ^ data[119] ^ data[124] ^ data[125] ^ data[126] ^ data[127] ^ data[147] ^ data[153] ^ data[155]
        ^ data[161] ^ data[162] ^ data[163] ^ data[168] ^ data[169] ^ data[179] ^ data[185] ^ data[186] ^ data[187]
        ^ data[195] ^ data[201] ^ data[203] ^ data[209] ^ data[210] ^ data[211] ^ data[216] ^ data[217] ^ data[227]
        ^ data[233] ^ data[234] ^ data[235] ^ data[240] ^ data[241] ^ data[243] ^ data[249] ^ data[250] ^ data[251];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t24;
    check[5] = t25;
    check[6] = t26;
    check[7] = t27;
    check[8] = t4;
    check[9] = t5;
    check[10] = t6;
    check[11] = t7;
    check[12] = t28;
    check[13] = t29;
    check[14] = t30;
    check[15] = t31;
    check[16] = t16;
    check[17] = t17;
    check[18] = t18;
    check[19] = t19;
    check[20] = t8;
    check[21] = t9;
    check[22] = t10;
    check[23] = t11;
    check[24] = t20;
    check[25] = t21;
    check[26] = t22;
    check[27] = t23;
    check[28] = t12;
    check[29] = t13;
    check[30] = t14;
    check[31] = t15;
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
        t898, t899, t900, t901, t902, t903, t904, t905, t906, t907, t908, t909, t910,
    );
    t0 = entry[0] ^ entry[8] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[48] ^ entry[56] ^ entry[64]
        ^ entry[148] ^ entry[156] ^ entry[164] ^ entry[172] ^ entry[180] ^ entry[188] ^ entry[196] ^ entry[204];
    t1 = entry[1] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[57] ^ entry[65]
        ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[181] ^ entry[189] ^ entry[197] ^ entry[205];
    t2 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[50] ^ entry[58] ^ entry[66]
        ^ entry[150] ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[182] ^ entry[190] ^ entry[198] ^ entry[206];
    t3 = entry[3] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[51] ^ entry[59] ^ entry[67]
        ^ entry[151] ^ entry[159] ^ entry[167] ^ entry[175] ^ entry[183] ^ entry[191] ^ entry[199] ^ entry[207];
    t4 = entry[72] ^ entry[80] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[120] ^ entry[128]
        ^ entry[136] ^ entry[220] ^ entry[228] ^ entry[236] ^ entry[244] ^ entry[252] ^ entry[260] ^ entry[268]
        ^ entry[276];
    t5 = entry[73] ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[105] ^ entry[113] ^ entry[121] ^ entry[129]
        ^ entry[137] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[253] ^ entry[261] ^ entry[269]
        ^ entry[277];
    t6 = entry[74] ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122] ^ entry[130]
        ^ entry[138] ^ entry[222] ^ entry[230] ^ entry[238] ^ entry[246] ^ entry[254] ^ entry[262] ^ entry[270]
        ^ entry[278];
    t7 = entry[75] ^ entry[83] ^ entry[91] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[123] ^ entry[131]
        ^ entry[139] ^ entry[223] ^ entry[231] ^ entry[239] ^ entry[247] ^ entry[255] ^ entry[263] ^ entry[271]
        ^ entry[279];
    t8 = entry[0] ^ entry[26] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[48]
        ^ entry[58] ^ entry[59] ^ entry[82] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[97] ^ entry[98]
        ^ entry[104] ^ entry[114] ^ entry[115] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[128] ^ entry[130]
        ^ entry[131] ^ entry[167] ^ entry[173] ^ entry[175] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[188]
        ^ entry[189] ^ entry[199] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[212] ^ entry[223] ^ entry[229]
        ^ entry[231] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[244] ^ entry[245] ^ entry[255] ^ entry[261]
        ^ entry[262] ^ entry[263] ^ entry[268] ^ entry[269] ^ entry[271] ^ entry[277] ^ entry[278] ^ entry[279];
    t9 = entry[1] ^ entry[26] ^ entry[27] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[40] ^ entry[43] ^ entry[49]
        ^ entry[58] ^ entry[82] ^ entry[83] ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[96] ^ entry[99]
        ^ entry[105] ^ entry[114] ^ entry[120] ^ entry[123] ^ entry[129] ^ entry[130] ^ entry[148] ^ entry[167]
        ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[180] ^ entry[181] ^ entry[190] ^ entry[196] ^ entry[199]
        ^ entry[205] ^ entry[213] ^ entry[223] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[236] ^ entry[237]
        ^ entry[246] ^ entry[252] ^ entry[255] ^ entry[261] ^ entry[270] ^ entry[271] ^ entry[276] ^ entry[277];
    t10 = entry[2] ^ entry[8] ^ entry[27] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[40] ^ entry[41] ^ entry[50]
        ^ entry[56] ^ entry[59] ^ entry[83] ^ entry[89] ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[97]
        ^ entry[106] ^ entry[112] ^ entry[115] ^ entry[121] ^ entry[130] ^ entry[131] ^ entry[149] ^ entry[174]
        ^ entry[175] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[188] ^ entry[191] ^ entry[197] ^ entry[206]
        ^ entry[214] ^ entry[230] ^ entry[231] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[244] ^ entry[247]
        ^ entry[253] ^ entry[262] ^ entry[268] ^ entry[271] ^ entry[277] ^ entry[278];
    t11 = entry[3] ^ entry[9] ^ entry[34] ^ entry[35] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[48] ^ entry[51]
        ^ entry[57] ^ entry[90] ^ entry[91] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[104] ^ entry[107]
        ^ entry[113] ^ entry[122] ^ entry[128] ^ entry[131] ^ entry[150] ^ entry[156] ^ entry[175] ^ entry[181]
        ^ entry[182] ^ entry[183] ^ entry[188] ^ entry[189] ^ entry[198] ^ entry[204] ^ entry[207] ^ entry[215]
        ^ entry[231] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[244] ^ entry[245] ^ entry[254] ^ entry[260]
        ^ entry[263] ^ entry[269] ^ entry[278] ^ entry[279];
    t12 = entry[10] ^ entry[16] ^ entry[35] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[48] ^ entry[49] ^ entry[58]
        ^ entry[72] ^ entry[91] ^ entry[97] ^ entry[98] ^ entry[99] ^ entry[104] ^ entry[105] ^ entry[114]
        ^ entry[120] ^ entry[123] ^ entry[129] ^ entry[151] ^ entry[157] ^ entry[182] ^ entry[183] ^ entry[188]
        ^ entry[189] ^ entry[190] ^ entry[196] ^ entry[199] ^ entry[205] ^ entry[238] ^ entry[239] ^ entry[244]
        ^ entry[245] ^ entry[246] ^ entry[252] ^ entry[255] ^ entry[261] ^ entry[270] ^ entry[276] ^ entry[279]
        ^ entry[284];
    t13 = entry[11] ^ entry[17] ^ entry[26] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[40] ^ entry[41] ^ entry[43]
        ^ entry[49] ^ entry[50] ^ entry[56] ^ entry[58] ^ entry[73] ^ entry[82] ^ entry[88] ^ entry[90] ^ entry[91]
        ^ entry[96] ^ entry[97] ^ entry[99] ^ entry[105] ^ entry[106] ^ entry[112] ^ entry[114] ^ entry[120]
        ^ entry[122] ^ entry[128] ^ entry[131] ^ entry[158] ^ entry[164] ^ entry[167] ^ entry[173] ^ entry[175]
        ^ entry[181] ^ entry[182] ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[196] ^ entry[197] ^ entry[199]
        ^ entry[205] ^ entry[207] ^ entry[220] ^ entry[223] ^ entry[229] ^ entry[231] ^ entry[237] ^ entry[238]
        ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[261] ^ entry[263]
        ^ entry[269] ^ entry[278] ^ entry[279] ^ entry[285];
    t14 = entry[18] ^ entry[24] ^ entry[26] ^ entry[27] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[40] ^ entry[50]
        ^ entry[51] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[74] ^ entry[80] ^ entry[82] ^ entry[83] ^ entry[88]
        ^ entry[89] ^ entry[90] ^ entry[96] ^ entry[106] ^ entry[107] ^ entry[112] ^ entry[113] ^ entry[114]
        ^ entry[120] ^ entry[122] ^ entry[123] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[131] ^ entry[159]
        ^ entry[165] ^ entry[167] ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[180] ^ entry[181] ^ entry[191]
        ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[204] ^ entry[205] ^ entry[207] ^ entry[221] ^ entry[223]
        ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[236] ^ entry[237] ^ entry[247] ^ entry[253] ^ entry[254]
        ^ entry[255] ^ entry[260] ^ entry[261] ^ entry[263] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[276]
        ^ entry[277] ^ entry[278] ^ entry[286];
    t15 = entry[19] ^ entry[25] ^ entry[27] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[40] ^ entry[41] ^ entry[51]
        ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[75] ^ entry[81] ^ entry[83] ^ entry[89] ^ entry[90] ^ entry[91]
        ^ entry[96] ^ entry[97] ^ entry[107] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[120] ^ entry[121]
        ^ entry[123] ^ entry[129] ^ entry[130] ^ entry[131] ^ entry[166] ^ entry[172] ^ entry[174] ^ entry[175]
        ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[188] ^ entry[198] ^ entry[199] ^ entry[204] ^ entry[205]
        ^ entry[206] ^ entry[222] ^ entry[228] ^ entry[230] ^ entry[231] ^ entry[236] ^ entry[237] ^ entry[238]
        ^ entry[244] ^ entry[254] ^ entry[255] ^ entry[260] ^ entry[261] ^ entry[262] ^ entry[268] ^ entry[270]
        ^ entry[271] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[279] ^ entry[287];
    t16 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15;
    t17 = t0 ^ t8;
    t18 = t1 ^ t9;
    t19 = t2 ^ t10;
    t20 = t3 ^ t11;
    t21 = t4 ^ t12;
    t22 = t5 ^ t13;
    t23 = t6 ^ t14;
    t24 = t7 ^ t15;
    t25 = t17 | t18 | t19 | t20 | t21 | t22 | t23 | t24;
    t26 = t0 & !t25;
    t27 = t1 & !t25;
    t28 = t2 & !t25;
    t29 = t3 & !t25;
    t30 = t4 & !t25;
    t31 = t5 & !t25;
    t32 = t6 & !t25;
    t33 = t7 & !t25;
    t34 = t7 ^ t8;
    t35 = t0 ^ t7 ^ t9;
    t36 = t1 ^ t10;
    t37 = t2 ^ t11;
    t38 = t3 ^ t12;
    t39 = t4 ^ t7 ^ t13;
    t40 = t5 ^ t7 ^ t14;
    t41 = t6 ^ t15;
    t42 = t34 | t35 | t36 | t37 | t38 | t39 | t40 | t41;
    t43 = t0 & !t42;
    t44 = t1 & !t42;
    t45 = t2 & !t42;
    t46 = t3 & !t42;
    t47 = t4 & !t42;
    t48 = t5 & !t42;
    t49 = t6 & !t42;
    t50 = t7 & !t42;
    t51 = t6 ^ t8;
    t52 = t6 ^ t7 ^ t9;
    t53 = t0 ^ t7 ^ t10;
    t54 = t1 ^ t11;
    t55 = t2 ^ t12;
    t56 = t3 ^ t6 ^ t13;
    t57 = t4 ^ t6 ^ t7 ^ t14;
    t58 = t5 ^ t7 ^ t15;
    t59 = t51 | t52 | t53 | t54 | t55 | t56 | t57 | t58;
    t60 = t0 & !t59;
    t61 = t1 & !t59;
    t62 = t2 & !t59;
    t63 = t3 & !t59;
    t64 = t4 & !t59;
    t65 = t5 & !t59;
    t66 = t6 & !t59;
    t67 = t7 & !t59;
    t68 = t5 ^ t7 ^ t8;
    t69 = t5 ^ t6 ^ t7 ^ t9;
    t70 = t6 ^ t7 ^ t10;
    t71 = t0 ^ t7 ^ t11;
    t72 = t1 ^ t12;
    t73 = t2 ^ t5 ^ t7 ^ t13;
    t74 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    t75 = t4 ^ t6 ^ t7 ^ t15;
    t76 = t68 | t69 | t70 | t71 | t72 | t73 | t74 | t75;
    t77 = t0 & !t76;
    t78 = t1 & !t76;
    t79 = t2 & !t76;
    t80 = t3 & !t76;
    t81 = t4 & !t76;
    t82 = t5 & !t76;
    t83 = t6 & !t76;
    t84 = t7 & !t76;
    t85 = t4 ^ t6 ^ t7 ^ t8;
    t86 = t4 ^ t5 ^ t6 ^ t9;
    t87 = t5 ^ t6 ^ t7 ^ t10;
    t88 = t6 ^ t7 ^ t11;
    t89 = t0 ^ t7 ^ t12;
    t90 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    t91 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    t92 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    t93 = t85 | t86 | t87 | t88 | t89 | t90 | t91 | t92;
    t94 = t0 & !t93;
    t95 = t1 & !t93;
    t96 = t2 & !t93;
    t97 = t3 & !t93;
    t98 = t4 & !t93;
    t99 = t5 & !t93;
    t100 = t6 & !t93;
    t101 = t7 & !t93;
    t102 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    t103 = t3 ^ t4 ^ t5 ^ t9;
    t104 = t4 ^ t5 ^ t6 ^ t10;
    t105 = t5 ^ t6 ^ t7 ^ t11;
    t106 = t6 ^ t7 ^ t12;
    t107 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    t108 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    t109 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    t110 = t102 | t103 | t104 | t105 | t106 | t107 | t108 | t109;
    t111 = t0 & !t110;
    t112 = t1 & !t110;
    t113 = t2 & !t110;
    t114 = t3 & !t110;
    t115 = t4 & !t110;
    t116 = t5 & !t110;
    t117 = t6 & !t110;
    t118 = t7 & !t110;
    t119 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    t120 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    t121 = t3 ^ t4 ^ t5 ^ t10;
    t122 = t4 ^ t5 ^ t6 ^ t11;
    t123 = t5 ^ t6 ^ t7 ^ t12;
    t124 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    t125 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    t126 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    t127 = t119 | t120 | t121 | t122 | t123 | t124 | t125 | t126;
    t128 = t0 & !t127;
    t129 = t1 & !t127;
    t130 = t2 & !t127;
    t131 = t3 & !t127;
    t132 = t4 & !t127;
    t133 = t5 & !t127;
    t134 = t6 & !t127;
    t135 = t7 & !t127;
    t136 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    t137 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    t138 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    t139 = t3 ^ t4 ^ t5 ^ t11;
    t140 = t4 ^ t5 ^ t6 ^ t12;
    t141 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    t142 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    t143 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    t144 = t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143;
    t145 = t0 & !t144;
    t146 = t1 & !t144;
    t147 = t2 & !t144;
    t148 = t3 & !t144;
    t149 = t4 & !t144;
    t150 = t5 & !t144;
    t151 = t6 & !t144;
    t152 = t7 & !t144;
    t153 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    t154 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    t155 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    t156 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    t157 = t3 ^ t4 ^ t5 ^ t12;
    t158 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    t159 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    t160 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    t161 = t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160;
    t162 = t0 & !t161;
    t163 = t1 & !t161;
    t164 = t2 & !t161;
    t165 = t3 & !t161;
    t166 = t4 & !t161;
    t167 = t5 & !t161;
    t168 = t6 & !t161;
    t169 = t7 & !t161;
    t170 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    t171 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    t172 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    t173 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    t174 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    t175 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    t176 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    t177 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    t178 = t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177;
    t179 = t0 & !t178;
    t180 = t1 & !t178;
    t181 = t2 & !t178;
    t182 = t3 & !t178;
    t183 = t4 & !t178;
    t184 = t5 & !t178;
    t185 = t6 & !t178;
    t186 = t7 & !t178;
    t187 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    t188 = t0 ^ t3 ^ t6 ^ t9;
    t189 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    t190 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    t191 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    t192 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    t193 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    t194 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    t195 = t187 | t188 | t189 | t190 | t191 | t192 | t193 | t194;
    t196 = t0 & !t195;
    t197 = t1 & !t195;
    t198 = t2 & !t195;
    t199 = t3 & !t195;
    t200 = t4 & !t195;
    t201 = t5 & !t195;
    t202 = t6 & !t195;
    t203 = t7 & !t195;
    t204 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    t205 = t2 ^ t5 ^ t9;
    t206 = t0 ^ t3 ^ t6 ^ t10;
    t207 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    t208 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    t209 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    t210 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    t211 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    t212 = t204 | t205 | t206 | t207 | t208 | t209 | t210 | t211;
    t213 = t0 & !t212;
    t214 = t1 & !t212;
    t215 = t2 & !t212;
    t216 = t3 & !t212;
    t217 = t4 & !t212;
    t218 = t5 & !t212;
    t219 = t6 & !t212;
    t220 = t7 & !t212;
    t221 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    t222 = t1 ^ t4 ^ t7 ^ t9;
    t223 = t2 ^ t5 ^ t10;
    t224 = t0 ^ t3 ^ t6 ^ t11;
    t225 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    t226 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    t227 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    t228 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    t229 = t221 | t222 | t223 | t224 | t225 | t226 | t227 | t228;
    t230 = t0 & !t229;
    t231 = t1 & !t229;
    t232 = t2 & !t229;
    t233 = t3 & !t229;
    t234 = t4 & !t229;
    t235 = t5 & !t229;
    t236 = t6 & !t229;
    t237 = t7 & !t229;
    t238 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    t239 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    t240 = t1 ^ t4 ^ t7 ^ t10;
    t241 = t2 ^ t5 ^ t11;
    t242 = t0 ^ t3 ^ t6 ^ t12;
    t243 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    t244 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    t245 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    t246 = t238 | t239 | t240 | t241 | t242 | t243 | t244 | t245;
    t247 = t0 & !t246;
    t248 = t1 & !t246;
    t249 = t2 & !t246;
    t250 = t3 & !t246;
    t251 = t4 & !t246;
    t252 = t5 & !t246;
    t253 = t6 & !t246;
    t254 = t7 & !t246;
    t255 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    t256 = t2 ^ t5 ^ t6 ^ t9;
    t257 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    t258 = t1 ^ t4 ^ t7 ^ t11;
    t259 = t2 ^ t5 ^ t12;
    t260 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    t261 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    t262 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    t263 = t255 | t256 | t257 | t258 | t259 | t260 | t261 | t262;
    t264 = t0 & !t263;
    t265 = t1 & !t263;
    t266 = t2 & !t263;
    t267 = t3 & !t263;
    t268 = t4 & !t263;
    t269 = t5 & !t263;
    t270 = t6 & !t263;
    t271 = t7 & !t263;
    t272 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    t273 = t1 ^ t4 ^ t5 ^ t9;
    t274 = t2 ^ t5 ^ t6 ^ t10;
    t275 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    t276 = t1 ^ t4 ^ t7 ^ t12;
    t277 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    t278 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    t279 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    t280 = t272 | t273 | t274 | t275 | t276 | t277 | t278 | t279;
    t281 = t0 & !t280;
    t282 = t1 & !t280;
    t283 = t2 & !t280;
    t284 = t3 & !t280;
    t285 = t4 & !t280;
    t286 = t5 & !t280;
    t287 = t6 & !t280;
    t288 = t7 & !t280;
    t289 = t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15;
    t290 = t0 & !t289;
    t291 = t1 & !t289;
    t292 = t2 & !t289;
    t293 = t3 & !t289;
    t294 = t4 & !t289;
    t295 = t5 & !t289;
    t296 = t6 & !t289;
    t297 = t7 & !t289;
    t298 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t299 = t8 & !t298;
    t300 = t9 & !t298;
    t301 = t10 & !t298;
    t302 = t11 & !t298;
    t303 = t12 & !t298;
    t304 = t13 & !t298;
    t305 = t14 & !t298;
    t306 = t15 & !t298;
    t307 = !t25 | !t42 | !t59 | !t76 | !t93 | !t110 | !t127 | !t144 | !t161 | !t178 | !t195 | !t212 | !t229 | !t246
        | !t263 | !t280 | !t289 | !t298;
    t308 = t16 & t307;
    t309 = t16 & !t307;
    t310 = entry[4] ^ entry[12] ^ entry[20] ^ entry[28] ^ entry[36] ^ entry[44] ^ entry[52] ^ entry[60]
        ^ entry[144] ^ entry[152] ^ entry[160] ^ entry[168] ^ entry[176] ^ entry[184] ^ entry[192] ^ entry[200]
        ^ entry[208];
    t311 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[37] ^ entry[45] ^ entry[53] ^ entry[61]
        ^ entry[145] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[177] ^ entry[185] ^ entry[193] ^ entry[201]
        ^ entry[209];
    t312 = entry[6] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[38] ^ entry[46] ^ entry[54] ^ entry[62]
        ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170] ^ entry[178] ^ entry[186] ^ entry[194] ^ entry[202]
        ^ entry[210];
    t313 = entry[7] ^ entry[15] ^ entry[23] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55] ^ entry[63]
        ^ entry[147] ^ entry[155] ^ entry[163] ^ entry[171] ^ entry[179] ^ entry[187] ^ entry[195] ^ entry[203]
        ^ entry[211];
    t314 = entry[76] ^ entry[84] ^ entry[92] ^ entry[100] ^ entry[108] ^ entry[116] ^ entry[124] ^ entry[132]
        ^ entry[216] ^ entry[224] ^ entry[232] ^ entry[240] ^ entry[248] ^ entry[256] ^ entry[264] ^ entry[272]
        ^ entry[280];
    t315 = entry[77] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[109] ^ entry[117] ^ entry[125] ^ entry[133]
        ^ entry[217] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[249] ^ entry[257] ^ entry[265] ^ entry[273]
        ^ entry[281];
    t316 = entry[78] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[110] ^ entry[118] ^ entry[126] ^ entry[134]
        ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[250] ^ entry[258] ^ entry[266] ^ entry[274]
        ^ entry[282];
    t317 = entry[79] ^ entry[87] ^ entry[95] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[127] ^ entry[135]
        ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[243] ^ entry[251] ^ entry[259] ^ entry[267] ^ entry[275]
        ^ entry[283];
    t318 = entry[23] ^ entry[29] ^ entry[31] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[44] ^ entry[45]
        ^ entry[55] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[68] ^ entry[79] ^ entry[85] ^ entry[87] ^ entry[93]
        ^ entry[94] ^ entry[95] ^ entry[100] ^ entry[101] ^ entry[111] ^ entry[117] ^ entry[118] ^ entry[119]
        ^ entry[124] ^ entry[125] ^ entry[127] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[144] ^ entry[170]
        ^ entry[176] ^ entry[178] ^ entry[179] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[192] ^ entry[202]
        ^ entry[203] ^ entry[226] ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[242]
        ^ entry[248] ^ entry[258] ^ entry[259] ^ entry[264] ^ entry[265] ^ entry[266] ^ entry[272] ^ entry[274]
        ^ entry[275];
    t319 = entry[4] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[36] ^ entry[37] ^ entry[46] ^ entry[52]
        ^ entry[55] ^ entry[61] ^ entry[69] ^ entry[79] ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[92] ^ entry[93]
        ^ entry[102] ^ entry[108] ^ entry[111] ^ entry[117] ^ entry[126] ^ entry[127] ^ entry[132] ^ entry[133]
        ^ entry[145] ^ entry[170] ^ entry[171] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[184] ^ entry[187]
        ^ entry[193] ^ entry[202] ^ entry[226] ^ entry[227] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[240]
        ^ entry[243] ^ entry[249] ^ entry[258] ^ entry[264] ^ entry[267] ^ entry[273] ^ entry[274];
    t320 = entry[5] ^ entry[30] ^ entry[31] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[44] ^ entry[47] ^ entry[53]
        ^ entry[62] ^ entry[70] ^ entry[86] ^ entry[87] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[100]
        ^ entry[103] ^ entry[109] ^ entry[118] ^ entry[124] ^ entry[127] ^ entry[133] ^ entry[134] ^ entry[146]
        ^ entry[152] ^ entry[171] ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[184] ^ entry[185] ^ entry[194]
        ^ entry[200] ^ entry[203] ^ entry[227] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241]
        ^ entry[250] ^ entry[256] ^ entry[259] ^ entry[265] ^ entry[274] ^ entry[275];
    t321 = entry[6] ^ entry[12] ^ entry[31] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[44] ^ entry[45] ^ entry[54]
        ^ entry[60] ^ entry[63] ^ entry[71] ^ entry[87] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[100]
        ^ entry[101] ^ entry[110] ^ entry[116] ^ entry[119] ^ entry[125] ^ entry[134] ^ entry[135] ^ entry[147]
        ^ entry[153] ^ entry[178] ^ entry[179] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[192] ^ entry[195]
        ^ entry[201] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[248] ^ entry[251]
        ^ entry[257] ^ entry[266] ^ entry[272] ^ entry[275];
    t322 = entry[7] ^ entry[13] ^ entry[38] ^ entry[39] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[52] ^ entry[55]
        ^ entry[61] ^ entry[94] ^ entry[95] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[108] ^ entry[111]
        ^ entry[117] ^ entry[126] ^ entry[132] ^ entry[135] ^ entry[140] ^ entry[154] ^ entry[160] ^ entry[179]
        ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[192] ^ entry[193] ^ entry[202] ^ entry[216] ^ entry[235]
        ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[248] ^ entry[249] ^ entry[258] ^ entry[264] ^ entry[267]
        ^ entry[273];
    t323 = entry[14] ^ entry[20] ^ entry[23] ^ entry[29] ^ entry[31] ^ entry[37] ^ entry[38] ^ entry[44]
        ^ entry[46] ^ entry[47] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[61] ^ entry[63] ^ entry[76] ^ entry[79]
        ^ entry[85] ^ entry[87] ^ entry[93] ^ entry[94] ^ entry[100] ^ entry[102] ^ entry[103] ^ entry[108]
        ^ entry[109] ^ entry[111] ^ entry[117] ^ entry[119] ^ entry[125] ^ entry[134] ^ entry[135] ^ entry[141]
        ^ entry[155] ^ entry[161] ^ entry[170] ^ entry[176] ^ entry[178] ^ entry[179] ^ entry[184] ^ entry[185]
        ^ entry[187] ^ entry[193] ^ entry[194] ^ entry[200] ^ entry[202] ^ entry[217] ^ entry[226] ^ entry[232]
        ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[249] ^ entry[250] ^ entry[256]
        ^ entry[258] ^ entry[264] ^ entry[266] ^ entry[272] ^ entry[275];
    t324 = entry[15] ^ entry[21] ^ entry[23] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[36] ^ entry[37]
        ^ entry[47] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[77] ^ entry[79]
        ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[92] ^ entry[93] ^ entry[103] ^ entry[109] ^ entry[110]
        ^ entry[111] ^ entry[116] ^ entry[117] ^ entry[119] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[132]
        ^ entry[133] ^ entry[134] ^ entry[142] ^ entry[162] ^ entry[168] ^ entry[170] ^ entry[171] ^ entry[176]
        ^ entry[177] ^ entry[178] ^ entry[184] ^ entry[194] ^ entry[195] ^ entry[200] ^ entry[201] ^ entry[202]
        ^ entry[218] ^ entry[224] ^ entry[226] ^ entry[227] ^ entry[232] ^ entry[233] ^ entry[234] ^ entry[240]
        ^ entry[250] ^ entry[251] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[264] ^ entry[266] ^ entry[267]
        ^ entry[272] ^ entry[273] ^ entry[274] ^ entry[275];
    t325 = entry[22] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[44]
        ^ entry[54] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[78] ^ entry[84] ^ entry[86] ^ entry[87]
        ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[100] ^ entry[110] ^ entry[111] ^ entry[116] ^ entry[117]
        ^ entry[118] ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[132] ^ entry[133] ^ entry[134] ^ entry[135]
        ^ entry[143] ^ entry[163] ^ entry[169] ^ entry[171] ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[184]
        ^ entry[185] ^ entry[195] ^ entry[201] ^ entry[202] ^ entry[203] ^ entry[219] ^ entry[225] ^ entry[227]
        ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[240] ^ entry[241] ^ entry[251] ^ entry[257] ^ entry[258]
        ^ entry[259] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[273] ^ entry[274] ^ entry[275];
    t326 = t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317 | t318 | t319 | t320 | t321 | t322 | t323 | t324
        | t325;
    t327 = t310 ^ t318;
    t328 = t311 ^ t319;
    t329 = t312 ^ t320;
    t330 = t313 ^ t321;
    t331 = t314 ^ t322;
    t332 = t315 ^ t323;
    t333 = t316 ^ t324;
    t334 = t317 ^ t325;
    t335 = t327 | t328 | t329 | t330 | t331 | t332 | t333 | t334;
    t336 = t310 & !t335;
    t337 = t311 & !t335;
    t338 = t312 & !t335;
    t339 = t313 & !t335;
    t340 = t314 & !t335;
    t341 = t315 & !t335;
    t342 = t316 & !t335;
    t343 = t317 & !t335;
    t344 = t317 ^ t318;
    t345 = t310 ^ t317 ^ t319;
    t346 = t311 ^ t320;
    t347 = t312 ^ t321;
    t348 = t313 ^ t322;
    t349 = t314 ^ t317 ^ t323;
    t350 = t315 ^ t317 ^ t324;
    t351 = t316 ^ t325;
    t352 = t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351;
    t353 = t310 & !t352;
    t354 = t311 & !t352;
    t355 = t312 & !t352;
    t356 = t313 & !t352;
    t357 = t314 & !t352;
    t358 = t315 & !t352;
    t359 = t316 & !t352;
    t360 = t317 & !t352;
    t361 = t316 ^ t318;
    t362 = t316 ^ t317 ^ t319;
    t363 = t310 ^ t317 ^ t320;
    t364 = t311 ^ t321;
    t365 = t312 ^ t322;
    t366 = t313 ^ t316 ^ t323;
    t367 = t314 ^ t316 ^ t317 ^ t324;
    t368 = t315 ^ t317 ^ t325;
    t369 = t361 | t362 | t363 | t364 | t365 | t366 | t367 | t368;
    t370 = t310 & !t369;
    t371 = t311 & !t369;
    t372 = t312 & !t369;
    t373 = t313 & !t369;
    t374 = t314 & !t369;
    t375 = t315 & !t369;
    t376 = t316 & !t369;
    t377 = t317 & !t369;
    t378 = t315 ^ t317 ^ t318;
    t379 = t315 ^ t316 ^ t317 ^ t319;
    t380 = t316 ^ t317 ^ t320;
    t381 = t310 ^ t317 ^ t321;
    t382 = t311 ^ t322;
    t383 = t312 ^ t315 ^ t317 ^ t323;
    t384 = t313 ^ t315 ^ t316 ^ t317 ^ t324;
    t385 = t314 ^ t316 ^ t317 ^ t325;
    t386 = t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385;
    t387 = t310 & !t386;
    t388 = t311 & !t386;
    t389 = t312 & !t386;
    t390 = t313 & !t386;
    t391 = t314 & !t386;
    t392 = t315 & !t386;
    t393 = t316 & !t386;
    t394 = t317 & !t386;
    t395 = t314 ^ t316 ^ t317 ^ t318;
    t396 = t314 ^ t315 ^ t316 ^ t319;
    t397 = t315 ^ t316 ^ t317 ^ t320;
    t398 = t316 ^ t317 ^ t321;
    t399 = t310 ^ t317 ^ t322;
    t400 = t311 ^ t314 ^ t316 ^ t317 ^ t323;
    t401 = t312 ^ t314 ^ t315 ^ t316 ^ t324;
    t402 = t313 ^ t315 ^ t316 ^ t317 ^ t325;
    t403 = t395 | t396 | t397 | t398 | t399 | t400 | t401 | t402;
    t404 = t310 & !t403;
    t405 = t311 & !t403;
    t406 = t312 & !t403;
    t407 = t313 & !t403;
    t408 = t314 & !t403;
    t409 = t315 & !t403;
    t410 = t316 & !t403;
    t411 = t317 & !t403;
    t412 = t313 ^ t315 ^ t316 ^ t317 ^ t318;
    t413 = t313 ^ t314 ^ t315 ^ t319;
    t414 = t314 ^ t315 ^ t316 ^ t320;
    t415 = t315 ^ t316 ^ t317 ^ t321;
    t416 = t316 ^ t317 ^ t322;
    t417 = t310 ^ t313 ^ t315 ^ t316 ^ t323;
    t418 = t311 ^ t313 ^ t314 ^ t315 ^ t324;
    t419 = t312 ^ t314 ^ t315 ^ t316 ^ t325;
    t420 = t412 | t413 | t414 | t415 | t416 | t417 | t418 | t419;
    t421 = t310 & !t420;
    t422 = t311 & !t420;
    t423 = t312 & !t420;
    t424 = t313 & !t420;
    t425 = t314 & !t420;
    t426 = t315 & !t420;
    t427 = t316 & !t420;
    t428 = t317 & !t420;
    t429 = t312 ^ t314 ^ t315 ^ t316 ^ t318;
    t430 = t312 ^ t313 ^ t314 ^ t317 ^ t319;
    t431 = t313 ^ t314 ^ t315 ^ t320;
    t432 = t314 ^ t315 ^ t316 ^ t321;
    t433 = t315 ^ t316 ^ t317 ^ t322;
    t434 = t312 ^ t314 ^ t315 ^ t317 ^ t323;
    t435 = t310 ^ t312 ^ t313 ^ t314 ^ t324;
    t436 = t311 ^ t313 ^ t314 ^ t315 ^ t325;
    t437 = t429 | t430 | t431 | t432 | t433 | t434 | t435 | t436;
    t438 = t310 & !t437;
    t439 = t311 & !t437;
    t440 = t312 & !t437;
    t441 = t313 & !t437;
    t442 = t314 & !t437;
    t443 = t315 & !t437;
    t444 = t316 & !t437;
    t445 = t317 & !t437;
    t446 = t311 ^ t313 ^ t314 ^ t315 ^ t318;
    t447 = t311 ^ t312 ^ t313 ^ t316 ^ t319;
    t448 = t312 ^ t313 ^ t314 ^ t317 ^ t320;
    t449 = t313 ^ t314 ^ t315 ^ t321;
    t450 = t314 ^ t315 ^ t316 ^ t322;
    t451 = t311 ^ t313 ^ t314 ^ t316 ^ t317 ^ t323;
    t452 = t311 ^ t312 ^ t313 ^ t317 ^ t324;
    t453 = t310 ^ t312 ^ t313 ^ t314 ^ t325;
    t454 = t446 | t447 | t448 | t449 | t450 | t451 | t452 | t453;
    t455 = t310 & !t454;
    t456 = t311 & !t454;
    t457 = t312 & !t454;
    t458 = t313 & !t454;
    t459 = t314 & !t454;
    t460 = t315 & !t454;
    t461 = t316 & !t454;
    t462 = t317 & !t454;
    t463 = t310 ^ t312 ^ t313 ^ t314 ^ t318;
    t464 = t310 ^ t311 ^ t312 ^ t315 ^ t319;
    t465 = t311 ^ t312 ^ t313 ^ t316 ^ t320;
    t466 = t312 ^ t313 ^ t314 ^ t317 ^ t321;
    t467 = t313 ^ t314 ^ t315 ^ t322;
    t468 = t310 ^ t312 ^ t313 ^ t315 ^ t316 ^ t323;
    t469 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t324;
    t470 = t311 ^ t312 ^ t313 ^ t317 ^ t325;
    t471 = t463 | t464 | t465 | t466 | t467 | t468 | t469 | t470;
    t472 = t310 & !t471;
    t473 = t311 & !t471;
    t474 = t312 & !t471;
    t475 = t313 & !t471;
    t476 = t314 & !t471;
    t477 = t315 & !t471;
    t478 = t316 & !t471;
    t479 = t317 & !t471;
    t480 = t311 ^ t312 ^ t313 ^ t317 ^ t318;
    t481 = t310 ^ t311 ^ t314 ^ t317 ^ t319;
    t482 = t310 ^ t311 ^ t312 ^ t315 ^ t320;
    t483 = t311 ^ t312 ^ t313 ^ t316 ^ t321;
    t484 = t312 ^ t313 ^ t314 ^ t317 ^ t322;
    t485 = t311 ^ t312 ^ t314 ^ t315 ^ t317 ^ t323;
    t486 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t324;
    t487 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t325;
    t488 = t480 | t481 | t482 | t483 | t484 | t485 | t486 | t487;
    t489 = t310 & !t488;
    t490 = t311 & !t488;
    t491 = t312 & !t488;
    t492 = t313 & !t488;
    t493 = t314 & !t488;
    t494 = t315 & !t488;
    t495 = t316 & !t488;
    t496 = t317 & !t488;
    t497 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t318;
    t498 = t310 ^ t313 ^ t316 ^ t319;
    t499 = t310 ^ t311 ^ t314 ^ t317 ^ t320;
    t500 = t310 ^ t311 ^ t312 ^ t315 ^ t321;
    t501 = t311 ^ t312 ^ t313 ^ t316 ^ t322;
    t502 = t310 ^ t311 ^ t313 ^ t314 ^ t316 ^ t323;
    t503 = t310 ^ t314 ^ t315 ^ t316 ^ t324;
    t504 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t325;
    t505 = t497 | t498 | t499 | t500 | t501 | t502 | t503 | t504;
    t506 = t310 & !t505;
    t507 = t311 & !t505;
    t508 = t312 & !t505;
    t509 = t313 & !t505;
    t510 = t314 & !t505;
    t511 = t315 & !t505;
    t512 = t316 & !t505;
    t513 = t317 & !t505;
    t514 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t318;
    t515 = t312 ^ t315 ^ t319;
    t516 = t310 ^ t313 ^ t316 ^ t320;
    t517 = t310 ^ t311 ^ t314 ^ t317 ^ t321;
    t518 = t310 ^ t311 ^ t312 ^ t315 ^ t322;
    t519 = t310 ^ t312 ^ t313 ^ t315 ^ t317 ^ t323;
    t520 = t313 ^ t314 ^ t315 ^ t317 ^ t324;
    t521 = t310 ^ t314 ^ t315 ^ t316 ^ t325;
    t522 = t514 | t515 | t516 | t517 | t518 | t519 | t520 | t521;
    t523 = t310 & !t522;
    t524 = t311 & !t522;
    t525 = t312 & !t522;
    t526 = t313 & !t522;
    t527 = t314 & !t522;
    t528 = t315 & !t522;
    t529 = t316 & !t522;
    t530 = t317 & !t522;
    t531 = t310 ^ t314 ^ t315 ^ t316 ^ t318;
    t532 = t311 ^ t314 ^ t317 ^ t319;
    t533 = t312 ^ t315 ^ t320;
    t534 = t310 ^ t313 ^ t316 ^ t321;
    t535 = t310 ^ t311 ^ t314 ^ t317 ^ t322;
    t536 = t311 ^ t312 ^ t314 ^ t316 ^ t323;
    t537 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t324;
    t538 = t313 ^ t314 ^ t315 ^ t317 ^ t325;
    t539 = t531 | t532 | t533 | t534 | t535 | t536 | t537 | t538;
    t540 = t310 & !t539;
    t541 = t311 & !t539;
    t542 = t312 & !t539;
    t543 = t313 & !t539;
    t544 = t314 & !t539;
    t545 = t315 & !t539;
    t546 = t316 & !t539;
    t547 = t317 & !t539;
    t548 = t313 ^ t314 ^ t315 ^ t317 ^ t318;
    t549 = t310 ^ t313 ^ t316 ^ t317 ^ t319;
    t550 = t311 ^ t314 ^ t317 ^ t320;
    t551 = t312 ^ t315 ^ t321;
    t552 = t310 ^ t313 ^ t316 ^ t322;
    t553 = t310 ^ t311 ^ t313 ^ t315 ^ t323;
    t554 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t324;
    t555 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t325;
    t556 = t548 | t549 | t550 | t551 | t552 | t553 | t554 | t555;
    t557 = t310 & !t556;
    t558 = t311 & !t556;
    t559 = t312 & !t556;
    t560 = t313 & !t556;
    t561 = t314 & !t556;
    t562 = t315 & !t556;
    t563 = t316 & !t556;
    t564 = t317 & !t556;
    t565 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t318;
    t566 = t312 ^ t315 ^ t316 ^ t319;
    t567 = t310 ^ t313 ^ t316 ^ t317 ^ t320;
    t568 = t311 ^ t314 ^ t317 ^ t321;
    t569 = t312 ^ t315 ^ t322;
    t570 = t310 ^ t312 ^ t314 ^ t317 ^ t323;
    t571 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317 ^ t324;
    t572 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t325;
    t573 = t565 | t566 | t567 | t568 | t569 | t570 | t571 | t572;
    t574 = t310 & !t573;
    t575 = t311 & !t573;
    t576 = t312 & !t573;
    t577 = t313 & !t573;
    t578 = t314 & !t573;
    t579 = t315 & !t573;
    t580 = t316 & !t573;
    t581 = t317 & !t573;
    t582 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t318;
    t583 = t311 ^ t314 ^ t315 ^ t319;
    t584 = t312 ^ t315 ^ t316 ^ t320;
    t585 = t310 ^ t313 ^ t316 ^ t317 ^ t321;
    t586 = t311 ^ t314 ^ t317 ^ t322;
    t587 = t311 ^ t313 ^ t316 ^ t317 ^ t323;
    t588 = t310 ^ t311 ^ t313 ^ t314 ^ t315 ^ t316 ^ t324;
    t589 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317 ^ t325;
    t590 = t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589;
    t591 = t310 & !t590;
    t592 = t311 & !t590;
    t593 = t312 & !t590;
    t594 = t313 & !t590;
    t595 = t314 & !t590;
    t596 = t315 & !t590;
    t597 = t316 & !t590;
    t598 = t317 & !t590;
    t599 = t318 | t319 | t320 | t321 | t322 | t323 | t324 | t325;
    t600 = t310 & !t599;
    t601 = t311 & !t599;
    t602 = t312 & !t599;
    t603 = t313 & !t599;
    t604 = t314 & !t599;
    t605 = t315 & !t599;
    t606 = t316 & !t599;
    t607 = t317 & !t599;
    t608 = t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317;
    t609 = t318 & !t608;
    t610 = t319 & !t608;
    t611 = t320 & !t608;
    t612 = t321 & !t608;
    t613 = t322 & !t608;
    t614 = t323 & !t608;
    t615 = t324 & !t608;
    t616 = t325 & !t608;
    t617 = !t335 | !t352 | !t369 | !t386 | !t403 | !t420 | !t437 | !t454 | !t471 | !t488 | !t505 | !t522 | !t539
        | !t556 | !t573 | !t590 | !t599 | !t608;
    t618 = t326 & t617;
    t619 = t326 & !t617;
    t620 = t309 | t619;
    t621 = t308 | t618;
    t622 = !t620 & t621;
    t623 = t26 & !t620;
    t624 = t27 & !t620;
    t625 = t28 & !t620;
    t626 = t29 & !t620;
    t627 = t30 & !t620;
    t628 = t31 & !t620;
    t629 = t32 & !t620;
    t630 = t33 & !t620;
    t631 = t43 & !t620;
    t632 = t44 & !t620;
    t633 = t45 & !t620;
    t634 = t46 & !t620;
    t635 = t47 & !t620;
    t636 = t48 & !t620;
    t637 = t49 & !t620;
    t638 = t50 & !t620;
    t639 = t60 & !t620;
    t640 = t61 & !t620;
    t641 = t62 & !t620;
    t642 = t63 & !t620;
    t643 = t64 & !t620;
    t644 = t65 & !t620;
    t645 = t66 & !t620;
    t646 = t67 & !t620;
    t647 = t77 & !t620;
    t648 = t78 & !t620;
    t649 = t79 & !t620;
    t650 = t80 & !t620;
    t651 = t81 & !t620;
    t652 = t82 & !t620;
    t653 = t83 & !t620;
    t654 = t84 & !t620;
    t655 = t94 & !t620;
    t656 = t95 & !t620;
    t657 = t96 & !t620;
    t658 = t97 & !t620;
    t659 = t98 & !t620;
    t660 = t99 & !t620;
    t661 = t100 & !t620;
    t662 = t101 & !t620;
    t663 = t111 & !t620;
    t664 = t112 & !t620;
    t665 = t113 & !t620;
    t666 = t114 & !t620;
    t667 = t115 & !t620;
    t668 = t116 & !t620;
    t669 = t117 & !t620;
    t670 = t118 & !t620;
    t671 = t128 & !t620;
    t672 = t129 & !t620;
    t673 = t130 & !t620;
    t674 = t131 & !t620;
    t675 = t132 & !t620;
    t676 = t133 & !t620;
    t677 = t134 & !t620;
    t678 = t135 & !t620;
    t679 = t145 & !t620;
    t680 = t146 & !t620;
    t681 = t147 & !t620;
    t682 = t148 & !t620;
    t683 = t149 & !t620;
    t684 = t150 & !t620;
    t685 = t151 & !t620;
    t686 = t152 & !t620;
    t687 = t162 & !t620;
    t688 = t163 & !t620;
    t689 = t164 & !t620;
    t690 = t165 & !t620;
    t691 = t166 & !t620;
    t692 = t167 & !t620;
    t693 = t168 & !t620;
    t694 = t169 & !t620;
    t695 = t179 & !t620;
    t696 = t180 & !t620;
    t697 = t181 & !t620;
    t698 = t182 & !t620;
    t699 = t183 & !t620;
    t700 = t184 & !t620;
    t701 = t185 & !t620;
    t702 = t186 & !t620;
    t703 = t196 & !t620;
    t704 = t197 & !t620;
    t705 = t198 & !t620;
    t706 = t199 & !t620;
    t707 = t200 & !t620;
    t708 = t201 & !t620;
    t709 = t202 & !t620;
    t710 = t203 & !t620;
    t711 = t213 & !t620;
    t712 = t214 & !t620;
    t713 = t215 & !t620;
    t714 = t216 & !t620;
    t715 = t217 & !t620;
    t716 = t218 & !t620;
    t717 = t219 & !t620;
    t718 = t220 & !t620;
    t719 = t230 & !t620;
    t720 = t231 & !t620;
    t721 = t232 & !t620;
    t722 = t233 & !t620;
    t723 = t234 & !t620;
    t724 = t235 & !t620;
    t725 = t236 & !t620;
    t726 = t237 & !t620;
    t727 = t247 & !t620;
    t728 = t248 & !t620;
    t729 = t249 & !t620;
    t730 = t250 & !t620;
    t731 = t251 & !t620;
    t732 = t252 & !t620;
    t733 = t253 & !t620;
    t734 = t254 & !t620;
    t735 = t264 & !t620;
    t736 = t265 & !t620;
    t737 = t266 & !t620;
    t738 = t267 & !t620;
    t739 = t268 & !t620;
    t740 = t269 & !t620;
    t741 = t270 & !t620;
    t742 = t271 & !t620;
    t743 = t281 & !t620;
    t744 = t282 & !t620;
    t745 = t283 & !t620;
    t746 = t284 & !t620;
    t747 = t285 & !t620;
    t748 = t286 & !t620;
    t749 = t287 & !t620;
    t750 = t288 & !t620;
    t751 = t290 & !t620;
    t752 = t291 & !t620;
    t753 = t292 & !t620;
    t754 = t293 & !t620;
    t755 = t294 & !t620;
    t756 = t295 & !t620;
    t757 = t296 & !t620;
    t758 = t297 & !t620;
    t759 = t299 & !t620;
    t760 = t300 & !t620;
    t761 = t301 & !t620;
    t762 = t302 & !t620;
    t763 = t303 & !t620;
    t764 = t304 & !t620;
    t765 = t305 & !t620;
    t766 = t306 & !t620;
    t767 = t336 & !t620;
    t768 = t337 & !t620;
    t769 = t338 & !t620;
    t770 = t339 & !t620;
    t771 = t340 & !t620;
    t772 = t341 & !t620;
    t773 = t342 & !t620;
    t774 = t343 & !t620;
    t775 = t353 & !t620;
    t776 = t354 & !t620;
    t777 = t355 & !t620;
    t778 = t356 & !t620;
    t779 = t357 & !t620;
    t780 = t358 & !t620;
    t781 = t359 & !t620;
    t782 = t360 & !t620;
    t783 = t370 & !t620;
    t784 = t371 & !t620;
    t785 = t372 & !t620;
    t786 = t373 & !t620;
    t787 = t374 & !t620;
    t788 = t375 & !t620;
    t789 = t376 & !t620;
    t790 = t377 & !t620;
    t791 = t387 & !t620;
    t792 = t388 & !t620;
    t793 = t389 & !t620;
    t794 = t390 & !t620;
    t795 = t391 & !t620;
    t796 = t392 & !t620;
    t797 = t393 & !t620;
    t798 = t394 & !t620;
    t799 = t404 & !t620;
    t800 = t405 & !t620;
    t801 = t406 & !t620;
    t802 = t407 & !t620;
    t803 = t408 & !t620;
    t804 = t409 & !t620;
    t805 = t410 & !t620;
    t806 = t411 & !t620;
    t807 = t421 & !t620;
    t808 = t422 & !t620;
    t809 = t423 & !t620;
    t810 = t424 & !t620;
    t811 = t425 & !t620;
    t812 = t426 & !t620;
    t813 = t427 & !t620;
    t814 = t428 & !t620;
    t815 = t438 & !t620;
    t816 = t439 & !t620;
    t817 = t440 & !t620;
    t818 = t441 & !t620;
    t819 = t442 & !t620;
    t820 = t443 & !t620;
    t821 = t444 & !t620;
    t822 = t445 & !t620;
    t823 = t455 & !t620;
    t824 = t456 & !t620;
    t825 = t457 & !t620;
    t826 = t458 & !t620;
    t827 = t459 & !t620;
    t828 = t460 & !t620;
    t829 = t461 & !t620;
    t830 = t462 & !t620;
    t831 = t472 & !t620;
    t832 = t473 & !t620;
    t833 = t474 & !t620;
    t834 = t475 & !t620;
    t835 = t476 & !t620;
    t836 = t477 & !t620;
    t837 = t478 & !t620;
    t838 = t479 & !t620;
    t839 = t489 & !t620;
    t840 = t490 & !t620;
    t841 = t491 & !t620;
    t842 = t492 & !t620;
    t843 = t493 & !t620;
    t844 = t494 & !t620;
    t845 = t495 & !t620;
    t846 = t496 & !t620;
    t847 = t506 & !t620;
    t848 = t507 & !t620;
    t849 = t508 & !t620;
    t850 = t509 & !t620;
    t851 = t510 & !t620;
    t852 = t511 & !t620;
    t853 = t512 & !t620;
    t854 = t513 & !t620;
    t855 = t523 & !t620;
    t856 = t524 & !t620;
    t857 = t525 & !t620;
    t858 = t526 & !t620;
    t859 = t527 & !t620;
    t860 = t528 & !t620;
    t861 = t529 & !t620;
    t862 = t530 & !t620;
    t863 = t540 & !t620;
    t864 = t541 & !t620;
    t865 = t542 & !t620;
    t866 = t543 & !t620;
    t867 = t544 & !t620;
    t868 = t545 & !t620;
    t869 = t546 & !t620;
    t870 = t547 & !t620;
    t871 = t557 & !t620;
    t872 = t558 & !t620;
    t873 = t559 & !t620;
    t874 = t560 & !t620;
    t875 = t561 & !t620;
    t876 = t562 & !t620;
    t877 = t563 & !t620;
    t878 = t564 & !t620;
    t879 = t574 & !t620;
    t880 = t575 & !t620;
    t881 = t576 & !t620;
    t882 = t577 & !t620;
    t883 = t578 & !t620;
    t884 = t579 & !t620;
    t885 = t580 & !t620;
    t886 = t581 & !t620;
    t887 = t591 & !t620;
    t888 = t592 & !t620;
    t889 = t593 & !t620;
    t890 = t594 & !t620;
    t891 = t595 & !t620;
    t892 = t596 & !t620;
    t893 = t597 & !t620;
    t894 = t598 & !t620;
    t895 = t600 & !t620;
    t896 = t601 & !t620;
    t897 = t602 & !t620;
    t898 = t603 & !t620;
    t899 = t604 & !t620;
    t900 = t605 & !t620;
    t901 = t606 & !t620;
    t902 = t607 & !t620;
    t903 = t609 & !t620;
    t904 = t610 & !t620;
    t905 = t611 & !t620;
    t906 = t612 & !t620;
    t907 = t613 & !t620;
    t908 = t614 & !t620;
    t909 = t615 & !t620;
    t910 = t616 & !t620;
    entry[0] = entry[0] ^ t623;
    entry[1] = entry[1] ^ t624;
    entry[2] = entry[2] ^ t625;
    entry[3] = entry[3] ^ t626;
    entry[4] = entry[4] ^ t775;
    entry[5] = entry[5] ^ t776;
    entry[6] = entry[6] ^ t777;
    entry[7] = entry[7] ^ t778;
    entry[8] = entry[8] ^ t639;
    entry[9] = entry[9] ^ t640;
    entry[10] = entry[10] ^ t641;
    entry[11] = entry[11] ^ t642;
    entry[12] = entry[12] ^ t791;
    entry[13] = entry[13] ^ t792;
    entry[14] = entry[14] ^ t793;
    entry[15] = entry[15] ^ t794;
    entry[16] = entry[16] ^ t655;
    entry[17] = entry[17] ^ t656;
    entry[18] = entry[18] ^ t657;
    entry[19] = entry[19] ^ t658;
    entry[20] = entry[20] ^ t807;
    entry[21] = entry[21] ^ t808;
    entry[22] = entry[22] ^ t809;
    entry[23] = entry[23] ^ t810;
    entry[24] = entry[24] ^ t671;
    entry[25] = entry[25] ^ t672;
    entry[26] = entry[26] ^ t673;
    entry[27] = entry[27] ^ t674;
    entry[28] = entry[28] ^ t823;
    entry[29] = entry[29] ^ t824;
    entry[30] = entry[30] ^ t825;
    entry[31] = entry[31] ^ t826;
    entry[32] = entry[32] ^ t687;
    entry[33] = entry[33] ^ t688;
    entry[34] = entry[34] ^ t689;
    entry[35] = entry[35] ^ t690;
    entry[36] = entry[36] ^ t839;
    entry[37] = entry[37] ^ t840;
    entry[38] = entry[38] ^ t841;
    entry[39] = entry[39] ^ t842;
    entry[40] = entry[40] ^ t703;
    entry[41] = entry[41] ^ t704;
    entry[42] = entry[42] ^ t705;
    entry[43] = entry[43] ^ t706;
    entry[44] = entry[44] ^ t855;
    entry[45] = entry[45] ^ t856;
    entry[46] = entry[46] ^ t857;
    entry[47] = entry[47] ^ t858;
    entry[48] = entry[48] ^ t719;
    entry[49] = entry[49] ^ t720;
    entry[50] = entry[50] ^ t721;
    entry[51] = entry[51] ^ t722;
    entry[52] = entry[52] ^ t871;
    entry[53] = entry[53] ^ t872;
    entry[54] = entry[54] ^ t873;
    entry[55] = entry[55] ^ t874;
    entry[56] = entry[56] ^ t735;
    entry[57] = entry[57] ^ t736;
    entry[58] = entry[58] ^ t737;
    entry[59] = entry[59] ^ t738;
    entry[60] = entry[60] ^ t887;
    entry[61] = entry[61] ^ t888;
    entry[62] = entry[62] ^ t889;
    entry[63] = entry[63] ^ t890;
    entry[64] = entry[64] ^ t751;
    entry[65] = entry[65] ^ t752;
    entry[66] = entry[66] ^ t753;
    entry[67] = entry[67] ^ t754;
    entry[68] = entry[68] ^ t903;
    entry[69] = entry[69] ^ t904;
    entry[70] = entry[70] ^ t905;
    entry[71] = entry[71] ^ t906;
    entry[72] = entry[72] ^ t627;
    entry[73] = entry[73] ^ t628;
    entry[74] = entry[74] ^ t629;
    entry[75] = entry[75] ^ t630;
    entry[76] = entry[76] ^ t779;
    entry[77] = entry[77] ^ t780;
    entry[78] = entry[78] ^ t781;
    entry[79] = entry[79] ^ t782;
    entry[80] = entry[80] ^ t643;
    entry[81] = entry[81] ^ t644;
    entry[82] = entry[82] ^ t645;
    entry[83] = entry[83] ^ t646;
    entry[84] = entry[84] ^ t795;
    entry[85] = entry[85] ^ t796;
    entry[86] = entry[86] ^ t797;
    entry[87] = entry[87] ^ t798;
    entry[88] = entry[88] ^ t659;
    entry[89] = entry[89] ^ t660;
    entry[90] = entry[90] ^ t661;
    entry[91] = entry[91] ^ t662;
    entry[92] = entry[92] ^ t811;
    entry[93] = entry[93] ^ t812;
    entry[94] = entry[94] ^ t813;
    entry[95] = entry[95] ^ t814;
    entry[96] = entry[96] ^ t675;
    entry[97] = entry[97] ^ t676;
    entry[98] = entry[98] ^ t677;
    entry[99] = entry[99] ^ t678;
    entry[100] = entry[100] ^ t827;
    entry[101] = entry[101] ^ t828;
    entry[102] = entry[102] ^ t829;
    entry[103] = entry[103] ^ t830;
    entry[104] = entry[104] ^ t691;
    entry[105] = entry[105] ^ t692;
    entry[106] = entry[106] ^ t693;
    entry[107] = entry[107] ^ t694;
    entry[108] = entry[108] ^ t843;
    entry[109] = entry[109] ^ t844;
    entry[110] = entry[110] ^ t845;
    entry[111] = entry[111] ^ t846;
    entry[112] = entry[112] ^ t707;
    entry[113] = entry[113] ^ t708;
    entry[114] = entry[114] ^ t709;
    entry[115] = entry[115] ^ t710;
    entry[116] = entry[116] ^ t859;
    entry[117] = entry[117] ^ t860;
    entry[118] = entry[118] ^ t861;
    entry[119] = entry[119] ^ t862;
    entry[120] = entry[120] ^ t723;
    entry[121] = entry[121] ^ t724;
    entry[122] = entry[122] ^ t725;
    entry[123] = entry[123] ^ t726;
    entry[124] = entry[124] ^ t875;
    entry[125] = entry[125] ^ t876;
    entry[126] = entry[126] ^ t877;
    entry[127] = entry[127] ^ t878;
    entry[128] = entry[128] ^ t739;
    entry[129] = entry[129] ^ t740;
    entry[130] = entry[130] ^ t741;
    entry[131] = entry[131] ^ t742;
    entry[132] = entry[132] ^ t891;
    entry[133] = entry[133] ^ t892;
    entry[134] = entry[134] ^ t893;
    entry[135] = entry[135] ^ t894;
    entry[136] = entry[136] ^ t755;
    entry[137] = entry[137] ^ t756;
    entry[138] = entry[138] ^ t757;
    entry[139] = entry[139] ^ t758;
    entry[140] = entry[140] ^ t907;
    entry[141] = entry[141] ^ t908;
    entry[142] = entry[142] ^ t909;
    entry[143] = entry[143] ^ t910;
    entry[144] = entry[144] ^ t767;
    entry[145] = entry[145] ^ t768;
    entry[146] = entry[146] ^ t769;
    entry[147] = entry[147] ^ t770;
    entry[148] = entry[148] ^ t631;
    entry[149] = entry[149] ^ t632;
    entry[150] = entry[150] ^ t633;
    entry[151] = entry[151] ^ t634;
    entry[152] = entry[152] ^ t783;
    entry[153] = entry[153] ^ t784;
    entry[154] = entry[154] ^ t785;
    entry[155] = entry[155] ^ t786;
    entry[156] = entry[156] ^ t647;
    entry[157] = entry[157] ^ t648;
    entry[158] = entry[158] ^ t649;
    entry[159] = entry[159] ^ t650;
    entry[160] = entry[160] ^ t799;
    entry[161] = entry[161] ^ t800;
    entry[162] = entry[162] ^ t801;
    entry[163] = entry[163] ^ t802;
    entry[164] = entry[164] ^ t663;
    entry[165] = entry[165] ^ t664;
    entry[166] = entry[166] ^ t665;
    entry[167] = entry[167] ^ t666;
    entry[168] = entry[168] ^ t815;
    entry[169] = entry[169] ^ t816;
    entry[170] = entry[170] ^ t817;
    entry[171] = entry[171] ^ t818;
    entry[172] = entry[172] ^ t679;
    entry[173] = entry[173] ^ t680;
    entry[174] = entry[174] ^ t681;
    entry[175] = entry[175] ^ t682;
    entry[176] = entry[176] ^ t831;
    entry[177] = entry[177] ^ t832;
    entry[178] = entry[178] ^ t833;
    entry[179] = entry[179] ^ t834;
    entry[180] = entry[180] ^ t695;
    entry[181] = entry[181] ^ t696;
    entry[182] = entry[182] ^ t697;
    entry[183] = entry[183] ^ t698;
    entry[184] = entry[184] ^ t847;
    entry[185] = entry[185] ^ t848;
    entry[186] = entry[186] ^ t849;
    entry[187] = entry[187] ^ t850;
    entry[188] = entry[188] ^ t711;
    entry[189] = entry[189] ^ t712;
    entry[190] = entry[190] ^ t713;
    entry[191] = entry[191] ^ t714;
    entry[192] = entry[192] ^ t863;
    entry[193] = entry[193] ^ t864;
    entry[194] = entry[194] ^ t865;
    entry[195] = entry[195] ^ t866;
    entry[196] = entry[196] ^ t727;
    entry[197] = entry[197] ^ t728;
    entry[198] = entry[198] ^ t729;
    entry[199] = entry[199] ^ t730;
    entry[200] = entry[200] ^ t879;
    entry[201] = entry[201] ^ t880;
    entry[202] = entry[202] ^ t881;
    entry[203] = entry[203] ^ t882;
    entry[204] = entry[204] ^ t743;
    entry[205] = entry[205] ^ t744;
    entry[206] = entry[206] ^ t745;
    entry[207] = entry[207] ^ t746;
    entry[208] = entry[208] ^ t895;
    entry[209] = entry[209] ^ t896;
    entry[210] = entry[210] ^ t897;
    entry[211] = entry[211] ^ t898;
    entry[212] = entry[212] ^ t759;
    entry[213] = entry[213] ^ t760;
    entry[214] = entry[214] ^ t761;
    entry[215] = entry[215] ^ t762;
    entry[216] = entry[216] ^ t771;
    entry[217] = entry[217] ^ t772;
    entry[218] = entry[218] ^ t773;
    entry[219] = entry[219] ^ t774;
    entry[220] = entry[220] ^ t635;
    entry[221] = entry[221] ^ t636;
    entry[222] = entry[222] ^ t637;
    entry[223] = entry[223] ^ t638;
    entry[224] = entry[224] ^ t787;
    entry[225] = entry[225] ^ t788;
    entry[226] = entry[226] ^ t789;
    entry[227] = entry[227] ^ t790;
    entry[228] = entry[228] ^ t651;
    entry[229] = entry[229] ^ t652;
    entry[230] = entry[230] ^ t653;
    entry[231] = entry[231] ^ t654;
    entry[232] = entry[232] ^ t803;
    entry[233] = entry[233] ^ t804;
    entry[234] = entry[234] ^ t805;
    entry[235] = entry[235] ^ t806;
    entry[236] = entry[236] ^ t667;
    entry[237] = entry[237] ^ t668;
    entry[238] = entry[238] ^ t669;
    entry[239] = entry[239] ^ t670;
    entry[240] = entry[240] ^ t819;
    entry[241] = entry[241] ^ t820;
    entry[242] = entry[242] ^ t821;
    entry[243] = entry[243] ^ t822;
    entry[244] = entry[244] ^ t683;
    entry[245] = entry[245] ^ t684;
    entry[246] = entry[246] ^ t685;
    entry[247] = entry[247] ^ t686;
    entry[248] = entry[248] ^ t835;
    entry[249] = entry[249] ^ t836;
    entry[250] = entry[250] ^ t837;
    entry[251] = entry[251] ^ t838;
    entry[252] = entry[252] ^ t699;
    entry[253] = entry[253] ^ t700;
    entry[254] = entry[254] ^ t701;
    entry[255] = entry[255] ^ t702;
    entry[256] = entry[256] ^ t851;
    entry[257] = entry[257] ^ t852;
    entry[258] = entry[258] ^ t853;
    entry[259] = entry[259] ^ t854;
    entry[260] = entry[260] ^ t715;
    entry[261] = entry[261] ^ t716;
    entry[262] = entry[262] ^ t717;
    entry[263] = entry[263] ^ t718;
    entry[264] = entry[264] ^ t867;
    entry[265] = entry[265] ^ t868;
    entry[266] = entry[266] ^ t869;
    entry[267] = entry[267] ^ t870;
    entry[268] = entry[268] ^ t731;
    entry[269] = entry[269] ^ t732;
    entry[270] = entry[270] ^ t733;
    entry[271] = entry[271] ^ t734;
    entry[272] = entry[272] ^ t883;
    entry[273] = entry[273] ^ t884;
    entry[274] = entry[274] ^ t885;
    entry[275] = entry[275] ^ t886;
    entry[276] = entry[276] ^ t747;
    entry[277] = entry[277] ^ t748;
    entry[278] = entry[278] ^ t749;
    entry[279] = entry[279] ^ t750;
    entry[280] = entry[280] ^ t899;
    entry[281] = entry[281] ^ t900;
    entry[282] = entry[282] ^ t901;
    entry[283] = entry[283] ^ t902;
    entry[284] = entry[284] ^ t763;
    entry[285] = entry[285] ^ t764;
    entry[286] = entry[286] ^ t765;
    entry[287] = entry[287] ^ t766;
    Flags { corrected: t622, uncorrectable: t620 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 4]; CHECK_BITS] = [
    [
        0x0101010101010101, 0x0000000000000000, 0x1010101010101010, 0x0000000000000000,
    ],
    [
        0x0202020202020202, 0x0000000000000000, 0x2020202020202020, 0x0000000000000000,
    ],
    [
        0x0404040404040404, 0x0000000000000000, 0x4040404040404040, 0x0000000000000000,
    ],
    [
        0x0808080808080808, 0x0000000000000000, 0x8080808080808080, 0x0000000000000000,
    ],
    [
        0xe08030e0a0800000, 0xe0b0e08030e0a080, 0x0c01070d04000001, 0x0d070c01070d0400,
    ],
    [
        0x20904030e0800010, 0x30c020904030e080, 0x040209070c000002, 0x0609040209070c00,
    ],
    [
        0x40209070c0000020, 0x609040209070c000, 0x0904030e08000104, 0x0c020904030e0800,
    ],
    [
        0x904030e080001040, 0xc020904030e08000, 0x0209070c00000208, 0x09040209070c0000,
    ],
    [
        0x0000000000000000, 0x0101010101010101, 0x0000000000000000, 0x1010101010101010,
    ],
    [
        0x0000000000000000, 0x0202020202020202, 0x0000000000000000, 0x2020202020202020,
    ],
    [
        0x0000000000000000, 0x0404040404040404, 0x0000000000000000, 0x4040404040404040,
    ],
    [
        0x0000000000000000, 0x0808080808080808, 0x0000000000000000, 0x8080808080808080,
    ],
    [
        0x209070c000002080, 0x9040209070c00000, 0x04030e0800010400, 0x020904030e080001,
    ],
    [
        0xa0b0d060a0904000, 0xc020a0b0d060a090, 0x05060b0d04020800, 0x090505060b0d0402,
    ],
    [
        0xb0e08030e0a08000, 0x70e0b0e08030e0a0, 0x070c01070d040000, 0x0f0d070c01070d04,
    ],
    [
        0x70c01070d0400000, 0xf0d070c01070d040, 0x0e08030e0a080000, 0x0e0b0e08030e0a08,
    ],
    [
        0x1010101010101010, 0x0000000000000000, 0x0101010101010101, 0x0000000000000000,
    ],
    [
        0x2020202020202020, 0x0000000000000000, 0x0202020202020202, 0x0000000000000000,
    ],
    [
        0x4040404040404040, 0x0000000000000000, 0x0404040404040404, 0x0000000000000000,
    ],
    [
        0x8080808080808080, 0x0000000000000000, 0x0808080808080808, 0x0000000000000000,
    ],
    [
        0x0c01070d04000001, 0x0d070c01070d0400, 0xe08030e0a0800000, 0xe0b0e08030e0a080,
    ],
    [
        0x040209070c000002, 0x0609040209070c00, 0x20904030e0800010, 0x30c020904030e080,
    ],
    [
        0x0904030e08000104, 0x0c020904030e0800, 0x40209070c0000020, 0x609040209070c000,
    ],
    [
        0x0209070c00000208, 0x09040209070c0000, 0x904030e080001040, 0xc020904030e08000,
    ],
    [
        0x0000000000000000, 0x1010101010101010, 0x0000000000000000, 0x0101010101010101,
    ],
    [
        0x0000000000000000, 0x2020202020202020, 0x0000000000000000, 0x0202020202020202,
    ],
    [
        0x0000000000000000, 0x4040404040404040, 0x0000000000000000, 0x0404040404040404,
    ],
    [
        0x0000000000000000, 0x8080808080808080, 0x0000000000000000, 0x0808080808080808,
    ],
    [
        0x04030e0800010400, 0x020904030e080001, 0x209070c000002080, 0x9040209070c00000,
    ],
    [
        0x05060b0d04020800, 0x090505060b0d0402, 0xa0b0d060a0904000, 0xc020a0b0d060a090,
    ],
    [
        0x070c01070d040000, 0x0f0d070c01070d04, 0xb0e08030e0a08000, 0x70e0b0e08030e0a0,
    ],
    [
        0x0e08030e0a080000, 0x0e0b0e08030e0a08, 0x70c01070d0400000, 0xf0d070c01070d040,
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
        0x4020100008040201, 0x1000000008040201, 0x0000808008040201, 0x80c0e0a008040201, 0xe07030e008040201,
        0x3090403008040201, 0x4020908008040201, 0x904020e008040201, 0x0000808000000000, 0x80c0e0a000000000,
        0xe07030e000000000, 0x3090403000000000, 0x4020908000000000, 0x904020e000000000, 0x2090c0b000000000,
        0xc06030e000000000, 0x0804020180402010, 0x0201000080402010, 0x0000000080402010, 0x00080c0480402010,
        0x0c0e070d80402010, 0x0703090780402010, 0x0904020180402010, 0x0209040c80402010, 0x0000000000000000,
        0x00080c0400000000, 0x0c0e070d00000000, 0x0703090700000000, 0x0904020100000000, 0x0209040c00000000,
        0x0402090700000000, 0x090c060d00000000,
    ],
    [
        0x0000008000000000, 0x0080402000000000, 0x40a0900000000000, 0xd0e0a00000000000, 0x703060c000000000,
        0x1080d07000000000, 0xc0e0b09000000000, 0x70b0a02000000000, 0x40a0900008040201, 0xd0e0a00008040201,
        0x703060c008040201, 0x1080d07008040201, 0xc0e0b09008040201, 0x70b0a02008040201, 0xd0e0204008040201,
        0xf070c09008040201, 0x0000000000000000, 0x0000080400000000, 0x0804020100000000, 0x0a0d040000000000,
        0x0e070d0800000000, 0x03010b0e00000000, 0x080c060300000000, 0x0e07050400000000, 0x0804020180402010,
        0x0a0d040080402010, 0x0e070d0880402010, 0x03010b0e80402010, 0x080c060380402010, 0x0e07050480402010,
        0x0b0d050980402010, 0x0e0f090280402010,
    ],
    [
        0x0804020180402010, 0x0201000080402010, 0x0000000080402010, 0x00080c0480402010, 0x0c0e070d80402010,
        0x0703090780402010, 0x0904020180402010, 0x0209040c80402010, 0x0000000000000000, 0x00080c0400000000,
        0x0c0e070d00000000, 0x0703090700000000, 0x0904020100000000, 0x0209040c00000000, 0x0402090700000000,
        0x090c060d00000000, 0x4020100008040201, 0x1000000008040201, 0x0000808008040201, 0x80c0e0a008040201,
        0xe07030e008040201, 0x3090403008040201, 0x4020908008040201, 0x904020e008040201, 0x0000808000000000,
        0x80c0e0a000000000, 0xe07030e000000000, 0x3090403000000000, 0x4020908000000000, 0x904020e000000000,
        0x2090c0b000000000, 0xc06030e000000000,
    ],
    [
        0x0000000000000000, 0x0000080400000000, 0x0804020100000000, 0x0a0d040000000000, 0x0e070d0800000000,
        0x03010b0e00000000, 0x080c060300000000, 0x0e07050400000000, 0x0804020180402010, 0x0a0d040080402010,
        0x0e070d0880402010, 0x03010b0e80402010, 0x080c060380402010, 0x0e07050480402010, 0x0b0d050980402010,
        0x0e0f090280402010, 0x0000008000000000, 0x0080402000000000, 0x40a0900000000000, 0xd0e0a00000000000,
        0x703060c000000000, 0x1080d07000000000, 0xc0e0b09000000000, 0x70b0a02000000000, 0x40a0900008040201,
        0xd0e0a00008040201, 0x703060c008040201, 0x1080d07008040201, 0xc0e0b09008040201, 0x70b0a02008040201,
        0xd0e0204008040201, 0xf070c09008040201,
    ],
];
static AFFINE: [[u64; 32]; 4] = crate::kernel::affine(&GRID);
static NIBBLES: [[[u8; 32]; 32]; 4] = crate::kernel::nibbles(&GRID);
static DENSE: [[u32; 256]; 32] = crate::kernel::dense(&GRID);
static WORDS: [crate::SymbolWord; 2] = [
    crate::SymbolWord {
        checks: 2,
        by_locator: [
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
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
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255,
        ],
        zero: 16,
        infinity: 17,
        symbols: &[
            crate::Symbol { unscale: 0, low: (0, 0), high: (9, 0) },
            crate::Symbol { unscale: 0, low: (18, 4), high: (27, 4) },
            crate::Symbol { unscale: 0, low: (1, 0), high: (10, 0) },
            crate::Symbol { unscale: 0, low: (19, 4), high: (28, 4) },
            crate::Symbol { unscale: 0, low: (2, 0), high: (11, 0) },
            crate::Symbol { unscale: 0, low: (20, 4), high: (29, 4) },
            crate::Symbol { unscale: 0, low: (3, 0), high: (12, 0) },
            crate::Symbol { unscale: 0, low: (21, 4), high: (30, 4) },
            crate::Symbol { unscale: 0, low: (4, 0), high: (13, 0) },
            crate::Symbol { unscale: 0, low: (22, 4), high: (31, 4) },
            crate::Symbol { unscale: 0, low: (5, 0), high: (14, 0) },
            crate::Symbol { unscale: 0, low: (23, 4), high: (32, 4) },
            crate::Symbol { unscale: 0, low: (6, 0), high: (15, 0) },
            crate::Symbol { unscale: 0, low: (24, 4), high: (33, 4) },
            crate::Symbol { unscale: 0, low: (7, 0), high: (16, 0) },
            crate::Symbol { unscale: 0, low: (25, 4), high: (34, 4) },
            crate::Symbol { unscale: 0, low: (8, 0), high: (17, 0) },
            crate::Symbol { unscale: 0, low: (26, 4), high: (35, 4) },
        ],
    },
    crate::SymbolWord {
        checks: 2,
        by_locator: [
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
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
            255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
            255, 255, 255, 255, 255, 255, 255, 255, 255,
        ],
        zero: 16,
        infinity: 17,
        symbols: &[
            crate::Symbol { unscale: 0, low: (18, 0), high: (27, 0) },
            crate::Symbol { unscale: 0, low: (0, 4), high: (9, 4) },
            crate::Symbol { unscale: 0, low: (19, 0), high: (28, 0) },
            crate::Symbol { unscale: 0, low: (1, 4), high: (10, 4) },
            crate::Symbol { unscale: 0, low: (20, 0), high: (29, 0) },
            crate::Symbol { unscale: 0, low: (2, 4), high: (11, 4) },
            crate::Symbol { unscale: 0, low: (21, 0), high: (30, 0) },
            crate::Symbol { unscale: 0, low: (3, 4), high: (12, 4) },
            crate::Symbol { unscale: 0, low: (22, 0), high: (31, 0) },
            crate::Symbol { unscale: 0, low: (4, 4), high: (13, 4) },
            crate::Symbol { unscale: 0, low: (23, 0), high: (32, 0) },
            crate::Symbol { unscale: 0, low: (5, 4), high: (14, 4) },
            crate::Symbol { unscale: 0, low: (24, 0), high: (33, 0) },
            crate::Symbol { unscale: 0, low: (6, 4), high: (15, 4) },
            crate::Symbol { unscale: 0, low: (25, 0), high: (34, 0) },
            crate::Symbol { unscale: 0, low: (7, 4), high: (16, 4) },
            crate::Symbol { unscale: 0, low: (26, 0), high: (35, 0) },
            crate::Symbol { unscale: 0, low: (8, 4), high: (17, 4) },
        ],
    },
];
static REPAIR: crate::SymbolRepair = crate::SymbolRepair {
    syndrome: [
        [
            0x00000000, 0x00000001, 0x00000002, 0x00000003, 0x00000004, 0x00000005, 0x00000006, 0x00000007,
            0x00000008, 0x00000009, 0x0000000a, 0x0000000b, 0x0000000c, 0x0000000d, 0x0000000e, 0x0000000f,
            0x01000000, 0x01000001, 0x01000002, 0x01000003, 0x01000004, 0x01000005, 0x01000006, 0x01000007,
            0x01000008, 0x01000009, 0x0100000a, 0x0100000b, 0x0100000c, 0x0100000d, 0x0100000e, 0x0100000f,
            0x02000000, 0x02000001, 0x02000002, 0x02000003, 0x02000004, 0x02000005, 0x02000006, 0x02000007,
            0x02000008, 0x02000009, 0x0200000a, 0x0200000b, 0x0200000c, 0x0200000d, 0x0200000e, 0x0200000f,
            0x03000000, 0x03000001, 0x03000002, 0x03000003, 0x03000004, 0x03000005, 0x03000006, 0x03000007,
            0x03000008, 0x03000009, 0x0300000a, 0x0300000b, 0x0300000c, 0x0300000d, 0x0300000e, 0x0300000f,
            0x04000000, 0x04000001, 0x04000002, 0x04000003, 0x04000004, 0x04000005, 0x04000006, 0x04000007,
            0x04000008, 0x04000009, 0x0400000a, 0x0400000b, 0x0400000c, 0x0400000d, 0x0400000e, 0x0400000f,
            0x05000000, 0x05000001, 0x05000002, 0x05000003, 0x05000004, 0x05000005, 0x05000006, 0x05000007,
            0x05000008, 0x05000009, 0x0500000a, 0x0500000b, 0x0500000c, 0x0500000d, 0x0500000e, 0x0500000f,
            0x06000000, 0x06000001, 0x06000002, 0x06000003, 0x06000004, 0x06000005, 0x06000006, 0x06000007,
            0x06000008, 0x06000009, 0x0600000a, 0x0600000b, 0x0600000c, 0x0600000d, 0x0600000e, 0x0600000f,
            0x07000000, 0x07000001, 0x07000002, 0x07000003, 0x07000004, 0x07000005, 0x07000006, 0x07000007,
            0x07000008, 0x07000009, 0x0700000a, 0x0700000b, 0x0700000c, 0x0700000d, 0x0700000e, 0x0700000f,
            0x08000000, 0x08000001, 0x08000002, 0x08000003, 0x08000004, 0x08000005, 0x08000006, 0x08000007,
            0x08000008, 0x08000009, 0x0800000a, 0x0800000b, 0x0800000c, 0x0800000d, 0x0800000e, 0x0800000f,
            0x09000000, 0x09000001, 0x09000002, 0x09000003, 0x09000004, 0x09000005, 0x09000006, 0x09000007,
            0x09000008, 0x09000009, 0x0900000a, 0x0900000b, 0x0900000c, 0x0900000d, 0x0900000e, 0x0900000f,
            0x0a000000, 0x0a000001, 0x0a000002, 0x0a000003, 0x0a000004, 0x0a000005, 0x0a000006, 0x0a000007,
            0x0a000008, 0x0a000009, 0x0a00000a, 0x0a00000b, 0x0a00000c, 0x0a00000d, 0x0a00000e, 0x0a00000f,
            0x0b000000, 0x0b000001, 0x0b000002, 0x0b000003, 0x0b000004, 0x0b000005, 0x0b000006, 0x0b000007,
            0x0b000008, 0x0b000009, 0x0b00000a, 0x0b00000b, 0x0b00000c, 0x0b00000d, 0x0b00000e, 0x0b00000f,
            0x0c000000, 0x0c000001, 0x0c000002, 0x0c000003, 0x0c000004, 0x0c000005, 0x0c000006, 0x0c000007,
            0x0c000008, 0x0c000009, 0x0c00000a, 0x0c00000b, 0x0c00000c, 0x0c00000d, 0x0c00000e, 0x0c00000f,
            0x0d000000, 0x0d000001, 0x0d000002, 0x0d000003, 0x0d000004, 0x0d000005, 0x0d000006, 0x0d000007,
            0x0d000008, 0x0d000009, 0x0d00000a, 0x0d00000b, 0x0d00000c, 0x0d00000d, 0x0d00000e, 0x0d00000f,
            0x0e000000, 0x0e000001, 0x0e000002, 0x0e000003, 0x0e000004, 0x0e000005, 0x0e000006, 0x0e000007,
            0x0e000008, 0x0e000009, 0x0e00000a, 0x0e00000b, 0x0e00000c, 0x0e00000d, 0x0e00000e, 0x0e00000f,
            0x0f000000, 0x0f000001, 0x0f000002, 0x0f000003, 0x0f000004, 0x0f000005, 0x0f000006, 0x0f000007,
            0x0f000008, 0x0f000009, 0x0f00000a, 0x0f00000b, 0x0f00000c, 0x0f00000d, 0x0f00000e, 0x0f00000f,
        ],
        [
            0x00000000, 0x00000010, 0x00000020, 0x00000030, 0x00000040, 0x00000050, 0x00000060, 0x00000070,
            0x00000080, 0x00000090, 0x000000a0, 0x000000b0, 0x000000c0, 0x000000d0, 0x000000e0, 0x000000f0,
            0x10000000, 0x10000010, 0x10000020, 0x10000030, 0x10000040, 0x10000050, 0x10000060, 0x10000070,
            0x10000080, 0x10000090, 0x100000a0, 0x100000b0, 0x100000c0, 0x100000d0, 0x100000e0, 0x100000f0,
            0x20000000, 0x20000010, 0x20000020, 0x20000030, 0x20000040, 0x20000050, 0x20000060, 0x20000070,
            0x20000080, 0x20000090, 0x200000a0, 0x200000b0, 0x200000c0, 0x200000d0, 0x200000e0, 0x200000f0,
            0x30000000, 0x30000010, 0x30000020, 0x30000030, 0x30000040, 0x30000050, 0x30000060, 0x30000070,
            0x30000080, 0x30000090, 0x300000a0, 0x300000b0, 0x300000c0, 0x300000d0, 0x300000e0, 0x300000f0,
            0x40000000, 0x40000010, 0x40000020, 0x40000030, 0x40000040, 0x40000050, 0x40000060, 0x40000070,
            0x40000080, 0x40000090, 0x400000a0, 0x400000b0, 0x400000c0, 0x400000d0, 0x400000e0, 0x400000f0,
            0x50000000, 0x50000010, 0x50000020, 0x50000030, 0x50000040, 0x50000050, 0x50000060, 0x50000070,
            0x50000080, 0x50000090, 0x500000a0, 0x500000b0, 0x500000c0, 0x500000d0, 0x500000e0, 0x500000f0,
            0x60000000, 0x60000010, 0x60000020, 0x60000030, 0x60000040, 0x60000050, 0x60000060, 0x60000070,
            0x60000080, 0x60000090, 0x600000a0, 0x600000b0, 0x600000c0, 0x600000d0, 0x600000e0, 0x600000f0,
            0x70000000, 0x70000010, 0x70000020, 0x70000030, 0x70000040, 0x70000050, 0x70000060, 0x70000070,
            0x70000080, 0x70000090, 0x700000a0, 0x700000b0, 0x700000c0, 0x700000d0, 0x700000e0, 0x700000f0,
            0x80000000, 0x80000010, 0x80000020, 0x80000030, 0x80000040, 0x80000050, 0x80000060, 0x80000070,
            0x80000080, 0x80000090, 0x800000a0, 0x800000b0, 0x800000c0, 0x800000d0, 0x800000e0, 0x800000f0,
            0x90000000, 0x90000010, 0x90000020, 0x90000030, 0x90000040, 0x90000050, 0x90000060, 0x90000070,
            0x90000080, 0x90000090, 0x900000a0, 0x900000b0, 0x900000c0, 0x900000d0, 0x900000e0, 0x900000f0,
            0xa0000000, 0xa0000010, 0xa0000020, 0xa0000030, 0xa0000040, 0xa0000050, 0xa0000060, 0xa0000070,
            0xa0000080, 0xa0000090, 0xa00000a0, 0xa00000b0, 0xa00000c0, 0xa00000d0, 0xa00000e0, 0xa00000f0,
            0xb0000000, 0xb0000010, 0xb0000020, 0xb0000030, 0xb0000040, 0xb0000050, 0xb0000060, 0xb0000070,
            0xb0000080, 0xb0000090, 0xb00000a0, 0xb00000b0, 0xb00000c0, 0xb00000d0, 0xb00000e0, 0xb00000f0,
            0xc0000000, 0xc0000010, 0xc0000020, 0xc0000030, 0xc0000040, 0xc0000050, 0xc0000060, 0xc0000070,
            0xc0000080, 0xc0000090, 0xc00000a0, 0xc00000b0, 0xc00000c0, 0xc00000d0, 0xc00000e0, 0xc00000f0,
            0xd0000000, 0xd0000010, 0xd0000020, 0xd0000030, 0xd0000040, 0xd0000050, 0xd0000060, 0xd0000070,
            0xd0000080, 0xd0000090, 0xd00000a0, 0xd00000b0, 0xd00000c0, 0xd00000d0, 0xd00000e0, 0xd00000f0,
            0xe0000000, 0xe0000010, 0xe0000020, 0xe0000030, 0xe0000040, 0xe0000050, 0xe0000060, 0xe0000070,
            0xe0000080, 0xe0000090, 0xe00000a0, 0xe00000b0, 0xe00000c0, 0xe00000d0, 0xe00000e0, 0xe00000f0,
            0xf0000000, 0xf0000010, 0xf0000020, 0xf0000030, 0xf0000040, 0xf0000050, 0xf0000060, 0xf0000070,
            0xf0000080, 0xf0000090, 0xf00000a0, 0xf00000b0, 0xf00000c0, 0xf00000d0, 0xf00000e0, 0xf00000f0,
        ],
        [
            0x00000000, 0x00010000, 0x00020000, 0x00030000, 0x00040000, 0x00050000, 0x00060000, 0x00070000,
            0x00080000, 0x00090000, 0x000a0000, 0x000b0000, 0x000c0000, 0x000d0000, 0x000e0000, 0x000f0000,
            0x00000100, 0x00010100, 0x00020100, 0x00030100, 0x00040100, 0x00050100, 0x00060100, 0x00070100,
            0x00080100, 0x00090100, 0x000a0100, 0x000b0100, 0x000c0100, 0x000d0100, 0x000e0100, 0x000f0100,
            0x00000200, 0x00010200, 0x00020200, 0x00030200, 0x00040200, 0x00050200, 0x00060200, 0x00070200,
            0x00080200, 0x00090200, 0x000a0200, 0x000b0200, 0x000c0200, 0x000d0200, 0x000e0200, 0x000f0200,
            0x00000300, 0x00010300, 0x00020300, 0x00030300, 0x00040300, 0x00050300, 0x00060300, 0x00070300,
            0x00080300, 0x00090300, 0x000a0300, 0x000b0300, 0x000c0300, 0x000d0300, 0x000e0300, 0x000f0300,
            0x00000400, 0x00010400, 0x00020400, 0x00030400, 0x00040400, 0x00050400, 0x00060400, 0x00070400,
            0x00080400, 0x00090400, 0x000a0400, 0x000b0400, 0x000c0400, 0x000d0400, 0x000e0400, 0x000f0400,
            0x00000500, 0x00010500, 0x00020500, 0x00030500, 0x00040500, 0x00050500, 0x00060500, 0x00070500,
            0x00080500, 0x00090500, 0x000a0500, 0x000b0500, 0x000c0500, 0x000d0500, 0x000e0500, 0x000f0500,
            0x00000600, 0x00010600, 0x00020600, 0x00030600, 0x00040600, 0x00050600, 0x00060600, 0x00070600,
            0x00080600, 0x00090600, 0x000a0600, 0x000b0600, 0x000c0600, 0x000d0600, 0x000e0600, 0x000f0600,
            0x00000700, 0x00010700, 0x00020700, 0x00030700, 0x00040700, 0x00050700, 0x00060700, 0x00070700,
            0x00080700, 0x00090700, 0x000a0700, 0x000b0700, 0x000c0700, 0x000d0700, 0x000e0700, 0x000f0700,
            0x00000800, 0x00010800, 0x00020800, 0x00030800, 0x00040800, 0x00050800, 0x00060800, 0x00070800,
            0x00080800, 0x00090800, 0x000a0800, 0x000b0800, 0x000c0800, 0x000d0800, 0x000e0800, 0x000f0800,
            0x00000900, 0x00010900, 0x00020900, 0x00030900, 0x00040900, 0x00050900, 0x00060900, 0x00070900,
            0x00080900, 0x00090900, 0x000a0900, 0x000b0900, 0x000c0900, 0x000d0900, 0x000e0900, 0x000f0900,
            0x00000a00, 0x00010a00, 0x00020a00, 0x00030a00, 0x00040a00, 0x00050a00, 0x00060a00, 0x00070a00,
            0x00080a00, 0x00090a00, 0x000a0a00, 0x000b0a00, 0x000c0a00, 0x000d0a00, 0x000e0a00, 0x000f0a00,
            0x00000b00, 0x00010b00, 0x00020b00, 0x00030b00, 0x00040b00, 0x00050b00, 0x00060b00, 0x00070b00,
            0x00080b00, 0x00090b00, 0x000a0b00, 0x000b0b00, 0x000c0b00, 0x000d0b00, 0x000e0b00, 0x000f0b00,
            0x00000c00, 0x00010c00, 0x00020c00, 0x00030c00, 0x00040c00, 0x00050c00, 0x00060c00, 0x00070c00,
            0x00080c00, 0x00090c00, 0x000a0c00, 0x000b0c00, 0x000c0c00, 0x000d0c00, 0x000e0c00, 0x000f0c00,
            0x00000d00, 0x00010d00, 0x00020d00, 0x00030d00, 0x00040d00, 0x00050d00, 0x00060d00, 0x00070d00,
            0x00080d00, 0x00090d00, 0x000a0d00, 0x000b0d00, 0x000c0d00, 0x000d0d00, 0x000e0d00, 0x000f0d00,
            0x00000e00, 0x00010e00, 0x00020e00, 0x00030e00, 0x00040e00, 0x00050e00, 0x00060e00, 0x00070e00,
            0x00080e00, 0x00090e00, 0x000a0e00, 0x000b0e00, 0x000c0e00, 0x000d0e00, 0x000e0e00, 0x000f0e00,
            0x00000f00, 0x00010f00, 0x00020f00, 0x00030f00, 0x00040f00, 0x00050f00, 0x00060f00, 0x00070f00,
            0x00080f00, 0x00090f00, 0x000a0f00, 0x000b0f00, 0x000c0f00, 0x000d0f00, 0x000e0f00, 0x000f0f00,
        ],
        [
            0x00000000, 0x00100000, 0x00200000, 0x00300000, 0x00400000, 0x00500000, 0x00600000, 0x00700000,
            0x00800000, 0x00900000, 0x00a00000, 0x00b00000, 0x00c00000, 0x00d00000, 0x00e00000, 0x00f00000,
            0x00001000, 0x00101000, 0x00201000, 0x00301000, 0x00401000, 0x00501000, 0x00601000, 0x00701000,
            0x00801000, 0x00901000, 0x00a01000, 0x00b01000, 0x00c01000, 0x00d01000, 0x00e01000, 0x00f01000,
            0x00002000, 0x00102000, 0x00202000, 0x00302000, 0x00402000, 0x00502000, 0x00602000, 0x00702000,
            0x00802000, 0x00902000, 0x00a02000, 0x00b02000, 0x00c02000, 0x00d02000, 0x00e02000, 0x00f02000,
            0x00003000, 0x00103000, 0x00203000, 0x00303000, 0x00403000, 0x00503000, 0x00603000, 0x00703000,
            0x00803000, 0x00903000, 0x00a03000, 0x00b03000, 0x00c03000, 0x00d03000, 0x00e03000, 0x00f03000,
            0x00004000, 0x00104000, 0x00204000, 0x00304000, 0x00404000, 0x00504000, 0x00604000, 0x00704000,
            0x00804000, 0x00904000, 0x00a04000, 0x00b04000, 0x00c04000, 0x00d04000, 0x00e04000, 0x00f04000,
            0x00005000, 0x00105000, 0x00205000, 0x00305000, 0x00405000, 0x00505000, 0x00605000, 0x00705000,
            0x00805000, 0x00905000, 0x00a05000, 0x00b05000, 0x00c05000, 0x00d05000, 0x00e05000, 0x00f05000,
            0x00006000, 0x00106000, 0x00206000, 0x00306000, 0x00406000, 0x00506000, 0x00606000, 0x00706000,
            0x00806000, 0x00906000, 0x00a06000, 0x00b06000, 0x00c06000, 0x00d06000, 0x00e06000, 0x00f06000,
            0x00007000, 0x00107000, 0x00207000, 0x00307000, 0x00407000, 0x00507000, 0x00607000, 0x00707000,
            0x00807000, 0x00907000, 0x00a07000, 0x00b07000, 0x00c07000, 0x00d07000, 0x00e07000, 0x00f07000,
            0x00008000, 0x00108000, 0x00208000, 0x00308000, 0x00408000, 0x00508000, 0x00608000, 0x00708000,
            0x00808000, 0x00908000, 0x00a08000, 0x00b08000, 0x00c08000, 0x00d08000, 0x00e08000, 0x00f08000,
            0x00009000, 0x00109000, 0x00209000, 0x00309000, 0x00409000, 0x00509000, 0x00609000, 0x00709000,
            0x00809000, 0x00909000, 0x00a09000, 0x00b09000, 0x00c09000, 0x00d09000, 0x00e09000, 0x00f09000,
            0x0000a000, 0x0010a000, 0x0020a000, 0x0030a000, 0x0040a000, 0x0050a000, 0x0060a000, 0x0070a000,
            0x0080a000, 0x0090a000, 0x00a0a000, 0x00b0a000, 0x00c0a000, 0x00d0a000, 0x00e0a000, 0x00f0a000,
            0x0000b000, 0x0010b000, 0x0020b000, 0x0030b000, 0x0040b000, 0x0050b000, 0x0060b000, 0x0070b000,
            0x0080b000, 0x0090b000, 0x00a0b000, 0x00b0b000, 0x00c0b000, 0x00d0b000, 0x00e0b000, 0x00f0b000,
            0x0000c000, 0x0010c000, 0x0020c000, 0x0030c000, 0x0040c000, 0x0050c000, 0x0060c000, 0x0070c000,
            0x0080c000, 0x0090c000, 0x00a0c000, 0x00b0c000, 0x00c0c000, 0x00d0c000, 0x00e0c000, 0x00f0c000,
            0x0000d000, 0x0010d000, 0x0020d000, 0x0030d000, 0x0040d000, 0x0050d000, 0x0060d000, 0x0070d000,
            0x0080d000, 0x0090d000, 0x00a0d000, 0x00b0d000, 0x00c0d000, 0x00d0d000, 0x00e0d000, 0x00f0d000,
            0x0000e000, 0x0010e000, 0x0020e000, 0x0030e000, 0x0040e000, 0x0050e000, 0x0060e000, 0x0070e000,
            0x0080e000, 0x0090e000, 0x00a0e000, 0x00b0e000, 0x00c0e000, 0x00d0e000, 0x00e0e000, 0x00f0e000,
            0x0000f000, 0x0010f000, 0x0020f000, 0x0030f000, 0x0040f000, 0x0050f000, 0x0060f000, 0x0070f000,
            0x0080f000, 0x0090f000, 0x00a0f000, 0x00b0f000, 0x00c0f000, 0x00d0f000, 0x00e0f000, 0x00f0f000,
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
    shape: crate::Shape::Dense(&DENSE),
    repair: crate::Repair::Symbols(&REPAIR),
    together: &[],
    encode_lanes: encode_lanes::<u64>,
    decode_lanes: decode_lanes::<u64>,
};
