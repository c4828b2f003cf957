// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme i-ssc with hash
// 3d87891828b389106c123b554dfc558e99560ecc6e9eafa72f40b996c7572365.
// Do not edit; regenerate: eccforge emit verilog i-ssc --goal delay --out DIR
`default_nettype none

// Encodes an entry of 256 data and 32 check bits. Entry bit i travels on pin i % 72 in beat i / 72;
// pins 64 to 71 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module i_ssc_enc (
  input  wire [255:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire  [31:0] check_o,  // check bits in ascending order of their place in the entry
  output wire [287:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [127:0] data_0 = {
    data_i[255:252], data_i[191:188],  // 127..120, lane 7
    data_i[123:120], data_i[59:56],  // 119..112, lane 7
    data_i[247:244], data_i[183:180],  // 111..104, lane 6
    data_i[115:112], data_i[51:48],  // 103..96, lane 6
    data_i[239:236], data_i[175:172],  // 95..88, lane 5
    data_i[107:104], data_i[43:40],  // 87..80, lane 5
    data_i[231:228], data_i[167:164],  // 79..72, lane 4
    data_i[99:96], data_i[35:32],  // 71..64, lane 4
    data_i[223:220], data_i[159:156],  // 63..56, lane 3
    data_i[91:88], data_i[27:24],  // 55..48, lane 3
    data_i[215:212], data_i[151:148],  // 47..40, lane 2
    data_i[83:80], data_i[19:16],  // 39..32, lane 2
    data_i[207:204], data_i[143:140],  // 31..24, lane 1
    data_i[75:72], data_i[11:8],  // 23..16, lane 1
    data_i[199:196], data_i[135:132],  // 15..8, lane 0
    data_i[67:64], data_i[3:0]  // 7..0, lane 0
  };
  wire [15:0] check_0;
  i_ssc_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Codeword 1: its data bits in codeword order, most significant first.
  wire [127:0] data_1 = {
    data_i[127:124], data_i[63:60],  // 127..120, lane 7
    data_i[251:248], data_i[187:184],  // 119..112, lane 7
    data_i[119:116], data_i[55:52],  // 111..104, lane 6
    data_i[243:240], data_i[179:176],  // 103..96, lane 6
    data_i[111:108], data_i[47:44],  // 95..88, lane 5
    data_i[235:232], data_i[171:168],  // 87..80, lane 5
    data_i[103:100], data_i[39:36],  // 79..72, lane 4
    data_i[227:224], data_i[163:160],  // 71..64, lane 4
    data_i[95:92], data_i[31:28],  // 63..56, lane 3
    data_i[219:216], data_i[155:152],  // 55..48, lane 3
    data_i[87:84], data_i[23:20],  // 47..40, lane 2
    data_i[211:208], data_i[147:144],  // 39..32, lane 2
    data_i[79:76], data_i[15:12],  // 31..24, lane 1
    data_i[203:200], data_i[139:136],  // 23..16, lane 1
    data_i[71:68], data_i[7:4],  // 15..8, lane 0
    data_i[195:192], data_i[131:128]  // 7..0, lane 0
  };
  wire [15:0] check_1;
  i_ssc_cw_enc u_codeword_1 (
    .data_i  (data_1),
    .check_o (check_1)
  );

  // Check bits and data bits in their places.
  wire [31:0] check = {
    check_0[15:12], check_1[7:4],  // 31..24, lane 8, beat 3
    check_0[11:8], check_1[3:0],  // 23..16, lane 8, beat 2
    check_1[15:12], check_0[7:4],  // 15..8, lane 8, beat 1
    check_1[11:8], check_0[3:0]  // 7..0, lane 8, beat 0
  };
  assign check_o = check;
  wire [287:0] entry = {
    check[31:24],  // 287..280, lane 8, beat 3
    data_i[255:248],  // 279..272, lane 7, beat 3
    data_i[247:240],  // 271..264, lane 6, beat 3
    data_i[239:232],  // 263..256, lane 5, beat 3
    data_i[231:224],  // 255..248, lane 4, beat 3
    data_i[223:216],  // 247..240, lane 3, beat 3
    data_i[215:208],  // 239..232, lane 2, beat 3
    data_i[207:200],  // 231..224, lane 1, beat 3
    data_i[199:192],  // 223..216, lane 0, beat 3
    check[23:16],  // 215..208, lane 8, beat 2
    data_i[191:184],  // 207..200, lane 7, beat 2
    data_i[183:176],  // 199..192, lane 6, beat 2
    data_i[175:168],  // 191..184, lane 5, beat 2
    data_i[167:160],  // 183..176, lane 4, beat 2
    data_i[159:152],  // 175..168, lane 3, beat 2
    data_i[151:144],  // 167..160, lane 2, beat 2
    data_i[143:136],  // 159..152, lane 1, beat 2
    data_i[135:128],  // 151..144, lane 0, beat 2
    check[15:8],  // 143..136, lane 8, beat 1
    data_i[127:120],  // 135..128, lane 7, beat 1
    data_i[119:112],  // 127..120, lane 6, beat 1
    data_i[111:104],  // 119..112, lane 5, beat 1
    data_i[103:96],  // 111..104, lane 4, beat 1
    data_i[95:88],  // 103..96, lane 3, beat 1
    data_i[87:80],  // 95..88, lane 2, beat 1
    data_i[79:72],  // 87..80, lane 1, beat 1
    data_i[71:64],  // 79..72, lane 0, beat 1
    check[7:0],  // 71..64, lane 8, beat 0
    data_i[63:56],  // 63..56, lane 7, beat 0
    data_i[55:48],  // 55..48, lane 6, beat 0
    data_i[47:40],  // 47..40, lane 5, beat 0
    data_i[39:32],  // 39..32, lane 4, beat 0
    data_i[31:24],  // 31..24, lane 3, beat 0
    data_i[23:16],  // 23..16, lane 2, beat 0
    data_i[15:8],  // 15..8, lane 1, beat 0
    data_i[7:0]  // 7..0, lane 0, beat 0
  };
  assign entry_o = entry;

endmodule  // i_ssc_enc

`default_nettype wire
