// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// Encodes an entry of 32 data and 7 check bits. Entry bit i travels on pin i % 39 in beat i / 39;
// pins 32 to 38 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_39_32_enc (
  input  wire  [31:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire   [6:0] check_o,  // check bits in ascending order of their place in the entry
  output wire  [38:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [31:0] data_0 = {
    data_i[31:24],  // 31..24, lane 3
    data_i[23:16],  // 23..16, lane 2
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  wire [6:0] check_0;
  hsiao_39_32_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [6:0] check = {
    check_0[6:0]  // 6..0, lane 4
  };
  assign check_o = check;
  wire [38:0] entry = {
    check[6:0],  // 38..32, lane 4
    data_i[31:24],  // 31..24, lane 3
    data_i[23:16],  // 23..16, lane 2
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  assign entry_o = entry;

endmodule  // hsiao_39_32_enc

`default_nettype wire
