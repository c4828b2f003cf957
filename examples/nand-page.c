/* Pages of raw NAND flash with a BCH code for each sector of 512 bytes. The code is that of nand-512-4.yaml:
 *
 *     eccforge emit c examples/nand-512-4.yaml --bit-order msb --out .
 *
 * A page has 2048 bytes and 64 spare bytes. Linux puts the check bytes at the end of the spare bytes. Two bytes before them mark a bad
 * block, and a file system may use the other 34; the code covers none of these. */

#include "ecc_nand_512_4.h"

enum { SECTORS = 4, SECTOR = 512, CHECK = 7, SPARE = 64, FIRST_CHECK = SPARE - (SECTORS * CHECK) };

/* Counts of all pages that were read, as those of `ecc_stats` in Linux's MTD. */
struct nand_statistics {
    unsigned corrected; /* wrong bits that were corrected */
    unsigned failed;    /* sectors with more wrong bits than the code corrects */
};

/* Writes the check bytes of a page to its spare bytes, and no other spare byte. */
void nand_page_encode(const uint8_t *page, uint8_t *spare) {
    size_t i;
    for (i = 0u; i < SECTORS; i++) {
        ecc_nand_512_4_encode(&page[i * SECTOR], &spare[FIRST_CHECK + (i * CHECK)]);
    }
}

/* Corrects a page and its check bytes. Returns the number of wrong bits in the worst sector that is correctable: Linux moves the data
 * when it reaches `bitflip_threshold`. An erased page is clean, and its bits that read as zero are wrong bits. */
int nand_page_decode(uint8_t *page, uint8_t *spare, struct nand_statistics *statistics) {
    size_t i, worst = 0u;
    for (i = 0u; i < SECTORS; i++) {
        uint16_t places[ECC_NAND_512_4_MOST_FLIPS];
        size_t wrong = 0u;
        uint8_t *check = &spare[FIRST_CHECK + (i * CHECK)];
        if (ecc_nand_512_4_decode_report(&page[i * SECTOR], check, places, &wrong) == ECC_UNCORRECTABLE) {
            statistics->failed += 1u;
        } else {
            statistics->corrected += (unsigned)wrong;
            worst = (wrong > worst) ? wrong : worst;
        }
    }
    return (int)worst;
}
