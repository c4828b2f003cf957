/* Every function of the interface, on every back end of this machine: results, statuses, refusals, and no byte outside the
 * buffers. Exit status 0 if all is as it should be. */
#include "eccforge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ASSERT(condition)                                                      \
    do {                                                                       \
        if (!(condition)) {                                                    \
            fprintf(stderr, "line %d: %s\n", __LINE__, #condition);            \
            exit(1);                                                           \
        }                                                                      \
    } while (0)

enum { N = 77, GUARD = 64, CANARY = 0xA5 };

/* A buffer between canaries, at an odd address. */
typedef struct {
    uint8_t all[36 * N + 2 * GUARD];
    uint8_t *at;
    size_t length;
} Guarded;

static void guard(Guarded *g, size_t length) {
    memset(g->all, CANARY, sizeof g->all);
    g->at = g->all + GUARD - 1;
    g->length = length;
}

static void intact(const Guarded *g) {
    size_t i;
    for (i = 0; i < sizeof g->all; i++) {
        if (&g->all[i] < g->at || &g->all[i] >= g->at + g->length) {
            ASSERT(g->all[i] == CANARY);
        }
    }
}

static Guarded data, check, packed, status, bad;

static void fill(const EccforgeCodec *codec) {
    size_t e, i;
    guard(&data, 32 * N);
    guard(&check, 4 * N);
    guard(&packed, 36 * N);
    guard(&status, N);
    guard(&bad, (N + 7) / 8);
    for (i = 0; i < 32 * N; i++) {
        data.at[i] = (uint8_t)(i * 37 + i / 11);
    }
    ASSERT(eccforge_encode(codec, data.at, 32 * N, check.at, 4 * N) == ECCFORGE_RESULT_OK);
    for (e = 0; e < N; e++) {
        memcpy(packed.at + 36 * e, data.at + 32 * e, 32);
    }
    ASSERT(eccforge_encode_packed(codec, packed.at, 36 * N) == ECCFORGE_RESULT_OK);
    for (e = 0; e < N; e++) {
        ASSERT(memcmp(packed.at + 36 * e, data.at + 32 * e, 32) == 0);
        ASSERT(memcmp(packed.at + 36 * e + 32, check.at + 4 * e, 4) == 0);
    }
}

/* One wrong bit in entry 5, two in one codeword of entry 76. */
static const size_t BOTH[] = {0, 1};
static const EccforgePattern ONE = {.kind = ECCFORGE_PATTERN_KIND_BIT, .bit = 100};
static const EccforgePattern TWO = {.kind = ECCFORGE_PATTERN_KIND_BITS, .bits = BOTH, .count = 2};

static void corrects(const EccforgeCodec *codec) {
    EccforgeSummary summary, again;
    EccforgePosition position[4];
    uint64_t count = 99;
    fill(codec);
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, 5, &ONE) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, 76, &TWO) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_inject_packed(packed.at, 36 * N, 5, &ONE) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_inject_packed(packed.at, 36 * N, 76, &TWO) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_check(codec, data.at, 32 * N, check.at, 4 * N, bad.at, bad.length, &count) == ECCFORGE_RESULT_OK);
    ASSERT(count == 2 && bad.at[0] == 1 << 5 && bad.at[9] == 1 << 4);
    memset(bad.at, 0xFF, bad.length);
    ASSERT(eccforge_check_packed(codec, packed.at, 36 * N, bad.at, bad.length, NULL) == ECCFORGE_RESULT_OK);
    ASSERT(bad.at[0] == 1 << 5 && bad.at[1] == 0 && bad.at[9] == 1 << 4);
    ASSERT(eccforge_decode_in_place(codec, data.at, 32 * N, check.at, 4 * N, status.at, N, position, 4, &summary) ==
           ECCFORGE_RESULT_OK);
    ASSERT(summary.clean == 75 && summary.corrected == 1 && summary.uncorrectable == 1 && summary.corrected_bits == 1);
    ASSERT(position[0].entry == 5 && position[0].bit == 100);
    ASSERT(status.at[0] == ECCFORGE_STATUS_CLEAN && status.at[5] == ECCFORGE_STATUS_CORRECTED);
    ASSERT(status.at[76] == ECCFORGE_STATUS_UNCORRECTABLE);
    ASSERT(eccforge_decode_packed_in_place(codec, packed.at, 36 * N, status.at, N, NULL, 0, &again) == ECCFORGE_RESULT_OK);
    ASSERT(memcmp(&summary, &again, sizeof summary) == 0);
    ASSERT(memcmp(packed.at + 36 * 5, data.at + 32 * 5, 32) == 0);
    ASSERT(data.at[32 * 5] == (uint8_t)(160 * 37 + 160 / 11));
}

/* Every kind of pattern flips the bits that it names, in both layouts. */
static void injects(void) {
    static const size_t SOME[] = {3, 70, 3, 200};
    static const struct {
        EccforgePattern pattern;
        size_t bits, first, last;
    } CASES[] = {
        {{.kind = ECCFORGE_PATTERN_KIND_BIT, .bit = 287}, 1, 287, 287},
        {{.kind = ECCFORGE_PATTERN_KIND_BITS, .bits = SOME, .count = 4}, 2, 70, 200},
        {{.kind = ECCFORGE_PATTERN_KIND_BYTE, .beat = 2, .lane = 8, .mask = 0x81}, 2, 208, 215},
        {{.kind = ECCFORGE_PATTERN_KIND_PIN, .pin = 5, .mask = 10}, 2, 77, 221},
        {{.kind = ECCFORGE_PATTERN_KIND_BEAT, .beat = 3}, 72, 216, 287},
        {{.kind = ECCFORGE_PATTERN_KIND_ENTRY}, 288, 0, 287},
        /* The same bits in Rust and Python. */
        {{.kind = ECCFORGE_PATTERN_KIND_RANDOM, .count = 3, .seed = 1}, 3, 163, 279},
    };
    size_t i, bit;
    for (i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        size_t bits = 0, first = 999, last = 0;
        guard(&data, 64), guard(&check, 8), guard(&packed, 72);
        memset(data.at, 0, 64), memset(check.at, 0, 8), memset(packed.at, 0, 72);
        ASSERT(eccforge_inject(data.at, 64, check.at, 8, 1, &CASES[i].pattern) == ECCFORGE_RESULT_OK);
        ASSERT(eccforge_inject_packed(packed.at, 72, 1, &CASES[i].pattern) == ECCFORGE_RESULT_OK);
        for (bit = 0; bit < 288; bit++) {
            const size_t beat = bit / 72, pin = bit % 72;
            const uint8_t byte = pin < 64 ? data.at[32 + 8 * beat + pin / 8] : check.at[4 + beat];
            if (byte >> pin % 8 & 1) {
                bits++, first = bit < first ? bit : first, last = bit;
            }
        }
        ASSERT(bits == CASES[i].bits && first == CASES[i].first && last == CASES[i].last);
        ASSERT(memcmp(packed.at + 36, data.at + 32, 32) == 0 && memcmp(packed.at + 68, check.at + 4, 4) == 0);
        for (bit = 0; bit < 36; bit++) {
            ASSERT(packed.at[bit] == 0 && (bit >= 32 || data.at[bit] == 0) && (bit >= 4 || check.at[bit] == 0));
        }
        intact(&data), intact(&check), intact(&packed);
    }
}

static void scrubs(const EccforgeCodec *codec) {
    EccforgeSummary summary;
    EccforgePosition position[4];
    uint64_t lost[2] = {0, 0};
    size_t next = 0, next_packed = 0;
    fill(codec);
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, 60, &ONE) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_inject_packed(packed.at, 36 * N, 60, &ONE) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_scrub(codec, data.at, 32 * N, check.at, 4 * N, 50, &next, NULL, 0, NULL, 0, &summary) ==
           ECCFORGE_RESULT_OK);
    ASSERT(next == 50 && summary.clean == 50);
    ASSERT(eccforge_scrub(codec, data.at, 32 * N, check.at, 4 * N, 50, &next, position, 4, NULL, 0, &summary) ==
           ECCFORGE_RESULT_OK);
    ASSERT(next == 0 && summary.corrected == 1 && position[0].entry == 60 && position[0].bit == 100);
    ASSERT(eccforge_scrub_packed(codec, packed.at, 36 * N, 61, &next_packed, position, 4, NULL, 0, &summary) ==
           ECCFORGE_RESULT_OK);
    ASSERT(next_packed == 61 && summary.corrected == 1 && position[0].entry == 60);
    ASSERT(memcmp(packed.at + 36 * 60, data.at + 32 * 60, 32) == 0);
    next = 0;
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, 7, &TWO) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, 9, &TWO) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_scrub(codec, data.at, 32 * N, check.at, 4 * N, 50, &next, NULL, 0, lost, 1, &summary) ==
           ECCFORGE_RESULT_OK);
    ASSERT(summary.uncorrectable == 2 && lost[0] == 7 && lost[1] == 0);
}

static void refuses(const EccforgeCodec *codec) {
    Guarded before[3];
    const size_t beyond[] = {3, 288};
    const EccforgePattern outside[] = {
        {.kind = ECCFORGE_PATTERN_KIND_BIT, .bit = 288},
        {.kind = ECCFORGE_PATTERN_KIND_BITS, .bits = beyond, .count = 2},
        {.kind = ECCFORGE_PATTERN_KIND_BYTE, .beat = 4, .mask = 1},
        {.kind = ECCFORGE_PATTERN_KIND_BYTE, .lane = 9, .mask = 1},
        {.kind = ECCFORGE_PATTERN_KIND_PIN, .pin = 72, .mask = 1},
        {.kind = ECCFORGE_PATTERN_KIND_PIN, .mask = 16},
        {.kind = ECCFORGE_PATTERN_KIND_BEAT, .beat = 4},
        {.kind = ECCFORGE_PATTERN_KIND_RANDOM, .count = 289},
        {.kind = 7},
        {.kind = -1},
    };
    const EccforgePattern no_list = {.kind = ECCFORGE_PATTERN_KIND_BITS, .count = 1};
    size_t next = 0;
    fill(codec);
    before[0] = data, before[1] = check, before[2] = packed;
    ASSERT(eccforge_encode(codec, data.at, 33, check.at, 4) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_encode(codec, data.at, 64, check.at, 4) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_encode_packed(codec, packed.at, 35) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_check(codec, data.at, 64, check.at, 8, bad.at, 2, NULL) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_check_packed(codec, packed.at, 36, bad.at, 0, NULL) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_decode_in_place(codec, data.at, 64, check.at, 12, status.at, 2, NULL, 0, NULL) ==
           ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_decode_packed_in_place(codec, packed.at, 37, status.at, 1, NULL, 0, NULL) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_scrub(codec, data.at, 31, check.at, 4, 9, &next, NULL, 0, NULL, 0, NULL) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_scrub_packed(codec, packed.at, 37, 9, &next, NULL, 0, NULL, 0, NULL) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_inject(data.at, 32 * N - 1, check.at, 4 * N, 0, &ONE) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N - 4, 0, &ONE) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_inject_packed(packed.at, 36 * N - 1, 0, &ONE) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, N, &ONE) == ECCFORGE_RESULT_POSITION);
    ASSERT(eccforge_inject_packed(packed.at, 36 * N, N, &ONE) == ECCFORGE_RESULT_POSITION);
    for (next = 0; next < sizeof outside / sizeof *outside; next++) {
        const EccforgePattern *p = &outside[next];
        ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, 0, p) == ECCFORGE_RESULT_POSITION);
        ASSERT(eccforge_inject_packed(packed.at, 36 * N, 0, p) == ECCFORGE_RESULT_POSITION);
    }
    next = 0;
    ASSERT(eccforge_inject(data.at, 32 * N, check.at, 4 * N, 0, NULL) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_inject_packed(packed.at, 36 * N, 0, &no_list) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_decode_in_place(codec, data.at, 64, check.at, 8, status.at, 2, NULL, 4, NULL) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_decode_packed_in_place(codec, packed.at, 72, status.at, 2, NULL, 4, NULL) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_decode_in_place(codec, data.at, 64, check.at, 8, status.at, 1, NULL, 0, NULL) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_decode_packed_in_place(codec, packed.at, 72, status.at, 3, NULL, 0, NULL) == ECCFORGE_RESULT_LENGTH);
    ASSERT(eccforge_decode_in_place(codec, data.at, 64, check.at, 8, NULL, 2, NULL, 0, NULL) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_encode(NULL, data.at, 32, check.at, 4) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_encode(codec, NULL, 32, check.at, 4) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_scrub_packed(codec, packed.at, 36, 9, NULL, NULL, 0, NULL, 0, NULL) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_encode(codec, NULL, 0, NULL, 0) == ECCFORGE_RESULT_OK);
    ASSERT(memcmp(before[0].all, data.all, sizeof data.all) == 0 && memcmp(before[1].all, check.all, sizeof data.all) == 0);
    ASSERT(memcmp(before[2].all, packed.all, sizeof data.all) == 0 && next == 0);
    for (next = 0; next < N; next++) {
        ASSERT(status.at[next] == CANARY);
    }
}

enum { SHARDS = 6, BYTES = 131 };

/* Two lost shards are restored, a wrong one is found, and a third loss changes nothing. */
static void shards(void) {
    static uint8_t all[SHARDS][BYTES], before[SHARDS][BYTES];
    static const uint8_t NO_CODE[] = {1, 1, 1, 1};
    uint8_t *at[SHARDS];
    const uint8_t *read[SHARDS];
    const size_t lost[] = {1, 4, 5};
    uint64_t wrong[SHARDS], ambiguous;
    EccforgeShards *code, *none;
    size_t s, i;
    for (s = 0; s < SHARDS; s++) {
        read[s] = at[s] = all[s];
        for (i = 0; i < BYTES; i++) {
            all[s][i] = (uint8_t)(s * 91 + i * 37 + i / 7);
        }
    }
    ASSERT(eccforge_shards_new(0x11b, NO_CODE, 2, 2, &none) == ECCFORGE_RESULT_OK && none != NULL);
    eccforge_shards_free(none);
    ASSERT(eccforge_shards_new(0x101, NO_CODE, 2, 2, &none) == ECCFORGE_RESULT_CODE && none == NULL);
    ASSERT(eccforge_shards_new(0x11d, NULL, 2, 2, &none) == ECCFORGE_RESULT_NULL && none == NULL);
    ASSERT(eccforge_shards_cauchy(255, 2, &none) == ECCFORGE_RESULT_CODE && none == NULL);
    ASSERT(eccforge_shards_cauchy(4, 2, NULL) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_shards_cauchy(4, 2, &code) == ECCFORGE_RESULT_OK);
    ASSERT(eccforge_shards_encode(NULL, read, at + 4, BYTES) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_shards_encode(code, read, at + 4, BYTES) == ECCFORGE_RESULT_OK);
    memcpy(before, all, sizeof all);
    ASSERT(eccforge_shards_locate(code, read, BYTES, wrong, &ambiguous) == ECCFORGE_RESULT_OK && ambiguous == 0);
    ASSERT(wrong[0] + wrong[1] + wrong[2] + wrong[3] + wrong[4] + wrong[5] == 0);
    all[3][7] ^= 5, all[3][130] ^= 1;
    ASSERT(eccforge_shards_locate(code, read, BYTES, wrong, &ambiguous) == ECCFORGE_RESULT_OK && ambiguous == 0);
    ASSERT(wrong[3] == 2 && wrong[0] + wrong[1] + wrong[2] + wrong[4] + wrong[5] == 0);
    memcpy(all, before, sizeof all);
    memset(all[1], 0, BYTES), memset(all[4], 0, BYTES);
    ASSERT(eccforge_shards_repair(code, at, BYTES, lost, 3) == ECCFORGE_RESULT_NOT_DETERMINED);
    ASSERT(eccforge_shards_repair(code, at, BYTES, lost, 2) == ECCFORGE_RESULT_OK);
    ASSERT(memcmp(all, before, sizeof all) == 0);
    ASSERT(strcmp(eccforge_result_text(ECCFORGE_RESULT_LOST), "a lost shard does not exist, or is named twice") == 0);
    eccforge_shards_free(code);
    eccforge_shards_free(NULL);
}

int main(void) {
    static const char *const BACKENDS[] = {"tables", "bitslice", "avx2", "avx2-gfni", "avx512", "neon"};
    EccforgeCodec *codec;
    size_t i, scheme, ran = 0;
    ASSERT(eccforge_codec_new("no such scheme", NULL, &codec) == ECCFORGE_RESULT_UNKNOWN_SCHEME && codec == NULL);
    ASSERT(eccforge_codec_new("trio", "abacus", &codec) == ECCFORGE_RESULT_UNSUPPORTED && codec == NULL);
    ASSERT(eccforge_codec_new("trio", NULL, NULL) == ECCFORGE_RESULT_NULL);
    ASSERT(eccforge_id(NULL) == NULL && eccforge_hash(NULL) == NULL && eccforge_backend(NULL) == NULL);
    ASSERT(strcmp(eccforge_version(), ECCFORGE_VERSION) == 0);
    ASSERT(strcmp(eccforge_result_text(ECCFORGE_RESULT_LENGTH), "a buffer has the wrong length") == 0);
    ASSERT(strcmp(eccforge_result_text(7), "not a result of this library") == 0);
    eccforge_codec_free(NULL);
    injects();
    shards();
    for (scheme = 0; eccforge_scheme(scheme) != NULL; scheme++) {
        ASSERT(eccforge_codec_new(eccforge_scheme(scheme), NULL, &codec) == ECCFORGE_RESULT_OK);
        ASSERT(strcmp(eccforge_id(codec), eccforge_scheme(scheme)) == 0 && strlen(eccforge_hash(codec)) == 64);
        eccforge_codec_free(codec);
    }
    ASSERT(scheme == 19);
    for (i = 0; i < sizeof BACKENDS / sizeof *BACKENDS; i++) {
        if (eccforge_codec_new("ni-secded", BACKENDS[i], &codec) == ECCFORGE_RESULT_UNSUPPORTED) {
            continue;
        }
        ASSERT(strcmp(eccforge_backend(codec), BACKENDS[i]) == 0);
        corrects(codec);
        intact(&data), intact(&check), intact(&packed), intact(&status), intact(&bad);
        scrubs(codec);
        intact(&data), intact(&check), intact(&packed);
        refuses(codec);
        eccforge_codec_free(codec);
        ran++;
    }
    ASSERT(ran >= 2);
    printf("C interface: %d back ends, %d schemes\n", (int)ran, (int)scheme);
    return 0;
}
