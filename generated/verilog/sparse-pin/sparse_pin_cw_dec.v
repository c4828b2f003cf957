// SPDX-License-Identifier: MIT OR Apache-2.0
// Sparse code with pins: eccforge search, examples/search-entry.yaml, seed 1, chain 0
// Generated from scheme sparse-pin with hash
// 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
// Do not edit; regenerate: eccforge emit verilog sparse-pin --out DIR
`default_nettype none

// Decodes one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, pin, byte; no error of class 2bit, 3bit is silent.
module sparse_pin_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);
  localparam [287:0] H_ROW_0 =
      288'h88205680001a0100922008010000460a034900200108004c209a24480380c8202120020b;
  localparam [287:0] H_ROW_1 =
      288'haa001084010444800862010000000a2003101000000800030890034c0000880006617704;
  localparam [287:0] H_ROW_2 =
      288'h001221500601c2002501040441608014000000802280021084080800109022a0488d0010;
  localparam [287:0] H_ROW_3 =
      288'h2210000001045800d0020400008002848386108000000903151a30045040014004860213;
  localparam [287:0] H_ROW_4 =
      288'h008040842000024125009188000621180480100004288020c240800004048a0812040818;
  localparam [287:0] H_ROW_5 =
      288'h4901210089410480008c400400d0c22000800c0202010b9308800092881000500c416100;
  localparam [287:0] H_ROW_6 =
      288'h104856806201002e2d4020010066a0009c1221010000901000040b012090008868109014;
  localparam [287:0] H_ROW_7 =
      288'h400080296000002e40800010160900009882080260232000200410120002142220009101;
  localparam [287:0] H_ROW_8 =
      288'h215ac84000020000250824c801084000000044810543000c041080a03829220020000010;
  localparam [287:0] H_ROW_9 =
      288'h10204000000005059040008a000202319008252404000083082120030306100004011002;
  localparam [287:0] H_ROW_10 =
      288'h014808a000821820250c22006200708048c00400000c2028010480802000c90022028010;
  localparam [287:0] H_ROW_11 =
      288'h202440000620400002520000206000040050b1040000080014004485030000a000808048;
  localparam [287:0] H_ROW_12 =
      288'h005a4008002004a0200024ca90000000680000810422403000840040320400000000c300;
  localparam [287:0] H_ROW_13 =
      288'h0100400200110980020800880e8025ce0340444004010060219454800020300093226748;
  localparam [287:0] H_ROW_14 =
      288'h001008a001000222020000407080083008400000010c0800c20404020009c94400048048;
  localparam [287:0] H_ROW_15 =
      288'h00c894500602025192806291016000100549000a68000000c0402400a88222800004800e;
  localparam [287:0] H_ROW_16 =
      288'h002494280302460000000011f08250200300012468320808081200000783814420410202;
  localparam [287:0] H_ROW_17 =
      288'h2000210220800051005204140f0220100410b1000201842000400304009010081200c024;
  localparam [287:0] H_ROW_18 =
      288'h440014005041c2a400824001000880946800090a088000108484400288800022088cc100;
  localparam [287:0] H_ROW_19 =
      288'h1180000008180080104031000e1004002030215002010240028003030400101101004124;
  localparam [287:0] H_ROW_20 =
      288'h44181601011021c100801401068204080630098000010840a040010a5080104681300824;
  localparam [287:0] H_ROW_21 =
      288'h08a0480958005851002099c91618008404820220052b0200144010481729143b08820081;
  localparam [287:0] H_ROW_22 =
      288'h00000d5088200400d0001044051000310386000093800220001010200011221004010603;
  localparam [287:0] H_ROW_23 =
      288'h2041008c400429000102400200090a08008290020028000b204014048900882204300081;
  localparam [287:0] H_ROW_24 =
      288'h41a00902001a82402f8cd94c0000c41000102c209300004c80000b920711001021040014;
  localparam [287:0] H_ROW_25 =
      288'haa04802022004000800200306066000000821000240490000001144c004201c801000081;
  localparam [287:0] H_ROW_26 =
      288'h44a000088901080000801104109084c01000085000228b10010004020400045068020000;
  localparam [287:0] H_ROW_27 =
      288'h0080014002414000040811040160820402000010824110d30400000004102a800c880000;
  localparam [287:0] H_ROW_28 =
      288'h410180002892000c0208403000027000904144022020c428000004a0a902000832801008;
  localparam [287:0] H_ROW_29 =
      288'h000008685810210490500040f03825089004210011320261202020010101013393201002;
  localparam [287:0] H_ROW_30 =
      288'h084881204000046100216230601900210600028a201020020840014ca842012200010800;
  localparam [287:0] H_ROW_31 =
      288'h081000402000090400211400010200ca98200a800040c42021210048d080228800201000;
  localparam [31:0] TRAPPED_0_5_0_MASK = 32'hd014ca00;
  localparam [31:0] TRAPPED_0_6_0_MASK = 32'h05004416;
  localparam [31:0] TRAPPED_0_7_0_MASK = 32'h10246267;
  localparam [31:0] TRAPPED_0_11_0_MASK = 32'h2ca0108c;
  localparam [31:0] TRAPPED_0_15_0_MASK = 32'h2ca01188;
  localparam [31:0] TRAPPED_0_16_0_MASK = 32'h15000416;
  localparam [31:0] TRAPPED_0_18_0_MASK = 32'h866b0080;
  localparam [31:0] TRAPPED_0_19_0_MASK = 32'ha66b0280;
  localparam [31:0] TRAPPED_0_27_0_MASK = 32'hd016ca02;
  localparam [31:0] TRAPPED_0_30_0_MASK = 32'h100462e7;
  localparam [31:0] TRAPPED_1_2_0_MASK = 32'h08689d00;
  localparam [31:0] TRAPPED_1_3_0_MASK = 32'h33804250;
  localparam [31:0] TRAPPED_1_5_0_MASK = 32'h183348b5;
  localparam [31:0] TRAPPED_1_9_0_MASK = 32'h08299d00;
  localparam [31:0] TRAPPED_1_13_0_MASK = 32'h244d042e;
  localparam [31:0] TRAPPED_1_21_0_MASK = 32'h183b4895;
  localparam [31:0] TRAPPED_1_22_0_MASK = 32'hea402c30;
  localparam [31:0] TRAPPED_1_25_0_MASK = 32'hea406830;
  localparam [31:0] TRAPPED_1_27_0_MASK = 32'h144d042e;
  localparam [31:0] TRAPPED_1_28_0_MASK = 32'h33a04240;
  localparam [31:0] TRAPPED_2_3_0_MASK = 32'h1e002101;
  localparam [31:0] TRAPPED_2_6_0_MASK = 32'h494ad024;
  localparam [31:0] TRAPPED_2_12_0_MASK = 32'h16002901;
  localparam [31:0] TRAPPED_2_14_0_MASK = 32'h22138c68;
  localparam [31:0] TRAPPED_2_16_0_MASK = 32'h094ad004;
  localparam [31:0] TRAPPED_2_17_0_MASK = 32'h420a82b3;
  localparam [31:0] TRAPPED_2_22_0_MASK = 32'ha9a40c41;
  localparam [31:0] TRAPPED_2_28_0_MASK = 32'hada40841;
  localparam [31:0] TRAPPED_2_29_0_MASK = 32'h620a82b2;
  localparam [31:0] TRAPPED_2_31_0_MASK = 32'h23130c68;
  localparam [31:0] TRAPPED_3_6_0_MASK = 32'h81383914;
  localparam [31:0] TRAPPED_3_7_0_MASK = 32'h1e170284;
  localparam [31:0] TRAPPED_3_10_0_MASK = 32'h0084c3a8;
  localparam [31:0] TRAPPED_3_15_0_MASK = 32'he0580b11;
  localparam [31:0] TRAPPED_3_16_0_MASK = 32'h800344de;
  localparam [31:0] TRAPPED_3_20_0_MASK = 32'h0085c2a8;
  localparam [31:0] TRAPPED_3_26_0_MASK = 32'he0580919;
  localparam [31:0] TRAPPED_3_27_0_MASK = 32'h1e0f0284;
  localparam [31:0] TRAPPED_3_30_0_MASK = 32'h813c3910;
  localparam [31:0] TRAPPED_3_31_0_MASK = 32'h800144ce;
  localparam [31:0] TRAPPED_4_0_0_MASK = 32'h518a9405;
  localparam [31:0] TRAPPED_4_2_0_MASK = 32'h0a00e813;
  localparam [31:0] TRAPPED_4_8_0_MASK = 32'h0a00a81b;
  localparam [31:0] TRAPPED_4_10_0_MASK = 32'h04ee0688;
  localparam [31:0] TRAPPED_4_12_0_MASK = 32'ha84f5228;
  localparam [31:0] TRAPPED_4_16_0_MASK = 32'h08904351;
  localparam [31:0] TRAPPED_4_18_0_MASK = 32'h04ec0698;
  localparam [31:0] TRAPPED_4_26_0_MASK = 32'ha04fd228;
  localparam [31:0] TRAPPED_4_28_0_MASK = 32'h08144351;
  localparam [31:0] TRAPPED_4_31_0_MASK = 32'h51c29405;
  localparam [31:0] TRAPPED_5_2_0_MASK = 32'h86804123;
  localparam [31:0] TRAPPED_5_6_0_MASK = 32'hcc311061;
  localparam [31:0] TRAPPED_5_10_0_MASK = 32'h0614888c;
  localparam [31:0] TRAPPED_5_12_0_MASK = 32'h4414888c;
  localparam [31:0] TRAPPED_5_14_0_MASK = 32'hf0023012;
  localparam [31:0] TRAPPED_5_19_0_MASK = 32'h024c8621;
  localparam [31:0] TRAPPED_5_23_0_MASK = 32'h82805123;
  localparam [31:0] TRAPPED_5_24_0_MASK = 32'h02548621;
  localparam [31:0] TRAPPED_5_26_0_MASK = 32'hcc311062;
  localparam [31:0] TRAPPED_5_28_0_MASK = 32'h7002b012;
  localparam [31:0] TRAPPED_6_2_0_MASK = 32'h3b048898;
  localparam [31:0] TRAPPED_6_3_0_MASK = 32'h00955c91;
  localparam [31:0] TRAPPED_6_5_0_MASK = 32'h3b04a888;
  localparam [31:0] TRAPPED_6_11_0_MASK = 32'ha8646002;
  localparam [31:0] TRAPPED_6_12_0_MASK = 32'h20951c91;
  localparam [31:0] TRAPPED_6_14_0_MASK = 32'h00826394;
  localparam [31:0] TRAPPED_6_15_0_MASK = 32'h5c180848;
  localparam [31:0] TRAPPED_6_21_0_MASK = 32'h10826314;
  localparam [31:0] TRAPPED_6_25_0_MASK = 32'ha8706002;
  localparam [31:0] TRAPPED_6_29_0_MASK = 32'h54180868;
  localparam [31:0] TRAPPED_7_6_0_MASK = 32'h40264419;
  localparam [31:0] TRAPPED_7_8_0_MASK = 32'h18d82048;
  localparam [31:0] TRAPPED_7_10_0_MASK = 32'h2e003844;
  localparam [31:0] TRAPPED_7_11_0_MASK = 32'h814401dd;
  localparam [31:0] TRAPPED_7_12_0_MASK = 32'h0a458602;
  localparam [31:0] TRAPPED_7_17_0_MASK = 32'h18d82408;
  localparam [31:0] TRAPPED_7_19_0_MASK = 32'h2e003a45;
  localparam [31:0] TRAPPED_7_23_0_MASK = 32'h02458612;
  localparam [31:0] TRAPPED_7_24_0_MASK = 32'h814001fd;
  localparam [31:0] TRAPPED_7_25_0_MASK = 32'h40264415;
  localparam [31:0] TRAPPED_8_4_0_MASK = 32'h9060e084;
  localparam [31:0] TRAPPED_8_9_0_MASK = 32'h063114a9;
  localparam [31:0] TRAPPED_8_14_0_MASK = 32'h28882a00;
  localparam [31:0] TRAPPED_8_15_0_MASK = 32'h44e52114;
  localparam [31:0] TRAPPED_8_18_0_MASK = 32'h28880e00;
  localparam [31:0] TRAPPED_8_20_0_MASK = 32'h0183048b;
  localparam [31:0] TRAPPED_8_25_0_MASK = 32'h4465211c;
  localparam [31:0] TRAPPED_8_26_0_MASK = 32'h9460e004;
  localparam [31:0] TRAPPED_8_28_0_MASK = 32'h218304cb;
  localparam [31:0] TRAPPED_8_31_0_MASK = 32'h061114a8;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [31:0] syndrome;
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
  assign syndrome[14] = ^(codeword_i & H_ROW_14);
  assign syndrome[15] = ^(codeword_i & H_ROW_15);
  assign syndrome[16] = ^(codeword_i & H_ROW_16);
  assign syndrome[17] = ^(codeword_i & H_ROW_17);
  assign syndrome[18] = ^(codeword_i & H_ROW_18);
  assign syndrome[19] = ^(codeword_i & H_ROW_19);
  assign syndrome[20] = ^(codeword_i & H_ROW_20);
  assign syndrome[21] = ^(codeword_i & H_ROW_21);
  assign syndrome[22] = ^(codeword_i & H_ROW_22);
  assign syndrome[23] = ^(codeword_i & H_ROW_23);
  assign syndrome[24] = ^(codeword_i & H_ROW_24);
  assign syndrome[25] = ^(codeword_i & H_ROW_25);
  assign syndrome[26] = ^(codeword_i & H_ROW_26);
  assign syndrome[27] = ^(codeword_i & H_ROW_27);
  assign syndrome[28] = ^(codeword_i & H_ROW_28);
  assign syndrome[29] = ^(codeword_i & H_ROW_29);
  assign syndrome[30] = ^(codeword_i & H_ROW_30);
  assign syndrome[31] = ^(codeword_i & H_ROW_31);

  // Match terms: functions of the syndrome that several matches share.
  wire nonzero_is = syndrome == 32'h00000000;
  wire trapped_0_0 = syndrome[0] ^ syndrome[9] ^ syndrome[28];
  wire trapped_0_2 = syndrome[9] ^ syndrome[15] ^ syndrome[28];
  wire trapped_0_3 = syndrome[4] ^ syndrome[5] ^ syndrome[8];
  wire trapped_0_4 = syndrome[3] ^ syndrome[7] ^ syndrome[29];
  wire trapped_0_5 = ^(syndrome & TRAPPED_0_5_0_MASK);
  wire trapped_0_6 = ^(syndrome & TRAPPED_0_6_0_MASK);
  wire trapped_0_7 = ^(syndrome & TRAPPED_0_7_0_MASK);
  wire trapped_0_9 = syndrome[17] ^ syndrome[20] ^ syndrome[31];
  wire trapped_0_11 = ^(syndrome & TRAPPED_0_11_0_MASK);
  wire trapped_0_12 = syndrome[13] ^ syndrome[14] ^ syndrome[18];
  wire trapped_0_13 = syndrome[7] ^ syndrome[22] ^ syndrome[29];
  wire trapped_0_15 = ^(syndrome & TRAPPED_0_15_0_MASK);
  wire trapped_0_16 = ^(syndrome & TRAPPED_0_16_0_MASK);
  wire trapped_0_17 = syndrome[1] ^ syndrome[2] ^ syndrome[6];
  wire trapped_0_18 = ^(syndrome & TRAPPED_0_18_0_MASK);
  wire trapped_0_19 = ^(syndrome & TRAPPED_0_19_0_MASK);
  wire trapped_0_20 = syndrome[11] ^ syndrome[14] ^ syndrome[18];
  wire trapped_0_22 = syndrome[5] ^ syndrome[8] ^ syndrome[10];
  wire trapped_0_24 = syndrome[21] ^ syndrome[23] ^ syndrome[26];
  wire trapped_0_25 = syndrome[1] ^ syndrome[2] ^ syndrome[24];
  wire trapped_0_27 = ^(syndrome & TRAPPED_0_27_0_MASK);
  wire trapped_0_28 = syndrome[17] ^ syndrome[19] ^ syndrome[31];
  wire trapped_0_30 = ^(syndrome & TRAPPED_0_30_0_MASK);
  wire trapped_0_31 = syndrome[21] ^ syndrome[25] ^ syndrome[26];
  wire match_0_any = syndrome[16] | trapped_0_0 | trapped_0_2 | trapped_0_3 | trapped_0_4
      | trapped_0_5 | trapped_0_6 | trapped_0_7;
  wire match_0_any_2 = syndrome[18] | syndrome[26] | syndrome[30] | trapped_0_9 | trapped_0_11
      | trapped_0_12 | trapped_0_13 | trapped_0_15;
  wire match_0_any_3 = syndrome[5] | syndrome[31] | trapped_0_16 | trapped_0_17 | trapped_0_18
      | trapped_0_19 | trapped_0_20 | trapped_0_22;
  wire match_0_any_4 = syndrome[12] | syndrome[27] | trapped_0_24 | trapped_0_25 | trapped_0_27
      | trapped_0_28 | trapped_0_30 | trapped_0_31;
  wire match_0_any_5 = syndrome[30] | trapped_0_0 | trapped_0_16 | trapped_0_24;
  wire match_0_any_6 = syndrome[16] | trapped_0_9 | trapped_0_17 | trapped_0_25;
  wire match_0_any_7 = syndrome[26] | syndrome[27] | trapped_0_2 | trapped_0_18;
  wire match_0_any_8 = trapped_0_3 | trapped_0_11 | trapped_0_19 | trapped_0_27;
  wire match_0_any_9 = trapped_0_4 | trapped_0_12 | trapped_0_20 | trapped_0_28;
  wire match_0_any_10 = syndrome[12] | syndrome[31] | trapped_0_5 | trapped_0_13;
  wire match_0_any_11 = syndrome[18] | trapped_0_6 | trapped_0_22 | trapped_0_30;
  wire match_0_any_12 = syndrome[5] | trapped_0_7 | trapped_0_15 | trapped_0_31;
  wire match_0_any_13 = match_0_any_5 | match_0_any_6;
  wire match_0_any_14 = match_0_any_7 | match_0_any_8;
  wire match_0_any_15 = match_0_any_9 | match_0_any_10;
  wire match_0_any_16 = match_0_any_11 | match_0_any_12;
  wire match_0_any_17 = ((match_0_any_5 & match_0_any_6) | (match_0_any_7 & match_0_any_8)
      | (match_0_any_13 & match_0_any_14)) | ((match_0_any_9 & match_0_any_10) | (match_0_any_11
      & match_0_any_12) | (match_0_any_15 & match_0_any_16)) | ((match_0_any_13 | match_0_any_14)
      & (match_0_any_15 | match_0_any_16));
  wire trapped_1_0 = syndrome[7] ^ syndrome[14] ^ syndrome[28];
  wire trapped_1_1 = syndrome[10] ^ syndrome[12] ^ syndrome[19];
  wire trapped_1_2 = ^(syndrome & TRAPPED_1_2_0_MASK);
  wire trapped_1_3 = ^(syndrome & TRAPPED_1_3_0_MASK);
  wire trapped_1_4 = syndrome[1] ^ syndrome[5] ^ syndrome[22];
  wire trapped_1_5 = ^(syndrome & TRAPPED_1_5_0_MASK);
  wire trapped_1_6 = syndrome[11] ^ syndrome[17] ^ syndrome[21];
  wire trapped_1_9 = ^(syndrome & TRAPPED_1_9_0_MASK);
  wire trapped_1_10 = syndrome[5] ^ syndrome[13] ^ syndrome[22];
  wire trapped_1_13 = ^(syndrome & TRAPPED_1_13_0_MASK);
  wire trapped_1_15 = syndrome[0] ^ syndrome[2] ^ syndrome[16];
  wire trapped_1_16 = syndrome[11] ^ syndrome[15] ^ syndrome[21];
  wire trapped_1_18 = syndrome[6] ^ syndrome[14] ^ syndrome[28];
  wire trapped_1_19 = syndrome[25] ^ syndrome[29] ^ syndrome[31];
  wire trapped_1_21 = ^(syndrome & TRAPPED_1_21_0_MASK);
  wire trapped_1_22 = ^(syndrome & TRAPPED_1_22_0_MASK);
  wire trapped_1_23 = syndrome[2] ^ syndrome[3] ^ syndrome[16];
  wire trapped_1_24 = syndrome[9] ^ syndrome[25] ^ syndrome[29];
  wire trapped_1_25 = ^(syndrome & TRAPPED_1_25_0_MASK);
  wire trapped_1_26 = syndrome[10] ^ syndrome[18] ^ syndrome[19];
  wire trapped_1_27 = ^(syndrome & TRAPPED_1_27_0_MASK);
  wire trapped_1_28 = ^(syndrome & TRAPPED_1_28_0_MASK);
  wire trapped_1_29 = syndrome[4] ^ syndrome[27] ^ syndrome[30];
  wire trapped_1_31 = syndrome[4] ^ syndrome[20] ^ syndrome[27];
  wire match_1_any = syndrome[11] | trapped_1_0 | trapped_1_1 | trapped_1_2 | trapped_1_3
      | trapped_1_4 | trapped_1_5 | trapped_1_6;
  wire match_1_any_2 = syndrome[2] | syndrome[8] | syndrome[23] | syndrome[25] | trapped_1_9
      | trapped_1_10 | trapped_1_13 | trapped_1_15;
  wire match_1_any_3 = syndrome[26] | syndrome[27] | trapped_1_16 | trapped_1_18 | trapped_1_19
      | trapped_1_21 | trapped_1_22 | trapped_1_23;
  wire match_1_any_4 = syndrome[24] | trapped_1_24 | trapped_1_25 | trapped_1_26 | trapped_1_27
      | trapped_1_28 | trapped_1_29 | trapped_1_31;
  wire match_1_any_5 = syndrome[25] | trapped_1_0 | trapped_1_16 | trapped_1_24;
  wire match_1_any_6 = syndrome[27] | trapped_1_1 | trapped_1_9 | trapped_1_25;
  wire match_1_any_7 = trapped_1_2 | trapped_1_10 | trapped_1_18 | trapped_1_26;
  wire match_1_any_8 = syndrome[2] | trapped_1_3 | trapped_1_19 | trapped_1_27;
  wire match_1_any_9 = syndrome[8] | syndrome[26] | trapped_1_4 | trapped_1_28;
  wire match_1_any_10 = trapped_1_5 | trapped_1_13 | trapped_1_21 | trapped_1_29;
  wire match_1_any_11 = syndrome[23] | syndrome[24] | trapped_1_6 | trapped_1_22;
  wire match_1_any_12 = syndrome[11] | trapped_1_15 | trapped_1_23 | trapped_1_31;
  wire match_1_any_13 = match_1_any_5 | match_1_any_6;
  wire match_1_any_14 = match_1_any_7 | match_1_any_8;
  wire match_1_any_15 = match_1_any_9 | match_1_any_10;
  wire match_1_any_16 = match_1_any_11 | match_1_any_12;
  wire match_1_any_17 = ((match_1_any_5 & match_1_any_6) | (match_1_any_7 & match_1_any_8)
      | (match_1_any_13 & match_1_any_14)) | ((match_1_any_9 & match_1_any_10) | (match_1_any_11
      & match_1_any_12) | (match_1_any_15 & match_1_any_16)) | ((match_1_any_13 | match_1_any_14)
      & (match_1_any_15 | match_1_any_16));
  wire trapped_2_0 = syndrome[2] ^ syndrome[24] ^ syndrome[27];
  wire trapped_2_1 = syndrome[0] ^ syndrome[26] ^ syndrome[31];
  wire trapped_2_2 = syndrome[3] ^ syndrome[10] ^ syndrome[11];
  wire trapped_2_3 = ^(syndrome & TRAPPED_2_3_0_MASK);
  wire trapped_2_5 = syndrome[1] ^ syndrome[5] ^ syndrome[25];
  wire trapped_2_6 = ^(syndrome & TRAPPED_2_6_0_MASK);
  wire trapped_2_8 = syndrome[10] ^ syndrome[11] ^ syndrome[21];
  wire trapped_2_11 = syndrome[17] ^ syndrome[22] ^ syndrome[30];
  wire trapped_2_12 = ^(syndrome & TRAPPED_2_12_0_MASK);
  wire trapped_2_14 = ^(syndrome & TRAPPED_2_14_0_MASK);
  wire trapped_2_15 = syndrome[6] ^ syndrome[20] ^ syndrome[29];
  wire trapped_2_16 = ^(syndrome & TRAPPED_2_16_0_MASK);
  wire trapped_2_17 = ^(syndrome & TRAPPED_2_17_0_MASK);
  wire trapped_2_18 = syndrome[0] ^ syndrome[13] ^ syndrome[26];
  wire trapped_2_19 = syndrome[4] ^ syndrome[15] ^ syndrome[19];
  wire trapped_2_21 = syndrome[14] ^ syndrome[15] ^ syndrome[19];
  wire trapped_2_22 = ^(syndrome & TRAPPED_2_22_0_MASK);
  wire trapped_2_23 = syndrome[18] ^ syndrome[24] ^ syndrome[27];
  wire trapped_2_24 = syndrome[9] ^ syndrome[17] ^ syndrome[30];
  wire trapped_2_25 = syndrome[5] ^ syndrome[16] ^ syndrome[25];
  wire trapped_2_27 = syndrome[6] ^ syndrome[23] ^ syndrome[29];
  wire trapped_2_28 = ^(syndrome & TRAPPED_2_28_0_MASK);
  wire trapped_2_29 = ^(syndrome & TRAPPED_2_29_0_MASK);
  wire trapped_2_31 = ^(syndrome & TRAPPED_2_31_0_MASK);
  wire match_2_any = syndrome[6] | syndrome[28] | trapped_2_0 | trapped_2_1 | trapped_2_2
      | trapped_2_3 | trapped_2_5 | trapped_2_6;
  wire match_2_any_2 = syndrome[7] | syndrome[8] | syndrome[19] | trapped_2_8 | trapped_2_11
      | trapped_2_12 | trapped_2_14 | trapped_2_15;
  wire match_2_any_3 = syndrome[17] | trapped_2_16 | trapped_2_17 | trapped_2_18 | trapped_2_19
      | trapped_2_21 | trapped_2_22 | trapped_2_23;
  wire match_2_any_4 = syndrome[12] | syndrome[25] | trapped_2_24 | trapped_2_25 | trapped_2_27
      | trapped_2_28 | trapped_2_29 | trapped_2_31;
  wire match_2_any_5 = trapped_2_0 | trapped_2_8 | trapped_2_16 | trapped_2_24;
  wire match_2_any_6 = syndrome[19] | trapped_2_1 | trapped_2_17 | trapped_2_25;
  wire match_2_any_7 = syndrome[8] | syndrome[12] | trapped_2_2 | trapped_2_18;
  wire match_2_any_8 = trapped_2_3 | trapped_2_11 | trapped_2_19 | trapped_2_27;
  wire match_2_any_9 = syndrome[6] | syndrome[17] | trapped_2_12 | trapped_2_28;
  wire match_2_any_10 = syndrome[7] | trapped_2_5 | trapped_2_21 | trapped_2_29;
  wire match_2_any_11 = syndrome[25] | trapped_2_6 | trapped_2_14 | trapped_2_22;
  wire match_2_any_12 = syndrome[28] | trapped_2_15 | trapped_2_23 | trapped_2_31;
  wire match_2_any_13 = match_2_any_5 | match_2_any_6;
  wire match_2_any_14 = match_2_any_7 | match_2_any_8;
  wire match_2_any_15 = match_2_any_9 | match_2_any_10;
  wire match_2_any_16 = match_2_any_11 | match_2_any_12;
  wire match_2_any_17 = ((match_2_any_5 & match_2_any_6) | (match_2_any_7 & match_2_any_8)
      | (match_2_any_13 & match_2_any_14)) | ((match_2_any_9 & match_2_any_10) | (match_2_any_11
      & match_2_any_12) | (match_2_any_15 & match_2_any_16)) | ((match_2_any_13 | match_2_any_14)
      & (match_2_any_15 | match_2_any_16));
  wire trapped_3_1 = syndrome[1] ^ syndrome[3] ^ syndrome[14];
  wire trapped_3_2 = syndrome[11] ^ syndrome[22] ^ syndrome[31];
  wire trapped_3_4 = syndrome[10] ^ syndrome[16] ^ syndrome[17];
  wire trapped_3_6 = ^(syndrome & TRAPPED_3_6_0_MASK);
  wire trapped_3_7 = ^(syndrome & TRAPPED_3_7_0_MASK);
  wire trapped_3_8 = syndrome[4] ^ syndrome[20] ^ syndrome[29];
  wire trapped_3_10 = ^(syndrome & TRAPPED_3_10_0_MASK);
  wire trapped_3_11 = syndrome[3] ^ syndrome[14] ^ syndrome[23];
  wire trapped_3_12 = syndrome[11] ^ syndrome[12] ^ syndrome[31];
  wire trapped_3_14 = syndrome[9] ^ syndrome[18] ^ syndrome[27];
  wire trapped_3_15 = ^(syndrome & TRAPPED_3_15_0_MASK);
  wire trapped_3_16 = ^(syndrome & TRAPPED_3_16_0_MASK);
  wire trapped_3_17 = syndrome[0] ^ syndrome[8] ^ syndrome[19];
  wire trapped_3_18 = syndrome[2] ^ syndrome[7] ^ syndrome[26];
  wire trapped_3_20 = ^(syndrome & TRAPPED_3_20_0_MASK);
  wire trapped_3_21 = syndrome[2] ^ syndrome[6] ^ syndrome[7];
  wire trapped_3_22 = syndrome[5] ^ syndrome[9] ^ syndrome[18];
  wire trapped_3_23 = syndrome[8] ^ syndrome[19] ^ syndrome[24];
  wire trapped_3_24 = syndrome[4] ^ syndrome[13] ^ syndrome[20];
  wire trapped_3_26 = ^(syndrome & TRAPPED_3_26_0_MASK);
  wire trapped_3_27 = ^(syndrome & TRAPPED_3_27_0_MASK);
  wire trapped_3_28 = syndrome[16] ^ syndrome[17] ^ syndrome[28];
  wire trapped_3_30 = ^(syndrome & TRAPPED_3_30_0_MASK);
  wire trapped_3_31 = ^(syndrome & TRAPPED_3_31_0_MASK);
  wire match_3_any = syndrome[7] | syndrome[21] | syndrome[25] | trapped_3_1 | trapped_3_2
      | trapped_3_4 | trapped_3_6 | trapped_3_7;
  wire match_3_any_2 = syndrome[30] | syndrome[31] | trapped_3_8 | trapped_3_10 | trapped_3_11
      | trapped_3_12 | trapped_3_14 | trapped_3_15;
  wire match_3_any_3 = syndrome[14] | trapped_3_16 | trapped_3_17 | trapped_3_18 | trapped_3_20
      | trapped_3_21 | trapped_3_22 | trapped_3_23;
  wire match_3_any_4 = syndrome[11] | syndrome[15] | trapped_3_24 | trapped_3_26 | trapped_3_27
      | trapped_3_28 | trapped_3_30 | trapped_3_31;
  wire match_3_any_5 = syndrome[25] | trapped_3_8 | trapped_3_16 | trapped_3_24;
  wire match_3_any_6 = syndrome[15] | syndrome[30] | trapped_3_1 | trapped_3_17;
  wire match_3_any_7 = trapped_3_2 | trapped_3_10 | trapped_3_18 | trapped_3_26;
  wire match_3_any_8 = syndrome[14] | syndrome[21] | trapped_3_11 | trapped_3_27;
  wire match_3_any_9 = trapped_3_4 | trapped_3_12 | trapped_3_20 | trapped_3_28;
  wire match_3_any_10 = syndrome[7] | syndrome[11] | syndrome[31] | trapped_3_21;
  wire match_3_any_11 = trapped_3_6 | trapped_3_14 | trapped_3_22 | trapped_3_30;
  wire match_3_any_12 = trapped_3_7 | trapped_3_15 | trapped_3_23 | trapped_3_31;
  wire match_3_any_13 = match_3_any_5 | match_3_any_6;
  wire match_3_any_14 = match_3_any_7 | match_3_any_8;
  wire match_3_any_15 = match_3_any_9 | match_3_any_10;
  wire match_3_any_16 = match_3_any_11 | match_3_any_12;
  wire match_3_any_17 = ((match_3_any_5 & match_3_any_6) | (match_3_any_7 & match_3_any_8)
      | (match_3_any_13 & match_3_any_14)) | ((match_3_any_9 & match_3_any_10) | (match_3_any_11
      & match_3_any_12) | (match_3_any_15 & match_3_any_16)) | ((match_3_any_13 | match_3_any_14)
      & (match_3_any_15 | match_3_any_16));
  wire trapped_4_0 = ^(syndrome & TRAPPED_4_0_0_MASK);
  wire trapped_4_1 = syndrome[9] ^ syndrome[14] ^ syndrome[20];
  wire trapped_4_2 = ^(syndrome & TRAPPED_4_2_0_MASK);
  wire trapped_4_3 = syndrome[18] ^ syndrome[19] ^ syndrome[21];
  wire trapped_4_6 = syndrome[4] ^ syndrome[25] ^ syndrome[27];
  wire trapped_4_7 = syndrome[12] ^ syndrome[17] ^ syndrome[31];
  wire trapped_4_8 = ^(syndrome & TRAPPED_4_8_0_MASK);
  wire trapped_4_9 = syndrome[0] ^ syndrome[2] ^ syndrome[15];
  wire trapped_4_10 = ^(syndrome & TRAPPED_4_10_0_MASK);
  wire trapped_4_11 = syndrome[0] ^ syndrome[11] ^ syndrome[15];
  wire trapped_4_12 = ^(syndrome & TRAPPED_4_12_0_MASK);
  wire trapped_4_15 = syndrome[3] ^ syndrome[22] ^ syndrome[26];
  wire trapped_4_16 = ^(syndrome & TRAPPED_4_16_0_MASK);
  wire trapped_4_18 = ^(syndrome & TRAPPED_4_18_0_MASK);
  wire trapped_4_20 = syndrome[10] ^ syndrome[23] ^ syndrome[30];
  wire trapped_4_21 = syndrome[18] ^ syndrome[19] ^ syndrome[29];
  wire trapped_4_22 = syndrome[3] ^ syndrome[5] ^ syndrome[22];
  wire trapped_4_25 = syndrome[9] ^ syndrome[14] ^ syndrome[16];
  wire trapped_4_26 = ^(syndrome & TRAPPED_4_26_0_MASK);
  wire trapped_4_27 = syndrome[12] ^ syndrome[17] ^ syndrome[28];
  wire trapped_4_28 = ^(syndrome & TRAPPED_4_28_0_MASK);
  wire trapped_4_29 = syndrome[7] ^ syndrome[10] ^ syndrome[23];
  wire trapped_4_30 = syndrome[4] ^ syndrome[6] ^ syndrome[27];
  wire trapped_4_31 = ^(syndrome & TRAPPED_4_31_0_MASK);
  wire match_4_any = syndrome[0] | syndrome[24] | trapped_4_0 | trapped_4_1 | trapped_4_2
      | trapped_4_3 | trapped_4_6 | trapped_4_7;
  wire match_4_any_2 = syndrome[10] | syndrome[12] | trapped_4_8 | trapped_4_9 | trapped_4_10
      | trapped_4_11 | trapped_4_12 | trapped_4_15;
  wire match_4_any_3 = syndrome[8] | syndrome[9] | syndrome[13] | trapped_4_16 | trapped_4_18
      | trapped_4_20 | trapped_4_21 | trapped_4_22;
  wire match_4_any_4 = syndrome[1] | trapped_4_25 | trapped_4_26 | trapped_4_27 | trapped_4_28
      | trapped_4_29 | trapped_4_30 | trapped_4_31;
  wire match_4_any_5 = syndrome[1] | trapped_4_0 | trapped_4_8 | trapped_4_16;
  wire match_4_any_6 = syndrome[9] | trapped_4_1 | trapped_4_9 | trapped_4_25;
  wire match_4_any_7 = trapped_4_2 | trapped_4_10 | trapped_4_18 | trapped_4_26;
  wire match_4_any_8 = syndrome[8] | trapped_4_3 | trapped_4_11 | trapped_4_27;
  wire match_4_any_9 = syndrome[24] | trapped_4_12 | trapped_4_20 | trapped_4_28;
  wire match_4_any_10 = syndrome[0] | syndrome[10] | trapped_4_21 | trapped_4_29;
  wire match_4_any_11 = syndrome[12] | trapped_4_6 | trapped_4_22 | trapped_4_30;
  wire match_4_any_12 = syndrome[13] | trapped_4_7 | trapped_4_15 | trapped_4_31;
  wire match_4_any_13 = match_4_any_5 | match_4_any_6;
  wire match_4_any_14 = match_4_any_7 | match_4_any_8;
  wire match_4_any_15 = match_4_any_9 | match_4_any_10;
  wire match_4_any_16 = match_4_any_11 | match_4_any_12;
  wire match_4_any_17 = ((match_4_any_5 & match_4_any_6) | (match_4_any_7 & match_4_any_8)
      | (match_4_any_13 & match_4_any_14)) | ((match_4_any_9 & match_4_any_10) | (match_4_any_11
      & match_4_any_12) | (match_4_any_15 & match_4_any_16)) | ((match_4_any_13 | match_4_any_14)
      & (match_4_any_15 | match_4_any_16));
  wire trapped_5_1 = syndrome[1] ^ syndrome[4] ^ syndrome[28];
  wire trapped_5_2 = ^(syndrome & TRAPPED_5_2_0_MASK);
  wire trapped_5_3 = syndrome[5] ^ syndrome[27] ^ syndrome[31];
  wire trapped_5_5 = syndrome[13] ^ syndrome[19] ^ syndrome[24];
  wire trapped_5_6 = ^(syndrome & TRAPPED_5_6_0_MASK);
  wire trapped_5_7 = syndrome[12] ^ syndrome[16] ^ syndrome[30];
  wire trapped_5_9 = syndrome[5] ^ syndrome[8] ^ syndrome[31];
  wire trapped_5_10 = ^(syndrome & TRAPPED_5_10_0_MASK);
  wire trapped_5_11 = syndrome[20] ^ syndrome[21] ^ syndrome[26];
  wire trapped_5_12 = ^(syndrome & TRAPPED_5_12_0_MASK);
  wire trapped_5_14 = ^(syndrome & TRAPPED_5_14_0_MASK);
  wire trapped_5_16 = syndrome[17] ^ syndrome[19] ^ syndrome[24];
  wire trapped_5_17 = syndrome[0] ^ syndrome[10] ^ syndrome[25];
  wire trapped_5_18 = syndrome[15] ^ syndrome[18] ^ syndrome[22];
  wire trapped_5_19 = ^(syndrome & TRAPPED_5_19_0_MASK);
  wire trapped_5_20 = syndrome[0] ^ syndrome[14] ^ syndrome[25];
  wire trapped_5_22 = syndrome[2] ^ syndrome[15] ^ syndrome[18];
  wire trapped_5_23 = ^(syndrome & TRAPPED_5_23_0_MASK);
  wire trapped_5_24 = ^(syndrome & TRAPPED_5_24_0_MASK);
  wire trapped_5_26 = ^(syndrome & TRAPPED_5_26_0_MASK);
  wire trapped_5_27 = syndrome[1] ^ syndrome[23] ^ syndrome[28];
  wire trapped_5_28 = ^(syndrome & TRAPPED_5_28_0_MASK);
  wire trapped_5_29 = syndrome[7] ^ syndrome[20] ^ syndrome[26];
  wire trapped_5_30 = syndrome[12] ^ syndrome[29] ^ syndrome[30];
  wire match_5_any = syndrome[3] | syndrome[9] | trapped_5_1 | trapped_5_2 | trapped_5_3
      | trapped_5_5 | trapped_5_6 | trapped_5_7;
  wire match_5_any_2 = syndrome[5] | syndrome[18] | syndrome[28] | trapped_5_9 | trapped_5_10
      | trapped_5_11 | trapped_5_12 | trapped_5_14;
  wire match_5_any_3 = syndrome[11] | trapped_5_16 | trapped_5_17 | trapped_5_18 | trapped_5_19
      | trapped_5_20 | trapped_5_22 | trapped_5_23;
  wire match_5_any_4 = syndrome[6] | syndrome[24] | trapped_5_24 | trapped_5_26 | trapped_5_27
      | trapped_5_28 | trapped_5_29 | trapped_5_30;
  wire match_5_any_5 = syndrome[3] | syndrome[5] | trapped_5_16 | trapped_5_24;
  wire match_5_any_6 = syndrome[24] | trapped_5_1 | trapped_5_9 | trapped_5_17;
  wire match_5_any_7 = trapped_5_2 | trapped_5_10 | trapped_5_18 | trapped_5_26;
  wire match_5_any_8 = trapped_5_3 | trapped_5_11 | trapped_5_19 | trapped_5_27;
  wire match_5_any_9 = syndrome[9] | trapped_5_12 | trapped_5_20 | trapped_5_28;
  wire match_5_any_10 = syndrome[11] | syndrome[28] | trapped_5_5 | trapped_5_29;
  wire match_5_any_11 = trapped_5_6 | trapped_5_14 | trapped_5_22 | trapped_5_30;
  wire match_5_any_12 = syndrome[6] | syndrome[18] | trapped_5_7 | trapped_5_23;
  wire match_5_any_13 = match_5_any_5 | match_5_any_6;
  wire match_5_any_14 = match_5_any_7 | match_5_any_8;
  wire match_5_any_15 = match_5_any_9 | match_5_any_10;
  wire match_5_any_16 = match_5_any_11 | match_5_any_12;
  wire match_5_any_17 = ((match_5_any_5 & match_5_any_6) | (match_5_any_7 & match_5_any_8)
      | (match_5_any_13 & match_5_any_14)) | ((match_5_any_9 & match_5_any_10) | (match_5_any_11
      & match_5_any_12) | (match_5_any_15 & match_5_any_16)) | ((match_5_any_13 | match_5_any_14)
      & (match_5_any_15 | match_5_any_16));
  wire trapped_6_0 = syndrome[7] ^ syndrome[16] ^ syndrome[18];
  wire trapped_6_1 = syndrome[4] ^ syndrome[9] ^ syndrome[23];
  wire trapped_6_2 = ^(syndrome & TRAPPED_6_2_0_MASK);
  wire trapped_6_3 = ^(syndrome & TRAPPED_6_3_0_MASK);
  wire trapped_6_4 = syndrome[6] ^ syndrome[11] ^ syndrome[20];
  wire trapped_6_5 = ^(syndrome & TRAPPED_6_5_0_MASK);
  wire trapped_6_8 = syndrome[0] ^ syndrome[11] ^ syndrome[20];
  wire trapped_6_10 = syndrome[3] ^ syndrome[25] ^ syndrome[28];
  wire trapped_6_11 = ^(syndrome & TRAPPED_6_11_0_MASK);
  wire trapped_6_12 = ^(syndrome & TRAPPED_6_12_0_MASK);
  wire trapped_6_13 = syndrome[2] ^ syndrome[5] ^ syndrome[31];
  wire trapped_6_14 = ^(syndrome & TRAPPED_6_14_0_MASK);
  wire trapped_6_15 = ^(syndrome & TRAPPED_6_15_0_MASK);
  wire trapped_6_16 = syndrome[13] ^ syndrome[14] ^ syndrome[21];
  wire trapped_6_19 = syndrome[24] ^ syndrome[27] ^ syndrome[29];
  wire trapped_6_20 = syndrome[5] ^ syndrome[17] ^ syndrome[31];
  wire trapped_6_21 = ^(syndrome & TRAPPED_6_21_0_MASK);
  wire trapped_6_22 = syndrome[4] ^ syndrome[12] ^ syndrome[23];
  wire trapped_6_23 = syndrome[7] ^ syndrome[15] ^ syndrome[18];
  wire trapped_6_24 = syndrome[3] ^ syndrome[28] ^ syndrome[30];
  wire trapped_6_25 = ^(syndrome & TRAPPED_6_25_0_MASK);
  wire trapped_6_26 = syndrome[22] ^ syndrome[27] ^ syndrome[29];
  wire trapped_6_29 = ^(syndrome & TRAPPED_6_29_0_MASK);
  wire trapped_6_31 = syndrome[8] ^ syndrome[13] ^ syndrome[14];
  wire match_6_any = syndrome[3] | syndrome[31] | trapped_6_0 | trapped_6_1 | trapped_6_2
      | trapped_6_3 | trapped_6_4 | trapped_6_5;
  wire match_6_any_2 = syndrome[19] | trapped_6_8 | trapped_6_10 | trapped_6_11 | trapped_6_12
      | trapped_6_13 | trapped_6_14 | trapped_6_15;
  wire match_6_any_3 = syndrome[23] | syndrome[26] | trapped_6_16 | trapped_6_19 | trapped_6_20
      | trapped_6_21 | trapped_6_22 | trapped_6_23;
  wire match_6_any_4 = syndrome[1] | syndrome[10] | syndrome[11] | trapped_6_24 | trapped_6_25
      | trapped_6_26 | trapped_6_29 | trapped_6_31;
  wire match_6_any_5 = trapped_6_0 | trapped_6_8 | trapped_6_16 | trapped_6_24;
  wire match_6_any_6 = syndrome[19] | syndrome[23] | trapped_6_1 | trapped_6_25;
  wire match_6_any_7 = syndrome[26] | trapped_6_2 | trapped_6_10 | trapped_6_26;
  wire match_6_any_8 = syndrome[10] | trapped_6_3 | trapped_6_11 | trapped_6_19;
  wire match_6_any_9 = syndrome[1] | trapped_6_4 | trapped_6_12 | trapped_6_20;
  wire match_6_any_10 = trapped_6_5 | trapped_6_13 | trapped_6_21 | trapped_6_29;
  wire match_6_any_11 = syndrome[3] | syndrome[11] | trapped_6_14 | trapped_6_22;
  wire match_6_any_12 = syndrome[31] | trapped_6_15 | trapped_6_23 | trapped_6_31;
  wire match_6_any_13 = match_6_any_5 | match_6_any_6;
  wire match_6_any_14 = match_6_any_7 | match_6_any_8;
  wire match_6_any_15 = match_6_any_9 | match_6_any_10;
  wire match_6_any_16 = match_6_any_11 | match_6_any_12;
  wire match_6_any_17 = ((match_6_any_5 & match_6_any_6) | (match_6_any_7 & match_6_any_8)
      | (match_6_any_13 & match_6_any_14)) | ((match_6_any_9 & match_6_any_10) | (match_6_any_11
      & match_6_any_12) | (match_6_any_15 & match_6_any_16)) | ((match_6_any_13 | match_6_any_14)
      & (match_6_any_15 | match_6_any_16));
  wire trapped_7_1 = syndrome[2] ^ syndrome[6] ^ syndrome[12];
  wire trapped_7_2 = syndrome[9] ^ syndrome[16] ^ syndrome[25];
  wire trapped_7_3 = syndrome[2] ^ syndrome[6] ^ syndrome[8];
  wire trapped_7_4 = syndrome[0] ^ syndrome[4] ^ syndrome[21];
  wire trapped_7_5 = syndrome[5] ^ syndrome[28] ^ syndrome[29];
  wire trapped_7_6 = ^(syndrome & TRAPPED_7_6_0_MASK);
  wire trapped_7_7 = syndrome[3] ^ syndrome[22] ^ syndrome[31];
  wire trapped_7_8 = ^(syndrome & TRAPPED_7_8_0_MASK);
  wire trapped_7_10 = ^(syndrome & TRAPPED_7_10_0_MASK);
  wire trapped_7_11 = ^(syndrome & TRAPPED_7_11_0_MASK);
  wire trapped_7_12 = ^(syndrome & TRAPPED_7_12_0_MASK);
  wire trapped_7_13 = syndrome[9] ^ syndrome[11] ^ syndrome[25];
  wire trapped_7_15 = syndrome[10] ^ syndrome[18] ^ syndrome[30];
  wire trapped_7_17 = ^(syndrome & TRAPPED_7_17_0_MASK);
  wire trapped_7_19 = ^(syndrome & TRAPPED_7_19_0_MASK);
  wire trapped_7_21 = syndrome[13] ^ syndrome[19] ^ syndrome[27];
  wire trapped_7_22 = syndrome[0] ^ syndrome[4] ^ syndrome[24];
  wire trapped_7_23 = ^(syndrome & TRAPPED_7_23_0_MASK);
  wire trapped_7_24 = ^(syndrome & TRAPPED_7_24_0_MASK);
  wire trapped_7_25 = ^(syndrome & TRAPPED_7_25_0_MASK);
  wire trapped_7_27 = syndrome[3] ^ syndrome[20] ^ syndrome[22];
  wire trapped_7_29 = syndrome[13] ^ syndrome[26] ^ syndrome[27];
  wire trapped_7_30 = syndrome[5] ^ syndrome[23] ^ syndrome[29];
  wire trapped_7_31 = syndrome[10] ^ syndrome[15] ^ syndrome[18];
  wire match_7_any = syndrome[29] | trapped_7_1 | trapped_7_2 | trapped_7_3 | trapped_7_4
      | trapped_7_5 | trapped_7_6 | trapped_7_7;
  wire match_7_any_2 = syndrome[7] | syndrome[13] | trapped_7_8 | trapped_7_10 | trapped_7_11
      | trapped_7_12 | trapped_7_13 | trapped_7_15;
  wire match_7_any_3 = syndrome[1] | syndrome[17] | syndrome[22] | trapped_7_17 | trapped_7_19
      | trapped_7_21 | trapped_7_22 | trapped_7_23;
  wire match_7_any_4 = syndrome[14] | syndrome[25] | trapped_7_24 | trapped_7_25 | trapped_7_27
      | trapped_7_29 | trapped_7_30 | trapped_7_31;
  wire match_7_any_5 = syndrome[1] | syndrome[29] | trapped_7_8 | trapped_7_24;
  wire match_7_any_6 = syndrome[7] | trapped_7_1 | trapped_7_17 | trapped_7_25;
  wire match_7_any_7 = syndrome[17] | syndrome[25] | trapped_7_2 | trapped_7_10;
  wire match_7_any_8 = trapped_7_3 | trapped_7_11 | trapped_7_19 | trapped_7_27;
  wire match_7_any_9 = syndrome[14] | syndrome[22] | trapped_7_4 | trapped_7_12;
  wire match_7_any_10 = trapped_7_5 | trapped_7_13 | trapped_7_21 | trapped_7_29;
  wire match_7_any_11 = syndrome[13] | trapped_7_6 | trapped_7_22 | trapped_7_30;
  wire match_7_any_12 = trapped_7_7 | trapped_7_15 | trapped_7_23 | trapped_7_31;
  wire match_7_any_13 = match_7_any_5 | match_7_any_6;
  wire match_7_any_14 = match_7_any_7 | match_7_any_8;
  wire match_7_any_15 = match_7_any_9 | match_7_any_10;
  wire match_7_any_16 = match_7_any_11 | match_7_any_12;
  wire match_7_any_17 = ((match_7_any_5 & match_7_any_6) | (match_7_any_7 & match_7_any_8)
      | (match_7_any_13 & match_7_any_14)) | ((match_7_any_9 & match_7_any_10) | (match_7_any_11
      & match_7_any_12) | (match_7_any_15 & match_7_any_16)) | ((match_7_any_13 | match_7_any_14)
      & (match_7_any_15 | match_7_any_16));
  wire trapped_8_0 = syndrome[17] ^ syndrome[23] ^ syndrome[29];
  wire trapped_8_2 = syndrome[2] ^ syndrome[21] ^ syndrome[30];
  wire trapped_8_3 = syndrome[16] ^ syndrome[20] ^ syndrome[26];
  wire trapped_8_4 = ^(syndrome & TRAPPED_8_4_0_MASK);
  wire trapped_8_7 = syndrome[11] ^ syndrome[23] ^ syndrome[29];
  wire trapped_8_9 = ^(syndrome & TRAPPED_8_9_0_MASK);
  wire trapped_8_10 = syndrome[6] ^ syndrome[9] ^ syndrome[14];
  wire trapped_8_11 = syndrome[2] ^ syndrome[21] ^ syndrome[31];
  wire trapped_8_13 = syndrome[7] ^ syndrome[10] ^ syndrome[24];
  wire trapped_8_14 = ^(syndrome & TRAPPED_8_14_0_MASK);
  wire trapped_8_15 = ^(syndrome & TRAPPED_8_15_0_MASK);
  wire trapped_8_17 = syndrome[16] ^ syndrome[18] ^ syndrome[26];
  wire trapped_8_18 = ^(syndrome & TRAPPED_8_18_0_MASK);
  wire trapped_8_20 = ^(syndrome & TRAPPED_8_20_0_MASK);
  wire trapped_8_21 = syndrome[0] ^ syndrome[3] ^ syndrome[25];
  wire trapped_8_22 = syndrome[0] ^ syndrome[1] ^ syndrome[3];
  wire trapped_8_24 = syndrome[6] ^ syndrome[14] ^ syndrome[19];
  wire trapped_8_25 = ^(syndrome & TRAPPED_8_25_0_MASK);
  wire trapped_8_26 = ^(syndrome & TRAPPED_8_26_0_MASK);
  wire trapped_8_27 = syndrome[5] ^ syndrome[7] ^ syndrome[10];
  wire trapped_8_28 = ^(syndrome & TRAPPED_8_28_0_MASK);
  wire trapped_8_29 = syndrome[8] ^ syndrome[13] ^ syndrome[22];
  wire trapped_8_30 = syndrome[13] ^ syndrome[22] ^ syndrome[28];
  wire trapped_8_31 = ^(syndrome & TRAPPED_8_31_0_MASK);
  wire match_8_any = syndrome[12] | syndrome[14] | syndrome[22] | trapped_8_0 | trapped_8_2
      | trapped_8_3 | trapped_8_4 | trapped_8_7;
  wire match_8_any_2 = syndrome[4] | syndrome[16] | trapped_8_9 | trapped_8_10 | trapped_8_11
      | trapped_8_13 | trapped_8_14 | trapped_8_15;
  wire match_8_any_3 = syndrome[2] | syndrome[15] | syndrome[27] | trapped_8_17 | trapped_8_18
      | trapped_8_20 | trapped_8_21 | trapped_8_22;
  wire match_8_any_4 = trapped_8_24 | trapped_8_25 | trapped_8_26 | trapped_8_27 | trapped_8_28
      | trapped_8_29 | trapped_8_30 | trapped_8_31;
  wire match_8_any_5 = syndrome[2] | syndrome[16] | trapped_8_0 | trapped_8_24;
  wire match_8_any_6 = syndrome[14] | trapped_8_9 | trapped_8_17 | trapped_8_25;
  wire match_8_any_7 = trapped_8_2 | trapped_8_10 | trapped_8_18 | trapped_8_26;
  wire match_8_any_8 = syndrome[27] | trapped_8_3 | trapped_8_11 | trapped_8_27;
  wire match_8_any_9 = syndrome[4] | trapped_8_4 | trapped_8_20 | trapped_8_28;
  wire match_8_any_10 = syndrome[22] | trapped_8_13 | trapped_8_21 | trapped_8_29;
  wire match_8_any_11 = syndrome[12] | trapped_8_14 | trapped_8_22 | trapped_8_30;
  wire match_8_any_12 = syndrome[15] | trapped_8_7 | trapped_8_15 | trapped_8_31;
  wire match_8_any_13 = match_8_any_5 | match_8_any_6;
  wire match_8_any_14 = match_8_any_7 | match_8_any_8;
  wire match_8_any_15 = match_8_any_9 | match_8_any_10;
  wire match_8_any_16 = match_8_any_11 | match_8_any_12;
  wire match_8_any_17 = ((match_8_any_5 & match_8_any_6) | (match_8_any_7 & match_8_any_8)
      | (match_8_any_13 & match_8_any_14)) | ((match_8_any_9 & match_8_any_10) | (match_8_any_11
      & match_8_any_12) | (match_8_any_15 & match_8_any_16)) | ((match_8_any_13 | match_8_any_14)
      & (match_8_any_15 | match_8_any_16));

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [8:0] match;
  assign match[0] = ~((match_0_any & match_0_any_2) | (match_0_any_3 & match_0_any_4)
      | ((match_0_any | match_0_any_2) & (match_0_any_3 | match_0_any_4))) | ~match_0_any_17;
  assign match[1] = ~((match_1_any & match_1_any_2) | (match_1_any_3 & match_1_any_4)
      | ((match_1_any | match_1_any_2) & (match_1_any_3 | match_1_any_4))) | ~match_1_any_17;
  assign match[2] = ~((match_2_any & match_2_any_2) | (match_2_any_3 & match_2_any_4)
      | ((match_2_any | match_2_any_2) & (match_2_any_3 | match_2_any_4))) | ~match_2_any_17;
  assign match[3] = ~((match_3_any & match_3_any_2) | (match_3_any_3 & match_3_any_4)
      | ((match_3_any | match_3_any_2) & (match_3_any_3 | match_3_any_4))) | ~match_3_any_17;
  assign match[4] = ~((match_4_any & match_4_any_2) | (match_4_any_3 & match_4_any_4)
      | ((match_4_any | match_4_any_2) & (match_4_any_3 | match_4_any_4))) | ~match_4_any_17;
  assign match[5] = ~((match_5_any & match_5_any_2) | (match_5_any_3 & match_5_any_4)
      | ((match_5_any | match_5_any_2) & (match_5_any_3 | match_5_any_4))) | ~match_5_any_17;
  assign match[6] = ~((match_6_any & match_6_any_2) | (match_6_any_3 & match_6_any_4)
      | ((match_6_any | match_6_any_2) & (match_6_any_3 | match_6_any_4))) | ~match_6_any_17;
  assign match[7] = ~((match_7_any & match_7_any_2) | (match_7_any_3 & match_7_any_4)
      | ((match_7_any | match_7_any_2) & (match_7_any_3 | match_7_any_4))) | ~match_7_any_17;
  assign match[8] = ~((match_8_any & match_8_any_2) | (match_8_any_3 & match_8_any_4)
      | ((match_8_any | match_8_any_2) & (match_8_any_3 | match_8_any_4))) | ~match_8_any_17;

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [287:0] flip;
  assign flip[0] = trapped_0_0 & match[0];
  assign flip[1] = syndrome[16] & match[0];
  assign flip[2] = trapped_0_2 & match[0];
  assign flip[3] = trapped_0_3 & match[0];
  assign flip[4] = trapped_0_4 & match[0];
  assign flip[5] = trapped_0_5 & match[0];
  assign flip[6] = trapped_0_6 & match[0];
  assign flip[7] = trapped_0_7 & match[0];
  assign flip[8] = trapped_1_0 & match[1];
  assign flip[9] = trapped_1_1 & match[1];
  assign flip[10] = trapped_1_2 & match[1];
  assign flip[11] = trapped_1_3 & match[1];
  assign flip[12] = trapped_1_4 & match[1];
  assign flip[13] = trapped_1_5 & match[1];
  assign flip[14] = trapped_1_6 & match[1];
  assign flip[15] = syndrome[11] & match[1];
  assign flip[16] = trapped_2_0 & match[2];
  assign flip[17] = trapped_2_1 & match[2];
  assign flip[18] = trapped_2_2 & match[2];
  assign flip[19] = trapped_2_3 & match[2];
  assign flip[20] = syndrome[6] & match[2];
  assign flip[21] = trapped_2_5 & match[2];
  assign flip[22] = trapped_2_6 & match[2];
  assign flip[23] = syndrome[28] & match[2];
  assign flip[24] = syndrome[25] & match[3];
  assign flip[25] = trapped_3_1 & match[3];
  assign flip[26] = trapped_3_2 & match[3];
  assign flip[27] = syndrome[21] & match[3];
  assign flip[28] = trapped_3_4 & match[3];
  assign flip[29] = syndrome[7] & match[3];
  assign flip[30] = trapped_3_6 & match[3];
  assign flip[31] = trapped_3_7 & match[3];
  assign flip[32] = trapped_4_0 & match[4];
  assign flip[33] = trapped_4_1 & match[4];
  assign flip[34] = trapped_4_2 & match[4];
  assign flip[35] = trapped_4_3 & match[4];
  assign flip[36] = syndrome[24] & match[4];
  assign flip[37] = syndrome[0] & match[4];
  assign flip[38] = trapped_4_6 & match[4];
  assign flip[39] = trapped_4_7 & match[4];
  assign flip[40] = syndrome[3] & match[5];
  assign flip[41] = trapped_5_1 & match[5];
  assign flip[42] = trapped_5_2 & match[5];
  assign flip[43] = trapped_5_3 & match[5];
  assign flip[44] = syndrome[9] & match[5];
  assign flip[45] = trapped_5_5 & match[5];
  assign flip[46] = trapped_5_6 & match[5];
  assign flip[47] = trapped_5_7 & match[5];
  assign flip[48] = trapped_6_0 & match[6];
  assign flip[49] = trapped_6_1 & match[6];
  assign flip[50] = trapped_6_2 & match[6];
  assign flip[51] = trapped_6_3 & match[6];
  assign flip[52] = trapped_6_4 & match[6];
  assign flip[53] = trapped_6_5 & match[6];
  assign flip[54] = syndrome[3] & match[6];
  assign flip[55] = syndrome[31] & match[6];
  assign flip[56] = syndrome[29] & match[7];
  assign flip[57] = trapped_7_1 & match[7];
  assign flip[58] = trapped_7_2 & match[7];
  assign flip[59] = trapped_7_3 & match[7];
  assign flip[60] = trapped_7_4 & match[7];
  assign flip[61] = trapped_7_5 & match[7];
  assign flip[62] = trapped_7_6 & match[7];
  assign flip[63] = trapped_7_7 & match[7];
  assign flip[64] = trapped_8_0 & match[8];
  assign flip[65] = syndrome[14] & match[8];
  assign flip[66] = trapped_8_2 & match[8];
  assign flip[67] = trapped_8_3 & match[8];
  assign flip[68] = trapped_8_4 & match[8];
  assign flip[69] = syndrome[22] & match[8];
  assign flip[70] = syndrome[12] & match[8];
  assign flip[71] = trapped_8_7 & match[8];
  assign flip[72] = syndrome[30] & match[0];
  assign flip[73] = trapped_0_9 & match[0];
  assign flip[74] = syndrome[26] & match[0];
  assign flip[75] = trapped_0_11 & match[0];
  assign flip[76] = trapped_0_12 & match[0];
  assign flip[77] = trapped_0_13 & match[0];
  assign flip[78] = syndrome[18] & match[0];
  assign flip[79] = trapped_0_15 & match[0];
  assign flip[80] = syndrome[25] & match[1];
  assign flip[81] = trapped_1_9 & match[1];
  assign flip[82] = trapped_1_10 & match[1];
  assign flip[83] = syndrome[2] & match[1];
  assign flip[84] = syndrome[8] & match[1];
  assign flip[85] = trapped_1_13 & match[1];
  assign flip[86] = syndrome[23] & match[1];
  assign flip[87] = trapped_1_15 & match[1];
  assign flip[88] = trapped_2_8 & match[2];
  assign flip[89] = syndrome[19] & match[2];
  assign flip[90] = syndrome[8] & match[2];
  assign flip[91] = trapped_2_11 & match[2];
  assign flip[92] = trapped_2_12 & match[2];
  assign flip[93] = syndrome[7] & match[2];
  assign flip[94] = trapped_2_14 & match[2];
  assign flip[95] = trapped_2_15 & match[2];
  assign flip[96] = trapped_3_8 & match[3];
  assign flip[97] = syndrome[30] & match[3];
  assign flip[98] = trapped_3_10 & match[3];
  assign flip[99] = trapped_3_11 & match[3];
  assign flip[100] = trapped_3_12 & match[3];
  assign flip[101] = syndrome[31] & match[3];
  assign flip[102] = trapped_3_14 & match[3];
  assign flip[103] = trapped_3_15 & match[3];
  assign flip[104] = trapped_4_8 & match[4];
  assign flip[105] = trapped_4_9 & match[4];
  assign flip[106] = trapped_4_10 & match[4];
  assign flip[107] = trapped_4_11 & match[4];
  assign flip[108] = trapped_4_12 & match[4];
  assign flip[109] = syndrome[10] & match[4];
  assign flip[110] = syndrome[12] & match[4];
  assign flip[111] = trapped_4_15 & match[4];
  assign flip[112] = syndrome[5] & match[5];
  assign flip[113] = trapped_5_9 & match[5];
  assign flip[114] = trapped_5_10 & match[5];
  assign flip[115] = trapped_5_11 & match[5];
  assign flip[116] = trapped_5_12 & match[5];
  assign flip[117] = syndrome[28] & match[5];
  assign flip[118] = trapped_5_14 & match[5];
  assign flip[119] = syndrome[18] & match[5];
  assign flip[120] = trapped_6_8 & match[6];
  assign flip[121] = syndrome[19] & match[6];
  assign flip[122] = trapped_6_10 & match[6];
  assign flip[123] = trapped_6_11 & match[6];
  assign flip[124] = trapped_6_12 & match[6];
  assign flip[125] = trapped_6_13 & match[6];
  assign flip[126] = trapped_6_14 & match[6];
  assign flip[127] = trapped_6_15 & match[6];
  assign flip[128] = trapped_7_8 & match[7];
  assign flip[129] = syndrome[7] & match[7];
  assign flip[130] = trapped_7_10 & match[7];
  assign flip[131] = trapped_7_11 & match[7];
  assign flip[132] = trapped_7_12 & match[7];
  assign flip[133] = trapped_7_13 & match[7];
  assign flip[134] = syndrome[13] & match[7];
  assign flip[135] = trapped_7_15 & match[7];
  assign flip[136] = syndrome[16] & match[8];
  assign flip[137] = trapped_8_9 & match[8];
  assign flip[138] = trapped_8_10 & match[8];
  assign flip[139] = trapped_8_11 & match[8];
  assign flip[140] = syndrome[4] & match[8];
  assign flip[141] = trapped_8_13 & match[8];
  assign flip[142] = trapped_8_14 & match[8];
  assign flip[143] = trapped_8_15 & match[8];
  assign flip[144] = trapped_0_16 & match[0];
  assign flip[145] = trapped_0_17 & match[0];
  assign flip[146] = trapped_0_18 & match[0];
  assign flip[147] = trapped_0_19 & match[0];
  assign flip[148] = trapped_0_20 & match[0];
  assign flip[149] = syndrome[31] & match[0];
  assign flip[150] = trapped_0_22 & match[0];
  assign flip[151] = syndrome[5] & match[0];
  assign flip[152] = trapped_1_16 & match[1];
  assign flip[153] = syndrome[27] & match[1];
  assign flip[154] = trapped_1_18 & match[1];
  assign flip[155] = trapped_1_19 & match[1];
  assign flip[156] = syndrome[26] & match[1];
  assign flip[157] = trapped_1_21 & match[1];
  assign flip[158] = trapped_1_22 & match[1];
  assign flip[159] = trapped_1_23 & match[1];
  assign flip[160] = trapped_2_16 & match[2];
  assign flip[161] = trapped_2_17 & match[2];
  assign flip[162] = trapped_2_18 & match[2];
  assign flip[163] = trapped_2_19 & match[2];
  assign flip[164] = syndrome[17] & match[2];
  assign flip[165] = trapped_2_21 & match[2];
  assign flip[166] = trapped_2_22 & match[2];
  assign flip[167] = trapped_2_23 & match[2];
  assign flip[168] = trapped_3_16 & match[3];
  assign flip[169] = trapped_3_17 & match[3];
  assign flip[170] = trapped_3_18 & match[3];
  assign flip[171] = syndrome[14] & match[3];
  assign flip[172] = trapped_3_20 & match[3];
  assign flip[173] = trapped_3_21 & match[3];
  assign flip[174] = trapped_3_22 & match[3];
  assign flip[175] = trapped_3_23 & match[3];
  assign flip[176] = trapped_4_16 & match[4];
  assign flip[177] = syndrome[9] & match[4];
  assign flip[178] = trapped_4_18 & match[4];
  assign flip[179] = syndrome[8] & match[4];
  assign flip[180] = trapped_4_20 & match[4];
  assign flip[181] = trapped_4_21 & match[4];
  assign flip[182] = trapped_4_22 & match[4];
  assign flip[183] = syndrome[13] & match[4];
  assign flip[184] = trapped_5_16 & match[5];
  assign flip[185] = trapped_5_17 & match[5];
  assign flip[186] = trapped_5_18 & match[5];
  assign flip[187] = trapped_5_19 & match[5];
  assign flip[188] = trapped_5_20 & match[5];
  assign flip[189] = syndrome[11] & match[5];
  assign flip[190] = trapped_5_22 & match[5];
  assign flip[191] = trapped_5_23 & match[5];
  assign flip[192] = trapped_6_16 & match[6];
  assign flip[193] = syndrome[23] & match[6];
  assign flip[194] = syndrome[26] & match[6];
  assign flip[195] = trapped_6_19 & match[6];
  assign flip[196] = trapped_6_20 & match[6];
  assign flip[197] = trapped_6_21 & match[6];
  assign flip[198] = trapped_6_22 & match[6];
  assign flip[199] = trapped_6_23 & match[6];
  assign flip[200] = syndrome[1] & match[7];
  assign flip[201] = trapped_7_17 & match[7];
  assign flip[202] = syndrome[17] & match[7];
  assign flip[203] = trapped_7_19 & match[7];
  assign flip[204] = syndrome[22] & match[7];
  assign flip[205] = trapped_7_21 & match[7];
  assign flip[206] = trapped_7_22 & match[7];
  assign flip[207] = trapped_7_23 & match[7];
  assign flip[208] = syndrome[2] & match[8];
  assign flip[209] = trapped_8_17 & match[8];
  assign flip[210] = trapped_8_18 & match[8];
  assign flip[211] = syndrome[27] & match[8];
  assign flip[212] = trapped_8_20 & match[8];
  assign flip[213] = trapped_8_21 & match[8];
  assign flip[214] = trapped_8_22 & match[8];
  assign flip[215] = syndrome[15] & match[8];
  assign flip[216] = trapped_0_24 & match[0];
  assign flip[217] = trapped_0_25 & match[0];
  assign flip[218] = syndrome[27] & match[0];
  assign flip[219] = trapped_0_27 & match[0];
  assign flip[220] = trapped_0_28 & match[0];
  assign flip[221] = syndrome[12] & match[0];
  assign flip[222] = trapped_0_30 & match[0];
  assign flip[223] = trapped_0_31 & match[0];
  assign flip[224] = trapped_1_24 & match[1];
  assign flip[225] = trapped_1_25 & match[1];
  assign flip[226] = trapped_1_26 & match[1];
  assign flip[227] = trapped_1_27 & match[1];
  assign flip[228] = trapped_1_28 & match[1];
  assign flip[229] = trapped_1_29 & match[1];
  assign flip[230] = syndrome[24] & match[1];
  assign flip[231] = trapped_1_31 & match[1];
  assign flip[232] = trapped_2_24 & match[2];
  assign flip[233] = trapped_2_25 & match[2];
  assign flip[234] = syndrome[12] & match[2];
  assign flip[235] = trapped_2_27 & match[2];
  assign flip[236] = trapped_2_28 & match[2];
  assign flip[237] = trapped_2_29 & match[2];
  assign flip[238] = syndrome[25] & match[2];
  assign flip[239] = trapped_2_31 & match[2];
  assign flip[240] = trapped_3_24 & match[3];
  assign flip[241] = syndrome[15] & match[3];
  assign flip[242] = trapped_3_26 & match[3];
  assign flip[243] = trapped_3_27 & match[3];
  assign flip[244] = trapped_3_28 & match[3];
  assign flip[245] = syndrome[11] & match[3];
  assign flip[246] = trapped_3_30 & match[3];
  assign flip[247] = trapped_3_31 & match[3];
  assign flip[248] = syndrome[1] & match[4];
  assign flip[249] = trapped_4_25 & match[4];
  assign flip[250] = trapped_4_26 & match[4];
  assign flip[251] = trapped_4_27 & match[4];
  assign flip[252] = trapped_4_28 & match[4];
  assign flip[253] = trapped_4_29 & match[4];
  assign flip[254] = trapped_4_30 & match[4];
  assign flip[255] = trapped_4_31 & match[4];
  assign flip[256] = trapped_5_24 & match[5];
  assign flip[257] = syndrome[24] & match[5];
  assign flip[258] = trapped_5_26 & match[5];
  assign flip[259] = trapped_5_27 & match[5];
  assign flip[260] = trapped_5_28 & match[5];
  assign flip[261] = trapped_5_29 & match[5];
  assign flip[262] = trapped_5_30 & match[5];
  assign flip[263] = syndrome[6] & match[5];
  assign flip[264] = trapped_6_24 & match[6];
  assign flip[265] = trapped_6_25 & match[6];
  assign flip[266] = trapped_6_26 & match[6];
  assign flip[267] = syndrome[10] & match[6];
  assign flip[268] = syndrome[1] & match[6];
  assign flip[269] = trapped_6_29 & match[6];
  assign flip[270] = syndrome[11] & match[6];
  assign flip[271] = trapped_6_31 & match[6];
  assign flip[272] = trapped_7_24 & match[7];
  assign flip[273] = trapped_7_25 & match[7];
  assign flip[274] = syndrome[25] & match[7];
  assign flip[275] = trapped_7_27 & match[7];
  assign flip[276] = syndrome[14] & match[7];
  assign flip[277] = trapped_7_29 & match[7];
  assign flip[278] = trapped_7_30 & match[7];
  assign flip[279] = trapped_7_31 & match[7];
  assign flip[280] = trapped_8_24 & match[8];
  assign flip[281] = trapped_8_25 & match[8];
  assign flip[282] = trapped_8_26 & match[8];
  assign flip[283] = trapped_8_27 & match[8];
  assign flip[284] = trapped_8_28 & match[8];
  assign flip[285] = trapped_8_29 & match[8];
  assign flip[286] = trapped_8_30 & match[8];
  assign flip[287] = trapped_8_31 & match[8];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~nonzero_is;
  wire hit = |match;

  assign flips_o = flip;
  assign ce_o = nonzero & hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // sparse_pin_cw_dec

`default_nettype wire
