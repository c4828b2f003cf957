// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC searched: Entry of Sullivan et al., MICRO 2021, Section 6.1; matrix by eccforge search,
// examples/search-sec2bec-72-64-cap.yaml, seed 1, chain 39
// Generated from scheme trio-searched with hash
// 8947504c73512187f9af55b38b3567c623a0ca4141e681eacbf7350b0bbf8337.
// Do not edit; regenerate: eccforge emit verilog trio-searched --out DIR
`default_nettype none

// Decodes one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
module trio_searched_cw_dec (
  input  wire  [71:0] codeword_i,      // codeword as read
  output wire   [8:0] touched_lane_o,  // a proposed correction lies in this group of bits
  output wire  [71:0] flips_o,         // proposed corrections
  output wire         ce_o,            // the syndrome is that of a correctable pattern
  // the syndrome is neither zero nor that of a correctable pattern
  output wire         due_o,
  output wire   [7:0] syndrome_o       // syndrome
);
  localparam [7:0] H_COL_0 = 8'hd0;
  localparam [7:0] H_COL_1 = 8'h6a;
  localparam [7:0] H_COL_2 = 8'h83;
  localparam [7:0] H_COL_3 = 8'hbb;
  localparam [7:0] H_COL_4 = 8'haf;
  localparam [7:0] H_COL_5 = 8'h16;
  localparam [7:0] H_COL_6 = 8'h2b;
  localparam [7:0] H_COL_7 = 8'he0;
  localparam [7:0] H_COL_8 = 8'h3a;
  localparam [7:0] H_COL_9 = 8'h0d;
  localparam [7:0] H_COL_10 = 8'hb5;
  localparam [7:0] H_COL_11 = 8'h13;
  localparam [7:0] H_COL_12 = 8'h89;
  localparam [7:0] H_COL_13 = 8'hf1;
  localparam [7:0] H_COL_14 = 8'h91;
  localparam [7:0] H_COL_15 = 8'h64;
  localparam [7:0] H_COL_16 = 8'h19;
  localparam [7:0] H_COL_17 = 8'h85;
  localparam [7:0] H_COL_18 = 8'h2e;
  localparam [7:0] H_COL_19 = 8'h07;
  localparam [7:0] H_COL_20 = 8'h46;
  localparam [7:0] H_COL_21 = 8'h58;
  localparam [7:0] H_COL_22 = 8'h25;
  localparam [7:0] H_COL_23 = 8'hc1;
  localparam [7:0] H_COL_24 = 8'h57;
  localparam [7:0] H_COL_25 = 8'h45;
  localparam [7:0] H_COL_26 = 8'h4c;
  localparam [7:0] H_COL_27 = 8'hb0;
  localparam [7:0] H_COL_28 = 8'haa;
  localparam [7:0] H_COL_29 = 8'hfa;
  localparam [7:0] H_COL_30 = 8'h92;
  localparam [7:0] H_COL_31 = 8'hee;
  localparam [7:0] H_COL_32 = 8'h43;
  localparam [7:0] H_COL_33 = 8'h52;
  localparam [7:0] H_COL_34 = 8'hc8;
  localparam [7:0] H_COL_35 = 8'h5d;
  localparam [7:0] H_COL_36 = 8'h7e;
  localparam [7:0] H_COL_37 = 8'hdc;
  localparam [7:0] H_COL_38 = 8'he5;
  localparam [7:0] H_COL_39 = 8'hc2;
  localparam [7:0] H_COL_40 = 8'h61;
  localparam [7:0] H_COL_41 = 8'h31;
  localparam [7:0] H_COL_42 = 8'hbe;
  localparam [7:0] H_COL_43 = 8'h70;
  localparam [7:0] H_COL_44 = 8'h94;
  localparam [7:0] H_COL_45 = 8'hd6;
  localparam [7:0] H_COL_46 = 8'hc7;
  localparam [7:0] H_COL_47 = 8'hc4;
  localparam [7:0] H_COL_48 = 8'h51;
  localparam [7:0] H_COL_49 = 8'h3f;
  localparam [7:0] H_COL_50 = 8'h86;
  localparam [7:0] H_COL_51 = 8'hf4;
  localparam [7:0] H_COL_52 = 8'ha1;
  localparam [7:0] H_COL_53 = 8'h49;
  localparam [7:0] H_COL_54 = 8'heb;
  localparam [7:0] H_COL_55 = 8'h98;
  localparam [7:0] H_COL_56 = 8'h15;
  localparam [7:0] H_COL_57 = 8'h1c;
  localparam [7:0] H_COL_58 = 8'ha4;
  localparam [7:0] H_COL_59 = 8'hd9;
  localparam [7:0] H_COL_60 = 8'h8c;
  localparam [7:0] H_COL_61 = 8'h34;
  localparam [7:0] H_COL_62 = 8'h7b;
  localparam [7:0] H_COL_63 = 8'h54;
  localparam [7:0] H_COL_64 = 8'h01;
  localparam [7:0] H_COL_65 = 8'h04;
  localparam [7:0] H_COL_66 = 8'h10;
  localparam [7:0] H_COL_67 = 8'h40;
  localparam [7:0] H_COL_68 = 8'h02;
  localparam [7:0] H_COL_69 = 8'h08;
  localparam [7:0] H_COL_70 = 8'h20;
  localparam [7:0] H_COL_71 = 8'h80;
  localparam [71:0] H_ROW_0 = 72'h014973434903cb7e5c;
  localparam [71:0] H_ROW_1 = 72'h1040466493f11c097e;
  localparam [71:0] H_ROW_2 = 72'h02b70ef478875e8630;
  localparam [71:0] H_ROW_3 = 72'h205ae2043cb425135a;
  localparam [71:0] H_ROW_4 = 72'h04eb8b3e3a69216d29;
  localparam [71:0] H_ROW_5 = 72'h40645a0f50b844a5da;
  localparam [71:0] H_ROW_6 = 72'h08c869e9ffa7b0a083;
  localparam [71:0] H_ROW_7 = 72'h801cdcf4e4f882749d;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [7:0] syndrome;
  assign syndrome[0] = ^(codeword_i & H_ROW_0);
  assign syndrome[1] = ^(codeword_i & H_ROW_1);
  assign syndrome[2] = ^(codeword_i & H_ROW_2);
  assign syndrome[3] = ^(codeword_i & H_ROW_3);
  assign syndrome[4] = ^(codeword_i & H_ROW_4);
  assign syndrome[5] = ^(codeword_i & H_ROW_5);
  assign syndrome[6] = ^(codeword_i & H_ROW_6);
  assign syndrome[7] = ^(codeword_i & H_ROW_7);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [107:0] match;
  assign match[0] = syndrome == H_COL_0;  // bit 0: 8'hd0
  assign match[1] = syndrome == H_COL_1;  // bit 1: 8'h6a
  assign match[2] = syndrome == H_COL_2;  // bit 2: 8'h83
  assign match[3] = syndrome == H_COL_3;  // bit 3: 8'hbb
  assign match[4] = syndrome == H_COL_4;  // bit 4: 8'haf
  assign match[5] = syndrome == H_COL_5;  // bit 5: 8'h16
  assign match[6] = syndrome == H_COL_6;  // bit 6: 8'h2b
  assign match[7] = syndrome == H_COL_7;  // bit 7: 8'he0
  assign match[8] = syndrome == H_COL_8;  // bit 8: 8'h3a
  assign match[9] = syndrome == H_COL_9;  // bit 9: 8'h0d
  assign match[10] = syndrome == H_COL_10;  // bit 10: 8'hb5
  assign match[11] = syndrome == H_COL_11;  // bit 11: 8'h13
  assign match[12] = syndrome == H_COL_12;  // bit 12: 8'h89
  assign match[13] = syndrome == H_COL_13;  // bit 13: 8'hf1
  assign match[14] = syndrome == H_COL_14;  // bit 14: 8'h91
  assign match[15] = syndrome == H_COL_15;  // bit 15: 8'h64
  assign match[16] = syndrome == H_COL_16;  // bit 16: 8'h19
  assign match[17] = syndrome == H_COL_17;  // bit 17: 8'h85
  assign match[18] = syndrome == H_COL_18;  // bit 18: 8'h2e
  assign match[19] = syndrome == H_COL_19;  // bit 19: 8'h07
  assign match[20] = syndrome == H_COL_20;  // bit 20: 8'h46
  assign match[21] = syndrome == H_COL_21;  // bit 21: 8'h58
  assign match[22] = syndrome == H_COL_22;  // bit 22: 8'h25
  assign match[23] = syndrome == H_COL_23;  // bit 23: 8'hc1
  assign match[24] = syndrome == H_COL_24;  // bit 24: 8'h57
  assign match[25] = syndrome == H_COL_25;  // bit 25: 8'h45
  assign match[26] = syndrome == H_COL_26;  // bit 26: 8'h4c
  assign match[27] = syndrome == H_COL_27;  // bit 27: 8'hb0
  assign match[28] = syndrome == H_COL_28;  // bit 28: 8'haa
  assign match[29] = syndrome == H_COL_29;  // bit 29: 8'hfa
  assign match[30] = syndrome == H_COL_30;  // bit 30: 8'h92
  assign match[31] = syndrome == H_COL_31;  // bit 31: 8'hee
  assign match[32] = syndrome == H_COL_32;  // bit 32: 8'h43
  assign match[33] = syndrome == H_COL_33;  // bit 33: 8'h52
  assign match[34] = syndrome == H_COL_34;  // bit 34: 8'hc8
  assign match[35] = syndrome == H_COL_35;  // bit 35: 8'h5d
  assign match[36] = syndrome == H_COL_36;  // bit 36: 8'h7e
  assign match[37] = syndrome == H_COL_37;  // bit 37: 8'hdc
  assign match[38] = syndrome == H_COL_38;  // bit 38: 8'he5
  assign match[39] = syndrome == H_COL_39;  // bit 39: 8'hc2
  assign match[40] = syndrome == H_COL_40;  // bit 40: 8'h61
  assign match[41] = syndrome == H_COL_41;  // bit 41: 8'h31
  assign match[42] = syndrome == H_COL_42;  // bit 42: 8'hbe
  assign match[43] = syndrome == H_COL_43;  // bit 43: 8'h70
  assign match[44] = syndrome == H_COL_44;  // bit 44: 8'h94
  assign match[45] = syndrome == H_COL_45;  // bit 45: 8'hd6
  assign match[46] = syndrome == H_COL_46;  // bit 46: 8'hc7
  assign match[47] = syndrome == H_COL_47;  // bit 47: 8'hc4
  assign match[48] = syndrome == H_COL_48;  // bit 48: 8'h51
  assign match[49] = syndrome == H_COL_49;  // bit 49: 8'h3f
  assign match[50] = syndrome == H_COL_50;  // bit 50: 8'h86
  assign match[51] = syndrome == H_COL_51;  // bit 51: 8'hf4
  assign match[52] = syndrome == H_COL_52;  // bit 52: 8'ha1
  assign match[53] = syndrome == H_COL_53;  // bit 53: 8'h49
  assign match[54] = syndrome == H_COL_54;  // bit 54: 8'heb
  assign match[55] = syndrome == H_COL_55;  // bit 55: 8'h98
  assign match[56] = syndrome == H_COL_56;  // bit 56: 8'h15
  assign match[57] = syndrome == H_COL_57;  // bit 57: 8'h1c
  assign match[58] = syndrome == H_COL_58;  // bit 58: 8'ha4
  assign match[59] = syndrome == H_COL_59;  // bit 59: 8'hd9
  assign match[60] = syndrome == H_COL_60;  // bit 60: 8'h8c
  assign match[61] = syndrome == H_COL_61;  // bit 61: 8'h34
  assign match[62] = syndrome == H_COL_62;  // bit 62: 8'h7b
  assign match[63] = syndrome == H_COL_63;  // bit 63: 8'h54
  assign match[64] = syndrome == H_COL_64;  // bit 64: 8'h01
  assign match[65] = syndrome == H_COL_65;  // bit 65: 8'h04
  assign match[66] = syndrome == H_COL_66;  // bit 66: 8'h10
  assign match[67] = syndrome == H_COL_67;  // bit 67: 8'h40
  assign match[68] = syndrome == H_COL_68;  // bit 68: 8'h02
  assign match[69] = syndrome == H_COL_69;  // bit 69: 8'h08
  assign match[70] = syndrome == H_COL_70;  // bit 70: 8'h20
  assign match[71] = syndrome == H_COL_71;  // bit 71: 8'h80
  assign match[72] = syndrome == (H_COL_0 ^ H_COL_4);  // bits 0, 4: 8'h7f
  assign match[73] = syndrome == (H_COL_1 ^ H_COL_5);  // bits 1, 5: 8'h7c
  assign match[74] = syndrome == (H_COL_2 ^ H_COL_6);  // bits 2, 6: 8'ha8
  assign match[75] = syndrome == (H_COL_3 ^ H_COL_7);  // bits 3, 7: 8'h5b
  assign match[76] = syndrome == (H_COL_8 ^ H_COL_12);  // bits 8, 12: 8'hb3
  assign match[77] = syndrome == (H_COL_9 ^ H_COL_13);  // bits 9, 13: 8'hfc
  assign match[78] = syndrome == (H_COL_10 ^ H_COL_14);  // bits 10, 14: 8'h24
  assign match[79] = syndrome == (H_COL_11 ^ H_COL_15);  // bits 11, 15: 8'h77
  assign match[80] = syndrome == (H_COL_16 ^ H_COL_20);  // bits 16, 20: 8'h5f
  assign match[81] = syndrome == (H_COL_17 ^ H_COL_21);  // bits 17, 21: 8'hdd
  assign match[82] = syndrome == (H_COL_18 ^ H_COL_22);  // bits 18, 22: 8'h0b
  assign match[83] = syndrome == (H_COL_19 ^ H_COL_23);  // bits 19, 23: 8'hc6
  assign match[84] = syndrome == (H_COL_24 ^ H_COL_28);  // bits 24, 28: 8'hfd
  assign match[85] = syndrome == (H_COL_25 ^ H_COL_29);  // bits 25, 29: 8'hbf
  assign match[86] = syndrome == (H_COL_26 ^ H_COL_30);  // bits 26, 30: 8'hde
  assign match[87] = syndrome == (H_COL_27 ^ H_COL_31);  // bits 27, 31: 8'h5e
  assign match[88] = syndrome == (H_COL_32 ^ H_COL_36);  // bits 32, 36: 8'h3d
  assign match[89] = syndrome == (H_COL_33 ^ H_COL_37);  // bits 33, 37: 8'h8e
  assign match[90] = syndrome == (H_COL_34 ^ H_COL_38);  // bits 34, 38: 8'h2d
  assign match[91] = syndrome == (H_COL_35 ^ H_COL_39);  // bits 35, 39: 8'h9f
  assign match[92] = syndrome == (H_COL_40 ^ H_COL_44);  // bits 40, 44: 8'hf5
  assign match[93] = syndrome == (H_COL_41 ^ H_COL_45);  // bits 41, 45: 8'he7
  assign match[94] = syndrome == (H_COL_42 ^ H_COL_46);  // bits 42, 46: 8'h79
  assign match[95] = syndrome == (H_COL_43 ^ H_COL_47);  // bits 43, 47: 8'hb4
  assign match[96] = syndrome == (H_COL_48 ^ H_COL_52);  // bits 48, 52: 8'hf0
  assign match[97] = syndrome == (H_COL_49 ^ H_COL_53);  // bits 49, 53: 8'h76
  assign match[98] = syndrome == (H_COL_50 ^ H_COL_54);  // bits 50, 54: 8'h6d
  assign match[99] = syndrome == (H_COL_51 ^ H_COL_55);  // bits 51, 55: 8'h6c
  assign match[100] = syndrome == (H_COL_56 ^ H_COL_60);  // bits 56, 60: 8'h99
  assign match[101] = syndrome == (H_COL_57 ^ H_COL_61);  // bits 57, 61: 8'h28
  assign match[102] = syndrome == (H_COL_58 ^ H_COL_62);  // bits 58, 62: 8'hdf
  assign match[103] = syndrome == (H_COL_59 ^ H_COL_63);  // bits 59, 63: 8'h8d
  assign match[104] = syndrome == (H_COL_64 ^ H_COL_68);  // bits 64, 68: 8'h03
  assign match[105] = syndrome == (H_COL_65 ^ H_COL_69);  // bits 65, 69: 8'h0c
  assign match[106] = syndrome == (H_COL_66 ^ H_COL_70);  // bits 66, 70: 8'h30
  assign match[107] = syndrome == (H_COL_67 ^ H_COL_71);  // bits 67, 71: 8'hc0

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [71:0] flip;
  assign flip[0] = match[0] | match[72];
  assign flip[1] = match[1] | match[73];
  assign flip[2] = match[2] | match[74];
  assign flip[3] = match[3] | match[75];
  assign flip[4] = match[4] | match[72];
  assign flip[5] = match[5] | match[73];
  assign flip[6] = match[6] | match[74];
  assign flip[7] = match[7] | match[75];
  assign flip[8] = match[8] | match[76];
  assign flip[9] = match[9] | match[77];
  assign flip[10] = match[10] | match[78];
  assign flip[11] = match[11] | match[79];
  assign flip[12] = match[12] | match[76];
  assign flip[13] = match[13] | match[77];
  assign flip[14] = match[14] | match[78];
  assign flip[15] = match[15] | match[79];
  assign flip[16] = match[16] | match[80];
  assign flip[17] = match[17] | match[81];
  assign flip[18] = match[18] | match[82];
  assign flip[19] = match[19] | match[83];
  assign flip[20] = match[20] | match[80];
  assign flip[21] = match[21] | match[81];
  assign flip[22] = match[22] | match[82];
  assign flip[23] = match[23] | match[83];
  assign flip[24] = match[24] | match[84];
  assign flip[25] = match[25] | match[85];
  assign flip[26] = match[26] | match[86];
  assign flip[27] = match[27] | match[87];
  assign flip[28] = match[28] | match[84];
  assign flip[29] = match[29] | match[85];
  assign flip[30] = match[30] | match[86];
  assign flip[31] = match[31] | match[87];
  assign flip[32] = match[32] | match[88];
  assign flip[33] = match[33] | match[89];
  assign flip[34] = match[34] | match[90];
  assign flip[35] = match[35] | match[91];
  assign flip[36] = match[36] | match[88];
  assign flip[37] = match[37] | match[89];
  assign flip[38] = match[38] | match[90];
  assign flip[39] = match[39] | match[91];
  assign flip[40] = match[40] | match[92];
  assign flip[41] = match[41] | match[93];
  assign flip[42] = match[42] | match[94];
  assign flip[43] = match[43] | match[95];
  assign flip[44] = match[44] | match[92];
  assign flip[45] = match[45] | match[93];
  assign flip[46] = match[46] | match[94];
  assign flip[47] = match[47] | match[95];
  assign flip[48] = match[48] | match[96];
  assign flip[49] = match[49] | match[97];
  assign flip[50] = match[50] | match[98];
  assign flip[51] = match[51] | match[99];
  assign flip[52] = match[52] | match[96];
  assign flip[53] = match[53] | match[97];
  assign flip[54] = match[54] | match[98];
  assign flip[55] = match[55] | match[99];
  assign flip[56] = match[56] | match[100];
  assign flip[57] = match[57] | match[101];
  assign flip[58] = match[58] | match[102];
  assign flip[59] = match[59] | match[103];
  assign flip[60] = match[60] | match[100];
  assign flip[61] = match[61] | match[101];
  assign flip[62] = match[62] | match[102];
  assign flip[63] = match[63] | match[103];
  assign flip[64] = match[64] | match[104];
  assign flip[65] = match[65] | match[105];
  assign flip[66] = match[66] | match[106];
  assign flip[67] = match[67] | match[107];
  assign flip[68] = match[68] | match[104];
  assign flip[69] = match[69] | match[105];
  assign flip[70] = match[70] | match[106];
  assign flip[71] = match[71] | match[107];
  wire [8:0] touched_lane;
  assign touched_lane[0] = match[0] | match[1] | match[2] | match[3] | match[4] | match[5]
      | match[6] | match[7] | match[72] | match[73] | match[74] | match[75];
  assign touched_lane[1] = match[8] | match[9] | match[10] | match[11] | match[12] | match[13]
      | match[14] | match[15] | match[76] | match[77] | match[78] | match[79];
  assign touched_lane[2] = match[16] | match[17] | match[18] | match[19] | match[20] | match[21]
      | match[22] | match[23] | match[80] | match[81] | match[82] | match[83];
  assign touched_lane[3] = match[24] | match[25] | match[26] | match[27] | match[28] | match[29]
      | match[30] | match[31] | match[84] | match[85] | match[86] | match[87];
  assign touched_lane[4] = match[32] | match[33] | match[34] | match[35] | match[36] | match[37]
      | match[38] | match[39] | match[88] | match[89] | match[90] | match[91];
  assign touched_lane[5] = match[40] | match[41] | match[42] | match[43] | match[44] | match[45]
      | match[46] | match[47] | match[92] | match[93] | match[94] | match[95];
  assign touched_lane[6] = match[48] | match[49] | match[50] | match[51] | match[52] | match[53]
      | match[54] | match[55] | match[96] | match[97] | match[98] | match[99];
  assign touched_lane[7] = match[56] | match[57] | match[58] | match[59] | match[60] | match[61]
      | match[62] | match[63] | match[100] | match[101] | match[102] | match[103];
  assign touched_lane[8] = match[64] | match[65] | match[66] | match[67] | match[68] | match[69]
      | match[70] | match[71] | match[104] | match[105] | match[106] | match[107];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome == 8'h00);
  wire hit = |touched_lane;

  assign touched_lane_o = touched_lane;
  assign flips_o = flip;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // trio_searched_cw_dec

`default_nettype wire
