/* A stand-in for the vector instructions of x86-64, one byte at a time from their definitions (Intel Intrinsics Guide), so that
 * kernels run on machines without them. */
#include <stdint.h>
#include <string.h>

#define __builtin_cpu_supports(feature) 1
/* Or compilers would use the instructions of the target. */
#define target(instructions) unused

typedef struct { uint8_t b[16]; } v16;
typedef struct { uint8_t b[32]; } v32;
typedef struct { uint8_t b[64]; } v64;
#define __m128i v16
#define __m256i v32
#define __m512i v64

/* Functions of each byte of two vectors. */
#define EACH(name, type, size, expression) \
    static inline type name(type x, type y) { \
        type z; \
        for (int i = 0; i < size; i++) { const unsigned a = x.b[i], b = y.b[i]; z.b[i] = (uint8_t)(expression); (void)b; } \
        return z; \
    }
/* Interleaves the halves of each 16 bytes, in units of some bytes. */
#define UNPACK(name, type, size, unit, half) \
    static inline type name(type x, type y) { \
        type z; \
        for (int lane = 0; lane < size; lane += 16) \
            for (int i = 0; i < 16; i++) { \
                const int from = lane + 8 * half + i / (2 * unit) * unit + i % unit; \
                z.b[lane + i] = i / unit % 2 ? y.b[from] : x.b[from]; \
            } \
        return z; \
    }
#define LOAD(name, type, pointer) static inline type name(pointer p) { type z; memcpy(&z, p, sizeof z); return z; }
#define ALL(name, type, value) \
    static inline type name(value v) { \
        type z; \
        for (size_t i = 0; i < sizeof z; i += sizeof v) memcpy(&z.b[i], &v, sizeof v); \
        return z; \
    }

LOAD(_mm_loadu_si128, v16, const v16 *)
static inline v16 _mm_loadl_epi64(const v16 *p) { v16 z = {{0}}; memcpy(&z, p, 8); return z; }
static inline v16 _mm_set_epi64x(long long y, long long x) { v16 z; memcpy(&z, &x, 8); memcpy(&z.b[8], &y, 8); return z; }
static inline v16 _mm_cvtsi64_si128(long long v) { v16 z = {{0}}; memcpy(&z, &v, 8); return z; }
UNPACK(_mm_unpacklo_epi64, v16, 16, 8, 0)

static inline v32 _mm256_setzero_si256(void) { v32 z; memset(&z, 0, sizeof z); return z; }
ALL(_mm256_set1_epi8, v32, char)
LOAD(_mm256_loadu_si256, v32, const v32 *)
static inline void _mm256_storeu_si256(v32 *p, v32 v) { memcpy(p, &v, sizeof v); }
static inline v32 _mm256_cvtepu32_epi64(v16 x) {
    v32 z = {{0}};
    for (int i = 0; i < 4; i++) memcpy(&z.b[8 * i], &x.b[4 * i], 4);
    return z;
}
static inline v32 _mm256_castsi128_si256(v16 v) { v32 z; memset(&z, 0xA5, sizeof z); memcpy(&z, &v, 16); return z; }
static inline v32 _mm256_inserti128_si256(v32 z, v16 v, int lane) { memcpy(&z.b[16 * lane], &v, 16); return z; }
static inline v32 _mm256_broadcastsi128_si256(v16 v) { v32 z; memcpy(&z, &v, 16); memcpy(&z.b[16], &v, 16); return z; }
static inline v32 _mm256_permute4x64_epi64(v32 v, int words) {
    v32 z;
    for (int i = 0; i < 4; i++) memcpy(&z.b[8 * i], &v.b[8 * (words >> 2 * i & 3)], 8);
    return z;
}
UNPACK(_mm256_unpacklo_epi8, v32, 32, 1, 0)
UNPACK(_mm256_unpackhi_epi8, v32, 32, 1, 1)
EACH(_mm256_xor_si256, v32, 32, a ^ b)
EACH(_mm256_or_si256, v32, 32, a | b)
EACH(_mm256_and_si256, v32, 32, a & b)
EACH(_mm256_cmpeq_epi8, v32, 32, a == b ? 0xFF : 0)
static inline v32 _mm256_shuffle_epi8(v32 table, v32 index) {
    v32 z;
    for (int i = 0; i < 32; i++) z.b[i] = index.b[i] & 0x80 ? 0 : table.b[i / 16 * 16 + (index.b[i] & 15)];
    return z;
}
static inline v32 _mm256_srli_epi16(v32 v, int by) {
    for (int i = 0; i < 32; i += 2) {
        const unsigned word = (unsigned)(v.b[i] | v.b[i + 1] << 8) >> by;
        v.b[i] = (uint8_t)word;
        v.b[i + 1] = (uint8_t)(word >> 8);
    }
    return v;
}
static inline int _mm256_movemask_epi8(v32 v) {
    uint32_t z = 0;
    for (int i = 0; i < 32; i++) z |= (uint32_t)(v.b[i] >> 7) << i;
    return (int)z;
}

static inline v64 _mm512_setzero_si512(void) { v64 z; memset(&z, 0, sizeof z); return z; }
ALL(_mm512_set1_epi8, v64, char)
static inline v64 _mm512_set_epi64(long long h, long long g, long long f, long long e, long long d, long long c, long long b,
                                   long long a) {
    const long long words[8] = {a, b, c, d, e, f, g, h};
    v64 z;
    memcpy(&z, words, 64);
    return z;
}
LOAD(_mm512_loadu_si512, v64, const void *)
static inline void _mm512_storeu_si512(void *p, v64 v) { memcpy(p, &v, sizeof v); }
typedef uint64_t __mmask64;
typedef uint8_t __mmask8;
static inline v64 _mm512_maskz_loadu_epi8(__mmask64 mask, const void *p) {
    v64 z = {{0}};
    for (int i = 0; i < 64; i++) if (mask >> i & 1) z.b[i] = ((const uint8_t *)p)[i];
    return z;
}
static inline v64 _mm512_permutex2var_epi8(v64 x, v64 order, v64 y) {
    v64 z;
    for (int i = 0; i < 64; i++) z.b[i] = (order.b[i] & 64 ? y : x).b[order.b[i] & 63];
    return z;
}
static inline v64 _mm512_permutexvar_epi8(v64 order, v64 x) { return _mm512_permutex2var_epi8(x, order, x); }
/* The word of each place: of x, or of y for numbers from 8 on. */
static inline v64 words_of(v64 x, v64 y, const int from[8]) {
    v64 z;
    for (int i = 0; i < 8; i++) memcpy(&z.b[8 * i], &(from[i] & 8 ? &y : &x)->b[8 * (from[i] & 7)], 8);
    return z;
}
static inline v64 _mm512_permutex2var_epi64(v64 x, v64 order, v64 y) {
    int from[8];
    for (int i = 0; i < 8; i++) from[i] = order.b[8 * i] & 15;
    return words_of(x, y, from);
}
static inline v64 _mm512_mask_blend_epi64(__mmask8 mask, v64 x, v64 y) {
    int from[8];
    for (int i = 0; i < 8; i++) from[i] = mask >> i & 1 ? 8 + i : i;
    return words_of(x, y, from);
}
/* Lanes of 16 bytes: two of x, then two of y. */
static inline v64 _mm512_shuffle_i64x2(v64 x, v64 y, int lanes) {
    int from[8];
    for (int i = 0; i < 8; i++) from[i] = 2 * (lanes >> (2 * (i / 2)) & 3) + i % 2 + (i < 4 ? 0 : 8);
    return words_of(x, y, from);
}
/* In each lane, 16 of the 32 bytes of y, then x. */
static inline v64 _mm512_alignr_epi8(v64 x, v64 y, int by) {
    v64 z;
    for (int i = 0; i < 64; i++) {
        const int lane = i / 16 * 16, from = i % 16 + by;
        z.b[i] = from < 16 ? y.b[lane + from] : from < 32 ? x.b[lane + from - 16] : 0;
    }
    return z;
}
UNPACK(_mm512_unpacklo_epi8, v64, 64, 1, 0)
UNPACK(_mm512_unpackhi_epi8, v64, 64, 1, 1)
UNPACK(_mm512_unpacklo_epi16, v64, 64, 2, 0)
UNPACK(_mm512_unpackhi_epi16, v64, 64, 2, 1)
UNPACK(_mm512_unpacklo_epi32, v64, 64, 4, 0)
UNPACK(_mm512_unpackhi_epi32, v64, 64, 4, 1)
EACH(_mm512_xor_si512, v64, 64, a ^ b)
EACH(_mm512_or_si512, v64, 64, a | b)
EACH(_mm512_and_si512, v64, 64, a & b)
static inline v64 _mm512_mask_xor_epi64(v64 from, __mmask8 mask, v64 x, v64 y) {
    return _mm512_mask_blend_epi64(mask, from, _mm512_xor_si512(x, y));
}
/* Bit i of the table is the result for bits of x, y and z that are 4, 2 and 1 of i. */
static inline v64 _mm512_ternarylogic_epi32(v64 x, v64 y, v64 z, int table) {
    for (int i = 0; i < 512; i++) {
        const int bit = i % 8, at = (x.b[i / 8] >> bit & 1) << 2 | (y.b[i / 8] >> bit & 1) << 1 | (z.b[i / 8] >> bit & 1);
        x.b[i / 8] = (uint8_t)((x.b[i / 8] & ~(1 << bit)) | (table >> at & 1) << bit);
    }
    return x;
}
static inline uint64_t _mm512_test_epi8_mask(v64 x, v64 y) {
    uint64_t z = 0;
    for (int i = 0; i < 64; i++) z |= (uint64_t)((x.b[i] & y.b[i]) != 0) << i;
    return z;
}
static inline uint64_t _mm512_testn_epi8_mask(v64 x, v64 y) { return ~_mm512_test_epi8_mask(x, y); }
static inline __mmask64 _mm512_movepi8_mask(v64 x) { v64 top; memset(&top, 0x80, sizeof top); return _mm512_test_epi8_mask(x, top); }
static inline v64 _mm512_mask_blend_epi8(__mmask64 mask, v64 x, v64 y) {
    for (int i = 0; i < 64; i++) x.b[i] = mask >> i & 1 ? y.b[i] : x.b[i];
    return x;
}
static inline uint64_t _mm512_cmpeq_epi8_mask(v64 x, v64 y) {
    const v64 z = _mm512_xor_si512(x, y);
    return ~_mm512_test_epi8_mask(z, z);
}
static inline v64 _mm512_sub_epi8(v64 x, v64 y) {
    for (int i = 0; i < 64; i++) x.b[i] = (uint8_t)(x.b[i] - y.b[i]);
    return x;
}
static inline v64 _mm512_maskz_mov_epi8(__mmask64 mask, v64 x) {
    for (int i = 0; i < 64; i++) x.b[i] = mask >> i & 1 ? x.b[i] : 0;
    return x;
}
/* Words of 32 bits. */
typedef uint16_t __mmask16;
static inline uint32_t word_of(v64 x, int i) { uint32_t word; memcpy(&word, &x.b[4 * i], 4); return word; }
static inline __mmask16 _mm512_test_epi32_mask(v64 x, v64 y) {
    unsigned z = 0;
    for (int i = 0; i < 16; i++) z |= (unsigned)((word_of(x, i) & word_of(y, i)) != 0) << i;
    return (__mmask16)z;
}
static inline __mmask16 _mm512_testn_epi32_mask(v64 x, v64 y) { return (__mmask16)~_mm512_test_epi32_mask(x, y); }
static inline __mmask16 _mm512_cmpeq_epi32_mask(v64 x, v64 y) {
    const v64 z = _mm512_xor_si512(x, y);
    return _mm512_testn_epi32_mask(z, z);
}
static inline v64 _mm512_maskz_mov_epi32(__mmask16 mask, v64 x) {
    for (int i = 0; i < 64; i++) x.b[i] = mask >> (i / 4) & 1 ? x.b[i] : 0;
    return x;
}
/* Rotates words to the left by bytes. */
static inline v64 _mm512_rol_epi32(v64 x, int by) {
    v64 z;
    for (int i = 0; i < 64; i++) z.b[i] = x.b[i / 4 * 4 + (i + 4 - by / 8) % 4];
    return z;
}
EACH(_mm512_add_epi8, v64, 64, a + b)
EACH(_mm512_min_epu8, v64, 64, a < b ? a : b)
/* Words of 16 and 64 bits: shifts by their bits or more leave nothing. */
ALL(_mm512_set1_epi16, v64, short)
ALL(_mm512_set1_epi64, v64, long long)
#define WORDS(bits, half) \
    static inline v64 _mm512_sllv_epi##bits(v64 x, v64 by) { \
        for (int i = 0; i < 64; i += bits / 8) { \
            uint##bits##_t word, shift; \
            memcpy(&word, &x.b[i], bits / 8); \
            memcpy(&shift, &by.b[i], bits / 8); \
            word = (uint##bits##_t)(shift < bits ? word << shift : 0); \
            memcpy(&x.b[i], &word, bits / 8); \
        } \
        return x; \
    } \
    static inline v64 _mm512_cvtepu8_epi##bits(half x) { \
        v64 z = {{0}}; \
        for (int i = 0; i < 64; i += bits / 8) z.b[i] = x.b[i / (bits / 8)]; \
        return z; \
    }
WORDS(16, v32)
WORDS(64, v16)
static inline v64 _mm512_sub_epi16(v64 x, v64 y) {
    for (int i = 0; i < 64; i += 2) {
        const unsigned word = (unsigned)(x.b[i] | x.b[i + 1] << 8) - (unsigned)(y.b[i] | y.b[i + 1] << 8);
        x.b[i] = (uint8_t)word;
        x.b[i + 1] = (uint8_t)(word >> 8);
    }
    return x;
}
/* Products of polynomials modulo x^8 + x^4 + x^3 + x + 1. */
static inline uint8_t product_of(unsigned a, unsigned b) {
    unsigned sum = 0;
    for (int i = 0; i < 8; i++) sum ^= b >> i & 1 ? a << i : 0;
    for (int i = 14; i >= 8; i--) sum ^= sum >> i & 1 ? 0x11Bu << (i - 8) : 0;
    return (uint8_t)sum;
}
EACH(_mm512_gf2p8mul_epi8, v64, 64, product_of(a, b))
/* Bit i of a byte of the result is the parity of that byte of x and byte 7 - i of the matrix of its word. */
static inline v64 _mm512_gf2p8affine_epi64_epi8(v64 x, v64 matrix, int constant) {
    v64 z;
    for (int i = 0; i < 64; i++) {
        unsigned byte = (unsigned)constant;
        for (int bit = 0; bit < 8; bit++)
            byte ^= (unsigned)__builtin_parity(x.b[i] & matrix.b[i / 8 * 8 + 7 - bit]) << bit;
        z.b[i] = (uint8_t)byte;
    }
    return z;
}
/* The same of the inverses of the bytes; that of zero is zero. */
static inline v64 _mm512_gf2p8affineinv_epi64_epi8(v64 x, v64 matrix, int constant) {
    for (int i = 0; i < 64; i++) {
        unsigned inverse = 0;
        for (unsigned b = 1; b < 256; b++) inverse = product_of(x.b[i], b) == 1 ? b : inverse;
        x.b[i] = (uint8_t)inverse;
    }
    return _mm512_gf2p8affine_epi64_epi8(x, matrix, constant);
}
