//! Duet/Trio switch: encoder and decoder. Generated; do not edit.
//!
//! Scheme `duet-trio`, sha-256 3613ffd13255cde2ce049866575c480eda75646fab74e6d9a2a61dde1a5ff86b.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
//! 6.3, Fig. 7b.
//!
//! Physical bit `i` of an entry of 288 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "duet-trio";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "3613ffd13255cde2ce049866575c480eda75646fab74e6d9a2a61dde1a5ff86b";
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
/// Enable inputs: `pair_correction_en`. A rule is off while its enable is zero.
pub const ENABLES: usize = 1;
/// The enables where nothing else is said.
pub const DEFAULT_ENABLES: [bool; ENABLES] = [true];

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
/// `enables[i]` holds enable i of every entry.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS], enables: &[L; ENABLES]) -> Flags<L> {
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
        t1425,
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
    t130 = enables[0] & t129;
    t131 = t51 & t82;
    t132 = enables[0] & t131;
    t133 = t14 & t82;
    t134 = enables[0] & t133;
    t135 = t49 & t82;
    t136 = enables[0] & t135;
    t137 = t42 & t90;
    t138 = enables[0] & t137;
    t139 = t29 & t45;
    t140 = enables[0] & t139;
    t141 = t14 & t29;
    t142 = enables[0] & t141;
    t143 = t56 & t82;
    t144 = enables[0] & t143;
    t145 = t19 & t60;
    t146 = enables[0] & t145;
    t147 = t58 & t75;
    t148 = enables[0] & t147;
    t149 = t22 & t49;
    t150 = enables[0] & t149;
    t151 = t19 & t44;
    t152 = enables[0] & t151;
    t153 = t14 & t40;
    t154 = enables[0] & t153;
    t155 = t42 & t54;
    t156 = enables[0] & t155;
    t157 = t25 & t58;
    t158 = enables[0] & t157;
    t159 = t58 & t84;
    t160 = enables[0] & t159;
    t161 = t75 & t90;
    t162 = enables[0] & t161;
    t163 = t17 & t47;
    t164 = enables[0] & t163;
    t165 = t58 & t68;
    t166 = enables[0] & t165;
    t167 = t35 & t51;
    t168 = enables[0] & t167;
    t169 = t35 & t47;
    t170 = enables[0] & t169;
    t171 = t29 & t49;
    t172 = enables[0] & t171;
    t173 = t22 & t45;
    t174 = enables[0] & t173;
    t175 = t35 & t91;
    t176 = enables[0] & t175;
    t177 = t84 & t90;
    t178 = enables[0] & t177;
    t179 = t25 & t90;
    t180 = enables[0] & t179;
    t181 = t82 & t91;
    t182 = enables[0] & t181;
    t183 = t40 & t51;
    t184 = enables[0] & t183;
    t185 = t35 & t56;
    t186 = enables[0] & t185;
    t187 = t19 & t63;
    t188 = enables[0] & t187;
    t189 = t60 & t75;
    t190 = enables[0] & t189;
    t191 = t44 & t94;
    t192 = enables[0] & t191;
    t193 = t40 & t78;
    t194 = enables[0] & t193;
    t195 = t29 & t78;
    t196 = enables[0] & t195;
    t197 = t56 & t74;
    t198 = enables[0] & t197;
    t199 = t51 & t74;
    t200 = enables[0] & t199;
    t201 = t15 | t20 | t26 | t32 | t33 | t36 | t38 | t43 | t46 | t48 | t50 | t52 | t53 | t57 | t59 | t61 | t62
        | t64 | t66 | t67 | t69 | t70 | t71 | t72 | t73 | t76 | t77 | t79 | t80 | t81 | t83 | t85 | t86 | t87 | t88
        | t89 | t92 | t93 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105 | t106 | t107
        | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122
        | t123 | t124 | t125 | t126 | t127 | t128 | t130 | t132 | t134 | t136 | t138 | t140 | t142 | t144 | t146
        | t148 | t150 | t152 | t154 | t156 | t158 | t160 | t162 | t164 | t166 | t168 | t170 | t172 | t174 | t176
        | t178 | t180 | t182 | t184 | t186 | t188 | t190 | t192 | t194 | t196 | t198 | t200;
    t202 = t8 & !t201;
    t203 = t15 | t130;
    t204 = t20 | t132;
    t205 = t26 | t134;
    t206 = t32 | t136;
    t207 = t33 | t130;
    t208 = t36 | t132;
    t209 = t38 | t134;
    t210 = t43 | t136;
    t211 = t46 | t138;
    t212 = t48 | t140;
    t213 = t50 | t142;
    t214 = t52 | t144;
    t215 = t53 | t138;
    t216 = t57 | t140;
    t217 = t59 | t142;
    t218 = t61 | t144;
    t219 = t62 | t146;
    t220 = t64 | t148;
    t221 = t66 | t150;
    t222 = t67 | t152;
    t223 = t69 | t146;
    t224 = t70 | t148;
    t225 = t71 | t150;
    t226 = t72 | t152;
    t227 = t73 | t154;
    t228 = t76 | t156;
    t229 = t77 | t158;
    t230 = t79 | t160;
    t231 = t80 | t154;
    t232 = t81 | t156;
    t233 = t83 | t158;
    t234 = t85 | t160;
    t235 = t86 | t162;
    t236 = t87 | t164;
    t237 = t88 | t166;
    t238 = t89 | t168;
    t239 = t92 | t162;
    t240 = t93 | t164;
    t241 = t95 | t166;
    t242 = t96 | t168;
    t243 = t97 | t170;
    t244 = t98 | t172;
    t245 = t99 | t174;
    t246 = t100 | t176;
    t247 = t101 | t170;
    t248 = t102 | t172;
    t249 = t103 | t174;
    t250 = t104 | t176;
    t251 = t105 | t178;
    t252 = t106 | t180;
    t253 = t107 | t182;
    t254 = t108 | t184;
    t255 = t109 | t178;
    t256 = t110 | t180;
    t257 = t111 | t182;
    t258 = t112 | t184;
    t259 = t113 | t186;
    t260 = t114 | t188;
    t261 = t115 | t190;
    t262 = t116 | t192;
    t263 = t117 | t186;
    t264 = t118 | t188;
    t265 = t119 | t190;
    t266 = t120 | t192;
    t267 = t121 | t194;
    t268 = t122 | t196;
    t269 = t123 | t198;
    t270 = t124 | t200;
    t271 = t125 | t194;
    t272 = t126 | t196;
    t273 = t127 | t198;
    t274 = t128 | t200;
    t275 = entry[1] ^ entry[9] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[33] ^ entry[49] ^ entry[53] ^ entry[57]
        ^ entry[61] ^ entry[72] ^ entry[80] ^ entry[84] ^ entry[88] ^ entry[92] ^ entry[100] ^ entry[112]
        ^ entry[116] ^ entry[120] ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[136] ^ entry[151] ^ entry[155]
        ^ entry[163] ^ entry[171] ^ entry[195] ^ entry[203] ^ entry[222] ^ entry[226] ^ entry[230] ^ entry[246]
        ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266];
    t276 = entry[5] ^ entry[17] ^ entry[49] ^ entry[61] ^ entry[80] ^ entry[96] ^ entry[108] ^ entry[112]
        ^ entry[120] ^ entry[132] ^ entry[140] ^ entry[151] ^ entry[155] ^ entry[163] ^ entry[175] ^ entry[183]
        ^ entry[191] ^ entry[199] ^ entry[207] ^ entry[218] ^ entry[226] ^ entry[230] ^ entry[238] ^ entry[246]
        ^ entry[250] ^ entry[262] ^ entry[266];
    t277 = entry[1] ^ entry[13] ^ entry[29] ^ entry[37] ^ entry[41] ^ entry[49] ^ entry[65] ^ entry[76] ^ entry[80]
        ^ entry[88] ^ entry[92] ^ entry[108] ^ entry[124] ^ entry[128] ^ entry[132] ^ entry[147] ^ entry[155]
        ^ entry[167] ^ entry[171] ^ entry[175] ^ entry[179] ^ entry[183] ^ entry[187] ^ entry[191] ^ entry[195]
        ^ entry[199] ^ entry[203] ^ entry[218] ^ entry[226] ^ entry[234] ^ entry[242] ^ entry[246] ^ entry[262]
        ^ entry[266];
    t278 = entry[5] ^ entry[13] ^ entry[21] ^ entry[29] ^ entry[45] ^ entry[49] ^ entry[69] ^ entry[76] ^ entry[84]
        ^ entry[88] ^ entry[108] ^ entry[116] ^ entry[120] ^ entry[132] ^ entry[147] ^ entry[159] ^ entry[171]
        ^ entry[179] ^ entry[187] ^ entry[222] ^ entry[230] ^ entry[246] ^ entry[254] ^ entry[270] ^ entry[278];
    t279 = entry[1] ^ entry[5] ^ entry[9] ^ entry[13] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[45]
        ^ entry[61] ^ entry[72] ^ entry[88] ^ entry[96] ^ entry[104] ^ entry[112] ^ entry[128] ^ entry[147]
        ^ entry[159] ^ entry[167] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[222] ^ entry[226] ^ entry[238]
        ^ entry[242] ^ entry[246] ^ entry[250] ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266] ^ entry[270]
        ^ entry[274] ^ entry[282];
    t280 = entry[1] ^ entry[5] ^ entry[13] ^ entry[33] ^ entry[37] ^ entry[45] ^ entry[53] ^ entry[61] ^ entry[76]
        ^ entry[80] ^ entry[84] ^ entry[92] ^ entry[96] ^ entry[100] ^ entry[104] ^ entry[108] ^ entry[132]
        ^ entry[147] ^ entry[159] ^ entry[163] ^ entry[191] ^ entry[203] ^ entry[207] ^ entry[218] ^ entry[222]
        ^ entry[226] ^ entry[230] ^ entry[234] ^ entry[242] ^ entry[250] ^ entry[258] ^ entry[266] ^ entry[274]
        ^ entry[278] ^ entry[286];
    t281 = entry[1] ^ entry[21] ^ entry[25] ^ entry[33] ^ entry[37] ^ entry[41] ^ entry[53] ^ entry[57] ^ entry[72]
        ^ entry[76] ^ entry[84] ^ entry[88] ^ entry[96] ^ entry[108] ^ entry[151] ^ entry[155] ^ entry[159]
        ^ entry[163] ^ entry[183] ^ entry[187] ^ entry[195] ^ entry[211] ^ entry[218] ^ entry[226] ^ entry[238]
        ^ entry[246] ^ entry[270] ^ entry[274];
    t282 = entry[5] ^ entry[9] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[41] ^ entry[49] ^ entry[57]
        ^ entry[61] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[96] ^ entry[100] ^ entry[104] ^ entry[116]
        ^ entry[124] ^ entry[147] ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[167] ^ entry[175] ^ entry[179]
        ^ entry[195] ^ entry[203] ^ entry[207] ^ entry[215] ^ entry[218] ^ entry[222] ^ entry[226] ^ entry[230]
        ^ entry[234] ^ entry[246] ^ entry[262] ^ entry[278];
    t283 = t275 | t276 | t277 | t278 | t279 | t280 | t281 | t282;
    t284 = t275 & !t276;
    t285 = !t277 & !t278;
    t286 = t284 & t285;
    t287 = t279 & !t280;
    t288 = t281 & !t282;
    t289 = t287 & t288;
    t290 = t286 & t289;
    t291 = t277 & !t278;
    t292 = t284 & t291;
    t293 = t279 & t280;
    t294 = t288 & t293;
    t295 = t292 & t294;
    t296 = !t275 & t276;
    t297 = t291 & t296;
    t298 = !t279 & t280;
    t299 = t281 & t282;
    t300 = t298 & t299;
    t301 = t297 & t300;
    t302 = !t275 & !t276;
    t303 = t277 & t278;
    t304 = t302 & t303;
    t305 = !t281 & t282;
    t306 = t293 & t305;
    t307 = t304 & t306;
    t308 = t300 & t304;
    t309 = !t277 & t278;
    t310 = t296 & t309;
    t311 = t306 & t310;
    t312 = t284 & t309;
    t313 = t306 & t312;
    t314 = t275 & t276;
    t315 = t285 & t314;
    t316 = !t279 & !t280;
    t317 = t288 & t316;
    t318 = t315 & t317;
    t319 = t291 & t314;
    t320 = t298 & t305;
    t321 = t319 & t320;
    t322 = t287 & t305;
    t323 = t286 & t322;
    t324 = t293 & t299;
    t325 = t319 & t324;
    t326 = t299 & t316;
    t327 = t319 & t326;
    t328 = t300 & t312;
    t329 = t284 & t303;
    t330 = !t281 & !t282;
    t331 = t293 & t330;
    t332 = t329 & t331;
    t333 = t309 & t314;
    t334 = t320 & t333;
    t335 = t302 & t309;
    t336 = t324 & t335;
    t337 = t289 & t329;
    t338 = t285 & t296;
    t339 = t322 & t338;
    t340 = t291 & t302;
    t341 = t320 & t340;
    t342 = t300 & t315;
    t343 = t298 & t330;
    t344 = t292 & t343;
    t345 = t312 & t317;
    t346 = t289 & t338;
    t347 = t322 & t340;
    t348 = t324 & t338;
    t349 = t285 & t302;
    t350 = t287 & t299;
    t351 = t349 & t350;
    t352 = t331 & t340;
    t353 = t316 & t330;
    t354 = t329 & t353;
    t355 = t286 & t320;
    t356 = t322 & t329;
    t357 = t303 & t314;
    t358 = t350 & t357;
    t359 = t305 & t316;
    t360 = t297 & t359;
    t361 = t306 & t349;
    t362 = t286 & t324;
    t363 = t331 & t338;
    t364 = t304 & t359;
    t365 = t296 & t303;
    t366 = t288 & t298;
    t367 = t365 & t366;
    t368 = t340 & t366;
    t369 = t287 & t330;
    t370 = t312 & t369;
    t371 = t297 & t317;
    t372 = t315 & t369;
    t373 = t326 & t340;
    t374 = t286 & t331;
    t375 = t304 & t317;
    t376 = t312 & t359;
    t377 = t331 & t335;
    t378 = t319 & t322;
    t379 = t297 & t343;
    t380 = t333 & t353;
    t381 = t357 & t359;
    t382 = t319 & t331;
    t383 = t292 & t350;
    t384 = t292 & t359;
    t385 = t286 & t366;
    t386 = t289 & t335;
    t387 = t297 & t369;
    t388 = t292 & t369;
    t389 = t286 & t326;
    t390 = t294 & t349;
    t391 = t292 & t306;
    t392 = t343 & t357;
    t393 = t306 & t315;
    t394 = t320 & t335;
    t395 = t320 & t338;
    t396 = t286 & t353;
    t397 = t340 & t353;
    t398 = t349 & t369;
    t399 = t317 & t349;
    t400 = t338 & t353;
    t401 = t335 & t353;
    t402 = t343 & t349;
    t403 = t349 & t359;
    t404 = t306 & t329;
    t405 = enables[0] & t404;
    t406 = t326 & t357;
    t407 = enables[0] & t406;
    t408 = t289 & t357;
    t409 = enables[0] & t408;
    t410 = t324 & t357;
    t411 = enables[0] & t410;
    t412 = t317 & t365;
    t413 = enables[0] & t412;
    t414 = t304 & t320;
    t415 = enables[0] & t414;
    t416 = t289 & t304;
    t417 = enables[0] & t416;
    t418 = t331 & t357;
    t419 = enables[0] & t418;
    t420 = t294 & t335;
    t421 = enables[0] & t420;
    t422 = t333 & t350;
    t423 = enables[0] & t422;
    t424 = t297 & t324;
    t425 = enables[0] & t424;
    t426 = t294 & t319;
    t427 = enables[0] & t426;
    t428 = t289 & t315;
    t429 = enables[0] & t428;
    t430 = t317 & t329;
    t431 = enables[0] & t430;
    t432 = t300 & t333;
    t433 = enables[0] & t432;
    t434 = t333 & t359;
    t435 = enables[0] & t434;
    t436 = t350 & t365;
    t437 = enables[0] & t436;
    t438 = t292 & t322;
    t439 = enables[0] & t438;
    t440 = t333 & t343;
    t441 = enables[0] & t440;
    t442 = t310 & t326;
    t443 = enables[0] & t442;
    t444 = t310 & t322;
    t445 = enables[0] & t444;
    t446 = t304 & t324;
    t447 = enables[0] & t446;
    t448 = t297 & t320;
    t449 = enables[0] & t448;
    t450 = t310 & t366;
    t451 = enables[0] & t450;
    t452 = t359 & t365;
    t453 = enables[0] & t452;
    t454 = t300 & t365;
    t455 = enables[0] & t454;
    t456 = t357 & t366;
    t457 = enables[0] & t456;
    t458 = t315 & t326;
    t459 = enables[0] & t458;
    t460 = t310 & t331;
    t461 = enables[0] & t460;
    t462 = t294 & t338;
    t463 = enables[0] & t462;
    t464 = t335 & t350;
    t465 = enables[0] & t464;
    t466 = t319 & t369;
    t467 = enables[0] & t466;
    t468 = t315 & t353;
    t469 = enables[0] & t468;
    t470 = t304 & t353;
    t471 = enables[0] & t470;
    t472 = t331 & t349;
    t473 = enables[0] & t472;
    t474 = t326 & t349;
    t475 = enables[0] & t474;
    t476 = t290 | t295 | t301 | t307 | t308 | t311 | t313 | t318 | t321 | t323 | t325 | t327 | t328 | t332 | t334
        | t336 | t337 | t339 | t341 | t342 | t344 | t345 | t346 | t347 | t348 | t351 | t352 | t354 | t355 | t356
        | t358 | t360 | t361 | t362 | t363 | t364 | t367 | t368 | t370 | t371 | t372 | t373 | t374 | t375 | t376
        | t377 | t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385 | t386 | t387 | t388 | t389 | t390 | t391
        | t392 | t393 | t394 | t395 | t396 | t397 | t398 | t399 | t400 | t401 | t402 | t403 | t405 | t407 | t409
        | t411 | t413 | t415 | t417 | t419 | t421 | t423 | t425 | t427 | t429 | t431 | t433 | t435 | t437 | t439
        | t441 | t443 | t445 | t447 | t449 | t451 | t453 | t455 | t457 | t459 | t461 | t463 | t465 | t467 | t469
        | t471 | t473 | t475;
    t477 = t283 & !t476;
    t478 = t290 | t405;
    t479 = t295 | t407;
    t480 = t301 | t409;
    t481 = t307 | t411;
    t482 = t308 | t405;
    t483 = t311 | t407;
    t484 = t313 | t409;
    t485 = t318 | t411;
    t486 = t321 | t413;
    t487 = t323 | t415;
    t488 = t325 | t417;
    t489 = t327 | t419;
    t490 = t328 | t413;
    t491 = t332 | t415;
    t492 = t334 | t417;
    t493 = t336 | t419;
    t494 = t337 | t421;
    t495 = t339 | t423;
    t496 = t341 | t425;
    t497 = t342 | t427;
    t498 = t344 | t421;
    t499 = t345 | t423;
    t500 = t346 | t425;
    t501 = t347 | t427;
    t502 = t348 | t429;
    t503 = t351 | t431;
    t504 = t352 | t433;
    t505 = t354 | t435;
    t506 = t355 | t429;
    t507 = t356 | t431;
    t508 = t358 | t433;
    t509 = t360 | t435;
    t510 = t361 | t437;
    t511 = t362 | t439;
    t512 = t363 | t441;
    t513 = t364 | t443;
    t514 = t367 | t437;
    t515 = t368 | t439;
    t516 = t370 | t441;
    t517 = t371 | t443;
    t518 = t372 | t445;
    t519 = t373 | t447;
    t520 = t374 | t449;
    t521 = t375 | t451;
    t522 = t376 | t445;
    t523 = t377 | t447;
    t524 = t378 | t449;
    t525 = t379 | t451;
    t526 = t380 | t453;
    t527 = t381 | t455;
    t528 = t382 | t457;
    t529 = t383 | t459;
    t530 = t384 | t453;
    t531 = t385 | t455;
    t532 = t386 | t457;
    t533 = t387 | t459;
    t534 = t388 | t461;
    t535 = t389 | t463;
    t536 = t390 | t465;
    t537 = t391 | t467;
    t538 = t392 | t461;
    t539 = t393 | t463;
    t540 = t394 | t465;
    t541 = t395 | t467;
    t542 = t396 | t469;
    t543 = t397 | t471;
    t544 = t398 | t473;
    t545 = t399 | t475;
    t546 = t400 | t469;
    t547 = t401 | t471;
    t548 = t402 | t473;
    t549 = t403 | t475;
    t550 = entry[6] ^ entry[10] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[73]
        ^ entry[81] ^ entry[85] ^ entry[93] ^ entry[101] ^ entry[105] ^ entry[121] ^ entry[125] ^ entry[129]
        ^ entry[133] ^ entry[144] ^ entry[152] ^ entry[156] ^ entry[160] ^ entry[164] ^ entry[172] ^ entry[184]
        ^ entry[188] ^ entry[192] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[208] ^ entry[223] ^ entry[227]
        ^ entry[235] ^ entry[243] ^ entry[267] ^ entry[275];
    t551 = entry[2] ^ entry[10] ^ entry[14] ^ entry[22] ^ entry[30] ^ entry[34] ^ entry[46] ^ entry[50] ^ entry[77]
        ^ entry[89] ^ entry[121] ^ entry[133] ^ entry[152] ^ entry[168] ^ entry[180] ^ entry[184] ^ entry[192]
        ^ entry[204] ^ entry[212] ^ entry[223] ^ entry[227] ^ entry[235] ^ entry[247] ^ entry[255] ^ entry[263]
        ^ entry[271] ^ entry[279];
    t552 = entry[2] ^ entry[10] ^ entry[18] ^ entry[26] ^ entry[30] ^ entry[46] ^ entry[50] ^ entry[73] ^ entry[85]
        ^ entry[101] ^ entry[109] ^ entry[113] ^ entry[121] ^ entry[137] ^ entry[148] ^ entry[152] ^ entry[160]
        ^ entry[164] ^ entry[180] ^ entry[196] ^ entry[200] ^ entry[204] ^ entry[219] ^ entry[227] ^ entry[239]
        ^ entry[243] ^ entry[247] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[263] ^ entry[267] ^ entry[271]
        ^ entry[275];
    t553 = entry[6] ^ entry[14] ^ entry[30] ^ entry[38] ^ entry[54] ^ entry[62] ^ entry[77] ^ entry[85] ^ entry[93]
        ^ entry[101] ^ entry[117] ^ entry[121] ^ entry[141] ^ entry[148] ^ entry[156] ^ entry[160] ^ entry[180]
        ^ entry[188] ^ entry[192] ^ entry[204] ^ entry[219] ^ entry[231] ^ entry[243] ^ entry[251] ^ entry[259];
    t554 = entry[6] ^ entry[10] ^ entry[22] ^ entry[26] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[42] ^ entry[46]
        ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[66] ^ entry[73] ^ entry[77] ^ entry[81] ^ entry[85] ^ entry[89]
        ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[117] ^ entry[133] ^ entry[144] ^ entry[160] ^ entry[168]
        ^ entry[176] ^ entry[184] ^ entry[200] ^ entry[219] ^ entry[231] ^ entry[239] ^ entry[267] ^ entry[271]
        ^ entry[275];
    t555 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[26] ^ entry[34] ^ entry[42] ^ entry[50]
        ^ entry[58] ^ entry[62] ^ entry[70] ^ entry[73] ^ entry[77] ^ entry[85] ^ entry[105] ^ entry[109]
        ^ entry[117] ^ entry[125] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[164] ^ entry[168]
        ^ entry[172] ^ entry[176] ^ entry[180] ^ entry[204] ^ entry[219] ^ entry[231] ^ entry[235] ^ entry[263]
        ^ entry[275] ^ entry[279];
    t556 = entry[2] ^ entry[10] ^ entry[22] ^ entry[30] ^ entry[54] ^ entry[58] ^ entry[73] ^ entry[93] ^ entry[97]
        ^ entry[105] ^ entry[109] ^ entry[113] ^ entry[125] ^ entry[129] ^ entry[144] ^ entry[148] ^ entry[156]
        ^ entry[160] ^ entry[168] ^ entry[180] ^ entry[223] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[255]
        ^ entry[259] ^ entry[267] ^ entry[283];
    t557 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[30] ^ entry[46] ^ entry[62] ^ entry[77]
        ^ entry[81] ^ entry[89] ^ entry[97] ^ entry[101] ^ entry[105] ^ entry[113] ^ entry[121] ^ entry[129]
        ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[168] ^ entry[172] ^ entry[176] ^ entry[188]
        ^ entry[196] ^ entry[219] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[239] ^ entry[247] ^ entry[251]
        ^ entry[267] ^ entry[275] ^ entry[279] ^ entry[287];
    t558 = t550 | t551 | t552 | t553 | t554 | t555 | t556 | t557;
    t559 = t550 & !t551;
    t560 = !t552 & !t553;
    t561 = t559 & t560;
    t562 = t554 & !t555;
    t563 = t556 & !t557;
    t564 = t562 & t563;
    t565 = t561 & t564;
    t566 = t552 & !t553;
    t567 = t559 & t566;
    t568 = t554 & t555;
    t569 = t563 & t568;
    t570 = t567 & t569;
    t571 = !t550 & t551;
    t572 = t566 & t571;
    t573 = !t554 & t555;
    t574 = t556 & t557;
    t575 = t573 & t574;
    t576 = t572 & t575;
    t577 = !t550 & !t551;
    t578 = t552 & t553;
    t579 = t577 & t578;
    t580 = !t556 & t557;
    t581 = t568 & t580;
    t582 = t579 & t581;
    t583 = t575 & t579;
    t584 = !t552 & t553;
    t585 = t571 & t584;
    t586 = t581 & t585;
    t587 = t559 & t584;
    t588 = t581 & t587;
    t589 = t550 & t551;
    t590 = t560 & t589;
    t591 = !t554 & !t555;
    t592 = t563 & t591;
    t593 = t590 & t592;
    t594 = t566 & t589;
    t595 = t573 & t580;
    t596 = t594 & t595;
    t597 = t562 & t580;
    t598 = t561 & t597;
    t599 = t568 & t574;
    t600 = t594 & t599;
    t601 = t574 & t591;
    t602 = t594 & t601;
    t603 = t575 & t587;
    t604 = t559 & t578;
    t605 = !t556 & !t557;
    t606 = t568 & t605;
    t607 = t604 & t606;
    t608 = t584 & t589;
    t609 = t595 & t608;
    t610 = t577 & t584;
    t611 = t599 & t610;
    t612 = t564 & t604;
    t613 = t560 & t571;
    t614 = t597 & t613;
    t615 = t566 & t577;
    t616 = t595 & t615;
    t617 = t575 & t590;
    t618 = t573 & t605;
    t619 = t567 & t618;
    t620 = t587 & t592;
    t621 = t564 & t613;
    t622 = t597 & t615;
    t623 = t599 & t613;
    t624 = t560 & t577;
    t625 = t562 & t574;
    t626 = t624 & t625;
    t627 = t606 & t615;
    t628 = t591 & t605;
    t629 = t604 & t628;
    t630 = t561 & t595;
    t631 = t597 & t604;
    t632 = t578 & t589;
    t633 = t625 & t632;
    t634 = t580 & t591;
    t635 = t572 & t634;
    t636 = t581 & t624;
    t637 = t561 & t599;
    t638 = t606 & t613;
    t639 = t579 & t634;
    t640 = t571 & t578;
    t641 = t563 & t573;
    t642 = t640 & t641;
    t643 = t615 & t641;
    t644 = t562 & t605;
    t645 = t587 & t644;
    t646 = t572 & t592;
    t647 = t590 & t644;
    t648 = t601 & t615;
    t649 = t561 & t606;
    t650 = t579 & t592;
    t651 = t587 & t634;
    t652 = t606 & t610;
    t653 = t594 & t597;
    t654 = t572 & t618;
    t655 = t608 & t628;
    t656 = t632 & t634;
    t657 = t594 & t606;
    t658 = t567 & t625;
    t659 = t567 & t634;
    t660 = t561 & t641;
    t661 = t564 & t610;
    t662 = t572 & t644;
    t663 = t567 & t644;
    t664 = t561 & t601;
    t665 = t569 & t624;
    t666 = t567 & t581;
    t667 = t618 & t632;
    t668 = t581 & t590;
    t669 = t595 & t610;
    t670 = t595 & t613;
    t671 = t561 & t628;
    t672 = t615 & t628;
    t673 = t624 & t644;
    t674 = t592 & t624;
    t675 = t613 & t628;
    t676 = t610 & t628;
    t677 = t618 & t624;
    t678 = t624 & t634;
    t679 = t581 & t604;
    t680 = enables[0] & t679;
    t681 = t601 & t632;
    t682 = enables[0] & t681;
    t683 = t564 & t632;
    t684 = enables[0] & t683;
    t685 = t599 & t632;
    t686 = enables[0] & t685;
    t687 = t592 & t640;
    t688 = enables[0] & t687;
    t689 = t579 & t595;
    t690 = enables[0] & t689;
    t691 = t564 & t579;
    t692 = enables[0] & t691;
    t693 = t606 & t632;
    t694 = enables[0] & t693;
    t695 = t569 & t610;
    t696 = enables[0] & t695;
    t697 = t608 & t625;
    t698 = enables[0] & t697;
    t699 = t572 & t599;
    t700 = enables[0] & t699;
    t701 = t569 & t594;
    t702 = enables[0] & t701;
    t703 = t564 & t590;
    t704 = enables[0] & t703;
    t705 = t592 & t604;
    t706 = enables[0] & t705;
    t707 = t575 & t608;
    t708 = enables[0] & t707;
    t709 = t608 & t634;
    t710 = enables[0] & t709;
    t711 = t625 & t640;
    t712 = enables[0] & t711;
    t713 = t567 & t597;
    t714 = enables[0] & t713;
    t715 = t608 & t618;
    t716 = enables[0] & t715;
    t717 = t585 & t601;
    t718 = enables[0] & t717;
    t719 = t585 & t597;
    t720 = enables[0] & t719;
    t721 = t579 & t599;
    t722 = enables[0] & t721;
    t723 = t572 & t595;
    t724 = enables[0] & t723;
    t725 = t585 & t641;
    t726 = enables[0] & t725;
    t727 = t634 & t640;
    t728 = enables[0] & t727;
    t729 = t575 & t640;
    t730 = enables[0] & t729;
    t731 = t632 & t641;
    t732 = enables[0] & t731;
    t733 = t590 & t601;
    t734 = enables[0] & t733;
    t735 = t585 & t606;
    t736 = enables[0] & t735;
    t737 = t569 & t613;
    t738 = enables[0] & t737;
    t739 = t610 & t625;
    t740 = enables[0] & t739;
    t741 = t594 & t644;
    t742 = enables[0] & t741;
    t743 = t590 & t628;
    t744 = enables[0] & t743;
    t745 = t579 & t628;
    t746 = enables[0] & t745;
    t747 = t606 & t624;
    t748 = enables[0] & t747;
    t749 = t601 & t624;
    t750 = enables[0] & t749;
    t751 = t565 | t570 | t576 | t582 | t583 | t586 | t588 | t593 | t596 | t598 | t600 | t602 | t603 | t607 | t609
        | t611 | t612 | t614 | t616 | t617 | t619 | t620 | t621 | t622 | t623 | t626 | t627 | t629 | t630 | t631
        | t633 | t635 | t636 | t637 | t638 | t639 | t642 | t643 | t645 | t646 | t647 | t648 | t649 | t650 | t651
        | t652 | t653 | t654 | t655 | t656 | t657 | t658 | t659 | t660 | t661 | t662 | t663 | t664 | t665 | t666
        | t667 | t668 | t669 | t670 | t671 | t672 | t673 | t674 | t675 | t676 | t677 | t678 | t680 | t682 | t684
        | t686 | t688 | t690 | t692 | t694 | t696 | t698 | t700 | t702 | t704 | t706 | t708 | t710 | t712 | t714
        | t716 | t718 | t720 | t722 | t724 | t726 | t728 | t730 | t732 | t734 | t736 | t738 | t740 | t742 | t744
        | t746 | t748 | t750;
    t752 = t558 & !t751;
    t753 = t565 | t680;
    t754 = t570 | t682;
    t755 = t576 | t684;
    t756 = t582 | t686;
    t757 = t583 | t680;
    t758 = t586 | t682;
    t759 = t588 | t684;
    t760 = t593 | t686;
    t761 = t596 | t688;
    t762 = t598 | t690;
    t763 = t600 | t692;
    t764 = t602 | t694;
    t765 = t603 | t688;
    t766 = t607 | t690;
    t767 = t609 | t692;
    t768 = t611 | t694;
    t769 = t612 | t696;
    t770 = t614 | t698;
    t771 = t616 | t700;
    t772 = t617 | t702;
    t773 = t619 | t696;
    t774 = t620 | t698;
    t775 = t621 | t700;
    t776 = t622 | t702;
    t777 = t623 | t704;
    t778 = t626 | t706;
    t779 = t627 | t708;
    t780 = t629 | t710;
    t781 = t630 | t704;
    t782 = t631 | t706;
    t783 = t633 | t708;
    t784 = t635 | t710;
    t785 = t636 | t712;
    t786 = t637 | t714;
    t787 = t638 | t716;
    t788 = t639 | t718;
    t789 = t642 | t712;
    t790 = t643 | t714;
    t791 = t645 | t716;
    t792 = t646 | t718;
    t793 = t647 | t720;
    t794 = t648 | t722;
    t795 = t649 | t724;
    t796 = t650 | t726;
    t797 = t651 | t720;
    t798 = t652 | t722;
    t799 = t653 | t724;
    t800 = t654 | t726;
    t801 = t655 | t728;
    t802 = t656 | t730;
    t803 = t657 | t732;
    t804 = t658 | t734;
    t805 = t659 | t728;
    t806 = t660 | t730;
    t807 = t661 | t732;
    t808 = t662 | t734;
    t809 = t663 | t736;
    t810 = t664 | t738;
    t811 = t665 | t740;
    t812 = t666 | t742;
    t813 = t667 | t736;
    t814 = t668 | t738;
    t815 = t669 | t740;
    t816 = t670 | t742;
    t817 = t671 | t744;
    t818 = t672 | t746;
    t819 = t673 | t748;
    t820 = t674 | t750;
    t821 = t675 | t744;
    t822 = t676 | t746;
    t823 = t677 | t748;
    t824 = t678 | t750;
    t825 = entry[7] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[51] ^ entry[59] ^ entry[78] ^ entry[82] ^ entry[86]
        ^ entry[102] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[145] ^ entry[153] ^ entry[157]
        ^ entry[165] ^ entry[173] ^ entry[177] ^ entry[193] ^ entry[197] ^ entry[201] ^ entry[205] ^ entry[216]
        ^ entry[224] ^ entry[228] ^ entry[232] ^ entry[236] ^ entry[244] ^ entry[256] ^ entry[260] ^ entry[264]
        ^ entry[268] ^ entry[272] ^ entry[276] ^ entry[280];
    t826 = entry[7] ^ entry[11] ^ entry[19] ^ entry[31] ^ entry[39] ^ entry[47] ^ entry[55] ^ entry[63] ^ entry[74]
        ^ entry[82] ^ entry[86] ^ entry[94] ^ entry[102] ^ entry[106] ^ entry[118] ^ entry[122] ^ entry[149]
        ^ entry[161] ^ entry[193] ^ entry[205] ^ entry[224] ^ entry[240] ^ entry[252] ^ entry[256] ^ entry[264]
        ^ entry[276] ^ entry[284];
    t827 = entry[3] ^ entry[11] ^ entry[23] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[39] ^ entry[43] ^ entry[47]
        ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[74] ^ entry[82] ^ entry[90] ^ entry[98] ^ entry[102]
        ^ entry[118] ^ entry[122] ^ entry[145] ^ entry[157] ^ entry[173] ^ entry[181] ^ entry[185] ^ entry[193]
        ^ entry[209] ^ entry[220] ^ entry[224] ^ entry[232] ^ entry[236] ^ entry[252] ^ entry[268] ^ entry[272]
        ^ entry[276];
    t828 = entry[3] ^ entry[15] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[78] ^ entry[86] ^ entry[102]
        ^ entry[110] ^ entry[126] ^ entry[134] ^ entry[149] ^ entry[157] ^ entry[165] ^ entry[173] ^ entry[189]
        ^ entry[193] ^ entry[213] ^ entry[220] ^ entry[228] ^ entry[232] ^ entry[252] ^ entry[260] ^ entry[264]
        ^ entry[276];
    t829 = entry[3] ^ entry[15] ^ entry[23] ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[78] ^ entry[82] ^ entry[94]
        ^ entry[98] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126]
        ^ entry[130] ^ entry[138] ^ entry[145] ^ entry[149] ^ entry[153] ^ entry[157] ^ entry[161] ^ entry[169]
        ^ entry[173] ^ entry[177] ^ entry[189] ^ entry[205] ^ entry[216] ^ entry[232] ^ entry[240] ^ entry[248]
        ^ entry[256] ^ entry[272];
    t830 = entry[3] ^ entry[15] ^ entry[19] ^ entry[47] ^ entry[59] ^ entry[63] ^ entry[74] ^ entry[78] ^ entry[82]
        ^ entry[86] ^ entry[90] ^ entry[98] ^ entry[106] ^ entry[114] ^ entry[122] ^ entry[130] ^ entry[134]
        ^ entry[142] ^ entry[145] ^ entry[149] ^ entry[157] ^ entry[177] ^ entry[181] ^ entry[189] ^ entry[197]
        ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[236] ^ entry[240] ^ entry[244] ^ entry[248]
        ^ entry[252] ^ entry[276];
    t831 = entry[7] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[39] ^ entry[43] ^ entry[51] ^ entry[67] ^ entry[74]
        ^ entry[82] ^ entry[94] ^ entry[102] ^ entry[126] ^ entry[130] ^ entry[145] ^ entry[165] ^ entry[169]
        ^ entry[177] ^ entry[181] ^ entry[185] ^ entry[197] ^ entry[201] ^ entry[216] ^ entry[220] ^ entry[228]
        ^ entry[232] ^ entry[240] ^ entry[252];
    t832 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[23] ^ entry[31] ^ entry[35] ^ entry[51] ^ entry[59]
        ^ entry[63] ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[102]
        ^ entry[118] ^ entry[134] ^ entry[149] ^ entry[153] ^ entry[161] ^ entry[169] ^ entry[173] ^ entry[177]
        ^ entry[185] ^ entry[193] ^ entry[201] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[240]
        ^ entry[244] ^ entry[248] ^ entry[260] ^ entry[268];
    t833 = t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832;
    t834 = t825 & !t826;
    t835 = !t827 & !t828;
    t836 = t834 & t835;
    t837 = t829 & !t830;
    t838 = t831 & !t832;
    t839 = t837 & t838;
    t840 = t836 & t839;
    t841 = t827 & !t828;
    t842 = t834 & t841;
    t843 = t829 & t830;
    t844 = t838 & t843;
    t845 = t842 & t844;
    t846 = !t825 & t826;
    t847 = t841 & t846;
    t848 = !t829 & t830;
    t849 = t831 & t832;
    t850 = t848 & t849;
    t851 = t847 & t850;
    t852 = !t825 & !t826;
    t853 = t827 & t828;
    t854 = t852 & t853;
    t855 = !t831 & t832;
    t856 = t843 & t855;
    t857 = t854 & t856;
    t858 = t850 & t854;
    t859 = !t827 & t828;
    t860 = t846 & t859;
    t861 = t856 & t860;
    t862 = t834 & t859;
    t863 = t856 & t862;
    t864 = t825 & t826;
    t865 = t835 & t864;
    t866 = !t829 & !t830;
    t867 = t838 & t866;
    t868 = t865 & t867;
    t869 = t841 & t864;
    t870 = t848 & t855;
    t871 = t869 & t870;
    t872 = t837 & t855;
    t873 = t836 & t872;
    t874 = t843 & t849;
    t875 = t869 & t874;
    t876 = t849 & t866;
    t877 = t869 & t876;
    t878 = t850 & t862;
    t879 = t834 & t853;
    t880 = !t831 & !t832;
    t881 = t843 & t880;
    t882 = t879 & t881;
    t883 = t859 & t864;
    t884 = t870 & t883;
    t885 = t852 & t859;
    t886 = t874 & t885;
    t887 = t839 & t879;
    t888 = t835 & t846;
    t889 = t872 & t888;
    t890 = t841 & t852;
    t891 = t870 & t890;
    t892 = t850 & t865;
    t893 = t848 & t880;
    t894 = t842 & t893;
    t895 = t862 & t867;
    t896 = t839 & t888;
    t897 = t872 & t890;
    t898 = t874 & t888;
    t899 = t835 & t852;
    t900 = t837 & t849;
    t901 = t899 & t900;
    t902 = t881 & t890;
    t903 = t866 & t880;
    t904 = t879 & t903;
    t905 = t836 & t870;
    t906 = t872 & t879;
    t907 = t853 & t864;
    t908 = t900 & t907;
    t909 = t855 & t866;
    t910 = t847 & t909;
    t911 = t856 & t899;
    t912 = t836 & t874;
    t913 = t881 & t888;
    t914 = t854 & t909;
    t915 = t846 & t853;
    t916 = t838 & t848;
    t917 = t915 & t916;
    t918 = t890 & t916;
    t919 = t837 & t880;
    t920 = t862 & t919;
    t921 = t847 & t867;
    t922 = t865 & t919;
    t923 = t876 & t890;
    t924 = t836 & t881;
    t925 = t854 & t867;
    t926 = t862 & t909;
    t927 = t881 & t885;
    t928 = t869 & t872;
    t929 = t847 & t893;
    t930 = t883 & t903;
    t931 = t907 & t909;
    t932 = t869 & t881;
    t933 = t842 & t900;
    t934 = t842 & t909;
    t935 = t836 & t916;
    t936 = t839 & t885;
    t937 = t847 & t919;
    t938 = t842 & t919;
    t939 = t836 & t876;
    t940 = t844 & t899;
    t941 = t842 & t856;
    t942 = t893 & t907;
    t943 = t856 & t865;
    t944 = t870 & t885;
    t945 = t870 & t888;
    t946 = t836 & t903;
    t947 = t890 & t903;
    t948 = t899 & t919;
    t949 = t867 & t899;
    t950 = t888 & t903;
    t951 = t885 & t903;
    t952 = t893 & t899;
    t953 = t899 & t909;
    t954 = t856 & t879;
    t955 = enables[0] & t954;
    t956 = t876 & t907;
    t957 = enables[0] & t956;
    t958 = t839 & t907;
    t959 = enables[0] & t958;
    t960 = t874 & t907;
    t961 = enables[0] & t960;
    t962 = t867 & t915;
    t963 = enables[0] & t962;
    t964 = t854 & t870;
    t965 = enables[0] & t964;
    t966 = t839 & t854;
    t967 = enables[0] & t966;
    t968 = t881 & t907;
    t969 = enables[0] & t968;
    t970 = t844 & t885;
    t971 = enables[0] & t970;
    t972 = t883 & t900;
    t973 = enables[0] & t972;
    t974 = t847 & t874;
    t975 = enables[0] & t974;
    t976 = t844 & t869;
    t977 = enables[0] & t976;
    t978 = t839 & t865;
    t979 = enables[0] & t978;
    t980 = t867 & t879;
    t981 = enables[0] & t980;
    t982 = t850 & t883;
    t983 = enables[0] & t982;
    t984 = t883 & t909;
    t985 = enables[0] & t984;
    t986 = t900 & t915;
    t987 = enables[0] & t986;
    t988 = t842 & t872;
    t989 = enables[0] & t988;
    t990 = t883 & t893;
    t991 = enables[0] & t990;
    t992 = t860 & t876;
    t993 = enables[0] & t992;
    t994 = t860 & t872;
    t995 = enables[0] & t994;
    t996 = t854 & t874;
    t997 = enables[0] & t996;
    t998 = t847 & t870;
    t999 = enables[0] & t998;
    t1000 = t860 & t916;
    t1001 = enables[0] & t1000;
    t1002 = t909 & t915;
    t1003 = enables[0] & t1002;
    t1004 = t850 & t915;
    t1005 = enables[0] & t1004;
    t1006 = t907 & t916;
    t1007 = enables[0] & t1006;
    t1008 = t865 & t876;
    t1009 = enables[0] & t1008;
    t1010 = t860 & t881;
    t1011 = enables[0] & t1010;
    t1012 = t844 & t888;
    t1013 = enables[0] & t1012;
    t1014 = t885 & t900;
    t1015 = enables[0] & t1014;
    t1016 = t869 & t919;
    t1017 = enables[0] & t1016;
    t1018 = t865 & t903;
    t1019 = enables[0] & t1018;
    t1020 = t854 & t903;
    t1021 = enables[0] & t1020;
    t1022 = t881 & t899;
    t1023 = enables[0] & t1022;
    t1024 = t876 & t899;
    t1025 = enables[0] & t1024;
    t1026 = t840 | t845 | t851 | t857 | t858 | t861 | t863 | t868 | t871 | t873 | t875 | t877 | t878 | t882 | t884
        | t886 | t887 | t889 | t891 | t892 | t894 | t895 | t896 | t897 | t898 | t901 | t902 | t904 | t905 | t906
        | t908 | t910 | t911 | t912 | t913 | t914 | t917 | t918 | t920 | t921 | t922 | t923 | t924 | t925 | t926
        | t927 | t928 | t929 | t930 | t931 | t932 | t933 | t934 | t935 | t936 | t937 | t938 | t939 | t940 | t941
        | t942 | t943 | t944 | t945 | t946 | t947 | t948 | t949 | t950 | t951 | t952 | t953 | t955 | t957 | t959
        | t961 | t963 | t965 | t967 | t969 | t971 | t973 | t975 | t977 | t979 | t981 | t983 | t985 | t987 | t989
        | t991 | t993 | t995 | t997 | t999 | t1001 | t1003 | t1005 | t1007 | t1009 | t1011 | t1013 | t1015 | t1017
        | t1019 | t1021 | t1023 | t1025;
    t1027 = t833 & !t1026;
    t1028 = t840 | t955;
    t1029 = t845 | t957;
    t1030 = t851 | t959;
    t1031 = t857 | t961;
    t1032 = t858 | t955;
    t1033 = t861 | t957;
    t1034 = t863 | t959;
    t1035 = t868 | t961;
    t1036 = t871 | t963;
    t1037 = t873 | t965;
    t1038 = t875 | t967;
    t1039 = t877 | t969;
    t1040 = t878 | t963;
    t1041 = t882 | t965;
    t1042 = t884 | t967;
    t1043 = t886 | t969;
    t1044 = t887 | t971;
    t1045 = t889 | t973;
    t1046 = t891 | t975;
    t1047 = t892 | t977;
    t1048 = t894 | t971;
    t1049 = t895 | t973;
    t1050 = t896 | t975;
    t1051 = t897 | t977;
    t1052 = t898 | t979;
    t1053 = t901 | t981;
    t1054 = t902 | t983;
    t1055 = t904 | t985;
    t1056 = t905 | t979;
    t1057 = t906 | t981;
    t1058 = t908 | t983;
    t1059 = t910 | t985;
    t1060 = t911 | t987;
    t1061 = t912 | t989;
    t1062 = t913 | t991;
    t1063 = t914 | t993;
    t1064 = t917 | t987;
    t1065 = t918 | t989;
    t1066 = t920 | t991;
    t1067 = t921 | t993;
    t1068 = t922 | t995;
    t1069 = t923 | t997;
    t1070 = t924 | t999;
    t1071 = t925 | t1001;
    t1072 = t926 | t995;
    t1073 = t927 | t997;
    t1074 = t928 | t999;
    t1075 = t929 | t1001;
    t1076 = t930 | t1003;
    t1077 = t931 | t1005;
    t1078 = t932 | t1007;
    t1079 = t933 | t1009;
    t1080 = t934 | t1003;
    t1081 = t935 | t1005;
    t1082 = t936 | t1007;
    t1083 = t937 | t1009;
    t1084 = t938 | t1011;
    t1085 = t939 | t1013;
    t1086 = t940 | t1015;
    t1087 = t941 | t1017;
    t1088 = t942 | t1011;
    t1089 = t943 | t1013;
    t1090 = t944 | t1015;
    t1091 = t945 | t1017;
    t1092 = t946 | t1019;
    t1093 = t947 | t1021;
    t1094 = t948 | t1023;
    t1095 = t949 | t1025;
    t1096 = t950 | t1019;
    t1097 = t951 | t1021;
    t1098 = t952 | t1023;
    t1099 = t953 | t1025;
    t1100 = t201 & t476;
    t1101 = t201 | t476;
    t1102 = t751 & t1026;
    t1103 = t751 | t1026;
    t1104 = t1101 & t1103;
    t1105 = t1100 | t1102 | t1104;
    t1106 = t203 | t204 | t205 | t206 | t207 | t208 | t209 | t210 | t478 | t479 | t480 | t481 | t482 | t483 | t484
        | t485 | t753 | t754 | t755 | t756 | t757 | t758 | t759 | t760 | t1028 | t1029 | t1030 | t1031 | t1032
        | t1033 | t1034 | t1035;
    t1107 = t211 | t212 | t213 | t214 | t215 | t216 | t217 | t218 | t486 | t487 | t488 | t489 | t490 | t491 | t492
        | t493 | t761 | t762 | t763 | t764 | t765 | t766 | t767 | t768 | t1036 | t1037 | t1038 | t1039 | t1040
        | t1041 | t1042 | t1043;
    t1108 = t219 | t220 | t221 | t222 | t223 | t224 | t225 | t226 | t494 | t495 | t496 | t497 | t498 | t499 | t500
        | t501 | t769 | t770 | t771 | t772 | t773 | t774 | t775 | t776 | t1044 | t1045 | t1046 | t1047 | t1048
        | t1049 | t1050 | t1051;
    t1109 = t227 | t228 | t229 | t230 | t231 | t232 | t233 | t234 | t502 | t503 | t504 | t505 | t506 | t507 | t508
        | t509 | t777 | t778 | t779 | t780 | t781 | t782 | t783 | t784 | t1052 | t1053 | t1054 | t1055 | t1056
        | t1057 | t1058 | t1059;
    t1110 = t235 | t236 | t237 | t238 | t239 | t240 | t241 | t242 | t510 | t511 | t512 | t513 | t514 | t515 | t516
        | t517 | t785 | t786 | t787 | t788 | t789 | t790 | t791 | t792 | t1060 | t1061 | t1062 | t1063 | t1064
        | t1065 | t1066 | t1067;
    t1111 = t243 | t244 | t245 | t246 | t247 | t248 | t249 | t250 | t518 | t519 | t520 | t521 | t522 | t523 | t524
        | t525 | t793 | t794 | t795 | t796 | t797 | t798 | t799 | t800 | t1068 | t1069 | t1070 | t1071 | t1072
        | t1073 | t1074 | t1075;
    t1112 = t251 | t252 | t253 | t254 | t255 | t256 | t257 | t258 | t526 | t527 | t528 | t529 | t530 | t531 | t532
        | t533 | t801 | t802 | t803 | t804 | t805 | t806 | t807 | t808 | t1076 | t1077 | t1078 | t1079 | t1080
        | t1081 | t1082 | t1083;
    t1113 = t259 | t260 | t261 | t262 | t263 | t264 | t265 | t266 | t534 | t535 | t536 | t537 | t538 | t539 | t540
        | t541 | t809 | t810 | t811 | t812 | t813 | t814 | t815 | t816 | t1084 | t1085 | t1086 | t1087 | t1088
        | t1089 | t1090 | t1091;
    t1114 = t267 | t268 | t269 | t270 | t271 | t272 | t273 | t274 | t542 | t543 | t544 | t545 | t546 | t547 | t548
        | t549 | t817 | t818 | t819 | t820 | t821 | t822 | t823 | t824 | t1092 | t1093 | t1094 | t1095 | t1096
        | t1097 | t1098 | t1099;
    t1115 = t1106 & t1107;
    t1116 = t1106 | t1107;
    t1117 = t1108 & t1109;
    t1118 = t1108 | t1109;
    t1119 = t1116 & t1118;
    t1120 = t1116 | t1118;
    t1121 = t1115 | t1117 | t1119;
    t1122 = t1110 & t1111;
    t1123 = t1110 | t1111;
    t1124 = t1113 & t1114;
    t1125 = t1113 | t1114;
    t1126 = t1112 & t1125;
    t1127 = t1112 | t1125;
    t1128 = t1124 | t1126;
    t1129 = t1123 & t1127;
    t1130 = t1123 | t1127;
    t1131 = t1122 | t1128 | t1129;
    t1132 = t1120 & t1130;
    t1133 = t1121 | t1131 | t1132;
    t1134 = t1105 & t1133;
    t1135 = t202 | t477 | t752 | t1027 | t1134;
    t1136 = t201 | t476 | t751 | t1026;
    t1137 = !t1135 & t1136;
    t1138 = t203 & !t1135;
    t1139 = t204 & !t1135;
    t1140 = t205 & !t1135;
    t1141 = t206 & !t1135;
    t1142 = t207 & !t1135;
    t1143 = t208 & !t1135;
    t1144 = t209 & !t1135;
    t1145 = t210 & !t1135;
    t1146 = t211 & !t1135;
    t1147 = t212 & !t1135;
    t1148 = t213 & !t1135;
    t1149 = t214 & !t1135;
    t1150 = t215 & !t1135;
    t1151 = t216 & !t1135;
    t1152 = t217 & !t1135;
    t1153 = t218 & !t1135;
    t1154 = t219 & !t1135;
    t1155 = t220 & !t1135;
    t1156 = t221 & !t1135;
    t1157 = t222 & !t1135;
    t1158 = t223 & !t1135;
    t1159 = t224 & !t1135;
    t1160 = t225 & !t1135;
    t1161 = t226 & !t1135;
    t1162 = t227 & !t1135;
    t1163 = t228 & !t1135;
    t1164 = t229 & !t1135;
    t1165 = t230 & !t1135;
    t1166 = t231 & !t1135;
    t1167 = t232 & !t1135;
    t1168 = t233 & !t1135;
    t1169 = t234 & !t1135;
    t1170 = t235 & !t1135;
    t1171 = t236 & !t1135;
    t1172 = t237 & !t1135;
    t1173 = t238 & !t1135;
    t1174 = t239 & !t1135;
    t1175 = t240 & !t1135;
    t1176 = t241 & !t1135;
    t1177 = t242 & !t1135;
    t1178 = t243 & !t1135;
    t1179 = t244 & !t1135;
    t1180 = t245 & !t1135;
    t1181 = t246 & !t1135;
    t1182 = t247 & !t1135;
    t1183 = t248 & !t1135;
    t1184 = t249 & !t1135;
    t1185 = t250 & !t1135;
    t1186 = t251 & !t1135;
    t1187 = t252 & !t1135;
    t1188 = t253 & !t1135;
    t1189 = t254 & !t1135;
    t1190 = t255 & !t1135;
    t1191 = t256 & !t1135;
    t1192 = t257 & !t1135;
    t1193 = t258 & !t1135;
    t1194 = t259 & !t1135;
    t1195 = t260 & !t1135;
    t1196 = t261 & !t1135;
    t1197 = t262 & !t1135;
    t1198 = t263 & !t1135;
    t1199 = t264 & !t1135;
    t1200 = t265 & !t1135;
    t1201 = t266 & !t1135;
    t1202 = t267 & !t1135;
    t1203 = t268 & !t1135;
    t1204 = t269 & !t1135;
    t1205 = t270 & !t1135;
    t1206 = t271 & !t1135;
    t1207 = t272 & !t1135;
    t1208 = t273 & !t1135;
    t1209 = t274 & !t1135;
    t1210 = t478 & !t1135;
    t1211 = t479 & !t1135;
    t1212 = t480 & !t1135;
    t1213 = t481 & !t1135;
    t1214 = t482 & !t1135;
    t1215 = t483 & !t1135;
    t1216 = t484 & !t1135;
    t1217 = t485 & !t1135;
    t1218 = t486 & !t1135;
    t1219 = t487 & !t1135;
    t1220 = t488 & !t1135;
    t1221 = t489 & !t1135;
    t1222 = t490 & !t1135;
    t1223 = t491 & !t1135;
    t1224 = t492 & !t1135;
    t1225 = t493 & !t1135;
    t1226 = t494 & !t1135;
    t1227 = t495 & !t1135;
    t1228 = t496 & !t1135;
    t1229 = t497 & !t1135;
    t1230 = t498 & !t1135;
    t1231 = t499 & !t1135;
    t1232 = t500 & !t1135;
    t1233 = t501 & !t1135;
    t1234 = t502 & !t1135;
    t1235 = t503 & !t1135;
    t1236 = t504 & !t1135;
    t1237 = t505 & !t1135;
    t1238 = t506 & !t1135;
    t1239 = t507 & !t1135;
    t1240 = t508 & !t1135;
    t1241 = t509 & !t1135;
    t1242 = t510 & !t1135;
    t1243 = t511 & !t1135;
    t1244 = t512 & !t1135;
    t1245 = t513 & !t1135;
    t1246 = t514 & !t1135;
    t1247 = t515 & !t1135;
    t1248 = t516 & !t1135;
    t1249 = t517 & !t1135;
    t1250 = t518 & !t1135;
    t1251 = t519 & !t1135;
    t1252 = t520 & !t1135;
    t1253 = t521 & !t1135;
    t1254 = t522 & !t1135;
    t1255 = t523 & !t1135;
    t1256 = t524 & !t1135;
    t1257 = t525 & !t1135;
    t1258 = t526 & !t1135;
    t1259 = t527 & !t1135;
    t1260 = t528 & !t1135;
    t1261 = t529 & !t1135;
    t1262 = t530 & !t1135;
    t1263 = t531 & !t1135;
    t1264 = t532 & !t1135;
    t1265 = t533 & !t1135;
    t1266 = t534 & !t1135;
    t1267 = t535 & !t1135;
    t1268 = t536 & !t1135;
    t1269 = t537 & !t1135;
    t1270 = t538 & !t1135;
    t1271 = t539 & !t1135;
    t1272 = t540 & !t1135;
    t1273 = t541 & !t1135;
    t1274 = t542 & !t1135;
    t1275 = t543 & !t1135;
    t1276 = t544 & !t1135;
    t1277 = t545 & !t1135;
    t1278 = t546 & !t1135;
    t1279 = t547 & !t1135;
    t1280 = t548 & !t1135;
    t1281 = t549 & !t1135;
    t1282 = t753 & !t1135;
    t1283 = t754 & !t1135;
    t1284 = t755 & !t1135;
    t1285 = t756 & !t1135;
    t1286 = t757 & !t1135;
    t1287 = t758 & !t1135;
    t1288 = t759 & !t1135;
    t1289 = t760 & !t1135;
    t1290 = t761 & !t1135;
    t1291 = t762 & !t1135;
    t1292 = t763 & !t1135;
    t1293 = t764 & !t1135;
    t1294 = t765 & !t1135;
    t1295 = t766 & !t1135;
    t1296 = t767 & !t1135;
    t1297 = t768 & !t1135;
    t1298 = t769 & !t1135;
    t1299 = t770 & !t1135;
    t1300 = t771 & !t1135;
    t1301 = t772 & !t1135;
    t1302 = t773 & !t1135;
    t1303 = t774 & !t1135;
    t1304 = t775 & !t1135;
    t1305 = t776 & !t1135;
    t1306 = t777 & !t1135;
    t1307 = t778 & !t1135;
    t1308 = t779 & !t1135;
    t1309 = t780 & !t1135;
    t1310 = t781 & !t1135;
    t1311 = t782 & !t1135;
    t1312 = t783 & !t1135;
    t1313 = t784 & !t1135;
    t1314 = t785 & !t1135;
    t1315 = t786 & !t1135;
    t1316 = t787 & !t1135;
    t1317 = t788 & !t1135;
    t1318 = t789 & !t1135;
    t1319 = t790 & !t1135;
    t1320 = t791 & !t1135;
    t1321 = t792 & !t1135;
    t1322 = t793 & !t1135;
    t1323 = t794 & !t1135;
    t1324 = t795 & !t1135;
    t1325 = t796 & !t1135;
    t1326 = t797 & !t1135;
    t1327 = t798 & !t1135;
    t1328 = t799 & !t1135;
    t1329 = t800 & !t1135;
    t1330 = t801 & !t1135;
    t1331 = t802 & !t1135;
    t1332 = t803 & !t1135;
    t1333 = t804 & !t1135;
    t1334 = t805 & !t1135;
    t1335 = t806 & !t1135;
    t1336 = t807 & !t1135;
    t1337 = t808 & !t1135;
    t1338 = t809 & !t1135;
    t1339 = t810 & !t1135;
    t1340 = t811 & !t1135;
    t1341 = t812 & !t1135;
    t1342 = t813 & !t1135;
    t1343 = t814 & !t1135;
    t1344 = t815 & !t1135;
    t1345 = t816 & !t1135;
    t1346 = t817 & !t1135;
    t1347 = t818 & !t1135;
    t1348 = t819 & !t1135;
    t1349 = t820 & !t1135;
    t1350 = t821 & !t1135;
    t1351 = t822 & !t1135;
    t1352 = t823 & !t1135;
    t1353 = t824 & !t1135;
    t1354 = t1028 & !t1135;
    t1355 = t1029 & !t1135;
    t1356 = t1030 & !t1135;
    t1357 = t1031 & !t1135;
    t1358 = t1032 & !t1135;
    t1359 = t1033 & !t1135;
    t1360 = t1034 & !t1135;
    t1361 = t1035 & !t1135;
    t1362 = t1036 & !t1135;
    t1363 = t1037 & !t1135;
    t1364 = t1038 & !t1135;
    t1365 = t1039 & !t1135;
    t1366 = t1040 & !t1135;
    t1367 = t1041 & !t1135;
    t1368 = t1042 & !t1135;
    t1369 = t1043 & !t1135;
    t1370 = t1044 & !t1135;
    t1371 = t1045 & !t1135;
    t1372 = t1046 & !t1135;
    t1373 = t1047 & !t1135;
    t1374 = t1048 & !t1135;
    t1375 = t1049 & !t1135;
    t1376 = t1050 & !t1135;
    t1377 = t1051 & !t1135;
    t1378 = t1052 & !t1135;
    t1379 = t1053 & !t1135;
    t1380 = t1054 & !t1135;
    t1381 = t1055 & !t1135;
    t1382 = t1056 & !t1135;
    t1383 = t1057 & !t1135;
    t1384 = t1058 & !t1135;
    t1385 = t1059 & !t1135;
    t1386 = t1060 & !t1135;
    t1387 = t1061 & !t1135;
    t1388 = t1062 & !t1135;
    t1389 = t1063 & !t1135;
    t1390 = t1064 & !t1135;
    t1391 = t1065 & !t1135;
    t1392 = t1066 & !t1135;
    t1393 = t1067 & !t1135;
    t1394 = t1068 & !t1135;
    t1395 = t1069 & !t1135;
    t1396 = t1070 & !t1135;
    t1397 = t1071 & !t1135;
    t1398 = t1072 & !t1135;
    t1399 = t1073 & !t1135;
    t1400 = t1074 & !t1135;
    t1401 = t1075 & !t1135;
    t1402 = t1076 & !t1135;
    t1403 = t1077 & !t1135;
    t1404 = t1078 & !t1135;
    t1405 = t1079 & !t1135;
    t1406 = t1080 & !t1135;
    t1407 = t1081 & !t1135;
    t1408 = t1082 & !t1135;
    t1409 = t1083 & !t1135;
    t1410 = t1084 & !t1135;
    t1411 = t1085 & !t1135;
    t1412 = t1086 & !t1135;
    t1413 = t1087 & !t1135;
    t1414 = t1088 & !t1135;
    t1415 = t1089 & !t1135;
    t1416 = t1090 & !t1135;
    t1417 = t1091 & !t1135;
    t1418 = t1092 & !t1135;
    t1419 = t1093 & !t1135;
    t1420 = t1094 & !t1135;
    t1421 = t1095 & !t1135;
    t1422 = t1096 & !t1135;
    t1423 = t1097 & !t1135;
    t1424 = t1098 & !t1135;
    t1425 = t1099 & !t1135;
    entry[0] = entry[0] ^ t1138;
    entry[1] = entry[1] ^ t1211;
    entry[2] = entry[2] ^ t1284;
    entry[3] = entry[3] ^ t1357;
    entry[4] = entry[4] ^ t1142;
    entry[5] = entry[5] ^ t1215;
    entry[6] = entry[6] ^ t1288;
    entry[7] = entry[7] ^ t1361;
    entry[8] = entry[8] ^ t1146;
    entry[9] = entry[9] ^ t1219;
    entry[10] = entry[10] ^ t1292;
    entry[11] = entry[11] ^ t1365;
    entry[12] = entry[12] ^ t1150;
    entry[13] = entry[13] ^ t1223;
    entry[14] = entry[14] ^ t1296;
    entry[15] = entry[15] ^ t1369;
    entry[16] = entry[16] ^ t1154;
    entry[17] = entry[17] ^ t1227;
    entry[18] = entry[18] ^ t1300;
    entry[19] = entry[19] ^ t1373;
    entry[20] = entry[20] ^ t1158;
    entry[21] = entry[21] ^ t1231;
    entry[22] = entry[22] ^ t1304;
    entry[23] = entry[23] ^ t1377;
    entry[24] = entry[24] ^ t1162;
    entry[25] = entry[25] ^ t1235;
    entry[26] = entry[26] ^ t1308;
    entry[27] = entry[27] ^ t1381;
    entry[28] = entry[28] ^ t1166;
    entry[29] = entry[29] ^ t1239;
    entry[30] = entry[30] ^ t1312;
    entry[31] = entry[31] ^ t1385;
    entry[32] = entry[32] ^ t1170;
    entry[33] = entry[33] ^ t1243;
    entry[34] = entry[34] ^ t1316;
    entry[35] = entry[35] ^ t1389;
    entry[36] = entry[36] ^ t1174;
    entry[37] = entry[37] ^ t1247;
    entry[38] = entry[38] ^ t1320;
    entry[39] = entry[39] ^ t1393;
    entry[40] = entry[40] ^ t1178;
    entry[41] = entry[41] ^ t1251;
    entry[42] = entry[42] ^ t1324;
    entry[43] = entry[43] ^ t1397;
    entry[44] = entry[44] ^ t1182;
    entry[45] = entry[45] ^ t1255;
    entry[46] = entry[46] ^ t1328;
    entry[47] = entry[47] ^ t1401;
    entry[48] = entry[48] ^ t1186;
    entry[49] = entry[49] ^ t1259;
    entry[50] = entry[50] ^ t1332;
    entry[51] = entry[51] ^ t1405;
    entry[52] = entry[52] ^ t1190;
    entry[53] = entry[53] ^ t1263;
    entry[54] = entry[54] ^ t1336;
    entry[55] = entry[55] ^ t1409;
    entry[56] = entry[56] ^ t1194;
    entry[57] = entry[57] ^ t1267;
    entry[58] = entry[58] ^ t1340;
    entry[59] = entry[59] ^ t1413;
    entry[60] = entry[60] ^ t1198;
    entry[61] = entry[61] ^ t1271;
    entry[62] = entry[62] ^ t1344;
    entry[63] = entry[63] ^ t1417;
    entry[64] = entry[64] ^ t1202;
    entry[65] = entry[65] ^ t1275;
    entry[66] = entry[66] ^ t1348;
    entry[67] = entry[67] ^ t1421;
    entry[68] = entry[68] ^ t1206;
    entry[69] = entry[69] ^ t1279;
    entry[70] = entry[70] ^ t1352;
    entry[71] = entry[71] ^ t1425;
    entry[72] = entry[72] ^ t1210;
    entry[73] = entry[73] ^ t1283;
    entry[74] = entry[74] ^ t1356;
    entry[75] = entry[75] ^ t1141;
    entry[76] = entry[76] ^ t1214;
    entry[77] = entry[77] ^ t1287;
    entry[78] = entry[78] ^ t1360;
    entry[79] = entry[79] ^ t1145;
    entry[80] = entry[80] ^ t1218;
    entry[81] = entry[81] ^ t1291;
    entry[82] = entry[82] ^ t1364;
    entry[83] = entry[83] ^ t1149;
    entry[84] = entry[84] ^ t1222;
    entry[85] = entry[85] ^ t1295;
    entry[86] = entry[86] ^ t1368;
    entry[87] = entry[87] ^ t1153;
    entry[88] = entry[88] ^ t1226;
    entry[89] = entry[89] ^ t1299;
    entry[90] = entry[90] ^ t1372;
    entry[91] = entry[91] ^ t1157;
    entry[92] = entry[92] ^ t1230;
    entry[93] = entry[93] ^ t1303;
    entry[94] = entry[94] ^ t1376;
    entry[95] = entry[95] ^ t1161;
    entry[96] = entry[96] ^ t1234;
    entry[97] = entry[97] ^ t1307;
    entry[98] = entry[98] ^ t1380;
    entry[99] = entry[99] ^ t1165;
    entry[100] = entry[100] ^ t1238;
    entry[101] = entry[101] ^ t1311;
    entry[102] = entry[102] ^ t1384;
    entry[103] = entry[103] ^ t1169;
    entry[104] = entry[104] ^ t1242;
    entry[105] = entry[105] ^ t1315;
    entry[106] = entry[106] ^ t1388;
    entry[107] = entry[107] ^ t1173;
    entry[108] = entry[108] ^ t1246;
    entry[109] = entry[109] ^ t1319;
    entry[110] = entry[110] ^ t1392;
    entry[111] = entry[111] ^ t1177;
    entry[112] = entry[112] ^ t1250;
    entry[113] = entry[113] ^ t1323;
    entry[114] = entry[114] ^ t1396;
    entry[115] = entry[115] ^ t1181;
    entry[116] = entry[116] ^ t1254;
    entry[117] = entry[117] ^ t1327;
    entry[118] = entry[118] ^ t1400;
    entry[119] = entry[119] ^ t1185;
    entry[120] = entry[120] ^ t1258;
    entry[121] = entry[121] ^ t1331;
    entry[122] = entry[122] ^ t1404;
    entry[123] = entry[123] ^ t1189;
    entry[124] = entry[124] ^ t1262;
    entry[125] = entry[125] ^ t1335;
    entry[126] = entry[126] ^ t1408;
    entry[127] = entry[127] ^ t1193;
    entry[128] = entry[128] ^ t1266;
    entry[129] = entry[129] ^ t1339;
    entry[130] = entry[130] ^ t1412;
    entry[131] = entry[131] ^ t1197;
    entry[132] = entry[132] ^ t1270;
    entry[133] = entry[133] ^ t1343;
    entry[134] = entry[134] ^ t1416;
    entry[135] = entry[135] ^ t1201;
    entry[136] = entry[136] ^ t1274;
    entry[137] = entry[137] ^ t1347;
    entry[138] = entry[138] ^ t1420;
    entry[139] = entry[139] ^ t1205;
    entry[140] = entry[140] ^ t1278;
    entry[141] = entry[141] ^ t1351;
    entry[142] = entry[142] ^ t1424;
    entry[143] = entry[143] ^ t1209;
    entry[144] = entry[144] ^ t1282;
    entry[145] = entry[145] ^ t1355;
    entry[146] = entry[146] ^ t1140;
    entry[147] = entry[147] ^ t1213;
    entry[148] = entry[148] ^ t1286;
    entry[149] = entry[149] ^ t1359;
    entry[150] = entry[150] ^ t1144;
    entry[151] = entry[151] ^ t1217;
    entry[152] = entry[152] ^ t1290;
    entry[153] = entry[153] ^ t1363;
    entry[154] = entry[154] ^ t1148;
    entry[155] = entry[155] ^ t1221;
    entry[156] = entry[156] ^ t1294;
    entry[157] = entry[157] ^ t1367;
    entry[158] = entry[158] ^ t1152;
    entry[159] = entry[159] ^ t1225;
    entry[160] = entry[160] ^ t1298;
    entry[161] = entry[161] ^ t1371;
    entry[162] = entry[162] ^ t1156;
    entry[163] = entry[163] ^ t1229;
    entry[164] = entry[164] ^ t1302;
    entry[165] = entry[165] ^ t1375;
    entry[166] = entry[166] ^ t1160;
    entry[167] = entry[167] ^ t1233;
    entry[168] = entry[168] ^ t1306;
    entry[169] = entry[169] ^ t1379;
    entry[170] = entry[170] ^ t1164;
    entry[171] = entry[171] ^ t1237;
    entry[172] = entry[172] ^ t1310;
    entry[173] = entry[173] ^ t1383;
    entry[174] = entry[174] ^ t1168;
    entry[175] = entry[175] ^ t1241;
    entry[176] = entry[176] ^ t1314;
    entry[177] = entry[177] ^ t1387;
    entry[178] = entry[178] ^ t1172;
    entry[179] = entry[179] ^ t1245;
    entry[180] = entry[180] ^ t1318;
    entry[181] = entry[181] ^ t1391;
    entry[182] = entry[182] ^ t1176;
    entry[183] = entry[183] ^ t1249;
    entry[184] = entry[184] ^ t1322;
    entry[185] = entry[185] ^ t1395;
    entry[186] = entry[186] ^ t1180;
    entry[187] = entry[187] ^ t1253;
    entry[188] = entry[188] ^ t1326;
    entry[189] = entry[189] ^ t1399;
    entry[190] = entry[190] ^ t1184;
    entry[191] = entry[191] ^ t1257;
    entry[192] = entry[192] ^ t1330;
    entry[193] = entry[193] ^ t1403;
    entry[194] = entry[194] ^ t1188;
    entry[195] = entry[195] ^ t1261;
    entry[196] = entry[196] ^ t1334;
    entry[197] = entry[197] ^ t1407;
    entry[198] = entry[198] ^ t1192;
    entry[199] = entry[199] ^ t1265;
    entry[200] = entry[200] ^ t1338;
    entry[201] = entry[201] ^ t1411;
    entry[202] = entry[202] ^ t1196;
    entry[203] = entry[203] ^ t1269;
    entry[204] = entry[204] ^ t1342;
    entry[205] = entry[205] ^ t1415;
    entry[206] = entry[206] ^ t1200;
    entry[207] = entry[207] ^ t1273;
    entry[208] = entry[208] ^ t1346;
    entry[209] = entry[209] ^ t1419;
    entry[210] = entry[210] ^ t1204;
    entry[211] = entry[211] ^ t1277;
    entry[212] = entry[212] ^ t1350;
    entry[213] = entry[213] ^ t1423;
    entry[214] = entry[214] ^ t1208;
    entry[215] = entry[215] ^ t1281;
    entry[216] = entry[216] ^ t1354;
    entry[217] = entry[217] ^ t1139;
    entry[218] = entry[218] ^ t1212;
    entry[219] = entry[219] ^ t1285;
    entry[220] = entry[220] ^ t1358;
    entry[221] = entry[221] ^ t1143;
    entry[222] = entry[222] ^ t1216;
    entry[223] = entry[223] ^ t1289;
    entry[224] = entry[224] ^ t1362;
    entry[225] = entry[225] ^ t1147;
    entry[226] = entry[226] ^ t1220;
    entry[227] = entry[227] ^ t1293;
    entry[228] = entry[228] ^ t1366;
    entry[229] = entry[229] ^ t1151;
    entry[230] = entry[230] ^ t1224;
    entry[231] = entry[231] ^ t1297;
    entry[232] = entry[232] ^ t1370;
    entry[233] = entry[233] ^ t1155;
    entry[234] = entry[234] ^ t1228;
    entry[235] = entry[235] ^ t1301;
    entry[236] = entry[236] ^ t1374;
    entry[237] = entry[237] ^ t1159;
    entry[238] = entry[238] ^ t1232;
    entry[239] = entry[239] ^ t1305;
    entry[240] = entry[240] ^ t1378;
    entry[241] = entry[241] ^ t1163;
    entry[242] = entry[242] ^ t1236;
    entry[243] = entry[243] ^ t1309;
    entry[244] = entry[244] ^ t1382;
    entry[245] = entry[245] ^ t1167;
    entry[246] = entry[246] ^ t1240;
    entry[247] = entry[247] ^ t1313;
    entry[248] = entry[248] ^ t1386;
    entry[249] = entry[249] ^ t1171;
    entry[250] = entry[250] ^ t1244;
    entry[251] = entry[251] ^ t1317;
    entry[252] = entry[252] ^ t1390;
    entry[253] = entry[253] ^ t1175;
    entry[254] = entry[254] ^ t1248;
    entry[255] = entry[255] ^ t1321;
    entry[256] = entry[256] ^ t1394;
    entry[257] = entry[257] ^ t1179;
    entry[258] = entry[258] ^ t1252;
    entry[259] = entry[259] ^ t1325;
    entry[260] = entry[260] ^ t1398;
    entry[261] = entry[261] ^ t1183;
    entry[262] = entry[262] ^ t1256;
    entry[263] = entry[263] ^ t1329;
    entry[264] = entry[264] ^ t1402;
    entry[265] = entry[265] ^ t1187;
    entry[266] = entry[266] ^ t1260;
    entry[267] = entry[267] ^ t1333;
    entry[268] = entry[268] ^ t1406;
    entry[269] = entry[269] ^ t1191;
    entry[270] = entry[270] ^ t1264;
    entry[271] = entry[271] ^ t1337;
    entry[272] = entry[272] ^ t1410;
    entry[273] = entry[273] ^ t1195;
    entry[274] = entry[274] ^ t1268;
    entry[275] = entry[275] ^ t1341;
    entry[276] = entry[276] ^ t1414;
    entry[277] = entry[277] ^ t1199;
    entry[278] = entry[278] ^ t1272;
    entry[279] = entry[279] ^ t1345;
    entry[280] = entry[280] ^ t1418;
    entry[281] = entry[281] ^ t1203;
    entry[282] = entry[282] ^ t1276;
    entry[283] = entry[283] ^ t1349;
    entry[284] = entry[284] ^ t1422;
    entry[285] = entry[285] ^ t1207;
    entry[286] = entry[286] ^ t1280;
    entry[287] = entry[287] ^ t1353;
    Flags { corrected: t1137, uncorrectable: t1135 }
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
pub fn decode(data: &mut [u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES], enables: [bool; ENABLES]) -> Status {
    if self::check(data, check) {
        return Status::Clean;
    }
    let mut entry = [0u64; ENTRY_BITS];
    for (i, lane) in entry.iter_mut().enumerate() {
        let (is_data, bit) = place(i);
        let byte = if is_data { data[bit / 8] } else { check[bit / 8] };
        *lane = u64::from(byte >> (bit % 8) & 1);
    }
    let lanes = enables.map(|on| 0u64.wrapping_sub(u64::from(on)));
    let received = entry;
    let flags = decode_lanes(&mut entry, &lanes);
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
    enables: [bool; ENABLES],
) -> Result<Status, WrongLength> {
    let count = entries(data, check)?;
    if status.as_ref().is_some_and(|status| status.len() != count) {
        return Err(WrongLength);
    }
    let mut worst = Status::Clean;
    for (i, (data, check)) in data.chunks_exact_mut(DATA_BYTES).zip(check.chunks_exact_mut(CHECK_BYTES)).enumerate() {
        if let (Some(data), Some(check)) = (data.first_chunk_mut(), check.first_chunk_mut()) {
            let one = decode(data, check, enables);
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
    decode_lanes: |entry| decode_lanes(entry, &[!0]),
};
static REPAIR_OFF: crate::WordRepair = crate::WordRepair {
    flips: [
        [
            0x01ff01ff, 0x01ff0040, 0x01ff0119, 0xffffffff, 0x01ff00d2, 0xffffffff, 0xffffffff, 0x01ff0038,
            0x01ff008b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0000, 0xffffffff, 0xffffffff,
            0x01ff0044, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0028, 0x01ff007f, 0xffffffff,
            0xffffffff, 0x01ff004f, 0x01ff006f, 0xffffffff, 0x01ff00a6, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011d, 0xffffffff, 0xffffffff, 0x01ff0063, 0xffffffff, 0x01ff00b6, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00ed, 0x01ff0073, 0xffffffff, 0x01ff00c6, 0xffffffff, 0xffffffff, 0x01ff0010,
            0xffffffff, 0x01ff0030, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d6, 0xffffffff, 0xffffffff, 0x01ff0014, 0xffffffff, 0x01ff00ba, 0x01ff00aa, 0xffffffff,
            0xffffffff, 0x01ff010d, 0x01ff00fd, 0xffffffff, 0x01ff00ca, 0xffffffff, 0xffffffff, 0x01ff00d9,
            0xffffffff, 0xffffffff, 0x01ff0077, 0xffffffff, 0x01ff00b2, 0xffffffff, 0xffffffff, 0x01ff00c2,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0105, 0xffffffff, 0xffffffff, 0x01ff00e5,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff003c, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff0024, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008f, 0xffffffff, 0xffffffff, 0x01ff0034, 0xffffffff, 0x01ff00e1, 0x01ff005f, 0xffffffff,
            0xffffffff, 0x01ff0111, 0x01ff0101, 0xffffffff, 0x01ff00f1, 0xffffffff, 0xffffffff, 0x01ff007b,
            0xffffffff, 0xffffffff, 0x01ff0067, 0xffffffff, 0x01ff00e9, 0xffffffff, 0xffffffff, 0x01ff00be,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0053, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff002c, 0x01ff006b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00f5,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0109, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00ae,
            0xffffffff, 0x01ff001c, 0x01ff00a2, 0xffffffff, 0x01ff0020, 0xffffffff, 0xffffffff, 0x01ff0083,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00f9, 0xffffffff, 0xffffffff,
            0x01ff0087, 0xffffffff, 0xffffffff, 0x01ff0008, 0xffffffff, 0x01ff0115, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff005b, 0x01ff0092, 0xffffffff, 0x01ff0018, 0xffffffff, 0xffffffff, 0x01ff009a,
            0x01ff00ce, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0096, 0x01ff004b, 0xffffffff,
            0xffffffff, 0x01ff000c, 0x01ff0004, 0xffffffff, 0x01ff0057, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff009e, 0xffffffff, 0xffffffff, 0x01ff00dd, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
        ],
        [
            0x01ff01ff, 0x01ff0088, 0x01ff0041, 0xffffffff, 0x01ff011a, 0xffffffff, 0xffffffff, 0x01ff0080,
            0x01ff00d3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0048, 0xffffffff, 0xffffffff,
            0x01ff008c, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0070, 0x01ff00c7, 0xffffffff,
            0xffffffff, 0x01ff0097, 0x01ff00b7, 0xffffffff, 0x01ff00ee, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0045, 0xffffffff, 0xffffffff, 0x01ff00ab, 0xffffffff, 0x01ff00fe, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0015, 0x01ff00bb, 0xffffffff, 0x01ff010e, 0xffffffff, 0xffffffff, 0x01ff0058,
            0xffffffff, 0x01ff0078, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011e, 0xffffffff, 0xffffffff, 0x01ff005c, 0xffffffff, 0x01ff0102, 0x01ff00f2, 0xffffffff,
            0xffffffff, 0x01ff0035, 0x01ff0025, 0xffffffff, 0x01ff0112, 0xffffffff, 0xffffffff, 0x01ff0001,
            0xffffffff, 0xffffffff, 0x01ff00bf, 0xffffffff, 0x01ff00fa, 0xffffffff, 0xffffffff, 0x01ff010a,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff002d, 0xffffffff, 0xffffffff, 0x01ff000d,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0084, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff006c, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d7, 0xffffffff, 0xffffffff, 0x01ff007c, 0xffffffff, 0x01ff0009, 0x01ff00a7, 0xffffffff,
            0xffffffff, 0x01ff0039, 0x01ff0029, 0xffffffff, 0x01ff0019, 0xffffffff, 0xffffffff, 0x01ff00c3,
            0xffffffff, 0xffffffff, 0x01ff00af, 0xffffffff, 0x01ff0011, 0xffffffff, 0xffffffff, 0x01ff0106,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff009b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0074, 0x01ff00b3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff001d,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0031, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00f6,
            0xffffffff, 0x01ff0064, 0x01ff00ea, 0xffffffff, 0x01ff0068, 0xffffffff, 0xffffffff, 0x01ff00cb,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0021, 0xffffffff, 0xffffffff,
            0x01ff00cf, 0xffffffff, 0xffffffff, 0x01ff0050, 0xffffffff, 0x01ff003d, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00a3, 0x01ff00da, 0xffffffff, 0x01ff0060, 0xffffffff, 0xffffffff, 0x01ff00e2,
            0x01ff0116, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00de, 0x01ff0093, 0xffffffff,
            0xffffffff, 0x01ff0054, 0x01ff004c, 0xffffffff, 0x01ff009f, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00e6, 0xffffffff, 0xffffffff, 0x01ff0005, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
        ],
        [
            0x01ff01ff, 0x01ff00d0, 0x01ff0089, 0xffffffff, 0x01ff0042, 0xffffffff, 0xffffffff, 0x01ff00c8,
            0x01ff011b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0090, 0xffffffff, 0xffffffff,
            0x01ff00d4, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00b8, 0x01ff010f, 0xffffffff,
            0xffffffff, 0x01ff00df, 0x01ff00ff, 0xffffffff, 0x01ff0016, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008d, 0xffffffff, 0xffffffff, 0x01ff00f3, 0xffffffff, 0x01ff0026, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff005d, 0x01ff0103, 0xffffffff, 0x01ff0036, 0xffffffff, 0xffffffff, 0x01ff00a0,
            0xffffffff, 0x01ff00c0, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0046, 0xffffffff, 0xffffffff, 0x01ff00a4, 0xffffffff, 0x01ff002a, 0x01ff001a, 0xffffffff,
            0xffffffff, 0x01ff007d, 0x01ff006d, 0xffffffff, 0x01ff003a, 0xffffffff, 0xffffffff, 0x01ff0049,
            0xffffffff, 0xffffffff, 0x01ff0107, 0xffffffff, 0x01ff0022, 0xffffffff, 0xffffffff, 0x01ff0032,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0075, 0xffffffff, 0xffffffff, 0x01ff0055,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00cc, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff00b4, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011f, 0xffffffff, 0xffffffff, 0x01ff00c4, 0xffffffff, 0x01ff0051, 0x01ff00ef, 0xffffffff,
            0xffffffff, 0x01ff0081, 0x01ff0071, 0xffffffff, 0x01ff0061, 0xffffffff, 0xffffffff, 0x01ff010b,
            0xffffffff, 0xffffffff, 0x01ff00f7, 0xffffffff, 0x01ff0059, 0xffffffff, 0xffffffff, 0x01ff002e,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00e3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00bc, 0x01ff00fb, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0065,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0079, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff001e,
            0xffffffff, 0x01ff00ac, 0x01ff0012, 0xffffffff, 0x01ff00b0, 0xffffffff, 0xffffffff, 0x01ff0113,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0069, 0xffffffff, 0xffffffff,
            0x01ff0117, 0xffffffff, 0xffffffff, 0x01ff0098, 0xffffffff, 0x01ff0085, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00eb, 0x01ff0002, 0xffffffff, 0x01ff00a8, 0xffffffff, 0xffffffff, 0x01ff000a,
            0x01ff003e, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0006, 0x01ff00db, 0xffffffff,
            0xffffffff, 0x01ff009c, 0x01ff0094, 0xffffffff, 0x01ff00e7, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff000e, 0xffffffff, 0xffffffff, 0x01ff004d, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
        ],
        [
            0x01ff01ff, 0x01ff0118, 0x01ff00d1, 0xffffffff, 0x01ff008a, 0xffffffff, 0xffffffff, 0x01ff0110,
            0x01ff0043, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00d8, 0xffffffff, 0xffffffff,
            0x01ff011c, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0100, 0x01ff0037, 0xffffffff,
            0xffffffff, 0x01ff0007, 0x01ff0027, 0xffffffff, 0x01ff005e, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d5, 0xffffffff, 0xffffffff, 0x01ff001b, 0xffffffff, 0x01ff006e, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00a5, 0x01ff002b, 0xffffffff, 0x01ff007e, 0xffffffff, 0xffffffff, 0x01ff00e8,
            0xffffffff, 0x01ff0108, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008e, 0xffffffff, 0xffffffff, 0x01ff00ec, 0xffffffff, 0x01ff0072, 0x01ff0062, 0xffffffff,
            0xffffffff, 0x01ff00c5, 0x01ff00b5, 0xffffffff, 0x01ff0082, 0xffffffff, 0xffffffff, 0x01ff0091,
            0xffffffff, 0xffffffff, 0x01ff002f, 0xffffffff, 0x01ff006a, 0xffffffff, 0xffffffff, 0x01ff007a,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00bd, 0xffffffff, 0xffffffff, 0x01ff009d,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0114, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff00fc, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0047, 0xffffffff, 0xffffffff, 0x01ff010c, 0xffffffff, 0x01ff0099, 0x01ff0017, 0xffffffff,
            0xffffffff, 0x01ff00c9, 0x01ff00b9, 0xffffffff, 0x01ff00a9, 0xffffffff, 0xffffffff, 0x01ff0033,
            0xffffffff, 0xffffffff, 0x01ff001f, 0xffffffff, 0x01ff00a1, 0xffffffff, 0xffffffff, 0x01ff0076,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff000b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0104, 0x01ff0023, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00ad,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00c1, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0066,
            0xffffffff, 0x01ff00f4, 0x01ff005a, 0xffffffff, 0x01ff00f8, 0xffffffff, 0xffffffff, 0x01ff003b,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00b1, 0xffffffff, 0xffffffff,
            0x01ff003f, 0xffffffff, 0xffffffff, 0x01ff00e0, 0xffffffff, 0x01ff00cd, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0013, 0x01ff004a, 0xffffffff, 0x01ff00f0, 0xffffffff, 0xffffffff, 0x01ff0052,
            0x01ff0086, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff004e, 0x01ff0003, 0xffffffff,
            0xffffffff, 0x01ff00e4, 0x01ff00dc, 0xffffffff, 0x01ff000f, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0056, 0xffffffff, 0xffffffff, 0x01ff0095, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
        ],
    ],
    confirm: false,
};
static TOGETHER_OFF: [[u8; 288]; 1] = [
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
pub static KERNEL_OFF: crate::Kernel = crate::Kernel {
    id: "duet-trio:off",
    hash: HASH,
    affine: &AFFINE,
    nibbles: &NIBBLES,
    shape: crate::Shape::Rotated(&LANES),
    repair: crate::Repair::Words(&REPAIR_OFF),
    together: &TOGETHER_OFF,
    encode_lanes: encode_lanes::<u64>,
    decode_lanes: |entry| decode_lanes(entry, &[0]),
};
