/* Sparse code with pins: encoder and decoder. Generated; do not edit.
 *
 * Scheme sparse-pin, sha-256
 * 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: eccforge search, examples/search-entry.yaml, seed 1, chain 0.
 */
#ifndef ECC_SPARSE_PIN_H
#define ECC_SPARSE_PIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ECC_SPARSE_PIN_ID "sparse-pin"
#define ECC_SPARSE_PIN_HASH "046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4"
#define ECC_SPARSE_PIN_DATA_BITS 256
#define ECC_SPARSE_PIN_CHECK_BITS 32
#define ECC_SPARSE_PIN_ENTRY_BITS 288
#define ECC_SPARSE_PIN_DATA_BYTES 32
#define ECC_SPARSE_PIN_CHECK_BYTES 4

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

/* Physical bit i of an entry travels on pin i % 72 in beat i / 72; pins 0..64 carry data (the last excluded).
 * Data bits and check bits are numbered in ascending physical order; bit b of a byte array is bit b % 8 of byte b / 8.
 * In arrays of lanes, bit j of every word belongs to entry j: 64 entries at a time, constant time. */

/* Encodes 64 entries: data has 256 words, check 32. */
void ecc_sparse_pin_encode_lanes(const uint64_t *data, uint64_t *check);

/* Decodes 64 entries of 288 words in place; an uncorrectable entry stays as it is. */
void ecc_sparse_pin_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable);

/* Encodes one entry: 32 bytes of data, 4 of check bits. */
void ecc_sparse_pin_encode(const uint8_t *data, uint8_t *check);

/* 1 if an entry is a codeword, else 0. */
int ecc_sparse_pin_check(const uint8_t *data, const uint8_t *check);

/* Decodes one entry in place; an uncorrectable entry stays as it is. */
ecc_status ecc_sparse_pin_decode(uint8_t *data, uint8_t *check);

/* Encodes an array of entries; ECC_CLEAN, or ECC_WRONG_LENGTH unless both lengths are those of the same number of
 * entries. */
ecc_status ecc_sparse_pin_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes);

/* Decodes an array of entries in place. The worst status of any entry, or ECC_WRONG_LENGTH. status may be NULL, else it
 * receives one ecc_status per entry in a byte. */
ecc_status ecc_sparse_pin_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status);

#ifdef __cplusplus
}
#endif

#endif
