// SPDX-License-Identifier: MIT OR Apache-2.0
// DDR5 on-die SEC (136,128): JEDEC JESD79-5 (on-die ECC: 128 data and 8 check bits, single-error
// correction); Hamming 1950
// Generated from scheme on-die-sec-136-128 with hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Do not edit; regenerate: eccforge emit verilog on-die-sec-136-128 --out DIR
`default_nettype none

// Decodes one (136,128) codeword. Combinational.
module on_die_sec_136_128_cw_dec (
  input  wire [135:0] codeword_i,  // codeword as read
  output wire [135:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [7:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[0] ^ codeword_i[122];
  wire sum_1 = codeword_i[42] ^ codeword_i[44];
  wire sum_2 = codeword_i[6] ^ codeword_i[36];
  wire sum_3 = codeword_i[57] ^ (codeword_i[65] ^ codeword_i[73]);
  wire sum_4 = codeword_i[34] ^ (codeword_i[50] ^ codeword_i[97]);
  wire sum_5 = codeword_i[101] ^ (codeword_i[103] ^ codeword_i[117]);
  wire sum_6 = codeword_i[3] ^ codeword_i[126];
  wire sum_7 = codeword_i[32] ^ (codeword_i[30] ^ codeword_i[93]);
  wire sum_8 = sum_7 ^ (sum_6 ^ (codeword_i[1] ^ codeword_i[61]));
  wire xor_0 = ((((codeword_i[26] ^ codeword_i[28]) ^ (codeword_i[13] ^ codeword_i[23])) ^ (sum_0
      ^ (codeword_i[4] ^ codeword_i[11]))) ^ (sum_3 ^ (sum_1 ^ sum_2))) ^ (sum_8 ^ (sum_4 ^ sum_5));
  wire sum_9 = codeword_i[75] ^ codeword_i[107];
  wire sum_10 = codeword_i[59] ^ (codeword_i[67] ^ sum_9);
  wire sum_11 = codeword_i[21] ^ (codeword_i[25] ^ codeword_i[83]);
  wire sum_12 = codeword_i[19] ^ sum_11;
  wire sum_13 = codeword_i[99] ^ codeword_i[115];
  wire sum_14 = codeword_i[91] ^ sum_13;
  wire sum_15 = codeword_i[105] ^ codeword_i[113];
  wire sum_16 = codeword_i[89] ^ (sum_14 ^ sum_15);
  wire sum_17 = codeword_i[111] ^ codeword_i[119];
  wire sum_18 = codeword_i[95] ^ sum_17;
  wire sum_19 = codeword_i[63] ^ (codeword_i[71] ^ sum_18);
  wire sum_20 = codeword_i[17] ^ codeword_i[48];
  wire sum_21 = codeword_i[77] ^ (codeword_i[85] ^ codeword_i[109]);
  wire sum_22 = (codeword_i[15] ^ sum_20) ^ (codeword_i[46] ^ sum_21);
  wire sum_23 = codeword_i[38] ^ (codeword_i[40] ^ codeword_i[54]);
  wire sum_24 = (codeword_i[8] ^ codeword_i[69]) ^ (codeword_i[10] ^ sum_23);
  wire sum_25 = sum_22 ^ sum_24;
  wire sum_26 = codeword_i[58] ^ codeword_i[74];
  wire sum_27 = codeword_i[121] ^ codeword_i[125];
  wire sum_28 = codeword_i[12] ^ codeword_i[13];
  wire xor_1 = (((codeword_i[2] ^ codeword_i[103]) ^ (codeword_i[40] ^ codeword_i[44])) ^ (sum_26
      ^ (codeword_i[10] ^ codeword_i[32]))) ^ ((sum_0 ^ sum_27) ^ (sum_6 ^ sum_28));
  wire sum_29 = codeword_i[5] ^ (codeword_i[9] ^ sum_2);
  wire sum_30 = codeword_i[70] ^ codeword_i[102];
  wire sum_31 = codeword_i[66] ^ (codeword_i[98] ^ sum_30);
  wire sum_32 = sum_10 ^ sum_31;
  wire xor_2 = (xor_1 ^ ((sum_11 ^ (codeword_i[129] ^ sum_20)) ^ (sum_14 ^ (codeword_i[39]
      ^ codeword_i[82])))) ^ (sum_32 ^ (sum_29 ^ ((codeword_i[24] ^ codeword_i[27])
      ^ (codeword_i[16] ^ codeword_i[20]))));
  wire sum_33 = codeword_i[90] ^ codeword_i[94];
  wire sum_34 = codeword_i[55] ^ codeword_i[56];
  wire sum_35 = codeword_i[47] ^ sum_34;
  wire sum_36 = codeword_i[31] ^ sum_35;
  wire sum_37 = sum_36 ^ (sum_33 ^ (codeword_i[28] ^ codeword_i[35]));
  wire sum_38 = codeword_i[51] ^ (codeword_i[52] ^ codeword_i[114]);
  wire sum_39 = codeword_i[43] ^ (codeword_i[106] ^ sum_38);
  wire sum_40 = codeword_i[110] ^ codeword_i[118];
  wire sum_41 = codeword_i[86] ^ codeword_i[87];
  wire sum_42 = (sum_40 ^ sum_41) ^ (codeword_i[78] ^ codeword_i[79]);
  wire sum_43 = sum_19 ^ (codeword_i[62] ^ sum_42);
  wire sum_44 = codeword_i[60] ^ codeword_i[76];
  wire sum_45 = codeword_i[123] ^ codeword_i[124];
  wire sum_46 = codeword_i[14] ^ codeword_i[16];
  wire sum_47 = codeword_i[68] ^ codeword_i[84];
  wire xor_3 = (((codeword_i[29] ^ codeword_i[130]) ^ (codeword_i[7] ^ codeword_i[125]))
      ^ ((codeword_i[9] ^ codeword_i[94]) ^ (codeword_i[2] ^ codeword_i[25]))) ^ ((sum_44 ^ sum_45)
      ^ (sum_46 ^ sum_47));
  wire sum_48 = codeword_i[37] ^ codeword_i[39];
  wire sum_49 = codeword_i[24] ^ (codeword_i[22] ^ codeword_i[23]);
  wire sum_50 = codeword_i[53] ^ codeword_i[116];
  wire sum_51 = codeword_i[45] ^ (codeword_i[108] ^ sum_50);
  wire sum_52 = codeword_i[100] ^ sum_5;
  wire sum_53 = codeword_i[92] ^ sum_52;
  wire xor_4 = (((codeword_i[85] ^ codeword_i[113]) ^ (codeword_i[67] ^ codeword_i[71])) ^ (sum_50
      ^ (codeword_i[4] ^ codeword_i[65]))) ^ ((sum_13 ^ sum_34) ^ (codeword_i[131] ^ sum_41));
  wire sum_54 = codeword_i[96] ^ sum_47;
  wire sum_55 = codeword_i[80] ^ (codeword_i[81] ^ codeword_i[82]);
  wire xor_5 = (xor_4 ^ ((sum_54 ^ sum_55) ^ (sum_38 ^ (codeword_i[64] ^ codeword_i[127]))))
      ^ ((sum_29 ^ sum_31) ^ (sum_52 ^ ((codeword_i[7] ^ codeword_i[118]) ^ (codeword_i[35]
      ^ codeword_i[119]))));
  wire sum_56 = codeword_i[33] ^ (sum_4 ^ sum_48);
  wire sum_57 = codeword_i[49] ^ codeword_i[112];
  wire sum_58 = (codeword_i[18] ^ (codeword_i[20] ^ sum_57)) ^ (sum_12 ^ sum_49);
  wire xor_6 = (((codeword_i[84] ^ codeword_i[132]) ^ (codeword_i[74] ^ codeword_i[76]))
      ^ ((codeword_i[115] ^ codeword_i[117]) ^ (codeword_i[54] ^ codeword_i[73]))) ^ ((sum_46
      ^ (codeword_i[11] ^ codeword_i[50])) ^ (sum_9 ^ sum_28));
  wire sum_59 = codeword_i[72] ^ (codeword_i[104] ^ sum_55);
  wire sum_60 = sum_39 ^ (sum_51 ^ (codeword_i[41] ^ sum_1));
  wire xor_7 = (((codeword_i[96] ^ codeword_i[104]) ^ (codeword_i[29] ^ codeword_i[102]))
      ^ ((codeword_i[27] ^ codeword_i[98]) ^ (codeword_i[107] ^ codeword_i[109])))
      ^ (((codeword_i[46] ^ codeword_i[48]) ^ (codeword_i[26] ^ codeword_i[36])) ^ (sum_40
      ^ sum_57));
  wire sum_61 = sum_16 ^ sum_53;
  wire xor_8 = (((codeword_i[88] ^ codeword_i[112]) ^ (codeword_i[64] ^ codeword_i[116]))
      ^ ((codeword_i[108] ^ codeword_i[114]) ^ (codeword_i[97] ^ codeword_i[106])))
      ^ (((codeword_i[83] ^ codeword_i[93]) ^ (codeword_i[61] ^ codeword_i[69])) ^ (sum_26
      ^ sum_44));

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [7:0] syndrome;
  // ^(codeword_i & 136'h0155aaaaaaaaaaaaaaab55555556aaad5b)
  assign syndrome[0] = (xor_0 ^ (sum_16 ^ (sum_10 ^ sum_12))) ^ (sum_25 ^ (sum_19
      ^ (((codeword_i[124] ^ codeword_i[128]) ^ (codeword_i[87] ^ codeword_i[120]))
      ^ ((codeword_i[79] ^ codeword_i[81]) ^ (codeword_i[52] ^ codeword_i[56])))));
  // ^(codeword_i & 136'h0266cccccccccccccccd9999999b33366d)
  assign syndrome[1] = xor_2 ^ (sum_43 ^ (sum_37 ^ sum_39));
  assign syndrome[2] = ((xor_3 ^ (sum_8 ^ (sum_49 ^ (sum_30 ^ sum_48)))) ^ (sum_53 ^ (sum_36
      ^ sum_51))) ^ (sum_25 ^ sum_43);  // ^(codeword_i & 136'h0478f0f0f0f0f0f0f0f1e1e1e1e3c3c78e)
  // ^(codeword_i & 136'h0880ff00ff00ff00ff01fe01fe03fc07f0)
  assign syndrome[3] = xor_5 ^ (sum_58 ^ (sum_24 ^ sum_56));
  assign syndrome[4] = ((xor_6 ^ (sum_42 ^ (sum_35 ^ (sum_15 ^ sum_17)))) ^ (sum_22 ^ sum_59))
      ^ (sum_58 ^ sum_60);  // ^(codeword_i & 136'h1000ffff0000ffff0001fffe0003fff800)
  // ^(codeword_i & 136'h2000ffffffff00000001fffffffc000000)
  assign syndrome[5] = ((xor_7 ^ ((sum_7 ^ sum_23) ^ (sum_18 ^ (codeword_i[88] ^ codeword_i[133]))))
      ^ (sum_37 ^ sum_56)) ^ (sum_60 ^ sum_61);
  // ^(codeword_i & 136'h4000fffffffffffffffe00000000000000)
  assign syndrome[6] = ((xor_8 ^ ((sum_3 ^ (codeword_i[134] ^ sum_33)) ^ (sum_21 ^ sum_54)))
      ^ (sum_32 ^ sum_59)) ^ (sum_43 ^ sum_61);
  // ^(codeword_i & 136'h80ff000000000000000000000000000000)
  assign syndrome[7] = ((codeword_i[135] ^ sum_45) ^ (codeword_i[126] ^ codeword_i[127])) ^ (sum_27
      ^ (codeword_i[120] ^ codeword_i[122]));

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
  wire any_9 = syndrome_3_0_is_1 | syndrome_3_0_is_2 | syndrome_3_0_is_3 | syndrome_3_0_is_4
      | syndrome_3_0_is_5 | syndrome_3_0_is_6 | syndrome_3_0_is_7 | syndrome_3_0_is_8
      | syndrome_3_0_is_9 | syndrome_3_0_is_10 | syndrome_3_0_is_11 | syndrome_3_0_is_12
      | syndrome_3_0_is_13 | syndrome_3_0_is_14 | syndrome_3_0_is_15;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [135:0] match;
  assign match[0] = syndrome_3_0_is_3 & syndrome_7_4_is_0;  // bit 0: 8'h03
  assign match[1] = syndrome_3_0_is_5 & syndrome_7_4_is_0;  // bit 1: 8'h05
  assign match[2] = syndrome_3_0_is_6 & syndrome_7_4_is_0;  // bit 2: 8'h06
  assign match[3] = syndrome_3_0_is_7 & syndrome_7_4_is_0;  // bit 3: 8'h07
  assign match[4] = syndrome_3_0_is_9 & syndrome_7_4_is_0;  // bit 4: 8'h09
  assign match[5] = syndrome_3_0_is_10 & syndrome_7_4_is_0;  // bit 5: 8'h0a
  assign match[6] = syndrome_3_0_is_11 & syndrome_7_4_is_0;  // bit 6: 8'h0b
  assign match[7] = syndrome_3_0_is_12 & syndrome_7_4_is_0;  // bit 7: 8'h0c
  assign match[8] = syndrome_3_0_is_13 & syndrome_7_4_is_0;  // bit 8: 8'h0d
  assign match[9] = syndrome_3_0_is_14 & syndrome_7_4_is_0;  // bit 9: 8'h0e
  assign match[10] = syndrome_3_0_is_15 & syndrome_7_4_is_0;  // bit 10: 8'h0f
  assign match[11] = syndrome_3_0_is_1 & syndrome_7_4_is_1;  // bit 11: 8'h11
  assign match[12] = syndrome_3_0_is_2 & syndrome_7_4_is_1;  // bit 12: 8'h12
  assign match[13] = syndrome_3_0_is_3 & syndrome_7_4_is_1;  // bit 13: 8'h13
  assign match[14] = syndrome_3_0_is_4 & syndrome_7_4_is_1;  // bit 14: 8'h14
  assign match[15] = syndrome_3_0_is_5 & syndrome_7_4_is_1;  // bit 15: 8'h15
  assign match[16] = syndrome_3_0_is_6 & syndrome_7_4_is_1;  // bit 16: 8'h16
  assign match[17] = syndrome_3_0_is_7 & syndrome_7_4_is_1;  // bit 17: 8'h17
  assign match[18] = syndrome_3_0_is_8 & syndrome_7_4_is_1;  // bit 18: 8'h18
  assign match[19] = syndrome_3_0_is_9 & syndrome_7_4_is_1;  // bit 19: 8'h19
  assign match[20] = syndrome_3_0_is_10 & syndrome_7_4_is_1;  // bit 20: 8'h1a
  assign match[21] = syndrome_3_0_is_11 & syndrome_7_4_is_1;  // bit 21: 8'h1b
  assign match[22] = syndrome_3_0_is_12 & syndrome_7_4_is_1;  // bit 22: 8'h1c
  assign match[23] = syndrome_3_0_is_13 & syndrome_7_4_is_1;  // bit 23: 8'h1d
  assign match[24] = syndrome_3_0_is_14 & syndrome_7_4_is_1;  // bit 24: 8'h1e
  assign match[25] = syndrome_3_0_is_15 & syndrome_7_4_is_1;  // bit 25: 8'h1f
  assign match[26] = syndrome_3_0_is_1 & syndrome_7_4_is_2;  // bit 26: 8'h21
  assign match[27] = syndrome_3_0_is_2 & syndrome_7_4_is_2;  // bit 27: 8'h22
  assign match[28] = syndrome_3_0_is_3 & syndrome_7_4_is_2;  // bit 28: 8'h23
  assign match[29] = syndrome_3_0_is_4 & syndrome_7_4_is_2;  // bit 29: 8'h24
  assign match[30] = syndrome_3_0_is_5 & syndrome_7_4_is_2;  // bit 30: 8'h25
  assign match[31] = syndrome_3_0_is_6 & syndrome_7_4_is_2;  // bit 31: 8'h26
  assign match[32] = syndrome_3_0_is_7 & syndrome_7_4_is_2;  // bit 32: 8'h27
  assign match[33] = syndrome_3_0_is_8 & syndrome_7_4_is_2;  // bit 33: 8'h28
  assign match[34] = syndrome_3_0_is_9 & syndrome_7_4_is_2;  // bit 34: 8'h29
  assign match[35] = syndrome_3_0_is_10 & syndrome_7_4_is_2;  // bit 35: 8'h2a
  assign match[36] = syndrome_3_0_is_11 & syndrome_7_4_is_2;  // bit 36: 8'h2b
  assign match[37] = syndrome_3_0_is_12 & syndrome_7_4_is_2;  // bit 37: 8'h2c
  assign match[38] = syndrome_3_0_is_13 & syndrome_7_4_is_2;  // bit 38: 8'h2d
  assign match[39] = syndrome_3_0_is_14 & syndrome_7_4_is_2;  // bit 39: 8'h2e
  assign match[40] = syndrome_3_0_is_15 & syndrome_7_4_is_2;  // bit 40: 8'h2f
  assign match[41] = syndrome_3_0_is_0 & syndrome_7_4_is_3;  // bit 41: 8'h30
  assign match[42] = syndrome_3_0_is_1 & syndrome_7_4_is_3;  // bit 42: 8'h31
  assign match[43] = syndrome_3_0_is_2 & syndrome_7_4_is_3;  // bit 43: 8'h32
  assign match[44] = syndrome_3_0_is_3 & syndrome_7_4_is_3;  // bit 44: 8'h33
  assign match[45] = syndrome_3_0_is_4 & syndrome_7_4_is_3;  // bit 45: 8'h34
  assign match[46] = syndrome_3_0_is_5 & syndrome_7_4_is_3;  // bit 46: 8'h35
  assign match[47] = syndrome_3_0_is_6 & syndrome_7_4_is_3;  // bit 47: 8'h36
  assign match[48] = syndrome_3_0_is_7 & syndrome_7_4_is_3;  // bit 48: 8'h37
  assign match[49] = syndrome_3_0_is_8 & syndrome_7_4_is_3;  // bit 49: 8'h38
  assign match[50] = syndrome_3_0_is_9 & syndrome_7_4_is_3;  // bit 50: 8'h39
  assign match[51] = syndrome_3_0_is_10 & syndrome_7_4_is_3;  // bit 51: 8'h3a
  assign match[52] = syndrome_3_0_is_11 & syndrome_7_4_is_3;  // bit 52: 8'h3b
  assign match[53] = syndrome_3_0_is_12 & syndrome_7_4_is_3;  // bit 53: 8'h3c
  assign match[54] = syndrome_3_0_is_13 & syndrome_7_4_is_3;  // bit 54: 8'h3d
  assign match[55] = syndrome_3_0_is_14 & syndrome_7_4_is_3;  // bit 55: 8'h3e
  assign match[56] = syndrome_3_0_is_15 & syndrome_7_4_is_3;  // bit 56: 8'h3f
  assign match[57] = syndrome_3_0_is_1 & syndrome_7_4_is_4;  // bit 57: 8'h41
  assign match[58] = syndrome_3_0_is_2 & syndrome_7_4_is_4;  // bit 58: 8'h42
  assign match[59] = syndrome_3_0_is_3 & syndrome_7_4_is_4;  // bit 59: 8'h43
  assign match[60] = syndrome_3_0_is_4 & syndrome_7_4_is_4;  // bit 60: 8'h44
  assign match[61] = syndrome_3_0_is_5 & syndrome_7_4_is_4;  // bit 61: 8'h45
  assign match[62] = syndrome_3_0_is_6 & syndrome_7_4_is_4;  // bit 62: 8'h46
  assign match[63] = syndrome_3_0_is_7 & syndrome_7_4_is_4;  // bit 63: 8'h47
  assign match[64] = syndrome_3_0_is_8 & syndrome_7_4_is_4;  // bit 64: 8'h48
  assign match[65] = syndrome_3_0_is_9 & syndrome_7_4_is_4;  // bit 65: 8'h49
  assign match[66] = syndrome_3_0_is_10 & syndrome_7_4_is_4;  // bit 66: 8'h4a
  assign match[67] = syndrome_3_0_is_11 & syndrome_7_4_is_4;  // bit 67: 8'h4b
  assign match[68] = syndrome_3_0_is_12 & syndrome_7_4_is_4;  // bit 68: 8'h4c
  assign match[69] = syndrome_3_0_is_13 & syndrome_7_4_is_4;  // bit 69: 8'h4d
  assign match[70] = syndrome_3_0_is_14 & syndrome_7_4_is_4;  // bit 70: 8'h4e
  assign match[71] = syndrome_3_0_is_15 & syndrome_7_4_is_4;  // bit 71: 8'h4f
  assign match[72] = syndrome_3_0_is_0 & syndrome_7_4_is_5;  // bit 72: 8'h50
  assign match[73] = syndrome_3_0_is_1 & syndrome_7_4_is_5;  // bit 73: 8'h51
  assign match[74] = syndrome_3_0_is_2 & syndrome_7_4_is_5;  // bit 74: 8'h52
  assign match[75] = syndrome_3_0_is_3 & syndrome_7_4_is_5;  // bit 75: 8'h53
  assign match[76] = syndrome_3_0_is_4 & syndrome_7_4_is_5;  // bit 76: 8'h54
  assign match[77] = syndrome_3_0_is_5 & syndrome_7_4_is_5;  // bit 77: 8'h55
  assign match[78] = syndrome_3_0_is_6 & syndrome_7_4_is_5;  // bit 78: 8'h56
  assign match[79] = syndrome_3_0_is_7 & syndrome_7_4_is_5;  // bit 79: 8'h57
  assign match[80] = syndrome_3_0_is_8 & syndrome_7_4_is_5;  // bit 80: 8'h58
  assign match[81] = syndrome_3_0_is_9 & syndrome_7_4_is_5;  // bit 81: 8'h59
  assign match[82] = syndrome_3_0_is_10 & syndrome_7_4_is_5;  // bit 82: 8'h5a
  assign match[83] = syndrome_3_0_is_11 & syndrome_7_4_is_5;  // bit 83: 8'h5b
  assign match[84] = syndrome_3_0_is_12 & syndrome_7_4_is_5;  // bit 84: 8'h5c
  assign match[85] = syndrome_3_0_is_13 & syndrome_7_4_is_5;  // bit 85: 8'h5d
  assign match[86] = syndrome_3_0_is_14 & syndrome_7_4_is_5;  // bit 86: 8'h5e
  assign match[87] = syndrome_3_0_is_15 & syndrome_7_4_is_5;  // bit 87: 8'h5f
  assign match[88] = syndrome_3_0_is_0 & syndrome_7_4_is_6;  // bit 88: 8'h60
  assign match[89] = syndrome_3_0_is_1 & syndrome_7_4_is_6;  // bit 89: 8'h61
  assign match[90] = syndrome_3_0_is_2 & syndrome_7_4_is_6;  // bit 90: 8'h62
  assign match[91] = syndrome_3_0_is_3 & syndrome_7_4_is_6;  // bit 91: 8'h63
  assign match[92] = syndrome_3_0_is_4 & syndrome_7_4_is_6;  // bit 92: 8'h64
  assign match[93] = syndrome_3_0_is_5 & syndrome_7_4_is_6;  // bit 93: 8'h65
  assign match[94] = syndrome_3_0_is_6 & syndrome_7_4_is_6;  // bit 94: 8'h66
  assign match[95] = syndrome_3_0_is_7 & syndrome_7_4_is_6;  // bit 95: 8'h67
  assign match[96] = syndrome_3_0_is_8 & syndrome_7_4_is_6;  // bit 96: 8'h68
  assign match[97] = syndrome_3_0_is_9 & syndrome_7_4_is_6;  // bit 97: 8'h69
  assign match[98] = syndrome_3_0_is_10 & syndrome_7_4_is_6;  // bit 98: 8'h6a
  assign match[99] = syndrome_3_0_is_11 & syndrome_7_4_is_6;  // bit 99: 8'h6b
  assign match[100] = syndrome_3_0_is_12 & syndrome_7_4_is_6;  // bit 100: 8'h6c
  assign match[101] = syndrome_3_0_is_13 & syndrome_7_4_is_6;  // bit 101: 8'h6d
  assign match[102] = syndrome_3_0_is_14 & syndrome_7_4_is_6;  // bit 102: 8'h6e
  assign match[103] = syndrome_3_0_is_15 & syndrome_7_4_is_6;  // bit 103: 8'h6f
  assign match[104] = syndrome_3_0_is_0 & syndrome_7_4_is_7;  // bit 104: 8'h70
  assign match[105] = syndrome_3_0_is_1 & syndrome_7_4_is_7;  // bit 105: 8'h71
  assign match[106] = syndrome_3_0_is_2 & syndrome_7_4_is_7;  // bit 106: 8'h72
  assign match[107] = syndrome_3_0_is_3 & syndrome_7_4_is_7;  // bit 107: 8'h73
  assign match[108] = syndrome_3_0_is_4 & syndrome_7_4_is_7;  // bit 108: 8'h74
  assign match[109] = syndrome_3_0_is_5 & syndrome_7_4_is_7;  // bit 109: 8'h75
  assign match[110] = syndrome_3_0_is_6 & syndrome_7_4_is_7;  // bit 110: 8'h76
  assign match[111] = syndrome_3_0_is_7 & syndrome_7_4_is_7;  // bit 111: 8'h77
  assign match[112] = syndrome_3_0_is_8 & syndrome_7_4_is_7;  // bit 112: 8'h78
  assign match[113] = syndrome_3_0_is_9 & syndrome_7_4_is_7;  // bit 113: 8'h79
  assign match[114] = syndrome_3_0_is_10 & syndrome_7_4_is_7;  // bit 114: 8'h7a
  assign match[115] = syndrome_3_0_is_11 & syndrome_7_4_is_7;  // bit 115: 8'h7b
  assign match[116] = syndrome_3_0_is_12 & syndrome_7_4_is_7;  // bit 116: 8'h7c
  assign match[117] = syndrome_3_0_is_13 & syndrome_7_4_is_7;  // bit 117: 8'h7d
  assign match[118] = syndrome_3_0_is_14 & syndrome_7_4_is_7;  // bit 118: 8'h7e
  assign match[119] = syndrome_3_0_is_15 & syndrome_7_4_is_7;  // bit 119: 8'h7f
  assign match[120] = syndrome_3_0_is_1 & syndrome_7_4_is_8;  // bit 120: 8'h81
  assign match[121] = syndrome_3_0_is_2 & syndrome_7_4_is_8;  // bit 121: 8'h82
  assign match[122] = syndrome_3_0_is_3 & syndrome_7_4_is_8;  // bit 122: 8'h83
  assign match[123] = syndrome_3_0_is_4 & syndrome_7_4_is_8;  // bit 123: 8'h84
  assign match[124] = syndrome_3_0_is_5 & syndrome_7_4_is_8;  // bit 124: 8'h85
  assign match[125] = syndrome_3_0_is_6 & syndrome_7_4_is_8;  // bit 125: 8'h86
  assign match[126] = syndrome_3_0_is_7 & syndrome_7_4_is_8;  // bit 126: 8'h87
  assign match[127] = syndrome_3_0_is_8 & syndrome_7_4_is_8;  // bit 127: 8'h88
  assign match[128] = syndrome_3_0_is_1 & syndrome_7_4_is_0;  // bit 128: 8'h01
  assign match[129] = syndrome_3_0_is_2 & syndrome_7_4_is_0;  // bit 129: 8'h02
  assign match[130] = syndrome_3_0_is_4 & syndrome_7_4_is_0;  // bit 130: 8'h04
  assign match[131] = syndrome_3_0_is_8 & syndrome_7_4_is_0;  // bit 131: 8'h08
  assign match[132] = syndrome_3_0_is_0 & syndrome_7_4_is_1;  // bit 132: 8'h10
  assign match[133] = syndrome_3_0_is_0 & syndrome_7_4_is_2;  // bit 133: 8'h20
  assign match[134] = syndrome_3_0_is_0 & syndrome_7_4_is_4;  // bit 134: 8'h40
  assign match[135] = syndrome_3_0_is_0 & syndrome_7_4_is_8;  // bit 135: 8'h80

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome_3_0_is_0 & syndrome_7_4_is_0);
  wire hit = match[41] | match[72] | match[88] | match[104] | match[120] | match[121] | match[122]
      | match[123] | match[124] | match[125] | match[126] | match[127] | match[132] | match[133]
      | match[134] | match[135] | (any_9 & (syndrome_7_4_is_0 | syndrome_7_4_is_1
      | syndrome_7_4_is_2 | syndrome_7_4_is_3 | syndrome_7_4_is_4 | syndrome_7_4_is_5
      | syndrome_7_4_is_6 | syndrome_7_4_is_7));

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // on_die_sec_136_128_cw_dec

`default_nettype wire
