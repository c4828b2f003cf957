// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (22,16): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
`default_nettype none

// Encodes an entry of 16 data and 6 check bits. Entry bit i travels on pin i % 22 in beat i / 22;
// pins 16 to 21 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_22_16_enc (
  input  wire  [15:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire   [5:0] check_o,  // check bits in ascending order of their place in the entry
  output wire  [21:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [15:0] data_0 = {
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  wire [5:0] check_0;
  hsiao_22_16_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [5:0] check = {
    check_0[5:0]  // 5..0, lane 2
  };
  assign check_o = check;
  wire [21:0] entry = {
    check[5:0],  // 21..16, lane 2
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  assign entry_o = entry;

endmodule  // hsiao_22_16_enc

`default_nettype wire
