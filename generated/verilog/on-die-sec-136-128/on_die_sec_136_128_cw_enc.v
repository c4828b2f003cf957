// SPDX-License-Identifier: MIT OR Apache-2.0
// DDR5 on-die SEC (136,128): JEDEC JESD79-5 (on-die ECC: 128 data and 8 check bits, single-error
// correction); Hamming 1950
// Generated from scheme on-die-sec-136-128 with hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Do not edit; regenerate: eccforge emit verilog on-die-sec-136-128 --out DIR
`default_nettype none

// Check bits of one (136,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit.
module on_die_sec_136_128_cw_enc (
  input  wire [127:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [127:0] CHECK_0_MASK = 128'h55aaaaaaaaaaaaaaab55555556aaad5b;
  localparam [127:0] CHECK_1_MASK = 128'h66cccccccccccccccd9999999b33366d;
  localparam [127:0] CHECK_2_MASK = 128'h78f0f0f0f0f0f0f0f1e1e1e1e3c3c78e;
  localparam [127:0] CHECK_3_MASK = 128'h80ff00ff00ff00ff01fe01fe03fc07f0;
  localparam [127:0] CHECK_4_MASK = 128'h00ffff0000ffff0001fffe0003fff800;
  localparam [127:0] CHECK_5_MASK = 128'h00ffffffff00000001fffffffc000000;
  localparam [127:0] CHECK_6_MASK = 128'h00fffffffffffffffe00000000000000;
  localparam [127:0] CHECK_7_MASK = 128'hff000000000000000000000000000000;

  // Check bits: each is the parity of the data bits under its mask.
  wire [7:0] check;
  assign check[0] = ^(data_i & CHECK_0_MASK);
  assign check[1] = ^(data_i & CHECK_1_MASK);
  assign check[2] = ^(data_i & CHECK_2_MASK);
  assign check[3] = ^(data_i & CHECK_3_MASK);
  assign check[4] = ^(data_i & CHECK_4_MASK);
  assign check[5] = ^(data_i & CHECK_5_MASK);
  assign check[6] = ^(data_i & CHECK_6_MASK);
  assign check[7] = ^(data_i & CHECK_7_MASK);

  assign check_o = check;

endmodule  // on_die_sec_136_128_cw_enc

`default_nettype wire
