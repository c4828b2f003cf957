// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) with pins: eccforge
// Generated from scheme rs-pin with hash
// 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Do not edit; regenerate: eccforge emit verilog rs-pin --out DIR
`default_nettype none

// Decodes one (288,256) codeword. Combinational.
module rs_pin_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Planes: plane_<j>_at_<e>_<i> is the coefficient of alpha^i in the sum of (bit j of symbol s)
  // X_s^e, by the same gates for every plane j.
  wire plane_0_sum_0 = codeword_i[64] ^ codeword_i[136];
  wire plane_0_sum_1 = codeword_i[280] ^ plane_0_sum_0;
  wire plane_0_sum_2 = codeword_i[200] ^ codeword_i[264];
  wire plane_0_sum_3 = codeword_i[88] ^ codeword_i[160];
  wire plane_0_sum_4 = plane_0_sum_2 ^ plane_0_sum_3;
  wire plane_0_sum_5 = plane_0_sum_4 ^ (codeword_i[32] ^ codeword_i[120]);
  wire plane_0_sum_6 = codeword_i[0] ^ plane_0_sum_5;
  wire plane_0_sum_7 = codeword_i[168] ^ codeword_i[176];
  wire plane_0_sum_8 = codeword_i[248] ^ plane_0_sum_7;
  wire plane_0_sum_9 = codeword_i[240] ^ codeword_i[280];
  wire plane_0_sum_10 = plane_0_sum_8 ^ plane_0_sum_9;
  wire plane_0_sum_11 = codeword_i[144] ^ plane_0_sum_10;
  wire plane_0_sum_12 = codeword_i[80] ^ plane_0_sum_11;
  wire plane_0_sum_13 = codeword_i[48] ^ codeword_i[72];
  wire plane_0_sum_14 = codeword_i[160] ^ codeword_i[256];
  wire plane_0_sum_15 = codeword_i[40] ^ codeword_i[192];
  wire plane_0_sum_16 = plane_0_sum_14 ^ plane_0_sum_15;
  wire plane_0_sum_17 = plane_0_sum_13 ^ plane_0_sum_16;
  wire plane_0_sum_18 = plane_0_sum_12 ^ plane_0_sum_17;
  wire plane_0_at_2_0 = plane_0_sum_18 ^ (plane_0_sum_1 ^ plane_0_sum_6);
  wire plane_0_sum_19 = codeword_i[112] ^ codeword_i[152];
  wire plane_0_sum_20 = codeword_i[192] ^ codeword_i[232];
  wire plane_0_sum_21 = codeword_i[80] ^ plane_0_sum_20;
  wire plane_0_sum_22 = codeword_i[184] ^ plane_0_sum_21;
  wire plane_0_sum_23 = plane_0_sum_9 ^ plane_0_sum_22;
  wire plane_0_sum_24 = codeword_i[224] ^ codeword_i[240];
  wire plane_0_sum_25 = plane_0_sum_23 ^ (codeword_i[40] ^ plane_0_sum_24);
  wire plane_0_sum_26 = codeword_i[32] ^ codeword_i[144];
  wire plane_0_sum_27 = codeword_i[96] ^ plane_0_sum_26;
  wire plane_0_sum_28 = plane_0_sum_27 ^ (codeword_i[64] ^ codeword_i[168]);
  wire plane_0_at_2_1 = plane_0_sum_25 ^ (plane_0_sum_19 ^ plane_0_sum_28);
  wire plane_0_sum_29 = codeword_i[120] ^ codeword_i[208];
  wire plane_0_sum_30 = codeword_i[184] ^ plane_0_sum_29;
  wire plane_0_sum_31 = codeword_i[128] ^ codeword_i[216];
  wire plane_0_sum_32 = codeword_i[272] ^ plane_0_sum_31;
  wire plane_0_sum_33 = codeword_i[24] ^ codeword_i[48];
  wire plane_0_sum_34 = plane_0_sum_19 ^ plane_0_sum_33;
  wire plane_0_sum_35 = codeword_i[216] ^ plane_0_sum_34;
  wire plane_0_sum_36 = codeword_i[56] ^ plane_0_sum_35;
  wire plane_0_sum_37 = plane_0_sum_32 ^ plane_0_sum_36;
  wire plane_0_sum_38 = codeword_i[16] ^ codeword_i[48];
  wire plane_0_sum_39 = codeword_i[168] ^ plane_0_sum_38;
  wire plane_0_sum_40 = plane_0_sum_28 ^ (codeword_i[256] ^ plane_0_sum_39);
  wire plane_0_sum_41 = plane_0_sum_10 ^ plane_0_sum_40;
  wire plane_0_sum_42 = plane_0_sum_41 ^ (codeword_i[136] ^ plane_0_sum_37);
  wire plane_0_sum_43 = codeword_i[128] ^ plane_0_sum_4;
  wire plane_0_sum_44 = plane_0_sum_42 ^ (plane_0_sum_11 ^ plane_0_sum_43);
  wire plane_0_sum_45 = plane_0_sum_20 ^ plane_0_sum_25;
  wire plane_0_sum_46 = codeword_i[8] ^ plane_0_sum_43;
  wire plane_0_sum_47 = plane_0_sum_45 ^ (plane_0_sum_33 ^ plane_0_sum_46);
  wire plane_0_sum_48 = codeword_i[152] ^ codeword_i[240];
  wire plane_0_sum_49 = codeword_i[232] ^ plane_0_sum_48;
  wire plane_0_at_2_2 = plane_0_sum_44 ^ (plane_0_sum_47 ^ (plane_0_sum_40 ^ (plane_0_sum_30
      ^ plane_0_sum_49)));
  wire plane_0_sum_50 = codeword_i[88] ^ codeword_i[120];
  wire plane_0_sum_51 = plane_0_sum_49 ^ plane_0_sum_50;
  wire plane_0_sum_52 = codeword_i[104] ^ codeword_i[176];
  wire plane_0_sum_53 = codeword_i[200] ^ codeword_i[256];
  wire plane_0_at_2_3 = plane_0_sum_51 ^ (plane_0_sum_17 ^ (plane_0_sum_52 ^ plane_0_sum_53));
  wire plane_0_sum_54 = plane_0_sum_38 ^ plane_0_sum_51;
  wire plane_0_sum_55 = plane_0_sum_54 ^ (codeword_i[248] ^ plane_0_sum_31);
  wire plane_0_at_2_4 = plane_0_sum_55 ^ (codeword_i[144] ^ plane_0_sum_1);
  wire plane_0_sum_56 = codeword_i[176] ^ plane_0_sum_16;
  wire plane_0_sum_57 = plane_0_sum_56 ^ (codeword_i[112] ^ codeword_i[160]);
  wire plane_0_sum_58 = plane_0_sum_43 ^ plane_0_sum_57;
  wire plane_0_sum_59 = codeword_i[56] ^ plane_0_sum_58;
  wire plane_0_sum_60 = plane_0_sum_2 ^ plane_0_sum_59;
  wire plane_0_sum_61 = codeword_i[72] ^ plane_0_sum_0;
  wire plane_0_sum_62 = plane_0_sum_30 ^ plane_0_sum_61;
  wire plane_0_sum_63 = plane_0_sum_62 ^ (codeword_i[264] ^ plane_0_sum_27);
  wire plane_0_at_2_5 = plane_0_sum_60 ^ plane_0_sum_63;
  wire plane_0_sum_64 = codeword_i[232] ^ plane_0_sum_12;
  wire plane_0_sum_65 = codeword_i[24] ^ codeword_i[208];
  wire plane_0_sum_66 = plane_0_sum_50 ^ plane_0_sum_65;
  wire plane_0_sum_67 = plane_0_sum_62 ^ plane_0_sum_66;
  wire plane_0_at_2_6 = plane_0_sum_60 ^ (plane_0_sum_64 ^ (plane_0_sum_26 ^ plane_0_sum_67));
  wire plane_0_sum_68 = codeword_i[64] ^ plane_0_sum_52;
  wire plane_0_sum_69 = plane_0_sum_64 ^ (codeword_i[224] ^ plane_0_sum_37);
  wire plane_0_sum_70 = plane_0_sum_57 ^ plane_0_sum_69;
  wire plane_0_at_2_7 = plane_0_sum_70 ^ (plane_0_sum_36 ^ (codeword_i[88] ^ plane_0_sum_68));
  wire plane_0_sum_71 = (plane_0_sum_32 ^ (codeword_i[96] ^ plane_0_sum_19)) ^ (plane_0_sum_8
      ^ plane_0_sum_53);
  wire plane_0_sum_72 = plane_0_sum_13 ^ plane_0_sum_71;
  wire plane_0_at_3_0 = (plane_0_sum_23 ^ plane_0_sum_72) ^ (codeword_i[56] ^ plane_0_sum_6);
  wire plane_0_at_3_1 = plane_0_sum_71 ^ (plane_0_sum_7 ^ plane_0_sum_67);
  wire plane_0_sum_73 = plane_0_sum_21 ^ (codeword_i[104] ^ codeword_i[272]);
  wire plane_0_sum_74 = plane_0_sum_36 ^ (plane_0_sum_34 ^ plane_0_sum_48);
  wire plane_0_sum_75 = plane_0_sum_74 ^ (plane_0_sum_73 ^ (codeword_i[280] ^ plane_0_sum_14));
  wire plane_0_sum_76 = codeword_i[96] ^ plane_0_sum_65;
  wire plane_0_at_3_2 = plane_0_sum_75 ^ (codeword_i[248] ^ plane_0_sum_76);
  wire plane_0_sum_77 = plane_0_sum_5 ^ (codeword_i[192] ^ plane_0_sum_66);
  wire plane_0_sum_78 = plane_0_sum_74 ^ (codeword_i[160] ^ plane_0_sum_77);
  wire plane_0_at_3_3 = plane_0_sum_47 ^ plane_0_sum_78;
  wire plane_0_sum_79 = plane_0_sum_63 ^ (plane_0_sum_56 ^ plane_0_sum_68);
  wire plane_0_at_3_4 = plane_0_sum_45 ^ plane_0_sum_79;
  wire plane_0_at_3_5 = plane_0_sum_70 ^ (plane_0_sum_79 ^ (plane_0_sum_77 ^ (plane_0_sum_0
      ^ plane_0_sum_10)));
  wire plane_0_sum_80 = codeword_i[184] ^ plane_0_sum_39;
  wire plane_0_at_3_6 = plane_0_sum_69 ^ (plane_0_sum_18 ^ plane_0_sum_80);
  wire plane_0_at_3_7 = plane_0_sum_59 ^ (plane_0_sum_11 ^ plane_0_sum_76);
  wire plane_0_sum_81 = plane_0_sum_80 ^ (plane_0_sum_27 ^ (plane_0_sum_3 ^ plane_0_sum_9));
  wire plane_0_at_5_0 = plane_0_sum_81 ^ (plane_0_sum_73 ^ (codeword_i[0] ^ codeword_i[72]));
  wire plane_0_sum_82 = plane_0_sum_24 ^ plane_0_sum_78;
  wire plane_0_at_5_1 = plane_0_sum_82 ^ (plane_0_sum_35 ^ plane_0_sum_55);
  wire plane_0_at_5_2 = plane_0_sum_58 ^ plane_0_sum_81;
  wire plane_0_at_5_3 = plane_0_sum_82 ^ (codeword_i[80] ^ plane_0_sum_41);
  wire plane_0_at_5_4 = codeword_i[136] ^ plane_0_sum_72;
  wire plane_0_at_5_5 = plane_0_sum_75 ^ ((plane_0_sum_46 ^ plane_0_sum_54) ^ (plane_0_sum_22
      ^ plane_0_sum_61));
  wire plane_0_at_5_6 = plane_0_sum_44 ^ (codeword_i[200] ^ plane_0_sum_15);
  wire plane_0_at_5_7 = plane_0_sum_42 ^ (plane_0_sum_29 ^ plane_0_sum_68);
  wire plane_1_sum_0 = codeword_i[65] ^ codeword_i[137];
  wire plane_1_sum_1 = codeword_i[281] ^ plane_1_sum_0;
  wire plane_1_sum_2 = codeword_i[201] ^ codeword_i[265];
  wire plane_1_sum_3 = codeword_i[89] ^ codeword_i[161];
  wire plane_1_sum_4 = plane_1_sum_2 ^ plane_1_sum_3;
  wire plane_1_sum_5 = plane_1_sum_4 ^ (codeword_i[33] ^ codeword_i[121]);
  wire plane_1_sum_6 = codeword_i[1] ^ plane_1_sum_5;
  wire plane_1_sum_7 = codeword_i[169] ^ codeword_i[177];
  wire plane_1_sum_8 = codeword_i[249] ^ plane_1_sum_7;
  wire plane_1_sum_9 = codeword_i[241] ^ codeword_i[281];
  wire plane_1_sum_10 = plane_1_sum_8 ^ plane_1_sum_9;
  wire plane_1_sum_11 = codeword_i[145] ^ plane_1_sum_10;
  wire plane_1_sum_12 = codeword_i[81] ^ plane_1_sum_11;
  wire plane_1_sum_13 = codeword_i[49] ^ codeword_i[73];
  wire plane_1_sum_14 = codeword_i[161] ^ codeword_i[257];
  wire plane_1_sum_15 = codeword_i[41] ^ codeword_i[193];
  wire plane_1_sum_16 = plane_1_sum_14 ^ plane_1_sum_15;
  wire plane_1_sum_17 = plane_1_sum_13 ^ plane_1_sum_16;
  wire plane_1_sum_18 = plane_1_sum_12 ^ plane_1_sum_17;
  wire plane_1_at_2_0 = plane_1_sum_18 ^ (plane_1_sum_1 ^ plane_1_sum_6);
  wire plane_1_sum_19 = codeword_i[113] ^ codeword_i[153];
  wire plane_1_sum_20 = codeword_i[193] ^ codeword_i[233];
  wire plane_1_sum_21 = codeword_i[81] ^ plane_1_sum_20;
  wire plane_1_sum_22 = codeword_i[185] ^ plane_1_sum_21;
  wire plane_1_sum_23 = plane_1_sum_9 ^ plane_1_sum_22;
  wire plane_1_sum_24 = codeword_i[225] ^ codeword_i[241];
  wire plane_1_sum_25 = plane_1_sum_23 ^ (codeword_i[41] ^ plane_1_sum_24);
  wire plane_1_sum_26 = codeword_i[33] ^ codeword_i[145];
  wire plane_1_sum_27 = codeword_i[97] ^ plane_1_sum_26;
  wire plane_1_sum_28 = plane_1_sum_27 ^ (codeword_i[65] ^ codeword_i[169]);
  wire plane_1_at_2_1 = plane_1_sum_25 ^ (plane_1_sum_19 ^ plane_1_sum_28);
  wire plane_1_sum_29 = codeword_i[121] ^ codeword_i[209];
  wire plane_1_sum_30 = codeword_i[185] ^ plane_1_sum_29;
  wire plane_1_sum_31 = codeword_i[129] ^ codeword_i[217];
  wire plane_1_sum_32 = codeword_i[273] ^ plane_1_sum_31;
  wire plane_1_sum_33 = codeword_i[25] ^ codeword_i[49];
  wire plane_1_sum_34 = plane_1_sum_19 ^ plane_1_sum_33;
  wire plane_1_sum_35 = codeword_i[217] ^ plane_1_sum_34;
  wire plane_1_sum_36 = codeword_i[57] ^ plane_1_sum_35;
  wire plane_1_sum_37 = plane_1_sum_32 ^ plane_1_sum_36;
  wire plane_1_sum_38 = codeword_i[17] ^ codeword_i[49];
  wire plane_1_sum_39 = codeword_i[169] ^ plane_1_sum_38;
  wire plane_1_sum_40 = plane_1_sum_28 ^ (codeword_i[257] ^ plane_1_sum_39);
  wire plane_1_sum_41 = plane_1_sum_10 ^ plane_1_sum_40;
  wire plane_1_sum_42 = plane_1_sum_41 ^ (codeword_i[137] ^ plane_1_sum_37);
  wire plane_1_sum_43 = codeword_i[129] ^ plane_1_sum_4;
  wire plane_1_sum_44 = plane_1_sum_42 ^ (plane_1_sum_11 ^ plane_1_sum_43);
  wire plane_1_sum_45 = plane_1_sum_20 ^ plane_1_sum_25;
  wire plane_1_sum_46 = codeword_i[9] ^ plane_1_sum_43;
  wire plane_1_sum_47 = plane_1_sum_45 ^ (plane_1_sum_33 ^ plane_1_sum_46);
  wire plane_1_sum_48 = codeword_i[153] ^ codeword_i[241];
  wire plane_1_sum_49 = codeword_i[233] ^ plane_1_sum_48;
  wire plane_1_at_2_2 = plane_1_sum_44 ^ (plane_1_sum_47 ^ (plane_1_sum_40 ^ (plane_1_sum_30
      ^ plane_1_sum_49)));
  wire plane_1_sum_50 = codeword_i[89] ^ codeword_i[121];
  wire plane_1_sum_51 = plane_1_sum_49 ^ plane_1_sum_50;
  wire plane_1_sum_52 = codeword_i[105] ^ codeword_i[177];
  wire plane_1_sum_53 = codeword_i[201] ^ codeword_i[257];
  wire plane_1_at_2_3 = plane_1_sum_51 ^ (plane_1_sum_17 ^ (plane_1_sum_52 ^ plane_1_sum_53));
  wire plane_1_sum_54 = plane_1_sum_38 ^ plane_1_sum_51;
  wire plane_1_sum_55 = plane_1_sum_54 ^ (codeword_i[249] ^ plane_1_sum_31);
  wire plane_1_at_2_4 = plane_1_sum_55 ^ (codeword_i[145] ^ plane_1_sum_1);
  wire plane_1_sum_56 = codeword_i[177] ^ plane_1_sum_16;
  wire plane_1_sum_57 = plane_1_sum_56 ^ (codeword_i[113] ^ codeword_i[161]);
  wire plane_1_sum_58 = plane_1_sum_43 ^ plane_1_sum_57;
  wire plane_1_sum_59 = codeword_i[57] ^ plane_1_sum_58;
  wire plane_1_sum_60 = plane_1_sum_2 ^ plane_1_sum_59;
  wire plane_1_sum_61 = codeword_i[73] ^ plane_1_sum_0;
  wire plane_1_sum_62 = plane_1_sum_30 ^ plane_1_sum_61;
  wire plane_1_sum_63 = plane_1_sum_62 ^ (codeword_i[265] ^ plane_1_sum_27);
  wire plane_1_at_2_5 = plane_1_sum_60 ^ plane_1_sum_63;
  wire plane_1_sum_64 = codeword_i[233] ^ plane_1_sum_12;
  wire plane_1_sum_65 = codeword_i[25] ^ codeword_i[209];
  wire plane_1_sum_66 = plane_1_sum_50 ^ plane_1_sum_65;
  wire plane_1_sum_67 = plane_1_sum_62 ^ plane_1_sum_66;
  wire plane_1_at_2_6 = plane_1_sum_60 ^ (plane_1_sum_64 ^ (plane_1_sum_26 ^ plane_1_sum_67));
  wire plane_1_sum_68 = codeword_i[65] ^ plane_1_sum_52;
  wire plane_1_sum_69 = plane_1_sum_64 ^ (codeword_i[225] ^ plane_1_sum_37);
  wire plane_1_sum_70 = plane_1_sum_57 ^ plane_1_sum_69;
  wire plane_1_at_2_7 = plane_1_sum_70 ^ (plane_1_sum_36 ^ (codeword_i[89] ^ plane_1_sum_68));
  wire plane_1_sum_71 = (plane_1_sum_32 ^ (codeword_i[97] ^ plane_1_sum_19)) ^ (plane_1_sum_8
      ^ plane_1_sum_53);
  wire plane_1_sum_72 = plane_1_sum_13 ^ plane_1_sum_71;
  wire plane_1_at_3_0 = (plane_1_sum_23 ^ plane_1_sum_72) ^ (codeword_i[57] ^ plane_1_sum_6);
  wire plane_1_at_3_1 = plane_1_sum_71 ^ (plane_1_sum_7 ^ plane_1_sum_67);
  wire plane_1_sum_73 = plane_1_sum_21 ^ (codeword_i[105] ^ codeword_i[273]);
  wire plane_1_sum_74 = plane_1_sum_36 ^ (plane_1_sum_34 ^ plane_1_sum_48);
  wire plane_1_sum_75 = plane_1_sum_74 ^ (plane_1_sum_73 ^ (codeword_i[281] ^ plane_1_sum_14));
  wire plane_1_sum_76 = codeword_i[97] ^ plane_1_sum_65;
  wire plane_1_at_3_2 = plane_1_sum_75 ^ (codeword_i[249] ^ plane_1_sum_76);
  wire plane_1_sum_77 = plane_1_sum_5 ^ (codeword_i[193] ^ plane_1_sum_66);
  wire plane_1_sum_78 = plane_1_sum_74 ^ (codeword_i[161] ^ plane_1_sum_77);
  wire plane_1_at_3_3 = plane_1_sum_47 ^ plane_1_sum_78;
  wire plane_1_sum_79 = plane_1_sum_63 ^ (plane_1_sum_56 ^ plane_1_sum_68);
  wire plane_1_at_3_4 = plane_1_sum_45 ^ plane_1_sum_79;
  wire plane_1_at_3_5 = plane_1_sum_70 ^ (plane_1_sum_79 ^ (plane_1_sum_77 ^ (plane_1_sum_0
      ^ plane_1_sum_10)));
  wire plane_1_sum_80 = codeword_i[185] ^ plane_1_sum_39;
  wire plane_1_at_3_6 = plane_1_sum_69 ^ (plane_1_sum_18 ^ plane_1_sum_80);
  wire plane_1_at_3_7 = plane_1_sum_59 ^ (plane_1_sum_11 ^ plane_1_sum_76);
  wire plane_1_sum_81 = plane_1_sum_80 ^ (plane_1_sum_27 ^ (plane_1_sum_3 ^ plane_1_sum_9));
  wire plane_1_at_5_0 = plane_1_sum_81 ^ (plane_1_sum_73 ^ (codeword_i[1] ^ codeword_i[73]));
  wire plane_1_sum_82 = plane_1_sum_24 ^ plane_1_sum_78;
  wire plane_1_at_5_1 = plane_1_sum_82 ^ (plane_1_sum_35 ^ plane_1_sum_55);
  wire plane_1_at_5_2 = plane_1_sum_58 ^ plane_1_sum_81;
  wire plane_1_at_5_3 = plane_1_sum_82 ^ (codeword_i[81] ^ plane_1_sum_41);
  wire plane_1_at_5_4 = codeword_i[137] ^ plane_1_sum_72;
  wire plane_1_at_5_5 = plane_1_sum_75 ^ ((plane_1_sum_46 ^ plane_1_sum_54) ^ (plane_1_sum_22
      ^ plane_1_sum_61));
  wire plane_1_at_5_6 = plane_1_sum_44 ^ (codeword_i[201] ^ plane_1_sum_15);
  wire plane_1_at_5_7 = plane_1_sum_42 ^ (plane_1_sum_29 ^ plane_1_sum_68);
  wire plane_2_sum_0 = codeword_i[66] ^ codeword_i[138];
  wire plane_2_sum_1 = codeword_i[282] ^ plane_2_sum_0;
  wire plane_2_sum_2 = codeword_i[202] ^ codeword_i[266];
  wire plane_2_sum_3 = codeword_i[90] ^ codeword_i[162];
  wire plane_2_sum_4 = plane_2_sum_2 ^ plane_2_sum_3;
  wire plane_2_sum_5 = plane_2_sum_4 ^ (codeword_i[34] ^ codeword_i[122]);
  wire plane_2_sum_6 = codeword_i[2] ^ plane_2_sum_5;
  wire plane_2_sum_7 = codeword_i[170] ^ codeword_i[178];
  wire plane_2_sum_8 = codeword_i[250] ^ plane_2_sum_7;
  wire plane_2_sum_9 = codeword_i[242] ^ codeword_i[282];
  wire plane_2_sum_10 = plane_2_sum_8 ^ plane_2_sum_9;
  wire plane_2_sum_11 = codeword_i[146] ^ plane_2_sum_10;
  wire plane_2_sum_12 = codeword_i[82] ^ plane_2_sum_11;
  wire plane_2_sum_13 = codeword_i[50] ^ codeword_i[74];
  wire plane_2_sum_14 = codeword_i[162] ^ codeword_i[258];
  wire plane_2_sum_15 = codeword_i[42] ^ codeword_i[194];
  wire plane_2_sum_16 = plane_2_sum_14 ^ plane_2_sum_15;
  wire plane_2_sum_17 = plane_2_sum_13 ^ plane_2_sum_16;
  wire plane_2_sum_18 = plane_2_sum_12 ^ plane_2_sum_17;
  wire plane_2_at_2_0 = plane_2_sum_18 ^ (plane_2_sum_1 ^ plane_2_sum_6);
  wire plane_2_sum_19 = codeword_i[114] ^ codeword_i[154];
  wire plane_2_sum_20 = codeword_i[194] ^ codeword_i[234];
  wire plane_2_sum_21 = codeword_i[82] ^ plane_2_sum_20;
  wire plane_2_sum_22 = codeword_i[186] ^ plane_2_sum_21;
  wire plane_2_sum_23 = plane_2_sum_9 ^ plane_2_sum_22;
  wire plane_2_sum_24 = codeword_i[226] ^ codeword_i[242];
  wire plane_2_sum_25 = plane_2_sum_23 ^ (codeword_i[42] ^ plane_2_sum_24);
  wire plane_2_sum_26 = codeword_i[34] ^ codeword_i[146];
  wire plane_2_sum_27 = codeword_i[98] ^ plane_2_sum_26;
  wire plane_2_sum_28 = plane_2_sum_27 ^ (codeword_i[66] ^ codeword_i[170]);
  wire plane_2_at_2_1 = plane_2_sum_25 ^ (plane_2_sum_19 ^ plane_2_sum_28);
  wire plane_2_sum_29 = codeword_i[122] ^ codeword_i[210];
  wire plane_2_sum_30 = codeword_i[186] ^ plane_2_sum_29;
  wire plane_2_sum_31 = codeword_i[130] ^ codeword_i[218];
  wire plane_2_sum_32 = codeword_i[274] ^ plane_2_sum_31;
  wire plane_2_sum_33 = codeword_i[26] ^ codeword_i[50];
  wire plane_2_sum_34 = plane_2_sum_19 ^ plane_2_sum_33;
  wire plane_2_sum_35 = codeword_i[218] ^ plane_2_sum_34;
  wire plane_2_sum_36 = codeword_i[58] ^ plane_2_sum_35;
  wire plane_2_sum_37 = plane_2_sum_32 ^ plane_2_sum_36;
  wire plane_2_sum_38 = codeword_i[18] ^ codeword_i[50];
  wire plane_2_sum_39 = codeword_i[170] ^ plane_2_sum_38;
  wire plane_2_sum_40 = plane_2_sum_28 ^ (codeword_i[258] ^ plane_2_sum_39);
  wire plane_2_sum_41 = plane_2_sum_10 ^ plane_2_sum_40;
  wire plane_2_sum_42 = plane_2_sum_41 ^ (codeword_i[138] ^ plane_2_sum_37);
  wire plane_2_sum_43 = codeword_i[130] ^ plane_2_sum_4;
  wire plane_2_sum_44 = plane_2_sum_42 ^ (plane_2_sum_11 ^ plane_2_sum_43);
  wire plane_2_sum_45 = plane_2_sum_20 ^ plane_2_sum_25;
  wire plane_2_sum_46 = codeword_i[10] ^ plane_2_sum_43;
  wire plane_2_sum_47 = plane_2_sum_45 ^ (plane_2_sum_33 ^ plane_2_sum_46);
  wire plane_2_sum_48 = codeword_i[154] ^ codeword_i[242];
  wire plane_2_sum_49 = codeword_i[234] ^ plane_2_sum_48;
  wire plane_2_at_2_2 = plane_2_sum_44 ^ (plane_2_sum_47 ^ (plane_2_sum_40 ^ (plane_2_sum_30
      ^ plane_2_sum_49)));
  wire plane_2_sum_50 = codeword_i[90] ^ codeword_i[122];
  wire plane_2_sum_51 = plane_2_sum_49 ^ plane_2_sum_50;
  wire plane_2_sum_52 = codeword_i[106] ^ codeword_i[178];
  wire plane_2_sum_53 = codeword_i[202] ^ codeword_i[258];
  wire plane_2_at_2_3 = plane_2_sum_51 ^ (plane_2_sum_17 ^ (plane_2_sum_52 ^ plane_2_sum_53));
  wire plane_2_sum_54 = plane_2_sum_38 ^ plane_2_sum_51;
  wire plane_2_sum_55 = plane_2_sum_54 ^ (codeword_i[250] ^ plane_2_sum_31);
  wire plane_2_at_2_4 = plane_2_sum_55 ^ (codeword_i[146] ^ plane_2_sum_1);
  wire plane_2_sum_56 = codeword_i[178] ^ plane_2_sum_16;
  wire plane_2_sum_57 = plane_2_sum_56 ^ (codeword_i[114] ^ codeword_i[162]);
  wire plane_2_sum_58 = plane_2_sum_43 ^ plane_2_sum_57;
  wire plane_2_sum_59 = codeword_i[58] ^ plane_2_sum_58;
  wire plane_2_sum_60 = plane_2_sum_2 ^ plane_2_sum_59;
  wire plane_2_sum_61 = codeword_i[74] ^ plane_2_sum_0;
  wire plane_2_sum_62 = plane_2_sum_30 ^ plane_2_sum_61;
  wire plane_2_sum_63 = plane_2_sum_62 ^ (codeword_i[266] ^ plane_2_sum_27);
  wire plane_2_at_2_5 = plane_2_sum_60 ^ plane_2_sum_63;
  wire plane_2_sum_64 = codeword_i[234] ^ plane_2_sum_12;
  wire plane_2_sum_65 = codeword_i[26] ^ codeword_i[210];
  wire plane_2_sum_66 = plane_2_sum_50 ^ plane_2_sum_65;
  wire plane_2_sum_67 = plane_2_sum_62 ^ plane_2_sum_66;
  wire plane_2_at_2_6 = plane_2_sum_60 ^ (plane_2_sum_64 ^ (plane_2_sum_26 ^ plane_2_sum_67));
  wire plane_2_sum_68 = codeword_i[66] ^ plane_2_sum_52;
  wire plane_2_sum_69 = plane_2_sum_64 ^ (codeword_i[226] ^ plane_2_sum_37);
  wire plane_2_sum_70 = plane_2_sum_57 ^ plane_2_sum_69;
  wire plane_2_at_2_7 = plane_2_sum_70 ^ (plane_2_sum_36 ^ (codeword_i[90] ^ plane_2_sum_68));
  wire plane_2_sum_71 = (plane_2_sum_32 ^ (codeword_i[98] ^ plane_2_sum_19)) ^ (plane_2_sum_8
      ^ plane_2_sum_53);
  wire plane_2_sum_72 = plane_2_sum_13 ^ plane_2_sum_71;
  wire plane_2_at_3_0 = (plane_2_sum_23 ^ plane_2_sum_72) ^ (codeword_i[58] ^ plane_2_sum_6);
  wire plane_2_at_3_1 = plane_2_sum_71 ^ (plane_2_sum_7 ^ plane_2_sum_67);
  wire plane_2_sum_73 = plane_2_sum_21 ^ (codeword_i[106] ^ codeword_i[274]);
  wire plane_2_sum_74 = plane_2_sum_36 ^ (plane_2_sum_34 ^ plane_2_sum_48);
  wire plane_2_sum_75 = plane_2_sum_74 ^ (plane_2_sum_73 ^ (codeword_i[282] ^ plane_2_sum_14));
  wire plane_2_sum_76 = codeword_i[98] ^ plane_2_sum_65;
  wire plane_2_at_3_2 = plane_2_sum_75 ^ (codeword_i[250] ^ plane_2_sum_76);
  wire plane_2_sum_77 = plane_2_sum_5 ^ (codeword_i[194] ^ plane_2_sum_66);
  wire plane_2_sum_78 = plane_2_sum_74 ^ (codeword_i[162] ^ plane_2_sum_77);
  wire plane_2_at_3_3 = plane_2_sum_47 ^ plane_2_sum_78;
  wire plane_2_sum_79 = plane_2_sum_63 ^ (plane_2_sum_56 ^ plane_2_sum_68);
  wire plane_2_at_3_4 = plane_2_sum_45 ^ plane_2_sum_79;
  wire plane_2_at_3_5 = plane_2_sum_70 ^ (plane_2_sum_79 ^ (plane_2_sum_77 ^ (plane_2_sum_0
      ^ plane_2_sum_10)));
  wire plane_2_sum_80 = codeword_i[186] ^ plane_2_sum_39;
  wire plane_2_at_3_6 = plane_2_sum_69 ^ (plane_2_sum_18 ^ plane_2_sum_80);
  wire plane_2_at_3_7 = plane_2_sum_59 ^ (plane_2_sum_11 ^ plane_2_sum_76);
  wire plane_2_sum_81 = plane_2_sum_80 ^ (plane_2_sum_27 ^ (plane_2_sum_3 ^ plane_2_sum_9));
  wire plane_2_at_5_0 = plane_2_sum_81 ^ (plane_2_sum_73 ^ (codeword_i[2] ^ codeword_i[74]));
  wire plane_2_sum_82 = plane_2_sum_24 ^ plane_2_sum_78;
  wire plane_2_at_5_1 = plane_2_sum_82 ^ (plane_2_sum_35 ^ plane_2_sum_55);
  wire plane_2_at_5_2 = plane_2_sum_58 ^ plane_2_sum_81;
  wire plane_2_at_5_3 = plane_2_sum_82 ^ (codeword_i[82] ^ plane_2_sum_41);
  wire plane_2_at_5_4 = codeword_i[138] ^ plane_2_sum_72;
  wire plane_2_at_5_5 = plane_2_sum_75 ^ ((plane_2_sum_46 ^ plane_2_sum_54) ^ (plane_2_sum_22
      ^ plane_2_sum_61));
  wire plane_2_at_5_6 = plane_2_sum_44 ^ (codeword_i[202] ^ plane_2_sum_15);
  wire plane_2_at_5_7 = plane_2_sum_42 ^ (plane_2_sum_29 ^ plane_2_sum_68);
  wire plane_3_sum_0 = codeword_i[67] ^ codeword_i[139];
  wire plane_3_sum_1 = codeword_i[283] ^ plane_3_sum_0;
  wire plane_3_sum_2 = codeword_i[203] ^ codeword_i[267];
  wire plane_3_sum_3 = codeword_i[91] ^ codeword_i[163];
  wire plane_3_sum_4 = plane_3_sum_2 ^ plane_3_sum_3;
  wire plane_3_sum_5 = plane_3_sum_4 ^ (codeword_i[35] ^ codeword_i[123]);
  wire plane_3_sum_6 = codeword_i[3] ^ plane_3_sum_5;
  wire plane_3_sum_7 = codeword_i[171] ^ codeword_i[179];
  wire plane_3_sum_8 = codeword_i[251] ^ plane_3_sum_7;
  wire plane_3_sum_9 = codeword_i[243] ^ codeword_i[283];
  wire plane_3_sum_10 = plane_3_sum_8 ^ plane_3_sum_9;
  wire plane_3_sum_11 = codeword_i[147] ^ plane_3_sum_10;
  wire plane_3_sum_12 = codeword_i[83] ^ plane_3_sum_11;
  wire plane_3_sum_13 = codeword_i[51] ^ codeword_i[75];
  wire plane_3_sum_14 = codeword_i[163] ^ codeword_i[259];
  wire plane_3_sum_15 = codeword_i[43] ^ codeword_i[195];
  wire plane_3_sum_16 = plane_3_sum_14 ^ plane_3_sum_15;
  wire plane_3_sum_17 = plane_3_sum_13 ^ plane_3_sum_16;
  wire plane_3_sum_18 = plane_3_sum_12 ^ plane_3_sum_17;
  wire plane_3_at_2_0 = plane_3_sum_18 ^ (plane_3_sum_1 ^ plane_3_sum_6);
  wire plane_3_sum_19 = codeword_i[115] ^ codeword_i[155];
  wire plane_3_sum_20 = codeword_i[195] ^ codeword_i[235];
  wire plane_3_sum_21 = codeword_i[83] ^ plane_3_sum_20;
  wire plane_3_sum_22 = codeword_i[187] ^ plane_3_sum_21;
  wire plane_3_sum_23 = plane_3_sum_9 ^ plane_3_sum_22;
  wire plane_3_sum_24 = codeword_i[227] ^ codeword_i[243];
  wire plane_3_sum_25 = plane_3_sum_23 ^ (codeword_i[43] ^ plane_3_sum_24);
  wire plane_3_sum_26 = codeword_i[35] ^ codeword_i[147];
  wire plane_3_sum_27 = codeword_i[99] ^ plane_3_sum_26;
  wire plane_3_sum_28 = plane_3_sum_27 ^ (codeword_i[67] ^ codeword_i[171]);
  wire plane_3_at_2_1 = plane_3_sum_25 ^ (plane_3_sum_19 ^ plane_3_sum_28);
  wire plane_3_sum_29 = codeword_i[123] ^ codeword_i[211];
  wire plane_3_sum_30 = codeword_i[187] ^ plane_3_sum_29;
  wire plane_3_sum_31 = codeword_i[131] ^ codeword_i[219];
  wire plane_3_sum_32 = codeword_i[275] ^ plane_3_sum_31;
  wire plane_3_sum_33 = codeword_i[27] ^ codeword_i[51];
  wire plane_3_sum_34 = plane_3_sum_19 ^ plane_3_sum_33;
  wire plane_3_sum_35 = codeword_i[219] ^ plane_3_sum_34;
  wire plane_3_sum_36 = codeword_i[59] ^ plane_3_sum_35;
  wire plane_3_sum_37 = plane_3_sum_32 ^ plane_3_sum_36;
  wire plane_3_sum_38 = codeword_i[19] ^ codeword_i[51];
  wire plane_3_sum_39 = codeword_i[171] ^ plane_3_sum_38;
  wire plane_3_sum_40 = plane_3_sum_28 ^ (codeword_i[259] ^ plane_3_sum_39);
  wire plane_3_sum_41 = plane_3_sum_10 ^ plane_3_sum_40;
  wire plane_3_sum_42 = plane_3_sum_41 ^ (codeword_i[139] ^ plane_3_sum_37);
  wire plane_3_sum_43 = codeword_i[131] ^ plane_3_sum_4;
  wire plane_3_sum_44 = plane_3_sum_42 ^ (plane_3_sum_11 ^ plane_3_sum_43);
  wire plane_3_sum_45 = plane_3_sum_20 ^ plane_3_sum_25;
  wire plane_3_sum_46 = codeword_i[11] ^ plane_3_sum_43;
  wire plane_3_sum_47 = plane_3_sum_45 ^ (plane_3_sum_33 ^ plane_3_sum_46);
  wire plane_3_sum_48 = codeword_i[155] ^ codeword_i[243];
  wire plane_3_sum_49 = codeword_i[235] ^ plane_3_sum_48;
  wire plane_3_at_2_2 = plane_3_sum_44 ^ (plane_3_sum_47 ^ (plane_3_sum_40 ^ (plane_3_sum_30
      ^ plane_3_sum_49)));
  wire plane_3_sum_50 = codeword_i[91] ^ codeword_i[123];
  wire plane_3_sum_51 = plane_3_sum_49 ^ plane_3_sum_50;
  wire plane_3_sum_52 = codeword_i[107] ^ codeword_i[179];
  wire plane_3_sum_53 = codeword_i[203] ^ codeword_i[259];
  wire plane_3_at_2_3 = plane_3_sum_51 ^ (plane_3_sum_17 ^ (plane_3_sum_52 ^ plane_3_sum_53));
  wire plane_3_sum_54 = plane_3_sum_38 ^ plane_3_sum_51;
  wire plane_3_sum_55 = plane_3_sum_54 ^ (codeword_i[251] ^ plane_3_sum_31);
  wire plane_3_at_2_4 = plane_3_sum_55 ^ (codeword_i[147] ^ plane_3_sum_1);
  wire plane_3_sum_56 = codeword_i[179] ^ plane_3_sum_16;
  wire plane_3_sum_57 = plane_3_sum_56 ^ (codeword_i[115] ^ codeword_i[163]);
  wire plane_3_sum_58 = plane_3_sum_43 ^ plane_3_sum_57;
  wire plane_3_sum_59 = codeword_i[59] ^ plane_3_sum_58;
  wire plane_3_sum_60 = plane_3_sum_2 ^ plane_3_sum_59;
  wire plane_3_sum_61 = codeword_i[75] ^ plane_3_sum_0;
  wire plane_3_sum_62 = plane_3_sum_30 ^ plane_3_sum_61;
  wire plane_3_sum_63 = plane_3_sum_62 ^ (codeword_i[267] ^ plane_3_sum_27);
  wire plane_3_at_2_5 = plane_3_sum_60 ^ plane_3_sum_63;
  wire plane_3_sum_64 = codeword_i[235] ^ plane_3_sum_12;
  wire plane_3_sum_65 = codeword_i[27] ^ codeword_i[211];
  wire plane_3_sum_66 = plane_3_sum_50 ^ plane_3_sum_65;
  wire plane_3_sum_67 = plane_3_sum_62 ^ plane_3_sum_66;
  wire plane_3_at_2_6 = plane_3_sum_60 ^ (plane_3_sum_64 ^ (plane_3_sum_26 ^ plane_3_sum_67));
  wire plane_3_sum_68 = codeword_i[67] ^ plane_3_sum_52;
  wire plane_3_sum_69 = plane_3_sum_64 ^ (codeword_i[227] ^ plane_3_sum_37);
  wire plane_3_sum_70 = plane_3_sum_57 ^ plane_3_sum_69;
  wire plane_3_at_2_7 = plane_3_sum_70 ^ (plane_3_sum_36 ^ (codeword_i[91] ^ plane_3_sum_68));
  wire plane_3_sum_71 = (plane_3_sum_32 ^ (codeword_i[99] ^ plane_3_sum_19)) ^ (plane_3_sum_8
      ^ plane_3_sum_53);
  wire plane_3_sum_72 = plane_3_sum_13 ^ plane_3_sum_71;
  wire plane_3_at_3_0 = (plane_3_sum_23 ^ plane_3_sum_72) ^ (codeword_i[59] ^ plane_3_sum_6);
  wire plane_3_at_3_1 = plane_3_sum_71 ^ (plane_3_sum_7 ^ plane_3_sum_67);
  wire plane_3_sum_73 = plane_3_sum_21 ^ (codeword_i[107] ^ codeword_i[275]);
  wire plane_3_sum_74 = plane_3_sum_36 ^ (plane_3_sum_34 ^ plane_3_sum_48);
  wire plane_3_sum_75 = plane_3_sum_74 ^ (plane_3_sum_73 ^ (codeword_i[283] ^ plane_3_sum_14));
  wire plane_3_sum_76 = codeword_i[99] ^ plane_3_sum_65;
  wire plane_3_at_3_2 = plane_3_sum_75 ^ (codeword_i[251] ^ plane_3_sum_76);
  wire plane_3_sum_77 = plane_3_sum_5 ^ (codeword_i[195] ^ plane_3_sum_66);
  wire plane_3_sum_78 = plane_3_sum_74 ^ (codeword_i[163] ^ plane_3_sum_77);
  wire plane_3_at_3_3 = plane_3_sum_47 ^ plane_3_sum_78;
  wire plane_3_sum_79 = plane_3_sum_63 ^ (plane_3_sum_56 ^ plane_3_sum_68);
  wire plane_3_at_3_4 = plane_3_sum_45 ^ plane_3_sum_79;
  wire plane_3_at_3_5 = plane_3_sum_70 ^ (plane_3_sum_79 ^ (plane_3_sum_77 ^ (plane_3_sum_0
      ^ plane_3_sum_10)));
  wire plane_3_sum_80 = codeword_i[187] ^ plane_3_sum_39;
  wire plane_3_at_3_6 = plane_3_sum_69 ^ (plane_3_sum_18 ^ plane_3_sum_80);
  wire plane_3_at_3_7 = plane_3_sum_59 ^ (plane_3_sum_11 ^ plane_3_sum_76);
  wire plane_3_sum_81 = plane_3_sum_80 ^ (plane_3_sum_27 ^ (plane_3_sum_3 ^ plane_3_sum_9));
  wire plane_3_at_5_0 = plane_3_sum_81 ^ (plane_3_sum_73 ^ (codeword_i[3] ^ codeword_i[75]));
  wire plane_3_sum_82 = plane_3_sum_24 ^ plane_3_sum_78;
  wire plane_3_at_5_1 = plane_3_sum_82 ^ (plane_3_sum_35 ^ plane_3_sum_55);
  wire plane_3_at_5_2 = plane_3_sum_58 ^ plane_3_sum_81;
  wire plane_3_at_5_3 = plane_3_sum_82 ^ (codeword_i[83] ^ plane_3_sum_41);
  wire plane_3_at_5_4 = codeword_i[139] ^ plane_3_sum_72;
  wire plane_3_at_5_5 = plane_3_sum_75 ^ ((plane_3_sum_46 ^ plane_3_sum_54) ^ (plane_3_sum_22
      ^ plane_3_sum_61));
  wire plane_3_at_5_6 = plane_3_sum_44 ^ (codeword_i[203] ^ plane_3_sum_15);
  wire plane_3_at_5_7 = plane_3_sum_42 ^ (plane_3_sum_29 ^ plane_3_sum_68);
  wire plane_4_sum_0 = codeword_i[68] ^ codeword_i[140];
  wire plane_4_sum_1 = codeword_i[284] ^ plane_4_sum_0;
  wire plane_4_sum_2 = codeword_i[204] ^ codeword_i[268];
  wire plane_4_sum_3 = codeword_i[92] ^ codeword_i[164];
  wire plane_4_sum_4 = plane_4_sum_2 ^ plane_4_sum_3;
  wire plane_4_sum_5 = plane_4_sum_4 ^ (codeword_i[36] ^ codeword_i[124]);
  wire plane_4_sum_6 = codeword_i[4] ^ plane_4_sum_5;
  wire plane_4_sum_7 = codeword_i[172] ^ codeword_i[180];
  wire plane_4_sum_8 = codeword_i[252] ^ plane_4_sum_7;
  wire plane_4_sum_9 = codeword_i[244] ^ codeword_i[284];
  wire plane_4_sum_10 = plane_4_sum_8 ^ plane_4_sum_9;
  wire plane_4_sum_11 = codeword_i[148] ^ plane_4_sum_10;
  wire plane_4_sum_12 = codeword_i[84] ^ plane_4_sum_11;
  wire plane_4_sum_13 = codeword_i[52] ^ codeword_i[76];
  wire plane_4_sum_14 = codeword_i[164] ^ codeword_i[260];
  wire plane_4_sum_15 = codeword_i[44] ^ codeword_i[196];
  wire plane_4_sum_16 = plane_4_sum_14 ^ plane_4_sum_15;
  wire plane_4_sum_17 = plane_4_sum_13 ^ plane_4_sum_16;
  wire plane_4_sum_18 = plane_4_sum_12 ^ plane_4_sum_17;
  wire plane_4_at_2_0 = plane_4_sum_18 ^ (plane_4_sum_1 ^ plane_4_sum_6);
  wire plane_4_sum_19 = codeword_i[116] ^ codeword_i[156];
  wire plane_4_sum_20 = codeword_i[196] ^ codeword_i[236];
  wire plane_4_sum_21 = codeword_i[84] ^ plane_4_sum_20;
  wire plane_4_sum_22 = codeword_i[188] ^ plane_4_sum_21;
  wire plane_4_sum_23 = plane_4_sum_9 ^ plane_4_sum_22;
  wire plane_4_sum_24 = codeword_i[228] ^ codeword_i[244];
  wire plane_4_sum_25 = plane_4_sum_23 ^ (codeword_i[44] ^ plane_4_sum_24);
  wire plane_4_sum_26 = codeword_i[36] ^ codeword_i[148];
  wire plane_4_sum_27 = codeword_i[100] ^ plane_4_sum_26;
  wire plane_4_sum_28 = plane_4_sum_27 ^ (codeword_i[68] ^ codeword_i[172]);
  wire plane_4_at_2_1 = plane_4_sum_25 ^ (plane_4_sum_19 ^ plane_4_sum_28);
  wire plane_4_sum_29 = codeword_i[124] ^ codeword_i[212];
  wire plane_4_sum_30 = codeword_i[188] ^ plane_4_sum_29;
  wire plane_4_sum_31 = codeword_i[132] ^ codeword_i[220];
  wire plane_4_sum_32 = codeword_i[276] ^ plane_4_sum_31;
  wire plane_4_sum_33 = codeword_i[28] ^ codeword_i[52];
  wire plane_4_sum_34 = plane_4_sum_19 ^ plane_4_sum_33;
  wire plane_4_sum_35 = codeword_i[220] ^ plane_4_sum_34;
  wire plane_4_sum_36 = codeword_i[60] ^ plane_4_sum_35;
  wire plane_4_sum_37 = plane_4_sum_32 ^ plane_4_sum_36;
  wire plane_4_sum_38 = codeword_i[20] ^ codeword_i[52];
  wire plane_4_sum_39 = codeword_i[172] ^ plane_4_sum_38;
  wire plane_4_sum_40 = plane_4_sum_28 ^ (codeword_i[260] ^ plane_4_sum_39);
  wire plane_4_sum_41 = plane_4_sum_10 ^ plane_4_sum_40;
  wire plane_4_sum_42 = plane_4_sum_41 ^ (codeword_i[140] ^ plane_4_sum_37);
  wire plane_4_sum_43 = codeword_i[132] ^ plane_4_sum_4;
  wire plane_4_sum_44 = plane_4_sum_42 ^ (plane_4_sum_11 ^ plane_4_sum_43);
  wire plane_4_sum_45 = plane_4_sum_20 ^ plane_4_sum_25;
  wire plane_4_sum_46 = codeword_i[12] ^ plane_4_sum_43;
  wire plane_4_sum_47 = plane_4_sum_45 ^ (plane_4_sum_33 ^ plane_4_sum_46);
  wire plane_4_sum_48 = codeword_i[156] ^ codeword_i[244];
  wire plane_4_sum_49 = codeword_i[236] ^ plane_4_sum_48;
  wire plane_4_at_2_2 = plane_4_sum_44 ^ (plane_4_sum_47 ^ (plane_4_sum_40 ^ (plane_4_sum_30
      ^ plane_4_sum_49)));
  wire plane_4_sum_50 = codeword_i[92] ^ codeword_i[124];
  wire plane_4_sum_51 = plane_4_sum_49 ^ plane_4_sum_50;
  wire plane_4_sum_52 = codeword_i[108] ^ codeword_i[180];
  wire plane_4_sum_53 = codeword_i[204] ^ codeword_i[260];
  wire plane_4_at_2_3 = plane_4_sum_51 ^ (plane_4_sum_17 ^ (plane_4_sum_52 ^ plane_4_sum_53));
  wire plane_4_sum_54 = plane_4_sum_38 ^ plane_4_sum_51;
  wire plane_4_sum_55 = plane_4_sum_54 ^ (codeword_i[252] ^ plane_4_sum_31);
  wire plane_4_at_2_4 = plane_4_sum_55 ^ (codeword_i[148] ^ plane_4_sum_1);
  wire plane_4_sum_56 = codeword_i[180] ^ plane_4_sum_16;
  wire plane_4_sum_57 = plane_4_sum_56 ^ (codeword_i[116] ^ codeword_i[164]);
  wire plane_4_sum_58 = plane_4_sum_43 ^ plane_4_sum_57;
  wire plane_4_sum_59 = codeword_i[60] ^ plane_4_sum_58;
  wire plane_4_sum_60 = plane_4_sum_2 ^ plane_4_sum_59;
  wire plane_4_sum_61 = codeword_i[76] ^ plane_4_sum_0;
  wire plane_4_sum_62 = plane_4_sum_30 ^ plane_4_sum_61;
  wire plane_4_sum_63 = plane_4_sum_62 ^ (codeword_i[268] ^ plane_4_sum_27);
  wire plane_4_at_2_5 = plane_4_sum_60 ^ plane_4_sum_63;
  wire plane_4_sum_64 = codeword_i[236] ^ plane_4_sum_12;
  wire plane_4_sum_65 = codeword_i[28] ^ codeword_i[212];
  wire plane_4_sum_66 = plane_4_sum_50 ^ plane_4_sum_65;
  wire plane_4_sum_67 = plane_4_sum_62 ^ plane_4_sum_66;
  wire plane_4_at_2_6 = plane_4_sum_60 ^ (plane_4_sum_64 ^ (plane_4_sum_26 ^ plane_4_sum_67));
  wire plane_4_sum_68 = codeword_i[68] ^ plane_4_sum_52;
  wire plane_4_sum_69 = plane_4_sum_64 ^ (codeword_i[228] ^ plane_4_sum_37);
  wire plane_4_sum_70 = plane_4_sum_57 ^ plane_4_sum_69;
  wire plane_4_at_2_7 = plane_4_sum_70 ^ (plane_4_sum_36 ^ (codeword_i[92] ^ plane_4_sum_68));
  wire plane_4_sum_71 = (plane_4_sum_32 ^ (codeword_i[100] ^ plane_4_sum_19)) ^ (plane_4_sum_8
      ^ plane_4_sum_53);
  wire plane_4_sum_72 = plane_4_sum_13 ^ plane_4_sum_71;
  wire plane_4_at_3_0 = (plane_4_sum_23 ^ plane_4_sum_72) ^ (codeword_i[60] ^ plane_4_sum_6);
  wire plane_4_at_3_1 = plane_4_sum_71 ^ (plane_4_sum_7 ^ plane_4_sum_67);
  wire plane_4_sum_73 = plane_4_sum_21 ^ (codeword_i[108] ^ codeword_i[276]);
  wire plane_4_sum_74 = plane_4_sum_36 ^ (plane_4_sum_34 ^ plane_4_sum_48);
  wire plane_4_sum_75 = plane_4_sum_74 ^ (plane_4_sum_73 ^ (codeword_i[284] ^ plane_4_sum_14));
  wire plane_4_sum_76 = codeword_i[100] ^ plane_4_sum_65;
  wire plane_4_at_3_2 = plane_4_sum_75 ^ (codeword_i[252] ^ plane_4_sum_76);
  wire plane_4_sum_77 = plane_4_sum_5 ^ (codeword_i[196] ^ plane_4_sum_66);
  wire plane_4_sum_78 = plane_4_sum_74 ^ (codeword_i[164] ^ plane_4_sum_77);
  wire plane_4_at_3_3 = plane_4_sum_47 ^ plane_4_sum_78;
  wire plane_4_sum_79 = plane_4_sum_63 ^ (plane_4_sum_56 ^ plane_4_sum_68);
  wire plane_4_at_3_4 = plane_4_sum_45 ^ plane_4_sum_79;
  wire plane_4_at_3_5 = plane_4_sum_70 ^ (plane_4_sum_79 ^ (plane_4_sum_77 ^ (plane_4_sum_0
      ^ plane_4_sum_10)));
  wire plane_4_sum_80 = codeword_i[188] ^ plane_4_sum_39;
  wire plane_4_at_3_6 = plane_4_sum_69 ^ (plane_4_sum_18 ^ plane_4_sum_80);
  wire plane_4_at_3_7 = plane_4_sum_59 ^ (plane_4_sum_11 ^ plane_4_sum_76);
  wire plane_4_sum_81 = plane_4_sum_80 ^ (plane_4_sum_27 ^ (plane_4_sum_3 ^ plane_4_sum_9));
  wire plane_4_at_5_0 = plane_4_sum_81 ^ (plane_4_sum_73 ^ (codeword_i[4] ^ codeword_i[76]));
  wire plane_4_sum_82 = plane_4_sum_24 ^ plane_4_sum_78;
  wire plane_4_at_5_1 = plane_4_sum_82 ^ (plane_4_sum_35 ^ plane_4_sum_55);
  wire plane_4_at_5_2 = plane_4_sum_58 ^ plane_4_sum_81;
  wire plane_4_at_5_3 = plane_4_sum_82 ^ (codeword_i[84] ^ plane_4_sum_41);
  wire plane_4_at_5_4 = codeword_i[140] ^ plane_4_sum_72;
  wire plane_4_at_5_5 = plane_4_sum_75 ^ ((plane_4_sum_46 ^ plane_4_sum_54) ^ (plane_4_sum_22
      ^ plane_4_sum_61));
  wire plane_4_at_5_6 = plane_4_sum_44 ^ (codeword_i[204] ^ plane_4_sum_15);
  wire plane_4_at_5_7 = plane_4_sum_42 ^ (plane_4_sum_29 ^ plane_4_sum_68);
  wire plane_5_sum_0 = codeword_i[69] ^ codeword_i[141];
  wire plane_5_sum_1 = codeword_i[285] ^ plane_5_sum_0;
  wire plane_5_sum_2 = codeword_i[205] ^ codeword_i[269];
  wire plane_5_sum_3 = codeword_i[93] ^ codeword_i[165];
  wire plane_5_sum_4 = plane_5_sum_2 ^ plane_5_sum_3;
  wire plane_5_sum_5 = plane_5_sum_4 ^ (codeword_i[37] ^ codeword_i[125]);
  wire plane_5_sum_6 = codeword_i[5] ^ plane_5_sum_5;
  wire plane_5_sum_7 = codeword_i[173] ^ codeword_i[181];
  wire plane_5_sum_8 = codeword_i[253] ^ plane_5_sum_7;
  wire plane_5_sum_9 = codeword_i[245] ^ codeword_i[285];
  wire plane_5_sum_10 = plane_5_sum_8 ^ plane_5_sum_9;
  wire plane_5_sum_11 = codeword_i[149] ^ plane_5_sum_10;
  wire plane_5_sum_12 = codeword_i[85] ^ plane_5_sum_11;
  wire plane_5_sum_13 = codeword_i[53] ^ codeword_i[77];
  wire plane_5_sum_14 = codeword_i[165] ^ codeword_i[261];
  wire plane_5_sum_15 = codeword_i[45] ^ codeword_i[197];
  wire plane_5_sum_16 = plane_5_sum_14 ^ plane_5_sum_15;
  wire plane_5_sum_17 = plane_5_sum_13 ^ plane_5_sum_16;
  wire plane_5_sum_18 = plane_5_sum_12 ^ plane_5_sum_17;
  wire plane_5_at_2_0 = plane_5_sum_18 ^ (plane_5_sum_1 ^ plane_5_sum_6);
  wire plane_5_sum_19 = codeword_i[117] ^ codeword_i[157];
  wire plane_5_sum_20 = codeword_i[197] ^ codeword_i[237];
  wire plane_5_sum_21 = codeword_i[85] ^ plane_5_sum_20;
  wire plane_5_sum_22 = codeword_i[189] ^ plane_5_sum_21;
  wire plane_5_sum_23 = plane_5_sum_9 ^ plane_5_sum_22;
  wire plane_5_sum_24 = codeword_i[229] ^ codeword_i[245];
  wire plane_5_sum_25 = plane_5_sum_23 ^ (codeword_i[45] ^ plane_5_sum_24);
  wire plane_5_sum_26 = codeword_i[37] ^ codeword_i[149];
  wire plane_5_sum_27 = codeword_i[101] ^ plane_5_sum_26;
  wire plane_5_sum_28 = plane_5_sum_27 ^ (codeword_i[69] ^ codeword_i[173]);
  wire plane_5_at_2_1 = plane_5_sum_25 ^ (plane_5_sum_19 ^ plane_5_sum_28);
  wire plane_5_sum_29 = codeword_i[125] ^ codeword_i[213];
  wire plane_5_sum_30 = codeword_i[189] ^ plane_5_sum_29;
  wire plane_5_sum_31 = codeword_i[133] ^ codeword_i[221];
  wire plane_5_sum_32 = codeword_i[277] ^ plane_5_sum_31;
  wire plane_5_sum_33 = codeword_i[29] ^ codeword_i[53];
  wire plane_5_sum_34 = plane_5_sum_19 ^ plane_5_sum_33;
  wire plane_5_sum_35 = codeword_i[221] ^ plane_5_sum_34;
  wire plane_5_sum_36 = codeword_i[61] ^ plane_5_sum_35;
  wire plane_5_sum_37 = plane_5_sum_32 ^ plane_5_sum_36;
  wire plane_5_sum_38 = codeword_i[21] ^ codeword_i[53];
  wire plane_5_sum_39 = codeword_i[173] ^ plane_5_sum_38;
  wire plane_5_sum_40 = plane_5_sum_28 ^ (codeword_i[261] ^ plane_5_sum_39);
  wire plane_5_sum_41 = plane_5_sum_10 ^ plane_5_sum_40;
  wire plane_5_sum_42 = plane_5_sum_41 ^ (codeword_i[141] ^ plane_5_sum_37);
  wire plane_5_sum_43 = codeword_i[133] ^ plane_5_sum_4;
  wire plane_5_sum_44 = plane_5_sum_42 ^ (plane_5_sum_11 ^ plane_5_sum_43);
  wire plane_5_sum_45 = plane_5_sum_20 ^ plane_5_sum_25;
  wire plane_5_sum_46 = codeword_i[13] ^ plane_5_sum_43;
  wire plane_5_sum_47 = plane_5_sum_45 ^ (plane_5_sum_33 ^ plane_5_sum_46);
  wire plane_5_sum_48 = codeword_i[157] ^ codeword_i[245];
  wire plane_5_sum_49 = codeword_i[237] ^ plane_5_sum_48;
  wire plane_5_at_2_2 = plane_5_sum_44 ^ (plane_5_sum_47 ^ (plane_5_sum_40 ^ (plane_5_sum_30
      ^ plane_5_sum_49)));
  wire plane_5_sum_50 = codeword_i[93] ^ codeword_i[125];
  wire plane_5_sum_51 = plane_5_sum_49 ^ plane_5_sum_50;
  wire plane_5_sum_52 = codeword_i[109] ^ codeword_i[181];
  wire plane_5_sum_53 = codeword_i[205] ^ codeword_i[261];
  wire plane_5_at_2_3 = plane_5_sum_51 ^ (plane_5_sum_17 ^ (plane_5_sum_52 ^ plane_5_sum_53));
  wire plane_5_sum_54 = plane_5_sum_38 ^ plane_5_sum_51;
  wire plane_5_sum_55 = plane_5_sum_54 ^ (codeword_i[253] ^ plane_5_sum_31);
  wire plane_5_at_2_4 = plane_5_sum_55 ^ (codeword_i[149] ^ plane_5_sum_1);
  wire plane_5_sum_56 = codeword_i[181] ^ plane_5_sum_16;
  wire plane_5_sum_57 = plane_5_sum_56 ^ (codeword_i[117] ^ codeword_i[165]);
  wire plane_5_sum_58 = plane_5_sum_43 ^ plane_5_sum_57;
  wire plane_5_sum_59 = codeword_i[61] ^ plane_5_sum_58;
  wire plane_5_sum_60 = plane_5_sum_2 ^ plane_5_sum_59;
  wire plane_5_sum_61 = codeword_i[77] ^ plane_5_sum_0;
  wire plane_5_sum_62 = plane_5_sum_30 ^ plane_5_sum_61;
  wire plane_5_sum_63 = plane_5_sum_62 ^ (codeword_i[269] ^ plane_5_sum_27);
  wire plane_5_at_2_5 = plane_5_sum_60 ^ plane_5_sum_63;
  wire plane_5_sum_64 = codeword_i[237] ^ plane_5_sum_12;
  wire plane_5_sum_65 = codeword_i[29] ^ codeword_i[213];
  wire plane_5_sum_66 = plane_5_sum_50 ^ plane_5_sum_65;
  wire plane_5_sum_67 = plane_5_sum_62 ^ plane_5_sum_66;
  wire plane_5_at_2_6 = plane_5_sum_60 ^ (plane_5_sum_64 ^ (plane_5_sum_26 ^ plane_5_sum_67));
  wire plane_5_sum_68 = codeword_i[69] ^ plane_5_sum_52;
  wire plane_5_sum_69 = plane_5_sum_64 ^ (codeword_i[229] ^ plane_5_sum_37);
  wire plane_5_sum_70 = plane_5_sum_57 ^ plane_5_sum_69;
  wire plane_5_at_2_7 = plane_5_sum_70 ^ (plane_5_sum_36 ^ (codeword_i[93] ^ plane_5_sum_68));
  wire plane_5_sum_71 = (plane_5_sum_32 ^ (codeword_i[101] ^ plane_5_sum_19)) ^ (plane_5_sum_8
      ^ plane_5_sum_53);
  wire plane_5_sum_72 = plane_5_sum_13 ^ plane_5_sum_71;
  wire plane_5_at_3_0 = (plane_5_sum_23 ^ plane_5_sum_72) ^ (codeword_i[61] ^ plane_5_sum_6);
  wire plane_5_at_3_1 = plane_5_sum_71 ^ (plane_5_sum_7 ^ plane_5_sum_67);
  wire plane_5_sum_73 = plane_5_sum_21 ^ (codeword_i[109] ^ codeword_i[277]);
  wire plane_5_sum_74 = plane_5_sum_36 ^ (plane_5_sum_34 ^ plane_5_sum_48);
  wire plane_5_sum_75 = plane_5_sum_74 ^ (plane_5_sum_73 ^ (codeword_i[285] ^ plane_5_sum_14));
  wire plane_5_sum_76 = codeword_i[101] ^ plane_5_sum_65;
  wire plane_5_at_3_2 = plane_5_sum_75 ^ (codeword_i[253] ^ plane_5_sum_76);
  wire plane_5_sum_77 = plane_5_sum_5 ^ (codeword_i[197] ^ plane_5_sum_66);
  wire plane_5_sum_78 = plane_5_sum_74 ^ (codeword_i[165] ^ plane_5_sum_77);
  wire plane_5_at_3_3 = plane_5_sum_47 ^ plane_5_sum_78;
  wire plane_5_sum_79 = plane_5_sum_63 ^ (plane_5_sum_56 ^ plane_5_sum_68);
  wire plane_5_at_3_4 = plane_5_sum_45 ^ plane_5_sum_79;
  wire plane_5_at_3_5 = plane_5_sum_70 ^ (plane_5_sum_79 ^ (plane_5_sum_77 ^ (plane_5_sum_0
      ^ plane_5_sum_10)));
  wire plane_5_sum_80 = codeword_i[189] ^ plane_5_sum_39;
  wire plane_5_at_3_6 = plane_5_sum_69 ^ (plane_5_sum_18 ^ plane_5_sum_80);
  wire plane_5_at_3_7 = plane_5_sum_59 ^ (plane_5_sum_11 ^ plane_5_sum_76);
  wire plane_5_sum_81 = plane_5_sum_80 ^ (plane_5_sum_27 ^ (plane_5_sum_3 ^ plane_5_sum_9));
  wire plane_5_at_5_0 = plane_5_sum_81 ^ (plane_5_sum_73 ^ (codeword_i[5] ^ codeword_i[77]));
  wire plane_5_sum_82 = plane_5_sum_24 ^ plane_5_sum_78;
  wire plane_5_at_5_1 = plane_5_sum_82 ^ (plane_5_sum_35 ^ plane_5_sum_55);
  wire plane_5_at_5_2 = plane_5_sum_58 ^ plane_5_sum_81;
  wire plane_5_at_5_3 = plane_5_sum_82 ^ (codeword_i[85] ^ plane_5_sum_41);
  wire plane_5_at_5_4 = codeword_i[141] ^ plane_5_sum_72;
  wire plane_5_at_5_5 = plane_5_sum_75 ^ ((plane_5_sum_46 ^ plane_5_sum_54) ^ (plane_5_sum_22
      ^ plane_5_sum_61));
  wire plane_5_at_5_6 = plane_5_sum_44 ^ (codeword_i[205] ^ plane_5_sum_15);
  wire plane_5_at_5_7 = plane_5_sum_42 ^ (plane_5_sum_29 ^ plane_5_sum_68);
  wire plane_6_sum_0 = codeword_i[70] ^ codeword_i[142];
  wire plane_6_sum_1 = codeword_i[286] ^ plane_6_sum_0;
  wire plane_6_sum_2 = codeword_i[206] ^ codeword_i[270];
  wire plane_6_sum_3 = codeword_i[94] ^ codeword_i[166];
  wire plane_6_sum_4 = plane_6_sum_2 ^ plane_6_sum_3;
  wire plane_6_sum_5 = plane_6_sum_4 ^ (codeword_i[38] ^ codeword_i[126]);
  wire plane_6_sum_6 = codeword_i[6] ^ plane_6_sum_5;
  wire plane_6_sum_7 = codeword_i[174] ^ codeword_i[182];
  wire plane_6_sum_8 = codeword_i[254] ^ plane_6_sum_7;
  wire plane_6_sum_9 = codeword_i[246] ^ codeword_i[286];
  wire plane_6_sum_10 = plane_6_sum_8 ^ plane_6_sum_9;
  wire plane_6_sum_11 = codeword_i[150] ^ plane_6_sum_10;
  wire plane_6_sum_12 = codeword_i[86] ^ plane_6_sum_11;
  wire plane_6_sum_13 = codeword_i[54] ^ codeword_i[78];
  wire plane_6_sum_14 = codeword_i[166] ^ codeword_i[262];
  wire plane_6_sum_15 = codeword_i[46] ^ codeword_i[198];
  wire plane_6_sum_16 = plane_6_sum_14 ^ plane_6_sum_15;
  wire plane_6_sum_17 = plane_6_sum_13 ^ plane_6_sum_16;
  wire plane_6_sum_18 = plane_6_sum_12 ^ plane_6_sum_17;
  wire plane_6_at_2_0 = plane_6_sum_18 ^ (plane_6_sum_1 ^ plane_6_sum_6);
  wire plane_6_sum_19 = codeword_i[118] ^ codeword_i[158];
  wire plane_6_sum_20 = codeword_i[198] ^ codeword_i[238];
  wire plane_6_sum_21 = codeword_i[86] ^ plane_6_sum_20;
  wire plane_6_sum_22 = codeword_i[190] ^ plane_6_sum_21;
  wire plane_6_sum_23 = plane_6_sum_9 ^ plane_6_sum_22;
  wire plane_6_sum_24 = codeword_i[230] ^ codeword_i[246];
  wire plane_6_sum_25 = plane_6_sum_23 ^ (codeword_i[46] ^ plane_6_sum_24);
  wire plane_6_sum_26 = codeword_i[38] ^ codeword_i[150];
  wire plane_6_sum_27 = codeword_i[102] ^ plane_6_sum_26;
  wire plane_6_sum_28 = plane_6_sum_27 ^ (codeword_i[70] ^ codeword_i[174]);
  wire plane_6_at_2_1 = plane_6_sum_25 ^ (plane_6_sum_19 ^ plane_6_sum_28);
  wire plane_6_sum_29 = codeword_i[126] ^ codeword_i[214];
  wire plane_6_sum_30 = codeword_i[190] ^ plane_6_sum_29;
  wire plane_6_sum_31 = codeword_i[134] ^ codeword_i[222];
  wire plane_6_sum_32 = codeword_i[278] ^ plane_6_sum_31;
  wire plane_6_sum_33 = codeword_i[30] ^ codeword_i[54];
  wire plane_6_sum_34 = plane_6_sum_19 ^ plane_6_sum_33;
  wire plane_6_sum_35 = codeword_i[222] ^ plane_6_sum_34;
  wire plane_6_sum_36 = codeword_i[62] ^ plane_6_sum_35;
  wire plane_6_sum_37 = plane_6_sum_32 ^ plane_6_sum_36;
  wire plane_6_sum_38 = codeword_i[22] ^ codeword_i[54];
  wire plane_6_sum_39 = codeword_i[174] ^ plane_6_sum_38;
  wire plane_6_sum_40 = plane_6_sum_28 ^ (codeword_i[262] ^ plane_6_sum_39);
  wire plane_6_sum_41 = plane_6_sum_10 ^ plane_6_sum_40;
  wire plane_6_sum_42 = plane_6_sum_41 ^ (codeword_i[142] ^ plane_6_sum_37);
  wire plane_6_sum_43 = codeword_i[134] ^ plane_6_sum_4;
  wire plane_6_sum_44 = plane_6_sum_42 ^ (plane_6_sum_11 ^ plane_6_sum_43);
  wire plane_6_sum_45 = plane_6_sum_20 ^ plane_6_sum_25;
  wire plane_6_sum_46 = codeword_i[14] ^ plane_6_sum_43;
  wire plane_6_sum_47 = plane_6_sum_45 ^ (plane_6_sum_33 ^ plane_6_sum_46);
  wire plane_6_sum_48 = codeword_i[158] ^ codeword_i[246];
  wire plane_6_sum_49 = codeword_i[238] ^ plane_6_sum_48;
  wire plane_6_at_2_2 = plane_6_sum_44 ^ (plane_6_sum_47 ^ (plane_6_sum_40 ^ (plane_6_sum_30
      ^ plane_6_sum_49)));
  wire plane_6_sum_50 = codeword_i[94] ^ codeword_i[126];
  wire plane_6_sum_51 = plane_6_sum_49 ^ plane_6_sum_50;
  wire plane_6_sum_52 = codeword_i[110] ^ codeword_i[182];
  wire plane_6_sum_53 = codeword_i[206] ^ codeword_i[262];
  wire plane_6_at_2_3 = plane_6_sum_51 ^ (plane_6_sum_17 ^ (plane_6_sum_52 ^ plane_6_sum_53));
  wire plane_6_sum_54 = plane_6_sum_38 ^ plane_6_sum_51;
  wire plane_6_sum_55 = plane_6_sum_54 ^ (codeword_i[254] ^ plane_6_sum_31);
  wire plane_6_at_2_4 = plane_6_sum_55 ^ (codeword_i[150] ^ plane_6_sum_1);
  wire plane_6_sum_56 = codeword_i[182] ^ plane_6_sum_16;
  wire plane_6_sum_57 = plane_6_sum_56 ^ (codeword_i[118] ^ codeword_i[166]);
  wire plane_6_sum_58 = plane_6_sum_43 ^ plane_6_sum_57;
  wire plane_6_sum_59 = codeword_i[62] ^ plane_6_sum_58;
  wire plane_6_sum_60 = plane_6_sum_2 ^ plane_6_sum_59;
  wire plane_6_sum_61 = codeword_i[78] ^ plane_6_sum_0;
  wire plane_6_sum_62 = plane_6_sum_30 ^ plane_6_sum_61;
  wire plane_6_sum_63 = plane_6_sum_62 ^ (codeword_i[270] ^ plane_6_sum_27);
  wire plane_6_at_2_5 = plane_6_sum_60 ^ plane_6_sum_63;
  wire plane_6_sum_64 = codeword_i[238] ^ plane_6_sum_12;
  wire plane_6_sum_65 = codeword_i[30] ^ codeword_i[214];
  wire plane_6_sum_66 = plane_6_sum_50 ^ plane_6_sum_65;
  wire plane_6_sum_67 = plane_6_sum_62 ^ plane_6_sum_66;
  wire plane_6_at_2_6 = plane_6_sum_60 ^ (plane_6_sum_64 ^ (plane_6_sum_26 ^ plane_6_sum_67));
  wire plane_6_sum_68 = codeword_i[70] ^ plane_6_sum_52;
  wire plane_6_sum_69 = plane_6_sum_64 ^ (codeword_i[230] ^ plane_6_sum_37);
  wire plane_6_sum_70 = plane_6_sum_57 ^ plane_6_sum_69;
  wire plane_6_at_2_7 = plane_6_sum_70 ^ (plane_6_sum_36 ^ (codeword_i[94] ^ plane_6_sum_68));
  wire plane_6_sum_71 = (plane_6_sum_32 ^ (codeword_i[102] ^ plane_6_sum_19)) ^ (plane_6_sum_8
      ^ plane_6_sum_53);
  wire plane_6_sum_72 = plane_6_sum_13 ^ plane_6_sum_71;
  wire plane_6_at_3_0 = (plane_6_sum_23 ^ plane_6_sum_72) ^ (codeword_i[62] ^ plane_6_sum_6);
  wire plane_6_at_3_1 = plane_6_sum_71 ^ (plane_6_sum_7 ^ plane_6_sum_67);
  wire plane_6_sum_73 = plane_6_sum_21 ^ (codeword_i[110] ^ codeword_i[278]);
  wire plane_6_sum_74 = plane_6_sum_36 ^ (plane_6_sum_34 ^ plane_6_sum_48);
  wire plane_6_sum_75 = plane_6_sum_74 ^ (plane_6_sum_73 ^ (codeword_i[286] ^ plane_6_sum_14));
  wire plane_6_sum_76 = codeword_i[102] ^ plane_6_sum_65;
  wire plane_6_at_3_2 = plane_6_sum_75 ^ (codeword_i[254] ^ plane_6_sum_76);
  wire plane_6_sum_77 = plane_6_sum_5 ^ (codeword_i[198] ^ plane_6_sum_66);
  wire plane_6_sum_78 = plane_6_sum_74 ^ (codeword_i[166] ^ plane_6_sum_77);
  wire plane_6_at_3_3 = plane_6_sum_47 ^ plane_6_sum_78;
  wire plane_6_sum_79 = plane_6_sum_63 ^ (plane_6_sum_56 ^ plane_6_sum_68);
  wire plane_6_at_3_4 = plane_6_sum_45 ^ plane_6_sum_79;
  wire plane_6_at_3_5 = plane_6_sum_70 ^ (plane_6_sum_79 ^ (plane_6_sum_77 ^ (plane_6_sum_0
      ^ plane_6_sum_10)));
  wire plane_6_sum_80 = codeword_i[190] ^ plane_6_sum_39;
  wire plane_6_at_3_6 = plane_6_sum_69 ^ (plane_6_sum_18 ^ plane_6_sum_80);
  wire plane_6_at_3_7 = plane_6_sum_59 ^ (plane_6_sum_11 ^ plane_6_sum_76);
  wire plane_6_sum_81 = plane_6_sum_80 ^ (plane_6_sum_27 ^ (plane_6_sum_3 ^ plane_6_sum_9));
  wire plane_6_at_5_0 = plane_6_sum_81 ^ (plane_6_sum_73 ^ (codeword_i[6] ^ codeword_i[78]));
  wire plane_6_sum_82 = plane_6_sum_24 ^ plane_6_sum_78;
  wire plane_6_at_5_1 = plane_6_sum_82 ^ (plane_6_sum_35 ^ plane_6_sum_55);
  wire plane_6_at_5_2 = plane_6_sum_58 ^ plane_6_sum_81;
  wire plane_6_at_5_3 = plane_6_sum_82 ^ (codeword_i[86] ^ plane_6_sum_41);
  wire plane_6_at_5_4 = codeword_i[142] ^ plane_6_sum_72;
  wire plane_6_at_5_5 = plane_6_sum_75 ^ ((plane_6_sum_46 ^ plane_6_sum_54) ^ (plane_6_sum_22
      ^ plane_6_sum_61));
  wire plane_6_at_5_6 = plane_6_sum_44 ^ (codeword_i[206] ^ plane_6_sum_15);
  wire plane_6_at_5_7 = plane_6_sum_42 ^ (plane_6_sum_29 ^ plane_6_sum_68);
  wire plane_7_sum_0 = codeword_i[71] ^ codeword_i[143];
  wire plane_7_sum_1 = codeword_i[287] ^ plane_7_sum_0;
  wire plane_7_sum_2 = codeword_i[207] ^ codeword_i[271];
  wire plane_7_sum_3 = codeword_i[95] ^ codeword_i[167];
  wire plane_7_sum_4 = plane_7_sum_2 ^ plane_7_sum_3;
  wire plane_7_sum_5 = plane_7_sum_4 ^ (codeword_i[39] ^ codeword_i[127]);
  wire plane_7_sum_6 = codeword_i[7] ^ plane_7_sum_5;
  wire plane_7_sum_7 = codeword_i[175] ^ codeword_i[183];
  wire plane_7_sum_8 = codeword_i[255] ^ plane_7_sum_7;
  wire plane_7_sum_9 = codeword_i[247] ^ codeword_i[287];
  wire plane_7_sum_10 = plane_7_sum_8 ^ plane_7_sum_9;
  wire plane_7_sum_11 = codeword_i[151] ^ plane_7_sum_10;
  wire plane_7_sum_12 = codeword_i[87] ^ plane_7_sum_11;
  wire plane_7_sum_13 = codeword_i[55] ^ codeword_i[79];
  wire plane_7_sum_14 = codeword_i[167] ^ codeword_i[263];
  wire plane_7_sum_15 = codeword_i[47] ^ codeword_i[199];
  wire plane_7_sum_16 = plane_7_sum_14 ^ plane_7_sum_15;
  wire plane_7_sum_17 = plane_7_sum_13 ^ plane_7_sum_16;
  wire plane_7_sum_18 = plane_7_sum_12 ^ plane_7_sum_17;
  wire plane_7_at_2_0 = plane_7_sum_18 ^ (plane_7_sum_1 ^ plane_7_sum_6);
  wire plane_7_sum_19 = codeword_i[119] ^ codeword_i[159];
  wire plane_7_sum_20 = codeword_i[199] ^ codeword_i[239];
  wire plane_7_sum_21 = codeword_i[87] ^ plane_7_sum_20;
  wire plane_7_sum_22 = codeword_i[191] ^ plane_7_sum_21;
  wire plane_7_sum_23 = plane_7_sum_9 ^ plane_7_sum_22;
  wire plane_7_sum_24 = codeword_i[231] ^ codeword_i[247];
  wire plane_7_sum_25 = plane_7_sum_23 ^ (codeword_i[47] ^ plane_7_sum_24);
  wire plane_7_sum_26 = codeword_i[39] ^ codeword_i[151];
  wire plane_7_sum_27 = codeword_i[103] ^ plane_7_sum_26;
  wire plane_7_sum_28 = plane_7_sum_27 ^ (codeword_i[71] ^ codeword_i[175]);
  wire plane_7_at_2_1 = plane_7_sum_25 ^ (plane_7_sum_19 ^ plane_7_sum_28);
  wire plane_7_sum_29 = codeword_i[127] ^ codeword_i[215];
  wire plane_7_sum_30 = codeword_i[191] ^ plane_7_sum_29;
  wire plane_7_sum_31 = codeword_i[135] ^ codeword_i[223];
  wire plane_7_sum_32 = codeword_i[279] ^ plane_7_sum_31;
  wire plane_7_sum_33 = codeword_i[31] ^ codeword_i[55];
  wire plane_7_sum_34 = plane_7_sum_19 ^ plane_7_sum_33;
  wire plane_7_sum_35 = codeword_i[223] ^ plane_7_sum_34;
  wire plane_7_sum_36 = codeword_i[63] ^ plane_7_sum_35;
  wire plane_7_sum_37 = plane_7_sum_32 ^ plane_7_sum_36;
  wire plane_7_sum_38 = codeword_i[23] ^ codeword_i[55];
  wire plane_7_sum_39 = codeword_i[175] ^ plane_7_sum_38;
  wire plane_7_sum_40 = plane_7_sum_28 ^ (codeword_i[263] ^ plane_7_sum_39);
  wire plane_7_sum_41 = plane_7_sum_10 ^ plane_7_sum_40;
  wire plane_7_sum_42 = plane_7_sum_41 ^ (codeword_i[143] ^ plane_7_sum_37);
  wire plane_7_sum_43 = codeword_i[135] ^ plane_7_sum_4;
  wire plane_7_sum_44 = plane_7_sum_42 ^ (plane_7_sum_11 ^ plane_7_sum_43);
  wire plane_7_sum_45 = plane_7_sum_20 ^ plane_7_sum_25;
  wire plane_7_sum_46 = codeword_i[15] ^ plane_7_sum_43;
  wire plane_7_sum_47 = plane_7_sum_45 ^ (plane_7_sum_33 ^ plane_7_sum_46);
  wire plane_7_sum_48 = codeword_i[159] ^ codeword_i[247];
  wire plane_7_sum_49 = codeword_i[239] ^ plane_7_sum_48;
  wire plane_7_at_2_2 = plane_7_sum_44 ^ (plane_7_sum_47 ^ (plane_7_sum_40 ^ (plane_7_sum_30
      ^ plane_7_sum_49)));
  wire plane_7_sum_50 = codeword_i[95] ^ codeword_i[127];
  wire plane_7_sum_51 = plane_7_sum_49 ^ plane_7_sum_50;
  wire plane_7_sum_52 = codeword_i[111] ^ codeword_i[183];
  wire plane_7_sum_53 = codeword_i[207] ^ codeword_i[263];
  wire plane_7_at_2_3 = plane_7_sum_51 ^ (plane_7_sum_17 ^ (plane_7_sum_52 ^ plane_7_sum_53));
  wire plane_7_sum_54 = plane_7_sum_38 ^ plane_7_sum_51;
  wire plane_7_sum_55 = plane_7_sum_54 ^ (codeword_i[255] ^ plane_7_sum_31);
  wire plane_7_at_2_4 = plane_7_sum_55 ^ (codeword_i[151] ^ plane_7_sum_1);
  wire plane_7_sum_56 = codeword_i[183] ^ plane_7_sum_16;
  wire plane_7_sum_57 = plane_7_sum_56 ^ (codeword_i[119] ^ codeword_i[167]);
  wire plane_7_sum_58 = plane_7_sum_43 ^ plane_7_sum_57;
  wire plane_7_sum_59 = codeword_i[63] ^ plane_7_sum_58;
  wire plane_7_sum_60 = plane_7_sum_2 ^ plane_7_sum_59;
  wire plane_7_sum_61 = codeword_i[79] ^ plane_7_sum_0;
  wire plane_7_sum_62 = plane_7_sum_30 ^ plane_7_sum_61;
  wire plane_7_sum_63 = plane_7_sum_62 ^ (codeword_i[271] ^ plane_7_sum_27);
  wire plane_7_at_2_5 = plane_7_sum_60 ^ plane_7_sum_63;
  wire plane_7_sum_64 = codeword_i[239] ^ plane_7_sum_12;
  wire plane_7_sum_65 = codeword_i[31] ^ codeword_i[215];
  wire plane_7_sum_66 = plane_7_sum_50 ^ plane_7_sum_65;
  wire plane_7_sum_67 = plane_7_sum_62 ^ plane_7_sum_66;
  wire plane_7_at_2_6 = plane_7_sum_60 ^ (plane_7_sum_64 ^ (plane_7_sum_26 ^ plane_7_sum_67));
  wire plane_7_sum_68 = codeword_i[71] ^ plane_7_sum_52;
  wire plane_7_sum_69 = plane_7_sum_64 ^ (codeword_i[231] ^ plane_7_sum_37);
  wire plane_7_sum_70 = plane_7_sum_57 ^ plane_7_sum_69;
  wire plane_7_at_2_7 = plane_7_sum_70 ^ (plane_7_sum_36 ^ (codeword_i[95] ^ plane_7_sum_68));
  wire plane_7_sum_71 = (plane_7_sum_32 ^ (codeword_i[103] ^ plane_7_sum_19)) ^ (plane_7_sum_8
      ^ plane_7_sum_53);
  wire plane_7_sum_72 = plane_7_sum_13 ^ plane_7_sum_71;
  wire plane_7_at_3_0 = (plane_7_sum_23 ^ plane_7_sum_72) ^ (codeword_i[63] ^ plane_7_sum_6);
  wire plane_7_at_3_1 = plane_7_sum_71 ^ (plane_7_sum_7 ^ plane_7_sum_67);
  wire plane_7_sum_73 = plane_7_sum_21 ^ (codeword_i[111] ^ codeword_i[279]);
  wire plane_7_sum_74 = plane_7_sum_36 ^ (plane_7_sum_34 ^ plane_7_sum_48);
  wire plane_7_sum_75 = plane_7_sum_74 ^ (plane_7_sum_73 ^ (codeword_i[287] ^ plane_7_sum_14));
  wire plane_7_sum_76 = codeword_i[103] ^ plane_7_sum_65;
  wire plane_7_at_3_2 = plane_7_sum_75 ^ (codeword_i[255] ^ plane_7_sum_76);
  wire plane_7_sum_77 = plane_7_sum_5 ^ (codeword_i[199] ^ plane_7_sum_66);
  wire plane_7_sum_78 = plane_7_sum_74 ^ (codeword_i[167] ^ plane_7_sum_77);
  wire plane_7_at_3_3 = plane_7_sum_47 ^ plane_7_sum_78;
  wire plane_7_sum_79 = plane_7_sum_63 ^ (plane_7_sum_56 ^ plane_7_sum_68);
  wire plane_7_at_3_4 = plane_7_sum_45 ^ plane_7_sum_79;
  wire plane_7_at_3_5 = plane_7_sum_70 ^ (plane_7_sum_79 ^ (plane_7_sum_77 ^ (plane_7_sum_0
      ^ plane_7_sum_10)));
  wire plane_7_sum_80 = codeword_i[191] ^ plane_7_sum_39;
  wire plane_7_at_3_6 = plane_7_sum_69 ^ (plane_7_sum_18 ^ plane_7_sum_80);
  wire plane_7_at_3_7 = plane_7_sum_59 ^ (plane_7_sum_11 ^ plane_7_sum_76);
  wire plane_7_sum_81 = plane_7_sum_80 ^ (plane_7_sum_27 ^ (plane_7_sum_3 ^ plane_7_sum_9));
  wire plane_7_at_5_0 = plane_7_sum_81 ^ (plane_7_sum_73 ^ (codeword_i[7] ^ codeword_i[79]));
  wire plane_7_sum_82 = plane_7_sum_24 ^ plane_7_sum_78;
  wire plane_7_at_5_1 = plane_7_sum_82 ^ (plane_7_sum_35 ^ plane_7_sum_55);
  wire plane_7_at_5_2 = plane_7_sum_58 ^ plane_7_sum_81;
  wire plane_7_at_5_3 = plane_7_sum_82 ^ (codeword_i[87] ^ plane_7_sum_41);
  wire plane_7_at_5_4 = codeword_i[143] ^ plane_7_sum_72;
  wire plane_7_at_5_5 = plane_7_sum_75 ^ ((plane_7_sum_46 ^ plane_7_sum_54) ^ (plane_7_sum_22
      ^ plane_7_sum_61));
  wire plane_7_at_5_6 = plane_7_sum_44 ^ (codeword_i[207] ^ plane_7_sum_15);
  wire plane_7_at_5_7 = plane_7_sum_42 ^ (plane_7_sum_29 ^ plane_7_sum_68);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire s0_sum_0 = (plane_7_at_2_2 ^ (plane_3_at_2_6 ^ (plane_5_at_2_4 ^ plane_6_at_2_3)))
      ^ (plane_2_at_2_7 ^ plane_4_at_2_5);
  wire s0_sum_1 = (plane_6_at_2_2 ^ (plane_2_at_2_6 ^ plane_3_at_2_5)) ^ (plane_1_at_2_7
      ^ (plane_7_at_2_1 ^ (plane_4_at_2_4 ^ plane_5_at_2_3)));
  wire s0_sum_2 = (plane_4_at_2_7 ^ plane_6_at_2_5) ^ (plane_5_at_2_6 ^ plane_7_at_2_4);
  wire s0_sum_3 = s0_sum_0 ^ s0_sum_2;
  wire s0_sum_4 = s0_sum_3 ^ ((plane_3_at_2_7 ^ plane_5_at_2_5) ^ (plane_4_at_2_6 ^ (plane_6_at_2_4
      ^ plane_7_at_2_3)));
  wire s0_sum_5 = s0_sum_1 ^ s0_sum_4;
  wire s0_sum_6 = s0_sum_5 ^ (plane_5_at_2_7 ^ (plane_6_at_2_6 ^ plane_7_at_2_5));
  wire s0_sum_7 = s0_sum_0 ^ s0_sum_6;
  wire s0_sum_8 = s0_sum_2 ^ s0_sum_5;
  wire s0_sum_9 = s0_sum_8 ^ (plane_6_at_2_7 ^ plane_7_at_2_6);
  wire s1_sum_0 = (plane_4_at_3_5 ^ (plane_3_at_3_6 ^ plane_7_at_3_2)) ^ (plane_6_at_3_3
      ^ (plane_2_at_3_7 ^ plane_5_at_3_4));
  wire s1_sum_1 = (plane_3_at_3_5 ^ (plane_2_at_3_6 ^ plane_5_at_3_3)) ^ ((plane_4_at_3_4
      ^ plane_6_at_3_2) ^ (plane_1_at_3_7 ^ plane_7_at_3_1));
  wire s1_sum_2 = plane_6_at_3_5 ^ (plane_5_at_3_6 ^ (plane_4_at_3_7 ^ plane_7_at_3_4));
  wire s1_sum_3 = s1_sum_0 ^ s1_sum_2;
  wire s1_sum_4 = s1_sum_3 ^ ((plane_5_at_3_5 ^ (plane_3_at_3_7 ^ plane_6_at_3_4)) ^ (plane_4_at_3_6
      ^ plane_7_at_3_3));
  wire s1_sum_5 = s1_sum_1 ^ s1_sum_4;
  wire s1_sum_6 = s1_sum_5 ^ (plane_7_at_3_5 ^ (plane_5_at_3_7 ^ plane_6_at_3_6));
  wire s1_sum_7 = s1_sum_0 ^ s1_sum_6;
  wire s1_sum_8 = s1_sum_2 ^ s1_sum_5;
  wire s1_sum_9 = s1_sum_8 ^ (plane_6_at_3_7 ^ plane_7_at_3_6);
  wire s2_sum_0 = plane_6_at_2_2 ^ (plane_0_at_2_5 ^ (plane_2_at_2_4 ^ plane_4_at_2_3));
  wire s2_sum_1 = s2_sum_0 ^ plane_7_at_2_7;
  wire s2_sum_2 = s2_sum_1 ^ (plane_4_at_2_7 ^ plane_6_at_2_6);
  wire s2_sum_3 = plane_2_at_2_7 ^ (plane_4_at_2_6 ^ plane_6_at_2_5);
  wire s2_sum_4 = plane_7_at_2_2 ^ (plane_1_at_2_5 ^ (plane_3_at_2_4 ^ plane_5_at_2_3));
  wire s2_sum_5 = plane_1_at_2_6 ^ (plane_3_at_2_5 ^ (plane_5_at_2_4 ^ plane_7_at_2_3));
  wire s2_sum_6 = s2_sum_4 ^ s2_sum_5;
  wire s2_sum_7 = plane_4_at_2_2 ^ (plane_6_at_2_1 ^ (plane_0_at_2_4 ^ plane_2_at_2_3));
  wire s2_sum_8 = s2_sum_2 ^ (s2_sum_6 ^ (s2_sum_3 ^ s2_sum_7));
  wire s2_sum_9 = s2_sum_6 ^ (plane_2_at_2_5 ^ (plane_0_at_2_6 ^ (plane_4_at_2_4
      ^ plane_6_at_2_3)));
  wire s2_sum_10 = s2_sum_4 ^ (plane_3_at_2_7 ^ (plane_5_at_2_6 ^ plane_7_at_2_5));
  wire s2_sum_11 = s2_sum_3 ^ (plane_5_at_2_7 ^ plane_7_at_2_6);
  wire s2_sum_12 = s2_sum_11 ^ (plane_5_at_2_2 ^ (plane_6_at_2_7 ^ (plane_1_at_2_4 ^ (plane_3_at_2_3
      ^ plane_7_at_2_1))));
  wire s2_sum_13 = s2_sum_7 ^ s2_sum_12;
  wire s2_sum_14 = (plane_0_at_2_7 ^ plane_2_at_2_6) ^ (plane_4_at_2_5 ^ plane_6_at_2_4);
  wire s2_sum_15 = s2_sum_12 ^ (s2_sum_1 ^ s2_sum_10);
  wire s2_sum_16 = (plane_1_at_2_7 ^ plane_5_at_2_5) ^ (plane_3_at_2_6 ^ plane_7_at_2_4);
  wire s2_sum_17 = s2_sum_2 ^ s2_sum_16;
  wire s3_sum_0 = (plane_3_at_5_6 ^ (plane_4_at_5_5 ^ (plane_5_at_5_4 ^ plane_7_at_5_2)))
      ^ (plane_2_at_5_7 ^ plane_6_at_5_3);
  wire s3_sum_1 = (plane_2_at_5_6 ^ (plane_1_at_5_7 ^ plane_5_at_5_3)) ^ (plane_7_at_5_1
      ^ (plane_3_at_5_5 ^ (plane_4_at_5_4 ^ plane_6_at_5_2)));
  wire s3_sum_2 = plane_5_at_5_6 ^ (plane_4_at_5_7 ^ (plane_6_at_5_5 ^ plane_7_at_5_4));
  wire s3_sum_3 = s3_sum_0 ^ s3_sum_2;
  wire s3_sum_4 = s3_sum_3 ^ ((plane_4_at_5_6 ^ (plane_5_at_5_5 ^ plane_6_at_5_4)) ^ (plane_3_at_5_7
      ^ plane_7_at_5_3));
  wire s3_sum_5 = s3_sum_1 ^ s3_sum_4;
  wire s3_sum_6 = s3_sum_5 ^ (plane_6_at_5_6 ^ (plane_5_at_5_7 ^ plane_7_at_5_5));
  wire s3_sum_7 = s3_sum_0 ^ s3_sum_6;
  wire s3_sum_8 = s3_sum_2 ^ s3_sum_5;
  wire s3_sum_9 = s3_sum_8 ^ (plane_6_at_5_7 ^ plane_7_at_5_6);

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
  // ^(codeword_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)
  assign syndrome[0] = s0_sum_7 ^ plane_0_at_2_0;
  // ^(codeword_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)
  assign syndrome[1] = s0_sum_9 ^ (plane_0_at_2_1 ^ plane_1_at_2_0);
  // ^(codeword_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)
  assign syndrome[2] = s0_sum_4 ^ (plane_7_at_2_7 ^ (plane_0_at_2_2 ^ (plane_1_at_2_1
      ^ plane_2_at_2_0)));
  // ^(codeword_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)
  assign syndrome[3] = s0_sum_7 ^ (s0_sum_1 ^ (plane_1_at_2_2 ^ (plane_3_at_2_0 ^ (plane_0_at_2_3
      ^ plane_2_at_2_1))));
  // ^(codeword_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)
  assign syndrome[4] = s0_sum_9 ^ (s0_sum_6 ^ (plane_2_at_2_2 ^ ((plane_3_at_2_1 ^ plane_4_at_2_0)
      ^ (plane_0_at_2_4 ^ plane_1_at_2_3))));
  // ^(codeword_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)
  assign syndrome[5] = s0_sum_9 ^ (s0_sum_3 ^ ((plane_3_at_2_2 ^ (plane_0_at_2_5 ^ (plane_1_at_2_4
      ^ plane_2_at_2_3))) ^ (plane_7_at_2_7 ^ (plane_4_at_2_1 ^ plane_5_at_2_0))));
  // ^(codeword_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)
  assign syndrome[6] = s0_sum_8 ^ (((plane_1_at_2_5 ^ (plane_5_at_2_1 ^ plane_6_at_2_0))
      ^ (plane_0_at_2_6 ^ (plane_2_at_2_4 ^ plane_3_at_2_3))) ^ (plane_4_at_2_2 ^ plane_7_at_2_7));
  // ^(codeword_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)
  assign syndrome[7] = s0_sum_4 ^ (((plane_2_at_2_5 ^ (plane_6_at_2_1 ^ plane_7_at_2_0))
      ^ (plane_1_at_2_6 ^ (plane_3_at_2_4 ^ plane_4_at_2_3))) ^ (plane_0_at_2_7 ^ plane_5_at_2_2));
  // ^(codeword_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)
  assign syndrome[8] = s1_sum_7 ^ plane_0_at_3_0;
  // ^(codeword_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)
  assign syndrome[9] = s1_sum_9 ^ (plane_0_at_3_1 ^ plane_1_at_3_0);
  // ^(codeword_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)
  assign syndrome[10] = s1_sum_4 ^ ((plane_2_at_3_0 ^ plane_7_at_3_7) ^ (plane_0_at_3_2
      ^ plane_1_at_3_1));
  // ^(codeword_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)
  assign syndrome[11] = s1_sum_7 ^ (s1_sum_1 ^ ((plane_0_at_3_3 ^ plane_3_at_3_0) ^ (plane_1_at_3_2
      ^ plane_2_at_3_1)));
  // ^(codeword_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)
  assign syndrome[12] = s1_sum_9 ^ (s1_sum_6 ^ ((plane_1_at_3_3 ^ (plane_0_at_3_4 ^ plane_3_at_3_1))
      ^ (plane_2_at_3_2 ^ plane_4_at_3_0)));
  // ^(codeword_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)
  assign syndrome[13] = s1_sum_9 ^ (s1_sum_3 ^ ((plane_0_at_3_5 ^ (plane_2_at_3_3 ^ plane_5_at_3_0))
      ^ ((plane_1_at_3_4 ^ plane_3_at_3_2) ^ (plane_4_at_3_1 ^ plane_7_at_3_7))));
  // ^(codeword_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)
  assign syndrome[14] = s1_sum_8 ^ (((plane_3_at_3_3 ^ (plane_5_at_3_1 ^ plane_7_at_3_7))
      ^ (plane_0_at_3_6 ^ plane_6_at_3_0)) ^ (plane_1_at_3_5 ^ (plane_2_at_3_4 ^ plane_4_at_3_2)));
  // ^(codeword_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)
  assign syndrome[15] = s1_sum_4 ^ (((plane_4_at_3_3 ^ (plane_0_at_3_7 ^ plane_6_at_3_1))
      ^ (plane_1_at_3_6 ^ plane_7_at_3_0)) ^ (plane_2_at_3_5 ^ (plane_3_at_3_4 ^ plane_5_at_3_2)));
  // ^(codeword_i & 288'h200cc66bb115544cc117755ff66eecc229977aa77ffaa887733cc33666688ff7711dd001)
  assign syndrome[16] = s2_sum_8 ^ (s2_sum_9 ^ (s2_sum_10 ^ (plane_0_at_2_0 ^ plane_6_at_2_7)));
  // ^(codeword_i & 288'h61144bbdd33ffdd443399ee11bb334477bb88ee8800ff8899444455aabb9911992277002)
  assign syndrome[17] = s2_sum_13 ^ (s2_sum_5 ^ (s2_sum_0 ^ plane_1_at_2_0));
  // ^(codeword_i & 288'hc229977aa77ffaa887733cc33666688ff7711dd0011ff11228888bb557722332244ee004)
  assign syndrome[18] = s2_sum_15 ^ (s2_sum_14 ^ (s2_sum_11 ^ (plane_0_at_2_1 ^ plane_2_at_2_0)));
  // ^(codeword_i & 288'h85522ff44ffff5500ee778866ccdd11eeee33aa0033ee2255111166aaee44664499cc008)
  assign syndrome[19] = s2_sum_17 ^ (s2_sum_9 ^ (s2_sum_5 ^ (plane_1_at_2_1 ^ plane_3_at_2_0)));
  // ^(codeword_i & 288'h0aa55ee99ffeeaa11ccff00dd99aa33ddcc77440077cc44aa2222dd55cc88cc993388110)
  assign syndrome[20] = s2_sum_9 ^ (s2_sum_11 ^ (plane_0_at_2_2 ^ (plane_2_at_2_1
      ^ plane_4_at_2_0)));
  // ^(codeword_i & 288'h34477bb88ee8800ff8899444455aabb991199227700221133779999ddff99665566dd220)
  assign syndrome[21] = s2_sum_8 ^ (s2_sum_14 ^ (plane_1_at_2_2 ^ (plane_3_at_2_1
      ^ plane_5_at_2_0)));
  // ^(codeword_i & 288'h4883311aacc5555330055dd77ddbbbb00aa55ee99ffeeaa11ccff00dd99aa33ddcc77440)
  assign syndrome[22] = s2_sum_17 ^ (s2_sum_13 ^ (s2_sum_14 ^ (plane_2_at_2_2 ^ (plane_6_at_2_0
      ^ (plane_0_at_2_3 ^ plane_4_at_2_1)))));
  // ^(codeword_i & 288'h90066335588aaaa6600bbaaffbb77661144bbdd33ffdd443399ee11bb334477bb88ee880)
  assign syndrome[23] = s2_sum_15 ^ (s2_sum_16 ^ (plane_3_at_2_2 ^ (plane_7_at_2_0 ^ (plane_1_at_2_3
      ^ plane_5_at_2_1))));
  // ^(codeword_i & 288'h3377fc96ca5b6920181a5815a9300b75bedb76c2525ed37ff5a1393c86d9348feec7e801)
  assign syndrome[24] = s3_sum_7 ^ plane_0_at_5_0;
  // ^(codeword_i & 288'h549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e374801fe24a448b6a5c9132493802)
  assign syndrome[25] = s3_sum_9 ^ (plane_0_at_5_1 ^ plane_1_at_5_0);
  // ^(codeword_i & 288'ha9300b75bedb76c2525ed37ff5a1393c86d9348feec7e8013ec4948816d5b92364937004)
  assign syndrome[26] = s3_sum_4 ^ (plane_7_at_5_7 ^ (plane_1_at_5_1 ^ (plane_0_at_5_2
      ^ plane_2_at_5_0)));
  // ^(codeword_i & 288'h536017eb7db7ec85a5bda7ffea4373780db3681edc8ed0037c8928112dab7246c927e008)
  assign syndrome[27] = s3_sum_7 ^ (s3_sum_1 ^ (plane_2_at_5_1 ^ (plane_0_at_5_3 ^ (plane_1_at_5_2
      ^ plane_3_at_5_0))));
  // ^(codeword_i & 288'ha6c12ed7fb6ed80a4b7a4ffed487e7f01b66d13db81da007f81251225a57e48c924ec010)
  assign syndrome[28] = s3_sum_9 ^ (s3_sum_6 ^ ((plane_1_at_5_3 ^ plane_3_at_5_1) ^ (plane_2_at_5_2
      ^ (plane_0_at_5_4 ^ plane_4_at_5_0))));
  // ^(codeword_i & 288'h7ff5a1393c86d9348feec7e8013ec4948816d5b92364937004849b793377fc96ca5b6920)
  assign syndrome[29] = s3_sum_9 ^ (s3_sum_3 ^ (((plane_7_at_5_7 ^ (plane_1_at_5_4
      ^ plane_5_at_5_0)) ^ (plane_0_at_5_5 ^ plane_3_at_5_2)) ^ (plane_2_at_5_3 ^ plane_4_at_5_1)));
  // ^(codeword_i & 288'hcc9dbfe5b256da4806c6d6c5aa4c825daff6ddb01497f49ffda80ecfe136cda37b713a40)
  assign syndrome[30] = s3_sum_8 ^ (((plane_3_at_5_3 ^ plane_5_at_5_1) ^ (plane_7_at_5_7
      ^ (plane_2_at_5_4 ^ plane_6_at_5_0))) ^ (plane_0_at_5_6 ^ (plane_1_at_5_5 ^ plane_4_at_5_2)));
  // ^(codeword_i & 288'h993b7ecb65adb4900c8dac8a549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e37480)
  assign syndrome[31] = s3_sum_4 ^ (((plane_4_at_5_3 ^ plane_6_at_5_1) ^ (plane_0_at_5_7
      ^ (plane_3_at_5_4 ^ plane_7_at_5_0))) ^ (plane_1_at_5_6 ^ (plane_2_at_5_5 ^ plane_5_at_5_2)));

  // Match terms: functions of the syndrome that several matches share.
  wire is_0 = syndrome == 32'h00000000;
  wire sum_0 = syndrome[9] ^ syndrome[11];
  wire sum_1 = sum_0 ^ syndrome[12];
  wire xor_1 = sum_1 ^ (syndrome[8] ^ syndrome[14]);
  wire sum_2 = syndrome[13] ^ syndrome[14];
  wire xor_2 = sum_0 ^ sum_2;
  wire sum_3 = syndrome[10] ^ syndrome[14];
  wire xor_3 = sum_3 ^ syndrome[13];
  wire sum_4 = sum_3 ^ syndrome[9];
  wire sum_5 = syndrome[13] ^ syndrome[15];
  wire xor_4 = sum_4 ^ sum_5;
  wire sum_6 = sum_5 ^ syndrome[10];
  wire xor_5 = sum_1 ^ sum_6;
  wire xor_6 = sum_1 ^ (sum_3 ^ syndrome[15]);
  wire xor_7 = sum_1 ^ xor_3;
  wire sum_7 = (syndrome[10] & syndrome[13]) ^ (syndrome[12] & syndrome[13]);
  wire sum_8 = (syndrome[10] & syndrome[11]) ^ ((syndrome[8] & syndrome[11]) ^ (syndrome[10]
      & syndrome[14]));
  wire sum_9 = ((syndrome[8] & syndrome[12]) ^ (syndrome[13] & syndrome[15])) ^ ((syndrome[8]
      & syndrome[9]) ^ (syndrome[9] & syndrome[15]));
  wire sum_10 = (syndrome[10] & syndrome[15]) ^ ((syndrome[8] & syndrome[14]) ^ (syndrome[12]
      & syndrome[14]));
  wire sum_11 = sum_10 ^ (syndrome[9] & syndrome[11]);
  wire sum_12 = (sum_4 ^ sum_11) ^ ((syndrome[12] & syndrome[15]) ^ (syndrome[14] & syndrome[15]));
  wire xor_8 = sum_12 ^ ((sum_8 ^ (sum_7 ^ (syndrome[13] & syndrome[14]))) ^ (sum_9 ^ (syndrome[8]
      ^ (syndrome[11] & syndrome[14]))));
  wire sum_13 = (syndrome[11] & syndrome[13]) ^ (syndrome[9] & syndrome[14]);
  wire sum_14 = (syndrome[10] & syndrome[12]) ^ (syndrome[8] & syndrome[13]);
  wire sum_15 = (syndrome[15] ^ ((syndrome[9] & syndrome[12]) ^ (syndrome[11] & syndrome[15])))
      ^ (sum_14 ^ (syndrome[11] & syndrome[12]));
  wire xor_9 = sum_12 ^ (sum_15 ^ (sum_13 ^ syndrome[12]));
  wire sum_16 = sum_7 ^ syndrome[11];
  wire xor_10 = ((sum_10 ^ sum_16) ^ (sum_6 ^ ((syndrome[8] & syndrome[10]) ^ (syndrome[8]
      & syndrome[15])))) ^ (sum_9 ^ (sum_13 ^ sum_14));
  wire xor_11 = (sum_15 ^ (sum_8 ^ sum_16)) ^ (sum_11 ^ ((syndrome[9] & syndrome[13])
      ^ (syndrome[14] ^ (syndrome[9] & syndrome[10]))));
  wire is_12 = {xor_11, xor_10, xor_9, xor_8} == 4'h3;
  wire is_13 = {xor_11, xor_10, xor_9, xor_8} == 4'h4;
  wire is_14 = {xor_11, xor_10, xor_9, xor_8} == 4'h6;
  wire is_15 = {xor_11, xor_10, xor_9, xor_8} == 4'h7;
  wire is_16 = {xor_11, xor_10, xor_9, xor_8} == 4'h9;
  wire is_17 = {xor_11, xor_10, xor_9, xor_8} == 4'ha;
  wire is_18 = {xor_11, xor_10, xor_9, xor_8} == 4'hb;
  wire is_19 = {xor_11, xor_10, xor_9, xor_8} == 4'hc;
  wire is_20 = {xor_11, xor_10, xor_9, xor_8} == 4'hd;
  wire is_21 = {xor_11, xor_10, xor_9, xor_8} == 4'he;
  wire is_22 = {xor_11, xor_10, xor_9, xor_8} == 4'hf;
  wire any_23 = is_12 | is_13 | is_17 | is_18 | is_19 | is_20 | is_22 | ({xor_11, xor_10, xor_9,
      xor_8} == 4'h1);
  wire any_24 = is_14 | is_15 | is_17 | is_18 | is_20 | is_21 | is_22 | ({xor_11, xor_10, xor_9,
      xor_8} == 4'h8);
  wire any_25 = is_12 | is_13 | is_14 | is_16 | is_17 | is_18 | is_21 | ({xor_11, xor_10, xor_9,
      xor_8} == 4'h5);
  wire any_26 = is_12 | is_14 | is_15 | is_16 | is_18 | is_19 | is_22 | ({xor_11, xor_10, xor_9,
      xor_8} == 4'h2);
  wire xor_27 = ((syndrome[5] & xor_1) ^ ((syndrome[1] & xor_4) ^ (syndrome[4] & xor_2)))
      ^ ((syndrome[0] & xor_5) ^ ((syndrome[2] & syndrome[11]) ^ (syndrome[3] & xor_3)));
  wire xor_28 = (((syndrome[5] & xor_2) ^ ((syndrome[3] & syndrome[11]) ^ (syndrome[4] & xor_3)))
      ^ ((syndrome[0] & xor_6) ^ (syndrome[2] & xor_4))) ^ ((syndrome[1] & xor_5) ^ (syndrome[6]
      & xor_1));
  wire xor_29 = (((syndrome[0] & xor_7) ^ (syndrome[2] & xor_5)) ^ ((syndrome[6] & xor_2)
      ^ ((syndrome[4] & syndrome[11]) ^ (syndrome[5] & xor_3)))) ^ ((syndrome[7] & xor_1)
      ^ ((syndrome[1] & xor_6) ^ (syndrome[3] & xor_4)));
  wire xor_30 = (((syndrome[7] & xor_2) ^ ((syndrome[5] & syndrome[11]) ^ (syndrome[6] & xor_3)))
      ^ ((syndrome[2] & xor_6) ^ (syndrome[4] & xor_4))) ^ ((syndrome[1] & xor_7) ^ (syndrome[3]
      & xor_5));
  wire xor_31 = ((syndrome[4] & xor_5) ^ ((syndrome[3] & xor_6) ^ (syndrome[5] & xor_4)))
      ^ ((syndrome[2] & xor_7) ^ ((syndrome[6] & syndrome[11]) ^ (syndrome[7] & xor_3)));
  wire xor_32 = ((syndrome[5] & xor_5) ^ ((syndrome[4] & xor_6) ^ (syndrome[7] & syndrome[11])))
      ^ ((syndrome[3] & xor_7) ^ (syndrome[6] & xor_4));
  wire xor_33 = ((syndrome[4] & xor_7) ^ (syndrome[6] & xor_5)) ^ ((syndrome[5] & xor_6)
      ^ (syndrome[7] & xor_4));
  wire xor_34 = (syndrome[7] & xor_5) ^ ((syndrome[5] & xor_7) ^ (syndrome[6] & xor_6));
  wire xor_35 = (syndrome[6] & xor_7) ^ (syndrome[7] & xor_6);
  wire all_36 = syndrome[7] & xor_7;
  wire sum_17 = xor_32 ^ xor_33;
  wire sum_18 = sum_17 ^ xor_34;
  wire xor_37 = sum_18 ^ (xor_30 ^ (syndrome[0] & xor_1));
  wire sum_19 = xor_30 ^ xor_35;
  wire sum_20 = xor_31 ^ xor_32;
  wire xor_38 = sum_20 ^ (sum_19 ^ ((syndrome[0] & xor_2) ^ (syndrome[1] & xor_1)));
  wire sum_21 = sum_17 ^ all_36;
  wire xor_39 = sum_21 ^ (xor_31 ^ ((syndrome[2] & xor_1) ^ ((syndrome[0] & xor_3) ^ (syndrome[1]
      & xor_2))));
  wire xor_40 = sum_18 ^ ((syndrome[3] & xor_1) ^ ((syndrome[2] & xor_2) ^ ((syndrome[0]
      & syndrome[11]) ^ (syndrome[1] & xor_3))));
  wire xor_41 = xor_34 ^ (((syndrome[4] & xor_1) ^ ((syndrome[1] & syndrome[11]) ^ (syndrome[2]
      & xor_3))) ^ ((syndrome[0] & xor_4) ^ (syndrome[3] & xor_2)));
  wire xor_42 = xor_41 ^ (xor_33 ^ xor_35);
  wire xor_43 = sum_21 ^ (sum_19 ^ xor_27);
  wire xor_44 = (sum_20 ^ xor_28) ^ (xor_30 ^ all_36);
  wire xor_45 = sum_17 ^ (xor_29 ^ xor_31);
  wire sum_22 = xor_38 ^ xor_42;
  wire sum_23 = sum_22 ^ xor_44;
  wire sum_24 = xor_40 ^ xor_43;
  wire sum_25 = xor_39 ^ xor_45;
  wire sum_26 = xor_39 ^ xor_40;
  wire sum_27 = xor_37 ^ xor_42;
  wire sum_28 = xor_42 ^ xor_44;
  wire sum_29 = xor_39 ^ xor_43;
  wire xor_46 = sum_22 ^ xor_45;
  wire sum_30 = sum_25 ^ sum_27;
  wire xor_47 = sum_24 ^ xor_44;
  wire xor_48 = sum_30 ^ xor_44;
  wire sum_31 = sum_22 ^ xor_37;
  wire [7:0] inverse_ratio;
  assign inverse_ratio[0] = ((any_25 & (sum_23 ^ sum_29)) ^ (any_26 & (sum_29 ^ xor_38))) ^ ((any_23
      & xor_37) ^ (any_24 & (sum_23 ^ sum_24)));
  assign inverse_ratio[1] = ((any_25 & (xor_40 ^ xor_46)) ^ (any_26 & (xor_47 ^ (xor_37 ^ xor_38))))
      ^ ((any_23 & xor_38) ^ (any_24 & (sum_25 ^ (xor_38 ^ xor_40))));
  assign inverse_ratio[2] = ((any_25 & (sum_29 ^ xor_42)) ^ (any_26 & (sum_23 ^ sum_25))) ^ ((any_23
      & xor_39) ^ (any_24 & (sum_26 ^ sum_27)));
  assign inverse_ratio[3] = ((any_25 & xor_47) ^ (any_26 & (sum_24 ^ sum_25))) ^ ((any_23 & xor_40)
      ^ (any_24 & (sum_22 ^ sum_24)));
  assign inverse_ratio[4] = ((any_25 & (sum_27 ^ (xor_44 ^ xor_45))) ^ (any_26 & (sum_28 ^ xor_40)))
      ^ ((any_23 & xor_42) ^ (any_24 & (sum_28 ^ sum_29)));
  assign inverse_ratio[5] = ((any_25 & xor_48) ^ (any_26 & (sum_25 ^ sum_31))) ^ ((any_23 & xor_43)
      ^ (any_24 & xor_46));
  assign inverse_ratio[6] = ((any_25 & (xor_40 ^ xor_48)) ^ (any_26 & (xor_37 ^ xor_40))) ^ ((any_23
      & xor_44) ^ (any_24 & (sum_23 ^ sum_26)));
  assign inverse_ratio[7] = ((any_24 & (sum_24 ^ sum_30)) ^ (any_25 & (sum_31 ^ (sum_24 ^ xor_45))))
      ^ ((any_23 & xor_45) ^ (sum_31 & any_26));
  wire xor_49 = (((syndrome[1] & syndrome[20]) ^ (syndrome[3] & syndrome[18])) ^ ((syndrome[0]
      & syndrome[21]) ^ (syndrome[2] & syndrome[19]))) ^ ((syndrome[4] & syndrome[17])
      ^ (syndrome[5] & syndrome[16]));
  wire xor_50 = (((syndrome[3] & syndrome[19]) ^ (syndrome[4] & syndrome[18])) ^ ((syndrome[0]
      & syndrome[22]) ^ (syndrome[1] & syndrome[21]))) ^ ((syndrome[5] & syndrome[17])
      ^ ((syndrome[2] & syndrome[20]) ^ (syndrome[6] & syndrome[16])));
  wire xor_51 = (((syndrome[3] & syndrome[20]) ^ (syndrome[4] & syndrome[19])) ^ ((syndrome[0]
      & syndrome[23]) ^ (syndrome[1] & syndrome[22]))) ^ ((syndrome[5] & syndrome[18])
      ^ ((syndrome[6] & syndrome[17]) ^ ((syndrome[2] & syndrome[21]) ^ (syndrome[7]
      & syndrome[16]))));
  wire xor_52 = (((syndrome[1] & syndrome[23]) ^ (syndrome[3] & syndrome[21])) ^ ((syndrome[6]
      & syndrome[18]) ^ ((syndrome[2] & syndrome[22]) ^ (syndrome[7] & syndrome[17]))))
      ^ ((syndrome[4] & syndrome[20]) ^ (syndrome[5] & syndrome[19]));
  wire xor_53 = ((syndrome[5] & syndrome[20]) ^ ((syndrome[6] & syndrome[19]) ^ ((syndrome[2]
      & syndrome[23]) ^ (syndrome[7] & syndrome[18])))) ^ ((syndrome[3] & syndrome[22])
      ^ (syndrome[4] & syndrome[21]));
  wire xor_54 = ((syndrome[5] & syndrome[21]) ^ ((syndrome[6] & syndrome[20]) ^ (syndrome[7]
      & syndrome[19]))) ^ ((syndrome[3] & syndrome[23]) ^ (syndrome[4] & syndrome[22]));
  wire xor_55 = ((syndrome[4] & syndrome[23]) ^ (syndrome[5] & syndrome[22])) ^ ((syndrome[6]
      & syndrome[21]) ^ (syndrome[7] & syndrome[20]));
  wire xor_56 = (syndrome[5] & syndrome[23]) ^ ((syndrome[6] & syndrome[22]) ^ (syndrome[7]
      & syndrome[21]));
  wire xor_57 = (syndrome[6] & syndrome[23]) ^ (syndrome[7] & syndrome[22]);
  wire all_58 = syndrome[7] & syndrome[23];
  wire sum_32 = xor_54 ^ xor_55;
  wire sum_33 = sum_32 ^ xor_56;
  wire xor_59 = sum_33 ^ (xor_52 ^ (syndrome[0] & syndrome[16]));
  wire sum_34 = xor_53 ^ xor_54;
  wire xor_60 = sum_34 ^ (xor_52 ^ (xor_57 ^ ((syndrome[0] & syndrome[17]) ^ (syndrome[1]
      & syndrome[16]))));
  wire sum_35 = sum_32 ^ xor_53;
  wire xor_61 = sum_35 ^ (all_58 ^ ((syndrome[1] & syndrome[17]) ^ ((syndrome[0] & syndrome[18])
      ^ (syndrome[2] & syndrome[16]))));
  wire xor_62 = sum_33 ^ (((syndrome[1] & syndrome[18]) ^ (syndrome[3] & syndrome[16]))
      ^ ((syndrome[0] & syndrome[19]) ^ (syndrome[2] & syndrome[17])));
  wire xor_63 = (((syndrome[4] & syndrome[16]) ^ ((syndrome[0] & syndrome[20]) ^ (syndrome[2]
      & syndrome[18]))) ^ ((syndrome[1] & syndrome[19]) ^ (syndrome[3] & syndrome[17]))) ^ (xor_55
      ^ (xor_56 ^ xor_57));
  wire sum_36 = xor_52 ^ all_58;
  wire xor_64 = (sum_32 ^ sum_36) ^ (xor_49 ^ xor_57);
  wire xor_65 = sum_36 ^ (sum_34 ^ xor_50);
  wire xor_66 = sum_35 ^ xor_51;
  wire xor_67 = sum_2 ^ (syndrome[8] ^ syndrome[12]);
  wire xor_68 = syndrome[12] ^ syndrome[13];
  wire xor_69 = sum_5 ^ syndrome[9];
  wire xor_70 = sum_5 ^ syndrome[12];
  wire xor_71 = syndrome[11] ^ xor_70;
  wire xor_72 = (((syndrome[10] & syndrome[27]) ^ (syndrome[11] & syndrome[26])) ^ ((syndrome[8]
      & syndrome[29]) ^ (syndrome[9] & syndrome[28]))) ^ ((syndrome[12] & syndrome[25])
      ^ (syndrome[13] & syndrome[24]));
  wire xor_73 = (((syndrome[12] & syndrome[26]) ^ (syndrome[13] & syndrome[25])) ^ ((syndrome[10]
      & syndrome[28]) ^ (syndrome[11] & syndrome[27]))) ^ ((syndrome[14] & syndrome[24])
      ^ ((syndrome[8] & syndrome[30]) ^ (syndrome[9] & syndrome[29])));
  wire xor_74 = (((syndrome[14] & syndrome[25]) ^ (syndrome[15] & syndrome[24])) ^ ((syndrome[12]
      & syndrome[27]) ^ (syndrome[13] & syndrome[26]))) ^ (((syndrome[10] & syndrome[29])
      ^ (syndrome[11] & syndrome[28])) ^ ((syndrome[8] & syndrome[31]) ^ (syndrome[9]
      & syndrome[30])));
  wire xor_75 = (((syndrome[12] & syndrome[28]) ^ (syndrome[13] & syndrome[27])) ^ ((syndrome[9]
      & syndrome[31]) ^ (syndrome[11] & syndrome[29]))) ^ ((syndrome[15] & syndrome[25])
      ^ ((syndrome[10] & syndrome[30]) ^ (syndrome[14] & syndrome[26])));
  wire xor_76 = ((syndrome[14] & syndrome[27]) ^ ((syndrome[11] & syndrome[30]) ^ ((syndrome[10]
      & syndrome[31]) ^ (syndrome[15] & syndrome[26])))) ^ ((syndrome[12] & syndrome[29])
      ^ (syndrome[13] & syndrome[28]));
  wire xor_77 = ((syndrome[15] & syndrome[27]) ^ ((syndrome[11] & syndrome[31]) ^ (syndrome[12]
      & syndrome[30]))) ^ ((syndrome[13] & syndrome[29]) ^ (syndrome[14] & syndrome[28]));
  wire xor_78 = ((syndrome[14] & syndrome[29]) ^ (syndrome[15] & syndrome[28])) ^ ((syndrome[12]
      & syndrome[31]) ^ (syndrome[13] & syndrome[30]));
  wire xor_79 = (syndrome[15] & syndrome[29]) ^ ((syndrome[13] & syndrome[31]) ^ (syndrome[14]
      & syndrome[30]));
  wire xor_80 = (syndrome[14] & syndrome[31]) ^ (syndrome[15] & syndrome[30]);
  wire all_81 = syndrome[15] & syndrome[31];
  wire sum_37 = xor_77 ^ xor_78;
  wire sum_38 = sum_37 ^ xor_79;
  wire xor_82 = sum_38 ^ (xor_75 ^ (syndrome[8] & syndrome[24]));
  wire sum_39 = xor_75 ^ xor_80;
  wire sum_40 = xor_76 ^ xor_77;
  wire xor_83 = sum_40 ^ (sum_39 ^ ((syndrome[8] & syndrome[25]) ^ (syndrome[9] & syndrome[24])));
  wire sum_41 = sum_37 ^ xor_76;
  wire xor_84 = sum_41 ^ (all_81 ^ ((syndrome[10] & syndrome[24]) ^ ((syndrome[8] & syndrome[26])
      ^ (syndrome[9] & syndrome[25]))));
  wire xor_85 = sum_38 ^ (((syndrome[10] & syndrome[25]) ^ (syndrome[11] & syndrome[24]))
      ^ ((syndrome[8] & syndrome[27]) ^ (syndrome[9] & syndrome[26])));
  wire xor_86 = xor_79 ^ (((syndrome[12] & syndrome[24]) ^ ((syndrome[8] & syndrome[28])
      ^ (syndrome[10] & syndrome[26]))) ^ ((syndrome[9] & syndrome[27]) ^ (syndrome[11]
      & syndrome[25])));
  wire xor_87 = xor_86 ^ (xor_78 ^ xor_80);
  wire xor_88 = (sum_37 ^ sum_39) ^ (xor_72 ^ all_81);
  wire xor_89 = (sum_40 ^ xor_73) ^ (xor_75 ^ all_81);
  wire xor_90 = sum_41 ^ xor_74;
  wire sum_42 = syndrome[20] ^ syndrome[21];
  wire xor_91 = sum_42 ^ (syndrome[16] ^ syndrome[22]);
  wire xor_92 = syndrome[23] ^ (syndrome[17] ^ syndrome[21]);
  wire xor_93 = syndrome[21] ^ syndrome[22];
  wire xor_94 = syndrome[18] ^ syndrome[22];
  wire xor_95 = sum_42 ^ syndrome[23];
  wire xor_96 = syndrome[19] ^ xor_95;
  wire [7:0] cross_ratio;
  assign cross_ratio[0] = {syndrome[21] ^ xor_90, xor_89 ^ xor_96, xor_88 ^ xor_95, xor_87 ^ xor_94,
      xor_85 ^ xor_93, xor_84 ^ xor_92, sum_42 ^ xor_83, xor_82 ^ xor_91, syndrome[13] ^ xor_66,
      xor_65 ^ xor_71, xor_64 ^ xor_70, sum_3 ^ xor_63, sum_2 ^ xor_62, xor_61 ^ xor_69, xor_60
      ^ xor_68, xor_59 ^ xor_67} == 16'h0000;
  assign cross_ratio[1] = {xor_90 ^ xor_105, xor_89 ^ (sum_60 ^ (xor_91 ^ xor_93)), xor_88
      ^ xor_104, xor_87 ^ xor_103, xor_85 ^ xor_102, xor_84 ^ xor_101, xor_83 ^ xor_100, xor_82
      ^ xor_99, xor_66 ^ xor_98, xor_65 ^ (sum_49 ^ xor_67), xor_64 ^ xor_97, xor_63 ^ (sum_43
      ^ xor_68), xor_62 ^ (sum_44 ^ xor_70), xor_61 ^ (sum_46 ^ syndrome[13]), xor_60 ^ (sum_2
      ^ sum_45), xor_59 ^ (sum_43 ^ sum_44)} == 16'h0000;
  assign cross_ratio[2] = {xor_90 ^ xor_99, xor_89 ^ xor_105, xor_88 ^ (sum_54 ^ sum_67), xor_87
      ^ (sum_66 ^ xor_93), xor_85 ^ xor_103, xor_84 ^ xor_102, xor_83 ^ xor_101, xor_82 ^ xor_107,
      xor_66 ^ (sum_62 ^ xor_106), xor_65 ^ (sum_65 ^ xor_106), sum_45 ^ xor_64, xor_63 ^ (sum_3
      ^ xor_106), xor_62 ^ xor_106, xor_61 ^ (sum_44 ^ xor_69), sum_44 ^ xor_60, xor_59 ^ (sum_62
      ^ sum_64)} == 16'h0000;
  assign cross_ratio[3] = {xor_90 ^ xor_108, xor_89 ^ (sum_60 ^ xor_92), xor_88 ^ (sum_57 ^ sum_68),
      sum_60 ^ xor_87, xor_85 ^ (xor_94 ^ xor_107), xor_84 ^ (sum_52 ^ xor_100), xor_83 ^ (xor_92
      ^ xor_105), xor_82 ^ (sum_66 ^ xor_94), xor_66 ^ (xor_69 ^ xor_98), xor_65 ^ (sum_44
      ^ sum_49), xor_64 ^ (sum_64 ^ xor_71), syndrome[13] ^ xor_63, xor_62 ^ xor_71, sum_50
      ^ xor_61, sum_49 ^ xor_60, xor_59 ^ (xor_71 ^ xor_106)} == 16'h0000;
  assign cross_ratio[4] = {xor_90 ^ (sum_61 ^ xor_93), xor_89 ^ (sum_53 ^ sum_57), xor_88 ^ (sum_51
      ^ sum_66), xor_87 ^ (sum_68 ^ xor_93), sum_58 ^ xor_85, sum_59 ^ xor_84, xor_83 ^ (xor_91
      ^ xor_94), xor_82 ^ (sum_60 ^ xor_96), xor_116, xor_115, xor_114, xor_113, xor_112, xor_111,
      xor_110, xor_109} == 16'h0000;
  assign cross_ratio[5] = {xor_90 ^ xor_122, xor_89 ^ (sum_54 ^ xor_104), xor_88 ^ (syndrome[21]
      ^ xor_108), xor_87 ^ xor_121, xor_85 ^ xor_120, xor_84 ^ xor_119, xor_83 ^ (sum_58
      ^ syndrome[21]), xor_82 ^ xor_118, xor_66 ^ (sum_43 ^ xor_98), xor_65 ^ (sum_44 ^ sum_65),
      xor_64 ^ (sum_49 ^ sum_64), xor_63 ^ (sum_2 ^ syndrome[13]), sum_43 ^ xor_62, xor_61 ^ (sum_50
      ^ xor_68), xor_60 ^ xor_117, xor_59 ^ (sum_45 ^ xor_106)} == 16'h0000;
  assign cross_ratio[6] = {xor_90 ^ (sum_72 ^ xor_95), xor_89 ^ (sum_54 ^ sum_57), xor_88 ^ (sum_42
      ^ xor_101), xor_87 ^ (sum_53 ^ (sum_42 ^ xor_96)), xor_85 ^ (sum_59 ^ sum_71), xor_84
      ^ (sum_68 ^ xor_94), sum_55 ^ xor_83, xor_82 ^ (sum_56 ^ sum_58), xor_66 ^ (sum_48 ^ sum_63),
      xor_65 ^ (sum_50 ^ sum_64), sum_47 ^ xor_64, xor_63 ^ (sum_2 ^ xor_117), sum_70 ^ xor_62,
      xor_61 ^ (sum_69 ^ (sum_3 ^ xor_68)), xor_60 ^ xor_97, xor_59 ^ (sum_46 ^ (sum_2
      ^ sum_50))} == 16'h0000;
  assign cross_ratio[7] = {xor_90 ^ xor_118, xor_89 ^ xor_122, xor_88 ^ (sum_72 ^ xor_94), xor_87
      ^ (sum_58 ^ xor_94), xor_85 ^ xor_121, xor_84 ^ xor_120, xor_83 ^ xor_119, xor_82 ^ (sum_55
      ^ sum_57), xor_116, xor_115, xor_114, xor_113, xor_112, xor_111, xor_110,
      xor_109} == 16'h0000;
  wire sum_43 = xor_69 ^ xor_71;
  wire sum_44 = xor_67 ^ xor_68;
  wire sum_45 = syndrome[13] ^ xor_71;
  wire sum_46 = sum_3 ^ xor_67;
  wire sum_47 = sum_2 ^ sum_44;
  wire xor_97 = sum_45 ^ sum_47;
  wire sum_48 = sum_3 ^ xor_71;
  wire sum_49 = sum_48 ^ syndrome[13];
  wire sum_50 = syndrome[13] ^ xor_70;
  wire xor_98 = sum_44 ^ sum_50;
  wire sum_51 = xor_92 ^ xor_95;
  wire sum_52 = syndrome[21] ^ xor_96;
  wire xor_99 = sum_51 ^ sum_52;
  wire sum_53 = xor_92 ^ xor_93;
  wire xor_100 = sum_53 ^ xor_95;
  wire sum_54 = xor_91 ^ xor_96;
  wire sum_55 = sum_54 ^ xor_93;
  wire xor_101 = sum_55 ^ xor_94;
  wire sum_56 = sum_42 ^ syndrome[21];
  wire sum_57 = xor_94 ^ xor_95;
  wire xor_102 = sum_56 ^ sum_57;
  wire sum_58 = sum_54 ^ xor_92;
  wire xor_103 = sum_58 ^ xor_95;
  wire sum_59 = sum_42 ^ xor_95;
  wire xor_104 = sum_53 ^ sum_59;
  wire sum_60 = sum_57 ^ syndrome[21];
  wire sum_61 = sum_57 ^ xor_96;
  wire xor_105 = sum_42 ^ sum_61;
  wire sum_62 = sum_48 ^ sum_50;
  wire sum_63 = sum_2 ^ xor_69;
  wire sum_64 = sum_63 ^ xor_68;
  wire xor_106 = sum_44 ^ sum_63;
  wire sum_65 = sum_48 ^ xor_70;
  wire xor_107 = sum_52 ^ xor_93;
  wire sum_66 = sum_56 ^ xor_96;
  wire sum_67 = sum_53 ^ xor_94;
  wire sum_68 = sum_56 ^ xor_91;
  wire xor_108 = sum_55 ^ xor_95;
  wire sum_69 = syndrome[13] ^ xor_69;
  wire sum_70 = sum_63 ^ xor_70;
  wire xor_109 = xor_59 ^ (sum_69 ^ xor_67);
  wire xor_110 = xor_60 ^ (syndrome[13] ^ xor_106);
  wire xor_111 = xor_61 ^ (sum_3 ^ sum_64);
  wire xor_112 = xor_62 ^ (sum_46 ^ sum_70);
  wire xor_113 = xor_63 ^ (sum_47 ^ sum_65);
  wire xor_114 = xor_64 ^ (sum_65 ^ xor_68);
  wire xor_115 = xor_65 ^ (xor_71 ^ (xor_67 ^ xor_70));
  wire xor_116 = xor_66 ^ (sum_45 ^ xor_68);
  wire xor_117 = sum_48 ^ xor_67;
  wire xor_118 = sum_53 ^ sum_60;
  wire xor_119 = sum_56 ^ xor_93;
  wire sum_71 = xor_91 ^ xor_92;
  wire xor_120 = sum_71 ^ xor_94;
  wire xor_121 = sum_59 ^ xor_93;
  wire xor_122 = sum_66 ^ sum_67;
  wire sum_72 = sum_54 ^ sum_56;
  wire sum_73 = inverse_ratio[4] ^ inverse_ratio[5];
  wire xor_123 = sum_73 ^ (inverse_ratio[0] ^ inverse_ratio[6]);
  wire xor_124 = inverse_ratio[7] ^ (inverse_ratio[1] ^ inverse_ratio[5]);
  wire xor_125 = inverse_ratio[5] ^ inverse_ratio[6];
  wire xor_126 = inverse_ratio[2] ^ inverse_ratio[6];
  wire xor_127 = sum_73 ^ inverse_ratio[7];
  wire xor_128 = inverse_ratio[3] ^ xor_127;
  wire any_129 = cross_ratio[0] | cross_ratio[1] | cross_ratio[2] | cross_ratio[3] | cross_ratio[4]
      | cross_ratio[7];
  wire any_130 = cross_ratio[1] | cross_ratio[2] | cross_ratio[3] | cross_ratio[5] | cross_ratio[6];
  wire any_131 = cross_ratio[1] | cross_ratio[5];
  wire any_132 = cross_ratio[3] | cross_ratio[4] | cross_ratio[6] | cross_ratio[7];
  wire any_133 = cross_ratio[1] | cross_ratio[4] | cross_ratio[5] | cross_ratio[7];
  wire any_134 = |cross_ratio[7:4];
  wire any_135 = cross_ratio[5] | cross_ratio[6];
  wire xor_136 = (((syndrome[1] & xor_126) ^ (syndrome[2] & xor_125)) ^ ((syndrome[0] & xor_127)
      ^ (sum_73 & syndrome[4]))) ^ ((syndrome[3] & xor_124) ^ (syndrome[5] & xor_123));
  wire xor_137 = (((syndrome[0] & xor_128) ^ (syndrome[4] & xor_124)) ^ ((syndrome[2] & xor_126)
      ^ (syndrome[3] & xor_125))) ^ ((syndrome[6] & xor_123) ^ ((syndrome[1] & xor_127) ^ (sum_73
      & syndrome[5])));
  wire xor_138 = (((syndrome[1] & xor_128) ^ ((syndrome[0] & inverse_ratio[5]) ^ (sum_73
      & syndrome[6]))) ^ ((syndrome[4] & xor_125) ^ (syndrome[5] & xor_124))) ^ ((syndrome[7]
      & xor_123) ^ ((syndrome[2] & xor_127) ^ (syndrome[3] & xor_126)));
  wire xor_139 = (((syndrome[5] & xor_125) ^ (syndrome[6] & xor_124)) ^ ((syndrome[3] & xor_127)
      ^ (syndrome[4] & xor_126))) ^ ((syndrome[2] & xor_128) ^ ((syndrome[1] & inverse_ratio[5])
      ^ (sum_73 & syndrome[7])));
  wire xor_140 = (((syndrome[5] & xor_126) ^ (syndrome[6] & xor_125)) ^ ((syndrome[2]
      & inverse_ratio[5]) ^ (syndrome[4] & xor_127))) ^ ((syndrome[3] & xor_128) ^ (syndrome[7]
      & xor_124));
  wire xor_141 = ((syndrome[4] & xor_128) ^ ((syndrome[3] & inverse_ratio[5]) ^ (syndrome[5]
      & xor_127))) ^ ((syndrome[6] & xor_126) ^ (syndrome[7] & xor_125));
  wire xor_142 = ((syndrome[5] & xor_128) ^ (syndrome[7] & xor_126)) ^ ((syndrome[4]
      & inverse_ratio[5]) ^ (syndrome[6] & xor_127));
  wire xor_143 = (syndrome[6] & xor_128) ^ ((syndrome[5] & inverse_ratio[5]) ^ (syndrome[7]
      & xor_127));
  wire xor_144 = (syndrome[6] & inverse_ratio[5]) ^ (syndrome[7] & xor_128);
  wire all_145 = syndrome[7] & inverse_ratio[5];
  wire sum_74 = xor_141 ^ xor_142;
  wire sum_75 = sum_74 ^ xor_143;
  wire xor_146 = sum_75 ^ (xor_139 ^ (syndrome[0] & xor_123));
  wire sum_76 = xor_140 ^ xor_141;
  wire xor_147 = sum_76 ^ (xor_139 ^ (xor_144 ^ ((sum_73 & syndrome[0]) ^ (syndrome[1]
      & xor_123))));
  wire sum_77 = sum_74 ^ xor_140;
  wire xor_148 = sum_77 ^ (all_145 ^ ((syndrome[2] & xor_123) ^ ((syndrome[0] & xor_124) ^ (sum_73
      & syndrome[1]))));
  wire xor_149 = sum_75 ^ (((syndrome[1] & xor_124) ^ (syndrome[3] & xor_123)) ^ ((syndrome[0]
      & xor_125) ^ (sum_73 & syndrome[2])));
  wire xor_150 = xor_142 ^ (((syndrome[4] & xor_123) ^ ((syndrome[0] & xor_126) ^ (sum_73
      & syndrome[3]))) ^ ((syndrome[1] & xor_125) ^ (syndrome[2] & xor_124)));
  wire xor_151 = xor_150 ^ (xor_143 ^ xor_144);
  wire sum_78 = xor_139 ^ all_145;
  wire xor_152 = (sum_74 ^ sum_78) ^ (xor_136 ^ xor_144);
  wire xor_153 = sum_76 ^ (sum_78 ^ xor_137);
  wire xor_154 = sum_77 ^ xor_138;
  wire xor_155 = (((any_132 & xor_148) ^ (any_131 & xor_149)) ^ ((any_134 & xor_146) ^ (any_133
      & xor_147))) ^ ((any_130 & xor_151) ^ (any_129 & xor_152));
  wire xor_156 = (((any_131 & xor_151) ^ (any_130 & xor_152)) ^ ((any_133 & xor_148) ^ (any_132
      & xor_149))) ^ ((any_129 & xor_153) ^ ((any_135 & xor_146) ^ (any_134 & xor_147)));
  wire xor_157 = (((any_130 & xor_153) ^ (any_129 & xor_154)) ^ ((any_132 & xor_151) ^ (any_131
      & xor_152))) ^ (((any_134 & xor_148) ^ (any_133 & xor_149)) ^ ((cross_ratio[6] & xor_146)
      ^ (any_135 & xor_147)));
  wire xor_158 = (((any_132 & xor_152) ^ (any_131 & xor_153)) ^ ((any_134 & xor_149) ^ (any_133
      & xor_151))) ^ ((any_130 & xor_154) ^ ((cross_ratio[6] & xor_147) ^ (any_135 & xor_148)));
  wire xor_159 = (((any_134 & xor_151) ^ (any_133 & xor_152)) ^ ((cross_ratio[6] & xor_148)
      ^ (any_135 & xor_149))) ^ ((any_132 & xor_153) ^ (any_131 & xor_154));
  wire xor_160 = ((any_132 & xor_154) ^ ((cross_ratio[6] & xor_149) ^ (any_135 & xor_151)))
      ^ ((any_134 & xor_152) ^ (any_133 & xor_153));
  wire xor_161 = ((any_134 & xor_153) ^ (any_133 & xor_154)) ^ ((cross_ratio[6] & xor_151)
      ^ (any_135 & xor_152));
  wire xor_162 = (any_134 & xor_154) ^ ((cross_ratio[6] & xor_152) ^ (any_135 & xor_153));
  wire xor_163 = (cross_ratio[6] & xor_153) ^ (any_135 & xor_154);
  wire all_164 = cross_ratio[6] & xor_154;
  wire sum_79 = xor_160 ^ xor_161;
  wire sum_80 = sum_79 ^ xor_162;
  wire [7:0] value;
  assign value[0] = sum_80 ^ (xor_158 ^ (any_129 & xor_146));
  assign value[1] = sum_81 ^ (xor_158 ^ (xor_163 ^ ((any_130 & xor_146) ^ (any_129 & xor_147))));
  assign value[2] = sum_82 ^ (all_164 ^ ((any_129 & xor_148) ^ ((any_131 & xor_146) ^ (any_130
      & xor_147))));
  assign value[3] = sum_80 ^ (((any_130 & xor_148) ^ (any_129 & xor_149)) ^ ((any_132 & xor_146)
      ^ (any_131 & xor_147)));
  assign value[4] = xor_165 ^ (xor_161 ^ xor_163);
  assign value[5] = sum_83 ^ (sum_79 ^ (xor_155 ^ xor_163));
  assign value[6] = sum_81 ^ (sum_83 ^ xor_156);
  assign value[7] = sum_82 ^ xor_157;
  wire sum_81 = xor_159 ^ xor_160;
  wire sum_82 = sum_79 ^ xor_159;
  wire xor_165 = xor_162 ^ (((any_129 & xor_151) ^ ((any_133 & xor_146) ^ (any_132 & xor_147)))
      ^ ((any_131 & xor_148) ^ (any_130 & xor_149)));
  wire sum_83 = xor_158 ^ all_164;
  wire inverse_ratio_3_0_is_0 = inverse_ratio[3:0] == 4'h0;
  wire inverse_ratio_3_0_is_1 = inverse_ratio[3:0] == 4'h1;
  wire inverse_ratio_3_0_is_2 = inverse_ratio[3:0] == 4'h2;
  wire inverse_ratio_3_0_is_3 = inverse_ratio[3:0] == 4'h3;
  wire inverse_ratio_3_0_is_4 = inverse_ratio[3:0] == 4'h4;
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
  wire all_166 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_5;
  wire all_167 = inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_2;
  wire all_168 = inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_10;
  wire all_169 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_5;
  wire all_170 = inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_9;
  wire all_171 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_4;
  wire all_172 = inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_2;
  wire all_173 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_1;
  wire all_174 = inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_11;
  wire all_175 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_5;
  wire all_176 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_2;
  wire all_177 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_1;
  wire all_178 = inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_11;
  wire all_179 = inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_5;
  wire all_180 = inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_9;
  wire all_181 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_15;
  wire all_182 = inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_7;
  wire all_183 = inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_8;
  wire all_184 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_4;
  wire all_185 = inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_9;
  wire all_186 = inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_4;
  wire all_187 = inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_9;
  wire all_188 = inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_15;
  wire all_189 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_12;
  wire all_190 = inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_6;
  wire all_191 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_3;
  wire value_3_0_is_0 = value[3:0] == 4'h0;
  wire value_3_0_is_1 = value[3:0] == 4'h1;
  wire value_3_0_is_2 = value[3:0] == 4'h2;
  wire value_3_0_is_4 = value[3:0] == 4'h4;
  wire value_3_0_is_8 = value[3:0] == 4'h8;
  wire value_7_4_is_0 = value[7:4] == 4'h0;
  wire value_7_4_is_1 = value[7:4] == 4'h1;
  wire value_7_4_is_2 = value[7:4] == 4'h2;
  wire value_7_4_is_4 = value[7:4] == 4'h4;
  wire value_7_4_is_8 = value[7:4] == 4'h8;
  wire any_192 = (value_3_0_is_1 & value_7_4_is_0) | (value_3_0_is_2 & value_7_4_is_0)
      | (value_3_0_is_4 & value_7_4_is_0) | (value_3_0_is_8 & value_7_4_is_0) | (value_3_0_is_0
      & value_7_4_is_1) | (value_3_0_is_0 & value_7_4_is_2) | (value_3_0_is_0 & value_7_4_is_4)
      | (value_3_0_is_0 & value_7_4_is_8);
  wire all_193 = cross_ratio[1] & any_192;
  wire all_194 = inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_4;
  wire all_195 = inverse_ratio_3_0_is_4 & inverse_ratio_7_4_is_9;
  wire all_196 = inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_4;
  wire all_197 = inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_2;
  wire all_198 = inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_10;
  wire all_199 = inverse_ratio_3_0_is_0 & inverse_ratio_7_4_is_14;
  wire all_200 = inverse_ratio_3_0_is_0 & inverse_ratio_7_4_is_7;
  wire all_201 = inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_3;
  wire all_202 = inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_1;
  wire all_203 = inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_9;
  wire all_204 = inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_15;
  wire all_205 = inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_12;
  wire all_206 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_13;
  wire all_207 = inverse_ratio_3_0_is_10 & inverse_ratio_7_4_is_13;
  wire all_208 = inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_6;
  wire all_209 = inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_8;
  wire all_210 = inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_15;
  wire all_211 = cross_ratio[2] & any_192;
  wire all_212 = cross_ratio[3] & any_192;
  wire all_213 = cross_ratio[4] & any_192;
  wire all_214 = cross_ratio[5] & any_192;
  wire all_215 = cross_ratio[6] & any_192;
  wire all_216 = cross_ratio[7] & any_192;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [134:0] match;
  assign match[0] = cross_ratio[0] & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_0);
  assign match[1] = cross_ratio[0] & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_11);
  assign match[2] = cross_ratio[0] & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_14);
  assign match[3] = cross_ratio[0] & (inverse_ratio_3_0_is_5 & inverse_ratio_7_4_is_12);
  assign match[4] = cross_ratio[0] & (inverse_ratio_3_0_is_3 & inverse_ratio_7_4_is_13);
  assign match[5] = cross_ratio[0] & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_13);
  assign match[6] = cross_ratio[0] & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_6);
  assign match[7] = cross_ratio[0] & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_3);
  assign match[8] = cross_ratio[0] & (inverse_ratio_3_0_is_11 & inverse_ratio_7_4_is_1);
  assign match[9] = cross_ratio[0] & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_11);
  assign match[10] = cross_ratio[0] & all_166;
  assign match[11] = cross_ratio[0] & all_167;
  assign match[12] = cross_ratio[0] & all_168;
  assign match[13] = cross_ratio[0] & all_169;
  assign match[14] = cross_ratio[0] & all_170;
  assign match[15] = cross_ratio[0] & all_171;
  assign match[16] = cross_ratio[0] & all_172;
  assign match[17] = cross_ratio[0] & all_173;
  assign match[18] = cross_ratio[0] & all_174;
  assign match[19] = cross_ratio[0] & all_175;
  assign match[20] = cross_ratio[0] & all_176;
  assign match[21] = cross_ratio[0] & all_177;
  assign match[22] = cross_ratio[0] & all_178;
  assign match[23] = cross_ratio[0] & all_179;
  assign match[24] = cross_ratio[0] & all_180;
  assign match[25] = cross_ratio[0] & all_181;
  assign match[26] = cross_ratio[0] & all_182;
  assign match[27] = cross_ratio[0] & all_183;
  assign match[28] = cross_ratio[0] & all_184;
  assign match[29] = cross_ratio[0] & all_185;
  assign match[30] = cross_ratio[0] & all_186;
  assign match[31] = cross_ratio[0] & all_187;
  assign match[32] = cross_ratio[0] & all_188;
  assign match[33] = cross_ratio[0] & all_189;
  assign match[34] = cross_ratio[0] & all_190;
  assign match[35] = cross_ratio[0] & all_191;
  assign match[36] = all_193 & all_194;
  assign match[37] = all_193 & all_195;
  assign match[38] = all_193 & all_196;
  assign match[39] = all_193 & all_197;
  assign match[40] = all_193 & all_198;
  assign match[41] = all_193 & all_199;
  assign match[42] = all_193 & all_200;
  assign match[43] = all_193 & all_201;
  assign match[44] = all_193 & all_202;
  assign match[45] = all_193 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_0);
  assign match[46] = all_193 & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_0);
  assign match[47] = all_193 & (inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_11);
  assign match[48] = all_193 & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_5);
  assign match[49] = all_193 & (inverse_ratio_3_0_is_13 & inverse_ratio_7_4_is_9);
  assign match[50] = all_193 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_15);
  assign match[51] = all_193 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_12);
  assign match[52] = all_193 & (inverse_ratio_3_0_is_7 & inverse_ratio_7_4_is_6);
  assign match[53] = all_193 & (inverse_ratio_3_0_is_2 & inverse_ratio_7_4_is_8);
  assign match[54] = all_193 & (inverse_ratio_3_0_is_1 & inverse_ratio_7_4_is_4);
  assign match[55] = all_193 & all_203;
  assign match[56] = all_193 & all_204;
  assign match[57] = all_193 & all_205;
  assign match[58] = all_193 & all_206;
  assign match[59] = all_193 & all_207;
  assign match[60] = all_193 & all_208;
  assign match[61] = all_193 & all_209;
  assign match[62] = all_193 & all_210;
  assign match[63] = all_211 & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_15);
  assign match[64] = all_211 & (inverse_ratio_3_0_is_12 & inverse_ratio_7_4_is_7);
  assign match[65] = all_211 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_3);
  assign match[66] = all_211 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_1);
  assign match[67] = all_211 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_11);
  assign match[68] = all_211 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_5);
  assign match[69] = all_211 & (inverse_ratio_3_0_is_14 & inverse_ratio_7_4_is_9);
  assign match[70] = all_211 & (inverse_ratio_3_0_is_15 & inverse_ratio_7_4_is_4);
  assign match[71] = all_211 & (inverse_ratio_3_0_is_6 & inverse_ratio_7_4_is_9);
  assign match[72] = all_194 & all_211;
  assign match[73] = all_195 & all_211;
  assign match[74] = all_196 & all_211;
  assign match[75] = all_197 & all_211;
  assign match[76] = all_198 & all_211;
  assign match[77] = all_199 & all_211;
  assign match[78] = all_200 & all_211;
  assign match[79] = all_201 & all_211;
  assign match[80] = all_202 & all_211;
  assign match[81] = all_203 & all_212;
  assign match[82] = all_204 & all_212;
  assign match[83] = all_205 & all_212;
  assign match[84] = all_206 & all_212;
  assign match[85] = all_207 & all_212;
  assign match[86] = all_208 & all_212;
  assign match[87] = all_209 & all_212;
  assign match[88] = all_210 & all_212;
  assign match[89] = all_212 & (inverse_ratio_3_0_is_9 & inverse_ratio_7_4_is_7);
  assign match[90] = all_180 & all_213;
  assign match[91] = all_181 & all_213;
  assign match[92] = all_182 & all_213;
  assign match[93] = all_183 & all_213;
  assign match[94] = all_184 & all_213;
  assign match[95] = all_185 & all_213;
  assign match[96] = all_186 & all_213;
  assign match[97] = all_187 & all_213;
  assign match[98] = all_188 & all_213;
  assign match[99] = all_175 & all_214;
  assign match[100] = all_176 & all_214;
  assign match[101] = all_177 & all_214;
  assign match[102] = all_178 & all_214;
  assign match[103] = all_179 & all_214;
  assign match[104] = all_180 & all_214;
  assign match[105] = all_181 & all_214;
  assign match[106] = all_182 & all_214;
  assign match[107] = all_183 & all_214;
  assign match[108] = all_184 & all_214;
  assign match[109] = all_185 & all_214;
  assign match[110] = all_186 & all_214;
  assign match[111] = all_187 & all_214;
  assign match[112] = all_188 & all_214;
  assign match[113] = all_189 & all_214;
  assign match[114] = all_190 & all_214;
  assign match[115] = all_191 & all_214;
  assign match[116] = all_214 & (inverse_ratio_3_0_is_8 & inverse_ratio_7_4_is_10);
  assign match[117] = all_194 & all_215;
  assign match[118] = all_195 & all_215;
  assign match[119] = all_196 & all_215;
  assign match[120] = all_197 & all_215;
  assign match[121] = all_198 & all_215;
  assign match[122] = all_199 & all_215;
  assign match[123] = all_200 & all_215;
  assign match[124] = all_201 & all_215;
  assign match[125] = all_202 & all_215;
  assign match[126] = all_166 & all_216;
  assign match[127] = all_167 & all_216;
  assign match[128] = all_168 & all_216;
  assign match[129] = all_169 & all_216;
  assign match[130] = all_170 & all_216;
  assign match[131] = all_171 & all_216;
  assign match[132] = all_172 & all_216;
  assign match[133] = all_173 & all_216;
  assign match[134] = all_174 & all_216;
  wire any_217 = match[0] | match[36] | match[63] | match[81] | match[90] | match[99] | match[117]
      | match[126];
  wire any_218 = match[1] | match[37] | match[64] | match[82] | match[91] | match[100] | match[118]
      | match[127];
  wire any_219 = match[2] | match[38] | match[65] | match[83] | match[92] | match[101] | match[119]
      | match[128];
  wire any_220 = match[3] | match[39] | match[66] | match[84] | match[93] | match[102] | match[120]
      | match[129];
  wire any_221 = match[4] | match[40] | match[67] | match[85] | match[94] | match[103] | match[121]
      | match[130];
  wire any_222 = match[5] | match[41] | match[68] | match[86] | match[95] | match[104] | match[122]
      | match[131];
  wire any_223 = match[6] | match[42] | match[69] | match[87] | match[96] | match[105] | match[123]
      | match[132];
  wire any_224 = match[7] | match[43] | match[70] | match[88] | match[97] | match[106] | match[124]
      | match[133];
  wire any_225 = match[8] | match[44] | match[71] | match[89] | match[98] | match[107] | match[125]
      | match[134];
  wire any_226 = match[9] | match[36] | match[45] | match[63] | match[72] | match[81] | match[90]
      | match[108];
  wire any_227 = match[10] | match[37] | match[46] | match[64] | match[73] | match[82] | match[91]
      | match[109];
  wire any_228 = match[11] | match[38] | match[47] | match[65] | match[74] | match[83] | match[92]
      | match[110];
  wire any_229 = match[12] | match[39] | match[48] | match[66] | match[75] | match[84] | match[93]
      | match[111];
  wire any_230 = match[13] | match[40] | match[49] | match[67] | match[76] | match[85] | match[94]
      | match[112];
  wire any_231 = match[14] | match[41] | match[50] | match[68] | match[77] | match[86] | match[95]
      | match[113];
  wire any_232 = match[15] | match[42] | match[51] | match[69] | match[78] | match[87] | match[96]
      | match[114];
  wire any_233 = match[16] | match[43] | match[52] | match[70] | match[79] | match[88] | match[97]
      | match[115];
  wire any_234 = match[17] | match[44] | match[53] | match[71] | match[80] | match[89] | match[98]
      | match[116];
  wire any_235 = match[18] | match[45] | match[54] | match[63] | match[72] | match[81] | match[99]
      | match[117];
  wire any_236 = match[19] | match[46] | match[55] | match[64] | match[73] | match[82] | match[100]
      | match[118];
  wire any_237 = match[20] | match[47] | match[56] | match[65] | match[74] | match[83] | match[101]
      | match[119];
  wire any_238 = match[21] | match[48] | match[57] | match[66] | match[75] | match[84] | match[102]
      | match[120];
  wire any_239 = match[22] | match[49] | match[58] | match[67] | match[76] | match[85] | match[103]
      | match[121];
  wire any_240 = match[23] | match[50] | match[59] | match[68] | match[77] | match[86] | match[104]
      | match[122];
  wire any_241 = match[24] | match[51] | match[60] | match[69] | match[78] | match[87] | match[105]
      | match[123];
  wire any_242 = match[25] | match[52] | match[61] | match[70] | match[79] | match[88] | match[106]
      | match[124];
  wire any_243 = match[26] | match[53] | match[62] | match[71] | match[80] | match[89] | match[107]
      | match[125];
  wire any_244 = match[27] | match[54] | match[72] | match[81] | match[90] | match[108] | match[117]
      | match[126];
  wire any_245 = match[28] | match[55] | match[73] | match[82] | match[91] | match[109] | match[118]
      | match[127];
  wire any_246 = match[29] | match[56] | match[74] | match[83] | match[92] | match[110] | match[119]
      | match[128];
  wire any_247 = match[30] | match[57] | match[75] | match[84] | match[93] | match[111] | match[120]
      | match[129];
  wire any_248 = match[31] | match[58] | match[76] | match[85] | match[94] | match[112] | match[121]
      | match[130];
  wire any_249 = match[32] | match[59] | match[77] | match[86] | match[95] | match[113] | match[122]
      | match[131];
  wire any_250 = match[33] | match[60] | match[78] | match[87] | match[96] | match[114] | match[123]
      | match[132];
  wire any_251 = match[34] | match[61] | match[79] | match[88] | match[97] | match[115] | match[124]
      | match[133];
  wire any_252 = match[35] | match[62] | match[80] | match[89] | match[98] | match[116] | match[125]
      | match[134];

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = value[0] & any_217;
  assign flip[1] = value[1] & any_217;
  assign flip[2] = value[2] & any_217;
  assign flip[3] = value[3] & any_217;
  assign flip[4] = value[4] & any_217;
  assign flip[5] = value[5] & any_217;
  assign flip[6] = value[6] & any_217;
  assign flip[7] = value[7] & any_217;
  assign flip[8] = value[0] & any_218;
  assign flip[9] = value[1] & any_218;
  assign flip[10] = value[2] & any_218;
  assign flip[11] = value[3] & any_218;
  assign flip[12] = value[4] & any_218;
  assign flip[13] = value[5] & any_218;
  assign flip[14] = value[6] & any_218;
  assign flip[15] = value[7] & any_218;
  assign flip[16] = value[0] & any_219;
  assign flip[17] = value[1] & any_219;
  assign flip[18] = value[2] & any_219;
  assign flip[19] = value[3] & any_219;
  assign flip[20] = value[4] & any_219;
  assign flip[21] = value[5] & any_219;
  assign flip[22] = value[6] & any_219;
  assign flip[23] = value[7] & any_219;
  assign flip[24] = value[0] & any_220;
  assign flip[25] = value[1] & any_220;
  assign flip[26] = value[2] & any_220;
  assign flip[27] = value[3] & any_220;
  assign flip[28] = value[4] & any_220;
  assign flip[29] = value[5] & any_220;
  assign flip[30] = value[6] & any_220;
  assign flip[31] = value[7] & any_220;
  assign flip[32] = value[0] & any_221;
  assign flip[33] = value[1] & any_221;
  assign flip[34] = value[2] & any_221;
  assign flip[35] = value[3] & any_221;
  assign flip[36] = value[4] & any_221;
  assign flip[37] = value[5] & any_221;
  assign flip[38] = value[6] & any_221;
  assign flip[39] = value[7] & any_221;
  assign flip[40] = value[0] & any_222;
  assign flip[41] = value[1] & any_222;
  assign flip[42] = value[2] & any_222;
  assign flip[43] = value[3] & any_222;
  assign flip[44] = value[4] & any_222;
  assign flip[45] = value[5] & any_222;
  assign flip[46] = value[6] & any_222;
  assign flip[47] = value[7] & any_222;
  assign flip[48] = value[0] & any_223;
  assign flip[49] = value[1] & any_223;
  assign flip[50] = value[2] & any_223;
  assign flip[51] = value[3] & any_223;
  assign flip[52] = value[4] & any_223;
  assign flip[53] = value[5] & any_223;
  assign flip[54] = value[6] & any_223;
  assign flip[55] = value[7] & any_223;
  assign flip[56] = value[0] & any_224;
  assign flip[57] = value[1] & any_224;
  assign flip[58] = value[2] & any_224;
  assign flip[59] = value[3] & any_224;
  assign flip[60] = value[4] & any_224;
  assign flip[61] = value[5] & any_224;
  assign flip[62] = value[6] & any_224;
  assign flip[63] = value[7] & any_224;
  assign flip[64] = value[0] & any_225;
  assign flip[65] = value[1] & any_225;
  assign flip[66] = value[2] & any_225;
  assign flip[67] = value[3] & any_225;
  assign flip[68] = value[4] & any_225;
  assign flip[69] = value[5] & any_225;
  assign flip[70] = value[6] & any_225;
  assign flip[71] = value[7] & any_225;
  assign flip[72] = value[0] & any_226;
  assign flip[73] = value[1] & any_226;
  assign flip[74] = value[2] & any_226;
  assign flip[75] = value[3] & any_226;
  assign flip[76] = value[4] & any_226;
  assign flip[77] = value[5] & any_226;
  assign flip[78] = value[6] & any_226;
  assign flip[79] = value[7] & any_226;
  assign flip[80] = value[0] & any_227;
  assign flip[81] = value[1] & any_227;
  assign flip[82] = value[2] & any_227;
  assign flip[83] = value[3] & any_227;
  assign flip[84] = value[4] & any_227;
  assign flip[85] = value[5] & any_227;
  assign flip[86] = value[6] & any_227;
  assign flip[87] = value[7] & any_227;
  assign flip[88] = value[0] & any_228;
  assign flip[89] = value[1] & any_228;
  assign flip[90] = value[2] & any_228;
  assign flip[91] = value[3] & any_228;
  assign flip[92] = value[4] & any_228;
  assign flip[93] = value[5] & any_228;
  assign flip[94] = value[6] & any_228;
  assign flip[95] = value[7] & any_228;
  assign flip[96] = value[0] & any_229;
  assign flip[97] = value[1] & any_229;
  assign flip[98] = value[2] & any_229;
  assign flip[99] = value[3] & any_229;
  assign flip[100] = value[4] & any_229;
  assign flip[101] = value[5] & any_229;
  assign flip[102] = value[6] & any_229;
  assign flip[103] = value[7] & any_229;
  assign flip[104] = value[0] & any_230;
  assign flip[105] = value[1] & any_230;
  assign flip[106] = value[2] & any_230;
  assign flip[107] = value[3] & any_230;
  assign flip[108] = value[4] & any_230;
  assign flip[109] = value[5] & any_230;
  assign flip[110] = value[6] & any_230;
  assign flip[111] = value[7] & any_230;
  assign flip[112] = value[0] & any_231;
  assign flip[113] = value[1] & any_231;
  assign flip[114] = value[2] & any_231;
  assign flip[115] = value[3] & any_231;
  assign flip[116] = value[4] & any_231;
  assign flip[117] = value[5] & any_231;
  assign flip[118] = value[6] & any_231;
  assign flip[119] = value[7] & any_231;
  assign flip[120] = value[0] & any_232;
  assign flip[121] = value[1] & any_232;
  assign flip[122] = value[2] & any_232;
  assign flip[123] = value[3] & any_232;
  assign flip[124] = value[4] & any_232;
  assign flip[125] = value[5] & any_232;
  assign flip[126] = value[6] & any_232;
  assign flip[127] = value[7] & any_232;
  assign flip[128] = value[0] & any_233;
  assign flip[129] = value[1] & any_233;
  assign flip[130] = value[2] & any_233;
  assign flip[131] = value[3] & any_233;
  assign flip[132] = value[4] & any_233;
  assign flip[133] = value[5] & any_233;
  assign flip[134] = value[6] & any_233;
  assign flip[135] = value[7] & any_233;
  assign flip[136] = value[0] & any_234;
  assign flip[137] = value[1] & any_234;
  assign flip[138] = value[2] & any_234;
  assign flip[139] = value[3] & any_234;
  assign flip[140] = value[4] & any_234;
  assign flip[141] = value[5] & any_234;
  assign flip[142] = value[6] & any_234;
  assign flip[143] = value[7] & any_234;
  assign flip[144] = value[0] & any_235;
  assign flip[145] = value[1] & any_235;
  assign flip[146] = value[2] & any_235;
  assign flip[147] = value[3] & any_235;
  assign flip[148] = value[4] & any_235;
  assign flip[149] = value[5] & any_235;
  assign flip[150] = value[6] & any_235;
  assign flip[151] = value[7] & any_235;
  assign flip[152] = value[0] & any_236;
  assign flip[153] = value[1] & any_236;
  assign flip[154] = value[2] & any_236;
  assign flip[155] = value[3] & any_236;
  assign flip[156] = value[4] & any_236;
  assign flip[157] = value[5] & any_236;
  assign flip[158] = value[6] & any_236;
  assign flip[159] = value[7] & any_236;
  assign flip[160] = value[0] & any_237;
  assign flip[161] = value[1] & any_237;
  assign flip[162] = value[2] & any_237;
  assign flip[163] = value[3] & any_237;
  assign flip[164] = value[4] & any_237;
  assign flip[165] = value[5] & any_237;
  assign flip[166] = value[6] & any_237;
  assign flip[167] = value[7] & any_237;
  assign flip[168] = value[0] & any_238;
  assign flip[169] = value[1] & any_238;
  assign flip[170] = value[2] & any_238;
  assign flip[171] = value[3] & any_238;
  assign flip[172] = value[4] & any_238;
  assign flip[173] = value[5] & any_238;
  assign flip[174] = value[6] & any_238;
  assign flip[175] = value[7] & any_238;
  assign flip[176] = value[0] & any_239;
  assign flip[177] = value[1] & any_239;
  assign flip[178] = value[2] & any_239;
  assign flip[179] = value[3] & any_239;
  assign flip[180] = value[4] & any_239;
  assign flip[181] = value[5] & any_239;
  assign flip[182] = value[6] & any_239;
  assign flip[183] = value[7] & any_239;
  assign flip[184] = value[0] & any_240;
  assign flip[185] = value[1] & any_240;
  assign flip[186] = value[2] & any_240;
  assign flip[187] = value[3] & any_240;
  assign flip[188] = value[4] & any_240;
  assign flip[189] = value[5] & any_240;
  assign flip[190] = value[6] & any_240;
  assign flip[191] = value[7] & any_240;
  assign flip[192] = value[0] & any_241;
  assign flip[193] = value[1] & any_241;
  assign flip[194] = value[2] & any_241;
  assign flip[195] = value[3] & any_241;
  assign flip[196] = value[4] & any_241;
  assign flip[197] = value[5] & any_241;
  assign flip[198] = value[6] & any_241;
  assign flip[199] = value[7] & any_241;
  assign flip[200] = value[0] & any_242;
  assign flip[201] = value[1] & any_242;
  assign flip[202] = value[2] & any_242;
  assign flip[203] = value[3] & any_242;
  assign flip[204] = value[4] & any_242;
  assign flip[205] = value[5] & any_242;
  assign flip[206] = value[6] & any_242;
  assign flip[207] = value[7] & any_242;
  assign flip[208] = value[0] & any_243;
  assign flip[209] = value[1] & any_243;
  assign flip[210] = value[2] & any_243;
  assign flip[211] = value[3] & any_243;
  assign flip[212] = value[4] & any_243;
  assign flip[213] = value[5] & any_243;
  assign flip[214] = value[6] & any_243;
  assign flip[215] = value[7] & any_243;
  assign flip[216] = value[0] & any_244;
  assign flip[217] = value[1] & any_244;
  assign flip[218] = value[2] & any_244;
  assign flip[219] = value[3] & any_244;
  assign flip[220] = value[4] & any_244;
  assign flip[221] = value[5] & any_244;
  assign flip[222] = value[6] & any_244;
  assign flip[223] = value[7] & any_244;
  assign flip[224] = value[0] & any_245;
  assign flip[225] = value[1] & any_245;
  assign flip[226] = value[2] & any_245;
  assign flip[227] = value[3] & any_245;
  assign flip[228] = value[4] & any_245;
  assign flip[229] = value[5] & any_245;
  assign flip[230] = value[6] & any_245;
  assign flip[231] = value[7] & any_245;
  assign flip[232] = value[0] & any_246;
  assign flip[233] = value[1] & any_246;
  assign flip[234] = value[2] & any_246;
  assign flip[235] = value[3] & any_246;
  assign flip[236] = value[4] & any_246;
  assign flip[237] = value[5] & any_246;
  assign flip[238] = value[6] & any_246;
  assign flip[239] = value[7] & any_246;
  assign flip[240] = value[0] & any_247;
  assign flip[241] = value[1] & any_247;
  assign flip[242] = value[2] & any_247;
  assign flip[243] = value[3] & any_247;
  assign flip[244] = value[4] & any_247;
  assign flip[245] = value[5] & any_247;
  assign flip[246] = value[6] & any_247;
  assign flip[247] = value[7] & any_247;
  assign flip[248] = value[0] & any_248;
  assign flip[249] = value[1] & any_248;
  assign flip[250] = value[2] & any_248;
  assign flip[251] = value[3] & any_248;
  assign flip[252] = value[4] & any_248;
  assign flip[253] = value[5] & any_248;
  assign flip[254] = value[6] & any_248;
  assign flip[255] = value[7] & any_248;
  assign flip[256] = value[0] & any_249;
  assign flip[257] = value[1] & any_249;
  assign flip[258] = value[2] & any_249;
  assign flip[259] = value[3] & any_249;
  assign flip[260] = value[4] & any_249;
  assign flip[261] = value[5] & any_249;
  assign flip[262] = value[6] & any_249;
  assign flip[263] = value[7] & any_249;
  assign flip[264] = value[0] & any_250;
  assign flip[265] = value[1] & any_250;
  assign flip[266] = value[2] & any_250;
  assign flip[267] = value[3] & any_250;
  assign flip[268] = value[4] & any_250;
  assign flip[269] = value[5] & any_250;
  assign flip[270] = value[6] & any_250;
  assign flip[271] = value[7] & any_250;
  assign flip[272] = value[0] & any_251;
  assign flip[273] = value[1] & any_251;
  assign flip[274] = value[2] & any_251;
  assign flip[275] = value[3] & any_251;
  assign flip[276] = value[4] & any_251;
  assign flip[277] = value[5] & any_251;
  assign flip[278] = value[6] & any_251;
  assign flip[279] = value[7] & any_251;
  assign flip[280] = value[0] & any_252;
  assign flip[281] = value[1] & any_252;
  assign flip[282] = value[2] & any_252;
  assign flip[283] = value[3] & any_252;
  assign flip[284] = value[4] & any_252;
  assign flip[285] = value[5] & any_252;
  assign flip[286] = value[6] & any_252;
  assign flip[287] = value[7] & any_252;

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~is_0;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // rs_pin_cw_dec

`default_nettype wire
