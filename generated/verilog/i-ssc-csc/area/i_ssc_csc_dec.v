// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SSC+CSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme i-ssc-csc with hash
// 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
// Do not edit; regenerate: eccforge emit verilog i-ssc-csc --goal area --out DIR
`default_nettype none

// Decodes an entry of 288 bits. Entry bit i travels on pin i % 72 in beat i / 72; pins 64 to 71
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module i_ssc_csc_dec (
  input  wire [287:0] entry_i,       // entry as read
  output wire [255:0] data_o,        // data, corrected; as read if due
  output wire [287:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire   [1:0] cw_ce_o,       // a codeword's syndrome is correctable
  output wire   [1:0] cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire [287:0] flips_o,       // corrected positions
  output wire  [15:0] syndrome_0_o,  // syndrome of codeword 0
  output wire  [15:0] syndrome_1_o   // syndrome of codeword 1
);

  // Codeword 0: its bits in codeword order, most significant first.
  wire [143:0] codeword_0 = {
    entry_i[287:284], entry_i[215:212],  // 143..136, lane 8
    entry_i[139:136], entry_i[67:64],  // 135..128, lane 8
    entry_i[279:276], entry_i[207:204],  // 127..120, lane 7
    entry_i[131:128], entry_i[59:56],  // 119..112, lane 7
    entry_i[271:268], entry_i[199:196],  // 111..104, lane 6
    entry_i[123:120], entry_i[51:48],  // 103..96, lane 6
    entry_i[263:260], entry_i[191:188],  // 95..88, lane 5
    entry_i[115:112], entry_i[43:40],  // 87..80, lane 5
    entry_i[255:252], entry_i[183:180],  // 79..72, lane 4
    entry_i[107:104], entry_i[35:32],  // 71..64, lane 4
    entry_i[247:244], entry_i[175:172],  // 63..56, lane 3
    entry_i[99:96], entry_i[27:24],  // 55..48, lane 3
    entry_i[239:236], entry_i[167:164],  // 47..40, lane 2
    entry_i[91:88], entry_i[19:16],  // 39..32, lane 2
    entry_i[231:228], entry_i[159:156],  // 31..24, lane 1
    entry_i[83:80], entry_i[11:8],  // 23..16, lane 1
    entry_i[223:220], entry_i[151:148],  // 15..8, lane 0
    entry_i[75:72], entry_i[3:0]  // 7..0, lane 0
  };
  wire [17:0] touched_symbol_column_0;
  wire [17:0] touched_symbol_byte_0;
  wire [143:0] flips_0;
  wire ce_0;
  wire due_0;
  i_ssc_csc_cw_dec u_codeword_0 (
    .codeword_i              (codeword_0),
    .touched_symbol_column_o (touched_symbol_column_0),
    .touched_symbol_byte_o   (touched_symbol_byte_0),
    .flips_o                 (flips_0),
    .ce_o                    (ce_0),
    .due_o                   (due_0),
    .syndrome_o              (syndrome_0_o)
  );

  // Codeword 1: its bits in codeword order, most significant first.
  wire [143:0] codeword_1 = {
    entry_i[143:140], entry_i[71:68],  // 143..136, lane 8
    entry_i[283:280], entry_i[211:208],  // 135..128, lane 8
    entry_i[135:132], entry_i[63:60],  // 127..120, lane 7
    entry_i[275:272], entry_i[203:200],  // 119..112, lane 7
    entry_i[127:124], entry_i[55:52],  // 111..104, lane 6
    entry_i[267:264], entry_i[195:192],  // 103..96, lane 6
    entry_i[119:116], entry_i[47:44],  // 95..88, lane 5
    entry_i[259:256], entry_i[187:184],  // 87..80, lane 5
    entry_i[111:108], entry_i[39:36],  // 79..72, lane 4
    entry_i[251:248], entry_i[179:176],  // 71..64, lane 4
    entry_i[103:100], entry_i[31:28],  // 63..56, lane 3
    entry_i[243:240], entry_i[171:168],  // 55..48, lane 3
    entry_i[95:92], entry_i[23:20],  // 47..40, lane 2
    entry_i[235:232], entry_i[163:160],  // 39..32, lane 2
    entry_i[87:84], entry_i[15:12],  // 31..24, lane 1
    entry_i[227:224], entry_i[155:152],  // 23..16, lane 1
    entry_i[79:76], entry_i[7:4],  // 15..8, lane 0
    entry_i[219:216], entry_i[147:144]  // 7..0, lane 0
  };
  wire [17:0] touched_symbol_column_1;
  wire [17:0] touched_symbol_byte_1;
  wire [143:0] flips_1;
  wire ce_1;
  wire due_1;
  i_ssc_csc_cw_dec u_codeword_1 (
    .codeword_i              (codeword_1),
    .touched_symbol_column_o (touched_symbol_column_1),
    .touched_symbol_byte_o   (touched_symbol_byte_1),
    .flips_o                 (flips_1),
    .ce_o                    (ce_1),
    .due_o                   (due_1),
    .syndrome_o              (syndrome_1_o)
  );

  // Entry: uncorrectable if a codeword is, or if the corrections cannot be believed together.

  // Rules: corrections in several codewords are believed only together.
  wire several_correct = ce_0 & ce_1;
  wire [17:0] touched_symbol_column;
  assign touched_symbol_column[0] = touched_symbol_column_0[0] | touched_symbol_column_1[0];
  assign touched_symbol_column[1] = touched_symbol_column_0[1] | touched_symbol_column_1[1];
  assign touched_symbol_column[2] = touched_symbol_column_0[2] | touched_symbol_column_1[2];
  assign touched_symbol_column[3] = touched_symbol_column_0[3] | touched_symbol_column_1[3];
  assign touched_symbol_column[4] = touched_symbol_column_0[4] | touched_symbol_column_1[4];
  assign touched_symbol_column[5] = touched_symbol_column_0[5] | touched_symbol_column_1[5];
  assign touched_symbol_column[6] = touched_symbol_column_0[6] | touched_symbol_column_1[6];
  assign touched_symbol_column[7] = touched_symbol_column_0[7] | touched_symbol_column_1[7];
  assign touched_symbol_column[8] = touched_symbol_column_0[8] | touched_symbol_column_1[8];
  assign touched_symbol_column[9] = touched_symbol_column_0[9] | touched_symbol_column_1[9];
  assign touched_symbol_column[10] = touched_symbol_column_0[10] | touched_symbol_column_1[10];
  assign touched_symbol_column[11] = touched_symbol_column_0[11] | touched_symbol_column_1[11];
  assign touched_symbol_column[12] = touched_symbol_column_0[12] | touched_symbol_column_1[12];
  assign touched_symbol_column[13] = touched_symbol_column_0[13] | touched_symbol_column_1[13];
  assign touched_symbol_column[14] = touched_symbol_column_0[14] | touched_symbol_column_1[14];
  assign touched_symbol_column[15] = touched_symbol_column_0[15] | touched_symbol_column_1[15];
  assign touched_symbol_column[16] = touched_symbol_column_0[16] | touched_symbol_column_1[16];
  assign touched_symbol_column[17] = touched_symbol_column_0[17] | touched_symbol_column_1[17];
  wire two_symbol_columns_any = touched_symbol_column[0] | touched_symbol_column[1];
  wire two_symbol_columns_any_2 = touched_symbol_column[2] | touched_symbol_column[3];
  wire two_symbol_columns_any_3 = two_symbol_columns_any | two_symbol_columns_any_2;
  wire two_symbol_columns_any_4 = touched_symbol_column[4] | touched_symbol_column[5];
  wire two_symbol_columns_any_5 = touched_symbol_column[7] | touched_symbol_column[8];
  wire two_symbol_columns_any_6 = touched_symbol_column[6] | two_symbol_columns_any_5;
  wire two_symbol_columns_any_7 = two_symbol_columns_any_4 | two_symbol_columns_any_6;
  wire two_symbol_columns_any_8 = ((touched_symbol_column[0] & touched_symbol_column[1])
      | (touched_symbol_column[2] & touched_symbol_column[3]) | (two_symbol_columns_any
      & two_symbol_columns_any_2)) | ((touched_symbol_column[4] & touched_symbol_column[5])
      | ((touched_symbol_column[7] & touched_symbol_column[8]) | (touched_symbol_column[6]
      & two_symbol_columns_any_5)) | (two_symbol_columns_any_4 & two_symbol_columns_any_6))
      | (two_symbol_columns_any_3 & two_symbol_columns_any_7);
  wire two_symbol_columns_any_9 = touched_symbol_column[9] | touched_symbol_column[10];
  wire two_symbol_columns_any_10 = touched_symbol_column[11] | touched_symbol_column[12];
  wire two_symbol_columns_any_11 = two_symbol_columns_any_9 | two_symbol_columns_any_10;
  wire two_symbol_columns_any_12 = touched_symbol_column[13] | touched_symbol_column[14];
  wire two_symbol_columns_any_13 = touched_symbol_column[16] | touched_symbol_column[17];
  wire two_symbol_columns_any_14 = touched_symbol_column[15] | two_symbol_columns_any_13;
  wire two_symbol_columns_any_15 = two_symbol_columns_any_12 | two_symbol_columns_any_14;
  wire two_symbol_columns_any_16 = ((touched_symbol_column[9] & touched_symbol_column[10])
      | (touched_symbol_column[11] & touched_symbol_column[12]) | (two_symbol_columns_any_9
      & two_symbol_columns_any_10)) | ((touched_symbol_column[13] & touched_symbol_column[14])
      | ((touched_symbol_column[16] & touched_symbol_column[17]) | (touched_symbol_column[15]
      & two_symbol_columns_any_13)) | (two_symbol_columns_any_12 & two_symbol_columns_any_14))
      | (two_symbol_columns_any_11 & two_symbol_columns_any_15);
  wire two_symbol_columns = two_symbol_columns_any_8 | two_symbol_columns_any_16
      | ((two_symbol_columns_any_3 | two_symbol_columns_any_7) & (two_symbol_columns_any_11
      | two_symbol_columns_any_15));
  wire [17:0] touched_symbol_byte;
  assign touched_symbol_byte[0] = touched_symbol_byte_0[0] | touched_symbol_byte_1[1];
  assign touched_symbol_byte[1] = touched_symbol_byte_0[2] | touched_symbol_byte_1[3];
  assign touched_symbol_byte[2] = touched_symbol_byte_0[4] | touched_symbol_byte_1[5];
  assign touched_symbol_byte[3] = touched_symbol_byte_0[6] | touched_symbol_byte_1[7];
  assign touched_symbol_byte[4] = touched_symbol_byte_0[8] | touched_symbol_byte_1[9];
  assign touched_symbol_byte[5] = touched_symbol_byte_0[10] | touched_symbol_byte_1[11];
  assign touched_symbol_byte[6] = touched_symbol_byte_0[12] | touched_symbol_byte_1[13];
  assign touched_symbol_byte[7] = touched_symbol_byte_0[14] | touched_symbol_byte_1[15];
  assign touched_symbol_byte[8] = touched_symbol_byte_0[16] | touched_symbol_byte_1[17];
  assign touched_symbol_byte[9] = touched_symbol_byte_0[1] | touched_symbol_byte_1[0];
  assign touched_symbol_byte[10] = touched_symbol_byte_0[3] | touched_symbol_byte_1[2];
  assign touched_symbol_byte[11] = touched_symbol_byte_0[5] | touched_symbol_byte_1[4];
  assign touched_symbol_byte[12] = touched_symbol_byte_0[7] | touched_symbol_byte_1[6];
  assign touched_symbol_byte[13] = touched_symbol_byte_0[9] | touched_symbol_byte_1[8];
  assign touched_symbol_byte[14] = touched_symbol_byte_0[11] | touched_symbol_byte_1[10];
  assign touched_symbol_byte[15] = touched_symbol_byte_0[13] | touched_symbol_byte_1[12];
  assign touched_symbol_byte[16] = touched_symbol_byte_0[15] | touched_symbol_byte_1[14];
  assign touched_symbol_byte[17] = touched_symbol_byte_0[17] | touched_symbol_byte_1[16];
  wire two_symbol_bytes_any = touched_symbol_byte[0] | touched_symbol_byte[1];
  wire two_symbol_bytes_any_2 = touched_symbol_byte[2] | touched_symbol_byte[3];
  wire two_symbol_bytes_any_3 = two_symbol_bytes_any | two_symbol_bytes_any_2;
  wire two_symbol_bytes_any_4 = touched_symbol_byte[4] | touched_symbol_byte[5];
  wire two_symbol_bytes_any_5 = touched_symbol_byte[7] | touched_symbol_byte[8];
  wire two_symbol_bytes_any_6 = touched_symbol_byte[6] | two_symbol_bytes_any_5;
  wire two_symbol_bytes_any_7 = two_symbol_bytes_any_4 | two_symbol_bytes_any_6;
  wire two_symbol_bytes_any_8 = ((touched_symbol_byte[0] & touched_symbol_byte[1])
      | (touched_symbol_byte[2] & touched_symbol_byte[3]) | (two_symbol_bytes_any
      & two_symbol_bytes_any_2)) | ((touched_symbol_byte[4] & touched_symbol_byte[5])
      | ((touched_symbol_byte[7] & touched_symbol_byte[8]) | (touched_symbol_byte[6]
      & two_symbol_bytes_any_5)) | (two_symbol_bytes_any_4 & two_symbol_bytes_any_6))
      | (two_symbol_bytes_any_3 & two_symbol_bytes_any_7);
  wire two_symbol_bytes_any_9 = touched_symbol_byte[9] | touched_symbol_byte[10];
  wire two_symbol_bytes_any_10 = touched_symbol_byte[11] | touched_symbol_byte[12];
  wire two_symbol_bytes_any_11 = two_symbol_bytes_any_9 | two_symbol_bytes_any_10;
  wire two_symbol_bytes_any_12 = touched_symbol_byte[13] | touched_symbol_byte[14];
  wire two_symbol_bytes_any_13 = touched_symbol_byte[16] | touched_symbol_byte[17];
  wire two_symbol_bytes_any_14 = touched_symbol_byte[15] | two_symbol_bytes_any_13;
  wire two_symbol_bytes_any_15 = two_symbol_bytes_any_12 | two_symbol_bytes_any_14;
  wire two_symbol_bytes_any_16 = ((touched_symbol_byte[9] & touched_symbol_byte[10])
      | (touched_symbol_byte[11] & touched_symbol_byte[12]) | (two_symbol_bytes_any_9
      & two_symbol_bytes_any_10)) | ((touched_symbol_byte[13] & touched_symbol_byte[14])
      | ((touched_symbol_byte[16] & touched_symbol_byte[17]) | (touched_symbol_byte[15]
      & two_symbol_bytes_any_13)) | (two_symbol_bytes_any_12 & two_symbol_bytes_any_14))
      | (two_symbol_bytes_any_11 & two_symbol_bytes_any_15);
  wire two_symbol_bytes = two_symbol_bytes_any_8 | two_symbol_bytes_any_16
      | ((two_symbol_bytes_any_3 | two_symbol_bytes_any_7) & (two_symbol_bytes_any_11
      | two_symbol_bytes_any_15));
  wire rule_fail = several_correct & two_symbol_columns & two_symbol_bytes;
  wire due_any = due_0 | due_1 | rule_fail;

  assign rule_fail_o = rule_fail;
  assign ce_o = (ce_0 | ce_1) & ~due_any;
  assign due_o = due_any;
  assign cw_ce_o = {ce_1, ce_0};
  assign cw_due_o = {due_1, due_0};

  // Correction: proposed flips in the entry's order, most significant first.
  wire [287:0] proposed = {
    flips_0[143:140], flips_1[135:132],  // 287..280, lane 8, beat 3
    flips_0[127:124], flips_1[119:116],  // 279..272, lane 7, beat 3
    flips_0[111:108], flips_1[103:100],  // 271..264, lane 6, beat 3
    flips_0[95:92], flips_1[87:84],  // 263..256, lane 5, beat 3
    flips_0[79:76], flips_1[71:68],  // 255..248, lane 4, beat 3
    flips_0[63:60], flips_1[55:52],  // 247..240, lane 3, beat 3
    flips_0[47:44], flips_1[39:36],  // 239..232, lane 2, beat 3
    flips_0[31:28], flips_1[23:20],  // 231..224, lane 1, beat 3
    flips_0[15:12], flips_1[7:4],  // 223..216, lane 0, beat 3
    flips_0[139:136], flips_1[131:128],  // 215..208, lane 8, beat 2
    flips_0[123:120], flips_1[115:112],  // 207..200, lane 7, beat 2
    flips_0[107:104], flips_1[99:96],  // 199..192, lane 6, beat 2
    flips_0[91:88], flips_1[83:80],  // 191..184, lane 5, beat 2
    flips_0[75:72], flips_1[67:64],  // 183..176, lane 4, beat 2
    flips_0[59:56], flips_1[51:48],  // 175..168, lane 3, beat 2
    flips_0[43:40], flips_1[35:32],  // 167..160, lane 2, beat 2
    flips_0[27:24], flips_1[19:16],  // 159..152, lane 1, beat 2
    flips_0[11:8], flips_1[3:0],  // 151..144, lane 0, beat 2
    flips_1[143:140], flips_0[135:132],  // 143..136, lane 8, beat 1
    flips_1[127:124], flips_0[119:116],  // 135..128, lane 7, beat 1
    flips_1[111:108], flips_0[103:100],  // 127..120, lane 6, beat 1
    flips_1[95:92], flips_0[87:84],  // 119..112, lane 5, beat 1
    flips_1[79:76], flips_0[71:68],  // 111..104, lane 4, beat 1
    flips_1[63:60], flips_0[55:52],  // 103..96, lane 3, beat 1
    flips_1[47:44], flips_0[39:36],  // 95..88, lane 2, beat 1
    flips_1[31:28], flips_0[23:20],  // 87..80, lane 1, beat 1
    flips_1[15:12], flips_0[7:4],  // 79..72, lane 0, beat 1
    flips_1[139:136], flips_0[131:128],  // 71..64, lane 8, beat 0
    flips_1[123:120], flips_0[115:112],  // 63..56, lane 7, beat 0
    flips_1[107:104], flips_0[99:96],  // 55..48, lane 6, beat 0
    flips_1[91:88], flips_0[83:80],  // 47..40, lane 5, beat 0
    flips_1[75:72], flips_0[67:64],  // 39..32, lane 4, beat 0
    flips_1[59:56], flips_0[51:48],  // 31..24, lane 3, beat 0
    flips_1[43:40], flips_0[35:32],  // 23..16, lane 2, beat 0
    flips_1[27:24], flips_0[19:16],  // 15..8, lane 1, beat 0
    flips_1[11:8], flips_0[3:0]  // 7..0, lane 0, beat 0
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

endmodule  // i_ssc_csc_dec

`default_nettype wire
