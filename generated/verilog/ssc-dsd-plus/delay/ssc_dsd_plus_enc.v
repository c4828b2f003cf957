// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --goal delay --out DIR
`default_nettype none

// Encodes an entry of 256 data and 32 check bits. Entry bit i travels on pin i % 72 in beat i / 72;
// pins 64 to 71 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module ssc_dsd_plus_enc (
  input  wire [255:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire  [31:0] check_o,  // check bits in ascending order of their place in the entry
  output wire [287:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [255:0] data_0 = {
    data_i[255:248],  // 255..248, lane 7, beat 3
    data_i[247:240],  // 247..240, lane 6, beat 3
    data_i[239:232],  // 239..232, lane 5, beat 3
    data_i[231:224],  // 231..224, lane 4, beat 3
    data_i[223:216],  // 223..216, lane 3, beat 3
    data_i[215:208],  // 215..208, lane 2, beat 3
    data_i[207:200],  // 207..200, lane 1, beat 3
    data_i[199:192],  // 199..192, lane 0, beat 3
    data_i[191:184],  // 191..184, lane 7, beat 2
    data_i[183:176],  // 183..176, lane 6, beat 2
    data_i[175:168],  // 175..168, lane 5, beat 2
    data_i[167:160],  // 167..160, lane 4, beat 2
    data_i[159:152],  // 159..152, lane 3, beat 2
    data_i[151:144],  // 151..144, lane 2, beat 2
    data_i[143:136],  // 143..136, lane 1, beat 2
    data_i[135:128],  // 135..128, lane 0, beat 2
    data_i[127:120],  // 127..120, lane 7, beat 1
    data_i[119:112],  // 119..112, lane 6, beat 1
    data_i[111:104],  // 111..104, lane 5, beat 1
    data_i[103:96],  // 103..96, lane 4, beat 1
    data_i[95:88],  // 95..88, lane 3, beat 1
    data_i[87:80],  // 87..80, lane 2, beat 1
    data_i[79:72],  // 79..72, lane 1, beat 1
    data_i[71:64],  // 71..64, lane 0, beat 1
    data_i[63:56],  // 63..56, lane 7, beat 0
    data_i[55:48],  // 55..48, lane 6, beat 0
    data_i[47:40],  // 47..40, lane 5, beat 0
    data_i[39:32],  // 39..32, lane 4, beat 0
    data_i[31:24],  // 31..24, lane 3, beat 0
    data_i[23:16],  // 23..16, lane 2, beat 0
    data_i[15:8],  // 15..8, lane 1, beat 0
    data_i[7:0]  // 7..0, lane 0, beat 0
  };
  wire [31:0] check_0;
  ssc_dsd_plus_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [31:0] check = {
    check_0[31:24],  // 31..24, lane 8, beat 3
    check_0[23:16],  // 23..16, lane 8, beat 2
    check_0[15:8],  // 15..8, lane 8, beat 1
    check_0[7:0]  // 7..0, lane 8, beat 0
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

endmodule  // ssc_dsd_plus_enc

`default_nettype wire
