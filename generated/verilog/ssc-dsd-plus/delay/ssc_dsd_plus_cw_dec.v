// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --goal delay --out DIR
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
  wire plane_0_sum_0 = codeword_i[160] ^ codeword_i[280];
  wire plane_0_sum_1 = codeword_i[208] ^ plane_0_sum_0;
  wire plane_0_sum_2 = codeword_i[96] ^ plane_0_sum_1;
  wire plane_0_sum_3 = codeword_i[128] ^ codeword_i[152];
  wire plane_0_sum_4 = codeword_i[64] ^ plane_0_sum_3;
  wire plane_0_sum_5 = codeword_i[256] ^ codeword_i[272];
  wire plane_0_sum_6 = codeword_i[216] ^ codeword_i[248];
  wire plane_0_sum_7 = plane_0_sum_5 ^ plane_0_sum_6;
  wire plane_0_sum_8 = plane_0_sum_4 ^ plane_0_sum_7;
  wire plane_0_sum_9 = codeword_i[24] ^ plane_0_sum_8;
  wire plane_0_sum_10 = plane_0_sum_2 ^ plane_0_sum_9;
  wire plane_0_sum_11 = codeword_i[48] ^ codeword_i[56];
  wire plane_0_sum_12 = codeword_i[192] ^ plane_0_sum_11;
  wire plane_0_sum_13 = plane_0_sum_12 ^ (codeword_i[40] ^ codeword_i[184]);
  wire plane_0_sum_14 = codeword_i[72] ^ codeword_i[224];
  wire plane_0_sum_15 = codeword_i[8] ^ plane_0_sum_14;
  wire plane_0_sum_16 = codeword_i[80] ^ codeword_i[232];
  wire plane_0_sum_17 = codeword_i[88] ^ codeword_i[240];
  wire plane_0_sum_18 = codeword_i[176] ^ plane_0_sum_17;
  wire plane_0_sum_19 = plane_0_sum_16 ^ plane_0_sum_18;
  wire plane_0_sum_20 = codeword_i[0] ^ plane_0_sum_19;
  wire plane_0_sum_21 = codeword_i[72] ^ codeword_i[112];
  wire plane_0_sum_22 = codeword_i[48] ^ codeword_i[168];
  wire plane_0_sum_23 = codeword_i[120] ^ codeword_i[200];
  wire plane_0_sum_24 = plane_0_sum_23 ^ (plane_0_sum_21 ^ plane_0_sum_22);
  wire plane_0_sum_25 = plane_0_sum_20 ^ (codeword_i[48] ^ plane_0_sum_24);
  wire plane_0_sum_26 = codeword_i[144] ^ codeword_i[264];
  wire plane_0_sum_27 = plane_0_sum_26 ^ (codeword_i[72] ^ codeword_i[136]);
  wire plane_0_sum_28 = codeword_i[112] ^ codeword_i[160];
  wire plane_0_sum_29 = codeword_i[168] ^ plane_0_sum_28;
  wire plane_0_sum_30 = codeword_i[24] ^ codeword_i[248];
  wire plane_0_sum_31 = plane_0_sum_27 ^ (codeword_i[256] ^ plane_0_sum_30);
  wire plane_0_sum_32 = codeword_i[96] ^ codeword_i[184];
  wire plane_0_sum_33 = plane_0_sum_21 ^ plane_0_sum_32;
  wire plane_0_sum_34 = plane_0_sum_31 ^ (codeword_i[152] ^ plane_0_sum_33);
  wire plane_0_at_1_0 = (plane_0_sum_20 ^ plane_0_sum_34) ^ (plane_0_sum_9 ^ plane_0_sum_29);
  wire plane_0_sum_35 = codeword_i[104] ^ codeword_i[192];
  wire plane_0_sum_36 = plane_0_sum_4 ^ plane_0_sum_35;
  wire plane_0_sum_37 = plane_0_sum_16 ^ plane_0_sum_36;
  wire plane_0_sum_38 = codeword_i[264] ^ plane_0_sum_0;
  wire plane_0_at_1_1 = plane_0_sum_37 ^ (plane_0_sum_38 ^ (plane_0_sum_6 ^ plane_0_sum_15));
  wire plane_0_sum_39 = plane_0_sum_14 ^ plane_0_sum_17;
  wire plane_0_sum_40 = codeword_i[136] ^ codeword_i[200];
  wire plane_0_sum_41 = plane_0_sum_40 ^ (codeword_i[168] ^ plane_0_sum_5);
  wire plane_0_sum_42 = plane_0_sum_41 ^ (plane_0_sum_39 ^ (plane_0_sum_28 ^ (codeword_i[16]
      ^ codeword_i[232])));
  wire plane_0_at_1_2 = codeword_i[80] ^ plane_0_sum_42;
  wire plane_0_sum_43 = plane_0_sum_19 ^ (plane_0_sum_26 ^ plane_0_sum_29);
  wire plane_0_sum_44 = plane_0_sum_2 ^ (codeword_i[120] ^ plane_0_sum_30);
  wire plane_0_at_1_3 = plane_0_sum_44 ^ (codeword_i[112] ^ plane_0_sum_43);
  wire plane_0_sum_45 = (plane_0_sum_7 ^ plane_0_sum_32) ^ (codeword_i[32] ^ plane_0_sum_3);
  wire plane_0_at_1_4 = plane_0_sum_45 ^ (codeword_i[104] ^ plane_0_sum_18);
  wire plane_0_sum_46 = plane_0_sum_8 ^ plane_0_sum_38;
  wire plane_0_at_1_5 = plane_0_sum_46 ^ (plane_0_sum_43 ^ ((codeword_i[224] ^ plane_0_sum_35)
      ^ (codeword_i[40] ^ codeword_i[152])));
  wire plane_0_sum_47 = codeword_i[80] ^ codeword_i[224];
  wire plane_0_at_1_6 = plane_0_sum_46 ^ (plane_0_sum_24 ^ (plane_0_sum_26 ^ plane_0_sum_47));
  wire plane_0_sum_48 = codeword_i[56] ^ codeword_i[240];
  wire plane_0_sum_49 = plane_0_sum_1 ^ (plane_0_sum_3 ^ plane_0_sum_17);
  wire plane_0_sum_50 = plane_0_sum_19 ^ (plane_0_sum_39 ^ (codeword_i[272] ^ plane_0_sum_23));
  wire plane_0_at_1_7 = (plane_0_sum_49 ^ plane_0_sum_50) ^ (plane_0_sum_41 ^ (codeword_i[264]
      ^ plane_0_sum_48));
  wire plane_0_at_3_0 = plane_0_sum_25 ^ (plane_0_sum_45 ^ (plane_0_sum_38 ^ (codeword_i[200]
      ^ plane_0_sum_12)));
  wire plane_0_at_3_1 = plane_0_sum_9 ^ (plane_0_sum_33 ^ (codeword_i[88] ^ plane_0_sum_40));
  wire plane_0_at_3_2 = plane_0_sum_10 ^ (plane_0_sum_37 ^ (codeword_i[152] ^ plane_0_sum_48));
  wire plane_0_sum_51 = plane_0_sum_13 ^ plane_0_sum_49;
  wire plane_0_sum_52 = codeword_i[32] ^ plane_0_sum_47;
  wire plane_0_at_3_3 = plane_0_sum_51 ^ (plane_0_sum_52 ^ (codeword_i[8] ^ codeword_i[216]));
  wire plane_0_at_3_4 = plane_0_sum_44 ^ (plane_0_sum_31 ^ (plane_0_sum_35 ^ plane_0_sum_52));
  wire plane_0_at_3_5 = plane_0_sum_50 ^ (plane_0_sum_36 ^ (plane_0_sum_11 ^ plane_0_sum_32));
  wire plane_0_sum_53 = plane_0_sum_40 ^ plane_0_sum_51;
  wire plane_0_at_3_6 = plane_0_sum_53 ^ (plane_0_sum_42 ^ (codeword_i[24] ^ plane_0_sum_1));
  wire plane_0_at_3_7 = plane_0_sum_53 ^ (plane_0_sum_22 ^ plane_0_sum_34);
  wire plane_1_sum_0 = codeword_i[161] ^ codeword_i[281];
  wire plane_1_sum_1 = codeword_i[209] ^ plane_1_sum_0;
  wire plane_1_sum_2 = codeword_i[97] ^ plane_1_sum_1;
  wire plane_1_sum_3 = codeword_i[129] ^ codeword_i[153];
  wire plane_1_sum_4 = codeword_i[65] ^ plane_1_sum_3;
  wire plane_1_sum_5 = codeword_i[257] ^ codeword_i[273];
  wire plane_1_sum_6 = codeword_i[217] ^ codeword_i[249];
  wire plane_1_sum_7 = plane_1_sum_5 ^ plane_1_sum_6;
  wire plane_1_sum_8 = plane_1_sum_4 ^ plane_1_sum_7;
  wire plane_1_sum_9 = codeword_i[25] ^ plane_1_sum_8;
  wire plane_1_sum_10 = plane_1_sum_2 ^ plane_1_sum_9;
  wire plane_1_sum_11 = codeword_i[49] ^ codeword_i[57];
  wire plane_1_sum_12 = codeword_i[193] ^ plane_1_sum_11;
  wire plane_1_sum_13 = plane_1_sum_12 ^ (codeword_i[41] ^ codeword_i[185]);
  wire plane_1_sum_14 = codeword_i[73] ^ codeword_i[225];
  wire plane_1_sum_15 = codeword_i[9] ^ plane_1_sum_14;
  wire plane_1_sum_16 = codeword_i[81] ^ codeword_i[233];
  wire plane_1_sum_17 = codeword_i[89] ^ codeword_i[241];
  wire plane_1_sum_18 = codeword_i[177] ^ plane_1_sum_17;
  wire plane_1_sum_19 = plane_1_sum_16 ^ plane_1_sum_18;
  wire plane_1_sum_20 = codeword_i[1] ^ plane_1_sum_19;
  wire plane_1_sum_21 = codeword_i[73] ^ codeword_i[113];
  wire plane_1_sum_22 = codeword_i[49] ^ codeword_i[169];
  wire plane_1_sum_23 = codeword_i[121] ^ codeword_i[201];
  wire plane_1_sum_24 = plane_1_sum_23 ^ (plane_1_sum_21 ^ plane_1_sum_22);
  wire plane_1_sum_25 = plane_1_sum_20 ^ (codeword_i[49] ^ plane_1_sum_24);
  wire plane_1_sum_26 = codeword_i[145] ^ codeword_i[265];
  wire plane_1_sum_27 = plane_1_sum_26 ^ (codeword_i[73] ^ codeword_i[137]);
  wire plane_1_sum_28 = codeword_i[113] ^ codeword_i[161];
  wire plane_1_sum_29 = codeword_i[169] ^ plane_1_sum_28;
  wire plane_1_sum_30 = codeword_i[25] ^ codeword_i[249];
  wire plane_1_sum_31 = plane_1_sum_27 ^ (codeword_i[257] ^ plane_1_sum_30);
  wire plane_1_sum_32 = codeword_i[97] ^ codeword_i[185];
  wire plane_1_sum_33 = plane_1_sum_21 ^ plane_1_sum_32;
  wire plane_1_sum_34 = plane_1_sum_31 ^ (codeword_i[153] ^ plane_1_sum_33);
  wire plane_1_at_1_0 = (plane_1_sum_20 ^ plane_1_sum_34) ^ (plane_1_sum_9 ^ plane_1_sum_29);
  wire plane_1_sum_35 = codeword_i[105] ^ codeword_i[193];
  wire plane_1_sum_36 = plane_1_sum_4 ^ plane_1_sum_35;
  wire plane_1_sum_37 = plane_1_sum_16 ^ plane_1_sum_36;
  wire plane_1_sum_38 = codeword_i[265] ^ plane_1_sum_0;
  wire plane_1_at_1_1 = plane_1_sum_37 ^ (plane_1_sum_38 ^ (plane_1_sum_6 ^ plane_1_sum_15));
  wire plane_1_sum_39 = plane_1_sum_14 ^ plane_1_sum_17;
  wire plane_1_sum_40 = codeword_i[137] ^ codeword_i[201];
  wire plane_1_sum_41 = plane_1_sum_40 ^ (codeword_i[169] ^ plane_1_sum_5);
  wire plane_1_sum_42 = plane_1_sum_41 ^ (plane_1_sum_39 ^ (plane_1_sum_28 ^ (codeword_i[17]
      ^ codeword_i[233])));
  wire plane_1_at_1_2 = codeword_i[81] ^ plane_1_sum_42;
  wire plane_1_sum_43 = plane_1_sum_19 ^ (plane_1_sum_26 ^ plane_1_sum_29);
  wire plane_1_sum_44 = plane_1_sum_2 ^ (codeword_i[121] ^ plane_1_sum_30);
  wire plane_1_at_1_3 = plane_1_sum_44 ^ (codeword_i[113] ^ plane_1_sum_43);
  wire plane_1_sum_45 = (plane_1_sum_7 ^ plane_1_sum_32) ^ (codeword_i[33] ^ plane_1_sum_3);
  wire plane_1_at_1_4 = plane_1_sum_45 ^ (codeword_i[105] ^ plane_1_sum_18);
  wire plane_1_sum_46 = plane_1_sum_8 ^ plane_1_sum_38;
  wire plane_1_at_1_5 = plane_1_sum_46 ^ (plane_1_sum_43 ^ ((codeword_i[225] ^ plane_1_sum_35)
      ^ (codeword_i[41] ^ codeword_i[153])));
  wire plane_1_sum_47 = codeword_i[81] ^ codeword_i[225];
  wire plane_1_at_1_6 = plane_1_sum_46 ^ (plane_1_sum_24 ^ (plane_1_sum_26 ^ plane_1_sum_47));
  wire plane_1_sum_48 = codeword_i[57] ^ codeword_i[241];
  wire plane_1_sum_49 = plane_1_sum_1 ^ (plane_1_sum_3 ^ plane_1_sum_17);
  wire plane_1_sum_50 = plane_1_sum_19 ^ (plane_1_sum_39 ^ (codeword_i[273] ^ plane_1_sum_23));
  wire plane_1_at_1_7 = (plane_1_sum_49 ^ plane_1_sum_50) ^ (plane_1_sum_41 ^ (codeword_i[265]
      ^ plane_1_sum_48));
  wire plane_1_at_3_0 = plane_1_sum_25 ^ (plane_1_sum_45 ^ (plane_1_sum_38 ^ (codeword_i[201]
      ^ plane_1_sum_12)));
  wire plane_1_at_3_1 = plane_1_sum_9 ^ (plane_1_sum_33 ^ (codeword_i[89] ^ plane_1_sum_40));
  wire plane_1_at_3_2 = plane_1_sum_10 ^ (plane_1_sum_37 ^ (codeword_i[153] ^ plane_1_sum_48));
  wire plane_1_sum_51 = plane_1_sum_13 ^ plane_1_sum_49;
  wire plane_1_sum_52 = codeword_i[33] ^ plane_1_sum_47;
  wire plane_1_at_3_3 = plane_1_sum_51 ^ (plane_1_sum_52 ^ (codeword_i[9] ^ codeword_i[217]));
  wire plane_1_at_3_4 = plane_1_sum_44 ^ (plane_1_sum_31 ^ (plane_1_sum_35 ^ plane_1_sum_52));
  wire plane_1_at_3_5 = plane_1_sum_50 ^ (plane_1_sum_36 ^ (plane_1_sum_11 ^ plane_1_sum_32));
  wire plane_1_sum_53 = plane_1_sum_40 ^ plane_1_sum_51;
  wire plane_1_at_3_6 = plane_1_sum_53 ^ (plane_1_sum_42 ^ (codeword_i[25] ^ plane_1_sum_1));
  wire plane_1_at_3_7 = plane_1_sum_53 ^ (plane_1_sum_22 ^ plane_1_sum_34);
  wire plane_2_sum_0 = codeword_i[162] ^ codeword_i[282];
  wire plane_2_sum_1 = codeword_i[210] ^ plane_2_sum_0;
  wire plane_2_sum_2 = codeword_i[98] ^ plane_2_sum_1;
  wire plane_2_sum_3 = codeword_i[130] ^ codeword_i[154];
  wire plane_2_sum_4 = codeword_i[66] ^ plane_2_sum_3;
  wire plane_2_sum_5 = codeword_i[258] ^ codeword_i[274];
  wire plane_2_sum_6 = codeword_i[218] ^ codeword_i[250];
  wire plane_2_sum_7 = plane_2_sum_5 ^ plane_2_sum_6;
  wire plane_2_sum_8 = plane_2_sum_4 ^ plane_2_sum_7;
  wire plane_2_sum_9 = codeword_i[26] ^ plane_2_sum_8;
  wire plane_2_sum_10 = plane_2_sum_2 ^ plane_2_sum_9;
  wire plane_2_sum_11 = codeword_i[50] ^ codeword_i[58];
  wire plane_2_sum_12 = codeword_i[194] ^ plane_2_sum_11;
  wire plane_2_sum_13 = plane_2_sum_12 ^ (codeword_i[42] ^ codeword_i[186]);
  wire plane_2_sum_14 = codeword_i[74] ^ codeword_i[226];
  wire plane_2_sum_15 = codeword_i[10] ^ plane_2_sum_14;
  wire plane_2_sum_16 = codeword_i[82] ^ codeword_i[234];
  wire plane_2_sum_17 = codeword_i[90] ^ codeword_i[242];
  wire plane_2_sum_18 = codeword_i[178] ^ plane_2_sum_17;
  wire plane_2_sum_19 = plane_2_sum_16 ^ plane_2_sum_18;
  wire plane_2_sum_20 = codeword_i[2] ^ plane_2_sum_19;
  wire plane_2_sum_21 = codeword_i[74] ^ codeword_i[114];
  wire plane_2_sum_22 = codeword_i[50] ^ codeword_i[170];
  wire plane_2_sum_23 = codeword_i[122] ^ codeword_i[202];
  wire plane_2_sum_24 = plane_2_sum_23 ^ (plane_2_sum_21 ^ plane_2_sum_22);
  wire plane_2_sum_25 = plane_2_sum_20 ^ (codeword_i[50] ^ plane_2_sum_24);
  wire plane_2_sum_26 = codeword_i[146] ^ codeword_i[266];
  wire plane_2_sum_27 = plane_2_sum_26 ^ (codeword_i[74] ^ codeword_i[138]);
  wire plane_2_sum_28 = codeword_i[114] ^ codeword_i[162];
  wire plane_2_sum_29 = codeword_i[170] ^ plane_2_sum_28;
  wire plane_2_sum_30 = codeword_i[26] ^ codeword_i[250];
  wire plane_2_sum_31 = plane_2_sum_27 ^ (codeword_i[258] ^ plane_2_sum_30);
  wire plane_2_sum_32 = codeword_i[98] ^ codeword_i[186];
  wire plane_2_sum_33 = plane_2_sum_21 ^ plane_2_sum_32;
  wire plane_2_sum_34 = plane_2_sum_31 ^ (codeword_i[154] ^ plane_2_sum_33);
  wire plane_2_at_1_0 = (plane_2_sum_20 ^ plane_2_sum_34) ^ (plane_2_sum_9 ^ plane_2_sum_29);
  wire plane_2_sum_35 = codeword_i[106] ^ codeword_i[194];
  wire plane_2_sum_36 = plane_2_sum_4 ^ plane_2_sum_35;
  wire plane_2_sum_37 = plane_2_sum_16 ^ plane_2_sum_36;
  wire plane_2_sum_38 = codeword_i[266] ^ plane_2_sum_0;
  wire plane_2_at_1_1 = plane_2_sum_37 ^ (plane_2_sum_38 ^ (plane_2_sum_6 ^ plane_2_sum_15));
  wire plane_2_sum_39 = plane_2_sum_14 ^ plane_2_sum_17;
  wire plane_2_sum_40 = codeword_i[138] ^ codeword_i[202];
  wire plane_2_sum_41 = plane_2_sum_40 ^ (codeword_i[170] ^ plane_2_sum_5);
  wire plane_2_sum_42 = plane_2_sum_41 ^ (plane_2_sum_39 ^ (plane_2_sum_28 ^ (codeword_i[18]
      ^ codeword_i[234])));
  wire plane_2_at_1_2 = codeword_i[82] ^ plane_2_sum_42;
  wire plane_2_sum_43 = plane_2_sum_19 ^ (plane_2_sum_26 ^ plane_2_sum_29);
  wire plane_2_sum_44 = plane_2_sum_2 ^ (codeword_i[122] ^ plane_2_sum_30);
  wire plane_2_at_1_3 = plane_2_sum_44 ^ (codeword_i[114] ^ plane_2_sum_43);
  wire plane_2_sum_45 = (plane_2_sum_7 ^ plane_2_sum_32) ^ (codeword_i[34] ^ plane_2_sum_3);
  wire plane_2_at_1_4 = plane_2_sum_45 ^ (codeword_i[106] ^ plane_2_sum_18);
  wire plane_2_sum_46 = plane_2_sum_8 ^ plane_2_sum_38;
  wire plane_2_at_1_5 = plane_2_sum_46 ^ (plane_2_sum_43 ^ ((codeword_i[226] ^ plane_2_sum_35)
      ^ (codeword_i[42] ^ codeword_i[154])));
  wire plane_2_sum_47 = codeword_i[82] ^ codeword_i[226];
  wire plane_2_at_1_6 = plane_2_sum_46 ^ (plane_2_sum_24 ^ (plane_2_sum_26 ^ plane_2_sum_47));
  wire plane_2_sum_48 = codeword_i[58] ^ codeword_i[242];
  wire plane_2_sum_49 = plane_2_sum_1 ^ (plane_2_sum_3 ^ plane_2_sum_17);
  wire plane_2_sum_50 = plane_2_sum_19 ^ (plane_2_sum_39 ^ (codeword_i[274] ^ plane_2_sum_23));
  wire plane_2_at_1_7 = (plane_2_sum_49 ^ plane_2_sum_50) ^ (plane_2_sum_41 ^ (codeword_i[266]
      ^ plane_2_sum_48));
  wire plane_2_at_3_0 = plane_2_sum_25 ^ (plane_2_sum_45 ^ (plane_2_sum_38 ^ (codeword_i[202]
      ^ plane_2_sum_12)));
  wire plane_2_at_3_1 = plane_2_sum_9 ^ (plane_2_sum_33 ^ (codeword_i[90] ^ plane_2_sum_40));
  wire plane_2_at_3_2 = plane_2_sum_10 ^ (plane_2_sum_37 ^ (codeword_i[154] ^ plane_2_sum_48));
  wire plane_2_sum_51 = plane_2_sum_13 ^ plane_2_sum_49;
  wire plane_2_sum_52 = codeword_i[34] ^ plane_2_sum_47;
  wire plane_2_at_3_3 = plane_2_sum_51 ^ (plane_2_sum_52 ^ (codeword_i[10] ^ codeword_i[218]));
  wire plane_2_at_3_4 = plane_2_sum_44 ^ (plane_2_sum_31 ^ (plane_2_sum_35 ^ plane_2_sum_52));
  wire plane_2_at_3_5 = plane_2_sum_50 ^ (plane_2_sum_36 ^ (plane_2_sum_11 ^ plane_2_sum_32));
  wire plane_2_sum_53 = plane_2_sum_40 ^ plane_2_sum_51;
  wire plane_2_at_3_6 = plane_2_sum_53 ^ (plane_2_sum_42 ^ (codeword_i[26] ^ plane_2_sum_1));
  wire plane_2_at_3_7 = plane_2_sum_53 ^ (plane_2_sum_22 ^ plane_2_sum_34);
  wire plane_3_sum_0 = codeword_i[163] ^ codeword_i[283];
  wire plane_3_sum_1 = codeword_i[211] ^ plane_3_sum_0;
  wire plane_3_sum_2 = codeword_i[99] ^ plane_3_sum_1;
  wire plane_3_sum_3 = codeword_i[131] ^ codeword_i[155];
  wire plane_3_sum_4 = codeword_i[67] ^ plane_3_sum_3;
  wire plane_3_sum_5 = codeword_i[259] ^ codeword_i[275];
  wire plane_3_sum_6 = codeword_i[219] ^ codeword_i[251];
  wire plane_3_sum_7 = plane_3_sum_5 ^ plane_3_sum_6;
  wire plane_3_sum_8 = plane_3_sum_4 ^ plane_3_sum_7;
  wire plane_3_sum_9 = codeword_i[27] ^ plane_3_sum_8;
  wire plane_3_sum_10 = plane_3_sum_2 ^ plane_3_sum_9;
  wire plane_3_sum_11 = codeword_i[51] ^ codeword_i[59];
  wire plane_3_sum_12 = codeword_i[195] ^ plane_3_sum_11;
  wire plane_3_sum_13 = plane_3_sum_12 ^ (codeword_i[43] ^ codeword_i[187]);
  wire plane_3_sum_14 = codeword_i[75] ^ codeword_i[227];
  wire plane_3_sum_15 = codeword_i[11] ^ plane_3_sum_14;
  wire plane_3_sum_16 = codeword_i[83] ^ codeword_i[235];
  wire plane_3_sum_17 = codeword_i[91] ^ codeword_i[243];
  wire plane_3_sum_18 = codeword_i[179] ^ plane_3_sum_17;
  wire plane_3_sum_19 = plane_3_sum_16 ^ plane_3_sum_18;
  wire plane_3_sum_20 = codeword_i[3] ^ plane_3_sum_19;
  wire plane_3_sum_21 = codeword_i[75] ^ codeword_i[115];
  wire plane_3_sum_22 = codeword_i[51] ^ codeword_i[171];
  wire plane_3_sum_23 = codeword_i[123] ^ codeword_i[203];
  wire plane_3_sum_24 = plane_3_sum_23 ^ (plane_3_sum_21 ^ plane_3_sum_22);
  wire plane_3_sum_25 = plane_3_sum_20 ^ (codeword_i[51] ^ plane_3_sum_24);
  wire plane_3_sum_26 = codeword_i[147] ^ codeword_i[267];
  wire plane_3_sum_27 = plane_3_sum_26 ^ (codeword_i[75] ^ codeword_i[139]);
  wire plane_3_sum_28 = codeword_i[115] ^ codeword_i[163];
  wire plane_3_sum_29 = codeword_i[171] ^ plane_3_sum_28;
  wire plane_3_sum_30 = codeword_i[27] ^ codeword_i[251];
  wire plane_3_sum_31 = plane_3_sum_27 ^ (codeword_i[259] ^ plane_3_sum_30);
  wire plane_3_sum_32 = codeword_i[99] ^ codeword_i[187];
  wire plane_3_sum_33 = plane_3_sum_21 ^ plane_3_sum_32;
  wire plane_3_sum_34 = plane_3_sum_31 ^ (codeword_i[155] ^ plane_3_sum_33);
  wire plane_3_at_1_0 = (plane_3_sum_20 ^ plane_3_sum_34) ^ (plane_3_sum_9 ^ plane_3_sum_29);
  wire plane_3_sum_35 = codeword_i[107] ^ codeword_i[195];
  wire plane_3_sum_36 = plane_3_sum_4 ^ plane_3_sum_35;
  wire plane_3_sum_37 = plane_3_sum_16 ^ plane_3_sum_36;
  wire plane_3_sum_38 = codeword_i[267] ^ plane_3_sum_0;
  wire plane_3_at_1_1 = plane_3_sum_37 ^ (plane_3_sum_38 ^ (plane_3_sum_6 ^ plane_3_sum_15));
  wire plane_3_sum_39 = plane_3_sum_14 ^ plane_3_sum_17;
  wire plane_3_sum_40 = codeword_i[139] ^ codeword_i[203];
  wire plane_3_sum_41 = plane_3_sum_40 ^ (codeword_i[171] ^ plane_3_sum_5);
  wire plane_3_sum_42 = plane_3_sum_41 ^ (plane_3_sum_39 ^ (plane_3_sum_28 ^ (codeword_i[19]
      ^ codeword_i[235])));
  wire plane_3_at_1_2 = codeword_i[83] ^ plane_3_sum_42;
  wire plane_3_sum_43 = plane_3_sum_19 ^ (plane_3_sum_26 ^ plane_3_sum_29);
  wire plane_3_sum_44 = plane_3_sum_2 ^ (codeword_i[123] ^ plane_3_sum_30);
  wire plane_3_at_1_3 = plane_3_sum_44 ^ (codeword_i[115] ^ plane_3_sum_43);
  wire plane_3_sum_45 = (plane_3_sum_7 ^ plane_3_sum_32) ^ (codeword_i[35] ^ plane_3_sum_3);
  wire plane_3_at_1_4 = plane_3_sum_45 ^ (codeword_i[107] ^ plane_3_sum_18);
  wire plane_3_sum_46 = plane_3_sum_8 ^ plane_3_sum_38;
  wire plane_3_at_1_5 = plane_3_sum_46 ^ (plane_3_sum_43 ^ ((codeword_i[227] ^ plane_3_sum_35)
      ^ (codeword_i[43] ^ codeword_i[155])));
  wire plane_3_sum_47 = codeword_i[83] ^ codeword_i[227];
  wire plane_3_at_1_6 = plane_3_sum_46 ^ (plane_3_sum_24 ^ (plane_3_sum_26 ^ plane_3_sum_47));
  wire plane_3_sum_48 = codeword_i[59] ^ codeword_i[243];
  wire plane_3_sum_49 = plane_3_sum_1 ^ (plane_3_sum_3 ^ plane_3_sum_17);
  wire plane_3_sum_50 = plane_3_sum_19 ^ (plane_3_sum_39 ^ (codeword_i[275] ^ plane_3_sum_23));
  wire plane_3_at_1_7 = (plane_3_sum_49 ^ plane_3_sum_50) ^ (plane_3_sum_41 ^ (codeword_i[267]
      ^ plane_3_sum_48));
  wire plane_3_at_3_0 = plane_3_sum_25 ^ (plane_3_sum_45 ^ (plane_3_sum_38 ^ (codeword_i[203]
      ^ plane_3_sum_12)));
  wire plane_3_at_3_1 = plane_3_sum_9 ^ (plane_3_sum_33 ^ (codeword_i[91] ^ plane_3_sum_40));
  wire plane_3_at_3_2 = plane_3_sum_10 ^ (plane_3_sum_37 ^ (codeword_i[155] ^ plane_3_sum_48));
  wire plane_3_sum_51 = plane_3_sum_13 ^ plane_3_sum_49;
  wire plane_3_sum_52 = codeword_i[35] ^ plane_3_sum_47;
  wire plane_3_at_3_3 = plane_3_sum_51 ^ (plane_3_sum_52 ^ (codeword_i[11] ^ codeword_i[219]));
  wire plane_3_at_3_4 = plane_3_sum_44 ^ (plane_3_sum_31 ^ (plane_3_sum_35 ^ plane_3_sum_52));
  wire plane_3_at_3_5 = plane_3_sum_50 ^ (plane_3_sum_36 ^ (plane_3_sum_11 ^ plane_3_sum_32));
  wire plane_3_sum_53 = plane_3_sum_40 ^ plane_3_sum_51;
  wire plane_3_at_3_6 = plane_3_sum_53 ^ (plane_3_sum_42 ^ (codeword_i[27] ^ plane_3_sum_1));
  wire plane_3_at_3_7 = plane_3_sum_53 ^ (plane_3_sum_22 ^ plane_3_sum_34);
  wire plane_4_sum_0 = codeword_i[164] ^ codeword_i[284];
  wire plane_4_sum_1 = codeword_i[212] ^ plane_4_sum_0;
  wire plane_4_sum_2 = codeword_i[100] ^ plane_4_sum_1;
  wire plane_4_sum_3 = codeword_i[132] ^ codeword_i[156];
  wire plane_4_sum_4 = codeword_i[68] ^ plane_4_sum_3;
  wire plane_4_sum_5 = codeword_i[260] ^ codeword_i[276];
  wire plane_4_sum_6 = codeword_i[220] ^ codeword_i[252];
  wire plane_4_sum_7 = plane_4_sum_5 ^ plane_4_sum_6;
  wire plane_4_sum_8 = plane_4_sum_4 ^ plane_4_sum_7;
  wire plane_4_sum_9 = codeword_i[28] ^ plane_4_sum_8;
  wire plane_4_sum_10 = plane_4_sum_2 ^ plane_4_sum_9;
  wire plane_4_sum_11 = codeword_i[52] ^ codeword_i[60];
  wire plane_4_sum_12 = codeword_i[196] ^ plane_4_sum_11;
  wire plane_4_sum_13 = plane_4_sum_12 ^ (codeword_i[44] ^ codeword_i[188]);
  wire plane_4_sum_14 = codeword_i[76] ^ codeword_i[228];
  wire plane_4_sum_15 = codeword_i[12] ^ plane_4_sum_14;
  wire plane_4_sum_16 = codeword_i[84] ^ codeword_i[236];
  wire plane_4_sum_17 = codeword_i[92] ^ codeword_i[244];
  wire plane_4_sum_18 = codeword_i[180] ^ plane_4_sum_17;
  wire plane_4_sum_19 = plane_4_sum_16 ^ plane_4_sum_18;
  wire plane_4_sum_20 = codeword_i[4] ^ plane_4_sum_19;
  wire plane_4_sum_21 = codeword_i[76] ^ codeword_i[116];
  wire plane_4_sum_22 = codeword_i[52] ^ codeword_i[172];
  wire plane_4_sum_23 = codeword_i[124] ^ codeword_i[204];
  wire plane_4_sum_24 = plane_4_sum_23 ^ (plane_4_sum_21 ^ plane_4_sum_22);
  wire plane_4_sum_25 = plane_4_sum_20 ^ (codeword_i[52] ^ plane_4_sum_24);
  wire plane_4_sum_26 = codeword_i[148] ^ codeword_i[268];
  wire plane_4_sum_27 = plane_4_sum_26 ^ (codeword_i[76] ^ codeword_i[140]);
  wire plane_4_sum_28 = codeword_i[116] ^ codeword_i[164];
  wire plane_4_sum_29 = codeword_i[172] ^ plane_4_sum_28;
  wire plane_4_sum_30 = codeword_i[28] ^ codeword_i[252];
  wire plane_4_sum_31 = plane_4_sum_27 ^ (codeword_i[260] ^ plane_4_sum_30);
  wire plane_4_sum_32 = codeword_i[100] ^ codeword_i[188];
  wire plane_4_sum_33 = plane_4_sum_21 ^ plane_4_sum_32;
  wire plane_4_sum_34 = plane_4_sum_31 ^ (codeword_i[156] ^ plane_4_sum_33);
  wire plane_4_at_1_0 = (plane_4_sum_20 ^ plane_4_sum_34) ^ (plane_4_sum_9 ^ plane_4_sum_29);
  wire plane_4_sum_35 = codeword_i[108] ^ codeword_i[196];
  wire plane_4_sum_36 = plane_4_sum_4 ^ plane_4_sum_35;
  wire plane_4_sum_37 = plane_4_sum_16 ^ plane_4_sum_36;
  wire plane_4_sum_38 = codeword_i[268] ^ plane_4_sum_0;
  wire plane_4_at_1_1 = plane_4_sum_37 ^ (plane_4_sum_38 ^ (plane_4_sum_6 ^ plane_4_sum_15));
  wire plane_4_sum_39 = plane_4_sum_14 ^ plane_4_sum_17;
  wire plane_4_sum_40 = codeword_i[140] ^ codeword_i[204];
  wire plane_4_sum_41 = plane_4_sum_40 ^ (codeword_i[172] ^ plane_4_sum_5);
  wire plane_4_sum_42 = plane_4_sum_41 ^ (plane_4_sum_39 ^ (plane_4_sum_28 ^ (codeword_i[20]
      ^ codeword_i[236])));
  wire plane_4_at_1_2 = codeword_i[84] ^ plane_4_sum_42;
  wire plane_4_sum_43 = plane_4_sum_19 ^ (plane_4_sum_26 ^ plane_4_sum_29);
  wire plane_4_sum_44 = plane_4_sum_2 ^ (codeword_i[124] ^ plane_4_sum_30);
  wire plane_4_at_1_3 = plane_4_sum_44 ^ (codeword_i[116] ^ plane_4_sum_43);
  wire plane_4_sum_45 = (plane_4_sum_7 ^ plane_4_sum_32) ^ (codeword_i[36] ^ plane_4_sum_3);
  wire plane_4_at_1_4 = plane_4_sum_45 ^ (codeword_i[108] ^ plane_4_sum_18);
  wire plane_4_sum_46 = plane_4_sum_8 ^ plane_4_sum_38;
  wire plane_4_at_1_5 = plane_4_sum_46 ^ (plane_4_sum_43 ^ ((codeword_i[228] ^ plane_4_sum_35)
      ^ (codeword_i[44] ^ codeword_i[156])));
  wire plane_4_sum_47 = codeword_i[84] ^ codeword_i[228];
  wire plane_4_at_1_6 = plane_4_sum_46 ^ (plane_4_sum_24 ^ (plane_4_sum_26 ^ plane_4_sum_47));
  wire plane_4_sum_48 = codeword_i[60] ^ codeword_i[244];
  wire plane_4_sum_49 = plane_4_sum_1 ^ (plane_4_sum_3 ^ plane_4_sum_17);
  wire plane_4_sum_50 = plane_4_sum_19 ^ (plane_4_sum_39 ^ (codeword_i[276] ^ plane_4_sum_23));
  wire plane_4_at_1_7 = (plane_4_sum_49 ^ plane_4_sum_50) ^ (plane_4_sum_41 ^ (codeword_i[268]
      ^ plane_4_sum_48));
  wire plane_4_at_3_0 = plane_4_sum_25 ^ (plane_4_sum_45 ^ (plane_4_sum_38 ^ (codeword_i[204]
      ^ plane_4_sum_12)));
  wire plane_4_at_3_1 = plane_4_sum_9 ^ (plane_4_sum_33 ^ (codeword_i[92] ^ plane_4_sum_40));
  wire plane_4_at_3_2 = plane_4_sum_10 ^ (plane_4_sum_37 ^ (codeword_i[156] ^ plane_4_sum_48));
  wire plane_4_sum_51 = plane_4_sum_13 ^ plane_4_sum_49;
  wire plane_4_sum_52 = codeword_i[36] ^ plane_4_sum_47;
  wire plane_4_at_3_3 = plane_4_sum_51 ^ (plane_4_sum_52 ^ (codeword_i[12] ^ codeword_i[220]));
  wire plane_4_at_3_4 = plane_4_sum_44 ^ (plane_4_sum_31 ^ (plane_4_sum_35 ^ plane_4_sum_52));
  wire plane_4_at_3_5 = plane_4_sum_50 ^ (plane_4_sum_36 ^ (plane_4_sum_11 ^ plane_4_sum_32));
  wire plane_4_sum_53 = plane_4_sum_40 ^ plane_4_sum_51;
  wire plane_4_at_3_6 = plane_4_sum_53 ^ (plane_4_sum_42 ^ (codeword_i[28] ^ plane_4_sum_1));
  wire plane_4_at_3_7 = plane_4_sum_53 ^ (plane_4_sum_22 ^ plane_4_sum_34);
  wire plane_5_sum_0 = codeword_i[165] ^ codeword_i[285];
  wire plane_5_sum_1 = codeword_i[213] ^ plane_5_sum_0;
  wire plane_5_sum_2 = codeword_i[101] ^ plane_5_sum_1;
  wire plane_5_sum_3 = codeword_i[133] ^ codeword_i[157];
  wire plane_5_sum_4 = codeword_i[69] ^ plane_5_sum_3;
  wire plane_5_sum_5 = codeword_i[261] ^ codeword_i[277];
  wire plane_5_sum_6 = codeword_i[221] ^ codeword_i[253];
  wire plane_5_sum_7 = plane_5_sum_5 ^ plane_5_sum_6;
  wire plane_5_sum_8 = plane_5_sum_4 ^ plane_5_sum_7;
  wire plane_5_sum_9 = codeword_i[29] ^ plane_5_sum_8;
  wire plane_5_sum_10 = plane_5_sum_2 ^ plane_5_sum_9;
  wire plane_5_sum_11 = codeword_i[53] ^ codeword_i[61];
  wire plane_5_sum_12 = codeword_i[197] ^ plane_5_sum_11;
  wire plane_5_sum_13 = plane_5_sum_12 ^ (codeword_i[45] ^ codeword_i[189]);
  wire plane_5_sum_14 = codeword_i[77] ^ codeword_i[229];
  wire plane_5_sum_15 = codeword_i[13] ^ plane_5_sum_14;
  wire plane_5_sum_16 = codeword_i[85] ^ codeword_i[237];
  wire plane_5_sum_17 = codeword_i[93] ^ codeword_i[245];
  wire plane_5_sum_18 = codeword_i[181] ^ plane_5_sum_17;
  wire plane_5_sum_19 = plane_5_sum_16 ^ plane_5_sum_18;
  wire plane_5_sum_20 = codeword_i[5] ^ plane_5_sum_19;
  wire plane_5_sum_21 = codeword_i[77] ^ codeword_i[117];
  wire plane_5_sum_22 = codeword_i[53] ^ codeword_i[173];
  wire plane_5_sum_23 = codeword_i[125] ^ codeword_i[205];
  wire plane_5_sum_24 = plane_5_sum_23 ^ (plane_5_sum_21 ^ plane_5_sum_22);
  wire plane_5_sum_25 = plane_5_sum_20 ^ (codeword_i[53] ^ plane_5_sum_24);
  wire plane_5_sum_26 = codeword_i[149] ^ codeword_i[269];
  wire plane_5_sum_27 = plane_5_sum_26 ^ (codeword_i[77] ^ codeword_i[141]);
  wire plane_5_sum_28 = codeword_i[117] ^ codeword_i[165];
  wire plane_5_sum_29 = codeword_i[173] ^ plane_5_sum_28;
  wire plane_5_sum_30 = codeword_i[29] ^ codeword_i[253];
  wire plane_5_sum_31 = plane_5_sum_27 ^ (codeword_i[261] ^ plane_5_sum_30);
  wire plane_5_sum_32 = codeword_i[101] ^ codeword_i[189];
  wire plane_5_sum_33 = plane_5_sum_21 ^ plane_5_sum_32;
  wire plane_5_sum_34 = plane_5_sum_31 ^ (codeword_i[157] ^ plane_5_sum_33);
  wire plane_5_at_1_0 = (plane_5_sum_20 ^ plane_5_sum_34) ^ (plane_5_sum_9 ^ plane_5_sum_29);
  wire plane_5_sum_35 = codeword_i[109] ^ codeword_i[197];
  wire plane_5_sum_36 = plane_5_sum_4 ^ plane_5_sum_35;
  wire plane_5_sum_37 = plane_5_sum_16 ^ plane_5_sum_36;
  wire plane_5_sum_38 = codeword_i[269] ^ plane_5_sum_0;
  wire plane_5_at_1_1 = plane_5_sum_37 ^ (plane_5_sum_38 ^ (plane_5_sum_6 ^ plane_5_sum_15));
  wire plane_5_sum_39 = plane_5_sum_14 ^ plane_5_sum_17;
  wire plane_5_sum_40 = codeword_i[141] ^ codeword_i[205];
  wire plane_5_sum_41 = plane_5_sum_40 ^ (codeword_i[173] ^ plane_5_sum_5);
  wire plane_5_sum_42 = plane_5_sum_41 ^ (plane_5_sum_39 ^ (plane_5_sum_28 ^ (codeword_i[21]
      ^ codeword_i[237])));
  wire plane_5_at_1_2 = codeword_i[85] ^ plane_5_sum_42;
  wire plane_5_sum_43 = plane_5_sum_19 ^ (plane_5_sum_26 ^ plane_5_sum_29);
  wire plane_5_sum_44 = plane_5_sum_2 ^ (codeword_i[125] ^ plane_5_sum_30);
  wire plane_5_at_1_3 = plane_5_sum_44 ^ (codeword_i[117] ^ plane_5_sum_43);
  wire plane_5_sum_45 = (plane_5_sum_7 ^ plane_5_sum_32) ^ (codeword_i[37] ^ plane_5_sum_3);
  wire plane_5_at_1_4 = plane_5_sum_45 ^ (codeword_i[109] ^ plane_5_sum_18);
  wire plane_5_sum_46 = plane_5_sum_8 ^ plane_5_sum_38;
  wire plane_5_at_1_5 = plane_5_sum_46 ^ (plane_5_sum_43 ^ ((codeword_i[229] ^ plane_5_sum_35)
      ^ (codeword_i[45] ^ codeword_i[157])));
  wire plane_5_sum_47 = codeword_i[85] ^ codeword_i[229];
  wire plane_5_at_1_6 = plane_5_sum_46 ^ (plane_5_sum_24 ^ (plane_5_sum_26 ^ plane_5_sum_47));
  wire plane_5_sum_48 = codeword_i[61] ^ codeword_i[245];
  wire plane_5_sum_49 = plane_5_sum_1 ^ (plane_5_sum_3 ^ plane_5_sum_17);
  wire plane_5_sum_50 = plane_5_sum_19 ^ (plane_5_sum_39 ^ (codeword_i[277] ^ plane_5_sum_23));
  wire plane_5_at_1_7 = (plane_5_sum_49 ^ plane_5_sum_50) ^ (plane_5_sum_41 ^ (codeword_i[269]
      ^ plane_5_sum_48));
  wire plane_5_at_3_0 = plane_5_sum_25 ^ (plane_5_sum_45 ^ (plane_5_sum_38 ^ (codeword_i[205]
      ^ plane_5_sum_12)));
  wire plane_5_at_3_1 = plane_5_sum_9 ^ (plane_5_sum_33 ^ (codeword_i[93] ^ plane_5_sum_40));
  wire plane_5_at_3_2 = plane_5_sum_10 ^ (plane_5_sum_37 ^ (codeword_i[157] ^ plane_5_sum_48));
  wire plane_5_sum_51 = plane_5_sum_13 ^ plane_5_sum_49;
  wire plane_5_sum_52 = codeword_i[37] ^ plane_5_sum_47;
  wire plane_5_at_3_3 = plane_5_sum_51 ^ (plane_5_sum_52 ^ (codeword_i[13] ^ codeword_i[221]));
  wire plane_5_at_3_4 = plane_5_sum_44 ^ (plane_5_sum_31 ^ (plane_5_sum_35 ^ plane_5_sum_52));
  wire plane_5_at_3_5 = plane_5_sum_50 ^ (plane_5_sum_36 ^ (plane_5_sum_11 ^ plane_5_sum_32));
  wire plane_5_sum_53 = plane_5_sum_40 ^ plane_5_sum_51;
  wire plane_5_at_3_6 = plane_5_sum_53 ^ (plane_5_sum_42 ^ (codeword_i[29] ^ plane_5_sum_1));
  wire plane_5_at_3_7 = plane_5_sum_53 ^ (plane_5_sum_22 ^ plane_5_sum_34);
  wire plane_6_sum_0 = codeword_i[166] ^ codeword_i[286];
  wire plane_6_sum_1 = codeword_i[214] ^ plane_6_sum_0;
  wire plane_6_sum_2 = codeword_i[102] ^ plane_6_sum_1;
  wire plane_6_sum_3 = codeword_i[134] ^ codeword_i[158];
  wire plane_6_sum_4 = codeword_i[70] ^ plane_6_sum_3;
  wire plane_6_sum_5 = codeword_i[262] ^ codeword_i[278];
  wire plane_6_sum_6 = codeword_i[222] ^ codeword_i[254];
  wire plane_6_sum_7 = plane_6_sum_5 ^ plane_6_sum_6;
  wire plane_6_sum_8 = plane_6_sum_4 ^ plane_6_sum_7;
  wire plane_6_sum_9 = codeword_i[30] ^ plane_6_sum_8;
  wire plane_6_sum_10 = plane_6_sum_2 ^ plane_6_sum_9;
  wire plane_6_sum_11 = codeword_i[54] ^ codeword_i[62];
  wire plane_6_sum_12 = codeword_i[198] ^ plane_6_sum_11;
  wire plane_6_sum_13 = plane_6_sum_12 ^ (codeword_i[46] ^ codeword_i[190]);
  wire plane_6_sum_14 = codeword_i[78] ^ codeword_i[230];
  wire plane_6_sum_15 = codeword_i[14] ^ plane_6_sum_14;
  wire plane_6_sum_16 = codeword_i[86] ^ codeword_i[238];
  wire plane_6_sum_17 = codeword_i[94] ^ codeword_i[246];
  wire plane_6_sum_18 = codeword_i[182] ^ plane_6_sum_17;
  wire plane_6_sum_19 = plane_6_sum_16 ^ plane_6_sum_18;
  wire plane_6_sum_20 = codeword_i[6] ^ plane_6_sum_19;
  wire plane_6_sum_21 = codeword_i[78] ^ codeword_i[118];
  wire plane_6_sum_22 = codeword_i[54] ^ codeword_i[174];
  wire plane_6_sum_23 = codeword_i[126] ^ codeword_i[206];
  wire plane_6_sum_24 = plane_6_sum_23 ^ (plane_6_sum_21 ^ plane_6_sum_22);
  wire plane_6_sum_25 = plane_6_sum_20 ^ (codeword_i[54] ^ plane_6_sum_24);
  wire plane_6_sum_26 = codeword_i[150] ^ codeword_i[270];
  wire plane_6_sum_27 = plane_6_sum_26 ^ (codeword_i[78] ^ codeword_i[142]);
  wire plane_6_sum_28 = codeword_i[118] ^ codeword_i[166];
  wire plane_6_sum_29 = codeword_i[174] ^ plane_6_sum_28;
  wire plane_6_sum_30 = codeword_i[30] ^ codeword_i[254];
  wire plane_6_sum_31 = plane_6_sum_27 ^ (codeword_i[262] ^ plane_6_sum_30);
  wire plane_6_sum_32 = codeword_i[102] ^ codeword_i[190];
  wire plane_6_sum_33 = plane_6_sum_21 ^ plane_6_sum_32;
  wire plane_6_sum_34 = plane_6_sum_31 ^ (codeword_i[158] ^ plane_6_sum_33);
  wire plane_6_at_1_0 = (plane_6_sum_20 ^ plane_6_sum_34) ^ (plane_6_sum_9 ^ plane_6_sum_29);
  wire plane_6_sum_35 = codeword_i[110] ^ codeword_i[198];
  wire plane_6_sum_36 = plane_6_sum_4 ^ plane_6_sum_35;
  wire plane_6_sum_37 = plane_6_sum_16 ^ plane_6_sum_36;
  wire plane_6_sum_38 = codeword_i[270] ^ plane_6_sum_0;
  wire plane_6_at_1_1 = plane_6_sum_37 ^ (plane_6_sum_38 ^ (plane_6_sum_6 ^ plane_6_sum_15));
  wire plane_6_sum_39 = plane_6_sum_14 ^ plane_6_sum_17;
  wire plane_6_sum_40 = codeword_i[142] ^ codeword_i[206];
  wire plane_6_sum_41 = plane_6_sum_40 ^ (codeword_i[174] ^ plane_6_sum_5);
  wire plane_6_sum_42 = plane_6_sum_41 ^ (plane_6_sum_39 ^ (plane_6_sum_28 ^ (codeword_i[22]
      ^ codeword_i[238])));
  wire plane_6_at_1_2 = codeword_i[86] ^ plane_6_sum_42;
  wire plane_6_sum_43 = plane_6_sum_19 ^ (plane_6_sum_26 ^ plane_6_sum_29);
  wire plane_6_sum_44 = plane_6_sum_2 ^ (codeword_i[126] ^ plane_6_sum_30);
  wire plane_6_at_1_3 = plane_6_sum_44 ^ (codeword_i[118] ^ plane_6_sum_43);
  wire plane_6_sum_45 = (plane_6_sum_7 ^ plane_6_sum_32) ^ (codeword_i[38] ^ plane_6_sum_3);
  wire plane_6_at_1_4 = plane_6_sum_45 ^ (codeword_i[110] ^ plane_6_sum_18);
  wire plane_6_sum_46 = plane_6_sum_8 ^ plane_6_sum_38;
  wire plane_6_at_1_5 = plane_6_sum_46 ^ (plane_6_sum_43 ^ ((codeword_i[230] ^ plane_6_sum_35)
      ^ (codeword_i[46] ^ codeword_i[158])));
  wire plane_6_sum_47 = codeword_i[86] ^ codeword_i[230];
  wire plane_6_at_1_6 = plane_6_sum_46 ^ (plane_6_sum_24 ^ (plane_6_sum_26 ^ plane_6_sum_47));
  wire plane_6_sum_48 = codeword_i[62] ^ codeword_i[246];
  wire plane_6_sum_49 = plane_6_sum_1 ^ (plane_6_sum_3 ^ plane_6_sum_17);
  wire plane_6_sum_50 = plane_6_sum_19 ^ (plane_6_sum_39 ^ (codeword_i[278] ^ plane_6_sum_23));
  wire plane_6_at_1_7 = (plane_6_sum_49 ^ plane_6_sum_50) ^ (plane_6_sum_41 ^ (codeword_i[270]
      ^ plane_6_sum_48));
  wire plane_6_at_3_0 = plane_6_sum_25 ^ (plane_6_sum_45 ^ (plane_6_sum_38 ^ (codeword_i[206]
      ^ plane_6_sum_12)));
  wire plane_6_at_3_1 = plane_6_sum_9 ^ (plane_6_sum_33 ^ (codeword_i[94] ^ plane_6_sum_40));
  wire plane_6_at_3_2 = plane_6_sum_10 ^ (plane_6_sum_37 ^ (codeword_i[158] ^ plane_6_sum_48));
  wire plane_6_sum_51 = plane_6_sum_13 ^ plane_6_sum_49;
  wire plane_6_sum_52 = codeword_i[38] ^ plane_6_sum_47;
  wire plane_6_at_3_3 = plane_6_sum_51 ^ (plane_6_sum_52 ^ (codeword_i[14] ^ codeword_i[222]));
  wire plane_6_at_3_4 = plane_6_sum_44 ^ (plane_6_sum_31 ^ (plane_6_sum_35 ^ plane_6_sum_52));
  wire plane_6_at_3_5 = plane_6_sum_50 ^ (plane_6_sum_36 ^ (plane_6_sum_11 ^ plane_6_sum_32));
  wire plane_6_sum_53 = plane_6_sum_40 ^ plane_6_sum_51;
  wire plane_6_at_3_6 = plane_6_sum_53 ^ (plane_6_sum_42 ^ (codeword_i[30] ^ plane_6_sum_1));
  wire plane_6_at_3_7 = plane_6_sum_53 ^ (plane_6_sum_22 ^ plane_6_sum_34);
  wire plane_7_sum_0 = codeword_i[167] ^ codeword_i[287];
  wire plane_7_sum_1 = codeword_i[215] ^ plane_7_sum_0;
  wire plane_7_sum_2 = codeword_i[103] ^ plane_7_sum_1;
  wire plane_7_sum_3 = codeword_i[135] ^ codeword_i[159];
  wire plane_7_sum_4 = codeword_i[71] ^ plane_7_sum_3;
  wire plane_7_sum_5 = codeword_i[263] ^ codeword_i[279];
  wire plane_7_sum_6 = codeword_i[223] ^ codeword_i[255];
  wire plane_7_sum_7 = plane_7_sum_5 ^ plane_7_sum_6;
  wire plane_7_sum_8 = plane_7_sum_4 ^ plane_7_sum_7;
  wire plane_7_sum_9 = codeword_i[31] ^ plane_7_sum_8;
  wire plane_7_sum_10 = plane_7_sum_2 ^ plane_7_sum_9;
  wire plane_7_sum_11 = codeword_i[55] ^ codeword_i[63];
  wire plane_7_sum_12 = codeword_i[199] ^ plane_7_sum_11;
  wire plane_7_sum_13 = plane_7_sum_12 ^ (codeword_i[47] ^ codeword_i[191]);
  wire plane_7_sum_14 = codeword_i[79] ^ codeword_i[231];
  wire plane_7_sum_15 = codeword_i[15] ^ plane_7_sum_14;
  wire plane_7_sum_16 = codeword_i[87] ^ codeword_i[239];
  wire plane_7_sum_17 = codeword_i[95] ^ codeword_i[247];
  wire plane_7_sum_18 = codeword_i[183] ^ plane_7_sum_17;
  wire plane_7_sum_19 = plane_7_sum_16 ^ plane_7_sum_18;
  wire plane_7_sum_20 = codeword_i[7] ^ plane_7_sum_19;
  wire plane_7_sum_21 = codeword_i[79] ^ codeword_i[119];
  wire plane_7_sum_22 = codeword_i[55] ^ codeword_i[175];
  wire plane_7_sum_23 = codeword_i[127] ^ codeword_i[207];
  wire plane_7_sum_24 = plane_7_sum_23 ^ (plane_7_sum_21 ^ plane_7_sum_22);
  wire plane_7_sum_25 = plane_7_sum_20 ^ (codeword_i[55] ^ plane_7_sum_24);
  wire plane_7_sum_26 = codeword_i[151] ^ codeword_i[271];
  wire plane_7_sum_27 = plane_7_sum_26 ^ (codeword_i[79] ^ codeword_i[143]);
  wire plane_7_sum_28 = codeword_i[119] ^ codeword_i[167];
  wire plane_7_sum_29 = codeword_i[175] ^ plane_7_sum_28;
  wire plane_7_sum_30 = codeword_i[31] ^ codeword_i[255];
  wire plane_7_sum_31 = plane_7_sum_27 ^ (codeword_i[263] ^ plane_7_sum_30);
  wire plane_7_sum_32 = codeword_i[103] ^ codeword_i[191];
  wire plane_7_sum_33 = plane_7_sum_21 ^ plane_7_sum_32;
  wire plane_7_sum_34 = plane_7_sum_31 ^ (codeword_i[159] ^ plane_7_sum_33);
  wire plane_7_at_1_0 = (plane_7_sum_20 ^ plane_7_sum_34) ^ (plane_7_sum_9 ^ plane_7_sum_29);
  wire plane_7_sum_35 = codeword_i[111] ^ codeword_i[199];
  wire plane_7_sum_36 = plane_7_sum_4 ^ plane_7_sum_35;
  wire plane_7_sum_37 = plane_7_sum_16 ^ plane_7_sum_36;
  wire plane_7_sum_38 = codeword_i[271] ^ plane_7_sum_0;
  wire plane_7_at_1_1 = plane_7_sum_37 ^ (plane_7_sum_38 ^ (plane_7_sum_6 ^ plane_7_sum_15));
  wire plane_7_sum_39 = plane_7_sum_14 ^ plane_7_sum_17;
  wire plane_7_sum_40 = codeword_i[143] ^ codeword_i[207];
  wire plane_7_sum_41 = plane_7_sum_40 ^ (codeword_i[175] ^ plane_7_sum_5);
  wire plane_7_sum_42 = plane_7_sum_41 ^ (plane_7_sum_39 ^ (plane_7_sum_28 ^ (codeword_i[23]
      ^ codeword_i[239])));
  wire plane_7_at_1_2 = codeword_i[87] ^ plane_7_sum_42;
  wire plane_7_sum_43 = plane_7_sum_19 ^ (plane_7_sum_26 ^ plane_7_sum_29);
  wire plane_7_sum_44 = plane_7_sum_2 ^ (codeword_i[127] ^ plane_7_sum_30);
  wire plane_7_at_1_3 = plane_7_sum_44 ^ (codeword_i[119] ^ plane_7_sum_43);
  wire plane_7_sum_45 = (plane_7_sum_7 ^ plane_7_sum_32) ^ (codeword_i[39] ^ plane_7_sum_3);
  wire plane_7_at_1_4 = plane_7_sum_45 ^ (codeword_i[111] ^ plane_7_sum_18);
  wire plane_7_sum_46 = plane_7_sum_8 ^ plane_7_sum_38;
  wire plane_7_at_1_5 = plane_7_sum_46 ^ (plane_7_sum_43 ^ ((codeword_i[231] ^ plane_7_sum_35)
      ^ (codeword_i[47] ^ codeword_i[159])));
  wire plane_7_sum_47 = codeword_i[87] ^ codeword_i[231];
  wire plane_7_at_1_6 = plane_7_sum_46 ^ (plane_7_sum_24 ^ (plane_7_sum_26 ^ plane_7_sum_47));
  wire plane_7_sum_48 = codeword_i[63] ^ codeword_i[247];
  wire plane_7_sum_49 = plane_7_sum_1 ^ (plane_7_sum_3 ^ plane_7_sum_17);
  wire plane_7_sum_50 = plane_7_sum_19 ^ (plane_7_sum_39 ^ (codeword_i[279] ^ plane_7_sum_23));
  wire plane_7_at_1_7 = (plane_7_sum_49 ^ plane_7_sum_50) ^ (plane_7_sum_41 ^ (codeword_i[271]
      ^ plane_7_sum_48));
  wire plane_7_at_3_0 = plane_7_sum_25 ^ (plane_7_sum_45 ^ (plane_7_sum_38 ^ (codeword_i[207]
      ^ plane_7_sum_12)));
  wire plane_7_at_3_1 = plane_7_sum_9 ^ (plane_7_sum_33 ^ (codeword_i[95] ^ plane_7_sum_40));
  wire plane_7_at_3_2 = plane_7_sum_10 ^ (plane_7_sum_37 ^ (codeword_i[159] ^ plane_7_sum_48));
  wire plane_7_sum_51 = plane_7_sum_13 ^ plane_7_sum_49;
  wire plane_7_sum_52 = codeword_i[39] ^ plane_7_sum_47;
  wire plane_7_at_3_3 = plane_7_sum_51 ^ (plane_7_sum_52 ^ (codeword_i[15] ^ codeword_i[223]));
  wire plane_7_at_3_4 = plane_7_sum_44 ^ (plane_7_sum_31 ^ (plane_7_sum_35 ^ plane_7_sum_52));
  wire plane_7_at_3_5 = plane_7_sum_50 ^ (plane_7_sum_36 ^ (plane_7_sum_11 ^ plane_7_sum_32));
  wire plane_7_sum_53 = plane_7_sum_40 ^ plane_7_sum_51;
  wire plane_7_at_3_6 = plane_7_sum_53 ^ (plane_7_sum_42 ^ (codeword_i[31] ^ plane_7_sum_1));
  wire plane_7_at_3_7 = plane_7_sum_53 ^ (plane_7_sum_22 ^ plane_7_sum_34);

  // Shared sums, each computed once, named after the syndrome bits that need it and the first bit
  // that it adds.
  wire s1_sum_0 = (plane_7_at_1_3 ^ (plane_4_at_1_6 ^ plane_6_at_1_4)) ^ (plane_3_at_1_7
      ^ plane_5_at_1_5);
  wire s1_sum_1 = (plane_4_at_1_7 ^ plane_6_at_1_5) ^ (plane_5_at_1_6 ^ plane_7_at_1_4);
  wire s1_sum_2 = s1_sum_0 ^ s1_sum_1;
  wire s1_sum_3 = ((plane_1_at_1_7 ^ plane_3_at_1_5) ^ (plane_6_at_1_2 ^ plane_7_at_1_1))
      ^ (plane_5_at_1_3 ^ (plane_2_at_1_6 ^ plane_4_at_1_4));
  wire s1_sum_4 = s1_sum_2 ^ s1_sum_3;
  wire s1_sum_5 = plane_7_at_1_5 ^ (plane_5_at_1_7 ^ plane_6_at_1_6);
  wire s1_sum_6 = ((plane_2_at_1_7 ^ plane_7_at_1_2) ^ (plane_3_at_1_6 ^ plane_5_at_1_4))
      ^ (plane_4_at_1_5 ^ plane_6_at_1_3);
  wire s1_sum_7 = s1_sum_6 ^ (s1_sum_0 ^ s1_sum_3);
  wire s1_sum_8 = plane_6_at_1_7 ^ plane_7_at_1_6;
  wire s1_sum_9 = s1_sum_2 ^ s1_sum_6;
  wire s2_sum_0 = (plane_1_at_1_5 ^ plane_5_at_1_3) ^ (plane_3_at_1_4 ^ plane_7_at_1_2);
  wire s2_sum_1 = (plane_0_at_1_5 ^ plane_4_at_1_3) ^ (plane_2_at_1_4 ^ plane_6_at_1_2);
  wire s2_sum_2 = s2_sum_1 ^ plane_7_at_1_7;
  wire s2_sum_3 = s2_sum_0 ^ s2_sum_2;
  wire s2_sum_4 = s2_sum_3 ^ (plane_7_at_1_5 ^ (plane_3_at_1_7 ^ plane_5_at_1_6));
  wire s2_sum_5 = plane_4_at_1_7 ^ plane_6_at_1_6;
  wire s2_sum_6 = (plane_2_at_1_3 ^ plane_6_at_1_1) ^ (plane_0_at_1_4 ^ plane_4_at_1_2);
  wire s2_sum_7 = s2_sum_5 ^ s2_sum_6;
  wire s2_sum_8 = (plane_2_at_1_5 ^ plane_6_at_1_3) ^ (plane_0_at_1_6 ^ plane_4_at_1_4);
  wire s2_sum_9 = plane_2_at_1_7 ^ (plane_4_at_1_6 ^ plane_6_at_1_5);
  wire s2_sum_10 = s2_sum_9 ^ (plane_5_at_1_7 ^ plane_7_at_1_6);
  wire s2_sum_11 = (plane_3_at_1_3 ^ (plane_1_at_1_4 ^ plane_7_at_1_1)) ^ (plane_5_at_1_2
      ^ plane_6_at_1_7);
  wire s2_sum_12 = s2_sum_10 ^ s2_sum_11;
  wire s2_sum_13 = (plane_3_at_1_5 ^ plane_7_at_1_3) ^ (plane_1_at_1_6 ^ plane_5_at_1_4);
  wire s2_sum_14 = (plane_0_at_1_7 ^ plane_4_at_1_5) ^ (plane_2_at_1_6 ^ plane_6_at_1_4);
  wire s2_sum_15 = (plane_1_at_1_7 ^ plane_5_at_1_5) ^ (plane_3_at_1_6 ^ plane_7_at_1_4);
  wire s2_sum_16 = s2_sum_7 ^ s2_sum_14;
  wire s2_sum_17 = s2_sum_12 ^ s2_sum_15;
  wire s3_sum_0 = (plane_4_at_3_6 ^ (plane_5_at_3_5 ^ plane_6_at_3_4)) ^ (plane_3_at_3_7
      ^ plane_7_at_3_3);
  wire s3_sum_1 = (plane_4_at_3_7 ^ plane_5_at_3_6) ^ (plane_6_at_3_5 ^ plane_7_at_3_4);
  wire s3_sum_2 = s3_sum_0 ^ s3_sum_1;
  wire s3_sum_3 = ((plane_1_at_3_7 ^ plane_2_at_3_6) ^ (plane_5_at_3_3 ^ plane_7_at_3_1))
      ^ (plane_6_at_3_2 ^ (plane_3_at_3_5 ^ plane_4_at_3_4));
  wire s3_sum_4 = s3_sum_2 ^ s3_sum_3;
  wire s3_sum_5 = plane_6_at_3_6 ^ (plane_5_at_3_7 ^ plane_7_at_3_5);
  wire s3_sum_6 = ((plane_2_at_3_7 ^ plane_6_at_3_3) ^ (plane_4_at_3_5 ^ plane_5_at_3_4))
      ^ (plane_3_at_3_6 ^ plane_7_at_3_2);
  wire s3_sum_7 = s3_sum_6 ^ (s3_sum_0 ^ s3_sum_3);
  wire s3_sum_8 = plane_6_at_3_7 ^ plane_7_at_3_6;
  wire s3_sum_9 = s3_sum_2 ^ s3_sum_6;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)
  assign syndrome[0] = (plane_0_sum_10 ^ plane_0_sum_25) ^ ((plane_0_sum_13 ^ (codeword_i[104]
      ^ (codeword_i[16] ^ codeword_i[32]))) ^ (plane_0_sum_15 ^ plane_0_sum_27));
  // ^(codeword_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)
  assign syndrome[1] = (plane_1_sum_10 ^ plane_1_sum_25) ^ ((plane_1_sum_13 ^ (codeword_i[105]
      ^ (codeword_i[17] ^ codeword_i[33]))) ^ (plane_1_sum_15 ^ plane_1_sum_27));
  // ^(codeword_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)
  assign syndrome[2] = (plane_2_sum_10 ^ plane_2_sum_25) ^ ((plane_2_sum_13 ^ (codeword_i[106]
      ^ (codeword_i[18] ^ codeword_i[34]))) ^ (plane_2_sum_15 ^ plane_2_sum_27));
  // ^(codeword_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)
  assign syndrome[3] = (plane_3_sum_10 ^ plane_3_sum_25) ^ ((plane_3_sum_13 ^ (codeword_i[107]
      ^ (codeword_i[19] ^ codeword_i[35]))) ^ (plane_3_sum_15 ^ plane_3_sum_27));
  // ^(codeword_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)
  assign syndrome[4] = (plane_4_sum_10 ^ plane_4_sum_25) ^ ((plane_4_sum_13 ^ (codeword_i[108]
      ^ (codeword_i[20] ^ codeword_i[36]))) ^ (plane_4_sum_15 ^ plane_4_sum_27));
  // ^(codeword_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)
  assign syndrome[5] = (plane_5_sum_10 ^ plane_5_sum_25) ^ ((plane_5_sum_13 ^ (codeword_i[109]
      ^ (codeword_i[21] ^ codeword_i[37]))) ^ (plane_5_sum_15 ^ plane_5_sum_27));
  // ^(codeword_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)
  assign syndrome[6] = (plane_6_sum_10 ^ plane_6_sum_25) ^ ((plane_6_sum_13 ^ (codeword_i[110]
      ^ (codeword_i[22] ^ codeword_i[38]))) ^ (plane_6_sum_15 ^ plane_6_sum_27));
  // ^(codeword_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)
  assign syndrome[7] = (plane_7_sum_10 ^ plane_7_sum_25) ^ ((plane_7_sum_13 ^ (codeword_i[111]
      ^ (codeword_i[23] ^ codeword_i[39]))) ^ (plane_7_sum_15 ^ plane_7_sum_27));
  // ^(codeword_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)
  assign syndrome[8] = s1_sum_4 ^ (s1_sum_5 ^ plane_0_at_1_0);
  // ^(codeword_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)
  assign syndrome[9] = s1_sum_7 ^ (s1_sum_8 ^ (plane_0_at_1_1 ^ plane_1_at_1_0));
  // ^(codeword_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)
  assign syndrome[10] = s1_sum_9 ^ ((plane_2_at_1_0 ^ plane_7_at_1_7) ^ (plane_0_at_1_2
      ^ plane_1_at_1_1));
  // ^(codeword_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)
  assign syndrome[11] = s1_sum_2 ^ (s1_sum_5 ^ ((plane_0_at_1_3 ^ plane_3_at_1_0) ^ (plane_1_at_1_2
      ^ plane_2_at_1_1)));
  // ^(codeword_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)
  assign syndrome[12] = (s1_sum_5 ^ (s1_sum_8 ^ (plane_1_at_1_3 ^ plane_3_at_1_1))) ^ (s1_sum_1
      ^ (plane_4_at_1_0 ^ (plane_0_at_1_4 ^ plane_2_at_1_2)));
  // ^(codeword_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)
  assign syndrome[13] = s1_sum_4 ^ (((plane_5_at_1_0 ^ (plane_1_at_1_4 ^ plane_3_at_1_2))
      ^ (plane_0_at_1_5 ^ plane_2_at_1_3)) ^ (s1_sum_8 ^ (plane_4_at_1_1 ^ plane_7_at_1_7)));
  // ^(codeword_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign syndrome[14] = s1_sum_7 ^ (((plane_3_at_1_3 ^ plane_6_at_1_0) ^ (plane_1_at_1_5
      ^ plane_7_at_1_7)) ^ ((plane_4_at_1_2 ^ plane_5_at_1_1) ^ (plane_0_at_1_6 ^ plane_2_at_1_4)));
  // ^(codeword_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)
  assign syndrome[15] = s1_sum_9 ^ (((plane_4_at_1_3 ^ plane_7_at_1_0) ^ (plane_0_at_1_7
      ^ plane_2_at_1_5)) ^ ((plane_5_at_1_2 ^ plane_6_at_1_1) ^ (plane_1_at_1_6 ^ plane_3_at_1_4)));
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[16] = s2_sum_4 ^ ((s2_sum_7 ^ s2_sum_9) ^ (s2_sum_8 ^ (plane_0_at_1_0
      ^ plane_6_at_1_7)));
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[17] = s2_sum_12 ^ ((s2_sum_6 ^ s2_sum_13) ^ (s2_sum_1 ^ plane_1_at_1_0));
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[18] = s2_sum_4 ^ (s2_sum_14 ^ (s2_sum_11 ^ (plane_0_at_1_1 ^ plane_2_at_1_0)));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[19] = s2_sum_3 ^ ((s2_sum_8 ^ s2_sum_15) ^ (s2_sum_5 ^ (plane_1_at_1_1
      ^ plane_3_at_1_0)));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[20] = (s2_sum_10 ^ (s2_sum_0 ^ (plane_4_at_1_0 ^ (plane_0_at_1_2
      ^ plane_2_at_1_1)))) ^ (s2_sum_8 ^ s2_sum_13);
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[21] = (s2_sum_3 ^ s2_sum_16) ^ (s2_sum_13 ^ (s2_sum_9 ^ (plane_5_at_1_0
      ^ (plane_1_at_1_2 ^ plane_3_at_1_1))));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[22] = s2_sum_17 ^ (s2_sum_16 ^ (s2_sum_2 ^ ((plane_0_at_1_3 ^ plane_6_at_1_0)
      ^ (plane_2_at_1_2 ^ plane_4_at_1_1))));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[23] = s2_sum_17 ^ (s2_sum_4 ^ ((plane_1_at_1_3 ^ plane_7_at_1_0) ^ (plane_3_at_1_2
      ^ plane_5_at_1_1)));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[24] = s3_sum_4 ^ (s3_sum_5 ^ plane_0_at_3_0);
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[25] = s3_sum_7 ^ (s3_sum_8 ^ (plane_0_at_3_1 ^ plane_1_at_3_0));
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[26] = s3_sum_9 ^ ((plane_2_at_3_0 ^ plane_7_at_3_7) ^ (plane_0_at_3_2
      ^ plane_1_at_3_1));
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[27] = s3_sum_2 ^ (s3_sum_5 ^ ((plane_1_at_3_2 ^ plane_3_at_3_0) ^ (plane_0_at_3_3
      ^ plane_2_at_3_1)));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[28] = (s3_sum_5 ^ (s3_sum_8 ^ (plane_2_at_3_2 ^ plane_3_at_3_1))) ^ (s3_sum_1
      ^ (plane_4_at_3_0 ^ (plane_0_at_3_4 ^ plane_1_at_3_3)));
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[29] = s3_sum_4 ^ (((plane_5_at_3_0 ^ (plane_0_at_3_5 ^ plane_1_at_3_4))
      ^ (plane_3_at_3_2 ^ plane_7_at_3_7)) ^ (s3_sum_8 ^ (plane_2_at_3_3 ^ plane_4_at_3_1)));
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[30] = s3_sum_7 ^ (((plane_4_at_3_2 ^ plane_6_at_3_0) ^ (plane_0_at_3_6
      ^ plane_7_at_3_7)) ^ ((plane_3_at_3_3 ^ plane_5_at_3_1) ^ (plane_1_at_3_5 ^ plane_2_at_3_4)));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[31] = s3_sum_9 ^ (((plane_5_at_3_2 ^ plane_7_at_3_0) ^ (plane_0_at_3_7
      ^ plane_1_at_3_6)) ^ ((plane_4_at_3_3 ^ plane_6_at_3_1) ^ (plane_2_at_3_5 ^ plane_3_at_3_4)));

  // Match terms: functions of the syndrome that several matches share.
  wire nonzero_is = syndrome == 32'h00000000;
  wire single_symbol_xor_6 = (((syndrome[0] & syndrome[21]) ^ (syndrome[4] & syndrome[17]))
      ^ ((syndrome[1] & syndrome[20]) ^ (syndrome[2] & syndrome[19]))) ^ ((syndrome[3]
      & syndrome[18]) ^ (syndrome[5] & syndrome[16]));
  wire single_symbol_xor_7 = (((syndrome[1] & syndrome[21]) ^ (syndrome[4] & syndrome[18]))
      ^ ((syndrome[0] & syndrome[22]) ^ (syndrome[5] & syndrome[17]))) ^ ((syndrome[6]
      & syndrome[16]) ^ ((syndrome[2] & syndrome[20]) ^ (syndrome[3] & syndrome[19])));
  wire single_symbol_xor_8 = (((syndrome[7] & syndrome[16]) ^ ((syndrome[3] & syndrome[20])
      ^ (syndrome[4] & syndrome[19]))) ^ ((syndrome[2] & syndrome[21]) ^ (syndrome[5]
      & syndrome[18]))) ^ ((syndrome[0] & syndrome[23]) ^ ((syndrome[1] & syndrome[22])
      ^ (syndrome[6] & syndrome[17])));
  wire single_symbol_xor_9 = (((syndrome[3] & syndrome[21]) ^ (syndrome[6] & syndrome[18]))
      ^ ((syndrome[2] & syndrome[22]) ^ (syndrome[7] & syndrome[17]))) ^ ((syndrome[1]
      & syndrome[23]) ^ ((syndrome[4] & syndrome[20]) ^ (syndrome[5] & syndrome[19])));
  wire single_symbol_xor_10 = ((syndrome[2] & syndrome[23]) ^ ((syndrome[3] & syndrome[22])
      ^ (syndrome[4] & syndrome[21]))) ^ ((syndrome[7] & syndrome[18]) ^ ((syndrome[5]
      & syndrome[20]) ^ (syndrome[6] & syndrome[19])));
  wire single_symbol_xor_11 = ((syndrome[3] & syndrome[23]) ^ ((syndrome[6] & syndrome[20])
      ^ (syndrome[7] & syndrome[19]))) ^ ((syndrome[4] & syndrome[22]) ^ (syndrome[5]
      & syndrome[21]));
  wire single_symbol_xor_12 = ((syndrome[4] & syndrome[23]) ^ (syndrome[6] & syndrome[21]))
      ^ ((syndrome[5] & syndrome[22]) ^ (syndrome[7] & syndrome[20]));
  wire single_symbol_xor_13 = (syndrome[5] & syndrome[23]) ^ ((syndrome[6] & syndrome[22])
      ^ (syndrome[7] & syndrome[21]));
  wire single_symbol_xor_14 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire single_symbol_all = syndrome[7] & syndrome[23];
  wire single_symbol_xor = single_symbol_xor_11 ^ single_symbol_xor_12;
  wire single_symbol_xor_2 = single_symbol_xor_9 ^ single_symbol_xor_11;
  wire single_symbol_xor_15 = single_symbol_xor_12 ^ (((syndrome[4] & syndrome[16]) ^ ((syndrome[0]
      & syndrome[20]) ^ (syndrome[1] & syndrome[19]))) ^ ((syndrome[2] & syndrome[18])
      ^ (syndrome[3] & syndrome[17])));
  wire single_symbol_from_4 = syndrome[12] ^ syndrome[13];
  wire single_symbol_from_5 = syndrome[13] ^ syndrome[15];
  wire single_symbol_from_2 = syndrome[10] ^ syndrome[14];
  wire single_symbol_from_3 = syndrome[11] ^ syndrome[12];
  wire single_symbol_xor_16 = (single_symbol_xor ^ (single_symbol_xor_10 ^ (single_symbol_all
      ^ ((syndrome[2] & syndrome[16]) ^ ((syndrome[0] & syndrome[18]) ^ (syndrome[1]
      & syndrome[17])))))) ^ (syndrome[9] ^ single_symbol_from_5);
  wire single_symbol_xor_17 = (single_symbol_xor ^ (single_symbol_xor_13 ^ (((syndrome[1]
      & syndrome[18]) ^ (syndrome[3] & syndrome[16])) ^ ((syndrome[0] & syndrome[19]) ^ (syndrome[2]
      & syndrome[17]))))) ^ (syndrome[13] ^ syndrome[14]);
  wire single_symbol_xor_18 = (((syndrome[11] & syndrome[26]) ^ (syndrome[13] & syndrome[24]))
      ^ ((syndrome[8] & syndrome[29]) ^ (syndrome[10] & syndrome[27]))) ^ ((syndrome[9]
      & syndrome[28]) ^ (syndrome[12] & syndrome[25]));
  wire single_symbol_xor_19 = (((syndrome[9] & syndrome[29]) ^ (syndrome[13] & syndrome[25]))
      ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[12] & syndrome[26]))) ^ ((syndrome[14]
      & syndrome[24]) ^ ((syndrome[10] & syndrome[28]) ^ (syndrome[11] & syndrome[27])));
  wire single_symbol_xor_20 = (((syndrome[9] & syndrome[30]) ^ ((syndrome[11] & syndrome[28])
      ^ (syndrome[12] & syndrome[27]))) ^ ((syndrome[13] & syndrome[26]) ^ (syndrome[15]
      & syndrome[24]))) ^ ((syndrome[14] & syndrome[25]) ^ ((syndrome[8] & syndrome[31])
      ^ (syndrome[10] & syndrome[29])));
  wire single_symbol_xor_21 = (((syndrome[10] & syndrome[30]) ^ (syndrome[14] & syndrome[26]))
      ^ ((syndrome[9] & syndrome[31]) ^ (syndrome[13] & syndrome[27]))) ^ ((syndrome[15]
      & syndrome[25]) ^ ((syndrome[11] & syndrome[29]) ^ (syndrome[12] & syndrome[28])));
  wire single_symbol_xor_22 = (((syndrome[13] & syndrome[28]) ^ (syndrome[15] & syndrome[26]))
      ^ ((syndrome[10] & syndrome[31]) ^ (syndrome[12] & syndrome[29]))) ^ ((syndrome[11]
      & syndrome[30]) ^ (syndrome[14] & syndrome[27]));
  wire single_symbol_xor_23 = ((syndrome[14] & syndrome[28]) ^ ((syndrome[11] & syndrome[31])
      ^ (syndrome[13] & syndrome[29]))) ^ ((syndrome[12] & syndrome[30]) ^ (syndrome[15]
      & syndrome[27]));
  wire single_symbol_xor_24 = ((syndrome[13] & syndrome[30]) ^ (syndrome[14] & syndrome[29]))
      ^ ((syndrome[12] & syndrome[31]) ^ (syndrome[15] & syndrome[28]));
  wire single_symbol_xor_25 = (syndrome[14] & syndrome[30]) ^ ((syndrome[13] & syndrome[31])
      ^ (syndrome[15] & syndrome[29]));
  wire single_symbol_xor_26 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire single_symbol_all_2 = syndrome[15] & syndrome[31];
  wire single_symbol_xor_3 = single_symbol_xor_23 ^ single_symbol_xor_24;
  wire single_symbol_xor_4 = single_symbol_xor_3 ^ single_symbol_xor_21;
  wire single_symbol_xor_5 = single_symbol_xor_21 ^ single_symbol_xor_23;
  wire single_symbol_xor_27 = single_symbol_xor_24 ^ (((syndrome[11] & syndrome[25]) ^ ((syndrome[8]
      & syndrome[28]) ^ (syndrome[10] & syndrome[26]))) ^ ((syndrome[9] & syndrome[27])
      ^ (syndrome[12] & syndrome[24])));
  wire single_symbol_from_4_2 = syndrome[20] ^ syndrome[21];
  wire single_symbol_xor_28 = (single_symbol_xor_3 ^ (single_symbol_xor_22 ^ (single_symbol_all_2
      ^ ((syndrome[9] & syndrome[25]) ^ ((syndrome[8] & syndrome[26]) ^ (syndrome[10]
      & syndrome[24])))))) ^ (syndrome[23] ^ (syndrome[17] ^ syndrome[21]));
  wire single_symbol_xor_29 = (single_symbol_xor_3 ^ (single_symbol_xor_25 ^ (((syndrome[9]
      & syndrome[26]) ^ (syndrome[10] & syndrome[25])) ^ ((syndrome[8] & syndrome[27])
      ^ (syndrome[11] & syndrome[24]))))) ^ (syndrome[21] ^ syndrome[22]);
  wire single_symbol_is = {syndrome[21] ^ (single_symbol_xor_3 ^ (single_symbol_xor_20
      ^ single_symbol_xor_22)), (single_symbol_xor_5 ^ (single_symbol_xor_19 ^ (single_symbol_xor_22
      ^ single_symbol_all_2))) ^ (syndrome[23] ^ (syndrome[21] ^ (syndrome[19] ^ syndrome[20]))),
      (single_symbol_xor_4 ^ (single_symbol_xor_18 ^ (single_symbol_xor_26 ^ single_symbol_all_2)))
      ^ (syndrome[23] ^ single_symbol_from_4_2), (single_symbol_xor_27 ^ (single_symbol_xor_25
      ^ single_symbol_xor_26)) ^ (syndrome[18] ^ syndrome[22]), single_symbol_xor_29,
      single_symbol_xor_28, single_symbol_from_4_2 ^ (single_symbol_xor_5 ^ (single_symbol_xor_22
      ^ (single_symbol_xor_26 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9] & syndrome[24]))))),
      (single_symbol_xor_4 ^ (single_symbol_xor_25 ^ (syndrome[8] & syndrome[24])))
      ^ (single_symbol_from_4_2 ^ (syndrome[16] ^ syndrome[22])), syndrome[13] ^ (single_symbol_xor
      ^ (single_symbol_xor_8 ^ single_symbol_xor_10)), ((single_symbol_xor_2 ^ single_symbol_xor_7)
      ^ (single_symbol_xor_10 ^ single_symbol_all)) ^ (single_symbol_from_5 ^ single_symbol_from_3),
      ((single_symbol_xor ^ (single_symbol_xor_14 ^ single_symbol_all)) ^ (single_symbol_xor_6
      ^ single_symbol_xor_9)) ^ (syndrome[12] ^ single_symbol_from_5), single_symbol_from_2
      ^ (single_symbol_xor_15 ^ (single_symbol_xor_13 ^ single_symbol_xor_14)),
      single_symbol_xor_17, single_symbol_xor_16, single_symbol_from_4 ^ (single_symbol_xor_2
      ^ (single_symbol_xor_10 ^ (single_symbol_xor_14 ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1]
      & syndrome[16]))))), (single_symbol_xor ^ (single_symbol_xor_9 ^ (single_symbol_xor_13
      ^ (syndrome[0] & syndrome[16])))) ^ (single_symbol_from_4 ^ (syndrome[8]
      ^ syndrome[14]))} == 16'h0000;
  wire single_symbol = single_symbol_is & |syndrome[7:0];
  wire place_11_of_0_to_21_from_5 = syndrome[5] ^ syndrome[7];
  wire place_0_to_35_from_6 = syndrome[6] ^ syndrome[7];
  wire place_20_of_0_to_29_from_4 = syndrome[4] ^ place_0_to_35_from_6;
  wire place_0_to_4_from_3 = place_0_to_35_from_6 ^ (syndrome[3] ^ syndrome[5]);
  wire place_21_of_0_to_27_from_2 = syndrome[2] ^ syndrome[6];
  wire place_0_to_35_from_4 = syndrome[4] ^ syndrome[5];
  wire place_0_to_5_from_2 = place_21_of_0_to_27_from_2 ^ place_0_to_35_from_4;
  wire place_0_to_6_from_1 = place_0_to_35_from_4 ^ (syndrome[1] ^ syndrome[3]);
  wire place_16_of_0_to_22_from_0 = syndrome[0] ^ syndrome[4];
  wire place_0_to_35_from_2 = syndrome[2] ^ syndrome[3];
  wire place_0_to_7_from_0 = place_16_of_0_to_22_from_0 ^ place_0_to_35_from_2;
  wire place_25_of_1_to_35_from_1 = syndrome[1] ^ syndrome[7];
  wire place_11_of_1_to_35_from_1 = place_0_to_35_from_2 ^ place_25_of_1_to_35_from_1;
  wire place_2_to_35_from_0 = syndrome[0] ^ syndrome[1];
  wire place_22_of_2_to_35_from_0 = place_0_to_35_from_6 ^ place_2_to_35_from_0;
  wire place_2_to_9_from_0 = syndrome[2] ^ place_22_of_2_to_35_from_0;
  wire place_3_to_10_from_0 = syndrome[5] ^ place_22_of_2_to_35_from_0;
  wire place_4_to_11_from_0 = place_0_to_35_from_4 ^ (syndrome[0] ^ syndrome[6]);
  wire place_5_to_12_from_3 = place_0_to_35_from_4 ^ (syndrome[3] ^ syndrome[7]);
  wire place_6_to_13_from_2 = place_0_to_35_from_2 ^ place_20_of_0_to_29_from_4;
  wire place_16_of_7_to_27_from_1 = syndrome[1] ^ syndrome[5];
  wire place_7_to_14_from_1 = place_16_of_7_to_27_from_1 ^ (place_0_to_35_from_6
      ^ place_0_to_35_from_2);
  wire place_16_of_8_to_24_from_2 = syndrome[2] ^ place_0_to_35_from_4;
  wire place_8_to_15_from_0 = place_22_of_2_to_35_from_0 ^ place_16_of_8_to_24_from_2;
  wire place_20_of_9_to_35_from_3 = syndrome[3] ^ syndrome[6];
  wire place_13_of_9_to_35_from_3 = place_0_to_35_from_4 ^ place_20_of_9_to_35_from_3;
  wire place_9_to_16_from_0 = place_2_to_35_from_0 ^ place_13_of_9_to_35_from_3;
  wire place_23_of_10_to_33_from_0 = syndrome[0] ^ place_0_to_35_from_2;
  wire place_10_to_17_from_0 = place_0_to_35_from_4 ^ place_23_of_10_to_33_from_0;
  wire place_11_to_18_from_1 = place_0_to_35_from_2 ^ (syndrome[1] ^ syndrome[4]);
  wire place_16_of_12_to_28_from_0 = syndrome[7] ^ place_2_to_35_from_0;
  wire place_12_to_19_from_0 = place_0_to_35_from_2 ^ place_16_of_12_to_28_from_0;
  wire place_13_to_20_from_0 = place_21_of_0_to_27_from_2 ^ place_2_to_35_from_0;
  wire place_14_to_21_from_0 = place_2_to_35_from_0 ^ place_11_of_0_to_21_from_5;
  wire place_15_to_22_from_0 = place_0_to_35_from_6 ^ place_16_of_0_to_22_from_0;
  wire place_16_to_23_from_3 = syndrome[5] ^ place_20_of_9_to_35_from_3;
  wire place_18_to_32_from_3 = syndrome[3] ^ syndrome[4];
  wire place_18_to_25_from_1 = place_25_of_1_to_35_from_1 ^ place_18_to_32_from_3;
  wire place_19_to_26_from_0 = place_0_to_35_from_6 ^ place_23_of_10_to_33_from_0;
  wire place_20_to_27_from_1 = place_21_of_0_to_27_from_2 ^ place_16_of_7_to_27_from_1;
  wire place_21_to_28_from_0 = place_0_to_35_from_4 ^ place_16_of_12_to_28_from_0;
  wire place_22_to_29_from_0 = place_20_of_0_to_29_from_4 ^ (syndrome[0] ^ syndrome[3]);
  wire place_23_to_30_from_2 = place_0_to_35_from_2 ^ (syndrome[5] ^ syndrome[6]);
  wire place_24_to_31_from_1 = place_0_to_35_from_4 ^ (syndrome[1] ^ syndrome[2]);
  wire place_25_to_32_from_0 = place_2_to_35_from_0 ^ place_18_to_32_from_3;
  wire place_27_to_34_from_1 = syndrome[2] ^ place_25_of_1_to_35_from_1;
  wire place_29_to_35_from_0 = place_0_to_35_from_6 ^ (syndrome[0] ^ syndrome[5]);
  wire place_30_to_35_from_4 = place_0_to_35_from_6 ^ place_0_to_35_from_4;
  wire place_32_33_34_35_from_2 = place_0_to_35_from_4 ^ place_0_to_35_from_2;
  wire place_33_34_35_from_1 = syndrome[4] ^ place_11_of_1_to_35_from_1;
  wire place_34_35_from_0 = place_0_to_35_from_2 ^ place_22_of_2_to_35_from_0;
  wire place_0_to_35_from_4_2 = syndrome[14] ^ (syndrome[12] ^ syndrome[15]);
  wire place_0_to_35_from_3 = single_symbol_from_5 ^ (syndrome[11] ^ syndrome[14]);
  wire place_0_to_35_from_2_2 = single_symbol_from_4 ^ single_symbol_from_2;
  wire place_0_to_35_from_1 = syndrome[9] ^ (syndrome[13] ^ single_symbol_from_3);
  wire place_0_to_35_from_0 = single_symbol_from_3 ^ (syndrome[8] ^ syndrome[10]);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [35:0] place;
  assign place[0] = {place_0_to_7_from_0 ^ place_0_to_35_from_0, place_0_to_6_from_1
      ^ place_0_to_35_from_1, place_0_to_5_from_2 ^ place_0_to_35_from_2_2, place_0_to_4_from_3
      ^ place_0_to_35_from_3, place_20_of_0_to_29_from_4 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_11_of_0_to_21_from_5, syndrome[6] ^ syndrome[14], syndrome[7]
      ^ syndrome[15]} == 8'h00;
  assign place[1] = {place_11_of_1_to_35_from_1 ^ place_0_to_35_from_0, place_0_to_7_from_0
      ^ place_0_to_35_from_1, place_0_to_6_from_1 ^ place_0_to_35_from_2_2, place_0_to_5_from_2
      ^ place_0_to_35_from_3, place_0_to_4_from_3 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_20_of_0_to_29_from_4, syndrome[14] ^ place_11_of_0_to_21_from_5, syndrome[6]
      ^ syndrome[15]} == 8'h00;
  assign place[2] = {place_2_to_9_from_0 ^ place_0_to_35_from_0, place_11_of_1_to_35_from_1
      ^ place_0_to_35_from_1, place_0_to_7_from_0 ^ place_0_to_35_from_2_2, place_0_to_6_from_1
      ^ place_0_to_35_from_3, place_0_to_5_from_2 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_0_to_4_from_3, syndrome[14] ^ place_20_of_0_to_29_from_4, syndrome[15]
      ^ place_11_of_0_to_21_from_5} == 8'h00;
  assign place[3] = {place_3_to_10_from_0 ^ place_0_to_35_from_0, place_2_to_9_from_0
      ^ place_0_to_35_from_1, place_11_of_1_to_35_from_1 ^ place_0_to_35_from_2_2,
      place_0_to_7_from_0 ^ place_0_to_35_from_3, place_0_to_6_from_1 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_0_to_5_from_2, syndrome[14] ^ place_0_to_4_from_3, syndrome[15]
      ^ place_20_of_0_to_29_from_4} == 8'h00;
  assign place[4] = {place_4_to_11_from_0 ^ place_0_to_35_from_0, place_3_to_10_from_0
      ^ place_0_to_35_from_1, place_2_to_9_from_0 ^ place_0_to_35_from_2_2,
      place_11_of_1_to_35_from_1 ^ place_0_to_35_from_3, place_0_to_7_from_0
      ^ place_0_to_35_from_4_2, single_symbol_from_5 ^ place_0_to_6_from_1, syndrome[14]
      ^ place_0_to_5_from_2, syndrome[15] ^ place_0_to_4_from_3} == 8'h00;
  assign place[5] = {place_5_to_12_from_3 ^ place_0_to_35_from_0, place_4_to_11_from_0
      ^ place_0_to_35_from_1, place_3_to_10_from_0 ^ place_0_to_35_from_2_2, place_2_to_9_from_0
      ^ place_0_to_35_from_3, place_11_of_1_to_35_from_1 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_0_to_7_from_0, syndrome[14] ^ place_0_to_6_from_1, syndrome[15]
      ^ place_0_to_5_from_2} == 8'h00;
  assign place[6] = {place_6_to_13_from_2 ^ place_0_to_35_from_0, place_5_to_12_from_3
      ^ place_0_to_35_from_1, place_4_to_11_from_0 ^ place_0_to_35_from_2_2, place_3_to_10_from_0
      ^ place_0_to_35_from_3, place_2_to_9_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_11_of_1_to_35_from_1, syndrome[14] ^ place_0_to_7_from_0, syndrome[15]
      ^ place_0_to_6_from_1} == 8'h00;
  assign place[7] = {place_7_to_14_from_1 ^ place_0_to_35_from_0, place_6_to_13_from_2
      ^ place_0_to_35_from_1, place_5_to_12_from_3 ^ place_0_to_35_from_2_2, place_4_to_11_from_0
      ^ place_0_to_35_from_3, place_3_to_10_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_2_to_9_from_0, syndrome[14] ^ place_11_of_1_to_35_from_1, syndrome[15]
      ^ place_0_to_7_from_0} == 8'h00;
  assign place[8] = {place_8_to_15_from_0 ^ place_0_to_35_from_0, place_7_to_14_from_1
      ^ place_0_to_35_from_1, place_6_to_13_from_2 ^ place_0_to_35_from_2_2, place_5_to_12_from_3
      ^ place_0_to_35_from_3, place_4_to_11_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_3_to_10_from_0, syndrome[14] ^ place_2_to_9_from_0, syndrome[15]
      ^ place_11_of_1_to_35_from_1} == 8'h00;
  assign place[9] = {place_9_to_16_from_0 ^ place_0_to_35_from_0, place_8_to_15_from_0
      ^ place_0_to_35_from_1, place_7_to_14_from_1 ^ place_0_to_35_from_2_2, place_6_to_13_from_2
      ^ place_0_to_35_from_3, place_5_to_12_from_3 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_4_to_11_from_0, syndrome[14] ^ place_3_to_10_from_0, syndrome[15]
      ^ place_2_to_9_from_0} == 8'h00;
  assign place[10] = {place_10_to_17_from_0 ^ place_0_to_35_from_0, place_9_to_16_from_0
      ^ place_0_to_35_from_1, place_8_to_15_from_0 ^ place_0_to_35_from_2_2, place_7_to_14_from_1
      ^ place_0_to_35_from_3, place_6_to_13_from_2 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_5_to_12_from_3, syndrome[14] ^ place_4_to_11_from_0, syndrome[15]
      ^ place_3_to_10_from_0} == 8'h00;
  assign place[11] = {place_11_to_18_from_1 ^ place_0_to_35_from_0, place_10_to_17_from_0
      ^ place_0_to_35_from_1, place_9_to_16_from_0 ^ place_0_to_35_from_2_2, place_8_to_15_from_0
      ^ place_0_to_35_from_3, place_7_to_14_from_1 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_6_to_13_from_2, syndrome[14] ^ place_5_to_12_from_3, syndrome[15]
      ^ place_4_to_11_from_0} == 8'h00;
  assign place[12] = {place_12_to_19_from_0 ^ place_0_to_35_from_0, place_11_to_18_from_1
      ^ place_0_to_35_from_1, place_10_to_17_from_0 ^ place_0_to_35_from_2_2, place_9_to_16_from_0
      ^ place_0_to_35_from_3, place_8_to_15_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_7_to_14_from_1, syndrome[14] ^ place_6_to_13_from_2, syndrome[15]
      ^ place_5_to_12_from_3} == 8'h00;
  assign place[13] = {place_13_to_20_from_0 ^ place_0_to_35_from_0, place_12_to_19_from_0
      ^ place_0_to_35_from_1, place_11_to_18_from_1 ^ place_0_to_35_from_2_2, place_10_to_17_from_0
      ^ place_0_to_35_from_3, place_9_to_16_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_8_to_15_from_0, syndrome[14] ^ place_7_to_14_from_1, syndrome[15]
      ^ place_6_to_13_from_2} == 8'h00;
  assign place[14] = {place_14_to_21_from_0 ^ place_0_to_35_from_0, place_13_to_20_from_0
      ^ place_0_to_35_from_1, place_12_to_19_from_0 ^ place_0_to_35_from_2_2, place_11_to_18_from_1
      ^ place_0_to_35_from_3, place_10_to_17_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_9_to_16_from_0, syndrome[14] ^ place_8_to_15_from_0, syndrome[15]
      ^ place_7_to_14_from_1} == 8'h00;
  assign place[15] = {place_15_to_22_from_0 ^ place_0_to_35_from_0, place_14_to_21_from_0
      ^ place_0_to_35_from_1, place_13_to_20_from_0 ^ place_0_to_35_from_2_2, place_12_to_19_from_0
      ^ place_0_to_35_from_3, place_11_to_18_from_1 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_10_to_17_from_0, syndrome[14] ^ place_9_to_16_from_0, syndrome[15]
      ^ place_8_to_15_from_0} == 8'h00;
  assign place[16] = {place_16_to_23_from_3 ^ place_0_to_35_from_0, place_15_to_22_from_0
      ^ place_0_to_35_from_1, place_14_to_21_from_0 ^ place_0_to_35_from_2_2, place_13_to_20_from_0
      ^ place_0_to_35_from_3, place_12_to_19_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_11_to_18_from_1, syndrome[14] ^ place_10_to_17_from_0, syndrome[15]
      ^ place_9_to_16_from_0} == 8'h00;
  assign place[17] = {place_16_of_8_to_24_from_2 ^ place_0_to_35_from_0, place_16_to_23_from_3
      ^ place_0_to_35_from_1, place_15_to_22_from_0 ^ place_0_to_35_from_2_2, place_14_to_21_from_0
      ^ place_0_to_35_from_3, place_13_to_20_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_12_to_19_from_0, syndrome[14] ^ place_11_to_18_from_1, syndrome[15]
      ^ place_10_to_17_from_0} == 8'h00;
  assign place[18] = {place_18_to_25_from_1 ^ place_0_to_35_from_0, place_16_of_8_to_24_from_2
      ^ place_0_to_35_from_1, place_16_to_23_from_3 ^ place_0_to_35_from_2_2, place_15_to_22_from_0
      ^ place_0_to_35_from_3, place_14_to_21_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_13_to_20_from_0, syndrome[14] ^ place_12_to_19_from_0, syndrome[15]
      ^ place_11_to_18_from_1} == 8'h00;
  assign place[19] = {place_19_to_26_from_0 ^ place_0_to_35_from_0, place_18_to_25_from_1
      ^ place_0_to_35_from_1, place_16_of_8_to_24_from_2 ^ place_0_to_35_from_2_2,
      place_16_to_23_from_3 ^ place_0_to_35_from_3, place_15_to_22_from_0 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_14_to_21_from_0, syndrome[14] ^ place_13_to_20_from_0,
      syndrome[15] ^ place_12_to_19_from_0} == 8'h00;
  assign place[20] = {place_20_to_27_from_1 ^ place_0_to_35_from_0, place_19_to_26_from_0
      ^ place_0_to_35_from_1, place_18_to_25_from_1 ^ place_0_to_35_from_2_2,
      place_16_of_8_to_24_from_2 ^ place_0_to_35_from_3, place_16_to_23_from_3
      ^ place_0_to_35_from_4_2, single_symbol_from_5 ^ place_15_to_22_from_0, syndrome[14]
      ^ place_14_to_21_from_0, syndrome[15] ^ place_13_to_20_from_0} == 8'h00;
  assign place[21] = {place_21_to_28_from_0 ^ place_0_to_35_from_0, place_20_to_27_from_1
      ^ place_0_to_35_from_1, place_19_to_26_from_0 ^ place_0_to_35_from_2_2, place_18_to_25_from_1
      ^ place_0_to_35_from_3, place_16_of_8_to_24_from_2 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_16_to_23_from_3, syndrome[14] ^ place_15_to_22_from_0,
      syndrome[15] ^ place_14_to_21_from_0} == 8'h00;
  assign place[22] = {place_22_to_29_from_0 ^ place_0_to_35_from_0, place_21_to_28_from_0
      ^ place_0_to_35_from_1, place_20_to_27_from_1 ^ place_0_to_35_from_2_2, place_19_to_26_from_0
      ^ place_0_to_35_from_3, place_18_to_25_from_1 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_16_of_8_to_24_from_2, syndrome[14] ^ place_16_to_23_from_3, syndrome[15]
      ^ place_15_to_22_from_0} == 8'h00;
  assign place[23] = {place_23_to_30_from_2 ^ place_0_to_35_from_0, place_22_to_29_from_0
      ^ place_0_to_35_from_1, place_21_to_28_from_0 ^ place_0_to_35_from_2_2, place_20_to_27_from_1
      ^ place_0_to_35_from_3, place_19_to_26_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_18_to_25_from_1, syndrome[14] ^ place_16_of_8_to_24_from_2, syndrome[15]
      ^ place_16_to_23_from_3} == 8'h00;
  assign place[24] = {place_24_to_31_from_1 ^ place_0_to_35_from_0, place_23_to_30_from_2
      ^ place_0_to_35_from_1, place_22_to_29_from_0 ^ place_0_to_35_from_2_2, place_21_to_28_from_0
      ^ place_0_to_35_from_3, place_20_to_27_from_1 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_19_to_26_from_0, syndrome[14] ^ place_18_to_25_from_1, syndrome[15]
      ^ place_16_of_8_to_24_from_2} == 8'h00;
  assign place[25] = {place_25_to_32_from_0 ^ place_0_to_35_from_0, place_24_to_31_from_1
      ^ place_0_to_35_from_1, place_23_to_30_from_2 ^ place_0_to_35_from_2_2, place_22_to_29_from_0
      ^ place_0_to_35_from_3, place_21_to_28_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_20_to_27_from_1, syndrome[14] ^ place_19_to_26_from_0, syndrome[15]
      ^ place_18_to_25_from_1} == 8'h00;
  assign place[26] = {place_23_of_10_to_33_from_0 ^ place_0_to_35_from_0, place_25_to_32_from_0
      ^ place_0_to_35_from_1, place_24_to_31_from_1 ^ place_0_to_35_from_2_2, place_23_to_30_from_2
      ^ place_0_to_35_from_3, place_22_to_29_from_0 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_21_to_28_from_0, syndrome[14] ^ place_20_to_27_from_1, syndrome[15]
      ^ place_19_to_26_from_0} == 8'h00;
  assign place[27] = {place_27_to_34_from_1 ^ place_0_to_35_from_0, place_23_of_10_to_33_from_0
      ^ place_0_to_35_from_1, place_25_to_32_from_0 ^ place_0_to_35_from_2_2, place_24_to_31_from_1
      ^ place_0_to_35_from_3, place_23_to_30_from_2 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_22_to_29_from_0, syndrome[14] ^ place_21_to_28_from_0, syndrome[15]
      ^ place_20_to_27_from_1} == 8'h00;
  assign place[28] = {place_22_of_2_to_35_from_0 ^ place_0_to_35_from_0, place_27_to_34_from_1
      ^ place_0_to_35_from_1, place_23_of_10_to_33_from_0 ^ place_0_to_35_from_2_2,
      place_25_to_32_from_0 ^ place_0_to_35_from_3, place_24_to_31_from_1 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_23_to_30_from_2, syndrome[14] ^ place_22_to_29_from_0,
      syndrome[15] ^ place_21_to_28_from_0} == 8'h00;
  assign place[29] = {place_29_to_35_from_0 ^ place_0_to_35_from_0, place_22_of_2_to_35_from_0
      ^ place_0_to_35_from_1, place_27_to_34_from_1 ^ place_0_to_35_from_2_2,
      place_23_of_10_to_33_from_0 ^ place_0_to_35_from_3, place_25_to_32_from_0
      ^ place_0_to_35_from_4_2, single_symbol_from_5 ^ place_24_to_31_from_1, syndrome[14]
      ^ place_23_to_30_from_2, syndrome[15] ^ place_22_to_29_from_0} == 8'h00;
  assign place[30] = {place_30_to_35_from_4 ^ place_0_to_35_from_0, place_29_to_35_from_0
      ^ place_0_to_35_from_1, place_22_of_2_to_35_from_0 ^ place_0_to_35_from_2_2,
      place_27_to_34_from_1 ^ place_0_to_35_from_3, place_23_of_10_to_33_from_0
      ^ place_0_to_35_from_4_2, single_symbol_from_5 ^ place_25_to_32_from_0, syndrome[14]
      ^ place_24_to_31_from_1, syndrome[15] ^ place_23_to_30_from_2} == 8'h00;
  assign place[31] = {place_13_of_9_to_35_from_3 ^ place_0_to_35_from_0, place_30_to_35_from_4
      ^ place_0_to_35_from_1, place_29_to_35_from_0 ^ place_0_to_35_from_2_2,
      place_22_of_2_to_35_from_0 ^ place_0_to_35_from_3, place_27_to_34_from_1
      ^ place_0_to_35_from_4_2, single_symbol_from_5 ^ place_23_of_10_to_33_from_0, syndrome[14]
      ^ place_25_to_32_from_0, syndrome[15] ^ place_24_to_31_from_1} == 8'h00;
  assign place[32] = {place_32_33_34_35_from_2 ^ place_0_to_35_from_0, place_13_of_9_to_35_from_3
      ^ place_0_to_35_from_1, place_30_to_35_from_4 ^ place_0_to_35_from_2_2, place_29_to_35_from_0
      ^ place_0_to_35_from_3, place_22_of_2_to_35_from_0 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_27_to_34_from_1, syndrome[14] ^ place_23_of_10_to_33_from_0,
      syndrome[15] ^ place_25_to_32_from_0} == 8'h00;
  assign place[33] = {place_33_34_35_from_1 ^ place_0_to_35_from_0, place_32_33_34_35_from_2
      ^ place_0_to_35_from_1, place_13_of_9_to_35_from_3 ^ place_0_to_35_from_2_2,
      place_30_to_35_from_4 ^ place_0_to_35_from_3, place_29_to_35_from_0 ^ place_0_to_35_from_4_2,
      single_symbol_from_5 ^ place_22_of_2_to_35_from_0, syndrome[14] ^ place_27_to_34_from_1,
      syndrome[15] ^ place_23_of_10_to_33_from_0} == 8'h00;
  assign place[34] = {place_34_35_from_0 ^ place_0_to_35_from_0, place_33_34_35_from_1
      ^ place_0_to_35_from_1, place_32_33_34_35_from_2 ^ place_0_to_35_from_2_2,
      place_13_of_9_to_35_from_3 ^ place_0_to_35_from_3, place_30_to_35_from_4
      ^ place_0_to_35_from_4_2, single_symbol_from_5 ^ place_29_to_35_from_0, syndrome[14]
      ^ place_22_of_2_to_35_from_0, syndrome[15] ^ place_27_to_34_from_1} == 8'h00;
  assign place[35] = {place_0_to_35_from_0 ^ (place_22_of_2_to_35_from_0 ^ (syndrome[2]
      ^ syndrome[5])), place_34_35_from_0 ^ place_0_to_35_from_1, place_33_34_35_from_1
      ^ place_0_to_35_from_2_2, place_32_33_34_35_from_2 ^ place_0_to_35_from_3,
      place_13_of_9_to_35_from_3 ^ place_0_to_35_from_4_2, single_symbol_from_5
      ^ place_30_to_35_from_4, syndrome[14] ^ place_29_to_35_from_0, syndrome[15]
      ^ place_22_of_2_to_35_from_0} == 8'h00;
  wire flip_0_to_7_all = single_symbol & place[0];
  wire flip_8_to_15_all = single_symbol & place[1];
  wire flip_16_to_23_all = single_symbol & place[2];
  wire flip_24_to_31_all = single_symbol & place[3];
  wire flip_32_to_39_all = single_symbol & place[4];
  wire flip_40_to_47_all = single_symbol & place[5];
  wire flip_48_to_55_all = single_symbol & place[6];
  wire flip_56_to_63_all = single_symbol & place[7];
  wire flip_64_to_71_all = single_symbol & place[8];
  wire flip_72_to_79_all = single_symbol & place[9];
  wire flip_80_to_87_all = single_symbol & place[10];
  wire flip_88_to_95_all = single_symbol & place[11];
  wire flip_96_to_103_all = single_symbol & place[12];
  wire flip_104_to_111_all = single_symbol & place[13];
  wire flip_112_to_119_all = single_symbol & place[14];
  wire flip_120_to_127_all = single_symbol & place[15];
  wire flip_128_to_135_all = single_symbol & place[16];
  wire flip_136_to_143_all = single_symbol & place[17];
  wire flip_144_to_151_all = single_symbol & place[18];
  wire flip_152_to_159_all = single_symbol & place[19];
  wire flip_160_to_167_all = single_symbol & place[20];
  wire flip_168_to_175_all = single_symbol & place[21];
  wire flip_176_to_183_all = single_symbol & place[22];
  wire flip_184_to_191_all = single_symbol & place[23];
  wire flip_192_to_199_all = single_symbol & place[24];
  wire flip_200_to_207_all = single_symbol & place[25];
  wire flip_208_to_215_all = single_symbol & place[26];
  wire flip_216_to_223_all = single_symbol & place[27];
  wire flip_224_to_231_all = single_symbol & place[28];
  wire flip_232_to_239_all = single_symbol & place[29];
  wire flip_240_to_247_all = single_symbol & place[30];
  wire flip_248_to_255_all = single_symbol & place[31];
  wire flip_256_to_263_all = single_symbol & place[32];
  wire flip_264_to_271_all = single_symbol & place[33];
  wire flip_272_to_279_all = single_symbol & place[34];
  wire flip_280_to_287_all = single_symbol & place[35];
  wire match_any = |place;
  wire match = single_symbol & match_any;

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = syndrome[0] & flip_0_to_7_all;
  assign flip[1] = syndrome[1] & flip_0_to_7_all;
  assign flip[2] = syndrome[2] & flip_0_to_7_all;
  assign flip[3] = syndrome[3] & flip_0_to_7_all;
  assign flip[4] = syndrome[4] & flip_0_to_7_all;
  assign flip[5] = syndrome[5] & flip_0_to_7_all;
  assign flip[6] = syndrome[6] & flip_0_to_7_all;
  assign flip[7] = syndrome[7] & flip_0_to_7_all;
  assign flip[8] = syndrome[0] & flip_8_to_15_all;
  assign flip[9] = syndrome[1] & flip_8_to_15_all;
  assign flip[10] = syndrome[2] & flip_8_to_15_all;
  assign flip[11] = syndrome[3] & flip_8_to_15_all;
  assign flip[12] = syndrome[4] & flip_8_to_15_all;
  assign flip[13] = syndrome[5] & flip_8_to_15_all;
  assign flip[14] = syndrome[6] & flip_8_to_15_all;
  assign flip[15] = syndrome[7] & flip_8_to_15_all;
  assign flip[16] = syndrome[0] & flip_16_to_23_all;
  assign flip[17] = syndrome[1] & flip_16_to_23_all;
  assign flip[18] = syndrome[2] & flip_16_to_23_all;
  assign flip[19] = syndrome[3] & flip_16_to_23_all;
  assign flip[20] = syndrome[4] & flip_16_to_23_all;
  assign flip[21] = syndrome[5] & flip_16_to_23_all;
  assign flip[22] = syndrome[6] & flip_16_to_23_all;
  assign flip[23] = syndrome[7] & flip_16_to_23_all;
  assign flip[24] = syndrome[0] & flip_24_to_31_all;
  assign flip[25] = syndrome[1] & flip_24_to_31_all;
  assign flip[26] = syndrome[2] & flip_24_to_31_all;
  assign flip[27] = syndrome[3] & flip_24_to_31_all;
  assign flip[28] = syndrome[4] & flip_24_to_31_all;
  assign flip[29] = syndrome[5] & flip_24_to_31_all;
  assign flip[30] = syndrome[6] & flip_24_to_31_all;
  assign flip[31] = syndrome[7] & flip_24_to_31_all;
  assign flip[32] = syndrome[0] & flip_32_to_39_all;
  assign flip[33] = syndrome[1] & flip_32_to_39_all;
  assign flip[34] = syndrome[2] & flip_32_to_39_all;
  assign flip[35] = syndrome[3] & flip_32_to_39_all;
  assign flip[36] = syndrome[4] & flip_32_to_39_all;
  assign flip[37] = syndrome[5] & flip_32_to_39_all;
  assign flip[38] = syndrome[6] & flip_32_to_39_all;
  assign flip[39] = syndrome[7] & flip_32_to_39_all;
  assign flip[40] = syndrome[0] & flip_40_to_47_all;
  assign flip[41] = syndrome[1] & flip_40_to_47_all;
  assign flip[42] = syndrome[2] & flip_40_to_47_all;
  assign flip[43] = syndrome[3] & flip_40_to_47_all;
  assign flip[44] = syndrome[4] & flip_40_to_47_all;
  assign flip[45] = syndrome[5] & flip_40_to_47_all;
  assign flip[46] = syndrome[6] & flip_40_to_47_all;
  assign flip[47] = syndrome[7] & flip_40_to_47_all;
  assign flip[48] = syndrome[0] & flip_48_to_55_all;
  assign flip[49] = syndrome[1] & flip_48_to_55_all;
  assign flip[50] = syndrome[2] & flip_48_to_55_all;
  assign flip[51] = syndrome[3] & flip_48_to_55_all;
  assign flip[52] = syndrome[4] & flip_48_to_55_all;
  assign flip[53] = syndrome[5] & flip_48_to_55_all;
  assign flip[54] = syndrome[6] & flip_48_to_55_all;
  assign flip[55] = syndrome[7] & flip_48_to_55_all;
  assign flip[56] = syndrome[0] & flip_56_to_63_all;
  assign flip[57] = syndrome[1] & flip_56_to_63_all;
  assign flip[58] = syndrome[2] & flip_56_to_63_all;
  assign flip[59] = syndrome[3] & flip_56_to_63_all;
  assign flip[60] = syndrome[4] & flip_56_to_63_all;
  assign flip[61] = syndrome[5] & flip_56_to_63_all;
  assign flip[62] = syndrome[6] & flip_56_to_63_all;
  assign flip[63] = syndrome[7] & flip_56_to_63_all;
  assign flip[64] = syndrome[0] & flip_64_to_71_all;
  assign flip[65] = syndrome[1] & flip_64_to_71_all;
  assign flip[66] = syndrome[2] & flip_64_to_71_all;
  assign flip[67] = syndrome[3] & flip_64_to_71_all;
  assign flip[68] = syndrome[4] & flip_64_to_71_all;
  assign flip[69] = syndrome[5] & flip_64_to_71_all;
  assign flip[70] = syndrome[6] & flip_64_to_71_all;
  assign flip[71] = syndrome[7] & flip_64_to_71_all;
  assign flip[72] = syndrome[0] & flip_72_to_79_all;
  assign flip[73] = syndrome[1] & flip_72_to_79_all;
  assign flip[74] = syndrome[2] & flip_72_to_79_all;
  assign flip[75] = syndrome[3] & flip_72_to_79_all;
  assign flip[76] = syndrome[4] & flip_72_to_79_all;
  assign flip[77] = syndrome[5] & flip_72_to_79_all;
  assign flip[78] = syndrome[6] & flip_72_to_79_all;
  assign flip[79] = syndrome[7] & flip_72_to_79_all;
  assign flip[80] = syndrome[0] & flip_80_to_87_all;
  assign flip[81] = syndrome[1] & flip_80_to_87_all;
  assign flip[82] = syndrome[2] & flip_80_to_87_all;
  assign flip[83] = syndrome[3] & flip_80_to_87_all;
  assign flip[84] = syndrome[4] & flip_80_to_87_all;
  assign flip[85] = syndrome[5] & flip_80_to_87_all;
  assign flip[86] = syndrome[6] & flip_80_to_87_all;
  assign flip[87] = syndrome[7] & flip_80_to_87_all;
  assign flip[88] = syndrome[0] & flip_88_to_95_all;
  assign flip[89] = syndrome[1] & flip_88_to_95_all;
  assign flip[90] = syndrome[2] & flip_88_to_95_all;
  assign flip[91] = syndrome[3] & flip_88_to_95_all;
  assign flip[92] = syndrome[4] & flip_88_to_95_all;
  assign flip[93] = syndrome[5] & flip_88_to_95_all;
  assign flip[94] = syndrome[6] & flip_88_to_95_all;
  assign flip[95] = syndrome[7] & flip_88_to_95_all;
  assign flip[96] = syndrome[0] & flip_96_to_103_all;
  assign flip[97] = syndrome[1] & flip_96_to_103_all;
  assign flip[98] = syndrome[2] & flip_96_to_103_all;
  assign flip[99] = syndrome[3] & flip_96_to_103_all;
  assign flip[100] = syndrome[4] & flip_96_to_103_all;
  assign flip[101] = syndrome[5] & flip_96_to_103_all;
  assign flip[102] = syndrome[6] & flip_96_to_103_all;
  assign flip[103] = syndrome[7] & flip_96_to_103_all;
  assign flip[104] = syndrome[0] & flip_104_to_111_all;
  assign flip[105] = syndrome[1] & flip_104_to_111_all;
  assign flip[106] = syndrome[2] & flip_104_to_111_all;
  assign flip[107] = syndrome[3] & flip_104_to_111_all;
  assign flip[108] = syndrome[4] & flip_104_to_111_all;
  assign flip[109] = syndrome[5] & flip_104_to_111_all;
  assign flip[110] = syndrome[6] & flip_104_to_111_all;
  assign flip[111] = syndrome[7] & flip_104_to_111_all;
  assign flip[112] = syndrome[0] & flip_112_to_119_all;
  assign flip[113] = syndrome[1] & flip_112_to_119_all;
  assign flip[114] = syndrome[2] & flip_112_to_119_all;
  assign flip[115] = syndrome[3] & flip_112_to_119_all;
  assign flip[116] = syndrome[4] & flip_112_to_119_all;
  assign flip[117] = syndrome[5] & flip_112_to_119_all;
  assign flip[118] = syndrome[6] & flip_112_to_119_all;
  assign flip[119] = syndrome[7] & flip_112_to_119_all;
  assign flip[120] = syndrome[0] & flip_120_to_127_all;
  assign flip[121] = syndrome[1] & flip_120_to_127_all;
  assign flip[122] = syndrome[2] & flip_120_to_127_all;
  assign flip[123] = syndrome[3] & flip_120_to_127_all;
  assign flip[124] = syndrome[4] & flip_120_to_127_all;
  assign flip[125] = syndrome[5] & flip_120_to_127_all;
  assign flip[126] = syndrome[6] & flip_120_to_127_all;
  assign flip[127] = syndrome[7] & flip_120_to_127_all;
  assign flip[128] = syndrome[0] & flip_128_to_135_all;
  assign flip[129] = syndrome[1] & flip_128_to_135_all;
  assign flip[130] = syndrome[2] & flip_128_to_135_all;
  assign flip[131] = syndrome[3] & flip_128_to_135_all;
  assign flip[132] = syndrome[4] & flip_128_to_135_all;
  assign flip[133] = syndrome[5] & flip_128_to_135_all;
  assign flip[134] = syndrome[6] & flip_128_to_135_all;
  assign flip[135] = syndrome[7] & flip_128_to_135_all;
  assign flip[136] = syndrome[0] & flip_136_to_143_all;
  assign flip[137] = syndrome[1] & flip_136_to_143_all;
  assign flip[138] = syndrome[2] & flip_136_to_143_all;
  assign flip[139] = syndrome[3] & flip_136_to_143_all;
  assign flip[140] = syndrome[4] & flip_136_to_143_all;
  assign flip[141] = syndrome[5] & flip_136_to_143_all;
  assign flip[142] = syndrome[6] & flip_136_to_143_all;
  assign flip[143] = syndrome[7] & flip_136_to_143_all;
  assign flip[144] = syndrome[0] & flip_144_to_151_all;
  assign flip[145] = syndrome[1] & flip_144_to_151_all;
  assign flip[146] = syndrome[2] & flip_144_to_151_all;
  assign flip[147] = syndrome[3] & flip_144_to_151_all;
  assign flip[148] = syndrome[4] & flip_144_to_151_all;
  assign flip[149] = syndrome[5] & flip_144_to_151_all;
  assign flip[150] = syndrome[6] & flip_144_to_151_all;
  assign flip[151] = syndrome[7] & flip_144_to_151_all;
  assign flip[152] = syndrome[0] & flip_152_to_159_all;
  assign flip[153] = syndrome[1] & flip_152_to_159_all;
  assign flip[154] = syndrome[2] & flip_152_to_159_all;
  assign flip[155] = syndrome[3] & flip_152_to_159_all;
  assign flip[156] = syndrome[4] & flip_152_to_159_all;
  assign flip[157] = syndrome[5] & flip_152_to_159_all;
  assign flip[158] = syndrome[6] & flip_152_to_159_all;
  assign flip[159] = syndrome[7] & flip_152_to_159_all;
  assign flip[160] = syndrome[0] & flip_160_to_167_all;
  assign flip[161] = syndrome[1] & flip_160_to_167_all;
  assign flip[162] = syndrome[2] & flip_160_to_167_all;
  assign flip[163] = syndrome[3] & flip_160_to_167_all;
  assign flip[164] = syndrome[4] & flip_160_to_167_all;
  assign flip[165] = syndrome[5] & flip_160_to_167_all;
  assign flip[166] = syndrome[6] & flip_160_to_167_all;
  assign flip[167] = syndrome[7] & flip_160_to_167_all;
  assign flip[168] = syndrome[0] & flip_168_to_175_all;
  assign flip[169] = syndrome[1] & flip_168_to_175_all;
  assign flip[170] = syndrome[2] & flip_168_to_175_all;
  assign flip[171] = syndrome[3] & flip_168_to_175_all;
  assign flip[172] = syndrome[4] & flip_168_to_175_all;
  assign flip[173] = syndrome[5] & flip_168_to_175_all;
  assign flip[174] = syndrome[6] & flip_168_to_175_all;
  assign flip[175] = syndrome[7] & flip_168_to_175_all;
  assign flip[176] = syndrome[0] & flip_176_to_183_all;
  assign flip[177] = syndrome[1] & flip_176_to_183_all;
  assign flip[178] = syndrome[2] & flip_176_to_183_all;
  assign flip[179] = syndrome[3] & flip_176_to_183_all;
  assign flip[180] = syndrome[4] & flip_176_to_183_all;
  assign flip[181] = syndrome[5] & flip_176_to_183_all;
  assign flip[182] = syndrome[6] & flip_176_to_183_all;
  assign flip[183] = syndrome[7] & flip_176_to_183_all;
  assign flip[184] = syndrome[0] & flip_184_to_191_all;
  assign flip[185] = syndrome[1] & flip_184_to_191_all;
  assign flip[186] = syndrome[2] & flip_184_to_191_all;
  assign flip[187] = syndrome[3] & flip_184_to_191_all;
  assign flip[188] = syndrome[4] & flip_184_to_191_all;
  assign flip[189] = syndrome[5] & flip_184_to_191_all;
  assign flip[190] = syndrome[6] & flip_184_to_191_all;
  assign flip[191] = syndrome[7] & flip_184_to_191_all;
  assign flip[192] = syndrome[0] & flip_192_to_199_all;
  assign flip[193] = syndrome[1] & flip_192_to_199_all;
  assign flip[194] = syndrome[2] & flip_192_to_199_all;
  assign flip[195] = syndrome[3] & flip_192_to_199_all;
  assign flip[196] = syndrome[4] & flip_192_to_199_all;
  assign flip[197] = syndrome[5] & flip_192_to_199_all;
  assign flip[198] = syndrome[6] & flip_192_to_199_all;
  assign flip[199] = syndrome[7] & flip_192_to_199_all;
  assign flip[200] = syndrome[0] & flip_200_to_207_all;
  assign flip[201] = syndrome[1] & flip_200_to_207_all;
  assign flip[202] = syndrome[2] & flip_200_to_207_all;
  assign flip[203] = syndrome[3] & flip_200_to_207_all;
  assign flip[204] = syndrome[4] & flip_200_to_207_all;
  assign flip[205] = syndrome[5] & flip_200_to_207_all;
  assign flip[206] = syndrome[6] & flip_200_to_207_all;
  assign flip[207] = syndrome[7] & flip_200_to_207_all;
  assign flip[208] = syndrome[0] & flip_208_to_215_all;
  assign flip[209] = syndrome[1] & flip_208_to_215_all;
  assign flip[210] = syndrome[2] & flip_208_to_215_all;
  assign flip[211] = syndrome[3] & flip_208_to_215_all;
  assign flip[212] = syndrome[4] & flip_208_to_215_all;
  assign flip[213] = syndrome[5] & flip_208_to_215_all;
  assign flip[214] = syndrome[6] & flip_208_to_215_all;
  assign flip[215] = syndrome[7] & flip_208_to_215_all;
  assign flip[216] = syndrome[0] & flip_216_to_223_all;
  assign flip[217] = syndrome[1] & flip_216_to_223_all;
  assign flip[218] = syndrome[2] & flip_216_to_223_all;
  assign flip[219] = syndrome[3] & flip_216_to_223_all;
  assign flip[220] = syndrome[4] & flip_216_to_223_all;
  assign flip[221] = syndrome[5] & flip_216_to_223_all;
  assign flip[222] = syndrome[6] & flip_216_to_223_all;
  assign flip[223] = syndrome[7] & flip_216_to_223_all;
  assign flip[224] = syndrome[0] & flip_224_to_231_all;
  assign flip[225] = syndrome[1] & flip_224_to_231_all;
  assign flip[226] = syndrome[2] & flip_224_to_231_all;
  assign flip[227] = syndrome[3] & flip_224_to_231_all;
  assign flip[228] = syndrome[4] & flip_224_to_231_all;
  assign flip[229] = syndrome[5] & flip_224_to_231_all;
  assign flip[230] = syndrome[6] & flip_224_to_231_all;
  assign flip[231] = syndrome[7] & flip_224_to_231_all;
  assign flip[232] = syndrome[0] & flip_232_to_239_all;
  assign flip[233] = syndrome[1] & flip_232_to_239_all;
  assign flip[234] = syndrome[2] & flip_232_to_239_all;
  assign flip[235] = syndrome[3] & flip_232_to_239_all;
  assign flip[236] = syndrome[4] & flip_232_to_239_all;
  assign flip[237] = syndrome[5] & flip_232_to_239_all;
  assign flip[238] = syndrome[6] & flip_232_to_239_all;
  assign flip[239] = syndrome[7] & flip_232_to_239_all;
  assign flip[240] = syndrome[0] & flip_240_to_247_all;
  assign flip[241] = syndrome[1] & flip_240_to_247_all;
  assign flip[242] = syndrome[2] & flip_240_to_247_all;
  assign flip[243] = syndrome[3] & flip_240_to_247_all;
  assign flip[244] = syndrome[4] & flip_240_to_247_all;
  assign flip[245] = syndrome[5] & flip_240_to_247_all;
  assign flip[246] = syndrome[6] & flip_240_to_247_all;
  assign flip[247] = syndrome[7] & flip_240_to_247_all;
  assign flip[248] = syndrome[0] & flip_248_to_255_all;
  assign flip[249] = syndrome[1] & flip_248_to_255_all;
  assign flip[250] = syndrome[2] & flip_248_to_255_all;
  assign flip[251] = syndrome[3] & flip_248_to_255_all;
  assign flip[252] = syndrome[4] & flip_248_to_255_all;
  assign flip[253] = syndrome[5] & flip_248_to_255_all;
  assign flip[254] = syndrome[6] & flip_248_to_255_all;
  assign flip[255] = syndrome[7] & flip_248_to_255_all;
  assign flip[256] = syndrome[0] & flip_256_to_263_all;
  assign flip[257] = syndrome[1] & flip_256_to_263_all;
  assign flip[258] = syndrome[2] & flip_256_to_263_all;
  assign flip[259] = syndrome[3] & flip_256_to_263_all;
  assign flip[260] = syndrome[4] & flip_256_to_263_all;
  assign flip[261] = syndrome[5] & flip_256_to_263_all;
  assign flip[262] = syndrome[6] & flip_256_to_263_all;
  assign flip[263] = syndrome[7] & flip_256_to_263_all;
  assign flip[264] = syndrome[0] & flip_264_to_271_all;
  assign flip[265] = syndrome[1] & flip_264_to_271_all;
  assign flip[266] = syndrome[2] & flip_264_to_271_all;
  assign flip[267] = syndrome[3] & flip_264_to_271_all;
  assign flip[268] = syndrome[4] & flip_264_to_271_all;
  assign flip[269] = syndrome[5] & flip_264_to_271_all;
  assign flip[270] = syndrome[6] & flip_264_to_271_all;
  assign flip[271] = syndrome[7] & flip_264_to_271_all;
  assign flip[272] = syndrome[0] & flip_272_to_279_all;
  assign flip[273] = syndrome[1] & flip_272_to_279_all;
  assign flip[274] = syndrome[2] & flip_272_to_279_all;
  assign flip[275] = syndrome[3] & flip_272_to_279_all;
  assign flip[276] = syndrome[4] & flip_272_to_279_all;
  assign flip[277] = syndrome[5] & flip_272_to_279_all;
  assign flip[278] = syndrome[6] & flip_272_to_279_all;
  assign flip[279] = syndrome[7] & flip_272_to_279_all;
  assign flip[280] = syndrome[0] & flip_280_to_287_all;
  assign flip[281] = syndrome[1] & flip_280_to_287_all;
  assign flip[282] = syndrome[2] & flip_280_to_287_all;
  assign flip[283] = syndrome[3] & flip_280_to_287_all;
  assign flip[284] = syndrome[4] & flip_280_to_287_all;
  assign flip[285] = syndrome[5] & flip_280_to_287_all;
  assign flip[286] = syndrome[6] & flip_280_to_287_all;
  assign flip[287] = syndrome[7] & flip_280_to_287_all;

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~nonzero_is;

  assign flips_o = flip;
  assign ce_o = match;
  assign due_o = nonzero & ~match;
  assign syndrome_o = syndrome;

endmodule  // ssc_dsd_plus_cw_dec

`default_nettype wire
