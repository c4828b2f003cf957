// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC searched: Entry of Sullivan et al., MICRO 2021, Section 6.1; matrix by eccforge search,
// examples/search-sec2bec-72-64-cap.yaml, seed 1, chain 39
// Generated from scheme trio-searched with hash
// 8947504c73512187f9af55b38b3567c623a0ca4141e681eacbf7350b0bbf8337.
// Do not edit; regenerate: eccforge emit verilog trio-searched --out DIR
`default_nettype none

// Decodes an entry of 288 bits. Entry bit i travels on pin i % 72 in beat i / 72; pins 64 to 71
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
module trio_searched_dec (
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
    entry_i[143], entry_i[214], entry_i[285], entry_i[68], entry_i[139], entry_i[210], entry_i[281],
        entry_i[64],  // 71..64, lane 8
    entry_i[135], entry_i[206], entry_i[277], entry_i[60], entry_i[131], entry_i[202], entry_i[273],
        entry_i[56],  // 63..56, lane 7
    entry_i[127], entry_i[198], entry_i[269], entry_i[52], entry_i[123], entry_i[194], entry_i[265],
        entry_i[48],  // 55..48, lane 6
    entry_i[119], entry_i[190], entry_i[261], entry_i[44], entry_i[115], entry_i[186], entry_i[257],
        entry_i[40],  // 47..40, lane 5
    entry_i[111], entry_i[182], entry_i[253], entry_i[36], entry_i[107], entry_i[178], entry_i[249],
        entry_i[32],  // 39..32, lane 4
    entry_i[103], entry_i[174], entry_i[245], entry_i[28], entry_i[99], entry_i[170], entry_i[241],
        entry_i[24],  // 31..24, lane 3
    entry_i[95], entry_i[166], entry_i[237], entry_i[20], entry_i[91], entry_i[162], entry_i[233],
        entry_i[16],  // 23..16, lane 2
    entry_i[87], entry_i[158], entry_i[229], entry_i[12], entry_i[83], entry_i[154], entry_i[225],
        entry_i[8],  // 15..8, lane 1
    entry_i[79], entry_i[150], entry_i[221], entry_i[4], entry_i[75], entry_i[146], entry_i[217],
        entry_i[0]  // 7..0, lane 0
  };
  wire [8:0] touched_lane_0;
  wire [71:0] flips_0;
  wire ce_0;
  wire due_0;
  trio_searched_cw_dec u_codeword_0 (
    .codeword_i     (codeword_0),
    .touched_lane_o (touched_lane_0),
    .flips_o        (flips_0),
    .ce_o           (ce_0),
    .due_o          (due_0),
    .syndrome_o     (syndrome_0_o)
  );

  // Codeword 1: its bits in codeword order, most significant first.
  wire [71:0] codeword_1 = {
    entry_i[215], entry_i[286], entry_i[69], entry_i[140], entry_i[211], entry_i[282], entry_i[65],
        entry_i[136],  // 71..64, lane 8
    entry_i[207], entry_i[278], entry_i[61], entry_i[132], entry_i[203], entry_i[274], entry_i[57],
        entry_i[128],  // 63..56, lane 7
    entry_i[199], entry_i[270], entry_i[53], entry_i[124], entry_i[195], entry_i[266], entry_i[49],
        entry_i[120],  // 55..48, lane 6
    entry_i[191], entry_i[262], entry_i[45], entry_i[116], entry_i[187], entry_i[258], entry_i[41],
        entry_i[112],  // 47..40, lane 5
    entry_i[183], entry_i[254], entry_i[37], entry_i[108], entry_i[179], entry_i[250], entry_i[33],
        entry_i[104],  // 39..32, lane 4
    entry_i[175], entry_i[246], entry_i[29], entry_i[100], entry_i[171], entry_i[242], entry_i[25],
        entry_i[96],  // 31..24, lane 3
    entry_i[167], entry_i[238], entry_i[21], entry_i[92], entry_i[163], entry_i[234], entry_i[17],
        entry_i[88],  // 23..16, lane 2
    entry_i[159], entry_i[230], entry_i[13], entry_i[84], entry_i[155], entry_i[226], entry_i[9],
        entry_i[80],  // 15..8, lane 1
    entry_i[151], entry_i[222], entry_i[5], entry_i[76], entry_i[147], entry_i[218], entry_i[1],
        entry_i[72]  // 7..0, lane 0
  };
  wire [8:0] touched_lane_1;
  wire [71:0] flips_1;
  wire ce_1;
  wire due_1;
  trio_searched_cw_dec u_codeword_1 (
    .codeword_i     (codeword_1),
    .touched_lane_o (touched_lane_1),
    .flips_o        (flips_1),
    .ce_o           (ce_1),
    .due_o          (due_1),
    .syndrome_o     (syndrome_1_o)
  );

  // Codeword 2: its bits in codeword order, most significant first.
  wire [71:0] codeword_2 = {
    entry_i[287], entry_i[70], entry_i[141], entry_i[212], entry_i[283], entry_i[66], entry_i[137],
        entry_i[208],  // 71..64, lane 8
    entry_i[279], entry_i[62], entry_i[133], entry_i[204], entry_i[275], entry_i[58], entry_i[129],
        entry_i[200],  // 63..56, lane 7
    entry_i[271], entry_i[54], entry_i[125], entry_i[196], entry_i[267], entry_i[50], entry_i[121],
        entry_i[192],  // 55..48, lane 6
    entry_i[263], entry_i[46], entry_i[117], entry_i[188], entry_i[259], entry_i[42], entry_i[113],
        entry_i[184],  // 47..40, lane 5
    entry_i[255], entry_i[38], entry_i[109], entry_i[180], entry_i[251], entry_i[34], entry_i[105],
        entry_i[176],  // 39..32, lane 4
    entry_i[247], entry_i[30], entry_i[101], entry_i[172], entry_i[243], entry_i[26], entry_i[97],
        entry_i[168],  // 31..24, lane 3
    entry_i[239], entry_i[22], entry_i[93], entry_i[164], entry_i[235], entry_i[18], entry_i[89],
        entry_i[160],  // 23..16, lane 2
    entry_i[231], entry_i[14], entry_i[85], entry_i[156], entry_i[227], entry_i[10], entry_i[81],
        entry_i[152],  // 15..8, lane 1
    entry_i[223], entry_i[6], entry_i[77], entry_i[148], entry_i[219], entry_i[2], entry_i[73],
        entry_i[144]  // 7..0, lane 0
  };
  wire [8:0] touched_lane_2;
  wire [71:0] flips_2;
  wire ce_2;
  wire due_2;
  trio_searched_cw_dec u_codeword_2 (
    .codeword_i     (codeword_2),
    .touched_lane_o (touched_lane_2),
    .flips_o        (flips_2),
    .ce_o           (ce_2),
    .due_o          (due_2),
    .syndrome_o     (syndrome_2_o)
  );

  // Codeword 3: its bits in codeword order, most significant first.
  wire [71:0] codeword_3 = {
    entry_i[71], entry_i[142], entry_i[213], entry_i[284], entry_i[67], entry_i[138], entry_i[209],
        entry_i[280],  // 71..64, lane 8
    entry_i[63], entry_i[134], entry_i[205], entry_i[276], entry_i[59], entry_i[130], entry_i[201],
        entry_i[272],  // 63..56, lane 7
    entry_i[55], entry_i[126], entry_i[197], entry_i[268], entry_i[51], entry_i[122], entry_i[193],
        entry_i[264],  // 55..48, lane 6
    entry_i[47], entry_i[118], entry_i[189], entry_i[260], entry_i[43], entry_i[114], entry_i[185],
        entry_i[256],  // 47..40, lane 5
    entry_i[39], entry_i[110], entry_i[181], entry_i[252], entry_i[35], entry_i[106], entry_i[177],
        entry_i[248],  // 39..32, lane 4
    entry_i[31], entry_i[102], entry_i[173], entry_i[244], entry_i[27], entry_i[98], entry_i[169],
        entry_i[240],  // 31..24, lane 3
    entry_i[23], entry_i[94], entry_i[165], entry_i[236], entry_i[19], entry_i[90], entry_i[161],
        entry_i[232],  // 23..16, lane 2
    entry_i[15], entry_i[86], entry_i[157], entry_i[228], entry_i[11], entry_i[82], entry_i[153],
        entry_i[224],  // 15..8, lane 1
    entry_i[7], entry_i[78], entry_i[149], entry_i[220], entry_i[3], entry_i[74], entry_i[145],
        entry_i[216]  // 7..0, lane 0
  };
  wire [8:0] touched_lane_3;
  wire [71:0] flips_3;
  wire ce_3;
  wire due_3;
  trio_searched_cw_dec u_codeword_3 (
    .codeword_i     (codeword_3),
    .touched_lane_o (touched_lane_3),
    .flips_o        (flips_3),
    .ce_o           (ce_3),
    .due_o          (due_3),
    .syndrome_o     (syndrome_3_o)
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
  wire ce_any = due_0 | due_1 | due_2 | due_3 | rule_fail;

  assign rule_fail_o = rule_fail;
  assign ce_o = (ce_0 | ce_1 | ce_2 | ce_3) & ~ce_any;
  assign due_o = ce_any;
  assign cw_ce_o = {ce_3, ce_2, ce_1, ce_0};
  assign cw_due_o = {due_3, due_2, due_1, due_0};

  // Correction: proposed flips in the entry's order, most significant first.
  wire [287:0] proposed = {
    flips_2[71], flips_1[70], flips_0[69], flips_3[68], flips_2[67], flips_1[66], flips_0[65],
        flips_3[64],  // 287..280, lane 8, beat 3
    flips_2[63], flips_1[62], flips_0[61], flips_3[60], flips_2[59], flips_1[58], flips_0[57],
        flips_3[56],  // 279..272, lane 7, beat 3
    flips_2[55], flips_1[54], flips_0[53], flips_3[52], flips_2[51], flips_1[50], flips_0[49],
        flips_3[48],  // 271..264, lane 6, beat 3
    flips_2[47], flips_1[46], flips_0[45], flips_3[44], flips_2[43], flips_1[42], flips_0[41],
        flips_3[40],  // 263..256, lane 5, beat 3
    flips_2[39], flips_1[38], flips_0[37], flips_3[36], flips_2[35], flips_1[34], flips_0[33],
        flips_3[32],  // 255..248, lane 4, beat 3
    flips_2[31], flips_1[30], flips_0[29], flips_3[28], flips_2[27], flips_1[26], flips_0[25],
        flips_3[24],  // 247..240, lane 3, beat 3
    flips_2[23], flips_1[22], flips_0[21], flips_3[20], flips_2[19], flips_1[18], flips_0[17],
        flips_3[16],  // 239..232, lane 2, beat 3
    flips_2[15], flips_1[14], flips_0[13], flips_3[12], flips_2[11], flips_1[10], flips_0[9],
        flips_3[8],  // 231..224, lane 1, beat 3
    // 223..216, lane 0, beat 3
    flips_2[7], flips_1[6], flips_0[5], flips_3[4], flips_2[3], flips_1[2], flips_0[1], flips_3[0],
    flips_1[71], flips_0[70], flips_3[69], flips_2[68], flips_1[67], flips_0[66], flips_3[65],
        flips_2[64],  // 215..208, lane 8, beat 2
    flips_1[63], flips_0[62], flips_3[61], flips_2[60], flips_1[59], flips_0[58], flips_3[57],
        flips_2[56],  // 207..200, lane 7, beat 2
    flips_1[55], flips_0[54], flips_3[53], flips_2[52], flips_1[51], flips_0[50], flips_3[49],
        flips_2[48],  // 199..192, lane 6, beat 2
    flips_1[47], flips_0[46], flips_3[45], flips_2[44], flips_1[43], flips_0[42], flips_3[41],
        flips_2[40],  // 191..184, lane 5, beat 2
    flips_1[39], flips_0[38], flips_3[37], flips_2[36], flips_1[35], flips_0[34], flips_3[33],
        flips_2[32],  // 183..176, lane 4, beat 2
    flips_1[31], flips_0[30], flips_3[29], flips_2[28], flips_1[27], flips_0[26], flips_3[25],
        flips_2[24],  // 175..168, lane 3, beat 2
    flips_1[23], flips_0[22], flips_3[21], flips_2[20], flips_1[19], flips_0[18], flips_3[17],
        flips_2[16],  // 167..160, lane 2, beat 2
    flips_1[15], flips_0[14], flips_3[13], flips_2[12], flips_1[11], flips_0[10], flips_3[9],
        flips_2[8],  // 159..152, lane 1, beat 2
    // 151..144, lane 0, beat 2
    flips_1[7], flips_0[6], flips_3[5], flips_2[4], flips_1[3], flips_0[2], flips_3[1], flips_2[0],
    flips_0[71], flips_3[70], flips_2[69], flips_1[68], flips_0[67], flips_3[66], flips_2[65],
        flips_1[64],  // 143..136, lane 8, beat 1
    flips_0[63], flips_3[62], flips_2[61], flips_1[60], flips_0[59], flips_3[58], flips_2[57],
        flips_1[56],  // 135..128, lane 7, beat 1
    flips_0[55], flips_3[54], flips_2[53], flips_1[52], flips_0[51], flips_3[50], flips_2[49],
        flips_1[48],  // 127..120, lane 6, beat 1
    flips_0[47], flips_3[46], flips_2[45], flips_1[44], flips_0[43], flips_3[42], flips_2[41],
        flips_1[40],  // 119..112, lane 5, beat 1
    flips_0[39], flips_3[38], flips_2[37], flips_1[36], flips_0[35], flips_3[34], flips_2[33],
        flips_1[32],  // 111..104, lane 4, beat 1
    flips_0[31], flips_3[30], flips_2[29], flips_1[28], flips_0[27], flips_3[26], flips_2[25],
        flips_1[24],  // 103..96, lane 3, beat 1
    flips_0[23], flips_3[22], flips_2[21], flips_1[20], flips_0[19], flips_3[18], flips_2[17],
        flips_1[16],  // 95..88, lane 2, beat 1
    flips_0[15], flips_3[14], flips_2[13], flips_1[12], flips_0[11], flips_3[10], flips_2[9],
        flips_1[8],  // 87..80, lane 1, beat 1
    // 79..72, lane 0, beat 1
    flips_0[7], flips_3[6], flips_2[5], flips_1[4], flips_0[3], flips_3[2], flips_2[1], flips_1[0],
    flips_3[71], flips_2[70], flips_1[69], flips_0[68], flips_3[67], flips_2[66], flips_1[65],
        flips_0[64],  // 71..64, lane 8, beat 0
    flips_3[63], flips_2[62], flips_1[61], flips_0[60], flips_3[59], flips_2[58], flips_1[57],
        flips_0[56],  // 63..56, lane 7, beat 0
    flips_3[55], flips_2[54], flips_1[53], flips_0[52], flips_3[51], flips_2[50], flips_1[49],
        flips_0[48],  // 55..48, lane 6, beat 0
    flips_3[47], flips_2[46], flips_1[45], flips_0[44], flips_3[43], flips_2[42], flips_1[41],
        flips_0[40],  // 47..40, lane 5, beat 0
    flips_3[39], flips_2[38], flips_1[37], flips_0[36], flips_3[35], flips_2[34], flips_1[33],
        flips_0[32],  // 39..32, lane 4, beat 0
    flips_3[31], flips_2[30], flips_1[29], flips_0[28], flips_3[27], flips_2[26], flips_1[25],
        flips_0[24],  // 31..24, lane 3, beat 0
    flips_3[23], flips_2[22], flips_1[21], flips_0[20], flips_3[19], flips_2[18], flips_1[17],
        flips_0[16],  // 23..16, lane 2, beat 0
    flips_3[15], flips_2[14], flips_1[13], flips_0[12], flips_3[11], flips_2[10], flips_1[9],
        flips_0[8],  // 15..8, lane 1, beat 0
    // 7..0, lane 0, beat 0
    flips_3[7], flips_2[6], flips_1[5], flips_0[4], flips_3[3], flips_2[2], flips_1[1], flips_0[0]
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

endmodule  // trio_searched_dec

`default_nettype wire
