/* Measures the functions for arrays of one scheme: HEADER names its header, STEM(name) and SIZE(name) complete the names of
 * functions and macros. The argument is the number of bytes of data. Prints gigabytes of data a second: the same bytes read,
 * encoded, checked, decoded clean, decoded with a wrong bit in every entry, with a wrong byte in every entry, with two, and checked
 * without vectors. */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include HEADER
#define D SIZE(DATA_BYTES)
#define C SIZE(CHECK_BYTES)

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static uint64_t sum_of(const uint8_t *bytes, size_t count) {
    uint64_t sums[8] = {0}, words[8];
    size_t i, j;
    for (i = 0; i + 64 <= count; i += 64) {
        memcpy(words, &bytes[i], 64);
        for (j = 0; j < 8; j++) sums[j] += words[j];
    }
    for (j = 1; j < 8; j++) sums[0] += sums[j];
    return sums[0];
}

enum { READ, ENCODE, CHECK, DECODE, BIT, BYTE, TWO, SINGLE, WAYS };

/* Flips a bit of every entry, or changes a byte or two of it. */
static void harm(uint8_t *data, size_t entries, int way, uint64_t seed) {
    size_t i;
    for (i = 0; i < entries; i++) {
        const uint64_t random = (i + seed) * 0x9E3779B97F4A7C15u >> 20;
        data[D * i + random % D] ^= way == BIT ? (uint8_t)(1u << (random >> 20 & 7)) : (uint8_t)(1 + (random >> 20) % 255);
        if (way == TWO) data[D * i + (random >> 7) % D] ^= (uint8_t)(1 + (random >> 24) % 255);
    }
}

int main(int argc, char **argv) {
    const size_t entries = argc > 1 ? strtoull(argv[1], NULL, 10) / D : 1;
    const size_t size = entries * D, check_size = entries * C;
    uint8_t *const data = malloc(size), *const check = malloc(check_size);
    double best[WAYS] = {0};
    uint64_t x = 88172645463325252u;
    volatile uint64_t sink;
    size_t i, round, way;
    if (data == NULL || check == NULL) return 1;
    for (i = 0; i < size; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        data[i] = (uint8_t)x;
    }
    STEM(encode_array)(data, size, check, check_size);
    /* All in turn, round after round: what disturbs one disturbs all. */
    for (round = 0; round < 9; round++) {
        for (way = 0; way < WAYS; way++) {
            double seconds = 0, calls = 0;
            do {
                size_t wrong = 0;
                double start;
                if (way == BIT || way == BYTE || way == TWO) harm(data, entries, (int)way, (uint64_t)calls);
                start = now();
                switch (way) {
                case READ: sink = sum_of(data, size) + sum_of(check, check_size); break;
                case ENCODE: STEM(encode_array)(data, size, check, check_size); break;
                case CHECK: STEM(check_array)(data, size, check, check_size, &wrong); break;
                case DECODE: STEM(decode_array)(data, size, check, check_size, NULL ENABLES); break;
                case BIT:
                case BYTE:
                case TWO: STEM(decode_array)(data, size, check, check_size, NULL ENABLES); break;
                default:
                    for (i = 0; i < entries; i++) wrong += !STEM(check)(&data[D * i], &check[C * i]);
                }
                sink = wrong;
                if (wrong != 0) return 2;
                calls++;
                start = now() - start;
                seconds += start;
                /* The fastest call is one that no other program interrupts. */
                if ((double)size / start > best[way]) best[way] = (double)size / start;
                /* What could not be corrected would be wrong twice in the next call. */
                if (way == BYTE || way == TWO) STEM(encode_array)(data, size, check, check_size);
            } while (seconds < 0.03);
        }
    }
    (void)sink;
    for (way = 0; way < WAYS; way++) printf("%.3f ", 1e-9 * best[way]);
    printf("%s\n", STEM(vectors)(NULL) == NULL ? "none" : STEM(vectors)(NULL)->name);
    return 0;
}
