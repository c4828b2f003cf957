/* x4 chipkill: encoder and decoder. Generated; do not edit.
 *
 * Scheme chipkill-x4, sha-256
 * e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Dell, A White Paper on the Benefits of Chipkill-Correct ECC, IBM 1997; layout as in Kim,
 * Sullivan, Erez, Bamboo ECC, HPCA 2015.
 */
#ifndef ECC_CHIPKILL_X4_H
#define ECC_CHIPKILL_X4_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ECC_CHIPKILL_X4_ID "chipkill-x4"
#define ECC_CHIPKILL_X4_HASH "e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655"
#define ECC_CHIPKILL_X4_DATA_BITS 512
#define ECC_CHIPKILL_X4_CHECK_BITS 64
#define ECC_CHIPKILL_X4_ENTRY_BITS 576
#define ECC_CHIPKILL_X4_DATA_BYTES 64
#define ECC_CHIPKILL_X4_CHECK_BYTES 8

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

/* Encodes 64 entries: data has 512 words, check 64. */
void ecc_chipkill_x4_encode_lanes(const uint64_t *data, uint64_t *check);

/* Decodes 64 entries of 576 words in place; an uncorrectable entry stays as it is. */
void ecc_chipkill_x4_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable);

/* Encodes one entry: 64 bytes of data, 8 of check bits. */
void ecc_chipkill_x4_encode(const uint8_t *data, uint8_t *check);

/* 1 if an entry is a codeword, else 0. */
int ecc_chipkill_x4_check(const uint8_t *data, const uint8_t *check);

/* Decodes one entry in place; an uncorrectable entry stays as it is. */
ecc_status ecc_chipkill_x4_decode(uint8_t *data, uint8_t *check);

/* Encodes an array of entries; ECC_CLEAN, or ECC_WRONG_LENGTH unless both lengths are those of the same number of
 * entries. */
ecc_status ecc_chipkill_x4_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes);

/* Decodes an array of entries in place. The worst status of any entry, or ECC_WRONG_LENGTH. status may be NULL, else it
 * receives one ecc_status per entry in a byte. */
ecc_status ecc_chipkill_x4_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status);

#ifdef __cplusplus
}
#endif

#endif
