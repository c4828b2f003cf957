// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --out DIR
`default_nettype none

// Check bits of one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
module ssc_dsd_plus_cw_enc (
  input  wire [255:0] data_i,   // data bits in codeword order
  output wire  [31:0] check_o   // check bits in codeword order
);
  localparam [255:0] CHECK_0_MASK =
      256'hd6c863898acb9837bc0b56602da9022e4ce6c4a0264dcbd39fef1fbad109eb3c;
  localparam [255:0] CHECK_1_MASK =
      256'h7a59a59b9f5da858c51cfba177fa0673d42a4de06bd65d74a03021cf721a3c44;
  localparam [255:0] CHECK_2_MASK =
      256'hf4b24b373fba50b18a39f643eff50ce7a8559bc0d6acbae84060429ee4357888;
  localparam [255:0] CHECK_3_MASK =
      256'he965976f7f75a1621573ed87dfea18cf50aa3781ac5875d080c1843cc86bf011;
  localparam [255:0] CHECK_4_MASK =
      256'hd3ca2fdeffeb43c52ae7db0ebfd4319ea1546f0258b1eba00182097891d6e122;
  localparam [255:0] CHECK_5_MASK =
      256'h715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c939cea0c4af2a52879;
  localparam [255:0] CHECK_6_MASK =
      256'h357218e262f2a64d6f8295988baac00b5379f1e80913f2f4a73b072e3442bacf;
  localparam [255:0] CHECK_7_MASK =
      256'h6be431c4c5e54c9bde052b3016548117a6f3e2d01326e5e94f770f5d6884759e;
  localparam [255:0] CHECK_8_MASK =
      256'h2a3528c3b8a1d0e60a655fe81c20e6dff6ddce79687be3ebe33894e790d09fb2;
  localparam [255:0] CHECK_9_MASK =
      256'h7f5e7945c9e2702a1eafe13825612a601b66538ab98c243c2448bc28b070a0d7;
  localparam [255:0] CHECK_10_MASK =
      256'hffbdf38b92c4e0553d5fc3704ac255c136cda615721949784990795161e040af;
  localparam [255:0] CHECK_11_MASK =
      256'hfe7ae6162489c0aa7bbe86e09485aa826c9a4c2ae43293f09320f3a2c2c0805f;
  localparam [255:0] CHECK_12_MASK =
      256'hfdf4cc2d49128154f77d0dc0280a5405d9349855c86427e12741e644858101be;
  localparam [255:0] CHECK_13_MASK =
      256'hd0dcb1992b84d24fe49e44694d344fd445b5fed3f9b2ad28adbb586f9ad29ccf;
  localparam [255:0] CHECK_14_MASK =
      256'h8a8d4af0eea87479c259d73a874879777db733de9a1eb8bab84e2539a474a72c;
  localparam [255:0] CHECK_15_MASK =
      256'h151a94e1dc50e8f385b2af740e90f3effb6e67bc343d7175719c4a7348e84f59;
  localparam [255:0] CHECK_16_MASK =
      256'h6236867821defbbefc9d8d0dc40a18ea6d6adc2d7c08617a8367c87b231ef76c;
  localparam [255:0] CHECK_17_MASK =
      256'ha75a8b8863620dc305a697164d1e293eb7bf64778418a38e85a9598c652319b5;
  localparam [255:0] CHECK_18_MASK =
      256'h4fb51611c6c51b860b4c2f2d9b3d527c6e7ec9ef0931471d0a53b219ca46326a;
  localparam [255:0] CHECK_19_MASK =
      256'h9f6a2d228d8a360d17985e5a377ba5f8ddfc92df13638f3a14a66532958c64d5;
  localparam [255:0] CHECK_20_MASK =
      256'h3fd55a451a156c1b2e30bdb56ff74bf1bbf924bf26c61e74294cca642b19c9ab;
  localparam [255:0] CHECK_21_MASK =
      256'h1d9d33f314f42288a1fdf7671ae48f081b98955331855c92d1ff5db2752c653b;
  localparam [255:0] CHECK_22_MASK =
      256'h580de19e0837beafbf6763c3f1c206fa5b5af78b1f02d85e2099721ec8473d1b;
  localparam [255:0] CHECK_23_MASK =
      256'hb11bc33c106f7d5f7ecec686e2850cf5b6b5ee163e04b0bd4133e43d918f7b36;
  localparam [255:0] CHECK_24_MASK =
      256'h9fcacc3312b5b26e4bf28584f482fd1ad650d7f5333f4843feb1422763c682e3;
  localparam [255:0] CHECK_25_MASK =
      256'ha05f555437dfd7b3dc178f8d1d87072f7af1781f5440d8c403d3c669a54b8724;
  localparam [255:0] CHECK_26_MASK =
      256'h40beaaa96fbfaf66b82e1e1a3a0e0f5ef4e2f03ea980b08907a78dd24b970e49;
  localparam [255:0] CHECK_27_MASK =
      256'h807d5453de7e5fcd715d3d35741c1fbde9c4e17c530161120f4f1aa4972f1c93;
  localparam [255:0] CHECK_28_MASK =
      256'h01fba9a6bcfcbe9ae3ba7b6be8393e7ad389c3f8a603c2251f9f35482f5e3927;
  localparam [255:0] CHECK_29_MASK =
      256'h9c3c9f7f6b4ccf5a8c87725224f181ee714251047f38cd09c08e29b73d7bf1ad;
  localparam [255:0] CHECK_30_MASK =
      256'ha7b2f3ccc42d2cdb52fc6121bd60ffc635d475fdcc4fd2507fac1049183160b8;
  localparam [255:0] CHECK_31_MASK =
      256'h4f65e699895a59b7a5f9c2427ac1fe8d6ba8ebfa999fa4a1ff5821933163c171;

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

endmodule  // ssc_dsd_plus_cw_enc

`default_nettype wire
