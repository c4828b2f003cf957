/* Measures the functions for one entry of a decoder of a ball: HEADER names its header, STEM(name) and SIZE(name) complete the
 * names of functions and macros, SYMBOL is the number of bits of a symbol, ERASED the arguments without an erased symbol. Arguments:
 * bytes of data, and for each further column the number of wrong symbols of each entry. Prints gigabytes of data a second: memcpy,
 * reading, encode, check, and decode for each number of wrong symbols. */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include HEADER
#define D SIZE(DATA_BYTES)
#define C SIZE(CHECK_BYTES)

static double now(void) {
    /* Processor time: other programs on the machine take none of it. */
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static uint64_t state = 88172645463325252u;

static uint64_t next(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
}

/* Makes symbols of an entry wrong: they are at equal distances from a random one on, so they are distinct. */
static void damage(uint8_t *data, uint8_t *check, size_t wrong) {
    const size_t symbols = SIZE(ENTRY_BITS) / SYMBOL, first = next() % symbols;
    size_t i;
    for (i = 0; i < wrong; i++) {
        const size_t symbol = (first + i * symbols / wrong) % symbols;
        const size_t value = 1 + next() % ((1u << SYMBOL) - 1);
        size_t b;
        for (b = 0; b < SYMBOL; b++) {
            const size_t bit = SYMBOL * symbol + b;
            uint8_t *const bytes = bit < SIZE(DATA_BITS) ? data : check;
            const size_t at = bit < SIZE(DATA_BITS) ? bit : bit - SIZE(DATA_BITS);
            bytes[at / 8] ^= (uint8_t)((value >> b & 1) << at % 8);
        }
    }
}

/* The sum of the words of an entry, whose last bytes are left out: what a check cannot avoid to load. */
static uint64_t sum(const uint8_t *data, const uint8_t *check) {
    uint64_t total = 0, word;
    size_t i;
    for (i = 0; i + 8 <= D; i += 8) {
        memcpy(&word, &data[i], 8);
        total += word;
    }
    for (i = 0; i + 8 <= C; i += 8) {
        memcpy(&word, &check[i], 8);
        total += word;
    }
    return total;
}

int main(int argc, char **argv) {
    const size_t entries = strtoull(argv[1], NULL, 10) / D, size = entries * D, check_size = entries * C;
    uint8_t *const data = malloc(size), *const check = malloc(check_size), *const copy = malloc(size + check_size);
    double best[16] = {0};
    volatile uint64_t sink;
    uint64_t total = 0;
    size_t i, round;
    int way;
    for (i = 0; i < size; i++) data[i] = (uint8_t)next();
    for (i = 0; i < entries; i++) STEM(encode)(&data[D * i], &check[C * i]);
    /* All in turn, round after round: a disturbance affects every column. */
    for (round = 0; round < 9; round++) {
        for (way = 0; way < argc + 2; way++) {
            const size_t wrong = way < 4 ? 0 : strtoull(argv[way - 2], NULL, 10);
            double seconds = 0, bytes = 0;
            do {
                double start;
                for (i = 0; i < entries; i++) damage(&data[D * i], &check[C * i], wrong);
                start = now();
                for (i = 0; i < entries; i++) {
                    uint8_t *const d = &data[D * i], *const c = &check[C * i];
                    if (way == 0) memcpy(&copy[D * i], d, D);
                    if (way == 1) total += sum(d, c);
                    if (way == 2) STEM(encode)(d, c);
                    if (way == 3 && !STEM(check)(d, c)) return 2;
                    if (way > 3 && STEM(decode)(d, c ERASED) != ECC_CORRECTED) return 3;
                }
                seconds += now() - start;
                bytes += (double)size;
                sink = total + copy[next() % size];
            } while (seconds < 0.03);
            if (bytes / seconds > best[way]) best[way] = bytes / seconds;
            for (i = 0; i < entries; i++) if (!STEM(check)(&data[D * i], &check[C * i])) return 4;
        }
    }
    (void)sink;
    for (way = 0; way < argc + 2; way++) printf("%.5f ", 1e-9 * best[way]);
    printf("\n");
    return 0;
}
