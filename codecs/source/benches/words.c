/* Measures the functions of one entry of 32 or 64 data bits beside a decoder that is written by hand with one table for each byte.
 * HEADER names the header, STEM(name) and SIZE(name) complete the names of functions and macros, WORD and CHECK are the types of
 * data and check bits. Prints nanoseconds for a word: emitted without an error, with one, by hand without, with. */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include HEADER
#define D SIZE(DATA_BYTES)
#define WORDS 1024

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static CHECK sums[D][256], columns[256];
/* By syndrome: the number of the wrong data bit, 64 for a check bit, 255 for others. */
static uint8_t wrong[256];

static CHECK sum(WORD data) {
    CHECK check = 0;
#pragma GCC unroll 8
    for (size_t i = 0; i < D; i++) check ^= sums[i][data >> (8 * i) & 255];
    return check;
}

static void prepare(void) {
    for (size_t i = 0; i < D; i++)
        for (size_t byte = 0; byte < 256; byte++) sums[i][byte] = STEM(encode_word)((WORD)byte << (8 * i));
    for (size_t s = 0; s < 256; s++) wrong[s] = 255;
    for (size_t bit = 0; bit < SIZE(CHECK_BITS); bit++) wrong[1u << bit] = 64;
    for (size_t bit = 0; bit < 8 * D; bit++) wrong[sum((WORD)1 << bit)] = (uint8_t)bit;
}

/* Not inlined, as the emitted function is in another file. */
__attribute__((noinline)) static ecc_status by_hand(WORD *data, CHECK *check) {
    const CHECK syndrome = sum(*data) ^ *check;
    const uint8_t place = wrong[syndrome];
    if (syndrome == 0) return ECC_CLEAN;
    if (place == 255) return ECC_UNCORRECTABLE;
    if (place == 64) *check ^= syndrome;
    else *data ^= (WORD)1 << place;
    return ECC_CORRECTED;
}

int main(void) {
    static WORD data[WORDS], copy[WORDS];
    static CHECK check[WORDS], again[WORDS];
    double best[4] = {1e9, 1e9, 1e9, 1e9};
    uint64_t x = 88172645463325252u;
    prepare();
    for (size_t i = 0; i < WORDS; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        data[i] = (WORD)x;
        check[i] = STEM(encode_word)(data[i]);
    }
    for (int round = 0; round < 200; round++) {
        for (int way = 0; way < 4; way++) {
            unsigned statuses = 0;
            double start;
            for (size_t i = 0; i < WORDS; i++) {
                x ^= x << 13, x ^= x >> 7, x ^= x << 17;
                copy[i] = data[i] ^ ((WORD)(way % 2) << (x % (8 * D)));
                again[i] = check[i];
            }
            start = now();
            for (size_t i = 0; i < WORDS; i++) statuses += way < 2 ? STEM(decode_word)(&copy[i], &again[i]) : by_hand(&copy[i], &again[i]);
            const double time = (now() - start) / WORDS;
            if (time < best[way]) best[way] = time;
            for (size_t i = 0; i < WORDS; i++) if (copy[i] != data[i] || again[i] != check[i]) return 2;
            if (statuses != (way % 2 ? WORDS * ECC_CORRECTED : 0)) return 3;
        }
    }
    for (int way = 0; way < 4; way++) printf("%.2f ", 1e9 * best[way]);
    printf("\n");
    return 0;
}
