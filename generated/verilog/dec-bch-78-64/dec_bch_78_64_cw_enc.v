// SPDX-License-Identifier: MIT OR Apache-2.0
// DEC BCH (78,64): Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section
// 6.1; in SRAM: Naseer and Draper, ESSCIRC 2008
// Generated from scheme dec-bch-78-64 with hash
// 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Do not edit; regenerate: eccforge emit verilog dec-bch-78-64 --out DIR
`default_nettype none

// Check bits of one (78,64) codeword. Combinational.
module dec_bch_78_64_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire  [13:0] check_o   // check bits in codeword order
);

  // Shared sums: parts that several check bits have in common, each computed once.
  wire sum_0 = data_i[3] ^ data_i[30];
  wire sum_1 = data_i[36] ^ data_i[58];
  wire sum_2 = sum_0 ^ sum_1;
  wire sum_3 = data_i[5] ^ sum_2;
  wire sum_4 = data_i[7] ^ data_i[49];
  wire sum_5 = data_i[51] ^ sum_4;
  wire sum_6 = data_i[20] ^ data_i[34];
  wire sum_7 = data_i[18] ^ sum_6;
  wire sum_8 = sum_5 ^ sum_7;
  wire sum_9 = data_i[19] ^ sum_8;
  wire sum_10 = data_i[25] ^ data_i[42];
  wire sum_11 = data_i[21] ^ data_i[35];
  wire sum_12 = data_i[46] ^ data_i[50];
  wire sum_13 = data_i[11] ^ data_i[55];
  wire sum_14 = sum_13 ^ (data_i[14] ^ data_i[16]);
  wire sum_15 = data_i[31] ^ data_i[37];
  wire sum_16 = data_i[59] ^ sum_15;
  wire sum_17 = data_i[20] ^ data_i[47];
  wire sum_18 = data_i[28] ^ data_i[56];
  wire sum_19 = data_i[43] ^ (sum_17 ^ sum_18);
  wire sum_20 = data_i[4] ^ sum_12;
  wire sum_21 = sum_20 ^ (data_i[12] ^ data_i[26]);
  wire sum_22 = data_i[17] ^ data_i[19];
  wire sum_23 = data_i[57] ^ sum_22;
  wire sum_24 = sum_11 ^ sum_23;
  wire sum_25 = data_i[32] ^ data_i[60];
  wire sum_26 = data_i[8] ^ data_i[52];
  wire sum_27 = data_i[14] ^ sum_26;
  wire sum_28 = data_i[6] ^ data_i[48];
  wire sum_29 = sum_27 ^ sum_28;
  wire sum_30 = data_i[22] ^ sum_29;
  wire sum_31 = data_i[5] ^ sum_5;
  wire sum_32 = data_i[23] ^ data_i[53];
  wire sum_33 = data_i[21] ^ (data_i[37] ^ sum_32);
  wire sum_34 = data_i[0] ^ data_i[39];
  wire sum_35 = data_i[22] ^ sum_34;
  wire sum_36 = data_i[27] ^ sum_35;
  wire sum_37 = data_i[2] ^ data_i[15];
  wire sum_38 = data_i[33] ^ data_i[61];
  wire sum_39 = data_i[16] ^ data_i[38];
  wire sum_40 = sum_38 ^ sum_39;
  wire sum_41 = data_i[29] ^ sum_40;
  wire sum_42 = sum_41 ^ (data_i[13] ^ sum_25);
  wire sum_43 = data_i[1] ^ data_i[40];
  wire sum_44 = sum_40 ^ (data_i[62] ^ sum_43);
  wire sum_45 = data_i[24] ^ data_i[58];
  wire sum_46 = data_i[49] ^ sum_22;
  wire xor_0 = (((data_i[10] ^ data_i[54]) ^ (data_i[28] ^ data_i[39])) ^ ((data_i[50] ^ data_i[59])
      ^ (data_i[34] ^ data_i[45]))) ^ (sum_46 ^ (sum_0 ^ sum_45));
  wire sum_47 = data_i[40] ^ sum_35;
  wire sum_48 = data_i[17] ^ data_i[31];
  wire sum_49 = data_i[25] ^ data_i[62];
  wire sum_50 = data_i[9] ^ sum_49;
  wire sum_51 = sum_20 ^ sum_50;
  wire sum_52 = data_i[41] ^ data_i[63];
  wire sum_53 = data_i[54] ^ sum_52;
  wire sum_54 = data_i[24] ^ sum_37;
  wire sum_55 = sum_54 ^ (data_i[35] ^ sum_53);
  wire sum_56 = data_i[45] ^ sum_25;
  wire sum_57 = data_i[26] ^ sum_43;
  wire sum_58 = data_i[23] ^ sum_57;
  wire sum_59 = sum_58 ^ (sum_4 ^ sum_56);
  wire sum_60 = data_i[10] ^ data_i[13];
  wire sum_61 = sum_16 ^ sum_60;
  wire sum_62 = sum_53 ^ sum_61;
  wire sum_63 = sum_6 ^ sum_34;
  wire sum_64 = data_i[53] ^ sum_56;
  wire sum_65 = data_i[8] ^ data_i[41];
  wire sum_66 = sum_3 ^ sum_54;
  wire sum_67 = sum_51 ^ (data_i[6] ^ data_i[32]);
  wire sum_68 = data_i[2] ^ sum_24;
  wire sum_69 = sum_62 ^ sum_68;
  wire sum_70 = data_i[44] ^ sum_7;
  wire sum_71 = sum_52 ^ sum_58;

  // Check bits: each is the parity of the data bits under its mask.
  wire [13:0] check;
  // ^(data_i & 64'h0d8ee43cca3d68a9)
  assign check[0] = (sum_9 ^ (sum_3 ^ ((data_i[47] ^ data_i[56]) ^ (data_i[27] ^ data_i[45]))))
      ^ (((sum_10 ^ (data_i[0] ^ data_i[13])) ^ (sum_11 ^ sum_12)) ^ (sum_14 ^ sum_16));
  // ^(data_i & 64'h1b1dc879947ad152)
  assign check[1] = ((sum_19 ^ sum_21) ^ (sum_24 ^ ((data_i[1] ^ data_i[15]) ^ (data_i[36]
      ^ data_i[51])))) ^ (sum_30 ^ (sum_16 ^ (data_i[38] ^ sum_25)));
  // ^(data_i & 64'h363b90f328f5a2a5)
  assign check[2] = ((sum_31 ^ sum_33) ^ (sum_36 ^ ((data_i[9] ^ data_i[44]) ^ (data_i[52]
      ^ data_i[57])))) ^ (sum_42 ^ ((sum_17 ^ (data_i[18] ^ data_i[48])) ^ (sum_1 ^ sum_37)));
  assign check[3] = xor_0 ^ (sum_30 ^ (sum_33 ^ sum_44));  // ^(data_i & 64'h6c7721e651eb454a)
  assign check[4] = ((sum_8 ^ sum_47) ^ (sum_51 ^ (sum_48 ^ (data_i[38] ^ data_i[59])))) ^ (sum_55
      ^ ((sum_13 ^ sum_32) ^ (data_i[29] ^ data_i[60])));  // ^(data_i & 64'hd8ee43cca3d68a95)
  assign check[5] = (sum_59 ^ sum_62) ^ ((((data_i[12] ^ data_i[46]) ^ (data_i[11] ^ data_i[27]))
      ^ (data_i[61] ^ sum_45)) ^ (sum_27 ^ sum_63));  // ^(data_i & 64'hbc5263a58d907d83)
  assign check[6] = (sum_9 ^ (sum_44 ^ sum_64)) ^ (sum_66 ^ ((sum_65 ^ (data_i[9] ^ data_i[12]))
      ^ (sum_15 ^ sum_18)));  // ^(data_i & 64'h752a2377d11d93ae)
  // ^(data_i & 64'hea5446efa23b275d)
  assign check[7] = sum_69 ^ (sum_67 ^ (sum_41 ^ (sum_63 ^ (sum_26 ^ (data_i[3] ^ data_i[42])))));
  assign check[8] = ((sum_36 ^ sum_64) ^ (sum_51 ^ sum_61)) ^ ((sum_46 ^ (sum_39 ^ (data_i[43]
      ^ data_i[56]))) ^ (sum_57 ^ (data_i[33] ^ data_i[63])));  // ^(data_i & 64'hd92669e38e4b2613)
  assign check[9] = sum_69 ^ (sum_59 ^ (((sum_10 ^ (data_i[39] ^ data_i[55])) ^ (data_i[44]
      ^ sum_18)) ^ (sum_2 ^ sum_40)));  // ^(data_i & 64'hbfc237fbd6ab248e)
  // ^(data_i & 64'h720a8bcb676b21b5)
  assign check[10] = ((sum_31 ^ ((sum_49 ^ sum_65) ^ (data_i[24] ^ data_i[43]))) ^ (sum_47
      ^ ((data_i[4] ^ data_i[26]) ^ (data_i[30] ^ data_i[47])))) ^ (sum_42 ^ sum_68);
  assign check[11] = ((sum_70 ^ (sum_50 ^ (data_i[42] ^ data_i[50]))) ^ (sum_29 ^ sum_36)) ^ (sum_71
      ^ (sum_3 ^ (sum_38 ^ sum_48)));  // ^(data_i & 64'he4151796ced6436b)
  // ^(data_i & 64'hc5a4cb115791ee7e)
  assign check[12] = (sum_71 ^ (sum_19 ^ (sum_14 ^ (data_i[53] ^ sum_60)))) ^ (sum_66 ^ sum_67);
  // ^(data_i & 64'h86c7721e651eb454)
  assign check[13] = (sum_55 ^ (sum_21 ^ sum_70)) ^ ((((data_i[29] ^ data_i[33]) ^ (data_i[49]
      ^ data_i[55])) ^ (sum_28 ^ (data_i[30] ^ data_i[45]))) ^ (sum_23 ^ (sum_1 ^ sum_60)));

  assign check_o = check;

endmodule  // dec_bch_78_64_cw_enc

`default_nettype wire
