/* TrioECC: encoder and decoder. Generated; do not edit.
 *
 * Scheme trio, sha-256
 * 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021, Section
 * 6.1.
 */
#ifndef ECC_TRIO_H
#define ECC_TRIO_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ECC_TRIO_ID "trio"
#define ECC_TRIO_HASH "612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f"
#define ECC_TRIO_DATA_BITS 256
#define ECC_TRIO_CHECK_BITS 32
#define ECC_TRIO_ENTRY_BITS 288
#define ECC_TRIO_DATA_BYTES 32
#define ECC_TRIO_CHECK_BYTES 4
#define ECC_TRIO_MOST_FLIPS 8

#ifndef ECC_STATUS_DEFINED
#define ECC_STATUS_DEFINED
/* The result for an entry or an array. ECC_WRONG_LENGTH is an error of the caller, and nothing was touched. */
typedef enum ecc_status {
    ECC_CLEAN = 0,
    ECC_CORRECTED = 1,
    ECC_UNCORRECTABLE = 2,
    ECC_WRONG_LENGTH = -1
} ecc_status;
#endif

/* Physical bit i of an entry travels on pin i % 72 in beat i / 72; pins 0..64 carry data (the last excluded).
 * Data bits and check bits are numbered in ascending physical order; bit b of a byte array is bit b % 8 of byte b / 8.
 * In arrays of lanes, bit j of every word belongs to entry j: 64 entries at a time, constant time.
 * Tables of one entry's functions: 5352 bytes. Their stack on Cortex-M4 (gcc -Os): at most 192 bytes.
 */

/* Encodes one entry: 32 bytes of data, 4 of check bits. */
void ecc_trio_encode(const uint8_t *data, uint8_t *check);

/* 1 if an entry is a codeword, else 0. */
int ecc_trio_check(const uint8_t *data, const uint8_t *check);

/* The check bits that differ from those of the data: 4 bytes, all zero for a codeword. */
void ecc_trio_syndrome(const uint8_t *data, const uint8_t *check, uint8_t *syndrome);

/* Decodes one entry in place; an uncorrectable entry stays as it is. */
ecc_status ecc_trio_decode(uint8_t *data, uint8_t *check);

/* Decodes one entry in place and reports the corrected bits, at most ECC_TRIO_MOST_FLIPS: data bit d as d, check bit c as
 * ECC_TRIO_DATA_BITS + c. count is 0 unless the result is ECC_CORRECTED; other elements of places are then undefined. */
ecc_status ecc_trio_decode_report(uint8_t *data, uint8_t *check, uint16_t *places, size_t *count);

/* Encodes an array of entries; ECC_CLEAN, or ECC_WRONG_LENGTH unless both lengths are those of the same number of
 * entries. */
ecc_status ecc_trio_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes);

/* Counts the entries of an array that are not codewords: ECC_CLEAN, or ECC_WRONG_LENGTH. */
ecc_status ecc_trio_check_array(const uint8_t *data, size_t data_bytes, const uint8_t *check, size_t check_bytes, size_t *wrong);

/* Decodes an array of entries in place. The worst status of any entry, or ECC_WRONG_LENGTH. status may be NULL, else it
 * receives one ecc_status per entry in a byte. */
ecc_status ecc_trio_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status);

/* Encodes 64 entries: data has 256 words, check 32. */
void ecc_trio_encode_lanes(const uint64_t *data, uint64_t *check);

/* Decodes 64 entries of 288 words in place; an uncorrectable entry stays as it is. */
void ecc_trio_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable);

#ifdef __cplusplus
}
#endif

#endif
