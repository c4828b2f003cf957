// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (137,128): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-137-128 with hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
`default_nettype none

// Encodes an entry of 128 data and 9 check bits. Entry bit i travels on pin i % 137 in beat i /
// 137; pins 128 to 136 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_137_128_enc (
  input  wire [127:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire   [8:0] check_o,  // check bits in ascending order of their place in the entry
  output wire [136:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [127:0] data_0 = {
    data_i[127:120],  // 127..120, lane 15
    data_i[119:112],  // 119..112, lane 14
    data_i[111:104],  // 111..104, lane 13
    data_i[103:96],  // 103..96, lane 12
    data_i[95:88],  // 95..88, lane 11
    data_i[87:80],  // 87..80, lane 10
    data_i[79:72],  // 79..72, lane 9
    data_i[71:64],  // 71..64, lane 8
    data_i[63:56],  // 63..56, lane 7
    data_i[55:48],  // 55..48, lane 6
    data_i[47:40],  // 47..40, lane 5
    data_i[39:32],  // 39..32, lane 4
    data_i[31:24],  // 31..24, lane 3
    data_i[23:16],  // 23..16, lane 2
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  wire [8:0] check_0;
  hsiao_137_128_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [8:0] check = {
    check_0[8],  // 8..8, lane 17
    check_0[7:0]  // 7..0, lane 16
  };
  assign check_o = check;
  wire [136:0] entry = {
    check[8],  // 136..136, lane 17
    check[7:0],  // 135..128, lane 16
    data_i[127:120],  // 127..120, lane 15
    data_i[119:112],  // 119..112, lane 14
    data_i[111:104],  // 111..104, lane 13
    data_i[103:96],  // 103..96, lane 12
    data_i[95:88],  // 95..88, lane 11
    data_i[87:80],  // 87..80, lane 10
    data_i[79:72],  // 79..72, lane 9
    data_i[71:64],  // 71..64, lane 8
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

endmodule  // hsiao_137_128_enc

`default_nettype wire
