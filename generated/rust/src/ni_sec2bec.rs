//! NI:SEC-2bEC: encoder and decoder. Generated; do not edit.
//!
//! Scheme `ni-sec2bec`, sha-256 d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
//! 6.1, Eq. 3.
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "ni-sec2bec";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83";
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
    t0 = data[0] ^ data[2] ^ data[5] ^ data[7] ^ data[8] ^ data[9] ^ data[10] ^ data[11] ^ data[12] ^ data[13]
        ^ data[14] ^ data[16] ^ data[17] ^ data[19] ^ data[22] ^ data[25] ^ data[27] ^ data[29] ^ data[30]
        ^ data[34] ^ data[37] ^ data[40] ^ data[41] ^ data[44] ^ data[45] ^ data[48] ^ data[49] ^ data[50]
        ^ data[51] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[62];
    t1 = data[3] ^ data[4] ^ data[7] ^ data[8] ^ data[12] ^ data[13] ^ data[14] ^ data[18] ^ data[21] ^ data[22]
        ^ data[24] ^ data[29] ^ data[31] ^ data[33] ^ data[36] ^ data[39] ^ data[40] ^ data[45] ^ data[47]
        ^ data[48] ^ data[50] ^ data[52] ^ data[55] ^ data[57] ^ data[59] ^ data[63];
    t2 = data[1] ^ data[2] ^ data[4] ^ data[6] ^ data[8] ^ data[11] ^ data[12] ^ data[14] ^ data[16] ^ data[17]
        ^ data[20] ^ data[23] ^ data[27] ^ data[28] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[35]
        ^ data[38] ^ data[39] ^ data[42] ^ data[45] ^ data[46] ^ data[47] ^ data[49] ^ data[50] ^ data[52]
        ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[62];
    t3 = data[1] ^ data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[11] ^ data[13] ^ data[15] ^ data[16] ^ data[19]
        ^ data[27] ^ data[29] ^ data[30] ^ data[33] ^ data[37] ^ data[38] ^ data[41] ^ data[43] ^ data[46]
        ^ data[48] ^ data[50] ^ data[53] ^ data[57] ^ data[61];
    t4 = data[0] ^ data[2] ^ data[3] ^ data[5] ^ data[6] ^ data[10] ^ data[11] ^ data[12] ^ data[15] ^ data[16]
        ^ data[18] ^ data[21] ^ data[23] ^ data[24] ^ data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[32]
        ^ data[34] ^ data[36] ^ data[37] ^ data[40] ^ data[43] ^ data[44] ^ data[45] ^ data[52] ^ data[53]
        ^ data[54] ^ data[55] ^ data[56] ^ data[59] ^ data[60] ^ data[62];
    t5 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[11] ^ data[12]
        ^ data[13] ^ data[15] ^ data[17] ^ data[20] ^ data[22] ^ data[24] ^ data[25] ^ data[28] ^ data[32]
        ^ data[33] ^ data[34] ^ data[35] ^ data[36] ^ data[43] ^ data[44] ^ data[47] ^ data[51] ^ data[52]
        ^ data[57] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63];
    t6 = data[0] ^ data[1] ^ data[2] ^ data[4] ^ data[7] ^ data[9] ^ data[12] ^ data[14] ^ data[15] ^ data[16]
        ^ data[19] ^ data[21] ^ data[22] ^ data[24] ^ data[26] ^ data[29] ^ data[33] ^ data[34] ^ data[35]
        ^ data[39] ^ data[42] ^ data[46] ^ data[51] ^ data[53] ^ data[54] ^ data[58] ^ data[60];
    t7 = data[1] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[12] ^ data[13]
        ^ data[14] ^ data[15] ^ data[18] ^ data[20] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[26]
        ^ data[27] ^ data[29] ^ data[31] ^ data[32] ^ data[34] ^ data[38] ^ data[41] ^ data[42] ^ data[45]
        ^ data[49] ^ data[50] ^ data[54] ^ data[58] ^ data[59] ^ data[61] ^ data[62] ^ data[63];
    t8 = data[64] ^ data[66] ^ data[69] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[75] ^ data[76]
        ^ data[77] ^ data[78] ^ data[80] ^ data[81] ^ data[83] ^ data[86] ^ data[89] ^ data[91] ^ data[93]
        ^ data[94] ^ data[98] ^ data[101] ^ data[104] ^ data[105] ^ data[108] ^ data[109] ^ data[112] ^ data[113]
        ^ data[114] ^ data[115] ^ data[116] ^ data[118] ^ data[120] ^ data[121] ^ data[122] ^ data[123] ^ data[126];
    t9 = data[67] ^ data[68] ^ data[71] ^ data[72] ^ data[76] ^ data[77] ^ data[78] ^ data[82] ^ data[85]
        ^ data[86] ^ data[88] ^ data[93] ^ data[95] ^ data[97] ^ data[100] ^ data[103] ^ data[104] ^ data[109]
        ^ data[111] ^ data[112] ^ data[114] ^ data[116] ^ data[119] ^ data[121] ^ data[123] ^ data[127];
    t10 = data[65] ^ data[66] ^ data[68] ^ data[70] ^ data[72] ^ data[75] ^ data[76] ^ data[78] ^ data[80]
        ^ data[81] ^ data[84] ^ data[87] ^ data[91] ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[97]
        ^ data[99] ^ data[102] ^ data[103] ^ data[106] ^ data[109] ^ data[110] ^ data[111] ^ data[113] ^ data[114]
        ^ data[116] ^ data[118] ^ data[119] ^ data[120] ^ data[121] ^ data[126];
    t11 = data[65] ^ data[67] ^ data[69] ^ data[70] ^ data[73] ^ data[75] ^ data[77] ^ data[79] ^ data[80]
        ^ data[83] ^ data[91] ^ data[93] ^ data[94] ^ data[97] ^ data[101] ^ data[102] ^ data[105] ^ data[107]
        ^ data[110] ^ data[112] ^ data[114] ^ data[117] ^ data[121] ^ data[125];
    t12 = data[64] ^ data[66] ^ data[67] ^ data[69] ^ data[70] ^ data[74] ^ data[75] ^ data[76] ^ data[79]
        ^ data[80] ^ data[82] ^ data[85] ^ data[87] ^ data[88] ^ data[90] ^ data[91] ^ data[92] ^ data[93]
        ^ data[96] ^ data[98] ^ data[100] ^ data[101] ^ data[104] ^ data[107] ^ data[108] ^ data[109] ^ data[116]
        ^ data[117] ^ data[118] ^ data[119] ^ data[120] ^ data[123] ^ data[124] ^ data[126];
    t13 = data[65] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[73] ^ data[75]
        ^ data[76] ^ data[77] ^ data[79] ^ data[81] ^ data[84] ^ data[86] ^ data[88] ^ data[89] ^ data[92]
        ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[107] ^ data[108] ^ data[111] ^ data[115]
        ^ data[116] ^ data[121] ^ data[123] ^ data[124] ^ data[125] ^ data[126] ^ data[127];
    t14 = data[64] ^ data[65] ^ data[66] ^ data[68] ^ data[71] ^ data[73] ^ data[76] ^ data[78] ^ data[79]
        ^ data[80] ^ data[83] ^ data[85] ^ data[86] ^ data[88] ^ data[90] ^ data[93] ^ data[97] ^ data[98]
        ^ data[99] ^ data[103] ^ data[106] ^ data[110] ^ data[115] ^ data[117] ^ data[118] ^ data[122] ^ data[124];
    t15 = data[65] ^ data[67] ^ data[68] ^ data[69] ^ data[70] ^ data[72] ^ data[73] ^ data[74] ^ data[76]
        ^ data[77] ^ data[78] ^ data[79] ^ data[82] ^ data[84] ^ data[86] ^ data[87] ^ data[88] ^ data[89]
        ^ data[90] ^ data[91] ^ data[93] ^ data[95] ^ data[96] ^ data[98] ^ data[102] ^ data[105] ^ data[106]
        ^ data[109] ^ data[113] ^ data[114] ^ data[118] ^ data[122] ^ data[123] ^ data[125] ^ data[126] ^ data[127];
    t16 = data[128] ^ data[130] ^ data[133] ^ data[135] ^ data[136] ^ data[137] ^ data[138] ^ data[139] ^ data[140]
        ^ data[141] ^ data[142] ^ data[144] ^ data[145] ^ data[147] ^ data[150] ^ data[153] ^ data[155] ^ data[157]
        ^ data[158] ^ data[162] ^ data[165] ^ data[168] ^ data[169] ^ data[172] ^ data[173] ^ data[176] ^ data[177]
        ^ data[178] ^ data[179] ^ data[180] ^ data[182] ^ data[184] ^ data[185] ^ data[186] ^ data[187] ^ data[190];
    t17 = data[131] ^ data[132] ^ data[135] ^ data[136] ^ data[140] ^ data[141] ^ data[142] ^ data[146] ^ data[149]
        ^ data[150] ^ data[152] ^ data[157] ^ data[159] ^ data[161] ^ data[164] ^ data[167] ^ data[168] ^ data[173]
        ^ data[175] ^ data[176] ^ data[178] ^ data[180] ^ data[183] ^ data[185] ^ data[187] ^ data[191];
    t18 = data[129] ^ data[130] ^ data[132] ^ data[134] ^ data[136] ^ data[139] ^ data[140] ^ data[142] ^ data[144]
        ^ data[145] ^ data[148] ^ data[151] ^ data[155] ^ data[156] ^ data[157] ^ data[158] ^ data[159] ^ data[161]
        ^ data[163] ^ data[166] ^ data[167] ^ data[170] ^ data[173] ^ data[174] ^ data[175] ^ data[177] ^ data[178]
        ^ data[180] ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[190];
    t19 = data[129] ^ data[131] ^ data[133] ^ data[134] ^ data[137] ^ data[139] ^ data[141] ^ data[143] ^ data[144]
        ^ data[147] ^ data[155] ^ data[157] ^ data[158] ^ data[161] ^ data[165] ^ data[166] ^ data[169] ^ data[171]
        ^ data[174] ^ data[176] ^ data[178] ^ data[181] ^ data[185] ^ data[189];
    t20 = data[128] ^ data[130] ^ data[131] ^ data[133] ^ data[134] ^ data[138] ^ data[139] ^ data[140] ^ data[143]
        ^ data[144] ^ data[146] ^ data[149] ^ data[151] ^ data[152] ^ data[154] ^ data[155] ^ data[156] ^ data[157]
        ^ data[160] ^ data[162] ^ data[164] ^ data[165] ^ data[168] ^ data[171] ^ data[172] ^ data[173] ^ data[180]
        ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[187] ^ data[188] ^ data[190];
    t21 = data[129] ^ data[130] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[136] ^ data[137] ^ data[139]
        ^ data[140] ^ data[141] ^ data[143] ^ data[145] ^ data[148] ^ data[150] ^ data[152] ^ data[153] ^ data[156]
        ^ data[160] ^ data[161] ^ data[162] ^ data[163] ^ data[164] ^ data[171] ^ data[172] ^ data[175] ^ data[179]
        ^ data[180] ^ data[185] ^ data[187] ^ data[188] ^ data[189] ^ data[190] ^ data[191];
    t22 = data[128] ^ data[129] ^ data[130] ^ data[132] ^ data[135] ^ data[137] ^ data[140] ^ data[142] ^ data[143]
        ^ data[144] ^ data[147] ^ data[149] ^ data[150] ^ data[152] ^ data[154] ^ data[157] ^ data[161] ^ data[162]
        ^ data[163] ^ data[167] ^ data[170] ^ data[174] ^ data[179] ^ data[181] ^ data[182] ^ data[186] ^ data[188];
    t23 = data[129] ^ data[131] ^ data[132] ^ data[133] ^ data[134] ^ data[136] ^ data[137] ^ data[138] ^ data[140]
        ^ data[141] ^ data[142] ^ data[143] ^ data[146] ^ data[148] ^ data[150] ^ data[151] ^ data[152] ^ data[153]
        ^ data[154] ^ data[155] ^ data[157] ^ data[159] ^ data[160] ^ data[162] ^ data[166] ^ data[169] ^ data[170]
        ^ data[173] ^ data[177] ^ data[178] ^ data[182] ^ data[186] ^ data[187] ^ data[189] ^ data[190] ^ data[191];
    t24 = data[192] ^ data[194] ^ data[197] ^ data[199] ^ data[200] ^ data[201] ^ data[202] ^ data[203] ^ data[204]
        ^ data[205] ^ data[206] ^ data[208] ^ data[209] ^ data[211] ^ data[214] ^ data[217] ^ data[219] ^ data[221]
        ^ data[222] ^ data[226] ^ data[229] ^ data[232] ^ data[233] ^ data[236] ^ data[237] ^ data[240] ^ data[241]
        ^ data[242] ^ data[243] ^ data[244] ^ data[246] ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[254];
    t25 = data[195] ^ data[196] ^ data[199] ^ data[200] ^ data[204] ^ data[205] ^ data[206] ^ data[210] ^ data[213]
        ^ data[214] ^ data[216] ^ data[221] ^ data[223] ^ data[225] ^ data[228] ^ data[231] ^ data[232] ^ data[237]
        ^ data[239] ^ data[240] ^ data[242] ^ data[244] ^ data[247] ^ data[249] ^ data[251] ^ data[255];
    t26 = data[193] ^ data[194] ^ data[196] ^ data[198] ^ data[200] ^ data[203] ^ data[204] ^ data[206] ^ data[208]
        ^ data[209] ^ data[212] ^ data[215] ^ data[219] ^ data[220] ^ data[221] ^ data[222] ^ data[223] ^ data[225]
        ^ data[227] ^ data[230] ^ data[231] ^ data[234] ^ data[237] ^ data[238] ^ data[239] ^ data[241] ^ data[242]
        ^ data[244] ^ data[246] ^ data[247] ^ data[248] ^ data[249] ^ data[254];
    t27 = data[193] ^ data[195] ^ data[197] ^ data[198] ^ data[201] ^ data[203] ^ data[205] ^ data[207] ^ data[208]
        ^ data[211] ^ data[219] ^ data[221] ^ data[222] ^ data[225] ^ data[229] ^ data[230] ^ data[233] ^ data[235]
        ^ data[238] ^ data[240] ^ data[242] ^ data[245] ^ data[249] ^ data[253];
    t28 = data[192] ^ data[194] ^ data[195] ^ data[197] ^ data[198] ^ data[202] ^ data[203] ^ data[204] ^ data[207]
        ^ data[208] ^ data[210] ^ data[213] ^ data[215] ^ data[216] ^ data[218] ^ data[219] ^ data[220] ^ data[221]
        ^ data[224] ^ data[226] ^ data[228] ^ data[229] ^ data[232] ^ data[235] ^ data[236] ^ data[237] ^ data[244]
        ^ data[245] ^ data[246] ^ data[247] ^ data[248] ^ data[251] ^ data[252] ^ data[254];
    t29 = data[193] ^ data[194] ^ data[195] ^ data[196] ^ data[197] ^ data[198] ^ data[200] ^ data[201] ^ data[203]
        ^ data[204] ^ data[205] ^ data[207] ^ data[209] ^ data[212] ^ data[214] ^ data[216] ^ data[217] ^ data[220]
        ^ data[224] ^ data[225] ^ data[226] ^ data[227] ^ data[228] ^ data[235] ^ data[236] ^ data[239] ^ data[243]
        ^ data[244] ^ data[249] ^ data[251] ^ data[252] ^ data[253] ^ data[254] ^ data[255];
    t30 = data[192] ^ data[193] ^ data[194] ^ data[196] ^ data[199] ^ data[201] ^ data[204] ^ data[206] ^ data[207]
        ^ data[208] ^ data[211] ^ data[213] ^ data[214] ^ data[216] ^ data[218] ^ data[221] ^ data[225] ^ data[226]
        ^ data[227] ^ data[231] ^ data[234] ^ data[238] ^ data[243] ^ data[245] ^ data[246] ^ data[250] ^ data[252];
    t31 = data[193] ^ data[195] ^ data[196] ^ data[197] ^ data[198] ^ data[200] ^ data[201] ^ data[202] ^ data[204]
        ^ data[205] ^ data[206] ^ data[207] ^ data[210] ^ data[212] ^ data[214] ^ data[215] ^ data[216] ^ data[217]
        ^ data[218] ^ data[219] ^ data[221] ^ data[223] ^ data[224] ^ data[226] ^ data[230] ^ data[233] ^ data[234]
        ^ data[237] ^ data[241] ^ data[242] ^ data[246] ^ data[250] ^ data[251] ^ data[253] ^ data[254] ^ data[255];
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
        t1245, t1246,
    );
    t0 = entry[0] ^ entry[2] ^ entry[5] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[11] ^ entry[12]
        ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[19] ^ entry[22] ^ entry[25] ^ entry[27] ^ entry[29]
        ^ entry[30] ^ entry[34] ^ entry[37] ^ entry[40] ^ entry[41] ^ entry[44] ^ entry[45] ^ entry[48] ^ entry[49]
        ^ entry[50] ^ entry[51] ^ entry[52] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[62]
        ^ entry[64];
    t1 = entry[3] ^ entry[4] ^ entry[7] ^ entry[8] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[18] ^ entry[21]
        ^ entry[22] ^ entry[24] ^ entry[29] ^ entry[31] ^ entry[33] ^ entry[36] ^ entry[39] ^ entry[40] ^ entry[45]
        ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[52] ^ entry[55] ^ entry[57] ^ entry[59] ^ entry[63] ^ entry[65];
    t2 = entry[1] ^ entry[2] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[11] ^ entry[12] ^ entry[14] ^ entry[16]
        ^ entry[17] ^ entry[20] ^ entry[23] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[33]
        ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[49] ^ entry[50]
        ^ entry[52] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[62] ^ entry[66];
    t3 = entry[1] ^ entry[3] ^ entry[5] ^ entry[6] ^ entry[9] ^ entry[11] ^ entry[13] ^ entry[15] ^ entry[16]
        ^ entry[19] ^ entry[27] ^ entry[29] ^ entry[30] ^ entry[33] ^ entry[37] ^ entry[38] ^ entry[41] ^ entry[43]
        ^ entry[46] ^ entry[48] ^ entry[50] ^ entry[53] ^ entry[57] ^ entry[61] ^ entry[67];
    t4 = entry[0] ^ entry[2] ^ entry[3] ^ entry[5] ^ entry[6] ^ entry[10] ^ entry[11] ^ entry[12] ^ entry[15]
        ^ entry[16] ^ entry[18] ^ entry[21] ^ entry[23] ^ entry[24] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[29]
        ^ entry[32] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[40] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[52]
        ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[68];
    t5 = entry[1] ^ entry[2] ^ entry[3] ^ entry[4] ^ entry[5] ^ entry[6] ^ entry[8] ^ entry[9] ^ entry[11]
        ^ entry[12] ^ entry[13] ^ entry[15] ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[24] ^ entry[25] ^ entry[28]
        ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[43] ^ entry[44] ^ entry[47] ^ entry[51]
        ^ entry[52] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[69];
    t6 = entry[0] ^ entry[1] ^ entry[2] ^ entry[4] ^ entry[7] ^ entry[9] ^ entry[12] ^ entry[14] ^ entry[15]
        ^ entry[16] ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[24] ^ entry[26] ^ entry[29] ^ entry[33] ^ entry[34]
        ^ entry[35] ^ entry[39] ^ entry[42] ^ entry[46] ^ entry[51] ^ entry[53] ^ entry[54] ^ entry[58] ^ entry[60]
        ^ entry[70];
    t7 = entry[1] ^ entry[3] ^ entry[4] ^ entry[5] ^ entry[6] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[12]
        ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[18] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25]
        ^ entry[26] ^ entry[27] ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[34] ^ entry[38] ^ entry[41] ^ entry[42]
        ^ entry[45] ^ entry[49] ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[63]
        ^ entry[71];
    t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t9 = t0 & !t1;
    t10 = !t2 & !t3;
    t11 = t9 & t10;
    t12 = t4 & !t5;
    t13 = t6 & !t7;
    t14 = t12 & t13;
    t15 = t11 & t14;
    t16 = !t0 & !t1;
    t17 = t2 & t3;
    t18 = t16 & t17;
    t19 = !t4 & t5;
    t20 = t6 & t7;
    t21 = t19 & t20;
    t22 = t18 & t21;
    t23 = t2 & !t3;
    t24 = t9 & t23;
    t25 = t4 & t5;
    t26 = t13 & t25;
    t27 = t24 & t26;
    t28 = !t0 & t1;
    t29 = !t2 & t3;
    t30 = t28 & t29;
    t31 = !t6 & t7;
    t32 = t25 & t31;
    t33 = t30 & t32;
    t34 = t23 & t28;
    t35 = t21 & t34;
    t36 = t9 & t29;
    t37 = t32 & t36;
    t38 = t18 & t32;
    t39 = t0 & t1;
    t40 = t10 & t39;
    t41 = !t4 & !t5;
    t42 = t13 & t41;
    t43 = t40 & t42;
    t44 = t23 & t39;
    t45 = t19 & t31;
    t46 = t44 & t45;
    t47 = t21 & t36;
    t48 = t12 & t31;
    t49 = t11 & t48;
    t50 = t9 & t17;
    t51 = !t6 & !t7;
    t52 = t25 & t51;
    t53 = t50 & t52;
    t54 = t20 & t25;
    t55 = t44 & t54;
    t56 = t29 & t39;
    t57 = t45 & t56;
    t58 = t20 & t41;
    t59 = t44 & t58;
    t60 = t16 & t29;
    t61 = t54 & t60;
    t62 = t14 & t50;
    t63 = t19 & t51;
    t64 = t24 & t63;
    t65 = t10 & t28;
    t66 = t48 & t65;
    t67 = t36 & t42;
    t68 = t16 & t23;
    t69 = t45 & t68;
    t70 = t14 & t65;
    t71 = t21 & t40;
    t72 = t48 & t68;
    t73 = t54 & t65;
    t74 = t11 & t45;
    t75 = t10 & t16;
    t76 = t12 & t20;
    t77 = t75 & t76;
    t78 = t48 & t50;
    t79 = t52 & t68;
    t80 = t17 & t39;
    t81 = t76 & t80;
    t82 = t41 & t51;
    t83 = t50 & t82;
    t84 = t31 & t41;
    t85 = t34 & t84;
    t86 = t32 & t75;
    t87 = t17 & t28;
    t88 = t13 & t19;
    t89 = t87 & t88;
    t90 = t11 & t54;
    t91 = t68 & t88;
    t92 = t52 & t65;
    t93 = t12 & t51;
    t94 = t36 & t93;
    t95 = t18 & t84;
    t96 = t34 & t42;
    t97 = t40 & t93;
    t98 = t36 & t84;
    t99 = t58 & t68;
    t100 = t52 & t60;
    t101 = t11 & t52;
    t102 = t44 & t48;
    t103 = t18 & t42;
    t104 = t34 & t63;
    t105 = t56 & t82;
    t106 = t24 & t84;
    t107 = t80 & t84;
    t108 = t11 & t88;
    t109 = t44 & t52;
    t110 = t14 & t60;
    t111 = t24 & t76;
    t112 = t34 & t93;
    t113 = t24 & t93;
    t114 = t63 & t80;
    t115 = t11 & t58;
    t116 = t32 & t40;
    t117 = t26 & t75;
    t118 = t45 & t60;
    t119 = t24 & t32;
    t120 = t45 & t65;
    t121 = t11 & t82;
    t122 = t65 & t82;
    t123 = t68 & t82;
    t124 = t60 & t82;
    t125 = t75 & t93;
    t126 = t63 & t75;
    t127 = t42 & t75;
    t128 = t75 & t84;
    t129 = t32 & t50;
    t130 = t58 & t80;
    t131 = t14 & t80;
    t132 = t54 & t80;
    t133 = t42 & t87;
    t134 = t18 & t45;
    t135 = t14 & t18;
    t136 = t52 & t80;
    t137 = t26 & t60;
    t138 = t56 & t76;
    t139 = t34 & t54;
    t140 = t26 & t44;
    t141 = t14 & t40;
    t142 = t42 & t50;
    t143 = t21 & t56;
    t144 = t56 & t84;
    t145 = t76 & t87;
    t146 = t24 & t48;
    t147 = t56 & t63;
    t148 = t30 & t58;
    t149 = t30 & t48;
    t150 = t18 & t54;
    t151 = t34 & t45;
    t152 = t30 & t88;
    t153 = t84 & t87;
    t154 = t21 & t87;
    t155 = t80 & t88;
    t156 = t40 & t58;
    t157 = t30 & t52;
    t158 = t26 & t65;
    t159 = t60 & t76;
    t160 = t44 & t93;
    t161 = t40 & t82;
    t162 = t18 & t82;
    t163 = t52 & t75;
    t164 = t58 & t75;
    t165 = t15 | t22 | t27 | t33 | t35 | t37 | t38 | t43 | t46 | t47 | t49 | t53 | t55 | t57 | t59 | t61 | t62
        | t64 | t66 | t67 | t69 | t70 | t71 | t72 | t73 | t74 | t77 | t78 | t79 | t81 | t83 | t85 | t86 | t89 | t90
        | t91 | t92 | t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105 | t106 | t107
        | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122
        | t123 | t124 | t125 | t126 | t127 | t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t136 | t137
        | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152
        | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164;
    t166 = t8 & !t165;
    t167 = t15 | t129;
    t168 = t22 | t129;
    t169 = t27 | t130;
    t170 = t33 | t130;
    t171 = t35 | t131;
    t172 = t37 | t131;
    t173 = t38 | t132;
    t174 = t43 | t132;
    t175 = t46 | t133;
    t176 = t47 | t133;
    t177 = t49 | t134;
    t178 = t53 | t134;
    t179 = t55 | t135;
    t180 = t57 | t135;
    t181 = t59 | t136;
    t182 = t61 | t136;
    t183 = t62 | t137;
    t184 = t64 | t137;
    t185 = t66 | t138;
    t186 = t67 | t138;
    t187 = t69 | t139;
    t188 = t70 | t139;
    t189 = t71 | t140;
    t190 = t72 | t140;
    t191 = t73 | t141;
    t192 = t74 | t141;
    t193 = t77 | t142;
    t194 = t78 | t142;
    t195 = t79 | t143;
    t196 = t81 | t143;
    t197 = t83 | t144;
    t198 = t85 | t144;
    t199 = t86 | t145;
    t200 = t89 | t145;
    t201 = t90 | t146;
    t202 = t91 | t146;
    t203 = t92 | t147;
    t204 = t94 | t147;
    t205 = t95 | t148;
    t206 = t96 | t148;
    t207 = t97 | t149;
    t208 = t98 | t149;
    t209 = t99 | t150;
    t210 = t100 | t150;
    t211 = t101 | t151;
    t212 = t102 | t151;
    t213 = t103 | t152;
    t214 = t104 | t152;
    t215 = t105 | t153;
    t216 = t106 | t153;
    t217 = t107 | t154;
    t218 = t108 | t154;
    t219 = t109 | t155;
    t220 = t110 | t155;
    t221 = t111 | t156;
    t222 = t112 | t156;
    t223 = t113 | t157;
    t224 = t114 | t157;
    t225 = t115 | t158;
    t226 = t116 | t158;
    t227 = t117 | t159;
    t228 = t118 | t159;
    t229 = t119 | t160;
    t230 = t120 | t160;
    t231 = t121 | t161;
    t232 = t122 | t161;
    t233 = t123 | t162;
    t234 = t124 | t162;
    t235 = t125 | t163;
    t236 = t126 | t163;
    t237 = t127 | t164;
    t238 = t128 | t164;
    t239 = entry[72] ^ entry[74] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[83]
        ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[89] ^ entry[91] ^ entry[94] ^ entry[97] ^ entry[99]
        ^ entry[101] ^ entry[102] ^ entry[106] ^ entry[109] ^ entry[112] ^ entry[113] ^ entry[116] ^ entry[117]
        ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[124] ^ entry[126] ^ entry[128] ^ entry[129]
        ^ entry[130] ^ entry[131] ^ entry[134] ^ entry[136];
    t240 = entry[75] ^ entry[76] ^ entry[79] ^ entry[80] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[90]
        ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[108] ^ entry[111]
        ^ entry[112] ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[122] ^ entry[124] ^ entry[127] ^ entry[129]
        ^ entry[131] ^ entry[135] ^ entry[137];
    t241 = entry[73] ^ entry[74] ^ entry[76] ^ entry[78] ^ entry[80] ^ entry[83] ^ entry[84] ^ entry[86]
        ^ entry[88] ^ entry[89] ^ entry[92] ^ entry[95] ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[102]
        ^ entry[103] ^ entry[105] ^ entry[107] ^ entry[110] ^ entry[111] ^ entry[114] ^ entry[117] ^ entry[118]
        ^ entry[119] ^ entry[121] ^ entry[122] ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129]
        ^ entry[134] ^ entry[138];
    t242 = entry[73] ^ entry[75] ^ entry[77] ^ entry[78] ^ entry[81] ^ entry[83] ^ entry[85] ^ entry[87]
        ^ entry[88] ^ entry[91] ^ entry[99] ^ entry[101] ^ entry[102] ^ entry[105] ^ entry[109] ^ entry[110]
        ^ entry[113] ^ entry[115] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[125] ^ entry[129] ^ entry[133]
        ^ entry[139];
    t243 = entry[72] ^ entry[74] ^ entry[75] ^ entry[77] ^ entry[78] ^ entry[82] ^ entry[83] ^ entry[84]
        ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[93] ^ entry[95] ^ entry[96] ^ entry[98] ^ entry[99]
        ^ entry[100] ^ entry[101] ^ entry[104] ^ entry[106] ^ entry[108] ^ entry[109] ^ entry[112] ^ entry[115]
        ^ entry[116] ^ entry[117] ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[131]
        ^ entry[132] ^ entry[134] ^ entry[140];
    t244 = entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[80] ^ entry[81]
        ^ entry[83] ^ entry[84] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[92] ^ entry[94] ^ entry[96] ^ entry[97]
        ^ entry[100] ^ entry[104] ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[108] ^ entry[115] ^ entry[116]
        ^ entry[119] ^ entry[123] ^ entry[124] ^ entry[129] ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[134]
        ^ entry[135] ^ entry[141];
    t245 = entry[72] ^ entry[73] ^ entry[74] ^ entry[76] ^ entry[79] ^ entry[81] ^ entry[84] ^ entry[86]
        ^ entry[87] ^ entry[88] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[98] ^ entry[101]
        ^ entry[105] ^ entry[106] ^ entry[107] ^ entry[111] ^ entry[114] ^ entry[118] ^ entry[123] ^ entry[125]
        ^ entry[126] ^ entry[130] ^ entry[132] ^ entry[142];
    t246 = entry[73] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[80] ^ entry[81] ^ entry[82]
        ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[90] ^ entry[92] ^ entry[94] ^ entry[95] ^ entry[96]
        ^ entry[97] ^ entry[98] ^ entry[99] ^ entry[101] ^ entry[103] ^ entry[104] ^ entry[106] ^ entry[110]
        ^ entry[113] ^ entry[114] ^ entry[117] ^ entry[121] ^ entry[122] ^ entry[126] ^ entry[130] ^ entry[131]
        ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[143];
    t247 = t239 | t240 | t241 | t242 | t243 | t244 | t245 | t246;
    t248 = t239 & !t240;
    t249 = !t241 & !t242;
    t250 = t248 & t249;
    t251 = t243 & !t244;
    t252 = t245 & !t246;
    t253 = t251 & t252;
    t254 = t250 & t253;
    t255 = !t239 & !t240;
    t256 = t241 & t242;
    t257 = t255 & t256;
    t258 = !t243 & t244;
    t259 = t245 & t246;
    t260 = t258 & t259;
    t261 = t257 & t260;
    t262 = t241 & !t242;
    t263 = t248 & t262;
    t264 = t243 & t244;
    t265 = t252 & t264;
    t266 = t263 & t265;
    t267 = !t239 & t240;
    t268 = !t241 & t242;
    t269 = t267 & t268;
    t270 = !t245 & t246;
    t271 = t264 & t270;
    t272 = t269 & t271;
    t273 = t262 & t267;
    t274 = t260 & t273;
    t275 = t248 & t268;
    t276 = t271 & t275;
    t277 = t257 & t271;
    t278 = t239 & t240;
    t279 = t249 & t278;
    t280 = !t243 & !t244;
    t281 = t252 & t280;
    t282 = t279 & t281;
    t283 = t262 & t278;
    t284 = t258 & t270;
    t285 = t283 & t284;
    t286 = t260 & t275;
    t287 = t251 & t270;
    t288 = t250 & t287;
    t289 = t248 & t256;
    t290 = !t245 & !t246;
    t291 = t264 & t290;
    t292 = t289 & t291;
    t293 = t259 & t264;
    t294 = t283 & t293;
    t295 = t268 & t278;
    t296 = t284 & t295;
    t297 = t259 & t280;
    t298 = t283 & t297;
    t299 = t255 & t268;
    t300 = t293 & t299;
    t301 = t253 & t289;
    t302 = t258 & t290;
    t303 = t263 & t302;
    t304 = t249 & t267;
    t305 = t287 & t304;
    t306 = t275 & t281;
    t307 = t255 & t262;
    t308 = t284 & t307;
    t309 = t253 & t304;
    t310 = t260 & t279;
    t311 = t287 & t307;
    t312 = t293 & t304;
    t313 = t250 & t284;
    t314 = t249 & t255;
    t315 = t251 & t259;
    t316 = t314 & t315;
    t317 = t287 & t289;
    t318 = t291 & t307;
    t319 = t256 & t278;
    t320 = t315 & t319;
    t321 = t280 & t290;
    t322 = t289 & t321;
    t323 = t270 & t280;
    t324 = t273 & t323;
    t325 = t271 & t314;
    t326 = t256 & t267;
    t327 = t252 & t258;
    t328 = t326 & t327;
    t329 = t250 & t293;
    t330 = t307 & t327;
    t331 = t291 & t304;
    t332 = t251 & t290;
    t333 = t275 & t332;
    t334 = t257 & t323;
    t335 = t273 & t281;
    t336 = t279 & t332;
    t337 = t275 & t323;
    t338 = t297 & t307;
    t339 = t291 & t299;
    t340 = t250 & t291;
    t341 = t283 & t287;
    t342 = t257 & t281;
    t343 = t273 & t302;
    t344 = t295 & t321;
    t345 = t263 & t323;
    t346 = t319 & t323;
    t347 = t250 & t327;
    t348 = t283 & t291;
    t349 = t253 & t299;
    t350 = t263 & t315;
    t351 = t273 & t332;
    t352 = t263 & t332;
    t353 = t302 & t319;
    t354 = t250 & t297;
    t355 = t271 & t279;
    t356 = t265 & t314;
    t357 = t284 & t299;
    t358 = t263 & t271;
    t359 = t284 & t304;
    t360 = t250 & t321;
    t361 = t304 & t321;
    t362 = t307 & t321;
    t363 = t299 & t321;
    t364 = t314 & t332;
    t365 = t302 & t314;
    t366 = t281 & t314;
    t367 = t314 & t323;
    t368 = t271 & t289;
    t369 = t297 & t319;
    t370 = t253 & t319;
    t371 = t293 & t319;
    t372 = t281 & t326;
    t373 = t257 & t284;
    t374 = t253 & t257;
    t375 = t291 & t319;
    t376 = t265 & t299;
    t377 = t295 & t315;
    t378 = t273 & t293;
    t379 = t265 & t283;
    t380 = t253 & t279;
    t381 = t281 & t289;
    t382 = t260 & t295;
    t383 = t295 & t323;
    t384 = t315 & t326;
    t385 = t263 & t287;
    t386 = t295 & t302;
    t387 = t269 & t297;
    t388 = t269 & t287;
    t389 = t257 & t293;
    t390 = t273 & t284;
    t391 = t269 & t327;
    t392 = t323 & t326;
    t393 = t260 & t326;
    t394 = t319 & t327;
    t395 = t279 & t297;
    t396 = t269 & t291;
    t397 = t265 & t304;
    t398 = t299 & t315;
    t399 = t283 & t332;
    t400 = t279 & t321;
    t401 = t257 & t321;
    t402 = t291 & t314;
    t403 = t297 & t314;
    t404 = t254 | t261 | t266 | t272 | t274 | t276 | t277 | t282 | t285 | t286 | t288 | t292 | t294 | t296 | t298
        | t300 | t301 | t303 | t305 | t306 | t308 | t309 | t310 | t311 | t312 | t313 | t316 | t317 | t318 | t320
        | t322 | t324 | t325 | t328 | t329 | t330 | t331 | t333 | t334 | t335 | t336 | t337 | t338 | t339 | t340
        | t341 | t342 | t343 | t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353 | t354 | t355
        | t356 | t357 | t358 | t359 | t360 | t361 | t362 | t363 | t364 | t365 | t366 | t367 | t368 | t369 | t370
        | t371 | t372 | t373 | t374 | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385
        | t386 | t387 | t388 | t389 | t390 | t391 | t392 | t393 | t394 | t395 | t396 | t397 | t398 | t399 | t400
        | t401 | t402 | t403;
    t405 = t247 & !t404;
    t406 = t254 | t368;
    t407 = t261 | t368;
    t408 = t266 | t369;
    t409 = t272 | t369;
    t410 = t274 | t370;
    t411 = t276 | t370;
    t412 = t277 | t371;
    t413 = t282 | t371;
    t414 = t285 | t372;
    t415 = t286 | t372;
    t416 = t288 | t373;
    t417 = t292 | t373;
    t418 = t294 | t374;
    t419 = t296 | t374;
    t420 = t298 | t375;
    t421 = t300 | t375;
    t422 = t301 | t376;
    t423 = t303 | t376;
    t424 = t305 | t377;
    t425 = t306 | t377;
    t426 = t308 | t378;
    t427 = t309 | t378;
    t428 = t310 | t379;
    t429 = t311 | t379;
    t430 = t312 | t380;
    t431 = t313 | t380;
    t432 = t316 | t381;
    t433 = t317 | t381;
    t434 = t318 | t382;
    t435 = t320 | t382;
    t436 = t322 | t383;
    t437 = t324 | t383;
    t438 = t325 | t384;
    t439 = t328 | t384;
    t440 = t329 | t385;
    t441 = t330 | t385;
    t442 = t331 | t386;
    t443 = t333 | t386;
    t444 = t334 | t387;
    t445 = t335 | t387;
    t446 = t336 | t388;
    t447 = t337 | t388;
    t448 = t338 | t389;
    t449 = t339 | t389;
    t450 = t340 | t390;
    t451 = t341 | t390;
    t452 = t342 | t391;
    t453 = t343 | t391;
    t454 = t344 | t392;
    t455 = t345 | t392;
    t456 = t346 | t393;
    t457 = t347 | t393;
    t458 = t348 | t394;
    t459 = t349 | t394;
    t460 = t350 | t395;
    t461 = t351 | t395;
    t462 = t352 | t396;
    t463 = t353 | t396;
    t464 = t354 | t397;
    t465 = t355 | t397;
    t466 = t356 | t398;
    t467 = t357 | t398;
    t468 = t358 | t399;
    t469 = t359 | t399;
    t470 = t360 | t400;
    t471 = t361 | t400;
    t472 = t362 | t401;
    t473 = t363 | t401;
    t474 = t364 | t402;
    t475 = t365 | t402;
    t476 = t366 | t403;
    t477 = t367 | t403;
    t478 = entry[144] ^ entry[146] ^ entry[149] ^ entry[151] ^ entry[152] ^ entry[153] ^ entry[154] ^ entry[155]
        ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[160] ^ entry[161] ^ entry[163] ^ entry[166] ^ entry[169]
        ^ entry[171] ^ entry[173] ^ entry[174] ^ entry[178] ^ entry[181] ^ entry[184] ^ entry[185] ^ entry[188]
        ^ entry[189] ^ entry[192] ^ entry[193] ^ entry[194] ^ entry[195] ^ entry[196] ^ entry[198] ^ entry[200]
        ^ entry[201] ^ entry[202] ^ entry[203] ^ entry[206] ^ entry[208];
    t479 = entry[147] ^ entry[148] ^ entry[151] ^ entry[152] ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[162]
        ^ entry[165] ^ entry[166] ^ entry[168] ^ entry[173] ^ entry[175] ^ entry[177] ^ entry[180] ^ entry[183]
        ^ entry[184] ^ entry[189] ^ entry[191] ^ entry[192] ^ entry[194] ^ entry[196] ^ entry[199] ^ entry[201]
        ^ entry[203] ^ entry[207] ^ entry[209];
    t480 = entry[145] ^ entry[146] ^ entry[148] ^ entry[150] ^ entry[152] ^ entry[155] ^ entry[156] ^ entry[158]
        ^ entry[160] ^ entry[161] ^ entry[164] ^ entry[167] ^ entry[171] ^ entry[172] ^ entry[173] ^ entry[174]
        ^ entry[175] ^ entry[177] ^ entry[179] ^ entry[182] ^ entry[183] ^ entry[186] ^ entry[189] ^ entry[190]
        ^ entry[191] ^ entry[193] ^ entry[194] ^ entry[196] ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[201]
        ^ entry[206] ^ entry[210];
    t481 = entry[145] ^ entry[147] ^ entry[149] ^ entry[150] ^ entry[153] ^ entry[155] ^ entry[157] ^ entry[159]
        ^ entry[160] ^ entry[163] ^ entry[171] ^ entry[173] ^ entry[174] ^ entry[177] ^ entry[181] ^ entry[182]
        ^ entry[185] ^ entry[187] ^ entry[190] ^ entry[192] ^ entry[194] ^ entry[197] ^ entry[201] ^ entry[205]
        ^ entry[211];
    t482 = entry[144] ^ entry[146] ^ entry[147] ^ entry[149] ^ entry[150] ^ entry[154] ^ entry[155] ^ entry[156]
        ^ entry[159] ^ entry[160] ^ entry[162] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[170] ^ entry[171]
        ^ entry[172] ^ entry[173] ^ entry[176] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[184] ^ entry[187]
        ^ entry[188] ^ entry[189] ^ entry[196] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[200] ^ entry[203]
        ^ entry[204] ^ entry[206] ^ entry[212];
    t483 = entry[145] ^ entry[146] ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153]
        ^ entry[155] ^ entry[156] ^ entry[157] ^ entry[159] ^ entry[161] ^ entry[164] ^ entry[166] ^ entry[168]
        ^ entry[169] ^ entry[172] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[180] ^ entry[187]
        ^ entry[188] ^ entry[191] ^ entry[195] ^ entry[196] ^ entry[201] ^ entry[203] ^ entry[204] ^ entry[205]
        ^ entry[206] ^ entry[207] ^ entry[213];
    t484 = entry[144] ^ entry[145] ^ entry[146] ^ entry[148] ^ entry[151] ^ entry[153] ^ entry[156] ^ entry[158]
        ^ entry[159] ^ entry[160] ^ entry[163] ^ entry[165] ^ entry[166] ^ entry[168] ^ entry[170] ^ entry[173]
        ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[183] ^ entry[186] ^ entry[190] ^ entry[195] ^ entry[197]
        ^ entry[198] ^ entry[202] ^ entry[204] ^ entry[214];
    t485 = entry[145] ^ entry[147] ^ entry[148] ^ entry[149] ^ entry[150] ^ entry[152] ^ entry[153] ^ entry[154]
        ^ entry[156] ^ entry[157] ^ entry[158] ^ entry[159] ^ entry[162] ^ entry[164] ^ entry[166] ^ entry[167]
        ^ entry[168] ^ entry[169] ^ entry[170] ^ entry[171] ^ entry[173] ^ entry[175] ^ entry[176] ^ entry[178]
        ^ entry[182] ^ entry[185] ^ entry[186] ^ entry[189] ^ entry[193] ^ entry[194] ^ entry[198] ^ entry[202]
        ^ entry[203] ^ entry[205] ^ entry[206] ^ entry[207] ^ entry[215];
    t486 = t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485;
    t487 = t478 & !t479;
    t488 = !t480 & !t481;
    t489 = t487 & t488;
    t490 = t482 & !t483;
    t491 = t484 & !t485;
    t492 = t490 & t491;
    t493 = t489 & t492;
    t494 = !t478 & !t479;
    t495 = t480 & t481;
    t496 = t494 & t495;
    t497 = !t482 & t483;
    t498 = t484 & t485;
    t499 = t497 & t498;
    t500 = t496 & t499;
    t501 = t480 & !t481;
    t502 = t487 & t501;
    t503 = t482 & t483;
    t504 = t491 & t503;
    t505 = t502 & t504;
    t506 = !t478 & t479;
    t507 = !t480 & t481;
    t508 = t506 & t507;
    t509 = !t484 & t485;
    t510 = t503 & t509;
    t511 = t508 & t510;
    t512 = t501 & t506;
    t513 = t499 & t512;
    t514 = t487 & t507;
    t515 = t510 & t514;
    t516 = t496 & t510;
    t517 = t478 & t479;
    t518 = t488 & t517;
    t519 = !t482 & !t483;
    t520 = t491 & t519;
    t521 = t518 & t520;
    t522 = t501 & t517;
    t523 = t497 & t509;
    t524 = t522 & t523;
    t525 = t499 & t514;
    t526 = t490 & t509;
    t527 = t489 & t526;
    t528 = t487 & t495;
    t529 = !t484 & !t485;
    t530 = t503 & t529;
    t531 = t528 & t530;
    t532 = t498 & t503;
    t533 = t522 & t532;
    t534 = t507 & t517;
    t535 = t523 & t534;
    t536 = t498 & t519;
    t537 = t522 & t536;
    t538 = t494 & t507;
    t539 = t532 & t538;
    t540 = t492 & t528;
    t541 = t497 & t529;
    t542 = t502 & t541;
    t543 = t488 & t506;
    t544 = t526 & t543;
    t545 = t514 & t520;
    t546 = t494 & t501;
    t547 = t523 & t546;
    t548 = t492 & t543;
    t549 = t499 & t518;
    t550 = t526 & t546;
    t551 = t532 & t543;
    t552 = t489 & t523;
    t553 = t488 & t494;
    t554 = t490 & t498;
    t555 = t553 & t554;
    t556 = t526 & t528;
    t557 = t530 & t546;
    t558 = t495 & t517;
    t559 = t554 & t558;
    t560 = t519 & t529;
    t561 = t528 & t560;
    t562 = t509 & t519;
    t563 = t512 & t562;
    t564 = t510 & t553;
    t565 = t495 & t506;
    t566 = t491 & t497;
    t567 = t565 & t566;
    t568 = t489 & t532;
    t569 = t546 & t566;
    t570 = t530 & t543;
    t571 = t490 & t529;
    t572 = t514 & t571;
    t573 = t496 & t562;
    t574 = t512 & t520;
    t575 = t518 & t571;
    t576 = t514 & t562;
    t577 = t536 & t546;
    t578 = t530 & t538;
    t579 = t489 & t530;
    t580 = t522 & t526;
    t581 = t496 & t520;
    t582 = t512 & t541;
    t583 = t534 & t560;
    t584 = t502 & t562;
    t585 = t558 & t562;
    t586 = t489 & t566;
    t587 = t522 & t530;
    t588 = t492 & t538;
    t589 = t502 & t554;
    t590 = t512 & t571;
    t591 = t502 & t571;
    t592 = t541 & t558;
    t593 = t489 & t536;
    t594 = t510 & t518;
    t595 = t504 & t553;
    t596 = t523 & t538;
    t597 = t502 & t510;
    t598 = t523 & t543;
    t599 = t489 & t560;
    t600 = t543 & t560;
    t601 = t546 & t560;
    t602 = t538 & t560;
    t603 = t553 & t571;
    t604 = t541 & t553;
    t605 = t520 & t553;
    t606 = t553 & t562;
    t607 = t510 & t528;
    t608 = t536 & t558;
    t609 = t492 & t558;
    t610 = t532 & t558;
    t611 = t520 & t565;
    t612 = t496 & t523;
    t613 = t492 & t496;
    t614 = t530 & t558;
    t615 = t504 & t538;
    t616 = t534 & t554;
    t617 = t512 & t532;
    t618 = t504 & t522;
    t619 = t492 & t518;
    t620 = t520 & t528;
    t621 = t499 & t534;
    t622 = t534 & t562;
    t623 = t554 & t565;
    t624 = t502 & t526;
    t625 = t534 & t541;
    t626 = t508 & t536;
    t627 = t508 & t526;
    t628 = t496 & t532;
    t629 = t512 & t523;
    t630 = t508 & t566;
    t631 = t562 & t565;
    t632 = t499 & t565;
    t633 = t558 & t566;
    t634 = t518 & t536;
    t635 = t508 & t530;
    t636 = t504 & t543;
    t637 = t538 & t554;
    t638 = t522 & t571;
    t639 = t518 & t560;
    t640 = t496 & t560;
    t641 = t530 & t553;
    t642 = t536 & t553;
    t643 = t493 | t500 | t505 | t511 | t513 | t515 | t516 | t521 | t524 | t525 | t527 | t531 | t533 | t535 | t537
        | t539 | t540 | t542 | t544 | t545 | t547 | t548 | t549 | t550 | t551 | t552 | t555 | t556 | t557 | t559
        | t561 | t563 | t564 | t567 | t568 | t569 | t570 | t572 | t573 | t574 | t575 | t576 | t577 | t578 | t579
        | t580 | t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589 | t590 | t591 | t592 | t593 | t594
        | t595 | t596 | t597 | t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606 | t607 | t608 | t609
        | t610 | t611 | t612 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622 | t623 | t624
        | t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639
        | t640 | t641 | t642;
    t644 = t486 & !t643;
    t645 = t493 | t607;
    t646 = t500 | t607;
    t647 = t505 | t608;
    t648 = t511 | t608;
    t649 = t513 | t609;
    t650 = t515 | t609;
    t651 = t516 | t610;
    t652 = t521 | t610;
    t653 = t524 | t611;
    t654 = t525 | t611;
    t655 = t527 | t612;
    t656 = t531 | t612;
    t657 = t533 | t613;
    t658 = t535 | t613;
    t659 = t537 | t614;
    t660 = t539 | t614;
    t661 = t540 | t615;
    t662 = t542 | t615;
    t663 = t544 | t616;
    t664 = t545 | t616;
    t665 = t547 | t617;
    t666 = t548 | t617;
    t667 = t549 | t618;
    t668 = t550 | t618;
    t669 = t551 | t619;
    t670 = t552 | t619;
    t671 = t555 | t620;
    t672 = t556 | t620;
    t673 = t557 | t621;
    t674 = t559 | t621;
    t675 = t561 | t622;
    t676 = t563 | t622;
    t677 = t564 | t623;
    t678 = t567 | t623;
    t679 = t568 | t624;
    t680 = t569 | t624;
    t681 = t570 | t625;
    t682 = t572 | t625;
    t683 = t573 | t626;
    t684 = t574 | t626;
    t685 = t575 | t627;
    t686 = t576 | t627;
    t687 = t577 | t628;
    t688 = t578 | t628;
    t689 = t579 | t629;
    t690 = t580 | t629;
    t691 = t581 | t630;
    t692 = t582 | t630;
    t693 = t583 | t631;
    t694 = t584 | t631;
    t695 = t585 | t632;
    t696 = t586 | t632;
    t697 = t587 | t633;
    t698 = t588 | t633;
    t699 = t589 | t634;
    t700 = t590 | t634;
    t701 = t591 | t635;
    t702 = t592 | t635;
    t703 = t593 | t636;
    t704 = t594 | t636;
    t705 = t595 | t637;
    t706 = t596 | t637;
    t707 = t597 | t638;
    t708 = t598 | t638;
    t709 = t599 | t639;
    t710 = t600 | t639;
    t711 = t601 | t640;
    t712 = t602 | t640;
    t713 = t603 | t641;
    t714 = t604 | t641;
    t715 = t605 | t642;
    t716 = t606 | t642;
    t717 = entry[216] ^ entry[218] ^ entry[221] ^ entry[223] ^ entry[224] ^ entry[225] ^ entry[226] ^ entry[227]
        ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[232] ^ entry[233] ^ entry[235] ^ entry[238] ^ entry[241]
        ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[250] ^ entry[253] ^ entry[256] ^ entry[257] ^ entry[260]
        ^ entry[261] ^ entry[264] ^ entry[265] ^ entry[266] ^ entry[267] ^ entry[268] ^ entry[270] ^ entry[272]
        ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[278] ^ entry[280];
    t718 = entry[219] ^ entry[220] ^ entry[223] ^ entry[224] ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[234]
        ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[245] ^ entry[247] ^ entry[249] ^ entry[252] ^ entry[255]
        ^ entry[256] ^ entry[261] ^ entry[263] ^ entry[264] ^ entry[266] ^ entry[268] ^ entry[271] ^ entry[273]
        ^ entry[275] ^ entry[279] ^ entry[281];
    t719 = entry[217] ^ entry[218] ^ entry[220] ^ entry[222] ^ entry[224] ^ entry[227] ^ entry[228] ^ entry[230]
        ^ entry[232] ^ entry[233] ^ entry[236] ^ entry[239] ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[246]
        ^ entry[247] ^ entry[249] ^ entry[251] ^ entry[254] ^ entry[255] ^ entry[258] ^ entry[261] ^ entry[262]
        ^ entry[263] ^ entry[265] ^ entry[266] ^ entry[268] ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[273]
        ^ entry[278] ^ entry[282];
    t720 = entry[217] ^ entry[219] ^ entry[221] ^ entry[222] ^ entry[225] ^ entry[227] ^ entry[229] ^ entry[231]
        ^ entry[232] ^ entry[235] ^ entry[243] ^ entry[245] ^ entry[246] ^ entry[249] ^ entry[253] ^ entry[254]
        ^ entry[257] ^ entry[259] ^ entry[262] ^ entry[264] ^ entry[266] ^ entry[269] ^ entry[273] ^ entry[277]
        ^ entry[283];
    t721 = entry[216] ^ entry[218] ^ entry[219] ^ entry[221] ^ entry[222] ^ entry[226] ^ entry[227] ^ entry[228]
        ^ entry[231] ^ entry[232] ^ entry[234] ^ entry[237] ^ entry[239] ^ entry[240] ^ entry[242] ^ entry[243]
        ^ entry[244] ^ entry[245] ^ entry[248] ^ entry[250] ^ entry[252] ^ entry[253] ^ entry[256] ^ entry[259]
        ^ entry[260] ^ entry[261] ^ entry[268] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[275]
        ^ entry[276] ^ entry[278] ^ entry[284];
    t722 = entry[217] ^ entry[218] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[224] ^ entry[225]
        ^ entry[227] ^ entry[228] ^ entry[229] ^ entry[231] ^ entry[233] ^ entry[236] ^ entry[238] ^ entry[240]
        ^ entry[241] ^ entry[244] ^ entry[248] ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[252] ^ entry[259]
        ^ entry[260] ^ entry[263] ^ entry[267] ^ entry[268] ^ entry[273] ^ entry[275] ^ entry[276] ^ entry[277]
        ^ entry[278] ^ entry[279] ^ entry[285];
    t723 = entry[216] ^ entry[217] ^ entry[218] ^ entry[220] ^ entry[223] ^ entry[225] ^ entry[228] ^ entry[230]
        ^ entry[231] ^ entry[232] ^ entry[235] ^ entry[237] ^ entry[238] ^ entry[240] ^ entry[242] ^ entry[245]
        ^ entry[249] ^ entry[250] ^ entry[251] ^ entry[255] ^ entry[258] ^ entry[262] ^ entry[267] ^ entry[269]
        ^ entry[270] ^ entry[274] ^ entry[276] ^ entry[286];
    t724 = entry[217] ^ entry[219] ^ entry[220] ^ entry[221] ^ entry[222] ^ entry[224] ^ entry[225] ^ entry[226]
        ^ entry[228] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[234] ^ entry[236] ^ entry[238] ^ entry[239]
        ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[245] ^ entry[247] ^ entry[248] ^ entry[250]
        ^ entry[254] ^ entry[257] ^ entry[258] ^ entry[261] ^ entry[265] ^ entry[266] ^ entry[270] ^ entry[274]
        ^ entry[275] ^ entry[277] ^ entry[278] ^ entry[279] ^ entry[287];
    t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    t726 = t717 & !t718;
    t727 = !t719 & !t720;
    t728 = t726 & t727;
    t729 = t721 & !t722;
    t730 = t723 & !t724;
    t731 = t729 & t730;
    t732 = t728 & t731;
    t733 = !t717 & !t718;
    t734 = t719 & t720;
    t735 = t733 & t734;
    t736 = !t721 & t722;
    t737 = t723 & t724;
    t738 = t736 & t737;
    t739 = t735 & t738;
    t740 = t719 & !t720;
    t741 = t726 & t740;
    t742 = t721 & t722;
    t743 = t730 & t742;
    t744 = t741 & t743;
    t745 = !t717 & t718;
    t746 = !t719 & t720;
    t747 = t745 & t746;
    t748 = !t723 & t724;
    t749 = t742 & t748;
    t750 = t747 & t749;
    t751 = t740 & t745;
    t752 = t738 & t751;
    t753 = t726 & t746;
    t754 = t749 & t753;
    t755 = t735 & t749;
    t756 = t717 & t718;
    t757 = t727 & t756;
    t758 = !t721 & !t722;
    t759 = t730 & t758;
    t760 = t757 & t759;
    t761 = t740 & t756;
    t762 = t736 & t748;
    t763 = t761 & t762;
    t764 = t738 & t753;
    t765 = t729 & t748;
    t766 = t728 & t765;
    t767 = t726 & t734;
    t768 = !t723 & !t724;
    t769 = t742 & t768;
    t770 = t767 & t769;
    t771 = t737 & t742;
    t772 = t761 & t771;
    t773 = t746 & t756;
    t774 = t762 & t773;
    t775 = t737 & t758;
    t776 = t761 & t775;
    t777 = t733 & t746;
    t778 = t771 & t777;
    t779 = t731 & t767;
    t780 = t736 & t768;
    t781 = t741 & t780;
    t782 = t727 & t745;
    t783 = t765 & t782;
    t784 = t753 & t759;
    t785 = t733 & t740;
    t786 = t762 & t785;
    t787 = t731 & t782;
    t788 = t738 & t757;
    t789 = t765 & t785;
    t790 = t771 & t782;
    t791 = t728 & t762;
    t792 = t727 & t733;
    t793 = t729 & t737;
    t794 = t792 & t793;
    t795 = t765 & t767;
    t796 = t769 & t785;
    t797 = t734 & t756;
    t798 = t793 & t797;
    t799 = t758 & t768;
    t800 = t767 & t799;
    t801 = t748 & t758;
    t802 = t751 & t801;
    t803 = t749 & t792;
    t804 = t734 & t745;
    t805 = t730 & t736;
    t806 = t804 & t805;
    t807 = t728 & t771;
    t808 = t785 & t805;
    t809 = t769 & t782;
    t810 = t729 & t768;
    t811 = t753 & t810;
    t812 = t735 & t801;
    t813 = t751 & t759;
    t814 = t757 & t810;
    t815 = t753 & t801;
    t816 = t775 & t785;
    t817 = t769 & t777;
    t818 = t728 & t769;
    t819 = t761 & t765;
    t820 = t735 & t759;
    t821 = t751 & t780;
    t822 = t773 & t799;
    t823 = t741 & t801;
    t824 = t797 & t801;
    t825 = t728 & t805;
    t826 = t761 & t769;
    t827 = t731 & t777;
    t828 = t741 & t793;
    t829 = t751 & t810;
    t830 = t741 & t810;
    t831 = t780 & t797;
    t832 = t728 & t775;
    t833 = t749 & t757;
    t834 = t743 & t792;
    t835 = t762 & t777;
    t836 = t741 & t749;
    t837 = t762 & t782;
    t838 = t728 & t799;
    t839 = t782 & t799;
    t840 = t785 & t799;
    t841 = t777 & t799;
    t842 = t792 & t810;
    t843 = t780 & t792;
    t844 = t759 & t792;
    t845 = t792 & t801;
    t846 = t749 & t767;
    t847 = t775 & t797;
    t848 = t731 & t797;
    t849 = t771 & t797;
    t850 = t759 & t804;
    t851 = t735 & t762;
    t852 = t731 & t735;
    t853 = t769 & t797;
    t854 = t743 & t777;
    t855 = t773 & t793;
    t856 = t751 & t771;
    t857 = t743 & t761;
    t858 = t731 & t757;
    t859 = t759 & t767;
    t860 = t738 & t773;
    t861 = t773 & t801;
    t862 = t793 & t804;
    t863 = t741 & t765;
    t864 = t773 & t780;
    t865 = t747 & t775;
    t866 = t747 & t765;
    t867 = t735 & t771;
    t868 = t751 & t762;
    t869 = t747 & t805;
    t870 = t801 & t804;
    t871 = t738 & t804;
    t872 = t797 & t805;
    t873 = t757 & t775;
    t874 = t747 & t769;
    t875 = t743 & t782;
    t876 = t777 & t793;
    t877 = t761 & t810;
    t878 = t757 & t799;
    t879 = t735 & t799;
    t880 = t769 & t792;
    t881 = t775 & t792;
    t882 = t732 | t739 | t744 | t750 | t752 | t754 | t755 | t760 | t763 | t764 | t766 | t770 | t772 | t774 | t776
        | t778 | t779 | t781 | t783 | t784 | t786 | t787 | t788 | t789 | t790 | t791 | t794 | t795 | t796 | t798
        | t800 | t802 | t803 | t806 | t807 | t808 | t809 | t811 | t812 | t813 | t814 | t815 | t816 | t817 | t818
        | t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832 | t833
        | t834 | t835 | t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848
        | t849 | t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860 | t861 | t862 | t863
        | t864 | t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876 | t877 | t878
        | t879 | t880 | t881;
    t883 = t725 & !t882;
    t884 = t732 | t846;
    t885 = t739 | t846;
    t886 = t744 | t847;
    t887 = t750 | t847;
    t888 = t752 | t848;
    t889 = t754 | t848;
    t890 = t755 | t849;
    t891 = t760 | t849;
    t892 = t763 | t850;
    t893 = t764 | t850;
    t894 = t766 | t851;
    t895 = t770 | t851;
    t896 = t772 | t852;
    t897 = t774 | t852;
    t898 = t776 | t853;
    t899 = t778 | t853;
    t900 = t779 | t854;
    t901 = t781 | t854;
    t902 = t783 | t855;
    t903 = t784 | t855;
    t904 = t786 | t856;
    t905 = t787 | t856;
    t906 = t788 | t857;
    t907 = t789 | t857;
    t908 = t790 | t858;
    t909 = t791 | t858;
    t910 = t794 | t859;
    t911 = t795 | t859;
    t912 = t796 | t860;
    t913 = t798 | t860;
    t914 = t800 | t861;
    t915 = t802 | t861;
    t916 = t803 | t862;
    t917 = t806 | t862;
    t918 = t807 | t863;
    t919 = t808 | t863;
    t920 = t809 | t864;
    t921 = t811 | t864;
    t922 = t812 | t865;
    t923 = t813 | t865;
    t924 = t814 | t866;
    t925 = t815 | t866;
    t926 = t816 | t867;
    t927 = t817 | t867;
    t928 = t818 | t868;
    t929 = t819 | t868;
    t930 = t820 | t869;
    t931 = t821 | t869;
    t932 = t822 | t870;
    t933 = t823 | t870;
    t934 = t824 | t871;
    t935 = t825 | t871;
    t936 = t826 | t872;
    t937 = t827 | t872;
    t938 = t828 | t873;
    t939 = t829 | t873;
    t940 = t830 | t874;
    t941 = t831 | t874;
    t942 = t832 | t875;
    t943 = t833 | t875;
    t944 = t834 | t876;
    t945 = t835 | t876;
    t946 = t836 | t877;
    t947 = t837 | t877;
    t948 = t838 | t878;
    t949 = t839 | t878;
    t950 = t840 | t879;
    t951 = t841 | t879;
    t952 = t842 | t880;
    t953 = t843 | t880;
    t954 = t844 | t881;
    t955 = t845 | t881;
    t956 = t166 | t405 | t644 | t883;
    t957 = t165 | t404 | t643 | t882;
    t958 = !t956 & t957;
    t959 = t167 & !t956;
    t960 = t168 & !t956;
    t961 = t169 & !t956;
    t962 = t170 & !t956;
    t963 = t171 & !t956;
    t964 = t172 & !t956;
    t965 = t173 & !t956;
    t966 = t174 & !t956;
    t967 = t175 & !t956;
    t968 = t176 & !t956;
    t969 = t177 & !t956;
    t970 = t178 & !t956;
    t971 = t179 & !t956;
    t972 = t180 & !t956;
    t973 = t181 & !t956;
    t974 = t182 & !t956;
    t975 = t183 & !t956;
    t976 = t184 & !t956;
    t977 = t185 & !t956;
    t978 = t186 & !t956;
    t979 = t187 & !t956;
    t980 = t188 & !t956;
    t981 = t189 & !t956;
    t982 = t190 & !t956;
    t983 = t191 & !t956;
    t984 = t192 & !t956;
    t985 = t193 & !t956;
    t986 = t194 & !t956;
    t987 = t195 & !t956;
    t988 = t196 & !t956;
    t989 = t197 & !t956;
    t990 = t198 & !t956;
    t991 = t199 & !t956;
    t992 = t200 & !t956;
    t993 = t201 & !t956;
    t994 = t202 & !t956;
    t995 = t203 & !t956;
    t996 = t204 & !t956;
    t997 = t205 & !t956;
    t998 = t206 & !t956;
    t999 = t207 & !t956;
    t1000 = t208 & !t956;
    t1001 = t209 & !t956;
    t1002 = t210 & !t956;
    t1003 = t211 & !t956;
    t1004 = t212 & !t956;
    t1005 = t213 & !t956;
    t1006 = t214 & !t956;
    t1007 = t215 & !t956;
    t1008 = t216 & !t956;
    t1009 = t217 & !t956;
    t1010 = t218 & !t956;
    t1011 = t219 & !t956;
    t1012 = t220 & !t956;
    t1013 = t221 & !t956;
    t1014 = t222 & !t956;
    t1015 = t223 & !t956;
    t1016 = t224 & !t956;
    t1017 = t225 & !t956;
    t1018 = t226 & !t956;
    t1019 = t227 & !t956;
    t1020 = t228 & !t956;
    t1021 = t229 & !t956;
    t1022 = t230 & !t956;
    t1023 = t231 & !t956;
    t1024 = t232 & !t956;
    t1025 = t233 & !t956;
    t1026 = t234 & !t956;
    t1027 = t235 & !t956;
    t1028 = t236 & !t956;
    t1029 = t237 & !t956;
    t1030 = t238 & !t956;
    t1031 = t406 & !t956;
    t1032 = t407 & !t956;
    t1033 = t408 & !t956;
    t1034 = t409 & !t956;
    t1035 = t410 & !t956;
    t1036 = t411 & !t956;
    t1037 = t412 & !t956;
    t1038 = t413 & !t956;
    t1039 = t414 & !t956;
    t1040 = t415 & !t956;
    t1041 = t416 & !t956;
    t1042 = t417 & !t956;
    t1043 = t418 & !t956;
    t1044 = t419 & !t956;
    t1045 = t420 & !t956;
    t1046 = t421 & !t956;
    t1047 = t422 & !t956;
    t1048 = t423 & !t956;
    t1049 = t424 & !t956;
    t1050 = t425 & !t956;
    t1051 = t426 & !t956;
    t1052 = t427 & !t956;
    t1053 = t428 & !t956;
    t1054 = t429 & !t956;
    t1055 = t430 & !t956;
    t1056 = t431 & !t956;
    t1057 = t432 & !t956;
    t1058 = t433 & !t956;
    t1059 = t434 & !t956;
    t1060 = t435 & !t956;
    t1061 = t436 & !t956;
    t1062 = t437 & !t956;
    t1063 = t438 & !t956;
    t1064 = t439 & !t956;
    t1065 = t440 & !t956;
    t1066 = t441 & !t956;
    t1067 = t442 & !t956;
    t1068 = t443 & !t956;
    t1069 = t444 & !t956;
    t1070 = t445 & !t956;
    t1071 = t446 & !t956;
    t1072 = t447 & !t956;
    t1073 = t448 & !t956;
    t1074 = t449 & !t956;
    t1075 = t450 & !t956;
    t1076 = t451 & !t956;
    t1077 = t452 & !t956;
    t1078 = t453 & !t956;
    t1079 = t454 & !t956;
    t1080 = t455 & !t956;
    t1081 = t456 & !t956;
    t1082 = t457 & !t956;
    t1083 = t458 & !t956;
    t1084 = t459 & !t956;
    t1085 = t460 & !t956;
    t1086 = t461 & !t956;
    t1087 = t462 & !t956;
    t1088 = t463 & !t956;
    t1089 = t464 & !t956;
    t1090 = t465 & !t956;
    t1091 = t466 & !t956;
    t1092 = t467 & !t956;
    t1093 = t468 & !t956;
    t1094 = t469 & !t956;
    t1095 = t470 & !t956;
    t1096 = t471 & !t956;
    t1097 = t472 & !t956;
    t1098 = t473 & !t956;
    t1099 = t474 & !t956;
    t1100 = t475 & !t956;
    t1101 = t476 & !t956;
    t1102 = t477 & !t956;
    t1103 = t645 & !t956;
    t1104 = t646 & !t956;
    t1105 = t647 & !t956;
    t1106 = t648 & !t956;
    t1107 = t649 & !t956;
    t1108 = t650 & !t956;
    t1109 = t651 & !t956;
    t1110 = t652 & !t956;
    t1111 = t653 & !t956;
    t1112 = t654 & !t956;
    t1113 = t655 & !t956;
    t1114 = t656 & !t956;
    t1115 = t657 & !t956;
    t1116 = t658 & !t956;
    t1117 = t659 & !t956;
    t1118 = t660 & !t956;
    t1119 = t661 & !t956;
    t1120 = t662 & !t956;
    t1121 = t663 & !t956;
    t1122 = t664 & !t956;
    t1123 = t665 & !t956;
    t1124 = t666 & !t956;
    t1125 = t667 & !t956;
    t1126 = t668 & !t956;
    t1127 = t669 & !t956;
    t1128 = t670 & !t956;
    t1129 = t671 & !t956;
    t1130 = t672 & !t956;
    t1131 = t673 & !t956;
    t1132 = t674 & !t956;
    t1133 = t675 & !t956;
    t1134 = t676 & !t956;
    t1135 = t677 & !t956;
    t1136 = t678 & !t956;
    t1137 = t679 & !t956;
    t1138 = t680 & !t956;
    t1139 = t681 & !t956;
    t1140 = t682 & !t956;
    t1141 = t683 & !t956;
    t1142 = t684 & !t956;
    t1143 = t685 & !t956;
    t1144 = t686 & !t956;
    t1145 = t687 & !t956;
    t1146 = t688 & !t956;
    t1147 = t689 & !t956;
    t1148 = t690 & !t956;
    t1149 = t691 & !t956;
    t1150 = t692 & !t956;
    t1151 = t693 & !t956;
    t1152 = t694 & !t956;
    t1153 = t695 & !t956;
    t1154 = t696 & !t956;
    t1155 = t697 & !t956;
    t1156 = t698 & !t956;
    t1157 = t699 & !t956;
    t1158 = t700 & !t956;
    t1159 = t701 & !t956;
    t1160 = t702 & !t956;
    t1161 = t703 & !t956;
    t1162 = t704 & !t956;
    t1163 = t705 & !t956;
    t1164 = t706 & !t956;
    t1165 = t707 & !t956;
    t1166 = t708 & !t956;
    t1167 = t709 & !t956;
    t1168 = t710 & !t956;
    t1169 = t711 & !t956;
    t1170 = t712 & !t956;
    t1171 = t713 & !t956;
    t1172 = t714 & !t956;
    t1173 = t715 & !t956;
    t1174 = t716 & !t956;
    t1175 = t884 & !t956;
    t1176 = t885 & !t956;
    t1177 = t886 & !t956;
    t1178 = t887 & !t956;
    t1179 = t888 & !t956;
    t1180 = t889 & !t956;
    t1181 = t890 & !t956;
    t1182 = t891 & !t956;
    t1183 = t892 & !t956;
    t1184 = t893 & !t956;
    t1185 = t894 & !t956;
    t1186 = t895 & !t956;
    t1187 = t896 & !t956;
    t1188 = t897 & !t956;
    t1189 = t898 & !t956;
    t1190 = t899 & !t956;
    t1191 = t900 & !t956;
    t1192 = t901 & !t956;
    t1193 = t902 & !t956;
    t1194 = t903 & !t956;
    t1195 = t904 & !t956;
    t1196 = t905 & !t956;
    t1197 = t906 & !t956;
    t1198 = t907 & !t956;
    t1199 = t908 & !t956;
    t1200 = t909 & !t956;
    t1201 = t910 & !t956;
    t1202 = t911 & !t956;
    t1203 = t912 & !t956;
    t1204 = t913 & !t956;
    t1205 = t914 & !t956;
    t1206 = t915 & !t956;
    t1207 = t916 & !t956;
    t1208 = t917 & !t956;
    t1209 = t918 & !t956;
    t1210 = t919 & !t956;
    t1211 = t920 & !t956;
    t1212 = t921 & !t956;
    t1213 = t922 & !t956;
    t1214 = t923 & !t956;
    t1215 = t924 & !t956;
    t1216 = t925 & !t956;
    t1217 = t926 & !t956;
    t1218 = t927 & !t956;
    t1219 = t928 & !t956;
    t1220 = t929 & !t956;
    t1221 = t930 & !t956;
    t1222 = t931 & !t956;
    t1223 = t932 & !t956;
    t1224 = t933 & !t956;
    t1225 = t934 & !t956;
    t1226 = t935 & !t956;
    t1227 = t936 & !t956;
    t1228 = t937 & !t956;
    t1229 = t938 & !t956;
    t1230 = t939 & !t956;
    t1231 = t940 & !t956;
    t1232 = t941 & !t956;
    t1233 = t942 & !t956;
    t1234 = t943 & !t956;
    t1235 = t944 & !t956;
    t1236 = t945 & !t956;
    t1237 = t946 & !t956;
    t1238 = t947 & !t956;
    t1239 = t948 & !t956;
    t1240 = t949 & !t956;
    t1241 = t950 & !t956;
    t1242 = t951 & !t956;
    t1243 = t952 & !t956;
    t1244 = t953 & !t956;
    t1245 = t954 & !t956;
    t1246 = t955 & !t956;
    entry[0] = entry[0] ^ t959;
    entry[1] = entry[1] ^ t960;
    entry[2] = entry[2] ^ t961;
    entry[3] = entry[3] ^ t962;
    entry[4] = entry[4] ^ t963;
    entry[5] = entry[5] ^ t964;
    entry[6] = entry[6] ^ t965;
    entry[7] = entry[7] ^ t966;
    entry[8] = entry[8] ^ t967;
    entry[9] = entry[9] ^ t968;
    entry[10] = entry[10] ^ t969;
    entry[11] = entry[11] ^ t970;
    entry[12] = entry[12] ^ t971;
    entry[13] = entry[13] ^ t972;
    entry[14] = entry[14] ^ t973;
    entry[15] = entry[15] ^ t974;
    entry[16] = entry[16] ^ t975;
    entry[17] = entry[17] ^ t976;
    entry[18] = entry[18] ^ t977;
    entry[19] = entry[19] ^ t978;
    entry[20] = entry[20] ^ t979;
    entry[21] = entry[21] ^ t980;
    entry[22] = entry[22] ^ t981;
    entry[23] = entry[23] ^ t982;
    entry[24] = entry[24] ^ t983;
    entry[25] = entry[25] ^ t984;
    entry[26] = entry[26] ^ t985;
    entry[27] = entry[27] ^ t986;
    entry[28] = entry[28] ^ t987;
    entry[29] = entry[29] ^ t988;
    entry[30] = entry[30] ^ t989;
    entry[31] = entry[31] ^ t990;
    entry[32] = entry[32] ^ t991;
    entry[33] = entry[33] ^ t992;
    entry[34] = entry[34] ^ t993;
    entry[35] = entry[35] ^ t994;
    entry[36] = entry[36] ^ t995;
    entry[37] = entry[37] ^ t996;
    entry[38] = entry[38] ^ t997;
    entry[39] = entry[39] ^ t998;
    entry[40] = entry[40] ^ t999;
    entry[41] = entry[41] ^ t1000;
    entry[42] = entry[42] ^ t1001;
    entry[43] = entry[43] ^ t1002;
    entry[44] = entry[44] ^ t1003;
    entry[45] = entry[45] ^ t1004;
    entry[46] = entry[46] ^ t1005;
    entry[47] = entry[47] ^ t1006;
    entry[48] = entry[48] ^ t1007;
    entry[49] = entry[49] ^ t1008;
    entry[50] = entry[50] ^ t1009;
    entry[51] = entry[51] ^ t1010;
    entry[52] = entry[52] ^ t1011;
    entry[53] = entry[53] ^ t1012;
    entry[54] = entry[54] ^ t1013;
    entry[55] = entry[55] ^ t1014;
    entry[56] = entry[56] ^ t1015;
    entry[57] = entry[57] ^ t1016;
    entry[58] = entry[58] ^ t1017;
    entry[59] = entry[59] ^ t1018;
    entry[60] = entry[60] ^ t1019;
    entry[61] = entry[61] ^ t1020;
    entry[62] = entry[62] ^ t1021;
    entry[63] = entry[63] ^ t1022;
    entry[64] = entry[64] ^ t1023;
    entry[65] = entry[65] ^ t1024;
    entry[66] = entry[66] ^ t1025;
    entry[67] = entry[67] ^ t1026;
    entry[68] = entry[68] ^ t1027;
    entry[69] = entry[69] ^ t1028;
    entry[70] = entry[70] ^ t1029;
    entry[71] = entry[71] ^ t1030;
    entry[72] = entry[72] ^ t1031;
    entry[73] = entry[73] ^ t1032;
    entry[74] = entry[74] ^ t1033;
    entry[75] = entry[75] ^ t1034;
    entry[76] = entry[76] ^ t1035;
    entry[77] = entry[77] ^ t1036;
    entry[78] = entry[78] ^ t1037;
    entry[79] = entry[79] ^ t1038;
    entry[80] = entry[80] ^ t1039;
    entry[81] = entry[81] ^ t1040;
    entry[82] = entry[82] ^ t1041;
    entry[83] = entry[83] ^ t1042;
    entry[84] = entry[84] ^ t1043;
    entry[85] = entry[85] ^ t1044;
    entry[86] = entry[86] ^ t1045;
    entry[87] = entry[87] ^ t1046;
    entry[88] = entry[88] ^ t1047;
    entry[89] = entry[89] ^ t1048;
    entry[90] = entry[90] ^ t1049;
    entry[91] = entry[91] ^ t1050;
    entry[92] = entry[92] ^ t1051;
    entry[93] = entry[93] ^ t1052;
    entry[94] = entry[94] ^ t1053;
    entry[95] = entry[95] ^ t1054;
    entry[96] = entry[96] ^ t1055;
    entry[97] = entry[97] ^ t1056;
    entry[98] = entry[98] ^ t1057;
    entry[99] = entry[99] ^ t1058;
    entry[100] = entry[100] ^ t1059;
    entry[101] = entry[101] ^ t1060;
    entry[102] = entry[102] ^ t1061;
    entry[103] = entry[103] ^ t1062;
    entry[104] = entry[104] ^ t1063;
    entry[105] = entry[105] ^ t1064;
    entry[106] = entry[106] ^ t1065;
    entry[107] = entry[107] ^ t1066;
    entry[108] = entry[108] ^ t1067;
    entry[109] = entry[109] ^ t1068;
    entry[110] = entry[110] ^ t1069;
    entry[111] = entry[111] ^ t1070;
    entry[112] = entry[112] ^ t1071;
    entry[113] = entry[113] ^ t1072;
    entry[114] = entry[114] ^ t1073;
    entry[115] = entry[115] ^ t1074;
    entry[116] = entry[116] ^ t1075;
    entry[117] = entry[117] ^ t1076;
    entry[118] = entry[118] ^ t1077;
    entry[119] = entry[119] ^ t1078;
    entry[120] = entry[120] ^ t1079;
    entry[121] = entry[121] ^ t1080;
    entry[122] = entry[122] ^ t1081;
    entry[123] = entry[123] ^ t1082;
    entry[124] = entry[124] ^ t1083;
    entry[125] = entry[125] ^ t1084;
    entry[126] = entry[126] ^ t1085;
    entry[127] = entry[127] ^ t1086;
    entry[128] = entry[128] ^ t1087;
    entry[129] = entry[129] ^ t1088;
    entry[130] = entry[130] ^ t1089;
    entry[131] = entry[131] ^ t1090;
    entry[132] = entry[132] ^ t1091;
    entry[133] = entry[133] ^ t1092;
    entry[134] = entry[134] ^ t1093;
    entry[135] = entry[135] ^ t1094;
    entry[136] = entry[136] ^ t1095;
    entry[137] = entry[137] ^ t1096;
    entry[138] = entry[138] ^ t1097;
    entry[139] = entry[139] ^ t1098;
    entry[140] = entry[140] ^ t1099;
    entry[141] = entry[141] ^ t1100;
    entry[142] = entry[142] ^ t1101;
    entry[143] = entry[143] ^ t1102;
    entry[144] = entry[144] ^ t1103;
    entry[145] = entry[145] ^ t1104;
    entry[146] = entry[146] ^ t1105;
    entry[147] = entry[147] ^ t1106;
    entry[148] = entry[148] ^ t1107;
    entry[149] = entry[149] ^ t1108;
    entry[150] = entry[150] ^ t1109;
    entry[151] = entry[151] ^ t1110;
    entry[152] = entry[152] ^ t1111;
    entry[153] = entry[153] ^ t1112;
    entry[154] = entry[154] ^ t1113;
    entry[155] = entry[155] ^ t1114;
    entry[156] = entry[156] ^ t1115;
    entry[157] = entry[157] ^ t1116;
    entry[158] = entry[158] ^ t1117;
    entry[159] = entry[159] ^ t1118;
    entry[160] = entry[160] ^ t1119;
    entry[161] = entry[161] ^ t1120;
    entry[162] = entry[162] ^ t1121;
    entry[163] = entry[163] ^ t1122;
    entry[164] = entry[164] ^ t1123;
    entry[165] = entry[165] ^ t1124;
    entry[166] = entry[166] ^ t1125;
    entry[167] = entry[167] ^ t1126;
    entry[168] = entry[168] ^ t1127;
    entry[169] = entry[169] ^ t1128;
    entry[170] = entry[170] ^ t1129;
    entry[171] = entry[171] ^ t1130;
    entry[172] = entry[172] ^ t1131;
    entry[173] = entry[173] ^ t1132;
    entry[174] = entry[174] ^ t1133;
    entry[175] = entry[175] ^ t1134;
    entry[176] = entry[176] ^ t1135;
    entry[177] = entry[177] ^ t1136;
    entry[178] = entry[178] ^ t1137;
    entry[179] = entry[179] ^ t1138;
    entry[180] = entry[180] ^ t1139;
    entry[181] = entry[181] ^ t1140;
    entry[182] = entry[182] ^ t1141;
    entry[183] = entry[183] ^ t1142;
    entry[184] = entry[184] ^ t1143;
    entry[185] = entry[185] ^ t1144;
    entry[186] = entry[186] ^ t1145;
    entry[187] = entry[187] ^ t1146;
    entry[188] = entry[188] ^ t1147;
    entry[189] = entry[189] ^ t1148;
    entry[190] = entry[190] ^ t1149;
    entry[191] = entry[191] ^ t1150;
    entry[192] = entry[192] ^ t1151;
    entry[193] = entry[193] ^ t1152;
    entry[194] = entry[194] ^ t1153;
    entry[195] = entry[195] ^ t1154;
    entry[196] = entry[196] ^ t1155;
    entry[197] = entry[197] ^ t1156;
    entry[198] = entry[198] ^ t1157;
    entry[199] = entry[199] ^ t1158;
    entry[200] = entry[200] ^ t1159;
    entry[201] = entry[201] ^ t1160;
    entry[202] = entry[202] ^ t1161;
    entry[203] = entry[203] ^ t1162;
    entry[204] = entry[204] ^ t1163;
    entry[205] = entry[205] ^ t1164;
    entry[206] = entry[206] ^ t1165;
    entry[207] = entry[207] ^ t1166;
    entry[208] = entry[208] ^ t1167;
    entry[209] = entry[209] ^ t1168;
    entry[210] = entry[210] ^ t1169;
    entry[211] = entry[211] ^ t1170;
    entry[212] = entry[212] ^ t1171;
    entry[213] = entry[213] ^ t1172;
    entry[214] = entry[214] ^ t1173;
    entry[215] = entry[215] ^ t1174;
    entry[216] = entry[216] ^ t1175;
    entry[217] = entry[217] ^ t1176;
    entry[218] = entry[218] ^ t1177;
    entry[219] = entry[219] ^ t1178;
    entry[220] = entry[220] ^ t1179;
    entry[221] = entry[221] ^ t1180;
    entry[222] = entry[222] ^ t1181;
    entry[223] = entry[223] ^ t1182;
    entry[224] = entry[224] ^ t1183;
    entry[225] = entry[225] ^ t1184;
    entry[226] = entry[226] ^ t1185;
    entry[227] = entry[227] ^ t1186;
    entry[228] = entry[228] ^ t1187;
    entry[229] = entry[229] ^ t1188;
    entry[230] = entry[230] ^ t1189;
    entry[231] = entry[231] ^ t1190;
    entry[232] = entry[232] ^ t1191;
    entry[233] = entry[233] ^ t1192;
    entry[234] = entry[234] ^ t1193;
    entry[235] = entry[235] ^ t1194;
    entry[236] = entry[236] ^ t1195;
    entry[237] = entry[237] ^ t1196;
    entry[238] = entry[238] ^ t1197;
    entry[239] = entry[239] ^ t1198;
    entry[240] = entry[240] ^ t1199;
    entry[241] = entry[241] ^ t1200;
    entry[242] = entry[242] ^ t1201;
    entry[243] = entry[243] ^ t1202;
    entry[244] = entry[244] ^ t1203;
    entry[245] = entry[245] ^ t1204;
    entry[246] = entry[246] ^ t1205;
    entry[247] = entry[247] ^ t1206;
    entry[248] = entry[248] ^ t1207;
    entry[249] = entry[249] ^ t1208;
    entry[250] = entry[250] ^ t1209;
    entry[251] = entry[251] ^ t1210;
    entry[252] = entry[252] ^ t1211;
    entry[253] = entry[253] ^ t1212;
    entry[254] = entry[254] ^ t1213;
    entry[255] = entry[255] ^ t1214;
    entry[256] = entry[256] ^ t1215;
    entry[257] = entry[257] ^ t1216;
    entry[258] = entry[258] ^ t1217;
    entry[259] = entry[259] ^ t1218;
    entry[260] = entry[260] ^ t1219;
    entry[261] = entry[261] ^ t1220;
    entry[262] = entry[262] ^ t1221;
    entry[263] = entry[263] ^ t1222;
    entry[264] = entry[264] ^ t1223;
    entry[265] = entry[265] ^ t1224;
    entry[266] = entry[266] ^ t1225;
    entry[267] = entry[267] ^ t1226;
    entry[268] = entry[268] ^ t1227;
    entry[269] = entry[269] ^ t1228;
    entry[270] = entry[270] ^ t1229;
    entry[271] = entry[271] ^ t1230;
    entry[272] = entry[272] ^ t1231;
    entry[273] = entry[273] ^ t1232;
    entry[274] = entry[274] ^ t1233;
    entry[275] = entry[275] ^ t1234;
    entry[276] = entry[276] ^ t1235;
    entry[277] = entry[277] ^ t1236;
    entry[278] = entry[278] ^ t1237;
    entry[279] = entry[279] ^ t1238;
    entry[280] = entry[280] ^ t1239;
    entry[281] = entry[281] ^ t1240;
    entry[282] = entry[282] ^ t1241;
    entry[283] = entry[283] ^ t1242;
    entry[284] = entry[284] ^ t1243;
    entry[285] = entry[285] ^ t1244;
    entry[286] = entry[286] ^ t1245;
    entry[287] = entry[287] ^ t1246;
    Flags { corrected: t958, uncorrectable: t956 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 4]; CHECK_BITS] = [
    [
        0x4f5f33246a4b7fa5, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x8a95a192a1647198, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x43d6e4caf8935956, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x22254a626809aa6a, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x59f039353da59c6d, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0xfa18981f1352bb7e, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x1468448e2569d297, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0xec462645afd4f77a, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x4f5f33246a4b7fa5, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x8a95a192a1647198, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x43d6e4caf8935956, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x22254a626809aa6a, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x59f039353da59c6d, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0xfa18981f1352bb7e, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x1468448e2569d297, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0xec462645afd4f77a, 0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x4f5f33246a4b7fa5, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x8a95a192a1647198, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x43d6e4caf8935956, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x22254a626809aa6a, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x59f039353da59c6d, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0xfa18981f1352bb7e, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x1468448e2569d297, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0xec462645afd4f77a, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x4f5f33246a4b7fa5,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x8a95a192a1647198,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x43d6e4caf8935956,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x22254a626809aa6a,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x59f039353da59c6d,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xfa18981f1352bb7e,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x1468448e2569d297,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xec462645afd4f77a,
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
        0x7a977e6d6a5698a5, 0xf7d2bb9caa59717f, 0xd46952a50993644b, 0xaf25133d68f8a16a, 0x458e1f3562ca9224,
        0x264498394ae4a133, 0x466818f025d6955f, 0xec14fa5922438a4f, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7a977e6d6a5698a5, 0xf7d2bb9caa59717f,
        0xd46952a50993644b, 0xaf25133d68f8a16a, 0x458e1f3562ca9224, 0x264498394ae4a133, 0x466818f025d6955f,
        0xec14fa5922438a4f, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x7a977e6d6a5698a5, 0xf7d2bb9caa59717f, 0xd46952a50993644b, 0xaf25133d68f8a16a,
        0x458e1f3562ca9224, 0x264498394ae4a133, 0x466818f025d6955f, 0xec14fa5922438a4f, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000,
    ],
    [
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000,
        0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7a977e6d6a5698a5,
        0xf7d2bb9caa59717f, 0xd46952a50993644b, 0xaf25133d68f8a16a, 0x458e1f3562ca9224, 0x264498394ae4a133,
        0x466818f025d6955f, 0xec14fa5922438a4f,
    ],
];
static AFFINE: [[u64; 32]; 4] = crate::kernel::affine(&GRID);
static NIBBLES: [[[u8; 32]; 32]; 4] = crate::kernel::nibbles(&GRID);
static LANES: crate::Lanes = crate::kernel::lanes(&[
    0x7a977e6d6a5698a5, 0xf7d2bb9caa59717f, 0xd46952a50993644b, 0xaf25133d68f8a16a, 0x458e1f3562ca9224,
    0x264498394ae4a133, 0x466818f025d6955f, 0xec14fa5922438a4f,
]);
static REPAIR: crate::WordRepair = crate::WordRepair {
    flips: [
        [
            0x01ff01ff, 0x01ff0040, 0x01ff0041, 0x00410040, 0x01ff0042, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0043, 0xffffffff, 0xffffffff, 0x01ff0030, 0x00430042, 0x01ff001e, 0xffffffff, 0xffffffff,
            0x01ff0044, 0xffffffff, 0xffffffff, 0x01ff0028, 0xffffffff, 0x01ff0038, 0x01ff0037, 0x003f003e,
            0xffffffff, 0x01ff0025, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0045, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0011, 0x01ff002f, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x00250024, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0039,
            0x00450044, 0x01ff002c, 0x01ff0024, 0xffffffff, 0x01ff001c, 0xffffffff, 0xffffffff, 0x01ff0034,
            0x01ff002b, 0xffffffff, 0x00390038, 0xffffffff, 0xffffffff, 0x01ff000b, 0xffffffff, 0x000f000e,
            0x01ff0046, 0xffffffff, 0xffffffff, 0x01ff0007, 0xffffffff, 0xffffffff, 0x01ff0027, 0xffffffff,
            0xffffffff, 0x01ff0013, 0xffffffff, 0xffffffff, 0x01ff002e, 0x001b001a, 0x00090008, 0xffffffff,
            0xffffffff, 0x01ff0000, 0x01ff0015, 0x00190018, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0035, 0xffffffff, 0xffffffff, 0xffffffff, 0x000d000c, 0x01ff0010, 0xffffffff, 0x00050004,
            0xffffffff, 0x01ff0033, 0xffffffff, 0xffffffff, 0x01ff0023, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x002f002e, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0021, 0x00350034,
            0x01ff003c, 0xffffffff, 0x003b003a, 0xffffffff, 0xffffffff, 0x01ff0002, 0xffffffff, 0x00170016,
            0x00110010, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0047, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0031, 0x01ff001f, 0xffffffff,
            0xffffffff, 0x01ff0029, 0xffffffff, 0x001f001e, 0x01ff0026, 0xffffffff, 0x00310030, 0x01ff0032,
            0xffffffff, 0x01ff000a, 0x01ff0012, 0xffffffff, 0x01ff0017, 0x00230022, 0xffffffff, 0x01ff002d,
            0xffffffff, 0xffffffff, 0x00290028, 0xffffffff, 0xffffffff, 0x01ff001b, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0019, 0x01ff003f, 0xffffffff, 0x01ff0014, 0xffffffff, 0x002d002c, 0x01ff0008,
            0x01ff003d, 0xffffffff, 0xffffffff, 0x01ff000d, 0x000b000a, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0020, 0xffffffff, 0xffffffff, 0x01ff003b, 0xffffffff, 0x01ff003e, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0005, 0x01ff0003, 0xffffffff, 0x01ff0006, 0x00010000, 0xffffffff, 0xffffffff,
            0x00470046, 0x01ff003a, 0xffffffff, 0x00370036, 0x01ff002a, 0xffffffff, 0xffffffff, 0x01ff000e,
            0xffffffff, 0xffffffff, 0x00270026, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00030002,
            0x01ff001a, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0036, 0xffffffff, 0xffffffff,
            0x003d003c, 0xffffffff, 0xffffffff, 0x00130012, 0xffffffff, 0xffffffff, 0x00210020, 0x01ff001d,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0016, 0xffffffff, 0xffffffff, 0x01ff0004, 0xffffffff,
            0xffffffff, 0x01ff0009, 0xffffffff, 0x001d001c, 0x01ff0001, 0xffffffff, 0x00330032, 0xffffffff,
            0xffffffff, 0x01ff0022, 0x01ff0018, 0xffffffff, 0xffffffff, 0xffffffff, 0x00150014, 0x01ff000c,
            0x01ff000f, 0xffffffff, 0xffffffff, 0xffffffff, 0x002b002a, 0xffffffff, 0xffffffff, 0x00070006,
        ],
        [
            0x01ff01ff, 0x01ff0088, 0x01ff0089, 0x00890088, 0x01ff008a, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008b, 0xffffffff, 0xffffffff, 0x01ff0078, 0x008b008a, 0x01ff0066, 0xffffffff, 0xffffffff,
            0x01ff008c, 0xffffffff, 0xffffffff, 0x01ff0070, 0xffffffff, 0x01ff0080, 0x01ff007f, 0x00870086,
            0xffffffff, 0x01ff006d, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008d, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0059, 0x01ff0077, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x006d006c, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0081,
            0x008d008c, 0x01ff0074, 0x01ff006c, 0xffffffff, 0x01ff0064, 0xffffffff, 0xffffffff, 0x01ff007c,
            0x01ff0073, 0xffffffff, 0x00810080, 0xffffffff, 0xffffffff, 0x01ff0053, 0xffffffff, 0x00570056,
            0x01ff008e, 0xffffffff, 0xffffffff, 0x01ff004f, 0xffffffff, 0xffffffff, 0x01ff006f, 0xffffffff,
            0xffffffff, 0x01ff005b, 0xffffffff, 0xffffffff, 0x01ff0076, 0x00630062, 0x00510050, 0xffffffff,
            0xffffffff, 0x01ff0048, 0x01ff005d, 0x00610060, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff007d, 0xffffffff, 0xffffffff, 0xffffffff, 0x00550054, 0x01ff0058, 0xffffffff, 0x004d004c,
            0xffffffff, 0x01ff007b, 0xffffffff, 0xffffffff, 0x01ff006b, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x00770076, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0069, 0x007d007c,
            0x01ff0084, 0xffffffff, 0x00830082, 0xffffffff, 0xffffffff, 0x01ff004a, 0xffffffff, 0x005f005e,
            0x00590058, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008f, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0079, 0x01ff0067, 0xffffffff,
            0xffffffff, 0x01ff0071, 0xffffffff, 0x00670066, 0x01ff006e, 0xffffffff, 0x00790078, 0x01ff007a,
            0xffffffff, 0x01ff0052, 0x01ff005a, 0xffffffff, 0x01ff005f, 0x006b006a, 0xffffffff, 0x01ff0075,
            0xffffffff, 0xffffffff, 0x00710070, 0xffffffff, 0xffffffff, 0x01ff0063, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0061, 0x01ff0087, 0xffffffff, 0x01ff005c, 0xffffffff, 0x00750074, 0x01ff0050,
            0x01ff0085, 0xffffffff, 0xffffffff, 0x01ff0055, 0x00530052, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0068, 0xffffffff, 0xffffffff, 0x01ff0083, 0xffffffff, 0x01ff0086, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff004d, 0x01ff004b, 0xffffffff, 0x01ff004e, 0x00490048, 0xffffffff, 0xffffffff,
            0x008f008e, 0x01ff0082, 0xffffffff, 0x007f007e, 0x01ff0072, 0xffffffff, 0xffffffff, 0x01ff0056,
            0xffffffff, 0xffffffff, 0x006f006e, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x004b004a,
            0x01ff0062, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff007e, 0xffffffff, 0xffffffff,
            0x00850084, 0xffffffff, 0xffffffff, 0x005b005a, 0xffffffff, 0xffffffff, 0x00690068, 0x01ff0065,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff005e, 0xffffffff, 0xffffffff, 0x01ff004c, 0xffffffff,
            0xffffffff, 0x01ff0051, 0xffffffff, 0x00650064, 0x01ff0049, 0xffffffff, 0x007b007a, 0xffffffff,
            0xffffffff, 0x01ff006a, 0x01ff0060, 0xffffffff, 0xffffffff, 0xffffffff, 0x005d005c, 0x01ff0054,
            0x01ff0057, 0xffffffff, 0xffffffff, 0xffffffff, 0x00730072, 0xffffffff, 0xffffffff, 0x004f004e,
        ],
        [
            0x01ff01ff, 0x01ff00d0, 0x01ff00d1, 0x00d100d0, 0x01ff00d2, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d3, 0xffffffff, 0xffffffff, 0x01ff00c0, 0x00d300d2, 0x01ff00ae, 0xffffffff, 0xffffffff,
            0x01ff00d4, 0xffffffff, 0xffffffff, 0x01ff00b8, 0xffffffff, 0x01ff00c8, 0x01ff00c7, 0x00cf00ce,
            0xffffffff, 0x01ff00b5, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d5, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00a1, 0x01ff00bf, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x00b500b4, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00c9,
            0x00d500d4, 0x01ff00bc, 0x01ff00b4, 0xffffffff, 0x01ff00ac, 0xffffffff, 0xffffffff, 0x01ff00c4,
            0x01ff00bb, 0xffffffff, 0x00c900c8, 0xffffffff, 0xffffffff, 0x01ff009b, 0xffffffff, 0x009f009e,
            0x01ff00d6, 0xffffffff, 0xffffffff, 0x01ff0097, 0xffffffff, 0xffffffff, 0x01ff00b7, 0xffffffff,
            0xffffffff, 0x01ff00a3, 0xffffffff, 0xffffffff, 0x01ff00be, 0x00ab00aa, 0x00990098, 0xffffffff,
            0xffffffff, 0x01ff0090, 0x01ff00a5, 0x00a900a8, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00c5, 0xffffffff, 0xffffffff, 0xffffffff, 0x009d009c, 0x01ff00a0, 0xffffffff, 0x00950094,
            0xffffffff, 0x01ff00c3, 0xffffffff, 0xffffffff, 0x01ff00b3, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x00bf00be, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00b1, 0x00c500c4,
            0x01ff00cc, 0xffffffff, 0x00cb00ca, 0xffffffff, 0xffffffff, 0x01ff0092, 0xffffffff, 0x00a700a6,
            0x00a100a0, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d7, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00c1, 0x01ff00af, 0xffffffff,
            0xffffffff, 0x01ff00b9, 0xffffffff, 0x00af00ae, 0x01ff00b6, 0xffffffff, 0x00c100c0, 0x01ff00c2,
            0xffffffff, 0x01ff009a, 0x01ff00a2, 0xffffffff, 0x01ff00a7, 0x00b300b2, 0xffffffff, 0x01ff00bd,
            0xffffffff, 0xffffffff, 0x00b900b8, 0xffffffff, 0xffffffff, 0x01ff00ab, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00a9, 0x01ff00cf, 0xffffffff, 0x01ff00a4, 0xffffffff, 0x00bd00bc, 0x01ff0098,
            0x01ff00cd, 0xffffffff, 0xffffffff, 0x01ff009d, 0x009b009a, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00b0, 0xffffffff, 0xffffffff, 0x01ff00cb, 0xffffffff, 0x01ff00ce, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0095, 0x01ff0093, 0xffffffff, 0x01ff0096, 0x00910090, 0xffffffff, 0xffffffff,
            0x00d700d6, 0x01ff00ca, 0xffffffff, 0x00c700c6, 0x01ff00ba, 0xffffffff, 0xffffffff, 0x01ff009e,
            0xffffffff, 0xffffffff, 0x00b700b6, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00930092,
            0x01ff00aa, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00c6, 0xffffffff, 0xffffffff,
            0x00cd00cc, 0xffffffff, 0xffffffff, 0x00a300a2, 0xffffffff, 0xffffffff, 0x00b100b0, 0x01ff00ad,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00a6, 0xffffffff, 0xffffffff, 0x01ff0094, 0xffffffff,
            0xffffffff, 0x01ff0099, 0xffffffff, 0x00ad00ac, 0x01ff0091, 0xffffffff, 0x00c300c2, 0xffffffff,
            0xffffffff, 0x01ff00b2, 0x01ff00a8, 0xffffffff, 0xffffffff, 0xffffffff, 0x00a500a4, 0x01ff009c,
            0x01ff009f, 0xffffffff, 0xffffffff, 0xffffffff, 0x00bb00ba, 0xffffffff, 0xffffffff, 0x00970096,
        ],
        [
            0x01ff01ff, 0x01ff0118, 0x01ff0119, 0x01190118, 0x01ff011a, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011b, 0xffffffff, 0xffffffff, 0x01ff0108, 0x011b011a, 0x01ff00f6, 0xffffffff, 0xffffffff,
            0x01ff011c, 0xffffffff, 0xffffffff, 0x01ff0100, 0xffffffff, 0x01ff0110, 0x01ff010f, 0x01170116,
            0xffffffff, 0x01ff00fd, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011d, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00e9, 0x01ff0107, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x00fd00fc, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0111,
            0x011d011c, 0x01ff0104, 0x01ff00fc, 0xffffffff, 0x01ff00f4, 0xffffffff, 0xffffffff, 0x01ff010c,
            0x01ff0103, 0xffffffff, 0x01110110, 0xffffffff, 0xffffffff, 0x01ff00e3, 0xffffffff, 0x00e700e6,
            0x01ff011e, 0xffffffff, 0xffffffff, 0x01ff00df, 0xffffffff, 0xffffffff, 0x01ff00ff, 0xffffffff,
            0xffffffff, 0x01ff00eb, 0xffffffff, 0xffffffff, 0x01ff0106, 0x00f300f2, 0x00e100e0, 0xffffffff,
            0xffffffff, 0x01ff00d8, 0x01ff00ed, 0x00f100f0, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff010d, 0xffffffff, 0xffffffff, 0xffffffff, 0x00e500e4, 0x01ff00e8, 0xffffffff, 0x00dd00dc,
            0xffffffff, 0x01ff010b, 0xffffffff, 0xffffffff, 0x01ff00fb, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01070106, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00f9, 0x010d010c,
            0x01ff0114, 0xffffffff, 0x01130112, 0xffffffff, 0xffffffff, 0x01ff00da, 0xffffffff, 0x00ef00ee,
            0x00e900e8, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011f, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0109, 0x01ff00f7, 0xffffffff,
            0xffffffff, 0x01ff0101, 0xffffffff, 0x00f700f6, 0x01ff00fe, 0xffffffff, 0x01090108, 0x01ff010a,
            0xffffffff, 0x01ff00e2, 0x01ff00ea, 0xffffffff, 0x01ff00ef, 0x00fb00fa, 0xffffffff, 0x01ff0105,
            0xffffffff, 0xffffffff, 0x01010100, 0xffffffff, 0xffffffff, 0x01ff00f3, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00f1, 0x01ff0117, 0xffffffff, 0x01ff00ec, 0xffffffff, 0x01050104, 0x01ff00e0,
            0x01ff0115, 0xffffffff, 0xffffffff, 0x01ff00e5, 0x00e300e2, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00f8, 0xffffffff, 0xffffffff, 0x01ff0113, 0xffffffff, 0x01ff0116, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00dd, 0x01ff00db, 0xffffffff, 0x01ff00de, 0x00d900d8, 0xffffffff, 0xffffffff,
            0x011f011e, 0x01ff0112, 0xffffffff, 0x010f010e, 0x01ff0102, 0xffffffff, 0xffffffff, 0x01ff00e6,
            0xffffffff, 0xffffffff, 0x00ff00fe, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x00db00da,
            0x01ff00f2, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff010e, 0xffffffff, 0xffffffff,
            0x01150114, 0xffffffff, 0xffffffff, 0x00eb00ea, 0xffffffff, 0xffffffff, 0x00f900f8, 0x01ff00f5,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00ee, 0xffffffff, 0xffffffff, 0x01ff00dc, 0xffffffff,
            0xffffffff, 0x01ff00e1, 0xffffffff, 0x00f500f4, 0x01ff00d9, 0xffffffff, 0x010b010a, 0xffffffff,
            0xffffffff, 0x01ff00fa, 0x01ff00f0, 0xffffffff, 0xffffffff, 0xffffffff, 0x00ed00ec, 0x01ff00e4,
            0x01ff00e7, 0xffffffff, 0xffffffff, 0xffffffff, 0x01030102, 0xffffffff, 0xffffffff, 0x00df00de,
        ],
    ],
    confirm: false,
};

/// What the fast kernels need.
pub static KERNEL: crate::Kernel = crate::Kernel {
    id: ID,
    hash: HASH,
    affine: &AFFINE,
    nibbles: &NIBBLES,
    shape: crate::Shape::Beats(&LANES),
    repair: crate::Repair::Words(&REPAIR),
    together: &[],
    encode_lanes: encode_lanes::<u64>,
    decode_lanes: decode_lanes::<u64>,
};
