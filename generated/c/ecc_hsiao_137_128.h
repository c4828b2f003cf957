/* Hsiao (137,128): encoder and decoder. Generated; do not edit.
 *
 * Scheme hsiao-137-128, sha-256
 * 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
 * 1970.
 */
#ifndef ECC_HSIAO_137_128_H
#define ECC_HSIAO_137_128_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ECC_HSIAO_137_128_ID "hsiao-137-128"
#define ECC_HSIAO_137_128_HASH "2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315"
#define ECC_HSIAO_137_128_DATA_BITS 128
#define ECC_HSIAO_137_128_CHECK_BITS 9
#define ECC_HSIAO_137_128_ENTRY_BITS 137
#define ECC_HSIAO_137_128_DATA_BYTES 16
#define ECC_HSIAO_137_128_CHECK_BYTES 2

#ifndef ECC_STATUS_DEFINED
#define ECC_STATUS_DEFINED
/* What a decoder says of an entry; ECC_WRONG_LENGTH is an error of the caller, and nothing was touched. */
typedef enum ecc_status {
    ECC_CLEAN = 0,
    ECC_CORRECTED = 1,
    ECC_UNCORRECTABLE = 2,
    ECC_WRONG_LENGTH = -1
} ecc_status;
#endif

/* Physical bit i of an entry travels on pin i % 137 in beat i / 137; pins 0..128 carry data (the last excluded).
 * Data bits and check bits are numbered in ascending physical order; bit b of a byte array is bit b % 8 of byte b / 8.
 * In arrays of lanes, bit j of every word belongs to entry j: 64 entries at a time, constant time. */

/* Encodes 64 entries: data has 128 words, check 9. */
void ecc_hsiao_137_128_encode_lanes(const uint64_t *data, uint64_t *check);

/* Decodes 64 entries of 137 words in place; an uncorrectable entry stays as it is. */
void ecc_hsiao_137_128_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable);

/* Encodes one entry: 16 bytes of data, 2 of check bits. */
void ecc_hsiao_137_128_encode(const uint8_t *data, uint8_t *check);

/* 1 if an entry is a codeword, else 0. */
int ecc_hsiao_137_128_check(const uint8_t *data, const uint8_t *check);

/* Decodes one entry in place; an uncorrectable entry stays as it is. */
ecc_status ecc_hsiao_137_128_decode(uint8_t *data, uint8_t *check);

/* Encodes an array of entries; ECC_CLEAN, or ECC_WRONG_LENGTH unless both lengths are those of the same number of
 * entries. */
ecc_status ecc_hsiao_137_128_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes);

/* Decodes an array of entries in place. The worst status of any entry, or ECC_WRONG_LENGTH. status may be NULL, else it
 * receives one ecc_status per entry in a byte. */
ecc_status ecc_hsiao_137_128_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status);

#ifdef __cplusplus
}
#endif

#endif
