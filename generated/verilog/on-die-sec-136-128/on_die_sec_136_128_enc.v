// SPDX-License-Identifier: MIT OR Apache-2.0
// DDR5 on-die SEC (136,128): JEDEC JESD79-5 (on-die ECC: 128 data and 8 check bits, single-error
// correction); Hamming 1950
// Generated from scheme on-die-sec-136-128 with hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Do not edit; regenerate: eccforge emit verilog on-die-sec-136-128 --out DIR
`default_nettype none

// Encodes an entry of 128 data and 8 check bits. Entry bit i travels on pin i % 136 in beat i /
// 136; pins 128 to 135 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit.
module on_die_sec_136_128_enc (
  input  wire [127:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire   [7:0] check_o,  // check bits in ascending order of their place in the entry
  output wire [135:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [127:0] data_0 = {
    data_i[127], data_i[126], data_i[125], data_i[124], data_i[123], data_i[122], data_i[121],
        data_i[120],  // 127..120, lane 15
    data_i[119], data_i[118], data_i[117], data_i[116], data_i[115], data_i[114], data_i[113],
        data_i[112],  // 119..112, lane 14
    data_i[111], data_i[110], data_i[109], data_i[108], data_i[107], data_i[106], data_i[105],
        data_i[104],  // 111..104, lane 13
    data_i[103], data_i[102], data_i[101], data_i[100], data_i[99], data_i[98], data_i[97],
        data_i[96],  // 103..96, lane 12
    // 95..88, lane 11
    data_i[95], data_i[94], data_i[93], data_i[92], data_i[91], data_i[90], data_i[89], data_i[88],
    // 87..80, lane 10
    data_i[87], data_i[86], data_i[85], data_i[84], data_i[83], data_i[82], data_i[81], data_i[80],
    // 79..72, lane 9
    data_i[79], data_i[78], data_i[77], data_i[76], data_i[75], data_i[74], data_i[73], data_i[72],
    // 71..64, lane 8
    data_i[71], data_i[70], data_i[69], data_i[68], data_i[67], data_i[66], data_i[65], data_i[64],
    // 63..56, lane 7
    data_i[63], data_i[62], data_i[61], data_i[60], data_i[59], data_i[58], data_i[57], data_i[56],
    // 55..48, lane 6
    data_i[55], data_i[54], data_i[53], data_i[52], data_i[51], data_i[50], data_i[49], data_i[48],
    // 47..40, lane 5
    data_i[47], data_i[46], data_i[45], data_i[44], data_i[43], data_i[42], data_i[41], data_i[40],
    // 39..32, lane 4
    data_i[39], data_i[38], data_i[37], data_i[36], data_i[35], data_i[34], data_i[33], data_i[32],
    // 31..24, lane 3
    data_i[31], data_i[30], data_i[29], data_i[28], data_i[27], data_i[26], data_i[25], data_i[24],
    // 23..16, lane 2
    data_i[23], data_i[22], data_i[21], data_i[20], data_i[19], data_i[18], data_i[17], data_i[16],
    // 15..8, lane 1
    data_i[15], data_i[14], data_i[13], data_i[12], data_i[11], data_i[10], data_i[9], data_i[8],
    // 7..0, lane 0
    data_i[7], data_i[6], data_i[5], data_i[4], data_i[3], data_i[2], data_i[1], data_i[0]
  };
  wire [7:0] check_0;
  on_die_sec_136_128_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Check bits and data bits in their places.
  wire [7:0] check = {
    // 7..0, lane 16
    check_0[7], check_0[6], check_0[5], check_0[4], check_0[3], check_0[2], check_0[1], check_0[0]
  };
  assign check_o = check;
  wire [135:0] entry = {
    check[7:0],  // 135..128, lane 16
    data_i[127:120],  // 127..120, lane 15
    data_i[119:112],  // 119..112, lane 14
    data_i[111:104],  // 111..104, lane 13
    data_i[103:96],  // 103..96, lane 12
    data_i[95:88],  // 95..88, lane 11
    data_i[87:80],  // 87..80, lane 10
    data_i[79:72],  // 79..72, lane 9
    data_i[71:64],  // 71..64, lane 8
    data_i[63:56],  // 63..56, lane 7
    data_i[55:48],  // 55..48, lane 6
    data_i[47:40],  // 47..40, lane 5
    data_i[39:32],  // 39..32, lane 4
    data_i[31:24],  // 31..24, lane 3
    data_i[23:16],  // 23..16, lane 2
    data_i[15:8],  // 15..8, lane 1
    data_i[7:0]  // 7..0, lane 0
  };
  assign entry_o = entry;

endmodule  // on_die_sec_136_128_enc

`default_nettype wire
