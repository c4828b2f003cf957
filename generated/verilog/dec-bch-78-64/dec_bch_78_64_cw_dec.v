// SPDX-License-Identifier: MIT OR Apache-2.0
// DEC BCH (78,64): Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section
// 6.1; in SRAM: Naseer and Draper, ESSCIRC 2008
// Generated from scheme dec-bch-78-64 with hash
// 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Do not edit; regenerate: eccforge emit verilog dec-bch-78-64 --out DIR
`default_nettype none

// Decodes one (78,64) codeword. Combinational.
module dec_bch_78_64_cw_dec (
  input  wire  [77:0] codeword_i,  // codeword as read
  output wire  [77:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [13:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[36] ^ codeword_i[58];
  wire sum_1 = codeword_i[55] ^ sum_0;
  wire sum_2 = codeword_i[44] ^ (codeword_i[29] ^ codeword_i[48]);
  wire sum_3 = codeword_i[49] ^ codeword_i[54];
  wire sum_4 = codeword_i[45] ^ sum_3;
  wire sum_5 = codeword_i[10] ^ codeword_i[13];
  wire sum_6 = codeword_i[26] ^ codeword_i[63];
  wire sum_7 = sum_5 ^ sum_6;
  wire sum_8 = codeword_i[20] ^ codeword_i[34];
  wire sum_9 = codeword_i[18] ^ sum_8;
  wire sum_10 = codeword_i[2] ^ codeword_i[41];
  wire sum_11 = codeword_i[24] ^ sum_10;
  wire sum_12 = codeword_i[30] ^ sum_11;
  wire sum_13 = codeword_i[46] ^ codeword_i[50];
  wire sum_14 = codeword_i[4] ^ sum_13;
  wire sum_15 = codeword_i[6] ^ sum_14;
  wire sum_16 = codeword_i[17] ^ codeword_i[35];
  wire sum_17 = codeword_i[57] ^ sum_16;
  wire sum_18 = sum_15 ^ sum_17;
  wire sum_19 = codeword_i[15] ^ sum_18;
  wire sum_20 = codeword_i[20] ^ codeword_i[47];
  wire sum_21 = codeword_i[11] ^ codeword_i[55];
  wire sum_22 = codeword_i[14] ^ sum_21;
  wire sum_23 = codeword_i[16] ^ codeword_i[32];
  wire sum_24 = codeword_i[25] ^ codeword_i[43];
  wire sum_25 = codeword_i[5] ^ sum_0;
  wire sum_26 = codeword_i[3] ^ codeword_i[30];
  wire sum_27 = sum_25 ^ sum_26;
  wire sum_28 = codeword_i[1] ^ codeword_i[23];
  wire sum_29 = sum_7 ^ sum_28;
  wire sum_30 = codeword_i[28] ^ codeword_i[56];
  wire sum_31 = sum_29 ^ sum_30;
  wire sum_32 = codeword_i[40] ^ codeword_i[62];
  wire sum_33 = codeword_i[9] ^ sum_32;
  wire sum_34 = codeword_i[15] ^ codeword_i[53];
  wire sum_35 = sum_34 ^ (sum_11 ^ sum_33);
  wire sum_36 = codeword_i[8] ^ codeword_i[61];
  wire sum_37 = codeword_i[25] ^ codeword_i[31];
  wire sum_38 = codeword_i[42] ^ sum_37;
  wire sum_39 = codeword_i[14] ^ codeword_i[52];
  wire sum_40 = codeword_i[48] ^ sum_39;
  wire sum_41 = sum_40 ^ (codeword_i[50] ^ sum_28);
  wire sum_42 = codeword_i[33] ^ codeword_i[39];
  wire sum_43 = codeword_i[22] ^ sum_42;
  wire sum_44 = codeword_i[17] ^ sum_43;
  wire sum_45 = sum_9 ^ sum_27;
  wire sum_46 = codeword_i[0] ^ codeword_i[27];
  wire sum_47 = sum_45 ^ sum_46;
  wire sum_48 = codeword_i[0] ^ codeword_i[29];
  wire sum_49 = sum_32 ^ sum_36;
  wire sum_50 = codeword_i[32] ^ codeword_i[60];
  wire sum_51 = codeword_i[19] ^ codeword_i[38];
  wire sum_52 = sum_50 ^ sum_51;
  wire sum_53 = sum_17 ^ sum_52;
  wire sum_54 = codeword_i[16] ^ codeword_i[49];
  wire sum_55 = codeword_i[7] ^ codeword_i[51];
  wire sum_56 = codeword_i[47] ^ (codeword_i[13] ^ sum_55);
  wire sum_57 = sum_56 ^ (sum_54 ^ (codeword_i[21] ^ sum_43));
  wire sum_58 = sum_38 ^ (sum_10 ^ sum_42);
  wire sum_59 = codeword_i[45] ^ sum_54;
  wire sum_60 = sum_26 ^ sum_59;
  wire sum_61 = codeword_i[7] ^ codeword_i[40];
  wire sum_62 = codeword_i[37] ^ codeword_i[59];
  wire sum_63 = codeword_i[21] ^ sum_62;
  wire sum_64 = codeword_i[54] ^ sum_63;
  wire sum_65 = sum_14 ^ sum_37;
  wire sum_66 = codeword_i[53] ^ sum_44;
  wire sum_67 = codeword_i[1] ^ sum_52;
  wire sum_68 = sum_59 ^ sum_67;
  wire sum_69 = codeword_i[63] ^ sum_48;
  wire sum_70 = sum_8 ^ sum_36;
  wire sum_71 = codeword_i[9] ^ codeword_i[52];
  wire sum_72 = sum_51 ^ sum_64;
  wire sum_73 = codeword_i[12] ^ codeword_i[31];
  wire sum_74 = sum_30 ^ sum_73;
  wire sum_75 = codeword_i[24] ^ codeword_i[58];
  wire sum_76 = sum_46 ^ sum_50;
  wire sum_77 = codeword_i[23] ^ codeword_i[38];
  wire xor_0 = (((sum_71 ^ sum_77) ^ (codeword_i[66] ^ sum_34)) ^ (sum_2 ^ sum_76)) ^ ((sum_25
      ^ (codeword_i[37] ^ codeword_i[61])) ^ ((codeword_i[20] ^ codeword_i[57]) ^ (codeword_i[2]
      ^ codeword_i[18])));
  wire xor_1 = ((((codeword_i[8] ^ codeword_i[43]) ^ (codeword_i[26] ^ codeword_i[36]))
      ^ (codeword_i[65] ^ sum_20)) ^ (sum_40 ^ sum_74)) ^ (sum_67 ^ (sum_63 ^ (codeword_i[22]
      ^ codeword_i[51])));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [13:0] syndrome;
  // ^(codeword_i & 78'h200086c7721e651eb454)
  assign syndrome[0] = sum_19 ^ (((sum_1 ^ ((codeword_i[33] ^ codeword_i[77]) ^ (codeword_i[12]
      ^ codeword_i[19]))) ^ (sum_2 ^ sum_4)) ^ (sum_12 ^ (sum_7 ^ sum_9)));
  assign syndrome[1] = ((sum_15 ^ (sum_22 ^ (codeword_i[76] ^ sum_20))) ^ (sum_27 ^ (sum_23
      ^ sum_24))) ^ (sum_31 ^ sum_35);  // ^(codeword_i & 78'h1000c5a4cb115791ee7e)
  // ^(codeword_i & 78'h0800e4151796ced6436b)
  assign syndrome[2] = sum_47 ^ (((((codeword_i[44] ^ codeword_i[75]) ^ (codeword_i[6]
      ^ codeword_i[41])) ^ (sum_6 ^ sum_36)) ^ (sum_33 ^ sum_38)) ^ (sum_41 ^ sum_44));
  // ^(codeword_i & 78'h0400720a8bcb676b21b5)
  assign syndrome[3] = sum_57 ^ ((sum_12 ^ (sum_49 ^ (sum_24 ^ sum_48))) ^ (sum_53 ^ ((codeword_i[5]
      ^ codeword_i[74]) ^ (codeword_i[4] ^ codeword_i[26]))));
  // ^(codeword_i & 78'h0200bfc237fbd6ab248e)
  assign syndrome[4] = ((sum_58 ^ (sum_1 ^ (codeword_i[44] ^ codeword_i[61]))) ^ (sum_53 ^ sum_60))
      ^ (sum_31 ^ (sum_64 ^ (codeword_i[73] ^ sum_61)));
  assign syndrome[5] = (sum_66 ^ (sum_65 ^ (sum_7 ^ sum_33))) ^ (sum_68 ^ ((sum_46 ^ (codeword_i[43]
      ^ codeword_i[56])) ^ (codeword_i[72] ^ sum_62)));  // ^(codeword_i & 78'h0100d92669e38e4b2613)
  // ^(codeword_i & 78'h0080ea5446efa23b275d)
  assign syndrome[6] = (((sum_69 ^ (codeword_i[71] ^ sum_5)) ^ (sum_70 ^ (codeword_i[3]
      ^ codeword_i[62]))) ^ (sum_58 ^ (sum_23 ^ sum_71))) ^ (sum_18 ^ sum_72);
  assign syndrome[7] = (sum_68 ^ ((sum_74 ^ (codeword_i[70] ^ sum_36)) ^ (sum_55 ^ (codeword_i[33]
      ^ codeword_i[37])))) ^ (sum_35 ^ sum_45);  // ^(codeword_i & 78'h0040752a2377d11d93ae)
  assign syndrome[8] = ((sum_29 ^ ((codeword_i[11] ^ codeword_i[39]) ^ (codeword_i[41]
      ^ codeword_i[46]))) ^ ((sum_61 ^ sum_75) ^ (sum_39 ^ sum_73))) ^ ((sum_76 ^ (codeword_i[69]
      ^ sum_62)) ^ (sum_4 ^ sum_70));  // ^(codeword_i & 78'h0020bc5263a58d907d83)
  assign syndrome[9] = (sum_35 ^ (sum_65 ^ (sum_9 ^ sum_69))) ^ ((((codeword_i[59] ^ codeword_i[60])
      ^ (codeword_i[22] ^ codeword_i[39])) ^ (sum_21 ^ sum_77)) ^ ((sum_3 ^ sum_55)
      ^ (codeword_i[68] ^ sum_16)));  // ^(codeword_i & 78'h0010d8ee43cca3d68a95)
  assign syndrome[10] = ((sum_41 ^ (sum_49 ^ (codeword_i[67] ^ sum_75))) ^ (sum_60
      ^ ((codeword_i[28] ^ codeword_i[34]) ^ (codeword_i[6] ^ codeword_i[10])))) ^ (sum_66
      ^ sum_72);  // ^(codeword_i & 78'h00086c7721e651eb454a)
  assign syndrome[11] = sum_57 ^ xor_0;  // ^(codeword_i & 78'h0004363b90f328f5a2a5)
  assign syndrome[12] = sum_19 ^ xor_1;  // ^(codeword_i & 78'h00021b1dc879947ad152)
  // ^(codeword_i & 78'h00010d8ee43cca3d68a9)
  assign syndrome[13] = sum_47 ^ (((sum_22 ^ (sum_13 ^ (codeword_i[19] ^ codeword_i[35]))) ^ (sum_38
      ^ sum_63)) ^ (sum_56 ^ (sum_59 ^ (codeword_i[56] ^ codeword_i[64]))));

  // Match terms: functions of the syndrome that several matches share.
  wire syndrome_3_0_is_0 = syndrome[3:0] == 4'h0;
  wire syndrome_3_0_is_1 = syndrome[3:0] == 4'h1;
  wire syndrome_3_0_is_2 = syndrome[3:0] == 4'h2;
  wire syndrome_3_0_is_3 = syndrome[3:0] == 4'h3;
  wire syndrome_3_0_is_4 = syndrome[3:0] == 4'h4;
  wire syndrome_3_0_is_5 = syndrome[3:0] == 4'h5;
  wire syndrome_3_0_is_6 = syndrome[3:0] == 4'h6;
  wire syndrome_3_0_is_7 = syndrome[3:0] == 4'h7;
  wire syndrome_3_0_is_8 = syndrome[3:0] == 4'h8;
  wire syndrome_3_0_is_9 = syndrome[3:0] == 4'h9;
  wire syndrome_3_0_is_10 = syndrome[3:0] == 4'ha;
  wire syndrome_3_0_is_11 = syndrome[3:0] == 4'hb;
  wire syndrome_3_0_is_12 = syndrome[3:0] == 4'hc;
  wire syndrome_3_0_is_13 = syndrome[3:0] == 4'hd;
  wire syndrome_3_0_is_14 = syndrome[3:0] == 4'he;
  wire syndrome_3_0_is_15 = syndrome[3:0] == 4'hf;
  wire syndrome_7_4_is_0 = syndrome[7:4] == 4'h0;
  wire syndrome_7_4_is_1 = syndrome[7:4] == 4'h1;
  wire syndrome_7_4_is_2 = syndrome[7:4] == 4'h2;
  wire syndrome_7_4_is_3 = syndrome[7:4] == 4'h3;
  wire syndrome_7_4_is_4 = syndrome[7:4] == 4'h4;
  wire syndrome_7_4_is_5 = syndrome[7:4] == 4'h5;
  wire syndrome_7_4_is_6 = syndrome[7:4] == 4'h6;
  wire syndrome_7_4_is_7 = syndrome[7:4] == 4'h7;
  wire syndrome_7_4_is_8 = syndrome[7:4] == 4'h8;
  wire syndrome_7_4_is_9 = syndrome[7:4] == 4'h9;
  wire syndrome_7_4_is_10 = syndrome[7:4] == 4'ha;
  wire syndrome_7_4_is_11 = syndrome[7:4] == 4'hb;
  wire syndrome_7_4_is_12 = syndrome[7:4] == 4'hc;
  wire syndrome_7_4_is_13 = syndrome[7:4] == 4'hd;
  wire syndrome_7_4_is_14 = syndrome[7:4] == 4'he;
  wire syndrome_7_4_is_15 = syndrome[7:4] == 4'hf;
  wire syndrome_10_8_is_0 = syndrome[10:8] == 3'h0;
  wire syndrome_10_8_is_1 = syndrome[10:8] == 3'h1;
  wire syndrome_10_8_is_2 = syndrome[10:8] == 3'h2;
  wire syndrome_10_8_is_3 = syndrome[10:8] == 3'h3;
  wire syndrome_10_8_is_4 = syndrome[10:8] == 3'h4;
  wire syndrome_10_8_is_5 = syndrome[10:8] == 3'h5;
  wire syndrome_10_8_is_6 = syndrome[10:8] == 3'h6;
  wire syndrome_10_8_is_7 = syndrome[10:8] == 3'h7;
  wire syndrome_13_11_is_0 = syndrome[13:11] == 3'h0;
  wire syndrome_13_11_is_1 = syndrome[13:11] == 3'h1;
  wire syndrome_13_11_is_2 = syndrome[13:11] == 3'h2;
  wire syndrome_13_11_is_3 = syndrome[13:11] == 3'h3;
  wire syndrome_13_11_is_4 = syndrome[13:11] == 3'h4;
  wire syndrome_13_11_is_5 = syndrome[13:11] == 3'h5;
  wire syndrome_13_11_is_6 = syndrome[13:11] == 3'h6;
  wire syndrome_13_11_is_7 = syndrome[13:11] == 3'h7;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [3080:0] match;
  assign match[0] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bit 0: 14'h2b6c
  assign match[1] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bit 1: 14'h15b6
  assign match[2] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bit 2: 14'h0adb
  assign match[3] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bit 3: 14'h24d6
  assign match[4] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bit 4: 14'h126b
  assign match[5] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bit 5: 14'h288e
  assign match[6] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bit 6: 14'h1447
  assign match[7] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bit 7: 14'h2b98
  assign match[8] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bit 8: 14'h15cc
  assign match[9] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bit 9: 14'h0ae6
  assign match[10] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bit 10: 14'h0573
  assign match[11] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bit 11: 14'h2302
  assign match[12] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bit 12: 14'h1181
  assign match[13] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bit 13: 14'h297b
  assign match[14] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bit 14: 14'h3506
  assign match[15] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bit 15: 14'h1a83
  assign match[16] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bit 16: 14'h2cfa
  assign match[17] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bit 17: 14'h167d
  assign match[18] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bit 18: 14'h2a85
  assign match[19] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bit 19: 14'h34f9
  assign match[20] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bit 20: 14'h3bc7
  assign match[21] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bit 21: 14'h3c58
  assign match[22] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bit 22: 14'h1e2c
  assign match[23] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bit 23: 14'h0f16
  assign match[24] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bit 24: 14'h078b
  assign match[25] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bit 25: 14'h227e
  assign match[26] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bit 26: 14'h113f
  assign match[27] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bit 27: 14'h2924
  assign match[28] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bit 28: 14'h1492
  assign match[29] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bit 29: 14'h0a49
  assign match[30] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bit 30: 14'h249f
  assign match[31] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bit 31: 14'h33f4
  assign match[32] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bit 32: 14'h19fa
  assign match[33] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bit 33: 14'h0cfd
  assign match[34] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bit 34: 14'h27c5
  assign match[35] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bit 35: 14'h3259
  assign match[36] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bit 36: 14'h3897
  assign match[37] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bit 37: 14'h3df0
  assign match[38] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bit 38: 14'h1ef8
  assign match[39] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bit 39: 14'h0f7c
  assign match[40] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bit 40: 14'h07be
  assign match[41] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bit 41: 14'h03df
  assign match[42] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bit 42: 14'h2054
  assign match[43] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bit 43: 14'h102a
  assign match[44] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bit 44: 14'h0815
  assign match[45] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bit 45: 14'h25b1
  assign match[46] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bit 46: 14'h3363
  assign match[47] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bit 47: 14'h380a
  assign match[48] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bit 48: 14'h1c05
  assign match[49] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bit 49: 14'h2fb9
  assign match[50] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bit 50: 14'h3667
  assign match[51] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bit 51: 14'h3a88
  assign match[52] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bit 52: 14'h1d44
  assign match[53] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bit 53: 14'h0ea2
  assign match[54] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bit 54: 14'h0751
  assign match[55] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bit 55: 14'h2213
  assign match[56] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bit 56: 14'h30b2
  assign match[57] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bit 57: 14'h1859
  assign match[58] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bit 58: 14'h2d97
  assign match[59] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bit 59: 14'h3770
  assign match[60] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bit 60: 14'h1bb8
  assign match[61] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bit 61: 14'h0ddc
  assign match[62] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bit 62: 14'h06ee
  assign match[63] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bit 63: 14'h0377
  assign match[64] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bit 64: 14'h2000
  assign match[65] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bit 65: 14'h1000
  assign match[66] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bit 66: 14'h0800
  assign match[67] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bit 67: 14'h0400
  assign match[68] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bit 68: 14'h0200
  assign match[69] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bit 69: 14'h0100
  assign match[70] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 70: 14'h0080
  assign match[71] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 71: 14'h0040
  assign match[72] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 72: 14'h0020
  assign match[73] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 73: 14'h0010
  assign match[74] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 74: 14'h0008
  assign match[75] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 75: 14'h0004
  assign match[76] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 76: 14'h0002
  assign match[77] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bit 77: 14'h0001
  assign match[78] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 0, 1: 14'h3eda
  assign match[79] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 0, 2: 14'h21b7
  assign match[80] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 0, 3: 14'h0fba
  assign match[81] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 0, 4: 14'h3907
  assign match[82] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 0, 5: 14'h03e2
  assign match[83] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 0, 6: 14'h3f2b
  assign match[84] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 0, 7: 14'h00f4
  assign match[85] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 0, 8: 14'h3ea0
  assign match[86] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 0, 9: 14'h218a
  assign match[87] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 0, 10: 14'h2e1f
  assign match[88] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 0, 11: 14'h086e
  assign match[89] = syndrome_3_0_is_13 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 0, 12: 14'h3aed
  assign match[90] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 0, 13: 14'h0217
  assign match[91] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 0, 14: 14'h1e6a
  assign match[92] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 0, 15: 14'h31ef
  assign match[93] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 0, 16: 14'h0796
  assign match[94] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 0, 17: 14'h3d11
  assign match[95] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 0, 18: 14'h01e9
  assign match[96] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 0, 19: 14'h1f95
  assign match[97] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 0, 20: 14'h10ab
  assign match[98] = syndrome_3_0_is_4 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 0, 21: 14'h1734
  assign match[99] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 0, 22: 14'h3540
  assign match[100] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 0, 23: 14'h247a
  assign match[101] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 0, 24: 14'h2ce7
  assign match[102] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 0, 25: 14'h0912
  assign match[103] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 0, 26: 14'h3a53
  assign match[104] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 0, 27: 14'h0248
  assign match[105] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 0, 28: 14'h3ffe
  assign match[106] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 0, 29: 14'h2125
  assign match[107] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 0, 30: 14'h0ff3
  assign match[108] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 0, 31: 14'h1898
  assign match[109] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 0, 32: 14'h3296
  assign match[110] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 0, 33: 14'h2791
  assign match[111] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 0, 34: 14'h0ca9
  assign match[112] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 0, 35: 14'h1935
  assign match[113] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 0, 36: 14'h13fb
  assign match[114] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 0, 37: 14'h169c
  assign match[115] = syndrome_3_0_is_4 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 0, 38: 14'h3594
  assign match[116] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 0, 39: 14'h2410
  assign match[117] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 0, 40: 14'h2cd2
  assign match[118] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 0, 41: 14'h28b3
  assign match[119] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 0, 42: 14'h0b38
  assign match[120] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 0, 43: 14'h3b46
  assign match[121] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 0, 44: 14'h2379
  assign match[122] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 0, 45: 14'h0edd
  assign match[123] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 0, 46: 14'h180f
  assign match[124] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 0, 47: 14'h1366
  assign match[125] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 0, 48: 14'h3769
  assign match[126] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 0, 49: 14'h04d5
  assign match[127] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 0, 50: 14'h1d0b
  assign match[128] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 0, 51: 14'h11e4
  assign match[129] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 0, 52: 14'h3628
  assign match[130] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 0, 53: 14'h25ce
  assign match[131] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 0, 54: 14'h2c3d
  assign match[132] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 0, 55: 14'h097f
  assign match[133] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 0, 56: 14'h1bde
  assign match[134] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 0, 57: 14'h3335
  assign match[135] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 0, 58: 14'h06fb
  assign match[136] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 0, 59: 14'h1c1c
  assign match[137] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 0, 60: 14'h30d4
  assign match[138] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 0, 61: 14'h26b0
  assign match[139] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 0, 62: 14'h2d82
  assign match[140] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 0, 63: 14'h281b
  assign match[141] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 0, 64: 14'h0b6c
  assign match[142] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 0, 65: 14'h3b6c
  assign match[143] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 0, 66: 14'h236c
  assign match[144] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 0, 67: 14'h2f6c
  assign match[145] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 0, 68: 14'h296c
  assign match[146] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 0, 69: 14'h2a6c
  assign match[147] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 70: 14'h2bec
  assign match[148] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 71: 14'h2b2c
  assign match[149] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 72: 14'h2b4c
  assign match[150] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 73: 14'h2b7c
  assign match[151] = syndrome_3_0_is_4 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 74: 14'h2b64
  assign match[152] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 75: 14'h2b68
  assign match[153] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 76: 14'h2b6e
  assign match[154] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 0, 77: 14'h2b6d
  assign match[155] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 1, 2: 14'h1f6d
  assign match[156] = syndrome_3_0_is_0 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 1, 3: 14'h3160
  assign match[157] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 1, 4: 14'h07dd
  assign match[158] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 1, 5: 14'h3d38
  assign match[159] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 1, 6: 14'h01f1
  assign match[160] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 1, 7: 14'h3e2e
  assign match[161] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 1, 8: 14'h007a
  assign match[162] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 1, 9: 14'h1f50
  assign match[163] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 1, 10: 14'h10c5
  assign match[164] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 1, 11: 14'h36b4
  assign match[165] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 1, 12: 14'h0437
  assign match[166] = syndrome_3_0_is_13 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 1, 13: 14'h3ccd
  assign match[167] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 1, 14: 14'h20b0
  assign match[168] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 1, 15: 14'h0f35
  assign match[169] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 1, 16: 14'h394c
  assign match[170] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 1, 17: 14'h03cb
  assign match[171] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 1, 18: 14'h3f33
  assign match[172] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 1, 19: 14'h214f
  assign match[173] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 1, 20: 14'h2e71
  assign match[174] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 1, 21: 14'h29ee
  assign match[175] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 1, 22: 14'h0b9a
  assign match[176] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 1, 23: 14'h1aa0
  assign match[177] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 1, 24: 14'h123d
  assign match[178] = syndrome_3_0_is_8 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 1, 25: 14'h37c8
  assign match[179] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 1, 26: 14'h0489
  assign match[180] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 1, 27: 14'h3c92
  assign match[181] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 1, 28: 14'h0124
  assign match[182] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 1, 29: 14'h1fff
  assign match[183] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 1, 30: 14'h3129
  assign match[184] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 1, 31: 14'h2642
  assign match[185] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 1, 32: 14'h0c4c
  assign match[186] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 1, 33: 14'h194b
  assign match[187] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 1, 34: 14'h3273
  assign match[188] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 1, 35: 14'h27ef
  assign match[189] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 1, 36: 14'h2d21
  assign match[190] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 1, 37: 14'h2846
  assign match[191] = syndrome_3_0_is_14 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 1, 38: 14'h0b4e
  assign match[192] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 1, 39: 14'h1aca
  assign match[193] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 1, 40: 14'h1208
  assign match[194] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 1, 41: 14'h1669
  assign match[195] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 1, 42: 14'h35e2
  assign match[196] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 1, 43: 14'h059c
  assign match[197] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 1, 44: 14'h1da3
  assign match[198] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 1, 45: 14'h3007
  assign match[199] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 1, 46: 14'h26d5
  assign match[200] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 1, 47: 14'h2dbc
  assign match[201] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 1, 48: 14'h09b3
  assign match[202] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 1, 49: 14'h3a0f
  assign match[203] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 1, 50: 14'h23d1
  assign match[204] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 1, 51: 14'h2f3e
  assign match[205] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 1, 52: 14'h08f2
  assign match[206] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 1, 53: 14'h1b14
  assign match[207] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 1, 54: 14'h12e7
  assign match[208] = syndrome_3_0_is_5 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 1, 55: 14'h37a5
  assign match[209] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 1, 56: 14'h2504
  assign match[210] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 1, 57: 14'h0def
  assign match[211] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 1, 58: 14'h3821
  assign match[212] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 1, 59: 14'h22c6
  assign match[213] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 1, 60: 14'h0e0e
  assign match[214] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 1, 61: 14'h186a
  assign match[215] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 1, 62: 14'h1358
  assign match[216] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 1, 63: 14'h16c1
  assign match[217] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 1, 64: 14'h35b6
  assign match[218] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 1, 65: 14'h05b6
  assign match[219] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 1, 66: 14'h1db6
  assign match[220] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 1, 67: 14'h11b6
  assign match[221] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 1, 68: 14'h17b6
  assign match[222] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 1, 69: 14'h14b6
  assign match[223] = syndrome_3_0_is_6 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 70: 14'h1536
  assign match[224] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 71: 14'h15f6
  assign match[225] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 72: 14'h1596
  assign match[226] = syndrome_3_0_is_6 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 73: 14'h15a6
  assign match[227] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 74: 14'h15be
  assign match[228] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 75: 14'h15b2
  assign match[229] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 76: 14'h15b4
  assign match[230] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 1, 77: 14'h15b7
  assign match[231] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 2, 3: 14'h2e0d
  assign match[232] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 2, 4: 14'h18b0
  assign match[233] = syndrome_3_0_is_5 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 2, 5: 14'h2255
  assign match[234] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 2, 6: 14'h1e9c
  assign match[235] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 2, 7: 14'h2143
  assign match[236] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 2, 8: 14'h1f17
  assign match[237] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 2, 9: 14'h003d
  assign match[238] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 2, 10: 14'h0fa8
  assign match[239] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 2, 11: 14'h29d9
  assign match[240] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 2, 12: 14'h1b5a
  assign match[241] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 2, 13: 14'h23a0
  assign match[242] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 2, 14: 14'h3fdd
  assign match[243] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 2, 15: 14'h1058
  assign match[244] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 2, 16: 14'h2621
  assign match[245] = syndrome_3_0_is_6 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 2, 17: 14'h1ca6
  assign match[246] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 2, 18: 14'h205e
  assign match[247] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 2, 19: 14'h3e22
  assign match[248] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 2, 20: 14'h311c
  assign match[249] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 2, 21: 14'h3683
  assign match[250] = syndrome_3_0_is_7 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 2, 22: 14'h14f7
  assign match[251] = syndrome_3_0_is_13 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 2, 23: 14'h05cd
  assign match[252] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 2, 24: 14'h0d50
  assign match[253] = syndrome_3_0_is_5 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 2, 25: 14'h28a5
  assign match[254] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 2, 26: 14'h1be4
  assign match[255] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 2, 27: 14'h23ff
  assign match[256] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 2, 28: 14'h1e49
  assign match[257] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 2, 29: 14'h0092
  assign match[258] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 2, 30: 14'h2e44
  assign match[259] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 2, 31: 14'h392f
  assign match[260] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 2, 32: 14'h1321
  assign match[261] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 2, 33: 14'h0626
  assign match[262] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 2, 34: 14'h2d1e
  assign match[263] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 2, 35: 14'h3882
  assign match[264] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 2, 36: 14'h324c
  assign match[265] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 2, 37: 14'h372b
  assign match[266] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 2, 38: 14'h1423
  assign match[267] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 2, 39: 14'h05a7
  assign match[268] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 2, 40: 14'h0d65
  assign match[269] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 2, 41: 14'h0904
  assign match[270] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 2, 42: 14'h2a8f
  assign match[271] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 2, 43: 14'h1af1
  assign match[272] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 2, 44: 14'h02ce
  assign match[273] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 2, 45: 14'h2f6a
  assign match[274] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 2, 46: 14'h39b8
  assign match[275] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 2, 47: 14'h32d1
  assign match[276] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 2, 48: 14'h16de
  assign match[277] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 2, 49: 14'h2562
  assign match[278] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 2, 50: 14'h3cbc
  assign match[279] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 2, 51: 14'h3053
  assign match[280] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 2, 52: 14'h179f
  assign match[281] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 2, 53: 14'h0479
  assign match[282] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 2, 54: 14'h0d8a
  assign match[283] = syndrome_3_0_is_8 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 2, 55: 14'h28c8
  assign match[284] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 2, 56: 14'h3a69
  assign match[285] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 2, 57: 14'h1282
  assign match[286] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 2, 58: 14'h274c
  assign match[287] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 2, 59: 14'h3dab
  assign match[288] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 2, 60: 14'h1163
  assign match[289] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 2, 61: 14'h0707
  assign match[290] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 2, 62: 14'h0c35
  assign match[291] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 2, 63: 14'h09ac
  assign match[292] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 2, 64: 14'h2adb
  assign match[293] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 2, 65: 14'h1adb
  assign match[294] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 2, 66: 14'h02db
  assign match[295] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 2, 67: 14'h0edb
  assign match[296] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 2, 68: 14'h08db
  assign match[297] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 2, 69: 14'h0bdb
  assign match[298] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 70: 14'h0a5b
  assign match[299] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 71: 14'h0a9b
  assign match[300] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 72: 14'h0afb
  assign match[301] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 73: 14'h0acb
  assign match[302] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 74: 14'h0ad3
  assign match[303] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 75: 14'h0adf
  assign match[304] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 76: 14'h0ad9
  assign match[305] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 2, 77: 14'h0ada
  assign match[306] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 3, 4: 14'h36bd
  assign match[307] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 3, 5: 14'h0c58
  assign match[308] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 3, 6: 14'h3091
  assign match[309] = syndrome_3_0_is_14 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 3, 7: 14'h0f4e
  assign match[310] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 3, 8: 14'h311a
  assign match[311] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 3, 9: 14'h2e30
  assign match[312] = syndrome_3_0_is_5 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 3, 10: 14'h21a5
  assign match[313] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 3, 11: 14'h07d4
  assign match[314] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 3, 12: 14'h3557
  assign match[315] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 3, 13: 14'h0dad
  assign match[316] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 3, 14: 14'h11d0
  assign match[317] = syndrome_3_0_is_5 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 3, 15: 14'h3e55
  assign match[318] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 3, 16: 14'h082c
  assign match[319] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 3, 17: 14'h32ab
  assign match[320] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 3, 18: 14'h0e53
  assign match[321] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 3, 19: 14'h102f
  assign match[322] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 3, 20: 14'h1f11
  assign match[323] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 3, 21: 14'h188e
  assign match[324] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 3, 22: 14'h3afa
  assign match[325] = syndrome_3_0_is_0 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 3, 23: 14'h2bc0
  assign match[326] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 3, 24: 14'h235d
  assign match[327] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 3, 25: 14'h06a8
  assign match[328] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 3, 26: 14'h35e9
  assign match[329] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 3, 27: 14'h0df2
  assign match[330] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 3, 28: 14'h3044
  assign match[331] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 3, 29: 14'h2e9f
  assign match[332] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 3, 30: 14'h0049
  assign match[333] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 3, 31: 14'h1722
  assign match[334] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 3, 32: 14'h3d2c
  assign match[335] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 3, 33: 14'h282b
  assign match[336] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 3, 34: 14'h0313
  assign match[337] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 3, 35: 14'h168f
  assign match[338] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 3, 36: 14'h1c41
  assign match[339] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 3, 37: 14'h1926
  assign match[340] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 3, 38: 14'h3a2e
  assign match[341] = syndrome_3_0_is_10 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 3, 39: 14'h2baa
  assign match[342] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 3, 40: 14'h2368
  assign match[343] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 3, 41: 14'h2709
  assign match[344] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 3, 42: 14'h0482
  assign match[345] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 3, 43: 14'h34fc
  assign match[346] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 3, 44: 14'h2cc3
  assign match[347] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 3, 45: 14'h0167
  assign match[348] = syndrome_3_0_is_5 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 3, 46: 14'h17b5
  assign match[349] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 3, 47: 14'h1cdc
  assign match[350] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 3, 48: 14'h38d3
  assign match[351] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 3, 49: 14'h0b6f
  assign match[352] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 3, 50: 14'h12b1
  assign match[353] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 3, 51: 14'h1e5e
  assign match[354] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 3, 52: 14'h3992
  assign match[355] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 3, 53: 14'h2a74
  assign match[356] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 3, 54: 14'h2387
  assign match[357] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 3, 55: 14'h06c5
  assign match[358] = syndrome_3_0_is_4 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 3, 56: 14'h1464
  assign match[359] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 3, 57: 14'h3c8f
  assign match[360] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 3, 58: 14'h0941
  assign match[361] = syndrome_3_0_is_6 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 3, 59: 14'h13a6
  assign match[362] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 3, 60: 14'h3f6e
  assign match[363] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 3, 61: 14'h290a
  assign match[364] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 3, 62: 14'h2238
  assign match[365] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 3, 63: 14'h27a1
  assign match[366] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 3, 64: 14'h04d6
  assign match[367] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 3, 65: 14'h34d6
  assign match[368] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 3, 66: 14'h2cd6
  assign match[369] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 3, 67: 14'h20d6
  assign match[370] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 3, 68: 14'h26d6
  assign match[371] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 3, 69: 14'h25d6
  assign match[372] = syndrome_3_0_is_6 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 70: 14'h2456
  assign match[373] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 71: 14'h2496
  assign match[374] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 72: 14'h24f6
  assign match[375] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 73: 14'h24c6
  assign match[376] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 74: 14'h24de
  assign match[377] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 75: 14'h24d2
  assign match[378] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 76: 14'h24d4
  assign match[379] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 3, 77: 14'h24d7
  assign match[380] = syndrome_3_0_is_5 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 4, 5: 14'h3ae5
  assign match[381] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 4, 6: 14'h062c
  assign match[382] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 4, 7: 14'h39f3
  assign match[383] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 4, 8: 14'h07a7
  assign match[384] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 4, 9: 14'h188d
  assign match[385] = syndrome_3_0_is_8 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 4, 10: 14'h1718
  assign match[386] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 4, 11: 14'h3169
  assign match[387] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 4, 12: 14'h03ea
  assign match[388] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 4, 13: 14'h3b10
  assign match[389] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 4, 14: 14'h276d
  assign match[390] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 4, 15: 14'h08e8
  assign match[391] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 4, 16: 14'h3e91
  assign match[392] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 4, 17: 14'h0416
  assign match[393] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 4, 18: 14'h38ee
  assign match[394] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 4, 19: 14'h2692
  assign match[395] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 4, 20: 14'h29ac
  assign match[396] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 4, 21: 14'h2e33
  assign match[397] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 4, 22: 14'h0c47
  assign match[398] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 4, 23: 14'h1d7d
  assign match[399] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 4, 24: 14'h15e0
  assign match[400] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 4, 25: 14'h3015
  assign match[401] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 4, 26: 14'h0354
  assign match[402] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 4, 27: 14'h3b4f
  assign match[403] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 4, 28: 14'h06f9
  assign match[404] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 4, 29: 14'h1822
  assign match[405] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 4, 30: 14'h36f4
  assign match[406] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 4, 31: 14'h219f
  assign match[407] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 4, 32: 14'h0b91
  assign match[408] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 4, 33: 14'h1e96
  assign match[409] = syndrome_3_0_is_14 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 4, 34: 14'h35ae
  assign match[410] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 4, 35: 14'h2032
  assign match[411] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 4, 36: 14'h2afc
  assign match[412] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 4, 37: 14'h2f9b
  assign match[413] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 4, 38: 14'h0c93
  assign match[414] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 4, 39: 14'h1d17
  assign match[415] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 4, 40: 14'h15d5
  assign match[416] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 4, 41: 14'h11b4
  assign match[417] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 4, 42: 14'h323f
  assign match[418] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 4, 43: 14'h0241
  assign match[419] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 4, 44: 14'h1a7e
  assign match[420] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 4, 45: 14'h37da
  assign match[421] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 4, 46: 14'h2108
  assign match[422] = syndrome_3_0_is_1 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 4, 47: 14'h2a61
  assign match[423] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 4, 48: 14'h0e6e
  assign match[424] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 4, 49: 14'h3dd2
  assign match[425] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 4, 50: 14'h240c
  assign match[426] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 4, 51: 14'h28e3
  assign match[427] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 4, 52: 14'h0f2f
  assign match[428] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 4, 53: 14'h1cc9
  assign match[429] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 4, 54: 14'h153a
  assign match[430] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 4, 55: 14'h3078
  assign match[431] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 4, 56: 14'h22d9
  assign match[432] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 4, 57: 14'h0a32
  assign match[433] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 4, 58: 14'h3ffc
  assign match[434] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 4, 59: 14'h251b
  assign match[435] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 4, 60: 14'h09d3
  assign match[436] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 4, 61: 14'h1fb7
  assign match[437] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 4, 62: 14'h1485
  assign match[438] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 4, 63: 14'h111c
  assign match[439] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 4, 64: 14'h326b
  assign match[440] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 4, 65: 14'h026b
  assign match[441] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 4, 66: 14'h1a6b
  assign match[442] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 4, 67: 14'h166b
  assign match[443] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 4, 68: 14'h106b
  assign match[444] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 4, 69: 14'h136b
  assign match[445] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 70: 14'h12eb
  assign match[446] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 71: 14'h122b
  assign match[447] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 72: 14'h124b
  assign match[448] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 73: 14'h127b
  assign match[449] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 74: 14'h1263
  assign match[450] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 75: 14'h126f
  assign match[451] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 76: 14'h1269
  assign match[452] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 4, 77: 14'h126a
  assign match[453] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 5, 6: 14'h3cc9
  assign match[454] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 5, 7: 14'h0316
  assign match[455] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 5, 8: 14'h3d42
  assign match[456] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 5, 9: 14'h2268
  assign match[457] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 5, 10: 14'h2dfd
  assign match[458] = syndrome_3_0_is_12 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 5, 11: 14'h0b8c
  assign match[459] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 5, 12: 14'h390f
  assign match[460] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 5, 13: 14'h01f5
  assign match[461] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 5, 14: 14'h1d88
  assign match[462] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 5, 15: 14'h320d
  assign match[463] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 5, 16: 14'h0474
  assign match[464] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 5, 17: 14'h3ef3
  assign match[465] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 5, 18: 14'h020b
  assign match[466] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 5, 19: 14'h1c77
  assign match[467] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 5, 20: 14'h1349
  assign match[468] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 5, 21: 14'h14d6
  assign match[469] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 5, 22: 14'h36a2
  assign match[470] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 5, 23: 14'h2798
  assign match[471] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 5, 24: 14'h2f05
  assign match[472] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 5, 25: 14'h0af0
  assign match[473] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 5, 26: 14'h39b1
  assign match[474] = syndrome_3_0_is_10 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 5, 27: 14'h01aa
  assign match[475] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 5, 28: 14'h3c1c
  assign match[476] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 5, 29: 14'h22c7
  assign match[477] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 5, 30: 14'h0c11
  assign match[478] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 5, 31: 14'h1b7a
  assign match[479] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 5, 32: 14'h3174
  assign match[480] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 5, 33: 14'h2473
  assign match[481] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 5, 34: 14'h0f4b
  assign match[482] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 5, 35: 14'h1ad7
  assign match[483] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 5, 36: 14'h1019
  assign match[484] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 5, 37: 14'h157e
  assign match[485] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 5, 38: 14'h3676
  assign match[486] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 5, 39: 14'h27f2
  assign match[487] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 5, 40: 14'h2f30
  assign match[488] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 5, 41: 14'h2b51
  assign match[489] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 5, 42: 14'h08da
  assign match[490] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 5, 43: 14'h38a4
  assign match[491] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 5, 44: 14'h209b
  assign match[492] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 5, 45: 14'h0d3f
  assign match[493] = syndrome_3_0_is_13 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 5, 46: 14'h1bed
  assign match[494] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 5, 47: 14'h1084
  assign match[495] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 5, 48: 14'h348b
  assign match[496] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 5, 49: 14'h0737
  assign match[497] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 5, 50: 14'h1ee9
  assign match[498] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 5, 51: 14'h1206
  assign match[499] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 5, 52: 14'h35ca
  assign match[500] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 5, 53: 14'h262c
  assign match[501] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 5, 54: 14'h2fdf
  assign match[502] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 5, 55: 14'h0a9d
  assign match[503] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 5, 56: 14'h183c
  assign match[504] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 5, 57: 14'h30d7
  assign match[505] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 5, 58: 14'h0519
  assign match[506] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 5, 59: 14'h1ffe
  assign match[507] = syndrome_3_0_is_6 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 5, 60: 14'h3336
  assign match[508] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 5, 61: 14'h2552
  assign match[509] = syndrome_3_0_is_0 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 5, 62: 14'h2e60
  assign match[510] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 5, 63: 14'h2bf9
  assign match[511] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 5, 64: 14'h088e
  assign match[512] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 5, 65: 14'h388e
  assign match[513] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 5, 66: 14'h208e
  assign match[514] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 5, 67: 14'h2c8e
  assign match[515] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 5, 68: 14'h2a8e
  assign match[516] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 5, 69: 14'h298e
  assign match[517] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 70: 14'h280e
  assign match[518] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 71: 14'h28ce
  assign match[519] = syndrome_3_0_is_14 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 72: 14'h28ae
  assign match[520] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 73: 14'h289e
  assign match[521] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 74: 14'h2886
  assign match[522] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 75: 14'h288a
  assign match[523] = syndrome_3_0_is_12 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 76: 14'h288c
  assign match[524] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 5, 77: 14'h288f
  assign match[525] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 6, 7: 14'h3fdf
  assign match[526] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 6, 8: 14'h018b
  assign match[527] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 6, 9: 14'h1ea1
  assign match[528] = syndrome_3_0_is_4 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 6, 10: 14'h1134
  assign match[529] = syndrome_3_0_is_5 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 6, 11: 14'h3745
  assign match[530] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 6, 12: 14'h05c6
  assign match[531] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 6, 13: 14'h3d3c
  assign match[532] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 6, 14: 14'h2141
  assign match[533] = syndrome_3_0_is_4 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 6, 15: 14'h0ec4
  assign match[534] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 6, 16: 14'h38bd
  assign match[535] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 6, 17: 14'h023a
  assign match[536] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 6, 18: 14'h3ec2
  assign match[537] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 6, 19: 14'h20be
  assign match[538] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 6, 20: 14'h2f80
  assign match[539] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 6, 21: 14'h281f
  assign match[540] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 6, 22: 14'h0a6b
  assign match[541] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 6, 23: 14'h1b51
  assign match[542] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 6, 24: 14'h13cc
  assign match[543] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 6, 25: 14'h3639
  assign match[544] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 6, 26: 14'h0578
  assign match[545] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 6, 27: 14'h3d63
  assign match[546] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 6, 28: 14'h00d5
  assign match[547] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 6, 29: 14'h1e0e
  assign match[548] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 6, 30: 14'h30d8
  assign match[549] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 6, 31: 14'h27b3
  assign match[550] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 6, 32: 14'h0dbd
  assign match[551] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 6, 33: 14'h18ba
  assign match[552] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 6, 34: 14'h3382
  assign match[553] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 6, 35: 14'h261e
  assign match[554] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 6, 36: 14'h2cd0
  assign match[555] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 6, 37: 14'h29b7
  assign match[556] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 6, 38: 14'h0abf
  assign match[557] = syndrome_3_0_is_11 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 6, 39: 14'h1b3b
  assign match[558] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 6, 40: 14'h13f9
  assign match[559] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 6, 41: 14'h1798
  assign match[560] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 6, 42: 14'h3413
  assign match[561] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 6, 43: 14'h046d
  assign match[562] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 6, 44: 14'h1c52
  assign match[563] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 6, 45: 14'h31f6
  assign match[564] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 6, 46: 14'h2724
  assign match[565] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 6, 47: 14'h2c4d
  assign match[566] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 6, 48: 14'h0842
  assign match[567] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 6, 49: 14'h3bfe
  assign match[568] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 6, 50: 14'h2220
  assign match[569] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 6, 51: 14'h2ecf
  assign match[570] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 6, 52: 14'h0903
  assign match[571] = syndrome_3_0_is_5 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 6, 53: 14'h1ae5
  assign match[572] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 6, 54: 14'h1316
  assign match[573] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 6, 55: 14'h3654
  assign match[574] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 6, 56: 14'h24f5
  assign match[575] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 6, 57: 14'h0c1e
  assign match[576] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 6, 58: 14'h39d0
  assign match[577] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 6, 59: 14'h2337
  assign match[578] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 6, 60: 14'h0fff
  assign match[579] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 6, 61: 14'h199b
  assign match[580] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 6, 62: 14'h12a9
  assign match[581] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 6, 63: 14'h1730
  assign match[582] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 6, 64: 14'h3447
  assign match[583] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 6, 65: 14'h0447
  assign match[584] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 6, 66: 14'h1c47
  assign match[585] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 6, 67: 14'h1047
  assign match[586] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 6, 68: 14'h1647
  assign match[587] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 6, 69: 14'h1547
  assign match[588] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 70: 14'h14c7
  assign match[589] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 71: 14'h1407
  assign match[590] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 72: 14'h1467
  assign match[591] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 73: 14'h1457
  assign match[592] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 74: 14'h144f
  assign match[593] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 75: 14'h1443
  assign match[594] = syndrome_3_0_is_5 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 76: 14'h1445
  assign match[595] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 6, 77: 14'h1446
  assign match[596] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 7, 8: 14'h3e54
  assign match[597] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 7, 9: 14'h217e
  assign match[598] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 7, 10: 14'h2eeb
  assign match[599] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 7, 11: 14'h089a
  assign match[600] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 7, 12: 14'h3a19
  assign match[601] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 7, 13: 14'h02e3
  assign match[602] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 7, 14: 14'h1e9e
  assign match[603] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 7, 15: 14'h311b
  assign match[604] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 7, 16: 14'h0762
  assign match[605] = syndrome_3_0_is_5 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 7, 17: 14'h3de5
  assign match[606] = syndrome_3_0_is_13 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 7, 18: 14'h011d
  assign match[607] = syndrome_3_0_is_1 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 7, 19: 14'h1f61
  assign match[608] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 7, 20: 14'h105f
  assign match[609] = syndrome_3_0_is_0 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 7, 21: 14'h17c0
  assign match[610] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 7, 22: 14'h35b4
  assign match[611] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 7, 23: 14'h248e
  assign match[612] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 7, 24: 14'h2c13
  assign match[613] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 7, 25: 14'h09e6
  assign match[614] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 7, 26: 14'h3aa7
  assign match[615] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 7, 27: 14'h02bc
  assign match[616] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 7, 28: 14'h3f0a
  assign match[617] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 7, 29: 14'h21d1
  assign match[618] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 7, 30: 14'h0f07
  assign match[619] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 7, 31: 14'h186c
  assign match[620] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 7, 32: 14'h3262
  assign match[621] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 7, 33: 14'h2765
  assign match[622] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 7, 34: 14'h0c5d
  assign match[623] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 7, 35: 14'h19c1
  assign match[624] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 7, 36: 14'h130f
  assign match[625] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 7, 37: 14'h1668
  assign match[626] = syndrome_3_0_is_0 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 7, 38: 14'h3560
  assign match[627] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 7, 39: 14'h24e4
  assign match[628] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 7, 40: 14'h2c26
  assign match[629] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 7, 41: 14'h2847
  assign match[630] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 7, 42: 14'h0bcc
  assign match[631] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 7, 43: 14'h3bb2
  assign match[632] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 7, 44: 14'h238d
  assign match[633] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 7, 45: 14'h0e29
  assign match[634] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 7, 46: 14'h18fb
  assign match[635] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 7, 47: 14'h1392
  assign match[636] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 7, 48: 14'h379d
  assign match[637] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 7, 49: 14'h0421
  assign match[638] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 7, 50: 14'h1dff
  assign match[639] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 7, 51: 14'h1110
  assign match[640] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 7, 52: 14'h36dc
  assign match[641] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 7, 53: 14'h253a
  assign match[642] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 7, 54: 14'h2cc9
  assign match[643] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 7, 55: 14'h098b
  assign match[644] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 7, 56: 14'h1b2a
  assign match[645] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 7, 57: 14'h33c1
  assign match[646] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 7, 58: 14'h060f
  assign match[647] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 7, 59: 14'h1ce8
  assign match[648] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 7, 60: 14'h3020
  assign match[649] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 7, 61: 14'h2644
  assign match[650] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 7, 62: 14'h2d76
  assign match[651] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 7, 63: 14'h28ef
  assign match[652] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 7, 64: 14'h0b98
  assign match[653] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 7, 65: 14'h3b98
  assign match[654] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 7, 66: 14'h2398
  assign match[655] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 7, 67: 14'h2f98
  assign match[656] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 7, 68: 14'h2998
  assign match[657] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 7, 69: 14'h2a98
  assign match[658] = syndrome_3_0_is_8 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 70: 14'h2b18
  assign match[659] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 71: 14'h2bd8
  assign match[660] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 72: 14'h2bb8
  assign match[661] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 73: 14'h2b88
  assign match[662] = syndrome_3_0_is_0 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 74: 14'h2b90
  assign match[663] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 75: 14'h2b9c
  assign match[664] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 76: 14'h2b9a
  assign match[665] = syndrome_3_0_is_9 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 7, 77: 14'h2b99
  assign match[666] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 8, 9: 14'h1f2a
  assign match[667] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 8, 10: 14'h10bf
  assign match[668] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 8, 11: 14'h36ce
  assign match[669] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 8, 12: 14'h044d
  assign match[670] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 8, 13: 14'h3cb7
  assign match[671] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 8, 14: 14'h20ca
  assign match[672] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 8, 15: 14'h0f4f
  assign match[673] = syndrome_3_0_is_6 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 8, 16: 14'h3936
  assign match[674] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 8, 17: 14'h03b1
  assign match[675] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 8, 18: 14'h3f49
  assign match[676] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 8, 19: 14'h2135
  assign match[677] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 8, 20: 14'h2e0b
  assign match[678] = syndrome_3_0_is_4 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 8, 21: 14'h2994
  assign match[679] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 8, 22: 14'h0be0
  assign match[680] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 8, 23: 14'h1ada
  assign match[681] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 8, 24: 14'h1247
  assign match[682] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 8, 25: 14'h37b2
  assign match[683] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 8, 26: 14'h04f3
  assign match[684] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 8, 27: 14'h3ce8
  assign match[685] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 8, 28: 14'h015e
  assign match[686] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 8, 29: 14'h1f85
  assign match[687] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 8, 30: 14'h3153
  assign match[688] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 8, 31: 14'h2638
  assign match[689] = syndrome_3_0_is_6 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 8, 32: 14'h0c36
  assign match[690] = syndrome_3_0_is_1 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 8, 33: 14'h1931
  assign match[691] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 8, 34: 14'h3209
  assign match[692] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 8, 35: 14'h2795
  assign match[693] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 8, 36: 14'h2d5b
  assign match[694] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 8, 37: 14'h283c
  assign match[695] = syndrome_3_0_is_4 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 8, 38: 14'h0b34
  assign match[696] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 8, 39: 14'h1ab0
  assign match[697] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 8, 40: 14'h1272
  assign match[698] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 8, 41: 14'h1613
  assign match[699] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 8, 42: 14'h3598
  assign match[700] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 8, 43: 14'h05e6
  assign match[701] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 8, 44: 14'h1dd9
  assign match[702] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 8, 45: 14'h307d
  assign match[703] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 8, 46: 14'h26af
  assign match[704] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 8, 47: 14'h2dc6
  assign match[705] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 8, 48: 14'h09c9
  assign match[706] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 8, 49: 14'h3a75
  assign match[707] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 8, 50: 14'h23ab
  assign match[708] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 8, 51: 14'h2f44
  assign match[709] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 8, 52: 14'h0888
  assign match[710] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 8, 53: 14'h1b6e
  assign match[711] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 8, 54: 14'h129d
  assign match[712] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 8, 55: 14'h37df
  assign match[713] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 8, 56: 14'h257e
  assign match[714] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 8, 57: 14'h0d95
  assign match[715] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 8, 58: 14'h385b
  assign match[716] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 8, 59: 14'h22bc
  assign match[717] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 8, 60: 14'h0e74
  assign match[718] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 8, 61: 14'h1810
  assign match[719] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 8, 62: 14'h1322
  assign match[720] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 8, 63: 14'h16bb
  assign match[721] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 8, 64: 14'h35cc
  assign match[722] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 8, 65: 14'h05cc
  assign match[723] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 8, 66: 14'h1dcc
  assign match[724] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 8, 67: 14'h11cc
  assign match[725] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 8, 68: 14'h17cc
  assign match[726] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 8, 69: 14'h14cc
  assign match[727] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 70: 14'h154c
  assign match[728] = syndrome_3_0_is_12 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 71: 14'h158c
  assign match[729] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 72: 14'h15ec
  assign match[730] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 73: 14'h15dc
  assign match[731] = syndrome_3_0_is_4 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 74: 14'h15c4
  assign match[732] = syndrome_3_0_is_8 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 75: 14'h15c8
  assign match[733] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 76: 14'h15ce
  assign match[734] = syndrome_3_0_is_13 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 8, 77: 14'h15cd
  assign match[735] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 9, 10: 14'h0f95
  assign match[736] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 9, 11: 14'h29e4
  assign match[737] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 9, 12: 14'h1b67
  assign match[738] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 9, 13: 14'h239d
  assign match[739] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 9, 14: 14'h3fe0
  assign match[740] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 9, 15: 14'h1065
  assign match[741] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 9, 16: 14'h261c
  assign match[742] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 9, 17: 14'h1c9b
  assign match[743] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 9, 18: 14'h2063
  assign match[744] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 9, 19: 14'h3e1f
  assign match[745] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 9, 20: 14'h3121
  assign match[746] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 9, 21: 14'h36be
  assign match[747] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 9, 22: 14'h14ca
  assign match[748] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 9, 23: 14'h05f0
  assign match[749] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 9, 24: 14'h0d6d
  assign match[750] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 9, 25: 14'h2898
  assign match[751] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 9, 26: 14'h1bd9
  assign match[752] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 9, 27: 14'h23c2
  assign match[753] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 9, 28: 14'h1e74
  assign match[754] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 9, 29: 14'h00af
  assign match[755] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 9, 30: 14'h2e79
  assign match[756] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 9, 31: 14'h3912
  assign match[757] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 9, 32: 14'h131c
  assign match[758] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 9, 33: 14'h061b
  assign match[759] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 9, 34: 14'h2d23
  assign match[760] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 9, 35: 14'h38bf
  assign match[761] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 9, 36: 14'h3271
  assign match[762] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 9, 37: 14'h3716
  assign match[763] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 9, 38: 14'h141e
  assign match[764] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 9, 39: 14'h059a
  assign match[765] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 9, 40: 14'h0d58
  assign match[766] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 9, 41: 14'h0939
  assign match[767] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 9, 42: 14'h2ab2
  assign match[768] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 9, 43: 14'h1acc
  assign match[769] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 9, 44: 14'h02f3
  assign match[770] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 9, 45: 14'h2f57
  assign match[771] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 9, 46: 14'h3985
  assign match[772] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 9, 47: 14'h32ec
  assign match[773] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 9, 48: 14'h16e3
  assign match[774] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 9, 49: 14'h255f
  assign match[775] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 9, 50: 14'h3c81
  assign match[776] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 9, 51: 14'h306e
  assign match[777] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 9, 52: 14'h17a2
  assign match[778] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 9, 53: 14'h0444
  assign match[779] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 9, 54: 14'h0db7
  assign match[780] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 9, 55: 14'h28f5
  assign match[781] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 9, 56: 14'h3a54
  assign match[782] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 9, 57: 14'h12bf
  assign match[783] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 9, 58: 14'h2771
  assign match[784] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 9, 59: 14'h3d96
  assign match[785] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 9, 60: 14'h115e
  assign match[786] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 9, 61: 14'h073a
  assign match[787] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 9, 62: 14'h0c08
  assign match[788] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 9, 63: 14'h0991
  assign match[789] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 9, 64: 14'h2ae6
  assign match[790] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 9, 65: 14'h1ae6
  assign match[791] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 9, 66: 14'h02e6
  assign match[792] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 9, 67: 14'h0ee6
  assign match[793] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 9, 68: 14'h08e6
  assign match[794] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 9, 69: 14'h0be6
  assign match[795] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 70: 14'h0a66
  assign match[796] = syndrome_3_0_is_6 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 71: 14'h0aa6
  assign match[797] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 72: 14'h0ac6
  assign match[798] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 73: 14'h0af6
  assign match[799] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 74: 14'h0aee
  assign match[800] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 75: 14'h0ae2
  assign match[801] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 76: 14'h0ae4
  assign match[802] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 9, 77: 14'h0ae7
  assign match[803] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 10, 11: 14'h2671
  assign match[804] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 10, 12: 14'h14f2
  assign match[805] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 10, 13: 14'h2c08
  assign match[806] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 10, 14: 14'h3075
  assign match[807] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 10, 15: 14'h1ff0
  assign match[808] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 10, 16: 14'h2989
  assign match[809] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 10, 17: 14'h130e
  assign match[810] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 10, 18: 14'h2ff6
  assign match[811] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 10, 19: 14'h318a
  assign match[812] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 10, 20: 14'h3eb4
  assign match[813] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 10, 21: 14'h392b
  assign match[814] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 10, 22: 14'h1b5f
  assign match[815] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 10, 23: 14'h0a65
  assign match[816] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 10, 24: 14'h02f8
  assign match[817] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 10, 25: 14'h270d
  assign match[818] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 10, 26: 14'h144c
  assign match[819] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 10, 27: 14'h2c57
  assign match[820] = syndrome_3_0_is_1 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 10, 28: 14'h11e1
  assign match[821] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 10, 29: 14'h0f3a
  assign match[822] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 10, 30: 14'h21ec
  assign match[823] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 10, 31: 14'h3687
  assign match[824] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 10, 32: 14'h1c89
  assign match[825] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 10, 33: 14'h098e
  assign match[826] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 10, 34: 14'h22b6
  assign match[827] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 10, 35: 14'h372a
  assign match[828] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 10, 36: 14'h3de4
  assign match[829] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 10, 37: 14'h3883
  assign match[830] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 10, 38: 14'h1b8b
  assign match[831] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 10, 39: 14'h0a0f
  assign match[832] = syndrome_3_0_is_13 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 10, 40: 14'h02cd
  assign match[833] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 10, 41: 14'h06ac
  assign match[834] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 10, 42: 14'h2527
  assign match[835] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 10, 43: 14'h1559
  assign match[836] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 10, 44: 14'h0d66
  assign match[837] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 10, 45: 14'h20c2
  assign match[838] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 10, 46: 14'h3610
  assign match[839] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 10, 47: 14'h3d79
  assign match[840] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 10, 48: 14'h1976
  assign match[841] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 10, 49: 14'h2aca
  assign match[842] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 10, 50: 14'h3314
  assign match[843] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 10, 51: 14'h3ffb
  assign match[844] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 10, 52: 14'h1837
  assign match[845] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 10, 53: 14'h0bd1
  assign match[846] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 10, 54: 14'h0222
  assign match[847] = syndrome_3_0_is_0 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 10, 55: 14'h2760
  assign match[848] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 10, 56: 14'h35c1
  assign match[849] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 10, 57: 14'h1d2a
  assign match[850] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 10, 58: 14'h28e4
  assign match[851] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 10, 59: 14'h3203
  assign match[852] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 10, 60: 14'h1ecb
  assign match[853] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 10, 61: 14'h08af
  assign match[854] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 10, 62: 14'h039d
  assign match[855] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 10, 63: 14'h0604
  assign match[856] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 10, 64: 14'h2573
  assign match[857] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 10, 65: 14'h1573
  assign match[858] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 10, 66: 14'h0d73
  assign match[859] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 10, 67: 14'h0173
  assign match[860] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 10, 68: 14'h0773
  assign match[861] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 10, 69: 14'h0473
  assign match[862] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 70: 14'h05f3
  assign match[863] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 71: 14'h0533
  assign match[864] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 72: 14'h0553
  assign match[865] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 73: 14'h0563
  assign match[866] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 74: 14'h057b
  assign match[867] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 75: 14'h0577
  assign match[868] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 76: 14'h0571
  assign match[869] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 10, 77: 14'h0572
  assign match[870] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 11, 12: 14'h3283
  assign match[871] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 11, 13: 14'h0a79
  assign match[872] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 11, 14: 14'h1604
  assign match[873] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 11, 15: 14'h3981
  assign match[874] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 11, 16: 14'h0ff8
  assign match[875] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 11, 17: 14'h357f
  assign match[876] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 11, 18: 14'h0987
  assign match[877] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 11, 19: 14'h17fb
  assign match[878] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 11, 20: 14'h18c5
  assign match[879] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 11, 21: 14'h1f5a
  assign match[880] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 11, 22: 14'h3d2e
  assign match[881] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 11, 23: 14'h2c14
  assign match[882] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 11, 24: 14'h2489
  assign match[883] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 11, 25: 14'h017c
  assign match[884] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 11, 26: 14'h323d
  assign match[885] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 11, 27: 14'h0a26
  assign match[886] = syndrome_3_0_is_0 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 11, 28: 14'h3790
  assign match[887] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 11, 29: 14'h294b
  assign match[888] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 11, 30: 14'h079d
  assign match[889] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 11, 31: 14'h10f6
  assign match[890] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 11, 32: 14'h3af8
  assign match[891] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 11, 33: 14'h2fff
  assign match[892] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 11, 34: 14'h04c7
  assign match[893] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 11, 35: 14'h115b
  assign match[894] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 11, 36: 14'h1b95
  assign match[895] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 11, 37: 14'h1ef2
  assign match[896] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 11, 38: 14'h3dfa
  assign match[897] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 11, 39: 14'h2c7e
  assign match[898] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 11, 40: 14'h24bc
  assign match[899] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 11, 41: 14'h20dd
  assign match[900] = syndrome_3_0_is_6 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 11, 42: 14'h0356
  assign match[901] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 11, 43: 14'h3328
  assign match[902] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 11, 44: 14'h2b17
  assign match[903] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 11, 45: 14'h06b3
  assign match[904] = syndrome_3_0_is_1 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 11, 46: 14'h1061
  assign match[905] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 11, 47: 14'h1b08
  assign match[906] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 11, 48: 14'h3f07
  assign match[907] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 11, 49: 14'h0cbb
  assign match[908] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 11, 50: 14'h1565
  assign match[909] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 11, 51: 14'h198a
  assign match[910] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 11, 52: 14'h3e46
  assign match[911] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 11, 53: 14'h2da0
  assign match[912] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 11, 54: 14'h2453
  assign match[913] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 11, 55: 14'h0111
  assign match[914] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 11, 56: 14'h13b0
  assign match[915] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 11, 57: 14'h3b5b
  assign match[916] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 11, 58: 14'h0e95
  assign match[917] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 11, 59: 14'h1472
  assign match[918] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 11, 60: 14'h38ba
  assign match[919] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 11, 61: 14'h2ede
  assign match[920] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 11, 62: 14'h25ec
  assign match[921] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 11, 63: 14'h2075
  assign match[922] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 11, 64: 14'h0302
  assign match[923] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 11, 65: 14'h3302
  assign match[924] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 11, 66: 14'h2b02
  assign match[925] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 11, 67: 14'h2702
  assign match[926] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 11, 68: 14'h2102
  assign match[927] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 11, 69: 14'h2202
  assign match[928] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 70: 14'h2382
  assign match[929] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 71: 14'h2342
  assign match[930] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 72: 14'h2322
  assign match[931] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 73: 14'h2312
  assign match[932] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 74: 14'h230a
  assign match[933] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 75: 14'h2306
  assign match[934] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 76: 14'h2300
  assign match[935] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 11, 77: 14'h2303
  assign match[936] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 12, 13: 14'h38fa
  assign match[937] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 12, 14: 14'h2487
  assign match[938] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 12, 15: 14'h0b02
  assign match[939] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 12, 16: 14'h3d7b
  assign match[940] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 12, 17: 14'h07fc
  assign match[941] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 12, 18: 14'h3b04
  assign match[942] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 12, 19: 14'h2578
  assign match[943] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 12, 20: 14'h2a46
  assign match[944] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 12, 21: 14'h2dd9
  assign match[945] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 12, 22: 14'h0fad
  assign match[946] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 12, 23: 14'h1e97
  assign match[947] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 12, 24: 14'h160a
  assign match[948] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 12, 25: 14'h33ff
  assign match[949] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 12, 26: 14'h00be
  assign match[950] = syndrome_3_0_is_5 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 12, 27: 14'h38a5
  assign match[951] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 12, 28: 14'h0513
  assign match[952] = syndrome_3_0_is_8 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 12, 29: 14'h1bc8
  assign match[953] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 12, 30: 14'h351e
  assign match[954] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 12, 31: 14'h2275
  assign match[955] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 12, 32: 14'h087b
  assign match[956] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 12, 33: 14'h1d7c
  assign match[957] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 12, 34: 14'h3644
  assign match[958] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 12, 35: 14'h23d8
  assign match[959] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 12, 36: 14'h2916
  assign match[960] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 12, 37: 14'h2c71
  assign match[961] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 12, 38: 14'h0f79
  assign match[962] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 12, 39: 14'h1efd
  assign match[963] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 12, 40: 14'h163f
  assign match[964] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 12, 41: 14'h125e
  assign match[965] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 12, 42: 14'h31d5
  assign match[966] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 12, 43: 14'h01ab
  assign match[967] = syndrome_3_0_is_4 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 12, 44: 14'h1994
  assign match[968] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 12, 45: 14'h3430
  assign match[969] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 12, 46: 14'h22e2
  assign match[970] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 12, 47: 14'h298b
  assign match[971] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 12, 48: 14'h0d84
  assign match[972] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 12, 49: 14'h3e38
  assign match[973] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 12, 50: 14'h27e6
  assign match[974] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 12, 51: 14'h2b09
  assign match[975] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 12, 52: 14'h0cc5
  assign match[976] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 12, 53: 14'h1f23
  assign match[977] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 12, 54: 14'h16d0
  assign match[978] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 12, 55: 14'h3392
  assign match[979] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 12, 56: 14'h2133
  assign match[980] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 12, 57: 14'h09d8
  assign match[981] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 12, 58: 14'h3c16
  assign match[982] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 12, 59: 14'h26f1
  assign match[983] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 12, 60: 14'h0a39
  assign match[984] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 12, 61: 14'h1c5d
  assign match[985] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 12, 62: 14'h176f
  assign match[986] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 12, 63: 14'h12f6
  assign match[987] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 12, 64: 14'h3181
  assign match[988] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 12, 65: 14'h0181
  assign match[989] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 12, 66: 14'h1981
  assign match[990] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 12, 67: 14'h1581
  assign match[991] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 12, 68: 14'h1381
  assign match[992] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 12, 69: 14'h1081
  assign match[993] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 70: 14'h1101
  assign match[994] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 71: 14'h11c1
  assign match[995] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 72: 14'h11a1
  assign match[996] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 73: 14'h1191
  assign match[997] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 74: 14'h1189
  assign match[998] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 75: 14'h1185
  assign match[999] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 76: 14'h1183
  assign match[1000] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 12, 77: 14'h1180
  assign match[1001] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 13, 14: 14'h1c7d
  assign match[1002] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 13, 15: 14'h33f8
  assign match[1003] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 13, 16: 14'h0581
  assign match[1004] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 13, 17: 14'h3f06
  assign match[1005] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 13, 18: 14'h03fe
  assign match[1006] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 13, 19: 14'h1d82
  assign match[1007] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 13, 20: 14'h12bc
  assign match[1008] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 13, 21: 14'h1523
  assign match[1009] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 13, 22: 14'h3757
  assign match[1010] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 13, 23: 14'h266d
  assign match[1011] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 13, 24: 14'h2ef0
  assign match[1012] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 13, 25: 14'h0b05
  assign match[1013] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 13, 26: 14'h3844
  assign match[1014] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 13, 27: 14'h005f
  assign match[1015] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 13, 28: 14'h3de9
  assign match[1016] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 13, 29: 14'h2332
  assign match[1017] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 13, 30: 14'h0de4
  assign match[1018] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 13, 31: 14'h1a8f
  assign match[1019] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 13, 32: 14'h3081
  assign match[1020] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 13, 33: 14'h2586
  assign match[1021] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 13, 34: 14'h0ebe
  assign match[1022] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 13, 35: 14'h1b22
  assign match[1023] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 13, 36: 14'h11ec
  assign match[1024] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 13, 37: 14'h148b
  assign match[1025] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 13, 38: 14'h3783
  assign match[1026] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 13, 39: 14'h2607
  assign match[1027] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 13, 40: 14'h2ec5
  assign match[1028] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 13, 41: 14'h2aa4
  assign match[1029] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 13, 42: 14'h092f
  assign match[1030] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 13, 43: 14'h3951
  assign match[1031] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 13, 44: 14'h216e
  assign match[1032] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 13, 45: 14'h0cca
  assign match[1033] = syndrome_3_0_is_8 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 13, 46: 14'h1a18
  assign match[1034] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 13, 47: 14'h1171
  assign match[1035] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 13, 48: 14'h357e
  assign match[1036] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 13, 49: 14'h06c2
  assign match[1037] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 13, 50: 14'h1f1c
  assign match[1038] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 13, 51: 14'h13f3
  assign match[1039] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 13, 52: 14'h343f
  assign match[1040] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 13, 53: 14'h27d9
  assign match[1041] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 13, 54: 14'h2e2a
  assign match[1042] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 13, 55: 14'h0b68
  assign match[1043] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 13, 56: 14'h19c9
  assign match[1044] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 13, 57: 14'h3122
  assign match[1045] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 13, 58: 14'h04ec
  assign match[1046] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 13, 59: 14'h1e0b
  assign match[1047] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 13, 60: 14'h32c3
  assign match[1048] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 13, 61: 14'h24a7
  assign match[1049] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 13, 62: 14'h2f95
  assign match[1050] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 13, 63: 14'h2a0c
  assign match[1051] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 13, 64: 14'h097b
  assign match[1052] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 13, 65: 14'h397b
  assign match[1053] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 13, 66: 14'h217b
  assign match[1054] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 13, 67: 14'h2d7b
  assign match[1055] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 13, 68: 14'h2b7b
  assign match[1056] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 13, 69: 14'h287b
  assign match[1057] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 70: 14'h29fb
  assign match[1058] = syndrome_3_0_is_11 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 71: 14'h293b
  assign match[1059] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 72: 14'h295b
  assign match[1060] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 73: 14'h296b
  assign match[1061] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 74: 14'h2973
  assign match[1062] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 75: 14'h297f
  assign match[1063] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 76: 14'h2979
  assign match[1064] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 13, 77: 14'h297a
  assign match[1065] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 14, 15: 14'h2f85
  assign match[1066] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 14, 16: 14'h19fc
  assign match[1067] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 14, 17: 14'h237b
  assign match[1068] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 14, 18: 14'h1f83
  assign match[1069] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 14, 19: 14'h01ff
  assign match[1070] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 14, 20: 14'h0ec1
  assign match[1071] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 14, 21: 14'h095e
  assign match[1072] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 14, 22: 14'h2b2a
  assign match[1073] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 14, 23: 14'h3a10
  assign match[1074] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 14, 24: 14'h328d
  assign match[1075] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 14, 25: 14'h1778
  assign match[1076] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 14, 26: 14'h2439
  assign match[1077] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 14, 27: 14'h1c22
  assign match[1078] = syndrome_3_0_is_4 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 14, 28: 14'h2194
  assign match[1079] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 14, 29: 14'h3f4f
  assign match[1080] = syndrome_3_0_is_9 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 14, 30: 14'h1199
  assign match[1081] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 14, 31: 14'h06f2
  assign match[1082] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 14, 32: 14'h2cfc
  assign match[1083] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 14, 33: 14'h39fb
  assign match[1084] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 14, 34: 14'h12c3
  assign match[1085] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 14, 35: 14'h075f
  assign match[1086] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 14, 36: 14'h0d91
  assign match[1087] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 14, 37: 14'h08f6
  assign match[1088] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 14, 38: 14'h2bfe
  assign match[1089] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 14, 39: 14'h3a7a
  assign match[1090] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 14, 40: 14'h32b8
  assign match[1091] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 14, 41: 14'h36d9
  assign match[1092] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 14, 42: 14'h1552
  assign match[1093] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 14, 43: 14'h252c
  assign match[1094] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 14, 44: 14'h3d13
  assign match[1095] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 14, 45: 14'h10b7
  assign match[1096] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 14, 46: 14'h0665
  assign match[1097] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 14, 47: 14'h0d0c
  assign match[1098] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 14, 48: 14'h2903
  assign match[1099] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 14, 49: 14'h1abf
  assign match[1100] = syndrome_3_0_is_1 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 14, 50: 14'h0361
  assign match[1101] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 14, 51: 14'h0f8e
  assign match[1102] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 14, 52: 14'h2842
  assign match[1103] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 14, 53: 14'h3ba4
  assign match[1104] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 14, 54: 14'h3257
  assign match[1105] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 14, 55: 14'h1715
  assign match[1106] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 14, 56: 14'h05b4
  assign match[1107] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 14, 57: 14'h2d5f
  assign match[1108] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 14, 58: 14'h1891
  assign match[1109] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 14, 59: 14'h0276
  assign match[1110] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 14, 60: 14'h2ebe
  assign match[1111] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 14, 61: 14'h38da
  assign match[1112] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 14, 62: 14'h33e8
  assign match[1113] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 14, 63: 14'h3671
  assign match[1114] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 14, 64: 14'h1506
  assign match[1115] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 14, 65: 14'h2506
  assign match[1116] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 14, 66: 14'h3d06
  assign match[1117] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 14, 67: 14'h3106
  assign match[1118] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 14, 68: 14'h3706
  assign match[1119] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 14, 69: 14'h3406
  assign match[1120] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 70: 14'h3586
  assign match[1121] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 71: 14'h3546
  assign match[1122] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 72: 14'h3526
  assign match[1123] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 73: 14'h3516
  assign match[1124] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 74: 14'h350e
  assign match[1125] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 75: 14'h3502
  assign match[1126] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 76: 14'h3504
  assign match[1127] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 14, 77: 14'h3507
  assign match[1128] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 15, 16: 14'h3679
  assign match[1129] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 15, 17: 14'h0cfe
  assign match[1130] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 15, 18: 14'h3006
  assign match[1131] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 15, 19: 14'h2e7a
  assign match[1132] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 15, 20: 14'h2144
  assign match[1133] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 15, 21: 14'h26db
  assign match[1134] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 15, 22: 14'h04af
  assign match[1135] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 15, 23: 14'h1595
  assign match[1136] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 15, 24: 14'h1d08
  assign match[1137] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 15, 25: 14'h38fd
  assign match[1138] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 15, 26: 14'h0bbc
  assign match[1139] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 15, 27: 14'h33a7
  assign match[1140] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 15, 28: 14'h0e11
  assign match[1141] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 15, 29: 14'h10ca
  assign match[1142] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 15, 30: 14'h3e1c
  assign match[1143] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 15, 31: 14'h2977
  assign match[1144] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 15, 32: 14'h0379
  assign match[1145] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 15, 33: 14'h167e
  assign match[1146] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 15, 34: 14'h3d46
  assign match[1147] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 15, 35: 14'h28da
  assign match[1148] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 15, 36: 14'h2214
  assign match[1149] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 15, 37: 14'h2773
  assign match[1150] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 15, 38: 14'h047b
  assign match[1151] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 15, 39: 14'h15ff
  assign match[1152] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 15, 40: 14'h1d3d
  assign match[1153] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 15, 41: 14'h195c
  assign match[1154] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 15, 42: 14'h3ad7
  assign match[1155] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 15, 43: 14'h0aa9
  assign match[1156] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 15, 44: 14'h1296
  assign match[1157] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 15, 45: 14'h3f32
  assign match[1158] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 15, 46: 14'h29e0
  assign match[1159] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 15, 47: 14'h2289
  assign match[1160] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 15, 48: 14'h0686
  assign match[1161] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 15, 49: 14'h353a
  assign match[1162] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 15, 50: 14'h2ce4
  assign match[1163] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 15, 51: 14'h200b
  assign match[1164] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 15, 52: 14'h07c7
  assign match[1165] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 15, 53: 14'h1421
  assign match[1166] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 15, 54: 14'h1dd2
  assign match[1167] = syndrome_3_0_is_0 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 15, 55: 14'h3890
  assign match[1168] = syndrome_3_0_is_1 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 15, 56: 14'h2a31
  assign match[1169] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 15, 57: 14'h02da
  assign match[1170] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 15, 58: 14'h3714
  assign match[1171] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 15, 59: 14'h2df3
  assign match[1172] = syndrome_3_0_is_11 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 15, 60: 14'h013b
  assign match[1173] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 15, 61: 14'h175f
  assign match[1174] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 15, 62: 14'h1c6d
  assign match[1175] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 15, 63: 14'h19f4
  assign match[1176] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 15, 64: 14'h3a83
  assign match[1177] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 15, 65: 14'h0a83
  assign match[1178] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 15, 66: 14'h1283
  assign match[1179] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 15, 67: 14'h1e83
  assign match[1180] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 15, 68: 14'h1883
  assign match[1181] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 15, 69: 14'h1b83
  assign match[1182] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 70: 14'h1a03
  assign match[1183] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 71: 14'h1ac3
  assign match[1184] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 72: 14'h1aa3
  assign match[1185] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 73: 14'h1a93
  assign match[1186] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 74: 14'h1a8b
  assign match[1187] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 75: 14'h1a87
  assign match[1188] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 76: 14'h1a81
  assign match[1189] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 15, 77: 14'h1a82
  assign match[1190] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 16, 17: 14'h3a87
  assign match[1191] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 16, 18: 14'h067f
  assign match[1192] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 16, 19: 14'h1803
  assign match[1193] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 16, 20: 14'h173d
  assign match[1194] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 16, 21: 14'h10a2
  assign match[1195] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 16, 22: 14'h32d6
  assign match[1196] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 16, 23: 14'h23ec
  assign match[1197] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 16, 24: 14'h2b71
  assign match[1198] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 16, 25: 14'h0e84
  assign match[1199] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 16, 26: 14'h3dc5
  assign match[1200] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 16, 27: 14'h05de
  assign match[1201] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 16, 28: 14'h3868
  assign match[1202] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 16, 29: 14'h26b3
  assign match[1203] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 16, 30: 14'h0865
  assign match[1204] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 16, 31: 14'h1f0e
  assign match[1205] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 16, 32: 14'h3500
  assign match[1206] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 16, 33: 14'h2007
  assign match[1207] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 16, 34: 14'h0b3f
  assign match[1208] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 16, 35: 14'h1ea3
  assign match[1209] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 16, 36: 14'h146d
  assign match[1210] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 16, 37: 14'h110a
  assign match[1211] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 16, 38: 14'h3202
  assign match[1212] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 16, 39: 14'h2386
  assign match[1213] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 16, 40: 14'h2b44
  assign match[1214] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 16, 41: 14'h2f25
  assign match[1215] = syndrome_3_0_is_14 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 16, 42: 14'h0cae
  assign match[1216] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 16, 43: 14'h3cd0
  assign match[1217] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 16, 44: 14'h24ef
  assign match[1218] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 16, 45: 14'h094b
  assign match[1219] = syndrome_3_0_is_9 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 16, 46: 14'h1f99
  assign match[1220] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 16, 47: 14'h14f0
  assign match[1221] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 16, 48: 14'h30ff
  assign match[1222] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 16, 49: 14'h0343
  assign match[1223] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 16, 50: 14'h1a9d
  assign match[1224] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 16, 51: 14'h1672
  assign match[1225] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 16, 52: 14'h31be
  assign match[1226] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 16, 53: 14'h2258
  assign match[1227] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 16, 54: 14'h2bab
  assign match[1228] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 16, 55: 14'h0ee9
  assign match[1229] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 16, 56: 14'h1c48
  assign match[1230] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 16, 57: 14'h34a3
  assign match[1231] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 16, 58: 14'h016d
  assign match[1232] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 16, 59: 14'h1b8a
  assign match[1233] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 16, 60: 14'h3742
  assign match[1234] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 16, 61: 14'h2126
  assign match[1235] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 16, 62: 14'h2a14
  assign match[1236] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 16, 63: 14'h2f8d
  assign match[1237] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 16, 64: 14'h0cfa
  assign match[1238] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 16, 65: 14'h3cfa
  assign match[1239] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 16, 66: 14'h24fa
  assign match[1240] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 16, 67: 14'h28fa
  assign match[1241] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 16, 68: 14'h2efa
  assign match[1242] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 16, 69: 14'h2dfa
  assign match[1243] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 70: 14'h2c7a
  assign match[1244] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 71: 14'h2cba
  assign match[1245] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 72: 14'h2cda
  assign match[1246] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 73: 14'h2cea
  assign match[1247] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 74: 14'h2cf2
  assign match[1248] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 75: 14'h2cfe
  assign match[1249] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 76: 14'h2cf8
  assign match[1250] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 16, 77: 14'h2cfb
  assign match[1251] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 17, 18: 14'h3cf8
  assign match[1252] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 17, 19: 14'h2284
  assign match[1253] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 17, 20: 14'h2dba
  assign match[1254] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 17, 21: 14'h2a25
  assign match[1255] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 17, 22: 14'h0851
  assign match[1256] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 17, 23: 14'h196b
  assign match[1257] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 17, 24: 14'h11f6
  assign match[1258] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 17, 25: 14'h3403
  assign match[1259] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 17, 26: 14'h0742
  assign match[1260] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 17, 27: 14'h3f59
  assign match[1261] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 17, 28: 14'h02ef
  assign match[1262] = syndrome_3_0_is_4 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 17, 29: 14'h1c34
  assign match[1263] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 17, 30: 14'h32e2
  assign match[1264] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 17, 31: 14'h2589
  assign match[1265] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 17, 32: 14'h0f87
  assign match[1266] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 17, 33: 14'h1a80
  assign match[1267] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 17, 34: 14'h31b8
  assign match[1268] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 17, 35: 14'h2424
  assign match[1269] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 17, 36: 14'h2eea
  assign match[1270] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 17, 37: 14'h2b8d
  assign match[1271] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 17, 38: 14'h0885
  assign match[1272] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 17, 39: 14'h1901
  assign match[1273] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 17, 40: 14'h11c3
  assign match[1274] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 17, 41: 14'h15a2
  assign match[1275] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 17, 42: 14'h3629
  assign match[1276] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 17, 43: 14'h0657
  assign match[1277] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 17, 44: 14'h1e68
  assign match[1278] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 17, 45: 14'h33cc
  assign match[1279] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 17, 46: 14'h251e
  assign match[1280] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 17, 47: 14'h2e77
  assign match[1281] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 17, 48: 14'h0a78
  assign match[1282] = syndrome_3_0_is_4 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 17, 49: 14'h39c4
  assign match[1283] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 17, 50: 14'h201a
  assign match[1284] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 17, 51: 14'h2cf5
  assign match[1285] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 17, 52: 14'h0b39
  assign match[1286] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 17, 53: 14'h18df
  assign match[1287] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 17, 54: 14'h112c
  assign match[1288] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 17, 55: 14'h346e
  assign match[1289] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 17, 56: 14'h26cf
  assign match[1290] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 17, 57: 14'h0e24
  assign match[1291] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 17, 58: 14'h3bea
  assign match[1292] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 17, 59: 14'h210d
  assign match[1293] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 17, 60: 14'h0dc5
  assign match[1294] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 17, 61: 14'h1ba1
  assign match[1295] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 17, 62: 14'h1093
  assign match[1296] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 17, 63: 14'h150a
  assign match[1297] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 17, 64: 14'h367d
  assign match[1298] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 17, 65: 14'h067d
  assign match[1299] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 17, 66: 14'h1e7d
  assign match[1300] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 17, 67: 14'h127d
  assign match[1301] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 17, 68: 14'h147d
  assign match[1302] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 17, 69: 14'h177d
  assign match[1303] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 70: 14'h16fd
  assign match[1304] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 71: 14'h163d
  assign match[1305] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 72: 14'h165d
  assign match[1306] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 73: 14'h166d
  assign match[1307] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 74: 14'h1675
  assign match[1308] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 75: 14'h1679
  assign match[1309] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 76: 14'h167f
  assign match[1310] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 17, 77: 14'h167c
  assign match[1311] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 18, 19: 14'h1e7c
  assign match[1312] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 18, 20: 14'h1142
  assign match[1313] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 18, 21: 14'h16dd
  assign match[1314] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 18, 22: 14'h34a9
  assign match[1315] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 18, 23: 14'h2593
  assign match[1316] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 18, 24: 14'h2d0e
  assign match[1317] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 18, 25: 14'h08fb
  assign match[1318] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 18, 26: 14'h3bba
  assign match[1319] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 18, 27: 14'h03a1
  assign match[1320] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 18, 28: 14'h3e17
  assign match[1321] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 18, 29: 14'h20cc
  assign match[1322] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 18, 30: 14'h0e1a
  assign match[1323] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 18, 31: 14'h1971
  assign match[1324] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 18, 32: 14'h337f
  assign match[1325] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 18, 33: 14'h2678
  assign match[1326] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 18, 34: 14'h0d40
  assign match[1327] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 18, 35: 14'h18dc
  assign match[1328] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 18, 36: 14'h1212
  assign match[1329] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 18, 37: 14'h1775
  assign match[1330] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 18, 38: 14'h347d
  assign match[1331] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 18, 39: 14'h25f9
  assign match[1332] = syndrome_3_0_is_11 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 18, 40: 14'h2d3b
  assign match[1333] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 18, 41: 14'h295a
  assign match[1334] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 18, 42: 14'h0ad1
  assign match[1335] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 18, 43: 14'h3aaf
  assign match[1336] = syndrome_3_0_is_0 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 18, 44: 14'h2290
  assign match[1337] = syndrome_3_0_is_4 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 18, 45: 14'h0f34
  assign match[1338] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 18, 46: 14'h19e6
  assign match[1339] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 18, 47: 14'h128f
  assign match[1340] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 18, 48: 14'h3680
  assign match[1341] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 18, 49: 14'h053c
  assign match[1342] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 18, 50: 14'h1ce2
  assign match[1343] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 18, 51: 14'h100d
  assign match[1344] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 18, 52: 14'h37c1
  assign match[1345] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 18, 53: 14'h2427
  assign match[1346] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 18, 54: 14'h2dd4
  assign match[1347] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 18, 55: 14'h0896
  assign match[1348] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 18, 56: 14'h1a37
  assign match[1349] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 18, 57: 14'h32dc
  assign match[1350] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 18, 58: 14'h0712
  assign match[1351] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 18, 59: 14'h1df5
  assign match[1352] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 18, 60: 14'h313d
  assign match[1353] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 18, 61: 14'h2759
  assign match[1354] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 18, 62: 14'h2c6b
  assign match[1355] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 18, 63: 14'h29f2
  assign match[1356] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 18, 64: 14'h0a85
  assign match[1357] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 18, 65: 14'h3a85
  assign match[1358] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 18, 66: 14'h2285
  assign match[1359] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 18, 67: 14'h2e85
  assign match[1360] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 18, 68: 14'h2885
  assign match[1361] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 18, 69: 14'h2b85
  assign match[1362] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 70: 14'h2a05
  assign match[1363] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 71: 14'h2ac5
  assign match[1364] = syndrome_3_0_is_5 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 72: 14'h2aa5
  assign match[1365] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 73: 14'h2a95
  assign match[1366] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 74: 14'h2a8d
  assign match[1367] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 75: 14'h2a81
  assign match[1368] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 76: 14'h2a87
  assign match[1369] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 18, 77: 14'h2a84
  assign match[1370] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 19, 20: 14'h0f3e
  assign match[1371] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 19, 21: 14'h08a1
  assign match[1372] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 19, 22: 14'h2ad5
  assign match[1373] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 19, 23: 14'h3bef
  assign match[1374] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 19, 24: 14'h3372
  assign match[1375] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 19, 25: 14'h1687
  assign match[1376] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 19, 26: 14'h25c6
  assign match[1377] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 19, 27: 14'h1ddd
  assign match[1378] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 19, 28: 14'h206b
  assign match[1379] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 19, 29: 14'h3eb0
  assign match[1380] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 19, 30: 14'h1066
  assign match[1381] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 19, 31: 14'h070d
  assign match[1382] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 19, 32: 14'h2d03
  assign match[1383] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 19, 33: 14'h3804
  assign match[1384] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 19, 34: 14'h133c
  assign match[1385] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 19, 35: 14'h06a0
  assign match[1386] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 19, 36: 14'h0c6e
  assign match[1387] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 19, 37: 14'h0909
  assign match[1388] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 19, 38: 14'h2a01
  assign match[1389] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 19, 39: 14'h3b85
  assign match[1390] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 19, 40: 14'h3347
  assign match[1391] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 19, 41: 14'h3726
  assign match[1392] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 19, 42: 14'h14ad
  assign match[1393] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 19, 43: 14'h24d3
  assign match[1394] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 19, 44: 14'h3cec
  assign match[1395] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 19, 45: 14'h1148
  assign match[1396] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 19, 46: 14'h079a
  assign match[1397] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 19, 47: 14'h0cf3
  assign match[1398] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 19, 48: 14'h28fc
  assign match[1399] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 19, 49: 14'h1b40
  assign match[1400] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 19, 50: 14'h029e
  assign match[1401] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 19, 51: 14'h0e71
  assign match[1402] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 19, 52: 14'h29bd
  assign match[1403] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 19, 53: 14'h3a5b
  assign match[1404] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 19, 54: 14'h33a8
  assign match[1405] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 19, 55: 14'h16ea
  assign match[1406] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 19, 56: 14'h044b
  assign match[1407] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 19, 57: 14'h2ca0
  assign match[1408] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 19, 58: 14'h196e
  assign match[1409] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 19, 59: 14'h0389
  assign match[1410] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 19, 60: 14'h2f41
  assign match[1411] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 19, 61: 14'h3925
  assign match[1412] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 19, 62: 14'h3217
  assign match[1413] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 19, 63: 14'h378e
  assign match[1414] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 19, 64: 14'h14f9
  assign match[1415] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 19, 65: 14'h24f9
  assign match[1416] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 19, 66: 14'h3cf9
  assign match[1417] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 19, 67: 14'h30f9
  assign match[1418] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 19, 68: 14'h36f9
  assign match[1419] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 19, 69: 14'h35f9
  assign match[1420] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 70: 14'h3479
  assign match[1421] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 71: 14'h34b9
  assign match[1422] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 72: 14'h34d9
  assign match[1423] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 73: 14'h34e9
  assign match[1424] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 74: 14'h34f1
  assign match[1425] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 75: 14'h34fd
  assign match[1426] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 76: 14'h34fb
  assign match[1427] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 19, 77: 14'h34f8
  assign match[1428] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 20, 21: 14'h079f
  assign match[1429] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 20, 22: 14'h25eb
  assign match[1430] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 20, 23: 14'h34d1
  assign match[1431] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 20, 24: 14'h3c4c
  assign match[1432] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 20, 25: 14'h19b9
  assign match[1433] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 20, 26: 14'h2af8
  assign match[1434] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 20, 27: 14'h12e3
  assign match[1435] = syndrome_3_0_is_5 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 20, 28: 14'h2f55
  assign match[1436] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 20, 29: 14'h318e
  assign match[1437] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 20, 30: 14'h1f58
  assign match[1438] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 20, 31: 14'h0833
  assign match[1439] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 20, 32: 14'h223d
  assign match[1440] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 20, 33: 14'h373a
  assign match[1441] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 20, 34: 14'h1c02
  assign match[1442] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 20, 35: 14'h099e
  assign match[1443] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 20, 36: 14'h0350
  assign match[1444] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 20, 37: 14'h0637
  assign match[1445] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 20, 38: 14'h253f
  assign match[1446] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 20, 39: 14'h34bb
  assign match[1447] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 20, 40: 14'h3c79
  assign match[1448] = syndrome_3_0_is_8 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 20, 41: 14'h3818
  assign match[1449] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 20, 42: 14'h1b93
  assign match[1450] = syndrome_3_0_is_13 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 20, 43: 14'h2bed
  assign match[1451] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 20, 44: 14'h33d2
  assign match[1452] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 20, 45: 14'h1e76
  assign match[1453] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 20, 46: 14'h08a4
  assign match[1454] = syndrome_3_0_is_13 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 20, 47: 14'h03cd
  assign match[1455] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 20, 48: 14'h27c2
  assign match[1456] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 20, 49: 14'h147e
  assign match[1457] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 20, 50: 14'h0da0
  assign match[1458] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 20, 51: 14'h014f
  assign match[1459] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 20, 52: 14'h2683
  assign match[1460] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 20, 53: 14'h3565
  assign match[1461] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 20, 54: 14'h3c96
  assign match[1462] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 20, 55: 14'h19d4
  assign match[1463] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 20, 56: 14'h0b75
  assign match[1464] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 20, 57: 14'h239e
  assign match[1465] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 20, 58: 14'h1650
  assign match[1466] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 20, 59: 14'h0cb7
  assign match[1467] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 20, 60: 14'h207f
  assign match[1468] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 20, 61: 14'h361b
  assign match[1469] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 20, 62: 14'h3d29
  assign match[1470] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 20, 63: 14'h38b0
  assign match[1471] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 20, 64: 14'h1bc7
  assign match[1472] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 20, 65: 14'h2bc7
  assign match[1473] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 20, 66: 14'h33c7
  assign match[1474] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 20, 67: 14'h3fc7
  assign match[1475] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 20, 68: 14'h39c7
  assign match[1476] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 20, 69: 14'h3ac7
  assign match[1477] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 70: 14'h3b47
  assign match[1478] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 71: 14'h3b87
  assign match[1479] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 72: 14'h3be7
  assign match[1480] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 73: 14'h3bd7
  assign match[1481] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 74: 14'h3bcf
  assign match[1482] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 75: 14'h3bc3
  assign match[1483] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 76: 14'h3bc5
  assign match[1484] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 20, 77: 14'h3bc6
  assign match[1485] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 21, 22: 14'h2274
  assign match[1486] = syndrome_3_0_is_14 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 21, 23: 14'h334e
  assign match[1487] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 21, 24: 14'h3bd3
  assign match[1488] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 21, 25: 14'h1e26
  assign match[1489] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 21, 26: 14'h2d67
  assign match[1490] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 21, 27: 14'h157c
  assign match[1491] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 21, 28: 14'h28ca
  assign match[1492] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 21, 29: 14'h3611
  assign match[1493] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 21, 30: 14'h18c7
  assign match[1494] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 21, 31: 14'h0fac
  assign match[1495] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 21, 32: 14'h25a2
  assign match[1496] = syndrome_3_0_is_5 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 21, 33: 14'h30a5
  assign match[1497] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 21, 34: 14'h1b9d
  assign match[1498] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 21, 35: 14'h0e01
  assign match[1499] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 21, 36: 14'h04cf
  assign match[1500] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 21, 37: 14'h01a8
  assign match[1501] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 21, 38: 14'h22a0
  assign match[1502] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 21, 39: 14'h3324
  assign match[1503] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 21, 40: 14'h3be6
  assign match[1504] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 21, 41: 14'h3f87
  assign match[1505] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 21, 42: 14'h1c0c
  assign match[1506] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 21, 43: 14'h2c72
  assign match[1507] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 21, 44: 14'h344d
  assign match[1508] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 21, 45: 14'h19e9
  assign match[1509] = syndrome_3_0_is_11 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 21, 46: 14'h0f3b
  assign match[1510] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 21, 47: 14'h0452
  assign match[1511] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 21, 48: 14'h205d
  assign match[1512] = syndrome_3_0_is_1 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 21, 49: 14'h13e1
  assign match[1513] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 21, 50: 14'h0a3f
  assign match[1514] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 21, 51: 14'h06d0
  assign match[1515] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 21, 52: 14'h211c
  assign match[1516] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 21, 53: 14'h32fa
  assign match[1517] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 21, 54: 14'h3b09
  assign match[1518] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 21, 55: 14'h1e4b
  assign match[1519] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 21, 56: 14'h0cea
  assign match[1520] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 21, 57: 14'h2401
  assign match[1521] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 21, 58: 14'h11cf
  assign match[1522] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 21, 59: 14'h0b28
  assign match[1523] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 21, 60: 14'h27e0
  assign match[1524] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 21, 61: 14'h3184
  assign match[1525] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 21, 62: 14'h3ab6
  assign match[1526] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 21, 63: 14'h3f2f
  assign match[1527] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 21, 64: 14'h1c58
  assign match[1528] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 21, 65: 14'h2c58
  assign match[1529] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 21, 66: 14'h3458
  assign match[1530] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 21, 67: 14'h3858
  assign match[1531] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 21, 68: 14'h3e58
  assign match[1532] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 21, 69: 14'h3d58
  assign match[1533] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 70: 14'h3cd8
  assign match[1534] = syndrome_3_0_is_8 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 71: 14'h3c18
  assign match[1535] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 72: 14'h3c78
  assign match[1536] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 73: 14'h3c48
  assign match[1537] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 74: 14'h3c50
  assign match[1538] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 75: 14'h3c5c
  assign match[1539] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 76: 14'h3c5a
  assign match[1540] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 21, 77: 14'h3c59
  assign match[1541] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 22, 23: 14'h113a
  assign match[1542] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 22, 24: 14'h19a7
  assign match[1543] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 22, 25: 14'h3c52
  assign match[1544] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 22, 26: 14'h0f13
  assign match[1545] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 22, 27: 14'h3708
  assign match[1546] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 22, 28: 14'h0abe
  assign match[1547] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 22, 29: 14'h1465
  assign match[1548] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 22, 30: 14'h3ab3
  assign match[1549] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 22, 31: 14'h2dd8
  assign match[1550] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 22, 32: 14'h07d6
  assign match[1551] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 22, 33: 14'h12d1
  assign match[1552] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 22, 34: 14'h39e9
  assign match[1553] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 22, 35: 14'h2c75
  assign match[1554] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 22, 36: 14'h26bb
  assign match[1555] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 22, 37: 14'h23dc
  assign match[1556] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 22, 38: 14'h00d4
  assign match[1557] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 22, 39: 14'h1150
  assign match[1558] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 22, 40: 14'h1992
  assign match[1559] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 22, 41: 14'h1df3
  assign match[1560] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 22, 42: 14'h3e78
  assign match[1561] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 22, 43: 14'h0e06
  assign match[1562] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 22, 44: 14'h1639
  assign match[1563] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 22, 45: 14'h3b9d
  assign match[1564] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 22, 46: 14'h2d4f
  assign match[1565] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 22, 47: 14'h2626
  assign match[1566] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 22, 48: 14'h0229
  assign match[1567] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 22, 49: 14'h3195
  assign match[1568] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 22, 50: 14'h284b
  assign match[1569] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 22, 51: 14'h24a4
  assign match[1570] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 22, 52: 14'h0368
  assign match[1571] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 22, 53: 14'h108e
  assign match[1572] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 22, 54: 14'h197d
  assign match[1573] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 22, 55: 14'h3c3f
  assign match[1574] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 22, 56: 14'h2e9e
  assign match[1575] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 22, 57: 14'h0675
  assign match[1576] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 22, 58: 14'h33bb
  assign match[1577] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 22, 59: 14'h295c
  assign match[1578] = syndrome_3_0_is_4 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 22, 60: 14'h0594
  assign match[1579] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 22, 61: 14'h13f0
  assign match[1580] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 22, 62: 14'h18c2
  assign match[1581] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 22, 63: 14'h1d5b
  assign match[1582] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 22, 64: 14'h3e2c
  assign match[1583] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 22, 65: 14'h0e2c
  assign match[1584] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 22, 66: 14'h162c
  assign match[1585] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 22, 67: 14'h1a2c
  assign match[1586] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 22, 68: 14'h1c2c
  assign match[1587] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 22, 69: 14'h1f2c
  assign match[1588] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 70: 14'h1eac
  assign match[1589] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 71: 14'h1e6c
  assign match[1590] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 72: 14'h1e0c
  assign match[1591] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 73: 14'h1e3c
  assign match[1592] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 74: 14'h1e24
  assign match[1593] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 75: 14'h1e28
  assign match[1594] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 76: 14'h1e2e
  assign match[1595] = syndrome_3_0_is_13 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 22, 77: 14'h1e2d
  assign match[1596] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 23, 24: 14'h089d
  assign match[1597] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 23, 25: 14'h2d68
  assign match[1598] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 23, 26: 14'h1e29
  assign match[1599] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 23, 27: 14'h2632
  assign match[1600] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 23, 28: 14'h1b84
  assign match[1601] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 23, 29: 14'h055f
  assign match[1602] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 23, 30: 14'h2b89
  assign match[1603] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 23, 31: 14'h3ce2
  assign match[1604] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 23, 32: 14'h16ec
  assign match[1605] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 23, 33: 14'h03eb
  assign match[1606] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 23, 34: 14'h28d3
  assign match[1607] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 23, 35: 14'h3d4f
  assign match[1608] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 23, 36: 14'h3781
  assign match[1609] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 23, 37: 14'h32e6
  assign match[1610] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 23, 38: 14'h11ee
  assign match[1611] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 23, 39: 14'h006a
  assign match[1612] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 23, 40: 14'h08a8
  assign match[1613] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 23, 41: 14'h0cc9
  assign match[1614] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 23, 42: 14'h2f42
  assign match[1615] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 23, 43: 14'h1f3c
  assign match[1616] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 23, 44: 14'h0703
  assign match[1617] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 23, 45: 14'h2aa7
  assign match[1618] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 23, 46: 14'h3c75
  assign match[1619] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 23, 47: 14'h371c
  assign match[1620] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 23, 48: 14'h1313
  assign match[1621] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 23, 49: 14'h20af
  assign match[1622] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 23, 50: 14'h3971
  assign match[1623] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 23, 51: 14'h359e
  assign match[1624] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 23, 52: 14'h1252
  assign match[1625] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 23, 53: 14'h01b4
  assign match[1626] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 23, 54: 14'h0847
  assign match[1627] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 23, 55: 14'h2d05
  assign match[1628] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 23, 56: 14'h3fa4
  assign match[1629] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 23, 57: 14'h174f
  assign match[1630] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 23, 58: 14'h2281
  assign match[1631] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 23, 59: 14'h3866
  assign match[1632] = syndrome_3_0_is_14 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 23, 60: 14'h14ae
  assign match[1633] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 23, 61: 14'h02ca
  assign match[1634] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 23, 62: 14'h09f8
  assign match[1635] = syndrome_3_0_is_1 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 23, 63: 14'h0c61
  assign match[1636] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 23, 64: 14'h2f16
  assign match[1637] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 23, 65: 14'h1f16
  assign match[1638] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 23, 66: 14'h0716
  assign match[1639] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 23, 67: 14'h0b16
  assign match[1640] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 23, 68: 14'h0d16
  assign match[1641] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 23, 69: 14'h0e16
  assign match[1642] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 70: 14'h0f96
  assign match[1643] = syndrome_3_0_is_6 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 71: 14'h0f56
  assign match[1644] = syndrome_3_0_is_6 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 72: 14'h0f36
  assign match[1645] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 73: 14'h0f06
  assign match[1646] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 74: 14'h0f1e
  assign match[1647] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 75: 14'h0f12
  assign match[1648] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 76: 14'h0f14
  assign match[1649] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 23, 77: 14'h0f17
  assign match[1650] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 24, 25: 14'h25f5
  assign match[1651] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 24, 26: 14'h16b4
  assign match[1652] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 24, 27: 14'h2eaf
  assign match[1653] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 24, 28: 14'h1319
  assign match[1654] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 24, 29: 14'h0dc2
  assign match[1655] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 24, 30: 14'h2314
  assign match[1656] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 24, 31: 14'h347f
  assign match[1657] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 24, 32: 14'h1e71
  assign match[1658] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 24, 33: 14'h0b76
  assign match[1659] = syndrome_3_0_is_14 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 24, 34: 14'h204e
  assign match[1660] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 24, 35: 14'h35d2
  assign match[1661] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 24, 36: 14'h3f1c
  assign match[1662] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 24, 37: 14'h3a7b
  assign match[1663] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 24, 38: 14'h1973
  assign match[1664] = syndrome_3_0_is_7 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 24, 39: 14'h08f7
  assign match[1665] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 24, 40: 14'h0035
  assign match[1666] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 24, 41: 14'h0454
  assign match[1667] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 24, 42: 14'h27df
  assign match[1668] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 24, 43: 14'h17a1
  assign match[1669] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 24, 44: 14'h0f9e
  assign match[1670] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 24, 45: 14'h223a
  assign match[1671] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 24, 46: 14'h34e8
  assign match[1672] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 24, 47: 14'h3f81
  assign match[1673] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 24, 48: 14'h1b8e
  assign match[1674] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 24, 49: 14'h2832
  assign match[1675] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 24, 50: 14'h31ec
  assign match[1676] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 24, 51: 14'h3d03
  assign match[1677] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 24, 52: 14'h1acf
  assign match[1678] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 24, 53: 14'h0929
  assign match[1679] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 24, 54: 14'h00da
  assign match[1680] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 24, 55: 14'h2598
  assign match[1681] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 24, 56: 14'h3739
  assign match[1682] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 24, 57: 14'h1fd2
  assign match[1683] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 24, 58: 14'h2a1c
  assign match[1684] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 24, 59: 14'h30fb
  assign match[1685] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 24, 60: 14'h1c33
  assign match[1686] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 24, 61: 14'h0a57
  assign match[1687] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 24, 62: 14'h0165
  assign match[1688] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 24, 63: 14'h04fc
  assign match[1689] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 24, 64: 14'h278b
  assign match[1690] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 24, 65: 14'h178b
  assign match[1691] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 24, 66: 14'h0f8b
  assign match[1692] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 24, 67: 14'h038b
  assign match[1693] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 24, 68: 14'h058b
  assign match[1694] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 24, 69: 14'h068b
  assign match[1695] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 70: 14'h070b
  assign match[1696] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 71: 14'h07cb
  assign match[1697] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 72: 14'h07ab
  assign match[1698] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 73: 14'h079b
  assign match[1699] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 74: 14'h0783
  assign match[1700] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 75: 14'h078f
  assign match[1701] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 76: 14'h0789
  assign match[1702] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 24, 77: 14'h078a
  assign match[1703] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 25, 26: 14'h3341
  assign match[1704] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 25, 27: 14'h0b5a
  assign match[1705] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 25, 28: 14'h36ec
  assign match[1706] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 25, 29: 14'h2837
  assign match[1707] = syndrome_3_0_is_1 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 25, 30: 14'h06e1
  assign match[1708] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 25, 31: 14'h118a
  assign match[1709] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 25, 32: 14'h3b84
  assign match[1710] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 25, 33: 14'h2e83
  assign match[1711] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 25, 34: 14'h05bb
  assign match[1712] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 25, 35: 14'h1027
  assign match[1713] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 25, 36: 14'h1ae9
  assign match[1714] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 25, 37: 14'h1f8e
  assign match[1715] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 25, 38: 14'h3c86
  assign match[1716] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 25, 39: 14'h2d02
  assign match[1717] = syndrome_3_0_is_0 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 25, 40: 14'h25c0
  assign match[1718] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 25, 41: 14'h21a1
  assign match[1719] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 25, 42: 14'h022a
  assign match[1720] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 25, 43: 14'h3254
  assign match[1721] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 25, 44: 14'h2a6b
  assign match[1722] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 25, 45: 14'h07cf
  assign match[1723] = syndrome_3_0_is_13 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 25, 46: 14'h111d
  assign match[1724] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 25, 47: 14'h1a74
  assign match[1725] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 25, 48: 14'h3e7b
  assign match[1726] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 25, 49: 14'h0dc7
  assign match[1727] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 25, 50: 14'h1419
  assign match[1728] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 25, 51: 14'h18f6
  assign match[1729] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 25, 52: 14'h3f3a
  assign match[1730] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 25, 53: 14'h2cdc
  assign match[1731] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 25, 54: 14'h252f
  assign match[1732] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 25, 55: 14'h006d
  assign match[1733] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 25, 56: 14'h12cc
  assign match[1734] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 25, 57: 14'h3a27
  assign match[1735] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 25, 58: 14'h0fe9
  assign match[1736] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 25, 59: 14'h150e
  assign match[1737] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 25, 60: 14'h39c6
  assign match[1738] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 25, 61: 14'h2fa2
  assign match[1739] = syndrome_3_0_is_0 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 25, 62: 14'h2490
  assign match[1740] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 25, 63: 14'h2109
  assign match[1741] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 25, 64: 14'h027e
  assign match[1742] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 25, 65: 14'h327e
  assign match[1743] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 25, 66: 14'h2a7e
  assign match[1744] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 25, 67: 14'h267e
  assign match[1745] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 25, 68: 14'h207e
  assign match[1746] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 25, 69: 14'h237e
  assign match[1747] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 70: 14'h22fe
  assign match[1748] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 71: 14'h223e
  assign match[1749] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 72: 14'h225e
  assign match[1750] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 73: 14'h226e
  assign match[1751] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 74: 14'h2276
  assign match[1752] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 75: 14'h227a
  assign match[1753] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 76: 14'h227c
  assign match[1754] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 25, 77: 14'h227f
  assign match[1755] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 26, 27: 14'h381b
  assign match[1756] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 26, 28: 14'h05ad
  assign match[1757] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 26, 29: 14'h1b76
  assign match[1758] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 26, 30: 14'h35a0
  assign match[1759] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 26, 31: 14'h22cb
  assign match[1760] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 26, 32: 14'h08c5
  assign match[1761] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 26, 33: 14'h1dc2
  assign match[1762] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 26, 34: 14'h36fa
  assign match[1763] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 26, 35: 14'h2366
  assign match[1764] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 26, 36: 14'h29a8
  assign match[1765] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 26, 37: 14'h2ccf
  assign match[1766] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 26, 38: 14'h0fc7
  assign match[1767] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 26, 39: 14'h1e43
  assign match[1768] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 26, 40: 14'h1681
  assign match[1769] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 26, 41: 14'h12e0
  assign match[1770] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 26, 42: 14'h316b
  assign match[1771] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 26, 43: 14'h0115
  assign match[1772] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 26, 44: 14'h192a
  assign match[1773] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 26, 45: 14'h348e
  assign match[1774] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 26, 46: 14'h225c
  assign match[1775] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 26, 47: 14'h2935
  assign match[1776] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 26, 48: 14'h0d3a
  assign match[1777] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 26, 49: 14'h3e86
  assign match[1778] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 26, 50: 14'h2758
  assign match[1779] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 26, 51: 14'h2bb7
  assign match[1780] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 26, 52: 14'h0c7b
  assign match[1781] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 26, 53: 14'h1f9d
  assign match[1782] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 26, 54: 14'h166e
  assign match[1783] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 26, 55: 14'h332c
  assign match[1784] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 26, 56: 14'h218d
  assign match[1785] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 26, 57: 14'h0966
  assign match[1786] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 26, 58: 14'h3ca8
  assign match[1787] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 26, 59: 14'h264f
  assign match[1788] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 26, 60: 14'h0a87
  assign match[1789] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 26, 61: 14'h1ce3
  assign match[1790] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 26, 62: 14'h17d1
  assign match[1791] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 26, 63: 14'h1248
  assign match[1792] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 26, 64: 14'h313f
  assign match[1793] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 26, 65: 14'h013f
  assign match[1794] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 26, 66: 14'h193f
  assign match[1795] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 26, 67: 14'h153f
  assign match[1796] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 26, 68: 14'h133f
  assign match[1797] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 26, 69: 14'h103f
  assign match[1798] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 70: 14'h11bf
  assign match[1799] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 71: 14'h117f
  assign match[1800] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 72: 14'h111f
  assign match[1801] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 73: 14'h112f
  assign match[1802] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 74: 14'h1137
  assign match[1803] = syndrome_3_0_is_11 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 75: 14'h113b
  assign match[1804] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 76: 14'h113d
  assign match[1805] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 26, 77: 14'h113e
  assign match[1806] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 27, 28: 14'h3db6
  assign match[1807] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 27, 29: 14'h236d
  assign match[1808] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 27, 30: 14'h0dbb
  assign match[1809] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 27, 31: 14'h1ad0
  assign match[1810] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 27, 32: 14'h30de
  assign match[1811] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 27, 33: 14'h25d9
  assign match[1812] = syndrome_3_0_is_1 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 27, 34: 14'h0ee1
  assign match[1813] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 27, 35: 14'h1b7d
  assign match[1814] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 27, 36: 14'h11b3
  assign match[1815] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 27, 37: 14'h14d4
  assign match[1816] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 27, 38: 14'h37dc
  assign match[1817] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 27, 39: 14'h2658
  assign match[1818] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 27, 40: 14'h2e9a
  assign match[1819] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 27, 41: 14'h2afb
  assign match[1820] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 27, 42: 14'h0970
  assign match[1821] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 27, 43: 14'h390e
  assign match[1822] = syndrome_3_0_is_1 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 27, 44: 14'h2131
  assign match[1823] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 27, 45: 14'h0c95
  assign match[1824] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 27, 46: 14'h1a47
  assign match[1825] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 27, 47: 14'h112e
  assign match[1826] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 27, 48: 14'h3521
  assign match[1827] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 27, 49: 14'h069d
  assign match[1828] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 27, 50: 14'h1f43
  assign match[1829] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 27, 51: 14'h13ac
  assign match[1830] = syndrome_3_0_is_0 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 27, 52: 14'h3460
  assign match[1831] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 27, 53: 14'h2786
  assign match[1832] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 27, 54: 14'h2e75
  assign match[1833] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 27, 55: 14'h0b37
  assign match[1834] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 27, 56: 14'h1996
  assign match[1835] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 27, 57: 14'h317d
  assign match[1836] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 27, 58: 14'h04b3
  assign match[1837] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 27, 59: 14'h1e54
  assign match[1838] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 27, 60: 14'h329c
  assign match[1839] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 27, 61: 14'h24f8
  assign match[1840] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 27, 62: 14'h2fca
  assign match[1841] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 27, 63: 14'h2a53
  assign match[1842] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 27, 64: 14'h0924
  assign match[1843] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 27, 65: 14'h3924
  assign match[1844] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 27, 66: 14'h2124
  assign match[1845] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 27, 67: 14'h2d24
  assign match[1846] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 27, 68: 14'h2b24
  assign match[1847] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 27, 69: 14'h2824
  assign match[1848] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 70: 14'h29a4
  assign match[1849] = syndrome_3_0_is_4 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 71: 14'h2964
  assign match[1850] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 72: 14'h2904
  assign match[1851] = syndrome_3_0_is_4 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 73: 14'h2934
  assign match[1852] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 74: 14'h292c
  assign match[1853] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 75: 14'h2920
  assign match[1854] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 76: 14'h2926
  assign match[1855] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 27, 77: 14'h2925
  assign match[1856] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 28, 29: 14'h1edb
  assign match[1857] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 28, 30: 14'h300d
  assign match[1858] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 28, 31: 14'h2766
  assign match[1859] = syndrome_3_0_is_8 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 28, 32: 14'h0d68
  assign match[1860] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 28, 33: 14'h186f
  assign match[1861] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 28, 34: 14'h3357
  assign match[1862] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 28, 35: 14'h26cb
  assign match[1863] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 28, 36: 14'h2c05
  assign match[1864] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 28, 37: 14'h2962
  assign match[1865] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 28, 38: 14'h0a6a
  assign match[1866] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 28, 39: 14'h1bee
  assign match[1867] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 28, 40: 14'h132c
  assign match[1868] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 28, 41: 14'h174d
  assign match[1869] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 28, 42: 14'h34c6
  assign match[1870] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 28, 43: 14'h04b8
  assign match[1871] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 28, 44: 14'h1c87
  assign match[1872] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 28, 45: 14'h3123
  assign match[1873] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 28, 46: 14'h27f1
  assign match[1874] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 28, 47: 14'h2c98
  assign match[1875] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 28, 48: 14'h0897
  assign match[1876] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 28, 49: 14'h3b2b
  assign match[1877] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 28, 50: 14'h22f5
  assign match[1878] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 28, 51: 14'h2e1a
  assign match[1879] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 28, 52: 14'h09d6
  assign match[1880] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 28, 53: 14'h1a30
  assign match[1881] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 28, 54: 14'h13c3
  assign match[1882] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 28, 55: 14'h3681
  assign match[1883] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 28, 56: 14'h2420
  assign match[1884] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 28, 57: 14'h0ccb
  assign match[1885] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 28, 58: 14'h3905
  assign match[1886] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 28, 59: 14'h23e2
  assign match[1887] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 28, 60: 14'h0f2a
  assign match[1888] = syndrome_3_0_is_14 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 28, 61: 14'h194e
  assign match[1889] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 28, 62: 14'h127c
  assign match[1890] = syndrome_3_0_is_5 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 28, 63: 14'h17e5
  assign match[1891] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 28, 64: 14'h3492
  assign match[1892] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 28, 65: 14'h0492
  assign match[1893] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 28, 66: 14'h1c92
  assign match[1894] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 28, 67: 14'h1092
  assign match[1895] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 28, 68: 14'h1692
  assign match[1896] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 28, 69: 14'h1592
  assign match[1897] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 70: 14'h1412
  assign match[1898] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 71: 14'h14d2
  assign match[1899] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 72: 14'h14b2
  assign match[1900] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 73: 14'h1482
  assign match[1901] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 74: 14'h149a
  assign match[1902] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 75: 14'h1496
  assign match[1903] = syndrome_3_0_is_0 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 76: 14'h1490
  assign match[1904] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 28, 77: 14'h1493
  assign match[1905] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 29, 30: 14'h2ed6
  assign match[1906] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 29, 31: 14'h39bd
  assign match[1907] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 29, 32: 14'h13b3
  assign match[1908] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 29, 33: 14'h06b4
  assign match[1909] = syndrome_3_0_is_12 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 29, 34: 14'h2d8c
  assign match[1910] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 29, 35: 14'h3810
  assign match[1911] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 29, 36: 14'h32de
  assign match[1912] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 29, 37: 14'h37b9
  assign match[1913] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 29, 38: 14'h14b1
  assign match[1914] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 29, 39: 14'h0535
  assign match[1915] = syndrome_3_0_is_7 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 29, 40: 14'h0df7
  assign match[1916] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 29, 41: 14'h0996
  assign match[1917] = syndrome_3_0_is_13 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 29, 42: 14'h2a1d
  assign match[1918] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 29, 43: 14'h1a63
  assign match[1919] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 29, 44: 14'h025c
  assign match[1920] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 29, 45: 14'h2ff8
  assign match[1921] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 29, 46: 14'h392a
  assign match[1922] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 29, 47: 14'h3243
  assign match[1923] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 29, 48: 14'h164c
  assign match[1924] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 29, 49: 14'h25f0
  assign match[1925] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 29, 50: 14'h3c2e
  assign match[1926] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 29, 51: 14'h30c1
  assign match[1927] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 29, 52: 14'h170d
  assign match[1928] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 29, 53: 14'h04eb
  assign match[1929] = syndrome_3_0_is_8 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 29, 54: 14'h0d18
  assign match[1930] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 29, 55: 14'h285a
  assign match[1931] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 29, 56: 14'h3afb
  assign match[1932] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 29, 57: 14'h1210
  assign match[1933] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 29, 58: 14'h27de
  assign match[1934] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 29, 59: 14'h3d39
  assign match[1935] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 29, 60: 14'h11f1
  assign match[1936] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 29, 61: 14'h0795
  assign match[1937] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 29, 62: 14'h0ca7
  assign match[1938] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 29, 63: 14'h093e
  assign match[1939] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 29, 64: 14'h2a49
  assign match[1940] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 29, 65: 14'h1a49
  assign match[1941] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 29, 66: 14'h0249
  assign match[1942] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 29, 67: 14'h0e49
  assign match[1943] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 29, 68: 14'h0849
  assign match[1944] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 29, 69: 14'h0b49
  assign match[1945] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 70: 14'h0ac9
  assign match[1946] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 71: 14'h0a09
  assign match[1947] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 72: 14'h0a69
  assign match[1948] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 73: 14'h0a59
  assign match[1949] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 74: 14'h0a41
  assign match[1950] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 75: 14'h0a4d
  assign match[1951] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 76: 14'h0a4b
  assign match[1952] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 29, 77: 14'h0a48
  assign match[1953] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 30, 31: 14'h176b
  assign match[1954] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 30, 32: 14'h3d65
  assign match[1955] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 30, 33: 14'h2862
  assign match[1956] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 30, 34: 14'h035a
  assign match[1957] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 30, 35: 14'h16c6
  assign match[1958] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 30, 36: 14'h1c08
  assign match[1959] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 30, 37: 14'h196f
  assign match[1960] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 30, 38: 14'h3a67
  assign match[1961] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 30, 39: 14'h2be3
  assign match[1962] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 30, 40: 14'h2321
  assign match[1963] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 30, 41: 14'h2740
  assign match[1964] = syndrome_3_0_is_11 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 30, 42: 14'h04cb
  assign match[1965] = syndrome_3_0_is_5 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 30, 43: 14'h34b5
  assign match[1966] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 30, 44: 14'h2c8a
  assign match[1967] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 30, 45: 14'h012e
  assign match[1968] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 30, 46: 14'h17fc
  assign match[1969] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 30, 47: 14'h1c95
  assign match[1970] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 30, 48: 14'h389a
  assign match[1971] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 30, 49: 14'h0b26
  assign match[1972] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 30, 50: 14'h12f8
  assign match[1973] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 30, 51: 14'h1e17
  assign match[1974] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 30, 52: 14'h39db
  assign match[1975] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 30, 53: 14'h2a3d
  assign match[1976] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 30, 54: 14'h23ce
  assign match[1977] = syndrome_3_0_is_12 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 30, 55: 14'h068c
  assign match[1978] = syndrome_3_0_is_13 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 30, 56: 14'h142d
  assign match[1979] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 30, 57: 14'h3cc6
  assign match[1980] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 30, 58: 14'h0908
  assign match[1981] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 30, 59: 14'h13ef
  assign match[1982] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 30, 60: 14'h3f27
  assign match[1983] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 30, 61: 14'h2943
  assign match[1984] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 30, 62: 14'h2271
  assign match[1985] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 30, 63: 14'h27e8
  assign match[1986] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 30, 64: 14'h049f
  assign match[1987] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 30, 65: 14'h349f
  assign match[1988] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 30, 66: 14'h2c9f
  assign match[1989] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 30, 67: 14'h209f
  assign match[1990] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 30, 68: 14'h269f
  assign match[1991] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 30, 69: 14'h259f
  assign match[1992] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 70: 14'h241f
  assign match[1993] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 71: 14'h24df
  assign match[1994] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 72: 14'h24bf
  assign match[1995] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 73: 14'h248f
  assign match[1996] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 74: 14'h2497
  assign match[1997] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 75: 14'h249b
  assign match[1998] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 76: 14'h249d
  assign match[1999] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 30, 77: 14'h249e
  assign match[2000] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 31, 32: 14'h2a0e
  assign match[2001] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 31, 33: 14'h3f09
  assign match[2002] = syndrome_3_0_is_1 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 31, 34: 14'h1431
  assign match[2003] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 31, 35: 14'h01ad
  assign match[2004] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 31, 36: 14'h0b63
  assign match[2005] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 31, 37: 14'h0e04
  assign match[2006] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 31, 38: 14'h2d0c
  assign match[2007] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 31, 39: 14'h3c88
  assign match[2008] = syndrome_3_0_is_10 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 31, 40: 14'h344a
  assign match[2009] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 31, 41: 14'h302b
  assign match[2010] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 31, 42: 14'h13a0
  assign match[2011] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 31, 43: 14'h23de
  assign match[2012] = syndrome_3_0_is_1 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 31, 44: 14'h3be1
  assign match[2013] = syndrome_3_0_is_5 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 31, 45: 14'h1645
  assign match[2014] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 31, 46: 14'h0097
  assign match[2015] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 31, 47: 14'h0bfe
  assign match[2016] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 31, 48: 14'h2ff1
  assign match[2017] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 31, 49: 14'h1c4d
  assign match[2018] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 31, 50: 14'h0593
  assign match[2019] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 31, 51: 14'h097c
  assign match[2020] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 31, 52: 14'h2eb0
  assign match[2021] = syndrome_3_0_is_6 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 31, 53: 14'h3d56
  assign match[2022] = syndrome_3_0_is_5 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 31, 54: 14'h34a5
  assign match[2023] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 31, 55: 14'h11e7
  assign match[2024] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 31, 56: 14'h0346
  assign match[2025] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 31, 57: 14'h2bad
  assign match[2026] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 31, 58: 14'h1e63
  assign match[2027] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 31, 59: 14'h0484
  assign match[2028] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 31, 60: 14'h284c
  assign match[2029] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 31, 61: 14'h3e28
  assign match[2030] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 31, 62: 14'h351a
  assign match[2031] = syndrome_3_0_is_3 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 31, 63: 14'h3083
  assign match[2032] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 31, 64: 14'h13f4
  assign match[2033] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 31, 65: 14'h23f4
  assign match[2034] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 31, 66: 14'h3bf4
  assign match[2035] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 31, 67: 14'h37f4
  assign match[2036] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 31, 68: 14'h31f4
  assign match[2037] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 31, 69: 14'h32f4
  assign match[2038] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 70: 14'h3374
  assign match[2039] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 71: 14'h33b4
  assign match[2040] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 72: 14'h33d4
  assign match[2041] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 73: 14'h33e4
  assign match[2042] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 74: 14'h33fc
  assign match[2043] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 75: 14'h33f0
  assign match[2044] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 76: 14'h33f6
  assign match[2045] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 31, 77: 14'h33f5
  assign match[2046] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 32, 33: 14'h1507
  assign match[2047] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 32, 34: 14'h3e3f
  assign match[2048] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 32, 35: 14'h2ba3
  assign match[2049] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 32, 36: 14'h216d
  assign match[2050] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 32, 37: 14'h240a
  assign match[2051] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 32, 38: 14'h0702
  assign match[2052] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 32, 39: 14'h1686
  assign match[2053] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 32, 40: 14'h1e44
  assign match[2054] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 32, 41: 14'h1a25
  assign match[2055] = syndrome_3_0_is_14 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 32, 42: 14'h39ae
  assign match[2056] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 32, 43: 14'h09d0
  assign match[2057] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 32, 44: 14'h11ef
  assign match[2058] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 32, 45: 14'h3c4b
  assign match[2059] = syndrome_3_0_is_9 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 32, 46: 14'h2a99
  assign match[2060] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 32, 47: 14'h21f0
  assign match[2061] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 32, 48: 14'h05ff
  assign match[2062] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 32, 49: 14'h3643
  assign match[2063] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 32, 50: 14'h2f9d
  assign match[2064] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 32, 51: 14'h2372
  assign match[2065] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 32, 52: 14'h04be
  assign match[2066] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 32, 53: 14'h1758
  assign match[2067] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 32, 54: 14'h1eab
  assign match[2068] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 32, 55: 14'h3be9
  assign match[2069] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 32, 56: 14'h2948
  assign match[2070] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 32, 57: 14'h01a3
  assign match[2071] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 32, 58: 14'h346d
  assign match[2072] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 32, 59: 14'h2e8a
  assign match[2073] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 32, 60: 14'h0242
  assign match[2074] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 32, 61: 14'h1426
  assign match[2075] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 32, 62: 14'h1f14
  assign match[2076] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 32, 63: 14'h1a8d
  assign match[2077] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 32, 64: 14'h39fa
  assign match[2078] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 32, 65: 14'h09fa
  assign match[2079] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 32, 66: 14'h11fa
  assign match[2080] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 32, 67: 14'h1dfa
  assign match[2081] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 32, 68: 14'h1bfa
  assign match[2082] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 32, 69: 14'h18fa
  assign match[2083] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 70: 14'h197a
  assign match[2084] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 71: 14'h19ba
  assign match[2085] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 72: 14'h19da
  assign match[2086] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 73: 14'h19ea
  assign match[2087] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 74: 14'h19f2
  assign match[2088] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 75: 14'h19fe
  assign match[2089] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 76: 14'h19f8
  assign match[2090] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 32, 77: 14'h19fb
  assign match[2091] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 33, 34: 14'h2b38
  assign match[2092] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 33, 35: 14'h3ea4
  assign match[2093] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 33, 36: 14'h346a
  assign match[2094] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 33, 37: 14'h310d
  assign match[2095] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 33, 38: 14'h1205
  assign match[2096] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 33, 39: 14'h0381
  assign match[2097] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 33, 40: 14'h0b43
  assign match[2098] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 33, 41: 14'h0f22
  assign match[2099] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 33, 42: 14'h2ca9
  assign match[2100] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 33, 43: 14'h1cd7
  assign match[2101] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 33, 44: 14'h04e8
  assign match[2102] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 33, 45: 14'h294c
  assign match[2103] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 33, 46: 14'h3f9e
  assign match[2104] = syndrome_3_0_is_7 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 33, 47: 14'h34f7
  assign match[2105] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 33, 48: 14'h10f8
  assign match[2106] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 33, 49: 14'h2344
  assign match[2107] = syndrome_3_0_is_10 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 33, 50: 14'h3a9a
  assign match[2108] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 33, 51: 14'h3675
  assign match[2109] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 33, 52: 14'h11b9
  assign match[2110] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 33, 53: 14'h025f
  assign match[2111] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 33, 54: 14'h0bac
  assign match[2112] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 33, 55: 14'h2eee
  assign match[2113] = syndrome_3_0_is_15 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 33, 56: 14'h3c4f
  assign match[2114] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 33, 57: 14'h14a4
  assign match[2115] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 33, 58: 14'h216a
  assign match[2116] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 33, 59: 14'h3b8d
  assign match[2117] = syndrome_3_0_is_5 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 33, 60: 14'h1745
  assign match[2118] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 33, 61: 14'h0121
  assign match[2119] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 33, 62: 14'h0a13
  assign match[2120] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 33, 63: 14'h0f8a
  assign match[2121] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 33, 64: 14'h2cfd
  assign match[2122] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 33, 65: 14'h1cfd
  assign match[2123] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 33, 66: 14'h04fd
  assign match[2124] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 33, 67: 14'h08fd
  assign match[2125] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 33, 68: 14'h0efd
  assign match[2126] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 33, 69: 14'h0dfd
  assign match[2127] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 70: 14'h0c7d
  assign match[2128] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 71: 14'h0cbd
  assign match[2129] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 72: 14'h0cdd
  assign match[2130] = syndrome_3_0_is_13 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 73: 14'h0ced
  assign match[2131] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 74: 14'h0cf5
  assign match[2132] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 75: 14'h0cf9
  assign match[2133] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 76: 14'h0cff
  assign match[2134] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 33, 77: 14'h0cfc
  assign match[2135] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 34, 35: 14'h159c
  assign match[2136] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 34, 36: 14'h1f52
  assign match[2137] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 34, 37: 14'h1a35
  assign match[2138] = syndrome_3_0_is_13 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 34, 38: 14'h393d
  assign match[2139] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 34, 39: 14'h28b9
  assign match[2140] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 34, 40: 14'h207b
  assign match[2141] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 34, 41: 14'h241a
  assign match[2142] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 34, 42: 14'h0791
  assign match[2143] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 34, 43: 14'h37ef
  assign match[2144] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 34, 44: 14'h2fd0
  assign match[2145] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 34, 45: 14'h0274
  assign match[2146] = syndrome_3_0_is_6 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 34, 46: 14'h14a6
  assign match[2147] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 34, 47: 14'h1fcf
  assign match[2148] = syndrome_3_0_is_0 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 34, 48: 14'h3bc0
  assign match[2149] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 34, 49: 14'h087c
  assign match[2150] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 34, 50: 14'h11a2
  assign match[2151] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 34, 51: 14'h1d4d
  assign match[2152] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 34, 52: 14'h3a81
  assign match[2153] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 34, 53: 14'h2967
  assign match[2154] = syndrome_3_0_is_4 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 34, 54: 14'h2094
  assign match[2155] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 34, 55: 14'h05d6
  assign match[2156] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 34, 56: 14'h1777
  assign match[2157] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 34, 57: 14'h3f9c
  assign match[2158] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 34, 58: 14'h0a52
  assign match[2159] = syndrome_3_0_is_5 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 34, 59: 14'h10b5
  assign match[2160] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 34, 60: 14'h3c7d
  assign match[2161] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 34, 61: 14'h2a19
  assign match[2162] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 34, 62: 14'h212b
  assign match[2163] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 34, 63: 14'h24b2
  assign match[2164] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 34, 64: 14'h07c5
  assign match[2165] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 34, 65: 14'h37c5
  assign match[2166] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 34, 66: 14'h2fc5
  assign match[2167] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 34, 67: 14'h23c5
  assign match[2168] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 34, 68: 14'h25c5
  assign match[2169] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 34, 69: 14'h26c5
  assign match[2170] = syndrome_3_0_is_5 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 70: 14'h2745
  assign match[2171] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 71: 14'h2785
  assign match[2172] = syndrome_3_0_is_5 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 72: 14'h27e5
  assign match[2173] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 73: 14'h27d5
  assign match[2174] = syndrome_3_0_is_13 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 74: 14'h27cd
  assign match[2175] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 75: 14'h27c1
  assign match[2176] = syndrome_3_0_is_7 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 76: 14'h27c7
  assign match[2177] = syndrome_3_0_is_4 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 34, 77: 14'h27c4
  assign match[2178] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 35, 36: 14'h0ace
  assign match[2179] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 35, 37: 14'h0fa9
  assign match[2180] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 35, 38: 14'h2ca1
  assign match[2181] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 35, 39: 14'h3d25
  assign match[2182] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 35, 40: 14'h35e7
  assign match[2183] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 35, 41: 14'h3186
  assign match[2184] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 35, 42: 14'h120d
  assign match[2185] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 35, 43: 14'h2273
  assign match[2186] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 35, 44: 14'h3a4c
  assign match[2187] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 35, 45: 14'h17e8
  assign match[2188] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 35, 46: 14'h013a
  assign match[2189] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 35, 47: 14'h0a53
  assign match[2190] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 35, 48: 14'h2e5c
  assign match[2191] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 35, 49: 14'h1de0
  assign match[2192] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 35, 50: 14'h043e
  assign match[2193] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 35, 51: 14'h08d1
  assign match[2194] = syndrome_3_0_is_13 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 35, 52: 14'h2f1d
  assign match[2195] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 35, 53: 14'h3cfb
  assign match[2196] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 35, 54: 14'h3508
  assign match[2197] = syndrome_3_0_is_10 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 35, 55: 14'h104a
  assign match[2198] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 35, 56: 14'h02eb
  assign match[2199] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 35, 57: 14'h2a00
  assign match[2200] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 35, 58: 14'h1fce
  assign match[2201] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 35, 59: 14'h0529
  assign match[2202] = syndrome_3_0_is_1 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 35, 60: 14'h29e1
  assign match[2203] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 35, 61: 14'h3f85
  assign match[2204] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 35, 62: 14'h34b7
  assign match[2205] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 35, 63: 14'h312e
  assign match[2206] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 35, 64: 14'h1259
  assign match[2207] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 35, 65: 14'h2259
  assign match[2208] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 35, 66: 14'h3a59
  assign match[2209] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 35, 67: 14'h3659
  assign match[2210] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 35, 68: 14'h3059
  assign match[2211] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 35, 69: 14'h3359
  assign match[2212] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 70: 14'h32d9
  assign match[2213] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 71: 14'h3219
  assign match[2214] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 72: 14'h3279
  assign match[2215] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 73: 14'h3249
  assign match[2216] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 74: 14'h3251
  assign match[2217] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 75: 14'h325d
  assign match[2218] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 76: 14'h325b
  assign match[2219] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 35, 77: 14'h3258
  assign match[2220] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 36, 37: 14'h0567
  assign match[2221] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 36, 38: 14'h266f
  assign match[2222] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 36, 39: 14'h37eb
  assign match[2223] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 36, 40: 14'h3f29
  assign match[2224] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 36, 41: 14'h3b48
  assign match[2225] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 36, 42: 14'h18c3
  assign match[2226] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 36, 43: 14'h28bd
  assign match[2227] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 36, 44: 14'h3082
  assign match[2228] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 36, 45: 14'h1d26
  assign match[2229] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 36, 46: 14'h0bf4
  assign match[2230] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 36, 47: 14'h009d
  assign match[2231] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 36, 48: 14'h2492
  assign match[2232] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 36, 49: 14'h172e
  assign match[2233] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 36, 50: 14'h0ef0
  assign match[2234] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 36, 51: 14'h021f
  assign match[2235] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 36, 52: 14'h25d3
  assign match[2236] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 36, 53: 14'h3635
  assign match[2237] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 36, 54: 14'h3fc6
  assign match[2238] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 36, 55: 14'h1a84
  assign match[2239] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 36, 56: 14'h0825
  assign match[2240] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 36, 57: 14'h20ce
  assign match[2241] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 36, 58: 14'h1500
  assign match[2242] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 36, 59: 14'h0fe7
  assign match[2243] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 36, 60: 14'h232f
  assign match[2244] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 36, 61: 14'h354b
  assign match[2245] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 36, 62: 14'h3e79
  assign match[2246] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 36, 63: 14'h3be0
  assign match[2247] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 36, 64: 14'h1897
  assign match[2248] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 36, 65: 14'h2897
  assign match[2249] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 36, 66: 14'h3097
  assign match[2250] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 36, 67: 14'h3c97
  assign match[2251] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 36, 68: 14'h3a97
  assign match[2252] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 36, 69: 14'h3997
  assign match[2253] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 70: 14'h3817
  assign match[2254] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 71: 14'h38d7
  assign match[2255] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 72: 14'h38b7
  assign match[2256] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 73: 14'h3887
  assign match[2257] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 74: 14'h389f
  assign match[2258] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 75: 14'h3893
  assign match[2259] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 76: 14'h3895
  assign match[2260] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 36, 77: 14'h3896
  assign match[2261] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 37, 38: 14'h2308
  assign match[2262] = syndrome_3_0_is_12 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 37, 39: 14'h328c
  assign match[2263] = syndrome_3_0_is_14 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 37, 40: 14'h3a4e
  assign match[2264] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 37, 41: 14'h3e2f
  assign match[2265] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 37, 42: 14'h1da4
  assign match[2266] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 37, 43: 14'h2dda
  assign match[2267] = syndrome_3_0_is_5 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 37, 44: 14'h35e5
  assign match[2268] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 37, 45: 14'h1841
  assign match[2269] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 37, 46: 14'h0e93
  assign match[2270] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 37, 47: 14'h05fa
  assign match[2271] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 37, 48: 14'h21f5
  assign match[2272] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 37, 49: 14'h1249
  assign match[2273] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 37, 50: 14'h0b97
  assign match[2274] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 37, 51: 14'h0778
  assign match[2275] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 37, 52: 14'h20b4
  assign match[2276] = syndrome_3_0_is_2 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 37, 53: 14'h3352
  assign match[2277] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 37, 54: 14'h3aa1
  assign match[2278] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 37, 55: 14'h1fe3
  assign match[2279] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 37, 56: 14'h0d42
  assign match[2280] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 37, 57: 14'h25a9
  assign match[2281] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 37, 58: 14'h1067
  assign match[2282] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 37, 59: 14'h0a80
  assign match[2283] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 37, 60: 14'h2648
  assign match[2284] = syndrome_3_0_is_12 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 37, 61: 14'h302c
  assign match[2285] = syndrome_3_0_is_14 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 37, 62: 14'h3b1e
  assign match[2286] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 37, 63: 14'h3e87
  assign match[2287] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 37, 64: 14'h1df0
  assign match[2288] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 37, 65: 14'h2df0
  assign match[2289] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 37, 66: 14'h35f0
  assign match[2290] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 37, 67: 14'h39f0
  assign match[2291] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 37, 68: 14'h3ff0
  assign match[2292] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 37, 69: 14'h3cf0
  assign match[2293] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 70: 14'h3d70
  assign match[2294] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 71: 14'h3db0
  assign match[2295] = syndrome_3_0_is_0 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 72: 14'h3dd0
  assign match[2296] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 73: 14'h3de0
  assign match[2297] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 74: 14'h3df8
  assign match[2298] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 75: 14'h3df4
  assign match[2299] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 76: 14'h3df2
  assign match[2300] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 37, 77: 14'h3df1
  assign match[2301] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 38, 39: 14'h1184
  assign match[2302] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 38, 40: 14'h1946
  assign match[2303] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 38, 41: 14'h1d27
  assign match[2304] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 38, 42: 14'h3eac
  assign match[2305] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 38, 43: 14'h0ed2
  assign match[2306] = syndrome_3_0_is_13 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 38, 44: 14'h16ed
  assign match[2307] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 38, 45: 14'h3b49
  assign match[2308] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 38, 46: 14'h2d9b
  assign match[2309] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 38, 47: 14'h26f2
  assign match[2310] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 38, 48: 14'h02fd
  assign match[2311] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 38, 49: 14'h3141
  assign match[2312] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 38, 50: 14'h289f
  assign match[2313] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 38, 51: 14'h2470
  assign match[2314] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 38, 52: 14'h03bc
  assign match[2315] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 38, 53: 14'h105a
  assign match[2316] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 38, 54: 14'h19a9
  assign match[2317] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 38, 55: 14'h3ceb
  assign match[2318] = syndrome_3_0_is_10 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 38, 56: 14'h2e4a
  assign match[2319] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 38, 57: 14'h06a1
  assign match[2320] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 38, 58: 14'h336f
  assign match[2321] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 38, 59: 14'h2988
  assign match[2322] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 38, 60: 14'h0540
  assign match[2323] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 38, 61: 14'h1324
  assign match[2324] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 38, 62: 14'h1816
  assign match[2325] = syndrome_3_0_is_15 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 38, 63: 14'h1d8f
  assign match[2326] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 38, 64: 14'h3ef8
  assign match[2327] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 38, 65: 14'h0ef8
  assign match[2328] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 38, 66: 14'h16f8
  assign match[2329] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 38, 67: 14'h1af8
  assign match[2330] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 38, 68: 14'h1cf8
  assign match[2331] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 38, 69: 14'h1ff8
  assign match[2332] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 70: 14'h1e78
  assign match[2333] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 71: 14'h1eb8
  assign match[2334] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 72: 14'h1ed8
  assign match[2335] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 73: 14'h1ee8
  assign match[2336] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 74: 14'h1ef0
  assign match[2337] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 75: 14'h1efc
  assign match[2338] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 76: 14'h1efa
  assign match[2339] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 38, 77: 14'h1ef9
  assign match[2340] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 39, 40: 14'h08c2
  assign match[2341] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 39, 41: 14'h0ca3
  assign match[2342] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 39, 42: 14'h2f28
  assign match[2343] = syndrome_3_0_is_6 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 39, 43: 14'h1f56
  assign match[2344] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 39, 44: 14'h0769
  assign match[2345] = syndrome_3_0_is_13 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 39, 45: 14'h2acd
  assign match[2346] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 39, 46: 14'h3c1f
  assign match[2347] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 39, 47: 14'h3776
  assign match[2348] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 39, 48: 14'h1379
  assign match[2349] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 39, 49: 14'h20c5
  assign match[2350] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 39, 50: 14'h391b
  assign match[2351] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 39, 51: 14'h35f4
  assign match[2352] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 39, 52: 14'h1238
  assign match[2353] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 39, 53: 14'h01de
  assign match[2354] = syndrome_3_0_is_13 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 39, 54: 14'h082d
  assign match[2355] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 39, 55: 14'h2d6f
  assign match[2356] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 39, 56: 14'h3fce
  assign match[2357] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 39, 57: 14'h1725
  assign match[2358] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 39, 58: 14'h22eb
  assign match[2359] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 39, 59: 14'h380c
  assign match[2360] = syndrome_3_0_is_4 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 39, 60: 14'h14c4
  assign match[2361] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 39, 61: 14'h02a0
  assign match[2362] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 39, 62: 14'h0992
  assign match[2363] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 39, 63: 14'h0c0b
  assign match[2364] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 39, 64: 14'h2f7c
  assign match[2365] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 39, 65: 14'h1f7c
  assign match[2366] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 39, 66: 14'h077c
  assign match[2367] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 39, 67: 14'h0b7c
  assign match[2368] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 39, 68: 14'h0d7c
  assign match[2369] = syndrome_3_0_is_12 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 39, 69: 14'h0e7c
  assign match[2370] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 70: 14'h0ffc
  assign match[2371] = syndrome_3_0_is_12 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 71: 14'h0f3c
  assign match[2372] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 72: 14'h0f5c
  assign match[2373] = syndrome_3_0_is_12 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 73: 14'h0f6c
  assign match[2374] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 74: 14'h0f74
  assign match[2375] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 75: 14'h0f78
  assign match[2376] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 76: 14'h0f7e
  assign match[2377] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 39, 77: 14'h0f7d
  assign match[2378] = syndrome_3_0_is_1 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 40, 41: 14'h0461
  assign match[2379] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 40, 42: 14'h27ea
  assign match[2380] = syndrome_3_0_is_4 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 40, 43: 14'h1794
  assign match[2381] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 40, 44: 14'h0fab
  assign match[2382] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 40, 45: 14'h220f
  assign match[2383] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 40, 46: 14'h34dd
  assign match[2384] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 40, 47: 14'h3fb4
  assign match[2385] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 40, 48: 14'h1bbb
  assign match[2386] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 40, 49: 14'h2807
  assign match[2387] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 40, 50: 14'h31d9
  assign match[2388] = syndrome_3_0_is_6 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 40, 51: 14'h3d36
  assign match[2389] = syndrome_3_0_is_10 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 40, 52: 14'h1afa
  assign match[2390] = syndrome_3_0_is_12 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 40, 53: 14'h091c
  assign match[2391] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 40, 54: 14'h00ef
  assign match[2392] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 40, 55: 14'h25ad
  assign match[2393] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 40, 56: 14'h370c
  assign match[2394] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 40, 57: 14'h1fe7
  assign match[2395] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 40, 58: 14'h2a29
  assign match[2396] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 40, 59: 14'h30ce
  assign match[2397] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 40, 60: 14'h1c06
  assign match[2398] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 40, 61: 14'h0a62
  assign match[2399] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 40, 62: 14'h0150
  assign match[2400] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 40, 63: 14'h04c9
  assign match[2401] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 40, 64: 14'h27be
  assign match[2402] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 40, 65: 14'h17be
  assign match[2403] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 40, 66: 14'h0fbe
  assign match[2404] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 40, 67: 14'h03be
  assign match[2405] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 40, 68: 14'h05be
  assign match[2406] = syndrome_3_0_is_14 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 40, 69: 14'h06be
  assign match[2407] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 70: 14'h073e
  assign match[2408] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 71: 14'h07fe
  assign match[2409] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 72: 14'h079e
  assign match[2410] = syndrome_3_0_is_14 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 73: 14'h07ae
  assign match[2411] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 74: 14'h07b6
  assign match[2412] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 75: 14'h07ba
  assign match[2413] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 76: 14'h07bc
  assign match[2414] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 40, 77: 14'h07bf
  assign match[2415] = syndrome_3_0_is_11 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 41, 42: 14'h238b
  assign match[2416] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 41, 43: 14'h13f5
  assign match[2417] = syndrome_3_0_is_10 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 41, 44: 14'h0bca
  assign match[2418] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 41, 45: 14'h266e
  assign match[2419] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 41, 46: 14'h30bc
  assign match[2420] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 41, 47: 14'h3bd5
  assign match[2421] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 41, 48: 14'h1fda
  assign match[2422] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 41, 49: 14'h2c66
  assign match[2423] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 41, 50: 14'h35b8
  assign match[2424] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 41, 51: 14'h3957
  assign match[2425] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 41, 52: 14'h1e9b
  assign match[2426] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 41, 53: 14'h0d7d
  assign match[2427] = syndrome_3_0_is_14 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 41, 54: 14'h048e
  assign match[2428] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 41, 55: 14'h21cc
  assign match[2429] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 41, 56: 14'h336d
  assign match[2430] = syndrome_3_0_is_6 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 41, 57: 14'h1b86
  assign match[2431] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 41, 58: 14'h2e48
  assign match[2432] = syndrome_3_0_is_15 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 41, 59: 14'h34af
  assign match[2433] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 41, 60: 14'h1867
  assign match[2434] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 41, 61: 14'h0e03
  assign match[2435] = syndrome_3_0_is_1 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 41, 62: 14'h0531
  assign match[2436] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 41, 63: 14'h00a8
  assign match[2437] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 41, 64: 14'h23df
  assign match[2438] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 41, 65: 14'h13df
  assign match[2439] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 41, 66: 14'h0bdf
  assign match[2440] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 41, 67: 14'h07df
  assign match[2441] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 41, 68: 14'h01df
  assign match[2442] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 41, 69: 14'h02df
  assign match[2443] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 70: 14'h035f
  assign match[2444] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 71: 14'h039f
  assign match[2445] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 72: 14'h03ff
  assign match[2446] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 73: 14'h03cf
  assign match[2447] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 74: 14'h03d7
  assign match[2448] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 75: 14'h03db
  assign match[2449] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 76: 14'h03dd
  assign match[2450] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 41, 77: 14'h03de
  assign match[2451] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 42, 43: 14'h307e
  assign match[2452] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 42, 44: 14'h2841
  assign match[2453] = syndrome_3_0_is_5 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 42, 45: 14'h05e5
  assign match[2454] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 42, 46: 14'h1337
  assign match[2455] = syndrome_3_0_is_14 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 42, 47: 14'h185e
  assign match[2456] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 42, 48: 14'h3c51
  assign match[2457] = syndrome_3_0_is_13 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 42, 49: 14'h0fed
  assign match[2458] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 42, 50: 14'h1633
  assign match[2459] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 42, 51: 14'h1adc
  assign match[2460] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 42, 52: 14'h3d10
  assign match[2461] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 42, 53: 14'h2ef6
  assign match[2462] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 42, 54: 14'h2705
  assign match[2463] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 42, 55: 14'h0247
  assign match[2464] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 42, 56: 14'h10e6
  assign match[2465] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 42, 57: 14'h380d
  assign match[2466] = syndrome_3_0_is_3 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 42, 58: 14'h0dc3
  assign match[2467] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 42, 59: 14'h1724
  assign match[2468] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 42, 60: 14'h3bec
  assign match[2469] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 42, 61: 14'h2d88
  assign match[2470] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 42, 62: 14'h26ba
  assign match[2471] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 42, 63: 14'h2323
  assign match[2472] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 42, 64: 14'h0054
  assign match[2473] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 42, 65: 14'h3054
  assign match[2474] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 42, 66: 14'h2854
  assign match[2475] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 42, 67: 14'h2454
  assign match[2476] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 42, 68: 14'h2254
  assign match[2477] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 42, 69: 14'h2154
  assign match[2478] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 70: 14'h20d4
  assign match[2479] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 71: 14'h2014
  assign match[2480] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 72: 14'h2074
  assign match[2481] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 73: 14'h2044
  assign match[2482] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 74: 14'h205c
  assign match[2483] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 75: 14'h2050
  assign match[2484] = syndrome_3_0_is_6 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 76: 14'h2056
  assign match[2485] = syndrome_3_0_is_5 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 42, 77: 14'h2055
  assign match[2486] = syndrome_3_0_is_15 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 43, 44: 14'h183f
  assign match[2487] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 43, 45: 14'h359b
  assign match[2488] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 43, 46: 14'h2349
  assign match[2489] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 43, 47: 14'h2820
  assign match[2490] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 43, 48: 14'h0c2f
  assign match[2491] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 43, 49: 14'h3f93
  assign match[2492] = syndrome_3_0_is_13 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 43, 50: 14'h264d
  assign match[2493] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 43, 51: 14'h2aa2
  assign match[2494] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 43, 52: 14'h0d6e
  assign match[2495] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 43, 53: 14'h1e88
  assign match[2496] = syndrome_3_0_is_11 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 43, 54: 14'h177b
  assign match[2497] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 43, 55: 14'h3239
  assign match[2498] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 43, 56: 14'h2098
  assign match[2499] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 43, 57: 14'h0873
  assign match[2500] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 43, 58: 14'h3dbd
  assign match[2501] = syndrome_3_0_is_10 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 43, 59: 14'h275a
  assign match[2502] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 43, 60: 14'h0b92
  assign match[2503] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 43, 61: 14'h1df6
  assign match[2504] = syndrome_3_0_is_4 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 43, 62: 14'h16c4
  assign match[2505] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 43, 63: 14'h135d
  assign match[2506] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 43, 64: 14'h302a
  assign match[2507] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 43, 65: 14'h002a
  assign match[2508] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 43, 66: 14'h182a
  assign match[2509] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 43, 67: 14'h142a
  assign match[2510] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 43, 68: 14'h122a
  assign match[2511] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 43, 69: 14'h112a
  assign match[2512] = syndrome_3_0_is_10 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 70: 14'h10aa
  assign match[2513] = syndrome_3_0_is_10 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 71: 14'h106a
  assign match[2514] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 72: 14'h100a
  assign match[2515] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 73: 14'h103a
  assign match[2516] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 74: 14'h1022
  assign match[2517] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 75: 14'h102e
  assign match[2518] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 76: 14'h1028
  assign match[2519] = syndrome_3_0_is_11 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 43, 77: 14'h102b
  assign match[2520] = syndrome_3_0_is_4 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 44, 45: 14'h2da4
  assign match[2521] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 44, 46: 14'h3b76
  assign match[2522] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 44, 47: 14'h301f
  assign match[2523] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 44, 48: 14'h1410
  assign match[2524] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 44, 49: 14'h27ac
  assign match[2525] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 44, 50: 14'h3e72
  assign match[2526] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 44, 51: 14'h329d
  assign match[2527] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 44, 52: 14'h1551
  assign match[2528] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 44, 53: 14'h06b7
  assign match[2529] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 44, 54: 14'h0f44
  assign match[2530] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 44, 55: 14'h2a06
  assign match[2531] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 44, 56: 14'h38a7
  assign match[2532] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 44, 57: 14'h104c
  assign match[2533] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 44, 58: 14'h2582
  assign match[2534] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 44, 59: 14'h3f65
  assign match[2535] = syndrome_3_0_is_13 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 44, 60: 14'h13ad
  assign match[2536] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 44, 61: 14'h05c9
  assign match[2537] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 44, 62: 14'h0efb
  assign match[2538] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 44, 63: 14'h0b62
  assign match[2539] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 44, 64: 14'h2815
  assign match[2540] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 44, 65: 14'h1815
  assign match[2541] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 44, 66: 14'h0015
  assign match[2542] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 44, 67: 14'h0c15
  assign match[2543] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 44, 68: 14'h0a15
  assign match[2544] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 44, 69: 14'h0915
  assign match[2545] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 70: 14'h0895
  assign match[2546] = syndrome_3_0_is_5 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 71: 14'h0855
  assign match[2547] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 72: 14'h0835
  assign match[2548] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 73: 14'h0805
  assign match[2549] = syndrome_3_0_is_13 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 74: 14'h081d
  assign match[2550] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 75: 14'h0811
  assign match[2551] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 76: 14'h0817
  assign match[2552] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 44, 77: 14'h0814
  assign match[2553] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 45, 46: 14'h16d2
  assign match[2554] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 45, 47: 14'h1dbb
  assign match[2555] = syndrome_3_0_is_4 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 45, 48: 14'h39b4
  assign match[2556] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 45, 49: 14'h0a08
  assign match[2557] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 45, 50: 14'h13d6
  assign match[2558] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 45, 51: 14'h1f39
  assign match[2559] = syndrome_3_0_is_5 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 45, 52: 14'h38f5
  assign match[2560] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 45, 53: 14'h2b13
  assign match[2561] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 45, 54: 14'h22e0
  assign match[2562] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 45, 55: 14'h07a2
  assign match[2563] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 45, 56: 14'h1503
  assign match[2564] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 45, 57: 14'h3de8
  assign match[2565] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 45, 58: 14'h0826
  assign match[2566] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 45, 59: 14'h12c1
  assign match[2567] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 45, 60: 14'h3e09
  assign match[2568] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 45, 61: 14'h286d
  assign match[2569] = syndrome_3_0_is_15 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 45, 62: 14'h235f
  assign match[2570] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 45, 63: 14'h26c6
  assign match[2571] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 45, 64: 14'h05b1
  assign match[2572] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 45, 65: 14'h35b1
  assign match[2573] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 45, 66: 14'h2db1
  assign match[2574] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 45, 67: 14'h21b1
  assign match[2575] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 45, 68: 14'h27b1
  assign match[2576] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 45, 69: 14'h24b1
  assign match[2577] = syndrome_3_0_is_1 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 70: 14'h2531
  assign match[2578] = syndrome_3_0_is_1 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 71: 14'h25f1
  assign match[2579] = syndrome_3_0_is_1 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 72: 14'h2591
  assign match[2580] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 73: 14'h25a1
  assign match[2581] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 74: 14'h25b9
  assign match[2582] = syndrome_3_0_is_5 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 75: 14'h25b5
  assign match[2583] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 76: 14'h25b3
  assign match[2584] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 45, 77: 14'h25b0
  assign match[2585] = syndrome_3_0_is_9 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 46, 47: 14'h0b69
  assign match[2586] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 46, 48: 14'h2f66
  assign match[2587] = syndrome_3_0_is_10 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 46, 49: 14'h1cda
  assign match[2588] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 46, 50: 14'h0504
  assign match[2589] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 46, 51: 14'h09eb
  assign match[2590] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 46, 52: 14'h2e27
  assign match[2591] = syndrome_3_0_is_1 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 46, 53: 14'h3dc1
  assign match[2592] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 46, 54: 14'h3432
  assign match[2593] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 46, 55: 14'h1170
  assign match[2594] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 46, 56: 14'h03d1
  assign match[2595] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 46, 57: 14'h2b3a
  assign match[2596] = syndrome_3_0_is_4 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 46, 58: 14'h1ef4
  assign match[2597] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 46, 59: 14'h0413
  assign match[2598] = syndrome_3_0_is_11 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 46, 60: 14'h28db
  assign match[2599] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 46, 61: 14'h3ebf
  assign match[2600] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 46, 62: 14'h358d
  assign match[2601] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 46, 63: 14'h3014
  assign match[2602] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 46, 64: 14'h1363
  assign match[2603] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 46, 65: 14'h2363
  assign match[2604] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 46, 66: 14'h3b63
  assign match[2605] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 46, 67: 14'h3763
  assign match[2606] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 46, 68: 14'h3163
  assign match[2607] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 46, 69: 14'h3263
  assign match[2608] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 70: 14'h33e3
  assign match[2609] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 71: 14'h3323
  assign match[2610] = syndrome_3_0_is_3 & syndrome_7_4_is_4 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 72: 14'h3343
  assign match[2611] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 73: 14'h3373
  assign match[2612] = syndrome_3_0_is_11 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 74: 14'h336b
  assign match[2613] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 75: 14'h3367
  assign match[2614] = syndrome_3_0_is_1 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 76: 14'h3361
  assign match[2615] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 46, 77: 14'h3362
  assign match[2616] = syndrome_3_0_is_15 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 47, 48: 14'h240f
  assign match[2617] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 47, 49: 14'h17b3
  assign match[2618] = syndrome_3_0_is_13 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 47, 50: 14'h0e6d
  assign match[2619] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 47, 51: 14'h0282
  assign match[2620] = syndrome_3_0_is_14 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 47, 52: 14'h254e
  assign match[2621] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 47, 53: 14'h36a8
  assign match[2622] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 47, 54: 14'h3f5b
  assign match[2623] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 47, 55: 14'h1a19
  assign match[2624] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 47, 56: 14'h08b8
  assign match[2625] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 47, 57: 14'h2053
  assign match[2626] = syndrome_3_0_is_13 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 47, 58: 14'h159d
  assign match[2627] = syndrome_3_0_is_10 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 47, 59: 14'h0f7a
  assign match[2628] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 47, 60: 14'h23b2
  assign match[2629] = syndrome_3_0_is_6 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 47, 61: 14'h35d6
  assign match[2630] = syndrome_3_0_is_4 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 47, 62: 14'h3ee4
  assign match[2631] = syndrome_3_0_is_13 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 47, 63: 14'h3b7d
  assign match[2632] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 47, 64: 14'h180a
  assign match[2633] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 47, 65: 14'h280a
  assign match[2634] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 47, 66: 14'h300a
  assign match[2635] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 47, 67: 14'h3c0a
  assign match[2636] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 47, 68: 14'h3a0a
  assign match[2637] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 47, 69: 14'h390a
  assign match[2638] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 70: 14'h388a
  assign match[2639] = syndrome_3_0_is_10 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 71: 14'h384a
  assign match[2640] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 72: 14'h382a
  assign match[2641] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 73: 14'h381a
  assign match[2642] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 74: 14'h3802
  assign match[2643] = syndrome_3_0_is_14 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 75: 14'h380e
  assign match[2644] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 76: 14'h3808
  assign match[2645] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 47, 77: 14'h380b
  assign match[2646] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 48, 49: 14'h33bc
  assign match[2647] = syndrome_3_0_is_2 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 48, 50: 14'h2a62
  assign match[2648] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 48, 51: 14'h268d
  assign match[2649] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 48, 52: 14'h0141
  assign match[2650] = syndrome_3_0_is_7 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 48, 53: 14'h12a7
  assign match[2651] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 48, 54: 14'h1b54
  assign match[2652] = syndrome_3_0_is_6 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 48, 55: 14'h3e16
  assign match[2653] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 48, 56: 14'h2cb7
  assign match[2654] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 48, 57: 14'h045c
  assign match[2655] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 48, 58: 14'h3192
  assign match[2656] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 48, 59: 14'h2b75
  assign match[2657] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 48, 60: 14'h07bd
  assign match[2658] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 48, 61: 14'h11d9
  assign match[2659] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 48, 62: 14'h1aeb
  assign match[2660] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 48, 63: 14'h1f72
  assign match[2661] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 48, 64: 14'h3c05
  assign match[2662] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 48, 65: 14'h0c05
  assign match[2663] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 48, 66: 14'h1405
  assign match[2664] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 48, 67: 14'h1805
  assign match[2665] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 48, 68: 14'h1e05
  assign match[2666] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 48, 69: 14'h1d05
  assign match[2667] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 70: 14'h1c85
  assign match[2668] = syndrome_3_0_is_5 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 71: 14'h1c45
  assign match[2669] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 72: 14'h1c25
  assign match[2670] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 73: 14'h1c15
  assign match[2671] = syndrome_3_0_is_13 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 74: 14'h1c0d
  assign match[2672] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 75: 14'h1c01
  assign match[2673] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 76: 14'h1c07
  assign match[2674] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 48, 77: 14'h1c04
  assign match[2675] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 49, 50: 14'h19de
  assign match[2676] = syndrome_3_0_is_1 & syndrome_7_4_is_3 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 49, 51: 14'h1531
  assign match[2677] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 49, 52: 14'h32fd
  assign match[2678] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 49, 53: 14'h211b
  assign match[2679] = syndrome_3_0_is_8 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 49, 54: 14'h28e8
  assign match[2680] = syndrome_3_0_is_10 & syndrome_7_4_is_10 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 49, 55: 14'h0daa
  assign match[2681] = syndrome_3_0_is_11 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 49, 56: 14'h1f0b
  assign match[2682] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 49, 57: 14'h37e0
  assign match[2683] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 49, 58: 14'h022e
  assign match[2684] = syndrome_3_0_is_9 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 49, 59: 14'h18c9
  assign match[2685] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 49, 60: 14'h3401
  assign match[2686] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 49, 61: 14'h2265
  assign match[2687] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 49, 62: 14'h2957
  assign match[2688] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 49, 63: 14'h2cce
  assign match[2689] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 49, 64: 14'h0fb9
  assign match[2690] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 49, 65: 14'h3fb9
  assign match[2691] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 49, 66: 14'h27b9
  assign match[2692] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 49, 67: 14'h2bb9
  assign match[2693] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 49, 68: 14'h2db9
  assign match[2694] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 49, 69: 14'h2eb9
  assign match[2695] = syndrome_3_0_is_9 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 70: 14'h2f39
  assign match[2696] = syndrome_3_0_is_9 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 71: 14'h2ff9
  assign match[2697] = syndrome_3_0_is_9 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 72: 14'h2f99
  assign match[2698] = syndrome_3_0_is_9 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 73: 14'h2fa9
  assign match[2699] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 74: 14'h2fb1
  assign match[2700] = syndrome_3_0_is_13 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 75: 14'h2fbd
  assign match[2701] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 76: 14'h2fbb
  assign match[2702] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 49, 77: 14'h2fb8
  assign match[2703] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 50, 51: 14'h0cef
  assign match[2704] = syndrome_3_0_is_3 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 50, 52: 14'h2b23
  assign match[2705] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 50, 53: 14'h38c5
  assign match[2706] = syndrome_3_0_is_6 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 50, 54: 14'h3136
  assign match[2707] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 50, 55: 14'h1474
  assign match[2708] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 50, 56: 14'h06d5
  assign match[2709] = syndrome_3_0_is_14 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 50, 57: 14'h2e3e
  assign match[2710] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 50, 58: 14'h1bf0
  assign match[2711] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 50, 59: 14'h0117
  assign match[2712] = syndrome_3_0_is_15 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 50, 60: 14'h2ddf
  assign match[2713] = syndrome_3_0_is_11 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 50, 61: 14'h3bbb
  assign match[2714] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 50, 62: 14'h3089
  assign match[2715] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 50, 63: 14'h3510
  assign match[2716] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 50, 64: 14'h1667
  assign match[2717] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 50, 65: 14'h2667
  assign match[2718] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 50, 66: 14'h3e67
  assign match[2719] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 50, 67: 14'h3267
  assign match[2720] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 50, 68: 14'h3467
  assign match[2721] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 50, 69: 14'h3767
  assign match[2722] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 70: 14'h36e7
  assign match[2723] = syndrome_3_0_is_7 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 71: 14'h3627
  assign match[2724] = syndrome_3_0_is_7 & syndrome_7_4_is_4 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 72: 14'h3647
  assign match[2725] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 73: 14'h3677
  assign match[2726] = syndrome_3_0_is_15 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 74: 14'h366f
  assign match[2727] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 75: 14'h3663
  assign match[2728] = syndrome_3_0_is_5 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 76: 14'h3665
  assign match[2729] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 50, 77: 14'h3666
  assign match[2730] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 51, 52: 14'h27cc
  assign match[2731] = syndrome_3_0_is_10 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 51, 53: 14'h342a
  assign match[2732] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 51, 54: 14'h3dd9
  assign match[2733] = syndrome_3_0_is_11 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 51, 55: 14'h189b
  assign match[2734] = syndrome_3_0_is_10 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 51, 56: 14'h0a3a
  assign match[2735] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 51, 57: 14'h22d1
  assign match[2736] = syndrome_3_0_is_15 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 51, 58: 14'h171f
  assign match[2737] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 51, 59: 14'h0df8
  assign match[2738] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 51, 60: 14'h2130
  assign match[2739] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 51, 61: 14'h3754
  assign match[2740] = syndrome_3_0_is_6 & syndrome_7_4_is_6 & syndrome_10_8_is_4
      & syndrome_13_11_is_7;  // bits 51, 62: 14'h3c66
  assign match[2741] = syndrome_3_0_is_15 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 51, 63: 14'h39ff
  assign match[2742] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 51, 64: 14'h1a88
  assign match[2743] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 51, 65: 14'h2a88
  assign match[2744] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 51, 66: 14'h3288
  assign match[2745] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 51, 67: 14'h3e88
  assign match[2746] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 51, 68: 14'h3888
  assign match[2747] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 51, 69: 14'h3b88
  assign match[2748] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 70: 14'h3a08
  assign match[2749] = syndrome_3_0_is_8 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 71: 14'h3ac8
  assign match[2750] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 72: 14'h3aa8
  assign match[2751] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 73: 14'h3a98
  assign match[2752] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 74: 14'h3a80
  assign match[2753] = syndrome_3_0_is_12 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 75: 14'h3a8c
  assign match[2754] = syndrome_3_0_is_10 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 76: 14'h3a8a
  assign match[2755] = syndrome_3_0_is_9 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 51, 77: 14'h3a89
  assign match[2756] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 52, 53: 14'h13e6
  assign match[2757] = syndrome_3_0_is_5 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 52, 54: 14'h1a15
  assign match[2758] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 52, 55: 14'h3f57
  assign match[2759] = syndrome_3_0_is_6 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 52, 56: 14'h2df6
  assign match[2760] = syndrome_3_0_is_13 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 52, 57: 14'h051d
  assign match[2761] = syndrome_3_0_is_3 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 52, 58: 14'h30d3
  assign match[2762] = syndrome_3_0_is_4 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 52, 59: 14'h2a34
  assign match[2763] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 52, 60: 14'h06fc
  assign match[2764] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 52, 61: 14'h1098
  assign match[2765] = syndrome_3_0_is_10 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 52, 62: 14'h1baa
  assign match[2766] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 52, 63: 14'h1e33
  assign match[2767] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 52, 64: 14'h3d44
  assign match[2768] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 52, 65: 14'h0d44
  assign match[2769] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 52, 66: 14'h1544
  assign match[2770] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 52, 67: 14'h1944
  assign match[2771] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 52, 68: 14'h1f44
  assign match[2772] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 52, 69: 14'h1c44
  assign match[2773] = syndrome_3_0_is_4 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 70: 14'h1dc4
  assign match[2774] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 71: 14'h1d04
  assign match[2775] = syndrome_3_0_is_4 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 72: 14'h1d64
  assign match[2776] = syndrome_3_0_is_4 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 73: 14'h1d54
  assign match[2777] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 74: 14'h1d4c
  assign match[2778] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 75: 14'h1d40
  assign match[2779] = syndrome_3_0_is_6 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 76: 14'h1d46
  assign match[2780] = syndrome_3_0_is_5 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 52, 77: 14'h1d45
  assign match[2781] = syndrome_3_0_is_3 & syndrome_7_4_is_15 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 53, 54: 14'h09f3
  assign match[2782] = syndrome_3_0_is_1 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 53, 55: 14'h2cb1
  assign match[2783] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_7;  // bits 53, 56: 14'h3e10
  assign match[2784] = syndrome_3_0_is_11 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 53, 57: 14'h16fb
  assign match[2785] = syndrome_3_0_is_5 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 53, 58: 14'h2335
  assign match[2786] = syndrome_3_0_is_2 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 53, 59: 14'h39d2
  assign match[2787] = syndrome_3_0_is_10 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 53, 60: 14'h151a
  assign match[2788] = syndrome_3_0_is_14 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 53, 61: 14'h037e
  assign match[2789] = syndrome_3_0_is_12 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 53, 62: 14'h084c
  assign match[2790] = syndrome_3_0_is_5 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 53, 63: 14'h0dd5
  assign match[2791] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 53, 64: 14'h2ea2
  assign match[2792] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 53, 65: 14'h1ea2
  assign match[2793] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 53, 66: 14'h06a2
  assign match[2794] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 53, 67: 14'h0aa2
  assign match[2795] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 53, 68: 14'h0ca2
  assign match[2796] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 53, 69: 14'h0fa2
  assign match[2797] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 70: 14'h0e22
  assign match[2798] = syndrome_3_0_is_2 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 71: 14'h0ee2
  assign match[2799] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 72: 14'h0e82
  assign match[2800] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 73: 14'h0eb2
  assign match[2801] = syndrome_3_0_is_10 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 74: 14'h0eaa
  assign match[2802] = syndrome_3_0_is_6 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 75: 14'h0ea6
  assign match[2803] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 76: 14'h0ea0
  assign match[2804] = syndrome_3_0_is_3 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 53, 77: 14'h0ea3
  assign match[2805] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 54, 55: 14'h2542
  assign match[2806] = syndrome_3_0_is_3 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 54, 56: 14'h37e3
  assign match[2807] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 54, 57: 14'h1f08
  assign match[2808] = syndrome_3_0_is_6 & syndrome_7_4_is_12 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 54, 58: 14'h2ac6
  assign match[2809] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 54, 59: 14'h3021
  assign match[2810] = syndrome_3_0_is_9 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 54, 60: 14'h1ce9
  assign match[2811] = syndrome_3_0_is_13 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 54, 61: 14'h0a8d
  assign match[2812] = syndrome_3_0_is_15 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 54, 62: 14'h01bf
  assign match[2813] = syndrome_3_0_is_6 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 54, 63: 14'h0426
  assign match[2814] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 54, 64: 14'h2751
  assign match[2815] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 54, 65: 14'h1751
  assign match[2816] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 54, 66: 14'h0f51
  assign match[2817] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 54, 67: 14'h0351
  assign match[2818] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 54, 68: 14'h0551
  assign match[2819] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 54, 69: 14'h0651
  assign match[2820] = syndrome_3_0_is_1 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 70: 14'h07d1
  assign match[2821] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 71: 14'h0711
  assign match[2822] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 72: 14'h0771
  assign match[2823] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 73: 14'h0741
  assign match[2824] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 74: 14'h0759
  assign match[2825] = syndrome_3_0_is_5 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 75: 14'h0755
  assign match[2826] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 76: 14'h0753
  assign match[2827] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 54, 77: 14'h0750
  assign match[2828] = syndrome_3_0_is_1 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 55, 56: 14'h12a1
  assign match[2829] = syndrome_3_0_is_10 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 55, 57: 14'h3a4a
  assign match[2830] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 55, 58: 14'h0f84
  assign match[2831] = syndrome_3_0_is_3 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 55, 59: 14'h1563
  assign match[2832] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_1
      & syndrome_13_11_is_7;  // bits 55, 60: 14'h39ab
  assign match[2833] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 55, 61: 14'h2fcf
  assign match[2834] = syndrome_3_0_is_13 & syndrome_7_4_is_15 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 55, 62: 14'h24fd
  assign match[2835] = syndrome_3_0_is_4 & syndrome_7_4_is_6 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 55, 63: 14'h2164
  assign match[2836] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 55, 64: 14'h0213
  assign match[2837] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 55, 65: 14'h3213
  assign match[2838] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_5;  // bits 55, 66: 14'h2a13
  assign match[2839] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 55, 67: 14'h2613
  assign match[2840] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 55, 68: 14'h2013
  assign match[2841] = syndrome_3_0_is_3 & syndrome_7_4_is_1 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 55, 69: 14'h2313
  assign match[2842] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 70: 14'h2293
  assign match[2843] = syndrome_3_0_is_3 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 71: 14'h2253
  assign match[2844] = syndrome_3_0_is_3 & syndrome_7_4_is_3 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 72: 14'h2233
  assign match[2845] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 73: 14'h2203
  assign match[2846] = syndrome_3_0_is_11 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 74: 14'h221b
  assign match[2847] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 75: 14'h2217
  assign match[2848] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 76: 14'h2211
  assign match[2849] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 55, 77: 14'h2212
  assign match[2850] = syndrome_3_0_is_11 & syndrome_7_4_is_14 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 56, 57: 14'h28eb
  assign match[2851] = syndrome_3_0_is_5 & syndrome_7_4_is_2 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 56, 58: 14'h1d25
  assign match[2852] = syndrome_3_0_is_2 & syndrome_7_4_is_12 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 56, 59: 14'h07c2
  assign match[2853] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 56, 60: 14'h2b0a
  assign match[2854] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 56, 61: 14'h3d6e
  assign match[2855] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 56, 62: 14'h365c
  assign match[2856] = syndrome_3_0_is_5 & syndrome_7_4_is_12 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 56, 63: 14'h33c5
  assign match[2857] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 56, 64: 14'h10b2
  assign match[2858] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 56, 65: 14'h20b2
  assign match[2859] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 56, 66: 14'h38b2
  assign match[2860] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 56, 67: 14'h34b2
  assign match[2861] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_6;  // bits 56, 68: 14'h32b2
  assign match[2862] = syndrome_3_0_is_2 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 56, 69: 14'h31b2
  assign match[2863] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 70: 14'h3032
  assign match[2864] = syndrome_3_0_is_2 & syndrome_7_4_is_15 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 71: 14'h30f2
  assign match[2865] = syndrome_3_0_is_2 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 72: 14'h3092
  assign match[2866] = syndrome_3_0_is_2 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 73: 14'h30a2
  assign match[2867] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 74: 14'h30ba
  assign match[2868] = syndrome_3_0_is_6 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 75: 14'h30b6
  assign match[2869] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 76: 14'h30b0
  assign match[2870] = syndrome_3_0_is_3 & syndrome_7_4_is_11 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 56, 77: 14'h30b3
  assign match[2871] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 57, 58: 14'h35ce
  assign match[2872] = syndrome_3_0_is_9 & syndrome_7_4_is_2 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 57, 59: 14'h2f29
  assign match[2873] = syndrome_3_0_is_1 & syndrome_7_4_is_14 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 57, 60: 14'h03e1
  assign match[2874] = syndrome_3_0_is_5 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_2;  // bits 57, 61: 14'h1585
  assign match[2875] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_6
      & syndrome_13_11_is_3;  // bits 57, 62: 14'h1eb7
  assign match[2876] = syndrome_3_0_is_14 & syndrome_7_4_is_2 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 57, 63: 14'h1b2e
  assign match[2877] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_7;  // bits 57, 64: 14'h3859
  assign match[2878] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 57, 65: 14'h0859
  assign match[2879] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 57, 66: 14'h1059
  assign match[2880] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_4
      & syndrome_13_11_is_3;  // bits 57, 67: 14'h1c59
  assign match[2881] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 57, 68: 14'h1a59
  assign match[2882] = syndrome_3_0_is_9 & syndrome_7_4_is_5 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 57, 69: 14'h1959
  assign match[2883] = syndrome_3_0_is_9 & syndrome_7_4_is_13 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 70: 14'h18d9
  assign match[2884] = syndrome_3_0_is_9 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 71: 14'h1819
  assign match[2885] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 72: 14'h1879
  assign match[2886] = syndrome_3_0_is_9 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 73: 14'h1849
  assign match[2887] = syndrome_3_0_is_1 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 74: 14'h1851
  assign match[2888] = syndrome_3_0_is_13 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 75: 14'h185d
  assign match[2889] = syndrome_3_0_is_11 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 76: 14'h185b
  assign match[2890] = syndrome_3_0_is_8 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 57, 77: 14'h1858
  assign match[2891] = syndrome_3_0_is_7 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 58, 59: 14'h1ae7
  assign match[2892] = syndrome_3_0_is_15 & syndrome_7_4_is_2 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 58, 60: 14'h362f
  assign match[2893] = syndrome_3_0_is_11 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 58, 61: 14'h204b
  assign match[2894] = syndrome_3_0_is_9 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_5;  // bits 58, 62: 14'h2b79
  assign match[2895] = syndrome_3_0_is_0 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_5;  // bits 58, 63: 14'h2ee0
  assign match[2896] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 58, 64: 14'h0d97
  assign match[2897] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_7;  // bits 58, 65: 14'h3d97
  assign match[2898] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_4;  // bits 58, 66: 14'h2597
  assign match[2899] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_5;  // bits 58, 67: 14'h2997
  assign match[2900] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_7
      & syndrome_13_11_is_5;  // bits 58, 68: 14'h2f97
  assign match[2901] = syndrome_3_0_is_7 & syndrome_7_4_is_9 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 58, 69: 14'h2c97
  assign match[2902] = syndrome_3_0_is_7 & syndrome_7_4_is_1 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 70: 14'h2d17
  assign match[2903] = syndrome_3_0_is_7 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 71: 14'h2dd7
  assign match[2904] = syndrome_3_0_is_7 & syndrome_7_4_is_11 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 72: 14'h2db7
  assign match[2905] = syndrome_3_0_is_7 & syndrome_7_4_is_8 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 73: 14'h2d87
  assign match[2906] = syndrome_3_0_is_15 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 74: 14'h2d9f
  assign match[2907] = syndrome_3_0_is_3 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 75: 14'h2d93
  assign match[2908] = syndrome_3_0_is_5 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 76: 14'h2d95
  assign match[2909] = syndrome_3_0_is_6 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 58, 77: 14'h2d96
  assign match[2910] = syndrome_3_0_is_8 & syndrome_7_4_is_12 & syndrome_10_8_is_4
      & syndrome_13_11_is_5;  // bits 59, 60: 14'h2cc8
  assign match[2911] = syndrome_3_0_is_12 & syndrome_7_4_is_10 & syndrome_10_8_is_2
      & syndrome_13_11_is_7;  // bits 59, 61: 14'h3aac
  assign match[2912] = syndrome_3_0_is_14 & syndrome_7_4_is_9 & syndrome_10_8_is_1
      & syndrome_13_11_is_6;  // bits 59, 62: 14'h319e
  assign match[2913] = syndrome_3_0_is_7 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_6;  // bits 59, 63: 14'h3407
  assign match[2914] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_2;  // bits 59, 64: 14'h1770
  assign match[2915] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_4;  // bits 59, 65: 14'h2770
  assign match[2916] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_7;  // bits 59, 66: 14'h3f70
  assign match[2917] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_6;  // bits 59, 67: 14'h3370
  assign match[2918] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_5
      & syndrome_13_11_is_6;  // bits 59, 68: 14'h3570
  assign match[2919] = syndrome_3_0_is_0 & syndrome_7_4_is_7 & syndrome_10_8_is_6
      & syndrome_13_11_is_6;  // bits 59, 69: 14'h3670
  assign match[2920] = syndrome_3_0_is_0 & syndrome_7_4_is_15 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 70: 14'h37f0
  assign match[2921] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 71: 14'h3730
  assign match[2922] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 72: 14'h3750
  assign match[2923] = syndrome_3_0_is_0 & syndrome_7_4_is_6 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 73: 14'h3760
  assign match[2924] = syndrome_3_0_is_8 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 74: 14'h3778
  assign match[2925] = syndrome_3_0_is_4 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 75: 14'h3774
  assign match[2926] = syndrome_3_0_is_2 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 76: 14'h3772
  assign match[2927] = syndrome_3_0_is_1 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_6;  // bits 59, 77: 14'h3771
  assign match[2928] = syndrome_3_0_is_4 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 60, 61: 14'h1664
  assign match[2929] = syndrome_3_0_is_6 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 60, 62: 14'h1d56
  assign match[2930] = syndrome_3_0_is_15 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 60, 63: 14'h18cf
  assign match[2931] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_7;  // bits 60, 64: 14'h3bb8
  assign match[2932] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 60, 65: 14'h0bb8
  assign match[2933] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 60, 66: 14'h13b8
  assign match[2934] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_7
      & syndrome_13_11_is_3;  // bits 60, 67: 14'h1fb8
  assign match[2935] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_1
      & syndrome_13_11_is_3;  // bits 60, 68: 14'h19b8
  assign match[2936] = syndrome_3_0_is_8 & syndrome_7_4_is_11 & syndrome_10_8_is_2
      & syndrome_13_11_is_3;  // bits 60, 69: 14'h1ab8
  assign match[2937] = syndrome_3_0_is_8 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 70: 14'h1b38
  assign match[2938] = syndrome_3_0_is_8 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 71: 14'h1bf8
  assign match[2939] = syndrome_3_0_is_8 & syndrome_7_4_is_9 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 72: 14'h1b98
  assign match[2940] = syndrome_3_0_is_8 & syndrome_7_4_is_10 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 73: 14'h1ba8
  assign match[2941] = syndrome_3_0_is_0 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 74: 14'h1bb0
  assign match[2942] = syndrome_3_0_is_12 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 75: 14'h1bbc
  assign match[2943] = syndrome_3_0_is_10 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 76: 14'h1bba
  assign match[2944] = syndrome_3_0_is_9 & syndrome_7_4_is_11 & syndrome_10_8_is_3
      & syndrome_13_11_is_3;  // bits 60, 77: 14'h1bb9
  assign match[2945] = syndrome_3_0_is_2 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 61, 62: 14'h0b32
  assign match[2946] = syndrome_3_0_is_11 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 61, 63: 14'h0eab
  assign match[2947] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_5;  // bits 61, 64: 14'h2ddc
  assign match[2948] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_3;  // bits 61, 65: 14'h1ddc
  assign match[2949] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 61, 66: 14'h05dc
  assign match[2950] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 61, 67: 14'h09dc
  assign match[2951] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_7
      & syndrome_13_11_is_1;  // bits 61, 68: 14'h0fdc
  assign match[2952] = syndrome_3_0_is_12 & syndrome_7_4_is_13 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 61, 69: 14'h0cdc
  assign match[2953] = syndrome_3_0_is_12 & syndrome_7_4_is_5 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 70: 14'h0d5c
  assign match[2954] = syndrome_3_0_is_12 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 71: 14'h0d9c
  assign match[2955] = syndrome_3_0_is_12 & syndrome_7_4_is_15 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 72: 14'h0dfc
  assign match[2956] = syndrome_3_0_is_12 & syndrome_7_4_is_12 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 73: 14'h0dcc
  assign match[2957] = syndrome_3_0_is_4 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 74: 14'h0dd4
  assign match[2958] = syndrome_3_0_is_8 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 75: 14'h0dd8
  assign match[2959] = syndrome_3_0_is_14 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 76: 14'h0dde
  assign match[2960] = syndrome_3_0_is_13 & syndrome_7_4_is_13 & syndrome_10_8_is_5
      & syndrome_13_11_is_1;  // bits 61, 77: 14'h0ddd
  assign match[2961] = syndrome_3_0_is_9 & syndrome_7_4_is_9 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 62, 63: 14'h0599
  assign match[2962] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_4;  // bits 62, 64: 14'h26ee
  assign match[2963] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_2;  // bits 62, 65: 14'h16ee
  assign match[2964] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_1;  // bits 62, 66: 14'h0eee
  assign match[2965] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 62, 67: 14'h02ee
  assign match[2966] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 62, 68: 14'h04ee
  assign match[2967] = syndrome_3_0_is_14 & syndrome_7_4_is_14 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 62, 69: 14'h07ee
  assign match[2968] = syndrome_3_0_is_14 & syndrome_7_4_is_6 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 70: 14'h066e
  assign match[2969] = syndrome_3_0_is_14 & syndrome_7_4_is_10 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 71: 14'h06ae
  assign match[2970] = syndrome_3_0_is_14 & syndrome_7_4_is_12 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 72: 14'h06ce
  assign match[2971] = syndrome_3_0_is_14 & syndrome_7_4_is_15 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 73: 14'h06fe
  assign match[2972] = syndrome_3_0_is_6 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 74: 14'h06e6
  assign match[2973] = syndrome_3_0_is_10 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 75: 14'h06ea
  assign match[2974] = syndrome_3_0_is_12 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 76: 14'h06ec
  assign match[2975] = syndrome_3_0_is_15 & syndrome_7_4_is_14 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 62, 77: 14'h06ef
  assign match[2976] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_4;  // bits 63, 64: 14'h2377
  assign match[2977] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_2;  // bits 63, 65: 14'h1377
  assign match[2978] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_1;  // bits 63, 66: 14'h0b77
  assign match[2979] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_7
      & syndrome_13_11_is_0;  // bits 63, 67: 14'h0777
  assign match[2980] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 63, 68: 14'h0177
  assign match[2981] = syndrome_3_0_is_7 & syndrome_7_4_is_7 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 63, 69: 14'h0277
  assign match[2982] = syndrome_3_0_is_7 & syndrome_7_4_is_15 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 70: 14'h03f7
  assign match[2983] = syndrome_3_0_is_7 & syndrome_7_4_is_3 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 71: 14'h0337
  assign match[2984] = syndrome_3_0_is_7 & syndrome_7_4_is_5 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 72: 14'h0357
  assign match[2985] = syndrome_3_0_is_7 & syndrome_7_4_is_6 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 73: 14'h0367
  assign match[2986] = syndrome_3_0_is_15 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 74: 14'h037f
  assign match[2987] = syndrome_3_0_is_3 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 75: 14'h0373
  assign match[2988] = syndrome_3_0_is_5 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 76: 14'h0375
  assign match[2989] = syndrome_3_0_is_6 & syndrome_7_4_is_7 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 63, 77: 14'h0376
  assign match[2990] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_6;  // bits 64, 65: 14'h3000
  assign match[2991] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_5;  // bits 64, 66: 14'h2800
  assign match[2992] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_4;  // bits 64, 67: 14'h2400
  assign match[2993] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_4;  // bits 64, 68: 14'h2200
  assign match[2994] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_4;  // bits 64, 69: 14'h2100
  assign match[2995] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 70: 14'h2080
  assign match[2996] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 71: 14'h2040
  assign match[2997] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 72: 14'h2020
  assign match[2998] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 73: 14'h2010
  assign match[2999] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 74: 14'h2008
  assign match[3000] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 75: 14'h2004
  assign match[3001] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 76: 14'h2002
  assign match[3002] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_4;  // bits 64, 77: 14'h2001
  assign match[3003] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_3;  // bits 65, 66: 14'h1800
  assign match[3004] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_2;  // bits 65, 67: 14'h1400
  assign match[3005] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_2;  // bits 65, 68: 14'h1200
  assign match[3006] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_2;  // bits 65, 69: 14'h1100
  assign match[3007] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 70: 14'h1080
  assign match[3008] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 71: 14'h1040
  assign match[3009] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 72: 14'h1020
  assign match[3010] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 73: 14'h1010
  assign match[3011] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 74: 14'h1008
  assign match[3012] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 75: 14'h1004
  assign match[3013] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 76: 14'h1002
  assign match[3014] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_2;  // bits 65, 77: 14'h1001
  assign match[3015] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_1;  // bits 66, 67: 14'h0c00
  assign match[3016] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_1;  // bits 66, 68: 14'h0a00
  assign match[3017] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_1;  // bits 66, 69: 14'h0900
  assign match[3018] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 70: 14'h0880
  assign match[3019] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 71: 14'h0840
  assign match[3020] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 72: 14'h0820
  assign match[3021] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 73: 14'h0810
  assign match[3022] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 74: 14'h0808
  assign match[3023] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 75: 14'h0804
  assign match[3024] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 76: 14'h0802
  assign match[3025] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_1;  // bits 66, 77: 14'h0801
  assign match[3026] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_6
      & syndrome_13_11_is_0;  // bits 67, 68: 14'h0600
  assign match[3027] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_5
      & syndrome_13_11_is_0;  // bits 67, 69: 14'h0500
  assign match[3028] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 70: 14'h0480
  assign match[3029] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 71: 14'h0440
  assign match[3030] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 72: 14'h0420
  assign match[3031] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 73: 14'h0410
  assign match[3032] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 74: 14'h0408
  assign match[3033] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 75: 14'h0404
  assign match[3034] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 76: 14'h0402
  assign match[3035] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_4
      & syndrome_13_11_is_0;  // bits 67, 77: 14'h0401
  assign match[3036] = syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_3
      & syndrome_13_11_is_0;  // bits 68, 69: 14'h0300
  assign match[3037] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 70: 14'h0280
  assign match[3038] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 71: 14'h0240
  assign match[3039] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 72: 14'h0220
  assign match[3040] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 73: 14'h0210
  assign match[3041] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 74: 14'h0208
  assign match[3042] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 75: 14'h0204
  assign match[3043] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 76: 14'h0202
  assign match[3044] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_2
      & syndrome_13_11_is_0;  // bits 68, 77: 14'h0201
  assign match[3045] = syndrome_3_0_is_0 & syndrome_7_4_is_8 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 70: 14'h0180
  assign match[3046] = syndrome_3_0_is_0 & syndrome_7_4_is_4 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 71: 14'h0140
  assign match[3047] = syndrome_3_0_is_0 & syndrome_7_4_is_2 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 72: 14'h0120
  assign match[3048] = syndrome_3_0_is_0 & syndrome_7_4_is_1 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 73: 14'h0110
  assign match[3049] = syndrome_3_0_is_8 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 74: 14'h0108
  assign match[3050] = syndrome_3_0_is_4 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 75: 14'h0104
  assign match[3051] = syndrome_3_0_is_2 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 76: 14'h0102
  assign match[3052] = syndrome_3_0_is_1 & syndrome_7_4_is_0 & syndrome_10_8_is_1
      & syndrome_13_11_is_0;  // bits 69, 77: 14'h0101
  assign match[3053] = syndrome_3_0_is_0 & syndrome_7_4_is_12 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 70, 71: 14'h00c0
  assign match[3054] = syndrome_3_0_is_0 & syndrome_7_4_is_10 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 70, 72: 14'h00a0
  assign match[3055] = syndrome_3_0_is_0 & syndrome_7_4_is_9 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 70, 73: 14'h0090
  assign match[3056] = syndrome_3_0_is_8 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 70, 74: 14'h0088
  assign match[3057] = syndrome_3_0_is_4 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 70, 75: 14'h0084
  assign match[3058] = syndrome_3_0_is_2 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 70, 76: 14'h0082
  assign match[3059] = syndrome_3_0_is_1 & syndrome_7_4_is_8 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 70, 77: 14'h0081
  assign match[3060] = syndrome_3_0_is_0 & syndrome_7_4_is_6 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 71, 72: 14'h0060
  assign match[3061] = syndrome_3_0_is_0 & syndrome_7_4_is_5 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 71, 73: 14'h0050
  assign match[3062] = syndrome_3_0_is_8 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 71, 74: 14'h0048
  assign match[3063] = syndrome_3_0_is_4 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 71, 75: 14'h0044
  assign match[3064] = syndrome_3_0_is_2 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 71, 76: 14'h0042
  assign match[3065] = syndrome_3_0_is_1 & syndrome_7_4_is_4 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 71, 77: 14'h0041
  assign match[3066] = syndrome_3_0_is_0 & syndrome_7_4_is_3 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 72, 73: 14'h0030
  assign match[3067] = syndrome_3_0_is_8 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 72, 74: 14'h0028
  assign match[3068] = syndrome_3_0_is_4 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 72, 75: 14'h0024
  assign match[3069] = syndrome_3_0_is_2 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 72, 76: 14'h0022
  assign match[3070] = syndrome_3_0_is_1 & syndrome_7_4_is_2 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 72, 77: 14'h0021
  assign match[3071] = syndrome_3_0_is_8 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 73, 74: 14'h0018
  assign match[3072] = syndrome_3_0_is_4 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 73, 75: 14'h0014
  assign match[3073] = syndrome_3_0_is_2 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 73, 76: 14'h0012
  assign match[3074] = syndrome_3_0_is_1 & syndrome_7_4_is_1 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 73, 77: 14'h0011
  assign match[3075] = syndrome_3_0_is_12 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 74, 75: 14'h000c
  assign match[3076] = syndrome_3_0_is_10 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 74, 76: 14'h000a
  assign match[3077] = syndrome_3_0_is_9 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 74, 77: 14'h0009
  assign match[3078] = syndrome_3_0_is_6 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 75, 76: 14'h0006
  assign match[3079] = syndrome_3_0_is_5 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 75, 77: 14'h0005
  assign match[3080] = syndrome_3_0_is_3 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0;  // bits 76, 77: 14'h0003

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [77:0] flip;
  assign flip[0] = match[0] | match[78] | match[79] | match[80] | match[81] | match[82] | match[83]
      | match[84] | match[85] | match[86] | match[87] | match[88] | match[89] | match[90]
      | match[91] | match[92] | match[93] | match[94] | match[95] | match[96] | match[97]
      | match[98] | match[99] | match[100] | match[101] | match[102] | match[103] | match[104]
      | match[105] | match[106] | match[107] | match[108] | match[109] | match[110] | match[111]
      | match[112] | match[113] | match[114] | match[115] | match[116] | match[117] | match[118]
      | match[119] | match[120] | match[121] | match[122] | match[123] | match[124] | match[125]
      | match[126] | match[127] | match[128] | match[129] | match[130] | match[131] | match[132]
      | match[133] | match[134] | match[135] | match[136] | match[137] | match[138] | match[139]
      | match[140] | match[141] | match[142] | match[143] | match[144] | match[145] | match[146]
      | match[147] | match[148] | match[149] | match[150] | match[151] | match[152] | match[153]
      | match[154];
  assign flip[1] = match[1] | match[78] | match[155] | match[156] | match[157] | match[158]
      | match[159] | match[160] | match[161] | match[162] | match[163] | match[164] | match[165]
      | match[166] | match[167] | match[168] | match[169] | match[170] | match[171] | match[172]
      | match[173] | match[174] | match[175] | match[176] | match[177] | match[178] | match[179]
      | match[180] | match[181] | match[182] | match[183] | match[184] | match[185] | match[186]
      | match[187] | match[188] | match[189] | match[190] | match[191] | match[192] | match[193]
      | match[194] | match[195] | match[196] | match[197] | match[198] | match[199] | match[200]
      | match[201] | match[202] | match[203] | match[204] | match[205] | match[206] | match[207]
      | match[208] | match[209] | match[210] | match[211] | match[212] | match[213] | match[214]
      | match[215] | match[216] | match[217] | match[218] | match[219] | match[220] | match[221]
      | match[222] | match[223] | match[224] | match[225] | match[226] | match[227] | match[228]
      | match[229] | match[230];
  assign flip[2] = match[2] | match[79] | match[155] | match[231] | match[232] | match[233]
      | match[234] | match[235] | match[236] | match[237] | match[238] | match[239] | match[240]
      | match[241] | match[242] | match[243] | match[244] | match[245] | match[246] | match[247]
      | match[248] | match[249] | match[250] | match[251] | match[252] | match[253] | match[254]
      | match[255] | match[256] | match[257] | match[258] | match[259] | match[260] | match[261]
      | match[262] | match[263] | match[264] | match[265] | match[266] | match[267] | match[268]
      | match[269] | match[270] | match[271] | match[272] | match[273] | match[274] | match[275]
      | match[276] | match[277] | match[278] | match[279] | match[280] | match[281] | match[282]
      | match[283] | match[284] | match[285] | match[286] | match[287] | match[288] | match[289]
      | match[290] | match[291] | match[292] | match[293] | match[294] | match[295] | match[296]
      | match[297] | match[298] | match[299] | match[300] | match[301] | match[302] | match[303]
      | match[304] | match[305];
  assign flip[3] = match[3] | match[80] | match[156] | match[231] | match[306] | match[307]
      | match[308] | match[309] | match[310] | match[311] | match[312] | match[313] | match[314]
      | match[315] | match[316] | match[317] | match[318] | match[319] | match[320] | match[321]
      | match[322] | match[323] | match[324] | match[325] | match[326] | match[327] | match[328]
      | match[329] | match[330] | match[331] | match[332] | match[333] | match[334] | match[335]
      | match[336] | match[337] | match[338] | match[339] | match[340] | match[341] | match[342]
      | match[343] | match[344] | match[345] | match[346] | match[347] | match[348] | match[349]
      | match[350] | match[351] | match[352] | match[353] | match[354] | match[355] | match[356]
      | match[357] | match[358] | match[359] | match[360] | match[361] | match[362] | match[363]
      | match[364] | match[365] | match[366] | match[367] | match[368] | match[369] | match[370]
      | match[371] | match[372] | match[373] | match[374] | match[375] | match[376] | match[377]
      | match[378] | match[379];
  assign flip[4] = match[4] | match[81] | match[157] | match[232] | match[306] | match[380]
      | match[381] | match[382] | match[383] | match[384] | match[385] | match[386] | match[387]
      | match[388] | match[389] | match[390] | match[391] | match[392] | match[393] | match[394]
      | match[395] | match[396] | match[397] | match[398] | match[399] | match[400] | match[401]
      | match[402] | match[403] | match[404] | match[405] | match[406] | match[407] | match[408]
      | match[409] | match[410] | match[411] | match[412] | match[413] | match[414] | match[415]
      | match[416] | match[417] | match[418] | match[419] | match[420] | match[421] | match[422]
      | match[423] | match[424] | match[425] | match[426] | match[427] | match[428] | match[429]
      | match[430] | match[431] | match[432] | match[433] | match[434] | match[435] | match[436]
      | match[437] | match[438] | match[439] | match[440] | match[441] | match[442] | match[443]
      | match[444] | match[445] | match[446] | match[447] | match[448] | match[449] | match[450]
      | match[451] | match[452];
  assign flip[5] = match[5] | match[82] | match[158] | match[233] | match[307] | match[380]
      | match[453] | match[454] | match[455] | match[456] | match[457] | match[458] | match[459]
      | match[460] | match[461] | match[462] | match[463] | match[464] | match[465] | match[466]
      | match[467] | match[468] | match[469] | match[470] | match[471] | match[472] | match[473]
      | match[474] | match[475] | match[476] | match[477] | match[478] | match[479] | match[480]
      | match[481] | match[482] | match[483] | match[484] | match[485] | match[486] | match[487]
      | match[488] | match[489] | match[490] | match[491] | match[492] | match[493] | match[494]
      | match[495] | match[496] | match[497] | match[498] | match[499] | match[500] | match[501]
      | match[502] | match[503] | match[504] | match[505] | match[506] | match[507] | match[508]
      | match[509] | match[510] | match[511] | match[512] | match[513] | match[514] | match[515]
      | match[516] | match[517] | match[518] | match[519] | match[520] | match[521] | match[522]
      | match[523] | match[524];
  assign flip[6] = match[6] | match[83] | match[159] | match[234] | match[308] | match[381]
      | match[453] | match[525] | match[526] | match[527] | match[528] | match[529] | match[530]
      | match[531] | match[532] | match[533] | match[534] | match[535] | match[536] | match[537]
      | match[538] | match[539] | match[540] | match[541] | match[542] | match[543] | match[544]
      | match[545] | match[546] | match[547] | match[548] | match[549] | match[550] | match[551]
      | match[552] | match[553] | match[554] | match[555] | match[556] | match[557] | match[558]
      | match[559] | match[560] | match[561] | match[562] | match[563] | match[564] | match[565]
      | match[566] | match[567] | match[568] | match[569] | match[570] | match[571] | match[572]
      | match[573] | match[574] | match[575] | match[576] | match[577] | match[578] | match[579]
      | match[580] | match[581] | match[582] | match[583] | match[584] | match[585] | match[586]
      | match[587] | match[588] | match[589] | match[590] | match[591] | match[592] | match[593]
      | match[594] | match[595];
  assign flip[7] = match[7] | match[84] | match[160] | match[235] | match[309] | match[382]
      | match[454] | match[525] | match[596] | match[597] | match[598] | match[599] | match[600]
      | match[601] | match[602] | match[603] | match[604] | match[605] | match[606] | match[607]
      | match[608] | match[609] | match[610] | match[611] | match[612] | match[613] | match[614]
      | match[615] | match[616] | match[617] | match[618] | match[619] | match[620] | match[621]
      | match[622] | match[623] | match[624] | match[625] | match[626] | match[627] | match[628]
      | match[629] | match[630] | match[631] | match[632] | match[633] | match[634] | match[635]
      | match[636] | match[637] | match[638] | match[639] | match[640] | match[641] | match[642]
      | match[643] | match[644] | match[645] | match[646] | match[647] | match[648] | match[649]
      | match[650] | match[651] | match[652] | match[653] | match[654] | match[655] | match[656]
      | match[657] | match[658] | match[659] | match[660] | match[661] | match[662] | match[663]
      | match[664] | match[665];
  assign flip[8] = match[8] | match[85] | match[161] | match[236] | match[310] | match[383]
      | match[455] | match[526] | match[596] | match[666] | match[667] | match[668] | match[669]
      | match[670] | match[671] | match[672] | match[673] | match[674] | match[675] | match[676]
      | match[677] | match[678] | match[679] | match[680] | match[681] | match[682] | match[683]
      | match[684] | match[685] | match[686] | match[687] | match[688] | match[689] | match[690]
      | match[691] | match[692] | match[693] | match[694] | match[695] | match[696] | match[697]
      | match[698] | match[699] | match[700] | match[701] | match[702] | match[703] | match[704]
      | match[705] | match[706] | match[707] | match[708] | match[709] | match[710] | match[711]
      | match[712] | match[713] | match[714] | match[715] | match[716] | match[717] | match[718]
      | match[719] | match[720] | match[721] | match[722] | match[723] | match[724] | match[725]
      | match[726] | match[727] | match[728] | match[729] | match[730] | match[731] | match[732]
      | match[733] | match[734];
  assign flip[9] = match[9] | match[86] | match[162] | match[237] | match[311] | match[384]
      | match[456] | match[527] | match[597] | match[666] | match[735] | match[736] | match[737]
      | match[738] | match[739] | match[740] | match[741] | match[742] | match[743] | match[744]
      | match[745] | match[746] | match[747] | match[748] | match[749] | match[750] | match[751]
      | match[752] | match[753] | match[754] | match[755] | match[756] | match[757] | match[758]
      | match[759] | match[760] | match[761] | match[762] | match[763] | match[764] | match[765]
      | match[766] | match[767] | match[768] | match[769] | match[770] | match[771] | match[772]
      | match[773] | match[774] | match[775] | match[776] | match[777] | match[778] | match[779]
      | match[780] | match[781] | match[782] | match[783] | match[784] | match[785] | match[786]
      | match[787] | match[788] | match[789] | match[790] | match[791] | match[792] | match[793]
      | match[794] | match[795] | match[796] | match[797] | match[798] | match[799] | match[800]
      | match[801] | match[802];
  assign flip[10] = match[10] | match[87] | match[163] | match[238] | match[312] | match[385]
      | match[457] | match[528] | match[598] | match[667] | match[735] | match[803] | match[804]
      | match[805] | match[806] | match[807] | match[808] | match[809] | match[810] | match[811]
      | match[812] | match[813] | match[814] | match[815] | match[816] | match[817] | match[818]
      | match[819] | match[820] | match[821] | match[822] | match[823] | match[824] | match[825]
      | match[826] | match[827] | match[828] | match[829] | match[830] | match[831] | match[832]
      | match[833] | match[834] | match[835] | match[836] | match[837] | match[838] | match[839]
      | match[840] | match[841] | match[842] | match[843] | match[844] | match[845] | match[846]
      | match[847] | match[848] | match[849] | match[850] | match[851] | match[852] | match[853]
      | match[854] | match[855] | match[856] | match[857] | match[858] | match[859] | match[860]
      | match[861] | match[862] | match[863] | match[864] | match[865] | match[866] | match[867]
      | match[868] | match[869];
  assign flip[11] = match[11] | match[88] | match[164] | match[239] | match[313] | match[386]
      | match[458] | match[529] | match[599] | match[668] | match[736] | match[803] | match[870]
      | match[871] | match[872] | match[873] | match[874] | match[875] | match[876] | match[877]
      | match[878] | match[879] | match[880] | match[881] | match[882] | match[883] | match[884]
      | match[885] | match[886] | match[887] | match[888] | match[889] | match[890] | match[891]
      | match[892] | match[893] | match[894] | match[895] | match[896] | match[897] | match[898]
      | match[899] | match[900] | match[901] | match[902] | match[903] | match[904] | match[905]
      | match[906] | match[907] | match[908] | match[909] | match[910] | match[911] | match[912]
      | match[913] | match[914] | match[915] | match[916] | match[917] | match[918] | match[919]
      | match[920] | match[921] | match[922] | match[923] | match[924] | match[925] | match[926]
      | match[927] | match[928] | match[929] | match[930] | match[931] | match[932] | match[933]
      | match[934] | match[935];
  assign flip[12] = match[12] | match[89] | match[165] | match[240] | match[314] | match[387]
      | match[459] | match[530] | match[600] | match[669] | match[737] | match[804] | match[870]
      | match[936] | match[937] | match[938] | match[939] | match[940] | match[941] | match[942]
      | match[943] | match[944] | match[945] | match[946] | match[947] | match[948] | match[949]
      | match[950] | match[951] | match[952] | match[953] | match[954] | match[955] | match[956]
      | match[957] | match[958] | match[959] | match[960] | match[961] | match[962] | match[963]
      | match[964] | match[965] | match[966] | match[967] | match[968] | match[969] | match[970]
      | match[971] | match[972] | match[973] | match[974] | match[975] | match[976] | match[977]
      | match[978] | match[979] | match[980] | match[981] | match[982] | match[983] | match[984]
      | match[985] | match[986] | match[987] | match[988] | match[989] | match[990] | match[991]
      | match[992] | match[993] | match[994] | match[995] | match[996] | match[997] | match[998]
      | match[999] | match[1000];
  assign flip[13] = match[13] | match[90] | match[166] | match[241] | match[315] | match[388]
      | match[460] | match[531] | match[601] | match[670] | match[738] | match[805] | match[871]
      | match[936] | match[1001] | match[1002] | match[1003] | match[1004] | match[1005]
      | match[1006] | match[1007] | match[1008] | match[1009] | match[1010] | match[1011]
      | match[1012] | match[1013] | match[1014] | match[1015] | match[1016] | match[1017]
      | match[1018] | match[1019] | match[1020] | match[1021] | match[1022] | match[1023]
      | match[1024] | match[1025] | match[1026] | match[1027] | match[1028] | match[1029]
      | match[1030] | match[1031] | match[1032] | match[1033] | match[1034] | match[1035]
      | match[1036] | match[1037] | match[1038] | match[1039] | match[1040] | match[1041]
      | match[1042] | match[1043] | match[1044] | match[1045] | match[1046] | match[1047]
      | match[1048] | match[1049] | match[1050] | match[1051] | match[1052] | match[1053]
      | match[1054] | match[1055] | match[1056] | match[1057] | match[1058] | match[1059]
      | match[1060] | match[1061] | match[1062] | match[1063] | match[1064];
  assign flip[14] = match[14] | match[91] | match[167] | match[242] | match[316] | match[389]
      | match[461] | match[532] | match[602] | match[671] | match[739] | match[806] | match[872]
      | match[937] | match[1001] | match[1065] | match[1066] | match[1067] | match[1068]
      | match[1069] | match[1070] | match[1071] | match[1072] | match[1073] | match[1074]
      | match[1075] | match[1076] | match[1077] | match[1078] | match[1079] | match[1080]
      | match[1081] | match[1082] | match[1083] | match[1084] | match[1085] | match[1086]
      | match[1087] | match[1088] | match[1089] | match[1090] | match[1091] | match[1092]
      | match[1093] | match[1094] | match[1095] | match[1096] | match[1097] | match[1098]
      | match[1099] | match[1100] | match[1101] | match[1102] | match[1103] | match[1104]
      | match[1105] | match[1106] | match[1107] | match[1108] | match[1109] | match[1110]
      | match[1111] | match[1112] | match[1113] | match[1114] | match[1115] | match[1116]
      | match[1117] | match[1118] | match[1119] | match[1120] | match[1121] | match[1122]
      | match[1123] | match[1124] | match[1125] | match[1126] | match[1127];
  assign flip[15] = match[15] | match[92] | match[168] | match[243] | match[317] | match[390]
      | match[462] | match[533] | match[603] | match[672] | match[740] | match[807] | match[873]
      | match[938] | match[1002] | match[1065] | match[1128] | match[1129] | match[1130]
      | match[1131] | match[1132] | match[1133] | match[1134] | match[1135] | match[1136]
      | match[1137] | match[1138] | match[1139] | match[1140] | match[1141] | match[1142]
      | match[1143] | match[1144] | match[1145] | match[1146] | match[1147] | match[1148]
      | match[1149] | match[1150] | match[1151] | match[1152] | match[1153] | match[1154]
      | match[1155] | match[1156] | match[1157] | match[1158] | match[1159] | match[1160]
      | match[1161] | match[1162] | match[1163] | match[1164] | match[1165] | match[1166]
      | match[1167] | match[1168] | match[1169] | match[1170] | match[1171] | match[1172]
      | match[1173] | match[1174] | match[1175] | match[1176] | match[1177] | match[1178]
      | match[1179] | match[1180] | match[1181] | match[1182] | match[1183] | match[1184]
      | match[1185] | match[1186] | match[1187] | match[1188] | match[1189];
  assign flip[16] = match[16] | match[93] | match[169] | match[244] | match[318] | match[391]
      | match[463] | match[534] | match[604] | match[673] | match[741] | match[808] | match[874]
      | match[939] | match[1003] | match[1066] | match[1128] | match[1190] | match[1191]
      | match[1192] | match[1193] | match[1194] | match[1195] | match[1196] | match[1197]
      | match[1198] | match[1199] | match[1200] | match[1201] | match[1202] | match[1203]
      | match[1204] | match[1205] | match[1206] | match[1207] | match[1208] | match[1209]
      | match[1210] | match[1211] | match[1212] | match[1213] | match[1214] | match[1215]
      | match[1216] | match[1217] | match[1218] | match[1219] | match[1220] | match[1221]
      | match[1222] | match[1223] | match[1224] | match[1225] | match[1226] | match[1227]
      | match[1228] | match[1229] | match[1230] | match[1231] | match[1232] | match[1233]
      | match[1234] | match[1235] | match[1236] | match[1237] | match[1238] | match[1239]
      | match[1240] | match[1241] | match[1242] | match[1243] | match[1244] | match[1245]
      | match[1246] | match[1247] | match[1248] | match[1249] | match[1250];
  assign flip[17] = match[17] | match[94] | match[170] | match[245] | match[319] | match[392]
      | match[464] | match[535] | match[605] | match[674] | match[742] | match[809] | match[875]
      | match[940] | match[1004] | match[1067] | match[1129] | match[1190] | match[1251]
      | match[1252] | match[1253] | match[1254] | match[1255] | match[1256] | match[1257]
      | match[1258] | match[1259] | match[1260] | match[1261] | match[1262] | match[1263]
      | match[1264] | match[1265] | match[1266] | match[1267] | match[1268] | match[1269]
      | match[1270] | match[1271] | match[1272] | match[1273] | match[1274] | match[1275]
      | match[1276] | match[1277] | match[1278] | match[1279] | match[1280] | match[1281]
      | match[1282] | match[1283] | match[1284] | match[1285] | match[1286] | match[1287]
      | match[1288] | match[1289] | match[1290] | match[1291] | match[1292] | match[1293]
      | match[1294] | match[1295] | match[1296] | match[1297] | match[1298] | match[1299]
      | match[1300] | match[1301] | match[1302] | match[1303] | match[1304] | match[1305]
      | match[1306] | match[1307] | match[1308] | match[1309] | match[1310];
  assign flip[18] = match[18] | match[95] | match[171] | match[246] | match[320] | match[393]
      | match[465] | match[536] | match[606] | match[675] | match[743] | match[810] | match[876]
      | match[941] | match[1005] | match[1068] | match[1130] | match[1191] | match[1251]
      | match[1311] | match[1312] | match[1313] | match[1314] | match[1315] | match[1316]
      | match[1317] | match[1318] | match[1319] | match[1320] | match[1321] | match[1322]
      | match[1323] | match[1324] | match[1325] | match[1326] | match[1327] | match[1328]
      | match[1329] | match[1330] | match[1331] | match[1332] | match[1333] | match[1334]
      | match[1335] | match[1336] | match[1337] | match[1338] | match[1339] | match[1340]
      | match[1341] | match[1342] | match[1343] | match[1344] | match[1345] | match[1346]
      | match[1347] | match[1348] | match[1349] | match[1350] | match[1351] | match[1352]
      | match[1353] | match[1354] | match[1355] | match[1356] | match[1357] | match[1358]
      | match[1359] | match[1360] | match[1361] | match[1362] | match[1363] | match[1364]
      | match[1365] | match[1366] | match[1367] | match[1368] | match[1369];
  assign flip[19] = match[19] | match[96] | match[172] | match[247] | match[321] | match[394]
      | match[466] | match[537] | match[607] | match[676] | match[744] | match[811] | match[877]
      | match[942] | match[1006] | match[1069] | match[1131] | match[1192] | match[1252]
      | match[1311] | match[1370] | match[1371] | match[1372] | match[1373] | match[1374]
      | match[1375] | match[1376] | match[1377] | match[1378] | match[1379] | match[1380]
      | match[1381] | match[1382] | match[1383] | match[1384] | match[1385] | match[1386]
      | match[1387] | match[1388] | match[1389] | match[1390] | match[1391] | match[1392]
      | match[1393] | match[1394] | match[1395] | match[1396] | match[1397] | match[1398]
      | match[1399] | match[1400] | match[1401] | match[1402] | match[1403] | match[1404]
      | match[1405] | match[1406] | match[1407] | match[1408] | match[1409] | match[1410]
      | match[1411] | match[1412] | match[1413] | match[1414] | match[1415] | match[1416]
      | match[1417] | match[1418] | match[1419] | match[1420] | match[1421] | match[1422]
      | match[1423] | match[1424] | match[1425] | match[1426] | match[1427];
  assign flip[20] = match[20] | match[97] | match[173] | match[248] | match[322] | match[395]
      | match[467] | match[538] | match[608] | match[677] | match[745] | match[812] | match[878]
      | match[943] | match[1007] | match[1070] | match[1132] | match[1193] | match[1253]
      | match[1312] | match[1370] | match[1428] | match[1429] | match[1430] | match[1431]
      | match[1432] | match[1433] | match[1434] | match[1435] | match[1436] | match[1437]
      | match[1438] | match[1439] | match[1440] | match[1441] | match[1442] | match[1443]
      | match[1444] | match[1445] | match[1446] | match[1447] | match[1448] | match[1449]
      | match[1450] | match[1451] | match[1452] | match[1453] | match[1454] | match[1455]
      | match[1456] | match[1457] | match[1458] | match[1459] | match[1460] | match[1461]
      | match[1462] | match[1463] | match[1464] | match[1465] | match[1466] | match[1467]
      | match[1468] | match[1469] | match[1470] | match[1471] | match[1472] | match[1473]
      | match[1474] | match[1475] | match[1476] | match[1477] | match[1478] | match[1479]
      | match[1480] | match[1481] | match[1482] | match[1483] | match[1484];
  assign flip[21] = match[21] | match[98] | match[174] | match[249] | match[323] | match[396]
      | match[468] | match[539] | match[609] | match[678] | match[746] | match[813] | match[879]
      | match[944] | match[1008] | match[1071] | match[1133] | match[1194] | match[1254]
      | match[1313] | match[1371] | match[1428] | match[1485] | match[1486] | match[1487]
      | match[1488] | match[1489] | match[1490] | match[1491] | match[1492] | match[1493]
      | match[1494] | match[1495] | match[1496] | match[1497] | match[1498] | match[1499]
      | match[1500] | match[1501] | match[1502] | match[1503] | match[1504] | match[1505]
      | match[1506] | match[1507] | match[1508] | match[1509] | match[1510] | match[1511]
      | match[1512] | match[1513] | match[1514] | match[1515] | match[1516] | match[1517]
      | match[1518] | match[1519] | match[1520] | match[1521] | match[1522] | match[1523]
      | match[1524] | match[1525] | match[1526] | match[1527] | match[1528] | match[1529]
      | match[1530] | match[1531] | match[1532] | match[1533] | match[1534] | match[1535]
      | match[1536] | match[1537] | match[1538] | match[1539] | match[1540];
  assign flip[22] = match[22] | match[99] | match[175] | match[250] | match[324] | match[397]
      | match[469] | match[540] | match[610] | match[679] | match[747] | match[814] | match[880]
      | match[945] | match[1009] | match[1072] | match[1134] | match[1195] | match[1255]
      | match[1314] | match[1372] | match[1429] | match[1485] | match[1541] | match[1542]
      | match[1543] | match[1544] | match[1545] | match[1546] | match[1547] | match[1548]
      | match[1549] | match[1550] | match[1551] | match[1552] | match[1553] | match[1554]
      | match[1555] | match[1556] | match[1557] | match[1558] | match[1559] | match[1560]
      | match[1561] | match[1562] | match[1563] | match[1564] | match[1565] | match[1566]
      | match[1567] | match[1568] | match[1569] | match[1570] | match[1571] | match[1572]
      | match[1573] | match[1574] | match[1575] | match[1576] | match[1577] | match[1578]
      | match[1579] | match[1580] | match[1581] | match[1582] | match[1583] | match[1584]
      | match[1585] | match[1586] | match[1587] | match[1588] | match[1589] | match[1590]
      | match[1591] | match[1592] | match[1593] | match[1594] | match[1595];
  assign flip[23] = match[23] | match[100] | match[176] | match[251] | match[325] | match[398]
      | match[470] | match[541] | match[611] | match[680] | match[748] | match[815] | match[881]
      | match[946] | match[1010] | match[1073] | match[1135] | match[1196] | match[1256]
      | match[1315] | match[1373] | match[1430] | match[1486] | match[1541] | match[1596]
      | match[1597] | match[1598] | match[1599] | match[1600] | match[1601] | match[1602]
      | match[1603] | match[1604] | match[1605] | match[1606] | match[1607] | match[1608]
      | match[1609] | match[1610] | match[1611] | match[1612] | match[1613] | match[1614]
      | match[1615] | match[1616] | match[1617] | match[1618] | match[1619] | match[1620]
      | match[1621] | match[1622] | match[1623] | match[1624] | match[1625] | match[1626]
      | match[1627] | match[1628] | match[1629] | match[1630] | match[1631] | match[1632]
      | match[1633] | match[1634] | match[1635] | match[1636] | match[1637] | match[1638]
      | match[1639] | match[1640] | match[1641] | match[1642] | match[1643] | match[1644]
      | match[1645] | match[1646] | match[1647] | match[1648] | match[1649];
  assign flip[24] = match[24] | match[101] | match[177] | match[252] | match[326] | match[399]
      | match[471] | match[542] | match[612] | match[681] | match[749] | match[816] | match[882]
      | match[947] | match[1011] | match[1074] | match[1136] | match[1197] | match[1257]
      | match[1316] | match[1374] | match[1431] | match[1487] | match[1542] | match[1596]
      | match[1650] | match[1651] | match[1652] | match[1653] | match[1654] | match[1655]
      | match[1656] | match[1657] | match[1658] | match[1659] | match[1660] | match[1661]
      | match[1662] | match[1663] | match[1664] | match[1665] | match[1666] | match[1667]
      | match[1668] | match[1669] | match[1670] | match[1671] | match[1672] | match[1673]
      | match[1674] | match[1675] | match[1676] | match[1677] | match[1678] | match[1679]
      | match[1680] | match[1681] | match[1682] | match[1683] | match[1684] | match[1685]
      | match[1686] | match[1687] | match[1688] | match[1689] | match[1690] | match[1691]
      | match[1692] | match[1693] | match[1694] | match[1695] | match[1696] | match[1697]
      | match[1698] | match[1699] | match[1700] | match[1701] | match[1702];
  assign flip[25] = match[25] | match[102] | match[178] | match[253] | match[327] | match[400]
      | match[472] | match[543] | match[613] | match[682] | match[750] | match[817] | match[883]
      | match[948] | match[1012] | match[1075] | match[1137] | match[1198] | match[1258]
      | match[1317] | match[1375] | match[1432] | match[1488] | match[1543] | match[1597]
      | match[1650] | match[1703] | match[1704] | match[1705] | match[1706] | match[1707]
      | match[1708] | match[1709] | match[1710] | match[1711] | match[1712] | match[1713]
      | match[1714] | match[1715] | match[1716] | match[1717] | match[1718] | match[1719]
      | match[1720] | match[1721] | match[1722] | match[1723] | match[1724] | match[1725]
      | match[1726] | match[1727] | match[1728] | match[1729] | match[1730] | match[1731]
      | match[1732] | match[1733] | match[1734] | match[1735] | match[1736] | match[1737]
      | match[1738] | match[1739] | match[1740] | match[1741] | match[1742] | match[1743]
      | match[1744] | match[1745] | match[1746] | match[1747] | match[1748] | match[1749]
      | match[1750] | match[1751] | match[1752] | match[1753] | match[1754];
  assign flip[26] = match[26] | match[103] | match[179] | match[254] | match[328] | match[401]
      | match[473] | match[544] | match[614] | match[683] | match[751] | match[818] | match[884]
      | match[949] | match[1013] | match[1076] | match[1138] | match[1199] | match[1259]
      | match[1318] | match[1376] | match[1433] | match[1489] | match[1544] | match[1598]
      | match[1651] | match[1703] | match[1755] | match[1756] | match[1757] | match[1758]
      | match[1759] | match[1760] | match[1761] | match[1762] | match[1763] | match[1764]
      | match[1765] | match[1766] | match[1767] | match[1768] | match[1769] | match[1770]
      | match[1771] | match[1772] | match[1773] | match[1774] | match[1775] | match[1776]
      | match[1777] | match[1778] | match[1779] | match[1780] | match[1781] | match[1782]
      | match[1783] | match[1784] | match[1785] | match[1786] | match[1787] | match[1788]
      | match[1789] | match[1790] | match[1791] | match[1792] | match[1793] | match[1794]
      | match[1795] | match[1796] | match[1797] | match[1798] | match[1799] | match[1800]
      | match[1801] | match[1802] | match[1803] | match[1804] | match[1805];
  assign flip[27] = match[27] | match[104] | match[180] | match[255] | match[329] | match[402]
      | match[474] | match[545] | match[615] | match[684] | match[752] | match[819] | match[885]
      | match[950] | match[1014] | match[1077] | match[1139] | match[1200] | match[1260]
      | match[1319] | match[1377] | match[1434] | match[1490] | match[1545] | match[1599]
      | match[1652] | match[1704] | match[1755] | match[1806] | match[1807] | match[1808]
      | match[1809] | match[1810] | match[1811] | match[1812] | match[1813] | match[1814]
      | match[1815] | match[1816] | match[1817] | match[1818] | match[1819] | match[1820]
      | match[1821] | match[1822] | match[1823] | match[1824] | match[1825] | match[1826]
      | match[1827] | match[1828] | match[1829] | match[1830] | match[1831] | match[1832]
      | match[1833] | match[1834] | match[1835] | match[1836] | match[1837] | match[1838]
      | match[1839] | match[1840] | match[1841] | match[1842] | match[1843] | match[1844]
      | match[1845] | match[1846] | match[1847] | match[1848] | match[1849] | match[1850]
      | match[1851] | match[1852] | match[1853] | match[1854] | match[1855];
  assign flip[28] = match[28] | match[105] | match[181] | match[256] | match[330] | match[403]
      | match[475] | match[546] | match[616] | match[685] | match[753] | match[820] | match[886]
      | match[951] | match[1015] | match[1078] | match[1140] | match[1201] | match[1261]
      | match[1320] | match[1378] | match[1435] | match[1491] | match[1546] | match[1600]
      | match[1653] | match[1705] | match[1756] | match[1806] | match[1856] | match[1857]
      | match[1858] | match[1859] | match[1860] | match[1861] | match[1862] | match[1863]
      | match[1864] | match[1865] | match[1866] | match[1867] | match[1868] | match[1869]
      | match[1870] | match[1871] | match[1872] | match[1873] | match[1874] | match[1875]
      | match[1876] | match[1877] | match[1878] | match[1879] | match[1880] | match[1881]
      | match[1882] | match[1883] | match[1884] | match[1885] | match[1886] | match[1887]
      | match[1888] | match[1889] | match[1890] | match[1891] | match[1892] | match[1893]
      | match[1894] | match[1895] | match[1896] | match[1897] | match[1898] | match[1899]
      | match[1900] | match[1901] | match[1902] | match[1903] | match[1904];
  assign flip[29] = match[29] | match[106] | match[182] | match[257] | match[331] | match[404]
      | match[476] | match[547] | match[617] | match[686] | match[754] | match[821] | match[887]
      | match[952] | match[1016] | match[1079] | match[1141] | match[1202] | match[1262]
      | match[1321] | match[1379] | match[1436] | match[1492] | match[1547] | match[1601]
      | match[1654] | match[1706] | match[1757] | match[1807] | match[1856] | match[1905]
      | match[1906] | match[1907] | match[1908] | match[1909] | match[1910] | match[1911]
      | match[1912] | match[1913] | match[1914] | match[1915] | match[1916] | match[1917]
      | match[1918] | match[1919] | match[1920] | match[1921] | match[1922] | match[1923]
      | match[1924] | match[1925] | match[1926] | match[1927] | match[1928] | match[1929]
      | match[1930] | match[1931] | match[1932] | match[1933] | match[1934] | match[1935]
      | match[1936] | match[1937] | match[1938] | match[1939] | match[1940] | match[1941]
      | match[1942] | match[1943] | match[1944] | match[1945] | match[1946] | match[1947]
      | match[1948] | match[1949] | match[1950] | match[1951] | match[1952];
  assign flip[30] = match[30] | match[107] | match[183] | match[258] | match[332] | match[405]
      | match[477] | match[548] | match[618] | match[687] | match[755] | match[822] | match[888]
      | match[953] | match[1017] | match[1080] | match[1142] | match[1203] | match[1263]
      | match[1322] | match[1380] | match[1437] | match[1493] | match[1548] | match[1602]
      | match[1655] | match[1707] | match[1758] | match[1808] | match[1857] | match[1905]
      | match[1953] | match[1954] | match[1955] | match[1956] | match[1957] | match[1958]
      | match[1959] | match[1960] | match[1961] | match[1962] | match[1963] | match[1964]
      | match[1965] | match[1966] | match[1967] | match[1968] | match[1969] | match[1970]
      | match[1971] | match[1972] | match[1973] | match[1974] | match[1975] | match[1976]
      | match[1977] | match[1978] | match[1979] | match[1980] | match[1981] | match[1982]
      | match[1983] | match[1984] | match[1985] | match[1986] | match[1987] | match[1988]
      | match[1989] | match[1990] | match[1991] | match[1992] | match[1993] | match[1994]
      | match[1995] | match[1996] | match[1997] | match[1998] | match[1999];
  assign flip[31] = match[31] | match[108] | match[184] | match[259] | match[333] | match[406]
      | match[478] | match[549] | match[619] | match[688] | match[756] | match[823] | match[889]
      | match[954] | match[1018] | match[1081] | match[1143] | match[1204] | match[1264]
      | match[1323] | match[1381] | match[1438] | match[1494] | match[1549] | match[1603]
      | match[1656] | match[1708] | match[1759] | match[1809] | match[1858] | match[1906]
      | match[1953] | match[2000] | match[2001] | match[2002] | match[2003] | match[2004]
      | match[2005] | match[2006] | match[2007] | match[2008] | match[2009] | match[2010]
      | match[2011] | match[2012] | match[2013] | match[2014] | match[2015] | match[2016]
      | match[2017] | match[2018] | match[2019] | match[2020] | match[2021] | match[2022]
      | match[2023] | match[2024] | match[2025] | match[2026] | match[2027] | match[2028]
      | match[2029] | match[2030] | match[2031] | match[2032] | match[2033] | match[2034]
      | match[2035] | match[2036] | match[2037] | match[2038] | match[2039] | match[2040]
      | match[2041] | match[2042] | match[2043] | match[2044] | match[2045];
  assign flip[32] = match[32] | match[109] | match[185] | match[260] | match[334] | match[407]
      | match[479] | match[550] | match[620] | match[689] | match[757] | match[824] | match[890]
      | match[955] | match[1019] | match[1082] | match[1144] | match[1205] | match[1265]
      | match[1324] | match[1382] | match[1439] | match[1495] | match[1550] | match[1604]
      | match[1657] | match[1709] | match[1760] | match[1810] | match[1859] | match[1907]
      | match[1954] | match[2000] | match[2046] | match[2047] | match[2048] | match[2049]
      | match[2050] | match[2051] | match[2052] | match[2053] | match[2054] | match[2055]
      | match[2056] | match[2057] | match[2058] | match[2059] | match[2060] | match[2061]
      | match[2062] | match[2063] | match[2064] | match[2065] | match[2066] | match[2067]
      | match[2068] | match[2069] | match[2070] | match[2071] | match[2072] | match[2073]
      | match[2074] | match[2075] | match[2076] | match[2077] | match[2078] | match[2079]
      | match[2080] | match[2081] | match[2082] | match[2083] | match[2084] | match[2085]
      | match[2086] | match[2087] | match[2088] | match[2089] | match[2090];
  assign flip[33] = match[33] | match[110] | match[186] | match[261] | match[335] | match[408]
      | match[480] | match[551] | match[621] | match[690] | match[758] | match[825] | match[891]
      | match[956] | match[1020] | match[1083] | match[1145] | match[1206] | match[1266]
      | match[1325] | match[1383] | match[1440] | match[1496] | match[1551] | match[1605]
      | match[1658] | match[1710] | match[1761] | match[1811] | match[1860] | match[1908]
      | match[1955] | match[2001] | match[2046] | match[2091] | match[2092] | match[2093]
      | match[2094] | match[2095] | match[2096] | match[2097] | match[2098] | match[2099]
      | match[2100] | match[2101] | match[2102] | match[2103] | match[2104] | match[2105]
      | match[2106] | match[2107] | match[2108] | match[2109] | match[2110] | match[2111]
      | match[2112] | match[2113] | match[2114] | match[2115] | match[2116] | match[2117]
      | match[2118] | match[2119] | match[2120] | match[2121] | match[2122] | match[2123]
      | match[2124] | match[2125] | match[2126] | match[2127] | match[2128] | match[2129]
      | match[2130] | match[2131] | match[2132] | match[2133] | match[2134];
  assign flip[34] = match[34] | match[111] | match[187] | match[262] | match[336] | match[409]
      | match[481] | match[552] | match[622] | match[691] | match[759] | match[826] | match[892]
      | match[957] | match[1021] | match[1084] | match[1146] | match[1207] | match[1267]
      | match[1326] | match[1384] | match[1441] | match[1497] | match[1552] | match[1606]
      | match[1659] | match[1711] | match[1762] | match[1812] | match[1861] | match[1909]
      | match[1956] | match[2002] | match[2047] | match[2091] | match[2135] | match[2136]
      | match[2137] | match[2138] | match[2139] | match[2140] | match[2141] | match[2142]
      | match[2143] | match[2144] | match[2145] | match[2146] | match[2147] | match[2148]
      | match[2149] | match[2150] | match[2151] | match[2152] | match[2153] | match[2154]
      | match[2155] | match[2156] | match[2157] | match[2158] | match[2159] | match[2160]
      | match[2161] | match[2162] | match[2163] | match[2164] | match[2165] | match[2166]
      | match[2167] | match[2168] | match[2169] | match[2170] | match[2171] | match[2172]
      | match[2173] | match[2174] | match[2175] | match[2176] | match[2177];
  assign flip[35] = match[35] | match[112] | match[188] | match[263] | match[337] | match[410]
      | match[482] | match[553] | match[623] | match[692] | match[760] | match[827] | match[893]
      | match[958] | match[1022] | match[1085] | match[1147] | match[1208] | match[1268]
      | match[1327] | match[1385] | match[1442] | match[1498] | match[1553] | match[1607]
      | match[1660] | match[1712] | match[1763] | match[1813] | match[1862] | match[1910]
      | match[1957] | match[2003] | match[2048] | match[2092] | match[2135] | match[2178]
      | match[2179] | match[2180] | match[2181] | match[2182] | match[2183] | match[2184]
      | match[2185] | match[2186] | match[2187] | match[2188] | match[2189] | match[2190]
      | match[2191] | match[2192] | match[2193] | match[2194] | match[2195] | match[2196]
      | match[2197] | match[2198] | match[2199] | match[2200] | match[2201] | match[2202]
      | match[2203] | match[2204] | match[2205] | match[2206] | match[2207] | match[2208]
      | match[2209] | match[2210] | match[2211] | match[2212] | match[2213] | match[2214]
      | match[2215] | match[2216] | match[2217] | match[2218] | match[2219];
  assign flip[36] = match[36] | match[113] | match[189] | match[264] | match[338] | match[411]
      | match[483] | match[554] | match[624] | match[693] | match[761] | match[828] | match[894]
      | match[959] | match[1023] | match[1086] | match[1148] | match[1209] | match[1269]
      | match[1328] | match[1386] | match[1443] | match[1499] | match[1554] | match[1608]
      | match[1661] | match[1713] | match[1764] | match[1814] | match[1863] | match[1911]
      | match[1958] | match[2004] | match[2049] | match[2093] | match[2136] | match[2178]
      | match[2220] | match[2221] | match[2222] | match[2223] | match[2224] | match[2225]
      | match[2226] | match[2227] | match[2228] | match[2229] | match[2230] | match[2231]
      | match[2232] | match[2233] | match[2234] | match[2235] | match[2236] | match[2237]
      | match[2238] | match[2239] | match[2240] | match[2241] | match[2242] | match[2243]
      | match[2244] | match[2245] | match[2246] | match[2247] | match[2248] | match[2249]
      | match[2250] | match[2251] | match[2252] | match[2253] | match[2254] | match[2255]
      | match[2256] | match[2257] | match[2258] | match[2259] | match[2260];
  assign flip[37] = match[37] | match[114] | match[190] | match[265] | match[339] | match[412]
      | match[484] | match[555] | match[625] | match[694] | match[762] | match[829] | match[895]
      | match[960] | match[1024] | match[1087] | match[1149] | match[1210] | match[1270]
      | match[1329] | match[1387] | match[1444] | match[1500] | match[1555] | match[1609]
      | match[1662] | match[1714] | match[1765] | match[1815] | match[1864] | match[1912]
      | match[1959] | match[2005] | match[2050] | match[2094] | match[2137] | match[2179]
      | match[2220] | match[2261] | match[2262] | match[2263] | match[2264] | match[2265]
      | match[2266] | match[2267] | match[2268] | match[2269] | match[2270] | match[2271]
      | match[2272] | match[2273] | match[2274] | match[2275] | match[2276] | match[2277]
      | match[2278] | match[2279] | match[2280] | match[2281] | match[2282] | match[2283]
      | match[2284] | match[2285] | match[2286] | match[2287] | match[2288] | match[2289]
      | match[2290] | match[2291] | match[2292] | match[2293] | match[2294] | match[2295]
      | match[2296] | match[2297] | match[2298] | match[2299] | match[2300];
  assign flip[38] = match[38] | match[115] | match[191] | match[266] | match[340] | match[413]
      | match[485] | match[556] | match[626] | match[695] | match[763] | match[830] | match[896]
      | match[961] | match[1025] | match[1088] | match[1150] | match[1211] | match[1271]
      | match[1330] | match[1388] | match[1445] | match[1501] | match[1556] | match[1610]
      | match[1663] | match[1715] | match[1766] | match[1816] | match[1865] | match[1913]
      | match[1960] | match[2006] | match[2051] | match[2095] | match[2138] | match[2180]
      | match[2221] | match[2261] | match[2301] | match[2302] | match[2303] | match[2304]
      | match[2305] | match[2306] | match[2307] | match[2308] | match[2309] | match[2310]
      | match[2311] | match[2312] | match[2313] | match[2314] | match[2315] | match[2316]
      | match[2317] | match[2318] | match[2319] | match[2320] | match[2321] | match[2322]
      | match[2323] | match[2324] | match[2325] | match[2326] | match[2327] | match[2328]
      | match[2329] | match[2330] | match[2331] | match[2332] | match[2333] | match[2334]
      | match[2335] | match[2336] | match[2337] | match[2338] | match[2339];
  assign flip[39] = match[39] | match[116] | match[192] | match[267] | match[341] | match[414]
      | match[486] | match[557] | match[627] | match[696] | match[764] | match[831] | match[897]
      | match[962] | match[1026] | match[1089] | match[1151] | match[1212] | match[1272]
      | match[1331] | match[1389] | match[1446] | match[1502] | match[1557] | match[1611]
      | match[1664] | match[1716] | match[1767] | match[1817] | match[1866] | match[1914]
      | match[1961] | match[2007] | match[2052] | match[2096] | match[2139] | match[2181]
      | match[2222] | match[2262] | match[2301] | match[2340] | match[2341] | match[2342]
      | match[2343] | match[2344] | match[2345] | match[2346] | match[2347] | match[2348]
      | match[2349] | match[2350] | match[2351] | match[2352] | match[2353] | match[2354]
      | match[2355] | match[2356] | match[2357] | match[2358] | match[2359] | match[2360]
      | match[2361] | match[2362] | match[2363] | match[2364] | match[2365] | match[2366]
      | match[2367] | match[2368] | match[2369] | match[2370] | match[2371] | match[2372]
      | match[2373] | match[2374] | match[2375] | match[2376] | match[2377];
  assign flip[40] = match[40] | match[117] | match[193] | match[268] | match[342] | match[415]
      | match[487] | match[558] | match[628] | match[697] | match[765] | match[832] | match[898]
      | match[963] | match[1027] | match[1090] | match[1152] | match[1213] | match[1273]
      | match[1332] | match[1390] | match[1447] | match[1503] | match[1558] | match[1612]
      | match[1665] | match[1717] | match[1768] | match[1818] | match[1867] | match[1915]
      | match[1962] | match[2008] | match[2053] | match[2097] | match[2140] | match[2182]
      | match[2223] | match[2263] | match[2302] | match[2340] | match[2378] | match[2379]
      | match[2380] | match[2381] | match[2382] | match[2383] | match[2384] | match[2385]
      | match[2386] | match[2387] | match[2388] | match[2389] | match[2390] | match[2391]
      | match[2392] | match[2393] | match[2394] | match[2395] | match[2396] | match[2397]
      | match[2398] | match[2399] | match[2400] | match[2401] | match[2402] | match[2403]
      | match[2404] | match[2405] | match[2406] | match[2407] | match[2408] | match[2409]
      | match[2410] | match[2411] | match[2412] | match[2413] | match[2414];
  assign flip[41] = match[41] | match[118] | match[194] | match[269] | match[343] | match[416]
      | match[488] | match[559] | match[629] | match[698] | match[766] | match[833] | match[899]
      | match[964] | match[1028] | match[1091] | match[1153] | match[1214] | match[1274]
      | match[1333] | match[1391] | match[1448] | match[1504] | match[1559] | match[1613]
      | match[1666] | match[1718] | match[1769] | match[1819] | match[1868] | match[1916]
      | match[1963] | match[2009] | match[2054] | match[2098] | match[2141] | match[2183]
      | match[2224] | match[2264] | match[2303] | match[2341] | match[2378] | match[2415]
      | match[2416] | match[2417] | match[2418] | match[2419] | match[2420] | match[2421]
      | match[2422] | match[2423] | match[2424] | match[2425] | match[2426] | match[2427]
      | match[2428] | match[2429] | match[2430] | match[2431] | match[2432] | match[2433]
      | match[2434] | match[2435] | match[2436] | match[2437] | match[2438] | match[2439]
      | match[2440] | match[2441] | match[2442] | match[2443] | match[2444] | match[2445]
      | match[2446] | match[2447] | match[2448] | match[2449] | match[2450];
  assign flip[42] = match[42] | match[119] | match[195] | match[270] | match[344] | match[417]
      | match[489] | match[560] | match[630] | match[699] | match[767] | match[834] | match[900]
      | match[965] | match[1029] | match[1092] | match[1154] | match[1215] | match[1275]
      | match[1334] | match[1392] | match[1449] | match[1505] | match[1560] | match[1614]
      | match[1667] | match[1719] | match[1770] | match[1820] | match[1869] | match[1917]
      | match[1964] | match[2010] | match[2055] | match[2099] | match[2142] | match[2184]
      | match[2225] | match[2265] | match[2304] | match[2342] | match[2379] | match[2415]
      | match[2451] | match[2452] | match[2453] | match[2454] | match[2455] | match[2456]
      | match[2457] | match[2458] | match[2459] | match[2460] | match[2461] | match[2462]
      | match[2463] | match[2464] | match[2465] | match[2466] | match[2467] | match[2468]
      | match[2469] | match[2470] | match[2471] | match[2472] | match[2473] | match[2474]
      | match[2475] | match[2476] | match[2477] | match[2478] | match[2479] | match[2480]
      | match[2481] | match[2482] | match[2483] | match[2484] | match[2485];
  assign flip[43] = match[43] | match[120] | match[196] | match[271] | match[345] | match[418]
      | match[490] | match[561] | match[631] | match[700] | match[768] | match[835] | match[901]
      | match[966] | match[1030] | match[1093] | match[1155] | match[1216] | match[1276]
      | match[1335] | match[1393] | match[1450] | match[1506] | match[1561] | match[1615]
      | match[1668] | match[1720] | match[1771] | match[1821] | match[1870] | match[1918]
      | match[1965] | match[2011] | match[2056] | match[2100] | match[2143] | match[2185]
      | match[2226] | match[2266] | match[2305] | match[2343] | match[2380] | match[2416]
      | match[2451] | match[2486] | match[2487] | match[2488] | match[2489] | match[2490]
      | match[2491] | match[2492] | match[2493] | match[2494] | match[2495] | match[2496]
      | match[2497] | match[2498] | match[2499] | match[2500] | match[2501] | match[2502]
      | match[2503] | match[2504] | match[2505] | match[2506] | match[2507] | match[2508]
      | match[2509] | match[2510] | match[2511] | match[2512] | match[2513] | match[2514]
      | match[2515] | match[2516] | match[2517] | match[2518] | match[2519];
  assign flip[44] = match[44] | match[121] | match[197] | match[272] | match[346] | match[419]
      | match[491] | match[562] | match[632] | match[701] | match[769] | match[836] | match[902]
      | match[967] | match[1031] | match[1094] | match[1156] | match[1217] | match[1277]
      | match[1336] | match[1394] | match[1451] | match[1507] | match[1562] | match[1616]
      | match[1669] | match[1721] | match[1772] | match[1822] | match[1871] | match[1919]
      | match[1966] | match[2012] | match[2057] | match[2101] | match[2144] | match[2186]
      | match[2227] | match[2267] | match[2306] | match[2344] | match[2381] | match[2417]
      | match[2452] | match[2486] | match[2520] | match[2521] | match[2522] | match[2523]
      | match[2524] | match[2525] | match[2526] | match[2527] | match[2528] | match[2529]
      | match[2530] | match[2531] | match[2532] | match[2533] | match[2534] | match[2535]
      | match[2536] | match[2537] | match[2538] | match[2539] | match[2540] | match[2541]
      | match[2542] | match[2543] | match[2544] | match[2545] | match[2546] | match[2547]
      | match[2548] | match[2549] | match[2550] | match[2551] | match[2552];
  assign flip[45] = match[45] | match[122] | match[198] | match[273] | match[347] | match[420]
      | match[492] | match[563] | match[633] | match[702] | match[770] | match[837] | match[903]
      | match[968] | match[1032] | match[1095] | match[1157] | match[1218] | match[1278]
      | match[1337] | match[1395] | match[1452] | match[1508] | match[1563] | match[1617]
      | match[1670] | match[1722] | match[1773] | match[1823] | match[1872] | match[1920]
      | match[1967] | match[2013] | match[2058] | match[2102] | match[2145] | match[2187]
      | match[2228] | match[2268] | match[2307] | match[2345] | match[2382] | match[2418]
      | match[2453] | match[2487] | match[2520] | match[2553] | match[2554] | match[2555]
      | match[2556] | match[2557] | match[2558] | match[2559] | match[2560] | match[2561]
      | match[2562] | match[2563] | match[2564] | match[2565] | match[2566] | match[2567]
      | match[2568] | match[2569] | match[2570] | match[2571] | match[2572] | match[2573]
      | match[2574] | match[2575] | match[2576] | match[2577] | match[2578] | match[2579]
      | match[2580] | match[2581] | match[2582] | match[2583] | match[2584];
  assign flip[46] = match[46] | match[123] | match[199] | match[274] | match[348] | match[421]
      | match[493] | match[564] | match[634] | match[703] | match[771] | match[838] | match[904]
      | match[969] | match[1033] | match[1096] | match[1158] | match[1219] | match[1279]
      | match[1338] | match[1396] | match[1453] | match[1509] | match[1564] | match[1618]
      | match[1671] | match[1723] | match[1774] | match[1824] | match[1873] | match[1921]
      | match[1968] | match[2014] | match[2059] | match[2103] | match[2146] | match[2188]
      | match[2229] | match[2269] | match[2308] | match[2346] | match[2383] | match[2419]
      | match[2454] | match[2488] | match[2521] | match[2553] | match[2585] | match[2586]
      | match[2587] | match[2588] | match[2589] | match[2590] | match[2591] | match[2592]
      | match[2593] | match[2594] | match[2595] | match[2596] | match[2597] | match[2598]
      | match[2599] | match[2600] | match[2601] | match[2602] | match[2603] | match[2604]
      | match[2605] | match[2606] | match[2607] | match[2608] | match[2609] | match[2610]
      | match[2611] | match[2612] | match[2613] | match[2614] | match[2615];
  assign flip[47] = match[47] | match[124] | match[200] | match[275] | match[349] | match[422]
      | match[494] | match[565] | match[635] | match[704] | match[772] | match[839] | match[905]
      | match[970] | match[1034] | match[1097] | match[1159] | match[1220] | match[1280]
      | match[1339] | match[1397] | match[1454] | match[1510] | match[1565] | match[1619]
      | match[1672] | match[1724] | match[1775] | match[1825] | match[1874] | match[1922]
      | match[1969] | match[2015] | match[2060] | match[2104] | match[2147] | match[2189]
      | match[2230] | match[2270] | match[2309] | match[2347] | match[2384] | match[2420]
      | match[2455] | match[2489] | match[2522] | match[2554] | match[2585] | match[2616]
      | match[2617] | match[2618] | match[2619] | match[2620] | match[2621] | match[2622]
      | match[2623] | match[2624] | match[2625] | match[2626] | match[2627] | match[2628]
      | match[2629] | match[2630] | match[2631] | match[2632] | match[2633] | match[2634]
      | match[2635] | match[2636] | match[2637] | match[2638] | match[2639] | match[2640]
      | match[2641] | match[2642] | match[2643] | match[2644] | match[2645];
  assign flip[48] = match[48] | match[125] | match[201] | match[276] | match[350] | match[423]
      | match[495] | match[566] | match[636] | match[705] | match[773] | match[840] | match[906]
      | match[971] | match[1035] | match[1098] | match[1160] | match[1221] | match[1281]
      | match[1340] | match[1398] | match[1455] | match[1511] | match[1566] | match[1620]
      | match[1673] | match[1725] | match[1776] | match[1826] | match[1875] | match[1923]
      | match[1970] | match[2016] | match[2061] | match[2105] | match[2148] | match[2190]
      | match[2231] | match[2271] | match[2310] | match[2348] | match[2385] | match[2421]
      | match[2456] | match[2490] | match[2523] | match[2555] | match[2586] | match[2616]
      | match[2646] | match[2647] | match[2648] | match[2649] | match[2650] | match[2651]
      | match[2652] | match[2653] | match[2654] | match[2655] | match[2656] | match[2657]
      | match[2658] | match[2659] | match[2660] | match[2661] | match[2662] | match[2663]
      | match[2664] | match[2665] | match[2666] | match[2667] | match[2668] | match[2669]
      | match[2670] | match[2671] | match[2672] | match[2673] | match[2674];
  assign flip[49] = match[49] | match[126] | match[202] | match[277] | match[351] | match[424]
      | match[496] | match[567] | match[637] | match[706] | match[774] | match[841] | match[907]
      | match[972] | match[1036] | match[1099] | match[1161] | match[1222] | match[1282]
      | match[1341] | match[1399] | match[1456] | match[1512] | match[1567] | match[1621]
      | match[1674] | match[1726] | match[1777] | match[1827] | match[1876] | match[1924]
      | match[1971] | match[2017] | match[2062] | match[2106] | match[2149] | match[2191]
      | match[2232] | match[2272] | match[2311] | match[2349] | match[2386] | match[2422]
      | match[2457] | match[2491] | match[2524] | match[2556] | match[2587] | match[2617]
      | match[2646] | match[2675] | match[2676] | match[2677] | match[2678] | match[2679]
      | match[2680] | match[2681] | match[2682] | match[2683] | match[2684] | match[2685]
      | match[2686] | match[2687] | match[2688] | match[2689] | match[2690] | match[2691]
      | match[2692] | match[2693] | match[2694] | match[2695] | match[2696] | match[2697]
      | match[2698] | match[2699] | match[2700] | match[2701] | match[2702];
  assign flip[50] = match[50] | match[127] | match[203] | match[278] | match[352] | match[425]
      | match[497] | match[568] | match[638] | match[707] | match[775] | match[842] | match[908]
      | match[973] | match[1037] | match[1100] | match[1162] | match[1223] | match[1283]
      | match[1342] | match[1400] | match[1457] | match[1513] | match[1568] | match[1622]
      | match[1675] | match[1727] | match[1778] | match[1828] | match[1877] | match[1925]
      | match[1972] | match[2018] | match[2063] | match[2107] | match[2150] | match[2192]
      | match[2233] | match[2273] | match[2312] | match[2350] | match[2387] | match[2423]
      | match[2458] | match[2492] | match[2525] | match[2557] | match[2588] | match[2618]
      | match[2647] | match[2675] | match[2703] | match[2704] | match[2705] | match[2706]
      | match[2707] | match[2708] | match[2709] | match[2710] | match[2711] | match[2712]
      | match[2713] | match[2714] | match[2715] | match[2716] | match[2717] | match[2718]
      | match[2719] | match[2720] | match[2721] | match[2722] | match[2723] | match[2724]
      | match[2725] | match[2726] | match[2727] | match[2728] | match[2729];
  assign flip[51] = match[51] | match[128] | match[204] | match[279] | match[353] | match[426]
      | match[498] | match[569] | match[639] | match[708] | match[776] | match[843] | match[909]
      | match[974] | match[1038] | match[1101] | match[1163] | match[1224] | match[1284]
      | match[1343] | match[1401] | match[1458] | match[1514] | match[1569] | match[1623]
      | match[1676] | match[1728] | match[1779] | match[1829] | match[1878] | match[1926]
      | match[1973] | match[2019] | match[2064] | match[2108] | match[2151] | match[2193]
      | match[2234] | match[2274] | match[2313] | match[2351] | match[2388] | match[2424]
      | match[2459] | match[2493] | match[2526] | match[2558] | match[2589] | match[2619]
      | match[2648] | match[2676] | match[2703] | match[2730] | match[2731] | match[2732]
      | match[2733] | match[2734] | match[2735] | match[2736] | match[2737] | match[2738]
      | match[2739] | match[2740] | match[2741] | match[2742] | match[2743] | match[2744]
      | match[2745] | match[2746] | match[2747] | match[2748] | match[2749] | match[2750]
      | match[2751] | match[2752] | match[2753] | match[2754] | match[2755];
  assign flip[52] = match[52] | match[129] | match[205] | match[280] | match[354] | match[427]
      | match[499] | match[570] | match[640] | match[709] | match[777] | match[844] | match[910]
      | match[975] | match[1039] | match[1102] | match[1164] | match[1225] | match[1285]
      | match[1344] | match[1402] | match[1459] | match[1515] | match[1570] | match[1624]
      | match[1677] | match[1729] | match[1780] | match[1830] | match[1879] | match[1927]
      | match[1974] | match[2020] | match[2065] | match[2109] | match[2152] | match[2194]
      | match[2235] | match[2275] | match[2314] | match[2352] | match[2389] | match[2425]
      | match[2460] | match[2494] | match[2527] | match[2559] | match[2590] | match[2620]
      | match[2649] | match[2677] | match[2704] | match[2730] | match[2756] | match[2757]
      | match[2758] | match[2759] | match[2760] | match[2761] | match[2762] | match[2763]
      | match[2764] | match[2765] | match[2766] | match[2767] | match[2768] | match[2769]
      | match[2770] | match[2771] | match[2772] | match[2773] | match[2774] | match[2775]
      | match[2776] | match[2777] | match[2778] | match[2779] | match[2780];
  assign flip[53] = match[53] | match[130] | match[206] | match[281] | match[355] | match[428]
      | match[500] | match[571] | match[641] | match[710] | match[778] | match[845] | match[911]
      | match[976] | match[1040] | match[1103] | match[1165] | match[1226] | match[1286]
      | match[1345] | match[1403] | match[1460] | match[1516] | match[1571] | match[1625]
      | match[1678] | match[1730] | match[1781] | match[1831] | match[1880] | match[1928]
      | match[1975] | match[2021] | match[2066] | match[2110] | match[2153] | match[2195]
      | match[2236] | match[2276] | match[2315] | match[2353] | match[2390] | match[2426]
      | match[2461] | match[2495] | match[2528] | match[2560] | match[2591] | match[2621]
      | match[2650] | match[2678] | match[2705] | match[2731] | match[2756] | match[2781]
      | match[2782] | match[2783] | match[2784] | match[2785] | match[2786] | match[2787]
      | match[2788] | match[2789] | match[2790] | match[2791] | match[2792] | match[2793]
      | match[2794] | match[2795] | match[2796] | match[2797] | match[2798] | match[2799]
      | match[2800] | match[2801] | match[2802] | match[2803] | match[2804];
  assign flip[54] = match[54] | match[131] | match[207] | match[282] | match[356] | match[429]
      | match[501] | match[572] | match[642] | match[711] | match[779] | match[846] | match[912]
      | match[977] | match[1041] | match[1104] | match[1166] | match[1227] | match[1287]
      | match[1346] | match[1404] | match[1461] | match[1517] | match[1572] | match[1626]
      | match[1679] | match[1731] | match[1782] | match[1832] | match[1881] | match[1929]
      | match[1976] | match[2022] | match[2067] | match[2111] | match[2154] | match[2196]
      | match[2237] | match[2277] | match[2316] | match[2354] | match[2391] | match[2427]
      | match[2462] | match[2496] | match[2529] | match[2561] | match[2592] | match[2622]
      | match[2651] | match[2679] | match[2706] | match[2732] | match[2757] | match[2781]
      | match[2805] | match[2806] | match[2807] | match[2808] | match[2809] | match[2810]
      | match[2811] | match[2812] | match[2813] | match[2814] | match[2815] | match[2816]
      | match[2817] | match[2818] | match[2819] | match[2820] | match[2821] | match[2822]
      | match[2823] | match[2824] | match[2825] | match[2826] | match[2827];
  assign flip[55] = match[55] | match[132] | match[208] | match[283] | match[357] | match[430]
      | match[502] | match[573] | match[643] | match[712] | match[780] | match[847] | match[913]
      | match[978] | match[1042] | match[1105] | match[1167] | match[1228] | match[1288]
      | match[1347] | match[1405] | match[1462] | match[1518] | match[1573] | match[1627]
      | match[1680] | match[1732] | match[1783] | match[1833] | match[1882] | match[1930]
      | match[1977] | match[2023] | match[2068] | match[2112] | match[2155] | match[2197]
      | match[2238] | match[2278] | match[2317] | match[2355] | match[2392] | match[2428]
      | match[2463] | match[2497] | match[2530] | match[2562] | match[2593] | match[2623]
      | match[2652] | match[2680] | match[2707] | match[2733] | match[2758] | match[2782]
      | match[2805] | match[2828] | match[2829] | match[2830] | match[2831] | match[2832]
      | match[2833] | match[2834] | match[2835] | match[2836] | match[2837] | match[2838]
      | match[2839] | match[2840] | match[2841] | match[2842] | match[2843] | match[2844]
      | match[2845] | match[2846] | match[2847] | match[2848] | match[2849];
  assign flip[56] = match[56] | match[133] | match[209] | match[284] | match[358] | match[431]
      | match[503] | match[574] | match[644] | match[713] | match[781] | match[848] | match[914]
      | match[979] | match[1043] | match[1106] | match[1168] | match[1229] | match[1289]
      | match[1348] | match[1406] | match[1463] | match[1519] | match[1574] | match[1628]
      | match[1681] | match[1733] | match[1784] | match[1834] | match[1883] | match[1931]
      | match[1978] | match[2024] | match[2069] | match[2113] | match[2156] | match[2198]
      | match[2239] | match[2279] | match[2318] | match[2356] | match[2393] | match[2429]
      | match[2464] | match[2498] | match[2531] | match[2563] | match[2594] | match[2624]
      | match[2653] | match[2681] | match[2708] | match[2734] | match[2759] | match[2783]
      | match[2806] | match[2828] | match[2850] | match[2851] | match[2852] | match[2853]
      | match[2854] | match[2855] | match[2856] | match[2857] | match[2858] | match[2859]
      | match[2860] | match[2861] | match[2862] | match[2863] | match[2864] | match[2865]
      | match[2866] | match[2867] | match[2868] | match[2869] | match[2870];
  assign flip[57] = match[57] | match[134] | match[210] | match[285] | match[359] | match[432]
      | match[504] | match[575] | match[645] | match[714] | match[782] | match[849] | match[915]
      | match[980] | match[1044] | match[1107] | match[1169] | match[1230] | match[1290]
      | match[1349] | match[1407] | match[1464] | match[1520] | match[1575] | match[1629]
      | match[1682] | match[1734] | match[1785] | match[1835] | match[1884] | match[1932]
      | match[1979] | match[2025] | match[2070] | match[2114] | match[2157] | match[2199]
      | match[2240] | match[2280] | match[2319] | match[2357] | match[2394] | match[2430]
      | match[2465] | match[2499] | match[2532] | match[2564] | match[2595] | match[2625]
      | match[2654] | match[2682] | match[2709] | match[2735] | match[2760] | match[2784]
      | match[2807] | match[2829] | match[2850] | match[2871] | match[2872] | match[2873]
      | match[2874] | match[2875] | match[2876] | match[2877] | match[2878] | match[2879]
      | match[2880] | match[2881] | match[2882] | match[2883] | match[2884] | match[2885]
      | match[2886] | match[2887] | match[2888] | match[2889] | match[2890];
  assign flip[58] = match[58] | match[135] | match[211] | match[286] | match[360] | match[433]
      | match[505] | match[576] | match[646] | match[715] | match[783] | match[850] | match[916]
      | match[981] | match[1045] | match[1108] | match[1170] | match[1231] | match[1291]
      | match[1350] | match[1408] | match[1465] | match[1521] | match[1576] | match[1630]
      | match[1683] | match[1735] | match[1786] | match[1836] | match[1885] | match[1933]
      | match[1980] | match[2026] | match[2071] | match[2115] | match[2158] | match[2200]
      | match[2241] | match[2281] | match[2320] | match[2358] | match[2395] | match[2431]
      | match[2466] | match[2500] | match[2533] | match[2565] | match[2596] | match[2626]
      | match[2655] | match[2683] | match[2710] | match[2736] | match[2761] | match[2785]
      | match[2808] | match[2830] | match[2851] | match[2871] | match[2891] | match[2892]
      | match[2893] | match[2894] | match[2895] | match[2896] | match[2897] | match[2898]
      | match[2899] | match[2900] | match[2901] | match[2902] | match[2903] | match[2904]
      | match[2905] | match[2906] | match[2907] | match[2908] | match[2909];
  assign flip[59] = match[59] | match[136] | match[212] | match[287] | match[361] | match[434]
      | match[506] | match[577] | match[647] | match[716] | match[784] | match[851] | match[917]
      | match[982] | match[1046] | match[1109] | match[1171] | match[1232] | match[1292]
      | match[1351] | match[1409] | match[1466] | match[1522] | match[1577] | match[1631]
      | match[1684] | match[1736] | match[1787] | match[1837] | match[1886] | match[1934]
      | match[1981] | match[2027] | match[2072] | match[2116] | match[2159] | match[2201]
      | match[2242] | match[2282] | match[2321] | match[2359] | match[2396] | match[2432]
      | match[2467] | match[2501] | match[2534] | match[2566] | match[2597] | match[2627]
      | match[2656] | match[2684] | match[2711] | match[2737] | match[2762] | match[2786]
      | match[2809] | match[2831] | match[2852] | match[2872] | match[2891] | match[2910]
      | match[2911] | match[2912] | match[2913] | match[2914] | match[2915] | match[2916]
      | match[2917] | match[2918] | match[2919] | match[2920] | match[2921] | match[2922]
      | match[2923] | match[2924] | match[2925] | match[2926] | match[2927];
  assign flip[60] = match[60] | match[137] | match[213] | match[288] | match[362] | match[435]
      | match[507] | match[578] | match[648] | match[717] | match[785] | match[852] | match[918]
      | match[983] | match[1047] | match[1110] | match[1172] | match[1233] | match[1293]
      | match[1352] | match[1410] | match[1467] | match[1523] | match[1578] | match[1632]
      | match[1685] | match[1737] | match[1788] | match[1838] | match[1887] | match[1935]
      | match[1982] | match[2028] | match[2073] | match[2117] | match[2160] | match[2202]
      | match[2243] | match[2283] | match[2322] | match[2360] | match[2397] | match[2433]
      | match[2468] | match[2502] | match[2535] | match[2567] | match[2598] | match[2628]
      | match[2657] | match[2685] | match[2712] | match[2738] | match[2763] | match[2787]
      | match[2810] | match[2832] | match[2853] | match[2873] | match[2892] | match[2910]
      | match[2928] | match[2929] | match[2930] | match[2931] | match[2932] | match[2933]
      | match[2934] | match[2935] | match[2936] | match[2937] | match[2938] | match[2939]
      | match[2940] | match[2941] | match[2942] | match[2943] | match[2944];
  assign flip[61] = match[61] | match[138] | match[214] | match[289] | match[363] | match[436]
      | match[508] | match[579] | match[649] | match[718] | match[786] | match[853] | match[919]
      | match[984] | match[1048] | match[1111] | match[1173] | match[1234] | match[1294]
      | match[1353] | match[1411] | match[1468] | match[1524] | match[1579] | match[1633]
      | match[1686] | match[1738] | match[1789] | match[1839] | match[1888] | match[1936]
      | match[1983] | match[2029] | match[2074] | match[2118] | match[2161] | match[2203]
      | match[2244] | match[2284] | match[2323] | match[2361] | match[2398] | match[2434]
      | match[2469] | match[2503] | match[2536] | match[2568] | match[2599] | match[2629]
      | match[2658] | match[2686] | match[2713] | match[2739] | match[2764] | match[2788]
      | match[2811] | match[2833] | match[2854] | match[2874] | match[2893] | match[2911]
      | match[2928] | match[2945] | match[2946] | match[2947] | match[2948] | match[2949]
      | match[2950] | match[2951] | match[2952] | match[2953] | match[2954] | match[2955]
      | match[2956] | match[2957] | match[2958] | match[2959] | match[2960];
  assign flip[62] = match[62] | match[139] | match[215] | match[290] | match[364] | match[437]
      | match[509] | match[580] | match[650] | match[719] | match[787] | match[854] | match[920]
      | match[985] | match[1049] | match[1112] | match[1174] | match[1235] | match[1295]
      | match[1354] | match[1412] | match[1469] | match[1525] | match[1580] | match[1634]
      | match[1687] | match[1739] | match[1790] | match[1840] | match[1889] | match[1937]
      | match[1984] | match[2030] | match[2075] | match[2119] | match[2162] | match[2204]
      | match[2245] | match[2285] | match[2324] | match[2362] | match[2399] | match[2435]
      | match[2470] | match[2504] | match[2537] | match[2569] | match[2600] | match[2630]
      | match[2659] | match[2687] | match[2714] | match[2740] | match[2765] | match[2789]
      | match[2812] | match[2834] | match[2855] | match[2875] | match[2894] | match[2912]
      | match[2929] | match[2945] | match[2961] | match[2962] | match[2963] | match[2964]
      | match[2965] | match[2966] | match[2967] | match[2968] | match[2969] | match[2970]
      | match[2971] | match[2972] | match[2973] | match[2974] | match[2975];
  assign flip[63] = match[63] | match[140] | match[216] | match[291] | match[365] | match[438]
      | match[510] | match[581] | match[651] | match[720] | match[788] | match[855] | match[921]
      | match[986] | match[1050] | match[1113] | match[1175] | match[1236] | match[1296]
      | match[1355] | match[1413] | match[1470] | match[1526] | match[1581] | match[1635]
      | match[1688] | match[1740] | match[1791] | match[1841] | match[1890] | match[1938]
      | match[1985] | match[2031] | match[2076] | match[2120] | match[2163] | match[2205]
      | match[2246] | match[2286] | match[2325] | match[2363] | match[2400] | match[2436]
      | match[2471] | match[2505] | match[2538] | match[2570] | match[2601] | match[2631]
      | match[2660] | match[2688] | match[2715] | match[2741] | match[2766] | match[2790]
      | match[2813] | match[2835] | match[2856] | match[2876] | match[2895] | match[2913]
      | match[2930] | match[2946] | match[2961] | match[2976] | match[2977] | match[2978]
      | match[2979] | match[2980] | match[2981] | match[2982] | match[2983] | match[2984]
      | match[2985] | match[2986] | match[2987] | match[2988] | match[2989];
  assign flip[64] = match[64] | match[141] | match[217] | match[292] | match[366] | match[439]
      | match[511] | match[582] | match[652] | match[721] | match[789] | match[856] | match[922]
      | match[987] | match[1051] | match[1114] | match[1176] | match[1237] | match[1297]
      | match[1356] | match[1414] | match[1471] | match[1527] | match[1582] | match[1636]
      | match[1689] | match[1741] | match[1792] | match[1842] | match[1891] | match[1939]
      | match[1986] | match[2032] | match[2077] | match[2121] | match[2164] | match[2206]
      | match[2247] | match[2287] | match[2326] | match[2364] | match[2401] | match[2437]
      | match[2472] | match[2506] | match[2539] | match[2571] | match[2602] | match[2632]
      | match[2661] | match[2689] | match[2716] | match[2742] | match[2767] | match[2791]
      | match[2814] | match[2836] | match[2857] | match[2877] | match[2896] | match[2914]
      | match[2931] | match[2947] | match[2962] | match[2976] | match[2990] | match[2991]
      | match[2992] | match[2993] | match[2994] | match[2995] | match[2996] | match[2997]
      | match[2998] | match[2999] | match[3000] | match[3001] | match[3002];
  assign flip[65] = match[65] | match[142] | match[218] | match[293] | match[367] | match[440]
      | match[512] | match[583] | match[653] | match[722] | match[790] | match[857] | match[923]
      | match[988] | match[1052] | match[1115] | match[1177] | match[1238] | match[1298]
      | match[1357] | match[1415] | match[1472] | match[1528] | match[1583] | match[1637]
      | match[1690] | match[1742] | match[1793] | match[1843] | match[1892] | match[1940]
      | match[1987] | match[2033] | match[2078] | match[2122] | match[2165] | match[2207]
      | match[2248] | match[2288] | match[2327] | match[2365] | match[2402] | match[2438]
      | match[2473] | match[2507] | match[2540] | match[2572] | match[2603] | match[2633]
      | match[2662] | match[2690] | match[2717] | match[2743] | match[2768] | match[2792]
      | match[2815] | match[2837] | match[2858] | match[2878] | match[2897] | match[2915]
      | match[2932] | match[2948] | match[2963] | match[2977] | match[2990] | match[3003]
      | match[3004] | match[3005] | match[3006] | match[3007] | match[3008] | match[3009]
      | match[3010] | match[3011] | match[3012] | match[3013] | match[3014];
  assign flip[66] = match[66] | match[143] | match[219] | match[294] | match[368] | match[441]
      | match[513] | match[584] | match[654] | match[723] | match[791] | match[858] | match[924]
      | match[989] | match[1053] | match[1116] | match[1178] | match[1239] | match[1299]
      | match[1358] | match[1416] | match[1473] | match[1529] | match[1584] | match[1638]
      | match[1691] | match[1743] | match[1794] | match[1844] | match[1893] | match[1941]
      | match[1988] | match[2034] | match[2079] | match[2123] | match[2166] | match[2208]
      | match[2249] | match[2289] | match[2328] | match[2366] | match[2403] | match[2439]
      | match[2474] | match[2508] | match[2541] | match[2573] | match[2604] | match[2634]
      | match[2663] | match[2691] | match[2718] | match[2744] | match[2769] | match[2793]
      | match[2816] | match[2838] | match[2859] | match[2879] | match[2898] | match[2916]
      | match[2933] | match[2949] | match[2964] | match[2978] | match[2991] | match[3003]
      | match[3015] | match[3016] | match[3017] | match[3018] | match[3019] | match[3020]
      | match[3021] | match[3022] | match[3023] | match[3024] | match[3025];
  assign flip[67] = match[67] | match[144] | match[220] | match[295] | match[369] | match[442]
      | match[514] | match[585] | match[655] | match[724] | match[792] | match[859] | match[925]
      | match[990] | match[1054] | match[1117] | match[1179] | match[1240] | match[1300]
      | match[1359] | match[1417] | match[1474] | match[1530] | match[1585] | match[1639]
      | match[1692] | match[1744] | match[1795] | match[1845] | match[1894] | match[1942]
      | match[1989] | match[2035] | match[2080] | match[2124] | match[2167] | match[2209]
      | match[2250] | match[2290] | match[2329] | match[2367] | match[2404] | match[2440]
      | match[2475] | match[2509] | match[2542] | match[2574] | match[2605] | match[2635]
      | match[2664] | match[2692] | match[2719] | match[2745] | match[2770] | match[2794]
      | match[2817] | match[2839] | match[2860] | match[2880] | match[2899] | match[2917]
      | match[2934] | match[2950] | match[2965] | match[2979] | match[2992] | match[3004]
      | match[3015] | match[3026] | match[3027] | match[3028] | match[3029] | match[3030]
      | match[3031] | match[3032] | match[3033] | match[3034] | match[3035];
  assign flip[68] = match[68] | match[145] | match[221] | match[296] | match[370] | match[443]
      | match[515] | match[586] | match[656] | match[725] | match[793] | match[860] | match[926]
      | match[991] | match[1055] | match[1118] | match[1180] | match[1241] | match[1301]
      | match[1360] | match[1418] | match[1475] | match[1531] | match[1586] | match[1640]
      | match[1693] | match[1745] | match[1796] | match[1846] | match[1895] | match[1943]
      | match[1990] | match[2036] | match[2081] | match[2125] | match[2168] | match[2210]
      | match[2251] | match[2291] | match[2330] | match[2368] | match[2405] | match[2441]
      | match[2476] | match[2510] | match[2543] | match[2575] | match[2606] | match[2636]
      | match[2665] | match[2693] | match[2720] | match[2746] | match[2771] | match[2795]
      | match[2818] | match[2840] | match[2861] | match[2881] | match[2900] | match[2918]
      | match[2935] | match[2951] | match[2966] | match[2980] | match[2993] | match[3005]
      | match[3016] | match[3026] | match[3036] | match[3037] | match[3038] | match[3039]
      | match[3040] | match[3041] | match[3042] | match[3043] | match[3044];
  assign flip[69] = match[69] | match[146] | match[222] | match[297] | match[371] | match[444]
      | match[516] | match[587] | match[657] | match[726] | match[794] | match[861] | match[927]
      | match[992] | match[1056] | match[1119] | match[1181] | match[1242] | match[1302]
      | match[1361] | match[1419] | match[1476] | match[1532] | match[1587] | match[1641]
      | match[1694] | match[1746] | match[1797] | match[1847] | match[1896] | match[1944]
      | match[1991] | match[2037] | match[2082] | match[2126] | match[2169] | match[2211]
      | match[2252] | match[2292] | match[2331] | match[2369] | match[2406] | match[2442]
      | match[2477] | match[2511] | match[2544] | match[2576] | match[2607] | match[2637]
      | match[2666] | match[2694] | match[2721] | match[2747] | match[2772] | match[2796]
      | match[2819] | match[2841] | match[2862] | match[2882] | match[2901] | match[2919]
      | match[2936] | match[2952] | match[2967] | match[2981] | match[2994] | match[3006]
      | match[3017] | match[3027] | match[3036] | match[3045] | match[3046] | match[3047]
      | match[3048] | match[3049] | match[3050] | match[3051] | match[3052];
  assign flip[70] = match[70] | match[147] | match[223] | match[298] | match[372] | match[445]
      | match[517] | match[588] | match[658] | match[727] | match[795] | match[862] | match[928]
      | match[993] | match[1057] | match[1120] | match[1182] | match[1243] | match[1303]
      | match[1362] | match[1420] | match[1477] | match[1533] | match[1588] | match[1642]
      | match[1695] | match[1747] | match[1798] | match[1848] | match[1897] | match[1945]
      | match[1992] | match[2038] | match[2083] | match[2127] | match[2170] | match[2212]
      | match[2253] | match[2293] | match[2332] | match[2370] | match[2407] | match[2443]
      | match[2478] | match[2512] | match[2545] | match[2577] | match[2608] | match[2638]
      | match[2667] | match[2695] | match[2722] | match[2748] | match[2773] | match[2797]
      | match[2820] | match[2842] | match[2863] | match[2883] | match[2902] | match[2920]
      | match[2937] | match[2953] | match[2968] | match[2982] | match[2995] | match[3007]
      | match[3018] | match[3028] | match[3037] | match[3045] | match[3053] | match[3054]
      | match[3055] | match[3056] | match[3057] | match[3058] | match[3059];
  assign flip[71] = match[71] | match[148] | match[224] | match[299] | match[373] | match[446]
      | match[518] | match[589] | match[659] | match[728] | match[796] | match[863] | match[929]
      | match[994] | match[1058] | match[1121] | match[1183] | match[1244] | match[1304]
      | match[1363] | match[1421] | match[1478] | match[1534] | match[1589] | match[1643]
      | match[1696] | match[1748] | match[1799] | match[1849] | match[1898] | match[1946]
      | match[1993] | match[2039] | match[2084] | match[2128] | match[2171] | match[2213]
      | match[2254] | match[2294] | match[2333] | match[2371] | match[2408] | match[2444]
      | match[2479] | match[2513] | match[2546] | match[2578] | match[2609] | match[2639]
      | match[2668] | match[2696] | match[2723] | match[2749] | match[2774] | match[2798]
      | match[2821] | match[2843] | match[2864] | match[2884] | match[2903] | match[2921]
      | match[2938] | match[2954] | match[2969] | match[2983] | match[2996] | match[3008]
      | match[3019] | match[3029] | match[3038] | match[3046] | match[3053] | match[3060]
      | match[3061] | match[3062] | match[3063] | match[3064] | match[3065];
  assign flip[72] = match[72] | match[149] | match[225] | match[300] | match[374] | match[447]
      | match[519] | match[590] | match[660] | match[729] | match[797] | match[864] | match[930]
      | match[995] | match[1059] | match[1122] | match[1184] | match[1245] | match[1305]
      | match[1364] | match[1422] | match[1479] | match[1535] | match[1590] | match[1644]
      | match[1697] | match[1749] | match[1800] | match[1850] | match[1899] | match[1947]
      | match[1994] | match[2040] | match[2085] | match[2129] | match[2172] | match[2214]
      | match[2255] | match[2295] | match[2334] | match[2372] | match[2409] | match[2445]
      | match[2480] | match[2514] | match[2547] | match[2579] | match[2610] | match[2640]
      | match[2669] | match[2697] | match[2724] | match[2750] | match[2775] | match[2799]
      | match[2822] | match[2844] | match[2865] | match[2885] | match[2904] | match[2922]
      | match[2939] | match[2955] | match[2970] | match[2984] | match[2997] | match[3009]
      | match[3020] | match[3030] | match[3039] | match[3047] | match[3054] | match[3060]
      | match[3066] | match[3067] | match[3068] | match[3069] | match[3070];
  assign flip[73] = match[73] | match[150] | match[226] | match[301] | match[375] | match[448]
      | match[520] | match[591] | match[661] | match[730] | match[798] | match[865] | match[931]
      | match[996] | match[1060] | match[1123] | match[1185] | match[1246] | match[1306]
      | match[1365] | match[1423] | match[1480] | match[1536] | match[1591] | match[1645]
      | match[1698] | match[1750] | match[1801] | match[1851] | match[1900] | match[1948]
      | match[1995] | match[2041] | match[2086] | match[2130] | match[2173] | match[2215]
      | match[2256] | match[2296] | match[2335] | match[2373] | match[2410] | match[2446]
      | match[2481] | match[2515] | match[2548] | match[2580] | match[2611] | match[2641]
      | match[2670] | match[2698] | match[2725] | match[2751] | match[2776] | match[2800]
      | match[2823] | match[2845] | match[2866] | match[2886] | match[2905] | match[2923]
      | match[2940] | match[2956] | match[2971] | match[2985] | match[2998] | match[3010]
      | match[3021] | match[3031] | match[3040] | match[3048] | match[3055] | match[3061]
      | match[3066] | match[3071] | match[3072] | match[3073] | match[3074];
  assign flip[74] = match[74] | match[151] | match[227] | match[302] | match[376] | match[449]
      | match[521] | match[592] | match[662] | match[731] | match[799] | match[866] | match[932]
      | match[997] | match[1061] | match[1124] | match[1186] | match[1247] | match[1307]
      | match[1366] | match[1424] | match[1481] | match[1537] | match[1592] | match[1646]
      | match[1699] | match[1751] | match[1802] | match[1852] | match[1901] | match[1949]
      | match[1996] | match[2042] | match[2087] | match[2131] | match[2174] | match[2216]
      | match[2257] | match[2297] | match[2336] | match[2374] | match[2411] | match[2447]
      | match[2482] | match[2516] | match[2549] | match[2581] | match[2612] | match[2642]
      | match[2671] | match[2699] | match[2726] | match[2752] | match[2777] | match[2801]
      | match[2824] | match[2846] | match[2867] | match[2887] | match[2906] | match[2924]
      | match[2941] | match[2957] | match[2972] | match[2986] | match[2999] | match[3011]
      | match[3022] | match[3032] | match[3041] | match[3049] | match[3056] | match[3062]
      | match[3067] | match[3071] | match[3075] | match[3076] | match[3077];
  assign flip[75] = match[75] | match[152] | match[228] | match[303] | match[377] | match[450]
      | match[522] | match[593] | match[663] | match[732] | match[800] | match[867] | match[933]
      | match[998] | match[1062] | match[1125] | match[1187] | match[1248] | match[1308]
      | match[1367] | match[1425] | match[1482] | match[1538] | match[1593] | match[1647]
      | match[1700] | match[1752] | match[1803] | match[1853] | match[1902] | match[1950]
      | match[1997] | match[2043] | match[2088] | match[2132] | match[2175] | match[2217]
      | match[2258] | match[2298] | match[2337] | match[2375] | match[2412] | match[2448]
      | match[2483] | match[2517] | match[2550] | match[2582] | match[2613] | match[2643]
      | match[2672] | match[2700] | match[2727] | match[2753] | match[2778] | match[2802]
      | match[2825] | match[2847] | match[2868] | match[2888] | match[2907] | match[2925]
      | match[2942] | match[2958] | match[2973] | match[2987] | match[3000] | match[3012]
      | match[3023] | match[3033] | match[3042] | match[3050] | match[3057] | match[3063]
      | match[3068] | match[3072] | match[3075] | match[3078] | match[3079];
  assign flip[76] = match[76] | match[153] | match[229] | match[304] | match[378] | match[451]
      | match[523] | match[594] | match[664] | match[733] | match[801] | match[868] | match[934]
      | match[999] | match[1063] | match[1126] | match[1188] | match[1249] | match[1309]
      | match[1368] | match[1426] | match[1483] | match[1539] | match[1594] | match[1648]
      | match[1701] | match[1753] | match[1804] | match[1854] | match[1903] | match[1951]
      | match[1998] | match[2044] | match[2089] | match[2133] | match[2176] | match[2218]
      | match[2259] | match[2299] | match[2338] | match[2376] | match[2413] | match[2449]
      | match[2484] | match[2518] | match[2551] | match[2583] | match[2614] | match[2644]
      | match[2673] | match[2701] | match[2728] | match[2754] | match[2779] | match[2803]
      | match[2826] | match[2848] | match[2869] | match[2889] | match[2908] | match[2926]
      | match[2943] | match[2959] | match[2974] | match[2988] | match[3001] | match[3013]
      | match[3024] | match[3034] | match[3043] | match[3051] | match[3058] | match[3064]
      | match[3069] | match[3073] | match[3076] | match[3078] | match[3080];
  assign flip[77] = match[77] | match[154] | match[230] | match[305] | match[379] | match[452]
      | match[524] | match[595] | match[665] | match[734] | match[802] | match[869] | match[935]
      | match[1000] | match[1064] | match[1127] | match[1189] | match[1250] | match[1310]
      | match[1369] | match[1427] | match[1484] | match[1540] | match[1595] | match[1649]
      | match[1702] | match[1754] | match[1805] | match[1855] | match[1904] | match[1952]
      | match[1999] | match[2045] | match[2090] | match[2134] | match[2177] | match[2219]
      | match[2260] | match[2300] | match[2339] | match[2377] | match[2414] | match[2450]
      | match[2485] | match[2519] | match[2552] | match[2584] | match[2615] | match[2645]
      | match[2674] | match[2702] | match[2729] | match[2755] | match[2780] | match[2804]
      | match[2827] | match[2849] | match[2870] | match[2890] | match[2909] | match[2927]
      | match[2944] | match[2960] | match[2975] | match[2989] | match[3002] | match[3014]
      | match[3025] | match[3035] | match[3044] | match[3052] | match[3059] | match[3065]
      | match[3070] | match[3074] | match[3077] | match[3079] | match[3080];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome_3_0_is_0 & syndrome_7_4_is_0 & syndrome_10_8_is_0
      & syndrome_13_11_is_0);
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // dec_bch_78_64_cw_dec

`default_nettype wire
