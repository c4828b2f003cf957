/* SEC-DED-DAEC (72,64): encoder and decoder. Generated; do not edit.
 *
 * Scheme sec-ded-daec-72-64, sha-256
 * bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Abramson, A Class of Systematic Codes for Non-Independent Errors, IRE Trans. IT-5, 1959.
 */
#include "ecc_sec_ded_daec_72_64.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[8][1] = {
    {
        UINT64_C(0xfbe7ae1ba62b05e3)
    },
    {
        UINT64_C(0x0c28f22cea7d0e24)
    },
    {
        UINT64_C(0x1851e459d4fa1c49)
    },
    {
        UINT64_C(0x30a3c8b3a9f43893)
    },
    {
        UINT64_C(0x6147916753e87126)
    },
    {
        UINT64_C(0xc28f22cea7d0e24d)
    },
    {
        UINT64_C(0x7ef9eb86e98ac178)
    },
    {
        UINT64_C(0xfdf3d70dd31582f1)
    }
};

void ecc_sec_ded_daec_72_64_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[1] ^ data[5] ^ data[6] ^ data[7] ^ data[8] ^ data[10] ^ data[16] ^ data[17]
        ^ data[19] ^ data[21] ^ data[25] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[33] ^ data[35]
        ^ data[36] ^ data[41] ^ data[42] ^ data[43] ^ data[45] ^ data[47] ^ data[48] ^ data[49] ^ data[50]
        ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[59] ^ data[60] ^ data[61] ^ data[62]
        ^ data[63];
    const uint64_t t1 = data[2] ^ data[5] ^ data[9] ^ data[10] ^ data[11] ^ data[16] ^ data[18] ^ data[19]
        ^ data[20] ^ data[21] ^ data[22] ^ data[25] ^ data[27] ^ data[29] ^ data[30] ^ data[31] ^ data[34]
        ^ data[35] ^ data[37] ^ data[41] ^ data[44] ^ data[45] ^ data[46] ^ data[47] ^ data[51] ^ data[53]
        ^ data[58] ^ data[59];
    const uint64_t t2 = data[0] ^ data[3] ^ data[6] ^ data[10] ^ data[11] ^ data[12] ^ data[17] ^ data[19]
        ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[26] ^ data[28] ^ data[30] ^ data[31] ^ data[32]
        ^ data[35] ^ data[36] ^ data[38] ^ data[42] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[52]
        ^ data[54] ^ data[59] ^ data[60];
    const uint64_t t3 = data[0] ^ data[1] ^ data[4] ^ data[7] ^ data[11] ^ data[12] ^ data[13] ^ data[18]
        ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[27] ^ data[29] ^ data[31] ^ data[32]
        ^ data[33] ^ data[36] ^ data[37] ^ data[39] ^ data[43] ^ data[46] ^ data[47] ^ data[48] ^ data[49]
        ^ data[53] ^ data[55] ^ data[60] ^ data[61];
    const uint64_t t4 = data[1] ^ data[2] ^ data[5] ^ data[8] ^ data[12] ^ data[13] ^ data[14] ^ data[19]
        ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[28] ^ data[30] ^ data[32] ^ data[33]
        ^ data[34] ^ data[37] ^ data[38] ^ data[40] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[50]
        ^ data[54] ^ data[56] ^ data[61] ^ data[62];
    const uint64_t t5 = data[0] ^ data[2] ^ data[3] ^ data[6] ^ data[9] ^ data[13] ^ data[14] ^ data[15] ^ data[20]
        ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[26] ^ data[29] ^ data[31] ^ data[33] ^ data[34]
        ^ data[35] ^ data[38] ^ data[39] ^ data[41] ^ data[45] ^ data[48] ^ data[49] ^ data[50] ^ data[51]
        ^ data[55] ^ data[57] ^ data[62] ^ data[63];
    const uint64_t t6 = data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[8] ^ data[14] ^ data[15] ^ data[17] ^ data[19]
        ^ data[23] ^ data[24] ^ data[27] ^ data[29] ^ data[30] ^ data[31] ^ data[33] ^ data[34] ^ data[39]
        ^ data[40] ^ data[41] ^ data[43] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[51] ^ data[52]
        ^ data[53] ^ data[54] ^ data[55] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62];
    const uint64_t t7 = data[0] ^ data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[9] ^ data[15] ^ data[16] ^ data[18]
        ^ data[20] ^ data[24] ^ data[25] ^ data[28] ^ data[30] ^ data[31] ^ data[32] ^ data[34] ^ data[35]
        ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[52]
        ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62]
        ^ data[63];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
}

void ecc_sec_ded_daec_72_64_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[4] ^ entry[5] ^ entry[6] ^ entry[7] ^ entry[9] ^ entry[15] ^ entry[16]
        ^ entry[18] ^ entry[20] ^ entry[24] ^ entry[25] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[34]
        ^ entry[35] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49]
        ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[61]
        ^ entry[62] ^ entry[63] ^ entry[71];
    const uint64_t t1 = entry[3] ^ entry[4] ^ entry[5] ^ entry[6] ^ entry[8] ^ entry[14] ^ entry[15] ^ entry[17]
        ^ entry[19] ^ entry[23] ^ entry[24] ^ entry[27] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[33] ^ entry[34]
        ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[51]
        ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[61]
        ^ entry[62] ^ entry[70];
    const uint64_t t2 = entry[0] ^ entry[2] ^ entry[3] ^ entry[6] ^ entry[9] ^ entry[13] ^ entry[14] ^ entry[15]
        ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[29] ^ entry[31] ^ entry[33]
        ^ entry[34] ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[41] ^ entry[45] ^ entry[48] ^ entry[49] ^ entry[50]
        ^ entry[51] ^ entry[55] ^ entry[57] ^ entry[62] ^ entry[63] ^ entry[69];
    const uint64_t t3 = entry[1] ^ entry[2] ^ entry[5] ^ entry[8] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[19]
        ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[28] ^ entry[30] ^ entry[32] ^ entry[33]
        ^ entry[34] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[44] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[50]
        ^ entry[54] ^ entry[56] ^ entry[61] ^ entry[62] ^ entry[68];
    const uint64_t t4 = entry[0] ^ entry[1] ^ entry[4] ^ entry[7] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[18]
        ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[27] ^ entry[29] ^ entry[31] ^ entry[32]
        ^ entry[33] ^ entry[36] ^ entry[37] ^ entry[39] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49]
        ^ entry[53] ^ entry[55] ^ entry[60] ^ entry[61] ^ entry[67];
    const uint64_t t5 = entry[0] ^ entry[3] ^ entry[6] ^ entry[10] ^ entry[11] ^ entry[12] ^ entry[17] ^ entry[19]
        ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[32]
        ^ entry[35] ^ entry[36] ^ entry[38] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[52]
        ^ entry[54] ^ entry[59] ^ entry[60] ^ entry[66];
    const uint64_t t6 = entry[2] ^ entry[5] ^ entry[9] ^ entry[10] ^ entry[11] ^ entry[16] ^ entry[18] ^ entry[19]
        ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[27] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[34]
        ^ entry[35] ^ entry[37] ^ entry[41] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[51] ^ entry[53]
        ^ entry[58] ^ entry[59] ^ entry[65];
    const uint64_t t7 = entry[0] ^ entry[1] ^ entry[5] ^ entry[6] ^ entry[7] ^ entry[8] ^ entry[10] ^ entry[16]
        ^ entry[17] ^ entry[19] ^ entry[21] ^ entry[25] ^ entry[26] ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[33]
        ^ entry[35] ^ entry[36] ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[45] ^ entry[47] ^ entry[48] ^ entry[49]
        ^ entry[50] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[61]
        ^ entry[62] ^ entry[63] ^ entry[64];
    const uint64_t t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t9 = t0 & ~t1;
    const uint64_t t10 = t2 & ~t3;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = t4 & t5;
    const uint64_t t13 = ~t6 & t7;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t11 & t14;
    const uint64_t t16 = ~t0 & ~t1;
    const uint64_t t17 = ~t2 & t3;
    const uint64_t t18 = t16 & t17;
    const uint64_t t19 = t4 & ~t5;
    const uint64_t t20 = t13 & t19;
    const uint64_t t21 = t18 & t20;
    const uint64_t t22 = t2 & t3;
    const uint64_t t23 = t16 & t22;
    const uint64_t t24 = ~t4 & ~t5;
    const uint64_t t25 = t6 & ~t7;
    const uint64_t t26 = t24 & t25;
    const uint64_t t27 = t23 & t26;
    const uint64_t t28 = ~t0 & t1;
    const uint64_t t29 = t10 & t28;
    const uint64_t t30 = ~t4 & t5;
    const uint64_t t31 = ~t6 & ~t7;
    const uint64_t t32 = t30 & t31;
    const uint64_t t33 = t29 & t32;
    const uint64_t t34 = t0 & t1;
    const uint64_t t35 = ~t2 & ~t3;
    const uint64_t t36 = t34 & t35;
    const uint64_t t37 = t19 & t31;
    const uint64_t t38 = t36 & t37;
    const uint64_t t39 = t17 & t34;
    const uint64_t t40 = t6 & t7;
    const uint64_t t41 = t24 & t40;
    const uint64_t t42 = t39 & t41;
    const uint64_t t43 = t10 & t34;
    const uint64_t t44 = t13 & t30;
    const uint64_t t45 = t43 & t44;
    const uint64_t t46 = t9 & t35;
    const uint64_t t47 = t20 & t46;
    const uint64_t t48 = t17 & t28;
    const uint64_t t49 = t13 & t24;
    const uint64_t t50 = t48 & t49;
    const uint64_t t51 = t11 & t26;
    const uint64_t t52 = t16 & t35;
    const uint64_t t53 = t30 & t40;
    const uint64_t t54 = t52 & t53;
    const uint64_t t55 = t12 & t25;
    const uint64_t t56 = t52 & t55;
    const uint64_t t57 = t12 & t31;
    const uint64_t t58 = t18 & t57;
    const uint64_t t59 = t23 & t37;
    const uint64_t t60 = t22 & t28;
    const uint64_t t61 = t24 & t31;
    const uint64_t t62 = t60 & t61;
    const uint64_t t63 = t43 & t61;
    const uint64_t t64 = t41 & t46;
    const uint64_t t65 = t28 & t35;
    const uint64_t t66 = t44 & t65;
    const uint64_t t67 = t19 & t25;
    const uint64_t t68 = t46 & t67;
    const uint64_t t69 = t48 & t53;
    const uint64_t t70 = t11 & t55;
    const uint64_t t71 = t12 & t40;
    const uint64_t t72 = t18 & t71;
    const uint64_t t73 = t23 & t55;
    const uint64_t t74 = t57 & t60;
    const uint64_t t75 = t22 & t34;
    const uint64_t t76 = t37 & t75;
    const uint64_t t77 = t9 & t22;
    const uint64_t t78 = t41 & t77;
    const uint64_t t79 = t10 & t16;
    const uint64_t t80 = t44 & t79;
    const uint64_t t81 = t65 & t67;
    const uint64_t t82 = t9 & t17;
    const uint64_t t83 = t32 & t82;
    const uint64_t t84 = t19 & t40;
    const uint64_t t85 = t29 & t84;
    const uint64_t t86 = t25 & t30;
    const uint64_t t87 = t39 & t86;
    const uint64_t t88 = t43 & t71;
    const uint64_t t89 = t14 & t82;
    const uint64_t t90 = t20 & t60;
    const uint64_t t91 = t26 & t75;
    const uint64_t t92 = t11 & t53;
    const uint64_t t93 = t14 & t52;
    const uint64_t t94 = t18 & t67;
    const uint64_t t95 = t23 & t32;
    const uint64_t t96 = t29 & t37;
    const uint64_t t97 = t39 & t61;
    const uint64_t t98 = t41 & t43;
    const uint64_t t99 = t44 & t46;
    const uint64_t t100 = t20 & t65;
    const uint64_t t101 = t26 & t82;
    const uint64_t t102 = t29 & t53;
    const uint64_t t103 = t36 & t55;
    const uint64_t t104 = t39 & t71;
    const uint64_t t105 = t14 & t75;
    const uint64_t t106 = t20 & t77;
    const uint64_t t107 = t23 & t49;
    const uint64_t t108 = t26 & t29;
    const uint64_t t109 = t32 & t36;
    const uint64_t t110 = t36 & t84;
    const uint64_t t111 = t39 & t44;
    const uint64_t t112 = t20 & t43;
    const uint64_t t113 = t49 & t82;
    const uint64_t t114 = t29 & t49;
    const uint64_t t115 = t26 & t36;
    const uint64_t t116 = t36 & t53;
    const uint64_t t117 = t14 & t36;
    const uint64_t t118 = t20 & t39;
    const uint64_t t119 = t49 & t75;
    const uint64_t t120 = t11 & t49;
    const uint64_t t121 = t49 & t52;
    const uint64_t t122 = t26 & t52;
    const uint64_t t123 = t32 & t52;
    const uint64_t t124 = t37 & t52;
    const uint64_t t125 = t18 & t61;
    const uint64_t t126 = t61 & t79;
    const uint64_t t127 = t61 & t65;
    const uint64_t t128 = t46 & t61;
    const uint64_t t129 = t32 & t77;
    const uint64_t t130 = t79 & t84;
    const uint64_t t131 = t48 & t86;
    const uint64_t t132 = t11 & t57;
    const uint64_t t133 = t18 & t84;
    const uint64_t t134 = t23 & t86;
    const uint64_t t135 = t29 & t57;
    const uint64_t t136 = t37 & t39;
    const uint64_t t137 = t41 & t75;
    const uint64_t t138 = t11 & t44;
    const uint64_t t139 = t20 & t52;
    const uint64_t t140 = t18 & t26;
    const uint64_t t141 = t32 & t79;
    const uint64_t t142 = t37 & t65;
    const uint64_t t143 = t61 & t82;
    const uint64_t t144 = t29 & t41;
    const uint64_t t145 = t36 & t86;
    const uint64_t t146 = t36 & t71;
    const uint64_t t147 = t14 & t39;
    const uint64_t t148 = t20 & t75;
    const uint64_t t149 = t49 & t77;
    const uint64_t t150 = t49 & t79;
    const uint64_t t151 = t26 & t65;
    const uint64_t t152 = t32 & t46;
    const uint64_t t153 = t65 & t84;
    const uint64_t t154 = t82 & t86;
    const uint64_t t155 = t29 & t71;
    const uint64_t t156 = t39 & t55;
    const uint64_t t157 = t71 & t75;
    const uint64_t t158 = t14 & t77;
    const uint64_t t159 = t20 & t23;
    const uint64_t t160 = t26 & t60;
    const uint64_t t161 = t32 & t43;
    const uint64_t t162 = t46 & t84;
    const uint64_t t163 = t44 & t48;
    const uint64_t t164 = t11 & t67;
    const uint64_t t165 = t18 & t53;
    const uint64_t t166 = t55 & t79;
    const uint64_t t167 = t48 & t57;
    const uint64_t t168 = t37 & t77;
    const uint64_t t169 = t23 & t41;
    const uint64_t t170 = t29 & t86;
    const uint64_t t171 = t36 & t57;
    const uint64_t t172 = t39 & t84;
    const uint64_t t173 = t44 & t75;
    const uint64_t t174 = t11 & t20;
    const uint64_t t175 = t18 & t49;
    const uint64_t t176 = t26 & t79;
    const uint64_t t177 = t32 & t65;
    const uint64_t t178 = t37 & t46;
    const uint64_t t179 = t41 & t48;
    const uint64_t t180 = t11 & t86;
    const uint64_t t181 = t52 & t71;
    const uint64_t t182 = t18 & t55;
    const uint64_t t183 = t23 & t57;
    const uint64_t t184 = t37 & t60;
    const uint64_t t185 = t61 & t75;
    const uint64_t t186 = t11 & t41;
    const uint64_t t187 = t44 & t52;
    const uint64_t t188 = t52 & t67;
    const uint64_t t189 = t18 & t32;
    const uint64_t t190 = t37 & t79;
    const uint64_t t191 = t48 & t61;
    const uint64_t t192 = t11 & t61;
    const uint64_t t193 = t41 & t52;
    const uint64_t t194 = t52 & t86;
    const uint64_t t195 = t52 & t57;
    const uint64_t t196 = t18 & t37;
    const uint64_t t197 = t23 & t61;
    const uint64_t t198 = t29 & t61;
    const uint64_t t199 = t36 & t61;
    const uint64_t t200 = t15 | t21 | t27 | t33 | t38 | t42 | t45 | t47 | t50 | t51 | t54 | t56 | t58 | t59 | t62
        | t63 | t64 | t66 | t68 | t69 | t70 | t72 | t73 | t74 | t76 | t78 | t80 | t81 | t83 | t85 | t87 | t88 | t89
        | t90 | t91 | t92 | t93 | t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t102 | t103 | t104 | t105
        | t106 | t107 | t108 | t109 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120
        | t121 | t122 | t123 | t124 | t125 | t126 | t127 | t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135
        | t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t150
        | t151 | t152 | t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160 | t161 | t162 | t163 | t164 | t165
        | t166 | t167 | t168 | t169 | t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177 | t178 | t179 | t180
        | t181 | t182 | t183 | t184 | t185 | t186 | t187 | t188 | t189 | t190 | t191 | t192 | t193 | t194 | t195
        | t196 | t197 | t198 | t199;
    const uint64_t t201 = t8 & ~t200;
    const uint64_t t202 = t15 | t129;
    const uint64_t t203 = t21 | t129 | t130;
    const uint64_t t204 = t27 | t130 | t131;
    const uint64_t t205 = t33 | t131 | t132;
    const uint64_t t206 = t38 | t132 | t133;
    const uint64_t t207 = t42 | t133 | t134;
    const uint64_t t208 = t45 | t134 | t135;
    const uint64_t t209 = t47 | t135 | t136;
    const uint64_t t210 = t50 | t136 | t137;
    const uint64_t t211 = t51 | t137 | t138;
    const uint64_t t212 = t54 | t138 | t139;
    const uint64_t t213 = t56 | t139 | t140;
    const uint64_t t214 = t58 | t140 | t141;
    const uint64_t t215 = t59 | t141 | t142;
    const uint64_t t216 = t62 | t142 | t143;
    const uint64_t t217 = t63 | t143 | t144;
    const uint64_t t218 = t64 | t144 | t145;
    const uint64_t t219 = t66 | t145 | t146;
    const uint64_t t220 = t68 | t146 | t147;
    const uint64_t t221 = t69 | t147 | t148;
    const uint64_t t222 = t70 | t148 | t149;
    const uint64_t t223 = t72 | t149 | t150;
    const uint64_t t224 = t73 | t150 | t151;
    const uint64_t t225 = t74 | t151 | t152;
    const uint64_t t226 = t76 | t152 | t153;
    const uint64_t t227 = t78 | t153 | t154;
    const uint64_t t228 = t80 | t154 | t155;
    const uint64_t t229 = t81 | t155 | t156;
    const uint64_t t230 = t83 | t156 | t157;
    const uint64_t t231 = t85 | t157 | t158;
    const uint64_t t232 = t87 | t158 | t159;
    const uint64_t t233 = t88 | t159 | t160;
    const uint64_t t234 = t89 | t160 | t161;
    const uint64_t t235 = t90 | t161 | t162;
    const uint64_t t236 = t91 | t162 | t163;
    const uint64_t t237 = t92 | t163 | t164;
    const uint64_t t238 = t93 | t164 | t165;
    const uint64_t t239 = t94 | t165 | t166;
    const uint64_t t240 = t95 | t166 | t167;
    const uint64_t t241 = t96 | t167 | t168;
    const uint64_t t242 = t97 | t168 | t169;
    const uint64_t t243 = t98 | t169 | t170;
    const uint64_t t244 = t99 | t170 | t171;
    const uint64_t t245 = t100 | t171 | t172;
    const uint64_t t246 = t101 | t172 | t173;
    const uint64_t t247 = t102 | t173 | t174;
    const uint64_t t248 = t103 | t174 | t175;
    const uint64_t t249 = t104 | t175 | t176;
    const uint64_t t250 = t105 | t176 | t177;
    const uint64_t t251 = t106 | t177 | t178;
    const uint64_t t252 = t107 | t178 | t179;
    const uint64_t t253 = t108 | t179 | t180;
    const uint64_t t254 = t109 | t180 | t181;
    const uint64_t t255 = t110 | t181 | t182;
    const uint64_t t256 = t111 | t182 | t183;
    const uint64_t t257 = t112 | t183 | t184;
    const uint64_t t258 = t113 | t184 | t185;
    const uint64_t t259 = t114 | t185 | t186;
    const uint64_t t260 = t115 | t186 | t187;
    const uint64_t t261 = t116 | t187 | t188;
    const uint64_t t262 = t117 | t188 | t189;
    const uint64_t t263 = t118 | t189 | t190;
    const uint64_t t264 = t119 | t190 | t191;
    const uint64_t t265 = t120 | t191 | t192;
    const uint64_t t266 = t121 | t192 | t193;
    const uint64_t t267 = t122 | t193 | t194;
    const uint64_t t268 = t123 | t194 | t195;
    const uint64_t t269 = t124 | t195 | t196;
    const uint64_t t270 = t125 | t196 | t197;
    const uint64_t t271 = t126 | t197 | t198;
    const uint64_t t272 = t127 | t198 | t199;
    const uint64_t t273 = t128 | t199;
    const uint64_t t274 = t200 & ~t201;
    entry[0] ^= t202;
    entry[1] ^= t203;
    entry[2] ^= t204;
    entry[3] ^= t205;
    entry[4] ^= t206;
    entry[5] ^= t207;
    entry[6] ^= t208;
    entry[7] ^= t209;
    entry[8] ^= t210;
    entry[9] ^= t211;
    entry[10] ^= t212;
    entry[11] ^= t213;
    entry[12] ^= t214;
    entry[13] ^= t215;
    entry[14] ^= t216;
    entry[15] ^= t217;
    entry[16] ^= t218;
    entry[17] ^= t219;
    entry[18] ^= t220;
    entry[19] ^= t221;
    entry[20] ^= t222;
    entry[21] ^= t223;
    entry[22] ^= t224;
    entry[23] ^= t225;
    entry[24] ^= t226;
    entry[25] ^= t227;
    entry[26] ^= t228;
    entry[27] ^= t229;
    entry[28] ^= t230;
    entry[29] ^= t231;
    entry[30] ^= t232;
    entry[31] ^= t233;
    entry[32] ^= t234;
    entry[33] ^= t235;
    entry[34] ^= t236;
    entry[35] ^= t237;
    entry[36] ^= t238;
    entry[37] ^= t239;
    entry[38] ^= t240;
    entry[39] ^= t241;
    entry[40] ^= t242;
    entry[41] ^= t243;
    entry[42] ^= t244;
    entry[43] ^= t245;
    entry[44] ^= t246;
    entry[45] ^= t247;
    entry[46] ^= t248;
    entry[47] ^= t249;
    entry[48] ^= t250;
    entry[49] ^= t251;
    entry[50] ^= t252;
    entry[51] ^= t253;
    entry[52] ^= t254;
    entry[53] ^= t255;
    entry[54] ^= t256;
    entry[55] ^= t257;
    entry[56] ^= t258;
    entry[57] ^= t259;
    entry[58] ^= t260;
    entry[59] ^= t261;
    entry[60] ^= t262;
    entry[61] ^= t263;
    entry[62] ^= t264;
    entry[63] ^= t265;
    entry[64] ^= t266;
    entry[65] ^= t267;
    entry[66] ^= t268;
    entry[67] ^= t269;
    entry[68] ^= t270;
    entry[69] ^= t271;
    entry[70] ^= t272;
    entry[71] ^= t273;
    *corrected = t274;
    *uncorrectable = t201;
}

static uint8_t parity(uint64_t word) {
    word ^= word >> 32;
    word ^= word >> 16;
    word ^= word >> 8;
    word ^= word >> 4;
    word ^= word >> 2;
    word ^= word >> 1;
    return (uint8_t)(word & 1u);
}

void ecc_sec_ded_daec_72_64_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[1] = {0};
    size_t i, w;
    for (i = 0; i < 8u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 1u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 8u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 1u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_sec_ded_daec_72_64_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[1];
    unsigned difference = 0;
    size_t i;
    ecc_sec_ded_daec_72_64_encode(data, expected);
    for (i = 0; i < 1u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 1u ? 0xffu : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 72u, pin = i % 72u;
    const size_t index = pin < 64u ? beat * 64u + pin : beat * 8u + pin - 64u;
    *bit = (unsigned)(index % 8);
    return (pin < 64u ? data : check) + index / 8;
}

ecc_status ecc_sec_ded_daec_72_64_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[72], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_sec_ded_daec_72_64_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 72u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_sec_ded_daec_72_64_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 72u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 8u;
    *ok = data_bytes % 8u == 0 && check_bytes % 1u == 0 && check_bytes / 1u == count;
    return count;
}

ecc_status ecc_sec_ded_daec_72_64_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_sec_ded_daec_72_64_encode(data + 8u * i, check + 1u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_sec_ded_daec_72_64_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_sec_ded_daec_72_64_decode(data + 8u * i, check + 1u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
