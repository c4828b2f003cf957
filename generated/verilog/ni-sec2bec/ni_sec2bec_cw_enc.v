// SPDX-License-Identifier: MIT OR Apache-2.0
// NI:SEC-2bEC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1, Eq. 3
// Generated from scheme ni-sec2bec with hash
// d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
// Do not edit; regenerate: eccforge emit verilog ni-sec2bec --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin.
module ni_sec2bec_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'h4f5f33246a4b7fa5;
  localparam [63:0] CHECK_1_MASK = 64'h8a95a192a1647198;
  localparam [63:0] CHECK_2_MASK = 64'h43d6e4caf8935956;
  localparam [63:0] CHECK_3_MASK = 64'h22254a626809aa6a;
  localparam [63:0] CHECK_4_MASK = 64'h59f039353da59c6d;
  localparam [63:0] CHECK_5_MASK = 64'hfa18981f1352bb7e;
  localparam [63:0] CHECK_6_MASK = 64'h1468448e2569d297;
  localparam [63:0] CHECK_7_MASK = 64'hec462645afd4f77a;

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

endmodule  // ni_sec2bec_cw_enc

`default_nettype wire
