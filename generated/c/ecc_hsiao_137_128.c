/* Hsiao (137,128): encoder and decoder. Generated; do not edit.
 *
 * Scheme hsiao-137-128, sha-256
 * 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
 * Regenerate: cargo xtask generate
 *
 * Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
 * 1970.
 */
#include "ecc_hsiao_137_128.h"

/* MASKS[c][w]: the data bits 64 w .. 64 w + 63 that sum to check bit c. */
static const uint64_t MASKS[9][2] = {
    {
        UINT64_C(0x4b04225844b12cb7), UINT64_C(0xb555ab356ab02084)
    },
    {
        UINT64_C(0x950844a88952555b), UINT64_C(0xccd6acd5aad04108)
    },
    {
        UINT64_C(0x2610893112649a6d), UINT64_C(0xab5ab356ab508211)
    },
    {
        UINT64_C(0x382111c22388e38e), UINT64_C(0x356b4d5aad510422)
    },
    {
        UINT64_C(0xc0421e043c0f03f0), UINT64_C(0xd5acb56ad5520843)
    },
    {
        UINT64_C(0x0083e007c00ffc00), UINT64_C(0x56b2d5ab3564107c)
    },
    {
        UINT64_C(0x00fc0007fff00000), UINT64_C(0x5acb56acd5a81f80)
    },
    {
        UINT64_C(0x00fffff800000000), UINT64_C(0xaaad5ab356afe000)
    },
    {
        UINT64_C(0xff00000000000000), UINT64_C(0x6b356acd5aafffff)
    }
};

void ecc_hsiao_137_128_encode_lanes(const uint64_t *data, uint64_t *check) {
    const uint64_t t0 = data[0] ^ data[1] ^ data[2] ^ data[4] ^ data[5] ^ data[7] ^ data[10] ^ data[11] ^ data[13]
        ^ data[16] ^ data[20] ^ data[21] ^ data[23] ^ data[26] ^ data[30] ^ data[35] ^ data[36] ^ data[38]
        ^ data[41] ^ data[45] ^ data[50] ^ data[56] ^ data[57] ^ data[59] ^ data[62] ^ data[66] ^ data[71]
        ^ data[77] ^ data[84] ^ data[85] ^ data[87] ^ data[89] ^ data[91] ^ data[93] ^ data[94] ^ data[96]
        ^ data[98] ^ data[100] ^ data[101] ^ data[104] ^ data[105] ^ data[107] ^ data[109] ^ data[111] ^ data[112]
        ^ data[114] ^ data[116] ^ data[118] ^ data[120] ^ data[122] ^ data[124] ^ data[125] ^ data[127];
    const uint64_t t1 = data[0] ^ data[1] ^ data[3] ^ data[4] ^ data[6] ^ data[8] ^ data[10] ^ data[12] ^ data[14]
        ^ data[17] ^ data[20] ^ data[22] ^ data[24] ^ data[27] ^ data[31] ^ data[35] ^ data[37] ^ data[39]
        ^ data[42] ^ data[46] ^ data[51] ^ data[56] ^ data[58] ^ data[60] ^ data[63] ^ data[67] ^ data[72]
        ^ data[78] ^ data[84] ^ data[86] ^ data[87] ^ data[89] ^ data[91] ^ data[93] ^ data[95] ^ data[96]
        ^ data[98] ^ data[100] ^ data[102] ^ data[103] ^ data[106] ^ data[107] ^ data[109] ^ data[111] ^ data[113]
        ^ data[114] ^ data[116] ^ data[118] ^ data[119] ^ data[122] ^ data[123] ^ data[126] ^ data[127];
    const uint64_t t2 = data[0] ^ data[2] ^ data[3] ^ data[5] ^ data[6] ^ data[9] ^ data[11] ^ data[12] ^ data[15]
        ^ data[18] ^ data[21] ^ data[22] ^ data[25] ^ data[28] ^ data[32] ^ data[36] ^ data[37] ^ data[40]
        ^ data[43] ^ data[47] ^ data[52] ^ data[57] ^ data[58] ^ data[61] ^ data[64] ^ data[68] ^ data[73]
        ^ data[79] ^ data[84] ^ data[86] ^ data[88] ^ data[89] ^ data[91] ^ data[93] ^ data[95] ^ data[97]
        ^ data[98] ^ data[100] ^ data[102] ^ data[104] ^ data[105] ^ data[108] ^ data[109] ^ data[111] ^ data[113]
        ^ data[115] ^ data[116] ^ data[118] ^ data[120] ^ data[121] ^ data[123] ^ data[125] ^ data[127];
    const uint64_t t3 = data[1] ^ data[2] ^ data[3] ^ data[7] ^ data[8] ^ data[9] ^ data[13] ^ data[14] ^ data[15]
        ^ data[19] ^ data[23] ^ data[24] ^ data[25] ^ data[29] ^ data[33] ^ data[38] ^ data[39] ^ data[40]
        ^ data[44] ^ data[48] ^ data[53] ^ data[59] ^ data[60] ^ data[61] ^ data[65] ^ data[69] ^ data[74]
        ^ data[80] ^ data[84] ^ data[86] ^ data[88] ^ data[90] ^ data[91] ^ data[93] ^ data[95] ^ data[97]
        ^ data[99] ^ data[100] ^ data[102] ^ data[104] ^ data[106] ^ data[107] ^ data[110] ^ data[112] ^ data[113]
        ^ data[115] ^ data[117] ^ data[118] ^ data[120] ^ data[122] ^ data[124] ^ data[125];
    const uint64_t t4 = data[4] ^ data[5] ^ data[6] ^ data[7] ^ data[8] ^ data[9] ^ data[16] ^ data[17] ^ data[18]
        ^ data[19] ^ data[26] ^ data[27] ^ data[28] ^ data[29] ^ data[34] ^ data[41] ^ data[42] ^ data[43]
        ^ data[44] ^ data[49] ^ data[54] ^ data[62] ^ data[63] ^ data[64] ^ data[65] ^ data[70] ^ data[75]
        ^ data[81] ^ data[84] ^ data[86] ^ data[88] ^ data[90] ^ data[92] ^ data[94] ^ data[95] ^ data[97]
        ^ data[99] ^ data[101] ^ data[102] ^ data[104] ^ data[106] ^ data[108] ^ data[109] ^ data[111] ^ data[114]
        ^ data[115] ^ data[117] ^ data[119] ^ data[120] ^ data[122] ^ data[124] ^ data[126] ^ data[127];
    const uint64_t t5 = data[10] ^ data[11] ^ data[12] ^ data[13] ^ data[14] ^ data[15] ^ data[16] ^ data[17]
        ^ data[18] ^ data[19] ^ data[30] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[45] ^ data[46]
        ^ data[47] ^ data[48] ^ data[49] ^ data[55] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[70]
        ^ data[76] ^ data[82] ^ data[85] ^ data[86] ^ data[88] ^ data[90] ^ data[92] ^ data[93] ^ data[96]
        ^ data[97] ^ data[99] ^ data[101] ^ data[103] ^ data[104] ^ data[106] ^ data[108] ^ data[110] ^ data[111]
        ^ data[113] ^ data[116] ^ data[117] ^ data[119] ^ data[121] ^ data[122] ^ data[124] ^ data[126];
    const uint64_t t6 = data[20] ^ data[21] ^ data[22] ^ data[23] ^ data[24] ^ data[25] ^ data[26] ^ data[27]
        ^ data[28] ^ data[29] ^ data[30] ^ data[31] ^ data[32] ^ data[33] ^ data[34] ^ data[50] ^ data[51]
        ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[71] ^ data[72] ^ data[73] ^ data[74] ^ data[75]
        ^ data[76] ^ data[83] ^ data[85] ^ data[87] ^ data[88] ^ data[90] ^ data[92] ^ data[94] ^ data[95]
        ^ data[98] ^ data[99] ^ data[101] ^ data[103] ^ data[105] ^ data[106] ^ data[108] ^ data[110] ^ data[112]
        ^ data[113] ^ data[115] ^ data[118] ^ data[119] ^ data[121] ^ data[123] ^ data[124] ^ data[126];
    const uint64_t t7 = data[35] ^ data[36] ^ data[37] ^ data[38] ^ data[39] ^ data[40] ^ data[41] ^ data[42]
        ^ data[43] ^ data[44] ^ data[45] ^ data[46] ^ data[47] ^ data[48] ^ data[49] ^ data[50] ^ data[51]
        ^ data[52] ^ data[53] ^ data[54] ^ data[55] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81]
        ^ data[82] ^ data[83] ^ data[85] ^ data[87] ^ data[89] ^ data[90] ^ data[92] ^ data[94] ^ data[96]
        ^ data[97] ^ data[100] ^ data[101] ^ data[103] ^ data[105] ^ data[107] ^ data[108] ^ data[110] ^ data[112]
        ^ data[114] ^ data[115] ^ data[117] ^ data[119] ^ data[121] ^ data[123] ^ data[125] ^ data[127];
    const uint64_t t8 = data[56] ^ data[57] ^ data[58] ^ data[59] ^ data[60] ^ data[61] ^ data[62] ^ data[63]
        ^ data[64] ^ data[65] ^ data[66] ^ data[67] ^ data[68] ^ data[69] ^ data[70] ^ data[71] ^ data[72]
        ^ data[73] ^ data[74] ^ data[75] ^ data[76] ^ data[77] ^ data[78] ^ data[79] ^ data[80] ^ data[81]
        ^ data[82] ^ data[83] ^ data[85] ^ data[87] ^ data[89] ^ data[91] ^ data[92] ^ data[94] ^ data[96]
        ^ data[98] ^ data[99] ^ data[102] ^ data[103] ^ data[105] ^ data[107] ^ data[109] ^ data[110] ^ data[112]
        ^ data[114] ^ data[116] ^ data[117] ^ data[120] ^ data[121] ^ data[123] ^ data[125] ^ data[126];
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
    check[8] = t8;
}

void ecc_hsiao_137_128_decode_lanes(uint64_t *entry, uint64_t *corrected, uint64_t *uncorrectable) {
    const uint64_t t0 = entry[0] ^ entry[1] ^ entry[2] ^ entry[4] ^ entry[5] ^ entry[7] ^ entry[10] ^ entry[11]
        ^ entry[13] ^ entry[16] ^ entry[20] ^ entry[21] ^ entry[23] ^ entry[26] ^ entry[30] ^ entry[35] ^ entry[36]
        ^ entry[38] ^ entry[41] ^ entry[45] ^ entry[50] ^ entry[56] ^ entry[57] ^ entry[59] ^ entry[62] ^ entry[66]
        ^ entry[71] ^ entry[77] ^ entry[84] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[94]
        ^ entry[96] ^ entry[98] ^ entry[100] ^ entry[101] ^ entry[104] ^ entry[105] ^ entry[107] ^ entry[109]
        ^ entry[111] ^ entry[112] ^ entry[114] ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[124]
        ^ entry[125] ^ entry[127] ^ entry[128];
    const uint64_t t1 = entry[0] ^ entry[1] ^ entry[3] ^ entry[4] ^ entry[6] ^ entry[8] ^ entry[10] ^ entry[12]
        ^ entry[14] ^ entry[17] ^ entry[20] ^ entry[22] ^ entry[24] ^ entry[27] ^ entry[31] ^ entry[35] ^ entry[37]
        ^ entry[39] ^ entry[42] ^ entry[46] ^ entry[51] ^ entry[56] ^ entry[58] ^ entry[60] ^ entry[63] ^ entry[67]
        ^ entry[72] ^ entry[78] ^ entry[84] ^ entry[86] ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[95]
        ^ entry[96] ^ entry[98] ^ entry[100] ^ entry[102] ^ entry[103] ^ entry[106] ^ entry[107] ^ entry[109]
        ^ entry[111] ^ entry[113] ^ entry[114] ^ entry[116] ^ entry[118] ^ entry[119] ^ entry[122] ^ entry[123]
        ^ entry[126] ^ entry[127] ^ entry[129];
    const uint64_t t2 = entry[0] ^ entry[2] ^ entry[3] ^ entry[5] ^ entry[6] ^ entry[9] ^ entry[11] ^ entry[12]
        ^ entry[15] ^ entry[18] ^ entry[21] ^ entry[22] ^ entry[25] ^ entry[28] ^ entry[32] ^ entry[36] ^ entry[37]
        ^ entry[40] ^ entry[43] ^ entry[47] ^ entry[52] ^ entry[57] ^ entry[58] ^ entry[61] ^ entry[64] ^ entry[68]
        ^ entry[73] ^ entry[79] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[89] ^ entry[91] ^ entry[93] ^ entry[95]
        ^ entry[97] ^ entry[98] ^ entry[100] ^ entry[102] ^ entry[104] ^ entry[105] ^ entry[108] ^ entry[109]
        ^ entry[111] ^ entry[113] ^ entry[115] ^ entry[116] ^ entry[118] ^ entry[120] ^ entry[121] ^ entry[123]
        ^ entry[125] ^ entry[127] ^ entry[130];
    const uint64_t t3 = entry[1] ^ entry[2] ^ entry[3] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[13] ^ entry[14]
        ^ entry[15] ^ entry[19] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[29] ^ entry[33] ^ entry[38] ^ entry[39]
        ^ entry[40] ^ entry[44] ^ entry[48] ^ entry[53] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[65] ^ entry[69]
        ^ entry[74] ^ entry[80] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[91] ^ entry[93] ^ entry[95]
        ^ entry[97] ^ entry[99] ^ entry[100] ^ entry[102] ^ entry[104] ^ entry[106] ^ entry[107] ^ entry[110]
        ^ entry[112] ^ entry[113] ^ entry[115] ^ entry[117] ^ entry[118] ^ entry[120] ^ entry[122] ^ entry[124]
        ^ entry[125] ^ entry[131];
    const uint64_t t4 = entry[4] ^ entry[5] ^ entry[6] ^ entry[7] ^ entry[8] ^ entry[9] ^ entry[16] ^ entry[17]
        ^ entry[18] ^ entry[19] ^ entry[26] ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[34] ^ entry[41] ^ entry[42]
        ^ entry[43] ^ entry[44] ^ entry[49] ^ entry[54] ^ entry[62] ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[70]
        ^ entry[75] ^ entry[81] ^ entry[84] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[94] ^ entry[95]
        ^ entry[97] ^ entry[99] ^ entry[101] ^ entry[102] ^ entry[104] ^ entry[106] ^ entry[108] ^ entry[109]
        ^ entry[111] ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[119] ^ entry[120] ^ entry[122] ^ entry[124]
        ^ entry[126] ^ entry[127] ^ entry[132];
    const uint64_t t5 = entry[10] ^ entry[11] ^ entry[12] ^ entry[13] ^ entry[14] ^ entry[15] ^ entry[16]
        ^ entry[17] ^ entry[18] ^ entry[19] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[45]
        ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[55] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[69]
        ^ entry[70] ^ entry[76] ^ entry[82] ^ entry[85] ^ entry[86] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[93]
        ^ entry[96] ^ entry[97] ^ entry[99] ^ entry[101] ^ entry[103] ^ entry[104] ^ entry[106] ^ entry[108]
        ^ entry[110] ^ entry[111] ^ entry[113] ^ entry[116] ^ entry[117] ^ entry[119] ^ entry[121] ^ entry[122]
        ^ entry[124] ^ entry[126] ^ entry[133];
    const uint64_t t6 = entry[20] ^ entry[21] ^ entry[22] ^ entry[23] ^ entry[24] ^ entry[25] ^ entry[26]
        ^ entry[27] ^ entry[28] ^ entry[29] ^ entry[30] ^ entry[31] ^ entry[32] ^ entry[33] ^ entry[34] ^ entry[50]
        ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[71] ^ entry[72] ^ entry[73] ^ entry[74]
        ^ entry[75] ^ entry[76] ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[88] ^ entry[90] ^ entry[92] ^ entry[94]
        ^ entry[95] ^ entry[98] ^ entry[99] ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[106] ^ entry[108]
        ^ entry[110] ^ entry[112] ^ entry[113] ^ entry[115] ^ entry[118] ^ entry[119] ^ entry[121] ^ entry[123]
        ^ entry[124] ^ entry[126] ^ entry[134];
    const uint64_t t7 = entry[35] ^ entry[36] ^ entry[37] ^ entry[38] ^ entry[39] ^ entry[40] ^ entry[41]
        ^ entry[42] ^ entry[43] ^ entry[44] ^ entry[45] ^ entry[46] ^ entry[47] ^ entry[48] ^ entry[49] ^ entry[50]
        ^ entry[51] ^ entry[52] ^ entry[53] ^ entry[54] ^ entry[55] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80]
        ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[90] ^ entry[92] ^ entry[94]
        ^ entry[96] ^ entry[97] ^ entry[100] ^ entry[101] ^ entry[103] ^ entry[105] ^ entry[107] ^ entry[108]
        ^ entry[110] ^ entry[112] ^ entry[114] ^ entry[115] ^ entry[117] ^ entry[119] ^ entry[121] ^ entry[123]
        ^ entry[125] ^ entry[127] ^ entry[135];
    const uint64_t t8 = entry[56] ^ entry[57] ^ entry[58] ^ entry[59] ^ entry[60] ^ entry[61] ^ entry[62]
        ^ entry[63] ^ entry[64] ^ entry[65] ^ entry[66] ^ entry[67] ^ entry[68] ^ entry[69] ^ entry[70] ^ entry[71]
        ^ entry[72] ^ entry[73] ^ entry[74] ^ entry[75] ^ entry[76] ^ entry[77] ^ entry[78] ^ entry[79] ^ entry[80]
        ^ entry[81] ^ entry[82] ^ entry[83] ^ entry[85] ^ entry[87] ^ entry[89] ^ entry[91] ^ entry[92] ^ entry[94]
        ^ entry[96] ^ entry[98] ^ entry[99] ^ entry[102] ^ entry[103] ^ entry[105] ^ entry[107] ^ entry[109]
        ^ entry[110] ^ entry[112] ^ entry[114] ^ entry[116] ^ entry[117] ^ entry[120] ^ entry[121] ^ entry[123]
        ^ entry[125] ^ entry[126] ^ entry[136];
    const uint64_t t9 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7 | t8;
    const uint64_t t10 = t0 & t1;
    const uint64_t t11 = t2 & ~t3;
    const uint64_t t12 = t10 & t11;
    const uint64_t t13 = ~t4 & ~t5;
    const uint64_t t14 = ~t6 & ~t7;
    const uint64_t t15 = t13 & t14;
    const uint64_t t16 = t12 & t15;
    const uint64_t t17 = ~t8 & t16;
    const uint64_t t18 = ~t2 & t3;
    const uint64_t t19 = t10 & t18;
    const uint64_t t20 = t15 & t19;
    const uint64_t t21 = ~t8 & t20;
    const uint64_t t22 = t0 & ~t1;
    const uint64_t t23 = t2 & t3;
    const uint64_t t24 = t22 & t23;
    const uint64_t t25 = t15 & t24;
    const uint64_t t26 = ~t8 & t25;
    const uint64_t t27 = ~t0 & t1;
    const uint64_t t28 = t23 & t27;
    const uint64_t t29 = t15 & t28;
    const uint64_t t30 = ~t8 & t29;
    const uint64_t t31 = ~t2 & ~t3;
    const uint64_t t32 = t10 & t31;
    const uint64_t t33 = t4 & ~t5;
    const uint64_t t34 = t14 & t33;
    const uint64_t t35 = t32 & t34;
    const uint64_t t36 = ~t8 & t35;
    const uint64_t t37 = t11 & t22;
    const uint64_t t38 = t34 & t37;
    const uint64_t t39 = ~t8 & t38;
    const uint64_t t40 = t11 & t27;
    const uint64_t t41 = t34 & t40;
    const uint64_t t42 = ~t8 & t41;
    const uint64_t t43 = t18 & t22;
    const uint64_t t44 = t34 & t43;
    const uint64_t t45 = ~t8 & t44;
    const uint64_t t46 = t18 & t27;
    const uint64_t t47 = t34 & t46;
    const uint64_t t48 = ~t8 & t47;
    const uint64_t t49 = ~t0 & ~t1;
    const uint64_t t50 = t23 & t49;
    const uint64_t t51 = t34 & t50;
    const uint64_t t52 = ~t8 & t51;
    const uint64_t t53 = ~t4 & t5;
    const uint64_t t54 = t14 & t53;
    const uint64_t t55 = t32 & t54;
    const uint64_t t56 = ~t8 & t55;
    const uint64_t t57 = t37 & t54;
    const uint64_t t58 = ~t8 & t57;
    const uint64_t t59 = t40 & t54;
    const uint64_t t60 = ~t8 & t59;
    const uint64_t t61 = t43 & t54;
    const uint64_t t62 = ~t8 & t61;
    const uint64_t t63 = t46 & t54;
    const uint64_t t64 = ~t8 & t63;
    const uint64_t t65 = t50 & t54;
    const uint64_t t66 = ~t8 & t65;
    const uint64_t t67 = t22 & t31;
    const uint64_t t68 = t4 & t5;
    const uint64_t t69 = t14 & t68;
    const uint64_t t70 = t67 & t69;
    const uint64_t t71 = ~t8 & t70;
    const uint64_t t72 = t27 & t31;
    const uint64_t t73 = t69 & t72;
    const uint64_t t74 = ~t8 & t73;
    const uint64_t t75 = t11 & t49;
    const uint64_t t76 = t69 & t75;
    const uint64_t t77 = ~t8 & t76;
    const uint64_t t78 = t18 & t49;
    const uint64_t t79 = t69 & t78;
    const uint64_t t80 = ~t8 & t79;
    const uint64_t t81 = t6 & ~t7;
    const uint64_t t82 = t13 & t81;
    const uint64_t t83 = t32 & t82;
    const uint64_t t84 = ~t8 & t83;
    const uint64_t t85 = t37 & t82;
    const uint64_t t86 = ~t8 & t85;
    const uint64_t t87 = t40 & t82;
    const uint64_t t88 = ~t8 & t87;
    const uint64_t t89 = t43 & t82;
    const uint64_t t90 = ~t8 & t89;
    const uint64_t t91 = t46 & t82;
    const uint64_t t92 = ~t8 & t91;
    const uint64_t t93 = t50 & t82;
    const uint64_t t94 = ~t8 & t93;
    const uint64_t t95 = t33 & t81;
    const uint64_t t96 = t67 & t95;
    const uint64_t t97 = ~t8 & t96;
    const uint64_t t98 = t72 & t95;
    const uint64_t t99 = ~t8 & t98;
    const uint64_t t100 = t75 & t95;
    const uint64_t t101 = ~t8 & t100;
    const uint64_t t102 = t78 & t95;
    const uint64_t t103 = ~t8 & t102;
    const uint64_t t104 = t53 & t81;
    const uint64_t t105 = t67 & t104;
    const uint64_t t106 = ~t8 & t105;
    const uint64_t t107 = t72 & t104;
    const uint64_t t108 = ~t8 & t107;
    const uint64_t t109 = t75 & t104;
    const uint64_t t110 = ~t8 & t109;
    const uint64_t t111 = t78 & t104;
    const uint64_t t112 = ~t8 & t111;
    const uint64_t t113 = t31 & t49;
    const uint64_t t114 = t68 & t81;
    const uint64_t t115 = t113 & t114;
    const uint64_t t116 = ~t8 & t115;
    const uint64_t t117 = ~t6 & t7;
    const uint64_t t118 = t13 & t117;
    const uint64_t t119 = t32 & t118;
    const uint64_t t120 = ~t8 & t119;
    const uint64_t t121 = t37 & t118;
    const uint64_t t122 = ~t8 & t121;
    const uint64_t t123 = t40 & t118;
    const uint64_t t124 = ~t8 & t123;
    const uint64_t t125 = t43 & t118;
    const uint64_t t126 = ~t8 & t125;
    const uint64_t t127 = t46 & t118;
    const uint64_t t128 = ~t8 & t127;
    const uint64_t t129 = t50 & t118;
    const uint64_t t130 = ~t8 & t129;
    const uint64_t t131 = t33 & t117;
    const uint64_t t132 = t67 & t131;
    const uint64_t t133 = ~t8 & t132;
    const uint64_t t134 = t72 & t131;
    const uint64_t t135 = ~t8 & t134;
    const uint64_t t136 = t75 & t131;
    const uint64_t t137 = ~t8 & t136;
    const uint64_t t138 = t78 & t131;
    const uint64_t t139 = ~t8 & t138;
    const uint64_t t140 = t53 & t117;
    const uint64_t t141 = t67 & t140;
    const uint64_t t142 = ~t8 & t141;
    const uint64_t t143 = t72 & t140;
    const uint64_t t144 = ~t8 & t143;
    const uint64_t t145 = t75 & t140;
    const uint64_t t146 = ~t8 & t145;
    const uint64_t t147 = t78 & t140;
    const uint64_t t148 = ~t8 & t147;
    const uint64_t t149 = t68 & t117;
    const uint64_t t150 = t113 & t149;
    const uint64_t t151 = ~t8 & t150;
    const uint64_t t152 = t6 & t7;
    const uint64_t t153 = t13 & t152;
    const uint64_t t154 = t67 & t153;
    const uint64_t t155 = ~t8 & t154;
    const uint64_t t156 = t72 & t153;
    const uint64_t t157 = ~t8 & t156;
    const uint64_t t158 = t75 & t153;
    const uint64_t t159 = ~t8 & t158;
    const uint64_t t160 = t78 & t153;
    const uint64_t t161 = ~t8 & t160;
    const uint64_t t162 = t33 & t152;
    const uint64_t t163 = t113 & t162;
    const uint64_t t164 = ~t8 & t163;
    const uint64_t t165 = t53 & t152;
    const uint64_t t166 = t113 & t165;
    const uint64_t t167 = ~t8 & t166;
    const uint64_t t168 = t15 & t32;
    const uint64_t t169 = t8 & t168;
    const uint64_t t170 = t15 & t37;
    const uint64_t t171 = t8 & t170;
    const uint64_t t172 = t15 & t40;
    const uint64_t t173 = t8 & t172;
    const uint64_t t174 = t15 & t43;
    const uint64_t t175 = t8 & t174;
    const uint64_t t176 = t15 & t46;
    const uint64_t t177 = t8 & t176;
    const uint64_t t178 = t15 & t50;
    const uint64_t t179 = t8 & t178;
    const uint64_t t180 = t34 & t67;
    const uint64_t t181 = t8 & t180;
    const uint64_t t182 = t34 & t72;
    const uint64_t t183 = t8 & t182;
    const uint64_t t184 = t34 & t75;
    const uint64_t t185 = t8 & t184;
    const uint64_t t186 = t34 & t78;
    const uint64_t t187 = t8 & t186;
    const uint64_t t188 = t54 & t67;
    const uint64_t t189 = t8 & t188;
    const uint64_t t190 = t54 & t72;
    const uint64_t t191 = t8 & t190;
    const uint64_t t192 = t54 & t75;
    const uint64_t t193 = t8 & t192;
    const uint64_t t194 = t54 & t78;
    const uint64_t t195 = t8 & t194;
    const uint64_t t196 = t69 & t113;
    const uint64_t t197 = t8 & t196;
    const uint64_t t198 = t67 & t82;
    const uint64_t t199 = t8 & t198;
    const uint64_t t200 = t72 & t82;
    const uint64_t t201 = t8 & t200;
    const uint64_t t202 = t75 & t82;
    const uint64_t t203 = t8 & t202;
    const uint64_t t204 = t78 & t82;
    const uint64_t t205 = t8 & t204;
    const uint64_t t206 = t95 & t113;
    const uint64_t t207 = t8 & t206;
    const uint64_t t208 = t104 & t113;
    const uint64_t t209 = t8 & t208;
    const uint64_t t210 = t67 & t118;
    const uint64_t t211 = t8 & t210;
    const uint64_t t212 = t72 & t118;
    const uint64_t t213 = t8 & t212;
    const uint64_t t214 = t75 & t118;
    const uint64_t t215 = t8 & t214;
    const uint64_t t216 = t78 & t118;
    const uint64_t t217 = t8 & t216;
    const uint64_t t218 = t113 & t131;
    const uint64_t t219 = t8 & t218;
    const uint64_t t220 = t113 & t140;
    const uint64_t t221 = t8 & t220;
    const uint64_t t222 = t113 & t153;
    const uint64_t t223 = t8 & t222;
    const uint64_t t224 = t10 & t23;
    const uint64_t t225 = t34 & t224;
    const uint64_t t226 = ~t8 & t225;
    const uint64_t t227 = t67 & t165;
    const uint64_t t228 = t8 & t227;
    const uint64_t t229 = t28 & t69;
    const uint64_t t230 = ~t8 & t229;
    const uint64_t t231 = t32 & t153;
    const uint64_t t232 = t8 & t231;
    const uint64_t t233 = t50 & t114;
    const uint64_t t234 = ~t8 & t233;
    const uint64_t t235 = t12 & t118;
    const uint64_t t236 = t8 & t235;
    const uint64_t t237 = t68 & t152;
    const uint64_t t238 = t78 & t237;
    const uint64_t t239 = ~t8 & t238;
    const uint64_t t240 = t15 & t224;
    const uint64_t t241 = t8 & t240;
    const uint64_t t242 = t113 & t237;
    const uint64_t t243 = t8 & t242;
    const uint64_t t244 = t54 & t224;
    const uint64_t t245 = ~t8 & t244;
    const uint64_t t246 = t67 & t162;
    const uint64_t t247 = t8 & t246;
    const uint64_t t248 = t28 & t95;
    const uint64_t t249 = ~t8 & t248;
    const uint64_t t250 = t32 & t140;
    const uint64_t t251 = t8 & t250;
    const uint64_t t252 = t50 & t149;
    const uint64_t t253 = ~t8 & t252;
    const uint64_t t254 = t12 & t82;
    const uint64_t t255 = t8 & t254;
    const uint64_t t256 = t78 & t114;
    const uint64_t t257 = t8 & t256;
    const uint64_t t258 = t118 & t224;
    const uint64_t t259 = ~t8 & t258;
    const uint64_t t260 = t67 & t237;
    const uint64_t t261 = ~t8 & t260;
    const uint64_t t262 = t28 & t34;
    const uint64_t t263 = t8 & t262;
    const uint64_t t264 = t72 & t165;
    const uint64_t t265 = t8 & t264;
    const uint64_t t266 = t24 & t69;
    const uint64_t t267 = ~t8 & t266;
    const uint64_t t268 = t37 & t153;
    const uint64_t t269 = t8 & t268;
    const uint64_t t270 = t46 & t114;
    const uint64_t t271 = ~t8 & t270;
    const uint64_t t272 = t19 & t118;
    const uint64_t t273 = t8 & t272;
    const uint64_t t274 = t75 & t237;
    const uint64_t t275 = ~t8 & t274;
    const uint64_t t276 = t12 & t34;
    const uint64_t t277 = t8 & t276;
    const uint64_t t278 = t78 & t165;
    const uint64_t t279 = t8 & t278;
    const uint64_t t280 = t12 & t69;
    const uint64_t t281 = ~t8 & t280;
    const uint64_t t282 = t43 & t153;
    const uint64_t t283 = t8 & t282;
    const uint64_t t284 = t28 & t104;
    const uint64_t t285 = ~t8 & t284;
    const uint64_t t286 = t32 & t131;
    const uint64_t t287 = t8 & t286;
    const uint64_t t288 = t50 & t162;
    const uint64_t t289 = ~t8 & t288;
    const uint64_t t290 = t12 & t54;
    const uint64_t t291 = t8 & t290;
    const uint64_t t292 = t78 & t149;
    const uint64_t t293 = t8 & t292;
    const uint64_t t294 = t82 & t224;
    const uint64_t t295 = ~t8 & t294;
    const uint64_t t296 = t72 & t237;
    const uint64_t t297 = ~t8 & t296;
    const uint64_t t298 = t24 & t34;
    const uint64_t t299 = t8 & t298;
    const uint64_t t300 = t75 & t165;
    const uint64_t t301 = t8 & t300;
    const uint64_t t302 = t19 & t69;
    const uint64_t t303 = ~t8 & t302;
    const uint64_t t304 = t40 & t153;
    const uint64_t t305 = t8 & t304;
    const uint64_t t306 = t43 & t114;
    const uint64_t t307 = ~t8 & t306;
    const uint64_t t308 = t24 & t118;
    const uint64_t t309 = t8 & t308;
    const uint64_t t310 = t72 & t114;
    const uint64_t t311 = t8 & t310;
    const uint64_t t312 = t12 & t131;
    const uint64_t t313 = ~t8 & t312;
    const uint64_t t314 = t15 & t67;
    const uint64_t t315 = ~t8 & t314;
    const uint64_t t316 = t15 & t72;
    const uint64_t t317 = ~t8 & t316;
    const uint64_t t318 = t15 & t75;
    const uint64_t t319 = ~t8 & t318;
    const uint64_t t320 = t15 & t78;
    const uint64_t t321 = ~t8 & t320;
    const uint64_t t322 = t34 & t113;
    const uint64_t t323 = ~t8 & t322;
    const uint64_t t324 = t54 & t113;
    const uint64_t t325 = ~t8 & t324;
    const uint64_t t326 = t82 & t113;
    const uint64_t t327 = ~t8 & t326;
    const uint64_t t328 = t113 & t118;
    const uint64_t t329 = ~t8 & t328;
    const uint64_t t330 = t15 & t113;
    const uint64_t t331 = t8 & t330;
    const uint64_t t332 = t17 | t21 | t26 | t30 | t36 | t39 | t42 | t45 | t48 | t52 | t56 | t58 | t60 | t62 | t64
        | t66 | t71 | t74 | t77 | t80 | t84 | t86 | t88 | t90 | t92 | t94 | t97 | t99 | t101 | t103 | t106 | t108
        | t110 | t112 | t116 | t120 | t122 | t124 | t126 | t128 | t130 | t133 | t135 | t137 | t139 | t142 | t144
        | t146 | t148 | t151 | t155 | t157 | t159 | t161 | t164 | t167 | t169 | t171 | t173 | t175 | t177 | t179
        | t181 | t183 | t185 | t187 | t189 | t191 | t193 | t195 | t197 | t199 | t201 | t203 | t205 | t207 | t209
        | t211 | t213 | t215 | t217 | t219 | t221 | t223 | t226 | t228 | t230 | t232 | t234 | t236 | t239 | t241
        | t243 | t245 | t247 | t249 | t251 | t253 | t255 | t257 | t259 | t261 | t263 | t265 | t267 | t269 | t271
        | t273 | t275 | t277 | t279 | t281 | t283 | t285 | t287 | t289 | t291 | t293 | t295 | t297 | t299 | t301
        | t303 | t305 | t307 | t309 | t311 | t313 | t315 | t317 | t319 | t321 | t323 | t325 | t327 | t329 | t331;
    const uint64_t t333 = t9 & ~t332;
    const uint64_t t334 = t332 & ~t333;
    entry[0] ^= t17;
    entry[1] ^= t21;
    entry[2] ^= t26;
    entry[3] ^= t30;
    entry[4] ^= t36;
    entry[5] ^= t39;
    entry[6] ^= t42;
    entry[7] ^= t45;
    entry[8] ^= t48;
    entry[9] ^= t52;
    entry[10] ^= t56;
    entry[11] ^= t58;
    entry[12] ^= t60;
    entry[13] ^= t62;
    entry[14] ^= t64;
    entry[15] ^= t66;
    entry[16] ^= t71;
    entry[17] ^= t74;
    entry[18] ^= t77;
    entry[19] ^= t80;
    entry[20] ^= t84;
    entry[21] ^= t86;
    entry[22] ^= t88;
    entry[23] ^= t90;
    entry[24] ^= t92;
    entry[25] ^= t94;
    entry[26] ^= t97;
    entry[27] ^= t99;
    entry[28] ^= t101;
    entry[29] ^= t103;
    entry[30] ^= t106;
    entry[31] ^= t108;
    entry[32] ^= t110;
    entry[33] ^= t112;
    entry[34] ^= t116;
    entry[35] ^= t120;
    entry[36] ^= t122;
    entry[37] ^= t124;
    entry[38] ^= t126;
    entry[39] ^= t128;
    entry[40] ^= t130;
    entry[41] ^= t133;
    entry[42] ^= t135;
    entry[43] ^= t137;
    entry[44] ^= t139;
    entry[45] ^= t142;
    entry[46] ^= t144;
    entry[47] ^= t146;
    entry[48] ^= t148;
    entry[49] ^= t151;
    entry[50] ^= t155;
    entry[51] ^= t157;
    entry[52] ^= t159;
    entry[53] ^= t161;
    entry[54] ^= t164;
    entry[55] ^= t167;
    entry[56] ^= t169;
    entry[57] ^= t171;
    entry[58] ^= t173;
    entry[59] ^= t175;
    entry[60] ^= t177;
    entry[61] ^= t179;
    entry[62] ^= t181;
    entry[63] ^= t183;
    entry[64] ^= t185;
    entry[65] ^= t187;
    entry[66] ^= t189;
    entry[67] ^= t191;
    entry[68] ^= t193;
    entry[69] ^= t195;
    entry[70] ^= t197;
    entry[71] ^= t199;
    entry[72] ^= t201;
    entry[73] ^= t203;
    entry[74] ^= t205;
    entry[75] ^= t207;
    entry[76] ^= t209;
    entry[77] ^= t211;
    entry[78] ^= t213;
    entry[79] ^= t215;
    entry[80] ^= t217;
    entry[81] ^= t219;
    entry[82] ^= t221;
    entry[83] ^= t223;
    entry[84] ^= t226;
    entry[85] ^= t228;
    entry[86] ^= t230;
    entry[87] ^= t232;
    entry[88] ^= t234;
    entry[89] ^= t236;
    entry[90] ^= t239;
    entry[91] ^= t241;
    entry[92] ^= t243;
    entry[93] ^= t245;
    entry[94] ^= t247;
    entry[95] ^= t249;
    entry[96] ^= t251;
    entry[97] ^= t253;
    entry[98] ^= t255;
    entry[99] ^= t257;
    entry[100] ^= t259;
    entry[101] ^= t261;
    entry[102] ^= t263;
    entry[103] ^= t265;
    entry[104] ^= t267;
    entry[105] ^= t269;
    entry[106] ^= t271;
    entry[107] ^= t273;
    entry[108] ^= t275;
    entry[109] ^= t277;
    entry[110] ^= t279;
    entry[111] ^= t281;
    entry[112] ^= t283;
    entry[113] ^= t285;
    entry[114] ^= t287;
    entry[115] ^= t289;
    entry[116] ^= t291;
    entry[117] ^= t293;
    entry[118] ^= t295;
    entry[119] ^= t297;
    entry[120] ^= t299;
    entry[121] ^= t301;
    entry[122] ^= t303;
    entry[123] ^= t305;
    entry[124] ^= t307;
    entry[125] ^= t309;
    entry[126] ^= t311;
    entry[127] ^= t313;
    entry[128] ^= t315;
    entry[129] ^= t317;
    entry[130] ^= t319;
    entry[131] ^= t321;
    entry[132] ^= t323;
    entry[133] ^= t325;
    entry[134] ^= t327;
    entry[135] ^= t329;
    entry[136] ^= t331;
    *corrected = t334;
    *uncorrectable = t333;
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

void ecc_hsiao_137_128_encode(const uint8_t *data, uint8_t *check) {
    uint64_t words[2] = {0};
    size_t i, w;
    for (i = 0; i < 16u; i++) {
        words[i / 8] |= (uint64_t)data[i] << (8 * (i % 8));
    }
    for (i = 0; i < 2u; i++) {
        check[i] = 0;
    }
    for (i = 0; i < 9u; i++) {
        uint64_t sum = 0;
        for (w = 0; w < 2u; w++) {
            sum ^= words[w] & MASKS[i][w];
        }
        check[i / 8] = (uint8_t)(check[i / 8] | (parity(sum) << (i % 8)));
    }
}

int ecc_hsiao_137_128_check(const uint8_t *data, const uint8_t *check) {
    uint8_t expected[2];
    unsigned difference = 0;
    size_t i;
    ecc_hsiao_137_128_encode(data, expected);
    for (i = 0; i < 2u; i++) {
        difference |= (unsigned)(expected[i] ^ check[i]) & (i + 1 == 2u ? 0x01u : 0xffu);
    }
    return difference == 0;
}

/* The byte of physical bit i, and through bit the place within it. */
static uint8_t *place(uint8_t *data, uint8_t *check, size_t i, unsigned *bit) {
    const size_t beat = i / 137u, pin = i % 137u;
    const size_t index = pin < 128u ? beat * 128u + pin : beat * 9u + pin - 128u;
    *bit = (unsigned)(index % 8);
    return (pin < 128u ? data : check) + index / 8;
}

ecc_status ecc_hsiao_137_128_decode(uint8_t *data, uint8_t *check) {
    uint64_t entry[137], corrected, uncorrectable;
    size_t i;
    unsigned bit;
    if (ecc_hsiao_137_128_check(data, check)) {
        return ECC_CLEAN;
    }
    for (i = 0; i < 137u; i++) {
        const uint8_t *byte = place(data, check, i, &bit);
        entry[i] = (uint64_t)(*byte >> bit) & 1u;
    }
    {
    ecc_hsiao_137_128_decode_lanes(entry, &corrected, &uncorrectable);
    }
    if (uncorrectable & 1u) {
        return ECC_UNCORRECTABLE;
    }
    for (i = 0; i < 137u; i++) {
        uint8_t *byte = place(data, check, i, &bit);
        *byte = (uint8_t)((*byte & ~(1u << bit)) | ((unsigned)(entry[i] & 1u) << bit));
    }
    return ECC_CORRECTED;
}

/* The number of entries of an array, and through ok whether both lengths say the same. */
static size_t entries(size_t data_bytes, size_t check_bytes, int *ok) {
    const size_t count = data_bytes / 16u;
    *ok = data_bytes % 16u == 0 && check_bytes % 2u == 0 && check_bytes / 2u == count;
    return count;
}

ecc_status ecc_hsiao_137_128_encode_array(const uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        ecc_hsiao_137_128_encode(data + 16u * i, check + 2u * i);
    }
    return ECC_CLEAN;
}

ecc_status ecc_hsiao_137_128_decode_array(uint8_t *data, size_t data_bytes, uint8_t *check, size_t check_bytes, uint8_t *status) {
    int ok;
    const size_t count = entries(data_bytes, check_bytes, &ok);
    ecc_status worst = ECC_CLEAN;
    size_t i;
    if (!ok) {
        return ECC_WRONG_LENGTH;
    }
    for (i = 0; i < count; i++) {
        const ecc_status one = ecc_hsiao_137_128_decode(data + 16u * i, check + 2u * i);
        if (one > worst) {
            worst = one;
        }
        if (status != NULL) {
            status[i] = (uint8_t)one;
        }
    }
    return worst;
}
