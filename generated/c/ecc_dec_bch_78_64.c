/* DEC BCH (78,64): encoder and decoder. Generated; do not edit.
 *
 * Scheme dec-bch-78-64, sha-256
 * 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section 6.1; in SRAM:
 * Naseer and Draper, ESSCIRC 2008.
 */
#include "ecc_dec_bch_78_64.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[14][1] = {
    {
        UINT64_C(0x0d8ee43cca3d68a9)
    },
    {
        UINT64_C(0x1b1dc879947ad152)
    },
    {
        UINT64_C(0x363b90f328f5a2a5)
    },
    {
        UINT64_C(0x6c7721e651eb454a)
    },
    {
        UINT64_C(0xd8ee43cca3d68a95)
    },
    {
        UINT64_C(0xbc5263a58d907d83)
    },
    {
        UINT64_C(0x752a2377d11d93ae)
    },
    {
        UINT64_C(0xea5446efa23b275d)
    },
    {
        UINT64_C(0xd92669e38e4b2613)
    },
    {
        UINT64_C(0xbfc237fbd6ab248e)
    },
    {
        UINT64_C(0x720a8bcb676b21b5)
    },
    {
        UINT64_C(0xe4151796ced6436b)
    },
    {
        UINT64_C(0xc5a4cb115791ee7e)
    },
    {
        UINT64_C(0x86c7721e651eb454)
    }
};

void ecc_dec_bch_78_64_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[3] ^ data[5] ^ data[7] ^ data[11] ^ data[13] ^ data[14] ^ data[16]
        ^ data[18] ^ data[19] ^ data[20] ^ data[21] ^ data[25] ^ data[27] ^ data[30] ^ data[31] ^ data[34]
        ^ data[35] ^ data[36] ^ data[37] ^ data[42] ^ data[45] ^ data[46] ^ data[47] ^ data[49] ^ data[50]
        ^ data[51] ^ data[55] ^ data[56] ^ data[58] ^ data[59];
    const uint64_t t1 = data[1] ^ data[4] ^ data[6] ^ data[8] ^ data[12] ^ data[14] ^ data[15] ^ data[17]
        ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[26] ^ data[28] ^ data[31] ^ data[32] ^ data[35]
        ^ data[36] ^ data[37] ^ data[38] ^ data[43] ^ data[46] ^ data[47] ^ data[48] ^ data[50] ^ data[51]
        ^ data[52] ^ data[56] ^ data[57] ^ data[59] ^ data[60];
    const uint64_t t2 = data[0] ^ data[2] ^ data[5] ^ data[7] ^ data[9] ^ data[13] ^ data[15] ^ data[16] ^ data[18]
        ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[27] ^ data[29] ^ data[32] ^ data[33] ^ data[36]
        ^ data[37] ^ data[38] ^ data[39] ^ data[44] ^ data[47] ^ data[48] ^ data[49] ^ data[51] ^ data[52]
        ^ data[53] ^ data[57] ^ data[58] ^ data[60] ^ data[61];
    const uint64_t t3 = data[1] ^ data[3] ^ data[6] ^ data[8] ^ data[10] ^ data[14] ^ data[16] ^ data[17]
        ^ data[19] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[28] ^ data[30] ^ data[33] ^ data[34]
        ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[45] ^ data[48] ^ data[49] ^ data[50] ^ data[52]
        ^ data[53] ^ data[54] ^ data[58] ^ data[59] ^ data[61] ^ data[62];
    const uint64_t t4 = data[0] ^ data[2] ^ data[4] ^ data[7] ^ data[9] ^ data[11] ^ data[15] ^ data[17] ^ data[18]
        ^ data[20] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[29] ^ data[31] ^ data[34] ^ data[35]
        ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[46] ^ data[49] ^ data[50] ^ data[51] ^ data[53]
        ^ data[54] ^ data[55] ^ data[59] ^ data[60] ^ data[62] ^ data[63];
    const uint64_t t5 = data[0] ^ data[1] ^ data[7] ^ data[8] ^ data[10] ^ data[11] ^ data[12] ^ data[13]
        ^ data[14] ^ data[20] ^ data[23] ^ data[24] ^ data[26] ^ data[27] ^ data[31] ^ data[32] ^ data[34]
        ^ data[37] ^ data[39] ^ data[40] ^ data[41] ^ data[45] ^ data[46] ^ data[49] ^ data[52] ^ data[54]
        ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[63];
    const uint64_t t6 = data[1] ^ data[2] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[9] ^ data[12] ^ data[15]
        ^ data[16] ^ data[18] ^ data[19] ^ data[20] ^ data[24] ^ data[28] ^ data[30] ^ data[31] ^ data[32]
        ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[38] ^ data[40] ^ data[41] ^ data[45] ^ data[49]
        ^ data[51] ^ data[53] ^ data[56] ^ data[58] ^ data[60] ^ data[61] ^ data[62];
    const uint64_t t7 = data[0] ^ data[2] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[9] ^ data[10] ^ data[13]
        ^ data[16] ^ data[17] ^ data[19] ^ data[20] ^ data[21] ^ data[25] ^ data[29] ^ data[31] ^ data[32]
        ^ data[33] ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[39] ^ data[41] ^ data[42] ^ data[46]
        ^ data[50] ^ data[52] ^ data[54] ^ data[57] ^ data[59] ^ data[61] ^ data[62] ^ data[63];
    const uint64_t t8 = data[0] ^ data[1] ^ data[4] ^ data[9] ^ data[10] ^ data[13] ^ data[16] ^ data[17]
        ^ data[19] ^ data[22] ^ data[25] ^ data[26] ^ data[27] ^ data[31] ^ data[32] ^ data[33] ^ data[37]
        ^ data[38] ^ data[39] ^ data[40] ^ data[43] ^ data[45] ^ data[46] ^ data[49] ^ data[50] ^ data[53]
        ^ data[56] ^ data[59] ^ data[60] ^ data[62] ^ data[63];
    const uint64_t t9 = data[1] ^ data[2] ^ data[3] ^ data[7] ^ data[10] ^ data[13] ^ data[16] ^ data[17]
        ^ data[19] ^ data[21] ^ data[23] ^ data[25] ^ data[26] ^ data[28] ^ data[30] ^ data[31] ^ data[32]
        ^ data[33] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42]
        ^ data[44] ^ data[45] ^ data[49] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[59]
        ^ data[60] ^ data[61] ^ data[63];
    const uint64_t t10 = data[0] ^ data[2] ^ data[4] ^ data[5] ^ data[7] ^ data[8] ^ data[13] ^ data[16] ^ data[17]
        ^ data[19] ^ data[21] ^ data[22] ^ data[24] ^ data[25] ^ data[26] ^ data[29] ^ data[30] ^ data[32]
        ^ data[33] ^ data[35] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[43] ^ data[47] ^ data[49]
        ^ data[51] ^ data[57] ^ data[60] ^ data[61] ^ data[62];
    const uint64_t t11 = data[0] ^ data[1] ^ data[3] ^ data[5] ^ data[6] ^ data[8] ^ data[9] ^ data[14] ^ data[17]
        ^ data[18] ^ data[20] ^ data[22] ^ data[23] ^ data[25] ^ data[26] ^ data[27] ^ data[30] ^ data[31]
        ^ data[33] ^ data[34] ^ data[36] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[48]
        ^ data[50] ^ data[52] ^ data[58] ^ data[61] ^ data[62] ^ data[63];
    const uint64_t t12 = data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[9] ^ data[10] ^ data[11]
        ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[20] ^ data[23] ^ data[24] ^ data[25] ^ data[26]
        ^ data[28] ^ data[30] ^ data[32] ^ data[36] ^ data[40] ^ data[41] ^ data[43] ^ data[46] ^ data[47]
        ^ data[50] ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[62] ^ data[63];
    const uint64_t t13 = data[2] ^ data[4] ^ data[6] ^ data[10] ^ data[12] ^ data[13] ^ data[15] ^ data[17]
        ^ data[18] ^ data[19] ^ data[20] ^ data[24] ^ data[26] ^ data[29] ^ data[30] ^ data[33] ^ data[34]
        ^ data[35] ^ data[36] ^ data[41] ^ data[44] ^ data[45] ^ data[46] ^ data[48] ^ data[49] ^ data[50]
        ^ data[54] ^ data[55] ^ data[57] ^ data[58] ^ data[63];
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

void ecc_dec_bch_78_64_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[2] ^ entry[4] ^ entry[6] ^ entry[10] ^ entry[12] ^ entry[13] ^ entry[15] ^ entry[17]
        ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[24] ^ entry[26] ^ entry[29] ^ entry[30] ^ entry[33] ^ entry[34]
        ^ entry[35] ^ entry[36] ^ entry[41] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[48] ^ entry[49] ^ entry[50]
        ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[63] ^ entry[77];
    const uint64_t t1 = entry[1] ^ entry[2] ^ entry[3] ^ entry[4] ^ entry[5] ^ entry[6] ^ entry[9] ^ entry[10]
        ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[20] ^ entry[23] ^ entry[24] ^ entry[25]
        ^ entry[26] ^ entry[28] ^ entry[30] ^ entry[32] ^ entry[36] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[46]
        ^ entry[47] ^ entry[50] ^ entry[53] ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[62] ^ entry[63] ^ entry[76];
    const uint64_t t2 = entry[0] ^ entry[1] ^ entry[3] ^ entry[5] ^ entry[6] ^ entry[8] ^ entry[9] ^ entry[14]
        ^ entry[17] ^ entry[18] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[30]
        ^ entry[31] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44]
        ^ entry[48] ^ entry[50] ^ entry[52] ^ entry[58] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[75];
    const uint64_t t3 = entry[0] ^ entry[2] ^ entry[4] ^ entry[5] ^ entry[7] ^ entry[8] ^ entry[13] ^ entry[16]
        ^ entry[17] ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[29] ^ entry[30]
        ^ entry[32] ^ entry[33] ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[43] ^ entry[47]
        ^ entry[49] ^ entry[51] ^ entry[57] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[74];
    const uint64_t t4 = entry[1] ^ entry[2] ^ entry[3] ^ entry[7] ^ entry[10] ^ entry[13] ^ entry[16] ^ entry[17]
        ^ entry[19] ^ entry[21] ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[28] ^ entry[30] ^ entry[31] ^ entry[32]
        ^ entry[33] ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42]
        ^ entry[44] ^ entry[45] ^ entry[49] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[59]
        ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[73];
    const uint64_t t5 = entry[0] ^ entry[1] ^ entry[4] ^ entry[9] ^ entry[10] ^ entry[13] ^ entry[16] ^ entry[17]
        ^ entry[19] ^ entry[22] ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[37]
        ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[43] ^ entry[45] ^ entry[46] ^ entry[49] ^ entry[50] ^ entry[53]
        ^ entry[56] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[72];
    const uint64_t t6 = entry[0] ^ entry[2] ^ entry[3] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[9] ^ entry[10]
        ^ entry[13] ^ entry[16] ^ entry[17] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[25] ^ entry[29] ^ entry[31]
        ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[41] ^ entry[42]
        ^ entry[46] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[57] ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[63]
        ^ entry[71];
    const uint64_t t7 = entry[1] ^ entry[2] ^ entry[3] ^ entry[5] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[12]
        ^ entry[15] ^ entry[16] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[24] ^ entry[28] ^ entry[30] ^ entry[31]
        ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[45]
        ^ entry[49] ^ entry[51] ^ entry[53] ^ entry[56] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[70];
    const uint64_t t8 = entry[0] ^ entry[1] ^ entry[7] ^ entry[8] ^ entry[10] ^ entry[11] ^ entry[12] ^ entry[13]
        ^ entry[14] ^ entry[20] ^ entry[23] ^ entry[24] ^ entry[26] ^ entry[27] ^ entry[31] ^ entry[32] ^ entry[34]
        ^ entry[37] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[45] ^ entry[46] ^ entry[49] ^ entry[52] ^ entry[54]
        ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[69];
    const uint64_t t9 = entry[0] ^ entry[2] ^ entry[4] ^ entry[7] ^ entry[9] ^ entry[11] ^ entry[15] ^ entry[17]
        ^ entry[18] ^ entry[20] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[31] ^ entry[34]
        ^ entry[35] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[46] ^ entry[49] ^ entry[50] ^ entry[51]
        ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[59] ^ entry[60] ^ entry[62] ^ entry[63] ^ entry[68];
    const uint64_t t10 = entry[1] ^ entry[3] ^ entry[6] ^ entry[8] ^ entry[10] ^ entry[14] ^ entry[16] ^ entry[17]
        ^ entry[19] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[28] ^ entry[30] ^ entry[33] ^ entry[34]
        ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[45] ^ entry[48] ^ entry[49] ^ entry[50] ^ entry[52]
        ^ entry[53] ^ entry[54] ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[67];
    const uint64_t t11 = entry[0] ^ entry[2] ^ entry[5] ^ entry[7] ^ entry[9] ^ entry[13] ^ entry[15] ^ entry[16]
        ^ entry[18] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[27] ^ entry[29] ^ entry[32] ^ entry[33]
        ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[44] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[51]
        ^ entry[52] ^ entry[53] ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[66];
    const uint64_t t12 = entry[1] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[12] ^ entry[14] ^ entry[15] ^ entry[17]
        ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[26] ^ entry[28] ^ entry[31] ^ entry[32] ^ entry[35]
        ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[43] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[50] ^ entry[51]
        ^ entry[52] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[65];
    const uint64_t t13 = entry[0] ^ entry[3] ^ entry[5] ^ entry[7] ^ entry[11] ^ entry[13] ^ entry[14] ^ entry[16]
        ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[25] ^ entry[27] ^ entry[30] ^ entry[31] ^ entry[34]
        ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[42] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[49] ^ entry[50]
        ^ entry[51] ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[64];
    const uint64_t t14 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13;
    const uint64_t t15 = ~t0 & ~t1;
    const uint64_t t16 = t2 & t3;
    const uint64_t t17 = t15 & t16;
    const uint64_t t18 = ~t4 & t5;
    const uint64_t t19 = t6 & ~t7;
    const uint64_t t20 = t18 & t19;
    const uint64_t t21 = t17 & t20;
    const uint64_t t22 = t8 & t9;
    const uint64_t t23 = ~t10 & t11;
    const uint64_t t24 = t22 & t23;
    const uint64_t t25 = ~t12 & t13;
    const uint64_t t26 = t24 & t25;
    const uint64_t t27 = t21 & t26;
    const uint64_t t28 = ~t0 & t1;
    const uint64_t t29 = t2 & ~t3;
    const uint64_t t30 = t28 & t29;
    const uint64_t t31 = t4 & t5;
    const uint64_t t32 = ~t6 & t7;
    const uint64_t t33 = t31 & t32;
    const uint64_t t34 = t30 & t33;
    const uint64_t t35 = t8 & ~t9;
    const uint64_t t36 = t10 & ~t11;
    const uint64_t t37 = t35 & t36;
    const uint64_t t38 = t12 & ~t13;
    const uint64_t t39 = t37 & t38;
    const uint64_t t40 = t34 & t39;
    const uint64_t t41 = t0 & t1;
    const uint64_t t42 = ~t2 & t3;
    const uint64_t t43 = t41 & t42;
    const uint64_t t44 = t4 & ~t5;
    const uint64_t t45 = t6 & t7;
    const uint64_t t46 = t44 & t45;
    const uint64_t t47 = t43 & t46;
    const uint64_t t48 = ~t8 & t9;
    const uint64_t t49 = t23 & t48;
    const uint64_t t50 = ~t12 & ~t13;
    const uint64_t t51 = t49 & t50;
    const uint64_t t52 = t47 & t51;
    const uint64_t t53 = t30 & t46;
    const uint64_t t54 = ~t8 & ~t9;
    const uint64_t t55 = t36 & t54;
    const uint64_t t56 = t25 & t55;
    const uint64_t t57 = t53 & t56;
    const uint64_t t58 = t20 & t43;
    const uint64_t t59 = ~t10 & ~t11;
    const uint64_t t60 = t48 & t59;
    const uint64_t t61 = t38 & t60;
    const uint64_t t62 = t58 & t61;
    const uint64_t t63 = t16 & t28;
    const uint64_t t64 = ~t4 & ~t5;
    const uint64_t t65 = t32 & t64;
    const uint64_t t66 = t63 & t65;
    const uint64_t t67 = t23 & t54;
    const uint64_t t68 = t25 & t67;
    const uint64_t t69 = t66 & t68;
    const uint64_t t70 = t29 & t41;
    const uint64_t t71 = t19 & t64;
    const uint64_t t72 = t70 & t71;
    const uint64_t t73 = t38 & t55;
    const uint64_t t74 = t72 & t73;
    const uint64_t t75 = t15 & t42;
    const uint64_t t76 = t32 & t44;
    const uint64_t t77 = t75 & t76;
    const uint64_t t78 = t26 & t77;
    const uint64_t t79 = t45 & t64;
    const uint64_t t80 = t17 & t79;
    const uint64_t t81 = t39 & t80;
    const uint64_t t82 = t18 & t45;
    const uint64_t t83 = t30 & t82;
    const uint64_t t84 = t51 & t83;
    const uint64_t t85 = ~t2 & ~t3;
    const uint64_t t86 = t41 & t85;
    const uint64_t t87 = t19 & t31;
    const uint64_t t88 = t86 & t87;
    const uint64_t t89 = t37 & t50;
    const uint64_t t90 = t88 & t89;
    const uint64_t t91 = t28 & t85;
    const uint64_t t92 = ~t6 & ~t7;
    const uint64_t t93 = t64 & t92;
    const uint64_t t94 = t91 & t93;
    const uint64_t t95 = t22 & t59;
    const uint64_t t96 = t25 & t95;
    const uint64_t t97 = t94 & t96;
    const uint64_t t98 = t0 & ~t1;
    const uint64_t t99 = t85 & t98;
    const uint64_t t100 = t65 & t99;
    const uint64_t t101 = t35 & t59;
    const uint64_t t102 = t38 & t101;
    const uint64_t t103 = t100 & t102;
    const uint64_t t104 = t43 & t87;
    const uint64_t t105 = t23 & t35;
    const uint64_t t106 = t25 & t105;
    const uint64_t t107 = t104 & t106;
    const uint64_t t108 = t30 & t93;
    const uint64_t t109 = t12 & t13;
    const uint64_t t110 = t37 & t109;
    const uint64_t t111 = t108 & t110;
    const uint64_t t112 = t65 & t86;
    const uint64_t t113 = t38 & t49;
    const uint64_t t114 = t112 & t113;
    const uint64_t t115 = t28 & t42;
    const uint64_t t116 = t31 & t45;
    const uint64_t t117 = t115 & t116;
    const uint64_t t118 = t10 & t11;
    const uint64_t t119 = t54 & t118;
    const uint64_t t120 = t25 & t119;
    const uint64_t t121 = t117 & t120;
    const uint64_t t122 = t16 & t98;
    const uint64_t t123 = t87 & t122;
    const uint64_t t124 = t36 & t48;
    const uint64_t t125 = t38 & t124;
    const uint64_t t126 = t123 & t125;
    const uint64_t t127 = t29 & t98;
    const uint64_t t128 = t65 & t127;
    const uint64_t t129 = t25 & t49;
    const uint64_t t130 = t128 & t129;
    const uint64_t t131 = t42 & t98;
    const uint64_t t132 = t116 & t131;
    const uint64_t t133 = t55 & t109;
    const uint64_t t134 = t132 & t133;
    const uint64_t t135 = t70 & t79;
    const uint64_t t136 = t24 & t109;
    const uint64_t t137 = t135 & t136;
    const uint64_t t138 = t19 & t44;
    const uint64_t t139 = t75 & t138;
    const uint64_t t140 = t109 & t119;
    const uint64_t t141 = t139 & t140;
    const uint64_t t142 = t18 & t92;
    const uint64_t t143 = t17 & t142;
    const uint64_t t144 = t48 & t118;
    const uint64_t t145 = t38 & t144;
    const uint64_t t146 = t143 & t145;
    const uint64_t t147 = t44 & t92;
    const uint64_t t148 = t30 & t147;
    const uint64_t t149 = t22 & t118;
    const uint64_t t150 = t50 & t149;
    const uint64_t t151 = t148 & t150;
    const uint64_t t152 = t43 & t65;
    const uint64_t t153 = t22 & t36;
    const uint64_t t154 = t50 & t153;
    const uint64_t t155 = t152 & t154;
    const uint64_t t156 = t63 & t87;
    const uint64_t t157 = t25 & t60;
    const uint64_t t158 = t156 & t157;
    const uint64_t t159 = t16 & t41;
    const uint64_t t160 = t31 & t92;
    const uint64_t t161 = t159 & t160;
    const uint64_t t162 = t102 & t161;
    const uint64_t t163 = t15 & t29;
    const uint64_t t164 = t142 & t163;
    const uint64_t t165 = t106 & t164;
    const uint64_t t166 = t76 & t91;
    const uint64_t t167 = t73 & t166;
    const uint64_t t168 = t71 & t131;
    const uint64_t t169 = t51 & t168;
    const uint64_t t170 = t76 & t159;
    const uint64_t t171 = t56 & t170;
    const uint64_t t172 = t116 & t163;
    const uint64_t t173 = t95 & t109;
    const uint64_t t174 = t172 & t173;
    const uint64_t t175 = t38 & t105;
    const uint64_t t176 = t117 & t175;
    const uint64_t t177 = t116 & t122;
    const uint64_t t178 = t50 & t119;
    const uint64_t t179 = t177 & t178;
    const uint64_t t180 = t79 & t127;
    const uint64_t t181 = t25 & t153;
    const uint64_t t182 = t180 & t181;
    const uint64_t t183 = t131 & t138;
    const uint64_t t184 = t60 & t109;
    const uint64_t t185 = t183 & t184;
    const uint64_t t186 = t70 & t76;
    const uint64_t t187 = t67 & t109;
    const uint64_t t188 = t186 & t187;
    const uint64_t t189 = t15 & t85;
    const uint64_t t190 = t116 & t189;
    const uint64_t t191 = t35 & t118;
    const uint64_t t192 = t109 & t191;
    const uint64_t t193 = t190 & t192;
    const uint64_t t194 = t75 & t116;
    const uint64_t t195 = t145 & t194;
    const uint64_t t196 = t17 & t87;
    const uint64_t t197 = t150 & t196;
    const uint64_t t198 = t33 & t63;
    const uint64_t t199 = t154 & t198;
    const uint64_t t200 = t46 & t159;
    const uint64_t t201 = t50 & t95;
    const uint64_t t202 = t200 & t201;
    const uint64_t t203 = t138 & t163;
    const uint64_t t204 = t54 & t59;
    const uint64_t t205 = t25 & t204;
    const uint64_t t206 = t203 & t205;
    const uint64_t t207 = t115 & t142;
    const uint64_t t208 = t38 & t204;
    const uint64_t t209 = t207 & t208;
    const uint64_t t210 = t127 & t147;
    const uint64_t t211 = t50 & t67;
    const uint64_t t212 = t210 & t211;
    const uint64_t t213 = t33 & t99;
    const uint64_t t214 = t25 & t37;
    const uint64_t t215 = t213 & t214;
    const uint64_t t216 = t20 & t86;
    const uint64_t t217 = t173 & t216;
    const uint64_t t218 = t93 & t115;
    const uint64_t t219 = t187 & t218;
    const uint64_t t220 = t93 & t127;
    const uint64_t t221 = t38 & t119;
    const uint64_t t222 = t220 & t221;
    const uint64_t t223 = t33 & t131;
    const uint64_t t224 = t25 & t149;
    const uint64_t t225 = t223 & t224;
    const uint64_t t226 = t20 & t70;
    const uint64_t t227 = t109 & t124;
    const uint64_t t228 = t226 & t227;
    const uint64_t t229 = t65 & t75;
    const uint64_t t230 = t49 & t109;
    const uint64_t t231 = t229 & t230;
    const uint64_t t232 = t71 & t163;
    const uint64_t t233 = t38 & t191;
    const uint64_t t234 = t232 & t233;
    const uint64_t t235 = t18 & t32;
    const uint64_t t236 = t91 & t235;
    const uint64_t t237 = t50 & t144;
    const uint64_t t238 = t236 & t237;
    const uint64_t t239 = t99 & t138;
    const uint64_t t240 = t154 & t239;
    const uint64_t t241 = t86 & t147;
    const uint64_t t242 = t157 & t241;
    const uint64_t t243 = t33 & t91;
    const uint64_t t244 = t109 & t204;
    const uint64_t t245 = t243 & t244;
    const uint64_t t246 = t38 & t67;
    const uint64_t t247 = t183 & t246;
    const uint64_t t248 = t25 & t191;
    const uint64_t t249 = t186 & t248;
    const uint64_t t250 = t87 & t189;
    const uint64_t t251 = t109 & t153;
    const uint64_t t252 = t250 & t251;
    const uint64_t t253 = t33 & t75;
    const uint64_t t254 = t24 & t38;
    const uint64_t t255 = t253 & t254;
    const uint64_t t256 = t17 & t46;
    const uint64_t t257 = t50 & t191;
    const uint64_t t258 = t256 & t257;
    const uint64_t t259 = t63 & t82;
    const uint64_t t260 = t50 & t124;
    const uint64_t t261 = t259 & t260;
    const uint64_t t262 = t70 & t87;
    const uint64_t t263 = t201 & t262;
    const uint64_t t264 = t93 & t189;
    const uint64_t t265 = t205 & t264;
    const uint64_t t266 = t208 & t264;
    const uint64_t t267 = t211 & t264;
    const uint64_t t268 = t50 & t55;
    const uint64_t t269 = t264 & t268;
    const uint64_t t270 = t50 & t60;
    const uint64_t t271 = t264 & t270;
    const uint64_t t272 = t50 & t101;
    const uint64_t t273 = t264 & t272;
    const uint64_t t274 = t65 & t189;
    const uint64_t t275 = t50 & t204;
    const uint64_t t276 = t274 & t275;
    const uint64_t t277 = t71 & t189;
    const uint64_t t278 = t275 & t277;
    const uint64_t t279 = t142 & t189;
    const uint64_t t280 = t275 & t279;
    const uint64_t t281 = t147 & t189;
    const uint64_t t282 = t275 & t281;
    const uint64_t t283 = t75 & t93;
    const uint64_t t284 = t275 & t283;
    const uint64_t t285 = t93 & t163;
    const uint64_t t286 = t275 & t285;
    const uint64_t t287 = t94 & t275;
    const uint64_t t288 = t93 & t99;
    const uint64_t t289 = t275 & t288;
    const uint64_t t290 = t46 & t115;
    const uint64_t t291 = t109 & t144;
    const uint64_t t292 = t290 & t291;
    const uint64_t t293 = t33 & t70;
    const uint64_t t294 = t25 & t101;
    const uint64_t t295 = t293 & t294;
    const uint64_t t296 = t33 & t115;
    const uint64_t t297 = t150 & t296;
    const uint64_t t298 = t70 & t93;
    const uint64_t t299 = t105 & t109;
    const uint64_t t300 = t298 & t299;
    const uint64_t t301 = t82 & t91;
    const uint64_t t302 = t201 & t301;
    const uint64_t t303 = t43 & t142;
    const uint64_t t304 = t109 & t149;
    const uint64_t t305 = t303 & t304;
    const uint64_t t306 = t172 & t275;
    const uint64_t t307 = t189 & t235;
    const uint64_t t308 = t291 & t307;
    const uint64_t t309 = t65 & t115;
    const uint64_t t310 = t294 & t309;
    const uint64_t t311 = t147 & t159;
    const uint64_t t312 = t25 & t144;
    const uint64_t t313 = t311 & t312;
    const uint64_t t314 = t20 & t63;
    const uint64_t t315 = t211 & t314;
    const uint64_t t316 = t82 & t122;
    const uint64_t t317 = t230 & t316;
    const uint64_t t318 = t70 & t147;
    const uint64_t t319 = t270 & t318;
    const uint64_t t320 = t20 & t115;
    const uint64_t t321 = t145 & t320;
    const uint64_t t322 = t82 & t159;
    const uint64_t t323 = t101 & t109;
    const uint64_t t324 = t322 & t323;
    const uint64_t t325 = t30 & t76;
    const uint64_t t326 = t154 & t325;
    const uint64_t t327 = t99 & t147;
    const uint64_t t328 = t192 & t327;
    const uint64_t t329 = t82 & t131;
    const uint64_t t330 = t272 & t329;
    const uint64_t t331 = t76 & t127;
    const uint64_t t332 = t38 & t149;
    const uint64_t t333 = t331 & t332;
    const uint64_t t334 = t43 & t235;
    const uint64_t t335 = t208 & t334;
    const uint64_t t336 = t160 & t163;
    const uint64_t t337 = t38 & t153;
    const uint64_t t338 = t336 & t337;
    const uint64_t t339 = t110 & t277;
    const uint64_t t340 = t87 & t115;
    const uint64_t t341 = t56 & t340;
    const uint64_t t342 = t70 & t82;
    const uint64_t t343 = t120 & t342;
    const uint64_t t344 = t91 & t147;
    const uint64_t t345 = t50 & t105;
    const uint64_t t346 = t344 & t345;
    const uint64_t t347 = t86 & t138;
    const uint64_t t348 = t230 & t347;
    const uint64_t t349 = t71 & t75;
    const uint64_t t350 = t270 & t349;
    const uint64_t t351 = t63 & t116;
    const uint64_t t352 = t304 & t351;
    const uint64_t t353 = t127 & t142;
    const uint64_t t354 = t294 & t353;
    const uint64_t t355 = t86 & t116;
    const uint64_t t356 = t150 & t355;
    const uint64_t t357 = t77 & t246;
    const uint64_t t358 = t184 & t325;
    const uint64_t t359 = t76 & t99;
    const uint64_t t360 = t181 & t359;
    const uint64_t t361 = t131 & t235;
    const uint64_t t362 = t178 & t361;
    const uint64_t t363 = t127 & t160;
    const uint64_t t364 = t175 & t363;
    const uint64_t t365 = t43 & t116;
    const uint64_t t366 = t38 & t95;
    const uint64_t t367 = t365 & t366;
    const uint64_t t368 = t17 & t76;
    const uint64_t t369 = t125 & t368;
    const uint64_t t370 = t76 & t163;
    const uint64_t t371 = t110 & t370;
    const uint64_t t372 = t56 & t281;
    const uint64_t t373 = t46 & t91;
    const uint64_t t374 = t120 & t373;
    const uint64_t t375 = t33 & t86;
    const uint64_t t376 = t68 & t375;
    const uint64_t t377 = t75 & t160;
    const uint64_t t378 = t24 & t50;
    const uint64_t t379 = t377 & t378;
    const uint64_t t380 = t30 & t71;
    const uint64_t t381 = t136 & t380;
    const uint64_t t382 = t87 & t131;
    const uint64_t t383 = t96 & t382;
    const uint64_t t384 = t46 & t122;
    const uint64_t t385 = t237 & t384;
    const uint64_t t386 = t93 & t159;
    const uint64_t t387 = t246 & t386;
    const uint64_t t388 = t20 & t30;
    const uint64_t t389 = t366 & t388;
    const uint64_t t390 = t20 & t131;
    const uint64_t t391 = t251 & t390;
    const uint64_t t392 = t46 & t127;
    const uint64_t t393 = t268 & t392;
    const uint64_t t394 = t43 & t93;
    const uint64_t t395 = t233 & t394;
    const uint64_t t396 = t82 & t163;
    const uint64_t t397 = t102 & t396;
    const uint64_t t398 = t75 & t142;
    const uint64_t t399 = t227 & t398;
    const uint64_t t400 = t63 & t79;
    const uint64_t t401 = t214 & t400;
    const uint64_t t402 = t122 & t160;
    const uint64_t t403 = t120 & t402;
    const uint64_t t404 = t87 & t159;
    const uint64_t t405 = t345 & t404;
    const uint64_t t406 = t46 & t63;
    const uint64_t t407 = t254 & t406;
    const uint64_t t408 = t173 & t363;
    const uint64_t t409 = t260 & t365;
    const uint64_t t410 = t17 & t147;
    const uint64_t t411 = t221 & t410;
    const uint64_t t412 = t46 & t163;
    const uint64_t t413 = t244 & t412;
    const uint64_t t414 = t33 & t189;
    const uint64_t t415 = t25 & t124;
    const uint64_t t416 = t414 & t415;
    const uint64_t t417 = t65 & t91;
    const uint64_t t418 = t248 & t417;
    const uint64_t t419 = t43 & t147;
    const uint64_t t420 = t68 & t419;
    const uint64_t t421 = t21 & t378;
    const uint64_t t422 = t21 & t136;
    const uint64_t t423 = t21 & t96;
    const uint64_t t424 = t21 & t224;
    const uint64_t t425 = t21 & t106;
    const uint64_t t426 = t21 & t129;
    const uint64_t t427 = t17 & t82;
    const uint64_t t428 = t26 & t427;
    const uint64_t t429 = t26 & t143;
    const uint64_t t430 = t17 & t71;
    const uint64_t t431 = t26 & t430;
    const uint64_t t432 = t26 & t196;
    const uint64_t t433 = t20 & t163;
    const uint64_t t434 = t26 & t433;
    const uint64_t t435 = t20 & t75;
    const uint64_t t436 = t26 & t435;
    const uint64_t t437 = t26 & t314;
    const uint64_t t438 = t20 & t122;
    const uint64_t t439 = t26 & t438;
    const uint64_t t440 = t332 & t438;
    const uint64_t t441 = t20 & t189;
    const uint64_t t442 = t323 & t441;
    const uint64_t t443 = t154 & t384;
    const uint64_t t444 = t192 & t377;
    const uint64_t t445 = t99 & t116;
    const uint64_t t446 = t272 & t445;
    const uint64_t t447 = t63 & t142;
    const uint64_t t448 = t291 & t447;
    const uint64_t t449 = t275 & t340;
    const uint64_t t450 = t138 & t189;
    const uint64_t t451 = t332 & t450;
    const uint64_t t452 = t180 & t208;
    const uint64_t t453 = t33 & t163;
    const uint64_t t454 = t227 & t453;
    const uint64_t t455 = t70 & t160;
    const uint64_t t456 = t268 & t455;
    const uint64_t t457 = t79 & t122;
    const uint64_t t458 = t140 & t457;
    const uint64_t t459 = t205 & t414;
    const uint64_t t460 = t150 & t363;
    const uint64_t t461 = t299 & t430;
    const uint64_t t462 = t43 & t79;
    const uint64_t t463 = t201 & t462;
    const uint64_t t464 = t86 & t160;
    const uint64_t t465 = t304 & t464;
    const uint64_t t466 = t71 & t159;
    const uint64_t t467 = t294 & t466;
    const uint64_t t468 = t87 & t99;
    const uint64_t t469 = t312 & t468;
    const uint64_t t470 = t106 & t259;
    const uint64_t t471 = t76 & t115;
    const uint64_t t472 = t378 & t471;
    const uint64_t t473 = t113 & t307;
    const uint64_t t474 = t61 & t402;
    const uint64_t t475 = t75 & t79;
    const uint64_t t476 = t251 & t475;
    const uint64_t t477 = t65 & t131;
    const uint64_t t478 = t268 & t477;
    const uint64_t t479 = t140 & t166;
    const uint64_t t480 = t164 & t272;
    const uint64_t t481 = t116 & t159;
    const uint64_t t482 = t332 & t481;
    const uint64_t t483 = t131 & t142;
    const uint64_t t484 = t323 & t483;
    const uint64_t t485 = t71 & t91;
    const uint64_t t486 = t415 & t485;
    const uint64_t t487 = t178 & t430;
    const uint64_t t488 = t43 & t71;
    const uint64_t t489 = t175 & t488;
    const uint64_t t490 = t88 & t184;
    const uint64_t t491 = t181 & t322;
    const uint64_t t492 = t99 & t142;
    const uint64_t t493 = t248 & t492;
    const uint64_t t494 = t68 & t380;
    const uint64_t t495 = t63 & t71;
    const uint64_t t496 = t378 & t495;
    const uint64_t t497 = t79 & t115;
    const uint64_t t498 = t113 & t497;
    const uint64_t t499 = t61 & t283;
    const uint64_t t500 = t125 & t390;
    const uint64_t t501 = t110 & t301;
    const uint64_t t502 = t89 & t368;
    const uint64_t t503 = t86 & t235;
    const uint64_t t504 = t233 & t503;
    const uint64_t t505 = t244 & t298;
    const uint64_t t506 = t392 & t415;
    const uint64_t t507 = t17 & t33;
    const uint64_t t508 = t248 & t507;
    const uint64_t t509 = t345 & t375;
    const uint64_t t510 = t230 & t386;
    const uint64_t t511 = t46 & t99;
    const uint64_t t512 = t96 & t511;
    const uint64_t t513 = t63 & t160;
    const uint64_t t514 = t224 & t513;
    const uint64_t t515 = t91 & t116;
    const uint64_t t516 = t211 & t515;
    const uint64_t t517 = t147 & t163;
    const uint64_t t518 = t254 & t517;
    const uint64_t t519 = t61 & t342;
    const uint64_t t520 = t127 & t235;
    const uint64_t t521 = t251 & t520;
    const uint64_t t522 = t214 & t285;
    const uint64_t t523 = t257 & t322;
    const uint64_t t524 = t187 & t492;
    const uint64_t t525 = t30 & t79;
    const uint64_t t526 = t157 & t525;
    const uint64_t t527 = t63 & t93;
    const uint64_t t528 = t237 & t527;
    const uint64_t t529 = t246 & t320;
    const uint64_t t530 = t139 & t366;
    const uint64_t t531 = t79 & t99;
    const uint64_t t532 = t125 & t531;
    const uint64_t t533 = t34 & t110;
    const uint64_t t534 = t34 & t89;
    const uint64_t t535 = t34 & t233;
    const uint64_t t536 = t34 & t102;
    const uint64_t t537 = t34 & t337;
    const uint64_t t538 = t34 & t73;
    const uint64_t t539 = t30 & t160;
    const uint64_t t540 = t39 & t539;
    const uint64_t t541 = t30 & t116;
    const uint64_t t542 = t39 & t541;
    const uint64_t t543 = t39 & t325;
    const uint64_t t544 = t30 & t235;
    const uint64_t t545 = t39 & t544;
    const uint64_t t546 = t39 & t198;
    const uint64_t t547 = t39 & t243;
    const uint64_t t548 = t39 & t453;
    const uint64_t t549 = t39 & t293;
    const uint64_t t550 = t93 & t122;
    const uint64_t t551 = t312 & t550;
    const uint64_t t552 = t246 & t414;
    const uint64_t t553 = t127 & t138;
    const uint64_t t554 = t157 & t553;
    const uint64_t t555 = t145 & t368;
    const uint64_t t556 = t71 & t86;
    const uint64_t t557 = t294 & t556;
    const uint64_t t558 = t318 & t332;
    const uint64_t t559 = t275 & t402;
    const uint64_t t560 = t75 & t235;
    const uint64_t t561 = t150 & t560;
    const uint64_t t562 = t46 & t131;
    const uint64_t t563 = t106 & t562;
    const uint64_t t564 = t115 & t138;
    const uint64_t t565 = t254 & t564;
    const uint64_t t566 = t96 & t307;
    const uint64_t t567 = t304 & t384;
    const uint64_t t568 = t139 & t208;
    const uint64_t t569 = t415 & t492;
    const uint64_t t570 = t221 & t544;
    const uint64_t t571 = t63 & t138;
    const uint64_t t572 = t205 & t571;
    const uint64_t t573 = t91 & t142;
    const uint64_t t574 = t291 & t573;
    const uint64_t t575 = t323 & t410;
    const uint64_t t576 = t112 & t227;
    const uint64_t t577 = t70 & t116;
    const uint64_t t578 = t73 & t577;
    const uint64_t t579 = t89 & t457;
    const uint64_t t580 = t257 & t450;
    const uint64_t t581 = t68 & t520;
    const uint64_t t582 = t254 & t396;
    const uint64_t t583 = t96 & t481;
    const uint64_t t584 = t145 & t168;
    const uint64_t t585 = t166 & t275;
    const uint64_t t586 = t232 & t312;
    const uint64_t t587 = t142 & t159;
    const uint64_t t588 = t299 & t587;
    const uint64_t t589 = t366 & t492;
    const uint64_t t590 = t30 & t142;
    const uint64_t t591 = t260 & t590;
    const uint64_t t592 = t63 & t147;
    const uint64_t t593 = t248 & t592;
    const uint64_t t594 = t187 & t417;
    const uint64_t t595 = t184 & t430;
    const uint64_t t596 = t251 & t303;
    const uint64_t t597 = t86 & t142;
    const uint64_t t598 = t73 & t597;
    const uint64_t t599 = t70 & t235;
    const uint64_t t600 = t89 & t599;
    const uint64_t t601 = t20 & t127;
    const uint64_t t602 = t257 & t601;
    const uint64_t t603 = t285 & t345;
    const uint64_t t604 = t65 & t159;
    const uint64_t t605 = t129 & t604;
    const uint64_t t606 = t113 & t445;
    const uint64_t t607 = t270 & t400;
    const uint64_t t608 = t224 & t320;
    const uint64_t t609 = t253 & t299;
    const uint64_t t610 = t184 & t511;
    const uint64_t t611 = t125 & t406;
    const uint64_t t612 = t20 & t91;
    const uint64_t t613 = t214 & t612;
    const uint64_t t614 = t140 & t507;
    const uint64_t t615 = t244 & t347;
    const uint64_t t616 = t170 & t337;
    const uint64_t t617 = t268 & t382;
    const uint64_t t618 = t257 & t309;
    const uint64_t t619 = t68 & t475;
    const uint64_t t620 = t230 & t390;
    const uint64_t t621 = t61 & t417;
    const uint64_t t622 = t181 & t430;
    const uint64_t t623 = t192 & t334;
    const uint64_t t624 = t102 & t216;
    const uint64_t t625 = t154 & t298;
    const uint64_t t626 = t178 & t363;
    const uint64_t t627 = t17 & t235;
    const uint64_t t628 = t345 & t627;
    const uint64_t t629 = t47 & t129;
    const uint64_t t630 = t47 & t113;
    const uint64_t t631 = t47 & t270;
    const uint64_t t632 = t47 & t237;
    const uint64_t t633 = t47 & t211;
    const uint64_t t634 = t47 & t378;
    const uint64_t t635 = t43 & t138;
    const uint64_t t636 = t51 & t635;
    const uint64_t t637 = t43 & t76;
    const uint64_t t638 = t51 & t637;
    const uint64_t t639 = t51 & t365;
    const uint64_t t640 = t51 & t462;
    const uint64_t t641 = t46 & t86;
    const uint64_t t642 = t51 & t641;
    const uint64_t t643 = t51 & t200;
    const uint64_t t644 = t51 & t562;
    const uint64_t t645 = t51 & t290;
    const uint64_t t646 = t33 & t122;
    const uint64_t t647 = t227 & t646;
    const uint64_t t648 = t139 & t178;
    const uint64_t t649 = t244 & t359;
    const uint64_t t650 = t150 & t495;
    const uint64_t t651 = t115 & t147;
    const uint64_t t652 = t323 & t651;
    const uint64_t t653 = t160 & t189;
    const uint64_t t654 = t312 & t653;
    const uint64_t t655 = t294 & t520;
    const uint64_t t656 = t154 & t412;
    const uint64_t t657 = t70 & t138;
    const uint64_t t658 = t110 & t657;
    const uint64_t t659 = t122 & t235;
    const uint64_t t660 = t257 & t659;
    const uint64_t t661 = t46 & t189;
    const uint64_t t662 = t102 & t661;
    const uint64_t t663 = t291 & t553;
    const uint64_t t664 = t143 & t211;
    const uint64_t t665 = t184 & t334;
    const uint64_t t666 = t237 & t347;
    const uint64_t t667 = t208 & t587;
    const uint64_t t668 = t327 & t332;
    const uint64_t t669 = t66 & t246;
    const uint64_t t670 = t117 & t230;
    const uint64_t t671 = t79 & t189;
    const uint64_t t672 = t26 & t671;
    const uint64_t t673 = t122 & t138;
    const uint64_t t674 = t96 & t673;
    const uint64_t t675 = t260 & t560;
    const uint64_t t676 = t110 & t329;
    const uint64_t t677 = t257 & t515;
    const uint64_t t678 = t232 & t244;
    const uint64_t t679 = t170 & t312;
    const uint64_t t680 = t168 & t275;
    const uint64_t t681 = t337 & t573;
    const uint64_t t682 = t143 & t192;
    const uint64_t t683 = t68 & t303;
    const uint64_t t684 = t201 & t241;
    const uint64_t t685 = t125 & t604;
    const uint64_t t686 = t71 & t99;
    const uint64_t t687 = t221 & t686;
    const uint64_t t688 = t175 & t590;
    const uint64_t t689 = t230 & t447;
    const uint64_t t690 = t115 & t235;
    const uint64_t t691 = t26 & t690;
    const uint64_t t692 = t96 & t435;
    const uint64_t t693 = t93 & t131;
    const uint64_t t694 = t181 & t693;
    const uint64_t t695 = t268 & t417;
    const uint64_t t696 = t17 & t116;
    const uint64_t t697 = t133 & t696;
    const uint64_t t698 = t79 & t86;
    const uint64_t t699 = t120 & t698;
    const uint64_t t700 = t226 & t272;
    const uint64_t t701 = t33 & t127;
    const uint64_t t702 = t337 & t701;
    const uint64_t t703 = t221 & t256;
    const uint64_t t704 = t187 & t641;
    const uint64_t t705 = t20 & t159;
    const uint64_t t706 = t378 & t705;
    const uint64_t t707 = t61 & t213;
    const uint64_t t708 = t145 & t571;
    const uint64_t t709 = t166 & t299;
    const uint64_t t710 = t87 & t163;
    const uint64_t t711 = t129 & t710;
    const uint64_t t712 = t65 & t70;
    const uint64_t t713 = t96 & t712;
    const uint64_t t714 = t180 & t260;
    const uint64_t t715 = t73 & t433;
    const uint64_t t716 = t140 & t604;
    const uint64_t t717 = t345 & t686;
    const uint64_t t718 = t366 & t544;
    const uint64_t t719 = t304 & t314;
    const uint64_t t720 = t106 & t218;
    const uint64_t t721 = t157 & t377;
    const uint64_t t722 = t99 & t235;
    const uint64_t t723 = t181 & t722;
    const uint64_t t724 = t53 & t268;
    const uint64_t t725 = t53 & t133;
    const uint64_t t726 = t53 & t120;
    const uint64_t t727 = t53 & t205;
    const uint64_t t728 = t53 & t415;
    const uint64_t t729 = t53 & t214;
    const uint64_t t730 = t30 & t138;
    const uint64_t t731 = t56 & t730;
    const uint64_t t732 = t56 & t325;
    const uint64_t t733 = t56 & t541;
    const uint64_t t734 = t56 & t525;
    const uint64_t t735 = t56 & t406;
    const uint64_t t736 = t56 & t373;
    const uint64_t t737 = t56 & t412;
    const uint64_t t738 = t46 & t70;
    const uint64_t t739 = t56 & t738;
    const uint64_t t740 = t82 & t127;
    const uint64_t t741 = t230 & t740;
    const uint64_t t742 = t143 & t260;
    const uint64_t t743 = t299 & t355;
    const uint64_t t744 = t154 & t599;
    const uint64_t t745 = t65 & t122;
    const uint64_t t746 = t246 & t745;
    const uint64_t t747 = t75 & t147;
    const uint64_t t748 = t337 & t747;
    const uint64_t t749 = t323 & t390;
    const uint64_t t750 = t82 & t115;
    const uint64_t t751 = t201 & t750;
    const uint64_t t752 = t136 & t281;
    const uint64_t t753 = t181 & t438;
    const uint64_t t754 = t75 & t82;
    const uint64_t t755 = t211 & t754;
    const uint64_t t756 = t291 & t359;
    const uint64_t t757 = t148 & t268;
    const uint64_t t758 = t187 & t259;
    const uint64_t t759 = t166 & t415;
    const uint64_t t760 = t106 & t627;
    const uint64_t t761 = t312 & t464;
    const uint64_t t762 = t72 & t178;
    const uint64_t t763 = t123 & t233;
    const uint64_t t764 = t82 & t189;
    const uint64_t t765 = t39 & t764;
    const uint64_t t766 = t210 & t244;
    const uint64_t t767 = t201 & t203;
    const uint64_t t768 = t136 & t466;
    const uint64_t t769 = t132 & t260;
    const uint64_t t770 = t246 & t573;
    const uint64_t t771 = t172 & t227;
    const uint64_t t772 = t170 & t294;
    const uint64_t t773 = t359 & t378;
    const uint64_t t774 = t145 & t325;
    const uint64_t t775 = t63 & t235;
    const uint64_t t776 = t110 & t775;
    const uint64_t t777 = t91 & t160;
    const uint64_t t778 = t205 & t777;
    const uint64_t t779 = t129 & t696;
    const uint64_t t780 = t224 & t637;
    const uint64_t t781 = t76 & t86;
    const uint64_t t782 = t178 & t781;
    const uint64_t t783 = t233 & t318;
    const uint64_t t784 = t39 & t392;
    const uint64_t t785 = t102 & t453;
    const uint64_t t786 = t161 & t184;
    const uint64_t t787 = t270 & t686;
    const uint64_t t788 = t113 & t156;
    const uint64_t t789 = t251 & t290;
    const uint64_t t790 = t283 & t294;
    const uint64_t t791 = t20 & t99;
    const uint64_t t792 = t129 & t791;
    const uint64_t t793 = t237 & t314;
    const uint64_t t794 = t192 & t373;
    const uint64_t t795 = t17 & t93;
    const uint64_t t796 = t56 & t795;
    const uint64_t t797 = t82 & t86;
    const uint64_t t798 = t68 & t797;
    const uint64_t t799 = t150 & t587;
    const uint64_t t800 = t79 & t131;
    const uint64_t t801 = t221 & t800;
    const uint64_t t802 = t115 & t160;
    const uint64_t t803 = t39 & t802;
    const uint64_t t804 = t75 & t87;
    const uint64_t t805 = t244 & t804;
    const uint64_t t806 = t157 & t562;
    const uint64_t t807 = t51 & t777;
    const uint64_t t808 = t304 & t696;
    const uint64_t t809 = t214 & t419;
    const uint64_t t810 = t345 & t641;
    const uint64_t t811 = t293 & t332;
    const uint64_t t812 = t73 & t128;
    const uint64_t t813 = t102 & t410;
    const uint64_t t814 = t58 & t184;
    const uint64_t t815 = t58 & t270;
    const uint64_t t816 = t58 & t113;
    const uint64_t t817 = t58 & t125;
    const uint64_t t818 = t58 & t208;
    const uint64_t t819 = t58 & t366;
    const uint64_t t820 = t43 & t82;
    const uint64_t t821 = t61 & t820;
    const uint64_t t822 = t61 & t303;
    const uint64_t t823 = t61 & t488;
    const uint64_t t824 = t61 & t104;
    const uint64_t t825 = t61 & t216;
    const uint64_t t826 = t61 & t705;
    const uint64_t t827 = t61 & t390;
    const uint64_t t828 = t61 & t320;
    const uint64_t t829 = t140 & t800;
    const uint64_t t830 = t148 & t201;
    const uint64_t t831 = t192 & t485;
    const uint64_t t832 = t157 & t435;
    const uint64_t t833 = t177 & t248;
    const uint64_t t834 = t17 & t65;
    const uint64_t t835 = t378 & t834;
    const uint64_t t836 = t299 & t386;
    const uint64_t t837 = t116 & t127;
    const uint64_t t838 = t272 & t837;
    const uint64_t t839 = t229 & t233;
    const uint64_t t840 = t184 & t550;
    const uint64_t t841 = t268 & t710;
    const uint64_t t842 = t291 & t355;
    const uint64_t t843 = t270 & t394;
    const uint64_t t844 = t221 & t262;
    const uint64_t t845 = t168 & t366;
    const uint64_t t846 = t53 & t73;
    const uint64_t t847 = t227 & t236;
    const uint64_t t848 = t77 & t181;
    const uint64_t t849 = t220 & t224;
    const uint64_t t850 = t51 & t190;
    const uint64_t t851 = t213 & t299;
    const uint64_t t852 = t272 & t690;
    const uint64_t t853 = t140 & t410;
    const uint64_t t854 = t135 & t157;
    const uint64_t t855 = t178 & t327;
    const uint64_t t856 = t254 & t340;
    const uint64_t t857 = t323 & t710;
    const uint64_t t858 = t56 & t88;
    const uint64_t t859 = t150 & t488;
    const uint64_t t860 = t113 & t738;
    const uint64_t t861 = t131 & t147;
    const uint64_t t862 = t208 & t861;
    const uint64_t t863 = t39 & t156;
    const uint64_t t864 = t30 & t87;
    const uint64_t t865 = t227 & t864;
    const uint64_t t866 = t181 & t515;
    const uint64_t t867 = t224 & t653;
    const uint64_t t868 = t26 & t239;
    const uint64_t t869 = t211 & t290;
    const uint64_t t870 = t163 & t235;
    const uint64_t t871 = t187 & t870;
    const uint64_t t872 = t205 & t637;
    const uint64_t t873 = t161 & t257;
    const uint64_t t874 = t254 & t316;
    const uint64_t t875 = t65 & t163;
    const uint64_t t876 = t208 & t875;
    const uint64_t t877 = t133 & t152;
    const uint64_t t878 = t154 & t455;
    const uint64_t t879 = t145 & t329;
    const uint64_t t880 = t61 & t108;
    const uint64_t t881 = t110 & t497;
    const uint64_t t882 = t143 & t415;
    const uint64_t t883 = t200 & t224;
    const uint64_t t884 = t76 & t122;
    const uint64_t t885 = t51 & t884;
    const uint64_t t886 = t17 & t160;
    const uint64_t t887 = t246 & t886;
    const uint64_t t888 = t244 & t738;
    const uint64_t t889 = t89 & t861;
    const uint64_t t890 = t332 & t351;
    const uint64_t t891 = t173 & t539;
    const uint64_t t892 = t91 & t138;
    const uint64_t t893 = t214 & t892;
    const uint64_t t894 = t312 & t441;
    const uint64_t t895 = t26 & t132;
    const uint64_t t896 = t66 & t211;
    const uint64_t t897 = t66 & t187;
    const uint64_t t898 = t66 & t205;
    const uint64_t t899 = t66 & t120;
    const uint64_t t900 = t66 & t129;
    const uint64_t t901 = t66 & t106;
    const uint64_t t902 = t68 & t527;
    const uint64_t t903 = t68 & t400;
    const uint64_t t904 = t68 & t775;
    const uint64_t t905 = t63 & t76;
    const uint64_t t906 = t68 & t905;
    const uint64_t t907 = t30 & t65;
    const uint64_t t908 = t68 & t907;
    const uint64_t t909 = t68 & t309;
    const uint64_t t910 = t68 & t834;
    const uint64_t t911 = t68 & t604;
    const uint64_t t912 = t200 & t304;
    const uint64_t t913 = t152 & t272;
    const uint64_t t914 = t145 & t722;
    const uint64_t t915 = t102 & t336;
    const uint64_t t916 = t71 & t127;
    const uint64_t t917 = t251 & t916;
    const uint64_t t918 = t89 & t525;
    const uint64_t t919 = t192 & t886;
    const uint64_t t920 = t294 & t686;
    const uint64_t t921 = t79 & t163;
    const uint64_t t922 = t237 & t921;
    const uint64_t t923 = t187 & t646;
    const uint64_t t924 = t270 & t802;
    const uint64_t t925 = t79 & t91;
    const uint64_t t926 = t291 & t925;
    const uint64_t t927 = t198 & t205;
    const uint64_t t928 = t224 & t274;
    const uint64_t t929 = t68 & t311;
    const uint64_t t930 = t51 & t58;
    const uint64_t t931 = t239 & t254;
    const uint64_t t932 = t80 & t366;
    const uint64_t t933 = t131 & t160;
    const uint64_t t934 = t227 & t933;
    const uint64_t t935 = t89 & t804;
    const uint64_t t936 = t192 & t216;
    const uint64_t t937 = t275 & t392;
    const uint64_t t938 = t145 & t527;
    const uint64_t t939 = t46 & t75;
    const uint64_t t940 = t244 & t939;
    const uint64_t t941 = t181 & t375;
    const uint64_t t942 = t257 & t646;
    const uint64_t t943 = t246 & t296;
    const uint64_t t944 = t173 & t417;
    const uint64_t t945 = t415 & t592;
    const uint64_t t946 = t120 & t661;
    const uint64_t t947 = t106 & t293;
    const uint64_t t948 = t33 & t159;
    const uint64_t t949 = t51 & t948;
    const uint64_t t950 = t43 & t160;
    const uint64_t t951 = t254 & t950;
    const uint64_t t952 = t132 & t366;
    const uint64_t t953 = t77 & t337;
    const uint64_t t954 = t133 & t241;
    const uint64_t t955 = t268 & t438;
    const uint64_t t956 = t221 & t892;
    const uint64_t t957 = t323 & t541;
    const uint64_t t958 = t164 & t181;
    const uint64_t t959 = t71 & t122;
    const uint64_t t960 = t120 & t959;
    const uint64_t t961 = t211 & t485;
    const uint64_t t962 = t136 & t351;
    const uint64_t t963 = t157 & t279;
    const uint64_t t964 = t79 & t159;
    const uint64_t t965 = t312 & t964;
    const uint64_t t966 = t86 & t93;
    const uint64_t t967 = t345 & t966;
    const uint64_t t968 = t113 & t740;
    const uint64_t t969 = t148 & t366;
    const uint64_t t970 = t203 & t227;
    const uint64_t t971 = t56 & t837;
    const uint64_t t972 = t178 & t592;
    const uint64_t t973 = t299 & t661;
    const uint64_t t974 = t96 & t455;
    const uint64_t t975 = t150 & t481;
    const uint64_t t976 = t175 & t637;
    const uint64_t t977 = t61 & t361;
    const uint64_t t978 = t337 & t653;
    const uint64_t t979 = t72 & t133;
    const uint64_t t980 = t72 & t268;
    const uint64_t t981 = t72 & t221;
    const uint64_t t982 = t72 & t208;
    const uint64_t t983 = t72 & t125;
    const uint64_t t984 = t39 & t72;
    const uint64_t t985 = t73 & t135;
    const uint64_t t986 = t73 & t298;
    const uint64_t t987 = t73 & t226;
    const uint64_t t988 = t73 & t657;
    const uint64_t t989 = t73 & t466;
    const uint64_t t990 = t73 & t556;
    const uint64_t t991 = t73 & t916;
    const uint64_t t992 = t73 & t380;
    const uint64_t t993 = t203 & t291;
    const uint64_t t994 = t156 & t294;
    const uint64_t t995 = t312 & t820;
    const uint64_t t996 = t211 & t471;
    const uint64_t t997 = t230 & t861;
    const uint64_t t998 = t270 & t797;
    const uint64_t t999 = t145 & t905;
    const uint64_t t1000 = t323 & t419;
    const uint64_t t1001 = t154 & t612;
    const uint64_t t1002 = t192 & t740;
    const uint64_t t1003 = t122 & t147;
    const uint64_t t1004 = t272 & t1003;
    const uint64_t t1005 = t332 & t791;
    const uint64_t t1006 = t138 & t159;
    const uint64_t t1007 = t208 & t1006;
    const uint64_t t1008 = t337 & t671;
    const uint64_t t1009 = t110 & t453;
    const uint64_t t1010 = t56 & t66;
    const uint64_t t1011 = t120 & t241;
    const uint64_t t1012 = t83 & t345;
    const uint64_t t1013 = t230 & t599;
    const uint64_t t1014 = t270 & t507;
    const uint64_t t1015 = t218 & t304;
    const uint64_t t1016 = t294 & t511;
    const uint64_t t1017 = t150 & t298;
    const uint64_t t1018 = t21 & t246;
    const uint64_t t1019 = t184 & t612;
    const uint64_t t1020 = t181 & t601;
    const uint64_t t1021 = t178 & t673;
    const uint64_t t1022 = t175 & t531;
    const uint64_t t1023 = t366 & t386;
    const uint64_t t1024 = t125 & t435;
    const uint64_t t1025 = t110 & t441;
    const uint64_t t1026 = t56 & t396;
    const uint64_t t1027 = t120 & t590;
    const uint64_t t1028 = t68 & t72;
    const uint64_t t1029 = t80 & t378;
    const uint64_t t1030 = t136 & t243;
    const uint64_t t1031 = t96 & t745;
    const uint64_t t1032 = t237 & t483;
    const uint64_t t1033 = t246 & t365;
    const uint64_t t1034 = t166 & t366;
    const uint64_t t1035 = t251 & t884;
    const uint64_t t1036 = t268 & t492;
    const uint64_t t1037 = t233 & t481;
    const uint64_t t1038 = t102 & t281;
    const uint64_t t1039 = t227 & t256;
    const uint64_t t1040 = t214 & t802;
    const uint64_t t1041 = t120 & t800;
    const uint64_t t1042 = t152 & t345;
    const uint64_t t1043 = t207 & t254;
    const uint64_t t1044 = t173 & t531;
    const uint64_t t1045 = t260 & t386;
    const uint64_t t1046 = t221 & t754;
    const uint64_t t1047 = t244 & t279;
    const uint64_t t1048 = t232 & t415;
    const uint64_t t1049 = t248 & t864;
    const uint64_t t1050 = t68 & t322;
    const uint64_t t1051 = t77 & t378;
    const uint64_t t1052 = t77 & t136;
    const uint64_t t1053 = t77 & t96;
    const uint64_t t1054 = t77 & t224;
    const uint64_t t1055 = t77 & t106;
    const uint64_t t1056 = t77 & t129;
    const uint64_t t1057 = t26 & t747;
    const uint64_t t1058 = t26 & t939;
    const uint64_t t1059 = t26 & t253;
    const uint64_t t1060 = t26 & t229;
    const uint64_t t1061 = t76 & t189;
    const uint64_t t1062 = t26 & t1061;
    const uint64_t t1063 = t26 & t368;
    const uint64_t t1064 = t26 & t471;
    const uint64_t t1065 = t76 & t131;
    const uint64_t t1066 = t26 & t1065;
    const uint64_t t1067 = t207 & t332;
    const uint64_t t1068 = t208 & t948;
    const uint64_t t1069 = t227 & t400;
    const uint64_t t1070 = t268 & t959;
    const uint64_t t1071 = t140 & t293;
    const uint64_t t1072 = t205 & t497;
    const uint64_t t1073 = t150 & t466;
    const uint64_t t1074 = t299 & t539;
    const uint64_t t1075 = t201 & t213;
    const uint64_t t1076 = t168 & t304;
    const uint64_t t1077 = t294 & t363;
    const uint64_t t1078 = t312 & t394;
    const uint64_t t1079 = t106 & t370;
    const uint64_t t1080 = t378 & t764;
    const uint64_t t1081 = t113 & t290;
    const uint64_t t1082 = t61 & t72;
    const uint64_t t1083 = t243 & t251;
    const uint64_t t1084 = t268 & t355;
    const uint64_t t1085 = t140 & t754;
    const uint64_t t1086 = t272 & t571;
    const uint64_t t1087 = t128 & t332;
    const uint64_t t1088 = t323 & t347;
    const uint64_t t1089 = t377 & t415;
    const uint64_t t1090 = t178 & t539;
    const uint64_t t1091 = t99 & t160;
    const uint64_t t1092 = t175 & t1091;
    const uint64_t t1093 = t184 & t693;
    const uint64_t t1094 = t181 & t331;
    const uint64_t t1095 = t248 & t635;
    const uint64_t t1096 = t68 & t886;
    const uint64_t t1097 = t336 & t378;
    const uint64_t t1098 = t113 & t414;
    const uint64_t t1099 = t87 & t91;
    const uint64_t t1100 = t61 & t1099;
    const uint64_t t1101 = t125 & t241;
    const uint64_t t1102 = t77 & t110;
    const uint64_t t1103 = t83 & t89;
    const uint64_t t1104 = t233 & t562;
    const uint64_t t1105 = t123 & t244;
    const uint64_t t1106 = t159 & t235;
    const uint64_t t1107 = t415 & t1106;
    const uint64_t t1108 = t248 & t525;
    const uint64_t t1109 = t345 & t800;
    const uint64_t t1110 = t87 & t127;
    const uint64_t t1111 = t230 & t1110;
    const uint64_t t1112 = t96 & t334;
    const uint64_t t1113 = t224 & t232;
    const uint64_t t1114 = t211 & t229;
    const uint64_t t1115 = t254 & t314;
    const uint64_t t1116 = t61 & t884;
    const uint64_t t1117 = t200 & t251;
    const uint64_t t1118 = t156 & t214;
    const uint64_t t1119 = t257 & t331;
    const uint64_t t1120 = t187 & t635;
    const uint64_t t1121 = t157 & t507;
    const uint64_t t1122 = t237 & t710;
    const uint64_t t1123 = t246 & t281;
    const uint64_t t1124 = t366 & t573;
    const uint64_t t1125 = t33 & t43;
    const uint64_t t1126 = t125 & t1125;
    const uint64_t t1127 = t80 & t110;
    const uint64_t t1128 = t80 & t89;
    const uint64_t t1129 = t80 & t233;
    const uint64_t t1130 = t80 & t102;
    const uint64_t t1131 = t80 & t337;
    const uint64_t t1132 = t73 & t80;
    const uint64_t t1133 = t39 & t430;
    const uint64_t t1134 = t39 & t834;
    const uint64_t t1135 = t39 & t427;
    const uint64_t t1136 = t39 & t256;
    const uint64_t t1137 = t39 & t921;
    const uint64_t t1138 = t39 & t475;
    const uint64_t t1139 = t39 & t400;
    const uint64_t t1140 = t39 & t457;
    const uint64_t t1141 = t150 & t331;
    const uint64_t t1142 = t106 & t396;
    const uint64_t t1143 = t226 & t254;
    const uint64_t t1144 = t96 & t884;
    const uint64_t t1145 = t304 & t764;
    const uint64_t t1146 = t208 & t601;
    const uint64_t t1147 = t410 & t415;
    const uint64_t t1148 = t221 & t637;
    const uint64_t t1149 = t205 & t216;
    const uint64_t t1150 = t291 & t311;
    const uint64_t t1151 = t323 & t492;
    const uint64_t t1152 = t198 & t227;
    const uint64_t t1153 = t73 & t497;
    const uint64_t t1154 = t89 & t190;
    const uint64_t t1155 = t257 & t438;
    const uint64_t t1156 = t68 & t77;
    const uint64_t t1157 = t254 & t562;
    const uint64_t t1158 = t96 & t925;
    const uint64_t t1159 = t145 & t710;
    const uint64_t t1160 = t275 & t1106;
    const uint64_t t1161 = t312 & t382;
    const uint64_t t1162 = t299 & t344;
    const uint64_t t1163 = t366 & t410;
    const uint64_t t1164 = t260 & t419;
    const uint64_t t1165 = t248 & t597;
    const uint64_t t1166 = t187 & t948;
    const uint64_t t1167 = t184 & t468;
    const uint64_t t1168 = t148 & t251;
    const uint64_t t1169 = t73 & t592;
    const uint64_t t1170 = t89 & t471;
    const uint64_t t1171 = t139 & t257;
    const uint64_t t1172 = t345 & t933;
    const uint64_t t1173 = t129 & t243;
    const uint64_t t1174 = t80 & t113;
    const uint64_t t1175 = t270 & t355;
    const uint64_t t1176 = t224 & t657;
    const uint64_t t1177 = t128 & t299;
    const uint64_t t1178 = t184 & t427;
    const uint64_t t1179 = t125 & t797;
    const uint64_t t1180 = t214 & t1006;
    const uint64_t t1181 = t100 & t140;
    const uint64_t t1182 = t244 & t314;
    const uint64_t t1183 = t236 & t337;
    const uint64_t t1184 = t232 & t268;
    const uint64_t t1185 = t257 & t293;
    const uint64_t t1186 = t68 & t837;
    const uint64_t t1187 = t203 & t230;
    const uint64_t t1188 = t61 & t948;
    const uint64_t t1189 = t181 & t468;
    const uint64_t t1190 = t192 & t325;
    const uint64_t t1191 = t102 & t571;
    const uint64_t t1192 = t154 & t802;
    const uint64_t t1193 = t178 & t283;
    const uint64_t t1194 = t345 & t359;
    const uint64_t t1195 = t83 & t129;
    const uint64_t t1196 = t83 & t113;
    const uint64_t t1197 = t83 & t270;
    const uint64_t t1198 = t83 & t237;
    const uint64_t t1199 = t83 & t211;
    const uint64_t t1200 = t83 & t378;
    const uint64_t t1201 = t51 & t388;
    const uint64_t t1202 = t51 & t544;
    const uint64_t t1203 = t51 & t525;
    const uint64_t t1204 = t51 & t541;
    const uint64_t t1205 = t51 & t259;
    const uint64_t t1206 = t51 & t301;
    const uint64_t t1207 = t51 & t396;
    const uint64_t t1208 = t51 & t342;
    const uint64_t t1209 = t415 & t468;
    const uint64_t t1210 = t73 & t515;
    const uint64_t t1211 = t120 & t283;
    const uint64_t t1212 = t244 & t1110;
    const uint64_t t1213 = t190 & t332;
    const uint64_t t1214 = t106 & t477;
    const uint64_t t1215 = t366 & t527;
    const uint64_t t1216 = t224 & t541;
    const uint64_t t1217 = t309 & t323;
    const uint64_t t1218 = t291 & t453;
    const uint64_t t1219 = t299 & t303;
    const uint64_t t1220 = t254 & t1006;
    const uint64_t t1221 = t51 & t601;
    const uint64_t t1222 = t194 & t270;
    const uint64_t t1223 = t181 & t550;
    const uint64_t t1224 = t73 & t430;
    const uint64_t t1225 = t120 & t657;
    const uint64_t t1226 = t82 & t99;
    const uint64_t t1227 = t102 & t1226;
    const uint64_t t1228 = t150 & t802;
    const uint64_t t1229 = t294 & t427;
    const uint64_t t1230 = t227 & t712;
    const uint64_t t1231 = t221 & t477;
    const uint64_t t1232 = t66 & t345;
    const uint64_t t1233 = t34 & t157;
    const uint64_t t1234 = t207 & t251;
    const uint64_t t1235 = t192 & t396;
    const uint64_t t1236 = t112 & t187;
    const uint64_t t1237 = t152 & t254;
    const uint64_t t1238 = t51 & t386;
    const uint64_t t1239 = t270 & t457;
    const uint64_t t1240 = t260 & t627;
    const uint64_t t1241 = t70 & t142;
    const uint64_t t1242 = t214 & t1241;
    const uint64_t t1243 = t39 & t183;
    const uint64_t t1244 = t257 & t388;
    const uint64_t t1245 = t205 & t925;
    const uint64_t t1246 = t227 & t281;
    const uint64_t t1247 = t192 & t382;
    const uint64_t t1248 = t175 & t864;
    const uint64_t t1249 = t129 & t497;
    const uint64_t t1250 = t173 & t517;
    const uint64_t t1251 = t304 & t365;
    const uint64_t t1252 = t246 & t455;
    const uint64_t t1253 = t378 & t511;
    const uint64_t t1254 = t270 & t573;
    const uint64_t t1255 = t181 & t441;
    const uint64_t t1256 = t110 & t531;
    const uint64_t t1257 = t207 & t233;
    const uint64_t t1258 = t68 & t396;
    const uint64_t t1259 = t184 & t966;
    const uint64_t t1260 = t145 & t462;
    const uint64_t t1261 = t211 & t1106;
    const uint64_t t1262 = t201 & t884;
    const uint64_t t1263 = t260 & t285;
    const uint64_t t1264 = t88 & t214;
    const uint64_t t1265 = t39 & t88;
    const uint64_t t1266 = t88 & t257;
    const uint64_t t1267 = t88 & t272;
    const uint64_t t1268 = t88 & t154;
    const uint64_t t1269 = t88 & t268;
    const uint64_t t1270 = t89 & t355;
    const uint64_t t1271 = t89 & t464;
    const uint64_t t1272 = t89 & t347;
    const uint64_t t1273 = t89 & t216;
    const uint64_t t1274 = t89 & t104;
    const uint64_t t1275 = t89 & t262;
    const uint64_t t1276 = t89 & t468;
    const uint64_t t1277 = t89 & t1099;
    const uint64_t t1278 = t112 & t184;
    const uint64_t t1279 = t51 & t382;
    const uint64_t t1280 = t125 & t285;
    const uint64_t t1281 = t100 & t299;
    const uint64_t t1282 = t150 & t194;
    const uint64_t t1283 = t110 & t404;
    const uint64_t t1284 = t345 & t712;
    const uint64_t t1285 = t337 & t365;
    const uint64_t t1286 = t180 & t246;
    const uint64_t t1287 = t332 & t564;
    const uint64_t t1288 = t192 & t447;
    const uint64_t t1289 = t120 & t517;
    const uint64_t t1290 = t56 & t477;
    const uint64_t t1291 = t196 & t272;
    const uint64_t t1292 = t184 & t402;
    const uint64_t t1293 = t51 & t590;
    const uint64_t t1294 = t251 & t1061;
    const uint64_t t1295 = t106 & t488;
    const uint64_t t1296 = t154 & t884;
    const uint64_t t1297 = t208 & t541;
    const uint64_t t1298 = t194 & t230;
    const uint64_t t1299 = t224 & t481;
    const uint64_t t1300 = t135 & t268;
    const uint64_t t1301 = t102 & t635;
    const uint64_t t1302 = t254 & t331;
    const uint64_t t1303 = t145 & t515;
    const uint64_t t1304 = t117 & t192;
    const uint64_t t1305 = t120 & t156;
    const uint64_t t1306 = t56 & t507;
    const uint64_t t1307 = t205 & t384;
    const uint64_t t1308 = t201 & t730;
    const uint64_t t1309 = t173 & t398;
    const uint64_t t1310 = t26 & t318;
    const uint64_t t1311 = t260 & t375;
    const uint64_t t1312 = t208 & t791;
    const uint64_t t1313 = t254 & t283;
    const uint64_t t1314 = t298 & t304;
    const uint64_t t1315 = t178 & t1125;
    const uint64_t t1316 = t39 & t601;
    const uint64_t t1317 = t175 & t309;
    const uint64_t t1318 = t291 & t380;
    const uint64_t t1319 = t248 & t307;
    const uint64_t t1320 = t56 & t347;
    const uint64_t t1321 = t272 & t327;
    const uint64_t t1322 = t366 & t414;
    const uint64_t t1323 = t136 & t635;
    const uint64_t t1324 = t237 & t331;
    const uint64_t t1325 = t73 & t1099;
    const uint64_t t1326 = t187 & t296;
    const uint64_t t1327 = t312 & t406;
    const uint64_t t1328 = t214 & t427;
    const uint64_t t1329 = t205 & t1110;
    const uint64_t t1330 = t94 & t201;
    const uint64_t t1331 = t94 & t173;
    const uint64_t t1332 = t26 & t94;
    const uint64_t t1333 = t94 & t181;
    const uint64_t t1334 = t94 & t294;
    const uint64_t t1335 = t94 & t157;
    const uint64_t t1336 = t96 & t417;
    const uint64_t t1337 = t96 & t485;
    const uint64_t t1338 = t96 & t573;
    const uint64_t t1339 = t96 & t344;
    const uint64_t t1340 = t96 & t218;
    const uint64_t t1341 = t96 & t108;
    const uint64_t t1342 = t96 & t264;
    const uint64_t t1343 = t96 & t966;
    const uint64_t t1344 = t117 & t187;
    const uint64_t t1345 = t56 & t712;
    const uint64_t t1346 = t94 & t378;
    const uint64_t t1347 = t104 & t192;
    const uint64_t t1348 = t154 & t696;
    const uint64_t t1349 = t136 & t285;
    const uint64_t t1350 = t214 & t804;
    const uint64_t t1351 = t129 & t380;
    const uint64_t t1352 = t248 & t562;
    const uint64_t t1353 = t150 & t659;
    const uint64_t t1354 = t145 & t186;
    const uint64_t t1355 = t125 & t218;
    const uint64_t t1356 = t173 & t481;
    const uint64_t t1357 = t198 & t275;
    const uint64_t t1358 = t187 & t520;
    const uint64_t t1359 = t89 & t241;
    const uint64_t t1360 = t254 & t475;
    const uint64_t t1361 = t110 & t592;
    const uint64_t t1362 = t157 & t1110;
    const uint64_t t1363 = t104 & t211;
    const uint64_t t1364 = t196 & t233;
    const uint64_t t1365 = t227 & t232;
    const uint64_t t1366 = t96 & t939;
    const uint64_t t1367 = t106 & t148;
    const uint64_t t1368 = t120 & t468;
    const uint64_t t1369 = t150 & t382;
    const uint64_t t1370 = t145 & t177;
    const uint64_t t1371 = t125 & t161;
    const uint64_t t1372 = t61 & t571;
    const uint64_t t1373 = t323 & t392;
    const uint64_t t1374 = t272 & t334;
    const uint64_t t1375 = t175 & t370;
    const uint64_t t1376 = t133 & t653;
    const uint64_t t1377 = t157 & t301;
    const uint64_t t1378 = t106 & t152;
    const uint64_t t1379 = t257 & t875;
    const uint64_t t1380 = t291 & t377;
    const uint64_t t1381 = t83 & t181;
    const uint64_t t1382 = t26 & t693;
    const uint64_t t1383 = t178 & t180;
    const uint64_t t1384 = t332 & t597;
    const uint64_t t1385 = t125 & t661;
    const uint64_t t1386 = t166 & t173;
    const uint64_t t1387 = t294 & t464;
    const uint64_t t1388 = t345 & t939;
    const uint64_t t1389 = t140 & t148;
    const uint64_t t1390 = t415 & t445;
    const uint64_t t1391 = t51 & t933;
    const uint64_t t1392 = t221 & t673;
    const uint64_t t1393 = t337 & t705;
    const uint64_t t1394 = t61 & t541;
    const uint64_t t1395 = t100 & t323;
    const uint64_t t1396 = t100 & t272;
    const uint64_t t1397 = t100 & t175;
    const uint64_t t1398 = t39 & t100;
    const uint64_t t1399 = t100 & t366;
    const uint64_t t1400 = t100 & t208;
    const uint64_t t1401 = t102 & t288;
    const uint64_t t1402 = t102 & t531;
    const uint64_t t1403 = t102 & t722;
    const uint64_t t1404 = t102 & t359;
    const uint64_t t1405 = t102 & t477;
    const uint64_t t1406 = t102 & t128;
    const uint64_t t1407 = t102 & t112;
    const uint64_t t1408 = t102 & t274;
    const uint64_t t1409 = t123 & t221;
    const uint64_t t1410 = t173 & t194;
    const uint64_t t1411 = t89 & t100;
    const uint64_t t1412 = t108 & t304;
    const uint64_t t1413 = t201 & t351;
    const uint64_t t1414 = t233 & t417;
    const uint64_t t1415 = t61 & t507;
    const uint64_t t1416 = t39 & t597;
    const uint64_t t1417 = t251 & t657;
    const uint64_t t1418 = t415 & t438;
    const uint64_t t1419 = t190 & t312;
    const uint64_t t1420 = t220 & t378;
    const uint64_t t1421 = t187 & t232;
    const uint64_t t1422 = t275 & t1006;
    const uint64_t t1423 = t192 & t329;
    const uint64_t t1424 = t96 & t777;
    const uint64_t t1425 = t257 & t396;
    const uint64_t t1426 = t113 & t604;
    const uint64_t t1427 = t100 & t244;
    const uint64_t t1428 = t214 & t907;
    const uint64_t t1429 = t198 & t237;
    const uint64_t t1430 = t254 & t573;
    const uint64_t t1431 = t102 & t427;
    const uint64_t t1432 = t73 & t152;
    const uint64_t t1433 = t112 & t251;
    const uint64_t t1434 = t298 & t415;
    const uint64_t t1435 = t180 & t312;
    const uint64_t t1436 = t129 & t870;
    const uint64_t t1437 = t345 & t587;
    const uint64_t t1438 = t239 & t299;
    const uint64_t t1439 = t294 & t314;
    const uint64_t t1440 = t178 & t497;
    const uint64_t t1441 = t113 & t747;
    const uint64_t t1442 = t102 & t468;
    const uint64_t t1443 = t110 & t156;
    const uint64_t t1444 = t260 & t925;
    const uint64_t t1445 = t332 & t410;
    const uint64_t t1446 = t355 & t366;
    const uint64_t t1447 = t133 & t161;
    const uint64_t t1448 = t181 & t562;
    const uint64_t t1449 = t207 & t312;
    const uint64_t t1450 = t378 & t435;
    const uint64_t t1451 = t175 & t800;
    const uint64_t t1452 = t323 & t573;
    const uint64_t t1453 = t268 & t427;
    const uint64_t t1454 = t145 & t394;
    const uint64_t t1455 = t184 & t698;
    const uint64_t t1456 = t56 & t599;
    const uint64_t t1457 = t224 & t331;
    const uint64_t t1458 = t129 & t795;
    const uint64_t t1459 = t104 & t345;
    const uint64_t t1460 = t104 & t299;
    const uint64_t t1461 = t104 & t294;
    const uint64_t t1462 = t104 & t248;
    const uint64_t t1463 = t26 & t104;
    const uint64_t t1464 = t68 & t104;
    const uint64_t t1465 = t106 & t365;
    const uint64_t t1466 = t106 & t950;
    const uint64_t t1467 = t106 & t635;
    const uint64_t t1468 = t58 & t106;
    const uint64_t t1469 = t88 & t106;
    const uint64_t t1470 = t106 & t404;
    const uint64_t t1471 = t106 & t382;
    const uint64_t t1472 = t106 & t340;
    const uint64_t t1473 = t128 & t224;
    const uint64_t t1474 = t175 & t696;
    const uint64_t t1475 = t96 & t104;
    const uint64_t t1476 = t112 & t332;
    const uint64_t t1477 = t272 & t481;
    const uint64_t t1478 = t237 & t531;
    const uint64_t t1479 = t345 & t571;
    const uint64_t t1480 = t26 & t207;
    const uint64_t t1481 = t230 & t281;
    const uint64_t t1482 = t184 & t745;
    const uint64_t t1483 = t337 & t804;
    const uint64_t t1484 = t56 & t933;
    const uint64_t t1485 = t221 & t573;
    const uint64_t t1486 = t294 & t370;
    const uint64_t t1487 = t304 & t466;
    const uint64_t t1488 = t102 & t1065;
    const uint64_t t1489 = t260 & t515;
    const uint64_t t1490 = t120 & t696;
    const uint64_t t1491 = t299 & t365;
    const uint64_t t1492 = t61 & t698;
    const uint64_t t1493 = t154 & t1006;
    const uint64_t t1494 = t257 & t359;
    const uint64_t t1495 = t211 & t541;
    const uint64_t t1496 = t26 & t351;
    const uint64_t t1497 = t230 & t340;
    const uint64_t t1498 = t184 & t253;
    const uint64_t t1499 = t227 & t562;
    const uint64_t t1500 = t39 & t892;
    const uint64_t t1501 = t143 & t214;
    const uint64_t t1502 = t192 & t241;
    const uint64_t t1503 = t208 & t293;
    const uint64_t t1504 = t260 & t601;
    const uint64_t t1505 = t257 & t795;
    const uint64_t t1506 = t106 & t966;
    const uint64_t t1507 = t113 & t948;
    const uint64_t t1508 = t201 & t791;
    const uint64_t t1509 = t66 & t150;
    const uint64_t t1510 = t68 & t485;
    const uint64_t t1511 = t136 & t870;
    const uint64_t t1512 = t184 & t657;
    const uint64_t t1513 = t210 & t337;
    const uint64_t t1514 = t89 & t453;
    const uint64_t t1515 = t248 & t1006;
    const uint64_t t1516 = t246 & t359;
    const uint64_t t1517 = t270 & t864;
    const uint64_t t1518 = t198 & t312;
    const uint64_t t1519 = t187 & t290;
    const uint64_t t1520 = t173 & t754;
    const uint64_t t1521 = t227 & t468;
    const uint64_t t1522 = t39 & t108;
    const uint64_t t1523 = t108 & t214;
    const uint64_t t1524 = t108 & t192;
    const uint64_t t1525 = t108 & t323;
    const uint64_t t1526 = t108 & t251;
    const uint64_t t1527 = t108 & t133;
    const uint64_t t1528 = t110 & t907;
    const uint64_t t1529 = t110 & t380;
    const uint64_t t1530 = t110 & t590;
    const uint64_t t1531 = t110 & t148;
    const uint64_t t1532 = t110 & t527;
    const uint64_t t1533 = t94 & t110;
    const uint64_t t1534 = t110 & t285;
    const uint64_t t1535 = t110 & t298;
    const uint64_t t1536 = t227 & t382;
    const uint64_t t1537 = t178 & t351;
    const uint64_t t1538 = t108 & t244;
    const uint64_t t1539 = t312 & t340;
    const uint64_t t1540 = t232 & t294;
    const uint64_t t1541 = t47 & t415;
    const uint64_t t1542 = t268 & t1106;
    const uint64_t t1543 = t39 & t331;
    const uint64_t t1544 = t233 & t283;
    const uint64_t t1545 = t177 & t187;
    const uint64_t t1546 = t378 & t507;
    const uint64_t t1547 = t173 & t599;
    const uint64_t t1548 = t237 & t327;
    const uint64_t t1549 = t208 & t497;
    const uint64_t t1550 = t291 & t410;
    const uint64_t t1551 = t106 & t262;
    const uint64_t t1552 = t201 & t382;
    const uint64_t t1553 = t125 & t156;
    const uint64_t t1554 = t192 & t380;
    const uint64_t t1555 = t68 & t290;
    const uint64_t t1556 = t157 & t517;
    const uint64_t t1557 = t88 & t181;
    const uint64_t t1558 = t104 & t268;
    const uint64_t t1559 = t39 & t481;
    const uint64_t t1560 = t233 & t402;
    const uint64_t t1561 = t17 & t138;
    const uint64_t t1562 = t175 & t1561;
    const uint64_t t1563 = t230 & t738;
    const uint64_t t1564 = t51 & t361;
    const uint64_t t1565 = t61 & t325;
    const uint64_t t1566 = t304 & t777;
    const uint64_t t1567 = t106 & t764;
    const uint64_t t1568 = t157 & t477;
    const uint64_t t1569 = t260 & t907;
    const uint64_t t1570 = t110 & t802;
    const uint64_t t1571 = t120 & t396;
    const uint64_t t1572 = t205 & t394;
    const uint64_t t1573 = t135 & t154;
    const uint64_t t1574 = t73 & t492;
    const uint64_t t1575 = t233 & t373;
    const uint64_t t1576 = t187 & t1061;
    const uint64_t t1577 = t129 & t1091;
    const uint64_t t1578 = t270 & t290;
    const uint64_t t1579 = t251 & t517;
    const uint64_t t1580 = t248 & t355;
    const uint64_t t1581 = t272 & t950;
    const uint64_t t1582 = t337 & t1006;
    const uint64_t t1583 = t221 & t438;
    const uint64_t t1584 = t172 & t175;
    const uint64_t t1585 = t112 & t230;
    const uint64_t t1586 = t51 & t112;
    const uint64_t t1587 = t61 & t112;
    const uint64_t t1588 = t112 & t145;
    const uint64_t t1589 = t112 & t246;
    const uint64_t t1590 = t112 & t254;
    const uint64_t t1591 = t113 & t966;
    const uint64_t t1592 = t113 & t698;
    const uint64_t t1593 = t113 & t503;
    const uint64_t t1594 = t113 & t781;
    const uint64_t t1595 = t113 & t152;
    const uint64_t t1596 = t113 & t712;
    const uint64_t t1597 = t100 & t113;
    const uint64_t t1598 = t113 & t417;
    const uint64_t t1599 = t230 & t712;
    const uint64_t t1600 = t260 & t404;
    const uint64_t t1601 = t246 & t966;
    const uint64_t t1602 = t337 & t402;
    const uint64_t t1603 = t208 & t236;
    const uint64_t t1604 = t53 & t184;
    const uint64_t t1605 = t96 & t427;
    const uint64_t t1606 = t26 & t468;
    const uint64_t t1607 = t237 & t875;
    const uint64_t t1608 = t180 & t192;
    const uint64_t t1609 = t89 & t406;
    const uint64_t t1610 = t187 & t435;
    const uint64_t t1611 = t375 & t415;
    const uint64_t t1612 = t211 & t601;
    const uint64_t t1613 = t332 & t527;
    const uint64_t t1614 = t110 & t264;
    const uint64_t t1615 = t205 & t298;
    const uint64_t t1616 = t161 & t378;
    const uint64_t t1617 = t145 & t503;
    const uint64_t t1618 = t73 & t438;
    const uint64_t t1619 = t102 & t218;
    const uint64_t t1620 = t94 & t184;
    const uint64_t t1621 = t96 & t907;
    const uint64_t t1622 = t26 & t232;
    const uint64_t t1623 = t224 & t353;
    const uint64_t t1624 = t178 & t775;
    const uint64_t t1625 = t140 & t661;
    const uint64_t t1626 = t56 & t322;
    const uint64_t t1627 = t345 & t488;
    const uint64_t t1628 = t332 & t1065;
    const uint64_t t1629 = t73 & t190;
    const uint64_t t1630 = t244 & t481;
    const uint64_t t1631 = t201 & t556;
    const uint64_t t1632 = t113 & t884;
    const uint64_t t1633 = t125 & t1099;
    const uint64_t t1634 = t198 & t323;
    const uint64_t t1635 = t139 & t157;
    const uint64_t t1636 = t26 & t334;
    const uint64_t t1637 = t237 & t329;
    const uint64_t t1638 = t221 & t349;
    const uint64_t t1639 = t133 & t503;
    const uint64_t t1640 = t272 & t438;
    const uint64_t t1641 = t254 & t309;
    const uint64_t t1642 = t251 & t485;
    const uint64_t t1643 = t294 & t590;
    const uint64_t t1644 = t129 & t517;
    const uint64_t t1645 = t224 & t745;
    const uint64_t t1646 = t117 & t178;
    const uint64_t t1647 = t117 & t140;
    const uint64_t t1648 = t56 & t117;
    const uint64_t t1649 = t68 & t117;
    const uint64_t t1650 = t117 & t312;
    const uint64_t t1651 = t117 & t248;
    const uint64_t t1652 = t120 & t340;
    const uint64_t t1653 = t120 & t296;
    const uint64_t t1654 = t120 & t290;
    const uint64_t t1655 = t120 & t750;
    const uint64_t t1656 = t120 & t515;
    const uint64_t t1657 = t120 & t351;
    const uint64_t t1658 = t120 & t194;
    const uint64_t t1659 = t120 & t365;
    const uint64_t t1660 = t140 & t194;
    const uint64_t t1661 = t157 & t875;
    const uint64_t t1662 = t248 & t296;
    const uint64_t t1663 = t129 & t353;
    const uint64_t t1664 = t211 & t239;
    const uint64_t t1665 = t58 & t175;
    const uint64_t t1666 = t102 & t541;
    const uint64_t t1667 = t133 & t966;
    const uint64_t t1668 = t154 & t485;
    const uint64_t t1669 = t183 & t304;
    const uint64_t t1670 = t270 & t322;
    const uint64_t t1671 = t221 & t336;
    const uint64_t t1672 = t184 & t301;
    const uint64_t t1673 = t214 & t477;
    const uint64_t t1674 = t150 & t712;
    const uint64_t t1675 = t113 & t274;
    const uint64_t t1676 = t253 & t323;
    const uint64_t t1677 = t56 & t164;
    const uint64_t t1678 = t312 & t750;
    const uint64_t t1679 = t26 & t745;
    const uint64_t t1680 = t128 & t211;
    const uint64_t t1681 = t175 & t288;
    const uint64_t t1682 = t102 & t698;
    const uint64_t t1683 = t39 & t236;
    const uint64_t t1684 = t227 & t483;
    const uint64_t t1685 = t260 & t657;
    const uint64_t t1686 = t145 & t435;
    const uint64_t t1687 = t80 & t173;
    const uint64_t t1688 = t214 & t592;
    const uint64_t t1689 = t262 & t312;
    const uint64_t t1690 = t51 & t804;
    const uint64_t t1691 = t299 & t921;
    const uint64_t t1692 = t205 & t651;
    const uint64_t t1693 = t120 & t837;
    const uint64_t t1694 = t378 & t933;
    const uint64_t t1695 = t200 & t246;
    const uint64_t t1696 = t102 & t143;
    const uint64_t t1697 = t133 & t314;
    const uint64_t t1698 = t415 & t964;
    const uint64_t t1699 = t164 & t237;
    const uint64_t t1700 = t136 & t750;
    const uint64_t t1701 = t294 & t550;
    const uint64_t t1702 = t180 & t257;
    const uint64_t t1703 = t254 & t722;
    const uint64_t t1704 = t208 & t781;
    const uint64_t t1705 = t39 & t218;
    const uint64_t t1706 = t123 & t227;
    const uint64_t t1707 = t123 & t260;
    const uint64_t t1708 = t123 & t145;
    const uint64_t t1709 = t61 & t123;
    const uint64_t t1710 = t73 & t123;
    const uint64_t t1711 = t123 & t337;
    const uint64_t t1712 = t125 & t177;
    const uint64_t t1713 = t125 & t402;
    const uint64_t t1714 = t125 & t673;
    const uint64_t t1715 = t125 & t438;
    const uint64_t t1716 = t125 & t1110;
    const uint64_t t1717 = t125 & t382;
    const uint64_t t1718 = t125 & t404;
    const uint64_t t1719 = t125 & t196;
    const uint64_t t1720 = t145 & t196;
    const uint64_t t1721 = t102 & t485;
    const uint64_t t1722 = t125 & t384;
    const uint64_t t1723 = t133 & t361;
    const uint64_t t1724 = t214 & t781;
    const uint64_t t1725 = t248 & t527;
    const uint64_t t1726 = t211 & t365;
    const uint64_t t1727 = t136 & t296;
    const uint64_t t1728 = t201 & t722;
    const uint64_t t1729 = t291 & t318;
    const uint64_t t1730 = t80 & t205;
    const uint64_t t1731 = t237 & t651;
    const uint64_t t1732 = t175 & t468;
    const uint64_t t1733 = t173 & t404;
    const uint64_t t1734 = t415 & t804;
    const uint64_t t1735 = t257 & t277;
    const uint64_t t1736 = t246 & t256;
    const uint64_t t1737 = t61 & t344;
    const uint64_t t1738 = t337 & t1110;
    const uint64_t t1739 = t123 & t133;
    const uint64_t t1740 = t132 & t214;
    const uint64_t t1741 = t248 & t950;
    const uint64_t t1742 = t106 & t564;
    const uint64_t t1743 = t51 & t511;
    const uint64_t t1744 = t230 & t1106;
    const uint64_t t1745 = t157 & t1061;
    const uint64_t t1746 = t150 & t336;
    const uint64_t t1747 = t83 & t175;
    const uint64_t t1748 = t61 & t604;
    const uint64_t t1749 = t227 & t274;
    const uint64_t t1750 = t89 & t886;
    const uint64_t t1751 = t221 & t301;
    const uint64_t t1752 = t208 & t550;
    const uint64_t t1753 = t251 & t531;
    const uint64_t t1754 = t56 & t1241;
    const uint64_t t1755 = t248 & t412;
    const uint64_t t1756 = t211 & t325;
    const uint64_t t1757 = t113 & t455;
    const uint64_t t1758 = t184 & t256;
    const uint64_t t1759 = t154 & t344;
    const uint64_t t1760 = t233 & t837;
    const uint64_t t1761 = t323 & t402;
    const uint64_t t1762 = t181 & t183;
    const uint64_t t1763 = t58 & t120;
    const uint64_t t1764 = t106 & t515;
    const uint64_t t1765 = t51 & t128;
    const uint64_t t1766 = t128 & t230;
    const uint64_t t1767 = t128 & t157;
    const uint64_t t1768 = t128 & t312;
    const uint64_t t1769 = t68 & t128;
    const uint64_t t1770 = t26 & t128;
    const uint64_t t1771 = t129 & t220;
    const uint64_t t1772 = t129 & t180;
    const uint64_t t1773 = t129 & t520;
    const uint64_t t1774 = t129 & t331;
    const uint64_t t1775 = t129 & t745;
    const uint64_t t1776 = t100 & t129;
    const uint64_t t1777 = t129 & t712;
    const uint64_t t1778 = t129 & t875;
    const uint64_t t1779 = t150 & t513;
    const uint64_t t1780 = t211 & t722;
    const uint64_t t1781 = t129 & t392;
    const uint64_t t1782 = t136 & t322;
    const uint64_t t1783 = t173 & t1099;
    const uint64_t t1784 = t125 & t712;
    const uint64_t t1785 = t214 & t525;
    const uint64_t t1786 = t233 & t384;
    const uint64_t t1787 = t58 & t205;
    const uint64_t t1788 = t291 & t414;
    const uint64_t t1789 = t208 & t388;
    const uint64_t t1790 = t154 & t550;
    const uint64_t t1791 = t248 & t966;
    const uint64_t t1792 = t187 & t285;
    const uint64_t t1793 = t366 & t886;
    const uint64_t t1794 = t260 & t307;
    const uint64_t t1795 = t178 & t314;
    const uint64_t t1796 = t345 & t693;
    const uint64_t t1797 = t129 & t288;
    const uint64_t t1798 = t128 & t136;
    const uint64_t t1799 = t72 & t173;
    const uint64_t t1800 = t251 & t590;
    const uint64_t t1801 = t73 & t659;
    const uint64_t t1802 = t56 & t641;
    const uint64_t t1803 = t140 & t427;
    const uint64_t t1804 = t102 & t349;
    const uint64_t t1805 = t154 & t471;
    const uint64_t t1806 = t178 & t355;
    const uint64_t t1807 = t68 & t696;
    const uint64_t t1808 = t254 & t277;
    const uint64_t t1809 = t270 & t905;
    const uint64_t t1810 = t237 & t468;
    const uint64_t t1811 = t106 & t646;
    const uint64_t t1812 = t230 & t635;
    const uint64_t t1813 = t173 & t560;
    const uint64_t t1814 = t125 & t750;
    const uint64_t t1815 = t268 & t488;
    const uint64_t t1816 = t120 & t307;
    const uint64_t t1817 = t175 & t314;
    const uint64_t t1818 = t201 & t477;
    const uint64_t t1819 = t224 & t686;
    const uint64_t t1820 = t299 & t353;
    const uint64_t t1821 = t184 & t318;
    const uint64_t t1822 = t66 & t251;
    const uint64_t t1823 = t73 & t132;
    const uint64_t t1824 = t56 & t132;
    const uint64_t t1825 = t132 & t140;
    const uint64_t t1826 = t132 & t244;
    const uint64_t t1827 = t132 & t227;
    const uint64_t t1828 = t110 & t132;
    const uint64_t t1829 = t133 & t382;
    const uint64_t t1830 = t133 & t223;
    const uint64_t t1831 = t133 & t562;
    const uint64_t t1832 = t133 & t329;
    const uint64_t t1833 = t133 & t445;
    const uint64_t t1834 = t133 & t177;
    const uint64_t t1835 = t133 & t365;
    const uint64_t t1836 = t133 & t194;
    const uint64_t t1837 = t154 & t170;
    const uint64_t t1838 = t214 & t820;
    const uint64_t t1839 = t133 & t511;
    const uint64_t t1840 = t140 & t430;
    const uint64_t t1841 = t175 & t223;
    const uint64_t t1842 = t129 & t194;
    const uint64_t t1843 = t61 & t797;
    const uint64_t t1844 = t224 & t553;
    const uint64_t t1845 = t66 & t323;
    const uint64_t t1846 = t139 & t332;
    const uint64_t t1847 = t211 & t464;
    const uint64_t t1848 = t157 & t402;
    const uint64_t t1849 = t251 & t802;
    const uint64_t t1850 = t94 & t221;
    const uint64_t t1851 = t345 & t905;
    const uint64_t t1852 = t201 & t450;
    const uint64_t t1853 = t260 & t455;
    const uint64_t t1854 = t161 & t214;
    const uint64_t t1855 = t133 & t1125;
    const uint64_t t1856 = t140 & t382;
    const uint64_t t1857 = t187 & t747;
    const uint64_t t1858 = t254 & t781;
    const uint64_t t1859 = t26 & t316;
    const uint64_t t1860 = t173 & t373;
    const uint64_t t1861 = t145 & t864;
    const uint64_t t1862 = t211 & t870;
    const uint64_t t1863 = t201 & t457;
    const uint64_t t1864 = t181 & t925;
    const uint64_t t1865 = t73 & t156;
    const uint64_t t1866 = t257 & t307;
    const uint64_t t1867 = t272 & t466;
    const uint64_t t1868 = t112 & t415;
    const uint64_t t1869 = t110 & t601;
    const uint64_t t1870 = t140 & t325;
    const uint64_t t1871 = t175 & t412;
    const uint64_t t1872 = t378 & t1110;
    const uint64_t t1873 = t96 & t905;
    const uint64_t t1874 = t125 & t450;
    const uint64_t t1875 = t178 & t293;
    const uint64_t t1876 = t205 & t404;
    const uint64_t t1877 = t227 & t419;
    const uint64_t t1878 = t192 & t483;
    const uint64_t t1879 = t187 & t414;
    const uint64_t t1880 = t135 & t254;
    const uint64_t t1881 = t26 & t135;
    const uint64_t t1882 = t135 & t173;
    const uint64_t t1883 = t135 & t304;
    const uint64_t t1884 = t135 & t299;
    const uint64_t t1885 = t135 & t230;
    const uint64_t t1886 = t72 & t136;
    const uint64_t t1887 = t136 & t712;
    const uint64_t t1888 = t136 & t342;
    const uint64_t t1889 = t136 & t738;
    const uint64_t t1890 = t136 & t964;
    const uint64_t t1891 = t136 & t698;
    const uint64_t t1892 = t136 & t180;
    const uint64_t t1893 = t136 & t525;
    const uint64_t t1894 = t157 & t710;
    const uint64_t t1895 = t173 & t495;
    const uint64_t t1896 = t136 & t641;
    const uint64_t t1897 = t145 & t590;
    const uint64_t t1898 = t226 & t248;
    const uint64_t t1899 = t39 & t196;
    const uint64_t t1900 = t68 & t497;
    const uint64_t t1901 = t227 & t327;
    const uint64_t t1902 = t135 & t246;
    const uint64_t t1903 = t150 & t627;
    const uint64_t t1904 = t214 & t236;
    const uint64_t t1905 = t244 & t520;
    const uint64_t t1906 = t254 & t884;
    const uint64_t t1907 = t237 & t288;
    const uint64_t t1908 = t268 & t964;
    const uint64_t t1909 = t272 & t560;
    const uint64_t t1910 = t157 & t307;
    const uint64_t t1911 = t164 & t173;
    const uint64_t t1912 = t83 & t136;
    const uint64_t t1913 = t304 & t712;
    const uint64_t t1914 = t221 & t795;
    const uint64_t t1915 = t120 & t1099;
    const uint64_t t1916 = t133 & t959;
    const uint64_t t1917 = t175 & t329;
    const uint64_t t1918 = t150 & t950;
    const uint64_t t1919 = t268 & t892;
    const uint64_t t1920 = t205 & t673;
    const uint64_t t1921 = t366 & t1226;
    const uint64_t t1922 = t51 & t161;
    const uint64_t t1923 = t260 & t661;
    const uint64_t t1924 = t294 & t410;
    const uint64_t t1925 = t117 & t184;
    const uint64_t t1926 = t136 & t693;
    const uint64_t t1927 = t145 & t488;
    const uint64_t t1928 = t178 & t750;
    const uint64_t t1929 = t56 & t288;
    const uint64_t t1930 = t102 & t964;
    const uint64_t t1931 = t378 & t398;
    const uint64_t t1932 = t181 & t764;
    const uint64_t t1933 = t323 & t875;
    const uint64_t t1934 = t34 & t230;
    const uint64_t t1935 = t304 & t587;
    const uint64_t t1936 = t139 & t221;
    const uint64_t t1937 = t120 & t139;
    const uint64_t t1938 = t133 & t139;
    const uint64_t t1939 = t139 & t187;
    const uint64_t t1940 = t139 & t291;
    const uint64_t t1941 = t139 & t192;
    const uint64_t t1942 = t140 & t939;
    const uint64_t t1943 = t140 & t747;
    const uint64_t t1944 = t140 & t804;
    const uint64_t t1945 = t140 & t349;
    const uint64_t t1946 = t140 & t450;
    const uint64_t t1947 = t140 & t1561;
    const uint64_t t1948 = t140 & t564;
    const uint64_t t1949 = t140 & t183;
    const uint64_t t1950 = t102 & t802;
    const uint64_t t1951 = t175 & t599;
    const uint64_t t1952 = t140 & t892;
    const uint64_t t1953 = t150 & t241;
    const uint64_t t1954 = t251 & t283;
    const uint64_t t1955 = t51 & t198;
    const uint64_t t1956 = t73 & t601;
    const uint64_t t1957 = t230 & t375;
    const uint64_t t1958 = t248 & t939;
    const uint64_t t1959 = t53 & t154;
    const uint64_t t1960 = t61 & t511;
    const uint64_t t1961 = t299 & t329;
    const uint64_t t1962 = t120 & t1110;
    const uint64_t t1963 = t415 & t1125;
    const uint64_t t1964 = t96 & t256;
    const uint64_t t1965 = t275 & t412;
    const uint64_t t1966 = t102 & t450;
    const uint64_t t1967 = t166 & t175;
    const uint64_t t1968 = t233 & t355;
    const uint64_t t1969 = t291 & t804;
    const uint64_t t1970 = t108 & t237;
    const uint64_t t1971 = t125 & t933;
    const uint64_t t1972 = t136 & t884;
    const uint64_t t1973 = t248 & t466;
    const uint64_t t1974 = t415 & t590;
    const uint64_t t1975 = t270 & t483;
    const uint64_t t1976 = t323 & t331;
    const uint64_t t1977 = t68 & t488;
    const uint64_t t1978 = t56 & t870;
    const uint64_t t1979 = t201 & t435;
    const uint64_t t1980 = t66 & t208;
    const uint64_t t1981 = t123 & t175;
    const uint64_t t1982 = t140 & t161;
    const uint64_t t1983 = t312 & t905;
    const uint64_t t1984 = t260 & t1110;
    const uint64_t t1985 = t173 & t1125;
    const uint64_t t1986 = t106 & t1561;
    const uint64_t t1987 = t89 & t370;
    const uint64_t t1988 = t190 & t366;
    const uint64_t t1989 = t246 & t925;
    const uint64_t t1990 = t233 & t635;
    const uint64_t t1991 = t143 & t291;
    const uint64_t t1992 = t143 & t237;
    const uint64_t t1993 = t125 & t143;
    const uint64_t t1994 = t113 & t143;
    const uint64_t t1995 = t143 & t221;
    const uint64_t t1996 = t143 & t332;
    const uint64_t t1997 = t145 & t627;
    const uint64_t t1998 = t21 & t145;
    const uint64_t t1999 = t145 & t795;
    const uint64_t t2000 = t145 & t886;
    const uint64_t t2001 = t145 & t164;
    const uint64_t t2002 = t145 & t398;
    const uint64_t t2003 = t145 & t447;
    const uint64_t t2004 = t122 & t142;
    const uint64_t t2005 = t145 & t2004;
    const uint64_t t2006 = t211 & t884;
    const uint64_t t2007 = t248 & t435;
    const uint64_t t2008 = t145 & t483;
    const uint64_t t2009 = t415 & t777;
    const uint64_t t2010 = t254 & t875;
    const uint64_t t2011 = t89 & t1006;
    const uint64_t t2012 = t26 & t477;
    const uint64_t t2013 = t140 & t301;
    const uint64_t t2014 = t125 & t427;
    const uint64_t t2015 = t201 & t820;
    const uint64_t t2016 = t68 & t641;
    const uint64_t t2017 = t192 & t466;
    const uint64_t t2018 = t100 & t251;
    const uint64_t t2019 = t83 & t184;
    const uint64_t t2020 = t102 & t259;
    const uint64_t t2021 = t275 & t320;
    const uint64_t t2022 = t211 & t560;
    const uint64_t t2023 = t178 & t800;
    const uint64_t t2024 = t224 & t485;
    const uint64_t t2025 = t332 & t886;
    const uint64_t t2026 = t154 & t966;
    const uint64_t t2027 = t129 & t599;
    const uint64_t t2028 = t140 & t1110;
    const uint64_t t2029 = t251 & t410;
    const uint64_t t2030 = t241 & t366;
    const uint64_t t2031 = t205 & t1106;
    const uint64_t t2032 = t299 & t468;
    const uint64_t t2033 = t110 & t905;
    const uint64_t t2034 = t61 & t892;
    const uint64_t t2035 = t272 & t453;
    const uint64_t t2036 = t72 & t211;
    const uint64_t t2037 = t220 & t248;
    const uint64_t t2038 = t304 & t870;
    const uint64_t t2039 = t337 & t466;
    const uint64_t t2040 = t100 & t157;
    const uint64_t t2041 = t187 & t388;
    const uint64_t t2042 = t73 & t775;
    const uint64_t t2043 = t270 & t497;
    const uint64_t t2044 = t194 & t345;
    const uint64_t t2045 = t178 & t791;
    const uint64_t t2046 = t148 & t224;
    const uint64_t t2047 = t148 & t332;
    const uint64_t t2048 = t148 & t154;
    const uint64_t t2049 = t148 & t378;
    const uint64_t t2050 = t148 & t257;
    const uint64_t t2051 = t148 & t237;
    const uint64_t t2052 = t150 & t325;
    const uint64_t t2053 = t150 & t730;
    const uint64_t t2054 = t150 & t539;
    const uint64_t t2055 = t108 & t150;
    const uint64_t t2056 = t150 & t592;
    const uint64_t t2057 = t150 & t344;
    const uint64_t t2058 = t150 & t517;
    const uint64_t t2059 = t150 & t318;
    const uint64_t t2060 = t214 & t837;
    const uint64_t t2061 = t125 & t453;
    const uint64_t t2062 = t312 & t1106;
    const uint64_t t2063 = t366 & t861;
    const uint64_t t2064 = t257 & t925;
    const uint64_t t2065 = t96 & t517;
    const uint64_t t2066 = t133 & t404;
    const uint64_t t2067 = t145 & t468;
    const uint64_t t2068 = t378 & t864;
    const uint64_t t2069 = t205 & t495;
    const uint64_t t2070 = t110 & t373;
    const uint64_t t2071 = t304 & t410;
    const uint64_t t2072 = t104 & t230;
    const uint64_t t2073 = t88 & t175;
    const uint64_t t2074 = t211 & t577;
    const uint64_t t2075 = t275 & t363;
    const uint64_t t2076 = t203 & t268;
    const uint64_t t2077 = t181 & t200;
    const uint64_t t2078 = t337 & t722;
    const uint64_t t2079 = t150 & t905;
    const uint64_t t2080 = t157 & t802;
    const uint64_t t2081 = t133 & t754;
    const uint64_t t2082 = t100 & t304;
    const uint64_t t2083 = t66 & t254;
    const uint64_t t2084 = t68 & t777;
    const uint64_t t2085 = t323 & t427;
    const uint64_t t2086 = t192 & t966;
    const uint64_t t2087 = t113 & t964;
    const uint64_t t2088 = t345 & t483;
    const uint64_t t2089 = t275 & t290;
    const uint64_t t2090 = t77 & t214;
    const uint64_t t2091 = t251 & t933;
    const uint64_t t2092 = t332 & t373;
    const uint64_t t2093 = t129 & t410;
    const uint64_t t2094 = t244 & t365;
    const uint64_t t2095 = t221 & t464;
    const uint64_t t2096 = t51 & t657;
    const uint64_t t2097 = t272 & t601;
    const uint64_t t2098 = t268 & t696;
    const uint64_t t2099 = t152 & t181;
    const uint64_t t2100 = t152 & t337;
    const uint64_t t2101 = t150 & t152;
    const uint64_t t2102 = t152 & t201;
    const uint64_t t2103 = t89 & t152;
    const uint64_t t2104 = t152 & t260;
    const uint64_t t2105 = t154 & t394;
    const uint64_t t2106 = t154 & t462;
    const uint64_t t2107 = t154 & t334;
    const uint64_t t2108 = t154 & t637;
    const uint64_t t2109 = t112 & t154;
    const uint64_t t2110 = t154 & t604;
    const uint64_t t2111 = t154 & t477;
    const uint64_t t2112 = t154 & t309;
    const uint64_t t2113 = t173 & t686;
    const uint64_t t2114 = t378 & t564;
    const uint64_t t2115 = t227 & t427;
    const uint64_t t2116 = t68 & t455;
    const uint64_t t2117 = t260 & t1226;
    const uint64_t t2118 = t102 & t309;
    const uint64_t t2119 = t136 & t875;
    const uint64_t t2120 = t112 & t312;
    const uint64_t t2121 = t89 & t1125;
    const uint64_t t2122 = t208 & t1241;
    const uint64_t t2123 = t113 & t329;
    const uint64_t t2124 = t66 & t332;
    const uint64_t t2125 = t140 & t907;
    const uint64_t t2126 = t94 & t248;
    const uint64_t t2127 = t214 & t671;
    const uint64_t t2128 = t294 & t722;
    const uint64_t t2129 = t207 & t270;
    const uint64_t t2130 = t184 & t203;
    const uint64_t t2131 = t58 & t129;
    const uint64_t t2132 = t154 & t964;
    const uint64_t t2133 = t102 & t1003;
    const uint64_t t2134 = t113 & t710;
    const uint64_t t2135 = t104 & t291;
    const uint64_t t2136 = t135 & t257;
    const uint64_t t2137 = t73 & t861;
    const uint64_t t2138 = t246 & t541;
    const uint64_t t2139 = t304 & t802;
    const uint64_t t2140 = t120 & t256;
    const uint64_t t2141 = t214 & t587;
    const uint64_t t2142 = t275 & t438;
    const uint64_t t2143 = t61 & t80;
    const uint64_t t2144 = t230 & t1241;
    const uint64_t t2145 = t150 & t329;
    const uint64_t t2146 = t39 & t527;
    const uint64_t t2147 = t299 & t525;
    const uint64_t t2148 = t224 & t236;
    const uint64_t t2149 = t56 & t1061;
    const uint64_t t2150 = t294 & t693;
    const uint64_t t2151 = t156 & t270;
    const uint64_t t2152 = t156 & t184;
    const uint64_t t2153 = t129 & t156;
    const uint64_t t2154 = t156 & t415;
    const uint64_t t2155 = t156 & t205;
    const uint64_t t2156 = t96 & t156;
    const uint64_t t2157 = t157 & t351;
    const uint64_t t2158 = t157 & t513;
    const uint64_t t2159 = t157 & t571;
    const uint64_t t2160 = t157 & t314;
    const uint64_t t2161 = t157 & t864;
    const uint64_t t2162 = t157 & t340;
    const uint64_t t2163 = t157 & t196;
    const uint64_t t2164 = t157 & t404;
    const uint64_t t2165 = t187 & t419;
    const uint64_t t2166 = t89 & t659;
    const uint64_t t2167 = t254 & t864;
    const uint64_t t2168 = t110 & t307;
    const uint64_t t2169 = t157 & t462;
    const uint64_t t2170 = t180 & t211;
    const uint64_t t2171 = t233 & t925;
    const uint64_t t2172 = t117 & t227;
    const uint64_t t2173 = t96 & t388;
    const uint64_t t2174 = t106 & t560;
    const uint64_t t2175 = t120 & t964;
    const uint64_t t2176 = t135 & t150;
    const uint64_t t2177 = t145 & t556;
    const uint64_t t2178 = t100 & t125;
    const uint64_t t2179 = t61 & t764;
    const uint64_t t2180 = t58 & t323;
    const uint64_t t2181 = t210 & t272;
    const uint64_t t2182 = t175 & t207;
    const uint64_t t2183 = t66 & t133;
    const uint64_t t2184 = t157 & t1561;
    const uint64_t t2185 = t106 & t363;
    const uint64_t t2186 = t257 & t802;
    const uint64_t t2187 = t291 & t907;
    const uint64_t t2188 = t139 & t181;
    const uint64_t t2189 = t26 & t293;
    const uint64_t t2190 = t104 & t178;
    const uint64_t t2191 = t332 & t884;
    const uint64_t t2192 = t125 & t314;
    const uint64_t t2193 = t143 & t173;
    const uint64_t t2194 = t294 & t745;
    const uint64_t t2195 = t345 & t388;
    const uint64_t t2196 = t140 & t560;
    const uint64_t t2197 = t415 & t466;
    const uint64_t t2198 = t51 & t712;
    const uint64_t t2199 = t221 & t797;
    const uint64_t t2200 = t337 & t511;
    const uint64_t t2201 = t61 & t349;
    const uint64_t t2202 = t161 & t323;
    const uint64_t t2203 = t161 & t272;
    const uint64_t t2204 = t161 & t175;
    const uint64_t t2205 = t39 & t161;
    const uint64_t t2206 = t161 & t366;
    const uint64_t t2207 = t161 & t208;
    const uint64_t t2208 = t102 & t948;
    const uint64_t t2209 = t102 & t404;
    const uint64_t t2210 = t102 & t311;
    const uint64_t t2211 = t102 & t587;
    const uint64_t t2212 = t102 & t455;
    const uint64_t t2213 = t102 & t950;
    const uint64_t t2214 = t102 & t402;
    const uint64_t t2215 = t102 & t513;
    const uint64_t t2216 = t34 & t192;
    const uint64_t t2217 = t96 & t438;
    const uint64_t t2218 = t257 & t1125;
    const uint64_t t2219 = t113 & t661;
    const uint64_t t2220 = t244 & t406;
    const uint64_t t2221 = t214 & t562;
    const uint64_t t2222 = t237 & t1226;
    const uint64_t t2223 = t123 & t254;
    const uint64_t t2224 = t102 & t375;
    const uint64_t t2225 = t73 & t412;
    const uint64_t t2226 = t251 & t256;
    const uint64_t t2227 = t139 & t415;
    const uint64_t t2228 = t312 & t471;
    const uint64_t t2229 = t129 & t365;
    const uint64_t t2230 = t250 & t345;
    const uint64_t t2231 = t299 & t527;
    const uint64_t t2232 = t294 & t1091;
    const uint64_t t2233 = t178 & t331;
    const uint64_t t2234 = t72 & t113;
    const uint64_t t2235 = t102 & t447;
    const uint64_t t2236 = t110 & t492;
    const uint64_t t2237 = t260 & t884;
    const uint64_t t2238 = t332 & t556;
    const uint64_t t2239 = t366 & t627;
    const uint64_t t2240 = t133 & t441;
    const uint64_t t2241 = t181 & t907;
    const uint64_t t2242 = t312 & t1110;
    const uint64_t t2243 = t378 & t455;
    const uint64_t t2244 = t175 & t325;
    const uint64_t t2245 = t123 & t323;
    const uint64_t t2246 = t268 & t375;
    const uint64_t t2247 = t145 & t203;
    const uint64_t t2248 = t184 & t368;
    const uint64_t t2249 = t56 & t194;
    const uint64_t t2250 = t224 & t497;
    const uint64_t t2251 = t129 & t347;
    const uint64_t t2252 = t164 & t345;
    const uint64_t t2253 = t164 & t299;
    const uint64_t t2254 = t164 & t294;
    const uint64_t t2255 = t164 & t248;
    const uint64_t t2256 = t26 & t164;
    const uint64_t t2257 = t68 & t164;
    const uint64_t t2258 = t106 & t870;
    const uint64_t t2259 = t106 & t433;
    const uint64_t t2260 = t106 & t285;
    const uint64_t t2261 = t106 & t336;
    const uint64_t t2262 = t106 & t143;
    const uint64_t t2263 = t106 & t279;
    const uint64_t t2264 = t106 & t590;
    const uint64_t t2265 = t106 & t353;
    const uint64_t t2266 = t47 & t145;
    const uint64_t t2267 = t244 & t550;
    const uint64_t t2268 = t181 & t388;
    const uint64_t t2269 = t257 & t435;
    const uint64_t t2270 = t246 & t705;
    const uint64_t t2271 = t173 & t657;
    const uint64_t t2272 = t415 & t462;
    const uint64_t t2273 = t120 & t220;
    const uint64_t t2274 = t106 & t612;
    const uint64_t t2275 = t51 & t320;
    const uint64_t t2276 = t254 & t259;
    const uint64_t t2277 = t143 & t366;
    const uint64_t t2278 = t337 & t959;
    const uint64_t t2279 = t133 & t525;
    const uint64_t t2280 = t253 & t268;
    const uint64_t t2281 = t221 & t712;
    const uint64_t t2282 = t323 & t597;
    const uint64_t t2283 = t181 & t445;
    const uint64_t t2284 = t77 & t120;
    const uint64_t t2285 = t186 & t211;
    const uint64_t t2286 = t136 & t303;
    const uint64_t t2287 = t157 & t837;
    const uint64_t t2288 = t312 & t651;
    const uint64_t t2289 = t53 & t345;
    const uint64_t t2290 = t113 & t653;
    const uint64_t t2291 = t366 & t698;
    const uint64_t t2292 = t100 & t227;
    const uint64_t t2293 = t56 & t279;
    const uint64_t t2294 = t178 & t462;
    const uint64_t t2295 = t220 & t299;
    const uint64_t t2296 = t96 & t301;
    const uint64_t t2297 = t150 & t207;
    const uint64_t t2298 = t175 & t495;
    const uint64_t t2299 = t61 & t196;
    const uint64_t t2300 = t337 & t740;
    const uint64_t t2301 = t133 & t166;
    const uint64_t t2302 = t166 & t268;
    const uint64_t t2303 = t166 & t221;
    const uint64_t t2304 = t166 & t208;
    const uint64_t t2305 = t125 & t166;
    const uint64_t t2306 = t39 & t166;
    const uint64_t t2307 = t73 & t344;
    const uint64_t t2308 = t73 & t373;
    const uint64_t t2309 = t73 & t243;
    const uint64_t t2310 = t73 & t417;
    const uint64_t t2311 = t73 & t471;
    const uint64_t t2312 = t73 & t325;
    const uint64_t t2313 = t73 & t1061;
    const uint64_t t2314 = t73 & t781;
    const uint64_t t2315 = t53 & t312;
    const uint64_t t2316 = t299 & t646;
    const uint64_t t2317 = t366 & t375;
    const uint64_t t2318 = t260 & t453;
    const uint64_t t2319 = t248 & t834;
    const uint64_t t2320 = t187 & t281;
    const uint64_t t2321 = t184 & t406;
    const uint64_t t2322 = t223 & t251;
    const uint64_t t2323 = t73 & t213;
    const uint64_t t2324 = t89 & t363;
    const uint64_t t2325 = t257 & t577;
    const uint64_t t2326 = t325 & t345;
    const uint64_t t2327 = t129 & t1003;
    const uint64_t t2328 = t113 & t216;
    const uint64_t t2329 = t270 & t1561;
    const uint64_t t2330 = t194 & t224;
    const uint64_t t2331 = t207 & t299;
    const uint64_t t2332 = t184 & t556;
    const uint64_t t2333 = t125 & t430;
    const uint64_t t2334 = t190 & t214;
    const uint64_t t2335 = t140 & t447;
    const uint64_t t2336 = t244 & t531;
    const uint64_t t2337 = t337 & t550;
    const uint64_t t2338 = t268 & t820;
    const uint64_t t2339 = t257 & t747;
    const uint64_t t2340 = t68 & t564;
    const uint64_t t2341 = t230 & t365;
    const uint64_t t2342 = t61 & t281;
    const uint64_t t2343 = t181 & t406;
    const uint64_t t2344 = t192 & t933;
    const uint64_t t2345 = t102 & t445;
    const uint64_t t2346 = t154 & t331;
    const uint64_t t2347 = t178 & t599;
    const uint64_t t2348 = t345 & t513;
    const uint64_t t2349 = t129 & t168;
    const uint64_t t2350 = t113 & t168;
    const uint64_t t2351 = t168 & t270;
    const uint64_t t2352 = t168 & t237;
    const uint64_t t2353 = t168 & t211;
    const uint64_t t2354 = t168 & t378;
    const uint64_t t2355 = t51 & t800;
    const uint64_t t2356 = t51 & t693;
    const uint64_t t2357 = t51 & t390;
    const uint64_t t2358 = t51 & t183;
    const uint64_t t2359 = t51 & t686;
    const uint64_t t2360 = t51 & t959;
    const uint64_t t2361 = t51 & t488;
    const uint64_t t2362 = t51 & t349;
    const uint64_t t2363 = t58 & t337;
    const uint64_t t2364 = t192 & t601;
    const uint64_t t2365 = t68 & t612;
    const uint64_t t2366 = t201 & t564;
    const uint64_t t2367 = t125 & t525;
    const uint64_t t2368 = t221 & t283;
    const uint64_t t2369 = t175 & t705;
    const uint64_t t2370 = t226 & t230;
    const uint64_t t2371 = t26 & t797;
    const uint64_t t2372 = t96 & t492;
    const uint64_t t2373 = t181 & t277;
    const uint64_t t2374 = t268 & t462;
    const uint64_t t2375 = t133 & t701;
    const uint64_t t2376 = t120 & t309;
    const uint64_t t2377 = t272 & t447;
    const uint64_t t2378 = t337 & t696;
    const uint64_t t2379 = t221 & t331;
    const uint64_t t2380 = t187 & t471;
    const uint64_t t2381 = t378 & t590;
    const uint64_t t2382 = t61 & t194;
    const uint64_t t2383 = t145 & t318;
    const uint64_t t2384 = t47 & t299;
    const uint64_t t2385 = t129 & t402;
    const uint64_t t2386 = t96 & t400;
    const uint64_t t2387 = t260 & t834;
    const uint64_t t2388 = t73 & t2004;
    const uint64_t t2389 = t140 & t525;
    const uint64_t t2390 = t283 & t345;
    const uint64_t t2391 = t322 & t366;
    const uint64_t t2392 = t304 & t1241;
    const uint64_t t2393 = t106 & t556;
    const uint64_t t2394 = t157 & t468;
    const uint64_t t2395 = t181 & t754;
    const uint64_t t2396 = t170 & t268;
    const uint64_t t2397 = t133 & t170;
    const uint64_t t2398 = t120 & t170;
    const uint64_t t2399 = t170 & t205;
    const uint64_t t2400 = t170 & t415;
    const uint64_t t2401 = t170 & t214;
    const uint64_t t2402 = t56 & t311;
    const uint64_t t2403 = t56 & t200;
    const uint64_t t2404 = t56 & t948;
    const uint64_t t2405 = t56 & t604;
    const uint64_t t2406 = t56 & t186;
    const uint64_t t2407 = t56 & t637;
    const uint64_t t2408 = t56 & t884;
    const uint64_t t2409 = t56 & t905;
    const uint64_t t2410 = t129 & t527;
    const uint64_t t2411 = t304 & t693;
    const uint64_t t2412 = t73 & t1091;
    const uint64_t t2413 = t272 & t659;
    const uint64_t t2414 = t216 & t378;
    const uint64_t t2415 = t237 & t285;
    const uint64_t t2416 = t248 & t795;
    const uint64_t t2417 = t140 & t229;
    const uint64_t t2418 = t71 & t115;
    const uint64_t t2419 = t133 & t2418;
    const uint64_t t2420 = t244 & t303;
    const uint64_t t2421 = t307 & t366;
    const uint64_t t2422 = t96 & t406;
    const uint64_t t2423 = t136 & t1226;
    const uint64_t t2424 = t125 & t916;
    const uint64_t t2425 = t186 & t275;
    const uint64_t t2426 = t351 & t378;
    const uint64_t t2427 = t224 & t445;
    const uint64_t t2428 = t221 & t959;
    const uint64_t t2429 = t89 & t781;
    const uint64_t t2430 = t196 & t345;
    const uint64_t t2431 = t312 & t414;
    const uint64_t t2432 = t192 & t730;
    const uint64_t t2433 = t133 & t520;
    const uint64_t t2434 = t102 & t342;
    const uint64_t t2435 = t201 & t380;
    const uint64_t t2436 = t26 & t659;
    const uint64_t t2437 = t145 & t216;
    const uint64_t t2438 = t268 & t875;
    const uint64_t t2439 = t68 & t430;
    const uint64_t t2440 = t291 & t398;
    const uint64_t t2441 = t110 & t651;
    const uint64_t t2442 = t112 & t244;
    const uint64_t t2443 = t172 & t366;
    const uint64_t t2444 = t96 & t172;
    const uint64_t t2445 = t136 & t172;
    const uint64_t t2446 = t172 & t251;
    const uint64_t t2447 = t172 & t323;
    const uint64_t t2448 = t172 & t184;
    const uint64_t t2449 = t173 & t710;
    const uint64_t t2450 = t173 & t453;
    const uint64_t t2451 = t173 & t412;
    const uint64_t t2452 = t173 & t396;
    const uint64_t t2453 = t173 & t696;
    const uint64_t t2454 = t173 & t190;
    const uint64_t t2455 = t173 & t541;
    const uint64_t t2456 = t173 & t837;
    const uint64_t t2457 = t39 & t298;
    const uint64_t t2458 = t161 & t291;
    const uint64_t t2459 = t26 & t503;
    const uint64_t t2460 = t294 & t438;
    const uint64_t t2461 = t56 & t218;
    const uint64_t t2462 = t94 & t154;
    const uint64_t t2463 = t125 & t907;
    const uint64_t t2464 = t145 & t232;
    const uint64_t t2465 = t113 & t353;
    const uint64_t t2466 = t299 & t775;
    const uint64_t t2467 = t345 & t661;
    const uint64_t t2468 = t102 & t322;
    const uint64_t t2469 = t140 & t488;
    const uint64_t t2470 = t129 & t1065;
    const uint64_t t2471 = t190 & t294;
    const uint64_t t2472 = t89 & t481;
    const uint64_t t2473 = t227 & t556;
    const uint64_t t2474 = t224 & t884;
    const uint64_t t2475 = t96 & t1099;
    const uint64_t t2476 = t198 & t268;
    const uint64_t t2477 = t139 & t337;
    const uint64_t t2478 = t145 & t334;
    const uint64_t t2479 = t136 & t329;
    const uint64_t t2480 = t106 & t349;
    const uint64_t t2481 = t272 & t503;
    const uint64_t t2482 = t133 & t438;
    const uint64_t t2483 = t309 & t312;
    const uint64_t t2484 = t270 & t485;
    const uint64_t t2485 = t73 & t590;
    const uint64_t t2486 = t332 & t517;
    const uint64_t t2487 = t113 & t745;
    const uint64_t t2488 = t117 & t299;
    const uint64_t t2489 = t117 & t345;
    const uint64_t t2490 = t102 & t117;
    const uint64_t t2491 = t117 & t233;
    const uint64_t t2492 = t117 & t254;
    const uint64_t t2493 = t117 & t246;
    const uint64_t t2494 = t175 & t340;
    const uint64_t t2495 = t175 & t296;
    const uint64_t t2496 = t175 & t290;
    const uint64_t t2497 = t175 & t750;
    const uint64_t t2498 = t175 & t515;
    const uint64_t t2499 = t175 & t351;
    const uint64_t t2500 = t175 & t194;
    const uint64_t t2501 = t175 & t365;
    const uint64_t t2502 = t26 & t377;
    const uint64_t t2503 = t291 & t870;
    const uint64_t t2504 = t133 & t320;
    const uint64_t t2505 = t323 & t550;
    const uint64_t t2506 = t61 & t220;
    const uint64_t t2507 = t100 & t201;
    const uint64_t t2508 = t378 & t556;
    const uint64_t t2509 = t150 & t573;
    const uint64_t t2510 = t120 & t361;
    const uint64_t t2511 = t221 & t738;
    const uint64_t t2512 = t268 & t754;
    const uint64_t t2513 = t106 & t430;
    const uint64_t t2514 = t304 & t905;
    const uint64_t t2515 = t133 & t577;
    const uint64_t t2516 = t194 & t208;
    const uint64_t t2517 = t96 & t232;
    const uint64_t t2518 = t230 & t471;
    const uint64_t t2519 = t227 & t1110;
    const uint64_t t2520 = t102 & t223;
    const uint64_t t2521 = t270 & t1006;
    const uint64_t t2522 = t378 & t627;
    const uint64_t t2523 = t259 & t312;
    const uint64_t t2524 = t140 & t466;
    const uint64_t t2525 = t73 & t870;
    const uint64_t t2526 = t294 & t320;
    const uint64_t t2527 = t136 & t745;
    const uint64_t t2528 = t337 & t916;
    const uint64_t t2529 = t272 & t492;
    const uint64_t t2530 = t51 & t241;
    const uint64_t t2531 = t150 & t309;
    const uint64_t t2532 = t120 & t177;
    const uint64_t t2533 = t177 & t221;
    const uint64_t t2534 = t177 & t268;
    const uint64_t t2535 = t177 & t211;
    const uint64_t t2536 = t177 & t237;
    const uint64_t t2537 = t177 & t257;
    const uint64_t t2538 = t123 & t178;
    const uint64_t t2539 = t178 & t646;
    const uint64_t t2540 = t178 & t384;
    const uint64_t t2541 = t178 & t316;
    const uint64_t t2542 = t178 & t837;
    const uint64_t t2543 = t132 & t178;
    const uint64_t t2544 = t178 & t481;
    const uint64_t t2545 = t178 & t696;
    const uint64_t t2546 = t39 & t368;
    const uint64_t t2547 = t332 & t892;
    const uint64_t t2548 = t113 & t363;
    const uint64_t t2549 = t299 & t402;
    const uint64_t t2550 = t68 & t223;
    const uint64_t t2551 = t104 & t205;
    const uint64_t t2552 = t56 & t651;
    const uint64_t t2553 = t154 & t359;
    const uint64_t t2554 = t251 & t322;
    const uint64_t t2555 = t224 & t661;
    const uint64_t t2556 = t270 & t710;
    const uint64_t t2557 = t73 & t544;
    const uint64_t t2558 = t332 & t964;
    const uint64_t t2559 = t136 & t671;
    const uint64_t t2560 = t196 & t211;
    const uint64_t t2561 = t102 & t236;
    const uint64_t t2562 = t233 & t959;
    const uint64_t t2563 = t100 & t230;
    const uint64_t t2564 = t106 & t226;
    const uint64_t t2565 = t205 & t370;
    const uint64_t t2566 = t53 & t89;
    const uint64_t t2567 = t262 & t337;
    const uint64_t t2568 = t304 & t368;
    const uint64_t t2569 = t51 & t892;
    const uint64_t t2570 = t208 & t701;
    const uint64_t t2571 = t123 & t140;
    const uint64_t t2572 = t129 & t861;
    const uint64_t t2573 = t294 & t303;
    const uint64_t t2574 = t56 & t243;
    const uint64_t t2575 = t154 & t180;
    const uint64_t t2576 = t180 & t251;
    const uint64_t t2577 = t180 & t224;
    const uint64_t t2578 = t96 & t180;
    const uint64_t t2579 = t180 & t214;
    const uint64_t t2580 = t180 & t415;
    const uint64_t t2581 = t181 & t916;
    const uint64_t t2582 = t128 & t181;
    const uint64_t t2583 = t181 & t740;
    const uint64_t t2584 = t181 & t392;
    const uint64_t t2585 = t181 & t457;
    const uint64_t t2586 = t181 & t531;
    const uint64_t t2587 = t135 & t181;
    const uint64_t t2588 = t181 & t921;
    const uint64_t t2589 = t51 & t400;
    const uint64_t t2590 = t150 & t361;
    const uint64_t t2591 = t120 & t722;
    const uint64_t t2592 = t192 & t353;
    const uint64_t t2593 = t110 & t342;
    const uint64_t t2594 = t323 & t907;
    const uint64_t t2595 = t61 & t550;
    const uint64_t t2596 = t88 & t157;
    const uint64_t t2597 = t230 & t430;
    const uint64_t t2598 = t337 & t754;
    const uint64_t t2599 = t272 & t802;
    const uint64_t t2600 = t51 & t347;
    const uint64_t t2601 = t312 & t1561;
    const uint64_t t2602 = t233 & t764;
    const uint64_t t2603 = t268 & t513;
    const uint64_t t2604 = t211 & t511;
    const uint64_t t2605 = t224 & t1003;
    const uint64_t t2606 = t140 & t365;
    const uint64_t t2607 = t110 & t283;
    const uint64_t t2608 = t208 & t2418;
    const uint64_t t2609 = t270 & t820;
    const uint64_t t2610 = t129 & t264;
    const uint64_t t2611 = t332 & t400;
    const uint64_t t2612 = t89 & t483;
    const uint64_t t2613 = t106 & t1226;
    const uint64_t t2614 = t128 & t304;
    const uint64_t t2615 = t133 & t293;
    const uint64_t t2616 = t323 & t447;
    const uint64_t t2617 = t61 & t183;
    const uint64_t t2618 = t157 & t183;
    const uint64_t t2619 = t183 & t230;
    const uint64_t t2620 = t183 & t227;
    const uint64_t t2621 = t183 & t244;
    const uint64_t t2622 = t173 & t183;
    const uint64_t t2623 = t184 & t562;
    const uint64_t t2624 = t184 & t861;
    const uint64_t t2625 = t184 & t382;
    const uint64_t t2626 = t168 & t184;
    const uint64_t t2627 = t184 & t239;
    const uint64_t t2628 = t184 & t673;
    const uint64_t t2629 = t184 & t635;
    const uint64_t t2630 = t139 & t184;
    const uint64_t t2631 = t89 & t226;
    const uint64_t t2632 = t415 & t705;
    const uint64_t t2633 = t251 & t820;
    const uint64_t t2634 = t304 & t483;
    const uint64_t t2635 = t136 & t349;
    const uint64_t t2636 = t246 & t698;
    const uint64_t t2637 = t68 & t646;
    const uint64_t t2638 = t244 & t417;
    const uint64_t t2639 = t233 & t590;
    const uint64_t t2640 = t172 & t378;
    const uint64_t t2641 = t275 & t884;
    const uint64_t t2642 = t56 & t166;
    const uint64_t t2643 = t337 & t447;
    const uint64_t t2644 = t190 & t237;
    const uint64_t t2645 = t270 & t311;
    const uint64_t t2646 = t214 & t641;
    const uint64_t t2647 = t227 & t363;
    const uint64_t t2648 = t304 & t525;
    const uint64_t t2649 = t113 & t875;
    const uint64_t t2650 = t211 & t353;
    const uint64_t t2651 = t205 & t400;
    const uint64_t t2652 = t39 & t264;
    const uint64_t t2653 = t150 & t342;
    const uint64_t t2654 = t96 & t587;
    const uint64_t t2655 = t110 & t488;
    const uint64_t t2656 = t291 & t382;
    const uint64_t t2657 = t136 & t764;
    const uint64_t t2658 = t186 & t246;
    const uint64_t t2659 = t68 & t186;
    const uint64_t t2660 = t186 & t244;
    const uint64_t t2661 = t140 & t186;
    const uint64_t t2662 = t186 & t230;
    const uint64_t t2663 = t186 & t299;
    const uint64_t t2664 = t187 & t318;
    const uint64_t t2665 = t187 & t738;
    const uint64_t t2666 = t187 & t293;
    const uint64_t t2667 = t187 & t712;
    const uint64_t t2668 = t170 & t187;
    const uint64_t t2669 = t187 & t781;
    const uint64_t t2670 = t187 & t331;
    const uint64_t t2671 = t187 & t325;
    const uint64_t t2672 = t96 & t283;
    const uint64_t t2673 = t184 & t834;
    const uint64_t t2674 = t230 & t495;
    const uint64_t t2675 = t291 & t587;
    const uint64_t t2676 = t233 & t870;
    const uint64_t t2677 = t248 & t290;
    const uint64_t t2678 = t110 & t740;
    const uint64_t t2679 = t246 & t686;
    const uint64_t t2680 = t237 & t781;
    const uint64_t t2681 = t89 & t117;
    const uint64_t t2682 = t294 & t837;
    const uint64_t t2683 = t61 & t168;
    const uint64_t t2684 = t186 & t378;
    const uint64_t t2685 = t154 & t804;
    const uint64_t t2686 = t205 & t453;
    const uint64_t t2687 = t173 & t892;
    const uint64_t t2688 = t230 & t722;
    const uint64_t t2689 = t332 & t797;
    const uint64_t t2690 = t257 & t485;
    const uint64_t t2691 = t214 & t361;
    const uint64_t t2692 = t208 & t226;
    const uint64_t t2693 = t51 & t274;
    const uint64_t t2694 = t349 & t415;
    const uint64_t t2695 = t143 & t244;
    const uint64_t t2696 = t136 & t592;
    const uint64_t t2697 = t291 & t712;
    const uint64_t t2698 = t190 & t233;
    const uint64_t t2699 = t190 & t248;
    const uint64_t t2700 = t110 & t190;
    const uint64_t t2701 = t190 & t299;
    const uint64_t t2702 = t190 & t304;
    const uint64_t t2703 = t140 & t190;
    const uint64_t t2704 = t192 & t250;
    const uint64_t t2705 = t192 & t414;
    const uint64_t t2706 = t192 & t661;
    const uint64_t t2707 = t192 & t764;
    const uint64_t t2708 = t192 & t194;
    const uint64_t t2709 = t172 & t192;
    const uint64_t t2710 = t192 & t515;
    const uint64_t t2711 = t192 & t445;
    const uint64_t t2712 = t102 & t875;
    const uint64_t t2713 = t175 & t380;
    const uint64_t t2714 = t233 & t1241;
    const uint64_t t2715 = t291 & t627;
    const uint64_t t2716 = t237 & t373;
    const uint64_t t2717 = t125 & t316;
    const uint64_t t2718 = t136 & t168;
    const uint64_t t2719 = t248 & t637;
    const uint64_t t2720 = t415 & t515;
    const uint64_t t2721 = t177 & t270;
    const uint64_t t2722 = t323 & t686;
    const uint64_t t2723 = t68 & t170;
    const uint64_t t2724 = t56 & t250;
    const uint64_t t2725 = t201 & t507;
    const uint64_t t2726 = t208 & t564;
    const uint64_t t2727 = t175 & t361;
    const uint64_t t2728 = t140 & t820;
    const uint64_t t2729 = t312 & t2418;
    const uint64_t t2730 = t260 & t722;
    const uint64_t t2731 = t173 & t705;
    const uint64_t t2732 = t106 & t229;
    const uint64_t t2733 = t89 & t277;
    const uint64_t t2734 = t164 & t366;
    const uint64_t t2735 = t148 & t246;
    const uint64_t t2736 = t233 & t604;
    const uint64_t t2737 = t194 & t291;
    const uint64_t t2738 = t194 & t237;
    const uint64_t t2739 = t125 & t194;
    const uint64_t t2740 = t113 & t194;
    const uint64_t t2741 = t194 & t221;
    const uint64_t t2742 = t194 & t332;
    const uint64_t t2743 = t145 & t804;
    const uint64_t t2744 = t145 & t253;
    const uint64_t t2745 = t145 & t939;
    const uint64_t t2746 = t145 & t754;
    const uint64_t t2747 = t145 & t190;
    const uint64_t t2748 = t145 & t696;
    const uint64_t t2749 = t117 & t145;
    const uint64_t t2750 = t132 & t145;
    const uint64_t t2751 = t211 & t925;
    const uint64_t t2752 = t178 & t503;
    const uint64_t t2753 = t224 & t398;
    const uint64_t t2754 = t332 & t730;
    const uint64_t t2755 = t154 & t390;
    const uint64_t t2756 = t129 & t457;
    const uint64_t t2757 = t140 & t311;
    const uint64_t t2758 = t251 & t864;
    const uint64_t t2759 = t366 & t382;
    const uint64_t t2760 = t180 & t205;
    const uint64_t t2761 = t299 & t419;
    const uint64_t t2762 = t110 & t172;
    const uint64_t t2763 = t61 & t377;
    const uint64_t t2764 = t272 & t406;
    const uint64_t t2765 = t211 & t2004;
    const uint64_t t2766 = t248 & t705;
    const uint64_t t2767 = t304 & t400;
    const uint64_t t2768 = t337 & t353;
    const uint64_t t2769 = t157 & t820;
    const uint64_t t2770 = t187 & t795;
    const uint64_t t2771 = t73 & t921;
    const uint64_t t2772 = t270 & t307;
    const uint64_t t2773 = t166 & t345;
    const uint64_t t2774 = t178 & t394;
    const uint64_t t2775 = t196 & t224;
    const uint64_t t2776 = t196 & t332;
    const uint64_t t2777 = t154 & t196;
    const uint64_t t2778 = t196 & t378;
    const uint64_t t2779 = t196 & t257;
    const uint64_t t2780 = t196 & t237;
    const uint64_t t2781 = t150 & t696;
    const uint64_t t2782 = t150 & t886;
    const uint64_t t2783 = t150 & t1561;
    const uint64_t t2784 = t21 & t150;
    const uint64_t t2785 = t150 & t710;
    const uint64_t t2786 = t150 & t804;
    const uint64_t t2787 = t150 & t156;
    const uint64_t t2788 = t123 & t150;
    const uint64_t t2789 = t268 & t791;
    const uint64_t t2790 = t181 & t750;
    const uint64_t t2791 = t337 & t370;
    const uint64_t t2792 = t150 & t334;
    const uint64_t t2793 = t157 & t386;
    const uint64_t t2794 = t133 & t384;
    const uint64_t t2795 = t304 & t453;
    const uint64_t t2796 = t254 & t1125;
    const uint64_t t2797 = t68 & t298;
    const uint64_t t2798 = t323 & t562;
    const uint64_t t2799 = t192 & t539;
    const uint64_t t2800 = t113 & t117;
    const uint64_t t2801 = t345 & t410;
    const uint64_t t2802 = t275 & t322;
    const uint64_t t2803 = t214 & t659;
    const uint64_t t2804 = t251 & t795;
    const uint64_t t2805 = t332 & t342;
    const uint64_t t2806 = t129 & t483;
    const uint64_t t2807 = t244 & t400;
    const uint64_t t2808 = t108 & t221;
    const uint64_t t2809 = t51 & t612;
    const uint64_t t2810 = t272 & t450;
    const uint64_t t2811 = t268 & t800;
    const uint64_t t2812 = t181 & t198;
    const uint64_t t2813 = t198 & t337;
    const uint64_t t2814 = t150 & t198;
    const uint64_t t2815 = t198 & t201;
    const uint64_t t2816 = t89 & t198;
    const uint64_t t2817 = t198 & t260;
    const uint64_t t2818 = t154 & t513;
    const uint64_t t2819 = t154 & t351;
    const uint64_t t2820 = t154 & t905;
    const uint64_t t2821 = t154 & t775;
    const uint64_t t2822 = t34 & t154;
    const uint64_t t2823 = t154 & t296;
    const uint64_t t2824 = t154 & t507;
    const uint64_t t2825 = t154 & t948;
    const uint64_t t2826 = t96 & t152;
    const uint64_t t2827 = t366 & t837;
    const uint64_t t2828 = t378 & t497;
    const uint64_t t2829 = t314 & t415;
    const uint64_t t2830 = t244 & t507;
    const uint64_t t2831 = t136 & t392;
    const uint64_t t2832 = t290 & t332;
    const uint64_t t2833 = t120 & t388;
    const uint64_t t2834 = t110 & t253;
    const uint64_t t2835 = t299 & t657;
    const uint64_t t2836 = t145 & t637;
    const uint64_t t2837 = t123 & t257;
    const uint64_t t2838 = t66 & t268;
    const uint64_t t2839 = t80 & t294;
    const uint64_t t2840 = t173 & t438;
    const uint64_t t2841 = t254 & t907;
    const uint64_t t2842 = t312 & t349;
    const uint64_t t2843 = t133 & t1106;
    const uint64_t t2844 = t226 & t246;
    const uint64_t t2845 = t237 & t966;
    const uint64_t t2846 = t89 & t1091;
    const uint64_t t2847 = t275 & t560;
    const uint64_t t2848 = t96 & t200;
    const uint64_t t2849 = t200 & t366;
    const uint64_t t2850 = t200 & t378;
    const uint64_t t2851 = t154 & t200;
    const uint64_t t2852 = t200 & t272;
    const uint64_t t2853 = t200 & t270;
    const uint64_t t2854 = t201 & t1006;
    const uint64_t t2855 = t170 & t201;
    const uint64_t t2856 = t201 & t481;
    const uint64_t t2857 = t201 & t964;
    const uint64_t t2858 = t201 & t738;
    const uint64_t t2859 = t47 & t201;
    const uint64_t t2860 = t201 & t384;
    const uint64_t t2861 = t201 & t406;
    const uint64_t t2862 = t156 & t244;
    const uint64_t t2863 = t68 & t686;
    const uint64_t t2864 = t89 & t740;
    const uint64_t t2865 = t366 & t455;
    const uint64_t t2866 = t246 & t571;
    const uint64_t t2867 = t140 & t239;
    const uint64_t t2868 = t150 & t316;
    const uint64_t t2869 = t125 & t464;
    const uint64_t t2870 = t113 & t256;
    const uint64_t t2871 = t192 & t281;
    const uint64_t t2872 = t312 & t541;
    const uint64_t t2873 = t181 & t220;
    const uint64_t t2874 = t72 & t270;
    const uint64_t t2875 = t83 & t208;
    const uint64_t t2876 = t187 & t550;
    const uint64_t t2877 = t257 & t698;
    const uint64_t t2878 = t164 & t337;
    const uint64_t t2879 = t136 & t427;
    const uint64_t t2880 = t229 & t248;
    const uint64_t t2881 = t296 & t415;
    const uint64_t t2882 = t96 & t597;
    const uint64_t t2883 = t203 & t275;
    const uint64_t t2884 = t203 & t244;
    const uint64_t t2885 = t68 & t203;
    const uint64_t t2886 = t56 & t203;
    const uint64_t t2887 = t157 & t203;
    const uint64_t t2888 = t203 & t294;
    const uint64_t t2889 = t205 & t412;
    const uint64_t t2890 = t205 & t517;
    const uint64_t t2891 = t205 & t710;
    const uint64_t t2892 = t205 & t232;
    const uint64_t t2893 = t205 & t1561;
    const uint64_t t2894 = t205 & t450;
    const uint64_t t2895 = t205 & t730;
    const uint64_t t2896 = t205 & t553;
    const uint64_t t2897 = t161 & t246;
    const uint64_t t2898 = t110 & t637;
    const uint64_t t2899 = t96 & t168;
    const uint64_t t2900 = t68 & t279;
    const uint64_t t2901 = t178 & t587;
    const uint64_t t2902 = t304 & t781;
    const uint64_t t2903 = t415 & t959;
    const uint64_t t2904 = t129 & t236;
    const uint64_t t2905 = t257 & t314;
    const uint64_t t2906 = t145 & t229;
    const uint64_t t2907 = t104 & t337;
    const uint64_t t2908 = t184 & t933;
    const uint64_t t2909 = t77 & t205;
    const uint64_t t2910 = t88 & t211;
    const uint64_t t2911 = t192 & t646;
    const uint64_t t2912 = t181 & t564;
    const uint64_t t2913 = t166 & t378;
    const uint64_t t2914 = t233 & t541;
    const uint64_t t2915 = t125 & t921;
    const uint64_t t2916 = t366 & t673;
    const uint64_t t2917 = t207 & t244;
    const uint64_t t2918 = t207 & t275;
    const uint64_t t2919 = t207 & t246;
    const uint64_t t2920 = t73 & t207;
    const uint64_t t2921 = t61 & t207;
    const uint64_t t2922 = t102 & t207;
    const uint64_t t2923 = t208 & t690;
    const uint64_t t2924 = t208 & t320;
    const uint64_t t2925 = t208 & t218;
    const uint64_t t2926 = t208 & t802;
    const uint64_t t2927 = t208 & t573;
    const uint64_t t2928 = t208 & t447;
    const uint64_t t2929 = t208 & t398;
    const uint64_t t2930 = t208 & t303;
    const uint64_t t2931 = t248 & t870;
    const uint64_t t2932 = t136 & t864;
    const uint64_t t2933 = t244 & t311;
    const uint64_t t2934 = t73 & t281;
    const uint64_t t2935 = t181 & t627;
    const uint64_t t2936 = t291 & t1099;
    const uint64_t t2937 = t184 & t884;
    const uint64_t t2938 = t39 & t239;
    const uint64_t t2939 = t260 & t293;
    const uint64_t t2940 = t150 & t232;
    const uint64_t t2941 = t108 & t129;
    const uint64_t t2942 = t187 & t599;
    const uint64_t t2943 = t208 & t430;
    const uint64_t t2944 = t214 & t417;
    const uint64_t t2945 = t304 & t601;
    const uint64_t t2946 = t366 & t659;
    const uint64_t t2947 = t89 & t800;
    const uint64_t t2948 = t237 & t365;
    const uint64_t t2949 = t378 & t612;
    const uint64_t t2950 = t68 & t210;
    const uint64_t t2951 = t210 & t246;
    const uint64_t t2952 = t210 & t275;
    const uint64_t t2953 = t178 & t210;
    const uint64_t t2954 = t51 & t210;
    const uint64_t t2955 = t210 & t345;
    const uint64_t t2956 = t211 & t331;
    const uint64_t t2957 = t211 & t553;
    const uint64_t t2958 = t211 & t363;
    const uint64_t t2959 = t211 & t220;
    const uint64_t t2960 = t211 & t1003;
    const uint64_t t2961 = t211 & t327;
    const uint64_t t2962 = t211 & t318;
    const uint64_t t2963 = t211 & t517;
    const uint64_t t2964 = t125 & t373;
    const uint64_t t2965 = t233 & t1125;
    const uint64_t t2966 = t299 & t453;
    const uint64_t t2967 = t51 & t283;
    const uint64_t t2968 = t53 & t366;
    const uint64_t t2969 = t332 & t933;
    const uint64_t t2970 = t187 & t837;
    const uint64_t t2971 = t26 & t241;
    const uint64_t t2972 = t157 & t764;
    const uint64_t t2973 = t154 & t236;
    const uint64_t t2974 = t39 & t966;
    const uint64_t t2975 = t192 & t754;
    const uint64_t t2976 = t211 & t590;
    const uint64_t t2977 = t61 & t531;
    const uint64_t t2978 = t291 & t693;
    const uint64_t t2979 = t68 & t438;
    const uint64_t t2980 = t96 & t1006;
    const uint64_t t2981 = t415 & t525;
    const uint64_t t2982 = t89 & t213;
    const uint64_t t2983 = t110 & t213;
    const uint64_t t2984 = t213 & t248;
    const uint64_t t2985 = t213 & t294;
    const uint64_t t2986 = t181 & t213;
    const uint64_t t2987 = t56 & t213;
    const uint64_t t2988 = t214 & t1091;
    const uint64_t t2989 = t214 & t445;
    const uint64_t t2990 = t214 & t359;
    const uint64_t t2991 = t214 & t722;
    const uint64_t t2992 = t214 & t223;
    const uint64_t t2993 = t214 & t701;
    const uint64_t t2994 = t214 & t375;
    const uint64_t t2995 = t214 & t414;
    const uint64_t t2996 = t378 & t390;
    const uint64_t t2997 = t224 & t388;
    const uint64_t t2998 = t221 & t290;
    const uint64_t t2999 = t89 & t285;
    const uint64_t t3000 = t345 & t820;
    const uint64_t t3001 = t312 & t1241;
    const uint64_t t3002 = t192 & t531;
    const uint64_t t3003 = t133 & t777;
    const uint64_t t3004 = t102 & t250;
    const uint64_t t3005 = t201 & t511;
    const uint64_t t3006 = t26 & t802;
    const uint64_t t3007 = t145 & t172;
    const uint64_t t3008 = t241 & t268;
    const uint64_t t3009 = t47 & t68;
    const uint64_t t3010 = t291 & t948;
    const uint64_t t3011 = t110 & t745;
    const uint64_t t3012 = t244 & t517;
    const uint64_t t3013 = t216 & t366;
    const uint64_t t3014 = t96 & t216;
    const uint64_t t3015 = t136 & t216;
    const uint64_t t3016 = t216 & t251;
    const uint64_t t3017 = t216 & t323;
    const uint64_t t3018 = t184 & t216;
    const uint64_t t3019 = t173 & t797;
    const uint64_t t3020 = t173 & t597;
    const uint64_t t3021 = t173 & t556;
    const uint64_t t3022 = t88 & t173;
    const uint64_t t3023 = t58 & t173;
    const uint64_t t3024 = t173 & t226;
    const uint64_t t3025 = t173 & t791;
    const uint64_t t3026 = t173 & t612;
    const uint64_t t3027 = t56 & t386;
    const uint64_t t3028 = t337 & t375;
    const uint64_t t3029 = t237 & t438;
    const uint64_t t3030 = t270 & t417;
    const uint64_t t3031 = t214 & t495;
    const uint64_t t3032 = t227 & t560;
    const uint64_t t3033 = t304 & t635;
    const uint64_t t3034 = t113 & t861;
    const uint64_t t3035 = t211 & t253;
    const uint64_t t3036 = t205 & t347;
    const uint64_t t3037 = t39 & t884;
    const uint64_t t3038 = t150 & t340;
    const uint64_t t3039 = t96 & t243;
    const uint64_t t3040 = t53 & t110;
    const uint64_t t3041 = t291 & t396;
    const uint64_t t3042 = t123 & t136;
    const uint64_t t3043 = t218 & t246;
    const uint64_t t3044 = t68 & t218;
    const uint64_t t3045 = t218 & t244;
    const uint64_t t3046 = t140 & t218;
    const uint64_t t3047 = t218 & t230;
    const uint64_t t3048 = t218 & t299;
    const uint64_t t3049 = t187 & t309;
    const uint64_t t3050 = t187 & t2418;
    const uint64_t t3051 = t187 & t207;
    const uint64_t t3052 = t187 & t651;
    const uint64_t t3053 = t94 & t187;
    const uint64_t t3054 = t187 & t527;
    const uint64_t t3055 = t187 & t283;
    const uint64_t t3056 = t187 & t394;
    const uint64_t t3057 = t173 & t507;
    const uint64_t t3058 = t129 & t612;
    const uint64_t t3059 = t415 & t745;
    const uint64_t t3060 = t272 & t686;
    const uint64_t t3061 = t61 & t599;
    const uint64_t t3062 = t203 & t254;
    const uint64_t t3063 = t148 & t291;
    const uint64_t t3064 = t120 & t293;
    const uint64_t t3065 = t268 & t1561;
    const uint64_t t3066 = t166 & t323;
    const uint64_t t3067 = t26 & t1110;
    const uint64_t t3068 = t154 & t646;
    const uint64_t t3069 = t102 & t562;
    const uint64_t t3070 = t113 & t820;
    const uint64_t t3071 = t332 & t1099;
    const uint64_t t3072 = t140 & t220;
    const uint64_t t3073 = t178 & t220;
    const uint64_t t3074 = t73 & t220;
    const uint64_t t3075 = t220 & t246;
    const uint64_t t3076 = t145 & t220;
    const uint64_t t3077 = t220 & t233;
    const uint64_t t3078 = t128 & t221;
    const uint64_t t3079 = t221 & t916;
    const uint64_t t3080 = t221 & t353;
    const uint64_t t3081 = t210 & t221;
    const uint64_t t3082 = t221 & t550;
    const uint64_t t3083 = t221 & t288;
    const uint64_t t3084 = t221 & t298;
    const uint64_t t3085 = t221 & t285;
    const uint64_t t3086 = t175 & t406;
    const uint64_t t3087 = t39 & t1091;
    const uint64_t t3088 = t177 & t184;
    const uint64_t t3089 = t294 & t419;
    const uint64_t t3090 = t68 & t754;
    const uint64_t t3091 = t257 & t690;
    const uint64_t t3092 = t332 & t394;
    const uint64_t t3093 = t251 & t764;
    const uint64_t t3094 = t270 & t447;
    const uint64_t t3095 = t246 & t800;
    const uint64_t t3096 = t133 & t288;
    const uint64_t t3097 = t157 & t601;
    const uint64_t t3098 = t106 & t657;
    const uint64_t t3099 = t120 & t400;
    const uint64_t t3100 = t150 & t223;
    const uint64_t t3101 = t223 & t304;
    const uint64_t t3102 = t181 & t223;
    const uint64_t t3103 = t26 & t223;
    const uint64_t t3104 = t223 & t248;
    const uint64_t t3105 = t223 & t312;
    const uint64_t t3106 = t224 & t933;
    const uint64_t t3107 = t132 & t224;
    const uint64_t t3108 = t224 & t1065;
    const uint64_t t3109 = t224 & t361;
    const uint64_t t3110 = t213 & t224;
    const uint64_t t3111 = t224 & t646;
    const uint64_t t3112 = t224 & t1125;
    const uint64_t t3113 = t224 & t253;
    const uint64_t t3114 = t178 & t322;
    const uint64_t t3115 = t26 & t597;
    const uint64_t t3116 = t180 & t187;
    const uint64_t t3117 = t323 & t539;
    const uint64_t t3118 = t73 & t710;
    const uint64_t t3119 = t260 & t392;
    const uint64_t t3120 = t312 & t513;
    const uint64_t t3121 = t190 & t254;
    const uint64_t t3122 = t272 & t318;
    const uint64_t t3123 = t200 & t248;
    const uint64_t t3124 = t136 & t1125;
    const uint64_t t3125 = t244 & t477;
    const uint64_t t3126 = t110 & t281;
    const uint64_t t3127 = t125 & t226;
    const uint64_t t3128 = t226 & t415;
    const uint64_t t3129 = t226 & t291;
    const uint64_t t3130 = t184 & t226;
    const uint64_t t3131 = t133 & t226;
    const uint64_t t3132 = t226 & t251;
    const uint64_t t3133 = t227 & t342;
    const uint64_t t3134 = t227 & t1241;
    const uint64_t t3135 = t72 & t227;
    const uint64_t t3136 = t227 & t262;
    const uint64_t t3137 = t227 & t705;
    const uint64_t t3138 = t216 & t227;
    const uint64_t t3139 = t227 & t601;
    const uint64_t t3140 = t227 & t388;
    const uint64_t t3141 = t80 & t181;
    const uint64_t t3142 = t133 & t207;
    const uint64_t t3143 = t192 & t562;
    const uint64_t t3144 = t246 & t637;
    const uint64_t t3145 = t51 & t802;
    const uint64_t t3146 = t157 & t511;
    const uint64_t t3147 = t311 & t337;
    const uint64_t t3148 = t194 & t257;
    const uint64_t t3149 = t294 & t653;
    const uint64_t t3150 = t203 & t251;
    const uint64_t t3151 = t140 & t388;
    const uint64_t t3152 = t299 & t481;
    const uint64_t t3153 = t113 & t229;
    const uint64_t t3154 = t129 & t229;
    const uint64_t t3155 = t184 & t229;
    const uint64_t t3156 = t229 & t291;
    const uint64_t t3157 = t187 & t229;
    const uint64_t t3158 = t136 & t229;
    const uint64_t t3159 = t230 & t283;
    const uint64_t t3160 = t230 & t475;
    const uint64_t t3161 = t230 & t560;
    const uint64_t t3162 = t77 & t230;
    const uint64_t t3163 = t230 & t274;
    const uint64_t t3164 = t230 & t834;
    const uint64_t t3165 = t230 & t309;
    const uint64_t t3166 = t230 & t477;
    const uint64_t t3167 = t83 & t366;
    const uint64_t t3168 = t113 & t210;
    const uint64_t t3169 = t304 & t657;
    const uint64_t t3170 = t248 & t541;
    const uint64_t t3171 = t89 & t1003;
    const uint64_t t3172 = t244 & t641;
    const uint64_t t3173 = t129 & t336;
    const uint64_t t3174 = t260 & t696;
    const uint64_t t3175 = t77 & t208;
    const uint64_t t3176 = t254 & t690;
    const uint64_t t3177 = t145 & t464;
    const uint64_t t3178 = t192 & t232;
    const uint64_t t3179 = t232 & t257;
    const uint64_t t3180 = t39 & t232;
    const uint64_t t3181 = t175 & t232;
    const uint64_t t3182 = t232 & t332;
    const uint64_t t3183 = t221 & t232;
    const uint64_t t3184 = t233 & t921;
    const uint64_t t3185 = t233 & t285;
    const uint64_t t3186 = t233 & t433;
    const uint64_t t3187 = t203 & t233;
    const uint64_t t3188 = t233 & t430;
    const uint64_t t3189 = t233 & t277;
    const uint64_t t3190 = t233 & t380;
    const uint64_t t3191 = t233 & t916;
    const uint64_t t3192 = t345 & t355;
    const uint64_t t3193 = t120 & t213;
    const uint64_t t3194 = t281 & t291;
    const uint64_t t3195 = t125 & t365;
    const uint64_t t3196 = t96 & t363;
    const uint64_t t3197 = t299 & t373;
    const uint64_t t3198 = t39 & t651;
    const uint64_t t3199 = t156 & t201;
    const uint64_t t3200 = t211 & t430;
    const uint64_t t3201 = t257 & t392;
    const uint64_t t3202 = t236 & t312;
    const uint64_t t3203 = t145 & t236;
    const uint64_t t3204 = t236 & t260;
    const uint64_t t3205 = t51 & t236;
    const uint64_t t3206 = t178 & t236;
    const uint64_t t3207 = t150 & t236;
    const uint64_t t3208 = t237 & t573;
    const uint64_t t3209 = t237 & t301;
    const uint64_t t3210 = t237 & t417;
    const uint64_t t3211 = t237 & t243;
    const uint64_t t3212 = t237 & t690;
    const uint64_t t3213 = t237 & t544;
    const uint64_t t3214 = t237 & t307;
    const uint64_t t3215 = t237 & t503;
    const uint64_t t3216 = t214 & t485;
    const uint64_t t3217 = t251 & t797;
    const uint64_t t3218 = t283 & t332;
    const uint64_t t3219 = t129 & t525;
    const uint64_t t3220 = t244 & t492;
    const uint64_t t3221 = t221 & t329;
    const uint64_t t3222 = t51 & t745;
    const uint64_t t3223 = t272 & t948;
    const uint64_t t3224 = t268 & t590;
    const uint64_t t3225 = t181 & t239;
    const uint64_t t3226 = t239 & t337;
    const uint64_t t3227 = t150 & t239;
    const uint64_t t3228 = t201 & t239;
    const uint64_t t3229 = t89 & t239;
    const uint64_t t3230 = t239 & t260;
    const uint64_t t3231 = t154 & t511;
    const uint64_t t3232 = t154 & t327;
    const uint64_t t3233 = t154 & t468;
    const uint64_t t3234 = t154 & t686;
    const uint64_t t3235 = t154 & t183;
    const uint64_t t3236 = t154 & t553;
    const uint64_t t3237 = t154 & t347;
    const uint64_t t3238 = t154 & t450;
    const uint64_t t3239 = t61 & t722;
    const uint64_t t3240 = t230 & t2418;
    const uint64_t t3241 = t150 & t875;
    const uint64_t t3242 = t39 & t216;
    const uint64_t t3243 = t299 & t334;
    const uint64_t t3244 = t224 & t964;
    const uint64_t t3245 = t56 & t177;
    const uint64_t t3246 = t294 & t433;
    const uint64_t t3247 = t241 & t270;
    const uint64_t t3248 = t184 & t241;
    const uint64_t t3249 = t129 & t241;
    const uint64_t t3250 = t241 & t415;
    const uint64_t t3251 = t205 & t241;
    const uint64_t t3252 = t96 & t241;
    const uint64_t t3253 = t157 & t781;
    const uint64_t t3254 = t157 & t347;
    const uint64_t t3255 = t157 & t464;
    const uint64_t t3256 = t157 & t966;
    const uint64_t t3257 = t157 & t419;
    const uint64_t t3258 = t157 & t318;
    const uint64_t t3259 = t157 & t327;
    const uint64_t t3260 = t157 & t344;
    const uint64_t t3261 = t68 & t820;
    const uint64_t t3262 = t233 & t353;
    const uint64_t t3263 = t154 & t925;
    const uint64_t t3264 = t26 & t218;
    const uint64_t t3265 = t192 & t314;
    const uint64_t t3266 = t227 & t1561;
    const uint64_t t3267 = t173 & t180;
    const uint64_t t3268 = t208 & t243;
    const uint64_t t3269 = t205 & t243;
    const uint64_t t3270 = t187 & t243;
    const uint64_t t3271 = t133 & t243;
    const uint64_t t3272 = t184 & t243;
    const uint64_t t3273 = t243 & t323;
    const uint64_t t3274 = t244 & t777;
    const uint64_t t3275 = t244 & t515;
    const uint64_t t3276 = t166 & t244;
    const uint64_t t3277 = t236 & t244;
    const uint64_t t3278 = t244 & t296;
    const uint64_t t3279 = t34 & t244;
    const uint64_t t3280 = t244 & t414;
    const uint64_t t3281 = t244 & t375;
    const uint64_t t3282 = t110 & t400;
    const uint64_t t3283 = t224 & t483;
    const uint64_t t3284 = t201 & t1226;
    const uint64_t t3285 = t39 & t128;
    const uint64_t t3286 = t145 & t293;
    const uint64_t t3287 = t254 & t447;
    const uint64_t t3288 = t183 & t187;
    const uint64_t t3289 = t183 & t211;
    const uint64_t t3290 = t183 & t208;
    const uint64_t t3291 = t183 & t221;
    const uint64_t t3292 = t113 & t183;
    const uint64_t t3293 = t175 & t183;
    const uint64_t t3294 = t246 & t562;
    const uint64_t t3295 = t246 & t861;
    const uint64_t t3296 = t246 & t382;
    const uint64_t t3297 = t168 & t246;
    const uint64_t t3298 = t239 & t246;
    const uint64_t t3299 = t246 & t673;
    const uint64_t t3300 = t246 & t635;
    const uint64_t t3301 = t139 & t246;
    const uint64_t t3302 = t113 & t342;
    const uint64_t t3303 = t227 & t587;
    const uint64_t t3304 = t205 & t488;
    const uint64_t t3305 = t26 & t382;
    const uint64_t t3306 = t312 & t764;
    const uint64_t t3307 = t186 & t257;
    const uint64_t t3308 = t186 & t192;
    const uint64_t t3309 = t186 & t214;
    const uint64_t t3310 = t106 & t186;
    const uint64_t t3311 = t186 & t224;
    const uint64_t t3312 = t120 & t186;
    const uint64_t t3313 = t248 & t318;
    const uint64_t t3314 = t248 & t738;
    const uint64_t t3315 = t248 & t293;
    const uint64_t t3316 = t248 & t712;
    const uint64_t t3317 = t170 & t248;
    const uint64_t t3318 = t248 & t781;
    const uint64_t t3319 = t248 & t331;
    const uint64_t t3320 = t248 & t325;
    const uint64_t t3321 = t120 & t475;
    const uint64_t t3322 = t230 & t627;
    const uint64_t t3323 = t323 & t905;
    const uint64_t t3324 = t133 & t298;
    const uint64_t t3325 = t250 & t337;
    const uint64_t t3326 = t181 & t250;
    const uint64_t t3327 = t250 & t304;
    const uint64_t t3328 = t173 & t250;
    const uint64_t t3329 = t110 & t250;
    const uint64_t t3330 = t227 & t250;
    const uint64_t t3331 = t190 & t251;
    const uint64_t t3332 = t251 & t653;
    const uint64_t t3333 = t251 & t450;
    const uint64_t t3334 = t251 & t441;
    const uint64_t t3335 = t251 & t804;
    const uint64_t t3336 = t251 & t710;
    const uint64_t t3337 = t251 & t1099;
    const uint64_t t3338 = t251 & t468;
    const uint64_t t3339 = t125 & t433;
    const uint64_t t3340 = t233 & t730;
    const uint64_t t3341 = t246 & t964;
    const uint64_t t3342 = t136 & t253;
    const uint64_t t3343 = t253 & t378;
    const uint64_t t3344 = t253 & t366;
    const uint64_t t3345 = t253 & t332;
    const uint64_t t3346 = t175 & t253;
    const uint64_t t3347 = t113 & t253;
    const uint64_t t3348 = t254 & t377;
    const uint64_t t3349 = t194 & t254;
    const uint64_t t3350 = t77 & t254;
    const uint64_t t3351 = t254 & t560;
    const uint64_t t3352 = t254 & t414;
    const uint64_t t3353 = t254 & t507;
    const uint64_t t3354 = t254 & t296;
    const uint64_t t3355 = t223 & t254;
    const uint64_t t3356 = t378 & t777;
    const uint64_t t3357 = t237 & t334;
    const uint64_t t3358 = t248 & t256;
    const uint64_t t3359 = t233 & t256;
    const uint64_t t3360 = t89 & t256;
    const uint64_t t3361 = t256 & t345;
    const uint64_t t3362 = t150 & t256;
    const uint64_t t3363 = t178 & t256;
    const uint64_t t3364 = t257 & t1561;
    const uint64_t t3365 = t257 & t368;
    const uint64_t t3366 = t257 & t696;
    const uint64_t t3367 = t80 & t257;
    const uint64_t t3368 = t257 & t412;
    const uint64_t t3369 = t257 & t939;
    const uint64_t t3370 = t257 & t406;
    const uint64_t t3371 = t257 & t384;
    const uint64_t t3372 = t89 & t1065;
    const uint64_t t3373 = t259 & t415;
    const uint64_t t3374 = t125 & t259;
    const uint64_t t3375 = t237 & t259;
    const uint64_t t3376 = t259 & t270;
    const uint64_t t3377 = t259 & t268;
    const uint64_t t3378 = t154 & t259;
    const uint64_t t3379 = t260 & t314;
    const uint64_t t3380 = t260 & t775;
    const uint64_t t3381 = t260 & t400;
    const uint64_t t3382 = t260 & t351;
    const uint64_t t3383 = t83 & t260;
    const uint64_t t3384 = t260 & t750;
    const uint64_t t3385 = t260 & t427;
    const uint64_t t3386 = t260 & t322;
    const uint64_t t3387 = t96 & t262;
    const uint64_t t3388 = t262 & t366;
    const uint64_t t3389 = t262 & t378;
    const uint64_t t3390 = t154 & t262;
    const uint64_t t3391 = t262 & t272;
    const uint64_t t3392 = t262 & t270;
    const uint64_t t3393 = t201 & t577;
    const uint64_t t3394 = t201 & t455;
    const uint64_t t3395 = t201 & t657;
    const uint64_t t3396 = t201 & t226;
    const uint64_t t3397 = t201 & t404;
    const uint64_t t3398 = t88 & t201;
    const uint64_t t3399 = t201 & t1110;
    const uint64_t t3400 = t201 & t864;
    const uint64_t t3401 = t244 & t264;
    const uint64_t t3402 = t68 & t264;
    const uint64_t t3403 = t56 & t264;
    const uint64_t t3404 = t157 & t264;
    const uint64_t t3405 = t264 & t294;
    const uint64_t t3406 = t205 & t274;
    const uint64_t t3407 = t205 & t277;
    const uint64_t t3408 = t205 & t279;
    const uint64_t t3409 = t205 & t281;
    const uint64_t t3410 = t205 & t283;
    const uint64_t t3411 = t205 & t285;
    const uint64_t t3412 = t94 & t205;
    const uint64_t t3413 = t205 & t288;
    const uint64_t t3414 = t246 & t264;
    const uint64_t t3415 = t73 & t264;
    const uint64_t t3416 = t61 & t264;
    const uint64_t t3417 = t102 & t264;
    const uint64_t t3418 = t208 & t274;
    const uint64_t t3419 = t208 & t277;
    const uint64_t t3420 = t208 & t279;
    const uint64_t t3421 = t208 & t281;
    const uint64_t t3422 = t208 & t283;
    const uint64_t t3423 = t208 & t285;
    const uint64_t t3424 = t94 & t208;
    const uint64_t t3425 = t208 & t288;
    const uint64_t t3426 = t178 & t264;
    const uint64_t t3427 = t51 & t264;
    const uint64_t t3428 = t264 & t345;
    const uint64_t t3429 = t211 & t274;
    const uint64_t t3430 = t211 & t277;
    const uint64_t t3431 = t211 & t279;
    const uint64_t t3432 = t211 & t281;
    const uint64_t t3433 = t211 & t283;
    const uint64_t t3434 = t211 & t285;
    const uint64_t t3435 = t94 & t211;
    const uint64_t t3436 = t211 & t288;
    const uint64_t t3437 = t260 & t264;
    const uint64_t t3438 = t89 & t264;
    const uint64_t t3439 = t268 & t274;
    const uint64_t t3440 = t268 & t277;
    const uint64_t t3441 = t268 & t279;
    const uint64_t t3442 = t268 & t281;
    const uint64_t t3443 = t268 & t283;
    const uint64_t t3444 = t268 & t285;
    const uint64_t t3445 = t94 & t268;
    const uint64_t t3446 = t268 & t288;
    const uint64_t t3447 = t201 & t264;
    const uint64_t t3448 = t270 & t274;
    const uint64_t t3449 = t270 & t277;
    const uint64_t t3450 = t270 & t279;
    const uint64_t t3451 = t270 & t281;
    const uint64_t t3452 = t270 & t283;
    const uint64_t t3453 = t270 & t285;
    const uint64_t t3454 = t94 & t270;
    const uint64_t t3455 = t270 & t288;
    const uint64_t t3456 = t272 & t274;
    const uint64_t t3457 = t272 & t277;
    const uint64_t t3458 = t272 & t279;
    const uint64_t t3459 = t272 & t281;
    const uint64_t t3460 = t272 & t283;
    const uint64_t t3461 = t272 & t285;
    const uint64_t t3462 = t94 & t272;
    const uint64_t t3463 = t272 & t288;
    const uint64_t t3464 = t275 & t671;
    const uint64_t t3465 = t275 & t307;
    const uint64_t t3466 = t275 & t1061;
    const uint64_t t3467 = t229 & t275;
    const uint64_t t3468 = t275 & t875;
    const uint64_t t3469 = t275 & t417;
    const uint64_t t3470 = t100 & t275;
    const uint64_t t3471 = t275 & t441;
    const uint64_t t3472 = t275 & t450;
    const uint64_t t3473 = t275 & t349;
    const uint64_t t3474 = t232 & t275;
    const uint64_t t3475 = t275 & t485;
    const uint64_t t3476 = t275 & t686;
    const uint64_t t3477 = t275 & t653;
    const uint64_t t3478 = t275 & t398;
    const uint64_t t3479 = t164 & t275;
    const uint64_t t3480 = t275 & t573;
    const uint64_t t3481 = t275 & t492;
    const uint64_t t3482 = t275 & t747;
    const uint64_t t3483 = t275 & t517;
    const uint64_t t3484 = t275 & t344;
    const uint64_t t3485 = t275 & t327;
    const uint64_t t3486 = t275 & t795;
    const uint64_t t3487 = t218 & t275;
    const uint64_t t3488 = t275 & t693;
    const uint64_t t3489 = t108 & t275;
    const uint64_t t3490 = t220 & t275;
    const uint64_t t3491 = t275 & t966;
    const uint64_t t3492 = t27 | t40 | t52 | t57 | t62 | t69 | t74 | t78 | t81 | t84 | t90 | t97 | t103 | t107
        | t111 | t114 | t121 | t126 | t130 | t134 | t137 | t141 | t146 | t151 | t155 | t158 | t162 | t165 | t167
        | t169 | t171 | t174 | t176 | t179 | t182 | t185 | t188 | t193 | t195 | t197 | t199 | t202 | t206 | t209
        | t212 | t215 | t217 | t219 | t222 | t225 | t228 | t231 | t234 | t238 | t240 | t242 | t245 | t247 | t249
        | t252 | t255 | t258 | t261 | t263 | t265 | t266 | t267 | t269 | t271 | t273 | t276 | t278 | t280 | t282
        | t284 | t286 | t287 | t289 | t292 | t295 | t297 | t300 | t302 | t305 | t306 | t308 | t310 | t313 | t315
        | t317 | t319 | t321 | t324 | t326 | t328 | t330 | t333 | t335 | t338 | t339 | t341 | t343 | t346 | t348
        | t350 | t352 | t354 | t356 | t357 | t358 | t360 | t362 | t364 | t367 | t369 | t371 | t372 | t374 | t376
        | t379 | t381 | t383 | t385 | t387 | t389 | t391 | t393 | t395 | t397 | t399 | t401 | t403 | t405 | t407
        | t408 | t409 | t411 | t413 | t416 | t418 | t420 | t421 | t422 | t423 | t424 | t425 | t426 | t428 | t429
        | t431 | t432 | t434 | t436 | t437 | t439 | t440 | t442 | t443 | t444 | t446 | t448 | t449 | t451 | t452
        | t454 | t456 | t458 | t459 | t460 | t461 | t463 | t465 | t467 | t469 | t470 | t472 | t473 | t474 | t476
        | t478 | t479 | t480 | t482 | t484 | t486 | t487 | t489 | t490 | t491 | t493 | t494 | t496 | t498 | t499
        | t500 | t501 | t502 | t504 | t505 | t506 | t508 | t509 | t510 | t512 | t514 | t516 | t518 | t519 | t521
        | t522 | t523 | t524 | t526 | t528 | t529 | t530 | t532 | t533 | t534 | t535 | t536 | t537 | t538 | t540
        | t542 | t543 | t545 | t546 | t547 | t548 | t549 | t551 | t552 | t554 | t555 | t557 | t558 | t559 | t561
        | t563 | t565 | t566 | t567 | t568 | t569 | t570 | t572 | t574 | t575 | t576 | t578 | t579 | t580 | t581
        | t582 | t583 | t584 | t585 | t586 | t588 | t589 | t591 | t593 | t594 | t595 | t596 | t598 | t600 | t602
        | t603 | t605 | t606 | t607 | t608 | t609 | t610 | t611 | t613 | t614 | t615 | t616 | t617 | t618 | t619
        | t620 | t621 | t622 | t623 | t624 | t625 | t626 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t636
        | t638 | t639 | t640 | t642 | t643 | t644 | t645 | t647 | t648 | t649 | t650 | t652 | t654 | t655 | t656
        | t658 | t660 | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t669 | t670 | t672 | t674 | t675 | t676
        | t677 | t678 | t679 | t680 | t681 | t682 | t683 | t684 | t685 | t687 | t688 | t689 | t691 | t692 | t694
        | t695 | t697 | t699 | t700 | t702 | t703 | t704 | t706 | t707 | t708 | t709 | t711 | t713 | t714 | t715
        | t716 | t717 | t718 | t719 | t720 | t721 | t723 | t724 | t725 | t726 | t727 | t728 | t729 | t731 | t732
        | t733 | t734 | t735 | t736 | t737 | t739 | t741 | t742 | t743 | t744 | t746 | t748 | t749 | t751 | t752
        | t753 | t755 | t756 | t757 | t758 | t759 | t760 | t761 | t762 | t763 | t765 | t766 | t767 | t768 | t769
        | t770 | t771 | t772 | t773 | t774 | t776 | t778 | t779 | t780 | t782 | t783 | t784 | t785 | t786 | t787
        | t788 | t789 | t790 | t792 | t793 | t794 | t796 | t798 | t799 | t801 | t803 | t805 | t806 | t807 | t808
        | t809 | t810 | t811 | t812 | t813 | t814 | t815 | t816 | t817 | t818 | t819 | t821 | t822 | t823 | t824
        | t825 | t826 | t827 | t828 | t829 | t830 | t831 | t832 | t833 | t835 | t836 | t838 | t839 | t840 | t841
        | t842 | t843 | t844 | t845 | t846 | t847 | t848 | t849 | t850 | t851 | t852 | t853 | t854 | t855 | t856
        | t857 | t858 | t859 | t860 | t862 | t863 | t865 | t866 | t867 | t868 | t869 | t871 | t872 | t873 | t874
        | t876 | t877 | t878 | t879 | t880 | t881 | t882 | t883 | t885 | t887 | t888 | t889 | t890 | t891 | t893
        | t894 | t895 | t896 | t897 | t898 | t899 | t900 | t901 | t902 | t903 | t904 | t906 | t908 | t909 | t910
        | t911 | t912 | t913 | t914 | t915 | t917 | t918 | t919 | t920 | t922 | t923 | t924 | t926 | t927 | t928
        | t929 | t930 | t931 | t932 | t934 | t935 | t936 | t937 | t938 | t940 | t941 | t942 | t943 | t944 | t945
        | t946 | t947 | t949 | t951 | t952 | t953 | t954 | t955 | t956 | t957 | t958 | t960 | t961 | t962 | t963
        | t965 | t967 | t968 | t969 | t970 | t971 | t972 | t973 | t974 | t975 | t976 | t977 | t978 | t979 | t980
        | t981 | t982 | t983 | t984 | t985 | t986 | t987 | t988 | t989 | t990 | t991 | t992 | t993 | t994 | t995
        | t996 | t997 | t998 | t999 | t1000 | t1001 | t1002 | t1004 | t1005 | t1007 | t1008 | t1009 | t1010 | t1011
        | t1012 | t1013 | t1014 | t1015 | t1016 | t1017 | t1018 | t1019 | t1020 | t1021 | t1022 | t1023 | t1024
        | t1025 | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1032 | t1033 | t1034 | t1035 | t1036 | t1037
        | t1038 | t1039 | t1040 | t1041 | t1042 | t1043 | t1044 | t1045 | t1046 | t1047 | t1048 | t1049 | t1050
        | t1051 | t1052 | t1053 | t1054 | t1055 | t1056 | t1057 | t1058 | t1059 | t1060 | t1062 | t1063 | t1064
        | t1066 | t1067 | t1068 | t1069 | t1070 | t1071 | t1072 | t1073 | t1074 | t1075 | t1076 | t1077 | t1078
        | t1079 | t1080 | t1081 | t1082 | t1083 | t1084 | t1085 | t1086 | t1087 | t1088 | t1089 | t1090 | t1092
        | t1093 | t1094 | t1095 | t1096 | t1097 | t1098 | t1100 | t1101 | t1102 | t1103 | t1104 | t1105 | t1107
        | t1108 | t1109 | t1111 | t1112 | t1113 | t1114 | t1115 | t1116 | t1117 | t1118 | t1119 | t1120 | t1121
        | t1122 | t1123 | t1124 | t1126 | t1127 | t1128 | t1129 | t1130 | t1131 | t1132 | t1133 | t1134 | t1135
        | t1136 | t1137 | t1138 | t1139 | t1140 | t1141 | t1142 | t1143 | t1144 | t1145 | t1146 | t1147 | t1148
        | t1149 | t1150 | t1151 | t1152 | t1153 | t1154 | t1155 | t1156 | t1157 | t1158 | t1159 | t1160 | t1161
        | t1162 | t1163 | t1164 | t1165 | t1166 | t1167 | t1168 | t1169 | t1170 | t1171 | t1172 | t1173 | t1174
        | t1175 | t1176 | t1177 | t1178 | t1179 | t1180 | t1181 | t1182 | t1183 | t1184 | t1185 | t1186 | t1187
        | t1188 | t1189 | t1190 | t1191 | t1192 | t1193 | t1194 | t1195 | t1196 | t1197 | t1198 | t1199 | t1200
        | t1201 | t1202 | t1203 | t1204 | t1205 | t1206 | t1207 | t1208 | t1209 | t1210 | t1211 | t1212 | t1213
        | t1214 | t1215 | t1216 | t1217 | t1218 | t1219 | t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1227
        | t1228 | t1229 | t1230 | t1231 | t1232 | t1233 | t1234 | t1235 | t1236 | t1237 | t1238 | t1239 | t1240
        | t1242 | t1243 | t1244 | t1245 | t1246 | t1247 | t1248 | t1249 | t1250 | t1251 | t1252 | t1253 | t1254
        | t1255 | t1256 | t1257 | t1258 | t1259 | t1260 | t1261 | t1262 | t1263 | t1264 | t1265 | t1266 | t1267
        | t1268 | t1269 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276 | t1277 | t1278 | t1279 | t1280
        | t1281 | t1282 | t1283 | t1284 | t1285 | t1286 | t1287 | t1288 | t1289 | t1290 | t1291 | t1292 | t1293
        | t1294 | t1295 | t1296 | t1297 | t1298 | t1299 | t1300 | t1301 | t1302 | t1303 | t1304 | t1305 | t1306
        | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1314 | t1315 | t1316 | t1317 | t1318 | t1319
        | t1320 | t1321 | t1322 | t1323 | t1324 | t1325 | t1326 | t1327 | t1328 | t1329 | t1330 | t1331 | t1332
        | t1333 | t1334 | t1335 | t1336 | t1337 | t1338 | t1339 | t1340 | t1341 | t1342 | t1343 | t1344 | t1345
        | t1346 | t1347 | t1348 | t1349 | t1350 | t1351 | t1352 | t1353 | t1354 | t1355 | t1356 | t1357 | t1358
        | t1359 | t1360 | t1361 | t1362 | t1363 | t1364 | t1365 | t1366 | t1367 | t1368 | t1369 | t1370 | t1371
        | t1372 | t1373 | t1374 | t1375 | t1376 | t1377 | t1378 | t1379 | t1380 | t1381 | t1382 | t1383 | t1384
        | t1385 | t1386 | t1387 | t1388 | t1389 | t1390 | t1391 | t1392 | t1393 | t1394 | t1395 | t1396 | t1397
        | t1398 | t1399 | t1400 | t1401 | t1402 | t1403 | t1404 | t1405 | t1406 | t1407 | t1408 | t1409 | t1410
        | t1411 | t1412 | t1413 | t1414 | t1415 | t1416 | t1417 | t1418 | t1419 | t1420 | t1421 | t1422 | t1423
        | t1424 | t1425 | t1426 | t1427 | t1428 | t1429 | t1430 | t1431 | t1432 | t1433 | t1434 | t1435 | t1436
        | t1437 | t1438 | t1439 | t1440 | t1441 | t1442 | t1443 | t1444 | t1445 | t1446 | t1447 | t1448 | t1449
        | t1450 | t1451 | t1452 | t1453 | t1454 | t1455 | t1456 | t1457 | t1458 | t1459 | t1460 | t1461 | t1462
        | t1463 | t1464 | t1465 | t1466 | t1467 | t1468 | t1469 | t1470 | t1471 | t1472 | t1473 | t1474 | t1475
        | t1476 | t1477 | t1478 | t1479 | t1480 | t1481 | t1482 | t1483 | t1484 | t1485 | t1486 | t1487 | t1488
        | t1489 | t1490 | t1491 | t1492 | t1493 | t1494 | t1495 | t1496 | t1497 | t1498 | t1499 | t1500 | t1501
        | t1502 | t1503 | t1504 | t1505 | t1506 | t1507 | t1508 | t1509 | t1510 | t1511 | t1512 | t1513 | t1514
        | t1515 | t1516 | t1517 | t1518 | t1519 | t1520 | t1521 | t1522 | t1523 | t1524 | t1525 | t1526 | t1527
        | t1528 | t1529 | t1530 | t1531 | t1532 | t1533 | t1534 | t1535 | t1536 | t1537 | t1538 | t1539 | t1540
        | t1541 | t1542 | t1543 | t1544 | t1545 | t1546 | t1547 | t1548 | t1549 | t1550 | t1551 | t1552 | t1553
        | t1554 | t1555 | t1556 | t1557 | t1558 | t1559 | t1560 | t1562 | t1563 | t1564 | t1565 | t1566 | t1567
        | t1568 | t1569 | t1570 | t1571 | t1572 | t1573 | t1574 | t1575 | t1576 | t1577 | t1578 | t1579 | t1580
        | t1581 | t1582 | t1583 | t1584 | t1585 | t1586 | t1587 | t1588 | t1589 | t1590 | t1591 | t1592 | t1593
        | t1594 | t1595 | t1596 | t1597 | t1598 | t1599 | t1600 | t1601 | t1602 | t1603 | t1604 | t1605 | t1606
        | t1607 | t1608 | t1609 | t1610 | t1611 | t1612 | t1613 | t1614 | t1615 | t1616 | t1617 | t1618 | t1619
        | t1620 | t1621 | t1622 | t1623 | t1624 | t1625 | t1626 | t1627 | t1628 | t1629 | t1630 | t1631 | t1632
        | t1633 | t1634 | t1635 | t1636 | t1637 | t1638 | t1639 | t1640 | t1641 | t1642 | t1643 | t1644 | t1645
        | t1646 | t1647 | t1648 | t1649 | t1650 | t1651 | t1652 | t1653 | t1654 | t1655 | t1656 | t1657 | t1658
        | t1659 | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666 | t1667 | t1668 | t1669 | t1670 | t1671
        | t1672 | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679 | t1680 | t1681 | t1682 | t1683 | t1684
        | t1685 | t1686 | t1687 | t1688 | t1689 | t1690 | t1691 | t1692 | t1693 | t1694 | t1695 | t1696 | t1697
        | t1698 | t1699 | t1700 | t1701 | t1702 | t1703 | t1704 | t1705 | t1706 | t1707 | t1708 | t1709 | t1710
        | t1711 | t1712 | t1713 | t1714 | t1715 | t1716 | t1717 | t1718 | t1719 | t1720 | t1721 | t1722 | t1723
        | t1724 | t1725 | t1726 | t1727 | t1728 | t1729 | t1730 | t1731 | t1732 | t1733 | t1734 | t1735 | t1736
        | t1737 | t1738 | t1739 | t1740 | t1741 | t1742 | t1743 | t1744 | t1745 | t1746 | t1747 | t1748 | t1749
        | t1750 | t1751 | t1752 | t1753 | t1754 | t1755 | t1756 | t1757 | t1758 | t1759 | t1760 | t1761 | t1762
        | t1763 | t1764 | t1765 | t1766 | t1767 | t1768 | t1769 | t1770 | t1771 | t1772 | t1773 | t1774 | t1775
        | t1776 | t1777 | t1778 | t1779 | t1780 | t1781 | t1782 | t1783 | t1784 | t1785 | t1786 | t1787 | t1788
        | t1789 | t1790 | t1791 | t1792 | t1793 | t1794 | t1795 | t1796 | t1797 | t1798 | t1799 | t1800 | t1801
        | t1802 | t1803 | t1804 | t1805 | t1806 | t1807 | t1808 | t1809 | t1810 | t1811 | t1812 | t1813 | t1814
        | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822 | t1823 | t1824 | t1825 | t1826 | t1827
        | t1828 | t1829 | t1830 | t1831 | t1832 | t1833 | t1834 | t1835 | t1836 | t1837 | t1838 | t1839 | t1840
        | t1841 | t1842 | t1843 | t1844 | t1845 | t1846 | t1847 | t1848 | t1849 | t1850 | t1851 | t1852 | t1853
        | t1854 | t1855 | t1856 | t1857 | t1858 | t1859 | t1860 | t1861 | t1862 | t1863 | t1864 | t1865 | t1866
        | t1867 | t1868 | t1869 | t1870 | t1871 | t1872 | t1873 | t1874 | t1875 | t1876 | t1877 | t1878 | t1879
        | t1880 | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888 | t1889 | t1890 | t1891 | t1892
        | t1893 | t1894 | t1895 | t1896 | t1897 | t1898 | t1899 | t1900 | t1901 | t1902 | t1903 | t1904 | t1905
        | t1906 | t1907 | t1908 | t1909 | t1910 | t1911 | t1912 | t1913 | t1914 | t1915 | t1916 | t1917 | t1918
        | t1919 | t1920 | t1921 | t1922 | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930 | t1931
        | t1932 | t1933 | t1934 | t1935 | t1936 | t1937 | t1938 | t1939 | t1940 | t1941 | t1942 | t1943 | t1944
        | t1945 | t1946 | t1947 | t1948 | t1949 | t1950 | t1951 | t1952 | t1953 | t1954 | t1955 | t1956 | t1957
        | t1958 | t1959 | t1960 | t1961 | t1962 | t1963 | t1964 | t1965 | t1966 | t1967 | t1968 | t1969 | t1970
        | t1971 | t1972 | t1973 | t1974 | t1975 | t1976 | t1977 | t1978 | t1979 | t1980 | t1981 | t1982 | t1983
        | t1984 | t1985 | t1986 | t1987 | t1988 | t1989 | t1990 | t1991 | t1992 | t1993 | t1994 | t1995 | t1996
        | t1997 | t1998 | t1999 | t2000 | t2001 | t2002 | t2003 | t2005 | t2006 | t2007 | t2008 | t2009 | t2010
        | t2011 | t2012 | t2013 | t2014 | t2015 | t2016 | t2017 | t2018 | t2019 | t2020 | t2021 | t2022 | t2023
        | t2024 | t2025 | t2026 | t2027 | t2028 | t2029 | t2030 | t2031 | t2032 | t2033 | t2034 | t2035 | t2036
        | t2037 | t2038 | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045 | t2046 | t2047 | t2048 | t2049
        | t2050 | t2051 | t2052 | t2053 | t2054 | t2055 | t2056 | t2057 | t2058 | t2059 | t2060 | t2061 | t2062
        | t2063 | t2064 | t2065 | t2066 | t2067 | t2068 | t2069 | t2070 | t2071 | t2072 | t2073 | t2074 | t2075
        | t2076 | t2077 | t2078 | t2079 | t2080 | t2081 | t2082 | t2083 | t2084 | t2085 | t2086 | t2087 | t2088
        | t2089 | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098 | t2099 | t2100 | t2101
        | t2102 | t2103 | t2104 | t2105 | t2106 | t2107 | t2108 | t2109 | t2110 | t2111 | t2112 | t2113 | t2114
        | t2115 | t2116 | t2117 | t2118 | t2119 | t2120 | t2121 | t2122 | t2123 | t2124 | t2125 | t2126 | t2127
        | t2128 | t2129 | t2130 | t2131 | t2132 | t2133 | t2134 | t2135 | t2136 | t2137 | t2138 | t2139 | t2140
        | t2141 | t2142 | t2143 | t2144 | t2145 | t2146 | t2147 | t2148 | t2149 | t2150 | t2151 | t2152 | t2153
        | t2154 | t2155 | t2156 | t2157 | t2158 | t2159 | t2160 | t2161 | t2162 | t2163 | t2164 | t2165 | t2166
        | t2167 | t2168 | t2169 | t2170 | t2171 | t2172 | t2173 | t2174 | t2175 | t2176 | t2177 | t2178 | t2179
        | t2180 | t2181 | t2182 | t2183 | t2184 | t2185 | t2186 | t2187 | t2188 | t2189 | t2190 | t2191 | t2192
        | t2193 | t2194 | t2195 | t2196 | t2197 | t2198 | t2199 | t2200 | t2201 | t2202 | t2203 | t2204 | t2205
        | t2206 | t2207 | t2208 | t2209 | t2210 | t2211 | t2212 | t2213 | t2214 | t2215 | t2216 | t2217 | t2218
        | t2219 | t2220 | t2221 | t2222 | t2223 | t2224 | t2225 | t2226 | t2227 | t2228 | t2229 | t2230 | t2231
        | t2232 | t2233 | t2234 | t2235 | t2236 | t2237 | t2238 | t2239 | t2240 | t2241 | t2242 | t2243 | t2244
        | t2245 | t2246 | t2247 | t2248 | t2249 | t2250 | t2251 | t2252 | t2253 | t2254 | t2255 | t2256 | t2257
        | t2258 | t2259 | t2260 | t2261 | t2262 | t2263 | t2264 | t2265 | t2266 | t2267 | t2268 | t2269 | t2270
        | t2271 | t2272 | t2273 | t2274 | t2275 | t2276 | t2277 | t2278 | t2279 | t2280 | t2281 | t2282 | t2283
        | t2284 | t2285 | t2286 | t2287 | t2288 | t2289 | t2290 | t2291 | t2292 | t2293 | t2294 | t2295 | t2296
        | t2297 | t2298 | t2299 | t2300 | t2301 | t2302 | t2303 | t2304 | t2305 | t2306 | t2307 | t2308 | t2309
        | t2310 | t2311 | t2312 | t2313 | t2314 | t2315 | t2316 | t2317 | t2318 | t2319 | t2320 | t2321 | t2322
        | t2323 | t2324 | t2325 | t2326 | t2327 | t2328 | t2329 | t2330 | t2331 | t2332 | t2333 | t2334 | t2335
        | t2336 | t2337 | t2338 | t2339 | t2340 | t2341 | t2342 | t2343 | t2344 | t2345 | t2346 | t2347 | t2348
        | t2349 | t2350 | t2351 | t2352 | t2353 | t2354 | t2355 | t2356 | t2357 | t2358 | t2359 | t2360 | t2361
        | t2362 | t2363 | t2364 | t2365 | t2366 | t2367 | t2368 | t2369 | t2370 | t2371 | t2372 | t2373 | t2374
        | t2375 | t2376 | t2377 | t2378 | t2379 | t2380 | t2381 | t2382 | t2383 | t2384 | t2385 | t2386 | t2387
        | t2388 | t2389 | t2390 | t2391 | t2392 | t2393 | t2394 | t2395 | t2396 | t2397 | t2398 | t2399 | t2400
        | t2401 | t2402 | t2403 | t2404 | t2405 | t2406 | t2407 | t2408 | t2409 | t2410 | t2411 | t2412 | t2413
        | t2414 | t2415 | t2416 | t2417 | t2419 | t2420 | t2421 | t2422 | t2423 | t2424 | t2425 | t2426 | t2427
        | t2428 | t2429 | t2430 | t2431 | t2432 | t2433 | t2434 | t2435 | t2436 | t2437 | t2438 | t2439 | t2440
        | t2441 | t2442 | t2443 | t2444 | t2445 | t2446 | t2447 | t2448 | t2449 | t2450 | t2451 | t2452 | t2453
        | t2454 | t2455 | t2456 | t2457 | t2458 | t2459 | t2460 | t2461 | t2462 | t2463 | t2464 | t2465 | t2466
        | t2467 | t2468 | t2469 | t2470 | t2471 | t2472 | t2473 | t2474 | t2475 | t2476 | t2477 | t2478 | t2479
        | t2480 | t2481 | t2482 | t2483 | t2484 | t2485 | t2486 | t2487 | t2488 | t2489 | t2490 | t2491 | t2492
        | t2493 | t2494 | t2495 | t2496 | t2497 | t2498 | t2499 | t2500 | t2501 | t2502 | t2503 | t2504 | t2505
        | t2506 | t2507 | t2508 | t2509 | t2510 | t2511 | t2512 | t2513 | t2514 | t2515 | t2516 | t2517 | t2518
        | t2519 | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526 | t2527 | t2528 | t2529 | t2530 | t2531
        | t2532 | t2533 | t2534 | t2535 | t2536 | t2537 | t2538 | t2539 | t2540 | t2541 | t2542 | t2543 | t2544
        | t2545 | t2546 | t2547 | t2548 | t2549 | t2550 | t2551 | t2552 | t2553 | t2554 | t2555 | t2556 | t2557
        | t2558 | t2559 | t2560 | t2561 | t2562 | t2563 | t2564 | t2565 | t2566 | t2567 | t2568 | t2569 | t2570
        | t2571 | t2572 | t2573 | t2574 | t2575 | t2576 | t2577 | t2578 | t2579 | t2580 | t2581 | t2582 | t2583
        | t2584 | t2585 | t2586 | t2587 | t2588 | t2589 | t2590 | t2591 | t2592 | t2593 | t2594 | t2595 | t2596
        | t2597 | t2598 | t2599 | t2600 | t2601 | t2602 | t2603 | t2604 | t2605 | t2606 | t2607 | t2608 | t2609
        | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616 | t2617 | t2618 | t2619 | t2620 | t2621 | t2622
        | t2623 | t2624 | t2625 | t2626 | t2627 | t2628 | t2629 | t2630 | t2631 | t2632 | t2633 | t2634 | t2635
        | t2636 | t2637 | t2638 | t2639 | t2640 | t2641 | t2642 | t2643 | t2644 | t2645 | t2646 | t2647 | t2648
        | t2649 | t2650 | t2651 | t2652 | t2653 | t2654 | t2655 | t2656 | t2657 | t2658 | t2659 | t2660 | t2661
        | t2662 | t2663 | t2664 | t2665 | t2666 | t2667 | t2668 | t2669 | t2670 | t2671 | t2672 | t2673 | t2674
        | t2675 | t2676 | t2677 | t2678 | t2679 | t2680 | t2681 | t2682 | t2683 | t2684 | t2685 | t2686 | t2687
        | t2688 | t2689 | t2690 | t2691 | t2692 | t2693 | t2694 | t2695 | t2696 | t2697 | t2698 | t2699 | t2700
        | t2701 | t2702 | t2703 | t2704 | t2705 | t2706 | t2707 | t2708 | t2709 | t2710 | t2711 | t2712 | t2713
        | t2714 | t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722 | t2723 | t2724 | t2725 | t2726
        | t2727 | t2728 | t2729 | t2730 | t2731 | t2732 | t2733 | t2734 | t2735 | t2736 | t2737 | t2738 | t2739
        | t2740 | t2741 | t2742 | t2743 | t2744 | t2745 | t2746 | t2747 | t2748 | t2749 | t2750 | t2751 | t2752
        | t2753 | t2754 | t2755 | t2756 | t2757 | t2758 | t2759 | t2760 | t2761 | t2762 | t2763 | t2764 | t2765
        | t2766 | t2767 | t2768 | t2769 | t2770 | t2771 | t2772 | t2773 | t2774 | t2775 | t2776 | t2777 | t2778
        | t2779 | t2780 | t2781 | t2782 | t2783 | t2784 | t2785 | t2786 | t2787 | t2788 | t2789 | t2790 | t2791
        | t2792 | t2793 | t2794 | t2795 | t2796 | t2797 | t2798 | t2799 | t2800 | t2801 | t2802 | t2803 | t2804
        | t2805 | t2806 | t2807 | t2808 | t2809 | t2810 | t2811 | t2812 | t2813 | t2814 | t2815 | t2816 | t2817
        | t2818 | t2819 | t2820 | t2821 | t2822 | t2823 | t2824 | t2825 | t2826 | t2827 | t2828 | t2829 | t2830
        | t2831 | t2832 | t2833 | t2834 | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843
        | t2844 | t2845 | t2846 | t2847 | t2848 | t2849 | t2850 | t2851 | t2852 | t2853 | t2854 | t2855 | t2856
        | t2857 | t2858 | t2859 | t2860 | t2861 | t2862 | t2863 | t2864 | t2865 | t2866 | t2867 | t2868 | t2869
        | t2870 | t2871 | t2872 | t2873 | t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882
        | t2883 | t2884 | t2885 | t2886 | t2887 | t2888 | t2889 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895
        | t2896 | t2897 | t2898 | t2899 | t2900 | t2901 | t2902 | t2903 | t2904 | t2905 | t2906 | t2907 | t2908
        | t2909 | t2910 | t2911 | t2912 | t2913 | t2914 | t2915 | t2916 | t2917 | t2918 | t2919 | t2920 | t2921
        | t2922 | t2923 | t2924 | t2925 | t2926 | t2927 | t2928 | t2929 | t2930 | t2931 | t2932 | t2933 | t2934
        | t2935 | t2936 | t2937 | t2938 | t2939 | t2940 | t2941 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947
        | t2948 | t2949 | t2950 | t2951 | t2952 | t2953 | t2954 | t2955 | t2956 | t2957 | t2958 | t2959 | t2960
        | t2961 | t2962 | t2963 | t2964 | t2965 | t2966 | t2967 | t2968 | t2969 | t2970 | t2971 | t2972 | t2973
        | t2974 | t2975 | t2976 | t2977 | t2978 | t2979 | t2980 | t2981 | t2982 | t2983 | t2984 | t2985 | t2986
        | t2987 | t2988 | t2989 | t2990 | t2991 | t2992 | t2993 | t2994 | t2995 | t2996 | t2997 | t2998 | t2999
        | t3000 | t3001 | t3002 | t3003 | t3004 | t3005 | t3006 | t3007 | t3008 | t3009 | t3010 | t3011 | t3012
        | t3013 | t3014 | t3015 | t3016 | t3017 | t3018 | t3019 | t3020 | t3021 | t3022 | t3023 | t3024 | t3025
        | t3026 | t3027 | t3028 | t3029 | t3030 | t3031 | t3032 | t3033 | t3034 | t3035 | t3036 | t3037 | t3038
        | t3039 | t3040 | t3041 | t3042 | t3043 | t3044 | t3045 | t3046 | t3047 | t3048 | t3049 | t3050 | t3051
        | t3052 | t3053 | t3054 | t3055 | t3056 | t3057 | t3058 | t3059 | t3060 | t3061 | t3062 | t3063 | t3064
        | t3065 | t3066 | t3067 | t3068 | t3069 | t3070 | t3071 | t3072 | t3073 | t3074 | t3075 | t3076 | t3077
        | t3078 | t3079 | t3080 | t3081 | t3082 | t3083 | t3084 | t3085 | t3086 | t3087 | t3088 | t3089 | t3090
        | t3091 | t3092 | t3093 | t3094 | t3095 | t3096 | t3097 | t3098 | t3099 | t3100 | t3101 | t3102 | t3103
        | t3104 | t3105 | t3106 | t3107 | t3108 | t3109 | t3110 | t3111 | t3112 | t3113 | t3114 | t3115 | t3116
        | t3117 | t3118 | t3119 | t3120 | t3121 | t3122 | t3123 | t3124 | t3125 | t3126 | t3127 | t3128 | t3129
        | t3130 | t3131 | t3132 | t3133 | t3134 | t3135 | t3136 | t3137 | t3138 | t3139 | t3140 | t3141 | t3142
        | t3143 | t3144 | t3145 | t3146 | t3147 | t3148 | t3149 | t3150 | t3151 | t3152 | t3153 | t3154 | t3155
        | t3156 | t3157 | t3158 | t3159 | t3160 | t3161 | t3162 | t3163 | t3164 | t3165 | t3166 | t3167 | t3168
        | t3169 | t3170 | t3171 | t3172 | t3173 | t3174 | t3175 | t3176 | t3177 | t3178 | t3179 | t3180 | t3181
        | t3182 | t3183 | t3184 | t3185 | t3186 | t3187 | t3188 | t3189 | t3190 | t3191 | t3192 | t3193 | t3194
        | t3195 | t3196 | t3197 | t3198 | t3199 | t3200 | t3201 | t3202 | t3203 | t3204 | t3205 | t3206 | t3207
        | t3208 | t3209 | t3210 | t3211 | t3212 | t3213 | t3214 | t3215 | t3216 | t3217 | t3218 | t3219 | t3220
        | t3221 | t3222 | t3223 | t3224 | t3225 | t3226 | t3227 | t3228 | t3229 | t3230 | t3231 | t3232 | t3233
        | t3234 | t3235 | t3236 | t3237 | t3238 | t3239 | t3240 | t3241 | t3242 | t3243 | t3244 | t3245 | t3246
        | t3247 | t3248 | t3249 | t3250 | t3251 | t3252 | t3253 | t3254 | t3255 | t3256 | t3257 | t3258 | t3259
        | t3260 | t3261 | t3262 | t3263 | t3264 | t3265 | t3266 | t3267 | t3268 | t3269 | t3270 | t3271 | t3272
        | t3273 | t3274 | t3275 | t3276 | t3277 | t3278 | t3279 | t3280 | t3281 | t3282 | t3283 | t3284 | t3285
        | t3286 | t3287 | t3288 | t3289 | t3290 | t3291 | t3292 | t3293 | t3294 | t3295 | t3296 | t3297 | t3298
        | t3299 | t3300 | t3301 | t3302 | t3303 | t3304 | t3305 | t3306 | t3307 | t3308 | t3309 | t3310 | t3311
        | t3312 | t3313 | t3314 | t3315 | t3316 | t3317 | t3318 | t3319 | t3320 | t3321 | t3322 | t3323 | t3324
        | t3325 | t3326 | t3327 | t3328 | t3329 | t3330 | t3331 | t3332 | t3333 | t3334 | t3335 | t3336 | t3337
        | t3338 | t3339 | t3340 | t3341 | t3342 | t3343 | t3344 | t3345 | t3346 | t3347 | t3348 | t3349 | t3350
        | t3351 | t3352 | t3353 | t3354 | t3355 | t3356 | t3357 | t3358 | t3359 | t3360 | t3361 | t3362 | t3363
        | t3364 | t3365 | t3366 | t3367 | t3368 | t3369 | t3370 | t3371 | t3372 | t3373 | t3374 | t3375 | t3376
        | t3377 | t3378 | t3379 | t3380 | t3381 | t3382 | t3383 | t3384 | t3385 | t3386 | t3387 | t3388 | t3389
        | t3390 | t3391 | t3392 | t3393 | t3394 | t3395 | t3396 | t3397 | t3398 | t3399 | t3400 | t3401 | t3402
        | t3403 | t3404 | t3405 | t3406 | t3407 | t3408 | t3409 | t3410 | t3411 | t3412 | t3413 | t3414 | t3415
        | t3416 | t3417 | t3418 | t3419 | t3420 | t3421 | t3422 | t3423 | t3424 | t3425 | t3426 | t3427 | t3428
        | t3429 | t3430 | t3431 | t3432 | t3433 | t3434 | t3435 | t3436 | t3437 | t3438 | t3439 | t3440 | t3441
        | t3442 | t3443 | t3444 | t3445 | t3446 | t3447 | t3448 | t3449 | t3450 | t3451 | t3452 | t3453 | t3454
        | t3455 | t3456 | t3457 | t3458 | t3459 | t3460 | t3461 | t3462 | t3463 | t3464 | t3465 | t3466 | t3467
        | t3468 | t3469 | t3470 | t3471 | t3472 | t3473 | t3474 | t3475 | t3476 | t3477 | t3478 | t3479 | t3480
        | t3481 | t3482 | t3483 | t3484 | t3485 | t3486 | t3487 | t3488 | t3489 | t3490 | t3491;
    const uint64_t t3493 = t14 & ~t3492;
    const uint64_t t3494 = t27 | t292 | t295 | t297 | t300 | t302 | t305 | t306 | t308 | t310 | t313 | t315 | t317
        | t319 | t321 | t324 | t326 | t328 | t330 | t333 | t335 | t338 | t339 | t341 | t343 | t346 | t348 | t350
        | t352 | t354 | t356 | t357 | t358 | t360 | t362 | t364 | t367 | t369 | t371 | t372 | t374 | t376 | t379
        | t381 | t383 | t385 | t387 | t389 | t391 | t393 | t395 | t397 | t399 | t401 | t403 | t405 | t407 | t408
        | t409 | t411 | t413 | t416 | t418 | t420 | t421 | t422 | t423 | t424 | t425 | t426 | t428 | t429 | t431
        | t432 | t434 | t436 | t437 | t439;
    const uint64_t t3495 = t40 | t292 | t440 | t442 | t443 | t444 | t446 | t448 | t449 | t451 | t452 | t454 | t456
        | t458 | t459 | t460 | t461 | t463 | t465 | t467 | t469 | t470 | t472 | t473 | t474 | t476 | t478 | t479
        | t480 | t482 | t484 | t486 | t487 | t489 | t490 | t491 | t493 | t494 | t496 | t498 | t499 | t500 | t501
        | t502 | t504 | t505 | t506 | t508 | t509 | t510 | t512 | t514 | t516 | t518 | t519 | t521 | t522 | t523
        | t524 | t526 | t528 | t529 | t530 | t532 | t533 | t534 | t535 | t536 | t537 | t538 | t540 | t542 | t543
        | t545 | t546 | t547 | t548 | t549;
    const uint64_t t3496 = t52 | t295 | t440 | t551 | t552 | t554 | t555 | t557 | t558 | t559 | t561 | t563 | t565
        | t566 | t567 | t568 | t569 | t570 | t572 | t574 | t575 | t576 | t578 | t579 | t580 | t581 | t582 | t583
        | t584 | t585 | t586 | t588 | t589 | t591 | t593 | t594 | t595 | t596 | t598 | t600 | t602 | t603 | t605
        | t606 | t607 | t608 | t609 | t610 | t611 | t613 | t614 | t615 | t616 | t617 | t618 | t619 | t620 | t621
        | t622 | t623 | t624 | t625 | t626 | t628 | t629 | t630 | t631 | t632 | t633 | t634 | t636 | t638 | t639
        | t640 | t642 | t643 | t644 | t645;
    const uint64_t t3497 = t57 | t297 | t442 | t551 | t647 | t648 | t649 | t650 | t652 | t654 | t655 | t656 | t658
        | t660 | t662 | t663 | t664 | t665 | t666 | t667 | t668 | t669 | t670 | t672 | t674 | t675 | t676 | t677
        | t678 | t679 | t680 | t681 | t682 | t683 | t684 | t685 | t687 | t688 | t689 | t691 | t692 | t694 | t695
        | t697 | t699 | t700 | t702 | t703 | t704 | t706 | t707 | t708 | t709 | t711 | t713 | t714 | t715 | t716
        | t717 | t718 | t719 | t720 | t721 | t723 | t724 | t725 | t726 | t727 | t728 | t729 | t731 | t732 | t733
        | t734 | t735 | t736 | t737 | t739;
    const uint64_t t3498 = t62 | t300 | t443 | t552 | t647 | t741 | t742 | t743 | t744 | t746 | t748 | t749 | t751
        | t752 | t753 | t755 | t756 | t757 | t758 | t759 | t760 | t761 | t762 | t763 | t765 | t766 | t767 | t768
        | t769 | t770 | t771 | t772 | t773 | t774 | t776 | t778 | t779 | t780 | t782 | t783 | t784 | t785 | t786
        | t787 | t788 | t789 | t790 | t792 | t793 | t794 | t796 | t798 | t799 | t801 | t803 | t805 | t806 | t807
        | t808 | t809 | t810 | t811 | t812 | t813 | t814 | t815 | t816 | t817 | t818 | t819 | t821 | t822 | t823
        | t824 | t825 | t826 | t827 | t828;
    const uint64_t t3499 = t69 | t302 | t444 | t554 | t648 | t741 | t829 | t830 | t831 | t832 | t833 | t835 | t836
        | t838 | t839 | t840 | t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848 | t849 | t850 | t851 | t852
        | t853 | t854 | t855 | t856 | t857 | t858 | t859 | t860 | t862 | t863 | t865 | t866 | t867 | t868 | t869
        | t871 | t872 | t873 | t874 | t876 | t877 | t878 | t879 | t880 | t881 | t882 | t883 | t885 | t887 | t888
        | t889 | t890 | t891 | t893 | t894 | t895 | t896 | t897 | t898 | t899 | t900 | t901 | t902 | t903 | t904
        | t906 | t908 | t909 | t910 | t911;
    const uint64_t t3500 = t74 | t305 | t446 | t555 | t649 | t742 | t829 | t912 | t913 | t914 | t915 | t917 | t918
        | t919 | t920 | t922 | t923 | t924 | t926 | t927 | t928 | t929 | t930 | t931 | t932 | t934 | t935 | t936
        | t937 | t938 | t940 | t941 | t942 | t943 | t944 | t945 | t946 | t947 | t949 | t951 | t952 | t953 | t954
        | t955 | t956 | t957 | t958 | t960 | t961 | t962 | t963 | t965 | t967 | t968 | t969 | t970 | t971 | t972
        | t973 | t974 | t975 | t976 | t977 | t978 | t979 | t980 | t981 | t982 | t983 | t984 | t985 | t986 | t987
        | t988 | t989 | t990 | t991 | t992;
    const uint64_t t3501 = t78 | t306 | t448 | t557 | t650 | t743 | t830 | t912 | t993 | t994 | t995 | t996 | t997
        | t998 | t999 | t1000 | t1001 | t1002 | t1004 | t1005 | t1007 | t1008 | t1009 | t1010 | t1011 | t1012
        | t1013 | t1014 | t1015 | t1016 | t1017 | t1018 | t1019 | t1020 | t1021 | t1022 | t1023 | t1024 | t1025
        | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1032 | t1033 | t1034 | t1035 | t1036 | t1037 | t1038
        | t1039 | t1040 | t1041 | t1042 | t1043 | t1044 | t1045 | t1046 | t1047 | t1048 | t1049 | t1050 | t1051
        | t1052 | t1053 | t1054 | t1055 | t1056 | t1057 | t1058 | t1059 | t1060 | t1062 | t1063 | t1064 | t1066;
    const uint64_t t3502 = t81 | t308 | t449 | t558 | t652 | t744 | t831 | t913 | t993 | t1067 | t1068 | t1069
        | t1070 | t1071 | t1072 | t1073 | t1074 | t1075 | t1076 | t1077 | t1078 | t1079 | t1080 | t1081 | t1082
        | t1083 | t1084 | t1085 | t1086 | t1087 | t1088 | t1089 | t1090 | t1092 | t1093 | t1094 | t1095 | t1096
        | t1097 | t1098 | t1100 | t1101 | t1102 | t1103 | t1104 | t1105 | t1107 | t1108 | t1109 | t1111 | t1112
        | t1113 | t1114 | t1115 | t1116 | t1117 | t1118 | t1119 | t1120 | t1121 | t1122 | t1123 | t1124 | t1126
        | t1127 | t1128 | t1129 | t1130 | t1131 | t1132 | t1133 | t1134 | t1135 | t1136 | t1137 | t1138 | t1139
        | t1140;
    const uint64_t t3503 = t84 | t310 | t451 | t559 | t654 | t746 | t832 | t914 | t994 | t1067 | t1141 | t1142
        | t1143 | t1144 | t1145 | t1146 | t1147 | t1148 | t1149 | t1150 | t1151 | t1152 | t1153 | t1154 | t1155
        | t1156 | t1157 | t1158 | t1159 | t1160 | t1161 | t1162 | t1163 | t1164 | t1165 | t1166 | t1167 | t1168
        | t1169 | t1170 | t1171 | t1172 | t1173 | t1174 | t1175 | t1176 | t1177 | t1178 | t1179 | t1180 | t1181
        | t1182 | t1183 | t1184 | t1185 | t1186 | t1187 | t1188 | t1189 | t1190 | t1191 | t1192 | t1193 | t1194
        | t1195 | t1196 | t1197 | t1198 | t1199 | t1200 | t1201 | t1202 | t1203 | t1204 | t1205 | t1206 | t1207
        | t1208;
    const uint64_t t3504 = t90 | t313 | t452 | t561 | t655 | t748 | t833 | t915 | t995 | t1068 | t1141 | t1209
        | t1210 | t1211 | t1212 | t1213 | t1214 | t1215 | t1216 | t1217 | t1218 | t1219 | t1220 | t1221 | t1222
        | t1223 | t1224 | t1225 | t1227 | t1228 | t1229 | t1230 | t1231 | t1232 | t1233 | t1234 | t1235 | t1236
        | t1237 | t1238 | t1239 | t1240 | t1242 | t1243 | t1244 | t1245 | t1246 | t1247 | t1248 | t1249 | t1250
        | t1251 | t1252 | t1253 | t1254 | t1255 | t1256 | t1257 | t1258 | t1259 | t1260 | t1261 | t1262 | t1263
        | t1264 | t1265 | t1266 | t1267 | t1268 | t1269 | t1270 | t1271 | t1272 | t1273 | t1274 | t1275 | t1276
        | t1277;
    const uint64_t t3505 = t97 | t315 | t454 | t563 | t656 | t749 | t835 | t917 | t996 | t1069 | t1142 | t1209
        | t1278 | t1279 | t1280 | t1281 | t1282 | t1283 | t1284 | t1285 | t1286 | t1287 | t1288 | t1289 | t1290
        | t1291 | t1292 | t1293 | t1294 | t1295 | t1296 | t1297 | t1298 | t1299 | t1300 | t1301 | t1302 | t1303
        | t1304 | t1305 | t1306 | t1307 | t1308 | t1309 | t1310 | t1311 | t1312 | t1313 | t1314 | t1315 | t1316
        | t1317 | t1318 | t1319 | t1320 | t1321 | t1322 | t1323 | t1324 | t1325 | t1326 | t1327 | t1328 | t1329
        | t1330 | t1331 | t1332 | t1333 | t1334 | t1335 | t1336 | t1337 | t1338 | t1339 | t1340 | t1341 | t1342
        | t1343;
    const uint64_t t3506 = t103 | t317 | t456 | t565 | t658 | t751 | t836 | t918 | t997 | t1070 | t1143 | t1210
        | t1278 | t1344 | t1345 | t1346 | t1347 | t1348 | t1349 | t1350 | t1351 | t1352 | t1353 | t1354 | t1355
        | t1356 | t1357 | t1358 | t1359 | t1360 | t1361 | t1362 | t1363 | t1364 | t1365 | t1366 | t1367 | t1368
        | t1369 | t1370 | t1371 | t1372 | t1373 | t1374 | t1375 | t1376 | t1377 | t1378 | t1379 | t1380 | t1381
        | t1382 | t1383 | t1384 | t1385 | t1386 | t1387 | t1388 | t1389 | t1390 | t1391 | t1392 | t1393 | t1394
        | t1395 | t1396 | t1397 | t1398 | t1399 | t1400 | t1401 | t1402 | t1403 | t1404 | t1405 | t1406 | t1407
        | t1408;
    const uint64_t t3507 = t107 | t319 | t458 | t566 | t660 | t752 | t838 | t919 | t998 | t1071 | t1144 | t1211
        | t1279 | t1344 | t1409 | t1410 | t1411 | t1412 | t1413 | t1414 | t1415 | t1416 | t1417 | t1418 | t1419
        | t1420 | t1421 | t1422 | t1423 | t1424 | t1425 | t1426 | t1427 | t1428 | t1429 | t1430 | t1431 | t1432
        | t1433 | t1434 | t1435 | t1436 | t1437 | t1438 | t1439 | t1440 | t1441 | t1442 | t1443 | t1444 | t1445
        | t1446 | t1447 | t1448 | t1449 | t1450 | t1451 | t1452 | t1453 | t1454 | t1455 | t1456 | t1457 | t1458
        | t1459 | t1460 | t1461 | t1462 | t1463 | t1464 | t1465 | t1466 | t1467 | t1468 | t1469 | t1470 | t1471
        | t1472;
    const uint64_t t3508 = t111 | t321 | t459 | t567 | t662 | t753 | t839 | t920 | t999 | t1072 | t1145 | t1212
        | t1280 | t1345 | t1409 | t1473 | t1474 | t1475 | t1476 | t1477 | t1478 | t1479 | t1480 | t1481 | t1482
        | t1483 | t1484 | t1485 | t1486 | t1487 | t1488 | t1489 | t1490 | t1491 | t1492 | t1493 | t1494 | t1495
        | t1496 | t1497 | t1498 | t1499 | t1500 | t1501 | t1502 | t1503 | t1504 | t1505 | t1506 | t1507 | t1508
        | t1509 | t1510 | t1511 | t1512 | t1513 | t1514 | t1515 | t1516 | t1517 | t1518 | t1519 | t1520 | t1521
        | t1522 | t1523 | t1524 | t1525 | t1526 | t1527 | t1528 | t1529 | t1530 | t1531 | t1532 | t1533 | t1534
        | t1535;
    const uint64_t t3509 = t114 | t324 | t460 | t568 | t663 | t755 | t840 | t922 | t1000 | t1073 | t1146 | t1213
        | t1281 | t1346 | t1410 | t1473 | t1536 | t1537 | t1538 | t1539 | t1540 | t1541 | t1542 | t1543 | t1544
        | t1545 | t1546 | t1547 | t1548 | t1549 | t1550 | t1551 | t1552 | t1553 | t1554 | t1555 | t1556 | t1557
        | t1558 | t1559 | t1560 | t1562 | t1563 | t1564 | t1565 | t1566 | t1567 | t1568 | t1569 | t1570 | t1571
        | t1572 | t1573 | t1574 | t1575 | t1576 | t1577 | t1578 | t1579 | t1580 | t1581 | t1582 | t1583 | t1584
        | t1585 | t1586 | t1587 | t1588 | t1589 | t1590 | t1591 | t1592 | t1593 | t1594 | t1595 | t1596 | t1597
        | t1598;
    const uint64_t t3510 = t121 | t326 | t461 | t569 | t664 | t756 | t841 | t923 | t1001 | t1074 | t1147 | t1214
        | t1282 | t1347 | t1411 | t1474 | t1536 | t1599 | t1600 | t1601 | t1602 | t1603 | t1604 | t1605 | t1606
        | t1607 | t1608 | t1609 | t1610 | t1611 | t1612 | t1613 | t1614 | t1615 | t1616 | t1617 | t1618 | t1619
        | t1620 | t1621 | t1622 | t1623 | t1624 | t1625 | t1626 | t1627 | t1628 | t1629 | t1630 | t1631 | t1632
        | t1633 | t1634 | t1635 | t1636 | t1637 | t1638 | t1639 | t1640 | t1641 | t1642 | t1643 | t1644 | t1645
        | t1646 | t1647 | t1648 | t1649 | t1650 | t1651 | t1652 | t1653 | t1654 | t1655 | t1656 | t1657 | t1658
        | t1659;
    const uint64_t t3511 = t126 | t328 | t463 | t570 | t665 | t757 | t842 | t924 | t1002 | t1075 | t1148 | t1215
        | t1283 | t1348 | t1412 | t1475 | t1537 | t1599 | t1660 | t1661 | t1662 | t1663 | t1664 | t1665 | t1666
        | t1667 | t1668 | t1669 | t1670 | t1671 | t1672 | t1673 | t1674 | t1675 | t1676 | t1677 | t1678 | t1679
        | t1680 | t1681 | t1682 | t1683 | t1684 | t1685 | t1686 | t1687 | t1688 | t1689 | t1690 | t1691 | t1692
        | t1693 | t1694 | t1695 | t1696 | t1697 | t1698 | t1699 | t1700 | t1701 | t1702 | t1703 | t1704 | t1705
        | t1706 | t1707 | t1708 | t1709 | t1710 | t1711 | t1712 | t1713 | t1714 | t1715 | t1716 | t1717 | t1718
        | t1719;
    const uint64_t t3512 = t130 | t330 | t465 | t572 | t666 | t758 | t843 | t926 | t1004 | t1076 | t1149 | t1216
        | t1284 | t1349 | t1413 | t1476 | t1538 | t1600 | t1660 | t1720 | t1721 | t1722 | t1723 | t1724 | t1725
        | t1726 | t1727 | t1728 | t1729 | t1730 | t1731 | t1732 | t1733 | t1734 | t1735 | t1736 | t1737 | t1738
        | t1739 | t1740 | t1741 | t1742 | t1743 | t1744 | t1745 | t1746 | t1747 | t1748 | t1749 | t1750 | t1751
        | t1752 | t1753 | t1754 | t1755 | t1756 | t1757 | t1758 | t1759 | t1760 | t1761 | t1762 | t1763 | t1764
        | t1765 | t1766 | t1767 | t1768 | t1769 | t1770 | t1771 | t1772 | t1773 | t1774 | t1775 | t1776 | t1777
        | t1778;
    const uint64_t t3513 = t134 | t333 | t467 | t574 | t667 | t759 | t844 | t927 | t1005 | t1077 | t1150 | t1217
        | t1285 | t1350 | t1414 | t1477 | t1539 | t1601 | t1661 | t1720 | t1779 | t1780 | t1781 | t1782 | t1783
        | t1784 | t1785 | t1786 | t1787 | t1788 | t1789 | t1790 | t1791 | t1792 | t1793 | t1794 | t1795 | t1796
        | t1797 | t1798 | t1799 | t1800 | t1801 | t1802 | t1803 | t1804 | t1805 | t1806 | t1807 | t1808 | t1809
        | t1810 | t1811 | t1812 | t1813 | t1814 | t1815 | t1816 | t1817 | t1818 | t1819 | t1820 | t1821 | t1822
        | t1823 | t1824 | t1825 | t1826 | t1827 | t1828 | t1829 | t1830 | t1831 | t1832 | t1833 | t1834 | t1835
        | t1836;
    const uint64_t t3514 = t137 | t335 | t469 | t575 | t668 | t760 | t845 | t928 | t1007 | t1078 | t1151 | t1218
        | t1286 | t1351 | t1415 | t1478 | t1540 | t1602 | t1662 | t1721 | t1779 | t1837 | t1838 | t1839 | t1840
        | t1841 | t1842 | t1843 | t1844 | t1845 | t1846 | t1847 | t1848 | t1849 | t1850 | t1851 | t1852 | t1853
        | t1854 | t1855 | t1856 | t1857 | t1858 | t1859 | t1860 | t1861 | t1862 | t1863 | t1864 | t1865 | t1866
        | t1867 | t1868 | t1869 | t1870 | t1871 | t1872 | t1873 | t1874 | t1875 | t1876 | t1877 | t1878 | t1879
        | t1880 | t1881 | t1882 | t1883 | t1884 | t1885 | t1886 | t1887 | t1888 | t1889 | t1890 | t1891 | t1892
        | t1893;
    const uint64_t t3515 = t141 | t338 | t470 | t576 | t669 | t761 | t846 | t929 | t1008 | t1079 | t1152 | t1219
        | t1287 | t1352 | t1416 | t1479 | t1541 | t1603 | t1663 | t1722 | t1780 | t1837 | t1894 | t1895 | t1896
        | t1897 | t1898 | t1899 | t1900 | t1901 | t1902 | t1903 | t1904 | t1905 | t1906 | t1907 | t1908 | t1909
        | t1910 | t1911 | t1912 | t1913 | t1914 | t1915 | t1916 | t1917 | t1918 | t1919 | t1920 | t1921 | t1922
        | t1923 | t1924 | t1925 | t1926 | t1927 | t1928 | t1929 | t1930 | t1931 | t1932 | t1933 | t1934 | t1935
        | t1936 | t1937 | t1938 | t1939 | t1940 | t1941 | t1942 | t1943 | t1944 | t1945 | t1946 | t1947 | t1948
        | t1949;
    const uint64_t t3516 = t146 | t339 | t472 | t578 | t670 | t762 | t847 | t930 | t1009 | t1080 | t1153 | t1220
        | t1288 | t1353 | t1417 | t1480 | t1542 | t1604 | t1664 | t1723 | t1781 | t1838 | t1894 | t1950 | t1951
        | t1952 | t1953 | t1954 | t1955 | t1956 | t1957 | t1958 | t1959 | t1960 | t1961 | t1962 | t1963 | t1964
        | t1965 | t1966 | t1967 | t1968 | t1969 | t1970 | t1971 | t1972 | t1973 | t1974 | t1975 | t1976 | t1977
        | t1978 | t1979 | t1980 | t1981 | t1982 | t1983 | t1984 | t1985 | t1986 | t1987 | t1988 | t1989 | t1990
        | t1991 | t1992 | t1993 | t1994 | t1995 | t1996 | t1997 | t1998 | t1999 | t2000 | t2001 | t2002 | t2003
        | t2005;
    const uint64_t t3517 = t151 | t341 | t473 | t579 | t672 | t763 | t848 | t931 | t1010 | t1081 | t1154 | t1221
        | t1289 | t1354 | t1418 | t1481 | t1543 | t1605 | t1665 | t1724 | t1782 | t1839 | t1895 | t1950 | t2006
        | t2007 | t2008 | t2009 | t2010 | t2011 | t2012 | t2013 | t2014 | t2015 | t2016 | t2017 | t2018 | t2019
        | t2020 | t2021 | t2022 | t2023 | t2024 | t2025 | t2026 | t2027 | t2028 | t2029 | t2030 | t2031 | t2032
        | t2033 | t2034 | t2035 | t2036 | t2037 | t2038 | t2039 | t2040 | t2041 | t2042 | t2043 | t2044 | t2045
        | t2046 | t2047 | t2048 | t2049 | t2050 | t2051 | t2052 | t2053 | t2054 | t2055 | t2056 | t2057 | t2058
        | t2059;
    const uint64_t t3518 = t155 | t343 | t474 | t580 | t674 | t765 | t849 | t932 | t1011 | t1082 | t1155 | t1222
        | t1290 | t1355 | t1419 | t1482 | t1544 | t1606 | t1666 | t1725 | t1783 | t1840 | t1896 | t1951 | t2006
        | t2060 | t2061 | t2062 | t2063 | t2064 | t2065 | t2066 | t2067 | t2068 | t2069 | t2070 | t2071 | t2072
        | t2073 | t2074 | t2075 | t2076 | t2077 | t2078 | t2079 | t2080 | t2081 | t2082 | t2083 | t2084 | t2085
        | t2086 | t2087 | t2088 | t2089 | t2090 | t2091 | t2092 | t2093 | t2094 | t2095 | t2096 | t2097 | t2098
        | t2099 | t2100 | t2101 | t2102 | t2103 | t2104 | t2105 | t2106 | t2107 | t2108 | t2109 | t2110 | t2111
        | t2112;
    const uint64_t t3519 = t158 | t346 | t476 | t581 | t675 | t766 | t850 | t934 | t1012 | t1083 | t1156 | t1223
        | t1291 | t1356 | t1420 | t1483 | t1545 | t1607 | t1667 | t1726 | t1784 | t1841 | t1897 | t1952 | t2007
        | t2060 | t2113 | t2114 | t2115 | t2116 | t2117 | t2118 | t2119 | t2120 | t2121 | t2122 | t2123 | t2124
        | t2125 | t2126 | t2127 | t2128 | t2129 | t2130 | t2131 | t2132 | t2133 | t2134 | t2135 | t2136 | t2137
        | t2138 | t2139 | t2140 | t2141 | t2142 | t2143 | t2144 | t2145 | t2146 | t2147 | t2148 | t2149 | t2150
        | t2151 | t2152 | t2153 | t2154 | t2155 | t2156 | t2157 | t2158 | t2159 | t2160 | t2161 | t2162 | t2163
        | t2164;
    const uint64_t t3520 = t162 | t348 | t478 | t582 | t676 | t767 | t851 | t935 | t1013 | t1084 | t1157 | t1224
        | t1292 | t1357 | t1421 | t1484 | t1546 | t1608 | t1668 | t1727 | t1785 | t1842 | t1898 | t1953 | t2008
        | t2061 | t2113 | t2165 | t2166 | t2167 | t2168 | t2169 | t2170 | t2171 | t2172 | t2173 | t2174 | t2175
        | t2176 | t2177 | t2178 | t2179 | t2180 | t2181 | t2182 | t2183 | t2184 | t2185 | t2186 | t2187 | t2188
        | t2189 | t2190 | t2191 | t2192 | t2193 | t2194 | t2195 | t2196 | t2197 | t2198 | t2199 | t2200 | t2201
        | t2202 | t2203 | t2204 | t2205 | t2206 | t2207 | t2208 | t2209 | t2210 | t2211 | t2212 | t2213 | t2214
        | t2215;
    const uint64_t t3521 = t165 | t350 | t479 | t583 | t677 | t768 | t852 | t936 | t1014 | t1085 | t1158 | t1225
        | t1293 | t1358 | t1422 | t1485 | t1547 | t1609 | t1669 | t1728 | t1786 | t1843 | t1899 | t1954 | t2009
        | t2062 | t2114 | t2165 | t2216 | t2217 | t2218 | t2219 | t2220 | t2221 | t2222 | t2223 | t2224 | t2225
        | t2226 | t2227 | t2228 | t2229 | t2230 | t2231 | t2232 | t2233 | t2234 | t2235 | t2236 | t2237 | t2238
        | t2239 | t2240 | t2241 | t2242 | t2243 | t2244 | t2245 | t2246 | t2247 | t2248 | t2249 | t2250 | t2251
        | t2252 | t2253 | t2254 | t2255 | t2256 | t2257 | t2258 | t2259 | t2260 | t2261 | t2262 | t2263 | t2264
        | t2265;
    const uint64_t t3522 = t167 | t352 | t480 | t584 | t678 | t769 | t853 | t937 | t1015 | t1086 | t1159 | t1227
        | t1294 | t1359 | t1423 | t1486 | t1548 | t1610 | t1670 | t1729 | t1787 | t1844 | t1900 | t1955 | t2010
        | t2063 | t2115 | t2166 | t2216 | t2266 | t2267 | t2268 | t2269 | t2270 | t2271 | t2272 | t2273 | t2274
        | t2275 | t2276 | t2277 | t2278 | t2279 | t2280 | t2281 | t2282 | t2283 | t2284 | t2285 | t2286 | t2287
        | t2288 | t2289 | t2290 | t2291 | t2292 | t2293 | t2294 | t2295 | t2296 | t2297 | t2298 | t2299 | t2300
        | t2301 | t2302 | t2303 | t2304 | t2305 | t2306 | t2307 | t2308 | t2309 | t2310 | t2311 | t2312 | t2313
        | t2314;
    const uint64_t t3523 = t169 | t354 | t482 | t585 | t679 | t770 | t854 | t938 | t1016 | t1087 | t1160 | t1228
        | t1295 | t1360 | t1424 | t1487 | t1549 | t1611 | t1671 | t1730 | t1788 | t1845 | t1901 | t1956 | t2011
        | t2064 | t2116 | t2167 | t2217 | t2266 | t2315 | t2316 | t2317 | t2318 | t2319 | t2320 | t2321 | t2322
        | t2323 | t2324 | t2325 | t2326 | t2327 | t2328 | t2329 | t2330 | t2331 | t2332 | t2333 | t2334 | t2335
        | t2336 | t2337 | t2338 | t2339 | t2340 | t2341 | t2342 | t2343 | t2344 | t2345 | t2346 | t2347 | t2348
        | t2349 | t2350 | t2351 | t2352 | t2353 | t2354 | t2355 | t2356 | t2357 | t2358 | t2359 | t2360 | t2361
        | t2362;
    const uint64_t t3524 = t171 | t356 | t484 | t586 | t680 | t771 | t855 | t940 | t1017 | t1088 | t1161 | t1229
        | t1296 | t1361 | t1425 | t1488 | t1550 | t1612 | t1672 | t1731 | t1789 | t1846 | t1902 | t1957 | t2012
        | t2065 | t2117 | t2168 | t2218 | t2267 | t2315 | t2363 | t2364 | t2365 | t2366 | t2367 | t2368 | t2369
        | t2370 | t2371 | t2372 | t2373 | t2374 | t2375 | t2376 | t2377 | t2378 | t2379 | t2380 | t2381 | t2382
        | t2383 | t2384 | t2385 | t2386 | t2387 | t2388 | t2389 | t2390 | t2391 | t2392 | t2393 | t2394 | t2395
        | t2396 | t2397 | t2398 | t2399 | t2400 | t2401 | t2402 | t2403 | t2404 | t2405 | t2406 | t2407 | t2408
        | t2409;
    const uint64_t t3525 = t174 | t357 | t486 | t588 | t681 | t772 | t856 | t941 | t1018 | t1089 | t1162 | t1230
        | t1297 | t1362 | t1426 | t1489 | t1551 | t1613 | t1673 | t1732 | t1790 | t1847 | t1903 | t1958 | t2013
        | t2066 | t2118 | t2169 | t2219 | t2268 | t2316 | t2363 | t2410 | t2411 | t2412 | t2413 | t2414 | t2415
        | t2416 | t2417 | t2419 | t2420 | t2421 | t2422 | t2423 | t2424 | t2425 | t2426 | t2427 | t2428 | t2429
        | t2430 | t2431 | t2432 | t2433 | t2434 | t2435 | t2436 | t2437 | t2438 | t2439 | t2440 | t2441 | t2442
        | t2443 | t2444 | t2445 | t2446 | t2447 | t2448 | t2449 | t2450 | t2451 | t2452 | t2453 | t2454 | t2455
        | t2456;
    const uint64_t t3526 = t176 | t358 | t487 | t589 | t682 | t773 | t857 | t942 | t1019 | t1090 | t1163 | t1231
        | t1298 | t1363 | t1427 | t1490 | t1552 | t1614 | t1674 | t1733 | t1791 | t1848 | t1904 | t1959 | t2014
        | t2067 | t2119 | t2170 | t2220 | t2269 | t2317 | t2364 | t2410 | t2457 | t2458 | t2459 | t2460 | t2461
        | t2462 | t2463 | t2464 | t2465 | t2466 | t2467 | t2468 | t2469 | t2470 | t2471 | t2472 | t2473 | t2474
        | t2475 | t2476 | t2477 | t2478 | t2479 | t2480 | t2481 | t2482 | t2483 | t2484 | t2485 | t2486 | t2487
        | t2488 | t2489 | t2490 | t2491 | t2492 | t2493 | t2494 | t2495 | t2496 | t2497 | t2498 | t2499 | t2500
        | t2501;
    const uint64_t t3527 = t179 | t360 | t489 | t591 | t683 | t774 | t858 | t943 | t1020 | t1092 | t1164 | t1232
        | t1299 | t1364 | t1428 | t1491 | t1553 | t1615 | t1675 | t1734 | t1792 | t1849 | t1905 | t1960 | t2015
        | t2068 | t2120 | t2171 | t2221 | t2270 | t2318 | t2365 | t2411 | t2457 | t2502 | t2503 | t2504 | t2505
        | t2506 | t2507 | t2508 | t2509 | t2510 | t2511 | t2512 | t2513 | t2514 | t2515 | t2516 | t2517 | t2518
        | t2519 | t2520 | t2521 | t2522 | t2523 | t2524 | t2525 | t2526 | t2527 | t2528 | t2529 | t2530 | t2531
        | t2532 | t2533 | t2534 | t2535 | t2536 | t2537 | t2538 | t2539 | t2540 | t2541 | t2542 | t2543 | t2544
        | t2545;
    const uint64_t t3528 = t182 | t362 | t490 | t593 | t684 | t776 | t859 | t944 | t1021 | t1093 | t1165 | t1233
        | t1300 | t1365 | t1429 | t1492 | t1554 | t1616 | t1676 | t1735 | t1793 | t1850 | t1906 | t1961 | t2016
        | t2069 | t2121 | t2172 | t2222 | t2271 | t2319 | t2366 | t2412 | t2458 | t2502 | t2546 | t2547 | t2548
        | t2549 | t2550 | t2551 | t2552 | t2553 | t2554 | t2555 | t2556 | t2557 | t2558 | t2559 | t2560 | t2561
        | t2562 | t2563 | t2564 | t2565 | t2566 | t2567 | t2568 | t2569 | t2570 | t2571 | t2572 | t2573 | t2574
        | t2575 | t2576 | t2577 | t2578 | t2579 | t2580 | t2581 | t2582 | t2583 | t2584 | t2585 | t2586 | t2587
        | t2588;
    const uint64_t t3529 = t185 | t364 | t491 | t594 | t685 | t778 | t860 | t945 | t1022 | t1094 | t1166 | t1234
        | t1301 | t1366 | t1430 | t1493 | t1555 | t1617 | t1677 | t1736 | t1794 | t1851 | t1907 | t1962 | t2017
        | t2070 | t2122 | t2173 | t2223 | t2272 | t2320 | t2367 | t2413 | t2459 | t2503 | t2546 | t2589 | t2590
        | t2591 | t2592 | t2593 | t2594 | t2595 | t2596 | t2597 | t2598 | t2599 | t2600 | t2601 | t2602 | t2603
        | t2604 | t2605 | t2606 | t2607 | t2608 | t2609 | t2610 | t2611 | t2612 | t2613 | t2614 | t2615 | t2616
        | t2617 | t2618 | t2619 | t2620 | t2621 | t2622 | t2623 | t2624 | t2625 | t2626 | t2627 | t2628 | t2629
        | t2630;
    const uint64_t t3530 = t188 | t367 | t493 | t595 | t687 | t779 | t862 | t946 | t1023 | t1095 | t1167 | t1235
        | t1302 | t1367 | t1431 | t1494 | t1556 | t1618 | t1678 | t1737 | t1795 | t1852 | t1908 | t1963 | t2018
        | t2071 | t2123 | t2174 | t2224 | t2273 | t2321 | t2368 | t2414 | t2460 | t2504 | t2547 | t2589 | t2631
        | t2632 | t2633 | t2634 | t2635 | t2636 | t2637 | t2638 | t2639 | t2640 | t2641 | t2642 | t2643 | t2644
        | t2645 | t2646 | t2647 | t2648 | t2649 | t2650 | t2651 | t2652 | t2653 | t2654 | t2655 | t2656 | t2657
        | t2658 | t2659 | t2660 | t2661 | t2662 | t2663 | t2664 | t2665 | t2666 | t2667 | t2668 | t2669 | t2670
        | t2671;
    const uint64_t t3531 = t193 | t369 | t494 | t596 | t688 | t780 | t863 | t947 | t1024 | t1096 | t1168 | t1236
        | t1303 | t1368 | t1432 | t1495 | t1557 | t1619 | t1679 | t1738 | t1796 | t1853 | t1909 | t1964 | t2019
        | t2072 | t2124 | t2175 | t2225 | t2274 | t2322 | t2369 | t2415 | t2461 | t2505 | t2548 | t2590 | t2631
        | t2672 | t2673 | t2674 | t2675 | t2676 | t2677 | t2678 | t2679 | t2680 | t2681 | t2682 | t2683 | t2684
        | t2685 | t2686 | t2687 | t2688 | t2689 | t2690 | t2691 | t2692 | t2693 | t2694 | t2695 | t2696 | t2697
        | t2698 | t2699 | t2700 | t2701 | t2702 | t2703 | t2704 | t2705 | t2706 | t2707 | t2708 | t2709 | t2710
        | t2711;
    const uint64_t t3532 = t195 | t371 | t496 | t598 | t689 | t782 | t865 | t949 | t1025 | t1097 | t1169 | t1237
        | t1304 | t1369 | t1433 | t1496 | t1558 | t1620 | t1680 | t1739 | t1797 | t1854 | t1910 | t1965 | t2020
        | t2073 | t2125 | t2176 | t2226 | t2275 | t2323 | t2370 | t2416 | t2462 | t2506 | t2549 | t2591 | t2632
        | t2672 | t2712 | t2713 | t2714 | t2715 | t2716 | t2717 | t2718 | t2719 | t2720 | t2721 | t2722 | t2723
        | t2724 | t2725 | t2726 | t2727 | t2728 | t2729 | t2730 | t2731 | t2732 | t2733 | t2734 | t2735 | t2736
        | t2737 | t2738 | t2739 | t2740 | t2741 | t2742 | t2743 | t2744 | t2745 | t2746 | t2747 | t2748 | t2749
        | t2750;
    const uint64_t t3533 = t197 | t372 | t498 | t600 | t691 | t783 | t866 | t951 | t1026 | t1098 | t1170 | t1238
        | t1305 | t1370 | t1434 | t1497 | t1559 | t1621 | t1681 | t1740 | t1798 | t1855 | t1911 | t1966 | t2021
        | t2074 | t2126 | t2177 | t2227 | t2276 | t2324 | t2371 | t2417 | t2463 | t2507 | t2550 | t2592 | t2633
        | t2673 | t2712 | t2751 | t2752 | t2753 | t2754 | t2755 | t2756 | t2757 | t2758 | t2759 | t2760 | t2761
        | t2762 | t2763 | t2764 | t2765 | t2766 | t2767 | t2768 | t2769 | t2770 | t2771 | t2772 | t2773 | t2774
        | t2775 | t2776 | t2777 | t2778 | t2779 | t2780 | t2781 | t2782 | t2783 | t2784 | t2785 | t2786 | t2787
        | t2788;
    const uint64_t t3534 = t199 | t374 | t499 | t602 | t692 | t784 | t867 | t952 | t1027 | t1100 | t1171 | t1239
        | t1306 | t1371 | t1435 | t1498 | t1560 | t1622 | t1682 | t1741 | t1799 | t1856 | t1912 | t1967 | t2022
        | t2075 | t2127 | t2178 | t2228 | t2277 | t2325 | t2372 | t2419 | t2464 | t2508 | t2551 | t2593 | t2634
        | t2674 | t2713 | t2751 | t2789 | t2790 | t2791 | t2792 | t2793 | t2794 | t2795 | t2796 | t2797 | t2798
        | t2799 | t2800 | t2801 | t2802 | t2803 | t2804 | t2805 | t2806 | t2807 | t2808 | t2809 | t2810 | t2811
        | t2812 | t2813 | t2814 | t2815 | t2816 | t2817 | t2818 | t2819 | t2820 | t2821 | t2822 | t2823 | t2824
        | t2825;
    const uint64_t t3535 = t202 | t376 | t500 | t603 | t694 | t785 | t868 | t953 | t1028 | t1101 | t1172 | t1240
        | t1307 | t1372 | t1436 | t1499 | t1562 | t1623 | t1683 | t1742 | t1800 | t1857 | t1913 | t1968 | t2023
        | t2076 | t2128 | t2179 | t2229 | t2278 | t2326 | t2373 | t2420 | t2465 | t2509 | t2552 | t2594 | t2635
        | t2675 | t2714 | t2752 | t2789 | t2826 | t2827 | t2828 | t2829 | t2830 | t2831 | t2832 | t2833 | t2834
        | t2835 | t2836 | t2837 | t2838 | t2839 | t2840 | t2841 | t2842 | t2843 | t2844 | t2845 | t2846 | t2847
        | t2848 | t2849 | t2850 | t2851 | t2852 | t2853 | t2854 | t2855 | t2856 | t2857 | t2858 | t2859 | t2860
        | t2861;
    const uint64_t t3536 = t206 | t379 | t501 | t605 | t695 | t786 | t869 | t954 | t1029 | t1102 | t1173 | t1242
        | t1308 | t1373 | t1437 | t1500 | t1563 | t1624 | t1684 | t1743 | t1801 | t1858 | t1914 | t1969 | t2024
        | t2077 | t2129 | t2180 | t2230 | t2279 | t2327 | t2374 | t2421 | t2466 | t2510 | t2553 | t2595 | t2636
        | t2676 | t2715 | t2753 | t2790 | t2826 | t2862 | t2863 | t2864 | t2865 | t2866 | t2867 | t2868 | t2869
        | t2870 | t2871 | t2872 | t2873 | t2874 | t2875 | t2876 | t2877 | t2878 | t2879 | t2880 | t2881 | t2882
        | t2883 | t2884 | t2885 | t2886 | t2887 | t2888 | t2889 | t2890 | t2891 | t2892 | t2893 | t2894 | t2895
        | t2896;
    const uint64_t t3537 = t209 | t381 | t502 | t606 | t697 | t787 | t871 | t955 | t1030 | t1103 | t1174 | t1243
        | t1309 | t1374 | t1438 | t1501 | t1564 | t1625 | t1685 | t1744 | t1802 | t1859 | t1915 | t1970 | t2025
        | t2078 | t2130 | t2181 | t2231 | t2280 | t2328 | t2375 | t2422 | t2467 | t2511 | t2554 | t2596 | t2637
        | t2677 | t2716 | t2754 | t2791 | t2827 | t2862 | t2897 | t2898 | t2899 | t2900 | t2901 | t2902 | t2903
        | t2904 | t2905 | t2906 | t2907 | t2908 | t2909 | t2910 | t2911 | t2912 | t2913 | t2914 | t2915 | t2916
        | t2917 | t2918 | t2919 | t2920 | t2921 | t2922 | t2923 | t2924 | t2925 | t2926 | t2927 | t2928 | t2929
        | t2930;
    const uint64_t t3538 = t212 | t383 | t504 | t607 | t699 | t788 | t872 | t956 | t1031 | t1104 | t1175 | t1244
        | t1310 | t1375 | t1439 | t1502 | t1565 | t1626 | t1686 | t1745 | t1803 | t1860 | t1916 | t1971 | t2026
        | t2079 | t2131 | t2182 | t2232 | t2281 | t2329 | t2376 | t2423 | t2468 | t2512 | t2555 | t2597 | t2638
        | t2678 | t2717 | t2755 | t2792 | t2828 | t2863 | t2897 | t2931 | t2932 | t2933 | t2934 | t2935 | t2936
        | t2937 | t2938 | t2939 | t2940 | t2941 | t2942 | t2943 | t2944 | t2945 | t2946 | t2947 | t2948 | t2949
        | t2950 | t2951 | t2952 | t2953 | t2954 | t2955 | t2956 | t2957 | t2958 | t2959 | t2960 | t2961 | t2962
        | t2963;
    const uint64_t t3539 = t215 | t385 | t505 | t608 | t700 | t789 | t873 | t957 | t1032 | t1105 | t1176 | t1245
        | t1311 | t1376 | t1440 | t1503 | t1566 | t1627 | t1687 | t1746 | t1804 | t1861 | t1917 | t1972 | t2027
        | t2080 | t2132 | t2183 | t2233 | t2282 | t2330 | t2377 | t2424 | t2469 | t2513 | t2556 | t2598 | t2639
        | t2679 | t2718 | t2756 | t2793 | t2829 | t2864 | t2898 | t2931 | t2964 | t2965 | t2966 | t2967 | t2968
        | t2969 | t2970 | t2971 | t2972 | t2973 | t2974 | t2975 | t2976 | t2977 | t2978 | t2979 | t2980 | t2981
        | t2982 | t2983 | t2984 | t2985 | t2986 | t2987 | t2988 | t2989 | t2990 | t2991 | t2992 | t2993 | t2994
        | t2995;
    const uint64_t t3540 = t217 | t387 | t506 | t609 | t702 | t790 | t874 | t958 | t1033 | t1107 | t1177 | t1246
        | t1312 | t1377 | t1441 | t1504 | t1567 | t1628 | t1688 | t1747 | t1805 | t1862 | t1918 | t1973 | t2028
        | t2081 | t2133 | t2184 | t2234 | t2283 | t2331 | t2378 | t2425 | t2470 | t2514 | t2557 | t2599 | t2640
        | t2680 | t2719 | t2757 | t2794 | t2830 | t2865 | t2899 | t2932 | t2964 | t2996 | t2997 | t2998 | t2999
        | t3000 | t3001 | t3002 | t3003 | t3004 | t3005 | t3006 | t3007 | t3008 | t3009 | t3010 | t3011 | t3012
        | t3013 | t3014 | t3015 | t3016 | t3017 | t3018 | t3019 | t3020 | t3021 | t3022 | t3023 | t3024 | t3025
        | t3026;
    const uint64_t t3541 = t219 | t389 | t508 | t610 | t703 | t792 | t876 | t960 | t1034 | t1108 | t1178 | t1247
        | t1313 | t1378 | t1442 | t1505 | t1568 | t1629 | t1689 | t1748 | t1806 | t1863 | t1919 | t1974 | t2029
        | t2082 | t2134 | t2185 | t2235 | t2284 | t2332 | t2379 | t2426 | t2471 | t2515 | t2558 | t2600 | t2641
        | t2681 | t2720 | t2758 | t2795 | t2831 | t2866 | t2900 | t2933 | t2965 | t2996 | t3027 | t3028 | t3029
        | t3030 | t3031 | t3032 | t3033 | t3034 | t3035 | t3036 | t3037 | t3038 | t3039 | t3040 | t3041 | t3042
        | t3043 | t3044 | t3045 | t3046 | t3047 | t3048 | t3049 | t3050 | t3051 | t3052 | t3053 | t3054 | t3055
        | t3056;
    const uint64_t t3542 = t222 | t391 | t509 | t611 | t704 | t793 | t877 | t961 | t1035 | t1109 | t1179 | t1248
        | t1314 | t1379 | t1443 | t1506 | t1569 | t1630 | t1690 | t1749 | t1807 | t1864 | t1920 | t1975 | t2030
        | t2083 | t2135 | t2186 | t2236 | t2285 | t2333 | t2380 | t2427 | t2472 | t2516 | t2559 | t2601 | t2642
        | t2682 | t2721 | t2759 | t2796 | t2832 | t2867 | t2901 | t2934 | t2966 | t2997 | t3027 | t3057 | t3058
        | t3059 | t3060 | t3061 | t3062 | t3063 | t3064 | t3065 | t3066 | t3067 | t3068 | t3069 | t3070 | t3071
        | t3072 | t3073 | t3074 | t3075 | t3076 | t3077 | t3078 | t3079 | t3080 | t3081 | t3082 | t3083 | t3084
        | t3085;
    const uint64_t t3543 = t225 | t393 | t510 | t613 | t706 | t794 | t878 | t962 | t1036 | t1111 | t1180 | t1249
        | t1315 | t1380 | t1444 | t1507 | t1570 | t1631 | t1691 | t1750 | t1808 | t1865 | t1921 | t1976 | t2031
        | t2084 | t2136 | t2187 | t2237 | t2286 | t2334 | t2381 | t2428 | t2473 | t2517 | t2560 | t2602 | t2643
        | t2683 | t2722 | t2760 | t2797 | t2833 | t2868 | t2902 | t2935 | t2967 | t2998 | t3028 | t3057 | t3086
        | t3087 | t3088 | t3089 | t3090 | t3091 | t3092 | t3093 | t3094 | t3095 | t3096 | t3097 | t3098 | t3099
        | t3100 | t3101 | t3102 | t3103 | t3104 | t3105 | t3106 | t3107 | t3108 | t3109 | t3110 | t3111 | t3112
        | t3113;
    const uint64_t t3544 = t228 | t395 | t512 | t614 | t707 | t796 | t879 | t963 | t1037 | t1112 | t1181 | t1250
        | t1316 | t1381 | t1445 | t1508 | t1571 | t1632 | t1692 | t1751 | t1809 | t1866 | t1922 | t1977 | t2032
        | t2085 | t2137 | t2188 | t2238 | t2287 | t2335 | t2382 | t2429 | t2474 | t2518 | t2561 | t2603 | t2644
        | t2684 | t2723 | t2761 | t2798 | t2834 | t2869 | t2903 | t2936 | t2968 | t2999 | t3029 | t3058 | t3086
        | t3114 | t3115 | t3116 | t3117 | t3118 | t3119 | t3120 | t3121 | t3122 | t3123 | t3124 | t3125 | t3126
        | t3127 | t3128 | t3129 | t3130 | t3131 | t3132 | t3133 | t3134 | t3135 | t3136 | t3137 | t3138 | t3139
        | t3140;
    const uint64_t t3545 = t231 | t397 | t514 | t615 | t708 | t798 | t880 | t965 | t1038 | t1113 | t1182 | t1251
        | t1317 | t1382 | t1446 | t1509 | t1572 | t1633 | t1693 | t1752 | t1810 | t1867 | t1923 | t1978 | t2033
        | t2086 | t2138 | t2189 | t2239 | t2288 | t2336 | t2383 | t2430 | t2475 | t2519 | t2562 | t2604 | t2645
        | t2685 | t2724 | t2762 | t2799 | t2835 | t2870 | t2904 | t2937 | t2969 | t3000 | t3030 | t3059 | t3087
        | t3114 | t3141 | t3142 | t3143 | t3144 | t3145 | t3146 | t3147 | t3148 | t3149 | t3150 | t3151 | t3152
        | t3153 | t3154 | t3155 | t3156 | t3157 | t3158 | t3159 | t3160 | t3161 | t3162 | t3163 | t3164 | t3165
        | t3166;
    const uint64_t t3546 = t234 | t399 | t516 | t616 | t709 | t799 | t881 | t967 | t1039 | t1114 | t1183 | t1252
        | t1318 | t1383 | t1447 | t1510 | t1573 | t1634 | t1694 | t1753 | t1811 | t1868 | t1924 | t1979 | t2034
        | t2087 | t2139 | t2190 | t2240 | t2289 | t2337 | t2384 | t2431 | t2476 | t2520 | t2563 | t2605 | t2646
        | t2686 | t2725 | t2763 | t2800 | t2836 | t2871 | t2905 | t2938 | t2970 | t3001 | t3031 | t3060 | t3088
        | t3115 | t3141 | t3167 | t3168 | t3169 | t3170 | t3171 | t3172 | t3173 | t3174 | t3175 | t3176 | t3177
        | t3178 | t3179 | t3180 | t3181 | t3182 | t3183 | t3184 | t3185 | t3186 | t3187 | t3188 | t3189 | t3190
        | t3191;
    const uint64_t t3547 = t238 | t401 | t518 | t617 | t711 | t801 | t882 | t968 | t1040 | t1115 | t1184 | t1253
        | t1319 | t1384 | t1448 | t1511 | t1574 | t1635 | t1695 | t1754 | t1812 | t1869 | t1925 | t1980 | t2035
        | t2088 | t2140 | t2191 | t2241 | t2290 | t2338 | t2385 | t2432 | t2477 | t2521 | t2564 | t2606 | t2647
        | t2687 | t2726 | t2764 | t2801 | t2837 | t2872 | t2906 | t2939 | t2971 | t3002 | t3032 | t3061 | t3089
        | t3116 | t3142 | t3167 | t3192 | t3193 | t3194 | t3195 | t3196 | t3197 | t3198 | t3199 | t3200 | t3201
        | t3202 | t3203 | t3204 | t3205 | t3206 | t3207 | t3208 | t3209 | t3210 | t3211 | t3212 | t3213 | t3214
        | t3215;
    const uint64_t t3548 = t240 | t403 | t519 | t618 | t713 | t803 | t883 | t969 | t1041 | t1116 | t1185 | t1254
        | t1320 | t1385 | t1449 | t1512 | t1575 | t1636 | t1696 | t1755 | t1813 | t1870 | t1926 | t1981 | t2036
        | t2089 | t2141 | t2192 | t2242 | t2291 | t2339 | t2386 | t2433 | t2478 | t2522 | t2565 | t2607 | t2648
        | t2688 | t2727 | t2765 | t2802 | t2838 | t2873 | t2907 | t2940 | t2972 | t3003 | t3033 | t3062 | t3090
        | t3117 | t3143 | t3168 | t3192 | t3216 | t3217 | t3218 | t3219 | t3220 | t3221 | t3222 | t3223 | t3224
        | t3225 | t3226 | t3227 | t3228 | t3229 | t3230 | t3231 | t3232 | t3233 | t3234 | t3235 | t3236 | t3237
        | t3238;
    const uint64_t t3549 = t242 | t405 | t521 | t619 | t714 | t805 | t885 | t970 | t1042 | t1117 | t1186 | t1255
        | t1321 | t1386 | t1450 | t1513 | t1576 | t1637 | t1697 | t1756 | t1814 | t1871 | t1927 | t1982 | t2037
        | t2090 | t2142 | t2193 | t2243 | t2292 | t2340 | t2387 | t2434 | t2479 | t2523 | t2566 | t2608 | t2649
        | t2689 | t2728 | t2766 | t2803 | t2839 | t2874 | t2908 | t2941 | t2973 | t3004 | t3034 | t3063 | t3091
        | t3118 | t3144 | t3169 | t3193 | t3216 | t3239 | t3240 | t3241 | t3242 | t3243 | t3244 | t3245 | t3246
        | t3247 | t3248 | t3249 | t3250 | t3251 | t3252 | t3253 | t3254 | t3255 | t3256 | t3257 | t3258 | t3259
        | t3260;
    const uint64_t t3550 = t245 | t407 | t522 | t620 | t715 | t806 | t887 | t971 | t1043 | t1118 | t1187 | t1256
        | t1322 | t1387 | t1451 | t1514 | t1577 | t1638 | t1698 | t1757 | t1815 | t1872 | t1928 | t1983 | t2038
        | t2091 | t2143 | t2194 | t2244 | t2293 | t2341 | t2388 | t2435 | t2480 | t2524 | t2567 | t2609 | t2650
        | t2690 | t2729 | t2767 | t2804 | t2840 | t2875 | t2909 | t2942 | t2974 | t3005 | t3035 | t3064 | t3092
        | t3119 | t3145 | t3170 | t3194 | t3217 | t3239 | t3261 | t3262 | t3263 | t3264 | t3265 | t3266 | t3267
        | t3268 | t3269 | t3270 | t3271 | t3272 | t3273 | t3274 | t3275 | t3276 | t3277 | t3278 | t3279 | t3280
        | t3281;
    const uint64_t t3551 = t247 | t408 | t523 | t621 | t716 | t807 | t888 | t972 | t1044 | t1119 | t1188 | t1257
        | t1323 | t1388 | t1452 | t1515 | t1578 | t1639 | t1699 | t1758 | t1816 | t1873 | t1929 | t1984 | t2039
        | t2092 | t2144 | t2195 | t2245 | t2294 | t2342 | t2389 | t2436 | t2481 | t2525 | t2568 | t2610 | t2651
        | t2691 | t2730 | t2768 | t2805 | t2841 | t2876 | t2910 | t2943 | t2975 | t3006 | t3036 | t3065 | t3093
        | t3120 | t3146 | t3171 | t3195 | t3218 | t3240 | t3261 | t3282 | t3283 | t3284 | t3285 | t3286 | t3287
        | t3288 | t3289 | t3290 | t3291 | t3292 | t3293 | t3294 | t3295 | t3296 | t3297 | t3298 | t3299 | t3300
        | t3301;
    const uint64_t t3552 = t249 | t409 | t524 | t622 | t717 | t808 | t889 | t973 | t1045 | t1120 | t1189 | t1258
        | t1324 | t1389 | t1453 | t1516 | t1579 | t1640 | t1700 | t1759 | t1817 | t1874 | t1930 | t1985 | t2040
        | t2093 | t2145 | t2196 | t2246 | t2295 | t2343 | t2390 | t2437 | t2482 | t2526 | t2569 | t2611 | t2652
        | t2692 | t2731 | t2769 | t2806 | t2842 | t2877 | t2911 | t2944 | t2976 | t3007 | t3037 | t3066 | t3094
        | t3121 | t3147 | t3172 | t3196 | t3219 | t3241 | t3262 | t3282 | t3302 | t3303 | t3304 | t3305 | t3306
        | t3307 | t3308 | t3309 | t3310 | t3311 | t3312 | t3313 | t3314 | t3315 | t3316 | t3317 | t3318 | t3319
        | t3320;
    const uint64_t t3553 = t252 | t411 | t526 | t623 | t718 | t809 | t890 | t974 | t1046 | t1121 | t1190 | t1259
        | t1325 | t1390 | t1454 | t1517 | t1580 | t1641 | t1701 | t1760 | t1818 | t1875 | t1931 | t1986 | t2041
        | t2094 | t2146 | t2197 | t2247 | t2296 | t2344 | t2391 | t2438 | t2483 | t2527 | t2570 | t2612 | t2653
        | t2693 | t2732 | t2770 | t2807 | t2843 | t2878 | t2912 | t2945 | t2977 | t3008 | t3038 | t3067 | t3095
        | t3122 | t3148 | t3173 | t3197 | t3220 | t3242 | t3263 | t3283 | t3302 | t3321 | t3322 | t3323 | t3324
        | t3325 | t3326 | t3327 | t3328 | t3329 | t3330 | t3331 | t3332 | t3333 | t3334 | t3335 | t3336 | t3337
        | t3338;
    const uint64_t t3554 = t255 | t413 | t528 | t624 | t719 | t810 | t891 | t975 | t1047 | t1122 | t1191 | t1260
        | t1326 | t1391 | t1455 | t1518 | t1581 | t1642 | t1702 | t1761 | t1819 | t1876 | t1932 | t1987 | t2042
        | t2095 | t2147 | t2198 | t2248 | t2297 | t2345 | t2392 | t2439 | t2484 | t2528 | t2571 | t2613 | t2654
        | t2694 | t2733 | t2771 | t2808 | t2844 | t2879 | t2913 | t2946 | t2978 | t3009 | t3039 | t3068 | t3096
        | t3123 | t3149 | t3174 | t3198 | t3221 | t3243 | t3264 | t3284 | t3303 | t3321 | t3339 | t3340 | t3341
        | t3342 | t3343 | t3344 | t3345 | t3346 | t3347 | t3348 | t3349 | t3350 | t3351 | t3352 | t3353 | t3354
        | t3355;
    const uint64_t t3555 = t258 | t416 | t529 | t625 | t720 | t811 | t893 | t976 | t1048 | t1123 | t1192 | t1261
        | t1327 | t1392 | t1456 | t1519 | t1582 | t1643 | t1703 | t1762 | t1820 | t1877 | t1933 | t1988 | t2043
        | t2096 | t2148 | t2199 | t2249 | t2298 | t2346 | t2393 | t2440 | t2485 | t2529 | t2572 | t2614 | t2655
        | t2695 | t2734 | t2772 | t2809 | t2845 | t2880 | t2914 | t2947 | t2979 | t3010 | t3040 | t3069 | t3097
        | t3124 | t3150 | t3175 | t3199 | t3222 | t3244 | t3265 | t3285 | t3304 | t3322 | t3339 | t3356 | t3357
        | t3358 | t3359 | t3360 | t3361 | t3362 | t3363 | t3364 | t3365 | t3366 | t3367 | t3368 | t3369 | t3370
        | t3371;
    const uint64_t t3556 = t261 | t418 | t530 | t626 | t721 | t812 | t894 | t977 | t1049 | t1124 | t1193 | t1262
        | t1328 | t1393 | t1457 | t1520 | t1583 | t1644 | t1704 | t1763 | t1821 | t1878 | t1934 | t1989 | t2044
        | t2097 | t2149 | t2200 | t2250 | t2299 | t2347 | t2394 | t2441 | t2486 | t2530 | t2573 | t2615 | t2656
        | t2696 | t2735 | t2773 | t2810 | t2846 | t2881 | t2915 | t2948 | t2980 | t3011 | t3041 | t3070 | t3098
        | t3125 | t3151 | t3176 | t3200 | t3223 | t3245 | t3266 | t3286 | t3305 | t3323 | t3340 | t3356 | t3372
        | t3373 | t3374 | t3375 | t3376 | t3377 | t3378 | t3379 | t3380 | t3381 | t3382 | t3383 | t3384 | t3385
        | t3386;
    const uint64_t t3557 = t263 | t420 | t532 | t628 | t723 | t813 | t895 | t978 | t1050 | t1126 | t1194 | t1263
        | t1329 | t1394 | t1458 | t1521 | t1584 | t1645 | t1705 | t1764 | t1822 | t1879 | t1935 | t1990 | t2045
        | t2098 | t2150 | t2201 | t2251 | t2300 | t2348 | t2395 | t2442 | t2487 | t2531 | t2574 | t2616 | t2657
        | t2697 | t2736 | t2774 | t2811 | t2847 | t2882 | t2916 | t2949 | t2981 | t3012 | t3042 | t3071 | t3099
        | t3126 | t3152 | t3177 | t3201 | t3224 | t3246 | t3267 | t3287 | t3306 | t3324 | t3341 | t3357 | t3372
        | t3387 | t3388 | t3389 | t3390 | t3391 | t3392 | t3393 | t3394 | t3395 | t3396 | t3397 | t3398 | t3399
        | t3400;
    const uint64_t t3558 = t265 | t421 | t533 | t629 | t724 | t814 | t896 | t979 | t1051 | t1127 | t1195 | t1264
        | t1330 | t1395 | t1459 | t1522 | t1585 | t1646 | t1706 | t1765 | t1823 | t1880 | t1936 | t1991 | t2046
        | t2099 | t2151 | t2202 | t2252 | t2301 | t2349 | t2396 | t2443 | t2488 | t2532 | t2575 | t2617 | t2658
        | t2698 | t2737 | t2775 | t2812 | t2848 | t2883 | t2917 | t2950 | t2982 | t3013 | t3043 | t3072 | t3100
        | t3127 | t3153 | t3178 | t3202 | t3225 | t3247 | t3268 | t3288 | t3307 | t3325 | t3342 | t3358 | t3373
        | t3387 | t3401 | t3402 | t3403 | t3404 | t3405 | t3406 | t3407 | t3408 | t3409 | t3410 | t3411 | t3412
        | t3413;
    const uint64_t t3559 = t266 | t422 | t534 | t630 | t725 | t815 | t897 | t980 | t1052 | t1128 | t1196 | t1265
        | t1331 | t1396 | t1460 | t1523 | t1586 | t1647 | t1707 | t1766 | t1824 | t1881 | t1937 | t1992 | t2047
        | t2100 | t2152 | t2203 | t2253 | t2302 | t2350 | t2397 | t2444 | t2489 | t2533 | t2576 | t2618 | t2659
        | t2699 | t2738 | t2776 | t2813 | t2849 | t2884 | t2918 | t2951 | t2983 | t3014 | t3044 | t3073 | t3101
        | t3128 | t3154 | t3179 | t3203 | t3226 | t3248 | t3269 | t3289 | t3308 | t3326 | t3343 | t3359 | t3374
        | t3388 | t3401 | t3414 | t3415 | t3416 | t3417 | t3418 | t3419 | t3420 | t3421 | t3422 | t3423 | t3424
        | t3425;
    const uint64_t t3560 = t267 | t423 | t535 | t631 | t726 | t816 | t898 | t981 | t1053 | t1129 | t1197 | t1266
        | t1332 | t1397 | t1461 | t1524 | t1587 | t1648 | t1708 | t1767 | t1825 | t1882 | t1938 | t1993 | t2048
        | t2101 | t2153 | t2204 | t2254 | t2303 | t2351 | t2398 | t2445 | t2490 | t2534 | t2577 | t2619 | t2660
        | t2700 | t2739 | t2777 | t2814 | t2850 | t2885 | t2919 | t2952 | t2984 | t3015 | t3045 | t3074 | t3102
        | t3129 | t3155 | t3180 | t3204 | t3227 | t3249 | t3270 | t3290 | t3309 | t3327 | t3344 | t3360 | t3375
        | t3389 | t3402 | t3414 | t3426 | t3427 | t3428 | t3429 | t3430 | t3431 | t3432 | t3433 | t3434 | t3435
        | t3436;
    const uint64_t t3561 = t269 | t424 | t536 | t632 | t727 | t817 | t899 | t982 | t1054 | t1130 | t1198 | t1267
        | t1333 | t1398 | t1462 | t1525 | t1588 | t1649 | t1709 | t1768 | t1826 | t1883 | t1939 | t1994 | t2049
        | t2102 | t2154 | t2205 | t2255 | t2304 | t2352 | t2399 | t2446 | t2491 | t2535 | t2578 | t2620 | t2661
        | t2701 | t2740 | t2778 | t2815 | t2851 | t2886 | t2920 | t2953 | t2985 | t3016 | t3046 | t3075 | t3103
        | t3130 | t3156 | t3181 | t3205 | t3228 | t3250 | t3271 | t3291 | t3310 | t3328 | t3345 | t3361 | t3376
        | t3390 | t3403 | t3415 | t3426 | t3437 | t3438 | t3439 | t3440 | t3441 | t3442 | t3443 | t3444 | t3445
        | t3446;
    const uint64_t t3562 = t271 | t425 | t537 | t633 | t728 | t818 | t900 | t983 | t1055 | t1131 | t1199 | t1268
        | t1334 | t1399 | t1463 | t1526 | t1589 | t1650 | t1710 | t1769 | t1827 | t1884 | t1940 | t1995 | t2050
        | t2103 | t2155 | t2206 | t2256 | t2305 | t2353 | t2400 | t2447 | t2492 | t2536 | t2579 | t2621 | t2662
        | t2702 | t2741 | t2779 | t2816 | t2852 | t2887 | t2921 | t2954 | t2986 | t3017 | t3047 | t3076 | t3104
        | t3131 | t3157 | t3182 | t3206 | t3229 | t3251 | t3272 | t3292 | t3311 | t3329 | t3346 | t3362 | t3377
        | t3391 | t3404 | t3416 | t3427 | t3437 | t3447 | t3448 | t3449 | t3450 | t3451 | t3452 | t3453 | t3454
        | t3455;
    const uint64_t t3563 = t273 | t426 | t538 | t634 | t729 | t819 | t901 | t984 | t1056 | t1132 | t1200 | t1269
        | t1335 | t1400 | t1464 | t1527 | t1590 | t1651 | t1711 | t1770 | t1828 | t1885 | t1941 | t1996 | t2051
        | t2104 | t2156 | t2207 | t2257 | t2306 | t2354 | t2401 | t2448 | t2493 | t2537 | t2580 | t2622 | t2663
        | t2703 | t2742 | t2780 | t2817 | t2853 | t2888 | t2922 | t2955 | t2987 | t3018 | t3048 | t3077 | t3105
        | t3132 | t3158 | t3183 | t3207 | t3230 | t3252 | t3273 | t3293 | t3312 | t3330 | t3347 | t3363 | t3378
        | t3392 | t3405 | t3417 | t3428 | t3438 | t3447 | t3456 | t3457 | t3458 | t3459 | t3460 | t3461 | t3462
        | t3463;
    const uint64_t t3564 = t276 | t428 | t540 | t636 | t731 | t821 | t902 | t985 | t1057 | t1133 | t1201 | t1270
        | t1336 | t1401 | t1465 | t1528 | t1591 | t1652 | t1712 | t1771 | t1829 | t1886 | t1942 | t1997 | t2052
        | t2105 | t2157 | t2208 | t2258 | t2307 | t2355 | t2402 | t2449 | t2494 | t2538 | t2581 | t2623 | t2664
        | t2704 | t2743 | t2781 | t2818 | t2854 | t2889 | t2923 | t2956 | t2988 | t3019 | t3049 | t3078 | t3106
        | t3133 | t3159 | t3184 | t3208 | t3231 | t3253 | t3274 | t3294 | t3313 | t3331 | t3348 | t3364 | t3379
        | t3393 | t3406 | t3418 | t3429 | t3439 | t3448 | t3456 | t3464 | t3465 | t3466 | t3467 | t3468 | t3469
        | t3470;
    const uint64_t t3565 = t278 | t429 | t542 | t638 | t732 | t822 | t903 | t986 | t1058 | t1134 | t1202 | t1271
        | t1337 | t1402 | t1466 | t1529 | t1592 | t1653 | t1713 | t1772 | t1830 | t1887 | t1943 | t1998 | t2053
        | t2106 | t2158 | t2209 | t2259 | t2308 | t2356 | t2403 | t2450 | t2495 | t2539 | t2582 | t2624 | t2665
        | t2705 | t2744 | t2782 | t2819 | t2855 | t2890 | t2924 | t2957 | t2989 | t3020 | t3050 | t3079 | t3107
        | t3134 | t3160 | t3185 | t3209 | t3232 | t3254 | t3275 | t3295 | t3314 | t3332 | t3349 | t3365 | t3380
        | t3394 | t3407 | t3419 | t3430 | t3440 | t3449 | t3457 | t3464 | t3471 | t3472 | t3473 | t3474 | t3475
        | t3476;
    const uint64_t t3566 = t280 | t431 | t543 | t639 | t733 | t823 | t904 | t987 | t1059 | t1135 | t1203 | t1272
        | t1338 | t1403 | t1467 | t1530 | t1593 | t1654 | t1714 | t1773 | t1831 | t1888 | t1944 | t1999 | t2054
        | t2107 | t2159 | t2210 | t2260 | t2309 | t2357 | t2404 | t2451 | t2496 | t2540 | t2583 | t2625 | t2666
        | t2706 | t2745 | t2783 | t2820 | t2856 | t2891 | t2925 | t2958 | t2990 | t3021 | t3051 | t3080 | t3108
        | t3135 | t3161 | t3186 | t3210 | t3233 | t3255 | t3276 | t3296 | t3315 | t3333 | t3350 | t3366 | t3381
        | t3395 | t3408 | t3420 | t3431 | t3441 | t3450 | t3458 | t3465 | t3471 | t3477 | t3478 | t3479 | t3480
        | t3481;
    const uint64_t t3567 = t282 | t432 | t545 | t640 | t734 | t824 | t906 | t988 | t1060 | t1136 | t1204 | t1273
        | t1339 | t1404 | t1468 | t1531 | t1594 | t1655 | t1715 | t1774 | t1832 | t1889 | t1945 | t2000 | t2055
        | t2108 | t2160 | t2211 | t2261 | t2310 | t2358 | t2405 | t2452 | t2497 | t2541 | t2584 | t2626 | t2667
        | t2707 | t2746 | t2784 | t2821 | t2857 | t2892 | t2926 | t2959 | t2991 | t3022 | t3052 | t3081 | t3109
        | t3136 | t3162 | t3187 | t3211 | t3234 | t3256 | t3277 | t3297 | t3316 | t3334 | t3351 | t3367 | t3382
        | t3396 | t3409 | t3421 | t3432 | t3442 | t3451 | t3459 | t3466 | t3472 | t3477 | t3482 | t3483 | t3484
        | t3485;
    const uint64_t t3568 = t284 | t434 | t546 | t642 | t735 | t825 | t908 | t989 | t1062 | t1137 | t1205 | t1274
        | t1340 | t1405 | t1469 | t1532 | t1595 | t1656 | t1716 | t1775 | t1833 | t1890 | t1946 | t2001 | t2056
        | t2109 | t2161 | t2212 | t2262 | t2311 | t2359 | t2406 | t2453 | t2498 | t2542 | t2585 | t2627 | t2668
        | t2708 | t2747 | t2785 | t2822 | t2858 | t2893 | t2927 | t2960 | t2992 | t3023 | t3053 | t3082 | t3110
        | t3137 | t3163 | t3188 | t3212 | t3235 | t3257 | t3278 | t3298 | t3317 | t3335 | t3352 | t3368 | t3383
        | t3397 | t3410 | t3422 | t3433 | t3443 | t3452 | t3460 | t3467 | t3473 | t3478 | t3482 | t3486 | t3487
        | t3488;
    const uint64_t t3569 = t286 | t436 | t547 | t643 | t736 | t826 | t909 | t990 | t1063 | t1138 | t1206 | t1275
        | t1341 | t1406 | t1470 | t1533 | t1596 | t1657 | t1717 | t1776 | t1834 | t1891 | t1947 | t2002 | t2057
        | t2110 | t2162 | t2213 | t2263 | t2312 | t2360 | t2407 | t2454 | t2499 | t2543 | t2586 | t2628 | t2669
        | t2709 | t2748 | t2786 | t2823 | t2859 | t2894 | t2928 | t2961 | t2993 | t3024 | t3054 | t3083 | t3111
        | t3138 | t3164 | t3189 | t3213 | t3236 | t3258 | t3279 | t3299 | t3318 | t3336 | t3353 | t3369 | t3384
        | t3398 | t3411 | t3423 | t3434 | t3444 | t3453 | t3461 | t3468 | t3474 | t3479 | t3483 | t3486 | t3489
        | t3490;
    const uint64_t t3570 = t287 | t437 | t548 | t644 | t737 | t827 | t910 | t991 | t1064 | t1139 | t1207 | t1276
        | t1342 | t1407 | t1471 | t1534 | t1597 | t1658 | t1718 | t1777 | t1835 | t1892 | t1948 | t2003 | t2058
        | t2111 | t2163 | t2214 | t2264 | t2313 | t2361 | t2408 | t2455 | t2500 | t2544 | t2587 | t2629 | t2670
        | t2710 | t2749 | t2787 | t2824 | t2860 | t2895 | t2929 | t2962 | t2994 | t3025 | t3055 | t3084 | t3112
        | t3139 | t3165 | t3190 | t3214 | t3237 | t3259 | t3280 | t3300 | t3319 | t3337 | t3354 | t3370 | t3385
        | t3399 | t3412 | t3424 | t3435 | t3445 | t3454 | t3462 | t3469 | t3475 | t3480 | t3484 | t3487 | t3489
        | t3491;
    const uint64_t t3571 = t289 | t439 | t549 | t645 | t739 | t828 | t911 | t992 | t1066 | t1140 | t1208 | t1277
        | t1343 | t1408 | t1472 | t1535 | t1598 | t1659 | t1719 | t1778 | t1836 | t1893 | t1949 | t2005 | t2059
        | t2112 | t2164 | t2215 | t2265 | t2314 | t2362 | t2409 | t2456 | t2501 | t2545 | t2588 | t2630 | t2671
        | t2711 | t2750 | t2788 | t2825 | t2861 | t2896 | t2930 | t2963 | t2995 | t3026 | t3056 | t3085 | t3113
        | t3140 | t3166 | t3191 | t3215 | t3238 | t3260 | t3281 | t3301 | t3320 | t3338 | t3355 | t3371 | t3386
        | t3400 | t3413 | t3425 | t3436 | t3446 | t3455 | t3463 | t3470 | t3476 | t3481 | t3485 | t3488 | t3490
        | t3491;
    const uint64_t t3572 = t3492 & ~t3493;
    entry[0] ^= t3494;
    entry[1] ^= t3495;
    entry[2] ^= t3496;
    entry[3] ^= t3497;
    entry[4] ^= t3498;
    entry[5] ^= t3499;
    entry[6] ^= t3500;
    entry[7] ^= t3501;
    entry[8] ^= t3502;
    entry[9] ^= t3503;
    entry[10] ^= t3504;
    entry[11] ^= t3505;
    entry[12] ^= t3506;
    entry[13] ^= t3507;
    entry[14] ^= t3508;
    entry[15] ^= t3509;
    entry[16] ^= t3510;
    entry[17] ^= t3511;
    entry[18] ^= t3512;
    entry[19] ^= t3513;
    entry[20] ^= t3514;
    entry[21] ^= t3515;
    entry[22] ^= t3516;
    entry[23] ^= t3517;
    entry[24] ^= t3518;
    entry[25] ^= t3519;
    entry[26] ^= t3520;
    entry[27] ^= t3521;
    entry[28] ^= t3522;
    entry[29] ^= t3523;
    entry[30] ^= t3524;
    entry[31] ^= t3525;
    entry[32] ^= t3526;
    entry[33] ^= t3527;
    entry[34] ^= t3528;
    entry[35] ^= t3529;
    entry[36] ^= t3530;
    entry[37] ^= t3531;
    entry[38] ^= t3532;
    entry[39] ^= t3533;
    entry[40] ^= t3534;
    entry[41] ^= t3535;
    entry[42] ^= t3536;
    entry[43] ^= t3537;
    entry[44] ^= t3538;
    entry[45] ^= t3539;
    entry[46] ^= t3540;
    entry[47] ^= t3541;
    entry[48] ^= t3542;
    entry[49] ^= t3543;
    entry[50] ^= t3544;
    entry[51] ^= t3545;
    entry[52] ^= t3546;
    entry[53] ^= t3547;
    entry[54] ^= t3548;
    entry[55] ^= t3549;
    entry[56] ^= t3550;
    entry[57] ^= t3551;
    entry[58] ^= t3552;
    entry[59] ^= t3553;
    entry[60] ^= t3554;
    entry[61] ^= t3555;
    entry[62] ^= t3556;
    entry[63] ^= t3557;
    entry[64] ^= t3558;
    entry[65] ^= t3559;
    entry[66] ^= t3560;
    entry[67] ^= t3561;
    entry[68] ^= t3562;
    entry[69] ^= t3563;
    entry[70] ^= t3564;
    entry[71] ^= t3565;
    entry[72] ^= t3566;
    entry[73] ^= t3567;
    entry[74] ^= t3568;
    entry[75] ^= t3569;
    entry[76] ^= t3570;
    entry[77] ^= t3571;
    *corrected = t3572;
    *uncorrectable = t3493;
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

void ecc_dec_bch_78_64_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[1] = {0};
    size_t i, w;
    for (i = 0; i < 8u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 2u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 14u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 1u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_dec_bch_78_64_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[2];
    unsigned difference = 0;
    size_t i;
    ecc_dec_bch_78_64_encode(data, expected);
    for (i = 0; i < 2u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 2u ? 0x3fu : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 78u, pin = i % 78u;
    const size_t index = pin < 64u ? beat * 64u + pin : beat * 14u + pin - 64u;
    *bit = (unsigned)(index % 8);
    return (pin < 64u ? data : check) + index / 8;
}

ecc_status ecc_dec_bch_78_64_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[78], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_dec_bch_78_64_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 78u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_dec_bch_78_64_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 78u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 8u;
    *ok = data_bytes % 8u == 0 && check_bytes % 2u == 0 && check_bytes / 2u == count;
    return count;
}

ecc_status ecc_dec_bch_78_64_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_dec_bch_78_64_encode(data + 8u * i, check + 2u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_dec_bch_78_64_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_dec_bch_78_64_decode(data + 8u * i, check + 2u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
