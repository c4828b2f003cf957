/* Hsiao (22,16): encoder and decoder. Generated; do not edit.
 *
 * Scheme hsiao-22-16, sha-256
 * ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
 * 1970.
 */
#include "ecc_hsiao_22_16.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[6][1] = {
    {
        UINT64_C(0x0000000000006595)
    },
    {
        UINT64_C(0x0000000000009965)
    },
    {
        UINT64_C(0x0000000000009659)
    },
    {
        UINT64_C(0x0000000000006a56)
    },
    {
        UINT64_C(0x00000000000055aa)
    },
    {
        UINT64_C(0x000000000000aaaa)
    }
};

void ecc_hsiao_22_16_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[2] ^ data[4] ^ data[7] ^ data[8] ^ data[10] ^ data[13] ^ data[14];
    const uint64_t t1 = data[0] ^ data[2] ^ data[5] ^ data[6] ^ data[8] ^ data[11] ^ data[12] ^ data[15];
    const uint64_t t2 = data[0] ^ data[3] ^ data[4] ^ data[6] ^ data[9] ^ data[10] ^ data[12] ^ data[15];
    const uint64_t t3 = data[1] ^ data[2] ^ data[4] ^ data[6] ^ data[9] ^ data[11] ^ data[13] ^ data[14];
    const uint64_t t4 = data[1] ^ data[3] ^ data[5] ^ data[7] ^ data[8] ^ data[10] ^ data[12] ^ data[14];
    const uint64_t t5 = data[1] ^ data[3] ^ data[5] ^ data[7] ^ data[9] ^ data[11] ^ data[13] ^ data[15];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
}

void ecc_hsiao_22_16_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[2] ^ entry[4] ^ entry[7] ^ entry[8] ^ entry[10] ^ entry[13] ^ entry[14]
        ^ entry[16];
    const uint64_t t1 = entry[0] ^ entry[2] ^ entry[5] ^ entry[6] ^ entry[8] ^ entry[11] ^ entry[12] ^ entry[15]
        ^ entry[17];
    const uint64_t t2 = entry[0] ^ entry[3] ^ entry[4] ^ entry[6] ^ entry[9] ^ entry[10] ^ entry[12] ^ entry[15]
        ^ entry[18];
    const uint64_t t3 = entry[1] ^ entry[2] ^ entry[4] ^ entry[6] ^ entry[9] ^ entry[11] ^ entry[13] ^ entry[14]
        ^ entry[19];
    const uint64_t t4 = entry[1] ^ entry[3] ^ entry[5] ^ entry[7] ^ entry[8] ^ entry[10] ^ entry[12] ^ entry[14]
        ^ entry[20];
    const uint64_t t5 = entry[1] ^ entry[3] ^ entry[5] ^ entry[7] ^ entry[9] ^ entry[11] ^ entry[13] ^ entry[15]
        ^ entry[21];
    const uint64_t t6 = t0 | t1 | t2 | t3 | t4 | t5;
    const uint64_t t7 = t0 & t1;
    const uint64_t t8 = t2 & ~t3;
    const uint64_t t9 = t7 & t8;
    const uint64_t t10 = ~t4 & ~t5;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = ~t0 & ~t1;
    const uint64_t t13 = ~t2 & t3;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t4 & t5;
    const uint64_t t16 = t14 & t15;
    const uint64_t t17 = t7 & t13;
    const uint64_t t18 = t10 & t17;
    const uint64_t t19 = t8 & t12;
    const uint64_t t20 = t15 & t19;
    const uint64_t t21 = t0 & ~t1;
    const uint64_t t22 = t2 & t3;
    const uint64_t t23 = t21 & t22;
    const uint64_t t24 = t10 & t23;
    const uint64_t t25 = ~t0 & t1;
    const uint64_t t26 = ~t2 & ~t3;
    const uint64_t t27 = t25 & t26;
    const uint64_t t28 = t15 & t27;
    const uint64_t t29 = t22 & t25;
    const uint64_t t30 = t10 & t29;
    const uint64_t t31 = t21 & t26;
    const uint64_t t32 = t15 & t31;
    const uint64_t t33 = t7 & t26;
    const uint64_t t34 = t4 & ~t5;
    const uint64_t t35 = t33 & t34;
    const uint64_t t36 = t12 & t22;
    const uint64_t t37 = ~t4 & t5;
    const uint64_t t38 = t36 & t37;
    const uint64_t t39 = t8 & t21;
    const uint64_t t40 = t34 & t39;
    const uint64_t t41 = t13 & t25;
    const uint64_t t42 = t37 & t41;
    const uint64_t t43 = t8 & t25;
    const uint64_t t44 = t34 & t43;
    const uint64_t t45 = t13 & t21;
    const uint64_t t46 = t37 & t45;
    const uint64_t t47 = t34 & t45;
    const uint64_t t48 = t37 & t43;
    const uint64_t t49 = t10 & t31;
    const uint64_t t50 = t10 & t27;
    const uint64_t t51 = t10 & t19;
    const uint64_t t52 = t10 & t14;
    const uint64_t t53 = t12 & t26;
    const uint64_t t54 = t34 & t53;
    const uint64_t t55 = t37 & t53;
    const uint64_t t56 = t11 | t16 | t18 | t20 | t24 | t28 | t30 | t32 | t35 | t38 | t40 | t42 | t44 | t46 | t47
        | t48 | t49 | t50 | t51 | t52 | t54 | t55;
    const uint64_t t57 = t6 & ~t56;
    const uint64_t t58 = t56 & ~t57;
    entry[0] ^= t11;
    entry[1] ^= t16;
    entry[2] ^= t18;
    entry[3] ^= t20;
    entry[4] ^= t24;
    entry[5] ^= t28;
    entry[6] ^= t30;
    entry[7] ^= t32;
    entry[8] ^= t35;
    entry[9] ^= t38;
    entry[10] ^= t40;
    entry[11] ^= t42;
    entry[12] ^= t44;
    entry[13] ^= t46;
    entry[14] ^= t47;
    entry[15] ^= t48;
    entry[16] ^= t49;
    entry[17] ^= t50;
    entry[18] ^= t51;
    entry[19] ^= t52;
    entry[20] ^= t54;
    entry[21] ^= t55;
    *corrected = t58;
    *uncorrectable = t57;
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

void ecc_hsiao_22_16_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[1] = {0};
    size_t i, w;
    for (i = 0; i < 2u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 1u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 6u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 1u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_hsiao_22_16_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[1];
    unsigned difference = 0;
    size_t i;
    ecc_hsiao_22_16_encode(data, expected);
    for (i = 0; i < 1u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 1u ? 0x3fu : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 22u, pin = i % 22u;
    const size_t index = pin < 16u ? beat * 16u + pin : beat * 6u + pin - 16u;
    *bit = (unsigned)(index % 8);
    return (pin < 16u ? data : check) + index / 8;
}

ecc_status ecc_hsiao_22_16_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[22], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_hsiao_22_16_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 22u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_hsiao_22_16_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 22u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 2u;
    *ok = data_bytes % 2u == 0 && check_bytes % 1u == 0 && check_bytes / 1u == count;
    return count;
}

ecc_status ecc_hsiao_22_16_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_hsiao_22_16_encode(data + 2u * i, check + 1u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_hsiao_22_16_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_hsiao_22_16_decode(data + 2u * i, check + 1u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
