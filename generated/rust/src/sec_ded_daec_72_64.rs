//! SEC-DED-DAEC (72,64): encoder and decoder. Generated; do not edit.
//!
//! Scheme `sec-ded-daec-72-64`, sha-256 bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Abramson, A Class of Systematic Codes for Non-Independent Errors, IRE Trans. IT-5, 1959.
//!
//! Physical bit `i` of an entry of 72 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "sec-ded-daec-72-64";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293";
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
pub const MOST_FLIPS: usize = 2;

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
    t0 = *d0 ^ *d1 ^ *d5 ^ *d6 ^ *d7 ^ *d8 ^ *d10 ^ *d16 ^ *d17 ^ *d19 ^ *d21 ^ *d25 ^ *d26 ^ *d29 ^ *d31 ^ *d32
        ^ *d33 ^ *d35 ^ *d36 ^ *d41 ^ *d42 ^ *d43 ^ *d45 ^ *d47 ^ *d48 ^ *d49 ^ *d50 ^ *d53 ^ *d54 ^ *d55 ^ *d56
        ^ *d57 ^ *d59 ^ *d60 ^ *d61 ^ *d62 ^ *d63;
    t1 = *d2 ^ *d5 ^ *d9 ^ *d10 ^ *d11 ^ *d16 ^ *d18 ^ *d19 ^ *d20 ^ *d21 ^ *d22 ^ *d25 ^ *d27 ^ *d29 ^ *d30 ^ *d31
        ^ *d34 ^ *d35 ^ *d37 ^ *d41 ^ *d44 ^ *d45 ^ *d46 ^ *d47 ^ *d51 ^ *d53 ^ *d58 ^ *d59;
    t2 = *d0 ^ *d3 ^ *d6 ^ *d10 ^ *d11 ^ *d12 ^ *d17 ^ *d19 ^ *d20 ^ *d21 ^ *d22 ^ *d23 ^ *d26 ^ *d28 ^ *d30 ^ *d31
        ^ *d32 ^ *d35 ^ *d36 ^ *d38 ^ *d42 ^ *d45 ^ *d46 ^ *d47 ^ *d48 ^ *d52 ^ *d54 ^ *d59 ^ *d60;
    t3 = *d0 ^ *d1 ^ *d4 ^ *d7 ^ *d11 ^ *d12 ^ *d13 ^ *d18 ^ *d20 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d27 ^ *d29 ^ *d31
        ^ *d32 ^ *d33 ^ *d36 ^ *d37 ^ *d39 ^ *d43 ^ *d46 ^ *d47 ^ *d48 ^ *d49 ^ *d53 ^ *d55 ^ *d60 ^ *d61;
    t4 = *d1 ^ *d2 ^ *d5 ^ *d8 ^ *d12 ^ *d13 ^ *d14 ^ *d19 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d28 ^ *d30 ^ *d32
        ^ *d33 ^ *d34 ^ *d37 ^ *d38 ^ *d40 ^ *d44 ^ *d47 ^ *d48 ^ *d49 ^ *d50 ^ *d54 ^ *d56 ^ *d61 ^ *d62;
    t5 = *d0 ^ *d2 ^ *d3 ^ *d6 ^ *d9 ^ *d13 ^ *d14 ^ *d15 ^ *d20 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d26 ^ *d29 ^ *d31
        ^ *d33 ^ *d34 ^ *d35 ^ *d38 ^ *d39 ^ *d41 ^ *d45 ^ *d48 ^ *d49 ^ *d50 ^ *d51 ^ *d55 ^ *d57 ^ *d62 ^ *d63;
    t6 = *d3 ^ *d4 ^ *d5 ^ *d6 ^ *d8 ^ *d14 ^ *d15 ^ *d17 ^ *d19 ^ *d23 ^ *d24 ^ *d27 ^ *d29 ^ *d30 ^ *d31 ^ *d33
        ^ *d34 ^ *d39 ^ *d40 ^ *d41 ^ *d43 ^ *d45 ^ *d46 ^ *d47 ^ *d48 ^ *d51 ^ *d52 ^ *d53 ^ *d54 ^ *d55 ^ *d57
        ^ *d58 ^ *d59 ^ *d60 ^ *d61 ^ *d62;
    t7 = *d0 ^ *d4 ^ *d5 ^ *d6 ^ *d7 ^ *d9 ^ *d15 ^ *d16 ^ *d18 ^ *d20 ^ *d24 ^ *d25 ^ *d28 ^ *d30 ^ *d31 ^ *d32
        ^ *d34 ^ *d35 ^ *d40 ^ *d41 ^ *d42 ^ *d44 ^ *d46 ^ *d47 ^ *d48 ^ *d49 ^ *d52 ^ *d53 ^ *d54 ^ *d55 ^ *d56
        ^ *d58 ^ *d59 ^ *d60 ^ *d61 ^ *d62 ^ *d63;
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
    t0 = *e0 ^ *e4 ^ *e5 ^ *e6 ^ *e7 ^ *e9 ^ *e15 ^ *e16 ^ *e18 ^ *e20 ^ *e24 ^ *e25 ^ *e28 ^ *e30 ^ *e31 ^ *e32
        ^ *e34 ^ *e35 ^ *e40 ^ *e41 ^ *e42 ^ *e44 ^ *e46 ^ *e47 ^ *e48 ^ *e49 ^ *e52 ^ *e53 ^ *e54 ^ *e55 ^ *e56
        ^ *e58 ^ *e59 ^ *e60 ^ *e61 ^ *e62 ^ *e63 ^ *e71;
    t1 = *e3 ^ *e4 ^ *e5 ^ *e6 ^ *e8 ^ *e14 ^ *e15 ^ *e17 ^ *e19 ^ *e23 ^ *e24 ^ *e27 ^ *e29 ^ *e30 ^ *e31 ^ *e33
        ^ *e34 ^ *e39 ^ *e40 ^ *e41 ^ *e43 ^ *e45 ^ *e46 ^ *e47 ^ *e48 ^ *e51 ^ *e52 ^ *e53 ^ *e54 ^ *e55 ^ *e57
        ^ *e58 ^ *e59 ^ *e60 ^ *e61 ^ *e62 ^ *e70;
    t2 = *e0 ^ *e2 ^ *e3 ^ *e6 ^ *e9 ^ *e13 ^ *e14 ^ *e15 ^ *e20 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e26 ^ *e29 ^ *e31
        ^ *e33 ^ *e34 ^ *e35 ^ *e38 ^ *e39 ^ *e41 ^ *e45 ^ *e48 ^ *e49 ^ *e50 ^ *e51 ^ *e55 ^ *e57 ^ *e62 ^ *e63
        ^ *e69;
    t3 = *e1 ^ *e2 ^ *e5 ^ *e8 ^ *e12 ^ *e13 ^ *e14 ^ *e19 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e28 ^ *e30 ^ *e32
        ^ *e33 ^ *e34 ^ *e37 ^ *e38 ^ *e40 ^ *e44 ^ *e47 ^ *e48 ^ *e49 ^ *e50 ^ *e54 ^ *e56 ^ *e61 ^ *e62 ^ *e68;
    t4 = *e0 ^ *e1 ^ *e4 ^ *e7 ^ *e11 ^ *e12 ^ *e13 ^ *e18 ^ *e20 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e27 ^ *e29 ^ *e31
        ^ *e32 ^ *e33 ^ *e36 ^ *e37 ^ *e39 ^ *e43 ^ *e46 ^ *e47 ^ *e48 ^ *e49 ^ *e53 ^ *e55 ^ *e60 ^ *e61 ^ *e67;
    t5 = *e0 ^ *e3 ^ *e6 ^ *e10 ^ *e11 ^ *e12 ^ *e17 ^ *e19 ^ *e20 ^ *e21 ^ *e22 ^ *e23 ^ *e26 ^ *e28 ^ *e30 ^ *e31
        ^ *e32 ^ *e35 ^ *e36 ^ *e38 ^ *e42 ^ *e45 ^ *e46 ^ *e47 ^ *e48 ^ *e52 ^ *e54 ^ *e59 ^ *e60 ^ *e66;
    t6 = *e2 ^ *e5 ^ *e9 ^ *e10 ^ *e11 ^ *e16 ^ *e18 ^ *e19 ^ *e20 ^ *e21 ^ *e22 ^ *e25 ^ *e27 ^ *e29 ^ *e30 ^ *e31
        ^ *e34 ^ *e35 ^ *e37 ^ *e41 ^ *e44 ^ *e45 ^ *e46 ^ *e47 ^ *e51 ^ *e53 ^ *e58 ^ *e59 ^ *e65;
    t7 = *e0 ^ *e1 ^ *e5 ^ *e6 ^ *e7 ^ *e8 ^ *e10 ^ *e16 ^ *e17 ^ *e19 ^ *e21 ^ *e25 ^ *e26 ^ *e29 ^ *e31 ^ *e32
        ^ *e33 ^ *e35 ^ *e36 ^ *e41 ^ *e42 ^ *e43 ^ *e45 ^ *e47 ^ *e48 ^ *e49 ^ *e50 ^ *e53 ^ *e54 ^ *e55 ^ *e56
        ^ *e57 ^ *e59 ^ *e60 ^ *e61 ^ *e62 ^ *e63 ^ *e64;
    t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t9 = t0 & !t1;
    t10 = t2 & !t3;
    t11 = t9 & t10;
    t12 = t4 & t5;
    t13 = !t6 & t7;
    t14 = t12 & t13;
    t15 = t11 & t14;
    t16 = !t0 & !t1;
    t17 = !t2 & t3;
    t18 = t16 & t17;
    t19 = t4 & !t5;
    t20 = t13 & t19;
    t21 = t18 & t20;
    t22 = t2 & t3;
    t23 = t16 & t22;
    t24 = !t4 & !t5;
    t25 = t6 & !t7;
    t26 = t24 & t25;
    t27 = t23 & t26;
    t28 = !t0 & t1;
    t29 = t10 & t28;
    t30 = !t4 & t5;
    t31 = !t6 & !t7;
    t32 = t30 & t31;
    t33 = t29 & t32;
    t34 = t0 & t1;
    t35 = !t2 & !t3;
    t36 = t34 & t35;
    t37 = t19 & t31;
    t38 = t36 & t37;
    t39 = t17 & t34;
    t40 = t6 & t7;
    t41 = t24 & t40;
    t42 = t39 & t41;
    t43 = t10 & t34;
    t44 = t13 & t30;
    t45 = t43 & t44;
    t46 = t9 & t35;
    t47 = t20 & t46;
    t48 = t17 & t28;
    t49 = t13 & t24;
    t50 = t48 & t49;
    t51 = t11 & t26;
    t52 = t16 & t35;
    t53 = t30 & t40;
    t54 = t52 & t53;
    t55 = t12 & t25;
    t56 = t52 & t55;
    t57 = t12 & t31;
    t58 = t18 & t57;
    t59 = t23 & t37;
    t60 = t22 & t28;
    t61 = t24 & t31;
    t62 = t60 & t61;
    t63 = t43 & t61;
    let (
        t64, t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83, t84,
        t85, t86, t87, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98, t99, t100, t101, t102, t103, t104,
        t105, t106, t107, t108, t109, t110, t111, t112, t113, t114, t115, t116, t117, t118, t119, t120, t121, t122,
        t123, t124, t125, t126, t127,
    );
    t64 = t41 & t46;
    t65 = t28 & t35;
    t66 = t44 & t65;
    t67 = t19 & t25;
    t68 = t46 & t67;
    t69 = t48 & t53;
    t70 = t11 & t55;
    t71 = t12 & t40;
    t72 = t18 & t71;
    t73 = t23 & t55;
    t74 = t57 & t60;
    t75 = t22 & t34;
    t76 = t37 & t75;
    t77 = t9 & t22;
    t78 = t41 & t77;
    t79 = t10 & t16;
    t80 = t44 & t79;
    t81 = t65 & t67;
    t82 = t9 & t17;
    t83 = t32 & t82;
    t84 = t19 & t40;
    t85 = t29 & t84;
    t86 = t25 & t30;
    t87 = t39 & t86;
    t88 = t43 & t71;
    t89 = t14 & t82;
    t90 = t20 & t60;
    t91 = t26 & t75;
    t92 = t11 & t53;
    t93 = t14 & t52;
    t94 = t18 & t67;
    t95 = t23 & t32;
    t96 = t29 & t37;
    t97 = t39 & t61;
    t98 = t41 & t43;
    t99 = t44 & t46;
    t100 = t20 & t65;
    t101 = t26 & t82;
    t102 = t29 & t53;
    t103 = t36 & t55;
    t104 = t39 & t71;
    t105 = t14 & t75;
    t106 = t20 & t77;
    t107 = t23 & t49;
    t108 = t26 & t29;
    t109 = t32 & t36;
    t110 = t36 & t84;
    t111 = t39 & t44;
    t112 = t20 & t43;
    t113 = t49 & t82;
    t114 = t29 & t49;
    t115 = t26 & t36;
    t116 = t36 & t53;
    t117 = t14 & t36;
    t118 = t20 & t39;
    t119 = t49 & t75;
    t120 = t11 & t49;
    t121 = t49 & t52;
    t122 = t26 & t52;
    t123 = t32 & t52;
    t124 = t37 & t52;
    t125 = t18 & t61;
    t126 = t61 & t79;
    t127 = t61 & t65;
    let (
        t128, t129, t130, t131, t132, t133, t134, t135, t136, t137, t138, t139, t140, t141, t142, t143, t144, t145,
        t146, t147, t148, t149, t150, t151, t152, t153, t154, t155, t156, t157, t158, t159, t160, t161, t162, t163,
        t164, t165, t166, t167, t168, t169, t170, t171, t172, t173, t174, t175, t176, t177, t178, t179, t180, t181,
        t182, t183, t184, t185, t186, t187, t188, t189, t190, t191,
    );
    t128 = t46 & t61;
    t129 = t32 & t77;
    t130 = t79 & t84;
    t131 = t48 & t86;
    t132 = t11 & t57;
    t133 = t18 & t84;
    t134 = t23 & t86;
    t135 = t29 & t57;
    t136 = t37 & t39;
    t137 = t41 & t75;
    t138 = t11 & t44;
    t139 = t20 & t52;
    t140 = t18 & t26;
    t141 = t32 & t79;
    t142 = t37 & t65;
    t143 = t61 & t82;
    t144 = t29 & t41;
    t145 = t36 & t86;
    t146 = t36 & t71;
    t147 = t14 & t39;
    t148 = t20 & t75;
    t149 = t49 & t77;
    t150 = t49 & t79;
    t151 = t26 & t65;
    t152 = t32 & t46;
    t153 = t65 & t84;
    t154 = t82 & t86;
    t155 = t29 & t71;
    t156 = t39 & t55;
    t157 = t71 & t75;
    t158 = t14 & t77;
    t159 = t20 & t23;
    t160 = t26 & t60;
    t161 = t32 & t43;
    t162 = t46 & t84;
    t163 = t44 & t48;
    t164 = t11 & t67;
    t165 = t18 & t53;
    t166 = t55 & t79;
    t167 = t48 & t57;
    t168 = t37 & t77;
    t169 = t23 & t41;
    t170 = t29 & t86;
    t171 = t36 & t57;
    t172 = t39 & t84;
    t173 = t44 & t75;
    t174 = t11 & t20;
    t175 = t18 & t49;
    t176 = t26 & t79;
    t177 = t32 & t65;
    t178 = t37 & t46;
    t179 = t41 & t48;
    t180 = t11 & t86;
    t181 = t52 & t71;
    t182 = t18 & t55;
    t183 = t23 & t57;
    t184 = t37 & t60;
    t185 = t61 & t75;
    t186 = t11 & t41;
    t187 = t44 & t52;
    t188 = t52 & t67;
    t189 = t18 & t32;
    t190 = t37 & t79;
    t191 = t48 & t61;
    let (
        t192, t193, t194, t195, t196, t197, t198, t199, t200, t201, t202, t203, t204, t205, t206, t207, t208, t209,
        t210, t211, t212, t213, t214, t215, t216, t217, t218, t219, t220, t221, t222, t223, t224, t225, t226, t227,
        t228, t229, t230, t231, t232, t233, t234, t235, t236, t237, t238, t239, t240, t241, t242, t243, t244, t245,
        t246, t247, t248, t249, t250, t251, t252, t253, t254, t255,
    );
    t192 = t11 & t61;
    t193 = t41 & t52;
    t194 = t52 & t86;
    t195 = t52 & t57;
    t196 = t18 & t37;
    t197 = t23 & t61;
    t198 = t29 & t61;
    t199 = t36 & t61;
    t200 = t15 | t21 | t27 | t33 | t38 | t42 | t45 | t47 | t50 | t51 | t54 | t56 | t58 | t59 | t62 | t63 | t64
        | t66 | t68 | t69 | t70 | t72 | t73 | t74 | t76 | t78 | t80 | t81 | t83 | t85 | t87 | t88 | t89 | t90 | t91
        | t92 | t93 | t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105 | t106 | t107
        | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121 | t122
        | t123 | t124 | t125 | t126 | t127 | t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t136 | t137
        | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152
        | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164 | t165 | t166 | t167
        | t168 | t169 | t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177 | t178 | t179 | t180 | t181 | t182
        | t183 | t184 | t185 | t186 | t187 | t188 | t189 | t190 | t191 | t192 | t193 | t194 | t195 | t196 | t197
        | t198 | t199;
    t201 = t8 & !t200;
    t202 = t15 | t129;
    t203 = t21 | t129 | t130;
    t204 = t27 | t130 | t131;
    t205 = t33 | t131 | t132;
    t206 = t38 | t132 | t133;
    t207 = t42 | t133 | t134;
    t208 = t45 | t134 | t135;
    t209 = t47 | t135 | t136;
    t210 = t50 | t136 | t137;
    t211 = t51 | t137 | t138;
    t212 = t54 | t138 | t139;
    t213 = t56 | t139 | t140;
    t214 = t58 | t140 | t141;
    t215 = t59 | t141 | t142;
    t216 = t62 | t142 | t143;
    t217 = t63 | t143 | t144;
    t218 = t64 | t144 | t145;
    t219 = t66 | t145 | t146;
    t220 = t68 | t146 | t147;
    t221 = t69 | t147 | t148;
    t222 = t70 | t148 | t149;
    t223 = t72 | t149 | t150;
    t224 = t73 | t150 | t151;
    t225 = t74 | t151 | t152;
    t226 = t76 | t152 | t153;
    t227 = t78 | t153 | t154;
    t228 = t80 | t154 | t155;
    t229 = t81 | t155 | t156;
    t230 = t83 | t156 | t157;
    t231 = t85 | t157 | t158;
    t232 = t87 | t158 | t159;
    t233 = t88 | t159 | t160;
    t234 = t89 | t160 | t161;
    t235 = t90 | t161 | t162;
    t236 = t91 | t162 | t163;
    t237 = t92 | t163 | t164;
    t238 = t93 | t164 | t165;
    t239 = t94 | t165 | t166;
    t240 = t95 | t166 | t167;
    t241 = t96 | t167 | t168;
    t242 = t97 | t168 | t169;
    t243 = t98 | t169 | t170;
    t244 = t99 | t170 | t171;
    t245 = t100 | t171 | t172;
    t246 = t101 | t172 | t173;
    t247 = t102 | t173 | t174;
    t248 = t103 | t174 | t175;
    t249 = t104 | t175 | t176;
    t250 = t105 | t176 | t177;
    t251 = t106 | t177 | t178;
    t252 = t107 | t178 | t179;
    t253 = t108 | t179 | t180;
    t254 = t109 | t180 | t181;
    t255 = t110 | t181 | t182;
    let (
        t256, t257, t258, t259, t260, t261, t262, t263, t264, t265, t266, t267, t268, t269, t270, t271, t272, t273,
        t274,
    );
    t256 = t111 | t182 | t183;
    t257 = t112 | t183 | t184;
    t258 = t113 | t184 | t185;
    t259 = t114 | t185 | t186;
    t260 = t115 | t186 | t187;
    t261 = t116 | t187 | t188;
    t262 = t117 | t188 | t189;
    t263 = t118 | t189 | t190;
    t264 = t119 | t190 | t191;
    t265 = t120 | t191 | t192;
    t266 = t121 | t192 | t193;
    t267 = t122 | t193 | t194;
    t268 = t123 | t194 | t195;
    t269 = t124 | t195 | t196;
    t270 = t125 | t196 | t197;
    t271 = t126 | t197 | t198;
    t272 = t127 | t198 | t199;
    t273 = t128 | t199;
    t274 = t200 & !t201;
    entry[0] = entry[0] ^ t202;
    entry[1] = entry[1] ^ t203;
    entry[2] = entry[2] ^ t204;
    entry[3] = entry[3] ^ t205;
    entry[4] = entry[4] ^ t206;
    entry[5] = entry[5] ^ t207;
    entry[6] = entry[6] ^ t208;
    entry[7] = entry[7] ^ t209;
    entry[8] = entry[8] ^ t210;
    entry[9] = entry[9] ^ t211;
    entry[10] = entry[10] ^ t212;
    entry[11] = entry[11] ^ t213;
    entry[12] = entry[12] ^ t214;
    entry[13] = entry[13] ^ t215;
    entry[14] = entry[14] ^ t216;
    entry[15] = entry[15] ^ t217;
    entry[16] = entry[16] ^ t218;
    entry[17] = entry[17] ^ t219;
    entry[18] = entry[18] ^ t220;
    entry[19] = entry[19] ^ t221;
    entry[20] = entry[20] ^ t222;
    entry[21] = entry[21] ^ t223;
    entry[22] = entry[22] ^ t224;
    entry[23] = entry[23] ^ t225;
    entry[24] = entry[24] ^ t226;
    entry[25] = entry[25] ^ t227;
    entry[26] = entry[26] ^ t228;
    entry[27] = entry[27] ^ t229;
    entry[28] = entry[28] ^ t230;
    entry[29] = entry[29] ^ t231;
    entry[30] = entry[30] ^ t232;
    entry[31] = entry[31] ^ t233;
    entry[32] = entry[32] ^ t234;
    entry[33] = entry[33] ^ t235;
    entry[34] = entry[34] ^ t236;
    entry[35] = entry[35] ^ t237;
    entry[36] = entry[36] ^ t238;
    entry[37] = entry[37] ^ t239;
    entry[38] = entry[38] ^ t240;
    entry[39] = entry[39] ^ t241;
    entry[40] = entry[40] ^ t242;
    entry[41] = entry[41] ^ t243;
    entry[42] = entry[42] ^ t244;
    entry[43] = entry[43] ^ t245;
    entry[44] = entry[44] ^ t246;
    entry[45] = entry[45] ^ t247;
    entry[46] = entry[46] ^ t248;
    entry[47] = entry[47] ^ t249;
    entry[48] = entry[48] ^ t250;
    entry[49] = entry[49] ^ t251;
    entry[50] = entry[50] ^ t252;
    entry[51] = entry[51] ^ t253;
    entry[52] = entry[52] ^ t254;
    entry[53] = entry[53] ^ t255;
    entry[54] = entry[54] ^ t256;
    entry[55] = entry[55] ^ t257;
    entry[56] = entry[56] ^ t258;
    entry[57] = entry[57] ^ t259;
    entry[58] = entry[58] ^ t260;
    entry[59] = entry[59] ^ t261;
    entry[60] = entry[60] ^ t262;
    entry[61] = entry[61] ^ t263;
    entry[62] = entry[62] ^ t264;
    entry[63] = entry[63] ^ t265;
    entry[64] = entry[64] ^ t266;
    entry[65] = entry[65] ^ t267;
    entry[66] = entry[66] ^ t268;
    entry[67] = entry[67] ^ t269;
    entry[68] = entry[68] ^ t270;
    entry[69] = entry[69] ^ t271;
    entry[70] = entry[70] ^ t272;
    entry[71] = entry[71] ^ t273;
    Flags { corrected: t274, uncorrectable: t201 }
}

/// For each syndrome its bit, or 72 for none, or a greater number for a pattern of several bits.
static MAP_0A: [u8; 256] = [
    0x48, 0x47, 0x46, 0x8f, 0x45, 0x88, 0x8e, 0x0f, 0x44, 0x57, 0x87, 0x28, 0x8d, 0x48, 0x0e, 0x81, 0x43, 0x7a,
    0x56, 0x04, 0x86, 0x48, 0x27, 0x48, 0x8c, 0x48, 0x48, 0x50, 0x0d, 0x70, 0x80, 0x18, 0x42, 0x60, 0x79, 0x34,
    0x55, 0x48, 0x03, 0x69, 0x85, 0x1c, 0x48, 0x48, 0x26, 0x49, 0x48, 0x48, 0x8b, 0x48, 0x48, 0x73, 0x48, 0x4c,
    0x4f, 0x48, 0x0c, 0x48, 0x6f, 0x48, 0x7f, 0x48, 0x17, 0x48, 0x41, 0x48, 0x5f, 0x3a, 0x78, 0x09, 0x33, 0x48,
    0x54, 0x2c, 0x48, 0x48, 0x02, 0x48, 0x68, 0x22, 0x84, 0x12, 0x1b, 0x48, 0x48, 0x6c, 0x48, 0x48, 0x25, 0x48,
    0x48, 0x48, 0x48, 0x48, 0x48, 0x48, 0x8a, 0x48, 0x48, 0x59, 0x48, 0x7c, 0x72, 0x48, 0x48, 0x62, 0x4b, 0x1e,
    0x4e, 0x48, 0x48, 0x48, 0x0b, 0x48, 0x48, 0x2e, 0x6e, 0x14, 0x48, 0x48, 0x7e, 0x48, 0x48, 0x64, 0x16, 0x48,
    0x48, 0x48, 0x40, 0x48, 0x48, 0x48, 0x5e, 0x3f, 0x39, 0x48, 0x77, 0x38, 0x08, 0x48, 0x32, 0x5d, 0x48, 0x3e,
    0x53, 0x07, 0x2b, 0x48, 0x48, 0x76, 0x48, 0x37, 0x01, 0x48, 0x48, 0x3d, 0x67, 0x31, 0x21, 0x5c, 0x83, 0x2a,
    0x11, 0x48, 0x1a, 0x52, 0x48, 0x06, 0x48, 0x48, 0x6b, 0x36, 0x48, 0x48, 0x48, 0x75, 0x24, 0x48, 0x48, 0x3c,
    0x48, 0x00, 0x48, 0x48, 0x48, 0x20, 0x48, 0x5b, 0x48, 0x66, 0x48, 0x30, 0x89, 0x10, 0x48, 0x48, 0x48, 0x82,
    0x58, 0x29, 0x48, 0x48, 0x7b, 0x05, 0x71, 0x19, 0x48, 0x51, 0x48, 0x6a, 0x61, 0x35, 0x4a, 0x48, 0x1d, 0x48,
    0x4d, 0x48, 0x48, 0x74, 0x48, 0x48, 0x48, 0x48, 0x0a, 0x48, 0x48, 0x3b, 0x48, 0x23, 0x2d, 0x48, 0x6d, 0x48,
    0x13, 0x48, 0x48, 0x48, 0x48, 0x48, 0x7d, 0x48, 0x48, 0x5a, 0x48, 0x48, 0x63, 0x1f, 0x15, 0x48, 0x48, 0x2f,
    0x48, 0x48, 0x48, 0x65,
];

/// The bits of each pattern of several bits; 72 fills up the others.
static FLIPS_0A: [u8; 142] = [
    0x00, 0x01, 0x01, 0x02, 0x02, 0x03, 0x03, 0x04, 0x04, 0x05, 0x05, 0x06, 0x06, 0x07, 0x07, 0x08, 0x08, 0x09,
    0x09, 0x0a, 0x0a, 0x0b, 0x0b, 0x0c, 0x0c, 0x0d, 0x0d, 0x0e, 0x0e, 0x0f, 0x0f, 0x10, 0x10, 0x11, 0x11, 0x12,
    0x12, 0x13, 0x13, 0x14, 0x14, 0x15, 0x15, 0x16, 0x16, 0x17, 0x17, 0x18, 0x18, 0x19, 0x19, 0x1a, 0x1a, 0x1b,
    0x1b, 0x1c, 0x1c, 0x1d, 0x1d, 0x1e, 0x1e, 0x1f, 0x1f, 0x20, 0x20, 0x21, 0x21, 0x22, 0x22, 0x23, 0x23, 0x24,
    0x24, 0x25, 0x25, 0x26, 0x26, 0x27, 0x27, 0x28, 0x28, 0x29, 0x29, 0x2a, 0x2a, 0x2b, 0x2b, 0x2c, 0x2c, 0x2d,
    0x2d, 0x2e, 0x2e, 0x2f, 0x2f, 0x30, 0x30, 0x31, 0x31, 0x32, 0x32, 0x33, 0x33, 0x34, 0x34, 0x35, 0x35, 0x36,
    0x36, 0x37, 0x37, 0x38, 0x38, 0x39, 0x39, 0x3a, 0x3a, 0x3b, 0x3b, 0x3c, 0x3c, 0x3d, 0x3d, 0x3e, 0x3e, 0x3f,
    0x3f, 0x40, 0x40, 0x41, 0x41, 0x42, 0x42, 0x43, 0x43, 0x44, 0x44, 0x45, 0x45, 0x46, 0x46, 0x47,
];

/// For each nibble of a codeword's data, the syndrome of its 16 values.
static SUMS: [u8; 256] = [
    0x00, 0xb5, 0x98, 0x2d, 0x4c, 0xf9, 0xd4, 0x61, 0x26, 0x93, 0xbe, 0x0b, 0x6a, 0xdf, 0xf2, 0x47, 0x00, 0x13,
    0xcb, 0xd8, 0xa7, 0xb4, 0x6c, 0x7f, 0x91, 0x82, 0x5a, 0x49, 0x36, 0x25, 0xfd, 0xee, 0x00, 0x8a, 0x45, 0xcf,
    0xe0, 0x6a, 0xa5, 0x2f, 0x70, 0xfa, 0x35, 0xbf, 0x90, 0x1a, 0xd5, 0x5f, 0x00, 0x38, 0x1c, 0x24, 0x0e, 0x36,
    0x12, 0x2a, 0x07, 0x3f, 0x1b, 0x23, 0x09, 0x31, 0x15, 0x2d, 0x00, 0xc1, 0xa2, 0x63, 0x51, 0x90, 0xf3, 0x32,
    0xea, 0x2b, 0x48, 0x89, 0xbb, 0x7a, 0x19, 0xd8, 0x00, 0x75, 0xf8, 0x8d, 0x7c, 0x09, 0x84, 0xf1, 0x3e, 0x4b,
    0xc6, 0xb3, 0x42, 0x37, 0xba, 0xcf, 0x00, 0x1f, 0xcd, 0xd2, 0xa4, 0xbb, 0x69, 0x76, 0x52, 0x4d, 0x9f, 0x80,
    0xf6, 0xe9, 0x3b, 0x24, 0x00, 0x29, 0xd6, 0xff, 0x6b, 0x42, 0xbd, 0x94, 0xf7, 0xde, 0x21, 0x08, 0x9c, 0xb5,
    0x4a, 0x63, 0x00, 0xb9, 0x9e, 0x27, 0x4f, 0xf6, 0xd1, 0x68, 0xe5, 0x5c, 0x7b, 0xc2, 0xaa, 0x13, 0x34, 0x8d,
    0x00, 0xb0, 0x58, 0xe8, 0x2c, 0x9c, 0x74, 0xc4, 0x16, 0xa6, 0x4e, 0xfe, 0x3a, 0x8a, 0x62, 0xd2, 0x00, 0x0b,
    0xc7, 0xcc, 0xa1, 0xaa, 0x66, 0x6d, 0x92, 0x99, 0x55, 0x5e, 0x33, 0x38, 0xf4, 0xff, 0x00, 0x49, 0xe6, 0xaf,
    0x73, 0x3a, 0x95, 0xdc, 0xfb, 0xb2, 0x1d, 0x54, 0x88, 0xc1, 0x6e, 0x27, 0x00, 0xbf, 0x9d, 0x22, 0x8c, 0x33,
    0x11, 0xae, 0x46, 0xf9, 0xdb, 0x64, 0xca, 0x75, 0x57, 0xe8, 0x00, 0x23, 0xd3, 0xf0, 0xab, 0x88, 0x78, 0x5b,
    0x97, 0xb4, 0x44, 0x67, 0x3c, 0x1f, 0xef, 0xcc, 0x00, 0x89, 0x86, 0x0f, 0x43, 0xca, 0xc5, 0x4c, 0xe3, 0x6a,
    0x65, 0xec, 0xa0, 0x29, 0x26, 0xaf, 0x00, 0xb3, 0x9b, 0x28, 0x8f, 0x3c, 0x14, 0xa7, 0x85, 0x36, 0x1e, 0xad,
    0x0a, 0xb9, 0x91, 0x22,
];

/// For each nibble of the check bits, the syndrome of its 16 values.
static CHECK_SUMS: [u8; 32] = [
    0x00, 0x80, 0x40, 0xc0, 0x20, 0xa0, 0x60, 0xe0, 0x10, 0x90, 0x50, 0xd0, 0x30, 0xb0, 0x70, 0xf0, 0x00, 0x08,
    0x04, 0x0c, 0x02, 0x0a, 0x06, 0x0e, 0x01, 0x09, 0x05, 0x0d, 0x03, 0x0b, 0x07, 0x0f,
];

/// For each nibble of a syndrome, the check bits that have it.
static SOLUTIONS: [u8; 32] = [
    0x00, 0x80, 0x40, 0xc0, 0x20, 0xa0, 0x60, 0xe0, 0x10, 0x90, 0x50, 0xd0, 0x30, 0xb0, 0x70, 0xf0, 0x00, 0x08,
    0x04, 0x0c, 0x02, 0x0a, 0x06, 0x0e, 0x01, 0x09, 0x05, 0x0d, 0x03, 0x0b, 0x07, 0x0f,
];

/// A value in the type of a syndrome.
#[inline]
fn word(value: impl Into<u32>) -> u32 {
    value.into()
}

/// The bits of the pattern that has this syndrome: their number, or 0 if there is no such pattern.
fn locate_0a(syndrome: u32, bits: &mut [u16]) -> usize {
    let pattern = MAP_0A[syndrome as usize] as usize;
    if pattern > 72 {
        let flips = FLIPS_0A[(pattern - 72 - 1) * 2..].iter().take(2).take_while(|bit| usize::from(**bit) != 72);
        let mut count = 0;
        for (place, bit) in bits.iter_mut().zip(flips) {
            *place = usize::from(*bit) as u16;
            count += 1;
        }
        return count;
    }
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
        sum ^= word(CHECK_SUMS[32 * i + usize::from(byte & 15)]);
        sum ^= word(CHECK_SUMS[32 * i + 16 + usize::from(byte >> 4)]);
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
        let nibble = |i: usize| word(SOLUTIONS[16 * i + (bits >> (4 * i) & 15) as usize]);
        let bits = (0..2).fold(0, |sum, i| sum ^ nibble(i));
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
