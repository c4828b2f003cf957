// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (22,16): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
`default_nettype none

// Decodes one (22,16) codeword. Combinational.
module hsiao_22_16_cw_dec (
  input  wire  [21:0] codeword_i,  // codeword as read
  output wire  [21:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire   [5:0] syndrome_o   // syndrome
);

  // Shared sums: parts that several syndrome bits have in common, each computed once.
  wire sum_0 = codeword_i[8] ^ (codeword_i[7] ^ codeword_i[10]);
  wire sum_1 = codeword_i[14] ^ (codeword_i[13] ^ (codeword_i[2] ^ codeword_i[4]));
  wire sum_2 = (codeword_i[0] ^ codeword_i[12]) ^ (codeword_i[6] ^ codeword_i[15]);
  wire sum_3 = codeword_i[9] ^ codeword_i[11];
  wire sum_4 = codeword_i[1] ^ (codeword_i[3] ^ codeword_i[5]);

  // Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every
  // codeword.
  wire [5:0] syndrome;
  // ^(codeword_i & 22'h016595)
  assign syndrome[0] = sum_1 ^ (sum_0 ^ (codeword_i[0] ^ codeword_i[16]));
  assign syndrome[1] = (sum_2 ^ (codeword_i[5] ^ codeword_i[11])) ^ (codeword_i[17] ^ (codeword_i[2]
      ^ codeword_i[8]));  // ^(codeword_i & 22'h029965)
  assign syndrome[2] = (sum_2 ^ (codeword_i[3] ^ codeword_i[9])) ^ (codeword_i[18] ^ (codeword_i[4]
      ^ codeword_i[10]));  // ^(codeword_i & 22'h049659)
  // ^(codeword_i & 22'h086a56)
  assign syndrome[3] = sum_1 ^ ((codeword_i[19] ^ sum_3) ^ (codeword_i[1] ^ codeword_i[6]));
  // ^(codeword_i & 22'h1055aa)
  assign syndrome[4] = (sum_0 ^ sum_4) ^ (codeword_i[20] ^ (codeword_i[12] ^ codeword_i[14]));
  assign syndrome[5] = (sum_4 ^ (codeword_i[15] ^ codeword_i[21])) ^ (sum_3 ^ (codeword_i[7]
      ^ codeword_i[13]));  // ^(codeword_i & 22'h20aaaa)

  // Match terms: functions of the syndrome that several matches share.
  wire syndrome_2_0_is_0 = syndrome[2:0] == 3'h0;
  wire syndrome_2_0_is_1 = syndrome[2:0] == 3'h1;
  wire syndrome_2_0_is_2 = syndrome[2:0] == 3'h2;
  wire syndrome_2_0_is_3 = syndrome[2:0] == 3'h3;
  wire syndrome_2_0_is_4 = syndrome[2:0] == 3'h4;
  wire syndrome_2_0_is_5 = syndrome[2:0] == 3'h5;
  wire syndrome_2_0_is_6 = syndrome[2:0] == 3'h6;
  wire syndrome_2_0_is_7 = syndrome[2:0] == 3'h7;
  wire syndrome_5_3_is_0 = syndrome[5:3] == 3'h0;
  wire syndrome_5_3_is_1 = syndrome[5:3] == 3'h1;
  wire syndrome_5_3_is_2 = syndrome[5:3] == 3'h2;
  wire syndrome_5_3_is_3 = syndrome[5:3] == 3'h3;
  wire syndrome_5_3_is_4 = syndrome[5:3] == 3'h4;
  wire syndrome_5_3_is_5 = syndrome[5:3] == 3'h5;
  wire syndrome_5_3_is_6 = syndrome[5:3] == 3'h6;
  wire syndrome_5_3_is_7 = syndrome[5:3] == 3'h7;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [21:0] match;
  assign match[0] = syndrome_2_0_is_7 & syndrome_5_3_is_0;  // bit 0: 6'h07
  assign match[1] = syndrome_2_0_is_0 & syndrome_5_3_is_7;  // bit 1: 6'h38
  assign match[2] = syndrome_2_0_is_3 & syndrome_5_3_is_1;  // bit 2: 6'h0b
  assign match[3] = syndrome_2_0_is_4 & syndrome_5_3_is_6;  // bit 3: 6'h34
  assign match[4] = syndrome_2_0_is_5 & syndrome_5_3_is_1;  // bit 4: 6'h0d
  assign match[5] = syndrome_2_0_is_2 & syndrome_5_3_is_6;  // bit 5: 6'h32
  assign match[6] = syndrome_2_0_is_6 & syndrome_5_3_is_1;  // bit 6: 6'h0e
  assign match[7] = syndrome_2_0_is_1 & syndrome_5_3_is_6;  // bit 7: 6'h31
  assign match[8] = syndrome_2_0_is_3 & syndrome_5_3_is_2;  // bit 8: 6'h13
  assign match[9] = syndrome_2_0_is_4 & syndrome_5_3_is_5;  // bit 9: 6'h2c
  assign match[10] = syndrome_2_0_is_5 & syndrome_5_3_is_2;  // bit 10: 6'h15
  assign match[11] = syndrome_2_0_is_2 & syndrome_5_3_is_5;  // bit 11: 6'h2a
  assign match[12] = syndrome_2_0_is_6 & syndrome_5_3_is_2;  // bit 12: 6'h16
  assign match[13] = syndrome_2_0_is_1 & syndrome_5_3_is_5;  // bit 13: 6'h29
  assign match[14] = syndrome_2_0_is_1 & syndrome_5_3_is_3;  // bit 14: 6'h19
  assign match[15] = syndrome_2_0_is_6 & syndrome_5_3_is_4;  // bit 15: 6'h26
  assign match[16] = syndrome_2_0_is_1 & syndrome_5_3_is_0;  // bit 16: 6'h01
  assign match[17] = syndrome_2_0_is_2 & syndrome_5_3_is_0;  // bit 17: 6'h02
  assign match[18] = syndrome_2_0_is_4 & syndrome_5_3_is_0;  // bit 18: 6'h04
  assign match[19] = syndrome_2_0_is_0 & syndrome_5_3_is_1;  // bit 19: 6'h08
  assign match[20] = syndrome_2_0_is_0 & syndrome_5_3_is_2;  // bit 20: 6'h10
  assign match[21] = syndrome_2_0_is_0 & syndrome_5_3_is_4;  // bit 21: 6'h20

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(syndrome_2_0_is_0 & syndrome_5_3_is_0);
  wire hit = match[0] | match[1] | match[14] | match[15] | match[21] | ((syndrome_2_0_is_1
      | syndrome_2_0_is_2 | syndrome_2_0_is_4) & (syndrome_5_3_is_0 | syndrome_5_3_is_5
      | syndrome_5_3_is_6)) | ((syndrome_2_0_is_0 | syndrome_2_0_is_3 | syndrome_2_0_is_5
      | syndrome_2_0_is_6) & (syndrome_5_3_is_1 | syndrome_5_3_is_2));

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o = syndrome;

endmodule  // hsiao_22_16_cw_dec

`default_nettype wire
