/* Protects a megabyte, breaks three entries, repairs them. Exit status 0 if all went as it should. */
#include "eccforge.h"
#include <stdio.h>
#include <string.h>

enum { ENTRIES = 32768 };
static uint8_t data[32 * ENTRIES], check[4 * ENTRIES], status[ENTRIES];

int main(void) {
    EccforgeCodec *codec;
    EccforgeSummary summary;
    const EccforgePattern byte = {.kind = ECCFORGE_PATTERN_KIND_BYTE, .beat = 0, .lane = 1, .mask = 0xFF};
    const EccforgePattern bit = {.kind = ECCFORGE_PATTERN_KIND_BIT, .bit = 8};
    const EccforgePattern scattered = {.kind = ECCFORGE_PATTERN_KIND_RANDOM, .count = 9, .seed = 1};

    if (eccforge_codec_new("trio", NULL, &codec) != ECCFORGE_RESULT_OK) {
        return 1;
    }
    printf("back end: %s\n", eccforge_backend(codec));
    memset(data, 42, sizeof data);
    if (eccforge_encode(codec, data, sizeof data, check, sizeof check) != ECCFORGE_RESULT_OK) {
        return 2;
    }
    eccforge_inject(data, sizeof data, check, sizeof check, 7, &byte);
    eccforge_inject(data, sizeof data, check, sizeof check, 100, &bit);
    eccforge_inject(data, sizeof data, check, sizeof check, 32767, &scattered);
    if (eccforge_decode_in_place(codec, data, sizeof data, check, sizeof check, status, sizeof status, NULL, 0, &summary) !=
        ECCFORGE_RESULT_OK) {
        return 3;
    }
    printf("corrected: %llu, uncorrectable: %llu\n", (unsigned long long)summary.corrected,
           (unsigned long long)summary.uncorrectable);
    if (summary.corrected != 2 || summary.uncorrectable != 1 || status[7] != ECCFORGE_STATUS_CORRECTED ||
        status[32767] != ECCFORGE_STATUS_UNCORRECTABLE || data[32 * 7 + 1] != 42) {
        return 4;
    }
    if (eccforge_encode(codec, data, 33, check, sizeof check) != ECCFORGE_RESULT_LENGTH) {
        return 5;
    }
    eccforge_codec_free(codec);
    return 0;
}
