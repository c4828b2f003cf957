// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) with pins: eccforge
// Generated from scheme rs-pin with hash
// 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Do not edit; regenerate: eccforge emit verilog rs-pin --out DIR
`default_nettype none

// Check bits of one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, pin, byte; no error of class 2bit, 3bit is silent.
module rs_pin_cw_enc (
  input  wire [255:0] data_i,   // data bits in codeword order
  output wire  [31:0] check_o   // check bits in codeword order
);
  localparam [255:0] CHECK_0_MASK =
      256'hf371bc86fc4eadae2306de060141e4626b2140b80421fcf47ffcc4fbb8cc7668;
  localparam [255:0] CHECK_1_MASK =
      256'h1592c58b05d2f6f2650a620a02c22ca7bd63c0c90c63051d80054d0dc9559ab9;
  localparam [255:0] CHECK_2_MASK =
      256'h2a248a160ba4ede5ca14c5140485594f7ac6819218c60b3a010b9b1b92aa3472;
  localparam [255:0] CHECK_3_MASK =
      256'h5549152d1748dbcb95298a29080ab29ff48d0224318d177403173736245468e4;
  localparam [255:0] CHECK_4_MASK =
      256'haa932a5a2e90b7962b5215521014653fe91a0449631a2ee8072e6f6c49a9d1c8;
  localparam [255:0] CHECK_5_MASK =
      256'ha756e933a16ec38275a3f4a320682e1db814482bc214a12470a11a222b9fd5f9;
  localparam [255:0] CHECK_6_MASK =
      256'hbcdc6fe1bf932babc84137414090b9581a08d0ee8108bfbd9fbff1beeef3dd9a;
  localparam [255:0] CHECK_7_MASK =
      256'h79b8dec37e27565791836f83802072b13510a0dc02107e7a3f7ee27ddce6bb34;
  localparam [255:0] CHECK_8_MASK =
      256'h2bcbdca778a59ac07d77c1eeeab4de77dbd8bf9ddce80fd8e2f3917ba62dd962;
  localparam [255:0] CHECK_9_MASK =
      256'h7d5d64e888eeae41869843323edd62986c68c1a6643810682615b28cea776aa7;
  localparam [255:0] CHECK_10_MASK =
      256'hfbbac9d011dc5c830d3087647cbbc530d9d1824cc97021d14d2a6519d4efd54f;
  localparam [255:0] CHECK_11_MASK =
      256'hf67592a022b8b9061b600ec9f8768a60b3a3059892e042a39b55ca32a8dfab9f;
  localparam [255:0] CHECK_12_MASK =
      256'hedeb24404571720c36c11c92f1ec15c166470b3024c0844737aa956450bf573f;
  localparam [255:0] CHECK_13_MASK =
      256'hf01c9527f3467ed811f5f8ca086cf4f51657a8fd956906578da7bab20753771d;
  localparam [255:0] CHECK_14_MASK =
      256'hcaf2f7e99e2966705f9d307bfa6d379df676ef67f73a0376f8bce41ea98b3658;
  localparam [255:0] CHECK_15_MASK =
      256'h95e5eed33c52cde0be3b60f7f5da6f3bedecdfceee7407ecf179c83d53166cb1;
  localparam [255:0] CHECK_16_MASK =
      256'h411c0e437013afaff2df589a88e98af06b27c44e5cf9430d7531335aef6a5c11;
  localparam [255:0] CHECK_17_MASK =
      256'hc22512c49035f0f01760e9ae993a9f11bd694dd2e50bc4169e5254ef30bfe533;
  localparam [255:0] CHECK_18_MASK =
      256'h854a2589206be1e12ec1d35c33743f227ad29ba4cb17892d3ca5a9df607ecb67;
  localparam [255:0] CHECK_19_MASK =
      256'h0a944a1241d6c3c35d82a7b967e87f45f4a43748962e125a784b53bfc1fc96ce;
  localparam [255:0] CHECK_20_MASK =
      256'h1428942583ac8686ba054f72ced0ff8be9486f902c5d25b5f097a67e82f92c9d;
  localparam [255:0] CHECK_21_MASK =
      256'h684d2609764ba2a287d4c77e154974e6b8b71a6e05430967941e7fa6ea98052a;
  localparam [255:0] CHECK_22_MASK =
      256'h908743509c84ebebfc77d666a27a623c1a49f193577e50c35d0ccc163b5a5744;
  localparam [255:0] CHECK_23_MASK =
      256'h200e87a13809d7d7f9efaccd44f4c5783593e227aefca186ba18992d77b5ae88;
  localparam [255:0] CHECK_24_MASK =
      256'h7fad3bbf2223a497d490f5f97814345fb7e3fae335b8f60f40e98d48bde97802;
  localparam [255:0] CHECK_25_MASK =
      256'h80f64cc16765ecb87cb01f0b883d5ce1d9240f245ec91b10c03a97d8c73a8806;
  localparam [255:0] CHECK_26_MASK =
      256'h01ed9882cecad871f8613e17117bb9c3b3491f49bd92362181742fb08e74110c;
  localparam [255:0] CHECK_27_MASK =
      256'h03db30059d95b0e3f1c27c2e22f7728666933e937a246c4202e85e611de82218;
  localparam [255:0] CHECK_28_MASK =
      256'h07b7600b3b2b61c7e285f85d45eee40dcd277c27f449d98404d0bdc23ad04531;
  localparam [255:0] CHECK_29_MASK =
      256'h70c3faa855756619109a0443f3c8fc442dad02addc2b45064849f7cdc949f361;
  localparam [255:0] CHECK_30_MASK =
      256'h9f2bceef88c869a5f5a4fd7e9e85cdd7edb8feb88dee7d03d07a63d22f7a9ec0;
  localparam [255:0] CHECK_31_MASK =
      256'h3f569ddf1191d24bea48fafc3c0a9aafdb71fd711adcfb07a0f4c6a45ef43c81;

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

endmodule  // rs_pin_cw_enc

`default_nettype wire
