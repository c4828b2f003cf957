//! DuetECC: encoder and decoder. Generated; do not edit.
//!
//! Scheme `duet`, sha-256 0aa303b202d3f99a82740ab462c47cc4f64d300411431d52e0a0a51f3e79e1c4.
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
pub const ID: &str = "duet";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "0aa303b202d3f99a82740ab462c47cc4f64d300411431d52e0a0a51f3e79e1c4";
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
    t0 = data[0] ^ data[4] ^ data[20] ^ data[24] ^ data[52] ^ data[56] ^ data[67] ^ data[71] ^ data[87] ^ data[91]
        ^ data[99] ^ data[107] ^ data[111] ^ data[115] ^ data[130] ^ data[134] ^ data[138] ^ data[142] ^ data[174]
        ^ data[186] ^ data[193] ^ data[197] ^ data[205] ^ data[209] ^ data[245] ^ data[249];
    t1 = data[0] ^ data[8] ^ data[12] ^ data[28] ^ data[32] ^ data[60] ^ data[75] ^ data[79] ^ data[95] ^ data[99]
        ^ data[107] ^ data[115] ^ data[119] ^ data[123] ^ data[130] ^ data[138] ^ data[142] ^ data[146] ^ data[150]
        ^ data[182] ^ data[193] ^ data[201] ^ data[205] ^ data[213] ^ data[217] ^ data[253];
    t2 = data[4] ^ data[8] ^ data[16] ^ data[20] ^ data[36] ^ data[40] ^ data[67] ^ data[83] ^ data[87] ^ data[103]
        ^ data[107] ^ data[115] ^ data[123] ^ data[127] ^ data[138] ^ data[146] ^ data[150] ^ data[154] ^ data[158]
        ^ data[190] ^ data[197] ^ data[201] ^ data[209] ^ data[213] ^ data[221] ^ data[225];
    t3 = data[12] ^ data[16] ^ data[24] ^ data[28] ^ data[44] ^ data[48] ^ data[67] ^ data[71] ^ data[75]
        ^ data[91] ^ data[95] ^ data[111] ^ data[115] ^ data[123] ^ data[134] ^ data[146] ^ data[154] ^ data[158]
        ^ data[162] ^ data[166] ^ data[205] ^ data[209] ^ data[217] ^ data[221] ^ data[229] ^ data[233];
    t4 = data[20] ^ data[24] ^ data[32] ^ data[36] ^ data[52] ^ data[56] ^ data[67] ^ data[75] ^ data[79]
        ^ data[83] ^ data[99] ^ data[103] ^ data[119] ^ data[123] ^ data[142] ^ data[154] ^ data[162] ^ data[166]
        ^ data[170] ^ data[174] ^ data[213] ^ data[217] ^ data[225] ^ data[229] ^ data[237] ^ data[241];
    t5 = data[0] ^ data[28] ^ data[32] ^ data[40] ^ data[44] ^ data[60] ^ data[67] ^ data[75] ^ data[83] ^ data[87]
        ^ data[91] ^ data[107] ^ data[111] ^ data[127] ^ data[150] ^ data[162] ^ data[170] ^ data[174] ^ data[178]
        ^ data[182] ^ data[221] ^ data[225] ^ data[233] ^ data[237] ^ data[245] ^ data[249];
    t6 = data[4] ^ data[8] ^ data[36] ^ data[40] ^ data[48] ^ data[52] ^ data[71] ^ data[75] ^ data[83] ^ data[91]
        ^ data[95] ^ data[99] ^ data[115] ^ data[119] ^ data[158] ^ data[170] ^ data[178] ^ data[182] ^ data[186]
        ^ data[190] ^ data[193] ^ data[229] ^ data[233] ^ data[241] ^ data[245] ^ data[253];
    t7 = data[12] ^ data[16] ^ data[44] ^ data[48] ^ data[56] ^ data[60] ^ data[79] ^ data[83] ^ data[91]
        ^ data[99] ^ data[103] ^ data[107] ^ data[123] ^ data[127] ^ data[130] ^ data[134] ^ data[166] ^ data[178]
        ^ data[186] ^ data[190] ^ data[197] ^ data[201] ^ data[237] ^ data[241] ^ data[249] ^ data[253];
    t8 = data[1] ^ data[5] ^ data[13] ^ data[17] ^ data[53] ^ data[57] ^ data[64] ^ data[68] ^ data[84] ^ data[88]
        ^ data[116] ^ data[120] ^ data[131] ^ data[135] ^ data[151] ^ data[155] ^ data[163] ^ data[171] ^ data[175]
        ^ data[179] ^ data[194] ^ data[198] ^ data[202] ^ data[206] ^ data[238] ^ data[250];
    t9 = data[1] ^ data[9] ^ data[13] ^ data[21] ^ data[25] ^ data[61] ^ data[64] ^ data[72] ^ data[76] ^ data[92]
        ^ data[96] ^ data[124] ^ data[139] ^ data[143] ^ data[159] ^ data[163] ^ data[171] ^ data[179] ^ data[183]
        ^ data[187] ^ data[194] ^ data[202] ^ data[206] ^ data[210] ^ data[214] ^ data[246];
    t10 = data[5] ^ data[9] ^ data[17] ^ data[21] ^ data[29] ^ data[33] ^ data[68] ^ data[72] ^ data[80] ^ data[84]
        ^ data[100] ^ data[104] ^ data[131] ^ data[147] ^ data[151] ^ data[167] ^ data[171] ^ data[179] ^ data[187]
        ^ data[191] ^ data[202] ^ data[210] ^ data[214] ^ data[218] ^ data[222] ^ data[254];
    t11 = data[13] ^ data[17] ^ data[25] ^ data[29] ^ data[37] ^ data[41] ^ data[76] ^ data[80] ^ data[88]
        ^ data[92] ^ data[108] ^ data[112] ^ data[131] ^ data[135] ^ data[139] ^ data[155] ^ data[159] ^ data[175]
        ^ data[179] ^ data[187] ^ data[198] ^ data[210] ^ data[218] ^ data[222] ^ data[226] ^ data[230];
    t12 = data[21] ^ data[25] ^ data[33] ^ data[37] ^ data[45] ^ data[49] ^ data[84] ^ data[88] ^ data[96]
        ^ data[100] ^ data[116] ^ data[120] ^ data[131] ^ data[139] ^ data[143] ^ data[147] ^ data[163] ^ data[167]
        ^ data[183] ^ data[187] ^ data[206] ^ data[218] ^ data[226] ^ data[230] ^ data[234] ^ data[238];
    t13 = data[29] ^ data[33] ^ data[41] ^ data[45] ^ data[53] ^ data[57] ^ data[64] ^ data[92] ^ data[96]
        ^ data[104] ^ data[108] ^ data[124] ^ data[131] ^ data[139] ^ data[147] ^ data[151] ^ data[155] ^ data[171]
        ^ data[175] ^ data[191] ^ data[214] ^ data[226] ^ data[234] ^ data[238] ^ data[242] ^ data[246];
    t14 = data[1] ^ data[37] ^ data[41] ^ data[49] ^ data[53] ^ data[61] ^ data[68] ^ data[72] ^ data[100]
        ^ data[104] ^ data[112] ^ data[116] ^ data[135] ^ data[139] ^ data[147] ^ data[155] ^ data[159] ^ data[163]
        ^ data[179] ^ data[183] ^ data[222] ^ data[234] ^ data[242] ^ data[246] ^ data[250] ^ data[254];
    t15 = data[5] ^ data[9] ^ data[45] ^ data[49] ^ data[57] ^ data[61] ^ data[76] ^ data[80] ^ data[108]
        ^ data[112] ^ data[120] ^ data[124] ^ data[143] ^ data[147] ^ data[155] ^ data[163] ^ data[167] ^ data[171]
        ^ data[187] ^ data[191] ^ data[194] ^ data[198] ^ data[230] ^ data[242] ^ data[250] ^ data[254];
    t16 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[46] ^ data[58] ^ data[65] ^ data[69] ^ data[77] ^ data[81]
        ^ data[117] ^ data[121] ^ data[128] ^ data[132] ^ data[148] ^ data[152] ^ data[180] ^ data[184] ^ data[195]
        ^ data[199] ^ data[215] ^ data[219] ^ data[227] ^ data[235] ^ data[239] ^ data[243];
    t17 = data[2] ^ data[10] ^ data[14] ^ data[18] ^ data[22] ^ data[54] ^ data[65] ^ data[73] ^ data[77]
        ^ data[85] ^ data[89] ^ data[125] ^ data[128] ^ data[136] ^ data[140] ^ data[156] ^ data[160] ^ data[188]
        ^ data[203] ^ data[207] ^ data[223] ^ data[227] ^ data[235] ^ data[243] ^ data[247] ^ data[251];
    t18 = data[10] ^ data[18] ^ data[22] ^ data[26] ^ data[30] ^ data[62] ^ data[69] ^ data[73] ^ data[81]
        ^ data[85] ^ data[93] ^ data[97] ^ data[132] ^ data[136] ^ data[144] ^ data[148] ^ data[164] ^ data[168]
        ^ data[195] ^ data[211] ^ data[215] ^ data[231] ^ data[235] ^ data[243] ^ data[251] ^ data[255];
    t19 = data[6] ^ data[18] ^ data[26] ^ data[30] ^ data[34] ^ data[38] ^ data[77] ^ data[81] ^ data[89]
        ^ data[93] ^ data[101] ^ data[105] ^ data[140] ^ data[144] ^ data[152] ^ data[156] ^ data[172] ^ data[176]
        ^ data[195] ^ data[199] ^ data[203] ^ data[219] ^ data[223] ^ data[239] ^ data[243] ^ data[251];
    t20 = data[14] ^ data[26] ^ data[34] ^ data[38] ^ data[42] ^ data[46] ^ data[85] ^ data[89] ^ data[97]
        ^ data[101] ^ data[109] ^ data[113] ^ data[148] ^ data[152] ^ data[160] ^ data[164] ^ data[180] ^ data[184]
        ^ data[195] ^ data[203] ^ data[207] ^ data[211] ^ data[227] ^ data[231] ^ data[247] ^ data[251];
    t21 = data[22] ^ data[34] ^ data[42] ^ data[46] ^ data[50] ^ data[54] ^ data[93] ^ data[97] ^ data[105]
        ^ data[109] ^ data[117] ^ data[121] ^ data[128] ^ data[156] ^ data[160] ^ data[168] ^ data[172] ^ data[188]
        ^ data[195] ^ data[203] ^ data[211] ^ data[215] ^ data[219] ^ data[235] ^ data[239] ^ data[255];
    t22 = data[30] ^ data[42] ^ data[50] ^ data[54] ^ data[58] ^ data[62] ^ data[65] ^ data[101] ^ data[105]
        ^ data[113] ^ data[117] ^ data[125] ^ data[132] ^ data[136] ^ data[164] ^ data[168] ^ data[176] ^ data[180]
        ^ data[199] ^ data[203] ^ data[211] ^ data[219] ^ data[223] ^ data[227] ^ data[243] ^ data[247];
    t23 = data[2] ^ data[6] ^ data[38] ^ data[50] ^ data[58] ^ data[62] ^ data[69] ^ data[73] ^ data[109]
        ^ data[113] ^ data[121] ^ data[125] ^ data[140] ^ data[144] ^ data[172] ^ data[176] ^ data[184] ^ data[188]
        ^ data[207] ^ data[211] ^ data[219] ^ data[227] ^ data[231] ^ data[235] ^ data[251] ^ data[255];
    t24 = data[3] ^ data[7] ^ data[23] ^ data[27] ^ data[35] ^ data[43] ^ data[47] ^ data[51] ^ data[66] ^ data[70]
        ^ data[74] ^ data[78] ^ data[110] ^ data[122] ^ data[129] ^ data[133] ^ data[141] ^ data[145] ^ data[181]
        ^ data[185] ^ data[192] ^ data[196] ^ data[212] ^ data[216] ^ data[244] ^ data[248];
    t25 = data[11] ^ data[15] ^ data[31] ^ data[35] ^ data[43] ^ data[51] ^ data[55] ^ data[59] ^ data[66]
        ^ data[74] ^ data[78] ^ data[82] ^ data[86] ^ data[118] ^ data[129] ^ data[137] ^ data[141] ^ data[149]
        ^ data[153] ^ data[189] ^ data[192] ^ data[200] ^ data[204] ^ data[220] ^ data[224] ^ data[252];
    t26 = data[3] ^ data[19] ^ data[23] ^ data[39] ^ data[43] ^ data[51] ^ data[59] ^ data[63] ^ data[74]
        ^ data[82] ^ data[86] ^ data[90] ^ data[94] ^ data[126] ^ data[133] ^ data[137] ^ data[145] ^ data[149]
        ^ data[157] ^ data[161] ^ data[196] ^ data[200] ^ data[208] ^ data[212] ^ data[228] ^ data[232];
    t27 = data[3] ^ data[7] ^ data[11] ^ data[27] ^ data[31] ^ data[47] ^ data[51] ^ data[59] ^ data[70] ^ data[82]
        ^ data[90] ^ data[94] ^ data[98] ^ data[102] ^ data[141] ^ data[145] ^ data[153] ^ data[157] ^ data[165]
        ^ data[169] ^ data[204] ^ data[208] ^ data[216] ^ data[220] ^ data[236] ^ data[240];
    t28 = data[3] ^ data[11] ^ data[15] ^ data[19] ^ data[35] ^ data[39] ^ data[55] ^ data[59] ^ data[78]
        ^ data[90] ^ data[98] ^ data[102] ^ data[106] ^ data[110] ^ data[149] ^ data[153] ^ data[161] ^ data[165]
        ^ data[173] ^ data[177] ^ data[212] ^ data[216] ^ data[224] ^ data[228] ^ data[244] ^ data[248];
    t29 = data[3] ^ data[11] ^ data[19] ^ data[23] ^ data[27] ^ data[43] ^ data[47] ^ data[63] ^ data[86]
        ^ data[98] ^ data[106] ^ data[110] ^ data[114] ^ data[118] ^ data[157] ^ data[161] ^ data[169] ^ data[173]
        ^ data[181] ^ data[185] ^ data[192] ^ data[220] ^ data[224] ^ data[232] ^ data[236] ^ data[252];
    t30 = data[7] ^ data[11] ^ data[19] ^ data[27] ^ data[31] ^ data[35] ^ data[51] ^ data[55] ^ data[94]
        ^ data[106] ^ data[114] ^ data[118] ^ data[122] ^ data[126] ^ data[129] ^ data[165] ^ data[169] ^ data[177]
        ^ data[181] ^ data[189] ^ data[196] ^ data[200] ^ data[228] ^ data[232] ^ data[240] ^ data[244];
    t31 = data[15] ^ data[19] ^ data[27] ^ data[35] ^ data[39] ^ data[43] ^ data[59] ^ data[63] ^ data[66]
        ^ data[70] ^ data[102] ^ data[114] ^ data[122] ^ data[126] ^ data[133] ^ data[137] ^ data[173] ^ data[177]
        ^ data[185] ^ data[189] ^ data[204] ^ data[208] ^ data[236] ^ data[240] ^ data[248] ^ data[252];
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
        t844, t845, t846, t847, t848, t849,
    );
    t0 = entry[0] ^ entry[4] ^ entry[20] ^ entry[24] ^ entry[52] ^ entry[56] ^ entry[64] ^ entry[75] ^ entry[79]
        ^ entry[95] ^ entry[99] ^ entry[107] ^ entry[115] ^ entry[119] ^ entry[123] ^ entry[146] ^ entry[150]
        ^ entry[154] ^ entry[158] ^ entry[190] ^ entry[202] ^ entry[217] ^ entry[221] ^ entry[229] ^ entry[233]
        ^ entry[269] ^ entry[273];
    t1 = entry[0] ^ entry[8] ^ entry[12] ^ entry[28] ^ entry[32] ^ entry[60] ^ entry[83] ^ entry[87] ^ entry[103]
        ^ entry[107] ^ entry[115] ^ entry[123] ^ entry[127] ^ entry[131] ^ entry[146] ^ entry[154] ^ entry[158]
        ^ entry[162] ^ entry[166] ^ entry[198] ^ entry[217] ^ entry[225] ^ entry[229] ^ entry[237] ^ entry[241]
        ^ entry[277] ^ entry[281];
    t2 = entry[4] ^ entry[8] ^ entry[16] ^ entry[20] ^ entry[36] ^ entry[40] ^ entry[75] ^ entry[91] ^ entry[95]
        ^ entry[111] ^ entry[115] ^ entry[123] ^ entry[131] ^ entry[135] ^ entry[154] ^ entry[162] ^ entry[166]
        ^ entry[170] ^ entry[174] ^ entry[206] ^ entry[210] ^ entry[221] ^ entry[225] ^ entry[233] ^ entry[237]
        ^ entry[245] ^ entry[249];
    t3 = entry[12] ^ entry[16] ^ entry[24] ^ entry[28] ^ entry[44] ^ entry[48] ^ entry[75] ^ entry[79] ^ entry[83]
        ^ entry[99] ^ entry[103] ^ entry[119] ^ entry[123] ^ entry[131] ^ entry[139] ^ entry[150] ^ entry[162]
        ^ entry[170] ^ entry[174] ^ entry[178] ^ entry[182] ^ entry[229] ^ entry[233] ^ entry[241] ^ entry[245]
        ^ entry[253] ^ entry[257];
    t4 = entry[20] ^ entry[24] ^ entry[32] ^ entry[36] ^ entry[52] ^ entry[56] ^ entry[68] ^ entry[75] ^ entry[83]
        ^ entry[87] ^ entry[91] ^ entry[107] ^ entry[111] ^ entry[127] ^ entry[131] ^ entry[158] ^ entry[170]
        ^ entry[178] ^ entry[182] ^ entry[186] ^ entry[190] ^ entry[237] ^ entry[241] ^ entry[249] ^ entry[253]
        ^ entry[261] ^ entry[265];
    t5 = entry[0] ^ entry[28] ^ entry[32] ^ entry[40] ^ entry[44] ^ entry[60] ^ entry[75] ^ entry[83] ^ entry[91]
        ^ entry[95] ^ entry[99] ^ entry[115] ^ entry[119] ^ entry[135] ^ entry[166] ^ entry[178] ^ entry[186]
        ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[245] ^ entry[249] ^ entry[257] ^ entry[261] ^ entry[269]
        ^ entry[273] ^ entry[285];
    t6 = entry[4] ^ entry[8] ^ entry[36] ^ entry[40] ^ entry[48] ^ entry[52] ^ entry[79] ^ entry[83] ^ entry[91]
        ^ entry[99] ^ entry[103] ^ entry[107] ^ entry[123] ^ entry[127] ^ entry[174] ^ entry[186] ^ entry[194]
        ^ entry[198] ^ entry[202] ^ entry[206] ^ entry[214] ^ entry[217] ^ entry[253] ^ entry[257] ^ entry[265]
        ^ entry[269] ^ entry[277];
    t7 = entry[12] ^ entry[16] ^ entry[44] ^ entry[48] ^ entry[56] ^ entry[60] ^ entry[87] ^ entry[91] ^ entry[99]
        ^ entry[107] ^ entry[111] ^ entry[115] ^ entry[131] ^ entry[135] ^ entry[143] ^ entry[146] ^ entry[150]
        ^ entry[182] ^ entry[194] ^ entry[202] ^ entry[206] ^ entry[221] ^ entry[225] ^ entry[261] ^ entry[265]
        ^ entry[273] ^ entry[277];
    t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t9 = t0 & t1;
    t10 = !t2 & !t3;
    t11 = t9 & t10;
    t12 = !t4 & t5;
    t13 = !t6 & !t7;
    t14 = t12 & t13;
    t15 = t11 & t14;
    t16 = !t4 & !t5;
    t17 = t6 & !t7;
    t18 = t16 & t17;
    t19 = t11 & t18;
    t20 = !t6 & t7;
    t21 = t16 & t20;
    t22 = t11 & t21;
    t23 = t0 & !t1;
    t24 = t2 & t3;
    t25 = t23 & t24;
    t26 = t4 & t5;
    t27 = t13 & t26;
    t28 = t25 & t27;
    t29 = t2 & !t3;
    t30 = t23 & t29;
    t31 = t18 & t30;
    t32 = t21 & t30;
    t33 = !t2 & t3;
    t34 = t23 & t33;
    t35 = t21 & t34;
    t36 = t18 & t34;
    t37 = !t0 & t1;
    t38 = t29 & t37;
    t39 = t18 & t38;
    t40 = t21 & t38;
    t41 = t9 & t29;
    t42 = t13 & t16;
    t43 = t41 & t42;
    t44 = t33 & t37;
    t45 = t17 & t26;
    t46 = t44 & t45;
    t47 = t21 & t44;
    t48 = t9 & t33;
    t49 = t42 & t48;
    t50 = t4 & !t5;
    t51 = t13 & t50;
    t52 = t11 & t51;
    t53 = t10 & t37;
    t54 = t20 & t50;
    t55 = t53 & t54;
    t56 = !t0 & !t1;
    t57 = t24 & t56;
    t58 = t21 & t57;
    t59 = t25 & t42;
    t60 = t24 & t37;
    t61 = t42 & t60;
    t62 = t29 & t56;
    t63 = t6 & t7;
    t64 = t26 & t63;
    t65 = t62 & t64;
    t66 = t30 & t51;
    t67 = t38 & t51;
    t68 = t14 & t38;
    t69 = t14 & t30;
    t70 = t34 & t51;
    t71 = t44 & t51;
    t72 = t51 & t57;
    t73 = t12 & t63;
    t74 = t34 & t73;
    t75 = t14 & t44;
    t76 = t14 & t57;
    t77 = t18 & t57;
    t78 = t18 & t44;
    t79 = t27 & t53;
    t80 = t27 & t62;
    t81 = t33 & t56;
    t82 = t27 & t81;
    t83 = t50 & t63;
    t84 = t11 & t83;
    t85 = t17 & t50;
    t86 = t62 & t85;
    t87 = t81 & t85;
    t88 = t54 & t81;
    t89 = t54 & t62;
    t90 = t12 & t17;
    t91 = t62 & t90;
    t92 = t81 & t90;
    t93 = t10 & t56;
    t94 = t45 & t93;
    t95 = t12 & t20;
    t96 = t41 & t95;
    t97 = t81 & t95;
    t98 = t20 & t26;
    t99 = t93 & t98;
    t100 = t10 & t23;
    t101 = t27 & t100;
    t102 = t14 & t34;
    t103 = t16 & t63;
    t104 = t81 & t103;
    t105 = t83 & t93;
    t106 = t73 & t93;
    t107 = t9 & t24;
    t108 = t18 & t107;
    t109 = t85 & t100;
    t110 = t90 & t100;
    t111 = t53 & t90;
    t112 = t53 & t85;
    t113 = t54 & t100;
    t114 = t95 & t100;
    t115 = t100 & t103;
    t116 = t54 & t60;
    t117 = t53 & t95;
    t118 = t53 & t103;
    t119 = t62 & t103;
    t120 = t62 & t95;
    t121 = t42 & t100;
    t122 = t42 & t53;
    t123 = t42 & t62;
    t124 = t42 & t81;
    t125 = t51 & t93;
    t126 = t14 & t93;
    t127 = t18 & t93;
    t128 = t21 & t93;
    t129 = t15 | t19 | t22 | t28 | t31 | t32 | t35 | t36 | t39 | t40 | t43 | t46 | t47 | t49 | t52 | t55 | t58
        | t59 | t61 | t65 | t66 | t67 | t68 | t69 | t70 | t71 | t72 | t74 | t75 | t76 | t77 | t78 | t79 | t80 | t82
        | t84 | t86 | t87 | t88 | t89 | t91 | t92 | t94 | t96 | t97 | t99 | t101 | t102 | t104 | t105 | t106 | t108
        | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122 | t123
        | t124 | t125 | t126 | t127 | t128;
    t130 = t8 & !t129;
    t131 = entry[1] ^ entry[5] ^ entry[13] ^ entry[17] ^ entry[53] ^ entry[57] ^ entry[72] ^ entry[76] ^ entry[92]
        ^ entry[96] ^ entry[124] ^ entry[128] ^ entry[136] ^ entry[147] ^ entry[151] ^ entry[167] ^ entry[171]
        ^ entry[179] ^ entry[187] ^ entry[191] ^ entry[195] ^ entry[218] ^ entry[222] ^ entry[226] ^ entry[230]
        ^ entry[262] ^ entry[274];
    t132 = entry[1] ^ entry[9] ^ entry[13] ^ entry[21] ^ entry[25] ^ entry[61] ^ entry[65] ^ entry[72] ^ entry[80]
        ^ entry[84] ^ entry[100] ^ entry[104] ^ entry[132] ^ entry[155] ^ entry[159] ^ entry[175] ^ entry[179]
        ^ entry[187] ^ entry[195] ^ entry[199] ^ entry[203] ^ entry[218] ^ entry[226] ^ entry[230] ^ entry[234]
        ^ entry[238] ^ entry[270];
    t133 = entry[5] ^ entry[9] ^ entry[17] ^ entry[21] ^ entry[29] ^ entry[33] ^ entry[76] ^ entry[80] ^ entry[88]
        ^ entry[92] ^ entry[108] ^ entry[112] ^ entry[147] ^ entry[163] ^ entry[167] ^ entry[183] ^ entry[187]
        ^ entry[195] ^ entry[203] ^ entry[207] ^ entry[226] ^ entry[234] ^ entry[238] ^ entry[242] ^ entry[246]
        ^ entry[278] ^ entry[282];
    t134 = entry[13] ^ entry[17] ^ entry[25] ^ entry[29] ^ entry[37] ^ entry[41] ^ entry[84] ^ entry[88]
        ^ entry[96] ^ entry[100] ^ entry[116] ^ entry[120] ^ entry[147] ^ entry[151] ^ entry[155] ^ entry[171]
        ^ entry[175] ^ entry[191] ^ entry[195] ^ entry[203] ^ entry[211] ^ entry[222] ^ entry[234] ^ entry[242]
        ^ entry[246] ^ entry[250] ^ entry[254];
    t135 = entry[21] ^ entry[25] ^ entry[33] ^ entry[37] ^ entry[45] ^ entry[49] ^ entry[92] ^ entry[96]
        ^ entry[104] ^ entry[108] ^ entry[124] ^ entry[128] ^ entry[140] ^ entry[147] ^ entry[155] ^ entry[159]
        ^ entry[163] ^ entry[179] ^ entry[183] ^ entry[199] ^ entry[203] ^ entry[230] ^ entry[242] ^ entry[250]
        ^ entry[254] ^ entry[258] ^ entry[262];
    t136 = entry[29] ^ entry[33] ^ entry[41] ^ entry[45] ^ entry[53] ^ entry[57] ^ entry[69] ^ entry[72]
        ^ entry[100] ^ entry[104] ^ entry[112] ^ entry[116] ^ entry[132] ^ entry[147] ^ entry[155] ^ entry[163]
        ^ entry[167] ^ entry[171] ^ entry[187] ^ entry[191] ^ entry[207] ^ entry[238] ^ entry[250] ^ entry[258]
        ^ entry[262] ^ entry[266] ^ entry[270];
    t137 = entry[1] ^ entry[37] ^ entry[41] ^ entry[49] ^ entry[53] ^ entry[61] ^ entry[76] ^ entry[80]
        ^ entry[108] ^ entry[112] ^ entry[120] ^ entry[124] ^ entry[151] ^ entry[155] ^ entry[163] ^ entry[171]
        ^ entry[175] ^ entry[179] ^ entry[195] ^ entry[199] ^ entry[246] ^ entry[258] ^ entry[266] ^ entry[270]
        ^ entry[274] ^ entry[278] ^ entry[286];
    t138 = entry[5] ^ entry[9] ^ entry[45] ^ entry[49] ^ entry[57] ^ entry[61] ^ entry[84] ^ entry[88] ^ entry[116]
        ^ entry[120] ^ entry[128] ^ entry[132] ^ entry[159] ^ entry[163] ^ entry[171] ^ entry[179] ^ entry[183]
        ^ entry[187] ^ entry[203] ^ entry[207] ^ entry[215] ^ entry[218] ^ entry[222] ^ entry[254] ^ entry[266]
        ^ entry[274] ^ entry[278];
    t139 = t131 | t132 | t133 | t134 | t135 | t136 | t137 | t138;
    t140 = t131 & t132;
    t141 = !t133 & !t134;
    t142 = t140 & t141;
    t143 = !t135 & t136;
    t144 = !t137 & !t138;
    t145 = t143 & t144;
    t146 = t142 & t145;
    t147 = !t135 & !t136;
    t148 = t137 & !t138;
    t149 = t147 & t148;
    t150 = t142 & t149;
    t151 = !t137 & t138;
    t152 = t147 & t151;
    t153 = t142 & t152;
    t154 = t131 & !t132;
    t155 = t133 & t134;
    t156 = t154 & t155;
    t157 = t135 & t136;
    t158 = t144 & t157;
    t159 = t156 & t158;
    t160 = t133 & !t134;
    t161 = t154 & t160;
    t162 = t149 & t161;
    t163 = t152 & t161;
    t164 = !t133 & t134;
    t165 = t154 & t164;
    t166 = t152 & t165;
    t167 = t149 & t165;
    t168 = !t131 & t132;
    t169 = t160 & t168;
    t170 = t149 & t169;
    t171 = t152 & t169;
    t172 = t140 & t160;
    t173 = t144 & t147;
    t174 = t172 & t173;
    t175 = t164 & t168;
    t176 = t148 & t157;
    t177 = t175 & t176;
    t178 = t152 & t175;
    t179 = t140 & t164;
    t180 = t173 & t179;
    t181 = t135 & !t136;
    t182 = t144 & t181;
    t183 = t142 & t182;
    t184 = t141 & t168;
    t185 = t151 & t181;
    t186 = t184 & t185;
    t187 = !t131 & !t132;
    t188 = t155 & t187;
    t189 = t152 & t188;
    t190 = t156 & t173;
    t191 = t155 & t168;
    t192 = t173 & t191;
    t193 = t160 & t187;
    t194 = t137 & t138;
    t195 = t157 & t194;
    t196 = t193 & t195;
    t197 = t161 & t182;
    t198 = t169 & t182;
    t199 = t145 & t169;
    t200 = t145 & t161;
    t201 = t165 & t182;
    t202 = t175 & t182;
    t203 = t182 & t188;
    t204 = t143 & t194;
    t205 = t165 & t204;
    t206 = t145 & t175;
    t207 = t145 & t188;
    t208 = t149 & t188;
    t209 = t149 & t175;
    t210 = t158 & t184;
    t211 = t158 & t193;
    t212 = t164 & t187;
    t213 = t158 & t212;
    t214 = t181 & t194;
    t215 = t142 & t214;
    t216 = t148 & t181;
    t217 = t193 & t216;
    t218 = t212 & t216;
    t219 = t185 & t212;
    t220 = t185 & t193;
    t221 = t143 & t148;
    t222 = t193 & t221;
    t223 = t212 & t221;
    t224 = t141 & t187;
    t225 = t176 & t224;
    t226 = t143 & t151;
    t227 = t172 & t226;
    t228 = t212 & t226;
    t229 = t151 & t157;
    t230 = t224 & t229;
    t231 = t141 & t154;
    t232 = t158 & t231;
    t233 = t145 & t165;
    t234 = t147 & t194;
    t235 = t212 & t234;
    t236 = t214 & t224;
    t237 = t204 & t224;
    t238 = t140 & t155;
    t239 = t149 & t238;
    t240 = t216 & t231;
    t241 = t221 & t231;
    t242 = t184 & t221;
    t243 = t184 & t216;
    t244 = t185 & t231;
    t245 = t226 & t231;
    t246 = t231 & t234;
    t247 = t185 & t191;
    t248 = t184 & t226;
    t249 = t184 & t234;
    t250 = t193 & t234;
    t251 = t193 & t226;
    t252 = t173 & t231;
    t253 = t173 & t184;
    t254 = t173 & t193;
    t255 = t173 & t212;
    t256 = t182 & t224;
    t257 = t145 & t224;
    t258 = t149 & t224;
    t259 = t152 & t224;
    t260 = t146 | t150 | t153 | t159 | t162 | t163 | t166 | t167 | t170 | t171 | t174 | t177 | t178 | t180 | t183
        | t186 | t189 | t190 | t192 | t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t205 | t206 | t207
        | t208 | t209 | t210 | t211 | t213 | t215 | t217 | t218 | t219 | t220 | t222 | t223 | t225 | t227 | t228
        | t230 | t232 | t233 | t235 | t236 | t237 | t239 | t240 | t241 | t242 | t243 | t244 | t245 | t246 | t247
        | t248 | t249 | t250 | t251 | t252 | t253 | t254 | t255 | t256 | t257 | t258 | t259;
    t261 = t139 & !t260;
    t262 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[46] ^ entry[58] ^ entry[73] ^ entry[77] ^ entry[85]
        ^ entry[89] ^ entry[125] ^ entry[129] ^ entry[144] ^ entry[148] ^ entry[164] ^ entry[168] ^ entry[196]
        ^ entry[200] ^ entry[208] ^ entry[219] ^ entry[223] ^ entry[239] ^ entry[243] ^ entry[251] ^ entry[259]
        ^ entry[263] ^ entry[267];
    t263 = entry[2] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[22] ^ entry[54] ^ entry[73] ^ entry[81] ^ entry[85]
        ^ entry[93] ^ entry[97] ^ entry[133] ^ entry[137] ^ entry[144] ^ entry[152] ^ entry[156] ^ entry[172]
        ^ entry[176] ^ entry[204] ^ entry[227] ^ entry[231] ^ entry[247] ^ entry[251] ^ entry[259] ^ entry[267]
        ^ entry[271] ^ entry[275];
    t264 = entry[10] ^ entry[18] ^ entry[22] ^ entry[26] ^ entry[30] ^ entry[62] ^ entry[66] ^ entry[77]
        ^ entry[81] ^ entry[89] ^ entry[93] ^ entry[101] ^ entry[105] ^ entry[148] ^ entry[152] ^ entry[160]
        ^ entry[164] ^ entry[180] ^ entry[184] ^ entry[219] ^ entry[235] ^ entry[239] ^ entry[255] ^ entry[259]
        ^ entry[267] ^ entry[275] ^ entry[279];
    t265 = entry[6] ^ entry[18] ^ entry[26] ^ entry[30] ^ entry[34] ^ entry[38] ^ entry[85] ^ entry[89] ^ entry[97]
        ^ entry[101] ^ entry[109] ^ entry[113] ^ entry[156] ^ entry[160] ^ entry[168] ^ entry[172] ^ entry[188]
        ^ entry[192] ^ entry[219] ^ entry[223] ^ entry[227] ^ entry[243] ^ entry[247] ^ entry[263] ^ entry[267]
        ^ entry[275] ^ entry[283];
    t266 = entry[14] ^ entry[26] ^ entry[34] ^ entry[38] ^ entry[42] ^ entry[46] ^ entry[93] ^ entry[97]
        ^ entry[105] ^ entry[109] ^ entry[117] ^ entry[121] ^ entry[164] ^ entry[168] ^ entry[176] ^ entry[180]
        ^ entry[196] ^ entry[200] ^ entry[212] ^ entry[219] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[251]
        ^ entry[255] ^ entry[271] ^ entry[275];
    t267 = entry[22] ^ entry[34] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[54] ^ entry[101] ^ entry[105]
        ^ entry[113] ^ entry[117] ^ entry[125] ^ entry[129] ^ entry[141] ^ entry[144] ^ entry[172] ^ entry[176]
        ^ entry[184] ^ entry[188] ^ entry[204] ^ entry[219] ^ entry[227] ^ entry[235] ^ entry[239] ^ entry[243]
        ^ entry[259] ^ entry[263] ^ entry[279];
    t268 = entry[30] ^ entry[42] ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[62] ^ entry[70] ^ entry[73]
        ^ entry[109] ^ entry[113] ^ entry[121] ^ entry[125] ^ entry[133] ^ entry[148] ^ entry[152] ^ entry[180]
        ^ entry[184] ^ entry[192] ^ entry[196] ^ entry[223] ^ entry[227] ^ entry[235] ^ entry[243] ^ entry[247]
        ^ entry[251] ^ entry[267] ^ entry[271];
    t269 = entry[2] ^ entry[6] ^ entry[38] ^ entry[50] ^ entry[58] ^ entry[62] ^ entry[77] ^ entry[81] ^ entry[117]
        ^ entry[121] ^ entry[129] ^ entry[133] ^ entry[156] ^ entry[160] ^ entry[188] ^ entry[192] ^ entry[200]
        ^ entry[204] ^ entry[231] ^ entry[235] ^ entry[243] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[275]
        ^ entry[279] ^ entry[287];
    t270 = t262 | t263 | t264 | t265 | t266 | t267 | t268 | t269;
    t271 = t262 & t263;
    t272 = !t264 & !t265;
    t273 = t271 & t272;
    t274 = !t266 & t267;
    t275 = !t268 & !t269;
    t276 = t274 & t275;
    t277 = t273 & t276;
    t278 = !t266 & !t267;
    t279 = t268 & !t269;
    t280 = t278 & t279;
    t281 = t273 & t280;
    t282 = !t268 & t269;
    t283 = t278 & t282;
    t284 = t273 & t283;
    t285 = t262 & !t263;
    t286 = t264 & t265;
    t287 = t285 & t286;
    t288 = t266 & t267;
    t289 = t275 & t288;
    t290 = t287 & t289;
    t291 = t264 & !t265;
    t292 = t285 & t291;
    t293 = t280 & t292;
    t294 = t283 & t292;
    t295 = !t264 & t265;
    t296 = t285 & t295;
    t297 = t283 & t296;
    t298 = t280 & t296;
    t299 = !t262 & t263;
    t300 = t291 & t299;
    t301 = t280 & t300;
    t302 = t283 & t300;
    t303 = t271 & t291;
    t304 = t275 & t278;
    t305 = t303 & t304;
    t306 = t295 & t299;
    t307 = t279 & t288;
    t308 = t306 & t307;
    t309 = t283 & t306;
    t310 = t271 & t295;
    t311 = t304 & t310;
    t312 = t266 & !t267;
    t313 = t275 & t312;
    t314 = t273 & t313;
    t315 = t272 & t299;
    t316 = t282 & t312;
    t317 = t315 & t316;
    t318 = !t262 & !t263;
    t319 = t286 & t318;
    t320 = t283 & t319;
    t321 = t287 & t304;
    t322 = t286 & t299;
    t323 = t304 & t322;
    t324 = t291 & t318;
    t325 = t268 & t269;
    t326 = t288 & t325;
    t327 = t324 & t326;
    t328 = t292 & t313;
    t329 = t300 & t313;
    t330 = t276 & t300;
    t331 = t276 & t292;
    t332 = t296 & t313;
    t333 = t306 & t313;
    t334 = t313 & t319;
    t335 = t274 & t325;
    t336 = t296 & t335;
    t337 = t276 & t306;
    t338 = t276 & t319;
    t339 = t280 & t319;
    t340 = t280 & t306;
    t341 = t289 & t315;
    t342 = t289 & t324;
    t343 = t295 & t318;
    t344 = t289 & t343;
    t345 = t312 & t325;
    t346 = t273 & t345;
    t347 = t279 & t312;
    t348 = t324 & t347;
    t349 = t343 & t347;
    t350 = t316 & t343;
    t351 = t316 & t324;
    t352 = t274 & t279;
    t353 = t324 & t352;
    t354 = t343 & t352;
    t355 = t272 & t318;
    t356 = t307 & t355;
    t357 = t274 & t282;
    t358 = t303 & t357;
    t359 = t343 & t357;
    t360 = t282 & t288;
    t361 = t355 & t360;
    t362 = t272 & t285;
    t363 = t289 & t362;
    t364 = t276 & t296;
    t365 = t278 & t325;
    t366 = t343 & t365;
    t367 = t345 & t355;
    t368 = t335 & t355;
    t369 = t271 & t286;
    t370 = t280 & t369;
    t371 = t347 & t362;
    t372 = t352 & t362;
    t373 = t315 & t352;
    t374 = t315 & t347;
    t375 = t316 & t362;
    t376 = t357 & t362;
    t377 = t362 & t365;
    t378 = t316 & t322;
    t379 = t315 & t357;
    t380 = t315 & t365;
    t381 = t324 & t365;
    t382 = t324 & t357;
    t383 = t304 & t362;
    t384 = t304 & t315;
    t385 = t304 & t324;
    t386 = t304 & t343;
    t387 = t313 & t355;
    t388 = t276 & t355;
    t389 = t280 & t355;
    t390 = t283 & t355;
    t391 = t277 | t281 | t284 | t290 | t293 | t294 | t297 | t298 | t301 | t302 | t305 | t308 | t309 | t311 | t314
        | t317 | t320 | t321 | t323 | t327 | t328 | t329 | t330 | t331 | t332 | t333 | t334 | t336 | t337 | t338
        | t339 | t340 | t341 | t342 | t344 | t346 | t348 | t349 | t350 | t351 | t353 | t354 | t356 | t358 | t359
        | t361 | t363 | t364 | t366 | t367 | t368 | t370 | t371 | t372 | t373 | t374 | t375 | t376 | t377 | t378
        | t379 | t380 | t381 | t382 | t383 | t384 | t385 | t386 | t387 | t388 | t389 | t390;
    t392 = t270 & !t391;
    t393 = entry[3] ^ entry[7] ^ entry[23] ^ entry[27] ^ entry[35] ^ entry[43] ^ entry[47] ^ entry[51] ^ entry[74]
        ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[118] ^ entry[130] ^ entry[145] ^ entry[149] ^ entry[157]
        ^ entry[161] ^ entry[197] ^ entry[201] ^ entry[216] ^ entry[220] ^ entry[236] ^ entry[240] ^ entry[268]
        ^ entry[272] ^ entry[280];
    t394 = entry[11] ^ entry[15] ^ entry[31] ^ entry[35] ^ entry[43] ^ entry[51] ^ entry[55] ^ entry[59]
        ^ entry[74] ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[94] ^ entry[126] ^ entry[145] ^ entry[153]
        ^ entry[157] ^ entry[165] ^ entry[169] ^ entry[205] ^ entry[209] ^ entry[216] ^ entry[224] ^ entry[228]
        ^ entry[244] ^ entry[248] ^ entry[276];
    t395 = entry[3] ^ entry[19] ^ entry[23] ^ entry[39] ^ entry[43] ^ entry[51] ^ entry[59] ^ entry[63] ^ entry[82]
        ^ entry[90] ^ entry[94] ^ entry[98] ^ entry[102] ^ entry[134] ^ entry[138] ^ entry[149] ^ entry[153]
        ^ entry[161] ^ entry[165] ^ entry[173] ^ entry[177] ^ entry[220] ^ entry[224] ^ entry[232] ^ entry[236]
        ^ entry[252] ^ entry[256];
    t396 = entry[3] ^ entry[7] ^ entry[11] ^ entry[27] ^ entry[31] ^ entry[47] ^ entry[51] ^ entry[59] ^ entry[67]
        ^ entry[78] ^ entry[90] ^ entry[98] ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[157] ^ entry[161]
        ^ entry[169] ^ entry[173] ^ entry[181] ^ entry[185] ^ entry[228] ^ entry[232] ^ entry[240] ^ entry[244]
        ^ entry[260] ^ entry[264];
    t397 = entry[3] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[35] ^ entry[39] ^ entry[55] ^ entry[59] ^ entry[86]
        ^ entry[98] ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[165] ^ entry[169] ^ entry[177]
        ^ entry[181] ^ entry[189] ^ entry[193] ^ entry[236] ^ entry[240] ^ entry[248] ^ entry[252] ^ entry[268]
        ^ entry[272] ^ entry[284];
    t398 = entry[3] ^ entry[11] ^ entry[19] ^ entry[23] ^ entry[27] ^ entry[43] ^ entry[47] ^ entry[63] ^ entry[94]
        ^ entry[106] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126] ^ entry[173] ^ entry[177] ^ entry[185]
        ^ entry[189] ^ entry[197] ^ entry[201] ^ entry[213] ^ entry[216] ^ entry[244] ^ entry[248] ^ entry[256]
        ^ entry[260] ^ entry[276];
    t399 = entry[7] ^ entry[11] ^ entry[19] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[51] ^ entry[55]
        ^ entry[102] ^ entry[114] ^ entry[122] ^ entry[126] ^ entry[130] ^ entry[134] ^ entry[142] ^ entry[145]
        ^ entry[181] ^ entry[185] ^ entry[193] ^ entry[197] ^ entry[205] ^ entry[220] ^ entry[224] ^ entry[252]
        ^ entry[256] ^ entry[264] ^ entry[268];
    t400 = entry[15] ^ entry[19] ^ entry[27] ^ entry[35] ^ entry[39] ^ entry[43] ^ entry[59] ^ entry[63]
        ^ entry[71] ^ entry[74] ^ entry[78] ^ entry[110] ^ entry[122] ^ entry[130] ^ entry[134] ^ entry[149]
        ^ entry[153] ^ entry[189] ^ entry[193] ^ entry[201] ^ entry[205] ^ entry[228] ^ entry[232] ^ entry[260]
        ^ entry[264] ^ entry[272] ^ entry[276];
    t401 = t393 | t394 | t395 | t396 | t397 | t398 | t399 | t400;
    t402 = t393 & t394;
    t403 = !t395 & !t396;
    t404 = t402 & t403;
    t405 = !t397 & t398;
    t406 = !t399 & !t400;
    t407 = t405 & t406;
    t408 = t404 & t407;
    t409 = !t397 & !t398;
    t410 = t399 & !t400;
    t411 = t409 & t410;
    t412 = t404 & t411;
    t413 = !t399 & t400;
    t414 = t409 & t413;
    t415 = t404 & t414;
    t416 = t393 & !t394;
    t417 = t395 & t396;
    t418 = t416 & t417;
    t419 = t397 & t398;
    t420 = t406 & t419;
    t421 = t418 & t420;
    t422 = t395 & !t396;
    t423 = t416 & t422;
    t424 = t411 & t423;
    t425 = t414 & t423;
    t426 = !t395 & t396;
    t427 = t416 & t426;
    t428 = t414 & t427;
    t429 = t411 & t427;
    t430 = !t393 & t394;
    t431 = t422 & t430;
    t432 = t411 & t431;
    t433 = t414 & t431;
    t434 = t402 & t422;
    t435 = t406 & t409;
    t436 = t434 & t435;
    t437 = t426 & t430;
    t438 = t410 & t419;
    t439 = t437 & t438;
    t440 = t414 & t437;
    t441 = t402 & t426;
    t442 = t435 & t441;
    t443 = t397 & !t398;
    t444 = t406 & t443;
    t445 = t404 & t444;
    t446 = t403 & t430;
    t447 = t413 & t443;
    t448 = t446 & t447;
    t449 = !t393 & !t394;
    t450 = t417 & t449;
    t451 = t414 & t450;
    t452 = t418 & t435;
    t453 = t417 & t430;
    t454 = t435 & t453;
    t455 = t422 & t449;
    t456 = t399 & t400;
    t457 = t419 & t456;
    t458 = t455 & t457;
    t459 = t423 & t444;
    t460 = t431 & t444;
    t461 = t407 & t431;
    t462 = t407 & t423;
    t463 = t427 & t444;
    t464 = t437 & t444;
    t465 = t444 & t450;
    t466 = t405 & t456;
    t467 = t427 & t466;
    t468 = t407 & t437;
    t469 = t407 & t450;
    t470 = t411 & t450;
    t471 = t411 & t437;
    t472 = t420 & t446;
    t473 = t420 & t455;
    t474 = t426 & t449;
    t475 = t420 & t474;
    t476 = t443 & t456;
    t477 = t404 & t476;
    t478 = t410 & t443;
    t479 = t455 & t478;
    t480 = t474 & t478;
    t481 = t447 & t474;
    t482 = t447 & t455;
    t483 = t405 & t410;
    t484 = t455 & t483;
    t485 = t474 & t483;
    t486 = t403 & t449;
    t487 = t438 & t486;
    t488 = t405 & t413;
    t489 = t434 & t488;
    t490 = t474 & t488;
    t491 = t413 & t419;
    t492 = t486 & t491;
    t493 = t403 & t416;
    t494 = t420 & t493;
    t495 = t407 & t427;
    t496 = t409 & t456;
    t497 = t474 & t496;
    t498 = t476 & t486;
    t499 = t466 & t486;
    t500 = t402 & t417;
    t501 = t411 & t500;
    t502 = t478 & t493;
    t503 = t483 & t493;
    t504 = t446 & t483;
    t505 = t446 & t478;
    t506 = t447 & t493;
    t507 = t488 & t493;
    t508 = t493 & t496;
    t509 = t447 & t453;
    t510 = t446 & t488;
    t511 = t446 & t496;
    t512 = t455 & t496;
    t513 = t455 & t488;
    t514 = t435 & t493;
    t515 = t435 & t446;
    t516 = t435 & t455;
    t517 = t435 & t474;
    t518 = t444 & t486;
    t519 = t407 & t486;
    t520 = t411 & t486;
    t521 = t414 & t486;
    t522 = t408 | t412 | t415 | t421 | t424 | t425 | t428 | t429 | t432 | t433 | t436 | t439 | t440 | t442 | t445
        | t448 | t451 | t452 | t454 | t458 | t459 | t460 | t461 | t462 | t463 | t464 | t465 | t467 | t468 | t469
        | t470 | t471 | t472 | t473 | t475 | t477 | t479 | t480 | t481 | t482 | t484 | t485 | t487 | t489 | t490
        | t492 | t494 | t495 | t497 | t498 | t499 | t501 | t502 | t503 | t504 | t505 | t506 | t507 | t508 | t509
        | t510 | t511 | t512 | t513 | t514 | t515 | t516 | t517 | t518 | t519 | t520 | t521;
    t523 = t401 & !t522;
    t524 = t129 & t260;
    t525 = t129 | t260;
    t526 = t391 & t522;
    t527 = t391 | t522;
    t528 = t525 & t527;
    t529 = t524 | t526 | t528;
    t530 = t15 | t19 | t22 | t28 | t31 | t32 | t35 | t36 | t146 | t150 | t153 | t159 | t162 | t163 | t166 | t167
        | t277 | t281 | t284 | t290 | t293 | t294 | t297 | t298 | t408 | t412 | t415 | t421 | t424 | t425 | t428
        | t429;
    t531 = t39 | t40 | t43 | t46 | t47 | t49 | t52 | t55 | t170 | t171 | t174 | t177 | t178 | t180 | t183 | t186
        | t301 | t302 | t305 | t308 | t309 | t311 | t314 | t317 | t432 | t433 | t436 | t439 | t440 | t442 | t445
        | t448;
    t532 = t58 | t59 | t61 | t65 | t66 | t67 | t68 | t69 | t189 | t190 | t192 | t196 | t197 | t198 | t199 | t200
        | t320 | t321 | t323 | t327 | t328 | t329 | t330 | t331 | t451 | t452 | t454 | t458 | t459 | t460 | t461
        | t462;
    t533 = t70 | t71 | t72 | t74 | t75 | t76 | t77 | t78 | t201 | t202 | t203 | t205 | t206 | t207 | t208 | t209
        | t332 | t333 | t334 | t336 | t337 | t338 | t339 | t340 | t463 | t464 | t465 | t467 | t468 | t469 | t470
        | t471;
    t534 = t79 | t80 | t82 | t84 | t86 | t87 | t88 | t89 | t210 | t211 | t213 | t215 | t217 | t218 | t219 | t220
        | t341 | t342 | t344 | t346 | t348 | t349 | t350 | t351 | t472 | t473 | t475 | t477 | t479 | t480 | t481
        | t482;
    t535 = t91 | t92 | t94 | t96 | t97 | t99 | t101 | t102 | t222 | t223 | t225 | t227 | t228 | t230 | t232 | t233
        | t353 | t354 | t356 | t358 | t359 | t361 | t363 | t364 | t484 | t485 | t487 | t489 | t490 | t492 | t494
        | t495;
    t536 = t104 | t105 | t106 | t108 | t109 | t110 | t111 | t112 | t235 | t236 | t237 | t239 | t240 | t241 | t242
        | t243 | t366 | t367 | t368 | t370 | t371 | t372 | t373 | t374 | t497 | t498 | t499 | t501 | t502 | t503
        | t504 | t505;
    t537 = t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t244 | t245 | t246 | t247 | t248 | t249 | t250
        | t251 | t375 | t376 | t377 | t378 | t379 | t380 | t381 | t382 | t506 | t507 | t508 | t509 | t510 | t511
        | t512 | t513;
    t538 = t121 | t122 | t123 | t124 | t125 | t126 | t127 | t128 | t252 | t253 | t254 | t255 | t256 | t257 | t258
        | t259 | t383 | t384 | t385 | t386 | t387 | t388 | t389 | t390 | t514 | t515 | t516 | t517 | t518 | t519
        | t520 | t521;
    t539 = t530 & t531;
    t540 = t530 | t531;
    t541 = t532 & t533;
    t542 = t532 | t533;
    t543 = t540 & t542;
    t544 = t540 | t542;
    t545 = t539 | t541 | t543;
    t546 = t534 & t535;
    t547 = t534 | t535;
    t548 = t537 & t538;
    t549 = t537 | t538;
    t550 = t536 & t549;
    t551 = t536 | t549;
    t552 = t548 | t550;
    t553 = t547 & t551;
    t554 = t547 | t551;
    t555 = t546 | t552 | t553;
    t556 = t544 & t554;
    t557 = t545 | t555 | t556;
    t558 = t529 & t557;
    t559 = t130 | t261 | t392 | t523 | t558;
    t560 = t129 | t260 | t391 | t522;
    t561 = !t559 & t560;
    t562 = t15 & !t559;
    t563 = t19 & !t559;
    t564 = t22 & !t559;
    t565 = t28 & !t559;
    t566 = t31 & !t559;
    t567 = t32 & !t559;
    t568 = t35 & !t559;
    t569 = t36 & !t559;
    t570 = t39 & !t559;
    t571 = t40 & !t559;
    t572 = t43 & !t559;
    t573 = t46 & !t559;
    t574 = t47 & !t559;
    t575 = t49 & !t559;
    t576 = t52 & !t559;
    t577 = t55 & !t559;
    t578 = t58 & !t559;
    t579 = t59 & !t559;
    t580 = t61 & !t559;
    t581 = t65 & !t559;
    t582 = t66 & !t559;
    t583 = t67 & !t559;
    t584 = t68 & !t559;
    t585 = t69 & !t559;
    t586 = t70 & !t559;
    t587 = t71 & !t559;
    t588 = t72 & !t559;
    t589 = t74 & !t559;
    t590 = t75 & !t559;
    t591 = t76 & !t559;
    t592 = t77 & !t559;
    t593 = t78 & !t559;
    t594 = t79 & !t559;
    t595 = t80 & !t559;
    t596 = t82 & !t559;
    t597 = t84 & !t559;
    t598 = t86 & !t559;
    t599 = t87 & !t559;
    t600 = t88 & !t559;
    t601 = t89 & !t559;
    t602 = t91 & !t559;
    t603 = t92 & !t559;
    t604 = t94 & !t559;
    t605 = t96 & !t559;
    t606 = t97 & !t559;
    t607 = t99 & !t559;
    t608 = t101 & !t559;
    t609 = t102 & !t559;
    t610 = t104 & !t559;
    t611 = t105 & !t559;
    t612 = t106 & !t559;
    t613 = t108 & !t559;
    t614 = t109 & !t559;
    t615 = t110 & !t559;
    t616 = t111 & !t559;
    t617 = t112 & !t559;
    t618 = t113 & !t559;
    t619 = t114 & !t559;
    t620 = t115 & !t559;
    t621 = t116 & !t559;
    t622 = t117 & !t559;
    t623 = t118 & !t559;
    t624 = t119 & !t559;
    t625 = t120 & !t559;
    t626 = t121 & !t559;
    t627 = t122 & !t559;
    t628 = t123 & !t559;
    t629 = t124 & !t559;
    t630 = t125 & !t559;
    t631 = t126 & !t559;
    t632 = t127 & !t559;
    t633 = t128 & !t559;
    t634 = t146 & !t559;
    t635 = t150 & !t559;
    t636 = t153 & !t559;
    t637 = t159 & !t559;
    t638 = t162 & !t559;
    t639 = t163 & !t559;
    t640 = t166 & !t559;
    t641 = t167 & !t559;
    t642 = t170 & !t559;
    t643 = t171 & !t559;
    t644 = t174 & !t559;
    t645 = t177 & !t559;
    t646 = t178 & !t559;
    t647 = t180 & !t559;
    t648 = t183 & !t559;
    t649 = t186 & !t559;
    t650 = t189 & !t559;
    t651 = t190 & !t559;
    t652 = t192 & !t559;
    t653 = t196 & !t559;
    t654 = t197 & !t559;
    t655 = t198 & !t559;
    t656 = t199 & !t559;
    t657 = t200 & !t559;
    t658 = t201 & !t559;
    t659 = t202 & !t559;
    t660 = t203 & !t559;
    t661 = t205 & !t559;
    t662 = t206 & !t559;
    t663 = t207 & !t559;
    t664 = t208 & !t559;
    t665 = t209 & !t559;
    t666 = t210 & !t559;
    t667 = t211 & !t559;
    t668 = t213 & !t559;
    t669 = t215 & !t559;
    t670 = t217 & !t559;
    t671 = t218 & !t559;
    t672 = t219 & !t559;
    t673 = t220 & !t559;
    t674 = t222 & !t559;
    t675 = t223 & !t559;
    t676 = t225 & !t559;
    t677 = t227 & !t559;
    t678 = t228 & !t559;
    t679 = t230 & !t559;
    t680 = t232 & !t559;
    t681 = t233 & !t559;
    t682 = t235 & !t559;
    t683 = t236 & !t559;
    t684 = t237 & !t559;
    t685 = t239 & !t559;
    t686 = t240 & !t559;
    t687 = t241 & !t559;
    t688 = t242 & !t559;
    t689 = t243 & !t559;
    t690 = t244 & !t559;
    t691 = t245 & !t559;
    t692 = t246 & !t559;
    t693 = t247 & !t559;
    t694 = t248 & !t559;
    t695 = t249 & !t559;
    t696 = t250 & !t559;
    t697 = t251 & !t559;
    t698 = t252 & !t559;
    t699 = t253 & !t559;
    t700 = t254 & !t559;
    t701 = t255 & !t559;
    t702 = t256 & !t559;
    t703 = t257 & !t559;
    t704 = t258 & !t559;
    t705 = t259 & !t559;
    t706 = t277 & !t559;
    t707 = t281 & !t559;
    t708 = t284 & !t559;
    t709 = t290 & !t559;
    t710 = t293 & !t559;
    t711 = t294 & !t559;
    t712 = t297 & !t559;
    t713 = t298 & !t559;
    t714 = t301 & !t559;
    t715 = t302 & !t559;
    t716 = t305 & !t559;
    t717 = t308 & !t559;
    t718 = t309 & !t559;
    t719 = t311 & !t559;
    t720 = t314 & !t559;
    t721 = t317 & !t559;
    t722 = t320 & !t559;
    t723 = t321 & !t559;
    t724 = t323 & !t559;
    t725 = t327 & !t559;
    t726 = t328 & !t559;
    t727 = t329 & !t559;
    t728 = t330 & !t559;
    t729 = t331 & !t559;
    t730 = t332 & !t559;
    t731 = t333 & !t559;
    t732 = t334 & !t559;
    t733 = t336 & !t559;
    t734 = t337 & !t559;
    t735 = t338 & !t559;
    t736 = t339 & !t559;
    t737 = t340 & !t559;
    t738 = t341 & !t559;
    t739 = t342 & !t559;
    t740 = t344 & !t559;
    t741 = t346 & !t559;
    t742 = t348 & !t559;
    t743 = t349 & !t559;
    t744 = t350 & !t559;
    t745 = t351 & !t559;
    t746 = t353 & !t559;
    t747 = t354 & !t559;
    t748 = t356 & !t559;
    t749 = t358 & !t559;
    t750 = t359 & !t559;
    t751 = t361 & !t559;
    t752 = t363 & !t559;
    t753 = t364 & !t559;
    t754 = t366 & !t559;
    t755 = t367 & !t559;
    t756 = t368 & !t559;
    t757 = t370 & !t559;
    t758 = t371 & !t559;
    t759 = t372 & !t559;
    t760 = t373 & !t559;
    t761 = t374 & !t559;
    t762 = t375 & !t559;
    t763 = t376 & !t559;
    t764 = t377 & !t559;
    t765 = t378 & !t559;
    t766 = t379 & !t559;
    t767 = t380 & !t559;
    t768 = t381 & !t559;
    t769 = t382 & !t559;
    t770 = t383 & !t559;
    t771 = t384 & !t559;
    t772 = t385 & !t559;
    t773 = t386 & !t559;
    t774 = t387 & !t559;
    t775 = t388 & !t559;
    t776 = t389 & !t559;
    t777 = t390 & !t559;
    t778 = t408 & !t559;
    t779 = t412 & !t559;
    t780 = t415 & !t559;
    t781 = t421 & !t559;
    t782 = t424 & !t559;
    t783 = t425 & !t559;
    t784 = t428 & !t559;
    t785 = t429 & !t559;
    t786 = t432 & !t559;
    t787 = t433 & !t559;
    t788 = t436 & !t559;
    t789 = t439 & !t559;
    t790 = t440 & !t559;
    t791 = t442 & !t559;
    t792 = t445 & !t559;
    t793 = t448 & !t559;
    t794 = t451 & !t559;
    t795 = t452 & !t559;
    t796 = t454 & !t559;
    t797 = t458 & !t559;
    t798 = t459 & !t559;
    t799 = t460 & !t559;
    t800 = t461 & !t559;
    t801 = t462 & !t559;
    t802 = t463 & !t559;
    t803 = t464 & !t559;
    t804 = t465 & !t559;
    t805 = t467 & !t559;
    t806 = t468 & !t559;
    t807 = t469 & !t559;
    t808 = t470 & !t559;
    t809 = t471 & !t559;
    t810 = t472 & !t559;
    t811 = t473 & !t559;
    t812 = t475 & !t559;
    t813 = t477 & !t559;
    t814 = t479 & !t559;
    t815 = t480 & !t559;
    t816 = t481 & !t559;
    t817 = t482 & !t559;
    t818 = t484 & !t559;
    t819 = t485 & !t559;
    t820 = t487 & !t559;
    t821 = t489 & !t559;
    t822 = t490 & !t559;
    t823 = t492 & !t559;
    t824 = t494 & !t559;
    t825 = t495 & !t559;
    t826 = t497 & !t559;
    t827 = t498 & !t559;
    t828 = t499 & !t559;
    t829 = t501 & !t559;
    t830 = t502 & !t559;
    t831 = t503 & !t559;
    t832 = t504 & !t559;
    t833 = t505 & !t559;
    t834 = t506 & !t559;
    t835 = t507 & !t559;
    t836 = t508 & !t559;
    t837 = t509 & !t559;
    t838 = t510 & !t559;
    t839 = t511 & !t559;
    t840 = t512 & !t559;
    t841 = t513 & !t559;
    t842 = t514 & !t559;
    t843 = t515 & !t559;
    t844 = t516 & !t559;
    t845 = t517 & !t559;
    t846 = t518 & !t559;
    t847 = t519 & !t559;
    t848 = t520 & !t559;
    t849 = t521 & !t559;
    entry[0] = entry[0] ^ t562;
    entry[1] = entry[1] ^ t635;
    entry[2] = entry[2] ^ t708;
    entry[3] = entry[3] ^ t781;
    entry[4] = entry[4] ^ t566;
    entry[5] = entry[5] ^ t639;
    entry[6] = entry[6] ^ t712;
    entry[7] = entry[7] ^ t785;
    entry[8] = entry[8] ^ t570;
    entry[9] = entry[9] ^ t643;
    entry[10] = entry[10] ^ t716;
    entry[11] = entry[11] ^ t789;
    entry[12] = entry[12] ^ t574;
    entry[13] = entry[13] ^ t647;
    entry[14] = entry[14] ^ t720;
    entry[15] = entry[15] ^ t793;
    entry[16] = entry[16] ^ t578;
    entry[17] = entry[17] ^ t651;
    entry[18] = entry[18] ^ t724;
    entry[19] = entry[19] ^ t797;
    entry[20] = entry[20] ^ t582;
    entry[21] = entry[21] ^ t655;
    entry[22] = entry[22] ^ t728;
    entry[23] = entry[23] ^ t801;
    entry[24] = entry[24] ^ t586;
    entry[25] = entry[25] ^ t659;
    entry[26] = entry[26] ^ t732;
    entry[27] = entry[27] ^ t805;
    entry[28] = entry[28] ^ t590;
    entry[29] = entry[29] ^ t663;
    entry[30] = entry[30] ^ t736;
    entry[31] = entry[31] ^ t809;
    entry[32] = entry[32] ^ t594;
    entry[33] = entry[33] ^ t667;
    entry[34] = entry[34] ^ t740;
    entry[35] = entry[35] ^ t813;
    entry[36] = entry[36] ^ t598;
    entry[37] = entry[37] ^ t671;
    entry[38] = entry[38] ^ t744;
    entry[39] = entry[39] ^ t817;
    entry[40] = entry[40] ^ t602;
    entry[41] = entry[41] ^ t675;
    entry[42] = entry[42] ^ t748;
    entry[43] = entry[43] ^ t821;
    entry[44] = entry[44] ^ t606;
    entry[45] = entry[45] ^ t679;
    entry[46] = entry[46] ^ t752;
    entry[47] = entry[47] ^ t825;
    entry[48] = entry[48] ^ t610;
    entry[49] = entry[49] ^ t683;
    entry[50] = entry[50] ^ t756;
    entry[51] = entry[51] ^ t829;
    entry[52] = entry[52] ^ t614;
    entry[53] = entry[53] ^ t687;
    entry[54] = entry[54] ^ t760;
    entry[55] = entry[55] ^ t833;
    entry[56] = entry[56] ^ t618;
    entry[57] = entry[57] ^ t691;
    entry[58] = entry[58] ^ t764;
    entry[59] = entry[59] ^ t837;
    entry[60] = entry[60] ^ t622;
    entry[61] = entry[61] ^ t695;
    entry[62] = entry[62] ^ t768;
    entry[63] = entry[63] ^ t841;
    entry[64] = entry[64] ^ t626;
    entry[65] = entry[65] ^ t699;
    entry[66] = entry[66] ^ t772;
    entry[67] = entry[67] ^ t845;
    entry[68] = entry[68] ^ t630;
    entry[69] = entry[69] ^ t703;
    entry[70] = entry[70] ^ t776;
    entry[71] = entry[71] ^ t849;
    entry[72] = entry[72] ^ t634;
    entry[73] = entry[73] ^ t707;
    entry[74] = entry[74] ^ t780;
    entry[75] = entry[75] ^ t565;
    entry[76] = entry[76] ^ t638;
    entry[77] = entry[77] ^ t711;
    entry[78] = entry[78] ^ t784;
    entry[79] = entry[79] ^ t569;
    entry[80] = entry[80] ^ t642;
    entry[81] = entry[81] ^ t715;
    entry[82] = entry[82] ^ t788;
    entry[83] = entry[83] ^ t573;
    entry[84] = entry[84] ^ t646;
    entry[85] = entry[85] ^ t719;
    entry[86] = entry[86] ^ t792;
    entry[87] = entry[87] ^ t577;
    entry[88] = entry[88] ^ t650;
    entry[89] = entry[89] ^ t723;
    entry[90] = entry[90] ^ t796;
    entry[91] = entry[91] ^ t581;
    entry[92] = entry[92] ^ t654;
    entry[93] = entry[93] ^ t727;
    entry[94] = entry[94] ^ t800;
    entry[95] = entry[95] ^ t585;
    entry[96] = entry[96] ^ t658;
    entry[97] = entry[97] ^ t731;
    entry[98] = entry[98] ^ t804;
    entry[99] = entry[99] ^ t589;
    entry[100] = entry[100] ^ t662;
    entry[101] = entry[101] ^ t735;
    entry[102] = entry[102] ^ t808;
    entry[103] = entry[103] ^ t593;
    entry[104] = entry[104] ^ t666;
    entry[105] = entry[105] ^ t739;
    entry[106] = entry[106] ^ t812;
    entry[107] = entry[107] ^ t597;
    entry[108] = entry[108] ^ t670;
    entry[109] = entry[109] ^ t743;
    entry[110] = entry[110] ^ t816;
    entry[111] = entry[111] ^ t601;
    entry[112] = entry[112] ^ t674;
    entry[113] = entry[113] ^ t747;
    entry[114] = entry[114] ^ t820;
    entry[115] = entry[115] ^ t605;
    entry[116] = entry[116] ^ t678;
    entry[117] = entry[117] ^ t751;
    entry[118] = entry[118] ^ t824;
    entry[119] = entry[119] ^ t609;
    entry[120] = entry[120] ^ t682;
    entry[121] = entry[121] ^ t755;
    entry[122] = entry[122] ^ t828;
    entry[123] = entry[123] ^ t613;
    entry[124] = entry[124] ^ t686;
    entry[125] = entry[125] ^ t759;
    entry[126] = entry[126] ^ t832;
    entry[127] = entry[127] ^ t617;
    entry[128] = entry[128] ^ t690;
    entry[129] = entry[129] ^ t763;
    entry[130] = entry[130] ^ t836;
    entry[131] = entry[131] ^ t621;
    entry[132] = entry[132] ^ t694;
    entry[133] = entry[133] ^ t767;
    entry[134] = entry[134] ^ t840;
    entry[135] = entry[135] ^ t625;
    entry[136] = entry[136] ^ t698;
    entry[137] = entry[137] ^ t771;
    entry[138] = entry[138] ^ t844;
    entry[139] = entry[139] ^ t629;
    entry[140] = entry[140] ^ t702;
    entry[141] = entry[141] ^ t775;
    entry[142] = entry[142] ^ t848;
    entry[143] = entry[143] ^ t633;
    entry[144] = entry[144] ^ t706;
    entry[145] = entry[145] ^ t779;
    entry[146] = entry[146] ^ t564;
    entry[147] = entry[147] ^ t637;
    entry[148] = entry[148] ^ t710;
    entry[149] = entry[149] ^ t783;
    entry[150] = entry[150] ^ t568;
    entry[151] = entry[151] ^ t641;
    entry[152] = entry[152] ^ t714;
    entry[153] = entry[153] ^ t787;
    entry[154] = entry[154] ^ t572;
    entry[155] = entry[155] ^ t645;
    entry[156] = entry[156] ^ t718;
    entry[157] = entry[157] ^ t791;
    entry[158] = entry[158] ^ t576;
    entry[159] = entry[159] ^ t649;
    entry[160] = entry[160] ^ t722;
    entry[161] = entry[161] ^ t795;
    entry[162] = entry[162] ^ t580;
    entry[163] = entry[163] ^ t653;
    entry[164] = entry[164] ^ t726;
    entry[165] = entry[165] ^ t799;
    entry[166] = entry[166] ^ t584;
    entry[167] = entry[167] ^ t657;
    entry[168] = entry[168] ^ t730;
    entry[169] = entry[169] ^ t803;
    entry[170] = entry[170] ^ t588;
    entry[171] = entry[171] ^ t661;
    entry[172] = entry[172] ^ t734;
    entry[173] = entry[173] ^ t807;
    entry[174] = entry[174] ^ t592;
    entry[175] = entry[175] ^ t665;
    entry[176] = entry[176] ^ t738;
    entry[177] = entry[177] ^ t811;
    entry[178] = entry[178] ^ t596;
    entry[179] = entry[179] ^ t669;
    entry[180] = entry[180] ^ t742;
    entry[181] = entry[181] ^ t815;
    entry[182] = entry[182] ^ t600;
    entry[183] = entry[183] ^ t673;
    entry[184] = entry[184] ^ t746;
    entry[185] = entry[185] ^ t819;
    entry[186] = entry[186] ^ t604;
    entry[187] = entry[187] ^ t677;
    entry[188] = entry[188] ^ t750;
    entry[189] = entry[189] ^ t823;
    entry[190] = entry[190] ^ t608;
    entry[191] = entry[191] ^ t681;
    entry[192] = entry[192] ^ t754;
    entry[193] = entry[193] ^ t827;
    entry[194] = entry[194] ^ t612;
    entry[195] = entry[195] ^ t685;
    entry[196] = entry[196] ^ t758;
    entry[197] = entry[197] ^ t831;
    entry[198] = entry[198] ^ t616;
    entry[199] = entry[199] ^ t689;
    entry[200] = entry[200] ^ t762;
    entry[201] = entry[201] ^ t835;
    entry[202] = entry[202] ^ t620;
    entry[203] = entry[203] ^ t693;
    entry[204] = entry[204] ^ t766;
    entry[205] = entry[205] ^ t839;
    entry[206] = entry[206] ^ t624;
    entry[207] = entry[207] ^ t697;
    entry[208] = entry[208] ^ t770;
    entry[209] = entry[209] ^ t843;
    entry[210] = entry[210] ^ t628;
    entry[211] = entry[211] ^ t701;
    entry[212] = entry[212] ^ t774;
    entry[213] = entry[213] ^ t847;
    entry[214] = entry[214] ^ t632;
    entry[215] = entry[215] ^ t705;
    entry[216] = entry[216] ^ t778;
    entry[217] = entry[217] ^ t563;
    entry[218] = entry[218] ^ t636;
    entry[219] = entry[219] ^ t709;
    entry[220] = entry[220] ^ t782;
    entry[221] = entry[221] ^ t567;
    entry[222] = entry[222] ^ t640;
    entry[223] = entry[223] ^ t713;
    entry[224] = entry[224] ^ t786;
    entry[225] = entry[225] ^ t571;
    entry[226] = entry[226] ^ t644;
    entry[227] = entry[227] ^ t717;
    entry[228] = entry[228] ^ t790;
    entry[229] = entry[229] ^ t575;
    entry[230] = entry[230] ^ t648;
    entry[231] = entry[231] ^ t721;
    entry[232] = entry[232] ^ t794;
    entry[233] = entry[233] ^ t579;
    entry[234] = entry[234] ^ t652;
    entry[235] = entry[235] ^ t725;
    entry[236] = entry[236] ^ t798;
    entry[237] = entry[237] ^ t583;
    entry[238] = entry[238] ^ t656;
    entry[239] = entry[239] ^ t729;
    entry[240] = entry[240] ^ t802;
    entry[241] = entry[241] ^ t587;
    entry[242] = entry[242] ^ t660;
    entry[243] = entry[243] ^ t733;
    entry[244] = entry[244] ^ t806;
    entry[245] = entry[245] ^ t591;
    entry[246] = entry[246] ^ t664;
    entry[247] = entry[247] ^ t737;
    entry[248] = entry[248] ^ t810;
    entry[249] = entry[249] ^ t595;
    entry[250] = entry[250] ^ t668;
    entry[251] = entry[251] ^ t741;
    entry[252] = entry[252] ^ t814;
    entry[253] = entry[253] ^ t599;
    entry[254] = entry[254] ^ t672;
    entry[255] = entry[255] ^ t745;
    entry[256] = entry[256] ^ t818;
    entry[257] = entry[257] ^ t603;
    entry[258] = entry[258] ^ t676;
    entry[259] = entry[259] ^ t749;
    entry[260] = entry[260] ^ t822;
    entry[261] = entry[261] ^ t607;
    entry[262] = entry[262] ^ t680;
    entry[263] = entry[263] ^ t753;
    entry[264] = entry[264] ^ t826;
    entry[265] = entry[265] ^ t611;
    entry[266] = entry[266] ^ t684;
    entry[267] = entry[267] ^ t757;
    entry[268] = entry[268] ^ t830;
    entry[269] = entry[269] ^ t615;
    entry[270] = entry[270] ^ t688;
    entry[271] = entry[271] ^ t761;
    entry[272] = entry[272] ^ t834;
    entry[273] = entry[273] ^ t619;
    entry[274] = entry[274] ^ t692;
    entry[275] = entry[275] ^ t765;
    entry[276] = entry[276] ^ t838;
    entry[277] = entry[277] ^ t623;
    entry[278] = entry[278] ^ t696;
    entry[279] = entry[279] ^ t769;
    entry[280] = entry[280] ^ t842;
    entry[281] = entry[281] ^ t627;
    entry[282] = entry[282] ^ t700;
    entry[283] = entry[283] ^ t773;
    entry[284] = entry[284] ^ t846;
    entry[285] = entry[285] ^ t631;
    entry[286] = entry[286] ^ t704;
    entry[287] = entry[287] ^ t777;
    Flags { corrected: t561, uncorrectable: t559 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 4]; CHECK_BITS] = [
    [
        0x0110000001100011, 0x0008880808800088, 0x0400400000004444, 0x0220000000022022,
    ],
    [
        0x2000000002202202, 0x1000000110001101, 0x0888080880008800, 0x0040000000444404,
    ],
    [
        0x4000000044440400, 0x0000000220220220, 0x0000011000110110, 0x8808088000880008,
    ],
    [
        0x0808800088000888, 0x0000004444040040, 0x0000022022022000, 0x0001100011011000,
    ],
    [
        0x0110001101100000, 0x0880008800088808, 0x0000444404004000, 0x0002202202200000,
    ],
    [
        0x0220220220000000, 0x1000110110000001, 0x8000880008880808, 0x0044440400400000,
    ],
    [
        0x4444040040000000, 0x2022022000000002, 0x0011011000000110, 0x0088000888080880,
    ],
    [
        0x8800088808088000, 0x4404004000000044, 0x2202200000000220, 0x1101100000011000,
    ],
    [
        0x0220000000022022, 0x0110000001100011, 0x0008880808800088, 0x0400400000004444,
    ],
    [
        0x0040000000444404, 0x2000000002202202, 0x1000000110001101, 0x0888080880008800,
    ],
    [
        0x8808088000880008, 0x4000000044440400, 0x0000000220220220, 0x0000011000110110,
    ],
    [
        0x0001100011011000, 0x0808800088000888, 0x0000004444040040, 0x0000022022022000,
    ],
    [
        0x0002202202200000, 0x0110001101100000, 0x0880008800088808, 0x0000444404004000,
    ],
    [
        0x0044440400400000, 0x0220220220000000, 0x1000110110000001, 0x8000880008880808,
    ],
    [
        0x0088000888080880, 0x4444040040000000, 0x2022022000000002, 0x0011011000000110,
    ],
    [
        0x1101100000011000, 0x8800088808088000, 0x4404004000000044, 0x2202200000000220,
    ],
    [
        0x0400400000004444, 0x0220000000022022, 0x0110000001100011, 0x0008880808800088,
    ],
    [
        0x0888080880008800, 0x0040000000444404, 0x2000000002202202, 0x1000000110001101,
    ],
    [
        0x0000011000110110, 0x8808088000880008, 0x4000000044440400, 0x0000000220220220,
    ],
    [
        0x0000022022022000, 0x0001100011011000, 0x0808800088000888, 0x0000004444040040,
    ],
    [
        0x0000444404004000, 0x0002202202200000, 0x0110001101100000, 0x0880008800088808,
    ],
    [
        0x8000880008880808, 0x0044440400400000, 0x0220220220000000, 0x1000110110000001,
    ],
    [
        0x0011011000000110, 0x0088000888080880, 0x4444040040000000, 0x2022022000000002,
    ],
    [
        0x2202200000000220, 0x1101100000011000, 0x8800088808088000, 0x4404004000000044,
    ],
    [
        0x0008880808800088, 0x0400400000004444, 0x0220000000022022, 0x0110000001100011,
    ],
    [
        0x1000000110001101, 0x0888080880008800, 0x0040000000444404, 0x2000000002202202,
    ],
    [
        0x0000000220220220, 0x0000011000110110, 0x8808088000880008, 0x4000000044440400,
    ],
    [
        0x0000004444040040, 0x0000022022022000, 0x0001100011011000, 0x0808800088000888,
    ],
    [
        0x0880008800088808, 0x0000444404004000, 0x0002202202200000, 0x0110001101100000,
    ],
    [
        0x1000110110000001, 0x8000880008880808, 0x0044440400400000, 0x0220220220000000,
    ],
    [
        0x2022022000000002, 0x0011011000000110, 0x0088000888080880, 0x4444040040000000,
    ],
    [
        0x4404004000000044, 0x2202200000000220, 0x1101100000011000, 0x8800088808088000,
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
        0x0000000088000211, 0x8000000008042200, 0x0800001000442010, 0x0840200188440201, 0x8800021100000000,
        0x0804220080000000, 0x0044201008000010, 0x8844020108402001, 0x4402010840200188, 0x0000008800021100,
        0x0000000804220080, 0x0000100044201008, 0x4020018844020108, 0x0002110000000088, 0x0422008000000008,
        0x4420100800001000, 0x2010080000100044, 0x0201084020018844, 0x0000880002110000, 0x0000080422008000,
        0x0010004420100800, 0x2001884402010840, 0x0211000000008800, 0x2200800000000804, 0x0080000000080422,
        0x1008000010004420, 0x0108402001884402, 0x0088000211000000, 0x0008042200800000, 0x1000442010080000,
        0x0188440201084020, 0x1100000000880002,
    ],
    [
        0x0080000000080422, 0x1008000010004420, 0x0108402001884402, 0x0088000211000000, 0x0008042200800000,
        0x1000442010080000, 0x0188440201084020, 0x1100000000880002, 0x0000000088000211, 0x8000000008042200,
        0x0800001000442010, 0x0840200188440201, 0x8800021100000000, 0x0804220080000000, 0x0044201008000010,
        0x8844020108402001, 0x4402010840200188, 0x0000008800021100, 0x0000000804220080, 0x0000100044201008,
        0x4020018844020108, 0x0002110000000088, 0x0422008000000008, 0x4420100800001000, 0x2010080000100044,
        0x0201084020018844, 0x0000880002110000, 0x0000080422008000, 0x0010004420100800, 0x2001884402010840,
        0x0211000000008800, 0x2200800000000804,
    ],
    [
        0x2010080000100044, 0x0201084020018844, 0x0000880002110000, 0x0000080422008000, 0x0010004420100800,
        0x2001884402010840, 0x0211000000008800, 0x2200800000000804, 0x0080000000080422, 0x1008000010004420,
        0x0108402001884402, 0x0088000211000000, 0x0008042200800000, 0x1000442010080000, 0x0188440201084020,
        0x1100000000880002, 0x0000000088000211, 0x8000000008042200, 0x0800001000442010, 0x0840200188440201,
        0x8800021100000000, 0x0804220080000000, 0x0044201008000010, 0x8844020108402001, 0x4402010840200188,
        0x0000008800021100, 0x0000000804220080, 0x0000100044201008, 0x4020018844020108, 0x0002110000000088,
        0x0422008000000008, 0x4420100800001000,
    ],
    [
        0x4402010840200188, 0x0000008800021100, 0x0000000804220080, 0x0000100044201008, 0x4020018844020108,
        0x0002110000000088, 0x0422008000000008, 0x4420100800001000, 0x2010080000100044, 0x0201084020018844,
        0x0000880002110000, 0x0000080422008000, 0x0010004420100800, 0x2001884402010840, 0x0211000000008800,
        0x2200800000000804, 0x0080000000080422, 0x1008000010004420, 0x0108402001884402, 0x0088000211000000,
        0x0008042200800000, 0x1000442010080000, 0x0188440201084020, 0x1100000000880002, 0x0000000088000211,
        0x8000000008042200, 0x0800001000442010, 0x0840200188440201, 0x8800021100000000, 0x0804220080000000,
        0x0044201008000010, 0x8844020108402001,
    ],
];
static AFFINE: [[u64; 32]; 4] = crate::kernel::affine(&GRID);
static NIBBLES: [[[u8; 32]; 32]; 4] = crate::kernel::nibbles(&GRID);
static LANES: crate::Lanes = crate::kernel::lanes(&[
    0x64920908c83807ff, 0x920908c83807ff64, 0x0908c83807ff6492, 0x08c83807ff649209, 0xc83807ff64920908,
    0x3807ff64920908c8, 0x07ff64920908c838, 0xff64920908c83807,
]);
static REPAIR: crate::WordRepair = crate::WordRepair {
    flips: [
        [
            0x01ff01ff, 0x01ff0040, 0x01ff0119, 0xffffffff, 0x01ff00d2, 0xffffffff, 0xffffffff, 0x01ff009a,
            0x01ff008b, 0xffffffff, 0xffffffff, 0x01ff00e5, 0xffffffff, 0x01ff00e9, 0x01ff00a2, 0xffffffff,
            0x01ff0044, 0xffffffff, 0xffffffff, 0x01ff009e, 0xffffffff, 0x01ff0014, 0x01ff00ed, 0xffffffff,
            0xffffffff, 0x01ff0018, 0x01ff00f1, 0xffffffff, 0x01ff00aa, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011d, 0xffffffff, 0xffffffff, 0x01ff0000, 0xffffffff, 0x01ff005f, 0x01ff00a6, 0xffffffff,
            0xffffffff, 0x01ff0077, 0x01ff001c, 0xffffffff, 0x01ff00f5, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00be, 0x01ff0020, 0xffffffff, 0x01ff00f9, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00b2, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff004b, 0xffffffff, 0xffffffff,
            0x01ff00d6, 0xffffffff, 0xffffffff, 0x01ff00d9, 0xffffffff, 0x01ff0004, 0x01ff0008, 0xffffffff,
            0xffffffff, 0x01ff004f, 0x01ff0067, 0xffffffff, 0x01ff00ae, 0xffffffff, 0xffffffff, 0x01ff007b,
            0xffffffff, 0x01ff0034, 0x01ff007f, 0xffffffff, 0x01ff0024, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00fd, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff010d, 0x01ff00c6, 0xffffffff, 0x01ff0028, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0101, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00ba, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff0053, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008f, 0xffffffff, 0xffffffff, 0x01ff0092, 0xffffffff, 0x01ff00dd, 0x01ff00e1, 0xffffffff,
            0xffffffff, 0x01ff0096, 0x01ff000c, 0xffffffff, 0x01ff0010, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0038, 0x01ff0057, 0xffffffff, 0x01ff006f, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00b6, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0083, 0xffffffff,
            0xffffffff, 0x01ff0111, 0x01ff003c, 0xffffffff, 0x01ff0087, 0xffffffff, 0xffffffff, 0x01ff0073,
            0x01ff002c, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0105, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00ca, 0x01ff0115, 0xffffffff, 0x01ff00ce, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0030, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0109, 0xffffffff, 0xffffffff, 0x01ff006b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00c2, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0063, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff005b, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
        ],
        [
            0x01ff01ff, 0x01ff0088, 0x01ff0041, 0xffffffff, 0x01ff011a, 0xffffffff, 0xffffffff, 0x01ff00e2,
            0x01ff00d3, 0xffffffff, 0xffffffff, 0x01ff000d, 0xffffffff, 0x01ff0011, 0x01ff00ea, 0xffffffff,
            0x01ff008c, 0xffffffff, 0xffffffff, 0x01ff00e6, 0xffffffff, 0x01ff005c, 0x01ff0015, 0xffffffff,
            0xffffffff, 0x01ff0060, 0x01ff0019, 0xffffffff, 0x01ff00f2, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0045, 0xffffffff, 0xffffffff, 0x01ff0048, 0xffffffff, 0x01ff00a7, 0x01ff00ee, 0xffffffff,
            0xffffffff, 0x01ff00bf, 0x01ff0064, 0xffffffff, 0x01ff001d, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0106, 0x01ff0068, 0xffffffff, 0x01ff0021, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00fa, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0093, 0xffffffff, 0xffffffff,
            0x01ff011e, 0xffffffff, 0xffffffff, 0x01ff0001, 0xffffffff, 0x01ff004c, 0x01ff0050, 0xffffffff,
            0xffffffff, 0x01ff0097, 0x01ff00af, 0xffffffff, 0x01ff00f6, 0xffffffff, 0xffffffff, 0x01ff00c3,
            0xffffffff, 0x01ff007c, 0x01ff00c7, 0xffffffff, 0x01ff006c, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0025, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0035, 0x01ff010e, 0xffffffff, 0x01ff0070, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0029, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0102, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff009b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d7, 0xffffffff, 0xffffffff, 0x01ff00da, 0xffffffff, 0x01ff0005, 0x01ff0009, 0xffffffff,
            0xffffffff, 0x01ff00de, 0x01ff0054, 0xffffffff, 0x01ff0058, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0080, 0x01ff009f, 0xffffffff, 0x01ff00b7, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00fe, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00cb, 0xffffffff,
            0xffffffff, 0x01ff0039, 0x01ff0084, 0xffffffff, 0x01ff00cf, 0xffffffff, 0xffffffff, 0x01ff00bb,
            0x01ff0074, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff002d, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0112, 0x01ff003d, 0xffffffff, 0x01ff0116, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0078, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0031, 0xffffffff, 0xffffffff, 0x01ff00b3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff010a, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00ab, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00a3, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
        ],
        [
            0x01ff01ff, 0x01ff00d0, 0x01ff0089, 0xffffffff, 0x01ff0042, 0xffffffff, 0xffffffff, 0x01ff000a,
            0x01ff011b, 0xffffffff, 0xffffffff, 0x01ff0055, 0xffffffff, 0x01ff0059, 0x01ff0012, 0xffffffff,
            0x01ff00d4, 0xffffffff, 0xffffffff, 0x01ff000e, 0xffffffff, 0x01ff00a4, 0x01ff005d, 0xffffffff,
            0xffffffff, 0x01ff00a8, 0x01ff0061, 0xffffffff, 0x01ff001a, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff008d, 0xffffffff, 0xffffffff, 0x01ff0090, 0xffffffff, 0x01ff00ef, 0x01ff0016, 0xffffffff,
            0xffffffff, 0x01ff0107, 0x01ff00ac, 0xffffffff, 0x01ff0065, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff002e, 0x01ff00b0, 0xffffffff, 0x01ff0069, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0022, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00db, 0xffffffff, 0xffffffff,
            0x01ff0046, 0xffffffff, 0xffffffff, 0x01ff0049, 0xffffffff, 0x01ff0094, 0x01ff0098, 0xffffffff,
            0xffffffff, 0x01ff00df, 0x01ff00f7, 0xffffffff, 0x01ff001e, 0xffffffff, 0xffffffff, 0x01ff010b,
            0xffffffff, 0x01ff00c4, 0x01ff010f, 0xffffffff, 0x01ff00b4, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff006d, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff007d, 0x01ff0036, 0xffffffff, 0x01ff00b8, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0071, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff002a, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff00e3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff011f, 0xffffffff, 0xffffffff, 0x01ff0002, 0xffffffff, 0x01ff004d, 0x01ff0051, 0xffffffff,
            0xffffffff, 0x01ff0006, 0x01ff009c, 0xffffffff, 0x01ff00a0, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00c8, 0x01ff00e7, 0xffffffff, 0x01ff00ff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0026, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0113, 0xffffffff,
            0xffffffff, 0x01ff0081, 0x01ff00cc, 0xffffffff, 0x01ff0117, 0xffffffff, 0xffffffff, 0x01ff0103,
            0x01ff00bc, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0075, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff003a, 0x01ff0085, 0xffffffff, 0x01ff003e, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00c0, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0079, 0xffffffff, 0xffffffff, 0x01ff00fb, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0032, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00f3, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff00eb, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
        ],
        [
            0x01ff01ff, 0x01ff0118, 0x01ff00d1, 0xffffffff, 0x01ff008a, 0xffffffff, 0xffffffff, 0x01ff0052,
            0x01ff0043, 0xffffffff, 0xffffffff, 0x01ff009d, 0xffffffff, 0x01ff00a1, 0x01ff005a, 0xffffffff,
            0x01ff011c, 0xffffffff, 0xffffffff, 0x01ff0056, 0xffffffff, 0x01ff00ec, 0x01ff00a5, 0xffffffff,
            0xffffffff, 0x01ff00f0, 0x01ff00a9, 0xffffffff, 0x01ff0062, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00d5, 0xffffffff, 0xffffffff, 0x01ff00d8, 0xffffffff, 0x01ff0017, 0x01ff005e, 0xffffffff,
            0xffffffff, 0x01ff002f, 0x01ff00f4, 0xffffffff, 0x01ff00ad, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0076, 0x01ff00f8, 0xffffffff, 0x01ff00b1, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff006a, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0003, 0xffffffff, 0xffffffff,
            0x01ff008e, 0xffffffff, 0xffffffff, 0x01ff0091, 0xffffffff, 0x01ff00dc, 0x01ff00e0, 0xffffffff,
            0xffffffff, 0x01ff0007, 0x01ff001f, 0xffffffff, 0x01ff0066, 0xffffffff, 0xffffffff, 0x01ff0033,
            0xffffffff, 0x01ff010c, 0x01ff0037, 0xffffffff, 0x01ff00fc, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00b5, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff00c5, 0x01ff007e, 0xffffffff, 0x01ff0100, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00b9, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0072, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0x01ff000b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0047, 0xffffffff, 0xffffffff, 0x01ff004a, 0xffffffff, 0x01ff0095, 0x01ff0099, 0xffffffff,
            0xffffffff, 0x01ff004e, 0x01ff00e4, 0xffffffff, 0x01ff00e8, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0110, 0x01ff000f, 0xffffffff, 0x01ff0027, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff006e, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff003b, 0xffffffff,
            0xffffffff, 0x01ff00c9, 0x01ff0114, 0xffffffff, 0x01ff003f, 0xffffffff, 0xffffffff, 0x01ff002b,
            0x01ff0104, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00bd, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff0082, 0x01ff00cd, 0xffffffff, 0x01ff0086, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff0108, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff00c1, 0xffffffff, 0xffffffff, 0x01ff0023, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0x01ff007a, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0x01ff001b, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x01ff0013, 0xffffffff, 0xffffffff, 0xffffffff,
            0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff,
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
