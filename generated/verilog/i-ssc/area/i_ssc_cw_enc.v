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

  // Shared sums, each computed once, named after the check bits that need it and the first bit that
  // it adds.
  wire check_hc620_from_37 = data_i[37] ^ data_i[125];
  wire check_had40_from_46 = data_i[46] ^ data_i[126];
  wire check_6_8_10_15_from_46 = data_i[94] ^ check_had40_from_46;
  wire check_hc640_from_30 = data_i[30] ^ data_i[118];
  wire check_hc680_from_23 = data_i[23] ^ data_i[111];
  wire check_hed80_from_31 = data_i[31] ^ data_i[119];
  wire check_8_10_15_from_101 = (data_i[115] ^ data_i[122]) ^ (data_i[101] ^ data_i[108]);
  wire check_8_10_15_from_46 = data_i[87] ^ check_6_8_10_15_from_46;
  wire check_8_11_12_from_47 = ((data_i[61] ^ data_i[89]) ^ (data_i[47] ^ data_i[96]))
      ^ ((data_i[54] ^ data_i[82]) ^ (data_i[68] ^ data_i[75]));
  wire check_8_11_13_14_from_95 = (data_i[109] ^ (data_i[116] ^ data_i[123])) ^ (data_i[95]
      ^ data_i[102]);
  wire check_8_11_from_47 = check_8_11_12_from_47 ^ check_8_11_13_14_from_95;
  wire check_hf300_from_79 = data_i[79] ^ (((data_i[107] ^ data_i[121]) ^ (data_i[93]
      ^ data_i[100])) ^ (data_i[86] ^ data_i[114]));
  wire check_8_9_13_14_from_15 = check_hf300_from_79 ^ ((data_i[57] ^ ((data_i[15] ^ data_i[29])
      ^ (data_i[36] ^ data_i[50]))) ^ (data_i[64] ^ (data_i[22] ^ data_i[43])));
  wire check_hbd00_from_39 = ((data_i[60] ^ (data_i[67] ^ data_i[81])) ^ (data_i[39] ^ data_i[88]))
      ^ (data_i[53] ^ data_i[74]);
  wire check_hb900_from_39 = data_i[127] ^ check_hbd00_from_39;
  wire check_hef00_from_38 = data_i[66] ^ (((data_i[38] ^ data_i[80]) ^ (data_i[45] ^ data_i[59]))
      ^ (data_i[52] ^ data_i[73]));
  wire check_hed00_from_31 = check_hed80_from_31 ^ check_hef00_from_38;
  wire check_8_11_13_15_from_31 = check_hb900_from_39 ^ check_hed00_from_31;
  wire check_9_12_13_from_55 = ((data_i[69] ^ data_i[83]) ^ (data_i[62] ^ data_i[97]))
      ^ ((data_i[55] ^ data_i[76]) ^ (data_i[90] ^ data_i[104]));
  wire check_9_12_14_15_from_103 = (data_i[103] ^ data_i[110]) ^ (data_i[117] ^ data_i[124]);
  wire check_9_12_from_55 = check_9_12_13_from_55 ^ check_9_12_14_15_from_103;
  wire check_9_10_14_15_from_23 = ((data_i[44] ^ (data_i[58] ^ data_i[65])) ^ (check_hc620_from_37
      ^ check_hc680_from_23)) ^ (data_i[51] ^ (data_i[72] ^ check_hc640_from_30));
  wire check_10_13_14_from_63 = ((data_i[91] ^ data_i[112]) ^ (data_i[70] ^ data_i[98]))
      ^ ((data_i[77] ^ data_i[84]) ^ (data_i[63] ^ data_i[105]));
  wire check_10_14_from_23 = check_hed00_from_31 ^ (check_9_10_14_15_from_23
      ^ check_10_13_14_from_63);
  wire check_11_14_15_from_71 = ((data_i[71] ^ data_i[106]) ^ (data_i[85] ^ data_i[113]))
      ^ ((data_i[92] ^ data_i[99]) ^ (data_i[78] ^ data_i[120]));
  wire check_13_from_5 = check_8_9_13_14_from_15 ^ ((check_10_13_14_from_63 ^ (((data_i[5]
      ^ data_i[12]) ^ (data_i[19] ^ data_i[26])) ^ (check_had40_from_46 ^ (data_i[33]
      ^ data_i[40])))) ^ (check_8_11_13_14_from_95 ^ check_9_12_13_from_55));
  wire check_14_from_6 = (check_11_14_15_from_71 ^ (check_9_12_14_15_from_103 ^ ((data_i[27]
      ^ data_i[34]) ^ (data_i[41] ^ data_i[48])))) ^ (check_8_11_13_14_from_95 ^ ((data_i[6]
      ^ data_i[126]) ^ (data_i[13] ^ data_i[20])));
  wire check_15_from_7 = ((((data_i[7] ^ data_i[14]) ^ (data_i[21] ^ data_i[28])) ^ ((data_i[35]
      ^ data_i[42]) ^ (data_i[49] ^ data_i[56]))) ^ (check_8_10_15_from_101
      ^ check_9_12_14_15_from_103)) ^ (check_8_10_15_from_46 ^ check_11_14_15_from_71);

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
      ^ data_i[29])) ^ (check_hc620_from_37 ^ (data_i[5] ^ data_i[13])));
  // ^(data_i & 128'h40404040404040404040404040404040)
  assign check[6] = ((check_6_8_10_15_from_46 ^ (data_i[86] ^ data_i[102])) ^ ((data_i[70]
      ^ data_i[78]) ^ (data_i[54] ^ data_i[62]))) ^ (((data_i[22] ^ data_i[38]) ^ (data_i[6]
      ^ data_i[14])) ^ (data_i[110] ^ check_hc640_from_30));
  // ^(data_i & 128'h80808080808080808080808080808080)
  assign check[7] = (((data_i[103] ^ data_i[127]) ^ (data_i[87] ^ data_i[95])) ^ ((data_i[71]
      ^ data_i[79]) ^ (data_i[55] ^ data_i[63]))) ^ (((data_i[39] ^ data_i[47]) ^ (data_i[7]
      ^ data_i[15])) ^ (check_hc680_from_23 ^ check_hed80_from_31));
  assign check[8] = check_8_11_13_15_from_31 ^ (check_8_9_13_14_from_15 ^ (check_8_11_from_47
      ^ (check_8_10_15_from_46 ^ (check_8_10_15_from_101 ^ ((data_i[111] ^ data_i[118]) ^ (data_i[0]
      ^ data_i[125]))))));  // ^(data_i & 128'heedcb871e3c78e1d3a74e8d0a0408001)
  // ^(data_i & 128'h3264c992244993274e9c3870e0c08102)
  assign check[9] = (check_8_9_13_14_from_15 ^ (check_hef00_from_38 ^ (data_i[31] ^ (data_i[1]
      ^ data_i[8])))) ^ (check_9_12_from_55 ^ check_9_10_14_15_from_23);
  // ^(data_i & 128'h64c992244993274e9c3870e0c0810204)
  assign check[10] = check_10_14_from_23 ^ (check_hbd00_from_39 ^ (check_8_10_15_from_46
      ^ (check_8_10_15_from_101 ^ (data_i[2] ^ (data_i[9] ^ data_i[16])))));
  // ^(data_i & 128'hc992244993274e9c3870e0c081020408)
  assign check[11] = check_8_11_13_15_from_31 ^ (check_8_11_from_47 ^ (check_11_14_15_from_71
      ^ ((check_had40_from_46 ^ (data_i[17] ^ data_i[24])) ^ (data_i[3] ^ data_i[10]))));
  assign check[12] = (check_hb900_from_39 ^ (check_8_11_12_from_47 ^ (((data_i[11] ^ data_i[18])
      ^ (data_i[25] ^ data_i[32])) ^ (data_i[4] ^ data_i[46])))) ^ (check_hf300_from_79
      ^ check_9_12_from_55);  // ^(data_i & 128'h92244993274e9c3870e0c08102040810)
  // ^(data_i & 128'hca952b56ad5bb66ddab469d2a4489020)
  assign check[13] = check_8_11_13_15_from_31 ^ check_13_from_5;
  // ^(data_i & 128'h7bf7eedcb871e3c78e1d3a74e8d0a040)
  assign check[14] = check_10_14_from_23 ^ (check_8_9_13_14_from_15 ^ check_14_from_6);
  assign check[15] = check_8_11_13_15_from_31 ^ (check_15_from_7 ^ (check_hf300_from_79
      ^ check_9_10_14_15_from_23));  // ^(data_i & 128'hf7eedcb871e3c78e1d3a74e8d0a04080)

  assign check_o = check;

endmodule  // i_ssc_cw_enc

`default_nettype wire
