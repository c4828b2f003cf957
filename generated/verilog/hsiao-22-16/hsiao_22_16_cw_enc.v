// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (22,16): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
`default_nettype none

// Check bits of one (22,16) codeword. Combinational.
module hsiao_22_16_cw_enc (
  input  wire  [15:0] data_i,   // data bits in codeword order
  output wire   [5:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[8] ^ data_i[10];
  wire sum_1 = (data_i[4] ^ data_i[14]) ^ (data_i[2] ^ data_i[13]);
  wire sum_2 = (data_i[6] ^ data_i[15]) ^ (data_i[0] ^ data_i[12]);
  wire sum_3 = data_i[9] ^ data_i[11];
  wire sum_4 = (data_i[3] ^ data_i[5]) ^ (data_i[1] ^ data_i[7]);

  // Check bits: each is the parity of the data bits under its mask.
  wire [5:0] check;
  assign check[0] = sum_1 ^ (sum_0 ^ (data_i[0] ^ data_i[7]));  // ^(data_i & 16'h6595)
  // ^(data_i & 16'h9965)
  assign check[1] = sum_2 ^ ((data_i[5] ^ data_i[11]) ^ (data_i[2] ^ data_i[8]));
  // ^(data_i & 16'h9659)
  assign check[2] = sum_2 ^ ((data_i[3] ^ data_i[9]) ^ (data_i[4] ^ data_i[10]));
  assign check[3] = sum_1 ^ (sum_3 ^ (data_i[1] ^ data_i[6]));  // ^(data_i & 16'h6a56)
  assign check[4] = sum_4 ^ (sum_0 ^ (data_i[12] ^ data_i[14]));  // ^(data_i & 16'h55aa)
  assign check[5] = sum_4 ^ (sum_3 ^ (data_i[13] ^ data_i[15]));  // ^(data_i & 16'haaaa)

  assign check_o = check;

endmodule  // hsiao_22_16_cw_enc

`default_nettype wire
