/* DDR5 on-die SEC (136,128): encoder and decoder. Generated; do not edit.
 *
 * Scheme on-die-sec-136-128, sha-256
 * d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: JEDEC JESD79-5 (on-die ECC: 128 data and 8 check bits, single-error correction); Hamming
 * 1950.
 */
#include "ecc_on_die_sec_136_128.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[8][2] = {
    {
        UINT64_C(0xab55555556aaad5b), UINT64_C(0x55aaaaaaaaaaaaaa)
    },
    {
        UINT64_C(0xcd9999999b33366d), UINT64_C(0x66cccccccccccccc)
    },
    {
        UINT64_C(0xf1e1e1e1e3c3c78e), UINT64_C(0x78f0f0f0f0f0f0f0)
    },
    {
        UINT64_C(0x01fe01fe03fc07f0), UINT64_C(0x80ff00ff00ff00ff)
    },
    {
        UINT64_C(0x01fffe0003fff800), UINT64_C(0x00ffff0000ffff00)
    },
    {
        UINT64_C(0x01fffffffc000000), UINT64_C(0x00ffffffff000000)
    },
    {
        UINT64_C(0xfe00000000000000), UINT64_C(0x00ffffffffffffff)
    },
    {
        UINT64_C(0x0000000000000000), UINT64_C(0xff00000000000000)
    }
};

void ecc_on_die_sec_136_128_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[10] ^ data[11] ^ data[13]
        ^ data[15] ^ data[17] ^ data[19] ^ data[21] ^ data[23] ^ data[25] ^ data[26] ^ data[28] ^ data[30]
        ^ data[32] ^ data[34] ^ data[36] ^ data[38] ^ data[40] ^ data[42] ^ data[44] ^ data[46] ^ data[48]
        ^ data[50] ^ data[52] ^ data[54] ^ data[56] ^ data[57] ^ data[59] ^ data[61] ^ data[63] ^ data[65]
        ^ data[67] ^ data[69] ^ data[71] ^ data[73] ^ data[75] ^ data[77] ^ data[79] ^ data[81] ^ data[83]
        ^ data[85] ^ data[87] ^ data[89] ^ data[91] ^ data[93] ^ data[95] ^ data[97] ^ data[99] ^ data[101]
        ^ data[103] ^ data[105] ^ data[107] ^ data[109] ^ data[111] ^ data[113] ^ data[115] ^ data[117] ^ data[119]
        ^ data[120] ^ data[122] ^ data[124] ^ data[126];
    const uint64_t t1 = data[0] ^ data[2] ^ data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[10] ^ data[12] ^ data[13]
        ^ data[16] ^ data[17] ^ data[20] ^ data[21] ^ data[24] ^ data[25] ^ data[27] ^ data[28] ^ data[31]
        ^ data[32] ^ data[35] ^ data[36] ^ data[39] ^ data[40] ^ data[43] ^ data[44] ^ data[47] ^ data[48]
        ^ data[51] ^ data[52] ^ data[55] ^ data[56] ^ data[58] ^ data[59] ^ data[62] ^ data[63] ^ data[66]
        ^ data[67] ^ data[70] ^ data[71] ^ data[74] ^ data[75] ^ data[78] ^ data[79] ^ data[82] ^ data[83]
        ^ data[86] ^ data[87] ^ data[90] ^ data[91] ^ data[94] ^ data[95] ^ data[98] ^ data[99] ^ data[102]
        ^ data[103] ^ data[106] ^ data[107] ^ data[110] ^ data[111] ^ data[114] ^ data[115] ^ data[118] ^ data[119]
        ^ data[121] ^ data[122] ^ data[125] ^ data[126];
    const uint64_t t2 = data[1] ^ data[2] ^ data[3] ^ data[7] ^ data[8] ^ data[9] ^ data[10] ^ data[14] ^ data[15]
        ^ data[16] ^ data[17] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[29] ^ data[30] ^ data[31]
        ^ data[32] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[45] ^ data[46] ^ data[47] ^ data[48]
        ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[68]
        ^ data[69] ^ data[70] ^ data[71] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[84] ^ data[85]
        ^ data[86] ^ data[87] ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[100] ^ data[101] ^ data[102]
        ^ data[103] ^ data[108] ^ data[109] ^ data[110] ^ data[111] ^ data[116] ^ data[117] ^ data[118] ^ data[119]
        ^ data[123] ^ data[124] ^ data[125] ^ data[126];
    const uint64_t t3 = data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[8] ^ data[9] ^ data[10] ^ data[18] ^ data[19]
        ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[33] ^ data[34] ^ data[35]
        ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[49] ^ data[50] ^ data[51] ^ data[52]
        ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[64] ^ data[65] ^ data[66] ^ data[67] ^ data[68]
        ^ data[69] ^ data[70] ^ data[71] ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[84] ^ data[85]
        ^ data[86] ^ data[87] ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[100] ^ data[101] ^ data[102]
        ^ data[103] ^ data[112] ^ data[113] ^ data[114] ^ data[115] ^ data[116] ^ data[117] ^ data[118] ^ data[119]
        ^ data[127];
    const uint64_t t4 = data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[17] ^ data[18]
        ^ data[19] ^ data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[41] ^ data[42]
        ^ data[43] ^ data[44] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[51]
        ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[72] ^ data[73] ^ data[74] ^ data[75]
        ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82] ^ data[83] ^ data[84]
        ^ data[85] ^ data[86] ^ data[87] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[109]
        ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[115] ^ data[116] ^ data[117] ^ data[118]
        ^ data[119];
    const uint64_t t5 = data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[30] ^ data[31] ^ data[32] ^ data[33]
        ^ data[34] ^ data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42]
        ^ data[43] ^ data[44] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[51]
        ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[56] ^ data[88] ^ data[89] ^ data[90] ^ data[91]
        ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[100]
        ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[109]
        ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[115] ^ data[116] ^ data[117] ^ data[118]
        ^ data[119];
    const uint64_t t6 = data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63] ^ data[64]
        ^ data[65] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[70] ^ data[71] ^ data[72] ^ data[73]
        ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81] ^ data[82]
        ^ data[83] ^ data[84] ^ data[85] ^ data[86] ^ data[87] ^ data[88] ^ data[89] ^ data[90] ^ data[91]
        ^ data[92] ^ data[93] ^ data[94] ^ data[95] ^ data[96] ^ data[97] ^ data[98] ^ data[99] ^ data[100]
        ^ data[101] ^ data[102] ^ data[103] ^ data[104] ^ data[105] ^ data[106] ^ data[107] ^ data[108] ^ data[109]
        ^ data[110] ^ data[111] ^ data[112] ^ data[113] ^ data[114] ^ data[115] ^ data[116] ^ data[117] ^ data[118]
        ^ data[119];
    const uint64_t t7 = data[120] ^ data[121] ^ data[122] ^ data[123] ^ data[124] ^ data[125] ^ data[126]
        ^ data[127];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
}

void ecc_on_die_sec_136_128_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[1] ^ entry[3] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[10] ^ entry[11]
        ^ entry[13] ^ entry[15] ^ entry[17] ^ entry[19] ^ entry[21] ^ entry[23] ^ entry[25] ^ entry[26] ^ entry[28]
        ^ entry[30] ^ entry[32] ^ entry[34] ^ entry[36] ^ entry[38] ^ entry[40] ^ entry[42] ^ entry[44] ^ entry[46]
        ^ entry[48] ^ entry[50] ^ entry[52] ^ entry[54] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[61] ^ entry[63]
        ^ entry[65] ^ entry[67] ^ entry[69] ^ entry[71] ^ entry[73] ^ entry[75] ^ entry[77] ^ entry[79] ^ entry[81]
        ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[95] ^ entry[97] ^ entry[99]
        ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[107] ^ entry[109] ^ entry[111] ^ entry[113] ^ entry[115]
        ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[122] ^ entry[124] ^ entry[126] ^ entry[128];
    const uint64_t t1 = entry[0] ^ entry[2] ^ entry[3] ^ entry[5] ^ entry[6] ^ entry[9] ^ entry[10] ^ entry[12]
        ^ entry[13] ^ entry[16] ^ entry[17] ^ entry[20] ^ entry[21] ^ entry[24] ^ entry[25] ^ entry[27] ^ entry[28]
        ^ entry[31] ^ entry[32] ^ entry[35] ^ entry[36] ^ entry[39] ^ entry[40] ^ entry[43] ^ entry[44] ^ entry[47]
        ^ entry[48] ^ entry[51] ^ entry[52] ^ entry[55] ^ entry[56] ^ entry[58] ^ entry[59] ^ entry[62] ^ entry[63]
        ^ entry[66] ^ entry[67] ^ entry[70] ^ entry[71] ^ entry[74] ^ entry[75] ^ entry[78] ^ entry[79] ^ entry[82]
        ^ entry[83] ^ entry[86] ^ entry[87] ^ entry[90] ^ entry[91] ^ entry[94] ^ entry[95] ^ entry[98] ^ entry[99]
        ^ entry[102] ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[110] ^ entry[111] ^ entry[114] ^ entry[115]
        ^ entry[118] ^ entry[119] ^ entry[121] ^ entry[122] ^ entry[125] ^ entry[126] ^ entry[129];
    const uint64_t t2 = entry[1] ^ entry[2] ^ entry[3] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[14]
        ^ entry[15] ^ entry[16] ^ entry[17] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[30]
        ^ entry[31] ^ entry[32] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[45] ^ entry[46] ^ entry[47]
        ^ entry[48] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[63]
        ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[84]
        ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[100]
        ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[116]
        ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[126] ^ entry[130];
    const uint64_t t3 = entry[4] ^ entry[5] ^ entry[6] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[10] ^ entry[18]
        ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[33] ^ entry[34]
        ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[49] ^ entry[50] ^ entry[51]
        ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[67]
        ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[84]
        ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[99] ^ entry[100]
        ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115] ^ entry[116]
        ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[127] ^ entry[131];
    const uint64_t t4 = entry[11] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16] ^ entry[17]
        ^ entry[18] ^ entry[19] ^ entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[41]
        ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[50]
        ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[72] ^ entry[73] ^ entry[74]
        ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81] ^ entry[82] ^ entry[83]
        ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[104] ^ entry[105] ^ entry[106] ^ entry[107]
        ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115]
        ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[132];
    const uint64_t t5 = entry[26] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[32]
        ^ entry[33] ^ entry[34] ^ entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41]
        ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[50]
        ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[56] ^ entry[88] ^ entry[89] ^ entry[90]
        ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[99]
        ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[104] ^ entry[105] ^ entry[106] ^ entry[107]
        ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115]
        ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[133];
    const uint64_t t6 = entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[62] ^ entry[63]
        ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71] ^ entry[72]
        ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80] ^ entry[81]
        ^ entry[82] ^ entry[83] ^ entry[84] ^ entry[85] ^ entry[86] ^ entry[87] ^ entry[88] ^ entry[89] ^ entry[90]
        ^ entry[91] ^ entry[92] ^ entry[93] ^ entry[94] ^ entry[95] ^ entry[96] ^ entry[97] ^ entry[98] ^ entry[99]
        ^ entry[100] ^ entry[101] ^ entry[102] ^ entry[103] ^ entry[104] ^ entry[105] ^ entry[106] ^ entry[107]
        ^ entry[108] ^ entry[109] ^ entry[110] ^ entry[111] ^ entry[112] ^ entry[113] ^ entry[114] ^ entry[115]
        ^ entry[116] ^ entry[117] ^ entry[118] ^ entry[119] ^ entry[134];
    const uint64_t t7 = entry[120] ^ entry[121] ^ entry[122] ^ entry[123] ^ entry[124] ^ entry[125] ^ entry[126]
        ^ entry[127] ^ entry[135];
    const uint64_t t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    const uint64_t t9 = t0 & t1;
    const uint64_t t10 = ~t2 & ~t3;
    const uint64_t t11 = t9 & t10;
    const uint64_t t12 = ~t4 & ~t5;
    const uint64_t t13 = ~t6 & ~t7;
    const uint64_t t14 = t12 & t13;
    const uint64_t t15 = t11 & t14;
    const uint64_t t16 = t0 & ~t1;
    const uint64_t t17 = t2 & ~t3;
    const uint64_t t18 = t16 & t17;
    const uint64_t t19 = t14 & t18;
    const uint64_t t20 = ~t0 & t1;
    const uint64_t t21 = t17 & t20;
    const uint64_t t22 = t14 & t21;
    const uint64_t t23 = t9 & t17;
    const uint64_t t24 = t14 & t23;
    const uint64_t t25 = ~t2 & t3;
    const uint64_t t26 = t16 & t25;
    const uint64_t t27 = t14 & t26;
    const uint64_t t28 = t20 & t25;
    const uint64_t t29 = t14 & t28;
    const uint64_t t30 = t9 & t25;
    const uint64_t t31 = t14 & t30;
    const uint64_t t32 = ~t0 & ~t1;
    const uint64_t t33 = t2 & t3;
    const uint64_t t34 = t32 & t33;
    const uint64_t t35 = t14 & t34;
    const uint64_t t36 = t16 & t33;
    const uint64_t t37 = t14 & t36;
    const uint64_t t38 = t20 & t33;
    const uint64_t t39 = t14 & t38;
    const uint64_t t40 = t9 & t33;
    const uint64_t t41 = t14 & t40;
    const uint64_t t42 = t10 & t16;
    const uint64_t t43 = t4 & ~t5;
    const uint64_t t44 = t13 & t43;
    const uint64_t t45 = t42 & t44;
    const uint64_t t46 = t10 & t20;
    const uint64_t t47 = t44 & t46;
    const uint64_t t48 = t11 & t44;
    const uint64_t t49 = t17 & t32;
    const uint64_t t50 = t44 & t49;
    const uint64_t t51 = t18 & t44;
    const uint64_t t52 = t21 & t44;
    const uint64_t t53 = t23 & t44;
    const uint64_t t54 = t25 & t32;
    const uint64_t t55 = t44 & t54;
    const uint64_t t56 = t26 & t44;
    const uint64_t t57 = t28 & t44;
    const uint64_t t58 = t30 & t44;
    const uint64_t t59 = t34 & t44;
    const uint64_t t60 = t36 & t44;
    const uint64_t t61 = t38 & t44;
    const uint64_t t62 = t40 & t44;
    const uint64_t t63 = ~t4 & t5;
    const uint64_t t64 = t13 & t63;
    const uint64_t t65 = t42 & t64;
    const uint64_t t66 = t46 & t64;
    const uint64_t t67 = t11 & t64;
    const uint64_t t68 = t49 & t64;
    const uint64_t t69 = t18 & t64;
    const uint64_t t70 = t21 & t64;
    const uint64_t t71 = t23 & t64;
    const uint64_t t72 = t54 & t64;
    const uint64_t t73 = t26 & t64;
    const uint64_t t74 = t28 & t64;
    const uint64_t t75 = t30 & t64;
    const uint64_t t76 = t34 & t64;
    const uint64_t t77 = t36 & t64;
    const uint64_t t78 = t38 & t64;
    const uint64_t t79 = t40 & t64;
    const uint64_t t80 = t10 & t32;
    const uint64_t t81 = t4 & t5;
    const uint64_t t82 = t13 & t81;
    const uint64_t t83 = t80 & t82;
    const uint64_t t84 = t42 & t82;
    const uint64_t t85 = t46 & t82;
    const uint64_t t86 = t11 & t82;
    const uint64_t t87 = t49 & t82;
    const uint64_t t88 = t18 & t82;
    const uint64_t t89 = t21 & t82;
    const uint64_t t90 = t23 & t82;
    const uint64_t t91 = t54 & t82;
    const uint64_t t92 = t26 & t82;
    const uint64_t t93 = t28 & t82;
    const uint64_t t94 = t30 & t82;
    const uint64_t t95 = t34 & t82;
    const uint64_t t96 = t36 & t82;
    const uint64_t t97 = t38 & t82;
    const uint64_t t98 = t40 & t82;
    const uint64_t t99 = t6 & ~t7;
    const uint64_t t100 = t12 & t99;
    const uint64_t t101 = t42 & t100;
    const uint64_t t102 = t46 & t100;
    const uint64_t t103 = t11 & t100;
    const uint64_t t104 = t49 & t100;
    const uint64_t t105 = t18 & t100;
    const uint64_t t106 = t21 & t100;
    const uint64_t t107 = t23 & t100;
    const uint64_t t108 = t54 & t100;
    const uint64_t t109 = t26 & t100;
    const uint64_t t110 = t28 & t100;
    const uint64_t t111 = t30 & t100;
    const uint64_t t112 = t34 & t100;
    const uint64_t t113 = t36 & t100;
    const uint64_t t114 = t38 & t100;
    const uint64_t t115 = t40 & t100;
    const uint64_t t116 = t43 & t99;
    const uint64_t t117 = t80 & t116;
    const uint64_t t118 = t42 & t116;
    const uint64_t t119 = t46 & t116;
    const uint64_t t120 = t11 & t116;
    const uint64_t t121 = t49 & t116;
    const uint64_t t122 = t18 & t116;
    const uint64_t t123 = t21 & t116;
    const uint64_t t124 = t23 & t116;
    const uint64_t t125 = t54 & t116;
    const uint64_t t126 = t26 & t116;
    const uint64_t t127 = t28 & t116;
    const uint64_t t128 = t30 & t116;
    const uint64_t t129 = t34 & t116;
    const uint64_t t130 = t36 & t116;
    const uint64_t t131 = t38 & t116;
    const uint64_t t132 = t40 & t116;
    const uint64_t t133 = t63 & t99;
    const uint64_t t134 = t80 & t133;
    const uint64_t t135 = t42 & t133;
    const uint64_t t136 = t46 & t133;
    const uint64_t t137 = t11 & t133;
    const uint64_t t138 = t49 & t133;
    const uint64_t t139 = t18 & t133;
    const uint64_t t140 = t21 & t133;
    const uint64_t t141 = t23 & t133;
    const uint64_t t142 = t54 & t133;
    const uint64_t t143 = t26 & t133;
    const uint64_t t144 = t28 & t133;
    const uint64_t t145 = t30 & t133;
    const uint64_t t146 = t34 & t133;
    const uint64_t t147 = t36 & t133;
    const uint64_t t148 = t38 & t133;
    const uint64_t t149 = t40 & t133;
    const uint64_t t150 = t81 & t99;
    const uint64_t t151 = t80 & t150;
    const uint64_t t152 = t42 & t150;
    const uint64_t t153 = t46 & t150;
    const uint64_t t154 = t11 & t150;
    const uint64_t t155 = t49 & t150;
    const uint64_t t156 = t18 & t150;
    const uint64_t t157 = t21 & t150;
    const uint64_t t158 = t23 & t150;
    const uint64_t t159 = t54 & t150;
    const uint64_t t160 = t26 & t150;
    const uint64_t t161 = t28 & t150;
    const uint64_t t162 = t30 & t150;
    const uint64_t t163 = t34 & t150;
    const uint64_t t164 = t36 & t150;
    const uint64_t t165 = t38 & t150;
    const uint64_t t166 = t40 & t150;
    const uint64_t t167 = ~t6 & t7;
    const uint64_t t168 = t12 & t167;
    const uint64_t t169 = t42 & t168;
    const uint64_t t170 = t46 & t168;
    const uint64_t t171 = t11 & t168;
    const uint64_t t172 = t49 & t168;
    const uint64_t t173 = t18 & t168;
    const uint64_t t174 = t21 & t168;
    const uint64_t t175 = t23 & t168;
    const uint64_t t176 = t54 & t168;
    const uint64_t t177 = t14 & t42;
    const uint64_t t178 = t14 & t46;
    const uint64_t t179 = t14 & t49;
    const uint64_t t180 = t14 & t54;
    const uint64_t t181 = t44 & t80;
    const uint64_t t182 = t64 & t80;
    const uint64_t t183 = t80 & t100;
    const uint64_t t184 = t80 & t168;
    const uint64_t t185 = t15 | t19 | t22 | t24 | t27 | t29 | t31 | t35 | t37 | t39 | t41 | t45 | t47 | t48 | t50
        | t51 | t52 | t53 | t55 | t56 | t57 | t58 | t59 | t60 | t61 | t62 | t65 | t66 | t67 | t68 | t69 | t70 | t71
        | t72 | t73 | t74 | t75 | t76 | t77 | t78 | t79 | t83 | t84 | t85 | t86 | t87 | t88 | t89 | t90 | t91 | t92
        | t93 | t94 | t95 | t96 | t97 | t98 | t101 | t102 | t103 | t104 | t105 | t106 | t107 | t108 | t109 | t110
        | t111 | t112 | t113 | t114 | t115 | t117 | t118 | t119 | t120 | t121 | t122 | t123 | t124 | t125 | t126
        | t127 | t128 | t129 | t130 | t131 | t132 | t134 | t135 | t136 | t137 | t138 | t139 | t140 | t141 | t142
        | t143 | t144 | t145 | t146 | t147 | t148 | t149 | t151 | t152 | t153 | t154 | t155 | t156 | t157 | t158
        | t159 | t160 | t161 | t162 | t163 | t164 | t165 | t166 | t169 | t170 | t171 | t172 | t173 | t174 | t175
        | t176 | t177 | t178 | t179 | t180 | t181 | t182 | t183 | t184;
    const uint64_t t186 = t8 & ~t185;
    const uint64_t t187 = t185 & ~t186;
    entry[0] ^= t15;
    entry[1] ^= t19;
    entry[2] ^= t22;
    entry[3] ^= t24;
    entry[4] ^= t27;
    entry[5] ^= t29;
    entry[6] ^= t31;
    entry[7] ^= t35;
    entry[8] ^= t37;
    entry[9] ^= t39;
    entry[10] ^= t41;
    entry[11] ^= t45;
    entry[12] ^= t47;
    entry[13] ^= t48;
    entry[14] ^= t50;
    entry[15] ^= t51;
    entry[16] ^= t52;
    entry[17] ^= t53;
    entry[18] ^= t55;
    entry[19] ^= t56;
    entry[20] ^= t57;
    entry[21] ^= t58;
    entry[22] ^= t59;
    entry[23] ^= t60;
    entry[24] ^= t61;
    entry[25] ^= t62;
    entry[26] ^= t65;
    entry[27] ^= t66;
    entry[28] ^= t67;
    entry[29] ^= t68;
    entry[30] ^= t69;
    entry[31] ^= t70;
    entry[32] ^= t71;
    entry[33] ^= t72;
    entry[34] ^= t73;
    entry[35] ^= t74;
    entry[36] ^= t75;
    entry[37] ^= t76;
    entry[38] ^= t77;
    entry[39] ^= t78;
    entry[40] ^= t79;
    entry[41] ^= t83;
    entry[42] ^= t84;
    entry[43] ^= t85;
    entry[44] ^= t86;
    entry[45] ^= t87;
    entry[46] ^= t88;
    entry[47] ^= t89;
    entry[48] ^= t90;
    entry[49] ^= t91;
    entry[50] ^= t92;
    entry[51] ^= t93;
    entry[52] ^= t94;
    entry[53] ^= t95;
    entry[54] ^= t96;
    entry[55] ^= t97;
    entry[56] ^= t98;
    entry[57] ^= t101;
    entry[58] ^= t102;
    entry[59] ^= t103;
    entry[60] ^= t104;
    entry[61] ^= t105;
    entry[62] ^= t106;
    entry[63] ^= t107;
    entry[64] ^= t108;
    entry[65] ^= t109;
    entry[66] ^= t110;
    entry[67] ^= t111;
    entry[68] ^= t112;
    entry[69] ^= t113;
    entry[70] ^= t114;
    entry[71] ^= t115;
    entry[72] ^= t117;
    entry[73] ^= t118;
    entry[74] ^= t119;
    entry[75] ^= t120;
    entry[76] ^= t121;
    entry[77] ^= t122;
    entry[78] ^= t123;
    entry[79] ^= t124;
    entry[80] ^= t125;
    entry[81] ^= t126;
    entry[82] ^= t127;
    entry[83] ^= t128;
    entry[84] ^= t129;
    entry[85] ^= t130;
    entry[86] ^= t131;
    entry[87] ^= t132;
    entry[88] ^= t134;
    entry[89] ^= t135;
    entry[90] ^= t136;
    entry[91] ^= t137;
    entry[92] ^= t138;
    entry[93] ^= t139;
    entry[94] ^= t140;
    entry[95] ^= t141;
    entry[96] ^= t142;
    entry[97] ^= t143;
    entry[98] ^= t144;
    entry[99] ^= t145;
    entry[100] ^= t146;
    entry[101] ^= t147;
    entry[102] ^= t148;
    entry[103] ^= t149;
    entry[104] ^= t151;
    entry[105] ^= t152;
    entry[106] ^= t153;
    entry[107] ^= t154;
    entry[108] ^= t155;
    entry[109] ^= t156;
    entry[110] ^= t157;
    entry[111] ^= t158;
    entry[112] ^= t159;
    entry[113] ^= t160;
    entry[114] ^= t161;
    entry[115] ^= t162;
    entry[116] ^= t163;
    entry[117] ^= t164;
    entry[118] ^= t165;
    entry[119] ^= t166;
    entry[120] ^= t169;
    entry[121] ^= t170;
    entry[122] ^= t171;
    entry[123] ^= t172;
    entry[124] ^= t173;
    entry[125] ^= t174;
    entry[126] ^= t175;
    entry[127] ^= t176;
    entry[128] ^= t177;
    entry[129] ^= t178;
    entry[130] ^= t179;
    entry[131] ^= t180;
    entry[132] ^= t181;
    entry[133] ^= t182;
    entry[134] ^= t183;
    entry[135] ^= t184;
    *corrected = t187;
    *uncorrectable = t186;
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

void ecc_on_die_sec_136_128_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[2] = {0};
    size_t i, w;
    for (i = 0; i < 16u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 1u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 8u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 2u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_on_die_sec_136_128_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[1];
    unsigned difference = 0;
    size_t i;
    ecc_on_die_sec_136_128_encode(data, expected);
    for (i = 0; i < 1u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 1u ? 0xffu : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 136u, pin = i % 136u;
    const size_t index = pin < 128u ? beat * 128u + pin : beat * 8u + pin - 128u;
    *bit = (unsigned)(index % 8);
    return (pin < 128u ? data : check) + index / 8;
}

ecc_status ecc_on_die_sec_136_128_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[136], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_on_die_sec_136_128_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 136u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_on_die_sec_136_128_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 136u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 16u;
    *ok = data_bytes % 16u == 0 && check_bytes % 1u == 0 && check_bytes / 1u == count;
    return count;
}

ecc_status ecc_on_die_sec_136_128_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_on_die_sec_136_128_encode(data + 16u * i, check + 1u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_on_die_sec_136_128_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_on_die_sec_136_128_decode(data + 16u * i, check + 1u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
