// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --out DIR
`default_nettype none

// Decodes one (39,32) codeword. Combinational.
module hsiao_39_32_cw_dec (
  input  wire  [38:0] codeword_i,  // codeword as read
  output wire  [38:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [6:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[23] ^ (codeword_i[13] ^ codeword_i[27]);
  wire sum_1 = (codeword_i[2] ^ codeword_i[9]) ^ (codeword_i[4] ^ codeword_i[18]);
  wire sum_2 = (codeword_i[7] ^ codeword_i[21]) ^ (codeword_i[0] ^ codeword_i[16]);
  wire sum_3 = codeword_i[5] ^ codeword_i[30];
  wire sum_4 = codeword_i[10] ^ codeword_i[24];
  wire sum_5 = (codeword_i[11] ^ codeword_i[25]) ^ (codeword_i[14] ^ codeword_i[28]);
  wire sum_6 = (codeword_i[26] ^ codeword_i[29]) ^ (codeword_i[8] ^ codeword_i[19]);
  wire sum_7 = codeword_i[22] ^ (codeword_i[12] ^ codeword_i[17]);
  wire sum_8 = (codeword_i[3] ^ codeword_i[31]) ^ (codeword_i[1] ^ codeword_i[15]);
  wire sum_9 = codeword_i[6] ^ codeword_i[20];

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [6:0] syndrome;
  assign syndrome[0] = (sum_0 ^ ((codeword_i[31] ^ codeword_i[32]) ^ (codeword_i[12]
      ^ codeword_i[26]))) ^ (sum_1 ^ sum_2);  // ^(codeword_i & 39'h018ca53295)
  assign syndrome[1] = ((sum_3 ^ (codeword_i[2] ^ codeword_i[19])) ^ (codeword_i[33] ^ sum_4))
      ^ (sum_2 ^ sum_5);  // ^(codeword_i & 39'h0253294ca5)
  // ^(codeword_i & 39'h0464ca5329)
  assign syndrome[2] = (((codeword_i[3] ^ codeword_i[34]) ^ (codeword_i[14] ^ codeword_i[23]))
      ^ (sum_3 ^ (codeword_i[0] ^ codeword_i[9]))) ^ (sum_6 ^ sum_7);
  // ^(codeword_i & 39'h08995294aa)
  assign syndrome[3] = (((codeword_i[20] ^ codeword_i[35]) ^ (codeword_i[5] ^ codeword_i[28]))
      ^ (sum_4 ^ (codeword_i[7] ^ codeword_i[27]))) ^ (sum_7 ^ sum_8);
  // ^(codeword_i & 39'h10a62ca54a)
  assign syndrome[4] = (((codeword_i[6] ^ codeword_i[25]) ^ (codeword_i[10] ^ codeword_i[21]))
      ^ (codeword_i[36] ^ (codeword_i[13] ^ codeword_i[18]))) ^ (sum_6 ^ sum_8);
  assign syndrome[5] = (((codeword_i[1] ^ codeword_i[17]) ^ (codeword_i[8] ^ codeword_i[30]))
      ^ ((codeword_i[11] ^ codeword_i[24]) ^ (codeword_i[4] ^ codeword_i[16]))) ^ (sum_0
      ^ (codeword_i[37] ^ sum_9));  // ^(codeword_i & 39'h2049932952)
  assign syndrome[6] = (sum_1 ^ (sum_9 ^ (codeword_i[22] ^ codeword_i[29]))) ^ (sum_5
      ^ (codeword_i[15] ^ codeword_i[38]));  // ^(codeword_i & 39'h403254ca54)

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
  wire syndrome_6_4_is_0 = syndrome[6:4] == 3'h0;
  wire syndrome_6_4_is_1 = syndrome[6:4] == 3'h1;
  wire syndrome_6_4_is_2 = syndrome[6:4] == 3'h2;
  wire syndrome_6_4_is_3 = syndrome[6:4] == 3'h3;
  wire syndrome_6_4_is_4 = syndrome[6:4] == 3'h4;
  wire syndrome_6_4_is_5 = syndrome[6:4] == 3'h5;
  wire syndrome_6_4_is_6 = syndrome[6:4] == 3'h6;
  wire syndrome_6_4_is_7 = syndrome[6:4] == 3'h7;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [38:0] match;
  assign match[0] = syndrome_3_0_is_7 & syndrome_6_4_is_0;  // bit 0: 7'h07
  assign match[1] = syndrome_3_0_is_8 & syndrome_6_4_is_3;  // bit 1: 7'h38
  assign match[2] = syndrome_3_0_is_3 & syndrome_6_4_is_4;  // bit 2: 7'h43
  assign match[3] = syndrome_3_0_is_12 & syndrome_6_4_is_1;  // bit 3: 7'h1c
  assign match[4] = syndrome_3_0_is_1 & syndrome_6_4_is_6;  // bit 4: 7'h61
  assign match[5] = syndrome_3_0_is_14 & syndrome_6_4_is_0;  // bit 5: 7'h0e
  assign match[6] = syndrome_3_0_is_0 & syndrome_6_4_is_7;  // bit 6: 7'h70
  assign match[7] = syndrome_3_0_is_11 & syndrome_6_4_is_0;  // bit 7: 7'h0b
  assign match[8] = syndrome_3_0_is_4 & syndrome_6_4_is_3;  // bit 8: 7'h34
  assign match[9] = syndrome_3_0_is_5 & syndrome_6_4_is_4;  // bit 9: 7'h45
  assign match[10] = syndrome_3_0_is_10 & syndrome_6_4_is_1;  // bit 10: 7'h1a
  assign match[11] = syndrome_3_0_is_2 & syndrome_6_4_is_6;  // bit 11: 7'h62
  assign match[12] = syndrome_3_0_is_13 & syndrome_6_4_is_0;  // bit 12: 7'h0d
  assign match[13] = syndrome_3_0_is_1 & syndrome_6_4_is_3;  // bit 13: 7'h31
  assign match[14] = syndrome_3_0_is_6 & syndrome_6_4_is_4;  // bit 14: 7'h46
  assign match[15] = syndrome_3_0_is_8 & syndrome_6_4_is_5;  // bit 15: 7'h58
  assign match[16] = syndrome_3_0_is_3 & syndrome_6_4_is_2;  // bit 16: 7'h23
  assign match[17] = syndrome_3_0_is_12 & syndrome_6_4_is_2;  // bit 17: 7'h2c
  assign match[18] = syndrome_3_0_is_1 & syndrome_6_4_is_5;  // bit 18: 7'h51
  assign match[19] = syndrome_3_0_is_6 & syndrome_6_4_is_1;  // bit 19: 7'h16
  assign match[20] = syndrome_3_0_is_8 & syndrome_6_4_is_6;  // bit 20: 7'h68
  assign match[21] = syndrome_3_0_is_3 & syndrome_6_4_is_1;  // bit 21: 7'h13
  assign match[22] = syndrome_3_0_is_12 & syndrome_6_4_is_4;  // bit 22: 7'h4c
  assign match[23] = syndrome_3_0_is_5 & syndrome_6_4_is_2;  // bit 23: 7'h25
  assign match[24] = syndrome_3_0_is_10 & syndrome_6_4_is_2;  // bit 24: 7'h2a
  assign match[25] = syndrome_3_0_is_2 & syndrome_6_4_is_5;  // bit 25: 7'h52
  assign match[26] = syndrome_3_0_is_5 & syndrome_6_4_is_1;  // bit 26: 7'h15
  assign match[27] = syndrome_3_0_is_9 & syndrome_6_4_is_2;  // bit 27: 7'h29
  assign match[28] = syndrome_3_0_is_10 & syndrome_6_4_is_4;  // bit 28: 7'h4a
  assign match[29] = syndrome_3_0_is_4 & syndrome_6_4_is_5;  // bit 29: 7'h54
  assign match[30] = syndrome_3_0_is_6 & syndrome_6_4_is_2;  // bit 30: 7'h26
  assign match[31] = syndrome_3_0_is_9 & syndrome_6_4_is_1;  // bit 31: 7'h19
  assign match[32] = syndrome_3_0_is_1 & syndrome_6_4_is_0;  // bit 32: 7'h01
  assign match[33] = syndrome_3_0_is_2 & syndrome_6_4_is_0;  // bit 33: 7'h02
  assign match[34] = syndrome_3_0_is_4 & syndrome_6_4_is_0;  // bit 34: 7'h04
  assign match[35] = syndrome_3_0_is_8 & syndrome_6_4_is_0;  // bit 35: 7'h08
  assign match[36] = syndrome_3_0_is_0 & syndrome_6_4_is_1;  // bit 36: 7'h10
  assign match[37] = syndrome_3_0_is_0 & syndrome_6_4_is_2;  // bit 37: 7'h20
  assign match[38] = syndrome_3_0_is_0 & syndrome_6_4_is_4;  // bit 38: 7'h40

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome_3_0_is_0 & syndrome_6_4_is_0);
  wire hit = match[0] | match[1] | match[5] | match[6] | match[7] | match[8] | match[12] | match[13]
      | match[27] | match[29] | match[31] | match[34] | ((syndrome_3_0_is_0 | syndrome_3_0_is_3
      | syndrome_3_0_is_5 | syndrome_3_0_is_6 | syndrome_3_0_is_10 | syndrome_3_0_is_12)
      & (syndrome_6_4_is_1 | syndrome_6_4_is_2 | syndrome_6_4_is_4)) | ((syndrome_3_0_is_1
      | syndrome_3_0_is_2 | syndrome_3_0_is_8) & (syndrome_6_4_is_0 | syndrome_6_4_is_5
      | syndrome_6_4_is_6));

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // hsiao_39_32_cw_dec

`default_nettype wire
