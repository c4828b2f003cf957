// SPDX-License-Identifier: MIT OR Apache-2.0
// NI:SEC-2bEC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1, Eq. 3
// Generated from scheme ni-sec2bec with hash
// d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
// Do not edit; regenerate: eccforge emit verilog ni-sec2bec --out DIR
`default_nettype none

// Decodes an entry of 288 bits. Entry bit i travels on pin i % 72 in beat i / 72; pins 64 to 71
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin.
module ni_sec2bec_dec (
  input  wire [287:0] entry_i,       // entry as read
  output wire [255:0] data_o,        // data, corrected; as read if due
  output wire [287:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire   [3:0] cw_ce_o,       // a codeword's syndrome is correctable
  output wire   [3:0] cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire [287:0] flips_o,       // corrected positions
  output wire   [7:0] syndrome_0_o,  // syndrome of codeword 0
  output wire   [7:0] syndrome_1_o,  // syndrome of codeword 1
  output wire   [7:0] syndrome_2_o,  // syndrome of codeword 2
  output wire   [7:0] syndrome_3_o   // syndrome of codeword 3
);

  // Codeword 0: its bits in codeword order, most significant first.
  wire [71:0] codeword_0 = {
    entry_i[71:64],  // 71..64, lane 8, beat 0
    entry_i[63:56],  // 63..56, lane 7, beat 0
    entry_i[55:48],  // 55..48, lane 6, beat 0
    entry_i[47:40],  // 47..40, lane 5, beat 0
    entry_i[39:32],  // 39..32, lane 4, beat 0
    entry_i[31:24],  // 31..24, lane 3, beat 0
    entry_i[23:16],  // 23..16, lane 2, beat 0
    entry_i[15:8],  // 15..8, lane 1, beat 0
    entry_i[7:0]  // 7..0, lane 0, beat 0
  };
  wire [71:0] flips_0;
  wire ce_0;
  wire due_0;
  ni_sec2bec_cw_dec u_codeword_0 (
    .codeword_i (codeword_0),
    .flips_o    (flips_0),
    .ce_o       (ce_0),
    .due_o      (due_0),
    .syndrome_o (syndrome_0_o)
  );

  // Codeword 1: its bits in codeword order, most significant first.
  wire [71:0] codeword_1 = {
    entry_i[143:136],  // 71..64, lane 8, beat 1
    entry_i[135:128],  // 63..56, lane 7, beat 1
    entry_i[127:120],  // 55..48, lane 6, beat 1
    entry_i[119:112],  // 47..40, lane 5, beat 1
    entry_i[111:104],  // 39..32, lane 4, beat 1
    entry_i[103:96],  // 31..24, lane 3, beat 1
    entry_i[95:88],  // 23..16, lane 2, beat 1
    entry_i[87:80],  // 15..8, lane 1, beat 1
    entry_i[79:72]  // 7..0, lane 0, beat 1
  };
  wire [71:0] flips_1;
  wire ce_1;
  wire due_1;
  ni_sec2bec_cw_dec u_codeword_1 (
    .codeword_i (codeword_1),
    .flips_o    (flips_1),
    .ce_o       (ce_1),
    .due_o      (due_1),
    .syndrome_o (syndrome_1_o)
  );

  // Codeword 2: its bits in codeword order, most significant first.
  wire [71:0] codeword_2 = {
    entry_i[215:208],  // 71..64, lane 8, beat 2
    entry_i[207:200],  // 63..56, lane 7, beat 2
    entry_i[199:192],  // 55..48, lane 6, beat 2
    entry_i[191:184],  // 47..40, lane 5, beat 2
    entry_i[183:176],  // 39..32, lane 4, beat 2
    entry_i[175:168],  // 31..24, lane 3, beat 2
    entry_i[167:160],  // 23..16, lane 2, beat 2
    entry_i[159:152],  // 15..8, lane 1, beat 2
    entry_i[151:144]  // 7..0, lane 0, beat 2
  };
  wire [71:0] flips_2;
  wire ce_2;
  wire due_2;
  ni_sec2bec_cw_dec u_codeword_2 (
    .codeword_i (codeword_2),
    .flips_o    (flips_2),
    .ce_o       (ce_2),
    .due_o      (due_2),
    .syndrome_o (syndrome_2_o)
  );

  // Codeword 3: its bits in codeword order, most significant first.
  wire [71:0] codeword_3 = {
    entry_i[287:280],  // 71..64, lane 8, beat 3
    entry_i[279:272],  // 63..56, lane 7, beat 3
    entry_i[271:264],  // 55..48, lane 6, beat 3
    entry_i[263:256],  // 47..40, lane 5, beat 3
    entry_i[255:248],  // 39..32, lane 4, beat 3
    entry_i[247:240],  // 31..24, lane 3, beat 3
    entry_i[239:232],  // 23..16, lane 2, beat 3
    entry_i[231:224],  // 15..8, lane 1, beat 3
    entry_i[223:216]  // 7..0, lane 0, beat 3
  };
  wire [71:0] flips_3;
  wire ce_3;
  wire due_3;
  ni_sec2bec_cw_dec u_codeword_3 (
    .codeword_i (codeword_3),
    .flips_o    (flips_3),
    .ce_o       (ce_3),
    .due_o      (due_3),
    .syndrome_o (syndrome_3_o)
  );

  // Entry: uncorrectable if a codeword is, or if the corrections cannot be believed together.

  // Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.
  wire due_any = due_0 | due_1 | due_2 | due_3;

  assign rule_fail_o = 1'b0;
  assign ce_o = (ce_0 | ce_1 | ce_2 | ce_3) & ~due_any;
  assign due_o = due_any;
  assign cw_ce_o = {ce_3, ce_2, ce_1, ce_0};
  assign cw_due_o = {due_3, due_2, due_1, due_0};

  // Correction: proposed flips in the entry's order, most significant first.
  wire [287:0] proposed = {
    flips_3[71:64],  // 287..280, lane 8, beat 3
    flips_3[63:56],  // 279..272, lane 7, beat 3
    flips_3[55:48],  // 271..264, lane 6, beat 3
    flips_3[47:40],  // 263..256, lane 5, beat 3
    flips_3[39:32],  // 255..248, lane 4, beat 3
    flips_3[31:24],  // 247..240, lane 3, beat 3
    flips_3[23:16],  // 239..232, lane 2, beat 3
    flips_3[15:8],  // 231..224, lane 1, beat 3
    flips_3[7:0],  // 223..216, lane 0, beat 3
    flips_2[71:64],  // 215..208, lane 8, beat 2
    flips_2[63:56],  // 207..200, lane 7, beat 2
    flips_2[55:48],  // 199..192, lane 6, beat 2
    flips_2[47:40],  // 191..184, lane 5, beat 2
    flips_2[39:32],  // 183..176, lane 4, beat 2
    flips_2[31:24],  // 175..168, lane 3, beat 2
    flips_2[23:16],  // 167..160, lane 2, beat 2
    flips_2[15:8],  // 159..152, lane 1, beat 2
    flips_2[7:0],  // 151..144, lane 0, beat 2
    flips_1[71:64],  // 143..136, lane 8, beat 1
    flips_1[63:56],  // 135..128, lane 7, beat 1
    flips_1[55:48],  // 127..120, lane 6, beat 1
    flips_1[47:40],  // 119..112, lane 5, beat 1
    flips_1[39:32],  // 111..104, lane 4, beat 1
    flips_1[31:24],  // 103..96, lane 3, beat 1
    flips_1[23:16],  // 95..88, lane 2, beat 1
    flips_1[15:8],  // 87..80, lane 1, beat 1
    flips_1[7:0],  // 79..72, lane 0, beat 1
    flips_0[71:64],  // 71..64, lane 8, beat 0
    flips_0[63:56],  // 63..56, lane 7, beat 0
    flips_0[55:48],  // 55..48, lane 6, beat 0
    flips_0[47:40],  // 47..40, lane 5, beat 0
    flips_0[39:32],  // 39..32, lane 4, beat 0
    flips_0[31:24],  // 31..24, lane 3, beat 0
    flips_0[23:16],  // 23..16, lane 2, beat 0
    flips_0[15:8],  // 15..8, lane 1, beat 0
    flips_0[7:0]  // 7..0, lane 0, beat 0
  };
  // Nothing is corrected in an entry that is refused.
  wire [287:0] flips = proposed & {288{~due_o}};
  wire [287:0] corrected = entry_i ^ flips;
  wire [255:0] data = {
    corrected[279:272],  // 255..248, lane 7, beat 3
    corrected[271:264],  // 247..240, lane 6, beat 3
    corrected[263:256],  // 239..232, lane 5, beat 3
    corrected[255:248],  // 231..224, lane 4, beat 3
    corrected[247:240],  // 223..216, lane 3, beat 3
    corrected[239:232],  // 215..208, lane 2, beat 3
    corrected[231:224],  // 207..200, lane 1, beat 3
    corrected[223:216],  // 199..192, lane 0, beat 3
    corrected[207:200],  // 191..184, lane 7, beat 2
    corrected[199:192],  // 183..176, lane 6, beat 2
    corrected[191:184],  // 175..168, lane 5, beat 2
    corrected[183:176],  // 167..160, lane 4, beat 2
    corrected[175:168],  // 159..152, lane 3, beat 2
    corrected[167:160],  // 151..144, lane 2, beat 2
    corrected[159:152],  // 143..136, lane 1, beat 2
    corrected[151:144],  // 135..128, lane 0, beat 2
    corrected[135:128],  // 127..120, lane 7, beat 1
    corrected[127:120],  // 119..112, lane 6, beat 1
    corrected[119:112],  // 111..104, lane 5, beat 1
    corrected[111:104],  // 103..96, lane 4, beat 1
    corrected[103:96],  // 95..88, lane 3, beat 1
    corrected[95:88],  // 87..80, lane 2, beat 1
    corrected[87:80],  // 79..72, lane 1, beat 1
    corrected[79:72],  // 71..64, lane 0, beat 1
    corrected[63:56],  // 63..56, lane 7, beat 0
    corrected[55:48],  // 55..48, lane 6, beat 0
    corrected[47:40],  // 47..40, lane 5, beat 0
    corrected[39:32],  // 39..32, lane 4, beat 0
    corrected[31:24],  // 31..24, lane 3, beat 0
    corrected[23:16],  // 23..16, lane 2, beat 0
    corrected[15:8],  // 15..8, lane 1, beat 0
    corrected[7:0]  // 7..0, lane 0, beat 0
  };
  assign data_o = data;
  assign entry_o = corrected;
  assign flips_o = flips;

endmodule  // ni_sec2bec_dec

`default_nettype wire
