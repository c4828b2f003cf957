// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1
// Generated from scheme trio with hash
// 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
// Do not edit; regenerate: eccforge emit verilog trio --goal delay --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module trio_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[20] ^ data_i[28];
  wire sum_1 = data_i[7] ^ data_i[40];
  wire sum_2 = data_i[9] ^ data_i[42];
  wire sum_3 = data_i[53] ^ data_i[57];
  wire sum_4 = data_i[8] ^ data_i[11];
  wire xor_0 = (((data_i[33] ^ data_i[38]) ^ (data_i[19] ^ data_i[21])) ^ (sum_0 ^ (data_i[0]
      ^ data_i[12]))) ^ ((sum_1 ^ sum_2) ^ (sum_3 ^ sum_4));
  wire sum_5 = data_i[6] ^ data_i[61];
  wire sum_6 = data_i[13] ^ data_i[60];
  wire sum_7 = data_i[27] ^ sum_6;
  wire sum_8 = data_i[14] ^ data_i[49];
  wire sum_9 = data_i[44] ^ sum_8;
  wire sum_10 = data_i[48] ^ sum_9;
  wire sum_11 = data_i[59] ^ (data_i[29] ^ data_i[46]);
  wire sum_12 = data_i[1] ^ data_i[50];
  wire sum_13 = data_i[10] ^ data_i[30];
  wire sum_14 = data_i[51] ^ sum_13;
  wire sum_15 = data_i[16] ^ sum_14;
  wire sum_16 = sum_15 ^ (data_i[56] ^ (sum_11 ^ sum_12));
  wire sum_17 = data_i[23] ^ data_i[41];
  wire sum_18 = data_i[35] ^ data_i[43];
  wire sum_19 = data_i[36] ^ data_i[37];
  wire sum_20 = sum_19 ^ (data_i[26] ^ data_i[47]);
  wire sum_21 = data_i[31] ^ sum_4;
  wire sum_22 = data_i[52] ^ sum_21;
  wire xor_1 = ((((data_i[2] ^ data_i[3]) ^ (data_i[20] ^ data_i[49])) ^ (sum_17 ^ sum_18)) ^ (sum_7
      ^ sum_20)) ^ (sum_22 ^ ((data_i[39] ^ data_i[55]) ^ (data_i[4] ^ data_i[18])));
  wire sum_23 = data_i[0] ^ data_i[25];
  wire sum_24 = data_i[38] ^ data_i[54];
  wire sum_25 = data_i[3] ^ data_i[5];
  wire sum_26 = data_i[58] ^ (data_i[34] ^ data_i[45]);
  wire sum_27 = data_i[17] ^ (data_i[22] ^ data_i[55]);
  wire sum_28 = data_i[15] ^ data_i[33];
  wire sum_29 = sum_28 ^ (data_i[32] ^ sum_5);
  wire xor_2 = (((sum_23 ^ (data_i[13] ^ data_i[40])) ^ (sum_2 ^ sum_24)) ^ (sum_26 ^ (data_i[24]
      ^ sum_25))) ^ (sum_29 ^ (sum_27 ^ (data_i[23] ^ data_i[26])));
  wire xor_3 = (((data_i[54] ^ data_i[58]) ^ (data_i[22] ^ data_i[43])) ^ ((data_i[39] ^ data_i[41])
      ^ (data_i[11] ^ data_i[21]))) ^ ((sum_23 ^ (data_i[1] ^ data_i[7])) ^ (sum_3 ^ sum_19));
  wire sum_30 = data_i[4] ^ data_i[12];
  wire sum_31 = data_i[24] ^ (data_i[2] ^ data_i[19]);
  wire xor_4 = (((data_i[5] ^ data_i[34]) ^ (data_i[39] ^ data_i[47])) ^ ((data_i[36] ^ data_i[61])
      ^ (data_i[50] ^ data_i[60]))) ^ ((sum_1 ^ (data_i[46] ^ data_i[48])) ^ (sum_8 ^ sum_13));
  wire sum_32 = data_i[63] ^ sum_31;
  wire xor_5 = (((data_i[15] ^ data_i[45]) ^ (data_i[30] ^ data_i[36])) ^ ((data_i[21] ^ data_i[29])
      ^ (data_i[6] ^ data_i[16]))) ^ (sum_7 ^ (sum_18 ^ sum_24));
  wire sum_33 = data_i[62] ^ (sum_25 ^ sum_30);
  wire xor_6 = ((sum_20 ^ sum_26) ^ ((data_i[53] ^ data_i[59]) ^ (data_i[14] ^ data_i[42])))
      ^ ((sum_0 ^ (data_i[8] ^ data_i[10])) ^ (sum_6 ^ sum_12));
  wire sum_34 = (sum_29 ^ sum_33) ^ (data_i[18] ^ sum_32);
  wire xor_7 = ((sum_9 ^ (sum_17 ^ (data_i[9] ^ data_i[28]))) ^ (sum_11 ^ sum_14)) ^ (sum_22
      ^ ((data_i[17] ^ data_i[25]) ^ (data_i[35] ^ data_i[57])));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  // ^(data_i & 64'h3b3f554278397fc3)
  assign check[0] = sum_16 ^ (xor_0 ^ (sum_10 ^ (sum_7 ^ (data_i[52] ^ sum_5))));
  assign check[1] = sum_16 ^ xor_1;  // ^(data_i & 64'h199ecab8ec952d1e)
  assign check[2] = sum_16 ^ xor_2;  // ^(data_i & 64'h2dcc654767c3a66b)
  // ^(data_i & 64'h06680ab243699c97)
  assign check[3] = xor_3 ^ (sum_15 ^ (sum_31 ^ (sum_28 ^ sum_30)));
  assign check[4] = xor_4 ^ (sum_32 ^ (sum_21 ^ sum_27));  // ^(data_i & 64'hb087c194c14a4da4)
  assign check[5] = xor_5 ^ (sum_10 ^ sum_33);  // ^(data_i & 64'h504338586821f078)
  assign check[6] = sum_34 ^ xor_6;  // ^(data_i & 64'hfc24a437151cf57e)
  assign check[7] = sum_34 ^ xor_7;  // ^(data_i & 64'hea1a520bf38edf7c)

  assign check_o = check;

endmodule  // trio_cw_enc

`default_nettype wire
