// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --goal area --out DIR
`default_nettype none

// Check bits of one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ssc_dsd_plus_cw_enc (
  input  wire [255:0] data_i,   // data bits in codeword order
  output wire  [31:0] check_o   // check bits in codeword order
);

  // Planes: plane_<j>_at_<e>_<i> is the coefficient of alpha^i in the sum of (bit j of symbol s)
  // X_s^e, by the same gates for every plane j.
  wire plane_0_sum_0 = data_i[72] ^ data_i[208];
  wire plane_0_sum_1 = data_i[80] ^ plane_0_sum_0;
  wire plane_0_sum_2 = data_i[216] ^ plane_0_sum_1;
  wire plane_0_sum_3 = data_i[152] ^ plane_0_sum_2;
  wire plane_0_sum_4 = data_i[24] ^ plane_0_sum_3;
  wire plane_0_sum_5 = data_i[24] ^ data_i[64];
  wire plane_0_sum_6 = data_i[112] ^ data_i[224];
  wire plane_0_sum_7 = plane_0_sum_6 ^ (data_i[144] ^ data_i[200]);
  wire plane_0_sum_8 = plane_0_sum_5 ^ plane_0_sum_7;
  wire plane_0_sum_9 = data_i[232] ^ plane_0_sum_8;
  wire plane_0_sum_10 = plane_0_sum_9 ^ (data_i[192] ^ data_i[248]);
  wire plane_0_sum_11 = data_i[104] ^ plane_0_sum_10;
  wire plane_0_sum_12 = plane_0_sum_11 ^ (plane_0_sum_4 ^ (data_i[8] ^ data_i[16]));
  wire plane_0_sum_13 = data_i[184] ^ plane_0_sum_12;
  wire plane_0_sum_14 = data_i[128] ^ plane_0_sum_4;
  wire plane_0_sum_15 = data_i[240] ^ plane_0_sum_14;
  wire plane_0_sum_16 = data_i[88] ^ data_i[160];
  wire plane_0_sum_17 = plane_0_sum_15 ^ plane_0_sum_16;
  wire plane_0_sum_18 = data_i[96] ^ plane_0_sum_3;
  wire plane_0_sum_19 = data_i[32] ^ plane_0_sum_18;
  wire plane_0_sum_20 = plane_0_sum_17 ^ plane_0_sum_19;
  wire plane_0_sum_21 = data_i[48] ^ data_i[168];
  wire plane_0_sum_22 = data_i[224] ^ plane_0_sum_8;
  wire plane_0_sum_23 = data_i[120] ^ plane_0_sum_22;
  wire plane_0_sum_24 = data_i[176] ^ plane_0_sum_23;
  wire plane_0_sum_25 = plane_0_sum_24 ^ (data_i[56] ^ data_i[136]);
  wire plane_0_sum_26 = data_i[40] ^ plane_0_sum_25;
  wire plane_0_sum_27 = plane_0_sum_22 ^ plane_0_sum_26;
  wire plane_0_sum_28 = plane_0_sum_21 ^ plane_0_sum_27;
  wire plane_0_sum_29 = plane_0_sum_28 ^ (data_i[0] ^ plane_0_sum_20);
  wire plane_0_sum_30 = data_i[120] ^ plane_0_sum_10;
  wire plane_0_sum_31 = plane_0_sum_15 ^ (data_i[168] ^ plane_0_sum_30);
  wire plane_0_sum_32 = plane_0_sum_31 ^ (data_i[144] ^ plane_0_sum_9);
  wire plane_0_at_1_0 = plane_0_sum_32 ^ (plane_0_sum_16 ^ (data_i[0] ^ data_i[24]));
  wire plane_0_sum_33 = plane_0_sum_6 ^ (data_i[8] ^ data_i[192]);
  wire plane_0_sum_34 = plane_0_sum_4 ^ plane_0_sum_25;
  wire plane_0_sum_35 = plane_0_sum_18 ^ plane_0_sum_34;
  wire plane_0_sum_36 = plane_0_sum_0 ^ plane_0_sum_35;
  wire plane_0_at_1_1 = plane_0_sum_36 ^ (plane_0_sum_33 ^ (data_i[56] ^ data_i[240]));
  wire plane_0_at_1_2 = plane_0_sum_13 ^ plane_0_sum_33;
  wire plane_0_at_1_3 = plane_0_sum_6 ^ plane_0_sum_17;
  wire plane_0_sum_37 = plane_0_sum_20 ^ (data_i[72] ^ plane_0_sum_22);
  wire plane_0_sum_38 = plane_0_sum_37 ^ (plane_0_sum_31 ^ (data_i[136] ^ data_i[208]));
  wire plane_0_at_1_4 = data_i[152] ^ plane_0_sum_38;
  wire plane_0_sum_39 = plane_0_sum_14 ^ plane_0_sum_26;
  wire plane_0_sum_40 = plane_0_sum_39 ^ (plane_0_sum_35 ^ (data_i[200] ^ plane_0_sum_11));
  wire plane_0_sum_41 = data_i[160] ^ plane_0_sum_24;
  wire plane_0_at_1_5 = plane_0_sum_40 ^ plane_0_sum_41;
  wire plane_0_sum_42 = plane_0_sum_28 ^ (data_i[208] ^ plane_0_sum_2);
  wire plane_0_sum_43 = data_i[160] ^ data_i[184];
  wire plane_0_sum_44 = plane_0_sum_38 ^ (plane_0_sum_19 ^ (data_i[104] ^ plane_0_sum_43));
  wire plane_0_at_1_6 = plane_0_sum_44 ^ (plane_0_sum_42 ^ (data_i[88] ^ plane_0_sum_39));
  wire plane_0_sum_45 = plane_0_sum_41 ^ (data_i[232] ^ plane_0_sum_23);
  wire plane_0_at_1_7 = plane_0_sum_45 ^ (plane_0_sum_34 ^ (data_i[216] ^ data_i[240]));
  wire plane_0_at_3_0 = plane_0_sum_29 ^ plane_0_sum_40;
  wire plane_0_at_3_1 = plane_0_sum_44 ^ (plane_0_sum_1 ^ plane_0_sum_5);
  wire plane_0_sum_46 = plane_0_sum_36 ^ (data_i[88] ^ data_i[144]);
  wire plane_0_at_3_2 = plane_0_sum_46 ^ (data_i[216] ^ plane_0_sum_30);
  wire plane_0_sum_47 = plane_0_sum_33 ^ plane_0_sum_42;
  wire plane_0_at_3_3 = plane_0_sum_47 ^ (data_i[32] ^ plane_0_sum_7);
  wire plane_0_at_3_4 = plane_0_sum_37 ^ plane_0_sum_45;
  wire plane_0_at_3_5 = plane_0_sum_46 ^ (plane_0_sum_43 ^ (data_i[248] ^ plane_0_sum_21));
  wire plane_0_at_3_6 = plane_0_sum_47 ^ (data_i[24] ^ plane_0_sum_12);
  wire plane_0_at_3_7 = plane_0_sum_44 ^ (plane_0_sum_27 ^ plane_0_sum_32);
  wire plane_1_sum_0 = data_i[73] ^ data_i[209];
  wire plane_1_sum_1 = data_i[81] ^ plane_1_sum_0;
  wire plane_1_sum_2 = data_i[217] ^ plane_1_sum_1;
  wire plane_1_sum_3 = data_i[153] ^ plane_1_sum_2;
  wire plane_1_sum_4 = data_i[25] ^ plane_1_sum_3;
  wire plane_1_sum_5 = data_i[25] ^ data_i[65];
  wire plane_1_sum_6 = data_i[113] ^ data_i[225];
  wire plane_1_sum_7 = plane_1_sum_6 ^ (data_i[145] ^ data_i[201]);
  wire plane_1_sum_8 = plane_1_sum_5 ^ plane_1_sum_7;
  wire plane_1_sum_9 = data_i[233] ^ plane_1_sum_8;
  wire plane_1_sum_10 = plane_1_sum_9 ^ (data_i[193] ^ data_i[249]);
  wire plane_1_sum_11 = data_i[105] ^ plane_1_sum_10;
  wire plane_1_sum_12 = plane_1_sum_11 ^ (plane_1_sum_4 ^ (data_i[9] ^ data_i[17]));
  wire plane_1_sum_13 = data_i[185] ^ plane_1_sum_12;
  wire plane_1_sum_14 = data_i[129] ^ plane_1_sum_4;
  wire plane_1_sum_15 = data_i[241] ^ plane_1_sum_14;
  wire plane_1_sum_16 = data_i[89] ^ data_i[161];
  wire plane_1_sum_17 = plane_1_sum_15 ^ plane_1_sum_16;
  wire plane_1_sum_18 = data_i[97] ^ plane_1_sum_3;
  wire plane_1_sum_19 = data_i[33] ^ plane_1_sum_18;
  wire plane_1_sum_20 = plane_1_sum_17 ^ plane_1_sum_19;
  wire plane_1_sum_21 = data_i[49] ^ data_i[169];
  wire plane_1_sum_22 = data_i[225] ^ plane_1_sum_8;
  wire plane_1_sum_23 = data_i[121] ^ plane_1_sum_22;
  wire plane_1_sum_24 = data_i[177] ^ plane_1_sum_23;
  wire plane_1_sum_25 = plane_1_sum_24 ^ (data_i[57] ^ data_i[137]);
  wire plane_1_sum_26 = data_i[41] ^ plane_1_sum_25;
  wire plane_1_sum_27 = plane_1_sum_22 ^ plane_1_sum_26;
  wire plane_1_sum_28 = plane_1_sum_21 ^ plane_1_sum_27;
  wire plane_1_sum_29 = plane_1_sum_28 ^ (data_i[1] ^ plane_1_sum_20);
  wire plane_1_sum_30 = data_i[121] ^ plane_1_sum_10;
  wire plane_1_sum_31 = plane_1_sum_15 ^ (data_i[169] ^ plane_1_sum_30);
  wire plane_1_sum_32 = plane_1_sum_31 ^ (data_i[145] ^ plane_1_sum_9);
  wire plane_1_at_1_0 = plane_1_sum_32 ^ (plane_1_sum_16 ^ (data_i[1] ^ data_i[25]));
  wire plane_1_sum_33 = plane_1_sum_6 ^ (data_i[9] ^ data_i[193]);
  wire plane_1_sum_34 = plane_1_sum_4 ^ plane_1_sum_25;
  wire plane_1_sum_35 = plane_1_sum_18 ^ plane_1_sum_34;
  wire plane_1_sum_36 = plane_1_sum_0 ^ plane_1_sum_35;
  wire plane_1_at_1_1 = plane_1_sum_36 ^ (plane_1_sum_33 ^ (data_i[57] ^ data_i[241]));
  wire plane_1_at_1_2 = plane_1_sum_13 ^ plane_1_sum_33;
  wire plane_1_at_1_3 = plane_1_sum_6 ^ plane_1_sum_17;
  wire plane_1_sum_37 = plane_1_sum_20 ^ (data_i[73] ^ plane_1_sum_22);
  wire plane_1_sum_38 = plane_1_sum_37 ^ (plane_1_sum_31 ^ (data_i[137] ^ data_i[209]));
  wire plane_1_at_1_4 = data_i[153] ^ plane_1_sum_38;
  wire plane_1_sum_39 = plane_1_sum_14 ^ plane_1_sum_26;
  wire plane_1_sum_40 = plane_1_sum_39 ^ (plane_1_sum_35 ^ (data_i[201] ^ plane_1_sum_11));
  wire plane_1_sum_41 = data_i[161] ^ plane_1_sum_24;
  wire plane_1_at_1_5 = plane_1_sum_40 ^ plane_1_sum_41;
  wire plane_1_sum_42 = plane_1_sum_28 ^ (data_i[209] ^ plane_1_sum_2);
  wire plane_1_sum_43 = data_i[161] ^ data_i[185];
  wire plane_1_sum_44 = plane_1_sum_38 ^ (plane_1_sum_19 ^ (data_i[105] ^ plane_1_sum_43));
  wire plane_1_at_1_6 = plane_1_sum_44 ^ (plane_1_sum_42 ^ (data_i[89] ^ plane_1_sum_39));
  wire plane_1_sum_45 = plane_1_sum_41 ^ (data_i[233] ^ plane_1_sum_23);
  wire plane_1_at_1_7 = plane_1_sum_45 ^ (plane_1_sum_34 ^ (data_i[217] ^ data_i[241]));
  wire plane_1_at_3_0 = plane_1_sum_29 ^ plane_1_sum_40;
  wire plane_1_at_3_1 = plane_1_sum_44 ^ (plane_1_sum_1 ^ plane_1_sum_5);
  wire plane_1_sum_46 = plane_1_sum_36 ^ (data_i[89] ^ data_i[145]);
  wire plane_1_at_3_2 = plane_1_sum_46 ^ (data_i[217] ^ plane_1_sum_30);
  wire plane_1_sum_47 = plane_1_sum_33 ^ plane_1_sum_42;
  wire plane_1_at_3_3 = plane_1_sum_47 ^ (data_i[33] ^ plane_1_sum_7);
  wire plane_1_at_3_4 = plane_1_sum_37 ^ plane_1_sum_45;
  wire plane_1_at_3_5 = plane_1_sum_46 ^ (plane_1_sum_43 ^ (data_i[249] ^ plane_1_sum_21));
  wire plane_1_at_3_6 = plane_1_sum_47 ^ (data_i[25] ^ plane_1_sum_12);
  wire plane_1_at_3_7 = plane_1_sum_44 ^ (plane_1_sum_27 ^ plane_1_sum_32);
  wire plane_2_sum_0 = data_i[74] ^ data_i[210];
  wire plane_2_sum_1 = data_i[82] ^ plane_2_sum_0;
  wire plane_2_sum_2 = data_i[218] ^ plane_2_sum_1;
  wire plane_2_sum_3 = data_i[154] ^ plane_2_sum_2;
  wire plane_2_sum_4 = data_i[26] ^ plane_2_sum_3;
  wire plane_2_sum_5 = data_i[26] ^ data_i[66];
  wire plane_2_sum_6 = data_i[114] ^ data_i[226];
  wire plane_2_sum_7 = plane_2_sum_6 ^ (data_i[146] ^ data_i[202]);
  wire plane_2_sum_8 = plane_2_sum_5 ^ plane_2_sum_7;
  wire plane_2_sum_9 = data_i[234] ^ plane_2_sum_8;
  wire plane_2_sum_10 = plane_2_sum_9 ^ (data_i[194] ^ data_i[250]);
  wire plane_2_sum_11 = data_i[106] ^ plane_2_sum_10;
  wire plane_2_sum_12 = plane_2_sum_11 ^ (plane_2_sum_4 ^ (data_i[10] ^ data_i[18]));
  wire plane_2_sum_13 = data_i[186] ^ plane_2_sum_12;
  wire plane_2_sum_14 = data_i[130] ^ plane_2_sum_4;
  wire plane_2_sum_15 = data_i[242] ^ plane_2_sum_14;
  wire plane_2_sum_16 = data_i[90] ^ data_i[162];
  wire plane_2_sum_17 = plane_2_sum_15 ^ plane_2_sum_16;
  wire plane_2_sum_18 = data_i[98] ^ plane_2_sum_3;
  wire plane_2_sum_19 = data_i[34] ^ plane_2_sum_18;
  wire plane_2_sum_20 = plane_2_sum_17 ^ plane_2_sum_19;
  wire plane_2_sum_21 = data_i[50] ^ data_i[170];
  wire plane_2_sum_22 = data_i[226] ^ plane_2_sum_8;
  wire plane_2_sum_23 = data_i[122] ^ plane_2_sum_22;
  wire plane_2_sum_24 = data_i[178] ^ plane_2_sum_23;
  wire plane_2_sum_25 = plane_2_sum_24 ^ (data_i[58] ^ data_i[138]);
  wire plane_2_sum_26 = data_i[42] ^ plane_2_sum_25;
  wire plane_2_sum_27 = plane_2_sum_22 ^ plane_2_sum_26;
  wire plane_2_sum_28 = plane_2_sum_21 ^ plane_2_sum_27;
  wire plane_2_sum_29 = plane_2_sum_28 ^ (data_i[2] ^ plane_2_sum_20);
  wire plane_2_sum_30 = data_i[122] ^ plane_2_sum_10;
  wire plane_2_sum_31 = plane_2_sum_15 ^ (data_i[170] ^ plane_2_sum_30);
  wire plane_2_sum_32 = plane_2_sum_31 ^ (data_i[146] ^ plane_2_sum_9);
  wire plane_2_at_1_0 = plane_2_sum_32 ^ (plane_2_sum_16 ^ (data_i[2] ^ data_i[26]));
  wire plane_2_sum_33 = plane_2_sum_6 ^ (data_i[10] ^ data_i[194]);
  wire plane_2_sum_34 = plane_2_sum_4 ^ plane_2_sum_25;
  wire plane_2_sum_35 = plane_2_sum_18 ^ plane_2_sum_34;
  wire plane_2_sum_36 = plane_2_sum_0 ^ plane_2_sum_35;
  wire plane_2_at_1_1 = plane_2_sum_36 ^ (plane_2_sum_33 ^ (data_i[58] ^ data_i[242]));
  wire plane_2_at_1_2 = plane_2_sum_13 ^ plane_2_sum_33;
  wire plane_2_at_1_3 = plane_2_sum_6 ^ plane_2_sum_17;
  wire plane_2_sum_37 = plane_2_sum_20 ^ (data_i[74] ^ plane_2_sum_22);
  wire plane_2_sum_38 = plane_2_sum_37 ^ (plane_2_sum_31 ^ (data_i[138] ^ data_i[210]));
  wire plane_2_at_1_4 = data_i[154] ^ plane_2_sum_38;
  wire plane_2_sum_39 = plane_2_sum_14 ^ plane_2_sum_26;
  wire plane_2_sum_40 = plane_2_sum_39 ^ (plane_2_sum_35 ^ (data_i[202] ^ plane_2_sum_11));
  wire plane_2_sum_41 = data_i[162] ^ plane_2_sum_24;
  wire plane_2_at_1_5 = plane_2_sum_40 ^ plane_2_sum_41;
  wire plane_2_sum_42 = plane_2_sum_28 ^ (data_i[210] ^ plane_2_sum_2);
  wire plane_2_sum_43 = data_i[162] ^ data_i[186];
  wire plane_2_sum_44 = plane_2_sum_38 ^ (plane_2_sum_19 ^ (data_i[106] ^ plane_2_sum_43));
  wire plane_2_at_1_6 = plane_2_sum_44 ^ (plane_2_sum_42 ^ (data_i[90] ^ plane_2_sum_39));
  wire plane_2_sum_45 = plane_2_sum_41 ^ (data_i[234] ^ plane_2_sum_23);
  wire plane_2_at_1_7 = plane_2_sum_45 ^ (plane_2_sum_34 ^ (data_i[218] ^ data_i[242]));
  wire plane_2_at_3_0 = plane_2_sum_29 ^ plane_2_sum_40;
  wire plane_2_at_3_1 = plane_2_sum_44 ^ (plane_2_sum_1 ^ plane_2_sum_5);
  wire plane_2_sum_46 = plane_2_sum_36 ^ (data_i[90] ^ data_i[146]);
  wire plane_2_at_3_2 = plane_2_sum_46 ^ (data_i[218] ^ plane_2_sum_30);
  wire plane_2_sum_47 = plane_2_sum_33 ^ plane_2_sum_42;
  wire plane_2_at_3_3 = plane_2_sum_47 ^ (data_i[34] ^ plane_2_sum_7);
  wire plane_2_at_3_4 = plane_2_sum_37 ^ plane_2_sum_45;
  wire plane_2_at_3_5 = plane_2_sum_46 ^ (plane_2_sum_43 ^ (data_i[250] ^ plane_2_sum_21));
  wire plane_2_at_3_6 = plane_2_sum_47 ^ (data_i[26] ^ plane_2_sum_12);
  wire plane_2_at_3_7 = plane_2_sum_44 ^ (plane_2_sum_27 ^ plane_2_sum_32);
  wire plane_3_sum_0 = data_i[75] ^ data_i[211];
  wire plane_3_sum_1 = data_i[83] ^ plane_3_sum_0;
  wire plane_3_sum_2 = data_i[219] ^ plane_3_sum_1;
  wire plane_3_sum_3 = data_i[155] ^ plane_3_sum_2;
  wire plane_3_sum_4 = data_i[27] ^ plane_3_sum_3;
  wire plane_3_sum_5 = data_i[27] ^ data_i[67];
  wire plane_3_sum_6 = data_i[115] ^ data_i[227];
  wire plane_3_sum_7 = plane_3_sum_6 ^ (data_i[147] ^ data_i[203]);
  wire plane_3_sum_8 = plane_3_sum_5 ^ plane_3_sum_7;
  wire plane_3_sum_9 = data_i[235] ^ plane_3_sum_8;
  wire plane_3_sum_10 = plane_3_sum_9 ^ (data_i[195] ^ data_i[251]);
  wire plane_3_sum_11 = data_i[107] ^ plane_3_sum_10;
  wire plane_3_sum_12 = plane_3_sum_11 ^ (plane_3_sum_4 ^ (data_i[11] ^ data_i[19]));
  wire plane_3_sum_13 = data_i[187] ^ plane_3_sum_12;
  wire plane_3_sum_14 = data_i[131] ^ plane_3_sum_4;
  wire plane_3_sum_15 = data_i[243] ^ plane_3_sum_14;
  wire plane_3_sum_16 = data_i[91] ^ data_i[163];
  wire plane_3_sum_17 = plane_3_sum_15 ^ plane_3_sum_16;
  wire plane_3_sum_18 = data_i[99] ^ plane_3_sum_3;
  wire plane_3_sum_19 = data_i[35] ^ plane_3_sum_18;
  wire plane_3_sum_20 = plane_3_sum_17 ^ plane_3_sum_19;
  wire plane_3_sum_21 = data_i[51] ^ data_i[171];
  wire plane_3_sum_22 = data_i[227] ^ plane_3_sum_8;
  wire plane_3_sum_23 = data_i[123] ^ plane_3_sum_22;
  wire plane_3_sum_24 = data_i[179] ^ plane_3_sum_23;
  wire plane_3_sum_25 = plane_3_sum_24 ^ (data_i[59] ^ data_i[139]);
  wire plane_3_sum_26 = data_i[43] ^ plane_3_sum_25;
  wire plane_3_sum_27 = plane_3_sum_22 ^ plane_3_sum_26;
  wire plane_3_sum_28 = plane_3_sum_21 ^ plane_3_sum_27;
  wire plane_3_sum_29 = plane_3_sum_28 ^ (data_i[3] ^ plane_3_sum_20);
  wire plane_3_sum_30 = data_i[123] ^ plane_3_sum_10;
  wire plane_3_sum_31 = plane_3_sum_15 ^ (data_i[171] ^ plane_3_sum_30);
  wire plane_3_sum_32 = plane_3_sum_31 ^ (data_i[147] ^ plane_3_sum_9);
  wire plane_3_at_1_0 = plane_3_sum_32 ^ (plane_3_sum_16 ^ (data_i[3] ^ data_i[27]));
  wire plane_3_sum_33 = plane_3_sum_6 ^ (data_i[11] ^ data_i[195]);
  wire plane_3_sum_34 = plane_3_sum_4 ^ plane_3_sum_25;
  wire plane_3_sum_35 = plane_3_sum_18 ^ plane_3_sum_34;
  wire plane_3_sum_36 = plane_3_sum_0 ^ plane_3_sum_35;
  wire plane_3_at_1_1 = plane_3_sum_36 ^ (plane_3_sum_33 ^ (data_i[59] ^ data_i[243]));
  wire plane_3_at_1_2 = plane_3_sum_13 ^ plane_3_sum_33;
  wire plane_3_at_1_3 = plane_3_sum_6 ^ plane_3_sum_17;
  wire plane_3_sum_37 = plane_3_sum_20 ^ (data_i[75] ^ plane_3_sum_22);
  wire plane_3_sum_38 = plane_3_sum_37 ^ (plane_3_sum_31 ^ (data_i[139] ^ data_i[211]));
  wire plane_3_at_1_4 = data_i[155] ^ plane_3_sum_38;
  wire plane_3_sum_39 = plane_3_sum_14 ^ plane_3_sum_26;
  wire plane_3_sum_40 = plane_3_sum_39 ^ (plane_3_sum_35 ^ (data_i[203] ^ plane_3_sum_11));
  wire plane_3_sum_41 = data_i[163] ^ plane_3_sum_24;
  wire plane_3_at_1_5 = plane_3_sum_40 ^ plane_3_sum_41;
  wire plane_3_sum_42 = plane_3_sum_28 ^ (data_i[211] ^ plane_3_sum_2);
  wire plane_3_sum_43 = data_i[163] ^ data_i[187];
  wire plane_3_sum_44 = plane_3_sum_38 ^ (plane_3_sum_19 ^ (data_i[107] ^ plane_3_sum_43));
  wire plane_3_at_1_6 = plane_3_sum_44 ^ (plane_3_sum_42 ^ (data_i[91] ^ plane_3_sum_39));
  wire plane_3_sum_45 = plane_3_sum_41 ^ (data_i[235] ^ plane_3_sum_23);
  wire plane_3_at_1_7 = plane_3_sum_45 ^ (plane_3_sum_34 ^ (data_i[219] ^ data_i[243]));
  wire plane_3_at_3_0 = plane_3_sum_29 ^ plane_3_sum_40;
  wire plane_3_at_3_1 = plane_3_sum_44 ^ (plane_3_sum_1 ^ plane_3_sum_5);
  wire plane_3_sum_46 = plane_3_sum_36 ^ (data_i[91] ^ data_i[147]);
  wire plane_3_at_3_2 = plane_3_sum_46 ^ (data_i[219] ^ plane_3_sum_30);
  wire plane_3_sum_47 = plane_3_sum_33 ^ plane_3_sum_42;
  wire plane_3_at_3_3 = plane_3_sum_47 ^ (data_i[35] ^ plane_3_sum_7);
  wire plane_3_at_3_4 = plane_3_sum_37 ^ plane_3_sum_45;
  wire plane_3_at_3_5 = plane_3_sum_46 ^ (plane_3_sum_43 ^ (data_i[251] ^ plane_3_sum_21));
  wire plane_3_at_3_6 = plane_3_sum_47 ^ (data_i[27] ^ plane_3_sum_12);
  wire plane_3_at_3_7 = plane_3_sum_44 ^ (plane_3_sum_27 ^ plane_3_sum_32);
  wire plane_4_sum_0 = data_i[76] ^ data_i[212];
  wire plane_4_sum_1 = data_i[84] ^ plane_4_sum_0;
  wire plane_4_sum_2 = data_i[220] ^ plane_4_sum_1;
  wire plane_4_sum_3 = data_i[156] ^ plane_4_sum_2;
  wire plane_4_sum_4 = data_i[28] ^ plane_4_sum_3;
  wire plane_4_sum_5 = data_i[28] ^ data_i[68];
  wire plane_4_sum_6 = data_i[116] ^ data_i[228];
  wire plane_4_sum_7 = plane_4_sum_6 ^ (data_i[148] ^ data_i[204]);
  wire plane_4_sum_8 = plane_4_sum_5 ^ plane_4_sum_7;
  wire plane_4_sum_9 = data_i[236] ^ plane_4_sum_8;
  wire plane_4_sum_10 = plane_4_sum_9 ^ (data_i[196] ^ data_i[252]);
  wire plane_4_sum_11 = data_i[108] ^ plane_4_sum_10;
  wire plane_4_sum_12 = plane_4_sum_11 ^ (plane_4_sum_4 ^ (data_i[12] ^ data_i[20]));
  wire plane_4_sum_13 = data_i[188] ^ plane_4_sum_12;
  wire plane_4_sum_14 = data_i[132] ^ plane_4_sum_4;
  wire plane_4_sum_15 = data_i[244] ^ plane_4_sum_14;
  wire plane_4_sum_16 = data_i[92] ^ data_i[164];
  wire plane_4_sum_17 = plane_4_sum_15 ^ plane_4_sum_16;
  wire plane_4_sum_18 = data_i[100] ^ plane_4_sum_3;
  wire plane_4_sum_19 = data_i[36] ^ plane_4_sum_18;
  wire plane_4_sum_20 = plane_4_sum_17 ^ plane_4_sum_19;
  wire plane_4_sum_21 = data_i[52] ^ data_i[172];
  wire plane_4_sum_22 = data_i[228] ^ plane_4_sum_8;
  wire plane_4_sum_23 = data_i[124] ^ plane_4_sum_22;
  wire plane_4_sum_24 = data_i[180] ^ plane_4_sum_23;
  wire plane_4_sum_25 = plane_4_sum_24 ^ (data_i[60] ^ data_i[140]);
  wire plane_4_sum_26 = data_i[44] ^ plane_4_sum_25;
  wire plane_4_sum_27 = plane_4_sum_22 ^ plane_4_sum_26;
  wire plane_4_sum_28 = plane_4_sum_21 ^ plane_4_sum_27;
  wire plane_4_sum_29 = plane_4_sum_28 ^ (data_i[4] ^ plane_4_sum_20);
  wire plane_4_sum_30 = data_i[124] ^ plane_4_sum_10;
  wire plane_4_sum_31 = plane_4_sum_15 ^ (data_i[172] ^ plane_4_sum_30);
  wire plane_4_sum_32 = plane_4_sum_31 ^ (data_i[148] ^ plane_4_sum_9);
  wire plane_4_at_1_0 = plane_4_sum_32 ^ (plane_4_sum_16 ^ (data_i[4] ^ data_i[28]));
  wire plane_4_sum_33 = plane_4_sum_6 ^ (data_i[12] ^ data_i[196]);
  wire plane_4_sum_34 = plane_4_sum_4 ^ plane_4_sum_25;
  wire plane_4_sum_35 = plane_4_sum_18 ^ plane_4_sum_34;
  wire plane_4_sum_36 = plane_4_sum_0 ^ plane_4_sum_35;
  wire plane_4_at_1_1 = plane_4_sum_36 ^ (plane_4_sum_33 ^ (data_i[60] ^ data_i[244]));
  wire plane_4_at_1_2 = plane_4_sum_13 ^ plane_4_sum_33;
  wire plane_4_at_1_3 = plane_4_sum_6 ^ plane_4_sum_17;
  wire plane_4_sum_37 = plane_4_sum_20 ^ (data_i[76] ^ plane_4_sum_22);
  wire plane_4_sum_38 = plane_4_sum_37 ^ (plane_4_sum_31 ^ (data_i[140] ^ data_i[212]));
  wire plane_4_at_1_4 = data_i[156] ^ plane_4_sum_38;
  wire plane_4_sum_39 = plane_4_sum_14 ^ plane_4_sum_26;
  wire plane_4_sum_40 = plane_4_sum_39 ^ (plane_4_sum_35 ^ (data_i[204] ^ plane_4_sum_11));
  wire plane_4_sum_41 = data_i[164] ^ plane_4_sum_24;
  wire plane_4_at_1_5 = plane_4_sum_40 ^ plane_4_sum_41;
  wire plane_4_sum_42 = plane_4_sum_28 ^ (data_i[212] ^ plane_4_sum_2);
  wire plane_4_sum_43 = data_i[164] ^ data_i[188];
  wire plane_4_sum_44 = plane_4_sum_38 ^ (plane_4_sum_19 ^ (data_i[108] ^ plane_4_sum_43));
  wire plane_4_at_1_6 = plane_4_sum_44 ^ (plane_4_sum_42 ^ (data_i[92] ^ plane_4_sum_39));
  wire plane_4_sum_45 = plane_4_sum_41 ^ (data_i[236] ^ plane_4_sum_23);
  wire plane_4_at_1_7 = plane_4_sum_45 ^ (plane_4_sum_34 ^ (data_i[220] ^ data_i[244]));
  wire plane_4_at_3_0 = plane_4_sum_29 ^ plane_4_sum_40;
  wire plane_4_at_3_1 = plane_4_sum_44 ^ (plane_4_sum_1 ^ plane_4_sum_5);
  wire plane_4_sum_46 = plane_4_sum_36 ^ (data_i[92] ^ data_i[148]);
  wire plane_4_at_3_2 = plane_4_sum_46 ^ (data_i[220] ^ plane_4_sum_30);
  wire plane_4_sum_47 = plane_4_sum_33 ^ plane_4_sum_42;
  wire plane_4_at_3_3 = plane_4_sum_47 ^ (data_i[36] ^ plane_4_sum_7);
  wire plane_4_at_3_4 = plane_4_sum_37 ^ plane_4_sum_45;
  wire plane_4_at_3_5 = plane_4_sum_46 ^ (plane_4_sum_43 ^ (data_i[252] ^ plane_4_sum_21));
  wire plane_4_at_3_6 = plane_4_sum_47 ^ (data_i[28] ^ plane_4_sum_12);
  wire plane_4_at_3_7 = plane_4_sum_44 ^ (plane_4_sum_27 ^ plane_4_sum_32);
  wire plane_5_sum_0 = data_i[77] ^ data_i[213];
  wire plane_5_sum_1 = data_i[85] ^ plane_5_sum_0;
  wire plane_5_sum_2 = data_i[221] ^ plane_5_sum_1;
  wire plane_5_sum_3 = data_i[157] ^ plane_5_sum_2;
  wire plane_5_sum_4 = data_i[29] ^ plane_5_sum_3;
  wire plane_5_sum_5 = data_i[29] ^ data_i[69];
  wire plane_5_sum_6 = data_i[117] ^ data_i[229];
  wire plane_5_sum_7 = plane_5_sum_6 ^ (data_i[149] ^ data_i[205]);
  wire plane_5_sum_8 = plane_5_sum_5 ^ plane_5_sum_7;
  wire plane_5_sum_9 = data_i[237] ^ plane_5_sum_8;
  wire plane_5_sum_10 = plane_5_sum_9 ^ (data_i[197] ^ data_i[253]);
  wire plane_5_sum_11 = data_i[109] ^ plane_5_sum_10;
  wire plane_5_sum_12 = plane_5_sum_11 ^ (plane_5_sum_4 ^ (data_i[13] ^ data_i[21]));
  wire plane_5_sum_13 = data_i[189] ^ plane_5_sum_12;
  wire plane_5_sum_14 = data_i[133] ^ plane_5_sum_4;
  wire plane_5_sum_15 = data_i[245] ^ plane_5_sum_14;
  wire plane_5_sum_16 = data_i[93] ^ data_i[165];
  wire plane_5_sum_17 = plane_5_sum_15 ^ plane_5_sum_16;
  wire plane_5_sum_18 = data_i[101] ^ plane_5_sum_3;
  wire plane_5_sum_19 = data_i[37] ^ plane_5_sum_18;
  wire plane_5_sum_20 = plane_5_sum_17 ^ plane_5_sum_19;
  wire plane_5_sum_21 = data_i[53] ^ data_i[173];
  wire plane_5_sum_22 = data_i[229] ^ plane_5_sum_8;
  wire plane_5_sum_23 = data_i[125] ^ plane_5_sum_22;
  wire plane_5_sum_24 = data_i[181] ^ plane_5_sum_23;
  wire plane_5_sum_25 = plane_5_sum_24 ^ (data_i[61] ^ data_i[141]);
  wire plane_5_sum_26 = data_i[45] ^ plane_5_sum_25;
  wire plane_5_sum_27 = plane_5_sum_22 ^ plane_5_sum_26;
  wire plane_5_sum_28 = plane_5_sum_21 ^ plane_5_sum_27;
  wire plane_5_sum_29 = plane_5_sum_28 ^ (data_i[5] ^ plane_5_sum_20);
  wire plane_5_sum_30 = data_i[125] ^ plane_5_sum_10;
  wire plane_5_sum_31 = plane_5_sum_15 ^ (data_i[173] ^ plane_5_sum_30);
  wire plane_5_sum_32 = plane_5_sum_31 ^ (data_i[149] ^ plane_5_sum_9);
  wire plane_5_at_1_0 = plane_5_sum_32 ^ (plane_5_sum_16 ^ (data_i[5] ^ data_i[29]));
  wire plane_5_sum_33 = plane_5_sum_6 ^ (data_i[13] ^ data_i[197]);
  wire plane_5_sum_34 = plane_5_sum_4 ^ plane_5_sum_25;
  wire plane_5_sum_35 = plane_5_sum_18 ^ plane_5_sum_34;
  wire plane_5_sum_36 = plane_5_sum_0 ^ plane_5_sum_35;
  wire plane_5_at_1_1 = plane_5_sum_36 ^ (plane_5_sum_33 ^ (data_i[61] ^ data_i[245]));
  wire plane_5_at_1_2 = plane_5_sum_13 ^ plane_5_sum_33;
  wire plane_5_at_1_3 = plane_5_sum_6 ^ plane_5_sum_17;
  wire plane_5_sum_37 = plane_5_sum_20 ^ (data_i[77] ^ plane_5_sum_22);
  wire plane_5_sum_38 = plane_5_sum_37 ^ (plane_5_sum_31 ^ (data_i[141] ^ data_i[213]));
  wire plane_5_at_1_4 = data_i[157] ^ plane_5_sum_38;
  wire plane_5_sum_39 = plane_5_sum_14 ^ plane_5_sum_26;
  wire plane_5_sum_40 = plane_5_sum_39 ^ (plane_5_sum_35 ^ (data_i[205] ^ plane_5_sum_11));
  wire plane_5_sum_41 = data_i[165] ^ plane_5_sum_24;
  wire plane_5_at_1_5 = plane_5_sum_40 ^ plane_5_sum_41;
  wire plane_5_sum_42 = plane_5_sum_28 ^ (data_i[213] ^ plane_5_sum_2);
  wire plane_5_sum_43 = data_i[165] ^ data_i[189];
  wire plane_5_sum_44 = plane_5_sum_38 ^ (plane_5_sum_19 ^ (data_i[109] ^ plane_5_sum_43));
  wire plane_5_at_1_6 = plane_5_sum_44 ^ (plane_5_sum_42 ^ (data_i[93] ^ plane_5_sum_39));
  wire plane_5_sum_45 = plane_5_sum_41 ^ (data_i[237] ^ plane_5_sum_23);
  wire plane_5_at_1_7 = plane_5_sum_45 ^ (plane_5_sum_34 ^ (data_i[221] ^ data_i[245]));
  wire plane_5_at_3_0 = plane_5_sum_29 ^ plane_5_sum_40;
  wire plane_5_at_3_1 = plane_5_sum_44 ^ (plane_5_sum_1 ^ plane_5_sum_5);
  wire plane_5_sum_46 = plane_5_sum_36 ^ (data_i[93] ^ data_i[149]);
  wire plane_5_at_3_2 = plane_5_sum_46 ^ (data_i[221] ^ plane_5_sum_30);
  wire plane_5_sum_47 = plane_5_sum_33 ^ plane_5_sum_42;
  wire plane_5_at_3_3 = plane_5_sum_47 ^ (data_i[37] ^ plane_5_sum_7);
  wire plane_5_at_3_4 = plane_5_sum_37 ^ plane_5_sum_45;
  wire plane_5_at_3_5 = plane_5_sum_46 ^ (plane_5_sum_43 ^ (data_i[253] ^ plane_5_sum_21));
  wire plane_5_at_3_6 = plane_5_sum_47 ^ (data_i[29] ^ plane_5_sum_12);
  wire plane_5_at_3_7 = plane_5_sum_44 ^ (plane_5_sum_27 ^ plane_5_sum_32);
  wire plane_6_sum_0 = data_i[78] ^ data_i[214];
  wire plane_6_sum_1 = data_i[86] ^ plane_6_sum_0;
  wire plane_6_sum_2 = data_i[222] ^ plane_6_sum_1;
  wire plane_6_sum_3 = data_i[158] ^ plane_6_sum_2;
  wire plane_6_sum_4 = data_i[30] ^ plane_6_sum_3;
  wire plane_6_sum_5 = data_i[30] ^ data_i[70];
  wire plane_6_sum_6 = data_i[118] ^ data_i[230];
  wire plane_6_sum_7 = plane_6_sum_6 ^ (data_i[150] ^ data_i[206]);
  wire plane_6_sum_8 = plane_6_sum_5 ^ plane_6_sum_7;
  wire plane_6_sum_9 = data_i[238] ^ plane_6_sum_8;
  wire plane_6_sum_10 = plane_6_sum_9 ^ (data_i[198] ^ data_i[254]);
  wire plane_6_sum_11 = data_i[110] ^ plane_6_sum_10;
  wire plane_6_sum_12 = plane_6_sum_11 ^ (plane_6_sum_4 ^ (data_i[14] ^ data_i[22]));
  wire plane_6_sum_13 = data_i[190] ^ plane_6_sum_12;
  wire plane_6_sum_14 = data_i[134] ^ plane_6_sum_4;
  wire plane_6_sum_15 = data_i[246] ^ plane_6_sum_14;
  wire plane_6_sum_16 = data_i[94] ^ data_i[166];
  wire plane_6_sum_17 = plane_6_sum_15 ^ plane_6_sum_16;
  wire plane_6_sum_18 = data_i[102] ^ plane_6_sum_3;
  wire plane_6_sum_19 = data_i[38] ^ plane_6_sum_18;
  wire plane_6_sum_20 = plane_6_sum_17 ^ plane_6_sum_19;
  wire plane_6_sum_21 = data_i[54] ^ data_i[174];
  wire plane_6_sum_22 = data_i[230] ^ plane_6_sum_8;
  wire plane_6_sum_23 = data_i[126] ^ plane_6_sum_22;
  wire plane_6_sum_24 = data_i[182] ^ plane_6_sum_23;
  wire plane_6_sum_25 = plane_6_sum_24 ^ (data_i[62] ^ data_i[142]);
  wire plane_6_sum_26 = data_i[46] ^ plane_6_sum_25;
  wire plane_6_sum_27 = plane_6_sum_22 ^ plane_6_sum_26;
  wire plane_6_sum_28 = plane_6_sum_21 ^ plane_6_sum_27;
  wire plane_6_sum_29 = plane_6_sum_28 ^ (data_i[6] ^ plane_6_sum_20);
  wire plane_6_sum_30 = data_i[126] ^ plane_6_sum_10;
  wire plane_6_sum_31 = plane_6_sum_15 ^ (data_i[174] ^ plane_6_sum_30);
  wire plane_6_sum_32 = plane_6_sum_31 ^ (data_i[150] ^ plane_6_sum_9);
  wire plane_6_at_1_0 = plane_6_sum_32 ^ (plane_6_sum_16 ^ (data_i[6] ^ data_i[30]));
  wire plane_6_sum_33 = plane_6_sum_6 ^ (data_i[14] ^ data_i[198]);
  wire plane_6_sum_34 = plane_6_sum_4 ^ plane_6_sum_25;
  wire plane_6_sum_35 = plane_6_sum_18 ^ plane_6_sum_34;
  wire plane_6_sum_36 = plane_6_sum_0 ^ plane_6_sum_35;
  wire plane_6_at_1_1 = plane_6_sum_36 ^ (plane_6_sum_33 ^ (data_i[62] ^ data_i[246]));
  wire plane_6_at_1_2 = plane_6_sum_13 ^ plane_6_sum_33;
  wire plane_6_at_1_3 = plane_6_sum_6 ^ plane_6_sum_17;
  wire plane_6_sum_37 = plane_6_sum_20 ^ (data_i[78] ^ plane_6_sum_22);
  wire plane_6_sum_38 = plane_6_sum_37 ^ (plane_6_sum_31 ^ (data_i[142] ^ data_i[214]));
  wire plane_6_at_1_4 = data_i[158] ^ plane_6_sum_38;
  wire plane_6_sum_39 = plane_6_sum_14 ^ plane_6_sum_26;
  wire plane_6_sum_40 = plane_6_sum_39 ^ (plane_6_sum_35 ^ (data_i[206] ^ plane_6_sum_11));
  wire plane_6_sum_41 = data_i[166] ^ plane_6_sum_24;
  wire plane_6_at_1_5 = plane_6_sum_40 ^ plane_6_sum_41;
  wire plane_6_sum_42 = plane_6_sum_28 ^ (data_i[214] ^ plane_6_sum_2);
  wire plane_6_sum_43 = data_i[166] ^ data_i[190];
  wire plane_6_sum_44 = plane_6_sum_38 ^ (plane_6_sum_19 ^ (data_i[110] ^ plane_6_sum_43));
  wire plane_6_at_1_6 = plane_6_sum_44 ^ (plane_6_sum_42 ^ (data_i[94] ^ plane_6_sum_39));
  wire plane_6_sum_45 = plane_6_sum_41 ^ (data_i[238] ^ plane_6_sum_23);
  wire plane_6_at_1_7 = plane_6_sum_45 ^ (plane_6_sum_34 ^ (data_i[222] ^ data_i[246]));
  wire plane_6_at_3_0 = plane_6_sum_29 ^ plane_6_sum_40;
  wire plane_6_at_3_1 = plane_6_sum_44 ^ (plane_6_sum_1 ^ plane_6_sum_5);
  wire plane_6_sum_46 = plane_6_sum_36 ^ (data_i[94] ^ data_i[150]);
  wire plane_6_at_3_2 = plane_6_sum_46 ^ (data_i[222] ^ plane_6_sum_30);
  wire plane_6_sum_47 = plane_6_sum_33 ^ plane_6_sum_42;
  wire plane_6_at_3_3 = plane_6_sum_47 ^ (data_i[38] ^ plane_6_sum_7);
  wire plane_6_at_3_4 = plane_6_sum_37 ^ plane_6_sum_45;
  wire plane_6_at_3_5 = plane_6_sum_46 ^ (plane_6_sum_43 ^ (data_i[254] ^ plane_6_sum_21));
  wire plane_6_at_3_6 = plane_6_sum_47 ^ (data_i[30] ^ plane_6_sum_12);
  wire plane_6_at_3_7 = plane_6_sum_44 ^ (plane_6_sum_27 ^ plane_6_sum_32);
  wire plane_7_sum_0 = data_i[79] ^ data_i[215];
  wire plane_7_sum_1 = data_i[87] ^ plane_7_sum_0;
  wire plane_7_sum_2 = data_i[223] ^ plane_7_sum_1;
  wire plane_7_sum_3 = data_i[159] ^ plane_7_sum_2;
  wire plane_7_sum_4 = data_i[31] ^ plane_7_sum_3;
  wire plane_7_sum_5 = data_i[31] ^ data_i[71];
  wire plane_7_sum_6 = data_i[119] ^ data_i[231];
  wire plane_7_sum_7 = plane_7_sum_6 ^ (data_i[151] ^ data_i[207]);
  wire plane_7_sum_8 = plane_7_sum_5 ^ plane_7_sum_7;
  wire plane_7_sum_9 = data_i[239] ^ plane_7_sum_8;
  wire plane_7_sum_10 = plane_7_sum_9 ^ (data_i[199] ^ data_i[255]);
  wire plane_7_sum_11 = data_i[111] ^ plane_7_sum_10;
  wire plane_7_sum_12 = plane_7_sum_11 ^ (plane_7_sum_4 ^ (data_i[15] ^ data_i[23]));
  wire plane_7_sum_13 = data_i[191] ^ plane_7_sum_12;
  wire plane_7_sum_14 = data_i[135] ^ plane_7_sum_4;
  wire plane_7_sum_15 = data_i[247] ^ plane_7_sum_14;
  wire plane_7_sum_16 = data_i[95] ^ data_i[167];
  wire plane_7_sum_17 = plane_7_sum_15 ^ plane_7_sum_16;
  wire plane_7_sum_18 = data_i[103] ^ plane_7_sum_3;
  wire plane_7_sum_19 = data_i[39] ^ plane_7_sum_18;
  wire plane_7_sum_20 = plane_7_sum_17 ^ plane_7_sum_19;
  wire plane_7_sum_21 = data_i[55] ^ data_i[175];
  wire plane_7_sum_22 = data_i[231] ^ plane_7_sum_8;
  wire plane_7_sum_23 = data_i[127] ^ plane_7_sum_22;
  wire plane_7_sum_24 = data_i[183] ^ plane_7_sum_23;
  wire plane_7_sum_25 = plane_7_sum_24 ^ (data_i[63] ^ data_i[143]);
  wire plane_7_sum_26 = data_i[47] ^ plane_7_sum_25;
  wire plane_7_sum_27 = plane_7_sum_22 ^ plane_7_sum_26;
  wire plane_7_sum_28 = plane_7_sum_21 ^ plane_7_sum_27;
  wire plane_7_sum_29 = plane_7_sum_28 ^ (data_i[7] ^ plane_7_sum_20);
  wire plane_7_sum_30 = data_i[127] ^ plane_7_sum_10;
  wire plane_7_sum_31 = plane_7_sum_15 ^ (data_i[175] ^ plane_7_sum_30);
  wire plane_7_sum_32 = plane_7_sum_31 ^ (data_i[151] ^ plane_7_sum_9);
  wire plane_7_at_1_0 = plane_7_sum_32 ^ (plane_7_sum_16 ^ (data_i[7] ^ data_i[31]));
  wire plane_7_sum_33 = plane_7_sum_6 ^ (data_i[15] ^ data_i[199]);
  wire plane_7_sum_34 = plane_7_sum_4 ^ plane_7_sum_25;
  wire plane_7_sum_35 = plane_7_sum_18 ^ plane_7_sum_34;
  wire plane_7_sum_36 = plane_7_sum_0 ^ plane_7_sum_35;
  wire plane_7_at_1_1 = plane_7_sum_36 ^ (plane_7_sum_33 ^ (data_i[63] ^ data_i[247]));
  wire plane_7_at_1_2 = plane_7_sum_13 ^ plane_7_sum_33;
  wire plane_7_at_1_3 = plane_7_sum_6 ^ plane_7_sum_17;
  wire plane_7_sum_37 = plane_7_sum_20 ^ (data_i[79] ^ plane_7_sum_22);
  wire plane_7_sum_38 = plane_7_sum_37 ^ (plane_7_sum_31 ^ (data_i[143] ^ data_i[215]));
  wire plane_7_at_1_4 = data_i[159] ^ plane_7_sum_38;
  wire plane_7_sum_39 = plane_7_sum_14 ^ plane_7_sum_26;
  wire plane_7_sum_40 = plane_7_sum_39 ^ (plane_7_sum_35 ^ (data_i[207] ^ plane_7_sum_11));
  wire plane_7_sum_41 = data_i[167] ^ plane_7_sum_24;
  wire plane_7_at_1_5 = plane_7_sum_40 ^ plane_7_sum_41;
  wire plane_7_sum_42 = plane_7_sum_28 ^ (data_i[215] ^ plane_7_sum_2);
  wire plane_7_sum_43 = data_i[167] ^ data_i[191];
  wire plane_7_sum_44 = plane_7_sum_38 ^ (plane_7_sum_19 ^ (data_i[111] ^ plane_7_sum_43));
  wire plane_7_at_1_6 = plane_7_sum_44 ^ (plane_7_sum_42 ^ (data_i[95] ^ plane_7_sum_39));
  wire plane_7_sum_45 = plane_7_sum_41 ^ (data_i[239] ^ plane_7_sum_23);
  wire plane_7_at_1_7 = plane_7_sum_45 ^ (plane_7_sum_34 ^ (data_i[223] ^ data_i[247]));
  wire plane_7_at_3_0 = plane_7_sum_29 ^ plane_7_sum_40;
  wire plane_7_at_3_1 = plane_7_sum_44 ^ (plane_7_sum_1 ^ plane_7_sum_5);
  wire plane_7_sum_46 = plane_7_sum_36 ^ (data_i[95] ^ data_i[151]);
  wire plane_7_at_3_2 = plane_7_sum_46 ^ (data_i[223] ^ plane_7_sum_30);
  wire plane_7_sum_47 = plane_7_sum_33 ^ plane_7_sum_42;
  wire plane_7_at_3_3 = plane_7_sum_47 ^ (data_i[39] ^ plane_7_sum_7);
  wire plane_7_at_3_4 = plane_7_sum_37 ^ plane_7_sum_45;
  wire plane_7_at_3_5 = plane_7_sum_46 ^ (plane_7_sum_43 ^ (data_i[255] ^ plane_7_sum_21));
  wire plane_7_at_3_6 = plane_7_sum_47 ^ (data_i[31] ^ plane_7_sum_12);
  wire plane_7_at_3_7 = plane_7_sum_44 ^ (plane_7_sum_27 ^ plane_7_sum_32);

  // Syndrome of the data: S_k is the sum of alpha^j (plane j at b + k); a plane at 2 e is the
  // square of the plane at e.
  wire data_syndrome_0 = plane_0_sum_13 ^ plane_0_sum_29;
  wire data_syndrome_1 = plane_1_sum_13 ^ plane_1_sum_29;
  wire data_syndrome_2 = plane_2_sum_13 ^ plane_2_sum_29;
  wire data_syndrome_3 = plane_3_sum_13 ^ plane_3_sum_29;
  wire data_syndrome_4 = plane_4_sum_13 ^ plane_4_sum_29;
  wire data_syndrome_5 = plane_5_sum_13 ^ plane_5_sum_29;
  wire data_syndrome_6 = plane_6_sum_13 ^ plane_6_sum_29;
  wire data_syndrome_7 = plane_7_sum_13 ^ plane_7_sum_29;
  wire s1_sum_0 = (plane_3_at_1_6 ^ plane_5_at_1_4) ^ (plane_4_at_1_5 ^ (plane_2_at_1_7
      ^ (plane_6_at_1_3 ^ plane_7_at_1_2)));
  wire s1_sum_1 = (plane_2_at_1_6 ^ (plane_7_at_1_1 ^ (plane_1_at_1_7 ^ (plane_5_at_1_3
      ^ plane_6_at_1_2)))) ^ (plane_3_at_1_5 ^ plane_4_at_1_4);
  wire s1_sum_2 = (plane_5_at_1_6 ^ plane_7_at_1_4) ^ (plane_4_at_1_7 ^ plane_6_at_1_5);
  wire s1_sum_3 = s1_sum_0 ^ s1_sum_2;
  wire s1_sum_4 = s1_sum_3 ^ ((plane_4_at_1_6 ^ plane_6_at_1_4) ^ (plane_5_at_1_5 ^ (plane_3_at_1_7
      ^ plane_7_at_1_3)));
  wire s1_sum_5 = s1_sum_1 ^ s1_sum_4;
  wire s1_sum_6 = s1_sum_5 ^ (plane_6_at_1_6 ^ (plane_5_at_1_7 ^ plane_7_at_1_5));
  wire s1_sum_7 = s1_sum_0 ^ s1_sum_6;
  wire data_syndrome_8 = s1_sum_7 ^ plane_0_at_1_0;
  wire s1_sum_8 = s1_sum_2 ^ s1_sum_5;
  wire s1_sum_9 = s1_sum_8 ^ (plane_6_at_1_7 ^ plane_7_at_1_6);
  wire data_syndrome_9 = s1_sum_9 ^ (plane_0_at_1_1 ^ plane_1_at_1_0);
  wire data_syndrome_10 = s1_sum_4 ^ ((plane_1_at_1_1 ^ plane_7_at_1_7) ^ (plane_0_at_1_2
      ^ plane_2_at_1_0));
  wire data_syndrome_11 = s1_sum_7 ^ (s1_sum_1 ^ (plane_2_at_1_1 ^ (plane_3_at_1_0 ^ (plane_0_at_1_3
      ^ plane_1_at_1_2))));
  wire data_syndrome_12 = s1_sum_9 ^ (s1_sum_6 ^ (plane_0_at_1_4 ^ (plane_3_at_1_1 ^ (plane_4_at_1_0
      ^ (plane_1_at_1_3 ^ plane_2_at_1_2)))));
  wire data_syndrome_13 = s1_sum_9 ^ (s1_sum_3 ^ ((plane_1_at_1_4 ^ (plane_4_at_1_1
      ^ (plane_2_at_1_3 ^ plane_3_at_1_2))) ^ (plane_0_at_1_5 ^ (plane_5_at_1_0
      ^ plane_7_at_1_7))));
  wire data_syndrome_14 = s1_sum_8 ^ ((plane_0_at_1_6 ^ (plane_1_at_1_5 ^ (plane_6_at_1_0
      ^ plane_7_at_1_7))) ^ (plane_2_at_1_4 ^ (plane_5_at_1_1 ^ (plane_3_at_1_3
      ^ plane_4_at_1_2))));
  wire data_syndrome_15 = s1_sum_4 ^ ((plane_1_at_1_6 ^ (plane_2_at_1_5 ^ (plane_0_at_1_7
      ^ plane_7_at_1_0))) ^ (plane_3_at_1_4 ^ (plane_6_at_1_1 ^ (plane_4_at_1_3
      ^ plane_5_at_1_2))));
  wire s2_sum_0 = plane_2_at_1_4 ^ (plane_0_at_1_5 ^ (plane_4_at_1_3 ^ plane_6_at_1_2));
  wire s2_sum_1 = s2_sum_0 ^ plane_7_at_1_7;
  wire s2_sum_2 = s2_sum_1 ^ (plane_4_at_1_7 ^ plane_6_at_1_6);
  wire s2_sum_3 = plane_4_at_1_6 ^ (plane_2_at_1_7 ^ plane_6_at_1_5);
  wire s2_sum_4 = plane_3_at_1_4 ^ (plane_1_at_1_5 ^ (plane_5_at_1_3 ^ plane_7_at_1_2));
  wire s2_sum_5 = (plane_1_at_1_6 ^ plane_3_at_1_5) ^ (plane_5_at_1_4 ^ plane_7_at_1_3);
  wire s2_sum_6 = s2_sum_4 ^ s2_sum_5;
  wire s2_sum_7 = plane_0_at_1_4 ^ (plane_6_at_1_1 ^ (plane_2_at_1_3 ^ plane_4_at_1_2));
  wire s2_sum_8 = s2_sum_6 ^ (s2_sum_2 ^ (s2_sum_3 ^ s2_sum_7));
  wire s2_sum_9 = s2_sum_6 ^ ((plane_0_at_1_6 ^ plane_2_at_1_5) ^ (plane_4_at_1_4
      ^ plane_6_at_1_3));
  wire s2_sum_10 = s2_sum_4 ^ (plane_5_at_1_6 ^ (plane_3_at_1_7 ^ plane_7_at_1_5));
  wire data_syndrome_16 = s2_sum_8 ^ (s2_sum_9 ^ (s2_sum_10 ^ (plane_0_at_1_0 ^ plane_6_at_1_7)));
  wire s2_sum_11 = s2_sum_3 ^ (plane_5_at_1_7 ^ plane_7_at_1_6);
  wire s2_sum_12 = s2_sum_11 ^ (plane_1_at_1_4 ^ (plane_7_at_1_1 ^ (plane_6_at_1_7 ^ (plane_3_at_1_3
      ^ plane_5_at_1_2))));
  wire s2_sum_13 = s2_sum_7 ^ s2_sum_12;
  wire data_syndrome_17 = s2_sum_13 ^ (s2_sum_5 ^ (s2_sum_0 ^ plane_1_at_1_0));
  wire s2_sum_14 = (plane_2_at_1_6 ^ plane_6_at_1_4) ^ (plane_0_at_1_7 ^ plane_4_at_1_5);
  wire s2_sum_15 = s2_sum_12 ^ (s2_sum_1 ^ s2_sum_10);
  wire data_syndrome_18 = s2_sum_15 ^ (s2_sum_14 ^ (s2_sum_11 ^ (plane_0_at_1_1 ^ plane_2_at_1_0)));
  wire s2_sum_16 = (plane_3_at_1_6 ^ plane_5_at_1_5) ^ (plane_1_at_1_7 ^ plane_7_at_1_4);
  wire s2_sum_17 = s2_sum_2 ^ s2_sum_16;
  wire data_syndrome_19 = s2_sum_17 ^ (s2_sum_9 ^ (s2_sum_5 ^ (plane_1_at_1_1 ^ plane_3_at_1_0)));
  wire data_syndrome_20 = s2_sum_9 ^ (s2_sum_11 ^ (plane_2_at_1_1 ^ (plane_0_at_1_2
      ^ plane_4_at_1_0)));
  wire data_syndrome_21 = s2_sum_8 ^ (s2_sum_14 ^ (plane_3_at_1_1 ^ (plane_1_at_1_2
      ^ plane_5_at_1_0)));
  wire data_syndrome_22 = s2_sum_17 ^ (s2_sum_13 ^ (s2_sum_14 ^ (plane_4_at_1_1 ^ (plane_6_at_1_0
      ^ (plane_0_at_1_3 ^ plane_2_at_1_2)))));
  wire data_syndrome_23 = s2_sum_15 ^ (s2_sum_16 ^ (plane_5_at_1_1 ^ (plane_7_at_1_0
      ^ (plane_1_at_1_3 ^ plane_3_at_1_2))));
  wire s3_sum_0 = ((plane_2_at_3_7 ^ plane_7_at_3_2) ^ (plane_4_at_3_5 ^ plane_5_at_3_4))
      ^ (plane_3_at_3_6 ^ plane_6_at_3_3);
  wire s3_sum_1 = ((plane_2_at_3_6 ^ plane_5_at_3_3) ^ (plane_1_at_3_7 ^ plane_6_at_3_2))
      ^ (plane_7_at_3_1 ^ (plane_3_at_3_5 ^ plane_4_at_3_4));
  wire s3_sum_2 = (plane_4_at_3_7 ^ plane_5_at_3_6) ^ (plane_6_at_3_5 ^ plane_7_at_3_4);
  wire s3_sum_3 = s3_sum_0 ^ s3_sum_2;
  wire s3_sum_4 = s3_sum_3 ^ ((plane_7_at_3_3 ^ (plane_5_at_3_5 ^ plane_6_at_3_4)) ^ (plane_3_at_3_7
      ^ plane_4_at_3_6));
  wire s3_sum_5 = s3_sum_1 ^ s3_sum_4;
  wire s3_sum_6 = s3_sum_5 ^ (plane_6_at_3_6 ^ (plane_5_at_3_7 ^ plane_7_at_3_5));
  wire s3_sum_7 = s3_sum_0 ^ s3_sum_6;
  wire data_syndrome_24 = s3_sum_7 ^ plane_0_at_3_0;
  wire s3_sum_8 = s3_sum_2 ^ s3_sum_5;
  wire s3_sum_9 = s3_sum_8 ^ (plane_6_at_3_7 ^ plane_7_at_3_6);
  wire data_syndrome_25 = s3_sum_9 ^ (plane_0_at_3_1 ^ plane_1_at_3_0);
  wire data_syndrome_26 = s3_sum_4 ^ ((plane_1_at_3_1 ^ plane_7_at_3_7) ^ (plane_0_at_3_2
      ^ plane_2_at_3_0));
  wire data_syndrome_27 = s3_sum_7 ^ (s3_sum_1 ^ ((plane_0_at_3_3 ^ plane_2_at_3_1)
      ^ (plane_1_at_3_2 ^ plane_3_at_3_0)));
  wire data_syndrome_28 = s3_sum_9 ^ (s3_sum_6 ^ ((plane_3_at_3_1 ^ (plane_0_at_3_4
      ^ plane_2_at_3_2)) ^ (plane_1_at_3_3 ^ plane_4_at_3_0)));
  wire data_syndrome_29 = s3_sum_9 ^ (s3_sum_3 ^ (((plane_2_at_3_3 ^ plane_7_at_3_7)
      ^ (plane_3_at_3_2 ^ plane_5_at_3_0)) ^ (plane_4_at_3_1 ^ (plane_0_at_3_5 ^ plane_1_at_3_4))));
  wire data_syndrome_30 = s3_sum_8 ^ (((plane_3_at_3_3 ^ plane_5_at_3_1) ^ (plane_0_at_3_6
      ^ plane_7_at_3_7)) ^ ((plane_4_at_3_2 ^ plane_6_at_3_0) ^ (plane_1_at_3_5 ^ plane_2_at_3_4)));
  wire data_syndrome_31 = s3_sum_4 ^ (((plane_4_at_3_3 ^ plane_6_at_3_1) ^ (plane_0_at_3_7
      ^ plane_1_at_3_6)) ^ ((plane_5_at_3_2 ^ plane_7_at_3_0) ^ (plane_2_at_3_5 ^ plane_3_at_3_4)));

  // Check bits: those whose syndrome is that of the data, so that their sum is zero.
  wire check_sum_0 = data_syndrome_18 ^ data_syndrome_26;
  wire check_sum_1 = check_sum_0 ^ data_syndrome_29;
  wire check_sum_2 = check_sum_1 ^ data_syndrome_4;
  wire check_sum_3 = data_syndrome_7 ^ data_syndrome_22;
  wire check_sum_4 = check_sum_2 ^ check_sum_3;
  wire check_sum_5 = data_syndrome_17 ^ data_syndrome_25;
  wire check_sum_6 = check_sum_5 ^ data_syndrome_11;
  wire check_sum_7 = data_syndrome_20 ^ data_syndrome_28;
  wire check_sum_8 = check_sum_6 ^ check_sum_7;
  wire check_sum_9 = data_syndrome_0 ^ data_syndrome_27;
  wire check_sum_10 = data_syndrome_22 ^ data_syndrome_23;
  wire check_sum_11 = check_sum_5 ^ check_sum_10;
  wire check_sum_12 = check_sum_9 ^ check_sum_11;
  wire check_sum_13 = check_sum_8 ^ check_sum_12;
  wire check_sum_14 = data_syndrome_2 ^ data_syndrome_17;
  wire check_sum_15 = data_syndrome_1 ^ data_syndrome_22;
  wire check_sum_16 = check_sum_15 ^ data_syndrome_19;
  wire check_sum_17 = check_sum_16 ^ data_syndrome_16;
  wire check_sum_18 = check_sum_14 ^ check_sum_17;
  wire check_sum_19 = check_sum_3 ^ data_syndrome_21;
  wire check_sum_20 = data_syndrome_3 ^ data_syndrome_4;
  wire check_sum_21 = data_syndrome_12 ^ data_syndrome_31;
  wire check_sum_22 = check_sum_21 ^ data_syndrome_5;
  wire check_sum_23 = check_sum_20 ^ check_sum_22;
  wire check_sum_24 = check_sum_23 ^ (data_syndrome_11 ^ data_syndrome_26);
  wire check_sum_25 = check_sum_10 ^ check_sum_19;
  wire check_sum_26 = check_sum_25 ^ (data_syndrome_6 ^ data_syndrome_31);
  wire check_sum_27 = data_syndrome_1 ^ data_syndrome_6;
  wire check_sum_28 = check_sum_27 ^ data_syndrome_27;
  wire check_sum_29 = check_sum_28 ^ data_syndrome_14;
  wire check_sum_30 = check_sum_29 ^ data_syndrome_16;
  wire check_sum_31 = check_sum_29 ^ (data_syndrome_21 ^ data_syndrome_24);
  wire check_sum_32 = check_sum_30 ^ check_sum_31;
  wire check_sum_35 = data_syndrome_3 ^ data_syndrome_8;
  wire check_sum_37 = check_sum_21 ^ data_syndrome_20;
  wire check_sum_41 = check_sum_25 ^ check_sum_32;
  wire check_sum_42 = check_sum_19 ^ data_syndrome_14;
  wire check_sum_46 = check_sum_9 ^ data_syndrome_25;
  wire check_sum_47 = check_sum_46 ^ data_syndrome_7;
  wire check_sum_48 = data_syndrome_10 ^ data_syndrome_29;
  wire check_sum_49 = check_sum_48 ^ data_syndrome_15;
  wire check_sum_50 = data_syndrome_2 ^ data_syndrome_9;
  wire check_sum_51 = check_sum_49 ^ check_sum_50;
  wire check_sum_52 = check_sum_0 ^ check_sum_51;
  wire check_sum_53 = check_sum_27 ^ check_sum_35;
  wire check_sum_54 = check_sum_48 ^ check_sum_53;
  wire check_sum_56 = data_syndrome_0 ^ data_syndrome_4;
  wire check_sum_57 = data_syndrome_5 ^ data_syndrome_22;
  wire check_sum_60 = data_syndrome_10 ^ data_syndrome_21;
  wire check_sum_61 = check_sum_16 ^ check_sum_28;
  wire check_sum_62 = check_sum_1 ^ check_sum_61;
  wire check_sum_63 = check_sum_20 ^ check_sum_56;
  wire check_sum_64 = check_sum_62 ^ check_sum_63;
  wire check_sum_65 = check_sum_11 ^ check_sum_15;
  wire check_sum_66 = check_sum_6 ^ (data_syndrome_10 ^ data_syndrome_15);
  wire check_sum_67 = check_sum_51 ^ data_syndrome_10;
  wire check_sum_68 = check_sum_67 ^ data_syndrome_30;
  wire check_sum_70 = check_sum_52 ^ data_syndrome_2;
  wire check_sum_72 = check_sum_8 ^ (data_syndrome_8 ^ data_syndrome_14);
  wire check_sum_74 = data_syndrome_9 ^ data_syndrome_31;
  wire check_sum_75 = check_sum_57 ^ check_sum_61;
  wire check_sum_76 = check_sum_37 ^ data_syndrome_6;
  wire check_sum_77 = check_sum_75 ^ check_sum_76;
  wire check_sum_78 = check_sum_6 ^ (data_syndrome_20 ^ data_syndrome_31);
  wire check_sum_80 = check_sum_10 ^ check_sum_50;
  wire check_sum_81 = check_sum_18 ^ check_sum_56;
  wire check_sum_82 = check_sum_37 ^ data_syndrome_13;
  wire check_sum_83 = data_syndrome_30 ^ (data_syndrome_19 ^ data_syndrome_26);
  wire check_sum_84 = check_sum_20 ^ check_sum_83;
  wire check_sum_85 = check_sum_0 ^ check_sum_84;
  wire check_sum_86 = check_sum_14 ^ check_sum_78;
  wire check_sum_87 = check_sum_42 ^ check_sum_85;

  //
  wire [31:0] check;
  // ^(data_i & 256'hd6c863898acb9837bc0b56602da9022e4ce6c4a0264dcbd39fef1fbad109eb3c)
  assign check[0] = check_sum_13 ^ (check_sum_4 ^ (check_sum_18 ^ data_syndrome_30));
  // ^(data_i & 256'h7a59a59b9f5da858c51cfba177fa0673d42a4de06bd65d74a03021cf721a3c44)
  assign check[1] = check_sum_19 ^ check_sum_24;
  // ^(data_i & 256'hf4b24b373fba50b18a39f643eff50ce7a8559bc0d6acbae84060429ee4357888)
  assign check[2] = check_sum_36 ^ (check_sum_23 ^ check_sum_26);
  // ^(data_i & 256'he965976f7f75a1621573ed87dfea18cf50aa3781ac5875d080c1843cc86bf011)
  assign check[3] = check_sum_45 ^ (check_sum_39 ^ (check_sum_40 ^ data_syndrome_0));
  // ^(data_i & 256'hd3ca2fdeffeb43c52ae7db0ebfd4319ea1546f0258b1eba00182097891d6e122)
  assign check[4] = check_sum_52 ^ (check_sum_30 ^ check_sum_47);
  // ^(data_i & 256'h715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c939cea0c4af2a52879)
  assign check[5] = check_sum_55 ^ (check_sum_56 ^ data_syndrome_18);
  // ^(data_i & 256'h357218e262f2a64d6f8295988baac00b5379f1e80913f2f4a73b072e3442bacf)
  assign check[6] = check_sum_59 ^ (check_sum_0 ^ check_sum_58);
  // ^(data_i & 256'h6be431c4c5e54c9bde052b3016548117a6f3e2d01326e5e94f770f5d6884759e)
  assign check[7] = check_sum_64 ^ (check_sum_65 ^ (data_syndrome_28 ^ (check_sum_60
      ^ data_syndrome_16)));
  // ^(data_i & 256'h2a3528c3b8a1d0e60a655fe81c20e6dff6ddce79687be3ebe33894e790d09fb2)
  assign check[8] = check_sum_68 ^ (check_sum_33 ^ (check_sum_20 ^ check_sum_66));
  // ^(data_i & 256'h7f5e7945c9e2702a1eafe13825612a601b66538ab98c243c2448bc28b070a0d7)
  assign check[9] = check_sum_45 ^ (check_sum_69 ^ (check_sum_1 ^ check_sum_7));
  // ^(data_i & 256'hffbdf38b92c4e0553d5fc3704ac255c136cda615721949784990795161e040af)
  assign check[10] = check_sum_71 ^ (check_sum_43 ^ (check_sum_5 ^ check_sum_62));
  // ^(data_i & 256'hfe7ae6162489c0aa7bbe86e09485aa826c9a4c2ae43293f09320f3a2c2c0805f)
  assign check[11] = check_sum_73 ^ (check_sum_41 ^ check_sum_74);
  // ^(data_i & 256'hfdf4cc2d49128154f77d0dc0280a5405d9349855c86427e12741e644858101be)
  assign check[12] = (check_sum_70 ^ check_sum_77) ^ (check_sum_32 ^ check_sum_78);
  // ^(data_i & 256'hd0dcb1992b84d24fe49e44694d344fd445b5fed3f9b2ad28adbb586f9ad29ccf)
  assign check[13] = check_sum_79 ^ (check_sum_4 ^ (check_sum_61 ^ check_sum_63));
  // ^(data_i & 256'h8a8d4af0eea87479c259d73a874879777db733de9a1eb8bab84e2539a474a72c)
  assign check[14] = check_sum_13 ^ (check_sum_75 ^ (check_sum_80 ^ (check_sum_28
      ^ data_syndrome_8)));
  // ^(data_i & 256'h151a94e1dc50e8f385b2af740e90f3effb6e67bc343d7175719c4a7348e84f59)
  assign check[15] = check_sum_54 ^ check_sum_79;
  // ^(data_i & 256'h6236867821defbbefc9d8d0dc40a18ea6d6adc2d7c08617a8367c87b231ef76c)
  assign check[16] = check_sum_69 ^ (check_sum_67 ^ check_sum_81);
  // ^(data_i & 256'ha75a8b8863620dc305a697164d1e293eb7bf64778418a38e85a9598c652319b5)
  assign check[17] = (check_sum_65 ^ check_sum_85) ^ (check_sum_40 ^ check_sum_82);
  // ^(data_i & 256'h4fb51611c6c51b860b4c2f2d9b3d527c6e7ec9ef0931471d0a53b219ca46326a)
  assign check[18] = check_sum_44 ^ (check_sum_77 ^ (check_sum_47 ^ (check_sum_2
      ^ data_syndrome_12)));
  // ^(data_i & 256'h9f6a2d228d8a360d17985e5a377ba5f8ddfc92df13638f3a14a66532958c64d5)
  assign check[19] = check_sum_39 ^ (check_sum_31 ^ check_sum_83);
  // ^(data_i & 256'h3fd55a451a156c1b2e30bdb56ff74bf1bbf924bf26c61e74294cca642b19c9ab)
  assign check[20] = check_sum_55 ^ ((check_sum_26 ^ check_sum_46) ^ (check_sum_1 ^ (data_syndrome_2
      ^ data_syndrome_3)));
  // ^(data_i & 256'h1d9d33f314f42288a1fdf7671ae48f081b98955331855c92d1ff5db2752c653b)
  assign check[21] = (check_sum_38 ^ check_sum_58) ^ (check_sum_24 ^ check_sum_80);
  // ^(data_i & 256'h580de19e0837beafbf6763c3f1c206fa5b5af78b1f02d85e2099721ec8473d1b)
  assign check[22] = (check_sum_64 ^ check_sum_86) ^ (check_sum_66 ^ data_syndrome_13);
  // ^(data_i & 256'hb11bc33c106f7d5f7ecec686e2850cf5b6b5ee163e04b0bd4133e43d918f7b36)
  assign check[23] = check_sum_13 ^ (check_sum_87 ^ (data_syndrome_1 ^ data_syndrome_16));
  // ^(data_i & 256'h9fcacc3312b5b26e4bf28584f482fd1ad650d7f5333f4843feb1422763c682e3)
  assign check[24] = check_sum_52 ^ (check_sum_12 ^ (check_sum_23 ^ data_syndrome_13));
  // ^(data_i & 256'ha05f555437dfd7b3dc178f8d1d87072f7af1781f5440d8c403d3c669a54b8724)
  assign check[25] = check_sum_68 ^ (check_sum_72 ^ (check_sum_17 ^ check_sum_76));
  // ^(data_i & 256'h40beaaa96fbfaf66b82e1e1a3a0e0f5ef4e2f03ea980b08907a78dd24b970e49)
  assign check[26] = check_sum_71 ^ (check_sum_41 ^ (check_sum_14 ^ check_sum_82));
  // ^(data_i & 256'h807d5453de7e5fcd715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c93)
  assign check[27] = check_sum_34 ^ (check_sum_87 ^ (check_sum_6 ^ (check_sum_60 ^ check_sum_74)));
  // ^(data_i & 256'h01fba9a6bcfcbe9ae3ba7b6be8393e7ad389c3f8a603c2251f9f35482f5e3927)
  assign check[28] = check_sum_73 ^ (check_sum_16 ^ check_sum_22);
  // ^(data_i & 256'h9c3c9f7f6b4ccf5a8c87725224f181ee714251047f38cd09c08e29b73d7bf1ad)
  assign check[29] = check_sum_86 ^ (check_sum_81 ^ (check_sum_53 ^ check_sum_60));
  // ^(data_i & 256'ha7b2f3ccc42d2cdb52fc6121bd60ffc635d475fdcc4fd2507fac1049183160b8)
  assign check[30] = check_sum_36 ^ (check_sum_86 ^ (check_sum_15 ^ check_sum_49));
  // ^(data_i & 256'h4f65e699895a59b7a5f9c2427ac1fe8d6ba8ebfa999fa4a1ff5821933163c171)
  assign check[31] = check_sum_79 ^ (check_sum_72 ^ (check_sum_84 ^ (check_sum_16
      ^ data_syndrome_28)));
  wire check_sum_33 = check_sum_32 ^ (check_sum_3 ^ data_syndrome_13);
  wire check_sum_34 = check_sum_9 ^ check_sum_33;
  wire check_sum_36 = check_sum_34 ^ check_sum_35;
  wire check_sum_38 = check_sum_37 ^ (check_sum_22 ^ data_syndrome_15);
  wire check_sum_39 = check_sum_38 ^ (check_sum_5 ^ data_syndrome_9);
  wire check_sum_40 = check_sum_7 ^ (data_syndrome_24 ^ (check_sum_27 ^ data_syndrome_15));
  wire check_sum_43 = check_sum_33 ^ check_sum_42;
  wire check_sum_44 = check_sum_43 ^ data_syndrome_8;
  wire check_sum_45 = check_sum_41 ^ check_sum_44;
  wire check_sum_55 = check_sum_54 ^ (check_sum_10 ^ check_sum_40);
  wire check_sum_58 = check_sum_47 ^ (check_sum_57 ^ data_syndrome_17);
  wire check_sum_59 = check_sum_32 ^ (check_sum_7 ^ check_sum_50);
  wire check_sum_69 = check_sum_22 ^ check_sum_59;
  wire check_sum_71 = check_sum_70 ^ (check_sum_35 ^ data_syndrome_30);
  wire check_sum_73 = check_sum_72 ^ (check_sum_2 ^ check_sum_49);
  wire check_sum_79 = check_sum_59 ^ data_syndrome_12;

  assign check_o = check;

endmodule  // ssc_dsd_plus_cw_enc

`default_nettype wire
