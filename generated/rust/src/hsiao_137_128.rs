//! Hsiao (137,128): encoder and decoder. Generated; do not edit.
//!
//! Scheme `hsiao-137-128`, sha-256 04776207e6d080e5f8d37c8642562f806a7b27ce3b76f7fbb33fe1af2462331d.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
//! 1970.
//!
//! Physical bit `i` of an entry of 137 bits travels on pin `i % 137` in beat `i / 137`; pins 0..128 carry data.
//! Data bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of
//! byte `b / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status};

/// Id of the scheme.
pub const ID: &str = "hsiao-137-128";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "04776207e6d080e5f8d37c8642562f806a7b27ce3b76f7fbb33fe1af2462331d";
/// Data bits of an entry.
pub const DATA_BITS: usize = 128;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 9;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 137;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 16;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 2;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let t0 = data[0] ^ data[1] ^ data[2] ^ data[4] ^ data[5] ^ data[7] ^ data[10] ^ data[11] ^ data[13] ^ data[16]
        ^ data[20] ^ data[21] ^ data[23] ^ data[26] ^ data[30] ^ data[35] ^ data[36] ^ data[38] ^ data[41]
        ^ data[45] ^ data[50] ^ data[56] ^ data[57] ^ data[59] ^ data[62] ^ data[66] ^ data[71] ^ data[77]
        ^ data[84] ^ data[85] ^ data[87] ^ data[89] ^ data[91] ^ data[93] ^ data[94] ^ data[96] ^ data[98]
        ^ data[100] ^ data[101] ^ data[104] ^ data[105] ^ data[107] ^ data[109] ^ data[111] ^ data[112] ^ data[114]
        ^ data[116] ^ data[118] ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[127];
    let t1 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[10] ^ data[12] ^ data[14] ^ data[17]
        ^ data[20] ^ data[22] ^ data[24] ^ data[27] ^ data[31] ^ data[35] ^ data[37] ^ data[39] ^ data[42]
        ^ data[46] ^ data[51] ^ data[56] ^ data[58] ^ data[60] ^ data[63] ^ data[67] ^ data[72] ^ data[78]
        ^ data[84] ^ data[86] ^ data[87] ^ data[89] ^ data[91] ^ data[93] ^ data[95] ^ data[96] ^ data[98]
        ^ data[100] ^ data[102] ^ data[103] ^ data[106] ^ data[107] ^ data[109] ^ data[111] ^ data[113] ^ data[114]
        ^ data[116] ^ data[118] ^ data[119] ^ data[122] ^ data[123] ^ data[126] ^ data[127];
    let t2 = data[0] ^ data[2] ^ data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[11] ^ data[12] ^ data[15] ^ data[18]
        ^ data[21] ^ data[22] ^ data[25] ^ data[28] ^ data[32] ^ data[36] ^ data[37] ^ data[40] ^ data[43]
        ^ data[47] ^ data[52] ^ data[57] ^ data[58] ^ data[61] ^ data[64] ^ data[68] ^ data[73] ^ data[79]
        ^ data[84] ^ data[86] ^ data[88] ^ data[89] ^ data[91] ^ data[93] ^ data[95] ^ data[97] ^ data[98]
        ^ data[100] ^ data[102] ^ data[104] ^ data[105] ^ data[108] ^ data[109] ^ data[111] ^ data[113] ^ data[115]
        ^ data[116] ^ data[118] ^ data[120] ^ data[121] ^ data[123] ^ data[125] ^ data[127];
    let t3 = data[1] ^ data[2] ^ data[3] ^ data[7] ^ data[8] ^ data[9] ^ data[13] ^ data[14] ^ data[15] ^ data[19]
        ^ data[23] ^ data[24] ^ data[25] ^ data[29] ^ data[33] ^ data[38] ^ data[39] ^ data[40] ^ data[44]
        ^ data[48] ^ data[53] ^ data[59] ^ data[60] ^ data[61] ^ data[65] ^ data[69] ^ data[74] ^ data[80]
        ^ data[84] ^ data[86] ^ data[88] ^ data[90] ^ data[91] ^ data[93] ^ data[95] ^ data[97] ^ data[99]
        ^ data[100] ^ data[102] ^ data[104] ^ data[106] ^ data[107] ^ data[110] ^ data[112] ^ data[113] ^ data[115]
        ^ data[117] ^ data[118] ^ data[120] ^ data[122] ^ data[124] ^ data[125];
    let t4 = data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[8] ^ data[9] ^ data[16] ^ data[17] ^ data[18] ^ data[19]
        ^ data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[34] ^ data[41] ^ data[42] ^ data[43] ^ data[44]
        ^ data[49] ^ data[54] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[70] ^ data[75] ^ data[81]
        ^ data[84] ^ data[86] ^ data[88] ^ data[90] ^ data[92] ^ data[94] ^ data[95] ^ data[97] ^ data[99]
        ^ data[101] ^ data[102] ^ data[104] ^ data[106] ^ data[108] ^ data[109] ^ data[111] ^ data[114] ^ data[115]
        ^ data[117] ^ data[119] ^ data[120] ^ data[122] ^ data[124] ^ data[126] ^ data[127];
    let t5 = data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[17] ^ data[18]
        ^ data[19] ^ data[30] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[45] ^ data[46] ^ data[47]
        ^ data[48] ^ data[49] ^ data[55] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[70] ^ data[76]
        ^ data[82] ^ data[85] ^ data[86] ^ data[88] ^ data[90] ^ data[92] ^ data[93] ^ data[96] ^ data[97]
        ^ data[99] ^ data[101] ^ data[103] ^ data[104] ^ data[106] ^ data[108] ^ data[110] ^ data[111] ^ data[113]
        ^ data[116] ^ data[117] ^ data[119] ^ data[121] ^ data[122] ^ data[124] ^ data[126];
    let t6 = data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[28]
        ^ data[29] ^ data[30] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[50] ^ data[51] ^ data[52]
        ^ data[53] ^ data[54] ^ data[55] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[75] ^ data[76]
        ^ data[83] ^ data[85] ^ data[87] ^ data[88] ^ data[90] ^ data[92] ^ data[94] ^ data[95] ^ data[98]
        ^ data[99] ^ data[101] ^ data[103] ^ data[105] ^ data[106] ^ data[108] ^ data[110] ^ data[112] ^ data[113]
        ^ data[115] ^ data[118] ^ data[119] ^ data[121] ^ data[123] ^ data[124] ^ data[126];
    let t7 = data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[43]
        ^ data[44] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[51] ^ data[52]
        ^ data[53] ^ data[54] ^ data[55] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82]
        ^ data[83] ^ data[85] ^ data[87] ^ data[89] ^ data[90] ^ data[92] ^ data[94] ^ data[96] ^ data[97]
        ^ data[100] ^ data[101] ^ data[103] ^ data[105] ^ data[107] ^ data[108] ^ data[110] ^ data[112] ^ data[114]
        ^ data[115] ^ data[117] ^ data[119] ^ data[121] ^ data[123] ^ data[125] ^ data[127];
    let t8 = data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64]
        ^ data[65] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[70] ^ data[71] ^ data[72] ^ data[73]
        ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82]
        ^ data[83] ^ data[85] ^ data[87] ^ data[89] ^ data[91] ^ data[92] ^ data[94] ^ data[96] ^ data[98]
        ^ data[99] ^ data[102] ^ data[103] ^ data[105] ^ data[107] ^ data[109] ^ data[110] ^ data[112] ^ data[114]
        ^ data[116] ^ data[117] ^ data[120] ^ data[121] ^ data[123] ^ data[125] ^ data[126];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
    check[8] = t8;
}

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let t0 = entry[0] ^ entry[1] ^ entry[2] ^ entry[4] ^ entry[5] ^ entry[7] ^ entry[10] ^ entry[11] ^ entry[13]
        ^ entry[16] ^ entry[20] ^ entry[21] ^ entry[23] ^ entry[26] ^ entry[30] ^ entry[35] ^ entry[36] ^ entry[38]
        ^ entry[41] ^ entry[45] ^ entry[50] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[62] ^ entry[66] ^ entry[71]
        ^ entry[77] ^ entry[84] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[96]
        ^ entry[98] ^ entry[100] ^ entry[101] ^ entry[104] ^ entry[105] ^ entry[107] ^ entry[109] ^ entry[111]
        ^ entry[112] ^ entry[114] ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[124] ^ entry[125]
        ^ entry[127] ^ entry[128];
    let t1 = entry[0] ^ entry[1] ^ entry[3] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[10] ^ entry[12] ^ entry[14]
        ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[24] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[37] ^ entry[39]
        ^ entry[42] ^ entry[46] ^ entry[51] ^ entry[56] ^ entry[58] ^ entry[60] ^ entry[63] ^ entry[67] ^ entry[72]
        ^ entry[78] ^ entry[84] ^ entry[86] ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[95] ^ entry[96]
        ^ entry[98] ^ entry[100] ^ entry[102] ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[109] ^ entry[111]
        ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[118] ^ entry[119] ^ entry[122] ^ entry[123] ^ entry[126]
        ^ entry[127] ^ entry[129];
    let t2 = entry[0] ^ entry[2] ^ entry[3] ^ entry[5] ^ entry[6] ^ entry[9] ^ entry[11] ^ entry[12] ^ entry[15]
        ^ entry[18] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[28] ^ entry[32] ^ entry[36] ^ entry[37] ^ entry[40]
        ^ entry[43] ^ entry[47] ^ entry[52] ^ entry[57] ^ entry[58] ^ entry[61] ^ entry[64] ^ entry[68] ^ entry[73]
        ^ entry[79] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[95] ^ entry[97]
        ^ entry[98] ^ entry[100] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[108] ^ entry[109] ^ entry[111]
        ^ entry[113] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[125]
        ^ entry[127] ^ entry[130];
    let t3 = entry[1] ^ entry[2] ^ entry[3] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[13] ^ entry[14] ^ entry[15]
        ^ entry[19] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[38] ^ entry[39] ^ entry[40]
        ^ entry[44] ^ entry[48] ^ entry[53] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[65] ^ entry[69] ^ entry[74]
        ^ entry[80] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[95] ^ entry[97]
        ^ entry[99] ^ entry[100] ^ entry[102] ^ entry[104] ^ entry[106] ^ entry[107] ^ entry[110] ^ entry[112]
        ^ entry[113] ^ entry[115] ^ entry[117] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[124] ^ entry[125]
        ^ entry[131];
    let t4 = entry[4] ^ entry[5] ^ entry[6] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[16] ^ entry[17] ^ entry[18]
        ^ entry[19] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[34] ^ entry[41] ^ entry[42] ^ entry[43]
        ^ entry[44] ^ entry[49] ^ entry[54] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[70] ^ entry[75]
        ^ entry[81] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[94] ^ entry[95] ^ entry[97]
        ^ entry[99] ^ entry[101] ^ entry[102] ^ entry[104] ^ entry[106] ^ entry[108] ^ entry[109] ^ entry[111]
        ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[122] ^ entry[124] ^ entry[126]
        ^ entry[127] ^ entry[132];
    let t5 = entry[10] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[17]
        ^ entry[18] ^ entry[19] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[45] ^ entry[46]
        ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[55] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70]
        ^ entry[76] ^ entry[82] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[93] ^ entry[96]
        ^ entry[97] ^ entry[99] ^ entry[101] ^ entry[103] ^ entry[104] ^ entry[106] ^ entry[108] ^ entry[110]
        ^ entry[111] ^ entry[113] ^ entry[116] ^ entry[117] ^ entry[119] ^ entry[121] ^ entry[122] ^ entry[124]
        ^ entry[126] ^ entry[133];
    let t6 = entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[27]
        ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[50] ^ entry[51]
        ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75]
        ^ entry[76] ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[94] ^ entry[95]
        ^ entry[98] ^ entry[99] ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[108] ^ entry[110]
        ^ entry[112] ^ entry[113] ^ entry[115] ^ entry[118] ^ entry[119] ^ entry[121] ^ entry[123] ^ entry[124]
        ^ entry[126] ^ entry[134];
    let t7 = entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42]
        ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[50] ^ entry[51]
        ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81]
        ^ entry[82] ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[90] ^ entry[92] ^ entry[94] ^ entry[96]
        ^ entry[97] ^ entry[100] ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[107] ^ entry[108] ^ entry[110]
        ^ entry[112] ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[119] ^ entry[121] ^ entry[123] ^ entry[125]
        ^ entry[127] ^ entry[135];
    let t8 = entry[56] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[63]
        ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71] ^ entry[72]
        ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81]
        ^ entry[82] ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[92] ^ entry[94] ^ entry[96]
        ^ entry[98] ^ entry[99] ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[107] ^ entry[109] ^ entry[110]
        ^ entry[112] ^ entry[114] ^ entry[116] ^ entry[117] ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[125]
        ^ entry[126] ^ entry[136];
    let t9 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8;
    let t10 = t0 & t1;
    let t11 = t2 & !t3;
    let t12 = t10 & t11;
    let t13 = !t4 & !t5;
    let t14 = !t6 & !t7;
    let t15 = t13 & t14;
    let t16 = t12 & t15;
    let t17 = !t8 & t16;
    let t18 = !t2 & t3;
    let t19 = t10 & t18;
    let t20 = t15 & t19;
    let t21 = !t8 & t20;
    let t22 = t0 & !t1;
    let t23 = t2 & t3;
    let t24 = t22 & t23;
    let t25 = t15 & t24;
    let t26 = !t8 & t25;
    let t27 = !t0 & t1;
    let t28 = t23 & t27;
    let t29 = t15 & t28;
    let t30 = !t8 & t29;
    let t31 = !t2 & !t3;
    let t32 = t10 & t31;
    let t33 = t4 & !t5;
    let t34 = t14 & t33;
    let t35 = t32 & t34;
    let t36 = !t8 & t35;
    let t37 = t11 & t22;
    let t38 = t34 & t37;
    let t39 = !t8 & t38;
    let t40 = t11 & t27;
    let t41 = t34 & t40;
    let t42 = !t8 & t41;
    let t43 = t18 & t22;
    let t44 = t34 & t43;
    let t45 = !t8 & t44;
    let t46 = t18 & t27;
    let t47 = t34 & t46;
    let t48 = !t8 & t47;
    let t49 = !t0 & !t1;
    let t50 = t23 & t49;
    let t51 = t34 & t50;
    let t52 = !t8 & t51;
    let t53 = !t4 & t5;
    let t54 = t14 & t53;
    let t55 = t32 & t54;
    let t56 = !t8 & t55;
    let t57 = t37 & t54;
    let t58 = !t8 & t57;
    let t59 = t40 & t54;
    let t60 = !t8 & t59;
    let t61 = t43 & t54;
    let t62 = !t8 & t61;
    let t63 = t46 & t54;
    let t64 = !t8 & t63;
    let t65 = t50 & t54;
    let t66 = !t8 & t65;
    let t67 = t22 & t31;
    let t68 = t4 & t5;
    let t69 = t14 & t68;
    let t70 = t67 & t69;
    let t71 = !t8 & t70;
    let t72 = t27 & t31;
    let t73 = t69 & t72;
    let t74 = !t8 & t73;
    let t75 = t11 & t49;
    let t76 = t69 & t75;
    let t77 = !t8 & t76;
    let t78 = t18 & t49;
    let t79 = t69 & t78;
    let t80 = !t8 & t79;
    let t81 = t6 & !t7;
    let t82 = t13 & t81;
    let t83 = t32 & t82;
    let t84 = !t8 & t83;
    let t85 = t37 & t82;
    let t86 = !t8 & t85;
    let t87 = t40 & t82;
    let t88 = !t8 & t87;
    let t89 = t43 & t82;
    let t90 = !t8 & t89;
    let t91 = t46 & t82;
    let t92 = !t8 & t91;
    let t93 = t50 & t82;
    let t94 = !t8 & t93;
    let t95 = t33 & t81;
    let t96 = t67 & t95;
    let t97 = !t8 & t96;
    let t98 = t72 & t95;
    let t99 = !t8 & t98;
    let t100 = t75 & t95;
    let t101 = !t8 & t100;
    let t102 = t78 & t95;
    let t103 = !t8 & t102;
    let t104 = t53 & t81;
    let t105 = t67 & t104;
    let t106 = !t8 & t105;
    let t107 = t72 & t104;
    let t108 = !t8 & t107;
    let t109 = t75 & t104;
    let t110 = !t8 & t109;
    let t111 = t78 & t104;
    let t112 = !t8 & t111;
    let t113 = t31 & t49;
    let t114 = t68 & t81;
    let t115 = t113 & t114;
    let t116 = !t8 & t115;
    let t117 = !t6 & t7;
    let t118 = t13 & t117;
    let t119 = t32 & t118;
    let t120 = !t8 & t119;
    let t121 = t37 & t118;
    let t122 = !t8 & t121;
    let t123 = t40 & t118;
    let t124 = !t8 & t123;
    let t125 = t43 & t118;
    let t126 = !t8 & t125;
    let t127 = t46 & t118;
    let t128 = !t8 & t127;
    let t129 = t50 & t118;
    let t130 = !t8 & t129;
    let t131 = t33 & t117;
    let t132 = t67 & t131;
    let t133 = !t8 & t132;
    let t134 = t72 & t131;
    let t135 = !t8 & t134;
    let t136 = t75 & t131;
    let t137 = !t8 & t136;
    let t138 = t78 & t131;
    let t139 = !t8 & t138;
    let t140 = t53 & t117;
    let t141 = t67 & t140;
    let t142 = !t8 & t141;
    let t143 = t72 & t140;
    let t144 = !t8 & t143;
    let t145 = t75 & t140;
    let t146 = !t8 & t145;
    let t147 = t78 & t140;
    let t148 = !t8 & t147;
    let t149 = t68 & t117;
    let t150 = t113 & t149;
    let t151 = !t8 & t150;
    let t152 = t6 & t7;
    let t153 = t13 & t152;
    let t154 = t67 & t153;
    let t155 = !t8 & t154;
    let t156 = t72 & t153;
    let t157 = !t8 & t156;
    let t158 = t75 & t153;
    let t159 = !t8 & t158;
    let t160 = t78 & t153;
    let t161 = !t8 & t160;
    let t162 = t33 & t152;
    let t163 = t113 & t162;
    let t164 = !t8 & t163;
    let t165 = t53 & t152;
    let t166 = t113 & t165;
    let t167 = !t8 & t166;
    let t168 = t15 & t32;
    let t169 = t8 & t168;
    let t170 = t15 & t37;
    let t171 = t8 & t170;
    let t172 = t15 & t40;
    let t173 = t8 & t172;
    let t174 = t15 & t43;
    let t175 = t8 & t174;
    let t176 = t15 & t46;
    let t177 = t8 & t176;
    let t178 = t15 & t50;
    let t179 = t8 & t178;
    let t180 = t34 & t67;
    let t181 = t8 & t180;
    let t182 = t34 & t72;
    let t183 = t8 & t182;
    let t184 = t34 & t75;
    let t185 = t8 & t184;
    let t186 = t34 & t78;
    let t187 = t8 & t186;
    let t188 = t54 & t67;
    let t189 = t8 & t188;
    let t190 = t54 & t72;
    let t191 = t8 & t190;
    let t192 = t54 & t75;
    let t193 = t8 & t192;
    let t194 = t54 & t78;
    let t195 = t8 & t194;
    let t196 = t69 & t113;
    let t197 = t8 & t196;
    let t198 = t67 & t82;
    let t199 = t8 & t198;
    let t200 = t72 & t82;
    let t201 = t8 & t200;
    let t202 = t75 & t82;
    let t203 = t8 & t202;
    let t204 = t78 & t82;
    let t205 = t8 & t204;
    let t206 = t95 & t113;
    let t207 = t8 & t206;
    let t208 = t104 & t113;
    let t209 = t8 & t208;
    let t210 = t67 & t118;
    let t211 = t8 & t210;
    let t212 = t72 & t118;
    let t213 = t8 & t212;
    let t214 = t75 & t118;
    let t215 = t8 & t214;
    let t216 = t78 & t118;
    let t217 = t8 & t216;
    let t218 = t113 & t131;
    let t219 = t8 & t218;
    let t220 = t113 & t140;
    let t221 = t8 & t220;
    let t222 = t113 & t153;
    let t223 = t8 & t222;
    let t224 = t10 & t23;
    let t225 = t34 & t224;
    let t226 = !t8 & t225;
    let t227 = t67 & t165;
    let t228 = t8 & t227;
    let t229 = t28 & t69;
    let t230 = !t8 & t229;
    let t231 = t32 & t153;
    let t232 = t8 & t231;
    let t233 = t50 & t114;
    let t234 = !t8 & t233;
    let t235 = t12 & t118;
    let t236 = t8 & t235;
    let t237 = t68 & t152;
    let t238 = t78 & t237;
    let t239 = !t8 & t238;
    let t240 = t15 & t224;
    let t241 = t8 & t240;
    let t242 = t113 & t237;
    let t243 = t8 & t242;
    let t244 = t54 & t224;
    let t245 = !t8 & t244;
    let t246 = t67 & t162;
    let t247 = t8 & t246;
    let t248 = t28 & t95;
    let t249 = !t8 & t248;
    let t250 = t32 & t140;
    let t251 = t8 & t250;
    let t252 = t50 & t149;
    let t253 = !t8 & t252;
    let t254 = t12 & t82;
    let t255 = t8 & t254;
    let t256 = t78 & t114;
    let t257 = t8 & t256;
    let t258 = t118 & t224;
    let t259 = !t8 & t258;
    let t260 = t67 & t237;
    let t261 = !t8 & t260;
    let t262 = t28 & t34;
    let t263 = t8 & t262;
    let t264 = t72 & t165;
    let t265 = t8 & t264;
    let t266 = t24 & t69;
    let t267 = !t8 & t266;
    let t268 = t37 & t153;
    let t269 = t8 & t268;
    let t270 = t46 & t114;
    let t271 = !t8 & t270;
    let t272 = t19 & t118;
    let t273 = t8 & t272;
    let t274 = t75 & t237;
    let t275 = !t8 & t274;
    let t276 = t12 & t34;
    let t277 = t8 & t276;
    let t278 = t78 & t165;
    let t279 = t8 & t278;
    let t280 = t12 & t69;
    let t281 = !t8 & t280;
    let t282 = t43 & t153;
    let t283 = t8 & t282;
    let t284 = t28 & t104;
    let t285 = !t8 & t284;
    let t286 = t32 & t131;
    let t287 = t8 & t286;
    let t288 = t50 & t162;
    let t289 = !t8 & t288;
    let t290 = t12 & t54;
    let t291 = t8 & t290;
    let t292 = t78 & t149;
    let t293 = t8 & t292;
    let t294 = t82 & t224;
    let t295 = !t8 & t294;
    let t296 = t72 & t237;
    let t297 = !t8 & t296;
    let t298 = t24 & t34;
    let t299 = t8 & t298;
    let t300 = t75 & t165;
    let t301 = t8 & t300;
    let t302 = t19 & t69;
    let t303 = !t8 & t302;
    let t304 = t40 & t153;
    let t305 = t8 & t304;
    let t306 = t43 & t114;
    let t307 = !t8 & t306;
    let t308 = t24 & t118;
    let t309 = t8 & t308;
    let t310 = t72 & t114;
    let t311 = t8 & t310;
    let t312 = t12 & t131;
    let t313 = !t8 & t312;
    let t314 = t15 & t67;
    let t315 = !t8 & t314;
    let t316 = t15 & t72;
    let t317 = !t8 & t316;
    let t318 = t15 & t75;
    let t319 = !t8 & t318;
    let t320 = t15 & t78;
    let t321 = !t8 & t320;
    let t322 = t34 & t113;
    let t323 = !t8 & t322;
    let t324 = t54 & t113;
    let t325 = !t8 & t324;
    let t326 = t82 & t113;
    let t327 = !t8 & t326;
    let t328 = t113 & t118;
    let t329 = !t8 & t328;
    let t330 = t15 & t113;
    let t331 = t8 & t330;
    let t332 = t17 | t21 | t26 | t30 | t36 | t39 | t42 | t45 | t48 | t52 | t56 | t58 | t60 | t62 | t64 | t66 | t71
        | t74 | t77 | t80 | t84 | t86 | t88 | t90 | t92 | t94 | t97 | t99 | t101 | t103 | t106 | t108 | t110 | t112
        | t116 | t120 | t122 | t124 | t126 | t128 | t130 | t133 | t135 | t137 | t139 | t142 | t144 | t146 | t148
        | t151 | t155 | t157 | t159 | t161 | t164 | t167 | t169 | t171 | t173 | t175 | t177 | t179 | t181 | t183
        | t185 | t187 | t189 | t191 | t193 | t195 | t197 | t199 | t201 | t203 | t205 | t207 | t209 | t211 | t213
        | t215 | t217 | t219 | t221 | t223 | t226 | t228 | t230 | t232 | t234 | t236 | t239 | t241 | t243 | t245
        | t247 | t249 | t251 | t253 | t255 | t257 | t259 | t261 | t263 | t265 | t267 | t269 | t271 | t273 | t275
        | t277 | t279 | t281 | t283 | t285 | t287 | t289 | t291 | t293 | t295 | t297 | t299 | t301 | t303 | t305
        | t307 | t309 | t311 | t313 | t315 | t317 | t319 | t321 | t323 | t325 | t327 | t329 | t331;
    let t333 = t9 & !t332;
    let t334 = t332 & !t333;
    entry[0] = entry[0] ^ t17;
    entry[1] = entry[1] ^ t21;
    entry[2] = entry[2] ^ t26;
    entry[3] = entry[3] ^ t30;
    entry[4] = entry[4] ^ t36;
    entry[5] = entry[5] ^ t39;
    entry[6] = entry[6] ^ t42;
    entry[7] = entry[7] ^ t45;
    entry[8] = entry[8] ^ t48;
    entry[9] = entry[9] ^ t52;
    entry[10] = entry[10] ^ t56;
    entry[11] = entry[11] ^ t58;
    entry[12] = entry[12] ^ t60;
    entry[13] = entry[13] ^ t62;
    entry[14] = entry[14] ^ t64;
    entry[15] = entry[15] ^ t66;
    entry[16] = entry[16] ^ t71;
    entry[17] = entry[17] ^ t74;
    entry[18] = entry[18] ^ t77;
    entry[19] = entry[19] ^ t80;
    entry[20] = entry[20] ^ t84;
    entry[21] = entry[21] ^ t86;
    entry[22] = entry[22] ^ t88;
    entry[23] = entry[23] ^ t90;
    entry[24] = entry[24] ^ t92;
    entry[25] = entry[25] ^ t94;
    entry[26] = entry[26] ^ t97;
    entry[27] = entry[27] ^ t99;
    entry[28] = entry[28] ^ t101;
    entry[29] = entry[29] ^ t103;
    entry[30] = entry[30] ^ t106;
    entry[31] = entry[31] ^ t108;
    entry[32] = entry[32] ^ t110;
    entry[33] = entry[33] ^ t112;
    entry[34] = entry[34] ^ t116;
    entry[35] = entry[35] ^ t120;
    entry[36] = entry[36] ^ t122;
    entry[37] = entry[37] ^ t124;
    entry[38] = entry[38] ^ t126;
    entry[39] = entry[39] ^ t128;
    entry[40] = entry[40] ^ t130;
    entry[41] = entry[41] ^ t133;
    entry[42] = entry[42] ^ t135;
    entry[43] = entry[43] ^ t137;
    entry[44] = entry[44] ^ t139;
    entry[45] = entry[45] ^ t142;
    entry[46] = entry[46] ^ t144;
    entry[47] = entry[47] ^ t146;
    entry[48] = entry[48] ^ t148;
    entry[49] = entry[49] ^ t151;
    entry[50] = entry[50] ^ t155;
    entry[51] = entry[51] ^ t157;
    entry[52] = entry[52] ^ t159;
    entry[53] = entry[53] ^ t161;
    entry[54] = entry[54] ^ t164;
    entry[55] = entry[55] ^ t167;
    entry[56] = entry[56] ^ t169;
    entry[57] = entry[57] ^ t171;
    entry[58] = entry[58] ^ t173;
    entry[59] = entry[59] ^ t175;
    entry[60] = entry[60] ^ t177;
    entry[61] = entry[61] ^ t179;
    entry[62] = entry[62] ^ t181;
    entry[63] = entry[63] ^ t183;
    entry[64] = entry[64] ^ t185;
    entry[65] = entry[65] ^ t187;
    entry[66] = entry[66] ^ t189;
    entry[67] = entry[67] ^ t191;
    entry[68] = entry[68] ^ t193;
    entry[69] = entry[69] ^ t195;
    entry[70] = entry[70] ^ t197;
    entry[71] = entry[71] ^ t199;
    entry[72] = entry[72] ^ t201;
    entry[73] = entry[73] ^ t203;
    entry[74] = entry[74] ^ t205;
    entry[75] = entry[75] ^ t207;
    entry[76] = entry[76] ^ t209;
    entry[77] = entry[77] ^ t211;
    entry[78] = entry[78] ^ t213;
    entry[79] = entry[79] ^ t215;
    entry[80] = entry[80] ^ t217;
    entry[81] = entry[81] ^ t219;
    entry[82] = entry[82] ^ t221;
    entry[83] = entry[83] ^ t223;
    entry[84] = entry[84] ^ t226;
    entry[85] = entry[85] ^ t228;
    entry[86] = entry[86] ^ t230;
    entry[87] = entry[87] ^ t232;
    entry[88] = entry[88] ^ t234;
    entry[89] = entry[89] ^ t236;
    entry[90] = entry[90] ^ t239;
    entry[91] = entry[91] ^ t241;
    entry[92] = entry[92] ^ t243;
    entry[93] = entry[93] ^ t245;
    entry[94] = entry[94] ^ t247;
    entry[95] = entry[95] ^ t249;
    entry[96] = entry[96] ^ t251;
    entry[97] = entry[97] ^ t253;
    entry[98] = entry[98] ^ t255;
    entry[99] = entry[99] ^ t257;
    entry[100] = entry[100] ^ t259;
    entry[101] = entry[101] ^ t261;
    entry[102] = entry[102] ^ t263;
    entry[103] = entry[103] ^ t265;
    entry[104] = entry[104] ^ t267;
    entry[105] = entry[105] ^ t269;
    entry[106] = entry[106] ^ t271;
    entry[107] = entry[107] ^ t273;
    entry[108] = entry[108] ^ t275;
    entry[109] = entry[109] ^ t277;
    entry[110] = entry[110] ^ t279;
    entry[111] = entry[111] ^ t281;
    entry[112] = entry[112] ^ t283;
    entry[113] = entry[113] ^ t285;
    entry[114] = entry[114] ^ t287;
    entry[115] = entry[115] ^ t289;
    entry[116] = entry[116] ^ t291;
    entry[117] = entry[117] ^ t293;
    entry[118] = entry[118] ^ t295;
    entry[119] = entry[119] ^ t297;
    entry[120] = entry[120] ^ t299;
    entry[121] = entry[121] ^ t301;
    entry[122] = entry[122] ^ t303;
    entry[123] = entry[123] ^ t305;
    entry[124] = entry[124] ^ t307;
    entry[125] = entry[125] ^ t309;
    entry[126] = entry[126] ^ t311;
    entry[127] = entry[127] ^ t313;
    entry[128] = entry[128] ^ t315;
    entry[129] = entry[129] ^ t317;
    entry[130] = entry[130] ^ t319;
    entry[131] = entry[131] ^ t321;
    entry[132] = entry[132] ^ t323;
    entry[133] = entry[133] ^ t325;
    entry[134] = entry[134] ^ t327;
    entry[135] = entry[135] ^ t329;
    entry[136] = entry[136] ^ t331;
    Flags { corrected: t334, uncorrectable: t333 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 2]; CHECK_BITS] = [
    [
        0x4b04225844b12cb7, 0xb555ab356ab02084,
    ],
    [
        0x950844a88952555b, 0xccd6acd5aad04108,
    ],
    [
        0x2610893112649a6d, 0xab5ab356ab508211,
    ],
    [
        0x382111c22388e38e, 0x356b4d5aad510422,
    ],
    [
        0xc0421e043c0f03f0, 0xd5acb56ad5520843,
    ],
    [
        0x0083e007c00ffc00, 0x56b2d5ab3564107c,
    ],
    [
        0x00fc0007fff00000, 0x5acb56acd5a81f80,
    ],
    [
        0x00fffff800000000, 0xaaad5ab356afe000,
    ],
    [
        0xff00000000000000, 0x6b356acd5aafffff,
    ],
];

/// Encodes one entry: the check bytes of `data`.
pub fn encode(data: &[u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) {
    let mut words = [0u64; 2];
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
        difference |= (a ^ b) & if i + 1 == CHECK_BYTES { 0x01 } else { 0xff };
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
    let (beat, pin) = (i / 137, i % 137);
    if pin < 128 { (true, beat * 128 + pin) } else { (false, beat * 9 + pin - 128) }
}
