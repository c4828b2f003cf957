// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --goal area --out DIR
`default_nettype none

// Decodes one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ssc_dsd_plus_cw_dec (
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

  // Shared sums, each computed once, named after the syndrome bits that need it and the first bit
  // that it adds.
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
  wire nonzero_is = syndrome == 32'h00000000;
  wire inverse_ratio_0_to_7_from_1 = syndrome[9] ^ syndrome[11];
  wire inverse_ratio_0_to_7_from_1_2 = syndrome[12] ^ inverse_ratio_0_to_7_from_1;
  wire inverse_ratio_0_to_7_from_0 = inverse_ratio_0_to_7_from_1_2 ^ (syndrome[8] ^ syndrome[14]);
  wire cross_ratio_from_5 = syndrome[13] ^ syndrome[14];
  wire inverse_ratio_0_to_7_from_1_5 = inverse_ratio_0_to_7_from_1 ^ cross_ratio_from_5;
  wire cross_ratio_from_2 = syndrome[10] ^ syndrome[14];
  wire inverse_ratio_0_to_7_from_2_2 = syndrome[13] ^ cross_ratio_from_2;
  wire inverse_ratio_0_to_7_from_1_3 = syndrome[9] ^ cross_ratio_from_2;
  wire cross_ratio_from_5_2 = syndrome[13] ^ syndrome[15];
  wire inverse_ratio_0_to_7_from_1_6 = inverse_ratio_0_to_7_from_1_3 ^ cross_ratio_from_5_2;
  wire inverse_ratio_0_to_7_from_2 = syndrome[10] ^ cross_ratio_from_5_2;
  wire inverse_ratio_0_to_7_from_1_7 = inverse_ratio_0_to_7_from_1_2 ^ inverse_ratio_0_to_7_from_2;
  wire inverse_ratio_0_to_7_from_1_4 = inverse_ratio_0_to_7_from_1_2 ^ cross_ratio_from_2;
  wire inverse_ratio_0_to_7_from_1_8 = syndrome[15] ^ inverse_ratio_0_to_7_from_1_4;
  wire inverse_ratio_0_to_7_from_1_9 = syndrome[13] ^ inverse_ratio_0_to_7_from_1_4;
  wire inverse_ratio_0_to_7_all = syndrome[9] & syndrome[11];
  wire inverse_ratio_0_to_7_xor = (syndrome[14] & syndrome[15]) ^ (inverse_ratio_0_to_7_from_1_3
      ^ (syndrome[12] & syndrome[15]));
  wire inverse_ratio_0_to_7_xor_2 = (syndrome[12] & syndrome[14]) ^ ((syndrome[8] & syndrome[14])
      ^ (syndrome[10] & syndrome[15]));
  wire inverse_ratio_0_to_7_xor_3 = (syndrome[10] & syndrome[13]) ^ (syndrome[12] & syndrome[13]);
  wire inverse_ratio_0_to_7_xor_4 = ((syndrome[8] & syndrome[11]) ^ (syndrome[10] & syndrome[14]))
      ^ (inverse_ratio_0_to_7_xor_3 ^ (syndrome[10] & syndrome[11]));
  wire inverse_ratio_0_to_7_xor_5 = ((syndrome[8] & syndrome[9]) ^ (syndrome[13] & syndrome[15]))
      ^ ((syndrome[8] & syndrome[12]) ^ (syndrome[9] & syndrome[15]));
  wire inverse_ratio_0_to_7_xor_13 = (inverse_ratio_0_to_7_xor_4 ^ (inverse_ratio_0_to_7_xor
      ^ inverse_ratio_0_to_7_xor_2)) ^ (inverse_ratio_0_to_7_xor_5 ^ (((syndrome[11] & syndrome[14])
      ^ (syndrome[13] & syndrome[14])) ^ (syndrome[8] ^ inverse_ratio_0_to_7_all)));
  wire inverse_ratio_0_to_7_xor_6 = (syndrome[11] & syndrome[13]) ^ (syndrome[9] & syndrome[14]);
  wire inverse_ratio_0_to_7_xor_7 = inverse_ratio_0_to_7_xor_2 ^ ((syndrome[10] & syndrome[12])
      ^ (syndrome[8] & syndrome[13]));
  wire inverse_ratio_0_to_7_xor_8 = ((syndrome[11] & syndrome[12]) ^ ((syndrome[9] & syndrome[12])
      ^ (syndrome[15] ^ (syndrome[11] & syndrome[15])))) ^ (inverse_ratio_0_to_7_xor_7
      ^ inverse_ratio_0_to_7_all);
  wire inverse_ratio_0_to_7_xor_14 = inverse_ratio_0_to_7_xor_8 ^ (inverse_ratio_0_to_7_xor
      ^ (syndrome[12] ^ inverse_ratio_0_to_7_xor_6));
  wire inverse_ratio_0_to_7_xor_15 = (inverse_ratio_0_to_7_xor_7 ^ (inverse_ratio_0_to_7_xor_5
      ^ (syndrome[11] ^ (syndrome[8] & syndrome[10])))) ^ ((inverse_ratio_0_to_7_from_2
      ^ inverse_ratio_0_to_7_xor_6) ^ (inverse_ratio_0_to_7_xor_3 ^ (syndrome[8] & syndrome[15])));
  wire inverse_ratio_0_to_7_xor_16 = inverse_ratio_0_to_7_xor_8 ^ (inverse_ratio_0_to_7_xor_4
      ^ (((syndrome[9] & syndrome[10]) ^ (syndrome[9] & syndrome[13])) ^ (syndrome[11]
      ^ syndrome[14])));
  wire inverse_ratio_0_to_7_is = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'h3;
  wire inverse_ratio_0_to_7_is_2 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'h4;
  wire inverse_ratio_0_to_7_is_3 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'h6;
  wire inverse_ratio_0_to_7_is_4 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'h7;
  wire inverse_ratio_0_to_7_is_5 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'h9;
  wire inverse_ratio_0_to_7_is_6 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'ha;
  wire inverse_ratio_0_to_7_is_7 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'hb;
  wire inverse_ratio_0_to_7_is_8 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'hc;
  wire inverse_ratio_0_to_7_is_9 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'hd;
  wire inverse_ratio_0_to_7_is_10 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'he;
  wire inverse_ratio_0_to_7_is_11 = {inverse_ratio_0_to_7_xor_16, inverse_ratio_0_to_7_xor_15,
      inverse_ratio_0_to_7_xor_14, inverse_ratio_0_to_7_xor_13} == 4'hf;
  wire inverse_ratio_0_to_7_any = inverse_ratio_0_to_7_is | inverse_ratio_0_to_7_is_2
      | inverse_ratio_0_to_7_is_6 | inverse_ratio_0_to_7_is_7 | inverse_ratio_0_to_7_is_8
      | inverse_ratio_0_to_7_is_9 | inverse_ratio_0_to_7_is_11 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_15, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_13} == 4'h1);
  wire inverse_ratio_0_to_7_any_2 = inverse_ratio_0_to_7_is_3 | inverse_ratio_0_to_7_is_4
      | inverse_ratio_0_to_7_is_6 | inverse_ratio_0_to_7_is_7 | inverse_ratio_0_to_7_is_9
      | inverse_ratio_0_to_7_is_10 | inverse_ratio_0_to_7_is_11 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_15, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_13} == 4'h8);
  wire inverse_ratio_0_to_7_any_3 = inverse_ratio_0_to_7_is | inverse_ratio_0_to_7_is_2
      | inverse_ratio_0_to_7_is_3 | inverse_ratio_0_to_7_is_5 | inverse_ratio_0_to_7_is_6
      | inverse_ratio_0_to_7_is_7 | inverse_ratio_0_to_7_is_10 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_15, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_13} == 4'h5);
  wire inverse_ratio_0_to_7_any_4 = inverse_ratio_0_to_7_is | inverse_ratio_0_to_7_is_3
      | inverse_ratio_0_to_7_is_4 | inverse_ratio_0_to_7_is_5 | inverse_ratio_0_to_7_is_7
      | inverse_ratio_0_to_7_is_8 | inverse_ratio_0_to_7_is_11 | ({inverse_ratio_0_to_7_xor_16,
      inverse_ratio_0_to_7_xor_15, inverse_ratio_0_to_7_xor_14,
      inverse_ratio_0_to_7_xor_13} == 4'h2);
  wire inverse_ratio_hbf_xor = ((syndrome[5] & inverse_ratio_0_to_7_from_0) ^ ((syndrome[1]
      & inverse_ratio_0_to_7_from_1_6) ^ (syndrome[4] & inverse_ratio_0_to_7_from_1_5)))
      ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_7) ^ ((syndrome[2] & syndrome[11])
      ^ (syndrome[3] & inverse_ratio_0_to_7_from_2_2)));
  wire inverse_ratio_0_to_6_xor = (((syndrome[5] & inverse_ratio_0_to_7_from_1_5) ^ ((syndrome[3]
      & syndrome[11]) ^ (syndrome[4] & inverse_ratio_0_to_7_from_2_2))) ^ ((syndrome[0]
      & inverse_ratio_0_to_7_from_1_8) ^ (syndrome[2] & inverse_ratio_0_to_7_from_1_6)))
      ^ ((syndrome[1] & inverse_ratio_0_to_7_from_1_7) ^ (syndrome[6]
      & inverse_ratio_0_to_7_from_0));
  wire inverse_ratio_1_to_7_xor = (((syndrome[0] & inverse_ratio_0_to_7_from_1_9) ^ (syndrome[2]
      & inverse_ratio_0_to_7_from_1_7)) ^ ((syndrome[6] & inverse_ratio_0_to_7_from_1_5)
      ^ ((syndrome[4] & syndrome[11]) ^ (syndrome[5] & inverse_ratio_0_to_7_from_2_2))))
      ^ ((syndrome[7] & inverse_ratio_0_to_7_from_0) ^ ((syndrome[1]
      & inverse_ratio_0_to_7_from_1_8) ^ (syndrome[3] & inverse_ratio_0_to_7_from_1_6)));
  wire inverse_ratio_0_to_7_xor_17 = (((syndrome[7] & inverse_ratio_0_to_7_from_1_5) ^ ((syndrome[5]
      & syndrome[11]) ^ (syndrome[6] & inverse_ratio_0_to_7_from_2_2))) ^ ((syndrome[2]
      & inverse_ratio_0_to_7_from_1_8) ^ (syndrome[4] & inverse_ratio_0_to_7_from_1_6)))
      ^ ((syndrome[1] & inverse_ratio_0_to_7_from_1_9) ^ (syndrome[3]
      & inverse_ratio_0_to_7_from_1_7));
  wire inverse_ratio_0_to_7_xor_18 = ((syndrome[4] & inverse_ratio_0_to_7_from_1_7) ^ ((syndrome[3]
      & inverse_ratio_0_to_7_from_1_8) ^ (syndrome[5] & inverse_ratio_0_to_7_from_1_6)))
      ^ ((syndrome[2] & inverse_ratio_0_to_7_from_1_9) ^ ((syndrome[6] & syndrome[11])
      ^ (syndrome[7] & inverse_ratio_0_to_7_from_2_2)));
  wire inverse_ratio_0_to_7_xor_19 = ((syndrome[5] & inverse_ratio_0_to_7_from_1_7) ^ ((syndrome[4]
      & inverse_ratio_0_to_7_from_1_8) ^ (syndrome[7] & syndrome[11]))) ^ ((syndrome[3]
      & inverse_ratio_0_to_7_from_1_9) ^ (syndrome[6] & inverse_ratio_0_to_7_from_1_6));
  wire inverse_ratio_0_to_7_xor_20 = ((syndrome[4] & inverse_ratio_0_to_7_from_1_9) ^ (syndrome[6]
      & inverse_ratio_0_to_7_from_1_7)) ^ ((syndrome[5] & inverse_ratio_0_to_7_from_1_8)
      ^ (syndrome[7] & inverse_ratio_0_to_7_from_1_6));
  wire inverse_ratio_0_to_7_xor_21 = (syndrome[7] & inverse_ratio_0_to_7_from_1_7) ^ ((syndrome[5]
      & inverse_ratio_0_to_7_from_1_9) ^ (syndrome[6] & inverse_ratio_0_to_7_from_1_8));
  wire inverse_ratio_0_to_7_xor_22 = (syndrome[6] & inverse_ratio_0_to_7_from_1_9) ^ (syndrome[7]
      & inverse_ratio_0_to_7_from_1_8);
  wire inverse_ratio_0_to_7_all_2 = syndrome[7] & inverse_ratio_0_to_7_from_1_9;
  wire inverse_ratio_0_to_7_xor_9 = inverse_ratio_0_to_7_xor_19 ^ inverse_ratio_0_to_7_xor_20;
  wire inverse_ratio_0_to_7_xor_10 = inverse_ratio_0_to_7_xor_9 ^ inverse_ratio_0_to_7_xor_17;
  wire inverse_ratio_hf7_xor = inverse_ratio_0_to_7_xor_10 ^ (inverse_ratio_0_to_7_xor_21
      ^ (syndrome[0] & inverse_ratio_0_to_7_from_0));
  wire inverse_ratio_0_to_7_xor_11 = inverse_ratio_0_to_7_xor_17 ^ (inverse_ratio_0_to_7_xor_18
      ^ inverse_ratio_0_to_7_xor_19);
  wire inverse_ratio_hef_xor_2 = inverse_ratio_0_to_7_xor_11 ^ (inverse_ratio_0_to_7_xor_22
      ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_5) ^ (syndrome[1]
      & inverse_ratio_0_to_7_from_0)));
  wire inverse_ratio_0_to_7_xor_12 = inverse_ratio_0_to_7_xor_9 ^ inverse_ratio_0_to_7_xor_18;
  wire inverse_ratio_0_to_7_xor_23 = inverse_ratio_0_to_7_xor_12 ^ (inverse_ratio_0_to_7_all_2
      ^ ((syndrome[2] & inverse_ratio_0_to_7_from_0) ^ ((syndrome[0]
      & inverse_ratio_0_to_7_from_2_2) ^ (syndrome[1] & inverse_ratio_0_to_7_from_1_5))));
  wire inverse_ratio_hdf_xor = inverse_ratio_0_to_7_xor_9 ^ (inverse_ratio_0_to_7_xor_21
      ^ ((syndrome[3] & inverse_ratio_0_to_7_from_0) ^ ((syndrome[2]
      & inverse_ratio_0_to_7_from_1_5) ^ ((syndrome[0] & syndrome[11]) ^ (syndrome[1]
      & inverse_ratio_0_to_7_from_2_2)))));
  wire inverse_ratio_0_to_7_xor_24 = inverse_ratio_0_to_7_xor_21 ^ (((syndrome[4]
      & inverse_ratio_0_to_7_from_0) ^ ((syndrome[1] & syndrome[11]) ^ (syndrome[2]
      & inverse_ratio_0_to_7_from_2_2))) ^ ((syndrome[0] & inverse_ratio_0_to_7_from_1_6)
      ^ (syndrome[3] & inverse_ratio_0_to_7_from_1_5)));
  wire inverse_ratio_0_to_7_xor_25 = inverse_ratio_0_to_7_xor_24 ^ (inverse_ratio_0_to_7_xor_20
      ^ inverse_ratio_0_to_7_xor_22);
  wire inverse_ratio_hbf_xor_2 = inverse_ratio_0_to_7_xor_10 ^ (inverse_ratio_hbf_xor
      ^ (inverse_ratio_0_to_7_xor_22 ^ inverse_ratio_0_to_7_all_2));
  wire inverse_ratio_0_to_6_xor_2 = inverse_ratio_0_to_7_xor_11 ^ (inverse_ratio_0_to_6_xor
      ^ inverse_ratio_0_to_7_all_2);
  wire inverse_ratio_1_to_7_xor_2 = inverse_ratio_0_to_7_xor_12 ^ inverse_ratio_1_to_7_xor;
  wire inverse_ratio_hef_xor = inverse_ratio_hef_xor_2 ^ inverse_ratio_0_to_7_xor_25;
  wire inverse_ratio_0_2_6_xor = inverse_ratio_hef_xor ^ inverse_ratio_0_to_6_xor_2;
  wire inverse_ratio_0_1_3_7_xor = inverse_ratio_hdf_xor ^ inverse_ratio_hbf_xor_2;
  wire inverse_ratio_hee_xor = inverse_ratio_0_to_7_xor_23 ^ inverse_ratio_1_to_7_xor_2;
  wire inverse_ratio_2_6_xor = inverse_ratio_0_to_7_xor_23 ^ inverse_ratio_hdf_xor;
  wire inverse_ratio_0_2_4_xor = inverse_ratio_0_to_7_xor_23 ^ inverse_ratio_hbf_xor_2;
  wire inverse_ratio_4_5_6_xor = inverse_ratio_0_to_7_xor_25 ^ inverse_ratio_0_to_6_xor_2;
  wire inverse_ratio_1_5_7_xor = inverse_ratio_hef_xor ^ inverse_ratio_1_to_7_xor_2;
  wire inverse_ratio_5_6_7_xor = inverse_ratio_hee_xor ^ inverse_ratio_hf7_xor;
  wire inverse_ratio_1_3_xor = inverse_ratio_0_1_3_7_xor ^ inverse_ratio_0_to_6_xor_2;
  wire inverse_ratio_5_6_xor = inverse_ratio_4_5_6_xor ^ inverse_ratio_5_6_7_xor;
  wire [7:0] inverse_ratio;
  assign inverse_ratio[0] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_0_2_6_xor
      ^ inverse_ratio_0_2_4_xor)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_0_2_4_xor
      ^ inverse_ratio_hef_xor_2))) ^ ((inverse_ratio_0_to_7_any & inverse_ratio_hf7_xor)
      ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_0_2_6_xor ^ inverse_ratio_0_1_3_7_xor)));
  assign inverse_ratio[1] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_hdf_xor
      ^ inverse_ratio_1_5_7_xor)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_1_3_xor
      ^ (inverse_ratio_hf7_xor ^ inverse_ratio_hef_xor_2)))) ^ ((inverse_ratio_0_to_7_any
      & inverse_ratio_hef_xor_2) ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_hee_xor
      ^ (inverse_ratio_hef_xor_2 ^ inverse_ratio_hdf_xor))));
  assign inverse_ratio[2] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_0_2_4_xor
      ^ inverse_ratio_0_to_7_xor_25)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_0_2_6_xor
      ^ inverse_ratio_hee_xor))) ^ ((inverse_ratio_0_to_7_any & inverse_ratio_0_to_7_xor_23)
      ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_2_6_xor ^ (inverse_ratio_hf7_xor
      ^ inverse_ratio_0_to_7_xor_25))));
  assign inverse_ratio[3] = ((inverse_ratio_0_to_7_any_3 & inverse_ratio_1_3_xor)
      ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_0_1_3_7_xor ^ inverse_ratio_hee_xor)))
      ^ ((inverse_ratio_0_to_7_any & inverse_ratio_hdf_xor) ^ (inverse_ratio_0_to_7_any_2
      & (inverse_ratio_hef_xor ^ inverse_ratio_0_1_3_7_xor)));
  assign inverse_ratio[4] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_4_5_6_xor
      ^ (inverse_ratio_hf7_xor ^ inverse_ratio_1_to_7_xor_2))) ^ (inverse_ratio_0_to_7_any_4
      & (inverse_ratio_4_5_6_xor ^ inverse_ratio_hdf_xor))) ^ ((inverse_ratio_0_to_7_any
      & inverse_ratio_0_to_7_xor_25) ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_0_2_4_xor
      ^ inverse_ratio_4_5_6_xor)));
  assign inverse_ratio[5] = ((inverse_ratio_0_to_7_any_3 & inverse_ratio_5_6_xor)
      ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_hef_xor ^ inverse_ratio_5_6_7_xor)))
      ^ ((inverse_ratio_0_to_7_any & inverse_ratio_hbf_xor_2) ^ (inverse_ratio_0_to_7_any_2
      & inverse_ratio_1_5_7_xor));
  assign inverse_ratio[6] = ((inverse_ratio_0_to_7_any_3 & (inverse_ratio_hdf_xor
      ^ inverse_ratio_5_6_xor)) ^ (inverse_ratio_0_to_7_any_4 & (inverse_ratio_hf7_xor
      ^ inverse_ratio_hdf_xor))) ^ ((inverse_ratio_0_to_7_any & inverse_ratio_0_to_6_xor_2)
      ^ (inverse_ratio_0_to_7_any_2 & (inverse_ratio_0_2_6_xor ^ inverse_ratio_2_6_xor)));
  assign inverse_ratio[7] = ((inverse_ratio_0_to_7_any_2 & (inverse_ratio_5_6_7_xor
      ^ (inverse_ratio_0_1_3_7_xor ^ inverse_ratio_0_to_7_xor_25))) ^ (inverse_ratio_0_to_7_any_3
      & (inverse_ratio_1_5_7_xor ^ (inverse_ratio_0_1_3_7_xor ^ inverse_ratio_hf7_xor))))
      ^ ((inverse_ratio_0_to_7_any & inverse_ratio_1_to_7_xor_2) ^ (inverse_ratio_0_to_7_any_4
      & (inverse_ratio_hef_xor ^ inverse_ratio_hf7_xor)));
  wire cross_ratio_xor_9 = (((syndrome[2] & syndrome[19]) ^ (syndrome[3] & syndrome[18]))
      ^ ((syndrome[0] & syndrome[21]) ^ (syndrome[1] & syndrome[20]))) ^ ((syndrome[4]
      & syndrome[17]) ^ (syndrome[5] & syndrome[16]));
  wire cross_ratio_xor_10 = (((syndrome[5] & syndrome[17]) ^ (syndrome[6] & syndrome[16]))
      ^ ((syndrome[3] & syndrome[19]) ^ (syndrome[4] & syndrome[18]))) ^ ((syndrome[0]
      & syndrome[22]) ^ ((syndrome[1] & syndrome[21]) ^ (syndrome[2] & syndrome[20])));
  wire cross_ratio_xor_11 = (((syndrome[1] & syndrome[22]) ^ (syndrome[7] & syndrome[16]))
      ^ ((syndrome[5] & syndrome[18]) ^ (syndrome[6] & syndrome[17]))) ^ (((syndrome[2]
      & syndrome[21]) ^ (syndrome[4] & syndrome[19])) ^ ((syndrome[0] & syndrome[23]) ^ (syndrome[3]
      & syndrome[20])));
  wire cross_ratio_xor_12 = (((syndrome[6] & syndrome[18]) ^ (syndrome[7] & syndrome[17]))
      ^ ((syndrome[3] & syndrome[21]) ^ (syndrome[5] & syndrome[19]))) ^ ((syndrome[2]
      & syndrome[22]) ^ ((syndrome[1] & syndrome[23]) ^ (syndrome[4] & syndrome[20])));
  wire cross_ratio_xor_13 = (((syndrome[4] & syndrome[21]) ^ (syndrome[6] & syndrome[19]))
      ^ ((syndrome[2] & syndrome[23]) ^ (syndrome[5] & syndrome[20]))) ^ ((syndrome[3]
      & syndrome[22]) ^ (syndrome[7] & syndrome[18]));
  wire cross_ratio_xor_14 = ((syndrome[4] & syndrome[22]) ^ ((syndrome[3] & syndrome[23])
      ^ (syndrome[6] & syndrome[20]))) ^ ((syndrome[5] & syndrome[21]) ^ (syndrome[7]
      & syndrome[19]));
  wire cross_ratio_xor_15 = ((syndrome[5] & syndrome[22]) ^ (syndrome[6] & syndrome[21]))
      ^ ((syndrome[4] & syndrome[23]) ^ (syndrome[7] & syndrome[20]));
  wire cross_ratio_xor_16 = (syndrome[6] & syndrome[22]) ^ ((syndrome[5] & syndrome[23])
      ^ (syndrome[7] & syndrome[21]));
  wire cross_ratio_xor_17 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire cross_ratio_all = syndrome[7] & syndrome[23];
  wire cross_ratio_xor = cross_ratio_xor_14 ^ cross_ratio_xor_15;
  wire cross_ratio_xor_2 = cross_ratio_xor ^ cross_ratio_xor_16;
  wire cross_ratio_xor_3 = cross_ratio_xor_14 ^ (cross_ratio_xor_12 ^ cross_ratio_xor_13);
  wire cross_ratio_xor_4 = cross_ratio_xor ^ cross_ratio_all;
  wire cross_ratio_xor_18 = cross_ratio_xor_15 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0]
      & syndrome[20]) ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18])
      ^ (syndrome[3] & syndrome[17])));
  wire cross_ratio_from_4_2 = syndrome[12] ^ cross_ratio_from_5_2;
  wire cross_ratio_xor_19 = (((syndrome[9] & syndrome[28]) ^ (syndrome[10] & syndrome[27]))
      ^ ((syndrome[8] & syndrome[29]) ^ (syndrome[11] & syndrome[26]))) ^ ((syndrome[12]
      & syndrome[25]) ^ (syndrome[13] & syndrome[24]));
  wire cross_ratio_xor_20 = (((syndrome[11] & syndrome[27]) ^ (syndrome[13] & syndrome[25]))
      ^ ((syndrome[9] & syndrome[29]) ^ (syndrome[10] & syndrome[28]))) ^ ((syndrome[14]
      & syndrome[24]) ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[12] & syndrome[26])));
  wire cross_ratio_xor_21 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24]))
      ^ ((syndrome[11] & syndrome[28]) ^ (syndrome[12] & syndrome[27]))) ^ (((syndrome[10]
      & syndrome[29]) ^ (syndrome[13] & syndrome[26])) ^ ((syndrome[8] & syndrome[31])
      ^ (syndrome[9] & syndrome[30])));
  wire cross_ratio_xor_22 = (((syndrome[12] & syndrome[28]) ^ (syndrome[13] & syndrome[27]))
      ^ ((syndrome[10] & syndrome[30]) ^ (syndrome[11] & syndrome[29]))) ^ ((syndrome[15]
      & syndrome[25]) ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[14] & syndrome[26])));
  wire cross_ratio_xor_23 = ((syndrome[14] & syndrome[27]) ^ ((syndrome[11] & syndrome[30])
      ^ ((syndrome[10] & syndrome[31]) ^ (syndrome[15] & syndrome[26])))) ^ ((syndrome[12]
      & syndrome[29]) ^ (syndrome[13] & syndrome[28]));
  wire cross_ratio_xor_24 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31])
      ^ (syndrome[12] & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14]
      & syndrome[28]));
  wire cross_ratio_xor_25 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28]))
      ^ ((syndrome[12] & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire cross_ratio_xor_26 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31])
      ^ (syndrome[14] & syndrome[30]));
  wire cross_ratio_xor_27 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire cross_ratio_all_2 = syndrome[15] & syndrome[31];
  wire cross_ratio_xor_5 = cross_ratio_xor_24 ^ cross_ratio_xor_25;
  wire cross_ratio_xor_6 = cross_ratio_xor_5 ^ cross_ratio_xor_22;
  wire cross_ratio_xor_7 = cross_ratio_xor_22 ^ (cross_ratio_xor_23 ^ cross_ratio_xor_24);
  wire cross_ratio_xor_8 = cross_ratio_xor_5 ^ cross_ratio_xor_23;
  wire cross_ratio_xor_28 = (((syndrome[12] & syndrome[24]) ^ ((syndrome[8] & syndrome[28])
      ^ (syndrome[10] & syndrome[26]))) ^ ((syndrome[9] & syndrome[27]) ^ (syndrome[11]
      & syndrome[25]))) ^ (cross_ratio_xor_25 ^ (cross_ratio_xor_26 ^ cross_ratio_xor_27));
  wire cross_ratio_from_4 = syndrome[20] ^ syndrome[21];
  wire cross_ratio_from_4_3 = syndrome[23] ^ cross_ratio_from_4;
  wire cross_ratio_xor_29 = (cross_ratio_xor_8 ^ (cross_ratio_all_2 ^ ((syndrome[10] & syndrome[24])
      ^ ((syndrome[8] & syndrome[26]) ^ (syndrome[9] & syndrome[25]))))) ^ (syndrome[23]
      ^ (syndrome[17] ^ syndrome[21]));
  wire cross_ratio_xor_30 = (cross_ratio_xor_5 ^ (cross_ratio_xor_26 ^ (((syndrome[10]
      & syndrome[25]) ^ (syndrome[11] & syndrome[24])) ^ ((syndrome[8] & syndrome[27])
      ^ (syndrome[9] & syndrome[26]))))) ^ (syndrome[21] ^ syndrome[22]);
  wire cross_ratio = {syndrome[21] ^ (cross_ratio_xor_8 ^ cross_ratio_xor_21), (cross_ratio_xor_7
      ^ (cross_ratio_xor_20 ^ cross_ratio_all_2)) ^ (syndrome[19] ^ cross_ratio_from_4_3),
      cross_ratio_from_4_3 ^ (cross_ratio_xor_6 ^ (cross_ratio_xor_19 ^ (cross_ratio_xor_27
      ^ cross_ratio_all_2))), cross_ratio_xor_28 ^ (syndrome[18] ^ syndrome[22]),
      cross_ratio_xor_30, cross_ratio_xor_29, cross_ratio_from_4 ^ (cross_ratio_xor_7
      ^ (cross_ratio_xor_27 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9] & syndrome[24])))),
      (cross_ratio_xor_6 ^ (cross_ratio_xor_26 ^ (syndrome[8] & syndrome[24])))
      ^ (cross_ratio_from_4 ^ (syndrome[16] ^ syndrome[22])), syndrome[13] ^ (cross_ratio_xor
      ^ (cross_ratio_xor_11 ^ cross_ratio_xor_13)), (cross_ratio_xor_3 ^ (cross_ratio_xor_10
      ^ cross_ratio_all)) ^ (syndrome[11] ^ cross_ratio_from_4_2), cross_ratio_from_4_2
      ^ (cross_ratio_xor_4 ^ (cross_ratio_xor_9 ^ (cross_ratio_xor_12 ^ cross_ratio_xor_17))),
      cross_ratio_from_2 ^ (cross_ratio_xor_18 ^ (cross_ratio_xor_16 ^ cross_ratio_xor_17)),
      cross_ratio_from_5 ^ (cross_ratio_xor_2 ^ (((syndrome[2] & syndrome[17]) ^ (syndrome[3]
      & syndrome[16])) ^ ((syndrome[0] & syndrome[19]) ^ (syndrome[1] & syndrome[18])))),
      (cross_ratio_xor_4 ^ (cross_ratio_xor_13 ^ ((syndrome[2] & syndrome[16]) ^ ((syndrome[0]
      & syndrome[18]) ^ (syndrome[1] & syndrome[17]))))) ^ (syndrome[9] ^ cross_ratio_from_5_2),
      (cross_ratio_xor_3 ^ (cross_ratio_xor_17 ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1]
      & syndrome[16])))) ^ (syndrome[12] ^ syndrome[13]), (cross_ratio_xor_2 ^ (cross_ratio_xor_12
      ^ (syndrome[0] & syndrome[16]))) ^ (cross_ratio_from_5 ^ (syndrome[8]
      ^ syndrome[12]))} == 16'h0000;
  wire inverse_ratio_3_0_is_1 = inverse_ratio[3:0] == 4'h1;
  wire inverse_ratio_3_0_is_2 = inverse_ratio[3:0] == 4'h2;
  wire inverse_ratio_3_0_is_3 = inverse_ratio[3:0] == 4'h3;
  wire inverse_ratio_3_0_is_5 = inverse_ratio[3:0] == 4'h5;
  wire inverse_ratio_3_0_is_6 = inverse_ratio[3:0] == 4'h6;
  wire inverse_ratio_3_0_is_7 = inverse_ratio[3:0] == 4'h7;
  wire inverse_ratio_3_0_is_8 = inverse_ratio[3:0] == 4'h8;
  wire inverse_ratio_3_0_is_9 = inverse_ratio[3:0] == 4'h9;
  wire inverse_ratio_3_0_is_10 = inverse_ratio[3:0] == 4'ha;
  wire inverse_ratio_3_0_is_11 = inverse_ratio[3:0] == 4'hb;
  wire inverse_ratio_3_0_is_12 = inverse_ratio[3:0] == 4'hc;
  wire inverse_ratio_3_0_is_13 = inverse_ratio[3:0] == 4'hd;
  wire inverse_ratio_3_0_is_14 = inverse_ratio[3:0] == 4'he;
  wire inverse_ratio_3_0_is_15 = inverse_ratio[3:0] == 4'hf;
  wire inverse_ratio_7_4_is_0 = inverse_ratio[7:4] == 4'h0;
  wire inverse_ratio_7_4_is_1 = inverse_ratio[7:4] == 4'h1;
  wire inverse_ratio_7_4_is_2 = inverse_ratio[7:4] == 4'h2;
  wire inverse_ratio_7_4_is_3 = inverse_ratio[7:4] == 4'h3;
  wire inverse_ratio_7_4_is_4 = inverse_ratio[7:4] == 4'h4;
  wire inverse_ratio_7_4_is_5 = inverse_ratio[7:4] == 4'h5;
  wire inverse_ratio_7_4_is_6 = inverse_ratio[7:4] == 4'h6;
  wire inverse_ratio_7_4_is_7 = inverse_ratio[7:4] == 4'h7;
  wire inverse_ratio_7_4_is_8 = inverse_ratio[7:4] == 4'h8;
  wire inverse_ratio_7_4_is_9 = inverse_ratio[7:4] == 4'h9;
  wire inverse_ratio_7_4_is_10 = inverse_ratio[7:4] == 4'ha;
  wire inverse_ratio_7_4_is_11 = inverse_ratio[7:4] == 4'hb;
  wire inverse_ratio_7_4_is_12 = inverse_ratio[7:4] == 4'hc;
  wire inverse_ratio_7_4_is_13 = inverse_ratio[7:4] == 4'hd;
  wire inverse_ratio_7_4_is_14 = inverse_ratio[7:4] == 4'he;
  wire inverse_ratio_7_4_is_15 = inverse_ratio[7:4] == 4'hf;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [35:0] match;
  assign match[0] = cross_ratio & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_0);
  assign match[1] = cross_ratio & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_11);
  assign match[2] = cross_ratio & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_14);
  assign match[3] = cross_ratio & (inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_12);
  assign match[4] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_13);
  assign match[5] = cross_ratio & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_13);
  assign match[6] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_6);
  assign match[7] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_3);
  assign match[8] = cross_ratio & (inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_1);
  assign match[9] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_11);
  assign match[10] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_5);
  assign match[11] = cross_ratio & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_2);
  assign match[12] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_10);
  assign match[13] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_5);
  assign match[14] = cross_ratio & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_9);
  assign match[15] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_4);
  assign match[16] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_2);
  assign match[17] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_1);
  assign match[18] = cross_ratio & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_11);
  assign match[19] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_5);
  assign match[20] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_2);
  assign match[21] = cross_ratio & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_1);
  assign match[22] = cross_ratio & (inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_11);
  assign match[23] = cross_ratio & (inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_5);
  assign match[24] = cross_ratio & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_9);
  assign match[25] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_15);
  assign match[26] = cross_ratio & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_7);
  assign match[27] = cross_ratio & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_8);
  assign match[28] = cross_ratio & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_4);
  assign match[29] = cross_ratio & (inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_9);
  assign match[30] = cross_ratio & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_4);
  assign match[31] = cross_ratio & (inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_9);
  assign match[32] = cross_ratio & (inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_15);
  assign match[33] = cross_ratio & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_12);
  assign match[34] = cross_ratio & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_6);
  assign match[35] = cross_ratio & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_3);

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = syndrome[0] & match[0];
  assign flip[1] = syndrome[1] & match[0];
  assign flip[2] = syndrome[2] & match[0];
  assign flip[3] = syndrome[3] & match[0];
  assign flip[4] = syndrome[4] & match[0];
  assign flip[5] = syndrome[5] & match[0];
  assign flip[6] = syndrome[6] & match[0];
  assign flip[7] = syndrome[7] & match[0];
  assign flip[8] = syndrome[0] & match[1];
  assign flip[9] = syndrome[1] & match[1];
  assign flip[10] = syndrome[2] & match[1];
  assign flip[11] = syndrome[3] & match[1];
  assign flip[12] = syndrome[4] & match[1];
  assign flip[13] = syndrome[5] & match[1];
  assign flip[14] = syndrome[6] & match[1];
  assign flip[15] = syndrome[7] & match[1];
  assign flip[16] = syndrome[0] & match[2];
  assign flip[17] = syndrome[1] & match[2];
  assign flip[18] = syndrome[2] & match[2];
  assign flip[19] = syndrome[3] & match[2];
  assign flip[20] = syndrome[4] & match[2];
  assign flip[21] = syndrome[5] & match[2];
  assign flip[22] = syndrome[6] & match[2];
  assign flip[23] = syndrome[7] & match[2];
  assign flip[24] = syndrome[0] & match[3];
  assign flip[25] = syndrome[1] & match[3];
  assign flip[26] = syndrome[2] & match[3];
  assign flip[27] = syndrome[3] & match[3];
  assign flip[28] = syndrome[4] & match[3];
  assign flip[29] = syndrome[5] & match[3];
  assign flip[30] = syndrome[6] & match[3];
  assign flip[31] = syndrome[7] & match[3];
  assign flip[32] = syndrome[0] & match[4];
  assign flip[33] = syndrome[1] & match[4];
  assign flip[34] = syndrome[2] & match[4];
  assign flip[35] = syndrome[3] & match[4];
  assign flip[36] = syndrome[4] & match[4];
  assign flip[37] = syndrome[5] & match[4];
  assign flip[38] = syndrome[6] & match[4];
  assign flip[39] = syndrome[7] & match[4];
  assign flip[40] = syndrome[0] & match[5];
  assign flip[41] = syndrome[1] & match[5];
  assign flip[42] = syndrome[2] & match[5];
  assign flip[43] = syndrome[3] & match[5];
  assign flip[44] = syndrome[4] & match[5];
  assign flip[45] = syndrome[5] & match[5];
  assign flip[46] = syndrome[6] & match[5];
  assign flip[47] = syndrome[7] & match[5];
  assign flip[48] = syndrome[0] & match[6];
  assign flip[49] = syndrome[1] & match[6];
  assign flip[50] = syndrome[2] & match[6];
  assign flip[51] = syndrome[3] & match[6];
  assign flip[52] = syndrome[4] & match[6];
  assign flip[53] = syndrome[5] & match[6];
  assign flip[54] = syndrome[6] & match[6];
  assign flip[55] = syndrome[7] & match[6];
  assign flip[56] = syndrome[0] & match[7];
  assign flip[57] = syndrome[1] & match[7];
  assign flip[58] = syndrome[2] & match[7];
  assign flip[59] = syndrome[3] & match[7];
  assign flip[60] = syndrome[4] & match[7];
  assign flip[61] = syndrome[5] & match[7];
  assign flip[62] = syndrome[6] & match[7];
  assign flip[63] = syndrome[7] & match[7];
  assign flip[64] = syndrome[0] & match[8];
  assign flip[65] = syndrome[1] & match[8];
  assign flip[66] = syndrome[2] & match[8];
  assign flip[67] = syndrome[3] & match[8];
  assign flip[68] = syndrome[4] & match[8];
  assign flip[69] = syndrome[5] & match[8];
  assign flip[70] = syndrome[6] & match[8];
  assign flip[71] = syndrome[7] & match[8];
  assign flip[72] = syndrome[0] & match[9];
  assign flip[73] = syndrome[1] & match[9];
  assign flip[74] = syndrome[2] & match[9];
  assign flip[75] = syndrome[3] & match[9];
  assign flip[76] = syndrome[4] & match[9];
  assign flip[77] = syndrome[5] & match[9];
  assign flip[78] = syndrome[6] & match[9];
  assign flip[79] = syndrome[7] & match[9];
  assign flip[80] = syndrome[0] & match[10];
  assign flip[81] = syndrome[1] & match[10];
  assign flip[82] = syndrome[2] & match[10];
  assign flip[83] = syndrome[3] & match[10];
  assign flip[84] = syndrome[4] & match[10];
  assign flip[85] = syndrome[5] & match[10];
  assign flip[86] = syndrome[6] & match[10];
  assign flip[87] = syndrome[7] & match[10];
  assign flip[88] = syndrome[0] & match[11];
  assign flip[89] = syndrome[1] & match[11];
  assign flip[90] = syndrome[2] & match[11];
  assign flip[91] = syndrome[3] & match[11];
  assign flip[92] = syndrome[4] & match[11];
  assign flip[93] = syndrome[5] & match[11];
  assign flip[94] = syndrome[6] & match[11];
  assign flip[95] = syndrome[7] & match[11];
  assign flip[96] = syndrome[0] & match[12];
  assign flip[97] = syndrome[1] & match[12];
  assign flip[98] = syndrome[2] & match[12];
  assign flip[99] = syndrome[3] & match[12];
  assign flip[100] = syndrome[4] & match[12];
  assign flip[101] = syndrome[5] & match[12];
  assign flip[102] = syndrome[6] & match[12];
  assign flip[103] = syndrome[7] & match[12];
  assign flip[104] = syndrome[0] & match[13];
  assign flip[105] = syndrome[1] & match[13];
  assign flip[106] = syndrome[2] & match[13];
  assign flip[107] = syndrome[3] & match[13];
  assign flip[108] = syndrome[4] & match[13];
  assign flip[109] = syndrome[5] & match[13];
  assign flip[110] = syndrome[6] & match[13];
  assign flip[111] = syndrome[7] & match[13];
  assign flip[112] = syndrome[0] & match[14];
  assign flip[113] = syndrome[1] & match[14];
  assign flip[114] = syndrome[2] & match[14];
  assign flip[115] = syndrome[3] & match[14];
  assign flip[116] = syndrome[4] & match[14];
  assign flip[117] = syndrome[5] & match[14];
  assign flip[118] = syndrome[6] & match[14];
  assign flip[119] = syndrome[7] & match[14];
  assign flip[120] = syndrome[0] & match[15];
  assign flip[121] = syndrome[1] & match[15];
  assign flip[122] = syndrome[2] & match[15];
  assign flip[123] = syndrome[3] & match[15];
  assign flip[124] = syndrome[4] & match[15];
  assign flip[125] = syndrome[5] & match[15];
  assign flip[126] = syndrome[6] & match[15];
  assign flip[127] = syndrome[7] & match[15];
  assign flip[128] = syndrome[0] & match[16];
  assign flip[129] = syndrome[1] & match[16];
  assign flip[130] = syndrome[2] & match[16];
  assign flip[131] = syndrome[3] & match[16];
  assign flip[132] = syndrome[4] & match[16];
  assign flip[133] = syndrome[5] & match[16];
  assign flip[134] = syndrome[6] & match[16];
  assign flip[135] = syndrome[7] & match[16];
  assign flip[136] = syndrome[0] & match[17];
  assign flip[137] = syndrome[1] & match[17];
  assign flip[138] = syndrome[2] & match[17];
  assign flip[139] = syndrome[3] & match[17];
  assign flip[140] = syndrome[4] & match[17];
  assign flip[141] = syndrome[5] & match[17];
  assign flip[142] = syndrome[6] & match[17];
  assign flip[143] = syndrome[7] & match[17];
  assign flip[144] = syndrome[0] & match[18];
  assign flip[145] = syndrome[1] & match[18];
  assign flip[146] = syndrome[2] & match[18];
  assign flip[147] = syndrome[3] & match[18];
  assign flip[148] = syndrome[4] & match[18];
  assign flip[149] = syndrome[5] & match[18];
  assign flip[150] = syndrome[6] & match[18];
  assign flip[151] = syndrome[7] & match[18];
  assign flip[152] = syndrome[0] & match[19];
  assign flip[153] = syndrome[1] & match[19];
  assign flip[154] = syndrome[2] & match[19];
  assign flip[155] = syndrome[3] & match[19];
  assign flip[156] = syndrome[4] & match[19];
  assign flip[157] = syndrome[5] & match[19];
  assign flip[158] = syndrome[6] & match[19];
  assign flip[159] = syndrome[7] & match[19];
  assign flip[160] = syndrome[0] & match[20];
  assign flip[161] = syndrome[1] & match[20];
  assign flip[162] = syndrome[2] & match[20];
  assign flip[163] = syndrome[3] & match[20];
  assign flip[164] = syndrome[4] & match[20];
  assign flip[165] = syndrome[5] & match[20];
  assign flip[166] = syndrome[6] & match[20];
  assign flip[167] = syndrome[7] & match[20];
  assign flip[168] = syndrome[0] & match[21];
  assign flip[169] = syndrome[1] & match[21];
  assign flip[170] = syndrome[2] & match[21];
  assign flip[171] = syndrome[3] & match[21];
  assign flip[172] = syndrome[4] & match[21];
  assign flip[173] = syndrome[5] & match[21];
  assign flip[174] = syndrome[6] & match[21];
  assign flip[175] = syndrome[7] & match[21];
  assign flip[176] = syndrome[0] & match[22];
  assign flip[177] = syndrome[1] & match[22];
  assign flip[178] = syndrome[2] & match[22];
  assign flip[179] = syndrome[3] & match[22];
  assign flip[180] = syndrome[4] & match[22];
  assign flip[181] = syndrome[5] & match[22];
  assign flip[182] = syndrome[6] & match[22];
  assign flip[183] = syndrome[7] & match[22];
  assign flip[184] = syndrome[0] & match[23];
  assign flip[185] = syndrome[1] & match[23];
  assign flip[186] = syndrome[2] & match[23];
  assign flip[187] = syndrome[3] & match[23];
  assign flip[188] = syndrome[4] & match[23];
  assign flip[189] = syndrome[5] & match[23];
  assign flip[190] = syndrome[6] & match[23];
  assign flip[191] = syndrome[7] & match[23];
  assign flip[192] = syndrome[0] & match[24];
  assign flip[193] = syndrome[1] & match[24];
  assign flip[194] = syndrome[2] & match[24];
  assign flip[195] = syndrome[3] & match[24];
  assign flip[196] = syndrome[4] & match[24];
  assign flip[197] = syndrome[5] & match[24];
  assign flip[198] = syndrome[6] & match[24];
  assign flip[199] = syndrome[7] & match[24];
  assign flip[200] = syndrome[0] & match[25];
  assign flip[201] = syndrome[1] & match[25];
  assign flip[202] = syndrome[2] & match[25];
  assign flip[203] = syndrome[3] & match[25];
  assign flip[204] = syndrome[4] & match[25];
  assign flip[205] = syndrome[5] & match[25];
  assign flip[206] = syndrome[6] & match[25];
  assign flip[207] = syndrome[7] & match[25];
  assign flip[208] = syndrome[0] & match[26];
  assign flip[209] = syndrome[1] & match[26];
  assign flip[210] = syndrome[2] & match[26];
  assign flip[211] = syndrome[3] & match[26];
  assign flip[212] = syndrome[4] & match[26];
  assign flip[213] = syndrome[5] & match[26];
  assign flip[214] = syndrome[6] & match[26];
  assign flip[215] = syndrome[7] & match[26];
  assign flip[216] = syndrome[0] & match[27];
  assign flip[217] = syndrome[1] & match[27];
  assign flip[218] = syndrome[2] & match[27];
  assign flip[219] = syndrome[3] & match[27];
  assign flip[220] = syndrome[4] & match[27];
  assign flip[221] = syndrome[5] & match[27];
  assign flip[222] = syndrome[6] & match[27];
  assign flip[223] = syndrome[7] & match[27];
  assign flip[224] = syndrome[0] & match[28];
  assign flip[225] = syndrome[1] & match[28];
  assign flip[226] = syndrome[2] & match[28];
  assign flip[227] = syndrome[3] & match[28];
  assign flip[228] = syndrome[4] & match[28];
  assign flip[229] = syndrome[5] & match[28];
  assign flip[230] = syndrome[6] & match[28];
  assign flip[231] = syndrome[7] & match[28];
  assign flip[232] = syndrome[0] & match[29];
  assign flip[233] = syndrome[1] & match[29];
  assign flip[234] = syndrome[2] & match[29];
  assign flip[235] = syndrome[3] & match[29];
  assign flip[236] = syndrome[4] & match[29];
  assign flip[237] = syndrome[5] & match[29];
  assign flip[238] = syndrome[6] & match[29];
  assign flip[239] = syndrome[7] & match[29];
  assign flip[240] = syndrome[0] & match[30];
  assign flip[241] = syndrome[1] & match[30];
  assign flip[242] = syndrome[2] & match[30];
  assign flip[243] = syndrome[3] & match[30];
  assign flip[244] = syndrome[4] & match[30];
  assign flip[245] = syndrome[5] & match[30];
  assign flip[246] = syndrome[6] & match[30];
  assign flip[247] = syndrome[7] & match[30];
  assign flip[248] = syndrome[0] & match[31];
  assign flip[249] = syndrome[1] & match[31];
  assign flip[250] = syndrome[2] & match[31];
  assign flip[251] = syndrome[3] & match[31];
  assign flip[252] = syndrome[4] & match[31];
  assign flip[253] = syndrome[5] & match[31];
  assign flip[254] = syndrome[6] & match[31];
  assign flip[255] = syndrome[7] & match[31];
  assign flip[256] = syndrome[0] & match[32];
  assign flip[257] = syndrome[1] & match[32];
  assign flip[258] = syndrome[2] & match[32];
  assign flip[259] = syndrome[3] & match[32];
  assign flip[260] = syndrome[4] & match[32];
  assign flip[261] = syndrome[5] & match[32];
  assign flip[262] = syndrome[6] & match[32];
  assign flip[263] = syndrome[7] & match[32];
  assign flip[264] = syndrome[0] & match[33];
  assign flip[265] = syndrome[1] & match[33];
  assign flip[266] = syndrome[2] & match[33];
  assign flip[267] = syndrome[3] & match[33];
  assign flip[268] = syndrome[4] & match[33];
  assign flip[269] = syndrome[5] & match[33];
  assign flip[270] = syndrome[6] & match[33];
  assign flip[271] = syndrome[7] & match[33];
  assign flip[272] = syndrome[0] & match[34];
  assign flip[273] = syndrome[1] & match[34];
  assign flip[274] = syndrome[2] & match[34];
  assign flip[275] = syndrome[3] & match[34];
  assign flip[276] = syndrome[4] & match[34];
  assign flip[277] = syndrome[5] & match[34];
  assign flip[278] = syndrome[6] & match[34];
  assign flip[279] = syndrome[7] & match[34];
  assign flip[280] = syndrome[0] & match[35];
  assign flip[281] = syndrome[1] & match[35];
  assign flip[282] = syndrome[2] & match[35];
  assign flip[283] = syndrome[3] & match[35];
  assign flip[284] = syndrome[4] & match[35];
  assign flip[285] = syndrome[5] & match[35];
  assign flip[286] = syndrome[6] & match[35];
  assign flip[287] = syndrome[7] & match[35];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~nonzero_is;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // ssc_dsd_plus_cw_dec

`default_nettype wire
