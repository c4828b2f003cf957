// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (22,16): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
`default_nettype none

// Decodes an entry of 22 bits. Entry bit i travels on pin i % 22 in beat i / 22; pins 16 to 21
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit; no error of class 2bit is silent.
// Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight,
// which matches none [Hsiao, IBM J. Res. Dev. 14(4), 1970].
module hsiao_22_16_dec (
  input  wire  [21:0] entry_i,       // entry as read
  output wire  [15:0] data_o,        // data, corrected; as read if due
  output wire  [21:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire         cw_ce_o,       // a codeword's syndrome is correctable
  output wire         cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire  [21:0] flips_o,       // corrected positions
  output wire   [5:0] syndrome_0_o   // syndrome of codeword 0
);

  // Codeword 0: its bits in codeword order, most significant first.
  wire [21:0] codeword_0 = {
    entry_i[21:16],  // 21..16, lane 2
    entry_i[15:8],  // 15..8, lane 1
    entry_i[7:0]  // 7..0, lane 0
  };
  wire [21:0] flips_0;
  wire ce_0;
  wire due_0;
  hsiao_22_16_cw_dec u_codeword_0 (
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
  wire [21:0] proposed = {
    flips_0[21:16],  // 21..16, lane 2
    flips_0[15:8],  // 15..8, lane 1
    flips_0[7:0]  // 7..0, lane 0
  };
  wire [21:0] flips = proposed;
  wire [21:0] corrected = entry_i ^ flips;
  wire [15:0] data = {
    corrected[15:8],  // 15..8, lane 1
    corrected[7:0]  // 7..0, lane 0
  };
  assign data_o = data;
  assign entry_o = corrected;
  assign flips_o = flips;

endmodule  // hsiao_22_16_dec

`default_nettype wire
