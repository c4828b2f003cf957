// SPDX-License-Identifier: MIT OR Apache-2.0
// Sparse code with pins: eccforge search, examples/search-entry.yaml, seed 1, chain 0
// Generated from scheme sparse-pin with hash
// 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
// Do not edit; regenerate: eccforge emit verilog sparse-pin --out DIR
`default_nettype none

// Decodes an entry of 288 bits. Entry bit i travels on pin i % 72 in beat i / 72; pins 64 to 71
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, pin, byte; no error of class 2bit, 3bit is silent.
module sparse_pin_dec (
  input  wire [287:0] entry_i,       // entry as read
  output wire [255:0] data_o,        // data, corrected; as read if due
  output wire [287:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire         cw_ce_o,       // a codeword's syndrome is correctable
  output wire         cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire [287:0] flips_o,       // corrected positions
  output wire  [31:0] syndrome_0_o   // syndrome of codeword 0
);

  // Codeword 0: its bits in codeword order, most significant first.
  wire [287:0] codeword_0 = {
    entry_i[287:280],  // 287..280, lane 8, beat 3
    entry_i[279:272],  // 279..272, lane 7, beat 3
    entry_i[271:264],  // 271..264, lane 6, beat 3
    entry_i[263:256],  // 263..256, lane 5, beat 3
    entry_i[255:248],  // 255..248, lane 4, beat 3
    entry_i[247:240],  // 247..240, lane 3, beat 3
    entry_i[239:232],  // 239..232, lane 2, beat 3
    entry_i[231:224],  // 231..224, lane 1, beat 3
    entry_i[223:216],  // 223..216, lane 0, beat 3
    entry_i[215:208],  // 215..208, lane 8, beat 2
    entry_i[207:200],  // 207..200, lane 7, beat 2
    entry_i[199:192],  // 199..192, lane 6, beat 2
    entry_i[191:184],  // 191..184, lane 5, beat 2
    entry_i[183:176],  // 183..176, lane 4, beat 2
    entry_i[175:168],  // 175..168, lane 3, beat 2
    entry_i[167:160],  // 167..160, lane 2, beat 2
    entry_i[159:152],  // 159..152, lane 1, beat 2
    entry_i[151:144],  // 151..144, lane 0, beat 2
    entry_i[143:136],  // 143..136, lane 8, beat 1
    entry_i[135:128],  // 135..128, lane 7, beat 1
    entry_i[127:120],  // 127..120, lane 6, beat 1
    entry_i[119:112],  // 119..112, lane 5, beat 1
    entry_i[111:104],  // 111..104, lane 4, beat 1
    entry_i[103:96],  // 103..96, lane 3, beat 1
    entry_i[95:88],  // 95..88, lane 2, beat 1
    entry_i[87:80],  // 87..80, lane 1, beat 1
    entry_i[79:72],  // 79..72, lane 0, beat 1
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
  wire [287:0] flips_0;
  wire ce_0;
  wire due_0;
  sparse_pin_cw_dec u_codeword_0 (
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
  wire [287:0] proposed = {
    flips_0[287:280],  // 287..280, lane 8, beat 3
    flips_0[279:272],  // 279..272, lane 7, beat 3
    flips_0[271:264],  // 271..264, lane 6, beat 3
    flips_0[263:256],  // 263..256, lane 5, beat 3
    flips_0[255:248],  // 255..248, lane 4, beat 3
    flips_0[247:240],  // 247..240, lane 3, beat 3
    flips_0[239:232],  // 239..232, lane 2, beat 3
    flips_0[231:224],  // 231..224, lane 1, beat 3
    flips_0[223:216],  // 223..216, lane 0, beat 3
    flips_0[215:208],  // 215..208, lane 8, beat 2
    flips_0[207:200],  // 207..200, lane 7, beat 2
    flips_0[199:192],  // 199..192, lane 6, beat 2
    flips_0[191:184],  // 191..184, lane 5, beat 2
    flips_0[183:176],  // 183..176, lane 4, beat 2
    flips_0[175:168],  // 175..168, lane 3, beat 2
    flips_0[167:160],  // 167..160, lane 2, beat 2
    flips_0[159:152],  // 159..152, lane 1, beat 2
    flips_0[151:144],  // 151..144, lane 0, beat 2
    flips_0[143:136],  // 143..136, lane 8, beat 1
    flips_0[135:128],  // 135..128, lane 7, beat 1
    flips_0[127:120],  // 127..120, lane 6, beat 1
    flips_0[119:112],  // 119..112, lane 5, beat 1
    flips_0[111:104],  // 111..104, lane 4, beat 1
    flips_0[103:96],  // 103..96, lane 3, beat 1
    flips_0[95:88],  // 95..88, lane 2, beat 1
    flips_0[87:80],  // 87..80, lane 1, beat 1
    flips_0[79:72],  // 79..72, lane 0, beat 1
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
  wire [287:0] flips = proposed;
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

endmodule  // sparse_pin_dec

`default_nettype wire
