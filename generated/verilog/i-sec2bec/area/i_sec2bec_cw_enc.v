// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SEC-2bEC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1, Eq. 3
// Generated from scheme i-sec2bec with hash
// 896d942fc5ac0be21fe0a190a20098e1acc8ea3ff12a03606e4b52f49bbcef6a.
// Do not edit; regenerate: eccforge emit verilog i-sec2bec --goal area --out DIR
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

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[52] ^ data_i[56];
  wire sum_1 = (data_i[51] ^ data_i[53]) ^ (data_i[21] ^ data_i[57]);
  wire sum_2 = data_i[14] ^ data_i[60];
  wire sum_3 = data_i[48] ^ sum_2;
  wire sum_4 = data_i[27] ^ sum_3;
  wire sum_5 = data_i[12] ^ data_i[19];
  wire sum_6 = data_i[33] ^ data_i[61];
  wire sum_7 = data_i[28] ^ (sum_5 ^ sum_6);
  wire sum_8 = data_i[50] ^ (data_i[1] ^ data_i[59]);
  wire sum_9 = data_i[20] ^ sum_8;
  wire sum_10 = data_i[10] ^ data_i[30];
  wire sum_11 = data_i[11] ^ sum_10;
  wire sum_12 = sum_11 ^ (data_i[8] ^ (data_i[46] ^ data_i[49]));
  wire sum_13 = data_i[29] ^ (data_i[13] ^ data_i[16]);
  wire sum_14 = data_i[38] ^ sum_13;
  wire sum_15 = data_i[9] ^ sum_14;
  wire sum_16 = data_i[4] ^ data_i[36];
  wire sum_17 = data_i[43] ^ sum_16;
  wire sum_18 = sum_9 ^ (data_i[47] ^ (data_i[26] ^ data_i[37]));
  wire sum_19 = data_i[23] ^ data_i[51];
  wire sum_20 = data_i[31] ^ sum_12;
  wire sum_21 = sum_20 ^ (data_i[18] ^ (sum_19 ^ (data_i[35] ^ data_i[41])));
  wire sum_22 = data_i[40] ^ (data_i[34] ^ data_i[55]);
  wire sum_23 = data_i[25] ^ (data_i[17] ^ data_i[32]);
  wire sum_24 = data_i[54] ^ (data_i[22] ^ (data_i[0] ^ data_i[58]));
  wire xor_0 = (((sum_19 ^ (data_i[46] ^ data_i[56])) ^ (sum_6 ^ sum_10)) ^ (sum_22 ^ sum_23))
      ^ (sum_24 ^ (sum_8 ^ (data_i[24] ^ data_i[26])));
  wire sum_25 = (data_i[3] ^ data_i[5]) ^ (data_i[6] ^ data_i[15]);
  wire sum_26 = data_i[45] ^ sum_25;
  wire sum_27 = data_i[42] ^ sum_26;
  wire sum_28 = data_i[7] ^ data_i[39];
  wire sum_29 = data_i[2] ^ data_i[24];
  wire sum_30 = data_i[63] ^ sum_29;
  wire xor_1 = sum_18 ^ ((((data_i[13] ^ data_i[53]) ^ (data_i[8] ^ data_i[10])) ^ (sum_2 ^ sum_16))
      ^ ((data_i[34] ^ data_i[58]) ^ (data_i[18] ^ data_i[32])));
  wire sum_31 = sum_7 ^ (data_i[62] ^ sum_30);
  wire xor_2 = sum_31 ^ ((((data_i[4] ^ data_i[59]) ^ (data_i[52] ^ data_i[57])) ^ ((data_i[29]
      ^ data_i[44]) ^ (data_i[9] ^ data_i[14]))) ^ (sum_23 ^ sum_25));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  // ^(data_i & 64'h3b3f554278397fc3)
  assign check[0] = ((sum_4 ^ (sum_1 ^ (sum_0 ^ (data_i[0] ^ data_i[6])))) ^ (sum_7 ^ sum_9))
      ^ (sum_15 ^ (sum_12 ^ ((data_i[42] ^ data_i[44]) ^ (data_i[7] ^ data_i[40]))));
  // ^(data_i & 64'h199ecab8ec952d1e)
  assign check[1] = sum_21 ^ (sum_18 ^ ((((data_i[39] ^ data_i[55]) ^ (data_i[2] ^ data_i[3]))
      ^ (sum_0 ^ (data_i[27] ^ data_i[60]))) ^ (sum_13 ^ sum_17)));
  assign check[2] = xor_0 ^ (sum_15 ^ sum_27);  // ^(data_i & 64'h2dcc654767c3a66b)
  assign check[3] = ((sum_24 ^ ((data_i[33] ^ data_i[37]) ^ (data_i[1] ^ data_i[16]))) ^ ((sum_5
      ^ sum_28) ^ (data_i[25] ^ sum_29))) ^ ((sum_1 ^ sum_17) ^ (sum_11 ^ (data_i[15]
      ^ data_i[41])));  // ^(data_i & 64'h06680ab243699c97)
  // ^(data_i & 64'hb087c194c14a4da4)
  assign check[4] = (sum_20 ^ (((data_i[5] ^ data_i[47]) ^ (data_i[36] ^ data_i[61])) ^ (sum_28
      ^ (data_i[19] ^ data_i[50])))) ^ ((sum_22 ^ sum_30) ^ (sum_3 ^ (data_i[17] ^ data_i[22])));
  // ^(data_i & 64'h504338586821f078)
  assign check[5] = ((sum_14 ^ ((data_i[54] ^ data_i[62]) ^ (data_i[35] ^ data_i[49]))) ^ (sum_17
      ^ ((data_i[30] ^ data_i[44]) ^ (data_i[12] ^ data_i[21])))) ^ (sum_4 ^ sum_26);
  assign check[6] = xor_1 ^ (sum_27 ^ sum_31);  // ^(data_i & 64'hfc24a437151cf57e)
  assign check[7] = sum_21 ^ xor_2;  // ^(data_i & 64'hea1a520bf38edf7c)

  assign check_o = check;

endmodule  // i_sec2bec_cw_enc

`default_nettype wire
