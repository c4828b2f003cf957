// SPDX-License-Identifier: MIT OR Apache-2.0
// DEC BCH (78,64): Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section
// 6.1; in SRAM: Naseer and Draper, ESSCIRC 2008
// Generated from scheme dec-bch-78-64 with hash
// 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Do not edit; regenerate: eccforge emit verilog dec-bch-78-64 --out DIR
`default_nettype none

// Check bits of one (78,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 5; corrects every
// error of class bit, 2bit.
module dec_bch_78_64_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire  [13:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'h0d8ee43cca3d68a9;
  localparam [63:0] CHECK_1_MASK = 64'h1b1dc879947ad152;
  localparam [63:0] CHECK_2_MASK = 64'h363b90f328f5a2a5;
  localparam [63:0] CHECK_3_MASK = 64'h6c7721e651eb454a;
  localparam [63:0] CHECK_4_MASK = 64'hd8ee43cca3d68a95;
  localparam [63:0] CHECK_5_MASK = 64'hbc5263a58d907d83;
  localparam [63:0] CHECK_6_MASK = 64'h752a2377d11d93ae;
  localparam [63:0] CHECK_7_MASK = 64'hea5446efa23b275d;
  localparam [63:0] CHECK_8_MASK = 64'hd92669e38e4b2613;
  localparam [63:0] CHECK_9_MASK = 64'hbfc237fbd6ab248e;
  localparam [63:0] CHECK_10_MASK = 64'h720a8bcb676b21b5;
  localparam [63:0] CHECK_11_MASK = 64'he4151796ced6436b;
  localparam [63:0] CHECK_12_MASK = 64'hc5a4cb115791ee7e;
  localparam [63:0] CHECK_13_MASK = 64'h86c7721e651eb454;

  // Check bits: each is the parity of the data bits under its mask.
  wire [13:0] check;
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

  assign check_o = check;

endmodule  // dec_bch_78_64_cw_enc

`default_nettype wire
