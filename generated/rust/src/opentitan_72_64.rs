//! OpenTitan (72,64): encoder and decoder. Generated; do not edit.
//!
//! Scheme `opentitan-72-64`, sha-256 a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: lowRISC OpenTitan, hw/ip/prim, prim_secded_72_64 (Apache-2.0).
//!
//! Physical bit `i` of an entry of 72 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "opentitan-72-64";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d";
/// Data bits of an entry.
pub const DATA_BITS: usize = 64;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 8;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 72;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 8;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 1;
/// Most bits that are corrected in an entry.
pub const MOST_FLIPS: usize = 1;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let [
        d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22,
        d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39, d40, d41, d42, d43,
        d44, d45, d46, d47, d48, d49, d50, d51, d52, d53, d54, d55, d56, d57, d58, d59, d60, d61, d62, d63,
    ] = data;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7,
    );
    t0 = *d0 ^ *d1 ^ *d2 ^ *d3 ^ *d4 ^ *d5 ^ *d6 ^ *d7 ^ *d8 ^ *d9 ^ *d10 ^ *d11 ^ *d12 ^ *d13 ^ *d14 ^ *d15 ^ *d16
        ^ *d17 ^ *d18 ^ *d19 ^ *d20 ^ *d56 ^ *d59 ^ *d60 ^ *d61 ^ *d63;
    t1 = *d0 ^ *d1 ^ *d2 ^ *d3 ^ *d4 ^ *d5 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d26 ^ *d27 ^ *d28 ^ *d29 ^ *d30
        ^ *d31 ^ *d32 ^ *d33 ^ *d34 ^ *d35 ^ *d57 ^ *d58 ^ *d59 ^ *d60 ^ *d62;
    t2 = *d0 ^ *d6 ^ *d7 ^ *d8 ^ *d9 ^ *d10 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d36 ^ *d37 ^ *d38 ^ *d39 ^ *d40
        ^ *d41 ^ *d42 ^ *d43 ^ *d44 ^ *d45 ^ *d56 ^ *d57 ^ *d58 ^ *d61 ^ *d62;
    t3 = *d1 ^ *d6 ^ *d11 ^ *d12 ^ *d13 ^ *d14 ^ *d21 ^ *d26 ^ *d27 ^ *d28 ^ *d29 ^ *d36 ^ *d37 ^ *d38 ^ *d39
        ^ *d46 ^ *d47 ^ *d48 ^ *d49 ^ *d50 ^ *d51 ^ *d56 ^ *d58 ^ *d59 ^ *d62 ^ *d63;
    t4 = *d2 ^ *d7 ^ *d11 ^ *d15 ^ *d16 ^ *d17 ^ *d22 ^ *d26 ^ *d30 ^ *d31 ^ *d32 ^ *d36 ^ *d40 ^ *d41 ^ *d42
        ^ *d46 ^ *d47 ^ *d48 ^ *d52 ^ *d53 ^ *d54 ^ *d57 ^ *d58 ^ *d60 ^ *d61 ^ *d63;
    t5 = *d3 ^ *d8 ^ *d12 ^ *d15 ^ *d18 ^ *d19 ^ *d23 ^ *d27 ^ *d30 ^ *d33 ^ *d34 ^ *d37 ^ *d40 ^ *d43 ^ *d44
        ^ *d46 ^ *d49 ^ *d50 ^ *d52 ^ *d53 ^ *d55 ^ *d56 ^ *d58 ^ *d60 ^ *d61 ^ *d63;
    t6 = *d4 ^ *d9 ^ *d13 ^ *d16 ^ *d18 ^ *d20 ^ *d24 ^ *d28 ^ *d31 ^ *d33 ^ *d35 ^ *d38 ^ *d41 ^ *d43 ^ *d45
        ^ *d47 ^ *d49 ^ *d51 ^ *d52 ^ *d54 ^ *d55 ^ *d56 ^ *d57 ^ *d59 ^ *d62 ^ *d63;
    t7 = *d5 ^ *d10 ^ *d14 ^ *d17 ^ *d19 ^ *d20 ^ *d25 ^ *d29 ^ *d32 ^ *d34 ^ *d35 ^ *d39 ^ *d42 ^ *d44 ^ *d45
        ^ *d48 ^ *d50 ^ *d51 ^ *d53 ^ *d54 ^ *d55 ^ *d57 ^ *d59 ^ *d60 ^ *d61 ^ *d62;
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
}

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let [
        e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22,
        e23, e24, e25, e26, e27, e28, e29, e30, e31, e32, e33, e34, e35, e36, e37, e38, e39, e40, e41, e42, e43,
        e44, e45, e46, e47, e48, e49, e50, e51, e52, e53, e54, e55, e56, e57, e58, e59, e60, e61, e62, e63, e64,
        e65, e66, e67, e68, e69, e70, e71,
    ] = &*entry;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43,
        t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t60, t61, t62, t63,
    );
    t0 = *e0 ^ *e1 ^ *e2 ^ *e3 ^ *e4 ^ *e5 ^ *e6 ^ *e7 ^ *e8 ^ *e9 ^ *e10 ^ *e11 ^ *e12 ^ *e13 ^ *e14 ^ *e15 ^ *e16
        ^ *e17 ^ *e18 ^ *e19 ^ *e20 ^ *e56 ^ *e59 ^ *e60 ^ *e61 ^ *e63 ^ *e64;
    t1 = *e0 ^ *e1 ^ *e2 ^ *e3 ^ *e4 ^ *e5 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e26 ^ *e27 ^ *e28 ^ *e29 ^ *e30
        ^ *e31 ^ *e32 ^ *e33 ^ *e34 ^ *e35 ^ *e57 ^ *e58 ^ *e59 ^ *e60 ^ *e62 ^ *e65;
    t2 = *e0 ^ *e6 ^ *e7 ^ *e8 ^ *e9 ^ *e10 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e36 ^ *e37 ^ *e38 ^ *e39 ^ *e40
        ^ *e41 ^ *e42 ^ *e43 ^ *e44 ^ *e45 ^ *e56 ^ *e57 ^ *e58 ^ *e61 ^ *e62 ^ *e66;
    t3 = *e1 ^ *e6 ^ *e11 ^ *e12 ^ *e13 ^ *e14 ^ *e21 ^ *e26 ^ *e27 ^ *e28 ^ *e29 ^ *e36 ^ *e37 ^ *e38 ^ *e39
        ^ *e46 ^ *e47 ^ *e48 ^ *e49 ^ *e50 ^ *e51 ^ *e56 ^ *e58 ^ *e59 ^ *e62 ^ *e63 ^ *e67;
    t4 = *e2 ^ *e7 ^ *e11 ^ *e15 ^ *e16 ^ *e17 ^ *e22 ^ *e26 ^ *e30 ^ *e31 ^ *e32 ^ *e36 ^ *e40 ^ *e41 ^ *e42
        ^ *e46 ^ *e47 ^ *e48 ^ *e52 ^ *e53 ^ *e54 ^ *e57 ^ *e58 ^ *e60 ^ *e61 ^ *e63 ^ *e68;
    t5 = *e3 ^ *e8 ^ *e12 ^ *e15 ^ *e18 ^ *e19 ^ *e23 ^ *e27 ^ *e30 ^ *e33 ^ *e34 ^ *e37 ^ *e40 ^ *e43 ^ *e44
        ^ *e46 ^ *e49 ^ *e50 ^ *e52 ^ *e53 ^ *e55 ^ *e56 ^ *e58 ^ *e60 ^ *e61 ^ *e63 ^ *e69;
    t6 = *e4 ^ *e9 ^ *e13 ^ *e16 ^ *e18 ^ *e20 ^ *e24 ^ *e28 ^ *e31 ^ *e33 ^ *e35 ^ *e38 ^ *e41 ^ *e43 ^ *e45
        ^ *e47 ^ *e49 ^ *e51 ^ *e52 ^ *e54 ^ *e55 ^ *e56 ^ *e57 ^ *e59 ^ *e62 ^ *e63 ^ *e70;
    t7 = *e5 ^ *e10 ^ *e14 ^ *e17 ^ *e19 ^ *e20 ^ *e25 ^ *e29 ^ *e32 ^ *e34 ^ *e35 ^ *e39 ^ *e42 ^ *e44 ^ *e45
        ^ *e48 ^ *e50 ^ *e51 ^ *e53 ^ *e54 ^ *e55 ^ *e57 ^ *e59 ^ *e60 ^ *e61 ^ *e62 ^ *e71;
    t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t9 = t0 & t1;
    t10 = t2 & !t3;
    t11 = t9 & t10;
    t12 = !t4 & !t5;
    t13 = !t6 & !t7;
    t14 = t12 & t13;
    t15 = t11 & t14;
    t16 = !t2 & t3;
    t17 = t9 & t16;
    t18 = t14 & t17;
    t19 = !t2 & !t3;
    t20 = t9 & t19;
    t21 = t4 & !t5;
    t22 = t13 & t21;
    t23 = t20 & t22;
    t24 = !t4 & t5;
    t25 = t13 & t24;
    t26 = t20 & t25;
    t27 = t6 & !t7;
    t28 = t12 & t27;
    t29 = t20 & t28;
    t30 = !t6 & t7;
    t31 = t12 & t30;
    t32 = t20 & t31;
    t33 = t0 & !t1;
    t34 = t2 & t3;
    t35 = t33 & t34;
    t36 = t14 & t35;
    t37 = t10 & t33;
    t38 = t22 & t37;
    t39 = t25 & t37;
    t40 = t28 & t37;
    t41 = t31 & t37;
    t42 = t16 & t33;
    t43 = t22 & t42;
    t44 = t25 & t42;
    t45 = t28 & t42;
    t46 = t31 & t42;
    t47 = t19 & t33;
    t48 = t4 & t5;
    t49 = t13 & t48;
    t50 = t47 & t49;
    t51 = t21 & t27;
    t52 = t47 & t51;
    t53 = t21 & t30;
    t54 = t47 & t53;
    t55 = t24 & t27;
    t56 = t47 & t55;
    t57 = t24 & t30;
    t58 = t47 & t57;
    t59 = t6 & t7;
    t60 = t12 & t59;
    t61 = t47 & t60;
    t62 = !t0 & t1;
    t63 = t34 & t62;
    let (
        t64, t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83, t84,
        t85, t86, t87, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98, t99, t100, t101, t102, t103, t104,
        t105, t106, t107, t108, t109, t110, t111, t112, t113, t114, t115, t116, t117, t118, t119, t120, t121, t122,
        t123, t124, t125, t126, t127,
    );
    t64 = t14 & t63;
    t65 = t10 & t62;
    t66 = t22 & t65;
    t67 = t25 & t65;
    t68 = t28 & t65;
    t69 = t31 & t65;
    t70 = t16 & t62;
    t71 = t22 & t70;
    t72 = t25 & t70;
    t73 = t28 & t70;
    t74 = t31 & t70;
    t75 = t19 & t62;
    t76 = t49 & t75;
    t77 = t51 & t75;
    t78 = t53 & t75;
    t79 = t55 & t75;
    t80 = t57 & t75;
    t81 = t60 & t75;
    t82 = !t0 & !t1;
    t83 = t34 & t82;
    t84 = t22 & t83;
    t85 = t25 & t83;
    t86 = t28 & t83;
    t87 = t31 & t83;
    t88 = t10 & t82;
    t89 = t49 & t88;
    t90 = t51 & t88;
    t91 = t53 & t88;
    t92 = t55 & t88;
    t93 = t57 & t88;
    t94 = t60 & t88;
    t95 = t16 & t82;
    t96 = t49 & t95;
    t97 = t51 & t95;
    t98 = t53 & t95;
    t99 = t55 & t95;
    t100 = t57 & t95;
    t101 = t60 & t95;
    t102 = t19 & t82;
    t103 = t27 & t48;
    t104 = t102 & t103;
    t105 = t30 & t48;
    t106 = t102 & t105;
    t107 = t21 & t59;
    t108 = t102 & t107;
    t109 = t24 & t59;
    t110 = t102 & t109;
    t111 = t35 & t55;
    t112 = t65 & t107;
    t113 = t49 & t63;
    t114 = t17 & t60;
    t115 = t20 & t105;
    t116 = t37 & t105;
    t117 = t60 & t63;
    t118 = t42 & t103;
    t119 = t14 & t47;
    t120 = t14 & t75;
    t121 = t14 & t88;
    t122 = t14 & t95;
    t123 = t22 & t102;
    t124 = t25 & t102;
    t125 = t28 & t102;
    t126 = t31 & t102;
    t127 = t15 | t18 | t23 | t26 | t29 | t32 | t36 | t38 | t39 | t40 | t41 | t43 | t44 | t45 | t46 | t50 | t52
        | t54 | t56 | t58 | t61 | t64 | t66 | t67 | t68 | t69 | t71 | t72 | t73 | t74 | t76 | t77 | t78 | t79 | t80
        | t81 | t84 | t85 | t86 | t87 | t89 | t90 | t91 | t92 | t93 | t94 | t96 | t97 | t98 | t99 | t100 | t101
        | t104 | t106 | t108 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121
        | t122 | t123 | t124 | t125 | t126;
    let (
        t128, t129,
    );
    t128 = t8 & !t127;
    t129 = t127 & !t128;
    entry[0] = entry[0] ^ t15;
    entry[1] = entry[1] ^ t18;
    entry[2] = entry[2] ^ t23;
    entry[3] = entry[3] ^ t26;
    entry[4] = entry[4] ^ t29;
    entry[5] = entry[5] ^ t32;
    entry[6] = entry[6] ^ t36;
    entry[7] = entry[7] ^ t38;
    entry[8] = entry[8] ^ t39;
    entry[9] = entry[9] ^ t40;
    entry[10] = entry[10] ^ t41;
    entry[11] = entry[11] ^ t43;
    entry[12] = entry[12] ^ t44;
    entry[13] = entry[13] ^ t45;
    entry[14] = entry[14] ^ t46;
    entry[15] = entry[15] ^ t50;
    entry[16] = entry[16] ^ t52;
    entry[17] = entry[17] ^ t54;
    entry[18] = entry[18] ^ t56;
    entry[19] = entry[19] ^ t58;
    entry[20] = entry[20] ^ t61;
    entry[21] = entry[21] ^ t64;
    entry[22] = entry[22] ^ t66;
    entry[23] = entry[23] ^ t67;
    entry[24] = entry[24] ^ t68;
    entry[25] = entry[25] ^ t69;
    entry[26] = entry[26] ^ t71;
    entry[27] = entry[27] ^ t72;
    entry[28] = entry[28] ^ t73;
    entry[29] = entry[29] ^ t74;
    entry[30] = entry[30] ^ t76;
    entry[31] = entry[31] ^ t77;
    entry[32] = entry[32] ^ t78;
    entry[33] = entry[33] ^ t79;
    entry[34] = entry[34] ^ t80;
    entry[35] = entry[35] ^ t81;
    entry[36] = entry[36] ^ t84;
    entry[37] = entry[37] ^ t85;
    entry[38] = entry[38] ^ t86;
    entry[39] = entry[39] ^ t87;
    entry[40] = entry[40] ^ t89;
    entry[41] = entry[41] ^ t90;
    entry[42] = entry[42] ^ t91;
    entry[43] = entry[43] ^ t92;
    entry[44] = entry[44] ^ t93;
    entry[45] = entry[45] ^ t94;
    entry[46] = entry[46] ^ t96;
    entry[47] = entry[47] ^ t97;
    entry[48] = entry[48] ^ t98;
    entry[49] = entry[49] ^ t99;
    entry[50] = entry[50] ^ t100;
    entry[51] = entry[51] ^ t101;
    entry[52] = entry[52] ^ t104;
    entry[53] = entry[53] ^ t106;
    entry[54] = entry[54] ^ t108;
    entry[55] = entry[55] ^ t110;
    entry[56] = entry[56] ^ t111;
    entry[57] = entry[57] ^ t112;
    entry[58] = entry[58] ^ t113;
    entry[59] = entry[59] ^ t114;
    entry[60] = entry[60] ^ t115;
    entry[61] = entry[61] ^ t116;
    entry[62] = entry[62] ^ t117;
    entry[63] = entry[63] ^ t118;
    entry[64] = entry[64] ^ t119;
    entry[65] = entry[65] ^ t120;
    entry[66] = entry[66] ^ t121;
    entry[67] = entry[67] ^ t122;
    entry[68] = entry[68] ^ t123;
    entry[69] = entry[69] ^ t124;
    entry[70] = entry[70] ^ t125;
    entry[71] = entry[71] ^ t126;
    Flags { corrected: t129, uncorrectable: t128 }
}

/// For each syndrome its bit, or 72 for none, or a greater number for a pattern of several bits.
static MAP_0A: [u8; 256] = [
    0x48, 0x40, 0x41, 0x48, 0x42, 0x48, 0x48, 0x00, 0x43, 0x48, 0x48, 0x01, 0x48, 0x06, 0x15, 0x48, 0x44, 0x48,
    0x48, 0x02, 0x48, 0x07, 0x16, 0x48, 0x48, 0x0b, 0x1a, 0x48, 0x24, 0x48, 0x48, 0x48, 0x45, 0x48, 0x48, 0x03,
    0x48, 0x08, 0x17, 0x48, 0x48, 0x0c, 0x1b, 0x48, 0x25, 0x48, 0x48, 0x48, 0x48, 0x0f, 0x1e, 0x48, 0x28, 0x48,
    0x48, 0x48, 0x2e, 0x48, 0x48, 0x48, 0x48, 0x48, 0x3a, 0x48, 0x46, 0x48, 0x48, 0x04, 0x48, 0x09, 0x18, 0x48,
    0x48, 0x0d, 0x1c, 0x48, 0x26, 0x48, 0x48, 0x48, 0x48, 0x10, 0x1f, 0x48, 0x29, 0x48, 0x48, 0x48, 0x2f, 0x48,
    0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x12, 0x21, 0x48, 0x2b, 0x48, 0x48, 0x48, 0x31, 0x48, 0x48, 0x48,
    0x48, 0x38, 0x48, 0x48, 0x34, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x3f, 0x48, 0x48, 0x48, 0x48,
    0x48, 0x48, 0x47, 0x48, 0x48, 0x05, 0x48, 0x0a, 0x19, 0x48, 0x48, 0x0e, 0x1d, 0x48, 0x27, 0x48, 0x48, 0x48,
    0x48, 0x11, 0x20, 0x48, 0x2a, 0x48, 0x48, 0x48, 0x30, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x13,
    0x22, 0x48, 0x2c, 0x48, 0x48, 0x48, 0x32, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x35, 0x48, 0x48, 0x3c,
    0x48, 0x3d, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x14, 0x23, 0x48, 0x2d, 0x48,
    0x48, 0x48, 0x33, 0x48, 0x48, 0x3b, 0x48, 0x48, 0x3e, 0x48, 0x36, 0x48, 0x48, 0x48, 0x48, 0x48, 0x39, 0x48,
    0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x37, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48,
    0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x48,
    0x48, 0x48, 0x48, 0x48,
];

/// For each nibble of a codeword's data, the syndrome of its 16 values.
static SUMS: [u8; 256] = [
    0x00, 0x07, 0x0b, 0x0c, 0x13, 0x14, 0x18, 0x1f, 0x23, 0x24, 0x28, 0x2f, 0x30, 0x37, 0x3b, 0x3c, 0x00, 0x43,
    0x83, 0xc0, 0x0d, 0x4e, 0x8e, 0xcd, 0x15, 0x56, 0x96, 0xd5, 0x18, 0x5b, 0x9b, 0xd8, 0x00, 0x25, 0x45, 0x60,
    0x85, 0xa0, 0xc0, 0xe5, 0x19, 0x3c, 0x5c, 0x79, 0x9c, 0xb9, 0xd9, 0xfc, 0x00, 0x29, 0x49, 0x60, 0x89, 0xa0,
    0xc0, 0xe9, 0x31, 0x18, 0x78, 0x51, 0xb8, 0x91, 0xf1, 0xd8, 0x00, 0x51, 0x91, 0xc0, 0x61, 0x30, 0xf0, 0xa1,
    0xa1, 0xf0, 0x30, 0x61, 0xc0, 0x91, 0x51, 0x00, 0x00, 0xc1, 0x0e, 0xcf, 0x16, 0xd7, 0x18, 0xd9, 0x26, 0xe7,
    0x28, 0xe9, 0x30, 0xf1, 0x3e, 0xff, 0x00, 0x46, 0x86, 0xc0, 0x1a, 0x5c, 0x9c, 0xda, 0x2a, 0x6c, 0xac, 0xea,
    0x30, 0x76, 0xb6, 0xf0, 0x00, 0x4a, 0x8a, 0xc0, 0x32, 0x78, 0xb8, 0xf2, 0x52, 0x18, 0xd8, 0x92, 0x60, 0x2a,
    0xea, 0xa0, 0x00, 0x92, 0x62, 0xf0, 0xa2, 0x30, 0xc0, 0x52, 0xc2, 0x50, 0xa0, 0x32, 0x60, 0xf2, 0x02, 0x90,
    0x00, 0x1c, 0x2c, 0x30, 0x4c, 0x50, 0x60, 0x7c, 0x8c, 0x90, 0xa0, 0xbc, 0xc0, 0xdc, 0xec, 0xf0, 0x00, 0x34,
    0x54, 0x60, 0x94, 0xa0, 0xc0, 0xf4, 0x64, 0x50, 0x30, 0x04, 0xf0, 0xc4, 0xa4, 0x90, 0x00, 0xa4, 0xc4, 0x60,
    0x38, 0x9c, 0xfc, 0x58, 0x58, 0xfc, 0x9c, 0x38, 0x60, 0xc4, 0xa4, 0x00, 0x00, 0x98, 0x68, 0xf0, 0xa8, 0x30,
    0xc0, 0x58, 0xc8, 0x50, 0xa0, 0x38, 0x60, 0xf8, 0x08, 0x90, 0x00, 0x70, 0xb0, 0xc0, 0xd0, 0xa0, 0x60, 0x10,
    0xe0, 0x90, 0x50, 0x20, 0x30, 0x40, 0x80, 0xf0, 0x00, 0x6d, 0xd6, 0xbb, 0x3e, 0x53, 0xe8, 0x85, 0xcb, 0xa6,
    0x1d, 0x70, 0xf5, 0x98, 0x23, 0x4e, 0x00, 0xb3, 0xb5, 0x06, 0xce, 0x7d, 0x7b, 0xc8, 0x79, 0xca, 0xcc, 0x7f,
    0xb7, 0x04, 0x02, 0xb1,
];

/// A value in the type of a syndrome.
#[inline]
fn word(value: impl Into<u32>) -> u32 {
    value.into()
}

/// The bits of the pattern that has this syndrome: their number, or 0 if there is no such pattern.
fn locate_0a(syndrome: u32, bits: &mut [u16]) -> usize {
    let pattern = MAP_0A[syndrome as usize] as usize;
    if pattern == 72 {
        return 0;
    }
    bits[0] = pattern as u16;
    1
}

fn locate(syndrome: u32, bits: &mut [u16]) -> usize {
    locate_0a(syndrome, bits)
}

/// Data bytes of a codeword.
const CODEWORD_DATA: usize = 8;
/// Check bytes of a codeword.
const CODEWORD_CHECK: usize = 1;
/// Valid bits of the last check byte of a codeword.
const LAST_OF_CODEWORD: u8 = 0xff;

/// The syndrome of a codeword whose check bits are zero.
#[inline]
fn data_syndrome(data: &[u8]) -> u32 {
    let sum = |sum, (byte, sums): (&u8, &[_])| {
        sum ^ word(sums[usize::from(byte & 15)] ^ sums[16 + usize::from(byte >> 4)])
    };
    data.iter().zip(SUMS.chunks_exact(32)).fold(0, sum)
}

/// The syndrome of a codeword whose data is zero.
#[inline]
fn check_syndrome(check: &[u8]) -> u32 {
    let mut sum = 0;
    for (i, byte) in check.iter().enumerate() {
        let byte = byte & if i + 1 == CODEWORD_CHECK { LAST_OF_CODEWORD } else { 0xff };
        sum ^= word(byte) << (8 * i);
    }
    sum
}

/// The syndrome of a codeword.
#[inline]
fn codeword_syndrome(data: &[u8], check: &[u8]) -> u32 {
    data_syndrome(data) ^ check_syndrome(check)
}

/// Encodes one entry: the check bytes of `data`.
#[inline]
pub fn encode(data: &[u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) {
    for (data, check) in data.chunks_exact(CODEWORD_DATA).zip(check.chunks_exact_mut(CODEWORD_CHECK)) {
        let bits = data_syndrome(data);
        for (byte, own) in check.iter_mut().zip(bits.to_le_bytes()) {
            *byte = own;
        }
    }
}

/// The syndromes of all codewords.
#[inline]
fn syndromes(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> [u32; 1] {
    core::array::from_fn(|w| {
        let (data, check) = (&data[CODEWORD_DATA * w..], &check[CODEWORD_CHECK * w..]);
        codeword_syndrome(&data[..CODEWORD_DATA], &check[..CODEWORD_CHECK])
    })
}

/// Whether an entry is a codeword.
#[inline]
pub fn check(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> bool {
    syndromes(data, check) == [0; 1]
}

/// Decodes one entry in place and reports the bits that it corrected: data bit d as d, check bit c as `DATA_BITS` + c. The
/// second result is their number. An uncorrectable entry is left as it is.
pub fn decode_report(
    data: &mut [u8; DATA_BYTES],
    check: &mut [u8; CHECK_BYTES],
    places: &mut [u16; MOST_FLIPS],
) -> (Status, usize) {
    correct(&syndromes(data, check), data, check, places)
}

/// Corrects an entry that has these syndromes, and reports the bits.
#[inline]
fn correct(
    syndromes: &[u32; 1],
    data: &mut [u8; DATA_BYTES],
    check: &mut [u8; CHECK_BYTES],
    places: &mut [u16; MOST_FLIPS],
) -> (Status, usize) {
    let mut total = 0;
    for &syndrome in syndromes {
        if syndrome == 0 {
            continue;
        }
        let found = locate(syndrome, &mut places[total..]);
        if found == 0 {
            return (Status::Uncorrectable, 0);
        }
        total += found;
    }
    if total == 0 {
        return (Status::Clean, 0);
    }
    let flips = &places[..total];
    for place in flips {
        let bit = usize::from(*place);
        if bit < DATA_BITS {
            data[bit / 8] ^= 1 << (bit % 8);
        } else {
            check[(bit - DATA_BITS) / 8] ^= 1 << ((bit - DATA_BITS) % 8);
        }
    }
    (Status::Corrected, total)
}

/// Decodes one entry in place. An uncorrectable entry is left as it is.
#[inline]
pub fn decode(data: &mut [u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) -> Status {
    decode_report(data, check, &mut [0; MOST_FLIPS]).0
}

/// Valid bits of the last check byte.
const LAST_CHECK_MASK: u8 = 0xff;

/// The check bits that differ from those of the data; all zero for a codeword.
#[inline]
pub fn syndrome(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> [u8; CHECK_BYTES] {
    let mut difference = [0; CHECK_BYTES];
    encode(data, &mut difference);
    for (sum, byte) in difference.iter_mut().zip(check) {
        *sum ^= byte;
    }
    difference[CHECK_BYTES - 1] &= LAST_CHECK_MASK;
    difference
}

#[inline]
fn word_of(check: [u8; CHECK_BYTES]) -> u8 {
    check[0]
}

/// Encodes one entry in a word: bit d is data bit d, bit c of the result is check bit c.
#[inline]
pub fn encode_word(data: u64) -> u8 {
    let mut check = [0; CHECK_BYTES];
    encode(&data.to_le_bytes(), &mut check);
    word_of(check)
}

/// Decodes one entry in words in place. An uncorrectable entry is left as it is.
#[inline]
pub fn decode_word(data: &mut u64, check: &mut u8) -> Status {
    let mut bytes = data.to_le_bytes();
    let mut sums = [*check];
    let status = decode(&mut bytes, &mut sums);
    if let Status::Corrected = status {
        *data = u64::from_le_bytes(bytes);
        *check = word_of(sums);
    }
    status
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

/// Counts the entries of an array that are not codewords.
///
/// # Errors
/// Both lengths are not those of the same number of entries.
#[inline]
pub fn check_array(data: &[u8], check: &[u8]) -> Result<usize, WrongLength> {
    entries(data, check)?;
    let pairs = data.chunks_exact(DATA_BYTES).zip(check.chunks_exact(CHECK_BYTES));
    let wrong = |(data, check): (&[u8], &[u8])| match (data.first_chunk(), check.first_chunk()) {
        (Some(data), Some(check)) => usize::from(!self::check(data, check)),
        _ => 0,
    };
    Ok(pairs.map(wrong).sum())
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
