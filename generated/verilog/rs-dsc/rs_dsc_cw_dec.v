// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// Decodes one (288,256) codeword. Combinational.
module rs_dsc_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Planes: plane_<j>_at_<e>_<i> is the coefficient of alpha^i in the sum of (bit j of symbol s)
  // X_s^e, by the same gates for every plane j.
  wire plane_0_sum_0 = codeword_i[24] ^ codeword_i[64];
  wire plane_0_sum_1 = codeword_i[136] ^ codeword_i[200];
  wire plane_0_sum_2 = codeword_i[256] ^ (codeword_i[216] ^ codeword_i[248]);
  wire plane_0_sum_3 = plane_0_sum_2 ^ (codeword_i[72] ^ codeword_i[112]);
  wire plane_0_sum_4 = plane_0_sum_3 ^ (plane_0_sum_1 ^ (codeword_i[104] ^ plane_0_sum_0));
  wire plane_0_sum_5 = codeword_i[24] ^ codeword_i[160];
  wire plane_0_sum_6 = codeword_i[88] ^ codeword_i[240];
  wire plane_0_sum_7 = plane_0_sum_5 ^ plane_0_sum_6;
  wire plane_0_sum_8 = codeword_i[16] ^ plane_0_sum_7;
  wire plane_0_sum_9 = plane_0_sum_6 ^ (codeword_i[128] ^ codeword_i[152]);
  wire plane_0_sum_10 = plane_0_sum_9 ^ (codeword_i[184] ^ codeword_i[192]);
  wire plane_0_sum_11 = codeword_i[56] ^ plane_0_sum_10;
  wire plane_0_sum_12 = plane_0_sum_11 ^ (codeword_i[40] ^ codeword_i[48]);
  wire plane_0_sum_13 = codeword_i[24] ^ codeword_i[80];
  wire plane_0_sum_14 = plane_0_sum_13 ^ (codeword_i[280] ^ plane_0_sum_5);
  wire plane_0_sum_15 = codeword_i[208] ^ plane_0_sum_14;
  wire plane_0_sum_16 = codeword_i[32] ^ plane_0_sum_15;
  wire plane_0_sum_17 = plane_0_sum_16 ^ (plane_0_sum_12 ^ (codeword_i[8] ^ codeword_i[224]));
  wire plane_0_sum_18 = codeword_i[144] ^ codeword_i[272];
  wire plane_0_sum_19 = plane_0_sum_18 ^ (codeword_i[168] ^ codeword_i[232]);
  wire plane_0_sum_20 = codeword_i[176] ^ plane_0_sum_19;
  wire plane_0_sum_21 = plane_0_sum_7 ^ plane_0_sum_20;
  wire plane_0_sum_22 = codeword_i[96] ^ codeword_i[264];
  wire plane_0_sum_23 = codeword_i[120] ^ plane_0_sum_22;
  wire plane_0_sum_24 = plane_0_sum_21 ^ plane_0_sum_23;
  wire plane_0_sum_25 = codeword_i[0] ^ plane_0_sum_24;
  wire plane_0_sum_26 = codeword_i[80] ^ codeword_i[184];
  wire plane_0_sum_27 = plane_0_sum_26 ^ (codeword_i[216] ^ plane_0_sum_22);
  wire plane_0_sum_28 = codeword_i[128] ^ plane_0_sum_0;
  wire plane_0_sum_29 = codeword_i[136] ^ plane_0_sum_23;
  wire plane_0_at_1_0 = plane_0_sum_25 ^ (plane_0_sum_29 ^ (plane_0_sum_27 ^ plane_0_sum_28));
  wire plane_0_sum_30 = plane_0_sum_2 ^ (codeword_i[232] ^ (codeword_i[24] ^ codeword_i[152]));
  wire plane_0_sum_31 = codeword_i[72] ^ codeword_i[224];
  wire plane_0_sum_32 = plane_0_sum_28 ^ plane_0_sum_31;
  wire plane_0_sum_33 = codeword_i[104] ^ codeword_i[192];
  wire plane_0_sum_34 = plane_0_sum_32 ^ (plane_0_sum_14 ^ plane_0_sum_33);
  wire plane_0_at_1_1 = plane_0_sum_34 ^ (plane_0_sum_30 ^ (codeword_i[264] ^ (codeword_i[8]
      ^ codeword_i[256])));
  wire plane_0_sum_35 = plane_0_sum_31 ^ (codeword_i[144] ^ codeword_i[256]);
  wire plane_0_sum_36 = codeword_i[112] ^ plane_0_sum_19;
  wire plane_0_sum_37 = plane_0_sum_36 ^ (plane_0_sum_8 ^ plane_0_sum_35);
  wire plane_0_at_1_2 = plane_0_sum_37 ^ (plane_0_sum_1 ^ plane_0_sum_13);
  wire plane_0_at_1_3 = plane_0_sum_24 ^ (plane_0_sum_15 ^ (codeword_i[248] ^ codeword_i[272]));
  wire plane_0_sum_38 = plane_0_sum_10 ^ (plane_0_sum_33 ^ (codeword_i[96] ^ codeword_i[272]));
  wire plane_0_sum_39 = plane_0_sum_38 ^ (codeword_i[176] ^ plane_0_sum_2);
  wire plane_0_at_1_4 = codeword_i[32] ^ plane_0_sum_39;
  wire plane_0_sum_40 = codeword_i[40] ^ plane_0_sum_3;
  wire plane_0_at_1_5 = plane_0_sum_34 ^ (plane_0_sum_21 ^ plane_0_sum_40);
  wire plane_0_sum_41 = plane_0_sum_14 ^ plane_0_sum_36;
  wire plane_0_sum_42 = plane_0_sum_41 ^ (plane_0_sum_30 ^ (codeword_i[48] ^ codeword_i[200]));
  wire plane_0_at_1_6 = plane_0_sum_42 ^ (codeword_i[120] ^ plane_0_sum_32);
  wire plane_0_sum_43 = codeword_i[240] ^ plane_0_sum_38;
  wire plane_0_sum_44 = plane_0_sum_43 ^ (plane_0_sum_11 ^ plane_0_sum_15);
  wire plane_0_sum_45 = plane_0_sum_29 ^ (plane_0_sum_33 ^ plane_0_sum_35);
  wire plane_0_at_1_7 = plane_0_sum_44 ^ (plane_0_sum_45 ^ (plane_0_sum_9 ^ plane_0_sum_20));
  wire plane_0_sum_46 = plane_0_sum_12 ^ (codeword_i[208] ^ codeword_i[272]);
  wire plane_0_at_3_0 = (plane_0_sum_25 ^ plane_0_sum_46) ^ (plane_0_sum_16 ^ (plane_0_sum_40
      ^ (plane_0_sum_7 ^ plane_0_sum_18)));
  wire plane_0_at_3_1 = plane_0_sum_4 ^ plane_0_sum_43;
  wire plane_0_at_3_2 = plane_0_sum_30 ^ plane_0_sum_44;
  wire plane_0_at_3_3 = codeword_i[216] ^ plane_0_sum_17;
  wire plane_0_at_3_4 = plane_0_sum_16 ^ plane_0_sum_45;
  wire plane_0_at_3_5 = (plane_0_at_1_6 ^ (plane_0_sum_11 ^ plane_0_sum_26)) ^ (plane_0_sum_39
      ^ plane_0_sum_41);
  wire plane_0_at_3_6 = plane_0_sum_12 ^ plane_0_sum_37;
  wire plane_0_at_3_7 = plane_0_sum_46 ^ (plane_0_sum_27 ^ plane_0_sum_42);
  wire plane_1_sum_0 = codeword_i[25] ^ codeword_i[65];
  wire plane_1_sum_1 = codeword_i[137] ^ codeword_i[201];
  wire plane_1_sum_2 = codeword_i[257] ^ (codeword_i[217] ^ codeword_i[249]);
  wire plane_1_sum_3 = plane_1_sum_2 ^ (codeword_i[73] ^ codeword_i[113]);
  wire plane_1_sum_4 = plane_1_sum_3 ^ (plane_1_sum_1 ^ (codeword_i[105] ^ plane_1_sum_0));
  wire plane_1_sum_5 = codeword_i[25] ^ codeword_i[161];
  wire plane_1_sum_6 = codeword_i[89] ^ codeword_i[241];
  wire plane_1_sum_7 = plane_1_sum_5 ^ plane_1_sum_6;
  wire plane_1_sum_8 = codeword_i[17] ^ plane_1_sum_7;
  wire plane_1_sum_9 = plane_1_sum_6 ^ (codeword_i[129] ^ codeword_i[153]);
  wire plane_1_sum_10 = plane_1_sum_9 ^ (codeword_i[185] ^ codeword_i[193]);
  wire plane_1_sum_11 = codeword_i[57] ^ plane_1_sum_10;
  wire plane_1_sum_12 = plane_1_sum_11 ^ (codeword_i[41] ^ codeword_i[49]);
  wire plane_1_sum_13 = codeword_i[25] ^ codeword_i[81];
  wire plane_1_sum_14 = plane_1_sum_13 ^ (codeword_i[281] ^ plane_1_sum_5);
  wire plane_1_sum_15 = codeword_i[209] ^ plane_1_sum_14;
  wire plane_1_sum_16 = codeword_i[33] ^ plane_1_sum_15;
  wire plane_1_sum_17 = plane_1_sum_16 ^ (plane_1_sum_12 ^ (codeword_i[9] ^ codeword_i[225]));
  wire plane_1_sum_18 = codeword_i[145] ^ codeword_i[273];
  wire plane_1_sum_19 = plane_1_sum_18 ^ (codeword_i[169] ^ codeword_i[233]);
  wire plane_1_sum_20 = codeword_i[177] ^ plane_1_sum_19;
  wire plane_1_sum_21 = plane_1_sum_7 ^ plane_1_sum_20;
  wire plane_1_sum_22 = codeword_i[97] ^ codeword_i[265];
  wire plane_1_sum_23 = codeword_i[121] ^ plane_1_sum_22;
  wire plane_1_sum_24 = plane_1_sum_21 ^ plane_1_sum_23;
  wire plane_1_sum_25 = codeword_i[1] ^ plane_1_sum_24;
  wire plane_1_sum_26 = codeword_i[81] ^ codeword_i[185];
  wire plane_1_sum_27 = plane_1_sum_26 ^ (codeword_i[217] ^ plane_1_sum_22);
  wire plane_1_sum_28 = codeword_i[129] ^ plane_1_sum_0;
  wire plane_1_sum_29 = codeword_i[137] ^ plane_1_sum_23;
  wire plane_1_at_1_0 = plane_1_sum_25 ^ (plane_1_sum_29 ^ (plane_1_sum_27 ^ plane_1_sum_28));
  wire plane_1_sum_30 = plane_1_sum_2 ^ (codeword_i[233] ^ (codeword_i[25] ^ codeword_i[153]));
  wire plane_1_sum_31 = codeword_i[73] ^ codeword_i[225];
  wire plane_1_sum_32 = plane_1_sum_28 ^ plane_1_sum_31;
  wire plane_1_sum_33 = codeword_i[105] ^ codeword_i[193];
  wire plane_1_sum_34 = plane_1_sum_32 ^ (plane_1_sum_14 ^ plane_1_sum_33);
  wire plane_1_at_1_1 = plane_1_sum_34 ^ (plane_1_sum_30 ^ (codeword_i[265] ^ (codeword_i[9]
      ^ codeword_i[257])));
  wire plane_1_sum_35 = plane_1_sum_31 ^ (codeword_i[145] ^ codeword_i[257]);
  wire plane_1_sum_36 = codeword_i[113] ^ plane_1_sum_19;
  wire plane_1_sum_37 = plane_1_sum_36 ^ (plane_1_sum_8 ^ plane_1_sum_35);
  wire plane_1_at_1_2 = plane_1_sum_37 ^ (plane_1_sum_1 ^ plane_1_sum_13);
  wire plane_1_at_1_3 = plane_1_sum_24 ^ (plane_1_sum_15 ^ (codeword_i[249] ^ codeword_i[273]));
  wire plane_1_sum_38 = plane_1_sum_10 ^ (plane_1_sum_33 ^ (codeword_i[97] ^ codeword_i[273]));
  wire plane_1_sum_39 = plane_1_sum_38 ^ (codeword_i[177] ^ plane_1_sum_2);
  wire plane_1_at_1_4 = codeword_i[33] ^ plane_1_sum_39;
  wire plane_1_sum_40 = codeword_i[41] ^ plane_1_sum_3;
  wire plane_1_at_1_5 = plane_1_sum_34 ^ (plane_1_sum_21 ^ plane_1_sum_40);
  wire plane_1_sum_41 = plane_1_sum_14 ^ plane_1_sum_36;
  wire plane_1_sum_42 = plane_1_sum_41 ^ (plane_1_sum_30 ^ (codeword_i[49] ^ codeword_i[201]));
  wire plane_1_at_1_6 = plane_1_sum_42 ^ (codeword_i[121] ^ plane_1_sum_32);
  wire plane_1_sum_43 = codeword_i[241] ^ plane_1_sum_38;
  wire plane_1_sum_44 = plane_1_sum_43 ^ (plane_1_sum_11 ^ plane_1_sum_15);
  wire plane_1_sum_45 = plane_1_sum_29 ^ (plane_1_sum_33 ^ plane_1_sum_35);
  wire plane_1_at_1_7 = plane_1_sum_44 ^ (plane_1_sum_45 ^ (plane_1_sum_9 ^ plane_1_sum_20));
  wire plane_1_sum_46 = plane_1_sum_12 ^ (codeword_i[209] ^ codeword_i[273]);
  wire plane_1_at_3_0 = (plane_1_sum_25 ^ plane_1_sum_46) ^ (plane_1_sum_16 ^ (plane_1_sum_40
      ^ (plane_1_sum_7 ^ plane_1_sum_18)));
  wire plane_1_at_3_1 = plane_1_sum_4 ^ plane_1_sum_43;
  wire plane_1_at_3_2 = plane_1_sum_30 ^ plane_1_sum_44;
  wire plane_1_at_3_3 = codeword_i[217] ^ plane_1_sum_17;
  wire plane_1_at_3_4 = plane_1_sum_16 ^ plane_1_sum_45;
  wire plane_1_at_3_5 = (plane_1_at_1_6 ^ (plane_1_sum_11 ^ plane_1_sum_26)) ^ (plane_1_sum_39
      ^ plane_1_sum_41);
  wire plane_1_at_3_6 = plane_1_sum_12 ^ plane_1_sum_37;
  wire plane_1_at_3_7 = plane_1_sum_46 ^ (plane_1_sum_27 ^ plane_1_sum_42);
  wire plane_2_sum_0 = codeword_i[26] ^ codeword_i[66];
  wire plane_2_sum_1 = codeword_i[138] ^ codeword_i[202];
  wire plane_2_sum_2 = codeword_i[258] ^ (codeword_i[218] ^ codeword_i[250]);
  wire plane_2_sum_3 = plane_2_sum_2 ^ (codeword_i[74] ^ codeword_i[114]);
  wire plane_2_sum_4 = plane_2_sum_3 ^ (plane_2_sum_1 ^ (codeword_i[106] ^ plane_2_sum_0));
  wire plane_2_sum_5 = codeword_i[26] ^ codeword_i[162];
  wire plane_2_sum_6 = codeword_i[90] ^ codeword_i[242];
  wire plane_2_sum_7 = plane_2_sum_5 ^ plane_2_sum_6;
  wire plane_2_sum_8 = codeword_i[18] ^ plane_2_sum_7;
  wire plane_2_sum_9 = plane_2_sum_6 ^ (codeword_i[130] ^ codeword_i[154]);
  wire plane_2_sum_10 = plane_2_sum_9 ^ (codeword_i[186] ^ codeword_i[194]);
  wire plane_2_sum_11 = codeword_i[58] ^ plane_2_sum_10;
  wire plane_2_sum_12 = plane_2_sum_11 ^ (codeword_i[42] ^ codeword_i[50]);
  wire plane_2_sum_13 = codeword_i[26] ^ codeword_i[82];
  wire plane_2_sum_14 = plane_2_sum_13 ^ (codeword_i[282] ^ plane_2_sum_5);
  wire plane_2_sum_15 = codeword_i[210] ^ plane_2_sum_14;
  wire plane_2_sum_16 = codeword_i[34] ^ plane_2_sum_15;
  wire plane_2_sum_17 = plane_2_sum_16 ^ (plane_2_sum_12 ^ (codeword_i[10] ^ codeword_i[226]));
  wire plane_2_sum_18 = codeword_i[146] ^ codeword_i[274];
  wire plane_2_sum_19 = plane_2_sum_18 ^ (codeword_i[170] ^ codeword_i[234]);
  wire plane_2_sum_20 = codeword_i[178] ^ plane_2_sum_19;
  wire plane_2_sum_21 = plane_2_sum_7 ^ plane_2_sum_20;
  wire plane_2_sum_22 = codeword_i[98] ^ codeword_i[266];
  wire plane_2_sum_23 = codeword_i[122] ^ plane_2_sum_22;
  wire plane_2_sum_24 = plane_2_sum_21 ^ plane_2_sum_23;
  wire plane_2_sum_25 = codeword_i[2] ^ plane_2_sum_24;
  wire plane_2_sum_26 = codeword_i[82] ^ codeword_i[186];
  wire plane_2_sum_27 = plane_2_sum_26 ^ (codeword_i[218] ^ plane_2_sum_22);
  wire plane_2_sum_28 = codeword_i[130] ^ plane_2_sum_0;
  wire plane_2_sum_29 = codeword_i[138] ^ plane_2_sum_23;
  wire plane_2_at_1_0 = plane_2_sum_25 ^ (plane_2_sum_29 ^ (plane_2_sum_27 ^ plane_2_sum_28));
  wire plane_2_sum_30 = plane_2_sum_2 ^ (codeword_i[234] ^ (codeword_i[26] ^ codeword_i[154]));
  wire plane_2_sum_31 = codeword_i[74] ^ codeword_i[226];
  wire plane_2_sum_32 = plane_2_sum_28 ^ plane_2_sum_31;
  wire plane_2_sum_33 = codeword_i[106] ^ codeword_i[194];
  wire plane_2_sum_34 = plane_2_sum_32 ^ (plane_2_sum_14 ^ plane_2_sum_33);
  wire plane_2_at_1_1 = plane_2_sum_34 ^ (plane_2_sum_30 ^ (codeword_i[266] ^ (codeword_i[10]
      ^ codeword_i[258])));
  wire plane_2_sum_35 = plane_2_sum_31 ^ (codeword_i[146] ^ codeword_i[258]);
  wire plane_2_sum_36 = codeword_i[114] ^ plane_2_sum_19;
  wire plane_2_sum_37 = plane_2_sum_36 ^ (plane_2_sum_8 ^ plane_2_sum_35);
  wire plane_2_at_1_2 = plane_2_sum_37 ^ (plane_2_sum_1 ^ plane_2_sum_13);
  wire plane_2_at_1_3 = plane_2_sum_24 ^ (plane_2_sum_15 ^ (codeword_i[250] ^ codeword_i[274]));
  wire plane_2_sum_38 = plane_2_sum_10 ^ (plane_2_sum_33 ^ (codeword_i[98] ^ codeword_i[274]));
  wire plane_2_sum_39 = plane_2_sum_38 ^ (codeword_i[178] ^ plane_2_sum_2);
  wire plane_2_at_1_4 = codeword_i[34] ^ plane_2_sum_39;
  wire plane_2_sum_40 = codeword_i[42] ^ plane_2_sum_3;
  wire plane_2_at_1_5 = plane_2_sum_34 ^ (plane_2_sum_21 ^ plane_2_sum_40);
  wire plane_2_sum_41 = plane_2_sum_14 ^ plane_2_sum_36;
  wire plane_2_sum_42 = plane_2_sum_41 ^ (plane_2_sum_30 ^ (codeword_i[50] ^ codeword_i[202]));
  wire plane_2_at_1_6 = plane_2_sum_42 ^ (codeword_i[122] ^ plane_2_sum_32);
  wire plane_2_sum_43 = codeword_i[242] ^ plane_2_sum_38;
  wire plane_2_sum_44 = plane_2_sum_43 ^ (plane_2_sum_11 ^ plane_2_sum_15);
  wire plane_2_sum_45 = plane_2_sum_29 ^ (plane_2_sum_33 ^ plane_2_sum_35);
  wire plane_2_at_1_7 = plane_2_sum_44 ^ (plane_2_sum_45 ^ (plane_2_sum_9 ^ plane_2_sum_20));
  wire plane_2_sum_46 = plane_2_sum_12 ^ (codeword_i[210] ^ codeword_i[274]);
  wire plane_2_at_3_0 = (plane_2_sum_25 ^ plane_2_sum_46) ^ (plane_2_sum_16 ^ (plane_2_sum_40
      ^ (plane_2_sum_7 ^ plane_2_sum_18)));
  wire plane_2_at_3_1 = plane_2_sum_4 ^ plane_2_sum_43;
  wire plane_2_at_3_2 = plane_2_sum_30 ^ plane_2_sum_44;
  wire plane_2_at_3_3 = codeword_i[218] ^ plane_2_sum_17;
  wire plane_2_at_3_4 = plane_2_sum_16 ^ plane_2_sum_45;
  wire plane_2_at_3_5 = (plane_2_at_1_6 ^ (plane_2_sum_11 ^ plane_2_sum_26)) ^ (plane_2_sum_39
      ^ plane_2_sum_41);
  wire plane_2_at_3_6 = plane_2_sum_12 ^ plane_2_sum_37;
  wire plane_2_at_3_7 = plane_2_sum_46 ^ (plane_2_sum_27 ^ plane_2_sum_42);
  wire plane_3_sum_0 = codeword_i[27] ^ codeword_i[67];
  wire plane_3_sum_1 = codeword_i[139] ^ codeword_i[203];
  wire plane_3_sum_2 = codeword_i[259] ^ (codeword_i[219] ^ codeword_i[251]);
  wire plane_3_sum_3 = plane_3_sum_2 ^ (codeword_i[75] ^ codeword_i[115]);
  wire plane_3_sum_4 = plane_3_sum_3 ^ (plane_3_sum_1 ^ (codeword_i[107] ^ plane_3_sum_0));
  wire plane_3_sum_5 = codeword_i[27] ^ codeword_i[163];
  wire plane_3_sum_6 = codeword_i[91] ^ codeword_i[243];
  wire plane_3_sum_7 = plane_3_sum_5 ^ plane_3_sum_6;
  wire plane_3_sum_8 = codeword_i[19] ^ plane_3_sum_7;
  wire plane_3_sum_9 = plane_3_sum_6 ^ (codeword_i[131] ^ codeword_i[155]);
  wire plane_3_sum_10 = plane_3_sum_9 ^ (codeword_i[187] ^ codeword_i[195]);
  wire plane_3_sum_11 = codeword_i[59] ^ plane_3_sum_10;
  wire plane_3_sum_12 = plane_3_sum_11 ^ (codeword_i[43] ^ codeword_i[51]);
  wire plane_3_sum_13 = codeword_i[27] ^ codeword_i[83];
  wire plane_3_sum_14 = plane_3_sum_13 ^ (codeword_i[283] ^ plane_3_sum_5);
  wire plane_3_sum_15 = codeword_i[211] ^ plane_3_sum_14;
  wire plane_3_sum_16 = codeword_i[35] ^ plane_3_sum_15;
  wire plane_3_sum_17 = plane_3_sum_16 ^ (plane_3_sum_12 ^ (codeword_i[11] ^ codeword_i[227]));
  wire plane_3_sum_18 = codeword_i[147] ^ codeword_i[275];
  wire plane_3_sum_19 = plane_3_sum_18 ^ (codeword_i[171] ^ codeword_i[235]);
  wire plane_3_sum_20 = codeword_i[179] ^ plane_3_sum_19;
  wire plane_3_sum_21 = plane_3_sum_7 ^ plane_3_sum_20;
  wire plane_3_sum_22 = codeword_i[99] ^ codeword_i[267];
  wire plane_3_sum_23 = codeword_i[123] ^ plane_3_sum_22;
  wire plane_3_sum_24 = plane_3_sum_21 ^ plane_3_sum_23;
  wire plane_3_sum_25 = codeword_i[3] ^ plane_3_sum_24;
  wire plane_3_sum_26 = codeword_i[83] ^ codeword_i[187];
  wire plane_3_sum_27 = plane_3_sum_26 ^ (codeword_i[219] ^ plane_3_sum_22);
  wire plane_3_sum_28 = codeword_i[131] ^ plane_3_sum_0;
  wire plane_3_sum_29 = codeword_i[139] ^ plane_3_sum_23;
  wire plane_3_at_1_0 = plane_3_sum_25 ^ (plane_3_sum_29 ^ (plane_3_sum_27 ^ plane_3_sum_28));
  wire plane_3_sum_30 = plane_3_sum_2 ^ (codeword_i[235] ^ (codeword_i[27] ^ codeword_i[155]));
  wire plane_3_sum_31 = codeword_i[75] ^ codeword_i[227];
  wire plane_3_sum_32 = plane_3_sum_28 ^ plane_3_sum_31;
  wire plane_3_sum_33 = codeword_i[107] ^ codeword_i[195];
  wire plane_3_sum_34 = plane_3_sum_32 ^ (plane_3_sum_14 ^ plane_3_sum_33);
  wire plane_3_at_1_1 = plane_3_sum_34 ^ (plane_3_sum_30 ^ (codeword_i[267] ^ (codeword_i[11]
      ^ codeword_i[259])));
  wire plane_3_sum_35 = plane_3_sum_31 ^ (codeword_i[147] ^ codeword_i[259]);
  wire plane_3_sum_36 = codeword_i[115] ^ plane_3_sum_19;
  wire plane_3_sum_37 = plane_3_sum_36 ^ (plane_3_sum_8 ^ plane_3_sum_35);
  wire plane_3_at_1_2 = plane_3_sum_37 ^ (plane_3_sum_1 ^ plane_3_sum_13);
  wire plane_3_at_1_3 = plane_3_sum_24 ^ (plane_3_sum_15 ^ (codeword_i[251] ^ codeword_i[275]));
  wire plane_3_sum_38 = plane_3_sum_10 ^ (plane_3_sum_33 ^ (codeword_i[99] ^ codeword_i[275]));
  wire plane_3_sum_39 = plane_3_sum_38 ^ (codeword_i[179] ^ plane_3_sum_2);
  wire plane_3_at_1_4 = codeword_i[35] ^ plane_3_sum_39;
  wire plane_3_sum_40 = codeword_i[43] ^ plane_3_sum_3;
  wire plane_3_at_1_5 = plane_3_sum_34 ^ (plane_3_sum_21 ^ plane_3_sum_40);
  wire plane_3_sum_41 = plane_3_sum_14 ^ plane_3_sum_36;
  wire plane_3_sum_42 = plane_3_sum_41 ^ (plane_3_sum_30 ^ (codeword_i[51] ^ codeword_i[203]));
  wire plane_3_at_1_6 = plane_3_sum_42 ^ (codeword_i[123] ^ plane_3_sum_32);
  wire plane_3_sum_43 = codeword_i[243] ^ plane_3_sum_38;
  wire plane_3_sum_44 = plane_3_sum_43 ^ (plane_3_sum_11 ^ plane_3_sum_15);
  wire plane_3_sum_45 = plane_3_sum_29 ^ (plane_3_sum_33 ^ plane_3_sum_35);
  wire plane_3_at_1_7 = plane_3_sum_44 ^ (plane_3_sum_45 ^ (plane_3_sum_9 ^ plane_3_sum_20));
  wire plane_3_sum_46 = plane_3_sum_12 ^ (codeword_i[211] ^ codeword_i[275]);
  wire plane_3_at_3_0 = (plane_3_sum_25 ^ plane_3_sum_46) ^ (plane_3_sum_16 ^ (plane_3_sum_40
      ^ (plane_3_sum_7 ^ plane_3_sum_18)));
  wire plane_3_at_3_1 = plane_3_sum_4 ^ plane_3_sum_43;
  wire plane_3_at_3_2 = plane_3_sum_30 ^ plane_3_sum_44;
  wire plane_3_at_3_3 = codeword_i[219] ^ plane_3_sum_17;
  wire plane_3_at_3_4 = plane_3_sum_16 ^ plane_3_sum_45;
  wire plane_3_at_3_5 = (plane_3_at_1_6 ^ (plane_3_sum_11 ^ plane_3_sum_26)) ^ (plane_3_sum_39
      ^ plane_3_sum_41);
  wire plane_3_at_3_6 = plane_3_sum_12 ^ plane_3_sum_37;
  wire plane_3_at_3_7 = plane_3_sum_46 ^ (plane_3_sum_27 ^ plane_3_sum_42);
  wire plane_4_sum_0 = codeword_i[28] ^ codeword_i[68];
  wire plane_4_sum_1 = codeword_i[140] ^ codeword_i[204];
  wire plane_4_sum_2 = codeword_i[260] ^ (codeword_i[220] ^ codeword_i[252]);
  wire plane_4_sum_3 = plane_4_sum_2 ^ (codeword_i[76] ^ codeword_i[116]);
  wire plane_4_sum_4 = plane_4_sum_3 ^ (plane_4_sum_1 ^ (codeword_i[108] ^ plane_4_sum_0));
  wire plane_4_sum_5 = codeword_i[28] ^ codeword_i[164];
  wire plane_4_sum_6 = codeword_i[92] ^ codeword_i[244];
  wire plane_4_sum_7 = plane_4_sum_5 ^ plane_4_sum_6;
  wire plane_4_sum_8 = codeword_i[20] ^ plane_4_sum_7;
  wire plane_4_sum_9 = plane_4_sum_6 ^ (codeword_i[132] ^ codeword_i[156]);
  wire plane_4_sum_10 = plane_4_sum_9 ^ (codeword_i[188] ^ codeword_i[196]);
  wire plane_4_sum_11 = codeword_i[60] ^ plane_4_sum_10;
  wire plane_4_sum_12 = plane_4_sum_11 ^ (codeword_i[44] ^ codeword_i[52]);
  wire plane_4_sum_13 = codeword_i[28] ^ codeword_i[84];
  wire plane_4_sum_14 = plane_4_sum_13 ^ (codeword_i[284] ^ plane_4_sum_5);
  wire plane_4_sum_15 = codeword_i[212] ^ plane_4_sum_14;
  wire plane_4_sum_16 = codeword_i[36] ^ plane_4_sum_15;
  wire plane_4_sum_17 = plane_4_sum_16 ^ (plane_4_sum_12 ^ (codeword_i[12] ^ codeword_i[228]));
  wire plane_4_sum_18 = codeword_i[148] ^ codeword_i[276];
  wire plane_4_sum_19 = plane_4_sum_18 ^ (codeword_i[172] ^ codeword_i[236]);
  wire plane_4_sum_20 = codeword_i[180] ^ plane_4_sum_19;
  wire plane_4_sum_21 = plane_4_sum_7 ^ plane_4_sum_20;
  wire plane_4_sum_22 = codeword_i[100] ^ codeword_i[268];
  wire plane_4_sum_23 = codeword_i[124] ^ plane_4_sum_22;
  wire plane_4_sum_24 = plane_4_sum_21 ^ plane_4_sum_23;
  wire plane_4_sum_25 = codeword_i[4] ^ plane_4_sum_24;
  wire plane_4_sum_26 = codeword_i[84] ^ codeword_i[188];
  wire plane_4_sum_27 = plane_4_sum_26 ^ (codeword_i[220] ^ plane_4_sum_22);
  wire plane_4_sum_28 = codeword_i[132] ^ plane_4_sum_0;
  wire plane_4_sum_29 = codeword_i[140] ^ plane_4_sum_23;
  wire plane_4_at_1_0 = plane_4_sum_25 ^ (plane_4_sum_29 ^ (plane_4_sum_27 ^ plane_4_sum_28));
  wire plane_4_sum_30 = plane_4_sum_2 ^ (codeword_i[236] ^ (codeword_i[28] ^ codeword_i[156]));
  wire plane_4_sum_31 = codeword_i[76] ^ codeword_i[228];
  wire plane_4_sum_32 = plane_4_sum_28 ^ plane_4_sum_31;
  wire plane_4_sum_33 = codeword_i[108] ^ codeword_i[196];
  wire plane_4_sum_34 = plane_4_sum_32 ^ (plane_4_sum_14 ^ plane_4_sum_33);
  wire plane_4_at_1_1 = plane_4_sum_34 ^ (plane_4_sum_30 ^ (codeword_i[268] ^ (codeword_i[12]
      ^ codeword_i[260])));
  wire plane_4_sum_35 = plane_4_sum_31 ^ (codeword_i[148] ^ codeword_i[260]);
  wire plane_4_sum_36 = codeword_i[116] ^ plane_4_sum_19;
  wire plane_4_sum_37 = plane_4_sum_36 ^ (plane_4_sum_8 ^ plane_4_sum_35);
  wire plane_4_at_1_2 = plane_4_sum_37 ^ (plane_4_sum_1 ^ plane_4_sum_13);
  wire plane_4_at_1_3 = plane_4_sum_24 ^ (plane_4_sum_15 ^ (codeword_i[252] ^ codeword_i[276]));
  wire plane_4_sum_38 = plane_4_sum_10 ^ (plane_4_sum_33 ^ (codeword_i[100] ^ codeword_i[276]));
  wire plane_4_sum_39 = plane_4_sum_38 ^ (codeword_i[180] ^ plane_4_sum_2);
  wire plane_4_at_1_4 = codeword_i[36] ^ plane_4_sum_39;
  wire plane_4_sum_40 = codeword_i[44] ^ plane_4_sum_3;
  wire plane_4_at_1_5 = plane_4_sum_34 ^ (plane_4_sum_21 ^ plane_4_sum_40);
  wire plane_4_sum_41 = plane_4_sum_14 ^ plane_4_sum_36;
  wire plane_4_sum_42 = plane_4_sum_41 ^ (plane_4_sum_30 ^ (codeword_i[52] ^ codeword_i[204]));
  wire plane_4_at_1_6 = plane_4_sum_42 ^ (codeword_i[124] ^ plane_4_sum_32);
  wire plane_4_sum_43 = codeword_i[244] ^ plane_4_sum_38;
  wire plane_4_sum_44 = plane_4_sum_43 ^ (plane_4_sum_11 ^ plane_4_sum_15);
  wire plane_4_sum_45 = plane_4_sum_29 ^ (plane_4_sum_33 ^ plane_4_sum_35);
  wire plane_4_at_1_7 = plane_4_sum_44 ^ (plane_4_sum_45 ^ (plane_4_sum_9 ^ plane_4_sum_20));
  wire plane_4_sum_46 = plane_4_sum_12 ^ (codeword_i[212] ^ codeword_i[276]);
  wire plane_4_at_3_0 = (plane_4_sum_25 ^ plane_4_sum_46) ^ (plane_4_sum_16 ^ (plane_4_sum_40
      ^ (plane_4_sum_7 ^ plane_4_sum_18)));
  wire plane_4_at_3_1 = plane_4_sum_4 ^ plane_4_sum_43;
  wire plane_4_at_3_2 = plane_4_sum_30 ^ plane_4_sum_44;
  wire plane_4_at_3_3 = codeword_i[220] ^ plane_4_sum_17;
  wire plane_4_at_3_4 = plane_4_sum_16 ^ plane_4_sum_45;
  wire plane_4_at_3_5 = (plane_4_at_1_6 ^ (plane_4_sum_11 ^ plane_4_sum_26)) ^ (plane_4_sum_39
      ^ plane_4_sum_41);
  wire plane_4_at_3_6 = plane_4_sum_12 ^ plane_4_sum_37;
  wire plane_4_at_3_7 = plane_4_sum_46 ^ (plane_4_sum_27 ^ plane_4_sum_42);
  wire plane_5_sum_0 = codeword_i[29] ^ codeword_i[69];
  wire plane_5_sum_1 = codeword_i[141] ^ codeword_i[205];
  wire plane_5_sum_2 = codeword_i[261] ^ (codeword_i[221] ^ codeword_i[253]);
  wire plane_5_sum_3 = plane_5_sum_2 ^ (codeword_i[77] ^ codeword_i[117]);
  wire plane_5_sum_4 = plane_5_sum_3 ^ (plane_5_sum_1 ^ (codeword_i[109] ^ plane_5_sum_0));
  wire plane_5_sum_5 = codeword_i[29] ^ codeword_i[165];
  wire plane_5_sum_6 = codeword_i[93] ^ codeword_i[245];
  wire plane_5_sum_7 = plane_5_sum_5 ^ plane_5_sum_6;
  wire plane_5_sum_8 = codeword_i[21] ^ plane_5_sum_7;
  wire plane_5_sum_9 = plane_5_sum_6 ^ (codeword_i[133] ^ codeword_i[157]);
  wire plane_5_sum_10 = plane_5_sum_9 ^ (codeword_i[189] ^ codeword_i[197]);
  wire plane_5_sum_11 = codeword_i[61] ^ plane_5_sum_10;
  wire plane_5_sum_12 = plane_5_sum_11 ^ (codeword_i[45] ^ codeword_i[53]);
  wire plane_5_sum_13 = codeword_i[29] ^ codeword_i[85];
  wire plane_5_sum_14 = plane_5_sum_13 ^ (codeword_i[285] ^ plane_5_sum_5);
  wire plane_5_sum_15 = codeword_i[213] ^ plane_5_sum_14;
  wire plane_5_sum_16 = codeword_i[37] ^ plane_5_sum_15;
  wire plane_5_sum_17 = plane_5_sum_16 ^ (plane_5_sum_12 ^ (codeword_i[13] ^ codeword_i[229]));
  wire plane_5_sum_18 = codeword_i[149] ^ codeword_i[277];
  wire plane_5_sum_19 = plane_5_sum_18 ^ (codeword_i[173] ^ codeword_i[237]);
  wire plane_5_sum_20 = codeword_i[181] ^ plane_5_sum_19;
  wire plane_5_sum_21 = plane_5_sum_7 ^ plane_5_sum_20;
  wire plane_5_sum_22 = codeword_i[101] ^ codeword_i[269];
  wire plane_5_sum_23 = codeword_i[125] ^ plane_5_sum_22;
  wire plane_5_sum_24 = plane_5_sum_21 ^ plane_5_sum_23;
  wire plane_5_sum_25 = codeword_i[5] ^ plane_5_sum_24;
  wire plane_5_sum_26 = codeword_i[85] ^ codeword_i[189];
  wire plane_5_sum_27 = plane_5_sum_26 ^ (codeword_i[221] ^ plane_5_sum_22);
  wire plane_5_sum_28 = codeword_i[133] ^ plane_5_sum_0;
  wire plane_5_sum_29 = codeword_i[141] ^ plane_5_sum_23;
  wire plane_5_at_1_0 = plane_5_sum_25 ^ (plane_5_sum_29 ^ (plane_5_sum_27 ^ plane_5_sum_28));
  wire plane_5_sum_30 = plane_5_sum_2 ^ (codeword_i[237] ^ (codeword_i[29] ^ codeword_i[157]));
  wire plane_5_sum_31 = codeword_i[77] ^ codeword_i[229];
  wire plane_5_sum_32 = plane_5_sum_28 ^ plane_5_sum_31;
  wire plane_5_sum_33 = codeword_i[109] ^ codeword_i[197];
  wire plane_5_sum_34 = plane_5_sum_32 ^ (plane_5_sum_14 ^ plane_5_sum_33);
  wire plane_5_at_1_1 = plane_5_sum_34 ^ (plane_5_sum_30 ^ (codeword_i[269] ^ (codeword_i[13]
      ^ codeword_i[261])));
  wire plane_5_sum_35 = plane_5_sum_31 ^ (codeword_i[149] ^ codeword_i[261]);
  wire plane_5_sum_36 = codeword_i[117] ^ plane_5_sum_19;
  wire plane_5_sum_37 = plane_5_sum_36 ^ (plane_5_sum_8 ^ plane_5_sum_35);
  wire plane_5_at_1_2 = plane_5_sum_37 ^ (plane_5_sum_1 ^ plane_5_sum_13);
  wire plane_5_at_1_3 = plane_5_sum_24 ^ (plane_5_sum_15 ^ (codeword_i[253] ^ codeword_i[277]));
  wire plane_5_sum_38 = plane_5_sum_10 ^ (plane_5_sum_33 ^ (codeword_i[101] ^ codeword_i[277]));
  wire plane_5_sum_39 = plane_5_sum_38 ^ (codeword_i[181] ^ plane_5_sum_2);
  wire plane_5_at_1_4 = codeword_i[37] ^ plane_5_sum_39;
  wire plane_5_sum_40 = codeword_i[45] ^ plane_5_sum_3;
  wire plane_5_at_1_5 = plane_5_sum_34 ^ (plane_5_sum_21 ^ plane_5_sum_40);
  wire plane_5_sum_41 = plane_5_sum_14 ^ plane_5_sum_36;
  wire plane_5_sum_42 = plane_5_sum_41 ^ (plane_5_sum_30 ^ (codeword_i[53] ^ codeword_i[205]));
  wire plane_5_at_1_6 = plane_5_sum_42 ^ (codeword_i[125] ^ plane_5_sum_32);
  wire plane_5_sum_43 = codeword_i[245] ^ plane_5_sum_38;
  wire plane_5_sum_44 = plane_5_sum_43 ^ (plane_5_sum_11 ^ plane_5_sum_15);
  wire plane_5_sum_45 = plane_5_sum_29 ^ (plane_5_sum_33 ^ plane_5_sum_35);
  wire plane_5_at_1_7 = plane_5_sum_44 ^ (plane_5_sum_45 ^ (plane_5_sum_9 ^ plane_5_sum_20));
  wire plane_5_sum_46 = plane_5_sum_12 ^ (codeword_i[213] ^ codeword_i[277]);
  wire plane_5_at_3_0 = (plane_5_sum_25 ^ plane_5_sum_46) ^ (plane_5_sum_16 ^ (plane_5_sum_40
      ^ (plane_5_sum_7 ^ plane_5_sum_18)));
  wire plane_5_at_3_1 = plane_5_sum_4 ^ plane_5_sum_43;
  wire plane_5_at_3_2 = plane_5_sum_30 ^ plane_5_sum_44;
  wire plane_5_at_3_3 = codeword_i[221] ^ plane_5_sum_17;
  wire plane_5_at_3_4 = plane_5_sum_16 ^ plane_5_sum_45;
  wire plane_5_at_3_5 = (plane_5_at_1_6 ^ (plane_5_sum_11 ^ plane_5_sum_26)) ^ (plane_5_sum_39
      ^ plane_5_sum_41);
  wire plane_5_at_3_6 = plane_5_sum_12 ^ plane_5_sum_37;
  wire plane_5_at_3_7 = plane_5_sum_46 ^ (plane_5_sum_27 ^ plane_5_sum_42);
  wire plane_6_sum_0 = codeword_i[30] ^ codeword_i[70];
  wire plane_6_sum_1 = codeword_i[142] ^ codeword_i[206];
  wire plane_6_sum_2 = codeword_i[262] ^ (codeword_i[222] ^ codeword_i[254]);
  wire plane_6_sum_3 = plane_6_sum_2 ^ (codeword_i[78] ^ codeword_i[118]);
  wire plane_6_sum_4 = plane_6_sum_3 ^ (plane_6_sum_1 ^ (codeword_i[110] ^ plane_6_sum_0));
  wire plane_6_sum_5 = codeword_i[30] ^ codeword_i[166];
  wire plane_6_sum_6 = codeword_i[94] ^ codeword_i[246];
  wire plane_6_sum_7 = plane_6_sum_5 ^ plane_6_sum_6;
  wire plane_6_sum_8 = codeword_i[22] ^ plane_6_sum_7;
  wire plane_6_sum_9 = plane_6_sum_6 ^ (codeword_i[134] ^ codeword_i[158]);
  wire plane_6_sum_10 = plane_6_sum_9 ^ (codeword_i[190] ^ codeword_i[198]);
  wire plane_6_sum_11 = codeword_i[62] ^ plane_6_sum_10;
  wire plane_6_sum_12 = plane_6_sum_11 ^ (codeword_i[46] ^ codeword_i[54]);
  wire plane_6_sum_13 = codeword_i[30] ^ codeword_i[86];
  wire plane_6_sum_14 = plane_6_sum_13 ^ (codeword_i[286] ^ plane_6_sum_5);
  wire plane_6_sum_15 = codeword_i[214] ^ plane_6_sum_14;
  wire plane_6_sum_16 = codeword_i[38] ^ plane_6_sum_15;
  wire plane_6_sum_17 = plane_6_sum_16 ^ (plane_6_sum_12 ^ (codeword_i[14] ^ codeword_i[230]));
  wire plane_6_sum_18 = codeword_i[150] ^ codeword_i[278];
  wire plane_6_sum_19 = plane_6_sum_18 ^ (codeword_i[174] ^ codeword_i[238]);
  wire plane_6_sum_20 = codeword_i[182] ^ plane_6_sum_19;
  wire plane_6_sum_21 = plane_6_sum_7 ^ plane_6_sum_20;
  wire plane_6_sum_22 = codeword_i[102] ^ codeword_i[270];
  wire plane_6_sum_23 = codeword_i[126] ^ plane_6_sum_22;
  wire plane_6_sum_24 = plane_6_sum_21 ^ plane_6_sum_23;
  wire plane_6_sum_25 = codeword_i[6] ^ plane_6_sum_24;
  wire plane_6_sum_26 = codeword_i[86] ^ codeword_i[190];
  wire plane_6_sum_27 = plane_6_sum_26 ^ (codeword_i[222] ^ plane_6_sum_22);
  wire plane_6_sum_28 = codeword_i[134] ^ plane_6_sum_0;
  wire plane_6_sum_29 = codeword_i[142] ^ plane_6_sum_23;
  wire plane_6_at_1_0 = plane_6_sum_25 ^ (plane_6_sum_29 ^ (plane_6_sum_27 ^ plane_6_sum_28));
  wire plane_6_sum_30 = plane_6_sum_2 ^ (codeword_i[238] ^ (codeword_i[30] ^ codeword_i[158]));
  wire plane_6_sum_31 = codeword_i[78] ^ codeword_i[230];
  wire plane_6_sum_32 = plane_6_sum_28 ^ plane_6_sum_31;
  wire plane_6_sum_33 = codeword_i[110] ^ codeword_i[198];
  wire plane_6_sum_34 = plane_6_sum_32 ^ (plane_6_sum_14 ^ plane_6_sum_33);
  wire plane_6_at_1_1 = plane_6_sum_34 ^ (plane_6_sum_30 ^ (codeword_i[270] ^ (codeword_i[14]
      ^ codeword_i[262])));
  wire plane_6_sum_35 = plane_6_sum_31 ^ (codeword_i[150] ^ codeword_i[262]);
  wire plane_6_sum_36 = codeword_i[118] ^ plane_6_sum_19;
  wire plane_6_sum_37 = plane_6_sum_36 ^ (plane_6_sum_8 ^ plane_6_sum_35);
  wire plane_6_at_1_2 = plane_6_sum_37 ^ (plane_6_sum_1 ^ plane_6_sum_13);
  wire plane_6_at_1_3 = plane_6_sum_24 ^ (plane_6_sum_15 ^ (codeword_i[254] ^ codeword_i[278]));
  wire plane_6_sum_38 = plane_6_sum_10 ^ (plane_6_sum_33 ^ (codeword_i[102] ^ codeword_i[278]));
  wire plane_6_sum_39 = plane_6_sum_38 ^ (codeword_i[182] ^ plane_6_sum_2);
  wire plane_6_at_1_4 = codeword_i[38] ^ plane_6_sum_39;
  wire plane_6_sum_40 = codeword_i[46] ^ plane_6_sum_3;
  wire plane_6_at_1_5 = plane_6_sum_34 ^ (plane_6_sum_21 ^ plane_6_sum_40);
  wire plane_6_sum_41 = plane_6_sum_14 ^ plane_6_sum_36;
  wire plane_6_sum_42 = plane_6_sum_41 ^ (plane_6_sum_30 ^ (codeword_i[54] ^ codeword_i[206]));
  wire plane_6_at_1_6 = plane_6_sum_42 ^ (codeword_i[126] ^ plane_6_sum_32);
  wire plane_6_sum_43 = codeword_i[246] ^ plane_6_sum_38;
  wire plane_6_sum_44 = plane_6_sum_43 ^ (plane_6_sum_11 ^ plane_6_sum_15);
  wire plane_6_sum_45 = plane_6_sum_29 ^ (plane_6_sum_33 ^ plane_6_sum_35);
  wire plane_6_at_1_7 = plane_6_sum_44 ^ (plane_6_sum_45 ^ (plane_6_sum_9 ^ plane_6_sum_20));
  wire plane_6_sum_46 = plane_6_sum_12 ^ (codeword_i[214] ^ codeword_i[278]);
  wire plane_6_at_3_0 = (plane_6_sum_25 ^ plane_6_sum_46) ^ (plane_6_sum_16 ^ (plane_6_sum_40
      ^ (plane_6_sum_7 ^ plane_6_sum_18)));
  wire plane_6_at_3_1 = plane_6_sum_4 ^ plane_6_sum_43;
  wire plane_6_at_3_2 = plane_6_sum_30 ^ plane_6_sum_44;
  wire plane_6_at_3_3 = codeword_i[222] ^ plane_6_sum_17;
  wire plane_6_at_3_4 = plane_6_sum_16 ^ plane_6_sum_45;
  wire plane_6_at_3_5 = (plane_6_at_1_6 ^ (plane_6_sum_11 ^ plane_6_sum_26)) ^ (plane_6_sum_39
      ^ plane_6_sum_41);
  wire plane_6_at_3_6 = plane_6_sum_12 ^ plane_6_sum_37;
  wire plane_6_at_3_7 = plane_6_sum_46 ^ (plane_6_sum_27 ^ plane_6_sum_42);
  wire plane_7_sum_0 = codeword_i[31] ^ codeword_i[71];
  wire plane_7_sum_1 = codeword_i[143] ^ codeword_i[207];
  wire plane_7_sum_2 = codeword_i[263] ^ (codeword_i[223] ^ codeword_i[255]);
  wire plane_7_sum_3 = plane_7_sum_2 ^ (codeword_i[79] ^ codeword_i[119]);
  wire plane_7_sum_4 = plane_7_sum_3 ^ (plane_7_sum_1 ^ (codeword_i[111] ^ plane_7_sum_0));
  wire plane_7_sum_5 = codeword_i[31] ^ codeword_i[167];
  wire plane_7_sum_6 = codeword_i[95] ^ codeword_i[247];
  wire plane_7_sum_7 = plane_7_sum_5 ^ plane_7_sum_6;
  wire plane_7_sum_8 = codeword_i[23] ^ plane_7_sum_7;
  wire plane_7_sum_9 = plane_7_sum_6 ^ (codeword_i[135] ^ codeword_i[159]);
  wire plane_7_sum_10 = plane_7_sum_9 ^ (codeword_i[191] ^ codeword_i[199]);
  wire plane_7_sum_11 = codeword_i[63] ^ plane_7_sum_10;
  wire plane_7_sum_12 = plane_7_sum_11 ^ (codeword_i[47] ^ codeword_i[55]);
  wire plane_7_sum_13 = codeword_i[31] ^ codeword_i[87];
  wire plane_7_sum_14 = plane_7_sum_13 ^ (codeword_i[287] ^ plane_7_sum_5);
  wire plane_7_sum_15 = codeword_i[215] ^ plane_7_sum_14;
  wire plane_7_sum_16 = codeword_i[39] ^ plane_7_sum_15;
  wire plane_7_sum_17 = plane_7_sum_16 ^ (plane_7_sum_12 ^ (codeword_i[15] ^ codeword_i[231]));
  wire plane_7_sum_18 = codeword_i[151] ^ codeword_i[279];
  wire plane_7_sum_19 = plane_7_sum_18 ^ (codeword_i[175] ^ codeword_i[239]);
  wire plane_7_sum_20 = codeword_i[183] ^ plane_7_sum_19;
  wire plane_7_sum_21 = plane_7_sum_7 ^ plane_7_sum_20;
  wire plane_7_sum_22 = codeword_i[103] ^ codeword_i[271];
  wire plane_7_sum_23 = codeword_i[127] ^ plane_7_sum_22;
  wire plane_7_sum_24 = plane_7_sum_21 ^ plane_7_sum_23;
  wire plane_7_sum_25 = codeword_i[7] ^ plane_7_sum_24;
  wire plane_7_sum_26 = codeword_i[87] ^ codeword_i[191];
  wire plane_7_sum_27 = plane_7_sum_26 ^ (codeword_i[223] ^ plane_7_sum_22);
  wire plane_7_sum_28 = codeword_i[135] ^ plane_7_sum_0;
  wire plane_7_sum_29 = codeword_i[143] ^ plane_7_sum_23;
  wire plane_7_at_1_0 = plane_7_sum_25 ^ (plane_7_sum_29 ^ (plane_7_sum_27 ^ plane_7_sum_28));
  wire plane_7_sum_30 = plane_7_sum_2 ^ (codeword_i[239] ^ (codeword_i[31] ^ codeword_i[159]));
  wire plane_7_sum_31 = codeword_i[79] ^ codeword_i[231];
  wire plane_7_sum_32 = plane_7_sum_28 ^ plane_7_sum_31;
  wire plane_7_sum_33 = codeword_i[111] ^ codeword_i[199];
  wire plane_7_sum_34 = plane_7_sum_32 ^ (plane_7_sum_14 ^ plane_7_sum_33);
  wire plane_7_at_1_1 = plane_7_sum_34 ^ (plane_7_sum_30 ^ (codeword_i[271] ^ (codeword_i[15]
      ^ codeword_i[263])));
  wire plane_7_sum_35 = plane_7_sum_31 ^ (codeword_i[151] ^ codeword_i[263]);
  wire plane_7_sum_36 = codeword_i[119] ^ plane_7_sum_19;
  wire plane_7_sum_37 = plane_7_sum_36 ^ (plane_7_sum_8 ^ plane_7_sum_35);
  wire plane_7_at_1_2 = plane_7_sum_37 ^ (plane_7_sum_1 ^ plane_7_sum_13);
  wire plane_7_at_1_3 = plane_7_sum_24 ^ (plane_7_sum_15 ^ (codeword_i[255] ^ codeword_i[279]));
  wire plane_7_sum_38 = plane_7_sum_10 ^ (plane_7_sum_33 ^ (codeword_i[103] ^ codeword_i[279]));
  wire plane_7_sum_39 = plane_7_sum_38 ^ (codeword_i[183] ^ plane_7_sum_2);
  wire plane_7_at_1_4 = codeword_i[39] ^ plane_7_sum_39;
  wire plane_7_sum_40 = codeword_i[47] ^ plane_7_sum_3;
  wire plane_7_at_1_5 = plane_7_sum_34 ^ (plane_7_sum_21 ^ plane_7_sum_40);
  wire plane_7_sum_41 = plane_7_sum_14 ^ plane_7_sum_36;
  wire plane_7_sum_42 = plane_7_sum_41 ^ (plane_7_sum_30 ^ (codeword_i[55] ^ codeword_i[207]));
  wire plane_7_at_1_6 = plane_7_sum_42 ^ (codeword_i[127] ^ plane_7_sum_32);
  wire plane_7_sum_43 = codeword_i[247] ^ plane_7_sum_38;
  wire plane_7_sum_44 = plane_7_sum_43 ^ (plane_7_sum_11 ^ plane_7_sum_15);
  wire plane_7_sum_45 = plane_7_sum_29 ^ (plane_7_sum_33 ^ plane_7_sum_35);
  wire plane_7_at_1_7 = plane_7_sum_44 ^ (plane_7_sum_45 ^ (plane_7_sum_9 ^ plane_7_sum_20));
  wire plane_7_sum_46 = plane_7_sum_12 ^ (codeword_i[215] ^ codeword_i[279]);
  wire plane_7_at_3_0 = (plane_7_sum_25 ^ plane_7_sum_46) ^ (plane_7_sum_16 ^ (plane_7_sum_40
      ^ (plane_7_sum_7 ^ plane_7_sum_18)));
  wire plane_7_at_3_1 = plane_7_sum_4 ^ plane_7_sum_43;
  wire plane_7_at_3_2 = plane_7_sum_30 ^ plane_7_sum_44;
  wire plane_7_at_3_3 = codeword_i[223] ^ plane_7_sum_17;
  wire plane_7_at_3_4 = plane_7_sum_16 ^ plane_7_sum_45;
  wire plane_7_at_3_5 = (plane_7_at_1_6 ^ (plane_7_sum_11 ^ plane_7_sum_26)) ^ (plane_7_sum_39
      ^ plane_7_sum_41);
  wire plane_7_at_3_6 = plane_7_sum_12 ^ plane_7_sum_37;
  wire plane_7_at_3_7 = plane_7_sum_46 ^ (plane_7_sum_27 ^ plane_7_sum_42);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire s1_sum_0 = ((plane_5_at_1_4 ^ plane_6_at_1_3) ^ (plane_3_at_1_6 ^ plane_4_at_1_5))
      ^ (plane_2_at_1_7 ^ plane_7_at_1_2);
  wire s1_sum_1 = ((plane_6_at_1_2 ^ plane_7_at_1_1) ^ (plane_4_at_1_4 ^ plane_5_at_1_3))
      ^ (plane_1_at_1_7 ^ (plane_2_at_1_6 ^ plane_3_at_1_5));
  wire s1_sum_2 = (plane_4_at_1_7 ^ plane_7_at_1_4) ^ (plane_5_at_1_6 ^ plane_6_at_1_5);
  wire s1_sum_3 = s1_sum_0 ^ s1_sum_2;
  wire s1_sum_4 = s1_sum_3 ^ ((plane_3_at_1_7 ^ (plane_4_at_1_6 ^ plane_5_at_1_5)) ^ (plane_6_at_1_4
      ^ plane_7_at_1_3));
  wire s1_sum_5 = s1_sum_1 ^ s1_sum_4;
  wire s1_sum_6 = s1_sum_5 ^ (plane_5_at_1_7 ^ (plane_6_at_1_6 ^ plane_7_at_1_5));
  wire s1_sum_7 = s1_sum_0 ^ s1_sum_6;
  wire s1_sum_8 = s1_sum_2 ^ s1_sum_5;
  wire s1_sum_9 = s1_sum_8 ^ (plane_6_at_1_7 ^ plane_7_at_1_6);
  wire s2_sum_0 = (plane_2_at_1_4 ^ plane_4_at_1_3) ^ (plane_0_at_1_5 ^ plane_6_at_1_2);
  wire s2_sum_1 = s2_sum_0 ^ plane_7_at_1_7;
  wire s2_sum_2 = s2_sum_1 ^ (plane_4_at_1_7 ^ plane_6_at_1_6);
  wire s2_sum_3 = plane_2_at_1_7 ^ (plane_4_at_1_6 ^ plane_6_at_1_5);
  wire s2_sum_4 = (plane_1_at_1_5 ^ plane_3_at_1_4) ^ (plane_5_at_1_3 ^ plane_7_at_1_2);
  wire s2_sum_5 = (plane_3_at_1_5 ^ plane_7_at_1_3) ^ (plane_1_at_1_6 ^ plane_5_at_1_4);
  wire s2_sum_6 = s2_sum_4 ^ s2_sum_5;
  wire s2_sum_7 = (plane_4_at_1_2 ^ plane_6_at_1_1) ^ (plane_0_at_1_4 ^ plane_2_at_1_3);
  wire s2_sum_8 = s2_sum_2 ^ (s2_sum_6 ^ (s2_sum_3 ^ s2_sum_7));
  wire s2_sum_9 = s2_sum_6 ^ ((plane_2_at_1_5 ^ plane_4_at_1_4) ^ (plane_0_at_1_6
      ^ plane_6_at_1_3));
  wire s2_sum_10 = s2_sum_4 ^ (plane_3_at_1_7 ^ (plane_5_at_1_6 ^ plane_7_at_1_5));
  wire s2_sum_11 = s2_sum_3 ^ (plane_5_at_1_7 ^ plane_7_at_1_6);
  wire s2_sum_12 = s2_sum_11 ^ ((plane_6_at_1_7 ^ (plane_1_at_1_4 ^ plane_7_at_1_1))
      ^ (plane_3_at_1_3 ^ plane_5_at_1_2));
  wire s2_sum_13 = s2_sum_7 ^ s2_sum_12;
  wire s2_sum_14 = (plane_0_at_1_7 ^ plane_6_at_1_4) ^ (plane_2_at_1_6 ^ plane_4_at_1_5);
  wire s2_sum_15 = s2_sum_12 ^ (s2_sum_1 ^ s2_sum_10);
  wire s2_sum_16 = (plane_1_at_1_7 ^ plane_5_at_1_5) ^ (plane_3_at_1_6 ^ plane_7_at_1_4);
  wire s2_sum_17 = s2_sum_2 ^ s2_sum_16;
  wire s3_sum_0 = (plane_6_at_3_3 ^ (plane_2_at_3_7 ^ plane_7_at_3_2)) ^ (plane_4_at_3_5
      ^ (plane_3_at_3_6 ^ plane_5_at_3_4));
  wire s3_sum_1 = ((plane_6_at_3_2 ^ (plane_2_at_3_6 ^ plane_4_at_3_4)) ^ (plane_1_at_3_7
      ^ plane_7_at_3_1)) ^ (plane_3_at_3_5 ^ plane_5_at_3_3);
  wire s3_sum_2 = plane_6_at_3_5 ^ (plane_4_at_3_7 ^ (plane_5_at_3_6 ^ plane_7_at_3_4));
  wire s3_sum_3 = s3_sum_0 ^ s3_sum_2;
  wire s3_sum_4 = s3_sum_3 ^ ((plane_5_at_3_5 ^ plane_7_at_3_3) ^ (plane_3_at_3_7 ^ (plane_4_at_3_6
      ^ plane_6_at_3_4)));
  wire s3_sum_5 = s3_sum_1 ^ s3_sum_4;
  wire s3_sum_6 = s3_sum_5 ^ (plane_7_at_3_5 ^ (plane_5_at_3_7 ^ plane_6_at_3_6));
  wire s3_sum_7 = s3_sum_0 ^ s3_sum_6;
  wire s3_sum_8 = s3_sum_2 ^ s3_sum_5;
  wire s3_sum_9 = s3_sum_8 ^ (plane_6_at_3_7 ^ plane_7_at_3_6);

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)
  assign syndrome[0] = plane_0_sum_17 ^ (plane_0_sum_25 ^ (plane_0_sum_4 ^ plane_0_sum_8));
  // ^(codeword_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)
  assign syndrome[1] = plane_1_sum_17 ^ (plane_1_sum_25 ^ (plane_1_sum_4 ^ plane_1_sum_8));
  // ^(codeword_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)
  assign syndrome[2] = plane_2_sum_17 ^ (plane_2_sum_25 ^ (plane_2_sum_4 ^ plane_2_sum_8));
  // ^(codeword_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)
  assign syndrome[3] = plane_3_sum_17 ^ (plane_3_sum_25 ^ (plane_3_sum_4 ^ plane_3_sum_8));
  // ^(codeword_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)
  assign syndrome[4] = plane_4_sum_17 ^ (plane_4_sum_25 ^ (plane_4_sum_4 ^ plane_4_sum_8));
  // ^(codeword_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)
  assign syndrome[5] = plane_5_sum_17 ^ (plane_5_sum_25 ^ (plane_5_sum_4 ^ plane_5_sum_8));
  // ^(codeword_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)
  assign syndrome[6] = plane_6_sum_17 ^ (plane_6_sum_25 ^ (plane_6_sum_4 ^ plane_6_sum_8));
  // ^(codeword_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)
  assign syndrome[7] = plane_7_sum_17 ^ (plane_7_sum_25 ^ (plane_7_sum_4 ^ plane_7_sum_8));
  // ^(codeword_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = s1_sum_7 ^ plane_0_at_1_0;
  // ^(codeword_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)
  assign syndrome[9] = s1_sum_9 ^ (plane_0_at_1_1 ^ plane_1_at_1_0);
  // ^(codeword_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)
  assign syndrome[10] = s1_sum_4 ^ ((plane_2_at_1_0 ^ plane_7_at_1_7) ^ (plane_0_at_1_2
      ^ plane_1_at_1_1));
  // ^(codeword_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)
  assign syndrome[11] = s1_sum_7 ^ (s1_sum_1 ^ ((plane_2_at_1_1 ^ plane_3_at_1_0) ^ (plane_0_at_1_3
      ^ plane_1_at_1_2)));
  // ^(codeword_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)
  assign syndrome[12] = s1_sum_9 ^ (s1_sum_6 ^ ((plane_4_at_1_0 ^ (plane_0_at_1_4 ^ plane_1_at_1_3))
      ^ (plane_2_at_1_2 ^ plane_3_at_1_1)));
  // ^(codeword_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = s1_sum_9 ^ (s1_sum_3 ^ (((plane_4_at_1_1 ^ plane_7_at_1_7) ^ (plane_2_at_1_3
      ^ plane_3_at_1_2)) ^ (plane_5_at_1_0 ^ (plane_0_at_1_5 ^ plane_1_at_1_4))));
  // ^(codeword_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = s1_sum_8 ^ (((plane_6_at_1_0 ^ plane_7_at_1_7) ^ (plane_4_at_1_2
      ^ plane_5_at_1_1)) ^ ((plane_2_at_1_4 ^ plane_3_at_1_3) ^ (plane_0_at_1_6 ^ plane_1_at_1_5)));
  // ^(codeword_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)
  assign syndrome[15] = s1_sum_4 ^ (((plane_0_at_1_7 ^ plane_7_at_1_0) ^ (plane_5_at_1_2
      ^ plane_6_at_1_1)) ^ ((plane_3_at_1_4 ^ plane_4_at_1_3) ^ (plane_1_at_1_6 ^ plane_2_at_1_5)));
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[16] = s2_sum_8 ^ (s2_sum_9 ^ (s2_sum_10 ^ (plane_0_at_1_0 ^ plane_6_at_1_7)));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[17] = s2_sum_13 ^ (s2_sum_5 ^ (s2_sum_0 ^ plane_1_at_1_0));
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[18] = s2_sum_15 ^ (s2_sum_14 ^ (s2_sum_11 ^ (plane_0_at_1_1 ^ plane_2_at_1_0)));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[19] = s2_sum_17 ^ (s2_sum_9 ^ (s2_sum_5 ^ (plane_1_at_1_1 ^ plane_3_at_1_0)));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[20] = s2_sum_9 ^ (s2_sum_11 ^ (plane_4_at_1_0 ^ (plane_0_at_1_2
      ^ plane_2_at_1_1)));
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[21] = s2_sum_8 ^ (s2_sum_14 ^ (plane_5_at_1_0 ^ (plane_1_at_1_2
      ^ plane_3_at_1_1)));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[22] = s2_sum_17 ^ (s2_sum_13 ^ (s2_sum_14 ^ ((plane_4_at_1_1 ^ plane_6_at_1_0)
      ^ (plane_0_at_1_3 ^ plane_2_at_1_2))));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[23] = s2_sum_15 ^ (s2_sum_16 ^ ((plane_5_at_1_1 ^ plane_7_at_1_0)
      ^ (plane_1_at_1_3 ^ plane_3_at_1_2)));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[24] = s3_sum_7 ^ plane_0_at_3_0;
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[25] = s3_sum_9 ^ (plane_0_at_3_1 ^ plane_1_at_3_0);
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[26] = s3_sum_4 ^ ((plane_2_at_3_0 ^ plane_7_at_3_7) ^ (plane_0_at_3_2
      ^ plane_1_at_3_1));
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[27] = s3_sum_7 ^ (s3_sum_1 ^ ((plane_0_at_3_3 ^ plane_3_at_3_0) ^ (plane_1_at_3_2
      ^ plane_2_at_3_1)));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[28] = s3_sum_9 ^ (s3_sum_6 ^ ((plane_1_at_3_3 ^ plane_4_at_3_0) ^ (plane_2_at_3_2
      ^ (plane_0_at_3_4 ^ plane_3_at_3_1))));
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[29] = s3_sum_9 ^ (s3_sum_3 ^ (((plane_0_at_3_5 ^ (plane_1_at_3_4
      ^ plane_4_at_3_1)) ^ (plane_3_at_3_2 ^ plane_7_at_3_7)) ^ (plane_2_at_3_3 ^ plane_5_at_3_0)));
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[30] = s3_sum_8 ^ (((plane_1_at_3_5 ^ plane_3_at_3_3) ^ (plane_4_at_3_2
      ^ (plane_0_at_3_6 ^ plane_2_at_3_4))) ^ (plane_6_at_3_0 ^ (plane_5_at_3_1 ^ plane_7_at_3_7)));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[31] = s3_sum_4 ^ (((plane_2_at_3_5 ^ plane_4_at_3_3) ^ (plane_5_at_3_2
      ^ (plane_1_at_3_6 ^ plane_3_at_3_4))) ^ (plane_7_at_3_0 ^ (plane_0_at_3_7 ^ plane_6_at_3_1)));

  // Match terms: functions of the syndrome that several matches share.
  wire is_0 = syndrome == 32'h00000000;
  wire sum_0 = syndrome[12] ^ syndrome[13];
  wire xor_1 = sum_0 ^ syndrome[15];
  wire sum_1 = syndrome[20] ^ syndrome[21];
  wire xor_2 = sum_1 ^ syndrome[23];
  wire xor_3 = (((syndrome[9] & syndrome[20]) ^ (syndrome[11] & syndrome[18])) ^ ((syndrome[8]
      & syndrome[21]) ^ (syndrome[10] & syndrome[19]))) ^ ((syndrome[12] & syndrome[17])
      ^ (syndrome[13] & syndrome[16]));
  wire xor_4 = (((syndrome[11] & syndrome[19]) ^ (syndrome[12] & syndrome[18])) ^ ((syndrome[8]
      & syndrome[22]) ^ (syndrome[9] & syndrome[21]))) ^ ((syndrome[13] & syndrome[17])
      ^ ((syndrome[10] & syndrome[20]) ^ (syndrome[14] & syndrome[16])));
  wire xor_5 = (((syndrome[11] & syndrome[20]) ^ (syndrome[12] & syndrome[19])) ^ ((syndrome[8]
      & syndrome[23]) ^ (syndrome[9] & syndrome[22]))) ^ ((syndrome[13] & syndrome[18])
      ^ ((syndrome[14] & syndrome[17]) ^ ((syndrome[10] & syndrome[21]) ^ (syndrome[15]
      & syndrome[16]))));
  wire xor_6 = (((syndrome[9] & syndrome[23]) ^ (syndrome[11] & syndrome[21])) ^ ((syndrome[14]
      & syndrome[18]) ^ ((syndrome[10] & syndrome[22]) ^ (syndrome[15] & syndrome[17]))))
      ^ ((syndrome[12] & syndrome[20]) ^ (syndrome[13] & syndrome[19]));
  wire xor_7 = ((syndrome[13] & syndrome[20]) ^ ((syndrome[14] & syndrome[19]) ^ ((syndrome[10]
      & syndrome[23]) ^ (syndrome[15] & syndrome[18])))) ^ ((syndrome[11] & syndrome[22])
      ^ (syndrome[12] & syndrome[21]));
  wire xor_8 = ((syndrome[13] & syndrome[21]) ^ ((syndrome[14] & syndrome[20]) ^ (syndrome[15]
      & syndrome[19]))) ^ ((syndrome[11] & syndrome[23]) ^ (syndrome[12] & syndrome[22]));
  wire xor_9 = ((syndrome[12] & syndrome[23]) ^ (syndrome[13] & syndrome[22])) ^ ((syndrome[14]
      & syndrome[21]) ^ (syndrome[15] & syndrome[20]));
  wire xor_10 = (syndrome[13] & syndrome[23]) ^ ((syndrome[14] & syndrome[22]) ^ (syndrome[15]
      & syndrome[21]));
  wire xor_11 = (syndrome[14] & syndrome[23]) ^ (syndrome[15] & syndrome[22]);
  wire all_12 = syndrome[15] & syndrome[23];
  wire sum_2 = xor_8 ^ xor_9;
  wire sum_3 = sum_2 ^ xor_10;
  wire sum_4 = xor_7 ^ xor_8;
  wire sum_5 = xor_6 ^ xor_11;
  wire sum_6 = sum_2 ^ all_12;
  wire xor_13 = (((syndrome[12] & syndrome[16]) ^ ((syndrome[8] & syndrome[20]) ^ (syndrome[10]
      & syndrome[18]))) ^ ((syndrome[9] & syndrome[19]) ^ (syndrome[11] & syndrome[17]))) ^ (xor_9
      ^ (xor_10 ^ xor_11));
  wire xor_14 = (((syndrome[2] & syndrome[19]) ^ (syndrome[3] & syndrome[18])) ^ ((syndrome[0]
      & syndrome[21]) ^ (syndrome[1] & syndrome[20]))) ^ ((syndrome[4] & syndrome[17])
      ^ (syndrome[5] & syndrome[16]));
  wire xor_15 = (((syndrome[5] & syndrome[17]) ^ (syndrome[6] & syndrome[16])) ^ ((syndrome[3]
      & syndrome[19]) ^ (syndrome[4] & syndrome[18]))) ^ ((syndrome[0] & syndrome[22])
      ^ ((syndrome[1] & syndrome[21]) ^ (syndrome[2] & syndrome[20])));
  wire xor_16 = (((syndrome[1] & syndrome[22]) ^ (syndrome[7] & syndrome[16])) ^ ((syndrome[5]
      & syndrome[18]) ^ (syndrome[6] & syndrome[17]))) ^ (((syndrome[2] & syndrome[21])
      ^ (syndrome[4] & syndrome[19])) ^ ((syndrome[0] & syndrome[23]) ^ (syndrome[3]
      & syndrome[20])));
  wire xor_17 = (((syndrome[6] & syndrome[18]) ^ (syndrome[7] & syndrome[17])) ^ ((syndrome[3]
      & syndrome[21]) ^ (syndrome[5] & syndrome[19]))) ^ ((syndrome[2] & syndrome[22])
      ^ ((syndrome[1] & syndrome[23]) ^ (syndrome[4] & syndrome[20])));
  wire xor_18 = (((syndrome[4] & syndrome[21]) ^ (syndrome[6] & syndrome[19])) ^ ((syndrome[2]
      & syndrome[23]) ^ (syndrome[5] & syndrome[20]))) ^ ((syndrome[3] & syndrome[22])
      ^ (syndrome[7] & syndrome[18]));
  wire xor_19 = ((syndrome[4] & syndrome[22]) ^ ((syndrome[3] & syndrome[23]) ^ (syndrome[6]
      & syndrome[20]))) ^ ((syndrome[5] & syndrome[21]) ^ (syndrome[7] & syndrome[19]));
  wire xor_20 = ((syndrome[5] & syndrome[22]) ^ (syndrome[6] & syndrome[21])) ^ ((syndrome[4]
      & syndrome[23]) ^ (syndrome[7] & syndrome[20]));
  wire xor_21 = (syndrome[6] & syndrome[22]) ^ ((syndrome[5] & syndrome[23]) ^ (syndrome[7]
      & syndrome[21]));
  wire xor_22 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire all_23 = syndrome[7] & syndrome[23];
  wire sum_7 = xor_19 ^ xor_20;
  wire sum_8 = sum_7 ^ xor_17;
  wire sum_9 = xor_17 ^ (xor_18 ^ xor_19);
  wire sum_10 = sum_7 ^ xor_18;
  wire xor_24 = xor_20 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0] & syndrome[20])
      ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18]) ^ (syndrome[3]
      & syndrome[17])));
  wire xor_25 = (sum_0 ^ (syndrome[8] ^ syndrome[14])) ^ (sum_8 ^ (xor_21 ^ (syndrome[0]
      & syndrome[16])));
  wire xor_26 = sum_0 ^ (sum_9 ^ (xor_22 ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1]
      & syndrome[16]))));
  wire xor_27 = (syndrome[9] ^ (syndrome[13] ^ syndrome[15])) ^ (sum_10 ^ (all_23 ^ ((syndrome[2]
      & syndrome[16]) ^ ((syndrome[0] & syndrome[18]) ^ (syndrome[1] & syndrome[17])))));
  wire xor_28 = (syndrome[13] ^ syndrome[14]) ^ (sum_7 ^ (xor_21 ^ (((syndrome[2] & syndrome[17])
      ^ (syndrome[3] & syndrome[16])) ^ ((syndrome[0] & syndrome[19]) ^ (syndrome[1]
      & syndrome[18])))));
  wire xor_29 = (syndrome[10] ^ syndrome[14]) ^ (xor_24 ^ (xor_21 ^ xor_22));
  wire xor_30 = xor_1 ^ (sum_8 ^ (xor_14 ^ (xor_22 ^ all_23)));
  wire xor_31 = (syndrome[11] ^ xor_1) ^ (sum_9 ^ (xor_15 ^ all_23));
  wire xor_32 = syndrome[13] ^ (sum_10 ^ xor_16);
  wire xor_33 = (((syndrome[1] & syndrome[28]) ^ (syndrome[2] & syndrome[27])) ^ ((syndrome[0]
      & syndrome[29]) ^ (syndrome[3] & syndrome[26]))) ^ ((syndrome[4] & syndrome[25])
      ^ (syndrome[5] & syndrome[24]));
  wire xor_34 = (((syndrome[3] & syndrome[27]) ^ (syndrome[5] & syndrome[25])) ^ ((syndrome[1]
      & syndrome[29]) ^ (syndrome[2] & syndrome[28]))) ^ ((syndrome[6] & syndrome[24])
      ^ ((syndrome[0] & syndrome[30]) ^ (syndrome[4] & syndrome[26])));
  wire xor_35 = (((syndrome[4] & syndrome[27]) ^ (syndrome[6] & syndrome[25])) ^ ((syndrome[2]
      & syndrome[29]) ^ (syndrome[3] & syndrome[28]))) ^ ((syndrome[7] & syndrome[24])
      ^ ((syndrome[1] & syndrome[30]) ^ ((syndrome[0] & syndrome[31]) ^ (syndrome[5]
      & syndrome[26]))));
  wire xor_36 = (((syndrome[3] & syndrome[29]) ^ (syndrome[4] & syndrome[28])) ^ ((syndrome[2]
      & syndrome[30]) ^ ((syndrome[1] & syndrome[31]) ^ (syndrome[6] & syndrome[26]))))
      ^ ((syndrome[5] & syndrome[27]) ^ (syndrome[7] & syndrome[25]));
  wire xor_37 = ((syndrome[6] & syndrome[27]) ^ ((syndrome[3] & syndrome[30]) ^ ((syndrome[2]
      & syndrome[31]) ^ (syndrome[7] & syndrome[26])))) ^ ((syndrome[4] & syndrome[29])
      ^ (syndrome[5] & syndrome[28]));
  wire xor_38 = ((syndrome[7] & syndrome[27]) ^ ((syndrome[3] & syndrome[31]) ^ (syndrome[4]
      & syndrome[30]))) ^ ((syndrome[5] & syndrome[29]) ^ (syndrome[6] & syndrome[28]));
  wire xor_39 = ((syndrome[6] & syndrome[29]) ^ (syndrome[7] & syndrome[28])) ^ ((syndrome[4]
      & syndrome[31]) ^ (syndrome[5] & syndrome[30]));
  wire xor_40 = (syndrome[7] & syndrome[29]) ^ ((syndrome[5] & syndrome[31]) ^ (syndrome[6]
      & syndrome[30]));
  wire xor_41 = (syndrome[6] & syndrome[31]) ^ (syndrome[7] & syndrome[30]);
  wire all_42 = syndrome[7] & syndrome[31];
  wire sum_11 = xor_38 ^ xor_39;
  wire sum_12 = sum_11 ^ xor_40;
  wire sum_13 = xor_37 ^ xor_38;
  wire sum_14 = xor_36 ^ xor_41;
  wire sum_15 = sum_11 ^ xor_37;
  wire xor_43 = (((syndrome[4] & syndrome[24]) ^ ((syndrome[0] & syndrome[28]) ^ (syndrome[2]
      & syndrome[26]))) ^ ((syndrome[1] & syndrome[27]) ^ (syndrome[3] & syndrome[25]))) ^ (xor_39
      ^ (xor_40 ^ xor_41));
  wire xor_44 = (sum_3 ^ (xor_6 ^ (syndrome[8] & syndrome[16]))) ^ (sum_12 ^ (xor_36 ^ (syndrome[0]
      & syndrome[24])));
  wire xor_45 = (sum_5 ^ (sum_4 ^ ((syndrome[8] & syndrome[17]) ^ (syndrome[9] & syndrome[16]))))
      ^ (sum_14 ^ (sum_13 ^ ((syndrome[0] & syndrome[25]) ^ (syndrome[1] & syndrome[24]))));
  wire xor_46 = (sum_6 ^ (xor_7 ^ ((syndrome[9] & syndrome[17]) ^ ((syndrome[8] & syndrome[18])
      ^ (syndrome[10] & syndrome[16]))))) ^ (sum_15 ^ (all_42 ^ ((syndrome[2] & syndrome[24])
      ^ ((syndrome[0] & syndrome[26]) ^ (syndrome[1] & syndrome[25])))));
  wire xor_47 = (sum_3 ^ (((syndrome[9] & syndrome[18]) ^ (syndrome[11] & syndrome[16]))
      ^ ((syndrome[8] & syndrome[19]) ^ (syndrome[10] & syndrome[17])))) ^ (sum_12 ^ (((syndrome[2]
      & syndrome[25]) ^ (syndrome[3] & syndrome[24])) ^ ((syndrome[0] & syndrome[27]) ^ (syndrome[1]
      & syndrome[26]))));
  wire xor_48 = xor_13 ^ xor_43;
  wire xor_49 = (sum_5 ^ (sum_6 ^ xor_3)) ^ ((sum_11 ^ sum_14) ^ (xor_33 ^ all_42));
  wire xor_50 = ((sum_4 ^ xor_4) ^ (xor_6 ^ all_12)) ^ ((sum_13 ^ xor_34) ^ (xor_36 ^ all_42));
  wire xor_51 = (sum_2 ^ (xor_5 ^ xor_7)) ^ (sum_15 ^ xor_35);
  wire xor_52 = (((syndrome[9] & syndrome[28]) ^ (syndrome[10] & syndrome[27])) ^ ((syndrome[8]
      & syndrome[29]) ^ (syndrome[11] & syndrome[26]))) ^ ((syndrome[12] & syndrome[25])
      ^ (syndrome[13] & syndrome[24]));
  wire xor_53 = (((syndrome[11] & syndrome[27]) ^ (syndrome[13] & syndrome[25])) ^ ((syndrome[9]
      & syndrome[29]) ^ (syndrome[10] & syndrome[28]))) ^ ((syndrome[14] & syndrome[24])
      ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[12] & syndrome[26])));
  wire xor_54 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24])) ^ ((syndrome[11]
      & syndrome[28]) ^ (syndrome[12] & syndrome[27]))) ^ (((syndrome[10] & syndrome[29])
      ^ (syndrome[13] & syndrome[26])) ^ ((syndrome[8] & syndrome[31]) ^ (syndrome[9]
      & syndrome[30])));
  wire xor_55 = (((syndrome[12] & syndrome[28]) ^ (syndrome[13] & syndrome[27])) ^ ((syndrome[10]
      & syndrome[30]) ^ (syndrome[11] & syndrome[29]))) ^ ((syndrome[15] & syndrome[25])
      ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[14] & syndrome[26])));
  wire xor_56 = ((syndrome[14] & syndrome[27]) ^ ((syndrome[11] & syndrome[30]) ^ ((syndrome[10]
      & syndrome[31]) ^ (syndrome[15] & syndrome[26])))) ^ ((syndrome[12] & syndrome[29])
      ^ (syndrome[13] & syndrome[28]));
  wire xor_57 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31]) ^ (syndrome[12]
      & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14] & syndrome[28]));
  wire xor_58 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28])) ^ ((syndrome[12]
      & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire xor_59 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31]) ^ (syndrome[14]
      & syndrome[30]));
  wire xor_60 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire all_61 = syndrome[15] & syndrome[31];
  wire sum_16 = xor_57 ^ xor_58;
  wire sum_17 = sum_16 ^ xor_59;
  wire sum_18 = xor_56 ^ xor_57;
  wire sum_19 = sum_16 ^ xor_56;
  wire xor_62 = (((syndrome[12] & syndrome[24]) ^ ((syndrome[8] & syndrome[28]) ^ (syndrome[10]
      & syndrome[26]))) ^ ((syndrome[9] & syndrome[27]) ^ (syndrome[11] & syndrome[25]))) ^ (xor_58
      ^ (xor_59 ^ xor_60));
  wire sum_20 = xor_55 ^ all_61;
  wire xor_63 = (sum_1 ^ (syndrome[16] ^ syndrome[22])) ^ (sum_17 ^ (xor_55 ^ (syndrome[8]
      & syndrome[24])));
  wire xor_64 = sum_1 ^ (sum_18 ^ (xor_55 ^ (xor_60 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9]
      & syndrome[24])))));
  wire xor_65 = (syndrome[23] ^ (syndrome[17] ^ syndrome[21])) ^ (sum_19 ^ (all_61 ^ ((syndrome[10]
      & syndrome[24]) ^ ((syndrome[8] & syndrome[26]) ^ (syndrome[9] & syndrome[25])))));
  wire xor_66 = (syndrome[21] ^ syndrome[22]) ^ (sum_17 ^ (((syndrome[10] & syndrome[25])
      ^ (syndrome[11] & syndrome[24])) ^ ((syndrome[8] & syndrome[27]) ^ (syndrome[9]
      & syndrome[26]))));
  wire xor_67 = xor_62 ^ (syndrome[18] ^ syndrome[22]);
  wire xor_68 = xor_2 ^ ((sum_16 ^ sum_20) ^ (xor_52 ^ xor_60));
  wire xor_69 = (syndrome[19] ^ xor_2) ^ (sum_20 ^ (sum_18 ^ xor_53));
  wire xor_70 = syndrome[21] ^ (sum_19 ^ xor_54);
  wire is_71 = {xor_70 ^ (xor_32 ^ xor_51), xor_69 ^ (xor_31 ^ xor_50), xor_68 ^ (xor_30 ^ xor_49),
      xor_67 ^ (xor_29 ^ xor_48), xor_66 ^ (xor_28 ^ xor_47), xor_65 ^ (xor_27 ^ xor_46), xor_64
      ^ (xor_26 ^ xor_45), xor_63 ^ (xor_25 ^ xor_44)} == 8'h00;
  wire xor_72 = xor_31 ^ xor_32;
  wire xor_73 = xor_25 ^ xor_32;
  wire xor_74 = xor_28 ^ xor_31;
  wire xor_75 = xor_29 ^ xor_72;
  wire xor_76 = xor_30 ^ xor_32;
  wire xor_77 = xor_44 ^ xor_51;
  wire xor_78 = xor_48 ^ xor_51;
  wire xor_79 = xor_49 ^ xor_51;
  wire is_80 = {xor_70 ^ (xor_50 ^ xor_76), xor_79 ^ (xor_69 ^ xor_75), xor_78 ^ (xor_68 ^ xor_74),
      xor_67 ^ (xor_27 ^ xor_47), xor_46 ^ (xor_26 ^ xor_66), xor_65 ^ (xor_45 ^ xor_73), xor_77
      ^ (xor_64 ^ xor_72), xor_51 ^ (xor_31 ^ xor_63)} == 8'h00;
  wire sum_21 = xor_30 ^ xor_31;
  wire xor_81 = sum_21 ^ xor_29;
  wire xor_82 = sum_21 ^ xor_32;
  wire sum_22 = xor_26 ^ xor_29;
  wire sum_23 = xor_27 ^ xor_29;
  wire xor_83 = sum_21 ^ sum_23;
  wire xor_84 = xor_28 ^ xor_82;
  wire xor_85 = xor_50 ^ xor_51;
  wire xor_86 = xor_47 ^ xor_50;
  wire xor_87 = xor_48 ^ xor_85;
  wire is_88 = {xor_79 ^ (xor_70 ^ xor_84), xor_87 ^ (xor_69 ^ xor_83), xor_86 ^ (xor_68 ^ (sum_22
      ^ xor_72)), xor_46 ^ (xor_67 ^ xor_73), xor_45 ^ (xor_66 ^ xor_72), xor_77 ^ (xor_65
      ^ xor_82), xor_85 ^ (xor_64 ^ xor_81), xor_50 ^ (xor_63 ^ xor_75)} == 8'h00;
  wire sum_24 = xor_28 ^ xor_29;
  wire sum_25 = sum_24 ^ xor_27;
  wire xor_89 = sum_25 ^ xor_32;
  wire xor_90 = sum_24 ^ xor_30;
  wire xor_91 = sum_25 ^ xor_25;
  wire sum_26 = sum_24 ^ xor_26;
  wire xor_92 = sum_26 ^ xor_30;
  wire xor_93 = xor_49 ^ xor_85;
  wire sum_27 = xor_46 ^ xor_49;
  wire sum_28 = xor_47 ^ xor_85;
  wire xor_94 = sum_28 ^ xor_49;
  wire is_95 = {xor_87 ^ (xor_70 ^ xor_92), xor_94 ^ (xor_69 ^ xor_91), (sum_27 ^ xor_51) ^ (xor_68
      ^ (sum_23 ^ xor_76)), xor_45 ^ (xor_67 ^ xor_82), xor_77 ^ (xor_66 ^ xor_81), xor_85 ^ (xor_65
      ^ xor_90), xor_93 ^ (xor_64 ^ xor_89), xor_79 ^ (xor_63 ^ xor_83)} == 8'h00;
  wire sum_29 = xor_25 ^ xor_30;
  wire sum_30 = xor_26 ^ xor_27;
  wire xor_96 = sum_29 ^ sum_30;
  wire xor_97 = sum_30 ^ xor_74;
  wire sum_31 = xor_27 ^ xor_28;
  wire sum_32 = sum_21 ^ xor_25;
  wire sum_33 = xor_31 ^ xor_73;
  wire xor_98 = sum_30 ^ sum_33;
  wire sum_34 = sum_30 ^ xor_28;
  wire xor_99 = sum_34 ^ xor_32;
  wire sum_35 = xor_48 ^ xor_49;
  wire xor_100 = sum_35 ^ xor_50;
  wire sum_36 = xor_45 ^ xor_48;
  wire sum_37 = sum_27 ^ xor_50;
  wire xor_101 = sum_37 ^ xor_48;
  wire is_102 = {xor_94 ^ (xor_70 ^ xor_99), xor_101 ^ (xor_69 ^ xor_98), (sum_36 ^ xor_85)
      ^ (xor_68 ^ (sum_31 ^ sum_32)), xor_77 ^ (xor_67 ^ xor_90), xor_85 ^ (xor_66 ^ xor_89), xor_93
      ^ (xor_65 ^ xor_97), xor_100 ^ (xor_64 ^ xor_96), xor_87 ^ (xor_63 ^ xor_91)} == 8'h00;
  wire xor_103 = xor_25 ^ xor_74;
  wire sum_38 = xor_29 ^ xor_73;
  wire xor_104 = sum_38 ^ xor_26;
  wire sum_39 = xor_25 ^ xor_31;
  wire xor_105 = sum_32 ^ xor_29;
  wire sum_40 = sum_21 ^ xor_73;
  wire xor_106 = sum_40 ^ xor_26;
  wire xor_107 = sum_35 ^ xor_47;
  wire sum_41 = xor_44 ^ xor_47;
  wire sum_42 = sum_41 ^ xor_50;
  wire sum_43 = sum_36 ^ xor_49;
  wire xor_108 = sum_43 ^ xor_47;
  wire is_109 = {xor_101 ^ (xor_70 ^ xor_106), xor_108 ^ (xor_69 ^ xor_105), (sum_42 ^ xor_49)
      ^ (xor_68 ^ (sum_26 ^ sum_39)), xor_85 ^ (xor_67 ^ xor_97), xor_93 ^ (xor_66 ^ xor_96),
      xor_100 ^ (xor_65 ^ xor_104), xor_107 ^ (xor_64 ^ xor_103), xor_94 ^ (xor_63
      ^ xor_98)} == 8'h00;
  wire xor_110 = sum_22 ^ xor_32;
  wire xor_111 = xor_27 ^ xor_30;
  wire sum_44 = sum_30 ^ xor_29;
  wire xor_112 = sum_25 ^ xor_72;
  wire sum_45 = xor_47 ^ xor_78;
  wire xor_113 = sum_45 ^ xor_46;
  wire sum_46 = xor_46 ^ xor_48;
  wire xor_114 = sum_41 ^ sum_46;
  wire is_115 = {xor_108 ^ (xor_70 ^ (sum_24 ^ xor_76)), xor_114 ^ (xor_69 ^ xor_112), (sum_27
      ^ xor_78) ^ (xor_68 ^ (sum_44 ^ xor_31)), xor_93 ^ (xor_67 ^ xor_104), xor_100 ^ (xor_66
      ^ xor_103), xor_107 ^ (xor_65 ^ xor_111), xor_113 ^ (xor_64 ^ xor_110), xor_101 ^ (xor_63
      ^ xor_105)} == 8'h00;
  wire xor_116 = sum_21 ^ xor_27;
  wire xor_117 = xor_73 ^ xor_74;
  wire xor_118 = sum_38 ^ xor_27;
  wire sum_47 = sum_21 ^ sum_38;
  wire xor_119 = sum_30 ^ sum_47;
  wire sum_48 = xor_45 ^ xor_46;
  wire xor_120 = sum_48 ^ xor_86;
  wire sum_49 = xor_47 ^ xor_51;
  wire xor_121 = sum_48 ^ sum_49;
  wire is_122 = {xor_114 ^ (xor_70 ^ (sum_34 ^ xor_82)), xor_121 ^ (xor_69 ^ xor_119), (sum_28
      ^ sum_36) ^ (xor_68 ^ xor_118), xor_100 ^ (xor_67 ^ xor_111), xor_107 ^ (xor_66 ^ xor_110),
      xor_113 ^ (xor_65 ^ xor_117), xor_120 ^ (xor_64 ^ xor_116), xor_108 ^ (xor_63
      ^ xor_112)} == 8'h00;
  wire xor_123 = sum_24 ^ xor_25;
  wire xor_124 = sum_22 ^ xor_30;
  wire xor_125 = sum_25 ^ sum_29;
  wire sum_50 = sum_27 ^ xor_45;
  wire xor_126 = sum_50 ^ xor_44;
  wire sum_51 = xor_44 ^ xor_85;
  wire xor_127 = sum_48 ^ sum_51;
  wire is_128 = {xor_121 ^ (xor_70 ^ (sum_26 ^ sum_32)), xor_127 ^ (xor_69 ^ xor_125), (sum_37
      ^ sum_41) ^ (xor_68 ^ (sum_32 ^ xor_27)), xor_107 ^ (xor_67 ^ xor_117), xor_113 ^ (xor_66
      ^ xor_116), xor_120 ^ (xor_65 ^ xor_124), xor_126 ^ (xor_64 ^ xor_123), xor_114 ^ (xor_63
      ^ xor_119)} == 8'h00;
  wire xor_129 = sum_30 ^ xor_31;
  wire xor_130 = sum_31 ^ xor_32;
  wire xor_131 = sum_34 ^ xor_73;
  wire xor_132 = sum_24 ^ sum_30;
  wire sum_52 = sum_36 ^ xor_51;
  wire xor_133 = sum_52 ^ xor_44;
  wire sum_53 = xor_45 ^ xor_49;
  wire xor_134 = sum_51 ^ sum_53;
  wire is_135 = {xor_127 ^ (xor_70 ^ xor_132), xor_134 ^ (xor_69 ^ xor_131), (sum_27 ^ sum_52)
      ^ (xor_68 ^ (sum_24 ^ sum_39)), xor_113 ^ (xor_67 ^ xor_124), xor_120 ^ (xor_66 ^ xor_123),
      xor_126 ^ (xor_65 ^ xor_130), xor_133 ^ (xor_64 ^ xor_129), xor_121 ^ (xor_63
      ^ xor_125)} == 8'h00;
  wire xor_136 = sum_29 ^ xor_26;
  wire sum_54 = xor_30 ^ xor_73;
  wire xor_137 = sum_54 ^ xor_26;
  wire sum_55 = xor_44 ^ xor_50;
  wire xor_138 = sum_35 ^ sum_55;
  wire is_139 = {xor_134 ^ (xor_70 ^ (sum_30 ^ sum_39)), xor_138 ^ (xor_69 ^ xor_137), (sum_36
      ^ sum_42) ^ (xor_68 ^ (sum_44 ^ xor_32)), xor_120 ^ (xor_67 ^ xor_130), xor_126 ^ (xor_66
      ^ xor_129), xor_133 ^ (xor_65 ^ xor_136), sum_42 ^ (sum_38 ^ xor_64), xor_127 ^ (xor_63
      ^ xor_131)} == 8'h00;
  wire xor_140 = xor_27 ^ xor_82;
  wire xor_141 = xor_32 ^ xor_74;
  wire xor_142 = sum_21 ^ xor_28;
  wire sum_56 = sum_41 ^ xor_51;
  wire xor_143 = sum_45 ^ xor_49;
  wire is_144 = {xor_138 ^ (xor_70 ^ (sum_38 ^ xor_31)), xor_143 ^ (xor_69 ^ xor_142), (sum_27
      ^ sum_56) ^ (xor_68 ^ (sum_40 ^ xor_27)), xor_126 ^ (xor_67 ^ xor_136), xor_133 ^ (sum_38
      ^ xor_66), sum_42 ^ (xor_65 ^ xor_141), sum_27 ^ (xor_64 ^ xor_140), xor_134 ^ (xor_63
      ^ xor_137)} == 8'h00;
  wire xor_145 = sum_24 ^ sum_54;
  wire xor_146 = sum_21 ^ sum_22;
  wire xor_147 = sum_26 ^ xor_32;
  wire sum_57 = sum_36 ^ xor_46;
  wire xor_148 = sum_28 ^ sum_46;
  wire is_149 = {xor_143 ^ (xor_70 ^ (sum_23 ^ xor_30)), xor_148 ^ (xor_69 ^ xor_147), (sum_57
      ^ xor_50) ^ (xor_68 ^ (sum_24 ^ sum_40)), xor_133 ^ (xor_67 ^ xor_141), sum_42 ^ (xor_66
      ^ xor_140), sum_27 ^ (xor_65 ^ xor_146), sum_52 ^ (xor_64 ^ xor_145), xor_138 ^ (xor_63
      ^ xor_142)} == 8'h00;
  wire xor_150 = sum_34 ^ xor_76;
  wire xor_151 = sum_25 ^ xor_31;
  wire xor_152 = sum_21 ^ sum_30;
  wire xor_153 = sum_41 ^ xor_85;
  wire xor_154 = sum_28 ^ sum_50;
  wire is_155 = {xor_148 ^ (xor_70 ^ (xor_27 ^ xor_117)), xor_154 ^ (xor_69 ^ xor_152), (sum_41
      ^ sum_53) ^ (xor_68 ^ (sum_21 ^ xor_132)), sum_42 ^ (xor_67 ^ xor_146), sum_27 ^ (xor_66
      ^ xor_145), sum_52 ^ (xor_65 ^ xor_151), xor_153 ^ (xor_64 ^ xor_150), xor_143 ^ (xor_63
      ^ xor_147)} == 8'h00;
  wire sum_58 = xor_26 ^ xor_28;
  wire xor_156 = sum_54 ^ sum_58;
  wire xor_157 = sum_39 ^ sum_44;
  wire xor_158 = sum_24 ^ sum_33;
  wire sum_59 = xor_44 ^ xor_78;
  wire sum_60 = sum_27 ^ sum_36;
  wire xor_159 = sum_51 ^ sum_60;
  wire is_160 = {xor_154 ^ (xor_70 ^ (xor_30 ^ xor_104)), xor_159 ^ (xor_69 ^ xor_158), (sum_59
      ^ xor_46) ^ (xor_68 ^ (sum_33 ^ xor_132)), sum_27 ^ (xor_67 ^ xor_151), sum_52 ^ (xor_66
      ^ xor_150), xor_153 ^ (xor_65 ^ xor_157), sum_37 ^ (xor_64 ^ xor_156), xor_148 ^ (xor_63
      ^ xor_152)} == 8'h00;
  wire xor_161 = sum_21 ^ sum_58;
  wire xor_162 = xor_31 ^ xor_118;
  wire xor_163 = sum_44 ^ xor_30;
  wire xor_164 = sum_42 ^ sum_43;
  wire is_165 = {xor_159 ^ (xor_70 ^ (sum_21 ^ sum_31)), xor_164 ^ (xor_69 ^ xor_163), (sum_28
      ^ xor_45) ^ (xor_68 ^ (sum_32 ^ sum_44)), sum_52 ^ (xor_67 ^ xor_157), xor_153 ^ (xor_66
      ^ xor_156), sum_37 ^ (xor_65 ^ xor_162), sum_43 ^ (xor_64 ^ xor_161), xor_154 ^ (xor_63
      ^ xor_158)} == 8'h00;
  wire xor_166 = sum_26 ^ xor_31;
  wire xor_167 = xor_30 ^ xor_118;
  wire xor_168 = sum_31 ^ xor_25;
  wire xor_169 = sum_41 ^ xor_48;
  wire xor_170 = sum_37 ^ xor_44;
  wire sum_61 = sum_27 ^ xor_48;
  wire xor_171 = sum_41 ^ sum_61;
  wire is_172 = {xor_164 ^ (xor_70 ^ (sum_26 ^ xor_25)), xor_171 ^ (xor_69 ^ xor_168), xor_170
      ^ (xor_68 ^ (sum_25 ^ xor_73)), xor_153 ^ (xor_67 ^ xor_162), sum_37 ^ (xor_66 ^ xor_161),
      sum_43 ^ (xor_65 ^ xor_167), xor_169 ^ (xor_64 ^ xor_166), xor_159 ^ (xor_63
      ^ xor_163)} == 8'h00;
  wire xor_173 = sum_29 ^ sum_31;
  wire xor_174 = sum_33 ^ xor_26;
  wire xor_175 = sum_49 ^ xor_46;
  wire xor_176 = sum_57 ^ xor_47;
  wire is_177 = {xor_171 ^ (xor_70 ^ (sum_30 ^ xor_32)), xor_176 ^ (xor_69 ^ xor_174), (sum_43
      ^ xor_51) ^ (xor_68 ^ (sum_30 ^ sum_32)), sum_37 ^ (xor_67 ^ xor_167), sum_43 ^ (xor_66
      ^ xor_166), xor_169 ^ (xor_65 ^ xor_173), xor_175 ^ (sum_44 ^ xor_64), xor_164 ^ (xor_63
      ^ xor_168)} == 8'h00;
  wire xor_178 = sum_39 ^ xor_27;
  wire xor_179 = sum_58 ^ xor_73;
  wire xor_180 = xor_29 ^ xor_82;
  wire xor_181 = sum_48 ^ xor_50;
  wire xor_182 = sum_48 ^ sum_56;
  wire is_183 = {xor_176 ^ (sum_40 ^ xor_70), xor_182 ^ (xor_69 ^ xor_180), (sum_42 ^ xor_48)
      ^ (xor_68 ^ (sum_24 ^ xor_73)), sum_43 ^ (xor_67 ^ xor_173), xor_169 ^ (sum_44 ^ xor_66),
      xor_175 ^ (xor_65 ^ xor_179), xor_181 ^ (xor_64 ^ xor_178), xor_171 ^ (xor_63
      ^ xor_174)} == 8'h00;
  wire xor_184 = xor_25 ^ xor_29;
  wire xor_185 = xor_26 ^ xor_30;
  wire xor_186 = sum_25 ^ xor_30;
  wire xor_187 = sum_53 ^ xor_44;
  wire xor_188 = sum_48 ^ sum_55;
  wire is_189 = {xor_182 ^ (xor_70 ^ (sum_21 ^ sum_24)), xor_188 ^ (xor_69 ^ xor_186), (sum_27
      ^ xor_47) ^ (xor_68 ^ (sum_30 ^ xor_82)), xor_169 ^ (xor_67 ^ xor_179), xor_175 ^ (xor_66
      ^ xor_178), xor_181 ^ (xor_65 ^ xor_185), xor_187 ^ (xor_64 ^ xor_184), xor_176 ^ (xor_63
      ^ xor_180)} == 8'h00;
  wire xor_190 = xor_27 ^ xor_31;
  wire xor_191 = xor_28 ^ xor_32;
  wire xor_192 = sum_30 ^ xor_117;
  wire xor_193 = sum_53 ^ xor_77;
  wire is_194 = {xor_188 ^ (xor_70 ^ (xor_32 ^ xor_132)), xor_193 ^ (xor_69 ^ xor_192), (sum_52
      ^ xor_46) ^ (xor_68 ^ (sum_24 ^ sum_32)), xor_175 ^ (xor_67 ^ xor_185), xor_181 ^ (xor_66
      ^ xor_184), xor_187 ^ (xor_65 ^ xor_191), sum_59 ^ (xor_64 ^ xor_190), xor_182 ^ (xor_63
      ^ xor_186)} == 8'h00;
  wire xor_195 = sum_39 ^ xor_29;
  wire xor_196 = xor_26 ^ xor_76;
  wire xor_197 = sum_22 ^ sum_32;
  wire xor_198 = sum_51 ^ xor_48;
  wire is_199 = {xor_193 ^ (xor_70 ^ (sum_30 ^ sum_40)), xor_198 ^ (xor_69 ^ xor_197), (xor_45
      ^ xor_153) ^ (xor_68 ^ (xor_72 ^ xor_132)), xor_181 ^ (xor_67 ^ xor_191), xor_187 ^ (xor_66
      ^ xor_190), sum_59 ^ (xor_65 ^ xor_196), sum_28 ^ (xor_64 ^ xor_195), xor_188 ^ (xor_63
      ^ xor_192)} == 8'h00;
  wire xor_200 = sum_23 ^ xor_32;
  wire xor_201 = xor_28 ^ xor_30;
  wire xor_202 = sum_27 ^ xor_85;
  wire xor_203 = xor_49 ^ xor_86;
  wire is_204 = {xor_198 ^ (xor_70 ^ (sum_24 ^ sum_29)), xor_203 ^ (sum_25 ^ xor_69), (sum_27
      ^ sum_51) ^ (xor_68 ^ (sum_29 ^ sum_44)), xor_187 ^ (xor_67 ^ xor_196), sum_59 ^ (xor_66
      ^ xor_195), sum_28 ^ (xor_65 ^ xor_201), xor_202 ^ (xor_64 ^ xor_200), xor_193 ^ (xor_63
      ^ xor_197)} == 8'h00;
  wire xor_205 = sum_29 ^ xor_27;
  wire xor_206 = xor_26 ^ xor_74;
  wire xor_207 = sum_30 ^ xor_73;
  wire xor_208 = sum_43 ^ xor_50;
  wire is_209 = {xor_203 ^ (sum_34 ^ xor_70), sum_61 ^ (xor_69 ^ xor_207), (sum_43 ^ xor_85)
      ^ (xor_68 ^ (xor_27 ^ xor_103)), sum_59 ^ (xor_67 ^ xor_201), sum_28 ^ (xor_66 ^ xor_200),
      xor_202 ^ (xor_65 ^ xor_206), xor_208 ^ (xor_64 ^ xor_205), xor_198 ^ (sum_25
      ^ xor_63)} == 8'h00;
  wire xor_210 = xor_28 ^ xor_73;
  wire sum_62 = sum_41 ^ xor_78;
  wire xor_211 = sum_62 ^ xor_49;
  wire xor_212 = sum_52 ^ xor_47;
  wire is_213 = {sum_61 ^ (xor_70 ^ (sum_39 ^ xor_26)), xor_212 ^ (sum_54 ^ xor_69), (sum_35
      ^ xor_153) ^ (xor_68 ^ (sum_22 ^ xor_25)), sum_28 ^ (xor_67 ^ xor_206), xor_202 ^ (xor_66
      ^ xor_205), xor_208 ^ (sum_22 ^ xor_65), xor_211 ^ (xor_64 ^ xor_210), xor_203 ^ (xor_63
      ^ xor_207)} == 8'h00;
  wire xor_214 = xor_26 ^ xor_82;
  wire xor_215 = xor_27 ^ xor_72;
  wire xor_216 = xor_28 ^ xor_76;
  wire xor_217 = sum_46 ^ xor_86;
  wire xor_218 = xor_46 ^ xor_153;
  wire is_219 = {xor_212 ^ (xor_70 ^ (xor_29 ^ xor_31)), xor_218 ^ (xor_69 ^ xor_216), (sum_28
      ^ sum_61) ^ (xor_68 ^ (xor_27 ^ xor_32)), xor_202 ^ (sum_22 ^ xor_67), xor_208 ^ (xor_66
      ^ xor_210), xor_211 ^ (xor_65 ^ xor_215), xor_217 ^ (xor_64 ^ xor_214), sum_61 ^ (sum_54
      ^ xor_63)} == 8'h00;
  wire xor_220 = sum_24 ^ xor_82;
  wire xor_221 = sum_58 ^ xor_82;
  wire xor_222 = sum_49 ^ sum_50;
  wire sum_63 = sum_37 ^ xor_47;
  wire xor_223 = sum_37 ^ xor_45;
  wire is_224 = {xor_218 ^ (xor_70 ^ (sum_23 ^ xor_72)), xor_223 ^ (xor_69 ^ xor_221), (sum_36
      ^ sum_63) ^ (sum_29 ^ xor_68), xor_208 ^ (xor_67 ^ xor_215), xor_211 ^ (xor_66 ^ xor_214),
      xor_217 ^ (sum_47 ^ xor_65), xor_222 ^ (xor_64 ^ xor_220), xor_212 ^ (xor_63
      ^ xor_216)} == 8'h00;
  wire xor_225 = xor_30 ^ xor_132;
  wire xor_226 = sum_21 ^ sum_25;
  wire xor_227 = sum_26 ^ xor_82;
  wire xor_228 = sum_55 ^ sum_57;
  wire sum_64 = sum_27 ^ sum_41;
  wire xor_229 = sum_43 ^ xor_77;
  wire is_230 = {xor_223 ^ (xor_70 ^ (sum_21 ^ xor_118)), xor_229 ^ (xor_69 ^ xor_227), (sum_52
      ^ sum_64) ^ (xor_28 ^ xor_68), xor_211 ^ (sum_47 ^ xor_67), xor_217 ^ (xor_66 ^ xor_220),
      xor_222 ^ (xor_65 ^ xor_226), xor_228 ^ (xor_64 ^ xor_225), xor_218 ^ (xor_63
      ^ xor_221)} == 8'h00;
  wire xor_231 = sum_34 ^ xor_25;
  wire xor_232 = xor_25 ^ xor_132;
  wire xor_233 = xor_82 ^ xor_132;
  wire xor_234 = sum_53 ^ sum_56;
  wire xor_235 = xor_48 ^ xor_153;
  wire is_236 = {xor_229 ^ (xor_70 ^ (sum_25 ^ sum_40)), xor_235 ^ (xor_69 ^ xor_233), (sum_57
      ^ xor_153) ^ (xor_26 ^ xor_68), xor_217 ^ (xor_67 ^ xor_226), xor_222 ^ (xor_66 ^ xor_225),
      xor_228 ^ (xor_65 ^ xor_232), xor_234 ^ (xor_64 ^ xor_231), xor_223 ^ (xor_63
      ^ xor_227)} == 8'h00;
  wire xor_237 = xor_25 ^ xor_26;
  wire xor_238 = sum_30 ^ xor_25;
  wire xor_239 = sum_32 ^ xor_132;
  wire xor_240 = sum_46 ^ sum_51;
  wire is_241 = {xor_235 ^ (xor_70 ^ (sum_40 ^ xor_132)), sum_63 ^ (xor_69 ^ xor_239), (sum_50
      ^ xor_153) ^ (xor_68 ^ xor_72), xor_222 ^ (xor_67 ^ xor_232), xor_228 ^ (xor_66 ^ xor_231),
      xor_234 ^ (xor_65 ^ xor_238), xor_240 ^ (xor_64 ^ xor_237), xor_229 ^ (xor_63
      ^ xor_233)} == 8'h00;
  wire xor_242 = xor_73 ^ xor_132;
  wire xor_243 = sum_53 ^ xor_86;
  wire is_244 = {sum_63 ^ (xor_70 ^ (sum_29 ^ xor_132)), sum_60 ^ (xor_69 ^ xor_242), (sum_36
      ^ xor_170) ^ (xor_68 ^ xor_81), xor_228 ^ (xor_67 ^ xor_238), xor_234 ^ (xor_66 ^ xor_237),
      xor_240 ^ (xor_25 ^ xor_65), xor_243 ^ (xor_32 ^ xor_64), xor_235 ^ (xor_63
      ^ xor_239)} == 8'h00;
  wire xor_245 = sum_30 ^ sum_54;
  wire xor_246 = sum_27 ^ sum_59;
  wire xor_247 = sum_36 ^ sum_41;
  wire is_248 = {sum_60 ^ (xor_70 ^ (sum_30 ^ xor_103)), xor_247 ^ (xor_69 ^ xor_245), (sum_41
      ^ sum_43) ^ (xor_68 ^ xor_89), xor_234 ^ (xor_25 ^ xor_67), xor_240 ^ (xor_32 ^ xor_66),
      xor_243 ^ (xor_31 ^ xor_65), xor_246 ^ (xor_64 ^ xor_76), sum_63 ^ (xor_63
      ^ xor_242)} == 8'h00;
  wire xor_249 = sum_40 ^ xor_28;
  wire xor_250 = sum_36 ^ xor_86;
  wire xor_251 = sum_41 ^ xor_46;
  wire is_252 = {xor_247 ^ (xor_70 ^ (xor_31 ^ xor_104)), xor_251 ^ (xor_69 ^ xor_249), (sum_62
      ^ xor_46) ^ (xor_68 ^ xor_96), xor_240 ^ (xor_31 ^ xor_67), xor_243 ^ (xor_66 ^ xor_76),
      xor_246 ^ (xor_65 ^ xor_75), xor_250 ^ (xor_64 ^ xor_84), sum_60 ^ (xor_63
      ^ xor_245)} == 8'h00;
  wire xor_253 = sum_21 ^ sum_26;
  wire xor_254 = sum_48 ^ xor_51;
  wire is_255 = {xor_251 ^ (xor_70 ^ (sum_23 ^ xor_82)), xor_254 ^ (xor_69 ^ xor_253), (sum_28
      ^ sum_48) ^ (xor_68 ^ xor_103), xor_243 ^ (xor_67 ^ xor_75), xor_246 ^ (xor_66 ^ xor_84),
      xor_250 ^ (xor_65 ^ xor_83), sum_64 ^ (xor_64 ^ xor_92), xor_247 ^ (xor_63
      ^ xor_249)} == 8'h00;
  wire xor_256 = xor_31 ^ xor_132;
  wire xor_257 = sum_51 ^ xor_45;
  wire is_258 = {xor_254 ^ (xor_70 ^ (sum_25 ^ sum_54)), xor_257 ^ (xor_69 ^ xor_256), (xor_45
      ^ xor_170) ^ (xor_68 ^ xor_110), xor_246 ^ (xor_67 ^ xor_83), xor_250 ^ (xor_66 ^ xor_92),
      sum_64 ^ (xor_65 ^ xor_91), sum_57 ^ (xor_64 ^ xor_99), xor_251 ^ (xor_63
      ^ xor_253)} == 8'h00;
  wire is_259 = {xor_257 ^ (xor_70 ^ (sum_29 ^ sum_34)), (sum_51 ^ xor_49) ^ (xor_69 ^ (sum_30
      ^ sum_38)), (sum_43 ^ xor_44) ^ (xor_68 ^ xor_116), xor_250 ^ (xor_67 ^ xor_91), sum_64
      ^ (xor_66 ^ xor_99), sum_57 ^ (xor_65 ^ xor_98), (sum_56 ^ xor_45) ^ (xor_64 ^ xor_106),
      xor_254 ^ (xor_63 ^ xor_256)} == 8'h00;
  wire any_260 = is_71 | is_80;
  wire any_261 = is_88 | is_95;
  wire any_262 = any_260 | any_261;
  wire any_263 = is_102 | is_109;
  wire any_264 = is_122 | is_128;
  wire any_265 = is_115 | any_264;
  wire any_266 = any_263 | any_265;
  wire any_267 = any_262 | any_266;
  wire any_268 = ((is_71 & is_80) | (is_88 & is_95) | (any_260 & any_261)) | ((is_102 & is_109)
      | ((is_122 & is_128) | (is_115 & any_264)) | (any_263 & any_265)) | (any_262 & any_266);
  wire any_269 = is_135 | is_139;
  wire any_270 = is_144 | is_149;
  wire any_271 = any_269 | any_270;
  wire any_272 = is_155 | is_160;
  wire any_273 = is_172 | is_177;
  wire any_274 = is_165 | any_273;
  wire any_275 = any_272 | any_274;
  wire any_276 = any_271 | any_275;
  wire any_277 = ((is_135 & is_139) | (is_144 & is_149) | (any_269 & any_270)) | ((is_155 & is_160)
      | ((is_172 & is_177) | (is_165 & any_273)) | (any_272 & any_274)) | (any_271 & any_275);
  wire any_278 = is_183 | is_189;
  wire any_279 = is_194 | is_199;
  wire any_280 = any_278 | any_279;
  wire any_281 = is_204 | is_209;
  wire any_282 = is_219 | is_224;
  wire any_283 = is_213 | any_282;
  wire any_284 = any_281 | any_283;
  wire any_285 = any_280 | any_284;
  wire any_286 = ((is_183 & is_189) | (is_194 & is_199) | (any_278 & any_279)) | ((is_204 & is_209)
      | ((is_219 & is_224) | (is_213 & any_282)) | (any_281 & any_283)) | (any_280 & any_284);
  wire any_287 = is_230 | is_236;
  wire any_288 = is_241 | is_244;
  wire any_289 = any_287 | any_288;
  wire any_290 = is_248 | is_252;
  wire any_291 = is_258 | is_259;
  wire any_292 = is_255 | any_291;
  wire any_293 = any_290 | any_292;
  wire any_294 = any_289 | any_293;
  wire any_295 = ((is_230 & is_236) | (is_241 & is_244) | (any_287 & any_288)) | ((is_248 & is_252)
      | ((is_258 & is_259) | (is_255 & any_291)) | (any_290 & any_292)) | (any_289 & any_293);
  wire any_296 = (any_268 | any_277 | (any_267 & any_276)) | (any_286 | any_295 | (any_285
      & any_294)) | ((any_267 | any_276) & (any_285 | any_294));
  wire word1141_3_0_is_0 = {xor_47, xor_46, xor_45, xor_44} == 4'h0;
  wire word1141_3_0_is_1 = {xor_47, xor_46, xor_45, xor_44} == 4'h1;
  wire word1141_3_0_is_2 = {xor_47, xor_46, xor_45, xor_44} == 4'h2;
  wire word1141_3_0_is_3 = {xor_47, xor_46, xor_45, xor_44} == 4'h3;
  wire word1141_3_0_is_4 = {xor_47, xor_46, xor_45, xor_44} == 4'h4;
  wire word1141_3_0_is_5 = {xor_47, xor_46, xor_45, xor_44} == 4'h5;
  wire word1141_3_0_is_6 = {xor_47, xor_46, xor_45, xor_44} == 4'h6;
  wire word1141_3_0_is_7 = {xor_47, xor_46, xor_45, xor_44} == 4'h7;
  wire word1141_3_0_is_8 = {xor_47, xor_46, xor_45, xor_44} == 4'h8;
  wire word1141_3_0_is_9 = {xor_47, xor_46, xor_45, xor_44} == 4'h9;
  wire word1141_3_0_is_10 = {xor_47, xor_46, xor_45, xor_44} == 4'ha;
  wire word1141_3_0_is_11 = {xor_47, xor_46, xor_45, xor_44} == 4'hb;
  wire word1141_3_0_is_12 = {xor_47, xor_46, xor_45, xor_44} == 4'hc;
  wire word1141_3_0_is_13 = {xor_47, xor_46, xor_45, xor_44} == 4'hd;
  wire word1141_3_0_is_14 = {xor_47, xor_46, xor_45, xor_44} == 4'he;
  wire word1141_3_0_is_15 = {xor_47, xor_46, xor_45, xor_44} == 4'hf;
  wire word1141_7_4_is_0 = {xor_51, xor_50, xor_49, xor_48} == 4'h0;
  wire word1141_7_4_is_1 = {xor_51, xor_50, xor_49, xor_48} == 4'h1;
  wire word1141_7_4_is_2 = {xor_51, xor_50, xor_49, xor_48} == 4'h2;
  wire word1141_7_4_is_3 = {xor_51, xor_50, xor_49, xor_48} == 4'h3;
  wire word1141_7_4_is_4 = {xor_51, xor_50, xor_49, xor_48} == 4'h4;
  wire word1141_7_4_is_5 = {xor_51, xor_50, xor_49, xor_48} == 4'h5;
  wire word1141_7_4_is_6 = {xor_51, xor_50, xor_49, xor_48} == 4'h6;
  wire word1141_7_4_is_7 = {xor_51, xor_50, xor_49, xor_48} == 4'h7;
  wire word1141_7_4_is_8 = {xor_51, xor_50, xor_49, xor_48} == 4'h8;
  wire word1141_7_4_is_9 = {xor_51, xor_50, xor_49, xor_48} == 4'h9;
  wire word1141_7_4_is_10 = {xor_51, xor_50, xor_49, xor_48} == 4'ha;
  wire word1141_7_4_is_11 = {xor_51, xor_50, xor_49, xor_48} == 4'hb;
  wire word1141_7_4_is_12 = {xor_51, xor_50, xor_49, xor_48} == 4'hc;
  wire word1141_7_4_is_13 = {xor_51, xor_50, xor_49, xor_48} == 4'hd;
  wire word1141_7_4_is_14 = {xor_51, xor_50, xor_49, xor_48} == 4'he;
  wire word1141_7_4_is_15 = {xor_51, xor_50, xor_49, xor_48} == 4'hf;
  wire all_297 = word1141_3_0_is_3 & word1141_7_4_is_0;
  wire all_298 = word1141_3_0_is_4 & word1141_7_4_is_0;
  wire all_299 = word1141_3_0_is_5 & word1141_7_4_is_0;
  wire all_300 = word1141_3_0_is_6 & word1141_7_4_is_0;
  wire all_301 = word1141_3_0_is_9 & word1141_7_4_is_0;
  wire all_302 = word1141_3_0_is_10 & word1141_7_4_is_0;
  wire all_303 = word1141_3_0_is_0 & word1141_7_4_is_1;
  wire all_304 = word1141_3_0_is_1 & word1141_7_4_is_1;
  wire all_305 = word1141_3_0_is_6 & word1141_7_4_is_1;
  wire all_306 = word1141_3_0_is_7 & word1141_7_4_is_1;
  wire all_307 = word1141_3_0_is_13 & word1141_7_4_is_1;
  wire all_308 = word1141_3_0_is_2 & word1141_7_4_is_2;
  wire all_309 = word1141_3_0_is_8 & word1141_7_4_is_2;
  wire all_310 = word1141_3_0_is_10 & word1141_7_4_is_2;
  wire all_311 = word1141_3_0_is_0 & word1141_7_4_is_3;
  wire all_312 = word1141_3_0_is_1 & word1141_7_4_is_3;
  wire all_313 = word1141_3_0_is_3 & word1141_7_4_is_3;
  wire all_314 = word1141_3_0_is_4 & word1141_7_4_is_3;
  wire all_315 = word1141_3_0_is_7 & word1141_7_4_is_3;
  wire all_316 = word1141_3_0_is_9 & word1141_7_4_is_3;
  wire all_317 = word1141_3_0_is_10 & word1141_7_4_is_3;
  wire all_318 = word1141_3_0_is_11 & word1141_7_4_is_3;
  wire all_319 = word1141_3_0_is_12 & word1141_7_4_is_3;
  wire all_320 = word1141_3_0_is_15 & word1141_7_4_is_3;
  wire all_321 = word1141_3_0_is_0 & word1141_7_4_is_4;
  wire all_322 = word1141_3_0_is_1 & word1141_7_4_is_4;
  wire all_323 = word1141_3_0_is_2 & word1141_7_4_is_4;
  wire all_324 = word1141_3_0_is_4 & word1141_7_4_is_4;
  wire all_325 = word1141_3_0_is_6 & word1141_7_4_is_4;
  wire all_326 = word1141_3_0_is_8 & word1141_7_4_is_4;
  wire all_327 = word1141_3_0_is_9 & word1141_7_4_is_4;
  wire all_328 = word1141_3_0_is_14 & word1141_7_4_is_4;
  wire all_329 = word1141_3_0_is_4 & word1141_7_4_is_5;
  wire all_330 = word1141_3_0_is_8 & word1141_7_4_is_5;
  wire all_331 = word1141_3_0_is_14 & word1141_7_4_is_5;
  wire all_332 = word1141_3_0_is_0 & word1141_7_4_is_6;
  wire all_333 = word1141_3_0_is_3 & word1141_7_4_is_6;
  wire all_334 = word1141_3_0_is_4 & word1141_7_4_is_6;
  wire all_335 = word1141_3_0_is_6 & word1141_7_4_is_6;
  wire all_336 = word1141_3_0_is_8 & word1141_7_4_is_6;
  wire all_337 = word1141_3_0_is_9 & word1141_7_4_is_6;
  wire all_338 = word1141_3_0_is_13 & word1141_7_4_is_7;
  wire all_339 = word1141_3_0_is_0 & word1141_7_4_is_8;
  wire all_340 = word1141_3_0_is_4 & word1141_7_4_is_8;
  wire all_341 = word1141_3_0_is_5 & word1141_7_4_is_8;
  wire all_342 = word1141_3_0_is_9 & word1141_7_4_is_8;
  wire all_343 = word1141_3_0_is_10 & word1141_7_4_is_8;
  wire all_344 = word1141_3_0_is_11 & word1141_7_4_is_8;
  wire all_345 = word1141_3_0_is_14 & word1141_7_4_is_8;
  wire all_346 = word1141_3_0_is_9 & word1141_7_4_is_9;
  wire all_347 = word1141_3_0_is_14 & word1141_7_4_is_9;
  wire all_348 = word1141_3_0_is_1 & word1141_7_4_is_10;
  wire all_349 = word1141_3_0_is_4 & word1141_7_4_is_10;
  wire all_350 = word1141_3_0_is_6 & word1141_7_4_is_10;
  wire all_351 = word1141_3_0_is_8 & word1141_7_4_is_10;
  wire all_352 = word1141_3_0_is_9 & word1141_7_4_is_10;
  wire all_353 = word1141_3_0_is_10 & word1141_7_4_is_10;
  wire all_354 = word1141_3_0_is_11 & word1141_7_4_is_10;
  wire all_355 = word1141_3_0_is_13 & word1141_7_4_is_10;
  wire all_356 = word1141_3_0_is_14 & word1141_7_4_is_10;
  wire all_357 = word1141_3_0_is_0 & word1141_7_4_is_11;
  wire all_358 = word1141_3_0_is_2 & word1141_7_4_is_11;
  wire all_359 = word1141_3_0_is_9 & word1141_7_4_is_11;
  wire all_360 = word1141_3_0_is_15 & word1141_7_4_is_11;
  wire all_361 = word1141_3_0_is_3 & word1141_7_4_is_12;
  wire all_362 = word1141_3_0_is_4 & word1141_7_4_is_12;
  wire all_363 = word1141_3_0_is_10 & word1141_7_4_is_12;
  wire all_364 = word1141_3_0_is_11 & word1141_7_4_is_12;
  wire all_365 = word1141_3_0_is_14 & word1141_7_4_is_12;
  wire all_366 = word1141_3_0_is_15 & word1141_7_4_is_12;
  wire all_367 = word1141_3_0_is_0 & word1141_7_4_is_13;
  wire all_368 = word1141_3_0_is_1 & word1141_7_4_is_13;
  wire all_369 = word1141_3_0_is_4 & word1141_7_4_is_13;
  wire all_370 = word1141_3_0_is_5 & word1141_7_4_is_13;
  wire all_371 = word1141_3_0_is_12 & word1141_7_4_is_13;
  wire all_372 = word1141_3_0_is_14 & word1141_7_4_is_13;
  wire all_373 = word1141_3_0_is_0 & word1141_7_4_is_14;
  wire all_374 = word1141_3_0_is_1 & word1141_7_4_is_14;
  wire all_375 = word1141_3_0_is_3 & word1141_7_4_is_14;
  wire all_376 = word1141_3_0_is_4 & word1141_7_4_is_14;
  wire all_377 = word1141_3_0_is_5 & word1141_7_4_is_14;
  wire all_378 = word1141_3_0_is_6 & word1141_7_4_is_14;
  wire all_379 = word1141_3_0_is_8 & word1141_7_4_is_14;
  wire all_380 = word1141_3_0_is_10 & word1141_7_4_is_14;
  wire all_381 = word1141_3_0_is_12 & word1141_7_4_is_14;
  wire all_382 = word1141_3_0_is_14 & word1141_7_4_is_14;
  wire all_383 = word1141_3_0_is_1 & word1141_7_4_is_15;
  wire all_384 = word1141_3_0_is_3 & word1141_7_4_is_15;
  wire all_385 = word1141_3_0_is_4 & word1141_7_4_is_15;
  wire all_386 = word1141_3_0_is_5 & word1141_7_4_is_15;
  wire all_387 = word1141_3_0_is_7 & word1141_7_4_is_15;
  wire all_388 = word1141_3_0_is_11 & word1141_7_4_is_15;
  wire all_389 = word1141_3_0_is_15 & word1141_7_4_is_15;
  wire any_390 = word1141_3_0_is_1 | word1141_3_0_is_6 | word1141_3_0_is_7 | word1141_3_0_is_14;
  wire any_391 = all_301 | all_302 | all_303 | all_308 | all_314 | all_318 | all_320 | all_323
      | all_327 | all_333 | all_341 | all_345 | all_347 | all_358 | all_363 | all_364 | all_366
      | all_369 | all_370 | all_371 | all_372 | all_377 | all_378 | all_379 | (word1141_3_0_is_15
      & word1141_7_4_is_2) | (word1141_3_0_is_2 & word1141_7_4_is_3) | (word1141_3_0_is_10
      & word1141_7_4_is_4) | (word1141_3_0_is_8 & word1141_7_4_is_7) | (word1141_3_0_is_12
      & word1141_7_4_is_10) | (word1141_3_0_is_10 & word1141_7_4_is_11) | (word1141_3_0_is_1
      & word1141_7_4_is_12) | (word1141_3_0_is_6 & word1141_7_4_is_13) | ((word1141_3_0_is_4
      | word1141_3_0_is_6 | word1141_3_0_is_8 | word1141_3_0_is_15) & (word1141_7_4_is_0
      | word1141_7_4_is_1 | word1141_7_4_is_5 | word1141_7_4_is_11 | word1141_7_4_is_15))
      | ((word1141_3_0_is_7 | word1141_3_0_is_10 | word1141_3_0_is_13) & (word1141_7_4_is_3
      | word1141_7_4_is_5 | word1141_7_4_is_6 | word1141_7_4_is_7 | word1141_7_4_is_9
      | word1141_7_4_is_14)) | ((word1141_3_0_is_2 | word1141_3_0_is_5 | word1141_3_0_is_6
      | word1141_3_0_is_8 | word1141_3_0_is_11 | word1141_3_0_is_14) & (word1141_7_4_is_5
      | word1141_7_4_is_6 | word1141_7_4_is_10)) | ((word1141_3_0_is_1 | word1141_3_0_is_2
      | word1141_3_0_is_4 | word1141_3_0_is_11) & (word1141_7_4_is_0 | word1141_7_4_is_1
      | word1141_7_4_is_9)) | ((word1141_3_0_is_9 | word1141_3_0_is_12 | word1141_3_0_is_13)
      & (word1141_7_4_is_2 | word1141_7_4_is_3 | word1141_7_4_is_7 | word1141_7_4_is_12))
      | ((word1141_3_0_is_0 | word1141_3_0_is_5 | word1141_3_0_is_13) & (word1141_7_4_is_11
      | word1141_7_4_is_15)) | ((word1141_3_0_is_2 | word1141_3_0_is_3 | word1141_3_0_is_7
      | word1141_3_0_is_8 | word1141_3_0_is_12 | word1141_3_0_is_15) & (word1141_7_4_is_1
      | word1141_7_4_is_8)) | (any_390 & (word1141_7_4_is_2 | word1141_7_4_is_7));
  wire any_392 = all_297 | all_299 | all_300 | all_303 | all_310 | all_317 | all_322 | all_323
      | all_324 | all_325 | all_333 | all_336 | all_338 | all_339 | all_341 | all_345 | all_348
      | all_351 | all_353 | all_354 | all_357 | all_363 | all_372 | all_375 | all_376 | all_379
      | all_380 | all_384 | (word1141_3_0_is_12 & word1141_7_4_is_0) | (word1141_3_0_is_14
      & word1141_7_4_is_0) | (word1141_3_0_is_15 & word1141_7_4_is_0) | (word1141_3_0_is_11
      & word1141_7_4_is_1) | (word1141_3_0_is_2 & word1141_7_4_is_6) | (word1141_3_0_is_4
      & word1141_7_4_is_7) | (word1141_3_0_is_4 & word1141_7_4_is_9) | (word1141_3_0_is_1
      & word1141_7_4_is_11) | (word1141_3_0_is_13 & word1141_7_4_is_11) | (word1141_3_0_is_2
      & word1141_7_4_is_12) | (word1141_3_0_is_13 & word1141_7_4_is_12) | (word1141_3_0_is_11
      & word1141_7_4_is_13) | ((word1141_3_0_is_4 | word1141_3_0_is_8 | word1141_3_0_is_9
      | word1141_3_0_is_10 | word1141_3_0_is_12 | word1141_3_0_is_13) & (word1141_7_4_is_1
      | word1141_7_4_is_8 | word1141_7_4_is_15)) | ((word1141_3_0_is_1 | word1141_3_0_is_3
      | word1141_3_0_is_9 | word1141_3_0_is_14) & (word1141_7_4_is_3 | word1141_7_4_is_5
      | word1141_7_4_is_7 | word1141_7_4_is_12)) | ((word1141_3_0_is_7 | word1141_3_0_is_13
      | word1141_3_0_is_15) & (word1141_7_4_is_4 | word1141_7_4_is_6 | word1141_7_4_is_9
      | word1141_7_4_is_10 | word1141_7_4_is_14)) | ((word1141_3_0_is_5 | word1141_3_0_is_6
      | word1141_3_0_is_7 | word1141_3_0_is_11 | word1141_3_0_is_14) & (word1141_7_4_is_2
      | word1141_7_4_is_7 | word1141_7_4_is_14)) | ((word1141_3_0_is_2 | word1141_3_0_is_9
      | word1141_3_0_is_12 | word1141_3_0_is_14 | word1141_3_0_is_15) & (word1141_7_4_is_1
      | word1141_7_4_is_5 | word1141_7_4_is_11)) | ((word1141_3_0_is_2 | word1141_3_0_is_5)
      & (word1141_7_4_is_2 | word1141_7_4_is_3 | word1141_7_4_is_5 | word1141_7_4_is_9
      | word1141_7_4_is_15)) | ((word1141_3_0_is_1 | word1141_3_0_is_7 | word1141_3_0_is_12)
      & (word1141_7_4_is_9 | word1141_7_4_is_12 | word1141_7_4_is_13));
  wire any_393 = all_300 | all_302 | all_304 | all_306 | all_307 | all_308 | all_312 | all_314
      | all_317 | all_318 | all_320 | all_321 | all_325 | all_328 | all_329 | all_330 | all_331
      | all_339 | all_343 | all_346 | all_351 | all_352 | all_354 | all_355 | all_357 | all_360
      | all_361 | all_366 | all_367 | all_368 | all_371 | all_384 | all_388 | (word1141_3_0_is_7
      & word1141_7_4_is_0) | (word1141_3_0_is_8 & word1141_7_4_is_0) | (word1141_3_0_is_3
      & word1141_7_4_is_1) | (word1141_3_0_is_5 & word1141_7_4_is_1) | (word1141_3_0_is_1
      & word1141_7_4_is_2) | (word1141_3_0_is_3 & word1141_7_4_is_2) | (word1141_3_0_is_14
      & word1141_7_4_is_2) | (word1141_3_0_is_5 & word1141_7_4_is_5) | (word1141_3_0_is_5
      & word1141_7_4_is_6) | (word1141_3_0_is_15 & word1141_7_4_is_6) | (word1141_3_0_is_12
      & word1141_7_4_is_8) | (word1141_3_0_is_3 & word1141_7_4_is_10) | (word1141_3_0_is_6
      & word1141_7_4_is_11) | (word1141_3_0_is_0 & word1141_7_4_is_12) | (word1141_3_0_is_2
      & word1141_7_4_is_13) | (word1141_3_0_is_13 & word1141_7_4_is_14) | (word1141_3_0_is_14
      & word1141_7_4_is_15) | ((word1141_3_0_is_2 | word1141_3_0_is_6 | word1141_3_0_is_7
      | word1141_3_0_is_8 | word1141_3_0_is_11 | word1141_3_0_is_13) & (word1141_7_4_is_8
      | word1141_7_4_is_9 | word1141_7_4_is_12)) | ((word1141_3_0_is_5 | word1141_3_0_is_7
      | word1141_3_0_is_9 | word1141_3_0_is_10) & (word1141_7_4_is_4 | word1141_7_4_is_7
      | word1141_7_4_is_13 | word1141_7_4_is_15)) | ((word1141_3_0_is_3 | word1141_3_0_is_12
      | word1141_3_0_is_13 | word1141_3_0_is_14) & (word1141_7_4_is_0 | word1141_7_4_is_7
      | word1141_7_4_is_11)) | ((word1141_3_0_is_9 | word1141_3_0_is_15) & (word1141_7_4_is_0
      | word1141_7_4_is_1 | word1141_7_4_is_2 | word1141_7_4_is_5 | word1141_7_4_is_8
      | word1141_7_4_is_14 | word1141_7_4_is_15)) | (any_390 & (word1141_7_4_is_6
      | word1141_7_4_is_9 | word1141_7_4_is_14)) | ((word1141_3_0_is_2 | word1141_3_0_is_4)
      & (word1141_7_4_is_4 | word1141_7_4_is_7 | word1141_7_4_is_10 | word1141_7_4_is_12
      | word1141_7_4_is_14));
  wire any_394 = all_297 | all_299 | all_300 | all_304 | all_306 | all_307 | all_308 | all_310
      | all_315 | all_316 | all_317 | all_324 | all_329 | all_331 | all_332 | all_334 | all_337
      | all_338 | all_344 | all_350 | all_352 | all_356 | all_360 | all_364 | all_373 | all_386
      | all_389 | (word1141_3_0_is_10 & word1141_7_4_is_1) | (word1141_3_0_is_7 & word1141_7_4_is_2)
      | (word1141_3_0_is_11 & word1141_7_4_is_5) | (word1141_3_0_is_15 & word1141_7_4_is_5)
      | (word1141_3_0_is_1 & word1141_7_4_is_7) | (word1141_3_0_is_2 & word1141_7_4_is_7)
      | (word1141_3_0_is_7 & word1141_7_4_is_7) | (word1141_3_0_is_2 & word1141_7_4_is_9)
      | (word1141_3_0_is_5 & word1141_7_4_is_9) | (word1141_3_0_is_11 & word1141_7_4_is_9)
      | (word1141_3_0_is_12 & word1141_7_4_is_12) | (word1141_3_0_is_15 & word1141_7_4_is_14)
      | (word1141_3_0_is_9 & word1141_7_4_is_15) | (word1141_3_0_is_12 & word1141_7_4_is_15)
      | ((word1141_3_0_is_2 | word1141_3_0_is_6 | word1141_3_0_is_10 | word1141_3_0_is_13)
      & (word1141_7_4_is_8 | word1141_7_4_is_11 | word1141_7_4_is_12 | word1141_7_4_is_13
      | word1141_7_4_is_15)) | ((word1141_3_0_is_0 | word1141_3_0_is_1 | word1141_3_0_is_5
      | word1141_3_0_is_12) & (word1141_7_4_is_2 | word1141_7_4_is_4 | word1141_7_4_is_10))
      | ((word1141_3_0_is_5 | word1141_3_0_is_7 | word1141_3_0_is_8 | word1141_3_0_is_14)
      & (word1141_7_4_is_11 | word1141_7_4_is_12 | word1141_7_4_is_14)) | ((word1141_3_0_is_3
      | word1141_3_0_is_13 | word1141_3_0_is_14) & (word1141_7_4_is_3 | word1141_7_4_is_6
      | word1141_7_4_is_9)) | ((word1141_3_0_is_0 | word1141_3_0_is_6 | word1141_3_0_is_9
      | word1141_3_0_is_11) & (word1141_7_4_is_4 | word1141_7_4_is_11 | word1141_7_4_is_13))
      | ((word1141_3_0_is_1 | word1141_3_0_is_2 | word1141_3_0_is_8) & (word1141_7_4_is_5
      | word1141_7_4_is_6 | word1141_7_4_is_8 | word1141_7_4_is_12)) | ((word1141_3_0_is_3
      | word1141_3_0_is_15) & (word1141_7_4_is_2 | word1141_7_4_is_3 | word1141_7_4_is_4
      | word1141_7_4_is_7 | word1141_7_4_is_8)) | ((word1141_3_0_is_4 | word1141_3_0_is_7)
      & (word1141_7_4_is_0 | word1141_7_4_is_13 | word1141_7_4_is_14 | word1141_7_4_is_15));
  wire any_395 = all_297 | all_303 | all_305 | all_307 | all_311 | all_312 | all_316 | all_335
      | all_336 | all_342 | all_343 | all_345 | all_347 | all_348 | all_350 | all_355 | all_356
      | all_357 | all_359 | all_368 | all_371 | all_375 | all_381 | all_383 | all_385 | all_387
      | all_388 | (word1141_3_0_is_2 & word1141_7_4_is_0) | (word1141_3_0_is_13 & word1141_7_4_is_0)
      | (word1141_3_0_is_9 & word1141_7_4_is_2) | (word1141_3_0_is_3 & word1141_7_4_is_5)
      | (word1141_3_0_is_10 & word1141_7_4_is_6) | (word1141_3_0_is_0 & word1141_7_4_is_7)
      | (word1141_3_0_is_7 & word1141_7_4_is_8) | (word1141_3_0_is_6 & word1141_7_4_is_12)
      | (word1141_3_0_is_13 & word1141_7_4_is_13) | ((word1141_3_0_is_2 | word1141_3_0_is_3
      | word1141_3_0_is_10 | word1141_3_0_is_15) & (word1141_7_4_is_2 | word1141_7_4_is_10
      | word1141_7_4_is_11 | word1141_7_4_is_12 | word1141_7_4_is_13)) | ((word1141_3_0_is_1
      | word1141_3_0_is_3 | word1141_3_0_is_4 | word1141_3_0_is_5 | word1141_3_0_is_9)
      & (word1141_7_4_is_4 | word1141_7_4_is_6 | word1141_7_4_is_9)) | ((word1141_3_0_is_0
      | word1141_3_0_is_6 | word1141_3_0_is_12) & (word1141_7_4_is_2 | word1141_7_4_is_5
      | word1141_7_4_is_9 | word1141_7_4_is_15)) | ((word1141_3_0_is_7 | word1141_3_0_is_9
      | word1141_3_0_is_11 | word1141_3_0_is_13) & (word1141_7_4_is_5 | word1141_7_4_is_6
      | word1141_7_4_is_7)) | ((word1141_3_0_is_1 | word1141_3_0_is_5 | word1141_3_0_is_15)
      & (word1141_7_4_is_1 | word1141_7_4_is_4 | word1141_7_4_is_8 | word1141_7_4_is_14))
      | ((word1141_3_0_is_10 | word1141_3_0_is_11 | word1141_3_0_is_13 | word1141_3_0_is_14)
      & (word1141_7_4_is_7 | word1141_7_4_is_12 | word1141_7_4_is_14)) | ((word1141_3_0_is_0
      | word1141_3_0_is_8 | word1141_3_0_is_15) & (word1141_7_4_is_5 | word1141_7_4_is_8
      | word1141_7_4_is_10 | word1141_7_4_is_15)) | ((word1141_3_0_is_2 | word1141_3_0_is_4
      | word1141_3_0_is_7) & (word1141_7_4_is_3 | word1141_7_4_is_7 | word1141_7_4_is_13));
  wire any_396 = all_298 | all_309 | all_313 | all_315 | all_318 | all_319 | all_321 | all_326
      | all_327 | all_328 | all_331 | all_336 | all_338 | all_339 | all_340 | all_352 | all_354
      | all_359 | all_362 | all_365 | all_370 | all_373 | all_374 | all_377 | all_380 | all_382
      | all_385 | (word1141_3_0_is_12 & word1141_7_4_is_1) | (word1141_3_0_is_5 & word1141_7_4_is_3)
      | (word1141_3_0_is_8 & word1141_7_4_is_3) | (word1141_3_0_is_15 & word1141_7_4_is_4)
      | (word1141_3_0_is_5 & word1141_7_4_is_7) | (word1141_3_0_is_1 & word1141_7_4_is_8)
      | (word1141_3_0_is_2 & word1141_7_4_is_10) | (word1141_3_0_is_7 & word1141_7_4_is_13)
      | (word1141_3_0_is_2 & word1141_7_4_is_15) | ((word1141_3_0_is_2 | word1141_3_0_is_4
      | word1141_3_0_is_5 | word1141_3_0_is_7 | word1141_3_0_is_11) & (word1141_7_4_is_1
      | word1141_7_4_is_4 | word1141_7_4_is_9 | word1141_7_4_is_11)) | ((word1141_3_0_is_0
      | word1141_3_0_is_3 | word1141_3_0_is_11 | word1141_3_0_is_15) & (word1141_7_4_is_5
      | word1141_7_4_is_9 | word1141_7_4_is_12 | word1141_7_4_is_15)) | ((word1141_3_0_is_1
      | word1141_3_0_is_9 | word1141_3_0_is_11) & (word1141_7_4_is_2 | word1141_7_4_is_5
      | word1141_7_4_is_6 | word1141_7_4_is_7 | word1141_7_4_is_15)) | ((word1141_3_0_is_8
      | word1141_3_0_is_10 | word1141_3_0_is_13 | word1141_3_0_is_14) & (word1141_7_4_is_8
      | word1141_7_4_is_10 | word1141_7_4_is_11)) | ((word1141_3_0_is_9 | word1141_3_0_is_10
      | word1141_3_0_is_15) & (word1141_7_4_is_0 | word1141_7_4_is_1 | word1141_7_4_is_5
      | word1141_7_4_is_13)) | ((word1141_3_0_is_0 | word1141_3_0_is_8 | word1141_3_0_is_12)
      & (word1141_7_4_is_9 | word1141_7_4_is_10 | word1141_7_4_is_13)) | ((word1141_3_0_is_2
      | word1141_3_0_is_6) & (word1141_7_4_is_0 | word1141_7_4_is_5 | word1141_7_4_is_6
      | word1141_7_4_is_9 | word1141_7_4_is_11)) | ((word1141_3_0_is_6 | word1141_3_0_is_7
      | word1141_3_0_is_13 | word1141_3_0_is_15) & (word1141_7_4_is_2 | word1141_7_4_is_12));
  wire any_397 = all_297 | all_298 | all_305 | all_306 | all_309 | all_317 | all_319 | all_320
      | all_326 | all_330 | all_332 | all_335 | all_340 | all_345 | all_348 | all_349 | all_353
      | all_356 | all_358 | all_361 | all_363 | all_365 | all_367 | all_376 | all_378 | all_381
      | all_387 | all_389 | (word1141_3_0_is_2 & word1141_7_4_is_1) | (word1141_3_0_is_6
      & word1141_7_4_is_2) | (word1141_3_0_is_5 & word1141_7_4_is_4) | (word1141_3_0_is_7
      & word1141_7_4_is_4) | (word1141_3_0_is_2 & word1141_7_4_is_5) | (word1141_3_0_is_9
      & word1141_7_4_is_5) | (word1141_3_0_is_12 & word1141_7_4_is_5) | (word1141_3_0_is_12
      & word1141_7_4_is_7) | (word1141_3_0_is_8 & word1141_7_4_is_8) | (word1141_3_0_is_6
      & word1141_7_4_is_9) | (word1141_3_0_is_8 & word1141_7_4_is_9) | (word1141_3_0_is_7
      & word1141_7_4_is_10) | ((word1141_3_0_is_0 | word1141_3_0_is_4 | word1141_3_0_is_11
      | word1141_3_0_is_12 | word1141_3_0_is_14) & (word1141_7_4_is_2 | word1141_7_4_is_4
      | word1141_7_4_is_11 | word1141_7_4_is_15)) | ((word1141_3_0_is_1 | word1141_3_0_is_3
      | word1141_3_0_is_7 | word1141_3_0_is_9 | word1141_3_0_is_11) & (word1141_7_4_is_3
      | word1141_7_4_is_8 | word1141_7_4_is_9)) | ((word1141_3_0_is_8 | word1141_3_0_is_11
      | word1141_3_0_is_15) & (word1141_7_4_is_0 | word1141_7_4_is_1 | word1141_7_4_is_11
      | word1141_7_4_is_12 | word1141_7_4_is_14)) | ((word1141_3_0_is_5 | word1141_3_0_is_10
      | word1141_3_0_is_11 | word1141_3_0_is_12) & (word1141_7_4_is_6 | word1141_7_4_is_9
      | word1141_7_4_is_13 | word1141_7_4_is_15)) | ((word1141_3_0_is_0 | word1141_3_0_is_1
      | word1141_3_0_is_14) & (word1141_7_4_is_1 | word1141_7_4_is_5 | word1141_7_4_is_7
      | word1141_7_4_is_15)) | ((word1141_3_0_is_5 | word1141_3_0_is_6 | word1141_3_0_is_13
      | word1141_3_0_is_14) & (word1141_7_4_is_0 | word1141_7_4_is_7 | word1141_7_4_is_15))
      | ((word1141_3_0_is_2 | word1141_3_0_is_7 | word1141_3_0_is_13) & (word1141_7_4_is_3
      | word1141_7_4_is_8 | word1141_7_4_is_13));
  wire any_398 = all_297 | all_301 | all_311 | all_313 | all_322 | all_328 | all_334 | all_337
      | all_340 | all_342 | all_344 | all_346 | all_349 | all_351 | all_355 | all_356 | all_362
      | all_365 | all_367 | all_369 | all_371 | all_374 | all_381 | all_382 | all_383 | all_386
      | (word1141_3_0_is_12 & word1141_7_4_is_2) | (word1141_3_0_is_13 & word1141_7_4_is_4)
      | (word1141_3_0_is_7 & word1141_7_4_is_5) | (word1141_3_0_is_7 & word1141_7_4_is_6)
      | (word1141_3_0_is_13 & word1141_7_4_is_6) | (word1141_3_0_is_10 & word1141_7_4_is_7)
      | (word1141_3_0_is_14 & word1141_7_4_is_7) | (word1141_3_0_is_3 & word1141_7_4_is_8)
      | (word1141_3_0_is_15 & word1141_7_4_is_8) | (word1141_3_0_is_15 & word1141_7_4_is_10)
      | (word1141_3_0_is_3 & word1141_7_4_is_11) | (word1141_3_0_is_10 & word1141_7_4_is_13)
      | (word1141_3_0_is_2 & word1141_7_4_is_14) | (word1141_3_0_is_0 & word1141_7_4_is_15)
      | (word1141_3_0_is_8 & word1141_7_4_is_15) | (word1141_3_0_is_13 & word1141_7_4_is_15)
      | ((word1141_3_0_is_0 | word1141_3_0_is_4 | word1141_3_0_is_6 | word1141_3_0_is_7
      | word1141_3_0_is_9 | word1141_3_0_is_14) & (word1141_7_4_is_1 | word1141_7_4_is_2
      | word1141_7_4_is_11)) | ((word1141_3_0_is_2 | word1141_3_0_is_4 | word1141_3_0_is_7
      | word1141_3_0_is_11 | word1141_3_0_is_12) & (word1141_7_4_is_0 | word1141_7_4_is_4
      | word1141_7_4_is_15)) | ((word1141_3_0_is_6 | word1141_3_0_is_11 | word1141_3_0_is_15)
      & (word1141_7_4_is_3 | word1141_7_4_is_7 | word1141_7_4_is_12 | word1141_7_4_is_13))
      | ((word1141_3_0_is_9 | word1141_3_0_is_10 | word1141_3_0_is_12) & (word1141_7_4_is_5
      | word1141_7_4_is_10 | word1141_7_4_is_11 | word1141_7_4_is_12 | word1141_7_4_is_15))
      | ((word1141_3_0_is_2 | word1141_3_0_is_3 | word1141_3_0_is_4 | word1141_3_0_is_13)
      & (word1141_7_4_is_1 | word1141_7_4_is_7 | word1141_7_4_is_9)) | ((word1141_3_0_is_5
      | word1141_3_0_is_8 | word1141_3_0_is_14) & (word1141_7_4_is_3 | word1141_7_4_is_5
      | word1141_7_4_is_6)) | ((word1141_3_0_is_2 | word1141_3_0_is_8 | word1141_3_0_is_15)
      & (word1141_7_4_is_0 | word1141_7_4_is_2 | word1141_7_4_is_5 | word1141_7_4_is_7));
  wire xor_399 = (((xor_27 & any_394) ^ (xor_28 & any_393)) ^ ((xor_25 & any_396) ^ (xor_26
      & any_395))) ^ ((xor_29 & any_392) ^ (xor_30 & any_391));
  wire xor_400 = (((xor_29 & any_393) ^ (xor_30 & any_392)) ^ ((xor_27 & any_395) ^ (xor_28
      & any_394))) ^ ((xor_31 & any_391) ^ ((xor_25 & any_397) ^ (xor_26 & any_396)));
  wire xor_401 = (((xor_31 & any_392) ^ (xor_32 & any_391)) ^ ((xor_29 & any_394) ^ (xor_30
      & any_393))) ^ (((xor_27 & any_396) ^ (xor_28 & any_395)) ^ ((xor_25 & any_398) ^ (xor_26
      & any_397)));
  wire xor_402 = (((xor_30 & any_394) ^ (xor_31 & any_393)) ^ ((xor_28 & any_396) ^ (xor_29
      & any_395))) ^ ((xor_32 & any_392) ^ ((xor_26 & any_398) ^ (xor_27 & any_397)));
  wire xor_403 = (((xor_29 & any_396) ^ (xor_30 & any_395)) ^ ((xor_27 & any_398) ^ (xor_28
      & any_397))) ^ ((xor_31 & any_394) ^ (xor_32 & any_393));
  wire xor_404 = ((xor_32 & any_394) ^ ((xor_28 & any_398) ^ (xor_29 & any_397))) ^ ((xor_30
      & any_396) ^ (xor_31 & any_395));
  wire xor_405 = ((xor_31 & any_396) ^ (xor_32 & any_395)) ^ ((xor_29 & any_398) ^ (xor_30
      & any_397));
  wire xor_406 = (xor_32 & any_396) ^ ((xor_30 & any_398) ^ (xor_31 & any_397));
  wire xor_407 = (xor_31 & any_398) ^ (xor_32 & any_397);
  wire all_408 = xor_32 & any_398;
  wire sum_65 = xor_404 ^ xor_405;
  wire sum_66 = sum_65 ^ xor_402;
  wire xor_409 = sum_66 ^ (xor_406 ^ (xor_25 & any_391));
  wire sum_67 = xor_404 ^ (xor_402 ^ xor_403);
  wire xor_410 = sum_67 ^ (xor_407 ^ ((xor_25 & any_392) ^ (xor_26 & any_391)));
  wire sum_68 = sum_65 ^ xor_403;
  wire xor_411 = sum_68 ^ (all_408 ^ ((xor_27 & any_391) ^ ((xor_25 & any_393) ^ (xor_26
      & any_392))));
  wire xor_412 = sum_65 ^ (xor_406 ^ (((xor_27 & any_392) ^ (xor_28 & any_391)) ^ ((xor_25
      & any_394) ^ (xor_26 & any_393))));
  wire xor_413 = xor_406 ^ (((xor_29 & any_391) ^ ((xor_25 & any_395) ^ (xor_26 & any_394)))
      ^ ((xor_27 & any_393) ^ (xor_28 & any_392)));
  wire xor_414 = xor_413 ^ (xor_405 ^ xor_407);
  wire xor_415 = sum_66 ^ (xor_399 ^ (xor_407 ^ all_408));
  wire xor_416 = sum_67 ^ (xor_400 ^ all_408);
  wire xor_417 = sum_68 ^ xor_401;
  wire xor_418 = (((syndrome[11] & xor_411) ^ (syndrome[10] & xor_412)) ^ ((syndrome[13] & xor_409)
      ^ (syndrome[12] & xor_410))) ^ ((syndrome[9] & xor_414) ^ (syndrome[8] & xor_415));
  wire xor_419 = (((syndrome[10] & xor_414) ^ (syndrome[9] & xor_415)) ^ ((syndrome[12] & xor_411)
      ^ (syndrome[11] & xor_412))) ^ ((syndrome[8] & xor_416) ^ ((syndrome[14] & xor_409)
      ^ (syndrome[13] & xor_410)));
  wire xor_420 = (((syndrome[9] & xor_416) ^ (syndrome[8] & xor_417)) ^ ((syndrome[11] & xor_414)
      ^ (syndrome[10] & xor_415))) ^ (((syndrome[13] & xor_411) ^ (syndrome[12] & xor_412))
      ^ ((syndrome[15] & xor_409) ^ (syndrome[14] & xor_410)));
  wire xor_421 = (((syndrome[11] & xor_415) ^ (syndrome[9] & xor_417)) ^ ((syndrome[13] & xor_412)
      ^ (syndrome[12] & xor_414))) ^ ((syndrome[10] & xor_416) ^ ((syndrome[15] & xor_410)
      ^ (syndrome[14] & xor_411)));
  wire xor_422 = (((syndrome[13] & xor_414) ^ (syndrome[12] & xor_415)) ^ ((syndrome[15] & xor_411)
      ^ (syndrome[14] & xor_412))) ^ ((syndrome[11] & xor_416) ^ (syndrome[10] & xor_417));
  wire xor_423 = ((syndrome[12] & xor_416) ^ ((syndrome[15] & xor_412) ^ (syndrome[14] & xor_414)))
      ^ ((syndrome[13] & xor_415) ^ (syndrome[11] & xor_417));
  wire xor_424 = ((syndrome[13] & xor_416) ^ (syndrome[12] & xor_417)) ^ ((syndrome[15] & xor_414)
      ^ (syndrome[14] & xor_415));
  wire xor_425 = (syndrome[14] & xor_416) ^ ((syndrome[15] & xor_415) ^ (syndrome[13] & xor_417));
  wire xor_426 = (syndrome[15] & xor_416) ^ (syndrome[14] & xor_417);
  wire all_427 = syndrome[15] & xor_417;
  wire sum_69 = xor_423 ^ xor_424;
  wire sum_70 = sum_69 ^ xor_425;
  wire sum_71 = xor_422 ^ (xor_421 ^ xor_423);
  wire sum_72 = sum_69 ^ all_427;
  wire xor_428 = xor_424 ^ (((syndrome[8] & xor_414) ^ ((syndrome[12] & xor_409) ^ (syndrome[11]
      & xor_410))) ^ ((syndrome[10] & xor_411) ^ (syndrome[9] & xor_412)));
  wire xor_429 = syndrome[0] ^ (sum_70 ^ (xor_421 ^ (syndrome[8] & xor_409)));
  wire xor_430 = syndrome[1] ^ (sum_71 ^ (xor_426 ^ ((syndrome[9] & xor_409) ^ (syndrome[8]
      & xor_410))));
  wire xor_431 = syndrome[2] ^ (sum_72 ^ (xor_422 ^ ((syndrome[8] & xor_411) ^ ((syndrome[10]
      & xor_409) ^ (syndrome[9] & xor_410)))));
  wire xor_432 = syndrome[3] ^ (sum_70 ^ (((syndrome[9] & xor_411) ^ (syndrome[8] & xor_412))
      ^ ((syndrome[11] & xor_409) ^ (syndrome[10] & xor_410))));
  wire xor_433 = syndrome[4] ^ (xor_428 ^ (xor_425 ^ xor_426));
  wire xor_434 = syndrome[5] ^ (sum_72 ^ (xor_418 ^ (xor_421 ^ xor_426)));
  wire xor_435 = syndrome[6] ^ (sum_71 ^ (xor_419 ^ all_427));
  wire xor_436 = syndrome[7] ^ (sum_69 ^ (xor_420 ^ xor_422));
  wire xor_437 = (((syndrome[3] & xor_411) ^ (syndrome[2] & xor_412)) ^ ((syndrome[5] & xor_409)
      ^ (syndrome[4] & xor_410))) ^ ((syndrome[1] & xor_414) ^ (syndrome[0] & xor_415));
  wire xor_438 = (((syndrome[2] & xor_414) ^ (syndrome[1] & xor_415)) ^ ((syndrome[4] & xor_411)
      ^ (syndrome[3] & xor_412))) ^ ((syndrome[0] & xor_416) ^ ((syndrome[6] & xor_409)
      ^ (syndrome[5] & xor_410)));
  wire xor_439 = (((syndrome[1] & xor_416) ^ (syndrome[0] & xor_417)) ^ ((syndrome[3] & xor_414)
      ^ (syndrome[2] & xor_415))) ^ (((syndrome[5] & xor_411) ^ (syndrome[4] & xor_412))
      ^ ((syndrome[7] & xor_409) ^ (syndrome[6] & xor_410)));
  wire xor_440 = (((syndrome[3] & xor_415) ^ (syndrome[1] & xor_417)) ^ ((syndrome[5] & xor_412)
      ^ (syndrome[4] & xor_414))) ^ ((syndrome[2] & xor_416) ^ ((syndrome[7] & xor_410)
      ^ (syndrome[6] & xor_411)));
  wire xor_441 = (((syndrome[5] & xor_414) ^ (syndrome[4] & xor_415)) ^ ((syndrome[7] & xor_411)
      ^ (syndrome[6] & xor_412))) ^ ((syndrome[3] & xor_416) ^ (syndrome[2] & xor_417));
  wire xor_442 = ((syndrome[4] & xor_416) ^ ((syndrome[7] & xor_412) ^ (syndrome[6] & xor_414)))
      ^ ((syndrome[5] & xor_415) ^ (syndrome[3] & xor_417));
  wire xor_443 = ((syndrome[5] & xor_416) ^ (syndrome[4] & xor_417)) ^ ((syndrome[7] & xor_414)
      ^ (syndrome[6] & xor_415));
  wire xor_444 = (syndrome[6] & xor_416) ^ ((syndrome[7] & xor_415) ^ (syndrome[5] & xor_417));
  wire xor_445 = (syndrome[7] & xor_416) ^ (syndrome[6] & xor_417);
  wire all_446 = syndrome[7] & xor_417;
  wire sum_73 = xor_442 ^ xor_443;
  wire sum_74 = sum_73 ^ xor_440;
  wire xor_447 = sum_74 ^ (xor_444 ^ (syndrome[0] & xor_409));
  wire sum_75 = xor_440 ^ (xor_441 ^ xor_442);
  wire xor_448 = sum_75 ^ (xor_445 ^ ((syndrome[1] & xor_409) ^ (syndrome[0] & xor_410)));
  wire sum_76 = sum_73 ^ xor_441;
  wire xor_449 = sum_76 ^ (all_446 ^ ((syndrome[0] & xor_411) ^ ((syndrome[2] & xor_409)
      ^ (syndrome[1] & xor_410))));
  wire xor_450 = sum_73 ^ (xor_444 ^ (((syndrome[1] & xor_411) ^ (syndrome[0] & xor_412))
      ^ ((syndrome[3] & xor_409) ^ (syndrome[2] & xor_410))));
  wire xor_451 = xor_443 ^ (((syndrome[0] & xor_414) ^ ((syndrome[4] & xor_409) ^ (syndrome[3]
      & xor_410))) ^ ((syndrome[2] & xor_411) ^ (syndrome[1] & xor_412)));
  wire xor_452 = xor_451 ^ (xor_444 ^ xor_445);
  wire xor_453 = sum_74 ^ (xor_437 ^ (xor_445 ^ all_446));
  wire xor_454 = sum_75 ^ (xor_438 ^ all_446);
  wire xor_455 = sum_76 ^ xor_439;
  wire xor_456 = syndrome[5] ^ syndrome[21];
  wire xor_457 = syndrome[7] ^ syndrome[23];
  wire xor_458 = syndrome[0] ^ syndrome[24];
  wire xor_459 = syndrome[7] ^ syndrome[31];
  wire sum_77 = syndrome[0] ^ syndrome[7];
  wire sum_78 = syndrome[4] ^ syndrome[7];
  wire xor_461 = sum_78 ^ syndrome[13];
  wire sum_79 = syndrome[5] ^ syndrome[7];
  wire sum_80 = syndrome[6] ^ syndrome[7];
  wire sum_81 = syndrome[3] ^ syndrome[6];
  wire sum_82 = sum_78 ^ syndrome[6];
  wire sum_83 = syndrome[5] ^ syndrome[6];
  wire sum_84 = sum_83 ^ syndrome[7];
  wire sum_85 = syndrome[2] ^ syndrome[5];
  wire sum_86 = sum_85 ^ syndrome[29];
  wire sum_87 = syndrome[3] ^ syndrome[7];
  wire sum_88 = sum_83 ^ sum_87;
  wire xor_462 = xor_447 ^ xor_455;
  wire xor_463 = xor_452 ^ xor_455;
  wire xor_464 = xor_453 ^ xor_455;
  wire sum_89 = sum_83 ^ syndrome[4];
  wire sum_90 = sum_78 ^ syndrome[21];
  wire sum_91 = syndrome[1] ^ syndrome[6];
  wire sum_92 = sum_89 ^ syndrome[2];
  wire sum_93 = syndrome[3] ^ syndrome[4];
  wire sum_94 = sum_93 ^ syndrome[2];
  wire sum_95 = sum_94 ^ syndrome[7];
  wire sum_96 = sum_93 ^ syndrome[5];
  wire sum_97 = sum_94 ^ syndrome[0];
  wire sum_98 = syndrome[1] ^ syndrome[5];
  wire sum_99 = sum_93 ^ sum_98;
  wire xor_466 = xor_454 ^ xor_455;
  wire xor_467 = xor_450 ^ xor_454;
  wire xor_468 = xor_454 ^ xor_463;
  wire sum_100 = sum_85 ^ syndrome[13];
  wire sum_101 = syndrome[1] ^ syndrome[2];
  wire sum_102 = sum_87 ^ sum_101;
  wire sum_103 = sum_77 ^ syndrome[4];
  wire sum_104 = sum_103 ^ syndrome[1];
  wire sum_105 = sum_101 ^ syndrome[5];
  wire sum_106 = sum_105 ^ syndrome[0];
  wire sum_107 = sum_101 ^ syndrome[6];
  wire sum_108 = sum_107 ^ syndrome[3];
  wire sum_109 = sum_83 ^ syndrome[1];
  wire sum_110 = sum_77 ^ sum_109;
  wire sum_111 = sum_77 ^ sum_107;
  wire sum_112 = xor_453 ^ xor_454;
  wire xor_470 = sum_112 ^ xor_455;
  wire sum_113 = xor_449 ^ xor_453;
  wire sum_114 = xor_455 ^ xor_467;
  wire xor_471 = sum_114 ^ xor_453;
  wire sum_115 = sum_83 ^ syndrome[2];
  wire sum_116 = sum_115 ^ syndrome[21];
  wire sum_117 = syndrome[0] ^ syndrome[3];
  wire sum_118 = sum_89 ^ syndrome[0];
  wire sum_119 = sum_78 ^ syndrome[1];
  wire sum_120 = sum_117 ^ syndrome[6];
  wire sum_121 = sum_107 ^ syndrome[29];
  wire sum_122 = sum_95 ^ syndrome[6];
  wire sum_123 = sum_93 ^ syndrome[7];
  wire sum_124 = sum_123 ^ syndrome[5];
  wire xor_473 = sum_112 ^ xor_452;
  wire sum_125 = xor_448 ^ xor_452;
  wire sum_126 = sum_125 ^ xor_455;
  wire sum_127 = sum_113 ^ xor_454;
  wire xor_474 = sum_127 ^ xor_452;
  wire sum_128 = sum_83 ^ syndrome[13];
  wire sum_129 = sum_93 ^ syndrome[0];
  wire sum_130 = sum_129 ^ syndrome[21];
  wire sum_131 = sum_83 ^ sum_101;
  wire sum_132 = sum_87 ^ sum_131;
  wire sum_133 = sum_98 ^ syndrome[4];
  wire sum_134 = sum_77 ^ syndrome[3];
  wire sum_135 = sum_134 ^ syndrome[6];
  wire sum_136 = sum_91 ^ syndrome[29];
  wire sum_137 = sum_109 ^ sum_129;
  wire sum_138 = sum_103 ^ sum_131;
  wire sum_139 = xor_450 ^ xor_453;
  wire xor_476 = sum_139 ^ xor_452;
  wire sum_140 = xor_447 ^ xor_467;
  wire sum_141 = sum_125 ^ xor_453;
  wire xor_477 = sum_141 ^ xor_450;
  wire sum_142 = sum_107 ^ syndrome[21];
  wire sum_143 = sum_97 ^ syndrome[5];
  wire sum_144 = sum_87 ^ syndrome[2];
  wire sum_145 = sum_129 ^ syndrome[6];
  wire sum_146 = sum_101 ^ syndrome[30];
  wire sum_147 = sum_93 ^ sum_101;
  wire sum_148 = xor_449 ^ xor_450;
  wire xor_479 = sum_148 ^ xor_463;
  wire sum_149 = xor_447 ^ xor_450;
  wire sum_150 = sum_149 ^ xor_452;
  wire xor_480 = sum_150 ^ xor_449;
  wire sum_151 = sum_91 ^ syndrome[13];
  wire sum_152 = syndrome[2] ^ syndrome[21];
  wire sum_153 = sum_107 ^ syndrome[0];
  wire sum_154 = sum_87 ^ syndrome[6];
  wire sum_155 = sum_98 ^ syndrome[0];
  wire sum_156 = sum_103 ^ syndrome[6];
  wire sum_157 = sum_77 ^ sum_98;
  wire sum_158 = xor_449 ^ xor_467;
  wire xor_482 = sum_158 ^ xor_448;
  wire sum_159 = xor_448 ^ xor_455;
  wire xor_483 = sum_148 ^ sum_159;
  wire sum_160 = sum_115 ^ syndrome[13];
  wire sum_161 = sum_83 ^ syndrome[3];
  wire sum_162 = sum_77 ^ sum_93;
  wire sum_163 = sum_162 ^ syndrome[5];
  wire sum_164 = sum_89 ^ syndrome[1];
  wire sum_165 = sum_115 ^ syndrome[7];
  wire sum_166 = sum_162 ^ syndrome[29];
  wire sum_167 = sum_123 ^ syndrome[1];
  wire sum_168 = sum_85 ^ syndrome[4];
  wire sum_169 = xor_447 ^ xor_448;
  wire xor_485 = sum_113 ^ sum_169;
  wire sum_170 = xor_449 ^ xor_454;
  wire sum_171 = xor_448 ^ xor_462;
  wire xor_486 = sum_170 ^ sum_171;
  wire sum_172 = sum_101 ^ sum_134;
  wire sum_173 = syndrome[2] ^ syndrome[6];
  wire sum_174 = sum_134 ^ sum_173;
  wire sum_175 = syndrome[0] ^ syndrome[4];
  wire sum_176 = sum_107 ^ sum_175;
  wire sum_177 = sum_87 ^ sum_105;
  wire sum_178 = sum_94 ^ syndrome[6];
  wire sum_179 = sum_98 ^ sum_103;
  wire xor_488 = sum_131 ^ syndrome[31];
  wire xor_489 = sum_125 ^ xor_462;
  wire xor_490 = sum_112 ^ sum_171;
  wire sum_180 = sum_162 ^ syndrome[6];
  wire sum_181 = sum_109 ^ syndrome[3];
  wire sum_182 = sum_103 ^ sum_173;
  wire sum_183 = sum_98 ^ sum_134;
  wire sum_184 = sum_101 ^ sum_118;
  wire sum_185 = sum_105 ^ syndrome[4];
  wire sum_186 = sum_115 ^ syndrome[3];
  wire xor_492 = xor_447 ^ xor_473;
  wire sum_187 = sum_129 ^ syndrome[1];
  wire sum_188 = sum_85 ^ sum_117;
  wire sum_189 = sum_91 ^ sum_93;
  wire sum_190 = sum_85 ^ sum_103;
  wire sum_191 = sum_117 ^ syndrome[2];
  wire sum_192 = sum_113 ^ xor_450;
  wire xor_494 = sum_139 ^ xor_463;
  wire sum_193 = sum_107 ^ syndrome[13];
  wire sum_194 = sum_162 ^ syndrome[21];
  wire sum_195 = sum_77 ^ sum_91;
  wire sum_196 = sum_173 ^ syndrome[0];
  wire sum_197 = sum_134 ^ syndrome[1];
  wire sum_198 = sum_101 ^ syndrome[4];
  wire sum_199 = sum_89 ^ syndrome[7];
  wire sum_200 = sum_77 ^ sum_83;
  wire xor_496 = sum_114 ^ (xor_449 ^ xor_452);
  wire sum_201 = sum_98 ^ syndrome[13];
  wire sum_202 = sum_131 ^ syndrome[21];
  wire xor_498 = sum_131 ^ syndrome[22];
  wire sum_203 = sum_83 ^ sum_93;
  wire sum_204 = sum_94 ^ syndrome[5];
  wire xor_499 = xor_462 ^ xor_467;
  wire sum_205 = sum_114 ^ xor_448;
  wire xor_500 = sum_113 ^ sum_205;
  wire xor_502 = sum_131 ^ syndrome[16];
  wire sum_206 = sum_107 ^ sum_134;
  wire sum_207 = sum_175 ^ syndrome[6];
  wire sum_208 = sum_98 ^ syndrome[7];
  wire sum_209 = sum_118 ^ syndrome[1];
  wire sum_210 = xor_452 ^ xor_462;
  wire xor_503 = sum_127 ^ xor_489;
  wire sum_211 = sum_129 ^ syndrome[5];
  wire sum_212 = sum_91 ^ syndrome[3];
  wire sum_213 = sum_78 ^ syndrome[2];
  wire sum_214 = syndrome[3] ^ syndrome[5];
  wire xor_505 = sum_140 ^ sum_141;
  wire sum_215 = sum_77 ^ sum_94;
  wire sum_216 = sum_77 ^ syndrome[24];
  wire sum_217 = syndrome[1] ^ syndrome[4];
  wire sum_218 = sum_85 ^ syndrome[0];
  wire sum_219 = sum_77 ^ syndrome[30];
  wire sum_220 = sum_91 ^ syndrome[31];
  wire sum_221 = sum_113 ^ xor_452;
  wire xor_507 = sum_149 ^ sum_221;
  wire sum_222 = sum_101 ^ syndrome[7];
  wire sum_223 = syndrome[4] ^ syndrome[6];
  wire sum_224 = sum_83 ^ sum_103;
  wire sum_225 = sum_109 ^ syndrome[7];
  wire sum_226 = sum_173 ^ syndrome[7];
  wire sum_227 = sum_78 ^ sum_173;
  wire sum_228 = sum_87 ^ syndrome[5];
  wire xor_509 = sum_148 ^ xor_455;
  wire xor_510 = sum_125 ^ sum_148;
  wire sum_229 = sum_109 ^ syndrome[24];
  wire sum_230 = sum_93 ^ sum_105;
  wire sum_231 = sum_83 ^ sum_94;
  wire sum_232 = sum_83 ^ sum_123;
  wire sum_233 = sum_123 ^ syndrome[30];
  wire sum_234 = sum_115 ^ syndrome[31];
  wire xor_512 = sum_170 ^ xor_448;
  wire xor_513 = sum_148 ^ sum_171;
  wire sum_235 = sum_94 ^ sum_200;
  wire sum_236 = sum_101 ^ syndrome[0];
  wire sum_237 = sum_101 ^ sum_117;
  wire sum_238 = sum_101 ^ sum_129;
  wire sum_239 = sum_131 ^ sum_162;
  wire xor_515 = sum_169 ^ xor_453;
  wire xor_516 = sum_169 ^ sum_170;
  wire sum_240 = sum_101 ^ syndrome[23];
  wire sum_241 = syndrome[0] ^ syndrome[1];
  wire sum_242 = sum_105 ^ syndrome[31];
  wire xor_518 = sum_171 ^ xor_453;
  wire sum_243 = sum_77 ^ sum_131;
  wire sum_244 = sum_107 ^ syndrome[24];
  wire sum_245 = sum_103 ^ syndrome[30];
  wire xor_520 = sum_210 ^ xor_454;
  wire sum_246 = sum_175 ^ syndrome[21];
  wire sum_247 = sum_83 ^ sum_134;
  wire xor_522 = sum_127 ^ xor_455;
  wire xor_523 = xor_453 ^ xor_467;
  wire sum_248 = sum_101 ^ syndrome[22];
  wire sum_249 = sum_105 ^ sum_117;
  wire sum_250 = sum_93 ^ sum_107;
  wire xor_525 = sum_141 ^ xor_454;
  wire sum_251 = sum_77 ^ syndrome[16];
  wire sum_252 = sum_77 ^ syndrome[22];
  wire xor_527 = sum_139 ^ sum_210;
  wire xor_528 = sum_126 ^ xor_450;
  wire sum_253 = sum_91 ^ syndrome[24];
  wire sum_254 = syndrome[5] ^ syndrome[31];
  wire xor_530 = sum_158 ^ xor_452;
  wire xor_531 = sum_158 ^ xor_462;
  wire sum_255 = sum_131 ^ syndrome[13];
  wire sum_256 = sum_109 ^ syndrome[22];
  wire sum_257 = syndrome[1] ^ syndrome[24];
  wire sum_258 = syndrome[7] ^ syndrome[30];
  wire sum_259 = syndrome[2] ^ syndrome[31];
  wire xor_533 = sum_159 ^ sum_192;
  wire sum_260 = sum_113 ^ xor_467;
  wire xor_534 = sum_127 ^ xor_448;
  wire sum_261 = sum_109 ^ syndrome[16];
  wire sum_262 = sum_103 ^ syndrome[23];
  wire sum_263 = sum_125 ^ xor_447;
  wire xor_536 = sum_170 ^ sum_263;
  wire xor_537 = sum_141 ^ xor_462;
  wire xor_539 = sum_139 ^ sum_171;
  wire xor_540 = sum_210 ^ xor_467;
  wire xor_542 = sum_170 ^ sum_210;
  wire xor_544 = xor_448 ^ xor_523;
  wire xor_545 = sum_113 ^ sum_125;
  wire xor_547 = sum_113 ^ sum_210;
  wire xor_548 = sum_125 ^ sum_149;
  wire xor_550 = sum_125 ^ xor_467;
  wire xor_551 = sum_149 ^ xor_449;
  wire xor_553 = sum_113 ^ sum_149;
  wire xor_554 = sum_159 ^ xor_449;
  wire xor_556 = sum_125 ^ xor_449;
  wire xor_557 = sum_171 ^ xor_454;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [36:0] match;
  assign match[0] = {xor_459, syndrome[6] ^ syndrome[30], syndrome[5] ^ syndrome[29], syndrome[4]
      ^ syndrome[28], syndrome[3] ^ syndrome[27], syndrome[2] ^ syndrome[26], syndrome[1]
      ^ syndrome[25], xor_458, xor_457, syndrome[6] ^ syndrome[22], xor_456, syndrome[4]
      ^ syndrome[20], syndrome[3] ^ syndrome[19], syndrome[2] ^ syndrome[18], syndrome[1]
      ^ syndrome[17], syndrome[0] ^ syndrome[16], syndrome[7] ^ syndrome[15], syndrome[6]
      ^ syndrome[14], syndrome[5] ^ syndrome[13], syndrome[4] ^ syndrome[12], syndrome[3]
      ^ syndrome[11], syndrome[2] ^ syndrome[10], syndrome[1] ^ syndrome[9], syndrome[0]
      ^ syndrome[8]} == 24'h000000;
  assign match[1] = {sum_82 ^ syndrome[31], sum_88 ^ syndrome[30], sum_86 ^ syndrome[7], syndrome[1]
      ^ syndrome[28], sum_77 ^ syndrome[27], sum_80 ^ syndrome[26], sum_84 ^ syndrome[25], sum_79
      ^ syndrome[24], sum_79 ^ syndrome[23], sum_82 ^ syndrome[22], sum_81 ^ syndrome[21],
      syndrome[2] ^ syndrome[20], syndrome[1] ^ syndrome[19], sum_77 ^ syndrome[18], sum_80
      ^ syndrome[17], syndrome[6] ^ syndrome[16], syndrome[6] ^ syndrome[15], sum_79 ^ syndrome[14],
      xor_461, syndrome[3] ^ syndrome[12], syndrome[2] ^ syndrome[11], syndrome[1] ^ syndrome[10],
      sum_77 ^ syndrome[9], syndrome[7] ^ syndrome[8]} == 24'h000000;
  assign match[2] = {sum_99 ^ syndrome[31], sum_97 ^ syndrome[30], sum_78 ^ sum_86, sum_84
      ^ syndrome[28], sum_89 ^ syndrome[27], sum_96 ^ syndrome[26], sum_95 ^ syndrome[25], sum_92
      ^ syndrome[24], sum_88 ^ syndrome[23], sum_92 ^ syndrome[22], sum_90 ^ sum_91, sum_77
      ^ syndrome[20], sum_80 ^ syndrome[19], sum_84 ^ syndrome[18], sum_89 ^ syndrome[17], sum_82
      ^ syndrome[16], sum_79 ^ syndrome[15], sum_82 ^ syndrome[14], sum_81 ^ syndrome[13],
      syndrome[2] ^ syndrome[12], syndrome[1] ^ syndrome[11], sum_77 ^ syndrome[10], sum_80
      ^ syndrome[9], syndrome[6] ^ syndrome[8]} == 24'h000000;
  assign match[3] = {sum_111 ^ syndrome[31], sum_110 ^ syndrome[30], syndrome[29] ^ (sum_78
      ^ sum_105), sum_95 ^ syndrome[28], sum_108 ^ syndrome[27], sum_106 ^ syndrome[26], sum_104
      ^ syndrome[25], sum_102 ^ syndrome[24], sum_99 ^ syndrome[23], sum_97 ^ syndrome[22], sum_85
      ^ sum_90, sum_84 ^ syndrome[20], sum_89 ^ syndrome[19], sum_96 ^ syndrome[18], sum_95
      ^ syndrome[17], sum_92 ^ syndrome[16], sum_82 ^ syndrome[15], sum_88 ^ syndrome[14], sum_100
      ^ syndrome[7], syndrome[1] ^ syndrome[12], sum_77 ^ syndrome[11], sum_80 ^ syndrome[10],
      sum_84 ^ syndrome[9], sum_79 ^ syndrome[8]} == 24'h000000;
  assign match[4] = {sum_124 ^ syndrome[31], sum_122 ^ syndrome[30], sum_121 ^ syndrome[4], sum_104
      ^ syndrome[28], sum_120 ^ syndrome[27], sum_85 ^ syndrome[26], sum_119 ^ syndrome[25], sum_118
      ^ syndrome[24], sum_102 ^ syndrome[23], sum_111 ^ syndrome[22], sum_116 ^ sum_117, sum_96
      ^ syndrome[20], sum_95 ^ syndrome[19], sum_108 ^ syndrome[18], sum_106 ^ syndrome[17], sum_97
      ^ syndrome[16], sum_88 ^ syndrome[15], sum_92 ^ syndrome[14], sum_91 ^ xor_461, sum_77
      ^ syndrome[12], sum_80 ^ syndrome[11], sum_84 ^ syndrome[10], sum_89 ^ syndrome[9], sum_82
      ^ syndrome[8]} == 24'h000000;
  assign match[5] = {sum_138 ^ syndrome[31], sum_137 ^ syndrome[30], sum_87 ^ sum_136, sum_119
      ^ syndrome[28], sum_135 ^ syndrome[27], sum_115 ^ syndrome[26], sum_133 ^ syndrome[25],
      sum_132 ^ syndrome[24], sum_110 ^ syndrome[23], sum_118 ^ syndrome[22], sum_91 ^ sum_130,
      sum_108 ^ syndrome[20], sum_106 ^ syndrome[19], sum_104 ^ syndrome[18], sum_120
      ^ syndrome[17], sum_111 ^ syndrome[16], sum_92 ^ syndrome[15], sum_99 ^ syndrome[14], sum_117
      ^ sum_128, sum_80 ^ syndrome[12], sum_84 ^ syndrome[11], sum_89 ^ syndrome[10], sum_96
      ^ syndrome[9], sum_88 ^ syndrome[8]} == 24'h000000;
  assign match[6] = {sum_147 ^ syndrome[31], sum_134 ^ sum_146, sum_145 ^ syndrome[29], sum_133
      ^ syndrome[28], sum_129 ^ syndrome[27], sum_144 ^ syndrome[26], sum_107 ^ syndrome[25],
      sum_143 ^ syndrome[24], sum_124 ^ syndrome[23], sum_122 ^ syndrome[22], sum_142 ^ syndrome[4],
      sum_104 ^ syndrome[20], sum_120 ^ syndrome[19], sum_85 ^ syndrome[18], sum_119 ^ syndrome[17],
      sum_118 ^ syndrome[16], sum_99 ^ syndrome[15], sum_97 ^ syndrome[14], sum_85 ^ xor_461, sum_84
      ^ syndrome[12], sum_89 ^ syndrome[11], sum_96 ^ syndrome[10], sum_95 ^ syndrome[9], sum_92
      ^ syndrome[8]} == 24'h000000;
  assign match[7] = {sum_157 ^ syndrome[31], sum_156 ^ syndrome[30], sum_134 ^ sum_136, sum_107
      ^ syndrome[28], sum_155 ^ syndrome[27], sum_103 ^ syndrome[26], sum_154 ^ syndrome[25],
      sum_153 ^ syndrome[24], sum_132 ^ syndrome[23], sum_138 ^ syndrome[22], sum_103 ^ sum_152,
      sum_85 ^ syndrome[20], sum_119 ^ syndrome[19], sum_135 ^ syndrome[18], sum_115 ^ syndrome[17],
      sum_122 ^ syndrome[16], sum_97 ^ syndrome[15], sum_102 ^ syndrome[14], sum_123 ^ sum_151,
      sum_89 ^ syndrome[12], sum_96 ^ syndrome[11], sum_95 ^ syndrome[10], sum_108 ^ syndrome[9],
      sum_99 ^ syndrome[8]} == 24'h000000;
  assign match[8] = {sum_168 ^ syndrome[31], sum_167 ^ syndrome[30], sum_83 ^ sum_166, sum_154
      ^ syndrome[28], sum_165 ^ syndrome[27], sum_164 ^ syndrome[26], sum_163 ^ syndrome[25],
      sum_161 ^ syndrome[24], sum_137 ^ syndrome[23], sum_143 ^ syndrome[22], sum_116 ^ syndrome[0],
      sum_135 ^ syndrome[20], sum_115 ^ syndrome[19], sum_133 ^ syndrome[18], sum_129
      ^ syndrome[17], sum_138 ^ syndrome[16], sum_102 ^ syndrome[15], sum_111 ^ syndrome[14],
      sum_117 ^ sum_160, sum_96 ^ syndrome[12], sum_95 ^ syndrome[11], sum_108 ^ syndrome[10],
      sum_106 ^ syndrome[9], sum_97 ^ syndrome[8]} == 24'h000000;
  assign match[9] = {xor_488, sum_179 ^ syndrome[30], sum_105 ^ sum_166, sum_163 ^ syndrome[28],
      sum_178 ^ syndrome[27], sum_177 ^ syndrome[26], sum_176 ^ syndrome[25], sum_174
      ^ syndrome[24], sum_147 ^ syndrome[23], sum_172 ^ syndrome[22], sum_130 ^ syndrome[6], sum_133
      ^ syndrome[20], sum_129 ^ syndrome[19], sum_144 ^ syndrome[18], sum_107 ^ syndrome[17],
      sum_143 ^ syndrome[16], sum_111 ^ syndrome[15], sum_110 ^ syndrome[14], sum_105 ^ xor_461,
      sum_95 ^ syndrome[12], sum_108 ^ syndrome[11], sum_106 ^ syndrome[10], sum_104 ^ syndrome[9],
      sum_102 ^ syndrome[8]} == 24'h000000;
  assign match[10] = {sum_186 ^ syndrome[31], sum_185 ^ syndrome[30], sum_184 ^ syndrome[29],
      sum_176 ^ syndrome[28], sum_183 ^ syndrome[27], sum_182 ^ syndrome[26], sum_181
      ^ syndrome[25], sum_180 ^ syndrome[24], sum_153 ^ syndrome[23], sum_157 ^ syndrome[22], sum_90
      ^ sum_101, sum_144 ^ syndrome[20], sum_107 ^ syndrome[19], sum_155 ^ syndrome[18], sum_103
      ^ syndrome[17], sum_172 ^ syndrome[16], sum_110 ^ syndrome[15], sum_118 ^ syndrome[14],
      sum_129 ^ sum_151, sum_108 ^ syndrome[12], sum_106 ^ syndrome[11], sum_104 ^ syndrome[10],
      sum_120 ^ syndrome[9], sum_111 ^ syndrome[8]} == 24'h000000;
  assign match[11] = {sum_191 ^ syndrome[31], sum_146 ^ syndrome[7], sum_87 ^ sum_121, sum_181
      ^ syndrome[28], sum_190 ^ syndrome[27], sum_189 ^ syndrome[26], sum_188 ^ syndrome[25],
      sum_187 ^ syndrome[24], sum_156 ^ syndrome[23], sum_161 ^ syndrome[22], sum_77 ^ sum_116,
      sum_155 ^ syndrome[20], sum_103 ^ syndrome[19], sum_154 ^ syndrome[18], sum_165
      ^ syndrome[17], sum_157 ^ syndrome[16], sum_118 ^ syndrome[15], sum_124 ^ syndrome[14],
      sum_100 ^ sum_134, sum_106 ^ syndrome[12], sum_104 ^ syndrome[11], sum_120 ^ syndrome[10],
      sum_85 ^ syndrome[9], sum_110 ^ syndrome[8]} == 24'h000000;
  assign match[12] = {sum_200 ^ syndrome[31], sum_199 ^ syndrome[30], sum_166, sum_188
      ^ syndrome[28], sum_198 ^ syndrome[27], sum_197 ^ syndrome[26], sum_196 ^ syndrome[25],
      sum_195 ^ syndrome[24], sum_168 ^ syndrome[23], sum_167 ^ syndrome[22], sum_83 ^ sum_194,
      sum_154 ^ syndrome[20], sum_165 ^ syndrome[19], sum_164 ^ syndrome[18], sum_163
      ^ syndrome[17], sum_161 ^ syndrome[16], sum_124 ^ syndrome[15], sum_122 ^ syndrome[14],
      sum_193 ^ syndrome[4], sum_104 ^ syndrome[12], sum_120 ^ syndrome[11], sum_85 ^ syndrome[10],
      sum_119 ^ syndrome[9], sum_118 ^ syndrome[8]} == 24'h000000;
  assign match[13] = {sum_204 ^ syndrome[31], sum_123 ^ sum_146, syndrome[29] ^ (sum_103 ^ sum_109),
      sum_196 ^ syndrome[28], sum_98 ^ syndrome[27], sum_175 ^ syndrome[26], sum_87 ^ syndrome[25],
      sum_203 ^ syndrome[24], sum_174 ^ syndrome[23], xor_498, sum_93 ^ sum_202, sum_164
      ^ syndrome[20], sum_163 ^ syndrome[19], sum_178 ^ syndrome[18], sum_177 ^ syndrome[17],
      sum_167 ^ syndrome[16], sum_122 ^ syndrome[15], sum_132 ^ syndrome[14], sum_117 ^ sum_201,
      sum_120 ^ syndrome[12], sum_85 ^ syndrome[11], sum_119 ^ syndrome[10], sum_135 ^ syndrome[9],
      sum_124 ^ syndrome[8]} == 24'h000000;
  assign match[14] = {sum_77 ^ xor_488, sum_209 ^ syndrome[30], sum_121 ^ sum_123, sum_87
      ^ syndrome[28], sum_173 ^ syndrome[27], sum_208 ^ syndrome[26], sum_207 ^ syndrome[25],
      sum_206 ^ syndrome[24], sum_179 ^ syndrome[23], sum_180 ^ syndrome[22], sum_142 ^ sum_162,
      sum_178 ^ syndrome[20], sum_177 ^ syndrome[19], sum_176 ^ syndrome[18], sum_183
      ^ syndrome[17], xor_502, sum_132 ^ syndrome[15], sum_138 ^ syndrome[14], syndrome[13]
      ^ (sum_103 ^ syndrome[2]), sum_85 ^ syndrome[12], sum_119 ^ syndrome[11], sum_135
      ^ syndrome[10], sum_115 ^ syndrome[9], sum_122 ^ syndrome[8]} == 24'h000000;
  assign match[15] = {sum_94 ^ syndrome[31], sum_146 ^ syndrome[3], sum_166 ^ syndrome[1], sum_207
      ^ syndrome[28], sum_214 ^ syndrome[27], sum_213 ^ syndrome[26], sum_212 ^ syndrome[25],
      sum_211 ^ syndrome[24], sum_186 ^ syndrome[23], sum_185 ^ syndrome[22], sum_184
      ^ syndrome[21], sum_176 ^ syndrome[20], sum_183 ^ syndrome[19], sum_182 ^ syndrome[18],
      sum_181 ^ syndrome[17], sum_180 ^ syndrome[16], sum_138 ^ syndrome[15], sum_137
      ^ syndrome[14], sum_87 ^ sum_151, sum_119 ^ syndrome[12], sum_135 ^ syndrome[11], sum_115
      ^ syndrome[10], sum_133 ^ syndrome[9], sum_132 ^ syndrome[8]} == 24'h000000;
  assign match[16] = {sum_220 ^ syndrome[0], sum_219 ^ syndrome[5], syndrome[29] ^ (sum_175
      ^ syndrome[1]), sum_212 ^ syndrome[28], sum_218 ^ syndrome[27], sum_217 ^ syndrome[26],
      sum_134 ^ syndrome[25], sum_101 ^ sum_216, sum_187 ^ syndrome[23], sum_191 ^ syndrome[22],
      sum_215 ^ syndrome[21], sum_182 ^ syndrome[20], sum_181 ^ syndrome[19], sum_190
      ^ syndrome[18], sum_189 ^ syndrome[17], sum_185 ^ syndrome[16], sum_137 ^ syndrome[15],
      sum_143 ^ syndrome[14], sum_160 ^ syndrome[0], sum_135 ^ syndrome[12], sum_115 ^ syndrome[11],
      sum_133 ^ syndrome[10], sum_129 ^ syndrome[9], sum_138 ^ syndrome[8]} == 24'h000000;
  assign match[17] = {sum_228 ^ syndrome[31], sum_227 ^ syndrome[30], sum_136, sum_134
      ^ syndrome[28], sum_226 ^ syndrome[27], sum_225 ^ syndrome[26], sum_224 ^ syndrome[25],
      sum_223 ^ syndrome[24], sum_222 ^ syndrome[23], sum_195 ^ syndrome[22], sum_202 ^ syndrome[0],
      sum_190 ^ syndrome[20], sum_189 ^ syndrome[19], sum_188 ^ syndrome[18], sum_198
      ^ syndrome[17], sum_191 ^ syndrome[16], sum_143 ^ syndrome[15], sum_147 ^ syndrome[14], sum_98
      ^ xor_461, sum_115 ^ syndrome[12], sum_133 ^ syndrome[11], sum_129 ^ syndrome[10], sum_144
      ^ syndrome[9], sum_137 ^ syndrome[8]} == 24'h000000;
  assign match[18] = {sum_103 ^ sum_234, sum_109 ^ sum_233, syndrome[3] ^ syndrome[29], sum_224
      ^ syndrome[28], sum_232 ^ syndrome[27], sum_231 ^ syndrome[26], sum_230 ^ syndrome[25], sum_87
      ^ sum_229, sum_200 ^ syndrome[23], sum_199 ^ syndrome[22], sum_194, sum_188 ^ syndrome[20],
      sum_198 ^ syndrome[19], sum_197 ^ syndrome[18], sum_196 ^ syndrome[17], sum_195
      ^ syndrome[16], sum_147 ^ syndrome[15], sum_172 ^ syndrome[14], sum_145 ^ syndrome[13],
      sum_133 ^ syndrome[12], sum_129 ^ syndrome[11], sum_144 ^ syndrome[10], sum_107 ^ syndrome[9],
      sum_143 ^ syndrome[8]} == 24'h000000;
  assign match[19] = {sum_123 ^ xor_488, sum_239 ^ syndrome[30], sum_77 ^ syndrome[29], sum_230
      ^ syndrome[28], sum_238 ^ syndrome[27], sum_237 ^ syndrome[26], sum_236 ^ syndrome[25],
      sum_235 ^ syndrome[24], sum_203 ^ syndrome[23], sum_204 ^ syndrome[22], sum_202 ^ syndrome[7],
      sum_197 ^ syndrome[20], sum_196 ^ syndrome[19], sum_98 ^ syndrome[18], sum_175 ^ syndrome[17],
      sum_199 ^ syndrome[16], sum_172 ^ syndrome[15], sum_153 ^ syndrome[14], sum_100 ^ syndrome[3],
      sum_129 ^ syndrome[12], sum_144 ^ syndrome[11], sum_107 ^ syndrome[10], sum_155 ^ syndrome[9],
      sum_147 ^ syndrome[8]} == 24'h000000;
  assign match[20] = {sum_129 ^ sum_242, sum_146 ^ sum_162, sum_89 ^ syndrome[29], sum_236
      ^ syndrome[28], sum_241 ^ syndrome[27], syndrome[0] ^ syndrome[26], syndrome[7]
      ^ syndrome[25], syndrome[24] ^ (sum_129 ^ sum_131), sum_123 ^ sum_240, sum_206 ^ syndrome[22],
      sum_83 ^ sum_130, sum_98 ^ syndrome[20], sum_175 ^ syndrome[19], sum_87 ^ syndrome[18],
      sum_173 ^ syndrome[17], sum_204 ^ syndrome[16], sum_153 ^ syndrome[15], sum_157
      ^ syndrome[14], sum_101 ^ xor_461, sum_144 ^ syndrome[12], sum_107 ^ syndrome[11], sum_155
      ^ syndrome[10], sum_103 ^ syndrome[9], sum_172 ^ syndrome[8]} == 24'h000000;
  assign match[21] = {sum_77 ^ sum_242, sum_91 ^ sum_245, sum_108 ^ syndrome[29], syndrome[7]
      ^ syndrome[28], syndrome[6] ^ syndrome[27], sum_79 ^ syndrome[26], sum_82 ^ syndrome[25],
      sum_117 ^ sum_244, sum_243 ^ syndrome[23], sum_209 ^ syndrome[22], sum_123 ^ sum_142, sum_87
      ^ syndrome[20], sum_173 ^ syndrome[19], sum_208 ^ syndrome[18], sum_207 ^ syndrome[17],
      sum_206 ^ syndrome[16], sum_157 ^ syndrome[15], sum_156 ^ syndrome[14], sum_134 ^ sum_151,
      sum_107 ^ syndrome[12], sum_155 ^ syndrome[11], sum_103 ^ syndrome[10], sum_154 ^ syndrome[9],
      sum_153 ^ syndrome[8]} == 24'h000000;
  assign match[22] = {sum_92 ^ xor_459, syndrome[30] ^ (sum_93 ^ sum_109), sum_120 ^ syndrome[29],
      sum_82 ^ syndrome[28], sum_88 ^ syndrome[27], sum_92 ^ syndrome[26], sum_99 ^ syndrome[25],
      sum_247 ^ syndrome[24], sum_211 ^ syndrome[23], sum_94 ^ syndrome[22], sum_105 ^ sum_246,
      sum_208 ^ syndrome[20], sum_207 ^ syndrome[19], sum_214 ^ syndrome[18], sum_213
      ^ syndrome[17], sum_209 ^ syndrome[16], sum_156 ^ syndrome[15], sum_161 ^ syndrome[14], sum_77
      ^ sum_160, sum_155 ^ syndrome[12], sum_103 ^ syndrome[11], sum_154 ^ syndrome[10], sum_165
      ^ syndrome[9], sum_157 ^ syndrome[8]} == 24'h000000;
  assign match[23] = {sum_250 ^ syndrome[31], sum_249 ^ syndrome[30], sum_135 ^ syndrome[29], sum_99
      ^ syndrome[28], sum_97 ^ syndrome[27], sum_102 ^ syndrome[26], sum_111 ^ syndrome[25], sum_204
      ^ sum_216, sum_240 ^ syndrome[3], sum_77 ^ sum_248, syndrome[21] ^ (sum_117 ^ sum_173),
      sum_214 ^ syndrome[20], sum_213 ^ syndrome[19], sum_212 ^ syndrome[18], sum_218
      ^ syndrome[17], sum_94 ^ syndrome[16], sum_161 ^ syndrome[15], sum_168 ^ syndrome[14],
      syndrome[13] ^ (sum_164 ^ syndrome[7]), sum_103 ^ syndrome[12], sum_154 ^ syndrome[11],
      sum_165 ^ syndrome[10], sum_164 ^ syndrome[9], sum_156 ^ syndrome[8]} == 24'h000000;
  assign match[24] = {sum_117 ^ sum_220, sum_85 ^ sum_219, sum_129 ^ syndrome[29], sum_111
      ^ syndrome[28], sum_110 ^ syndrome[27], sum_118 ^ syndrome[26], sum_124 ^ syndrome[25],
      syndrome[24] ^ (sum_101 ^ sum_103), syndrome[23] ^ (sum_91 ^ syndrome[0]), sum_252
      ^ syndrome[5], sum_246 ^ syndrome[1], sum_212 ^ syndrome[20], sum_218 ^ syndrome[19], sum_217
      ^ syndrome[18], sum_134 ^ syndrome[17], sum_101 ^ sum_251, sum_168 ^ syndrome[15], sum_167
      ^ syndrome[14], sum_128 ^ sum_162, sum_154 ^ syndrome[12], sum_165 ^ syndrome[11], sum_164
      ^ syndrome[10], sum_163 ^ syndrome[9], sum_161 ^ syndrome[8]} == 24'h000000;
  assign match[25] = {sum_117 ^ sum_254, syndrome[30] ^ (syndrome[2] ^ syndrome[4]), sum_155
      ^ syndrome[29], sum_124 ^ syndrome[28], sum_122 ^ syndrome[27], sum_132 ^ syndrome[26],
      sum_138 ^ syndrome[25], sum_253 ^ syndrome[4], sum_223 ^ syndrome[23], sum_228 ^ syndrome[22],
      sum_152 ^ syndrome[7], sum_217 ^ syndrome[20], sum_134 ^ syndrome[19], sum_226 ^ syndrome[18],
      sum_225 ^ syndrome[17], sum_251 ^ syndrome[5], sum_167 ^ syndrome[15], sum_174 ^ syndrome[14],
      sum_95 ^ sum_128, sum_165 ^ syndrome[12], sum_164 ^ syndrome[11], sum_163 ^ syndrome[10],
      sum_178 ^ syndrome[9], sum_168 ^ syndrome[8]} == 24'h000000;
  assign match[26] = {sum_77 ^ sum_259, sum_91 ^ sum_258, sum_165 ^ syndrome[29], sum_138
      ^ syndrome[28], sum_137 ^ syndrome[27], sum_143 ^ syndrome[26], sum_147 ^ syndrome[25],
      sum_257 ^ syndrome[3], sum_227 ^ syndrome[23], sum_87 ^ sum_256, syndrome[0] ^ xor_456,
      sum_226 ^ syndrome[20], sum_225 ^ syndrome[19], sum_224 ^ syndrome[18], sum_232
      ^ syndrome[17], sum_228 ^ syndrome[16], sum_174 ^ syndrome[15], sum_131 ^ syndrome[14], sum_93
      ^ sum_255, sum_164 ^ syndrome[12], sum_163 ^ syndrome[11], sum_178 ^ syndrome[10], sum_177
      ^ syndrome[9], sum_167 ^ syndrome[8]} == 24'h000000;
  assign match[27] = {sum_78 ^ sum_254, sum_233 ^ syndrome[6], sum_178 ^ syndrome[29], sum_147
      ^ syndrome[28], sum_172 ^ syndrome[27], sum_153 ^ syndrome[26], sum_157 ^ syndrome[25], sum_83
      ^ xor_458, sum_115 ^ sum_262, sum_123 ^ sum_256, syndrome[3] ^ syndrome[21], sum_224
      ^ syndrome[20], sum_232 ^ syndrome[19], sum_231 ^ syndrome[18], sum_230 ^ syndrome[17], sum_87
      ^ sum_261, sum_131 ^ syndrome[15], sum_179 ^ syndrome[14], syndrome[13] ^ (sum_105 ^ sum_162),
      sum_163 ^ syndrome[12], sum_178 ^ syndrome[11], sum_177 ^ syndrome[10], sum_176 ^ syndrome[9],
      sum_174 ^ syndrome[8]} == 24'h000000;
  assign match[28] = {syndrome[31] ^ (sum_89 ^ sum_101), syndrome[30] ^ (sum_98 ^ sum_162), sum_183
      ^ syndrome[29], sum_157 ^ syndrome[28], sum_156 ^ syndrome[27], sum_161 ^ syndrome[26],
      sum_168 ^ syndrome[25], syndrome[24] ^ (sum_87 ^ sum_115), sum_235 ^ syndrome[23], sum_123
      ^ xor_498, syndrome[1] ^ syndrome[21], sum_231 ^ syndrome[20], sum_230 ^ syndrome[19], sum_238
      ^ syndrome[18], sum_237 ^ syndrome[17], sum_123 ^ sum_261, sum_179 ^ syndrome[15], sum_180
      ^ syndrome[14], sum_162 ^ sum_193, sum_178 ^ syndrome[12], sum_177 ^ syndrome[11], sum_176
      ^ syndrome[10], sum_183 ^ syndrome[9], sum_131 ^ syndrome[8]} == 24'h000000;
  assign match[29] = {syndrome[3] ^ xor_488, sum_105 ^ sum_245, sum_190 ^ syndrome[29], sum_168
      ^ syndrome[28], sum_167 ^ syndrome[27], sum_174 ^ syndrome[26], sum_131 ^ syndrome[25],
      sum_178 ^ sum_216, sum_239 ^ syndrome[23], sum_129 ^ xor_498, sum_80 ^ syndrome[21], sum_238
      ^ syndrome[20], sum_237 ^ syndrome[19], sum_236 ^ syndrome[18], sum_241 ^ syndrome[17],
      sum_123 ^ xor_502, sum_180 ^ syndrome[15], sum_186 ^ syndrome[14], sum_134 ^ sum_255, sum_177
      ^ syndrome[12], sum_176 ^ syndrome[11], sum_183 ^ syndrome[10], sum_182 ^ syndrome[9], sum_179
      ^ syndrome[8]} == 24'h000000;
  assign match[30] = {sum_134 ^ sum_234, sum_146 ^ sum_199, sum_198 ^ syndrome[29], sum_131
      ^ syndrome[28], sum_179 ^ syndrome[27], sum_180 ^ syndrome[26], sum_186 ^ syndrome[25],
      sum_162 ^ sum_253, syndrome[23] ^ (sum_105 ^ sum_129), sum_162 ^ sum_248, sum_89
      ^ syndrome[21], sum_236 ^ syndrome[20], sum_241 ^ syndrome[19], syndrome[0] ^ syndrome[18],
      syndrome[7] ^ syndrome[17], sum_129 ^ xor_502, sum_186 ^ syndrome[15], sum_185 ^ syndrome[14],
      sum_184 ^ syndrome[13], sum_176 ^ syndrome[12], sum_183 ^ syndrome[11], sum_182
      ^ syndrome[10], sum_181 ^ syndrome[9], sum_180 ^ syndrome[8]} == 24'h000000;
  assign match[31] = {syndrome[31] ^ (sum_83 ^ sum_97), sum_105 ^ sum_233, sum_98 ^ syndrome[29],
      sum_186 ^ syndrome[28], sum_185 ^ syndrome[27], sum_187 ^ syndrome[26], sum_191
      ^ syndrome[25], sum_162 ^ sum_229, syndrome[23] ^ (sum_107 ^ sum_117), sum_105 ^ sum_252,
      sum_95 ^ syndrome[21], syndrome[0] ^ syndrome[20], syndrome[7] ^ syndrome[19], syndrome[6]
      ^ syndrome[18], sum_79 ^ syndrome[17], syndrome[16] ^ (sum_101 ^ sum_162), sum_185
      ^ syndrome[15], sum_187 ^ syndrome[14], sum_129 ^ sum_201, sum_183 ^ syndrome[12], sum_182
      ^ syndrome[11], sum_181 ^ syndrome[10], sum_190 ^ syndrome[9], sum_186
      ^ syndrome[8]} == 24'h000000;
  assign match[32] = {sum_134 ^ sum_242, sum_107 ^ sum_245, sum_173 ^ syndrome[29], sum_191
      ^ syndrome[28], sum_222 ^ syndrome[27], sum_195 ^ syndrome[26], sum_200 ^ syndrome[25],
      sum_129 ^ sum_244, sum_91 ^ sum_262, sum_247 ^ syndrome[22], sum_106 ^ syndrome[21],
      syndrome[6] ^ syndrome[20], sum_79 ^ syndrome[19], sum_82 ^ syndrome[18], sum_88
      ^ syndrome[17], sum_105 ^ sum_251, sum_187 ^ syndrome[15], sum_191 ^ syndrome[14], sum_215
      ^ syndrome[13], sum_182 ^ syndrome[12], sum_181 ^ syndrome[11], sum_190 ^ syndrome[10],
      sum_189 ^ syndrome[9], sum_185 ^ syndrome[8]} == 24'h000000;
  assign match[33] = {sum_118 ^ sum_259, sum_98 ^ sum_233, sum_214 ^ syndrome[29], sum_200
      ^ syndrome[28], sum_199 ^ syndrome[27], sum_203 ^ syndrome[26], sum_204 ^ syndrome[25],
      sum_134 ^ sum_229, sum_92 ^ xor_457, sum_93 ^ sum_256, sum_120 ^ syndrome[21], sum_82
      ^ syndrome[20], sum_88 ^ syndrome[19], sum_92 ^ syndrome[18], sum_99 ^ syndrome[17], sum_247
      ^ syndrome[16], sum_191 ^ syndrome[15], sum_222 ^ syndrome[14], sum_87 ^ sum_193, sum_181
      ^ syndrome[12], sum_190 ^ syndrome[11], sum_189 ^ syndrome[10], sum_188 ^ syndrome[9], sum_187
      ^ syndrome[8]} == 24'h000000;
  assign match[34] = {sum_242 ^ syndrome[3], sum_146 ^ sum_175, sum_218 ^ syndrome[29], sum_204
      ^ syndrome[28], syndrome[27] ^ (sum_101 ^ sum_123), sum_206 ^ syndrome[26], sum_243
      ^ syndrome[25], syndrome[24] ^ (sum_97 ^ syndrome[6]), syndrome[23] ^ (sum_77 ^ sum_204),
      sum_250 ^ syndrome[22], sum_119 ^ syndrome[21], sum_92 ^ syndrome[20], sum_99 ^ syndrome[19],
      sum_97 ^ syndrome[18], sum_102 ^ syndrome[17], sum_93 ^ sum_261, sum_222 ^ syndrome[15],
      sum_195 ^ syndrome[14], sum_255 ^ syndrome[0], sum_190 ^ syndrome[12], sum_189 ^ syndrome[11],
      sum_188 ^ syndrome[10], sum_198 ^ syndrome[9], sum_191 ^ syndrome[8]} == 24'h000000;
  assign match[35] = {sum_259 ^ syndrome[0], sum_258 ^ syndrome[1], sum_226 ^ syndrome[29], sum_243
      ^ syndrome[28], sum_209 ^ syndrome[27], sum_211 ^ syndrome[26], sum_94 ^ syndrome[25], sum_117
      ^ sum_257, sum_249 ^ syndrome[23], sum_103 ^ sum_248, sum_116, sum_97 ^ syndrome[20], sum_102
      ^ syndrome[19], sum_111 ^ syndrome[18], sum_110 ^ syndrome[17], sum_250 ^ syndrome[16],
      sum_195 ^ syndrome[15], sum_200 ^ syndrome[14], sum_175 ^ sum_201, sum_189 ^ syndrome[12],
      sum_188 ^ syndrome[11], sum_198 ^ syndrome[10], sum_197 ^ syndrome[9], sum_222
      ^ syndrome[8]} == 24'h000000;
  assign match[36] = any_296 & ~({xor_32, xor_31, xor_30, xor_29, xor_28, xor_27, xor_26,
      xor_25} == 8'h00);
  wire all_460 = match[36] & is_71;
  wire all_465 = match[36] & is_80;
  wire all_469 = match[36] & is_88;
  wire all_472 = match[36] & is_95;
  wire all_475 = match[36] & is_102;
  wire all_478 = match[36] & is_109;
  wire all_481 = match[36] & is_115;
  wire all_484 = match[36] & is_122;
  wire all_487 = match[36] & is_128;
  wire all_491 = match[36] & is_135;
  wire all_493 = match[36] & is_139;
  wire all_495 = match[36] & is_144;
  wire all_497 = match[36] & is_149;
  wire all_501 = match[36] & is_155;
  wire all_504 = match[36] & is_160;
  wire all_506 = match[36] & is_165;
  wire all_508 = match[36] & is_172;
  wire all_511 = match[36] & is_177;
  wire all_514 = match[36] & is_183;
  wire all_517 = match[36] & is_189;
  wire all_519 = match[36] & is_194;
  wire all_521 = match[36] & is_199;
  wire all_524 = match[36] & is_204;
  wire all_526 = match[36] & is_209;
  wire all_529 = match[36] & is_213;
  wire all_532 = match[36] & is_219;
  wire all_535 = match[36] & is_224;
  wire all_538 = match[36] & is_230;
  wire all_541 = match[36] & is_236;
  wire all_543 = match[36] & is_241;
  wire all_546 = match[36] & is_244;
  wire all_549 = match[36] & is_248;
  wire all_552 = match[36] & is_252;
  wire all_555 = match[36] & is_255;
  wire all_558 = match[36] & is_258;
  wire all_559 = match[36] & is_259;

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = (syndrome[0] & match[0]) | (all_460 & (xor_429 ^ xor_447));
  assign flip[1] = (syndrome[1] & match[0]) | (all_460 & (xor_430 ^ xor_448));
  assign flip[2] = (syndrome[2] & match[0]) | (all_460 & (xor_431 ^ xor_449));
  assign flip[3] = (syndrome[3] & match[0]) | (all_460 & (xor_432 ^ xor_450));
  assign flip[4] = (syndrome[4] & match[0]) | (all_460 & (xor_433 ^ xor_452));
  assign flip[5] = (syndrome[5] & match[0]) | (all_460 & (xor_434 ^ xor_453));
  assign flip[6] = (syndrome[6] & match[0]) | (all_460 & (xor_435 ^ xor_454));
  assign flip[7] = (syndrome[7] & match[0]) | (all_460 & (xor_436 ^ xor_455));
  assign flip[8] = (syndrome[0] & match[1]) | (all_465 & (xor_429 ^ xor_455));
  assign flip[9] = (syndrome[1] & match[1]) | (all_465 & (xor_430 ^ xor_462));
  assign flip[10] = (syndrome[2] & match[1]) | (all_465 & (xor_431 ^ xor_448));
  assign flip[11] = (syndrome[3] & match[1]) | (all_465 & (xor_432 ^ xor_449));
  assign flip[12] = (syndrome[4] & match[1]) | (all_465 & (xor_433 ^ xor_450));
  assign flip[13] = (syndrome[5] & match[1]) | (all_465 & (xor_434 ^ xor_463));
  assign flip[14] = (syndrome[6] & match[1]) | (all_465 & (xor_435 ^ xor_464));
  assign flip[15] = (syndrome[7] & match[1]) | (all_465 & (xor_436 ^ xor_454));
  assign flip[16] = (syndrome[0] & match[2]) | (all_469 & (xor_429 ^ xor_454));
  assign flip[17] = (syndrome[1] & match[2]) | (all_469 & (xor_430 ^ xor_466));
  assign flip[18] = (syndrome[2] & match[2]) | (all_469 & (xor_431 ^ xor_462));
  assign flip[19] = (syndrome[3] & match[2]) | (all_469 & (xor_432 ^ xor_448));
  assign flip[20] = (syndrome[4] & match[2]) | (all_469 & (xor_433 ^ xor_449));
  assign flip[21] = (syndrome[5] & match[2]) | (all_469 & (xor_434 ^ xor_467));
  assign flip[22] = (syndrome[6] & match[2]) | (all_469 & (xor_435 ^ xor_468));
  assign flip[23] = (syndrome[7] & match[2]) | (all_469 & (xor_436 ^ xor_464));
  assign flip[24] = (syndrome[0] & match[3]) | (all_472 & (xor_429 ^ xor_464));
  assign flip[25] = (syndrome[1] & match[3]) | (all_472 & (xor_430 ^ xor_470));
  assign flip[26] = (syndrome[2] & match[3]) | (all_472 & (xor_431 ^ xor_466));
  assign flip[27] = (syndrome[3] & match[3]) | (all_472 & (xor_432 ^ xor_462));
  assign flip[28] = (syndrome[4] & match[3]) | (all_472 & (xor_433 ^ xor_448));
  assign flip[29] = (syndrome[5] & match[3]) | (all_472 & (xor_434 ^ (sum_113 ^ xor_455)));
  assign flip[30] = (syndrome[6] & match[3]) | (all_472 & (xor_435 ^ xor_471));
  assign flip[31] = (syndrome[7] & match[3]) | (all_472 & (xor_436 ^ xor_468));
  assign flip[32] = (syndrome[0] & match[4]) | (all_475 & (xor_429 ^ xor_468));
  assign flip[33] = (syndrome[1] & match[4]) | (all_475 & (xor_430 ^ xor_473));
  assign flip[34] = (syndrome[2] & match[4]) | (all_475 & (xor_431 ^ xor_470));
  assign flip[35] = (syndrome[3] & match[4]) | (all_475 & (xor_432 ^ xor_466));
  assign flip[36] = (syndrome[4] & match[4]) | (all_475 & (xor_433 ^ xor_462));
  assign flip[37] = (syndrome[5] & match[4]) | (all_475 & (xor_434 ^ (sum_126 ^ xor_454)));
  assign flip[38] = (syndrome[6] & match[4]) | (all_475 & (xor_435 ^ xor_474));
  assign flip[39] = (syndrome[7] & match[4]) | (all_475 & (xor_436 ^ xor_471));
  assign flip[40] = (syndrome[0] & match[5]) | (all_478 & (xor_429 ^ xor_471));
  assign flip[41] = (syndrome[1] & match[5]) | (all_478 & (xor_430 ^ xor_476));
  assign flip[42] = (syndrome[2] & match[5]) | (all_478 & (xor_431 ^ xor_473));
  assign flip[43] = (syndrome[3] & match[5]) | (all_478 & (xor_432 ^ xor_470));
  assign flip[44] = (syndrome[4] & match[5]) | (all_478 & (xor_433 ^ xor_466));
  assign flip[45] = (syndrome[5] & match[5]) | (all_478 & (xor_434 ^ (sum_140 ^ xor_453)));
  assign flip[46] = (syndrome[6] & match[5]) | (all_478 & (xor_435 ^ xor_477));
  assign flip[47] = (syndrome[7] & match[5]) | (all_478 & (xor_436 ^ xor_474));
  assign flip[48] = (syndrome[0] & match[6]) | (all_481 & (xor_429 ^ xor_474));
  assign flip[49] = (syndrome[1] & match[6]) | (all_481 & (xor_430 ^ xor_479));
  assign flip[50] = (syndrome[2] & match[6]) | (all_481 & (xor_431 ^ xor_476));
  assign flip[51] = (syndrome[3] & match[6]) | (all_481 & (xor_432 ^ xor_473));
  assign flip[52] = (syndrome[4] & match[6]) | (all_481 & (xor_433 ^ xor_470));
  assign flip[53] = (syndrome[5] & match[6]) | (all_481 & (xor_434 ^ (sum_113 ^ xor_463)));
  assign flip[54] = (syndrome[6] & match[6]) | (all_481 & (xor_435 ^ xor_480));
  assign flip[55] = (syndrome[7] & match[6]) | (all_481 & (xor_436 ^ xor_477));
  assign flip[56] = (syndrome[0] & match[7]) | (all_484 & (xor_429 ^ xor_477));
  assign flip[57] = (syndrome[1] & match[7]) | (all_484 & (xor_430 ^ xor_482));
  assign flip[58] = (syndrome[2] & match[7]) | (all_484 & (xor_431 ^ xor_479));
  assign flip[59] = (syndrome[3] & match[7]) | (all_484 & (xor_432 ^ xor_476));
  assign flip[60] = (syndrome[4] & match[7]) | (all_484 & (xor_433 ^ xor_473));
  assign flip[61] = (syndrome[5] & match[7]) | (all_484 & (xor_434 ^ (sum_114 ^ sum_125)));
  assign flip[62] = (syndrome[6] & match[7]) | (all_484 & (xor_435 ^ xor_483));
  assign flip[63] = (syndrome[7] & match[7]) | (all_484 & (xor_436 ^ xor_480));
  assign flip[64] = (syndrome[0] & match[8]) | (all_487 & (xor_429 ^ xor_480));
  assign flip[65] = (syndrome[1] & match[8]) | (all_487 & (xor_430 ^ xor_485));
  assign flip[66] = (syndrome[2] & match[8]) | (all_487 & (xor_431 ^ xor_482));
  assign flip[67] = (syndrome[3] & match[8]) | (all_487 & (xor_432 ^ xor_479));
  assign flip[68] = (syndrome[4] & match[8]) | (all_487 & (xor_433 ^ xor_476));
  assign flip[69] = (syndrome[5] & match[8]) | (all_487 & (xor_434 ^ (sum_113 ^ sum_140)));
  assign flip[70] = (syndrome[6] & match[8]) | (all_487 & (xor_435 ^ xor_486));
  assign flip[71] = (syndrome[7] & match[8]) | (all_487 & (xor_436 ^ xor_483));
  assign flip[72] = (syndrome[0] & match[9]) | (all_491 & (xor_429 ^ xor_483));
  assign flip[73] = (syndrome[1] & match[9]) | (all_491 & (xor_430 ^ xor_489));
  assign flip[74] = (syndrome[2] & match[9]) | (all_491 & (xor_431 ^ xor_485));
  assign flip[75] = (syndrome[3] & match[9]) | (all_491 & (xor_432 ^ xor_482));
  assign flip[76] = (syndrome[4] & match[9]) | (all_491 & (xor_433 ^ xor_479));
  assign flip[77] = (syndrome[5] & match[9]) | (all_491 & (xor_434 ^ (sum_113 ^ sum_126)));
  assign flip[78] = (syndrome[6] & match[9]) | (all_491 & (xor_435 ^ xor_490));
  assign flip[79] = (syndrome[7] & match[9]) | (all_491 & (xor_436 ^ xor_486));
  assign flip[80] = (syndrome[0] & match[10]) | (all_493 & (xor_429 ^ xor_486));
  assign flip[81] = (syndrome[1] & match[10]) | (all_493 & (sum_140 ^ xor_430));
  assign flip[82] = (syndrome[2] & match[10]) | (all_493 & (xor_431 ^ xor_489));
  assign flip[83] = (syndrome[3] & match[10]) | (all_493 & (xor_432 ^ xor_485));
  assign flip[84] = (syndrome[4] & match[10]) | (all_493 & (xor_433 ^ xor_482));
  assign flip[85] = (syndrome[5] & match[10]) | (all_493 & (xor_434 ^ (sum_125 ^ sum_140)));
  assign flip[86] = (syndrome[6] & match[10]) | (all_493 & (xor_435 ^ xor_492));
  assign flip[87] = (syndrome[7] & match[10]) | (all_493 & (xor_436 ^ xor_490));
  assign flip[88] = (syndrome[0] & match[11]) | (all_495 & (xor_429 ^ xor_490));
  assign flip[89] = (syndrome[1] & match[11]) | (all_495 & (sum_113 ^ xor_430));
  assign flip[90] = (syndrome[2] & match[11]) | (all_495 & (sum_140 ^ xor_431));
  assign flip[91] = (syndrome[3] & match[11]) | (all_495 & (xor_432 ^ xor_489));
  assign flip[92] = (syndrome[4] & match[11]) | (all_495 & (xor_433 ^ xor_485));
  assign flip[93] = (syndrome[5] & match[11]) | (all_495 & (xor_434 ^ (sum_192 ^ xor_462)));
  assign flip[94] = (syndrome[6] & match[11]) | (all_495 & (xor_435 ^ xor_494));
  assign flip[95] = (syndrome[7] & match[11]) | (all_495 & (xor_436 ^ xor_492));
  assign flip[96] = (syndrome[0] & match[12]) | (all_497 & (xor_429 ^ xor_492));
  assign flip[97] = (syndrome[1] & match[12]) | (all_497 & (sum_126 ^ xor_430));
  assign flip[98] = (syndrome[2] & match[12]) | (all_497 & (sum_113 ^ xor_431));
  assign flip[99] = (syndrome[3] & match[12]) | (all_497 & (sum_140 ^ xor_432));
  assign flip[100] = (syndrome[4] & match[12]) | (all_497 & (xor_433 ^ xor_489));
  assign flip[101] = (syndrome[5] & match[12]) | (all_497 & (xor_434 ^ (sum_125 ^ sum_170)));
  assign flip[102] = (syndrome[6] & match[12]) | (all_497 & (xor_435 ^ xor_496));
  assign flip[103] = (syndrome[7] & match[12]) | (all_497 & (xor_436 ^ xor_494));
  assign flip[104] = (syndrome[0] & match[13]) | (all_501 & (xor_429 ^ xor_494));
  assign flip[105] = (syndrome[1] & match[13]) | (all_501 & (xor_430 ^ xor_499));
  assign flip[106] = (syndrome[2] & match[13]) | (all_501 & (sum_126 ^ xor_431));
  assign flip[107] = (syndrome[3] & match[13]) | (all_501 & (sum_113 ^ xor_432));
  assign flip[108] = (syndrome[4] & match[13]) | (all_501 & (sum_140 ^ xor_433));
  assign flip[109] = (syndrome[5] & match[13]) | (all_501 & (xor_434 ^ (sum_149 ^ (xor_448
      ^ xor_453))));
  assign flip[110] = (syndrome[6] & match[13]) | (all_501 & (xor_435 ^ xor_500));
  assign flip[111] = (syndrome[7] & match[13]) | (all_501 & (xor_436 ^ xor_496));
  assign flip[112] = (syndrome[0] & match[14]) | (all_504 & (xor_429 ^ xor_496));
  assign flip[113] = (syndrome[1] & match[14]) | (all_504 & (sum_127 ^ xor_430));
  assign flip[114] = (syndrome[2] & match[14]) | (all_504 & (xor_431 ^ xor_499));
  assign flip[115] = (syndrome[3] & match[14]) | (all_504 & (sum_126 ^ xor_432));
  assign flip[116] = (syndrome[4] & match[14]) | (all_504 & (sum_113 ^ xor_433));
  assign flip[117] = (syndrome[5] & match[14]) | (all_504 & (xor_434 ^ (sum_210 ^ xor_449)));
  assign flip[118] = (syndrome[6] & match[14]) | (all_504 & (xor_435 ^ xor_503));
  assign flip[119] = (syndrome[7] & match[14]) | (all_504 & (xor_436 ^ xor_500));
  assign flip[120] = (syndrome[0] & match[15]) | (all_506 & (xor_429 ^ xor_500));
  assign flip[121] = (syndrome[1] & match[15]) | (all_506 & (sum_141 ^ xor_430));
  assign flip[122] = (syndrome[2] & match[15]) | (all_506 & (sum_127 ^ xor_431));
  assign flip[123] = (syndrome[3] & match[15]) | (all_506 & (xor_432 ^ xor_499));
  assign flip[124] = (syndrome[4] & match[15]) | (all_506 & (sum_126 ^ xor_433));
  assign flip[125] = (syndrome[5] & match[15]) | (all_506 & (sum_205 ^ xor_434));
  assign flip[126] = (syndrome[6] & match[15]) | (all_506 & (xor_435 ^ xor_505));
  assign flip[127] = (syndrome[7] & match[15]) | (all_506 & (xor_436 ^ xor_503));
  assign flip[128] = (syndrome[0] & match[16]) | (all_508 & (xor_429 ^ xor_503));
  assign flip[129] = (syndrome[1] & match[16]) | (all_508 & (sum_150 ^ xor_430));
  assign flip[130] = (syndrome[2] & match[16]) | (all_508 & (sum_141 ^ xor_431));
  assign flip[131] = (syndrome[3] & match[16]) | (all_508 & (sum_127 ^ xor_432));
  assign flip[132] = (syndrome[4] & match[16]) | (all_508 & (xor_433 ^ xor_499));
  assign flip[133] = (syndrome[5] & match[16]) | (all_508 & (xor_434 ^ (sum_127 ^ xor_447)));
  assign flip[134] = (syndrome[6] & match[16]) | (all_508 & (xor_435 ^ xor_507));
  assign flip[135] = (syndrome[7] & match[16]) | (all_508 & (xor_436 ^ xor_505));
  assign flip[136] = (syndrome[0] & match[17]) | (all_511 & (xor_429 ^ xor_505));
  assign flip[137] = (syndrome[1] & match[17]) | (all_511 & (xor_430 ^ xor_509));
  assign flip[138] = (syndrome[2] & match[17]) | (all_511 & (sum_150 ^ xor_431));
  assign flip[139] = (syndrome[3] & match[17]) | (all_511 & (sum_141 ^ xor_432));
  assign flip[140] = (syndrome[4] & match[17]) | (all_511 & (sum_127 ^ xor_433));
  assign flip[141] = (syndrome[5] & match[17]) | (all_511 & (xor_434 ^ (sum_141 ^ xor_455)));
  assign flip[142] = (syndrome[6] & match[17]) | (all_511 & (xor_435 ^ xor_510));
  assign flip[143] = (syndrome[7] & match[17]) | (all_511 & (xor_436 ^ xor_507));
  assign flip[144] = (syndrome[0] & match[18]) | (all_514 & (xor_429 ^ xor_507));
  assign flip[145] = (syndrome[1] & match[18]) | (all_514 & (xor_430 ^ xor_512));
  assign flip[146] = (syndrome[2] & match[18]) | (all_514 & (xor_431 ^ xor_509));
  assign flip[147] = (syndrome[3] & match[18]) | (all_514 & (sum_150 ^ xor_432));
  assign flip[148] = (syndrome[4] & match[18]) | (all_514 & (sum_141 ^ xor_433));
  assign flip[149] = (syndrome[5] & match[18]) | (all_514 & (xor_434 ^ (sum_140 ^ xor_452)));
  assign flip[150] = (syndrome[6] & match[18]) | (all_514 & (xor_435 ^ xor_513));
  assign flip[151] = (syndrome[7] & match[18]) | (all_514 & (xor_436 ^ xor_510));
  assign flip[152] = (syndrome[0] & match[19]) | (all_517 & (xor_429 ^ xor_510));
  assign flip[153] = (syndrome[1] & match[19]) | (all_517 & (xor_430 ^ xor_515));
  assign flip[154] = (syndrome[2] & match[19]) | (all_517 & (xor_431 ^ xor_512));
  assign flip[155] = (syndrome[3] & match[19]) | (all_517 & (xor_432 ^ xor_509));
  assign flip[156] = (syndrome[4] & match[19]) | (all_517 & (sum_150 ^ xor_433));
  assign flip[157] = (syndrome[5] & match[19]) | (all_517 & (sum_192 ^ xor_434));
  assign flip[158] = (syndrome[6] & match[19]) | (all_517 & (xor_435 ^ xor_516));
  assign flip[159] = (syndrome[7] & match[19]) | (all_517 & (xor_436 ^ xor_513));
  assign flip[160] = (syndrome[0] & match[20]) | (all_519 & (xor_429 ^ xor_513));
  assign flip[161] = (syndrome[1] & match[20]) | (all_519 & (sum_210 ^ xor_430));
  assign flip[162] = (syndrome[2] & match[20]) | (all_519 & (xor_431 ^ xor_515));
  assign flip[163] = (syndrome[3] & match[20]) | (all_519 & (xor_432 ^ xor_512));
  assign flip[164] = (syndrome[4] & match[20]) | (all_519 & (xor_433 ^ xor_509));
  assign flip[165] = (syndrome[5] & match[20]) | (all_519 & (xor_434 ^ (sum_126 ^ xor_449)));
  assign flip[166] = (syndrome[6] & match[20]) | (all_519 & (xor_435 ^ xor_518));
  assign flip[167] = (syndrome[7] & match[20]) | (all_519 & (xor_436 ^ xor_516));
  assign flip[168] = (syndrome[0] & match[21]) | (all_521 & (xor_429 ^ xor_516));
  assign flip[169] = (syndrome[1] & match[21]) | (all_521 & (sum_114 ^ xor_430));
  assign flip[170] = (syndrome[2] & match[21]) | (all_521 & (sum_210 ^ xor_431));
  assign flip[171] = (syndrome[3] & match[21]) | (all_521 & (xor_432 ^ xor_515));
  assign flip[172] = (syndrome[4] & match[21]) | (all_521 & (xor_433 ^ xor_512));
  assign flip[173] = (syndrome[5] & match[21]) | (all_521 & (xor_434 ^ (sum_171 ^ xor_467)));
  assign flip[174] = (syndrome[6] & match[21]) | (all_521 & (xor_435 ^ xor_520));
  assign flip[175] = (syndrome[7] & match[21]) | (all_521 & (xor_436 ^ xor_518));
  assign flip[176] = (syndrome[0] & match[22]) | (all_524 & (xor_429 ^ xor_518));
  assign flip[177] = (syndrome[1] & match[22]) | (all_524 & (xor_430 ^ xor_522));
  assign flip[178] = (syndrome[2] & match[22]) | (all_524 & (sum_114 ^ xor_431));
  assign flip[179] = (syndrome[3] & match[22]) | (all_524 & (sum_210 ^ xor_432));
  assign flip[180] = (syndrome[4] & match[22]) | (all_524 & (xor_433 ^ xor_515));
  assign flip[181] = (syndrome[5] & match[22]) | (all_524 & (xor_434 ^ (sum_127 ^ xor_462)));
  assign flip[182] = (syndrome[6] & match[22]) | (all_524 & (xor_435 ^ xor_523));
  assign flip[183] = (syndrome[7] & match[22]) | (all_524 & (xor_436 ^ xor_520));
  assign flip[184] = (syndrome[0] & match[23]) | (all_526 & (xor_429 ^ xor_520));
  assign flip[185] = (syndrome[1] & match[23]) | (all_526 & (xor_430 ^ xor_525));
  assign flip[186] = (syndrome[2] & match[23]) | (all_526 & (xor_431 ^ xor_522));
  assign flip[187] = (syndrome[3] & match[23]) | (all_526 & (sum_114 ^ xor_432));
  assign flip[188] = (syndrome[4] & match[23]) | (all_526 & (sum_210 ^ xor_433));
  assign flip[189] = (syndrome[5] & match[23]) | (all_526 & (xor_434 ^ (sum_141 ^ xor_466)));
  assign flip[190] = (syndrome[6] & match[23]) | (all_526 & (sum_221 ^ xor_435));
  assign flip[191] = (syndrome[7] & match[23]) | (all_526 & (xor_436 ^ xor_523));
  assign flip[192] = (syndrome[0] & match[24]) | (all_529 & (xor_429 ^ xor_523));
  assign flip[193] = (syndrome[1] & match[24]) | (all_529 & (xor_430 ^ xor_527));
  assign flip[194] = (syndrome[2] & match[24]) | (all_529 & (xor_431 ^ xor_525));
  assign flip[195] = (syndrome[3] & match[24]) | (all_529 & (xor_432 ^ xor_522));
  assign flip[196] = (syndrome[4] & match[24]) | (all_529 & (sum_114 ^ xor_433));
  assign flip[197] = (syndrome[5] & match[24]) | (all_529 & (xor_434 ^ (sum_210 ^ xor_523)));
  assign flip[198] = (syndrome[6] & match[24]) | (all_529 & (xor_435 ^ xor_528));
  assign flip[199] = (syndrome[7] & match[24]) | (all_529 & (sum_221 ^ xor_436));
  assign flip[200] = (syndrome[0] & match[25]) | (all_532 & (sum_221 ^ xor_429));
  assign flip[201] = (syndrome[1] & match[25]) | (all_532 & (xor_430 ^ xor_530));
  assign flip[202] = (syndrome[2] & match[25]) | (all_532 & (xor_431 ^ xor_527));
  assign flip[203] = (syndrome[3] & match[25]) | (all_532 & (xor_432 ^ xor_525));
  assign flip[204] = (syndrome[4] & match[25]) | (all_532 & (xor_433 ^ xor_522));
  assign flip[205] = (syndrome[5] & match[25]) | (all_532 & (xor_434 ^ (sum_114 ^ sum_221)));
  assign flip[206] = (syndrome[6] & match[25]) | (all_532 & (xor_435 ^ xor_531));
  assign flip[207] = (syndrome[7] & match[25]) | (all_532 & (xor_436 ^ xor_528));
  assign flip[208] = (syndrome[0] & match[26]) | (all_535 & (xor_429 ^ xor_528));
  assign flip[209] = (syndrome[1] & match[26]) | (all_535 & (xor_430 ^ xor_533));
  assign flip[210] = (syndrome[2] & match[26]) | (all_535 & (xor_431 ^ xor_530));
  assign flip[211] = (syndrome[3] & match[26]) | (all_535 & (xor_432 ^ xor_527));
  assign flip[212] = (syndrome[4] & match[26]) | (all_535 & (xor_433 ^ xor_525));
  assign flip[213] = (syndrome[5] & match[26]) | (all_535 & (xor_434 ^ (sum_125 ^ sum_260)));
  assign flip[214] = (syndrome[6] & match[26]) | (all_535 & (xor_435 ^ xor_534));
  assign flip[215] = (syndrome[7] & match[26]) | (all_535 & (xor_436 ^ xor_531));
  assign flip[216] = (syndrome[0] & match[27]) | (all_538 & (xor_429 ^ xor_531));
  assign flip[217] = (syndrome[1] & match[27]) | (all_538 & (xor_430 ^ xor_536));
  assign flip[218] = (syndrome[2] & match[27]) | (all_538 & (xor_431 ^ xor_533));
  assign flip[219] = (syndrome[3] & match[27]) | (all_538 & (xor_432 ^ xor_530));
  assign flip[220] = (syndrome[4] & match[27]) | (all_538 & (xor_433 ^ xor_527));
  assign flip[221] = (syndrome[5] & match[27]) | (all_538 & (xor_434 ^ (sum_192 ^ xor_489)));
  assign flip[222] = (syndrome[6] & match[27]) | (all_538 & (xor_435 ^ xor_537));
  assign flip[223] = (syndrome[7] & match[27]) | (all_538 & (xor_436 ^ xor_534));
  assign flip[224] = (syndrome[0] & match[28]) | (all_541 & (xor_429 ^ xor_534));
  assign flip[225] = (syndrome[1] & match[28]) | (all_541 & (xor_430 ^ xor_539));
  assign flip[226] = (syndrome[2] & match[28]) | (all_541 & (xor_431 ^ xor_536));
  assign flip[227] = (syndrome[3] & match[28]) | (all_541 & (xor_432 ^ xor_533));
  assign flip[228] = (syndrome[4] & match[28]) | (all_541 & (xor_433 ^ xor_530));
  assign flip[229] = (syndrome[5] & match[28]) | (all_541 & (xor_434 ^ (sum_158 ^ xor_489)));
  assign flip[230] = (syndrome[6] & match[28]) | (all_541 & (xor_435 ^ xor_540));
  assign flip[231] = (syndrome[7] & match[28]) | (all_541 & (xor_436 ^ xor_537));
  assign flip[232] = (syndrome[0] & match[29]) | (all_543 & (xor_429 ^ xor_537));
  assign flip[233] = (syndrome[1] & match[29]) | (all_543 & (xor_430 ^ xor_542));
  assign flip[234] = (syndrome[2] & match[29]) | (all_543 & (xor_431 ^ xor_539));
  assign flip[235] = (syndrome[3] & match[29]) | (all_543 & (xor_432 ^ xor_536));
  assign flip[236] = (syndrome[4] & match[29]) | (all_543 & (xor_433 ^ xor_533));
  assign flip[237] = (syndrome[5] & match[29]) | (all_543 & (xor_434 ^ (sum_171 ^ sum_260)));
  assign flip[238] = (syndrome[6] & match[29]) | (all_543 & (sum_260 ^ xor_435));
  assign flip[239] = (syndrome[7] & match[29]) | (all_543 & (xor_436 ^ xor_540));
  assign flip[240] = (syndrome[0] & match[30]) | (all_546 & (xor_429 ^ xor_540));
  assign flip[241] = (syndrome[1] & match[30]) | (all_546 & (xor_430 ^ xor_544));
  assign flip[242] = (syndrome[2] & match[30]) | (all_546 & (xor_431 ^ xor_542));
  assign flip[243] = (syndrome[3] & match[30]) | (all_546 & (xor_432 ^ xor_539));
  assign flip[244] = (syndrome[4] & match[30]) | (all_546 & (xor_433 ^ xor_536));
  assign flip[245] = (syndrome[5] & match[30]) | (all_546 & (xor_434 ^ (sum_127 ^ sum_263)));
  assign flip[246] = (syndrome[6] & match[30]) | (all_546 & (xor_435 ^ xor_545));
  assign flip[247] = (syndrome[7] & match[30]) | (all_546 & (sum_260 ^ xor_436));
  assign flip[248] = (syndrome[0] & match[31]) | (all_549 & (sum_260 ^ xor_429));
  assign flip[249] = (syndrome[1] & match[31]) | (all_549 & (xor_430 ^ xor_547));
  assign flip[250] = (syndrome[2] & match[31]) | (all_549 & (xor_431 ^ xor_544));
  assign flip[251] = (syndrome[3] & match[31]) | (all_549 & (xor_432 ^ xor_542));
  assign flip[252] = (syndrome[4] & match[31]) | (all_549 & (xor_433 ^ xor_539));
  assign flip[253] = (syndrome[5] & match[31]) | (all_549 & (xor_434 ^ (sum_141 ^ sum_149)));
  assign flip[254] = (syndrome[6] & match[31]) | (all_549 & (xor_435 ^ xor_548));
  assign flip[255] = (syndrome[7] & match[31]) | (all_549 & (xor_436 ^ xor_545));
  assign flip[256] = (syndrome[0] & match[32]) | (all_552 & (xor_429 ^ xor_545));
  assign flip[257] = (syndrome[1] & match[32]) | (all_552 & (xor_430 ^ xor_550));
  assign flip[258] = (syndrome[2] & match[32]) | (all_552 & (xor_431 ^ xor_547));
  assign flip[259] = (syndrome[3] & match[32]) | (all_552 & (xor_432 ^ xor_544));
  assign flip[260] = (syndrome[4] & match[32]) | (all_552 & (xor_433 ^ xor_542));
  assign flip[261] = (syndrome[5] & match[32]) | (all_552 & (xor_434 ^ (sum_148 ^ sum_210)));
  assign flip[262] = (syndrome[6] & match[32]) | (all_552 & (xor_435 ^ xor_551));
  assign flip[263] = (syndrome[7] & match[32]) | (all_552 & (xor_436 ^ xor_548));
  assign flip[264] = (syndrome[0] & match[33]) | (all_555 & (xor_429 ^ xor_548));
  assign flip[265] = (syndrome[1] & match[33]) | (all_555 & (xor_430 ^ xor_553));
  assign flip[266] = (syndrome[2] & match[33]) | (all_555 & (xor_431 ^ xor_550));
  assign flip[267] = (syndrome[3] & match[33]) | (all_555 & (xor_432 ^ xor_547));
  assign flip[268] = (syndrome[4] & match[33]) | (all_555 & (xor_433 ^ xor_544));
  assign flip[269] = (syndrome[5] & match[33]) | (all_555 & (xor_434 ^ (sum_205 ^ xor_449)));
  assign flip[270] = (syndrome[6] & match[33]) | (all_555 & (xor_435 ^ xor_554));
  assign flip[271] = (syndrome[7] & match[33]) | (all_555 & (xor_436 ^ xor_551));
  assign flip[272] = (syndrome[0] & match[34]) | (all_558 & (xor_429 ^ xor_551));
  assign flip[273] = (syndrome[1] & match[34]) | (all_558 & (xor_430 ^ xor_556));
  assign flip[274] = (syndrome[2] & match[34]) | (all_558 & (xor_431 ^ xor_553));
  assign flip[275] = (syndrome[3] & match[34]) | (all_558 & (xor_432 ^ xor_550));
  assign flip[276] = (syndrome[4] & match[34]) | (all_558 & (xor_433 ^ xor_547));
  assign flip[277] = (syndrome[5] & match[34]) | (all_558 & (xor_434 ^ (sum_127 ^ sum_169)));
  assign flip[278] = (syndrome[6] & match[34]) | (all_558 & (xor_435 ^ xor_557));
  assign flip[279] = (syndrome[7] & match[34]) | (all_558 & (xor_436 ^ xor_554));
  assign flip[280] = (syndrome[0] & match[35]) | (all_559 & (xor_429 ^ xor_554));
  assign flip[281] = (syndrome[1] & match[35]) | (all_559 & (xor_430 ^ (sum_171 ^ xor_450)));
  assign flip[282] = (syndrome[2] & match[35]) | (all_559 & (xor_431 ^ xor_556));
  assign flip[283] = (syndrome[3] & match[35]) | (all_559 & (xor_432 ^ xor_553));
  assign flip[284] = (syndrome[4] & match[35]) | (all_559 & (xor_433 ^ xor_550));
  assign flip[285] = (syndrome[5] & match[35]) | (all_559 & (xor_434 ^ (sum_141 ^ xor_447)));
  assign flip[286] = (syndrome[6] & match[35]) | (all_559 & (xor_435 ^ (sum_112 ^ xor_462)));
  assign flip[287] = (syndrome[7] & match[35]) | (all_559 & (xor_436 ^ xor_557));

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~is_0;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = nonzero & hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // rs_dsc_cw_dec

`default_nettype wire
