/* Hsiao (39,32): encoder and decoder. Generated; do not edit.
 *
 * Scheme hsiao-39-32, sha-256
 * ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
 * 1970.
 */
#ifndef ECC_HSIAO_39_32_H
#define ECC_HSIAO_39_32_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ECC_HSIAO_39_32_ID "hsiao-39-32"
#define ECC_HSIAO_39_32_HASH "ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b"
#define ECC_HSIAO_39_32_DATA_BITS 32
#define ECC_HSIAO_39_32_CHECK_BITS 7
#define ECC_HSIAO_39_32_ENTRY_BITS 39
#define ECC_HSIAO_39_32_DATA_BYTES 4
#define ECC_HSIAO_39_32_CHECK_BYTES 1
#define ECC_HSIAO_39_32_MOST_FLIPS 1

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

/* Physical bit i of an entry travels on pin i % 39 in beat i / 39; pins 0..32 carry data (the last excluded).
 * Data bits and check bits are numbered in ascending physical order; bit b of a byte array is bit b % 8 of byte b / 8.
 * In arrays of lanes, bit j of every word belongs to entry j: 64 entries at a time, constant time.
 * Tables of one entry's functions: 256 bytes. Their stack on Cortex-M4 (gcc -Os): at most 168 bytes.
 */

/* Encodes one entry: 4 bytes of data, 1 of check bits. */
void ecc_hsiao_39_32_encode(const uint8_t *data, uint8_t *check);

/* 1 if an entry is a codeword, else 0. */
int ecc_hsiao_39_32_check(const uint8_t *data, const uint8_t *check);

/* The check bits that differ from those of the data: 1 bytes, all zero for a codeword. */
void ecc_hsiao_39_32_syndrome(const uint8_t *data, const uint8_t *check, uint8_t *syndrome);

/* Decodes one entry in place; an uncorrectable entry stays as it is. */
ecc_status ecc_hsiao_39_32_decode(uint8_t *data, uint8_t *check);

/* Decodes one entry in place and reports the corrected bits, at most ECC_HSIAO_39_32_MOST_FLIPS: data bit d as d, check bit c as
 * ECC_HSIAO_39_32_DATA_BITS + c. count is 0 unless the result is ECC_CORRECTED; other elements of places are then undefined. */
ecc_status ecc_hsiao_39_32_decode_report(uint8_t *data, uint8_t *check, uint16_t *places, size_t *count);

/* The same for an entry in words: bit d of data is data bit d, bit c of check is check bit c. */
uint8_t ecc_hsiao_39_32_encode_word(uint32_t data);
ecc_status ecc_hsiao_39_32_decode_word(uint32_t *data, uint8_t *check);

/* Encodes an array of entries; ECC_CLEAN, or ECC_WRONG_LENGTH unless both lengths are those of the same number of
 * entries. */
ecc_status ecc_hsiao_39_32_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes);

/* Counts the entries of an array that are not codewords: ECC_CLEAN, or ECC_WRONG_LENGTH. */
ecc_status ecc_hsiao_39_32_check_array(const uint8_t *data, size_t data_bytes, const uint8_t *check, size_t check_bytes, size_t *wrong);

/* Decodes an array of entries in place. The worst status of any entry, or ECC_WRONG_LENGTH. status may be NULL, else it
 * receives one ecc_status per entry in a byte. */
ecc_status ecc_hsiao_39_32_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status);

/* Encodes 64 entries: data has 32 words, check 7. */
void ecc_hsiao_39_32_encode_lanes(const uint64_t *data, uint64_t *check);

/* Decodes 64 entries of 39 words in place; an uncorrectable entry stays as it is. */
void ecc_hsiao_39_32_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable);

#ifdef __cplusplus
}
#endif

#endif
