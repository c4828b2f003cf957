// SPDX-License-Identifier: MIT OR Apache-2.0
// NI:SEC-2bEC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1, Eq. 3
// Generated from scheme ni-sec2bec with hash
// d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
// Do not edit; regenerate: eccforge emit verilog ni-sec2bec --goal delay --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ni_sec2bec_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[19] ^ data_i[51];
  wire sum_1 = data_i[17] ^ data_i[44];
  wire sum_2 = data_i[13] ^ data_i[57];
  wire sum_3 = data_i[48] ^ sum_2;
  wire sum_4 = data_i[16] ^ data_i[27];
  wire sum_5 = data_i[37] ^ sum_4;
  wire sum_6 = sum_3 ^ sum_5;
  wire sum_7 = data_i[30] ^ data_i[41];
  wire sum_8 = (data_i[14] ^ data_i[50]) ^ (data_i[8] ^ data_i[45]);
  wire sum_9 = data_i[49] ^ sum_8;
  wire sum_10 = data_i[9] ^ data_i[22];
  wire sum_11 = data_i[58] ^ sum_10;
  wire sum_12 = (data_i[34] ^ data_i[59]) ^ (data_i[5] ^ data_i[62]);
  wire sum_13 = data_i[25] ^ sum_12;
  wire sum_14 = sum_11 ^ sum_13;
  wire sum_15 = data_i[2] ^ (data_i[11] ^ data_i[52]);
  wire sum_16 = data_i[12] ^ data_i[29];
  wire sum_17 = data_i[54] ^ sum_16;
  wire sum_18 = sum_17 ^ (data_i[56] ^ sum_15);
  wire sum_19 = data_i[7] ^ data_i[39];
  wire xor_0 = (((data_i[21] ^ data_i[31]) ^ (data_i[3] ^ data_i[18])) ^ ((data_i[52] ^ data_i[59])
      ^ (data_i[22] ^ data_i[40]))) ^ (sum_3 ^ (sum_16 ^ sum_19));
  wire sum_20 = data_i[4] ^ data_i[24];
  wire sum_21 = data_i[63] ^ sum_20;
  wire sum_22 = data_i[38] ^ data_i[46];
  wire sum_23 = data_i[42] ^ (data_i[20] ^ data_i[31]);
  wire sum_24 = data_i[1] ^ data_i[33];
  wire sum_25 = data_i[35] ^ sum_24;
  wire sum_26 = data_i[47] ^ sum_25;
  wire xor_1 = ((((data_i[4] ^ data_i[39]) ^ (data_i[57] ^ data_i[62])) ^ (sum_22 ^ (data_i[17]
      ^ data_i[30]))) ^ (sum_23 ^ (data_i[6] ^ sum_4))) ^ (sum_9 ^ sum_26);
  wire sum_27 = sum_18 ^ (data_i[55] ^ (data_i[23] ^ data_i[28]));
  wire xor_2 = (((data_i[29] ^ data_i[50]) ^ (data_i[11] ^ data_i[19])) ^ (sum_7 ^ (data_i[5]
      ^ data_i[9]))) ^ ((sum_22 ^ sum_24) ^ (data_i[43] ^ data_i[53]));
  wire sum_28 = data_i[3] ^ (data_i[6] ^ data_i[15]);
  wire sum_29 = data_i[61] ^ sum_28;
  wire sum_30 = (data_i[21] ^ data_i[26]) ^ (data_i[0] ^ data_i[53]);
  wire sum_31 = data_i[43] ^ (data_i[36] ^ data_i[60]);
  wire sum_32 = data_i[18] ^ (data_i[10] ^ data_i[32]);
  wire sum_33 = sum_21 ^ sum_29;
  wire xor_3 = ((sum_23 ^ (data_i[26] ^ (data_i[13] ^ data_i[27]))) ^ (sum_17 ^ sum_32)) ^ (sum_9
      ^ ((data_i[23] ^ data_i[38]) ^ (data_i[1] ^ data_i[41])));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  assign check[0] = ((sum_6 ^ ((sum_0 ^ sum_1) ^ (data_i[10] ^ data_i[40]))) ^ (sum_9 ^ (sum_7
      ^ (data_i[0] ^ data_i[7])))) ^ (sum_14 ^ sum_18);  // ^(data_i & 64'h4f5f33246a4b7fa5)
  assign check[1] = xor_0 ^ ((sum_8 ^ sum_21) ^ ((data_i[47] ^ data_i[55]) ^ (data_i[33]
      ^ data_i[36])));  // ^(data_i & 64'h8a95a192a1647198)
  assign check[2] = sum_27 ^ xor_1;  // ^(data_i & 64'h43d6e4caf8935956)
  assign check[3] = xor_2 ^ (sum_6 ^ sum_29);  // ^(data_i & 64'h22254a626809aa6a)
  // ^(data_i & 64'h59f039353da59c6d)
  assign check[4] = sum_27 ^ (((sum_30 ^ sum_31) ^ (sum_5 ^ sum_32)) ^ ((sum_12 ^ sum_28)
      ^ ((data_i[24] ^ data_i[45]) ^ (data_i[40] ^ data_i[44]))));
  assign check[5] = ((sum_26 ^ (sum_15 ^ sum_31)) ^ (sum_13 ^ ((data_i[28] ^ data_i[32])
      ^ (data_i[20] ^ data_i[51])))) ^ (sum_33 ^ ((sum_1 ^ (data_i[8] ^ data_i[12])) ^ (sum_2
      ^ sum_10)));  // ^(data_i & 64'hfa18981f1352bb7e)
  assign check[6] = ((((data_i[42] ^ data_i[46]) ^ (data_i[16] ^ data_i[34])) ^ (sum_19 ^ (data_i[2]
      ^ data_i[14]))) ^ (sum_30 ^ (sum_0 ^ sum_20))) ^ ((sum_11 ^ sum_25) ^ (sum_17 ^ (data_i[15]
      ^ data_i[60])));  // ^(data_i & 64'h1468448e2569d297)
  assign check[7] = xor_3 ^ (sum_14 ^ sum_33);  // ^(data_i & 64'hec462645afd4f77a)

  assign check_o = check;

endmodule  // ni_sec2bec_cw_enc

`default_nettype wire
