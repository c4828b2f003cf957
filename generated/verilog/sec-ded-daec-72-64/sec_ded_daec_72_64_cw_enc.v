// SPDX-License-Identifier: MIT OR Apache-2.0
// SEC-DED-DAEC (72,64): Abramson, A Class of Systematic Codes for Non-Independent Errors, IRE
// Trans. IT-5, 1959
// Generated from scheme sec-ded-daec-72-64 with hash
// bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
// Do not edit; regenerate: eccforge emit verilog sec-ded-daec-72-64 --out DIR
`default_nettype none

// Check bits of one (72,64) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit.
module sec_ded_daec_72_64_cw_enc (
  input  wire  [63:0] data_i,   // data bits in codeword order
  output wire   [7:0] check_o   // check bits in codeword order
);
  localparam [63:0] CHECK_0_MASK = 64'hfbe7ae1ba62b05e3;
  localparam [63:0] CHECK_1_MASK = 64'h0c28f22cea7d0e24;
  localparam [63:0] CHECK_2_MASK = 64'h1851e459d4fa1c49;
  localparam [63:0] CHECK_3_MASK = 64'h30a3c8b3a9f43893;
  localparam [63:0] CHECK_4_MASK = 64'h6147916753e87126;
  localparam [63:0] CHECK_5_MASK = 64'hc28f22cea7d0e24d;
  localparam [63:0] CHECK_6_MASK = 64'h7ef9eb86e98ac178;
  localparam [63:0] CHECK_7_MASK = 64'hfdf3d70dd31582f1;

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

endmodule  // sec_ded_daec_72_64_cw_enc

`default_nettype wire
