// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (137,128): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-137-128 with hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
`default_nettype none

// Check bits of one (137,128) codeword. Combinational.
module hsiao_137_128_cw_enc (
  input  wire [127:0] data_i,   // data bits in codeword order
  output wire   [8:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[20] ^ data_i[30];
  wire xor_0 = (((data_i[122] ^ data_i[124]) ^ (data_i[93] ^ data_i[104])) ^ ((data_i[71]
      ^ data_i[77]) ^ (data_i[57] ^ data_i[62]))) ^ (((data_i[23] ^ data_i[50]) ^ (data_i[11]
      ^ data_i[21])) ^ (sum_0 ^ (data_i[4] ^ data_i[10])));
  wire sum_1 = data_i[38] ^ data_i[41];
  wire sum_2 = data_i[0] ^ data_i[35];
  wire sum_3 = data_i[45] ^ data_i[66];
  wire sum_4 = data_i[59] ^ data_i[120];
  wire sum_5 = (data_i[5] ^ data_i[26]) ^ (data_i[7] ^ data_i[16]);
  wire sum_6 = data_i[100] ^ data_i[125];
  wire sum_7 = data_i[36] ^ sum_6;
  wire sum_8 = data_i[84] ^ data_i[118];
  wire sum_9 = data_i[1] ^ sum_8;
  wire sum_10 = sum_9 ^ (data_i[2] ^ data_i[13]);
  wire sum_11 = data_i[107] ^ data_i[114];
  wire sum_12 = data_i[96] ^ data_i[116];
  wire sum_13 = sum_12 ^ (data_i[56] ^ sum_11);
  wire sum_14 = (data_i[87] ^ data_i[112]) ^ (data_i[85] ^ data_i[105]);
  wire sum_15 = data_i[94] ^ data_i[101];
  wire sum_16 = sum_14 ^ sum_15;
  wire sum_17 = (data_i[98] ^ data_i[109]) ^ (data_i[89] ^ data_i[91]);
  wire sum_18 = data_i[111] ^ data_i[127];
  wire sum_19 = sum_17 ^ sum_18;
  wire sum_20 = data_i[14] ^ data_i[39];
  wire sum_21 = data_i[119] ^ data_i[126];
  wire sum_22 = data_i[86] ^ data_i[122];
  wire xor_1 = (((data_i[63] ^ data_i[106]) ^ (data_i[24] ^ data_i[60])) ^ ((data_i[22]
      ^ data_i[100]) ^ (data_i[20] ^ data_i[87]))) ^ ((sum_2 ^ sum_20) ^ (sum_21 ^ sum_22));
  wire sum_23 = (data_i[4] ^ data_i[17]) ^ (data_i[8] ^ data_i[42]);
  wire sum_24 = (data_i[27] ^ data_i[72]) ^ (data_i[31] ^ data_i[51]);
  wire sum_25 = data_i[46] ^ (data_i[10] ^ data_i[67]);
  wire sum_26 = data_i[6] ^ (data_i[37] ^ data_i[58]);
  wire sum_27 = data_i[103] ^ data_i[123];
  wire sum_28 = data_i[78] ^ sum_27;
  wire sum_29 = data_i[95] ^ data_i[102];
  wire sum_30 = data_i[3] ^ sum_29;
  wire sum_31 = data_i[93] ^ data_i[113];
  wire sum_32 = data_i[12] ^ sum_31;
  wire sum_33 = sum_19 ^ (sum_30 ^ sum_32);
  wire sum_34 = data_i[47] ^ data_i[68];
  wire xor_2 = (((data_i[108] ^ data_i[121]) ^ (data_i[79] ^ data_i[88])) ^ ((data_i[61]
      ^ data_i[64]) ^ (data_i[25] ^ data_i[123]))) ^ (((data_i[86] ^ data_i[116]) ^ (data_i[5]
      ^ data_i[105])) ^ (sum_34 ^ (data_i[0] ^ data_i[2])));
  wire sum_35 = data_i[57] ^ data_i[73];
  wire sum_36 = (data_i[28] ^ data_i[120]) ^ (data_i[9] ^ data_i[18]);
  wire sum_37 = (data_i[22] ^ data_i[32]) ^ (data_i[21] ^ data_i[52]);
  wire sum_38 = data_i[40] ^ data_i[115];
  wire sum_39 = sum_7 ^ (data_i[43] ^ sum_38);
  wire sum_40 = data_i[97] ^ data_i[104];
  wire sum_41 = data_i[15] ^ sum_40;
  wire sum_42 = data_i[11] ^ sum_41;
  wire xor_3 = (((data_i[90] ^ data_i[110]) ^ (data_i[65] ^ data_i[74])) ^ ((data_i[48]
      ^ data_i[53]) ^ (data_i[9] ^ data_i[44]))) ^ (((data_i[8] ^ data_i[112]) ^ (data_i[91]
      ^ data_i[107])) ^ (sum_20 ^ (data_i[7] ^ data_i[38])));
  wire sum_43 = (data_i[24] ^ data_i[25]) ^ (data_i[23] ^ data_i[33]);
  wire sum_44 = data_i[19] ^ sum_22;
  wire sum_45 = (data_i[61] ^ (data_i[60] ^ data_i[80])) ^ (data_i[69] ^ sum_4);
  wire sum_46 = (data_i[106] ^ data_i[124]) ^ (data_i[88] ^ data_i[99]);
  wire sum_47 = data_i[29] ^ sum_46;
  wire xor_4 = (((data_i[6] ^ data_i[27]) ^ (data_i[109] ^ data_i[114])) ^ (sum_18 ^ (data_i[41]
      ^ data_i[84]))) ^ ((sum_29 ^ sum_40) ^ (data_i[75] ^ sum_15));
  wire sum_48 = (data_i[62] ^ data_i[63]) ^ (data_i[64] ^ data_i[65]);
  wire sum_49 = (data_i[49] ^ data_i[54]) ^ (data_i[44] ^ data_i[81]);
  wire sum_50 = data_i[92] ^ data_i[117];
  wire sum_51 = data_i[70] ^ sum_50;
  wire sum_52 = sum_44 ^ sum_51;
  wire sum_53 = data_i[90] ^ data_i[108];
  wire sum_54 = data_i[34] ^ (sum_21 ^ sum_53);
  wire sum_55 = sum_47 ^ sum_54;
  wire xor_5 = (((data_i[49] ^ data_i[76]) ^ (data_i[33] ^ data_i[69])) ^ ((data_i[18] ^ data_i[32])
      ^ (data_i[31] ^ data_i[103]))) ^ (((data_i[14] ^ data_i[17]) ^ (data_i[101] ^ data_i[111]))
      ^ ((data_i[30] ^ data_i[85]) ^ (data_i[13] ^ data_i[16])));
  wire sum_56 = data_i[48] ^ data_i[82];
  wire sum_57 = data_i[110] ^ data_i[121];
  wire sum_58 = data_i[55] ^ sum_57;
  wire xor_6 = (((data_i[83] ^ data_i[92]) ^ (data_i[53] ^ data_i[54])) ^ ((data_i[73]
      ^ data_i[115]) ^ (data_i[28] ^ data_i[113]))) ^ (((data_i[95] ^ data_i[118]) ^ (data_i[26]
      ^ data_i[98])) ^ (sum_0 ^ sum_27));
  wire sum_59 = (data_i[74] ^ data_i[75]) ^ (data_i[71] ^ data_i[76]);
  wire sum_60 = sum_16 ^ (data_i[50] ^ sum_58);
  wire xor_7 = (((data_i[53] ^ data_i[80]) ^ (data_i[52] ^ data_i[97])) ^ ((data_i[47]
      ^ data_i[119]) ^ (data_i[46] ^ data_i[51]))) ^ (((data_i[39] ^ data_i[42]) ^ (data_i[37]
      ^ data_i[127])) ^ ((data_i[89] ^ data_i[96]) ^ (data_i[35] ^ data_i[45])));
  wire sum_61 = data_i[77] ^ data_i[83];
  wire sum_62 = data_i[79] ^ sum_28;
  wire xor_8 = (((data_i[68] ^ data_i[99]) ^ (data_i[102] ^ data_i[126])) ^ ((data_i[67]
      ^ data_i[72]) ^ (data_i[58] ^ data_i[125]))) ^ ((sum_35 ^ (data_i[66] ^ data_i[94])) ^ (sum_57
      ^ sum_61));

  // Check bits: each is the parity of the data bits under its mask.
  wire [8:0] check;
  assign check[0] = (xor_0 ^ (((sum_1 ^ sum_2) ^ (sum_3 ^ sum_4)) ^ (sum_5 ^ sum_7))) ^ ((sum_10
      ^ sum_13) ^ (sum_16 ^ sum_19));  // ^(data_i & 128'hb555ab356ab020844b04225844b12cb7)
  assign check[1] = (xor_1 ^ ((sum_23 ^ sum_24) ^ (sum_25 ^ sum_26))) ^ (sum_33 ^ (sum_13 ^ (sum_9
      ^ sum_28)));  // ^(data_i & 128'hccd6acd5aad04108950844a88952555b)
  assign check[2] = (xor_2 ^ ((sum_36 ^ (sum_8 ^ sum_35)) ^ (sum_26 ^ sum_37))) ^ (sum_33 ^ (sum_39
      ^ sum_42));  // ^(data_i & 128'hab5ab356ab5082112610893112649a6d)
  // ^(data_i & 128'h356b4d5aad510422382111c22388e38e)
  assign check[3] = (xor_3 ^ (((sum_31 ^ sum_38) ^ (data_i[117] ^ sum_6)) ^ (sum_30 ^ sum_43)))
      ^ ((sum_10 ^ (sum_41 ^ sum_44)) ^ (sum_45 ^ sum_47));
  assign check[4] = (xor_4 ^ ((sum_5 ^ sum_23) ^ (sum_36 ^ sum_48))) ^ (sum_55 ^ (sum_52 ^ (sum_49
      ^ (data_i[43] ^ data_i[115]))));  // ^(data_i & 128'hd5acb56ad5520843c0421e043c0f03f0)
  // ^(data_i & 128'h56b2d5ab3564107c0083e007c00ffc00)
  assign check[5] = (xor_5 ^ (((sum_34 ^ sum_56) ^ (sum_3 ^ sum_12)) ^ (sum_25 ^ sum_58)))
      ^ ((sum_52 ^ (sum_32 ^ sum_46)) ^ (sum_42 ^ sum_54));
  // ^(data_i & 128'h5acb56acd5a81f8000fc0007fff00000)
  assign check[6] = (xor_6 ^ ((sum_43 ^ sum_59) ^ (sum_24 ^ sum_37))) ^ (sum_55 ^ sum_60);
  // ^(data_i & 128'haaad5ab356afe00000fffff800000000)
  assign check[7] = (xor_7 ^ (((sum_1 ^ sum_56) ^ (sum_50 ^ sum_61)) ^ (sum_49 ^ (sum_11
      ^ sum_53)))) ^ (sum_60 ^ (sum_39 ^ sum_62));
  // ^(data_i & 128'h6b356acd5aafffffff00000000000000)
  assign check[8] = (xor_8 ^ ((sum_48 ^ sum_59) ^ (sum_14 ^ sum_51))) ^ ((sum_45 ^ (sum_17
      ^ (data_i[81] ^ data_i[82]))) ^ (sum_13 ^ sum_62));

  assign check_o = check;

endmodule  // hsiao_137_128_cw_enc

`default_nettype wire
