// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// Decodes one (39,32) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_39_32_cw_dec (
  input  wire  [38:0] codeword_i,  // codeword as read
  output wire  [38:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [6:0] syndrome_o   // syndrome
);
  localparam [6:0] H_COL_0 = 7'h07;
  localparam [6:0] H_COL_1 = 7'h38;
  localparam [6:0] H_COL_2 = 7'h43;
  localparam [6:0] H_COL_3 = 7'h1c;
  localparam [6:0] H_COL_4 = 7'h61;
  localparam [6:0] H_COL_5 = 7'h0e;
  localparam [6:0] H_COL_6 = 7'h70;
  localparam [6:0] H_COL_7 = 7'h0b;
  localparam [6:0] H_COL_8 = 7'h34;
  localparam [6:0] H_COL_9 = 7'h45;
  localparam [6:0] H_COL_10 = 7'h1a;
  localparam [6:0] H_COL_11 = 7'h62;
  localparam [6:0] H_COL_12 = 7'h0d;
  localparam [6:0] H_COL_13 = 7'h31;
  localparam [6:0] H_COL_14 = 7'h46;
  localparam [6:0] H_COL_15 = 7'h58;
  localparam [6:0] H_COL_16 = 7'h23;
  localparam [6:0] H_COL_17 = 7'h2c;
  localparam [6:0] H_COL_18 = 7'h51;
  localparam [6:0] H_COL_19 = 7'h16;
  localparam [6:0] H_COL_20 = 7'h68;
  localparam [6:0] H_COL_21 = 7'h13;
  localparam [6:0] H_COL_22 = 7'h4c;
  localparam [6:0] H_COL_23 = 7'h25;
  localparam [6:0] H_COL_24 = 7'h2a;
  localparam [6:0] H_COL_25 = 7'h52;
  localparam [6:0] H_COL_26 = 7'h15;
  localparam [6:0] H_COL_27 = 7'h29;
  localparam [6:0] H_COL_28 = 7'h4a;
  localparam [6:0] H_COL_29 = 7'h54;
  localparam [6:0] H_COL_30 = 7'h26;
  localparam [6:0] H_COL_31 = 7'h19;
  localparam [6:0] H_COL_32 = 7'h01;
  localparam [6:0] H_COL_33 = 7'h02;
  localparam [6:0] H_COL_34 = 7'h04;
  localparam [6:0] H_COL_35 = 7'h08;
  localparam [6:0] H_COL_36 = 7'h10;
  localparam [6:0] H_COL_37 = 7'h20;
  localparam [6:0] H_COL_38 = 7'h40;
  localparam [38:0] H_ROW_0 = 39'h018ca53295;
  localparam [38:0] H_ROW_1 = 39'h0253294ca5;
  localparam [38:0] H_ROW_2 = 39'h0464ca5329;
  localparam [38:0] H_ROW_3 = 39'h08995294aa;
  localparam [38:0] H_ROW_4 = 39'h10a62ca54a;
  localparam [38:0] H_ROW_5 = 39'h2049932952;
  localparam [38:0] H_ROW_6 = 39'h403254ca54;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [6:0] syndrome;
  assign syndrome[0] = ^(codeword_i & H_ROW_0);
  assign syndrome[1] = ^(codeword_i & H_ROW_1);
  assign syndrome[2] = ^(codeword_i & H_ROW_2);
  assign syndrome[3] = ^(codeword_i & H_ROW_3);
  assign syndrome[4] = ^(codeword_i & H_ROW_4);
  assign syndrome[5] = ^(codeword_i & H_ROW_5);
  assign syndrome[6] = ^(codeword_i & H_ROW_6);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [38:0] match;
  assign match[0] = syndrome == H_COL_0;  // bit 0: 7'h07
  assign match[1] = syndrome == H_COL_1;  // bit 1: 7'h38
  assign match[2] = syndrome == H_COL_2;  // bit 2: 7'h43
  assign match[3] = syndrome == H_COL_3;  // bit 3: 7'h1c
  assign match[4] = syndrome == H_COL_4;  // bit 4: 7'h61
  assign match[5] = syndrome == H_COL_5;  // bit 5: 7'h0e
  assign match[6] = syndrome == H_COL_6;  // bit 6: 7'h70
  assign match[7] = syndrome == H_COL_7;  // bit 7: 7'h0b
  assign match[8] = syndrome == H_COL_8;  // bit 8: 7'h34
  assign match[9] = syndrome == H_COL_9;  // bit 9: 7'h45
  assign match[10] = syndrome == H_COL_10;  // bit 10: 7'h1a
  assign match[11] = syndrome == H_COL_11;  // bit 11: 7'h62
  assign match[12] = syndrome == H_COL_12;  // bit 12: 7'h0d
  assign match[13] = syndrome == H_COL_13;  // bit 13: 7'h31
  assign match[14] = syndrome == H_COL_14;  // bit 14: 7'h46
  assign match[15] = syndrome == H_COL_15;  // bit 15: 7'h58
  assign match[16] = syndrome == H_COL_16;  // bit 16: 7'h23
  assign match[17] = syndrome == H_COL_17;  // bit 17: 7'h2c
  assign match[18] = syndrome == H_COL_18;  // bit 18: 7'h51
  assign match[19] = syndrome == H_COL_19;  // bit 19: 7'h16
  assign match[20] = syndrome == H_COL_20;  // bit 20: 7'h68
  assign match[21] = syndrome == H_COL_21;  // bit 21: 7'h13
  assign match[22] = syndrome == H_COL_22;  // bit 22: 7'h4c
  assign match[23] = syndrome == H_COL_23;  // bit 23: 7'h25
  assign match[24] = syndrome == H_COL_24;  // bit 24: 7'h2a
  assign match[25] = syndrome == H_COL_25;  // bit 25: 7'h52
  assign match[26] = syndrome == H_COL_26;  // bit 26: 7'h15
  assign match[27] = syndrome == H_COL_27;  // bit 27: 7'h29
  assign match[28] = syndrome == H_COL_28;  // bit 28: 7'h4a
  assign match[29] = syndrome == H_COL_29;  // bit 29: 7'h54
  assign match[30] = syndrome == H_COL_30;  // bit 30: 7'h26
  assign match[31] = syndrome == H_COL_31;  // bit 31: 7'h19
  assign match[32] = syndrome == H_COL_32;  // bit 32: 7'h01
  assign match[33] = syndrome == H_COL_33;  // bit 33: 7'h02
  assign match[34] = syndrome == H_COL_34;  // bit 34: 7'h04
  assign match[35] = syndrome == H_COL_35;  // bit 35: 7'h08
  assign match[36] = syndrome == H_COL_36;  // bit 36: 7'h10
  assign match[37] = syndrome == H_COL_37;  // bit 37: 7'h20
  assign match[38] = syndrome == H_COL_38;  // bit 38: 7'h40

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome == 7'h00);
  wire hit = |match;

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // hsiao_39_32_cw_dec

`default_nettype wire
