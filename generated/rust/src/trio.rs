//! TrioECC: encoder and decoder. Generated; do not edit.
//!
//! Scheme `trio`, sha-256 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
//! 6.1.
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "trio";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f";
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
    t0 = data[0] ^ data[8] ^ data[12] ^ data[16] ^ data[20] ^ data[28] ^ data[40] ^ data[44] ^ data[48] ^ data[52]
        ^ data[56] ^ data[60] ^ data[71] ^ data[75] ^ data[83] ^ data[91] ^ data[115] ^ data[123] ^ data[134]
        ^ data[138] ^ data[142] ^ data[158] ^ data[166] ^ data[170] ^ data[174] ^ data[178] ^ data[193] ^ data[201]
        ^ data[205] ^ data[213] ^ data[221] ^ data[225] ^ data[241] ^ data[245] ^ data[249] ^ data[253];
    t1 = data[4] ^ data[8] ^ data[16] ^ data[20] ^ data[36] ^ data[52] ^ data[56] ^ data[60] ^ data[67] ^ data[75]
        ^ data[87] ^ data[91] ^ data[95] ^ data[99] ^ data[103] ^ data[107] ^ data[111] ^ data[115] ^ data[119]
        ^ data[123] ^ data[130] ^ data[138] ^ data[146] ^ data[154] ^ data[158] ^ data[174] ^ data[178] ^ data[193]
        ^ data[205] ^ data[221] ^ data[229] ^ data[233] ^ data[241];
    t2 = data[0] ^ data[16] ^ data[24] ^ data[32] ^ data[40] ^ data[56] ^ data[67] ^ data[79] ^ data[87]
        ^ data[115] ^ data[119] ^ data[123] ^ data[134] ^ data[138] ^ data[150] ^ data[154] ^ data[158] ^ data[162]
        ^ data[166] ^ data[170] ^ data[174] ^ data[178] ^ data[182] ^ data[186] ^ data[193] ^ data[197] ^ data[201]
        ^ data[205] ^ data[209] ^ data[217] ^ data[221] ^ data[225] ^ data[237] ^ data[253];
    t3 = data[0] ^ data[4] ^ data[12] ^ data[16] ^ data[24] ^ data[36] ^ data[71] ^ data[75] ^ data[79] ^ data[83]
        ^ data[103] ^ data[107] ^ data[115] ^ data[130] ^ data[138] ^ data[150] ^ data[158] ^ data[182] ^ data[186]
        ^ data[193] ^ data[213] ^ data[217] ^ data[225] ^ data[229] ^ data[233] ^ data[245] ^ data[249];
    t4 = data[8] ^ data[24] ^ data[36] ^ data[40] ^ data[48] ^ data[60] ^ data[71] ^ data[75] ^ data[83] ^ data[95]
        ^ data[103] ^ data[111] ^ data[119] ^ data[127] ^ data[130] ^ data[138] ^ data[142] ^ data[150] ^ data[158]
        ^ data[162] ^ data[174] ^ data[178] ^ data[197] ^ data[209] ^ data[241] ^ data[253];
    t5 = data[4] ^ data[12] ^ data[16] ^ data[36] ^ data[44] ^ data[48] ^ data[60] ^ data[67] ^ data[79] ^ data[91]
        ^ data[99] ^ data[107] ^ data[134] ^ data[142] ^ data[158] ^ data[166] ^ data[182] ^ data[190] ^ data[197]
        ^ data[205] ^ data[213] ^ data[221] ^ data[237] ^ data[241];
    t6 = data[4] ^ data[8] ^ data[12] ^ data[20] ^ data[24] ^ data[28] ^ data[32] ^ data[36] ^ data[60] ^ data[67]
        ^ data[79] ^ data[83] ^ data[111] ^ data[123] ^ data[127] ^ data[130] ^ data[134] ^ data[138] ^ data[142]
        ^ data[146] ^ data[154] ^ data[162] ^ data[170] ^ data[178] ^ data[186] ^ data[190] ^ data[193] ^ data[197]
        ^ data[205] ^ data[225] ^ data[229] ^ data[237] ^ data[245] ^ data[253];
    t7 = data[4] ^ data[8] ^ data[12] ^ data[24] ^ data[28] ^ data[32] ^ data[44] ^ data[52] ^ data[67] ^ data[75]
        ^ data[79] ^ data[83] ^ data[87] ^ data[95] ^ data[99] ^ data[115] ^ data[123] ^ data[127] ^ data[130]
        ^ data[134] ^ data[138] ^ data[142] ^ data[146] ^ data[158] ^ data[174] ^ data[190] ^ data[197] ^ data[201]
        ^ data[209] ^ data[217] ^ data[221] ^ data[225] ^ data[233] ^ data[241] ^ data[249] ^ data[253];
    t8 = data[1] ^ data[9] ^ data[13] ^ data[21] ^ data[29] ^ data[33] ^ data[49] ^ data[53] ^ data[57] ^ data[61]
        ^ data[64] ^ data[72] ^ data[76] ^ data[80] ^ data[84] ^ data[92] ^ data[104] ^ data[108] ^ data[112]
        ^ data[116] ^ data[120] ^ data[124] ^ data[135] ^ data[139] ^ data[147] ^ data[155] ^ data[179] ^ data[187]
        ^ data[198] ^ data[202] ^ data[206] ^ data[222] ^ data[230] ^ data[234] ^ data[238] ^ data[242];
    t9 = data[1] ^ data[13] ^ data[29] ^ data[37] ^ data[41] ^ data[49] ^ data[68] ^ data[72] ^ data[80] ^ data[84]
        ^ data[100] ^ data[116] ^ data[120] ^ data[124] ^ data[131] ^ data[139] ^ data[151] ^ data[155] ^ data[159]
        ^ data[163] ^ data[167] ^ data[171] ^ data[175] ^ data[179] ^ data[183] ^ data[187] ^ data[194] ^ data[202]
        ^ data[210] ^ data[218] ^ data[222] ^ data[238] ^ data[242];
    t10 = data[1] ^ data[5] ^ data[9] ^ data[13] ^ data[17] ^ data[25] ^ data[29] ^ data[33] ^ data[45] ^ data[61]
        ^ data[64] ^ data[80] ^ data[88] ^ data[96] ^ data[104] ^ data[120] ^ data[131] ^ data[143] ^ data[151]
        ^ data[179] ^ data[183] ^ data[187] ^ data[198] ^ data[202] ^ data[214] ^ data[218] ^ data[222] ^ data[226]
        ^ data[230] ^ data[234] ^ data[238] ^ data[242] ^ data[246] ^ data[250];
    t11 = data[1] ^ data[21] ^ data[25] ^ data[33] ^ data[37] ^ data[41] ^ data[53] ^ data[57] ^ data[64]
        ^ data[68] ^ data[76] ^ data[80] ^ data[88] ^ data[100] ^ data[135] ^ data[139] ^ data[143] ^ data[147]
        ^ data[167] ^ data[171] ^ data[179] ^ data[194] ^ data[202] ^ data[214] ^ data[222] ^ data[246] ^ data[250];
    t12 = data[5] ^ data[17] ^ data[49] ^ data[61] ^ data[72] ^ data[88] ^ data[100] ^ data[104] ^ data[112]
        ^ data[124] ^ data[135] ^ data[139] ^ data[147] ^ data[159] ^ data[167] ^ data[175] ^ data[183] ^ data[191]
        ^ data[194] ^ data[202] ^ data[206] ^ data[214] ^ data[222] ^ data[226] ^ data[238] ^ data[242];
    t13 = data[5] ^ data[13] ^ data[21] ^ data[29] ^ data[45] ^ data[49] ^ data[68] ^ data[76] ^ data[80]
        ^ data[100] ^ data[108] ^ data[112] ^ data[124] ^ data[131] ^ data[143] ^ data[155] ^ data[163] ^ data[171]
        ^ data[198] ^ data[206] ^ data[222] ^ data[230] ^ data[246] ^ data[254];
    t14 = data[1] ^ data[5] ^ data[13] ^ data[33] ^ data[37] ^ data[45] ^ data[53] ^ data[61] ^ data[68] ^ data[72]
        ^ data[76] ^ data[84] ^ data[88] ^ data[92] ^ data[96] ^ data[100] ^ data[124] ^ data[131] ^ data[143]
        ^ data[147] ^ data[175] ^ data[187] ^ data[191] ^ data[194] ^ data[198] ^ data[202] ^ data[206] ^ data[210]
        ^ data[218] ^ data[226] ^ data[234] ^ data[242] ^ data[250] ^ data[254];
    t15 = data[5] ^ data[9] ^ data[17] ^ data[25] ^ data[29] ^ data[33] ^ data[41] ^ data[49] ^ data[57] ^ data[61]
        ^ data[68] ^ data[72] ^ data[76] ^ data[88] ^ data[92] ^ data[96] ^ data[108] ^ data[116] ^ data[131]
        ^ data[139] ^ data[143] ^ data[147] ^ data[151] ^ data[159] ^ data[163] ^ data[179] ^ data[187] ^ data[191]
        ^ data[194] ^ data[198] ^ data[202] ^ data[206] ^ data[210] ^ data[222] ^ data[238] ^ data[254];
    t16 = data[6] ^ data[10] ^ data[14] ^ data[30] ^ data[38] ^ data[42] ^ data[46] ^ data[50] ^ data[65]
        ^ data[73] ^ data[77] ^ data[85] ^ data[93] ^ data[97] ^ data[113] ^ data[117] ^ data[121] ^ data[125]
        ^ data[128] ^ data[136] ^ data[140] ^ data[144] ^ data[148] ^ data[156] ^ data[168] ^ data[172] ^ data[176]
        ^ data[180] ^ data[184] ^ data[188] ^ data[199] ^ data[203] ^ data[211] ^ data[219] ^ data[243] ^ data[251];
    t17 = data[2] ^ data[10] ^ data[18] ^ data[26] ^ data[30] ^ data[46] ^ data[50] ^ data[65] ^ data[77]
        ^ data[93] ^ data[101] ^ data[105] ^ data[113] ^ data[132] ^ data[136] ^ data[144] ^ data[148] ^ data[164]
        ^ data[180] ^ data[184] ^ data[188] ^ data[195] ^ data[203] ^ data[215] ^ data[219] ^ data[223] ^ data[227]
        ^ data[231] ^ data[235] ^ data[239] ^ data[243] ^ data[247] ^ data[251];
    t18 = data[6] ^ data[10] ^ data[22] ^ data[26] ^ data[30] ^ data[34] ^ data[38] ^ data[42] ^ data[46]
        ^ data[50] ^ data[54] ^ data[58] ^ data[65] ^ data[69] ^ data[73] ^ data[77] ^ data[81] ^ data[89]
        ^ data[93] ^ data[97] ^ data[109] ^ data[125] ^ data[128] ^ data[144] ^ data[152] ^ data[160] ^ data[168]
        ^ data[184] ^ data[195] ^ data[207] ^ data[215] ^ data[243] ^ data[247] ^ data[251];
    t19 = data[2] ^ data[10] ^ data[22] ^ data[30] ^ data[54] ^ data[58] ^ data[65] ^ data[85] ^ data[89]
        ^ data[97] ^ data[101] ^ data[105] ^ data[117] ^ data[121] ^ data[128] ^ data[132] ^ data[140] ^ data[144]
        ^ data[152] ^ data[164] ^ data[199] ^ data[203] ^ data[207] ^ data[211] ^ data[231] ^ data[235] ^ data[243];
    t20 = data[2] ^ data[10] ^ data[14] ^ data[22] ^ data[30] ^ data[34] ^ data[46] ^ data[50] ^ data[69]
        ^ data[81] ^ data[113] ^ data[125] ^ data[136] ^ data[152] ^ data[164] ^ data[168] ^ data[176] ^ data[188]
        ^ data[199] ^ data[203] ^ data[211] ^ data[223] ^ data[231] ^ data[239] ^ data[247] ^ data[255];
    t21 = data[6] ^ data[14] ^ data[30] ^ data[38] ^ data[54] ^ data[62] ^ data[69] ^ data[77] ^ data[85]
        ^ data[93] ^ data[109] ^ data[113] ^ data[132] ^ data[140] ^ data[144] ^ data[164] ^ data[172] ^ data[176]
        ^ data[188] ^ data[195] ^ data[207] ^ data[219] ^ data[227] ^ data[235];
    t22 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[18] ^ data[26] ^ data[34] ^ data[42] ^ data[50] ^ data[58]
        ^ data[62] ^ data[65] ^ data[69] ^ data[77] ^ data[97] ^ data[101] ^ data[109] ^ data[117] ^ data[125]
        ^ data[132] ^ data[136] ^ data[140] ^ data[148] ^ data[152] ^ data[156] ^ data[160] ^ data[164] ^ data[188]
        ^ data[195] ^ data[207] ^ data[211] ^ data[239] ^ data[251] ^ data[255];
    t23 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[18] ^ data[30] ^ data[46] ^ data[62] ^ data[69] ^ data[73]
        ^ data[81] ^ data[89] ^ data[93] ^ data[97] ^ data[105] ^ data[113] ^ data[121] ^ data[125] ^ data[132]
        ^ data[136] ^ data[140] ^ data[152] ^ data[156] ^ data[160] ^ data[172] ^ data[180] ^ data[195] ^ data[203]
        ^ data[207] ^ data[211] ^ data[215] ^ data[223] ^ data[227] ^ data[243] ^ data[251] ^ data[255];
    t24 = data[7] ^ data[11] ^ data[19] ^ data[27] ^ data[51] ^ data[59] ^ data[70] ^ data[74] ^ data[78]
        ^ data[94] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[129] ^ data[137] ^ data[141] ^ data[149]
        ^ data[157] ^ data[161] ^ data[177] ^ data[181] ^ data[185] ^ data[189] ^ data[192] ^ data[200] ^ data[204]
        ^ data[208] ^ data[212] ^ data[220] ^ data[232] ^ data[236] ^ data[240] ^ data[244] ^ data[248] ^ data[252];
    t25 = data[3] ^ data[11] ^ data[23] ^ data[27] ^ data[31] ^ data[35] ^ data[39] ^ data[43] ^ data[47]
        ^ data[51] ^ data[55] ^ data[59] ^ data[66] ^ data[74] ^ data[82] ^ data[90] ^ data[94] ^ data[110]
        ^ data[114] ^ data[129] ^ data[141] ^ data[157] ^ data[165] ^ data[169] ^ data[177] ^ data[196] ^ data[200]
        ^ data[208] ^ data[212] ^ data[228] ^ data[244] ^ data[248] ^ data[252];
    t26 = data[3] ^ data[15] ^ data[23] ^ data[51] ^ data[55] ^ data[59] ^ data[70] ^ data[74] ^ data[86]
        ^ data[90] ^ data[94] ^ data[98] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[118] ^ data[122]
        ^ data[129] ^ data[133] ^ data[137] ^ data[141] ^ data[145] ^ data[153] ^ data[157] ^ data[161] ^ data[173]
        ^ data[189] ^ data[192] ^ data[208] ^ data[216] ^ data[224] ^ data[232] ^ data[248];
    t27 = data[7] ^ data[11] ^ data[15] ^ data[19] ^ data[39] ^ data[43] ^ data[51] ^ data[66] ^ data[74]
        ^ data[86] ^ data[94] ^ data[118] ^ data[122] ^ data[129] ^ data[149] ^ data[153] ^ data[161] ^ data[165]
        ^ data[169] ^ data[181] ^ data[185] ^ data[192] ^ data[196] ^ data[204] ^ data[208] ^ data[216] ^ data[228];
    t28 = data[7] ^ data[11] ^ data[19] ^ data[31] ^ data[39] ^ data[47] ^ data[55] ^ data[63] ^ data[66]
        ^ data[74] ^ data[78] ^ data[86] ^ data[94] ^ data[98] ^ data[110] ^ data[114] ^ data[133] ^ data[145]
        ^ data[177] ^ data[189] ^ data[200] ^ data[216] ^ data[228] ^ data[232] ^ data[240] ^ data[252];
    t29 = data[3] ^ data[15] ^ data[27] ^ data[35] ^ data[43] ^ data[70] ^ data[78] ^ data[94] ^ data[102]
        ^ data[118] ^ data[126] ^ data[133] ^ data[141] ^ data[149] ^ data[157] ^ data[173] ^ data[177] ^ data[196]
        ^ data[204] ^ data[208] ^ data[228] ^ data[236] ^ data[240] ^ data[252];
    t30 = data[3] ^ data[15] ^ data[19] ^ data[47] ^ data[59] ^ data[63] ^ data[66] ^ data[70] ^ data[74]
        ^ data[78] ^ data[82] ^ data[90] ^ data[98] ^ data[106] ^ data[114] ^ data[122] ^ data[126] ^ data[129]
        ^ data[133] ^ data[141] ^ data[161] ^ data[165] ^ data[173] ^ data[181] ^ data[189] ^ data[196] ^ data[200]
        ^ data[204] ^ data[212] ^ data[216] ^ data[220] ^ data[224] ^ data[228] ^ data[252];
    t31 = data[3] ^ data[11] ^ data[15] ^ data[19] ^ data[23] ^ data[31] ^ data[35] ^ data[51] ^ data[59]
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
        t1275, t1276, t1277, t1278, t1279, t1280, t1281,
    );
    t0 = entry[0] ^ entry[8] ^ entry[12] ^ entry[16] ^ entry[20] ^ entry[28] ^ entry[40] ^ entry[44] ^ entry[48]
        ^ entry[52] ^ entry[56] ^ entry[60] ^ entry[64] ^ entry[79] ^ entry[83] ^ entry[91] ^ entry[99]
        ^ entry[123] ^ entry[131] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[174] ^ entry[182] ^ entry[186]
        ^ entry[190] ^ entry[194] ^ entry[217] ^ entry[225] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[249]
        ^ entry[265] ^ entry[269] ^ entry[273] ^ entry[277];
    t1 = entry[8] ^ entry[24] ^ entry[36] ^ entry[40] ^ entry[48] ^ entry[60] ^ entry[68] ^ entry[79] ^ entry[83]
        ^ entry[91] ^ entry[103] ^ entry[111] ^ entry[119] ^ entry[127] ^ entry[135] ^ entry[146] ^ entry[154]
        ^ entry[158] ^ entry[166] ^ entry[174] ^ entry[178] ^ entry[190] ^ entry[194] ^ entry[221] ^ entry[233]
        ^ entry[265] ^ entry[277];
    t2 = entry[4] ^ entry[8] ^ entry[16] ^ entry[20] ^ entry[36] ^ entry[52] ^ entry[56] ^ entry[60] ^ entry[75]
        ^ entry[83] ^ entry[95] ^ entry[99] ^ entry[103] ^ entry[107] ^ entry[111] ^ entry[115] ^ entry[119]
        ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[146] ^ entry[154] ^ entry[162] ^ entry[170] ^ entry[174]
        ^ entry[190] ^ entry[194] ^ entry[217] ^ entry[229] ^ entry[245] ^ entry[253] ^ entry[257] ^ entry[265]
        ^ entry[281];
    t3 = entry[4] ^ entry[12] ^ entry[16] ^ entry[36] ^ entry[44] ^ entry[48] ^ entry[60] ^ entry[75] ^ entry[87]
        ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[150] ^ entry[158] ^ entry[174] ^ entry[182] ^ entry[198]
        ^ entry[206] ^ entry[221] ^ entry[229] ^ entry[237] ^ entry[245] ^ entry[261] ^ entry[265] ^ entry[285];
    t4 = entry[0] ^ entry[16] ^ entry[24] ^ entry[32] ^ entry[40] ^ entry[56] ^ entry[75] ^ entry[87] ^ entry[95]
        ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[150] ^ entry[154] ^ entry[166] ^ entry[170] ^ entry[174]
        ^ entry[178] ^ entry[182] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[202] ^ entry[210]
        ^ entry[217] ^ entry[221] ^ entry[225] ^ entry[229] ^ entry[233] ^ entry[241] ^ entry[245] ^ entry[249]
        ^ entry[261] ^ entry[277];
    t5 = entry[4] ^ entry[8] ^ entry[12] ^ entry[20] ^ entry[24] ^ entry[28] ^ entry[32] ^ entry[36] ^ entry[60]
        ^ entry[75] ^ entry[87] ^ entry[91] ^ entry[119] ^ entry[131] ^ entry[135] ^ entry[146] ^ entry[150]
        ^ entry[154] ^ entry[158] ^ entry[162] ^ entry[170] ^ entry[178] ^ entry[186] ^ entry[194] ^ entry[202]
        ^ entry[206] ^ entry[214] ^ entry[217] ^ entry[221] ^ entry[229] ^ entry[249] ^ entry[253] ^ entry[261]
        ^ entry[269] ^ entry[277];
    t6 = entry[0] ^ entry[4] ^ entry[12] ^ entry[16] ^ entry[24] ^ entry[36] ^ entry[79] ^ entry[83] ^ entry[87]
        ^ entry[91] ^ entry[111] ^ entry[115] ^ entry[123] ^ entry[139] ^ entry[146] ^ entry[154] ^ entry[166]
        ^ entry[174] ^ entry[198] ^ entry[202] ^ entry[217] ^ entry[237] ^ entry[241] ^ entry[249] ^ entry[253]
        ^ entry[257] ^ entry[269] ^ entry[273];
    t7 = entry[4] ^ entry[8] ^ entry[12] ^ entry[24] ^ entry[28] ^ entry[32] ^ entry[44] ^ entry[52] ^ entry[75]
        ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[95] ^ entry[103] ^ entry[107] ^ entry[123] ^ entry[131]
        ^ entry[135] ^ entry[143] ^ entry[146] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[162] ^ entry[174]
        ^ entry[190] ^ entry[206] ^ entry[221] ^ entry[225] ^ entry[233] ^ entry[241] ^ entry[245] ^ entry[249]
        ^ entry[257] ^ entry[265] ^ entry[273] ^ entry[277];
    t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t9 = t0 & !t1;
    t10 = !t2 & !t3;
    t11 = t9 & t10;
    t12 = t4 & !t5;
    t13 = t6 & !t7;
    t14 = t12 & t13;
    t15 = t11 & t14;
    t16 = t2 & !t3;
    t17 = t9 & t16;
    t18 = t4 & t5;
    t19 = t13 & t18;
    t20 = t17 & t19;
    t21 = !t0 & t1;
    t22 = t16 & t21;
    t23 = !t4 & t5;
    t24 = t6 & t7;
    t25 = t23 & t24;
    t26 = t22 & t25;
    t27 = !t0 & !t1;
    t28 = t2 & t3;
    t29 = t27 & t28;
    t30 = !t6 & t7;
    t31 = t18 & t30;
    t32 = t29 & t31;
    t33 = t25 & t29;
    t34 = !t2 & t3;
    t35 = t21 & t34;
    t36 = t31 & t35;
    t37 = t9 & t34;
    t38 = t31 & t37;
    t39 = t0 & t1;
    t40 = t10 & t39;
    t41 = !t4 & !t5;
    t42 = t13 & t41;
    t43 = t40 & t42;
    t44 = t16 & t39;
    t45 = t23 & t30;
    t46 = t44 & t45;
    t47 = t12 & t30;
    t48 = t11 & t47;
    t49 = t18 & t24;
    t50 = t44 & t49;
    t51 = t24 & t41;
    t52 = t44 & t51;
    t53 = t25 & t37;
    t54 = t9 & t28;
    t55 = !t6 & !t7;
    t56 = t18 & t55;
    t57 = t54 & t56;
    t58 = t34 & t39;
    t59 = t45 & t58;
    t60 = t27 & t34;
    t61 = t49 & t60;
    t62 = t14 & t54;
    t63 = t10 & t21;
    t64 = t47 & t63;
    t65 = t16 & t27;
    t66 = t45 & t65;
    t67 = t25 & t40;
    t68 = t23 & t55;
    t69 = t17 & t68;
    t70 = t37 & t42;
    t71 = t14 & t63;
    t72 = t47 & t65;
    t73 = t49 & t63;
    t74 = t10 & t27;
    t75 = t12 & t24;
    t76 = t74 & t75;
    t77 = t56 & t65;
    t78 = t41 & t55;
    t79 = t54 & t78;
    t80 = t11 & t45;
    t81 = t47 & t54;
    t82 = t28 & t39;
    t83 = t75 & t82;
    t84 = t30 & t41;
    t85 = t22 & t84;
    t86 = t31 & t74;
    t87 = t11 & t49;
    t88 = t56 & t63;
    t89 = t29 & t84;
    t90 = t21 & t28;
    t91 = t13 & t23;
    t92 = t90 & t91;
    t93 = t65 & t91;
    t94 = t12 & t55;
    t95 = t37 & t94;
    t96 = t22 & t42;
    t97 = t40 & t94;
    t98 = t51 & t65;
    t99 = t11 & t56;
    t100 = t29 & t42;
    t101 = t37 & t84;
    t102 = t56 & t60;
    t103 = t44 & t47;
    t104 = t22 & t68;
    t105 = t58 & t78;
    t106 = t82 & t84;
    t107 = t44 & t56;
    t108 = t17 & t75;
    t109 = t17 & t84;
    t110 = t11 & t91;
    t111 = t14 & t60;
    t112 = t22 & t94;
    t113 = t17 & t94;
    t114 = t11 & t51;
    t115 = t19 & t74;
    t116 = t17 & t31;
    t117 = t68 & t82;
    t118 = t31 & t40;
    t119 = t45 & t60;
    t120 = t45 & t63;
    t121 = t11 & t78;
    t122 = t65 & t78;
    t123 = t74 & t94;
    t124 = t42 & t74;
    t125 = t63 & t78;
    t126 = t60 & t78;
    t127 = t68 & t74;
    t128 = t74 & t84;
    t129 = t31 & t54;
    t130 = t51 & t82;
    t131 = t14 & t82;
    t132 = t49 & t82;
    t133 = t42 & t90;
    t134 = t29 & t45;
    t135 = t14 & t29;
    t136 = t56 & t82;
    t137 = t19 & t60;
    t138 = t58 & t75;
    t139 = t22 & t49;
    t140 = t19 & t44;
    t141 = t14 & t40;
    t142 = t42 & t54;
    t143 = t25 & t58;
    t144 = t58 & t84;
    t145 = t75 & t90;
    t146 = t17 & t47;
    t147 = t58 & t68;
    t148 = t35 & t51;
    t149 = t35 & t47;
    t150 = t29 & t49;
    t151 = t22 & t45;
    t152 = t35 & t91;
    t153 = t84 & t90;
    t154 = t25 & t90;
    t155 = t82 & t91;
    t156 = t40 & t51;
    t157 = t35 & t56;
    t158 = t19 & t63;
    t159 = t60 & t75;
    t160 = t44 & t94;
    t161 = t40 & t78;
    t162 = t29 & t78;
    t163 = t56 & t74;
    t164 = t51 & t74;
    t165 = t15 | t20 | t26 | t32 | t33 | t36 | t38 | t43 | t46 | t48 | t50 | t52 | t53 | t57 | t59 | t61 | t62
        | t64 | t66 | t67 | t69 | t70 | t71 | t72 | t73 | t76 | t77 | t79 | t80 | t81 | t83 | t85 | t86 | t87 | t88
        | t89 | t92 | t93 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105 | t106 | t107
        | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122
        | t123 | t124 | t125 | t126 | t127 | t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t136 | t137
        | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152
        | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164;
    t166 = t8 & !t165;
    t167 = t15 | t129;
    t168 = t20 | t130;
    t169 = t26 | t131;
    t170 = t32 | t132;
    t171 = t33 | t129;
    t172 = t36 | t130;
    t173 = t38 | t131;
    t174 = t43 | t132;
    t175 = t46 | t133;
    t176 = t48 | t134;
    t177 = t50 | t135;
    t178 = t52 | t136;
    t179 = t53 | t133;
    t180 = t57 | t134;
    t181 = t59 | t135;
    t182 = t61 | t136;
    t183 = t62 | t137;
    t184 = t64 | t138;
    t185 = t66 | t139;
    t186 = t67 | t140;
    t187 = t69 | t137;
    t188 = t70 | t138;
    t189 = t71 | t139;
    t190 = t72 | t140;
    t191 = t73 | t141;
    t192 = t76 | t142;
    t193 = t77 | t143;
    t194 = t79 | t144;
    t195 = t80 | t141;
    t196 = t81 | t142;
    t197 = t83 | t143;
    t198 = t85 | t144;
    t199 = t86 | t145;
    t200 = t87 | t146;
    t201 = t88 | t147;
    t202 = t89 | t148;
    t203 = t92 | t145;
    t204 = t93 | t146;
    t205 = t95 | t147;
    t206 = t96 | t148;
    t207 = t97 | t149;
    t208 = t98 | t150;
    t209 = t99 | t151;
    t210 = t100 | t152;
    t211 = t101 | t149;
    t212 = t102 | t150;
    t213 = t103 | t151;
    t214 = t104 | t152;
    t215 = t105 | t153;
    t216 = t106 | t154;
    t217 = t107 | t155;
    t218 = t108 | t156;
    t219 = t109 | t153;
    t220 = t110 | t154;
    t221 = t111 | t155;
    t222 = t112 | t156;
    t223 = t113 | t157;
    t224 = t114 | t158;
    t225 = t115 | t159;
    t226 = t116 | t160;
    t227 = t117 | t157;
    t228 = t118 | t158;
    t229 = t119 | t159;
    t230 = t120 | t160;
    t231 = t121 | t161;
    t232 = t122 | t162;
    t233 = t123 | t163;
    t234 = t124 | t164;
    t235 = t125 | t161;
    t236 = t126 | t162;
    t237 = t127 | t163;
    t238 = t128 | t164;
    t239 = entry[1] ^ entry[9] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[33] ^ entry[49] ^ entry[53] ^ entry[57]
        ^ entry[61] ^ entry[72] ^ entry[80] ^ entry[84] ^ entry[88] ^ entry[92] ^ entry[100] ^ entry[112]
        ^ entry[116] ^ entry[120] ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[136] ^ entry[151] ^ entry[155]
        ^ entry[163] ^ entry[171] ^ entry[195] ^ entry[203] ^ entry[222] ^ entry[226] ^ entry[230] ^ entry[246]
        ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266];
    t240 = entry[5] ^ entry[17] ^ entry[49] ^ entry[61] ^ entry[80] ^ entry[96] ^ entry[108] ^ entry[112]
        ^ entry[120] ^ entry[132] ^ entry[140] ^ entry[151] ^ entry[155] ^ entry[163] ^ entry[175] ^ entry[183]
        ^ entry[191] ^ entry[199] ^ entry[207] ^ entry[218] ^ entry[226] ^ entry[230] ^ entry[238] ^ entry[246]
        ^ entry[250] ^ entry[262] ^ entry[266];
    t241 = entry[1] ^ entry[13] ^ entry[29] ^ entry[37] ^ entry[41] ^ entry[49] ^ entry[65] ^ entry[76] ^ entry[80]
        ^ entry[88] ^ entry[92] ^ entry[108] ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[147] ^ entry[155]
        ^ entry[167] ^ entry[171] ^ entry[175] ^ entry[179] ^ entry[183] ^ entry[187] ^ entry[191] ^ entry[195]
        ^ entry[199] ^ entry[203] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[246] ^ entry[262]
        ^ entry[266];
    t242 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[45] ^ entry[49] ^ entry[69] ^ entry[76] ^ entry[84]
        ^ entry[88] ^ entry[108] ^ entry[116] ^ entry[120] ^ entry[132] ^ entry[147] ^ entry[159] ^ entry[171]
        ^ entry[179] ^ entry[187] ^ entry[222] ^ entry[230] ^ entry[246] ^ entry[254] ^ entry[270] ^ entry[278];
    t243 = entry[1] ^ entry[5] ^ entry[9] ^ entry[13] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[45]
        ^ entry[61] ^ entry[72] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[128] ^ entry[147]
        ^ entry[159] ^ entry[167] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[222] ^ entry[226] ^ entry[238]
        ^ entry[242] ^ entry[246] ^ entry[250] ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266] ^ entry[270]
        ^ entry[274] ^ entry[282];
    t244 = entry[1] ^ entry[5] ^ entry[13] ^ entry[33] ^ entry[37] ^ entry[45] ^ entry[53] ^ entry[61] ^ entry[76]
        ^ entry[80] ^ entry[84] ^ entry[92] ^ entry[96] ^ entry[100] ^ entry[104] ^ entry[108] ^ entry[132]
        ^ entry[147] ^ entry[159] ^ entry[163] ^ entry[191] ^ entry[203] ^ entry[207] ^ entry[218] ^ entry[222]
        ^ entry[226] ^ entry[230] ^ entry[234] ^ entry[242] ^ entry[250] ^ entry[258] ^ entry[266] ^ entry[274]
        ^ entry[278] ^ entry[286];
    t245 = entry[1] ^ entry[21] ^ entry[25] ^ entry[33] ^ entry[37] ^ entry[41] ^ entry[53] ^ entry[57] ^ entry[72]
        ^ entry[76] ^ entry[84] ^ entry[88] ^ entry[96] ^ entry[108] ^ entry[151] ^ entry[155] ^ entry[159]
        ^ entry[163] ^ entry[183] ^ entry[187] ^ entry[195] ^ entry[211] ^ entry[218] ^ entry[226] ^ entry[238]
        ^ entry[246] ^ entry[270] ^ entry[274];
    t246 = entry[5] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[57]
        ^ entry[61] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[96] ^ entry[100] ^ entry[104] ^ entry[116]
        ^ entry[124] ^ entry[147] ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[167] ^ entry[175] ^ entry[179]
        ^ entry[195] ^ entry[203] ^ entry[207] ^ entry[215] ^ entry[218] ^ entry[222] ^ entry[226] ^ entry[230]
        ^ entry[234] ^ entry[246] ^ entry[262] ^ entry[278];
    t247 = t239 | t240 | t241 | t242 | t243 | t244 | t245 | t246;
    t248 = t239 & !t240;
    t249 = !t241 & !t242;
    t250 = t248 & t249;
    t251 = t243 & !t244;
    t252 = t245 & !t246;
    t253 = t251 & t252;
    t254 = t250 & t253;
    t255 = t241 & !t242;
    t256 = t248 & t255;
    t257 = t243 & t244;
    t258 = t252 & t257;
    t259 = t256 & t258;
    t260 = !t239 & t240;
    t261 = t255 & t260;
    t262 = !t243 & t244;
    t263 = t245 & t246;
    t264 = t262 & t263;
    t265 = t261 & t264;
    t266 = !t239 & !t240;
    t267 = t241 & t242;
    t268 = t266 & t267;
    t269 = !t245 & t246;
    t270 = t257 & t269;
    t271 = t268 & t270;
    t272 = t264 & t268;
    t273 = !t241 & t242;
    t274 = t260 & t273;
    t275 = t270 & t274;
    t276 = t248 & t273;
    t277 = t270 & t276;
    t278 = t239 & t240;
    t279 = t249 & t278;
    t280 = !t243 & !t244;
    t281 = t252 & t280;
    t282 = t279 & t281;
    t283 = t255 & t278;
    t284 = t262 & t269;
    t285 = t283 & t284;
    t286 = t251 & t269;
    t287 = t250 & t286;
    t288 = t257 & t263;
    t289 = t283 & t288;
    t290 = t263 & t280;
    t291 = t283 & t290;
    t292 = t264 & t276;
    t293 = t248 & t267;
    t294 = !t245 & !t246;
    t295 = t257 & t294;
    t296 = t293 & t295;
    t297 = t273 & t278;
    t298 = t284 & t297;
    t299 = t266 & t273;
    t300 = t288 & t299;
    t301 = t253 & t293;
    t302 = t249 & t260;
    t303 = t286 & t302;
    t304 = t255 & t266;
    t305 = t284 & t304;
    t306 = t264 & t279;
    t307 = t262 & t294;
    t308 = t256 & t307;
    t309 = t276 & t281;
    t310 = t253 & t302;
    t311 = t286 & t304;
    t312 = t288 & t302;
    t313 = t249 & t266;
    t314 = t251 & t263;
    t315 = t313 & t314;
    t316 = t295 & t304;
    t317 = t280 & t294;
    t318 = t293 & t317;
    t319 = t250 & t284;
    t320 = t286 & t293;
    t321 = t267 & t278;
    t322 = t314 & t321;
    t323 = t269 & t280;
    t324 = t261 & t323;
    t325 = t270 & t313;
    t326 = t250 & t288;
    t327 = t295 & t302;
    t328 = t268 & t323;
    t329 = t260 & t267;
    t330 = t252 & t262;
    t331 = t329 & t330;
    t332 = t304 & t330;
    t333 = t251 & t294;
    t334 = t276 & t333;
    t335 = t261 & t281;
    t336 = t279 & t333;
    t337 = t290 & t304;
    t338 = t250 & t295;
    t339 = t268 & t281;
    t340 = t276 & t323;
    t341 = t295 & t299;
    t342 = t283 & t286;
    t343 = t261 & t307;
    t344 = t297 & t317;
    t345 = t321 & t323;
    t346 = t283 & t295;
    t347 = t256 & t314;
    t348 = t256 & t323;
    t349 = t250 & t330;
    t350 = t253 & t299;
    t351 = t261 & t333;
    t352 = t256 & t333;
    t353 = t250 & t290;
    t354 = t258 & t313;
    t355 = t256 & t270;
    t356 = t307 & t321;
    t357 = t270 & t279;
    t358 = t284 & t299;
    t359 = t284 & t302;
    t360 = t250 & t317;
    t361 = t304 & t317;
    t362 = t313 & t333;
    t363 = t281 & t313;
    t364 = t302 & t317;
    t365 = t299 & t317;
    t366 = t307 & t313;
    t367 = t313 & t323;
    t368 = t270 & t293;
    t369 = t290 & t321;
    t370 = t253 & t321;
    t371 = t288 & t321;
    t372 = t281 & t329;
    t373 = t268 & t284;
    t374 = t253 & t268;
    t375 = t295 & t321;
    t376 = t258 & t299;
    t377 = t297 & t314;
    t378 = t261 & t288;
    t379 = t258 & t283;
    t380 = t253 & t279;
    t381 = t281 & t293;
    t382 = t264 & t297;
    t383 = t297 & t323;
    t384 = t314 & t329;
    t385 = t256 & t286;
    t386 = t297 & t307;
    t387 = t274 & t290;
    t388 = t274 & t286;
    t389 = t268 & t288;
    t390 = t261 & t284;
    t391 = t274 & t330;
    t392 = t323 & t329;
    t393 = t264 & t329;
    t394 = t321 & t330;
    t395 = t279 & t290;
    t396 = t274 & t295;
    t397 = t258 & t302;
    t398 = t299 & t314;
    t399 = t283 & t333;
    t400 = t279 & t317;
    t401 = t268 & t317;
    t402 = t295 & t313;
    t403 = t290 & t313;
    t404 = t254 | t259 | t265 | t271 | t272 | t275 | t277 | t282 | t285 | t287 | t289 | t291 | t292 | t296 | t298
        | t300 | t301 | t303 | t305 | t306 | t308 | t309 | t310 | t311 | t312 | t315 | t316 | t318 | t319 | t320
        | t322 | t324 | t325 | t326 | t327 | t328 | t331 | t332 | t334 | t335 | t336 | t337 | t338 | t339 | t340
        | t341 | t342 | t343 | t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351 | t352 | t353 | t354 | t355
        | t356 | t357 | t358 | t359 | t360 | t361 | t362 | t363 | t364 | t365 | t366 | t367 | t368 | t369 | t370
        | t371 | t372 | t373 | t374 | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385
        | t386 | t387 | t388 | t389 | t390 | t391 | t392 | t393 | t394 | t395 | t396 | t397 | t398 | t399 | t400
        | t401 | t402 | t403;
    t405 = t247 & !t404;
    t406 = t254 | t368;
    t407 = t259 | t369;
    t408 = t265 | t370;
    t409 = t271 | t371;
    t410 = t272 | t368;
    t411 = t275 | t369;
    t412 = t277 | t370;
    t413 = t282 | t371;
    t414 = t285 | t372;
    t415 = t287 | t373;
    t416 = t289 | t374;
    t417 = t291 | t375;
    t418 = t292 | t372;
    t419 = t296 | t373;
    t420 = t298 | t374;
    t421 = t300 | t375;
    t422 = t301 | t376;
    t423 = t303 | t377;
    t424 = t305 | t378;
    t425 = t306 | t379;
    t426 = t308 | t376;
    t427 = t309 | t377;
    t428 = t310 | t378;
    t429 = t311 | t379;
    t430 = t312 | t380;
    t431 = t315 | t381;
    t432 = t316 | t382;
    t433 = t318 | t383;
    t434 = t319 | t380;
    t435 = t320 | t381;
    t436 = t322 | t382;
    t437 = t324 | t383;
    t438 = t325 | t384;
    t439 = t326 | t385;
    t440 = t327 | t386;
    t441 = t328 | t387;
    t442 = t331 | t384;
    t443 = t332 | t385;
    t444 = t334 | t386;
    t445 = t335 | t387;
    t446 = t336 | t388;
    t447 = t337 | t389;
    t448 = t338 | t390;
    t449 = t339 | t391;
    t450 = t340 | t388;
    t451 = t341 | t389;
    t452 = t342 | t390;
    t453 = t343 | t391;
    t454 = t344 | t392;
    t455 = t345 | t393;
    t456 = t346 | t394;
    t457 = t347 | t395;
    t458 = t348 | t392;
    t459 = t349 | t393;
    t460 = t350 | t394;
    t461 = t351 | t395;
    t462 = t352 | t396;
    t463 = t353 | t397;
    t464 = t354 | t398;
    t465 = t355 | t399;
    t466 = t356 | t396;
    t467 = t357 | t397;
    t468 = t358 | t398;
    t469 = t359 | t399;
    t470 = t360 | t400;
    t471 = t361 | t401;
    t472 = t362 | t402;
    t473 = t363 | t403;
    t474 = t364 | t400;
    t475 = t365 | t401;
    t476 = t366 | t402;
    t477 = t367 | t403;
    t478 = entry[6] ^ entry[10] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[73]
        ^ entry[81] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[105] ^ entry[121] ^ entry[125] ^ entry[129]
        ^ entry[133] ^ entry[144] ^ entry[152] ^ entry[156] ^ entry[160] ^ entry[164] ^ entry[172] ^ entry[184]
        ^ entry[188] ^ entry[192] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[208] ^ entry[223] ^ entry[227]
        ^ entry[235] ^ entry[243] ^ entry[267] ^ entry[275];
    t479 = entry[2] ^ entry[10] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[34] ^ entry[46] ^ entry[50] ^ entry[77]
        ^ entry[89] ^ entry[121] ^ entry[133] ^ entry[152] ^ entry[168] ^ entry[180] ^ entry[184] ^ entry[192]
        ^ entry[204] ^ entry[212] ^ entry[223] ^ entry[227] ^ entry[235] ^ entry[247] ^ entry[255] ^ entry[263]
        ^ entry[271] ^ entry[279];
    t480 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[30] ^ entry[46] ^ entry[50] ^ entry[73] ^ entry[85]
        ^ entry[101] ^ entry[109] ^ entry[113] ^ entry[121] ^ entry[137] ^ entry[148] ^ entry[152] ^ entry[160]
        ^ entry[164] ^ entry[180] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[219] ^ entry[227] ^ entry[239]
        ^ entry[243] ^ entry[247] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[263] ^ entry[267] ^ entry[271]
        ^ entry[275];
    t481 = entry[6] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[54] ^ entry[62] ^ entry[77] ^ entry[85] ^ entry[93]
        ^ entry[101] ^ entry[117] ^ entry[121] ^ entry[141] ^ entry[148] ^ entry[156] ^ entry[160] ^ entry[180]
        ^ entry[188] ^ entry[192] ^ entry[204] ^ entry[219] ^ entry[231] ^ entry[243] ^ entry[251] ^ entry[259];
    t482 = entry[6] ^ entry[10] ^ entry[22] ^ entry[26] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[42] ^ entry[46]
        ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[66] ^ entry[73] ^ entry[77] ^ entry[81] ^ entry[85] ^ entry[89]
        ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[117] ^ entry[133] ^ entry[144] ^ entry[160] ^ entry[168]
        ^ entry[176] ^ entry[184] ^ entry[200] ^ entry[219] ^ entry[231] ^ entry[239] ^ entry[267] ^ entry[271]
        ^ entry[275];
    t483 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[50]
        ^ entry[58] ^ entry[62] ^ entry[70] ^ entry[73] ^ entry[77] ^ entry[85] ^ entry[105] ^ entry[109]
        ^ entry[117] ^ entry[125] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[164] ^ entry[168]
        ^ entry[172] ^ entry[176] ^ entry[180] ^ entry[204] ^ entry[219] ^ entry[231] ^ entry[235] ^ entry[263]
        ^ entry[275] ^ entry[279];
    t484 = entry[2] ^ entry[10] ^ entry[22] ^ entry[30] ^ entry[54] ^ entry[58] ^ entry[73] ^ entry[93] ^ entry[97]
        ^ entry[105] ^ entry[109] ^ entry[113] ^ entry[125] ^ entry[129] ^ entry[144] ^ entry[148] ^ entry[156]
        ^ entry[160] ^ entry[168] ^ entry[180] ^ entry[223] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[255]
        ^ entry[259] ^ entry[267] ^ entry[283];
    t485 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[30] ^ entry[46] ^ entry[62] ^ entry[77]
        ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[113] ^ entry[121] ^ entry[129]
        ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[168] ^ entry[172] ^ entry[176] ^ entry[188]
        ^ entry[196] ^ entry[219] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[239] ^ entry[247] ^ entry[251]
        ^ entry[267] ^ entry[275] ^ entry[279] ^ entry[287];
    t486 = t478 | t479 | t480 | t481 | t482 | t483 | t484 | t485;
    t487 = t478 & !t479;
    t488 = !t480 & !t481;
    t489 = t487 & t488;
    t490 = t482 & !t483;
    t491 = t484 & !t485;
    t492 = t490 & t491;
    t493 = t489 & t492;
    t494 = t480 & !t481;
    t495 = t487 & t494;
    t496 = t482 & t483;
    t497 = t491 & t496;
    t498 = t495 & t497;
    t499 = !t478 & t479;
    t500 = t494 & t499;
    t501 = !t482 & t483;
    t502 = t484 & t485;
    t503 = t501 & t502;
    t504 = t500 & t503;
    t505 = !t478 & !t479;
    t506 = t480 & t481;
    t507 = t505 & t506;
    t508 = !t484 & t485;
    t509 = t496 & t508;
    t510 = t507 & t509;
    t511 = t503 & t507;
    t512 = !t480 & t481;
    t513 = t499 & t512;
    t514 = t509 & t513;
    t515 = t487 & t512;
    t516 = t509 & t515;
    t517 = t478 & t479;
    t518 = t488 & t517;
    t519 = !t482 & !t483;
    t520 = t491 & t519;
    t521 = t518 & t520;
    t522 = t494 & t517;
    t523 = t501 & t508;
    t524 = t522 & t523;
    t525 = t490 & t508;
    t526 = t489 & t525;
    t527 = t496 & t502;
    t528 = t522 & t527;
    t529 = t502 & t519;
    t530 = t522 & t529;
    t531 = t503 & t515;
    t532 = t487 & t506;
    t533 = !t484 & !t485;
    t534 = t496 & t533;
    t535 = t532 & t534;
    t536 = t512 & t517;
    t537 = t523 & t536;
    t538 = t505 & t512;
    t539 = t527 & t538;
    t540 = t492 & t532;
    t541 = t488 & t499;
    t542 = t525 & t541;
    t543 = t494 & t505;
    t544 = t523 & t543;
    t545 = t503 & t518;
    t546 = t501 & t533;
    t547 = t495 & t546;
    t548 = t515 & t520;
    t549 = t492 & t541;
    t550 = t525 & t543;
    t551 = t527 & t541;
    t552 = t488 & t505;
    t553 = t490 & t502;
    t554 = t552 & t553;
    t555 = t534 & t543;
    t556 = t519 & t533;
    t557 = t532 & t556;
    t558 = t489 & t523;
    t559 = t525 & t532;
    t560 = t506 & t517;
    t561 = t553 & t560;
    t562 = t508 & t519;
    t563 = t500 & t562;
    t564 = t509 & t552;
    t565 = t489 & t527;
    t566 = t534 & t541;
    t567 = t507 & t562;
    t568 = t499 & t506;
    t569 = t491 & t501;
    t570 = t568 & t569;
    t571 = t543 & t569;
    t572 = t490 & t533;
    t573 = t515 & t572;
    t574 = t500 & t520;
    t575 = t518 & t572;
    t576 = t529 & t543;
    t577 = t489 & t534;
    t578 = t507 & t520;
    t579 = t515 & t562;
    t580 = t534 & t538;
    t581 = t522 & t525;
    t582 = t500 & t546;
    t583 = t536 & t556;
    t584 = t560 & t562;
    t585 = t522 & t534;
    t586 = t495 & t553;
    t587 = t495 & t562;
    t588 = t489 & t569;
    t589 = t492 & t538;
    t590 = t500 & t572;
    t591 = t495 & t572;
    t592 = t489 & t529;
    t593 = t497 & t552;
    t594 = t495 & t509;
    t595 = t546 & t560;
    t596 = t509 & t518;
    t597 = t523 & t538;
    t598 = t523 & t541;
    t599 = t489 & t556;
    t600 = t543 & t556;
    t601 = t552 & t572;
    t602 = t520 & t552;
    t603 = t541 & t556;
    t604 = t538 & t556;
    t605 = t546 & t552;
    t606 = t552 & t562;
    t607 = t509 & t532;
    t608 = t529 & t560;
    t609 = t492 & t560;
    t610 = t527 & t560;
    t611 = t520 & t568;
    t612 = t507 & t523;
    t613 = t492 & t507;
    t614 = t534 & t560;
    t615 = t497 & t538;
    t616 = t536 & t553;
    t617 = t500 & t527;
    t618 = t497 & t522;
    t619 = t492 & t518;
    t620 = t520 & t532;
    t621 = t503 & t536;
    t622 = t536 & t562;
    t623 = t553 & t568;
    t624 = t495 & t525;
    t625 = t536 & t546;
    t626 = t513 & t529;
    t627 = t513 & t525;
    t628 = t507 & t527;
    t629 = t500 & t523;
    t630 = t513 & t569;
    t631 = t562 & t568;
    t632 = t503 & t568;
    t633 = t560 & t569;
    t634 = t518 & t529;
    t635 = t513 & t534;
    t636 = t497 & t541;
    t637 = t538 & t553;
    t638 = t522 & t572;
    t639 = t518 & t556;
    t640 = t507 & t556;
    t641 = t534 & t552;
    t642 = t529 & t552;
    t643 = t493 | t498 | t504 | t510 | t511 | t514 | t516 | t521 | t524 | t526 | t528 | t530 | t531 | t535 | t537
        | t539 | t540 | t542 | t544 | t545 | t547 | t548 | t549 | t550 | t551 | t554 | t555 | t557 | t558 | t559
        | t561 | t563 | t564 | t565 | t566 | t567 | t570 | t571 | t573 | t574 | t575 | t576 | t577 | t578 | t579
        | t580 | t581 | t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589 | t590 | t591 | t592 | t593 | t594
        | t595 | t596 | t597 | t598 | t599 | t600 | t601 | t602 | t603 | t604 | t605 | t606 | t607 | t608 | t609
        | t610 | t611 | t612 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622 | t623 | t624
        | t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635 | t636 | t637 | t638 | t639
        | t640 | t641 | t642;
    t644 = t486 & !t643;
    t645 = t493 | t607;
    t646 = t498 | t608;
    t647 = t504 | t609;
    t648 = t510 | t610;
    t649 = t511 | t607;
    t650 = t514 | t608;
    t651 = t516 | t609;
    t652 = t521 | t610;
    t653 = t524 | t611;
    t654 = t526 | t612;
    t655 = t528 | t613;
    t656 = t530 | t614;
    t657 = t531 | t611;
    t658 = t535 | t612;
    t659 = t537 | t613;
    t660 = t539 | t614;
    t661 = t540 | t615;
    t662 = t542 | t616;
    t663 = t544 | t617;
    t664 = t545 | t618;
    t665 = t547 | t615;
    t666 = t548 | t616;
    t667 = t549 | t617;
    t668 = t550 | t618;
    t669 = t551 | t619;
    t670 = t554 | t620;
    t671 = t555 | t621;
    t672 = t557 | t622;
    t673 = t558 | t619;
    t674 = t559 | t620;
    t675 = t561 | t621;
    t676 = t563 | t622;
    t677 = t564 | t623;
    t678 = t565 | t624;
    t679 = t566 | t625;
    t680 = t567 | t626;
    t681 = t570 | t623;
    t682 = t571 | t624;
    t683 = t573 | t625;
    t684 = t574 | t626;
    t685 = t575 | t627;
    t686 = t576 | t628;
    t687 = t577 | t629;
    t688 = t578 | t630;
    t689 = t579 | t627;
    t690 = t580 | t628;
    t691 = t581 | t629;
    t692 = t582 | t630;
    t693 = t583 | t631;
    t694 = t584 | t632;
    t695 = t585 | t633;
    t696 = t586 | t634;
    t697 = t587 | t631;
    t698 = t588 | t632;
    t699 = t589 | t633;
    t700 = t590 | t634;
    t701 = t591 | t635;
    t702 = t592 | t636;
    t703 = t593 | t637;
    t704 = t594 | t638;
    t705 = t595 | t635;
    t706 = t596 | t636;
    t707 = t597 | t637;
    t708 = t598 | t638;
    t709 = t599 | t639;
    t710 = t600 | t640;
    t711 = t601 | t641;
    t712 = t602 | t642;
    t713 = t603 | t639;
    t714 = t604 | t640;
    t715 = t605 | t641;
    t716 = t606 | t642;
    t717 = entry[7] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[51] ^ entry[59] ^ entry[78] ^ entry[82] ^ entry[86]
        ^ entry[102] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[145] ^ entry[153] ^ entry[157]
        ^ entry[165] ^ entry[173] ^ entry[177] ^ entry[193] ^ entry[197] ^ entry[201] ^ entry[205] ^ entry[216]
        ^ entry[224] ^ entry[228] ^ entry[232] ^ entry[236] ^ entry[244] ^ entry[256] ^ entry[260] ^ entry[264]
        ^ entry[268] ^ entry[272] ^ entry[276] ^ entry[280];
    t718 = entry[7] ^ entry[11] ^ entry[19] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55] ^ entry[63] ^ entry[74]
        ^ entry[82] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[106] ^ entry[118] ^ entry[122] ^ entry[149]
        ^ entry[161] ^ entry[193] ^ entry[205] ^ entry[224] ^ entry[240] ^ entry[252] ^ entry[256] ^ entry[264]
        ^ entry[276] ^ entry[284];
    t719 = entry[3] ^ entry[11] ^ entry[23] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[39] ^ entry[43] ^ entry[47]
        ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[74] ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[102]
        ^ entry[118] ^ entry[122] ^ entry[145] ^ entry[157] ^ entry[173] ^ entry[181] ^ entry[185] ^ entry[193]
        ^ entry[209] ^ entry[220] ^ entry[224] ^ entry[232] ^ entry[236] ^ entry[252] ^ entry[268] ^ entry[272]
        ^ entry[276];
    t720 = entry[3] ^ entry[15] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[78] ^ entry[86] ^ entry[102]
        ^ entry[110] ^ entry[126] ^ entry[134] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[189]
        ^ entry[193] ^ entry[213] ^ entry[220] ^ entry[228] ^ entry[232] ^ entry[252] ^ entry[260] ^ entry[264]
        ^ entry[276];
    t721 = entry[3] ^ entry[15] ^ entry[23] ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[78] ^ entry[82] ^ entry[94]
        ^ entry[98] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126]
        ^ entry[130] ^ entry[138] ^ entry[145] ^ entry[149] ^ entry[153] ^ entry[157] ^ entry[161] ^ entry[169]
        ^ entry[173] ^ entry[177] ^ entry[189] ^ entry[205] ^ entry[216] ^ entry[232] ^ entry[240] ^ entry[248]
        ^ entry[256] ^ entry[272];
    t722 = entry[3] ^ entry[15] ^ entry[19] ^ entry[47] ^ entry[59] ^ entry[63] ^ entry[74] ^ entry[78] ^ entry[82]
        ^ entry[86] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122] ^ entry[130] ^ entry[134]
        ^ entry[142] ^ entry[145] ^ entry[149] ^ entry[157] ^ entry[177] ^ entry[181] ^ entry[189] ^ entry[197]
        ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[236] ^ entry[240] ^ entry[244] ^ entry[248]
        ^ entry[252] ^ entry[276];
    t723 = entry[7] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[39] ^ entry[43] ^ entry[51] ^ entry[67] ^ entry[74]
        ^ entry[82] ^ entry[94] ^ entry[102] ^ entry[126] ^ entry[130] ^ entry[145] ^ entry[165] ^ entry[169]
        ^ entry[177] ^ entry[181] ^ entry[185] ^ entry[197] ^ entry[201] ^ entry[216] ^ entry[220] ^ entry[228]
        ^ entry[232] ^ entry[240] ^ entry[252];
    t724 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[23] ^ entry[31] ^ entry[35] ^ entry[51] ^ entry[59]
        ^ entry[63] ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[102]
        ^ entry[118] ^ entry[134] ^ entry[149] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[173] ^ entry[177]
        ^ entry[185] ^ entry[193] ^ entry[201] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[240]
        ^ entry[244] ^ entry[248] ^ entry[260] ^ entry[268];
    t725 = t717 | t718 | t719 | t720 | t721 | t722 | t723 | t724;
    t726 = t717 & !t718;
    t727 = !t719 & !t720;
    t728 = t726 & t727;
    t729 = t721 & !t722;
    t730 = t723 & !t724;
    t731 = t729 & t730;
    t732 = t728 & t731;
    t733 = t719 & !t720;
    t734 = t726 & t733;
    t735 = t721 & t722;
    t736 = t730 & t735;
    t737 = t734 & t736;
    t738 = !t717 & t718;
    t739 = t733 & t738;
    t740 = !t721 & t722;
    t741 = t723 & t724;
    t742 = t740 & t741;
    t743 = t739 & t742;
    t744 = !t717 & !t718;
    t745 = t719 & t720;
    t746 = t744 & t745;
    t747 = !t723 & t724;
    t748 = t735 & t747;
    t749 = t746 & t748;
    t750 = t742 & t746;
    t751 = !t719 & t720;
    t752 = t738 & t751;
    t753 = t748 & t752;
    t754 = t726 & t751;
    t755 = t748 & t754;
    t756 = t717 & t718;
    t757 = t727 & t756;
    t758 = !t721 & !t722;
    t759 = t730 & t758;
    t760 = t757 & t759;
    t761 = t733 & t756;
    t762 = t740 & t747;
    t763 = t761 & t762;
    t764 = t729 & t747;
    t765 = t728 & t764;
    t766 = t735 & t741;
    t767 = t761 & t766;
    t768 = t741 & t758;
    t769 = t761 & t768;
    t770 = t742 & t754;
    t771 = t726 & t745;
    t772 = !t723 & !t724;
    t773 = t735 & t772;
    t774 = t771 & t773;
    t775 = t751 & t756;
    t776 = t762 & t775;
    t777 = t744 & t751;
    t778 = t766 & t777;
    t779 = t731 & t771;
    t780 = t727 & t738;
    t781 = t764 & t780;
    t782 = t733 & t744;
    t783 = t762 & t782;
    t784 = t742 & t757;
    t785 = t740 & t772;
    t786 = t734 & t785;
    t787 = t754 & t759;
    t788 = t731 & t780;
    t789 = t764 & t782;
    t790 = t766 & t780;
    t791 = t727 & t744;
    t792 = t729 & t741;
    t793 = t791 & t792;
    t794 = t773 & t782;
    t795 = t758 & t772;
    t796 = t771 & t795;
    t797 = t728 & t762;
    t798 = t764 & t771;
    t799 = t745 & t756;
    t800 = t792 & t799;
    t801 = t747 & t758;
    t802 = t739 & t801;
    t803 = t748 & t791;
    t804 = t728 & t766;
    t805 = t773 & t780;
    t806 = t746 & t801;
    t807 = t738 & t745;
    t808 = t730 & t740;
    t809 = t807 & t808;
    t810 = t782 & t808;
    t811 = t729 & t772;
    t812 = t754 & t811;
    t813 = t739 & t759;
    t814 = t757 & t811;
    t815 = t768 & t782;
    t816 = t728 & t773;
    t817 = t746 & t759;
    t818 = t754 & t801;
    t819 = t773 & t777;
    t820 = t761 & t764;
    t821 = t739 & t785;
    t822 = t775 & t795;
    t823 = t799 & t801;
    t824 = t761 & t773;
    t825 = t734 & t792;
    t826 = t734 & t801;
    t827 = t728 & t808;
    t828 = t731 & t777;
    t829 = t739 & t811;
    t830 = t734 & t811;
    t831 = t728 & t768;
    t832 = t736 & t791;
    t833 = t734 & t748;
    t834 = t785 & t799;
    t835 = t748 & t757;
    t836 = t762 & t777;
    t837 = t762 & t780;
    t838 = t728 & t795;
    t839 = t782 & t795;
    t840 = t791 & t811;
    t841 = t759 & t791;
    t842 = t780 & t795;
    t843 = t777 & t795;
    t844 = t785 & t791;
    t845 = t791 & t801;
    t846 = t748 & t771;
    t847 = t768 & t799;
    t848 = t731 & t799;
    t849 = t766 & t799;
    t850 = t759 & t807;
    t851 = t746 & t762;
    t852 = t731 & t746;
    t853 = t773 & t799;
    t854 = t736 & t777;
    t855 = t775 & t792;
    t856 = t739 & t766;
    t857 = t736 & t761;
    t858 = t731 & t757;
    t859 = t759 & t771;
    t860 = t742 & t775;
    t861 = t775 & t801;
    t862 = t792 & t807;
    t863 = t734 & t764;
    t864 = t775 & t785;
    t865 = t752 & t768;
    t866 = t752 & t764;
    t867 = t746 & t766;
    t868 = t739 & t762;
    t869 = t752 & t808;
    t870 = t801 & t807;
    t871 = t742 & t807;
    t872 = t799 & t808;
    t873 = t757 & t768;
    t874 = t752 & t773;
    t875 = t736 & t780;
    t876 = t777 & t792;
    t877 = t761 & t811;
    t878 = t757 & t795;
    t879 = t746 & t795;
    t880 = t773 & t791;
    t881 = t768 & t791;
    t882 = t732 | t737 | t743 | t749 | t750 | t753 | t755 | t760 | t763 | t765 | t767 | t769 | t770 | t774 | t776
        | t778 | t779 | t781 | t783 | t784 | t786 | t787 | t788 | t789 | t790 | t793 | t794 | t796 | t797 | t798
        | t800 | t802 | t803 | t804 | t805 | t806 | t809 | t810 | t812 | t813 | t814 | t815 | t816 | t817 | t818
        | t819 | t820 | t821 | t822 | t823 | t824 | t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832 | t833
        | t834 | t835 | t836 | t837 | t838 | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848
        | t849 | t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860 | t861 | t862 | t863
        | t864 | t865 | t866 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t875 | t876 | t877 | t878
        | t879 | t880 | t881;
    t883 = t725 & !t882;
    t884 = t732 | t846;
    t885 = t737 | t847;
    t886 = t743 | t848;
    t887 = t749 | t849;
    t888 = t750 | t846;
    t889 = t753 | t847;
    t890 = t755 | t848;
    t891 = t760 | t849;
    t892 = t763 | t850;
    t893 = t765 | t851;
    t894 = t767 | t852;
    t895 = t769 | t853;
    t896 = t770 | t850;
    t897 = t774 | t851;
    t898 = t776 | t852;
    t899 = t778 | t853;
    t900 = t779 | t854;
    t901 = t781 | t855;
    t902 = t783 | t856;
    t903 = t784 | t857;
    t904 = t786 | t854;
    t905 = t787 | t855;
    t906 = t788 | t856;
    t907 = t789 | t857;
    t908 = t790 | t858;
    t909 = t793 | t859;
    t910 = t794 | t860;
    t911 = t796 | t861;
    t912 = t797 | t858;
    t913 = t798 | t859;
    t914 = t800 | t860;
    t915 = t802 | t861;
    t916 = t803 | t862;
    t917 = t804 | t863;
    t918 = t805 | t864;
    t919 = t806 | t865;
    t920 = t809 | t862;
    t921 = t810 | t863;
    t922 = t812 | t864;
    t923 = t813 | t865;
    t924 = t814 | t866;
    t925 = t815 | t867;
    t926 = t816 | t868;
    t927 = t817 | t869;
    t928 = t818 | t866;
    t929 = t819 | t867;
    t930 = t820 | t868;
    t931 = t821 | t869;
    t932 = t822 | t870;
    t933 = t823 | t871;
    t934 = t824 | t872;
    t935 = t825 | t873;
    t936 = t826 | t870;
    t937 = t827 | t871;
    t938 = t828 | t872;
    t939 = t829 | t873;
    t940 = t830 | t874;
    t941 = t831 | t875;
    t942 = t832 | t876;
    t943 = t833 | t877;
    t944 = t834 | t874;
    t945 = t835 | t875;
    t946 = t836 | t876;
    t947 = t837 | t877;
    t948 = t838 | t878;
    t949 = t839 | t879;
    t950 = t840 | t880;
    t951 = t841 | t881;
    t952 = t842 | t878;
    t953 = t843 | t879;
    t954 = t844 | t880;
    t955 = t845 | t881;
    t956 = t165 & t404;
    t957 = t165 | t404;
    t958 = t643 & t882;
    t959 = t643 | t882;
    t960 = t957 & t959;
    t961 = t956 | t958 | t960;
    t962 = t167 | t168 | t169 | t170 | t171 | t172 | t173 | t174 | t406 | t407 | t408 | t409 | t410 | t411 | t412
        | t413 | t645 | t646 | t647 | t648 | t649 | t650 | t651 | t652 | t884 | t885 | t886 | t887 | t888 | t889
        | t890 | t891;
    t963 = t175 | t176 | t177 | t178 | t179 | t180 | t181 | t182 | t414 | t415 | t416 | t417 | t418 | t419 | t420
        | t421 | t653 | t654 | t655 | t656 | t657 | t658 | t659 | t660 | t892 | t893 | t894 | t895 | t896 | t897
        | t898 | t899;
    t964 = t183 | t184 | t185 | t186 | t187 | t188 | t189 | t190 | t422 | t423 | t424 | t425 | t426 | t427 | t428
        | t429 | t661 | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t900 | t901 | t902 | t903 | t904 | t905
        | t906 | t907;
    t965 = t191 | t192 | t193 | t194 | t195 | t196 | t197 | t198 | t430 | t431 | t432 | t433 | t434 | t435 | t436
        | t437 | t669 | t670 | t671 | t672 | t673 | t674 | t675 | t676 | t908 | t909 | t910 | t911 | t912 | t913
        | t914 | t915;
    t966 = t199 | t200 | t201 | t202 | t203 | t204 | t205 | t206 | t438 | t439 | t440 | t441 | t442 | t443 | t444
        | t445 | t677 | t678 | t679 | t680 | t681 | t682 | t683 | t684 | t916 | t917 | t918 | t919 | t920 | t921
        | t922 | t923;
    t967 = t207 | t208 | t209 | t210 | t211 | t212 | t213 | t214 | t446 | t447 | t448 | t449 | t450 | t451 | t452
        | t453 | t685 | t686 | t687 | t688 | t689 | t690 | t691 | t692 | t924 | t925 | t926 | t927 | t928 | t929
        | t930 | t931;
    t968 = t215 | t216 | t217 | t218 | t219 | t220 | t221 | t222 | t454 | t455 | t456 | t457 | t458 | t459 | t460
        | t461 | t693 | t694 | t695 | t696 | t697 | t698 | t699 | t700 | t932 | t933 | t934 | t935 | t936 | t937
        | t938 | t939;
    t969 = t223 | t224 | t225 | t226 | t227 | t228 | t229 | t230 | t462 | t463 | t464 | t465 | t466 | t467 | t468
        | t469 | t701 | t702 | t703 | t704 | t705 | t706 | t707 | t708 | t940 | t941 | t942 | t943 | t944 | t945
        | t946 | t947;
    t970 = t231 | t232 | t233 | t234 | t235 | t236 | t237 | t238 | t470 | t471 | t472 | t473 | t474 | t475 | t476
        | t477 | t709 | t710 | t711 | t712 | t713 | t714 | t715 | t716 | t948 | t949 | t950 | t951 | t952 | t953
        | t954 | t955;
    t971 = t962 & t963;
    t972 = t962 | t963;
    t973 = t964 & t965;
    t974 = t964 | t965;
    t975 = t972 & t974;
    t976 = t972 | t974;
    t977 = t971 | t973 | t975;
    t978 = t966 & t967;
    t979 = t966 | t967;
    t980 = t969 & t970;
    t981 = t969 | t970;
    t982 = t968 & t981;
    t983 = t968 | t981;
    t984 = t980 | t982;
    t985 = t979 & t983;
    t986 = t979 | t983;
    t987 = t978 | t984 | t985;
    t988 = t976 & t986;
    t989 = t977 | t987 | t988;
    t990 = t961 & t989;
    t991 = t166 | t405 | t644 | t883 | t990;
    t992 = t165 | t404 | t643 | t882;
    t993 = !t991 & t992;
    t994 = t167 & !t991;
    t995 = t168 & !t991;
    t996 = t169 & !t991;
    t997 = t170 & !t991;
    t998 = t171 & !t991;
    t999 = t172 & !t991;
    t1000 = t173 & !t991;
    t1001 = t174 & !t991;
    t1002 = t175 & !t991;
    t1003 = t176 & !t991;
    t1004 = t177 & !t991;
    t1005 = t178 & !t991;
    t1006 = t179 & !t991;
    t1007 = t180 & !t991;
    t1008 = t181 & !t991;
    t1009 = t182 & !t991;
    t1010 = t183 & !t991;
    t1011 = t184 & !t991;
    t1012 = t185 & !t991;
    t1013 = t186 & !t991;
    t1014 = t187 & !t991;
    t1015 = t188 & !t991;
    t1016 = t189 & !t991;
    t1017 = t190 & !t991;
    t1018 = t191 & !t991;
    t1019 = t192 & !t991;
    t1020 = t193 & !t991;
    t1021 = t194 & !t991;
    t1022 = t195 & !t991;
    t1023 = t196 & !t991;
    t1024 = t197 & !t991;
    t1025 = t198 & !t991;
    t1026 = t199 & !t991;
    t1027 = t200 & !t991;
    t1028 = t201 & !t991;
    t1029 = t202 & !t991;
    t1030 = t203 & !t991;
    t1031 = t204 & !t991;
    t1032 = t205 & !t991;
    t1033 = t206 & !t991;
    t1034 = t207 & !t991;
    t1035 = t208 & !t991;
    t1036 = t209 & !t991;
    t1037 = t210 & !t991;
    t1038 = t211 & !t991;
    t1039 = t212 & !t991;
    t1040 = t213 & !t991;
    t1041 = t214 & !t991;
    t1042 = t215 & !t991;
    t1043 = t216 & !t991;
    t1044 = t217 & !t991;
    t1045 = t218 & !t991;
    t1046 = t219 & !t991;
    t1047 = t220 & !t991;
    t1048 = t221 & !t991;
    t1049 = t222 & !t991;
    t1050 = t223 & !t991;
    t1051 = t224 & !t991;
    t1052 = t225 & !t991;
    t1053 = t226 & !t991;
    t1054 = t227 & !t991;
    t1055 = t228 & !t991;
    t1056 = t229 & !t991;
    t1057 = t230 & !t991;
    t1058 = t231 & !t991;
    t1059 = t232 & !t991;
    t1060 = t233 & !t991;
    t1061 = t234 & !t991;
    t1062 = t235 & !t991;
    t1063 = t236 & !t991;
    t1064 = t237 & !t991;
    t1065 = t238 & !t991;
    t1066 = t406 & !t991;
    t1067 = t407 & !t991;
    t1068 = t408 & !t991;
    t1069 = t409 & !t991;
    t1070 = t410 & !t991;
    t1071 = t411 & !t991;
    t1072 = t412 & !t991;
    t1073 = t413 & !t991;
    t1074 = t414 & !t991;
    t1075 = t415 & !t991;
    t1076 = t416 & !t991;
    t1077 = t417 & !t991;
    t1078 = t418 & !t991;
    t1079 = t419 & !t991;
    t1080 = t420 & !t991;
    t1081 = t421 & !t991;
    t1082 = t422 & !t991;
    t1083 = t423 & !t991;
    t1084 = t424 & !t991;
    t1085 = t425 & !t991;
    t1086 = t426 & !t991;
    t1087 = t427 & !t991;
    t1088 = t428 & !t991;
    t1089 = t429 & !t991;
    t1090 = t430 & !t991;
    t1091 = t431 & !t991;
    t1092 = t432 & !t991;
    t1093 = t433 & !t991;
    t1094 = t434 & !t991;
    t1095 = t435 & !t991;
    t1096 = t436 & !t991;
    t1097 = t437 & !t991;
    t1098 = t438 & !t991;
    t1099 = t439 & !t991;
    t1100 = t440 & !t991;
    t1101 = t441 & !t991;
    t1102 = t442 & !t991;
    t1103 = t443 & !t991;
    t1104 = t444 & !t991;
    t1105 = t445 & !t991;
    t1106 = t446 & !t991;
    t1107 = t447 & !t991;
    t1108 = t448 & !t991;
    t1109 = t449 & !t991;
    t1110 = t450 & !t991;
    t1111 = t451 & !t991;
    t1112 = t452 & !t991;
    t1113 = t453 & !t991;
    t1114 = t454 & !t991;
    t1115 = t455 & !t991;
    t1116 = t456 & !t991;
    t1117 = t457 & !t991;
    t1118 = t458 & !t991;
    t1119 = t459 & !t991;
    t1120 = t460 & !t991;
    t1121 = t461 & !t991;
    t1122 = t462 & !t991;
    t1123 = t463 & !t991;
    t1124 = t464 & !t991;
    t1125 = t465 & !t991;
    t1126 = t466 & !t991;
    t1127 = t467 & !t991;
    t1128 = t468 & !t991;
    t1129 = t469 & !t991;
    t1130 = t470 & !t991;
    t1131 = t471 & !t991;
    t1132 = t472 & !t991;
    t1133 = t473 & !t991;
    t1134 = t474 & !t991;
    t1135 = t475 & !t991;
    t1136 = t476 & !t991;
    t1137 = t477 & !t991;
    t1138 = t645 & !t991;
    t1139 = t646 & !t991;
    t1140 = t647 & !t991;
    t1141 = t648 & !t991;
    t1142 = t649 & !t991;
    t1143 = t650 & !t991;
    t1144 = t651 & !t991;
    t1145 = t652 & !t991;
    t1146 = t653 & !t991;
    t1147 = t654 & !t991;
    t1148 = t655 & !t991;
    t1149 = t656 & !t991;
    t1150 = t657 & !t991;
    t1151 = t658 & !t991;
    t1152 = t659 & !t991;
    t1153 = t660 & !t991;
    t1154 = t661 & !t991;
    t1155 = t662 & !t991;
    t1156 = t663 & !t991;
    t1157 = t664 & !t991;
    t1158 = t665 & !t991;
    t1159 = t666 & !t991;
    t1160 = t667 & !t991;
    t1161 = t668 & !t991;
    t1162 = t669 & !t991;
    t1163 = t670 & !t991;
    t1164 = t671 & !t991;
    t1165 = t672 & !t991;
    t1166 = t673 & !t991;
    t1167 = t674 & !t991;
    t1168 = t675 & !t991;
    t1169 = t676 & !t991;
    t1170 = t677 & !t991;
    t1171 = t678 & !t991;
    t1172 = t679 & !t991;
    t1173 = t680 & !t991;
    t1174 = t681 & !t991;
    t1175 = t682 & !t991;
    t1176 = t683 & !t991;
    t1177 = t684 & !t991;
    t1178 = t685 & !t991;
    t1179 = t686 & !t991;
    t1180 = t687 & !t991;
    t1181 = t688 & !t991;
    t1182 = t689 & !t991;
    t1183 = t690 & !t991;
    t1184 = t691 & !t991;
    t1185 = t692 & !t991;
    t1186 = t693 & !t991;
    t1187 = t694 & !t991;
    t1188 = t695 & !t991;
    t1189 = t696 & !t991;
    t1190 = t697 & !t991;
    t1191 = t698 & !t991;
    t1192 = t699 & !t991;
    t1193 = t700 & !t991;
    t1194 = t701 & !t991;
    t1195 = t702 & !t991;
    t1196 = t703 & !t991;
    t1197 = t704 & !t991;
    t1198 = t705 & !t991;
    t1199 = t706 & !t991;
    t1200 = t707 & !t991;
    t1201 = t708 & !t991;
    t1202 = t709 & !t991;
    t1203 = t710 & !t991;
    t1204 = t711 & !t991;
    t1205 = t712 & !t991;
    t1206 = t713 & !t991;
    t1207 = t714 & !t991;
    t1208 = t715 & !t991;
    t1209 = t716 & !t991;
    t1210 = t884 & !t991;
    t1211 = t885 & !t991;
    t1212 = t886 & !t991;
    t1213 = t887 & !t991;
    t1214 = t888 & !t991;
    t1215 = t889 & !t991;
    t1216 = t890 & !t991;
    t1217 = t891 & !t991;
    t1218 = t892 & !t991;
    t1219 = t893 & !t991;
    t1220 = t894 & !t991;
    t1221 = t895 & !t991;
    t1222 = t896 & !t991;
    t1223 = t897 & !t991;
    t1224 = t898 & !t991;
    t1225 = t899 & !t991;
    t1226 = t900 & !t991;
    t1227 = t901 & !t991;
    t1228 = t902 & !t991;
    t1229 = t903 & !t991;
    t1230 = t904 & !t991;
    t1231 = t905 & !t991;
    t1232 = t906 & !t991;
    t1233 = t907 & !t991;
    t1234 = t908 & !t991;
    t1235 = t909 & !t991;
    t1236 = t910 & !t991;
    t1237 = t911 & !t991;
    t1238 = t912 & !t991;
    t1239 = t913 & !t991;
    t1240 = t914 & !t991;
    t1241 = t915 & !t991;
    t1242 = t916 & !t991;
    t1243 = t917 & !t991;
    t1244 = t918 & !t991;
    t1245 = t919 & !t991;
    t1246 = t920 & !t991;
    t1247 = t921 & !t991;
    t1248 = t922 & !t991;
    t1249 = t923 & !t991;
    t1250 = t924 & !t991;
    t1251 = t925 & !t991;
    t1252 = t926 & !t991;
    t1253 = t927 & !t991;
    t1254 = t928 & !t991;
    t1255 = t929 & !t991;
    t1256 = t930 & !t991;
    t1257 = t931 & !t991;
    t1258 = t932 & !t991;
    t1259 = t933 & !t991;
    t1260 = t934 & !t991;
    t1261 = t935 & !t991;
    t1262 = t936 & !t991;
    t1263 = t937 & !t991;
    t1264 = t938 & !t991;
    t1265 = t939 & !t991;
    t1266 = t940 & !t991;
    t1267 = t941 & !t991;
    t1268 = t942 & !t991;
    t1269 = t943 & !t991;
    t1270 = t944 & !t991;
    t1271 = t945 & !t991;
    t1272 = t946 & !t991;
    t1273 = t947 & !t991;
    t1274 = t948 & !t991;
    t1275 = t949 & !t991;
    t1276 = t950 & !t991;
    t1277 = t951 & !t991;
    t1278 = t952 & !t991;
    t1279 = t953 & !t991;
    t1280 = t954 & !t991;
    t1281 = t955 & !t991;
    entry[0] = entry[0] ^ t994;
    entry[1] = entry[1] ^ t1067;
    entry[2] = entry[2] ^ t1140;
    entry[3] = entry[3] ^ t1213;
    entry[4] = entry[4] ^ t998;
    entry[5] = entry[5] ^ t1071;
    entry[6] = entry[6] ^ t1144;
    entry[7] = entry[7] ^ t1217;
    entry[8] = entry[8] ^ t1002;
    entry[9] = entry[9] ^ t1075;
    entry[10] = entry[10] ^ t1148;
    entry[11] = entry[11] ^ t1221;
    entry[12] = entry[12] ^ t1006;
    entry[13] = entry[13] ^ t1079;
    entry[14] = entry[14] ^ t1152;
    entry[15] = entry[15] ^ t1225;
    entry[16] = entry[16] ^ t1010;
    entry[17] = entry[17] ^ t1083;
    entry[18] = entry[18] ^ t1156;
    entry[19] = entry[19] ^ t1229;
    entry[20] = entry[20] ^ t1014;
    entry[21] = entry[21] ^ t1087;
    entry[22] = entry[22] ^ t1160;
    entry[23] = entry[23] ^ t1233;
    entry[24] = entry[24] ^ t1018;
    entry[25] = entry[25] ^ t1091;
    entry[26] = entry[26] ^ t1164;
    entry[27] = entry[27] ^ t1237;
    entry[28] = entry[28] ^ t1022;
    entry[29] = entry[29] ^ t1095;
    entry[30] = entry[30] ^ t1168;
    entry[31] = entry[31] ^ t1241;
    entry[32] = entry[32] ^ t1026;
    entry[33] = entry[33] ^ t1099;
    entry[34] = entry[34] ^ t1172;
    entry[35] = entry[35] ^ t1245;
    entry[36] = entry[36] ^ t1030;
    entry[37] = entry[37] ^ t1103;
    entry[38] = entry[38] ^ t1176;
    entry[39] = entry[39] ^ t1249;
    entry[40] = entry[40] ^ t1034;
    entry[41] = entry[41] ^ t1107;
    entry[42] = entry[42] ^ t1180;
    entry[43] = entry[43] ^ t1253;
    entry[44] = entry[44] ^ t1038;
    entry[45] = entry[45] ^ t1111;
    entry[46] = entry[46] ^ t1184;
    entry[47] = entry[47] ^ t1257;
    entry[48] = entry[48] ^ t1042;
    entry[49] = entry[49] ^ t1115;
    entry[50] = entry[50] ^ t1188;
    entry[51] = entry[51] ^ t1261;
    entry[52] = entry[52] ^ t1046;
    entry[53] = entry[53] ^ t1119;
    entry[54] = entry[54] ^ t1192;
    entry[55] = entry[55] ^ t1265;
    entry[56] = entry[56] ^ t1050;
    entry[57] = entry[57] ^ t1123;
    entry[58] = entry[58] ^ t1196;
    entry[59] = entry[59] ^ t1269;
    entry[60] = entry[60] ^ t1054;
    entry[61] = entry[61] ^ t1127;
    entry[62] = entry[62] ^ t1200;
    entry[63] = entry[63] ^ t1273;
    entry[64] = entry[64] ^ t1058;
    entry[65] = entry[65] ^ t1131;
    entry[66] = entry[66] ^ t1204;
    entry[67] = entry[67] ^ t1277;
    entry[68] = entry[68] ^ t1062;
    entry[69] = entry[69] ^ t1135;
    entry[70] = entry[70] ^ t1208;
    entry[71] = entry[71] ^ t1281;
    entry[72] = entry[72] ^ t1066;
    entry[73] = entry[73] ^ t1139;
    entry[74] = entry[74] ^ t1212;
    entry[75] = entry[75] ^ t997;
    entry[76] = entry[76] ^ t1070;
    entry[77] = entry[77] ^ t1143;
    entry[78] = entry[78] ^ t1216;
    entry[79] = entry[79] ^ t1001;
    entry[80] = entry[80] ^ t1074;
    entry[81] = entry[81] ^ t1147;
    entry[82] = entry[82] ^ t1220;
    entry[83] = entry[83] ^ t1005;
    entry[84] = entry[84] ^ t1078;
    entry[85] = entry[85] ^ t1151;
    entry[86] = entry[86] ^ t1224;
    entry[87] = entry[87] ^ t1009;
    entry[88] = entry[88] ^ t1082;
    entry[89] = entry[89] ^ t1155;
    entry[90] = entry[90] ^ t1228;
    entry[91] = entry[91] ^ t1013;
    entry[92] = entry[92] ^ t1086;
    entry[93] = entry[93] ^ t1159;
    entry[94] = entry[94] ^ t1232;
    entry[95] = entry[95] ^ t1017;
    entry[96] = entry[96] ^ t1090;
    entry[97] = entry[97] ^ t1163;
    entry[98] = entry[98] ^ t1236;
    entry[99] = entry[99] ^ t1021;
    entry[100] = entry[100] ^ t1094;
    entry[101] = entry[101] ^ t1167;
    entry[102] = entry[102] ^ t1240;
    entry[103] = entry[103] ^ t1025;
    entry[104] = entry[104] ^ t1098;
    entry[105] = entry[105] ^ t1171;
    entry[106] = entry[106] ^ t1244;
    entry[107] = entry[107] ^ t1029;
    entry[108] = entry[108] ^ t1102;
    entry[109] = entry[109] ^ t1175;
    entry[110] = entry[110] ^ t1248;
    entry[111] = entry[111] ^ t1033;
    entry[112] = entry[112] ^ t1106;
    entry[113] = entry[113] ^ t1179;
    entry[114] = entry[114] ^ t1252;
    entry[115] = entry[115] ^ t1037;
    entry[116] = entry[116] ^ t1110;
    entry[117] = entry[117] ^ t1183;
    entry[118] = entry[118] ^ t1256;
    entry[119] = entry[119] ^ t1041;
    entry[120] = entry[120] ^ t1114;
    entry[121] = entry[121] ^ t1187;
    entry[122] = entry[122] ^ t1260;
    entry[123] = entry[123] ^ t1045;
    entry[124] = entry[124] ^ t1118;
    entry[125] = entry[125] ^ t1191;
    entry[126] = entry[126] ^ t1264;
    entry[127] = entry[127] ^ t1049;
    entry[128] = entry[128] ^ t1122;
    entry[129] = entry[129] ^ t1195;
    entry[130] = entry[130] ^ t1268;
    entry[131] = entry[131] ^ t1053;
    entry[132] = entry[132] ^ t1126;
    entry[133] = entry[133] ^ t1199;
    entry[134] = entry[134] ^ t1272;
    entry[135] = entry[135] ^ t1057;
    entry[136] = entry[136] ^ t1130;
    entry[137] = entry[137] ^ t1203;
    entry[138] = entry[138] ^ t1276;
    entry[139] = entry[139] ^ t1061;
    entry[140] = entry[140] ^ t1134;
    entry[141] = entry[141] ^ t1207;
    entry[142] = entry[142] ^ t1280;
    entry[143] = entry[143] ^ t1065;
    entry[144] = entry[144] ^ t1138;
    entry[145] = entry[145] ^ t1211;
    entry[146] = entry[146] ^ t996;
    entry[147] = entry[147] ^ t1069;
    entry[148] = entry[148] ^ t1142;
    entry[149] = entry[149] ^ t1215;
    entry[150] = entry[150] ^ t1000;
    entry[151] = entry[151] ^ t1073;
    entry[152] = entry[152] ^ t1146;
    entry[153] = entry[153] ^ t1219;
    entry[154] = entry[154] ^ t1004;
    entry[155] = entry[155] ^ t1077;
    entry[156] = entry[156] ^ t1150;
    entry[157] = entry[157] ^ t1223;
    entry[158] = entry[158] ^ t1008;
    entry[159] = entry[159] ^ t1081;
    entry[160] = entry[160] ^ t1154;
    entry[161] = entry[161] ^ t1227;
    entry[162] = entry[162] ^ t1012;
    entry[163] = entry[163] ^ t1085;
    entry[164] = entry[164] ^ t1158;
    entry[165] = entry[165] ^ t1231;
    entry[166] = entry[166] ^ t1016;
    entry[167] = entry[167] ^ t1089;
    entry[168] = entry[168] ^ t1162;
    entry[169] = entry[169] ^ t1235;
    entry[170] = entry[170] ^ t1020;
    entry[171] = entry[171] ^ t1093;
    entry[172] = entry[172] ^ t1166;
    entry[173] = entry[173] ^ t1239;
    entry[174] = entry[174] ^ t1024;
    entry[175] = entry[175] ^ t1097;
    entry[176] = entry[176] ^ t1170;
    entry[177] = entry[177] ^ t1243;
    entry[178] = entry[178] ^ t1028;
    entry[179] = entry[179] ^ t1101;
    entry[180] = entry[180] ^ t1174;
    entry[181] = entry[181] ^ t1247;
    entry[182] = entry[182] ^ t1032;
    entry[183] = entry[183] ^ t1105;
    entry[184] = entry[184] ^ t1178;
    entry[185] = entry[185] ^ t1251;
    entry[186] = entry[186] ^ t1036;
    entry[187] = entry[187] ^ t1109;
    entry[188] = entry[188] ^ t1182;
    entry[189] = entry[189] ^ t1255;
    entry[190] = entry[190] ^ t1040;
    entry[191] = entry[191] ^ t1113;
    entry[192] = entry[192] ^ t1186;
    entry[193] = entry[193] ^ t1259;
    entry[194] = entry[194] ^ t1044;
    entry[195] = entry[195] ^ t1117;
    entry[196] = entry[196] ^ t1190;
    entry[197] = entry[197] ^ t1263;
    entry[198] = entry[198] ^ t1048;
    entry[199] = entry[199] ^ t1121;
    entry[200] = entry[200] ^ t1194;
    entry[201] = entry[201] ^ t1267;
    entry[202] = entry[202] ^ t1052;
    entry[203] = entry[203] ^ t1125;
    entry[204] = entry[204] ^ t1198;
    entry[205] = entry[205] ^ t1271;
    entry[206] = entry[206] ^ t1056;
    entry[207] = entry[207] ^ t1129;
    entry[208] = entry[208] ^ t1202;
    entry[209] = entry[209] ^ t1275;
    entry[210] = entry[210] ^ t1060;
    entry[211] = entry[211] ^ t1133;
    entry[212] = entry[212] ^ t1206;
    entry[213] = entry[213] ^ t1279;
    entry[214] = entry[214] ^ t1064;
    entry[215] = entry[215] ^ t1137;
    entry[216] = entry[216] ^ t1210;
    entry[217] = entry[217] ^ t995;
    entry[218] = entry[218] ^ t1068;
    entry[219] = entry[219] ^ t1141;
    entry[220] = entry[220] ^ t1214;
    entry[221] = entry[221] ^ t999;
    entry[222] = entry[222] ^ t1072;
    entry[223] = entry[223] ^ t1145;
    entry[224] = entry[224] ^ t1218;
    entry[225] = entry[225] ^ t1003;
    entry[226] = entry[226] ^ t1076;
    entry[227] = entry[227] ^ t1149;
    entry[228] = entry[228] ^ t1222;
    entry[229] = entry[229] ^ t1007;
    entry[230] = entry[230] ^ t1080;
    entry[231] = entry[231] ^ t1153;
    entry[232] = entry[232] ^ t1226;
    entry[233] = entry[233] ^ t1011;
    entry[234] = entry[234] ^ t1084;
    entry[235] = entry[235] ^ t1157;
    entry[236] = entry[236] ^ t1230;
    entry[237] = entry[237] ^ t1015;
    entry[238] = entry[238] ^ t1088;
    entry[239] = entry[239] ^ t1161;
    entry[240] = entry[240] ^ t1234;
    entry[241] = entry[241] ^ t1019;
    entry[242] = entry[242] ^ t1092;
    entry[243] = entry[243] ^ t1165;
    entry[244] = entry[244] ^ t1238;
    entry[245] = entry[245] ^ t1023;
    entry[246] = entry[246] ^ t1096;
    entry[247] = entry[247] ^ t1169;
    entry[248] = entry[248] ^ t1242;
    entry[249] = entry[249] ^ t1027;
    entry[250] = entry[250] ^ t1100;
    entry[251] = entry[251] ^ t1173;
    entry[252] = entry[252] ^ t1246;
    entry[253] = entry[253] ^ t1031;
    entry[254] = entry[254] ^ t1104;
    entry[255] = entry[255] ^ t1177;
    entry[256] = entry[256] ^ t1250;
    entry[257] = entry[257] ^ t1035;
    entry[258] = entry[258] ^ t1108;
    entry[259] = entry[259] ^ t1181;
    entry[260] = entry[260] ^ t1254;
    entry[261] = entry[261] ^ t1039;
    entry[262] = entry[262] ^ t1112;
    entry[263] = entry[263] ^ t1185;
    entry[264] = entry[264] ^ t1258;
    entry[265] = entry[265] ^ t1043;
    entry[266] = entry[266] ^ t1116;
    entry[267] = entry[267] ^ t1189;
    entry[268] = entry[268] ^ t1262;
    entry[269] = entry[269] ^ t1047;
    entry[270] = entry[270] ^ t1120;
    entry[271] = entry[271] ^ t1193;
    entry[272] = entry[272] ^ t1266;
    entry[273] = entry[273] ^ t1051;
    entry[274] = entry[274] ^ t1124;
    entry[275] = entry[275] ^ t1197;
    entry[276] = entry[276] ^ t1270;
    entry[277] = entry[277] ^ t1055;
    entry[278] = entry[278] ^ t1128;
    entry[279] = entry[279] ^ t1201;
    entry[280] = entry[280] ^ t1274;
    entry[281] = entry[281] ^ t1059;
    entry[282] = entry[282] ^ t1132;
    entry[283] = entry[283] ^ t1205;
    entry[284] = entry[284] ^ t1278;
    entry[285] = entry[285] ^ t1063;
    entry[286] = entry[286] ^ t1136;
    entry[287] = entry[287] ^ t1209;
    Flags { corrected: t993, uncorrectable: t991 }
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
    confirm: false,
};
static TOGETHER: [[u8; 288]; 1] = [
    [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4,
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
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
