// SPDX-License-Identifier: MIT OR Apache-2.0
// SEC-DED-DAEC (72,64): Abramson, A Class of Systematic Codes for Non-Independent Errors, IRE
// Trans. IT-5, 1959
// Generated from scheme sec-ded-daec-72-64 with hash
// bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
// Do not edit; regenerate: eccforge emit verilog sec-ded-daec-72-64 --out DIR
`default_nettype none

// Decodes one (72,64) codeword. Combinational.
module sec_ded_daec_72_64_cw_dec (
  input  wire  [71:0] codeword_i,  // codeword as read
  output wire  [71:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [7:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[5] ^ codeword_i[16];
  wire sum_1 = sum_0 ^ (codeword_i[9] ^ codeword_i[58]);
  wire sum_2 = codeword_i[20] ^ codeword_i[46];
  wire sum_3 = codeword_i[18] ^ sum_2;
  wire sum_4 = codeword_i[32] ^ codeword_i[61];
  wire sum_5 = codeword_i[7] ^ sum_4;
  wire sum_6 = codeword_i[25] ^ codeword_i[34];
  wire sum_7 = codeword_i[44] ^ sum_6;
  wire sum_8 = codeword_i[47] ^ codeword_i[60];
  wire sum_9 = codeword_i[53] ^ sum_8;
  wire xor_0 = ((sum_1 ^ sum_3) ^ (sum_5 ^ sum_7)) ^ ((sum_9 ^ (codeword_i[59] ^ codeword_i[71]))
      ^ ((codeword_i[49] ^ codeword_i[56]) ^ (codeword_i[28] ^ codeword_i[42])));
  wire sum_10 = codeword_i[4] ^ codeword_i[24];
  wire sum_11 = codeword_i[30] ^ codeword_i[54];
  wire sum_12 = codeword_i[52] ^ sum_11;
  wire sum_13 = (codeword_i[40] ^ sum_10) ^ (codeword_i[15] ^ sum_12);
  wire sum_14 = (codeword_i[41] ^ codeword_i[55]) ^ (codeword_i[6] ^ codeword_i[62]);
  wire sum_15 = codeword_i[31] ^ codeword_i[48];
  wire sum_16 = codeword_i[0] ^ sum_15;
  wire sum_17 = codeword_i[35] ^ sum_16;
  wire sum_18 = sum_17 ^ (codeword_i[63] ^ sum_14);
  wire sum_19 = codeword_i[5] ^ codeword_i[8];
  wire sum_20 = codeword_i[19] ^ codeword_i[59];
  wire sum_21 = codeword_i[43] ^ sum_9;
  wire xor_1 = ((((codeword_i[14] ^ codeword_i[17]) ^ (codeword_i[58] ^ codeword_i[61])) ^ (sum_19
      ^ (codeword_i[34] ^ codeword_i[46]))) ^ (sum_14 ^ (sum_15 ^ sum_20))) ^ (sum_21
      ^ ((codeword_i[33] ^ codeword_i[70]) ^ (codeword_i[23] ^ codeword_i[27])));
  wire sum_22 = codeword_i[29] ^ codeword_i[45];
  wire sum_23 = codeword_i[57] ^ sum_22;
  wire sum_24 = (codeword_i[3] ^ codeword_i[51]) ^ (codeword_i[39] ^ sum_23);
  wire sum_25 = codeword_i[33] ^ codeword_i[49];
  wire sum_26 = codeword_i[22] ^ codeword_i[23];
  wire sum_27 = codeword_i[13] ^ sum_26;
  wire sum_28 = (sum_27 ^ (codeword_i[50] ^ (codeword_i[2] ^ codeword_i[14]))) ^ (codeword_i[24]
      ^ codeword_i[38]);
  wire sum_29 = codeword_i[1] ^ sum_25;
  wire sum_30 = codeword_i[12] ^ codeword_i[28];
  wire sum_31 = codeword_i[21] ^ codeword_i[37];
  wire sum_32 = codeword_i[47] ^ (sum_7 ^ sum_31);
  wire sum_33 = sum_5 ^ sum_21;
  wire sum_34 = codeword_i[11] ^ (codeword_i[27] ^ sum_3);
  wire sum_35 = codeword_i[10] ^ sum_20;
  wire sum_36 = (sum_35 ^ (codeword_i[26] ^ (codeword_i[17] ^ codeword_i[42]))) ^ (codeword_i[21]
      ^ codeword_i[36]);

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [7:0] syndrome;
  assign syndrome[0] = xor_0 ^ (sum_13 ^ sum_18);  // ^(codeword_i & 72'h80fdf3d70dd31582f1)
  assign syndrome[1] = xor_1 ^ (sum_13 ^ sum_24);  // ^(codeword_i & 72'h407ef9eb86e98ac178)
  // ^(codeword_i & 72'h20c28f22cea7d0e24d)
  assign syndrome[2] = (sum_24 ^ (((codeword_i[69] ^ sum_25) ^ (codeword_i[20] ^ codeword_i[26]))
      ^ (sum_6 ^ (codeword_i[9] ^ codeword_i[15])))) ^ (sum_18 ^ sum_28);
  assign syndrome[3] = (sum_28 ^ ((sum_29 ^ (codeword_i[19] ^ codeword_i[68])) ^ ((codeword_i[56]
      ^ codeword_i[62]) ^ (codeword_i[40] ^ codeword_i[48])))) ^ (sum_32 ^ ((sum_19 ^ sum_30)
      ^ (sum_4 ^ sum_11)));  // ^(codeword_i & 72'h106147916753e87126)
  assign syndrome[4] = (sum_33 ^ ((sum_27 ^ sum_29) ^ (sum_16 ^ (codeword_i[36] ^ codeword_i[67]))))
      ^ (sum_34 ^ (((codeword_i[12] ^ codeword_i[39]) ^ (codeword_i[29] ^ codeword_i[55])) ^ (sum_10
      ^ sum_31)));  // ^(codeword_i & 72'h0830a3c8b3a9f43893)
  assign syndrome[5] = (sum_36 ^ (sum_17 ^ ((codeword_i[11] ^ codeword_i[38]) ^ (codeword_i[3]
      ^ codeword_i[45])))) ^ (((sum_30 ^ (codeword_i[6] ^ codeword_i[32])) ^ (sum_2 ^ sum_26))
      ^ (sum_12 ^ (codeword_i[66] ^ sum_8)));  // ^(codeword_i & 72'h041851e459d4fa1c49)
  // ^(codeword_i & 72'h020c28f22cea7d0e24)
  assign syndrome[6] = (sum_32 ^ ((sum_1 ^ sum_35) ^ ((codeword_i[2] ^ codeword_i[22])
      ^ (codeword_i[51] ^ codeword_i[53])))) ^ (sum_34 ^ (((codeword_i[35] ^ codeword_i[41])
      ^ (codeword_i[30] ^ codeword_i[31])) ^ (codeword_i[65] ^ sum_22)));
  assign syndrome[7] = (sum_33 ^ ((((codeword_i[50] ^ codeword_i[64]) ^ (codeword_i[8]
      ^ codeword_i[56])) ^ (sum_0 ^ (codeword_i[25] ^ codeword_i[54]))) ^ (sum_23 ^ sum_29)))
      ^ (sum_18 ^ sum_36);  // ^(codeword_i & 72'h01fbe7ae1ba62b05e3)

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
  wire all_2 = (syndrome_3_0_is_0 | syndrome_3_0_is_8) & (syndrome_7_4_is_1 | syndrome_7_4_is_2
      | syndrome_7_4_is_3 | syndrome_7_4_is_4 | syndrome_7_4_is_5 | syndrome_7_4_is_7
      | syndrome_7_4_is_8 | syndrome_7_4_is_9 | syndrome_7_4_is_14 | syndrome_7_4_is_15);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [142:0] match;
  assign match[0] = syndrome_3_0_is_5 & syndrome_7_4_is_11;  // bit 0: 8'hb5
  assign match[1] = syndrome_3_0_is_8 & syndrome_7_4_is_9;  // bit 1: 8'h98
  assign match[2] = syndrome_3_0_is_12 & syndrome_7_4_is_4;  // bit 2: 8'h4c
  assign match[3] = syndrome_3_0_is_6 & syndrome_7_4_is_2;  // bit 3: 8'h26
  assign match[4] = syndrome_3_0_is_3 & syndrome_7_4_is_1;  // bit 4: 8'h13
  assign match[5] = syndrome_3_0_is_11 & syndrome_7_4_is_12;  // bit 5: 8'hcb
  assign match[6] = syndrome_3_0_is_7 & syndrome_7_4_is_10;  // bit 6: 8'ha7
  assign match[7] = syndrome_3_0_is_1 & syndrome_7_4_is_9;  // bit 7: 8'h91
  assign match[8] = syndrome_3_0_is_10 & syndrome_7_4_is_8;  // bit 8: 8'h8a
  assign match[9] = syndrome_3_0_is_5 & syndrome_7_4_is_4;  // bit 9: 8'h45
  assign match[10] = syndrome_3_0_is_0 & syndrome_7_4_is_14;  // bit 10: 8'he0
  assign match[11] = syndrome_3_0_is_0 & syndrome_7_4_is_7;  // bit 11: 8'h70
  assign match[12] = syndrome_3_0_is_8 & syndrome_7_4_is_3;  // bit 12: 8'h38
  assign match[13] = syndrome_3_0_is_12 & syndrome_7_4_is_1;  // bit 13: 8'h1c
  assign match[14] = syndrome_3_0_is_14 & syndrome_7_4_is_0;  // bit 14: 8'h0e
  assign match[15] = syndrome_3_0_is_7 & syndrome_7_4_is_0;  // bit 15: 8'h07
  assign match[16] = syndrome_3_0_is_1 & syndrome_7_4_is_12;  // bit 16: 8'hc1
  assign match[17] = syndrome_3_0_is_2 & syndrome_7_4_is_10;  // bit 17: 8'ha2
  assign match[18] = syndrome_3_0_is_1 & syndrome_7_4_is_5;  // bit 18: 8'h51
  assign match[19] = syndrome_3_0_is_10 & syndrome_7_4_is_14;  // bit 19: 8'hea
  assign match[20] = syndrome_3_0_is_5 & syndrome_7_4_is_7;  // bit 20: 8'h75
  assign match[21] = syndrome_3_0_is_8 & syndrome_7_4_is_15;  // bit 21: 8'hf8
  assign match[22] = syndrome_3_0_is_12 & syndrome_7_4_is_7;  // bit 22: 8'h7c
  assign match[23] = syndrome_3_0_is_14 & syndrome_7_4_is_3;  // bit 23: 8'h3e
  assign match[24] = syndrome_3_0_is_15 & syndrome_7_4_is_1;  // bit 24: 8'h1f
  assign match[25] = syndrome_3_0_is_13 & syndrome_7_4_is_12;  // bit 25: 8'hcd
  assign match[26] = syndrome_3_0_is_4 & syndrome_7_4_is_10;  // bit 26: 8'ha4
  assign match[27] = syndrome_3_0_is_2 & syndrome_7_4_is_5;  // bit 27: 8'h52
  assign match[28] = syndrome_3_0_is_9 & syndrome_7_4_is_2;  // bit 28: 8'h29
  assign match[29] = syndrome_3_0_is_6 & syndrome_7_4_is_13;  // bit 29: 8'hd6
  assign match[30] = syndrome_3_0_is_11 & syndrome_7_4_is_6;  // bit 30: 8'h6b
  assign match[31] = syndrome_3_0_is_7 & syndrome_7_4_is_15;  // bit 31: 8'hf7
  assign match[32] = syndrome_3_0_is_9 & syndrome_7_4_is_11;  // bit 32: 8'hb9
  assign match[33] = syndrome_3_0_is_14 & syndrome_7_4_is_9;  // bit 33: 8'h9e
  assign match[34] = syndrome_3_0_is_15 & syndrome_7_4_is_4;  // bit 34: 8'h4f
  assign match[35] = syndrome_3_0_is_5 & syndrome_7_4_is_14;  // bit 35: 8'he5
  assign match[36] = syndrome_3_0_is_0 & syndrome_7_4_is_11;  // bit 36: 8'hb0
  assign match[37] = syndrome_3_0_is_8 & syndrome_7_4_is_5;  // bit 37: 8'h58
  assign match[38] = syndrome_3_0_is_12 & syndrome_7_4_is_2;  // bit 38: 8'h2c
  assign match[39] = syndrome_3_0_is_6 & syndrome_7_4_is_1;  // bit 39: 8'h16
  assign match[40] = syndrome_3_0_is_11 & syndrome_7_4_is_0;  // bit 40: 8'h0b
  assign match[41] = syndrome_3_0_is_7 & syndrome_7_4_is_12;  // bit 41: 8'hc7
  assign match[42] = syndrome_3_0_is_1 & syndrome_7_4_is_10;  // bit 42: 8'ha1
  assign match[43] = syndrome_3_0_is_2 & syndrome_7_4_is_9;  // bit 43: 8'h92
  assign match[44] = syndrome_3_0_is_9 & syndrome_7_4_is_4;  // bit 44: 8'h49
  assign match[45] = syndrome_3_0_is_6 & syndrome_7_4_is_14;  // bit 45: 8'he6
  assign match[46] = syndrome_3_0_is_3 & syndrome_7_4_is_7;  // bit 46: 8'h73
  assign match[47] = syndrome_3_0_is_11 & syndrome_7_4_is_15;  // bit 47: 8'hfb
  assign match[48] = syndrome_3_0_is_15 & syndrome_7_4_is_11;  // bit 48: 8'hbf
  assign match[49] = syndrome_3_0_is_13 & syndrome_7_4_is_9;  // bit 49: 8'h9d
  assign match[50] = syndrome_3_0_is_12 & syndrome_7_4_is_8;  // bit 50: 8'h8c
  assign match[51] = syndrome_3_0_is_6 & syndrome_7_4_is_4;  // bit 51: 8'h46
  assign match[52] = syndrome_3_0_is_3 & syndrome_7_4_is_2;  // bit 52: 8'h23
  assign match[53] = syndrome_3_0_is_3 & syndrome_7_4_is_13;  // bit 53: 8'hd3
  assign match[54] = syndrome_3_0_is_11 & syndrome_7_4_is_10;  // bit 54: 8'hab
  assign match[55] = syndrome_3_0_is_7 & syndrome_7_4_is_9;  // bit 55: 8'h97
  assign match[56] = syndrome_3_0_is_9 & syndrome_7_4_is_8;  // bit 56: 8'h89
  assign match[57] = syndrome_3_0_is_6 & syndrome_7_4_is_8;  // bit 57: 8'h86
  assign match[58] = syndrome_3_0_is_3 & syndrome_7_4_is_4;  // bit 58: 8'h43
  assign match[59] = syndrome_3_0_is_3 & syndrome_7_4_is_14;  // bit 59: 8'he3
  assign match[60] = syndrome_3_0_is_3 & syndrome_7_4_is_11;  // bit 60: 8'hb3
  assign match[61] = syndrome_3_0_is_11 & syndrome_7_4_is_9;  // bit 61: 8'h9b
  assign match[62] = syndrome_3_0_is_15 & syndrome_7_4_is_8;  // bit 62: 8'h8f
  assign match[63] = syndrome_3_0_is_5 & syndrome_7_4_is_8;  // bit 63: 8'h85
  assign match[64] = syndrome_3_0_is_0 & syndrome_7_4_is_8;  // bit 64: 8'h80
  assign match[65] = syndrome_3_0_is_0 & syndrome_7_4_is_4;  // bit 65: 8'h40
  assign match[66] = syndrome_3_0_is_0 & syndrome_7_4_is_2;  // bit 66: 8'h20
  assign match[67] = syndrome_3_0_is_0 & syndrome_7_4_is_1;  // bit 67: 8'h10
  assign match[68] = syndrome_3_0_is_8 & syndrome_7_4_is_0;  // bit 68: 8'h08
  assign match[69] = syndrome_3_0_is_4 & syndrome_7_4_is_0;  // bit 69: 8'h04
  assign match[70] = syndrome_3_0_is_2 & syndrome_7_4_is_0;  // bit 70: 8'h02
  assign match[71] = syndrome_3_0_is_1 & syndrome_7_4_is_0;  // bit 71: 8'h01
  assign match[72] = syndrome_3_0_is_13 & syndrome_7_4_is_2;  // bits 0, 1: 8'h2d
  assign match[73] = syndrome_3_0_is_4 & syndrome_7_4_is_13;  // bits 1, 2: 8'hd4
  assign match[74] = syndrome_3_0_is_10 & syndrome_7_4_is_6;  // bits 2, 3: 8'h6a
  assign match[75] = syndrome_3_0_is_5 & syndrome_7_4_is_3;  // bits 3, 4: 8'h35
  assign match[76] = syndrome_3_0_is_8 & syndrome_7_4_is_13;  // bits 4, 5: 8'hd8
  assign match[77] = syndrome_3_0_is_12 & syndrome_7_4_is_6;  // bits 5, 6: 8'h6c
  assign match[78] = syndrome_3_0_is_6 & syndrome_7_4_is_3;  // bits 6, 7: 8'h36
  assign match[79] = syndrome_3_0_is_11 & syndrome_7_4_is_1;  // bits 7, 8: 8'h1b
  assign match[80] = syndrome_3_0_is_15 & syndrome_7_4_is_12;  // bits 8, 9: 8'hcf
  assign match[81] = syndrome_3_0_is_5 & syndrome_7_4_is_10;  // bits 9, 10: 8'ha5
  assign match[82] = syndrome_3_0_is_0 & syndrome_7_4_is_9;  // bits 10, 11: 8'h90
  assign match[83] = syndrome_3_0_is_8 & syndrome_7_4_is_4;  // bits 11, 12: 8'h48
  assign match[84] = syndrome_3_0_is_4 & syndrome_7_4_is_2;  // bits 12, 13: 8'h24
  assign match[85] = syndrome_3_0_is_2 & syndrome_7_4_is_1;  // bits 13, 14: 8'h12
  assign match[86] = syndrome_3_0_is_9 & syndrome_7_4_is_0;  // bits 14, 15: 8'h09
  assign match[87] = syndrome_3_0_is_6 & syndrome_7_4_is_12;  // bits 15, 16: 8'hc6
  assign match[88] = syndrome_3_0_is_3 & syndrome_7_4_is_6;  // bits 16, 17: 8'h63
  assign match[89] = syndrome_3_0_is_3 & syndrome_7_4_is_15;  // bits 17, 18: 8'hf3
  assign match[90] = syndrome_3_0_is_11 & syndrome_7_4_is_11;  // bits 18, 19: 8'hbb
  assign match[91] = syndrome_3_0_is_15 & syndrome_7_4_is_9;  // bits 19, 20: 8'h9f
  assign match[92] = syndrome_3_0_is_13 & syndrome_7_4_is_8;  // bits 20, 21: 8'h8d
  assign match[93] = syndrome_3_0_is_4 & syndrome_7_4_is_8;  // bits 21, 22: 8'h84
  assign match[94] = syndrome_3_0_is_2 & syndrome_7_4_is_4;  // bits 22, 23: 8'h42
  assign match[95] = syndrome_3_0_is_1 & syndrome_7_4_is_2;  // bits 23, 24: 8'h21
  assign match[96] = syndrome_3_0_is_2 & syndrome_7_4_is_13;  // bits 24, 25: 8'hd2
  assign match[97] = syndrome_3_0_is_9 & syndrome_7_4_is_6;  // bits 25, 26: 8'h69
  assign match[98] = syndrome_3_0_is_6 & syndrome_7_4_is_15;  // bits 26, 27: 8'hf6
  assign match[99] = syndrome_3_0_is_11 & syndrome_7_4_is_7;  // bits 27, 28: 8'h7b
  assign match[100] = syndrome_3_0_is_15 & syndrome_7_4_is_15;  // bits 28, 29: 8'hff
  assign match[101] = syndrome_3_0_is_13 & syndrome_7_4_is_11;  // bits 29, 30: 8'hbd
  assign match[102] = syndrome_3_0_is_12 & syndrome_7_4_is_9;  // bits 30, 31: 8'h9c
  assign match[103] = syndrome_3_0_is_14 & syndrome_7_4_is_4;  // bits 31, 32: 8'h4e
  assign match[104] = syndrome_3_0_is_7 & syndrome_7_4_is_2;  // bits 32, 33: 8'h27
  assign match[105] = syndrome_3_0_is_1 & syndrome_7_4_is_13;  // bits 33, 34: 8'hd1
  assign match[106] = syndrome_3_0_is_10 & syndrome_7_4_is_10;  // bits 34, 35: 8'haa
  assign match[107] = syndrome_3_0_is_5 & syndrome_7_4_is_5;  // bits 35, 36: 8'h55
  assign match[108] = syndrome_3_0_is_8 & syndrome_7_4_is_14;  // bits 36, 37: 8'he8
  assign match[109] = syndrome_3_0_is_4 & syndrome_7_4_is_7;  // bits 37, 38: 8'h74
  assign match[110] = syndrome_3_0_is_10 & syndrome_7_4_is_3;  // bits 38, 39: 8'h3a
  assign match[111] = syndrome_3_0_is_13 & syndrome_7_4_is_1;  // bits 39, 40: 8'h1d
  assign match[112] = syndrome_3_0_is_12 & syndrome_7_4_is_12;  // bits 40, 41: 8'hcc
  assign match[113] = syndrome_3_0_is_6 & syndrome_7_4_is_6;  // bits 41, 42: 8'h66
  assign match[114] = syndrome_3_0_is_3 & syndrome_7_4_is_3;  // bits 42, 43: 8'h33
  assign match[115] = syndrome_3_0_is_11 & syndrome_7_4_is_13;  // bits 43, 44: 8'hdb
  assign match[116] = syndrome_3_0_is_15 & syndrome_7_4_is_10;  // bits 44, 45: 8'haf
  assign match[117] = syndrome_3_0_is_5 & syndrome_7_4_is_9;  // bits 45, 46: 8'h95
  assign match[118] = syndrome_3_0_is_8 & syndrome_7_4_is_8;  // bits 46, 47: 8'h88
  assign match[119] = syndrome_3_0_is_4 & syndrome_7_4_is_4;  // bits 47, 48: 8'h44
  assign match[120] = syndrome_3_0_is_2 & syndrome_7_4_is_2;  // bits 48, 49: 8'h22
  assign match[121] = syndrome_3_0_is_1 & syndrome_7_4_is_1;  // bits 49, 50: 8'h11
  assign match[122] = syndrome_3_0_is_10 & syndrome_7_4_is_12;  // bits 50, 51: 8'hca
  assign match[123] = syndrome_3_0_is_5 & syndrome_7_4_is_6;  // bits 51, 52: 8'h65
  assign match[124] = syndrome_3_0_is_0 & syndrome_7_4_is_15;  // bits 52, 53: 8'hf0
  assign match[125] = syndrome_3_0_is_8 & syndrome_7_4_is_7;  // bits 53, 54: 8'h78
  assign match[126] = syndrome_3_0_is_12 & syndrome_7_4_is_3;  // bits 54, 55: 8'h3c
  assign match[127] = syndrome_3_0_is_14 & syndrome_7_4_is_1;  // bits 55, 56: 8'h1e
  assign match[128] = syndrome_3_0_is_15 & syndrome_7_4_is_0;  // bits 56, 57: 8'h0f
  assign match[129] = syndrome_3_0_is_5 & syndrome_7_4_is_12;  // bits 57, 58: 8'hc5
  assign match[130] = syndrome_3_0_is_0 & syndrome_7_4_is_10;  // bits 58, 59: 8'ha0
  assign match[131] = syndrome_3_0_is_0 & syndrome_7_4_is_5;  // bits 59, 60: 8'h50
  assign match[132] = syndrome_3_0_is_8 & syndrome_7_4_is_2;  // bits 60, 61: 8'h28
  assign match[133] = syndrome_3_0_is_4 & syndrome_7_4_is_1;  // bits 61, 62: 8'h14
  assign match[134] = syndrome_3_0_is_10 & syndrome_7_4_is_0;  // bits 62, 63: 8'h0a
  assign match[135] = syndrome_3_0_is_5 & syndrome_7_4_is_0;  // bits 63, 64: 8'h05
  assign match[136] = syndrome_3_0_is_0 & syndrome_7_4_is_12;  // bits 64, 65: 8'hc0
  assign match[137] = syndrome_3_0_is_0 & syndrome_7_4_is_6;  // bits 65, 66: 8'h60
  assign match[138] = syndrome_3_0_is_0 & syndrome_7_4_is_3;  // bits 66, 67: 8'h30
  assign match[139] = syndrome_3_0_is_8 & syndrome_7_4_is_1;  // bits 67, 68: 8'h18
  assign match[140] = syndrome_3_0_is_12 & syndrome_7_4_is_0;  // bits 68, 69: 8'h0c
  assign match[141] = syndrome_3_0_is_6 & syndrome_7_4_is_0;  // bits 69, 70: 8'h06
  assign match[142] = syndrome_3_0_is_3 & syndrome_7_4_is_0;  // bits 70, 71: 8'h03

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [71:0] flip;
  assign flip[0] = match[0] | match[72];
  assign flip[1] = match[1] | match[72] | match[73];
  assign flip[2] = match[2] | match[73] | match[74];
  assign flip[3] = match[3] | match[74] | match[75];
  assign flip[4] = match[4] | match[75] | match[76];
  assign flip[5] = match[5] | match[76] | match[77];
  assign flip[6] = match[6] | match[77] | match[78];
  assign flip[7] = match[7] | match[78] | match[79];
  assign flip[8] = match[8] | match[79] | match[80];
  assign flip[9] = match[9] | match[80] | match[81];
  assign flip[10] = match[10] | match[81] | match[82];
  assign flip[11] = match[11] | match[82] | match[83];
  assign flip[12] = match[12] | match[83] | match[84];
  assign flip[13] = match[13] | match[84] | match[85];
  assign flip[14] = match[14] | match[85] | match[86];
  assign flip[15] = match[15] | match[86] | match[87];
  assign flip[16] = match[16] | match[87] | match[88];
  assign flip[17] = match[17] | match[88] | match[89];
  assign flip[18] = match[18] | match[89] | match[90];
  assign flip[19] = match[19] | match[90] | match[91];
  assign flip[20] = match[20] | match[91] | match[92];
  assign flip[21] = match[21] | match[92] | match[93];
  assign flip[22] = match[22] | match[93] | match[94];
  assign flip[23] = match[23] | match[94] | match[95];
  assign flip[24] = match[24] | match[95] | match[96];
  assign flip[25] = match[25] | match[96] | match[97];
  assign flip[26] = match[26] | match[97] | match[98];
  assign flip[27] = match[27] | match[98] | match[99];
  assign flip[28] = match[28] | match[99] | match[100];
  assign flip[29] = match[29] | match[100] | match[101];
  assign flip[30] = match[30] | match[101] | match[102];
  assign flip[31] = match[31] | match[102] | match[103];
  assign flip[32] = match[32] | match[103] | match[104];
  assign flip[33] = match[33] | match[104] | match[105];
  assign flip[34] = match[34] | match[105] | match[106];
  assign flip[35] = match[35] | match[106] | match[107];
  assign flip[36] = match[36] | match[107] | match[108];
  assign flip[37] = match[37] | match[108] | match[109];
  assign flip[38] = match[38] | match[109] | match[110];
  assign flip[39] = match[39] | match[110] | match[111];
  assign flip[40] = match[40] | match[111] | match[112];
  assign flip[41] = match[41] | match[112] | match[113];
  assign flip[42] = match[42] | match[113] | match[114];
  assign flip[43] = match[43] | match[114] | match[115];
  assign flip[44] = match[44] | match[115] | match[116];
  assign flip[45] = match[45] | match[116] | match[117];
  assign flip[46] = match[46] | match[117] | match[118];
  assign flip[47] = match[47] | match[118] | match[119];
  assign flip[48] = match[48] | match[119] | match[120];
  assign flip[49] = match[49] | match[120] | match[121];
  assign flip[50] = match[50] | match[121] | match[122];
  assign flip[51] = match[51] | match[122] | match[123];
  assign flip[52] = match[52] | match[123] | match[124];
  assign flip[53] = match[53] | match[124] | match[125];
  assign flip[54] = match[54] | match[125] | match[126];
  assign flip[55] = match[55] | match[126] | match[127];
  assign flip[56] = match[56] | match[127] | match[128];
  assign flip[57] = match[57] | match[128] | match[129];
  assign flip[58] = match[58] | match[129] | match[130];
  assign flip[59] = match[59] | match[130] | match[131];
  assign flip[60] = match[60] | match[131] | match[132];
  assign flip[61] = match[61] | match[132] | match[133];
  assign flip[62] = match[62] | match[133] | match[134];
  assign flip[63] = match[63] | match[134] | match[135];
  assign flip[64] = match[64] | match[135] | match[136];
  assign flip[65] = match[65] | match[136] | match[137];
  assign flip[66] = match[66] | match[137] | match[138];
  assign flip[67] = match[67] | match[138] | match[139];
  assign flip[68] = match[68] | match[139] | match[140];
  assign flip[69] = match[69] | match[140] | match[141];
  assign flip[70] = match[70] | match[141] | match[142];
  assign flip[71] = match[71] | match[142];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome_3_0_is_0 & syndrome_7_4_is_0);
  wire hit = match[2] | match[14] | match[17] | match[18] | match[19] | match[20] | match[22]
      | match[23] | match[24] | match[26] | match[27] | match[28] | match[31] | match[33]
      | match[35] | match[36] | match[43] | match[45] | match[59] | match[92] | match[93]
      | match[97] | match[98] | match[100] | match[101] | match[103] | match[104] | match[105]
      | match[106] | match[107] | match[109] | match[114] | match[127] | match[130] | match[137]
      | all_2 | ((syndrome_3_0_is_2 | syndrome_3_0_is_3 | syndrome_3_0_is_4 | syndrome_3_0_is_6
      | syndrome_3_0_is_8) & (syndrome_7_4_is_0 | syndrome_7_4_is_1 | syndrome_7_4_is_2
      | syndrome_7_4_is_4 | syndrome_7_4_is_13)) | ((syndrome_3_0_is_1 | syndrome_3_0_is_5
      | syndrome_3_0_is_7 | syndrome_3_0_is_11 | syndrome_3_0_is_15) & (syndrome_7_4_is_0
      | syndrome_7_4_is_9 | syndrome_7_4_is_10 | syndrome_7_4_is_12)) | ((syndrome_3_0_is_5
      | syndrome_3_0_is_6 | syndrome_3_0_is_10 | syndrome_3_0_is_12) & (syndrome_7_4_is_0
      | syndrome_7_4_is_3 | syndrome_7_4_is_6 | syndrome_7_4_is_8 | syndrome_7_4_is_12))
      | ((syndrome_3_0_is_0 | syndrome_3_0_is_1 | syndrome_3_0_is_12 | syndrome_3_0_is_13)
      & (syndrome_7_4_is_1 | syndrome_7_4_is_2 | syndrome_7_4_is_9 | syndrome_7_4_is_12))
      | ((syndrome_3_0_is_5 | syndrome_3_0_is_9 | syndrome_3_0_is_15) & (syndrome_7_4_is_0
      | syndrome_7_4_is_4 | syndrome_7_4_is_8 | syndrome_7_4_is_11)) | ((syndrome_3_0_is_3
      | syndrome_3_0_is_11) & (syndrome_7_4_is_0 | syndrome_7_4_is_1 | syndrome_7_4_is_6
      | syndrome_7_4_is_7 | syndrome_7_4_is_11 | syndrome_7_4_is_13 | syndrome_7_4_is_15));

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // sec_ded_daec_72_64_cw_dec

`default_nettype wire
