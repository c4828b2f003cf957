// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (22,16): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
`default_nettype none

// Decodes one (22,16) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_22_16_cw_dec (
  input  wire  [21:0] codeword_i,  // codeword as read
  output wire  [21:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [5:0] syndrome_o   // syndrome
);
  localparam [5:0] H_COL_0 = 6'h07;
  localparam [5:0] H_COL_1 = 6'h38;
  localparam [5:0] H_COL_2 = 6'h0b;
  localparam [5:0] H_COL_3 = 6'h34;
  localparam [5:0] H_COL_4 = 6'h0d;
  localparam [5:0] H_COL_5 = 6'h32;
  localparam [5:0] H_COL_6 = 6'h0e;
  localparam [5:0] H_COL_7 = 6'h31;
  localparam [5:0] H_COL_8 = 6'h13;
  localparam [5:0] H_COL_9 = 6'h2c;
  localparam [5:0] H_COL_10 = 6'h15;
  localparam [5:0] H_COL_11 = 6'h2a;
  localparam [5:0] H_COL_12 = 6'h16;
  localparam [5:0] H_COL_13 = 6'h29;
  localparam [5:0] H_COL_14 = 6'h19;
  localparam [5:0] H_COL_15 = 6'h26;
  localparam [5:0] H_COL_16 = 6'h01;
  localparam [5:0] H_COL_17 = 6'h02;
  localparam [5:0] H_COL_18 = 6'h04;
  localparam [5:0] H_COL_19 = 6'h08;
  localparam [5:0] H_COL_20 = 6'h10;
  localparam [5:0] H_COL_21 = 6'h20;
  localparam [21:0] H_ROW_0 = 22'h016595;
  localparam [21:0] H_ROW_1 = 22'h029965;
  localparam [21:0] H_ROW_2 = 22'h049659;
  localparam [21:0] H_ROW_3 = 22'h086a56;
  localparam [21:0] H_ROW_4 = 22'h1055aa;
  localparam [21:0] H_ROW_5 = 22'h20aaaa;

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [5:0] syndrome;
  assign syndrome[0] = ^(codeword_i & H_ROW_0);
  assign syndrome[1] = ^(codeword_i & H_ROW_1);
  assign syndrome[2] = ^(codeword_i & H_ROW_2);
  assign syndrome[3] = ^(codeword_i & H_ROW_3);
  assign syndrome[4] = ^(codeword_i & H_ROW_4);
  assign syndrome[5] = ^(codeword_i & H_ROW_5);

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [21:0] match;
  assign match[0] = syndrome == H_COL_0;  // bit 0: 6'h07
  assign match[1] = syndrome == H_COL_1;  // bit 1: 6'h38
  assign match[2] = syndrome == H_COL_2;  // bit 2: 6'h0b
  assign match[3] = syndrome == H_COL_3;  // bit 3: 6'h34
  assign match[4] = syndrome == H_COL_4;  // bit 4: 6'h0d
  assign match[5] = syndrome == H_COL_5;  // bit 5: 6'h32
  assign match[6] = syndrome == H_COL_6;  // bit 6: 6'h0e
  assign match[7] = syndrome == H_COL_7;  // bit 7: 6'h31
  assign match[8] = syndrome == H_COL_8;  // bit 8: 6'h13
  assign match[9] = syndrome == H_COL_9;  // bit 9: 6'h2c
  assign match[10] = syndrome == H_COL_10;  // bit 10: 6'h15
  assign match[11] = syndrome == H_COL_11;  // bit 11: 6'h2a
  assign match[12] = syndrome == H_COL_12;  // bit 12: 6'h16
  assign match[13] = syndrome == H_COL_13;  // bit 13: 6'h29
  assign match[14] = syndrome == H_COL_14;  // bit 14: 6'h19
  assign match[15] = syndrome == H_COL_15;  // bit 15: 6'h26
  assign match[16] = syndrome == H_COL_16;  // bit 16: 6'h01
  assign match[17] = syndrome == H_COL_17;  // bit 17: 6'h02
  assign match[18] = syndrome == H_COL_18;  // bit 18: 6'h04
  assign match[19] = syndrome == H_COL_19;  // bit 19: 6'h08
  assign match[20] = syndrome == H_COL_20;  // bit 20: 6'h10
  assign match[21] = syndrome == H_COL_21;  // bit 21: 6'h20

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome == 6'h00);
  wire hit = |match;

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // hsiao_22_16_cw_dec

`default_nettype wire
