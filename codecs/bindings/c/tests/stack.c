/* Measures the stack of the functions for regions: fills a thread's stack with a pattern, calls them on entries that are wrong in
 * every way, and counts the bytes that changed. Prints the most of each back end over all schemes; exit status 1 if it is more than
 * the documentation says. Compile with -pthread. */
#include <eccforge.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Stated in docs/start/embedding.md. */
#define STATED 28672
#define SIZE (1u << 20)
#define N 1100

static uint8_t data[32 * N], check[4 * N], bad[(N + 7) / 8], status[N];
static EccforgeCodec *codec;
static int wrong;

static void *nothing(void *unused) {
    return unused;
}

static void *work(void *unused) {
    EccforgeSummary summary;
    size_t i, next = 0;
    uint64_t x = 1, count;
    wrong = eccforge_encode(codec, data, sizeof data, check, sizeof check) != ECCFORGE_RESULT_OK;
    for (i = 0; i < N; i++) {
        /* A random number of random bits, up to all, and every third entry clean. */
        size_t flips = i % 3 == 0 ? 0 : (size_t)1 << (i % 10);
        for (; flips != 0; flips--) {
            x = x * 6364136223846793005u + 1442695040888963407u;
            data[32 * i + (x >> 40) % 32] ^= (uint8_t)(1u << (x >> 60) % 8u);
        }
    }
    wrong |= eccforge_check(codec, data, sizeof data, check, sizeof check, bad, sizeof bad, &count) != ECCFORGE_RESULT_OK;
    wrong |= eccforge_scrub(codec, data, 32 * 400, check, 4 * 400, 300, &next, NULL, 0, NULL, 0, &summary) != ECCFORGE_RESULT_OK;
    wrong |= eccforge_decode_in_place(codec, data, sizeof data, check, sizeof check, status, N, NULL, 0, &summary) !=
             ECCFORGE_RESULT_OK;
    return unused;
}

/* Bytes of the stack that a thread with this function changes. */
static size_t used(void *(*function)(void *)) {
    uint8_t *const stack = aligned_alloc(4096, SIZE);
    pthread_attr_t attributes;
    pthread_t thread;
    size_t free_bytes = 0;
    memset(stack, 0xA5, SIZE);
    if (pthread_attr_init(&attributes) != 0 || pthread_attr_setstack(&attributes, stack, SIZE) != 0) exit(2);
    if (pthread_create(&thread, &attributes, function, NULL) != 0 || pthread_join(thread, NULL) != 0) exit(2);
    while (free_bytes < SIZE && stack[free_bytes] == 0xA5) free_bytes++;
    free(stack);
    return SIZE - free_bytes;
}

int main(void) {
    static const char *const backends[] = {"avx512", "avx2-gfni", "avx2", "neon", "tables", "bitslice"};
    const size_t base = used(nothing);
    size_t b, most = 0;
    for (b = 0; b < sizeof backends / sizeof *backends; b++) {
        size_t own = 0, scheme;
        const char *of = "";
        for (scheme = 0; eccforge_scheme(scheme) != NULL; scheme++) {
            size_t bytes;
            if (eccforge_codec_new(eccforge_scheme(scheme), backends[b], &codec) != ECCFORGE_RESULT_OK) continue;
            bytes = used(work) - base;
            eccforge_codec_free(codec);
            if (wrong) return 1;
            if (bytes > own) own = bytes, of = eccforge_scheme(scheme);
        }
        if (own != 0) printf("%s: %d bytes of stack (%s)\n", backends[b], (int)own, of);
        most = own > most ? own : most;
    }
    if (most > STATED) printf("more than the %d bytes that docs/start/embedding.md states\n", STATED);
    return most > STATED;
}
