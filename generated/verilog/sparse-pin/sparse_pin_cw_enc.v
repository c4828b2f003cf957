// SPDX-License-Identifier: MIT OR Apache-2.0
// Sparse code with pins: eccforge search, examples/search-entry.yaml, seed 1, chain 0
// Generated from scheme sparse-pin with hash
// 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
// Do not edit; regenerate: eccforge emit verilog sparse-pin --out DIR
`default_nettype none

// Check bits of one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, pin, byte; no error of class 2bit, 3bit is silent.
module sparse_pin_cw_enc (
  input  wire [255:0] data_i,   // data bits in codeword order
  output wire  [31:0] check_o   // check bits in codeword order
);
  localparam [255:0] CHECK_0_MASK =
      256'h4129e638940855914456ff330f10949602131b864a002037889199198510d0a7;
  localparam [255:0] CHECK_1_MASK =
      256'h1008a00100022202004070800830084000010c0800c204040009c94400048048;
  localparam [255:0] CHECK_2_MASK =
      256'hfae8791e019e3025fffd376180b102822a07bb2012980819affb37b9400e0891;
  localparam [255:0] CHECK_3_MASK =
      256'h9c82218b136fc1000514e690d0e81530f468118b58a9520553039552c9730a26;
  localparam [255:0] CHECK_4_MASK =
      256'h7bb892b9a09e8425bbf03a01dd8599ae6a99652a58b2ad68d683f9edc58cf095;
  localparam [255:0] CHECK_5_MASK =
      256'h000d5088200400d0104405100031038600938002200010100011221004010603;
  localparam [255:0] CHECK_6_MASK =
      256'h5a4008002004a02024ca9000000068008104224030008400320400000000c300;
  localparam [255:0] CHECK_7_MASK =
      256'h6548e41e344804934042d0512f0490d606111a0a6a1460708b0189b1979090cb;
  localparam [255:0] CHECK_8_MASK =
      256'h24942803024600000011f0825020030024683208080812000783814420410202;
  localparam [255:0] CHECK_9_MASK =
      256'h1bf50919ee36be87d63274b72642293df52e3a5b9ca197858dbe94b3eb14b92f;
  localparam [255:0] CHECK_10_MASK =
      256'h781e2063010709bf20cb70e4aa01045a25050c9893ca212f239fd9cc6c15005e;
  localparam [255:0] CHECK_11_MASK =
      256'ha269197e0193552589cd567a805a9ca22027ebc430b16918d7391413402f1091;
  localparam [255:0] CHECK_12_MASK =
      256'h804084200002412591880006211804800004288020c2408004048a0812040818;
  localparam [255:0] CHECK_13_MASK =
      256'he8818b60989a4e4afb5c7409b490d05222f32f0064a1009b2713dd3223061105;
  localparam [255:0] CHECK_14_MASK =
      256'h4549a6147c0401156044d1a38eff21ae22915b181a3b5507883793200d3ba6a5;
  localparam [255:0] CHECK_15_MASK =
      256'he5ad432c743455f64b67ddec9a2a7d4697f1e9217dd20a0d91e480b5a1d6a251;
  localparam [255:0] CHECK_16_MASK =
      256'h1221500601c2002504044160801400008022800210840808109022a0488d0010;
  localparam [255:0] CHECK_17_MASK =
      256'h848020da428ca4005114e01a54747b007e609083088d96448b03853640cfc302;
  localparam [255:0] CHECK_18_MASK =
      256'h0d010414ef15a13242ccbd23dbb16a2e62955638521bc5d3a8176a20bc1b41fd;
  localparam [255:0] CHECK_19_MASK =
      256'h8001400241400004110401608204020010824110d304000004102a800c880000;
  localparam [255:0] CHECK_20_MASK =
      256'hbd72290304e89f01b25a8b008006541fa49834850bb4029bfac0853c36b0a4be;
  localparam [255:0] CHECK_21_MASK =
      256'h34d6a0231e1900c20c3160e6448e804da0250c994f3581005382c8a824a60099;
  localparam [255:0] CHECK_22_MASK =
      256'h304604001a1d804a0d0100804eae83dfa00100094c3d101753c0416023c7771c;
  localparam [255:0] CHECK_23_MASK =
      256'hc89450060202519262910160001005490a68000000c04024a88222800004800e;
  localparam [255:0] CHECK_24_MASK =
      256'hd85e206b19028c3f11417ef6ac30b46251030d9a50c0800c2499d9dd69145178;
  localparam [255:0] CHECK_25_MASK =
      256'hb4adcf6d744555270f65dd6592a6fe4215f1c12875e7502948a409d7a160a0c3;
  localparam [255:0] CHECK_26_MASK =
      256'hdb38b350a196aa65aae43c985945112c38f964814893a97cd281e99f8d8e6194;
  localparam [255:0] CHECK_27_MASK =
      256'h49a989e9c31c8e65621474d9b2a0d0c200622e0bbb298090a812dd720e437011;
  localparam [255:0] CHECK_28_MASK =
      256'hf52cc13915c9b5bc921b7b5e050e5809a58906177a9426b0db518487cd8024a8;
  localparam [255:0] CHECK_29_MASK =
      256'h5a851288330d80f734040a9865ff00c6c192c2024c2594c438183010b723615b;
  localparam [255:0] CHECK_30_MASK =
      256'h01cd52a0a30d8cd050fc0b9255ff908742b7a1c668218440a9331218a5a37143;
  localparam [255:0] CHECK_31_MASK =
      256'h9beb8041f46fef1547fa62af60cc2ef6f52a1959d0954db1991748a8c2b6bba5;

  // Check bits: each is the parity of the data bits under its mask.
  wire [31:0] check;
  assign check[0] = ^(data_i & CHECK_0_MASK);
  assign check[1] = ^(data_i & CHECK_1_MASK);
  assign check[2] = ^(data_i & CHECK_2_MASK);
  assign check[3] = ^(data_i & CHECK_3_MASK);
  assign check[4] = ^(data_i & CHECK_4_MASK);
  assign check[5] = ^(data_i & CHECK_5_MASK);
  assign check[6] = ^(data_i & CHECK_6_MASK);
  assign check[7] = ^(data_i & CHECK_7_MASK);
  assign check[8] = ^(data_i & CHECK_8_MASK);
  assign check[9] = ^(data_i & CHECK_9_MASK);
  assign check[10] = ^(data_i & CHECK_10_MASK);
  assign check[11] = ^(data_i & CHECK_11_MASK);
  assign check[12] = ^(data_i & CHECK_12_MASK);
  assign check[13] = ^(data_i & CHECK_13_MASK);
  assign check[14] = ^(data_i & CHECK_14_MASK);
  assign check[15] = ^(data_i & CHECK_15_MASK);
  assign check[16] = ^(data_i & CHECK_16_MASK);
  assign check[17] = ^(data_i & CHECK_17_MASK);
  assign check[18] = ^(data_i & CHECK_18_MASK);
  assign check[19] = ^(data_i & CHECK_19_MASK);
  assign check[20] = ^(data_i & CHECK_20_MASK);
  assign check[21] = ^(data_i & CHECK_21_MASK);
  assign check[22] = ^(data_i & CHECK_22_MASK);
  assign check[23] = ^(data_i & CHECK_23_MASK);
  assign check[24] = ^(data_i & CHECK_24_MASK);
  assign check[25] = ^(data_i & CHECK_25_MASK);
  assign check[26] = ^(data_i & CHECK_26_MASK);
  assign check[27] = ^(data_i & CHECK_27_MASK);
  assign check[28] = ^(data_i & CHECK_28_MASK);
  assign check[29] = ^(data_i & CHECK_29_MASK);
  assign check[30] = ^(data_i & CHECK_30_MASK);
  assign check[31] = ^(data_i & CHECK_31_MASK);

  assign check_o = check;

endmodule  // sparse_pin_cw_enc

`default_nettype wire
