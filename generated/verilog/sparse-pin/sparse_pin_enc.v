// SPDX-License-Identifier: MIT OR Apache-2.0
// Sparse code with pins: eccforge search, examples/search-entry.yaml, seed 1, chain 0
// Generated from scheme sparse-pin with hash
// 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
// Do not edit; regenerate: eccforge emit verilog sparse-pin --out DIR
`default_nettype none

// Encodes an entry of 256 data and 32 check bits. Entry bit i travels on pin i % 72 in beat i / 72;
// pins 64 to 71 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, pin, byte; no error of class 2bit, 3bit is silent.
module sparse_pin_enc (
  input  wire [255:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire  [31:0] check_o,  // check bits in ascending order of their place in the entry
  output wire [287:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [255:0] data_0 = {
    data_i[255], data_i[254], data_i[253], data_i[252], data_i[251], data_i[250], data_i[249],
        data_i[248],  // 255..248, lane 7, beat 3
    data_i[247], data_i[246], data_i[245], data_i[244], data_i[243], data_i[242], data_i[241],
        data_i[240],  // 247..240, lane 6, beat 3
    data_i[239], data_i[238], data_i[237], data_i[236], data_i[235], data_i[234], data_i[233],
        data_i[232],  // 239..232, lane 5, beat 3
    data_i[231], data_i[230], data_i[229], data_i[228], data_i[227], data_i[226], data_i[225],
        data_i[224],  // 231..224, lane 4, beat 3
    data_i[223], data_i[222], data_i[221], data_i[220], data_i[219], data_i[218], data_i[217],
        data_i[216],  // 223..216, lane 3, beat 3
    data_i[215], data_i[214], data_i[213], data_i[212], data_i[211], data_i[210], data_i[209],
        data_i[208],  // 215..208, lane 2, beat 3
    data_i[207], data_i[206], data_i[205], data_i[204], data_i[203], data_i[202], data_i[201],
        data_i[200],  // 207..200, lane 1, beat 3
    data_i[199], data_i[198], data_i[197], data_i[196], data_i[195], data_i[194], data_i[193],
        data_i[192],  // 199..192, lane 0, beat 3
    data_i[191], data_i[190], data_i[189], data_i[188], data_i[187], data_i[186], data_i[185],
        data_i[184],  // 191..184, lane 7, beat 2
    data_i[183], data_i[182], data_i[181], data_i[180], data_i[179], data_i[178], data_i[177],
        data_i[176],  // 183..176, lane 6, beat 2
    data_i[175], data_i[174], data_i[173], data_i[172], data_i[171], data_i[170], data_i[169],
        data_i[168],  // 175..168, lane 5, beat 2
    data_i[167], data_i[166], data_i[165], data_i[164], data_i[163], data_i[162], data_i[161],
        data_i[160],  // 167..160, lane 4, beat 2
    data_i[159], data_i[158], data_i[157], data_i[156], data_i[155], data_i[154], data_i[153],
        data_i[152],  // 159..152, lane 3, beat 2
    data_i[151], data_i[150], data_i[149], data_i[148], data_i[147], data_i[146], data_i[145],
        data_i[144],  // 151..144, lane 2, beat 2
    data_i[143], data_i[142], data_i[141], data_i[140], data_i[139], data_i[138], data_i[137],
        data_i[136],  // 143..136, lane 1, beat 2
    data_i[135], data_i[134], data_i[133], data_i[132], data_i[131], data_i[130], data_i[129],
        data_i[128],  // 135..128, lane 0, beat 2
    data_i[127], data_i[126], data_i[125], data_i[124], data_i[123], data_i[122], data_i[121],
        data_i[120],  // 127..120, lane 7, beat 1
    data_i[119], data_i[118], data_i[117], data_i[116], data_i[115], data_i[114], data_i[113],
        data_i[112],  // 119..112, lane 6, beat 1
    data_i[111], data_i[110], data_i[109], data_i[108], data_i[107], data_i[106], data_i[105],
        data_i[104],  // 111..104, lane 5, beat 1
    data_i[103], data_i[102], data_i[101], data_i[100], data_i[99], data_i[98], data_i[97],
        data_i[96],  // 103..96, lane 4, beat 1
    // 95..88, lane 3, beat 1
    data_i[95], data_i[94], data_i[93], data_i[92], data_i[91], data_i[90], data_i[89], data_i[88],
    // 87..80, lane 2, beat 1
    data_i[87], data_i[86], data_i[85], data_i[84], data_i[83], data_i[82], data_i[81], data_i[80],
    // 79..72, lane 1, beat 1
    data_i[79], data_i[78], data_i[77], data_i[76], data_i[75], data_i[74], data_i[73], data_i[72],
    // 71..64, lane 0, beat 1
    data_i[71], data_i[70], data_i[69], data_i[68], data_i[67], data_i[66], data_i[65], data_i[64],
    // 63..56, lane 7, beat 0
    data_i[63], data_i[62], data_i[61], data_i[60], data_i[59], data_i[58], data_i[57], data_i[56],
    // 55..48, lane 6, beat 0
    data_i[55], data_i[54], data_i[53], data_i[52], data_i[51], data_i[50], data_i[49], data_i[48],
    // 47..40, lane 5, beat 0
    data_i[47], data_i[46], data_i[45], data_i[44], data_i[43], data_i[42], data_i[41], data_i[40],
    // 39..32, lane 4, beat 0
    data_i[39], data_i[38], data_i[37], data_i[36], data_i[35], data_i[34], data_i[33], data_i[32],
    // 31..24, lane 3, beat 0
    data_i[31], data_i[30], data_i[29], data_i[28], data_i[27], data_i[26], data_i[25], data_i[24],
    // 23..16, lane 2, beat 0
    data_i[23], data_i[22], data_i[21], data_i[20], data_i[19], data_i[18], data_i[17], data_i[16],
    // 15..8, lane 1, beat 0
    data_i[15], data_i[14], data_i[13], data_i[12], data_i[11], data_i[10], data_i[9], data_i[8],
    // 7..0, lane 0, beat 0
    data_i[7], data_i[6], data_i[5], data_i[4], data_i[3], data_i[2], data_i[1], data_i[0]
  };
  wire [31:0] check_0;
  sparse_pin_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [31:0] check = {
    check_0[31], check_0[30], check_0[29], check_0[28], check_0[27], check_0[26], check_0[25],
        check_0[24],  // 31..24, lane 8, beat 3
    check_0[23], check_0[22], check_0[21], check_0[20], check_0[19], check_0[18], check_0[17],
        check_0[16],  // 23..16, lane 8, beat 2
    check_0[15], check_0[14], check_0[13], check_0[12], check_0[11], check_0[10], check_0[9],
        check_0[8],  // 15..8, lane 8, beat 1
    // 7..0, lane 8, beat 0
    check_0[7], check_0[6], check_0[5], check_0[4], check_0[3], check_0[2], check_0[1], check_0[0]
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

endmodule  // sparse_pin_enc

`default_nettype wire
