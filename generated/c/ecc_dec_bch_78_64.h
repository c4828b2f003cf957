/* DEC BCH (78,64): encoder and decoder. Generated; do not edit.
 *
 * Scheme dec-bch-78-64, sha-256
 * 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section 6.1; in SRAM:
 * Naseer and Draper, ESSCIRC 2008.
 */
#ifndef ECC_DEC_BCH_78_64_H
#define ECC_DEC_BCH_78_64_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ECC_DEC_BCH_78_64_ID "dec-bch-78-64"
#define ECC_DEC_BCH_78_64_HASH "533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b"
#define ECC_DEC_BCH_78_64_DATA_BITS 64
#define ECC_DEC_BCH_78_64_CHECK_BITS 14
#define ECC_DEC_BCH_78_64_ENTRY_BITS 78
#define ECC_DEC_BCH_78_64_DATA_BYTES 8
#define ECC_DEC_BCH_78_64_CHECK_BYTES 2

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

/* Physical bit i of an entry travels on pin i % 78 in beat i / 78; pins 0..64 carry data (the last excluded).
 * Data bits and check bits are numbered in ascending physical order; bit b of a byte array is bit b % 8 of byte b / 8.
 * In arrays of lanes, bit j of every word belongs to entry j: 64 entries at a time, constant time. */

/* Encodes 64 entries: data has 64 words, check 14. */
void ecc_dec_bch_78_64_encode_lanes(const uint64_t *data, uint64_t *check);

/* Decodes 64 entries of 78 words in place; an uncorrectable entry stays as it is. */
void ecc_dec_bch_78_64_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable);

/* Encodes one entry: 8 bytes of data, 2 of check bits. */
void ecc_dec_bch_78_64_encode(const uint8_t *data, uint8_t *check);

/* 1 if an entry is a codeword, else 0. */
int ecc_dec_bch_78_64_check(const uint8_t *data, const uint8_t *check);

/* Decodes one entry in place; an uncorrectable entry stays as it is. */
ecc_status ecc_dec_bch_78_64_decode(uint8_t *data, uint8_t *check);

/* Encodes an array of entries; ECC_CLEAN, or ECC_WRONG_LENGTH unless both lengths are those of the same number of
 * entries. */
ecc_status ecc_dec_bch_78_64_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes);

/* Decodes an array of entries in place. The worst status of any entry, or ECC_WRONG_LENGTH. status may be NULL, else it
 * receives one ecc_status per entry in a byte. */
ecc_status ecc_dec_bch_78_64_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status);

#ifdef __cplusplus
}
#endif

#endif
