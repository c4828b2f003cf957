//! DEC BCH (78,64): encoder and decoder. Generated; do not edit.
//!
//! Scheme `dec-bch-78-64`, sha-256 e9a164ea7e11143c22abcb645f15fe489fa15e5c8282e404e7eb7e3c74a93b74.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section 6.1; in SRAM:
//! Naseer and Draper, ESSCIRC 2008.
//!
//! Physical bit `i` of an entry of 78 bits travels on pin `i % 78` in beat `i / 78`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status};

/// Id of the scheme.
pub const ID: &str = "dec-bch-78-64";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "e9a164ea7e11143c22abcb645f15fe489fa15e5c8282e404e7eb7e3c74a93b74";
/// Data bits of an entry.
pub const DATA_BITS: usize = 64;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 14;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 78;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 8;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 2;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let t0 = data[0] ^ data[3] ^ data[5] ^ data[7] ^ data[11] ^ data[13] ^ data[14] ^ data[16] ^ data[18]
        ^ data[19] ^ data[20] ^ data[21] ^ data[25] ^ data[27] ^ data[30] ^ data[31] ^ data[34] ^ data[35]
        ^ data[36] ^ data[37] ^ data[42] ^ data[45] ^ data[46] ^ data[47] ^ data[49] ^ data[50] ^ data[51]
        ^ data[55] ^ data[56] ^ data[58] ^ data[59];
    let t1 = data[1] ^ data[4] ^ data[6] ^ data[8] ^ data[12] ^ data[14] ^ data[15] ^ data[17] ^ data[19]
        ^ data[20] ^ data[21] ^ data[22] ^ data[26] ^ data[28] ^ data[31] ^ data[32] ^ data[35] ^ data[36]
        ^ data[37] ^ data[38] ^ data[43] ^ data[46] ^ data[47] ^ data[48] ^ data[50] ^ data[51] ^ data[52]
        ^ data[56] ^ data[57] ^ data[59] ^ data[60];
    let t2 = data[0] ^ data[2] ^ data[5] ^ data[7] ^ data[9] ^ data[13] ^ data[15] ^ data[16] ^ data[18] ^ data[20]
        ^ data[21] ^ data[22] ^ data[23] ^ data[27] ^ data[29] ^ data[32] ^ data[33] ^ data[36] ^ data[37]
        ^ data[38] ^ data[39] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[51] ^ data[52] ^ data[53]
        ^ data[57] ^ data[58] ^ data[60] ^ data[61];
    let t3 = data[1] ^ data[3] ^ data[6] ^ data[8] ^ data[10] ^ data[14] ^ data[16] ^ data[17] ^ data[19]
        ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[28] ^ data[30] ^ data[33] ^ data[34] ^ data[37]
        ^ data[38] ^ data[39] ^ data[40] ^ data[45] ^ data[48] ^ data[49] ^ data[50] ^ data[52] ^ data[53]
        ^ data[54] ^ data[58] ^ data[59] ^ data[61] ^ data[62];
    let t4 = data[0] ^ data[2] ^ data[4] ^ data[7] ^ data[9] ^ data[11] ^ data[15] ^ data[17] ^ data[18] ^ data[20]
        ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[29] ^ data[31] ^ data[34] ^ data[35] ^ data[38]
        ^ data[39] ^ data[40] ^ data[41] ^ data[46] ^ data[49] ^ data[50] ^ data[51] ^ data[53] ^ data[54]
        ^ data[55] ^ data[59] ^ data[60] ^ data[62] ^ data[63];
    let t5 = data[0] ^ data[1] ^ data[7] ^ data[8] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[14]
        ^ data[20] ^ data[23] ^ data[24] ^ data[26] ^ data[27] ^ data[31] ^ data[32] ^ data[34] ^ data[37]
        ^ data[39] ^ data[40] ^ data[41] ^ data[45] ^ data[46] ^ data[49] ^ data[52] ^ data[54] ^ data[58]
        ^ data[59] ^ data[60] ^ data[61] ^ data[63];
    let t6 = data[1] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[9] ^ data[12] ^ data[15] ^ data[16]
        ^ data[18] ^ data[19] ^ data[20] ^ data[24] ^ data[28] ^ data[30] ^ data[31] ^ data[32] ^ data[33]
        ^ data[34] ^ data[36] ^ data[37] ^ data[38] ^ data[40] ^ data[41] ^ data[45] ^ data[49] ^ data[51]
        ^ data[53] ^ data[56] ^ data[58] ^ data[60] ^ data[61] ^ data[62];
    let t7 = data[0] ^ data[2] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[13] ^ data[16]
        ^ data[17] ^ data[19] ^ data[20] ^ data[21] ^ data[25] ^ data[29] ^ data[31] ^ data[32] ^ data[33]
        ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[39] ^ data[41] ^ data[42] ^ data[46] ^ data[50]
        ^ data[52] ^ data[54] ^ data[57] ^ data[59] ^ data[61] ^ data[62] ^ data[63];
    let t8 = data[0] ^ data[1] ^ data[4] ^ data[9] ^ data[10] ^ data[13] ^ data[16] ^ data[17] ^ data[19]
        ^ data[22] ^ data[25] ^ data[26] ^ data[27] ^ data[31] ^ data[32] ^ data[33] ^ data[37] ^ data[38]
        ^ data[39] ^ data[40] ^ data[43] ^ data[45] ^ data[46] ^ data[49] ^ data[50] ^ data[53] ^ data[56]
        ^ data[59] ^ data[60] ^ data[62] ^ data[63];
    let t9 = data[1] ^ data[2] ^ data[3] ^ data[7] ^ data[10] ^ data[13] ^ data[16] ^ data[17] ^ data[19]
        ^ data[21] ^ data[23] ^ data[25] ^ data[26] ^ data[28] ^ data[30] ^ data[31] ^ data[32] ^ data[33]
        ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44]
        ^ data[45] ^ data[49] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60]
        ^ data[61] ^ data[63];
    let t10 = data[0] ^ data[2] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[13] ^ data[16] ^ data[17] ^ data[19]
        ^ data[21] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[29] ^ data[30] ^ data[32] ^ data[33]
        ^ data[35] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[43] ^ data[47] ^ data[49] ^ data[51]
        ^ data[57] ^ data[60] ^ data[61] ^ data[62];
    let t11 = data[0] ^ data[1] ^ data[3] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[14] ^ data[17] ^ data[18]
        ^ data[20] ^ data[22] ^ data[23] ^ data[25] ^ data[26] ^ data[27] ^ data[30] ^ data[31] ^ data[33]
        ^ data[34] ^ data[36] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[48] ^ data[50]
        ^ data[52] ^ data[58] ^ data[61] ^ data[62] ^ data[63];
    let t12 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[9] ^ data[10] ^ data[11] ^ data[13]
        ^ data[14] ^ data[15] ^ data[16] ^ data[20] ^ data[23] ^ data[24] ^ data[25] ^ data[26] ^ data[28]
        ^ data[30] ^ data[32] ^ data[36] ^ data[40] ^ data[41] ^ data[43] ^ data[46] ^ data[47] ^ data[50]
        ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[62] ^ data[63];
    let t13 = data[2] ^ data[4] ^ data[6] ^ data[10] ^ data[12] ^ data[13] ^ data[15] ^ data[17] ^ data[18]
        ^ data[19] ^ data[20] ^ data[24] ^ data[26] ^ data[29] ^ data[30] ^ data[33] ^ data[34] ^ data[35]
        ^ data[36] ^ data[41] ^ data[44] ^ data[45] ^ data[46] ^ data[48] ^ data[49] ^ data[50] ^ data[54]
        ^ data[55] ^ data[57] ^ data[58] ^ data[63];
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
}

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let t0 = entry[2] ^ entry[4] ^ entry[6] ^ entry[10] ^ entry[12] ^ entry[13] ^ entry[15] ^ entry[17] ^ entry[18]
        ^ entry[19] ^ entry[20] ^ entry[24] ^ entry[26] ^ entry[29] ^ entry[30] ^ entry[33] ^ entry[34] ^ entry[35]
        ^ entry[36] ^ entry[41] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[48] ^ entry[49] ^ entry[50] ^ entry[54]
        ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[63] ^ entry[77];
    let t1 = entry[1] ^ entry[2] ^ entry[3] ^ entry[4] ^ entry[5] ^ entry[6] ^ entry[9] ^ entry[10] ^ entry[11]
        ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[20] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[26]
        ^ entry[28] ^ entry[30] ^ entry[32] ^ entry[36] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[46] ^ entry[47]
        ^ entry[50] ^ entry[53] ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[62] ^ entry[63] ^ entry[76];
    let t2 = entry[0] ^ entry[1] ^ entry[3] ^ entry[5] ^ entry[6] ^ entry[8] ^ entry[9] ^ entry[14] ^ entry[17]
        ^ entry[18] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[30] ^ entry[31]
        ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[48]
        ^ entry[50] ^ entry[52] ^ entry[58] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[75];
    let t3 = entry[0] ^ entry[2] ^ entry[4] ^ entry[5] ^ entry[7] ^ entry[8] ^ entry[13] ^ entry[16] ^ entry[17]
        ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[29] ^ entry[30] ^ entry[32]
        ^ entry[33] ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[47] ^ entry[49]
        ^ entry[51] ^ entry[57] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[74];
    let t4 = entry[1] ^ entry[2] ^ entry[3] ^ entry[7] ^ entry[10] ^ entry[13] ^ entry[16] ^ entry[17] ^ entry[19]
        ^ entry[21] ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[33]
        ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44]
        ^ entry[45] ^ entry[49] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60]
        ^ entry[61] ^ entry[63] ^ entry[73];
    let t5 = entry[0] ^ entry[1] ^ entry[4] ^ entry[9] ^ entry[10] ^ entry[13] ^ entry[16] ^ entry[17] ^ entry[19]
        ^ entry[22] ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[37] ^ entry[38]
        ^ entry[39] ^ entry[40] ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[49] ^ entry[50] ^ entry[53] ^ entry[56]
        ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[72];
    let t6 = entry[0] ^ entry[2] ^ entry[3] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[13]
        ^ entry[16] ^ entry[17] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[25] ^ entry[29] ^ entry[31] ^ entry[32]
        ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[41] ^ entry[42] ^ entry[46]
        ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[57] ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[71];
    let t7 = entry[1] ^ entry[2] ^ entry[3] ^ entry[5] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[12] ^ entry[15]
        ^ entry[16] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[24] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[32]
        ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[45] ^ entry[49]
        ^ entry[51] ^ entry[53] ^ entry[56] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[70];
    let t8 = entry[0] ^ entry[1] ^ entry[7] ^ entry[8] ^ entry[10] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[14]
        ^ entry[20] ^ entry[23] ^ entry[24] ^ entry[26] ^ entry[27] ^ entry[31] ^ entry[32] ^ entry[34] ^ entry[37]
        ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[45] ^ entry[46] ^ entry[49] ^ entry[52] ^ entry[54] ^ entry[58]
        ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[69];
    let t9 = entry[0] ^ entry[2] ^ entry[4] ^ entry[7] ^ entry[9] ^ entry[11] ^ entry[15] ^ entry[17] ^ entry[18]
        ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[31] ^ entry[34] ^ entry[35]
        ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[46] ^ entry[49] ^ entry[50] ^ entry[51] ^ entry[53]
        ^ entry[54] ^ entry[55] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[68];
    let t10 = entry[1] ^ entry[3] ^ entry[6] ^ entry[8] ^ entry[10] ^ entry[14] ^ entry[16] ^ entry[17] ^ entry[19]
        ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[28] ^ entry[30] ^ entry[33] ^ entry[34] ^ entry[37]
        ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[45] ^ entry[48] ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[53]
        ^ entry[54] ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[67];
    let t11 = entry[0] ^ entry[2] ^ entry[5] ^ entry[7] ^ entry[9] ^ entry[13] ^ entry[15] ^ entry[16] ^ entry[18]
        ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[29] ^ entry[32] ^ entry[33] ^ entry[36]
        ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[44] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[51] ^ entry[52]
        ^ entry[53] ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[66];
    let t12 = entry[1] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[17] ^ entry[19]
        ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[26] ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[35] ^ entry[36]
        ^ entry[37] ^ entry[38] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[51] ^ entry[52]
        ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[65];
    let t13 = entry[0] ^ entry[3] ^ entry[5] ^ entry[7] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[16] ^ entry[18]
        ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[25] ^ entry[27] ^ entry[30] ^ entry[31] ^ entry[34] ^ entry[35]
        ^ entry[36] ^ entry[37] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[49] ^ entry[50] ^ entry[51]
        ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[64];
    let t14 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13;
    let t15 = !t0 & !t1;
    let t16 = t2 & t3;
    let t17 = t15 & t16;
    let t18 = !t4 & t5;
    let t19 = t6 & !t7;
    let t20 = t18 & t19;
    let t21 = t17 & t20;
    let t22 = t8 & t9;
    let t23 = !t10 & t11;
    let t24 = t22 & t23;
    let t25 = !t12 & t13;
    let t26 = t24 & t25;
    let t27 = t21 & t26;
    let t28 = !t0 & t1;
    let t29 = t2 & !t3;
    let t30 = t28 & t29;
    let t31 = t4 & t5;
    let t32 = !t6 & t7;
    let t33 = t31 & t32;
    let t34 = t30 & t33;
    let t35 = t8 & !t9;
    let t36 = t10 & !t11;
    let t37 = t35 & t36;
    let t38 = t12 & !t13;
    let t39 = t37 & t38;
    let t40 = t34 & t39;
    let t41 = t0 & t1;
    let t42 = !t2 & t3;
    let t43 = t41 & t42;
    let t44 = t4 & !t5;
    let t45 = t6 & t7;
    let t46 = t44 & t45;
    let t47 = t43 & t46;
    let t48 = !t8 & t9;
    let t49 = t23 & t48;
    let t50 = !t12 & !t13;
    let t51 = t49 & t50;
    let t52 = t47 & t51;
    let t53 = t30 & t46;
    let t54 = !t8 & !t9;
    let t55 = t36 & t54;
    let t56 = t25 & t55;
    let t57 = t53 & t56;
    let t58 = t20 & t43;
    let t59 = !t10 & !t11;
    let t60 = t48 & t59;
    let t61 = t38 & t60;
    let t62 = t58 & t61;
    let t63 = t16 & t28;
    let t64 = !t4 & !t5;
    let t65 = t32 & t64;
    let t66 = t63 & t65;
    let t67 = t23 & t54;
    let t68 = t25 & t67;
    let t69 = t66 & t68;
    let t70 = t29 & t41;
    let t71 = t19 & t64;
    let t72 = t70 & t71;
    let t73 = t38 & t55;
    let t74 = t72 & t73;
    let t75 = t15 & t42;
    let t76 = t32 & t44;
    let t77 = t75 & t76;
    let t78 = t26 & t77;
    let t79 = t45 & t64;
    let t80 = t17 & t79;
    let t81 = t39 & t80;
    let t82 = t18 & t45;
    let t83 = t30 & t82;
    let t84 = t51 & t83;
    let t85 = !t2 & !t3;
    let t86 = t41 & t85;
    let t87 = t19 & t31;
    let t88 = t86 & t87;
    let t89 = t37 & t50;
    let t90 = t88 & t89;
    let t91 = t28 & t85;
    let t92 = !t6 & !t7;
    let t93 = t64 & t92;
    let t94 = t91 & t93;
    let t95 = t22 & t59;
    let t96 = t25 & t95;
    let t97 = t94 & t96;
    let t98 = t0 & !t1;
    let t99 = t85 & t98;
    let t100 = t65 & t99;
    let t101 = t35 & t59;
    let t102 = t38 & t101;
    let t103 = t100 & t102;
    let t104 = t43 & t87;
    let t105 = t23 & t35;
    let t106 = t25 & t105;
    let t107 = t104 & t106;
    let t108 = t30 & t93;
    let t109 = t12 & t13;
    let t110 = t37 & t109;
    let t111 = t108 & t110;
    let t112 = t65 & t86;
    let t113 = t38 & t49;
    let t114 = t112 & t113;
    let t115 = t28 & t42;
    let t116 = t31 & t45;
    let t117 = t115 & t116;
    let t118 = t10 & t11;
    let t119 = t54 & t118;
    let t120 = t25 & t119;
    let t121 = t117 & t120;
    let t122 = t16 & t98;
    let t123 = t87 & t122;
    let t124 = t36 & t48;
    let t125 = t38 & t124;
    let t126 = t123 & t125;
    let t127 = t29 & t98;
    let t128 = t65 & t127;
    let t129 = t25 & t49;
    let t130 = t128 & t129;
    let t131 = t42 & t98;
    let t132 = t116 & t131;
    let t133 = t55 & t109;
    let t134 = t132 & t133;
    let t135 = t70 & t79;
    let t136 = t24 & t109;
    let t137 = t135 & t136;
    let t138 = t19 & t44;
    let t139 = t75 & t138;
    let t140 = t109 & t119;
    let t141 = t139 & t140;
    let t142 = t18 & t92;
    let t143 = t17 & t142;
    let t144 = t48 & t118;
    let t145 = t38 & t144;
    let t146 = t143 & t145;
    let t147 = t44 & t92;
    let t148 = t30 & t147;
    let t149 = t22 & t118;
    let t150 = t50 & t149;
    let t151 = t148 & t150;
    let t152 = t43 & t65;
    let t153 = t22 & t36;
    let t154 = t50 & t153;
    let t155 = t152 & t154;
    let t156 = t63 & t87;
    let t157 = t25 & t60;
    let t158 = t156 & t157;
    let t159 = t16 & t41;
    let t160 = t31 & t92;
    let t161 = t159 & t160;
    let t162 = t102 & t161;
    let t163 = t15 & t29;
    let t164 = t142 & t163;
    let t165 = t106 & t164;
    let t166 = t76 & t91;
    let t167 = t73 & t166;
    let t168 = t71 & t131;
    let t169 = t51 & t168;
    let t170 = t76 & t159;
    let t171 = t56 & t170;
    let t172 = t116 & t163;
    let t173 = t95 & t109;
    let t174 = t172 & t173;
    let t175 = t38 & t105;
    let t176 = t117 & t175;
    let t177 = t116 & t122;
    let t178 = t50 & t119;
    let t179 = t177 & t178;
    let t180 = t79 & t127;
    let t181 = t25 & t153;
    let t182 = t180 & t181;
    let t183 = t131 & t138;
    let t184 = t60 & t109;
    let t185 = t183 & t184;
    let t186 = t70 & t76;
    let t187 = t67 & t109;
    let t188 = t186 & t187;
    let t189 = t15 & t85;
    let t190 = t116 & t189;
    let t191 = t35 & t118;
    let t192 = t109 & t191;
    let t193 = t190 & t192;
    let t194 = t75 & t116;
    let t195 = t145 & t194;
    let t196 = t17 & t87;
    let t197 = t150 & t196;
    let t198 = t33 & t63;
    let t199 = t154 & t198;
    let t200 = t46 & t159;
    let t201 = t50 & t95;
    let t202 = t200 & t201;
    let t203 = t138 & t163;
    let t204 = t54 & t59;
    let t205 = t25 & t204;
    let t206 = t203 & t205;
    let t207 = t115 & t142;
    let t208 = t38 & t204;
    let t209 = t207 & t208;
    let t210 = t127 & t147;
    let t211 = t50 & t67;
    let t212 = t210 & t211;
    let t213 = t33 & t99;
    let t214 = t25 & t37;
    let t215 = t213 & t214;
    let t216 = t20 & t86;
    let t217 = t173 & t216;
    let t218 = t93 & t115;
    let t219 = t187 & t218;
    let t220 = t93 & t127;
    let t221 = t38 & t119;
    let t222 = t220 & t221;
    let t223 = t33 & t131;
    let t224 = t25 & t149;
    let t225 = t223 & t224;
    let t226 = t20 & t70;
    let t227 = t109 & t124;
    let t228 = t226 & t227;
    let t229 = t65 & t75;
    let t230 = t49 & t109;
    let t231 = t229 & t230;
    let t232 = t71 & t163;
    let t233 = t38 & t191;
    let t234 = t232 & t233;
    let t235 = t18 & t32;
    let t236 = t91 & t235;
    let t237 = t50 & t144;
    let t238 = t236 & t237;
    let t239 = t99 & t138;
    let t240 = t154 & t239;
    let t241 = t86 & t147;
    let t242 = t157 & t241;
    let t243 = t33 & t91;
    let t244 = t109 & t204;
    let t245 = t243 & t244;
    let t246 = t38 & t67;
    let t247 = t183 & t246;
    let t248 = t25 & t191;
    let t249 = t186 & t248;
    let t250 = t87 & t189;
    let t251 = t109 & t153;
    let t252 = t250 & t251;
    let t253 = t33 & t75;
    let t254 = t24 & t38;
    let t255 = t253 & t254;
    let t256 = t17 & t46;
    let t257 = t50 & t191;
    let t258 = t256 & t257;
    let t259 = t63 & t82;
    let t260 = t50 & t124;
    let t261 = t259 & t260;
    let t262 = t70 & t87;
    let t263 = t201 & t262;
    let t264 = t93 & t189;
    let t265 = t205 & t264;
    let t266 = t208 & t264;
    let t267 = t211 & t264;
    let t268 = t50 & t55;
    let t269 = t264 & t268;
    let t270 = t50 & t60;
    let t271 = t264 & t270;
    let t272 = t50 & t101;
    let t273 = t264 & t272;
    let t274 = t65 & t189;
    let t275 = t50 & t204;
    let t276 = t274 & t275;
    let t277 = t71 & t189;
    let t278 = t275 & t277;
    let t279 = t142 & t189;
    let t280 = t275 & t279;
    let t281 = t147 & t189;
    let t282 = t275 & t281;
    let t283 = t75 & t93;
    let t284 = t275 & t283;
    let t285 = t93 & t163;
    let t286 = t275 & t285;
    let t287 = t94 & t275;
    let t288 = t93 & t99;
    let t289 = t275 & t288;
    let t290 = t46 & t115;
    let t291 = t109 & t144;
    let t292 = t290 & t291;
    let t293 = t33 & t70;
    let t294 = t25 & t101;
    let t295 = t293 & t294;
    let t296 = t33 & t115;
    let t297 = t150 & t296;
    let t298 = t70 & t93;
    let t299 = t105 & t109;
    let t300 = t298 & t299;
    let t301 = t82 & t91;
    let t302 = t201 & t301;
    let t303 = t43 & t142;
    let t304 = t109 & t149;
    let t305 = t303 & t304;
    let t306 = t172 & t275;
    let t307 = t189 & t235;
    let t308 = t291 & t307;
    let t309 = t65 & t115;
    let t310 = t294 & t309;
    let t311 = t147 & t159;
    let t312 = t25 & t144;
    let t313 = t311 & t312;
    let t314 = t20 & t63;
    let t315 = t211 & t314;
    let t316 = t82 & t122;
    let t317 = t230 & t316;
    let t318 = t70 & t147;
    let t319 = t270 & t318;
    let t320 = t20 & t115;
    let t321 = t145 & t320;
    let t322 = t82 & t159;
    let t323 = t101 & t109;
    let t324 = t322 & t323;
    let t325 = t30 & t76;
    let t326 = t154 & t325;
    let t327 = t99 & t147;
    let t328 = t192 & t327;
    let t329 = t82 & t131;
    let t330 = t272 & t329;
    let t331 = t76 & t127;
    let t332 = t38 & t149;
    let t333 = t331 & t332;
    let t334 = t43 & t235;
    let t335 = t208 & t334;
    let t336 = t160 & t163;
    let t337 = t38 & t153;
    let t338 = t336 & t337;
    let t339 = t110 & t277;
    let t340 = t87 & t115;
    let t341 = t56 & t340;
    let t342 = t70 & t82;
    let t343 = t120 & t342;
    let t344 = t91 & t147;
    let t345 = t50 & t105;
    let t346 = t344 & t345;
    let t347 = t86 & t138;
    let t348 = t230 & t347;
    let t349 = t71 & t75;
    let t350 = t270 & t349;
    let t351 = t63 & t116;
    let t352 = t304 & t351;
    let t353 = t127 & t142;
    let t354 = t294 & t353;
    let t355 = t86 & t116;
    let t356 = t150 & t355;
    let t357 = t77 & t246;
    let t358 = t184 & t325;
    let t359 = t76 & t99;
    let t360 = t181 & t359;
    let t361 = t131 & t235;
    let t362 = t178 & t361;
    let t363 = t127 & t160;
    let t364 = t175 & t363;
    let t365 = t43 & t116;
    let t366 = t38 & t95;
    let t367 = t365 & t366;
    let t368 = t17 & t76;
    let t369 = t125 & t368;
    let t370 = t76 & t163;
    let t371 = t110 & t370;
    let t372 = t56 & t281;
    let t373 = t46 & t91;
    let t374 = t120 & t373;
    let t375 = t33 & t86;
    let t376 = t68 & t375;
    let t377 = t75 & t160;
    let t378 = t24 & t50;
    let t379 = t377 & t378;
    let t380 = t30 & t71;
    let t381 = t136 & t380;
    let t382 = t87 & t131;
    let t383 = t96 & t382;
    let t384 = t46 & t122;
    let t385 = t237 & t384;
    let t386 = t93 & t159;
    let t387 = t246 & t386;
    let t388 = t20 & t30;
    let t389 = t366 & t388;
    let t390 = t20 & t131;
    let t391 = t251 & t390;
    let t392 = t46 & t127;
    let t393 = t268 & t392;
    let t394 = t43 & t93;
    let t395 = t233 & t394;
    let t396 = t82 & t163;
    let t397 = t102 & t396;
    let t398 = t75 & t142;
    let t399 = t227 & t398;
    let t400 = t63 & t79;
    let t401 = t214 & t400;
    let t402 = t122 & t160;
    let t403 = t120 & t402;
    let t404 = t87 & t159;
    let t405 = t345 & t404;
    let t406 = t46 & t63;
    let t407 = t254 & t406;
    let t408 = t173 & t363;
    let t409 = t260 & t365;
    let t410 = t17 & t147;
    let t411 = t221 & t410;
    let t412 = t46 & t163;
    let t413 = t244 & t412;
    let t414 = t33 & t189;
    let t415 = t25 & t124;
    let t416 = t414 & t415;
    let t417 = t65 & t91;
    let t418 = t248 & t417;
    let t419 = t43 & t147;
    let t420 = t68 & t419;
    let t421 = t21 & t378;
    let t422 = t21 & t136;
    let t423 = t21 & t96;
    let t424 = t21 & t224;
    let t425 = t21 & t106;
    let t426 = t21 & t129;
    let t427 = t17 & t82;
    let t428 = t26 & t427;
    let t429 = t26 & t143;
    let t430 = t17 & t71;
    let t431 = t26 & t430;
    let t432 = t26 & t196;
    let t433 = t20 & t163;
    let t434 = t26 & t433;
    let t435 = t20 & t75;
    let t436 = t26 & t435;
    let t437 = t26 & t314;
    let t438 = t20 & t122;
    let t439 = t26 & t438;
    let t440 = t332 & t438;
    let t441 = t20 & t189;
    let t442 = t323 & t441;
    let t443 = t154 & t384;
    let t444 = t192 & t377;
    let t445 = t99 & t116;
    let t446 = t272 & t445;
    let t447 = t63 & t142;
    let t448 = t291 & t447;
    let t449 = t275 & t340;
    let t450 = t138 & t189;
    let t451 = t332 & t450;
    let t452 = t180 & t208;
    let t453 = t33 & t163;
    let t454 = t227 & t453;
    let t455 = t70 & t160;
    let t456 = t268 & t455;
    let t457 = t79 & t122;
    let t458 = t140 & t457;
    let t459 = t205 & t414;
    let t460 = t150 & t363;
    let t461 = t299 & t430;
    let t462 = t43 & t79;
    let t463 = t201 & t462;
    let t464 = t86 & t160;
    let t465 = t304 & t464;
    let t466 = t71 & t159;
    let t467 = t294 & t466;
    let t468 = t87 & t99;
    let t469 = t312 & t468;
    let t470 = t106 & t259;
    let t471 = t76 & t115;
    let t472 = t378 & t471;
    let t473 = t113 & t307;
    let t474 = t61 & t402;
    let t475 = t75 & t79;
    let t476 = t251 & t475;
    let t477 = t65 & t131;
    let t478 = t268 & t477;
    let t479 = t140 & t166;
    let t480 = t164 & t272;
    let t481 = t116 & t159;
    let t482 = t332 & t481;
    let t483 = t131 & t142;
    let t484 = t323 & t483;
    let t485 = t71 & t91;
    let t486 = t415 & t485;
    let t487 = t178 & t430;
    let t488 = t43 & t71;
    let t489 = t175 & t488;
    let t490 = t88 & t184;
    let t491 = t181 & t322;
    let t492 = t99 & t142;
    let t493 = t248 & t492;
    let t494 = t68 & t380;
    let t495 = t63 & t71;
    let t496 = t378 & t495;
    let t497 = t79 & t115;
    let t498 = t113 & t497;
    let t499 = t61 & t283;
    let t500 = t125 & t390;
    let t501 = t110 & t301;
    let t502 = t89 & t368;
    let t503 = t86 & t235;
    let t504 = t233 & t503;
    let t505 = t244 & t298;
    let t506 = t392 & t415;
    let t507 = t17 & t33;
    let t508 = t248 & t507;
    let t509 = t345 & t375;
    let t510 = t230 & t386;
    let t511 = t46 & t99;
    let t512 = t96 & t511;
    let t513 = t63 & t160;
    let t514 = t224 & t513;
    let t515 = t91 & t116;
    let t516 = t211 & t515;
    let t517 = t147 & t163;
    let t518 = t254 & t517;
    let t519 = t61 & t342;
    let t520 = t127 & t235;
    let t521 = t251 & t520;
    let t522 = t214 & t285;
    let t523 = t257 & t322;
    let t524 = t187 & t492;
    let t525 = t30 & t79;
    let t526 = t157 & t525;
    let t527 = t63 & t93;
    let t528 = t237 & t527;
    let t529 = t246 & t320;
    let t530 = t139 & t366;
    let t531 = t79 & t99;
    let t532 = t125 & t531;
    let t533 = t34 & t110;
    let t534 = t34 & t89;
    let t535 = t34 & t233;
    let t536 = t34 & t102;
    let t537 = t34 & t337;
    let t538 = t34 & t73;
    let t539 = t30 & t160;
    let t540 = t39 & t539;
    let t541 = t30 & t116;
    let t542 = t39 & t541;
    let t543 = t39 & t325;
    let t544 = t30 & t235;
    let t545 = t39 & t544;
    let t546 = t39 & t198;
    let t547 = t39 & t243;
    let t548 = t39 & t453;
    let t549 = t39 & t293;
    let t550 = t93 & t122;
    let t551 = t312 & t550;
    let t552 = t246 & t414;
    let t553 = t127 & t138;
    let t554 = t157 & t553;
    let t555 = t145 & t368;
    let t556 = t71 & t86;
    let t557 = t294 & t556;
    let t558 = t318 & t332;
    let t559 = t275 & t402;
    let t560 = t75 & t235;
    let t561 = t150 & t560;
    let t562 = t46 & t131;
    let t563 = t106 & t562;
    let t564 = t115 & t138;
    let t565 = t254 & t564;
    let t566 = t96 & t307;
    let t567 = t304 & t384;
    let t568 = t139 & t208;
    let t569 = t415 & t492;
    let t570 = t221 & t544;
    let t571 = t63 & t138;
    let t572 = t205 & t571;
    let t573 = t91 & t142;
    let t574 = t291 & t573;
    let t575 = t323 & t410;
    let t576 = t112 & t227;
    let t577 = t70 & t116;
    let t578 = t73 & t577;
    let t579 = t89 & t457;
    let t580 = t257 & t450;
    let t581 = t68 & t520;
    let t582 = t254 & t396;
    let t583 = t96 & t481;
    let t584 = t145 & t168;
    let t585 = t166 & t275;
    let t586 = t232 & t312;
    let t587 = t142 & t159;
    let t588 = t299 & t587;
    let t589 = t366 & t492;
    let t590 = t30 & t142;
    let t591 = t260 & t590;
    let t592 = t63 & t147;
    let t593 = t248 & t592;
    let t594 = t187 & t417;
    let t595 = t184 & t430;
    let t596 = t251 & t303;
    let t597 = t86 & t142;
    let t598 = t73 & t597;
    let t599 = t70 & t235;
    let t600 = t89 & t599;
    let t601 = t20 & t127;
    let t602 = t257 & t601;
    let t603 = t285 & t345;
    let t604 = t65 & t159;
    let t605 = t129 & t604;
    let t606 = t113 & t445;
    let t607 = t270 & t400;
    let t608 = t224 & t320;
    let t609 = t253 & t299;
    let t610 = t184 & t511;
    let t611 = t125 & t406;
    let t612 = t20 & t91;
    let t613 = t214 & t612;
    let t614 = t140 & t507;
    let t615 = t244 & t347;
    let t616 = t170 & t337;
    let t617 = t268 & t382;
    let t618 = t257 & t309;
    let t619 = t68 & t475;
    let t620 = t230 & t390;
    let t621 = t61 & t417;
    let t622 = t181 & t430;
    let t623 = t192 & t334;
    let t624 = t102 & t216;
    let t625 = t154 & t298;
    let t626 = t178 & t363;
    let t627 = t17 & t235;
    let t628 = t345 & t627;
    let t629 = t47 & t129;
    let t630 = t47 & t113;
    let t631 = t47 & t270;
    let t632 = t47 & t237;
    let t633 = t47 & t211;
    let t634 = t47 & t378;
    let t635 = t43 & t138;
    let t636 = t51 & t635;
    let t637 = t43 & t76;
    let t638 = t51 & t637;
    let t639 = t51 & t365;
    let t640 = t51 & t462;
    let t641 = t46 & t86;
    let t642 = t51 & t641;
    let t643 = t51 & t200;
    let t644 = t51 & t562;
    let t645 = t51 & t290;
    let t646 = t33 & t122;
    let t647 = t227 & t646;
    let t648 = t139 & t178;
    let t649 = t244 & t359;
    let t650 = t150 & t495;
    let t651 = t115 & t147;
    let t652 = t323 & t651;
    let t653 = t160 & t189;
    let t654 = t312 & t653;
    let t655 = t294 & t520;
    let t656 = t154 & t412;
    let t657 = t70 & t138;
    let t658 = t110 & t657;
    let t659 = t122 & t235;
    let t660 = t257 & t659;
    let t661 = t46 & t189;
    let t662 = t102 & t661;
    let t663 = t291 & t553;
    let t664 = t143 & t211;
    let t665 = t184 & t334;
    let t666 = t237 & t347;
    let t667 = t208 & t587;
    let t668 = t327 & t332;
    let t669 = t66 & t246;
    let t670 = t117 & t230;
    let t671 = t79 & t189;
    let t672 = t26 & t671;
    let t673 = t122 & t138;
    let t674 = t96 & t673;
    let t675 = t260 & t560;
    let t676 = t110 & t329;
    let t677 = t257 & t515;
    let t678 = t232 & t244;
    let t679 = t170 & t312;
    let t680 = t168 & t275;
    let t681 = t337 & t573;
    let t682 = t143 & t192;
    let t683 = t68 & t303;
    let t684 = t201 & t241;
    let t685 = t125 & t604;
    let t686 = t71 & t99;
    let t687 = t221 & t686;
    let t688 = t175 & t590;
    let t689 = t230 & t447;
    let t690 = t115 & t235;
    let t691 = t26 & t690;
    let t692 = t96 & t435;
    let t693 = t93 & t131;
    let t694 = t181 & t693;
    let t695 = t268 & t417;
    let t696 = t17 & t116;
    let t697 = t133 & t696;
    let t698 = t79 & t86;
    let t699 = t120 & t698;
    let t700 = t226 & t272;
    let t701 = t33 & t127;
    let t702 = t337 & t701;
    let t703 = t221 & t256;
    let t704 = t187 & t641;
    let t705 = t20 & t159;
    let t706 = t378 & t705;
    let t707 = t61 & t213;
    let t708 = t145 & t571;
    let t709 = t166 & t299;
    let t710 = t87 & t163;
    let t711 = t129 & t710;
    let t712 = t65 & t70;
    let t713 = t96 & t712;
    let t714 = t180 & t260;
    let t715 = t73 & t433;
    let t716 = t140 & t604;
    let t717 = t345 & t686;
    let t718 = t366 & t544;
    let t719 = t304 & t314;
    let t720 = t106 & t218;
    let t721 = t157 & t377;
    let t722 = t99 & t235;
    let t723 = t181 & t722;
    let t724 = t53 & t268;
    let t725 = t53 & t133;
    let t726 = t53 & t120;
    let t727 = t53 & t205;
    let t728 = t53 & t415;
    let t729 = t53 & t214;
    let t730 = t30 & t138;
    let t731 = t56 & t730;
    let t732 = t56 & t325;
    let t733 = t56 & t541;
    let t734 = t56 & t525;
    let t735 = t56 & t406;
    let t736 = t56 & t373;
    let t737 = t56 & t412;
    let t738 = t46 & t70;
    let t739 = t56 & t738;
    let t740 = t82 & t127;
    let t741 = t230 & t740;
    let t742 = t143 & t260;
    let t743 = t299 & t355;
    let t744 = t154 & t599;
    let t745 = t65 & t122;
    let t746 = t246 & t745;
    let t747 = t75 & t147;
    let t748 = t337 & t747;
    let t749 = t323 & t390;
    let t750 = t82 & t115;
    let t751 = t201 & t750;
    let t752 = t136 & t281;
    let t753 = t181 & t438;
    let t754 = t75 & t82;
    let t755 = t211 & t754;
    let t756 = t291 & t359;
    let t757 = t148 & t268;
    let t758 = t187 & t259;
    let t759 = t166 & t415;
    let t760 = t106 & t627;
    let t761 = t312 & t464;
    let t762 = t72 & t178;
    let t763 = t123 & t233;
    let t764 = t82 & t189;
    let t765 = t39 & t764;
    let t766 = t210 & t244;
    let t767 = t201 & t203;
    let t768 = t136 & t466;
    let t769 = t132 & t260;
    let t770 = t246 & t573;
    let t771 = t172 & t227;
    let t772 = t170 & t294;
    let t773 = t359 & t378;
    let t774 = t145 & t325;
    let t775 = t63 & t235;
    let t776 = t110 & t775;
    let t777 = t91 & t160;
    let t778 = t205 & t777;
    let t779 = t129 & t696;
    let t780 = t224 & t637;
    let t781 = t76 & t86;
    let t782 = t178 & t781;
    let t783 = t233 & t318;
    let t784 = t39 & t392;
    let t785 = t102 & t453;
    let t786 = t161 & t184;
    let t787 = t270 & t686;
    let t788 = t113 & t156;
    let t789 = t251 & t290;
    let t790 = t283 & t294;
    let t791 = t20 & t99;
    let t792 = t129 & t791;
    let t793 = t237 & t314;
    let t794 = t192 & t373;
    let t795 = t17 & t93;
    let t796 = t56 & t795;
    let t797 = t82 & t86;
    let t798 = t68 & t797;
    let t799 = t150 & t587;
    let t800 = t79 & t131;
    let t801 = t221 & t800;
    let t802 = t115 & t160;
    let t803 = t39 & t802;
    let t804 = t75 & t87;
    let t805 = t244 & t804;
    let t806 = t157 & t562;
    let t807 = t51 & t777;
    let t808 = t304 & t696;
    let t809 = t214 & t419;
    let t810 = t345 & t641;
    let t811 = t293 & t332;
    let t812 = t73 & t128;
    let t813 = t102 & t410;
    let t814 = t58 & t184;
    let t815 = t58 & t270;
    let t816 = t58 & t113;
    let t817 = t58 & t125;
    let t818 = t58 & t208;
    let t819 = t58 & t366;
    let t820 = t43 & t82;
    let t821 = t61 & t820;
    let t822 = t61 & t303;
    let t823 = t61 & t488;
    let t824 = t61 & t104;
    let t825 = t61 & t216;
    let t826 = t61 & t705;
    let t827 = t61 & t390;
    let t828 = t61 & t320;
    let t829 = t140 & t800;
    let t830 = t148 & t201;
    let t831 = t192 & t485;
    let t832 = t157 & t435;
    let t833 = t177 & t248;
    let t834 = t17 & t65;
    let t835 = t378 & t834;
    let t836 = t299 & t386;
    let t837 = t116 & t127;
    let t838 = t272 & t837;
    let t839 = t229 & t233;
    let t840 = t184 & t550;
    let t841 = t268 & t710;
    let t842 = t291 & t355;
    let t843 = t270 & t394;
    let t844 = t221 & t262;
    let t845 = t168 & t366;
    let t846 = t53 & t73;
    let t847 = t227 & t236;
    let t848 = t77 & t181;
    let t849 = t220 & t224;
    let t850 = t51 & t190;
    let t851 = t213 & t299;
    let t852 = t272 & t690;
    let t853 = t140 & t410;
    let t854 = t135 & t157;
    let t855 = t178 & t327;
    let t856 = t254 & t340;
    let t857 = t323 & t710;
    let t858 = t56 & t88;
    let t859 = t150 & t488;
    let t860 = t113 & t738;
    let t861 = t131 & t147;
    let t862 = t208 & t861;
    let t863 = t39 & t156;
    let t864 = t30 & t87;
    let t865 = t227 & t864;
    let t866 = t181 & t515;
    let t867 = t224 & t653;
    let t868 = t26 & t239;
    let t869 = t211 & t290;
    let t870 = t163 & t235;
    let t871 = t187 & t870;
    let t872 = t205 & t637;
    let t873 = t161 & t257;
    let t874 = t254 & t316;
    let t875 = t65 & t163;
    let t876 = t208 & t875;
    let t877 = t133 & t152;
    let t878 = t154 & t455;
    let t879 = t145 & t329;
    let t880 = t61 & t108;
    let t881 = t110 & t497;
    let t882 = t143 & t415;
    let t883 = t200 & t224;
    let t884 = t76 & t122;
    let t885 = t51 & t884;
    let t886 = t17 & t160;
    let t887 = t246 & t886;
    let t888 = t244 & t738;
    let t889 = t89 & t861;
    let t890 = t332 & t351;
    let t891 = t173 & t539;
    let t892 = t91 & t138;
    let t893 = t214 & t892;
    let t894 = t312 & t441;
    let t895 = t26 & t132;
    let t896 = t66 & t211;
    let t897 = t66 & t187;
    let t898 = t66 & t205;
    let t899 = t66 & t120;
    let t900 = t66 & t129;
    let t901 = t66 & t106;
    let t902 = t68 & t527;
    let t903 = t68 & t400;
    let t904 = t68 & t775;
    let t905 = t63 & t76;
    let t906 = t68 & t905;
    let t907 = t30 & t65;
    let t908 = t68 & t907;
    let t909 = t68 & t309;
    let t910 = t68 & t834;
    let t911 = t68 & t604;
    let t912 = t200 & t304;
    let t913 = t152 & t272;
    let t914 = t145 & t722;
    let t915 = t102 & t336;
    let t916 = t71 & t127;
    let t917 = t251 & t916;
    let t918 = t89 & t525;
    let t919 = t192 & t886;
    let t920 = t294 & t686;
    let t921 = t79 & t163;
    let t922 = t237 & t921;
    let t923 = t187 & t646;
    let t924 = t270 & t802;
    let t925 = t79 & t91;
    let t926 = t291 & t925;
    let t927 = t198 & t205;
    let t928 = t224 & t274;
    let t929 = t68 & t311;
    let t930 = t51 & t58;
    let t931 = t239 & t254;
    let t932 = t80 & t366;
    let t933 = t131 & t160;
    let t934 = t227 & t933;
    let t935 = t89 & t804;
    let t936 = t192 & t216;
    let t937 = t275 & t392;
    let t938 = t145 & t527;
    let t939 = t46 & t75;
    let t940 = t244 & t939;
    let t941 = t181 & t375;
    let t942 = t257 & t646;
    let t943 = t246 & t296;
    let t944 = t173 & t417;
    let t945 = t415 & t592;
    let t946 = t120 & t661;
    let t947 = t106 & t293;
    let t948 = t33 & t159;
    let t949 = t51 & t948;
    let t950 = t43 & t160;
    let t951 = t254 & t950;
    let t952 = t132 & t366;
    let t953 = t77 & t337;
    let t954 = t133 & t241;
    let t955 = t268 & t438;
    let t956 = t221 & t892;
    let t957 = t323 & t541;
    let t958 = t164 & t181;
    let t959 = t71 & t122;
    let t960 = t120 & t959;
    let t961 = t211 & t485;
    let t962 = t136 & t351;
    let t963 = t157 & t279;
    let t964 = t79 & t159;
    let t965 = t312 & t964;
    let t966 = t86 & t93;
    let t967 = t345 & t966;
    let t968 = t113 & t740;
    let t969 = t148 & t366;
    let t970 = t203 & t227;
    let t971 = t56 & t837;
    let t972 = t178 & t592;
    let t973 = t299 & t661;
    let t974 = t96 & t455;
    let t975 = t150 & t481;
    let t976 = t175 & t637;
    let t977 = t61 & t361;
    let t978 = t337 & t653;
    let t979 = t72 & t133;
    let t980 = t72 & t268;
    let t981 = t72 & t221;
    let t982 = t72 & t208;
    let t983 = t72 & t125;
    let t984 = t39 & t72;
    let t985 = t73 & t135;
    let t986 = t73 & t298;
    let t987 = t73 & t226;
    let t988 = t73 & t657;
    let t989 = t73 & t466;
    let t990 = t73 & t556;
    let t991 = t73 & t916;
    let t992 = t73 & t380;
    let t993 = t203 & t291;
    let t994 = t156 & t294;
    let t995 = t312 & t820;
    let t996 = t211 & t471;
    let t997 = t230 & t861;
    let t998 = t270 & t797;
    let t999 = t145 & t905;
    let t1000 = t323 & t419;
    let t1001 = t154 & t612;
    let t1002 = t192 & t740;
    let t1003 = t122 & t147;
    let t1004 = t272 & t1003;
    let t1005 = t332 & t791;
    let t1006 = t138 & t159;
    let t1007 = t208 & t1006;
    let t1008 = t337 & t671;
    let t1009 = t110 & t453;
    let t1010 = t56 & t66;
    let t1011 = t120 & t241;
    let t1012 = t83 & t345;
    let t1013 = t230 & t599;
    let t1014 = t270 & t507;
    let t1015 = t218 & t304;
    let t1016 = t294 & t511;
    let t1017 = t150 & t298;
    let t1018 = t21 & t246;
    let t1019 = t184 & t612;
    let t1020 = t181 & t601;
    let t1021 = t178 & t673;
    let t1022 = t175 & t531;
    let t1023 = t366 & t386;
    let t1024 = t125 & t435;
    let t1025 = t110 & t441;
    let t1026 = t56 & t396;
    let t1027 = t120 & t590;
    let t1028 = t68 & t72;
    let t1029 = t80 & t378;
    let t1030 = t136 & t243;
    let t1031 = t96 & t745;
    let t1032 = t237 & t483;
    let t1033 = t246 & t365;
    let t1034 = t166 & t366;
    let t1035 = t251 & t884;
    let t1036 = t268 & t492;
    let t1037 = t233 & t481;
    let t1038 = t102 & t281;
    let t1039 = t227 & t256;
    let t1040 = t214 & t802;
    let t1041 = t120 & t800;
    let t1042 = t152 & t345;
    let t1043 = t207 & t254;
    let t1044 = t173 & t531;
    let t1045 = t260 & t386;
    let t1046 = t221 & t754;
    let t1047 = t244 & t279;
    let t1048 = t232 & t415;
    let t1049 = t248 & t864;
    let t1050 = t68 & t322;
    let t1051 = t77 & t378;
    let t1052 = t77 & t136;
    let t1053 = t77 & t96;
    let t1054 = t77 & t224;
    let t1055 = t77 & t106;
    let t1056 = t77 & t129;
    let t1057 = t26 & t747;
    let t1058 = t26 & t939;
    let t1059 = t26 & t253;
    let t1060 = t26 & t229;
    let t1061 = t76 & t189;
    let t1062 = t26 & t1061;
    let t1063 = t26 & t368;
    let t1064 = t26 & t471;
    let t1065 = t76 & t131;
    let t1066 = t26 & t1065;
    let t1067 = t207 & t332;
    let t1068 = t208 & t948;
    let t1069 = t227 & t400;
    let t1070 = t268 & t959;
    let t1071 = t140 & t293;
    let t1072 = t205 & t497;
    let t1073 = t150 & t466;
    let t1074 = t299 & t539;
    let t1075 = t201 & t213;
    let t1076 = t168 & t304;
    let t1077 = t294 & t363;
    let t1078 = t312 & t394;
    let t1079 = t106 & t370;
    let t1080 = t378 & t764;
    let t1081 = t113 & t290;
    let t1082 = t61 & t72;
    let t1083 = t243 & t251;
    let t1084 = t268 & t355;
    let t1085 = t140 & t754;
    let t1086 = t272 & t571;
    let t1087 = t128 & t332;
    let t1088 = t323 & t347;
    let t1089 = t377 & t415;
    let t1090 = t178 & t539;
    let t1091 = t99 & t160;
    let t1092 = t175 & t1091;
    let t1093 = t184 & t693;
    let t1094 = t181 & t331;
    let t1095 = t248 & t635;
    let t1096 = t68 & t886;
    let t1097 = t336 & t378;
    let t1098 = t113 & t414;
    let t1099 = t87 & t91;
    let t1100 = t61 & t1099;
    let t1101 = t125 & t241;
    let t1102 = t77 & t110;
    let t1103 = t83 & t89;
    let t1104 = t233 & t562;
    let t1105 = t123 & t244;
    let t1106 = t159 & t235;
    let t1107 = t415 & t1106;
    let t1108 = t248 & t525;
    let t1109 = t345 & t800;
    let t1110 = t87 & t127;
    let t1111 = t230 & t1110;
    let t1112 = t96 & t334;
    let t1113 = t224 & t232;
    let t1114 = t211 & t229;
    let t1115 = t254 & t314;
    let t1116 = t61 & t884;
    let t1117 = t200 & t251;
    let t1118 = t156 & t214;
    let t1119 = t257 & t331;
    let t1120 = t187 & t635;
    let t1121 = t157 & t507;
    let t1122 = t237 & t710;
    let t1123 = t246 & t281;
    let t1124 = t366 & t573;
    let t1125 = t33 & t43;
    let t1126 = t125 & t1125;
    let t1127 = t80 & t110;
    let t1128 = t80 & t89;
    let t1129 = t80 & t233;
    let t1130 = t80 & t102;
    let t1131 = t80 & t337;
    let t1132 = t73 & t80;
    let t1133 = t39 & t430;
    let t1134 = t39 & t834;
    let t1135 = t39 & t427;
    let t1136 = t39 & t256;
    let t1137 = t39 & t921;
    let t1138 = t39 & t475;
    let t1139 = t39 & t400;
    let t1140 = t39 & t457;
    let t1141 = t150 & t331;
    let t1142 = t106 & t396;
    let t1143 = t226 & t254;
    let t1144 = t96 & t884;
    let t1145 = t304 & t764;
    let t1146 = t208 & t601;
    let t1147 = t410 & t415;
    let t1148 = t221 & t637;
    let t1149 = t205 & t216;
    let t1150 = t291 & t311;
    let t1151 = t323 & t492;
    let t1152 = t198 & t227;
    let t1153 = t73 & t497;
    let t1154 = t89 & t190;
    let t1155 = t257 & t438;
    let t1156 = t68 & t77;
    let t1157 = t254 & t562;
    let t1158 = t96 & t925;
    let t1159 = t145 & t710;
    let t1160 = t275 & t1106;
    let t1161 = t312 & t382;
    let t1162 = t299 & t344;
    let t1163 = t366 & t410;
    let t1164 = t260 & t419;
    let t1165 = t248 & t597;
    let t1166 = t187 & t948;
    let t1167 = t184 & t468;
    let t1168 = t148 & t251;
    let t1169 = t73 & t592;
    let t1170 = t89 & t471;
    let t1171 = t139 & t257;
    let t1172 = t345 & t933;
    let t1173 = t129 & t243;
    let t1174 = t80 & t113;
    let t1175 = t270 & t355;
    let t1176 = t224 & t657;
    let t1177 = t128 & t299;
    let t1178 = t184 & t427;
    let t1179 = t125 & t797;
    let t1180 = t214 & t1006;
    let t1181 = t100 & t140;
    let t1182 = t244 & t314;
    let t1183 = t236 & t337;
    let t1184 = t232 & t268;
    let t1185 = t257 & t293;
    let t1186 = t68 & t837;
    let t1187 = t203 & t230;
    let t1188 = t61 & t948;
    let t1189 = t181 & t468;
    let t1190 = t192 & t325;
    let t1191 = t102 & t571;
    let t1192 = t154 & t802;
    let t1193 = t178 & t283;
    let t1194 = t345 & t359;
    let t1195 = t83 & t129;
    let t1196 = t83 & t113;
    let t1197 = t83 & t270;
    let t1198 = t83 & t237;
    let t1199 = t83 & t211;
    let t1200 = t83 & t378;
    let t1201 = t51 & t388;
    let t1202 = t51 & t544;
    let t1203 = t51 & t525;
    let t1204 = t51 & t541;
    let t1205 = t51 & t259;
    let t1206 = t51 & t301;
    let t1207 = t51 & t396;
    let t1208 = t51 & t342;
    let t1209 = t415 & t468;
    let t1210 = t73 & t515;
    let t1211 = t120 & t283;
    let t1212 = t244 & t1110;
    let t1213 = t190 & t332;
    let t1214 = t106 & t477;
    let t1215 = t366 & t527;
    let t1216 = t224 & t541;
    let t1217 = t309 & t323;
    let t1218 = t291 & t453;
    let t1219 = t299 & t303;
    let t1220 = t254 & t1006;
    let t1221 = t51 & t601;
    let t1222 = t194 & t270;
    let t1223 = t181 & t550;
    let t1224 = t73 & t430;
    let t1225 = t120 & t657;
    let t1226 = t82 & t99;
    let t1227 = t102 & t1226;
    let t1228 = t150 & t802;
    let t1229 = t294 & t427;
    let t1230 = t227 & t712;
    let t1231 = t221 & t477;
    let t1232 = t66 & t345;
    let t1233 = t34 & t157;
    let t1234 = t207 & t251;
    let t1235 = t192 & t396;
    let t1236 = t112 & t187;
    let t1237 = t152 & t254;
    let t1238 = t51 & t386;
    let t1239 = t270 & t457;
    let t1240 = t260 & t627;
    let t1241 = t70 & t142;
    let t1242 = t214 & t1241;
    let t1243 = t39 & t183;
    let t1244 = t257 & t388;
    let t1245 = t205 & t925;
    let t1246 = t227 & t281;
    let t1247 = t192 & t382;
    let t1248 = t175 & t864;
    let t1249 = t129 & t497;
    let t1250 = t173 & t517;
    let t1251 = t304 & t365;
    let t1252 = t246 & t455;
    let t1253 = t378 & t511;
    let t1254 = t270 & t573;
    let t1255 = t181 & t441;
    let t1256 = t110 & t531;
    let t1257 = t207 & t233;
    let t1258 = t68 & t396;
    let t1259 = t184 & t966;
    let t1260 = t145 & t462;
    let t1261 = t211 & t1106;
    let t1262 = t201 & t884;
    let t1263 = t260 & t285;
    let t1264 = t88 & t214;
    let t1265 = t39 & t88;
    let t1266 = t88 & t257;
    let t1267 = t88 & t272;
    let t1268 = t88 & t154;
    let t1269 = t88 & t268;
    let t1270 = t89 & t355;
    let t1271 = t89 & t464;
    let t1272 = t89 & t347;
    let t1273 = t89 & t216;
    let t1274 = t89 & t104;
    let t1275 = t89 & t262;
    let t1276 = t89 & t468;
    let t1277 = t89 & t1099;
    let t1278 = t112 & t184;
    let t1279 = t51 & t382;
    let t1280 = t125 & t285;
    let t1281 = t100 & t299;
    let t1282 = t150 & t194;
    let t1283 = t110 & t404;
    let t1284 = t345 & t712;
    let t1285 = t337 & t365;
    let t1286 = t180 & t246;
    let t1287 = t332 & t564;
    let t1288 = t192 & t447;
    let t1289 = t120 & t517;
    let t1290 = t56 & t477;
    let t1291 = t196 & t272;
    let t1292 = t184 & t402;
    let t1293 = t51 & t590;
    let t1294 = t251 & t1061;
    let t1295 = t106 & t488;
    let t1296 = t154 & t884;
    let t1297 = t208 & t541;
    let t1298 = t194 & t230;
    let t1299 = t224 & t481;
    let t1300 = t135 & t268;
    let t1301 = t102 & t635;
    let t1302 = t254 & t331;
    let t1303 = t145 & t515;
    let t1304 = t117 & t192;
    let t1305 = t120 & t156;
    let t1306 = t56 & t507;
    let t1307 = t205 & t384;
    let t1308 = t201 & t730;
    let t1309 = t173 & t398;
    let t1310 = t26 & t318;
    let t1311 = t260 & t375;
    let t1312 = t208 & t791;
    let t1313 = t254 & t283;
    let t1314 = t298 & t304;
    let t1315 = t178 & t1125;
    let t1316 = t39 & t601;
    let t1317 = t175 & t309;
    let t1318 = t291 & t380;
    let t1319 = t248 & t307;
    let t1320 = t56 & t347;
    let t1321 = t272 & t327;
    let t1322 = t366 & t414;
    let t1323 = t136 & t635;
    let t1324 = t237 & t331;
    let t1325 = t73 & t1099;
    let t1326 = t187 & t296;
    let t1327 = t312 & t406;
    let t1328 = t214 & t427;
    let t1329 = t205 & t1110;
    let t1330 = t94 & t201;
    let t1331 = t94 & t173;
    let t1332 = t26 & t94;
    let t1333 = t94 & t181;
    let t1334 = t94 & t294;
    let t1335 = t94 & t157;
    let t1336 = t96 & t417;
    let t1337 = t96 & t485;
    let t1338 = t96 & t573;
    let t1339 = t96 & t344;
    let t1340 = t96 & t218;
    let t1341 = t96 & t108;
    let t1342 = t96 & t264;
    let t1343 = t96 & t966;
    let t1344 = t117 & t187;
    let t1345 = t56 & t712;
    let t1346 = t94 & t378;
    let t1347 = t104 & t192;
    let t1348 = t154 & t696;
    let t1349 = t136 & t285;
    let t1350 = t214 & t804;
    let t1351 = t129 & t380;
    let t1352 = t248 & t562;
    let t1353 = t150 & t659;
    let t1354 = t145 & t186;
    let t1355 = t125 & t218;
    let t1356 = t173 & t481;
    let t1357 = t198 & t275;
    let t1358 = t187 & t520;
    let t1359 = t89 & t241;
    let t1360 = t254 & t475;
    let t1361 = t110 & t592;
    let t1362 = t157 & t1110;
    let t1363 = t104 & t211;
    let t1364 = t196 & t233;
    let t1365 = t227 & t232;
    let t1366 = t96 & t939;
    let t1367 = t106 & t148;
    let t1368 = t120 & t468;
    let t1369 = t150 & t382;
    let t1370 = t145 & t177;
    let t1371 = t125 & t161;
    let t1372 = t61 & t571;
    let t1373 = t323 & t392;
    let t1374 = t272 & t334;
    let t1375 = t175 & t370;
    let t1376 = t133 & t653;
    let t1377 = t157 & t301;
    let t1378 = t106 & t152;
    let t1379 = t257 & t875;
    let t1380 = t291 & t377;
    let t1381 = t83 & t181;
    let t1382 = t26 & t693;
    let t1383 = t178 & t180;
    let t1384 = t332 & t597;
    let t1385 = t125 & t661;
    let t1386 = t166 & t173;
    let t1387 = t294 & t464;
    let t1388 = t345 & t939;
    let t1389 = t140 & t148;
    let t1390 = t415 & t445;
    let t1391 = t51 & t933;
    let t1392 = t221 & t673;
    let t1393 = t337 & t705;
    let t1394 = t61 & t541;
    let t1395 = t100 & t323;
    let t1396 = t100 & t272;
    let t1397 = t100 & t175;
    let t1398 = t39 & t100;
    let t1399 = t100 & t366;
    let t1400 = t100 & t208;
    let t1401 = t102 & t288;
    let t1402 = t102 & t531;
    let t1403 = t102 & t722;
    let t1404 = t102 & t359;
    let t1405 = t102 & t477;
    let t1406 = t102 & t128;
    let t1407 = t102 & t112;
    let t1408 = t102 & t274;
    let t1409 = t123 & t221;
    let t1410 = t173 & t194;
    let t1411 = t89 & t100;
    let t1412 = t108 & t304;
    let t1413 = t201 & t351;
    let t1414 = t233 & t417;
    let t1415 = t61 & t507;
    let t1416 = t39 & t597;
    let t1417 = t251 & t657;
    let t1418 = t415 & t438;
    let t1419 = t190 & t312;
    let t1420 = t220 & t378;
    let t1421 = t187 & t232;
    let t1422 = t275 & t1006;
    let t1423 = t192 & t329;
    let t1424 = t96 & t777;
    let t1425 = t257 & t396;
    let t1426 = t113 & t604;
    let t1427 = t100 & t244;
    let t1428 = t214 & t907;
    let t1429 = t198 & t237;
    let t1430 = t254 & t573;
    let t1431 = t102 & t427;
    let t1432 = t73 & t152;
    let t1433 = t112 & t251;
    let t1434 = t298 & t415;
    let t1435 = t180 & t312;
    let t1436 = t129 & t870;
    let t1437 = t345 & t587;
    let t1438 = t239 & t299;
    let t1439 = t294 & t314;
    let t1440 = t178 & t497;
    let t1441 = t113 & t747;
    let t1442 = t102 & t468;
    let t1443 = t110 & t156;
    let t1444 = t260 & t925;
    let t1445 = t332 & t410;
    let t1446 = t355 & t366;
    let t1447 = t133 & t161;
    let t1448 = t181 & t562;
    let t1449 = t207 & t312;
    let t1450 = t378 & t435;
    let t1451 = t175 & t800;
    let t1452 = t323 & t573;
    let t1453 = t268 & t427;
    let t1454 = t145 & t394;
    let t1455 = t184 & t698;
    let t1456 = t56 & t599;
    let t1457 = t224 & t331;
    let t1458 = t129 & t795;
    let t1459 = t104 & t345;
    let t1460 = t104 & t299;
    let t1461 = t104 & t294;
    let t1462 = t104 & t248;
    let t1463 = t26 & t104;
    let t1464 = t68 & t104;
    let t1465 = t106 & t365;
    let t1466 = t106 & t950;
    let t1467 = t106 & t635;
    let t1468 = t58 & t106;
    let t1469 = t88 & t106;
    let t1470 = t106 & t404;
    let t1471 = t106 & t382;
    let t1472 = t106 & t340;
    let t1473 = t128 & t224;
    let t1474 = t175 & t696;
    let t1475 = t96 & t104;
    let t1476 = t112 & t332;
    let t1477 = t272 & t481;
    let t1478 = t237 & t531;
    let t1479 = t345 & t571;
    let t1480 = t26 & t207;
    let t1481 = t230 & t281;
    let t1482 = t184 & t745;
    let t1483 = t337 & t804;
    let t1484 = t56 & t933;
    let t1485 = t221 & t573;
    let t1486 = t294 & t370;
    let t1487 = t304 & t466;
    let t1488 = t102 & t1065;
    let t1489 = t260 & t515;
    let t1490 = t120 & t696;
    let t1491 = t299 & t365;
    let t1492 = t61 & t698;
    let t1493 = t154 & t1006;
    let t1494 = t257 & t359;
    let t1495 = t211 & t541;
    let t1496 = t26 & t351;
    let t1497 = t230 & t340;
    let t1498 = t184 & t253;
    let t1499 = t227 & t562;
    let t1500 = t39 & t892;
    let t1501 = t143 & t214;
    let t1502 = t192 & t241;
    let t1503 = t208 & t293;
    let t1504 = t260 & t601;
    let t1505 = t257 & t795;
    let t1506 = t106 & t966;
    let t1507 = t113 & t948;
    let t1508 = t201 & t791;
    let t1509 = t66 & t150;
    let t1510 = t68 & t485;
    let t1511 = t136 & t870;
    let t1512 = t184 & t657;
    let t1513 = t210 & t337;
    let t1514 = t89 & t453;
    let t1515 = t248 & t1006;
    let t1516 = t246 & t359;
    let t1517 = t270 & t864;
    let t1518 = t198 & t312;
    let t1519 = t187 & t290;
    let t1520 = t173 & t754;
    let t1521 = t227 & t468;
    let t1522 = t39 & t108;
    let t1523 = t108 & t214;
    let t1524 = t108 & t192;
    let t1525 = t108 & t323;
    let t1526 = t108 & t251;
    let t1527 = t108 & t133;
    let t1528 = t110 & t907;
    let t1529 = t110 & t380;
    let t1530 = t110 & t590;
    let t1531 = t110 & t148;
    let t1532 = t110 & t527;
    let t1533 = t94 & t110;
    let t1534 = t110 & t285;
    let t1535 = t110 & t298;
    let t1536 = t227 & t382;
    let t1537 = t178 & t351;
    let t1538 = t108 & t244;
    let t1539 = t312 & t340;
    let t1540 = t232 & t294;
    let t1541 = t47 & t415;
    let t1542 = t268 & t1106;
    let t1543 = t39 & t331;
    let t1544 = t233 & t283;
    let t1545 = t177 & t187;
    let t1546 = t378 & t507;
    let t1547 = t173 & t599;
    let t1548 = t237 & t327;
    let t1549 = t208 & t497;
    let t1550 = t291 & t410;
    let t1551 = t106 & t262;
    let t1552 = t201 & t382;
    let t1553 = t125 & t156;
    let t1554 = t192 & t380;
    let t1555 = t68 & t290;
    let t1556 = t157 & t517;
    let t1557 = t88 & t181;
    let t1558 = t104 & t268;
    let t1559 = t39 & t481;
    let t1560 = t233 & t402;
    let t1561 = t17 & t138;
    let t1562 = t175 & t1561;
    let t1563 = t230 & t738;
    let t1564 = t51 & t361;
    let t1565 = t61 & t325;
    let t1566 = t304 & t777;
    let t1567 = t106 & t764;
    let t1568 = t157 & t477;
    let t1569 = t260 & t907;
    let t1570 = t110 & t802;
    let t1571 = t120 & t396;
    let t1572 = t205 & t394;
    let t1573 = t135 & t154;
    let t1574 = t73 & t492;
    let t1575 = t233 & t373;
    let t1576 = t187 & t1061;
    let t1577 = t129 & t1091;
    let t1578 = t270 & t290;
    let t1579 = t251 & t517;
    let t1580 = t248 & t355;
    let t1581 = t272 & t950;
    let t1582 = t337 & t1006;
    let t1583 = t221 & t438;
    let t1584 = t172 & t175;
    let t1585 = t112 & t230;
    let t1586 = t51 & t112;
    let t1587 = t61 & t112;
    let t1588 = t112 & t145;
    let t1589 = t112 & t246;
    let t1590 = t112 & t254;
    let t1591 = t113 & t966;
    let t1592 = t113 & t698;
    let t1593 = t113 & t503;
    let t1594 = t113 & t781;
    let t1595 = t113 & t152;
    let t1596 = t113 & t712;
    let t1597 = t100 & t113;
    let t1598 = t113 & t417;
    let t1599 = t230 & t712;
    let t1600 = t260 & t404;
    let t1601 = t246 & t966;
    let t1602 = t337 & t402;
    let t1603 = t208 & t236;
    let t1604 = t53 & t184;
    let t1605 = t96 & t427;
    let t1606 = t26 & t468;
    let t1607 = t237 & t875;
    let t1608 = t180 & t192;
    let t1609 = t89 & t406;
    let t1610 = t187 & t435;
    let t1611 = t375 & t415;
    let t1612 = t211 & t601;
    let t1613 = t332 & t527;
    let t1614 = t110 & t264;
    let t1615 = t205 & t298;
    let t1616 = t161 & t378;
    let t1617 = t145 & t503;
    let t1618 = t73 & t438;
    let t1619 = t102 & t218;
    let t1620 = t94 & t184;
    let t1621 = t96 & t907;
    let t1622 = t26 & t232;
    let t1623 = t224 & t353;
    let t1624 = t178 & t775;
    let t1625 = t140 & t661;
    let t1626 = t56 & t322;
    let t1627 = t345 & t488;
    let t1628 = t332 & t1065;
    let t1629 = t73 & t190;
    let t1630 = t244 & t481;
    let t1631 = t201 & t556;
    let t1632 = t113 & t884;
    let t1633 = t125 & t1099;
    let t1634 = t198 & t323;
    let t1635 = t139 & t157;
    let t1636 = t26 & t334;
    let t1637 = t237 & t329;
    let t1638 = t221 & t349;
    let t1639 = t133 & t503;
    let t1640 = t272 & t438;
    let t1641 = t254 & t309;
    let t1642 = t251 & t485;
    let t1643 = t294 & t590;
    let t1644 = t129 & t517;
    let t1645 = t224 & t745;
    let t1646 = t117 & t178;
    let t1647 = t117 & t140;
    let t1648 = t56 & t117;
    let t1649 = t68 & t117;
    let t1650 = t117 & t312;
    let t1651 = t117 & t248;
    let t1652 = t120 & t340;
    let t1653 = t120 & t296;
    let t1654 = t120 & t290;
    let t1655 = t120 & t750;
    let t1656 = t120 & t515;
    let t1657 = t120 & t351;
    let t1658 = t120 & t194;
    let t1659 = t120 & t365;
    let t1660 = t140 & t194;
    let t1661 = t157 & t875;
    let t1662 = t248 & t296;
    let t1663 = t129 & t353;
    let t1664 = t211 & t239;
    let t1665 = t58 & t175;
    let t1666 = t102 & t541;
    let t1667 = t133 & t966;
    let t1668 = t154 & t485;
    let t1669 = t183 & t304;
    let t1670 = t270 & t322;
    let t1671 = t221 & t336;
    let t1672 = t184 & t301;
    let t1673 = t214 & t477;
    let t1674 = t150 & t712;
    let t1675 = t113 & t274;
    let t1676 = t253 & t323;
    let t1677 = t56 & t164;
    let t1678 = t312 & t750;
    let t1679 = t26 & t745;
    let t1680 = t128 & t211;
    let t1681 = t175 & t288;
    let t1682 = t102 & t698;
    let t1683 = t39 & t236;
    let t1684 = t227 & t483;
    let t1685 = t260 & t657;
    let t1686 = t145 & t435;
    let t1687 = t80 & t173;
    let t1688 = t214 & t592;
    let t1689 = t262 & t312;
    let t1690 = t51 & t804;
    let t1691 = t299 & t921;
    let t1692 = t205 & t651;
    let t1693 = t120 & t837;
    let t1694 = t378 & t933;
    let t1695 = t200 & t246;
    let t1696 = t102 & t143;
    let t1697 = t133 & t314;
    let t1698 = t415 & t964;
    let t1699 = t164 & t237;
    let t1700 = t136 & t750;
    let t1701 = t294 & t550;
    let t1702 = t180 & t257;
    let t1703 = t254 & t722;
    let t1704 = t208 & t781;
    let t1705 = t39 & t218;
    let t1706 = t123 & t227;
    let t1707 = t123 & t260;
    let t1708 = t123 & t145;
    let t1709 = t61 & t123;
    let t1710 = t73 & t123;
    let t1711 = t123 & t337;
    let t1712 = t125 & t177;
    let t1713 = t125 & t402;
    let t1714 = t125 & t673;
    let t1715 = t125 & t438;
    let t1716 = t125 & t1110;
    let t1717 = t125 & t382;
    let t1718 = t125 & t404;
    let t1719 = t125 & t196;
    let t1720 = t145 & t196;
    let t1721 = t102 & t485;
    let t1722 = t125 & t384;
    let t1723 = t133 & t361;
    let t1724 = t214 & t781;
    let t1725 = t248 & t527;
    let t1726 = t211 & t365;
    let t1727 = t136 & t296;
    let t1728 = t201 & t722;
    let t1729 = t291 & t318;
    let t1730 = t80 & t205;
    let t1731 = t237 & t651;
    let t1732 = t175 & t468;
    let t1733 = t173 & t404;
    let t1734 = t415 & t804;
    let t1735 = t257 & t277;
    let t1736 = t246 & t256;
    let t1737 = t61 & t344;
    let t1738 = t337 & t1110;
    let t1739 = t123 & t133;
    let t1740 = t132 & t214;
    let t1741 = t248 & t950;
    let t1742 = t106 & t564;
    let t1743 = t51 & t511;
    let t1744 = t230 & t1106;
    let t1745 = t157 & t1061;
    let t1746 = t150 & t336;
    let t1747 = t83 & t175;
    let t1748 = t61 & t604;
    let t1749 = t227 & t274;
    let t1750 = t89 & t886;
    let t1751 = t221 & t301;
    let t1752 = t208 & t550;
    let t1753 = t251 & t531;
    let t1754 = t56 & t1241;
    let t1755 = t248 & t412;
    let t1756 = t211 & t325;
    let t1757 = t113 & t455;
    let t1758 = t184 & t256;
    let t1759 = t154 & t344;
    let t1760 = t233 & t837;
    let t1761 = t323 & t402;
    let t1762 = t181 & t183;
    let t1763 = t58 & t120;
    let t1764 = t106 & t515;
    let t1765 = t51 & t128;
    let t1766 = t128 & t230;
    let t1767 = t128 & t157;
    let t1768 = t128 & t312;
    let t1769 = t68 & t128;
    let t1770 = t26 & t128;
    let t1771 = t129 & t220;
    let t1772 = t129 & t180;
    let t1773 = t129 & t520;
    let t1774 = t129 & t331;
    let t1775 = t129 & t745;
    let t1776 = t100 & t129;
    let t1777 = t129 & t712;
    let t1778 = t129 & t875;
    let t1779 = t150 & t513;
    let t1780 = t211 & t722;
    let t1781 = t129 & t392;
    let t1782 = t136 & t322;
    let t1783 = t173 & t1099;
    let t1784 = t125 & t712;
    let t1785 = t214 & t525;
    let t1786 = t233 & t384;
    let t1787 = t58 & t205;
    let t1788 = t291 & t414;
    let t1789 = t208 & t388;
    let t1790 = t154 & t550;
    let t1791 = t248 & t966;
    let t1792 = t187 & t285;
    let t1793 = t366 & t886;
    let t1794 = t260 & t307;
    let t1795 = t178 & t314;
    let t1796 = t345 & t693;
    let t1797 = t129 & t288;
    let t1798 = t128 & t136;
    let t1799 = t72 & t173;
    let t1800 = t251 & t590;
    let t1801 = t73 & t659;
    let t1802 = t56 & t641;
    let t1803 = t140 & t427;
    let t1804 = t102 & t349;
    let t1805 = t154 & t471;
    let t1806 = t178 & t355;
    let t1807 = t68 & t696;
    let t1808 = t254 & t277;
    let t1809 = t270 & t905;
    let t1810 = t237 & t468;
    let t1811 = t106 & t646;
    let t1812 = t230 & t635;
    let t1813 = t173 & t560;
    let t1814 = t125 & t750;
    let t1815 = t268 & t488;
    let t1816 = t120 & t307;
    let t1817 = t175 & t314;
    let t1818 = t201 & t477;
    let t1819 = t224 & t686;
    let t1820 = t299 & t353;
    let t1821 = t184 & t318;
    let t1822 = t66 & t251;
    let t1823 = t73 & t132;
    let t1824 = t56 & t132;
    let t1825 = t132 & t140;
    let t1826 = t132 & t244;
    let t1827 = t132 & t227;
    let t1828 = t110 & t132;
    let t1829 = t133 & t382;
    let t1830 = t133 & t223;
    let t1831 = t133 & t562;
    let t1832 = t133 & t329;
    let t1833 = t133 & t445;
    let t1834 = t133 & t177;
    let t1835 = t133 & t365;
    let t1836 = t133 & t194;
    let t1837 = t154 & t170;
    let t1838 = t214 & t820;
    let t1839 = t133 & t511;
    let t1840 = t140 & t430;
    let t1841 = t175 & t223;
    let t1842 = t129 & t194;
    let t1843 = t61 & t797;
    let t1844 = t224 & t553;
    let t1845 = t66 & t323;
    let t1846 = t139 & t332;
    let t1847 = t211 & t464;
    let t1848 = t157 & t402;
    let t1849 = t251 & t802;
    let t1850 = t94 & t221;
    let t1851 = t345 & t905;
    let t1852 = t201 & t450;
    let t1853 = t260 & t455;
    let t1854 = t161 & t214;
    let t1855 = t133 & t1125;
    let t1856 = t140 & t382;
    let t1857 = t187 & t747;
    let t1858 = t254 & t781;
    let t1859 = t26 & t316;
    let t1860 = t173 & t373;
    let t1861 = t145 & t864;
    let t1862 = t211 & t870;
    let t1863 = t201 & t457;
    let t1864 = t181 & t925;
    let t1865 = t73 & t156;
    let t1866 = t257 & t307;
    let t1867 = t272 & t466;
    let t1868 = t112 & t415;
    let t1869 = t110 & t601;
    let t1870 = t140 & t325;
    let t1871 = t175 & t412;
    let t1872 = t378 & t1110;
    let t1873 = t96 & t905;
    let t1874 = t125 & t450;
    let t1875 = t178 & t293;
    let t1876 = t205 & t404;
    let t1877 = t227 & t419;
    let t1878 = t192 & t483;
    let t1879 = t187 & t414;
    let t1880 = t135 & t254;
    let t1881 = t26 & t135;
    let t1882 = t135 & t173;
    let t1883 = t135 & t304;
    let t1884 = t135 & t299;
    let t1885 = t135 & t230;
    let t1886 = t72 & t136;
    let t1887 = t136 & t712;
    let t1888 = t136 & t342;
    let t1889 = t136 & t738;
    let t1890 = t136 & t964;
    let t1891 = t136 & t698;
    let t1892 = t136 & t180;
    let t1893 = t136 & t525;
    let t1894 = t157 & t710;
    let t1895 = t173 & t495;
    let t1896 = t136 & t641;
    let t1897 = t145 & t590;
    let t1898 = t226 & t248;
    let t1899 = t39 & t196;
    let t1900 = t68 & t497;
    let t1901 = t227 & t327;
    let t1902 = t135 & t246;
    let t1903 = t150 & t627;
    let t1904 = t214 & t236;
    let t1905 = t244 & t520;
    let t1906 = t254 & t884;
    let t1907 = t237 & t288;
    let t1908 = t268 & t964;
    let t1909 = t272 & t560;
    let t1910 = t157 & t307;
    let t1911 = t164 & t173;
    let t1912 = t83 & t136;
    let t1913 = t304 & t712;
    let t1914 = t221 & t795;
    let t1915 = t120 & t1099;
    let t1916 = t133 & t959;
    let t1917 = t175 & t329;
    let t1918 = t150 & t950;
    let t1919 = t268 & t892;
    let t1920 = t205 & t673;
    let t1921 = t366 & t1226;
    let t1922 = t51 & t161;
    let t1923 = t260 & t661;
    let t1924 = t294 & t410;
    let t1925 = t117 & t184;
    let t1926 = t136 & t693;
    let t1927 = t145 & t488;
    let t1928 = t178 & t750;
    let t1929 = t56 & t288;
    let t1930 = t102 & t964;
    let t1931 = t378 & t398;
    let t1932 = t181 & t764;
    let t1933 = t323 & t875;
    let t1934 = t34 & t230;
    let t1935 = t304 & t587;
    let t1936 = t139 & t221;
    let t1937 = t120 & t139;
    let t1938 = t133 & t139;
    let t1939 = t139 & t187;
    let t1940 = t139 & t291;
    let t1941 = t139 & t192;
    let t1942 = t140 & t939;
    let t1943 = t140 & t747;
    let t1944 = t140 & t804;
    let t1945 = t140 & t349;
    let t1946 = t140 & t450;
    let t1947 = t140 & t1561;
    let t1948 = t140 & t564;
    let t1949 = t140 & t183;
    let t1950 = t102 & t802;
    let t1951 = t175 & t599;
    let t1952 = t140 & t892;
    let t1953 = t150 & t241;
    let t1954 = t251 & t283;
    let t1955 = t51 & t198;
    let t1956 = t73 & t601;
    let t1957 = t230 & t375;
    let t1958 = t248 & t939;
    let t1959 = t53 & t154;
    let t1960 = t61 & t511;
    let t1961 = t299 & t329;
    let t1962 = t120 & t1110;
    let t1963 = t415 & t1125;
    let t1964 = t96 & t256;
    let t1965 = t275 & t412;
    let t1966 = t102 & t450;
    let t1967 = t166 & t175;
    let t1968 = t233 & t355;
    let t1969 = t291 & t804;
    let t1970 = t108 & t237;
    let t1971 = t125 & t933;
    let t1972 = t136 & t884;
    let t1973 = t248 & t466;
    let t1974 = t415 & t590;
    let t1975 = t270 & t483;
    let t1976 = t323 & t331;
    let t1977 = t68 & t488;
    let t1978 = t56 & t870;
    let t1979 = t201 & t435;
    let t1980 = t66 & t208;
    let t1981 = t123 & t175;
    let t1982 = t140 & t161;
    let t1983 = t312 & t905;
    let t1984 = t260 & t1110;
    let t1985 = t173 & t1125;
    let t1986 = t106 & t1561;
    let t1987 = t89 & t370;
    let t1988 = t190 & t366;
    let t1989 = t246 & t925;
    let t1990 = t233 & t635;
    let t1991 = t143 & t291;
    let t1992 = t143 & t237;
    let t1993 = t125 & t143;
    let t1994 = t113 & t143;
    let t1995 = t143 & t221;
    let t1996 = t143 & t332;
    let t1997 = t145 & t627;
    let t1998 = t21 & t145;
    let t1999 = t145 & t795;
    let t2000 = t145 & t886;
    let t2001 = t145 & t164;
    let t2002 = t145 & t398;
    let t2003 = t145 & t447;
    let t2004 = t122 & t142;
    let t2005 = t145 & t2004;
    let t2006 = t211 & t884;
    let t2007 = t248 & t435;
    let t2008 = t145 & t483;
    let t2009 = t415 & t777;
    let t2010 = t254 & t875;
    let t2011 = t89 & t1006;
    let t2012 = t26 & t477;
    let t2013 = t140 & t301;
    let t2014 = t125 & t427;
    let t2015 = t201 & t820;
    let t2016 = t68 & t641;
    let t2017 = t192 & t466;
    let t2018 = t100 & t251;
    let t2019 = t83 & t184;
    let t2020 = t102 & t259;
    let t2021 = t275 & t320;
    let t2022 = t211 & t560;
    let t2023 = t178 & t800;
    let t2024 = t224 & t485;
    let t2025 = t332 & t886;
    let t2026 = t154 & t966;
    let t2027 = t129 & t599;
    let t2028 = t140 & t1110;
    let t2029 = t251 & t410;
    let t2030 = t241 & t366;
    let t2031 = t205 & t1106;
    let t2032 = t299 & t468;
    let t2033 = t110 & t905;
    let t2034 = t61 & t892;
    let t2035 = t272 & t453;
    let t2036 = t72 & t211;
    let t2037 = t220 & t248;
    let t2038 = t304 & t870;
    let t2039 = t337 & t466;
    let t2040 = t100 & t157;
    let t2041 = t187 & t388;
    let t2042 = t73 & t775;
    let t2043 = t270 & t497;
    let t2044 = t194 & t345;
    let t2045 = t178 & t791;
    let t2046 = t148 & t224;
    let t2047 = t148 & t332;
    let t2048 = t148 & t154;
    let t2049 = t148 & t378;
    let t2050 = t148 & t257;
    let t2051 = t148 & t237;
    let t2052 = t150 & t325;
    let t2053 = t150 & t730;
    let t2054 = t150 & t539;
    let t2055 = t108 & t150;
    let t2056 = t150 & t592;
    let t2057 = t150 & t344;
    let t2058 = t150 & t517;
    let t2059 = t150 & t318;
    let t2060 = t214 & t837;
    let t2061 = t125 & t453;
    let t2062 = t312 & t1106;
    let t2063 = t366 & t861;
    let t2064 = t257 & t925;
    let t2065 = t96 & t517;
    let t2066 = t133 & t404;
    let t2067 = t145 & t468;
    let t2068 = t378 & t864;
    let t2069 = t205 & t495;
    let t2070 = t110 & t373;
    let t2071 = t304 & t410;
    let t2072 = t104 & t230;
    let t2073 = t88 & t175;
    let t2074 = t211 & t577;
    let t2075 = t275 & t363;
    let t2076 = t203 & t268;
    let t2077 = t181 & t200;
    let t2078 = t337 & t722;
    let t2079 = t150 & t905;
    let t2080 = t157 & t802;
    let t2081 = t133 & t754;
    let t2082 = t100 & t304;
    let t2083 = t66 & t254;
    let t2084 = t68 & t777;
    let t2085 = t323 & t427;
    let t2086 = t192 & t966;
    let t2087 = t113 & t964;
    let t2088 = t345 & t483;
    let t2089 = t275 & t290;
    let t2090 = t77 & t214;
    let t2091 = t251 & t933;
    let t2092 = t332 & t373;
    let t2093 = t129 & t410;
    let t2094 = t244 & t365;
    let t2095 = t221 & t464;
    let t2096 = t51 & t657;
    let t2097 = t272 & t601;
    let t2098 = t268 & t696;
    let t2099 = t152 & t181;
    let t2100 = t152 & t337;
    let t2101 = t150 & t152;
    let t2102 = t152 & t201;
    let t2103 = t89 & t152;
    let t2104 = t152 & t260;
    let t2105 = t154 & t394;
    let t2106 = t154 & t462;
    let t2107 = t154 & t334;
    let t2108 = t154 & t637;
    let t2109 = t112 & t154;
    let t2110 = t154 & t604;
    let t2111 = t154 & t477;
    let t2112 = t154 & t309;
    let t2113 = t173 & t686;
    let t2114 = t378 & t564;
    let t2115 = t227 & t427;
    let t2116 = t68 & t455;
    let t2117 = t260 & t1226;
    let t2118 = t102 & t309;
    let t2119 = t136 & t875;
    let t2120 = t112 & t312;
    let t2121 = t89 & t1125;
    let t2122 = t208 & t1241;
    let t2123 = t113 & t329;
    let t2124 = t66 & t332;
    let t2125 = t140 & t907;
    let t2126 = t94 & t248;
    let t2127 = t214 & t671;
    let t2128 = t294 & t722;
    let t2129 = t207 & t270;
    let t2130 = t184 & t203;
    let t2131 = t58 & t129;
    let t2132 = t154 & t964;
    let t2133 = t102 & t1003;
    let t2134 = t113 & t710;
    let t2135 = t104 & t291;
    let t2136 = t135 & t257;
    let t2137 = t73 & t861;
    let t2138 = t246 & t541;
    let t2139 = t304 & t802;
    let t2140 = t120 & t256;
    let t2141 = t214 & t587;
    let t2142 = t275 & t438;
    let t2143 = t61 & t80;
    let t2144 = t230 & t1241;
    let t2145 = t150 & t329;
    let t2146 = t39 & t527;
    let t2147 = t299 & t525;
    let t2148 = t224 & t236;
    let t2149 = t56 & t1061;
    let t2150 = t294 & t693;
    let t2151 = t156 & t270;
    let t2152 = t156 & t184;
    let t2153 = t129 & t156;
    let t2154 = t156 & t415;
    let t2155 = t156 & t205;
    let t2156 = t96 & t156;
    let t2157 = t157 & t351;
    let t2158 = t157 & t513;
    let t2159 = t157 & t571;
    let t2160 = t157 & t314;
    let t2161 = t157 & t864;
    let t2162 = t157 & t340;
    let t2163 = t157 & t196;
    let t2164 = t157 & t404;
    let t2165 = t187 & t419;
    let t2166 = t89 & t659;
    let t2167 = t254 & t864;
    let t2168 = t110 & t307;
    let t2169 = t157 & t462;
    let t2170 = t180 & t211;
    let t2171 = t233 & t925;
    let t2172 = t117 & t227;
    let t2173 = t96 & t388;
    let t2174 = t106 & t560;
    let t2175 = t120 & t964;
    let t2176 = t135 & t150;
    let t2177 = t145 & t556;
    let t2178 = t100 & t125;
    let t2179 = t61 & t764;
    let t2180 = t58 & t323;
    let t2181 = t210 & t272;
    let t2182 = t175 & t207;
    let t2183 = t66 & t133;
    let t2184 = t157 & t1561;
    let t2185 = t106 & t363;
    let t2186 = t257 & t802;
    let t2187 = t291 & t907;
    let t2188 = t139 & t181;
    let t2189 = t26 & t293;
    let t2190 = t104 & t178;
    let t2191 = t332 & t884;
    let t2192 = t125 & t314;
    let t2193 = t143 & t173;
    let t2194 = t294 & t745;
    let t2195 = t345 & t388;
    let t2196 = t140 & t560;
    let t2197 = t415 & t466;
    let t2198 = t51 & t712;
    let t2199 = t221 & t797;
    let t2200 = t337 & t511;
    let t2201 = t61 & t349;
    let t2202 = t161 & t323;
    let t2203 = t161 & t272;
    let t2204 = t161 & t175;
    let t2205 = t39 & t161;
    let t2206 = t161 & t366;
    let t2207 = t161 & t208;
    let t2208 = t102 & t948;
    let t2209 = t102 & t404;
    let t2210 = t102 & t311;
    let t2211 = t102 & t587;
    let t2212 = t102 & t455;
    let t2213 = t102 & t950;
    let t2214 = t102 & t402;
    let t2215 = t102 & t513;
    let t2216 = t34 & t192;
    let t2217 = t96 & t438;
    let t2218 = t257 & t1125;
    let t2219 = t113 & t661;
    let t2220 = t244 & t406;
    let t2221 = t214 & t562;
    let t2222 = t237 & t1226;
    let t2223 = t123 & t254;
    let t2224 = t102 & t375;
    let t2225 = t73 & t412;
    let t2226 = t251 & t256;
    let t2227 = t139 & t415;
    let t2228 = t312 & t471;
    let t2229 = t129 & t365;
    let t2230 = t250 & t345;
    let t2231 = t299 & t527;
    let t2232 = t294 & t1091;
    let t2233 = t178 & t331;
    let t2234 = t72 & t113;
    let t2235 = t102 & t447;
    let t2236 = t110 & t492;
    let t2237 = t260 & t884;
    let t2238 = t332 & t556;
    let t2239 = t366 & t627;
    let t2240 = t133 & t441;
    let t2241 = t181 & t907;
    let t2242 = t312 & t1110;
    let t2243 = t378 & t455;
    let t2244 = t175 & t325;
    let t2245 = t123 & t323;
    let t2246 = t268 & t375;
    let t2247 = t145 & t203;
    let t2248 = t184 & t368;
    let t2249 = t56 & t194;
    let t2250 = t224 & t497;
    let t2251 = t129 & t347;
    let t2252 = t164 & t345;
    let t2253 = t164 & t299;
    let t2254 = t164 & t294;
    let t2255 = t164 & t248;
    let t2256 = t26 & t164;
    let t2257 = t68 & t164;
    let t2258 = t106 & t870;
    let t2259 = t106 & t433;
    let t2260 = t106 & t285;
    let t2261 = t106 & t336;
    let t2262 = t106 & t143;
    let t2263 = t106 & t279;
    let t2264 = t106 & t590;
    let t2265 = t106 & t353;
    let t2266 = t47 & t145;
    let t2267 = t244 & t550;
    let t2268 = t181 & t388;
    let t2269 = t257 & t435;
    let t2270 = t246 & t705;
    let t2271 = t173 & t657;
    let t2272 = t415 & t462;
    let t2273 = t120 & t220;
    let t2274 = t106 & t612;
    let t2275 = t51 & t320;
    let t2276 = t254 & t259;
    let t2277 = t143 & t366;
    let t2278 = t337 & t959;
    let t2279 = t133 & t525;
    let t2280 = t253 & t268;
    let t2281 = t221 & t712;
    let t2282 = t323 & t597;
    let t2283 = t181 & t445;
    let t2284 = t77 & t120;
    let t2285 = t186 & t211;
    let t2286 = t136 & t303;
    let t2287 = t157 & t837;
    let t2288 = t312 & t651;
    let t2289 = t53 & t345;
    let t2290 = t113 & t653;
    let t2291 = t366 & t698;
    let t2292 = t100 & t227;
    let t2293 = t56 & t279;
    let t2294 = t178 & t462;
    let t2295 = t220 & t299;
    let t2296 = t96 & t301;
    let t2297 = t150 & t207;
    let t2298 = t175 & t495;
    let t2299 = t61 & t196;
    let t2300 = t337 & t740;
    let t2301 = t133 & t166;
    let t2302 = t166 & t268;
    let t2303 = t166 & t221;
    let t2304 = t166 & t208;
    let t2305 = t125 & t166;
    let t2306 = t39 & t166;
    let t2307 = t73 & t344;
    let t2308 = t73 & t373;
    let t2309 = t73 & t243;
    let t2310 = t73 & t417;
    let t2311 = t73 & t471;
    let t2312 = t73 & t325;
    let t2313 = t73 & t1061;
    let t2314 = t73 & t781;
    let t2315 = t53 & t312;
    let t2316 = t299 & t646;
    let t2317 = t366 & t375;
    let t2318 = t260 & t453;
    let t2319 = t248 & t834;
    let t2320 = t187 & t281;
    let t2321 = t184 & t406;
    let t2322 = t223 & t251;
    let t2323 = t73 & t213;
    let t2324 = t89 & t363;
    let t2325 = t257 & t577;
    let t2326 = t325 & t345;
    let t2327 = t129 & t1003;
    let t2328 = t113 & t216;
    let t2329 = t270 & t1561;
    let t2330 = t194 & t224;
    let t2331 = t207 & t299;
    let t2332 = t184 & t556;
    let t2333 = t125 & t430;
    let t2334 = t190 & t214;
    let t2335 = t140 & t447;
    let t2336 = t244 & t531;
    let t2337 = t337 & t550;
    let t2338 = t268 & t820;
    let t2339 = t257 & t747;
    let t2340 = t68 & t564;
    let t2341 = t230 & t365;
    let t2342 = t61 & t281;
    let t2343 = t181 & t406;
    let t2344 = t192 & t933;
    let t2345 = t102 & t445;
    let t2346 = t154 & t331;
    let t2347 = t178 & t599;
    let t2348 = t345 & t513;
    let t2349 = t129 & t168;
    let t2350 = t113 & t168;
    let t2351 = t168 & t270;
    let t2352 = t168 & t237;
    let t2353 = t168 & t211;
    let t2354 = t168 & t378;
    let t2355 = t51 & t800;
    let t2356 = t51 & t693;
    let t2357 = t51 & t390;
    let t2358 = t51 & t183;
    let t2359 = t51 & t686;
    let t2360 = t51 & t959;
    let t2361 = t51 & t488;
    let t2362 = t51 & t349;
    let t2363 = t58 & t337;
    let t2364 = t192 & t601;
    let t2365 = t68 & t612;
    let t2366 = t201 & t564;
    let t2367 = t125 & t525;
    let t2368 = t221 & t283;
    let t2369 = t175 & t705;
    let t2370 = t226 & t230;
    let t2371 = t26 & t797;
    let t2372 = t96 & t492;
    let t2373 = t181 & t277;
    let t2374 = t268 & t462;
    let t2375 = t133 & t701;
    let t2376 = t120 & t309;
    let t2377 = t272 & t447;
    let t2378 = t337 & t696;
    let t2379 = t221 & t331;
    let t2380 = t187 & t471;
    let t2381 = t378 & t590;
    let t2382 = t61 & t194;
    let t2383 = t145 & t318;
    let t2384 = t47 & t299;
    let t2385 = t129 & t402;
    let t2386 = t96 & t400;
    let t2387 = t260 & t834;
    let t2388 = t73 & t2004;
    let t2389 = t140 & t525;
    let t2390 = t283 & t345;
    let t2391 = t322 & t366;
    let t2392 = t304 & t1241;
    let t2393 = t106 & t556;
    let t2394 = t157 & t468;
    let t2395 = t181 & t754;
    let t2396 = t170 & t268;
    let t2397 = t133 & t170;
    let t2398 = t120 & t170;
    let t2399 = t170 & t205;
    let t2400 = t170 & t415;
    let t2401 = t170 & t214;
    let t2402 = t56 & t311;
    let t2403 = t56 & t200;
    let t2404 = t56 & t948;
    let t2405 = t56 & t604;
    let t2406 = t56 & t186;
    let t2407 = t56 & t637;
    let t2408 = t56 & t884;
    let t2409 = t56 & t905;
    let t2410 = t129 & t527;
    let t2411 = t304 & t693;
    let t2412 = t73 & t1091;
    let t2413 = t272 & t659;
    let t2414 = t216 & t378;
    let t2415 = t237 & t285;
    let t2416 = t248 & t795;
    let t2417 = t140 & t229;
    let t2418 = t71 & t115;
    let t2419 = t133 & t2418;
    let t2420 = t244 & t303;
    let t2421 = t307 & t366;
    let t2422 = t96 & t406;
    let t2423 = t136 & t1226;
    let t2424 = t125 & t916;
    let t2425 = t186 & t275;
    let t2426 = t351 & t378;
    let t2427 = t224 & t445;
    let t2428 = t221 & t959;
    let t2429 = t89 & t781;
    let t2430 = t196 & t345;
    let t2431 = t312 & t414;
    let t2432 = t192 & t730;
    let t2433 = t133 & t520;
    let t2434 = t102 & t342;
    let t2435 = t201 & t380;
    let t2436 = t26 & t659;
    let t2437 = t145 & t216;
    let t2438 = t268 & t875;
    let t2439 = t68 & t430;
    let t2440 = t291 & t398;
    let t2441 = t110 & t651;
    let t2442 = t112 & t244;
    let t2443 = t172 & t366;
    let t2444 = t96 & t172;
    let t2445 = t136 & t172;
    let t2446 = t172 & t251;
    let t2447 = t172 & t323;
    let t2448 = t172 & t184;
    let t2449 = t173 & t710;
    let t2450 = t173 & t453;
    let t2451 = t173 & t412;
    let t2452 = t173 & t396;
    let t2453 = t173 & t696;
    let t2454 = t173 & t190;
    let t2455 = t173 & t541;
    let t2456 = t173 & t837;
    let t2457 = t39 & t298;
    let t2458 = t161 & t291;
    let t2459 = t26 & t503;
    let t2460 = t294 & t438;
    let t2461 = t56 & t218;
    let t2462 = t94 & t154;
    let t2463 = t125 & t907;
    let t2464 = t145 & t232;
    let t2465 = t113 & t353;
    let t2466 = t299 & t775;
    let t2467 = t345 & t661;
    let t2468 = t102 & t322;
    let t2469 = t140 & t488;
    let t2470 = t129 & t1065;
    let t2471 = t190 & t294;
    let t2472 = t89 & t481;
    let t2473 = t227 & t556;
    let t2474 = t224 & t884;
    let t2475 = t96 & t1099;
    let t2476 = t198 & t268;
    let t2477 = t139 & t337;
    let t2478 = t145 & t334;
    let t2479 = t136 & t329;
    let t2480 = t106 & t349;
    let t2481 = t272 & t503;
    let t2482 = t133 & t438;
    let t2483 = t309 & t312;
    let t2484 = t270 & t485;
    let t2485 = t73 & t590;
    let t2486 = t332 & t517;
    let t2487 = t113 & t745;
    let t2488 = t117 & t299;
    let t2489 = t117 & t345;
    let t2490 = t102 & t117;
    let t2491 = t117 & t233;
    let t2492 = t117 & t254;
    let t2493 = t117 & t246;
    let t2494 = t175 & t340;
    let t2495 = t175 & t296;
    let t2496 = t175 & t290;
    let t2497 = t175 & t750;
    let t2498 = t175 & t515;
    let t2499 = t175 & t351;
    let t2500 = t175 & t194;
    let t2501 = t175 & t365;
    let t2502 = t26 & t377;
    let t2503 = t291 & t870;
    let t2504 = t133 & t320;
    let t2505 = t323 & t550;
    let t2506 = t61 & t220;
    let t2507 = t100 & t201;
    let t2508 = t378 & t556;
    let t2509 = t150 & t573;
    let t2510 = t120 & t361;
    let t2511 = t221 & t738;
    let t2512 = t268 & t754;
    let t2513 = t106 & t430;
    let t2514 = t304 & t905;
    let t2515 = t133 & t577;
    let t2516 = t194 & t208;
    let t2517 = t96 & t232;
    let t2518 = t230 & t471;
    let t2519 = t227 & t1110;
    let t2520 = t102 & t223;
    let t2521 = t270 & t1006;
    let t2522 = t378 & t627;
    let t2523 = t259 & t312;
    let t2524 = t140 & t466;
    let t2525 = t73 & t870;
    let t2526 = t294 & t320;
    let t2527 = t136 & t745;
    let t2528 = t337 & t916;
    let t2529 = t272 & t492;
    let t2530 = t51 & t241;
    let t2531 = t150 & t309;
    let t2532 = t120 & t177;
    let t2533 = t177 & t221;
    let t2534 = t177 & t268;
    let t2535 = t177 & t211;
    let t2536 = t177 & t237;
    let t2537 = t177 & t257;
    let t2538 = t123 & t178;
    let t2539 = t178 & t646;
    let t2540 = t178 & t384;
    let t2541 = t178 & t316;
    let t2542 = t178 & t837;
    let t2543 = t132 & t178;
    let t2544 = t178 & t481;
    let t2545 = t178 & t696;
    let t2546 = t39 & t368;
    let t2547 = t332 & t892;
    let t2548 = t113 & t363;
    let t2549 = t299 & t402;
    let t2550 = t68 & t223;
    let t2551 = t104 & t205;
    let t2552 = t56 & t651;
    let t2553 = t154 & t359;
    let t2554 = t251 & t322;
    let t2555 = t224 & t661;
    let t2556 = t270 & t710;
    let t2557 = t73 & t544;
    let t2558 = t332 & t964;
    let t2559 = t136 & t671;
    let t2560 = t196 & t211;
    let t2561 = t102 & t236;
    let t2562 = t233 & t959;
    let t2563 = t100 & t230;
    let t2564 = t106 & t226;
    let t2565 = t205 & t370;
    let t2566 = t53 & t89;
    let t2567 = t262 & t337;
    let t2568 = t304 & t368;
    let t2569 = t51 & t892;
    let t2570 = t208 & t701;
    let t2571 = t123 & t140;
    let t2572 = t129 & t861;
    let t2573 = t294 & t303;
    let t2574 = t56 & t243;
    let t2575 = t154 & t180;
    let t2576 = t180 & t251;
    let t2577 = t180 & t224;
    let t2578 = t96 & t180;
    let t2579 = t180 & t214;
    let t2580 = t180 & t415;
    let t2581 = t181 & t916;
    let t2582 = t128 & t181;
    let t2583 = t181 & t740;
    let t2584 = t181 & t392;
    let t2585 = t181 & t457;
    let t2586 = t181 & t531;
    let t2587 = t135 & t181;
    let t2588 = t181 & t921;
    let t2589 = t51 & t400;
    let t2590 = t150 & t361;
    let t2591 = t120 & t722;
    let t2592 = t192 & t353;
    let t2593 = t110 & t342;
    let t2594 = t323 & t907;
    let t2595 = t61 & t550;
    let t2596 = t88 & t157;
    let t2597 = t230 & t430;
    let t2598 = t337 & t754;
    let t2599 = t272 & t802;
    let t2600 = t51 & t347;
    let t2601 = t312 & t1561;
    let t2602 = t233 & t764;
    let t2603 = t268 & t513;
    let t2604 = t211 & t511;
    let t2605 = t224 & t1003;
    let t2606 = t140 & t365;
    let t2607 = t110 & t283;
    let t2608 = t208 & t2418;
    let t2609 = t270 & t820;
    let t2610 = t129 & t264;
    let t2611 = t332 & t400;
    let t2612 = t89 & t483;
    let t2613 = t106 & t1226;
    let t2614 = t128 & t304;
    let t2615 = t133 & t293;
    let t2616 = t323 & t447;
    let t2617 = t61 & t183;
    let t2618 = t157 & t183;
    let t2619 = t183 & t230;
    let t2620 = t183 & t227;
    let t2621 = t183 & t244;
    let t2622 = t173 & t183;
    let t2623 = t184 & t562;
    let t2624 = t184 & t861;
    let t2625 = t184 & t382;
    let t2626 = t168 & t184;
    let t2627 = t184 & t239;
    let t2628 = t184 & t673;
    let t2629 = t184 & t635;
    let t2630 = t139 & t184;
    let t2631 = t89 & t226;
    let t2632 = t415 & t705;
    let t2633 = t251 & t820;
    let t2634 = t304 & t483;
    let t2635 = t136 & t349;
    let t2636 = t246 & t698;
    let t2637 = t68 & t646;
    let t2638 = t244 & t417;
    let t2639 = t233 & t590;
    let t2640 = t172 & t378;
    let t2641 = t275 & t884;
    let t2642 = t56 & t166;
    let t2643 = t337 & t447;
    let t2644 = t190 & t237;
    let t2645 = t270 & t311;
    let t2646 = t214 & t641;
    let t2647 = t227 & t363;
    let t2648 = t304 & t525;
    let t2649 = t113 & t875;
    let t2650 = t211 & t353;
    let t2651 = t205 & t400;
    let t2652 = t39 & t264;
    let t2653 = t150 & t342;
    let t2654 = t96 & t587;
    let t2655 = t110 & t488;
    let t2656 = t291 & t382;
    let t2657 = t136 & t764;
    let t2658 = t186 & t246;
    let t2659 = t68 & t186;
    let t2660 = t186 & t244;
    let t2661 = t140 & t186;
    let t2662 = t186 & t230;
    let t2663 = t186 & t299;
    let t2664 = t187 & t318;
    let t2665 = t187 & t738;
    let t2666 = t187 & t293;
    let t2667 = t187 & t712;
    let t2668 = t170 & t187;
    let t2669 = t187 & t781;
    let t2670 = t187 & t331;
    let t2671 = t187 & t325;
    let t2672 = t96 & t283;
    let t2673 = t184 & t834;
    let t2674 = t230 & t495;
    let t2675 = t291 & t587;
    let t2676 = t233 & t870;
    let t2677 = t248 & t290;
    let t2678 = t110 & t740;
    let t2679 = t246 & t686;
    let t2680 = t237 & t781;
    let t2681 = t89 & t117;
    let t2682 = t294 & t837;
    let t2683 = t61 & t168;
    let t2684 = t186 & t378;
    let t2685 = t154 & t804;
    let t2686 = t205 & t453;
    let t2687 = t173 & t892;
    let t2688 = t230 & t722;
    let t2689 = t332 & t797;
    let t2690 = t257 & t485;
    let t2691 = t214 & t361;
    let t2692 = t208 & t226;
    let t2693 = t51 & t274;
    let t2694 = t349 & t415;
    let t2695 = t143 & t244;
    let t2696 = t136 & t592;
    let t2697 = t291 & t712;
    let t2698 = t190 & t233;
    let t2699 = t190 & t248;
    let t2700 = t110 & t190;
    let t2701 = t190 & t299;
    let t2702 = t190 & t304;
    let t2703 = t140 & t190;
    let t2704 = t192 & t250;
    let t2705 = t192 & t414;
    let t2706 = t192 & t661;
    let t2707 = t192 & t764;
    let t2708 = t192 & t194;
    let t2709 = t172 & t192;
    let t2710 = t192 & t515;
    let t2711 = t192 & t445;
    let t2712 = t102 & t875;
    let t2713 = t175 & t380;
    let t2714 = t233 & t1241;
    let t2715 = t291 & t627;
    let t2716 = t237 & t373;
    let t2717 = t125 & t316;
    let t2718 = t136 & t168;
    let t2719 = t248 & t637;
    let t2720 = t415 & t515;
    let t2721 = t177 & t270;
    let t2722 = t323 & t686;
    let t2723 = t68 & t170;
    let t2724 = t56 & t250;
    let t2725 = t201 & t507;
    let t2726 = t208 & t564;
    let t2727 = t175 & t361;
    let t2728 = t140 & t820;
    let t2729 = t312 & t2418;
    let t2730 = t260 & t722;
    let t2731 = t173 & t705;
    let t2732 = t106 & t229;
    let t2733 = t89 & t277;
    let t2734 = t164 & t366;
    let t2735 = t148 & t246;
    let t2736 = t233 & t604;
    let t2737 = t194 & t291;
    let t2738 = t194 & t237;
    let t2739 = t125 & t194;
    let t2740 = t113 & t194;
    let t2741 = t194 & t221;
    let t2742 = t194 & t332;
    let t2743 = t145 & t804;
    let t2744 = t145 & t253;
    let t2745 = t145 & t939;
    let t2746 = t145 & t754;
    let t2747 = t145 & t190;
    let t2748 = t145 & t696;
    let t2749 = t117 & t145;
    let t2750 = t132 & t145;
    let t2751 = t211 & t925;
    let t2752 = t178 & t503;
    let t2753 = t224 & t398;
    let t2754 = t332 & t730;
    let t2755 = t154 & t390;
    let t2756 = t129 & t457;
    let t2757 = t140 & t311;
    let t2758 = t251 & t864;
    let t2759 = t366 & t382;
    let t2760 = t180 & t205;
    let t2761 = t299 & t419;
    let t2762 = t110 & t172;
    let t2763 = t61 & t377;
    let t2764 = t272 & t406;
    let t2765 = t211 & t2004;
    let t2766 = t248 & t705;
    let t2767 = t304 & t400;
    let t2768 = t337 & t353;
    let t2769 = t157 & t820;
    let t2770 = t187 & t795;
    let t2771 = t73 & t921;
    let t2772 = t270 & t307;
    let t2773 = t166 & t345;
    let t2774 = t178 & t394;
    let t2775 = t196 & t224;
    let t2776 = t196 & t332;
    let t2777 = t154 & t196;
    let t2778 = t196 & t378;
    let t2779 = t196 & t257;
    let t2780 = t196 & t237;
    let t2781 = t150 & t696;
    let t2782 = t150 & t886;
    let t2783 = t150 & t1561;
    let t2784 = t21 & t150;
    let t2785 = t150 & t710;
    let t2786 = t150 & t804;
    let t2787 = t150 & t156;
    let t2788 = t123 & t150;
    let t2789 = t268 & t791;
    let t2790 = t181 & t750;
    let t2791 = t337 & t370;
    let t2792 = t150 & t334;
    let t2793 = t157 & t386;
    let t2794 = t133 & t384;
    let t2795 = t304 & t453;
    let t2796 = t254 & t1125;
    let t2797 = t68 & t298;
    let t2798 = t323 & t562;
    let t2799 = t192 & t539;
    let t2800 = t113 & t117;
    let t2801 = t345 & t410;
    let t2802 = t275 & t322;
    let t2803 = t214 & t659;
    let t2804 = t251 & t795;
    let t2805 = t332 & t342;
    let t2806 = t129 & t483;
    let t2807 = t244 & t400;
    let t2808 = t108 & t221;
    let t2809 = t51 & t612;
    let t2810 = t272 & t450;
    let t2811 = t268 & t800;
    let t2812 = t181 & t198;
    let t2813 = t198 & t337;
    let t2814 = t150 & t198;
    let t2815 = t198 & t201;
    let t2816 = t89 & t198;
    let t2817 = t198 & t260;
    let t2818 = t154 & t513;
    let t2819 = t154 & t351;
    let t2820 = t154 & t905;
    let t2821 = t154 & t775;
    let t2822 = t34 & t154;
    let t2823 = t154 & t296;
    let t2824 = t154 & t507;
    let t2825 = t154 & t948;
    let t2826 = t96 & t152;
    let t2827 = t366 & t837;
    let t2828 = t378 & t497;
    let t2829 = t314 & t415;
    let t2830 = t244 & t507;
    let t2831 = t136 & t392;
    let t2832 = t290 & t332;
    let t2833 = t120 & t388;
    let t2834 = t110 & t253;
    let t2835 = t299 & t657;
    let t2836 = t145 & t637;
    let t2837 = t123 & t257;
    let t2838 = t66 & t268;
    let t2839 = t80 & t294;
    let t2840 = t173 & t438;
    let t2841 = t254 & t907;
    let t2842 = t312 & t349;
    let t2843 = t133 & t1106;
    let t2844 = t226 & t246;
    let t2845 = t237 & t966;
    let t2846 = t89 & t1091;
    let t2847 = t275 & t560;
    let t2848 = t96 & t200;
    let t2849 = t200 & t366;
    let t2850 = t200 & t378;
    let t2851 = t154 & t200;
    let t2852 = t200 & t272;
    let t2853 = t200 & t270;
    let t2854 = t201 & t1006;
    let t2855 = t170 & t201;
    let t2856 = t201 & t481;
    let t2857 = t201 & t964;
    let t2858 = t201 & t738;
    let t2859 = t47 & t201;
    let t2860 = t201 & t384;
    let t2861 = t201 & t406;
    let t2862 = t156 & t244;
    let t2863 = t68 & t686;
    let t2864 = t89 & t740;
    let t2865 = t366 & t455;
    let t2866 = t246 & t571;
    let t2867 = t140 & t239;
    let t2868 = t150 & t316;
    let t2869 = t125 & t464;
    let t2870 = t113 & t256;
    let t2871 = t192 & t281;
    let t2872 = t312 & t541;
    let t2873 = t181 & t220;
    let t2874 = t72 & t270;
    let t2875 = t83 & t208;
    let t2876 = t187 & t550;
    let t2877 = t257 & t698;
    let t2878 = t164 & t337;
    let t2879 = t136 & t427;
    let t2880 = t229 & t248;
    let t2881 = t296 & t415;
    let t2882 = t96 & t597;
    let t2883 = t203 & t275;
    let t2884 = t203 & t244;
    let t2885 = t68 & t203;
    let t2886 = t56 & t203;
    let t2887 = t157 & t203;
    let t2888 = t203 & t294;
    let t2889 = t205 & t412;
    let t2890 = t205 & t517;
    let t2891 = t205 & t710;
    let t2892 = t205 & t232;
    let t2893 = t205 & t1561;
    let t2894 = t205 & t450;
    let t2895 = t205 & t730;
    let t2896 = t205 & t553;
    let t2897 = t161 & t246;
    let t2898 = t110 & t637;
    let t2899 = t96 & t168;
    let t2900 = t68 & t279;
    let t2901 = t178 & t587;
    let t2902 = t304 & t781;
    let t2903 = t415 & t959;
    let t2904 = t129 & t236;
    let t2905 = t257 & t314;
    let t2906 = t145 & t229;
    let t2907 = t104 & t337;
    let t2908 = t184 & t933;
    let t2909 = t77 & t205;
    let t2910 = t88 & t211;
    let t2911 = t192 & t646;
    let t2912 = t181 & t564;
    let t2913 = t166 & t378;
    let t2914 = t233 & t541;
    let t2915 = t125 & t921;
    let t2916 = t366 & t673;
    let t2917 = t207 & t244;
    let t2918 = t207 & t275;
    let t2919 = t207 & t246;
    let t2920 = t73 & t207;
    let t2921 = t61 & t207;
    let t2922 = t102 & t207;
    let t2923 = t208 & t690;
    let t2924 = t208 & t320;
    let t2925 = t208 & t218;
    let t2926 = t208 & t802;
    let t2927 = t208 & t573;
    let t2928 = t208 & t447;
    let t2929 = t208 & t398;
    let t2930 = t208 & t303;
    let t2931 = t248 & t870;
    let t2932 = t136 & t864;
    let t2933 = t244 & t311;
    let t2934 = t73 & t281;
    let t2935 = t181 & t627;
    let t2936 = t291 & t1099;
    let t2937 = t184 & t884;
    let t2938 = t39 & t239;
    let t2939 = t260 & t293;
    let t2940 = t150 & t232;
    let t2941 = t108 & t129;
    let t2942 = t187 & t599;
    let t2943 = t208 & t430;
    let t2944 = t214 & t417;
    let t2945 = t304 & t601;
    let t2946 = t366 & t659;
    let t2947 = t89 & t800;
    let t2948 = t237 & t365;
    let t2949 = t378 & t612;
    let t2950 = t68 & t210;
    let t2951 = t210 & t246;
    let t2952 = t210 & t275;
    let t2953 = t178 & t210;
    let t2954 = t51 & t210;
    let t2955 = t210 & t345;
    let t2956 = t211 & t331;
    let t2957 = t211 & t553;
    let t2958 = t211 & t363;
    let t2959 = t211 & t220;
    let t2960 = t211 & t1003;
    let t2961 = t211 & t327;
    let t2962 = t211 & t318;
    let t2963 = t211 & t517;
    let t2964 = t125 & t373;
    let t2965 = t233 & t1125;
    let t2966 = t299 & t453;
    let t2967 = t51 & t283;
    let t2968 = t53 & t366;
    let t2969 = t332 & t933;
    let t2970 = t187 & t837;
    let t2971 = t26 & t241;
    let t2972 = t157 & t764;
    let t2973 = t154 & t236;
    let t2974 = t39 & t966;
    let t2975 = t192 & t754;
    let t2976 = t211 & t590;
    let t2977 = t61 & t531;
    let t2978 = t291 & t693;
    let t2979 = t68 & t438;
    let t2980 = t96 & t1006;
    let t2981 = t415 & t525;
    let t2982 = t89 & t213;
    let t2983 = t110 & t213;
    let t2984 = t213 & t248;
    let t2985 = t213 & t294;
    let t2986 = t181 & t213;
    let t2987 = t56 & t213;
    let t2988 = t214 & t1091;
    let t2989 = t214 & t445;
    let t2990 = t214 & t359;
    let t2991 = t214 & t722;
    let t2992 = t214 & t223;
    let t2993 = t214 & t701;
    let t2994 = t214 & t375;
    let t2995 = t214 & t414;
    let t2996 = t378 & t390;
    let t2997 = t224 & t388;
    let t2998 = t221 & t290;
    let t2999 = t89 & t285;
    let t3000 = t345 & t820;
    let t3001 = t312 & t1241;
    let t3002 = t192 & t531;
    let t3003 = t133 & t777;
    let t3004 = t102 & t250;
    let t3005 = t201 & t511;
    let t3006 = t26 & t802;
    let t3007 = t145 & t172;
    let t3008 = t241 & t268;
    let t3009 = t47 & t68;
    let t3010 = t291 & t948;
    let t3011 = t110 & t745;
    let t3012 = t244 & t517;
    let t3013 = t216 & t366;
    let t3014 = t96 & t216;
    let t3015 = t136 & t216;
    let t3016 = t216 & t251;
    let t3017 = t216 & t323;
    let t3018 = t184 & t216;
    let t3019 = t173 & t797;
    let t3020 = t173 & t597;
    let t3021 = t173 & t556;
    let t3022 = t88 & t173;
    let t3023 = t58 & t173;
    let t3024 = t173 & t226;
    let t3025 = t173 & t791;
    let t3026 = t173 & t612;
    let t3027 = t56 & t386;
    let t3028 = t337 & t375;
    let t3029 = t237 & t438;
    let t3030 = t270 & t417;
    let t3031 = t214 & t495;
    let t3032 = t227 & t560;
    let t3033 = t304 & t635;
    let t3034 = t113 & t861;
    let t3035 = t211 & t253;
    let t3036 = t205 & t347;
    let t3037 = t39 & t884;
    let t3038 = t150 & t340;
    let t3039 = t96 & t243;
    let t3040 = t53 & t110;
    let t3041 = t291 & t396;
    let t3042 = t123 & t136;
    let t3043 = t218 & t246;
    let t3044 = t68 & t218;
    let t3045 = t218 & t244;
    let t3046 = t140 & t218;
    let t3047 = t218 & t230;
    let t3048 = t218 & t299;
    let t3049 = t187 & t309;
    let t3050 = t187 & t2418;
    let t3051 = t187 & t207;
    let t3052 = t187 & t651;
    let t3053 = t94 & t187;
    let t3054 = t187 & t527;
    let t3055 = t187 & t283;
    let t3056 = t187 & t394;
    let t3057 = t173 & t507;
    let t3058 = t129 & t612;
    let t3059 = t415 & t745;
    let t3060 = t272 & t686;
    let t3061 = t61 & t599;
    let t3062 = t203 & t254;
    let t3063 = t148 & t291;
    let t3064 = t120 & t293;
    let t3065 = t268 & t1561;
    let t3066 = t166 & t323;
    let t3067 = t26 & t1110;
    let t3068 = t154 & t646;
    let t3069 = t102 & t562;
    let t3070 = t113 & t820;
    let t3071 = t332 & t1099;
    let t3072 = t140 & t220;
    let t3073 = t178 & t220;
    let t3074 = t73 & t220;
    let t3075 = t220 & t246;
    let t3076 = t145 & t220;
    let t3077 = t220 & t233;
    let t3078 = t128 & t221;
    let t3079 = t221 & t916;
    let t3080 = t221 & t353;
    let t3081 = t210 & t221;
    let t3082 = t221 & t550;
    let t3083 = t221 & t288;
    let t3084 = t221 & t298;
    let t3085 = t221 & t285;
    let t3086 = t175 & t406;
    let t3087 = t39 & t1091;
    let t3088 = t177 & t184;
    let t3089 = t294 & t419;
    let t3090 = t68 & t754;
    let t3091 = t257 & t690;
    let t3092 = t332 & t394;
    let t3093 = t251 & t764;
    let t3094 = t270 & t447;
    let t3095 = t246 & t800;
    let t3096 = t133 & t288;
    let t3097 = t157 & t601;
    let t3098 = t106 & t657;
    let t3099 = t120 & t400;
    let t3100 = t150 & t223;
    let t3101 = t223 & t304;
    let t3102 = t181 & t223;
    let t3103 = t26 & t223;
    let t3104 = t223 & t248;
    let t3105 = t223 & t312;
    let t3106 = t224 & t933;
    let t3107 = t132 & t224;
    let t3108 = t224 & t1065;
    let t3109 = t224 & t361;
    let t3110 = t213 & t224;
    let t3111 = t224 & t646;
    let t3112 = t224 & t1125;
    let t3113 = t224 & t253;
    let t3114 = t178 & t322;
    let t3115 = t26 & t597;
    let t3116 = t180 & t187;
    let t3117 = t323 & t539;
    let t3118 = t73 & t710;
    let t3119 = t260 & t392;
    let t3120 = t312 & t513;
    let t3121 = t190 & t254;
    let t3122 = t272 & t318;
    let t3123 = t200 & t248;
    let t3124 = t136 & t1125;
    let t3125 = t244 & t477;
    let t3126 = t110 & t281;
    let t3127 = t125 & t226;
    let t3128 = t226 & t415;
    let t3129 = t226 & t291;
    let t3130 = t184 & t226;
    let t3131 = t133 & t226;
    let t3132 = t226 & t251;
    let t3133 = t227 & t342;
    let t3134 = t227 & t1241;
    let t3135 = t72 & t227;
    let t3136 = t227 & t262;
    let t3137 = t227 & t705;
    let t3138 = t216 & t227;
    let t3139 = t227 & t601;
    let t3140 = t227 & t388;
    let t3141 = t80 & t181;
    let t3142 = t133 & t207;
    let t3143 = t192 & t562;
    let t3144 = t246 & t637;
    let t3145 = t51 & t802;
    let t3146 = t157 & t511;
    let t3147 = t311 & t337;
    let t3148 = t194 & t257;
    let t3149 = t294 & t653;
    let t3150 = t203 & t251;
    let t3151 = t140 & t388;
    let t3152 = t299 & t481;
    let t3153 = t113 & t229;
    let t3154 = t129 & t229;
    let t3155 = t184 & t229;
    let t3156 = t229 & t291;
    let t3157 = t187 & t229;
    let t3158 = t136 & t229;
    let t3159 = t230 & t283;
    let t3160 = t230 & t475;
    let t3161 = t230 & t560;
    let t3162 = t77 & t230;
    let t3163 = t230 & t274;
    let t3164 = t230 & t834;
    let t3165 = t230 & t309;
    let t3166 = t230 & t477;
    let t3167 = t83 & t366;
    let t3168 = t113 & t210;
    let t3169 = t304 & t657;
    let t3170 = t248 & t541;
    let t3171 = t89 & t1003;
    let t3172 = t244 & t641;
    let t3173 = t129 & t336;
    let t3174 = t260 & t696;
    let t3175 = t77 & t208;
    let t3176 = t254 & t690;
    let t3177 = t145 & t464;
    let t3178 = t192 & t232;
    let t3179 = t232 & t257;
    let t3180 = t39 & t232;
    let t3181 = t175 & t232;
    let t3182 = t232 & t332;
    let t3183 = t221 & t232;
    let t3184 = t233 & t921;
    let t3185 = t233 & t285;
    let t3186 = t233 & t433;
    let t3187 = t203 & t233;
    let t3188 = t233 & t430;
    let t3189 = t233 & t277;
    let t3190 = t233 & t380;
    let t3191 = t233 & t916;
    let t3192 = t345 & t355;
    let t3193 = t120 & t213;
    let t3194 = t281 & t291;
    let t3195 = t125 & t365;
    let t3196 = t96 & t363;
    let t3197 = t299 & t373;
    let t3198 = t39 & t651;
    let t3199 = t156 & t201;
    let t3200 = t211 & t430;
    let t3201 = t257 & t392;
    let t3202 = t236 & t312;
    let t3203 = t145 & t236;
    let t3204 = t236 & t260;
    let t3205 = t51 & t236;
    let t3206 = t178 & t236;
    let t3207 = t150 & t236;
    let t3208 = t237 & t573;
    let t3209 = t237 & t301;
    let t3210 = t237 & t417;
    let t3211 = t237 & t243;
    let t3212 = t237 & t690;
    let t3213 = t237 & t544;
    let t3214 = t237 & t307;
    let t3215 = t237 & t503;
    let t3216 = t214 & t485;
    let t3217 = t251 & t797;
    let t3218 = t283 & t332;
    let t3219 = t129 & t525;
    let t3220 = t244 & t492;
    let t3221 = t221 & t329;
    let t3222 = t51 & t745;
    let t3223 = t272 & t948;
    let t3224 = t268 & t590;
    let t3225 = t181 & t239;
    let t3226 = t239 & t337;
    let t3227 = t150 & t239;
    let t3228 = t201 & t239;
    let t3229 = t89 & t239;
    let t3230 = t239 & t260;
    let t3231 = t154 & t511;
    let t3232 = t154 & t327;
    let t3233 = t154 & t468;
    let t3234 = t154 & t686;
    let t3235 = t154 & t183;
    let t3236 = t154 & t553;
    let t3237 = t154 & t347;
    let t3238 = t154 & t450;
    let t3239 = t61 & t722;
    let t3240 = t230 & t2418;
    let t3241 = t150 & t875;
    let t3242 = t39 & t216;
    let t3243 = t299 & t334;
    let t3244 = t224 & t964;
    let t3245 = t56 & t177;
    let t3246 = t294 & t433;
    let t3247 = t241 & t270;
    let t3248 = t184 & t241;
    let t3249 = t129 & t241;
    let t3250 = t241 & t415;
    let t3251 = t205 & t241;
    let t3252 = t96 & t241;
    let t3253 = t157 & t781;
    let t3254 = t157 & t347;
    let t3255 = t157 & t464;
    let t3256 = t157 & t966;
    let t3257 = t157 & t419;
    let t3258 = t157 & t318;
    let t3259 = t157 & t327;
    let t3260 = t157 & t344;
    let t3261 = t68 & t820;
    let t3262 = t233 & t353;
    let t3263 = t154 & t925;
    let t3264 = t26 & t218;
    let t3265 = t192 & t314;
    let t3266 = t227 & t1561;
    let t3267 = t173 & t180;
    let t3268 = t208 & t243;
    let t3269 = t205 & t243;
    let t3270 = t187 & t243;
    let t3271 = t133 & t243;
    let t3272 = t184 & t243;
    let t3273 = t243 & t323;
    let t3274 = t244 & t777;
    let t3275 = t244 & t515;
    let t3276 = t166 & t244;
    let t3277 = t236 & t244;
    let t3278 = t244 & t296;
    let t3279 = t34 & t244;
    let t3280 = t244 & t414;
    let t3281 = t244 & t375;
    let t3282 = t110 & t400;
    let t3283 = t224 & t483;
    let t3284 = t201 & t1226;
    let t3285 = t39 & t128;
    let t3286 = t145 & t293;
    let t3287 = t254 & t447;
    let t3288 = t183 & t187;
    let t3289 = t183 & t211;
    let t3290 = t183 & t208;
    let t3291 = t183 & t221;
    let t3292 = t113 & t183;
    let t3293 = t175 & t183;
    let t3294 = t246 & t562;
    let t3295 = t246 & t861;
    let t3296 = t246 & t382;
    let t3297 = t168 & t246;
    let t3298 = t239 & t246;
    let t3299 = t246 & t673;
    let t3300 = t246 & t635;
    let t3301 = t139 & t246;
    let t3302 = t113 & t342;
    let t3303 = t227 & t587;
    let t3304 = t205 & t488;
    let t3305 = t26 & t382;
    let t3306 = t312 & t764;
    let t3307 = t186 & t257;
    let t3308 = t186 & t192;
    let t3309 = t186 & t214;
    let t3310 = t106 & t186;
    let t3311 = t186 & t224;
    let t3312 = t120 & t186;
    let t3313 = t248 & t318;
    let t3314 = t248 & t738;
    let t3315 = t248 & t293;
    let t3316 = t248 & t712;
    let t3317 = t170 & t248;
    let t3318 = t248 & t781;
    let t3319 = t248 & t331;
    let t3320 = t248 & t325;
    let t3321 = t120 & t475;
    let t3322 = t230 & t627;
    let t3323 = t323 & t905;
    let t3324 = t133 & t298;
    let t3325 = t250 & t337;
    let t3326 = t181 & t250;
    let t3327 = t250 & t304;
    let t3328 = t173 & t250;
    let t3329 = t110 & t250;
    let t3330 = t227 & t250;
    let t3331 = t190 & t251;
    let t3332 = t251 & t653;
    let t3333 = t251 & t450;
    let t3334 = t251 & t441;
    let t3335 = t251 & t804;
    let t3336 = t251 & t710;
    let t3337 = t251 & t1099;
    let t3338 = t251 & t468;
    let t3339 = t125 & t433;
    let t3340 = t233 & t730;
    let t3341 = t246 & t964;
    let t3342 = t136 & t253;
    let t3343 = t253 & t378;
    let t3344 = t253 & t366;
    let t3345 = t253 & t332;
    let t3346 = t175 & t253;
    let t3347 = t113 & t253;
    let t3348 = t254 & t377;
    let t3349 = t194 & t254;
    let t3350 = t77 & t254;
    let t3351 = t254 & t560;
    let t3352 = t254 & t414;
    let t3353 = t254 & t507;
    let t3354 = t254 & t296;
    let t3355 = t223 & t254;
    let t3356 = t378 & t777;
    let t3357 = t237 & t334;
    let t3358 = t248 & t256;
    let t3359 = t233 & t256;
    let t3360 = t89 & t256;
    let t3361 = t256 & t345;
    let t3362 = t150 & t256;
    let t3363 = t178 & t256;
    let t3364 = t257 & t1561;
    let t3365 = t257 & t368;
    let t3366 = t257 & t696;
    let t3367 = t80 & t257;
    let t3368 = t257 & t412;
    let t3369 = t257 & t939;
    let t3370 = t257 & t406;
    let t3371 = t257 & t384;
    let t3372 = t89 & t1065;
    let t3373 = t259 & t415;
    let t3374 = t125 & t259;
    let t3375 = t237 & t259;
    let t3376 = t259 & t270;
    let t3377 = t259 & t268;
    let t3378 = t154 & t259;
    let t3379 = t260 & t314;
    let t3380 = t260 & t775;
    let t3381 = t260 & t400;
    let t3382 = t260 & t351;
    let t3383 = t83 & t260;
    let t3384 = t260 & t750;
    let t3385 = t260 & t427;
    let t3386 = t260 & t322;
    let t3387 = t96 & t262;
    let t3388 = t262 & t366;
    let t3389 = t262 & t378;
    let t3390 = t154 & t262;
    let t3391 = t262 & t272;
    let t3392 = t262 & t270;
    let t3393 = t201 & t577;
    let t3394 = t201 & t455;
    let t3395 = t201 & t657;
    let t3396 = t201 & t226;
    let t3397 = t201 & t404;
    let t3398 = t88 & t201;
    let t3399 = t201 & t1110;
    let t3400 = t201 & t864;
    let t3401 = t244 & t264;
    let t3402 = t68 & t264;
    let t3403 = t56 & t264;
    let t3404 = t157 & t264;
    let t3405 = t264 & t294;
    let t3406 = t205 & t274;
    let t3407 = t205 & t277;
    let t3408 = t205 & t279;
    let t3409 = t205 & t281;
    let t3410 = t205 & t283;
    let t3411 = t205 & t285;
    let t3412 = t94 & t205;
    let t3413 = t205 & t288;
    let t3414 = t246 & t264;
    let t3415 = t73 & t264;
    let t3416 = t61 & t264;
    let t3417 = t102 & t264;
    let t3418 = t208 & t274;
    let t3419 = t208 & t277;
    let t3420 = t208 & t279;
    let t3421 = t208 & t281;
    let t3422 = t208 & t283;
    let t3423 = t208 & t285;
    let t3424 = t94 & t208;
    let t3425 = t208 & t288;
    let t3426 = t178 & t264;
    let t3427 = t51 & t264;
    let t3428 = t264 & t345;
    let t3429 = t211 & t274;
    let t3430 = t211 & t277;
    let t3431 = t211 & t279;
    let t3432 = t211 & t281;
    let t3433 = t211 & t283;
    let t3434 = t211 & t285;
    let t3435 = t94 & t211;
    let t3436 = t211 & t288;
    let t3437 = t260 & t264;
    let t3438 = t89 & t264;
    let t3439 = t268 & t274;
    let t3440 = t268 & t277;
    let t3441 = t268 & t279;
    let t3442 = t268 & t281;
    let t3443 = t268 & t283;
    let t3444 = t268 & t285;
    let t3445 = t94 & t268;
    let t3446 = t268 & t288;
    let t3447 = t201 & t264;
    let t3448 = t270 & t274;
    let t3449 = t270 & t277;
    let t3450 = t270 & t279;
    let t3451 = t270 & t281;
    let t3452 = t270 & t283;
    let t3453 = t270 & t285;
    let t3454 = t94 & t270;
    let t3455 = t270 & t288;
    let t3456 = t272 & t274;
    let t3457 = t272 & t277;
    let t3458 = t272 & t279;
    let t3459 = t272 & t281;
    let t3460 = t272 & t283;
    let t3461 = t272 & t285;
    let t3462 = t94 & t272;
    let t3463 = t272 & t288;
    let t3464 = t275 & t671;
    let t3465 = t275 & t307;
    let t3466 = t275 & t1061;
    let t3467 = t229 & t275;
    let t3468 = t275 & t875;
    let t3469 = t275 & t417;
    let t3470 = t100 & t275;
    let t3471 = t275 & t441;
    let t3472 = t275 & t450;
    let t3473 = t275 & t349;
    let t3474 = t232 & t275;
    let t3475 = t275 & t485;
    let t3476 = t275 & t686;
    let t3477 = t275 & t653;
    let t3478 = t275 & t398;
    let t3479 = t164 & t275;
    let t3480 = t275 & t573;
    let t3481 = t275 & t492;
    let t3482 = t275 & t747;
    let t3483 = t275 & t517;
    let t3484 = t275 & t344;
    let t3485 = t275 & t327;
    let t3486 = t275 & t795;
    let t3487 = t218 & t275;
    let t3488 = t275 & t693;
    let t3489 = t108 & t275;
    let t3490 = t220 & t275;
    let t3491 = t275 & t966;
    let t3492 = t27 | t40 | t52 | t57 | t62 | t69 | t74 | t78 | t81 | t84 | t90 | t97 | t103 | t107 | t111 | t114
        | t121 | t126 | t130 | t134 | t137 | t141 | t146 | t151 | t155 | t158 | t162 | t165 | t167 | t169 | t171
        | t174 | t176 | t179 | t182 | t185 | t188 | t193 | t195 | t197 | t199 | t202 | t206 | t209 | t212 | t215
        | t217 | t219 | t222 | t225 | t228 | t231 | t234 | t238 | t240 | t242 | t245 | t247 | t249 | t252 | t255
        | t258 | t261 | t263 | t265 | t266 | t267 | t269 | t271 | t273 | t276 | t278 | t280 | t282 | t284 | t286
        | t287 | t289 | t292 | t295 | t297 | t300 | t302 | t305 | t306 | t308 | t310 | t313 | t315 | t317 | t319
        | t321 | t324 | t326 | t328 | t330 | t333 | t335 | t338 | t339 | t341 | t343 | t346 | t348 | t350 | t352
        | t354 | t356 | t357 | t358 | t360 | t362 | t364 | t367 | t369 | t371 | t372 | t374 | t376 | t379 | t381
        | t383 | t385 | t387 | t389 | t391 | t393 | t395 | t397 | t399 | t401 | t403 | t405 | t407 | t408 | t409
        | t411 | t413 | t416 | t418 | t420 | t421 | t422 | t423 | t424 | t425 | t426 | t428 | t429 | t431 | t432
        | t434 | t436 | t437 | t439 | t440 | t442 | t443 | t444 | t446 | t448 | t449 | t451 | t452 | t454 | t456
        | t458 | t459 | t460 | t461 | t463 | t465 | t467 | t469 | t470 | t472 | t473 | t474 | t476 | t478 | t479
        | t480 | t482 | t484 | t486 | t487 | t489 | t490 | t491 | t493 | t494 | t496 | t498 | t499 | t500 | t501
        | t502 | t504 | t505 | t506 | t508 | t509 | t510 | t512 | t514 | t516 | t518 | t519 | t521 | t522 | t523
        | t524 | t526 | t528 | t529 | t530 | t532 | t533 | t534 | t535 | t536 | t537 | t538 | t540 | t542 | t543
        | t545 | t546 | t547 | t548 | t549 | t551 | t552 | t554 | t555 | t557 | t558 | t559 | t561 | t563 | t565
        | t566 | t567 | t568 | t569 | t570 | t572 | t574 | t575 | t576 | t578 | t579 | t580 | t581 | t582 | t583
        | t584 | t585 | t586 | t588 | t589 | t591 | t593 | t594 | t595 | t596 | t598 | t600 | t602 | t603 | t605
        | t606 | t607 | t608 | t609 | t610 | t611 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621
        | t622 | t623 | t624 | t625 | t626 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t636 | t638 | t639
        | t640 | t642 | t643 | t644 | t645 | t647 | t648 | t649 | t650 | t652 | t654 | t655 | t656 | t658 | t660
        | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t669 | t670 | t672 | t674 | t675 | t676 | t677 | t678
        | t679 | t680 | t681 | t682 | t683 | t684 | t685 | t687 | t688 | t689 | t691 | t692 | t694 | t695 | t697
        | t699 | t700 | t702 | t703 | t704 | t706 | t707 | t708 | t709 | t711 | t713 | t714 | t715 | t716 | t717
        | t718 | t719 | t720 | t721 | t723 | t724 | t725 | t726 | t727 | t728 | t729 | t731 | t732 | t733 | t734
        | t735 | t736 | t737 | t739 | t741 | t742 | t743 | t744 | t746 | t748 | t749 | t751 | t752 | t753 | t755
        | t756 | t757 | t758 | t759 | t760 | t761 | t762 | t763 | t765 | t766 | t767 | t768 | t769 | t770 | t771
        | t772 | t773 | t774 | t776 | t778 | t779 | t780 | t782 | t783 | t784 | t785 | t786 | t787 | t788 | t789
        | t790 | t792 | t793 | t794 | t796 | t798 | t799 | t801 | t803 | t805 | t806 | t807 | t808 | t809 | t810
        | t811 | t812 | t813 | t814 | t815 | t816 | t817 | t818 | t819 | t821 | t822 | t823 | t824 | t825 | t826
        | t827 | t828 | t829 | t830 | t831 | t832 | t833 | t835 | t836 | t838 | t839 | t840 | t841 | t842 | t843
        | t844 | t845 | t846 | t847 | t848 | t849 | t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t858
        | t859 | t860 | t862 | t863 | t865 | t866 | t867 | t868 | t869 | t871 | t872 | t873 | t874 | t876 | t877
        | t878 | t879 | t880 | t881 | t882 | t883 | t885 | t887 | t888 | t889 | t890 | t891 | t893 | t894 | t895
        | t896 | t897 | t898 | t899 | t900 | t901 | t902 | t903 | t904 | t906 | t908 | t909 | t910 | t911 | t912
        | t913 | t914 | t915 | t917 | t918 | t919 | t920 | t922 | t923 | t924 | t926 | t927 | t928 | t929 | t930
        | t931 | t932 | t934 | t935 | t936 | t937 | t938 | t940 | t941 | t942 | t943 | t944 | t945 | t946 | t947
        | t949 | t951 | t952 | t953 | t954 | t955 | t956 | t957 | t958 | t960 | t961 | t962 | t963 | t965 | t967
        | t968 | t969 | t970 | t971 | t972 | t973 | t974 | t975 | t976 | t977 | t978 | t979 | t980 | t981 | t982
        | t983 | t984 | t985 | t986 | t987 | t988 | t989 | t990 | t991 | t992 | t993 | t994 | t995 | t996 | t997
        | t998 | t999 | t1000 | t1001 | t1002 | t1004 | t1005 | t1007 | t1008 | t1009 | t1010 | t1011 | t1012
        | t1013 | t1014 | t1015 | t1016 | t1017 | t1018 | t1019 | t1020 | t1021 | t1022 | t1023 | t1024 | t1025
        | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1032 | t1033 | t1034 | t1035 | t1036 | t1037 | t1038
        | t1039 | t1040 | t1041 | t1042 | t1043 | t1044 | t1045 | t1046 | t1047 | t1048 | t1049 | t1050 | t1051
        | t1052 | t1053 | t1054 | t1055 | t1056 | t1057 | t1058 | t1059 | t1060 | t1062 | t1063 | t1064 | t1066
        | t1067 | t1068 | t1069 | t1070 | t1071 | t1072 | t1073 | t1074 | t1075 | t1076 | t1077 | t1078 | t1079
        | t1080 | t1081 | t1082 | t1083 | t1084 | t1085 | t1086 | t1087 | t1088 | t1089 | t1090 | t1092 | t1093
        | t1094 | t1095 | t1096 | t1097 | t1098 | t1100 | t1101 | t1102 | t1103 | t1104 | t1105 | t1107 | t1108
        | t1109 | t1111 | t1112 | t1113 | t1114 | t1115 | t1116 | t1117 | t1118 | t1119 | t1120 | t1121 | t1122
        | t1123 | t1124 | t1126 | t1127 | t1128 | t1129 | t1130 | t1131 | t1132 | t1133 | t1134 | t1135 | t1136
        | t1137 | t1138 | t1139 | t1140 | t1141 | t1142 | t1143 | t1144 | t1145 | t1146 | t1147 | t1148 | t1149
        | t1150 | t1151 | t1152 | t1153 | t1154 | t1155 | t1156 | t1157 | t1158 | t1159 | t1160 | t1161 | t1162
        | t1163 | t1164 | t1165 | t1166 | t1167 | t1168 | t1169 | t1170 | t1171 | t1172 | t1173 | t1174 | t1175
        | t1176 | t1177 | t1178 | t1179 | t1180 | t1181 | t1182 | t1183 | t1184 | t1185 | t1186 | t1187 | t1188
        | t1189 | t1190 | t1191 | t1192 | t1193 | t1194 | t1195 | t1196 | t1197 | t1198 | t1199 | t1200 | t1201
        | t1202 | t1203 | t1204 | t1205 | t1206 | t1207 | t1208 | t1209 | t1210 | t1211 | t1212 | t1213 | t1214
        | t1215 | t1216 | t1217 | t1218 | t1219 | t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1227 | t1228
        | t1229 | t1230 | t1231 | t1232 | t1233 | t1234 | t1235 | t1236 | t1237 | t1238 | t1239 | t1240 | t1242
        | t1243 | t1244 | t1245 | t1246 | t1247 | t1248 | t1249 | t1250 | t1251 | t1252 | t1253 | t1254 | t1255
        | t1256 | t1257 | t1258 | t1259 | t1260 | t1261 | t1262 | t1263 | t1264 | t1265 | t1266 | t1267 | t1268
        | t1269 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1277 | t1278 | t1279 | t1280 | t1281
        | t1282 | t1283 | t1284 | t1285 | t1286 | t1287 | t1288 | t1289 | t1290 | t1291 | t1292 | t1293 | t1294
        | t1295 | t1296 | t1297 | t1298 | t1299 | t1300 | t1301 | t1302 | t1303 | t1304 | t1305 | t1306 | t1307
        | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1314 | t1315 | t1316 | t1317 | t1318 | t1319 | t1320
        | t1321 | t1322 | t1323 | t1324 | t1325 | t1326 | t1327 | t1328 | t1329 | t1330 | t1331 | t1332 | t1333
        | t1334 | t1335 | t1336 | t1337 | t1338 | t1339 | t1340 | t1341 | t1342 | t1343 | t1344 | t1345 | t1346
        | t1347 | t1348 | t1349 | t1350 | t1351 | t1352 | t1353 | t1354 | t1355 | t1356 | t1357 | t1358 | t1359
        | t1360 | t1361 | t1362 | t1363 | t1364 | t1365 | t1366 | t1367 | t1368 | t1369 | t1370 | t1371 | t1372
        | t1373 | t1374 | t1375 | t1376 | t1377 | t1378 | t1379 | t1380 | t1381 | t1382 | t1383 | t1384 | t1385
        | t1386 | t1387 | t1388 | t1389 | t1390 | t1391 | t1392 | t1393 | t1394 | t1395 | t1396 | t1397 | t1398
        | t1399 | t1400 | t1401 | t1402 | t1403 | t1404 | t1405 | t1406 | t1407 | t1408 | t1409 | t1410 | t1411
        | t1412 | t1413 | t1414 | t1415 | t1416 | t1417 | t1418 | t1419 | t1420 | t1421 | t1422 | t1423 | t1424
        | t1425 | t1426 | t1427 | t1428 | t1429 | t1430 | t1431 | t1432 | t1433 | t1434 | t1435 | t1436 | t1437
        | t1438 | t1439 | t1440 | t1441 | t1442 | t1443 | t1444 | t1445 | t1446 | t1447 | t1448 | t1449 | t1450
        | t1451 | t1452 | t1453 | t1454 | t1455 | t1456 | t1457 | t1458 | t1459 | t1460 | t1461 | t1462 | t1463
        | t1464 | t1465 | t1466 | t1467 | t1468 | t1469 | t1470 | t1471 | t1472 | t1473 | t1474 | t1475 | t1476
        | t1477 | t1478 | t1479 | t1480 | t1481 | t1482 | t1483 | t1484 | t1485 | t1486 | t1487 | t1488 | t1489
        | t1490 | t1491 | t1492 | t1493 | t1494 | t1495 | t1496 | t1497 | t1498 | t1499 | t1500 | t1501 | t1502
        | t1503 | t1504 | t1505 | t1506 | t1507 | t1508 | t1509 | t1510 | t1511 | t1512 | t1513 | t1514 | t1515
        | t1516 | t1517 | t1518 | t1519 | t1520 | t1521 | t1522 | t1523 | t1524 | t1525 | t1526 | t1527 | t1528
        | t1529 | t1530 | t1531 | t1532 | t1533 | t1534 | t1535 | t1536 | t1537 | t1538 | t1539 | t1540 | t1541
        | t1542 | t1543 | t1544 | t1545 | t1546 | t1547 | t1548 | t1549 | t1550 | t1551 | t1552 | t1553 | t1554
        | t1555 | t1556 | t1557 | t1558 | t1559 | t1560 | t1562 | t1563 | t1564 | t1565 | t1566 | t1567 | t1568
        | t1569 | t1570 | t1571 | t1572 | t1573 | t1574 | t1575 | t1576 | t1577 | t1578 | t1579 | t1580 | t1581
        | t1582 | t1583 | t1584 | t1585 | t1586 | t1587 | t1588 | t1589 | t1590 | t1591 | t1592 | t1593 | t1594
        | t1595 | t1596 | t1597 | t1598 | t1599 | t1600 | t1601 | t1602 | t1603 | t1604 | t1605 | t1606 | t1607
        | t1608 | t1609 | t1610 | t1611 | t1612 | t1613 | t1614 | t1615 | t1616 | t1617 | t1618 | t1619 | t1620
        | t1621 | t1622 | t1623 | t1624 | t1625 | t1626 | t1627 | t1628 | t1629 | t1630 | t1631 | t1632 | t1633
        | t1634 | t1635 | t1636 | t1637 | t1638 | t1639 | t1640 | t1641 | t1642 | t1643 | t1644 | t1645 | t1646
        | t1647 | t1648 | t1649 | t1650 | t1651 | t1652 | t1653 | t1654 | t1655 | t1656 | t1657 | t1658 | t1659
        | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666 | t1667 | t1668 | t1669 | t1670 | t1671 | t1672
        | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679 | t1680 | t1681 | t1682 | t1683 | t1684 | t1685
        | t1686 | t1687 | t1688 | t1689 | t1690 | t1691 | t1692 | t1693 | t1694 | t1695 | t1696 | t1697 | t1698
        | t1699 | t1700 | t1701 | t1702 | t1703 | t1704 | t1705 | t1706 | t1707 | t1708 | t1709 | t1710 | t1711
        | t1712 | t1713 | t1714 | t1715 | t1716 | t1717 | t1718 | t1719 | t1720 | t1721 | t1722 | t1723 | t1724
        | t1725 | t1726 | t1727 | t1728 | t1729 | t1730 | t1731 | t1732 | t1733 | t1734 | t1735 | t1736 | t1737
        | t1738 | t1739 | t1740 | t1741 | t1742 | t1743 | t1744 | t1745 | t1746 | t1747 | t1748 | t1749 | t1750
        | t1751 | t1752 | t1753 | t1754 | t1755 | t1756 | t1757 | t1758 | t1759 | t1760 | t1761 | t1762 | t1763
        | t1764 | t1765 | t1766 | t1767 | t1768 | t1769 | t1770 | t1771 | t1772 | t1773 | t1774 | t1775 | t1776
        | t1777 | t1778 | t1779 | t1780 | t1781 | t1782 | t1783 | t1784 | t1785 | t1786 | t1787 | t1788 | t1789
        | t1790 | t1791 | t1792 | t1793 | t1794 | t1795 | t1796 | t1797 | t1798 | t1799 | t1800 | t1801 | t1802
        | t1803 | t1804 | t1805 | t1806 | t1807 | t1808 | t1809 | t1810 | t1811 | t1812 | t1813 | t1814 | t1815
        | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823 | t1824 | t1825 | t1826 | t1827 | t1828
        | t1829 | t1830 | t1831 | t1832 | t1833 | t1834 | t1835 | t1836 | t1837 | t1838 | t1839 | t1840 | t1841
        | t1842 | t1843 | t1844 | t1845 | t1846 | t1847 | t1848 | t1849 | t1850 | t1851 | t1852 | t1853 | t1854
        | t1855 | t1856 | t1857 | t1858 | t1859 | t1860 | t1861 | t1862 | t1863 | t1864 | t1865 | t1866 | t1867
        | t1868 | t1869 | t1870 | t1871 | t1872 | t1873 | t1874 | t1875 | t1876 | t1877 | t1878 | t1879 | t1880
        | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888 | t1889 | t1890 | t1891 | t1892 | t1893
        | t1894 | t1895 | t1896 | t1897 | t1898 | t1899 | t1900 | t1901 | t1902 | t1903 | t1904 | t1905 | t1906
        | t1907 | t1908 | t1909 | t1910 | t1911 | t1912 | t1913 | t1914 | t1915 | t1916 | t1917 | t1918 | t1919
        | t1920 | t1921 | t1922 | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930 | t1931 | t1932
        | t1933 | t1934 | t1935 | t1936 | t1937 | t1938 | t1939 | t1940 | t1941 | t1942 | t1943 | t1944 | t1945
        | t1946 | t1947 | t1948 | t1949 | t1950 | t1951 | t1952 | t1953 | t1954 | t1955 | t1956 | t1957 | t1958
        | t1959 | t1960 | t1961 | t1962 | t1963 | t1964 | t1965 | t1966 | t1967 | t1968 | t1969 | t1970 | t1971
        | t1972 | t1973 | t1974 | t1975 | t1976 | t1977 | t1978 | t1979 | t1980 | t1981 | t1982 | t1983 | t1984
        | t1985 | t1986 | t1987 | t1988 | t1989 | t1990 | t1991 | t1992 | t1993 | t1994 | t1995 | t1996 | t1997
        | t1998 | t1999 | t2000 | t2001 | t2002 | t2003 | t2005 | t2006 | t2007 | t2008 | t2009 | t2010 | t2011
        | t2012 | t2013 | t2014 | t2015 | t2016 | t2017 | t2018 | t2019 | t2020 | t2021 | t2022 | t2023 | t2024
        | t2025 | t2026 | t2027 | t2028 | t2029 | t2030 | t2031 | t2032 | t2033 | t2034 | t2035 | t2036 | t2037
        | t2038 | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046 | t2047 | t2048 | t2049 | t2050
        | t2051 | t2052 | t2053 | t2054 | t2055 | t2056 | t2057 | t2058 | t2059 | t2060 | t2061 | t2062 | t2063
        | t2064 | t2065 | t2066 | t2067 | t2068 | t2069 | t2070 | t2071 | t2072 | t2073 | t2074 | t2075 | t2076
        | t2077 | t2078 | t2079 | t2080 | t2081 | t2082 | t2083 | t2084 | t2085 | t2086 | t2087 | t2088 | t2089
        | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099 | t2100 | t2101 | t2102
        | t2103 | t2104 | t2105 | t2106 | t2107 | t2108 | t2109 | t2110 | t2111 | t2112 | t2113 | t2114 | t2115
        | t2116 | t2117 | t2118 | t2119 | t2120 | t2121 | t2122 | t2123 | t2124 | t2125 | t2126 | t2127 | t2128
        | t2129 | t2130 | t2131 | t2132 | t2133 | t2134 | t2135 | t2136 | t2137 | t2138 | t2139 | t2140 | t2141
        | t2142 | t2143 | t2144 | t2145 | t2146 | t2147 | t2148 | t2149 | t2150 | t2151 | t2152 | t2153 | t2154
        | t2155 | t2156 | t2157 | t2158 | t2159 | t2160 | t2161 | t2162 | t2163 | t2164 | t2165 | t2166 | t2167
        | t2168 | t2169 | t2170 | t2171 | t2172 | t2173 | t2174 | t2175 | t2176 | t2177 | t2178 | t2179 | t2180
        | t2181 | t2182 | t2183 | t2184 | t2185 | t2186 | t2187 | t2188 | t2189 | t2190 | t2191 | t2192 | t2193
        | t2194 | t2195 | t2196 | t2197 | t2198 | t2199 | t2200 | t2201 | t2202 | t2203 | t2204 | t2205 | t2206
        | t2207 | t2208 | t2209 | t2210 | t2211 | t2212 | t2213 | t2214 | t2215 | t2216 | t2217 | t2218 | t2219
        | t2220 | t2221 | t2222 | t2223 | t2224 | t2225 | t2226 | t2227 | t2228 | t2229 | t2230 | t2231 | t2232
        | t2233 | t2234 | t2235 | t2236 | t2237 | t2238 | t2239 | t2240 | t2241 | t2242 | t2243 | t2244 | t2245
        | t2246 | t2247 | t2248 | t2249 | t2250 | t2251 | t2252 | t2253 | t2254 | t2255 | t2256 | t2257 | t2258
        | t2259 | t2260 | t2261 | t2262 | t2263 | t2264 | t2265 | t2266 | t2267 | t2268 | t2269 | t2270 | t2271
        | t2272 | t2273 | t2274 | t2275 | t2276 | t2277 | t2278 | t2279 | t2280 | t2281 | t2282 | t2283 | t2284
        | t2285 | t2286 | t2287 | t2288 | t2289 | t2290 | t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297
        | t2298 | t2299 | t2300 | t2301 | t2302 | t2303 | t2304 | t2305 | t2306 | t2307 | t2308 | t2309 | t2310
        | t2311 | t2312 | t2313 | t2314 | t2315 | t2316 | t2317 | t2318 | t2319 | t2320 | t2321 | t2322 | t2323
        | t2324 | t2325 | t2326 | t2327 | t2328 | t2329 | t2330 | t2331 | t2332 | t2333 | t2334 | t2335 | t2336
        | t2337 | t2338 | t2339 | t2340 | t2341 | t2342 | t2343 | t2344 | t2345 | t2346 | t2347 | t2348 | t2349
        | t2350 | t2351 | t2352 | t2353 | t2354 | t2355 | t2356 | t2357 | t2358 | t2359 | t2360 | t2361 | t2362
        | t2363 | t2364 | t2365 | t2366 | t2367 | t2368 | t2369 | t2370 | t2371 | t2372 | t2373 | t2374 | t2375
        | t2376 | t2377 | t2378 | t2379 | t2380 | t2381 | t2382 | t2383 | t2384 | t2385 | t2386 | t2387 | t2388
        | t2389 | t2390 | t2391 | t2392 | t2393 | t2394 | t2395 | t2396 | t2397 | t2398 | t2399 | t2400 | t2401
        | t2402 | t2403 | t2404 | t2405 | t2406 | t2407 | t2408 | t2409 | t2410 | t2411 | t2412 | t2413 | t2414
        | t2415 | t2416 | t2417 | t2419 | t2420 | t2421 | t2422 | t2423 | t2424 | t2425 | t2426 | t2427 | t2428
        | t2429 | t2430 | t2431 | t2432 | t2433 | t2434 | t2435 | t2436 | t2437 | t2438 | t2439 | t2440 | t2441
        | t2442 | t2443 | t2444 | t2445 | t2446 | t2447 | t2448 | t2449 | t2450 | t2451 | t2452 | t2453 | t2454
        | t2455 | t2456 | t2457 | t2458 | t2459 | t2460 | t2461 | t2462 | t2463 | t2464 | t2465 | t2466 | t2467
        | t2468 | t2469 | t2470 | t2471 | t2472 | t2473 | t2474 | t2475 | t2476 | t2477 | t2478 | t2479 | t2480
        | t2481 | t2482 | t2483 | t2484 | t2485 | t2486 | t2487 | t2488 | t2489 | t2490 | t2491 | t2492 | t2493
        | t2494 | t2495 | t2496 | t2497 | t2498 | t2499 | t2500 | t2501 | t2502 | t2503 | t2504 | t2505 | t2506
        | t2507 | t2508 | t2509 | t2510 | t2511 | t2512 | t2513 | t2514 | t2515 | t2516 | t2517 | t2518 | t2519
        | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526 | t2527 | t2528 | t2529 | t2530 | t2531 | t2532
        | t2533 | t2534 | t2535 | t2536 | t2537 | t2538 | t2539 | t2540 | t2541 | t2542 | t2543 | t2544 | t2545
        | t2546 | t2547 | t2548 | t2549 | t2550 | t2551 | t2552 | t2553 | t2554 | t2555 | t2556 | t2557 | t2558
        | t2559 | t2560 | t2561 | t2562 | t2563 | t2564 | t2565 | t2566 | t2567 | t2568 | t2569 | t2570 | t2571
        | t2572 | t2573 | t2574 | t2575 | t2576 | t2577 | t2578 | t2579 | t2580 | t2581 | t2582 | t2583 | t2584
        | t2585 | t2586 | t2587 | t2588 | t2589 | t2590 | t2591 | t2592 | t2593 | t2594 | t2595 | t2596 | t2597
        | t2598 | t2599 | t2600 | t2601 | t2602 | t2603 | t2604 | t2605 | t2606 | t2607 | t2608 | t2609 | t2610
        | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617 | t2618 | t2619 | t2620 | t2621 | t2622 | t2623
        | t2624 | t2625 | t2626 | t2627 | t2628 | t2629 | t2630 | t2631 | t2632 | t2633 | t2634 | t2635 | t2636
        | t2637 | t2638 | t2639 | t2640 | t2641 | t2642 | t2643 | t2644 | t2645 | t2646 | t2647 | t2648 | t2649
        | t2650 | t2651 | t2652 | t2653 | t2654 | t2655 | t2656 | t2657 | t2658 | t2659 | t2660 | t2661 | t2662
        | t2663 | t2664 | t2665 | t2666 | t2667 | t2668 | t2669 | t2670 | t2671 | t2672 | t2673 | t2674 | t2675
        | t2676 | t2677 | t2678 | t2679 | t2680 | t2681 | t2682 | t2683 | t2684 | t2685 | t2686 | t2687 | t2688
        | t2689 | t2690 | t2691 | t2692 | t2693 | t2694 | t2695 | t2696 | t2697 | t2698 | t2699 | t2700 | t2701
        | t2702 | t2703 | t2704 | t2705 | t2706 | t2707 | t2708 | t2709 | t2710 | t2711 | t2712 | t2713 | t2714
        | t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722 | t2723 | t2724 | t2725 | t2726 | t2727
        | t2728 | t2729 | t2730 | t2731 | t2732 | t2733 | t2734 | t2735 | t2736 | t2737 | t2738 | t2739 | t2740
        | t2741 | t2742 | t2743 | t2744 | t2745 | t2746 | t2747 | t2748 | t2749 | t2750 | t2751 | t2752 | t2753
        | t2754 | t2755 | t2756 | t2757 | t2758 | t2759 | t2760 | t2761 | t2762 | t2763 | t2764 | t2765 | t2766
        | t2767 | t2768 | t2769 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775 | t2776 | t2777 | t2778 | t2779
        | t2780 | t2781 | t2782 | t2783 | t2784 | t2785 | t2786 | t2787 | t2788 | t2789 | t2790 | t2791 | t2792
        | t2793 | t2794 | t2795 | t2796 | t2797 | t2798 | t2799 | t2800 | t2801 | t2802 | t2803 | t2804 | t2805
        | t2806 | t2807 | t2808 | t2809 | t2810 | t2811 | t2812 | t2813 | t2814 | t2815 | t2816 | t2817 | t2818
        | t2819 | t2820 | t2821 | t2822 | t2823 | t2824 | t2825 | t2826 | t2827 | t2828 | t2829 | t2830 | t2831
        | t2832 | t2833 | t2834 | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843 | t2844
        | t2845 | t2846 | t2847 | t2848 | t2849 | t2850 | t2851 | t2852 | t2853 | t2854 | t2855 | t2856 | t2857
        | t2858 | t2859 | t2860 | t2861 | t2862 | t2863 | t2864 | t2865 | t2866 | t2867 | t2868 | t2869 | t2870
        | t2871 | t2872 | t2873 | t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882 | t2883
        | t2884 | t2885 | t2886 | t2887 | t2888 | t2889 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895 | t2896
        | t2897 | t2898 | t2899 | t2900 | t2901 | t2902 | t2903 | t2904 | t2905 | t2906 | t2907 | t2908 | t2909
        | t2910 | t2911 | t2912 | t2913 | t2914 | t2915 | t2916 | t2917 | t2918 | t2919 | t2920 | t2921 | t2922
        | t2923 | t2924 | t2925 | t2926 | t2927 | t2928 | t2929 | t2930 | t2931 | t2932 | t2933 | t2934 | t2935
        | t2936 | t2937 | t2938 | t2939 | t2940 | t2941 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947 | t2948
        | t2949 | t2950 | t2951 | t2952 | t2953 | t2954 | t2955 | t2956 | t2957 | t2958 | t2959 | t2960 | t2961
        | t2962 | t2963 | t2964 | t2965 | t2966 | t2967 | t2968 | t2969 | t2970 | t2971 | t2972 | t2973 | t2974
        | t2975 | t2976 | t2977 | t2978 | t2979 | t2980 | t2981 | t2982 | t2983 | t2984 | t2985 | t2986 | t2987
        | t2988 | t2989 | t2990 | t2991 | t2992 | t2993 | t2994 | t2995 | t2996 | t2997 | t2998 | t2999 | t3000
        | t3001 | t3002 | t3003 | t3004 | t3005 | t3006 | t3007 | t3008 | t3009 | t3010 | t3011 | t3012 | t3013
        | t3014 | t3015 | t3016 | t3017 | t3018 | t3019 | t3020 | t3021 | t3022 | t3023 | t3024 | t3025 | t3026
        | t3027 | t3028 | t3029 | t3030 | t3031 | t3032 | t3033 | t3034 | t3035 | t3036 | t3037 | t3038 | t3039
        | t3040 | t3041 | t3042 | t3043 | t3044 | t3045 | t3046 | t3047 | t3048 | t3049 | t3050 | t3051 | t3052
        | t3053 | t3054 | t3055 | t3056 | t3057 | t3058 | t3059 | t3060 | t3061 | t3062 | t3063 | t3064 | t3065
        | t3066 | t3067 | t3068 | t3069 | t3070 | t3071 | t3072 | t3073 | t3074 | t3075 | t3076 | t3077 | t3078
        | t3079 | t3080 | t3081 | t3082 | t3083 | t3084 | t3085 | t3086 | t3087 | t3088 | t3089 | t3090 | t3091
        | t3092 | t3093 | t3094 | t3095 | t3096 | t3097 | t3098 | t3099 | t3100 | t3101 | t3102 | t3103 | t3104
        | t3105 | t3106 | t3107 | t3108 | t3109 | t3110 | t3111 | t3112 | t3113 | t3114 | t3115 | t3116 | t3117
        | t3118 | t3119 | t3120 | t3121 | t3122 | t3123 | t3124 | t3125 | t3126 | t3127 | t3128 | t3129 | t3130
        | t3131 | t3132 | t3133 | t3134 | t3135 | t3136 | t3137 | t3138 | t3139 | t3140 | t3141 | t3142 | t3143
        | t3144 | t3145 | t3146 | t3147 | t3148 | t3149 | t3150 | t3151 | t3152 | t3153 | t3154 | t3155 | t3156
        | t3157 | t3158 | t3159 | t3160 | t3161 | t3162 | t3163 | t3164 | t3165 | t3166 | t3167 | t3168 | t3169
        | t3170 | t3171 | t3172 | t3173 | t3174 | t3175 | t3176 | t3177 | t3178 | t3179 | t3180 | t3181 | t3182
        | t3183 | t3184 | t3185 | t3186 | t3187 | t3188 | t3189 | t3190 | t3191 | t3192 | t3193 | t3194 | t3195
        | t3196 | t3197 | t3198 | t3199 | t3200 | t3201 | t3202 | t3203 | t3204 | t3205 | t3206 | t3207 | t3208
        | t3209 | t3210 | t3211 | t3212 | t3213 | t3214 | t3215 | t3216 | t3217 | t3218 | t3219 | t3220 | t3221
        | t3222 | t3223 | t3224 | t3225 | t3226 | t3227 | t3228 | t3229 | t3230 | t3231 | t3232 | t3233 | t3234
        | t3235 | t3236 | t3237 | t3238 | t3239 | t3240 | t3241 | t3242 | t3243 | t3244 | t3245 | t3246 | t3247
        | t3248 | t3249 | t3250 | t3251 | t3252 | t3253 | t3254 | t3255 | t3256 | t3257 | t3258 | t3259 | t3260
        | t3261 | t3262 | t3263 | t3264 | t3265 | t3266 | t3267 | t3268 | t3269 | t3270 | t3271 | t3272 | t3273
        | t3274 | t3275 | t3276 | t3277 | t3278 | t3279 | t3280 | t3281 | t3282 | t3283 | t3284 | t3285 | t3286
        | t3287 | t3288 | t3289 | t3290 | t3291 | t3292 | t3293 | t3294 | t3295 | t3296 | t3297 | t3298 | t3299
        | t3300 | t3301 | t3302 | t3303 | t3304 | t3305 | t3306 | t3307 | t3308 | t3309 | t3310 | t3311 | t3312
        | t3313 | t3314 | t3315 | t3316 | t3317 | t3318 | t3319 | t3320 | t3321 | t3322 | t3323 | t3324 | t3325
        | t3326 | t3327 | t3328 | t3329 | t3330 | t3331 | t3332 | t3333 | t3334 | t3335 | t3336 | t3337 | t3338
        | t3339 | t3340 | t3341 | t3342 | t3343 | t3344 | t3345 | t3346 | t3347 | t3348 | t3349 | t3350 | t3351
        | t3352 | t3353 | t3354 | t3355 | t3356 | t3357 | t3358 | t3359 | t3360 | t3361 | t3362 | t3363 | t3364
        | t3365 | t3366 | t3367 | t3368 | t3369 | t3370 | t3371 | t3372 | t3373 | t3374 | t3375 | t3376 | t3377
        | t3378 | t3379 | t3380 | t3381 | t3382 | t3383 | t3384 | t3385 | t3386 | t3387 | t3388 | t3389 | t3390
        | t3391 | t3392 | t3393 | t3394 | t3395 | t3396 | t3397 | t3398 | t3399 | t3400 | t3401 | t3402 | t3403
        | t3404 | t3405 | t3406 | t3407 | t3408 | t3409 | t3410 | t3411 | t3412 | t3413 | t3414 | t3415 | t3416
        | t3417 | t3418 | t3419 | t3420 | t3421 | t3422 | t3423 | t3424 | t3425 | t3426 | t3427 | t3428 | t3429
        | t3430 | t3431 | t3432 | t3433 | t3434 | t3435 | t3436 | t3437 | t3438 | t3439 | t3440 | t3441 | t3442
        | t3443 | t3444 | t3445 | t3446 | t3447 | t3448 | t3449 | t3450 | t3451 | t3452 | t3453 | t3454 | t3455
        | t3456 | t3457 | t3458 | t3459 | t3460 | t3461 | t3462 | t3463 | t3464 | t3465 | t3466 | t3467 | t3468
        | t3469 | t3470 | t3471 | t3472 | t3473 | t3474 | t3475 | t3476 | t3477 | t3478 | t3479 | t3480 | t3481
        | t3482 | t3483 | t3484 | t3485 | t3486 | t3487 | t3488 | t3489 | t3490 | t3491;
    let t3493 = t14 & !t3492;
    let t3494 = t27 | t292 | t295 | t297 | t300 | t302 | t305 | t306 | t308 | t310 | t313 | t315 | t317 | t319
        | t321 | t324 | t326 | t328 | t330 | t333 | t335 | t338 | t339 | t341 | t343 | t346 | t348 | t350 | t352
        | t354 | t356 | t357 | t358 | t360 | t362 | t364 | t367 | t369 | t371 | t372 | t374 | t376 | t379 | t381
        | t383 | t385 | t387 | t389 | t391 | t393 | t395 | t397 | t399 | t401 | t403 | t405 | t407 | t408 | t409
        | t411 | t413 | t416 | t418 | t420 | t421 | t422 | t423 | t424 | t425 | t426 | t428 | t429 | t431 | t432
        | t434 | t436 | t437 | t439;
    let t3495 = t40 | t292 | t440 | t442 | t443 | t444 | t446 | t448 | t449 | t451 | t452 | t454 | t456 | t458
        | t459 | t460 | t461 | t463 | t465 | t467 | t469 | t470 | t472 | t473 | t474 | t476 | t478 | t479 | t480
        | t482 | t484 | t486 | t487 | t489 | t490 | t491 | t493 | t494 | t496 | t498 | t499 | t500 | t501 | t502
        | t504 | t505 | t506 | t508 | t509 | t510 | t512 | t514 | t516 | t518 | t519 | t521 | t522 | t523 | t524
        | t526 | t528 | t529 | t530 | t532 | t533 | t534 | t535 | t536 | t537 | t538 | t540 | t542 | t543 | t545
        | t546 | t547 | t548 | t549;
    let t3496 = t52 | t295 | t440 | t551 | t552 | t554 | t555 | t557 | t558 | t559 | t561 | t563 | t565 | t566
        | t567 | t568 | t569 | t570 | t572 | t574 | t575 | t576 | t578 | t579 | t580 | t581 | t582 | t583 | t584
        | t585 | t586 | t588 | t589 | t591 | t593 | t594 | t595 | t596 | t598 | t600 | t602 | t603 | t605 | t606
        | t607 | t608 | t609 | t610 | t611 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621 | t622
        | t623 | t624 | t625 | t626 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t636 | t638 | t639 | t640
        | t642 | t643 | t644 | t645;
    let t3497 = t57 | t297 | t442 | t551 | t647 | t648 | t649 | t650 | t652 | t654 | t655 | t656 | t658 | t660
        | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t669 | t670 | t672 | t674 | t675 | t676 | t677 | t678
        | t679 | t680 | t681 | t682 | t683 | t684 | t685 | t687 | t688 | t689 | t691 | t692 | t694 | t695 | t697
        | t699 | t700 | t702 | t703 | t704 | t706 | t707 | t708 | t709 | t711 | t713 | t714 | t715 | t716 | t717
        | t718 | t719 | t720 | t721 | t723 | t724 | t725 | t726 | t727 | t728 | t729 | t731 | t732 | t733 | t734
        | t735 | t736 | t737 | t739;
    let t3498 = t62 | t300 | t443 | t552 | t647 | t741 | t742 | t743 | t744 | t746 | t748 | t749 | t751 | t752
        | t753 | t755 | t756 | t757 | t758 | t759 | t760 | t761 | t762 | t763 | t765 | t766 | t767 | t768 | t769
        | t770 | t771 | t772 | t773 | t774 | t776 | t778 | t779 | t780 | t782 | t783 | t784 | t785 | t786 | t787
        | t788 | t789 | t790 | t792 | t793 | t794 | t796 | t798 | t799 | t801 | t803 | t805 | t806 | t807 | t808
        | t809 | t810 | t811 | t812 | t813 | t814 | t815 | t816 | t817 | t818 | t819 | t821 | t822 | t823 | t824
        | t825 | t826 | t827 | t828;
    let t3499 = t69 | t302 | t444 | t554 | t648 | t741 | t829 | t830 | t831 | t832 | t833 | t835 | t836 | t838
        | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848 | t849 | t850 | t851 | t852 | t853
        | t854 | t855 | t856 | t857 | t858 | t859 | t860 | t862 | t863 | t865 | t866 | t867 | t868 | t869 | t871
        | t872 | t873 | t874 | t876 | t877 | t878 | t879 | t880 | t881 | t882 | t883 | t885 | t887 | t888 | t889
        | t890 | t891 | t893 | t894 | t895 | t896 | t897 | t898 | t899 | t900 | t901 | t902 | t903 | t904 | t906
        | t908 | t909 | t910 | t911;
    let t3500 = t74 | t305 | t446 | t555 | t649 | t742 | t829 | t912 | t913 | t914 | t915 | t917 | t918 | t919
        | t920 | t922 | t923 | t924 | t926 | t927 | t928 | t929 | t930 | t931 | t932 | t934 | t935 | t936 | t937
        | t938 | t940 | t941 | t942 | t943 | t944 | t945 | t946 | t947 | t949 | t951 | t952 | t953 | t954 | t955
        | t956 | t957 | t958 | t960 | t961 | t962 | t963 | t965 | t967 | t968 | t969 | t970 | t971 | t972 | t973
        | t974 | t975 | t976 | t977 | t978 | t979 | t980 | t981 | t982 | t983 | t984 | t985 | t986 | t987 | t988
        | t989 | t990 | t991 | t992;
    let t3501 = t78 | t306 | t448 | t557 | t650 | t743 | t830 | t912 | t993 | t994 | t995 | t996 | t997 | t998
        | t999 | t1000 | t1001 | t1002 | t1004 | t1005 | t1007 | t1008 | t1009 | t1010 | t1011 | t1012 | t1013
        | t1014 | t1015 | t1016 | t1017 | t1018 | t1019 | t1020 | t1021 | t1022 | t1023 | t1024 | t1025 | t1026
        | t1027 | t1028 | t1029 | t1030 | t1031 | t1032 | t1033 | t1034 | t1035 | t1036 | t1037 | t1038 | t1039
        | t1040 | t1041 | t1042 | t1043 | t1044 | t1045 | t1046 | t1047 | t1048 | t1049 | t1050 | t1051 | t1052
        | t1053 | t1054 | t1055 | t1056 | t1057 | t1058 | t1059 | t1060 | t1062 | t1063 | t1064 | t1066;
    let t3502 = t81 | t308 | t449 | t558 | t652 | t744 | t831 | t913 | t993 | t1067 | t1068 | t1069 | t1070 | t1071
        | t1072 | t1073 | t1074 | t1075 | t1076 | t1077 | t1078 | t1079 | t1080 | t1081 | t1082 | t1083 | t1084
        | t1085 | t1086 | t1087 | t1088 | t1089 | t1090 | t1092 | t1093 | t1094 | t1095 | t1096 | t1097 | t1098
        | t1100 | t1101 | t1102 | t1103 | t1104 | t1105 | t1107 | t1108 | t1109 | t1111 | t1112 | t1113 | t1114
        | t1115 | t1116 | t1117 | t1118 | t1119 | t1120 | t1121 | t1122 | t1123 | t1124 | t1126 | t1127 | t1128
        | t1129 | t1130 | t1131 | t1132 | t1133 | t1134 | t1135 | t1136 | t1137 | t1138 | t1139 | t1140;
    let t3503 = t84 | t310 | t451 | t559 | t654 | t746 | t832 | t914 | t994 | t1067 | t1141 | t1142 | t1143 | t1144
        | t1145 | t1146 | t1147 | t1148 | t1149 | t1150 | t1151 | t1152 | t1153 | t1154 | t1155 | t1156 | t1157
        | t1158 | t1159 | t1160 | t1161 | t1162 | t1163 | t1164 | t1165 | t1166 | t1167 | t1168 | t1169 | t1170
        | t1171 | t1172 | t1173 | t1174 | t1175 | t1176 | t1177 | t1178 | t1179 | t1180 | t1181 | t1182 | t1183
        | t1184 | t1185 | t1186 | t1187 | t1188 | t1189 | t1190 | t1191 | t1192 | t1193 | t1194 | t1195 | t1196
        | t1197 | t1198 | t1199 | t1200 | t1201 | t1202 | t1203 | t1204 | t1205 | t1206 | t1207 | t1208;
    let t3504 = t90 | t313 | t452 | t561 | t655 | t748 | t833 | t915 | t995 | t1068 | t1141 | t1209 | t1210 | t1211
        | t1212 | t1213 | t1214 | t1215 | t1216 | t1217 | t1218 | t1219 | t1220 | t1221 | t1222 | t1223 | t1224
        | t1225 | t1227 | t1228 | t1229 | t1230 | t1231 | t1232 | t1233 | t1234 | t1235 | t1236 | t1237 | t1238
        | t1239 | t1240 | t1242 | t1243 | t1244 | t1245 | t1246 | t1247 | t1248 | t1249 | t1250 | t1251 | t1252
        | t1253 | t1254 | t1255 | t1256 | t1257 | t1258 | t1259 | t1260 | t1261 | t1262 | t1263 | t1264 | t1265
        | t1266 | t1267 | t1268 | t1269 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1277;
    let t3505 = t97 | t315 | t454 | t563 | t656 | t749 | t835 | t917 | t996 | t1069 | t1142 | t1209 | t1278 | t1279
        | t1280 | t1281 | t1282 | t1283 | t1284 | t1285 | t1286 | t1287 | t1288 | t1289 | t1290 | t1291 | t1292
        | t1293 | t1294 | t1295 | t1296 | t1297 | t1298 | t1299 | t1300 | t1301 | t1302 | t1303 | t1304 | t1305
        | t1306 | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1314 | t1315 | t1316 | t1317 | t1318
        | t1319 | t1320 | t1321 | t1322 | t1323 | t1324 | t1325 | t1326 | t1327 | t1328 | t1329 | t1330 | t1331
        | t1332 | t1333 | t1334 | t1335 | t1336 | t1337 | t1338 | t1339 | t1340 | t1341 | t1342 | t1343;
    let t3506 = t103 | t317 | t456 | t565 | t658 | t751 | t836 | t918 | t997 | t1070 | t1143 | t1210 | t1278
        | t1344 | t1345 | t1346 | t1347 | t1348 | t1349 | t1350 | t1351 | t1352 | t1353 | t1354 | t1355 | t1356
        | t1357 | t1358 | t1359 | t1360 | t1361 | t1362 | t1363 | t1364 | t1365 | t1366 | t1367 | t1368 | t1369
        | t1370 | t1371 | t1372 | t1373 | t1374 | t1375 | t1376 | t1377 | t1378 | t1379 | t1380 | t1381 | t1382
        | t1383 | t1384 | t1385 | t1386 | t1387 | t1388 | t1389 | t1390 | t1391 | t1392 | t1393 | t1394 | t1395
        | t1396 | t1397 | t1398 | t1399 | t1400 | t1401 | t1402 | t1403 | t1404 | t1405 | t1406 | t1407 | t1408;
    let t3507 = t107 | t319 | t458 | t566 | t660 | t752 | t838 | t919 | t998 | t1071 | t1144 | t1211 | t1279
        | t1344 | t1409 | t1410 | t1411 | t1412 | t1413 | t1414 | t1415 | t1416 | t1417 | t1418 | t1419 | t1420
        | t1421 | t1422 | t1423 | t1424 | t1425 | t1426 | t1427 | t1428 | t1429 | t1430 | t1431 | t1432 | t1433
        | t1434 | t1435 | t1436 | t1437 | t1438 | t1439 | t1440 | t1441 | t1442 | t1443 | t1444 | t1445 | t1446
        | t1447 | t1448 | t1449 | t1450 | t1451 | t1452 | t1453 | t1454 | t1455 | t1456 | t1457 | t1458 | t1459
        | t1460 | t1461 | t1462 | t1463 | t1464 | t1465 | t1466 | t1467 | t1468 | t1469 | t1470 | t1471 | t1472;
    let t3508 = t111 | t321 | t459 | t567 | t662 | t753 | t839 | t920 | t999 | t1072 | t1145 | t1212 | t1280
        | t1345 | t1409 | t1473 | t1474 | t1475 | t1476 | t1477 | t1478 | t1479 | t1480 | t1481 | t1482 | t1483
        | t1484 | t1485 | t1486 | t1487 | t1488 | t1489 | t1490 | t1491 | t1492 | t1493 | t1494 | t1495 | t1496
        | t1497 | t1498 | t1499 | t1500 | t1501 | t1502 | t1503 | t1504 | t1505 | t1506 | t1507 | t1508 | t1509
        | t1510 | t1511 | t1512 | t1513 | t1514 | t1515 | t1516 | t1517 | t1518 | t1519 | t1520 | t1521 | t1522
        | t1523 | t1524 | t1525 | t1526 | t1527 | t1528 | t1529 | t1530 | t1531 | t1532 | t1533 | t1534 | t1535;
    let t3509 = t114 | t324 | t460 | t568 | t663 | t755 | t840 | t922 | t1000 | t1073 | t1146 | t1213 | t1281
        | t1346 | t1410 | t1473 | t1536 | t1537 | t1538 | t1539 | t1540 | t1541 | t1542 | t1543 | t1544 | t1545
        | t1546 | t1547 | t1548 | t1549 | t1550 | t1551 | t1552 | t1553 | t1554 | t1555 | t1556 | t1557 | t1558
        | t1559 | t1560 | t1562 | t1563 | t1564 | t1565 | t1566 | t1567 | t1568 | t1569 | t1570 | t1571 | t1572
        | t1573 | t1574 | t1575 | t1576 | t1577 | t1578 | t1579 | t1580 | t1581 | t1582 | t1583 | t1584 | t1585
        | t1586 | t1587 | t1588 | t1589 | t1590 | t1591 | t1592 | t1593 | t1594 | t1595 | t1596 | t1597 | t1598;
    let t3510 = t121 | t326 | t461 | t569 | t664 | t756 | t841 | t923 | t1001 | t1074 | t1147 | t1214 | t1282
        | t1347 | t1411 | t1474 | t1536 | t1599 | t1600 | t1601 | t1602 | t1603 | t1604 | t1605 | t1606 | t1607
        | t1608 | t1609 | t1610 | t1611 | t1612 | t1613 | t1614 | t1615 | t1616 | t1617 | t1618 | t1619 | t1620
        | t1621 | t1622 | t1623 | t1624 | t1625 | t1626 | t1627 | t1628 | t1629 | t1630 | t1631 | t1632 | t1633
        | t1634 | t1635 | t1636 | t1637 | t1638 | t1639 | t1640 | t1641 | t1642 | t1643 | t1644 | t1645 | t1646
        | t1647 | t1648 | t1649 | t1650 | t1651 | t1652 | t1653 | t1654 | t1655 | t1656 | t1657 | t1658 | t1659;
    let t3511 = t126 | t328 | t463 | t570 | t665 | t757 | t842 | t924 | t1002 | t1075 | t1148 | t1215 | t1283
        | t1348 | t1412 | t1475 | t1537 | t1599 | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666 | t1667
        | t1668 | t1669 | t1670 | t1671 | t1672 | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679 | t1680
        | t1681 | t1682 | t1683 | t1684 | t1685 | t1686 | t1687 | t1688 | t1689 | t1690 | t1691 | t1692 | t1693
        | t1694 | t1695 | t1696 | t1697 | t1698 | t1699 | t1700 | t1701 | t1702 | t1703 | t1704 | t1705 | t1706
        | t1707 | t1708 | t1709 | t1710 | t1711 | t1712 | t1713 | t1714 | t1715 | t1716 | t1717 | t1718 | t1719;
    let t3512 = t130 | t330 | t465 | t572 | t666 | t758 | t843 | t926 | t1004 | t1076 | t1149 | t1216 | t1284
        | t1349 | t1413 | t1476 | t1538 | t1600 | t1660 | t1720 | t1721 | t1722 | t1723 | t1724 | t1725 | t1726
        | t1727 | t1728 | t1729 | t1730 | t1731 | t1732 | t1733 | t1734 | t1735 | t1736 | t1737 | t1738 | t1739
        | t1740 | t1741 | t1742 | t1743 | t1744 | t1745 | t1746 | t1747 | t1748 | t1749 | t1750 | t1751 | t1752
        | t1753 | t1754 | t1755 | t1756 | t1757 | t1758 | t1759 | t1760 | t1761 | t1762 | t1763 | t1764 | t1765
        | t1766 | t1767 | t1768 | t1769 | t1770 | t1771 | t1772 | t1773 | t1774 | t1775 | t1776 | t1777 | t1778;
    let t3513 = t134 | t333 | t467 | t574 | t667 | t759 | t844 | t927 | t1005 | t1077 | t1150 | t1217 | t1285
        | t1350 | t1414 | t1477 | t1539 | t1601 | t1661 | t1720 | t1779 | t1780 | t1781 | t1782 | t1783 | t1784
        | t1785 | t1786 | t1787 | t1788 | t1789 | t1790 | t1791 | t1792 | t1793 | t1794 | t1795 | t1796 | t1797
        | t1798 | t1799 | t1800 | t1801 | t1802 | t1803 | t1804 | t1805 | t1806 | t1807 | t1808 | t1809 | t1810
        | t1811 | t1812 | t1813 | t1814 | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823
        | t1824 | t1825 | t1826 | t1827 | t1828 | t1829 | t1830 | t1831 | t1832 | t1833 | t1834 | t1835 | t1836;
    let t3514 = t137 | t335 | t469 | t575 | t668 | t760 | t845 | t928 | t1007 | t1078 | t1151 | t1218 | t1286
        | t1351 | t1415 | t1478 | t1540 | t1602 | t1662 | t1721 | t1779 | t1837 | t1838 | t1839 | t1840 | t1841
        | t1842 | t1843 | t1844 | t1845 | t1846 | t1847 | t1848 | t1849 | t1850 | t1851 | t1852 | t1853 | t1854
        | t1855 | t1856 | t1857 | t1858 | t1859 | t1860 | t1861 | t1862 | t1863 | t1864 | t1865 | t1866 | t1867
        | t1868 | t1869 | t1870 | t1871 | t1872 | t1873 | t1874 | t1875 | t1876 | t1877 | t1878 | t1879 | t1880
        | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888 | t1889 | t1890 | t1891 | t1892 | t1893;
    let t3515 = t141 | t338 | t470 | t576 | t669 | t761 | t846 | t929 | t1008 | t1079 | t1152 | t1219 | t1287
        | t1352 | t1416 | t1479 | t1541 | t1603 | t1663 | t1722 | t1780 | t1837 | t1894 | t1895 | t1896 | t1897
        | t1898 | t1899 | t1900 | t1901 | t1902 | t1903 | t1904 | t1905 | t1906 | t1907 | t1908 | t1909 | t1910
        | t1911 | t1912 | t1913 | t1914 | t1915 | t1916 | t1917 | t1918 | t1919 | t1920 | t1921 | t1922 | t1923
        | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930 | t1931 | t1932 | t1933 | t1934 | t1935 | t1936
        | t1937 | t1938 | t1939 | t1940 | t1941 | t1942 | t1943 | t1944 | t1945 | t1946 | t1947 | t1948 | t1949;
    let t3516 = t146 | t339 | t472 | t578 | t670 | t762 | t847 | t930 | t1009 | t1080 | t1153 | t1220 | t1288
        | t1353 | t1417 | t1480 | t1542 | t1604 | t1664 | t1723 | t1781 | t1838 | t1894 | t1950 | t1951 | t1952
        | t1953 | t1954 | t1955 | t1956 | t1957 | t1958 | t1959 | t1960 | t1961 | t1962 | t1963 | t1964 | t1965
        | t1966 | t1967 | t1968 | t1969 | t1970 | t1971 | t1972 | t1973 | t1974 | t1975 | t1976 | t1977 | t1978
        | t1979 | t1980 | t1981 | t1982 | t1983 | t1984 | t1985 | t1986 | t1987 | t1988 | t1989 | t1990 | t1991
        | t1992 | t1993 | t1994 | t1995 | t1996 | t1997 | t1998 | t1999 | t2000 | t2001 | t2002 | t2003 | t2005;
    let t3517 = t151 | t341 | t473 | t579 | t672 | t763 | t848 | t931 | t1010 | t1081 | t1154 | t1221 | t1289
        | t1354 | t1418 | t1481 | t1543 | t1605 | t1665 | t1724 | t1782 | t1839 | t1895 | t1950 | t2006 | t2007
        | t2008 | t2009 | t2010 | t2011 | t2012 | t2013 | t2014 | t2015 | t2016 | t2017 | t2018 | t2019 | t2020
        | t2021 | t2022 | t2023 | t2024 | t2025 | t2026 | t2027 | t2028 | t2029 | t2030 | t2031 | t2032 | t2033
        | t2034 | t2035 | t2036 | t2037 | t2038 | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046
        | t2047 | t2048 | t2049 | t2050 | t2051 | t2052 | t2053 | t2054 | t2055 | t2056 | t2057 | t2058 | t2059;
    let t3518 = t155 | t343 | t474 | t580 | t674 | t765 | t849 | t932 | t1011 | t1082 | t1155 | t1222 | t1290
        | t1355 | t1419 | t1482 | t1544 | t1606 | t1666 | t1725 | t1783 | t1840 | t1896 | t1951 | t2006 | t2060
        | t2061 | t2062 | t2063 | t2064 | t2065 | t2066 | t2067 | t2068 | t2069 | t2070 | t2071 | t2072 | t2073
        | t2074 | t2075 | t2076 | t2077 | t2078 | t2079 | t2080 | t2081 | t2082 | t2083 | t2084 | t2085 | t2086
        | t2087 | t2088 | t2089 | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099
        | t2100 | t2101 | t2102 | t2103 | t2104 | t2105 | t2106 | t2107 | t2108 | t2109 | t2110 | t2111 | t2112;
    let t3519 = t158 | t346 | t476 | t581 | t675 | t766 | t850 | t934 | t1012 | t1083 | t1156 | t1223 | t1291
        | t1356 | t1420 | t1483 | t1545 | t1607 | t1667 | t1726 | t1784 | t1841 | t1897 | t1952 | t2007 | t2060
        | t2113 | t2114 | t2115 | t2116 | t2117 | t2118 | t2119 | t2120 | t2121 | t2122 | t2123 | t2124 | t2125
        | t2126 | t2127 | t2128 | t2129 | t2130 | t2131 | t2132 | t2133 | t2134 | t2135 | t2136 | t2137 | t2138
        | t2139 | t2140 | t2141 | t2142 | t2143 | t2144 | t2145 | t2146 | t2147 | t2148 | t2149 | t2150 | t2151
        | t2152 | t2153 | t2154 | t2155 | t2156 | t2157 | t2158 | t2159 | t2160 | t2161 | t2162 | t2163 | t2164;
    let t3520 = t162 | t348 | t478 | t582 | t676 | t767 | t851 | t935 | t1013 | t1084 | t1157 | t1224 | t1292
        | t1357 | t1421 | t1484 | t1546 | t1608 | t1668 | t1727 | t1785 | t1842 | t1898 | t1953 | t2008 | t2061
        | t2113 | t2165 | t2166 | t2167 | t2168 | t2169 | t2170 | t2171 | t2172 | t2173 | t2174 | t2175 | t2176
        | t2177 | t2178 | t2179 | t2180 | t2181 | t2182 | t2183 | t2184 | t2185 | t2186 | t2187 | t2188 | t2189
        | t2190 | t2191 | t2192 | t2193 | t2194 | t2195 | t2196 | t2197 | t2198 | t2199 | t2200 | t2201 | t2202
        | t2203 | t2204 | t2205 | t2206 | t2207 | t2208 | t2209 | t2210 | t2211 | t2212 | t2213 | t2214 | t2215;
    let t3521 = t165 | t350 | t479 | t583 | t677 | t768 | t852 | t936 | t1014 | t1085 | t1158 | t1225 | t1293
        | t1358 | t1422 | t1485 | t1547 | t1609 | t1669 | t1728 | t1786 | t1843 | t1899 | t1954 | t2009 | t2062
        | t2114 | t2165 | t2216 | t2217 | t2218 | t2219 | t2220 | t2221 | t2222 | t2223 | t2224 | t2225 | t2226
        | t2227 | t2228 | t2229 | t2230 | t2231 | t2232 | t2233 | t2234 | t2235 | t2236 | t2237 | t2238 | t2239
        | t2240 | t2241 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248 | t2249 | t2250 | t2251 | t2252
        | t2253 | t2254 | t2255 | t2256 | t2257 | t2258 | t2259 | t2260 | t2261 | t2262 | t2263 | t2264 | t2265;
    let t3522 = t167 | t352 | t480 | t584 | t678 | t769 | t853 | t937 | t1015 | t1086 | t1159 | t1227 | t1294
        | t1359 | t1423 | t1486 | t1548 | t1610 | t1670 | t1729 | t1787 | t1844 | t1900 | t1955 | t2010 | t2063
        | t2115 | t2166 | t2216 | t2266 | t2267 | t2268 | t2269 | t2270 | t2271 | t2272 | t2273 | t2274 | t2275
        | t2276 | t2277 | t2278 | t2279 | t2280 | t2281 | t2282 | t2283 | t2284 | t2285 | t2286 | t2287 | t2288
        | t2289 | t2290 | t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297 | t2298 | t2299 | t2300 | t2301
        | t2302 | t2303 | t2304 | t2305 | t2306 | t2307 | t2308 | t2309 | t2310 | t2311 | t2312 | t2313 | t2314;
    let t3523 = t169 | t354 | t482 | t585 | t679 | t770 | t854 | t938 | t1016 | t1087 | t1160 | t1228 | t1295
        | t1360 | t1424 | t1487 | t1549 | t1611 | t1671 | t1730 | t1788 | t1845 | t1901 | t1956 | t2011 | t2064
        | t2116 | t2167 | t2217 | t2266 | t2315 | t2316 | t2317 | t2318 | t2319 | t2320 | t2321 | t2322 | t2323
        | t2324 | t2325 | t2326 | t2327 | t2328 | t2329 | t2330 | t2331 | t2332 | t2333 | t2334 | t2335 | t2336
        | t2337 | t2338 | t2339 | t2340 | t2341 | t2342 | t2343 | t2344 | t2345 | t2346 | t2347 | t2348 | t2349
        | t2350 | t2351 | t2352 | t2353 | t2354 | t2355 | t2356 | t2357 | t2358 | t2359 | t2360 | t2361 | t2362;
    let t3524 = t171 | t356 | t484 | t586 | t680 | t771 | t855 | t940 | t1017 | t1088 | t1161 | t1229 | t1296
        | t1361 | t1425 | t1488 | t1550 | t1612 | t1672 | t1731 | t1789 | t1846 | t1902 | t1957 | t2012 | t2065
        | t2117 | t2168 | t2218 | t2267 | t2315 | t2363 | t2364 | t2365 | t2366 | t2367 | t2368 | t2369 | t2370
        | t2371 | t2372 | t2373 | t2374 | t2375 | t2376 | t2377 | t2378 | t2379 | t2380 | t2381 | t2382 | t2383
        | t2384 | t2385 | t2386 | t2387 | t2388 | t2389 | t2390 | t2391 | t2392 | t2393 | t2394 | t2395 | t2396
        | t2397 | t2398 | t2399 | t2400 | t2401 | t2402 | t2403 | t2404 | t2405 | t2406 | t2407 | t2408 | t2409;
    let t3525 = t174 | t357 | t486 | t588 | t681 | t772 | t856 | t941 | t1018 | t1089 | t1162 | t1230 | t1297
        | t1362 | t1426 | t1489 | t1551 | t1613 | t1673 | t1732 | t1790 | t1847 | t1903 | t1958 | t2013 | t2066
        | t2118 | t2169 | t2219 | t2268 | t2316 | t2363 | t2410 | t2411 | t2412 | t2413 | t2414 | t2415 | t2416
        | t2417 | t2419 | t2420 | t2421 | t2422 | t2423 | t2424 | t2425 | t2426 | t2427 | t2428 | t2429 | t2430
        | t2431 | t2432 | t2433 | t2434 | t2435 | t2436 | t2437 | t2438 | t2439 | t2440 | t2441 | t2442 | t2443
        | t2444 | t2445 | t2446 | t2447 | t2448 | t2449 | t2450 | t2451 | t2452 | t2453 | t2454 | t2455 | t2456;
    let t3526 = t176 | t358 | t487 | t589 | t682 | t773 | t857 | t942 | t1019 | t1090 | t1163 | t1231 | t1298
        | t1363 | t1427 | t1490 | t1552 | t1614 | t1674 | t1733 | t1791 | t1848 | t1904 | t1959 | t2014 | t2067
        | t2119 | t2170 | t2220 | t2269 | t2317 | t2364 | t2410 | t2457 | t2458 | t2459 | t2460 | t2461 | t2462
        | t2463 | t2464 | t2465 | t2466 | t2467 | t2468 | t2469 | t2470 | t2471 | t2472 | t2473 | t2474 | t2475
        | t2476 | t2477 | t2478 | t2479 | t2480 | t2481 | t2482 | t2483 | t2484 | t2485 | t2486 | t2487 | t2488
        | t2489 | t2490 | t2491 | t2492 | t2493 | t2494 | t2495 | t2496 | t2497 | t2498 | t2499 | t2500 | t2501;
    let t3527 = t179 | t360 | t489 | t591 | t683 | t774 | t858 | t943 | t1020 | t1092 | t1164 | t1232 | t1299
        | t1364 | t1428 | t1491 | t1553 | t1615 | t1675 | t1734 | t1792 | t1849 | t1905 | t1960 | t2015 | t2068
        | t2120 | t2171 | t2221 | t2270 | t2318 | t2365 | t2411 | t2457 | t2502 | t2503 | t2504 | t2505 | t2506
        | t2507 | t2508 | t2509 | t2510 | t2511 | t2512 | t2513 | t2514 | t2515 | t2516 | t2517 | t2518 | t2519
        | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526 | t2527 | t2528 | t2529 | t2530 | t2531 | t2532
        | t2533 | t2534 | t2535 | t2536 | t2537 | t2538 | t2539 | t2540 | t2541 | t2542 | t2543 | t2544 | t2545;
    let t3528 = t182 | t362 | t490 | t593 | t684 | t776 | t859 | t944 | t1021 | t1093 | t1165 | t1233 | t1300
        | t1365 | t1429 | t1492 | t1554 | t1616 | t1676 | t1735 | t1793 | t1850 | t1906 | t1961 | t2016 | t2069
        | t2121 | t2172 | t2222 | t2271 | t2319 | t2366 | t2412 | t2458 | t2502 | t2546 | t2547 | t2548 | t2549
        | t2550 | t2551 | t2552 | t2553 | t2554 | t2555 | t2556 | t2557 | t2558 | t2559 | t2560 | t2561 | t2562
        | t2563 | t2564 | t2565 | t2566 | t2567 | t2568 | t2569 | t2570 | t2571 | t2572 | t2573 | t2574 | t2575
        | t2576 | t2577 | t2578 | t2579 | t2580 | t2581 | t2582 | t2583 | t2584 | t2585 | t2586 | t2587 | t2588;
    let t3529 = t185 | t364 | t491 | t594 | t685 | t778 | t860 | t945 | t1022 | t1094 | t1166 | t1234 | t1301
        | t1366 | t1430 | t1493 | t1555 | t1617 | t1677 | t1736 | t1794 | t1851 | t1907 | t1962 | t2017 | t2070
        | t2122 | t2173 | t2223 | t2272 | t2320 | t2367 | t2413 | t2459 | t2503 | t2546 | t2589 | t2590 | t2591
        | t2592 | t2593 | t2594 | t2595 | t2596 | t2597 | t2598 | t2599 | t2600 | t2601 | t2602 | t2603 | t2604
        | t2605 | t2606 | t2607 | t2608 | t2609 | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617
        | t2618 | t2619 | t2620 | t2621 | t2622 | t2623 | t2624 | t2625 | t2626 | t2627 | t2628 | t2629 | t2630;
    let t3530 = t188 | t367 | t493 | t595 | t687 | t779 | t862 | t946 | t1023 | t1095 | t1167 | t1235 | t1302
        | t1367 | t1431 | t1494 | t1556 | t1618 | t1678 | t1737 | t1795 | t1852 | t1908 | t1963 | t2018 | t2071
        | t2123 | t2174 | t2224 | t2273 | t2321 | t2368 | t2414 | t2460 | t2504 | t2547 | t2589 | t2631 | t2632
        | t2633 | t2634 | t2635 | t2636 | t2637 | t2638 | t2639 | t2640 | t2641 | t2642 | t2643 | t2644 | t2645
        | t2646 | t2647 | t2648 | t2649 | t2650 | t2651 | t2652 | t2653 | t2654 | t2655 | t2656 | t2657 | t2658
        | t2659 | t2660 | t2661 | t2662 | t2663 | t2664 | t2665 | t2666 | t2667 | t2668 | t2669 | t2670 | t2671;
    let t3531 = t193 | t369 | t494 | t596 | t688 | t780 | t863 | t947 | t1024 | t1096 | t1168 | t1236 | t1303
        | t1368 | t1432 | t1495 | t1557 | t1619 | t1679 | t1738 | t1796 | t1853 | t1909 | t1964 | t2019 | t2072
        | t2124 | t2175 | t2225 | t2274 | t2322 | t2369 | t2415 | t2461 | t2505 | t2548 | t2590 | t2631 | t2672
        | t2673 | t2674 | t2675 | t2676 | t2677 | t2678 | t2679 | t2680 | t2681 | t2682 | t2683 | t2684 | t2685
        | t2686 | t2687 | t2688 | t2689 | t2690 | t2691 | t2692 | t2693 | t2694 | t2695 | t2696 | t2697 | t2698
        | t2699 | t2700 | t2701 | t2702 | t2703 | t2704 | t2705 | t2706 | t2707 | t2708 | t2709 | t2710 | t2711;
    let t3532 = t195 | t371 | t496 | t598 | t689 | t782 | t865 | t949 | t1025 | t1097 | t1169 | t1237 | t1304
        | t1369 | t1433 | t1496 | t1558 | t1620 | t1680 | t1739 | t1797 | t1854 | t1910 | t1965 | t2020 | t2073
        | t2125 | t2176 | t2226 | t2275 | t2323 | t2370 | t2416 | t2462 | t2506 | t2549 | t2591 | t2632 | t2672
        | t2712 | t2713 | t2714 | t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722 | t2723 | t2724
        | t2725 | t2726 | t2727 | t2728 | t2729 | t2730 | t2731 | t2732 | t2733 | t2734 | t2735 | t2736 | t2737
        | t2738 | t2739 | t2740 | t2741 | t2742 | t2743 | t2744 | t2745 | t2746 | t2747 | t2748 | t2749 | t2750;
    let t3533 = t197 | t372 | t498 | t600 | t691 | t783 | t866 | t951 | t1026 | t1098 | t1170 | t1238 | t1305
        | t1370 | t1434 | t1497 | t1559 | t1621 | t1681 | t1740 | t1798 | t1855 | t1911 | t1966 | t2021 | t2074
        | t2126 | t2177 | t2227 | t2276 | t2324 | t2371 | t2417 | t2463 | t2507 | t2550 | t2592 | t2633 | t2673
        | t2712 | t2751 | t2752 | t2753 | t2754 | t2755 | t2756 | t2757 | t2758 | t2759 | t2760 | t2761 | t2762
        | t2763 | t2764 | t2765 | t2766 | t2767 | t2768 | t2769 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775
        | t2776 | t2777 | t2778 | t2779 | t2780 | t2781 | t2782 | t2783 | t2784 | t2785 | t2786 | t2787 | t2788;
    let t3534 = t199 | t374 | t499 | t602 | t692 | t784 | t867 | t952 | t1027 | t1100 | t1171 | t1239 | t1306
        | t1371 | t1435 | t1498 | t1560 | t1622 | t1682 | t1741 | t1799 | t1856 | t1912 | t1967 | t2022 | t2075
        | t2127 | t2178 | t2228 | t2277 | t2325 | t2372 | t2419 | t2464 | t2508 | t2551 | t2593 | t2634 | t2674
        | t2713 | t2751 | t2789 | t2790 | t2791 | t2792 | t2793 | t2794 | t2795 | t2796 | t2797 | t2798 | t2799
        | t2800 | t2801 | t2802 | t2803 | t2804 | t2805 | t2806 | t2807 | t2808 | t2809 | t2810 | t2811 | t2812
        | t2813 | t2814 | t2815 | t2816 | t2817 | t2818 | t2819 | t2820 | t2821 | t2822 | t2823 | t2824 | t2825;
    let t3535 = t202 | t376 | t500 | t603 | t694 | t785 | t868 | t953 | t1028 | t1101 | t1172 | t1240 | t1307
        | t1372 | t1436 | t1499 | t1562 | t1623 | t1683 | t1742 | t1800 | t1857 | t1913 | t1968 | t2023 | t2076
        | t2128 | t2179 | t2229 | t2278 | t2326 | t2373 | t2420 | t2465 | t2509 | t2552 | t2594 | t2635 | t2675
        | t2714 | t2752 | t2789 | t2826 | t2827 | t2828 | t2829 | t2830 | t2831 | t2832 | t2833 | t2834 | t2835
        | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843 | t2844 | t2845 | t2846 | t2847 | t2848
        | t2849 | t2850 | t2851 | t2852 | t2853 | t2854 | t2855 | t2856 | t2857 | t2858 | t2859 | t2860 | t2861;
    let t3536 = t206 | t379 | t501 | t605 | t695 | t786 | t869 | t954 | t1029 | t1102 | t1173 | t1242 | t1308
        | t1373 | t1437 | t1500 | t1563 | t1624 | t1684 | t1743 | t1801 | t1858 | t1914 | t1969 | t2024 | t2077
        | t2129 | t2180 | t2230 | t2279 | t2327 | t2374 | t2421 | t2466 | t2510 | t2553 | t2595 | t2636 | t2676
        | t2715 | t2753 | t2790 | t2826 | t2862 | t2863 | t2864 | t2865 | t2866 | t2867 | t2868 | t2869 | t2870
        | t2871 | t2872 | t2873 | t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882 | t2883
        | t2884 | t2885 | t2886 | t2887 | t2888 | t2889 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895 | t2896;
    let t3537 = t209 | t381 | t502 | t606 | t697 | t787 | t871 | t955 | t1030 | t1103 | t1174 | t1243 | t1309
        | t1374 | t1438 | t1501 | t1564 | t1625 | t1685 | t1744 | t1802 | t1859 | t1915 | t1970 | t2025 | t2078
        | t2130 | t2181 | t2231 | t2280 | t2328 | t2375 | t2422 | t2467 | t2511 | t2554 | t2596 | t2637 | t2677
        | t2716 | t2754 | t2791 | t2827 | t2862 | t2897 | t2898 | t2899 | t2900 | t2901 | t2902 | t2903 | t2904
        | t2905 | t2906 | t2907 | t2908 | t2909 | t2910 | t2911 | t2912 | t2913 | t2914 | t2915 | t2916 | t2917
        | t2918 | t2919 | t2920 | t2921 | t2922 | t2923 | t2924 | t2925 | t2926 | t2927 | t2928 | t2929 | t2930;
    let t3538 = t212 | t383 | t504 | t607 | t699 | t788 | t872 | t956 | t1031 | t1104 | t1175 | t1244 | t1310
        | t1375 | t1439 | t1502 | t1565 | t1626 | t1686 | t1745 | t1803 | t1860 | t1916 | t1971 | t2026 | t2079
        | t2131 | t2182 | t2232 | t2281 | t2329 | t2376 | t2423 | t2468 | t2512 | t2555 | t2597 | t2638 | t2678
        | t2717 | t2755 | t2792 | t2828 | t2863 | t2897 | t2931 | t2932 | t2933 | t2934 | t2935 | t2936 | t2937
        | t2938 | t2939 | t2940 | t2941 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947 | t2948 | t2949 | t2950
        | t2951 | t2952 | t2953 | t2954 | t2955 | t2956 | t2957 | t2958 | t2959 | t2960 | t2961 | t2962 | t2963;
    let t3539 = t215 | t385 | t505 | t608 | t700 | t789 | t873 | t957 | t1032 | t1105 | t1176 | t1245 | t1311
        | t1376 | t1440 | t1503 | t1566 | t1627 | t1687 | t1746 | t1804 | t1861 | t1917 | t1972 | t2027 | t2080
        | t2132 | t2183 | t2233 | t2282 | t2330 | t2377 | t2424 | t2469 | t2513 | t2556 | t2598 | t2639 | t2679
        | t2718 | t2756 | t2793 | t2829 | t2864 | t2898 | t2931 | t2964 | t2965 | t2966 | t2967 | t2968 | t2969
        | t2970 | t2971 | t2972 | t2973 | t2974 | t2975 | t2976 | t2977 | t2978 | t2979 | t2980 | t2981 | t2982
        | t2983 | t2984 | t2985 | t2986 | t2987 | t2988 | t2989 | t2990 | t2991 | t2992 | t2993 | t2994 | t2995;
    let t3540 = t217 | t387 | t506 | t609 | t702 | t790 | t874 | t958 | t1033 | t1107 | t1177 | t1246 | t1312
        | t1377 | t1441 | t1504 | t1567 | t1628 | t1688 | t1747 | t1805 | t1862 | t1918 | t1973 | t2028 | t2081
        | t2133 | t2184 | t2234 | t2283 | t2331 | t2378 | t2425 | t2470 | t2514 | t2557 | t2599 | t2640 | t2680
        | t2719 | t2757 | t2794 | t2830 | t2865 | t2899 | t2932 | t2964 | t2996 | t2997 | t2998 | t2999 | t3000
        | t3001 | t3002 | t3003 | t3004 | t3005 | t3006 | t3007 | t3008 | t3009 | t3010 | t3011 | t3012 | t3013
        | t3014 | t3015 | t3016 | t3017 | t3018 | t3019 | t3020 | t3021 | t3022 | t3023 | t3024 | t3025 | t3026;
    let t3541 = t219 | t389 | t508 | t610 | t703 | t792 | t876 | t960 | t1034 | t1108 | t1178 | t1247 | t1313
        | t1378 | t1442 | t1505 | t1568 | t1629 | t1689 | t1748 | t1806 | t1863 | t1919 | t1974 | t2029 | t2082
        | t2134 | t2185 | t2235 | t2284 | t2332 | t2379 | t2426 | t2471 | t2515 | t2558 | t2600 | t2641 | t2681
        | t2720 | t2758 | t2795 | t2831 | t2866 | t2900 | t2933 | t2965 | t2996 | t3027 | t3028 | t3029 | t3030
        | t3031 | t3032 | t3033 | t3034 | t3035 | t3036 | t3037 | t3038 | t3039 | t3040 | t3041 | t3042 | t3043
        | t3044 | t3045 | t3046 | t3047 | t3048 | t3049 | t3050 | t3051 | t3052 | t3053 | t3054 | t3055 | t3056;
    let t3542 = t222 | t391 | t509 | t611 | t704 | t793 | t877 | t961 | t1035 | t1109 | t1179 | t1248 | t1314
        | t1379 | t1443 | t1506 | t1569 | t1630 | t1690 | t1749 | t1807 | t1864 | t1920 | t1975 | t2030 | t2083
        | t2135 | t2186 | t2236 | t2285 | t2333 | t2380 | t2427 | t2472 | t2516 | t2559 | t2601 | t2642 | t2682
        | t2721 | t2759 | t2796 | t2832 | t2867 | t2901 | t2934 | t2966 | t2997 | t3027 | t3057 | t3058 | t3059
        | t3060 | t3061 | t3062 | t3063 | t3064 | t3065 | t3066 | t3067 | t3068 | t3069 | t3070 | t3071 | t3072
        | t3073 | t3074 | t3075 | t3076 | t3077 | t3078 | t3079 | t3080 | t3081 | t3082 | t3083 | t3084 | t3085;
    let t3543 = t225 | t393 | t510 | t613 | t706 | t794 | t878 | t962 | t1036 | t1111 | t1180 | t1249 | t1315
        | t1380 | t1444 | t1507 | t1570 | t1631 | t1691 | t1750 | t1808 | t1865 | t1921 | t1976 | t2031 | t2084
        | t2136 | t2187 | t2237 | t2286 | t2334 | t2381 | t2428 | t2473 | t2517 | t2560 | t2602 | t2643 | t2683
        | t2722 | t2760 | t2797 | t2833 | t2868 | t2902 | t2935 | t2967 | t2998 | t3028 | t3057 | t3086 | t3087
        | t3088 | t3089 | t3090 | t3091 | t3092 | t3093 | t3094 | t3095 | t3096 | t3097 | t3098 | t3099 | t3100
        | t3101 | t3102 | t3103 | t3104 | t3105 | t3106 | t3107 | t3108 | t3109 | t3110 | t3111 | t3112 | t3113;
    let t3544 = t228 | t395 | t512 | t614 | t707 | t796 | t879 | t963 | t1037 | t1112 | t1181 | t1250 | t1316
        | t1381 | t1445 | t1508 | t1571 | t1632 | t1692 | t1751 | t1809 | t1866 | t1922 | t1977 | t2032 | t2085
        | t2137 | t2188 | t2238 | t2287 | t2335 | t2382 | t2429 | t2474 | t2518 | t2561 | t2603 | t2644 | t2684
        | t2723 | t2761 | t2798 | t2834 | t2869 | t2903 | t2936 | t2968 | t2999 | t3029 | t3058 | t3086 | t3114
        | t3115 | t3116 | t3117 | t3118 | t3119 | t3120 | t3121 | t3122 | t3123 | t3124 | t3125 | t3126 | t3127
        | t3128 | t3129 | t3130 | t3131 | t3132 | t3133 | t3134 | t3135 | t3136 | t3137 | t3138 | t3139 | t3140;
    let t3545 = t231 | t397 | t514 | t615 | t708 | t798 | t880 | t965 | t1038 | t1113 | t1182 | t1251 | t1317
        | t1382 | t1446 | t1509 | t1572 | t1633 | t1693 | t1752 | t1810 | t1867 | t1923 | t1978 | t2033 | t2086
        | t2138 | t2189 | t2239 | t2288 | t2336 | t2383 | t2430 | t2475 | t2519 | t2562 | t2604 | t2645 | t2685
        | t2724 | t2762 | t2799 | t2835 | t2870 | t2904 | t2937 | t2969 | t3000 | t3030 | t3059 | t3087 | t3114
        | t3141 | t3142 | t3143 | t3144 | t3145 | t3146 | t3147 | t3148 | t3149 | t3150 | t3151 | t3152 | t3153
        | t3154 | t3155 | t3156 | t3157 | t3158 | t3159 | t3160 | t3161 | t3162 | t3163 | t3164 | t3165 | t3166;
    let t3546 = t234 | t399 | t516 | t616 | t709 | t799 | t881 | t967 | t1039 | t1114 | t1183 | t1252 | t1318
        | t1383 | t1447 | t1510 | t1573 | t1634 | t1694 | t1753 | t1811 | t1868 | t1924 | t1979 | t2034 | t2087
        | t2139 | t2190 | t2240 | t2289 | t2337 | t2384 | t2431 | t2476 | t2520 | t2563 | t2605 | t2646 | t2686
        | t2725 | t2763 | t2800 | t2836 | t2871 | t2905 | t2938 | t2970 | t3001 | t3031 | t3060 | t3088 | t3115
        | t3141 | t3167 | t3168 | t3169 | t3170 | t3171 | t3172 | t3173 | t3174 | t3175 | t3176 | t3177 | t3178
        | t3179 | t3180 | t3181 | t3182 | t3183 | t3184 | t3185 | t3186 | t3187 | t3188 | t3189 | t3190 | t3191;
    let t3547 = t238 | t401 | t518 | t617 | t711 | t801 | t882 | t968 | t1040 | t1115 | t1184 | t1253 | t1319
        | t1384 | t1448 | t1511 | t1574 | t1635 | t1695 | t1754 | t1812 | t1869 | t1925 | t1980 | t2035 | t2088
        | t2140 | t2191 | t2241 | t2290 | t2338 | t2385 | t2432 | t2477 | t2521 | t2564 | t2606 | t2647 | t2687
        | t2726 | t2764 | t2801 | t2837 | t2872 | t2906 | t2939 | t2971 | t3002 | t3032 | t3061 | t3089 | t3116
        | t3142 | t3167 | t3192 | t3193 | t3194 | t3195 | t3196 | t3197 | t3198 | t3199 | t3200 | t3201 | t3202
        | t3203 | t3204 | t3205 | t3206 | t3207 | t3208 | t3209 | t3210 | t3211 | t3212 | t3213 | t3214 | t3215;
    let t3548 = t240 | t403 | t519 | t618 | t713 | t803 | t883 | t969 | t1041 | t1116 | t1185 | t1254 | t1320
        | t1385 | t1449 | t1512 | t1575 | t1636 | t1696 | t1755 | t1813 | t1870 | t1926 | t1981 | t2036 | t2089
        | t2141 | t2192 | t2242 | t2291 | t2339 | t2386 | t2433 | t2478 | t2522 | t2565 | t2607 | t2648 | t2688
        | t2727 | t2765 | t2802 | t2838 | t2873 | t2907 | t2940 | t2972 | t3003 | t3033 | t3062 | t3090 | t3117
        | t3143 | t3168 | t3192 | t3216 | t3217 | t3218 | t3219 | t3220 | t3221 | t3222 | t3223 | t3224 | t3225
        | t3226 | t3227 | t3228 | t3229 | t3230 | t3231 | t3232 | t3233 | t3234 | t3235 | t3236 | t3237 | t3238;
    let t3549 = t242 | t405 | t521 | t619 | t714 | t805 | t885 | t970 | t1042 | t1117 | t1186 | t1255 | t1321
        | t1386 | t1450 | t1513 | t1576 | t1637 | t1697 | t1756 | t1814 | t1871 | t1927 | t1982 | t2037 | t2090
        | t2142 | t2193 | t2243 | t2292 | t2340 | t2387 | t2434 | t2479 | t2523 | t2566 | t2608 | t2649 | t2689
        | t2728 | t2766 | t2803 | t2839 | t2874 | t2908 | t2941 | t2973 | t3004 | t3034 | t3063 | t3091 | t3118
        | t3144 | t3169 | t3193 | t3216 | t3239 | t3240 | t3241 | t3242 | t3243 | t3244 | t3245 | t3246 | t3247
        | t3248 | t3249 | t3250 | t3251 | t3252 | t3253 | t3254 | t3255 | t3256 | t3257 | t3258 | t3259 | t3260;
    let t3550 = t245 | t407 | t522 | t620 | t715 | t806 | t887 | t971 | t1043 | t1118 | t1187 | t1256 | t1322
        | t1387 | t1451 | t1514 | t1577 | t1638 | t1698 | t1757 | t1815 | t1872 | t1928 | t1983 | t2038 | t2091
        | t2143 | t2194 | t2244 | t2293 | t2341 | t2388 | t2435 | t2480 | t2524 | t2567 | t2609 | t2650 | t2690
        | t2729 | t2767 | t2804 | t2840 | t2875 | t2909 | t2942 | t2974 | t3005 | t3035 | t3064 | t3092 | t3119
        | t3145 | t3170 | t3194 | t3217 | t3239 | t3261 | t3262 | t3263 | t3264 | t3265 | t3266 | t3267 | t3268
        | t3269 | t3270 | t3271 | t3272 | t3273 | t3274 | t3275 | t3276 | t3277 | t3278 | t3279 | t3280 | t3281;
    let t3551 = t247 | t408 | t523 | t621 | t716 | t807 | t888 | t972 | t1044 | t1119 | t1188 | t1257 | t1323
        | t1388 | t1452 | t1515 | t1578 | t1639 | t1699 | t1758 | t1816 | t1873 | t1929 | t1984 | t2039 | t2092
        | t2144 | t2195 | t2245 | t2294 | t2342 | t2389 | t2436 | t2481 | t2525 | t2568 | t2610 | t2651 | t2691
        | t2730 | t2768 | t2805 | t2841 | t2876 | t2910 | t2943 | t2975 | t3006 | t3036 | t3065 | t3093 | t3120
        | t3146 | t3171 | t3195 | t3218 | t3240 | t3261 | t3282 | t3283 | t3284 | t3285 | t3286 | t3287 | t3288
        | t3289 | t3290 | t3291 | t3292 | t3293 | t3294 | t3295 | t3296 | t3297 | t3298 | t3299 | t3300 | t3301;
    let t3552 = t249 | t409 | t524 | t622 | t717 | t808 | t889 | t973 | t1045 | t1120 | t1189 | t1258 | t1324
        | t1389 | t1453 | t1516 | t1579 | t1640 | t1700 | t1759 | t1817 | t1874 | t1930 | t1985 | t2040 | t2093
        | t2145 | t2196 | t2246 | t2295 | t2343 | t2390 | t2437 | t2482 | t2526 | t2569 | t2611 | t2652 | t2692
        | t2731 | t2769 | t2806 | t2842 | t2877 | t2911 | t2944 | t2976 | t3007 | t3037 | t3066 | t3094 | t3121
        | t3147 | t3172 | t3196 | t3219 | t3241 | t3262 | t3282 | t3302 | t3303 | t3304 | t3305 | t3306 | t3307
        | t3308 | t3309 | t3310 | t3311 | t3312 | t3313 | t3314 | t3315 | t3316 | t3317 | t3318 | t3319 | t3320;
    let t3553 = t252 | t411 | t526 | t623 | t718 | t809 | t890 | t974 | t1046 | t1121 | t1190 | t1259 | t1325
        | t1390 | t1454 | t1517 | t1580 | t1641 | t1701 | t1760 | t1818 | t1875 | t1931 | t1986 | t2041 | t2094
        | t2146 | t2197 | t2247 | t2296 | t2344 | t2391 | t2438 | t2483 | t2527 | t2570 | t2612 | t2653 | t2693
        | t2732 | t2770 | t2807 | t2843 | t2878 | t2912 | t2945 | t2977 | t3008 | t3038 | t3067 | t3095 | t3122
        | t3148 | t3173 | t3197 | t3220 | t3242 | t3263 | t3283 | t3302 | t3321 | t3322 | t3323 | t3324 | t3325
        | t3326 | t3327 | t3328 | t3329 | t3330 | t3331 | t3332 | t3333 | t3334 | t3335 | t3336 | t3337 | t3338;
    let t3554 = t255 | t413 | t528 | t624 | t719 | t810 | t891 | t975 | t1047 | t1122 | t1191 | t1260 | t1326
        | t1391 | t1455 | t1518 | t1581 | t1642 | t1702 | t1761 | t1819 | t1876 | t1932 | t1987 | t2042 | t2095
        | t2147 | t2198 | t2248 | t2297 | t2345 | t2392 | t2439 | t2484 | t2528 | t2571 | t2613 | t2654 | t2694
        | t2733 | t2771 | t2808 | t2844 | t2879 | t2913 | t2946 | t2978 | t3009 | t3039 | t3068 | t3096 | t3123
        | t3149 | t3174 | t3198 | t3221 | t3243 | t3264 | t3284 | t3303 | t3321 | t3339 | t3340 | t3341 | t3342
        | t3343 | t3344 | t3345 | t3346 | t3347 | t3348 | t3349 | t3350 | t3351 | t3352 | t3353 | t3354 | t3355;
    let t3555 = t258 | t416 | t529 | t625 | t720 | t811 | t893 | t976 | t1048 | t1123 | t1192 | t1261 | t1327
        | t1392 | t1456 | t1519 | t1582 | t1643 | t1703 | t1762 | t1820 | t1877 | t1933 | t1988 | t2043 | t2096
        | t2148 | t2199 | t2249 | t2298 | t2346 | t2393 | t2440 | t2485 | t2529 | t2572 | t2614 | t2655 | t2695
        | t2734 | t2772 | t2809 | t2845 | t2880 | t2914 | t2947 | t2979 | t3010 | t3040 | t3069 | t3097 | t3124
        | t3150 | t3175 | t3199 | t3222 | t3244 | t3265 | t3285 | t3304 | t3322 | t3339 | t3356 | t3357 | t3358
        | t3359 | t3360 | t3361 | t3362 | t3363 | t3364 | t3365 | t3366 | t3367 | t3368 | t3369 | t3370 | t3371;
    let t3556 = t261 | t418 | t530 | t626 | t721 | t812 | t894 | t977 | t1049 | t1124 | t1193 | t1262 | t1328
        | t1393 | t1457 | t1520 | t1583 | t1644 | t1704 | t1763 | t1821 | t1878 | t1934 | t1989 | t2044 | t2097
        | t2149 | t2200 | t2250 | t2299 | t2347 | t2394 | t2441 | t2486 | t2530 | t2573 | t2615 | t2656 | t2696
        | t2735 | t2773 | t2810 | t2846 | t2881 | t2915 | t2948 | t2980 | t3011 | t3041 | t3070 | t3098 | t3125
        | t3151 | t3176 | t3200 | t3223 | t3245 | t3266 | t3286 | t3305 | t3323 | t3340 | t3356 | t3372 | t3373
        | t3374 | t3375 | t3376 | t3377 | t3378 | t3379 | t3380 | t3381 | t3382 | t3383 | t3384 | t3385 | t3386;
    let t3557 = t263 | t420 | t532 | t628 | t723 | t813 | t895 | t978 | t1050 | t1126 | t1194 | t1263 | t1329
        | t1394 | t1458 | t1521 | t1584 | t1645 | t1705 | t1764 | t1822 | t1879 | t1935 | t1990 | t2045 | t2098
        | t2150 | t2201 | t2251 | t2300 | t2348 | t2395 | t2442 | t2487 | t2531 | t2574 | t2616 | t2657 | t2697
        | t2736 | t2774 | t2811 | t2847 | t2882 | t2916 | t2949 | t2981 | t3012 | t3042 | t3071 | t3099 | t3126
        | t3152 | t3177 | t3201 | t3224 | t3246 | t3267 | t3287 | t3306 | t3324 | t3341 | t3357 | t3372 | t3387
        | t3388 | t3389 | t3390 | t3391 | t3392 | t3393 | t3394 | t3395 | t3396 | t3397 | t3398 | t3399 | t3400;
    let t3558 = t265 | t421 | t533 | t629 | t724 | t814 | t896 | t979 | t1051 | t1127 | t1195 | t1264 | t1330
        | t1395 | t1459 | t1522 | t1585 | t1646 | t1706 | t1765 | t1823 | t1880 | t1936 | t1991 | t2046 | t2099
        | t2151 | t2202 | t2252 | t2301 | t2349 | t2396 | t2443 | t2488 | t2532 | t2575 | t2617 | t2658 | t2698
        | t2737 | t2775 | t2812 | t2848 | t2883 | t2917 | t2950 | t2982 | t3013 | t3043 | t3072 | t3100 | t3127
        | t3153 | t3178 | t3202 | t3225 | t3247 | t3268 | t3288 | t3307 | t3325 | t3342 | t3358 | t3373 | t3387
        | t3401 | t3402 | t3403 | t3404 | t3405 | t3406 | t3407 | t3408 | t3409 | t3410 | t3411 | t3412 | t3413;
    let t3559 = t266 | t422 | t534 | t630 | t725 | t815 | t897 | t980 | t1052 | t1128 | t1196 | t1265 | t1331
        | t1396 | t1460 | t1523 | t1586 | t1647 | t1707 | t1766 | t1824 | t1881 | t1937 | t1992 | t2047 | t2100
        | t2152 | t2203 | t2253 | t2302 | t2350 | t2397 | t2444 | t2489 | t2533 | t2576 | t2618 | t2659 | t2699
        | t2738 | t2776 | t2813 | t2849 | t2884 | t2918 | t2951 | t2983 | t3014 | t3044 | t3073 | t3101 | t3128
        | t3154 | t3179 | t3203 | t3226 | t3248 | t3269 | t3289 | t3308 | t3326 | t3343 | t3359 | t3374 | t3388
        | t3401 | t3414 | t3415 | t3416 | t3417 | t3418 | t3419 | t3420 | t3421 | t3422 | t3423 | t3424 | t3425;
    let t3560 = t267 | t423 | t535 | t631 | t726 | t816 | t898 | t981 | t1053 | t1129 | t1197 | t1266 | t1332
        | t1397 | t1461 | t1524 | t1587 | t1648 | t1708 | t1767 | t1825 | t1882 | t1938 | t1993 | t2048 | t2101
        | t2153 | t2204 | t2254 | t2303 | t2351 | t2398 | t2445 | t2490 | t2534 | t2577 | t2619 | t2660 | t2700
        | t2739 | t2777 | t2814 | t2850 | t2885 | t2919 | t2952 | t2984 | t3015 | t3045 | t3074 | t3102 | t3129
        | t3155 | t3180 | t3204 | t3227 | t3249 | t3270 | t3290 | t3309 | t3327 | t3344 | t3360 | t3375 | t3389
        | t3402 | t3414 | t3426 | t3427 | t3428 | t3429 | t3430 | t3431 | t3432 | t3433 | t3434 | t3435 | t3436;
    let t3561 = t269 | t424 | t536 | t632 | t727 | t817 | t899 | t982 | t1054 | t1130 | t1198 | t1267 | t1333
        | t1398 | t1462 | t1525 | t1588 | t1649 | t1709 | t1768 | t1826 | t1883 | t1939 | t1994 | t2049 | t2102
        | t2154 | t2205 | t2255 | t2304 | t2352 | t2399 | t2446 | t2491 | t2535 | t2578 | t2620 | t2661 | t2701
        | t2740 | t2778 | t2815 | t2851 | t2886 | t2920 | t2953 | t2985 | t3016 | t3046 | t3075 | t3103 | t3130
        | t3156 | t3181 | t3205 | t3228 | t3250 | t3271 | t3291 | t3310 | t3328 | t3345 | t3361 | t3376 | t3390
        | t3403 | t3415 | t3426 | t3437 | t3438 | t3439 | t3440 | t3441 | t3442 | t3443 | t3444 | t3445 | t3446;
    let t3562 = t271 | t425 | t537 | t633 | t728 | t818 | t900 | t983 | t1055 | t1131 | t1199 | t1268 | t1334
        | t1399 | t1463 | t1526 | t1589 | t1650 | t1710 | t1769 | t1827 | t1884 | t1940 | t1995 | t2050 | t2103
        | t2155 | t2206 | t2256 | t2305 | t2353 | t2400 | t2447 | t2492 | t2536 | t2579 | t2621 | t2662 | t2702
        | t2741 | t2779 | t2816 | t2852 | t2887 | t2921 | t2954 | t2986 | t3017 | t3047 | t3076 | t3104 | t3131
        | t3157 | t3182 | t3206 | t3229 | t3251 | t3272 | t3292 | t3311 | t3329 | t3346 | t3362 | t3377 | t3391
        | t3404 | t3416 | t3427 | t3437 | t3447 | t3448 | t3449 | t3450 | t3451 | t3452 | t3453 | t3454 | t3455;
    let t3563 = t273 | t426 | t538 | t634 | t729 | t819 | t901 | t984 | t1056 | t1132 | t1200 | t1269 | t1335
        | t1400 | t1464 | t1527 | t1590 | t1651 | t1711 | t1770 | t1828 | t1885 | t1941 | t1996 | t2051 | t2104
        | t2156 | t2207 | t2257 | t2306 | t2354 | t2401 | t2448 | t2493 | t2537 | t2580 | t2622 | t2663 | t2703
        | t2742 | t2780 | t2817 | t2853 | t2888 | t2922 | t2955 | t2987 | t3018 | t3048 | t3077 | t3105 | t3132
        | t3158 | t3183 | t3207 | t3230 | t3252 | t3273 | t3293 | t3312 | t3330 | t3347 | t3363 | t3378 | t3392
        | t3405 | t3417 | t3428 | t3438 | t3447 | t3456 | t3457 | t3458 | t3459 | t3460 | t3461 | t3462 | t3463;
    let t3564 = t276 | t428 | t540 | t636 | t731 | t821 | t902 | t985 | t1057 | t1133 | t1201 | t1270 | t1336
        | t1401 | t1465 | t1528 | t1591 | t1652 | t1712 | t1771 | t1829 | t1886 | t1942 | t1997 | t2052 | t2105
        | t2157 | t2208 | t2258 | t2307 | t2355 | t2402 | t2449 | t2494 | t2538 | t2581 | t2623 | t2664 | t2704
        | t2743 | t2781 | t2818 | t2854 | t2889 | t2923 | t2956 | t2988 | t3019 | t3049 | t3078 | t3106 | t3133
        | t3159 | t3184 | t3208 | t3231 | t3253 | t3274 | t3294 | t3313 | t3331 | t3348 | t3364 | t3379 | t3393
        | t3406 | t3418 | t3429 | t3439 | t3448 | t3456 | t3464 | t3465 | t3466 | t3467 | t3468 | t3469 | t3470;
    let t3565 = t278 | t429 | t542 | t638 | t732 | t822 | t903 | t986 | t1058 | t1134 | t1202 | t1271 | t1337
        | t1402 | t1466 | t1529 | t1592 | t1653 | t1713 | t1772 | t1830 | t1887 | t1943 | t1998 | t2053 | t2106
        | t2158 | t2209 | t2259 | t2308 | t2356 | t2403 | t2450 | t2495 | t2539 | t2582 | t2624 | t2665 | t2705
        | t2744 | t2782 | t2819 | t2855 | t2890 | t2924 | t2957 | t2989 | t3020 | t3050 | t3079 | t3107 | t3134
        | t3160 | t3185 | t3209 | t3232 | t3254 | t3275 | t3295 | t3314 | t3332 | t3349 | t3365 | t3380 | t3394
        | t3407 | t3419 | t3430 | t3440 | t3449 | t3457 | t3464 | t3471 | t3472 | t3473 | t3474 | t3475 | t3476;
    let t3566 = t280 | t431 | t543 | t639 | t733 | t823 | t904 | t987 | t1059 | t1135 | t1203 | t1272 | t1338
        | t1403 | t1467 | t1530 | t1593 | t1654 | t1714 | t1773 | t1831 | t1888 | t1944 | t1999 | t2054 | t2107
        | t2159 | t2210 | t2260 | t2309 | t2357 | t2404 | t2451 | t2496 | t2540 | t2583 | t2625 | t2666 | t2706
        | t2745 | t2783 | t2820 | t2856 | t2891 | t2925 | t2958 | t2990 | t3021 | t3051 | t3080 | t3108 | t3135
        | t3161 | t3186 | t3210 | t3233 | t3255 | t3276 | t3296 | t3315 | t3333 | t3350 | t3366 | t3381 | t3395
        | t3408 | t3420 | t3431 | t3441 | t3450 | t3458 | t3465 | t3471 | t3477 | t3478 | t3479 | t3480 | t3481;
    let t3567 = t282 | t432 | t545 | t640 | t734 | t824 | t906 | t988 | t1060 | t1136 | t1204 | t1273 | t1339
        | t1404 | t1468 | t1531 | t1594 | t1655 | t1715 | t1774 | t1832 | t1889 | t1945 | t2000 | t2055 | t2108
        | t2160 | t2211 | t2261 | t2310 | t2358 | t2405 | t2452 | t2497 | t2541 | t2584 | t2626 | t2667 | t2707
        | t2746 | t2784 | t2821 | t2857 | t2892 | t2926 | t2959 | t2991 | t3022 | t3052 | t3081 | t3109 | t3136
        | t3162 | t3187 | t3211 | t3234 | t3256 | t3277 | t3297 | t3316 | t3334 | t3351 | t3367 | t3382 | t3396
        | t3409 | t3421 | t3432 | t3442 | t3451 | t3459 | t3466 | t3472 | t3477 | t3482 | t3483 | t3484 | t3485;
    let t3568 = t284 | t434 | t546 | t642 | t735 | t825 | t908 | t989 | t1062 | t1137 | t1205 | t1274 | t1340
        | t1405 | t1469 | t1532 | t1595 | t1656 | t1716 | t1775 | t1833 | t1890 | t1946 | t2001 | t2056 | t2109
        | t2161 | t2212 | t2262 | t2311 | t2359 | t2406 | t2453 | t2498 | t2542 | t2585 | t2627 | t2668 | t2708
        | t2747 | t2785 | t2822 | t2858 | t2893 | t2927 | t2960 | t2992 | t3023 | t3053 | t3082 | t3110 | t3137
        | t3163 | t3188 | t3212 | t3235 | t3257 | t3278 | t3298 | t3317 | t3335 | t3352 | t3368 | t3383 | t3397
        | t3410 | t3422 | t3433 | t3443 | t3452 | t3460 | t3467 | t3473 | t3478 | t3482 | t3486 | t3487 | t3488;
    let t3569 = t286 | t436 | t547 | t643 | t736 | t826 | t909 | t990 | t1063 | t1138 | t1206 | t1275 | t1341
        | t1406 | t1470 | t1533 | t1596 | t1657 | t1717 | t1776 | t1834 | t1891 | t1947 | t2002 | t2057 | t2110
        | t2162 | t2213 | t2263 | t2312 | t2360 | t2407 | t2454 | t2499 | t2543 | t2586 | t2628 | t2669 | t2709
        | t2748 | t2786 | t2823 | t2859 | t2894 | t2928 | t2961 | t2993 | t3024 | t3054 | t3083 | t3111 | t3138
        | t3164 | t3189 | t3213 | t3236 | t3258 | t3279 | t3299 | t3318 | t3336 | t3353 | t3369 | t3384 | t3398
        | t3411 | t3423 | t3434 | t3444 | t3453 | t3461 | t3468 | t3474 | t3479 | t3483 | t3486 | t3489 | t3490;
    let t3570 = t287 | t437 | t548 | t644 | t737 | t827 | t910 | t991 | t1064 | t1139 | t1207 | t1276 | t1342
        | t1407 | t1471 | t1534 | t1597 | t1658 | t1718 | t1777 | t1835 | t1892 | t1948 | t2003 | t2058 | t2111
        | t2163 | t2214 | t2264 | t2313 | t2361 | t2408 | t2455 | t2500 | t2544 | t2587 | t2629 | t2670 | t2710
        | t2749 | t2787 | t2824 | t2860 | t2895 | t2929 | t2962 | t2994 | t3025 | t3055 | t3084 | t3112 | t3139
        | t3165 | t3190 | t3214 | t3237 | t3259 | t3280 | t3300 | t3319 | t3337 | t3354 | t3370 | t3385 | t3399
        | t3412 | t3424 | t3435 | t3445 | t3454 | t3462 | t3469 | t3475 | t3480 | t3484 | t3487 | t3489 | t3491;
    let t3571 = t289 | t439 | t549 | t645 | t739 | t828 | t911 | t992 | t1066 | t1140 | t1208 | t1277 | t1343
        | t1408 | t1472 | t1535 | t1598 | t1659 | t1719 | t1778 | t1836 | t1893 | t1949 | t2005 | t2059 | t2112
        | t2164 | t2215 | t2265 | t2314 | t2362 | t2409 | t2456 | t2501 | t2545 | t2588 | t2630 | t2671 | t2711
        | t2750 | t2788 | t2825 | t2861 | t2896 | t2930 | t2963 | t2995 | t3026 | t3056 | t3085 | t3113 | t3140
        | t3166 | t3191 | t3215 | t3238 | t3260 | t3281 | t3301 | t3320 | t3338 | t3355 | t3371 | t3386 | t3400
        | t3413 | t3425 | t3436 | t3446 | t3455 | t3463 | t3470 | t3476 | t3481 | t3485 | t3488 | t3490 | t3491;
    let t3572 = t3492 & !t3493;
    entry[0] = entry[0] ^ t3494;
    entry[1] = entry[1] ^ t3495;
    entry[2] = entry[2] ^ t3496;
    entry[3] = entry[3] ^ t3497;
    entry[4] = entry[4] ^ t3498;
    entry[5] = entry[5] ^ t3499;
    entry[6] = entry[6] ^ t3500;
    entry[7] = entry[7] ^ t3501;
    entry[8] = entry[8] ^ t3502;
    entry[9] = entry[9] ^ t3503;
    entry[10] = entry[10] ^ t3504;
    entry[11] = entry[11] ^ t3505;
    entry[12] = entry[12] ^ t3506;
    entry[13] = entry[13] ^ t3507;
    entry[14] = entry[14] ^ t3508;
    entry[15] = entry[15] ^ t3509;
    entry[16] = entry[16] ^ t3510;
    entry[17] = entry[17] ^ t3511;
    entry[18] = entry[18] ^ t3512;
    entry[19] = entry[19] ^ t3513;
    entry[20] = entry[20] ^ t3514;
    entry[21] = entry[21] ^ t3515;
    entry[22] = entry[22] ^ t3516;
    entry[23] = entry[23] ^ t3517;
    entry[24] = entry[24] ^ t3518;
    entry[25] = entry[25] ^ t3519;
    entry[26] = entry[26] ^ t3520;
    entry[27] = entry[27] ^ t3521;
    entry[28] = entry[28] ^ t3522;
    entry[29] = entry[29] ^ t3523;
    entry[30] = entry[30] ^ t3524;
    entry[31] = entry[31] ^ t3525;
    entry[32] = entry[32] ^ t3526;
    entry[33] = entry[33] ^ t3527;
    entry[34] = entry[34] ^ t3528;
    entry[35] = entry[35] ^ t3529;
    entry[36] = entry[36] ^ t3530;
    entry[37] = entry[37] ^ t3531;
    entry[38] = entry[38] ^ t3532;
    entry[39] = entry[39] ^ t3533;
    entry[40] = entry[40] ^ t3534;
    entry[41] = entry[41] ^ t3535;
    entry[42] = entry[42] ^ t3536;
    entry[43] = entry[43] ^ t3537;
    entry[44] = entry[44] ^ t3538;
    entry[45] = entry[45] ^ t3539;
    entry[46] = entry[46] ^ t3540;
    entry[47] = entry[47] ^ t3541;
    entry[48] = entry[48] ^ t3542;
    entry[49] = entry[49] ^ t3543;
    entry[50] = entry[50] ^ t3544;
    entry[51] = entry[51] ^ t3545;
    entry[52] = entry[52] ^ t3546;
    entry[53] = entry[53] ^ t3547;
    entry[54] = entry[54] ^ t3548;
    entry[55] = entry[55] ^ t3549;
    entry[56] = entry[56] ^ t3550;
    entry[57] = entry[57] ^ t3551;
    entry[58] = entry[58] ^ t3552;
    entry[59] = entry[59] ^ t3553;
    entry[60] = entry[60] ^ t3554;
    entry[61] = entry[61] ^ t3555;
    entry[62] = entry[62] ^ t3556;
    entry[63] = entry[63] ^ t3557;
    entry[64] = entry[64] ^ t3558;
    entry[65] = entry[65] ^ t3559;
    entry[66] = entry[66] ^ t3560;
    entry[67] = entry[67] ^ t3561;
    entry[68] = entry[68] ^ t3562;
    entry[69] = entry[69] ^ t3563;
    entry[70] = entry[70] ^ t3564;
    entry[71] = entry[71] ^ t3565;
    entry[72] = entry[72] ^ t3566;
    entry[73] = entry[73] ^ t3567;
    entry[74] = entry[74] ^ t3568;
    entry[75] = entry[75] ^ t3569;
    entry[76] = entry[76] ^ t3570;
    entry[77] = entry[77] ^ t3571;
    Flags { corrected: t3572, uncorrectable: t3493 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 1]; CHECK_BITS] = [
    [
        0x0d8ee43cca3d68a9,
    ],
    [
        0x1b1dc879947ad152,
    ],
    [
        0x363b90f328f5a2a5,
    ],
    [
        0x6c7721e651eb454a,
    ],
    [
        0xd8ee43cca3d68a95,
    ],
    [
        0xbc5263a58d907d83,
    ],
    [
        0x752a2377d11d93ae,
    ],
    [
        0xea5446efa23b275d,
    ],
    [
        0xd92669e38e4b2613,
    ],
    [
        0xbfc237fbd6ab248e,
    ],
    [
        0x720a8bcb676b21b5,
    ],
    [
        0xe4151796ced6436b,
    ],
    [
        0xc5a4cb115791ee7e,
    ],
    [
        0x86c7721e651eb454,
    ],
];

/// Encodes one entry: the check bytes of `data`.
pub fn encode(data: &[u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) {
    let mut words = [0u64; 1];
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
        difference |= (a ^ b) & if i + 1 == CHECK_BYTES { 0x3f } else { 0xff };
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
    let (beat, pin) = (i / 78, i % 78);
    if pin < 64 { (true, beat * 64 + pin) } else { (false, beat * 14 + pin - 64) }
}
