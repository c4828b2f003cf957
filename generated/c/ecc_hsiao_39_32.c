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

/* For each syndrome its bit, or 39 for none, or a greater number for a pattern of several bits. */
static const uint8_t ECC_HSIAO_39_32_MAP_0A[128] = {
    0x27u, 0x20u, 0x21u, 0x27u, 0x22u, 0x27u, 0x27u, 0x00u, 0x23u, 0x27u, 0x27u, 0x07u, 0x27u, 0x0cu, 0x05u, 0x27u,
    0x24u, 0x27u, 0x27u, 0x15u, 0x27u, 0x1au, 0x13u, 0x27u, 0x27u, 0x1fu, 0x0au, 0x27u, 0x03u, 0x27u, 0x27u, 0x27u,
    0x25u, 0x27u, 0x27u, 0x10u, 0x27u, 0x17u, 0x1eu, 0x27u, 0x27u, 0x1bu, 0x18u, 0x27u, 0x11u, 0x27u, 0x27u, 0x27u,
    0x27u, 0x0du, 0x27u, 0x27u, 0x08u, 0x27u, 0x27u, 0x27u, 0x01u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u,
    0x26u, 0x27u, 0x27u, 0x02u, 0x27u, 0x09u, 0x0eu, 0x27u, 0x27u, 0x27u, 0x1cu, 0x27u, 0x16u, 0x27u, 0x27u, 0x27u,
    0x27u, 0x12u, 0x19u, 0x27u, 0x1du, 0x27u, 0x27u, 0x27u, 0x0fu, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u,
    0x27u, 0x04u, 0x0bu, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x14u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u,
    0x06u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u, 0x27u
};

/* For each nibble of a codeword's data, the syndrome of its 16 values. */
static const uint8_t ECC_HSIAO_39_32_SUMS[128] = {
    0x00u, 0x07u, 0x38u, 0x3fu, 0x43u, 0x44u, 0x7bu, 0x7cu, 0x1cu, 0x1bu, 0x24u, 0x23u, 0x5fu, 0x58u, 0x67u, 0x60u,
    0x00u, 0x61u, 0x0eu, 0x6fu, 0x70u, 0x11u, 0x7eu, 0x1fu, 0x0bu, 0x6au, 0x05u, 0x64u, 0x7bu, 0x1au, 0x75u, 0x14u,
    0x00u, 0x34u, 0x45u, 0x71u, 0x1au, 0x2eu, 0x5fu, 0x6bu, 0x62u, 0x56u, 0x27u, 0x13u, 0x78u, 0x4cu, 0x3du, 0x09u,
    0x00u, 0x0du, 0x31u, 0x3cu, 0x46u, 0x4bu, 0x77u, 0x7au, 0x58u, 0x55u, 0x69u, 0x64u, 0x1eu, 0x13u, 0x2fu, 0x22u,
    0x00u, 0x23u, 0x2cu, 0x0fu, 0x51u, 0x72u, 0x7du, 0x5eu, 0x16u, 0x35u, 0x3au, 0x19u, 0x47u, 0x64u, 0x6bu, 0x48u,
    0x00u, 0x68u, 0x13u, 0x7bu, 0x4cu, 0x24u, 0x5fu, 0x37u, 0x25u, 0x4du, 0x36u, 0x5eu, 0x69u, 0x01u, 0x7au, 0x12u,
    0x00u, 0x2au, 0x52u, 0x78u, 0x15u, 0x3fu, 0x47u, 0x6du, 0x29u, 0x03u, 0x7bu, 0x51u, 0x3cu, 0x16u, 0x6eu, 0x44u,
    0x00u, 0x4au, 0x54u, 0x1eu, 0x26u, 0x6cu, 0x72u, 0x38u, 0x19u, 0x53u, 0x4du, 0x07u, 0x3fu, 0x75u, 0x6bu, 0x21u
};

/* The bits of the pattern that has this syndrome; returns their number, or 0 if there is no such pattern. */
static size_t ecc_hsiao_39_32_locate_0a(uint32_t syndrome, uint16_t *bits) {
    const uint32_t pattern = ECC_HSIAO_39_32_MAP_0A[syndrome];
    size_t count = 0u;
    if (pattern != 39u) {
        bits[0] = (uint16_t)pattern;
        count = 1u;
    }
    return count;
}

static size_t ecc_hsiao_39_32_locate(uint32_t syndrome, uint16_t *bits) {
    size_t count = ecc_hsiao_39_32_locate_0a(syndrome, bits);
    return count;
}

/* The syndrome of a codeword. */
static uint32_t ecc_hsiao_39_32_codeword_syndrome(const uint8_t *data, const uint8_t *check) {
    uint32_t sum = check[0] & 0x7fu;
    const uint32_t word = (uint32_t)data[0] | ((uint32_t)data[1] << 8) | ((uint32_t)data[2] << 16) | ((uint32_t)data[3] << 24);
    sum ^= ECC_HSIAO_39_32_SUMS[word & 15u];
    sum ^= ECC_HSIAO_39_32_SUMS[16u + ((word >> 4) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[32u + ((word >> 8) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[48u + ((word >> 12) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[64u + ((word >> 16) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[80u + ((word >> 20) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[96u + ((word >> 24) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[112u + ((word >> 28) & 15u)];
    return sum;
}

void ecc_hsiao_39_32_encode(const uint8_t *data, uint8_t *check) {
    uint32_t bits;
    size_t i;
    for (i = 0u; i < 1u; i++) {
        check[i] = 0u;
    }
    bits = ecc_hsiao_39_32_codeword_syndrome(data, check);
    for (i = 0u; i < 1u; i++) {
        check[i] = (uint8_t)((bits >> (8u * i)) & 0xffu);
    }
}

/* Corrects an entry and lists the places of the corrected bits; returns their number, or 0 if it is uncorrectable. */
static size_t ecc_hsiao_39_32_correct(uint32_t syndrome, uint8_t *data, uint8_t *check, uint16_t *places) {
    size_t i;
    const size_t total = ecc_hsiao_39_32_locate(syndrome, places);
    for (i = 0u; i < total; i++) {
        const size_t place = places[i];
        if (place < 32u) {
            data[place / 8u] = (uint8_t)(data[place / 8u] ^ (1u << (place % 8u)));
        } else {
            const size_t bit = place - 32u;
            check[bit / 8u] = (uint8_t)(check[bit / 8u] ^ (1u << (bit % 8u)));
        }
    }
    return total;
}

int ecc_hsiao_39_32_check(const uint8_t *data, const uint8_t *check) {
    return (ecc_hsiao_39_32_codeword_syndrome(data, check) == 0u) ? 1 : 0;
}

ecc_status ecc_hsiao_39_32_decode_report(uint8_t *data, uint8_t *check, uint16_t *places, size_t *count) {
    const uint32_t syndrome = ecc_hsiao_39_32_codeword_syndrome(data, check);
    *count = 0u;
    if (syndrome == 0u) {
        return ECC_CLEAN;
    }
    *count = ecc_hsiao_39_32_correct(syndrome, data, check, places);
    return (*count != 0u) ? ECC_CORRECTED : ECC_UNCORRECTABLE;
}

ecc_status ecc_hsiao_39_32_decode(uint8_t *data, uint8_t *check) {
    uint16_t places[1];
    const uint32_t syndrome = ecc_hsiao_39_32_codeword_syndrome(data, check);
    if (syndrome == 0u) {
        return ECC_CLEAN;
    }
    return (ecc_hsiao_39_32_correct(syndrome, data, check, places) != 0u) ? ECC_CORRECTED : ECC_UNCORRECTABLE;
}

/* The syndrome of an entry in words. */
static uint32_t ecc_hsiao_39_32_word_syndrome(uint32_t data, uint8_t check) {
    uint32_t sum = (uint32_t)check & 0x7fu;
    const uint32_t word = (uint32_t)data;
    sum ^= ECC_HSIAO_39_32_SUMS[word & 15u];
    sum ^= ECC_HSIAO_39_32_SUMS[16u + ((word >> 4) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[32u + ((word >> 8) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[48u + ((word >> 12) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[64u + ((word >> 16) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[80u + ((word >> 20) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[96u + ((word >> 24) & 15u)];
    sum ^= ECC_HSIAO_39_32_SUMS[112u + ((word >> 28) & 15u)];
    return sum;
}

uint8_t ecc_hsiao_39_32_encode_word(uint32_t data) {
    return (uint8_t)ecc_hsiao_39_32_word_syndrome(data, 0u);
}

ecc_status ecc_hsiao_39_32_decode_word(uint32_t *data, uint8_t *check) {
    const uint32_t syndrome = ecc_hsiao_39_32_word_syndrome(*data, *check);
    ecc_status status = ECC_CLEAN;
    if (syndrome != 0u) {
        const uint32_t bit = ECC_HSIAO_39_32_MAP_0A[syndrome];
        status = (bit == 39u) ? ECC_UNCORRECTABLE : ECC_CORRECTED;
        if (bit < 32u) {
            *data ^= (uint32_t)1 << bit;
        } else if (bit < 39u) {
            *check = (uint8_t)(*check ^ syndrome);
        } else {
            /* No bit has this syndrome. */
        }
    }
    return status;
}

void ecc_hsiao_39_32_syndrome(const uint8_t *data, const uint8_t *check, uint8_t *syndrome) {
    size_t i;
    ecc_hsiao_39_32_encode(data, syndrome);
    for (i = 0u; i < 1u; i++) {
        syndrome[i] ^= check[i];
    }
    syndrome[1u - 1u] &= 0x7fu;
}

/* The number of entries of an array, and through ok whether both lengths agree. */
static size_t ecc_hsiao_39_32_entries(size_t data_bytes, size_t check_bytes, uint32_t *ok) {
    const size_t count = data_bytes / 4u;
    *ok = 0u;
    if ((data_bytes == (count * 4u)) && (check_bytes == (count * 1u))) {
        *ok = 1u;
    }
    return count;
}

ecc_status ecc_hsiao_39_32_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    uint32_t ok;
    const size_t count = ecc_hsiao_39_32_entries(data_bytes, check_bytes, &ok);
    size_t i = 0u;
    if (ok == 0u) {
        return ECC_WRONG_LENGTH;
    }
    for (; i < count; i++) {
        ecc_hsiao_39_32_encode(&data[4u * i], &check[1u * i]);
    }
    return ECC_CLEAN;
}

ecc_status ecc_hsiao_39_32_check_array(const uint8_t *data, size_t data_bytes, const uint8_t *check, size_t check_bytes, size_t *wrong) {
    uint32_t ok;
    const size_t count = ecc_hsiao_39_32_entries(data_bytes, check_bytes, &ok);
    size_t i = 0u;
    if (ok == 0u) {
        return ECC_WRONG_LENGTH;
    }
    *wrong = 0u;
    for (; i < count; i++) {
        if (ecc_hsiao_39_32_check(&data[4u * i], &check[1u * i]) == 0) {
            *wrong += 1u;
        }
    }
    return ECC_CLEAN;
}

ecc_status ecc_hsiao_39_32_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    uint32_t ok;
    const size_t count = ecc_hsiao_39_32_entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (ok == 0u) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0u; i < count; i++) {
        const ecc_status one = ecc_hsiao_39_32_decode(&data[4u * i], &check[1u * i]);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
