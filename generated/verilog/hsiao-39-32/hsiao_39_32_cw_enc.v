// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --out DIR
`default_nettype none

// Check bits of one (39,32) codeword. Combinational.
module hsiao_39_32_cw_enc (
  input  wire  [31:0] data_i,   // data bits in codeword order
  output wire   [6:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[23] ^ (data_i[13] ^ data_i[27]);
  wire sum_1 = (data_i[2] ^ data_i[9]) ^ (data_i[4] ^ data_i[18]);
  wire sum_2 = (data_i[7] ^ data_i[21]) ^ (data_i[0] ^ data_i[16]);
  wire sum_3 = data_i[5] ^ data_i[30];
  wire sum_4 = data_i[10] ^ data_i[24];
  wire sum_5 = (data_i[11] ^ data_i[25]) ^ (data_i[14] ^ data_i[28]);
  wire sum_6 = (data_i[26] ^ data_i[29]) ^ (data_i[8] ^ data_i[19]);
  wire sum_7 = data_i[22] ^ (data_i[12] ^ data_i[17]);
  wire sum_8 = (data_i[3] ^ data_i[31]) ^ (data_i[1] ^ data_i[15]);
  wire sum_9 = data_i[6] ^ data_i[20];

  // Check bits: each is the parity of the data bits under its mask.
  wire [6:0] check;
  // ^(data_i & 32'h8ca53295)
  assign check[0] = (sum_0 ^ (data_i[31] ^ (data_i[12] ^ data_i[26]))) ^ (sum_1 ^ sum_2);
  // ^(data_i & 32'h53294ca5)
  assign check[1] = (sum_2 ^ (sum_3 ^ sum_4)) ^ (sum_5 ^ (data_i[2] ^ data_i[19]));
  assign check[2] = (((data_i[14] ^ data_i[23]) ^ (data_i[0] ^ data_i[9])) ^ (data_i[3] ^ sum_3))
      ^ (sum_6 ^ sum_7);  // ^(data_i & 32'h64ca5329)
  assign check[3] = (((data_i[5] ^ data_i[28]) ^ (data_i[7] ^ data_i[27])) ^ (data_i[20] ^ sum_4))
      ^ (sum_7 ^ sum_8);  // ^(data_i & 32'h995294aa)
  assign check[4] = (sum_8 ^ ((data_i[10] ^ data_i[21]) ^ (data_i[13] ^ data_i[18]))) ^ (sum_6
      ^ (data_i[6] ^ data_i[25]));  // ^(data_i & 32'ha62ca54a)
  assign check[5] = (((data_i[8] ^ data_i[30]) ^ (data_i[11] ^ data_i[24])) ^ (sum_9 ^ (data_i[4]
      ^ data_i[16]))) ^ (sum_0 ^ (data_i[1] ^ data_i[17]));  // ^(data_i & 32'h49932952)
  // ^(data_i & 32'h3254ca54)
  assign check[6] = (sum_1 ^ (data_i[15] ^ sum_9)) ^ (sum_5 ^ (data_i[22] ^ data_i[29]));

  assign check_o = check;

endmodule  // hsiao_39_32_cw_enc

`default_nettype wire
