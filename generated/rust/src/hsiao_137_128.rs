//! Hsiao (137,128): encoder and decoder. Generated; do not edit.
//!
//! Scheme `hsiao-137-128`, sha-256 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
//! 1970.
//!
//! Physical bit `i` of an entry of 137 bits travels on pin `i % 137` in beat `i / 137`; pins 0..128 carry data.
//! Data bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of
//! byte `b / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "hsiao-137-128";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315";
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
        t0, t1, t2, t3, t4, t5, t6, t7, t8,
    );
    t0 = *d0 ^ *d1 ^ *d2 ^ *d4 ^ *d5 ^ *d7 ^ *d10 ^ *d11 ^ *d13 ^ *d16 ^ *d20 ^ *d21 ^ *d23 ^ *d26 ^ *d30 ^ *d35
        ^ *d36 ^ *d38 ^ *d41 ^ *d45 ^ *d50 ^ *d56 ^ *d57 ^ *d59 ^ *d62 ^ *d66 ^ *d71 ^ *d77 ^ *d84 ^ *d85 ^ *d87
        ^ *d89 ^ *d91 ^ *d93 ^ *d94 ^ *d96 ^ *d98 ^ *d100 ^ *d101 ^ *d104 ^ *d105 ^ *d107 ^ *d109 ^ *d111 ^ *d112
        ^ *d114 ^ *d116 ^ *d118 ^ *d120 ^ *d122 ^ *d124 ^ *d125 ^ *d127;
    t1 = *d0 ^ *d1 ^ *d3 ^ *d4 ^ *d6 ^ *d8 ^ *d10 ^ *d12 ^ *d14 ^ *d17 ^ *d20 ^ *d22 ^ *d24 ^ *d27 ^ *d31 ^ *d35
        ^ *d37 ^ *d39 ^ *d42 ^ *d46 ^ *d51 ^ *d56 ^ *d58 ^ *d60 ^ *d63 ^ *d67 ^ *d72 ^ *d78 ^ *d84 ^ *d86 ^ *d87
        ^ *d89 ^ *d91 ^ *d93 ^ *d95 ^ *d96 ^ *d98 ^ *d100 ^ *d102 ^ *d103 ^ *d106 ^ *d107 ^ *d109 ^ *d111 ^ *d113
        ^ *d114 ^ *d116 ^ *d118 ^ *d119 ^ *d122 ^ *d123 ^ *d126 ^ *d127;
    t2 = *d0 ^ *d2 ^ *d3 ^ *d5 ^ *d6 ^ *d9 ^ *d11 ^ *d12 ^ *d15 ^ *d18 ^ *d21 ^ *d22 ^ *d25 ^ *d28 ^ *d32 ^ *d36
        ^ *d37 ^ *d40 ^ *d43 ^ *d47 ^ *d52 ^ *d57 ^ *d58 ^ *d61 ^ *d64 ^ *d68 ^ *d73 ^ *d79 ^ *d84 ^ *d86 ^ *d88
        ^ *d89 ^ *d91 ^ *d93 ^ *d95 ^ *d97 ^ *d98 ^ *d100 ^ *d102 ^ *d104 ^ *d105 ^ *d108 ^ *d109 ^ *d111 ^ *d113
        ^ *d115 ^ *d116 ^ *d118 ^ *d120 ^ *d121 ^ *d123 ^ *d125 ^ *d127;
    t3 = *d1 ^ *d2 ^ *d3 ^ *d7 ^ *d8 ^ *d9 ^ *d13 ^ *d14 ^ *d15 ^ *d19 ^ *d23 ^ *d24 ^ *d25 ^ *d29 ^ *d33 ^ *d38
        ^ *d39 ^ *d40 ^ *d44 ^ *d48 ^ *d53 ^ *d59 ^ *d60 ^ *d61 ^ *d65 ^ *d69 ^ *d74 ^ *d80 ^ *d84 ^ *d86 ^ *d88
        ^ *d90 ^ *d91 ^ *d93 ^ *d95 ^ *d97 ^ *d99 ^ *d100 ^ *d102 ^ *d104 ^ *d106 ^ *d107 ^ *d110 ^ *d112 ^ *d113
        ^ *d115 ^ *d117 ^ *d118 ^ *d120 ^ *d122 ^ *d124 ^ *d125;
    t4 = *d4 ^ *d5 ^ *d6 ^ *d7 ^ *d8 ^ *d9 ^ *d16 ^ *d17 ^ *d18 ^ *d19 ^ *d26 ^ *d27 ^ *d28 ^ *d29 ^ *d34 ^ *d41
        ^ *d42 ^ *d43 ^ *d44 ^ *d49 ^ *d54 ^ *d62 ^ *d63 ^ *d64 ^ *d65 ^ *d70 ^ *d75 ^ *d81 ^ *d84 ^ *d86 ^ *d88
        ^ *d90 ^ *d92 ^ *d94 ^ *d95 ^ *d97 ^ *d99 ^ *d101 ^ *d102 ^ *d104 ^ *d106 ^ *d108 ^ *d109 ^ *d111 ^ *d114
        ^ *d115 ^ *d117 ^ *d119 ^ *d120 ^ *d122 ^ *d124 ^ *d126 ^ *d127;
    t5 = *d10 ^ *d11 ^ *d12 ^ *d13 ^ *d14 ^ *d15 ^ *d16 ^ *d17 ^ *d18 ^ *d19 ^ *d30 ^ *d31 ^ *d32 ^ *d33 ^ *d34
        ^ *d45 ^ *d46 ^ *d47 ^ *d48 ^ *d49 ^ *d55 ^ *d66 ^ *d67 ^ *d68 ^ *d69 ^ *d70 ^ *d76 ^ *d82 ^ *d85 ^ *d86
        ^ *d88 ^ *d90 ^ *d92 ^ *d93 ^ *d96 ^ *d97 ^ *d99 ^ *d101 ^ *d103 ^ *d104 ^ *d106 ^ *d108 ^ *d110 ^ *d111
        ^ *d113 ^ *d116 ^ *d117 ^ *d119 ^ *d121 ^ *d122 ^ *d124 ^ *d126;
    t6 = *d20 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d26 ^ *d27 ^ *d28 ^ *d29 ^ *d30 ^ *d31 ^ *d32 ^ *d33 ^ *d34
        ^ *d50 ^ *d51 ^ *d52 ^ *d53 ^ *d54 ^ *d55 ^ *d71 ^ *d72 ^ *d73 ^ *d74 ^ *d75 ^ *d76 ^ *d83 ^ *d85 ^ *d87
        ^ *d88 ^ *d90 ^ *d92 ^ *d94 ^ *d95 ^ *d98 ^ *d99 ^ *d101 ^ *d103 ^ *d105 ^ *d106 ^ *d108 ^ *d110 ^ *d112
        ^ *d113 ^ *d115 ^ *d118 ^ *d119 ^ *d121 ^ *d123 ^ *d124 ^ *d126;
    t7 = *d35 ^ *d36 ^ *d37 ^ *d38 ^ *d39 ^ *d40 ^ *d41 ^ *d42 ^ *d43 ^ *d44 ^ *d45 ^ *d46 ^ *d47 ^ *d48 ^ *d49
        ^ *d50 ^ *d51 ^ *d52 ^ *d53 ^ *d54 ^ *d55 ^ *d77 ^ *d78 ^ *d79 ^ *d80 ^ *d81 ^ *d82 ^ *d83 ^ *d85 ^ *d87
        ^ *d89 ^ *d90 ^ *d92 ^ *d94 ^ *d96 ^ *d97 ^ *d100 ^ *d101 ^ *d103 ^ *d105 ^ *d107 ^ *d108 ^ *d110 ^ *d112
        ^ *d114 ^ *d115 ^ *d117 ^ *d119 ^ *d121 ^ *d123 ^ *d125 ^ *d127;
    t8 = *d56 ^ *d57 ^ *d58 ^ *d59 ^ *d60 ^ *d61 ^ *d62 ^ *d63 ^ *d64 ^ *d65 ^ *d66 ^ *d67 ^ *d68 ^ *d69 ^ *d70
        ^ *d71 ^ *d72 ^ *d73 ^ *d74 ^ *d75 ^ *d76 ^ *d77 ^ *d78 ^ *d79 ^ *d80 ^ *d81 ^ *d82 ^ *d83 ^ *d85 ^ *d87
        ^ *d89 ^ *d91 ^ *d92 ^ *d94 ^ *d96 ^ *d98 ^ *d99 ^ *d102 ^ *d103 ^ *d105 ^ *d107 ^ *d109 ^ *d110 ^ *d112
        ^ *d114 ^ *d116 ^ *d117 ^ *d120 ^ *d121 ^ *d123 ^ *d125 ^ *d126;
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
    let [
        e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22,
        e23, e24, e25, e26, e27, e28, e29, e30, e31, e32, e33, e34, e35, e36, e37, e38, e39, e40, e41, e42, e43,
        e44, e45, e46, e47, e48, e49, e50, e51, e52, e53, e54, e55, e56, e57, e58, e59, e60, e61, e62, e63, e64,
        e65, e66, e67, e68, e69, e70, e71, e72, e73, e74, e75, e76, e77, e78, e79, e80, e81, e82, e83, e84, e85,
        e86, e87, e88, e89, e90, e91, e92, e93, e94, e95, e96, e97, e98, e99, e100, e101, e102, e103, e104, e105,
        e106, e107, e108, e109, e110, e111, e112, e113, e114, e115, e116, e117, e118, e119, e120, e121, e122, e123,
        e124, e125, e126, e127, e128, e129, e130, e131, e132, e133, e134, e135, e136,
    ] = &*entry;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43,
        t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t60, t61, t62, t63,
    );
    t0 = *e0 ^ *e1 ^ *e2 ^ *e4 ^ *e5 ^ *e7 ^ *e10 ^ *e11 ^ *e13 ^ *e16 ^ *e20 ^ *e21 ^ *e23 ^ *e26 ^ *e30 ^ *e35
        ^ *e36 ^ *e38 ^ *e41 ^ *e45 ^ *e50 ^ *e56 ^ *e57 ^ *e59 ^ *e62 ^ *e66 ^ *e71 ^ *e77 ^ *e84 ^ *e85 ^ *e87
        ^ *e89 ^ *e91 ^ *e93 ^ *e94 ^ *e96 ^ *e98 ^ *e100 ^ *e101 ^ *e104 ^ *e105 ^ *e107 ^ *e109 ^ *e111 ^ *e112
        ^ *e114 ^ *e116 ^ *e118 ^ *e120 ^ *e122 ^ *e124 ^ *e125 ^ *e127 ^ *e128;
    t1 = *e0 ^ *e1 ^ *e3 ^ *e4 ^ *e6 ^ *e8 ^ *e10 ^ *e12 ^ *e14 ^ *e17 ^ *e20 ^ *e22 ^ *e24 ^ *e27 ^ *e31 ^ *e35
        ^ *e37 ^ *e39 ^ *e42 ^ *e46 ^ *e51 ^ *e56 ^ *e58 ^ *e60 ^ *e63 ^ *e67 ^ *e72 ^ *e78 ^ *e84 ^ *e86 ^ *e87
        ^ *e89 ^ *e91 ^ *e93 ^ *e95 ^ *e96 ^ *e98 ^ *e100 ^ *e102 ^ *e103 ^ *e106 ^ *e107 ^ *e109 ^ *e111 ^ *e113
        ^ *e114 ^ *e116 ^ *e118 ^ *e119 ^ *e122 ^ *e123 ^ *e126 ^ *e127 ^ *e129;
    t2 = *e0 ^ *e2 ^ *e3 ^ *e5 ^ *e6 ^ *e9 ^ *e11 ^ *e12 ^ *e15 ^ *e18 ^ *e21 ^ *e22 ^ *e25 ^ *e28 ^ *e32 ^ *e36
        ^ *e37 ^ *e40 ^ *e43 ^ *e47 ^ *e52 ^ *e57 ^ *e58 ^ *e61 ^ *e64 ^ *e68 ^ *e73 ^ *e79 ^ *e84 ^ *e86 ^ *e88
        ^ *e89 ^ *e91 ^ *e93 ^ *e95 ^ *e97 ^ *e98 ^ *e100 ^ *e102 ^ *e104 ^ *e105 ^ *e108 ^ *e109 ^ *e111 ^ *e113
        ^ *e115 ^ *e116 ^ *e118 ^ *e120 ^ *e121 ^ *e123 ^ *e125 ^ *e127 ^ *e130;
    t3 = *e1 ^ *e2 ^ *e3 ^ *e7 ^ *e8 ^ *e9 ^ *e13 ^ *e14 ^ *e15 ^ *e19 ^ *e23 ^ *e24 ^ *e25 ^ *e29 ^ *e33 ^ *e38
        ^ *e39 ^ *e40 ^ *e44 ^ *e48 ^ *e53 ^ *e59 ^ *e60 ^ *e61 ^ *e65 ^ *e69 ^ *e74 ^ *e80 ^ *e84 ^ *e86 ^ *e88
        ^ *e90 ^ *e91 ^ *e93 ^ *e95 ^ *e97 ^ *e99 ^ *e100 ^ *e102 ^ *e104 ^ *e106 ^ *e107 ^ *e110 ^ *e112 ^ *e113
        ^ *e115 ^ *e117 ^ *e118 ^ *e120 ^ *e122 ^ *e124 ^ *e125 ^ *e131;
    t4 = *e4 ^ *e5 ^ *e6 ^ *e7 ^ *e8 ^ *e9 ^ *e16 ^ *e17 ^ *e18 ^ *e19 ^ *e26 ^ *e27 ^ *e28 ^ *e29 ^ *e34 ^ *e41
        ^ *e42 ^ *e43 ^ *e44 ^ *e49 ^ *e54 ^ *e62 ^ *e63 ^ *e64 ^ *e65 ^ *e70 ^ *e75 ^ *e81 ^ *e84 ^ *e86 ^ *e88
        ^ *e90 ^ *e92 ^ *e94 ^ *e95 ^ *e97 ^ *e99 ^ *e101 ^ *e102 ^ *e104 ^ *e106 ^ *e108 ^ *e109 ^ *e111 ^ *e114
        ^ *e115 ^ *e117 ^ *e119 ^ *e120 ^ *e122 ^ *e124 ^ *e126 ^ *e127 ^ *e132;
    t5 = *e10 ^ *e11 ^ *e12 ^ *e13 ^ *e14 ^ *e15 ^ *e16 ^ *e17 ^ *e18 ^ *e19 ^ *e30 ^ *e31 ^ *e32 ^ *e33 ^ *e34
        ^ *e45 ^ *e46 ^ *e47 ^ *e48 ^ *e49 ^ *e55 ^ *e66 ^ *e67 ^ *e68 ^ *e69 ^ *e70 ^ *e76 ^ *e82 ^ *e85 ^ *e86
        ^ *e88 ^ *e90 ^ *e92 ^ *e93 ^ *e96 ^ *e97 ^ *e99 ^ *e101 ^ *e103 ^ *e104 ^ *e106 ^ *e108 ^ *e110 ^ *e111
        ^ *e113 ^ *e116 ^ *e117 ^ *e119 ^ *e121 ^ *e122 ^ *e124 ^ *e126 ^ *e133;
    t6 = *e20 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e26 ^ *e27 ^ *e28 ^ *e29 ^ *e30 ^ *e31 ^ *e32 ^ *e33 ^ *e34
        ^ *e50 ^ *e51 ^ *e52 ^ *e53 ^ *e54 ^ *e55 ^ *e71 ^ *e72 ^ *e73 ^ *e74 ^ *e75 ^ *e76 ^ *e83 ^ *e85 ^ *e87
        ^ *e88 ^ *e90 ^ *e92 ^ *e94 ^ *e95 ^ *e98 ^ *e99 ^ *e101 ^ *e103 ^ *e105 ^ *e106 ^ *e108 ^ *e110 ^ *e112
        ^ *e113 ^ *e115 ^ *e118 ^ *e119 ^ *e121 ^ *e123 ^ *e124 ^ *e126 ^ *e134;
    t7 = *e35 ^ *e36 ^ *e37 ^ *e38 ^ *e39 ^ *e40 ^ *e41 ^ *e42 ^ *e43 ^ *e44 ^ *e45 ^ *e46 ^ *e47 ^ *e48 ^ *e49
        ^ *e50 ^ *e51 ^ *e52 ^ *e53 ^ *e54 ^ *e55 ^ *e77 ^ *e78 ^ *e79 ^ *e80 ^ *e81 ^ *e82 ^ *e83 ^ *e85 ^ *e87
        ^ *e89 ^ *e90 ^ *e92 ^ *e94 ^ *e96 ^ *e97 ^ *e100 ^ *e101 ^ *e103 ^ *e105 ^ *e107 ^ *e108 ^ *e110 ^ *e112
        ^ *e114 ^ *e115 ^ *e117 ^ *e119 ^ *e121 ^ *e123 ^ *e125 ^ *e127 ^ *e135;
    t8 = *e56 ^ *e57 ^ *e58 ^ *e59 ^ *e60 ^ *e61 ^ *e62 ^ *e63 ^ *e64 ^ *e65 ^ *e66 ^ *e67 ^ *e68 ^ *e69 ^ *e70
        ^ *e71 ^ *e72 ^ *e73 ^ *e74 ^ *e75 ^ *e76 ^ *e77 ^ *e78 ^ *e79 ^ *e80 ^ *e81 ^ *e82 ^ *e83 ^ *e85 ^ *e87
        ^ *e89 ^ *e91 ^ *e92 ^ *e94 ^ *e96 ^ *e98 ^ *e99 ^ *e102 ^ *e103 ^ *e105 ^ *e107 ^ *e109 ^ *e110 ^ *e112
        ^ *e114 ^ *e116 ^ *e117 ^ *e120 ^ *e121 ^ *e123 ^ *e125 ^ *e126 ^ *e136;
    t9 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8;
    t10 = t0 & t1;
    t11 = t2 & !t3;
    t12 = t10 & t11;
    t13 = !t4 & !t5;
    t14 = !t6 & !t7;
    t15 = t13 & t14;
    t16 = t12 & t15;
    t17 = !t8 & t16;
    t18 = !t2 & t3;
    t19 = t10 & t18;
    t20 = t15 & t19;
    t21 = !t8 & t20;
    t22 = t0 & !t1;
    t23 = t2 & t3;
    t24 = t22 & t23;
    t25 = t15 & t24;
    t26 = !t8 & t25;
    t27 = !t0 & t1;
    t28 = t23 & t27;
    t29 = t15 & t28;
    t30 = !t8 & t29;
    t31 = !t2 & !t3;
    t32 = t10 & t31;
    t33 = t4 & !t5;
    t34 = t14 & t33;
    t35 = t32 & t34;
    t36 = !t8 & t35;
    t37 = t11 & t22;
    t38 = t34 & t37;
    t39 = !t8 & t38;
    t40 = t11 & t27;
    t41 = t34 & t40;
    t42 = !t8 & t41;
    t43 = t18 & t22;
    t44 = t34 & t43;
    t45 = !t8 & t44;
    t46 = t18 & t27;
    t47 = t34 & t46;
    t48 = !t8 & t47;
    t49 = !t0 & !t1;
    t50 = t23 & t49;
    t51 = t34 & t50;
    t52 = !t8 & t51;
    t53 = !t4 & t5;
    t54 = t14 & t53;
    t55 = t32 & t54;
    t56 = !t8 & t55;
    t57 = t37 & t54;
    t58 = !t8 & t57;
    t59 = t40 & t54;
    t60 = !t8 & t59;
    t61 = t43 & t54;
    t62 = !t8 & t61;
    t63 = t46 & t54;
    let (
        t64, t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83, t84,
        t85, t86, t87, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98, t99, t100, t101, t102, t103, t104,
        t105, t106, t107, t108, t109, t110, t111, t112, t113, t114, t115, t116, t117, t118, t119, t120, t121, t122,
        t123, t124, t125, t126, t127,
    );
    t64 = !t8 & t63;
    t65 = t50 & t54;
    t66 = !t8 & t65;
    t67 = t22 & t31;
    t68 = t4 & t5;
    t69 = t14 & t68;
    t70 = t67 & t69;
    t71 = !t8 & t70;
    t72 = t27 & t31;
    t73 = t69 & t72;
    t74 = !t8 & t73;
    t75 = t11 & t49;
    t76 = t69 & t75;
    t77 = !t8 & t76;
    t78 = t18 & t49;
    t79 = t69 & t78;
    t80 = !t8 & t79;
    t81 = t6 & !t7;
    t82 = t13 & t81;
    t83 = t32 & t82;
    t84 = !t8 & t83;
    t85 = t37 & t82;
    t86 = !t8 & t85;
    t87 = t40 & t82;
    t88 = !t8 & t87;
    t89 = t43 & t82;
    t90 = !t8 & t89;
    t91 = t46 & t82;
    t92 = !t8 & t91;
    t93 = t50 & t82;
    t94 = !t8 & t93;
    t95 = t33 & t81;
    t96 = t67 & t95;
    t97 = !t8 & t96;
    t98 = t72 & t95;
    t99 = !t8 & t98;
    t100 = t75 & t95;
    t101 = !t8 & t100;
    t102 = t78 & t95;
    t103 = !t8 & t102;
    t104 = t53 & t81;
    t105 = t67 & t104;
    t106 = !t8 & t105;
    t107 = t72 & t104;
    t108 = !t8 & t107;
    t109 = t75 & t104;
    t110 = !t8 & t109;
    t111 = t78 & t104;
    t112 = !t8 & t111;
    t113 = t31 & t49;
    t114 = t68 & t81;
    t115 = t113 & t114;
    t116 = !t8 & t115;
    t117 = !t6 & t7;
    t118 = t13 & t117;
    t119 = t32 & t118;
    t120 = !t8 & t119;
    t121 = t37 & t118;
    t122 = !t8 & t121;
    t123 = t40 & t118;
    t124 = !t8 & t123;
    t125 = t43 & t118;
    t126 = !t8 & t125;
    t127 = t46 & t118;
    let (
        t128, t129, t130, t131, t132, t133, t134, t135, t136, t137, t138, t139, t140, t141, t142, t143, t144, t145,
        t146, t147, t148, t149, t150, t151, t152, t153, t154, t155, t156, t157, t158, t159, t160, t161, t162, t163,
        t164, t165, t166, t167, t168, t169, t170, t171, t172, t173, t174, t175, t176, t177, t178, t179, t180, t181,
        t182, t183, t184, t185, t186, t187, t188, t189, t190, t191,
    );
    t128 = !t8 & t127;
    t129 = t50 & t118;
    t130 = !t8 & t129;
    t131 = t33 & t117;
    t132 = t67 & t131;
    t133 = !t8 & t132;
    t134 = t72 & t131;
    t135 = !t8 & t134;
    t136 = t75 & t131;
    t137 = !t8 & t136;
    t138 = t78 & t131;
    t139 = !t8 & t138;
    t140 = t53 & t117;
    t141 = t67 & t140;
    t142 = !t8 & t141;
    t143 = t72 & t140;
    t144 = !t8 & t143;
    t145 = t75 & t140;
    t146 = !t8 & t145;
    t147 = t78 & t140;
    t148 = !t8 & t147;
    t149 = t68 & t117;
    t150 = t113 & t149;
    t151 = !t8 & t150;
    t152 = t6 & t7;
    t153 = t13 & t152;
    t154 = t67 & t153;
    t155 = !t8 & t154;
    t156 = t72 & t153;
    t157 = !t8 & t156;
    t158 = t75 & t153;
    t159 = !t8 & t158;
    t160 = t78 & t153;
    t161 = !t8 & t160;
    t162 = t33 & t152;
    t163 = t113 & t162;
    t164 = !t8 & t163;
    t165 = t53 & t152;
    t166 = t113 & t165;
    t167 = !t8 & t166;
    t168 = t15 & t32;
    t169 = t8 & t168;
    t170 = t15 & t37;
    t171 = t8 & t170;
    t172 = t15 & t40;
    t173 = t8 & t172;
    t174 = t15 & t43;
    t175 = t8 & t174;
    t176 = t15 & t46;
    t177 = t8 & t176;
    t178 = t15 & t50;
    t179 = t8 & t178;
    t180 = t34 & t67;
    t181 = t8 & t180;
    t182 = t34 & t72;
    t183 = t8 & t182;
    t184 = t34 & t75;
    t185 = t8 & t184;
    t186 = t34 & t78;
    t187 = t8 & t186;
    t188 = t54 & t67;
    t189 = t8 & t188;
    t190 = t54 & t72;
    t191 = t8 & t190;
    let (
        t192, t193, t194, t195, t196, t197, t198, t199, t200, t201, t202, t203, t204, t205, t206, t207, t208, t209,
        t210, t211, t212, t213, t214, t215, t216, t217, t218, t219, t220, t221, t222, t223, t224, t225, t226, t227,
        t228, t229, t230, t231, t232, t233, t234, t235, t236, t237, t238, t239, t240, t241, t242, t243, t244, t245,
        t246, t247, t248, t249, t250, t251, t252, t253, t254, t255,
    );
    t192 = t54 & t75;
    t193 = t8 & t192;
    t194 = t54 & t78;
    t195 = t8 & t194;
    t196 = t69 & t113;
    t197 = t8 & t196;
    t198 = t67 & t82;
    t199 = t8 & t198;
    t200 = t72 & t82;
    t201 = t8 & t200;
    t202 = t75 & t82;
    t203 = t8 & t202;
    t204 = t78 & t82;
    t205 = t8 & t204;
    t206 = t95 & t113;
    t207 = t8 & t206;
    t208 = t104 & t113;
    t209 = t8 & t208;
    t210 = t67 & t118;
    t211 = t8 & t210;
    t212 = t72 & t118;
    t213 = t8 & t212;
    t214 = t75 & t118;
    t215 = t8 & t214;
    t216 = t78 & t118;
    t217 = t8 & t216;
    t218 = t113 & t131;
    t219 = t8 & t218;
    t220 = t113 & t140;
    t221 = t8 & t220;
    t222 = t113 & t153;
    t223 = t8 & t222;
    t224 = t10 & t23;
    t225 = t34 & t224;
    t226 = !t8 & t225;
    t227 = t67 & t165;
    t228 = t8 & t227;
    t229 = t28 & t69;
    t230 = !t8 & t229;
    t231 = t32 & t153;
    t232 = t8 & t231;
    t233 = t50 & t114;
    t234 = !t8 & t233;
    t235 = t12 & t118;
    t236 = t8 & t235;
    t237 = t68 & t152;
    t238 = t78 & t237;
    t239 = !t8 & t238;
    t240 = t15 & t224;
    t241 = t8 & t240;
    t242 = t113 & t237;
    t243 = t8 & t242;
    t244 = t54 & t224;
    t245 = !t8 & t244;
    t246 = t67 & t162;
    t247 = t8 & t246;
    t248 = t28 & t95;
    t249 = !t8 & t248;
    t250 = t32 & t140;
    t251 = t8 & t250;
    t252 = t50 & t149;
    t253 = !t8 & t252;
    t254 = t12 & t82;
    t255 = t8 & t254;
    let (
        t256, t257, t258, t259, t260, t261, t262, t263, t264, t265, t266, t267, t268, t269, t270, t271, t272, t273,
        t274, t275, t276, t277, t278, t279, t280, t281, t282, t283, t284, t285, t286, t287, t288, t289, t290, t291,
        t292, t293, t294, t295, t296, t297, t298, t299, t300, t301, t302, t303, t304, t305, t306, t307, t308, t309,
        t310, t311, t312, t313, t314, t315, t316, t317, t318, t319,
    );
    t256 = t78 & t114;
    t257 = t8 & t256;
    t258 = t118 & t224;
    t259 = !t8 & t258;
    t260 = t67 & t237;
    t261 = !t8 & t260;
    t262 = t28 & t34;
    t263 = t8 & t262;
    t264 = t72 & t165;
    t265 = t8 & t264;
    t266 = t24 & t69;
    t267 = !t8 & t266;
    t268 = t37 & t153;
    t269 = t8 & t268;
    t270 = t46 & t114;
    t271 = !t8 & t270;
    t272 = t19 & t118;
    t273 = t8 & t272;
    t274 = t75 & t237;
    t275 = !t8 & t274;
    t276 = t12 & t34;
    t277 = t8 & t276;
    t278 = t78 & t165;
    t279 = t8 & t278;
    t280 = t12 & t69;
    t281 = !t8 & t280;
    t282 = t43 & t153;
    t283 = t8 & t282;
    t284 = t28 & t104;
    t285 = !t8 & t284;
    t286 = t32 & t131;
    t287 = t8 & t286;
    t288 = t50 & t162;
    t289 = !t8 & t288;
    t290 = t12 & t54;
    t291 = t8 & t290;
    t292 = t78 & t149;
    t293 = t8 & t292;
    t294 = t82 & t224;
    t295 = !t8 & t294;
    t296 = t72 & t237;
    t297 = !t8 & t296;
    t298 = t24 & t34;
    t299 = t8 & t298;
    t300 = t75 & t165;
    t301 = t8 & t300;
    t302 = t19 & t69;
    t303 = !t8 & t302;
    t304 = t40 & t153;
    t305 = t8 & t304;
    t306 = t43 & t114;
    t307 = !t8 & t306;
    t308 = t24 & t118;
    t309 = t8 & t308;
    t310 = t72 & t114;
    t311 = t8 & t310;
    t312 = t12 & t131;
    t313 = !t8 & t312;
    t314 = t15 & t67;
    t315 = !t8 & t314;
    t316 = t15 & t72;
    t317 = !t8 & t316;
    t318 = t15 & t75;
    t319 = !t8 & t318;
    let (
        t320, t321, t322, t323, t324, t325, t326, t327, t328, t329, t330, t331, t332, t333, t334,
    );
    t320 = t15 & t78;
    t321 = !t8 & t320;
    t322 = t34 & t113;
    t323 = !t8 & t322;
    t324 = t54 & t113;
    t325 = !t8 & t324;
    t326 = t82 & t113;
    t327 = !t8 & t326;
    t328 = t113 & t118;
    t329 = !t8 & t328;
    t330 = t15 & t113;
    t331 = t8 & t330;
    t332 = t17 | t21 | t26 | t30 | t36 | t39 | t42 | t45 | t48 | t52 | t56 | t58 | t60 | t62 | t64 | t66 | t71
        | t74 | t77 | t80 | t84 | t86 | t88 | t90 | t92 | t94 | t97 | t99 | t101 | t103 | t106 | t108 | t110 | t112
        | t116 | t120 | t122 | t124 | t126 | t128 | t130 | t133 | t135 | t137 | t139 | t142 | t144 | t146 | t148
        | t151 | t155 | t157 | t159 | t161 | t164 | t167 | t169 | t171 | t173 | t175 | t177 | t179 | t181 | t183
        | t185 | t187 | t189 | t191 | t193 | t195 | t197 | t199 | t201 | t203 | t205 | t207 | t209 | t211 | t213
        | t215 | t217 | t219 | t221 | t223 | t226 | t228 | t230 | t232 | t234 | t236 | t239 | t241 | t243 | t245
        | t247 | t249 | t251 | t253 | t255 | t257 | t259 | t261 | t263 | t265 | t267 | t269 | t271 | t273 | t275
        | t277 | t279 | t281 | t283 | t285 | t287 | t289 | t291 | t293 | t295 | t297 | t299 | t301 | t303 | t305
        | t307 | t309 | t311 | t313 | t315 | t317 | t319 | t321 | t323 | t325 | t327 | t329 | t331;
    t333 = t9 & !t332;
    t334 = t332 & !t333;
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

/// For each syndrome its bit, or 137 for none, or a greater number for a pattern of several bits.
static MAP_0A: [u8; 512] = [
    0x89, 0x80, 0x81, 0x89, 0x82, 0x89, 0x89, 0x00, 0x83, 0x89, 0x89, 0x01, 0x89, 0x02, 0x03, 0x89, 0x84, 0x89,
    0x89, 0x04, 0x89, 0x05, 0x06, 0x89, 0x89, 0x07, 0x08, 0x89, 0x09, 0x89, 0x89, 0x54, 0x85, 0x89, 0x89, 0x0a,
    0x89, 0x0b, 0x0c, 0x89, 0x89, 0x0d, 0x0e, 0x89, 0x0f, 0x89, 0x89, 0x5d, 0x89, 0x10, 0x11, 0x89, 0x12, 0x89,
    0x89, 0x6f, 0x13, 0x89, 0x89, 0x7a, 0x89, 0x68, 0x56, 0x89, 0x86, 0x89, 0x89, 0x14, 0x89, 0x15, 0x16, 0x89,
    0x89, 0x17, 0x18, 0x89, 0x19, 0x89, 0x89, 0x76, 0x89, 0x1a, 0x1b, 0x89, 0x1c, 0x89, 0x89, 0x89, 0x1d, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x5f, 0x89, 0x89, 0x1e, 0x1f, 0x89, 0x20, 0x89, 0x89, 0x89, 0x21, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x71, 0x89, 0x22, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x7c, 0x6a, 0x89, 0x58, 0x89,
    0x89, 0x89, 0x87, 0x89, 0x89, 0x23, 0x89, 0x24, 0x25, 0x89, 0x89, 0x26, 0x27, 0x89, 0x28, 0x89, 0x89, 0x64,
    0x89, 0x29, 0x2a, 0x89, 0x2b, 0x89, 0x89, 0x7f, 0x2c, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x2d,
    0x2e, 0x89, 0x2f, 0x89, 0x89, 0x89, 0x30, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x31, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x61, 0x89, 0x89, 0x89, 0x89, 0x32, 0x33, 0x89, 0x34, 0x89,
    0x89, 0x89, 0x35, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x36, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x73, 0x89, 0x89, 0x89, 0x37, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x65, 0x77, 0x89, 0x6c, 0x89, 0x89, 0x89, 0x5a, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x88, 0x89, 0x89, 0x38, 0x89, 0x39, 0x3a, 0x89, 0x89, 0x3b, 0x3c, 0x89, 0x3d, 0x89,
    0x89, 0x5b, 0x89, 0x3e, 0x3f, 0x89, 0x40, 0x89, 0x89, 0x6d, 0x41, 0x89, 0x89, 0x89, 0x89, 0x78, 0x66, 0x89,
    0x89, 0x42, 0x43, 0x89, 0x44, 0x89, 0x89, 0x74, 0x45, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x46, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x47, 0x48, 0x89,
    0x49, 0x89, 0x89, 0x62, 0x4a, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x4b, 0x89, 0x89, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x4c, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x7e, 0x89, 0x89, 0x89, 0x89, 0x89, 0x63, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x4d, 0x4e, 0x89, 0x4f, 0x89, 0x89, 0x59, 0x50, 0x89, 0x89, 0x6b,
    0x89, 0x7d, 0x89, 0x89, 0x51, 0x89, 0x89, 0x72, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x52, 0x89, 0x89, 0x60, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x75, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x53, 0x89,
    0x89, 0x57, 0x89, 0x69, 0x7b, 0x89, 0x89, 0x70, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x5e, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x55, 0x67, 0x89, 0x79, 0x89,
    0x89, 0x89, 0x6e, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x5c, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89,
    0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89, 0x89,
];

/// For each nibble of a codeword's data, the syndrome of its 16 values.
static SUMS: [u16; 512] = [
    0x0000, 0x0007, 0x000b, 0x000c, 0x000d, 0x000a, 0x0006, 0x0001, 0x000e, 0x0009, 0x0005, 0x0002, 0x0003, 0x0004,
    0x0008, 0x000f, 0x0000, 0x0013, 0x0015, 0x0006, 0x0016, 0x0005, 0x0003, 0x0010, 0x0019, 0x000a, 0x000c, 0x001f,
    0x000f, 0x001c, 0x001a, 0x0009, 0x0000, 0x001a, 0x001c, 0x0006, 0x0023, 0x0039, 0x003f, 0x0025, 0x0025, 0x003f,
    0x0039, 0x0023, 0x0006, 0x001c, 0x001a, 0x0000, 0x0000, 0x0026, 0x0029, 0x000f, 0x002a, 0x000c, 0x0003, 0x0025,
    0x002c, 0x000a, 0x0005, 0x0023, 0x0006, 0x0020, 0x002f, 0x0009, 0x0000, 0x0031, 0x0032, 0x0003, 0x0034, 0x0005,
    0x0006, 0x0037, 0x0038, 0x0009, 0x000a, 0x003b, 0x000c, 0x003d, 0x003e, 0x000f, 0x0000, 0x0043, 0x0045, 0x0006,
    0x0046, 0x0005, 0x0003, 0x0040, 0x0049, 0x000a, 0x000c, 0x004f, 0x000f, 0x004c, 0x004a, 0x0009, 0x0000, 0x004a,
    0x004c, 0x0006, 0x0051, 0x001b, 0x001d, 0x0057, 0x0052, 0x0018, 0x001e, 0x0054, 0x0003, 0x0049, 0x004f, 0x0005,
    0x0000, 0x0054, 0x0058, 0x000c, 0x0061, 0x0035, 0x0039, 0x006d, 0x0062, 0x0036, 0x003a, 0x006e, 0x0003, 0x0057,
    0x005b, 0x000f, 0x0000, 0x0064, 0x0068, 0x000c, 0x0070, 0x0014, 0x0018, 0x007c, 0x0083, 0x00e7, 0x00eb, 0x008f,
    0x00f3, 0x0097, 0x009b, 0x00ff, 0x0000, 0x0085, 0x0086, 0x0003, 0x0089, 0x000c, 0x000f, 0x008a, 0x008a, 0x000f,
    0x000c, 0x0089, 0x0003, 0x0086, 0x0085, 0x0000, 0x0000, 0x008c, 0x0091, 0x001d, 0x0092, 0x001e, 0x0003, 0x008f,
    0x0094, 0x0018, 0x0005, 0x0089, 0x0006, 0x008a, 0x0097, 0x001b, 0x0000, 0x0098, 0x00a1, 0x0039, 0x00a2, 0x003a,
    0x0003, 0x009b, 0x00a4, 0x003c, 0x0005, 0x009d, 0x0006, 0x009e, 0x00a7, 0x003f, 0x0000, 0x00a8, 0x00b0, 0x0018,
    0x00c1, 0x0069, 0x0071, 0x00d9, 0x00c2, 0x006a, 0x0072, 0x00da, 0x0003, 0x00ab, 0x00b3, 0x001b, 0x0000, 0x00c4,
    0x00c8, 0x000c, 0x00d0, 0x0014, 0x0018, 0x00dc, 0x00e0, 0x0024, 0x0028, 0x00ec, 0x0030, 0x00f4, 0x00f8, 0x003c,
    0x0000, 0x0103, 0x0105, 0x0006, 0x0106, 0x0005, 0x0003, 0x0100, 0x0109, 0x000a, 0x000c, 0x010f, 0x000f, 0x010c,
    0x010a, 0x0009, 0x0000, 0x010a, 0x010c, 0x0006, 0x0111, 0x001b, 0x001d, 0x0117, 0x0112, 0x0018, 0x001e, 0x0114,
    0x0003, 0x0109, 0x010f, 0x0005, 0x0000, 0x0114, 0x0118, 0x000c, 0x0121, 0x0035, 0x0039, 0x012d, 0x0122, 0x0036,
    0x003a, 0x012e, 0x0003, 0x0117, 0x011b, 0x000f, 0x0000, 0x0124, 0x0128, 0x000c, 0x0130, 0x0014, 0x0018, 0x013c,
    0x0141, 0x0065, 0x0069, 0x014d, 0x0071, 0x0155, 0x0159, 0x007d, 0x0000, 0x0142, 0x0144, 0x0006, 0x0148, 0x000a,
    0x000c, 0x014e, 0x0150, 0x0012, 0x0014, 0x0156, 0x0018, 0x015a, 0x015c, 0x001e, 0x0000, 0x0160, 0x0181, 0x00e1,
    0x0182, 0x00e2, 0x0003, 0x0163, 0x0184, 0x00e4, 0x0005, 0x0165, 0x0006, 0x0166, 0x0187, 0x00e7, 0x0000, 0x0188,
    0x0190, 0x0018, 0x01a0, 0x0028, 0x0030, 0x01b8, 0x01c0, 0x0048, 0x0050, 0x01d8, 0x0060, 0x01e8, 0x01f0, 0x0078,
    0x0000, 0x001f, 0x01e1, 0x01fe, 0x003e, 0x0021, 0x01df, 0x01c0, 0x01c3, 0x01dc, 0x0022, 0x003d, 0x01fd, 0x01e2,
    0x001c, 0x0003, 0x0000, 0x007c, 0x0187, 0x01fb, 0x00f8, 0x0084, 0x017f, 0x0103, 0x010f, 0x0173, 0x0088, 0x00f4,
    0x01f7, 0x018b, 0x0070, 0x000c, 0x0000, 0x01f0, 0x002f, 0x01df, 0x01d1, 0x0021, 0x01fe, 0x000e, 0x005e, 0x01ae,
    0x0071, 0x0181, 0x018f, 0x007f, 0x01a0, 0x0050, 0x0000, 0x01a3, 0x00bc, 0x011f, 0x0147, 0x00e4, 0x01fb, 0x0058,
    0x0178, 0x00db, 0x01c4, 0x0067, 0x003f, 0x019c, 0x0083, 0x0120, 0x0000, 0x008f, 0x00f1, 0x007e, 0x011e, 0x0191,
    0x01ef, 0x0160, 0x01e2, 0x016d, 0x0113, 0x019c, 0x00fc, 0x0073, 0x000d, 0x0082, 0x0000, 0x003d, 0x01c5, 0x01f8,
    0x007a, 0x0047, 0x01bf, 0x0182, 0x018b, 0x01b6, 0x004e, 0x0073, 0x01f1, 0x01cc, 0x0034, 0x0009, 0x0000, 0x00f4,
    0x0117, 0x01e3, 0x01e8, 0x011c, 0x00ff, 0x000b, 0x0037, 0x00c3, 0x0120, 0x01d4, 0x01df, 0x012b, 0x00c8, 0x003c,
    0x0000, 0x01c9, 0x006e, 0x01a7, 0x0193, 0x005a, 0x01fd, 0x0034, 0x00dc, 0x0115, 0x00b2, 0x017b, 0x014f, 0x0086,
    0x0121, 0x00e8, 0x0000, 0x0127, 0x01b8, 0x009f, 0x004f, 0x0168, 0x01f7, 0x00d0, 0x00f2, 0x01d5, 0x014a, 0x006d,
    0x00bd, 0x019a, 0x0105, 0x0022, 0x0000, 0x011d, 0x01e4, 0x00f9, 0x003b, 0x0126, 0x01df, 0x00c2, 0x01c6, 0x00db,
    0x0022, 0x013f, 0x01fd, 0x00e0, 0x0019, 0x0104, 0x0000, 0x0079, 0x018d, 0x01f4, 0x0172, 0x010b, 0x00ff, 0x0086,
    0x0097, 0x00ee, 0x011a, 0x0163, 0x01e5, 0x019c, 0x0068, 0x0011,
];

/// A value in the type of a syndrome.
#[inline]
fn word(value: impl Into<u32>) -> u32 {
    value.into()
}

/// The bits of the pattern that has this syndrome: their number, or 0 if there is no such pattern.
fn locate_0a(syndrome: u32, bits: &mut [u16]) -> usize {
    let pattern = MAP_0A[syndrome as usize] as usize;
    if pattern == 137 {
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
const CODEWORD_CHECK: usize = 2;
/// Valid bits of the last check byte of a codeword.
const LAST_OF_CODEWORD: u8 = 0x01;

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
const LAST_CHECK_MASK: u8 = 0x01;

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
