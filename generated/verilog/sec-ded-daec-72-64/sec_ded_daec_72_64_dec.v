// SPDX-License-Identifier: MIT OR Apache-2.0
// SEC-DED-DAEC (72,64): Abramson, A Class of Systematic Codes for Non-Independent Errors, IRE
// Trans. IT-5, 1959
// Generated from scheme sec-ded-daec-72-64 with hash
// bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
// Do not edit; regenerate: eccforge emit verilog sec-ded-daec-72-64 --out DIR
`default_nettype none

// Decodes an entry of 72 bits. Entry bit i travels on pin i % 72 in beat i / 72; pins 64 to 71
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit.
module sec_ded_daec_72_64_dec (
  input  wire  [71:0] entry_i,       // entry as read
  output wire  [63:0] data_o,        // data, corrected; as read if due
  output wire  [71:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire         cw_ce_o,       // a codeword's syndrome is correctable
  output wire         cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire  [71:0] flips_o,       // corrected positions
  output wire   [7:0] syndrome_0_o   // syndrome of codeword 0
);

  // Codeword 0: its bits in codeword order, most significant first.
  wire [71:0] codeword_0 = {
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
  wire [71:0] flips_0;
  wire ce_0;
  wire due_0;
  sec_ded_daec_72_64_cw_dec u_codeword_0 (
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
  wire [71:0] proposed = {
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
  wire [71:0] flips = proposed;
  wire [71:0] corrected = entry_i ^ flips;
  wire [63:0] data = {
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

endmodule  // sec_ded_daec_72_64_dec

`default_nettype wire
