/* Hsiao (39,32): encoder and decoder. Generated; do not edit.
 *
 * Scheme hsiao-39-32, sha-256
 * ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
 * 1970.
 */
#include "ecc_hsiao_39_32.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[7][1] = {
    {
        UINT64_C(0x000000008ca53295)
    },
    {
        UINT64_C(0x0000000053294ca5)
    },
    {
        UINT64_C(0x0000000064ca5329)
    },
    {
        UINT64_C(0x00000000995294aa)
    },
    {
        UINT64_C(0x00000000a62ca54a)
    },
    {
        UINT64_C(0x0000000049932952)
    },
    {
        UINT64_C(0x000000003254ca54)
    }
};

void ecc_hsiao_39_32_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[2] ^ data[4] ^ data[7] ^ data[9] ^ data[12] ^ data[13] ^ data[16] ^ data[18]
        ^ data[21] ^ data[23] ^ data[26] ^ data[27] ^ data[31];
    const uint64_t t1 = data[0] ^ data[2] ^ data[5] ^ data[7] ^ data[10] ^ data[11] ^ data[14] ^ data[16]
        ^ data[19] ^ data[21] ^ data[24] ^ data[25] ^ data[28] ^ data[30];
    const uint64_t t2 = data[0] ^ data[3] ^ data[5] ^ data[8] ^ data[9] ^ data[12] ^ data[14] ^ data[17] ^ data[19]
        ^ data[22] ^ data[23] ^ data[26] ^ data[29] ^ data[30];
    const uint64_t t3 = data[1] ^ data[3] ^ data[5] ^ data[7] ^ data[10] ^ data[12] ^ data[15] ^ data[17]
        ^ data[20] ^ data[22] ^ data[24] ^ data[27] ^ data[28] ^ data[31];
    const uint64_t t4 = data[1] ^ data[3] ^ data[6] ^ data[8] ^ data[10] ^ data[13] ^ data[15] ^ data[18]
        ^ data[19] ^ data[21] ^ data[25] ^ data[26] ^ data[29] ^ data[31];
    const uint64_t t5 = data[1] ^ data[4] ^ data[6] ^ data[8] ^ data[11] ^ data[13] ^ data[16] ^ data[17]
        ^ data[20] ^ data[23] ^ data[24] ^ data[27] ^ data[30];
    const uint64_t t6 = data[2] ^ data[4] ^ data[6] ^ data[9] ^ data[11] ^ data[14] ^ data[15] ^ data[18]
        ^ data[20] ^ data[22] ^ data[25] ^ data[28] ^ data[29];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
}

void ecc_hsiao_39_32_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[2] ^ entry[4] ^ entry[7] ^ entry[9] ^ entry[12] ^ entry[13] ^ entry[16]
        ^ entry[18] ^ entry[21] ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[31] ^ entry[32];
    const uint64_t t1 = entry[0] ^ entry[2] ^ entry[5] ^ entry[7] ^ entry[10] ^ entry[11] ^ entry[14] ^ entry[16]
        ^ entry[19] ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[28] ^ entry[30] ^ entry[33];
    const uint64_t t2 = entry[0] ^ entry[3] ^ entry[5] ^ entry[8] ^ entry[9] ^ entry[12] ^ entry[14] ^ entry[17]
        ^ entry[19] ^ entry[22] ^ entry[23] ^ entry[26] ^ entry[29] ^ entry[30] ^ entry[34];
    const uint64_t t3 = entry[1] ^ entry[3] ^ entry[5] ^ entry[7] ^ entry[10] ^ entry[12] ^ entry[15] ^ entry[17]
        ^ entry[20] ^ entry[22] ^ entry[24] ^ entry[27] ^ entry[28] ^ entry[31] ^ entry[35];
    const uint64_t t4 = entry[1] ^ entry[3] ^ entry[6] ^ entry[8] ^ entry[10] ^ entry[13] ^ entry[15] ^ entry[18]
        ^ entry[19] ^ entry[21] ^ entry[25] ^ entry[26] ^ entry[29] ^ entry[31] ^ entry[36];
    const uint64_t t5 = entry[1] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[11] ^ entry[13] ^ entry[16] ^ entry[17]
        ^ entry[20] ^ entry[23] ^ entry[24] ^ entry[27] ^ entry[30] ^ entry[37];
    const uint64_t t6 = entry[2] ^ entry[4] ^ entry[6] ^ entry[9] ^ entry[11] ^ entry[14] ^ entry[15] ^ entry[18]
        ^ entry[20] ^ entry[22] ^ entry[25] ^ entry[28] ^ entry[29] ^ entry[38];
    const uint64_t t7 = t0 | t1 | t2 | t3 | t4 | t5 | t6;
    const uint64_t t8 = t0 & t1;
    const uint64_t t9 = t2 & ~t3;
    const uint64_t t10 = t8 & t9;
    const uint64_t t11 = ~t4 & ~t5;
    const uint64_t t12 = ~t6 & t11;
    const uint64_t t13 = t10 & t12;
    const uint64_t t14 = ~t0 & ~t1;
    const uint64_t t15 = ~t2 & t3;
    const uint64_t t16 = t14 & t15;
    const uint64_t t17 = t4 & t5;
    const uint64_t t18 = ~t6 & t17;
    const uint64_t t19 = t16 & t18;
    const uint64_t t20 = ~t2 & ~t3;
    const uint64_t t21 = t8 & t20;
    const uint64_t t22 = t6 & t11;
    const uint64_t t23 = t21 & t22;
    const uint64_t t24 = t2 & t3;
    const uint64_t t25 = t14 & t24;
    const uint64_t t26 = t4 & ~t5;
    const uint64_t t27 = ~t6 & t26;
    const uint64_t t28 = t25 & t27;
    const uint64_t t29 = t0 & ~t1;
    const uint64_t t30 = t20 & t29;
    const uint64_t t31 = ~t4 & t5;
    const uint64_t t32 = t6 & t31;
    const uint64_t t33 = t30 & t32;
    const uint64_t t34 = ~t0 & t1;
    const uint64_t t35 = t24 & t34;
    const uint64_t t36 = t12 & t35;
    const uint64_t t37 = t14 & t20;
    const uint64_t t38 = t6 & t17;
    const uint64_t t39 = t37 & t38;
    const uint64_t t40 = t8 & t15;
    const uint64_t t41 = t12 & t40;
    const uint64_t t42 = t9 & t14;
    const uint64_t t43 = t18 & t42;
    const uint64_t t44 = t9 & t29;
    const uint64_t t45 = t22 & t44;
    const uint64_t t46 = t15 & t34;
    const uint64_t t47 = t27 & t46;
    const uint64_t t48 = t20 & t34;
    const uint64_t t49 = t32 & t48;
    const uint64_t t50 = t24 & t29;
    const uint64_t t51 = t12 & t50;
    const uint64_t t52 = t18 & t30;
    const uint64_t t53 = t9 & t34;
    const uint64_t t54 = t22 & t53;
    const uint64_t t55 = t6 & t26;
    const uint64_t t56 = t16 & t55;
    const uint64_t t57 = ~t6 & t31;
    const uint64_t t58 = t21 & t57;
    const uint64_t t59 = t25 & t57;
    const uint64_t t60 = t30 & t55;
    const uint64_t t61 = t27 & t53;
    const uint64_t t62 = t16 & t32;
    const uint64_t t63 = t21 & t27;
    const uint64_t t64 = t22 & t25;
    const uint64_t t65 = t44 & t57;
    const uint64_t t66 = t46 & t57;
    const uint64_t t67 = t48 & t55;
    const uint64_t t68 = t27 & t44;
    const uint64_t t69 = t15 & t29;
    const uint64_t t70 = t57 & t69;
    const uint64_t t71 = t22 & t46;
    const uint64_t t72 = t42 & t55;
    const uint64_t t73 = t53 & t57;
    const uint64_t t74 = t27 & t69;
    const uint64_t t75 = t12 & t30;
    const uint64_t t76 = t12 & t48;
    const uint64_t t77 = t12 & t42;
    const uint64_t t78 = t12 & t16;
    const uint64_t t79 = t27 & t37;
    const uint64_t t80 = t37 & t57;
    const uint64_t t81 = t22 & t37;
    const uint64_t t82 = t13 | t19 | t23 | t28 | t33 | t36 | t39 | t41 | t43 | t45 | t47 | t49 | t51 | t52 | t54
        | t56 | t58 | t59 | t60 | t61 | t62 | t63 | t64 | t65 | t66 | t67 | t68 | t70 | t71 | t72 | t73 | t74 | t75
        | t76 | t77 | t78 | t79 | t80 | t81;
    const uint64_t t83 = t7 & ~t82;
    const uint64_t t84 = t82 & ~t83;
    entry[0] ^= t13;
    entry[1] ^= t19;
    entry[2] ^= t23;
    entry[3] ^= t28;
    entry[4] ^= t33;
    entry[5] ^= t36;
    entry[6] ^= t39;
    entry[7] ^= t41;
    entry[8] ^= t43;
    entry[9] ^= t45;
    entry[10] ^= t47;
    entry[11] ^= t49;
    entry[12] ^= t51;
    entry[13] ^= t52;
    entry[14] ^= t54;
    entry[15] ^= t56;
    entry[16] ^= t58;
    entry[17] ^= t59;
    entry[18] ^= t60;
    entry[19] ^= t61;
    entry[20] ^= t62;
    entry[21] ^= t63;
    entry[22] ^= t64;
    entry[23] ^= t65;
    entry[24] ^= t66;
    entry[25] ^= t67;
    entry[26] ^= t68;
    entry[27] ^= t70;
    entry[28] ^= t71;
    entry[29] ^= t72;
    entry[30] ^= t73;
    entry[31] ^= t74;
    entry[32] ^= t75;
    entry[33] ^= t76;
    entry[34] ^= t77;
    entry[35] ^= t78;
    entry[36] ^= t79;
    entry[37] ^= t80;
    entry[38] ^= t81;
    *corrected = t84;
    *uncorrectable = t83;
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

void ecc_hsiao_39_32_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[1] = {0};
    size_t i, w;
    for (i = 0; i < 4u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 1u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 7u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 1u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_hsiao_39_32_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[1];
    unsigned difference = 0;
    size_t i;
    ecc_hsiao_39_32_encode(data, expected);
    for (i = 0; i < 1u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 1u ? 0x7fu : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 39u, pin = i % 39u;
    const size_t index = pin < 32u ? beat * 32u + pin : beat * 7u + pin - 32u;
    *bit = (unsigned)(index % 8);
    return (pin < 32u ? data : check) + index / 8;
}

ecc_status ecc_hsiao_39_32_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[39], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_hsiao_39_32_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 39u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_hsiao_39_32_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 39u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 4u;
    *ok = data_bytes % 4u == 0 && check_bytes % 1u == 0 && check_bytes / 1u == count;
    return count;
}

ecc_status ecc_hsiao_39_32_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_hsiao_39_32_encode(data + 4u * i, check + 1u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_hsiao_39_32_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_hsiao_39_32_decode(data + 4u * i, check + 1u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
