// SPDX-License-Identifier: MIT OR Apache-2.0
// DDR5 on-die SEC (136,128): JEDEC JESD79-5 (on-die ECC: 128 data and 8 check bits, single-error
// correction); Hamming 1950
// Generated from scheme on-die-sec-136-128 with hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Do not edit; regenerate: eccforge emit verilog on-die-sec-136-128 --out DIR
`default_nettype none

// Check bits of one (136,128) codeword. Combinational.
module on_die_sec_136_128_cw_enc (
  input  wire [127:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[120] ^ data_i[124];
  wire sum_1 = data_i[34] ^ data_i[38];
  wire sum_2 = data_i[46] ^ data_i[109];
  wire sum_3 = data_i[25] ^ data_i[56];
  wire sum_4 = data_i[101] ^ data_i[103];
  wire sum_5 = data_i[107] ^ data_i[111];
  wire sum_6 = data_i[115] ^ data_i[119];
  wire sum_7 = data_i[89] ^ data_i[93];
  wire sum_8 = sum_7 ^ (data_i[57] ^ data_i[73]);
  wire sum_9 = data_i[63] ^ (data_i[71] ^ data_i[95]);
  wire sum_10 = data_i[17] ^ (data_i[48] ^ data_i[79]);
  wire sum_11 = data_i[83] ^ data_i[87];
  wire sum_12 = data_i[81] ^ sum_11;
  wire xor_0 = (((sum_0 ^ sum_1) ^ (sum_2 ^ sum_3)) ^ ((sum_4 ^ sum_5) ^ (data_i[126] ^ sum_6)))
      ^ ((sum_8 ^ sum_9) ^ (sum_10 ^ sum_12));
  wire sum_13 = data_i[69] ^ (data_i[65] ^ data_i[67]);
  wire sum_14 = sum_13 ^ (data_i[4] ^ data_i[8]);
  wire sum_15 = data_i[28] ^ (data_i[44] ^ data_i[91]);
  wire sum_16 = (data_i[10] ^ data_i[21]) ^ (data_i[6] ^ data_i[36]);
  wire sum_17 = (sum_15 ^ (data_i[0] ^ (data_i[3] ^ data_i[59]))) ^ (data_i[122] ^ sum_16);
  wire sum_18 = data_i[23] ^ data_i[54];
  wire sum_19 = data_i[15] ^ sum_18;
  wire sum_20 = data_i[30] ^ (data_i[1] ^ sum_19);
  wire sum_21 = data_i[113] ^ data_i[117];
  wire sum_22 = data_i[105] ^ sum_21;
  wire sum_23 = data_i[42] ^ sum_22;
  wire sum_24 = data_i[11] ^ (data_i[19] ^ sum_23);
  wire sum_25 = data_i[27] ^ data_i[43];
  wire sum_26 = data_i[12] ^ data_i[13];
  wire sum_27 = data_i[74] ^ data_i[75];
  wire sum_28 = data_i[31] ^ data_i[32];
  wire sum_29 = data_i[66] ^ data_i[82];
  wire sum_30 = sum_29 ^ (data_i[5] ^ data_i[20]);
  wire sum_31 = data_i[125] ^ data_i[126];
  wire sum_32 = data_i[121] ^ sum_31;
  wire sum_33 = data_i[24] ^ sum_3;
  wire sum_34 = data_i[9] ^ sum_33;
  wire xor_1 = ((((data_i[2] ^ data_i[58]) ^ (data_i[67] ^ data_i[103])) ^ (sum_25 ^ sum_26))
      ^ ((sum_27 ^ sum_28) ^ (data_i[70] ^ sum_11))) ^ (sum_34 ^ (sum_30 ^ sum_32));
  wire sum_35 = data_i[39] ^ (data_i[40] ^ data_i[102]);
  wire sum_36 = data_i[51] ^ data_i[52];
  wire sum_37 = data_i[35] ^ (sum_35 ^ sum_36);
  wire sum_38 = data_i[78] ^ (data_i[86] ^ data_i[110]);
  wire sum_39 = data_i[62] ^ (sum_9 ^ sum_38);
  wire sum_40 = data_i[55] ^ data_i[118];
  wire sum_41 = data_i[47] ^ sum_40;
  wire sum_42 = sum_10 ^ (data_i[16] ^ sum_41);
  wire sum_43 = sum_39 ^ sum_42;
  wire sum_44 = data_i[106] ^ sum_5;
  wire sum_45 = data_i[114] ^ sum_6;
  wire sum_46 = sum_45 ^ (data_i[98] ^ data_i[99]);
  wire sum_47 = data_i[90] ^ (sum_46 ^ (data_i[94] ^ sum_44));
  wire xor_2 = (((data_i[2] ^ data_i[124]) ^ (data_i[117] ^ data_i[119])) ^ ((data_i[93]
      ^ data_i[111]) ^ (data_i[69] ^ data_i[87]))) ^ (((data_i[10] ^ data_i[38]) ^ (data_i[3]
      ^ data_i[8])) ^ (data_i[123] ^ sum_31));
  wire sum_48 = data_i[92] ^ sum_28;
  wire sum_49 = data_i[68] ^ data_i[70];
  wire sum_50 = data_i[61] ^ sum_49;
  wire sum_51 = data_i[76] ^ (data_i[77] ^ data_i[108]);
  wire sum_52 = data_i[45] ^ sum_2;
  wire sum_53 = data_i[14] ^ sum_52;
  wire sum_54 = data_i[100] ^ (data_i[116] ^ sum_4);
  wire xor_3 = (xor_2 ^ ((sum_48 ^ sum_50) ^ (sum_35 ^ sum_51))) ^ ((sum_34 ^ sum_53) ^ (sum_54
      ^ ((data_i[37] ^ data_i[60]) ^ (data_i[29] ^ data_i[94]))));
  wire sum_55 = data_i[84] ^ data_i[85];
  wire sum_56 = data_i[53] ^ (data_i[22] ^ sum_55);
  wire sum_57 = data_i[7] ^ sum_56;
  wire sum_58 = data_i[49] ^ data_i[50];
  wire sum_59 = data_i[18] ^ sum_58;
  wire sum_60 = sum_1 ^ (data_i[33] ^ data_i[37]);
  wire xor_4 = (((sum_49 ^ (data_i[19] ^ data_i[71])) ^ (sum_18 ^ sum_21)) ^ (sum_59 ^ (data_i[127]
      ^ sum_40))) ^ ((sum_30 ^ sum_60) ^ (sum_16 ^ (data_i[64] ^ data_i[86])));
  wire sum_61 = data_i[80] ^ sum_12;
  wire sum_62 = data_i[96] ^ (sum_54 ^ (data_i[97] ^ data_i[112]));
  wire sum_63 = sum_61 ^ (sum_51 ^ (data_i[104] ^ sum_27));
  wire xor_5 = (((sum_59 ^ (sum_26 ^ sum_36)) ^ (sum_19 ^ sum_38)) ^ ((sum_33 ^ sum_44) ^ (sum_45
      ^ (data_i[41] ^ data_i[72])))) ^ (sum_63 ^ (sum_53 ^ sum_56));
  wire xor_6 = (((data_i[88] ^ data_i[104]) ^ (data_i[41] ^ data_i[108])) ^ ((data_i[29]
      ^ data_i[53]) ^ (data_i[95] ^ data_i[110]))) ^ (((data_i[54] ^ data_i[56]) ^ (data_i[36]
      ^ data_i[48])) ^ (sum_25 ^ (data_i[26] ^ data_i[30])));
  wire sum_64 = sum_47 ^ sum_62;
  wire xor_7 = (((data_i[72] ^ data_i[88]) ^ (data_i[64] ^ data_i[92])) ^ ((data_i[60]
      ^ data_i[118]) ^ (data_i[58] ^ data_i[102]))) ^ (((data_i[91] ^ data_i[109]) ^ (data_i[59]
      ^ data_i[79])) ^ (sum_29 ^ sum_55));

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  // ^(data_i & 128'h55aaaaaaaaaaaaaaab55555556aaad5b)
  assign check[0] = (xor_0 ^ (sum_17 ^ (sum_14 ^ ((data_i[97] ^ data_i[99]) ^ (data_i[77]
      ^ data_i[85]))))) ^ (sum_24 ^ (sum_20 ^ (((data_i[61] ^ data_i[75]) ^ (data_i[50]
      ^ data_i[52])) ^ ((data_i[32] ^ data_i[40]) ^ (data_i[13] ^ data_i[26])))));
  // ^(data_i & 128'h66cccccccccccccccd9999999b33366d)
  assign check[1] = (xor_1 ^ (sum_17 ^ sum_37)) ^ (sum_43 ^ sum_47);
  // ^(data_i & 128'h78f0f0f0f0f0f0f0f1e1e1e1e3c3c78e)
  assign check[2] = xor_3 ^ (sum_43 ^ (sum_20 ^ sum_57));
  assign check[3] = (xor_4 ^ ((sum_14 ^ sum_34) ^ (sum_46 ^ sum_61))) ^ (sum_62 ^ (sum_37
      ^ sum_57));  // ^(data_i & 128'h80ff00ff00ff00ff01fe01fe03fc07f0)
  // ^(data_i & 128'h00ffff0000ffff0001fffe0003fff800)
  assign check[4] = xor_5 ^ (sum_24 ^ (sum_42 ^ (((data_i[112] ^ data_i[116]) ^ (data_i[43]
      ^ data_i[82])) ^ ((data_i[20] ^ data_i[73]) ^ (data_i[21] ^ data_i[44])))));
  assign check[5] = sum_64 ^ ((xor_6 ^ ((sum_60 ^ (sum_7 ^ sum_58)) ^ (sum_15 ^ sum_48))) ^ (sum_37
      ^ (sum_23 ^ (sum_41 ^ sum_52))));  // ^(data_i & 128'h00ffffffff00000001fffffffc000000)
  // ^(data_i & 128'h00fffffffffffffffe00000000000000)
  assign check[6] = sum_64 ^ ((xor_7 ^ ((sum_8 ^ sum_50) ^ (sum_13 ^ sum_22))) ^ (sum_39 ^ sum_63));
  // ^(data_i & 128'hff000000000000000000000000000000)
  assign check[7] = (sum_32 ^ (data_i[122] ^ data_i[123])) ^ (data_i[127] ^ sum_0);

  assign check_o = check;

endmodule  // on_die_sec_136_128_cw_enc

`default_nettype wire
