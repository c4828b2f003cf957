// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// Decodes an entry of 39 bits. Entry bit i travels on pin i % 39 in beat i / 39; pins 32 to 38
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_39_32_dec (
  input  wire  [38:0] entry_i,       // entry as read
  output wire  [31:0] data_o,        // data, corrected; as read if due
  output wire  [38:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire         cw_ce_o,       // a codeword's syndrome is correctable
  output wire         cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire  [38:0] flips_o,       // corrected positions
  output wire   [6:0] syndrome_0_o   // syndrome of codeword 0
);

  // Codeword 0: its bits in codeword order, most significant first.
  wire [38:0] codeword_0 = {
    entry_i[38:32],  // 38..32, lane 4
    entry_i[31:24],  // 31..24, lane 3
    entry_i[23:16],  // 23..16, lane 2
    entry_i[15:8],  // 15..8, lane 1
    entry_i[7:0]  // 7..0, lane 0
  };
  wire [38:0] flips_0;
  wire ce_0;
  wire due_0;
  hsiao_39_32_cw_dec u_codeword_0 (
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
  wire [38:0] proposed = {
    flips_0[38:32],  // 38..32, lane 4
    flips_0[31:24],  // 31..24, lane 3
    flips_0[23:16],  // 23..16, lane 2
    flips_0[15:8],  // 15..8, lane 1
    flips_0[7:0]  // 7..0, lane 0
  };
  wire [38:0] flips = proposed;
  wire [38:0] corrected = entry_i ^ flips;
  wire [31:0] data = {
    corrected[31:24],  // 31..24, lane 3
    corrected[23:16],  // 23..16, lane 2
    corrected[15:8],  // 15..8, lane 1
    corrected[7:0]  // 7..0, lane 0
  };
  assign data_o = data;
  assign entry_o = corrected;
  assign flips_o = flips;

endmodule  // hsiao_39_32_dec

`default_nettype wire
