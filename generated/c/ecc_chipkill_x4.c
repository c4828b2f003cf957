/* x4 chipkill: encoder and decoder. Generated; do not edit.
 *
 * Scheme chipkill-x4, sha-256
 * e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Dell, A White Paper on the Benefits of Chipkill-Correct ECC, IBM 1997; layout as in Kim,
 * Sullivan, Erez, Bamboo ECC, HPCA 2015.
 */
#include "ecc_chipkill_x4.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[64][8] = {
    {
        UINT64_C(0x1111111111111111), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x2222222222222222), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x4444444444444444), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x8888888888888888), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0xec8137eda4800001), UINT64_C(0xedb7ec8137eda480), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x24924937ec800012), UINT64_C(0x36c924924937ec80), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x4924937ec8000124), UINT64_C(0x6c924924937ec800), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x924937ec80001248), UINT64_C(0xc924924937ec8000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x1111111111111111), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x2222222222222222), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x4444444444444444), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x8888888888888888), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x24937ec800012480), UINT64_C(0x924924937ec80001), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0xa5b6db6da4924800), UINT64_C(0xc925a5b6db6da492), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0xb7ec8137eda48000), UINT64_C(0x7fedb7ec8137eda4), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x7ec8137eda480000), UINT64_C(0xfedb7ec8137eda48), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x1111111111111111),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x2222222222222222),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x4444444444444444),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x8888888888888888),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0xec8137eda4800001),
        UINT64_C(0xedb7ec8137eda480), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x24924937ec800012),
        UINT64_C(0x36c924924937ec80), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x4924937ec8000124),
        UINT64_C(0x6c924924937ec800), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x924937ec80001248),
        UINT64_C(0xc924924937ec8000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x1111111111111111), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x2222222222222222), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x4444444444444444), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x8888888888888888), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x24937ec800012480),
        UINT64_C(0x924924937ec80001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0xa5b6db6da4924800),
        UINT64_C(0xc925a5b6db6da492), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0xb7ec8137eda48000),
        UINT64_C(0x7fedb7ec8137eda4), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x7ec8137eda480000),
        UINT64_C(0xfedb7ec8137eda48), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x1111111111111111), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x2222222222222222), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x4444444444444444), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x8888888888888888), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0xec8137eda4800001), UINT64_C(0xedb7ec8137eda480),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x24924937ec800012), UINT64_C(0x36c924924937ec80),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x4924937ec8000124), UINT64_C(0x6c924924937ec800),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x924937ec80001248), UINT64_C(0xc924924937ec8000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x1111111111111111),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x2222222222222222),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x4444444444444444),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x8888888888888888),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x24937ec800012480), UINT64_C(0x924924937ec80001),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0xa5b6db6da4924800), UINT64_C(0xc925a5b6db6da492),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0xb7ec8137eda48000), UINT64_C(0x7fedb7ec8137eda4),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x7ec8137eda480000), UINT64_C(0xfedb7ec8137eda48),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x1111111111111111), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x2222222222222222), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x4444444444444444), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x8888888888888888), UINT64_C(0x0000000000000000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0xec8137eda4800001), UINT64_C(0xedb7ec8137eda480)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x24924937ec800012), UINT64_C(0x36c924924937ec80)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x4924937ec8000124), UINT64_C(0x6c924924937ec800)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x924937ec80001248), UINT64_C(0xc924924937ec8000)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x1111111111111111)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x2222222222222222)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x4444444444444444)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x8888888888888888)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x24937ec800012480), UINT64_C(0x924924937ec80001)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0xa5b6db6da4924800), UINT64_C(0xc925a5b6db6da492)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0xb7ec8137eda48000), UINT64_C(0x7fedb7ec8137eda4)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
        UINT64_C(0x7ec8137eda480000), UINT64_C(0xfedb7ec8137eda48)
    }
};

void ecc_chipkill_x4_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[4] ^ data[8] ^ data[12] ^ data[16] ^ data[20] ^ data[24] ^ data[28]
        ^ data[32] ^ data[36] ^ data[40] ^ data[44] ^ data[48] ^ data[52] ^ data[56] ^ data[60];
    const uint64_t t1 = data[1] ^ data[5] ^ data[9] ^ data[13] ^ data[17] ^ data[21] ^ data[25] ^ data[29]
        ^ data[33] ^ data[37] ^ data[41] ^ data[45] ^ data[49] ^ data[53] ^ data[57] ^ data[61];
    const uint64_t t2 = data[2] ^ data[6] ^ data[10] ^ data[14] ^ data[18] ^ data[22] ^ data[26] ^ data[30]
        ^ data[34] ^ data[38] ^ data[42] ^ data[46] ^ data[50] ^ data[54] ^ data[58] ^ data[62];
    const uint64_t t3 = data[3] ^ data[7] ^ data[11] ^ data[15] ^ data[19] ^ data[23] ^ data[27] ^ data[31]
        ^ data[35] ^ data[39] ^ data[43] ^ data[47] ^ data[51] ^ data[55] ^ data[59] ^ data[63];
    const uint64_t t4 = data[64] ^ data[68] ^ data[72] ^ data[76] ^ data[80] ^ data[84] ^ data[88] ^ data[92]
        ^ data[96] ^ data[100] ^ data[104] ^ data[108] ^ data[112] ^ data[116] ^ data[120] ^ data[124];
    const uint64_t t5 = data[65] ^ data[69] ^ data[73] ^ data[77] ^ data[81] ^ data[85] ^ data[89] ^ data[93]
        ^ data[97] ^ data[101] ^ data[105] ^ data[109] ^ data[113] ^ data[117] ^ data[121] ^ data[125];
    const uint64_t t6 = data[66] ^ data[70] ^ data[74] ^ data[78] ^ data[82] ^ data[86] ^ data[90] ^ data[94]
        ^ data[98] ^ data[102] ^ data[106] ^ data[110] ^ data[114] ^ data[118] ^ data[122] ^ data[126];
    const uint64_t t7 = data[67] ^ data[71] ^ data[75] ^ data[79] ^ data[83] ^ data[87] ^ data[91] ^ data[95]
        ^ data[99] ^ data[103] ^ data[107] ^ data[111] ^ data[115] ^ data[119] ^ data[123] ^ data[127];
    const uint64_t t8 = data[0] ^ data[23] ^ data[26] ^ data[29] ^ data[31] ^ data[32] ^ data[34] ^ data[35]
        ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[45] ^ data[48]
        ^ data[55] ^ data[58] ^ data[59] ^ data[61] ^ data[62] ^ data[63] ^ data[71] ^ data[74] ^ data[77]
        ^ data[79] ^ data[80] ^ data[82] ^ data[83] ^ data[85] ^ data[86] ^ data[87] ^ data[88] ^ data[89]
        ^ data[90] ^ data[92] ^ data[93] ^ data[96] ^ data[103] ^ data[106] ^ data[107] ^ data[109] ^ data[110]
        ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[116] ^ data[117] ^ data[119] ^ data[120] ^ data[122]
        ^ data[123] ^ data[125] ^ data[126] ^ data[127];
    const uint64_t t9 = data[1] ^ data[4] ^ data[23] ^ data[26] ^ data[27] ^ data[29] ^ data[30] ^ data[31]
        ^ data[32] ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[40] ^ data[43] ^ data[46] ^ data[49]
        ^ data[52] ^ data[55] ^ data[58] ^ data[61] ^ data[71] ^ data[74] ^ data[75] ^ data[77] ^ data[78]
        ^ data[79] ^ data[80] ^ data[81] ^ data[82] ^ data[84] ^ data[85] ^ data[88] ^ data[91] ^ data[94]
        ^ data[97] ^ data[100] ^ data[103] ^ data[106] ^ data[109] ^ data[112] ^ data[115] ^ data[118] ^ data[119]
        ^ data[121] ^ data[122] ^ data[124] ^ data[125];
    const uint64_t t10 = data[2] ^ data[5] ^ data[8] ^ data[27] ^ data[30] ^ data[31] ^ data[33] ^ data[34]
        ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[40] ^ data[41] ^ data[44] ^ data[47] ^ data[50]
        ^ data[53] ^ data[56] ^ data[59] ^ data[62] ^ data[75] ^ data[78] ^ data[79] ^ data[81] ^ data[82]
        ^ data[83] ^ data[84] ^ data[85] ^ data[86] ^ data[88] ^ data[89] ^ data[92] ^ data[95] ^ data[98]
        ^ data[101] ^ data[104] ^ data[107] ^ data[110] ^ data[113] ^ data[116] ^ data[119] ^ data[122] ^ data[123]
        ^ data[125] ^ data[126];
    const uint64_t t11 = data[3] ^ data[6] ^ data[9] ^ data[12] ^ data[31] ^ data[34] ^ data[35] ^ data[37]
        ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42] ^ data[44] ^ data[45] ^ data[48] ^ data[51]
        ^ data[54] ^ data[57] ^ data[60] ^ data[63] ^ data[79] ^ data[82] ^ data[83] ^ data[85] ^ data[86]
        ^ data[87] ^ data[88] ^ data[89] ^ data[90] ^ data[92] ^ data[93] ^ data[96] ^ data[99] ^ data[102]
        ^ data[105] ^ data[108] ^ data[111] ^ data[114] ^ data[117] ^ data[120] ^ data[123] ^ data[126] ^ data[127];
    const uint64_t t12 = data[7] ^ data[10] ^ data[13] ^ data[16] ^ data[35] ^ data[38] ^ data[39] ^ data[41]
        ^ data[42] ^ data[43] ^ data[44] ^ data[45] ^ data[46] ^ data[48] ^ data[49] ^ data[52] ^ data[55]
        ^ data[58] ^ data[61] ^ data[64] ^ data[83] ^ data[86] ^ data[87] ^ data[89] ^ data[90] ^ data[91]
        ^ data[92] ^ data[93] ^ data[94] ^ data[96] ^ data[97] ^ data[100] ^ data[103] ^ data[106] ^ data[109]
        ^ data[112] ^ data[115] ^ data[118] ^ data[121] ^ data[124] ^ data[127];
    const uint64_t t13 = data[11] ^ data[14] ^ data[17] ^ data[20] ^ data[23] ^ data[26] ^ data[29] ^ data[31]
        ^ data[32] ^ data[34] ^ data[35] ^ data[37] ^ data[38] ^ data[40] ^ data[41] ^ data[43] ^ data[44]
        ^ data[46] ^ data[47] ^ data[49] ^ data[50] ^ data[52] ^ data[53] ^ data[55] ^ data[56] ^ data[58]
        ^ data[61] ^ data[63] ^ data[65] ^ data[68] ^ data[71] ^ data[74] ^ data[77] ^ data[79] ^ data[80]
        ^ data[82] ^ data[83] ^ data[85] ^ data[86] ^ data[88] ^ data[89] ^ data[91] ^ data[92] ^ data[94]
        ^ data[95] ^ data[97] ^ data[98] ^ data[100] ^ data[101] ^ data[103] ^ data[104] ^ data[106] ^ data[109]
        ^ data[111] ^ data[112] ^ data[114] ^ data[117] ^ data[120] ^ data[123] ^ data[126] ^ data[127];
    const uint64_t t14 = data[15] ^ data[18] ^ data[21] ^ data[23] ^ data[24] ^ data[26] ^ data[27] ^ data[29]
        ^ data[30] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[36] ^ data[37] ^ data[40] ^ data[47]
        ^ data[50] ^ data[51] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[57] ^ data[58] ^ data[60]
        ^ data[61] ^ data[63] ^ data[66] ^ data[69] ^ data[71] ^ data[72] ^ data[74] ^ data[75] ^ data[77]
        ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82] ^ data[84] ^ data[85] ^ data[88] ^ data[95]
        ^ data[98] ^ data[99] ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[108]
        ^ data[109] ^ data[111] ^ data[112] ^ data[114] ^ data[115] ^ data[117] ^ data[118] ^ data[119] ^ data[120]
        ^ data[121] ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[126];
    const uint64_t t15 = data[19] ^ data[22] ^ data[25] ^ data[27] ^ data[28] ^ data[30] ^ data[31] ^ data[33]
        ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[40] ^ data[41] ^ data[44] ^ data[51]
        ^ data[54] ^ data[55] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[67]
        ^ data[70] ^ data[73] ^ data[75] ^ data[76] ^ data[78] ^ data[79] ^ data[81] ^ data[82] ^ data[83]
        ^ data[84] ^ data[85] ^ data[86] ^ data[88] ^ data[89] ^ data[92] ^ data[99] ^ data[102] ^ data[103]
        ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[109] ^ data[110] ^ data[112] ^ data[113] ^ data[115]
        ^ data[116] ^ data[118] ^ data[119] ^ data[121] ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[126]
        ^ data[127];
    const uint64_t t16 = data[128] ^ data[132] ^ data[136] ^ data[140] ^ data[144] ^ data[148] ^ data[152]
        ^ data[156] ^ data[160] ^ data[164] ^ data[168] ^ data[172] ^ data[176] ^ data[180] ^ data[184] ^ data[188];
    const uint64_t t17 = data[129] ^ data[133] ^ data[137] ^ data[141] ^ data[145] ^ data[149] ^ data[153]
        ^ data[157] ^ data[161] ^ data[165] ^ data[169] ^ data[173] ^ data[177] ^ data[181] ^ data[185] ^ data[189];
    const uint64_t t18 = data[130] ^ data[134] ^ data[138] ^ data[142] ^ data[146] ^ data[150] ^ data[154]
        ^ data[158] ^ data[162] ^ data[166] ^ data[170] ^ data[174] ^ data[178] ^ data[182] ^ data[186] ^ data[190];
    const uint64_t t19 = data[131] ^ data[135] ^ data[139] ^ data[143] ^ data[147] ^ data[151] ^ data[155]
        ^ data[159] ^ data[163] ^ data[167] ^ data[171] ^ data[175] ^ data[179] ^ data[183] ^ data[187] ^ data[191];
    const uint64_t t20 = data[192] ^ data[196] ^ data[200] ^ data[204] ^ data[208] ^ data[212] ^ data[216]
        ^ data[220] ^ data[224] ^ data[228] ^ data[232] ^ data[236] ^ data[240] ^ data[244] ^ data[248] ^ data[252];
    const uint64_t t21 = data[193] ^ data[197] ^ data[201] ^ data[205] ^ data[209] ^ data[213] ^ data[217]
        ^ data[221] ^ data[225] ^ data[229] ^ data[233] ^ data[237] ^ data[241] ^ data[245] ^ data[249] ^ data[253];
    const uint64_t t22 = data[194] ^ data[198] ^ data[202] ^ data[206] ^ data[210] ^ data[214] ^ data[218]
        ^ data[222] ^ data[226] ^ data[230] ^ data[234] ^ data[238] ^ data[242] ^ data[246] ^ data[250] ^ data[254];
    const uint64_t t23 = data[195] ^ data[199] ^ data[203] ^ data[207] ^ data[211] ^ data[215] ^ data[219]
        ^ data[223] ^ data[227] ^ data[231] ^ data[235] ^ data[239] ^ data[243] ^ data[247] ^ data[251] ^ data[255];
    const uint64_t t24 = data[128] ^ data[151] ^ data[154] ^ data[157] ^ data[159] ^ data[160] ^ data[162]
        ^ data[163] ^ data[165] ^ data[166] ^ data[167] ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[173]
        ^ data[176] ^ data[183] ^ data[186] ^ data[187] ^ data[189] ^ data[190] ^ data[191] ^ data[199] ^ data[202]
        ^ data[205] ^ data[207] ^ data[208] ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[215] ^ data[216]
        ^ data[217] ^ data[218] ^ data[220] ^ data[221] ^ data[224] ^ data[231] ^ data[234] ^ data[235] ^ data[237]
        ^ data[238] ^ data[239] ^ data[240] ^ data[241] ^ data[242] ^ data[244] ^ data[245] ^ data[247] ^ data[248]
        ^ data[250] ^ data[251] ^ data[253] ^ data[254] ^ data[255];
    const uint64_t t25 = data[129] ^ data[132] ^ data[151] ^ data[154] ^ data[155] ^ data[157] ^ data[158]
        ^ data[159] ^ data[160] ^ data[161] ^ data[162] ^ data[164] ^ data[165] ^ data[168] ^ data[171] ^ data[174]
        ^ data[177] ^ data[180] ^ data[183] ^ data[186] ^ data[189] ^ data[199] ^ data[202] ^ data[203] ^ data[205]
        ^ data[206] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[212] ^ data[213] ^ data[216] ^ data[219]
        ^ data[222] ^ data[225] ^ data[228] ^ data[231] ^ data[234] ^ data[237] ^ data[240] ^ data[243] ^ data[246]
        ^ data[247] ^ data[249] ^ data[250] ^ data[252] ^ data[253];
    const uint64_t t26 = data[130] ^ data[133] ^ data[136] ^ data[155] ^ data[158] ^ data[159] ^ data[161]
        ^ data[162] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[172] ^ data[175]
        ^ data[178] ^ data[181] ^ data[184] ^ data[187] ^ data[190] ^ data[203] ^ data[206] ^ data[207] ^ data[209]
        ^ data[210] ^ data[211] ^ data[212] ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[220] ^ data[223]
        ^ data[226] ^ data[229] ^ data[232] ^ data[235] ^ data[238] ^ data[241] ^ data[244] ^ data[247] ^ data[250]
        ^ data[251] ^ data[253] ^ data[254];
    const uint64_t t27 = data[131] ^ data[134] ^ data[137] ^ data[140] ^ data[159] ^ data[162] ^ data[163]
        ^ data[165] ^ data[166] ^ data[167] ^ data[168] ^ data[169] ^ data[170] ^ data[172] ^ data[173] ^ data[176]
        ^ data[179] ^ data[182] ^ data[185] ^ data[188] ^ data[191] ^ data[207] ^ data[210] ^ data[211] ^ data[213]
        ^ data[214] ^ data[215] ^ data[216] ^ data[217] ^ data[218] ^ data[220] ^ data[221] ^ data[224] ^ data[227]
        ^ data[230] ^ data[233] ^ data[236] ^ data[239] ^ data[242] ^ data[245] ^ data[248] ^ data[251] ^ data[254]
        ^ data[255];
    const uint64_t t28 = data[135] ^ data[138] ^ data[141] ^ data[144] ^ data[163] ^ data[166] ^ data[167]
        ^ data[169] ^ data[170] ^ data[171] ^ data[172] ^ data[173] ^ data[174] ^ data[176] ^ data[177] ^ data[180]
        ^ data[183] ^ data[186] ^ data[189] ^ data[192] ^ data[211] ^ data[214] ^ data[215] ^ data[217] ^ data[218]
        ^ data[219] ^ data[220] ^ data[221] ^ data[222] ^ data[224] ^ data[225] ^ data[228] ^ data[231] ^ data[234]
        ^ data[237] ^ data[240] ^ data[243] ^ data[246] ^ data[249] ^ data[252] ^ data[255];
    const uint64_t t29 = data[139] ^ data[142] ^ data[145] ^ data[148] ^ data[151] ^ data[154] ^ data[157]
        ^ data[159] ^ data[160] ^ data[162] ^ data[163] ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[171]
        ^ data[172] ^ data[174] ^ data[175] ^ data[177] ^ data[178] ^ data[180] ^ data[181] ^ data[183] ^ data[184]
        ^ data[186] ^ data[189] ^ data[191] ^ data[193] ^ data[196] ^ data[199] ^ data[202] ^ data[205] ^ data[207]
        ^ data[208] ^ data[210] ^ data[211] ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[219] ^ data[220]
        ^ data[222] ^ data[223] ^ data[225] ^ data[226] ^ data[228] ^ data[229] ^ data[231] ^ data[232] ^ data[234]
        ^ data[237] ^ data[239] ^ data[240] ^ data[242] ^ data[245] ^ data[248] ^ data[251] ^ data[254] ^ data[255];
    const uint64_t t30 = data[143] ^ data[146] ^ data[149] ^ data[151] ^ data[152] ^ data[154] ^ data[155]
        ^ data[157] ^ data[158] ^ data[159] ^ data[160] ^ data[161] ^ data[162] ^ data[164] ^ data[165] ^ data[168]
        ^ data[175] ^ data[178] ^ data[179] ^ data[181] ^ data[182] ^ data[183] ^ data[184] ^ data[185] ^ data[186]
        ^ data[188] ^ data[189] ^ data[191] ^ data[194] ^ data[197] ^ data[199] ^ data[200] ^ data[202] ^ data[203]
        ^ data[205] ^ data[206] ^ data[207] ^ data[208] ^ data[209] ^ data[210] ^ data[212] ^ data[213] ^ data[216]
        ^ data[223] ^ data[226] ^ data[227] ^ data[229] ^ data[230] ^ data[231] ^ data[232] ^ data[233] ^ data[234]
        ^ data[236] ^ data[237] ^ data[239] ^ data[240] ^ data[242] ^ data[243] ^ data[245] ^ data[246] ^ data[247]
        ^ data[248] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253] ^ data[254];
    const uint64_t t31 = data[147] ^ data[150] ^ data[153] ^ data[155] ^ data[156] ^ data[158] ^ data[159]
        ^ data[161] ^ data[162] ^ data[163] ^ data[164] ^ data[165] ^ data[166] ^ data[168] ^ data[169] ^ data[172]
        ^ data[179] ^ data[182] ^ data[183] ^ data[185] ^ data[186] ^ data[187] ^ data[188] ^ data[189] ^ data[190]
        ^ data[195] ^ data[198] ^ data[201] ^ data[203] ^ data[204] ^ data[206] ^ data[207] ^ data[209] ^ data[210]
        ^ data[211] ^ data[212] ^ data[213] ^ data[214] ^ data[216] ^ data[217] ^ data[220] ^ data[227] ^ data[230]
        ^ data[231] ^ data[233] ^ data[234] ^ data[235] ^ data[236] ^ data[237] ^ data[238] ^ data[240] ^ data[241]
        ^ data[243] ^ data[244] ^ data[246] ^ data[247] ^ data[249] ^ data[250] ^ data[251] ^ data[252] ^ data[253]
        ^ data[254] ^ data[255];
    const uint64_t t32 = data[256] ^ data[260] ^ data[264] ^ data[268] ^ data[272] ^ data[276] ^ data[280]
        ^ data[284] ^ data[288] ^ data[292] ^ data[296] ^ data[300] ^ data[304] ^ data[308] ^ data[312] ^ data[316];
    const uint64_t t33 = data[257] ^ data[261] ^ data[265] ^ data[269] ^ data[273] ^ data[277] ^ data[281]
        ^ data[285] ^ data[289] ^ data[293] ^ data[297] ^ data[301] ^ data[305] ^ data[309] ^ data[313] ^ data[317];
    const uint64_t t34 = data[258] ^ data[262] ^ data[266] ^ data[270] ^ data[274] ^ data[278] ^ data[282]
        ^ data[286] ^ data[290] ^ data[294] ^ data[298] ^ data[302] ^ data[306] ^ data[310] ^ data[314] ^ data[318];
    const uint64_t t35 = data[259] ^ data[263] ^ data[267] ^ data[271] ^ data[275] ^ data[279] ^ data[283]
        ^ data[287] ^ data[291] ^ data[295] ^ data[299] ^ data[303] ^ data[307] ^ data[311] ^ data[315] ^ data[319];
    const uint64_t t36 = data[320] ^ data[324] ^ data[328] ^ data[332] ^ data[336] ^ data[340] ^ data[344]
        ^ data[348] ^ data[352] ^ data[356] ^ data[360] ^ data[364] ^ data[368] ^ data[372] ^ data[376] ^ data[380];
    const uint64_t t37 = data[321] ^ data[325] ^ data[329] ^ data[333] ^ data[337] ^ data[341] ^ data[345]
        ^ data[349] ^ data[353] ^ data[357] ^ data[361] ^ data[365] ^ data[369] ^ data[373] ^ data[377] ^ data[381];
    const uint64_t t38 = data[322] ^ data[326] ^ data[330] ^ data[334] ^ data[338] ^ data[342] ^ data[346]
        ^ data[350] ^ data[354] ^ data[358] ^ data[362] ^ data[366] ^ data[370] ^ data[374] ^ data[378] ^ data[382];
    const uint64_t t39 = data[323] ^ data[327] ^ data[331] ^ data[335] ^ data[339] ^ data[343] ^ data[347]
        ^ data[351] ^ data[355] ^ data[359] ^ data[363] ^ data[367] ^ data[371] ^ data[375] ^ data[379] ^ data[383];
    const uint64_t t40 = data[256] ^ data[279] ^ data[282] ^ data[285] ^ data[287] ^ data[288] ^ data[290]
        ^ data[291] ^ data[293] ^ data[294] ^ data[295] ^ data[296] ^ data[297] ^ data[298] ^ data[300] ^ data[301]
        ^ data[304] ^ data[311] ^ data[314] ^ data[315] ^ data[317] ^ data[318] ^ data[319] ^ data[327] ^ data[330]
        ^ data[333] ^ data[335] ^ data[336] ^ data[338] ^ data[339] ^ data[341] ^ data[342] ^ data[343] ^ data[344]
        ^ data[345] ^ data[346] ^ data[348] ^ data[349] ^ data[352] ^ data[359] ^ data[362] ^ data[363] ^ data[365]
        ^ data[366] ^ data[367] ^ data[368] ^ data[369] ^ data[370] ^ data[372] ^ data[373] ^ data[375] ^ data[376]
        ^ data[378] ^ data[379] ^ data[381] ^ data[382] ^ data[383];
    const uint64_t t41 = data[257] ^ data[260] ^ data[279] ^ data[282] ^ data[283] ^ data[285] ^ data[286]
        ^ data[287] ^ data[288] ^ data[289] ^ data[290] ^ data[292] ^ data[293] ^ data[296] ^ data[299] ^ data[302]
        ^ data[305] ^ data[308] ^ data[311] ^ data[314] ^ data[317] ^ data[327] ^ data[330] ^ data[331] ^ data[333]
        ^ data[334] ^ data[335] ^ data[336] ^ data[337] ^ data[338] ^ data[340] ^ data[341] ^ data[344] ^ data[347]
        ^ data[350] ^ data[353] ^ data[356] ^ data[359] ^ data[362] ^ data[365] ^ data[368] ^ data[371] ^ data[374]
        ^ data[375] ^ data[377] ^ data[378] ^ data[380] ^ data[381];
    const uint64_t t42 = data[258] ^ data[261] ^ data[264] ^ data[283] ^ data[286] ^ data[287] ^ data[289]
        ^ data[290] ^ data[291] ^ data[292] ^ data[293] ^ data[294] ^ data[296] ^ data[297] ^ data[300] ^ data[303]
        ^ data[306] ^ data[309] ^ data[312] ^ data[315] ^ data[318] ^ data[331] ^ data[334] ^ data[335] ^ data[337]
        ^ data[338] ^ data[339] ^ data[340] ^ data[341] ^ data[342] ^ data[344] ^ data[345] ^ data[348] ^ data[351]
        ^ data[354] ^ data[357] ^ data[360] ^ data[363] ^ data[366] ^ data[369] ^ data[372] ^ data[375] ^ data[378]
        ^ data[379] ^ data[381] ^ data[382];
    const uint64_t t43 = data[259] ^ data[262] ^ data[265] ^ data[268] ^ data[287] ^ data[290] ^ data[291]
        ^ data[293] ^ data[294] ^ data[295] ^ data[296] ^ data[297] ^ data[298] ^ data[300] ^ data[301] ^ data[304]
        ^ data[307] ^ data[310] ^ data[313] ^ data[316] ^ data[319] ^ data[335] ^ data[338] ^ data[339] ^ data[341]
        ^ data[342] ^ data[343] ^ data[344] ^ data[345] ^ data[346] ^ data[348] ^ data[349] ^ data[352] ^ data[355]
        ^ data[358] ^ data[361] ^ data[364] ^ data[367] ^ data[370] ^ data[373] ^ data[376] ^ data[379] ^ data[382]
        ^ data[383];
    const uint64_t t44 = data[263] ^ data[266] ^ data[269] ^ data[272] ^ data[291] ^ data[294] ^ data[295]
        ^ data[297] ^ data[298] ^ data[299] ^ data[300] ^ data[301] ^ data[302] ^ data[304] ^ data[305] ^ data[308]
        ^ data[311] ^ data[314] ^ data[317] ^ data[320] ^ data[339] ^ data[342] ^ data[343] ^ data[345] ^ data[346]
        ^ data[347] ^ data[348] ^ data[349] ^ data[350] ^ data[352] ^ data[353] ^ data[356] ^ data[359] ^ data[362]
        ^ data[365] ^ data[368] ^ data[371] ^ data[374] ^ data[377] ^ data[380] ^ data[383];
    const uint64_t t45 = data[267] ^ data[270] ^ data[273] ^ data[276] ^ data[279] ^ data[282] ^ data[285]
        ^ data[287] ^ data[288] ^ data[290] ^ data[291] ^ data[293] ^ data[294] ^ data[296] ^ data[297] ^ data[299]
        ^ data[300] ^ data[302] ^ data[303] ^ data[305] ^ data[306] ^ data[308] ^ data[309] ^ data[311] ^ data[312]
        ^ data[314] ^ data[317] ^ data[319] ^ data[321] ^ data[324] ^ data[327] ^ data[330] ^ data[333] ^ data[335]
        ^ data[336] ^ data[338] ^ data[339] ^ data[341] ^ data[342] ^ data[344] ^ data[345] ^ data[347] ^ data[348]
        ^ data[350] ^ data[351] ^ data[353] ^ data[354] ^ data[356] ^ data[357] ^ data[359] ^ data[360] ^ data[362]
        ^ data[365] ^ data[367] ^ data[368] ^ data[370] ^ data[373] ^ data[376] ^ data[379] ^ data[382] ^ data[383];
    const uint64_t t46 = data[271] ^ data[274] ^ data[277] ^ data[279] ^ data[280] ^ data[282] ^ data[283]
        ^ data[285] ^ data[286] ^ data[287] ^ data[288] ^ data[289] ^ data[290] ^ data[292] ^ data[293] ^ data[296]
        ^ data[303] ^ data[306] ^ data[307] ^ data[309] ^ data[310] ^ data[311] ^ data[312] ^ data[313] ^ data[314]
        ^ data[316] ^ data[317] ^ data[319] ^ data[322] ^ data[325] ^ data[327] ^ data[328] ^ data[330] ^ data[331]
        ^ data[333] ^ data[334] ^ data[335] ^ data[336] ^ data[337] ^ data[338] ^ data[340] ^ data[341] ^ data[344]
        ^ data[351] ^ data[354] ^ data[355] ^ data[357] ^ data[358] ^ data[359] ^ data[360] ^ data[361] ^ data[362]
        ^ data[364] ^ data[365] ^ data[367] ^ data[368] ^ data[370] ^ data[371] ^ data[373] ^ data[374] ^ data[375]
        ^ data[376] ^ data[377] ^ data[378] ^ data[379] ^ data[380] ^ data[381] ^ data[382];
    const uint64_t t47 = data[275] ^ data[278] ^ data[281] ^ data[283] ^ data[284] ^ data[286] ^ data[287]
        ^ data[289] ^ data[290] ^ data[291] ^ data[292] ^ data[293] ^ data[294] ^ data[296] ^ data[297] ^ data[300]
        ^ data[307] ^ data[310] ^ data[311] ^ data[313] ^ data[314] ^ data[315] ^ data[316] ^ data[317] ^ data[318]
        ^ data[323] ^ data[326] ^ data[329] ^ data[331] ^ data[332] ^ data[334] ^ data[335] ^ data[337] ^ data[338]
        ^ data[339] ^ data[340] ^ data[341] ^ data[342] ^ data[344] ^ data[345] ^ data[348] ^ data[355] ^ data[358]
        ^ data[359] ^ data[361] ^ data[362] ^ data[363] ^ data[364] ^ data[365] ^ data[366] ^ data[368] ^ data[369]
        ^ data[371] ^ data[372] ^ data[374] ^ data[375] ^ data[377] ^ data[378] ^ data[379] ^ data[380] ^ data[381]
        ^ data[382] ^ data[383];
    const uint64_t t48 = data[384] ^ data[388] ^ data[392] ^ data[396] ^ data[400] ^ data[404] ^ data[408]
        ^ data[412] ^ data[416] ^ data[420] ^ data[424] ^ data[428] ^ data[432] ^ data[436] ^ data[440] ^ data[444];
    const uint64_t t49 = data[385] ^ data[389] ^ data[393] ^ data[397] ^ data[401] ^ data[405] ^ data[409]
        ^ data[413] ^ data[417] ^ data[421] ^ data[425] ^ data[429] ^ data[433] ^ data[437] ^ data[441] ^ data[445];
    const uint64_t t50 = data[386] ^ data[390] ^ data[394] ^ data[398] ^ data[402] ^ data[406] ^ data[410]
        ^ data[414] ^ data[418] ^ data[422] ^ data[426] ^ data[430] ^ data[434] ^ data[438] ^ data[442] ^ data[446];
    const uint64_t t51 = data[387] ^ data[391] ^ data[395] ^ data[399] ^ data[403] ^ data[407] ^ data[411]
        ^ data[415] ^ data[419] ^ data[423] ^ data[427] ^ data[431] ^ data[435] ^ data[439] ^ data[443] ^ data[447];
    const uint64_t t52 = data[448] ^ data[452] ^ data[456] ^ data[460] ^ data[464] ^ data[468] ^ data[472]
        ^ data[476] ^ data[480] ^ data[484] ^ data[488] ^ data[492] ^ data[496] ^ data[500] ^ data[504] ^ data[508];
    const uint64_t t53 = data[449] ^ data[453] ^ data[457] ^ data[461] ^ data[465] ^ data[469] ^ data[473]
        ^ data[477] ^ data[481] ^ data[485] ^ data[489] ^ data[493] ^ data[497] ^ data[501] ^ data[505] ^ data[509];
    const uint64_t t54 = data[450] ^ data[454] ^ data[458] ^ data[462] ^ data[466] ^ data[470] ^ data[474]
        ^ data[478] ^ data[482] ^ data[486] ^ data[490] ^ data[494] ^ data[498] ^ data[502] ^ data[506] ^ data[510];
    const uint64_t t55 = data[451] ^ data[455] ^ data[459] ^ data[463] ^ data[467] ^ data[471] ^ data[475]
        ^ data[479] ^ data[483] ^ data[487] ^ data[491] ^ data[495] ^ data[499] ^ data[503] ^ data[507] ^ data[511];
    const uint64_t t56 = data[384] ^ data[407] ^ data[410] ^ data[413] ^ data[415] ^ data[416] ^ data[418]
        ^ data[419] ^ data[421] ^ data[422] ^ data[423] ^ data[424] ^ data[425] ^ data[426] ^ data[428] ^ data[429]
        ^ data[432] ^ data[439] ^ data[442] ^ data[443] ^ data[445] ^ data[446] ^ data[447] ^ data[455] ^ data[458]
        ^ data[461] ^ data[463] ^ data[464] ^ data[466] ^ data[467] ^ data[469] ^ data[470] ^ data[471] ^ data[472]
        ^ data[473] ^ data[474] ^ data[476] ^ data[477] ^ data[480] ^ data[487] ^ data[490] ^ data[491] ^ data[493]
        ^ data[494] ^ data[495] ^ data[496] ^ data[497] ^ data[498] ^ data[500] ^ data[501] ^ data[503] ^ data[504]
        ^ data[506] ^ data[507] ^ data[509] ^ data[510] ^ data[511];
    const uint64_t t57 = data[385] ^ data[388] ^ data[407] ^ data[410] ^ data[411] ^ data[413] ^ data[414]
        ^ data[415] ^ data[416] ^ data[417] ^ data[418] ^ data[420] ^ data[421] ^ data[424] ^ data[427] ^ data[430]
        ^ data[433] ^ data[436] ^ data[439] ^ data[442] ^ data[445] ^ data[455] ^ data[458] ^ data[459] ^ data[461]
        ^ data[462] ^ data[463] ^ data[464] ^ data[465] ^ data[466] ^ data[468] ^ data[469] ^ data[472] ^ data[475]
        ^ data[478] ^ data[481] ^ data[484] ^ data[487] ^ data[490] ^ data[493] ^ data[496] ^ data[499] ^ data[502]
        ^ data[503] ^ data[505] ^ data[506] ^ data[508] ^ data[509];
    const uint64_t t58 = data[386] ^ data[389] ^ data[392] ^ data[411] ^ data[414] ^ data[415] ^ data[417]
        ^ data[418] ^ data[419] ^ data[420] ^ data[421] ^ data[422] ^ data[424] ^ data[425] ^ data[428] ^ data[431]
        ^ data[434] ^ data[437] ^ data[440] ^ data[443] ^ data[446] ^ data[459] ^ data[462] ^ data[463] ^ data[465]
        ^ data[466] ^ data[467] ^ data[468] ^ data[469] ^ data[470] ^ data[472] ^ data[473] ^ data[476] ^ data[479]
        ^ data[482] ^ data[485] ^ data[488] ^ data[491] ^ data[494] ^ data[497] ^ data[500] ^ data[503] ^ data[506]
        ^ data[507] ^ data[509] ^ data[510];
    const uint64_t t59 = data[387] ^ data[390] ^ data[393] ^ data[396] ^ data[415] ^ data[418] ^ data[419]
        ^ data[421] ^ data[422] ^ data[423] ^ data[424] ^ data[425] ^ data[426] ^ data[428] ^ data[429] ^ data[432]
        ^ data[435] ^ data[438] ^ data[441] ^ data[444] ^ data[447] ^ data[463] ^ data[466] ^ data[467] ^ data[469]
        ^ data[470] ^ data[471] ^ data[472] ^ data[473] ^ data[474] ^ data[476] ^ data[477] ^ data[480] ^ data[483]
        ^ data[486] ^ data[489] ^ data[492] ^ data[495] ^ data[498] ^ data[501] ^ data[504] ^ data[507] ^ data[510]
        ^ data[511];
    const uint64_t t60 = data[391] ^ data[394] ^ data[397] ^ data[400] ^ data[419] ^ data[422] ^ data[423]
        ^ data[425] ^ data[426] ^ data[427] ^ data[428] ^ data[429] ^ data[430] ^ data[432] ^ data[433] ^ data[436]
        ^ data[439] ^ data[442] ^ data[445] ^ data[448] ^ data[467] ^ data[470] ^ data[471] ^ data[473] ^ data[474]
        ^ data[475] ^ data[476] ^ data[477] ^ data[478] ^ data[480] ^ data[481] ^ data[484] ^ data[487] ^ data[490]
        ^ data[493] ^ data[496] ^ data[499] ^ data[502] ^ data[505] ^ data[508] ^ data[511];
    const uint64_t t61 = data[395] ^ data[398] ^ data[401] ^ data[404] ^ data[407] ^ data[410] ^ data[413]
        ^ data[415] ^ data[416] ^ data[418] ^ data[419] ^ data[421] ^ data[422] ^ data[424] ^ data[425] ^ data[427]
        ^ data[428] ^ data[430] ^ data[431] ^ data[433] ^ data[434] ^ data[436] ^ data[437] ^ data[439] ^ data[440]
        ^ data[442] ^ data[445] ^ data[447] ^ data[449] ^ data[452] ^ data[455] ^ data[458] ^ data[461] ^ data[463]
        ^ data[464] ^ data[466] ^ data[467] ^ data[469] ^ data[470] ^ data[472] ^ data[473] ^ data[475] ^ data[476]
        ^ data[478] ^ data[479] ^ data[481] ^ data[482] ^ data[484] ^ data[485] ^ data[487] ^ data[488] ^ data[490]
        ^ data[493] ^ data[495] ^ data[496] ^ data[498] ^ data[501] ^ data[504] ^ data[507] ^ data[510] ^ data[511];
    const uint64_t t62 = data[399] ^ data[402] ^ data[405] ^ data[407] ^ data[408] ^ data[410] ^ data[411]
        ^ data[413] ^ data[414] ^ data[415] ^ data[416] ^ data[417] ^ data[418] ^ data[420] ^ data[421] ^ data[424]
        ^ data[431] ^ data[434] ^ data[435] ^ data[437] ^ data[438] ^ data[439] ^ data[440] ^ data[441] ^ data[442]
        ^ data[444] ^ data[445] ^ data[447] ^ data[450] ^ data[453] ^ data[455] ^ data[456] ^ data[458] ^ data[459]
        ^ data[461] ^ data[462] ^ data[463] ^ data[464] ^ data[465] ^ data[466] ^ data[468] ^ data[469] ^ data[472]
        ^ data[479] ^ data[482] ^ data[483] ^ data[485] ^ data[486] ^ data[487] ^ data[488] ^ data[489] ^ data[490]
        ^ data[492] ^ data[493] ^ data[495] ^ data[496] ^ data[498] ^ data[499] ^ data[501] ^ data[502] ^ data[503]
        ^ data[504] ^ data[505] ^ data[506] ^ data[507] ^ data[508] ^ data[509] ^ data[510];
    const uint64_t t63 = data[403] ^ data[406] ^ data[409] ^ data[411] ^ data[412] ^ data[414] ^ data[415]
        ^ data[417] ^ data[418] ^ data[419] ^ data[420] ^ data[421] ^ data[422] ^ data[424] ^ data[425] ^ data[428]
        ^ data[435] ^ data[438] ^ data[439] ^ data[441] ^ data[442] ^ data[443] ^ data[444] ^ data[445] ^ data[446]
        ^ data[451] ^ data[454] ^ data[457] ^ data[459] ^ data[460] ^ data[462] ^ data[463] ^ data[465] ^ data[466]
        ^ data[467] ^ data[468] ^ data[469] ^ data[470] ^ data[472] ^ data[473] ^ data[476] ^ data[483] ^ data[486]
        ^ data[487] ^ data[489] ^ data[490] ^ data[491] ^ data[492] ^ data[493] ^ data[494] ^ data[496] ^ data[497]
        ^ data[499] ^ data[500] ^ data[502] ^ data[503] ^ data[505] ^ data[506] ^ data[507] ^ data[508] ^ data[509]
        ^ data[510] ^ data[511];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t8;
    check[5] = t9;
    check[6] = t10;
    check[7] = t11;
    check[8] = t4;
    check[9] = t5;
    check[10] = t6;
    check[11] = t7;
    check[12] = t12;
    check[13] = t13;
    check[14] = t14;
    check[15] = t15;
    check[16] = t16;
    check[17] = t17;
    check[18] = t18;
    check[19] = t19;
    check[20] = t24;
    check[21] = t25;
    check[22] = t26;
    check[23] = t27;
    check[24] = t20;
    check[25] = t21;
    check[26] = t22;
    check[27] = t23;
    check[28] = t28;
    check[29] = t29;
    check[30] = t30;
    check[31] = t31;
    check[32] = t32;
    check[33] = t33;
    check[34] = t34;
    check[35] = t35;
    check[36] = t40;
    check[37] = t41;
    check[38] = t42;
    check[39] = t43;
    check[40] = t36;
    check[41] = t37;
    check[42] = t38;
    check[43] = t39;
    check[44] = t44;
    check[45] = t45;
    check[46] = t46;
    check[47] = t47;
    check[48] = t48;
    check[49] = t49;
    check[50] = t50;
    check[51] = t51;
    check[52] = t56;
    check[53] = t57;
    check[54] = t58;
    check[55] = t59;
    check[56] = t52;
    check[57] = t53;
    check[58] = t54;
    check[59] = t55;
    check[60] = t60;
    check[61] = t61;
    check[62] = t62;
    check[63] = t63;
}

void ecc_chipkill_x4_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[4] ^ entry[8] ^ entry[12] ^ entry[16] ^ entry[20] ^ entry[24] ^ entry[28]
        ^ entry[32] ^ entry[36] ^ entry[40] ^ entry[44] ^ entry[48] ^ entry[52] ^ entry[56] ^ entry[60] ^ entry[64];
    const uint64_t t1 = entry[1] ^ entry[5] ^ entry[9] ^ entry[13] ^ entry[17] ^ entry[21] ^ entry[25] ^ entry[29]
        ^ entry[33] ^ entry[37] ^ entry[41] ^ entry[45] ^ entry[49] ^ entry[53] ^ entry[57] ^ entry[61] ^ entry[65];
    const uint64_t t2 = entry[2] ^ entry[6] ^ entry[10] ^ entry[14] ^ entry[18] ^ entry[22] ^ entry[26] ^ entry[30]
        ^ entry[34] ^ entry[38] ^ entry[42] ^ entry[46] ^ entry[50] ^ entry[54] ^ entry[58] ^ entry[62] ^ entry[66];
    const uint64_t t3 = entry[3] ^ entry[7] ^ entry[11] ^ entry[15] ^ entry[19] ^ entry[23] ^ entry[27] ^ entry[31]
        ^ entry[35] ^ entry[39] ^ entry[43] ^ entry[47] ^ entry[51] ^ entry[55] ^ entry[59] ^ entry[63] ^ entry[67];
    const uint64_t t4 = entry[72] ^ entry[76] ^ entry[80] ^ entry[84] ^ entry[88] ^ entry[92] ^ entry[96]
        ^ entry[100] ^ entry[104] ^ entry[108] ^ entry[112] ^ entry[116] ^ entry[120] ^ entry[124] ^ entry[128]
        ^ entry[132] ^ entry[136];
    const uint64_t t5 = entry[73] ^ entry[77] ^ entry[81] ^ entry[85] ^ entry[89] ^ entry[93] ^ entry[97]
        ^ entry[101] ^ entry[105] ^ entry[109] ^ entry[113] ^ entry[117] ^ entry[121] ^ entry[125] ^ entry[129]
        ^ entry[133] ^ entry[137];
    const uint64_t t6 = entry[74] ^ entry[78] ^ entry[82] ^ entry[86] ^ entry[90] ^ entry[94] ^ entry[98]
        ^ entry[102] ^ entry[106] ^ entry[110] ^ entry[114] ^ entry[118] ^ entry[122] ^ entry[126] ^ entry[130]
        ^ entry[134] ^ entry[138];
    const uint64_t t7 = entry[75] ^ entry[79] ^ entry[83] ^ entry[87] ^ entry[91] ^ entry[95] ^ entry[99]
        ^ entry[103] ^ entry[107] ^ entry[111] ^ entry[115] ^ entry[119] ^ entry[123] ^ entry[127] ^ entry[131]
        ^ entry[135] ^ entry[139];
    const uint64_t t8 = entry[0] ^ entry[23] ^ entry[26] ^ entry[29] ^ entry[31] ^ entry[32] ^ entry[34]
        ^ entry[35] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[45]
        ^ entry[48] ^ entry[55] ^ entry[58] ^ entry[59] ^ entry[61] ^ entry[62] ^ entry[63] ^ entry[68] ^ entry[79]
        ^ entry[82] ^ entry[85] ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[95]
        ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[100] ^ entry[101] ^ entry[104] ^ entry[111] ^ entry[114]
        ^ entry[115] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[120] ^ entry[121] ^ entry[122] ^ entry[124]
        ^ entry[125] ^ entry[127] ^ entry[128] ^ entry[130] ^ entry[131] ^ entry[133] ^ entry[134] ^ entry[135];
    const uint64_t t9 = entry[1] ^ entry[4] ^ entry[23] ^ entry[26] ^ entry[27] ^ entry[29] ^ entry[30] ^ entry[31]
        ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[40] ^ entry[43] ^ entry[46] ^ entry[49]
        ^ entry[52] ^ entry[55] ^ entry[58] ^ entry[61] ^ entry[69] ^ entry[79] ^ entry[82] ^ entry[83] ^ entry[85]
        ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[92] ^ entry[93] ^ entry[96] ^ entry[99]
        ^ entry[102] ^ entry[105] ^ entry[108] ^ entry[111] ^ entry[114] ^ entry[117] ^ entry[120] ^ entry[123]
        ^ entry[126] ^ entry[127] ^ entry[129] ^ entry[130] ^ entry[132] ^ entry[133];
    const uint64_t t10 = entry[2] ^ entry[5] ^ entry[8] ^ entry[27] ^ entry[30] ^ entry[31] ^ entry[33] ^ entry[34]
        ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[44] ^ entry[47] ^ entry[50]
        ^ entry[53] ^ entry[56] ^ entry[59] ^ entry[62] ^ entry[70] ^ entry[83] ^ entry[86] ^ entry[87] ^ entry[89]
        ^ entry[90] ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[100]
        ^ entry[103] ^ entry[106] ^ entry[109] ^ entry[112] ^ entry[115] ^ entry[118] ^ entry[121] ^ entry[124]
        ^ entry[127] ^ entry[130] ^ entry[131] ^ entry[133] ^ entry[134];
    const uint64_t t11 = entry[3] ^ entry[6] ^ entry[9] ^ entry[12] ^ entry[31] ^ entry[34] ^ entry[35] ^ entry[37]
        ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41] ^ entry[42] ^ entry[44] ^ entry[45] ^ entry[48] ^ entry[51]
        ^ entry[54] ^ entry[57] ^ entry[60] ^ entry[63] ^ entry[71] ^ entry[87] ^ entry[90] ^ entry[91] ^ entry[93]
        ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[100] ^ entry[101] ^ entry[104]
        ^ entry[107] ^ entry[110] ^ entry[113] ^ entry[116] ^ entry[119] ^ entry[122] ^ entry[125] ^ entry[128]
        ^ entry[131] ^ entry[134] ^ entry[135];
    const uint64_t t12 = entry[7] ^ entry[10] ^ entry[13] ^ entry[16] ^ entry[35] ^ entry[38] ^ entry[39]
        ^ entry[41] ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[48] ^ entry[49] ^ entry[52]
        ^ entry[55] ^ entry[58] ^ entry[61] ^ entry[72] ^ entry[91] ^ entry[94] ^ entry[95] ^ entry[97] ^ entry[98]
        ^ entry[99] ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[108] ^ entry[111]
        ^ entry[114] ^ entry[117] ^ entry[120] ^ entry[123] ^ entry[126] ^ entry[129] ^ entry[132] ^ entry[135]
        ^ entry[140];
    const uint64_t t13 = entry[11] ^ entry[14] ^ entry[17] ^ entry[20] ^ entry[23] ^ entry[26] ^ entry[29]
        ^ entry[31] ^ entry[32] ^ entry[34] ^ entry[35] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[43]
        ^ entry[44] ^ entry[46] ^ entry[47] ^ entry[49] ^ entry[50] ^ entry[52] ^ entry[53] ^ entry[55] ^ entry[56]
        ^ entry[58] ^ entry[61] ^ entry[63] ^ entry[73] ^ entry[76] ^ entry[79] ^ entry[82] ^ entry[85] ^ entry[87]
        ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[99]
        ^ entry[100] ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[108] ^ entry[109] ^ entry[111]
        ^ entry[112] ^ entry[114] ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[122] ^ entry[125] ^ entry[128]
        ^ entry[131] ^ entry[134] ^ entry[135] ^ entry[141];
    const uint64_t t14 = entry[15] ^ entry[18] ^ entry[21] ^ entry[23] ^ entry[24] ^ entry[26] ^ entry[27]
        ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[36] ^ entry[37] ^ entry[40]
        ^ entry[47] ^ entry[50] ^ entry[51] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[57] ^ entry[58]
        ^ entry[60] ^ entry[61] ^ entry[63] ^ entry[74] ^ entry[77] ^ entry[79] ^ entry[80] ^ entry[82] ^ entry[83]
        ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[90] ^ entry[92] ^ entry[93] ^ entry[96]
        ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113]
        ^ entry[114] ^ entry[116] ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[122] ^ entry[123] ^ entry[125]
        ^ entry[126] ^ entry[127] ^ entry[128] ^ entry[129] ^ entry[130] ^ entry[131] ^ entry[132] ^ entry[133]
        ^ entry[134] ^ entry[142];
    const uint64_t t15 = entry[19] ^ entry[22] ^ entry[25] ^ entry[27] ^ entry[28] ^ entry[30] ^ entry[31]
        ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[40] ^ entry[41] ^ entry[44]
        ^ entry[51] ^ entry[54] ^ entry[55] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[62]
        ^ entry[75] ^ entry[78] ^ entry[81] ^ entry[83] ^ entry[84] ^ entry[86] ^ entry[87] ^ entry[89] ^ entry[90]
        ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[107]
        ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116] ^ entry[117] ^ entry[118]
        ^ entry[120] ^ entry[121] ^ entry[123] ^ entry[124] ^ entry[126] ^ entry[127] ^ entry[129] ^ entry[130]
        ^ entry[131] ^ entry[132] ^ entry[133] ^ entry[134] ^ entry[135] ^ entry[143];
    const uint64_t t16 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15;
    const uint64_t t17 = t0 ^ t8;
    const uint64_t t18 = t1 ^ t9;
    const uint64_t t19 = t2 ^ t10;
    const uint64_t t20 = t3 ^ t11;
    const uint64_t t21 = t4 ^ t12;
    const uint64_t t22 = t5 ^ t13;
    const uint64_t t23 = t6 ^ t14;
    const uint64_t t24 = t7 ^ t15;
    const uint64_t t25 = t17 | t18 | t19 | t20 | t21 | t22 | t23 | t24;
    const uint64_t t26 = t0 & ~t25;
    const uint64_t t27 = t1 & ~t25;
    const uint64_t t28 = t2 & ~t25;
    const uint64_t t29 = t3 & ~t25;
    const uint64_t t30 = t4 & ~t25;
    const uint64_t t31 = t5 & ~t25;
    const uint64_t t32 = t6 & ~t25;
    const uint64_t t33 = t7 & ~t25;
    const uint64_t t34 = t7 ^ t8;
    const uint64_t t35 = t0 ^ t7 ^ t9;
    const uint64_t t36 = t1 ^ t10;
    const uint64_t t37 = t2 ^ t11;
    const uint64_t t38 = t3 ^ t12;
    const uint64_t t39 = t4 ^ t7 ^ t13;
    const uint64_t t40 = t5 ^ t7 ^ t14;
    const uint64_t t41 = t6 ^ t15;
    const uint64_t t42 = t34 | t35 | t36 | t37 | t38 | t39 | t40 | t41;
    const uint64_t t43 = t0 & ~t42;
    const uint64_t t44 = t1 & ~t42;
    const uint64_t t45 = t2 & ~t42;
    const uint64_t t46 = t3 & ~t42;
    const uint64_t t47 = t4 & ~t42;
    const uint64_t t48 = t5 & ~t42;
    const uint64_t t49 = t6 & ~t42;
    const uint64_t t50 = t7 & ~t42;
    const uint64_t t51 = t6 ^ t8;
    const uint64_t t52 = t6 ^ t7 ^ t9;
    const uint64_t t53 = t0 ^ t7 ^ t10;
    const uint64_t t54 = t1 ^ t11;
    const uint64_t t55 = t2 ^ t12;
    const uint64_t t56 = t3 ^ t6 ^ t13;
    const uint64_t t57 = t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t58 = t5 ^ t7 ^ t15;
    const uint64_t t59 = t51 | t52 | t53 | t54 | t55 | t56 | t57 | t58;
    const uint64_t t60 = t0 & ~t59;
    const uint64_t t61 = t1 & ~t59;
    const uint64_t t62 = t2 & ~t59;
    const uint64_t t63 = t3 & ~t59;
    const uint64_t t64 = t4 & ~t59;
    const uint64_t t65 = t5 & ~t59;
    const uint64_t t66 = t6 & ~t59;
    const uint64_t t67 = t7 & ~t59;
    const uint64_t t68 = t5 ^ t7 ^ t8;
    const uint64_t t69 = t5 ^ t6 ^ t7 ^ t9;
    const uint64_t t70 = t6 ^ t7 ^ t10;
    const uint64_t t71 = t0 ^ t7 ^ t11;
    const uint64_t t72 = t1 ^ t12;
    const uint64_t t73 = t2 ^ t5 ^ t7 ^ t13;
    const uint64_t t74 = t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t75 = t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t76 = t68 | t69 | t70 | t71 | t72 | t73 | t74 | t75;
    const uint64_t t77 = t0 & ~t76;
    const uint64_t t78 = t1 & ~t76;
    const uint64_t t79 = t2 & ~t76;
    const uint64_t t80 = t3 & ~t76;
    const uint64_t t81 = t4 & ~t76;
    const uint64_t t82 = t5 & ~t76;
    const uint64_t t83 = t6 & ~t76;
    const uint64_t t84 = t7 & ~t76;
    const uint64_t t85 = t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t86 = t4 ^ t5 ^ t6 ^ t9;
    const uint64_t t87 = t5 ^ t6 ^ t7 ^ t10;
    const uint64_t t88 = t6 ^ t7 ^ t11;
    const uint64_t t89 = t0 ^ t7 ^ t12;
    const uint64_t t90 = t1 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t91 = t2 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t92 = t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t93 = t85 | t86 | t87 | t88 | t89 | t90 | t91 | t92;
    const uint64_t t94 = t0 & ~t93;
    const uint64_t t95 = t1 & ~t93;
    const uint64_t t96 = t2 & ~t93;
    const uint64_t t97 = t3 & ~t93;
    const uint64_t t98 = t4 & ~t93;
    const uint64_t t99 = t5 & ~t93;
    const uint64_t t100 = t6 & ~t93;
    const uint64_t t101 = t7 & ~t93;
    const uint64_t t102 = t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t103 = t3 ^ t4 ^ t5 ^ t9;
    const uint64_t t104 = t4 ^ t5 ^ t6 ^ t10;
    const uint64_t t105 = t5 ^ t6 ^ t7 ^ t11;
    const uint64_t t106 = t6 ^ t7 ^ t12;
    const uint64_t t107 = t0 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t108 = t1 ^ t3 ^ t4 ^ t5 ^ t14;
    const uint64_t t109 = t2 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t110 = t102 | t103 | t104 | t105 | t106 | t107 | t108 | t109;
    const uint64_t t111 = t0 & ~t110;
    const uint64_t t112 = t1 & ~t110;
    const uint64_t t113 = t2 & ~t110;
    const uint64_t t114 = t3 & ~t110;
    const uint64_t t115 = t4 & ~t110;
    const uint64_t t116 = t5 & ~t110;
    const uint64_t t117 = t6 & ~t110;
    const uint64_t t118 = t7 & ~t110;
    const uint64_t t119 = t2 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t120 = t2 ^ t3 ^ t4 ^ t7 ^ t9;
    const uint64_t t121 = t3 ^ t4 ^ t5 ^ t10;
    const uint64_t t122 = t4 ^ t5 ^ t6 ^ t11;
    const uint64_t t123 = t5 ^ t6 ^ t7 ^ t12;
    const uint64_t t124 = t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t125 = t0 ^ t2 ^ t3 ^ t4 ^ t14;
    const uint64_t t126 = t1 ^ t3 ^ t4 ^ t5 ^ t15;
    const uint64_t t127 = t119 | t120 | t121 | t122 | t123 | t124 | t125 | t126;
    const uint64_t t128 = t0 & ~t127;
    const uint64_t t129 = t1 & ~t127;
    const uint64_t t130 = t2 & ~t127;
    const uint64_t t131 = t3 & ~t127;
    const uint64_t t132 = t4 & ~t127;
    const uint64_t t133 = t5 & ~t127;
    const uint64_t t134 = t6 & ~t127;
    const uint64_t t135 = t7 & ~t127;
    const uint64_t t136 = t1 ^ t3 ^ t4 ^ t5 ^ t8;
    const uint64_t t137 = t1 ^ t2 ^ t3 ^ t6 ^ t9;
    const uint64_t t138 = t2 ^ t3 ^ t4 ^ t7 ^ t10;
    const uint64_t t139 = t3 ^ t4 ^ t5 ^ t11;
    const uint64_t t140 = t4 ^ t5 ^ t6 ^ t12;
    const uint64_t t141 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t13;
    const uint64_t t142 = t1 ^ t2 ^ t3 ^ t7 ^ t14;
    const uint64_t t143 = t0 ^ t2 ^ t3 ^ t4 ^ t15;
    const uint64_t t144 = t136 | t137 | t138 | t139 | t140 | t141 | t142 | t143;
    const uint64_t t145 = t0 & ~t144;
    const uint64_t t146 = t1 & ~t144;
    const uint64_t t147 = t2 & ~t144;
    const uint64_t t148 = t3 & ~t144;
    const uint64_t t149 = t4 & ~t144;
    const uint64_t t150 = t5 & ~t144;
    const uint64_t t151 = t6 & ~t144;
    const uint64_t t152 = t7 & ~t144;
    const uint64_t t153 = t0 ^ t2 ^ t3 ^ t4 ^ t8;
    const uint64_t t154 = t0 ^ t1 ^ t2 ^ t5 ^ t9;
    const uint64_t t155 = t1 ^ t2 ^ t3 ^ t6 ^ t10;
    const uint64_t t156 = t2 ^ t3 ^ t4 ^ t7 ^ t11;
    const uint64_t t157 = t3 ^ t4 ^ t5 ^ t12;
    const uint64_t t158 = t0 ^ t2 ^ t3 ^ t5 ^ t6 ^ t13;
    const uint64_t t159 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t14;
    const uint64_t t160 = t1 ^ t2 ^ t3 ^ t7 ^ t15;
    const uint64_t t161 = t153 | t154 | t155 | t156 | t157 | t158 | t159 | t160;
    const uint64_t t162 = t0 & ~t161;
    const uint64_t t163 = t1 & ~t161;
    const uint64_t t164 = t2 & ~t161;
    const uint64_t t165 = t3 & ~t161;
    const uint64_t t166 = t4 & ~t161;
    const uint64_t t167 = t5 & ~t161;
    const uint64_t t168 = t6 & ~t161;
    const uint64_t t169 = t7 & ~t161;
    const uint64_t t170 = t1 ^ t2 ^ t3 ^ t7 ^ t8;
    const uint64_t t171 = t0 ^ t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t172 = t0 ^ t1 ^ t2 ^ t5 ^ t10;
    const uint64_t t173 = t1 ^ t2 ^ t3 ^ t6 ^ t11;
    const uint64_t t174 = t2 ^ t3 ^ t4 ^ t7 ^ t12;
    const uint64_t t175 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t13;
    const uint64_t t176 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t177 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t15;
    const uint64_t t178 = t170 | t171 | t172 | t173 | t174 | t175 | t176 | t177;
    const uint64_t t179 = t0 & ~t178;
    const uint64_t t180 = t1 & ~t178;
    const uint64_t t181 = t2 & ~t178;
    const uint64_t t182 = t3 & ~t178;
    const uint64_t t183 = t4 & ~t178;
    const uint64_t t184 = t5 & ~t178;
    const uint64_t t185 = t6 & ~t178;
    const uint64_t t186 = t7 & ~t178;
    const uint64_t t187 = t0 ^ t1 ^ t2 ^ t6 ^ t7 ^ t8;
    const uint64_t t188 = t0 ^ t3 ^ t6 ^ t9;
    const uint64_t t189 = t0 ^ t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t190 = t0 ^ t1 ^ t2 ^ t5 ^ t11;
    const uint64_t t191 = t1 ^ t2 ^ t3 ^ t6 ^ t12;
    const uint64_t t192 = t0 ^ t1 ^ t3 ^ t4 ^ t6 ^ t13;
    const uint64_t t193 = t0 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t194 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t195 = t187 | t188 | t189 | t190 | t191 | t192 | t193 | t194;
    const uint64_t t196 = t0 & ~t195;
    const uint64_t t197 = t1 & ~t195;
    const uint64_t t198 = t2 & ~t195;
    const uint64_t t199 = t3 & ~t195;
    const uint64_t t200 = t4 & ~t195;
    const uint64_t t201 = t5 & ~t195;
    const uint64_t t202 = t6 & ~t195;
    const uint64_t t203 = t7 & ~t195;
    const uint64_t t204 = t0 ^ t1 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t205 = t2 ^ t5 ^ t9;
    const uint64_t t206 = t0 ^ t3 ^ t6 ^ t10;
    const uint64_t t207 = t0 ^ t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t208 = t0 ^ t1 ^ t2 ^ t5 ^ t12;
    const uint64_t t209 = t0 ^ t2 ^ t3 ^ t5 ^ t7 ^ t13;
    const uint64_t t210 = t3 ^ t4 ^ t5 ^ t7 ^ t14;
    const uint64_t t211 = t0 ^ t4 ^ t5 ^ t6 ^ t15;
    const uint64_t t212 = t204 | t205 | t206 | t207 | t208 | t209 | t210 | t211;
    const uint64_t t213 = t0 & ~t212;
    const uint64_t t214 = t1 & ~t212;
    const uint64_t t215 = t2 & ~t212;
    const uint64_t t216 = t3 & ~t212;
    const uint64_t t217 = t4 & ~t212;
    const uint64_t t218 = t5 & ~t212;
    const uint64_t t219 = t6 & ~t212;
    const uint64_t t220 = t7 & ~t212;
    const uint64_t t221 = t0 ^ t4 ^ t5 ^ t6 ^ t8;
    const uint64_t t222 = t1 ^ t4 ^ t7 ^ t9;
    const uint64_t t223 = t2 ^ t5 ^ t10;
    const uint64_t t224 = t0 ^ t3 ^ t6 ^ t11;
    const uint64_t t225 = t0 ^ t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t226 = t1 ^ t2 ^ t4 ^ t6 ^ t13;
    const uint64_t t227 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t14;
    const uint64_t t228 = t3 ^ t4 ^ t5 ^ t7 ^ t15;
    const uint64_t t229 = t221 | t222 | t223 | t224 | t225 | t226 | t227 | t228;
    const uint64_t t230 = t0 & ~t229;
    const uint64_t t231 = t1 & ~t229;
    const uint64_t t232 = t2 & ~t229;
    const uint64_t t233 = t3 & ~t229;
    const uint64_t t234 = t4 & ~t229;
    const uint64_t t235 = t5 & ~t229;
    const uint64_t t236 = t6 & ~t229;
    const uint64_t t237 = t7 & ~t229;
    const uint64_t t238 = t3 ^ t4 ^ t5 ^ t7 ^ t8;
    const uint64_t t239 = t0 ^ t3 ^ t6 ^ t7 ^ t9;
    const uint64_t t240 = t1 ^ t4 ^ t7 ^ t10;
    const uint64_t t241 = t2 ^ t5 ^ t11;
    const uint64_t t242 = t0 ^ t3 ^ t6 ^ t12;
    const uint64_t t243 = t0 ^ t1 ^ t3 ^ t5 ^ t13;
    const uint64_t t244 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t245 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t15;
    const uint64_t t246 = t238 | t239 | t240 | t241 | t242 | t243 | t244 | t245;
    const uint64_t t247 = t0 & ~t246;
    const uint64_t t248 = t1 & ~t246;
    const uint64_t t249 = t2 & ~t246;
    const uint64_t t250 = t3 & ~t246;
    const uint64_t t251 = t4 & ~t246;
    const uint64_t t252 = t5 & ~t246;
    const uint64_t t253 = t6 & ~t246;
    const uint64_t t254 = t7 & ~t246;
    const uint64_t t255 = t2 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
    const uint64_t t256 = t2 ^ t5 ^ t6 ^ t9;
    const uint64_t t257 = t0 ^ t3 ^ t6 ^ t7 ^ t10;
    const uint64_t t258 = t1 ^ t4 ^ t7 ^ t11;
    const uint64_t t259 = t2 ^ t5 ^ t12;
    const uint64_t t260 = t0 ^ t2 ^ t4 ^ t7 ^ t13;
    const uint64_t t261 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t14;
    const uint64_t t262 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t263 = t255 | t256 | t257 | t258 | t259 | t260 | t261 | t262;
    const uint64_t t264 = t0 & ~t263;
    const uint64_t t265 = t1 & ~t263;
    const uint64_t t266 = t2 & ~t263;
    const uint64_t t267 = t3 & ~t263;
    const uint64_t t268 = t4 & ~t263;
    const uint64_t t269 = t5 & ~t263;
    const uint64_t t270 = t6 & ~t263;
    const uint64_t t271 = t7 & ~t263;
    const uint64_t t272 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t7 ^ t8;
    const uint64_t t273 = t1 ^ t4 ^ t5 ^ t9;
    const uint64_t t274 = t2 ^ t5 ^ t6 ^ t10;
    const uint64_t t275 = t0 ^ t3 ^ t6 ^ t7 ^ t11;
    const uint64_t t276 = t1 ^ t4 ^ t7 ^ t12;
    const uint64_t t277 = t1 ^ t3 ^ t6 ^ t7 ^ t13;
    const uint64_t t278 = t0 ^ t1 ^ t3 ^ t4 ^ t5 ^ t6 ^ t14;
    const uint64_t t279 = t0 ^ t1 ^ t2 ^ t4 ^ t5 ^ t6 ^ t7 ^ t15;
    const uint64_t t280 = t272 | t273 | t274 | t275 | t276 | t277 | t278 | t279;
    const uint64_t t281 = t0 & ~t280;
    const uint64_t t282 = t1 & ~t280;
    const uint64_t t283 = t2 & ~t280;
    const uint64_t t284 = t3 & ~t280;
    const uint64_t t285 = t4 & ~t280;
    const uint64_t t286 = t5 & ~t280;
    const uint64_t t287 = t6 & ~t280;
    const uint64_t t288 = t7 & ~t280;
    const uint64_t t289 = t8 | t9 | t10 | t11 | t12 | t13 | t14 | t15;
    const uint64_t t290 = t0 & ~t289;
    const uint64_t t291 = t1 & ~t289;
    const uint64_t t292 = t2 & ~t289;
    const uint64_t t293 = t3 & ~t289;
    const uint64_t t294 = t4 & ~t289;
    const uint64_t t295 = t5 & ~t289;
    const uint64_t t296 = t6 & ~t289;
    const uint64_t t297 = t7 & ~t289;
    const uint64_t t298 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t299 = t8 & ~t298;
    const uint64_t t300 = t9 & ~t298;
    const uint64_t t301 = t10 & ~t298;
    const uint64_t t302 = t11 & ~t298;
    const uint64_t t303 = t12 & ~t298;
    const uint64_t t304 = t13 & ~t298;
    const uint64_t t305 = t14 & ~t298;
    const uint64_t t306 = t15 & ~t298;
    const uint64_t t307 = ~t25 | ~t42 | ~t59 | ~t76 | ~t93 | ~t110 | ~t127 | ~t144 | ~t161 | ~t178 | ~t195 | ~t212
        | ~t229 | ~t246 | ~t263 | ~t280 | ~t289 | ~t298;
    const uint64_t t308 = t16 & t307;
    const uint64_t t309 = t16 & ~t307;
    const uint64_t t310 = entry[144] ^ entry[148] ^ entry[152] ^ entry[156] ^ entry[160] ^ entry[164] ^ entry[168]
        ^ entry[172] ^ entry[176] ^ entry[180] ^ entry[184] ^ entry[188] ^ entry[192] ^ entry[196] ^ entry[200]
        ^ entry[204] ^ entry[208];
    const uint64_t t311 = entry[145] ^ entry[149] ^ entry[153] ^ entry[157] ^ entry[161] ^ entry[165] ^ entry[169]
        ^ entry[173] ^ entry[177] ^ entry[181] ^ entry[185] ^ entry[189] ^ entry[193] ^ entry[197] ^ entry[201]
        ^ entry[205] ^ entry[209];
    const uint64_t t312 = entry[146] ^ entry[150] ^ entry[154] ^ entry[158] ^ entry[162] ^ entry[166] ^ entry[170]
        ^ entry[174] ^ entry[178] ^ entry[182] ^ entry[186] ^ entry[190] ^ entry[194] ^ entry[198] ^ entry[202]
        ^ entry[206] ^ entry[210];
    const uint64_t t313 = entry[147] ^ entry[151] ^ entry[155] ^ entry[159] ^ entry[163] ^ entry[167] ^ entry[171]
        ^ entry[175] ^ entry[179] ^ entry[183] ^ entry[187] ^ entry[191] ^ entry[195] ^ entry[199] ^ entry[203]
        ^ entry[207] ^ entry[211];
    const uint64_t t314 = entry[216] ^ entry[220] ^ entry[224] ^ entry[228] ^ entry[232] ^ entry[236] ^ entry[240]
        ^ entry[244] ^ entry[248] ^ entry[252] ^ entry[256] ^ entry[260] ^ entry[264] ^ entry[268] ^ entry[272]
        ^ entry[276] ^ entry[280];
    const uint64_t t315 = entry[217] ^ entry[221] ^ entry[225] ^ entry[229] ^ entry[233] ^ entry[237] ^ entry[241]
        ^ entry[245] ^ entry[249] ^ entry[253] ^ entry[257] ^ entry[261] ^ entry[265] ^ entry[269] ^ entry[273]
        ^ entry[277] ^ entry[281];
    const uint64_t t316 = entry[218] ^ entry[222] ^ entry[226] ^ entry[230] ^ entry[234] ^ entry[238] ^ entry[242]
        ^ entry[246] ^ entry[250] ^ entry[254] ^ entry[258] ^ entry[262] ^ entry[266] ^ entry[270] ^ entry[274]
        ^ entry[278] ^ entry[282];
    const uint64_t t317 = entry[219] ^ entry[223] ^ entry[227] ^ entry[231] ^ entry[235] ^ entry[239] ^ entry[243]
        ^ entry[247] ^ entry[251] ^ entry[255] ^ entry[259] ^ entry[263] ^ entry[267] ^ entry[271] ^ entry[275]
        ^ entry[279] ^ entry[283];
    const uint64_t t318 = entry[144] ^ entry[167] ^ entry[170] ^ entry[173] ^ entry[175] ^ entry[176] ^ entry[178]
        ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[188]
        ^ entry[189] ^ entry[192] ^ entry[199] ^ entry[202] ^ entry[203] ^ entry[205] ^ entry[206] ^ entry[207]
        ^ entry[212] ^ entry[223] ^ entry[226] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[234] ^ entry[235]
        ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242] ^ entry[244] ^ entry[245]
        ^ entry[248] ^ entry[255] ^ entry[258] ^ entry[259] ^ entry[261] ^ entry[262] ^ entry[263] ^ entry[264]
        ^ entry[265] ^ entry[266] ^ entry[268] ^ entry[269] ^ entry[271] ^ entry[272] ^ entry[274] ^ entry[275]
        ^ entry[277] ^ entry[278] ^ entry[279];
    const uint64_t t319 = entry[145] ^ entry[148] ^ entry[167] ^ entry[170] ^ entry[171] ^ entry[173] ^ entry[174]
        ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[180] ^ entry[181] ^ entry[184] ^ entry[187]
        ^ entry[190] ^ entry[193] ^ entry[196] ^ entry[199] ^ entry[202] ^ entry[205] ^ entry[213] ^ entry[223]
        ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233] ^ entry[234]
        ^ entry[236] ^ entry[237] ^ entry[240] ^ entry[243] ^ entry[246] ^ entry[249] ^ entry[252] ^ entry[255]
        ^ entry[258] ^ entry[261] ^ entry[264] ^ entry[267] ^ entry[270] ^ entry[271] ^ entry[273] ^ entry[274]
        ^ entry[276] ^ entry[277];
    const uint64_t t320 = entry[146] ^ entry[149] ^ entry[152] ^ entry[171] ^ entry[174] ^ entry[175] ^ entry[177]
        ^ entry[178] ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[185] ^ entry[188]
        ^ entry[191] ^ entry[194] ^ entry[197] ^ entry[200] ^ entry[203] ^ entry[206] ^ entry[214] ^ entry[227]
        ^ entry[230] ^ entry[231] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238]
        ^ entry[240] ^ entry[241] ^ entry[244] ^ entry[247] ^ entry[250] ^ entry[253] ^ entry[256] ^ entry[259]
        ^ entry[262] ^ entry[265] ^ entry[268] ^ entry[271] ^ entry[274] ^ entry[275] ^ entry[277] ^ entry[278];
    const uint64_t t321 = entry[147] ^ entry[150] ^ entry[153] ^ entry[156] ^ entry[175] ^ entry[178] ^ entry[179]
        ^ entry[181] ^ entry[182] ^ entry[183] ^ entry[184] ^ entry[185] ^ entry[186] ^ entry[188] ^ entry[189]
        ^ entry[192] ^ entry[195] ^ entry[198] ^ entry[201] ^ entry[204] ^ entry[207] ^ entry[215] ^ entry[231]
        ^ entry[234] ^ entry[235] ^ entry[237] ^ entry[238] ^ entry[239] ^ entry[240] ^ entry[241] ^ entry[242]
        ^ entry[244] ^ entry[245] ^ entry[248] ^ entry[251] ^ entry[254] ^ entry[257] ^ entry[260] ^ entry[263]
        ^ entry[266] ^ entry[269] ^ entry[272] ^ entry[275] ^ entry[278] ^ entry[279];
    const uint64_t t322 = entry[151] ^ entry[154] ^ entry[157] ^ entry[160] ^ entry[179] ^ entry[182] ^ entry[183]
        ^ entry[185] ^ entry[186] ^ entry[187] ^ entry[188] ^ entry[189] ^ entry[190] ^ entry[192] ^ entry[193]
        ^ entry[196] ^ entry[199] ^ entry[202] ^ entry[205] ^ entry[216] ^ entry[235] ^ entry[238] ^ entry[239]
        ^ entry[241] ^ entry[242] ^ entry[243] ^ entry[244] ^ entry[245] ^ entry[246] ^ entry[248] ^ entry[249]
        ^ entry[252] ^ entry[255] ^ entry[258] ^ entry[261] ^ entry[264] ^ entry[267] ^ entry[270] ^ entry[273]
        ^ entry[276] ^ entry[279] ^ entry[284];
    const uint64_t t323 = entry[155] ^ entry[158] ^ entry[161] ^ entry[164] ^ entry[167] ^ entry[170] ^ entry[173]
        ^ entry[175] ^ entry[176] ^ entry[178] ^ entry[179] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[185]
        ^ entry[187] ^ entry[188] ^ entry[190] ^ entry[191] ^ entry[193] ^ entry[194] ^ entry[196] ^ entry[197]
        ^ entry[199] ^ entry[200] ^ entry[202] ^ entry[205] ^ entry[207] ^ entry[217] ^ entry[220] ^ entry[223]
        ^ entry[226] ^ entry[229] ^ entry[231] ^ entry[232] ^ entry[234] ^ entry[235] ^ entry[237] ^ entry[238]
        ^ entry[240] ^ entry[241] ^ entry[243] ^ entry[244] ^ entry[246] ^ entry[247] ^ entry[249] ^ entry[250]
        ^ entry[252] ^ entry[253] ^ entry[255] ^ entry[256] ^ entry[258] ^ entry[261] ^ entry[263] ^ entry[264]
        ^ entry[266] ^ entry[269] ^ entry[272] ^ entry[275] ^ entry[278] ^ entry[279] ^ entry[285];
    const uint64_t t324 = entry[159] ^ entry[162] ^ entry[165] ^ entry[167] ^ entry[168] ^ entry[170] ^ entry[171]
        ^ entry[173] ^ entry[174] ^ entry[175] ^ entry[176] ^ entry[177] ^ entry[178] ^ entry[180] ^ entry[181]
        ^ entry[184] ^ entry[191] ^ entry[194] ^ entry[195] ^ entry[197] ^ entry[198] ^ entry[199] ^ entry[200]
        ^ entry[201] ^ entry[202] ^ entry[204] ^ entry[205] ^ entry[207] ^ entry[218] ^ entry[221] ^ entry[223]
        ^ entry[224] ^ entry[226] ^ entry[227] ^ entry[229] ^ entry[230] ^ entry[231] ^ entry[232] ^ entry[233]
        ^ entry[234] ^ entry[236] ^ entry[237] ^ entry[240] ^ entry[247] ^ entry[250] ^ entry[251] ^ entry[253]
        ^ entry[254] ^ entry[255] ^ entry[256] ^ entry[257] ^ entry[258] ^ entry[260] ^ entry[261] ^ entry[263]
        ^ entry[264] ^ entry[266] ^ entry[267] ^ entry[269] ^ entry[270] ^ entry[271] ^ entry[272] ^ entry[273]
        ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[286];
    const uint64_t t325 = entry[163] ^ entry[166] ^ entry[169] ^ entry[171] ^ entry[172] ^ entry[174] ^ entry[175]
        ^ entry[177] ^ entry[178] ^ entry[179] ^ entry[180] ^ entry[181] ^ entry[182] ^ entry[184] ^ entry[185]
        ^ entry[188] ^ entry[195] ^ entry[198] ^ entry[199] ^ entry[201] ^ entry[202] ^ entry[203] ^ entry[204]
        ^ entry[205] ^ entry[206] ^ entry[219] ^ entry[222] ^ entry[225] ^ entry[227] ^ entry[228] ^ entry[230]
        ^ entry[231] ^ entry[233] ^ entry[234] ^ entry[235] ^ entry[236] ^ entry[237] ^ entry[238] ^ entry[240]
        ^ entry[241] ^ entry[244] ^ entry[251] ^ entry[254] ^ entry[255] ^ entry[257] ^ entry[258] ^ entry[259]
        ^ entry[260] ^ entry[261] ^ entry[262] ^ entry[264] ^ entry[265] ^ entry[267] ^ entry[268] ^ entry[270]
        ^ entry[271] ^ entry[273] ^ entry[274] ^ entry[275] ^ entry[276] ^ entry[277] ^ entry[278] ^ entry[279]
        ^ entry[287];
    const uint64_t t326 = t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317 | t318 | t319 | t320 | t321 | t322
        | t323 | t324 | t325;
    const uint64_t t327 = t310 ^ t318;
    const uint64_t t328 = t311 ^ t319;
    const uint64_t t329 = t312 ^ t320;
    const uint64_t t330 = t313 ^ t321;
    const uint64_t t331 = t314 ^ t322;
    const uint64_t t332 = t315 ^ t323;
    const uint64_t t333 = t316 ^ t324;
    const uint64_t t334 = t317 ^ t325;
    const uint64_t t335 = t327 | t328 | t329 | t330 | t331 | t332 | t333 | t334;
    const uint64_t t336 = t310 & ~t335;
    const uint64_t t337 = t311 & ~t335;
    const uint64_t t338 = t312 & ~t335;
    const uint64_t t339 = t313 & ~t335;
    const uint64_t t340 = t314 & ~t335;
    const uint64_t t341 = t315 & ~t335;
    const uint64_t t342 = t316 & ~t335;
    const uint64_t t343 = t317 & ~t335;
    const uint64_t t344 = t317 ^ t318;
    const uint64_t t345 = t310 ^ t317 ^ t319;
    const uint64_t t346 = t311 ^ t320;
    const uint64_t t347 = t312 ^ t321;
    const uint64_t t348 = t313 ^ t322;
    const uint64_t t349 = t314 ^ t317 ^ t323;
    const uint64_t t350 = t315 ^ t317 ^ t324;
    const uint64_t t351 = t316 ^ t325;
    const uint64_t t352 = t344 | t345 | t346 | t347 | t348 | t349 | t350 | t351;
    const uint64_t t353 = t310 & ~t352;
    const uint64_t t354 = t311 & ~t352;
    const uint64_t t355 = t312 & ~t352;
    const uint64_t t356 = t313 & ~t352;
    const uint64_t t357 = t314 & ~t352;
    const uint64_t t358 = t315 & ~t352;
    const uint64_t t359 = t316 & ~t352;
    const uint64_t t360 = t317 & ~t352;
    const uint64_t t361 = t316 ^ t318;
    const uint64_t t362 = t316 ^ t317 ^ t319;
    const uint64_t t363 = t310 ^ t317 ^ t320;
    const uint64_t t364 = t311 ^ t321;
    const uint64_t t365 = t312 ^ t322;
    const uint64_t t366 = t313 ^ t316 ^ t323;
    const uint64_t t367 = t314 ^ t316 ^ t317 ^ t324;
    const uint64_t t368 = t315 ^ t317 ^ t325;
    const uint64_t t369 = t361 | t362 | t363 | t364 | t365 | t366 | t367 | t368;
    const uint64_t t370 = t310 & ~t369;
    const uint64_t t371 = t311 & ~t369;
    const uint64_t t372 = t312 & ~t369;
    const uint64_t t373 = t313 & ~t369;
    const uint64_t t374 = t314 & ~t369;
    const uint64_t t375 = t315 & ~t369;
    const uint64_t t376 = t316 & ~t369;
    const uint64_t t377 = t317 & ~t369;
    const uint64_t t378 = t315 ^ t317 ^ t318;
    const uint64_t t379 = t315 ^ t316 ^ t317 ^ t319;
    const uint64_t t380 = t316 ^ t317 ^ t320;
    const uint64_t t381 = t310 ^ t317 ^ t321;
    const uint64_t t382 = t311 ^ t322;
    const uint64_t t383 = t312 ^ t315 ^ t317 ^ t323;
    const uint64_t t384 = t313 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t385 = t314 ^ t316 ^ t317 ^ t325;
    const uint64_t t386 = t378 | t379 | t380 | t381 | t382 | t383 | t384 | t385;
    const uint64_t t387 = t310 & ~t386;
    const uint64_t t388 = t311 & ~t386;
    const uint64_t t389 = t312 & ~t386;
    const uint64_t t390 = t313 & ~t386;
    const uint64_t t391 = t314 & ~t386;
    const uint64_t t392 = t315 & ~t386;
    const uint64_t t393 = t316 & ~t386;
    const uint64_t t394 = t317 & ~t386;
    const uint64_t t395 = t314 ^ t316 ^ t317 ^ t318;
    const uint64_t t396 = t314 ^ t315 ^ t316 ^ t319;
    const uint64_t t397 = t315 ^ t316 ^ t317 ^ t320;
    const uint64_t t398 = t316 ^ t317 ^ t321;
    const uint64_t t399 = t310 ^ t317 ^ t322;
    const uint64_t t400 = t311 ^ t314 ^ t316 ^ t317 ^ t323;
    const uint64_t t401 = t312 ^ t314 ^ t315 ^ t316 ^ t324;
    const uint64_t t402 = t313 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t403 = t395 | t396 | t397 | t398 | t399 | t400 | t401 | t402;
    const uint64_t t404 = t310 & ~t403;
    const uint64_t t405 = t311 & ~t403;
    const uint64_t t406 = t312 & ~t403;
    const uint64_t t407 = t313 & ~t403;
    const uint64_t t408 = t314 & ~t403;
    const uint64_t t409 = t315 & ~t403;
    const uint64_t t410 = t316 & ~t403;
    const uint64_t t411 = t317 & ~t403;
    const uint64_t t412 = t313 ^ t315 ^ t316 ^ t317 ^ t318;
    const uint64_t t413 = t313 ^ t314 ^ t315 ^ t319;
    const uint64_t t414 = t314 ^ t315 ^ t316 ^ t320;
    const uint64_t t415 = t315 ^ t316 ^ t317 ^ t321;
    const uint64_t t416 = t316 ^ t317 ^ t322;
    const uint64_t t417 = t310 ^ t313 ^ t315 ^ t316 ^ t323;
    const uint64_t t418 = t311 ^ t313 ^ t314 ^ t315 ^ t324;
    const uint64_t t419 = t312 ^ t314 ^ t315 ^ t316 ^ t325;
    const uint64_t t420 = t412 | t413 | t414 | t415 | t416 | t417 | t418 | t419;
    const uint64_t t421 = t310 & ~t420;
    const uint64_t t422 = t311 & ~t420;
    const uint64_t t423 = t312 & ~t420;
    const uint64_t t424 = t313 & ~t420;
    const uint64_t t425 = t314 & ~t420;
    const uint64_t t426 = t315 & ~t420;
    const uint64_t t427 = t316 & ~t420;
    const uint64_t t428 = t317 & ~t420;
    const uint64_t t429 = t312 ^ t314 ^ t315 ^ t316 ^ t318;
    const uint64_t t430 = t312 ^ t313 ^ t314 ^ t317 ^ t319;
    const uint64_t t431 = t313 ^ t314 ^ t315 ^ t320;
    const uint64_t t432 = t314 ^ t315 ^ t316 ^ t321;
    const uint64_t t433 = t315 ^ t316 ^ t317 ^ t322;
    const uint64_t t434 = t312 ^ t314 ^ t315 ^ t317 ^ t323;
    const uint64_t t435 = t310 ^ t312 ^ t313 ^ t314 ^ t324;
    const uint64_t t436 = t311 ^ t313 ^ t314 ^ t315 ^ t325;
    const uint64_t t437 = t429 | t430 | t431 | t432 | t433 | t434 | t435 | t436;
    const uint64_t t438 = t310 & ~t437;
    const uint64_t t439 = t311 & ~t437;
    const uint64_t t440 = t312 & ~t437;
    const uint64_t t441 = t313 & ~t437;
    const uint64_t t442 = t314 & ~t437;
    const uint64_t t443 = t315 & ~t437;
    const uint64_t t444 = t316 & ~t437;
    const uint64_t t445 = t317 & ~t437;
    const uint64_t t446 = t311 ^ t313 ^ t314 ^ t315 ^ t318;
    const uint64_t t447 = t311 ^ t312 ^ t313 ^ t316 ^ t319;
    const uint64_t t448 = t312 ^ t313 ^ t314 ^ t317 ^ t320;
    const uint64_t t449 = t313 ^ t314 ^ t315 ^ t321;
    const uint64_t t450 = t314 ^ t315 ^ t316 ^ t322;
    const uint64_t t451 = t311 ^ t313 ^ t314 ^ t316 ^ t317 ^ t323;
    const uint64_t t452 = t311 ^ t312 ^ t313 ^ t317 ^ t324;
    const uint64_t t453 = t310 ^ t312 ^ t313 ^ t314 ^ t325;
    const uint64_t t454 = t446 | t447 | t448 | t449 | t450 | t451 | t452 | t453;
    const uint64_t t455 = t310 & ~t454;
    const uint64_t t456 = t311 & ~t454;
    const uint64_t t457 = t312 & ~t454;
    const uint64_t t458 = t313 & ~t454;
    const uint64_t t459 = t314 & ~t454;
    const uint64_t t460 = t315 & ~t454;
    const uint64_t t461 = t316 & ~t454;
    const uint64_t t462 = t317 & ~t454;
    const uint64_t t463 = t310 ^ t312 ^ t313 ^ t314 ^ t318;
    const uint64_t t464 = t310 ^ t311 ^ t312 ^ t315 ^ t319;
    const uint64_t t465 = t311 ^ t312 ^ t313 ^ t316 ^ t320;
    const uint64_t t466 = t312 ^ t313 ^ t314 ^ t317 ^ t321;
    const uint64_t t467 = t313 ^ t314 ^ t315 ^ t322;
    const uint64_t t468 = t310 ^ t312 ^ t313 ^ t315 ^ t316 ^ t323;
    const uint64_t t469 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t324;
    const uint64_t t470 = t311 ^ t312 ^ t313 ^ t317 ^ t325;
    const uint64_t t471 = t463 | t464 | t465 | t466 | t467 | t468 | t469 | t470;
    const uint64_t t472 = t310 & ~t471;
    const uint64_t t473 = t311 & ~t471;
    const uint64_t t474 = t312 & ~t471;
    const uint64_t t475 = t313 & ~t471;
    const uint64_t t476 = t314 & ~t471;
    const uint64_t t477 = t315 & ~t471;
    const uint64_t t478 = t316 & ~t471;
    const uint64_t t479 = t317 & ~t471;
    const uint64_t t480 = t311 ^ t312 ^ t313 ^ t317 ^ t318;
    const uint64_t t481 = t310 ^ t311 ^ t314 ^ t317 ^ t319;
    const uint64_t t482 = t310 ^ t311 ^ t312 ^ t315 ^ t320;
    const uint64_t t483 = t311 ^ t312 ^ t313 ^ t316 ^ t321;
    const uint64_t t484 = t312 ^ t313 ^ t314 ^ t317 ^ t322;
    const uint64_t t485 = t311 ^ t312 ^ t314 ^ t315 ^ t317 ^ t323;
    const uint64_t t486 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t487 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t325;
    const uint64_t t488 = t480 | t481 | t482 | t483 | t484 | t485 | t486 | t487;
    const uint64_t t489 = t310 & ~t488;
    const uint64_t t490 = t311 & ~t488;
    const uint64_t t491 = t312 & ~t488;
    const uint64_t t492 = t313 & ~t488;
    const uint64_t t493 = t314 & ~t488;
    const uint64_t t494 = t315 & ~t488;
    const uint64_t t495 = t316 & ~t488;
    const uint64_t t496 = t317 & ~t488;
    const uint64_t t497 = t310 ^ t311 ^ t312 ^ t316 ^ t317 ^ t318;
    const uint64_t t498 = t310 ^ t313 ^ t316 ^ t319;
    const uint64_t t499 = t310 ^ t311 ^ t314 ^ t317 ^ t320;
    const uint64_t t500 = t310 ^ t311 ^ t312 ^ t315 ^ t321;
    const uint64_t t501 = t311 ^ t312 ^ t313 ^ t316 ^ t322;
    const uint64_t t502 = t310 ^ t311 ^ t313 ^ t314 ^ t316 ^ t323;
    const uint64_t t503 = t310 ^ t314 ^ t315 ^ t316 ^ t324;
    const uint64_t t504 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t505 = t497 | t498 | t499 | t500 | t501 | t502 | t503 | t504;
    const uint64_t t506 = t310 & ~t505;
    const uint64_t t507 = t311 & ~t505;
    const uint64_t t508 = t312 & ~t505;
    const uint64_t t509 = t313 & ~t505;
    const uint64_t t510 = t314 & ~t505;
    const uint64_t t511 = t315 & ~t505;
    const uint64_t t512 = t316 & ~t505;
    const uint64_t t513 = t317 & ~t505;
    const uint64_t t514 = t310 ^ t311 ^ t315 ^ t316 ^ t317 ^ t318;
    const uint64_t t515 = t312 ^ t315 ^ t319;
    const uint64_t t516 = t310 ^ t313 ^ t316 ^ t320;
    const uint64_t t517 = t310 ^ t311 ^ t314 ^ t317 ^ t321;
    const uint64_t t518 = t310 ^ t311 ^ t312 ^ t315 ^ t322;
    const uint64_t t519 = t310 ^ t312 ^ t313 ^ t315 ^ t317 ^ t323;
    const uint64_t t520 = t313 ^ t314 ^ t315 ^ t317 ^ t324;
    const uint64_t t521 = t310 ^ t314 ^ t315 ^ t316 ^ t325;
    const uint64_t t522 = t514 | t515 | t516 | t517 | t518 | t519 | t520 | t521;
    const uint64_t t523 = t310 & ~t522;
    const uint64_t t524 = t311 & ~t522;
    const uint64_t t525 = t312 & ~t522;
    const uint64_t t526 = t313 & ~t522;
    const uint64_t t527 = t314 & ~t522;
    const uint64_t t528 = t315 & ~t522;
    const uint64_t t529 = t316 & ~t522;
    const uint64_t t530 = t317 & ~t522;
    const uint64_t t531 = t310 ^ t314 ^ t315 ^ t316 ^ t318;
    const uint64_t t532 = t311 ^ t314 ^ t317 ^ t319;
    const uint64_t t533 = t312 ^ t315 ^ t320;
    const uint64_t t534 = t310 ^ t313 ^ t316 ^ t321;
    const uint64_t t535 = t310 ^ t311 ^ t314 ^ t317 ^ t322;
    const uint64_t t536 = t311 ^ t312 ^ t314 ^ t316 ^ t323;
    const uint64_t t537 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t324;
    const uint64_t t538 = t313 ^ t314 ^ t315 ^ t317 ^ t325;
    const uint64_t t539 = t531 | t532 | t533 | t534 | t535 | t536 | t537 | t538;
    const uint64_t t540 = t310 & ~t539;
    const uint64_t t541 = t311 & ~t539;
    const uint64_t t542 = t312 & ~t539;
    const uint64_t t543 = t313 & ~t539;
    const uint64_t t544 = t314 & ~t539;
    const uint64_t t545 = t315 & ~t539;
    const uint64_t t546 = t316 & ~t539;
    const uint64_t t547 = t317 & ~t539;
    const uint64_t t548 = t313 ^ t314 ^ t315 ^ t317 ^ t318;
    const uint64_t t549 = t310 ^ t313 ^ t316 ^ t317 ^ t319;
    const uint64_t t550 = t311 ^ t314 ^ t317 ^ t320;
    const uint64_t t551 = t312 ^ t315 ^ t321;
    const uint64_t t552 = t310 ^ t313 ^ t316 ^ t322;
    const uint64_t t553 = t310 ^ t311 ^ t313 ^ t315 ^ t323;
    const uint64_t t554 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t555 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t325;
    const uint64_t t556 = t548 | t549 | t550 | t551 | t552 | t553 | t554 | t555;
    const uint64_t t557 = t310 & ~t556;
    const uint64_t t558 = t311 & ~t556;
    const uint64_t t559 = t312 & ~t556;
    const uint64_t t560 = t313 & ~t556;
    const uint64_t t561 = t314 & ~t556;
    const uint64_t t562 = t315 & ~t556;
    const uint64_t t563 = t316 & ~t556;
    const uint64_t t564 = t317 & ~t556;
    const uint64_t t565 = t312 ^ t313 ^ t314 ^ t316 ^ t317 ^ t318;
    const uint64_t t566 = t312 ^ t315 ^ t316 ^ t319;
    const uint64_t t567 = t310 ^ t313 ^ t316 ^ t317 ^ t320;
    const uint64_t t568 = t311 ^ t314 ^ t317 ^ t321;
    const uint64_t t569 = t312 ^ t315 ^ t322;
    const uint64_t t570 = t310 ^ t312 ^ t314 ^ t317 ^ t323;
    const uint64_t t571 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317 ^ t324;
    const uint64_t t572 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t573 = t565 | t566 | t567 | t568 | t569 | t570 | t571 | t572;
    const uint64_t t574 = t310 & ~t573;
    const uint64_t t575 = t311 & ~t573;
    const uint64_t t576 = t312 & ~t573;
    const uint64_t t577 = t313 & ~t573;
    const uint64_t t578 = t314 & ~t573;
    const uint64_t t579 = t315 & ~t573;
    const uint64_t t580 = t316 & ~t573;
    const uint64_t t581 = t317 & ~t573;
    const uint64_t t582 = t311 ^ t312 ^ t313 ^ t315 ^ t316 ^ t317 ^ t318;
    const uint64_t t583 = t311 ^ t314 ^ t315 ^ t319;
    const uint64_t t584 = t312 ^ t315 ^ t316 ^ t320;
    const uint64_t t585 = t310 ^ t313 ^ t316 ^ t317 ^ t321;
    const uint64_t t586 = t311 ^ t314 ^ t317 ^ t322;
    const uint64_t t587 = t311 ^ t313 ^ t316 ^ t317 ^ t323;
    const uint64_t t588 = t310 ^ t311 ^ t313 ^ t314 ^ t315 ^ t316 ^ t324;
    const uint64_t t589 = t310 ^ t311 ^ t312 ^ t314 ^ t315 ^ t316 ^ t317 ^ t325;
    const uint64_t t590 = t582 | t583 | t584 | t585 | t586 | t587 | t588 | t589;
    const uint64_t t591 = t310 & ~t590;
    const uint64_t t592 = t311 & ~t590;
    const uint64_t t593 = t312 & ~t590;
    const uint64_t t594 = t313 & ~t590;
    const uint64_t t595 = t314 & ~t590;
    const uint64_t t596 = t315 & ~t590;
    const uint64_t t597 = t316 & ~t590;
    const uint64_t t598 = t317 & ~t590;
    const uint64_t t599 = t318 | t319 | t320 | t321 | t322 | t323 | t324 | t325;
    const uint64_t t600 = t310 & ~t599;
    const uint64_t t601 = t311 & ~t599;
    const uint64_t t602 = t312 & ~t599;
    const uint64_t t603 = t313 & ~t599;
    const uint64_t t604 = t314 & ~t599;
    const uint64_t t605 = t315 & ~t599;
    const uint64_t t606 = t316 & ~t599;
    const uint64_t t607 = t317 & ~t599;
    const uint64_t t608 = t310 | t311 | t312 | t313 | t314 | t315 | t316 | t317;
    const uint64_t t609 = t318 & ~t608;
    const uint64_t t610 = t319 & ~t608;
    const uint64_t t611 = t320 & ~t608;
    const uint64_t t612 = t321 & ~t608;
    const uint64_t t613 = t322 & ~t608;
    const uint64_t t614 = t323 & ~t608;
    const uint64_t t615 = t324 & ~t608;
    const uint64_t t616 = t325 & ~t608;
    const uint64_t t617 = ~t335 | ~t352 | ~t369 | ~t386 | ~t403 | ~t420 | ~t437 | ~t454 | ~t471 | ~t488 | ~t505
        | ~t522 | ~t539 | ~t556 | ~t573 | ~t590 | ~t599 | ~t608;
    const uint64_t t618 = t326 & t617;
    const uint64_t t619 = t326 & ~t617;
    const uint64_t t620 = entry[288] ^ entry[292] ^ entry[296] ^ entry[300] ^ entry[304] ^ entry[308] ^ entry[312]
        ^ entry[316] ^ entry[320] ^ entry[324] ^ entry[328] ^ entry[332] ^ entry[336] ^ entry[340] ^ entry[344]
        ^ entry[348] ^ entry[352];
    const uint64_t t621 = entry[289] ^ entry[293] ^ entry[297] ^ entry[301] ^ entry[305] ^ entry[309] ^ entry[313]
        ^ entry[317] ^ entry[321] ^ entry[325] ^ entry[329] ^ entry[333] ^ entry[337] ^ entry[341] ^ entry[345]
        ^ entry[349] ^ entry[353];
    const uint64_t t622 = entry[290] ^ entry[294] ^ entry[298] ^ entry[302] ^ entry[306] ^ entry[310] ^ entry[314]
        ^ entry[318] ^ entry[322] ^ entry[326] ^ entry[330] ^ entry[334] ^ entry[338] ^ entry[342] ^ entry[346]
        ^ entry[350] ^ entry[354];
    const uint64_t t623 = entry[291] ^ entry[295] ^ entry[299] ^ entry[303] ^ entry[307] ^ entry[311] ^ entry[315]
        ^ entry[319] ^ entry[323] ^ entry[327] ^ entry[331] ^ entry[335] ^ entry[339] ^ entry[343] ^ entry[347]
        ^ entry[351] ^ entry[355];
    const uint64_t t624 = entry[360] ^ entry[364] ^ entry[368] ^ entry[372] ^ entry[376] ^ entry[380] ^ entry[384]
        ^ entry[388] ^ entry[392] ^ entry[396] ^ entry[400] ^ entry[404] ^ entry[408] ^ entry[412] ^ entry[416]
        ^ entry[420] ^ entry[424];
    const uint64_t t625 = entry[361] ^ entry[365] ^ entry[369] ^ entry[373] ^ entry[377] ^ entry[381] ^ entry[385]
        ^ entry[389] ^ entry[393] ^ entry[397] ^ entry[401] ^ entry[405] ^ entry[409] ^ entry[413] ^ entry[417]
        ^ entry[421] ^ entry[425];
    const uint64_t t626 = entry[362] ^ entry[366] ^ entry[370] ^ entry[374] ^ entry[378] ^ entry[382] ^ entry[386]
        ^ entry[390] ^ entry[394] ^ entry[398] ^ entry[402] ^ entry[406] ^ entry[410] ^ entry[414] ^ entry[418]
        ^ entry[422] ^ entry[426];
    const uint64_t t627 = entry[363] ^ entry[367] ^ entry[371] ^ entry[375] ^ entry[379] ^ entry[383] ^ entry[387]
        ^ entry[391] ^ entry[395] ^ entry[399] ^ entry[403] ^ entry[407] ^ entry[411] ^ entry[415] ^ entry[419]
        ^ entry[423] ^ entry[427];
    const uint64_t t628 = entry[288] ^ entry[311] ^ entry[314] ^ entry[317] ^ entry[319] ^ entry[320] ^ entry[322]
        ^ entry[323] ^ entry[325] ^ entry[326] ^ entry[327] ^ entry[328] ^ entry[329] ^ entry[330] ^ entry[332]
        ^ entry[333] ^ entry[336] ^ entry[343] ^ entry[346] ^ entry[347] ^ entry[349] ^ entry[350] ^ entry[351]
        ^ entry[356] ^ entry[367] ^ entry[370] ^ entry[373] ^ entry[375] ^ entry[376] ^ entry[378] ^ entry[379]
        ^ entry[381] ^ entry[382] ^ entry[383] ^ entry[384] ^ entry[385] ^ entry[386] ^ entry[388] ^ entry[389]
        ^ entry[392] ^ entry[399] ^ entry[402] ^ entry[403] ^ entry[405] ^ entry[406] ^ entry[407] ^ entry[408]
        ^ entry[409] ^ entry[410] ^ entry[412] ^ entry[413] ^ entry[415] ^ entry[416] ^ entry[418] ^ entry[419]
        ^ entry[421] ^ entry[422] ^ entry[423];
    const uint64_t t629 = entry[289] ^ entry[292] ^ entry[311] ^ entry[314] ^ entry[315] ^ entry[317] ^ entry[318]
        ^ entry[319] ^ entry[320] ^ entry[321] ^ entry[322] ^ entry[324] ^ entry[325] ^ entry[328] ^ entry[331]
        ^ entry[334] ^ entry[337] ^ entry[340] ^ entry[343] ^ entry[346] ^ entry[349] ^ entry[357] ^ entry[367]
        ^ entry[370] ^ entry[371] ^ entry[373] ^ entry[374] ^ entry[375] ^ entry[376] ^ entry[377] ^ entry[378]
        ^ entry[380] ^ entry[381] ^ entry[384] ^ entry[387] ^ entry[390] ^ entry[393] ^ entry[396] ^ entry[399]
        ^ entry[402] ^ entry[405] ^ entry[408] ^ entry[411] ^ entry[414] ^ entry[415] ^ entry[417] ^ entry[418]
        ^ entry[420] ^ entry[421];
    const uint64_t t630 = entry[290] ^ entry[293] ^ entry[296] ^ entry[315] ^ entry[318] ^ entry[319] ^ entry[321]
        ^ entry[322] ^ entry[323] ^ entry[324] ^ entry[325] ^ entry[326] ^ entry[328] ^ entry[329] ^ entry[332]
        ^ entry[335] ^ entry[338] ^ entry[341] ^ entry[344] ^ entry[347] ^ entry[350] ^ entry[358] ^ entry[371]
        ^ entry[374] ^ entry[375] ^ entry[377] ^ entry[378] ^ entry[379] ^ entry[380] ^ entry[381] ^ entry[382]
        ^ entry[384] ^ entry[385] ^ entry[388] ^ entry[391] ^ entry[394] ^ entry[397] ^ entry[400] ^ entry[403]
        ^ entry[406] ^ entry[409] ^ entry[412] ^ entry[415] ^ entry[418] ^ entry[419] ^ entry[421] ^ entry[422];
    const uint64_t t631 = entry[291] ^ entry[294] ^ entry[297] ^ entry[300] ^ entry[319] ^ entry[322] ^ entry[323]
        ^ entry[325] ^ entry[326] ^ entry[327] ^ entry[328] ^ entry[329] ^ entry[330] ^ entry[332] ^ entry[333]
        ^ entry[336] ^ entry[339] ^ entry[342] ^ entry[345] ^ entry[348] ^ entry[351] ^ entry[359] ^ entry[375]
        ^ entry[378] ^ entry[379] ^ entry[381] ^ entry[382] ^ entry[383] ^ entry[384] ^ entry[385] ^ entry[386]
        ^ entry[388] ^ entry[389] ^ entry[392] ^ entry[395] ^ entry[398] ^ entry[401] ^ entry[404] ^ entry[407]
        ^ entry[410] ^ entry[413] ^ entry[416] ^ entry[419] ^ entry[422] ^ entry[423];
    const uint64_t t632 = entry[295] ^ entry[298] ^ entry[301] ^ entry[304] ^ entry[323] ^ entry[326] ^ entry[327]
        ^ entry[329] ^ entry[330] ^ entry[331] ^ entry[332] ^ entry[333] ^ entry[334] ^ entry[336] ^ entry[337]
        ^ entry[340] ^ entry[343] ^ entry[346] ^ entry[349] ^ entry[360] ^ entry[379] ^ entry[382] ^ entry[383]
        ^ entry[385] ^ entry[386] ^ entry[387] ^ entry[388] ^ entry[389] ^ entry[390] ^ entry[392] ^ entry[393]
        ^ entry[396] ^ entry[399] ^ entry[402] ^ entry[405] ^ entry[408] ^ entry[411] ^ entry[414] ^ entry[417]
        ^ entry[420] ^ entry[423] ^ entry[428];
    const uint64_t t633 = entry[299] ^ entry[302] ^ entry[305] ^ entry[308] ^ entry[311] ^ entry[314] ^ entry[317]
        ^ entry[319] ^ entry[320] ^ entry[322] ^ entry[323] ^ entry[325] ^ entry[326] ^ entry[328] ^ entry[329]
        ^ entry[331] ^ entry[332] ^ entry[334] ^ entry[335] ^ entry[337] ^ entry[338] ^ entry[340] ^ entry[341]
        ^ entry[343] ^ entry[344] ^ entry[346] ^ entry[349] ^ entry[351] ^ entry[361] ^ entry[364] ^ entry[367]
        ^ entry[370] ^ entry[373] ^ entry[375] ^ entry[376] ^ entry[378] ^ entry[379] ^ entry[381] ^ entry[382]
        ^ entry[384] ^ entry[385] ^ entry[387] ^ entry[388] ^ entry[390] ^ entry[391] ^ entry[393] ^ entry[394]
        ^ entry[396] ^ entry[397] ^ entry[399] ^ entry[400] ^ entry[402] ^ entry[405] ^ entry[407] ^ entry[408]
        ^ entry[410] ^ entry[413] ^ entry[416] ^ entry[419] ^ entry[422] ^ entry[423] ^ entry[429];
    const uint64_t t634 = entry[303] ^ entry[306] ^ entry[309] ^ entry[311] ^ entry[312] ^ entry[314] ^ entry[315]
        ^ entry[317] ^ entry[318] ^ entry[319] ^ entry[320] ^ entry[321] ^ entry[322] ^ entry[324] ^ entry[325]
        ^ entry[328] ^ entry[335] ^ entry[338] ^ entry[339] ^ entry[341] ^ entry[342] ^ entry[343] ^ entry[344]
        ^ entry[345] ^ entry[346] ^ entry[348] ^ entry[349] ^ entry[351] ^ entry[362] ^ entry[365] ^ entry[367]
        ^ entry[368] ^ entry[370] ^ entry[371] ^ entry[373] ^ entry[374] ^ entry[375] ^ entry[376] ^ entry[377]
        ^ entry[378] ^ entry[380] ^ entry[381] ^ entry[384] ^ entry[391] ^ entry[394] ^ entry[395] ^ entry[397]
        ^ entry[398] ^ entry[399] ^ entry[400] ^ entry[401] ^ entry[402] ^ entry[404] ^ entry[405] ^ entry[407]
        ^ entry[408] ^ entry[410] ^ entry[411] ^ entry[413] ^ entry[414] ^ entry[415] ^ entry[416] ^ entry[417]
        ^ entry[418] ^ entry[419] ^ entry[420] ^ entry[421] ^ entry[422] ^ entry[430];
    const uint64_t t635 = entry[307] ^ entry[310] ^ entry[313] ^ entry[315] ^ entry[316] ^ entry[318] ^ entry[319]
        ^ entry[321] ^ entry[322] ^ entry[323] ^ entry[324] ^ entry[325] ^ entry[326] ^ entry[328] ^ entry[329]
        ^ entry[332] ^ entry[339] ^ entry[342] ^ entry[343] ^ entry[345] ^ entry[346] ^ entry[347] ^ entry[348]
        ^ entry[349] ^ entry[350] ^ entry[363] ^ entry[366] ^ entry[369] ^ entry[371] ^ entry[372] ^ entry[374]
        ^ entry[375] ^ entry[377] ^ entry[378] ^ entry[379] ^ entry[380] ^ entry[381] ^ entry[382] ^ entry[384]
        ^ entry[385] ^ entry[388] ^ entry[395] ^ entry[398] ^ entry[399] ^ entry[401] ^ entry[402] ^ entry[403]
        ^ entry[404] ^ entry[405] ^ entry[406] ^ entry[408] ^ entry[409] ^ entry[411] ^ entry[412] ^ entry[414]
        ^ entry[415] ^ entry[417] ^ entry[418] ^ entry[419] ^ entry[420] ^ entry[421] ^ entry[422] ^ entry[423]
        ^ entry[431];
    const uint64_t t636 = t620 | t621 | t622 | t623 | t624 | t625 | t626 | t627 | t628 | t629 | t630 | t631 | t632
        | t633 | t634 | t635;
    const uint64_t t637 = t620 ^ t628;
    const uint64_t t638 = t621 ^ t629;
    const uint64_t t639 = t622 ^ t630;
    const uint64_t t640 = t623 ^ t631;
    const uint64_t t641 = t624 ^ t632;
    const uint64_t t642 = t625 ^ t633;
    const uint64_t t643 = t626 ^ t634;
    const uint64_t t644 = t627 ^ t635;
    const uint64_t t645 = t637 | t638 | t639 | t640 | t641 | t642 | t643 | t644;
    const uint64_t t646 = t620 & ~t645;
    const uint64_t t647 = t621 & ~t645;
    const uint64_t t648 = t622 & ~t645;
    const uint64_t t649 = t623 & ~t645;
    const uint64_t t650 = t624 & ~t645;
    const uint64_t t651 = t625 & ~t645;
    const uint64_t t652 = t626 & ~t645;
    const uint64_t t653 = t627 & ~t645;
    const uint64_t t654 = t627 ^ t628;
    const uint64_t t655 = t620 ^ t627 ^ t629;
    const uint64_t t656 = t621 ^ t630;
    const uint64_t t657 = t622 ^ t631;
    const uint64_t t658 = t623 ^ t632;
    const uint64_t t659 = t624 ^ t627 ^ t633;
    const uint64_t t660 = t625 ^ t627 ^ t634;
    const uint64_t t661 = t626 ^ t635;
    const uint64_t t662 = t654 | t655 | t656 | t657 | t658 | t659 | t660 | t661;
    const uint64_t t663 = t620 & ~t662;
    const uint64_t t664 = t621 & ~t662;
    const uint64_t t665 = t622 & ~t662;
    const uint64_t t666 = t623 & ~t662;
    const uint64_t t667 = t624 & ~t662;
    const uint64_t t668 = t625 & ~t662;
    const uint64_t t669 = t626 & ~t662;
    const uint64_t t670 = t627 & ~t662;
    const uint64_t t671 = t626 ^ t628;
    const uint64_t t672 = t626 ^ t627 ^ t629;
    const uint64_t t673 = t620 ^ t627 ^ t630;
    const uint64_t t674 = t621 ^ t631;
    const uint64_t t675 = t622 ^ t632;
    const uint64_t t676 = t623 ^ t626 ^ t633;
    const uint64_t t677 = t624 ^ t626 ^ t627 ^ t634;
    const uint64_t t678 = t625 ^ t627 ^ t635;
    const uint64_t t679 = t671 | t672 | t673 | t674 | t675 | t676 | t677 | t678;
    const uint64_t t680 = t620 & ~t679;
    const uint64_t t681 = t621 & ~t679;
    const uint64_t t682 = t622 & ~t679;
    const uint64_t t683 = t623 & ~t679;
    const uint64_t t684 = t624 & ~t679;
    const uint64_t t685 = t625 & ~t679;
    const uint64_t t686 = t626 & ~t679;
    const uint64_t t687 = t627 & ~t679;
    const uint64_t t688 = t625 ^ t627 ^ t628;
    const uint64_t t689 = t625 ^ t626 ^ t627 ^ t629;
    const uint64_t t690 = t626 ^ t627 ^ t630;
    const uint64_t t691 = t620 ^ t627 ^ t631;
    const uint64_t t692 = t621 ^ t632;
    const uint64_t t693 = t622 ^ t625 ^ t627 ^ t633;
    const uint64_t t694 = t623 ^ t625 ^ t626 ^ t627 ^ t634;
    const uint64_t t695 = t624 ^ t626 ^ t627 ^ t635;
    const uint64_t t696 = t688 | t689 | t690 | t691 | t692 | t693 | t694 | t695;
    const uint64_t t697 = t620 & ~t696;
    const uint64_t t698 = t621 & ~t696;
    const uint64_t t699 = t622 & ~t696;
    const uint64_t t700 = t623 & ~t696;
    const uint64_t t701 = t624 & ~t696;
    const uint64_t t702 = t625 & ~t696;
    const uint64_t t703 = t626 & ~t696;
    const uint64_t t704 = t627 & ~t696;
    const uint64_t t705 = t624 ^ t626 ^ t627 ^ t628;
    const uint64_t t706 = t624 ^ t625 ^ t626 ^ t629;
    const uint64_t t707 = t625 ^ t626 ^ t627 ^ t630;
    const uint64_t t708 = t626 ^ t627 ^ t631;
    const uint64_t t709 = t620 ^ t627 ^ t632;
    const uint64_t t710 = t621 ^ t624 ^ t626 ^ t627 ^ t633;
    const uint64_t t711 = t622 ^ t624 ^ t625 ^ t626 ^ t634;
    const uint64_t t712 = t623 ^ t625 ^ t626 ^ t627 ^ t635;
    const uint64_t t713 = t705 | t706 | t707 | t708 | t709 | t710 | t711 | t712;
    const uint64_t t714 = t620 & ~t713;
    const uint64_t t715 = t621 & ~t713;
    const uint64_t t716 = t622 & ~t713;
    const uint64_t t717 = t623 & ~t713;
    const uint64_t t718 = t624 & ~t713;
    const uint64_t t719 = t625 & ~t713;
    const uint64_t t720 = t626 & ~t713;
    const uint64_t t721 = t627 & ~t713;
    const uint64_t t722 = t623 ^ t625 ^ t626 ^ t627 ^ t628;
    const uint64_t t723 = t623 ^ t624 ^ t625 ^ t629;
    const uint64_t t724 = t624 ^ t625 ^ t626 ^ t630;
    const uint64_t t725 = t625 ^ t626 ^ t627 ^ t631;
    const uint64_t t726 = t626 ^ t627 ^ t632;
    const uint64_t t727 = t620 ^ t623 ^ t625 ^ t626 ^ t633;
    const uint64_t t728 = t621 ^ t623 ^ t624 ^ t625 ^ t634;
    const uint64_t t729 = t622 ^ t624 ^ t625 ^ t626 ^ t635;
    const uint64_t t730 = t722 | t723 | t724 | t725 | t726 | t727 | t728 | t729;
    const uint64_t t731 = t620 & ~t730;
    const uint64_t t732 = t621 & ~t730;
    const uint64_t t733 = t622 & ~t730;
    const uint64_t t734 = t623 & ~t730;
    const uint64_t t735 = t624 & ~t730;
    const uint64_t t736 = t625 & ~t730;
    const uint64_t t737 = t626 & ~t730;
    const uint64_t t738 = t627 & ~t730;
    const uint64_t t739 = t622 ^ t624 ^ t625 ^ t626 ^ t628;
    const uint64_t t740 = t622 ^ t623 ^ t624 ^ t627 ^ t629;
    const uint64_t t741 = t623 ^ t624 ^ t625 ^ t630;
    const uint64_t t742 = t624 ^ t625 ^ t626 ^ t631;
    const uint64_t t743 = t625 ^ t626 ^ t627 ^ t632;
    const uint64_t t744 = t622 ^ t624 ^ t625 ^ t627 ^ t633;
    const uint64_t t745 = t620 ^ t622 ^ t623 ^ t624 ^ t634;
    const uint64_t t746 = t621 ^ t623 ^ t624 ^ t625 ^ t635;
    const uint64_t t747 = t739 | t740 | t741 | t742 | t743 | t744 | t745 | t746;
    const uint64_t t748 = t620 & ~t747;
    const uint64_t t749 = t621 & ~t747;
    const uint64_t t750 = t622 & ~t747;
    const uint64_t t751 = t623 & ~t747;
    const uint64_t t752 = t624 & ~t747;
    const uint64_t t753 = t625 & ~t747;
    const uint64_t t754 = t626 & ~t747;
    const uint64_t t755 = t627 & ~t747;
    const uint64_t t756 = t621 ^ t623 ^ t624 ^ t625 ^ t628;
    const uint64_t t757 = t621 ^ t622 ^ t623 ^ t626 ^ t629;
    const uint64_t t758 = t622 ^ t623 ^ t624 ^ t627 ^ t630;
    const uint64_t t759 = t623 ^ t624 ^ t625 ^ t631;
    const uint64_t t760 = t624 ^ t625 ^ t626 ^ t632;
    const uint64_t t761 = t621 ^ t623 ^ t624 ^ t626 ^ t627 ^ t633;
    const uint64_t t762 = t621 ^ t622 ^ t623 ^ t627 ^ t634;
    const uint64_t t763 = t620 ^ t622 ^ t623 ^ t624 ^ t635;
    const uint64_t t764 = t756 | t757 | t758 | t759 | t760 | t761 | t762 | t763;
    const uint64_t t765 = t620 & ~t764;
    const uint64_t t766 = t621 & ~t764;
    const uint64_t t767 = t622 & ~t764;
    const uint64_t t768 = t623 & ~t764;
    const uint64_t t769 = t624 & ~t764;
    const uint64_t t770 = t625 & ~t764;
    const uint64_t t771 = t626 & ~t764;
    const uint64_t t772 = t627 & ~t764;
    const uint64_t t773 = t620 ^ t622 ^ t623 ^ t624 ^ t628;
    const uint64_t t774 = t620 ^ t621 ^ t622 ^ t625 ^ t629;
    const uint64_t t775 = t621 ^ t622 ^ t623 ^ t626 ^ t630;
    const uint64_t t776 = t622 ^ t623 ^ t624 ^ t627 ^ t631;
    const uint64_t t777 = t623 ^ t624 ^ t625 ^ t632;
    const uint64_t t778 = t620 ^ t622 ^ t623 ^ t625 ^ t626 ^ t633;
    const uint64_t t779 = t620 ^ t621 ^ t622 ^ t626 ^ t627 ^ t634;
    const uint64_t t780 = t621 ^ t622 ^ t623 ^ t627 ^ t635;
    const uint64_t t781 = t773 | t774 | t775 | t776 | t777 | t778 | t779 | t780;
    const uint64_t t782 = t620 & ~t781;
    const uint64_t t783 = t621 & ~t781;
    const uint64_t t784 = t622 & ~t781;
    const uint64_t t785 = t623 & ~t781;
    const uint64_t t786 = t624 & ~t781;
    const uint64_t t787 = t625 & ~t781;
    const uint64_t t788 = t626 & ~t781;
    const uint64_t t789 = t627 & ~t781;
    const uint64_t t790 = t621 ^ t622 ^ t623 ^ t627 ^ t628;
    const uint64_t t791 = t620 ^ t621 ^ t624 ^ t627 ^ t629;
    const uint64_t t792 = t620 ^ t621 ^ t622 ^ t625 ^ t630;
    const uint64_t t793 = t621 ^ t622 ^ t623 ^ t626 ^ t631;
    const uint64_t t794 = t622 ^ t623 ^ t624 ^ t627 ^ t632;
    const uint64_t t795 = t621 ^ t622 ^ t624 ^ t625 ^ t627 ^ t633;
    const uint64_t t796 = t620 ^ t621 ^ t625 ^ t626 ^ t627 ^ t634;
    const uint64_t t797 = t620 ^ t621 ^ t622 ^ t626 ^ t627 ^ t635;
    const uint64_t t798 = t790 | t791 | t792 | t793 | t794 | t795 | t796 | t797;
    const uint64_t t799 = t620 & ~t798;
    const uint64_t t800 = t621 & ~t798;
    const uint64_t t801 = t622 & ~t798;
    const uint64_t t802 = t623 & ~t798;
    const uint64_t t803 = t624 & ~t798;
    const uint64_t t804 = t625 & ~t798;
    const uint64_t t805 = t626 & ~t798;
    const uint64_t t806 = t627 & ~t798;
    const uint64_t t807 = t620 ^ t621 ^ t622 ^ t626 ^ t627 ^ t628;
    const uint64_t t808 = t620 ^ t623 ^ t626 ^ t629;
    const uint64_t t809 = t620 ^ t621 ^ t624 ^ t627 ^ t630;
    const uint64_t t810 = t620 ^ t621 ^ t622 ^ t625 ^ t631;
    const uint64_t t811 = t621 ^ t622 ^ t623 ^ t626 ^ t632;
    const uint64_t t812 = t620 ^ t621 ^ t623 ^ t624 ^ t626 ^ t633;
    const uint64_t t813 = t620 ^ t624 ^ t625 ^ t626 ^ t634;
    const uint64_t t814 = t620 ^ t621 ^ t625 ^ t626 ^ t627 ^ t635;
    const uint64_t t815 = t807 | t808 | t809 | t810 | t811 | t812 | t813 | t814;
    const uint64_t t816 = t620 & ~t815;
    const uint64_t t817 = t621 & ~t815;
    const uint64_t t818 = t622 & ~t815;
    const uint64_t t819 = t623 & ~t815;
    const uint64_t t820 = t624 & ~t815;
    const uint64_t t821 = t625 & ~t815;
    const uint64_t t822 = t626 & ~t815;
    const uint64_t t823 = t627 & ~t815;
    const uint64_t t824 = t620 ^ t621 ^ t625 ^ t626 ^ t627 ^ t628;
    const uint64_t t825 = t622 ^ t625 ^ t629;
    const uint64_t t826 = t620 ^ t623 ^ t626 ^ t630;
    const uint64_t t827 = t620 ^ t621 ^ t624 ^ t627 ^ t631;
    const uint64_t t828 = t620 ^ t621 ^ t622 ^ t625 ^ t632;
    const uint64_t t829 = t620 ^ t622 ^ t623 ^ t625 ^ t627 ^ t633;
    const uint64_t t830 = t623 ^ t624 ^ t625 ^ t627 ^ t634;
    const uint64_t t831 = t620 ^ t624 ^ t625 ^ t626 ^ t635;
    const uint64_t t832 = t824 | t825 | t826 | t827 | t828 | t829 | t830 | t831;
    const uint64_t t833 = t620 & ~t832;
    const uint64_t t834 = t621 & ~t832;
    const uint64_t t835 = t622 & ~t832;
    const uint64_t t836 = t623 & ~t832;
    const uint64_t t837 = t624 & ~t832;
    const uint64_t t838 = t625 & ~t832;
    const uint64_t t839 = t626 & ~t832;
    const uint64_t t840 = t627 & ~t832;
    const uint64_t t841 = t620 ^ t624 ^ t625 ^ t626 ^ t628;
    const uint64_t t842 = t621 ^ t624 ^ t627 ^ t629;
    const uint64_t t843 = t622 ^ t625 ^ t630;
    const uint64_t t844 = t620 ^ t623 ^ t626 ^ t631;
    const uint64_t t845 = t620 ^ t621 ^ t624 ^ t627 ^ t632;
    const uint64_t t846 = t621 ^ t622 ^ t624 ^ t626 ^ t633;
    const uint64_t t847 = t622 ^ t623 ^ t624 ^ t626 ^ t627 ^ t634;
    const uint64_t t848 = t623 ^ t624 ^ t625 ^ t627 ^ t635;
    const uint64_t t849 = t841 | t842 | t843 | t844 | t845 | t846 | t847 | t848;
    const uint64_t t850 = t620 & ~t849;
    const uint64_t t851 = t621 & ~t849;
    const uint64_t t852 = t622 & ~t849;
    const uint64_t t853 = t623 & ~t849;
    const uint64_t t854 = t624 & ~t849;
    const uint64_t t855 = t625 & ~t849;
    const uint64_t t856 = t626 & ~t849;
    const uint64_t t857 = t627 & ~t849;
    const uint64_t t858 = t623 ^ t624 ^ t625 ^ t627 ^ t628;
    const uint64_t t859 = t620 ^ t623 ^ t626 ^ t627 ^ t629;
    const uint64_t t860 = t621 ^ t624 ^ t627 ^ t630;
    const uint64_t t861 = t622 ^ t625 ^ t631;
    const uint64_t t862 = t620 ^ t623 ^ t626 ^ t632;
    const uint64_t t863 = t620 ^ t621 ^ t623 ^ t625 ^ t633;
    const uint64_t t864 = t621 ^ t622 ^ t623 ^ t625 ^ t626 ^ t627 ^ t634;
    const uint64_t t865 = t622 ^ t623 ^ t624 ^ t626 ^ t627 ^ t635;
    const uint64_t t866 = t858 | t859 | t860 | t861 | t862 | t863 | t864 | t865;
    const uint64_t t867 = t620 & ~t866;
    const uint64_t t868 = t621 & ~t866;
    const uint64_t t869 = t622 & ~t866;
    const uint64_t t870 = t623 & ~t866;
    const uint64_t t871 = t624 & ~t866;
    const uint64_t t872 = t625 & ~t866;
    const uint64_t t873 = t626 & ~t866;
    const uint64_t t874 = t627 & ~t866;
    const uint64_t t875 = t622 ^ t623 ^ t624 ^ t626 ^ t627 ^ t628;
    const uint64_t t876 = t622 ^ t625 ^ t626 ^ t629;
    const uint64_t t877 = t620 ^ t623 ^ t626 ^ t627 ^ t630;
    const uint64_t t878 = t621 ^ t624 ^ t627 ^ t631;
    const uint64_t t879 = t622 ^ t625 ^ t632;
    const uint64_t t880 = t620 ^ t622 ^ t624 ^ t627 ^ t633;
    const uint64_t t881 = t620 ^ t621 ^ t622 ^ t624 ^ t625 ^ t626 ^ t627 ^ t634;
    const uint64_t t882 = t621 ^ t622 ^ t623 ^ t625 ^ t626 ^ t627 ^ t635;
    const uint64_t t883 = t875 | t876 | t877 | t878 | t879 | t880 | t881 | t882;
    const uint64_t t884 = t620 & ~t883;
    const uint64_t t885 = t621 & ~t883;
    const uint64_t t886 = t622 & ~t883;
    const uint64_t t887 = t623 & ~t883;
    const uint64_t t888 = t624 & ~t883;
    const uint64_t t889 = t625 & ~t883;
    const uint64_t t890 = t626 & ~t883;
    const uint64_t t891 = t627 & ~t883;
    const uint64_t t892 = t621 ^ t622 ^ t623 ^ t625 ^ t626 ^ t627 ^ t628;
    const uint64_t t893 = t621 ^ t624 ^ t625 ^ t629;
    const uint64_t t894 = t622 ^ t625 ^ t626 ^ t630;
    const uint64_t t895 = t620 ^ t623 ^ t626 ^ t627 ^ t631;
    const uint64_t t896 = t621 ^ t624 ^ t627 ^ t632;
    const uint64_t t897 = t621 ^ t623 ^ t626 ^ t627 ^ t633;
    const uint64_t t898 = t620 ^ t621 ^ t623 ^ t624 ^ t625 ^ t626 ^ t634;
    const uint64_t t899 = t620 ^ t621 ^ t622 ^ t624 ^ t625 ^ t626 ^ t627 ^ t635;
    const uint64_t t900 = t892 | t893 | t894 | t895 | t896 | t897 | t898 | t899;
    const uint64_t t901 = t620 & ~t900;
    const uint64_t t902 = t621 & ~t900;
    const uint64_t t903 = t622 & ~t900;
    const uint64_t t904 = t623 & ~t900;
    const uint64_t t905 = t624 & ~t900;
    const uint64_t t906 = t625 & ~t900;
    const uint64_t t907 = t626 & ~t900;
    const uint64_t t908 = t627 & ~t900;
    const uint64_t t909 = t628 | t629 | t630 | t631 | t632 | t633 | t634 | t635;
    const uint64_t t910 = t620 & ~t909;
    const uint64_t t911 = t621 & ~t909;
    const uint64_t t912 = t622 & ~t909;
    const uint64_t t913 = t623 & ~t909;
    const uint64_t t914 = t624 & ~t909;
    const uint64_t t915 = t625 & ~t909;
    const uint64_t t916 = t626 & ~t909;
    const uint64_t t917 = t627 & ~t909;
    const uint64_t t918 = t620 | t621 | t622 | t623 | t624 | t625 | t626 | t627;
    const uint64_t t919 = t628 & ~t918;
    const uint64_t t920 = t629 & ~t918;
    const uint64_t t921 = t630 & ~t918;
    const uint64_t t922 = t631 & ~t918;
    const uint64_t t923 = t632 & ~t918;
    const uint64_t t924 = t633 & ~t918;
    const uint64_t t925 = t634 & ~t918;
    const uint64_t t926 = t635 & ~t918;
    const uint64_t t927 = ~t645 | ~t662 | ~t679 | ~t696 | ~t713 | ~t730 | ~t747 | ~t764 | ~t781 | ~t798 | ~t815
        | ~t832 | ~t849 | ~t866 | ~t883 | ~t900 | ~t909 | ~t918;
    const uint64_t t928 = t636 & t927;
    const uint64_t t929 = t636 & ~t927;
    const uint64_t t930 = entry[432] ^ entry[436] ^ entry[440] ^ entry[444] ^ entry[448] ^ entry[452] ^ entry[456]
        ^ entry[460] ^ entry[464] ^ entry[468] ^ entry[472] ^ entry[476] ^ entry[480] ^ entry[484] ^ entry[488]
        ^ entry[492] ^ entry[496];
    const uint64_t t931 = entry[433] ^ entry[437] ^ entry[441] ^ entry[445] ^ entry[449] ^ entry[453] ^ entry[457]
        ^ entry[461] ^ entry[465] ^ entry[469] ^ entry[473] ^ entry[477] ^ entry[481] ^ entry[485] ^ entry[489]
        ^ entry[493] ^ entry[497];
    const uint64_t t932 = entry[434] ^ entry[438] ^ entry[442] ^ entry[446] ^ entry[450] ^ entry[454] ^ entry[458]
        ^ entry[462] ^ entry[466] ^ entry[470] ^ entry[474] ^ entry[478] ^ entry[482] ^ entry[486] ^ entry[490]
        ^ entry[494] ^ entry[498];
    const uint64_t t933 = entry[435] ^ entry[439] ^ entry[443] ^ entry[447] ^ entry[451] ^ entry[455] ^ entry[459]
        ^ entry[463] ^ entry[467] ^ entry[471] ^ entry[475] ^ entry[479] ^ entry[483] ^ entry[487] ^ entry[491]
        ^ entry[495] ^ entry[499];
    const uint64_t t934 = entry[504] ^ entry[508] ^ entry[512] ^ entry[516] ^ entry[520] ^ entry[524] ^ entry[528]
        ^ entry[532] ^ entry[536] ^ entry[540] ^ entry[544] ^ entry[548] ^ entry[552] ^ entry[556] ^ entry[560]
        ^ entry[564] ^ entry[568];
    const uint64_t t935 = entry[505] ^ entry[509] ^ entry[513] ^ entry[517] ^ entry[521] ^ entry[525] ^ entry[529]
        ^ entry[533] ^ entry[537] ^ entry[541] ^ entry[545] ^ entry[549] ^ entry[553] ^ entry[557] ^ entry[561]
        ^ entry[565] ^ entry[569];
    const uint64_t t936 = entry[506] ^ entry[510] ^ entry[514] ^ entry[518] ^ entry[522] ^ entry[526] ^ entry[530]
        ^ entry[534] ^ entry[538] ^ entry[542] ^ entry[546] ^ entry[550] ^ entry[554] ^ entry[558] ^ entry[562]
        ^ entry[566] ^ entry[570];
    const uint64_t t937 = entry[507] ^ entry[511] ^ entry[515] ^ entry[519] ^ entry[523] ^ entry[527] ^ entry[531]
        ^ entry[535] ^ entry[539] ^ entry[543] ^ entry[547] ^ entry[551] ^ entry[555] ^ entry[559] ^ entry[563]
        ^ entry[567] ^ entry[571];
    const uint64_t t938 = entry[432] ^ entry[455] ^ entry[458] ^ entry[461] ^ entry[463] ^ entry[464] ^ entry[466]
        ^ entry[467] ^ entry[469] ^ entry[470] ^ entry[471] ^ entry[472] ^ entry[473] ^ entry[474] ^ entry[476]
        ^ entry[477] ^ entry[480] ^ entry[487] ^ entry[490] ^ entry[491] ^ entry[493] ^ entry[494] ^ entry[495]
        ^ entry[500] ^ entry[511] ^ entry[514] ^ entry[517] ^ entry[519] ^ entry[520] ^ entry[522] ^ entry[523]
        ^ entry[525] ^ entry[526] ^ entry[527] ^ entry[528] ^ entry[529] ^ entry[530] ^ entry[532] ^ entry[533]
        ^ entry[536] ^ entry[543] ^ entry[546] ^ entry[547] ^ entry[549] ^ entry[550] ^ entry[551] ^ entry[552]
        ^ entry[553] ^ entry[554] ^ entry[556] ^ entry[557] ^ entry[559] ^ entry[560] ^ entry[562] ^ entry[563]
        ^ entry[565] ^ entry[566] ^ entry[567];
    const uint64_t t939 = entry[433] ^ entry[436] ^ entry[455] ^ entry[458] ^ entry[459] ^ entry[461] ^ entry[462]
        ^ entry[463] ^ entry[464] ^ entry[465] ^ entry[466] ^ entry[468] ^ entry[469] ^ entry[472] ^ entry[475]
        ^ entry[478] ^ entry[481] ^ entry[484] ^ entry[487] ^ entry[490] ^ entry[493] ^ entry[501] ^ entry[511]
        ^ entry[514] ^ entry[515] ^ entry[517] ^ entry[518] ^ entry[519] ^ entry[520] ^ entry[521] ^ entry[522]
        ^ entry[524] ^ entry[525] ^ entry[528] ^ entry[531] ^ entry[534] ^ entry[537] ^ entry[540] ^ entry[543]
        ^ entry[546] ^ entry[549] ^ entry[552] ^ entry[555] ^ entry[558] ^ entry[559] ^ entry[561] ^ entry[562]
        ^ entry[564] ^ entry[565];
    const uint64_t t940 = entry[434] ^ entry[437] ^ entry[440] ^ entry[459] ^ entry[462] ^ entry[463] ^ entry[465]
        ^ entry[466] ^ entry[467] ^ entry[468] ^ entry[469] ^ entry[470] ^ entry[472] ^ entry[473] ^ entry[476]
        ^ entry[479] ^ entry[482] ^ entry[485] ^ entry[488] ^ entry[491] ^ entry[494] ^ entry[502] ^ entry[515]
        ^ entry[518] ^ entry[519] ^ entry[521] ^ entry[522] ^ entry[523] ^ entry[524] ^ entry[525] ^ entry[526]
        ^ entry[528] ^ entry[529] ^ entry[532] ^ entry[535] ^ entry[538] ^ entry[541] ^ entry[544] ^ entry[547]
        ^ entry[550] ^ entry[553] ^ entry[556] ^ entry[559] ^ entry[562] ^ entry[563] ^ entry[565] ^ entry[566];
    const uint64_t t941 = entry[435] ^ entry[438] ^ entry[441] ^ entry[444] ^ entry[463] ^ entry[466] ^ entry[467]
        ^ entry[469] ^ entry[470] ^ entry[471] ^ entry[472] ^ entry[473] ^ entry[474] ^ entry[476] ^ entry[477]
        ^ entry[480] ^ entry[483] ^ entry[486] ^ entry[489] ^ entry[492] ^ entry[495] ^ entry[503] ^ entry[519]
        ^ entry[522] ^ entry[523] ^ entry[525] ^ entry[526] ^ entry[527] ^ entry[528] ^ entry[529] ^ entry[530]
        ^ entry[532] ^ entry[533] ^ entry[536] ^ entry[539] ^ entry[542] ^ entry[545] ^ entry[548] ^ entry[551]
        ^ entry[554] ^ entry[557] ^ entry[560] ^ entry[563] ^ entry[566] ^ entry[567];
    const uint64_t t942 = entry[439] ^ entry[442] ^ entry[445] ^ entry[448] ^ entry[467] ^ entry[470] ^ entry[471]
        ^ entry[473] ^ entry[474] ^ entry[475] ^ entry[476] ^ entry[477] ^ entry[478] ^ entry[480] ^ entry[481]
        ^ entry[484] ^ entry[487] ^ entry[490] ^ entry[493] ^ entry[504] ^ entry[523] ^ entry[526] ^ entry[527]
        ^ entry[529] ^ entry[530] ^ entry[531] ^ entry[532] ^ entry[533] ^ entry[534] ^ entry[536] ^ entry[537]
        ^ entry[540] ^ entry[543] ^ entry[546] ^ entry[549] ^ entry[552] ^ entry[555] ^ entry[558] ^ entry[561]
        ^ entry[564] ^ entry[567] ^ entry[572];
    const uint64_t t943 = entry[443] ^ entry[446] ^ entry[449] ^ entry[452] ^ entry[455] ^ entry[458] ^ entry[461]
        ^ entry[463] ^ entry[464] ^ entry[466] ^ entry[467] ^ entry[469] ^ entry[470] ^ entry[472] ^ entry[473]
        ^ entry[475] ^ entry[476] ^ entry[478] ^ entry[479] ^ entry[481] ^ entry[482] ^ entry[484] ^ entry[485]
        ^ entry[487] ^ entry[488] ^ entry[490] ^ entry[493] ^ entry[495] ^ entry[505] ^ entry[508] ^ entry[511]
        ^ entry[514] ^ entry[517] ^ entry[519] ^ entry[520] ^ entry[522] ^ entry[523] ^ entry[525] ^ entry[526]
        ^ entry[528] ^ entry[529] ^ entry[531] ^ entry[532] ^ entry[534] ^ entry[535] ^ entry[537] ^ entry[538]
        ^ entry[540] ^ entry[541] ^ entry[543] ^ entry[544] ^ entry[546] ^ entry[549] ^ entry[551] ^ entry[552]
        ^ entry[554] ^ entry[557] ^ entry[560] ^ entry[563] ^ entry[566] ^ entry[567] ^ entry[573];
    const uint64_t t944 = entry[447] ^ entry[450] ^ entry[453] ^ entry[455] ^ entry[456] ^ entry[458] ^ entry[459]
        ^ entry[461] ^ entry[462] ^ entry[463] ^ entry[464] ^ entry[465] ^ entry[466] ^ entry[468] ^ entry[469]
        ^ entry[472] ^ entry[479] ^ entry[482] ^ entry[483] ^ entry[485] ^ entry[486] ^ entry[487] ^ entry[488]
        ^ entry[489] ^ entry[490] ^ entry[492] ^ entry[493] ^ entry[495] ^ entry[506] ^ entry[509] ^ entry[511]
        ^ entry[512] ^ entry[514] ^ entry[515] ^ entry[517] ^ entry[518] ^ entry[519] ^ entry[520] ^ entry[521]
        ^ entry[522] ^ entry[524] ^ entry[525] ^ entry[528] ^ entry[535] ^ entry[538] ^ entry[539] ^ entry[541]
        ^ entry[542] ^ entry[543] ^ entry[544] ^ entry[545] ^ entry[546] ^ entry[548] ^ entry[549] ^ entry[551]
        ^ entry[552] ^ entry[554] ^ entry[555] ^ entry[557] ^ entry[558] ^ entry[559] ^ entry[560] ^ entry[561]
        ^ entry[562] ^ entry[563] ^ entry[564] ^ entry[565] ^ entry[566] ^ entry[574];
    const uint64_t t945 = entry[451] ^ entry[454] ^ entry[457] ^ entry[459] ^ entry[460] ^ entry[462] ^ entry[463]
        ^ entry[465] ^ entry[466] ^ entry[467] ^ entry[468] ^ entry[469] ^ entry[470] ^ entry[472] ^ entry[473]
        ^ entry[476] ^ entry[483] ^ entry[486] ^ entry[487] ^ entry[489] ^ entry[490] ^ entry[491] ^ entry[492]
        ^ entry[493] ^ entry[494] ^ entry[507] ^ entry[510] ^ entry[513] ^ entry[515] ^ entry[516] ^ entry[518]
        ^ entry[519] ^ entry[521] ^ entry[522] ^ entry[523] ^ entry[524] ^ entry[525] ^ entry[526] ^ entry[528]
        ^ entry[529] ^ entry[532] ^ entry[539] ^ entry[542] ^ entry[543] ^ entry[545] ^ entry[546] ^ entry[547]
        ^ entry[548] ^ entry[549] ^ entry[550] ^ entry[552] ^ entry[553] ^ entry[555] ^ entry[556] ^ entry[558]
        ^ entry[559] ^ entry[561] ^ entry[562] ^ entry[563] ^ entry[564] ^ entry[565] ^ entry[566] ^ entry[567]
        ^ entry[575];
    const uint64_t t946 = t930 | t931 | t932 | t933 | t934 | t935 | t936 | t937 | t938 | t939 | t940 | t941 | t942
        | t943 | t944 | t945;
    const uint64_t t947 = t930 ^ t938;
    const uint64_t t948 = t931 ^ t939;
    const uint64_t t949 = t932 ^ t940;
    const uint64_t t950 = t933 ^ t941;
    const uint64_t t951 = t934 ^ t942;
    const uint64_t t952 = t935 ^ t943;
    const uint64_t t953 = t936 ^ t944;
    const uint64_t t954 = t937 ^ t945;
    const uint64_t t955 = t947 | t948 | t949 | t950 | t951 | t952 | t953 | t954;
    const uint64_t t956 = t930 & ~t955;
    const uint64_t t957 = t931 & ~t955;
    const uint64_t t958 = t932 & ~t955;
    const uint64_t t959 = t933 & ~t955;
    const uint64_t t960 = t934 & ~t955;
    const uint64_t t961 = t935 & ~t955;
    const uint64_t t962 = t936 & ~t955;
    const uint64_t t963 = t937 & ~t955;
    const uint64_t t964 = t937 ^ t938;
    const uint64_t t965 = t930 ^ t937 ^ t939;
    const uint64_t t966 = t931 ^ t940;
    const uint64_t t967 = t932 ^ t941;
    const uint64_t t968 = t933 ^ t942;
    const uint64_t t969 = t934 ^ t937 ^ t943;
    const uint64_t t970 = t935 ^ t937 ^ t944;
    const uint64_t t971 = t936 ^ t945;
    const uint64_t t972 = t964 | t965 | t966 | t967 | t968 | t969 | t970 | t971;
    const uint64_t t973 = t930 & ~t972;
    const uint64_t t974 = t931 & ~t972;
    const uint64_t t975 = t932 & ~t972;
    const uint64_t t976 = t933 & ~t972;
    const uint64_t t977 = t934 & ~t972;
    const uint64_t t978 = t935 & ~t972;
    const uint64_t t979 = t936 & ~t972;
    const uint64_t t980 = t937 & ~t972;
    const uint64_t t981 = t936 ^ t938;
    const uint64_t t982 = t936 ^ t937 ^ t939;
    const uint64_t t983 = t930 ^ t937 ^ t940;
    const uint64_t t984 = t931 ^ t941;
    const uint64_t t985 = t932 ^ t942;
    const uint64_t t986 = t933 ^ t936 ^ t943;
    const uint64_t t987 = t934 ^ t936 ^ t937 ^ t944;
    const uint64_t t988 = t935 ^ t937 ^ t945;
    const uint64_t t989 = t981 | t982 | t983 | t984 | t985 | t986 | t987 | t988;
    const uint64_t t990 = t930 & ~t989;
    const uint64_t t991 = t931 & ~t989;
    const uint64_t t992 = t932 & ~t989;
    const uint64_t t993 = t933 & ~t989;
    const uint64_t t994 = t934 & ~t989;
    const uint64_t t995 = t935 & ~t989;
    const uint64_t t996 = t936 & ~t989;
    const uint64_t t997 = t937 & ~t989;
    const uint64_t t998 = t935 ^ t937 ^ t938;
    const uint64_t t999 = t935 ^ t936 ^ t937 ^ t939;
    const uint64_t t1000 = t936 ^ t937 ^ t940;
    const uint64_t t1001 = t930 ^ t937 ^ t941;
    const uint64_t t1002 = t931 ^ t942;
    const uint64_t t1003 = t932 ^ t935 ^ t937 ^ t943;
    const uint64_t t1004 = t933 ^ t935 ^ t936 ^ t937 ^ t944;
    const uint64_t t1005 = t934 ^ t936 ^ t937 ^ t945;
    const uint64_t t1006 = t998 | t999 | t1000 | t1001 | t1002 | t1003 | t1004 | t1005;
    const uint64_t t1007 = t930 & ~t1006;
    const uint64_t t1008 = t931 & ~t1006;
    const uint64_t t1009 = t932 & ~t1006;
    const uint64_t t1010 = t933 & ~t1006;
    const uint64_t t1011 = t934 & ~t1006;
    const uint64_t t1012 = t935 & ~t1006;
    const uint64_t t1013 = t936 & ~t1006;
    const uint64_t t1014 = t937 & ~t1006;
    const uint64_t t1015 = t934 ^ t936 ^ t937 ^ t938;
    const uint64_t t1016 = t934 ^ t935 ^ t936 ^ t939;
    const uint64_t t1017 = t935 ^ t936 ^ t937 ^ t940;
    const uint64_t t1018 = t936 ^ t937 ^ t941;
    const uint64_t t1019 = t930 ^ t937 ^ t942;
    const uint64_t t1020 = t931 ^ t934 ^ t936 ^ t937 ^ t943;
    const uint64_t t1021 = t932 ^ t934 ^ t935 ^ t936 ^ t944;
    const uint64_t t1022 = t933 ^ t935 ^ t936 ^ t937 ^ t945;
    const uint64_t t1023 = t1015 | t1016 | t1017 | t1018 | t1019 | t1020 | t1021 | t1022;
    const uint64_t t1024 = t930 & ~t1023;
    const uint64_t t1025 = t931 & ~t1023;
    const uint64_t t1026 = t932 & ~t1023;
    const uint64_t t1027 = t933 & ~t1023;
    const uint64_t t1028 = t934 & ~t1023;
    const uint64_t t1029 = t935 & ~t1023;
    const uint64_t t1030 = t936 & ~t1023;
    const uint64_t t1031 = t937 & ~t1023;
    const uint64_t t1032 = t933 ^ t935 ^ t936 ^ t937 ^ t938;
    const uint64_t t1033 = t933 ^ t934 ^ t935 ^ t939;
    const uint64_t t1034 = t934 ^ t935 ^ t936 ^ t940;
    const uint64_t t1035 = t935 ^ t936 ^ t937 ^ t941;
    const uint64_t t1036 = t936 ^ t937 ^ t942;
    const uint64_t t1037 = t930 ^ t933 ^ t935 ^ t936 ^ t943;
    const uint64_t t1038 = t931 ^ t933 ^ t934 ^ t935 ^ t944;
    const uint64_t t1039 = t932 ^ t934 ^ t935 ^ t936 ^ t945;
    const uint64_t t1040 = t1032 | t1033 | t1034 | t1035 | t1036 | t1037 | t1038 | t1039;
    const uint64_t t1041 = t930 & ~t1040;
    const uint64_t t1042 = t931 & ~t1040;
    const uint64_t t1043 = t932 & ~t1040;
    const uint64_t t1044 = t933 & ~t1040;
    const uint64_t t1045 = t934 & ~t1040;
    const uint64_t t1046 = t935 & ~t1040;
    const uint64_t t1047 = t936 & ~t1040;
    const uint64_t t1048 = t937 & ~t1040;
    const uint64_t t1049 = t932 ^ t934 ^ t935 ^ t936 ^ t938;
    const uint64_t t1050 = t932 ^ t933 ^ t934 ^ t937 ^ t939;
    const uint64_t t1051 = t933 ^ t934 ^ t935 ^ t940;
    const uint64_t t1052 = t934 ^ t935 ^ t936 ^ t941;
    const uint64_t t1053 = t935 ^ t936 ^ t937 ^ t942;
    const uint64_t t1054 = t932 ^ t934 ^ t935 ^ t937 ^ t943;
    const uint64_t t1055 = t930 ^ t932 ^ t933 ^ t934 ^ t944;
    const uint64_t t1056 = t931 ^ t933 ^ t934 ^ t935 ^ t945;
    const uint64_t t1057 = t1049 | t1050 | t1051 | t1052 | t1053 | t1054 | t1055 | t1056;
    const uint64_t t1058 = t930 & ~t1057;
    const uint64_t t1059 = t931 & ~t1057;
    const uint64_t t1060 = t932 & ~t1057;
    const uint64_t t1061 = t933 & ~t1057;
    const uint64_t t1062 = t934 & ~t1057;
    const uint64_t t1063 = t935 & ~t1057;
    const uint64_t t1064 = t936 & ~t1057;
    const uint64_t t1065 = t937 & ~t1057;
    const uint64_t t1066 = t931 ^ t933 ^ t934 ^ t935 ^ t938;
    const uint64_t t1067 = t931 ^ t932 ^ t933 ^ t936 ^ t939;
    const uint64_t t1068 = t932 ^ t933 ^ t934 ^ t937 ^ t940;
    const uint64_t t1069 = t933 ^ t934 ^ t935 ^ t941;
    const uint64_t t1070 = t934 ^ t935 ^ t936 ^ t942;
    const uint64_t t1071 = t931 ^ t933 ^ t934 ^ t936 ^ t937 ^ t943;
    const uint64_t t1072 = t931 ^ t932 ^ t933 ^ t937 ^ t944;
    const uint64_t t1073 = t930 ^ t932 ^ t933 ^ t934 ^ t945;
    const uint64_t t1074 = t1066 | t1067 | t1068 | t1069 | t1070 | t1071 | t1072 | t1073;
    const uint64_t t1075 = t930 & ~t1074;
    const uint64_t t1076 = t931 & ~t1074;
    const uint64_t t1077 = t932 & ~t1074;
    const uint64_t t1078 = t933 & ~t1074;
    const uint64_t t1079 = t934 & ~t1074;
    const uint64_t t1080 = t935 & ~t1074;
    const uint64_t t1081 = t936 & ~t1074;
    const uint64_t t1082 = t937 & ~t1074;
    const uint64_t t1083 = t930 ^ t932 ^ t933 ^ t934 ^ t938;
    const uint64_t t1084 = t930 ^ t931 ^ t932 ^ t935 ^ t939;
    const uint64_t t1085 = t931 ^ t932 ^ t933 ^ t936 ^ t940;
    const uint64_t t1086 = t932 ^ t933 ^ t934 ^ t937 ^ t941;
    const uint64_t t1087 = t933 ^ t934 ^ t935 ^ t942;
    const uint64_t t1088 = t930 ^ t932 ^ t933 ^ t935 ^ t936 ^ t943;
    const uint64_t t1089 = t930 ^ t931 ^ t932 ^ t936 ^ t937 ^ t944;
    const uint64_t t1090 = t931 ^ t932 ^ t933 ^ t937 ^ t945;
    const uint64_t t1091 = t1083 | t1084 | t1085 | t1086 | t1087 | t1088 | t1089 | t1090;
    const uint64_t t1092 = t930 & ~t1091;
    const uint64_t t1093 = t931 & ~t1091;
    const uint64_t t1094 = t932 & ~t1091;
    const uint64_t t1095 = t933 & ~t1091;
    const uint64_t t1096 = t934 & ~t1091;
    const uint64_t t1097 = t935 & ~t1091;
    const uint64_t t1098 = t936 & ~t1091;
    const uint64_t t1099 = t937 & ~t1091;
    const uint64_t t1100 = t931 ^ t932 ^ t933 ^ t937 ^ t938;
    const uint64_t t1101 = t930 ^ t931 ^ t934 ^ t937 ^ t939;
    const uint64_t t1102 = t930 ^ t931 ^ t932 ^ t935 ^ t940;
    const uint64_t t1103 = t931 ^ t932 ^ t933 ^ t936 ^ t941;
    const uint64_t t1104 = t932 ^ t933 ^ t934 ^ t937 ^ t942;
    const uint64_t t1105 = t931 ^ t932 ^ t934 ^ t935 ^ t937 ^ t943;
    const uint64_t t1106 = t930 ^ t931 ^ t935 ^ t936 ^ t937 ^ t944;
    const uint64_t t1107 = t930 ^ t931 ^ t932 ^ t936 ^ t937 ^ t945;
    const uint64_t t1108 = t1100 | t1101 | t1102 | t1103 | t1104 | t1105 | t1106 | t1107;
    const uint64_t t1109 = t930 & ~t1108;
    const uint64_t t1110 = t931 & ~t1108;
    const uint64_t t1111 = t932 & ~t1108;
    const uint64_t t1112 = t933 & ~t1108;
    const uint64_t t1113 = t934 & ~t1108;
    const uint64_t t1114 = t935 & ~t1108;
    const uint64_t t1115 = t936 & ~t1108;
    const uint64_t t1116 = t937 & ~t1108;
    const uint64_t t1117 = t930 ^ t931 ^ t932 ^ t936 ^ t937 ^ t938;
    const uint64_t t1118 = t930 ^ t933 ^ t936 ^ t939;
    const uint64_t t1119 = t930 ^ t931 ^ t934 ^ t937 ^ t940;
    const uint64_t t1120 = t930 ^ t931 ^ t932 ^ t935 ^ t941;
    const uint64_t t1121 = t931 ^ t932 ^ t933 ^ t936 ^ t942;
    const uint64_t t1122 = t930 ^ t931 ^ t933 ^ t934 ^ t936 ^ t943;
    const uint64_t t1123 = t930 ^ t934 ^ t935 ^ t936 ^ t944;
    const uint64_t t1124 = t930 ^ t931 ^ t935 ^ t936 ^ t937 ^ t945;
    const uint64_t t1125 = t1117 | t1118 | t1119 | t1120 | t1121 | t1122 | t1123 | t1124;
    const uint64_t t1126 = t930 & ~t1125;
    const uint64_t t1127 = t931 & ~t1125;
    const uint64_t t1128 = t932 & ~t1125;
    const uint64_t t1129 = t933 & ~t1125;
    const uint64_t t1130 = t934 & ~t1125;
    const uint64_t t1131 = t935 & ~t1125;
    const uint64_t t1132 = t936 & ~t1125;
    const uint64_t t1133 = t937 & ~t1125;
    const uint64_t t1134 = t930 ^ t931 ^ t935 ^ t936 ^ t937 ^ t938;
    const uint64_t t1135 = t932 ^ t935 ^ t939;
    const uint64_t t1136 = t930 ^ t933 ^ t936 ^ t940;
    const uint64_t t1137 = t930 ^ t931 ^ t934 ^ t937 ^ t941;
    const uint64_t t1138 = t930 ^ t931 ^ t932 ^ t935 ^ t942;
    const uint64_t t1139 = t930 ^ t932 ^ t933 ^ t935 ^ t937 ^ t943;
    const uint64_t t1140 = t933 ^ t934 ^ t935 ^ t937 ^ t944;
    const uint64_t t1141 = t930 ^ t934 ^ t935 ^ t936 ^ t945;
    const uint64_t t1142 = t1134 | t1135 | t1136 | t1137 | t1138 | t1139 | t1140 | t1141;
    const uint64_t t1143 = t930 & ~t1142;
    const uint64_t t1144 = t931 & ~t1142;
    const uint64_t t1145 = t932 & ~t1142;
    const uint64_t t1146 = t933 & ~t1142;
    const uint64_t t1147 = t934 & ~t1142;
    const uint64_t t1148 = t935 & ~t1142;
    const uint64_t t1149 = t936 & ~t1142;
    const uint64_t t1150 = t937 & ~t1142;
    const uint64_t t1151 = t930 ^ t934 ^ t935 ^ t936 ^ t938;
    const uint64_t t1152 = t931 ^ t934 ^ t937 ^ t939;
    const uint64_t t1153 = t932 ^ t935 ^ t940;
    const uint64_t t1154 = t930 ^ t933 ^ t936 ^ t941;
    const uint64_t t1155 = t930 ^ t931 ^ t934 ^ t937 ^ t942;
    const uint64_t t1156 = t931 ^ t932 ^ t934 ^ t936 ^ t943;
    const uint64_t t1157 = t932 ^ t933 ^ t934 ^ t936 ^ t937 ^ t944;
    const uint64_t t1158 = t933 ^ t934 ^ t935 ^ t937 ^ t945;
    const uint64_t t1159 = t1151 | t1152 | t1153 | t1154 | t1155 | t1156 | t1157 | t1158;
    const uint64_t t1160 = t930 & ~t1159;
    const uint64_t t1161 = t931 & ~t1159;
    const uint64_t t1162 = t932 & ~t1159;
    const uint64_t t1163 = t933 & ~t1159;
    const uint64_t t1164 = t934 & ~t1159;
    const uint64_t t1165 = t935 & ~t1159;
    const uint64_t t1166 = t936 & ~t1159;
    const uint64_t t1167 = t937 & ~t1159;
    const uint64_t t1168 = t933 ^ t934 ^ t935 ^ t937 ^ t938;
    const uint64_t t1169 = t930 ^ t933 ^ t936 ^ t937 ^ t939;
    const uint64_t t1170 = t931 ^ t934 ^ t937 ^ t940;
    const uint64_t t1171 = t932 ^ t935 ^ t941;
    const uint64_t t1172 = t930 ^ t933 ^ t936 ^ t942;
    const uint64_t t1173 = t930 ^ t931 ^ t933 ^ t935 ^ t943;
    const uint64_t t1174 = t931 ^ t932 ^ t933 ^ t935 ^ t936 ^ t937 ^ t944;
    const uint64_t t1175 = t932 ^ t933 ^ t934 ^ t936 ^ t937 ^ t945;
    const uint64_t t1176 = t1168 | t1169 | t1170 | t1171 | t1172 | t1173 | t1174 | t1175;
    const uint64_t t1177 = t930 & ~t1176;
    const uint64_t t1178 = t931 & ~t1176;
    const uint64_t t1179 = t932 & ~t1176;
    const uint64_t t1180 = t933 & ~t1176;
    const uint64_t t1181 = t934 & ~t1176;
    const uint64_t t1182 = t935 & ~t1176;
    const uint64_t t1183 = t936 & ~t1176;
    const uint64_t t1184 = t937 & ~t1176;
    const uint64_t t1185 = t932 ^ t933 ^ t934 ^ t936 ^ t937 ^ t938;
    const uint64_t t1186 = t932 ^ t935 ^ t936 ^ t939;
    const uint64_t t1187 = t930 ^ t933 ^ t936 ^ t937 ^ t940;
    const uint64_t t1188 = t931 ^ t934 ^ t937 ^ t941;
    const uint64_t t1189 = t932 ^ t935 ^ t942;
    const uint64_t t1190 = t930 ^ t932 ^ t934 ^ t937 ^ t943;
    const uint64_t t1191 = t930 ^ t931 ^ t932 ^ t934 ^ t935 ^ t936 ^ t937 ^ t944;
    const uint64_t t1192 = t931 ^ t932 ^ t933 ^ t935 ^ t936 ^ t937 ^ t945;
    const uint64_t t1193 = t1185 | t1186 | t1187 | t1188 | t1189 | t1190 | t1191 | t1192;
    const uint64_t t1194 = t930 & ~t1193;
    const uint64_t t1195 = t931 & ~t1193;
    const uint64_t t1196 = t932 & ~t1193;
    const uint64_t t1197 = t933 & ~t1193;
    const uint64_t t1198 = t934 & ~t1193;
    const uint64_t t1199 = t935 & ~t1193;
    const uint64_t t1200 = t936 & ~t1193;
    const uint64_t t1201 = t937 & ~t1193;
    const uint64_t t1202 = t931 ^ t932 ^ t933 ^ t935 ^ t936 ^ t937 ^ t938;
    const uint64_t t1203 = t931 ^ t934 ^ t935 ^ t939;
    const uint64_t t1204 = t932 ^ t935 ^ t936 ^ t940;
    const uint64_t t1205 = t930 ^ t933 ^ t936 ^ t937 ^ t941;
    const uint64_t t1206 = t931 ^ t934 ^ t937 ^ t942;
    const uint64_t t1207 = t931 ^ t933 ^ t936 ^ t937 ^ t943;
    const uint64_t t1208 = t930 ^ t931 ^ t933 ^ t934 ^ t935 ^ t936 ^ t944;
    const uint64_t t1209 = t930 ^ t931 ^ t932 ^ t934 ^ t935 ^ t936 ^ t937 ^ t945;
    const uint64_t t1210 = t1202 | t1203 | t1204 | t1205 | t1206 | t1207 | t1208 | t1209;
    const uint64_t t1211 = t930 & ~t1210;
    const uint64_t t1212 = t931 & ~t1210;
    const uint64_t t1213 = t932 & ~t1210;
    const uint64_t t1214 = t933 & ~t1210;
    const uint64_t t1215 = t934 & ~t1210;
    const uint64_t t1216 = t935 & ~t1210;
    const uint64_t t1217 = t936 & ~t1210;
    const uint64_t t1218 = t937 & ~t1210;
    const uint64_t t1219 = t938 | t939 | t940 | t941 | t942 | t943 | t944 | t945;
    const uint64_t t1220 = t930 & ~t1219;
    const uint64_t t1221 = t931 & ~t1219;
    const uint64_t t1222 = t932 & ~t1219;
    const uint64_t t1223 = t933 & ~t1219;
    const uint64_t t1224 = t934 & ~t1219;
    const uint64_t t1225 = t935 & ~t1219;
    const uint64_t t1226 = t936 & ~t1219;
    const uint64_t t1227 = t937 & ~t1219;
    const uint64_t t1228 = t930 | t931 | t932 | t933 | t934 | t935 | t936 | t937;
    const uint64_t t1229 = t938 & ~t1228;
    const uint64_t t1230 = t939 & ~t1228;
    const uint64_t t1231 = t940 & ~t1228;
    const uint64_t t1232 = t941 & ~t1228;
    const uint64_t t1233 = t942 & ~t1228;
    const uint64_t t1234 = t943 & ~t1228;
    const uint64_t t1235 = t944 & ~t1228;
    const uint64_t t1236 = t945 & ~t1228;
    const uint64_t t1237 = ~t955 | ~t972 | ~t989 | ~t1006 | ~t1023 | ~t1040 | ~t1057 | ~t1074 | ~t1091 | ~t1108
        | ~t1125 | ~t1142 | ~t1159 | ~t1176 | ~t1193 | ~t1210 | ~t1219 | ~t1228;
    const uint64_t t1238 = t946 & t1237;
    const uint64_t t1239 = t946 & ~t1237;
    const uint64_t t1240 = t308 & t618;
    const uint64_t t1241 = t308 | t618;
    const uint64_t t1242 = t928 & t1238;
    const uint64_t t1243 = t928 | t1238;
    const uint64_t t1244 = t1241 & t1243;
    const uint64_t t1245 = t1240 | t1242 | t1244;
    const uint64_t t1246 = t26 | t27 | t28 | t29 | t30 | t31 | t32 | t33 | t336 | t337 | t338 | t339 | t340 | t341
        | t342 | t343 | t646 | t647 | t648 | t649 | t650 | t651 | t652 | t653 | t956 | t957 | t958 | t959 | t960
        | t961 | t962 | t963;
    const uint64_t t1247 = t43 | t44 | t45 | t46 | t47 | t48 | t49 | t50 | t353 | t354 | t355 | t356 | t357 | t358
        | t359 | t360 | t663 | t664 | t665 | t666 | t667 | t668 | t669 | t670 | t973 | t974 | t975 | t976 | t977
        | t978 | t979 | t980;
    const uint64_t t1248 = t60 | t61 | t62 | t63 | t64 | t65 | t66 | t67 | t370 | t371 | t372 | t373 | t374 | t375
        | t376 | t377 | t680 | t681 | t682 | t683 | t684 | t685 | t686 | t687 | t990 | t991 | t992 | t993 | t994
        | t995 | t996 | t997;
    const uint64_t t1249 = t77 | t78 | t79 | t80 | t81 | t82 | t83 | t84 | t387 | t388 | t389 | t390 | t391 | t392
        | t393 | t394 | t697 | t698 | t699 | t700 | t701 | t702 | t703 | t704 | t1007 | t1008 | t1009 | t1010
        | t1011 | t1012 | t1013 | t1014;
    const uint64_t t1250 = t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t404 | t405 | t406 | t407 | t408
        | t409 | t410 | t411 | t714 | t715 | t716 | t717 | t718 | t719 | t720 | t721 | t1024 | t1025 | t1026
        | t1027 | t1028 | t1029 | t1030 | t1031;
    const uint64_t t1251 = t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t421 | t422 | t423 | t424 | t425
        | t426 | t427 | t428 | t731 | t732 | t733 | t734 | t735 | t736 | t737 | t738 | t1041 | t1042 | t1043
        | t1044 | t1045 | t1046 | t1047 | t1048;
    const uint64_t t1252 = t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t438 | t439 | t440 | t441 | t442
        | t443 | t444 | t445 | t748 | t749 | t750 | t751 | t752 | t753 | t754 | t755 | t1058 | t1059 | t1060
        | t1061 | t1062 | t1063 | t1064 | t1065;
    const uint64_t t1253 = t145 | t146 | t147 | t148 | t149 | t150 | t151 | t152 | t455 | t456 | t457 | t458 | t459
        | t460 | t461 | t462 | t765 | t766 | t767 | t768 | t769 | t770 | t771 | t772 | t1075 | t1076 | t1077
        | t1078 | t1079 | t1080 | t1081 | t1082;
    const uint64_t t1254 = t162 | t163 | t164 | t165 | t166 | t167 | t168 | t169 | t472 | t473 | t474 | t475 | t476
        | t477 | t478 | t479 | t782 | t783 | t784 | t785 | t786 | t787 | t788 | t789 | t1092 | t1093 | t1094
        | t1095 | t1096 | t1097 | t1098 | t1099;
    const uint64_t t1255 = t179 | t180 | t181 | t182 | t183 | t184 | t185 | t186 | t489 | t490 | t491 | t492 | t493
        | t494 | t495 | t496 | t799 | t800 | t801 | t802 | t803 | t804 | t805 | t806 | t1109 | t1110 | t1111
        | t1112 | t1113 | t1114 | t1115 | t1116;
    const uint64_t t1256 = t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t506 | t507 | t508 | t509 | t510
        | t511 | t512 | t513 | t816 | t817 | t818 | t819 | t820 | t821 | t822 | t823 | t1126 | t1127 | t1128
        | t1129 | t1130 | t1131 | t1132 | t1133;
    const uint64_t t1257 = t213 | t214 | t215 | t216 | t217 | t218 | t219 | t220 | t523 | t524 | t525 | t526 | t527
        | t528 | t529 | t530 | t833 | t834 | t835 | t836 | t837 | t838 | t839 | t840 | t1143 | t1144 | t1145
        | t1146 | t1147 | t1148 | t1149 | t1150;
    const uint64_t t1258 = t230 | t231 | t232 | t233 | t234 | t235 | t236 | t237 | t540 | t541 | t542 | t543 | t544
        | t545 | t546 | t547 | t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t1160 | t1161 | t1162
        | t1163 | t1164 | t1165 | t1166 | t1167;
    const uint64_t t1259 = t247 | t248 | t249 | t250 | t251 | t252 | t253 | t254 | t557 | t558 | t559 | t560 | t561
        | t562 | t563 | t564 | t867 | t868 | t869 | t870 | t871 | t872 | t873 | t874 | t1177 | t1178 | t1179
        | t1180 | t1181 | t1182 | t1183 | t1184;
    const uint64_t t1260 = t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t574 | t575 | t576 | t577 | t578
        | t579 | t580 | t581 | t884 | t885 | t886 | t887 | t888 | t889 | t890 | t891 | t1194 | t1195 | t1196
        | t1197 | t1198 | t1199 | t1200 | t1201;
    const uint64_t t1261 = t281 | t282 | t283 | t284 | t285 | t286 | t287 | t288 | t591 | t592 | t593 | t594 | t595
        | t596 | t597 | t598 | t901 | t902 | t903 | t904 | t905 | t906 | t907 | t908 | t1211 | t1212 | t1213
        | t1214 | t1215 | t1216 | t1217 | t1218;
    const uint64_t t1262 = t290 | t291 | t292 | t293 | t294 | t295 | t296 | t297 | t600 | t601 | t602 | t603 | t604
        | t605 | t606 | t607 | t910 | t911 | t912 | t913 | t914 | t915 | t916 | t917 | t1220 | t1221 | t1222
        | t1223 | t1224 | t1225 | t1226 | t1227;
    const uint64_t t1263 = t299 | t300 | t301 | t302 | t303 | t304 | t305 | t306 | t609 | t610 | t611 | t612 | t613
        | t614 | t615 | t616 | t919 | t920 | t921 | t922 | t923 | t924 | t925 | t926 | t1229 | t1230 | t1231
        | t1232 | t1233 | t1234 | t1235 | t1236;
    const uint64_t t1264 = t1246 & t1247;
    const uint64_t t1265 = t1246 | t1247;
    const uint64_t t1266 = t1248 & t1249;
    const uint64_t t1267 = t1248 | t1249;
    const uint64_t t1268 = t1265 & t1267;
    const uint64_t t1269 = t1265 | t1267;
    const uint64_t t1270 = t1264 | t1266 | t1268;
    const uint64_t t1271 = t1250 & t1251;
    const uint64_t t1272 = t1250 | t1251;
    const uint64_t t1273 = t1253 & t1254;
    const uint64_t t1274 = t1253 | t1254;
    const uint64_t t1275 = t1252 & t1274;
    const uint64_t t1276 = t1252 | t1274;
    const uint64_t t1277 = t1273 | t1275;
    const uint64_t t1278 = t1272 & t1276;
    const uint64_t t1279 = t1272 | t1276;
    const uint64_t t1280 = t1271 | t1277 | t1278;
    const uint64_t t1281 = t1269 & t1279;
    const uint64_t t1282 = t1269 | t1279;
    const uint64_t t1283 = t1270 | t1280 | t1281;
    const uint64_t t1284 = t1255 & t1256;
    const uint64_t t1285 = t1255 | t1256;
    const uint64_t t1286 = t1257 & t1258;
    const uint64_t t1287 = t1257 | t1258;
    const uint64_t t1288 = t1285 & t1287;
    const uint64_t t1289 = t1285 | t1287;
    const uint64_t t1290 = t1284 | t1286 | t1288;
    const uint64_t t1291 = t1259 & t1260;
    const uint64_t t1292 = t1259 | t1260;
    const uint64_t t1293 = t1262 & t1263;
    const uint64_t t1294 = t1262 | t1263;
    const uint64_t t1295 = t1261 & t1294;
    const uint64_t t1296 = t1261 | t1294;
    const uint64_t t1297 = t1293 | t1295;
    const uint64_t t1298 = t1292 & t1296;
    const uint64_t t1299 = t1292 | t1296;
    const uint64_t t1300 = t1291 | t1297 | t1298;
    const uint64_t t1301 = t1289 & t1299;
    const uint64_t t1302 = t1289 | t1299;
    const uint64_t t1303 = t1290 | t1300 | t1301;
    const uint64_t t1304 = t1282 & t1302;
    const uint64_t t1305 = t1283 | t1303 | t1304;
    const uint64_t t1306 = t26 | t27 | t28 | t29 | t30 | t31 | t32 | t33 | t43 | t44 | t45 | t46 | t47 | t48 | t49
        | t50;
    const uint64_t t1307 = t60 | t61 | t62 | t63 | t64 | t65 | t66 | t67 | t77 | t78 | t79 | t80 | t81 | t82 | t83
        | t84;
    const uint64_t t1308 = t94 | t95 | t96 | t97 | t98 | t99 | t100 | t101 | t111 | t112 | t113 | t114 | t115
        | t116 | t117 | t118;
    const uint64_t t1309 = t128 | t129 | t130 | t131 | t132 | t133 | t134 | t135 | t145 | t146 | t147 | t148 | t149
        | t150 | t151 | t152;
    const uint64_t t1310 = t162 | t163 | t164 | t165 | t166 | t167 | t168 | t169 | t179 | t180 | t181 | t182 | t183
        | t184 | t185 | t186;
    const uint64_t t1311 = t196 | t197 | t198 | t199 | t200 | t201 | t202 | t203 | t213 | t214 | t215 | t216 | t217
        | t218 | t219 | t220;
    const uint64_t t1312 = t230 | t231 | t232 | t233 | t234 | t235 | t236 | t237 | t247 | t248 | t249 | t250 | t251
        | t252 | t253 | t254;
    const uint64_t t1313 = t264 | t265 | t266 | t267 | t268 | t269 | t270 | t271 | t281 | t282 | t283 | t284 | t285
        | t286 | t287 | t288;
    const uint64_t t1314 = t290 | t291 | t292 | t293 | t294 | t295 | t296 | t297 | t299 | t300 | t301 | t302 | t303
        | t304 | t305 | t306;
    const uint64_t t1315 = t336 | t337 | t338 | t339 | t340 | t341 | t342 | t343 | t353 | t354 | t355 | t356 | t357
        | t358 | t359 | t360;
    const uint64_t t1316 = t370 | t371 | t372 | t373 | t374 | t375 | t376 | t377 | t387 | t388 | t389 | t390 | t391
        | t392 | t393 | t394;
    const uint64_t t1317 = t404 | t405 | t406 | t407 | t408 | t409 | t410 | t411 | t421 | t422 | t423 | t424 | t425
        | t426 | t427 | t428;
    const uint64_t t1318 = t438 | t439 | t440 | t441 | t442 | t443 | t444 | t445 | t455 | t456 | t457 | t458 | t459
        | t460 | t461 | t462;
    const uint64_t t1319 = t472 | t473 | t474 | t475 | t476 | t477 | t478 | t479 | t489 | t490 | t491 | t492 | t493
        | t494 | t495 | t496;
    const uint64_t t1320 = t506 | t507 | t508 | t509 | t510 | t511 | t512 | t513 | t523 | t524 | t525 | t526 | t527
        | t528 | t529 | t530;
    const uint64_t t1321 = t540 | t541 | t542 | t543 | t544 | t545 | t546 | t547 | t557 | t558 | t559 | t560 | t561
        | t562 | t563 | t564;
    const uint64_t t1322 = t574 | t575 | t576 | t577 | t578 | t579 | t580 | t581 | t591 | t592 | t593 | t594 | t595
        | t596 | t597 | t598;
    const uint64_t t1323 = t600 | t601 | t602 | t603 | t604 | t605 | t606 | t607 | t609 | t610 | t611 | t612 | t613
        | t614 | t615 | t616;
    const uint64_t t1324 = t646 | t647 | t648 | t649 | t650 | t651 | t652 | t653 | t663 | t664 | t665 | t666 | t667
        | t668 | t669 | t670;
    const uint64_t t1325 = t680 | t681 | t682 | t683 | t684 | t685 | t686 | t687 | t697 | t698 | t699 | t700 | t701
        | t702 | t703 | t704;
    const uint64_t t1326 = t714 | t715 | t716 | t717 | t718 | t719 | t720 | t721 | t731 | t732 | t733 | t734 | t735
        | t736 | t737 | t738;
    const uint64_t t1327 = t748 | t749 | t750 | t751 | t752 | t753 | t754 | t755 | t765 | t766 | t767 | t768 | t769
        | t770 | t771 | t772;
    const uint64_t t1328 = t782 | t783 | t784 | t785 | t786 | t787 | t788 | t789 | t799 | t800 | t801 | t802 | t803
        | t804 | t805 | t806;
    const uint64_t t1329 = t816 | t817 | t818 | t819 | t820 | t821 | t822 | t823 | t833 | t834 | t835 | t836 | t837
        | t838 | t839 | t840;
    const uint64_t t1330 = t850 | t851 | t852 | t853 | t854 | t855 | t856 | t857 | t867 | t868 | t869 | t870 | t871
        | t872 | t873 | t874;
    const uint64_t t1331 = t884 | t885 | t886 | t887 | t888 | t889 | t890 | t891 | t901 | t902 | t903 | t904 | t905
        | t906 | t907 | t908;
    const uint64_t t1332 = t910 | t911 | t912 | t913 | t914 | t915 | t916 | t917 | t919 | t920 | t921 | t922 | t923
        | t924 | t925 | t926;
    const uint64_t t1333 = t956 | t957 | t958 | t959 | t960 | t961 | t962 | t963 | t973 | t974 | t975 | t976 | t977
        | t978 | t979 | t980;
    const uint64_t t1334 = t990 | t991 | t992 | t993 | t994 | t995 | t996 | t997 | t1007 | t1008 | t1009 | t1010
        | t1011 | t1012 | t1013 | t1014;
    const uint64_t t1335 = t1024 | t1025 | t1026 | t1027 | t1028 | t1029 | t1030 | t1031 | t1041 | t1042 | t1043
        | t1044 | t1045 | t1046 | t1047 | t1048;
    const uint64_t t1336 = t1058 | t1059 | t1060 | t1061 | t1062 | t1063 | t1064 | t1065 | t1075 | t1076 | t1077
        | t1078 | t1079 | t1080 | t1081 | t1082;
    const uint64_t t1337 = t1092 | t1093 | t1094 | t1095 | t1096 | t1097 | t1098 | t1099 | t1109 | t1110 | t1111
        | t1112 | t1113 | t1114 | t1115 | t1116;
    const uint64_t t1338 = t1126 | t1127 | t1128 | t1129 | t1130 | t1131 | t1132 | t1133 | t1143 | t1144 | t1145
        | t1146 | t1147 | t1148 | t1149 | t1150;
    const uint64_t t1339 = t1160 | t1161 | t1162 | t1163 | t1164 | t1165 | t1166 | t1167 | t1177 | t1178 | t1179
        | t1180 | t1181 | t1182 | t1183 | t1184;
    const uint64_t t1340 = t1194 | t1195 | t1196 | t1197 | t1198 | t1199 | t1200 | t1201 | t1211 | t1212 | t1213
        | t1214 | t1215 | t1216 | t1217 | t1218;
    const uint64_t t1341 = t1220 | t1221 | t1222 | t1223 | t1224 | t1225 | t1226 | t1227 | t1229 | t1230 | t1231
        | t1232 | t1233 | t1234 | t1235 | t1236;
    const uint64_t t1342 = t1306 & t1307;
    const uint64_t t1343 = t1306 | t1307;
    const uint64_t t1344 = t1308 & t1309;
    const uint64_t t1345 = t1308 | t1309;
    const uint64_t t1346 = t1343 & t1345;
    const uint64_t t1347 = t1343 | t1345;
    const uint64_t t1348 = t1342 | t1344 | t1346;
    const uint64_t t1349 = t1310 & t1311;
    const uint64_t t1350 = t1310 | t1311;
    const uint64_t t1351 = t1313 & t1314;
    const uint64_t t1352 = t1313 | t1314;
    const uint64_t t1353 = t1312 & t1352;
    const uint64_t t1354 = t1312 | t1352;
    const uint64_t t1355 = t1351 | t1353;
    const uint64_t t1356 = t1350 & t1354;
    const uint64_t t1357 = t1350 | t1354;
    const uint64_t t1358 = t1349 | t1355 | t1356;
    const uint64_t t1359 = t1347 & t1357;
    const uint64_t t1360 = t1347 | t1357;
    const uint64_t t1361 = t1348 | t1358 | t1359;
    const uint64_t t1362 = t1315 & t1316;
    const uint64_t t1363 = t1315 | t1316;
    const uint64_t t1364 = t1317 & t1318;
    const uint64_t t1365 = t1317 | t1318;
    const uint64_t t1366 = t1363 & t1365;
    const uint64_t t1367 = t1363 | t1365;
    const uint64_t t1368 = t1362 | t1364 | t1366;
    const uint64_t t1369 = t1319 & t1320;
    const uint64_t t1370 = t1319 | t1320;
    const uint64_t t1371 = t1322 & t1323;
    const uint64_t t1372 = t1322 | t1323;
    const uint64_t t1373 = t1321 & t1372;
    const uint64_t t1374 = t1321 | t1372;
    const uint64_t t1375 = t1371 | t1373;
    const uint64_t t1376 = t1370 & t1374;
    const uint64_t t1377 = t1370 | t1374;
    const uint64_t t1378 = t1369 | t1375 | t1376;
    const uint64_t t1379 = t1367 & t1377;
    const uint64_t t1380 = t1367 | t1377;
    const uint64_t t1381 = t1368 | t1378 | t1379;
    const uint64_t t1382 = t1360 & t1380;
    const uint64_t t1383 = t1360 | t1380;
    const uint64_t t1384 = t1361 | t1381 | t1382;
    const uint64_t t1385 = t1324 & t1325;
    const uint64_t t1386 = t1324 | t1325;
    const uint64_t t1387 = t1326 & t1327;
    const uint64_t t1388 = t1326 | t1327;
    const uint64_t t1389 = t1386 & t1388;
    const uint64_t t1390 = t1386 | t1388;
    const uint64_t t1391 = t1385 | t1387 | t1389;
    const uint64_t t1392 = t1328 & t1329;
    const uint64_t t1393 = t1328 | t1329;
    const uint64_t t1394 = t1331 & t1332;
    const uint64_t t1395 = t1331 | t1332;
    const uint64_t t1396 = t1330 & t1395;
    const uint64_t t1397 = t1330 | t1395;
    const uint64_t t1398 = t1394 | t1396;
    const uint64_t t1399 = t1393 & t1397;
    const uint64_t t1400 = t1393 | t1397;
    const uint64_t t1401 = t1392 | t1398 | t1399;
    const uint64_t t1402 = t1390 & t1400;
    const uint64_t t1403 = t1390 | t1400;
    const uint64_t t1404 = t1391 | t1401 | t1402;
    const uint64_t t1405 = t1333 & t1334;
    const uint64_t t1406 = t1333 | t1334;
    const uint64_t t1407 = t1335 & t1336;
    const uint64_t t1408 = t1335 | t1336;
    const uint64_t t1409 = t1406 & t1408;
    const uint64_t t1410 = t1406 | t1408;
    const uint64_t t1411 = t1405 | t1407 | t1409;
    const uint64_t t1412 = t1337 & t1338;
    const uint64_t t1413 = t1337 | t1338;
    const uint64_t t1414 = t1340 & t1341;
    const uint64_t t1415 = t1340 | t1341;
    const uint64_t t1416 = t1339 & t1415;
    const uint64_t t1417 = t1339 | t1415;
    const uint64_t t1418 = t1414 | t1416;
    const uint64_t t1419 = t1413 & t1417;
    const uint64_t t1420 = t1413 | t1417;
    const uint64_t t1421 = t1412 | t1418 | t1419;
    const uint64_t t1422 = t1410 & t1420;
    const uint64_t t1423 = t1410 | t1420;
    const uint64_t t1424 = t1411 | t1421 | t1422;
    const uint64_t t1425 = t1403 & t1423;
    const uint64_t t1426 = t1403 | t1423;
    const uint64_t t1427 = t1404 | t1424 | t1425;
    const uint64_t t1428 = t1383 & t1426;
    const uint64_t t1429 = t1384 | t1427 | t1428;
    const uint64_t t1430 = t1245 & t1305 & t1429;
    const uint64_t t1431 = t309 | t619 | t929 | t1239 | t1430;
    const uint64_t t1432 = t308 | t618 | t928 | t1238;
    const uint64_t t1433 = ~t1431 & t1432;
    const uint64_t t1434 = t26 & ~t1431;
    const uint64_t t1435 = t27 & ~t1431;
    const uint64_t t1436 = t28 & ~t1431;
    const uint64_t t1437 = t29 & ~t1431;
    const uint64_t t1438 = t30 & ~t1431;
    const uint64_t t1439 = t31 & ~t1431;
    const uint64_t t1440 = t32 & ~t1431;
    const uint64_t t1441 = t33 & ~t1431;
    const uint64_t t1442 = t43 & ~t1431;
    const uint64_t t1443 = t44 & ~t1431;
    const uint64_t t1444 = t45 & ~t1431;
    const uint64_t t1445 = t46 & ~t1431;
    const uint64_t t1446 = t47 & ~t1431;
    const uint64_t t1447 = t48 & ~t1431;
    const uint64_t t1448 = t49 & ~t1431;
    const uint64_t t1449 = t50 & ~t1431;
    const uint64_t t1450 = t60 & ~t1431;
    const uint64_t t1451 = t61 & ~t1431;
    const uint64_t t1452 = t62 & ~t1431;
    const uint64_t t1453 = t63 & ~t1431;
    const uint64_t t1454 = t64 & ~t1431;
    const uint64_t t1455 = t65 & ~t1431;
    const uint64_t t1456 = t66 & ~t1431;
    const uint64_t t1457 = t67 & ~t1431;
    const uint64_t t1458 = t77 & ~t1431;
    const uint64_t t1459 = t78 & ~t1431;
    const uint64_t t1460 = t79 & ~t1431;
    const uint64_t t1461 = t80 & ~t1431;
    const uint64_t t1462 = t81 & ~t1431;
    const uint64_t t1463 = t82 & ~t1431;
    const uint64_t t1464 = t83 & ~t1431;
    const uint64_t t1465 = t84 & ~t1431;
    const uint64_t t1466 = t94 & ~t1431;
    const uint64_t t1467 = t95 & ~t1431;
    const uint64_t t1468 = t96 & ~t1431;
    const uint64_t t1469 = t97 & ~t1431;
    const uint64_t t1470 = t98 & ~t1431;
    const uint64_t t1471 = t99 & ~t1431;
    const uint64_t t1472 = t100 & ~t1431;
    const uint64_t t1473 = t101 & ~t1431;
    const uint64_t t1474 = t111 & ~t1431;
    const uint64_t t1475 = t112 & ~t1431;
    const uint64_t t1476 = t113 & ~t1431;
    const uint64_t t1477 = t114 & ~t1431;
    const uint64_t t1478 = t115 & ~t1431;
    const uint64_t t1479 = t116 & ~t1431;
    const uint64_t t1480 = t117 & ~t1431;
    const uint64_t t1481 = t118 & ~t1431;
    const uint64_t t1482 = t128 & ~t1431;
    const uint64_t t1483 = t129 & ~t1431;
    const uint64_t t1484 = t130 & ~t1431;
    const uint64_t t1485 = t131 & ~t1431;
    const uint64_t t1486 = t132 & ~t1431;
    const uint64_t t1487 = t133 & ~t1431;
    const uint64_t t1488 = t134 & ~t1431;
    const uint64_t t1489 = t135 & ~t1431;
    const uint64_t t1490 = t145 & ~t1431;
    const uint64_t t1491 = t146 & ~t1431;
    const uint64_t t1492 = t147 & ~t1431;
    const uint64_t t1493 = t148 & ~t1431;
    const uint64_t t1494 = t149 & ~t1431;
    const uint64_t t1495 = t150 & ~t1431;
    const uint64_t t1496 = t151 & ~t1431;
    const uint64_t t1497 = t152 & ~t1431;
    const uint64_t t1498 = t162 & ~t1431;
    const uint64_t t1499 = t163 & ~t1431;
    const uint64_t t1500 = t164 & ~t1431;
    const uint64_t t1501 = t165 & ~t1431;
    const uint64_t t1502 = t166 & ~t1431;
    const uint64_t t1503 = t167 & ~t1431;
    const uint64_t t1504 = t168 & ~t1431;
    const uint64_t t1505 = t169 & ~t1431;
    const uint64_t t1506 = t179 & ~t1431;
    const uint64_t t1507 = t180 & ~t1431;
    const uint64_t t1508 = t181 & ~t1431;
    const uint64_t t1509 = t182 & ~t1431;
    const uint64_t t1510 = t183 & ~t1431;
    const uint64_t t1511 = t184 & ~t1431;
    const uint64_t t1512 = t185 & ~t1431;
    const uint64_t t1513 = t186 & ~t1431;
    const uint64_t t1514 = t196 & ~t1431;
    const uint64_t t1515 = t197 & ~t1431;
    const uint64_t t1516 = t198 & ~t1431;
    const uint64_t t1517 = t199 & ~t1431;
    const uint64_t t1518 = t200 & ~t1431;
    const uint64_t t1519 = t201 & ~t1431;
    const uint64_t t1520 = t202 & ~t1431;
    const uint64_t t1521 = t203 & ~t1431;
    const uint64_t t1522 = t213 & ~t1431;
    const uint64_t t1523 = t214 & ~t1431;
    const uint64_t t1524 = t215 & ~t1431;
    const uint64_t t1525 = t216 & ~t1431;
    const uint64_t t1526 = t217 & ~t1431;
    const uint64_t t1527 = t218 & ~t1431;
    const uint64_t t1528 = t219 & ~t1431;
    const uint64_t t1529 = t220 & ~t1431;
    const uint64_t t1530 = t230 & ~t1431;
    const uint64_t t1531 = t231 & ~t1431;
    const uint64_t t1532 = t232 & ~t1431;
    const uint64_t t1533 = t233 & ~t1431;
    const uint64_t t1534 = t234 & ~t1431;
    const uint64_t t1535 = t235 & ~t1431;
    const uint64_t t1536 = t236 & ~t1431;
    const uint64_t t1537 = t237 & ~t1431;
    const uint64_t t1538 = t247 & ~t1431;
    const uint64_t t1539 = t248 & ~t1431;
    const uint64_t t1540 = t249 & ~t1431;
    const uint64_t t1541 = t250 & ~t1431;
    const uint64_t t1542 = t251 & ~t1431;
    const uint64_t t1543 = t252 & ~t1431;
    const uint64_t t1544 = t253 & ~t1431;
    const uint64_t t1545 = t254 & ~t1431;
    const uint64_t t1546 = t264 & ~t1431;
    const uint64_t t1547 = t265 & ~t1431;
    const uint64_t t1548 = t266 & ~t1431;
    const uint64_t t1549 = t267 & ~t1431;
    const uint64_t t1550 = t268 & ~t1431;
    const uint64_t t1551 = t269 & ~t1431;
    const uint64_t t1552 = t270 & ~t1431;
    const uint64_t t1553 = t271 & ~t1431;
    const uint64_t t1554 = t281 & ~t1431;
    const uint64_t t1555 = t282 & ~t1431;
    const uint64_t t1556 = t283 & ~t1431;
    const uint64_t t1557 = t284 & ~t1431;
    const uint64_t t1558 = t285 & ~t1431;
    const uint64_t t1559 = t286 & ~t1431;
    const uint64_t t1560 = t287 & ~t1431;
    const uint64_t t1561 = t288 & ~t1431;
    const uint64_t t1562 = t290 & ~t1431;
    const uint64_t t1563 = t291 & ~t1431;
    const uint64_t t1564 = t292 & ~t1431;
    const uint64_t t1565 = t293 & ~t1431;
    const uint64_t t1566 = t294 & ~t1431;
    const uint64_t t1567 = t295 & ~t1431;
    const uint64_t t1568 = t296 & ~t1431;
    const uint64_t t1569 = t297 & ~t1431;
    const uint64_t t1570 = t299 & ~t1431;
    const uint64_t t1571 = t300 & ~t1431;
    const uint64_t t1572 = t301 & ~t1431;
    const uint64_t t1573 = t302 & ~t1431;
    const uint64_t t1574 = t303 & ~t1431;
    const uint64_t t1575 = t304 & ~t1431;
    const uint64_t t1576 = t305 & ~t1431;
    const uint64_t t1577 = t306 & ~t1431;
    const uint64_t t1578 = t336 & ~t1431;
    const uint64_t t1579 = t337 & ~t1431;
    const uint64_t t1580 = t338 & ~t1431;
    const uint64_t t1581 = t339 & ~t1431;
    const uint64_t t1582 = t340 & ~t1431;
    const uint64_t t1583 = t341 & ~t1431;
    const uint64_t t1584 = t342 & ~t1431;
    const uint64_t t1585 = t343 & ~t1431;
    const uint64_t t1586 = t353 & ~t1431;
    const uint64_t t1587 = t354 & ~t1431;
    const uint64_t t1588 = t355 & ~t1431;
    const uint64_t t1589 = t356 & ~t1431;
    const uint64_t t1590 = t357 & ~t1431;
    const uint64_t t1591 = t358 & ~t1431;
    const uint64_t t1592 = t359 & ~t1431;
    const uint64_t t1593 = t360 & ~t1431;
    const uint64_t t1594 = t370 & ~t1431;
    const uint64_t t1595 = t371 & ~t1431;
    const uint64_t t1596 = t372 & ~t1431;
    const uint64_t t1597 = t373 & ~t1431;
    const uint64_t t1598 = t374 & ~t1431;
    const uint64_t t1599 = t375 & ~t1431;
    const uint64_t t1600 = t376 & ~t1431;
    const uint64_t t1601 = t377 & ~t1431;
    const uint64_t t1602 = t387 & ~t1431;
    const uint64_t t1603 = t388 & ~t1431;
    const uint64_t t1604 = t389 & ~t1431;
    const uint64_t t1605 = t390 & ~t1431;
    const uint64_t t1606 = t391 & ~t1431;
    const uint64_t t1607 = t392 & ~t1431;
    const uint64_t t1608 = t393 & ~t1431;
    const uint64_t t1609 = t394 & ~t1431;
    const uint64_t t1610 = t404 & ~t1431;
    const uint64_t t1611 = t405 & ~t1431;
    const uint64_t t1612 = t406 & ~t1431;
    const uint64_t t1613 = t407 & ~t1431;
    const uint64_t t1614 = t408 & ~t1431;
    const uint64_t t1615 = t409 & ~t1431;
    const uint64_t t1616 = t410 & ~t1431;
    const uint64_t t1617 = t411 & ~t1431;
    const uint64_t t1618 = t421 & ~t1431;
    const uint64_t t1619 = t422 & ~t1431;
    const uint64_t t1620 = t423 & ~t1431;
    const uint64_t t1621 = t424 & ~t1431;
    const uint64_t t1622 = t425 & ~t1431;
    const uint64_t t1623 = t426 & ~t1431;
    const uint64_t t1624 = t427 & ~t1431;
    const uint64_t t1625 = t428 & ~t1431;
    const uint64_t t1626 = t438 & ~t1431;
    const uint64_t t1627 = t439 & ~t1431;
    const uint64_t t1628 = t440 & ~t1431;
    const uint64_t t1629 = t441 & ~t1431;
    const uint64_t t1630 = t442 & ~t1431;
    const uint64_t t1631 = t443 & ~t1431;
    const uint64_t t1632 = t444 & ~t1431;
    const uint64_t t1633 = t445 & ~t1431;
    const uint64_t t1634 = t455 & ~t1431;
    const uint64_t t1635 = t456 & ~t1431;
    const uint64_t t1636 = t457 & ~t1431;
    const uint64_t t1637 = t458 & ~t1431;
    const uint64_t t1638 = t459 & ~t1431;
    const uint64_t t1639 = t460 & ~t1431;
    const uint64_t t1640 = t461 & ~t1431;
    const uint64_t t1641 = t462 & ~t1431;
    const uint64_t t1642 = t472 & ~t1431;
    const uint64_t t1643 = t473 & ~t1431;
    const uint64_t t1644 = t474 & ~t1431;
    const uint64_t t1645 = t475 & ~t1431;
    const uint64_t t1646 = t476 & ~t1431;
    const uint64_t t1647 = t477 & ~t1431;
    const uint64_t t1648 = t478 & ~t1431;
    const uint64_t t1649 = t479 & ~t1431;
    const uint64_t t1650 = t489 & ~t1431;
    const uint64_t t1651 = t490 & ~t1431;
    const uint64_t t1652 = t491 & ~t1431;
    const uint64_t t1653 = t492 & ~t1431;
    const uint64_t t1654 = t493 & ~t1431;
    const uint64_t t1655 = t494 & ~t1431;
    const uint64_t t1656 = t495 & ~t1431;
    const uint64_t t1657 = t496 & ~t1431;
    const uint64_t t1658 = t506 & ~t1431;
    const uint64_t t1659 = t507 & ~t1431;
    const uint64_t t1660 = t508 & ~t1431;
    const uint64_t t1661 = t509 & ~t1431;
    const uint64_t t1662 = t510 & ~t1431;
    const uint64_t t1663 = t511 & ~t1431;
    const uint64_t t1664 = t512 & ~t1431;
    const uint64_t t1665 = t513 & ~t1431;
    const uint64_t t1666 = t523 & ~t1431;
    const uint64_t t1667 = t524 & ~t1431;
    const uint64_t t1668 = t525 & ~t1431;
    const uint64_t t1669 = t526 & ~t1431;
    const uint64_t t1670 = t527 & ~t1431;
    const uint64_t t1671 = t528 & ~t1431;
    const uint64_t t1672 = t529 & ~t1431;
    const uint64_t t1673 = t530 & ~t1431;
    const uint64_t t1674 = t540 & ~t1431;
    const uint64_t t1675 = t541 & ~t1431;
    const uint64_t t1676 = t542 & ~t1431;
    const uint64_t t1677 = t543 & ~t1431;
    const uint64_t t1678 = t544 & ~t1431;
    const uint64_t t1679 = t545 & ~t1431;
    const uint64_t t1680 = t546 & ~t1431;
    const uint64_t t1681 = t547 & ~t1431;
    const uint64_t t1682 = t557 & ~t1431;
    const uint64_t t1683 = t558 & ~t1431;
    const uint64_t t1684 = t559 & ~t1431;
    const uint64_t t1685 = t560 & ~t1431;
    const uint64_t t1686 = t561 & ~t1431;
    const uint64_t t1687 = t562 & ~t1431;
    const uint64_t t1688 = t563 & ~t1431;
    const uint64_t t1689 = t564 & ~t1431;
    const uint64_t t1690 = t574 & ~t1431;
    const uint64_t t1691 = t575 & ~t1431;
    const uint64_t t1692 = t576 & ~t1431;
    const uint64_t t1693 = t577 & ~t1431;
    const uint64_t t1694 = t578 & ~t1431;
    const uint64_t t1695 = t579 & ~t1431;
    const uint64_t t1696 = t580 & ~t1431;
    const uint64_t t1697 = t581 & ~t1431;
    const uint64_t t1698 = t591 & ~t1431;
    const uint64_t t1699 = t592 & ~t1431;
    const uint64_t t1700 = t593 & ~t1431;
    const uint64_t t1701 = t594 & ~t1431;
    const uint64_t t1702 = t595 & ~t1431;
    const uint64_t t1703 = t596 & ~t1431;
    const uint64_t t1704 = t597 & ~t1431;
    const uint64_t t1705 = t598 & ~t1431;
    const uint64_t t1706 = t600 & ~t1431;
    const uint64_t t1707 = t601 & ~t1431;
    const uint64_t t1708 = t602 & ~t1431;
    const uint64_t t1709 = t603 & ~t1431;
    const uint64_t t1710 = t604 & ~t1431;
    const uint64_t t1711 = t605 & ~t1431;
    const uint64_t t1712 = t606 & ~t1431;
    const uint64_t t1713 = t607 & ~t1431;
    const uint64_t t1714 = t609 & ~t1431;
    const uint64_t t1715 = t610 & ~t1431;
    const uint64_t t1716 = t611 & ~t1431;
    const uint64_t t1717 = t612 & ~t1431;
    const uint64_t t1718 = t613 & ~t1431;
    const uint64_t t1719 = t614 & ~t1431;
    const uint64_t t1720 = t615 & ~t1431;
    const uint64_t t1721 = t616 & ~t1431;
    const uint64_t t1722 = t646 & ~t1431;
    const uint64_t t1723 = t647 & ~t1431;
    const uint64_t t1724 = t648 & ~t1431;
    const uint64_t t1725 = t649 & ~t1431;
    const uint64_t t1726 = t650 & ~t1431;
    const uint64_t t1727 = t651 & ~t1431;
    const uint64_t t1728 = t652 & ~t1431;
    const uint64_t t1729 = t653 & ~t1431;
    const uint64_t t1730 = t663 & ~t1431;
    const uint64_t t1731 = t664 & ~t1431;
    const uint64_t t1732 = t665 & ~t1431;
    const uint64_t t1733 = t666 & ~t1431;
    const uint64_t t1734 = t667 & ~t1431;
    const uint64_t t1735 = t668 & ~t1431;
    const uint64_t t1736 = t669 & ~t1431;
    const uint64_t t1737 = t670 & ~t1431;
    const uint64_t t1738 = t680 & ~t1431;
    const uint64_t t1739 = t681 & ~t1431;
    const uint64_t t1740 = t682 & ~t1431;
    const uint64_t t1741 = t683 & ~t1431;
    const uint64_t t1742 = t684 & ~t1431;
    const uint64_t t1743 = t685 & ~t1431;
    const uint64_t t1744 = t686 & ~t1431;
    const uint64_t t1745 = t687 & ~t1431;
    const uint64_t t1746 = t697 & ~t1431;
    const uint64_t t1747 = t698 & ~t1431;
    const uint64_t t1748 = t699 & ~t1431;
    const uint64_t t1749 = t700 & ~t1431;
    const uint64_t t1750 = t701 & ~t1431;
    const uint64_t t1751 = t702 & ~t1431;
    const uint64_t t1752 = t703 & ~t1431;
    const uint64_t t1753 = t704 & ~t1431;
    const uint64_t t1754 = t714 & ~t1431;
    const uint64_t t1755 = t715 & ~t1431;
    const uint64_t t1756 = t716 & ~t1431;
    const uint64_t t1757 = t717 & ~t1431;
    const uint64_t t1758 = t718 & ~t1431;
    const uint64_t t1759 = t719 & ~t1431;
    const uint64_t t1760 = t720 & ~t1431;
    const uint64_t t1761 = t721 & ~t1431;
    const uint64_t t1762 = t731 & ~t1431;
    const uint64_t t1763 = t732 & ~t1431;
    const uint64_t t1764 = t733 & ~t1431;
    const uint64_t t1765 = t734 & ~t1431;
    const uint64_t t1766 = t735 & ~t1431;
    const uint64_t t1767 = t736 & ~t1431;
    const uint64_t t1768 = t737 & ~t1431;
    const uint64_t t1769 = t738 & ~t1431;
    const uint64_t t1770 = t748 & ~t1431;
    const uint64_t t1771 = t749 & ~t1431;
    const uint64_t t1772 = t750 & ~t1431;
    const uint64_t t1773 = t751 & ~t1431;
    const uint64_t t1774 = t752 & ~t1431;
    const uint64_t t1775 = t753 & ~t1431;
    const uint64_t t1776 = t754 & ~t1431;
    const uint64_t t1777 = t755 & ~t1431;
    const uint64_t t1778 = t765 & ~t1431;
    const uint64_t t1779 = t766 & ~t1431;
    const uint64_t t1780 = t767 & ~t1431;
    const uint64_t t1781 = t768 & ~t1431;
    const uint64_t t1782 = t769 & ~t1431;
    const uint64_t t1783 = t770 & ~t1431;
    const uint64_t t1784 = t771 & ~t1431;
    const uint64_t t1785 = t772 & ~t1431;
    const uint64_t t1786 = t782 & ~t1431;
    const uint64_t t1787 = t783 & ~t1431;
    const uint64_t t1788 = t784 & ~t1431;
    const uint64_t t1789 = t785 & ~t1431;
    const uint64_t t1790 = t786 & ~t1431;
    const uint64_t t1791 = t787 & ~t1431;
    const uint64_t t1792 = t788 & ~t1431;
    const uint64_t t1793 = t789 & ~t1431;
    const uint64_t t1794 = t799 & ~t1431;
    const uint64_t t1795 = t800 & ~t1431;
    const uint64_t t1796 = t801 & ~t1431;
    const uint64_t t1797 = t802 & ~t1431;
    const uint64_t t1798 = t803 & ~t1431;
    const uint64_t t1799 = t804 & ~t1431;
    const uint64_t t1800 = t805 & ~t1431;
    const uint64_t t1801 = t806 & ~t1431;
    const uint64_t t1802 = t816 & ~t1431;
    const uint64_t t1803 = t817 & ~t1431;
    const uint64_t t1804 = t818 & ~t1431;
    const uint64_t t1805 = t819 & ~t1431;
    const uint64_t t1806 = t820 & ~t1431;
    const uint64_t t1807 = t821 & ~t1431;
    const uint64_t t1808 = t822 & ~t1431;
    const uint64_t t1809 = t823 & ~t1431;
    const uint64_t t1810 = t833 & ~t1431;
    const uint64_t t1811 = t834 & ~t1431;
    const uint64_t t1812 = t835 & ~t1431;
    const uint64_t t1813 = t836 & ~t1431;
    const uint64_t t1814 = t837 & ~t1431;
    const uint64_t t1815 = t838 & ~t1431;
    const uint64_t t1816 = t839 & ~t1431;
    const uint64_t t1817 = t840 & ~t1431;
    const uint64_t t1818 = t850 & ~t1431;
    const uint64_t t1819 = t851 & ~t1431;
    const uint64_t t1820 = t852 & ~t1431;
    const uint64_t t1821 = t853 & ~t1431;
    const uint64_t t1822 = t854 & ~t1431;
    const uint64_t t1823 = t855 & ~t1431;
    const uint64_t t1824 = t856 & ~t1431;
    const uint64_t t1825 = t857 & ~t1431;
    const uint64_t t1826 = t867 & ~t1431;
    const uint64_t t1827 = t868 & ~t1431;
    const uint64_t t1828 = t869 & ~t1431;
    const uint64_t t1829 = t870 & ~t1431;
    const uint64_t t1830 = t871 & ~t1431;
    const uint64_t t1831 = t872 & ~t1431;
    const uint64_t t1832 = t873 & ~t1431;
    const uint64_t t1833 = t874 & ~t1431;
    const uint64_t t1834 = t884 & ~t1431;
    const uint64_t t1835 = t885 & ~t1431;
    const uint64_t t1836 = t886 & ~t1431;
    const uint64_t t1837 = t887 & ~t1431;
    const uint64_t t1838 = t888 & ~t1431;
    const uint64_t t1839 = t889 & ~t1431;
    const uint64_t t1840 = t890 & ~t1431;
    const uint64_t t1841 = t891 & ~t1431;
    const uint64_t t1842 = t901 & ~t1431;
    const uint64_t t1843 = t902 & ~t1431;
    const uint64_t t1844 = t903 & ~t1431;
    const uint64_t t1845 = t904 & ~t1431;
    const uint64_t t1846 = t905 & ~t1431;
    const uint64_t t1847 = t906 & ~t1431;
    const uint64_t t1848 = t907 & ~t1431;
    const uint64_t t1849 = t908 & ~t1431;
    const uint64_t t1850 = t910 & ~t1431;
    const uint64_t t1851 = t911 & ~t1431;
    const uint64_t t1852 = t912 & ~t1431;
    const uint64_t t1853 = t913 & ~t1431;
    const uint64_t t1854 = t914 & ~t1431;
    const uint64_t t1855 = t915 & ~t1431;
    const uint64_t t1856 = t916 & ~t1431;
    const uint64_t t1857 = t917 & ~t1431;
    const uint64_t t1858 = t919 & ~t1431;
    const uint64_t t1859 = t920 & ~t1431;
    const uint64_t t1860 = t921 & ~t1431;
    const uint64_t t1861 = t922 & ~t1431;
    const uint64_t t1862 = t923 & ~t1431;
    const uint64_t t1863 = t924 & ~t1431;
    const uint64_t t1864 = t925 & ~t1431;
    const uint64_t t1865 = t926 & ~t1431;
    const uint64_t t1866 = t956 & ~t1431;
    const uint64_t t1867 = t957 & ~t1431;
    const uint64_t t1868 = t958 & ~t1431;
    const uint64_t t1869 = t959 & ~t1431;
    const uint64_t t1870 = t960 & ~t1431;
    const uint64_t t1871 = t961 & ~t1431;
    const uint64_t t1872 = t962 & ~t1431;
    const uint64_t t1873 = t963 & ~t1431;
    const uint64_t t1874 = t973 & ~t1431;
    const uint64_t t1875 = t974 & ~t1431;
    const uint64_t t1876 = t975 & ~t1431;
    const uint64_t t1877 = t976 & ~t1431;
    const uint64_t t1878 = t977 & ~t1431;
    const uint64_t t1879 = t978 & ~t1431;
    const uint64_t t1880 = t979 & ~t1431;
    const uint64_t t1881 = t980 & ~t1431;
    const uint64_t t1882 = t990 & ~t1431;
    const uint64_t t1883 = t991 & ~t1431;
    const uint64_t t1884 = t992 & ~t1431;
    const uint64_t t1885 = t993 & ~t1431;
    const uint64_t t1886 = t994 & ~t1431;
    const uint64_t t1887 = t995 & ~t1431;
    const uint64_t t1888 = t996 & ~t1431;
    const uint64_t t1889 = t997 & ~t1431;
    const uint64_t t1890 = t1007 & ~t1431;
    const uint64_t t1891 = t1008 & ~t1431;
    const uint64_t t1892 = t1009 & ~t1431;
    const uint64_t t1893 = t1010 & ~t1431;
    const uint64_t t1894 = t1011 & ~t1431;
    const uint64_t t1895 = t1012 & ~t1431;
    const uint64_t t1896 = t1013 & ~t1431;
    const uint64_t t1897 = t1014 & ~t1431;
    const uint64_t t1898 = t1024 & ~t1431;
    const uint64_t t1899 = t1025 & ~t1431;
    const uint64_t t1900 = t1026 & ~t1431;
    const uint64_t t1901 = t1027 & ~t1431;
    const uint64_t t1902 = t1028 & ~t1431;
    const uint64_t t1903 = t1029 & ~t1431;
    const uint64_t t1904 = t1030 & ~t1431;
    const uint64_t t1905 = t1031 & ~t1431;
    const uint64_t t1906 = t1041 & ~t1431;
    const uint64_t t1907 = t1042 & ~t1431;
    const uint64_t t1908 = t1043 & ~t1431;
    const uint64_t t1909 = t1044 & ~t1431;
    const uint64_t t1910 = t1045 & ~t1431;
    const uint64_t t1911 = t1046 & ~t1431;
    const uint64_t t1912 = t1047 & ~t1431;
    const uint64_t t1913 = t1048 & ~t1431;
    const uint64_t t1914 = t1058 & ~t1431;
    const uint64_t t1915 = t1059 & ~t1431;
    const uint64_t t1916 = t1060 & ~t1431;
    const uint64_t t1917 = t1061 & ~t1431;
    const uint64_t t1918 = t1062 & ~t1431;
    const uint64_t t1919 = t1063 & ~t1431;
    const uint64_t t1920 = t1064 & ~t1431;
    const uint64_t t1921 = t1065 & ~t1431;
    const uint64_t t1922 = t1075 & ~t1431;
    const uint64_t t1923 = t1076 & ~t1431;
    const uint64_t t1924 = t1077 & ~t1431;
    const uint64_t t1925 = t1078 & ~t1431;
    const uint64_t t1926 = t1079 & ~t1431;
    const uint64_t t1927 = t1080 & ~t1431;
    const uint64_t t1928 = t1081 & ~t1431;
    const uint64_t t1929 = t1082 & ~t1431;
    const uint64_t t1930 = t1092 & ~t1431;
    const uint64_t t1931 = t1093 & ~t1431;
    const uint64_t t1932 = t1094 & ~t1431;
    const uint64_t t1933 = t1095 & ~t1431;
    const uint64_t t1934 = t1096 & ~t1431;
    const uint64_t t1935 = t1097 & ~t1431;
    const uint64_t t1936 = t1098 & ~t1431;
    const uint64_t t1937 = t1099 & ~t1431;
    const uint64_t t1938 = t1109 & ~t1431;
    const uint64_t t1939 = t1110 & ~t1431;
    const uint64_t t1940 = t1111 & ~t1431;
    const uint64_t t1941 = t1112 & ~t1431;
    const uint64_t t1942 = t1113 & ~t1431;
    const uint64_t t1943 = t1114 & ~t1431;
    const uint64_t t1944 = t1115 & ~t1431;
    const uint64_t t1945 = t1116 & ~t1431;
    const uint64_t t1946 = t1126 & ~t1431;
    const uint64_t t1947 = t1127 & ~t1431;
    const uint64_t t1948 = t1128 & ~t1431;
    const uint64_t t1949 = t1129 & ~t1431;
    const uint64_t t1950 = t1130 & ~t1431;
    const uint64_t t1951 = t1131 & ~t1431;
    const uint64_t t1952 = t1132 & ~t1431;
    const uint64_t t1953 = t1133 & ~t1431;
    const uint64_t t1954 = t1143 & ~t1431;
    const uint64_t t1955 = t1144 & ~t1431;
    const uint64_t t1956 = t1145 & ~t1431;
    const uint64_t t1957 = t1146 & ~t1431;
    const uint64_t t1958 = t1147 & ~t1431;
    const uint64_t t1959 = t1148 & ~t1431;
    const uint64_t t1960 = t1149 & ~t1431;
    const uint64_t t1961 = t1150 & ~t1431;
    const uint64_t t1962 = t1160 & ~t1431;
    const uint64_t t1963 = t1161 & ~t1431;
    const uint64_t t1964 = t1162 & ~t1431;
    const uint64_t t1965 = t1163 & ~t1431;
    const uint64_t t1966 = t1164 & ~t1431;
    const uint64_t t1967 = t1165 & ~t1431;
    const uint64_t t1968 = t1166 & ~t1431;
    const uint64_t t1969 = t1167 & ~t1431;
    const uint64_t t1970 = t1177 & ~t1431;
    const uint64_t t1971 = t1178 & ~t1431;
    const uint64_t t1972 = t1179 & ~t1431;
    const uint64_t t1973 = t1180 & ~t1431;
    const uint64_t t1974 = t1181 & ~t1431;
    const uint64_t t1975 = t1182 & ~t1431;
    const uint64_t t1976 = t1183 & ~t1431;
    const uint64_t t1977 = t1184 & ~t1431;
    const uint64_t t1978 = t1194 & ~t1431;
    const uint64_t t1979 = t1195 & ~t1431;
    const uint64_t t1980 = t1196 & ~t1431;
    const uint64_t t1981 = t1197 & ~t1431;
    const uint64_t t1982 = t1198 & ~t1431;
    const uint64_t t1983 = t1199 & ~t1431;
    const uint64_t t1984 = t1200 & ~t1431;
    const uint64_t t1985 = t1201 & ~t1431;
    const uint64_t t1986 = t1211 & ~t1431;
    const uint64_t t1987 = t1212 & ~t1431;
    const uint64_t t1988 = t1213 & ~t1431;
    const uint64_t t1989 = t1214 & ~t1431;
    const uint64_t t1990 = t1215 & ~t1431;
    const uint64_t t1991 = t1216 & ~t1431;
    const uint64_t t1992 = t1217 & ~t1431;
    const uint64_t t1993 = t1218 & ~t1431;
    const uint64_t t1994 = t1220 & ~t1431;
    const uint64_t t1995 = t1221 & ~t1431;
    const uint64_t t1996 = t1222 & ~t1431;
    const uint64_t t1997 = t1223 & ~t1431;
    const uint64_t t1998 = t1224 & ~t1431;
    const uint64_t t1999 = t1225 & ~t1431;
    const uint64_t t2000 = t1226 & ~t1431;
    const uint64_t t2001 = t1227 & ~t1431;
    const uint64_t t2002 = t1229 & ~t1431;
    const uint64_t t2003 = t1230 & ~t1431;
    const uint64_t t2004 = t1231 & ~t1431;
    const uint64_t t2005 = t1232 & ~t1431;
    const uint64_t t2006 = t1233 & ~t1431;
    const uint64_t t2007 = t1234 & ~t1431;
    const uint64_t t2008 = t1235 & ~t1431;
    const uint64_t t2009 = t1236 & ~t1431;
    entry[0] ^= t1434;
    entry[1] ^= t1435;
    entry[2] ^= t1436;
    entry[3] ^= t1437;
    entry[4] ^= t1442;
    entry[5] ^= t1443;
    entry[6] ^= t1444;
    entry[7] ^= t1445;
    entry[8] ^= t1450;
    entry[9] ^= t1451;
    entry[10] ^= t1452;
    entry[11] ^= t1453;
    entry[12] ^= t1458;
    entry[13] ^= t1459;
    entry[14] ^= t1460;
    entry[15] ^= t1461;
    entry[16] ^= t1466;
    entry[17] ^= t1467;
    entry[18] ^= t1468;
    entry[19] ^= t1469;
    entry[20] ^= t1474;
    entry[21] ^= t1475;
    entry[22] ^= t1476;
    entry[23] ^= t1477;
    entry[24] ^= t1482;
    entry[25] ^= t1483;
    entry[26] ^= t1484;
    entry[27] ^= t1485;
    entry[28] ^= t1490;
    entry[29] ^= t1491;
    entry[30] ^= t1492;
    entry[31] ^= t1493;
    entry[32] ^= t1498;
    entry[33] ^= t1499;
    entry[34] ^= t1500;
    entry[35] ^= t1501;
    entry[36] ^= t1506;
    entry[37] ^= t1507;
    entry[38] ^= t1508;
    entry[39] ^= t1509;
    entry[40] ^= t1514;
    entry[41] ^= t1515;
    entry[42] ^= t1516;
    entry[43] ^= t1517;
    entry[44] ^= t1522;
    entry[45] ^= t1523;
    entry[46] ^= t1524;
    entry[47] ^= t1525;
    entry[48] ^= t1530;
    entry[49] ^= t1531;
    entry[50] ^= t1532;
    entry[51] ^= t1533;
    entry[52] ^= t1538;
    entry[53] ^= t1539;
    entry[54] ^= t1540;
    entry[55] ^= t1541;
    entry[56] ^= t1546;
    entry[57] ^= t1547;
    entry[58] ^= t1548;
    entry[59] ^= t1549;
    entry[60] ^= t1554;
    entry[61] ^= t1555;
    entry[62] ^= t1556;
    entry[63] ^= t1557;
    entry[64] ^= t1562;
    entry[65] ^= t1563;
    entry[66] ^= t1564;
    entry[67] ^= t1565;
    entry[68] ^= t1570;
    entry[69] ^= t1571;
    entry[70] ^= t1572;
    entry[71] ^= t1573;
    entry[72] ^= t1438;
    entry[73] ^= t1439;
    entry[74] ^= t1440;
    entry[75] ^= t1441;
    entry[76] ^= t1446;
    entry[77] ^= t1447;
    entry[78] ^= t1448;
    entry[79] ^= t1449;
    entry[80] ^= t1454;
    entry[81] ^= t1455;
    entry[82] ^= t1456;
    entry[83] ^= t1457;
    entry[84] ^= t1462;
    entry[85] ^= t1463;
    entry[86] ^= t1464;
    entry[87] ^= t1465;
    entry[88] ^= t1470;
    entry[89] ^= t1471;
    entry[90] ^= t1472;
    entry[91] ^= t1473;
    entry[92] ^= t1478;
    entry[93] ^= t1479;
    entry[94] ^= t1480;
    entry[95] ^= t1481;
    entry[96] ^= t1486;
    entry[97] ^= t1487;
    entry[98] ^= t1488;
    entry[99] ^= t1489;
    entry[100] ^= t1494;
    entry[101] ^= t1495;
    entry[102] ^= t1496;
    entry[103] ^= t1497;
    entry[104] ^= t1502;
    entry[105] ^= t1503;
    entry[106] ^= t1504;
    entry[107] ^= t1505;
    entry[108] ^= t1510;
    entry[109] ^= t1511;
    entry[110] ^= t1512;
    entry[111] ^= t1513;
    entry[112] ^= t1518;
    entry[113] ^= t1519;
    entry[114] ^= t1520;
    entry[115] ^= t1521;
    entry[116] ^= t1526;
    entry[117] ^= t1527;
    entry[118] ^= t1528;
    entry[119] ^= t1529;
    entry[120] ^= t1534;
    entry[121] ^= t1535;
    entry[122] ^= t1536;
    entry[123] ^= t1537;
    entry[124] ^= t1542;
    entry[125] ^= t1543;
    entry[126] ^= t1544;
    entry[127] ^= t1545;
    entry[128] ^= t1550;
    entry[129] ^= t1551;
    entry[130] ^= t1552;
    entry[131] ^= t1553;
    entry[132] ^= t1558;
    entry[133] ^= t1559;
    entry[134] ^= t1560;
    entry[135] ^= t1561;
    entry[136] ^= t1566;
    entry[137] ^= t1567;
    entry[138] ^= t1568;
    entry[139] ^= t1569;
    entry[140] ^= t1574;
    entry[141] ^= t1575;
    entry[142] ^= t1576;
    entry[143] ^= t1577;
    entry[144] ^= t1578;
    entry[145] ^= t1579;
    entry[146] ^= t1580;
    entry[147] ^= t1581;
    entry[148] ^= t1586;
    entry[149] ^= t1587;
    entry[150] ^= t1588;
    entry[151] ^= t1589;
    entry[152] ^= t1594;
    entry[153] ^= t1595;
    entry[154] ^= t1596;
    entry[155] ^= t1597;
    entry[156] ^= t1602;
    entry[157] ^= t1603;
    entry[158] ^= t1604;
    entry[159] ^= t1605;
    entry[160] ^= t1610;
    entry[161] ^= t1611;
    entry[162] ^= t1612;
    entry[163] ^= t1613;
    entry[164] ^= t1618;
    entry[165] ^= t1619;
    entry[166] ^= t1620;
    entry[167] ^= t1621;
    entry[168] ^= t1626;
    entry[169] ^= t1627;
    entry[170] ^= t1628;
    entry[171] ^= t1629;
    entry[172] ^= t1634;
    entry[173] ^= t1635;
    entry[174] ^= t1636;
    entry[175] ^= t1637;
    entry[176] ^= t1642;
    entry[177] ^= t1643;
    entry[178] ^= t1644;
    entry[179] ^= t1645;
    entry[180] ^= t1650;
    entry[181] ^= t1651;
    entry[182] ^= t1652;
    entry[183] ^= t1653;
    entry[184] ^= t1658;
    entry[185] ^= t1659;
    entry[186] ^= t1660;
    entry[187] ^= t1661;
    entry[188] ^= t1666;
    entry[189] ^= t1667;
    entry[190] ^= t1668;
    entry[191] ^= t1669;
    entry[192] ^= t1674;
    entry[193] ^= t1675;
    entry[194] ^= t1676;
    entry[195] ^= t1677;
    entry[196] ^= t1682;
    entry[197] ^= t1683;
    entry[198] ^= t1684;
    entry[199] ^= t1685;
    entry[200] ^= t1690;
    entry[201] ^= t1691;
    entry[202] ^= t1692;
    entry[203] ^= t1693;
    entry[204] ^= t1698;
    entry[205] ^= t1699;
    entry[206] ^= t1700;
    entry[207] ^= t1701;
    entry[208] ^= t1706;
    entry[209] ^= t1707;
    entry[210] ^= t1708;
    entry[211] ^= t1709;
    entry[212] ^= t1714;
    entry[213] ^= t1715;
    entry[214] ^= t1716;
    entry[215] ^= t1717;
    entry[216] ^= t1582;
    entry[217] ^= t1583;
    entry[218] ^= t1584;
    entry[219] ^= t1585;
    entry[220] ^= t1590;
    entry[221] ^= t1591;
    entry[222] ^= t1592;
    entry[223] ^= t1593;
    entry[224] ^= t1598;
    entry[225] ^= t1599;
    entry[226] ^= t1600;
    entry[227] ^= t1601;
    entry[228] ^= t1606;
    entry[229] ^= t1607;
    entry[230] ^= t1608;
    entry[231] ^= t1609;
    entry[232] ^= t1614;
    entry[233] ^= t1615;
    entry[234] ^= t1616;
    entry[235] ^= t1617;
    entry[236] ^= t1622;
    entry[237] ^= t1623;
    entry[238] ^= t1624;
    entry[239] ^= t1625;
    entry[240] ^= t1630;
    entry[241] ^= t1631;
    entry[242] ^= t1632;
    entry[243] ^= t1633;
    entry[244] ^= t1638;
    entry[245] ^= t1639;
    entry[246] ^= t1640;
    entry[247] ^= t1641;
    entry[248] ^= t1646;
    entry[249] ^= t1647;
    entry[250] ^= t1648;
    entry[251] ^= t1649;
    entry[252] ^= t1654;
    entry[253] ^= t1655;
    entry[254] ^= t1656;
    entry[255] ^= t1657;
    entry[256] ^= t1662;
    entry[257] ^= t1663;
    entry[258] ^= t1664;
    entry[259] ^= t1665;
    entry[260] ^= t1670;
    entry[261] ^= t1671;
    entry[262] ^= t1672;
    entry[263] ^= t1673;
    entry[264] ^= t1678;
    entry[265] ^= t1679;
    entry[266] ^= t1680;
    entry[267] ^= t1681;
    entry[268] ^= t1686;
    entry[269] ^= t1687;
    entry[270] ^= t1688;
    entry[271] ^= t1689;
    entry[272] ^= t1694;
    entry[273] ^= t1695;
    entry[274] ^= t1696;
    entry[275] ^= t1697;
    entry[276] ^= t1702;
    entry[277] ^= t1703;
    entry[278] ^= t1704;
    entry[279] ^= t1705;
    entry[280] ^= t1710;
    entry[281] ^= t1711;
    entry[282] ^= t1712;
    entry[283] ^= t1713;
    entry[284] ^= t1718;
    entry[285] ^= t1719;
    entry[286] ^= t1720;
    entry[287] ^= t1721;
    entry[288] ^= t1722;
    entry[289] ^= t1723;
    entry[290] ^= t1724;
    entry[291] ^= t1725;
    entry[292] ^= t1730;
    entry[293] ^= t1731;
    entry[294] ^= t1732;
    entry[295] ^= t1733;
    entry[296] ^= t1738;
    entry[297] ^= t1739;
    entry[298] ^= t1740;
    entry[299] ^= t1741;
    entry[300] ^= t1746;
    entry[301] ^= t1747;
    entry[302] ^= t1748;
    entry[303] ^= t1749;
    entry[304] ^= t1754;
    entry[305] ^= t1755;
    entry[306] ^= t1756;
    entry[307] ^= t1757;
    entry[308] ^= t1762;
    entry[309] ^= t1763;
    entry[310] ^= t1764;
    entry[311] ^= t1765;
    entry[312] ^= t1770;
    entry[313] ^= t1771;
    entry[314] ^= t1772;
    entry[315] ^= t1773;
    entry[316] ^= t1778;
    entry[317] ^= t1779;
    entry[318] ^= t1780;
    entry[319] ^= t1781;
    entry[320] ^= t1786;
    entry[321] ^= t1787;
    entry[322] ^= t1788;
    entry[323] ^= t1789;
    entry[324] ^= t1794;
    entry[325] ^= t1795;
    entry[326] ^= t1796;
    entry[327] ^= t1797;
    entry[328] ^= t1802;
    entry[329] ^= t1803;
    entry[330] ^= t1804;
    entry[331] ^= t1805;
    entry[332] ^= t1810;
    entry[333] ^= t1811;
    entry[334] ^= t1812;
    entry[335] ^= t1813;
    entry[336] ^= t1818;
    entry[337] ^= t1819;
    entry[338] ^= t1820;
    entry[339] ^= t1821;
    entry[340] ^= t1826;
    entry[341] ^= t1827;
    entry[342] ^= t1828;
    entry[343] ^= t1829;
    entry[344] ^= t1834;
    entry[345] ^= t1835;
    entry[346] ^= t1836;
    entry[347] ^= t1837;
    entry[348] ^= t1842;
    entry[349] ^= t1843;
    entry[350] ^= t1844;
    entry[351] ^= t1845;
    entry[352] ^= t1850;
    entry[353] ^= t1851;
    entry[354] ^= t1852;
    entry[355] ^= t1853;
    entry[356] ^= t1858;
    entry[357] ^= t1859;
    entry[358] ^= t1860;
    entry[359] ^= t1861;
    entry[360] ^= t1726;
    entry[361] ^= t1727;
    entry[362] ^= t1728;
    entry[363] ^= t1729;
    entry[364] ^= t1734;
    entry[365] ^= t1735;
    entry[366] ^= t1736;
    entry[367] ^= t1737;
    entry[368] ^= t1742;
    entry[369] ^= t1743;
    entry[370] ^= t1744;
    entry[371] ^= t1745;
    entry[372] ^= t1750;
    entry[373] ^= t1751;
    entry[374] ^= t1752;
    entry[375] ^= t1753;
    entry[376] ^= t1758;
    entry[377] ^= t1759;
    entry[378] ^= t1760;
    entry[379] ^= t1761;
    entry[380] ^= t1766;
    entry[381] ^= t1767;
    entry[382] ^= t1768;
    entry[383] ^= t1769;
    entry[384] ^= t1774;
    entry[385] ^= t1775;
    entry[386] ^= t1776;
    entry[387] ^= t1777;
    entry[388] ^= t1782;
    entry[389] ^= t1783;
    entry[390] ^= t1784;
    entry[391] ^= t1785;
    entry[392] ^= t1790;
    entry[393] ^= t1791;
    entry[394] ^= t1792;
    entry[395] ^= t1793;
    entry[396] ^= t1798;
    entry[397] ^= t1799;
    entry[398] ^= t1800;
    entry[399] ^= t1801;
    entry[400] ^= t1806;
    entry[401] ^= t1807;
    entry[402] ^= t1808;
    entry[403] ^= t1809;
    entry[404] ^= t1814;
    entry[405] ^= t1815;
    entry[406] ^= t1816;
    entry[407] ^= t1817;
    entry[408] ^= t1822;
    entry[409] ^= t1823;
    entry[410] ^= t1824;
    entry[411] ^= t1825;
    entry[412] ^= t1830;
    entry[413] ^= t1831;
    entry[414] ^= t1832;
    entry[415] ^= t1833;
    entry[416] ^= t1838;
    entry[417] ^= t1839;
    entry[418] ^= t1840;
    entry[419] ^= t1841;
    entry[420] ^= t1846;
    entry[421] ^= t1847;
    entry[422] ^= t1848;
    entry[423] ^= t1849;
    entry[424] ^= t1854;
    entry[425] ^= t1855;
    entry[426] ^= t1856;
    entry[427] ^= t1857;
    entry[428] ^= t1862;
    entry[429] ^= t1863;
    entry[430] ^= t1864;
    entry[431] ^= t1865;
    entry[432] ^= t1866;
    entry[433] ^= t1867;
    entry[434] ^= t1868;
    entry[435] ^= t1869;
    entry[436] ^= t1874;
    entry[437] ^= t1875;
    entry[438] ^= t1876;
    entry[439] ^= t1877;
    entry[440] ^= t1882;
    entry[441] ^= t1883;
    entry[442] ^= t1884;
    entry[443] ^= t1885;
    entry[444] ^= t1890;
    entry[445] ^= t1891;
    entry[446] ^= t1892;
    entry[447] ^= t1893;
    entry[448] ^= t1898;
    entry[449] ^= t1899;
    entry[450] ^= t1900;
    entry[451] ^= t1901;
    entry[452] ^= t1906;
    entry[453] ^= t1907;
    entry[454] ^= t1908;
    entry[455] ^= t1909;
    entry[456] ^= t1914;
    entry[457] ^= t1915;
    entry[458] ^= t1916;
    entry[459] ^= t1917;
    entry[460] ^= t1922;
    entry[461] ^= t1923;
    entry[462] ^= t1924;
    entry[463] ^= t1925;
    entry[464] ^= t1930;
    entry[465] ^= t1931;
    entry[466] ^= t1932;
    entry[467] ^= t1933;
    entry[468] ^= t1938;
    entry[469] ^= t1939;
    entry[470] ^= t1940;
    entry[471] ^= t1941;
    entry[472] ^= t1946;
    entry[473] ^= t1947;
    entry[474] ^= t1948;
    entry[475] ^= t1949;
    entry[476] ^= t1954;
    entry[477] ^= t1955;
    entry[478] ^= t1956;
    entry[479] ^= t1957;
    entry[480] ^= t1962;
    entry[481] ^= t1963;
    entry[482] ^= t1964;
    entry[483] ^= t1965;
    entry[484] ^= t1970;
    entry[485] ^= t1971;
    entry[486] ^= t1972;
    entry[487] ^= t1973;
    entry[488] ^= t1978;
    entry[489] ^= t1979;
    entry[490] ^= t1980;
    entry[491] ^= t1981;
    entry[492] ^= t1986;
    entry[493] ^= t1987;
    entry[494] ^= t1988;
    entry[495] ^= t1989;
    entry[496] ^= t1994;
    entry[497] ^= t1995;
    entry[498] ^= t1996;
    entry[499] ^= t1997;
    entry[500] ^= t2002;
    entry[501] ^= t2003;
    entry[502] ^= t2004;
    entry[503] ^= t2005;
    entry[504] ^= t1870;
    entry[505] ^= t1871;
    entry[506] ^= t1872;
    entry[507] ^= t1873;
    entry[508] ^= t1878;
    entry[509] ^= t1879;
    entry[510] ^= t1880;
    entry[511] ^= t1881;
    entry[512] ^= t1886;
    entry[513] ^= t1887;
    entry[514] ^= t1888;
    entry[515] ^= t1889;
    entry[516] ^= t1894;
    entry[517] ^= t1895;
    entry[518] ^= t1896;
    entry[519] ^= t1897;
    entry[520] ^= t1902;
    entry[521] ^= t1903;
    entry[522] ^= t1904;
    entry[523] ^= t1905;
    entry[524] ^= t1910;
    entry[525] ^= t1911;
    entry[526] ^= t1912;
    entry[527] ^= t1913;
    entry[528] ^= t1918;
    entry[529] ^= t1919;
    entry[530] ^= t1920;
    entry[531] ^= t1921;
    entry[532] ^= t1926;
    entry[533] ^= t1927;
    entry[534] ^= t1928;
    entry[535] ^= t1929;
    entry[536] ^= t1934;
    entry[537] ^= t1935;
    entry[538] ^= t1936;
    entry[539] ^= t1937;
    entry[540] ^= t1942;
    entry[541] ^= t1943;
    entry[542] ^= t1944;
    entry[543] ^= t1945;
    entry[544] ^= t1950;
    entry[545] ^= t1951;
    entry[546] ^= t1952;
    entry[547] ^= t1953;
    entry[548] ^= t1958;
    entry[549] ^= t1959;
    entry[550] ^= t1960;
    entry[551] ^= t1961;
    entry[552] ^= t1966;
    entry[553] ^= t1967;
    entry[554] ^= t1968;
    entry[555] ^= t1969;
    entry[556] ^= t1974;
    entry[557] ^= t1975;
    entry[558] ^= t1976;
    entry[559] ^= t1977;
    entry[560] ^= t1982;
    entry[561] ^= t1983;
    entry[562] ^= t1984;
    entry[563] ^= t1985;
    entry[564] ^= t1990;
    entry[565] ^= t1991;
    entry[566] ^= t1992;
    entry[567] ^= t1993;
    entry[568] ^= t1998;
    entry[569] ^= t1999;
    entry[570] ^= t2000;
    entry[571] ^= t2001;
    entry[572] ^= t2006;
    entry[573] ^= t2007;
    entry[574] ^= t2008;
    entry[575] ^= t2009;
    *corrected = t1433;
    *uncorrectable = t1431;
}

static uint8_t parity(uint64_t word) {
    word ^= word >> 32;
    word ^= word >> 16;
    word ^= word >> 8;
    word ^= word >> 4;
    word ^= word >> 2;
    word ^= word >> 1;
    return (uint8_t)(word & 1u);
}

void ecc_chipkill_x4_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[8] = {0};
    size_t i, w;
    for (i = 0; i < 64u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 8u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 64u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 8u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_chipkill_x4_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[8];
    unsigned difference = 0;
    size_t i;
    ecc_chipkill_x4_encode(data, expected);
    for (i = 0; i < 8u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 8u ? 0xffu : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 72u, pin = i % 72u;
    const size_t index = pin < 64u ? beat * 64u + pin : beat * 8u + pin - 64u;
    *bit = (unsigned)(index % 8);
    return (pin < 64u ? data : check) + index / 8;
}

ecc_status ecc_chipkill_x4_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[576], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_chipkill_x4_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 576u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_chipkill_x4_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 576u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 64u;
    *ok = data_bytes % 64u == 0 && check_bytes % 8u == 0 && check_bytes / 8u == count;
    return count;
}

ecc_status ecc_chipkill_x4_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_chipkill_x4_encode(data + 64u * i, check + 8u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_chipkill_x4_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_chipkill_x4_decode(data + 64u * i, check + 8u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
