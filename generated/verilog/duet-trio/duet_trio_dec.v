// SPDX-License-Identifier: MIT OR Apache-2.0
// Duet/Trio switch: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.3, Fig. 7b
// Generated from scheme duet-trio with hash
// 3613ffd13255cde2ce049866575c480eda75646fab74e6d9a2a61dde1a5ff86b.
// Do not edit; regenerate: eccforge emit verilog duet-trio --out DIR
`default_nettype none

// Decodes an entry of 288 bits. Entry bit i travels on pin i % 72 in beat i / 72; pins 64 to 71
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
module duet_trio_dec (
  input  wire [287:0] entry_i,               // entry as read
  input  wire         pair_correction_en_i,  // 1: correct patterns of several bits
  output wire [255:0] data_o,                // data, corrected; as read if due
  output wire [287:0] entry_o,               // entry, corrected; as read if due
  output wire         ce_o,                  // corrected error: data is a correction
  output wire         due_o,                 // detected uncorrectable error
  output wire   [3:0] cw_ce_o,               // a codeword's syndrome is correctable
  output wire   [3:0] cw_due_o,              // a codeword's syndrome is not correctable
  output wire         rule_fail_o,           // the corrections do not lie together
  output wire [287:0] flips_o,               // corrected positions
  output wire   [7:0] syndrome_0_o,          // syndrome of codeword 0
  output wire   [7:0] syndrome_1_o,          // syndrome of codeword 1
  output wire   [7:0] syndrome_2_o,          // syndrome of codeword 2
  output wire   [7:0] syndrome_3_o           // syndrome of codeword 3
);

  // Codeword 0: its bits in codeword order.
  wire [71:0] codeword_0;
  genvar codeword_0_bit;
  generate
    for (codeword_0_bit = 0; codeword_0_bit < 72; codeword_0_bit = codeword_0_bit + 1) begin :
        gen_codeword_0
      assign codeword_0[codeword_0_bit] = entry_i[(0 + 217 * codeword_0_bit) % 288];
    end
  endgenerate
  wire [8:0] touched_lane_0;
  wire [71:0] flips_0;
  wire ce_0;
  wire due_0;
  duet_trio_cw_dec u_codeword_0 (
    .codeword_i           (codeword_0),
    .pair_correction_en_i (pair_correction_en_i),
    .touched_lane_o       (touched_lane_0),
    .flips_o              (flips_0),
    .ce_o                 (ce_0),
    .due_o                (due_0),
    .syndrome_o           (syndrome_0_o)
  );

  // Codeword 1: its bits in codeword order.
  wire [71:0] codeword_1;
  genvar codeword_1_bit;
  generate
    for (codeword_1_bit = 0; codeword_1_bit < 72; codeword_1_bit = codeword_1_bit + 1) begin :
        gen_codeword_1
      assign codeword_1[codeword_1_bit] = entry_i[(72 + 217 * codeword_1_bit) % 288];
    end
  endgenerate
  wire [8:0] touched_lane_1;
  wire [71:0] flips_1;
  wire ce_1;
  wire due_1;
  duet_trio_cw_dec u_codeword_1 (
    .codeword_i           (codeword_1),
    .pair_correction_en_i (pair_correction_en_i),
    .touched_lane_o       (touched_lane_1),
    .flips_o              (flips_1),
    .ce_o                 (ce_1),
    .due_o                (due_1),
    .syndrome_o           (syndrome_1_o)
  );

  // Codeword 2: its bits in codeword order.
  wire [71:0] codeword_2;
  genvar codeword_2_bit;
  generate
    for (codeword_2_bit = 0; codeword_2_bit < 72; codeword_2_bit = codeword_2_bit + 1) begin :
        gen_codeword_2
      assign codeword_2[codeword_2_bit] = entry_i[(144 + 217 * codeword_2_bit) % 288];
    end
  endgenerate
  wire [8:0] touched_lane_2;
  wire [71:0] flips_2;
  wire ce_2;
  wire due_2;
  duet_trio_cw_dec u_codeword_2 (
    .codeword_i           (codeword_2),
    .pair_correction_en_i (pair_correction_en_i),
    .touched_lane_o       (touched_lane_2),
    .flips_o              (flips_2),
    .ce_o                 (ce_2),
    .due_o                (due_2),
    .syndrome_o           (syndrome_2_o)
  );

  // Codeword 3: its bits in codeword order.
  wire [71:0] codeword_3;
  genvar codeword_3_bit;
  generate
    for (codeword_3_bit = 0; codeword_3_bit < 72; codeword_3_bit = codeword_3_bit + 1) begin :
        gen_codeword_3
      assign codeword_3[codeword_3_bit] = entry_i[(216 + 217 * codeword_3_bit) % 288];
    end
  endgenerate
  wire [8:0] touched_lane_3;
  wire [71:0] flips_3;
  wire ce_3;
  wire due_3;
  duet_trio_cw_dec u_codeword_3 (
    .codeword_i           (codeword_3),
    .pair_correction_en_i (pair_correction_en_i),
    .touched_lane_o       (touched_lane_3),
    .flips_o              (flips_3),
    .ce_o                 (ce_3),
    .due_o                (due_3),
    .syndrome_o           (syndrome_3_o)
  );

  // Entry: uncorrectable if a codeword is, or if the corrections cannot be believed together.

  // Rules: corrections in several codewords are believed only together.
  wire several_correct = (ce_0 & ce_1) | (ce_2 & ce_3) | ((ce_0 | ce_1) & (ce_2 | ce_3));
  wire [8:0] touched_lane;
  assign touched_lane[0] = touched_lane_0[0] | touched_lane_1[0] | touched_lane_2[0]
      | touched_lane_3[0];
  assign touched_lane[1] = touched_lane_0[1] | touched_lane_1[1] | touched_lane_2[1]
      | touched_lane_3[1];
  assign touched_lane[2] = touched_lane_0[2] | touched_lane_1[2] | touched_lane_2[2]
      | touched_lane_3[2];
  assign touched_lane[3] = touched_lane_0[3] | touched_lane_1[3] | touched_lane_2[3]
      | touched_lane_3[3];
  assign touched_lane[4] = touched_lane_0[4] | touched_lane_1[4] | touched_lane_2[4]
      | touched_lane_3[4];
  assign touched_lane[5] = touched_lane_0[5] | touched_lane_1[5] | touched_lane_2[5]
      | touched_lane_3[5];
  assign touched_lane[6] = touched_lane_0[6] | touched_lane_1[6] | touched_lane_2[6]
      | touched_lane_3[6];
  assign touched_lane[7] = touched_lane_0[7] | touched_lane_1[7] | touched_lane_2[7]
      | touched_lane_3[7];
  assign touched_lane[8] = touched_lane_0[8] | touched_lane_1[8] | touched_lane_2[8]
      | touched_lane_3[8];
  wire two_lanes_any = touched_lane[0] | touched_lane[1];
  wire two_lanes_any_2 = touched_lane[2] | touched_lane[3];
  wire two_lanes_any_3 = touched_lane[4] | touched_lane[5];
  wire two_lanes_any_4 = touched_lane[7] | touched_lane[8];
  wire two_lanes_any_5 = touched_lane[6] | two_lanes_any_4;
  wire two_lanes = ((touched_lane[0] & touched_lane[1]) | (touched_lane[2] & touched_lane[3])
      | (two_lanes_any & two_lanes_any_2)) | ((touched_lane[4] & touched_lane[5])
      | ((touched_lane[7] & touched_lane[8]) | (touched_lane[6] & two_lanes_any_4))
      | (two_lanes_any_3 & two_lanes_any_5)) | ((two_lanes_any | two_lanes_any_2) & (two_lanes_any_3
      | two_lanes_any_5));
  wire rule_fail = several_correct & two_lanes;
  wire due_any = due_0 | due_1 | due_2 | due_3 | rule_fail;

  assign rule_fail_o = rule_fail;
  assign ce_o = (ce_0 | ce_1 | ce_2 | ce_3) & ~due_any;
  assign due_o = due_any;
  assign cw_ce_o = {ce_3, ce_2, ce_1, ce_0};
  assign cw_due_o = {due_3, due_2, due_1, due_0};

  // Correction: proposed flips in the entry's order.
  wire [287:0] proposed;
  genvar flips_0_bit;
  generate
    for (flips_0_bit = 0; flips_0_bit < 72; flips_0_bit = flips_0_bit + 1) begin : gen_flips_0
      assign proposed[(0 + 217 * flips_0_bit) % 288] = flips_0[flips_0_bit];
    end
  endgenerate
  genvar flips_1_bit;
  generate
    for (flips_1_bit = 0; flips_1_bit < 72; flips_1_bit = flips_1_bit + 1) begin : gen_flips_1
      assign proposed[(72 + 217 * flips_1_bit) % 288] = flips_1[flips_1_bit];
    end
  endgenerate
  genvar flips_2_bit;
  generate
    for (flips_2_bit = 0; flips_2_bit < 72; flips_2_bit = flips_2_bit + 1) begin : gen_flips_2
      assign proposed[(144 + 217 * flips_2_bit) % 288] = flips_2[flips_2_bit];
    end
  endgenerate
  genvar flips_3_bit;
  generate
    for (flips_3_bit = 0; flips_3_bit < 72; flips_3_bit = flips_3_bit + 1) begin : gen_flips_3
      assign proposed[(216 + 217 * flips_3_bit) % 288] = flips_3[flips_3_bit];
    end
  endgenerate
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

endmodule  // duet_trio_dec

`default_nettype wire
