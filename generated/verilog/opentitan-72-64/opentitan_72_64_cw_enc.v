// SPDX-License-Identifier: MIT OR Apache-2.0
// OpenTitan (72,64): lowRISC OpenTitan, hw/ip/prim, prim_secded_72_64 (Apache-2.0)
// Generated from scheme opentitan-72-64 with hash
// a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
// Do not edit; regenerate: eccforge emit verilog opentitan-72-64 --out DIR
`default_nettype none

// Check bits of one (72,64) codeword. Combinational.
module opentitan_72_64_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[14] ^ data_i[19];
  wire sum_1 = data_i[18] ^ data_i[20];
  wire sum_2 = data_i[60] ^ data_i[61];
  wire sum_3 = (data_i[2] ^ data_i[3]) ^ (data_i[4] ^ data_i[5]);
  wire sum_4 = (data_i[6] ^ data_i[9]) ^ (data_i[7] ^ data_i[10]);
  wire sum_5 = data_i[56] ^ data_i[63];
  wire sum_6 = data_i[12] ^ sum_5;
  wire sum_7 = data_i[1] ^ data_i[59];
  wire sum_8 = sum_6 ^ sum_7;
  wire sum_9 = data_i[21] ^ data_i[28];
  wire sum_10 = (data_i[27] ^ data_i[30]) ^ (data_i[33] ^ data_i[34]);
  wire sum_11 = data_i[23] ^ data_i[58];
  wire sum_12 = data_i[57] ^ data_i[62];
  wire sum_13 = data_i[25] ^ sum_12;
  wire sum_14 = sum_13 ^ (sum_11 ^ (data_i[0] ^ data_i[24]));
  wire sum_15 = data_i[39] ^ data_i[45];
  wire sum_16 = data_i[22] ^ data_i[40];
  wire sum_17 = data_i[8] ^ (data_i[37] ^ (data_i[43] ^ data_i[44]));
  wire sum_18 = (data_i[38] ^ data_i[51]) ^ (data_i[13] ^ data_i[49]);
  wire sum_19 = data_i[29] ^ (data_i[48] ^ data_i[50]);
  wire sum_20 = (data_i[58] ^ (data_i[26] ^ data_i[36])) ^ (data_i[46] ^ (data_i[11] ^ data_i[47]));
  wire sum_21 = data_i[15] ^ data_i[52];
  wire sum_22 = data_i[31] ^ (data_i[16] ^ data_i[41]);
  wire sum_23 = data_i[53] ^ sum_2;
  wire sum_24 = sum_23 ^ ((data_i[17] ^ data_i[54]) ^ (data_i[32] ^ data_i[42]));
  wire xor_0 = (((data_i[50] ^ data_i[55]) ^ (data_i[46] ^ data_i[49])) ^ ((data_i[19] ^ data_i[40])
      ^ (data_i[3] ^ data_i[18]))) ^ (sum_10 ^ (sum_11 ^ sum_21));
  wire sum_25 = data_i[59] ^ (data_i[35] ^ data_i[55]);

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  // ^(data_i & 64'hb9000000001fffff)
  assign check[0] = ((((data_i[11] ^ data_i[13]) ^ (data_i[0] ^ data_i[8])) ^ (sum_0 ^ sum_1))
      ^ (sum_3 ^ (data_i[17] ^ sum_2))) ^ (sum_8 ^ (sum_4 ^ (data_i[15] ^ data_i[16])));
  // ^(data_i & 64'h5e00000fffe0003f)
  assign check[1] = (((sum_9 ^ (data_i[22] ^ data_i[60])) ^ (data_i[35] ^ sum_7)) ^ (sum_3
      ^ sum_10)) ^ (sum_14 ^ ((data_i[31] ^ data_i[32]) ^ (data_i[26] ^ data_i[29])));
  // ^(data_i & 64'h67003ff003e007c1)
  assign check[2] = ((((data_i[38] ^ data_i[41]) ^ (data_i[21] ^ data_i[36])) ^ (sum_15
      ^ (data_i[56] ^ data_i[61]))) ^ (sum_4 ^ (data_i[42] ^ sum_16))) ^ (sum_14 ^ sum_17);
  assign check[3] = ((((data_i[37] ^ data_i[39]) ^ (data_i[27] ^ data_i[62])) ^ (sum_9 ^ (data_i[6]
      ^ data_i[14]))) ^ (sum_18 ^ sum_19)) ^ (sum_8 ^ sum_20);  // ^(data_i & 64'hcd0fc0f03c207842)
  // ^(data_i & 64'hb671c711c4438884)
  assign check[4] = ((((data_i[30] ^ data_i[63]) ^ (data_i[2] ^ data_i[7])) ^ (sum_16 ^ sum_21))
      ^ (sum_22 ^ (data_i[48] ^ data_i[57]))) ^ (sum_20 ^ sum_24);
  assign check[5] = xor_0 ^ (sum_17 ^ (sum_6 ^ sum_23));  // ^(data_i & 64'hb5b65926488c9108)
  assign check[6] = ((((data_i[33] ^ data_i[43]) ^ (data_i[24] ^ data_i[28])) ^ (sum_1 ^ (data_i[4]
      ^ data_i[9]))) ^ (sum_18 ^ (sum_5 ^ sum_12))) ^ ((sum_22 ^ sum_25) ^ ((data_i[52]
      ^ data_i[54]) ^ (data_i[45] ^ data_i[47])));  // ^(data_i & 64'hcbdaaa4a91152210)
  // ^(data_i & 64'h7aed348d221a4420)
  assign check[7] = ((((data_i[20] ^ data_i[34]) ^ (data_i[5] ^ data_i[10])) ^ (sum_0 ^ sum_15))
      ^ (sum_19 ^ sum_25)) ^ (sum_24 ^ (sum_13 ^ (data_i[44] ^ data_i[51])));

  assign check_o = check;

endmodule  // opentitan_72_64_cw_enc

`default_nettype wire
