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
  wire sum_0 = codeword_i[37] ^ codeword_i[53];
  wire sum_1 = codeword_i[19] ^ codeword_i[44];
  wire sum_2 = codeword_i[2] ^ codeword_i[34];
  wire sum_3 = codeword_i[5] ^ sum_2;
  wire sum_4 = codeword_i[10] ^ codeword_i[30];
  wire sum_5 = codeword_i[59] ^ sum_4;
  wire sum_6 = codeword_i[20] ^ codeword_i[29];
  wire sum_7 = codeword_i[45] ^ sum_6;
  wire sum_8 = codeword_i[18] ^ codeword_i[27];
  wire sum_9 = (codeword_i[16] ^ codeword_i[25]) ^ (codeword_i[9] ^ codeword_i[51]);
  wire sum_10 = sum_9 ^ (sum_7 ^ sum_8);
  wire sum_11 = codeword_i[21] ^ codeword_i[47];
  wire sum_12 = codeword_i[22] ^ codeword_i[31];
  wire sum_13 = codeword_i[11] ^ (sum_12 ^ (codeword_i[46] ^ sum_11));
  wire sum_14 = codeword_i[35] ^ sum_13;
  wire sum_15 = codeword_i[38] ^ (codeword_i[6] ^ codeword_i[26]);
  wire sum_16 = codeword_i[23] ^ codeword_i[32];
  wire sum_17 = codeword_i[0] ^ sum_16;
  wire sum_18 = codeword_i[12] ^ codeword_i[48];
  wire sum_19 = codeword_i[36] ^ (codeword_i[60] ^ sum_18);
  wire sum_20 = codeword_i[17] ^ codeword_i[28];
  wire sum_21 = codeword_i[3] ^ codeword_i[42];
  wire sum_22 = sum_21 ^ (codeword_i[20] ^ sum_5);
  wire sum_23 = codeword_i[40] ^ codeword_i[50];
  wire sum_24 = codeword_i[64] ^ (codeword_i[15] ^ sum_23);
  wire sum_25 = codeword_i[8] ^ sum_1;
  wire sum_26 = codeword_i[43] ^ sum_20;
  wire sum_27 = codeword_i[71] ^ (sum_25 ^ sum_26);
  wire xor_0 = (((codeword_i[1] ^ codeword_i[52]) ^ (codeword_i[26] ^ codeword_i[36]))
      ^ ((codeword_i[46] ^ codeword_i[58]) ^ (codeword_i[21] ^ codeword_i[34]))) ^ (sum_7 ^ (sum_4
      ^ (codeword_i[9] ^ codeword_i[18])));
  wire sum_28 = codeword_i[14] ^ codeword_i[56];
  wire sum_29 = codeword_i[1] ^ codeword_i[61];
  wire sum_30 = codeword_i[13] ^ codeword_i[24];
  wire xor_1 = ((sum_25 ^ (codeword_i[54] ^ codeword_i[62])) ^ ((codeword_i[28] ^ codeword_i[38])
      ^ (codeword_i[30] ^ codeword_i[37]))) ^ ((sum_28 ^ (codeword_i[22] ^ codeword_i[25]))
      ^ (sum_29 ^ sum_30));
  wire sum_31 = codeword_i[33] ^ codeword_i[49];
  wire sum_32 = codeword_i[55] ^ (sum_8 ^ sum_30);
  wire sum_33 = codeword_i[39] ^ (codeword_i[7] ^ sum_31);
  wire sum_34 = sum_0 ^ (sum_19 ^ sum_33);
  wire sum_35 = codeword_i[70] ^ sum_27;
  wire sum_36 = codeword_i[62] ^ codeword_i[69];
  wire xor_2 = ((((codeword_i[32] ^ codeword_i[42]) ^ (codeword_i[16] ^ codeword_i[41])) ^ (sum_2
      ^ sum_36)) ^ (sum_15 ^ (codeword_i[7] ^ sum_12))) ^ (sum_32 ^ ((codeword_i[50]
      ^ codeword_i[56]) ^ (codeword_i[15] ^ codeword_i[48])));

  // Syndrome, in the basis with the fewest bits to add up: each bit of `light` is the parity under
  // a sum of rows of H. It is compared in place of the syndrome that comments give.
  wire [7:0] light;
  assign light[0] = sum_14 ^ (sum_10 ^ (((sum_0 ^ (codeword_i[41] ^ codeword_i[58]))
      ^ (codeword_i[65] ^ sum_1)) ^ (sum_3 ^ sum_5)));  // ^(codeword_i & 72'h020c28f22cea7d0e24)
  // ^(codeword_i & 72'h041851e459d4fa1c49)
  assign light[1] = (sum_14 ^ (sum_19 ^ (sum_15 ^ sum_17))) ^ (sum_22 ^ (((codeword_i[52]
      ^ codeword_i[54]) ^ (codeword_i[19] ^ codeword_i[45])) ^ (codeword_i[66] ^ sum_20)));
  assign light[2] = xor_0 ^ (sum_27 ^ (sum_24 ^ ((codeword_i[33] ^ codeword_i[57]) ^ (codeword_i[4]
      ^ codeword_i[24]))));  // ^(codeword_i & 72'h8106147916753e8712)
  assign light[3] = xor_1 ^ (((sum_16 ^ sum_23) ^ (sum_18 ^ sum_31)) ^ (sum_3 ^ (codeword_i[68]
      ^ sum_11)));  // ^(codeword_i & 72'h106147916753e87126)
  assign light[4] = (sum_34 ^ (sum_32 ^ (sum_29 ^ (codeword_i[4] ^ codeword_i[43])))) ^ (sum_13
      ^ (sum_17 ^ (codeword_i[67] ^ sum_6)));  // ^(codeword_i & 72'h0830a3c8b3a9f43893)
  assign light[5] = (sum_35 ^ (sum_33 ^ (sum_28 ^ (codeword_i[35] ^ codeword_i[57])))) ^ (sum_10
      ^ (sum_17 ^ (codeword_i[63] ^ sum_21)));  // ^(codeword_i & 72'hc0830a3c8b3a9f4389)
  assign light[6] = sum_35 ^ xor_2;  // ^(codeword_i & 72'he041851e459d4fa1c4)
  assign light[7] = (sum_34 ^ (sum_24 ^ (sum_36 ^ (codeword_i[44] ^ codeword_i[68])))) ^ (sum_22
      ^ (sum_9 ^ sum_26));  // ^(codeword_i & 72'h31582f1db252139688)
  wire syndrome_2 = light[5] ^ light[6];  // ^(codeword_i & 72'h20c28f22cea7d0e24d)

  // Match terms: functions of the syndrome that several matches share.
  wire sum_37 = light[3] ^ (light[6] ^ light[7]);
  wire syndrome_0 = sum_37 ^ (light[2] ^ light[5]);  // ^(codeword_i & 72'h80fdf3d70dd31582f1)
  wire syndrome_1 = sum_37 ^ light[2];  // ^(codeword_i & 72'h407ef9eb86e98ac178)
  wire syndrome_7 = sum_37 ^ light[5];  // ^(codeword_i & 72'h01fbe7ae1ba62b05e3)
  wire light_3_0_is_0 = light[3:0] == 4'h0;
  wire light_3_0_is_1 = light[3:0] == 4'h1;
  wire light_3_0_is_2 = light[3:0] == 4'h2;
  wire light_3_0_is_3 = light[3:0] == 4'h3;
  wire light_3_0_is_4 = light[3:0] == 4'h4;
  wire light_3_0_is_5 = light[3:0] == 4'h5;
  wire light_3_0_is_6 = light[3:0] == 4'h6;
  wire light_3_0_is_7 = light[3:0] == 4'h7;
  wire light_3_0_is_8 = light[3:0] == 4'h8;
  wire light_3_0_is_9 = light[3:0] == 4'h9;
  wire light_3_0_is_10 = light[3:0] == 4'ha;
  wire light_3_0_is_11 = light[3:0] == 4'hb;
  wire light_3_0_is_12 = light[3:0] == 4'hc;
  wire light_3_0_is_13 = light[3:0] == 4'hd;
  wire light_3_0_is_14 = light[3:0] == 4'he;
  wire light_3_0_is_15 = light[3:0] == 4'hf;
  wire light_7_4_is_0 = light[7:4] == 4'h0;
  wire light_7_4_is_1 = light[7:4] == 4'h1;
  wire light_7_4_is_2 = light[7:4] == 4'h2;
  wire light_7_4_is_3 = light[7:4] == 4'h3;
  wire light_7_4_is_4 = light[7:4] == 4'h4;
  wire light_7_4_is_5 = light[7:4] == 4'h5;
  wire light_7_4_is_6 = light[7:4] == 4'h6;
  wire light_7_4_is_7 = light[7:4] == 4'h7;
  wire light_7_4_is_8 = light[7:4] == 4'h8;
  wire light_7_4_is_9 = light[7:4] == 4'h9;
  wire light_7_4_is_10 = light[7:4] == 4'ha;
  wire light_7_4_is_11 = light[7:4] == 4'hb;
  wire light_7_4_is_12 = light[7:4] == 4'hc;
  wire light_7_4_is_13 = light[7:4] == 4'hd;
  wire light_7_4_is_14 = light[7:4] == 4'he;
  wire light_7_4_is_15 = light[7:4] == 4'hf;
  wire all_3 = (light_3_0_is_3 | light_3_0_is_4 | light_3_0_is_6 | light_3_0_is_7 | light_3_0_is_9
      | light_3_0_is_10 | light_3_0_is_12 | light_3_0_is_15) & (light_7_4_is_0 | light_7_4_is_1
      | light_7_4_is_8 | light_7_4_is_9);
  wire all_4 = (light_3_0_is_1 | light_3_0_is_2 | light_3_0_is_6 | light_3_0_is_8 | light_3_0_is_12
      | light_3_0_is_13) & (light_7_4_is_1 | light_7_4_is_4 | light_7_4_is_6 | light_7_4_is_12
      | light_7_4_is_14);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [142:0] match;
  assign match[0] = light_3_0_is_2 & light_7_4_is_3;  // bit 0: 8'hb5
  assign match[1] = light_3_0_is_12 & light_7_4_is_1;  // bit 1: 8'h98
  assign match[2] = light_3_0_is_9 & light_7_4_is_4;  // bit 2: 8'h4c
  assign match[3] = light_3_0_is_2 & light_7_4_is_10;  // bit 3: 8'h26
  assign match[4] = light_3_0_is_4 & light_7_4_is_1;  // bit 4: 8'h13
  assign match[5] = light_3_0_is_9 & light_7_4_is_0;  // bit 5: 8'hcb
  assign match[6] = light_3_0_is_2 & light_7_4_is_4;  // bit 6: 8'ha7
  assign match[7] = light_3_0_is_0 & light_7_4_is_15;  // bit 7: 8'h91
  assign match[8] = light_3_0_is_12 & light_7_4_is_6;  // bit 8: 8'h8a
  assign match[9] = light_3_0_is_5 & light_7_4_is_10;  // bit 9: 8'h45
  assign match[10] = light_3_0_is_7 & light_7_4_is_8;  // bit 10: 8'he0
  assign match[11] = light_3_0_is_3 & light_7_4_is_1;  // bit 11: 8'h70
  assign match[12] = light_3_0_is_10 & light_7_4_is_9;  // bit 12: 8'h38
  assign match[13] = light_3_0_is_8 & light_7_4_is_5;  // bit 13: 8'h1c
  assign match[14] = light_3_0_is_8 & light_7_4_is_2;  // bit 14: 8'h0e
  assign match[15] = light_3_0_is_4 & light_7_4_is_12;  // bit 15: 8'h07
  assign match[16] = light_3_0_is_1 & light_7_4_is_14;  // bit 16: 8'hc1
  assign match[17] = light_3_0_is_6 & light_7_4_is_14;  // bit 17: 8'ha2
  assign match[18] = light_3_0_is_5 & light_7_4_is_7;  // bit 18: 8'h51
  assign match[19] = light_3_0_is_15 & light_7_4_is_6;  // bit 19: 8'hea
  assign match[20] = light_3_0_is_7 & light_7_4_is_11;  // bit 20: 8'h75
  assign match[21] = light_3_0_is_15 & light_7_4_is_1;  // bit 21: 8'hf8
  assign match[22] = light_3_0_is_11 & light_7_4_is_5;  // bit 22: 8'h7c
  assign match[23] = light_3_0_is_10 & light_7_4_is_3;  // bit 23: 8'h3e
  assign match[24] = light_3_0_is_12 & light_7_4_is_5;  // bit 24: 8'h1f
  assign match[25] = light_3_0_is_9 & light_7_4_is_10;  // bit 25: 8'hcd
  assign match[26] = light_3_0_is_6 & light_7_4_is_4;  // bit 26: 8'ha4
  assign match[27] = light_3_0_is_1 & light_7_4_is_7;  // bit 27: 8'h52
  assign match[28] = light_3_0_is_14 & light_7_4_is_14;  // bit 28: 8'h29
  assign match[29] = light_3_0_is_5 & light_7_4_is_3;  // bit 29: 8'hd6
  assign match[30] = light_3_0_is_15 & light_7_4_is_8;  // bit 30: 8'h6b
  assign match[31] = light_3_0_is_3 & light_7_4_is_5;  // bit 31: 8'hf7
  assign match[32] = light_3_0_is_10 & light_7_4_is_7;  // bit 32: 8'hb9
  assign match[33] = light_3_0_is_12 & light_7_4_is_11;  // bit 33: 8'h9e
  assign match[34] = light_3_0_is_13 & light_7_4_is_4;  // bit 34: 8'h4f
  assign match[35] = light_3_0_is_3 & light_7_4_is_2;  // bit 35: 8'he5
  assign match[36] = light_3_0_is_6 & light_7_4_is_9;  // bit 36: 8'hb0
  assign match[37] = light_3_0_is_9 & light_7_4_is_9;  // bit 37: 8'h58
  assign match[38] = light_3_0_is_10 & light_7_4_is_4;  // bit 38: 8'h2c
  assign match[39] = light_3_0_is_0 & light_7_4_is_11;  // bit 39: 8'h16
  assign match[40] = light_3_0_is_12 & light_7_4_is_8;  // bit 40: 8'h0b
  assign match[41] = light_3_0_is_1 & light_7_4_is_4;  // bit 41: 8'hc7
  assign match[42] = light_3_0_is_2 & light_7_4_is_14;  // bit 42: 8'ha1
  assign match[43] = light_3_0_is_4 & light_7_4_is_15;  // bit 43: 8'h92
  assign match[44] = light_3_0_is_13 & light_7_4_is_14;  // bit 44: 8'h49
  assign match[45] = light_3_0_is_7 & light_7_4_is_2;  // bit 45: 8'he6
  assign match[46] = light_3_0_is_7 & light_7_4_is_1;  // bit 46: 8'h73
  assign match[47] = light_3_0_is_11 & light_7_4_is_1;  // bit 47: 8'hfb
  assign match[48] = light_3_0_is_10 & light_7_4_is_13;  // bit 48: 8'hbf
  assign match[49] = light_3_0_is_8 & light_7_4_is_11;  // bit 49: 8'h9d
  assign match[50] = light_3_0_is_12 & light_7_4_is_12;  // bit 50: 8'h8c
  assign match[51] = light_3_0_is_1 & light_7_4_is_10;  // bit 51: 8'h46
  assign match[52] = light_3_0_is_6 & light_7_4_is_0;  // bit 52: 8'h23
  assign match[53] = light_3_0_is_1 & light_7_4_is_9;  // bit 53: 8'hd3
  assign match[54] = light_3_0_is_10 & light_7_4_is_0;  // bit 54: 8'hab
  assign match[55] = light_3_0_is_0 & light_7_4_is_5;  // bit 55: 8'h97
  assign match[56] = light_3_0_is_8 & light_7_4_is_6;  // bit 56: 8'h89
  assign match[57] = light_3_0_is_4 & light_7_4_is_2;  // bit 57: 8'h86
  assign match[58] = light_3_0_is_5 & light_7_4_is_0;  // bit 58: 8'h43
  assign match[59] = light_3_0_is_3 & light_7_4_is_8;  // bit 59: 8'he3
  assign match[60] = light_3_0_is_2 & light_7_4_is_9;  // bit 60: 8'hb3
  assign match[61] = light_3_0_is_8 & light_7_4_is_1;  // bit 61: 8'h9b
  assign match[62] = light_3_0_is_8 & light_7_4_is_12;  // bit 62: 8'h8f
  assign match[63] = light_3_0_is_0 & light_7_4_is_2;  // bit 63: 8'h85
  assign match[64] = light_3_0_is_4 & light_7_4_is_8;  // bit 64: 8'h80
  assign match[65] = light_3_0_is_1 & light_7_4_is_0;  // bit 65: 8'h40
  assign match[66] = light_3_0_is_2 & light_7_4_is_0;  // bit 66: 8'h20
  assign match[67] = light_3_0_is_0 & light_7_4_is_1;  // bit 67: 8'h10
  assign match[68] = light_3_0_is_8 & light_7_4_is_8;  // bit 68: 8'h08
  assign match[69] = light_3_0_is_0 & light_7_4_is_12;  // bit 69: 8'h04
  assign match[70] = light_3_0_is_0 & light_7_4_is_6;  // bit 70: 8'h02
  assign match[71] = light_3_0_is_4 & light_7_4_is_6;  // bit 71: 8'h01
  assign match[72] = light_3_0_is_14 & light_7_4_is_2;  // bits 0, 1: 8'h2d
  assign match[73] = light_3_0_is_5 & light_7_4_is_5;  // bits 1, 2: 8'hd4
  assign match[74] = light_3_0_is_11 & light_7_4_is_14;  // bits 2, 3: 8'h6a
  assign match[75] = light_3_0_is_6 & light_7_4_is_11;  // bits 3, 4: 8'h35
  assign match[76] = light_3_0_is_13 & light_7_4_is_1;  // bits 4, 5: 8'hd8
  assign match[77] = light_3_0_is_11 & light_7_4_is_4;  // bits 5, 6: 8'h6c
  assign match[78] = light_3_0_is_2 & light_7_4_is_11;  // bits 6, 7: 8'h36
  assign match[79] = light_3_0_is_12 & light_7_4_is_9;  // bits 7, 8: 8'h1b
  assign match[80] = light_3_0_is_9 & light_7_4_is_12;  // bits 8, 9: 8'hcf
  assign match[81] = light_3_0_is_2 & light_7_4_is_2;  // bits 9, 10: 8'ha5
  assign match[82] = light_3_0_is_4 & light_7_4_is_9;  // bits 10, 11: 8'h90
  assign match[83] = light_3_0_is_9 & light_7_4_is_8;  // bits 11, 12: 8'h48
  assign match[84] = light_3_0_is_2 & light_7_4_is_12;  // bits 12, 13: 8'h24
  assign match[85] = light_3_0_is_0 & light_7_4_is_7;  // bits 13, 14: 8'h12
  assign match[86] = light_3_0_is_12 & light_7_4_is_14;  // bits 14, 15: 8'h09
  assign match[87] = light_3_0_is_5 & light_7_4_is_2;  // bits 15, 16: 8'hc6
  assign match[88] = light_3_0_is_7 & light_7_4_is_0;  // bits 16, 17: 8'h63
  assign match[89] = light_3_0_is_3 & light_7_4_is_9;  // bits 17, 18: 8'hf3
  assign match[90] = light_3_0_is_10 & light_7_4_is_1;  // bits 18, 19: 8'hbb
  assign match[91] = light_3_0_is_8 & light_7_4_is_13;  // bits 19, 20: 8'h9f
  assign match[92] = light_3_0_is_8 & light_7_4_is_10;  // bits 20, 21: 8'h8d
  assign match[93] = light_3_0_is_4 & light_7_4_is_4;  // bits 21, 22: 8'h84
  assign match[94] = light_3_0_is_1 & light_7_4_is_6;  // bits 22, 23: 8'h42
  assign match[95] = light_3_0_is_6 & light_7_4_is_6;  // bits 23, 24: 8'h21
  assign match[96] = light_3_0_is_5 & light_7_4_is_15;  // bits 24, 25: 8'hd2
  assign match[97] = light_3_0_is_15 & light_7_4_is_14;  // bits 25, 26: 8'h69
  assign match[98] = light_3_0_is_7 & light_7_4_is_3;  // bits 26, 27: 8'hf6
  assign match[99] = light_3_0_is_15 & light_7_4_is_9;  // bits 27, 28: 8'h7b
  assign match[100] = light_3_0_is_11 & light_7_4_is_13;  // bits 28, 29: 8'hff
  assign match[101] = light_3_0_is_10 & light_7_4_is_11;  // bits 29, 30: 8'hbd
  assign match[102] = light_3_0_is_12 & light_7_4_is_13;  // bits 30, 31: 8'h9c
  assign match[103] = light_3_0_is_9 & light_7_4_is_2;  // bits 31, 32: 8'h4e
  assign match[104] = light_3_0_is_6 & light_7_4_is_12;  // bits 32, 33: 8'h27
  assign match[105] = light_3_0_is_1 & light_7_4_is_15;  // bits 33, 34: 8'hd1
  assign match[106] = light_3_0_is_14 & light_7_4_is_6;  // bits 34, 35: 8'haa
  assign match[107] = light_3_0_is_5 & light_7_4_is_11;  // bits 35, 36: 8'h55
  assign match[108] = light_3_0_is_15 & light_7_4_is_0;  // bits 36, 37: 8'he8
  assign match[109] = light_3_0_is_3 & light_7_4_is_13;  // bits 37, 38: 8'h74
  assign match[110] = light_3_0_is_10 & light_7_4_is_15;  // bits 38, 39: 8'h3a
  assign match[111] = light_3_0_is_12 & light_7_4_is_3;  // bits 39, 40: 8'h1d
  assign match[112] = light_3_0_is_13 & light_7_4_is_12;  // bits 40, 41: 8'hcc
  assign match[113] = light_3_0_is_3 & light_7_4_is_10;  // bits 41, 42: 8'h66
  assign match[114] = light_3_0_is_6 & light_7_4_is_1;  // bits 42, 43: 8'h33
  assign match[115] = light_3_0_is_9 & light_7_4_is_1;  // bits 43, 44: 8'hdb
  assign match[116] = light_3_0_is_10 & light_7_4_is_12;  // bits 44, 45: 8'haf
  assign match[117] = light_3_0_is_0 & light_7_4_is_3;  // bits 45, 46: 8'h95
  assign match[118] = light_3_0_is_12 & light_7_4_is_0;  // bits 46, 47: 8'h88
  assign match[119] = light_3_0_is_1 & light_7_4_is_12;  // bits 47, 48: 8'h44
  assign match[120] = light_3_0_is_2 & light_7_4_is_6;  // bits 48, 49: 8'h22
  assign match[121] = light_3_0_is_4 & light_7_4_is_7;  // bits 49, 50: 8'h11
  assign match[122] = light_3_0_is_13 & light_7_4_is_6;  // bits 50, 51: 8'hca
  assign match[123] = light_3_0_is_7 & light_7_4_is_10;  // bits 51, 52: 8'h65
  assign match[124] = light_3_0_is_7 & light_7_4_is_9;  // bits 52, 53: 8'hf0
  assign match[125] = light_3_0_is_11 & light_7_4_is_9;  // bits 53, 54: 8'h78
  assign match[126] = light_3_0_is_10 & light_7_4_is_5;  // bits 54, 55: 8'h3c
  assign match[127] = light_3_0_is_8 & light_7_4_is_3;  // bits 55, 56: 8'h1e
  assign match[128] = light_3_0_is_12 & light_7_4_is_4;  // bits 56, 57: 8'h0f
  assign match[129] = light_3_0_is_1 & light_7_4_is_2;  // bits 57, 58: 8'hc5
  assign match[130] = light_3_0_is_6 & light_7_4_is_8;  // bits 58, 59: 8'ha0
  assign match[131] = light_3_0_is_1 & light_7_4_is_1;  // bits 59, 60: 8'h50
  assign match[132] = light_3_0_is_10 & light_7_4_is_8;  // bits 60, 61: 8'h28
  assign match[133] = light_3_0_is_0 & light_7_4_is_13;  // bits 61, 62: 8'h14
  assign match[134] = light_3_0_is_8 & light_7_4_is_14;  // bits 62, 63: 8'h0a
  assign match[135] = light_3_0_is_4 & light_7_4_is_10;  // bits 63, 64: 8'h05
  assign match[136] = light_3_0_is_5 & light_7_4_is_8;  // bits 64, 65: 8'hc0
  assign match[137] = light_3_0_is_3 & light_7_4_is_0;  // bits 65, 66: 8'h60
  assign match[138] = light_3_0_is_2 & light_7_4_is_1;  // bits 66, 67: 8'h30
  assign match[139] = light_3_0_is_8 & light_7_4_is_9;  // bits 67, 68: 8'h18
  assign match[140] = light_3_0_is_8 & light_7_4_is_4;  // bits 68, 69: 8'h0c
  assign match[141] = light_3_0_is_0 & light_7_4_is_10;  // bits 69, 70: 8'h06
  assign match[142] = light_3_0_is_4 & light_7_4_is_0;  // bits 70, 71: 8'h03

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
  wire nonzero = ~(light_3_0_is_0 & light_7_4_is_0);
  wire hit = match[2] | match[7] | match[15] | match[19] | match[23] | match[25] | match[28]
      | match[29] | match[32] | match[33] | match[35] | match[38] | match[53] | match[60]
      | match[66] | match[68] | match[69] | match[70] | match[71] | match[72] | match[73]
      | match[74] | match[75] | match[77] | match[80] | match[85] | match[93] | match[97]
      | match[101] | match[103] | match[106] | match[107] | match[110] | match[111] | match[113]
      | match[116] | match[125] | match[136] | match[139] | all_3 | all_4 | ((light_3_0_is_0
      | light_3_0_is_2 | light_3_0_is_7 | light_3_0_is_8) & (light_7_4_is_1 | light_7_4_is_2
      | light_7_4_is_3 | light_7_4_is_10 | light_7_4_is_11)) | ((light_3_0_is_1 | light_3_0_is_4
      | light_3_0_is_5) & (light_7_4_is_0 | light_7_4_is_2 | light_7_4_is_7 | light_7_4_is_10
      | light_7_4_is_15)) | ((light_3_0_is_0 | light_3_0_is_3 | light_3_0_is_8 | light_3_0_is_10
      | light_3_0_is_11 | light_3_0_is_12) & (light_7_4_is_1 | light_7_4_is_5 | light_7_4_is_13));

  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o[0] = syndrome_0;
  assign syndrome_o[1] = syndrome_1;
  assign syndrome_o[2] = syndrome_2;
  assign syndrome_o[3] = light[3];
  assign syndrome_o[4] = light[4];
  assign syndrome_o[5] = light[1];
  assign syndrome_o[6] = light[0];
  assign syndrome_o[7] = syndrome_7;

endmodule  // sec_ded_daec_72_64_cw_dec

`default_nettype wire
