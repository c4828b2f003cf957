/* Compares the vector kernels of one scheme with its functions for one entry. HEADER names the header, STEM(name) and
 * SIZE(name) complete the names of functions and macros. Prints the kernels that ran, each with the number of comparisons, the one
 * that arrays use, and the length of vectors if the machine chooses it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(__aarch64__)
#include <sys/prctl.h>
#endif
#include HEADER
#define D SIZE(DATA_BYTES)
#define C SIZE(CHECK_BYTES)
#define COUNT 203u
#ifndef STRIDE
#define STRIDE 1u
#endif
/* What turns the number of a bit in its byte into its place: 7 if the most significant bit is the first. Spare bits are the last. */
#ifndef ORDER
#define ORDER 0u
#endif

static uint8_t data[COUNT * D], check[COUNT * C], own[COUNT * C], status[COUNT], copy[COUNT * D], again[COUNT * C];

#define DEMAND(holds) \
    do { \
        if (!(holds)) { \
            printf("line %d: %s\n", __LINE__, #holds); \
            exit(1); \
        } \
    } while (0)

static void flip(size_t entry, size_t bit) {
    if (bit < 8u * D) data[D * entry + bit / 8u] ^= (uint8_t)(1u << (bit % 8u ^ ORDER));
    else check[C * entry + (bit - 8u * D) / 8u] ^= (uint8_t)(1u << (bit % 8u ^ ORDER));
}

static void kernels(void) {
    const char *const names[] = {"avx512", "avx2", "neon", "sve", "rvv"};
    for (size_t k = 0; k < 5; k++) {
        const STEM(kernel) *const kernel = STEM(vectors)(names[k]);
        size_t compared = 0;
        if (kernel == NULL) continue;
        DEMAND(strcmp(kernel->name, names[k]) == 0);
        for (size_t first = 0; first < COUNT - kernel->entries; first += 7) {
            memset(own, 0xA5, sizeof own);
            kernel->encode(&data[D * first], &own[C * first]);
            DEMAND(memcmp(&own[C * first], &check[C * first], C * kernel->entries) == 0);
            DEMAND(own[C * (first + kernel->entries)] == 0xA5 && (first == 0 || own[C * first - 1] == 0xA5));
            DEMAND(kernel->differ(&data[D * first], &check[C * first]) == 0);
            compared += 2;
        }
        /* Every bit of an entry in some entry, and every entry of a block with some bit; where that takes minutes, every STRIDE-th. */
        const size_t bits = 8u * D + SIZE(CHECK_BITS);
        for (size_t i = 0; i < (bits > 512u ? bits : 512u); i += STRIDE) {
            const size_t entry = (i * 5u + i / kernel->entries) % kernel->entries, other = (entry + i) % kernel->entries;
            flip(entry, i % bits);
            DEMAND(kernel->differ(data, check) == (uint64_t)1 << entry);
            flip(other, (i + 1) % bits);
            DEMAND(kernel->differ(data, check) == ((uint64_t)1 << entry | (uint64_t)1 << other));
            flip(entry, i % bits);
            flip(other, (i + 1) % bits);
            compared += 2;
        }
        for (size_t spare = bits; spare < 8u * (D + C); spare++) {
            flip(3, spare);
            DEMAND(kernel->differ(data, check) == 0);
            flip(3, spare);
            compared++;
        }
        printf("%s %zu\n", kernel->name, compared);
    }
    DEMAND(STEM(vectors)("none") == NULL && STEM(vectors)("avx") == NULL);
}

static void arrays(void) {
    for (size_t count = 0; count <= COUNT; count += count < 70u ? STRIDE : 19u) {
        size_t wrong = 0, expected = 0, i;
        ecc_status worst = ECC_CLEAN;
        memset(own, 0, sizeof own);
        DEMAND(STEM(encode_array)(data, D * count, own, C * count) == ECC_CLEAN);
        DEMAND(memcmp(own, check, C * count) == 0);
        for (i = count % 3; i < count; i += 1 + (i * i + count) % 37) {
            /* Data bits and check bits, and in every fourth array two of them. */
            flip(i, (i * 11 + count) % (8u * D + SIZE(CHECK_BITS)));
            if (count % 4 == 1) flip(i, (i * 11 + count + 5) % (8u * D + SIZE(CHECK_BITS)));
            expected++;
        }
        DEMAND(STEM(check_array)(data, D * count, check, C * count, &wrong) == ECC_CLEAN && wrong == expected);
        memcpy(copy, data, sizeof data);
        memcpy(again, check, sizeof check);
        const ecc_status all = STEM(decode_array)(copy, D * count, again, C * count, status ENABLES);
        for (i = 0; i < count; i++) {
            const ecc_status one = STEM(decode)(&data[D * i], &check[C * i] ENABLES);
            DEMAND(one == (ecc_status)status[i]);
            worst = one > worst ? one : worst;
        }
        DEMAND(all == worst && memcmp(copy, data, D * count) == 0 && memcmp(again, check, C * count) == 0);
        for (i = 0; i < count; i++) STEM(encode)(&data[D * i], &check[C * i]);
    }
    DEMAND(STEM(check_array)(data, D + 1, check, C, &(size_t){0}) == ECC_WRONG_LENGTH);
}

/* Decodes all entries at once and one by one, and makes them codewords again. */
static void compare(void) {
    size_t i;
    memcpy(copy, data, sizeof data);
    memcpy(again, check, sizeof check);
    STEM(decode_array)(copy, sizeof copy, again, sizeof again, status ENABLES);
    for (i = 0; i < COUNT; i++) DEMAND(STEM(decode)(&data[D * i], &check[C * i] ENABLES) == (ecc_status)status[i]);
    DEMAND(memcmp(copy, data, sizeof data) == 0 && memcmp(again, check, sizeof check) == 0);
    for (i = 0; i < COUNT; i++) STEM(encode)(&data[D * i], &check[C * i]);
}

/* Every entry of an array has another wrong bit, until each bit was wrong in some entry; then one in every eight data bytes. */
static void corrections(void) {
    const size_t bits = 8u * D + SIZE(CHECK_BITS);
    for (size_t base = 0; base < bits + 64u; base += base < bits ? COUNT : 7u) {
        size_t i, byte;
        for (i = 0; i < COUNT; i++) {
            if (base < bits) flip(i, (base + i) % bits);
            else for (byte = 0; byte + 8u <= D; byte += 8u) flip(i, 8u * byte + (base + i + byte / 8u) % 64u);
        }
        compare();
    }
}

/* Random bits are wrong in half of the entries, from none to half of their bits. */
static void noise(uint64_t x) {
    for (size_t round = 0; round < 8; round++) {
        for (size_t i = 0; i < COUNT; i++) {
            for (size_t bit = 0; bit < 8u * (D + C); bit++) {
                x ^= x << 13, x ^= x >> 7, x ^= x << 17;
                if (i % 2 == 0 && x % (2u << round) == 0) flip(i, bit);
            }
        }
        for (size_t count = COUNT - 70u; count <= COUNT; count++) {
            size_t wrong = 0, expected = 0;
            for (size_t i = 0; i < count; i++) expected += STEM(check)(&data[D * i], &check[C * i]) == 0;
            DEMAND(STEM(check_array)(data, D * count, check, C * count, &wrong) == ECC_CLEAN && wrong == expected);
        }
        for (size_t i = 0; i < COUNT; i++) STEM(encode)(&data[D * i], &check[C * i]);
    }
}

static void lengths(void) {
    const STEM(kernel) *const kernel = STEM(vectors)(NULL);
    long bytes = 0;
#if defined(__aarch64__)
    /* PR_SVE_GET_VL. */
    bytes = prctl(51);
    bytes = bytes < 0 ? 0 : bytes & 0xFFFF;
#elif defined(__riscv_v)
    if (kernel != NULL) __asm__("csrr %0, vlenb" : "=r"(bytes));
#endif
    printf("arrays by %s, vectors of %ld bits\n", kernel == NULL ? "none" : kernel->name, 8 * bytes);
}

/* Continues with the next entry of an array; when all have a pattern, they are compared. */
static size_t next(size_t entry) {
    if (entry + 1u < COUNT) return entry + 1u;
    compare();
    return 0;
}

/* Changes four bits: those of half a byte of the entry. */
static void change(size_t entry, size_t half, uint64_t value) {
    for (size_t p = 4u * half; p < 4u * half + 4u; p++) if ((value >> p % 4u & 1u) && p < 8u * D + SIZE(CHECK_BITS)) flip(entry, p);
}

/* Up to four wrong half bytes: anywhere, at the same place of different beats, or two whole bytes. */
static void symbols(uint64_t x) {
    size_t entry = 0;
    for (size_t a = 0; a < 65536u; a += STRIDE, entry = next(entry)) {
        size_t half = 0;
        for (size_t i = 0; i <= a % 4u; i++) {
            x ^= x << 13, x ^= x >> 7, x ^= x << 17;
            const size_t any = x / 256u % (2u * (D + C)), beat = any / 16u * 16u;
            half = i == 0 || a % 12u < 4u ? any : a % 12u < 8u ? (beat + half % 16u) % (2u * (D + C)) : i % 2u ? half ^ 1u : any;
            change(entry, half, x);
        }
    }
    compare();
}

/* Every value of a wrong byte, every two wrong bits of a short entry, and syndromes: a byte on one check byte or across several,
 * all two bytes, and as many of all check bits. */
static void patterns(void) {
    const size_t bits = 8u * D + SIZE(CHECK_BITS), first = 8u * D;
    size_t entry = 0, a, b, p;
    for (a = 0; a < 8u * 256u * (D + C); a += 8u * STRIDE) {
        for (p = a / 2048u * 8u; p < bits && p < a / 2048u * 8u + 8u; p++) if (a / 8u >> p % 8u & 1u) flip(entry, p);
        entry = next(entry);
    }
    for (a = 0; a < (bits < 128u ? bits : 128u); a++) {
        for (b = a % STRIDE; b < a; b += STRIDE, entry = next(entry)) flip(entry, a), flip(entry, b);
    }
    /* Every pattern of a pin, if an entry has four beats of 64 + 8 pins. */
    for (a = 0; D == 32u && bits == 288u && a < 72u * 16u; a++, entry = next(entry)) {
        for (b = 0; b < 4u; b++) if (a >> b & 1u) flip(entry, a < 1024u ? 64u * b + a / 16u : first + 8u * b + a / 16u - 64u);
    }
    for (a = 0; a < 4u * 256u * C; a += STRIDE, entry = next(entry)) {
        for (p = 0; p < 8u; p++) {
            const size_t bit = first + 8u * ((a / 1024u + (a / 256u % 4u) * p) % C) + p;
            if ((a >> p & 1u) && bit < bits) flip(entry, bit);
        }
    }
    for (a = 0; a < 65536u; a += STRIDE, entry = next(entry)) {
        for (p = 0; p < 16u && first + p < bits; p++) if (a >> p & 1u) flip(entry, first + p);
    }
    for (a = 0; a < 65536u; a += STRIDE, entry = next(entry)) {
        for (p = 0; first + p < bits; p++) if (a * 0x9E3779B97F4A7C15u >> (p * 7u % 64u) & 1u) flip(entry, first + p);
    }
    compare();
}

#if STRIDE == 1u
/* An array of more than 8 MiB, whose blocks are processed at several places in turn. */
static void large(void) {
    const size_t count = (8u << 20) / D + 4u * COUNT + 1u;
    uint8_t *const all = malloc(D * count), *const sums = malloc(C * count), *const statuses = malloc(count);
    size_t wrong = 0, i;
    DEMAND(all != NULL && sums != NULL && statuses != NULL);
    for (i = 0; i < D * count; i++) all[i] = (uint8_t)(data[i % sizeof data] ^ i >> 12);
    memset(sums, 0xA5, C * count);
    DEMAND(STEM(encode_array)(all, D * count, sums, C * count) == ECC_CLEAN);
    for (i = 0; i < count; i++) {
        STEM(encode)(&all[D * i], own);
        DEMAND(memcmp(own, &sums[C * i], C) == 0);
    }
    for (i = 0; i < count; i += 101u) all[D * i] ^= 1u;
    DEMAND(STEM(check_array)(all, D * count, sums, C * count, &wrong) == ECC_CLEAN && wrong == (count + 100u) / 101u);
    memset(statuses, 0xA5, count);
    DEMAND(STEM(decode_array)(all, D * count, sums, C * count, statuses ENABLES) == ECC_CORRECTED);
    for (i = 0; i < count; i++) DEMAND(statuses[i] == (uint8_t)(i % 101u == 0 ? ECC_CORRECTED : ECC_CLEAN));
    for (i = 0; i < D * count; i++) DEMAND(all[i] == (uint8_t)(data[i % sizeof data] ^ i >> 12));
    free(all), free(sums), free(statuses);
}
#endif

int main(void) {
    uint64_t x = 88172645463325252u;
    for (size_t i = 0; i < sizeof data; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        data[i] = (uint8_t)(x >> 11);
    }
    for (size_t i = 0; i < COUNT; i++) STEM(encode)(&data[D * i], &check[C * i]);
    kernels();
    arrays();
    corrections();
    noise(x);
    lengths();
    patterns();
    symbols(x);
#if STRIDE == 1u
    large();
#endif
    return 0;
}
