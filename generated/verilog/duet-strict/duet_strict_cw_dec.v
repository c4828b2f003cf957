// SPDX-License-Identifier: MIT OR Apache-2.0
// DuetECC strict: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.1 as worded
// Generated from scheme duet-strict with hash
// 1fd0006fd3e4ae0019d2d1c958cd49bd092dedc3faa16422af16aebda6db1602.
// Do not edit; regenerate: eccforge emit verilog duet-strict --out DIR
`default_nettype none

// Decodes one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin; no error of class byte, 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module duet_strict_cw_dec (
  input  wire  [71:0] codeword_i,      // codeword as read
  output wire  [71:0] touched_pin_o,   // a proposed correction lies in this group of bits
  output wire  [35:0] touched_byte_o,  // a proposed correction lies in this group of bits
  output wire  [71:0] flips_o,         // proposed corrections
  output wire         ce_o,            // the syndrome is that of a correctable pattern
  // the syndrome is neither zero nor that of a correctable pattern
  output wire         due_o,
  output wire   [7:0] syndrome_o       // syndrome
);
  localparam [7:0] H_COL_0 = 8'h23;
  localparam [7:0] H_COL_1 = 8'h43;
  localparam [7:0] H_COL_2 = 8'h83;
  localparam [7:0] H_COL_3 = 8'h3d;
  localparam [7:0] H_COL_4 = 8'h45;
  localparam [7:0] H_COL_5 = 8'h85;
  localparam [7:0] H_COL_6 = 8'h89;
  localparam [7:0] H_COL_7 = 8'h49;
  localparam [7:0] H_COL_8 = 8'h46;
  localparam [7:0] H_COL_9 = 8'h86;
  localparam [7:0] H_COL_10 = 8'h07;
  localparam [7:0] H_COL_11 = 8'h7a;
  localparam [7:0] H_COL_12 = 8'h8a;
  localparam [7:0] H_COL_13 = 8'h0b;
  localparam [7:0] H_COL_14 = 8'h13;
  localparam [7:0] H_COL_15 = 8'h92;
  localparam [7:0] H_COL_16 = 8'h8c;
  localparam [7:0] H_COL_17 = 8'h0d;
  localparam [7:0] H_COL_18 = 8'h0e;
  localparam [7:0] H_COL_19 = 8'hf4;
  localparam [7:0] H_COL_20 = 8'h15;
  localparam [7:0] H_COL_21 = 8'h16;
  localparam [7:0] H_COL_22 = 8'h26;
  localparam [7:0] H_COL_23 = 8'h25;
  localparam [7:0] H_COL_24 = 8'h19;
  localparam [7:0] H_COL_25 = 8'h1a;
  localparam [7:0] H_COL_26 = 8'h1c;
  localparam [7:0] H_COL_27 = 8'he9;
  localparam [7:0] H_COL_28 = 8'h2a;
  localparam [7:0] H_COL_29 = 8'h2c;
  localparam [7:0] H_COL_30 = 8'h4c;
  localparam [7:0] H_COL_31 = 8'h4a;
  localparam [7:0] H_COL_32 = 8'h32;
  localparam [7:0] H_COL_33 = 8'h34;
  localparam [7:0] H_COL_34 = 8'h38;
  localparam [7:0] H_COL_35 = 8'hd3;
  localparam [7:0] H_COL_36 = 8'h54;
  localparam [7:0] H_COL_37 = 8'h58;
  localparam [7:0] H_COL_38 = 8'h98;
  localparam [7:0] H_COL_39 = 8'h94;
  localparam [7:0] H_COL_40 = 8'h64;
  localparam [7:0] H_COL_41 = 8'h68;
  localparam [7:0] H_COL_42 = 8'h70;
  localparam [7:0] H_COL_43 = 8'ha7;
  localparam [7:0] H_COL_44 = 8'ha8;
  localparam [7:0] H_COL_45 = 8'hb0;
  localparam [7:0] H_COL_46 = 8'h31;
  localparam [7:0] H_COL_47 = 8'h29;
  localparam [7:0] H_COL_48 = 8'hc8;
  localparam [7:0] H_COL_49 = 8'hd0;
  localparam [7:0] H_COL_50 = 8'he0;
  localparam [7:0] H_COL_51 = 8'h4f;
  localparam [7:0] H_COL_52 = 8'h51;
  localparam [7:0] H_COL_53 = 8'h61;
  localparam [7:0] H_COL_54 = 8'h62;
  localparam [7:0] H_COL_55 = 8'h52;
  localparam [7:0] H_COL_56 = 8'h91;
  localparam [7:0] H_COL_57 = 8'ha1;
  localparam [7:0] H_COL_58 = 8'hc1;
  localparam [7:0] H_COL_59 = 8'h9e;
  localparam [7:0] H_COL_60 = 8'ha2;
  localparam [7:0] H_COL_61 = 8'hc2;
  localparam [7:0] H_COL_62 = 8'hc4;
  localparam [7:0] H_COL_63 = 8'ha4;
  localparam [7:0] H_COL_64 = 8'h01;
  localparam [7:0] H_COL_65 = 8'h02;
  localparam [7:0] H_COL_66 = 8'h04;
  localparam [7:0] H_COL_67 = 8'h08;
  localparam [7:0] H_COL_68 = 8'h10;
  localparam [7:0] H_COL_69 = 8'h20;
  localparam [7:0] H_COL_70 = 8'h40;
  localparam [7:0] H_COL_71 = 8'h80;
  localparam [71:0] H_ROW_0 = 72'h010738c808099264ff;
  localparam [71:0] H_ROW_1 = 72'h0238c808099264ff07;
  localparam [71:0] H_ROW_2 = 72'h04c808099264ff0738;
  localparam [71:0] H_ROW_3 = 72'h0808099264ff0738c8;
  localparam [71:0] H_ROW_4 = 72'h10099264ff0738c808;
  localparam [71:0] H_ROW_5 = 72'h209264ff0738c80809;
  localparam [71:0] H_ROW_6 = 72'h4064ff0738c8080992;
  localparam [71:0] H_ROW_7 = 72'h80ff0738c808099264;

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
  wire [71:0] match;
  assign match[0] = syndrome == H_COL_0;  // bit 0: 8'h23
  assign match[1] = syndrome == H_COL_1;  // bit 1: 8'h43
  assign match[2] = syndrome == H_COL_2;  // bit 2: 8'h83
  assign match[3] = syndrome == H_COL_3;  // bit 3: 8'h3d
  assign match[4] = syndrome == H_COL_4;  // bit 4: 8'h45
  assign match[5] = syndrome == H_COL_5;  // bit 5: 8'h85
  assign match[6] = syndrome == H_COL_6;  // bit 6: 8'h89
  assign match[7] = syndrome == H_COL_7;  // bit 7: 8'h49
  assign match[8] = syndrome == H_COL_8;  // bit 8: 8'h46
  assign match[9] = syndrome == H_COL_9;  // bit 9: 8'h86
  assign match[10] = syndrome == H_COL_10;  // bit 10: 8'h07
  assign match[11] = syndrome == H_COL_11;  // bit 11: 8'h7a
  assign match[12] = syndrome == H_COL_12;  // bit 12: 8'h8a
  assign match[13] = syndrome == H_COL_13;  // bit 13: 8'h0b
  assign match[14] = syndrome == H_COL_14;  // bit 14: 8'h13
  assign match[15] = syndrome == H_COL_15;  // bit 15: 8'h92
  assign match[16] = syndrome == H_COL_16;  // bit 16: 8'h8c
  assign match[17] = syndrome == H_COL_17;  // bit 17: 8'h0d
  assign match[18] = syndrome == H_COL_18;  // bit 18: 8'h0e
  assign match[19] = syndrome == H_COL_19;  // bit 19: 8'hf4
  assign match[20] = syndrome == H_COL_20;  // bit 20: 8'h15
  assign match[21] = syndrome == H_COL_21;  // bit 21: 8'h16
  assign match[22] = syndrome == H_COL_22;  // bit 22: 8'h26
  assign match[23] = syndrome == H_COL_23;  // bit 23: 8'h25
  assign match[24] = syndrome == H_COL_24;  // bit 24: 8'h19
  assign match[25] = syndrome == H_COL_25;  // bit 25: 8'h1a
  assign match[26] = syndrome == H_COL_26;  // bit 26: 8'h1c
  assign match[27] = syndrome == H_COL_27;  // bit 27: 8'he9
  assign match[28] = syndrome == H_COL_28;  // bit 28: 8'h2a
  assign match[29] = syndrome == H_COL_29;  // bit 29: 8'h2c
  assign match[30] = syndrome == H_COL_30;  // bit 30: 8'h4c
  assign match[31] = syndrome == H_COL_31;  // bit 31: 8'h4a
  assign match[32] = syndrome == H_COL_32;  // bit 32: 8'h32
  assign match[33] = syndrome == H_COL_33;  // bit 33: 8'h34
  assign match[34] = syndrome == H_COL_34;  // bit 34: 8'h38
  assign match[35] = syndrome == H_COL_35;  // bit 35: 8'hd3
  assign match[36] = syndrome == H_COL_36;  // bit 36: 8'h54
  assign match[37] = syndrome == H_COL_37;  // bit 37: 8'h58
  assign match[38] = syndrome == H_COL_38;  // bit 38: 8'h98
  assign match[39] = syndrome == H_COL_39;  // bit 39: 8'h94
  assign match[40] = syndrome == H_COL_40;  // bit 40: 8'h64
  assign match[41] = syndrome == H_COL_41;  // bit 41: 8'h68
  assign match[42] = syndrome == H_COL_42;  // bit 42: 8'h70
  assign match[43] = syndrome == H_COL_43;  // bit 43: 8'ha7
  assign match[44] = syndrome == H_COL_44;  // bit 44: 8'ha8
  assign match[45] = syndrome == H_COL_45;  // bit 45: 8'hb0
  assign match[46] = syndrome == H_COL_46;  // bit 46: 8'h31
  assign match[47] = syndrome == H_COL_47;  // bit 47: 8'h29
  assign match[48] = syndrome == H_COL_48;  // bit 48: 8'hc8
  assign match[49] = syndrome == H_COL_49;  // bit 49: 8'hd0
  assign match[50] = syndrome == H_COL_50;  // bit 50: 8'he0
  assign match[51] = syndrome == H_COL_51;  // bit 51: 8'h4f
  assign match[52] = syndrome == H_COL_52;  // bit 52: 8'h51
  assign match[53] = syndrome == H_COL_53;  // bit 53: 8'h61
  assign match[54] = syndrome == H_COL_54;  // bit 54: 8'h62
  assign match[55] = syndrome == H_COL_55;  // bit 55: 8'h52
  assign match[56] = syndrome == H_COL_56;  // bit 56: 8'h91
  assign match[57] = syndrome == H_COL_57;  // bit 57: 8'ha1
  assign match[58] = syndrome == H_COL_58;  // bit 58: 8'hc1
  assign match[59] = syndrome == H_COL_59;  // bit 59: 8'h9e
  assign match[60] = syndrome == H_COL_60;  // bit 60: 8'ha2
  assign match[61] = syndrome == H_COL_61;  // bit 61: 8'hc2
  assign match[62] = syndrome == H_COL_62;  // bit 62: 8'hc4
  assign match[63] = syndrome == H_COL_63;  // bit 63: 8'ha4
  assign match[64] = syndrome == H_COL_64;  // bit 64: 8'h01
  assign match[65] = syndrome == H_COL_65;  // bit 65: 8'h02
  assign match[66] = syndrome == H_COL_66;  // bit 66: 8'h04
  assign match[67] = syndrome == H_COL_67;  // bit 67: 8'h08
  assign match[68] = syndrome == H_COL_68;  // bit 68: 8'h10
  assign match[69] = syndrome == H_COL_69;  // bit 69: 8'h20
  assign match[70] = syndrome == H_COL_70;  // bit 70: 8'h40
  assign match[71] = syndrome == H_COL_71;  // bit 71: 8'h80

  // Flips: a codeword bit flips if a matching pattern contains it.
  wire [35:0] touched_byte;
  assign touched_byte[0] = match[0] | match[4];
  assign touched_byte[1] = match[1] | match[5];
  assign touched_byte[2] = match[2] | match[6];
  assign touched_byte[3] = match[3] | match[7];
  assign touched_byte[4] = match[8] | match[12];
  assign touched_byte[5] = match[9] | match[13];
  assign touched_byte[6] = match[10] | match[14];
  assign touched_byte[7] = match[11] | match[15];
  assign touched_byte[8] = match[16] | match[20];
  assign touched_byte[9] = match[17] | match[21];
  assign touched_byte[10] = match[18] | match[22];
  assign touched_byte[11] = match[19] | match[23];
  assign touched_byte[12] = match[24] | match[28];
  assign touched_byte[13] = match[25] | match[29];
  assign touched_byte[14] = match[26] | match[30];
  assign touched_byte[15] = match[27] | match[31];
  assign touched_byte[16] = match[32] | match[36];
  assign touched_byte[17] = match[33] | match[37];
  assign touched_byte[18] = match[34] | match[38];
  assign touched_byte[19] = match[35] | match[39];
  assign touched_byte[20] = match[40] | match[44];
  assign touched_byte[21] = match[41] | match[45];
  assign touched_byte[22] = match[42] | match[46];
  assign touched_byte[23] = match[43] | match[47];
  assign touched_byte[24] = match[48] | match[52];
  assign touched_byte[25] = match[49] | match[53];
  assign touched_byte[26] = match[50] | match[54];
  assign touched_byte[27] = match[51] | match[55];
  assign touched_byte[28] = match[56] | match[60];
  assign touched_byte[29] = match[57] | match[61];
  assign touched_byte[30] = match[58] | match[62];
  assign touched_byte[31] = match[59] | match[63];
  assign touched_byte[32] = match[64] | match[68];
  assign touched_byte[33] = match[65] | match[69];
  assign touched_byte[34] = match[66] | match[70];
  assign touched_byte[35] = match[67] | match[71];

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome == 8'h00);
  wire hit = |touched_byte;

  assign touched_pin_o = match;
  assign touched_byte_o = touched_byte;
  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // duet_strict_cw_dec

`default_nettype wire
