// SPDX-License-Identifier: MIT OR Apache-2.0
// SEC-DED-DAEC (72,64): Abramson, A Class of Systematic Codes for Non-Independent Errors, IRE
// Trans. IT-5, 1959
// Generated from scheme sec-ded-daec-72-64 with hash
// bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
// Do not edit; regenerate: eccforge emit verilog sec-ded-daec-72-64 --out DIR
`default_nettype none

// Encodes an entry of 64 data and 8 check bits. Entry bit i travels on pin i % 72 in beat i / 72;
// pins 64 to 71 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit.
module sec_ded_daec_72_64_enc (
  input  wire  [63:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire   [7:0] check_o,  // check bits in ascending order of their place in the entry
  output wire  [71:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [63:0] data_0 = {
    data_i[63:56],  // 63..56, lane 7
    data_i[55:48],  // 55..48, lane 6
    data_i[47:40],  // 47..40, lane 5
    data_i[39:32],  // 39..32, lane 4
    data_i[31:24],  // 31..24, lane 3
    data_i[23:16],  // 23..16, lane 2
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  wire [7:0] check_0;
  sec_ded_daec_72_64_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [7:0] check = {
    check_0[7:0]  // 7..0, lane 8
  };
  assign check_o = check;
  wire [71:0] entry = {
    check[7:0],  // 71..64, lane 8
    data_i[63:56],  // 63..56, lane 7
    data_i[55:48],  // 55..48, lane 6
    data_i[47:40],  // 47..40, lane 5
    data_i[39:32],  // 39..32, lane 4
    data_i[31:24],  // 31..24, lane 3
    data_i[23:16],  // 23..16, lane 2
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  assign entry_o = entry;

endmodule  // sec_ded_daec_72_64_enc

`default_nettype wire
