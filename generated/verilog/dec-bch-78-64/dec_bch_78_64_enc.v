// SPDX-License-Identifier: MIT OR Apache-2.0
// DEC BCH (78,64): Bose and Ray-Chaudhuri 1960; Lin and Costello, Error Control Coding, Section
// 6.1; in SRAM: Naseer and Draper, ESSCIRC 2008
// Generated from scheme dec-bch-78-64 with hash
// 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Do not edit; regenerate: eccforge emit verilog dec-bch-78-64 --out DIR
`default_nettype none

// Encodes an entry of 64 data and 14 check bits. Entry bit i travels on pin i % 78 in beat i / 78;
// pins 64 to 77 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 5; corrects every
// error of class bit, 2bit.
module dec_bch_78_64_enc (
  input  wire  [63:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire  [13:0] check_o,  // check bits in ascending order of their place in the entry
  output wire  [77:0] entry_o   // entry as written
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
  wire [13:0] check_0;
  dec_bch_78_64_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [13:0] check = {
    check_0[13:8],  // 13..8, lane 9
    check_0[7:0]  // 7..0, lane 8
  };
  assign check_o = check;
  wire [77:0] entry = {
    check[13:8],  // 77..72, lane 9
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

endmodule  // dec_bch_78_64_enc

`default_nettype wire
