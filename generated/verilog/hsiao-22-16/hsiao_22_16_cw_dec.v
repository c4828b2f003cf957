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
  wire sum_0 = codeword_i[6] ^ codeword_i[12];
  wire sum_1 = codeword_i[18] ^ sum_0;
  wire sum_2 = codeword_i[7] ^ codeword_i[13];
  wire sum_3 = codeword_i[0] ^ codeword_i[15];
  wire sum_4 = codeword_i[17] ^ sum_3;
  wire sum_5 = codeword_i[1] ^ codeword_i[14];
  wire sum_6 = codeword_i[4] ^ codeword_i[10];
  wire sum_7 = codeword_i[2] ^ codeword_i[8];

  // Syndrome, in the basis with the fewest bits to add up: each bit of `light` is the parity under
  // a sum of rows of H. It is compared in place of the syndrome that comments give.
  wire [5:0] light;
  // ^(codeword_i & 22'h1e30c0)
  assign light[0] = (sum_1 ^ (codeword_i[17] ^ codeword_i[19])) ^ (codeword_i[20] ^ sum_2);
  // ^(codeword_i & 22'h27c003)
  assign light[1] = (sum_4 ^ (codeword_i[16] ^ codeword_i[18])) ^ (codeword_i[21] ^ sum_5);
  // ^(codeword_i & 22'h016595)
  assign light[2] = ((codeword_i[16] ^ sum_6) ^ (codeword_i[0] ^ codeword_i[14])) ^ (sum_2 ^ sum_7);
  // ^(codeword_i & 22'h029965)
  assign light[3] = (sum_4 ^ (codeword_i[5] ^ codeword_i[11])) ^ (sum_0 ^ sum_7);
  // ^(codeword_i & 22'h049659)
  assign light[4] = (sum_1 ^ (codeword_i[3] ^ codeword_i[9])) ^ (sum_3 ^ sum_6);
  assign light[5] = ((codeword_i[9] ^ sum_5) ^ (codeword_i[4] ^ codeword_i[11])) ^ ((codeword_i[2]
      ^ codeword_i[19]) ^ (codeword_i[6] ^ codeword_i[13]));  // ^(codeword_i & 22'h086a56)

  // Match terms: functions of the syndrome that several matches share.
  wire sum_8 = light[3] ^ light[4];
  wire syndrome_4 = sum_8 ^ (light[0] ^ light[5]);  // ^(codeword_i & 22'h1055aa)
  wire syndrome_5 = sum_8 ^ (light[1] ^ light[2]);  // ^(codeword_i & 22'h20aaaa)
  wire light_2_0_is_0 = light[2:0] == 3'h0;
  wire light_2_0_is_1 = light[2:0] == 3'h1;
  wire light_2_0_is_2 = light[2:0] == 3'h2;
  wire light_2_0_is_3 = light[2:0] == 3'h3;
  wire light_2_0_is_4 = light[2:0] == 3'h4;
  wire light_2_0_is_5 = light[2:0] == 3'h5;
  wire light_2_0_is_6 = light[2:0] == 3'h6;
  wire light_5_3_is_0 = light[5:3] == 3'h0;
  wire light_5_3_is_1 = light[5:3] == 3'h1;
  wire light_5_3_is_2 = light[5:3] == 3'h2;
  wire light_5_3_is_3 = light[5:3] == 3'h3;
  wire light_5_3_is_4 = light[5:3] == 3'h4;
  wire light_5_3_is_5 = light[5:3] == 3'h5;
  wire light_5_3_is_6 = light[5:3] == 3'h6;
  wire light_5_3_is_7 = light[5:3] == 3'h7;

  // Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.
  wire [21:0] match;
  assign match[0] = light_2_0_is_6 & light_5_3_is_3;  // bit 0: 6'h07
  assign match[1] = light_2_0_is_2 & light_5_3_is_4;  // bit 1: 6'h38
  assign match[2] = light_2_0_is_4 & light_5_3_is_5;  // bit 2: 6'h0b
  assign match[3] = light_2_0_is_0 & light_5_3_is_2;  // bit 3: 6'h34
  assign match[4] = light_2_0_is_4 & light_5_3_is_6;  // bit 4: 6'h0d
  assign match[5] = light_2_0_is_0 & light_5_3_is_1;  // bit 5: 6'h32
  assign match[6] = light_2_0_is_1 & light_5_3_is_7;  // bit 6: 6'h0e
  assign match[7] = light_2_0_is_5 & light_5_3_is_0;  // bit 7: 6'h31
  assign match[8] = light_2_0_is_4 & light_5_3_is_1;  // bit 8: 6'h13
  assign match[9] = light_2_0_is_0 & light_5_3_is_6;  // bit 9: 6'h2c
  assign match[10] = light_2_0_is_4 & light_5_3_is_2;  // bit 10: 6'h15
  assign match[11] = light_2_0_is_0 & light_5_3_is_5;  // bit 11: 6'h2a
  assign match[12] = light_2_0_is_1 & light_5_3_is_3;  // bit 12: 6'h16
  assign match[13] = light_2_0_is_5 & light_5_3_is_4;  // bit 13: 6'h29
  assign match[14] = light_2_0_is_6 & light_5_3_is_4;  // bit 14: 6'h19
  assign match[15] = light_2_0_is_2 & light_5_3_is_3;  // bit 15: 6'h26
  assign match[16] = light_2_0_is_6 & light_5_3_is_0;  // bit 16: 6'h01
  assign match[17] = light_2_0_is_3 & light_5_3_is_1;  // bit 17: 6'h02
  assign match[18] = light_2_0_is_3 & light_5_3_is_2;  // bit 18: 6'h04
  assign match[19] = light_2_0_is_1 & light_5_3_is_4;  // bit 19: 6'h08
  assign match[20] = light_2_0_is_1 & light_5_3_is_0;  // bit 20: 6'h10
  assign match[21] = light_2_0_is_2 & light_5_3_is_0;  // bit 21: 6'h20

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire nonzero = ~(light_2_0_is_0 & light_5_3_is_0);
  wire hit = match[6] | match[7] | match[13] | match[17] | match[18] | ((light_2_0_is_1
      | light_2_0_is_2 | light_2_0_is_6) & (light_5_3_is_0 | light_5_3_is_3 | light_5_3_is_4))
      | ((light_2_0_is_0 | light_2_0_is_4) & (light_5_3_is_1 | light_5_3_is_2 | light_5_3_is_5
      | light_5_3_is_6));

  assign flips_o = match;
  assign ce_o = hit;
  assign due_o = nonzero & ~hit;
  assign syndrome_o[0] = light[2];
  assign syndrome_o[1] = light[3];
  assign syndrome_o[2] = light[4];
  assign syndrome_o[3] = light[5];
  assign syndrome_o[4] = syndrome_4;
  assign syndrome_o[5] = syndrome_5;

endmodule  // hsiao_22_16_cw_dec

`default_nettype wire
