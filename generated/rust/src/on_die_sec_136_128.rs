//! DDR5 on-die SEC (136,128): encoder and decoder. Generated; do not edit.
//!
//! Scheme `on-die-sec-136-128`, sha-256 d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: JEDEC JESD79-5 (on-die ECC: 128 data and 8 check bits, single-error correction); Hamming
//! 1950.
//!
//! Physical bit `i` of an entry of 136 bits travels on pin `i % 136` in beat `i / 136`; pins 0..128 carry data.
//! Data bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of
//! byte `b / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "on-die-sec-136-128";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a";
/// Data bits of an entry.
pub const DATA_BITS: usize = 128;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 8;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 136;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 16;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 1;
/// Most bits that are corrected in an entry.
pub const MOST_FLIPS: usize = 1;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let [
        d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22,
        d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39, d40, d41, d42, d43,
        d44, d45, d46, d47, d48, d49, d50, d51, d52, d53, d54, d55, d56, d57, d58, d59, d60, d61, d62, d63, d64,
        d65, d66, d67, d68, d69, d70, d71, d72, d73, d74, d75, d76, d77, d78, d79, d80, d81, d82, d83, d84, d85,
        d86, d87, d88, d89, d90, d91, d92, d93, d94, d95, d96, d97, d98, d99, d100, d101, d102, d103, d104, d105,
        d106, d107, d108, d109, d110, d111, d112, d113, d114, d115, d116, d117, d118, d119, d120, d121, d122, d123,
        d124, d125, d126, d127,
    ] = data;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7,
    );
    t0 = *d0 ^ *d1 ^ *d3 ^ *d4 ^ *d6 ^ *d8 ^ *d10 ^ *d11 ^ *d13 ^ *d15 ^ *d17 ^ *d19 ^ *d21 ^ *d23 ^ *d25 ^ *d26
        ^ *d28 ^ *d30 ^ *d32 ^ *d34 ^ *d36 ^ *d38 ^ *d40 ^ *d42 ^ *d44 ^ *d46 ^ *d48 ^ *d50 ^ *d52 ^ *d54 ^ *d56
        ^ *d57 ^ *d59 ^ *d61 ^ *d63 ^ *d65 ^ *d67 ^ *d69 ^ *d71 ^ *d73 ^ *d75 ^ *d77 ^ *d79 ^ *d81 ^ *d83 ^ *d85
        ^ *d87 ^ *d89 ^ *d91 ^ *d93 ^ *d95 ^ *d97 ^ *d99 ^ *d101 ^ *d103 ^ *d105 ^ *d107 ^ *d109 ^ *d111 ^ *d113
        ^ *d115 ^ *d117 ^ *d119 ^ *d120 ^ *d122 ^ *d124 ^ *d126;
    t1 = *d0 ^ *d2 ^ *d3 ^ *d5 ^ *d6 ^ *d9 ^ *d10 ^ *d12 ^ *d13 ^ *d16 ^ *d17 ^ *d20 ^ *d21 ^ *d24 ^ *d25 ^ *d27
        ^ *d28 ^ *d31 ^ *d32 ^ *d35 ^ *d36 ^ *d39 ^ *d40 ^ *d43 ^ *d44 ^ *d47 ^ *d48 ^ *d51 ^ *d52 ^ *d55 ^ *d56
        ^ *d58 ^ *d59 ^ *d62 ^ *d63 ^ *d66 ^ *d67 ^ *d70 ^ *d71 ^ *d74 ^ *d75 ^ *d78 ^ *d79 ^ *d82 ^ *d83 ^ *d86
        ^ *d87 ^ *d90 ^ *d91 ^ *d94 ^ *d95 ^ *d98 ^ *d99 ^ *d102 ^ *d103 ^ *d106 ^ *d107 ^ *d110 ^ *d111 ^ *d114
        ^ *d115 ^ *d118 ^ *d119 ^ *d121 ^ *d122 ^ *d125 ^ *d126;
    t2 = *d1 ^ *d2 ^ *d3 ^ *d7 ^ *d8 ^ *d9 ^ *d10 ^ *d14 ^ *d15 ^ *d16 ^ *d17 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d29
        ^ *d30 ^ *d31 ^ *d32 ^ *d37 ^ *d38 ^ *d39 ^ *d40 ^ *d45 ^ *d46 ^ *d47 ^ *d48 ^ *d53 ^ *d54 ^ *d55 ^ *d56
        ^ *d60 ^ *d61 ^ *d62 ^ *d63 ^ *d68 ^ *d69 ^ *d70 ^ *d71 ^ *d76 ^ *d77 ^ *d78 ^ *d79 ^ *d84 ^ *d85 ^ *d86
        ^ *d87 ^ *d92 ^ *d93 ^ *d94 ^ *d95 ^ *d100 ^ *d101 ^ *d102 ^ *d103 ^ *d108 ^ *d109 ^ *d110 ^ *d111 ^ *d116
        ^ *d117 ^ *d118 ^ *d119 ^ *d123 ^ *d124 ^ *d125 ^ *d126;
    t3 = *d4 ^ *d5 ^ *d6 ^ *d7 ^ *d8 ^ *d9 ^ *d10 ^ *d18 ^ *d19 ^ *d20 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d33
        ^ *d34 ^ *d35 ^ *d36 ^ *d37 ^ *d38 ^ *d39 ^ *d40 ^ *d49 ^ *d50 ^ *d51 ^ *d52 ^ *d53 ^ *d54 ^ *d55 ^ *d56
        ^ *d64 ^ *d65 ^ *d66 ^ *d67 ^ *d68 ^ *d69 ^ *d70 ^ *d71 ^ *d80 ^ *d81 ^ *d82 ^ *d83 ^ *d84 ^ *d85 ^ *d86
        ^ *d87 ^ *d96 ^ *d97 ^ *d98 ^ *d99 ^ *d100 ^ *d101 ^ *d102 ^ *d103 ^ *d112 ^ *d113 ^ *d114 ^ *d115 ^ *d116
        ^ *d117 ^ *d118 ^ *d119 ^ *d127;
    t4 = *d11 ^ *d12 ^ *d13 ^ *d14 ^ *d15 ^ *d16 ^ *d17 ^ *d18 ^ *d19 ^ *d20 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25
        ^ *d41 ^ *d42 ^ *d43 ^ *d44 ^ *d45 ^ *d46 ^ *d47 ^ *d48 ^ *d49 ^ *d50 ^ *d51 ^ *d52 ^ *d53 ^ *d54 ^ *d55
        ^ *d56 ^ *d72 ^ *d73 ^ *d74 ^ *d75 ^ *d76 ^ *d77 ^ *d78 ^ *d79 ^ *d80 ^ *d81 ^ *d82 ^ *d83 ^ *d84 ^ *d85
        ^ *d86 ^ *d87 ^ *d104 ^ *d105 ^ *d106 ^ *d107 ^ *d108 ^ *d109 ^ *d110 ^ *d111 ^ *d112 ^ *d113 ^ *d114
        ^ *d115 ^ *d116 ^ *d117 ^ *d118 ^ *d119;
    t5 = *d26 ^ *d27 ^ *d28 ^ *d29 ^ *d30 ^ *d31 ^ *d32 ^ *d33 ^ *d34 ^ *d35 ^ *d36 ^ *d37 ^ *d38 ^ *d39 ^ *d40
        ^ *d41 ^ *d42 ^ *d43 ^ *d44 ^ *d45 ^ *d46 ^ *d47 ^ *d48 ^ *d49 ^ *d50 ^ *d51 ^ *d52 ^ *d53 ^ *d54 ^ *d55
        ^ *d56 ^ *d88 ^ *d89 ^ *d90 ^ *d91 ^ *d92 ^ *d93 ^ *d94 ^ *d95 ^ *d96 ^ *d97 ^ *d98 ^ *d99 ^ *d100 ^ *d101
        ^ *d102 ^ *d103 ^ *d104 ^ *d105 ^ *d106 ^ *d107 ^ *d108 ^ *d109 ^ *d110 ^ *d111 ^ *d112 ^ *d113 ^ *d114
        ^ *d115 ^ *d116 ^ *d117 ^ *d118 ^ *d119;
    t6 = *d57 ^ *d58 ^ *d59 ^ *d60 ^ *d61 ^ *d62 ^ *d63 ^ *d64 ^ *d65 ^ *d66 ^ *d67 ^ *d68 ^ *d69 ^ *d70 ^ *d71
        ^ *d72 ^ *d73 ^ *d74 ^ *d75 ^ *d76 ^ *d77 ^ *d78 ^ *d79 ^ *d80 ^ *d81 ^ *d82 ^ *d83 ^ *d84 ^ *d85 ^ *d86
        ^ *d87 ^ *d88 ^ *d89 ^ *d90 ^ *d91 ^ *d92 ^ *d93 ^ *d94 ^ *d95 ^ *d96 ^ *d97 ^ *d98 ^ *d99 ^ *d100 ^ *d101
        ^ *d102 ^ *d103 ^ *d104 ^ *d105 ^ *d106 ^ *d107 ^ *d108 ^ *d109 ^ *d110 ^ *d111 ^ *d112 ^ *d113 ^ *d114
        ^ *d115 ^ *d116 ^ *d117 ^ *d118 ^ *d119;
    t7 = *d120 ^ *d121 ^ *d122 ^ *d123 ^ *d124 ^ *d125 ^ *d126 ^ *d127;
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
        e65, e66, e67, e68, e69, e70, e71, e72, e73, e74, e75, e76, e77, e78, e79, e80, e81, e82, e83, e84, e85,
        e86, e87, e88, e89, e90, e91, e92, e93, e94, e95, e96, e97, e98, e99, e100, e101, e102, e103, e104, e105,
        e106, e107, e108, e109, e110, e111, e112, e113, e114, e115, e116, e117, e118, e119, e120, e121, e122, e123,
        e124, e125, e126, e127, e128, e129, e130, e131, e132, e133, e134, e135,
    ] = &*entry;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43,
        t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t60, t61, t62, t63,
    );
    t0 = *e0 ^ *e1 ^ *e3 ^ *e4 ^ *e6 ^ *e8 ^ *e10 ^ *e11 ^ *e13 ^ *e15 ^ *e17 ^ *e19 ^ *e21 ^ *e23 ^ *e25 ^ *e26
        ^ *e28 ^ *e30 ^ *e32 ^ *e34 ^ *e36 ^ *e38 ^ *e40 ^ *e42 ^ *e44 ^ *e46 ^ *e48 ^ *e50 ^ *e52 ^ *e54 ^ *e56
        ^ *e57 ^ *e59 ^ *e61 ^ *e63 ^ *e65 ^ *e67 ^ *e69 ^ *e71 ^ *e73 ^ *e75 ^ *e77 ^ *e79 ^ *e81 ^ *e83 ^ *e85
        ^ *e87 ^ *e89 ^ *e91 ^ *e93 ^ *e95 ^ *e97 ^ *e99 ^ *e101 ^ *e103 ^ *e105 ^ *e107 ^ *e109 ^ *e111 ^ *e113
        ^ *e115 ^ *e117 ^ *e119 ^ *e120 ^ *e122 ^ *e124 ^ *e126 ^ *e128;
    t1 = *e0 ^ *e2 ^ *e3 ^ *e5 ^ *e6 ^ *e9 ^ *e10 ^ *e12 ^ *e13 ^ *e16 ^ *e17 ^ *e20 ^ *e21 ^ *e24 ^ *e25 ^ *e27
        ^ *e28 ^ *e31 ^ *e32 ^ *e35 ^ *e36 ^ *e39 ^ *e40 ^ *e43 ^ *e44 ^ *e47 ^ *e48 ^ *e51 ^ *e52 ^ *e55 ^ *e56
        ^ *e58 ^ *e59 ^ *e62 ^ *e63 ^ *e66 ^ *e67 ^ *e70 ^ *e71 ^ *e74 ^ *e75 ^ *e78 ^ *e79 ^ *e82 ^ *e83 ^ *e86
        ^ *e87 ^ *e90 ^ *e91 ^ *e94 ^ *e95 ^ *e98 ^ *e99 ^ *e102 ^ *e103 ^ *e106 ^ *e107 ^ *e110 ^ *e111 ^ *e114
        ^ *e115 ^ *e118 ^ *e119 ^ *e121 ^ *e122 ^ *e125 ^ *e126 ^ *e129;
    t2 = *e1 ^ *e2 ^ *e3 ^ *e7 ^ *e8 ^ *e9 ^ *e10 ^ *e14 ^ *e15 ^ *e16 ^ *e17 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e29
        ^ *e30 ^ *e31 ^ *e32 ^ *e37 ^ *e38 ^ *e39 ^ *e40 ^ *e45 ^ *e46 ^ *e47 ^ *e48 ^ *e53 ^ *e54 ^ *e55 ^ *e56
        ^ *e60 ^ *e61 ^ *e62 ^ *e63 ^ *e68 ^ *e69 ^ *e70 ^ *e71 ^ *e76 ^ *e77 ^ *e78 ^ *e79 ^ *e84 ^ *e85 ^ *e86
        ^ *e87 ^ *e92 ^ *e93 ^ *e94 ^ *e95 ^ *e100 ^ *e101 ^ *e102 ^ *e103 ^ *e108 ^ *e109 ^ *e110 ^ *e111 ^ *e116
        ^ *e117 ^ *e118 ^ *e119 ^ *e123 ^ *e124 ^ *e125 ^ *e126 ^ *e130;
    t3 = *e4 ^ *e5 ^ *e6 ^ *e7 ^ *e8 ^ *e9 ^ *e10 ^ *e18 ^ *e19 ^ *e20 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e33
        ^ *e34 ^ *e35 ^ *e36 ^ *e37 ^ *e38 ^ *e39 ^ *e40 ^ *e49 ^ *e50 ^ *e51 ^ *e52 ^ *e53 ^ *e54 ^ *e55 ^ *e56
        ^ *e64 ^ *e65 ^ *e66 ^ *e67 ^ *e68 ^ *e69 ^ *e70 ^ *e71 ^ *e80 ^ *e81 ^ *e82 ^ *e83 ^ *e84 ^ *e85 ^ *e86
        ^ *e87 ^ *e96 ^ *e97 ^ *e98 ^ *e99 ^ *e100 ^ *e101 ^ *e102 ^ *e103 ^ *e112 ^ *e113 ^ *e114 ^ *e115 ^ *e116
        ^ *e117 ^ *e118 ^ *e119 ^ *e127 ^ *e131;
    t4 = *e11 ^ *e12 ^ *e13 ^ *e14 ^ *e15 ^ *e16 ^ *e17 ^ *e18 ^ *e19 ^ *e20 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25
        ^ *e41 ^ *e42 ^ *e43 ^ *e44 ^ *e45 ^ *e46 ^ *e47 ^ *e48 ^ *e49 ^ *e50 ^ *e51 ^ *e52 ^ *e53 ^ *e54 ^ *e55
        ^ *e56 ^ *e72 ^ *e73 ^ *e74 ^ *e75 ^ *e76 ^ *e77 ^ *e78 ^ *e79 ^ *e80 ^ *e81 ^ *e82 ^ *e83 ^ *e84 ^ *e85
        ^ *e86 ^ *e87 ^ *e104 ^ *e105 ^ *e106 ^ *e107 ^ *e108 ^ *e109 ^ *e110 ^ *e111 ^ *e112 ^ *e113 ^ *e114
        ^ *e115 ^ *e116 ^ *e117 ^ *e118 ^ *e119 ^ *e132;
    t5 = *e26 ^ *e27 ^ *e28 ^ *e29 ^ *e30 ^ *e31 ^ *e32 ^ *e33 ^ *e34 ^ *e35 ^ *e36 ^ *e37 ^ *e38 ^ *e39 ^ *e40
        ^ *e41 ^ *e42 ^ *e43 ^ *e44 ^ *e45 ^ *e46 ^ *e47 ^ *e48 ^ *e49 ^ *e50 ^ *e51 ^ *e52 ^ *e53 ^ *e54 ^ *e55
        ^ *e56 ^ *e88 ^ *e89 ^ *e90 ^ *e91 ^ *e92 ^ *e93 ^ *e94 ^ *e95 ^ *e96 ^ *e97 ^ *e98 ^ *e99 ^ *e100 ^ *e101
        ^ *e102 ^ *e103 ^ *e104 ^ *e105 ^ *e106 ^ *e107 ^ *e108 ^ *e109 ^ *e110 ^ *e111 ^ *e112 ^ *e113 ^ *e114
        ^ *e115 ^ *e116 ^ *e117 ^ *e118 ^ *e119 ^ *e133;
    t6 = *e57 ^ *e58 ^ *e59 ^ *e60 ^ *e61 ^ *e62 ^ *e63 ^ *e64 ^ *e65 ^ *e66 ^ *e67 ^ *e68 ^ *e69 ^ *e70 ^ *e71
        ^ *e72 ^ *e73 ^ *e74 ^ *e75 ^ *e76 ^ *e77 ^ *e78 ^ *e79 ^ *e80 ^ *e81 ^ *e82 ^ *e83 ^ *e84 ^ *e85 ^ *e86
        ^ *e87 ^ *e88 ^ *e89 ^ *e90 ^ *e91 ^ *e92 ^ *e93 ^ *e94 ^ *e95 ^ *e96 ^ *e97 ^ *e98 ^ *e99 ^ *e100 ^ *e101
        ^ *e102 ^ *e103 ^ *e104 ^ *e105 ^ *e106 ^ *e107 ^ *e108 ^ *e109 ^ *e110 ^ *e111 ^ *e112 ^ *e113 ^ *e114
        ^ *e115 ^ *e116 ^ *e117 ^ *e118 ^ *e119 ^ *e134;
    t7 = *e120 ^ *e121 ^ *e122 ^ *e123 ^ *e124 ^ *e125 ^ *e126 ^ *e127 ^ *e135;
    t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t9 = t0 & t1;
    t10 = !t2 & !t3;
    t11 = t9 & t10;
    t12 = !t4 & !t5;
    t13 = !t6 & !t7;
    t14 = t12 & t13;
    t15 = t11 & t14;
    t16 = t0 & !t1;
    t17 = t2 & !t3;
    t18 = t16 & t17;
    t19 = t14 & t18;
    t20 = !t0 & t1;
    t21 = t17 & t20;
    t22 = t14 & t21;
    t23 = t9 & t17;
    t24 = t14 & t23;
    t25 = !t2 & t3;
    t26 = t16 & t25;
    t27 = t14 & t26;
    t28 = t20 & t25;
    t29 = t14 & t28;
    t30 = t9 & t25;
    t31 = t14 & t30;
    t32 = !t0 & !t1;
    t33 = t2 & t3;
    t34 = t32 & t33;
    t35 = t14 & t34;
    t36 = t16 & t33;
    t37 = t14 & t36;
    t38 = t20 & t33;
    t39 = t14 & t38;
    t40 = t9 & t33;
    t41 = t14 & t40;
    t42 = t10 & t16;
    t43 = t4 & !t5;
    t44 = t13 & t43;
    t45 = t42 & t44;
    t46 = t10 & t20;
    t47 = t44 & t46;
    t48 = t11 & t44;
    t49 = t17 & t32;
    t50 = t44 & t49;
    t51 = t18 & t44;
    t52 = t21 & t44;
    t53 = t23 & t44;
    t54 = t25 & t32;
    t55 = t44 & t54;
    t56 = t26 & t44;
    t57 = t28 & t44;
    t58 = t30 & t44;
    t59 = t34 & t44;
    t60 = t36 & t44;
    t61 = t38 & t44;
    t62 = t40 & t44;
    t63 = !t4 & t5;
    let (
        t64, t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83, t84,
        t85, t86, t87, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98, t99, t100, t101, t102, t103, t104,
        t105, t106, t107, t108, t109, t110, t111, t112, t113, t114, t115, t116, t117, t118, t119, t120, t121, t122,
        t123, t124, t125, t126, t127,
    );
    t64 = t13 & t63;
    t65 = t42 & t64;
    t66 = t46 & t64;
    t67 = t11 & t64;
    t68 = t49 & t64;
    t69 = t18 & t64;
    t70 = t21 & t64;
    t71 = t23 & t64;
    t72 = t54 & t64;
    t73 = t26 & t64;
    t74 = t28 & t64;
    t75 = t30 & t64;
    t76 = t34 & t64;
    t77 = t36 & t64;
    t78 = t38 & t64;
    t79 = t40 & t64;
    t80 = t10 & t32;
    t81 = t4 & t5;
    t82 = t13 & t81;
    t83 = t80 & t82;
    t84 = t42 & t82;
    t85 = t46 & t82;
    t86 = t11 & t82;
    t87 = t49 & t82;
    t88 = t18 & t82;
    t89 = t21 & t82;
    t90 = t23 & t82;
    t91 = t54 & t82;
    t92 = t26 & t82;
    t93 = t28 & t82;
    t94 = t30 & t82;
    t95 = t34 & t82;
    t96 = t36 & t82;
    t97 = t38 & t82;
    t98 = t40 & t82;
    t99 = t6 & !t7;
    t100 = t12 & t99;
    t101 = t42 & t100;
    t102 = t46 & t100;
    t103 = t11 & t100;
    t104 = t49 & t100;
    t105 = t18 & t100;
    t106 = t21 & t100;
    t107 = t23 & t100;
    t108 = t54 & t100;
    t109 = t26 & t100;
    t110 = t28 & t100;
    t111 = t30 & t100;
    t112 = t34 & t100;
    t113 = t36 & t100;
    t114 = t38 & t100;
    t115 = t40 & t100;
    t116 = t43 & t99;
    t117 = t80 & t116;
    t118 = t42 & t116;
    t119 = t46 & t116;
    t120 = t11 & t116;
    t121 = t49 & t116;
    t122 = t18 & t116;
    t123 = t21 & t116;
    t124 = t23 & t116;
    t125 = t54 & t116;
    t126 = t26 & t116;
    t127 = t28 & t116;
    let (
        t128, t129, t130, t131, t132, t133, t134, t135, t136, t137, t138, t139, t140, t141, t142, t143, t144, t145,
        t146, t147, t148, t149, t150, t151, t152, t153, t154, t155, t156, t157, t158, t159, t160, t161, t162, t163,
        t164, t165, t166, t167, t168, t169, t170, t171, t172, t173, t174, t175, t176, t177, t178, t179, t180, t181,
        t182, t183, t184, t185, t186, t187,
    );
    t128 = t30 & t116;
    t129 = t34 & t116;
    t130 = t36 & t116;
    t131 = t38 & t116;
    t132 = t40 & t116;
    t133 = t63 & t99;
    t134 = t80 & t133;
    t135 = t42 & t133;
    t136 = t46 & t133;
    t137 = t11 & t133;
    t138 = t49 & t133;
    t139 = t18 & t133;
    t140 = t21 & t133;
    t141 = t23 & t133;
    t142 = t54 & t133;
    t143 = t26 & t133;
    t144 = t28 & t133;
    t145 = t30 & t133;
    t146 = t34 & t133;
    t147 = t36 & t133;
    t148 = t38 & t133;
    t149 = t40 & t133;
    t150 = t81 & t99;
    t151 = t80 & t150;
    t152 = t42 & t150;
    t153 = t46 & t150;
    t154 = t11 & t150;
    t155 = t49 & t150;
    t156 = t18 & t150;
    t157 = t21 & t150;
    t158 = t23 & t150;
    t159 = t54 & t150;
    t160 = t26 & t150;
    t161 = t28 & t150;
    t162 = t30 & t150;
    t163 = t34 & t150;
    t164 = t36 & t150;
    t165 = t38 & t150;
    t166 = t40 & t150;
    t167 = !t6 & t7;
    t168 = t12 & t167;
    t169 = t42 & t168;
    t170 = t46 & t168;
    t171 = t11 & t168;
    t172 = t49 & t168;
    t173 = t18 & t168;
    t174 = t21 & t168;
    t175 = t23 & t168;
    t176 = t54 & t168;
    t177 = t14 & t42;
    t178 = t14 & t46;
    t179 = t14 & t49;
    t180 = t14 & t54;
    t181 = t44 & t80;
    t182 = t64 & t80;
    t183 = t80 & t100;
    t184 = t80 & t168;
    t185 = t15 | t19 | t22 | t24 | t27 | t29 | t31 | t35 | t37 | t39 | t41 | t45 | t47 | t48 | t50 | t51 | t52
        | t53 | t55 | t56 | t57 | t58 | t59 | t60 | t61 | t62 | t65 | t66 | t67 | t68 | t69 | t70 | t71 | t72 | t73
        | t74 | t75 | t76 | t77 | t78 | t79 | t83 | t84 | t85 | t86 | t87 | t88 | t89 | t90 | t91 | t92 | t93 | t94
        | t95 | t96 | t97 | t98 | t101 | t102 | t103 | t104 | t105 | t106 | t107 | t108 | t109 | t110 | t111 | t112
        | t113 | t114 | t115 | t117 | t118 | t119 | t120 | t121 | t122 | t123 | t124 | t125 | t126 | t127 | t128
        | t129 | t130 | t131 | t132 | t134 | t135 | t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143 | t144
        | t145 | t146 | t147 | t148 | t149 | t151 | t152 | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160
        | t161 | t162 | t163 | t164 | t165 | t166 | t169 | t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177
        | t178 | t179 | t180 | t181 | t182 | t183 | t184;
    t186 = t8 & !t185;
    t187 = t185 & !t186;
    entry[0] = entry[0] ^ t15;
    entry[1] = entry[1] ^ t19;
    entry[2] = entry[2] ^ t22;
    entry[3] = entry[3] ^ t24;
    entry[4] = entry[4] ^ t27;
    entry[5] = entry[5] ^ t29;
    entry[6] = entry[6] ^ t31;
    entry[7] = entry[7] ^ t35;
    entry[8] = entry[8] ^ t37;
    entry[9] = entry[9] ^ t39;
    entry[10] = entry[10] ^ t41;
    entry[11] = entry[11] ^ t45;
    entry[12] = entry[12] ^ t47;
    entry[13] = entry[13] ^ t48;
    entry[14] = entry[14] ^ t50;
    entry[15] = entry[15] ^ t51;
    entry[16] = entry[16] ^ t52;
    entry[17] = entry[17] ^ t53;
    entry[18] = entry[18] ^ t55;
    entry[19] = entry[19] ^ t56;
    entry[20] = entry[20] ^ t57;
    entry[21] = entry[21] ^ t58;
    entry[22] = entry[22] ^ t59;
    entry[23] = entry[23] ^ t60;
    entry[24] = entry[24] ^ t61;
    entry[25] = entry[25] ^ t62;
    entry[26] = entry[26] ^ t65;
    entry[27] = entry[27] ^ t66;
    entry[28] = entry[28] ^ t67;
    entry[29] = entry[29] ^ t68;
    entry[30] = entry[30] ^ t69;
    entry[31] = entry[31] ^ t70;
    entry[32] = entry[32] ^ t71;
    entry[33] = entry[33] ^ t72;
    entry[34] = entry[34] ^ t73;
    entry[35] = entry[35] ^ t74;
    entry[36] = entry[36] ^ t75;
    entry[37] = entry[37] ^ t76;
    entry[38] = entry[38] ^ t77;
    entry[39] = entry[39] ^ t78;
    entry[40] = entry[40] ^ t79;
    entry[41] = entry[41] ^ t83;
    entry[42] = entry[42] ^ t84;
    entry[43] = entry[43] ^ t85;
    entry[44] = entry[44] ^ t86;
    entry[45] = entry[45] ^ t87;
    entry[46] = entry[46] ^ t88;
    entry[47] = entry[47] ^ t89;
    entry[48] = entry[48] ^ t90;
    entry[49] = entry[49] ^ t91;
    entry[50] = entry[50] ^ t92;
    entry[51] = entry[51] ^ t93;
    entry[52] = entry[52] ^ t94;
    entry[53] = entry[53] ^ t95;
    entry[54] = entry[54] ^ t96;
    entry[55] = entry[55] ^ t97;
    entry[56] = entry[56] ^ t98;
    entry[57] = entry[57] ^ t101;
    entry[58] = entry[58] ^ t102;
    entry[59] = entry[59] ^ t103;
    entry[60] = entry[60] ^ t104;
    entry[61] = entry[61] ^ t105;
    entry[62] = entry[62] ^ t106;
    entry[63] = entry[63] ^ t107;
    entry[64] = entry[64] ^ t108;
    entry[65] = entry[65] ^ t109;
    entry[66] = entry[66] ^ t110;
    entry[67] = entry[67] ^ t111;
    entry[68] = entry[68] ^ t112;
    entry[69] = entry[69] ^ t113;
    entry[70] = entry[70] ^ t114;
    entry[71] = entry[71] ^ t115;
    entry[72] = entry[72] ^ t117;
    entry[73] = entry[73] ^ t118;
    entry[74] = entry[74] ^ t119;
    entry[75] = entry[75] ^ t120;
    entry[76] = entry[76] ^ t121;
    entry[77] = entry[77] ^ t122;
    entry[78] = entry[78] ^ t123;
    entry[79] = entry[79] ^ t124;
    entry[80] = entry[80] ^ t125;
    entry[81] = entry[81] ^ t126;
    entry[82] = entry[82] ^ t127;
    entry[83] = entry[83] ^ t128;
    entry[84] = entry[84] ^ t129;
    entry[85] = entry[85] ^ t130;
    entry[86] = entry[86] ^ t131;
    entry[87] = entry[87] ^ t132;
    entry[88] = entry[88] ^ t134;
    entry[89] = entry[89] ^ t135;
    entry[90] = entry[90] ^ t136;
    entry[91] = entry[91] ^ t137;
    entry[92] = entry[92] ^ t138;
    entry[93] = entry[93] ^ t139;
    entry[94] = entry[94] ^ t140;
    entry[95] = entry[95] ^ t141;
    entry[96] = entry[96] ^ t142;
    entry[97] = entry[97] ^ t143;
    entry[98] = entry[98] ^ t144;
    entry[99] = entry[99] ^ t145;
    entry[100] = entry[100] ^ t146;
    entry[101] = entry[101] ^ t147;
    entry[102] = entry[102] ^ t148;
    entry[103] = entry[103] ^ t149;
    entry[104] = entry[104] ^ t151;
    entry[105] = entry[105] ^ t152;
    entry[106] = entry[106] ^ t153;
    entry[107] = entry[107] ^ t154;
    entry[108] = entry[108] ^ t155;
    entry[109] = entry[109] ^ t156;
    entry[110] = entry[110] ^ t157;
    entry[111] = entry[111] ^ t158;
    entry[112] = entry[112] ^ t159;
    entry[113] = entry[113] ^ t160;
    entry[114] = entry[114] ^ t161;
    entry[115] = entry[115] ^ t162;
    entry[116] = entry[116] ^ t163;
    entry[117] = entry[117] ^ t164;
    entry[118] = entry[118] ^ t165;
    entry[119] = entry[119] ^ t166;
    entry[120] = entry[120] ^ t169;
    entry[121] = entry[121] ^ t170;
    entry[122] = entry[122] ^ t171;
    entry[123] = entry[123] ^ t172;
    entry[124] = entry[124] ^ t173;
    entry[125] = entry[125] ^ t174;
    entry[126] = entry[126] ^ t175;
    entry[127] = entry[127] ^ t176;
    entry[128] = entry[128] ^ t177;
    entry[129] = entry[129] ^ t178;
    entry[130] = entry[130] ^ t179;
    entry[131] = entry[131] ^ t180;
    entry[132] = entry[132] ^ t181;
    entry[133] = entry[133] ^ t182;
    entry[134] = entry[134] ^ t183;
    entry[135] = entry[135] ^ t184;
    Flags { corrected: t187, uncorrectable: t186 }
}

/// For each syndrome its bit, or 136 for none, or a greater number for a pattern of several bits.
static MAP_0A: [u8; 256] = [
    0x88, 0x80, 0x81, 0x00, 0x82, 0x01, 0x02, 0x03, 0x83, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x84, 0x0b,
    0x0c, 0x0d, 0x0e, 0x0f, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x85, 0x1a, 0x1b, 0x1c,
    0x1d, 0x1e, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d, 0x2e,
    0x2f, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x86, 0x39, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e, 0x3f,
    0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f, 0x50, 0x51,
    0x52, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5a, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x60, 0x61, 0x62, 0x63,
    0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6a, 0x6b, 0x6c, 0x6d, 0x6e, 0x6f, 0x70, 0x71, 0x72, 0x73, 0x74, 0x75,
    0x76, 0x77, 0x87, 0x78, 0x79, 0x7a, 0x7b, 0x7c, 0x7d, 0x7e, 0x7f, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
    0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
    0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
    0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
    0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
    0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
    0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
    0x88, 0x88, 0x88, 0x88,
];

/// For each nibble of a codeword's data, the syndrome of its 16 values.
static SUMS: [u8; 512] = [
    0x00, 0x03, 0x05, 0x06, 0x06, 0x05, 0x03, 0x00, 0x07, 0x04, 0x02, 0x01, 0x01, 0x02, 0x04, 0x07, 0x00, 0x09,
    0x0a, 0x03, 0x0b, 0x02, 0x01, 0x08, 0x0c, 0x05, 0x06, 0x0f, 0x07, 0x0e, 0x0d, 0x04, 0x00, 0x0d, 0x0e, 0x03,
    0x0f, 0x02, 0x01, 0x0c, 0x11, 0x1c, 0x1f, 0x12, 0x1e, 0x13, 0x10, 0x1d, 0x00, 0x12, 0x13, 0x01, 0x14, 0x06,
    0x07, 0x15, 0x15, 0x07, 0x06, 0x14, 0x01, 0x13, 0x12, 0x00, 0x00, 0x16, 0x17, 0x01, 0x18, 0x0e, 0x0f, 0x19,
    0x19, 0x0f, 0x0e, 0x18, 0x01, 0x17, 0x16, 0x00, 0x00, 0x1a, 0x1b, 0x01, 0x1c, 0x06, 0x07, 0x1d, 0x1d, 0x07,
    0x06, 0x1c, 0x01, 0x1b, 0x1a, 0x00, 0x00, 0x1e, 0x1f, 0x01, 0x21, 0x3f, 0x3e, 0x20, 0x22, 0x3c, 0x3d, 0x23,
    0x03, 0x1d, 0x1c, 0x02, 0x00, 0x23, 0x24, 0x07, 0x25, 0x06, 0x01, 0x22, 0x26, 0x05, 0x02, 0x21, 0x03, 0x20,
    0x27, 0x04, 0x00, 0x27, 0x28, 0x0f, 0x29, 0x0e, 0x01, 0x26, 0x2a, 0x0d, 0x02, 0x25, 0x03, 0x24, 0x2b, 0x0c,
    0x00, 0x2b, 0x2c, 0x07, 0x2d, 0x06, 0x01, 0x2a, 0x2e, 0x05, 0x02, 0x29, 0x03, 0x28, 0x2f, 0x04, 0x00, 0x2f,
    0x30, 0x1f, 0x31, 0x1e, 0x01, 0x2e, 0x32, 0x1d, 0x02, 0x2d, 0x03, 0x2c, 0x33, 0x1c, 0x00, 0x33, 0x34, 0x07,
    0x35, 0x06, 0x01, 0x32, 0x36, 0x05, 0x02, 0x31, 0x03, 0x30, 0x37, 0x04, 0x00, 0x37, 0x38, 0x0f, 0x39, 0x0e,
    0x01, 0x36, 0x3a, 0x0d, 0x02, 0x35, 0x03, 0x34, 0x3b, 0x0c, 0x00, 0x3b, 0x3c, 0x07, 0x3d, 0x06, 0x01, 0x3a,
    0x3e, 0x05, 0x02, 0x39, 0x03, 0x38, 0x3f, 0x04, 0x00, 0x3f, 0x41, 0x7e, 0x42, 0x7d, 0x03, 0x3c, 0x43, 0x7c,
    0x02, 0x3d, 0x01, 0x3e, 0x40, 0x7f, 0x00, 0x44, 0x45, 0x01, 0x46, 0x02, 0x03, 0x47, 0x47, 0x03, 0x02, 0x46,
    0x01, 0x45, 0x44, 0x00, 0x00, 0x48, 0x49, 0x01, 0x4a, 0x02, 0x03, 0x4b, 0x4b, 0x03, 0x02, 0x4a, 0x01, 0x49,
    0x48, 0x00, 0x00, 0x4c, 0x4d, 0x01, 0x4e, 0x02, 0x03, 0x4f, 0x4f, 0x03, 0x02, 0x4e, 0x01, 0x4d, 0x4c, 0x00,
    0x00, 0x50, 0x51, 0x01, 0x52, 0x02, 0x03, 0x53, 0x53, 0x03, 0x02, 0x52, 0x01, 0x51, 0x50, 0x00, 0x00, 0x54,
    0x55, 0x01, 0x56, 0x02, 0x03, 0x57, 0x57, 0x03, 0x02, 0x56, 0x01, 0x55, 0x54, 0x00, 0x00, 0x58, 0x59, 0x01,
    0x5a, 0x02, 0x03, 0x5b, 0x5b, 0x03, 0x02, 0x5a, 0x01, 0x59, 0x58, 0x00, 0x00, 0x5c, 0x5d, 0x01, 0x5e, 0x02,
    0x03, 0x5f, 0x5f, 0x03, 0x02, 0x5e, 0x01, 0x5d, 0x5c, 0x00, 0x00, 0x60, 0x61, 0x01, 0x62, 0x02, 0x03, 0x63,
    0x63, 0x03, 0x02, 0x62, 0x01, 0x61, 0x60, 0x00, 0x00, 0x64, 0x65, 0x01, 0x66, 0x02, 0x03, 0x67, 0x67, 0x03,
    0x02, 0x66, 0x01, 0x65, 0x64, 0x00, 0x00, 0x68, 0x69, 0x01, 0x6a, 0x02, 0x03, 0x6b, 0x6b, 0x03, 0x02, 0x6a,
    0x01, 0x69, 0x68, 0x00, 0x00, 0x6c, 0x6d, 0x01, 0x6e, 0x02, 0x03, 0x6f, 0x6f, 0x03, 0x02, 0x6e, 0x01, 0x6d,
    0x6c, 0x00, 0x00, 0x70, 0x71, 0x01, 0x72, 0x02, 0x03, 0x73, 0x73, 0x03, 0x02, 0x72, 0x01, 0x71, 0x70, 0x00,
    0x00, 0x74, 0x75, 0x01, 0x76, 0x02, 0x03, 0x77, 0x77, 0x03, 0x02, 0x76, 0x01, 0x75, 0x74, 0x00, 0x00, 0x78,
    0x79, 0x01, 0x7a, 0x02, 0x03, 0x7b, 0x7b, 0x03, 0x02, 0x7a, 0x01, 0x79, 0x78, 0x00, 0x00, 0x7c, 0x7d, 0x01,
    0x7e, 0x02, 0x03, 0x7f, 0x7f, 0x03, 0x02, 0x7e, 0x01, 0x7d, 0x7c, 0x00, 0x00, 0x81, 0x82, 0x03, 0x83, 0x02,
    0x01, 0x80, 0x84, 0x05, 0x06, 0x87, 0x07, 0x86, 0x85, 0x04, 0x00, 0x85, 0x86, 0x03, 0x87, 0x02, 0x01, 0x84,
    0x88, 0x0d, 0x0e, 0x8b, 0x0f, 0x8a, 0x89, 0x0c,
];

/// A value in the type of a syndrome.
#[inline]
fn word(value: impl Into<u32>) -> u32 {
    value.into()
}

/// The bits of the pattern that has this syndrome: their number, or 0 if there is no such pattern.
fn locate_0a(syndrome: u32, bits: &mut [u16]) -> usize {
    let pattern = MAP_0A[syndrome as usize] as usize;
    if pattern == 136 {
        return 0;
    }
    bits[0] = pattern as u16;
    1
}

fn locate(syndrome: u32, bits: &mut [u16]) -> usize {
    locate_0a(syndrome, bits)
}

/// Data bytes of a codeword.
const CODEWORD_DATA: usize = 16;
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
