// SPDX-License-Identifier: MIT OR Apache-2.0
// DEC BCH (78,64): Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section
// 6.1; in SRAM: Naseer and Draper, ESSCIRC 2008
// Generated from scheme dec-bch-78-64 with hash
// 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Do not edit; regenerate: eccforge emit verilog dec-bch-78-64 --out DIR
`default_nettype none

// Decodes one (78,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 5; corrects every
// error of class bit, 2bit.
module dec_bch_78_64_cw_dec (
  input  wire  [77:0] codeword_i,  // codeword as read
  output wire  [77:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [13:0] syndrome_o   // syndrome
);
  localparam [13:0] H_COL_0 = 14'h2b6c;
  localparam [13:0] H_COL_1 = 14'h15b6;
  localparam [13:0] H_COL_2 = 14'h0adb;
  localparam [13:0] H_COL_3 = 14'h24d6;
  localparam [13:0] H_COL_4 = 14'h126b;
  localparam [13:0] H_COL_5 = 14'h288e;
  localparam [13:0] H_COL_6 = 14'h1447;
  localparam [13:0] H_COL_7 = 14'h2b98;
  localparam [13:0] H_COL_8 = 14'h15cc;
  localparam [13:0] H_COL_9 = 14'h0ae6;
  localparam [13:0] H_COL_10 = 14'h0573;
  localparam [13:0] H_COL_11 = 14'h2302;
  localparam [13:0] H_COL_12 = 14'h1181;
  localparam [13:0] H_COL_13 = 14'h297b;
  localparam [13:0] H_COL_14 = 14'h3506;
  localparam [13:0] H_COL_15 = 14'h1a83;
  localparam [13:0] H_COL_16 = 14'h2cfa;
  localparam [13:0] H_COL_17 = 14'h167d;
  localparam [13:0] H_COL_18 = 14'h2a85;
  localparam [13:0] H_COL_19 = 14'h34f9;
  localparam [13:0] H_COL_20 = 14'h3bc7;
  localparam [13:0] H_COL_21 = 14'h3c58;
  localparam [13:0] H_COL_22 = 14'h1e2c;
  localparam [13:0] H_COL_23 = 14'h0f16;
  localparam [13:0] H_COL_24 = 14'h078b;
  localparam [13:0] H_COL_25 = 14'h227e;
  localparam [13:0] H_COL_26 = 14'h113f;
  localparam [13:0] H_COL_27 = 14'h2924;
  localparam [13:0] H_COL_28 = 14'h1492;
  localparam [13:0] H_COL_29 = 14'h0a49;
  localparam [13:0] H_COL_30 = 14'h249f;
  localparam [13:0] H_COL_31 = 14'h33f4;
  localparam [13:0] H_COL_32 = 14'h19fa;
  localparam [13:0] H_COL_33 = 14'h0cfd;
  localparam [13:0] H_COL_34 = 14'h27c5;
  localparam [13:0] H_COL_35 = 14'h3259;
  localparam [13:0] H_COL_36 = 14'h3897;
  localparam [13:0] H_COL_37 = 14'h3df0;
  localparam [13:0] H_COL_38 = 14'h1ef8;
  localparam [13:0] H_COL_39 = 14'h0f7c;
  localparam [13:0] H_COL_40 = 14'h07be;
  localparam [13:0] H_COL_41 = 14'h03df;
  localparam [13:0] H_COL_42 = 14'h2054;
  localparam [13:0] H_COL_43 = 14'h102a;
  localparam [13:0] H_COL_44 = 14'h0815;
  localparam [13:0] H_COL_45 = 14'h25b1;
  localparam [13:0] H_COL_46 = 14'h3363;
  localparam [13:0] H_COL_47 = 14'h380a;
  localparam [13:0] H_COL_48 = 14'h1c05;
  localparam [13:0] H_COL_49 = 14'h2fb9;
  localparam [13:0] H_COL_50 = 14'h3667;
  localparam [13:0] H_COL_51 = 14'h3a88;
  localparam [13:0] H_COL_52 = 14'h1d44;
  localparam [13:0] H_COL_53 = 14'h0ea2;
  localparam [13:0] H_COL_54 = 14'h0751;
  localparam [13:0] H_COL_55 = 14'h2213;
  localparam [13:0] H_COL_56 = 14'h30b2;
  localparam [13:0] H_COL_57 = 14'h1859;
  localparam [13:0] H_COL_58 = 14'h2d97;
  localparam [13:0] H_COL_59 = 14'h3770;
  localparam [13:0] H_COL_60 = 14'h1bb8;
  localparam [13:0] H_COL_61 = 14'h0ddc;
  localparam [13:0] H_COL_62 = 14'h06ee;
  localparam [13:0] H_COL_63 = 14'h0377;
  localparam [13:0] H_COL_64 = 14'h2000;
  localparam [13:0] H_COL_65 = 14'h1000;
  localparam [13:0] H_COL_66 = 14'h0800;
  localparam [13:0] H_COL_67 = 14'h0400;
  localparam [13:0] H_COL_68 = 14'h0200;
  localparam [13:0] H_COL_69 = 14'h0100;
  localparam [13:0] H_COL_70 = 14'h0080;
  localparam [13:0] H_COL_71 = 14'h0040;
  localparam [13:0] H_COL_72 = 14'h0020;
  localparam [13:0] H_COL_73 = 14'h0010;
  localparam [13:0] H_COL_74 = 14'h0008;
  localparam [13:0] H_COL_75 = 14'h0004;
  localparam [13:0] H_COL_76 = 14'h0002;
  localparam [13:0] H_COL_77 = 14'h0001;
  localparam [77:0] H_ROW_0 = 78'h200086c7721e651eb454;
  localparam [77:0] H_ROW_1 = 78'h1000c5a4cb115791ee7e;
  localparam [77:0] H_ROW_2 = 78'h0800e4151796ced6436b;
  localparam [77:0] H_ROW_3 = 78'h0400720a8bcb676b21b5;
  localparam [77:0] H_ROW_4 = 78'h0200bfc237fbd6ab248e;
  localparam [77:0] H_ROW_5 = 78'h0100d92669e38e4b2613;
  localparam [77:0] H_ROW_6 = 78'h0080ea5446efa23b275d;
  localparam [77:0] H_ROW_7 = 78'h0040752a2377d11d93ae;
  localparam [77:0] H_ROW_8 = 78'h0020bc5263a58d907d83;
  localparam [77:0] H_ROW_9 = 78'h0010d8ee43cca3d68a95;
  localparam [77:0] H_ROW_10 = 78'h00086c7721e651eb454a;
  localparam [77:0] H_ROW_11 = 78'h0004363b90f328f5a2a5;
  localparam [77:0] H_ROW_12 = 78'h00021b1dc879947ad152;
  localparam [77:0] H_ROW_13 = 78'h00010d8ee43cca3d68a9;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [13:0] syndrome;
  assign syndrome[0] = ^(codeword_i & H_ROW_0);
  assign syndrome[1] = ^(codeword_i & H_ROW_1);
  assign syndrome[2] = ^(codeword_i & H_ROW_2);
  assign syndrome[3] = ^(codeword_i & H_ROW_3);
  assign syndrome[4] = ^(codeword_i & H_ROW_4);
  assign syndrome[5] = ^(codeword_i & H_ROW_5);
  assign syndrome[6] = ^(codeword_i & H_ROW_6);
  assign syndrome[7] = ^(codeword_i & H_ROW_7);
  assign syndrome[8] = ^(codeword_i & H_ROW_8);
  assign syndrome[9] = ^(codeword_i & H_ROW_9);
  assign syndrome[10] = ^(codeword_i & H_ROW_10);
  assign syndrome[11] = ^(codeword_i & H_ROW_11);
  assign syndrome[12] = ^(codeword_i & H_ROW_12);
  assign syndrome[13] = ^(codeword_i & H_ROW_13);

  // Match terms: functions of the syndrome that several matches share.
  wire nonzero_is = syndrome == 14'h0000;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire match_0 = syndrome == H_COL_0;  // bit 0: 14'h2b6c
  wire match_1 = syndrome == H_COL_1;  // bit 1: 14'h15b6
  wire match_2 = syndrome == H_COL_2;  // bit 2: 14'h0adb
  wire match_3 = syndrome == H_COL_3;  // bit 3: 14'h24d6
  wire match_4 = syndrome == H_COL_4;  // bit 4: 14'h126b
  wire match_5 = syndrome == H_COL_5;  // bit 5: 14'h288e
  wire match_6 = syndrome == H_COL_6;  // bit 6: 14'h1447
  wire match_7 = syndrome == H_COL_7;  // bit 7: 14'h2b98
  wire match_8 = syndrome == H_COL_8;  // bit 8: 14'h15cc
  wire match_9 = syndrome == H_COL_9;  // bit 9: 14'h0ae6
  wire match_10 = syndrome == H_COL_10;  // bit 10: 14'h0573
  wire match_11 = syndrome == H_COL_11;  // bit 11: 14'h2302
  wire match_12 = syndrome == H_COL_12;  // bit 12: 14'h1181
  wire match_13 = syndrome == H_COL_13;  // bit 13: 14'h297b
  wire match_14 = syndrome == H_COL_14;  // bit 14: 14'h3506
  wire match_15 = syndrome == H_COL_15;  // bit 15: 14'h1a83
  wire match_16 = syndrome == H_COL_16;  // bit 16: 14'h2cfa
  wire match_17 = syndrome == H_COL_17;  // bit 17: 14'h167d
  wire match_18 = syndrome == H_COL_18;  // bit 18: 14'h2a85
  wire match_19 = syndrome == H_COL_19;  // bit 19: 14'h34f9
  wire match_20 = syndrome == H_COL_20;  // bit 20: 14'h3bc7
  wire match_21 = syndrome == H_COL_21;  // bit 21: 14'h3c58
  wire match_22 = syndrome == H_COL_22;  // bit 22: 14'h1e2c
  wire match_23 = syndrome == H_COL_23;  // bit 23: 14'h0f16
  wire match_24 = syndrome == H_COL_24;  // bit 24: 14'h078b
  wire match_25 = syndrome == H_COL_25;  // bit 25: 14'h227e
  wire match_26 = syndrome == H_COL_26;  // bit 26: 14'h113f
  wire match_27 = syndrome == H_COL_27;  // bit 27: 14'h2924
  wire match_28 = syndrome == H_COL_28;  // bit 28: 14'h1492
  wire match_29 = syndrome == H_COL_29;  // bit 29: 14'h0a49
  wire match_30 = syndrome == H_COL_30;  // bit 30: 14'h249f
  wire match_31 = syndrome == H_COL_31;  // bit 31: 14'h33f4
  wire match_32 = syndrome == H_COL_32;  // bit 32: 14'h19fa
  wire match_33 = syndrome == H_COL_33;  // bit 33: 14'h0cfd
  wire match_34 = syndrome == H_COL_34;  // bit 34: 14'h27c5
  wire match_35 = syndrome == H_COL_35;  // bit 35: 14'h3259
  wire match_36 = syndrome == H_COL_36;  // bit 36: 14'h3897
  wire match_37 = syndrome == H_COL_37;  // bit 37: 14'h3df0
  wire match_38 = syndrome == H_COL_38;  // bit 38: 14'h1ef8
  wire match_39 = syndrome == H_COL_39;  // bit 39: 14'h0f7c
  wire match_40 = syndrome == H_COL_40;  // bit 40: 14'h07be
  wire match_41 = syndrome == H_COL_41;  // bit 41: 14'h03df
  wire match_42 = syndrome == H_COL_42;  // bit 42: 14'h2054
  wire match_43 = syndrome == H_COL_43;  // bit 43: 14'h102a
  wire match_44 = syndrome == H_COL_44;  // bit 44: 14'h0815
  wire match_45 = syndrome == H_COL_45;  // bit 45: 14'h25b1
  wire match_46 = syndrome == H_COL_46;  // bit 46: 14'h3363
  wire match_47 = syndrome == H_COL_47;  // bit 47: 14'h380a
  wire match_48 = syndrome == H_COL_48;  // bit 48: 14'h1c05
  wire match_49 = syndrome == H_COL_49;  // bit 49: 14'h2fb9
  wire match_50 = syndrome == H_COL_50;  // bit 50: 14'h3667
  wire match_51 = syndrome == H_COL_51;  // bit 51: 14'h3a88
  wire match_52 = syndrome == H_COL_52;  // bit 52: 14'h1d44
  wire match_53 = syndrome == H_COL_53;  // bit 53: 14'h0ea2
  wire match_54 = syndrome == H_COL_54;  // bit 54: 14'h0751
  wire match_55 = syndrome == H_COL_55;  // bit 55: 14'h2213
  wire match_56 = syndrome == H_COL_56;  // bit 56: 14'h30b2
  wire match_57 = syndrome == H_COL_57;  // bit 57: 14'h1859
  wire match_58 = syndrome == H_COL_58;  // bit 58: 14'h2d97
  wire match_59 = syndrome == H_COL_59;  // bit 59: 14'h3770
  wire match_60 = syndrome == H_COL_60;  // bit 60: 14'h1bb8
  wire match_61 = syndrome == H_COL_61;  // bit 61: 14'h0ddc
  wire match_62 = syndrome == H_COL_62;  // bit 62: 14'h06ee
  wire match_63 = syndrome == H_COL_63;  // bit 63: 14'h0377
  wire match_64 = syndrome == H_COL_64;  // bit 64: 14'h2000
  wire match_65 = syndrome == H_COL_65;  // bit 65: 14'h1000
  wire match_66 = syndrome == H_COL_66;  // bit 66: 14'h0800
  wire match_67 = syndrome == H_COL_67;  // bit 67: 14'h0400
  wire match_68 = syndrome == H_COL_68;  // bit 68: 14'h0200
  wire match_69 = syndrome == H_COL_69;  // bit 69: 14'h0100
  wire match_70 = syndrome == H_COL_70;  // bit 70: 14'h0080
  wire match_71 = syndrome == H_COL_71;  // bit 71: 14'h0040
  wire match_72 = syndrome == H_COL_72;  // bit 72: 14'h0020
  wire match_73 = syndrome == H_COL_73;  // bit 73: 14'h0010
  wire match_74 = syndrome == H_COL_74;  // bit 74: 14'h0008
  wire match_75 = syndrome == H_COL_75;  // bit 75: 14'h0004
  wire match_76 = syndrome == H_COL_76;  // bit 76: 14'h0002
  wire match_77 = syndrome == H_COL_77;  // bit 77: 14'h0001
  wire match_78 = syndrome == (H_COL_0 ^ H_COL_1);  // bits 0, 1: 14'h3eda
  wire match_79 = syndrome == (H_COL_0 ^ H_COL_2);  // bits 0, 2: 14'h21b7
  wire match_80 = syndrome == (H_COL_0 ^ H_COL_3);  // bits 0, 3: 14'h0fba
  wire match_81 = syndrome == (H_COL_0 ^ H_COL_4);  // bits 0, 4: 14'h3907
  wire match_82 = syndrome == (H_COL_0 ^ H_COL_5);  // bits 0, 5: 14'h03e2
  wire match_83 = syndrome == (H_COL_0 ^ H_COL_6);  // bits 0, 6: 14'h3f2b
  wire match_84 = syndrome == (H_COL_0 ^ H_COL_7);  // bits 0, 7: 14'h00f4
  wire match_85 = syndrome == (H_COL_0 ^ H_COL_8);  // bits 0, 8: 14'h3ea0
  wire match_86 = syndrome == (H_COL_0 ^ H_COL_9);  // bits 0, 9: 14'h218a
  wire match_87 = syndrome == (H_COL_0 ^ H_COL_10);  // bits 0, 10: 14'h2e1f
  wire match_88 = syndrome == (H_COL_0 ^ H_COL_11);  // bits 0, 11: 14'h086e
  wire match_89 = syndrome == (H_COL_0 ^ H_COL_12);  // bits 0, 12: 14'h3aed
  wire match_90 = syndrome == (H_COL_0 ^ H_COL_13);  // bits 0, 13: 14'h0217
  wire match_91 = syndrome == (H_COL_0 ^ H_COL_14);  // bits 0, 14: 14'h1e6a
  wire match_92 = syndrome == (H_COL_0 ^ H_COL_15);  // bits 0, 15: 14'h31ef
  wire match_93 = syndrome == (H_COL_0 ^ H_COL_16);  // bits 0, 16: 14'h0796
  wire match_94 = syndrome == (H_COL_0 ^ H_COL_17);  // bits 0, 17: 14'h3d11
  wire match_95 = syndrome == (H_COL_0 ^ H_COL_18);  // bits 0, 18: 14'h01e9
  wire match_96 = syndrome == (H_COL_0 ^ H_COL_19);  // bits 0, 19: 14'h1f95
  wire match_97 = syndrome == (H_COL_0 ^ H_COL_20);  // bits 0, 20: 14'h10ab
  wire match_98 = syndrome == (H_COL_0 ^ H_COL_21);  // bits 0, 21: 14'h1734
  wire match_99 = syndrome == (H_COL_0 ^ H_COL_22);  // bits 0, 22: 14'h3540
  wire match_100 = syndrome == (H_COL_0 ^ H_COL_23);  // bits 0, 23: 14'h247a
  wire match_101 = syndrome == (H_COL_0 ^ H_COL_24);  // bits 0, 24: 14'h2ce7
  wire match_102 = syndrome == (H_COL_0 ^ H_COL_25);  // bits 0, 25: 14'h0912
  wire match_103 = syndrome == (H_COL_0 ^ H_COL_26);  // bits 0, 26: 14'h3a53
  wire match_104 = syndrome == (H_COL_0 ^ H_COL_27);  // bits 0, 27: 14'h0248
  wire match_105 = syndrome == (H_COL_0 ^ H_COL_28);  // bits 0, 28: 14'h3ffe
  wire match_106 = syndrome == (H_COL_0 ^ H_COL_29);  // bits 0, 29: 14'h2125
  wire match_107 = syndrome == (H_COL_0 ^ H_COL_30);  // bits 0, 30: 14'h0ff3
  wire match_108 = syndrome == (H_COL_0 ^ H_COL_31);  // bits 0, 31: 14'h1898
  wire match_109 = syndrome == (H_COL_0 ^ H_COL_32);  // bits 0, 32: 14'h3296
  wire match_110 = syndrome == (H_COL_0 ^ H_COL_33);  // bits 0, 33: 14'h2791
  wire match_111 = syndrome == (H_COL_0 ^ H_COL_34);  // bits 0, 34: 14'h0ca9
  wire match_112 = syndrome == (H_COL_0 ^ H_COL_35);  // bits 0, 35: 14'h1935
  wire match_113 = syndrome == (H_COL_0 ^ H_COL_36);  // bits 0, 36: 14'h13fb
  wire match_114 = syndrome == (H_COL_0 ^ H_COL_37);  // bits 0, 37: 14'h169c
  wire match_115 = syndrome == (H_COL_0 ^ H_COL_38);  // bits 0, 38: 14'h3594
  wire match_116 = syndrome == (H_COL_0 ^ H_COL_39);  // bits 0, 39: 14'h2410
  wire match_117 = syndrome == (H_COL_0 ^ H_COL_40);  // bits 0, 40: 14'h2cd2
  wire match_118 = syndrome == (H_COL_0 ^ H_COL_41);  // bits 0, 41: 14'h28b3
  wire match_119 = syndrome == (H_COL_0 ^ H_COL_42);  // bits 0, 42: 14'h0b38
  wire match_120 = syndrome == (H_COL_0 ^ H_COL_43);  // bits 0, 43: 14'h3b46
  wire match_121 = syndrome == (H_COL_0 ^ H_COL_44);  // bits 0, 44: 14'h2379
  wire match_122 = syndrome == (H_COL_0 ^ H_COL_45);  // bits 0, 45: 14'h0edd
  wire match_123 = syndrome == (H_COL_0 ^ H_COL_46);  // bits 0, 46: 14'h180f
  wire match_124 = syndrome == (H_COL_0 ^ H_COL_47);  // bits 0, 47: 14'h1366
  wire match_125 = syndrome == (H_COL_0 ^ H_COL_48);  // bits 0, 48: 14'h3769
  wire match_126 = syndrome == (H_COL_0 ^ H_COL_49);  // bits 0, 49: 14'h04d5
  wire match_127 = syndrome == (H_COL_0 ^ H_COL_50);  // bits 0, 50: 14'h1d0b
  wire match_128 = syndrome == (H_COL_0 ^ H_COL_51);  // bits 0, 51: 14'h11e4
  wire match_129 = syndrome == (H_COL_0 ^ H_COL_52);  // bits 0, 52: 14'h3628
  wire match_130 = syndrome == (H_COL_0 ^ H_COL_53);  // bits 0, 53: 14'h25ce
  wire match_131 = syndrome == (H_COL_0 ^ H_COL_54);  // bits 0, 54: 14'h2c3d
  wire match_132 = syndrome == (H_COL_0 ^ H_COL_55);  // bits 0, 55: 14'h097f
  wire match_133 = syndrome == (H_COL_0 ^ H_COL_56);  // bits 0, 56: 14'h1bde
  wire match_134 = syndrome == (H_COL_0 ^ H_COL_57);  // bits 0, 57: 14'h3335
  wire match_135 = syndrome == (H_COL_0 ^ H_COL_58);  // bits 0, 58: 14'h06fb
  wire match_136 = syndrome == (H_COL_0 ^ H_COL_59);  // bits 0, 59: 14'h1c1c
  wire match_137 = syndrome == (H_COL_0 ^ H_COL_60);  // bits 0, 60: 14'h30d4
  wire match_138 = syndrome == (H_COL_0 ^ H_COL_61);  // bits 0, 61: 14'h26b0
  wire match_139 = syndrome == (H_COL_0 ^ H_COL_62);  // bits 0, 62: 14'h2d82
  wire match_140 = syndrome == (H_COL_0 ^ H_COL_63);  // bits 0, 63: 14'h281b
  wire match_141 = syndrome == (H_COL_0 ^ H_COL_64);  // bits 0, 64: 14'h0b6c
  wire match_142 = syndrome == (H_COL_0 ^ H_COL_65);  // bits 0, 65: 14'h3b6c
  wire match_143 = syndrome == (H_COL_0 ^ H_COL_66);  // bits 0, 66: 14'h236c
  wire match_144 = syndrome == (H_COL_0 ^ H_COL_67);  // bits 0, 67: 14'h2f6c
  wire match_145 = syndrome == (H_COL_0 ^ H_COL_68);  // bits 0, 68: 14'h296c
  wire match_146 = syndrome == (H_COL_0 ^ H_COL_69);  // bits 0, 69: 14'h2a6c
  wire match_147 = syndrome == (H_COL_0 ^ H_COL_70);  // bits 0, 70: 14'h2bec
  wire match_148 = syndrome == (H_COL_0 ^ H_COL_71);  // bits 0, 71: 14'h2b2c
  wire match_149 = syndrome == (H_COL_0 ^ H_COL_72);  // bits 0, 72: 14'h2b4c
  wire match_150 = syndrome == (H_COL_0 ^ H_COL_73);  // bits 0, 73: 14'h2b7c
  wire match_151 = syndrome == (H_COL_0 ^ H_COL_74);  // bits 0, 74: 14'h2b64
  wire match_152 = syndrome == (H_COL_0 ^ H_COL_75);  // bits 0, 75: 14'h2b68
  wire match_153 = syndrome == (H_COL_0 ^ H_COL_76);  // bits 0, 76: 14'h2b6e
  wire match_154 = syndrome == (H_COL_0 ^ H_COL_77);  // bits 0, 77: 14'h2b6d
  wire match_155 = syndrome == (H_COL_1 ^ H_COL_2);  // bits 1, 2: 14'h1f6d
  wire match_156 = syndrome == (H_COL_1 ^ H_COL_3);  // bits 1, 3: 14'h3160
  wire match_157 = syndrome == (H_COL_1 ^ H_COL_4);  // bits 1, 4: 14'h07dd
  wire match_158 = syndrome == (H_COL_1 ^ H_COL_5);  // bits 1, 5: 14'h3d38
  wire match_159 = syndrome == (H_COL_1 ^ H_COL_6);  // bits 1, 6: 14'h01f1
  wire match_160 = syndrome == (H_COL_1 ^ H_COL_7);  // bits 1, 7: 14'h3e2e
  wire match_161 = syndrome == (H_COL_1 ^ H_COL_8);  // bits 1, 8: 14'h007a
  wire match_162 = syndrome == (H_COL_1 ^ H_COL_9);  // bits 1, 9: 14'h1f50
  wire match_163 = syndrome == (H_COL_1 ^ H_COL_10);  // bits 1, 10: 14'h10c5
  wire match_164 = syndrome == (H_COL_1 ^ H_COL_11);  // bits 1, 11: 14'h36b4
  wire match_165 = syndrome == (H_COL_1 ^ H_COL_12);  // bits 1, 12: 14'h0437
  wire match_166 = syndrome == (H_COL_1 ^ H_COL_13);  // bits 1, 13: 14'h3ccd
  wire match_167 = syndrome == (H_COL_1 ^ H_COL_14);  // bits 1, 14: 14'h20b0
  wire match_168 = syndrome == (H_COL_1 ^ H_COL_15);  // bits 1, 15: 14'h0f35
  wire match_169 = syndrome == (H_COL_1 ^ H_COL_16);  // bits 1, 16: 14'h394c
  wire match_170 = syndrome == (H_COL_1 ^ H_COL_17);  // bits 1, 17: 14'h03cb
  wire match_171 = syndrome == (H_COL_1 ^ H_COL_18);  // bits 1, 18: 14'h3f33
  wire match_172 = syndrome == (H_COL_1 ^ H_COL_19);  // bits 1, 19: 14'h214f
  wire match_173 = syndrome == (H_COL_1 ^ H_COL_20);  // bits 1, 20: 14'h2e71
  wire match_174 = syndrome == (H_COL_1 ^ H_COL_21);  // bits 1, 21: 14'h29ee
  wire match_175 = syndrome == (H_COL_1 ^ H_COL_22);  // bits 1, 22: 14'h0b9a
  wire match_176 = syndrome == (H_COL_1 ^ H_COL_23);  // bits 1, 23: 14'h1aa0
  wire match_177 = syndrome == (H_COL_1 ^ H_COL_24);  // bits 1, 24: 14'h123d
  wire match_178 = syndrome == (H_COL_1 ^ H_COL_25);  // bits 1, 25: 14'h37c8
  wire match_179 = syndrome == (H_COL_1 ^ H_COL_26);  // bits 1, 26: 14'h0489
  wire match_180 = syndrome == (H_COL_1 ^ H_COL_27);  // bits 1, 27: 14'h3c92
  wire match_181 = syndrome == (H_COL_1 ^ H_COL_28);  // bits 1, 28: 14'h0124
  wire match_182 = syndrome == (H_COL_1 ^ H_COL_29);  // bits 1, 29: 14'h1fff
  wire match_183 = syndrome == (H_COL_1 ^ H_COL_30);  // bits 1, 30: 14'h3129
  wire match_184 = syndrome == (H_COL_1 ^ H_COL_31);  // bits 1, 31: 14'h2642
  wire match_185 = syndrome == (H_COL_1 ^ H_COL_32);  // bits 1, 32: 14'h0c4c
  wire match_186 = syndrome == (H_COL_1 ^ H_COL_33);  // bits 1, 33: 14'h194b
  wire match_187 = syndrome == (H_COL_1 ^ H_COL_34);  // bits 1, 34: 14'h3273
  wire match_188 = syndrome == (H_COL_1 ^ H_COL_35);  // bits 1, 35: 14'h27ef
  wire match_189 = syndrome == (H_COL_1 ^ H_COL_36);  // bits 1, 36: 14'h2d21
  wire match_190 = syndrome == (H_COL_1 ^ H_COL_37);  // bits 1, 37: 14'h2846
  wire match_191 = syndrome == (H_COL_1 ^ H_COL_38);  // bits 1, 38: 14'h0b4e
  wire match_192 = syndrome == (H_COL_1 ^ H_COL_39);  // bits 1, 39: 14'h1aca
  wire match_193 = syndrome == (H_COL_1 ^ H_COL_40);  // bits 1, 40: 14'h1208
  wire match_194 = syndrome == (H_COL_1 ^ H_COL_41);  // bits 1, 41: 14'h1669
  wire match_195 = syndrome == (H_COL_1 ^ H_COL_42);  // bits 1, 42: 14'h35e2
  wire match_196 = syndrome == (H_COL_1 ^ H_COL_43);  // bits 1, 43: 14'h059c
  wire match_197 = syndrome == (H_COL_1 ^ H_COL_44);  // bits 1, 44: 14'h1da3
  wire match_198 = syndrome == (H_COL_1 ^ H_COL_45);  // bits 1, 45: 14'h3007
  wire match_199 = syndrome == (H_COL_1 ^ H_COL_46);  // bits 1, 46: 14'h26d5
  wire match_200 = syndrome == (H_COL_1 ^ H_COL_47);  // bits 1, 47: 14'h2dbc
  wire match_201 = syndrome == (H_COL_1 ^ H_COL_48);  // bits 1, 48: 14'h09b3
  wire match_202 = syndrome == (H_COL_1 ^ H_COL_49);  // bits 1, 49: 14'h3a0f
  wire match_203 = syndrome == (H_COL_1 ^ H_COL_50);  // bits 1, 50: 14'h23d1
  wire match_204 = syndrome == (H_COL_1 ^ H_COL_51);  // bits 1, 51: 14'h2f3e
  wire match_205 = syndrome == (H_COL_1 ^ H_COL_52);  // bits 1, 52: 14'h08f2
  wire match_206 = syndrome == (H_COL_1 ^ H_COL_53);  // bits 1, 53: 14'h1b14
  wire match_207 = syndrome == (H_COL_1 ^ H_COL_54);  // bits 1, 54: 14'h12e7
  wire match_208 = syndrome == (H_COL_1 ^ H_COL_55);  // bits 1, 55: 14'h37a5
  wire match_209 = syndrome == (H_COL_1 ^ H_COL_56);  // bits 1, 56: 14'h2504
  wire match_210 = syndrome == (H_COL_1 ^ H_COL_57);  // bits 1, 57: 14'h0def
  wire match_211 = syndrome == (H_COL_1 ^ H_COL_58);  // bits 1, 58: 14'h3821
  wire match_212 = syndrome == (H_COL_1 ^ H_COL_59);  // bits 1, 59: 14'h22c6
  wire match_213 = syndrome == (H_COL_1 ^ H_COL_60);  // bits 1, 60: 14'h0e0e
  wire match_214 = syndrome == (H_COL_1 ^ H_COL_61);  // bits 1, 61: 14'h186a
  wire match_215 = syndrome == (H_COL_1 ^ H_COL_62);  // bits 1, 62: 14'h1358
  wire match_216 = syndrome == (H_COL_1 ^ H_COL_63);  // bits 1, 63: 14'h16c1
  wire match_217 = syndrome == (H_COL_1 ^ H_COL_64);  // bits 1, 64: 14'h35b6
  wire match_218 = syndrome == (H_COL_1 ^ H_COL_65);  // bits 1, 65: 14'h05b6
  wire match_219 = syndrome == (H_COL_1 ^ H_COL_66);  // bits 1, 66: 14'h1db6
  wire match_220 = syndrome == (H_COL_1 ^ H_COL_67);  // bits 1, 67: 14'h11b6
  wire match_221 = syndrome == (H_COL_1 ^ H_COL_68);  // bits 1, 68: 14'h17b6
  wire match_222 = syndrome == (H_COL_1 ^ H_COL_69);  // bits 1, 69: 14'h14b6
  wire match_223 = syndrome == (H_COL_1 ^ H_COL_70);  // bits 1, 70: 14'h1536
  wire match_224 = syndrome == (H_COL_1 ^ H_COL_71);  // bits 1, 71: 14'h15f6
  wire match_225 = syndrome == (H_COL_1 ^ H_COL_72);  // bits 1, 72: 14'h1596
  wire match_226 = syndrome == (H_COL_1 ^ H_COL_73);  // bits 1, 73: 14'h15a6
  wire match_227 = syndrome == (H_COL_1 ^ H_COL_74);  // bits 1, 74: 14'h15be
  wire match_228 = syndrome == (H_COL_1 ^ H_COL_75);  // bits 1, 75: 14'h15b2
  wire match_229 = syndrome == (H_COL_1 ^ H_COL_76);  // bits 1, 76: 14'h15b4
  wire match_230 = syndrome == (H_COL_1 ^ H_COL_77);  // bits 1, 77: 14'h15b7
  wire match_231 = syndrome == (H_COL_2 ^ H_COL_3);  // bits 2, 3: 14'h2e0d
  wire match_232 = syndrome == (H_COL_2 ^ H_COL_4);  // bits 2, 4: 14'h18b0
  wire match_233 = syndrome == (H_COL_2 ^ H_COL_5);  // bits 2, 5: 14'h2255
  wire match_234 = syndrome == (H_COL_2 ^ H_COL_6);  // bits 2, 6: 14'h1e9c
  wire match_235 = syndrome == (H_COL_2 ^ H_COL_7);  // bits 2, 7: 14'h2143
  wire match_236 = syndrome == (H_COL_2 ^ H_COL_8);  // bits 2, 8: 14'h1f17
  wire match_237 = syndrome == (H_COL_2 ^ H_COL_9);  // bits 2, 9: 14'h003d
  wire match_238 = syndrome == (H_COL_2 ^ H_COL_10);  // bits 2, 10: 14'h0fa8
  wire match_239 = syndrome == (H_COL_2 ^ H_COL_11);  // bits 2, 11: 14'h29d9
  wire match_240 = syndrome == (H_COL_2 ^ H_COL_12);  // bits 2, 12: 14'h1b5a
  wire match_241 = syndrome == (H_COL_2 ^ H_COL_13);  // bits 2, 13: 14'h23a0
  wire match_242 = syndrome == (H_COL_2 ^ H_COL_14);  // bits 2, 14: 14'h3fdd
  wire match_243 = syndrome == (H_COL_2 ^ H_COL_15);  // bits 2, 15: 14'h1058
  wire match_244 = syndrome == (H_COL_2 ^ H_COL_16);  // bits 2, 16: 14'h2621
  wire match_245 = syndrome == (H_COL_2 ^ H_COL_17);  // bits 2, 17: 14'h1ca6
  wire match_246 = syndrome == (H_COL_2 ^ H_COL_18);  // bits 2, 18: 14'h205e
  wire match_247 = syndrome == (H_COL_2 ^ H_COL_19);  // bits 2, 19: 14'h3e22
  wire match_248 = syndrome == (H_COL_2 ^ H_COL_20);  // bits 2, 20: 14'h311c
  wire match_249 = syndrome == (H_COL_2 ^ H_COL_21);  // bits 2, 21: 14'h3683
  wire match_250 = syndrome == (H_COL_2 ^ H_COL_22);  // bits 2, 22: 14'h14f7
  wire match_251 = syndrome == (H_COL_2 ^ H_COL_23);  // bits 2, 23: 14'h05cd
  wire match_252 = syndrome == (H_COL_2 ^ H_COL_24);  // bits 2, 24: 14'h0d50
  wire match_253 = syndrome == (H_COL_2 ^ H_COL_25);  // bits 2, 25: 14'h28a5
  wire match_254 = syndrome == (H_COL_2 ^ H_COL_26);  // bits 2, 26: 14'h1be4
  wire match_255 = syndrome == (H_COL_2 ^ H_COL_27);  // bits 2, 27: 14'h23ff
  wire match_256 = syndrome == (H_COL_2 ^ H_COL_28);  // bits 2, 28: 14'h1e49
  wire match_257 = syndrome == (H_COL_2 ^ H_COL_29);  // bits 2, 29: 14'h0092
  wire match_258 = syndrome == (H_COL_2 ^ H_COL_30);  // bits 2, 30: 14'h2e44
  wire match_259 = syndrome == (H_COL_2 ^ H_COL_31);  // bits 2, 31: 14'h392f
  wire match_260 = syndrome == (H_COL_2 ^ H_COL_32);  // bits 2, 32: 14'h1321
  wire match_261 = syndrome == (H_COL_2 ^ H_COL_33);  // bits 2, 33: 14'h0626
  wire match_262 = syndrome == (H_COL_2 ^ H_COL_34);  // bits 2, 34: 14'h2d1e
  wire match_263 = syndrome == (H_COL_2 ^ H_COL_35);  // bits 2, 35: 14'h3882
  wire match_264 = syndrome == (H_COL_2 ^ H_COL_36);  // bits 2, 36: 14'h324c
  wire match_265 = syndrome == (H_COL_2 ^ H_COL_37);  // bits 2, 37: 14'h372b
  wire match_266 = syndrome == (H_COL_2 ^ H_COL_38);  // bits 2, 38: 14'h1423
  wire match_267 = syndrome == (H_COL_2 ^ H_COL_39);  // bits 2, 39: 14'h05a7
  wire match_268 = syndrome == (H_COL_2 ^ H_COL_40);  // bits 2, 40: 14'h0d65
  wire match_269 = syndrome == (H_COL_2 ^ H_COL_41);  // bits 2, 41: 14'h0904
  wire match_270 = syndrome == (H_COL_2 ^ H_COL_42);  // bits 2, 42: 14'h2a8f
  wire match_271 = syndrome == (H_COL_2 ^ H_COL_43);  // bits 2, 43: 14'h1af1
  wire match_272 = syndrome == (H_COL_2 ^ H_COL_44);  // bits 2, 44: 14'h02ce
  wire match_273 = syndrome == (H_COL_2 ^ H_COL_45);  // bits 2, 45: 14'h2f6a
  wire match_274 = syndrome == (H_COL_2 ^ H_COL_46);  // bits 2, 46: 14'h39b8
  wire match_275 = syndrome == (H_COL_2 ^ H_COL_47);  // bits 2, 47: 14'h32d1
  wire match_276 = syndrome == (H_COL_2 ^ H_COL_48);  // bits 2, 48: 14'h16de
  wire match_277 = syndrome == (H_COL_2 ^ H_COL_49);  // bits 2, 49: 14'h2562
  wire match_278 = syndrome == (H_COL_2 ^ H_COL_50);  // bits 2, 50: 14'h3cbc
  wire match_279 = syndrome == (H_COL_2 ^ H_COL_51);  // bits 2, 51: 14'h3053
  wire match_280 = syndrome == (H_COL_2 ^ H_COL_52);  // bits 2, 52: 14'h179f
  wire match_281 = syndrome == (H_COL_2 ^ H_COL_53);  // bits 2, 53: 14'h0479
  wire match_282 = syndrome == (H_COL_2 ^ H_COL_54);  // bits 2, 54: 14'h0d8a
  wire match_283 = syndrome == (H_COL_2 ^ H_COL_55);  // bits 2, 55: 14'h28c8
  wire match_284 = syndrome == (H_COL_2 ^ H_COL_56);  // bits 2, 56: 14'h3a69
  wire match_285 = syndrome == (H_COL_2 ^ H_COL_57);  // bits 2, 57: 14'h1282
  wire match_286 = syndrome == (H_COL_2 ^ H_COL_58);  // bits 2, 58: 14'h274c
  wire match_287 = syndrome == (H_COL_2 ^ H_COL_59);  // bits 2, 59: 14'h3dab
  wire match_288 = syndrome == (H_COL_2 ^ H_COL_60);  // bits 2, 60: 14'h1163
  wire match_289 = syndrome == (H_COL_2 ^ H_COL_61);  // bits 2, 61: 14'h0707
  wire match_290 = syndrome == (H_COL_2 ^ H_COL_62);  // bits 2, 62: 14'h0c35
  wire match_291 = syndrome == (H_COL_2 ^ H_COL_63);  // bits 2, 63: 14'h09ac
  wire match_292 = syndrome == (H_COL_2 ^ H_COL_64);  // bits 2, 64: 14'h2adb
  wire match_293 = syndrome == (H_COL_2 ^ H_COL_65);  // bits 2, 65: 14'h1adb
  wire match_294 = syndrome == (H_COL_2 ^ H_COL_66);  // bits 2, 66: 14'h02db
  wire match_295 = syndrome == (H_COL_2 ^ H_COL_67);  // bits 2, 67: 14'h0edb
  wire match_296 = syndrome == (H_COL_2 ^ H_COL_68);  // bits 2, 68: 14'h08db
  wire match_297 = syndrome == (H_COL_2 ^ H_COL_69);  // bits 2, 69: 14'h0bdb
  wire match_298 = syndrome == (H_COL_2 ^ H_COL_70);  // bits 2, 70: 14'h0a5b
  wire match_299 = syndrome == (H_COL_2 ^ H_COL_71);  // bits 2, 71: 14'h0a9b
  wire match_300 = syndrome == (H_COL_2 ^ H_COL_72);  // bits 2, 72: 14'h0afb
  wire match_301 = syndrome == (H_COL_2 ^ H_COL_73);  // bits 2, 73: 14'h0acb
  wire match_302 = syndrome == (H_COL_2 ^ H_COL_74);  // bits 2, 74: 14'h0ad3
  wire match_303 = syndrome == (H_COL_2 ^ H_COL_75);  // bits 2, 75: 14'h0adf
  wire match_304 = syndrome == (H_COL_2 ^ H_COL_76);  // bits 2, 76: 14'h0ad9
  wire match_305 = syndrome == (H_COL_2 ^ H_COL_77);  // bits 2, 77: 14'h0ada
  wire match_306 = syndrome == (H_COL_3 ^ H_COL_4);  // bits 3, 4: 14'h36bd
  wire match_307 = syndrome == (H_COL_3 ^ H_COL_5);  // bits 3, 5: 14'h0c58
  wire match_308 = syndrome == (H_COL_3 ^ H_COL_6);  // bits 3, 6: 14'h3091
  wire match_309 = syndrome == (H_COL_3 ^ H_COL_7);  // bits 3, 7: 14'h0f4e
  wire match_310 = syndrome == (H_COL_3 ^ H_COL_8);  // bits 3, 8: 14'h311a
  wire match_311 = syndrome == (H_COL_3 ^ H_COL_9);  // bits 3, 9: 14'h2e30
  wire match_312 = syndrome == (H_COL_3 ^ H_COL_10);  // bits 3, 10: 14'h21a5
  wire match_313 = syndrome == (H_COL_3 ^ H_COL_11);  // bits 3, 11: 14'h07d4
  wire match_314 = syndrome == (H_COL_3 ^ H_COL_12);  // bits 3, 12: 14'h3557
  wire match_315 = syndrome == (H_COL_3 ^ H_COL_13);  // bits 3, 13: 14'h0dad
  wire match_316 = syndrome == (H_COL_3 ^ H_COL_14);  // bits 3, 14: 14'h11d0
  wire match_317 = syndrome == (H_COL_3 ^ H_COL_15);  // bits 3, 15: 14'h3e55
  wire match_318 = syndrome == (H_COL_3 ^ H_COL_16);  // bits 3, 16: 14'h082c
  wire match_319 = syndrome == (H_COL_3 ^ H_COL_17);  // bits 3, 17: 14'h32ab
  wire match_320 = syndrome == (H_COL_3 ^ H_COL_18);  // bits 3, 18: 14'h0e53
  wire match_321 = syndrome == (H_COL_3 ^ H_COL_19);  // bits 3, 19: 14'h102f
  wire match_322 = syndrome == (H_COL_3 ^ H_COL_20);  // bits 3, 20: 14'h1f11
  wire match_323 = syndrome == (H_COL_3 ^ H_COL_21);  // bits 3, 21: 14'h188e
  wire match_324 = syndrome == (H_COL_3 ^ H_COL_22);  // bits 3, 22: 14'h3afa
  wire match_325 = syndrome == (H_COL_3 ^ H_COL_23);  // bits 3, 23: 14'h2bc0
  wire match_326 = syndrome == (H_COL_3 ^ H_COL_24);  // bits 3, 24: 14'h235d
  wire match_327 = syndrome == (H_COL_3 ^ H_COL_25);  // bits 3, 25: 14'h06a8
  wire match_328 = syndrome == (H_COL_3 ^ H_COL_26);  // bits 3, 26: 14'h35e9
  wire match_329 = syndrome == (H_COL_3 ^ H_COL_27);  // bits 3, 27: 14'h0df2
  wire match_330 = syndrome == (H_COL_3 ^ H_COL_28);  // bits 3, 28: 14'h3044
  wire match_331 = syndrome == (H_COL_3 ^ H_COL_29);  // bits 3, 29: 14'h2e9f
  wire match_332 = syndrome == (H_COL_3 ^ H_COL_30);  // bits 3, 30: 14'h0049
  wire match_333 = syndrome == (H_COL_3 ^ H_COL_31);  // bits 3, 31: 14'h1722
  wire match_334 = syndrome == (H_COL_3 ^ H_COL_32);  // bits 3, 32: 14'h3d2c
  wire match_335 = syndrome == (H_COL_3 ^ H_COL_33);  // bits 3, 33: 14'h282b
  wire match_336 = syndrome == (H_COL_3 ^ H_COL_34);  // bits 3, 34: 14'h0313
  wire match_337 = syndrome == (H_COL_3 ^ H_COL_35);  // bits 3, 35: 14'h168f
  wire match_338 = syndrome == (H_COL_3 ^ H_COL_36);  // bits 3, 36: 14'h1c41
  wire match_339 = syndrome == (H_COL_3 ^ H_COL_37);  // bits 3, 37: 14'h1926
  wire match_340 = syndrome == (H_COL_3 ^ H_COL_38);  // bits 3, 38: 14'h3a2e
  wire match_341 = syndrome == (H_COL_3 ^ H_COL_39);  // bits 3, 39: 14'h2baa
  wire match_342 = syndrome == (H_COL_3 ^ H_COL_40);  // bits 3, 40: 14'h2368
  wire match_343 = syndrome == (H_COL_3 ^ H_COL_41);  // bits 3, 41: 14'h2709
  wire match_344 = syndrome == (H_COL_3 ^ H_COL_42);  // bits 3, 42: 14'h0482
  wire match_345 = syndrome == (H_COL_3 ^ H_COL_43);  // bits 3, 43: 14'h34fc
  wire match_346 = syndrome == (H_COL_3 ^ H_COL_44);  // bits 3, 44: 14'h2cc3
  wire match_347 = syndrome == (H_COL_3 ^ H_COL_45);  // bits 3, 45: 14'h0167
  wire match_348 = syndrome == (H_COL_3 ^ H_COL_46);  // bits 3, 46: 14'h17b5
  wire match_349 = syndrome == (H_COL_3 ^ H_COL_47);  // bits 3, 47: 14'h1cdc
  wire match_350 = syndrome == (H_COL_3 ^ H_COL_48);  // bits 3, 48: 14'h38d3
  wire match_351 = syndrome == (H_COL_3 ^ H_COL_49);  // bits 3, 49: 14'h0b6f
  wire match_352 = syndrome == (H_COL_3 ^ H_COL_50);  // bits 3, 50: 14'h12b1
  wire match_353 = syndrome == (H_COL_3 ^ H_COL_51);  // bits 3, 51: 14'h1e5e
  wire match_354 = syndrome == (H_COL_3 ^ H_COL_52);  // bits 3, 52: 14'h3992
  wire match_355 = syndrome == (H_COL_3 ^ H_COL_53);  // bits 3, 53: 14'h2a74
  wire match_356 = syndrome == (H_COL_3 ^ H_COL_54);  // bits 3, 54: 14'h2387
  wire match_357 = syndrome == (H_COL_3 ^ H_COL_55);  // bits 3, 55: 14'h06c5
  wire match_358 = syndrome == (H_COL_3 ^ H_COL_56);  // bits 3, 56: 14'h1464
  wire match_359 = syndrome == (H_COL_3 ^ H_COL_57);  // bits 3, 57: 14'h3c8f
  wire match_360 = syndrome == (H_COL_3 ^ H_COL_58);  // bits 3, 58: 14'h0941
  wire match_361 = syndrome == (H_COL_3 ^ H_COL_59);  // bits 3, 59: 14'h13a6
  wire match_362 = syndrome == (H_COL_3 ^ H_COL_60);  // bits 3, 60: 14'h3f6e
  wire match_363 = syndrome == (H_COL_3 ^ H_COL_61);  // bits 3, 61: 14'h290a
  wire match_364 = syndrome == (H_COL_3 ^ H_COL_62);  // bits 3, 62: 14'h2238
  wire match_365 = syndrome == (H_COL_3 ^ H_COL_63);  // bits 3, 63: 14'h27a1
  wire match_366 = syndrome == (H_COL_3 ^ H_COL_64);  // bits 3, 64: 14'h04d6
  wire match_367 = syndrome == (H_COL_3 ^ H_COL_65);  // bits 3, 65: 14'h34d6
  wire match_368 = syndrome == (H_COL_3 ^ H_COL_66);  // bits 3, 66: 14'h2cd6
  wire match_369 = syndrome == (H_COL_3 ^ H_COL_67);  // bits 3, 67: 14'h20d6
  wire match_370 = syndrome == (H_COL_3 ^ H_COL_68);  // bits 3, 68: 14'h26d6
  wire match_371 = syndrome == (H_COL_3 ^ H_COL_69);  // bits 3, 69: 14'h25d6
  wire match_372 = syndrome == (H_COL_3 ^ H_COL_70);  // bits 3, 70: 14'h2456
  wire match_373 = syndrome == (H_COL_3 ^ H_COL_71);  // bits 3, 71: 14'h2496
  wire match_374 = syndrome == (H_COL_3 ^ H_COL_72);  // bits 3, 72: 14'h24f6
  wire match_375 = syndrome == (H_COL_3 ^ H_COL_73);  // bits 3, 73: 14'h24c6
  wire match_376 = syndrome == (H_COL_3 ^ H_COL_74);  // bits 3, 74: 14'h24de
  wire match_377 = syndrome == (H_COL_3 ^ H_COL_75);  // bits 3, 75: 14'h24d2
  wire match_378 = syndrome == (H_COL_3 ^ H_COL_76);  // bits 3, 76: 14'h24d4
  wire match_379 = syndrome == (H_COL_3 ^ H_COL_77);  // bits 3, 77: 14'h24d7
  wire match_380 = syndrome == (H_COL_4 ^ H_COL_5);  // bits 4, 5: 14'h3ae5
  wire match_381 = syndrome == (H_COL_4 ^ H_COL_6);  // bits 4, 6: 14'h062c
  wire match_382 = syndrome == (H_COL_4 ^ H_COL_7);  // bits 4, 7: 14'h39f3
  wire match_383 = syndrome == (H_COL_4 ^ H_COL_8);  // bits 4, 8: 14'h07a7
  wire match_384 = syndrome == (H_COL_4 ^ H_COL_9);  // bits 4, 9: 14'h188d
  wire match_385 = syndrome == (H_COL_4 ^ H_COL_10);  // bits 4, 10: 14'h1718
  wire match_386 = syndrome == (H_COL_4 ^ H_COL_11);  // bits 4, 11: 14'h3169
  wire match_387 = syndrome == (H_COL_4 ^ H_COL_12);  // bits 4, 12: 14'h03ea
  wire match_388 = syndrome == (H_COL_4 ^ H_COL_13);  // bits 4, 13: 14'h3b10
  wire match_389 = syndrome == (H_COL_4 ^ H_COL_14);  // bits 4, 14: 14'h276d
  wire match_390 = syndrome == (H_COL_4 ^ H_COL_15);  // bits 4, 15: 14'h08e8
  wire match_391 = syndrome == (H_COL_4 ^ H_COL_16);  // bits 4, 16: 14'h3e91
  wire match_392 = syndrome == (H_COL_4 ^ H_COL_17);  // bits 4, 17: 14'h0416
  wire match_393 = syndrome == (H_COL_4 ^ H_COL_18);  // bits 4, 18: 14'h38ee
  wire match_394 = syndrome == (H_COL_4 ^ H_COL_19);  // bits 4, 19: 14'h2692
  wire match_395 = syndrome == (H_COL_4 ^ H_COL_20);  // bits 4, 20: 14'h29ac
  wire match_396 = syndrome == (H_COL_4 ^ H_COL_21);  // bits 4, 21: 14'h2e33
  wire match_397 = syndrome == (H_COL_4 ^ H_COL_22);  // bits 4, 22: 14'h0c47
  wire match_398 = syndrome == (H_COL_4 ^ H_COL_23);  // bits 4, 23: 14'h1d7d
  wire match_399 = syndrome == (H_COL_4 ^ H_COL_24);  // bits 4, 24: 14'h15e0
  wire match_400 = syndrome == (H_COL_4 ^ H_COL_25);  // bits 4, 25: 14'h3015
  wire match_401 = syndrome == (H_COL_4 ^ H_COL_26);  // bits 4, 26: 14'h0354
  wire match_402 = syndrome == (H_COL_4 ^ H_COL_27);  // bits 4, 27: 14'h3b4f
  wire match_403 = syndrome == (H_COL_4 ^ H_COL_28);  // bits 4, 28: 14'h06f9
  wire match_404 = syndrome == (H_COL_4 ^ H_COL_29);  // bits 4, 29: 14'h1822
  wire match_405 = syndrome == (H_COL_4 ^ H_COL_30);  // bits 4, 30: 14'h36f4
  wire match_406 = syndrome == (H_COL_4 ^ H_COL_31);  // bits 4, 31: 14'h219f
  wire match_407 = syndrome == (H_COL_4 ^ H_COL_32);  // bits 4, 32: 14'h0b91
  wire match_408 = syndrome == (H_COL_4 ^ H_COL_33);  // bits 4, 33: 14'h1e96
  wire match_409 = syndrome == (H_COL_4 ^ H_COL_34);  // bits 4, 34: 14'h35ae
  wire match_410 = syndrome == (H_COL_4 ^ H_COL_35);  // bits 4, 35: 14'h2032
  wire match_411 = syndrome == (H_COL_4 ^ H_COL_36);  // bits 4, 36: 14'h2afc
  wire match_412 = syndrome == (H_COL_4 ^ H_COL_37);  // bits 4, 37: 14'h2f9b
  wire match_413 = syndrome == (H_COL_4 ^ H_COL_38);  // bits 4, 38: 14'h0c93
  wire match_414 = syndrome == (H_COL_4 ^ H_COL_39);  // bits 4, 39: 14'h1d17
  wire match_415 = syndrome == (H_COL_4 ^ H_COL_40);  // bits 4, 40: 14'h15d5
  wire match_416 = syndrome == (H_COL_4 ^ H_COL_41);  // bits 4, 41: 14'h11b4
  wire match_417 = syndrome == (H_COL_4 ^ H_COL_42);  // bits 4, 42: 14'h323f
  wire match_418 = syndrome == (H_COL_4 ^ H_COL_43);  // bits 4, 43: 14'h0241
  wire match_419 = syndrome == (H_COL_4 ^ H_COL_44);  // bits 4, 44: 14'h1a7e
  wire match_420 = syndrome == (H_COL_4 ^ H_COL_45);  // bits 4, 45: 14'h37da
  wire match_421 = syndrome == (H_COL_4 ^ H_COL_46);  // bits 4, 46: 14'h2108
  wire match_422 = syndrome == (H_COL_4 ^ H_COL_47);  // bits 4, 47: 14'h2a61
  wire match_423 = syndrome == (H_COL_4 ^ H_COL_48);  // bits 4, 48: 14'h0e6e
  wire match_424 = syndrome == (H_COL_4 ^ H_COL_49);  // bits 4, 49: 14'h3dd2
  wire match_425 = syndrome == (H_COL_4 ^ H_COL_50);  // bits 4, 50: 14'h240c
  wire match_426 = syndrome == (H_COL_4 ^ H_COL_51);  // bits 4, 51: 14'h28e3
  wire match_427 = syndrome == (H_COL_4 ^ H_COL_52);  // bits 4, 52: 14'h0f2f
  wire match_428 = syndrome == (H_COL_4 ^ H_COL_53);  // bits 4, 53: 14'h1cc9
  wire match_429 = syndrome == (H_COL_4 ^ H_COL_54);  // bits 4, 54: 14'h153a
  wire match_430 = syndrome == (H_COL_4 ^ H_COL_55);  // bits 4, 55: 14'h3078
  wire match_431 = syndrome == (H_COL_4 ^ H_COL_56);  // bits 4, 56: 14'h22d9
  wire match_432 = syndrome == (H_COL_4 ^ H_COL_57);  // bits 4, 57: 14'h0a32
  wire match_433 = syndrome == (H_COL_4 ^ H_COL_58);  // bits 4, 58: 14'h3ffc
  wire match_434 = syndrome == (H_COL_4 ^ H_COL_59);  // bits 4, 59: 14'h251b
  wire match_435 = syndrome == (H_COL_4 ^ H_COL_60);  // bits 4, 60: 14'h09d3
  wire match_436 = syndrome == (H_COL_4 ^ H_COL_61);  // bits 4, 61: 14'h1fb7
  wire match_437 = syndrome == (H_COL_4 ^ H_COL_62);  // bits 4, 62: 14'h1485
  wire match_438 = syndrome == (H_COL_4 ^ H_COL_63);  // bits 4, 63: 14'h111c
  wire match_439 = syndrome == (H_COL_4 ^ H_COL_64);  // bits 4, 64: 14'h326b
  wire match_440 = syndrome == (H_COL_4 ^ H_COL_65);  // bits 4, 65: 14'h026b
  wire match_441 = syndrome == (H_COL_4 ^ H_COL_66);  // bits 4, 66: 14'h1a6b
  wire match_442 = syndrome == (H_COL_4 ^ H_COL_67);  // bits 4, 67: 14'h166b
  wire match_443 = syndrome == (H_COL_4 ^ H_COL_68);  // bits 4, 68: 14'h106b
  wire match_444 = syndrome == (H_COL_4 ^ H_COL_69);  // bits 4, 69: 14'h136b
  wire match_445 = syndrome == (H_COL_4 ^ H_COL_70);  // bits 4, 70: 14'h12eb
  wire match_446 = syndrome == (H_COL_4 ^ H_COL_71);  // bits 4, 71: 14'h122b
  wire match_447 = syndrome == (H_COL_4 ^ H_COL_72);  // bits 4, 72: 14'h124b
  wire match_448 = syndrome == (H_COL_4 ^ H_COL_73);  // bits 4, 73: 14'h127b
  wire match_449 = syndrome == (H_COL_4 ^ H_COL_74);  // bits 4, 74: 14'h1263
  wire match_450 = syndrome == (H_COL_4 ^ H_COL_75);  // bits 4, 75: 14'h126f
  wire match_451 = syndrome == (H_COL_4 ^ H_COL_76);  // bits 4, 76: 14'h1269
  wire match_452 = syndrome == (H_COL_4 ^ H_COL_77);  // bits 4, 77: 14'h126a
  wire match_453 = syndrome == (H_COL_5 ^ H_COL_6);  // bits 5, 6: 14'h3cc9
  wire match_454 = syndrome == (H_COL_5 ^ H_COL_7);  // bits 5, 7: 14'h0316
  wire match_455 = syndrome == (H_COL_5 ^ H_COL_8);  // bits 5, 8: 14'h3d42
  wire match_456 = syndrome == (H_COL_5 ^ H_COL_9);  // bits 5, 9: 14'h2268
  wire match_457 = syndrome == (H_COL_5 ^ H_COL_10);  // bits 5, 10: 14'h2dfd
  wire match_458 = syndrome == (H_COL_5 ^ H_COL_11);  // bits 5, 11: 14'h0b8c
  wire match_459 = syndrome == (H_COL_5 ^ H_COL_12);  // bits 5, 12: 14'h390f
  wire match_460 = syndrome == (H_COL_5 ^ H_COL_13);  // bits 5, 13: 14'h01f5
  wire match_461 = syndrome == (H_COL_5 ^ H_COL_14);  // bits 5, 14: 14'h1d88
  wire match_462 = syndrome == (H_COL_5 ^ H_COL_15);  // bits 5, 15: 14'h320d
  wire match_463 = syndrome == (H_COL_5 ^ H_COL_16);  // bits 5, 16: 14'h0474
  wire match_464 = syndrome == (H_COL_5 ^ H_COL_17);  // bits 5, 17: 14'h3ef3
  wire match_465 = syndrome == (H_COL_5 ^ H_COL_18);  // bits 5, 18: 14'h020b
  wire match_466 = syndrome == (H_COL_5 ^ H_COL_19);  // bits 5, 19: 14'h1c77
  wire match_467 = syndrome == (H_COL_5 ^ H_COL_20);  // bits 5, 20: 14'h1349
  wire match_468 = syndrome == (H_COL_5 ^ H_COL_21);  // bits 5, 21: 14'h14d6
  wire match_469 = syndrome == (H_COL_5 ^ H_COL_22);  // bits 5, 22: 14'h36a2
  wire match_470 = syndrome == (H_COL_5 ^ H_COL_23);  // bits 5, 23: 14'h2798
  wire match_471 = syndrome == (H_COL_5 ^ H_COL_24);  // bits 5, 24: 14'h2f05
  wire match_472 = syndrome == (H_COL_5 ^ H_COL_25);  // bits 5, 25: 14'h0af0
  wire match_473 = syndrome == (H_COL_5 ^ H_COL_26);  // bits 5, 26: 14'h39b1
  wire match_474 = syndrome == (H_COL_5 ^ H_COL_27);  // bits 5, 27: 14'h01aa
  wire match_475 = syndrome == (H_COL_5 ^ H_COL_28);  // bits 5, 28: 14'h3c1c
  wire match_476 = syndrome == (H_COL_5 ^ H_COL_29);  // bits 5, 29: 14'h22c7
  wire match_477 = syndrome == (H_COL_5 ^ H_COL_30);  // bits 5, 30: 14'h0c11
  wire match_478 = syndrome == (H_COL_5 ^ H_COL_31);  // bits 5, 31: 14'h1b7a
  wire match_479 = syndrome == (H_COL_5 ^ H_COL_32);  // bits 5, 32: 14'h3174
  wire match_480 = syndrome == (H_COL_5 ^ H_COL_33);  // bits 5, 33: 14'h2473
  wire match_481 = syndrome == (H_COL_5 ^ H_COL_34);  // bits 5, 34: 14'h0f4b
  wire match_482 = syndrome == (H_COL_5 ^ H_COL_35);  // bits 5, 35: 14'h1ad7
  wire match_483 = syndrome == (H_COL_5 ^ H_COL_36);  // bits 5, 36: 14'h1019
  wire match_484 = syndrome == (H_COL_5 ^ H_COL_37);  // bits 5, 37: 14'h157e
  wire match_485 = syndrome == (H_COL_5 ^ H_COL_38);  // bits 5, 38: 14'h3676
  wire match_486 = syndrome == (H_COL_5 ^ H_COL_39);  // bits 5, 39: 14'h27f2
  wire match_487 = syndrome == (H_COL_5 ^ H_COL_40);  // bits 5, 40: 14'h2f30
  wire match_488 = syndrome == (H_COL_5 ^ H_COL_41);  // bits 5, 41: 14'h2b51
  wire match_489 = syndrome == (H_COL_5 ^ H_COL_42);  // bits 5, 42: 14'h08da
  wire match_490 = syndrome == (H_COL_5 ^ H_COL_43);  // bits 5, 43: 14'h38a4
  wire match_491 = syndrome == (H_COL_5 ^ H_COL_44);  // bits 5, 44: 14'h209b
  wire match_492 = syndrome == (H_COL_5 ^ H_COL_45);  // bits 5, 45: 14'h0d3f
  wire match_493 = syndrome == (H_COL_5 ^ H_COL_46);  // bits 5, 46: 14'h1bed
  wire match_494 = syndrome == (H_COL_5 ^ H_COL_47);  // bits 5, 47: 14'h1084
  wire match_495 = syndrome == (H_COL_5 ^ H_COL_48);  // bits 5, 48: 14'h348b
  wire match_496 = syndrome == (H_COL_5 ^ H_COL_49);  // bits 5, 49: 14'h0737
  wire match_497 = syndrome == (H_COL_5 ^ H_COL_50);  // bits 5, 50: 14'h1ee9
  wire match_498 = syndrome == (H_COL_5 ^ H_COL_51);  // bits 5, 51: 14'h1206
  wire match_499 = syndrome == (H_COL_5 ^ H_COL_52);  // bits 5, 52: 14'h35ca
  wire match_500 = syndrome == (H_COL_5 ^ H_COL_53);  // bits 5, 53: 14'h262c
  wire match_501 = syndrome == (H_COL_5 ^ H_COL_54);  // bits 5, 54: 14'h2fdf
  wire match_502 = syndrome == (H_COL_5 ^ H_COL_55);  // bits 5, 55: 14'h0a9d
  wire match_503 = syndrome == (H_COL_5 ^ H_COL_56);  // bits 5, 56: 14'h183c
  wire match_504 = syndrome == (H_COL_5 ^ H_COL_57);  // bits 5, 57: 14'h30d7
  wire match_505 = syndrome == (H_COL_5 ^ H_COL_58);  // bits 5, 58: 14'h0519
  wire match_506 = syndrome == (H_COL_5 ^ H_COL_59);  // bits 5, 59: 14'h1ffe
  wire match_507 = syndrome == (H_COL_5 ^ H_COL_60);  // bits 5, 60: 14'h3336
  wire match_508 = syndrome == (H_COL_5 ^ H_COL_61);  // bits 5, 61: 14'h2552
  wire match_509 = syndrome == (H_COL_5 ^ H_COL_62);  // bits 5, 62: 14'h2e60
  wire match_510 = syndrome == (H_COL_5 ^ H_COL_63);  // bits 5, 63: 14'h2bf9
  wire match_511 = syndrome == (H_COL_5 ^ H_COL_64);  // bits 5, 64: 14'h088e
  wire match_512 = syndrome == (H_COL_5 ^ H_COL_65);  // bits 5, 65: 14'h388e
  wire match_513 = syndrome == (H_COL_5 ^ H_COL_66);  // bits 5, 66: 14'h208e
  wire match_514 = syndrome == (H_COL_5 ^ H_COL_67);  // bits 5, 67: 14'h2c8e
  wire match_515 = syndrome == (H_COL_5 ^ H_COL_68);  // bits 5, 68: 14'h2a8e
  wire match_516 = syndrome == (H_COL_5 ^ H_COL_69);  // bits 5, 69: 14'h298e
  wire match_517 = syndrome == (H_COL_5 ^ H_COL_70);  // bits 5, 70: 14'h280e
  wire match_518 = syndrome == (H_COL_5 ^ H_COL_71);  // bits 5, 71: 14'h28ce
  wire match_519 = syndrome == (H_COL_5 ^ H_COL_72);  // bits 5, 72: 14'h28ae
  wire match_520 = syndrome == (H_COL_5 ^ H_COL_73);  // bits 5, 73: 14'h289e
  wire match_521 = syndrome == (H_COL_5 ^ H_COL_74);  // bits 5, 74: 14'h2886
  wire match_522 = syndrome == (H_COL_5 ^ H_COL_75);  // bits 5, 75: 14'h288a
  wire match_523 = syndrome == (H_COL_5 ^ H_COL_76);  // bits 5, 76: 14'h288c
  wire match_524 = syndrome == (H_COL_5 ^ H_COL_77);  // bits 5, 77: 14'h288f
  wire match_525 = syndrome == (H_COL_6 ^ H_COL_7);  // bits 6, 7: 14'h3fdf
  wire match_526 = syndrome == (H_COL_6 ^ H_COL_8);  // bits 6, 8: 14'h018b
  wire match_527 = syndrome == (H_COL_6 ^ H_COL_9);  // bits 6, 9: 14'h1ea1
  wire match_528 = syndrome == (H_COL_6 ^ H_COL_10);  // bits 6, 10: 14'h1134
  wire match_529 = syndrome == (H_COL_6 ^ H_COL_11);  // bits 6, 11: 14'h3745
  wire match_530 = syndrome == (H_COL_6 ^ H_COL_12);  // bits 6, 12: 14'h05c6
  wire match_531 = syndrome == (H_COL_6 ^ H_COL_13);  // bits 6, 13: 14'h3d3c
  wire match_532 = syndrome == (H_COL_6 ^ H_COL_14);  // bits 6, 14: 14'h2141
  wire match_533 = syndrome == (H_COL_6 ^ H_COL_15);  // bits 6, 15: 14'h0ec4
  wire match_534 = syndrome == (H_COL_6 ^ H_COL_16);  // bits 6, 16: 14'h38bd
  wire match_535 = syndrome == (H_COL_6 ^ H_COL_17);  // bits 6, 17: 14'h023a
  wire match_536 = syndrome == (H_COL_6 ^ H_COL_18);  // bits 6, 18: 14'h3ec2
  wire match_537 = syndrome == (H_COL_6 ^ H_COL_19);  // bits 6, 19: 14'h20be
  wire match_538 = syndrome == (H_COL_6 ^ H_COL_20);  // bits 6, 20: 14'h2f80
  wire match_539 = syndrome == (H_COL_6 ^ H_COL_21);  // bits 6, 21: 14'h281f
  wire match_540 = syndrome == (H_COL_6 ^ H_COL_22);  // bits 6, 22: 14'h0a6b
  wire match_541 = syndrome == (H_COL_6 ^ H_COL_23);  // bits 6, 23: 14'h1b51
  wire match_542 = syndrome == (H_COL_6 ^ H_COL_24);  // bits 6, 24: 14'h13cc
  wire match_543 = syndrome == (H_COL_6 ^ H_COL_25);  // bits 6, 25: 14'h3639
  wire match_544 = syndrome == (H_COL_6 ^ H_COL_26);  // bits 6, 26: 14'h0578
  wire match_545 = syndrome == (H_COL_6 ^ H_COL_27);  // bits 6, 27: 14'h3d63
  wire match_546 = syndrome == (H_COL_6 ^ H_COL_28);  // bits 6, 28: 14'h00d5
  wire match_547 = syndrome == (H_COL_6 ^ H_COL_29);  // bits 6, 29: 14'h1e0e
  wire match_548 = syndrome == (H_COL_6 ^ H_COL_30);  // bits 6, 30: 14'h30d8
  wire match_549 = syndrome == (H_COL_6 ^ H_COL_31);  // bits 6, 31: 14'h27b3
  wire match_550 = syndrome == (H_COL_6 ^ H_COL_32);  // bits 6, 32: 14'h0dbd
  wire match_551 = syndrome == (H_COL_6 ^ H_COL_33);  // bits 6, 33: 14'h18ba
  wire match_552 = syndrome == (H_COL_6 ^ H_COL_34);  // bits 6, 34: 14'h3382
  wire match_553 = syndrome == (H_COL_6 ^ H_COL_35);  // bits 6, 35: 14'h261e
  wire match_554 = syndrome == (H_COL_6 ^ H_COL_36);  // bits 6, 36: 14'h2cd0
  wire match_555 = syndrome == (H_COL_6 ^ H_COL_37);  // bits 6, 37: 14'h29b7
  wire match_556 = syndrome == (H_COL_6 ^ H_COL_38);  // bits 6, 38: 14'h0abf
  wire match_557 = syndrome == (H_COL_6 ^ H_COL_39);  // bits 6, 39: 14'h1b3b
  wire match_558 = syndrome == (H_COL_6 ^ H_COL_40);  // bits 6, 40: 14'h13f9
  wire match_559 = syndrome == (H_COL_6 ^ H_COL_41);  // bits 6, 41: 14'h1798
  wire match_560 = syndrome == (H_COL_6 ^ H_COL_42);  // bits 6, 42: 14'h3413
  wire match_561 = syndrome == (H_COL_6 ^ H_COL_43);  // bits 6, 43: 14'h046d
  wire match_562 = syndrome == (H_COL_6 ^ H_COL_44);  // bits 6, 44: 14'h1c52
  wire match_563 = syndrome == (H_COL_6 ^ H_COL_45);  // bits 6, 45: 14'h31f6
  wire match_564 = syndrome == (H_COL_6 ^ H_COL_46);  // bits 6, 46: 14'h2724
  wire match_565 = syndrome == (H_COL_6 ^ H_COL_47);  // bits 6, 47: 14'h2c4d
  wire match_566 = syndrome == (H_COL_6 ^ H_COL_48);  // bits 6, 48: 14'h0842
  wire match_567 = syndrome == (H_COL_6 ^ H_COL_49);  // bits 6, 49: 14'h3bfe
  wire match_568 = syndrome == (H_COL_6 ^ H_COL_50);  // bits 6, 50: 14'h2220
  wire match_569 = syndrome == (H_COL_6 ^ H_COL_51);  // bits 6, 51: 14'h2ecf
  wire match_570 = syndrome == (H_COL_6 ^ H_COL_52);  // bits 6, 52: 14'h0903
  wire match_571 = syndrome == (H_COL_6 ^ H_COL_53);  // bits 6, 53: 14'h1ae5
  wire match_572 = syndrome == (H_COL_6 ^ H_COL_54);  // bits 6, 54: 14'h1316
  wire match_573 = syndrome == (H_COL_6 ^ H_COL_55);  // bits 6, 55: 14'h3654
  wire match_574 = syndrome == (H_COL_6 ^ H_COL_56);  // bits 6, 56: 14'h24f5
  wire match_575 = syndrome == (H_COL_6 ^ H_COL_57);  // bits 6, 57: 14'h0c1e
  wire match_576 = syndrome == (H_COL_6 ^ H_COL_58);  // bits 6, 58: 14'h39d0
  wire match_577 = syndrome == (H_COL_6 ^ H_COL_59);  // bits 6, 59: 14'h2337
  wire match_578 = syndrome == (H_COL_6 ^ H_COL_60);  // bits 6, 60: 14'h0fff
  wire match_579 = syndrome == (H_COL_6 ^ H_COL_61);  // bits 6, 61: 14'h199b
  wire match_580 = syndrome == (H_COL_6 ^ H_COL_62);  // bits 6, 62: 14'h12a9
  wire match_581 = syndrome == (H_COL_6 ^ H_COL_63);  // bits 6, 63: 14'h1730
  wire match_582 = syndrome == (H_COL_6 ^ H_COL_64);  // bits 6, 64: 14'h3447
  wire match_583 = syndrome == (H_COL_6 ^ H_COL_65);  // bits 6, 65: 14'h0447
  wire match_584 = syndrome == (H_COL_6 ^ H_COL_66);  // bits 6, 66: 14'h1c47
  wire match_585 = syndrome == (H_COL_6 ^ H_COL_67);  // bits 6, 67: 14'h1047
  wire match_586 = syndrome == (H_COL_6 ^ H_COL_68);  // bits 6, 68: 14'h1647
  wire match_587 = syndrome == (H_COL_6 ^ H_COL_69);  // bits 6, 69: 14'h1547
  wire match_588 = syndrome == (H_COL_6 ^ H_COL_70);  // bits 6, 70: 14'h14c7
  wire match_589 = syndrome == (H_COL_6 ^ H_COL_71);  // bits 6, 71: 14'h1407
  wire match_590 = syndrome == (H_COL_6 ^ H_COL_72);  // bits 6, 72: 14'h1467
  wire match_591 = syndrome == (H_COL_6 ^ H_COL_73);  // bits 6, 73: 14'h1457
  wire match_592 = syndrome == (H_COL_6 ^ H_COL_74);  // bits 6, 74: 14'h144f
  wire match_593 = syndrome == (H_COL_6 ^ H_COL_75);  // bits 6, 75: 14'h1443
  wire match_594 = syndrome == (H_COL_6 ^ H_COL_76);  // bits 6, 76: 14'h1445
  wire match_595 = syndrome == (H_COL_6 ^ H_COL_77);  // bits 6, 77: 14'h1446
  wire match_596 = syndrome == (H_COL_7 ^ H_COL_8);  // bits 7, 8: 14'h3e54
  wire match_597 = syndrome == (H_COL_7 ^ H_COL_9);  // bits 7, 9: 14'h217e
  wire match_598 = syndrome == (H_COL_7 ^ H_COL_10);  // bits 7, 10: 14'h2eeb
  wire match_599 = syndrome == (H_COL_7 ^ H_COL_11);  // bits 7, 11: 14'h089a
  wire match_600 = syndrome == (H_COL_7 ^ H_COL_12);  // bits 7, 12: 14'h3a19
  wire match_601 = syndrome == (H_COL_7 ^ H_COL_13);  // bits 7, 13: 14'h02e3
  wire match_602 = syndrome == (H_COL_7 ^ H_COL_14);  // bits 7, 14: 14'h1e9e
  wire match_603 = syndrome == (H_COL_7 ^ H_COL_15);  // bits 7, 15: 14'h311b
  wire match_604 = syndrome == (H_COL_7 ^ H_COL_16);  // bits 7, 16: 14'h0762
  wire match_605 = syndrome == (H_COL_7 ^ H_COL_17);  // bits 7, 17: 14'h3de5
  wire match_606 = syndrome == (H_COL_7 ^ H_COL_18);  // bits 7, 18: 14'h011d
  wire match_607 = syndrome == (H_COL_7 ^ H_COL_19);  // bits 7, 19: 14'h1f61
  wire match_608 = syndrome == (H_COL_7 ^ H_COL_20);  // bits 7, 20: 14'h105f
  wire match_609 = syndrome == (H_COL_7 ^ H_COL_21);  // bits 7, 21: 14'h17c0
  wire match_610 = syndrome == (H_COL_7 ^ H_COL_22);  // bits 7, 22: 14'h35b4
  wire match_611 = syndrome == (H_COL_7 ^ H_COL_23);  // bits 7, 23: 14'h248e
  wire match_612 = syndrome == (H_COL_7 ^ H_COL_24);  // bits 7, 24: 14'h2c13
  wire match_613 = syndrome == (H_COL_7 ^ H_COL_25);  // bits 7, 25: 14'h09e6
  wire match_614 = syndrome == (H_COL_7 ^ H_COL_26);  // bits 7, 26: 14'h3aa7
  wire match_615 = syndrome == (H_COL_7 ^ H_COL_27);  // bits 7, 27: 14'h02bc
  wire match_616 = syndrome == (H_COL_7 ^ H_COL_28);  // bits 7, 28: 14'h3f0a
  wire match_617 = syndrome == (H_COL_7 ^ H_COL_29);  // bits 7, 29: 14'h21d1
  wire match_618 = syndrome == (H_COL_7 ^ H_COL_30);  // bits 7, 30: 14'h0f07
  wire match_619 = syndrome == (H_COL_7 ^ H_COL_31);  // bits 7, 31: 14'h186c
  wire match_620 = syndrome == (H_COL_7 ^ H_COL_32);  // bits 7, 32: 14'h3262
  wire match_621 = syndrome == (H_COL_7 ^ H_COL_33);  // bits 7, 33: 14'h2765
  wire match_622 = syndrome == (H_COL_7 ^ H_COL_34);  // bits 7, 34: 14'h0c5d
  wire match_623 = syndrome == (H_COL_7 ^ H_COL_35);  // bits 7, 35: 14'h19c1
  wire match_624 = syndrome == (H_COL_7 ^ H_COL_36);  // bits 7, 36: 14'h130f
  wire match_625 = syndrome == (H_COL_7 ^ H_COL_37);  // bits 7, 37: 14'h1668
  wire match_626 = syndrome == (H_COL_7 ^ H_COL_38);  // bits 7, 38: 14'h3560
  wire match_627 = syndrome == (H_COL_7 ^ H_COL_39);  // bits 7, 39: 14'h24e4
  wire match_628 = syndrome == (H_COL_7 ^ H_COL_40);  // bits 7, 40: 14'h2c26
  wire match_629 = syndrome == (H_COL_7 ^ H_COL_41);  // bits 7, 41: 14'h2847
  wire match_630 = syndrome == (H_COL_7 ^ H_COL_42);  // bits 7, 42: 14'h0bcc
  wire match_631 = syndrome == (H_COL_7 ^ H_COL_43);  // bits 7, 43: 14'h3bb2
  wire match_632 = syndrome == (H_COL_7 ^ H_COL_44);  // bits 7, 44: 14'h238d
  wire match_633 = syndrome == (H_COL_7 ^ H_COL_45);  // bits 7, 45: 14'h0e29
  wire match_634 = syndrome == (H_COL_7 ^ H_COL_46);  // bits 7, 46: 14'h18fb
  wire match_635 = syndrome == (H_COL_7 ^ H_COL_47);  // bits 7, 47: 14'h1392
  wire match_636 = syndrome == (H_COL_7 ^ H_COL_48);  // bits 7, 48: 14'h379d
  wire match_637 = syndrome == (H_COL_7 ^ H_COL_49);  // bits 7, 49: 14'h0421
  wire match_638 = syndrome == (H_COL_7 ^ H_COL_50);  // bits 7, 50: 14'h1dff
  wire match_639 = syndrome == (H_COL_7 ^ H_COL_51);  // bits 7, 51: 14'h1110
  wire match_640 = syndrome == (H_COL_7 ^ H_COL_52);  // bits 7, 52: 14'h36dc
  wire match_641 = syndrome == (H_COL_7 ^ H_COL_53);  // bits 7, 53: 14'h253a
  wire match_642 = syndrome == (H_COL_7 ^ H_COL_54);  // bits 7, 54: 14'h2cc9
  wire match_643 = syndrome == (H_COL_7 ^ H_COL_55);  // bits 7, 55: 14'h098b
  wire match_644 = syndrome == (H_COL_7 ^ H_COL_56);  // bits 7, 56: 14'h1b2a
  wire match_645 = syndrome == (H_COL_7 ^ H_COL_57);  // bits 7, 57: 14'h33c1
  wire match_646 = syndrome == (H_COL_7 ^ H_COL_58);  // bits 7, 58: 14'h060f
  wire match_647 = syndrome == (H_COL_7 ^ H_COL_59);  // bits 7, 59: 14'h1ce8
  wire match_648 = syndrome == (H_COL_7 ^ H_COL_60);  // bits 7, 60: 14'h3020
  wire match_649 = syndrome == (H_COL_7 ^ H_COL_61);  // bits 7, 61: 14'h2644
  wire match_650 = syndrome == (H_COL_7 ^ H_COL_62);  // bits 7, 62: 14'h2d76
  wire match_651 = syndrome == (H_COL_7 ^ H_COL_63);  // bits 7, 63: 14'h28ef
  wire match_652 = syndrome == (H_COL_7 ^ H_COL_64);  // bits 7, 64: 14'h0b98
  wire match_653 = syndrome == (H_COL_7 ^ H_COL_65);  // bits 7, 65: 14'h3b98
  wire match_654 = syndrome == (H_COL_7 ^ H_COL_66);  // bits 7, 66: 14'h2398
  wire match_655 = syndrome == (H_COL_7 ^ H_COL_67);  // bits 7, 67: 14'h2f98
  wire match_656 = syndrome == (H_COL_7 ^ H_COL_68);  // bits 7, 68: 14'h2998
  wire match_657 = syndrome == (H_COL_7 ^ H_COL_69);  // bits 7, 69: 14'h2a98
  wire match_658 = syndrome == (H_COL_7 ^ H_COL_70);  // bits 7, 70: 14'h2b18
  wire match_659 = syndrome == (H_COL_7 ^ H_COL_71);  // bits 7, 71: 14'h2bd8
  wire match_660 = syndrome == (H_COL_7 ^ H_COL_72);  // bits 7, 72: 14'h2bb8
  wire match_661 = syndrome == (H_COL_7 ^ H_COL_73);  // bits 7, 73: 14'h2b88
  wire match_662 = syndrome == (H_COL_7 ^ H_COL_74);  // bits 7, 74: 14'h2b90
  wire match_663 = syndrome == (H_COL_7 ^ H_COL_75);  // bits 7, 75: 14'h2b9c
  wire match_664 = syndrome == (H_COL_7 ^ H_COL_76);  // bits 7, 76: 14'h2b9a
  wire match_665 = syndrome == (H_COL_7 ^ H_COL_77);  // bits 7, 77: 14'h2b99
  wire match_666 = syndrome == (H_COL_8 ^ H_COL_9);  // bits 8, 9: 14'h1f2a
  wire match_667 = syndrome == (H_COL_8 ^ H_COL_10);  // bits 8, 10: 14'h10bf
  wire match_668 = syndrome == (H_COL_8 ^ H_COL_11);  // bits 8, 11: 14'h36ce
  wire match_669 = syndrome == (H_COL_8 ^ H_COL_12);  // bits 8, 12: 14'h044d
  wire match_670 = syndrome == (H_COL_8 ^ H_COL_13);  // bits 8, 13: 14'h3cb7
  wire match_671 = syndrome == (H_COL_8 ^ H_COL_14);  // bits 8, 14: 14'h20ca
  wire match_672 = syndrome == (H_COL_8 ^ H_COL_15);  // bits 8, 15: 14'h0f4f
  wire match_673 = syndrome == (H_COL_8 ^ H_COL_16);  // bits 8, 16: 14'h3936
  wire match_674 = syndrome == (H_COL_8 ^ H_COL_17);  // bits 8, 17: 14'h03b1
  wire match_675 = syndrome == (H_COL_8 ^ H_COL_18);  // bits 8, 18: 14'h3f49
  wire match_676 = syndrome == (H_COL_8 ^ H_COL_19);  // bits 8, 19: 14'h2135
  wire match_677 = syndrome == (H_COL_8 ^ H_COL_20);  // bits 8, 20: 14'h2e0b
  wire match_678 = syndrome == (H_COL_8 ^ H_COL_21);  // bits 8, 21: 14'h2994
  wire match_679 = syndrome == (H_COL_8 ^ H_COL_22);  // bits 8, 22: 14'h0be0
  wire match_680 = syndrome == (H_COL_8 ^ H_COL_23);  // bits 8, 23: 14'h1ada
  wire match_681 = syndrome == (H_COL_8 ^ H_COL_24);  // bits 8, 24: 14'h1247
  wire match_682 = syndrome == (H_COL_8 ^ H_COL_25);  // bits 8, 25: 14'h37b2
  wire match_683 = syndrome == (H_COL_8 ^ H_COL_26);  // bits 8, 26: 14'h04f3
  wire match_684 = syndrome == (H_COL_8 ^ H_COL_27);  // bits 8, 27: 14'h3ce8
  wire match_685 = syndrome == (H_COL_8 ^ H_COL_28);  // bits 8, 28: 14'h015e
  wire match_686 = syndrome == (H_COL_8 ^ H_COL_29);  // bits 8, 29: 14'h1f85
  wire match_687 = syndrome == (H_COL_8 ^ H_COL_30);  // bits 8, 30: 14'h3153
  wire match_688 = syndrome == (H_COL_8 ^ H_COL_31);  // bits 8, 31: 14'h2638
  wire match_689 = syndrome == (H_COL_8 ^ H_COL_32);  // bits 8, 32: 14'h0c36
  wire match_690 = syndrome == (H_COL_8 ^ H_COL_33);  // bits 8, 33: 14'h1931
  wire match_691 = syndrome == (H_COL_8 ^ H_COL_34);  // bits 8, 34: 14'h3209
  wire match_692 = syndrome == (H_COL_8 ^ H_COL_35);  // bits 8, 35: 14'h2795
  wire match_693 = syndrome == (H_COL_8 ^ H_COL_36);  // bits 8, 36: 14'h2d5b
  wire match_694 = syndrome == (H_COL_8 ^ H_COL_37);  // bits 8, 37: 14'h283c
  wire match_695 = syndrome == (H_COL_8 ^ H_COL_38);  // bits 8, 38: 14'h0b34
  wire match_696 = syndrome == (H_COL_8 ^ H_COL_39);  // bits 8, 39: 14'h1ab0
  wire match_697 = syndrome == (H_COL_8 ^ H_COL_40);  // bits 8, 40: 14'h1272
  wire match_698 = syndrome == (H_COL_8 ^ H_COL_41);  // bits 8, 41: 14'h1613
  wire match_699 = syndrome == (H_COL_8 ^ H_COL_42);  // bits 8, 42: 14'h3598
  wire match_700 = syndrome == (H_COL_8 ^ H_COL_43);  // bits 8, 43: 14'h05e6
  wire match_701 = syndrome == (H_COL_8 ^ H_COL_44);  // bits 8, 44: 14'h1dd9
  wire match_702 = syndrome == (H_COL_8 ^ H_COL_45);  // bits 8, 45: 14'h307d
  wire match_703 = syndrome == (H_COL_8 ^ H_COL_46);  // bits 8, 46: 14'h26af
  wire match_704 = syndrome == (H_COL_8 ^ H_COL_47);  // bits 8, 47: 14'h2dc6
  wire match_705 = syndrome == (H_COL_8 ^ H_COL_48);  // bits 8, 48: 14'h09c9
  wire match_706 = syndrome == (H_COL_8 ^ H_COL_49);  // bits 8, 49: 14'h3a75
  wire match_707 = syndrome == (H_COL_8 ^ H_COL_50);  // bits 8, 50: 14'h23ab
  wire match_708 = syndrome == (H_COL_8 ^ H_COL_51);  // bits 8, 51: 14'h2f44
  wire match_709 = syndrome == (H_COL_8 ^ H_COL_52);  // bits 8, 52: 14'h0888
  wire match_710 = syndrome == (H_COL_8 ^ H_COL_53);  // bits 8, 53: 14'h1b6e
  wire match_711 = syndrome == (H_COL_8 ^ H_COL_54);  // bits 8, 54: 14'h129d
  wire match_712 = syndrome == (H_COL_8 ^ H_COL_55);  // bits 8, 55: 14'h37df
  wire match_713 = syndrome == (H_COL_8 ^ H_COL_56);  // bits 8, 56: 14'h257e
  wire match_714 = syndrome == (H_COL_8 ^ H_COL_57);  // bits 8, 57: 14'h0d95
  wire match_715 = syndrome == (H_COL_8 ^ H_COL_58);  // bits 8, 58: 14'h385b
  wire match_716 = syndrome == (H_COL_8 ^ H_COL_59);  // bits 8, 59: 14'h22bc
  wire match_717 = syndrome == (H_COL_8 ^ H_COL_60);  // bits 8, 60: 14'h0e74
  wire match_718 = syndrome == (H_COL_8 ^ H_COL_61);  // bits 8, 61: 14'h1810
  wire match_719 = syndrome == (H_COL_8 ^ H_COL_62);  // bits 8, 62: 14'h1322
  wire match_720 = syndrome == (H_COL_8 ^ H_COL_63);  // bits 8, 63: 14'h16bb
  wire match_721 = syndrome == (H_COL_8 ^ H_COL_64);  // bits 8, 64: 14'h35cc
  wire match_722 = syndrome == (H_COL_8 ^ H_COL_65);  // bits 8, 65: 14'h05cc
  wire match_723 = syndrome == (H_COL_8 ^ H_COL_66);  // bits 8, 66: 14'h1dcc
  wire match_724 = syndrome == (H_COL_8 ^ H_COL_67);  // bits 8, 67: 14'h11cc
  wire match_725 = syndrome == (H_COL_8 ^ H_COL_68);  // bits 8, 68: 14'h17cc
  wire match_726 = syndrome == (H_COL_8 ^ H_COL_69);  // bits 8, 69: 14'h14cc
  wire match_727 = syndrome == (H_COL_8 ^ H_COL_70);  // bits 8, 70: 14'h154c
  wire match_728 = syndrome == (H_COL_8 ^ H_COL_71);  // bits 8, 71: 14'h158c
  wire match_729 = syndrome == (H_COL_8 ^ H_COL_72);  // bits 8, 72: 14'h15ec
  wire match_730 = syndrome == (H_COL_8 ^ H_COL_73);  // bits 8, 73: 14'h15dc
  wire match_731 = syndrome == (H_COL_8 ^ H_COL_74);  // bits 8, 74: 14'h15c4
  wire match_732 = syndrome == (H_COL_8 ^ H_COL_75);  // bits 8, 75: 14'h15c8
  wire match_733 = syndrome == (H_COL_8 ^ H_COL_76);  // bits 8, 76: 14'h15ce
  wire match_734 = syndrome == (H_COL_8 ^ H_COL_77);  // bits 8, 77: 14'h15cd
  wire match_735 = syndrome == (H_COL_9 ^ H_COL_10);  // bits 9, 10: 14'h0f95
  wire match_736 = syndrome == (H_COL_9 ^ H_COL_11);  // bits 9, 11: 14'h29e4
  wire match_737 = syndrome == (H_COL_9 ^ H_COL_12);  // bits 9, 12: 14'h1b67
  wire match_738 = syndrome == (H_COL_9 ^ H_COL_13);  // bits 9, 13: 14'h239d
  wire match_739 = syndrome == (H_COL_9 ^ H_COL_14);  // bits 9, 14: 14'h3fe0
  wire match_740 = syndrome == (H_COL_9 ^ H_COL_15);  // bits 9, 15: 14'h1065
  wire match_741 = syndrome == (H_COL_9 ^ H_COL_16);  // bits 9, 16: 14'h261c
  wire match_742 = syndrome == (H_COL_9 ^ H_COL_17);  // bits 9, 17: 14'h1c9b
  wire match_743 = syndrome == (H_COL_9 ^ H_COL_18);  // bits 9, 18: 14'h2063
  wire match_744 = syndrome == (H_COL_9 ^ H_COL_19);  // bits 9, 19: 14'h3e1f
  wire match_745 = syndrome == (H_COL_9 ^ H_COL_20);  // bits 9, 20: 14'h3121
  wire match_746 = syndrome == (H_COL_9 ^ H_COL_21);  // bits 9, 21: 14'h36be
  wire match_747 = syndrome == (H_COL_9 ^ H_COL_22);  // bits 9, 22: 14'h14ca
  wire match_748 = syndrome == (H_COL_9 ^ H_COL_23);  // bits 9, 23: 14'h05f0
  wire match_749 = syndrome == (H_COL_9 ^ H_COL_24);  // bits 9, 24: 14'h0d6d
  wire match_750 = syndrome == (H_COL_9 ^ H_COL_25);  // bits 9, 25: 14'h2898
  wire match_751 = syndrome == (H_COL_9 ^ H_COL_26);  // bits 9, 26: 14'h1bd9
  wire match_752 = syndrome == (H_COL_9 ^ H_COL_27);  // bits 9, 27: 14'h23c2
  wire match_753 = syndrome == (H_COL_9 ^ H_COL_28);  // bits 9, 28: 14'h1e74
  wire match_754 = syndrome == (H_COL_9 ^ H_COL_29);  // bits 9, 29: 14'h00af
  wire match_755 = syndrome == (H_COL_9 ^ H_COL_30);  // bits 9, 30: 14'h2e79
  wire match_756 = syndrome == (H_COL_9 ^ H_COL_31);  // bits 9, 31: 14'h3912
  wire match_757 = syndrome == (H_COL_9 ^ H_COL_32);  // bits 9, 32: 14'h131c
  wire match_758 = syndrome == (H_COL_9 ^ H_COL_33);  // bits 9, 33: 14'h061b
  wire match_759 = syndrome == (H_COL_9 ^ H_COL_34);  // bits 9, 34: 14'h2d23
  wire match_760 = syndrome == (H_COL_9 ^ H_COL_35);  // bits 9, 35: 14'h38bf
  wire match_761 = syndrome == (H_COL_9 ^ H_COL_36);  // bits 9, 36: 14'h3271
  wire match_762 = syndrome == (H_COL_9 ^ H_COL_37);  // bits 9, 37: 14'h3716
  wire match_763 = syndrome == (H_COL_9 ^ H_COL_38);  // bits 9, 38: 14'h141e
  wire match_764 = syndrome == (H_COL_9 ^ H_COL_39);  // bits 9, 39: 14'h059a
  wire match_765 = syndrome == (H_COL_9 ^ H_COL_40);  // bits 9, 40: 14'h0d58
  wire match_766 = syndrome == (H_COL_9 ^ H_COL_41);  // bits 9, 41: 14'h0939
  wire match_767 = syndrome == (H_COL_9 ^ H_COL_42);  // bits 9, 42: 14'h2ab2
  wire match_768 = syndrome == (H_COL_9 ^ H_COL_43);  // bits 9, 43: 14'h1acc
  wire match_769 = syndrome == (H_COL_9 ^ H_COL_44);  // bits 9, 44: 14'h02f3
  wire match_770 = syndrome == (H_COL_9 ^ H_COL_45);  // bits 9, 45: 14'h2f57
  wire match_771 = syndrome == (H_COL_9 ^ H_COL_46);  // bits 9, 46: 14'h3985
  wire match_772 = syndrome == (H_COL_9 ^ H_COL_47);  // bits 9, 47: 14'h32ec
  wire match_773 = syndrome == (H_COL_9 ^ H_COL_48);  // bits 9, 48: 14'h16e3
  wire match_774 = syndrome == (H_COL_9 ^ H_COL_49);  // bits 9, 49: 14'h255f
  wire match_775 = syndrome == (H_COL_9 ^ H_COL_50);  // bits 9, 50: 14'h3c81
  wire match_776 = syndrome == (H_COL_9 ^ H_COL_51);  // bits 9, 51: 14'h306e
  wire match_777 = syndrome == (H_COL_9 ^ H_COL_52);  // bits 9, 52: 14'h17a2
  wire match_778 = syndrome == (H_COL_9 ^ H_COL_53);  // bits 9, 53: 14'h0444
  wire match_779 = syndrome == (H_COL_9 ^ H_COL_54);  // bits 9, 54: 14'h0db7
  wire match_780 = syndrome == (H_COL_9 ^ H_COL_55);  // bits 9, 55: 14'h28f5
  wire match_781 = syndrome == (H_COL_9 ^ H_COL_56);  // bits 9, 56: 14'h3a54
  wire match_782 = syndrome == (H_COL_9 ^ H_COL_57);  // bits 9, 57: 14'h12bf
  wire match_783 = syndrome == (H_COL_9 ^ H_COL_58);  // bits 9, 58: 14'h2771
  wire match_784 = syndrome == (H_COL_9 ^ H_COL_59);  // bits 9, 59: 14'h3d96
  wire match_785 = syndrome == (H_COL_9 ^ H_COL_60);  // bits 9, 60: 14'h115e
  wire match_786 = syndrome == (H_COL_9 ^ H_COL_61);  // bits 9, 61: 14'h073a
  wire match_787 = syndrome == (H_COL_9 ^ H_COL_62);  // bits 9, 62: 14'h0c08
  wire match_788 = syndrome == (H_COL_9 ^ H_COL_63);  // bits 9, 63: 14'h0991
  wire match_789 = syndrome == (H_COL_9 ^ H_COL_64);  // bits 9, 64: 14'h2ae6
  wire match_790 = syndrome == (H_COL_9 ^ H_COL_65);  // bits 9, 65: 14'h1ae6
  wire match_791 = syndrome == (H_COL_9 ^ H_COL_66);  // bits 9, 66: 14'h02e6
  wire match_792 = syndrome == (H_COL_9 ^ H_COL_67);  // bits 9, 67: 14'h0ee6
  wire match_793 = syndrome == (H_COL_9 ^ H_COL_68);  // bits 9, 68: 14'h08e6
  wire match_794 = syndrome == (H_COL_9 ^ H_COL_69);  // bits 9, 69: 14'h0be6
  wire match_795 = syndrome == (H_COL_9 ^ H_COL_70);  // bits 9, 70: 14'h0a66
  wire match_796 = syndrome == (H_COL_9 ^ H_COL_71);  // bits 9, 71: 14'h0aa6
  wire match_797 = syndrome == (H_COL_9 ^ H_COL_72);  // bits 9, 72: 14'h0ac6
  wire match_798 = syndrome == (H_COL_9 ^ H_COL_73);  // bits 9, 73: 14'h0af6
  wire match_799 = syndrome == (H_COL_9 ^ H_COL_74);  // bits 9, 74: 14'h0aee
  wire match_800 = syndrome == (H_COL_9 ^ H_COL_75);  // bits 9, 75: 14'h0ae2
  wire match_801 = syndrome == (H_COL_9 ^ H_COL_76);  // bits 9, 76: 14'h0ae4
  wire match_802 = syndrome == (H_COL_9 ^ H_COL_77);  // bits 9, 77: 14'h0ae7
  wire match_803 = syndrome == (H_COL_10 ^ H_COL_11);  // bits 10, 11: 14'h2671
  wire match_804 = syndrome == (H_COL_10 ^ H_COL_12);  // bits 10, 12: 14'h14f2
  wire match_805 = syndrome == (H_COL_10 ^ H_COL_13);  // bits 10, 13: 14'h2c08
  wire match_806 = syndrome == (H_COL_10 ^ H_COL_14);  // bits 10, 14: 14'h3075
  wire match_807 = syndrome == (H_COL_10 ^ H_COL_15);  // bits 10, 15: 14'h1ff0
  wire match_808 = syndrome == (H_COL_10 ^ H_COL_16);  // bits 10, 16: 14'h2989
  wire match_809 = syndrome == (H_COL_10 ^ H_COL_17);  // bits 10, 17: 14'h130e
  wire match_810 = syndrome == (H_COL_10 ^ H_COL_18);  // bits 10, 18: 14'h2ff6
  wire match_811 = syndrome == (H_COL_10 ^ H_COL_19);  // bits 10, 19: 14'h318a
  wire match_812 = syndrome == (H_COL_10 ^ H_COL_20);  // bits 10, 20: 14'h3eb4
  wire match_813 = syndrome == (H_COL_10 ^ H_COL_21);  // bits 10, 21: 14'h392b
  wire match_814 = syndrome == (H_COL_10 ^ H_COL_22);  // bits 10, 22: 14'h1b5f
  wire match_815 = syndrome == (H_COL_10 ^ H_COL_23);  // bits 10, 23: 14'h0a65
  wire match_816 = syndrome == (H_COL_10 ^ H_COL_24);  // bits 10, 24: 14'h02f8
  wire match_817 = syndrome == (H_COL_10 ^ H_COL_25);  // bits 10, 25: 14'h270d
  wire match_818 = syndrome == (H_COL_10 ^ H_COL_26);  // bits 10, 26: 14'h144c
  wire match_819 = syndrome == (H_COL_10 ^ H_COL_27);  // bits 10, 27: 14'h2c57
  wire match_820 = syndrome == (H_COL_10 ^ H_COL_28);  // bits 10, 28: 14'h11e1
  wire match_821 = syndrome == (H_COL_10 ^ H_COL_29);  // bits 10, 29: 14'h0f3a
  wire match_822 = syndrome == (H_COL_10 ^ H_COL_30);  // bits 10, 30: 14'h21ec
  wire match_823 = syndrome == (H_COL_10 ^ H_COL_31);  // bits 10, 31: 14'h3687
  wire match_824 = syndrome == (H_COL_10 ^ H_COL_32);  // bits 10, 32: 14'h1c89
  wire match_825 = syndrome == (H_COL_10 ^ H_COL_33);  // bits 10, 33: 14'h098e
  wire match_826 = syndrome == (H_COL_10 ^ H_COL_34);  // bits 10, 34: 14'h22b6
  wire match_827 = syndrome == (H_COL_10 ^ H_COL_35);  // bits 10, 35: 14'h372a
  wire match_828 = syndrome == (H_COL_10 ^ H_COL_36);  // bits 10, 36: 14'h3de4
  wire match_829 = syndrome == (H_COL_10 ^ H_COL_37);  // bits 10, 37: 14'h3883
  wire match_830 = syndrome == (H_COL_10 ^ H_COL_38);  // bits 10, 38: 14'h1b8b
  wire match_831 = syndrome == (H_COL_10 ^ H_COL_39);  // bits 10, 39: 14'h0a0f
  wire match_832 = syndrome == (H_COL_10 ^ H_COL_40);  // bits 10, 40: 14'h02cd
  wire match_833 = syndrome == (H_COL_10 ^ H_COL_41);  // bits 10, 41: 14'h06ac
  wire match_834 = syndrome == (H_COL_10 ^ H_COL_42);  // bits 10, 42: 14'h2527
  wire match_835 = syndrome == (H_COL_10 ^ H_COL_43);  // bits 10, 43: 14'h1559
  wire match_836 = syndrome == (H_COL_10 ^ H_COL_44);  // bits 10, 44: 14'h0d66
  wire match_837 = syndrome == (H_COL_10 ^ H_COL_45);  // bits 10, 45: 14'h20c2
  wire match_838 = syndrome == (H_COL_10 ^ H_COL_46);  // bits 10, 46: 14'h3610
  wire match_839 = syndrome == (H_COL_10 ^ H_COL_47);  // bits 10, 47: 14'h3d79
  wire match_840 = syndrome == (H_COL_10 ^ H_COL_48);  // bits 10, 48: 14'h1976
  wire match_841 = syndrome == (H_COL_10 ^ H_COL_49);  // bits 10, 49: 14'h2aca
  wire match_842 = syndrome == (H_COL_10 ^ H_COL_50);  // bits 10, 50: 14'h3314
  wire match_843 = syndrome == (H_COL_10 ^ H_COL_51);  // bits 10, 51: 14'h3ffb
  wire match_844 = syndrome == (H_COL_10 ^ H_COL_52);  // bits 10, 52: 14'h1837
  wire match_845 = syndrome == (H_COL_10 ^ H_COL_53);  // bits 10, 53: 14'h0bd1
  wire match_846 = syndrome == (H_COL_10 ^ H_COL_54);  // bits 10, 54: 14'h0222
  wire match_847 = syndrome == (H_COL_10 ^ H_COL_55);  // bits 10, 55: 14'h2760
  wire match_848 = syndrome == (H_COL_10 ^ H_COL_56);  // bits 10, 56: 14'h35c1
  wire match_849 = syndrome == (H_COL_10 ^ H_COL_57);  // bits 10, 57: 14'h1d2a
  wire match_850 = syndrome == (H_COL_10 ^ H_COL_58);  // bits 10, 58: 14'h28e4
  wire match_851 = syndrome == (H_COL_10 ^ H_COL_59);  // bits 10, 59: 14'h3203
  wire match_852 = syndrome == (H_COL_10 ^ H_COL_60);  // bits 10, 60: 14'h1ecb
  wire match_853 = syndrome == (H_COL_10 ^ H_COL_61);  // bits 10, 61: 14'h08af
  wire match_854 = syndrome == (H_COL_10 ^ H_COL_62);  // bits 10, 62: 14'h039d
  wire match_855 = syndrome == (H_COL_10 ^ H_COL_63);  // bits 10, 63: 14'h0604
  wire match_856 = syndrome == (H_COL_10 ^ H_COL_64);  // bits 10, 64: 14'h2573
  wire match_857 = syndrome == (H_COL_10 ^ H_COL_65);  // bits 10, 65: 14'h1573
  wire match_858 = syndrome == (H_COL_10 ^ H_COL_66);  // bits 10, 66: 14'h0d73
  wire match_859 = syndrome == (H_COL_10 ^ H_COL_67);  // bits 10, 67: 14'h0173
  wire match_860 = syndrome == (H_COL_10 ^ H_COL_68);  // bits 10, 68: 14'h0773
  wire match_861 = syndrome == (H_COL_10 ^ H_COL_69);  // bits 10, 69: 14'h0473
  wire match_862 = syndrome == (H_COL_10 ^ H_COL_70);  // bits 10, 70: 14'h05f3
  wire match_863 = syndrome == (H_COL_10 ^ H_COL_71);  // bits 10, 71: 14'h0533
  wire match_864 = syndrome == (H_COL_10 ^ H_COL_72);  // bits 10, 72: 14'h0553
  wire match_865 = syndrome == (H_COL_10 ^ H_COL_73);  // bits 10, 73: 14'h0563
  wire match_866 = syndrome == (H_COL_10 ^ H_COL_74);  // bits 10, 74: 14'h057b
  wire match_867 = syndrome == (H_COL_10 ^ H_COL_75);  // bits 10, 75: 14'h0577
  wire match_868 = syndrome == (H_COL_10 ^ H_COL_76);  // bits 10, 76: 14'h0571
  wire match_869 = syndrome == (H_COL_10 ^ H_COL_77);  // bits 10, 77: 14'h0572
  wire match_870 = syndrome == (H_COL_11 ^ H_COL_12);  // bits 11, 12: 14'h3283
  wire match_871 = syndrome == (H_COL_11 ^ H_COL_13);  // bits 11, 13: 14'h0a79
  wire match_872 = syndrome == (H_COL_11 ^ H_COL_14);  // bits 11, 14: 14'h1604
  wire match_873 = syndrome == (H_COL_11 ^ H_COL_15);  // bits 11, 15: 14'h3981
  wire match_874 = syndrome == (H_COL_11 ^ H_COL_16);  // bits 11, 16: 14'h0ff8
  wire match_875 = syndrome == (H_COL_11 ^ H_COL_17);  // bits 11, 17: 14'h357f
  wire match_876 = syndrome == (H_COL_11 ^ H_COL_18);  // bits 11, 18: 14'h0987
  wire match_877 = syndrome == (H_COL_11 ^ H_COL_19);  // bits 11, 19: 14'h17fb
  wire match_878 = syndrome == (H_COL_11 ^ H_COL_20);  // bits 11, 20: 14'h18c5
  wire match_879 = syndrome == (H_COL_11 ^ H_COL_21);  // bits 11, 21: 14'h1f5a
  wire match_880 = syndrome == (H_COL_11 ^ H_COL_22);  // bits 11, 22: 14'h3d2e
  wire match_881 = syndrome == (H_COL_11 ^ H_COL_23);  // bits 11, 23: 14'h2c14
  wire match_882 = syndrome == (H_COL_11 ^ H_COL_24);  // bits 11, 24: 14'h2489
  wire match_883 = syndrome == (H_COL_11 ^ H_COL_25);  // bits 11, 25: 14'h017c
  wire match_884 = syndrome == (H_COL_11 ^ H_COL_26);  // bits 11, 26: 14'h323d
  wire match_885 = syndrome == (H_COL_11 ^ H_COL_27);  // bits 11, 27: 14'h0a26
  wire match_886 = syndrome == (H_COL_11 ^ H_COL_28);  // bits 11, 28: 14'h3790
  wire match_887 = syndrome == (H_COL_11 ^ H_COL_29);  // bits 11, 29: 14'h294b
  wire match_888 = syndrome == (H_COL_11 ^ H_COL_30);  // bits 11, 30: 14'h079d
  wire match_889 = syndrome == (H_COL_11 ^ H_COL_31);  // bits 11, 31: 14'h10f6
  wire match_890 = syndrome == (H_COL_11 ^ H_COL_32);  // bits 11, 32: 14'h3af8
  wire match_891 = syndrome == (H_COL_11 ^ H_COL_33);  // bits 11, 33: 14'h2fff
  wire match_892 = syndrome == (H_COL_11 ^ H_COL_34);  // bits 11, 34: 14'h04c7
  wire match_893 = syndrome == (H_COL_11 ^ H_COL_35);  // bits 11, 35: 14'h115b
  wire match_894 = syndrome == (H_COL_11 ^ H_COL_36);  // bits 11, 36: 14'h1b95
  wire match_895 = syndrome == (H_COL_11 ^ H_COL_37);  // bits 11, 37: 14'h1ef2
  wire match_896 = syndrome == (H_COL_11 ^ H_COL_38);  // bits 11, 38: 14'h3dfa
  wire match_897 = syndrome == (H_COL_11 ^ H_COL_39);  // bits 11, 39: 14'h2c7e
  wire match_898 = syndrome == (H_COL_11 ^ H_COL_40);  // bits 11, 40: 14'h24bc
  wire match_899 = syndrome == (H_COL_11 ^ H_COL_41);  // bits 11, 41: 14'h20dd
  wire match_900 = syndrome == (H_COL_11 ^ H_COL_42);  // bits 11, 42: 14'h0356
  wire match_901 = syndrome == (H_COL_11 ^ H_COL_43);  // bits 11, 43: 14'h3328
  wire match_902 = syndrome == (H_COL_11 ^ H_COL_44);  // bits 11, 44: 14'h2b17
  wire match_903 = syndrome == (H_COL_11 ^ H_COL_45);  // bits 11, 45: 14'h06b3
  wire match_904 = syndrome == (H_COL_11 ^ H_COL_46);  // bits 11, 46: 14'h1061
  wire match_905 = syndrome == (H_COL_11 ^ H_COL_47);  // bits 11, 47: 14'h1b08
  wire match_906 = syndrome == (H_COL_11 ^ H_COL_48);  // bits 11, 48: 14'h3f07
  wire match_907 = syndrome == (H_COL_11 ^ H_COL_49);  // bits 11, 49: 14'h0cbb
  wire match_908 = syndrome == (H_COL_11 ^ H_COL_50);  // bits 11, 50: 14'h1565
  wire match_909 = syndrome == (H_COL_11 ^ H_COL_51);  // bits 11, 51: 14'h198a
  wire match_910 = syndrome == (H_COL_11 ^ H_COL_52);  // bits 11, 52: 14'h3e46
  wire match_911 = syndrome == (H_COL_11 ^ H_COL_53);  // bits 11, 53: 14'h2da0
  wire match_912 = syndrome == (H_COL_11 ^ H_COL_54);  // bits 11, 54: 14'h2453
  wire match_913 = syndrome == (H_COL_11 ^ H_COL_55);  // bits 11, 55: 14'h0111
  wire match_914 = syndrome == (H_COL_11 ^ H_COL_56);  // bits 11, 56: 14'h13b0
  wire match_915 = syndrome == (H_COL_11 ^ H_COL_57);  // bits 11, 57: 14'h3b5b
  wire match_916 = syndrome == (H_COL_11 ^ H_COL_58);  // bits 11, 58: 14'h0e95
  wire match_917 = syndrome == (H_COL_11 ^ H_COL_59);  // bits 11, 59: 14'h1472
  wire match_918 = syndrome == (H_COL_11 ^ H_COL_60);  // bits 11, 60: 14'h38ba
  wire match_919 = syndrome == (H_COL_11 ^ H_COL_61);  // bits 11, 61: 14'h2ede
  wire match_920 = syndrome == (H_COL_11 ^ H_COL_62);  // bits 11, 62: 14'h25ec
  wire match_921 = syndrome == (H_COL_11 ^ H_COL_63);  // bits 11, 63: 14'h2075
  wire match_922 = syndrome == (H_COL_11 ^ H_COL_64);  // bits 11, 64: 14'h0302
  wire match_923 = syndrome == (H_COL_11 ^ H_COL_65);  // bits 11, 65: 14'h3302
  wire match_924 = syndrome == (H_COL_11 ^ H_COL_66);  // bits 11, 66: 14'h2b02
  wire match_925 = syndrome == (H_COL_11 ^ H_COL_67);  // bits 11, 67: 14'h2702
  wire match_926 = syndrome == (H_COL_11 ^ H_COL_68);  // bits 11, 68: 14'h2102
  wire match_927 = syndrome == (H_COL_11 ^ H_COL_69);  // bits 11, 69: 14'h2202
  wire match_928 = syndrome == (H_COL_11 ^ H_COL_70);  // bits 11, 70: 14'h2382
  wire match_929 = syndrome == (H_COL_11 ^ H_COL_71);  // bits 11, 71: 14'h2342
  wire match_930 = syndrome == (H_COL_11 ^ H_COL_72);  // bits 11, 72: 14'h2322
  wire match_931 = syndrome == (H_COL_11 ^ H_COL_73);  // bits 11, 73: 14'h2312
  wire match_932 = syndrome == (H_COL_11 ^ H_COL_74);  // bits 11, 74: 14'h230a
  wire match_933 = syndrome == (H_COL_11 ^ H_COL_75);  // bits 11, 75: 14'h2306
  wire match_934 = syndrome == (H_COL_11 ^ H_COL_76);  // bits 11, 76: 14'h2300
  wire match_935 = syndrome == (H_COL_11 ^ H_COL_77);  // bits 11, 77: 14'h2303
  wire match_936 = syndrome == (H_COL_12 ^ H_COL_13);  // bits 12, 13: 14'h38fa
  wire match_937 = syndrome == (H_COL_12 ^ H_COL_14);  // bits 12, 14: 14'h2487
  wire match_938 = syndrome == (H_COL_12 ^ H_COL_15);  // bits 12, 15: 14'h0b02
  wire match_939 = syndrome == (H_COL_12 ^ H_COL_16);  // bits 12, 16: 14'h3d7b
  wire match_940 = syndrome == (H_COL_12 ^ H_COL_17);  // bits 12, 17: 14'h07fc
  wire match_941 = syndrome == (H_COL_12 ^ H_COL_18);  // bits 12, 18: 14'h3b04
  wire match_942 = syndrome == (H_COL_12 ^ H_COL_19);  // bits 12, 19: 14'h2578
  wire match_943 = syndrome == (H_COL_12 ^ H_COL_20);  // bits 12, 20: 14'h2a46
  wire match_944 = syndrome == (H_COL_12 ^ H_COL_21);  // bits 12, 21: 14'h2dd9
  wire match_945 = syndrome == (H_COL_12 ^ H_COL_22);  // bits 12, 22: 14'h0fad
  wire match_946 = syndrome == (H_COL_12 ^ H_COL_23);  // bits 12, 23: 14'h1e97
  wire match_947 = syndrome == (H_COL_12 ^ H_COL_24);  // bits 12, 24: 14'h160a
  wire match_948 = syndrome == (H_COL_12 ^ H_COL_25);  // bits 12, 25: 14'h33ff
  wire match_949 = syndrome == (H_COL_12 ^ H_COL_26);  // bits 12, 26: 14'h00be
  wire match_950 = syndrome == (H_COL_12 ^ H_COL_27);  // bits 12, 27: 14'h38a5
  wire match_951 = syndrome == (H_COL_12 ^ H_COL_28);  // bits 12, 28: 14'h0513
  wire match_952 = syndrome == (H_COL_12 ^ H_COL_29);  // bits 12, 29: 14'h1bc8
  wire match_953 = syndrome == (H_COL_12 ^ H_COL_30);  // bits 12, 30: 14'h351e
  wire match_954 = syndrome == (H_COL_12 ^ H_COL_31);  // bits 12, 31: 14'h2275
  wire match_955 = syndrome == (H_COL_12 ^ H_COL_32);  // bits 12, 32: 14'h087b
  wire match_956 = syndrome == (H_COL_12 ^ H_COL_33);  // bits 12, 33: 14'h1d7c
  wire match_957 = syndrome == (H_COL_12 ^ H_COL_34);  // bits 12, 34: 14'h3644
  wire match_958 = syndrome == (H_COL_12 ^ H_COL_35);  // bits 12, 35: 14'h23d8
  wire match_959 = syndrome == (H_COL_12 ^ H_COL_36);  // bits 12, 36: 14'h2916
  wire match_960 = syndrome == (H_COL_12 ^ H_COL_37);  // bits 12, 37: 14'h2c71
  wire match_961 = syndrome == (H_COL_12 ^ H_COL_38);  // bits 12, 38: 14'h0f79
  wire match_962 = syndrome == (H_COL_12 ^ H_COL_39);  // bits 12, 39: 14'h1efd
  wire match_963 = syndrome == (H_COL_12 ^ H_COL_40);  // bits 12, 40: 14'h163f
  wire match_964 = syndrome == (H_COL_12 ^ H_COL_41);  // bits 12, 41: 14'h125e
  wire match_965 = syndrome == (H_COL_12 ^ H_COL_42);  // bits 12, 42: 14'h31d5
  wire match_966 = syndrome == (H_COL_12 ^ H_COL_43);  // bits 12, 43: 14'h01ab
  wire match_967 = syndrome == (H_COL_12 ^ H_COL_44);  // bits 12, 44: 14'h1994
  wire match_968 = syndrome == (H_COL_12 ^ H_COL_45);  // bits 12, 45: 14'h3430
  wire match_969 = syndrome == (H_COL_12 ^ H_COL_46);  // bits 12, 46: 14'h22e2
  wire match_970 = syndrome == (H_COL_12 ^ H_COL_47);  // bits 12, 47: 14'h298b
  wire match_971 = syndrome == (H_COL_12 ^ H_COL_48);  // bits 12, 48: 14'h0d84
  wire match_972 = syndrome == (H_COL_12 ^ H_COL_49);  // bits 12, 49: 14'h3e38
  wire match_973 = syndrome == (H_COL_12 ^ H_COL_50);  // bits 12, 50: 14'h27e6
  wire match_974 = syndrome == (H_COL_12 ^ H_COL_51);  // bits 12, 51: 14'h2b09
  wire match_975 = syndrome == (H_COL_12 ^ H_COL_52);  // bits 12, 52: 14'h0cc5
  wire match_976 = syndrome == (H_COL_12 ^ H_COL_53);  // bits 12, 53: 14'h1f23
  wire match_977 = syndrome == (H_COL_12 ^ H_COL_54);  // bits 12, 54: 14'h16d0
  wire match_978 = syndrome == (H_COL_12 ^ H_COL_55);  // bits 12, 55: 14'h3392
  wire match_979 = syndrome == (H_COL_12 ^ H_COL_56);  // bits 12, 56: 14'h2133
  wire match_980 = syndrome == (H_COL_12 ^ H_COL_57);  // bits 12, 57: 14'h09d8
  wire match_981 = syndrome == (H_COL_12 ^ H_COL_58);  // bits 12, 58: 14'h3c16
  wire match_982 = syndrome == (H_COL_12 ^ H_COL_59);  // bits 12, 59: 14'h26f1
  wire match_983 = syndrome == (H_COL_12 ^ H_COL_60);  // bits 12, 60: 14'h0a39
  wire match_984 = syndrome == (H_COL_12 ^ H_COL_61);  // bits 12, 61: 14'h1c5d
  wire match_985 = syndrome == (H_COL_12 ^ H_COL_62);  // bits 12, 62: 14'h176f
  wire match_986 = syndrome == (H_COL_12 ^ H_COL_63);  // bits 12, 63: 14'h12f6
  wire match_987 = syndrome == (H_COL_12 ^ H_COL_64);  // bits 12, 64: 14'h3181
  wire match_988 = syndrome == (H_COL_12 ^ H_COL_65);  // bits 12, 65: 14'h0181
  wire match_989 = syndrome == (H_COL_12 ^ H_COL_66);  // bits 12, 66: 14'h1981
  wire match_990 = syndrome == (H_COL_12 ^ H_COL_67);  // bits 12, 67: 14'h1581
  wire match_991 = syndrome == (H_COL_12 ^ H_COL_68);  // bits 12, 68: 14'h1381
  wire match_992 = syndrome == (H_COL_12 ^ H_COL_69);  // bits 12, 69: 14'h1081
  wire match_993 = syndrome == (H_COL_12 ^ H_COL_70);  // bits 12, 70: 14'h1101
  wire match_994 = syndrome == (H_COL_12 ^ H_COL_71);  // bits 12, 71: 14'h11c1
  wire match_995 = syndrome == (H_COL_12 ^ H_COL_72);  // bits 12, 72: 14'h11a1
  wire match_996 = syndrome == (H_COL_12 ^ H_COL_73);  // bits 12, 73: 14'h1191
  wire match_997 = syndrome == (H_COL_12 ^ H_COL_74);  // bits 12, 74: 14'h1189
  wire match_998 = syndrome == (H_COL_12 ^ H_COL_75);  // bits 12, 75: 14'h1185
  wire match_999 = syndrome == (H_COL_12 ^ H_COL_76);  // bits 12, 76: 14'h1183
  wire match_1000 = syndrome == (H_COL_12 ^ H_COL_77);  // bits 12, 77: 14'h1180
  wire match_1001 = syndrome == (H_COL_13 ^ H_COL_14);  // bits 13, 14: 14'h1c7d
  wire match_1002 = syndrome == (H_COL_13 ^ H_COL_15);  // bits 13, 15: 14'h33f8
  wire match_1003 = syndrome == (H_COL_13 ^ H_COL_16);  // bits 13, 16: 14'h0581
  wire match_1004 = syndrome == (H_COL_13 ^ H_COL_17);  // bits 13, 17: 14'h3f06
  wire match_1005 = syndrome == (H_COL_13 ^ H_COL_18);  // bits 13, 18: 14'h03fe
  wire match_1006 = syndrome == (H_COL_13 ^ H_COL_19);  // bits 13, 19: 14'h1d82
  wire match_1007 = syndrome == (H_COL_13 ^ H_COL_20);  // bits 13, 20: 14'h12bc
  wire match_1008 = syndrome == (H_COL_13 ^ H_COL_21);  // bits 13, 21: 14'h1523
  wire match_1009 = syndrome == (H_COL_13 ^ H_COL_22);  // bits 13, 22: 14'h3757
  wire match_1010 = syndrome == (H_COL_13 ^ H_COL_23);  // bits 13, 23: 14'h266d
  wire match_1011 = syndrome == (H_COL_13 ^ H_COL_24);  // bits 13, 24: 14'h2ef0
  wire match_1012 = syndrome == (H_COL_13 ^ H_COL_25);  // bits 13, 25: 14'h0b05
  wire match_1013 = syndrome == (H_COL_13 ^ H_COL_26);  // bits 13, 26: 14'h3844
  wire match_1014 = syndrome == (H_COL_13 ^ H_COL_27);  // bits 13, 27: 14'h005f
  wire match_1015 = syndrome == (H_COL_13 ^ H_COL_28);  // bits 13, 28: 14'h3de9
  wire match_1016 = syndrome == (H_COL_13 ^ H_COL_29);  // bits 13, 29: 14'h2332
  wire match_1017 = syndrome == (H_COL_13 ^ H_COL_30);  // bits 13, 30: 14'h0de4
  wire match_1018 = syndrome == (H_COL_13 ^ H_COL_31);  // bits 13, 31: 14'h1a8f
  wire match_1019 = syndrome == (H_COL_13 ^ H_COL_32);  // bits 13, 32: 14'h3081
  wire match_1020 = syndrome == (H_COL_13 ^ H_COL_33);  // bits 13, 33: 14'h2586
  wire match_1021 = syndrome == (H_COL_13 ^ H_COL_34);  // bits 13, 34: 14'h0ebe
  wire match_1022 = syndrome == (H_COL_13 ^ H_COL_35);  // bits 13, 35: 14'h1b22
  wire match_1023 = syndrome == (H_COL_13 ^ H_COL_36);  // bits 13, 36: 14'h11ec
  wire match_1024 = syndrome == (H_COL_13 ^ H_COL_37);  // bits 13, 37: 14'h148b
  wire match_1025 = syndrome == (H_COL_13 ^ H_COL_38);  // bits 13, 38: 14'h3783
  wire match_1026 = syndrome == (H_COL_13 ^ H_COL_39);  // bits 13, 39: 14'h2607
  wire match_1027 = syndrome == (H_COL_13 ^ H_COL_40);  // bits 13, 40: 14'h2ec5
  wire match_1028 = syndrome == (H_COL_13 ^ H_COL_41);  // bits 13, 41: 14'h2aa4
  wire match_1029 = syndrome == (H_COL_13 ^ H_COL_42);  // bits 13, 42: 14'h092f
  wire match_1030 = syndrome == (H_COL_13 ^ H_COL_43);  // bits 13, 43: 14'h3951
  wire match_1031 = syndrome == (H_COL_13 ^ H_COL_44);  // bits 13, 44: 14'h216e
  wire match_1032 = syndrome == (H_COL_13 ^ H_COL_45);  // bits 13, 45: 14'h0cca
  wire match_1033 = syndrome == (H_COL_13 ^ H_COL_46);  // bits 13, 46: 14'h1a18
  wire match_1034 = syndrome == (H_COL_13 ^ H_COL_47);  // bits 13, 47: 14'h1171
  wire match_1035 = syndrome == (H_COL_13 ^ H_COL_48);  // bits 13, 48: 14'h357e
  wire match_1036 = syndrome == (H_COL_13 ^ H_COL_49);  // bits 13, 49: 14'h06c2
  wire match_1037 = syndrome == (H_COL_13 ^ H_COL_50);  // bits 13, 50: 14'h1f1c
  wire match_1038 = syndrome == (H_COL_13 ^ H_COL_51);  // bits 13, 51: 14'h13f3
  wire match_1039 = syndrome == (H_COL_13 ^ H_COL_52);  // bits 13, 52: 14'h343f
  wire match_1040 = syndrome == (H_COL_13 ^ H_COL_53);  // bits 13, 53: 14'h27d9
  wire match_1041 = syndrome == (H_COL_13 ^ H_COL_54);  // bits 13, 54: 14'h2e2a
  wire match_1042 = syndrome == (H_COL_13 ^ H_COL_55);  // bits 13, 55: 14'h0b68
  wire match_1043 = syndrome == (H_COL_13 ^ H_COL_56);  // bits 13, 56: 14'h19c9
  wire match_1044 = syndrome == (H_COL_13 ^ H_COL_57);  // bits 13, 57: 14'h3122
  wire match_1045 = syndrome == (H_COL_13 ^ H_COL_58);  // bits 13, 58: 14'h04ec
  wire match_1046 = syndrome == (H_COL_13 ^ H_COL_59);  // bits 13, 59: 14'h1e0b
  wire match_1047 = syndrome == (H_COL_13 ^ H_COL_60);  // bits 13, 60: 14'h32c3
  wire match_1048 = syndrome == (H_COL_13 ^ H_COL_61);  // bits 13, 61: 14'h24a7
  wire match_1049 = syndrome == (H_COL_13 ^ H_COL_62);  // bits 13, 62: 14'h2f95
  wire match_1050 = syndrome == (H_COL_13 ^ H_COL_63);  // bits 13, 63: 14'h2a0c
  wire match_1051 = syndrome == (H_COL_13 ^ H_COL_64);  // bits 13, 64: 14'h097b
  wire match_1052 = syndrome == (H_COL_13 ^ H_COL_65);  // bits 13, 65: 14'h397b
  wire match_1053 = syndrome == (H_COL_13 ^ H_COL_66);  // bits 13, 66: 14'h217b
  wire match_1054 = syndrome == (H_COL_13 ^ H_COL_67);  // bits 13, 67: 14'h2d7b
  wire match_1055 = syndrome == (H_COL_13 ^ H_COL_68);  // bits 13, 68: 14'h2b7b
  wire match_1056 = syndrome == (H_COL_13 ^ H_COL_69);  // bits 13, 69: 14'h287b
  wire match_1057 = syndrome == (H_COL_13 ^ H_COL_70);  // bits 13, 70: 14'h29fb
  wire match_1058 = syndrome == (H_COL_13 ^ H_COL_71);  // bits 13, 71: 14'h293b
  wire match_1059 = syndrome == (H_COL_13 ^ H_COL_72);  // bits 13, 72: 14'h295b
  wire match_1060 = syndrome == (H_COL_13 ^ H_COL_73);  // bits 13, 73: 14'h296b
  wire match_1061 = syndrome == (H_COL_13 ^ H_COL_74);  // bits 13, 74: 14'h2973
  wire match_1062 = syndrome == (H_COL_13 ^ H_COL_75);  // bits 13, 75: 14'h297f
  wire match_1063 = syndrome == (H_COL_13 ^ H_COL_76);  // bits 13, 76: 14'h2979
  wire match_1064 = syndrome == (H_COL_13 ^ H_COL_77);  // bits 13, 77: 14'h297a
  wire match_1065 = syndrome == (H_COL_14 ^ H_COL_15);  // bits 14, 15: 14'h2f85
  wire match_1066 = syndrome == (H_COL_14 ^ H_COL_16);  // bits 14, 16: 14'h19fc
  wire match_1067 = syndrome == (H_COL_14 ^ H_COL_17);  // bits 14, 17: 14'h237b
  wire match_1068 = syndrome == (H_COL_14 ^ H_COL_18);  // bits 14, 18: 14'h1f83
  wire match_1069 = syndrome == (H_COL_14 ^ H_COL_19);  // bits 14, 19: 14'h01ff
  wire match_1070 = syndrome == (H_COL_14 ^ H_COL_20);  // bits 14, 20: 14'h0ec1
  wire match_1071 = syndrome == (H_COL_14 ^ H_COL_21);  // bits 14, 21: 14'h095e
  wire match_1072 = syndrome == (H_COL_14 ^ H_COL_22);  // bits 14, 22: 14'h2b2a
  wire match_1073 = syndrome == (H_COL_14 ^ H_COL_23);  // bits 14, 23: 14'h3a10
  wire match_1074 = syndrome == (H_COL_14 ^ H_COL_24);  // bits 14, 24: 14'h328d
  wire match_1075 = syndrome == (H_COL_14 ^ H_COL_25);  // bits 14, 25: 14'h1778
  wire match_1076 = syndrome == (H_COL_14 ^ H_COL_26);  // bits 14, 26: 14'h2439
  wire match_1077 = syndrome == (H_COL_14 ^ H_COL_27);  // bits 14, 27: 14'h1c22
  wire match_1078 = syndrome == (H_COL_14 ^ H_COL_28);  // bits 14, 28: 14'h2194
  wire match_1079 = syndrome == (H_COL_14 ^ H_COL_29);  // bits 14, 29: 14'h3f4f
  wire match_1080 = syndrome == (H_COL_14 ^ H_COL_30);  // bits 14, 30: 14'h1199
  wire match_1081 = syndrome == (H_COL_14 ^ H_COL_31);  // bits 14, 31: 14'h06f2
  wire match_1082 = syndrome == (H_COL_14 ^ H_COL_32);  // bits 14, 32: 14'h2cfc
  wire match_1083 = syndrome == (H_COL_14 ^ H_COL_33);  // bits 14, 33: 14'h39fb
  wire match_1084 = syndrome == (H_COL_14 ^ H_COL_34);  // bits 14, 34: 14'h12c3
  wire match_1085 = syndrome == (H_COL_14 ^ H_COL_35);  // bits 14, 35: 14'h075f
  wire match_1086 = syndrome == (H_COL_14 ^ H_COL_36);  // bits 14, 36: 14'h0d91
  wire match_1087 = syndrome == (H_COL_14 ^ H_COL_37);  // bits 14, 37: 14'h08f6
  wire match_1088 = syndrome == (H_COL_14 ^ H_COL_38);  // bits 14, 38: 14'h2bfe
  wire match_1089 = syndrome == (H_COL_14 ^ H_COL_39);  // bits 14, 39: 14'h3a7a
  wire match_1090 = syndrome == (H_COL_14 ^ H_COL_40);  // bits 14, 40: 14'h32b8
  wire match_1091 = syndrome == (H_COL_14 ^ H_COL_41);  // bits 14, 41: 14'h36d9
  wire match_1092 = syndrome == (H_COL_14 ^ H_COL_42);  // bits 14, 42: 14'h1552
  wire match_1093 = syndrome == (H_COL_14 ^ H_COL_43);  // bits 14, 43: 14'h252c
  wire match_1094 = syndrome == (H_COL_14 ^ H_COL_44);  // bits 14, 44: 14'h3d13
  wire match_1095 = syndrome == (H_COL_14 ^ H_COL_45);  // bits 14, 45: 14'h10b7
  wire match_1096 = syndrome == (H_COL_14 ^ H_COL_46);  // bits 14, 46: 14'h0665
  wire match_1097 = syndrome == (H_COL_14 ^ H_COL_47);  // bits 14, 47: 14'h0d0c
  wire match_1098 = syndrome == (H_COL_14 ^ H_COL_48);  // bits 14, 48: 14'h2903
  wire match_1099 = syndrome == (H_COL_14 ^ H_COL_49);  // bits 14, 49: 14'h1abf
  wire match_1100 = syndrome == (H_COL_14 ^ H_COL_50);  // bits 14, 50: 14'h0361
  wire match_1101 = syndrome == (H_COL_14 ^ H_COL_51);  // bits 14, 51: 14'h0f8e
  wire match_1102 = syndrome == (H_COL_14 ^ H_COL_52);  // bits 14, 52: 14'h2842
  wire match_1103 = syndrome == (H_COL_14 ^ H_COL_53);  // bits 14, 53: 14'h3ba4
  wire match_1104 = syndrome == (H_COL_14 ^ H_COL_54);  // bits 14, 54: 14'h3257
  wire match_1105 = syndrome == (H_COL_14 ^ H_COL_55);  // bits 14, 55: 14'h1715
  wire match_1106 = syndrome == (H_COL_14 ^ H_COL_56);  // bits 14, 56: 14'h05b4
  wire match_1107 = syndrome == (H_COL_14 ^ H_COL_57);  // bits 14, 57: 14'h2d5f
  wire match_1108 = syndrome == (H_COL_14 ^ H_COL_58);  // bits 14, 58: 14'h1891
  wire match_1109 = syndrome == (H_COL_14 ^ H_COL_59);  // bits 14, 59: 14'h0276
  wire match_1110 = syndrome == (H_COL_14 ^ H_COL_60);  // bits 14, 60: 14'h2ebe
  wire match_1111 = syndrome == (H_COL_14 ^ H_COL_61);  // bits 14, 61: 14'h38da
  wire match_1112 = syndrome == (H_COL_14 ^ H_COL_62);  // bits 14, 62: 14'h33e8
  wire match_1113 = syndrome == (H_COL_14 ^ H_COL_63);  // bits 14, 63: 14'h3671
  wire match_1114 = syndrome == (H_COL_14 ^ H_COL_64);  // bits 14, 64: 14'h1506
  wire match_1115 = syndrome == (H_COL_14 ^ H_COL_65);  // bits 14, 65: 14'h2506
  wire match_1116 = syndrome == (H_COL_14 ^ H_COL_66);  // bits 14, 66: 14'h3d06
  wire match_1117 = syndrome == (H_COL_14 ^ H_COL_67);  // bits 14, 67: 14'h3106
  wire match_1118 = syndrome == (H_COL_14 ^ H_COL_68);  // bits 14, 68: 14'h3706
  wire match_1119 = syndrome == (H_COL_14 ^ H_COL_69);  // bits 14, 69: 14'h3406
  wire match_1120 = syndrome == (H_COL_14 ^ H_COL_70);  // bits 14, 70: 14'h3586
  wire match_1121 = syndrome == (H_COL_14 ^ H_COL_71);  // bits 14, 71: 14'h3546
  wire match_1122 = syndrome == (H_COL_14 ^ H_COL_72);  // bits 14, 72: 14'h3526
  wire match_1123 = syndrome == (H_COL_14 ^ H_COL_73);  // bits 14, 73: 14'h3516
  wire match_1124 = syndrome == (H_COL_14 ^ H_COL_74);  // bits 14, 74: 14'h350e
  wire match_1125 = syndrome == (H_COL_14 ^ H_COL_75);  // bits 14, 75: 14'h3502
  wire match_1126 = syndrome == (H_COL_14 ^ H_COL_76);  // bits 14, 76: 14'h3504
  wire match_1127 = syndrome == (H_COL_14 ^ H_COL_77);  // bits 14, 77: 14'h3507
  wire match_1128 = syndrome == (H_COL_15 ^ H_COL_16);  // bits 15, 16: 14'h3679
  wire match_1129 = syndrome == (H_COL_15 ^ H_COL_17);  // bits 15, 17: 14'h0cfe
  wire match_1130 = syndrome == (H_COL_15 ^ H_COL_18);  // bits 15, 18: 14'h3006
  wire match_1131 = syndrome == (H_COL_15 ^ H_COL_19);  // bits 15, 19: 14'h2e7a
  wire match_1132 = syndrome == (H_COL_15 ^ H_COL_20);  // bits 15, 20: 14'h2144
  wire match_1133 = syndrome == (H_COL_15 ^ H_COL_21);  // bits 15, 21: 14'h26db
  wire match_1134 = syndrome == (H_COL_15 ^ H_COL_22);  // bits 15, 22: 14'h04af
  wire match_1135 = syndrome == (H_COL_15 ^ H_COL_23);  // bits 15, 23: 14'h1595
  wire match_1136 = syndrome == (H_COL_15 ^ H_COL_24);  // bits 15, 24: 14'h1d08
  wire match_1137 = syndrome == (H_COL_15 ^ H_COL_25);  // bits 15, 25: 14'h38fd
  wire match_1138 = syndrome == (H_COL_15 ^ H_COL_26);  // bits 15, 26: 14'h0bbc
  wire match_1139 = syndrome == (H_COL_15 ^ H_COL_27);  // bits 15, 27: 14'h33a7
  wire match_1140 = syndrome == (H_COL_15 ^ H_COL_28);  // bits 15, 28: 14'h0e11
  wire match_1141 = syndrome == (H_COL_15 ^ H_COL_29);  // bits 15, 29: 14'h10ca
  wire match_1142 = syndrome == (H_COL_15 ^ H_COL_30);  // bits 15, 30: 14'h3e1c
  wire match_1143 = syndrome == (H_COL_15 ^ H_COL_31);  // bits 15, 31: 14'h2977
  wire match_1144 = syndrome == (H_COL_15 ^ H_COL_32);  // bits 15, 32: 14'h0379
  wire match_1145 = syndrome == (H_COL_15 ^ H_COL_33);  // bits 15, 33: 14'h167e
  wire match_1146 = syndrome == (H_COL_15 ^ H_COL_34);  // bits 15, 34: 14'h3d46
  wire match_1147 = syndrome == (H_COL_15 ^ H_COL_35);  // bits 15, 35: 14'h28da
  wire match_1148 = syndrome == (H_COL_15 ^ H_COL_36);  // bits 15, 36: 14'h2214
  wire match_1149 = syndrome == (H_COL_15 ^ H_COL_37);  // bits 15, 37: 14'h2773
  wire match_1150 = syndrome == (H_COL_15 ^ H_COL_38);  // bits 15, 38: 14'h047b
  wire match_1151 = syndrome == (H_COL_15 ^ H_COL_39);  // bits 15, 39: 14'h15ff
  wire match_1152 = syndrome == (H_COL_15 ^ H_COL_40);  // bits 15, 40: 14'h1d3d
  wire match_1153 = syndrome == (H_COL_15 ^ H_COL_41);  // bits 15, 41: 14'h195c
  wire match_1154 = syndrome == (H_COL_15 ^ H_COL_42);  // bits 15, 42: 14'h3ad7
  wire match_1155 = syndrome == (H_COL_15 ^ H_COL_43);  // bits 15, 43: 14'h0aa9
  wire match_1156 = syndrome == (H_COL_15 ^ H_COL_44);  // bits 15, 44: 14'h1296
  wire match_1157 = syndrome == (H_COL_15 ^ H_COL_45);  // bits 15, 45: 14'h3f32
  wire match_1158 = syndrome == (H_COL_15 ^ H_COL_46);  // bits 15, 46: 14'h29e0
  wire match_1159 = syndrome == (H_COL_15 ^ H_COL_47);  // bits 15, 47: 14'h2289
  wire match_1160 = syndrome == (H_COL_15 ^ H_COL_48);  // bits 15, 48: 14'h0686
  wire match_1161 = syndrome == (H_COL_15 ^ H_COL_49);  // bits 15, 49: 14'h353a
  wire match_1162 = syndrome == (H_COL_15 ^ H_COL_50);  // bits 15, 50: 14'h2ce4
  wire match_1163 = syndrome == (H_COL_15 ^ H_COL_51);  // bits 15, 51: 14'h200b
  wire match_1164 = syndrome == (H_COL_15 ^ H_COL_52);  // bits 15, 52: 14'h07c7
  wire match_1165 = syndrome == (H_COL_15 ^ H_COL_53);  // bits 15, 53: 14'h1421
  wire match_1166 = syndrome == (H_COL_15 ^ H_COL_54);  // bits 15, 54: 14'h1dd2
  wire match_1167 = syndrome == (H_COL_15 ^ H_COL_55);  // bits 15, 55: 14'h3890
  wire match_1168 = syndrome == (H_COL_15 ^ H_COL_56);  // bits 15, 56: 14'h2a31
  wire match_1169 = syndrome == (H_COL_15 ^ H_COL_57);  // bits 15, 57: 14'h02da
  wire match_1170 = syndrome == (H_COL_15 ^ H_COL_58);  // bits 15, 58: 14'h3714
  wire match_1171 = syndrome == (H_COL_15 ^ H_COL_59);  // bits 15, 59: 14'h2df3
  wire match_1172 = syndrome == (H_COL_15 ^ H_COL_60);  // bits 15, 60: 14'h013b
  wire match_1173 = syndrome == (H_COL_15 ^ H_COL_61);  // bits 15, 61: 14'h175f
  wire match_1174 = syndrome == (H_COL_15 ^ H_COL_62);  // bits 15, 62: 14'h1c6d
  wire match_1175 = syndrome == (H_COL_15 ^ H_COL_63);  // bits 15, 63: 14'h19f4
  wire match_1176 = syndrome == (H_COL_15 ^ H_COL_64);  // bits 15, 64: 14'h3a83
  wire match_1177 = syndrome == (H_COL_15 ^ H_COL_65);  // bits 15, 65: 14'h0a83
  wire match_1178 = syndrome == (H_COL_15 ^ H_COL_66);  // bits 15, 66: 14'h1283
  wire match_1179 = syndrome == (H_COL_15 ^ H_COL_67);  // bits 15, 67: 14'h1e83
  wire match_1180 = syndrome == (H_COL_15 ^ H_COL_68);  // bits 15, 68: 14'h1883
  wire match_1181 = syndrome == (H_COL_15 ^ H_COL_69);  // bits 15, 69: 14'h1b83
  wire match_1182 = syndrome == (H_COL_15 ^ H_COL_70);  // bits 15, 70: 14'h1a03
  wire match_1183 = syndrome == (H_COL_15 ^ H_COL_71);  // bits 15, 71: 14'h1ac3
  wire match_1184 = syndrome == (H_COL_15 ^ H_COL_72);  // bits 15, 72: 14'h1aa3
  wire match_1185 = syndrome == (H_COL_15 ^ H_COL_73);  // bits 15, 73: 14'h1a93
  wire match_1186 = syndrome == (H_COL_15 ^ H_COL_74);  // bits 15, 74: 14'h1a8b
  wire match_1187 = syndrome == (H_COL_15 ^ H_COL_75);  // bits 15, 75: 14'h1a87
  wire match_1188 = syndrome == (H_COL_15 ^ H_COL_76);  // bits 15, 76: 14'h1a81
  wire match_1189 = syndrome == (H_COL_15 ^ H_COL_77);  // bits 15, 77: 14'h1a82
  wire match_1190 = syndrome == (H_COL_16 ^ H_COL_17);  // bits 16, 17: 14'h3a87
  wire match_1191 = syndrome == (H_COL_16 ^ H_COL_18);  // bits 16, 18: 14'h067f
  wire match_1192 = syndrome == (H_COL_16 ^ H_COL_19);  // bits 16, 19: 14'h1803
  wire match_1193 = syndrome == (H_COL_16 ^ H_COL_20);  // bits 16, 20: 14'h173d
  wire match_1194 = syndrome == (H_COL_16 ^ H_COL_21);  // bits 16, 21: 14'h10a2
  wire match_1195 = syndrome == (H_COL_16 ^ H_COL_22);  // bits 16, 22: 14'h32d6
  wire match_1196 = syndrome == (H_COL_16 ^ H_COL_23);  // bits 16, 23: 14'h23ec
  wire match_1197 = syndrome == (H_COL_16 ^ H_COL_24);  // bits 16, 24: 14'h2b71
  wire match_1198 = syndrome == (H_COL_16 ^ H_COL_25);  // bits 16, 25: 14'h0e84
  wire match_1199 = syndrome == (H_COL_16 ^ H_COL_26);  // bits 16, 26: 14'h3dc5
  wire match_1200 = syndrome == (H_COL_16 ^ H_COL_27);  // bits 16, 27: 14'h05de
  wire match_1201 = syndrome == (H_COL_16 ^ H_COL_28);  // bits 16, 28: 14'h3868
  wire match_1202 = syndrome == (H_COL_16 ^ H_COL_29);  // bits 16, 29: 14'h26b3
  wire match_1203 = syndrome == (H_COL_16 ^ H_COL_30);  // bits 16, 30: 14'h0865
  wire match_1204 = syndrome == (H_COL_16 ^ H_COL_31);  // bits 16, 31: 14'h1f0e
  wire match_1205 = syndrome == (H_COL_16 ^ H_COL_32);  // bits 16, 32: 14'h3500
  wire match_1206 = syndrome == (H_COL_16 ^ H_COL_33);  // bits 16, 33: 14'h2007
  wire match_1207 = syndrome == (H_COL_16 ^ H_COL_34);  // bits 16, 34: 14'h0b3f
  wire match_1208 = syndrome == (H_COL_16 ^ H_COL_35);  // bits 16, 35: 14'h1ea3
  wire match_1209 = syndrome == (H_COL_16 ^ H_COL_36);  // bits 16, 36: 14'h146d
  wire match_1210 = syndrome == (H_COL_16 ^ H_COL_37);  // bits 16, 37: 14'h110a
  wire match_1211 = syndrome == (H_COL_16 ^ H_COL_38);  // bits 16, 38: 14'h3202
  wire match_1212 = syndrome == (H_COL_16 ^ H_COL_39);  // bits 16, 39: 14'h2386
  wire match_1213 = syndrome == (H_COL_16 ^ H_COL_40);  // bits 16, 40: 14'h2b44
  wire match_1214 = syndrome == (H_COL_16 ^ H_COL_41);  // bits 16, 41: 14'h2f25
  wire match_1215 = syndrome == (H_COL_16 ^ H_COL_42);  // bits 16, 42: 14'h0cae
  wire match_1216 = syndrome == (H_COL_16 ^ H_COL_43);  // bits 16, 43: 14'h3cd0
  wire match_1217 = syndrome == (H_COL_16 ^ H_COL_44);  // bits 16, 44: 14'h24ef
  wire match_1218 = syndrome == (H_COL_16 ^ H_COL_45);  // bits 16, 45: 14'h094b
  wire match_1219 = syndrome == (H_COL_16 ^ H_COL_46);  // bits 16, 46: 14'h1f99
  wire match_1220 = syndrome == (H_COL_16 ^ H_COL_47);  // bits 16, 47: 14'h14f0
  wire match_1221 = syndrome == (H_COL_16 ^ H_COL_48);  // bits 16, 48: 14'h30ff
  wire match_1222 = syndrome == (H_COL_16 ^ H_COL_49);  // bits 16, 49: 14'h0343
  wire match_1223 = syndrome == (H_COL_16 ^ H_COL_50);  // bits 16, 50: 14'h1a9d
  wire match_1224 = syndrome == (H_COL_16 ^ H_COL_51);  // bits 16, 51: 14'h1672
  wire match_1225 = syndrome == (H_COL_16 ^ H_COL_52);  // bits 16, 52: 14'h31be
  wire match_1226 = syndrome == (H_COL_16 ^ H_COL_53);  // bits 16, 53: 14'h2258
  wire match_1227 = syndrome == (H_COL_16 ^ H_COL_54);  // bits 16, 54: 14'h2bab
  wire match_1228 = syndrome == (H_COL_16 ^ H_COL_55);  // bits 16, 55: 14'h0ee9
  wire match_1229 = syndrome == (H_COL_16 ^ H_COL_56);  // bits 16, 56: 14'h1c48
  wire match_1230 = syndrome == (H_COL_16 ^ H_COL_57);  // bits 16, 57: 14'h34a3
  wire match_1231 = syndrome == (H_COL_16 ^ H_COL_58);  // bits 16, 58: 14'h016d
  wire match_1232 = syndrome == (H_COL_16 ^ H_COL_59);  // bits 16, 59: 14'h1b8a
  wire match_1233 = syndrome == (H_COL_16 ^ H_COL_60);  // bits 16, 60: 14'h3742
  wire match_1234 = syndrome == (H_COL_16 ^ H_COL_61);  // bits 16, 61: 14'h2126
  wire match_1235 = syndrome == (H_COL_16 ^ H_COL_62);  // bits 16, 62: 14'h2a14
  wire match_1236 = syndrome == (H_COL_16 ^ H_COL_63);  // bits 16, 63: 14'h2f8d
  wire match_1237 = syndrome == (H_COL_16 ^ H_COL_64);  // bits 16, 64: 14'h0cfa
  wire match_1238 = syndrome == (H_COL_16 ^ H_COL_65);  // bits 16, 65: 14'h3cfa
  wire match_1239 = syndrome == (H_COL_16 ^ H_COL_66);  // bits 16, 66: 14'h24fa
  wire match_1240 = syndrome == (H_COL_16 ^ H_COL_67);  // bits 16, 67: 14'h28fa
  wire match_1241 = syndrome == (H_COL_16 ^ H_COL_68);  // bits 16, 68: 14'h2efa
  wire match_1242 = syndrome == (H_COL_16 ^ H_COL_69);  // bits 16, 69: 14'h2dfa
  wire match_1243 = syndrome == (H_COL_16 ^ H_COL_70);  // bits 16, 70: 14'h2c7a
  wire match_1244 = syndrome == (H_COL_16 ^ H_COL_71);  // bits 16, 71: 14'h2cba
  wire match_1245 = syndrome == (H_COL_16 ^ H_COL_72);  // bits 16, 72: 14'h2cda
  wire match_1246 = syndrome == (H_COL_16 ^ H_COL_73);  // bits 16, 73: 14'h2cea
  wire match_1247 = syndrome == (H_COL_16 ^ H_COL_74);  // bits 16, 74: 14'h2cf2
  wire match_1248 = syndrome == (H_COL_16 ^ H_COL_75);  // bits 16, 75: 14'h2cfe
  wire match_1249 = syndrome == (H_COL_16 ^ H_COL_76);  // bits 16, 76: 14'h2cf8
  wire match_1250 = syndrome == (H_COL_16 ^ H_COL_77);  // bits 16, 77: 14'h2cfb
  wire match_1251 = syndrome == (H_COL_17 ^ H_COL_18);  // bits 17, 18: 14'h3cf8
  wire match_1252 = syndrome == (H_COL_17 ^ H_COL_19);  // bits 17, 19: 14'h2284
  wire match_1253 = syndrome == (H_COL_17 ^ H_COL_20);  // bits 17, 20: 14'h2dba
  wire match_1254 = syndrome == (H_COL_17 ^ H_COL_21);  // bits 17, 21: 14'h2a25
  wire match_1255 = syndrome == (H_COL_17 ^ H_COL_22);  // bits 17, 22: 14'h0851
  wire match_1256 = syndrome == (H_COL_17 ^ H_COL_23);  // bits 17, 23: 14'h196b
  wire match_1257 = syndrome == (H_COL_17 ^ H_COL_24);  // bits 17, 24: 14'h11f6
  wire match_1258 = syndrome == (H_COL_17 ^ H_COL_25);  // bits 17, 25: 14'h3403
  wire match_1259 = syndrome == (H_COL_17 ^ H_COL_26);  // bits 17, 26: 14'h0742
  wire match_1260 = syndrome == (H_COL_17 ^ H_COL_27);  // bits 17, 27: 14'h3f59
  wire match_1261 = syndrome == (H_COL_17 ^ H_COL_28);  // bits 17, 28: 14'h02ef
  wire match_1262 = syndrome == (H_COL_17 ^ H_COL_29);  // bits 17, 29: 14'h1c34
  wire match_1263 = syndrome == (H_COL_17 ^ H_COL_30);  // bits 17, 30: 14'h32e2
  wire match_1264 = syndrome == (H_COL_17 ^ H_COL_31);  // bits 17, 31: 14'h2589
  wire match_1265 = syndrome == (H_COL_17 ^ H_COL_32);  // bits 17, 32: 14'h0f87
  wire match_1266 = syndrome == (H_COL_17 ^ H_COL_33);  // bits 17, 33: 14'h1a80
  wire match_1267 = syndrome == (H_COL_17 ^ H_COL_34);  // bits 17, 34: 14'h31b8
  wire match_1268 = syndrome == (H_COL_17 ^ H_COL_35);  // bits 17, 35: 14'h2424
  wire match_1269 = syndrome == (H_COL_17 ^ H_COL_36);  // bits 17, 36: 14'h2eea
  wire match_1270 = syndrome == (H_COL_17 ^ H_COL_37);  // bits 17, 37: 14'h2b8d
  wire match_1271 = syndrome == (H_COL_17 ^ H_COL_38);  // bits 17, 38: 14'h0885
  wire match_1272 = syndrome == (H_COL_17 ^ H_COL_39);  // bits 17, 39: 14'h1901
  wire match_1273 = syndrome == (H_COL_17 ^ H_COL_40);  // bits 17, 40: 14'h11c3
  wire match_1274 = syndrome == (H_COL_17 ^ H_COL_41);  // bits 17, 41: 14'h15a2
  wire match_1275 = syndrome == (H_COL_17 ^ H_COL_42);  // bits 17, 42: 14'h3629
  wire match_1276 = syndrome == (H_COL_17 ^ H_COL_43);  // bits 17, 43: 14'h0657
  wire match_1277 = syndrome == (H_COL_17 ^ H_COL_44);  // bits 17, 44: 14'h1e68
  wire match_1278 = syndrome == (H_COL_17 ^ H_COL_45);  // bits 17, 45: 14'h33cc
  wire match_1279 = syndrome == (H_COL_17 ^ H_COL_46);  // bits 17, 46: 14'h251e
  wire match_1280 = syndrome == (H_COL_17 ^ H_COL_47);  // bits 17, 47: 14'h2e77
  wire match_1281 = syndrome == (H_COL_17 ^ H_COL_48);  // bits 17, 48: 14'h0a78
  wire match_1282 = syndrome == (H_COL_17 ^ H_COL_49);  // bits 17, 49: 14'h39c4
  wire match_1283 = syndrome == (H_COL_17 ^ H_COL_50);  // bits 17, 50: 14'h201a
  wire match_1284 = syndrome == (H_COL_17 ^ H_COL_51);  // bits 17, 51: 14'h2cf5
  wire match_1285 = syndrome == (H_COL_17 ^ H_COL_52);  // bits 17, 52: 14'h0b39
  wire match_1286 = syndrome == (H_COL_17 ^ H_COL_53);  // bits 17, 53: 14'h18df
  wire match_1287 = syndrome == (H_COL_17 ^ H_COL_54);  // bits 17, 54: 14'h112c
  wire match_1288 = syndrome == (H_COL_17 ^ H_COL_55);  // bits 17, 55: 14'h346e
  wire match_1289 = syndrome == (H_COL_17 ^ H_COL_56);  // bits 17, 56: 14'h26cf
  wire match_1290 = syndrome == (H_COL_17 ^ H_COL_57);  // bits 17, 57: 14'h0e24
  wire match_1291 = syndrome == (H_COL_17 ^ H_COL_58);  // bits 17, 58: 14'h3bea
  wire match_1292 = syndrome == (H_COL_17 ^ H_COL_59);  // bits 17, 59: 14'h210d
  wire match_1293 = syndrome == (H_COL_17 ^ H_COL_60);  // bits 17, 60: 14'h0dc5
  wire match_1294 = syndrome == (H_COL_17 ^ H_COL_61);  // bits 17, 61: 14'h1ba1
  wire match_1295 = syndrome == (H_COL_17 ^ H_COL_62);  // bits 17, 62: 14'h1093
  wire match_1296 = syndrome == (H_COL_17 ^ H_COL_63);  // bits 17, 63: 14'h150a
  wire match_1297 = syndrome == (H_COL_17 ^ H_COL_64);  // bits 17, 64: 14'h367d
  wire match_1298 = syndrome == (H_COL_17 ^ H_COL_65);  // bits 17, 65: 14'h067d
  wire match_1299 = syndrome == (H_COL_17 ^ H_COL_66);  // bits 17, 66: 14'h1e7d
  wire match_1300 = syndrome == (H_COL_17 ^ H_COL_67);  // bits 17, 67: 14'h127d
  wire match_1301 = syndrome == (H_COL_17 ^ H_COL_68);  // bits 17, 68: 14'h147d
  wire match_1302 = syndrome == (H_COL_17 ^ H_COL_69);  // bits 17, 69: 14'h177d
  wire match_1303 = syndrome == (H_COL_17 ^ H_COL_70);  // bits 17, 70: 14'h16fd
  wire match_1304 = syndrome == (H_COL_17 ^ H_COL_71);  // bits 17, 71: 14'h163d
  wire match_1305 = syndrome == (H_COL_17 ^ H_COL_72);  // bits 17, 72: 14'h165d
  wire match_1306 = syndrome == (H_COL_17 ^ H_COL_73);  // bits 17, 73: 14'h166d
  wire match_1307 = syndrome == (H_COL_17 ^ H_COL_74);  // bits 17, 74: 14'h1675
  wire match_1308 = syndrome == (H_COL_17 ^ H_COL_75);  // bits 17, 75: 14'h1679
  wire match_1309 = syndrome == (H_COL_17 ^ H_COL_76);  // bits 17, 76: 14'h167f
  wire match_1310 = syndrome == (H_COL_17 ^ H_COL_77);  // bits 17, 77: 14'h167c
  wire match_1311 = syndrome == (H_COL_18 ^ H_COL_19);  // bits 18, 19: 14'h1e7c
  wire match_1312 = syndrome == (H_COL_18 ^ H_COL_20);  // bits 18, 20: 14'h1142
  wire match_1313 = syndrome == (H_COL_18 ^ H_COL_21);  // bits 18, 21: 14'h16dd
  wire match_1314 = syndrome == (H_COL_18 ^ H_COL_22);  // bits 18, 22: 14'h34a9
  wire match_1315 = syndrome == (H_COL_18 ^ H_COL_23);  // bits 18, 23: 14'h2593
  wire match_1316 = syndrome == (H_COL_18 ^ H_COL_24);  // bits 18, 24: 14'h2d0e
  wire match_1317 = syndrome == (H_COL_18 ^ H_COL_25);  // bits 18, 25: 14'h08fb
  wire match_1318 = syndrome == (H_COL_18 ^ H_COL_26);  // bits 18, 26: 14'h3bba
  wire match_1319 = syndrome == (H_COL_18 ^ H_COL_27);  // bits 18, 27: 14'h03a1
  wire match_1320 = syndrome == (H_COL_18 ^ H_COL_28);  // bits 18, 28: 14'h3e17
  wire match_1321 = syndrome == (H_COL_18 ^ H_COL_29);  // bits 18, 29: 14'h20cc
  wire match_1322 = syndrome == (H_COL_18 ^ H_COL_30);  // bits 18, 30: 14'h0e1a
  wire match_1323 = syndrome == (H_COL_18 ^ H_COL_31);  // bits 18, 31: 14'h1971
  wire match_1324 = syndrome == (H_COL_18 ^ H_COL_32);  // bits 18, 32: 14'h337f
  wire match_1325 = syndrome == (H_COL_18 ^ H_COL_33);  // bits 18, 33: 14'h2678
  wire match_1326 = syndrome == (H_COL_18 ^ H_COL_34);  // bits 18, 34: 14'h0d40
  wire match_1327 = syndrome == (H_COL_18 ^ H_COL_35);  // bits 18, 35: 14'h18dc
  wire match_1328 = syndrome == (H_COL_18 ^ H_COL_36);  // bits 18, 36: 14'h1212
  wire match_1329 = syndrome == (H_COL_18 ^ H_COL_37);  // bits 18, 37: 14'h1775
  wire match_1330 = syndrome == (H_COL_18 ^ H_COL_38);  // bits 18, 38: 14'h347d
  wire match_1331 = syndrome == (H_COL_18 ^ H_COL_39);  // bits 18, 39: 14'h25f9
  wire match_1332 = syndrome == (H_COL_18 ^ H_COL_40);  // bits 18, 40: 14'h2d3b
  wire match_1333 = syndrome == (H_COL_18 ^ H_COL_41);  // bits 18, 41: 14'h295a
  wire match_1334 = syndrome == (H_COL_18 ^ H_COL_42);  // bits 18, 42: 14'h0ad1
  wire match_1335 = syndrome == (H_COL_18 ^ H_COL_43);  // bits 18, 43: 14'h3aaf
  wire match_1336 = syndrome == (H_COL_18 ^ H_COL_44);  // bits 18, 44: 14'h2290
  wire match_1337 = syndrome == (H_COL_18 ^ H_COL_45);  // bits 18, 45: 14'h0f34
  wire match_1338 = syndrome == (H_COL_18 ^ H_COL_46);  // bits 18, 46: 14'h19e6
  wire match_1339 = syndrome == (H_COL_18 ^ H_COL_47);  // bits 18, 47: 14'h128f
  wire match_1340 = syndrome == (H_COL_18 ^ H_COL_48);  // bits 18, 48: 14'h3680
  wire match_1341 = syndrome == (H_COL_18 ^ H_COL_49);  // bits 18, 49: 14'h053c
  wire match_1342 = syndrome == (H_COL_18 ^ H_COL_50);  // bits 18, 50: 14'h1ce2
  wire match_1343 = syndrome == (H_COL_18 ^ H_COL_51);  // bits 18, 51: 14'h100d
  wire match_1344 = syndrome == (H_COL_18 ^ H_COL_52);  // bits 18, 52: 14'h37c1
  wire match_1345 = syndrome == (H_COL_18 ^ H_COL_53);  // bits 18, 53: 14'h2427
  wire match_1346 = syndrome == (H_COL_18 ^ H_COL_54);  // bits 18, 54: 14'h2dd4
  wire match_1347 = syndrome == (H_COL_18 ^ H_COL_55);  // bits 18, 55: 14'h0896
  wire match_1348 = syndrome == (H_COL_18 ^ H_COL_56);  // bits 18, 56: 14'h1a37
  wire match_1349 = syndrome == (H_COL_18 ^ H_COL_57);  // bits 18, 57: 14'h32dc
  wire match_1350 = syndrome == (H_COL_18 ^ H_COL_58);  // bits 18, 58: 14'h0712
  wire match_1351 = syndrome == (H_COL_18 ^ H_COL_59);  // bits 18, 59: 14'h1df5
  wire match_1352 = syndrome == (H_COL_18 ^ H_COL_60);  // bits 18, 60: 14'h313d
  wire match_1353 = syndrome == (H_COL_18 ^ H_COL_61);  // bits 18, 61: 14'h2759
  wire match_1354 = syndrome == (H_COL_18 ^ H_COL_62);  // bits 18, 62: 14'h2c6b
  wire match_1355 = syndrome == (H_COL_18 ^ H_COL_63);  // bits 18, 63: 14'h29f2
  wire match_1356 = syndrome == (H_COL_18 ^ H_COL_64);  // bits 18, 64: 14'h0a85
  wire match_1357 = syndrome == (H_COL_18 ^ H_COL_65);  // bits 18, 65: 14'h3a85
  wire match_1358 = syndrome == (H_COL_18 ^ H_COL_66);  // bits 18, 66: 14'h2285
  wire match_1359 = syndrome == (H_COL_18 ^ H_COL_67);  // bits 18, 67: 14'h2e85
  wire match_1360 = syndrome == (H_COL_18 ^ H_COL_68);  // bits 18, 68: 14'h2885
  wire match_1361 = syndrome == (H_COL_18 ^ H_COL_69);  // bits 18, 69: 14'h2b85
  wire match_1362 = syndrome == (H_COL_18 ^ H_COL_70);  // bits 18, 70: 14'h2a05
  wire match_1363 = syndrome == (H_COL_18 ^ H_COL_71);  // bits 18, 71: 14'h2ac5
  wire match_1364 = syndrome == (H_COL_18 ^ H_COL_72);  // bits 18, 72: 14'h2aa5
  wire match_1365 = syndrome == (H_COL_18 ^ H_COL_73);  // bits 18, 73: 14'h2a95
  wire match_1366 = syndrome == (H_COL_18 ^ H_COL_74);  // bits 18, 74: 14'h2a8d
  wire match_1367 = syndrome == (H_COL_18 ^ H_COL_75);  // bits 18, 75: 14'h2a81
  wire match_1368 = syndrome == (H_COL_18 ^ H_COL_76);  // bits 18, 76: 14'h2a87
  wire match_1369 = syndrome == (H_COL_18 ^ H_COL_77);  // bits 18, 77: 14'h2a84
  wire match_1370 = syndrome == (H_COL_19 ^ H_COL_20);  // bits 19, 20: 14'h0f3e
  wire match_1371 = syndrome == (H_COL_19 ^ H_COL_21);  // bits 19, 21: 14'h08a1
  wire match_1372 = syndrome == (H_COL_19 ^ H_COL_22);  // bits 19, 22: 14'h2ad5
  wire match_1373 = syndrome == (H_COL_19 ^ H_COL_23);  // bits 19, 23: 14'h3bef
  wire match_1374 = syndrome == (H_COL_19 ^ H_COL_24);  // bits 19, 24: 14'h3372
  wire match_1375 = syndrome == (H_COL_19 ^ H_COL_25);  // bits 19, 25: 14'h1687
  wire match_1376 = syndrome == (H_COL_19 ^ H_COL_26);  // bits 19, 26: 14'h25c6
  wire match_1377 = syndrome == (H_COL_19 ^ H_COL_27);  // bits 19, 27: 14'h1ddd
  wire match_1378 = syndrome == (H_COL_19 ^ H_COL_28);  // bits 19, 28: 14'h206b
  wire match_1379 = syndrome == (H_COL_19 ^ H_COL_29);  // bits 19, 29: 14'h3eb0
  wire match_1380 = syndrome == (H_COL_19 ^ H_COL_30);  // bits 19, 30: 14'h1066
  wire match_1381 = syndrome == (H_COL_19 ^ H_COL_31);  // bits 19, 31: 14'h070d
  wire match_1382 = syndrome == (H_COL_19 ^ H_COL_32);  // bits 19, 32: 14'h2d03
  wire match_1383 = syndrome == (H_COL_19 ^ H_COL_33);  // bits 19, 33: 14'h3804
  wire match_1384 = syndrome == (H_COL_19 ^ H_COL_34);  // bits 19, 34: 14'h133c
  wire match_1385 = syndrome == (H_COL_19 ^ H_COL_35);  // bits 19, 35: 14'h06a0
  wire match_1386 = syndrome == (H_COL_19 ^ H_COL_36);  // bits 19, 36: 14'h0c6e
  wire match_1387 = syndrome == (H_COL_19 ^ H_COL_37);  // bits 19, 37: 14'h0909
  wire match_1388 = syndrome == (H_COL_19 ^ H_COL_38);  // bits 19, 38: 14'h2a01
  wire match_1389 = syndrome == (H_COL_19 ^ H_COL_39);  // bits 19, 39: 14'h3b85
  wire match_1390 = syndrome == (H_COL_19 ^ H_COL_40);  // bits 19, 40: 14'h3347
  wire match_1391 = syndrome == (H_COL_19 ^ H_COL_41);  // bits 19, 41: 14'h3726
  wire match_1392 = syndrome == (H_COL_19 ^ H_COL_42);  // bits 19, 42: 14'h14ad
  wire match_1393 = syndrome == (H_COL_19 ^ H_COL_43);  // bits 19, 43: 14'h24d3
  wire match_1394 = syndrome == (H_COL_19 ^ H_COL_44);  // bits 19, 44: 14'h3cec
  wire match_1395 = syndrome == (H_COL_19 ^ H_COL_45);  // bits 19, 45: 14'h1148
  wire match_1396 = syndrome == (H_COL_19 ^ H_COL_46);  // bits 19, 46: 14'h079a
  wire match_1397 = syndrome == (H_COL_19 ^ H_COL_47);  // bits 19, 47: 14'h0cf3
  wire match_1398 = syndrome == (H_COL_19 ^ H_COL_48);  // bits 19, 48: 14'h28fc
  wire match_1399 = syndrome == (H_COL_19 ^ H_COL_49);  // bits 19, 49: 14'h1b40
  wire match_1400 = syndrome == (H_COL_19 ^ H_COL_50);  // bits 19, 50: 14'h029e
  wire match_1401 = syndrome == (H_COL_19 ^ H_COL_51);  // bits 19, 51: 14'h0e71
  wire match_1402 = syndrome == (H_COL_19 ^ H_COL_52);  // bits 19, 52: 14'h29bd
  wire match_1403 = syndrome == (H_COL_19 ^ H_COL_53);  // bits 19, 53: 14'h3a5b
  wire match_1404 = syndrome == (H_COL_19 ^ H_COL_54);  // bits 19, 54: 14'h33a8
  wire match_1405 = syndrome == (H_COL_19 ^ H_COL_55);  // bits 19, 55: 14'h16ea
  wire match_1406 = syndrome == (H_COL_19 ^ H_COL_56);  // bits 19, 56: 14'h044b
  wire match_1407 = syndrome == (H_COL_19 ^ H_COL_57);  // bits 19, 57: 14'h2ca0
  wire match_1408 = syndrome == (H_COL_19 ^ H_COL_58);  // bits 19, 58: 14'h196e
  wire match_1409 = syndrome == (H_COL_19 ^ H_COL_59);  // bits 19, 59: 14'h0389
  wire match_1410 = syndrome == (H_COL_19 ^ H_COL_60);  // bits 19, 60: 14'h2f41
  wire match_1411 = syndrome == (H_COL_19 ^ H_COL_61);  // bits 19, 61: 14'h3925
  wire match_1412 = syndrome == (H_COL_19 ^ H_COL_62);  // bits 19, 62: 14'h3217
  wire match_1413 = syndrome == (H_COL_19 ^ H_COL_63);  // bits 19, 63: 14'h378e
  wire match_1414 = syndrome == (H_COL_19 ^ H_COL_64);  // bits 19, 64: 14'h14f9
  wire match_1415 = syndrome == (H_COL_19 ^ H_COL_65);  // bits 19, 65: 14'h24f9
  wire match_1416 = syndrome == (H_COL_19 ^ H_COL_66);  // bits 19, 66: 14'h3cf9
  wire match_1417 = syndrome == (H_COL_19 ^ H_COL_67);  // bits 19, 67: 14'h30f9
  wire match_1418 = syndrome == (H_COL_19 ^ H_COL_68);  // bits 19, 68: 14'h36f9
  wire match_1419 = syndrome == (H_COL_19 ^ H_COL_69);  // bits 19, 69: 14'h35f9
  wire match_1420 = syndrome == (H_COL_19 ^ H_COL_70);  // bits 19, 70: 14'h3479
  wire match_1421 = syndrome == (H_COL_19 ^ H_COL_71);  // bits 19, 71: 14'h34b9
  wire match_1422 = syndrome == (H_COL_19 ^ H_COL_72);  // bits 19, 72: 14'h34d9
  wire match_1423 = syndrome == (H_COL_19 ^ H_COL_73);  // bits 19, 73: 14'h34e9
  wire match_1424 = syndrome == (H_COL_19 ^ H_COL_74);  // bits 19, 74: 14'h34f1
  wire match_1425 = syndrome == (H_COL_19 ^ H_COL_75);  // bits 19, 75: 14'h34fd
  wire match_1426 = syndrome == (H_COL_19 ^ H_COL_76);  // bits 19, 76: 14'h34fb
  wire match_1427 = syndrome == (H_COL_19 ^ H_COL_77);  // bits 19, 77: 14'h34f8
  wire match_1428 = syndrome == (H_COL_20 ^ H_COL_21);  // bits 20, 21: 14'h079f
  wire match_1429 = syndrome == (H_COL_20 ^ H_COL_22);  // bits 20, 22: 14'h25eb
  wire match_1430 = syndrome == (H_COL_20 ^ H_COL_23);  // bits 20, 23: 14'h34d1
  wire match_1431 = syndrome == (H_COL_20 ^ H_COL_24);  // bits 20, 24: 14'h3c4c
  wire match_1432 = syndrome == (H_COL_20 ^ H_COL_25);  // bits 20, 25: 14'h19b9
  wire match_1433 = syndrome == (H_COL_20 ^ H_COL_26);  // bits 20, 26: 14'h2af8
  wire match_1434 = syndrome == (H_COL_20 ^ H_COL_27);  // bits 20, 27: 14'h12e3
  wire match_1435 = syndrome == (H_COL_20 ^ H_COL_28);  // bits 20, 28: 14'h2f55
  wire match_1436 = syndrome == (H_COL_20 ^ H_COL_29);  // bits 20, 29: 14'h318e
  wire match_1437 = syndrome == (H_COL_20 ^ H_COL_30);  // bits 20, 30: 14'h1f58
  wire match_1438 = syndrome == (H_COL_20 ^ H_COL_31);  // bits 20, 31: 14'h0833
  wire match_1439 = syndrome == (H_COL_20 ^ H_COL_32);  // bits 20, 32: 14'h223d
  wire match_1440 = syndrome == (H_COL_20 ^ H_COL_33);  // bits 20, 33: 14'h373a
  wire match_1441 = syndrome == (H_COL_20 ^ H_COL_34);  // bits 20, 34: 14'h1c02
  wire match_1442 = syndrome == (H_COL_20 ^ H_COL_35);  // bits 20, 35: 14'h099e
  wire match_1443 = syndrome == (H_COL_20 ^ H_COL_36);  // bits 20, 36: 14'h0350
  wire match_1444 = syndrome == (H_COL_20 ^ H_COL_37);  // bits 20, 37: 14'h0637
  wire match_1445 = syndrome == (H_COL_20 ^ H_COL_38);  // bits 20, 38: 14'h253f
  wire match_1446 = syndrome == (H_COL_20 ^ H_COL_39);  // bits 20, 39: 14'h34bb
  wire match_1447 = syndrome == (H_COL_20 ^ H_COL_40);  // bits 20, 40: 14'h3c79
  wire match_1448 = syndrome == (H_COL_20 ^ H_COL_41);  // bits 20, 41: 14'h3818
  wire match_1449 = syndrome == (H_COL_20 ^ H_COL_42);  // bits 20, 42: 14'h1b93
  wire match_1450 = syndrome == (H_COL_20 ^ H_COL_43);  // bits 20, 43: 14'h2bed
  wire match_1451 = syndrome == (H_COL_20 ^ H_COL_44);  // bits 20, 44: 14'h33d2
  wire match_1452 = syndrome == (H_COL_20 ^ H_COL_45);  // bits 20, 45: 14'h1e76
  wire match_1453 = syndrome == (H_COL_20 ^ H_COL_46);  // bits 20, 46: 14'h08a4
  wire match_1454 = syndrome == (H_COL_20 ^ H_COL_47);  // bits 20, 47: 14'h03cd
  wire match_1455 = syndrome == (H_COL_20 ^ H_COL_48);  // bits 20, 48: 14'h27c2
  wire match_1456 = syndrome == (H_COL_20 ^ H_COL_49);  // bits 20, 49: 14'h147e
  wire match_1457 = syndrome == (H_COL_20 ^ H_COL_50);  // bits 20, 50: 14'h0da0
  wire match_1458 = syndrome == (H_COL_20 ^ H_COL_51);  // bits 20, 51: 14'h014f
  wire match_1459 = syndrome == (H_COL_20 ^ H_COL_52);  // bits 20, 52: 14'h2683
  wire match_1460 = syndrome == (H_COL_20 ^ H_COL_53);  // bits 20, 53: 14'h3565
  wire match_1461 = syndrome == (H_COL_20 ^ H_COL_54);  // bits 20, 54: 14'h3c96
  wire match_1462 = syndrome == (H_COL_20 ^ H_COL_55);  // bits 20, 55: 14'h19d4
  wire match_1463 = syndrome == (H_COL_20 ^ H_COL_56);  // bits 20, 56: 14'h0b75
  wire match_1464 = syndrome == (H_COL_20 ^ H_COL_57);  // bits 20, 57: 14'h239e
  wire match_1465 = syndrome == (H_COL_20 ^ H_COL_58);  // bits 20, 58: 14'h1650
  wire match_1466 = syndrome == (H_COL_20 ^ H_COL_59);  // bits 20, 59: 14'h0cb7
  wire match_1467 = syndrome == (H_COL_20 ^ H_COL_60);  // bits 20, 60: 14'h207f
  wire match_1468 = syndrome == (H_COL_20 ^ H_COL_61);  // bits 20, 61: 14'h361b
  wire match_1469 = syndrome == (H_COL_20 ^ H_COL_62);  // bits 20, 62: 14'h3d29
  wire match_1470 = syndrome == (H_COL_20 ^ H_COL_63);  // bits 20, 63: 14'h38b0
  wire match_1471 = syndrome == (H_COL_20 ^ H_COL_64);  // bits 20, 64: 14'h1bc7
  wire match_1472 = syndrome == (H_COL_20 ^ H_COL_65);  // bits 20, 65: 14'h2bc7
  wire match_1473 = syndrome == (H_COL_20 ^ H_COL_66);  // bits 20, 66: 14'h33c7
  wire match_1474 = syndrome == (H_COL_20 ^ H_COL_67);  // bits 20, 67: 14'h3fc7
  wire match_1475 = syndrome == (H_COL_20 ^ H_COL_68);  // bits 20, 68: 14'h39c7
  wire match_1476 = syndrome == (H_COL_20 ^ H_COL_69);  // bits 20, 69: 14'h3ac7
  wire match_1477 = syndrome == (H_COL_20 ^ H_COL_70);  // bits 20, 70: 14'h3b47
  wire match_1478 = syndrome == (H_COL_20 ^ H_COL_71);  // bits 20, 71: 14'h3b87
  wire match_1479 = syndrome == (H_COL_20 ^ H_COL_72);  // bits 20, 72: 14'h3be7
  wire match_1480 = syndrome == (H_COL_20 ^ H_COL_73);  // bits 20, 73: 14'h3bd7
  wire match_1481 = syndrome == (H_COL_20 ^ H_COL_74);  // bits 20, 74: 14'h3bcf
  wire match_1482 = syndrome == (H_COL_20 ^ H_COL_75);  // bits 20, 75: 14'h3bc3
  wire match_1483 = syndrome == (H_COL_20 ^ H_COL_76);  // bits 20, 76: 14'h3bc5
  wire match_1484 = syndrome == (H_COL_20 ^ H_COL_77);  // bits 20, 77: 14'h3bc6
  wire match_1485 = syndrome == (H_COL_21 ^ H_COL_22);  // bits 21, 22: 14'h2274
  wire match_1486 = syndrome == (H_COL_21 ^ H_COL_23);  // bits 21, 23: 14'h334e
  wire match_1487 = syndrome == (H_COL_21 ^ H_COL_24);  // bits 21, 24: 14'h3bd3
  wire match_1488 = syndrome == (H_COL_21 ^ H_COL_25);  // bits 21, 25: 14'h1e26
  wire match_1489 = syndrome == (H_COL_21 ^ H_COL_26);  // bits 21, 26: 14'h2d67
  wire match_1490 = syndrome == (H_COL_21 ^ H_COL_27);  // bits 21, 27: 14'h157c
  wire match_1491 = syndrome == (H_COL_21 ^ H_COL_28);  // bits 21, 28: 14'h28ca
  wire match_1492 = syndrome == (H_COL_21 ^ H_COL_29);  // bits 21, 29: 14'h3611
  wire match_1493 = syndrome == (H_COL_21 ^ H_COL_30);  // bits 21, 30: 14'h18c7
  wire match_1494 = syndrome == (H_COL_21 ^ H_COL_31);  // bits 21, 31: 14'h0fac
  wire match_1495 = syndrome == (H_COL_21 ^ H_COL_32);  // bits 21, 32: 14'h25a2
  wire match_1496 = syndrome == (H_COL_21 ^ H_COL_33);  // bits 21, 33: 14'h30a5
  wire match_1497 = syndrome == (H_COL_21 ^ H_COL_34);  // bits 21, 34: 14'h1b9d
  wire match_1498 = syndrome == (H_COL_21 ^ H_COL_35);  // bits 21, 35: 14'h0e01
  wire match_1499 = syndrome == (H_COL_21 ^ H_COL_36);  // bits 21, 36: 14'h04cf
  wire match_1500 = syndrome == (H_COL_21 ^ H_COL_37);  // bits 21, 37: 14'h01a8
  wire match_1501 = syndrome == (H_COL_21 ^ H_COL_38);  // bits 21, 38: 14'h22a0
  wire match_1502 = syndrome == (H_COL_21 ^ H_COL_39);  // bits 21, 39: 14'h3324
  wire match_1503 = syndrome == (H_COL_21 ^ H_COL_40);  // bits 21, 40: 14'h3be6
  wire match_1504 = syndrome == (H_COL_21 ^ H_COL_41);  // bits 21, 41: 14'h3f87
  wire match_1505 = syndrome == (H_COL_21 ^ H_COL_42);  // bits 21, 42: 14'h1c0c
  wire match_1506 = syndrome == (H_COL_21 ^ H_COL_43);  // bits 21, 43: 14'h2c72
  wire match_1507 = syndrome == (H_COL_21 ^ H_COL_44);  // bits 21, 44: 14'h344d
  wire match_1508 = syndrome == (H_COL_21 ^ H_COL_45);  // bits 21, 45: 14'h19e9
  wire match_1509 = syndrome == (H_COL_21 ^ H_COL_46);  // bits 21, 46: 14'h0f3b
  wire match_1510 = syndrome == (H_COL_21 ^ H_COL_47);  // bits 21, 47: 14'h0452
  wire match_1511 = syndrome == (H_COL_21 ^ H_COL_48);  // bits 21, 48: 14'h205d
  wire match_1512 = syndrome == (H_COL_21 ^ H_COL_49);  // bits 21, 49: 14'h13e1
  wire match_1513 = syndrome == (H_COL_21 ^ H_COL_50);  // bits 21, 50: 14'h0a3f
  wire match_1514 = syndrome == (H_COL_21 ^ H_COL_51);  // bits 21, 51: 14'h06d0
  wire match_1515 = syndrome == (H_COL_21 ^ H_COL_52);  // bits 21, 52: 14'h211c
  wire match_1516 = syndrome == (H_COL_21 ^ H_COL_53);  // bits 21, 53: 14'h32fa
  wire match_1517 = syndrome == (H_COL_21 ^ H_COL_54);  // bits 21, 54: 14'h3b09
  wire match_1518 = syndrome == (H_COL_21 ^ H_COL_55);  // bits 21, 55: 14'h1e4b
  wire match_1519 = syndrome == (H_COL_21 ^ H_COL_56);  // bits 21, 56: 14'h0cea
  wire match_1520 = syndrome == (H_COL_21 ^ H_COL_57);  // bits 21, 57: 14'h2401
  wire match_1521 = syndrome == (H_COL_21 ^ H_COL_58);  // bits 21, 58: 14'h11cf
  wire match_1522 = syndrome == (H_COL_21 ^ H_COL_59);  // bits 21, 59: 14'h0b28
  wire match_1523 = syndrome == (H_COL_21 ^ H_COL_60);  // bits 21, 60: 14'h27e0
  wire match_1524 = syndrome == (H_COL_21 ^ H_COL_61);  // bits 21, 61: 14'h3184
  wire match_1525 = syndrome == (H_COL_21 ^ H_COL_62);  // bits 21, 62: 14'h3ab6
  wire match_1526 = syndrome == (H_COL_21 ^ H_COL_63);  // bits 21, 63: 14'h3f2f
  wire match_1527 = syndrome == (H_COL_21 ^ H_COL_64);  // bits 21, 64: 14'h1c58
  wire match_1528 = syndrome == (H_COL_21 ^ H_COL_65);  // bits 21, 65: 14'h2c58
  wire match_1529 = syndrome == (H_COL_21 ^ H_COL_66);  // bits 21, 66: 14'h3458
  wire match_1530 = syndrome == (H_COL_21 ^ H_COL_67);  // bits 21, 67: 14'h3858
  wire match_1531 = syndrome == (H_COL_21 ^ H_COL_68);  // bits 21, 68: 14'h3e58
  wire match_1532 = syndrome == (H_COL_21 ^ H_COL_69);  // bits 21, 69: 14'h3d58
  wire match_1533 = syndrome == (H_COL_21 ^ H_COL_70);  // bits 21, 70: 14'h3cd8
  wire match_1534 = syndrome == (H_COL_21 ^ H_COL_71);  // bits 21, 71: 14'h3c18
  wire match_1535 = syndrome == (H_COL_21 ^ H_COL_72);  // bits 21, 72: 14'h3c78
  wire match_1536 = syndrome == (H_COL_21 ^ H_COL_73);  // bits 21, 73: 14'h3c48
  wire match_1537 = syndrome == (H_COL_21 ^ H_COL_74);  // bits 21, 74: 14'h3c50
  wire match_1538 = syndrome == (H_COL_21 ^ H_COL_75);  // bits 21, 75: 14'h3c5c
  wire match_1539 = syndrome == (H_COL_21 ^ H_COL_76);  // bits 21, 76: 14'h3c5a
  wire match_1540 = syndrome == (H_COL_21 ^ H_COL_77);  // bits 21, 77: 14'h3c59
  wire match_1541 = syndrome == (H_COL_22 ^ H_COL_23);  // bits 22, 23: 14'h113a
  wire match_1542 = syndrome == (H_COL_22 ^ H_COL_24);  // bits 22, 24: 14'h19a7
  wire match_1543 = syndrome == (H_COL_22 ^ H_COL_25);  // bits 22, 25: 14'h3c52
  wire match_1544 = syndrome == (H_COL_22 ^ H_COL_26);  // bits 22, 26: 14'h0f13
  wire match_1545 = syndrome == (H_COL_22 ^ H_COL_27);  // bits 22, 27: 14'h3708
  wire match_1546 = syndrome == (H_COL_22 ^ H_COL_28);  // bits 22, 28: 14'h0abe
  wire match_1547 = syndrome == (H_COL_22 ^ H_COL_29);  // bits 22, 29: 14'h1465
  wire match_1548 = syndrome == (H_COL_22 ^ H_COL_30);  // bits 22, 30: 14'h3ab3
  wire match_1549 = syndrome == (H_COL_22 ^ H_COL_31);  // bits 22, 31: 14'h2dd8
  wire match_1550 = syndrome == (H_COL_22 ^ H_COL_32);  // bits 22, 32: 14'h07d6
  wire match_1551 = syndrome == (H_COL_22 ^ H_COL_33);  // bits 22, 33: 14'h12d1
  wire match_1552 = syndrome == (H_COL_22 ^ H_COL_34);  // bits 22, 34: 14'h39e9
  wire match_1553 = syndrome == (H_COL_22 ^ H_COL_35);  // bits 22, 35: 14'h2c75
  wire match_1554 = syndrome == (H_COL_22 ^ H_COL_36);  // bits 22, 36: 14'h26bb
  wire match_1555 = syndrome == (H_COL_22 ^ H_COL_37);  // bits 22, 37: 14'h23dc
  wire match_1556 = syndrome == (H_COL_22 ^ H_COL_38);  // bits 22, 38: 14'h00d4
  wire match_1557 = syndrome == (H_COL_22 ^ H_COL_39);  // bits 22, 39: 14'h1150
  wire match_1558 = syndrome == (H_COL_22 ^ H_COL_40);  // bits 22, 40: 14'h1992
  wire match_1559 = syndrome == (H_COL_22 ^ H_COL_41);  // bits 22, 41: 14'h1df3
  wire match_1560 = syndrome == (H_COL_22 ^ H_COL_42);  // bits 22, 42: 14'h3e78
  wire match_1561 = syndrome == (H_COL_22 ^ H_COL_43);  // bits 22, 43: 14'h0e06
  wire match_1562 = syndrome == (H_COL_22 ^ H_COL_44);  // bits 22, 44: 14'h1639
  wire match_1563 = syndrome == (H_COL_22 ^ H_COL_45);  // bits 22, 45: 14'h3b9d
  wire match_1564 = syndrome == (H_COL_22 ^ H_COL_46);  // bits 22, 46: 14'h2d4f
  wire match_1565 = syndrome == (H_COL_22 ^ H_COL_47);  // bits 22, 47: 14'h2626
  wire match_1566 = syndrome == (H_COL_22 ^ H_COL_48);  // bits 22, 48: 14'h0229
  wire match_1567 = syndrome == (H_COL_22 ^ H_COL_49);  // bits 22, 49: 14'h3195
  wire match_1568 = syndrome == (H_COL_22 ^ H_COL_50);  // bits 22, 50: 14'h284b
  wire match_1569 = syndrome == (H_COL_22 ^ H_COL_51);  // bits 22, 51: 14'h24a4
  wire match_1570 = syndrome == (H_COL_22 ^ H_COL_52);  // bits 22, 52: 14'h0368
  wire match_1571 = syndrome == (H_COL_22 ^ H_COL_53);  // bits 22, 53: 14'h108e
  wire match_1572 = syndrome == (H_COL_22 ^ H_COL_54);  // bits 22, 54: 14'h197d
  wire match_1573 = syndrome == (H_COL_22 ^ H_COL_55);  // bits 22, 55: 14'h3c3f
  wire match_1574 = syndrome == (H_COL_22 ^ H_COL_56);  // bits 22, 56: 14'h2e9e
  wire match_1575 = syndrome == (H_COL_22 ^ H_COL_57);  // bits 22, 57: 14'h0675
  wire match_1576 = syndrome == (H_COL_22 ^ H_COL_58);  // bits 22, 58: 14'h33bb
  wire match_1577 = syndrome == (H_COL_22 ^ H_COL_59);  // bits 22, 59: 14'h295c
  wire match_1578 = syndrome == (H_COL_22 ^ H_COL_60);  // bits 22, 60: 14'h0594
  wire match_1579 = syndrome == (H_COL_22 ^ H_COL_61);  // bits 22, 61: 14'h13f0
  wire match_1580 = syndrome == (H_COL_22 ^ H_COL_62);  // bits 22, 62: 14'h18c2
  wire match_1581 = syndrome == (H_COL_22 ^ H_COL_63);  // bits 22, 63: 14'h1d5b
  wire match_1582 = syndrome == (H_COL_22 ^ H_COL_64);  // bits 22, 64: 14'h3e2c
  wire match_1583 = syndrome == (H_COL_22 ^ H_COL_65);  // bits 22, 65: 14'h0e2c
  wire match_1584 = syndrome == (H_COL_22 ^ H_COL_66);  // bits 22, 66: 14'h162c
  wire match_1585 = syndrome == (H_COL_22 ^ H_COL_67);  // bits 22, 67: 14'h1a2c
  wire match_1586 = syndrome == (H_COL_22 ^ H_COL_68);  // bits 22, 68: 14'h1c2c
  wire match_1587 = syndrome == (H_COL_22 ^ H_COL_69);  // bits 22, 69: 14'h1f2c
  wire match_1588 = syndrome == (H_COL_22 ^ H_COL_70);  // bits 22, 70: 14'h1eac
  wire match_1589 = syndrome == (H_COL_22 ^ H_COL_71);  // bits 22, 71: 14'h1e6c
  wire match_1590 = syndrome == (H_COL_22 ^ H_COL_72);  // bits 22, 72: 14'h1e0c
  wire match_1591 = syndrome == (H_COL_22 ^ H_COL_73);  // bits 22, 73: 14'h1e3c
  wire match_1592 = syndrome == (H_COL_22 ^ H_COL_74);  // bits 22, 74: 14'h1e24
  wire match_1593 = syndrome == (H_COL_22 ^ H_COL_75);  // bits 22, 75: 14'h1e28
  wire match_1594 = syndrome == (H_COL_22 ^ H_COL_76);  // bits 22, 76: 14'h1e2e
  wire match_1595 = syndrome == (H_COL_22 ^ H_COL_77);  // bits 22, 77: 14'h1e2d
  wire match_1596 = syndrome == (H_COL_23 ^ H_COL_24);  // bits 23, 24: 14'h089d
  wire match_1597 = syndrome == (H_COL_23 ^ H_COL_25);  // bits 23, 25: 14'h2d68
  wire match_1598 = syndrome == (H_COL_23 ^ H_COL_26);  // bits 23, 26: 14'h1e29
  wire match_1599 = syndrome == (H_COL_23 ^ H_COL_27);  // bits 23, 27: 14'h2632
  wire match_1600 = syndrome == (H_COL_23 ^ H_COL_28);  // bits 23, 28: 14'h1b84
  wire match_1601 = syndrome == (H_COL_23 ^ H_COL_29);  // bits 23, 29: 14'h055f
  wire match_1602 = syndrome == (H_COL_23 ^ H_COL_30);  // bits 23, 30: 14'h2b89
  wire match_1603 = syndrome == (H_COL_23 ^ H_COL_31);  // bits 23, 31: 14'h3ce2
  wire match_1604 = syndrome == (H_COL_23 ^ H_COL_32);  // bits 23, 32: 14'h16ec
  wire match_1605 = syndrome == (H_COL_23 ^ H_COL_33);  // bits 23, 33: 14'h03eb
  wire match_1606 = syndrome == (H_COL_23 ^ H_COL_34);  // bits 23, 34: 14'h28d3
  wire match_1607 = syndrome == (H_COL_23 ^ H_COL_35);  // bits 23, 35: 14'h3d4f
  wire match_1608 = syndrome == (H_COL_23 ^ H_COL_36);  // bits 23, 36: 14'h3781
  wire match_1609 = syndrome == (H_COL_23 ^ H_COL_37);  // bits 23, 37: 14'h32e6
  wire match_1610 = syndrome == (H_COL_23 ^ H_COL_38);  // bits 23, 38: 14'h11ee
  wire match_1611 = syndrome == (H_COL_23 ^ H_COL_39);  // bits 23, 39: 14'h006a
  wire match_1612 = syndrome == (H_COL_23 ^ H_COL_40);  // bits 23, 40: 14'h08a8
  wire match_1613 = syndrome == (H_COL_23 ^ H_COL_41);  // bits 23, 41: 14'h0cc9
  wire match_1614 = syndrome == (H_COL_23 ^ H_COL_42);  // bits 23, 42: 14'h2f42
  wire match_1615 = syndrome == (H_COL_23 ^ H_COL_43);  // bits 23, 43: 14'h1f3c
  wire match_1616 = syndrome == (H_COL_23 ^ H_COL_44);  // bits 23, 44: 14'h0703
  wire match_1617 = syndrome == (H_COL_23 ^ H_COL_45);  // bits 23, 45: 14'h2aa7
  wire match_1618 = syndrome == (H_COL_23 ^ H_COL_46);  // bits 23, 46: 14'h3c75
  wire match_1619 = syndrome == (H_COL_23 ^ H_COL_47);  // bits 23, 47: 14'h371c
  wire match_1620 = syndrome == (H_COL_23 ^ H_COL_48);  // bits 23, 48: 14'h1313
  wire match_1621 = syndrome == (H_COL_23 ^ H_COL_49);  // bits 23, 49: 14'h20af
  wire match_1622 = syndrome == (H_COL_23 ^ H_COL_50);  // bits 23, 50: 14'h3971
  wire match_1623 = syndrome == (H_COL_23 ^ H_COL_51);  // bits 23, 51: 14'h359e
  wire match_1624 = syndrome == (H_COL_23 ^ H_COL_52);  // bits 23, 52: 14'h1252
  wire match_1625 = syndrome == (H_COL_23 ^ H_COL_53);  // bits 23, 53: 14'h01b4
  wire match_1626 = syndrome == (H_COL_23 ^ H_COL_54);  // bits 23, 54: 14'h0847
  wire match_1627 = syndrome == (H_COL_23 ^ H_COL_55);  // bits 23, 55: 14'h2d05
  wire match_1628 = syndrome == (H_COL_23 ^ H_COL_56);  // bits 23, 56: 14'h3fa4
  wire match_1629 = syndrome == (H_COL_23 ^ H_COL_57);  // bits 23, 57: 14'h174f
  wire match_1630 = syndrome == (H_COL_23 ^ H_COL_58);  // bits 23, 58: 14'h2281
  wire match_1631 = syndrome == (H_COL_23 ^ H_COL_59);  // bits 23, 59: 14'h3866
  wire match_1632 = syndrome == (H_COL_23 ^ H_COL_60);  // bits 23, 60: 14'h14ae
  wire match_1633 = syndrome == (H_COL_23 ^ H_COL_61);  // bits 23, 61: 14'h02ca
  wire match_1634 = syndrome == (H_COL_23 ^ H_COL_62);  // bits 23, 62: 14'h09f8
  wire match_1635 = syndrome == (H_COL_23 ^ H_COL_63);  // bits 23, 63: 14'h0c61
  wire match_1636 = syndrome == (H_COL_23 ^ H_COL_64);  // bits 23, 64: 14'h2f16
  wire match_1637 = syndrome == (H_COL_23 ^ H_COL_65);  // bits 23, 65: 14'h1f16
  wire match_1638 = syndrome == (H_COL_23 ^ H_COL_66);  // bits 23, 66: 14'h0716
  wire match_1639 = syndrome == (H_COL_23 ^ H_COL_67);  // bits 23, 67: 14'h0b16
  wire match_1640 = syndrome == (H_COL_23 ^ H_COL_68);  // bits 23, 68: 14'h0d16
  wire match_1641 = syndrome == (H_COL_23 ^ H_COL_69);  // bits 23, 69: 14'h0e16
  wire match_1642 = syndrome == (H_COL_23 ^ H_COL_70);  // bits 23, 70: 14'h0f96
  wire match_1643 = syndrome == (H_COL_23 ^ H_COL_71);  // bits 23, 71: 14'h0f56
  wire match_1644 = syndrome == (H_COL_23 ^ H_COL_72);  // bits 23, 72: 14'h0f36
  wire match_1645 = syndrome == (H_COL_23 ^ H_COL_73);  // bits 23, 73: 14'h0f06
  wire match_1646 = syndrome == (H_COL_23 ^ H_COL_74);  // bits 23, 74: 14'h0f1e
  wire match_1647 = syndrome == (H_COL_23 ^ H_COL_75);  // bits 23, 75: 14'h0f12
  wire match_1648 = syndrome == (H_COL_23 ^ H_COL_76);  // bits 23, 76: 14'h0f14
  wire match_1649 = syndrome == (H_COL_23 ^ H_COL_77);  // bits 23, 77: 14'h0f17
  wire match_1650 = syndrome == (H_COL_24 ^ H_COL_25);  // bits 24, 25: 14'h25f5
  wire match_1651 = syndrome == (H_COL_24 ^ H_COL_26);  // bits 24, 26: 14'h16b4
  wire match_1652 = syndrome == (H_COL_24 ^ H_COL_27);  // bits 24, 27: 14'h2eaf
  wire match_1653 = syndrome == (H_COL_24 ^ H_COL_28);  // bits 24, 28: 14'h1319
  wire match_1654 = syndrome == (H_COL_24 ^ H_COL_29);  // bits 24, 29: 14'h0dc2
  wire match_1655 = syndrome == (H_COL_24 ^ H_COL_30);  // bits 24, 30: 14'h2314
  wire match_1656 = syndrome == (H_COL_24 ^ H_COL_31);  // bits 24, 31: 14'h347f
  wire match_1657 = syndrome == (H_COL_24 ^ H_COL_32);  // bits 24, 32: 14'h1e71
  wire match_1658 = syndrome == (H_COL_24 ^ H_COL_33);  // bits 24, 33: 14'h0b76
  wire match_1659 = syndrome == (H_COL_24 ^ H_COL_34);  // bits 24, 34: 14'h204e
  wire match_1660 = syndrome == (H_COL_24 ^ H_COL_35);  // bits 24, 35: 14'h35d2
  wire match_1661 = syndrome == (H_COL_24 ^ H_COL_36);  // bits 24, 36: 14'h3f1c
  wire match_1662 = syndrome == (H_COL_24 ^ H_COL_37);  // bits 24, 37: 14'h3a7b
  wire match_1663 = syndrome == (H_COL_24 ^ H_COL_38);  // bits 24, 38: 14'h1973
  wire match_1664 = syndrome == (H_COL_24 ^ H_COL_39);  // bits 24, 39: 14'h08f7
  wire match_1665 = syndrome == (H_COL_24 ^ H_COL_40);  // bits 24, 40: 14'h0035
  wire match_1666 = syndrome == (H_COL_24 ^ H_COL_41);  // bits 24, 41: 14'h0454
  wire match_1667 = syndrome == (H_COL_24 ^ H_COL_42);  // bits 24, 42: 14'h27df
  wire match_1668 = syndrome == (H_COL_24 ^ H_COL_43);  // bits 24, 43: 14'h17a1
  wire match_1669 = syndrome == (H_COL_24 ^ H_COL_44);  // bits 24, 44: 14'h0f9e
  wire match_1670 = syndrome == (H_COL_24 ^ H_COL_45);  // bits 24, 45: 14'h223a
  wire match_1671 = syndrome == (H_COL_24 ^ H_COL_46);  // bits 24, 46: 14'h34e8
  wire match_1672 = syndrome == (H_COL_24 ^ H_COL_47);  // bits 24, 47: 14'h3f81
  wire match_1673 = syndrome == (H_COL_24 ^ H_COL_48);  // bits 24, 48: 14'h1b8e
  wire match_1674 = syndrome == (H_COL_24 ^ H_COL_49);  // bits 24, 49: 14'h2832
  wire match_1675 = syndrome == (H_COL_24 ^ H_COL_50);  // bits 24, 50: 14'h31ec
  wire match_1676 = syndrome == (H_COL_24 ^ H_COL_51);  // bits 24, 51: 14'h3d03
  wire match_1677 = syndrome == (H_COL_24 ^ H_COL_52);  // bits 24, 52: 14'h1acf
  wire match_1678 = syndrome == (H_COL_24 ^ H_COL_53);  // bits 24, 53: 14'h0929
  wire match_1679 = syndrome == (H_COL_24 ^ H_COL_54);  // bits 24, 54: 14'h00da
  wire match_1680 = syndrome == (H_COL_24 ^ H_COL_55);  // bits 24, 55: 14'h2598
  wire match_1681 = syndrome == (H_COL_24 ^ H_COL_56);  // bits 24, 56: 14'h3739
  wire match_1682 = syndrome == (H_COL_24 ^ H_COL_57);  // bits 24, 57: 14'h1fd2
  wire match_1683 = syndrome == (H_COL_24 ^ H_COL_58);  // bits 24, 58: 14'h2a1c
  wire match_1684 = syndrome == (H_COL_24 ^ H_COL_59);  // bits 24, 59: 14'h30fb
  wire match_1685 = syndrome == (H_COL_24 ^ H_COL_60);  // bits 24, 60: 14'h1c33
  wire match_1686 = syndrome == (H_COL_24 ^ H_COL_61);  // bits 24, 61: 14'h0a57
  wire match_1687 = syndrome == (H_COL_24 ^ H_COL_62);  // bits 24, 62: 14'h0165
  wire match_1688 = syndrome == (H_COL_24 ^ H_COL_63);  // bits 24, 63: 14'h04fc
  wire match_1689 = syndrome == (H_COL_24 ^ H_COL_64);  // bits 24, 64: 14'h278b
  wire match_1690 = syndrome == (H_COL_24 ^ H_COL_65);  // bits 24, 65: 14'h178b
  wire match_1691 = syndrome == (H_COL_24 ^ H_COL_66);  // bits 24, 66: 14'h0f8b
  wire match_1692 = syndrome == (H_COL_24 ^ H_COL_67);  // bits 24, 67: 14'h038b
  wire match_1693 = syndrome == (H_COL_24 ^ H_COL_68);  // bits 24, 68: 14'h058b
  wire match_1694 = syndrome == (H_COL_24 ^ H_COL_69);  // bits 24, 69: 14'h068b
  wire match_1695 = syndrome == (H_COL_24 ^ H_COL_70);  // bits 24, 70: 14'h070b
  wire match_1696 = syndrome == (H_COL_24 ^ H_COL_71);  // bits 24, 71: 14'h07cb
  wire match_1697 = syndrome == (H_COL_24 ^ H_COL_72);  // bits 24, 72: 14'h07ab
  wire match_1698 = syndrome == (H_COL_24 ^ H_COL_73);  // bits 24, 73: 14'h079b
  wire match_1699 = syndrome == (H_COL_24 ^ H_COL_74);  // bits 24, 74: 14'h0783
  wire match_1700 = syndrome == (H_COL_24 ^ H_COL_75);  // bits 24, 75: 14'h078f
  wire match_1701 = syndrome == (H_COL_24 ^ H_COL_76);  // bits 24, 76: 14'h0789
  wire match_1702 = syndrome == (H_COL_24 ^ H_COL_77);  // bits 24, 77: 14'h078a
  wire match_1703 = syndrome == (H_COL_25 ^ H_COL_26);  // bits 25, 26: 14'h3341
  wire match_1704 = syndrome == (H_COL_25 ^ H_COL_27);  // bits 25, 27: 14'h0b5a
  wire match_1705 = syndrome == (H_COL_25 ^ H_COL_28);  // bits 25, 28: 14'h36ec
  wire match_1706 = syndrome == (H_COL_25 ^ H_COL_29);  // bits 25, 29: 14'h2837
  wire match_1707 = syndrome == (H_COL_25 ^ H_COL_30);  // bits 25, 30: 14'h06e1
  wire match_1708 = syndrome == (H_COL_25 ^ H_COL_31);  // bits 25, 31: 14'h118a
  wire match_1709 = syndrome == (H_COL_25 ^ H_COL_32);  // bits 25, 32: 14'h3b84
  wire match_1710 = syndrome == (H_COL_25 ^ H_COL_33);  // bits 25, 33: 14'h2e83
  wire match_1711 = syndrome == (H_COL_25 ^ H_COL_34);  // bits 25, 34: 14'h05bb
  wire match_1712 = syndrome == (H_COL_25 ^ H_COL_35);  // bits 25, 35: 14'h1027
  wire match_1713 = syndrome == (H_COL_25 ^ H_COL_36);  // bits 25, 36: 14'h1ae9
  wire match_1714 = syndrome == (H_COL_25 ^ H_COL_37);  // bits 25, 37: 14'h1f8e
  wire match_1715 = syndrome == (H_COL_25 ^ H_COL_38);  // bits 25, 38: 14'h3c86
  wire match_1716 = syndrome == (H_COL_25 ^ H_COL_39);  // bits 25, 39: 14'h2d02
  wire match_1717 = syndrome == (H_COL_25 ^ H_COL_40);  // bits 25, 40: 14'h25c0
  wire match_1718 = syndrome == (H_COL_25 ^ H_COL_41);  // bits 25, 41: 14'h21a1
  wire match_1719 = syndrome == (H_COL_25 ^ H_COL_42);  // bits 25, 42: 14'h022a
  wire match_1720 = syndrome == (H_COL_25 ^ H_COL_43);  // bits 25, 43: 14'h3254
  wire match_1721 = syndrome == (H_COL_25 ^ H_COL_44);  // bits 25, 44: 14'h2a6b
  wire match_1722 = syndrome == (H_COL_25 ^ H_COL_45);  // bits 25, 45: 14'h07cf
  wire match_1723 = syndrome == (H_COL_25 ^ H_COL_46);  // bits 25, 46: 14'h111d
  wire match_1724 = syndrome == (H_COL_25 ^ H_COL_47);  // bits 25, 47: 14'h1a74
  wire match_1725 = syndrome == (H_COL_25 ^ H_COL_48);  // bits 25, 48: 14'h3e7b
  wire match_1726 = syndrome == (H_COL_25 ^ H_COL_49);  // bits 25, 49: 14'h0dc7
  wire match_1727 = syndrome == (H_COL_25 ^ H_COL_50);  // bits 25, 50: 14'h1419
  wire match_1728 = syndrome == (H_COL_25 ^ H_COL_51);  // bits 25, 51: 14'h18f6
  wire match_1729 = syndrome == (H_COL_25 ^ H_COL_52);  // bits 25, 52: 14'h3f3a
  wire match_1730 = syndrome == (H_COL_25 ^ H_COL_53);  // bits 25, 53: 14'h2cdc
  wire match_1731 = syndrome == (H_COL_25 ^ H_COL_54);  // bits 25, 54: 14'h252f
  wire match_1732 = syndrome == (H_COL_25 ^ H_COL_55);  // bits 25, 55: 14'h006d
  wire match_1733 = syndrome == (H_COL_25 ^ H_COL_56);  // bits 25, 56: 14'h12cc
  wire match_1734 = syndrome == (H_COL_25 ^ H_COL_57);  // bits 25, 57: 14'h3a27
  wire match_1735 = syndrome == (H_COL_25 ^ H_COL_58);  // bits 25, 58: 14'h0fe9
  wire match_1736 = syndrome == (H_COL_25 ^ H_COL_59);  // bits 25, 59: 14'h150e
  wire match_1737 = syndrome == (H_COL_25 ^ H_COL_60);  // bits 25, 60: 14'h39c6
  wire match_1738 = syndrome == (H_COL_25 ^ H_COL_61);  // bits 25, 61: 14'h2fa2
  wire match_1739 = syndrome == (H_COL_25 ^ H_COL_62);  // bits 25, 62: 14'h2490
  wire match_1740 = syndrome == (H_COL_25 ^ H_COL_63);  // bits 25, 63: 14'h2109
  wire match_1741 = syndrome == (H_COL_25 ^ H_COL_64);  // bits 25, 64: 14'h027e
  wire match_1742 = syndrome == (H_COL_25 ^ H_COL_65);  // bits 25, 65: 14'h327e
  wire match_1743 = syndrome == (H_COL_25 ^ H_COL_66);  // bits 25, 66: 14'h2a7e
  wire match_1744 = syndrome == (H_COL_25 ^ H_COL_67);  // bits 25, 67: 14'h267e
  wire match_1745 = syndrome == (H_COL_25 ^ H_COL_68);  // bits 25, 68: 14'h207e
  wire match_1746 = syndrome == (H_COL_25 ^ H_COL_69);  // bits 25, 69: 14'h237e
  wire match_1747 = syndrome == (H_COL_25 ^ H_COL_70);  // bits 25, 70: 14'h22fe
  wire match_1748 = syndrome == (H_COL_25 ^ H_COL_71);  // bits 25, 71: 14'h223e
  wire match_1749 = syndrome == (H_COL_25 ^ H_COL_72);  // bits 25, 72: 14'h225e
  wire match_1750 = syndrome == (H_COL_25 ^ H_COL_73);  // bits 25, 73: 14'h226e
  wire match_1751 = syndrome == (H_COL_25 ^ H_COL_74);  // bits 25, 74: 14'h2276
  wire match_1752 = syndrome == (H_COL_25 ^ H_COL_75);  // bits 25, 75: 14'h227a
  wire match_1753 = syndrome == (H_COL_25 ^ H_COL_76);  // bits 25, 76: 14'h227c
  wire match_1754 = syndrome == (H_COL_25 ^ H_COL_77);  // bits 25, 77: 14'h227f
  wire match_1755 = syndrome == (H_COL_26 ^ H_COL_27);  // bits 26, 27: 14'h381b
  wire match_1756 = syndrome == (H_COL_26 ^ H_COL_28);  // bits 26, 28: 14'h05ad
  wire match_1757 = syndrome == (H_COL_26 ^ H_COL_29);  // bits 26, 29: 14'h1b76
  wire match_1758 = syndrome == (H_COL_26 ^ H_COL_30);  // bits 26, 30: 14'h35a0
  wire match_1759 = syndrome == (H_COL_26 ^ H_COL_31);  // bits 26, 31: 14'h22cb
  wire match_1760 = syndrome == (H_COL_26 ^ H_COL_32);  // bits 26, 32: 14'h08c5
  wire match_1761 = syndrome == (H_COL_26 ^ H_COL_33);  // bits 26, 33: 14'h1dc2
  wire match_1762 = syndrome == (H_COL_26 ^ H_COL_34);  // bits 26, 34: 14'h36fa
  wire match_1763 = syndrome == (H_COL_26 ^ H_COL_35);  // bits 26, 35: 14'h2366
  wire match_1764 = syndrome == (H_COL_26 ^ H_COL_36);  // bits 26, 36: 14'h29a8
  wire match_1765 = syndrome == (H_COL_26 ^ H_COL_37);  // bits 26, 37: 14'h2ccf
  wire match_1766 = syndrome == (H_COL_26 ^ H_COL_38);  // bits 26, 38: 14'h0fc7
  wire match_1767 = syndrome == (H_COL_26 ^ H_COL_39);  // bits 26, 39: 14'h1e43
  wire match_1768 = syndrome == (H_COL_26 ^ H_COL_40);  // bits 26, 40: 14'h1681
  wire match_1769 = syndrome == (H_COL_26 ^ H_COL_41);  // bits 26, 41: 14'h12e0
  wire match_1770 = syndrome == (H_COL_26 ^ H_COL_42);  // bits 26, 42: 14'h316b
  wire match_1771 = syndrome == (H_COL_26 ^ H_COL_43);  // bits 26, 43: 14'h0115
  wire match_1772 = syndrome == (H_COL_26 ^ H_COL_44);  // bits 26, 44: 14'h192a
  wire match_1773 = syndrome == (H_COL_26 ^ H_COL_45);  // bits 26, 45: 14'h348e
  wire match_1774 = syndrome == (H_COL_26 ^ H_COL_46);  // bits 26, 46: 14'h225c
  wire match_1775 = syndrome == (H_COL_26 ^ H_COL_47);  // bits 26, 47: 14'h2935
  wire match_1776 = syndrome == (H_COL_26 ^ H_COL_48);  // bits 26, 48: 14'h0d3a
  wire match_1777 = syndrome == (H_COL_26 ^ H_COL_49);  // bits 26, 49: 14'h3e86
  wire match_1778 = syndrome == (H_COL_26 ^ H_COL_50);  // bits 26, 50: 14'h2758
  wire match_1779 = syndrome == (H_COL_26 ^ H_COL_51);  // bits 26, 51: 14'h2bb7
  wire match_1780 = syndrome == (H_COL_26 ^ H_COL_52);  // bits 26, 52: 14'h0c7b
  wire match_1781 = syndrome == (H_COL_26 ^ H_COL_53);  // bits 26, 53: 14'h1f9d
  wire match_1782 = syndrome == (H_COL_26 ^ H_COL_54);  // bits 26, 54: 14'h166e
  wire match_1783 = syndrome == (H_COL_26 ^ H_COL_55);  // bits 26, 55: 14'h332c
  wire match_1784 = syndrome == (H_COL_26 ^ H_COL_56);  // bits 26, 56: 14'h218d
  wire match_1785 = syndrome == (H_COL_26 ^ H_COL_57);  // bits 26, 57: 14'h0966
  wire match_1786 = syndrome == (H_COL_26 ^ H_COL_58);  // bits 26, 58: 14'h3ca8
  wire match_1787 = syndrome == (H_COL_26 ^ H_COL_59);  // bits 26, 59: 14'h264f
  wire match_1788 = syndrome == (H_COL_26 ^ H_COL_60);  // bits 26, 60: 14'h0a87
  wire match_1789 = syndrome == (H_COL_26 ^ H_COL_61);  // bits 26, 61: 14'h1ce3
  wire match_1790 = syndrome == (H_COL_26 ^ H_COL_62);  // bits 26, 62: 14'h17d1
  wire match_1791 = syndrome == (H_COL_26 ^ H_COL_63);  // bits 26, 63: 14'h1248
  wire match_1792 = syndrome == (H_COL_26 ^ H_COL_64);  // bits 26, 64: 14'h313f
  wire match_1793 = syndrome == (H_COL_26 ^ H_COL_65);  // bits 26, 65: 14'h013f
  wire match_1794 = syndrome == (H_COL_26 ^ H_COL_66);  // bits 26, 66: 14'h193f
  wire match_1795 = syndrome == (H_COL_26 ^ H_COL_67);  // bits 26, 67: 14'h153f
  wire match_1796 = syndrome == (H_COL_26 ^ H_COL_68);  // bits 26, 68: 14'h133f
  wire match_1797 = syndrome == (H_COL_26 ^ H_COL_69);  // bits 26, 69: 14'h103f
  wire match_1798 = syndrome == (H_COL_26 ^ H_COL_70);  // bits 26, 70: 14'h11bf
  wire match_1799 = syndrome == (H_COL_26 ^ H_COL_71);  // bits 26, 71: 14'h117f
  wire match_1800 = syndrome == (H_COL_26 ^ H_COL_72);  // bits 26, 72: 14'h111f
  wire match_1801 = syndrome == (H_COL_26 ^ H_COL_73);  // bits 26, 73: 14'h112f
  wire match_1802 = syndrome == (H_COL_26 ^ H_COL_74);  // bits 26, 74: 14'h1137
  wire match_1803 = syndrome == (H_COL_26 ^ H_COL_75);  // bits 26, 75: 14'h113b
  wire match_1804 = syndrome == (H_COL_26 ^ H_COL_76);  // bits 26, 76: 14'h113d
  wire match_1805 = syndrome == (H_COL_26 ^ H_COL_77);  // bits 26, 77: 14'h113e
  wire match_1806 = syndrome == (H_COL_27 ^ H_COL_28);  // bits 27, 28: 14'h3db6
  wire match_1807 = syndrome == (H_COL_27 ^ H_COL_29);  // bits 27, 29: 14'h236d
  wire match_1808 = syndrome == (H_COL_27 ^ H_COL_30);  // bits 27, 30: 14'h0dbb
  wire match_1809 = syndrome == (H_COL_27 ^ H_COL_31);  // bits 27, 31: 14'h1ad0
  wire match_1810 = syndrome == (H_COL_27 ^ H_COL_32);  // bits 27, 32: 14'h30de
  wire match_1811 = syndrome == (H_COL_27 ^ H_COL_33);  // bits 27, 33: 14'h25d9
  wire match_1812 = syndrome == (H_COL_27 ^ H_COL_34);  // bits 27, 34: 14'h0ee1
  wire match_1813 = syndrome == (H_COL_27 ^ H_COL_35);  // bits 27, 35: 14'h1b7d
  wire match_1814 = syndrome == (H_COL_27 ^ H_COL_36);  // bits 27, 36: 14'h11b3
  wire match_1815 = syndrome == (H_COL_27 ^ H_COL_37);  // bits 27, 37: 14'h14d4
  wire match_1816 = syndrome == (H_COL_27 ^ H_COL_38);  // bits 27, 38: 14'h37dc
  wire match_1817 = syndrome == (H_COL_27 ^ H_COL_39);  // bits 27, 39: 14'h2658
  wire match_1818 = syndrome == (H_COL_27 ^ H_COL_40);  // bits 27, 40: 14'h2e9a
  wire match_1819 = syndrome == (H_COL_27 ^ H_COL_41);  // bits 27, 41: 14'h2afb
  wire match_1820 = syndrome == (H_COL_27 ^ H_COL_42);  // bits 27, 42: 14'h0970
  wire match_1821 = syndrome == (H_COL_27 ^ H_COL_43);  // bits 27, 43: 14'h390e
  wire match_1822 = syndrome == (H_COL_27 ^ H_COL_44);  // bits 27, 44: 14'h2131
  wire match_1823 = syndrome == (H_COL_27 ^ H_COL_45);  // bits 27, 45: 14'h0c95
  wire match_1824 = syndrome == (H_COL_27 ^ H_COL_46);  // bits 27, 46: 14'h1a47
  wire match_1825 = syndrome == (H_COL_27 ^ H_COL_47);  // bits 27, 47: 14'h112e
  wire match_1826 = syndrome == (H_COL_27 ^ H_COL_48);  // bits 27, 48: 14'h3521
  wire match_1827 = syndrome == (H_COL_27 ^ H_COL_49);  // bits 27, 49: 14'h069d
  wire match_1828 = syndrome == (H_COL_27 ^ H_COL_50);  // bits 27, 50: 14'h1f43
  wire match_1829 = syndrome == (H_COL_27 ^ H_COL_51);  // bits 27, 51: 14'h13ac
  wire match_1830 = syndrome == (H_COL_27 ^ H_COL_52);  // bits 27, 52: 14'h3460
  wire match_1831 = syndrome == (H_COL_27 ^ H_COL_53);  // bits 27, 53: 14'h2786
  wire match_1832 = syndrome == (H_COL_27 ^ H_COL_54);  // bits 27, 54: 14'h2e75
  wire match_1833 = syndrome == (H_COL_27 ^ H_COL_55);  // bits 27, 55: 14'h0b37
  wire match_1834 = syndrome == (H_COL_27 ^ H_COL_56);  // bits 27, 56: 14'h1996
  wire match_1835 = syndrome == (H_COL_27 ^ H_COL_57);  // bits 27, 57: 14'h317d
  wire match_1836 = syndrome == (H_COL_27 ^ H_COL_58);  // bits 27, 58: 14'h04b3
  wire match_1837 = syndrome == (H_COL_27 ^ H_COL_59);  // bits 27, 59: 14'h1e54
  wire match_1838 = syndrome == (H_COL_27 ^ H_COL_60);  // bits 27, 60: 14'h329c
  wire match_1839 = syndrome == (H_COL_27 ^ H_COL_61);  // bits 27, 61: 14'h24f8
  wire match_1840 = syndrome == (H_COL_27 ^ H_COL_62);  // bits 27, 62: 14'h2fca
  wire match_1841 = syndrome == (H_COL_27 ^ H_COL_63);  // bits 27, 63: 14'h2a53
  wire match_1842 = syndrome == (H_COL_27 ^ H_COL_64);  // bits 27, 64: 14'h0924
  wire match_1843 = syndrome == (H_COL_27 ^ H_COL_65);  // bits 27, 65: 14'h3924
  wire match_1844 = syndrome == (H_COL_27 ^ H_COL_66);  // bits 27, 66: 14'h2124
  wire match_1845 = syndrome == (H_COL_27 ^ H_COL_67);  // bits 27, 67: 14'h2d24
  wire match_1846 = syndrome == (H_COL_27 ^ H_COL_68);  // bits 27, 68: 14'h2b24
  wire match_1847 = syndrome == (H_COL_27 ^ H_COL_69);  // bits 27, 69: 14'h2824
  wire match_1848 = syndrome == (H_COL_27 ^ H_COL_70);  // bits 27, 70: 14'h29a4
  wire match_1849 = syndrome == (H_COL_27 ^ H_COL_71);  // bits 27, 71: 14'h2964
  wire match_1850 = syndrome == (H_COL_27 ^ H_COL_72);  // bits 27, 72: 14'h2904
  wire match_1851 = syndrome == (H_COL_27 ^ H_COL_73);  // bits 27, 73: 14'h2934
  wire match_1852 = syndrome == (H_COL_27 ^ H_COL_74);  // bits 27, 74: 14'h292c
  wire match_1853 = syndrome == (H_COL_27 ^ H_COL_75);  // bits 27, 75: 14'h2920
  wire match_1854 = syndrome == (H_COL_27 ^ H_COL_76);  // bits 27, 76: 14'h2926
  wire match_1855 = syndrome == (H_COL_27 ^ H_COL_77);  // bits 27, 77: 14'h2925
  wire match_1856 = syndrome == (H_COL_28 ^ H_COL_29);  // bits 28, 29: 14'h1edb
  wire match_1857 = syndrome == (H_COL_28 ^ H_COL_30);  // bits 28, 30: 14'h300d
  wire match_1858 = syndrome == (H_COL_28 ^ H_COL_31);  // bits 28, 31: 14'h2766
  wire match_1859 = syndrome == (H_COL_28 ^ H_COL_32);  // bits 28, 32: 14'h0d68
  wire match_1860 = syndrome == (H_COL_28 ^ H_COL_33);  // bits 28, 33: 14'h186f
  wire match_1861 = syndrome == (H_COL_28 ^ H_COL_34);  // bits 28, 34: 14'h3357
  wire match_1862 = syndrome == (H_COL_28 ^ H_COL_35);  // bits 28, 35: 14'h26cb
  wire match_1863 = syndrome == (H_COL_28 ^ H_COL_36);  // bits 28, 36: 14'h2c05
  wire match_1864 = syndrome == (H_COL_28 ^ H_COL_37);  // bits 28, 37: 14'h2962
  wire match_1865 = syndrome == (H_COL_28 ^ H_COL_38);  // bits 28, 38: 14'h0a6a
  wire match_1866 = syndrome == (H_COL_28 ^ H_COL_39);  // bits 28, 39: 14'h1bee
  wire match_1867 = syndrome == (H_COL_28 ^ H_COL_40);  // bits 28, 40: 14'h132c
  wire match_1868 = syndrome == (H_COL_28 ^ H_COL_41);  // bits 28, 41: 14'h174d
  wire match_1869 = syndrome == (H_COL_28 ^ H_COL_42);  // bits 28, 42: 14'h34c6
  wire match_1870 = syndrome == (H_COL_28 ^ H_COL_43);  // bits 28, 43: 14'h04b8
  wire match_1871 = syndrome == (H_COL_28 ^ H_COL_44);  // bits 28, 44: 14'h1c87
  wire match_1872 = syndrome == (H_COL_28 ^ H_COL_45);  // bits 28, 45: 14'h3123
  wire match_1873 = syndrome == (H_COL_28 ^ H_COL_46);  // bits 28, 46: 14'h27f1
  wire match_1874 = syndrome == (H_COL_28 ^ H_COL_47);  // bits 28, 47: 14'h2c98
  wire match_1875 = syndrome == (H_COL_28 ^ H_COL_48);  // bits 28, 48: 14'h0897
  wire match_1876 = syndrome == (H_COL_28 ^ H_COL_49);  // bits 28, 49: 14'h3b2b
  wire match_1877 = syndrome == (H_COL_28 ^ H_COL_50);  // bits 28, 50: 14'h22f5
  wire match_1878 = syndrome == (H_COL_28 ^ H_COL_51);  // bits 28, 51: 14'h2e1a
  wire match_1879 = syndrome == (H_COL_28 ^ H_COL_52);  // bits 28, 52: 14'h09d6
  wire match_1880 = syndrome == (H_COL_28 ^ H_COL_53);  // bits 28, 53: 14'h1a30
  wire match_1881 = syndrome == (H_COL_28 ^ H_COL_54);  // bits 28, 54: 14'h13c3
  wire match_1882 = syndrome == (H_COL_28 ^ H_COL_55);  // bits 28, 55: 14'h3681
  wire match_1883 = syndrome == (H_COL_28 ^ H_COL_56);  // bits 28, 56: 14'h2420
  wire match_1884 = syndrome == (H_COL_28 ^ H_COL_57);  // bits 28, 57: 14'h0ccb
  wire match_1885 = syndrome == (H_COL_28 ^ H_COL_58);  // bits 28, 58: 14'h3905
  wire match_1886 = syndrome == (H_COL_28 ^ H_COL_59);  // bits 28, 59: 14'h23e2
  wire match_1887 = syndrome == (H_COL_28 ^ H_COL_60);  // bits 28, 60: 14'h0f2a
  wire match_1888 = syndrome == (H_COL_28 ^ H_COL_61);  // bits 28, 61: 14'h194e
  wire match_1889 = syndrome == (H_COL_28 ^ H_COL_62);  // bits 28, 62: 14'h127c
  wire match_1890 = syndrome == (H_COL_28 ^ H_COL_63);  // bits 28, 63: 14'h17e5
  wire match_1891 = syndrome == (H_COL_28 ^ H_COL_64);  // bits 28, 64: 14'h3492
  wire match_1892 = syndrome == (H_COL_28 ^ H_COL_65);  // bits 28, 65: 14'h0492
  wire match_1893 = syndrome == (H_COL_28 ^ H_COL_66);  // bits 28, 66: 14'h1c92
  wire match_1894 = syndrome == (H_COL_28 ^ H_COL_67);  // bits 28, 67: 14'h1092
  wire match_1895 = syndrome == (H_COL_28 ^ H_COL_68);  // bits 28, 68: 14'h1692
  wire match_1896 = syndrome == (H_COL_28 ^ H_COL_69);  // bits 28, 69: 14'h1592
  wire match_1897 = syndrome == (H_COL_28 ^ H_COL_70);  // bits 28, 70: 14'h1412
  wire match_1898 = syndrome == (H_COL_28 ^ H_COL_71);  // bits 28, 71: 14'h14d2
  wire match_1899 = syndrome == (H_COL_28 ^ H_COL_72);  // bits 28, 72: 14'h14b2
  wire match_1900 = syndrome == (H_COL_28 ^ H_COL_73);  // bits 28, 73: 14'h1482
  wire match_1901 = syndrome == (H_COL_28 ^ H_COL_74);  // bits 28, 74: 14'h149a
  wire match_1902 = syndrome == (H_COL_28 ^ H_COL_75);  // bits 28, 75: 14'h1496
  wire match_1903 = syndrome == (H_COL_28 ^ H_COL_76);  // bits 28, 76: 14'h1490
  wire match_1904 = syndrome == (H_COL_28 ^ H_COL_77);  // bits 28, 77: 14'h1493
  wire match_1905 = syndrome == (H_COL_29 ^ H_COL_30);  // bits 29, 30: 14'h2ed6
  wire match_1906 = syndrome == (H_COL_29 ^ H_COL_31);  // bits 29, 31: 14'h39bd
  wire match_1907 = syndrome == (H_COL_29 ^ H_COL_32);  // bits 29, 32: 14'h13b3
  wire match_1908 = syndrome == (H_COL_29 ^ H_COL_33);  // bits 29, 33: 14'h06b4
  wire match_1909 = syndrome == (H_COL_29 ^ H_COL_34);  // bits 29, 34: 14'h2d8c
  wire match_1910 = syndrome == (H_COL_29 ^ H_COL_35);  // bits 29, 35: 14'h3810
  wire match_1911 = syndrome == (H_COL_29 ^ H_COL_36);  // bits 29, 36: 14'h32de
  wire match_1912 = syndrome == (H_COL_29 ^ H_COL_37);  // bits 29, 37: 14'h37b9
  wire match_1913 = syndrome == (H_COL_29 ^ H_COL_38);  // bits 29, 38: 14'h14b1
  wire match_1914 = syndrome == (H_COL_29 ^ H_COL_39);  // bits 29, 39: 14'h0535
  wire match_1915 = syndrome == (H_COL_29 ^ H_COL_40);  // bits 29, 40: 14'h0df7
  wire match_1916 = syndrome == (H_COL_29 ^ H_COL_41);  // bits 29, 41: 14'h0996
  wire match_1917 = syndrome == (H_COL_29 ^ H_COL_42);  // bits 29, 42: 14'h2a1d
  wire match_1918 = syndrome == (H_COL_29 ^ H_COL_43);  // bits 29, 43: 14'h1a63
  wire match_1919 = syndrome == (H_COL_29 ^ H_COL_44);  // bits 29, 44: 14'h025c
  wire match_1920 = syndrome == (H_COL_29 ^ H_COL_45);  // bits 29, 45: 14'h2ff8
  wire match_1921 = syndrome == (H_COL_29 ^ H_COL_46);  // bits 29, 46: 14'h392a
  wire match_1922 = syndrome == (H_COL_29 ^ H_COL_47);  // bits 29, 47: 14'h3243
  wire match_1923 = syndrome == (H_COL_29 ^ H_COL_48);  // bits 29, 48: 14'h164c
  wire match_1924 = syndrome == (H_COL_29 ^ H_COL_49);  // bits 29, 49: 14'h25f0
  wire match_1925 = syndrome == (H_COL_29 ^ H_COL_50);  // bits 29, 50: 14'h3c2e
  wire match_1926 = syndrome == (H_COL_29 ^ H_COL_51);  // bits 29, 51: 14'h30c1
  wire match_1927 = syndrome == (H_COL_29 ^ H_COL_52);  // bits 29, 52: 14'h170d
  wire match_1928 = syndrome == (H_COL_29 ^ H_COL_53);  // bits 29, 53: 14'h04eb
  wire match_1929 = syndrome == (H_COL_29 ^ H_COL_54);  // bits 29, 54: 14'h0d18
  wire match_1930 = syndrome == (H_COL_29 ^ H_COL_55);  // bits 29, 55: 14'h285a
  wire match_1931 = syndrome == (H_COL_29 ^ H_COL_56);  // bits 29, 56: 14'h3afb
  wire match_1932 = syndrome == (H_COL_29 ^ H_COL_57);  // bits 29, 57: 14'h1210
  wire match_1933 = syndrome == (H_COL_29 ^ H_COL_58);  // bits 29, 58: 14'h27de
  wire match_1934 = syndrome == (H_COL_29 ^ H_COL_59);  // bits 29, 59: 14'h3d39
  wire match_1935 = syndrome == (H_COL_29 ^ H_COL_60);  // bits 29, 60: 14'h11f1
  wire match_1936 = syndrome == (H_COL_29 ^ H_COL_61);  // bits 29, 61: 14'h0795
  wire match_1937 = syndrome == (H_COL_29 ^ H_COL_62);  // bits 29, 62: 14'h0ca7
  wire match_1938 = syndrome == (H_COL_29 ^ H_COL_63);  // bits 29, 63: 14'h093e
  wire match_1939 = syndrome == (H_COL_29 ^ H_COL_64);  // bits 29, 64: 14'h2a49
  wire match_1940 = syndrome == (H_COL_29 ^ H_COL_65);  // bits 29, 65: 14'h1a49
  wire match_1941 = syndrome == (H_COL_29 ^ H_COL_66);  // bits 29, 66: 14'h0249
  wire match_1942 = syndrome == (H_COL_29 ^ H_COL_67);  // bits 29, 67: 14'h0e49
  wire match_1943 = syndrome == (H_COL_29 ^ H_COL_68);  // bits 29, 68: 14'h0849
  wire match_1944 = syndrome == (H_COL_29 ^ H_COL_69);  // bits 29, 69: 14'h0b49
  wire match_1945 = syndrome == (H_COL_29 ^ H_COL_70);  // bits 29, 70: 14'h0ac9
  wire match_1946 = syndrome == (H_COL_29 ^ H_COL_71);  // bits 29, 71: 14'h0a09
  wire match_1947 = syndrome == (H_COL_29 ^ H_COL_72);  // bits 29, 72: 14'h0a69
  wire match_1948 = syndrome == (H_COL_29 ^ H_COL_73);  // bits 29, 73: 14'h0a59
  wire match_1949 = syndrome == (H_COL_29 ^ H_COL_74);  // bits 29, 74: 14'h0a41
  wire match_1950 = syndrome == (H_COL_29 ^ H_COL_75);  // bits 29, 75: 14'h0a4d
  wire match_1951 = syndrome == (H_COL_29 ^ H_COL_76);  // bits 29, 76: 14'h0a4b
  wire match_1952 = syndrome == (H_COL_29 ^ H_COL_77);  // bits 29, 77: 14'h0a48
  wire match_1953 = syndrome == (H_COL_30 ^ H_COL_31);  // bits 30, 31: 14'h176b
  wire match_1954 = syndrome == (H_COL_30 ^ H_COL_32);  // bits 30, 32: 14'h3d65
  wire match_1955 = syndrome == (H_COL_30 ^ H_COL_33);  // bits 30, 33: 14'h2862
  wire match_1956 = syndrome == (H_COL_30 ^ H_COL_34);  // bits 30, 34: 14'h035a
  wire match_1957 = syndrome == (H_COL_30 ^ H_COL_35);  // bits 30, 35: 14'h16c6
  wire match_1958 = syndrome == (H_COL_30 ^ H_COL_36);  // bits 30, 36: 14'h1c08
  wire match_1959 = syndrome == (H_COL_30 ^ H_COL_37);  // bits 30, 37: 14'h196f
  wire match_1960 = syndrome == (H_COL_30 ^ H_COL_38);  // bits 30, 38: 14'h3a67
  wire match_1961 = syndrome == (H_COL_30 ^ H_COL_39);  // bits 30, 39: 14'h2be3
  wire match_1962 = syndrome == (H_COL_30 ^ H_COL_40);  // bits 30, 40: 14'h2321
  wire match_1963 = syndrome == (H_COL_30 ^ H_COL_41);  // bits 30, 41: 14'h2740
  wire match_1964 = syndrome == (H_COL_30 ^ H_COL_42);  // bits 30, 42: 14'h04cb
  wire match_1965 = syndrome == (H_COL_30 ^ H_COL_43);  // bits 30, 43: 14'h34b5
  wire match_1966 = syndrome == (H_COL_30 ^ H_COL_44);  // bits 30, 44: 14'h2c8a
  wire match_1967 = syndrome == (H_COL_30 ^ H_COL_45);  // bits 30, 45: 14'h012e
  wire match_1968 = syndrome == (H_COL_30 ^ H_COL_46);  // bits 30, 46: 14'h17fc
  wire match_1969 = syndrome == (H_COL_30 ^ H_COL_47);  // bits 30, 47: 14'h1c95
  wire match_1970 = syndrome == (H_COL_30 ^ H_COL_48);  // bits 30, 48: 14'h389a
  wire match_1971 = syndrome == (H_COL_30 ^ H_COL_49);  // bits 30, 49: 14'h0b26
  wire match_1972 = syndrome == (H_COL_30 ^ H_COL_50);  // bits 30, 50: 14'h12f8
  wire match_1973 = syndrome == (H_COL_30 ^ H_COL_51);  // bits 30, 51: 14'h1e17
  wire match_1974 = syndrome == (H_COL_30 ^ H_COL_52);  // bits 30, 52: 14'h39db
  wire match_1975 = syndrome == (H_COL_30 ^ H_COL_53);  // bits 30, 53: 14'h2a3d
  wire match_1976 = syndrome == (H_COL_30 ^ H_COL_54);  // bits 30, 54: 14'h23ce
  wire match_1977 = syndrome == (H_COL_30 ^ H_COL_55);  // bits 30, 55: 14'h068c
  wire match_1978 = syndrome == (H_COL_30 ^ H_COL_56);  // bits 30, 56: 14'h142d
  wire match_1979 = syndrome == (H_COL_30 ^ H_COL_57);  // bits 30, 57: 14'h3cc6
  wire match_1980 = syndrome == (H_COL_30 ^ H_COL_58);  // bits 30, 58: 14'h0908
  wire match_1981 = syndrome == (H_COL_30 ^ H_COL_59);  // bits 30, 59: 14'h13ef
  wire match_1982 = syndrome == (H_COL_30 ^ H_COL_60);  // bits 30, 60: 14'h3f27
  wire match_1983 = syndrome == (H_COL_30 ^ H_COL_61);  // bits 30, 61: 14'h2943
  wire match_1984 = syndrome == (H_COL_30 ^ H_COL_62);  // bits 30, 62: 14'h2271
  wire match_1985 = syndrome == (H_COL_30 ^ H_COL_63);  // bits 30, 63: 14'h27e8
  wire match_1986 = syndrome == (H_COL_30 ^ H_COL_64);  // bits 30, 64: 14'h049f
  wire match_1987 = syndrome == (H_COL_30 ^ H_COL_65);  // bits 30, 65: 14'h349f
  wire match_1988 = syndrome == (H_COL_30 ^ H_COL_66);  // bits 30, 66: 14'h2c9f
  wire match_1989 = syndrome == (H_COL_30 ^ H_COL_67);  // bits 30, 67: 14'h209f
  wire match_1990 = syndrome == (H_COL_30 ^ H_COL_68);  // bits 30, 68: 14'h269f
  wire match_1991 = syndrome == (H_COL_30 ^ H_COL_69);  // bits 30, 69: 14'h259f
  wire match_1992 = syndrome == (H_COL_30 ^ H_COL_70);  // bits 30, 70: 14'h241f
  wire match_1993 = syndrome == (H_COL_30 ^ H_COL_71);  // bits 30, 71: 14'h24df
  wire match_1994 = syndrome == (H_COL_30 ^ H_COL_72);  // bits 30, 72: 14'h24bf
  wire match_1995 = syndrome == (H_COL_30 ^ H_COL_73);  // bits 30, 73: 14'h248f
  wire match_1996 = syndrome == (H_COL_30 ^ H_COL_74);  // bits 30, 74: 14'h2497
  wire match_1997 = syndrome == (H_COL_30 ^ H_COL_75);  // bits 30, 75: 14'h249b
  wire match_1998 = syndrome == (H_COL_30 ^ H_COL_76);  // bits 30, 76: 14'h249d
  wire match_1999 = syndrome == (H_COL_30 ^ H_COL_77);  // bits 30, 77: 14'h249e
  wire match_2000 = syndrome == (H_COL_31 ^ H_COL_32);  // bits 31, 32: 14'h2a0e
  wire match_2001 = syndrome == (H_COL_31 ^ H_COL_33);  // bits 31, 33: 14'h3f09
  wire match_2002 = syndrome == (H_COL_31 ^ H_COL_34);  // bits 31, 34: 14'h1431
  wire match_2003 = syndrome == (H_COL_31 ^ H_COL_35);  // bits 31, 35: 14'h01ad
  wire match_2004 = syndrome == (H_COL_31 ^ H_COL_36);  // bits 31, 36: 14'h0b63
  wire match_2005 = syndrome == (H_COL_31 ^ H_COL_37);  // bits 31, 37: 14'h0e04
  wire match_2006 = syndrome == (H_COL_31 ^ H_COL_38);  // bits 31, 38: 14'h2d0c
  wire match_2007 = syndrome == (H_COL_31 ^ H_COL_39);  // bits 31, 39: 14'h3c88
  wire match_2008 = syndrome == (H_COL_31 ^ H_COL_40);  // bits 31, 40: 14'h344a
  wire match_2009 = syndrome == (H_COL_31 ^ H_COL_41);  // bits 31, 41: 14'h302b
  wire match_2010 = syndrome == (H_COL_31 ^ H_COL_42);  // bits 31, 42: 14'h13a0
  wire match_2011 = syndrome == (H_COL_31 ^ H_COL_43);  // bits 31, 43: 14'h23de
  wire match_2012 = syndrome == (H_COL_31 ^ H_COL_44);  // bits 31, 44: 14'h3be1
  wire match_2013 = syndrome == (H_COL_31 ^ H_COL_45);  // bits 31, 45: 14'h1645
  wire match_2014 = syndrome == (H_COL_31 ^ H_COL_46);  // bits 31, 46: 14'h0097
  wire match_2015 = syndrome == (H_COL_31 ^ H_COL_47);  // bits 31, 47: 14'h0bfe
  wire match_2016 = syndrome == (H_COL_31 ^ H_COL_48);  // bits 31, 48: 14'h2ff1
  wire match_2017 = syndrome == (H_COL_31 ^ H_COL_49);  // bits 31, 49: 14'h1c4d
  wire match_2018 = syndrome == (H_COL_31 ^ H_COL_50);  // bits 31, 50: 14'h0593
  wire match_2019 = syndrome == (H_COL_31 ^ H_COL_51);  // bits 31, 51: 14'h097c
  wire match_2020 = syndrome == (H_COL_31 ^ H_COL_52);  // bits 31, 52: 14'h2eb0
  wire match_2021 = syndrome == (H_COL_31 ^ H_COL_53);  // bits 31, 53: 14'h3d56
  wire match_2022 = syndrome == (H_COL_31 ^ H_COL_54);  // bits 31, 54: 14'h34a5
  wire match_2023 = syndrome == (H_COL_31 ^ H_COL_55);  // bits 31, 55: 14'h11e7
  wire match_2024 = syndrome == (H_COL_31 ^ H_COL_56);  // bits 31, 56: 14'h0346
  wire match_2025 = syndrome == (H_COL_31 ^ H_COL_57);  // bits 31, 57: 14'h2bad
  wire match_2026 = syndrome == (H_COL_31 ^ H_COL_58);  // bits 31, 58: 14'h1e63
  wire match_2027 = syndrome == (H_COL_31 ^ H_COL_59);  // bits 31, 59: 14'h0484
  wire match_2028 = syndrome == (H_COL_31 ^ H_COL_60);  // bits 31, 60: 14'h284c
  wire match_2029 = syndrome == (H_COL_31 ^ H_COL_61);  // bits 31, 61: 14'h3e28
  wire match_2030 = syndrome == (H_COL_31 ^ H_COL_62);  // bits 31, 62: 14'h351a
  wire match_2031 = syndrome == (H_COL_31 ^ H_COL_63);  // bits 31, 63: 14'h3083
  wire match_2032 = syndrome == (H_COL_31 ^ H_COL_64);  // bits 31, 64: 14'h13f4
  wire match_2033 = syndrome == (H_COL_31 ^ H_COL_65);  // bits 31, 65: 14'h23f4
  wire match_2034 = syndrome == (H_COL_31 ^ H_COL_66);  // bits 31, 66: 14'h3bf4
  wire match_2035 = syndrome == (H_COL_31 ^ H_COL_67);  // bits 31, 67: 14'h37f4
  wire match_2036 = syndrome == (H_COL_31 ^ H_COL_68);  // bits 31, 68: 14'h31f4
  wire match_2037 = syndrome == (H_COL_31 ^ H_COL_69);  // bits 31, 69: 14'h32f4
  wire match_2038 = syndrome == (H_COL_31 ^ H_COL_70);  // bits 31, 70: 14'h3374
  wire match_2039 = syndrome == (H_COL_31 ^ H_COL_71);  // bits 31, 71: 14'h33b4
  wire match_2040 = syndrome == (H_COL_31 ^ H_COL_72);  // bits 31, 72: 14'h33d4
  wire match_2041 = syndrome == (H_COL_31 ^ H_COL_73);  // bits 31, 73: 14'h33e4
  wire match_2042 = syndrome == (H_COL_31 ^ H_COL_74);  // bits 31, 74: 14'h33fc
  wire match_2043 = syndrome == (H_COL_31 ^ H_COL_75);  // bits 31, 75: 14'h33f0
  wire match_2044 = syndrome == (H_COL_31 ^ H_COL_76);  // bits 31, 76: 14'h33f6
  wire match_2045 = syndrome == (H_COL_31 ^ H_COL_77);  // bits 31, 77: 14'h33f5
  wire match_2046 = syndrome == (H_COL_32 ^ H_COL_33);  // bits 32, 33: 14'h1507
  wire match_2047 = syndrome == (H_COL_32 ^ H_COL_34);  // bits 32, 34: 14'h3e3f
  wire match_2048 = syndrome == (H_COL_32 ^ H_COL_35);  // bits 32, 35: 14'h2ba3
  wire match_2049 = syndrome == (H_COL_32 ^ H_COL_36);  // bits 32, 36: 14'h216d
  wire match_2050 = syndrome == (H_COL_32 ^ H_COL_37);  // bits 32, 37: 14'h240a
  wire match_2051 = syndrome == (H_COL_32 ^ H_COL_38);  // bits 32, 38: 14'h0702
  wire match_2052 = syndrome == (H_COL_32 ^ H_COL_39);  // bits 32, 39: 14'h1686
  wire match_2053 = syndrome == (H_COL_32 ^ H_COL_40);  // bits 32, 40: 14'h1e44
  wire match_2054 = syndrome == (H_COL_32 ^ H_COL_41);  // bits 32, 41: 14'h1a25
  wire match_2055 = syndrome == (H_COL_32 ^ H_COL_42);  // bits 32, 42: 14'h39ae
  wire match_2056 = syndrome == (H_COL_32 ^ H_COL_43);  // bits 32, 43: 14'h09d0
  wire match_2057 = syndrome == (H_COL_32 ^ H_COL_44);  // bits 32, 44: 14'h11ef
  wire match_2058 = syndrome == (H_COL_32 ^ H_COL_45);  // bits 32, 45: 14'h3c4b
  wire match_2059 = syndrome == (H_COL_32 ^ H_COL_46);  // bits 32, 46: 14'h2a99
  wire match_2060 = syndrome == (H_COL_32 ^ H_COL_47);  // bits 32, 47: 14'h21f0
  wire match_2061 = syndrome == (H_COL_32 ^ H_COL_48);  // bits 32, 48: 14'h05ff
  wire match_2062 = syndrome == (H_COL_32 ^ H_COL_49);  // bits 32, 49: 14'h3643
  wire match_2063 = syndrome == (H_COL_32 ^ H_COL_50);  // bits 32, 50: 14'h2f9d
  wire match_2064 = syndrome == (H_COL_32 ^ H_COL_51);  // bits 32, 51: 14'h2372
  wire match_2065 = syndrome == (H_COL_32 ^ H_COL_52);  // bits 32, 52: 14'h04be
  wire match_2066 = syndrome == (H_COL_32 ^ H_COL_53);  // bits 32, 53: 14'h1758
  wire match_2067 = syndrome == (H_COL_32 ^ H_COL_54);  // bits 32, 54: 14'h1eab
  wire match_2068 = syndrome == (H_COL_32 ^ H_COL_55);  // bits 32, 55: 14'h3be9
  wire match_2069 = syndrome == (H_COL_32 ^ H_COL_56);  // bits 32, 56: 14'h2948
  wire match_2070 = syndrome == (H_COL_32 ^ H_COL_57);  // bits 32, 57: 14'h01a3
  wire match_2071 = syndrome == (H_COL_32 ^ H_COL_58);  // bits 32, 58: 14'h346d
  wire match_2072 = syndrome == (H_COL_32 ^ H_COL_59);  // bits 32, 59: 14'h2e8a
  wire match_2073 = syndrome == (H_COL_32 ^ H_COL_60);  // bits 32, 60: 14'h0242
  wire match_2074 = syndrome == (H_COL_32 ^ H_COL_61);  // bits 32, 61: 14'h1426
  wire match_2075 = syndrome == (H_COL_32 ^ H_COL_62);  // bits 32, 62: 14'h1f14
  wire match_2076 = syndrome == (H_COL_32 ^ H_COL_63);  // bits 32, 63: 14'h1a8d
  wire match_2077 = syndrome == (H_COL_32 ^ H_COL_64);  // bits 32, 64: 14'h39fa
  wire match_2078 = syndrome == (H_COL_32 ^ H_COL_65);  // bits 32, 65: 14'h09fa
  wire match_2079 = syndrome == (H_COL_32 ^ H_COL_66);  // bits 32, 66: 14'h11fa
  wire match_2080 = syndrome == (H_COL_32 ^ H_COL_67);  // bits 32, 67: 14'h1dfa
  wire match_2081 = syndrome == (H_COL_32 ^ H_COL_68);  // bits 32, 68: 14'h1bfa
  wire match_2082 = syndrome == (H_COL_32 ^ H_COL_69);  // bits 32, 69: 14'h18fa
  wire match_2083 = syndrome == (H_COL_32 ^ H_COL_70);  // bits 32, 70: 14'h197a
  wire match_2084 = syndrome == (H_COL_32 ^ H_COL_71);  // bits 32, 71: 14'h19ba
  wire match_2085 = syndrome == (H_COL_32 ^ H_COL_72);  // bits 32, 72: 14'h19da
  wire match_2086 = syndrome == (H_COL_32 ^ H_COL_73);  // bits 32, 73: 14'h19ea
  wire match_2087 = syndrome == (H_COL_32 ^ H_COL_74);  // bits 32, 74: 14'h19f2
  wire match_2088 = syndrome == (H_COL_32 ^ H_COL_75);  // bits 32, 75: 14'h19fe
  wire match_2089 = syndrome == (H_COL_32 ^ H_COL_76);  // bits 32, 76: 14'h19f8
  wire match_2090 = syndrome == (H_COL_32 ^ H_COL_77);  // bits 32, 77: 14'h19fb
  wire match_2091 = syndrome == (H_COL_33 ^ H_COL_34);  // bits 33, 34: 14'h2b38
  wire match_2092 = syndrome == (H_COL_33 ^ H_COL_35);  // bits 33, 35: 14'h3ea4
  wire match_2093 = syndrome == (H_COL_33 ^ H_COL_36);  // bits 33, 36: 14'h346a
  wire match_2094 = syndrome == (H_COL_33 ^ H_COL_37);  // bits 33, 37: 14'h310d
  wire match_2095 = syndrome == (H_COL_33 ^ H_COL_38);  // bits 33, 38: 14'h1205
  wire match_2096 = syndrome == (H_COL_33 ^ H_COL_39);  // bits 33, 39: 14'h0381
  wire match_2097 = syndrome == (H_COL_33 ^ H_COL_40);  // bits 33, 40: 14'h0b43
  wire match_2098 = syndrome == (H_COL_33 ^ H_COL_41);  // bits 33, 41: 14'h0f22
  wire match_2099 = syndrome == (H_COL_33 ^ H_COL_42);  // bits 33, 42: 14'h2ca9
  wire match_2100 = syndrome == (H_COL_33 ^ H_COL_43);  // bits 33, 43: 14'h1cd7
  wire match_2101 = syndrome == (H_COL_33 ^ H_COL_44);  // bits 33, 44: 14'h04e8
  wire match_2102 = syndrome == (H_COL_33 ^ H_COL_45);  // bits 33, 45: 14'h294c
  wire match_2103 = syndrome == (H_COL_33 ^ H_COL_46);  // bits 33, 46: 14'h3f9e
  wire match_2104 = syndrome == (H_COL_33 ^ H_COL_47);  // bits 33, 47: 14'h34f7
  wire match_2105 = syndrome == (H_COL_33 ^ H_COL_48);  // bits 33, 48: 14'h10f8
  wire match_2106 = syndrome == (H_COL_33 ^ H_COL_49);  // bits 33, 49: 14'h2344
  wire match_2107 = syndrome == (H_COL_33 ^ H_COL_50);  // bits 33, 50: 14'h3a9a
  wire match_2108 = syndrome == (H_COL_33 ^ H_COL_51);  // bits 33, 51: 14'h3675
  wire match_2109 = syndrome == (H_COL_33 ^ H_COL_52);  // bits 33, 52: 14'h11b9
  wire match_2110 = syndrome == (H_COL_33 ^ H_COL_53);  // bits 33, 53: 14'h025f
  wire match_2111 = syndrome == (H_COL_33 ^ H_COL_54);  // bits 33, 54: 14'h0bac
  wire match_2112 = syndrome == (H_COL_33 ^ H_COL_55);  // bits 33, 55: 14'h2eee
  wire match_2113 = syndrome == (H_COL_33 ^ H_COL_56);  // bits 33, 56: 14'h3c4f
  wire match_2114 = syndrome == (H_COL_33 ^ H_COL_57);  // bits 33, 57: 14'h14a4
  wire match_2115 = syndrome == (H_COL_33 ^ H_COL_58);  // bits 33, 58: 14'h216a
  wire match_2116 = syndrome == (H_COL_33 ^ H_COL_59);  // bits 33, 59: 14'h3b8d
  wire match_2117 = syndrome == (H_COL_33 ^ H_COL_60);  // bits 33, 60: 14'h1745
  wire match_2118 = syndrome == (H_COL_33 ^ H_COL_61);  // bits 33, 61: 14'h0121
  wire match_2119 = syndrome == (H_COL_33 ^ H_COL_62);  // bits 33, 62: 14'h0a13
  wire match_2120 = syndrome == (H_COL_33 ^ H_COL_63);  // bits 33, 63: 14'h0f8a
  wire match_2121 = syndrome == (H_COL_33 ^ H_COL_64);  // bits 33, 64: 14'h2cfd
  wire match_2122 = syndrome == (H_COL_33 ^ H_COL_65);  // bits 33, 65: 14'h1cfd
  wire match_2123 = syndrome == (H_COL_33 ^ H_COL_66);  // bits 33, 66: 14'h04fd
  wire match_2124 = syndrome == (H_COL_33 ^ H_COL_67);  // bits 33, 67: 14'h08fd
  wire match_2125 = syndrome == (H_COL_33 ^ H_COL_68);  // bits 33, 68: 14'h0efd
  wire match_2126 = syndrome == (H_COL_33 ^ H_COL_69);  // bits 33, 69: 14'h0dfd
  wire match_2127 = syndrome == (H_COL_33 ^ H_COL_70);  // bits 33, 70: 14'h0c7d
  wire match_2128 = syndrome == (H_COL_33 ^ H_COL_71);  // bits 33, 71: 14'h0cbd
  wire match_2129 = syndrome == (H_COL_33 ^ H_COL_72);  // bits 33, 72: 14'h0cdd
  wire match_2130 = syndrome == (H_COL_33 ^ H_COL_73);  // bits 33, 73: 14'h0ced
  wire match_2131 = syndrome == (H_COL_33 ^ H_COL_74);  // bits 33, 74: 14'h0cf5
  wire match_2132 = syndrome == (H_COL_33 ^ H_COL_75);  // bits 33, 75: 14'h0cf9
  wire match_2133 = syndrome == (H_COL_33 ^ H_COL_76);  // bits 33, 76: 14'h0cff
  wire match_2134 = syndrome == (H_COL_33 ^ H_COL_77);  // bits 33, 77: 14'h0cfc
  wire match_2135 = syndrome == (H_COL_34 ^ H_COL_35);  // bits 34, 35: 14'h159c
  wire match_2136 = syndrome == (H_COL_34 ^ H_COL_36);  // bits 34, 36: 14'h1f52
  wire match_2137 = syndrome == (H_COL_34 ^ H_COL_37);  // bits 34, 37: 14'h1a35
  wire match_2138 = syndrome == (H_COL_34 ^ H_COL_38);  // bits 34, 38: 14'h393d
  wire match_2139 = syndrome == (H_COL_34 ^ H_COL_39);  // bits 34, 39: 14'h28b9
  wire match_2140 = syndrome == (H_COL_34 ^ H_COL_40);  // bits 34, 40: 14'h207b
  wire match_2141 = syndrome == (H_COL_34 ^ H_COL_41);  // bits 34, 41: 14'h241a
  wire match_2142 = syndrome == (H_COL_34 ^ H_COL_42);  // bits 34, 42: 14'h0791
  wire match_2143 = syndrome == (H_COL_34 ^ H_COL_43);  // bits 34, 43: 14'h37ef
  wire match_2144 = syndrome == (H_COL_34 ^ H_COL_44);  // bits 34, 44: 14'h2fd0
  wire match_2145 = syndrome == (H_COL_34 ^ H_COL_45);  // bits 34, 45: 14'h0274
  wire match_2146 = syndrome == (H_COL_34 ^ H_COL_46);  // bits 34, 46: 14'h14a6
  wire match_2147 = syndrome == (H_COL_34 ^ H_COL_47);  // bits 34, 47: 14'h1fcf
  wire match_2148 = syndrome == (H_COL_34 ^ H_COL_48);  // bits 34, 48: 14'h3bc0
  wire match_2149 = syndrome == (H_COL_34 ^ H_COL_49);  // bits 34, 49: 14'h087c
  wire match_2150 = syndrome == (H_COL_34 ^ H_COL_50);  // bits 34, 50: 14'h11a2
  wire match_2151 = syndrome == (H_COL_34 ^ H_COL_51);  // bits 34, 51: 14'h1d4d
  wire match_2152 = syndrome == (H_COL_34 ^ H_COL_52);  // bits 34, 52: 14'h3a81
  wire match_2153 = syndrome == (H_COL_34 ^ H_COL_53);  // bits 34, 53: 14'h2967
  wire match_2154 = syndrome == (H_COL_34 ^ H_COL_54);  // bits 34, 54: 14'h2094
  wire match_2155 = syndrome == (H_COL_34 ^ H_COL_55);  // bits 34, 55: 14'h05d6
  wire match_2156 = syndrome == (H_COL_34 ^ H_COL_56);  // bits 34, 56: 14'h1777
  wire match_2157 = syndrome == (H_COL_34 ^ H_COL_57);  // bits 34, 57: 14'h3f9c
  wire match_2158 = syndrome == (H_COL_34 ^ H_COL_58);  // bits 34, 58: 14'h0a52
  wire match_2159 = syndrome == (H_COL_34 ^ H_COL_59);  // bits 34, 59: 14'h10b5
  wire match_2160 = syndrome == (H_COL_34 ^ H_COL_60);  // bits 34, 60: 14'h3c7d
  wire match_2161 = syndrome == (H_COL_34 ^ H_COL_61);  // bits 34, 61: 14'h2a19
  wire match_2162 = syndrome == (H_COL_34 ^ H_COL_62);  // bits 34, 62: 14'h212b
  wire match_2163 = syndrome == (H_COL_34 ^ H_COL_63);  // bits 34, 63: 14'h24b2
  wire match_2164 = syndrome == (H_COL_34 ^ H_COL_64);  // bits 34, 64: 14'h07c5
  wire match_2165 = syndrome == (H_COL_34 ^ H_COL_65);  // bits 34, 65: 14'h37c5
  wire match_2166 = syndrome == (H_COL_34 ^ H_COL_66);  // bits 34, 66: 14'h2fc5
  wire match_2167 = syndrome == (H_COL_34 ^ H_COL_67);  // bits 34, 67: 14'h23c5
  wire match_2168 = syndrome == (H_COL_34 ^ H_COL_68);  // bits 34, 68: 14'h25c5
  wire match_2169 = syndrome == (H_COL_34 ^ H_COL_69);  // bits 34, 69: 14'h26c5
  wire match_2170 = syndrome == (H_COL_34 ^ H_COL_70);  // bits 34, 70: 14'h2745
  wire match_2171 = syndrome == (H_COL_34 ^ H_COL_71);  // bits 34, 71: 14'h2785
  wire match_2172 = syndrome == (H_COL_34 ^ H_COL_72);  // bits 34, 72: 14'h27e5
  wire match_2173 = syndrome == (H_COL_34 ^ H_COL_73);  // bits 34, 73: 14'h27d5
  wire match_2174 = syndrome == (H_COL_34 ^ H_COL_74);  // bits 34, 74: 14'h27cd
  wire match_2175 = syndrome == (H_COL_34 ^ H_COL_75);  // bits 34, 75: 14'h27c1
  wire match_2176 = syndrome == (H_COL_34 ^ H_COL_76);  // bits 34, 76: 14'h27c7
  wire match_2177 = syndrome == (H_COL_34 ^ H_COL_77);  // bits 34, 77: 14'h27c4
  wire match_2178 = syndrome == (H_COL_35 ^ H_COL_36);  // bits 35, 36: 14'h0ace
  wire match_2179 = syndrome == (H_COL_35 ^ H_COL_37);  // bits 35, 37: 14'h0fa9
  wire match_2180 = syndrome == (H_COL_35 ^ H_COL_38);  // bits 35, 38: 14'h2ca1
  wire match_2181 = syndrome == (H_COL_35 ^ H_COL_39);  // bits 35, 39: 14'h3d25
  wire match_2182 = syndrome == (H_COL_35 ^ H_COL_40);  // bits 35, 40: 14'h35e7
  wire match_2183 = syndrome == (H_COL_35 ^ H_COL_41);  // bits 35, 41: 14'h3186
  wire match_2184 = syndrome == (H_COL_35 ^ H_COL_42);  // bits 35, 42: 14'h120d
  wire match_2185 = syndrome == (H_COL_35 ^ H_COL_43);  // bits 35, 43: 14'h2273
  wire match_2186 = syndrome == (H_COL_35 ^ H_COL_44);  // bits 35, 44: 14'h3a4c
  wire match_2187 = syndrome == (H_COL_35 ^ H_COL_45);  // bits 35, 45: 14'h17e8
  wire match_2188 = syndrome == (H_COL_35 ^ H_COL_46);  // bits 35, 46: 14'h013a
  wire match_2189 = syndrome == (H_COL_35 ^ H_COL_47);  // bits 35, 47: 14'h0a53
  wire match_2190 = syndrome == (H_COL_35 ^ H_COL_48);  // bits 35, 48: 14'h2e5c
  wire match_2191 = syndrome == (H_COL_35 ^ H_COL_49);  // bits 35, 49: 14'h1de0
  wire match_2192 = syndrome == (H_COL_35 ^ H_COL_50);  // bits 35, 50: 14'h043e
  wire match_2193 = syndrome == (H_COL_35 ^ H_COL_51);  // bits 35, 51: 14'h08d1
  wire match_2194 = syndrome == (H_COL_35 ^ H_COL_52);  // bits 35, 52: 14'h2f1d
  wire match_2195 = syndrome == (H_COL_35 ^ H_COL_53);  // bits 35, 53: 14'h3cfb
  wire match_2196 = syndrome == (H_COL_35 ^ H_COL_54);  // bits 35, 54: 14'h3508
  wire match_2197 = syndrome == (H_COL_35 ^ H_COL_55);  // bits 35, 55: 14'h104a
  wire match_2198 = syndrome == (H_COL_35 ^ H_COL_56);  // bits 35, 56: 14'h02eb
  wire match_2199 = syndrome == (H_COL_35 ^ H_COL_57);  // bits 35, 57: 14'h2a00
  wire match_2200 = syndrome == (H_COL_35 ^ H_COL_58);  // bits 35, 58: 14'h1fce
  wire match_2201 = syndrome == (H_COL_35 ^ H_COL_59);  // bits 35, 59: 14'h0529
  wire match_2202 = syndrome == (H_COL_35 ^ H_COL_60);  // bits 35, 60: 14'h29e1
  wire match_2203 = syndrome == (H_COL_35 ^ H_COL_61);  // bits 35, 61: 14'h3f85
  wire match_2204 = syndrome == (H_COL_35 ^ H_COL_62);  // bits 35, 62: 14'h34b7
  wire match_2205 = syndrome == (H_COL_35 ^ H_COL_63);  // bits 35, 63: 14'h312e
  wire match_2206 = syndrome == (H_COL_35 ^ H_COL_64);  // bits 35, 64: 14'h1259
  wire match_2207 = syndrome == (H_COL_35 ^ H_COL_65);  // bits 35, 65: 14'h2259
  wire match_2208 = syndrome == (H_COL_35 ^ H_COL_66);  // bits 35, 66: 14'h3a59
  wire match_2209 = syndrome == (H_COL_35 ^ H_COL_67);  // bits 35, 67: 14'h3659
  wire match_2210 = syndrome == (H_COL_35 ^ H_COL_68);  // bits 35, 68: 14'h3059
  wire match_2211 = syndrome == (H_COL_35 ^ H_COL_69);  // bits 35, 69: 14'h3359
  wire match_2212 = syndrome == (H_COL_35 ^ H_COL_70);  // bits 35, 70: 14'h32d9
  wire match_2213 = syndrome == (H_COL_35 ^ H_COL_71);  // bits 35, 71: 14'h3219
  wire match_2214 = syndrome == (H_COL_35 ^ H_COL_72);  // bits 35, 72: 14'h3279
  wire match_2215 = syndrome == (H_COL_35 ^ H_COL_73);  // bits 35, 73: 14'h3249
  wire match_2216 = syndrome == (H_COL_35 ^ H_COL_74);  // bits 35, 74: 14'h3251
  wire match_2217 = syndrome == (H_COL_35 ^ H_COL_75);  // bits 35, 75: 14'h325d
  wire match_2218 = syndrome == (H_COL_35 ^ H_COL_76);  // bits 35, 76: 14'h325b
  wire match_2219 = syndrome == (H_COL_35 ^ H_COL_77);  // bits 35, 77: 14'h3258
  wire match_2220 = syndrome == (H_COL_36 ^ H_COL_37);  // bits 36, 37: 14'h0567
  wire match_2221 = syndrome == (H_COL_36 ^ H_COL_38);  // bits 36, 38: 14'h266f
  wire match_2222 = syndrome == (H_COL_36 ^ H_COL_39);  // bits 36, 39: 14'h37eb
  wire match_2223 = syndrome == (H_COL_36 ^ H_COL_40);  // bits 36, 40: 14'h3f29
  wire match_2224 = syndrome == (H_COL_36 ^ H_COL_41);  // bits 36, 41: 14'h3b48
  wire match_2225 = syndrome == (H_COL_36 ^ H_COL_42);  // bits 36, 42: 14'h18c3
  wire match_2226 = syndrome == (H_COL_36 ^ H_COL_43);  // bits 36, 43: 14'h28bd
  wire match_2227 = syndrome == (H_COL_36 ^ H_COL_44);  // bits 36, 44: 14'h3082
  wire match_2228 = syndrome == (H_COL_36 ^ H_COL_45);  // bits 36, 45: 14'h1d26
  wire match_2229 = syndrome == (H_COL_36 ^ H_COL_46);  // bits 36, 46: 14'h0bf4
  wire match_2230 = syndrome == (H_COL_36 ^ H_COL_47);  // bits 36, 47: 14'h009d
  wire match_2231 = syndrome == (H_COL_36 ^ H_COL_48);  // bits 36, 48: 14'h2492
  wire match_2232 = syndrome == (H_COL_36 ^ H_COL_49);  // bits 36, 49: 14'h172e
  wire match_2233 = syndrome == (H_COL_36 ^ H_COL_50);  // bits 36, 50: 14'h0ef0
  wire match_2234 = syndrome == (H_COL_36 ^ H_COL_51);  // bits 36, 51: 14'h021f
  wire match_2235 = syndrome == (H_COL_36 ^ H_COL_52);  // bits 36, 52: 14'h25d3
  wire match_2236 = syndrome == (H_COL_36 ^ H_COL_53);  // bits 36, 53: 14'h3635
  wire match_2237 = syndrome == (H_COL_36 ^ H_COL_54);  // bits 36, 54: 14'h3fc6
  wire match_2238 = syndrome == (H_COL_36 ^ H_COL_55);  // bits 36, 55: 14'h1a84
  wire match_2239 = syndrome == (H_COL_36 ^ H_COL_56);  // bits 36, 56: 14'h0825
  wire match_2240 = syndrome == (H_COL_36 ^ H_COL_57);  // bits 36, 57: 14'h20ce
  wire match_2241 = syndrome == (H_COL_36 ^ H_COL_58);  // bits 36, 58: 14'h1500
  wire match_2242 = syndrome == (H_COL_36 ^ H_COL_59);  // bits 36, 59: 14'h0fe7
  wire match_2243 = syndrome == (H_COL_36 ^ H_COL_60);  // bits 36, 60: 14'h232f
  wire match_2244 = syndrome == (H_COL_36 ^ H_COL_61);  // bits 36, 61: 14'h354b
  wire match_2245 = syndrome == (H_COL_36 ^ H_COL_62);  // bits 36, 62: 14'h3e79
  wire match_2246 = syndrome == (H_COL_36 ^ H_COL_63);  // bits 36, 63: 14'h3be0
  wire match_2247 = syndrome == (H_COL_36 ^ H_COL_64);  // bits 36, 64: 14'h1897
  wire match_2248 = syndrome == (H_COL_36 ^ H_COL_65);  // bits 36, 65: 14'h2897
  wire match_2249 = syndrome == (H_COL_36 ^ H_COL_66);  // bits 36, 66: 14'h3097
  wire match_2250 = syndrome == (H_COL_36 ^ H_COL_67);  // bits 36, 67: 14'h3c97
  wire match_2251 = syndrome == (H_COL_36 ^ H_COL_68);  // bits 36, 68: 14'h3a97
  wire match_2252 = syndrome == (H_COL_36 ^ H_COL_69);  // bits 36, 69: 14'h3997
  wire match_2253 = syndrome == (H_COL_36 ^ H_COL_70);  // bits 36, 70: 14'h3817
  wire match_2254 = syndrome == (H_COL_36 ^ H_COL_71);  // bits 36, 71: 14'h38d7
  wire match_2255 = syndrome == (H_COL_36 ^ H_COL_72);  // bits 36, 72: 14'h38b7
  wire match_2256 = syndrome == (H_COL_36 ^ H_COL_73);  // bits 36, 73: 14'h3887
  wire match_2257 = syndrome == (H_COL_36 ^ H_COL_74);  // bits 36, 74: 14'h389f
  wire match_2258 = syndrome == (H_COL_36 ^ H_COL_75);  // bits 36, 75: 14'h3893
  wire match_2259 = syndrome == (H_COL_36 ^ H_COL_76);  // bits 36, 76: 14'h3895
  wire match_2260 = syndrome == (H_COL_36 ^ H_COL_77);  // bits 36, 77: 14'h3896
  wire match_2261 = syndrome == (H_COL_37 ^ H_COL_38);  // bits 37, 38: 14'h2308
  wire match_2262 = syndrome == (H_COL_37 ^ H_COL_39);  // bits 37, 39: 14'h328c
  wire match_2263 = syndrome == (H_COL_37 ^ H_COL_40);  // bits 37, 40: 14'h3a4e
  wire match_2264 = syndrome == (H_COL_37 ^ H_COL_41);  // bits 37, 41: 14'h3e2f
  wire match_2265 = syndrome == (H_COL_37 ^ H_COL_42);  // bits 37, 42: 14'h1da4
  wire match_2266 = syndrome == (H_COL_37 ^ H_COL_43);  // bits 37, 43: 14'h2dda
  wire match_2267 = syndrome == (H_COL_37 ^ H_COL_44);  // bits 37, 44: 14'h35e5
  wire match_2268 = syndrome == (H_COL_37 ^ H_COL_45);  // bits 37, 45: 14'h1841
  wire match_2269 = syndrome == (H_COL_37 ^ H_COL_46);  // bits 37, 46: 14'h0e93
  wire match_2270 = syndrome == (H_COL_37 ^ H_COL_47);  // bits 37, 47: 14'h05fa
  wire match_2271 = syndrome == (H_COL_37 ^ H_COL_48);  // bits 37, 48: 14'h21f5
  wire match_2272 = syndrome == (H_COL_37 ^ H_COL_49);  // bits 37, 49: 14'h1249
  wire match_2273 = syndrome == (H_COL_37 ^ H_COL_50);  // bits 37, 50: 14'h0b97
  wire match_2274 = syndrome == (H_COL_37 ^ H_COL_51);  // bits 37, 51: 14'h0778
  wire match_2275 = syndrome == (H_COL_37 ^ H_COL_52);  // bits 37, 52: 14'h20b4
  wire match_2276 = syndrome == (H_COL_37 ^ H_COL_53);  // bits 37, 53: 14'h3352
  wire match_2277 = syndrome == (H_COL_37 ^ H_COL_54);  // bits 37, 54: 14'h3aa1
  wire match_2278 = syndrome == (H_COL_37 ^ H_COL_55);  // bits 37, 55: 14'h1fe3
  wire match_2279 = syndrome == (H_COL_37 ^ H_COL_56);  // bits 37, 56: 14'h0d42
  wire match_2280 = syndrome == (H_COL_37 ^ H_COL_57);  // bits 37, 57: 14'h25a9
  wire match_2281 = syndrome == (H_COL_37 ^ H_COL_58);  // bits 37, 58: 14'h1067
  wire match_2282 = syndrome == (H_COL_37 ^ H_COL_59);  // bits 37, 59: 14'h0a80
  wire match_2283 = syndrome == (H_COL_37 ^ H_COL_60);  // bits 37, 60: 14'h2648
  wire match_2284 = syndrome == (H_COL_37 ^ H_COL_61);  // bits 37, 61: 14'h302c
  wire match_2285 = syndrome == (H_COL_37 ^ H_COL_62);  // bits 37, 62: 14'h3b1e
  wire match_2286 = syndrome == (H_COL_37 ^ H_COL_63);  // bits 37, 63: 14'h3e87
  wire match_2287 = syndrome == (H_COL_37 ^ H_COL_64);  // bits 37, 64: 14'h1df0
  wire match_2288 = syndrome == (H_COL_37 ^ H_COL_65);  // bits 37, 65: 14'h2df0
  wire match_2289 = syndrome == (H_COL_37 ^ H_COL_66);  // bits 37, 66: 14'h35f0
  wire match_2290 = syndrome == (H_COL_37 ^ H_COL_67);  // bits 37, 67: 14'h39f0
  wire match_2291 = syndrome == (H_COL_37 ^ H_COL_68);  // bits 37, 68: 14'h3ff0
  wire match_2292 = syndrome == (H_COL_37 ^ H_COL_69);  // bits 37, 69: 14'h3cf0
  wire match_2293 = syndrome == (H_COL_37 ^ H_COL_70);  // bits 37, 70: 14'h3d70
  wire match_2294 = syndrome == (H_COL_37 ^ H_COL_71);  // bits 37, 71: 14'h3db0
  wire match_2295 = syndrome == (H_COL_37 ^ H_COL_72);  // bits 37, 72: 14'h3dd0
  wire match_2296 = syndrome == (H_COL_37 ^ H_COL_73);  // bits 37, 73: 14'h3de0
  wire match_2297 = syndrome == (H_COL_37 ^ H_COL_74);  // bits 37, 74: 14'h3df8
  wire match_2298 = syndrome == (H_COL_37 ^ H_COL_75);  // bits 37, 75: 14'h3df4
  wire match_2299 = syndrome == (H_COL_37 ^ H_COL_76);  // bits 37, 76: 14'h3df2
  wire match_2300 = syndrome == (H_COL_37 ^ H_COL_77);  // bits 37, 77: 14'h3df1
  wire match_2301 = syndrome == (H_COL_38 ^ H_COL_39);  // bits 38, 39: 14'h1184
  wire match_2302 = syndrome == (H_COL_38 ^ H_COL_40);  // bits 38, 40: 14'h1946
  wire match_2303 = syndrome == (H_COL_38 ^ H_COL_41);  // bits 38, 41: 14'h1d27
  wire match_2304 = syndrome == (H_COL_38 ^ H_COL_42);  // bits 38, 42: 14'h3eac
  wire match_2305 = syndrome == (H_COL_38 ^ H_COL_43);  // bits 38, 43: 14'h0ed2
  wire match_2306 = syndrome == (H_COL_38 ^ H_COL_44);  // bits 38, 44: 14'h16ed
  wire match_2307 = syndrome == (H_COL_38 ^ H_COL_45);  // bits 38, 45: 14'h3b49
  wire match_2308 = syndrome == (H_COL_38 ^ H_COL_46);  // bits 38, 46: 14'h2d9b
  wire match_2309 = syndrome == (H_COL_38 ^ H_COL_47);  // bits 38, 47: 14'h26f2
  wire match_2310 = syndrome == (H_COL_38 ^ H_COL_48);  // bits 38, 48: 14'h02fd
  wire match_2311 = syndrome == (H_COL_38 ^ H_COL_49);  // bits 38, 49: 14'h3141
  wire match_2312 = syndrome == (H_COL_38 ^ H_COL_50);  // bits 38, 50: 14'h289f
  wire match_2313 = syndrome == (H_COL_38 ^ H_COL_51);  // bits 38, 51: 14'h2470
  wire match_2314 = syndrome == (H_COL_38 ^ H_COL_52);  // bits 38, 52: 14'h03bc
  wire match_2315 = syndrome == (H_COL_38 ^ H_COL_53);  // bits 38, 53: 14'h105a
  wire match_2316 = syndrome == (H_COL_38 ^ H_COL_54);  // bits 38, 54: 14'h19a9
  wire match_2317 = syndrome == (H_COL_38 ^ H_COL_55);  // bits 38, 55: 14'h3ceb
  wire match_2318 = syndrome == (H_COL_38 ^ H_COL_56);  // bits 38, 56: 14'h2e4a
  wire match_2319 = syndrome == (H_COL_38 ^ H_COL_57);  // bits 38, 57: 14'h06a1
  wire match_2320 = syndrome == (H_COL_38 ^ H_COL_58);  // bits 38, 58: 14'h336f
  wire match_2321 = syndrome == (H_COL_38 ^ H_COL_59);  // bits 38, 59: 14'h2988
  wire match_2322 = syndrome == (H_COL_38 ^ H_COL_60);  // bits 38, 60: 14'h0540
  wire match_2323 = syndrome == (H_COL_38 ^ H_COL_61);  // bits 38, 61: 14'h1324
  wire match_2324 = syndrome == (H_COL_38 ^ H_COL_62);  // bits 38, 62: 14'h1816
  wire match_2325 = syndrome == (H_COL_38 ^ H_COL_63);  // bits 38, 63: 14'h1d8f
  wire match_2326 = syndrome == (H_COL_38 ^ H_COL_64);  // bits 38, 64: 14'h3ef8
  wire match_2327 = syndrome == (H_COL_38 ^ H_COL_65);  // bits 38, 65: 14'h0ef8
  wire match_2328 = syndrome == (H_COL_38 ^ H_COL_66);  // bits 38, 66: 14'h16f8
  wire match_2329 = syndrome == (H_COL_38 ^ H_COL_67);  // bits 38, 67: 14'h1af8
  wire match_2330 = syndrome == (H_COL_38 ^ H_COL_68);  // bits 38, 68: 14'h1cf8
  wire match_2331 = syndrome == (H_COL_38 ^ H_COL_69);  // bits 38, 69: 14'h1ff8
  wire match_2332 = syndrome == (H_COL_38 ^ H_COL_70);  // bits 38, 70: 14'h1e78
  wire match_2333 = syndrome == (H_COL_38 ^ H_COL_71);  // bits 38, 71: 14'h1eb8
  wire match_2334 = syndrome == (H_COL_38 ^ H_COL_72);  // bits 38, 72: 14'h1ed8
  wire match_2335 = syndrome == (H_COL_38 ^ H_COL_73);  // bits 38, 73: 14'h1ee8
  wire match_2336 = syndrome == (H_COL_38 ^ H_COL_74);  // bits 38, 74: 14'h1ef0
  wire match_2337 = syndrome == (H_COL_38 ^ H_COL_75);  // bits 38, 75: 14'h1efc
  wire match_2338 = syndrome == (H_COL_38 ^ H_COL_76);  // bits 38, 76: 14'h1efa
  wire match_2339 = syndrome == (H_COL_38 ^ H_COL_77);  // bits 38, 77: 14'h1ef9
  wire match_2340 = syndrome == (H_COL_39 ^ H_COL_40);  // bits 39, 40: 14'h08c2
  wire match_2341 = syndrome == (H_COL_39 ^ H_COL_41);  // bits 39, 41: 14'h0ca3
  wire match_2342 = syndrome == (H_COL_39 ^ H_COL_42);  // bits 39, 42: 14'h2f28
  wire match_2343 = syndrome == (H_COL_39 ^ H_COL_43);  // bits 39, 43: 14'h1f56
  wire match_2344 = syndrome == (H_COL_39 ^ H_COL_44);  // bits 39, 44: 14'h0769
  wire match_2345 = syndrome == (H_COL_39 ^ H_COL_45);  // bits 39, 45: 14'h2acd
  wire match_2346 = syndrome == (H_COL_39 ^ H_COL_46);  // bits 39, 46: 14'h3c1f
  wire match_2347 = syndrome == (H_COL_39 ^ H_COL_47);  // bits 39, 47: 14'h3776
  wire match_2348 = syndrome == (H_COL_39 ^ H_COL_48);  // bits 39, 48: 14'h1379
  wire match_2349 = syndrome == (H_COL_39 ^ H_COL_49);  // bits 39, 49: 14'h20c5
  wire match_2350 = syndrome == (H_COL_39 ^ H_COL_50);  // bits 39, 50: 14'h391b
  wire match_2351 = syndrome == (H_COL_39 ^ H_COL_51);  // bits 39, 51: 14'h35f4
  wire match_2352 = syndrome == (H_COL_39 ^ H_COL_52);  // bits 39, 52: 14'h1238
  wire match_2353 = syndrome == (H_COL_39 ^ H_COL_53);  // bits 39, 53: 14'h01de
  wire match_2354 = syndrome == (H_COL_39 ^ H_COL_54);  // bits 39, 54: 14'h082d
  wire match_2355 = syndrome == (H_COL_39 ^ H_COL_55);  // bits 39, 55: 14'h2d6f
  wire match_2356 = syndrome == (H_COL_39 ^ H_COL_56);  // bits 39, 56: 14'h3fce
  wire match_2357 = syndrome == (H_COL_39 ^ H_COL_57);  // bits 39, 57: 14'h1725
  wire match_2358 = syndrome == (H_COL_39 ^ H_COL_58);  // bits 39, 58: 14'h22eb
  wire match_2359 = syndrome == (H_COL_39 ^ H_COL_59);  // bits 39, 59: 14'h380c
  wire match_2360 = syndrome == (H_COL_39 ^ H_COL_60);  // bits 39, 60: 14'h14c4
  wire match_2361 = syndrome == (H_COL_39 ^ H_COL_61);  // bits 39, 61: 14'h02a0
  wire match_2362 = syndrome == (H_COL_39 ^ H_COL_62);  // bits 39, 62: 14'h0992
  wire match_2363 = syndrome == (H_COL_39 ^ H_COL_63);  // bits 39, 63: 14'h0c0b
  wire match_2364 = syndrome == (H_COL_39 ^ H_COL_64);  // bits 39, 64: 14'h2f7c
  wire match_2365 = syndrome == (H_COL_39 ^ H_COL_65);  // bits 39, 65: 14'h1f7c
  wire match_2366 = syndrome == (H_COL_39 ^ H_COL_66);  // bits 39, 66: 14'h077c
  wire match_2367 = syndrome == (H_COL_39 ^ H_COL_67);  // bits 39, 67: 14'h0b7c
  wire match_2368 = syndrome == (H_COL_39 ^ H_COL_68);  // bits 39, 68: 14'h0d7c
  wire match_2369 = syndrome == (H_COL_39 ^ H_COL_69);  // bits 39, 69: 14'h0e7c
  wire match_2370 = syndrome == (H_COL_39 ^ H_COL_70);  // bits 39, 70: 14'h0ffc
  wire match_2371 = syndrome == (H_COL_39 ^ H_COL_71);  // bits 39, 71: 14'h0f3c
  wire match_2372 = syndrome == (H_COL_39 ^ H_COL_72);  // bits 39, 72: 14'h0f5c
  wire match_2373 = syndrome == (H_COL_39 ^ H_COL_73);  // bits 39, 73: 14'h0f6c
  wire match_2374 = syndrome == (H_COL_39 ^ H_COL_74);  // bits 39, 74: 14'h0f74
  wire match_2375 = syndrome == (H_COL_39 ^ H_COL_75);  // bits 39, 75: 14'h0f78
  wire match_2376 = syndrome == (H_COL_39 ^ H_COL_76);  // bits 39, 76: 14'h0f7e
  wire match_2377 = syndrome == (H_COL_39 ^ H_COL_77);  // bits 39, 77: 14'h0f7d
  wire match_2378 = syndrome == (H_COL_40 ^ H_COL_41);  // bits 40, 41: 14'h0461
  wire match_2379 = syndrome == (H_COL_40 ^ H_COL_42);  // bits 40, 42: 14'h27ea
  wire match_2380 = syndrome == (H_COL_40 ^ H_COL_43);  // bits 40, 43: 14'h1794
  wire match_2381 = syndrome == (H_COL_40 ^ H_COL_44);  // bits 40, 44: 14'h0fab
  wire match_2382 = syndrome == (H_COL_40 ^ H_COL_45);  // bits 40, 45: 14'h220f
  wire match_2383 = syndrome == (H_COL_40 ^ H_COL_46);  // bits 40, 46: 14'h34dd
  wire match_2384 = syndrome == (H_COL_40 ^ H_COL_47);  // bits 40, 47: 14'h3fb4
  wire match_2385 = syndrome == (H_COL_40 ^ H_COL_48);  // bits 40, 48: 14'h1bbb
  wire match_2386 = syndrome == (H_COL_40 ^ H_COL_49);  // bits 40, 49: 14'h2807
  wire match_2387 = syndrome == (H_COL_40 ^ H_COL_50);  // bits 40, 50: 14'h31d9
  wire match_2388 = syndrome == (H_COL_40 ^ H_COL_51);  // bits 40, 51: 14'h3d36
  wire match_2389 = syndrome == (H_COL_40 ^ H_COL_52);  // bits 40, 52: 14'h1afa
  wire match_2390 = syndrome == (H_COL_40 ^ H_COL_53);  // bits 40, 53: 14'h091c
  wire match_2391 = syndrome == (H_COL_40 ^ H_COL_54);  // bits 40, 54: 14'h00ef
  wire match_2392 = syndrome == (H_COL_40 ^ H_COL_55);  // bits 40, 55: 14'h25ad
  wire match_2393 = syndrome == (H_COL_40 ^ H_COL_56);  // bits 40, 56: 14'h370c
  wire match_2394 = syndrome == (H_COL_40 ^ H_COL_57);  // bits 40, 57: 14'h1fe7
  wire match_2395 = syndrome == (H_COL_40 ^ H_COL_58);  // bits 40, 58: 14'h2a29
  wire match_2396 = syndrome == (H_COL_40 ^ H_COL_59);  // bits 40, 59: 14'h30ce
  wire match_2397 = syndrome == (H_COL_40 ^ H_COL_60);  // bits 40, 60: 14'h1c06
  wire match_2398 = syndrome == (H_COL_40 ^ H_COL_61);  // bits 40, 61: 14'h0a62
  wire match_2399 = syndrome == (H_COL_40 ^ H_COL_62);  // bits 40, 62: 14'h0150
  wire match_2400 = syndrome == (H_COL_40 ^ H_COL_63);  // bits 40, 63: 14'h04c9
  wire match_2401 = syndrome == (H_COL_40 ^ H_COL_64);  // bits 40, 64: 14'h27be
  wire match_2402 = syndrome == (H_COL_40 ^ H_COL_65);  // bits 40, 65: 14'h17be
  wire match_2403 = syndrome == (H_COL_40 ^ H_COL_66);  // bits 40, 66: 14'h0fbe
  wire match_2404 = syndrome == (H_COL_40 ^ H_COL_67);  // bits 40, 67: 14'h03be
  wire match_2405 = syndrome == (H_COL_40 ^ H_COL_68);  // bits 40, 68: 14'h05be
  wire match_2406 = syndrome == (H_COL_40 ^ H_COL_69);  // bits 40, 69: 14'h06be
  wire match_2407 = syndrome == (H_COL_40 ^ H_COL_70);  // bits 40, 70: 14'h073e
  wire match_2408 = syndrome == (H_COL_40 ^ H_COL_71);  // bits 40, 71: 14'h07fe
  wire match_2409 = syndrome == (H_COL_40 ^ H_COL_72);  // bits 40, 72: 14'h079e
  wire match_2410 = syndrome == (H_COL_40 ^ H_COL_73);  // bits 40, 73: 14'h07ae
  wire match_2411 = syndrome == (H_COL_40 ^ H_COL_74);  // bits 40, 74: 14'h07b6
  wire match_2412 = syndrome == (H_COL_40 ^ H_COL_75);  // bits 40, 75: 14'h07ba
  wire match_2413 = syndrome == (H_COL_40 ^ H_COL_76);  // bits 40, 76: 14'h07bc
  wire match_2414 = syndrome == (H_COL_40 ^ H_COL_77);  // bits 40, 77: 14'h07bf
  wire match_2415 = syndrome == (H_COL_41 ^ H_COL_42);  // bits 41, 42: 14'h238b
  wire match_2416 = syndrome == (H_COL_41 ^ H_COL_43);  // bits 41, 43: 14'h13f5
  wire match_2417 = syndrome == (H_COL_41 ^ H_COL_44);  // bits 41, 44: 14'h0bca
  wire match_2418 = syndrome == (H_COL_41 ^ H_COL_45);  // bits 41, 45: 14'h266e
  wire match_2419 = syndrome == (H_COL_41 ^ H_COL_46);  // bits 41, 46: 14'h30bc
  wire match_2420 = syndrome == (H_COL_41 ^ H_COL_47);  // bits 41, 47: 14'h3bd5
  wire match_2421 = syndrome == (H_COL_41 ^ H_COL_48);  // bits 41, 48: 14'h1fda
  wire match_2422 = syndrome == (H_COL_41 ^ H_COL_49);  // bits 41, 49: 14'h2c66
  wire match_2423 = syndrome == (H_COL_41 ^ H_COL_50);  // bits 41, 50: 14'h35b8
  wire match_2424 = syndrome == (H_COL_41 ^ H_COL_51);  // bits 41, 51: 14'h3957
  wire match_2425 = syndrome == (H_COL_41 ^ H_COL_52);  // bits 41, 52: 14'h1e9b
  wire match_2426 = syndrome == (H_COL_41 ^ H_COL_53);  // bits 41, 53: 14'h0d7d
  wire match_2427 = syndrome == (H_COL_41 ^ H_COL_54);  // bits 41, 54: 14'h048e
  wire match_2428 = syndrome == (H_COL_41 ^ H_COL_55);  // bits 41, 55: 14'h21cc
  wire match_2429 = syndrome == (H_COL_41 ^ H_COL_56);  // bits 41, 56: 14'h336d
  wire match_2430 = syndrome == (H_COL_41 ^ H_COL_57);  // bits 41, 57: 14'h1b86
  wire match_2431 = syndrome == (H_COL_41 ^ H_COL_58);  // bits 41, 58: 14'h2e48
  wire match_2432 = syndrome == (H_COL_41 ^ H_COL_59);  // bits 41, 59: 14'h34af
  wire match_2433 = syndrome == (H_COL_41 ^ H_COL_60);  // bits 41, 60: 14'h1867
  wire match_2434 = syndrome == (H_COL_41 ^ H_COL_61);  // bits 41, 61: 14'h0e03
  wire match_2435 = syndrome == (H_COL_41 ^ H_COL_62);  // bits 41, 62: 14'h0531
  wire match_2436 = syndrome == (H_COL_41 ^ H_COL_63);  // bits 41, 63: 14'h00a8
  wire match_2437 = syndrome == (H_COL_41 ^ H_COL_64);  // bits 41, 64: 14'h23df
  wire match_2438 = syndrome == (H_COL_41 ^ H_COL_65);  // bits 41, 65: 14'h13df
  wire match_2439 = syndrome == (H_COL_41 ^ H_COL_66);  // bits 41, 66: 14'h0bdf
  wire match_2440 = syndrome == (H_COL_41 ^ H_COL_67);  // bits 41, 67: 14'h07df
  wire match_2441 = syndrome == (H_COL_41 ^ H_COL_68);  // bits 41, 68: 14'h01df
  wire match_2442 = syndrome == (H_COL_41 ^ H_COL_69);  // bits 41, 69: 14'h02df
  wire match_2443 = syndrome == (H_COL_41 ^ H_COL_70);  // bits 41, 70: 14'h035f
  wire match_2444 = syndrome == (H_COL_41 ^ H_COL_71);  // bits 41, 71: 14'h039f
  wire match_2445 = syndrome == (H_COL_41 ^ H_COL_72);  // bits 41, 72: 14'h03ff
  wire match_2446 = syndrome == (H_COL_41 ^ H_COL_73);  // bits 41, 73: 14'h03cf
  wire match_2447 = syndrome == (H_COL_41 ^ H_COL_74);  // bits 41, 74: 14'h03d7
  wire match_2448 = syndrome == (H_COL_41 ^ H_COL_75);  // bits 41, 75: 14'h03db
  wire match_2449 = syndrome == (H_COL_41 ^ H_COL_76);  // bits 41, 76: 14'h03dd
  wire match_2450 = syndrome == (H_COL_41 ^ H_COL_77);  // bits 41, 77: 14'h03de
  wire match_2451 = syndrome == (H_COL_42 ^ H_COL_43);  // bits 42, 43: 14'h307e
  wire match_2452 = syndrome == (H_COL_42 ^ H_COL_44);  // bits 42, 44: 14'h2841
  wire match_2453 = syndrome == (H_COL_42 ^ H_COL_45);  // bits 42, 45: 14'h05e5
  wire match_2454 = syndrome == (H_COL_42 ^ H_COL_46);  // bits 42, 46: 14'h1337
  wire match_2455 = syndrome == (H_COL_42 ^ H_COL_47);  // bits 42, 47: 14'h185e
  wire match_2456 = syndrome == (H_COL_42 ^ H_COL_48);  // bits 42, 48: 14'h3c51
  wire match_2457 = syndrome == (H_COL_42 ^ H_COL_49);  // bits 42, 49: 14'h0fed
  wire match_2458 = syndrome == (H_COL_42 ^ H_COL_50);  // bits 42, 50: 14'h1633
  wire match_2459 = syndrome == (H_COL_42 ^ H_COL_51);  // bits 42, 51: 14'h1adc
  wire match_2460 = syndrome == (H_COL_42 ^ H_COL_52);  // bits 42, 52: 14'h3d10
  wire match_2461 = syndrome == (H_COL_42 ^ H_COL_53);  // bits 42, 53: 14'h2ef6
  wire match_2462 = syndrome == (H_COL_42 ^ H_COL_54);  // bits 42, 54: 14'h2705
  wire match_2463 = syndrome == (H_COL_42 ^ H_COL_55);  // bits 42, 55: 14'h0247
  wire match_2464 = syndrome == (H_COL_42 ^ H_COL_56);  // bits 42, 56: 14'h10e6
  wire match_2465 = syndrome == (H_COL_42 ^ H_COL_57);  // bits 42, 57: 14'h380d
  wire match_2466 = syndrome == (H_COL_42 ^ H_COL_58);  // bits 42, 58: 14'h0dc3
  wire match_2467 = syndrome == (H_COL_42 ^ H_COL_59);  // bits 42, 59: 14'h1724
  wire match_2468 = syndrome == (H_COL_42 ^ H_COL_60);  // bits 42, 60: 14'h3bec
  wire match_2469 = syndrome == (H_COL_42 ^ H_COL_61);  // bits 42, 61: 14'h2d88
  wire match_2470 = syndrome == (H_COL_42 ^ H_COL_62);  // bits 42, 62: 14'h26ba
  wire match_2471 = syndrome == (H_COL_42 ^ H_COL_63);  // bits 42, 63: 14'h2323
  wire match_2472 = syndrome == (H_COL_42 ^ H_COL_64);  // bits 42, 64: 14'h0054
  wire match_2473 = syndrome == (H_COL_42 ^ H_COL_65);  // bits 42, 65: 14'h3054
  wire match_2474 = syndrome == (H_COL_42 ^ H_COL_66);  // bits 42, 66: 14'h2854
  wire match_2475 = syndrome == (H_COL_42 ^ H_COL_67);  // bits 42, 67: 14'h2454
  wire match_2476 = syndrome == (H_COL_42 ^ H_COL_68);  // bits 42, 68: 14'h2254
  wire match_2477 = syndrome == (H_COL_42 ^ H_COL_69);  // bits 42, 69: 14'h2154
  wire match_2478 = syndrome == (H_COL_42 ^ H_COL_70);  // bits 42, 70: 14'h20d4
  wire match_2479 = syndrome == (H_COL_42 ^ H_COL_71);  // bits 42, 71: 14'h2014
  wire match_2480 = syndrome == (H_COL_42 ^ H_COL_72);  // bits 42, 72: 14'h2074
  wire match_2481 = syndrome == (H_COL_42 ^ H_COL_73);  // bits 42, 73: 14'h2044
  wire match_2482 = syndrome == (H_COL_42 ^ H_COL_74);  // bits 42, 74: 14'h205c
  wire match_2483 = syndrome == (H_COL_42 ^ H_COL_75);  // bits 42, 75: 14'h2050
  wire match_2484 = syndrome == (H_COL_42 ^ H_COL_76);  // bits 42, 76: 14'h2056
  wire match_2485 = syndrome == (H_COL_42 ^ H_COL_77);  // bits 42, 77: 14'h2055
  wire match_2486 = syndrome == (H_COL_43 ^ H_COL_44);  // bits 43, 44: 14'h183f
  wire match_2487 = syndrome == (H_COL_43 ^ H_COL_45);  // bits 43, 45: 14'h359b
  wire match_2488 = syndrome == (H_COL_43 ^ H_COL_46);  // bits 43, 46: 14'h2349
  wire match_2489 = syndrome == (H_COL_43 ^ H_COL_47);  // bits 43, 47: 14'h2820
  wire match_2490 = syndrome == (H_COL_43 ^ H_COL_48);  // bits 43, 48: 14'h0c2f
  wire match_2491 = syndrome == (H_COL_43 ^ H_COL_49);  // bits 43, 49: 14'h3f93
  wire match_2492 = syndrome == (H_COL_43 ^ H_COL_50);  // bits 43, 50: 14'h264d
  wire match_2493 = syndrome == (H_COL_43 ^ H_COL_51);  // bits 43, 51: 14'h2aa2
  wire match_2494 = syndrome == (H_COL_43 ^ H_COL_52);  // bits 43, 52: 14'h0d6e
  wire match_2495 = syndrome == (H_COL_43 ^ H_COL_53);  // bits 43, 53: 14'h1e88
  wire match_2496 = syndrome == (H_COL_43 ^ H_COL_54);  // bits 43, 54: 14'h177b
  wire match_2497 = syndrome == (H_COL_43 ^ H_COL_55);  // bits 43, 55: 14'h3239
  wire match_2498 = syndrome == (H_COL_43 ^ H_COL_56);  // bits 43, 56: 14'h2098
  wire match_2499 = syndrome == (H_COL_43 ^ H_COL_57);  // bits 43, 57: 14'h0873
  wire match_2500 = syndrome == (H_COL_43 ^ H_COL_58);  // bits 43, 58: 14'h3dbd
  wire match_2501 = syndrome == (H_COL_43 ^ H_COL_59);  // bits 43, 59: 14'h275a
  wire match_2502 = syndrome == (H_COL_43 ^ H_COL_60);  // bits 43, 60: 14'h0b92
  wire match_2503 = syndrome == (H_COL_43 ^ H_COL_61);  // bits 43, 61: 14'h1df6
  wire match_2504 = syndrome == (H_COL_43 ^ H_COL_62);  // bits 43, 62: 14'h16c4
  wire match_2505 = syndrome == (H_COL_43 ^ H_COL_63);  // bits 43, 63: 14'h135d
  wire match_2506 = syndrome == (H_COL_43 ^ H_COL_64);  // bits 43, 64: 14'h302a
  wire match_2507 = syndrome == (H_COL_43 ^ H_COL_65);  // bits 43, 65: 14'h002a
  wire match_2508 = syndrome == (H_COL_43 ^ H_COL_66);  // bits 43, 66: 14'h182a
  wire match_2509 = syndrome == (H_COL_43 ^ H_COL_67);  // bits 43, 67: 14'h142a
  wire match_2510 = syndrome == (H_COL_43 ^ H_COL_68);  // bits 43, 68: 14'h122a
  wire match_2511 = syndrome == (H_COL_43 ^ H_COL_69);  // bits 43, 69: 14'h112a
  wire match_2512 = syndrome == (H_COL_43 ^ H_COL_70);  // bits 43, 70: 14'h10aa
  wire match_2513 = syndrome == (H_COL_43 ^ H_COL_71);  // bits 43, 71: 14'h106a
  wire match_2514 = syndrome == (H_COL_43 ^ H_COL_72);  // bits 43, 72: 14'h100a
  wire match_2515 = syndrome == (H_COL_43 ^ H_COL_73);  // bits 43, 73: 14'h103a
  wire match_2516 = syndrome == (H_COL_43 ^ H_COL_74);  // bits 43, 74: 14'h1022
  wire match_2517 = syndrome == (H_COL_43 ^ H_COL_75);  // bits 43, 75: 14'h102e
  wire match_2518 = syndrome == (H_COL_43 ^ H_COL_76);  // bits 43, 76: 14'h1028
  wire match_2519 = syndrome == (H_COL_43 ^ H_COL_77);  // bits 43, 77: 14'h102b
  wire match_2520 = syndrome == (H_COL_44 ^ H_COL_45);  // bits 44, 45: 14'h2da4
  wire match_2521 = syndrome == (H_COL_44 ^ H_COL_46);  // bits 44, 46: 14'h3b76
  wire match_2522 = syndrome == (H_COL_44 ^ H_COL_47);  // bits 44, 47: 14'h301f
  wire match_2523 = syndrome == (H_COL_44 ^ H_COL_48);  // bits 44, 48: 14'h1410
  wire match_2524 = syndrome == (H_COL_44 ^ H_COL_49);  // bits 44, 49: 14'h27ac
  wire match_2525 = syndrome == (H_COL_44 ^ H_COL_50);  // bits 44, 50: 14'h3e72
  wire match_2526 = syndrome == (H_COL_44 ^ H_COL_51);  // bits 44, 51: 14'h329d
  wire match_2527 = syndrome == (H_COL_44 ^ H_COL_52);  // bits 44, 52: 14'h1551
  wire match_2528 = syndrome == (H_COL_44 ^ H_COL_53);  // bits 44, 53: 14'h06b7
  wire match_2529 = syndrome == (H_COL_44 ^ H_COL_54);  // bits 44, 54: 14'h0f44
  wire match_2530 = syndrome == (H_COL_44 ^ H_COL_55);  // bits 44, 55: 14'h2a06
  wire match_2531 = syndrome == (H_COL_44 ^ H_COL_56);  // bits 44, 56: 14'h38a7
  wire match_2532 = syndrome == (H_COL_44 ^ H_COL_57);  // bits 44, 57: 14'h104c
  wire match_2533 = syndrome == (H_COL_44 ^ H_COL_58);  // bits 44, 58: 14'h2582
  wire match_2534 = syndrome == (H_COL_44 ^ H_COL_59);  // bits 44, 59: 14'h3f65
  wire match_2535 = syndrome == (H_COL_44 ^ H_COL_60);  // bits 44, 60: 14'h13ad
  wire match_2536 = syndrome == (H_COL_44 ^ H_COL_61);  // bits 44, 61: 14'h05c9
  wire match_2537 = syndrome == (H_COL_44 ^ H_COL_62);  // bits 44, 62: 14'h0efb
  wire match_2538 = syndrome == (H_COL_44 ^ H_COL_63);  // bits 44, 63: 14'h0b62
  wire match_2539 = syndrome == (H_COL_44 ^ H_COL_64);  // bits 44, 64: 14'h2815
  wire match_2540 = syndrome == (H_COL_44 ^ H_COL_65);  // bits 44, 65: 14'h1815
  wire match_2541 = syndrome == (H_COL_44 ^ H_COL_66);  // bits 44, 66: 14'h0015
  wire match_2542 = syndrome == (H_COL_44 ^ H_COL_67);  // bits 44, 67: 14'h0c15
  wire match_2543 = syndrome == (H_COL_44 ^ H_COL_68);  // bits 44, 68: 14'h0a15
  wire match_2544 = syndrome == (H_COL_44 ^ H_COL_69);  // bits 44, 69: 14'h0915
  wire match_2545 = syndrome == (H_COL_44 ^ H_COL_70);  // bits 44, 70: 14'h0895
  wire match_2546 = syndrome == (H_COL_44 ^ H_COL_71);  // bits 44, 71: 14'h0855
  wire match_2547 = syndrome == (H_COL_44 ^ H_COL_72);  // bits 44, 72: 14'h0835
  wire match_2548 = syndrome == (H_COL_44 ^ H_COL_73);  // bits 44, 73: 14'h0805
  wire match_2549 = syndrome == (H_COL_44 ^ H_COL_74);  // bits 44, 74: 14'h081d
  wire match_2550 = syndrome == (H_COL_44 ^ H_COL_75);  // bits 44, 75: 14'h0811
  wire match_2551 = syndrome == (H_COL_44 ^ H_COL_76);  // bits 44, 76: 14'h0817
  wire match_2552 = syndrome == (H_COL_44 ^ H_COL_77);  // bits 44, 77: 14'h0814
  wire match_2553 = syndrome == (H_COL_45 ^ H_COL_46);  // bits 45, 46: 14'h16d2
  wire match_2554 = syndrome == (H_COL_45 ^ H_COL_47);  // bits 45, 47: 14'h1dbb
  wire match_2555 = syndrome == (H_COL_45 ^ H_COL_48);  // bits 45, 48: 14'h39b4
  wire match_2556 = syndrome == (H_COL_45 ^ H_COL_49);  // bits 45, 49: 14'h0a08
  wire match_2557 = syndrome == (H_COL_45 ^ H_COL_50);  // bits 45, 50: 14'h13d6
  wire match_2558 = syndrome == (H_COL_45 ^ H_COL_51);  // bits 45, 51: 14'h1f39
  wire match_2559 = syndrome == (H_COL_45 ^ H_COL_52);  // bits 45, 52: 14'h38f5
  wire match_2560 = syndrome == (H_COL_45 ^ H_COL_53);  // bits 45, 53: 14'h2b13
  wire match_2561 = syndrome == (H_COL_45 ^ H_COL_54);  // bits 45, 54: 14'h22e0
  wire match_2562 = syndrome == (H_COL_45 ^ H_COL_55);  // bits 45, 55: 14'h07a2
  wire match_2563 = syndrome == (H_COL_45 ^ H_COL_56);  // bits 45, 56: 14'h1503
  wire match_2564 = syndrome == (H_COL_45 ^ H_COL_57);  // bits 45, 57: 14'h3de8
  wire match_2565 = syndrome == (H_COL_45 ^ H_COL_58);  // bits 45, 58: 14'h0826
  wire match_2566 = syndrome == (H_COL_45 ^ H_COL_59);  // bits 45, 59: 14'h12c1
  wire match_2567 = syndrome == (H_COL_45 ^ H_COL_60);  // bits 45, 60: 14'h3e09
  wire match_2568 = syndrome == (H_COL_45 ^ H_COL_61);  // bits 45, 61: 14'h286d
  wire match_2569 = syndrome == (H_COL_45 ^ H_COL_62);  // bits 45, 62: 14'h235f
  wire match_2570 = syndrome == (H_COL_45 ^ H_COL_63);  // bits 45, 63: 14'h26c6
  wire match_2571 = syndrome == (H_COL_45 ^ H_COL_64);  // bits 45, 64: 14'h05b1
  wire match_2572 = syndrome == (H_COL_45 ^ H_COL_65);  // bits 45, 65: 14'h35b1
  wire match_2573 = syndrome == (H_COL_45 ^ H_COL_66);  // bits 45, 66: 14'h2db1
  wire match_2574 = syndrome == (H_COL_45 ^ H_COL_67);  // bits 45, 67: 14'h21b1
  wire match_2575 = syndrome == (H_COL_45 ^ H_COL_68);  // bits 45, 68: 14'h27b1
  wire match_2576 = syndrome == (H_COL_45 ^ H_COL_69);  // bits 45, 69: 14'h24b1
  wire match_2577 = syndrome == (H_COL_45 ^ H_COL_70);  // bits 45, 70: 14'h2531
  wire match_2578 = syndrome == (H_COL_45 ^ H_COL_71);  // bits 45, 71: 14'h25f1
  wire match_2579 = syndrome == (H_COL_45 ^ H_COL_72);  // bits 45, 72: 14'h2591
  wire match_2580 = syndrome == (H_COL_45 ^ H_COL_73);  // bits 45, 73: 14'h25a1
  wire match_2581 = syndrome == (H_COL_45 ^ H_COL_74);  // bits 45, 74: 14'h25b9
  wire match_2582 = syndrome == (H_COL_45 ^ H_COL_75);  // bits 45, 75: 14'h25b5
  wire match_2583 = syndrome == (H_COL_45 ^ H_COL_76);  // bits 45, 76: 14'h25b3
  wire match_2584 = syndrome == (H_COL_45 ^ H_COL_77);  // bits 45, 77: 14'h25b0
  wire match_2585 = syndrome == (H_COL_46 ^ H_COL_47);  // bits 46, 47: 14'h0b69
  wire match_2586 = syndrome == (H_COL_46 ^ H_COL_48);  // bits 46, 48: 14'h2f66
  wire match_2587 = syndrome == (H_COL_46 ^ H_COL_49);  // bits 46, 49: 14'h1cda
  wire match_2588 = syndrome == (H_COL_46 ^ H_COL_50);  // bits 46, 50: 14'h0504
  wire match_2589 = syndrome == (H_COL_46 ^ H_COL_51);  // bits 46, 51: 14'h09eb
  wire match_2590 = syndrome == (H_COL_46 ^ H_COL_52);  // bits 46, 52: 14'h2e27
  wire match_2591 = syndrome == (H_COL_46 ^ H_COL_53);  // bits 46, 53: 14'h3dc1
  wire match_2592 = syndrome == (H_COL_46 ^ H_COL_54);  // bits 46, 54: 14'h3432
  wire match_2593 = syndrome == (H_COL_46 ^ H_COL_55);  // bits 46, 55: 14'h1170
  wire match_2594 = syndrome == (H_COL_46 ^ H_COL_56);  // bits 46, 56: 14'h03d1
  wire match_2595 = syndrome == (H_COL_46 ^ H_COL_57);  // bits 46, 57: 14'h2b3a
  wire match_2596 = syndrome == (H_COL_46 ^ H_COL_58);  // bits 46, 58: 14'h1ef4
  wire match_2597 = syndrome == (H_COL_46 ^ H_COL_59);  // bits 46, 59: 14'h0413
  wire match_2598 = syndrome == (H_COL_46 ^ H_COL_60);  // bits 46, 60: 14'h28db
  wire match_2599 = syndrome == (H_COL_46 ^ H_COL_61);  // bits 46, 61: 14'h3ebf
  wire match_2600 = syndrome == (H_COL_46 ^ H_COL_62);  // bits 46, 62: 14'h358d
  wire match_2601 = syndrome == (H_COL_46 ^ H_COL_63);  // bits 46, 63: 14'h3014
  wire match_2602 = syndrome == (H_COL_46 ^ H_COL_64);  // bits 46, 64: 14'h1363
  wire match_2603 = syndrome == (H_COL_46 ^ H_COL_65);  // bits 46, 65: 14'h2363
  wire match_2604 = syndrome == (H_COL_46 ^ H_COL_66);  // bits 46, 66: 14'h3b63
  wire match_2605 = syndrome == (H_COL_46 ^ H_COL_67);  // bits 46, 67: 14'h3763
  wire match_2606 = syndrome == (H_COL_46 ^ H_COL_68);  // bits 46, 68: 14'h3163
  wire match_2607 = syndrome == (H_COL_46 ^ H_COL_69);  // bits 46, 69: 14'h3263
  wire match_2608 = syndrome == (H_COL_46 ^ H_COL_70);  // bits 46, 70: 14'h33e3
  wire match_2609 = syndrome == (H_COL_46 ^ H_COL_71);  // bits 46, 71: 14'h3323
  wire match_2610 = syndrome == (H_COL_46 ^ H_COL_72);  // bits 46, 72: 14'h3343
  wire match_2611 = syndrome == (H_COL_46 ^ H_COL_73);  // bits 46, 73: 14'h3373
  wire match_2612 = syndrome == (H_COL_46 ^ H_COL_74);  // bits 46, 74: 14'h336b
  wire match_2613 = syndrome == (H_COL_46 ^ H_COL_75);  // bits 46, 75: 14'h3367
  wire match_2614 = syndrome == (H_COL_46 ^ H_COL_76);  // bits 46, 76: 14'h3361
  wire match_2615 = syndrome == (H_COL_46 ^ H_COL_77);  // bits 46, 77: 14'h3362
  wire match_2616 = syndrome == (H_COL_47 ^ H_COL_48);  // bits 47, 48: 14'h240f
  wire match_2617 = syndrome == (H_COL_47 ^ H_COL_49);  // bits 47, 49: 14'h17b3
  wire match_2618 = syndrome == (H_COL_47 ^ H_COL_50);  // bits 47, 50: 14'h0e6d
  wire match_2619 = syndrome == (H_COL_47 ^ H_COL_51);  // bits 47, 51: 14'h0282
  wire match_2620 = syndrome == (H_COL_47 ^ H_COL_52);  // bits 47, 52: 14'h254e
  wire match_2621 = syndrome == (H_COL_47 ^ H_COL_53);  // bits 47, 53: 14'h36a8
  wire match_2622 = syndrome == (H_COL_47 ^ H_COL_54);  // bits 47, 54: 14'h3f5b
  wire match_2623 = syndrome == (H_COL_47 ^ H_COL_55);  // bits 47, 55: 14'h1a19
  wire match_2624 = syndrome == (H_COL_47 ^ H_COL_56);  // bits 47, 56: 14'h08b8
  wire match_2625 = syndrome == (H_COL_47 ^ H_COL_57);  // bits 47, 57: 14'h2053
  wire match_2626 = syndrome == (H_COL_47 ^ H_COL_58);  // bits 47, 58: 14'h159d
  wire match_2627 = syndrome == (H_COL_47 ^ H_COL_59);  // bits 47, 59: 14'h0f7a
  wire match_2628 = syndrome == (H_COL_47 ^ H_COL_60);  // bits 47, 60: 14'h23b2
  wire match_2629 = syndrome == (H_COL_47 ^ H_COL_61);  // bits 47, 61: 14'h35d6
  wire match_2630 = syndrome == (H_COL_47 ^ H_COL_62);  // bits 47, 62: 14'h3ee4
  wire match_2631 = syndrome == (H_COL_47 ^ H_COL_63);  // bits 47, 63: 14'h3b7d
  wire match_2632 = syndrome == (H_COL_47 ^ H_COL_64);  // bits 47, 64: 14'h180a
  wire match_2633 = syndrome == (H_COL_47 ^ H_COL_65);  // bits 47, 65: 14'h280a
  wire match_2634 = syndrome == (H_COL_47 ^ H_COL_66);  // bits 47, 66: 14'h300a
  wire match_2635 = syndrome == (H_COL_47 ^ H_COL_67);  // bits 47, 67: 14'h3c0a
  wire match_2636 = syndrome == (H_COL_47 ^ H_COL_68);  // bits 47, 68: 14'h3a0a
  wire match_2637 = syndrome == (H_COL_47 ^ H_COL_69);  // bits 47, 69: 14'h390a
  wire match_2638 = syndrome == (H_COL_47 ^ H_COL_70);  // bits 47, 70: 14'h388a
  wire match_2639 = syndrome == (H_COL_47 ^ H_COL_71);  // bits 47, 71: 14'h384a
  wire match_2640 = syndrome == (H_COL_47 ^ H_COL_72);  // bits 47, 72: 14'h382a
  wire match_2641 = syndrome == (H_COL_47 ^ H_COL_73);  // bits 47, 73: 14'h381a
  wire match_2642 = syndrome == (H_COL_47 ^ H_COL_74);  // bits 47, 74: 14'h3802
  wire match_2643 = syndrome == (H_COL_47 ^ H_COL_75);  // bits 47, 75: 14'h380e
  wire match_2644 = syndrome == (H_COL_47 ^ H_COL_76);  // bits 47, 76: 14'h3808
  wire match_2645 = syndrome == (H_COL_47 ^ H_COL_77);  // bits 47, 77: 14'h380b
  wire match_2646 = syndrome == (H_COL_48 ^ H_COL_49);  // bits 48, 49: 14'h33bc
  wire match_2647 = syndrome == (H_COL_48 ^ H_COL_50);  // bits 48, 50: 14'h2a62
  wire match_2648 = syndrome == (H_COL_48 ^ H_COL_51);  // bits 48, 51: 14'h268d
  wire match_2649 = syndrome == (H_COL_48 ^ H_COL_52);  // bits 48, 52: 14'h0141
  wire match_2650 = syndrome == (H_COL_48 ^ H_COL_53);  // bits 48, 53: 14'h12a7
  wire match_2651 = syndrome == (H_COL_48 ^ H_COL_54);  // bits 48, 54: 14'h1b54
  wire match_2652 = syndrome == (H_COL_48 ^ H_COL_55);  // bits 48, 55: 14'h3e16
  wire match_2653 = syndrome == (H_COL_48 ^ H_COL_56);  // bits 48, 56: 14'h2cb7
  wire match_2654 = syndrome == (H_COL_48 ^ H_COL_57);  // bits 48, 57: 14'h045c
  wire match_2655 = syndrome == (H_COL_48 ^ H_COL_58);  // bits 48, 58: 14'h3192
  wire match_2656 = syndrome == (H_COL_48 ^ H_COL_59);  // bits 48, 59: 14'h2b75
  wire match_2657 = syndrome == (H_COL_48 ^ H_COL_60);  // bits 48, 60: 14'h07bd
  wire match_2658 = syndrome == (H_COL_48 ^ H_COL_61);  // bits 48, 61: 14'h11d9
  wire match_2659 = syndrome == (H_COL_48 ^ H_COL_62);  // bits 48, 62: 14'h1aeb
  wire match_2660 = syndrome == (H_COL_48 ^ H_COL_63);  // bits 48, 63: 14'h1f72
  wire match_2661 = syndrome == (H_COL_48 ^ H_COL_64);  // bits 48, 64: 14'h3c05
  wire match_2662 = syndrome == (H_COL_48 ^ H_COL_65);  // bits 48, 65: 14'h0c05
  wire match_2663 = syndrome == (H_COL_48 ^ H_COL_66);  // bits 48, 66: 14'h1405
  wire match_2664 = syndrome == (H_COL_48 ^ H_COL_67);  // bits 48, 67: 14'h1805
  wire match_2665 = syndrome == (H_COL_48 ^ H_COL_68);  // bits 48, 68: 14'h1e05
  wire match_2666 = syndrome == (H_COL_48 ^ H_COL_69);  // bits 48, 69: 14'h1d05
  wire match_2667 = syndrome == (H_COL_48 ^ H_COL_70);  // bits 48, 70: 14'h1c85
  wire match_2668 = syndrome == (H_COL_48 ^ H_COL_71);  // bits 48, 71: 14'h1c45
  wire match_2669 = syndrome == (H_COL_48 ^ H_COL_72);  // bits 48, 72: 14'h1c25
  wire match_2670 = syndrome == (H_COL_48 ^ H_COL_73);  // bits 48, 73: 14'h1c15
  wire match_2671 = syndrome == (H_COL_48 ^ H_COL_74);  // bits 48, 74: 14'h1c0d
  wire match_2672 = syndrome == (H_COL_48 ^ H_COL_75);  // bits 48, 75: 14'h1c01
  wire match_2673 = syndrome == (H_COL_48 ^ H_COL_76);  // bits 48, 76: 14'h1c07
  wire match_2674 = syndrome == (H_COL_48 ^ H_COL_77);  // bits 48, 77: 14'h1c04
  wire match_2675 = syndrome == (H_COL_49 ^ H_COL_50);  // bits 49, 50: 14'h19de
  wire match_2676 = syndrome == (H_COL_49 ^ H_COL_51);  // bits 49, 51: 14'h1531
  wire match_2677 = syndrome == (H_COL_49 ^ H_COL_52);  // bits 49, 52: 14'h32fd
  wire match_2678 = syndrome == (H_COL_49 ^ H_COL_53);  // bits 49, 53: 14'h211b
  wire match_2679 = syndrome == (H_COL_49 ^ H_COL_54);  // bits 49, 54: 14'h28e8
  wire match_2680 = syndrome == (H_COL_49 ^ H_COL_55);  // bits 49, 55: 14'h0daa
  wire match_2681 = syndrome == (H_COL_49 ^ H_COL_56);  // bits 49, 56: 14'h1f0b
  wire match_2682 = syndrome == (H_COL_49 ^ H_COL_57);  // bits 49, 57: 14'h37e0
  wire match_2683 = syndrome == (H_COL_49 ^ H_COL_58);  // bits 49, 58: 14'h022e
  wire match_2684 = syndrome == (H_COL_49 ^ H_COL_59);  // bits 49, 59: 14'h18c9
  wire match_2685 = syndrome == (H_COL_49 ^ H_COL_60);  // bits 49, 60: 14'h3401
  wire match_2686 = syndrome == (H_COL_49 ^ H_COL_61);  // bits 49, 61: 14'h2265
  wire match_2687 = syndrome == (H_COL_49 ^ H_COL_62);  // bits 49, 62: 14'h2957
  wire match_2688 = syndrome == (H_COL_49 ^ H_COL_63);  // bits 49, 63: 14'h2cce
  wire match_2689 = syndrome == (H_COL_49 ^ H_COL_64);  // bits 49, 64: 14'h0fb9
  wire match_2690 = syndrome == (H_COL_49 ^ H_COL_65);  // bits 49, 65: 14'h3fb9
  wire match_2691 = syndrome == (H_COL_49 ^ H_COL_66);  // bits 49, 66: 14'h27b9
  wire match_2692 = syndrome == (H_COL_49 ^ H_COL_67);  // bits 49, 67: 14'h2bb9
  wire match_2693 = syndrome == (H_COL_49 ^ H_COL_68);  // bits 49, 68: 14'h2db9
  wire match_2694 = syndrome == (H_COL_49 ^ H_COL_69);  // bits 49, 69: 14'h2eb9
  wire match_2695 = syndrome == (H_COL_49 ^ H_COL_70);  // bits 49, 70: 14'h2f39
  wire match_2696 = syndrome == (H_COL_49 ^ H_COL_71);  // bits 49, 71: 14'h2ff9
  wire match_2697 = syndrome == (H_COL_49 ^ H_COL_72);  // bits 49, 72: 14'h2f99
  wire match_2698 = syndrome == (H_COL_49 ^ H_COL_73);  // bits 49, 73: 14'h2fa9
  wire match_2699 = syndrome == (H_COL_49 ^ H_COL_74);  // bits 49, 74: 14'h2fb1
  wire match_2700 = syndrome == (H_COL_49 ^ H_COL_75);  // bits 49, 75: 14'h2fbd
  wire match_2701 = syndrome == (H_COL_49 ^ H_COL_76);  // bits 49, 76: 14'h2fbb
  wire match_2702 = syndrome == (H_COL_49 ^ H_COL_77);  // bits 49, 77: 14'h2fb8
  wire match_2703 = syndrome == (H_COL_50 ^ H_COL_51);  // bits 50, 51: 14'h0cef
  wire match_2704 = syndrome == (H_COL_50 ^ H_COL_52);  // bits 50, 52: 14'h2b23
  wire match_2705 = syndrome == (H_COL_50 ^ H_COL_53);  // bits 50, 53: 14'h38c5
  wire match_2706 = syndrome == (H_COL_50 ^ H_COL_54);  // bits 50, 54: 14'h3136
  wire match_2707 = syndrome == (H_COL_50 ^ H_COL_55);  // bits 50, 55: 14'h1474
  wire match_2708 = syndrome == (H_COL_50 ^ H_COL_56);  // bits 50, 56: 14'h06d5
  wire match_2709 = syndrome == (H_COL_50 ^ H_COL_57);  // bits 50, 57: 14'h2e3e
  wire match_2710 = syndrome == (H_COL_50 ^ H_COL_58);  // bits 50, 58: 14'h1bf0
  wire match_2711 = syndrome == (H_COL_50 ^ H_COL_59);  // bits 50, 59: 14'h0117
  wire match_2712 = syndrome == (H_COL_50 ^ H_COL_60);  // bits 50, 60: 14'h2ddf
  wire match_2713 = syndrome == (H_COL_50 ^ H_COL_61);  // bits 50, 61: 14'h3bbb
  wire match_2714 = syndrome == (H_COL_50 ^ H_COL_62);  // bits 50, 62: 14'h3089
  wire match_2715 = syndrome == (H_COL_50 ^ H_COL_63);  // bits 50, 63: 14'h3510
  wire match_2716 = syndrome == (H_COL_50 ^ H_COL_64);  // bits 50, 64: 14'h1667
  wire match_2717 = syndrome == (H_COL_50 ^ H_COL_65);  // bits 50, 65: 14'h2667
  wire match_2718 = syndrome == (H_COL_50 ^ H_COL_66);  // bits 50, 66: 14'h3e67
  wire match_2719 = syndrome == (H_COL_50 ^ H_COL_67);  // bits 50, 67: 14'h3267
  wire match_2720 = syndrome == (H_COL_50 ^ H_COL_68);  // bits 50, 68: 14'h3467
  wire match_2721 = syndrome == (H_COL_50 ^ H_COL_69);  // bits 50, 69: 14'h3767
  wire match_2722 = syndrome == (H_COL_50 ^ H_COL_70);  // bits 50, 70: 14'h36e7
  wire match_2723 = syndrome == (H_COL_50 ^ H_COL_71);  // bits 50, 71: 14'h3627
  wire match_2724 = syndrome == (H_COL_50 ^ H_COL_72);  // bits 50, 72: 14'h3647
  wire match_2725 = syndrome == (H_COL_50 ^ H_COL_73);  // bits 50, 73: 14'h3677
  wire match_2726 = syndrome == (H_COL_50 ^ H_COL_74);  // bits 50, 74: 14'h366f
  wire match_2727 = syndrome == (H_COL_50 ^ H_COL_75);  // bits 50, 75: 14'h3663
  wire match_2728 = syndrome == (H_COL_50 ^ H_COL_76);  // bits 50, 76: 14'h3665
  wire match_2729 = syndrome == (H_COL_50 ^ H_COL_77);  // bits 50, 77: 14'h3666
  wire match_2730 = syndrome == (H_COL_51 ^ H_COL_52);  // bits 51, 52: 14'h27cc
  wire match_2731 = syndrome == (H_COL_51 ^ H_COL_53);  // bits 51, 53: 14'h342a
  wire match_2732 = syndrome == (H_COL_51 ^ H_COL_54);  // bits 51, 54: 14'h3dd9
  wire match_2733 = syndrome == (H_COL_51 ^ H_COL_55);  // bits 51, 55: 14'h189b
  wire match_2734 = syndrome == (H_COL_51 ^ H_COL_56);  // bits 51, 56: 14'h0a3a
  wire match_2735 = syndrome == (H_COL_51 ^ H_COL_57);  // bits 51, 57: 14'h22d1
  wire match_2736 = syndrome == (H_COL_51 ^ H_COL_58);  // bits 51, 58: 14'h171f
  wire match_2737 = syndrome == (H_COL_51 ^ H_COL_59);  // bits 51, 59: 14'h0df8
  wire match_2738 = syndrome == (H_COL_51 ^ H_COL_60);  // bits 51, 60: 14'h2130
  wire match_2739 = syndrome == (H_COL_51 ^ H_COL_61);  // bits 51, 61: 14'h3754
  wire match_2740 = syndrome == (H_COL_51 ^ H_COL_62);  // bits 51, 62: 14'h3c66
  wire match_2741 = syndrome == (H_COL_51 ^ H_COL_63);  // bits 51, 63: 14'h39ff
  wire match_2742 = syndrome == (H_COL_51 ^ H_COL_64);  // bits 51, 64: 14'h1a88
  wire match_2743 = syndrome == (H_COL_51 ^ H_COL_65);  // bits 51, 65: 14'h2a88
  wire match_2744 = syndrome == (H_COL_51 ^ H_COL_66);  // bits 51, 66: 14'h3288
  wire match_2745 = syndrome == (H_COL_51 ^ H_COL_67);  // bits 51, 67: 14'h3e88
  wire match_2746 = syndrome == (H_COL_51 ^ H_COL_68);  // bits 51, 68: 14'h3888
  wire match_2747 = syndrome == (H_COL_51 ^ H_COL_69);  // bits 51, 69: 14'h3b88
  wire match_2748 = syndrome == (H_COL_51 ^ H_COL_70);  // bits 51, 70: 14'h3a08
  wire match_2749 = syndrome == (H_COL_51 ^ H_COL_71);  // bits 51, 71: 14'h3ac8
  wire match_2750 = syndrome == (H_COL_51 ^ H_COL_72);  // bits 51, 72: 14'h3aa8
  wire match_2751 = syndrome == (H_COL_51 ^ H_COL_73);  // bits 51, 73: 14'h3a98
  wire match_2752 = syndrome == (H_COL_51 ^ H_COL_74);  // bits 51, 74: 14'h3a80
  wire match_2753 = syndrome == (H_COL_51 ^ H_COL_75);  // bits 51, 75: 14'h3a8c
  wire match_2754 = syndrome == (H_COL_51 ^ H_COL_76);  // bits 51, 76: 14'h3a8a
  wire match_2755 = syndrome == (H_COL_51 ^ H_COL_77);  // bits 51, 77: 14'h3a89
  wire match_2756 = syndrome == (H_COL_52 ^ H_COL_53);  // bits 52, 53: 14'h13e6
  wire match_2757 = syndrome == (H_COL_52 ^ H_COL_54);  // bits 52, 54: 14'h1a15
  wire match_2758 = syndrome == (H_COL_52 ^ H_COL_55);  // bits 52, 55: 14'h3f57
  wire match_2759 = syndrome == (H_COL_52 ^ H_COL_56);  // bits 52, 56: 14'h2df6
  wire match_2760 = syndrome == (H_COL_52 ^ H_COL_57);  // bits 52, 57: 14'h051d
  wire match_2761 = syndrome == (H_COL_52 ^ H_COL_58);  // bits 52, 58: 14'h30d3
  wire match_2762 = syndrome == (H_COL_52 ^ H_COL_59);  // bits 52, 59: 14'h2a34
  wire match_2763 = syndrome == (H_COL_52 ^ H_COL_60);  // bits 52, 60: 14'h06fc
  wire match_2764 = syndrome == (H_COL_52 ^ H_COL_61);  // bits 52, 61: 14'h1098
  wire match_2765 = syndrome == (H_COL_52 ^ H_COL_62);  // bits 52, 62: 14'h1baa
  wire match_2766 = syndrome == (H_COL_52 ^ H_COL_63);  // bits 52, 63: 14'h1e33
  wire match_2767 = syndrome == (H_COL_52 ^ H_COL_64);  // bits 52, 64: 14'h3d44
  wire match_2768 = syndrome == (H_COL_52 ^ H_COL_65);  // bits 52, 65: 14'h0d44
  wire match_2769 = syndrome == (H_COL_52 ^ H_COL_66);  // bits 52, 66: 14'h1544
  wire match_2770 = syndrome == (H_COL_52 ^ H_COL_67);  // bits 52, 67: 14'h1944
  wire match_2771 = syndrome == (H_COL_52 ^ H_COL_68);  // bits 52, 68: 14'h1f44
  wire match_2772 = syndrome == (H_COL_52 ^ H_COL_69);  // bits 52, 69: 14'h1c44
  wire match_2773 = syndrome == (H_COL_52 ^ H_COL_70);  // bits 52, 70: 14'h1dc4
  wire match_2774 = syndrome == (H_COL_52 ^ H_COL_71);  // bits 52, 71: 14'h1d04
  wire match_2775 = syndrome == (H_COL_52 ^ H_COL_72);  // bits 52, 72: 14'h1d64
  wire match_2776 = syndrome == (H_COL_52 ^ H_COL_73);  // bits 52, 73: 14'h1d54
  wire match_2777 = syndrome == (H_COL_52 ^ H_COL_74);  // bits 52, 74: 14'h1d4c
  wire match_2778 = syndrome == (H_COL_52 ^ H_COL_75);  // bits 52, 75: 14'h1d40
  wire match_2779 = syndrome == (H_COL_52 ^ H_COL_76);  // bits 52, 76: 14'h1d46
  wire match_2780 = syndrome == (H_COL_52 ^ H_COL_77);  // bits 52, 77: 14'h1d45
  wire match_2781 = syndrome == (H_COL_53 ^ H_COL_54);  // bits 53, 54: 14'h09f3
  wire match_2782 = syndrome == (H_COL_53 ^ H_COL_55);  // bits 53, 55: 14'h2cb1
  wire match_2783 = syndrome == (H_COL_53 ^ H_COL_56);  // bits 53, 56: 14'h3e10
  wire match_2784 = syndrome == (H_COL_53 ^ H_COL_57);  // bits 53, 57: 14'h16fb
  wire match_2785 = syndrome == (H_COL_53 ^ H_COL_58);  // bits 53, 58: 14'h2335
  wire match_2786 = syndrome == (H_COL_53 ^ H_COL_59);  // bits 53, 59: 14'h39d2
  wire match_2787 = syndrome == (H_COL_53 ^ H_COL_60);  // bits 53, 60: 14'h151a
  wire match_2788 = syndrome == (H_COL_53 ^ H_COL_61);  // bits 53, 61: 14'h037e
  wire match_2789 = syndrome == (H_COL_53 ^ H_COL_62);  // bits 53, 62: 14'h084c
  wire match_2790 = syndrome == (H_COL_53 ^ H_COL_63);  // bits 53, 63: 14'h0dd5
  wire match_2791 = syndrome == (H_COL_53 ^ H_COL_64);  // bits 53, 64: 14'h2ea2
  wire match_2792 = syndrome == (H_COL_53 ^ H_COL_65);  // bits 53, 65: 14'h1ea2
  wire match_2793 = syndrome == (H_COL_53 ^ H_COL_66);  // bits 53, 66: 14'h06a2
  wire match_2794 = syndrome == (H_COL_53 ^ H_COL_67);  // bits 53, 67: 14'h0aa2
  wire match_2795 = syndrome == (H_COL_53 ^ H_COL_68);  // bits 53, 68: 14'h0ca2
  wire match_2796 = syndrome == (H_COL_53 ^ H_COL_69);  // bits 53, 69: 14'h0fa2
  wire match_2797 = syndrome == (H_COL_53 ^ H_COL_70);  // bits 53, 70: 14'h0e22
  wire match_2798 = syndrome == (H_COL_53 ^ H_COL_71);  // bits 53, 71: 14'h0ee2
  wire match_2799 = syndrome == (H_COL_53 ^ H_COL_72);  // bits 53, 72: 14'h0e82
  wire match_2800 = syndrome == (H_COL_53 ^ H_COL_73);  // bits 53, 73: 14'h0eb2
  wire match_2801 = syndrome == (H_COL_53 ^ H_COL_74);  // bits 53, 74: 14'h0eaa
  wire match_2802 = syndrome == (H_COL_53 ^ H_COL_75);  // bits 53, 75: 14'h0ea6
  wire match_2803 = syndrome == (H_COL_53 ^ H_COL_76);  // bits 53, 76: 14'h0ea0
  wire match_2804 = syndrome == (H_COL_53 ^ H_COL_77);  // bits 53, 77: 14'h0ea3
  wire match_2805 = syndrome == (H_COL_54 ^ H_COL_55);  // bits 54, 55: 14'h2542
  wire match_2806 = syndrome == (H_COL_54 ^ H_COL_56);  // bits 54, 56: 14'h37e3
  wire match_2807 = syndrome == (H_COL_54 ^ H_COL_57);  // bits 54, 57: 14'h1f08
  wire match_2808 = syndrome == (H_COL_54 ^ H_COL_58);  // bits 54, 58: 14'h2ac6
  wire match_2809 = syndrome == (H_COL_54 ^ H_COL_59);  // bits 54, 59: 14'h3021
  wire match_2810 = syndrome == (H_COL_54 ^ H_COL_60);  // bits 54, 60: 14'h1ce9
  wire match_2811 = syndrome == (H_COL_54 ^ H_COL_61);  // bits 54, 61: 14'h0a8d
  wire match_2812 = syndrome == (H_COL_54 ^ H_COL_62);  // bits 54, 62: 14'h01bf
  wire match_2813 = syndrome == (H_COL_54 ^ H_COL_63);  // bits 54, 63: 14'h0426
  wire match_2814 = syndrome == (H_COL_54 ^ H_COL_64);  // bits 54, 64: 14'h2751
  wire match_2815 = syndrome == (H_COL_54 ^ H_COL_65);  // bits 54, 65: 14'h1751
  wire match_2816 = syndrome == (H_COL_54 ^ H_COL_66);  // bits 54, 66: 14'h0f51
  wire match_2817 = syndrome == (H_COL_54 ^ H_COL_67);  // bits 54, 67: 14'h0351
  wire match_2818 = syndrome == (H_COL_54 ^ H_COL_68);  // bits 54, 68: 14'h0551
  wire match_2819 = syndrome == (H_COL_54 ^ H_COL_69);  // bits 54, 69: 14'h0651
  wire match_2820 = syndrome == (H_COL_54 ^ H_COL_70);  // bits 54, 70: 14'h07d1
  wire match_2821 = syndrome == (H_COL_54 ^ H_COL_71);  // bits 54, 71: 14'h0711
  wire match_2822 = syndrome == (H_COL_54 ^ H_COL_72);  // bits 54, 72: 14'h0771
  wire match_2823 = syndrome == (H_COL_54 ^ H_COL_73);  // bits 54, 73: 14'h0741
  wire match_2824 = syndrome == (H_COL_54 ^ H_COL_74);  // bits 54, 74: 14'h0759
  wire match_2825 = syndrome == (H_COL_54 ^ H_COL_75);  // bits 54, 75: 14'h0755
  wire match_2826 = syndrome == (H_COL_54 ^ H_COL_76);  // bits 54, 76: 14'h0753
  wire match_2827 = syndrome == (H_COL_54 ^ H_COL_77);  // bits 54, 77: 14'h0750
  wire match_2828 = syndrome == (H_COL_55 ^ H_COL_56);  // bits 55, 56: 14'h12a1
  wire match_2829 = syndrome == (H_COL_55 ^ H_COL_57);  // bits 55, 57: 14'h3a4a
  wire match_2830 = syndrome == (H_COL_55 ^ H_COL_58);  // bits 55, 58: 14'h0f84
  wire match_2831 = syndrome == (H_COL_55 ^ H_COL_59);  // bits 55, 59: 14'h1563
  wire match_2832 = syndrome == (H_COL_55 ^ H_COL_60);  // bits 55, 60: 14'h39ab
  wire match_2833 = syndrome == (H_COL_55 ^ H_COL_61);  // bits 55, 61: 14'h2fcf
  wire match_2834 = syndrome == (H_COL_55 ^ H_COL_62);  // bits 55, 62: 14'h24fd
  wire match_2835 = syndrome == (H_COL_55 ^ H_COL_63);  // bits 55, 63: 14'h2164
  wire match_2836 = syndrome == (H_COL_55 ^ H_COL_64);  // bits 55, 64: 14'h0213
  wire match_2837 = syndrome == (H_COL_55 ^ H_COL_65);  // bits 55, 65: 14'h3213
  wire match_2838 = syndrome == (H_COL_55 ^ H_COL_66);  // bits 55, 66: 14'h2a13
  wire match_2839 = syndrome == (H_COL_55 ^ H_COL_67);  // bits 55, 67: 14'h2613
  wire match_2840 = syndrome == (H_COL_55 ^ H_COL_68);  // bits 55, 68: 14'h2013
  wire match_2841 = syndrome == (H_COL_55 ^ H_COL_69);  // bits 55, 69: 14'h2313
  wire match_2842 = syndrome == (H_COL_55 ^ H_COL_70);  // bits 55, 70: 14'h2293
  wire match_2843 = syndrome == (H_COL_55 ^ H_COL_71);  // bits 55, 71: 14'h2253
  wire match_2844 = syndrome == (H_COL_55 ^ H_COL_72);  // bits 55, 72: 14'h2233
  wire match_2845 = syndrome == (H_COL_55 ^ H_COL_73);  // bits 55, 73: 14'h2203
  wire match_2846 = syndrome == (H_COL_55 ^ H_COL_74);  // bits 55, 74: 14'h221b
  wire match_2847 = syndrome == (H_COL_55 ^ H_COL_75);  // bits 55, 75: 14'h2217
  wire match_2848 = syndrome == (H_COL_55 ^ H_COL_76);  // bits 55, 76: 14'h2211
  wire match_2849 = syndrome == (H_COL_55 ^ H_COL_77);  // bits 55, 77: 14'h2212
  wire match_2850 = syndrome == (H_COL_56 ^ H_COL_57);  // bits 56, 57: 14'h28eb
  wire match_2851 = syndrome == (H_COL_56 ^ H_COL_58);  // bits 56, 58: 14'h1d25
  wire match_2852 = syndrome == (H_COL_56 ^ H_COL_59);  // bits 56, 59: 14'h07c2
  wire match_2853 = syndrome == (H_COL_56 ^ H_COL_60);  // bits 56, 60: 14'h2b0a
  wire match_2854 = syndrome == (H_COL_56 ^ H_COL_61);  // bits 56, 61: 14'h3d6e
  wire match_2855 = syndrome == (H_COL_56 ^ H_COL_62);  // bits 56, 62: 14'h365c
  wire match_2856 = syndrome == (H_COL_56 ^ H_COL_63);  // bits 56, 63: 14'h33c5
  wire match_2857 = syndrome == (H_COL_56 ^ H_COL_64);  // bits 56, 64: 14'h10b2
  wire match_2858 = syndrome == (H_COL_56 ^ H_COL_65);  // bits 56, 65: 14'h20b2
  wire match_2859 = syndrome == (H_COL_56 ^ H_COL_66);  // bits 56, 66: 14'h38b2
  wire match_2860 = syndrome == (H_COL_56 ^ H_COL_67);  // bits 56, 67: 14'h34b2
  wire match_2861 = syndrome == (H_COL_56 ^ H_COL_68);  // bits 56, 68: 14'h32b2
  wire match_2862 = syndrome == (H_COL_56 ^ H_COL_69);  // bits 56, 69: 14'h31b2
  wire match_2863 = syndrome == (H_COL_56 ^ H_COL_70);  // bits 56, 70: 14'h3032
  wire match_2864 = syndrome == (H_COL_56 ^ H_COL_71);  // bits 56, 71: 14'h30f2
  wire match_2865 = syndrome == (H_COL_56 ^ H_COL_72);  // bits 56, 72: 14'h3092
  wire match_2866 = syndrome == (H_COL_56 ^ H_COL_73);  // bits 56, 73: 14'h30a2
  wire match_2867 = syndrome == (H_COL_56 ^ H_COL_74);  // bits 56, 74: 14'h30ba
  wire match_2868 = syndrome == (H_COL_56 ^ H_COL_75);  // bits 56, 75: 14'h30b6
  wire match_2869 = syndrome == (H_COL_56 ^ H_COL_76);  // bits 56, 76: 14'h30b0
  wire match_2870 = syndrome == (H_COL_56 ^ H_COL_77);  // bits 56, 77: 14'h30b3
  wire match_2871 = syndrome == (H_COL_57 ^ H_COL_58);  // bits 57, 58: 14'h35ce
  wire match_2872 = syndrome == (H_COL_57 ^ H_COL_59);  // bits 57, 59: 14'h2f29
  wire match_2873 = syndrome == (H_COL_57 ^ H_COL_60);  // bits 57, 60: 14'h03e1
  wire match_2874 = syndrome == (H_COL_57 ^ H_COL_61);  // bits 57, 61: 14'h1585
  wire match_2875 = syndrome == (H_COL_57 ^ H_COL_62);  // bits 57, 62: 14'h1eb7
  wire match_2876 = syndrome == (H_COL_57 ^ H_COL_63);  // bits 57, 63: 14'h1b2e
  wire match_2877 = syndrome == (H_COL_57 ^ H_COL_64);  // bits 57, 64: 14'h3859
  wire match_2878 = syndrome == (H_COL_57 ^ H_COL_65);  // bits 57, 65: 14'h0859
  wire match_2879 = syndrome == (H_COL_57 ^ H_COL_66);  // bits 57, 66: 14'h1059
  wire match_2880 = syndrome == (H_COL_57 ^ H_COL_67);  // bits 57, 67: 14'h1c59
  wire match_2881 = syndrome == (H_COL_57 ^ H_COL_68);  // bits 57, 68: 14'h1a59
  wire match_2882 = syndrome == (H_COL_57 ^ H_COL_69);  // bits 57, 69: 14'h1959
  wire match_2883 = syndrome == (H_COL_57 ^ H_COL_70);  // bits 57, 70: 14'h18d9
  wire match_2884 = syndrome == (H_COL_57 ^ H_COL_71);  // bits 57, 71: 14'h1819
  wire match_2885 = syndrome == (H_COL_57 ^ H_COL_72);  // bits 57, 72: 14'h1879
  wire match_2886 = syndrome == (H_COL_57 ^ H_COL_73);  // bits 57, 73: 14'h1849
  wire match_2887 = syndrome == (H_COL_57 ^ H_COL_74);  // bits 57, 74: 14'h1851
  wire match_2888 = syndrome == (H_COL_57 ^ H_COL_75);  // bits 57, 75: 14'h185d
  wire match_2889 = syndrome == (H_COL_57 ^ H_COL_76);  // bits 57, 76: 14'h185b
  wire match_2890 = syndrome == (H_COL_57 ^ H_COL_77);  // bits 57, 77: 14'h1858
  wire match_2891 = syndrome == (H_COL_58 ^ H_COL_59);  // bits 58, 59: 14'h1ae7
  wire match_2892 = syndrome == (H_COL_58 ^ H_COL_60);  // bits 58, 60: 14'h362f
  wire match_2893 = syndrome == (H_COL_58 ^ H_COL_61);  // bits 58, 61: 14'h204b
  wire match_2894 = syndrome == (H_COL_58 ^ H_COL_62);  // bits 58, 62: 14'h2b79
  wire match_2895 = syndrome == (H_COL_58 ^ H_COL_63);  // bits 58, 63: 14'h2ee0
  wire match_2896 = syndrome == (H_COL_58 ^ H_COL_64);  // bits 58, 64: 14'h0d97
  wire match_2897 = syndrome == (H_COL_58 ^ H_COL_65);  // bits 58, 65: 14'h3d97
  wire match_2898 = syndrome == (H_COL_58 ^ H_COL_66);  // bits 58, 66: 14'h2597
  wire match_2899 = syndrome == (H_COL_58 ^ H_COL_67);  // bits 58, 67: 14'h2997
  wire match_2900 = syndrome == (H_COL_58 ^ H_COL_68);  // bits 58, 68: 14'h2f97
  wire match_2901 = syndrome == (H_COL_58 ^ H_COL_69);  // bits 58, 69: 14'h2c97
  wire match_2902 = syndrome == (H_COL_58 ^ H_COL_70);  // bits 58, 70: 14'h2d17
  wire match_2903 = syndrome == (H_COL_58 ^ H_COL_71);  // bits 58, 71: 14'h2dd7
  wire match_2904 = syndrome == (H_COL_58 ^ H_COL_72);  // bits 58, 72: 14'h2db7
  wire match_2905 = syndrome == (H_COL_58 ^ H_COL_73);  // bits 58, 73: 14'h2d87
  wire match_2906 = syndrome == (H_COL_58 ^ H_COL_74);  // bits 58, 74: 14'h2d9f
  wire match_2907 = syndrome == (H_COL_58 ^ H_COL_75);  // bits 58, 75: 14'h2d93
  wire match_2908 = syndrome == (H_COL_58 ^ H_COL_76);  // bits 58, 76: 14'h2d95
  wire match_2909 = syndrome == (H_COL_58 ^ H_COL_77);  // bits 58, 77: 14'h2d96
  wire match_2910 = syndrome == (H_COL_59 ^ H_COL_60);  // bits 59, 60: 14'h2cc8
  wire match_2911 = syndrome == (H_COL_59 ^ H_COL_61);  // bits 59, 61: 14'h3aac
  wire match_2912 = syndrome == (H_COL_59 ^ H_COL_62);  // bits 59, 62: 14'h319e
  wire match_2913 = syndrome == (H_COL_59 ^ H_COL_63);  // bits 59, 63: 14'h3407
  wire match_2914 = syndrome == (H_COL_59 ^ H_COL_64);  // bits 59, 64: 14'h1770
  wire match_2915 = syndrome == (H_COL_59 ^ H_COL_65);  // bits 59, 65: 14'h2770
  wire match_2916 = syndrome == (H_COL_59 ^ H_COL_66);  // bits 59, 66: 14'h3f70
  wire match_2917 = syndrome == (H_COL_59 ^ H_COL_67);  // bits 59, 67: 14'h3370
  wire match_2918 = syndrome == (H_COL_59 ^ H_COL_68);  // bits 59, 68: 14'h3570
  wire match_2919 = syndrome == (H_COL_59 ^ H_COL_69);  // bits 59, 69: 14'h3670
  wire match_2920 = syndrome == (H_COL_59 ^ H_COL_70);  // bits 59, 70: 14'h37f0
  wire match_2921 = syndrome == (H_COL_59 ^ H_COL_71);  // bits 59, 71: 14'h3730
  wire match_2922 = syndrome == (H_COL_59 ^ H_COL_72);  // bits 59, 72: 14'h3750
  wire match_2923 = syndrome == (H_COL_59 ^ H_COL_73);  // bits 59, 73: 14'h3760
  wire match_2924 = syndrome == (H_COL_59 ^ H_COL_74);  // bits 59, 74: 14'h3778
  wire match_2925 = syndrome == (H_COL_59 ^ H_COL_75);  // bits 59, 75: 14'h3774
  wire match_2926 = syndrome == (H_COL_59 ^ H_COL_76);  // bits 59, 76: 14'h3772
  wire match_2927 = syndrome == (H_COL_59 ^ H_COL_77);  // bits 59, 77: 14'h3771
  wire match_2928 = syndrome == (H_COL_60 ^ H_COL_61);  // bits 60, 61: 14'h1664
  wire match_2929 = syndrome == (H_COL_60 ^ H_COL_62);  // bits 60, 62: 14'h1d56
  wire match_2930 = syndrome == (H_COL_60 ^ H_COL_63);  // bits 60, 63: 14'h18cf
  wire match_2931 = syndrome == (H_COL_60 ^ H_COL_64);  // bits 60, 64: 14'h3bb8
  wire match_2932 = syndrome == (H_COL_60 ^ H_COL_65);  // bits 60, 65: 14'h0bb8
  wire match_2933 = syndrome == (H_COL_60 ^ H_COL_66);  // bits 60, 66: 14'h13b8
  wire match_2934 = syndrome == (H_COL_60 ^ H_COL_67);  // bits 60, 67: 14'h1fb8
  wire match_2935 = syndrome == (H_COL_60 ^ H_COL_68);  // bits 60, 68: 14'h19b8
  wire match_2936 = syndrome == (H_COL_60 ^ H_COL_69);  // bits 60, 69: 14'h1ab8
  wire match_2937 = syndrome == (H_COL_60 ^ H_COL_70);  // bits 60, 70: 14'h1b38
  wire match_2938 = syndrome == (H_COL_60 ^ H_COL_71);  // bits 60, 71: 14'h1bf8
  wire match_2939 = syndrome == (H_COL_60 ^ H_COL_72);  // bits 60, 72: 14'h1b98
  wire match_2940 = syndrome == (H_COL_60 ^ H_COL_73);  // bits 60, 73: 14'h1ba8
  wire match_2941 = syndrome == (H_COL_60 ^ H_COL_74);  // bits 60, 74: 14'h1bb0
  wire match_2942 = syndrome == (H_COL_60 ^ H_COL_75);  // bits 60, 75: 14'h1bbc
  wire match_2943 = syndrome == (H_COL_60 ^ H_COL_76);  // bits 60, 76: 14'h1bba
  wire match_2944 = syndrome == (H_COL_60 ^ H_COL_77);  // bits 60, 77: 14'h1bb9
  wire match_2945 = syndrome == (H_COL_61 ^ H_COL_62);  // bits 61, 62: 14'h0b32
  wire match_2946 = syndrome == (H_COL_61 ^ H_COL_63);  // bits 61, 63: 14'h0eab
  wire match_2947 = syndrome == (H_COL_61 ^ H_COL_64);  // bits 61, 64: 14'h2ddc
  wire match_2948 = syndrome == (H_COL_61 ^ H_COL_65);  // bits 61, 65: 14'h1ddc
  wire match_2949 = syndrome == (H_COL_61 ^ H_COL_66);  // bits 61, 66: 14'h05dc
  wire match_2950 = syndrome == (H_COL_61 ^ H_COL_67);  // bits 61, 67: 14'h09dc
  wire match_2951 = syndrome == (H_COL_61 ^ H_COL_68);  // bits 61, 68: 14'h0fdc
  wire match_2952 = syndrome == (H_COL_61 ^ H_COL_69);  // bits 61, 69: 14'h0cdc
  wire match_2953 = syndrome == (H_COL_61 ^ H_COL_70);  // bits 61, 70: 14'h0d5c
  wire match_2954 = syndrome == (H_COL_61 ^ H_COL_71);  // bits 61, 71: 14'h0d9c
  wire match_2955 = syndrome == (H_COL_61 ^ H_COL_72);  // bits 61, 72: 14'h0dfc
  wire match_2956 = syndrome == (H_COL_61 ^ H_COL_73);  // bits 61, 73: 14'h0dcc
  wire match_2957 = syndrome == (H_COL_61 ^ H_COL_74);  // bits 61, 74: 14'h0dd4
  wire match_2958 = syndrome == (H_COL_61 ^ H_COL_75);  // bits 61, 75: 14'h0dd8
  wire match_2959 = syndrome == (H_COL_61 ^ H_COL_76);  // bits 61, 76: 14'h0dde
  wire match_2960 = syndrome == (H_COL_61 ^ H_COL_77);  // bits 61, 77: 14'h0ddd
  wire match_2961 = syndrome == (H_COL_62 ^ H_COL_63);  // bits 62, 63: 14'h0599
  wire match_2962 = syndrome == (H_COL_62 ^ H_COL_64);  // bits 62, 64: 14'h26ee
  wire match_2963 = syndrome == (H_COL_62 ^ H_COL_65);  // bits 62, 65: 14'h16ee
  wire match_2964 = syndrome == (H_COL_62 ^ H_COL_66);  // bits 62, 66: 14'h0eee
  wire match_2965 = syndrome == (H_COL_62 ^ H_COL_67);  // bits 62, 67: 14'h02ee
  wire match_2966 = syndrome == (H_COL_62 ^ H_COL_68);  // bits 62, 68: 14'h04ee
  wire match_2967 = syndrome == (H_COL_62 ^ H_COL_69);  // bits 62, 69: 14'h07ee
  wire match_2968 = syndrome == (H_COL_62 ^ H_COL_70);  // bits 62, 70: 14'h066e
  wire match_2969 = syndrome == (H_COL_62 ^ H_COL_71);  // bits 62, 71: 14'h06ae
  wire match_2970 = syndrome == (H_COL_62 ^ H_COL_72);  // bits 62, 72: 14'h06ce
  wire match_2971 = syndrome == (H_COL_62 ^ H_COL_73);  // bits 62, 73: 14'h06fe
  wire match_2972 = syndrome == (H_COL_62 ^ H_COL_74);  // bits 62, 74: 14'h06e6
  wire match_2973 = syndrome == (H_COL_62 ^ H_COL_75);  // bits 62, 75: 14'h06ea
  wire match_2974 = syndrome == (H_COL_62 ^ H_COL_76);  // bits 62, 76: 14'h06ec
  wire match_2975 = syndrome == (H_COL_62 ^ H_COL_77);  // bits 62, 77: 14'h06ef
  wire match_2976 = syndrome == (H_COL_63 ^ H_COL_64);  // bits 63, 64: 14'h2377
  wire match_2977 = syndrome == (H_COL_63 ^ H_COL_65);  // bits 63, 65: 14'h1377
  wire match_2978 = syndrome == (H_COL_63 ^ H_COL_66);  // bits 63, 66: 14'h0b77
  wire match_2979 = syndrome == (H_COL_63 ^ H_COL_67);  // bits 63, 67: 14'h0777
  wire match_2980 = syndrome == (H_COL_63 ^ H_COL_68);  // bits 63, 68: 14'h0177
  wire match_2981 = syndrome == (H_COL_63 ^ H_COL_69);  // bits 63, 69: 14'h0277
  wire match_2982 = syndrome == (H_COL_63 ^ H_COL_70);  // bits 63, 70: 14'h03f7
  wire match_2983 = syndrome == (H_COL_63 ^ H_COL_71);  // bits 63, 71: 14'h0337
  wire match_2984 = syndrome == (H_COL_63 ^ H_COL_72);  // bits 63, 72: 14'h0357
  wire match_2985 = syndrome == (H_COL_63 ^ H_COL_73);  // bits 63, 73: 14'h0367
  wire match_2986 = syndrome == (H_COL_63 ^ H_COL_74);  // bits 63, 74: 14'h037f
  wire match_2987 = syndrome == (H_COL_63 ^ H_COL_75);  // bits 63, 75: 14'h0373
  wire match_2988 = syndrome == (H_COL_63 ^ H_COL_76);  // bits 63, 76: 14'h0375
  wire match_2989 = syndrome == (H_COL_63 ^ H_COL_77);  // bits 63, 77: 14'h0376
  wire match_2990 = syndrome == (H_COL_64 ^ H_COL_65);  // bits 64, 65: 14'h3000
  wire match_2991 = syndrome == (H_COL_64 ^ H_COL_66);  // bits 64, 66: 14'h2800
  wire match_2992 = syndrome == (H_COL_64 ^ H_COL_67);  // bits 64, 67: 14'h2400
  wire match_2993 = syndrome == (H_COL_64 ^ H_COL_68);  // bits 64, 68: 14'h2200
  wire match_2994 = syndrome == (H_COL_64 ^ H_COL_69);  // bits 64, 69: 14'h2100
  wire match_2995 = syndrome == (H_COL_64 ^ H_COL_70);  // bits 64, 70: 14'h2080
  wire match_2996 = syndrome == (H_COL_64 ^ H_COL_71);  // bits 64, 71: 14'h2040
  wire match_2997 = syndrome == (H_COL_64 ^ H_COL_72);  // bits 64, 72: 14'h2020
  wire match_2998 = syndrome == (H_COL_64 ^ H_COL_73);  // bits 64, 73: 14'h2010
  wire match_2999 = syndrome == (H_COL_64 ^ H_COL_74);  // bits 64, 74: 14'h2008
  wire match_3000 = syndrome == (H_COL_64 ^ H_COL_75);  // bits 64, 75: 14'h2004
  wire match_3001 = syndrome == (H_COL_64 ^ H_COL_76);  // bits 64, 76: 14'h2002
  wire match_3002 = syndrome == (H_COL_64 ^ H_COL_77);  // bits 64, 77: 14'h2001
  wire match_3003 = syndrome == (H_COL_65 ^ H_COL_66);  // bits 65, 66: 14'h1800
  wire match_3004 = syndrome == (H_COL_65 ^ H_COL_67);  // bits 65, 67: 14'h1400
  wire match_3005 = syndrome == (H_COL_65 ^ H_COL_68);  // bits 65, 68: 14'h1200
  wire match_3006 = syndrome == (H_COL_65 ^ H_COL_69);  // bits 65, 69: 14'h1100
  wire match_3007 = syndrome == (H_COL_65 ^ H_COL_70);  // bits 65, 70: 14'h1080
  wire match_3008 = syndrome == (H_COL_65 ^ H_COL_71);  // bits 65, 71: 14'h1040
  wire match_3009 = syndrome == (H_COL_65 ^ H_COL_72);  // bits 65, 72: 14'h1020
  wire match_3010 = syndrome == (H_COL_65 ^ H_COL_73);  // bits 65, 73: 14'h1010
  wire match_3011 = syndrome == (H_COL_65 ^ H_COL_74);  // bits 65, 74: 14'h1008
  wire match_3012 = syndrome == (H_COL_65 ^ H_COL_75);  // bits 65, 75: 14'h1004
  wire match_3013 = syndrome == (H_COL_65 ^ H_COL_76);  // bits 65, 76: 14'h1002
  wire match_3014 = syndrome == (H_COL_65 ^ H_COL_77);  // bits 65, 77: 14'h1001
  wire match_3015 = syndrome == (H_COL_66 ^ H_COL_67);  // bits 66, 67: 14'h0c00
  wire match_3016 = syndrome == (H_COL_66 ^ H_COL_68);  // bits 66, 68: 14'h0a00
  wire match_3017 = syndrome == (H_COL_66 ^ H_COL_69);  // bits 66, 69: 14'h0900
  wire match_3018 = syndrome == (H_COL_66 ^ H_COL_70);  // bits 66, 70: 14'h0880
  wire match_3019 = syndrome == (H_COL_66 ^ H_COL_71);  // bits 66, 71: 14'h0840
  wire match_3020 = syndrome == (H_COL_66 ^ H_COL_72);  // bits 66, 72: 14'h0820
  wire match_3021 = syndrome == (H_COL_66 ^ H_COL_73);  // bits 66, 73: 14'h0810
  wire match_3022 = syndrome == (H_COL_66 ^ H_COL_74);  // bits 66, 74: 14'h0808
  wire match_3023 = syndrome == (H_COL_66 ^ H_COL_75);  // bits 66, 75: 14'h0804
  wire match_3024 = syndrome == (H_COL_66 ^ H_COL_76);  // bits 66, 76: 14'h0802
  wire match_3025 = syndrome == (H_COL_66 ^ H_COL_77);  // bits 66, 77: 14'h0801
  wire match_3026 = syndrome == (H_COL_67 ^ H_COL_68);  // bits 67, 68: 14'h0600
  wire match_3027 = syndrome == (H_COL_67 ^ H_COL_69);  // bits 67, 69: 14'h0500
  wire match_3028 = syndrome == (H_COL_67 ^ H_COL_70);  // bits 67, 70: 14'h0480
  wire match_3029 = syndrome == (H_COL_67 ^ H_COL_71);  // bits 67, 71: 14'h0440
  wire match_3030 = syndrome == (H_COL_67 ^ H_COL_72);  // bits 67, 72: 14'h0420
  wire match_3031 = syndrome == (H_COL_67 ^ H_COL_73);  // bits 67, 73: 14'h0410
  wire match_3032 = syndrome == (H_COL_67 ^ H_COL_74);  // bits 67, 74: 14'h0408
  wire match_3033 = syndrome == (H_COL_67 ^ H_COL_75);  // bits 67, 75: 14'h0404
  wire match_3034 = syndrome == (H_COL_67 ^ H_COL_76);  // bits 67, 76: 14'h0402
  wire match_3035 = syndrome == (H_COL_67 ^ H_COL_77);  // bits 67, 77: 14'h0401
  wire match_3036 = syndrome == (H_COL_68 ^ H_COL_69);  // bits 68, 69: 14'h0300
  wire match_3037 = syndrome == (H_COL_68 ^ H_COL_70);  // bits 68, 70: 14'h0280
  wire match_3038 = syndrome == (H_COL_68 ^ H_COL_71);  // bits 68, 71: 14'h0240
  wire match_3039 = syndrome == (H_COL_68 ^ H_COL_72);  // bits 68, 72: 14'h0220
  wire match_3040 = syndrome == (H_COL_68 ^ H_COL_73);  // bits 68, 73: 14'h0210
  wire match_3041 = syndrome == (H_COL_68 ^ H_COL_74);  // bits 68, 74: 14'h0208
  wire match_3042 = syndrome == (H_COL_68 ^ H_COL_75);  // bits 68, 75: 14'h0204
  wire match_3043 = syndrome == (H_COL_68 ^ H_COL_76);  // bits 68, 76: 14'h0202
  wire match_3044 = syndrome == (H_COL_68 ^ H_COL_77);  // bits 68, 77: 14'h0201
  wire match_3045 = syndrome == (H_COL_69 ^ H_COL_70);  // bits 69, 70: 14'h0180
  wire match_3046 = syndrome == (H_COL_69 ^ H_COL_71);  // bits 69, 71: 14'h0140
  wire match_3047 = syndrome == (H_COL_69 ^ H_COL_72);  // bits 69, 72: 14'h0120
  wire match_3048 = syndrome == (H_COL_69 ^ H_COL_73);  // bits 69, 73: 14'h0110
  wire match_3049 = syndrome == (H_COL_69 ^ H_COL_74);  // bits 69, 74: 14'h0108
  wire match_3050 = syndrome == (H_COL_69 ^ H_COL_75);  // bits 69, 75: 14'h0104
  wire match_3051 = syndrome == (H_COL_69 ^ H_COL_76);  // bits 69, 76: 14'h0102
  wire match_3052 = syndrome == (H_COL_69 ^ H_COL_77);  // bits 69, 77: 14'h0101
  wire match_3053 = syndrome == (H_COL_70 ^ H_COL_71);  // bits 70, 71: 14'h00c0
  wire match_3054 = syndrome == (H_COL_70 ^ H_COL_72);  // bits 70, 72: 14'h00a0
  wire match_3055 = syndrome == (H_COL_70 ^ H_COL_73);  // bits 70, 73: 14'h0090
  wire match_3056 = syndrome == (H_COL_70 ^ H_COL_74);  // bits 70, 74: 14'h0088
  wire match_3057 = syndrome == (H_COL_70 ^ H_COL_75);  // bits 70, 75: 14'h0084
  wire match_3058 = syndrome == (H_COL_70 ^ H_COL_76);  // bits 70, 76: 14'h0082
  wire match_3059 = syndrome == (H_COL_70 ^ H_COL_77);  // bits 70, 77: 14'h0081
  wire match_3060 = syndrome == (H_COL_71 ^ H_COL_72);  // bits 71, 72: 14'h0060
  wire match_3061 = syndrome == (H_COL_71 ^ H_COL_73);  // bits 71, 73: 14'h0050
  wire match_3062 = syndrome == (H_COL_71 ^ H_COL_74);  // bits 71, 74: 14'h0048
  wire match_3063 = syndrome == (H_COL_71 ^ H_COL_75);  // bits 71, 75: 14'h0044
  wire match_3064 = syndrome == (H_COL_71 ^ H_COL_76);  // bits 71, 76: 14'h0042
  wire match_3065 = syndrome == (H_COL_71 ^ H_COL_77);  // bits 71, 77: 14'h0041
  wire match_3066 = syndrome == (H_COL_72 ^ H_COL_73);  // bits 72, 73: 14'h0030
  wire match_3067 = syndrome == (H_COL_72 ^ H_COL_74);  // bits 72, 74: 14'h0028
  wire match_3068 = syndrome == (H_COL_72 ^ H_COL_75);  // bits 72, 75: 14'h0024
  wire match_3069 = syndrome == (H_COL_72 ^ H_COL_76);  // bits 72, 76: 14'h0022
  wire match_3070 = syndrome == (H_COL_72 ^ H_COL_77);  // bits 72, 77: 14'h0021
  wire match_3071 = syndrome == (H_COL_73 ^ H_COL_74);  // bits 73, 74: 14'h0018
  wire match_3072 = syndrome == (H_COL_73 ^ H_COL_75);  // bits 73, 75: 14'h0014
  wire match_3073 = syndrome == (H_COL_73 ^ H_COL_76);  // bits 73, 76: 14'h0012
  wire match_3074 = syndrome == (H_COL_73 ^ H_COL_77);  // bits 73, 77: 14'h0011
  wire match_3075 = syndrome == (H_COL_74 ^ H_COL_75);  // bits 74, 75: 14'h000c
  wire match_3076 = syndrome == (H_COL_74 ^ H_COL_76);  // bits 74, 76: 14'h000a
  wire match_3077 = syndrome == (H_COL_74 ^ H_COL_77);  // bits 74, 77: 14'h0009
  wire match_3078 = syndrome == (H_COL_75 ^ H_COL_76);  // bits 75, 76: 14'h0006
  wire match_3079 = syndrome == (H_COL_75 ^ H_COL_77);  // bits 75, 77: 14'h0005
  wire match_3080 = syndrome == (H_COL_76 ^ H_COL_77);  // bits 76, 77: 14'h0003

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [77:0] flip;
  assign flip[0] = match_0 | match_78 | match_79 | match_80 | match_81 | match_82 | match_83
      | match_84 | match_85 | match_86 | match_87 | match_88 | match_89 | match_90 | match_91
      | match_92 | match_93 | match_94 | match_95 | match_96 | match_97 | match_98 | match_99
      | match_100 | match_101 | match_102 | match_103 | match_104 | match_105 | match_106
      | match_107 | match_108 | match_109 | match_110 | match_111 | match_112 | match_113
      | match_114 | match_115 | match_116 | match_117 | match_118 | match_119 | match_120
      | match_121 | match_122 | match_123 | match_124 | match_125 | match_126 | match_127
      | match_128 | match_129 | match_130 | match_131 | match_132 | match_133 | match_134
      | match_135 | match_136 | match_137 | match_138 | match_139 | match_140 | match_141
      | match_142 | match_143 | match_144 | match_145 | match_146 | match_147 | match_148
      | match_149 | match_150 | match_151 | match_152 | match_153 | match_154;
  assign flip[1] = match_1 | match_78 | match_155 | match_156 | match_157 | match_158 | match_159
      | match_160 | match_161 | match_162 | match_163 | match_164 | match_165 | match_166
      | match_167 | match_168 | match_169 | match_170 | match_171 | match_172 | match_173
      | match_174 | match_175 | match_176 | match_177 | match_178 | match_179 | match_180
      | match_181 | match_182 | match_183 | match_184 | match_185 | match_186 | match_187
      | match_188 | match_189 | match_190 | match_191 | match_192 | match_193 | match_194
      | match_195 | match_196 | match_197 | match_198 | match_199 | match_200 | match_201
      | match_202 | match_203 | match_204 | match_205 | match_206 | match_207 | match_208
      | match_209 | match_210 | match_211 | match_212 | match_213 | match_214 | match_215
      | match_216 | match_217 | match_218 | match_219 | match_220 | match_221 | match_222
      | match_223 | match_224 | match_225 | match_226 | match_227 | match_228 | match_229
      | match_230;
  assign flip[2] = match_2 | match_79 | match_155 | match_231 | match_232 | match_233 | match_234
      | match_235 | match_236 | match_237 | match_238 | match_239 | match_240 | match_241
      | match_242 | match_243 | match_244 | match_245 | match_246 | match_247 | match_248
      | match_249 | match_250 | match_251 | match_252 | match_253 | match_254 | match_255
      | match_256 | match_257 | match_258 | match_259 | match_260 | match_261 | match_262
      | match_263 | match_264 | match_265 | match_266 | match_267 | match_268 | match_269
      | match_270 | match_271 | match_272 | match_273 | match_274 | match_275 | match_276
      | match_277 | match_278 | match_279 | match_280 | match_281 | match_282 | match_283
      | match_284 | match_285 | match_286 | match_287 | match_288 | match_289 | match_290
      | match_291 | match_292 | match_293 | match_294 | match_295 | match_296 | match_297
      | match_298 | match_299 | match_300 | match_301 | match_302 | match_303 | match_304
      | match_305;
  assign flip[3] = match_3 | match_80 | match_156 | match_231 | match_306 | match_307 | match_308
      | match_309 | match_310 | match_311 | match_312 | match_313 | match_314 | match_315
      | match_316 | match_317 | match_318 | match_319 | match_320 | match_321 | match_322
      | match_323 | match_324 | match_325 | match_326 | match_327 | match_328 | match_329
      | match_330 | match_331 | match_332 | match_333 | match_334 | match_335 | match_336
      | match_337 | match_338 | match_339 | match_340 | match_341 | match_342 | match_343
      | match_344 | match_345 | match_346 | match_347 | match_348 | match_349 | match_350
      | match_351 | match_352 | match_353 | match_354 | match_355 | match_356 | match_357
      | match_358 | match_359 | match_360 | match_361 | match_362 | match_363 | match_364
      | match_365 | match_366 | match_367 | match_368 | match_369 | match_370 | match_371
      | match_372 | match_373 | match_374 | match_375 | match_376 | match_377 | match_378
      | match_379;
  assign flip[4] = match_4 | match_81 | match_157 | match_232 | match_306 | match_380 | match_381
      | match_382 | match_383 | match_384 | match_385 | match_386 | match_387 | match_388
      | match_389 | match_390 | match_391 | match_392 | match_393 | match_394 | match_395
      | match_396 | match_397 | match_398 | match_399 | match_400 | match_401 | match_402
      | match_403 | match_404 | match_405 | match_406 | match_407 | match_408 | match_409
      | match_410 | match_411 | match_412 | match_413 | match_414 | match_415 | match_416
      | match_417 | match_418 | match_419 | match_420 | match_421 | match_422 | match_423
      | match_424 | match_425 | match_426 | match_427 | match_428 | match_429 | match_430
      | match_431 | match_432 | match_433 | match_434 | match_435 | match_436 | match_437
      | match_438 | match_439 | match_440 | match_441 | match_442 | match_443 | match_444
      | match_445 | match_446 | match_447 | match_448 | match_449 | match_450 | match_451
      | match_452;
  assign flip[5] = match_5 | match_82 | match_158 | match_233 | match_307 | match_380 | match_453
      | match_454 | match_455 | match_456 | match_457 | match_458 | match_459 | match_460
      | match_461 | match_462 | match_463 | match_464 | match_465 | match_466 | match_467
      | match_468 | match_469 | match_470 | match_471 | match_472 | match_473 | match_474
      | match_475 | match_476 | match_477 | match_478 | match_479 | match_480 | match_481
      | match_482 | match_483 | match_484 | match_485 | match_486 | match_487 | match_488
      | match_489 | match_490 | match_491 | match_492 | match_493 | match_494 | match_495
      | match_496 | match_497 | match_498 | match_499 | match_500 | match_501 | match_502
      | match_503 | match_504 | match_505 | match_506 | match_507 | match_508 | match_509
      | match_510 | match_511 | match_512 | match_513 | match_514 | match_515 | match_516
      | match_517 | match_518 | match_519 | match_520 | match_521 | match_522 | match_523
      | match_524;
  assign flip[6] = match_6 | match_83 | match_159 | match_234 | match_308 | match_381 | match_453
      | match_525 | match_526 | match_527 | match_528 | match_529 | match_530 | match_531
      | match_532 | match_533 | match_534 | match_535 | match_536 | match_537 | match_538
      | match_539 | match_540 | match_541 | match_542 | match_543 | match_544 | match_545
      | match_546 | match_547 | match_548 | match_549 | match_550 | match_551 | match_552
      | match_553 | match_554 | match_555 | match_556 | match_557 | match_558 | match_559
      | match_560 | match_561 | match_562 | match_563 | match_564 | match_565 | match_566
      | match_567 | match_568 | match_569 | match_570 | match_571 | match_572 | match_573
      | match_574 | match_575 | match_576 | match_577 | match_578 | match_579 | match_580
      | match_581 | match_582 | match_583 | match_584 | match_585 | match_586 | match_587
      | match_588 | match_589 | match_590 | match_591 | match_592 | match_593 | match_594
      | match_595;
  assign flip[7] = match_7 | match_84 | match_160 | match_235 | match_309 | match_382 | match_454
      | match_525 | match_596 | match_597 | match_598 | match_599 | match_600 | match_601
      | match_602 | match_603 | match_604 | match_605 | match_606 | match_607 | match_608
      | match_609 | match_610 | match_611 | match_612 | match_613 | match_614 | match_615
      | match_616 | match_617 | match_618 | match_619 | match_620 | match_621 | match_622
      | match_623 | match_624 | match_625 | match_626 | match_627 | match_628 | match_629
      | match_630 | match_631 | match_632 | match_633 | match_634 | match_635 | match_636
      | match_637 | match_638 | match_639 | match_640 | match_641 | match_642 | match_643
      | match_644 | match_645 | match_646 | match_647 | match_648 | match_649 | match_650
      | match_651 | match_652 | match_653 | match_654 | match_655 | match_656 | match_657
      | match_658 | match_659 | match_660 | match_661 | match_662 | match_663 | match_664
      | match_665;
  assign flip[8] = match_8 | match_85 | match_161 | match_236 | match_310 | match_383 | match_455
      | match_526 | match_596 | match_666 | match_667 | match_668 | match_669 | match_670
      | match_671 | match_672 | match_673 | match_674 | match_675 | match_676 | match_677
      | match_678 | match_679 | match_680 | match_681 | match_682 | match_683 | match_684
      | match_685 | match_686 | match_687 | match_688 | match_689 | match_690 | match_691
      | match_692 | match_693 | match_694 | match_695 | match_696 | match_697 | match_698
      | match_699 | match_700 | match_701 | match_702 | match_703 | match_704 | match_705
      | match_706 | match_707 | match_708 | match_709 | match_710 | match_711 | match_712
      | match_713 | match_714 | match_715 | match_716 | match_717 | match_718 | match_719
      | match_720 | match_721 | match_722 | match_723 | match_724 | match_725 | match_726
      | match_727 | match_728 | match_729 | match_730 | match_731 | match_732 | match_733
      | match_734;
  assign flip[9] = match_9 | match_86 | match_162 | match_237 | match_311 | match_384 | match_456
      | match_527 | match_597 | match_666 | match_735 | match_736 | match_737 | match_738
      | match_739 | match_740 | match_741 | match_742 | match_743 | match_744 | match_745
      | match_746 | match_747 | match_748 | match_749 | match_750 | match_751 | match_752
      | match_753 | match_754 | match_755 | match_756 | match_757 | match_758 | match_759
      | match_760 | match_761 | match_762 | match_763 | match_764 | match_765 | match_766
      | match_767 | match_768 | match_769 | match_770 | match_771 | match_772 | match_773
      | match_774 | match_775 | match_776 | match_777 | match_778 | match_779 | match_780
      | match_781 | match_782 | match_783 | match_784 | match_785 | match_786 | match_787
      | match_788 | match_789 | match_790 | match_791 | match_792 | match_793 | match_794
      | match_795 | match_796 | match_797 | match_798 | match_799 | match_800 | match_801
      | match_802;
  assign flip[10] = match_10 | match_87 | match_163 | match_238 | match_312 | match_385 | match_457
      | match_528 | match_598 | match_667 | match_735 | match_803 | match_804 | match_805
      | match_806 | match_807 | match_808 | match_809 | match_810 | match_811 | match_812
      | match_813 | match_814 | match_815 | match_816 | match_817 | match_818 | match_819
      | match_820 | match_821 | match_822 | match_823 | match_824 | match_825 | match_826
      | match_827 | match_828 | match_829 | match_830 | match_831 | match_832 | match_833
      | match_834 | match_835 | match_836 | match_837 | match_838 | match_839 | match_840
      | match_841 | match_842 | match_843 | match_844 | match_845 | match_846 | match_847
      | match_848 | match_849 | match_850 | match_851 | match_852 | match_853 | match_854
      | match_855 | match_856 | match_857 | match_858 | match_859 | match_860 | match_861
      | match_862 | match_863 | match_864 | match_865 | match_866 | match_867 | match_868
      | match_869;
  assign flip[11] = match_11 | match_88 | match_164 | match_239 | match_313 | match_386 | match_458
      | match_529 | match_599 | match_668 | match_736 | match_803 | match_870 | match_871
      | match_872 | match_873 | match_874 | match_875 | match_876 | match_877 | match_878
      | match_879 | match_880 | match_881 | match_882 | match_883 | match_884 | match_885
      | match_886 | match_887 | match_888 | match_889 | match_890 | match_891 | match_892
      | match_893 | match_894 | match_895 | match_896 | match_897 | match_898 | match_899
      | match_900 | match_901 | match_902 | match_903 | match_904 | match_905 | match_906
      | match_907 | match_908 | match_909 | match_910 | match_911 | match_912 | match_913
      | match_914 | match_915 | match_916 | match_917 | match_918 | match_919 | match_920
      | match_921 | match_922 | match_923 | match_924 | match_925 | match_926 | match_927
      | match_928 | match_929 | match_930 | match_931 | match_932 | match_933 | match_934
      | match_935;
  assign flip[12] = match_12 | match_89 | match_165 | match_240 | match_314 | match_387 | match_459
      | match_530 | match_600 | match_669 | match_737 | match_804 | match_870 | match_936
      | match_937 | match_938 | match_939 | match_940 | match_941 | match_942 | match_943
      | match_944 | match_945 | match_946 | match_947 | match_948 | match_949 | match_950
      | match_951 | match_952 | match_953 | match_954 | match_955 | match_956 | match_957
      | match_958 | match_959 | match_960 | match_961 | match_962 | match_963 | match_964
      | match_965 | match_966 | match_967 | match_968 | match_969 | match_970 | match_971
      | match_972 | match_973 | match_974 | match_975 | match_976 | match_977 | match_978
      | match_979 | match_980 | match_981 | match_982 | match_983 | match_984 | match_985
      | match_986 | match_987 | match_988 | match_989 | match_990 | match_991 | match_992
      | match_993 | match_994 | match_995 | match_996 | match_997 | match_998 | match_999
      | match_1000;
  assign flip[13] = match_13 | match_90 | match_166 | match_241 | match_315 | match_388 | match_460
      | match_531 | match_601 | match_670 | match_738 | match_805 | match_871 | match_936
      | match_1001 | match_1002 | match_1003 | match_1004 | match_1005 | match_1006 | match_1007
      | match_1008 | match_1009 | match_1010 | match_1011 | match_1012 | match_1013 | match_1014
      | match_1015 | match_1016 | match_1017 | match_1018 | match_1019 | match_1020 | match_1021
      | match_1022 | match_1023 | match_1024 | match_1025 | match_1026 | match_1027 | match_1028
      | match_1029 | match_1030 | match_1031 | match_1032 | match_1033 | match_1034 | match_1035
      | match_1036 | match_1037 | match_1038 | match_1039 | match_1040 | match_1041 | match_1042
      | match_1043 | match_1044 | match_1045 | match_1046 | match_1047 | match_1048 | match_1049
      | match_1050 | match_1051 | match_1052 | match_1053 | match_1054 | match_1055 | match_1056
      | match_1057 | match_1058 | match_1059 | match_1060 | match_1061 | match_1062 | match_1063
      | match_1064;
  assign flip[14] = match_14 | match_91 | match_167 | match_242 | match_316 | match_389 | match_461
      | match_532 | match_602 | match_671 | match_739 | match_806 | match_872 | match_937
      | match_1001 | match_1065 | match_1066 | match_1067 | match_1068 | match_1069 | match_1070
      | match_1071 | match_1072 | match_1073 | match_1074 | match_1075 | match_1076 | match_1077
      | match_1078 | match_1079 | match_1080 | match_1081 | match_1082 | match_1083 | match_1084
      | match_1085 | match_1086 | match_1087 | match_1088 | match_1089 | match_1090 | match_1091
      | match_1092 | match_1093 | match_1094 | match_1095 | match_1096 | match_1097 | match_1098
      | match_1099 | match_1100 | match_1101 | match_1102 | match_1103 | match_1104 | match_1105
      | match_1106 | match_1107 | match_1108 | match_1109 | match_1110 | match_1111 | match_1112
      | match_1113 | match_1114 | match_1115 | match_1116 | match_1117 | match_1118 | match_1119
      | match_1120 | match_1121 | match_1122 | match_1123 | match_1124 | match_1125 | match_1126
      | match_1127;
  assign flip[15] = match_15 | match_92 | match_168 | match_243 | match_317 | match_390 | match_462
      | match_533 | match_603 | match_672 | match_740 | match_807 | match_873 | match_938
      | match_1002 | match_1065 | match_1128 | match_1129 | match_1130 | match_1131 | match_1132
      | match_1133 | match_1134 | match_1135 | match_1136 | match_1137 | match_1138 | match_1139
      | match_1140 | match_1141 | match_1142 | match_1143 | match_1144 | match_1145 | match_1146
      | match_1147 | match_1148 | match_1149 | match_1150 | match_1151 | match_1152 | match_1153
      | match_1154 | match_1155 | match_1156 | match_1157 | match_1158 | match_1159 | match_1160
      | match_1161 | match_1162 | match_1163 | match_1164 | match_1165 | match_1166 | match_1167
      | match_1168 | match_1169 | match_1170 | match_1171 | match_1172 | match_1173 | match_1174
      | match_1175 | match_1176 | match_1177 | match_1178 | match_1179 | match_1180 | match_1181
      | match_1182 | match_1183 | match_1184 | match_1185 | match_1186 | match_1187 | match_1188
      | match_1189;
  assign flip[16] = match_16 | match_93 | match_169 | match_244 | match_318 | match_391 | match_463
      | match_534 | match_604 | match_673 | match_741 | match_808 | match_874 | match_939
      | match_1003 | match_1066 | match_1128 | match_1190 | match_1191 | match_1192 | match_1193
      | match_1194 | match_1195 | match_1196 | match_1197 | match_1198 | match_1199 | match_1200
      | match_1201 | match_1202 | match_1203 | match_1204 | match_1205 | match_1206 | match_1207
      | match_1208 | match_1209 | match_1210 | match_1211 | match_1212 | match_1213 | match_1214
      | match_1215 | match_1216 | match_1217 | match_1218 | match_1219 | match_1220 | match_1221
      | match_1222 | match_1223 | match_1224 | match_1225 | match_1226 | match_1227 | match_1228
      | match_1229 | match_1230 | match_1231 | match_1232 | match_1233 | match_1234 | match_1235
      | match_1236 | match_1237 | match_1238 | match_1239 | match_1240 | match_1241 | match_1242
      | match_1243 | match_1244 | match_1245 | match_1246 | match_1247 | match_1248 | match_1249
      | match_1250;
  assign flip[17] = match_17 | match_94 | match_170 | match_245 | match_319 | match_392 | match_464
      | match_535 | match_605 | match_674 | match_742 | match_809 | match_875 | match_940
      | match_1004 | match_1067 | match_1129 | match_1190 | match_1251 | match_1252 | match_1253
      | match_1254 | match_1255 | match_1256 | match_1257 | match_1258 | match_1259 | match_1260
      | match_1261 | match_1262 | match_1263 | match_1264 | match_1265 | match_1266 | match_1267
      | match_1268 | match_1269 | match_1270 | match_1271 | match_1272 | match_1273 | match_1274
      | match_1275 | match_1276 | match_1277 | match_1278 | match_1279 | match_1280 | match_1281
      | match_1282 | match_1283 | match_1284 | match_1285 | match_1286 | match_1287 | match_1288
      | match_1289 | match_1290 | match_1291 | match_1292 | match_1293 | match_1294 | match_1295
      | match_1296 | match_1297 | match_1298 | match_1299 | match_1300 | match_1301 | match_1302
      | match_1303 | match_1304 | match_1305 | match_1306 | match_1307 | match_1308 | match_1309
      | match_1310;
  assign flip[18] = match_18 | match_95 | match_171 | match_246 | match_320 | match_393 | match_465
      | match_536 | match_606 | match_675 | match_743 | match_810 | match_876 | match_941
      | match_1005 | match_1068 | match_1130 | match_1191 | match_1251 | match_1311 | match_1312
      | match_1313 | match_1314 | match_1315 | match_1316 | match_1317 | match_1318 | match_1319
      | match_1320 | match_1321 | match_1322 | match_1323 | match_1324 | match_1325 | match_1326
      | match_1327 | match_1328 | match_1329 | match_1330 | match_1331 | match_1332 | match_1333
      | match_1334 | match_1335 | match_1336 | match_1337 | match_1338 | match_1339 | match_1340
      | match_1341 | match_1342 | match_1343 | match_1344 | match_1345 | match_1346 | match_1347
      | match_1348 | match_1349 | match_1350 | match_1351 | match_1352 | match_1353 | match_1354
      | match_1355 | match_1356 | match_1357 | match_1358 | match_1359 | match_1360 | match_1361
      | match_1362 | match_1363 | match_1364 | match_1365 | match_1366 | match_1367 | match_1368
      | match_1369;
  assign flip[19] = match_19 | match_96 | match_172 | match_247 | match_321 | match_394 | match_466
      | match_537 | match_607 | match_676 | match_744 | match_811 | match_877 | match_942
      | match_1006 | match_1069 | match_1131 | match_1192 | match_1252 | match_1311 | match_1370
      | match_1371 | match_1372 | match_1373 | match_1374 | match_1375 | match_1376 | match_1377
      | match_1378 | match_1379 | match_1380 | match_1381 | match_1382 | match_1383 | match_1384
      | match_1385 | match_1386 | match_1387 | match_1388 | match_1389 | match_1390 | match_1391
      | match_1392 | match_1393 | match_1394 | match_1395 | match_1396 | match_1397 | match_1398
      | match_1399 | match_1400 | match_1401 | match_1402 | match_1403 | match_1404 | match_1405
      | match_1406 | match_1407 | match_1408 | match_1409 | match_1410 | match_1411 | match_1412
      | match_1413 | match_1414 | match_1415 | match_1416 | match_1417 | match_1418 | match_1419
      | match_1420 | match_1421 | match_1422 | match_1423 | match_1424 | match_1425 | match_1426
      | match_1427;
  assign flip[20] = match_20 | match_97 | match_173 | match_248 | match_322 | match_395 | match_467
      | match_538 | match_608 | match_677 | match_745 | match_812 | match_878 | match_943
      | match_1007 | match_1070 | match_1132 | match_1193 | match_1253 | match_1312 | match_1370
      | match_1428 | match_1429 | match_1430 | match_1431 | match_1432 | match_1433 | match_1434
      | match_1435 | match_1436 | match_1437 | match_1438 | match_1439 | match_1440 | match_1441
      | match_1442 | match_1443 | match_1444 | match_1445 | match_1446 | match_1447 | match_1448
      | match_1449 | match_1450 | match_1451 | match_1452 | match_1453 | match_1454 | match_1455
      | match_1456 | match_1457 | match_1458 | match_1459 | match_1460 | match_1461 | match_1462
      | match_1463 | match_1464 | match_1465 | match_1466 | match_1467 | match_1468 | match_1469
      | match_1470 | match_1471 | match_1472 | match_1473 | match_1474 | match_1475 | match_1476
      | match_1477 | match_1478 | match_1479 | match_1480 | match_1481 | match_1482 | match_1483
      | match_1484;
  assign flip[21] = match_21 | match_98 | match_174 | match_249 | match_323 | match_396 | match_468
      | match_539 | match_609 | match_678 | match_746 | match_813 | match_879 | match_944
      | match_1008 | match_1071 | match_1133 | match_1194 | match_1254 | match_1313 | match_1371
      | match_1428 | match_1485 | match_1486 | match_1487 | match_1488 | match_1489 | match_1490
      | match_1491 | match_1492 | match_1493 | match_1494 | match_1495 | match_1496 | match_1497
      | match_1498 | match_1499 | match_1500 | match_1501 | match_1502 | match_1503 | match_1504
      | match_1505 | match_1506 | match_1507 | match_1508 | match_1509 | match_1510 | match_1511
      | match_1512 | match_1513 | match_1514 | match_1515 | match_1516 | match_1517 | match_1518
      | match_1519 | match_1520 | match_1521 | match_1522 | match_1523 | match_1524 | match_1525
      | match_1526 | match_1527 | match_1528 | match_1529 | match_1530 | match_1531 | match_1532
      | match_1533 | match_1534 | match_1535 | match_1536 | match_1537 | match_1538 | match_1539
      | match_1540;
  assign flip[22] = match_22 | match_99 | match_175 | match_250 | match_324 | match_397 | match_469
      | match_540 | match_610 | match_679 | match_747 | match_814 | match_880 | match_945
      | match_1009 | match_1072 | match_1134 | match_1195 | match_1255 | match_1314 | match_1372
      | match_1429 | match_1485 | match_1541 | match_1542 | match_1543 | match_1544 | match_1545
      | match_1546 | match_1547 | match_1548 | match_1549 | match_1550 | match_1551 | match_1552
      | match_1553 | match_1554 | match_1555 | match_1556 | match_1557 | match_1558 | match_1559
      | match_1560 | match_1561 | match_1562 | match_1563 | match_1564 | match_1565 | match_1566
      | match_1567 | match_1568 | match_1569 | match_1570 | match_1571 | match_1572 | match_1573
      | match_1574 | match_1575 | match_1576 | match_1577 | match_1578 | match_1579 | match_1580
      | match_1581 | match_1582 | match_1583 | match_1584 | match_1585 | match_1586 | match_1587
      | match_1588 | match_1589 | match_1590 | match_1591 | match_1592 | match_1593 | match_1594
      | match_1595;
  assign flip[23] = match_23 | match_100 | match_176 | match_251 | match_325 | match_398 | match_470
      | match_541 | match_611 | match_680 | match_748 | match_815 | match_881 | match_946
      | match_1010 | match_1073 | match_1135 | match_1196 | match_1256 | match_1315 | match_1373
      | match_1430 | match_1486 | match_1541 | match_1596 | match_1597 | match_1598 | match_1599
      | match_1600 | match_1601 | match_1602 | match_1603 | match_1604 | match_1605 | match_1606
      | match_1607 | match_1608 | match_1609 | match_1610 | match_1611 | match_1612 | match_1613
      | match_1614 | match_1615 | match_1616 | match_1617 | match_1618 | match_1619 | match_1620
      | match_1621 | match_1622 | match_1623 | match_1624 | match_1625 | match_1626 | match_1627
      | match_1628 | match_1629 | match_1630 | match_1631 | match_1632 | match_1633 | match_1634
      | match_1635 | match_1636 | match_1637 | match_1638 | match_1639 | match_1640 | match_1641
      | match_1642 | match_1643 | match_1644 | match_1645 | match_1646 | match_1647 | match_1648
      | match_1649;
  assign flip[24] = match_24 | match_101 | match_177 | match_252 | match_326 | match_399 | match_471
      | match_542 | match_612 | match_681 | match_749 | match_816 | match_882 | match_947
      | match_1011 | match_1074 | match_1136 | match_1197 | match_1257 | match_1316 | match_1374
      | match_1431 | match_1487 | match_1542 | match_1596 | match_1650 | match_1651 | match_1652
      | match_1653 | match_1654 | match_1655 | match_1656 | match_1657 | match_1658 | match_1659
      | match_1660 | match_1661 | match_1662 | match_1663 | match_1664 | match_1665 | match_1666
      | match_1667 | match_1668 | match_1669 | match_1670 | match_1671 | match_1672 | match_1673
      | match_1674 | match_1675 | match_1676 | match_1677 | match_1678 | match_1679 | match_1680
      | match_1681 | match_1682 | match_1683 | match_1684 | match_1685 | match_1686 | match_1687
      | match_1688 | match_1689 | match_1690 | match_1691 | match_1692 | match_1693 | match_1694
      | match_1695 | match_1696 | match_1697 | match_1698 | match_1699 | match_1700 | match_1701
      | match_1702;
  assign flip[25] = match_25 | match_102 | match_178 | match_253 | match_327 | match_400 | match_472
      | match_543 | match_613 | match_682 | match_750 | match_817 | match_883 | match_948
      | match_1012 | match_1075 | match_1137 | match_1198 | match_1258 | match_1317 | match_1375
      | match_1432 | match_1488 | match_1543 | match_1597 | match_1650 | match_1703 | match_1704
      | match_1705 | match_1706 | match_1707 | match_1708 | match_1709 | match_1710 | match_1711
      | match_1712 | match_1713 | match_1714 | match_1715 | match_1716 | match_1717 | match_1718
      | match_1719 | match_1720 | match_1721 | match_1722 | match_1723 | match_1724 | match_1725
      | match_1726 | match_1727 | match_1728 | match_1729 | match_1730 | match_1731 | match_1732
      | match_1733 | match_1734 | match_1735 | match_1736 | match_1737 | match_1738 | match_1739
      | match_1740 | match_1741 | match_1742 | match_1743 | match_1744 | match_1745 | match_1746
      | match_1747 | match_1748 | match_1749 | match_1750 | match_1751 | match_1752 | match_1753
      | match_1754;
  assign flip[26] = match_26 | match_103 | match_179 | match_254 | match_328 | match_401 | match_473
      | match_544 | match_614 | match_683 | match_751 | match_818 | match_884 | match_949
      | match_1013 | match_1076 | match_1138 | match_1199 | match_1259 | match_1318 | match_1376
      | match_1433 | match_1489 | match_1544 | match_1598 | match_1651 | match_1703 | match_1755
      | match_1756 | match_1757 | match_1758 | match_1759 | match_1760 | match_1761 | match_1762
      | match_1763 | match_1764 | match_1765 | match_1766 | match_1767 | match_1768 | match_1769
      | match_1770 | match_1771 | match_1772 | match_1773 | match_1774 | match_1775 | match_1776
      | match_1777 | match_1778 | match_1779 | match_1780 | match_1781 | match_1782 | match_1783
      | match_1784 | match_1785 | match_1786 | match_1787 | match_1788 | match_1789 | match_1790
      | match_1791 | match_1792 | match_1793 | match_1794 | match_1795 | match_1796 | match_1797
      | match_1798 | match_1799 | match_1800 | match_1801 | match_1802 | match_1803 | match_1804
      | match_1805;
  assign flip[27] = match_27 | match_104 | match_180 | match_255 | match_329 | match_402 | match_474
      | match_545 | match_615 | match_684 | match_752 | match_819 | match_885 | match_950
      | match_1014 | match_1077 | match_1139 | match_1200 | match_1260 | match_1319 | match_1377
      | match_1434 | match_1490 | match_1545 | match_1599 | match_1652 | match_1704 | match_1755
      | match_1806 | match_1807 | match_1808 | match_1809 | match_1810 | match_1811 | match_1812
      | match_1813 | match_1814 | match_1815 | match_1816 | match_1817 | match_1818 | match_1819
      | match_1820 | match_1821 | match_1822 | match_1823 | match_1824 | match_1825 | match_1826
      | match_1827 | match_1828 | match_1829 | match_1830 | match_1831 | match_1832 | match_1833
      | match_1834 | match_1835 | match_1836 | match_1837 | match_1838 | match_1839 | match_1840
      | match_1841 | match_1842 | match_1843 | match_1844 | match_1845 | match_1846 | match_1847
      | match_1848 | match_1849 | match_1850 | match_1851 | match_1852 | match_1853 | match_1854
      | match_1855;
  assign flip[28] = match_28 | match_105 | match_181 | match_256 | match_330 | match_403 | match_475
      | match_546 | match_616 | match_685 | match_753 | match_820 | match_886 | match_951
      | match_1015 | match_1078 | match_1140 | match_1201 | match_1261 | match_1320 | match_1378
      | match_1435 | match_1491 | match_1546 | match_1600 | match_1653 | match_1705 | match_1756
      | match_1806 | match_1856 | match_1857 | match_1858 | match_1859 | match_1860 | match_1861
      | match_1862 | match_1863 | match_1864 | match_1865 | match_1866 | match_1867 | match_1868
      | match_1869 | match_1870 | match_1871 | match_1872 | match_1873 | match_1874 | match_1875
      | match_1876 | match_1877 | match_1878 | match_1879 | match_1880 | match_1881 | match_1882
      | match_1883 | match_1884 | match_1885 | match_1886 | match_1887 | match_1888 | match_1889
      | match_1890 | match_1891 | match_1892 | match_1893 | match_1894 | match_1895 | match_1896
      | match_1897 | match_1898 | match_1899 | match_1900 | match_1901 | match_1902 | match_1903
      | match_1904;
  assign flip[29] = match_29 | match_106 | match_182 | match_257 | match_331 | match_404 | match_476
      | match_547 | match_617 | match_686 | match_754 | match_821 | match_887 | match_952
      | match_1016 | match_1079 | match_1141 | match_1202 | match_1262 | match_1321 | match_1379
      | match_1436 | match_1492 | match_1547 | match_1601 | match_1654 | match_1706 | match_1757
      | match_1807 | match_1856 | match_1905 | match_1906 | match_1907 | match_1908 | match_1909
      | match_1910 | match_1911 | match_1912 | match_1913 | match_1914 | match_1915 | match_1916
      | match_1917 | match_1918 | match_1919 | match_1920 | match_1921 | match_1922 | match_1923
      | match_1924 | match_1925 | match_1926 | match_1927 | match_1928 | match_1929 | match_1930
      | match_1931 | match_1932 | match_1933 | match_1934 | match_1935 | match_1936 | match_1937
      | match_1938 | match_1939 | match_1940 | match_1941 | match_1942 | match_1943 | match_1944
      | match_1945 | match_1946 | match_1947 | match_1948 | match_1949 | match_1950 | match_1951
      | match_1952;
  assign flip[30] = match_30 | match_107 | match_183 | match_258 | match_332 | match_405 | match_477
      | match_548 | match_618 | match_687 | match_755 | match_822 | match_888 | match_953
      | match_1017 | match_1080 | match_1142 | match_1203 | match_1263 | match_1322 | match_1380
      | match_1437 | match_1493 | match_1548 | match_1602 | match_1655 | match_1707 | match_1758
      | match_1808 | match_1857 | match_1905 | match_1953 | match_1954 | match_1955 | match_1956
      | match_1957 | match_1958 | match_1959 | match_1960 | match_1961 | match_1962 | match_1963
      | match_1964 | match_1965 | match_1966 | match_1967 | match_1968 | match_1969 | match_1970
      | match_1971 | match_1972 | match_1973 | match_1974 | match_1975 | match_1976 | match_1977
      | match_1978 | match_1979 | match_1980 | match_1981 | match_1982 | match_1983 | match_1984
      | match_1985 | match_1986 | match_1987 | match_1988 | match_1989 | match_1990 | match_1991
      | match_1992 | match_1993 | match_1994 | match_1995 | match_1996 | match_1997 | match_1998
      | match_1999;
  assign flip[31] = match_31 | match_108 | match_184 | match_259 | match_333 | match_406 | match_478
      | match_549 | match_619 | match_688 | match_756 | match_823 | match_889 | match_954
      | match_1018 | match_1081 | match_1143 | match_1204 | match_1264 | match_1323 | match_1381
      | match_1438 | match_1494 | match_1549 | match_1603 | match_1656 | match_1708 | match_1759
      | match_1809 | match_1858 | match_1906 | match_1953 | match_2000 | match_2001 | match_2002
      | match_2003 | match_2004 | match_2005 | match_2006 | match_2007 | match_2008 | match_2009
      | match_2010 | match_2011 | match_2012 | match_2013 | match_2014 | match_2015 | match_2016
      | match_2017 | match_2018 | match_2019 | match_2020 | match_2021 | match_2022 | match_2023
      | match_2024 | match_2025 | match_2026 | match_2027 | match_2028 | match_2029 | match_2030
      | match_2031 | match_2032 | match_2033 | match_2034 | match_2035 | match_2036 | match_2037
      | match_2038 | match_2039 | match_2040 | match_2041 | match_2042 | match_2043 | match_2044
      | match_2045;
  assign flip[32] = match_32 | match_109 | match_185 | match_260 | match_334 | match_407 | match_479
      | match_550 | match_620 | match_689 | match_757 | match_824 | match_890 | match_955
      | match_1019 | match_1082 | match_1144 | match_1205 | match_1265 | match_1324 | match_1382
      | match_1439 | match_1495 | match_1550 | match_1604 | match_1657 | match_1709 | match_1760
      | match_1810 | match_1859 | match_1907 | match_1954 | match_2000 | match_2046 | match_2047
      | match_2048 | match_2049 | match_2050 | match_2051 | match_2052 | match_2053 | match_2054
      | match_2055 | match_2056 | match_2057 | match_2058 | match_2059 | match_2060 | match_2061
      | match_2062 | match_2063 | match_2064 | match_2065 | match_2066 | match_2067 | match_2068
      | match_2069 | match_2070 | match_2071 | match_2072 | match_2073 | match_2074 | match_2075
      | match_2076 | match_2077 | match_2078 | match_2079 | match_2080 | match_2081 | match_2082
      | match_2083 | match_2084 | match_2085 | match_2086 | match_2087 | match_2088 | match_2089
      | match_2090;
  assign flip[33] = match_33 | match_110 | match_186 | match_261 | match_335 | match_408 | match_480
      | match_551 | match_621 | match_690 | match_758 | match_825 | match_891 | match_956
      | match_1020 | match_1083 | match_1145 | match_1206 | match_1266 | match_1325 | match_1383
      | match_1440 | match_1496 | match_1551 | match_1605 | match_1658 | match_1710 | match_1761
      | match_1811 | match_1860 | match_1908 | match_1955 | match_2001 | match_2046 | match_2091
      | match_2092 | match_2093 | match_2094 | match_2095 | match_2096 | match_2097 | match_2098
      | match_2099 | match_2100 | match_2101 | match_2102 | match_2103 | match_2104 | match_2105
      | match_2106 | match_2107 | match_2108 | match_2109 | match_2110 | match_2111 | match_2112
      | match_2113 | match_2114 | match_2115 | match_2116 | match_2117 | match_2118 | match_2119
      | match_2120 | match_2121 | match_2122 | match_2123 | match_2124 | match_2125 | match_2126
      | match_2127 | match_2128 | match_2129 | match_2130 | match_2131 | match_2132 | match_2133
      | match_2134;
  assign flip[34] = match_34 | match_111 | match_187 | match_262 | match_336 | match_409 | match_481
      | match_552 | match_622 | match_691 | match_759 | match_826 | match_892 | match_957
      | match_1021 | match_1084 | match_1146 | match_1207 | match_1267 | match_1326 | match_1384
      | match_1441 | match_1497 | match_1552 | match_1606 | match_1659 | match_1711 | match_1762
      | match_1812 | match_1861 | match_1909 | match_1956 | match_2002 | match_2047 | match_2091
      | match_2135 | match_2136 | match_2137 | match_2138 | match_2139 | match_2140 | match_2141
      | match_2142 | match_2143 | match_2144 | match_2145 | match_2146 | match_2147 | match_2148
      | match_2149 | match_2150 | match_2151 | match_2152 | match_2153 | match_2154 | match_2155
      | match_2156 | match_2157 | match_2158 | match_2159 | match_2160 | match_2161 | match_2162
      | match_2163 | match_2164 | match_2165 | match_2166 | match_2167 | match_2168 | match_2169
      | match_2170 | match_2171 | match_2172 | match_2173 | match_2174 | match_2175 | match_2176
      | match_2177;
  assign flip[35] = match_35 | match_112 | match_188 | match_263 | match_337 | match_410 | match_482
      | match_553 | match_623 | match_692 | match_760 | match_827 | match_893 | match_958
      | match_1022 | match_1085 | match_1147 | match_1208 | match_1268 | match_1327 | match_1385
      | match_1442 | match_1498 | match_1553 | match_1607 | match_1660 | match_1712 | match_1763
      | match_1813 | match_1862 | match_1910 | match_1957 | match_2003 | match_2048 | match_2092
      | match_2135 | match_2178 | match_2179 | match_2180 | match_2181 | match_2182 | match_2183
      | match_2184 | match_2185 | match_2186 | match_2187 | match_2188 | match_2189 | match_2190
      | match_2191 | match_2192 | match_2193 | match_2194 | match_2195 | match_2196 | match_2197
      | match_2198 | match_2199 | match_2200 | match_2201 | match_2202 | match_2203 | match_2204
      | match_2205 | match_2206 | match_2207 | match_2208 | match_2209 | match_2210 | match_2211
      | match_2212 | match_2213 | match_2214 | match_2215 | match_2216 | match_2217 | match_2218
      | match_2219;
  assign flip[36] = match_36 | match_113 | match_189 | match_264 | match_338 | match_411 | match_483
      | match_554 | match_624 | match_693 | match_761 | match_828 | match_894 | match_959
      | match_1023 | match_1086 | match_1148 | match_1209 | match_1269 | match_1328 | match_1386
      | match_1443 | match_1499 | match_1554 | match_1608 | match_1661 | match_1713 | match_1764
      | match_1814 | match_1863 | match_1911 | match_1958 | match_2004 | match_2049 | match_2093
      | match_2136 | match_2178 | match_2220 | match_2221 | match_2222 | match_2223 | match_2224
      | match_2225 | match_2226 | match_2227 | match_2228 | match_2229 | match_2230 | match_2231
      | match_2232 | match_2233 | match_2234 | match_2235 | match_2236 | match_2237 | match_2238
      | match_2239 | match_2240 | match_2241 | match_2242 | match_2243 | match_2244 | match_2245
      | match_2246 | match_2247 | match_2248 | match_2249 | match_2250 | match_2251 | match_2252
      | match_2253 | match_2254 | match_2255 | match_2256 | match_2257 | match_2258 | match_2259
      | match_2260;
  assign flip[37] = match_37 | match_114 | match_190 | match_265 | match_339 | match_412 | match_484
      | match_555 | match_625 | match_694 | match_762 | match_829 | match_895 | match_960
      | match_1024 | match_1087 | match_1149 | match_1210 | match_1270 | match_1329 | match_1387
      | match_1444 | match_1500 | match_1555 | match_1609 | match_1662 | match_1714 | match_1765
      | match_1815 | match_1864 | match_1912 | match_1959 | match_2005 | match_2050 | match_2094
      | match_2137 | match_2179 | match_2220 | match_2261 | match_2262 | match_2263 | match_2264
      | match_2265 | match_2266 | match_2267 | match_2268 | match_2269 | match_2270 | match_2271
      | match_2272 | match_2273 | match_2274 | match_2275 | match_2276 | match_2277 | match_2278
      | match_2279 | match_2280 | match_2281 | match_2282 | match_2283 | match_2284 | match_2285
      | match_2286 | match_2287 | match_2288 | match_2289 | match_2290 | match_2291 | match_2292
      | match_2293 | match_2294 | match_2295 | match_2296 | match_2297 | match_2298 | match_2299
      | match_2300;
  assign flip[38] = match_38 | match_115 | match_191 | match_266 | match_340 | match_413 | match_485
      | match_556 | match_626 | match_695 | match_763 | match_830 | match_896 | match_961
      | match_1025 | match_1088 | match_1150 | match_1211 | match_1271 | match_1330 | match_1388
      | match_1445 | match_1501 | match_1556 | match_1610 | match_1663 | match_1715 | match_1766
      | match_1816 | match_1865 | match_1913 | match_1960 | match_2006 | match_2051 | match_2095
      | match_2138 | match_2180 | match_2221 | match_2261 | match_2301 | match_2302 | match_2303
      | match_2304 | match_2305 | match_2306 | match_2307 | match_2308 | match_2309 | match_2310
      | match_2311 | match_2312 | match_2313 | match_2314 | match_2315 | match_2316 | match_2317
      | match_2318 | match_2319 | match_2320 | match_2321 | match_2322 | match_2323 | match_2324
      | match_2325 | match_2326 | match_2327 | match_2328 | match_2329 | match_2330 | match_2331
      | match_2332 | match_2333 | match_2334 | match_2335 | match_2336 | match_2337 | match_2338
      | match_2339;
  assign flip[39] = match_39 | match_116 | match_192 | match_267 | match_341 | match_414 | match_486
      | match_557 | match_627 | match_696 | match_764 | match_831 | match_897 | match_962
      | match_1026 | match_1089 | match_1151 | match_1212 | match_1272 | match_1331 | match_1389
      | match_1446 | match_1502 | match_1557 | match_1611 | match_1664 | match_1716 | match_1767
      | match_1817 | match_1866 | match_1914 | match_1961 | match_2007 | match_2052 | match_2096
      | match_2139 | match_2181 | match_2222 | match_2262 | match_2301 | match_2340 | match_2341
      | match_2342 | match_2343 | match_2344 | match_2345 | match_2346 | match_2347 | match_2348
      | match_2349 | match_2350 | match_2351 | match_2352 | match_2353 | match_2354 | match_2355
      | match_2356 | match_2357 | match_2358 | match_2359 | match_2360 | match_2361 | match_2362
      | match_2363 | match_2364 | match_2365 | match_2366 | match_2367 | match_2368 | match_2369
      | match_2370 | match_2371 | match_2372 | match_2373 | match_2374 | match_2375 | match_2376
      | match_2377;
  assign flip[40] = match_40 | match_117 | match_193 | match_268 | match_342 | match_415 | match_487
      | match_558 | match_628 | match_697 | match_765 | match_832 | match_898 | match_963
      | match_1027 | match_1090 | match_1152 | match_1213 | match_1273 | match_1332 | match_1390
      | match_1447 | match_1503 | match_1558 | match_1612 | match_1665 | match_1717 | match_1768
      | match_1818 | match_1867 | match_1915 | match_1962 | match_2008 | match_2053 | match_2097
      | match_2140 | match_2182 | match_2223 | match_2263 | match_2302 | match_2340 | match_2378
      | match_2379 | match_2380 | match_2381 | match_2382 | match_2383 | match_2384 | match_2385
      | match_2386 | match_2387 | match_2388 | match_2389 | match_2390 | match_2391 | match_2392
      | match_2393 | match_2394 | match_2395 | match_2396 | match_2397 | match_2398 | match_2399
      | match_2400 | match_2401 | match_2402 | match_2403 | match_2404 | match_2405 | match_2406
      | match_2407 | match_2408 | match_2409 | match_2410 | match_2411 | match_2412 | match_2413
      | match_2414;
  assign flip[41] = match_41 | match_118 | match_194 | match_269 | match_343 | match_416 | match_488
      | match_559 | match_629 | match_698 | match_766 | match_833 | match_899 | match_964
      | match_1028 | match_1091 | match_1153 | match_1214 | match_1274 | match_1333 | match_1391
      | match_1448 | match_1504 | match_1559 | match_1613 | match_1666 | match_1718 | match_1769
      | match_1819 | match_1868 | match_1916 | match_1963 | match_2009 | match_2054 | match_2098
      | match_2141 | match_2183 | match_2224 | match_2264 | match_2303 | match_2341 | match_2378
      | match_2415 | match_2416 | match_2417 | match_2418 | match_2419 | match_2420 | match_2421
      | match_2422 | match_2423 | match_2424 | match_2425 | match_2426 | match_2427 | match_2428
      | match_2429 | match_2430 | match_2431 | match_2432 | match_2433 | match_2434 | match_2435
      | match_2436 | match_2437 | match_2438 | match_2439 | match_2440 | match_2441 | match_2442
      | match_2443 | match_2444 | match_2445 | match_2446 | match_2447 | match_2448 | match_2449
      | match_2450;
  assign flip[42] = match_42 | match_119 | match_195 | match_270 | match_344 | match_417 | match_489
      | match_560 | match_630 | match_699 | match_767 | match_834 | match_900 | match_965
      | match_1029 | match_1092 | match_1154 | match_1215 | match_1275 | match_1334 | match_1392
      | match_1449 | match_1505 | match_1560 | match_1614 | match_1667 | match_1719 | match_1770
      | match_1820 | match_1869 | match_1917 | match_1964 | match_2010 | match_2055 | match_2099
      | match_2142 | match_2184 | match_2225 | match_2265 | match_2304 | match_2342 | match_2379
      | match_2415 | match_2451 | match_2452 | match_2453 | match_2454 | match_2455 | match_2456
      | match_2457 | match_2458 | match_2459 | match_2460 | match_2461 | match_2462 | match_2463
      | match_2464 | match_2465 | match_2466 | match_2467 | match_2468 | match_2469 | match_2470
      | match_2471 | match_2472 | match_2473 | match_2474 | match_2475 | match_2476 | match_2477
      | match_2478 | match_2479 | match_2480 | match_2481 | match_2482 | match_2483 | match_2484
      | match_2485;
  assign flip[43] = match_43 | match_120 | match_196 | match_271 | match_345 | match_418 | match_490
      | match_561 | match_631 | match_700 | match_768 | match_835 | match_901 | match_966
      | match_1030 | match_1093 | match_1155 | match_1216 | match_1276 | match_1335 | match_1393
      | match_1450 | match_1506 | match_1561 | match_1615 | match_1668 | match_1720 | match_1771
      | match_1821 | match_1870 | match_1918 | match_1965 | match_2011 | match_2056 | match_2100
      | match_2143 | match_2185 | match_2226 | match_2266 | match_2305 | match_2343 | match_2380
      | match_2416 | match_2451 | match_2486 | match_2487 | match_2488 | match_2489 | match_2490
      | match_2491 | match_2492 | match_2493 | match_2494 | match_2495 | match_2496 | match_2497
      | match_2498 | match_2499 | match_2500 | match_2501 | match_2502 | match_2503 | match_2504
      | match_2505 | match_2506 | match_2507 | match_2508 | match_2509 | match_2510 | match_2511
      | match_2512 | match_2513 | match_2514 | match_2515 | match_2516 | match_2517 | match_2518
      | match_2519;
  assign flip[44] = match_44 | match_121 | match_197 | match_272 | match_346 | match_419 | match_491
      | match_562 | match_632 | match_701 | match_769 | match_836 | match_902 | match_967
      | match_1031 | match_1094 | match_1156 | match_1217 | match_1277 | match_1336 | match_1394
      | match_1451 | match_1507 | match_1562 | match_1616 | match_1669 | match_1721 | match_1772
      | match_1822 | match_1871 | match_1919 | match_1966 | match_2012 | match_2057 | match_2101
      | match_2144 | match_2186 | match_2227 | match_2267 | match_2306 | match_2344 | match_2381
      | match_2417 | match_2452 | match_2486 | match_2520 | match_2521 | match_2522 | match_2523
      | match_2524 | match_2525 | match_2526 | match_2527 | match_2528 | match_2529 | match_2530
      | match_2531 | match_2532 | match_2533 | match_2534 | match_2535 | match_2536 | match_2537
      | match_2538 | match_2539 | match_2540 | match_2541 | match_2542 | match_2543 | match_2544
      | match_2545 | match_2546 | match_2547 | match_2548 | match_2549 | match_2550 | match_2551
      | match_2552;
  assign flip[45] = match_45 | match_122 | match_198 | match_273 | match_347 | match_420 | match_492
      | match_563 | match_633 | match_702 | match_770 | match_837 | match_903 | match_968
      | match_1032 | match_1095 | match_1157 | match_1218 | match_1278 | match_1337 | match_1395
      | match_1452 | match_1508 | match_1563 | match_1617 | match_1670 | match_1722 | match_1773
      | match_1823 | match_1872 | match_1920 | match_1967 | match_2013 | match_2058 | match_2102
      | match_2145 | match_2187 | match_2228 | match_2268 | match_2307 | match_2345 | match_2382
      | match_2418 | match_2453 | match_2487 | match_2520 | match_2553 | match_2554 | match_2555
      | match_2556 | match_2557 | match_2558 | match_2559 | match_2560 | match_2561 | match_2562
      | match_2563 | match_2564 | match_2565 | match_2566 | match_2567 | match_2568 | match_2569
      | match_2570 | match_2571 | match_2572 | match_2573 | match_2574 | match_2575 | match_2576
      | match_2577 | match_2578 | match_2579 | match_2580 | match_2581 | match_2582 | match_2583
      | match_2584;
  assign flip[46] = match_46 | match_123 | match_199 | match_274 | match_348 | match_421 | match_493
      | match_564 | match_634 | match_703 | match_771 | match_838 | match_904 | match_969
      | match_1033 | match_1096 | match_1158 | match_1219 | match_1279 | match_1338 | match_1396
      | match_1453 | match_1509 | match_1564 | match_1618 | match_1671 | match_1723 | match_1774
      | match_1824 | match_1873 | match_1921 | match_1968 | match_2014 | match_2059 | match_2103
      | match_2146 | match_2188 | match_2229 | match_2269 | match_2308 | match_2346 | match_2383
      | match_2419 | match_2454 | match_2488 | match_2521 | match_2553 | match_2585 | match_2586
      | match_2587 | match_2588 | match_2589 | match_2590 | match_2591 | match_2592 | match_2593
      | match_2594 | match_2595 | match_2596 | match_2597 | match_2598 | match_2599 | match_2600
      | match_2601 | match_2602 | match_2603 | match_2604 | match_2605 | match_2606 | match_2607
      | match_2608 | match_2609 | match_2610 | match_2611 | match_2612 | match_2613 | match_2614
      | match_2615;
  assign flip[47] = match_47 | match_124 | match_200 | match_275 | match_349 | match_422 | match_494
      | match_565 | match_635 | match_704 | match_772 | match_839 | match_905 | match_970
      | match_1034 | match_1097 | match_1159 | match_1220 | match_1280 | match_1339 | match_1397
      | match_1454 | match_1510 | match_1565 | match_1619 | match_1672 | match_1724 | match_1775
      | match_1825 | match_1874 | match_1922 | match_1969 | match_2015 | match_2060 | match_2104
      | match_2147 | match_2189 | match_2230 | match_2270 | match_2309 | match_2347 | match_2384
      | match_2420 | match_2455 | match_2489 | match_2522 | match_2554 | match_2585 | match_2616
      | match_2617 | match_2618 | match_2619 | match_2620 | match_2621 | match_2622 | match_2623
      | match_2624 | match_2625 | match_2626 | match_2627 | match_2628 | match_2629 | match_2630
      | match_2631 | match_2632 | match_2633 | match_2634 | match_2635 | match_2636 | match_2637
      | match_2638 | match_2639 | match_2640 | match_2641 | match_2642 | match_2643 | match_2644
      | match_2645;
  assign flip[48] = match_48 | match_125 | match_201 | match_276 | match_350 | match_423 | match_495
      | match_566 | match_636 | match_705 | match_773 | match_840 | match_906 | match_971
      | match_1035 | match_1098 | match_1160 | match_1221 | match_1281 | match_1340 | match_1398
      | match_1455 | match_1511 | match_1566 | match_1620 | match_1673 | match_1725 | match_1776
      | match_1826 | match_1875 | match_1923 | match_1970 | match_2016 | match_2061 | match_2105
      | match_2148 | match_2190 | match_2231 | match_2271 | match_2310 | match_2348 | match_2385
      | match_2421 | match_2456 | match_2490 | match_2523 | match_2555 | match_2586 | match_2616
      | match_2646 | match_2647 | match_2648 | match_2649 | match_2650 | match_2651 | match_2652
      | match_2653 | match_2654 | match_2655 | match_2656 | match_2657 | match_2658 | match_2659
      | match_2660 | match_2661 | match_2662 | match_2663 | match_2664 | match_2665 | match_2666
      | match_2667 | match_2668 | match_2669 | match_2670 | match_2671 | match_2672 | match_2673
      | match_2674;
  assign flip[49] = match_49 | match_126 | match_202 | match_277 | match_351 | match_424 | match_496
      | match_567 | match_637 | match_706 | match_774 | match_841 | match_907 | match_972
      | match_1036 | match_1099 | match_1161 | match_1222 | match_1282 | match_1341 | match_1399
      | match_1456 | match_1512 | match_1567 | match_1621 | match_1674 | match_1726 | match_1777
      | match_1827 | match_1876 | match_1924 | match_1971 | match_2017 | match_2062 | match_2106
      | match_2149 | match_2191 | match_2232 | match_2272 | match_2311 | match_2349 | match_2386
      | match_2422 | match_2457 | match_2491 | match_2524 | match_2556 | match_2587 | match_2617
      | match_2646 | match_2675 | match_2676 | match_2677 | match_2678 | match_2679 | match_2680
      | match_2681 | match_2682 | match_2683 | match_2684 | match_2685 | match_2686 | match_2687
      | match_2688 | match_2689 | match_2690 | match_2691 | match_2692 | match_2693 | match_2694
      | match_2695 | match_2696 | match_2697 | match_2698 | match_2699 | match_2700 | match_2701
      | match_2702;
  assign flip[50] = match_50 | match_127 | match_203 | match_278 | match_352 | match_425 | match_497
      | match_568 | match_638 | match_707 | match_775 | match_842 | match_908 | match_973
      | match_1037 | match_1100 | match_1162 | match_1223 | match_1283 | match_1342 | match_1400
      | match_1457 | match_1513 | match_1568 | match_1622 | match_1675 | match_1727 | match_1778
      | match_1828 | match_1877 | match_1925 | match_1972 | match_2018 | match_2063 | match_2107
      | match_2150 | match_2192 | match_2233 | match_2273 | match_2312 | match_2350 | match_2387
      | match_2423 | match_2458 | match_2492 | match_2525 | match_2557 | match_2588 | match_2618
      | match_2647 | match_2675 | match_2703 | match_2704 | match_2705 | match_2706 | match_2707
      | match_2708 | match_2709 | match_2710 | match_2711 | match_2712 | match_2713 | match_2714
      | match_2715 | match_2716 | match_2717 | match_2718 | match_2719 | match_2720 | match_2721
      | match_2722 | match_2723 | match_2724 | match_2725 | match_2726 | match_2727 | match_2728
      | match_2729;
  assign flip[51] = match_51 | match_128 | match_204 | match_279 | match_353 | match_426 | match_498
      | match_569 | match_639 | match_708 | match_776 | match_843 | match_909 | match_974
      | match_1038 | match_1101 | match_1163 | match_1224 | match_1284 | match_1343 | match_1401
      | match_1458 | match_1514 | match_1569 | match_1623 | match_1676 | match_1728 | match_1779
      | match_1829 | match_1878 | match_1926 | match_1973 | match_2019 | match_2064 | match_2108
      | match_2151 | match_2193 | match_2234 | match_2274 | match_2313 | match_2351 | match_2388
      | match_2424 | match_2459 | match_2493 | match_2526 | match_2558 | match_2589 | match_2619
      | match_2648 | match_2676 | match_2703 | match_2730 | match_2731 | match_2732 | match_2733
      | match_2734 | match_2735 | match_2736 | match_2737 | match_2738 | match_2739 | match_2740
      | match_2741 | match_2742 | match_2743 | match_2744 | match_2745 | match_2746 | match_2747
      | match_2748 | match_2749 | match_2750 | match_2751 | match_2752 | match_2753 | match_2754
      | match_2755;
  assign flip[52] = match_52 | match_129 | match_205 | match_280 | match_354 | match_427 | match_499
      | match_570 | match_640 | match_709 | match_777 | match_844 | match_910 | match_975
      | match_1039 | match_1102 | match_1164 | match_1225 | match_1285 | match_1344 | match_1402
      | match_1459 | match_1515 | match_1570 | match_1624 | match_1677 | match_1729 | match_1780
      | match_1830 | match_1879 | match_1927 | match_1974 | match_2020 | match_2065 | match_2109
      | match_2152 | match_2194 | match_2235 | match_2275 | match_2314 | match_2352 | match_2389
      | match_2425 | match_2460 | match_2494 | match_2527 | match_2559 | match_2590 | match_2620
      | match_2649 | match_2677 | match_2704 | match_2730 | match_2756 | match_2757 | match_2758
      | match_2759 | match_2760 | match_2761 | match_2762 | match_2763 | match_2764 | match_2765
      | match_2766 | match_2767 | match_2768 | match_2769 | match_2770 | match_2771 | match_2772
      | match_2773 | match_2774 | match_2775 | match_2776 | match_2777 | match_2778 | match_2779
      | match_2780;
  assign flip[53] = match_53 | match_130 | match_206 | match_281 | match_355 | match_428 | match_500
      | match_571 | match_641 | match_710 | match_778 | match_845 | match_911 | match_976
      | match_1040 | match_1103 | match_1165 | match_1226 | match_1286 | match_1345 | match_1403
      | match_1460 | match_1516 | match_1571 | match_1625 | match_1678 | match_1730 | match_1781
      | match_1831 | match_1880 | match_1928 | match_1975 | match_2021 | match_2066 | match_2110
      | match_2153 | match_2195 | match_2236 | match_2276 | match_2315 | match_2353 | match_2390
      | match_2426 | match_2461 | match_2495 | match_2528 | match_2560 | match_2591 | match_2621
      | match_2650 | match_2678 | match_2705 | match_2731 | match_2756 | match_2781 | match_2782
      | match_2783 | match_2784 | match_2785 | match_2786 | match_2787 | match_2788 | match_2789
      | match_2790 | match_2791 | match_2792 | match_2793 | match_2794 | match_2795 | match_2796
      | match_2797 | match_2798 | match_2799 | match_2800 | match_2801 | match_2802 | match_2803
      | match_2804;
  assign flip[54] = match_54 | match_131 | match_207 | match_282 | match_356 | match_429 | match_501
      | match_572 | match_642 | match_711 | match_779 | match_846 | match_912 | match_977
      | match_1041 | match_1104 | match_1166 | match_1227 | match_1287 | match_1346 | match_1404
      | match_1461 | match_1517 | match_1572 | match_1626 | match_1679 | match_1731 | match_1782
      | match_1832 | match_1881 | match_1929 | match_1976 | match_2022 | match_2067 | match_2111
      | match_2154 | match_2196 | match_2237 | match_2277 | match_2316 | match_2354 | match_2391
      | match_2427 | match_2462 | match_2496 | match_2529 | match_2561 | match_2592 | match_2622
      | match_2651 | match_2679 | match_2706 | match_2732 | match_2757 | match_2781 | match_2805
      | match_2806 | match_2807 | match_2808 | match_2809 | match_2810 | match_2811 | match_2812
      | match_2813 | match_2814 | match_2815 | match_2816 | match_2817 | match_2818 | match_2819
      | match_2820 | match_2821 | match_2822 | match_2823 | match_2824 | match_2825 | match_2826
      | match_2827;
  assign flip[55] = match_55 | match_132 | match_208 | match_283 | match_357 | match_430 | match_502
      | match_573 | match_643 | match_712 | match_780 | match_847 | match_913 | match_978
      | match_1042 | match_1105 | match_1167 | match_1228 | match_1288 | match_1347 | match_1405
      | match_1462 | match_1518 | match_1573 | match_1627 | match_1680 | match_1732 | match_1783
      | match_1833 | match_1882 | match_1930 | match_1977 | match_2023 | match_2068 | match_2112
      | match_2155 | match_2197 | match_2238 | match_2278 | match_2317 | match_2355 | match_2392
      | match_2428 | match_2463 | match_2497 | match_2530 | match_2562 | match_2593 | match_2623
      | match_2652 | match_2680 | match_2707 | match_2733 | match_2758 | match_2782 | match_2805
      | match_2828 | match_2829 | match_2830 | match_2831 | match_2832 | match_2833 | match_2834
      | match_2835 | match_2836 | match_2837 | match_2838 | match_2839 | match_2840 | match_2841
      | match_2842 | match_2843 | match_2844 | match_2845 | match_2846 | match_2847 | match_2848
      | match_2849;
  assign flip[56] = match_56 | match_133 | match_209 | match_284 | match_358 | match_431 | match_503
      | match_574 | match_644 | match_713 | match_781 | match_848 | match_914 | match_979
      | match_1043 | match_1106 | match_1168 | match_1229 | match_1289 | match_1348 | match_1406
      | match_1463 | match_1519 | match_1574 | match_1628 | match_1681 | match_1733 | match_1784
      | match_1834 | match_1883 | match_1931 | match_1978 | match_2024 | match_2069 | match_2113
      | match_2156 | match_2198 | match_2239 | match_2279 | match_2318 | match_2356 | match_2393
      | match_2429 | match_2464 | match_2498 | match_2531 | match_2563 | match_2594 | match_2624
      | match_2653 | match_2681 | match_2708 | match_2734 | match_2759 | match_2783 | match_2806
      | match_2828 | match_2850 | match_2851 | match_2852 | match_2853 | match_2854 | match_2855
      | match_2856 | match_2857 | match_2858 | match_2859 | match_2860 | match_2861 | match_2862
      | match_2863 | match_2864 | match_2865 | match_2866 | match_2867 | match_2868 | match_2869
      | match_2870;
  assign flip[57] = match_57 | match_134 | match_210 | match_285 | match_359 | match_432 | match_504
      | match_575 | match_645 | match_714 | match_782 | match_849 | match_915 | match_980
      | match_1044 | match_1107 | match_1169 | match_1230 | match_1290 | match_1349 | match_1407
      | match_1464 | match_1520 | match_1575 | match_1629 | match_1682 | match_1734 | match_1785
      | match_1835 | match_1884 | match_1932 | match_1979 | match_2025 | match_2070 | match_2114
      | match_2157 | match_2199 | match_2240 | match_2280 | match_2319 | match_2357 | match_2394
      | match_2430 | match_2465 | match_2499 | match_2532 | match_2564 | match_2595 | match_2625
      | match_2654 | match_2682 | match_2709 | match_2735 | match_2760 | match_2784 | match_2807
      | match_2829 | match_2850 | match_2871 | match_2872 | match_2873 | match_2874 | match_2875
      | match_2876 | match_2877 | match_2878 | match_2879 | match_2880 | match_2881 | match_2882
      | match_2883 | match_2884 | match_2885 | match_2886 | match_2887 | match_2888 | match_2889
      | match_2890;
  assign flip[58] = match_58 | match_135 | match_211 | match_286 | match_360 | match_433 | match_505
      | match_576 | match_646 | match_715 | match_783 | match_850 | match_916 | match_981
      | match_1045 | match_1108 | match_1170 | match_1231 | match_1291 | match_1350 | match_1408
      | match_1465 | match_1521 | match_1576 | match_1630 | match_1683 | match_1735 | match_1786
      | match_1836 | match_1885 | match_1933 | match_1980 | match_2026 | match_2071 | match_2115
      | match_2158 | match_2200 | match_2241 | match_2281 | match_2320 | match_2358 | match_2395
      | match_2431 | match_2466 | match_2500 | match_2533 | match_2565 | match_2596 | match_2626
      | match_2655 | match_2683 | match_2710 | match_2736 | match_2761 | match_2785 | match_2808
      | match_2830 | match_2851 | match_2871 | match_2891 | match_2892 | match_2893 | match_2894
      | match_2895 | match_2896 | match_2897 | match_2898 | match_2899 | match_2900 | match_2901
      | match_2902 | match_2903 | match_2904 | match_2905 | match_2906 | match_2907 | match_2908
      | match_2909;
  assign flip[59] = match_59 | match_136 | match_212 | match_287 | match_361 | match_434 | match_506
      | match_577 | match_647 | match_716 | match_784 | match_851 | match_917 | match_982
      | match_1046 | match_1109 | match_1171 | match_1232 | match_1292 | match_1351 | match_1409
      | match_1466 | match_1522 | match_1577 | match_1631 | match_1684 | match_1736 | match_1787
      | match_1837 | match_1886 | match_1934 | match_1981 | match_2027 | match_2072 | match_2116
      | match_2159 | match_2201 | match_2242 | match_2282 | match_2321 | match_2359 | match_2396
      | match_2432 | match_2467 | match_2501 | match_2534 | match_2566 | match_2597 | match_2627
      | match_2656 | match_2684 | match_2711 | match_2737 | match_2762 | match_2786 | match_2809
      | match_2831 | match_2852 | match_2872 | match_2891 | match_2910 | match_2911 | match_2912
      | match_2913 | match_2914 | match_2915 | match_2916 | match_2917 | match_2918 | match_2919
      | match_2920 | match_2921 | match_2922 | match_2923 | match_2924 | match_2925 | match_2926
      | match_2927;
  assign flip[60] = match_60 | match_137 | match_213 | match_288 | match_362 | match_435 | match_507
      | match_578 | match_648 | match_717 | match_785 | match_852 | match_918 | match_983
      | match_1047 | match_1110 | match_1172 | match_1233 | match_1293 | match_1352 | match_1410
      | match_1467 | match_1523 | match_1578 | match_1632 | match_1685 | match_1737 | match_1788
      | match_1838 | match_1887 | match_1935 | match_1982 | match_2028 | match_2073 | match_2117
      | match_2160 | match_2202 | match_2243 | match_2283 | match_2322 | match_2360 | match_2397
      | match_2433 | match_2468 | match_2502 | match_2535 | match_2567 | match_2598 | match_2628
      | match_2657 | match_2685 | match_2712 | match_2738 | match_2763 | match_2787 | match_2810
      | match_2832 | match_2853 | match_2873 | match_2892 | match_2910 | match_2928 | match_2929
      | match_2930 | match_2931 | match_2932 | match_2933 | match_2934 | match_2935 | match_2936
      | match_2937 | match_2938 | match_2939 | match_2940 | match_2941 | match_2942 | match_2943
      | match_2944;
  assign flip[61] = match_61 | match_138 | match_214 | match_289 | match_363 | match_436 | match_508
      | match_579 | match_649 | match_718 | match_786 | match_853 | match_919 | match_984
      | match_1048 | match_1111 | match_1173 | match_1234 | match_1294 | match_1353 | match_1411
      | match_1468 | match_1524 | match_1579 | match_1633 | match_1686 | match_1738 | match_1789
      | match_1839 | match_1888 | match_1936 | match_1983 | match_2029 | match_2074 | match_2118
      | match_2161 | match_2203 | match_2244 | match_2284 | match_2323 | match_2361 | match_2398
      | match_2434 | match_2469 | match_2503 | match_2536 | match_2568 | match_2599 | match_2629
      | match_2658 | match_2686 | match_2713 | match_2739 | match_2764 | match_2788 | match_2811
      | match_2833 | match_2854 | match_2874 | match_2893 | match_2911 | match_2928 | match_2945
      | match_2946 | match_2947 | match_2948 | match_2949 | match_2950 | match_2951 | match_2952
      | match_2953 | match_2954 | match_2955 | match_2956 | match_2957 | match_2958 | match_2959
      | match_2960;
  assign flip[62] = match_62 | match_139 | match_215 | match_290 | match_364 | match_437 | match_509
      | match_580 | match_650 | match_719 | match_787 | match_854 | match_920 | match_985
      | match_1049 | match_1112 | match_1174 | match_1235 | match_1295 | match_1354 | match_1412
      | match_1469 | match_1525 | match_1580 | match_1634 | match_1687 | match_1739 | match_1790
      | match_1840 | match_1889 | match_1937 | match_1984 | match_2030 | match_2075 | match_2119
      | match_2162 | match_2204 | match_2245 | match_2285 | match_2324 | match_2362 | match_2399
      | match_2435 | match_2470 | match_2504 | match_2537 | match_2569 | match_2600 | match_2630
      | match_2659 | match_2687 | match_2714 | match_2740 | match_2765 | match_2789 | match_2812
      | match_2834 | match_2855 | match_2875 | match_2894 | match_2912 | match_2929 | match_2945
      | match_2961 | match_2962 | match_2963 | match_2964 | match_2965 | match_2966 | match_2967
      | match_2968 | match_2969 | match_2970 | match_2971 | match_2972 | match_2973 | match_2974
      | match_2975;
  assign flip[63] = match_63 | match_140 | match_216 | match_291 | match_365 | match_438 | match_510
      | match_581 | match_651 | match_720 | match_788 | match_855 | match_921 | match_986
      | match_1050 | match_1113 | match_1175 | match_1236 | match_1296 | match_1355 | match_1413
      | match_1470 | match_1526 | match_1581 | match_1635 | match_1688 | match_1740 | match_1791
      | match_1841 | match_1890 | match_1938 | match_1985 | match_2031 | match_2076 | match_2120
      | match_2163 | match_2205 | match_2246 | match_2286 | match_2325 | match_2363 | match_2400
      | match_2436 | match_2471 | match_2505 | match_2538 | match_2570 | match_2601 | match_2631
      | match_2660 | match_2688 | match_2715 | match_2741 | match_2766 | match_2790 | match_2813
      | match_2835 | match_2856 | match_2876 | match_2895 | match_2913 | match_2930 | match_2946
      | match_2961 | match_2976 | match_2977 | match_2978 | match_2979 | match_2980 | match_2981
      | match_2982 | match_2983 | match_2984 | match_2985 | match_2986 | match_2987 | match_2988
      | match_2989;
  assign flip[64] = match_64 | match_141 | match_217 | match_292 | match_366 | match_439 | match_511
      | match_582 | match_652 | match_721 | match_789 | match_856 | match_922 | match_987
      | match_1051 | match_1114 | match_1176 | match_1237 | match_1297 | match_1356 | match_1414
      | match_1471 | match_1527 | match_1582 | match_1636 | match_1689 | match_1741 | match_1792
      | match_1842 | match_1891 | match_1939 | match_1986 | match_2032 | match_2077 | match_2121
      | match_2164 | match_2206 | match_2247 | match_2287 | match_2326 | match_2364 | match_2401
      | match_2437 | match_2472 | match_2506 | match_2539 | match_2571 | match_2602 | match_2632
      | match_2661 | match_2689 | match_2716 | match_2742 | match_2767 | match_2791 | match_2814
      | match_2836 | match_2857 | match_2877 | match_2896 | match_2914 | match_2931 | match_2947
      | match_2962 | match_2976 | match_2990 | match_2991 | match_2992 | match_2993 | match_2994
      | match_2995 | match_2996 | match_2997 | match_2998 | match_2999 | match_3000 | match_3001
      | match_3002;
  assign flip[65] = match_65 | match_142 | match_218 | match_293 | match_367 | match_440 | match_512
      | match_583 | match_653 | match_722 | match_790 | match_857 | match_923 | match_988
      | match_1052 | match_1115 | match_1177 | match_1238 | match_1298 | match_1357 | match_1415
      | match_1472 | match_1528 | match_1583 | match_1637 | match_1690 | match_1742 | match_1793
      | match_1843 | match_1892 | match_1940 | match_1987 | match_2033 | match_2078 | match_2122
      | match_2165 | match_2207 | match_2248 | match_2288 | match_2327 | match_2365 | match_2402
      | match_2438 | match_2473 | match_2507 | match_2540 | match_2572 | match_2603 | match_2633
      | match_2662 | match_2690 | match_2717 | match_2743 | match_2768 | match_2792 | match_2815
      | match_2837 | match_2858 | match_2878 | match_2897 | match_2915 | match_2932 | match_2948
      | match_2963 | match_2977 | match_2990 | match_3003 | match_3004 | match_3005 | match_3006
      | match_3007 | match_3008 | match_3009 | match_3010 | match_3011 | match_3012 | match_3013
      | match_3014;
  assign flip[66] = match_66 | match_143 | match_219 | match_294 | match_368 | match_441 | match_513
      | match_584 | match_654 | match_723 | match_791 | match_858 | match_924 | match_989
      | match_1053 | match_1116 | match_1178 | match_1239 | match_1299 | match_1358 | match_1416
      | match_1473 | match_1529 | match_1584 | match_1638 | match_1691 | match_1743 | match_1794
      | match_1844 | match_1893 | match_1941 | match_1988 | match_2034 | match_2079 | match_2123
      | match_2166 | match_2208 | match_2249 | match_2289 | match_2328 | match_2366 | match_2403
      | match_2439 | match_2474 | match_2508 | match_2541 | match_2573 | match_2604 | match_2634
      | match_2663 | match_2691 | match_2718 | match_2744 | match_2769 | match_2793 | match_2816
      | match_2838 | match_2859 | match_2879 | match_2898 | match_2916 | match_2933 | match_2949
      | match_2964 | match_2978 | match_2991 | match_3003 | match_3015 | match_3016 | match_3017
      | match_3018 | match_3019 | match_3020 | match_3021 | match_3022 | match_3023 | match_3024
      | match_3025;
  assign flip[67] = match_67 | match_144 | match_220 | match_295 | match_369 | match_442 | match_514
      | match_585 | match_655 | match_724 | match_792 | match_859 | match_925 | match_990
      | match_1054 | match_1117 | match_1179 | match_1240 | match_1300 | match_1359 | match_1417
      | match_1474 | match_1530 | match_1585 | match_1639 | match_1692 | match_1744 | match_1795
      | match_1845 | match_1894 | match_1942 | match_1989 | match_2035 | match_2080 | match_2124
      | match_2167 | match_2209 | match_2250 | match_2290 | match_2329 | match_2367 | match_2404
      | match_2440 | match_2475 | match_2509 | match_2542 | match_2574 | match_2605 | match_2635
      | match_2664 | match_2692 | match_2719 | match_2745 | match_2770 | match_2794 | match_2817
      | match_2839 | match_2860 | match_2880 | match_2899 | match_2917 | match_2934 | match_2950
      | match_2965 | match_2979 | match_2992 | match_3004 | match_3015 | match_3026 | match_3027
      | match_3028 | match_3029 | match_3030 | match_3031 | match_3032 | match_3033 | match_3034
      | match_3035;
  assign flip[68] = match_68 | match_145 | match_221 | match_296 | match_370 | match_443 | match_515
      | match_586 | match_656 | match_725 | match_793 | match_860 | match_926 | match_991
      | match_1055 | match_1118 | match_1180 | match_1241 | match_1301 | match_1360 | match_1418
      | match_1475 | match_1531 | match_1586 | match_1640 | match_1693 | match_1745 | match_1796
      | match_1846 | match_1895 | match_1943 | match_1990 | match_2036 | match_2081 | match_2125
      | match_2168 | match_2210 | match_2251 | match_2291 | match_2330 | match_2368 | match_2405
      | match_2441 | match_2476 | match_2510 | match_2543 | match_2575 | match_2606 | match_2636
      | match_2665 | match_2693 | match_2720 | match_2746 | match_2771 | match_2795 | match_2818
      | match_2840 | match_2861 | match_2881 | match_2900 | match_2918 | match_2935 | match_2951
      | match_2966 | match_2980 | match_2993 | match_3005 | match_3016 | match_3026 | match_3036
      | match_3037 | match_3038 | match_3039 | match_3040 | match_3041 | match_3042 | match_3043
      | match_3044;
  assign flip[69] = match_69 | match_146 | match_222 | match_297 | match_371 | match_444 | match_516
      | match_587 | match_657 | match_726 | match_794 | match_861 | match_927 | match_992
      | match_1056 | match_1119 | match_1181 | match_1242 | match_1302 | match_1361 | match_1419
      | match_1476 | match_1532 | match_1587 | match_1641 | match_1694 | match_1746 | match_1797
      | match_1847 | match_1896 | match_1944 | match_1991 | match_2037 | match_2082 | match_2126
      | match_2169 | match_2211 | match_2252 | match_2292 | match_2331 | match_2369 | match_2406
      | match_2442 | match_2477 | match_2511 | match_2544 | match_2576 | match_2607 | match_2637
      | match_2666 | match_2694 | match_2721 | match_2747 | match_2772 | match_2796 | match_2819
      | match_2841 | match_2862 | match_2882 | match_2901 | match_2919 | match_2936 | match_2952
      | match_2967 | match_2981 | match_2994 | match_3006 | match_3017 | match_3027 | match_3036
      | match_3045 | match_3046 | match_3047 | match_3048 | match_3049 | match_3050 | match_3051
      | match_3052;
  assign flip[70] = match_70 | match_147 | match_223 | match_298 | match_372 | match_445 | match_517
      | match_588 | match_658 | match_727 | match_795 | match_862 | match_928 | match_993
      | match_1057 | match_1120 | match_1182 | match_1243 | match_1303 | match_1362 | match_1420
      | match_1477 | match_1533 | match_1588 | match_1642 | match_1695 | match_1747 | match_1798
      | match_1848 | match_1897 | match_1945 | match_1992 | match_2038 | match_2083 | match_2127
      | match_2170 | match_2212 | match_2253 | match_2293 | match_2332 | match_2370 | match_2407
      | match_2443 | match_2478 | match_2512 | match_2545 | match_2577 | match_2608 | match_2638
      | match_2667 | match_2695 | match_2722 | match_2748 | match_2773 | match_2797 | match_2820
      | match_2842 | match_2863 | match_2883 | match_2902 | match_2920 | match_2937 | match_2953
      | match_2968 | match_2982 | match_2995 | match_3007 | match_3018 | match_3028 | match_3037
      | match_3045 | match_3053 | match_3054 | match_3055 | match_3056 | match_3057 | match_3058
      | match_3059;
  assign flip[71] = match_71 | match_148 | match_224 | match_299 | match_373 | match_446 | match_518
      | match_589 | match_659 | match_728 | match_796 | match_863 | match_929 | match_994
      | match_1058 | match_1121 | match_1183 | match_1244 | match_1304 | match_1363 | match_1421
      | match_1478 | match_1534 | match_1589 | match_1643 | match_1696 | match_1748 | match_1799
      | match_1849 | match_1898 | match_1946 | match_1993 | match_2039 | match_2084 | match_2128
      | match_2171 | match_2213 | match_2254 | match_2294 | match_2333 | match_2371 | match_2408
      | match_2444 | match_2479 | match_2513 | match_2546 | match_2578 | match_2609 | match_2639
      | match_2668 | match_2696 | match_2723 | match_2749 | match_2774 | match_2798 | match_2821
      | match_2843 | match_2864 | match_2884 | match_2903 | match_2921 | match_2938 | match_2954
      | match_2969 | match_2983 | match_2996 | match_3008 | match_3019 | match_3029 | match_3038
      | match_3046 | match_3053 | match_3060 | match_3061 | match_3062 | match_3063 | match_3064
      | match_3065;
  assign flip[72] = match_72 | match_149 | match_225 | match_300 | match_374 | match_447 | match_519
      | match_590 | match_660 | match_729 | match_797 | match_864 | match_930 | match_995
      | match_1059 | match_1122 | match_1184 | match_1245 | match_1305 | match_1364 | match_1422
      | match_1479 | match_1535 | match_1590 | match_1644 | match_1697 | match_1749 | match_1800
      | match_1850 | match_1899 | match_1947 | match_1994 | match_2040 | match_2085 | match_2129
      | match_2172 | match_2214 | match_2255 | match_2295 | match_2334 | match_2372 | match_2409
      | match_2445 | match_2480 | match_2514 | match_2547 | match_2579 | match_2610 | match_2640
      | match_2669 | match_2697 | match_2724 | match_2750 | match_2775 | match_2799 | match_2822
      | match_2844 | match_2865 | match_2885 | match_2904 | match_2922 | match_2939 | match_2955
      | match_2970 | match_2984 | match_2997 | match_3009 | match_3020 | match_3030 | match_3039
      | match_3047 | match_3054 | match_3060 | match_3066 | match_3067 | match_3068 | match_3069
      | match_3070;
  assign flip[73] = match_73 | match_150 | match_226 | match_301 | match_375 | match_448 | match_520
      | match_591 | match_661 | match_730 | match_798 | match_865 | match_931 | match_996
      | match_1060 | match_1123 | match_1185 | match_1246 | match_1306 | match_1365 | match_1423
      | match_1480 | match_1536 | match_1591 | match_1645 | match_1698 | match_1750 | match_1801
      | match_1851 | match_1900 | match_1948 | match_1995 | match_2041 | match_2086 | match_2130
      | match_2173 | match_2215 | match_2256 | match_2296 | match_2335 | match_2373 | match_2410
      | match_2446 | match_2481 | match_2515 | match_2548 | match_2580 | match_2611 | match_2641
      | match_2670 | match_2698 | match_2725 | match_2751 | match_2776 | match_2800 | match_2823
      | match_2845 | match_2866 | match_2886 | match_2905 | match_2923 | match_2940 | match_2956
      | match_2971 | match_2985 | match_2998 | match_3010 | match_3021 | match_3031 | match_3040
      | match_3048 | match_3055 | match_3061 | match_3066 | match_3071 | match_3072 | match_3073
      | match_3074;
  assign flip[74] = match_74 | match_151 | match_227 | match_302 | match_376 | match_449 | match_521
      | match_592 | match_662 | match_731 | match_799 | match_866 | match_932 | match_997
      | match_1061 | match_1124 | match_1186 | match_1247 | match_1307 | match_1366 | match_1424
      | match_1481 | match_1537 | match_1592 | match_1646 | match_1699 | match_1751 | match_1802
      | match_1852 | match_1901 | match_1949 | match_1996 | match_2042 | match_2087 | match_2131
      | match_2174 | match_2216 | match_2257 | match_2297 | match_2336 | match_2374 | match_2411
      | match_2447 | match_2482 | match_2516 | match_2549 | match_2581 | match_2612 | match_2642
      | match_2671 | match_2699 | match_2726 | match_2752 | match_2777 | match_2801 | match_2824
      | match_2846 | match_2867 | match_2887 | match_2906 | match_2924 | match_2941 | match_2957
      | match_2972 | match_2986 | match_2999 | match_3011 | match_3022 | match_3032 | match_3041
      | match_3049 | match_3056 | match_3062 | match_3067 | match_3071 | match_3075 | match_3076
      | match_3077;
  assign flip[75] = match_75 | match_152 | match_228 | match_303 | match_377 | match_450 | match_522
      | match_593 | match_663 | match_732 | match_800 | match_867 | match_933 | match_998
      | match_1062 | match_1125 | match_1187 | match_1248 | match_1308 | match_1367 | match_1425
      | match_1482 | match_1538 | match_1593 | match_1647 | match_1700 | match_1752 | match_1803
      | match_1853 | match_1902 | match_1950 | match_1997 | match_2043 | match_2088 | match_2132
      | match_2175 | match_2217 | match_2258 | match_2298 | match_2337 | match_2375 | match_2412
      | match_2448 | match_2483 | match_2517 | match_2550 | match_2582 | match_2613 | match_2643
      | match_2672 | match_2700 | match_2727 | match_2753 | match_2778 | match_2802 | match_2825
      | match_2847 | match_2868 | match_2888 | match_2907 | match_2925 | match_2942 | match_2958
      | match_2973 | match_2987 | match_3000 | match_3012 | match_3023 | match_3033 | match_3042
      | match_3050 | match_3057 | match_3063 | match_3068 | match_3072 | match_3075 | match_3078
      | match_3079;
  assign flip[76] = match_76 | match_153 | match_229 | match_304 | match_378 | match_451 | match_523
      | match_594 | match_664 | match_733 | match_801 | match_868 | match_934 | match_999
      | match_1063 | match_1126 | match_1188 | match_1249 | match_1309 | match_1368 | match_1426
      | match_1483 | match_1539 | match_1594 | match_1648 | match_1701 | match_1753 | match_1804
      | match_1854 | match_1903 | match_1951 | match_1998 | match_2044 | match_2089 | match_2133
      | match_2176 | match_2218 | match_2259 | match_2299 | match_2338 | match_2376 | match_2413
      | match_2449 | match_2484 | match_2518 | match_2551 | match_2583 | match_2614 | match_2644
      | match_2673 | match_2701 | match_2728 | match_2754 | match_2779 | match_2803 | match_2826
      | match_2848 | match_2869 | match_2889 | match_2908 | match_2926 | match_2943 | match_2959
      | match_2974 | match_2988 | match_3001 | match_3013 | match_3024 | match_3034 | match_3043
      | match_3051 | match_3058 | match_3064 | match_3069 | match_3073 | match_3076 | match_3078
      | match_3080;
  assign flip[77] = match_77 | match_154 | match_230 | match_305 | match_379 | match_452 | match_524
      | match_595 | match_665 | match_734 | match_802 | match_869 | match_935 | match_1000
      | match_1064 | match_1127 | match_1189 | match_1250 | match_1310 | match_1369 | match_1427
      | match_1484 | match_1540 | match_1595 | match_1649 | match_1702 | match_1754 | match_1805
      | match_1855 | match_1904 | match_1952 | match_1999 | match_2045 | match_2090 | match_2134
      | match_2177 | match_2219 | match_2260 | match_2300 | match_2339 | match_2377 | match_2414
      | match_2450 | match_2485 | match_2519 | match_2552 | match_2584 | match_2615 | match_2645
      | match_2674 | match_2702 | match_2729 | match_2755 | match_2780 | match_2804 | match_2827
      | match_2849 | match_2870 | match_2890 | match_2909 | match_2927 | match_2944 | match_2960
      | match_2975 | match_2989 | match_3002 | match_3014 | match_3025 | match_3035 | match_3044
      | match_3052 | match_3059 | match_3065 | match_3070 | match_3074 | match_3077 | match_3079
      | match_3080;

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~nonzero_is;
  wire hit = |{match_3080, match_3079, match_3078, match_3077, match_3076, match_3075, match_3074,
      match_3073, match_3072, match_3071, match_3070, match_3069, match_3068, match_3067,
      match_3066, match_3065, match_3064, match_3063, match_3062, match_3061, match_3060,
      match_3059, match_3058, match_3057, match_3056, match_3055, match_3054, match_3053,
      match_3052, match_3051, match_3050, match_3049, match_3048, match_3047, match_3046,
      match_3045, match_3044, match_3043, match_3042, match_3041, match_3040, match_3039,
      match_3038, match_3037, match_3036, match_3035, match_3034, match_3033, match_3032,
      match_3031, match_3030, match_3029, match_3028, match_3027, match_3026, match_3025,
      match_3024, match_3023, match_3022, match_3021, match_3020, match_3019, match_3018,
      match_3017, match_3016, match_3015, match_3014, match_3013, match_3012, match_3011,
      match_3010, match_3009, match_3008, match_3007, match_3006, match_3005, match_3004,
      match_3003, match_3002, match_3001, match_3000, match_2999, match_2998, match_2997,
      match_2996, match_2995, match_2994, match_2993, match_2992, match_2991, match_2990,
      match_2989, match_2988, match_2987, match_2986, match_2985, match_2984, match_2983,
      match_2982, match_2981, match_2980, match_2979, match_2978, match_2977, match_2976,
      match_2975, match_2974, match_2973, match_2972, match_2971, match_2970, match_2969,
      match_2968, match_2967, match_2966, match_2965, match_2964, match_2963, match_2962,
      match_2961, match_2960, match_2959, match_2958, match_2957, match_2956, match_2955,
      match_2954, match_2953, match_2952, match_2951, match_2950, match_2949, match_2948,
      match_2947, match_2946, match_2945, match_2944, match_2943, match_2942, match_2941,
      match_2940, match_2939, match_2938, match_2937, match_2936, match_2935, match_2934,
      match_2933, match_2932, match_2931, match_2930, match_2929, match_2928, match_2927,
      match_2926, match_2925, match_2924, match_2923, match_2922, match_2921, match_2920,
      match_2919, match_2918, match_2917, match_2916, match_2915, match_2914, match_2913,
      match_2912, match_2911, match_2910, match_2909, match_2908, match_2907, match_2906,
      match_2905, match_2904, match_2903, match_2902, match_2901, match_2900, match_2899,
      match_2898, match_2897, match_2896, match_2895, match_2894, match_2893, match_2892,
      match_2891, match_2890, match_2889, match_2888, match_2887, match_2886, match_2885,
      match_2884, match_2883, match_2882, match_2881, match_2880, match_2879, match_2878,
      match_2877, match_2876, match_2875, match_2874, match_2873, match_2872, match_2871,
      match_2870, match_2869, match_2868, match_2867, match_2866, match_2865, match_2864,
      match_2863, match_2862, match_2861, match_2860, match_2859, match_2858, match_2857,
      match_2856, match_2855, match_2854, match_2853, match_2852, match_2851, match_2850,
      match_2849, match_2848, match_2847, match_2846, match_2845, match_2844, match_2843,
      match_2842, match_2841, match_2840, match_2839, match_2838, match_2837, match_2836,
      match_2835, match_2834, match_2833, match_2832, match_2831, match_2830, match_2829,
      match_2828, match_2827, match_2826, match_2825, match_2824, match_2823, match_2822,
      match_2821, match_2820, match_2819, match_2818, match_2817, match_2816, match_2815,
      match_2814, match_2813, match_2812, match_2811, match_2810, match_2809, match_2808,
      match_2807, match_2806, match_2805, match_2804, match_2803, match_2802, match_2801,
      match_2800, match_2799, match_2798, match_2797, match_2796, match_2795, match_2794,
      match_2793, match_2792, match_2791, match_2790, match_2789, match_2788, match_2787,
      match_2786, match_2785, match_2784, match_2783, match_2782, match_2781, match_2780,
      match_2779, match_2778, match_2777, match_2776, match_2775, match_2774, match_2773,
      match_2772, match_2771, match_2770, match_2769, match_2768, match_2767, match_2766,
      match_2765, match_2764, match_2763, match_2762, match_2761, match_2760, match_2759,
      match_2758, match_2757, match_2756, match_2755, match_2754, match_2753, match_2752,
      match_2751, match_2750, match_2749, match_2748, match_2747, match_2746, match_2745,
      match_2744, match_2743, match_2742, match_2741, match_2740, match_2739, match_2738,
      match_2737, match_2736, match_2735, match_2734, match_2733, match_2732, match_2731,
      match_2730, match_2729, match_2728, match_2727, match_2726, match_2725, match_2724,
      match_2723, match_2722, match_2721, match_2720, match_2719, match_2718, match_2717,
      match_2716, match_2715, match_2714, match_2713, match_2712, match_2711, match_2710,
      match_2709, match_2708, match_2707, match_2706, match_2705, match_2704, match_2703,
      match_2702, match_2701, match_2700, match_2699, match_2698, match_2697, match_2696,
      match_2695, match_2694, match_2693, match_2692, match_2691, match_2690, match_2689,
      match_2688, match_2687, match_2686, match_2685, match_2684, match_2683, match_2682,
      match_2681, match_2680, match_2679, match_2678, match_2677, match_2676, match_2675,
      match_2674, match_2673, match_2672, match_2671, match_2670, match_2669, match_2668,
      match_2667, match_2666, match_2665, match_2664, match_2663, match_2662, match_2661,
      match_2660, match_2659, match_2658, match_2657, match_2656, match_2655, match_2654,
      match_2653, match_2652, match_2651, match_2650, match_2649, match_2648, match_2647,
      match_2646, match_2645, match_2644, match_2643, match_2642, match_2641, match_2640,
      match_2639, match_2638, match_2637, match_2636, match_2635, match_2634, match_2633,
      match_2632, match_2631, match_2630, match_2629, match_2628, match_2627, match_2626,
      match_2625, match_2624, match_2623, match_2622, match_2621, match_2620, match_2619,
      match_2618, match_2617, match_2616, match_2615, match_2614, match_2613, match_2612,
      match_2611, match_2610, match_2609, match_2608, match_2607, match_2606, match_2605,
      match_2604, match_2603, match_2602, match_2601, match_2600, match_2599, match_2598,
      match_2597, match_2596, match_2595, match_2594, match_2593, match_2592, match_2591,
      match_2590, match_2589, match_2588, match_2587, match_2586, match_2585, match_2584,
      match_2583, match_2582, match_2581, match_2580, match_2579, match_2578, match_2577,
      match_2576, match_2575, match_2574, match_2573, match_2572, match_2571, match_2570,
      match_2569, match_2568, match_2567, match_2566, match_2565, match_2564, match_2563,
      match_2562, match_2561, match_2560, match_2559, match_2558, match_2557, match_2556,
      match_2555, match_2554, match_2553, match_2552, match_2551, match_2550, match_2549,
      match_2548, match_2547, match_2546, match_2545, match_2544, match_2543, match_2542,
      match_2541, match_2540, match_2539, match_2538, match_2537, match_2536, match_2535,
      match_2534, match_2533, match_2532, match_2531, match_2530, match_2529, match_2528,
      match_2527, match_2526, match_2525, match_2524, match_2523, match_2522, match_2521,
      match_2520, match_2519, match_2518, match_2517, match_2516, match_2515, match_2514,
      match_2513, match_2512, match_2511, match_2510, match_2509, match_2508, match_2507,
      match_2506, match_2505, match_2504, match_2503, match_2502, match_2501, match_2500,
      match_2499, match_2498, match_2497, match_2496, match_2495, match_2494, match_2493,
      match_2492, match_2491, match_2490, match_2489, match_2488, match_2487, match_2486,
      match_2485, match_2484, match_2483, match_2482, match_2481, match_2480, match_2479,
      match_2478, match_2477, match_2476, match_2475, match_2474, match_2473, match_2472,
      match_2471, match_2470, match_2469, match_2468, match_2467, match_2466, match_2465,
      match_2464, match_2463, match_2462, match_2461, match_2460, match_2459, match_2458,
      match_2457, match_2456, match_2455, match_2454, match_2453, match_2452, match_2451,
      match_2450, match_2449, match_2448, match_2447, match_2446, match_2445, match_2444,
      match_2443, match_2442, match_2441, match_2440, match_2439, match_2438, match_2437,
      match_2436, match_2435, match_2434, match_2433, match_2432, match_2431, match_2430,
      match_2429, match_2428, match_2427, match_2426, match_2425, match_2424, match_2423,
      match_2422, match_2421, match_2420, match_2419, match_2418, match_2417, match_2416,
      match_2415, match_2414, match_2413, match_2412, match_2411, match_2410, match_2409,
      match_2408, match_2407, match_2406, match_2405, match_2404, match_2403, match_2402,
      match_2401, match_2400, match_2399, match_2398, match_2397, match_2396, match_2395,
      match_2394, match_2393, match_2392, match_2391, match_2390, match_2389, match_2388,
      match_2387, match_2386, match_2385, match_2384, match_2383, match_2382, match_2381,
      match_2380, match_2379, match_2378, match_2377, match_2376, match_2375, match_2374,
      match_2373, match_2372, match_2371, match_2370, match_2369, match_2368, match_2367,
      match_2366, match_2365, match_2364, match_2363, match_2362, match_2361, match_2360,
      match_2359, match_2358, match_2357, match_2356, match_2355, match_2354, match_2353,
      match_2352, match_2351, match_2350, match_2349, match_2348, match_2347, match_2346,
      match_2345, match_2344, match_2343, match_2342, match_2341, match_2340, match_2339,
      match_2338, match_2337, match_2336, match_2335, match_2334, match_2333, match_2332,
      match_2331, match_2330, match_2329, match_2328, match_2327, match_2326, match_2325,
      match_2324, match_2323, match_2322, match_2321, match_2320, match_2319, match_2318,
      match_2317, match_2316, match_2315, match_2314, match_2313, match_2312, match_2311,
      match_2310, match_2309, match_2308, match_2307, match_2306, match_2305, match_2304,
      match_2303, match_2302, match_2301, match_2300, match_2299, match_2298, match_2297,
      match_2296, match_2295, match_2294, match_2293, match_2292, match_2291, match_2290,
      match_2289, match_2288, match_2287, match_2286, match_2285, match_2284, match_2283,
      match_2282, match_2281, match_2280, match_2279, match_2278, match_2277, match_2276,
      match_2275, match_2274, match_2273, match_2272, match_2271, match_2270, match_2269,
      match_2268, match_2267, match_2266, match_2265, match_2264, match_2263, match_2262,
      match_2261, match_2260, match_2259, match_2258, match_2257, match_2256, match_2255,
      match_2254, match_2253, match_2252, match_2251, match_2250, match_2249, match_2248,
      match_2247, match_2246, match_2245, match_2244, match_2243, match_2242, match_2241,
      match_2240, match_2239, match_2238, match_2237, match_2236, match_2235, match_2234,
      match_2233, match_2232, match_2231, match_2230, match_2229, match_2228, match_2227,
      match_2226, match_2225, match_2224, match_2223, match_2222, match_2221, match_2220,
      match_2219, match_2218, match_2217, match_2216, match_2215, match_2214, match_2213,
      match_2212, match_2211, match_2210, match_2209, match_2208, match_2207, match_2206,
      match_2205, match_2204, match_2203, match_2202, match_2201, match_2200, match_2199,
      match_2198, match_2197, match_2196, match_2195, match_2194, match_2193, match_2192,
      match_2191, match_2190, match_2189, match_2188, match_2187, match_2186, match_2185,
      match_2184, match_2183, match_2182, match_2181, match_2180, match_2179, match_2178,
      match_2177, match_2176, match_2175, match_2174, match_2173, match_2172, match_2171,
      match_2170, match_2169, match_2168, match_2167, match_2166, match_2165, match_2164,
      match_2163, match_2162, match_2161, match_2160, match_2159, match_2158, match_2157,
      match_2156, match_2155, match_2154, match_2153, match_2152, match_2151, match_2150,
      match_2149, match_2148, match_2147, match_2146, match_2145, match_2144, match_2143,
      match_2142, match_2141, match_2140, match_2139, match_2138, match_2137, match_2136,
      match_2135, match_2134, match_2133, match_2132, match_2131, match_2130, match_2129,
      match_2128, match_2127, match_2126, match_2125, match_2124, match_2123, match_2122,
      match_2121, match_2120, match_2119, match_2118, match_2117, match_2116, match_2115,
      match_2114, match_2113, match_2112, match_2111, match_2110, match_2109, match_2108,
      match_2107, match_2106, match_2105, match_2104, match_2103, match_2102, match_2101,
      match_2100, match_2099, match_2098, match_2097, match_2096, match_2095, match_2094,
      match_2093, match_2092, match_2091, match_2090, match_2089, match_2088, match_2087,
      match_2086, match_2085, match_2084, match_2083, match_2082, match_2081, match_2080,
      match_2079, match_2078, match_2077, match_2076, match_2075, match_2074, match_2073,
      match_2072, match_2071, match_2070, match_2069, match_2068, match_2067, match_2066,
      match_2065, match_2064, match_2063, match_2062, match_2061, match_2060, match_2059,
      match_2058, match_2057, match_2056, match_2055, match_2054, match_2053, match_2052,
      match_2051, match_2050, match_2049, match_2048, match_2047, match_2046, match_2045,
      match_2044, match_2043, match_2042, match_2041, match_2040, match_2039, match_2038,
      match_2037, match_2036, match_2035, match_2034, match_2033, match_2032, match_2031,
      match_2030, match_2029, match_2028, match_2027, match_2026, match_2025, match_2024,
      match_2023, match_2022, match_2021, match_2020, match_2019, match_2018, match_2017,
      match_2016, match_2015, match_2014, match_2013, match_2012, match_2011, match_2010,
      match_2009, match_2008, match_2007, match_2006, match_2005, match_2004, match_2003,
      match_2002, match_2001, match_2000, match_1999, match_1998, match_1997, match_1996,
      match_1995, match_1994, match_1993, match_1992, match_1991, match_1990, match_1989,
      match_1988, match_1987, match_1986, match_1985, match_1984, match_1983, match_1982,
      match_1981, match_1980, match_1979, match_1978, match_1977, match_1976, match_1975,
      match_1974, match_1973, match_1972, match_1971, match_1970, match_1969, match_1968,
      match_1967, match_1966, match_1965, match_1964, match_1963, match_1962, match_1961,
      match_1960, match_1959, match_1958, match_1957, match_1956, match_1955, match_1954,
      match_1953, match_1952, match_1951, match_1950, match_1949, match_1948, match_1947,
      match_1946, match_1945, match_1944, match_1943, match_1942, match_1941, match_1940,
      match_1939, match_1938, match_1937, match_1936, match_1935, match_1934, match_1933,
      match_1932, match_1931, match_1930, match_1929, match_1928, match_1927, match_1926,
      match_1925, match_1924, match_1923, match_1922, match_1921, match_1920, match_1919,
      match_1918, match_1917, match_1916, match_1915, match_1914, match_1913, match_1912,
      match_1911, match_1910, match_1909, match_1908, match_1907, match_1906, match_1905,
      match_1904, match_1903, match_1902, match_1901, match_1900, match_1899, match_1898,
      match_1897, match_1896, match_1895, match_1894, match_1893, match_1892, match_1891,
      match_1890, match_1889, match_1888, match_1887, match_1886, match_1885, match_1884,
      match_1883, match_1882, match_1881, match_1880, match_1879, match_1878, match_1877,
      match_1876, match_1875, match_1874, match_1873, match_1872, match_1871, match_1870,
      match_1869, match_1868, match_1867, match_1866, match_1865, match_1864, match_1863,
      match_1862, match_1861, match_1860, match_1859, match_1858, match_1857, match_1856,
      match_1855, match_1854, match_1853, match_1852, match_1851, match_1850, match_1849,
      match_1848, match_1847, match_1846, match_1845, match_1844, match_1843, match_1842,
      match_1841, match_1840, match_1839, match_1838, match_1837, match_1836, match_1835,
      match_1834, match_1833, match_1832, match_1831, match_1830, match_1829, match_1828,
      match_1827, match_1826, match_1825, match_1824, match_1823, match_1822, match_1821,
      match_1820, match_1819, match_1818, match_1817, match_1816, match_1815, match_1814,
      match_1813, match_1812, match_1811, match_1810, match_1809, match_1808, match_1807,
      match_1806, match_1805, match_1804, match_1803, match_1802, match_1801, match_1800,
      match_1799, match_1798, match_1797, match_1796, match_1795, match_1794, match_1793,
      match_1792, match_1791, match_1790, match_1789, match_1788, match_1787, match_1786,
      match_1785, match_1784, match_1783, match_1782, match_1781, match_1780, match_1779,
      match_1778, match_1777, match_1776, match_1775, match_1774, match_1773, match_1772,
      match_1771, match_1770, match_1769, match_1768, match_1767, match_1766, match_1765,
      match_1764, match_1763, match_1762, match_1761, match_1760, match_1759, match_1758,
      match_1757, match_1756, match_1755, match_1754, match_1753, match_1752, match_1751,
      match_1750, match_1749, match_1748, match_1747, match_1746, match_1745, match_1744,
      match_1743, match_1742, match_1741, match_1740, match_1739, match_1738, match_1737,
      match_1736, match_1735, match_1734, match_1733, match_1732, match_1731, match_1730,
      match_1729, match_1728, match_1727, match_1726, match_1725, match_1724, match_1723,
      match_1722, match_1721, match_1720, match_1719, match_1718, match_1717, match_1716,
      match_1715, match_1714, match_1713, match_1712, match_1711, match_1710, match_1709,
      match_1708, match_1707, match_1706, match_1705, match_1704, match_1703, match_1702,
      match_1701, match_1700, match_1699, match_1698, match_1697, match_1696, match_1695,
      match_1694, match_1693, match_1692, match_1691, match_1690, match_1689, match_1688,
      match_1687, match_1686, match_1685, match_1684, match_1683, match_1682, match_1681,
      match_1680, match_1679, match_1678, match_1677, match_1676, match_1675, match_1674,
      match_1673, match_1672, match_1671, match_1670, match_1669, match_1668, match_1667,
      match_1666, match_1665, match_1664, match_1663, match_1662, match_1661, match_1660,
      match_1659, match_1658, match_1657, match_1656, match_1655, match_1654, match_1653,
      match_1652, match_1651, match_1650, match_1649, match_1648, match_1647, match_1646,
      match_1645, match_1644, match_1643, match_1642, match_1641, match_1640, match_1639,
      match_1638, match_1637, match_1636, match_1635, match_1634, match_1633, match_1632,
      match_1631, match_1630, match_1629, match_1628, match_1627, match_1626, match_1625,
      match_1624, match_1623, match_1622, match_1621, match_1620, match_1619, match_1618,
      match_1617, match_1616, match_1615, match_1614, match_1613, match_1612, match_1611,
      match_1610, match_1609, match_1608, match_1607, match_1606, match_1605, match_1604,
      match_1603, match_1602, match_1601, match_1600, match_1599, match_1598, match_1597,
      match_1596, match_1595, match_1594, match_1593, match_1592, match_1591, match_1590,
      match_1589, match_1588, match_1587, match_1586, match_1585, match_1584, match_1583,
      match_1582, match_1581, match_1580, match_1579, match_1578, match_1577, match_1576,
      match_1575, match_1574, match_1573, match_1572, match_1571, match_1570, match_1569,
      match_1568, match_1567, match_1566, match_1565, match_1564, match_1563, match_1562,
      match_1561, match_1560, match_1559, match_1558, match_1557, match_1556, match_1555,
      match_1554, match_1553, match_1552, match_1551, match_1550, match_1549, match_1548,
      match_1547, match_1546, match_1545, match_1544, match_1543, match_1542, match_1541,
      match_1540, match_1539, match_1538, match_1537, match_1536, match_1535, match_1534,
      match_1533, match_1532, match_1531, match_1530, match_1529, match_1528, match_1527,
      match_1526, match_1525, match_1524, match_1523, match_1522, match_1521, match_1520,
      match_1519, match_1518, match_1517, match_1516, match_1515, match_1514, match_1513,
      match_1512, match_1511, match_1510, match_1509, match_1508, match_1507, match_1506,
      match_1505, match_1504, match_1503, match_1502, match_1501, match_1500, match_1499,
      match_1498, match_1497, match_1496, match_1495, match_1494, match_1493, match_1492,
      match_1491, match_1490, match_1489, match_1488, match_1487, match_1486, match_1485,
      match_1484, match_1483, match_1482, match_1481, match_1480, match_1479, match_1478,
      match_1477, match_1476, match_1475, match_1474, match_1473, match_1472, match_1471,
      match_1470, match_1469, match_1468, match_1467, match_1466, match_1465, match_1464,
      match_1463, match_1462, match_1461, match_1460, match_1459, match_1458, match_1457,
      match_1456, match_1455, match_1454, match_1453, match_1452, match_1451, match_1450,
      match_1449, match_1448, match_1447, match_1446, match_1445, match_1444, match_1443,
      match_1442, match_1441, match_1440, match_1439, match_1438, match_1437, match_1436,
      match_1435, match_1434, match_1433, match_1432, match_1431, match_1430, match_1429,
      match_1428, match_1427, match_1426, match_1425, match_1424, match_1423, match_1422,
      match_1421, match_1420, match_1419, match_1418, match_1417, match_1416, match_1415,
      match_1414, match_1413, match_1412, match_1411, match_1410, match_1409, match_1408,
      match_1407, match_1406, match_1405, match_1404, match_1403, match_1402, match_1401,
      match_1400, match_1399, match_1398, match_1397, match_1396, match_1395, match_1394,
      match_1393, match_1392, match_1391, match_1390, match_1389, match_1388, match_1387,
      match_1386, match_1385, match_1384, match_1383, match_1382, match_1381, match_1380,
      match_1379, match_1378, match_1377, match_1376, match_1375, match_1374, match_1373,
      match_1372, match_1371, match_1370, match_1369, match_1368, match_1367, match_1366,
      match_1365, match_1364, match_1363, match_1362, match_1361, match_1360, match_1359,
      match_1358, match_1357, match_1356, match_1355, match_1354, match_1353, match_1352,
      match_1351, match_1350, match_1349, match_1348, match_1347, match_1346, match_1345,
      match_1344, match_1343, match_1342, match_1341, match_1340, match_1339, match_1338,
      match_1337, match_1336, match_1335, match_1334, match_1333, match_1332, match_1331,
      match_1330, match_1329, match_1328, match_1327, match_1326, match_1325, match_1324,
      match_1323, match_1322, match_1321, match_1320, match_1319, match_1318, match_1317,
      match_1316, match_1315, match_1314, match_1313, match_1312, match_1311, match_1310,
      match_1309, match_1308, match_1307, match_1306, match_1305, match_1304, match_1303,
      match_1302, match_1301, match_1300, match_1299, match_1298, match_1297, match_1296,
      match_1295, match_1294, match_1293, match_1292, match_1291, match_1290, match_1289,
      match_1288, match_1287, match_1286, match_1285, match_1284, match_1283, match_1282,
      match_1281, match_1280, match_1279, match_1278, match_1277, match_1276, match_1275,
      match_1274, match_1273, match_1272, match_1271, match_1270, match_1269, match_1268,
      match_1267, match_1266, match_1265, match_1264, match_1263, match_1262, match_1261,
      match_1260, match_1259, match_1258, match_1257, match_1256, match_1255, match_1254,
      match_1253, match_1252, match_1251, match_1250, match_1249, match_1248, match_1247,
      match_1246, match_1245, match_1244, match_1243, match_1242, match_1241, match_1240,
      match_1239, match_1238, match_1237, match_1236, match_1235, match_1234, match_1233,
      match_1232, match_1231, match_1230, match_1229, match_1228, match_1227, match_1226,
      match_1225, match_1224, match_1223, match_1222, match_1221, match_1220, match_1219,
      match_1218, match_1217, match_1216, match_1215, match_1214, match_1213, match_1212,
      match_1211, match_1210, match_1209, match_1208, match_1207, match_1206, match_1205,
      match_1204, match_1203, match_1202, match_1201, match_1200, match_1199, match_1198,
      match_1197, match_1196, match_1195, match_1194, match_1193, match_1192, match_1191,
      match_1190, match_1189, match_1188, match_1187, match_1186, match_1185, match_1184,
      match_1183, match_1182, match_1181, match_1180, match_1179, match_1178, match_1177,
      match_1176, match_1175, match_1174, match_1173, match_1172, match_1171, match_1170,
      match_1169, match_1168, match_1167, match_1166, match_1165, match_1164, match_1163,
      match_1162, match_1161, match_1160, match_1159, match_1158, match_1157, match_1156,
      match_1155, match_1154, match_1153, match_1152, match_1151, match_1150, match_1149,
      match_1148, match_1147, match_1146, match_1145, match_1144, match_1143, match_1142,
      match_1141, match_1140, match_1139, match_1138, match_1137, match_1136, match_1135,
      match_1134, match_1133, match_1132, match_1131, match_1130, match_1129, match_1128,
      match_1127, match_1126, match_1125, match_1124, match_1123, match_1122, match_1121,
      match_1120, match_1119, match_1118, match_1117, match_1116, match_1115, match_1114,
      match_1113, match_1112, match_1111, match_1110, match_1109, match_1108, match_1107,
      match_1106, match_1105, match_1104, match_1103, match_1102, match_1101, match_1100,
      match_1099, match_1098, match_1097, match_1096, match_1095, match_1094, match_1093,
      match_1092, match_1091, match_1090, match_1089, match_1088, match_1087, match_1086,
      match_1085, match_1084, match_1083, match_1082, match_1081, match_1080, match_1079,
      match_1078, match_1077, match_1076, match_1075, match_1074, match_1073, match_1072,
      match_1071, match_1070, match_1069, match_1068, match_1067, match_1066, match_1065,
      match_1064, match_1063, match_1062, match_1061, match_1060, match_1059, match_1058,
      match_1057, match_1056, match_1055, match_1054, match_1053, match_1052, match_1051,
      match_1050, match_1049, match_1048, match_1047, match_1046, match_1045, match_1044,
      match_1043, match_1042, match_1041, match_1040, match_1039, match_1038, match_1037,
      match_1036, match_1035, match_1034, match_1033, match_1032, match_1031, match_1030,
      match_1029, match_1028, match_1027, match_1026, match_1025, match_1024, match_1023,
      match_1022, match_1021, match_1020, match_1019, match_1018, match_1017, match_1016,
      match_1015, match_1014, match_1013, match_1012, match_1011, match_1010, match_1009,
      match_1008, match_1007, match_1006, match_1005, match_1004, match_1003, match_1002,
      match_1001, match_1000, match_999, match_998, match_997, match_996, match_995, match_994,
      match_993, match_992, match_991, match_990, match_989, match_988, match_987, match_986,
      match_985, match_984, match_983, match_982, match_981, match_980, match_979, match_978,
      match_977, match_976, match_975, match_974, match_973, match_972, match_971, match_970,
      match_969, match_968, match_967, match_966, match_965, match_964, match_963, match_962,
      match_961, match_960, match_959, match_958, match_957, match_956, match_955, match_954,
      match_953, match_952, match_951, match_950, match_949, match_948, match_947, match_946,
      match_945, match_944, match_943, match_942, match_941, match_940, match_939, match_938,
      match_937, match_936, match_935, match_934, match_933, match_932, match_931, match_930,
      match_929, match_928, match_927, match_926, match_925, match_924, match_923, match_922,
      match_921, match_920, match_919, match_918, match_917, match_916, match_915, match_914,
      match_913, match_912, match_911, match_910, match_909, match_908, match_907, match_906,
      match_905, match_904, match_903, match_902, match_901, match_900, match_899, match_898,
      match_897, match_896, match_895, match_894, match_893, match_892, match_891, match_890,
      match_889, match_888, match_887, match_886, match_885, match_884, match_883, match_882,
      match_881, match_880, match_879, match_878, match_877, match_876, match_875, match_874,
      match_873, match_872, match_871, match_870, match_869, match_868, match_867, match_866,
      match_865, match_864, match_863, match_862, match_861, match_860, match_859, match_858,
      match_857, match_856, match_855, match_854, match_853, match_852, match_851, match_850,
      match_849, match_848, match_847, match_846, match_845, match_844, match_843, match_842,
      match_841, match_840, match_839, match_838, match_837, match_836, match_835, match_834,
      match_833, match_832, match_831, match_830, match_829, match_828, match_827, match_826,
      match_825, match_824, match_823, match_822, match_821, match_820, match_819, match_818,
      match_817, match_816, match_815, match_814, match_813, match_812, match_811, match_810,
      match_809, match_808, match_807, match_806, match_805, match_804, match_803, match_802,
      match_801, match_800, match_799, match_798, match_797, match_796, match_795, match_794,
      match_793, match_792, match_791, match_790, match_789, match_788, match_787, match_786,
      match_785, match_784, match_783, match_782, match_781, match_780, match_779, match_778,
      match_777, match_776, match_775, match_774, match_773, match_772, match_771, match_770,
      match_769, match_768, match_767, match_766, match_765, match_764, match_763, match_762,
      match_761, match_760, match_759, match_758, match_757, match_756, match_755, match_754,
      match_753, match_752, match_751, match_750, match_749, match_748, match_747, match_746,
      match_745, match_744, match_743, match_742, match_741, match_740, match_739, match_738,
      match_737, match_736, match_735, match_734, match_733, match_732, match_731, match_730,
      match_729, match_728, match_727, match_726, match_725, match_724, match_723, match_722,
      match_721, match_720, match_719, match_718, match_717, match_716, match_715, match_714,
      match_713, match_712, match_711, match_710, match_709, match_708, match_707, match_706,
      match_705, match_704, match_703, match_702, match_701, match_700, match_699, match_698,
      match_697, match_696, match_695, match_694, match_693, match_692, match_691, match_690,
      match_689, match_688, match_687, match_686, match_685, match_684, match_683, match_682,
      match_681, match_680, match_679, match_678, match_677, match_676, match_675, match_674,
      match_673, match_672, match_671, match_670, match_669, match_668, match_667, match_666,
      match_665, match_664, match_663, match_662, match_661, match_660, match_659, match_658,
      match_657, match_656, match_655, match_654, match_653, match_652, match_651, match_650,
      match_649, match_648, match_647, match_646, match_645, match_644, match_643, match_642,
      match_641, match_640, match_639, match_638, match_637, match_636, match_635, match_634,
      match_633, match_632, match_631, match_630, match_629, match_628, match_627, match_626,
      match_625, match_624, match_623, match_622, match_621, match_620, match_619, match_618,
      match_617, match_616, match_615, match_614, match_613, match_612, match_611, match_610,
      match_609, match_608, match_607, match_606, match_605, match_604, match_603, match_602,
      match_601, match_600, match_599, match_598, match_597, match_596, match_595, match_594,
      match_593, match_592, match_591, match_590, match_589, match_588, match_587, match_586,
      match_585, match_584, match_583, match_582, match_581, match_580, match_579, match_578,
      match_577, match_576, match_575, match_574, match_573, match_572, match_571, match_570,
      match_569, match_568, match_567, match_566, match_565, match_564, match_563, match_562,
      match_561, match_560, match_559, match_558, match_557, match_556, match_555, match_554,
      match_553, match_552, match_551, match_550, match_549, match_548, match_547, match_546,
      match_545, match_544, match_543, match_542, match_541, match_540, match_539, match_538,
      match_537, match_536, match_535, match_534, match_533, match_532, match_531, match_530,
      match_529, match_528, match_527, match_526, match_525, match_524, match_523, match_522,
      match_521, match_520, match_519, match_518, match_517, match_516, match_515, match_514,
      match_513, match_512, match_511, match_510, match_509, match_508, match_507, match_506,
      match_505, match_504, match_503, match_502, match_501, match_500, match_499, match_498,
      match_497, match_496, match_495, match_494, match_493, match_492, match_491, match_490,
      match_489, match_488, match_487, match_486, match_485, match_484, match_483, match_482,
      match_481, match_480, match_479, match_478, match_477, match_476, match_475, match_474,
      match_473, match_472, match_471, match_470, match_469, match_468, match_467, match_466,
      match_465, match_464, match_463, match_462, match_461, match_460, match_459, match_458,
      match_457, match_456, match_455, match_454, match_453, match_452, match_451, match_450,
      match_449, match_448, match_447, match_446, match_445, match_444, match_443, match_442,
      match_441, match_440, match_439, match_438, match_437, match_436, match_435, match_434,
      match_433, match_432, match_431, match_430, match_429, match_428, match_427, match_426,
      match_425, match_424, match_423, match_422, match_421, match_420, match_419, match_418,
      match_417, match_416, match_415, match_414, match_413, match_412, match_411, match_410,
      match_409, match_408, match_407, match_406, match_405, match_404, match_403, match_402,
      match_401, match_400, match_399, match_398, match_397, match_396, match_395, match_394,
      match_393, match_392, match_391, match_390, match_389, match_388, match_387, match_386,
      match_385, match_384, match_383, match_382, match_381, match_380, match_379, match_378,
      match_377, match_376, match_375, match_374, match_373, match_372, match_371, match_370,
      match_369, match_368, match_367, match_366, match_365, match_364, match_363, match_362,
      match_361, match_360, match_359, match_358, match_357, match_356, match_355, match_354,
      match_353, match_352, match_351, match_350, match_349, match_348, match_347, match_346,
      match_345, match_344, match_343, match_342, match_341, match_340, match_339, match_338,
      match_337, match_336, match_335, match_334, match_333, match_332, match_331, match_330,
      match_329, match_328, match_327, match_326, match_325, match_324, match_323, match_322,
      match_321, match_320, match_319, match_318, match_317, match_316, match_315, match_314,
      match_313, match_312, match_311, match_310, match_309, match_308, match_307, match_306,
      match_305, match_304, match_303, match_302, match_301, match_300, match_299, match_298,
      match_297, match_296, match_295, match_294, match_293, match_292, match_291, match_290,
      match_289, match_288, match_287, match_286, match_285, match_284, match_283, match_282,
      match_281, match_280, match_279, match_278, match_277, match_276, match_275, match_274,
      match_273, match_272, match_271, match_270, match_269, match_268, match_267, match_266,
      match_265, match_264, match_263, match_262, match_261, match_260, match_259, match_258,
      match_257, match_256, match_255, match_254, match_253, match_252, match_251, match_250,
      match_249, match_248, match_247, match_246, match_245, match_244, match_243, match_242,
      match_241, match_240, match_239, match_238, match_237, match_236, match_235, match_234,
      match_233, match_232, match_231, match_230, match_229, match_228, match_227, match_226,
      match_225, match_224, match_223, match_222, match_221, match_220, match_219, match_218,
      match_217, match_216, match_215, match_214, match_213, match_212, match_211, match_210,
      match_209, match_208, match_207, match_206, match_205, match_204, match_203, match_202,
      match_201, match_200, match_199, match_198, match_197, match_196, match_195, match_194,
      match_193, match_192, match_191, match_190, match_189, match_188, match_187, match_186,
      match_185, match_184, match_183, match_182, match_181, match_180, match_179, match_178,
      match_177, match_176, match_175, match_174, match_173, match_172, match_171, match_170,
      match_169, match_168, match_167, match_166, match_165, match_164, match_163, match_162,
      match_161, match_160, match_159, match_158, match_157, match_156, match_155, match_154,
      match_153, match_152, match_151, match_150, match_149, match_148, match_147, match_146,
      match_145, match_144, match_143, match_142, match_141, match_140, match_139, match_138,
      match_137, match_136, match_135, match_134, match_133, match_132, match_131, match_130,
      match_129, match_128, match_127, match_126, match_125, match_124, match_123, match_122,
      match_121, match_120, match_119, match_118, match_117, match_116, match_115, match_114,
      match_113, match_112, match_111, match_110, match_109, match_108, match_107, match_106,
      match_105, match_104, match_103, match_102, match_101, match_100, match_99, match_98,
      match_97, match_96, match_95, match_94, match_93, match_92, match_91, match_90, match_89,
      match_88, match_87, match_86, match_85, match_84, match_83, match_82, match_81, match_80,
      match_79, match_78, match_77, match_76, match_75, match_74, match_73, match_72, match_71,
      match_70, match_69, match_68, match_67, match_66, match_65, match_64, match_63, match_62,
      match_61, match_60, match_59, match_58, match_57, match_56, match_55, match_54, match_53,
      match_52, match_51, match_50, match_49, match_48, match_47, match_46, match_45, match_44,
      match_43, match_42, match_41, match_40, match_39, match_38, match_37, match_36, match_35,
      match_34, match_33, match_32, match_31, match_30, match_29, match_28, match_27, match_26,
      match_25, match_24, match_23, match_22, match_21, match_20, match_19, match_18, match_17,
      match_16, match_15, match_14, match_13, match_12, match_11, match_10, match_9, match_8,
      match_7, match_6, match_5, match_4, match_3, match_2, match_1, match_0};

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // dec_bch_78_64_cw_dec

`default_nettype wire
