// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC searched: Entry of Sullivan et al., MICRO 2021, Section 6.1; matrix by eccforge search,
// examples/search-sec2bec-72-64-cap.yaml, seed 1, chain 39
// Generated from scheme trio-searched with hash
// 8947504c73512187f9af55b38b3567c623a0ca4141e681eacbf7350b0bbf8337.
// Do not edit; regenerate: eccforge emit verilog trio-searched --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
module trio_searched_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'h4973434903cb7e5c;
  localparam [63:0] CHECK_1_MASK = 64'hb70ef478875e8630;
  localparam [63:0] CHECK_2_MASK = 64'heb8b3e3a69216d29;
  localparam [63:0] CHECK_3_MASK = 64'hc869e9ffa7b0a083;
  localparam [63:0] CHECK_4_MASK = 64'h40466493f11c097e;
  localparam [63:0] CHECK_5_MASK = 64'h5ae2043cb425135a;
  localparam [63:0] CHECK_6_MASK = 64'h645a0f50b844a5da;
  localparam [63:0] CHECK_7_MASK = 64'h1cdcf4e4f882749d;

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

endmodule  // trio_searched_cw_enc

`default_nettype wire
