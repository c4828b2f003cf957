// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme i-ssc with hash
// 3d87891828b389106c123b554dfc558e99560ecc6e9eafa72f40b996c7572365.
// Do not edit; regenerate: eccforge emit verilog i-ssc --goal area --out DIR
`default_nettype none

// Check bits of one (144,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module i_ssc_cw_enc (
  input  wire [127:0] data_i,   // data bits in codeword order
  output wire  [15:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[37] ^ data_i[125];
  wire sum_1 = data_i[46] ^ data_i[126];
  wire sum_2 = data_i[94] ^ sum_1;
  wire sum_3 = data_i[30] ^ data_i[118];
  wire sum_4 = data_i[23] ^ data_i[111];
  wire sum_5 = data_i[31] ^ data_i[119];
  wire sum_6 = (data_i[115] ^ data_i[122]) ^ (data_i[101] ^ data_i[108]);
  wire sum_7 = data_i[87] ^ sum_2;
  wire sum_8 = ((data_i[61] ^ data_i[89]) ^ (data_i[47] ^ data_i[96])) ^ ((data_i[54] ^ data_i[82])
      ^ (data_i[68] ^ data_i[75]));
  wire sum_9 = (data_i[109] ^ (data_i[116] ^ data_i[123])) ^ (data_i[95] ^ data_i[102]);
  wire sum_10 = sum_8 ^ sum_9;
  wire sum_11 = data_i[79] ^ (((data_i[107] ^ data_i[121]) ^ (data_i[93] ^ data_i[100]))
      ^ (data_i[86] ^ data_i[114]));
  wire sum_12 = sum_11 ^ ((data_i[57] ^ ((data_i[15] ^ data_i[29]) ^ (data_i[36] ^ data_i[50])))
      ^ (data_i[64] ^ (data_i[22] ^ data_i[43])));
  wire sum_13 = ((data_i[60] ^ (data_i[67] ^ data_i[81])) ^ (data_i[39] ^ data_i[88])) ^ (data_i[53]
      ^ data_i[74]);
  wire sum_14 = data_i[127] ^ sum_13;
  wire sum_15 = data_i[66] ^ (((data_i[38] ^ data_i[80]) ^ (data_i[45] ^ data_i[59])) ^ (data_i[52]
      ^ data_i[73]));
  wire sum_16 = sum_5 ^ sum_15;
  wire sum_17 = sum_14 ^ sum_16;
  wire sum_18 = ((data_i[69] ^ data_i[83]) ^ (data_i[62] ^ data_i[97])) ^ ((data_i[55] ^ data_i[76])
      ^ (data_i[90] ^ data_i[104]));
  wire sum_19 = (data_i[103] ^ data_i[110]) ^ (data_i[117] ^ data_i[124]);
  wire sum_20 = sum_18 ^ sum_19;
  wire sum_21 = ((data_i[44] ^ (data_i[58] ^ data_i[65])) ^ (sum_0 ^ sum_4)) ^ (data_i[51]
      ^ (data_i[72] ^ sum_3));
  wire sum_22 = ((data_i[91] ^ data_i[112]) ^ (data_i[70] ^ data_i[98])) ^ ((data_i[77]
      ^ data_i[84]) ^ (data_i[63] ^ data_i[105]));
  wire sum_23 = sum_16 ^ (sum_21 ^ sum_22);
  wire sum_24 = ((data_i[71] ^ data_i[106]) ^ (data_i[85] ^ data_i[113])) ^ ((data_i[92]
      ^ data_i[99]) ^ (data_i[78] ^ data_i[120]));
  wire xor_0 = sum_12 ^ ((sum_22 ^ (((data_i[5] ^ data_i[12]) ^ (data_i[19] ^ data_i[26])) ^ (sum_1
      ^ (data_i[33] ^ data_i[40])))) ^ (sum_9 ^ sum_18));
  wire xor_1 = (sum_24 ^ (sum_19 ^ ((data_i[27] ^ data_i[34]) ^ (data_i[41] ^ data_i[48]))))
      ^ (sum_9 ^ ((data_i[6] ^ data_i[126]) ^ (data_i[13] ^ data_i[20])));
  wire xor_2 = ((((data_i[7] ^ data_i[14]) ^ (data_i[21] ^ data_i[28])) ^ ((data_i[35] ^ data_i[42])
      ^ (data_i[49] ^ data_i[56]))) ^ (sum_6 ^ sum_19)) ^ (sum_7 ^ sum_24);

  // Check bits: each is the parity of the data bits under its mask.
  wire [15:0] check;
  // ^(data_i & 128'h01010101010101010101010101010101)
  assign check[0] = (((data_i[112] ^ data_i[120]) ^ (data_i[96] ^ data_i[104])) ^ ((data_i[80]
      ^ data_i[88]) ^ (data_i[64] ^ data_i[72]))) ^ (((data_i[48] ^ data_i[56]) ^ (data_i[32]
      ^ data_i[40])) ^ ((data_i[16] ^ data_i[24]) ^ (data_i[0] ^ data_i[8])));
  // ^(data_i & 128'h02020202020202020202020202020202)
  assign check[1] = (((data_i[113] ^ data_i[121]) ^ (data_i[97] ^ data_i[105])) ^ ((data_i[81]
      ^ data_i[89]) ^ (data_i[65] ^ data_i[73]))) ^ (((data_i[49] ^ data_i[57]) ^ (data_i[33]
      ^ data_i[41])) ^ ((data_i[17] ^ data_i[25]) ^ (data_i[1] ^ data_i[9])));
  // ^(data_i & 128'h04040404040404040404040404040404)
  assign check[2] = (((data_i[114] ^ data_i[122]) ^ (data_i[98] ^ data_i[106])) ^ ((data_i[82]
      ^ data_i[90]) ^ (data_i[66] ^ data_i[74]))) ^ (((data_i[50] ^ data_i[58]) ^ (data_i[34]
      ^ data_i[42])) ^ ((data_i[18] ^ data_i[26]) ^ (data_i[2] ^ data_i[10])));
  // ^(data_i & 128'h08080808080808080808080808080808)
  assign check[3] = (((data_i[115] ^ data_i[123]) ^ (data_i[99] ^ data_i[107])) ^ ((data_i[83]
      ^ data_i[91]) ^ (data_i[67] ^ data_i[75]))) ^ (((data_i[51] ^ data_i[59]) ^ (data_i[35]
      ^ data_i[43])) ^ ((data_i[19] ^ data_i[27]) ^ (data_i[3] ^ data_i[11])));
  // ^(data_i & 128'h10101010101010101010101010101010)
  assign check[4] = (((data_i[116] ^ data_i[124]) ^ (data_i[100] ^ data_i[108])) ^ ((data_i[84]
      ^ data_i[92]) ^ (data_i[68] ^ data_i[76]))) ^ (((data_i[52] ^ data_i[60]) ^ (data_i[36]
      ^ data_i[44])) ^ ((data_i[20] ^ data_i[28]) ^ (data_i[4] ^ data_i[12])));
  // ^(data_i & 128'h20202020202020202020202020202020)
  assign check[5] = (((data_i[109] ^ data_i[117]) ^ (data_i[93] ^ data_i[101])) ^ ((data_i[77]
      ^ data_i[85]) ^ (data_i[61] ^ data_i[69]))) ^ (((data_i[45] ^ data_i[53]) ^ (data_i[21]
      ^ data_i[29])) ^ (sum_0 ^ (data_i[5] ^ data_i[13])));
  assign check[6] = ((sum_2 ^ (data_i[86] ^ data_i[102])) ^ ((data_i[70] ^ data_i[78]) ^ (data_i[54]
      ^ data_i[62]))) ^ (((data_i[22] ^ data_i[38]) ^ (data_i[6] ^ data_i[14])) ^ (data_i[110]
      ^ sum_3));  // ^(data_i & 128'h40404040404040404040404040404040)
  assign check[7] = (((data_i[103] ^ data_i[127]) ^ (data_i[87] ^ data_i[95])) ^ ((data_i[71]
      ^ data_i[79]) ^ (data_i[55] ^ data_i[63]))) ^ (((data_i[39] ^ data_i[47]) ^ (data_i[7]
      ^ data_i[15])) ^ (sum_4 ^ sum_5));  // ^(data_i & 128'h80808080808080808080808080808080)
  assign check[8] = sum_17 ^ (sum_12 ^ (sum_10 ^ (sum_7 ^ (sum_6 ^ ((data_i[111] ^ data_i[118])
      ^ (data_i[0] ^ data_i[125]))))));  // ^(data_i & 128'heedcb871e3c78e1d3a74e8d0a0408001)
  assign check[9] = (sum_12 ^ (sum_15 ^ (data_i[31] ^ (data_i[1] ^ data_i[8])))) ^ (sum_20
      ^ sum_21);  // ^(data_i & 128'h3264c992244993274e9c3870e0c08102)
  // ^(data_i & 128'h64c992244993274e9c3870e0c0810204)
  assign check[10] = sum_23 ^ (sum_13 ^ (sum_7 ^ (sum_6 ^ (data_i[2] ^ (data_i[9] ^ data_i[16])))));
  assign check[11] = sum_17 ^ (sum_10 ^ (sum_24 ^ ((sum_1 ^ (data_i[17] ^ data_i[24])) ^ (data_i[3]
      ^ data_i[10]))));  // ^(data_i & 128'hc992244993274e9c3870e0c081020408)
  // ^(data_i & 128'h92244993274e9c3870e0c08102040810)
  assign check[12] = (sum_14 ^ (sum_8 ^ (((data_i[11] ^ data_i[18]) ^ (data_i[25] ^ data_i[32]))
      ^ (data_i[4] ^ data_i[46])))) ^ (sum_11 ^ sum_20);
  assign check[13] = sum_17 ^ xor_0;  // ^(data_i & 128'hca952b56ad5bb66ddab469d2a4489020)
  // ^(data_i & 128'h7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign check[14] = sum_23 ^ (sum_12 ^ xor_1);
  // ^(data_i & 128'hf7eedcb871e3c78e1d3a74e8d0a04080)
  assign check[15] = sum_17 ^ (xor_2 ^ (sum_11 ^ sum_21));

  assign check_o = check;

endmodule  // i_ssc_cw_enc

`default_nettype wire
