/* Memory entries of 32 data bytes and 4 check bytes, encoded, checked and repaired at memory speed.
 * Made by cbindgen from codecs/bindings/c/src: do not edit it. */

#ifndef ECCFORGE_H
#define ECCFORGE_H

#include <stddef.h>
#include <stdint.h>

/* The version of this header. */
#define ECCFORGE_VERSION "0.1.0"

/*
 Data bytes of an entry.
 */
#define ECCFORGE_DATA_BYTES 32

/*
 Check bytes of an entry.
 */
#define ECCFORGE_CHECK_BYTES 4

/*
 Bytes of a packed entry: data, then check.
 */
#define ECCFORGE_PACKED_BYTES 36

/*
 Physical bits of an entry.
 */
#define ECCFORGE_ENTRY_BITS 288

/*
 How a call ended.
 */
enum EccforgeResult
#if (defined(__cplusplus) && __cplusplus >= 201103L) || \
    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
  : int32_t
#endif
 {
  /*
   Done.
   */
  ECCFORGE_RESULT_OK = 0,
  /*
   A buffer has the wrong length.
   */
  ECCFORGE_RESULT_LENGTH = -1,
  /*
   No shipped scheme of 32 + 4 bytes has this id.
   */
  ECCFORGE_RESULT_UNKNOWN_SCHEME = -2,
  /*
   The back end does not exist, or this machine cannot run it.
   */
  ECCFORGE_RESULT_UNSUPPORTED = -3,
  /*
   The entry, bit or kind of pattern does not exist.
   */
  ECCFORGE_RESULT_POSITION = -4,
  /*
   A pointer is null but must not be.
   */
  ECCFORGE_RESULT_NULL = -5,
  /*
   The rows of a code over shards, or its polynomial, are not allowed.
   */
  ECCFORGE_RESULT_CODE = -6,
  /*
   A lost shard does not exist, or is named twice.
   */
  ECCFORGE_RESULT_LOST = -7,
  /*
   The shards that are left do not determine the lost ones.
   */
  ECCFORGE_RESULT_NOT_DETERMINED = -8
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum EccforgeResult EccforgeResult;
#else
typedef int32_t EccforgeResult;
#endif
#endif

/*
 Values of the status bytes that decoding writes, one for each entry.
 */
enum EccforgeStatus
#if (defined(__cplusplus) && __cplusplus >= 201103L) || \
    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
  : uint8_t
#endif
 {
  /*
   The entry is a codeword.
   */
  ECCFORGE_STATUS_CLEAN = 0,
  /*
   The entry was wrong and has been corrected.
   */
  ECCFORGE_STATUS_CORRECTED = 1,
  /*
   The entry is wrong and was left as it is.
   */
  ECCFORGE_STATUS_UNCORRECTABLE = 2
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum EccforgeStatus EccforgeStatus;
#else
typedef uint8_t EccforgeStatus;
#endif
#endif

/*
 Values of `EccforgePattern.kind`: which bits of an entry are flipped, and which other members select them.
 */
enum EccforgePatternKind
#if (defined(__cplusplus) && __cplusplus >= 201103L) || \
    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
  : int32_t
#endif
 {
  /*
   One physical bit: `bit` (0..288).
   */
  ECCFORGE_PATTERN_KIND_BIT = 0,
  /*
   `count` physical bits: `bits`. One that is named twice is flipped twice.
   */
  ECCFORGE_PATTERN_KIND_BITS = 1,
  /*
   Pins `8 lane ..` (`lane` 0..9) of `beat` (0..4), where `mask` is set.
   */
  ECCFORGE_PATTERN_KIND_BYTE = 2,
  /*
   `pin` (0..72) in the beats whose bit of `mask` (0..16) is set.
   */
  ECCFORGE_PATTERN_KIND_PIN = 3,
  /*
   All 72 bits of `beat` (0..4).
   */
  ECCFORGE_PATTERN_KIND_BEAT = 4,
  /*
   All 288 bits.
   */
  ECCFORGE_PATTERN_KIND_ENTRY = 5,
  /*
   `count` (0..=288) different bits, all sets of them equally likely: the same ones for the same `count` and `seed`, on every
   machine and in every language.
   */
  ECCFORGE_PATTERN_KIND_RANDOM = 6
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum EccforgePatternKind EccforgePatternKind;
#else
typedef int32_t EccforgePatternKind;
#endif
#endif

/*
 A scheme on a back end. Made by `eccforge_codec_new`, immutable, usable from many threads.
 */
typedef struct EccforgeCodec EccforgeCodec;

/*
 An erasure code of data shards and check shards. Made by `eccforge_shards_new` or `eccforge_shards_cauchy`, immutable,
 usable from many threads.
 */
typedef struct EccforgeShards EccforgeShards;

/*
 A corrected bit.
 */
typedef struct EccforgePosition {
  /*
   The entry, counted from the start of the buffer.
   */
  uint64_t entry;
  /*
   The physical bit, 0..288: beat `bit / 72`, pin `bit % 72`.
   */
  uint16_t bit;
} EccforgePosition;

/*
 Numbers of entries by their result.
 */
typedef struct EccforgeSummary {
  /*
   Entries that were codewords.
   */
  uint64_t clean;
  /*
   Entries that were corrected.
   */
  uint64_t corrected;
  /*
   Entries that were left as they are.
   */
  uint64_t uncorrectable;
  /*
   Corrected bits.
   */
  uint64_t corrected_bits;
} EccforgeSummary;

/*
 Bits to flip in one entry. Members that its kind does not name are ignored; begin with `EccforgePattern p = {0}`.
 */
typedef struct EccforgePattern {
  /*
   An `EccforgePatternKind`.
   */
  int32_t kind;
  /*
   Beats, or pins of a byte.
   */
  uint8_t mask;
  /*
   Physical bit.
   */
  size_t bit;
  /*
   Beat.
   */
  size_t beat;
  /*
   Byte lane; 8 holds the check bits.
   */
  size_t lane;
  /*
   Pin.
   */
  size_t pin;
  /*
   Physical bits, `count` of them.
   */
  const size_t *bits;
  /*
   Number of bits.
   */
  size_t count;
  /*
   Any number.
   */
  uint64_t seed;
} EccforgePattern;

#ifdef __cplusplus
extern "C" {
#endif

/*
 Makes a codec for the scheme called `id` ("trio", "duet", "ssc-dsd-plus", ..) on the fastest back end of this machine,
 or on the one called `backend` ("avx512", "avx2-gfni", "avx2", "neon", "tables", "bitslice") if that is not null.

 # Safety
 Strings end with a zero byte; `out` can be written.
 */
EccforgeResult eccforge_codec_new(const char *id,
                                  const char *backend,
                                  struct EccforgeCodec **out);

/*
 Frees a codec; null is ignored.

 # Safety
 `codec` is null or came from `eccforge_codec_new` and was not freed.
 */
void eccforge_codec_free(struct EccforgeCodec *codec);

/*
 Name of the codec's back end, or null if `codec` is null. Never to be freed.

 # Safety
 `codec` is null or a live codec.
 */
const char *eccforge_backend(const struct EccforgeCodec *codec);

/*
 Id of the codec's scheme, or null if `codec` is null. It lives as long as the codec.

 # Safety
 `codec` is null or a live codec.
 */
const char *eccforge_id(const struct EccforgeCodec *codec);

/*
 SHA-256 of the meaning of the codec's scheme, in hexadecimal, or null if `codec` is null. It lives as long as the codec.

 # Safety
 `codec` is null or a live codec.
 */
const char *eccforge_hash(const struct EccforgeCodec *codec);

/*
 Id of the scheme with this number, counted from 0, or null beyond the last. Never to be freed.
 */
const char *eccforge_scheme(size_t number);

/*
 The version of the library, as `ECCFORGE_VERSION` is that of the header. Never to be freed.
 */
const char *eccforge_version(void);

/*
 The meaning of an `EccforgeResult`, in English. Never to be freed. Any number is accepted.
 */
const char *eccforge_result_text(int32_t result);

/*
 Writes the check bytes of `data`: 4 bytes for every 32. `check` may be uninitialised.

 # Safety
 Buffers have the given lengths and do not overlap; `data` is initialised.
 */
EccforgeResult eccforge_encode(const struct EccforgeCodec *codec,
                               const uint8_t *data,
                               size_t data_len,
                               uint8_t *check,
                               size_t check_len);

/*
 Writes the last four of every 36 bytes. All 36 must hold values before, whatever values.

 # Safety
 The buffer has the given length and is initialised.
 */
EccforgeResult eccforge_encode_packed(const struct EccforgeCodec *codec,
                                      uint8_t *packed,
                                      size_t packed_len);

/*
 Sets bit `e % 8` of `bad[e / 8]` for every entry e that is not a codeword, and `count` (may be null) to their number. `bad` has
 one byte for every eight entries, rounded up; it may be uninitialised.

 # Safety
 Buffers have the given lengths and do not overlap; checked bytes are initialised.
 */
EccforgeResult eccforge_check(const struct EccforgeCodec *codec,
                              const uint8_t *data,
                              size_t data_len,
                              const uint8_t *check,
                              size_t check_len,
                              uint8_t *bad,
                              size_t bad_len,
                              uint64_t *count);

/*
 Like `eccforge_check`, for packed entries.

 # Safety
 Buffers have the given lengths and do not overlap; checked bytes are initialised.
 */
EccforgeResult eccforge_check_packed(const struct EccforgeCodec *codec,
                                     const uint8_t *packed,
                                     size_t packed_len,
                                     uint8_t *bad,
                                     size_t bad_len,
                                     uint64_t *count);

/*
 Corrects every entry that can be corrected, check bytes included. `status` (may be null with length 0) receives an
 `EccforgeStatus` byte for each entry, `positions` (may be null with length 0) corrected bits in any order, as many as fit, `summary`
 (may be null) the counts; these three may be uninitialised.

 # Safety
 Buffers have the given lengths and do not overlap; entries are initialised; `positions` and
 `summary` are aligned as their types are.
 */
EccforgeResult eccforge_decode_in_place(const struct EccforgeCodec *codec,
                                        uint8_t *data,
                                        size_t data_len,
                                        uint8_t *check,
                                        size_t check_len,
                                        uint8_t *status,
                                        size_t status_len,
                                        struct EccforgePosition *positions,
                                        size_t positions_len,
                                        struct EccforgeSummary *summary);

/*
 Like `eccforge_decode_in_place`, for packed entries.

 # Safety
 Buffers have the given lengths and do not overlap; entries are initialised; `positions` and
 `summary` are aligned as their types are.
 */
EccforgeResult eccforge_decode_packed_in_place(const struct EccforgeCodec *codec,
                                               uint8_t *packed,
                                               size_t packed_len,
                                               uint8_t *status,
                                               size_t status_len,
                                               struct EccforgePosition *positions,
                                               size_t positions_len,
                                               struct EccforgeSummary *summary);

/*
 Repairs up to `budget` entries beginning with entry `*next` of a region, and moves `*next` on: to 0 after the last.
 Store it to resume later. `positions` and `summary` as for `eccforge_decode_in_place`. `uncorrectable` (may be null
 with length 0) receives the numbers of uncorrectable entries, as many as fit. Entries count from the start of the region.

 # Safety
 Buffers have the given lengths and do not overlap; entries are initialised; `next` can be read and written;
 `next`, `positions`, `uncorrectable` and `summary` are aligned as their types are.
 */
EccforgeResult eccforge_scrub(const struct EccforgeCodec *codec,
                              uint8_t *data,
                              size_t data_len,
                              uint8_t *check,
                              size_t check_len,
                              size_t budget,
                              size_t *next,
                              struct EccforgePosition *positions,
                              size_t positions_len,
                              uint64_t *uncorrectable,
                              size_t uncorrectable_len,
                              struct EccforgeSummary *summary);

/*
 Like `eccforge_scrub`, for packed entries.

 # Safety
 Buffers have the given lengths and do not overlap; entries are initialised; `next` can be read and written;
 `next`, `positions`, `uncorrectable` and `summary` are aligned as their types are.
 */
EccforgeResult eccforge_scrub_packed(const struct EccforgeCodec *codec,
                                     uint8_t *packed,
                                     size_t packed_len,
                                     size_t budget,
                                     size_t *next,
                                     struct EccforgePosition *positions,
                                     size_t positions_len,
                                     uint64_t *uncorrectable,
                                     size_t uncorrectable_len,
                                     struct EccforgeSummary *summary);

/*
 Flips the bits of `pattern` in one entry, to test how a caller handles errors. If the entry or a bit does not exist,
 nothing is flipped.

 # Safety
 Buffers have the given lengths, are initialised and do not overlap; `pattern` can be read, and so can its list
 of bits.
 */
EccforgeResult eccforge_inject(uint8_t *data,
                               size_t data_len,
                               uint8_t *check,
                               size_t check_len,
                               size_t entry,
                               const struct EccforgePattern *pattern);

/*
 Like `eccforge_inject`, for packed entries.

 # Safety
 The buffer has the given length and is initialised; `pattern` can be read, and so can its list of bits.
 */
EccforgeResult eccforge_inject_packed(uint8_t *packed,
                                      size_t packed_len,
                                      size_t entry,
                                      const struct EccforgePattern *pattern);

/*
 Makes the code whose check shard i is the sum over j of `rows[i * data + j]` times data shard j, in GF(2^8) with this
 polynomial (0x11d in ISA-L and Linux's RAID-6).

 # Safety
 `rows` has `data * check` bytes; `out` can be written.
 */
EccforgeResult eccforge_shards_new(uint16_t polynomial,
                                   const uint8_t *rows,
                                   size_t data,
                                   size_t check,
                                   struct EccforgeShards **out);

/*
 Makes the code with the Cauchy matrix of ISA-L (polynomial 0x11d). Every loss of up to `check` shards can be repaired.

 # Safety
 `out` can be written.
 */
EccforgeResult eccforge_shards_cauchy(size_t data,
                                      size_t check,
                                      struct EccforgeShards **out);

/*
 Frees a code; null is ignored.

 # Safety
 `code` is null or came from one of the functions above and was not freed.
 */
void eccforge_shards_free(struct EccforgeShards *code);

/*
 Writes the check shards of the data shards. All shards have `length` bytes.

 # Safety
 `data` and `check` have one pointer for each shard of their kind; each points to `length` initialised bytes, and no two
 shards overlap.
 */
EccforgeResult eccforge_shards_encode(const struct EccforgeShards *code,
                                      const uint8_t *const *data,
                                      uint8_t *const *check,
                                      size_t length);

/*
 Restores the lost shards, whose numbers are `lost[0 .. losses]`: data shards come first. `shards` has a pointer for every
 shard, and lost ones are overwritten. If the result is not OK, no shard is changed.

 # Safety
 `shards` has one pointer for each shard; each points to `length` initialised bytes, and no two shards overlap. `lost` has
 `losses` numbers.
 */
EccforgeResult eccforge_shards_repair(const struct EccforgeShards *code,
                                      uint8_t *const *shards,
                                      size_t length,
                                      const size_t *lost,
                                      size_t losses);

/*
 Finds shards that were read without an error and are wrong. `wrong_bytes[s]` becomes the number of bytes at which shard s
 is the only one whose error explains all checks, `ambiguous` the number of other bytes at which a check fails.

 # Safety
 `shards` has one pointer for each shard; each points to `length` initialised bytes. `wrong_bytes` is null or has one
 number for each shard; `ambiguous` is null or can be written.
 */
EccforgeResult eccforge_shards_locate(const struct EccforgeShards *code,
                                      const uint8_t *const *shards,
                                      size_t length,
                                      uint64_t *wrong_bytes,
                                      uint64_t *ambiguous);

#ifdef __cplusplus
} 
#endif 

#endif  /* ECCFORGE_H */
