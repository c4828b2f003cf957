// SPDX-License-Identifier: MIT OR Apache-2.0
// SEC-DED-DAEC (72,64): Abramson, A Class of Systematic Codes for Non-Independent Errors, IRE
// Trans. IT-5, 1959
// Generated from scheme sec-ded-daec-72-64 with hash
// bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
// Do not edit; regenerate: eccforge emit verilog sec-ded-daec-72-64 --out DIR
`default_nettype none

// Check bits of one (72,64) codeword. Combinational.
module sec_ded_daec_72_64_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[8] ^ data_i[50];
  wire sum_1 = data_i[33] ^ data_i[49];
  wire sum_2 = data_i[29] ^ data_i[55];
  wire sum_3 = (data_i[1] ^ data_i[43]) ^ (data_i[7] ^ data_i[36]);
  wire sum_4 = data_i[48] ^ data_i[62];
  wire sum_5 = sum_4 ^ (data_i[5] ^ data_i[61]);
  wire sum_6 = data_i[56] ^ sum_5;
  wire sum_7 = data_i[31] ^ data_i[47];
  wire sum_8 = data_i[60] ^ sum_7;
  wire sum_9 = data_i[53] ^ sum_8;
  wire sum_10 = data_i[32] ^ data_i[54];
  wire sum_11 = data_i[42] ^ sum_10;
  wire sum_12 = data_i[19] ^ data_i[21];
  wire sum_13 = data_i[10] ^ (data_i[45] ^ sum_12);
  wire sum_14 = sum_13 ^ (data_i[17] ^ sum_11);
  wire sum_15 = data_i[25] ^ data_i[35];
  wire sum_16 = data_i[0] ^ data_i[6];
  wire sum_17 = data_i[63] ^ (sum_15 ^ sum_16);
  wire sum_18 = data_i[26] ^ sum_17;
  wire sum_19 = data_i[20] ^ data_i[22];
  wire sum_20 = data_i[11] ^ sum_19;
  wire sum_21 = data_i[18] ^ (sum_20 ^ (data_i[27] ^ data_i[37]));
  wire sum_22 = data_i[34] ^ data_i[41];
  wire sum_23 = data_i[9] ^ sum_22;
  wire sum_24 = data_i[46] ^ (data_i[30] ^ data_i[59]);
  wire sum_25 = data_i[58] ^ sum_24;
  wire sum_26 = sum_25 ^ (data_i[16] ^ sum_23);
  wire sum_27 = data_i[12] ^ data_i[48];
  wire sum_28 = data_i[3] ^ data_i[52];
  wire sum_29 = data_i[13] ^ sum_1;
  wire sum_30 = data_i[39] ^ sum_2;
  wire sum_31 = data_i[23] ^ data_i[24];
  wire sum_32 = data_i[4] ^ sum_9;
  wire sum_33 = data_i[14] ^ sum_31;
  wire sum_34 = (data_i[2] ^ sum_29) ^ (data_i[38] ^ sum_33);
  wire sum_35 = data_i[44] ^ (data_i[28] ^ data_i[40]);
  wire sum_36 = data_i[15] ^ data_i[57];
  wire sum_37 = data_i[45] ^ (data_i[51] ^ sum_30);
  wire xor_0 = (((data_i[27] ^ data_i[54]) ^ (data_i[33] ^ data_i[43])) ^ ((data_i[17] ^ data_i[19])
      ^ (data_i[6] ^ data_i[8]))) ^ ((sum_28 ^ sum_36) ^ (data_i[40] ^ sum_22));
  wire xor_1 = ((((data_i[15] ^ data_i[24]) ^ (data_i[20] ^ data_i[52])) ^ ((data_i[18]
      ^ data_i[55]) ^ (data_i[7] ^ data_i[49]))) ^ (sum_11 ^ sum_35)) ^ (sum_6 ^ sum_17);

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  assign check[0] = ((((sum_0 ^ (data_i[16] ^ data_i[41])) ^ (sum_1 ^ sum_2)) ^ (sum_3 ^ (data_i[57]
      ^ data_i[59]))) ^ (sum_6 ^ sum_9)) ^ (sum_14 ^ sum_18);  // ^(data_i & 64'hfbe7ae1ba62b05e3)
  // ^(data_i & 64'h0c28f22cea7d0e24)
  assign check[1] = (sum_21 ^ (sum_13 ^ ((data_i[2] ^ data_i[53]) ^ (data_i[5] ^ data_i[29]))))
      ^ (sum_26 ^ ((sum_7 ^ sum_15) ^ (data_i[44] ^ data_i[51])));
  // ^(data_i & 64'h1851e459d4fa1c49)
  assign check[2] = (sum_14 ^ (((data_i[28] ^ data_i[38]) ^ (data_i[23] ^ data_i[36])) ^ (sum_27
      ^ (data_i[26] ^ data_i[35])))) ^ ((sum_20 ^ (sum_16 ^ sum_28)) ^ (sum_8 ^ sum_24));
  // ^(data_i & 64'h30a3c8b3a9f43893)
  assign check[3] = (sum_21 ^ ((sum_3 ^ sum_29) ^ (sum_30 ^ (data_i[32] ^ data_i[61])))) ^ (sum_32
      ^ ((sum_27 ^ (data_i[0] ^ data_i[21])) ^ (data_i[46] ^ sum_31)));
  assign check[4] = (sum_34 ^ (sum_6 ^ ((data_i[30] ^ data_i[34]) ^ (data_i[22] ^ data_i[47]))))
      ^ (((sum_0 ^ (data_i[1] ^ data_i[25])) ^ (sum_10 ^ sum_12)) ^ (sum_35 ^ (data_i[12]
      ^ data_i[37])));  // ^(data_i & 64'h6147916753e87126)
  assign check[5] = (sum_34 ^ (((sum_19 ^ sum_36) ^ (data_i[3] ^ sum_4)) ^ (sum_23 ^ (data_i[31]
      ^ data_i[50])))) ^ (sum_18 ^ sum_37);  // ^(data_i & 64'hc28f22cea7d0e24d)
  // ^(data_i & 64'h7ef9eb86e98ac178)
  assign check[6] = (xor_0 ^ (sum_25 ^ (sum_5 ^ sum_33))) ^ (sum_32 ^ sum_37);
  assign check[7] = xor_1 ^ (sum_26 ^ sum_32);  // ^(data_i & 64'hfdf3d70dd31582f1)

  assign check_o = check;

endmodule  // sec_ded_daec_72_64_cw_enc

`default_nettype wire
