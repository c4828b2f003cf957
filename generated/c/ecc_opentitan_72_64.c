/* OpenTitan (72,64): encoder and decoder. Generated; do not edit.
 *
 * Scheme opentitan-72-64, sha-256
 * a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: lowRISC OpenTitan, hw/ip/prim, prim_secded_72_64 (Apache-2.0).
 */
#include "ecc_opentitan_72_64.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[8][1] = {
    {
        UINT64_C(0xb9000000001fffff)
    },
    {
        UINT64_C(0x5e00000fffe0003f)
    },
    {
        UINT64_C(0x67003ff003e007c1)
    },
    {
        UINT64_C(0xcd0fc0f03c207842)
    },
    {
        UINT64_C(0xb671c711c4438884)
    },
    {
        UINT64_C(0xb5b65926488c9108)
    },
    {
        UINT64_C(0xcbdaaa4a91152210)
    },
    {
        UINT64_C(0x7aed348d221a4420)
    }
};

void ecc_opentitan_72_64_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[8]
        ^ data[9] ^ data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[17]
        ^ data[18] ^ data[19] ^ data[20] ^ data[56] ^ data[59] ^ data[60] ^ data[61] ^ data[63];
    const uint64_t t1 = data[0] ^ data[1] ^ data[2] ^ data[3] ^ data[4] ^ data[5] ^ data[21] ^ data[22] ^ data[23]
        ^ data[24] ^ data[25] ^ data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[30] ^ data[31] ^ data[32]
        ^ data[33] ^ data[34] ^ data[35] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[62];
    const uint64_t t2 = data[0] ^ data[6] ^ data[7] ^ data[8] ^ data[9] ^ data[10] ^ data[21] ^ data[22] ^ data[23]
        ^ data[24] ^ data[25] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42]
        ^ data[43] ^ data[44] ^ data[45] ^ data[56] ^ data[57] ^ data[58] ^ data[61] ^ data[62];
    const uint64_t t3 = data[1] ^ data[6] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[21] ^ data[26]
        ^ data[27] ^ data[28] ^ data[29] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[46] ^ data[47]
        ^ data[48] ^ data[49] ^ data[50] ^ data[51] ^ data[56] ^ data[58] ^ data[59] ^ data[62] ^ data[63];
    const uint64_t t4 = data[2] ^ data[7] ^ data[11] ^ data[15] ^ data[16] ^ data[17] ^ data[22] ^ data[26]
        ^ data[30] ^ data[31] ^ data[32] ^ data[36] ^ data[40] ^ data[41] ^ data[42] ^ data[46] ^ data[47]
        ^ data[48] ^ data[52] ^ data[53] ^ data[54] ^ data[57] ^ data[58] ^ data[60] ^ data[61] ^ data[63];
    const uint64_t t5 = data[3] ^ data[8] ^ data[12] ^ data[15] ^ data[18] ^ data[19] ^ data[23] ^ data[27]
        ^ data[30] ^ data[33] ^ data[34] ^ data[37] ^ data[40] ^ data[43] ^ data[44] ^ data[46] ^ data[49]
        ^ data[50] ^ data[52] ^ data[53] ^ data[55] ^ data[56] ^ data[58] ^ data[60] ^ data[61] ^ data[63];
    const uint64_t t6 = data[4] ^ data[9] ^ data[13] ^ data[16] ^ data[18] ^ data[20] ^ data[24] ^ data[28]
        ^ data[31] ^ data[33] ^ data[35] ^ data[38] ^ data[41] ^ data[43] ^ data[45] ^ data[47] ^ data[49]
        ^ data[51] ^ data[52] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[59] ^ data[62] ^ data[63];
    const uint64_t t7 = data[5] ^ data[10] ^ data[14] ^ data[17] ^ data[19] ^ data[20] ^ data[25] ^ data[29]
        ^ data[32] ^ data[34] ^ data[35] ^ data[39] ^ data[42] ^ data[44] ^ data[45] ^ data[48] ^ data[50]
        ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[57] ^ data[59] ^ data[60] ^ data[61] ^ data[62];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
}

void ecc_opentitan_72_64_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[1] ^ entry[2] ^ entry[3] ^ entry[4] ^ entry[5] ^ entry[6] ^ entry[7]
        ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16]
        ^ entry[17] ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[56] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[63]
        ^ entry[64];
    const uint64_t t1 = entry[0] ^ entry[1] ^ entry[2] ^ entry[3] ^ entry[4] ^ entry[5] ^ entry[21] ^ entry[22]
        ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[31]
        ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[62]
        ^ entry[65];
    const uint64_t t2 = entry[0] ^ entry[6] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[21] ^ entry[22]
        ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41]
        ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[56] ^ entry[57] ^ entry[58] ^ entry[61] ^ entry[62]
        ^ entry[66];
    const uint64_t t3 = entry[1] ^ entry[6] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[21] ^ entry[26]
        ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[46] ^ entry[47]
        ^ entry[48] ^ entry[49] ^ entry[50] ^ entry[51] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[62] ^ entry[63]
        ^ entry[67];
    const uint64_t t4 = entry[2] ^ entry[7] ^ entry[11] ^ entry[15] ^ entry[16] ^ entry[17] ^ entry[22] ^ entry[26]
        ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[36] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[46] ^ entry[47]
        ^ entry[48] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[57] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[63]
        ^ entry[68];
    const uint64_t t5 = entry[3] ^ entry[8] ^ entry[12] ^ entry[15] ^ entry[18] ^ entry[19] ^ entry[23] ^ entry[27]
        ^ entry[30] ^ entry[33] ^ entry[34] ^ entry[37] ^ entry[40] ^ entry[43] ^ entry[44] ^ entry[46] ^ entry[49]
        ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[60] ^ entry[61] ^ entry[63]
        ^ entry[69];
    const uint64_t t6 = entry[4] ^ entry[9] ^ entry[13] ^ entry[16] ^ entry[18] ^ entry[20] ^ entry[24] ^ entry[28]
        ^ entry[31] ^ entry[33] ^ entry[35] ^ entry[38] ^ entry[41] ^ entry[43] ^ entry[45] ^ entry[47] ^ entry[49]
        ^ entry[51] ^ entry[52] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[62] ^ entry[63]
        ^ entry[70];
    const uint64_t t7 = entry[5] ^ entry[10] ^ entry[14] ^ entry[17] ^ entry[19] ^ entry[20] ^ entry[25]
        ^ entry[29] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[39] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[48]
        ^ entry[50] ^ entry[51] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[59] ^ entry[60] ^ entry[61]
        ^ entry[62] ^ entry[71];
    const uint64_t t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t9 = t0 & t1;
    const uint64_t t10 = t2 & ~t3;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = ~t4 & ~t5;
    const uint64_t t13 = ~t6 & ~t7;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t11 & t14;
    const uint64_t t16 = ~t2 & t3;
    const uint64_t t17 = t9 & t16;
    const uint64_t t18 = t14 & t17;
    const uint64_t t19 = ~t2 & ~t3;
    const uint64_t t20 = t9 & t19;
    const uint64_t t21 = t4 & ~t5;
    const uint64_t t22 = t13 & t21;
    const uint64_t t23 = t20 & t22;
    const uint64_t t24 = ~t4 & t5;
    const uint64_t t25 = t13 & t24;
    const uint64_t t26 = t20 & t25;
    const uint64_t t27 = t6 & ~t7;
    const uint64_t t28 = t12 & t27;
    const uint64_t t29 = t20 & t28;
    const uint64_t t30 = ~t6 & t7;
    const uint64_t t31 = t12 & t30;
    const uint64_t t32 = t20 & t31;
    const uint64_t t33 = t0 & ~t1;
    const uint64_t t34 = t2 & t3;
    const uint64_t t35 = t33 & t34;
    const uint64_t t36 = t14 & t35;
    const uint64_t t37 = t10 & t33;
    const uint64_t t38 = t22 & t37;
    const uint64_t t39 = t25 & t37;
    const uint64_t t40 = t28 & t37;
    const uint64_t t41 = t31 & t37;
    const uint64_t t42 = t16 & t33;
    const uint64_t t43 = t22 & t42;
    const uint64_t t44 = t25 & t42;
    const uint64_t t45 = t28 & t42;
    const uint64_t t46 = t31 & t42;
    const uint64_t t47 = t19 & t33;
    const uint64_t t48 = t4 & t5;
    const uint64_t t49 = t13 & t48;
    const uint64_t t50 = t47 & t49;
    const uint64_t t51 = t21 & t27;
    const uint64_t t52 = t47 & t51;
    const uint64_t t53 = t21 & t30;
    const uint64_t t54 = t47 & t53;
    const uint64_t t55 = t24 & t27;
    const uint64_t t56 = t47 & t55;
    const uint64_t t57 = t24 & t30;
    const uint64_t t58 = t47 & t57;
    const uint64_t t59 = t6 & t7;
    const uint64_t t60 = t12 & t59;
    const uint64_t t61 = t47 & t60;
    const uint64_t t62 = ~t0 & t1;
    const uint64_t t63 = t34 & t62;
    const uint64_t t64 = t14 & t63;
    const uint64_t t65 = t10 & t62;
    const uint64_t t66 = t22 & t65;
    const uint64_t t67 = t25 & t65;
    const uint64_t t68 = t28 & t65;
    const uint64_t t69 = t31 & t65;
    const uint64_t t70 = t16 & t62;
    const uint64_t t71 = t22 & t70;
    const uint64_t t72 = t25 & t70;
    const uint64_t t73 = t28 & t70;
    const uint64_t t74 = t31 & t70;
    const uint64_t t75 = t19 & t62;
    const uint64_t t76 = t49 & t75;
    const uint64_t t77 = t51 & t75;
    const uint64_t t78 = t53 & t75;
    const uint64_t t79 = t55 & t75;
    const uint64_t t80 = t57 & t75;
    const uint64_t t81 = t60 & t75;
    const uint64_t t82 = ~t0 & ~t1;
    const uint64_t t83 = t34 & t82;
    const uint64_t t84 = t22 & t83;
    const uint64_t t85 = t25 & t83;
    const uint64_t t86 = t28 & t83;
    const uint64_t t87 = t31 & t83;
    const uint64_t t88 = t10 & t82;
    const uint64_t t89 = t49 & t88;
    const uint64_t t90 = t51 & t88;
    const uint64_t t91 = t53 & t88;
    const uint64_t t92 = t55 & t88;
    const uint64_t t93 = t57 & t88;
    const uint64_t t94 = t60 & t88;
    const uint64_t t95 = t16 & t82;
    const uint64_t t96 = t49 & t95;
    const uint64_t t97 = t51 & t95;
    const uint64_t t98 = t53 & t95;
    const uint64_t t99 = t55 & t95;
    const uint64_t t100 = t57 & t95;
    const uint64_t t101 = t60 & t95;
    const uint64_t t102 = t19 & t82;
    const uint64_t t103 = t27 & t48;
    const uint64_t t104 = t102 & t103;
    const uint64_t t105 = t30 & t48;
    const uint64_t t106 = t102 & t105;
    const uint64_t t107 = t21 & t59;
    const uint64_t t108 = t102 & t107;
    const uint64_t t109 = t24 & t59;
    const uint64_t t110 = t102 & t109;
    const uint64_t t111 = t35 & t55;
    const uint64_t t112 = t65 & t107;
    const uint64_t t113 = t49 & t63;
    const uint64_t t114 = t17 & t60;
    const uint64_t t115 = t20 & t105;
    const uint64_t t116 = t37 & t105;
    const uint64_t t117 = t60 & t63;
    const uint64_t t118 = t42 & t103;
    const uint64_t t119 = t14 & t47;
    const uint64_t t120 = t14 & t75;
    const uint64_t t121 = t14 & t88;
    const uint64_t t122 = t14 & t95;
    const uint64_t t123 = t22 & t102;
    const uint64_t t124 = t25 & t102;
    const uint64_t t125 = t28 & t102;
    const uint64_t t126 = t31 & t102;
    const uint64_t t127 = t15 | t18 | t23 | t26 | t29 | t32 | t36 | t38 | t39 | t40 | t41 | t43 | t44 | t45 | t46
        | t50 | t52 | t54 | t56 | t58 | t61 | t64 | t66 | t67 | t68 | t69 | t71 | t72 | t73 | t74 | t76 | t77 | t78
        | t79 | t80 | t81 | t84 | t85 | t86 | t87 | t89 | t90 | t91 | t92 | t93 | t94 | t96 | t97 | t98 | t99
        | t100 | t101 | t104 | t106 | t108 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119
        | t120 | t121 | t122 | t123 | t124 | t125 | t126;
    const uint64_t t128 = t8 & ~t127;
    const uint64_t t129 = t127 & ~t128;
    entry[0] ^= t15;
    entry[1] ^= t18;
    entry[2] ^= t23;
    entry[3] ^= t26;
    entry[4] ^= t29;
    entry[5] ^= t32;
    entry[6] ^= t36;
    entry[7] ^= t38;
    entry[8] ^= t39;
    entry[9] ^= t40;
    entry[10] ^= t41;
    entry[11] ^= t43;
    entry[12] ^= t44;
    entry[13] ^= t45;
    entry[14] ^= t46;
    entry[15] ^= t50;
    entry[16] ^= t52;
    entry[17] ^= t54;
    entry[18] ^= t56;
    entry[19] ^= t58;
    entry[20] ^= t61;
    entry[21] ^= t64;
    entry[22] ^= t66;
    entry[23] ^= t67;
    entry[24] ^= t68;
    entry[25] ^= t69;
    entry[26] ^= t71;
    entry[27] ^= t72;
    entry[28] ^= t73;
    entry[29] ^= t74;
    entry[30] ^= t76;
    entry[31] ^= t77;
    entry[32] ^= t78;
    entry[33] ^= t79;
    entry[34] ^= t80;
    entry[35] ^= t81;
    entry[36] ^= t84;
    entry[37] ^= t85;
    entry[38] ^= t86;
    entry[39] ^= t87;
    entry[40] ^= t89;
    entry[41] ^= t90;
    entry[42] ^= t91;
    entry[43] ^= t92;
    entry[44] ^= t93;
    entry[45] ^= t94;
    entry[46] ^= t96;
    entry[47] ^= t97;
    entry[48] ^= t98;
    entry[49] ^= t99;
    entry[50] ^= t100;
    entry[51] ^= t101;
    entry[52] ^= t104;
    entry[53] ^= t106;
    entry[54] ^= t108;
    entry[55] ^= t110;
    entry[56] ^= t111;
    entry[57] ^= t112;
    entry[58] ^= t113;
    entry[59] ^= t114;
    entry[60] ^= t115;
    entry[61] ^= t116;
    entry[62] ^= t117;
    entry[63] ^= t118;
    entry[64] ^= t119;
    entry[65] ^= t120;
    entry[66] ^= t121;
    entry[67] ^= t122;
    entry[68] ^= t123;
    entry[69] ^= t124;
    entry[70] ^= t125;
    entry[71] ^= t126;
    *corrected = t129;
    *uncorrectable = t128;
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

void ecc_opentitan_72_64_encode(const uint8_t *data, uint8_t *check) {
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

int ecc_opentitan_72_64_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[1];
    unsigned difference = 0;
    size_t i;
    ecc_opentitan_72_64_encode(data, expected);
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

ecc_status ecc_opentitan_72_64_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[72], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_opentitan_72_64_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 72u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_opentitan_72_64_decode_lanes(entry, &corrected, &uncorrectable);
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

ecc_status ecc_opentitan_72_64_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_opentitan_72_64_encode(data + 8u * i, check + 1u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_opentitan_72_64_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_opentitan_72_64_decode(data + 8u * i, check + 1u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
