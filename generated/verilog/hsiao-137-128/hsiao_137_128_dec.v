// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (137,128): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-137-128 with hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
`default_nettype none

// Decodes an entry of 137 bits. Entry bit i travels on pin i % 137 in beat i / 137; pins 128 to 136
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_137_128_dec (
  input  wire [136:0] entry_i,       // entry as read
  output wire [127:0] data_o,        // data, corrected; as read if due
  output wire [136:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire         cw_ce_o,       // a codeword's syndrome is correctable
  output wire         cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire [136:0] flips_o,       // corrected positions
  output wire   [8:0] syndrome_0_o   // syndrome of codeword 0
);

  // Codeword 0: its bits in codeword order, most significant first.
  wire [136:0] codeword_0 = {
    entry_i[136],  // 136..136, lane 17
    entry_i[135:128],  // 135..128, lane 16
    entry_i[127:120],  // 127..120, lane 15
    entry_i[119:112],  // 119..112, lane 14
    entry_i[111:104],  // 111..104, lane 13
    entry_i[103:96],  // 103..96, lane 12
    entry_i[95:88],  // 95..88, lane 11
    entry_i[87:80],  // 87..80, lane 10
    entry_i[79:72],  // 79..72, lane 9
    entry_i[71:64],  // 71..64, lane 8
    entry_i[63:56],  // 63..56, lane 7
    entry_i[55:48],  // 55..48, lane 6
    entry_i[47:40],  // 47..40, lane 5
    entry_i[39:32],  // 39..32, lane 4
    entry_i[31:24],  // 31..24, lane 3
    entry_i[23:16],  // 23..16, lane 2
    entry_i[15:8],  // 15..8, lane 1
    entry_i[7:0]  // 7..0, lane 0
  };
  wire [136:0] flips_0;
  wire ce_0;
  wire due_0;
  hsiao_137_128_cw_dec u_codeword_0 (
    .codeword_i (codeword_0),
    .flips_o    (flips_0),
    .ce_o       (ce_0),
    .due_o      (due_0),
    .syndrome_o (syndrome_0_o)
  );

  // Entry: uncorrectable if a codeword is, or if the corrections cannot be believed together.

  assign rule_fail_o = 1'b0;
  assign ce_o = ce_0 & ~due_0;
  assign due_o = due_0;
  assign cw_ce_o = ce_0;
  assign cw_due_o = due_0;

  // Correction: proposed flips in the entry's order, most significant first.
  wire [136:0] proposed = {
    flips_0[136],  // 136..136, lane 17
    flips_0[135:128],  // 135..128, lane 16
    flips_0[127:120],  // 127..120, lane 15
    flips_0[119:112],  // 119..112, lane 14
    flips_0[111:104],  // 111..104, lane 13
    flips_0[103:96],  // 103..96, lane 12
    flips_0[95:88],  // 95..88, lane 11
    flips_0[87:80],  // 87..80, lane 10
    flips_0[79:72],  // 79..72, lane 9
    flips_0[71:64],  // 71..64, lane 8
    flips_0[63:56],  // 63..56, lane 7
    flips_0[55:48],  // 55..48, lane 6
    flips_0[47:40],  // 47..40, lane 5
    flips_0[39:32],  // 39..32, lane 4
    flips_0[31:24],  // 31..24, lane 3
    flips_0[23:16],  // 23..16, lane 2
    flips_0[15:8],  // 15..8, lane 1
    flips_0[7:0]  // 7..0, lane 0
  };
  wire [136:0] flips = proposed;
  wire [136:0] corrected = entry_i ^ flips;
  wire [127:0] data = {
    corrected[127:120],  // 127..120, lane 15
    corrected[119:112],  // 119..112, lane 14
    corrected[111:104],  // 111..104, lane 13
    corrected[103:96],  // 103..96, lane 12
    corrected[95:88],  // 95..88, lane 11
    corrected[87:80],  // 87..80, lane 10
    corrected[79:72],  // 79..72, lane 9
    corrected[71:64],  // 71..64, lane 8
    corrected[63:56],  // 63..56, lane 7
    corrected[55:48],  // 55..48, lane 6
    corrected[47:40],  // 47..40, lane 5
    corrected[39:32],  // 39..32, lane 4
    corrected[31:24],  // 31..24, lane 3
    corrected[23:16],  // 23..16, lane 2
    corrected[15:8],  // 15..8, lane 1
    corrected[7:0]  // 7..0, lane 0
  };
  assign data_o = data;
  assign entry_o = corrected;
  assign flips_o = flips;

endmodule  // hsiao_137_128_dec

`default_nettype wire
