// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SEC-2bEC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1, Eq. 3
// Generated from scheme i-sec2bec with hash
// 896d942fc5ac0be21fe0a190a20098e1acc8ea3ff12a03606e4b52f49bbcef6a.
// Do not edit; regenerate: eccforge emit verilog i-sec2bec --goal delay --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module i_sec2bec_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums, each computed once, named after the check bits that need it and the first bit that
  // it adds.
  wire check_0_6_from_20 = data_i[20] ^ data_i[28];
  wire check_0_4_from_7 = data_i[7] ^ data_i[40];
  wire check_0_2_from_9 = data_i[9] ^ data_i[42];
  wire check_0_3_from_53 = data_i[53] ^ data_i[57];
  wire check_0_1_4_7_from_8 = data_i[8] ^ data_i[11];
  wire check_0_from_0 = (((data_i[33] ^ data_i[38]) ^ (data_i[19] ^ data_i[21]))
      ^ (check_0_6_from_20 ^ (data_i[0] ^ data_i[12]))) ^ ((check_0_4_from_7 ^ check_0_2_from_9)
      ^ (check_0_3_from_53 ^ check_0_1_4_7_from_8));
  wire check_0_2_6_7_from_6 = data_i[6] ^ data_i[61];
  wire check_0_1_5_6_from_13 = data_i[13] ^ data_i[60];
  wire check_0_1_5_from_13 = data_i[27] ^ check_0_1_5_6_from_13;
  wire check_0_4_5_7_from_14 = data_i[14] ^ data_i[49];
  wire check_0_5_7_from_14 = data_i[44] ^ check_0_4_5_7_from_14;
  wire check_0_5_from_14 = data_i[48] ^ check_0_5_7_from_14;
  wire check_0_1_2_7_from_29 = data_i[59] ^ (data_i[29] ^ data_i[46]);
  wire check_0_1_2_6_from_1 = data_i[1] ^ data_i[50];
  wire check_h9f_from_10 = data_i[10] ^ data_i[30];
  wire check_h8f_from_10 = data_i[51] ^ check_h9f_from_10;
  wire check_0_1_2_3_from_10 = data_i[16] ^ check_h8f_from_10;
  wire check_0_1_2_from_1 = check_0_1_2_3_from_10 ^ (data_i[56] ^ (check_0_1_2_7_from_29
      ^ check_0_1_2_6_from_1));
  wire check_1_7_from_23 = data_i[23] ^ data_i[41];
  wire check_1_5_from_35 = data_i[35] ^ data_i[43];
  wire check_1_3_6_from_36 = data_i[36] ^ data_i[37];
  wire check_1_6_from_26 = check_1_3_6_from_36 ^ (data_i[26] ^ data_i[47]);
  wire check_1_4_7_from_8 = data_i[31] ^ check_0_1_4_7_from_8;
  wire check_1_7_from_8 = data_i[52] ^ check_1_4_7_from_8;
  wire check_1_from_2 = ((((data_i[2] ^ data_i[3]) ^ (data_i[20] ^ data_i[49])) ^ (check_1_7_from_23
      ^ check_1_5_from_35)) ^ (check_0_1_5_from_13 ^ check_1_6_from_26)) ^ (check_1_7_from_8
      ^ ((data_i[39] ^ data_i[55]) ^ (data_i[4] ^ data_i[18])));
  wire check_2_3_from_0 = data_i[0] ^ data_i[25];
  wire check_2_5_from_38 = data_i[38] ^ data_i[54];
  wire check_2_5_6_7_from_3 = data_i[3] ^ data_i[5];
  wire check_2_6_from_34 = data_i[58] ^ (data_i[34] ^ data_i[45]);
  wire check_2_4_from_17 = data_i[17] ^ (data_i[22] ^ data_i[55]);
  wire check_2_3_6_7_from_15 = data_i[15] ^ data_i[33];
  wire check_2_6_7_from_6 = check_2_3_6_7_from_15 ^ (data_i[32] ^ check_0_2_6_7_from_6);
  wire check_2_from_0 = (((check_2_3_from_0 ^ (data_i[13] ^ data_i[40])) ^ (check_0_2_from_9
      ^ check_2_5_from_38)) ^ (check_2_6_from_34 ^ (data_i[24] ^ check_2_5_6_7_from_3)))
      ^ (check_2_6_7_from_6 ^ (check_2_4_from_17 ^ (data_i[23] ^ data_i[26])));
  wire check_3_from_0 = (((data_i[54] ^ data_i[58]) ^ (data_i[22] ^ data_i[43])) ^ ((data_i[39]
      ^ data_i[41]) ^ (data_i[11] ^ data_i[21]))) ^ ((check_2_3_from_0 ^ (data_i[1] ^ data_i[7]))
      ^ (check_0_3_from_53 ^ check_1_3_6_from_36));
  wire check_3_5_6_7_from_4 = data_i[4] ^ data_i[12];
  wire check_3_4_6_7_from_2 = data_i[24] ^ (data_i[2] ^ data_i[19]);
  wire check_4_from_5 = (((data_i[5] ^ data_i[34]) ^ (data_i[39] ^ data_i[47])) ^ ((data_i[36]
      ^ data_i[61]) ^ (data_i[50] ^ data_i[60]))) ^ ((check_0_4_from_7 ^ (data_i[46] ^ data_i[48]))
      ^ (check_0_4_5_7_from_14 ^ check_h9f_from_10));
  wire check_4_6_7_from_2 = data_i[63] ^ check_3_4_6_7_from_2;
  wire check_5_from_6 = (((data_i[15] ^ data_i[45]) ^ (data_i[30] ^ data_i[36])) ^ ((data_i[21]
      ^ data_i[29]) ^ (data_i[6] ^ data_i[16]))) ^ (check_0_1_5_from_13 ^ (check_1_5_from_35
      ^ check_2_5_from_38));
  wire check_5_6_7_from_3 = data_i[62] ^ (check_2_5_6_7_from_3 ^ check_3_5_6_7_from_4);
  wire check_6_from_1 = ((check_1_6_from_26 ^ check_2_6_from_34) ^ ((data_i[53] ^ data_i[59])
      ^ (data_i[14] ^ data_i[42]))) ^ ((check_0_6_from_20 ^ (data_i[8] ^ data_i[10]))
      ^ (check_0_1_5_6_from_13 ^ check_0_1_2_6_from_1));
  wire check_6_7_from_2 = (check_2_6_7_from_6 ^ check_5_6_7_from_3) ^ (data_i[18]
      ^ check_4_6_7_from_2);
  wire check_7_from_8 = ((check_0_5_7_from_14 ^ (check_1_7_from_23 ^ (data_i[9] ^ data_i[28])))
      ^ (check_0_1_2_7_from_29 ^ check_h8f_from_10)) ^ (check_1_7_from_8 ^ ((data_i[17]
      ^ data_i[25]) ^ (data_i[35] ^ data_i[57])));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  assign check[0] = check_0_1_2_from_1 ^ (check_0_from_0 ^ (check_0_5_from_14 ^ (check_0_1_5_from_13
      ^ (data_i[52] ^ check_0_2_6_7_from_6))));  // ^(data_i & 64'h3b3f554278397fc3)
  assign check[1] = check_0_1_2_from_1 ^ check_1_from_2;  // ^(data_i & 64'h199ecab8ec952d1e)
  assign check[2] = check_0_1_2_from_1 ^ check_2_from_0;  // ^(data_i & 64'h2dcc654767c3a66b)
  assign check[3] = check_3_from_0 ^ (check_0_1_2_3_from_10 ^ (check_3_4_6_7_from_2
      ^ (check_2_3_6_7_from_15 ^ check_3_5_6_7_from_4)));  // ^(data_i & 64'h06680ab243699c97)
  assign check[4] = check_4_from_5 ^ (check_4_6_7_from_2 ^ (check_1_4_7_from_8
      ^ check_2_4_from_17));  // ^(data_i & 64'hb087c194c14a4da4)
  // ^(data_i & 64'h504338586821f078)
  assign check[5] = check_5_from_6 ^ (check_0_5_from_14 ^ check_5_6_7_from_3);
  assign check[6] = check_6_7_from_2 ^ check_6_from_1;  // ^(data_i & 64'hfc24a437151cf57e)
  assign check[7] = check_6_7_from_2 ^ check_7_from_8;  // ^(data_i & 64'hea1a520bf38edf7c)

  assign check_o = check;

endmodule  // i_sec2bec_cw_enc

`default_nettype wire
