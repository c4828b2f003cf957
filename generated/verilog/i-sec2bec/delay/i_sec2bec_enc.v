// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SEC-2bEC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.1, Eq. 3
// Generated from scheme i-sec2bec with hash
// 896d942fc5ac0be21fe0a190a20098e1acc8ea3ff12a03606e4b52f49bbcef6a.
// Do not edit; regenerate: eccforge emit verilog i-sec2bec --goal delay --out DIR
`default_nettype none

// Encodes an entry of 256 data and 32 check bits. Entry bit i travels on pin i % 72 in beat i / 72;
// pins 64 to 71 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
// Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].
module i_sec2bec_enc (
  input  wire [255:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire  [31:0] check_o,  // check bits in ascending order of their place in the entry
  output wire [287:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order.
  wire [63:0] data_0;
  genvar data_0_bit;
  generate
    for (data_0_bit = 0; data_0_bit < 64; data_0_bit = data_0_bit + 1) begin : gen_data_0
      localparam integer PLACE = (0 + 217 * data_0_bit) % 288;  // in the entry
      assign data_0[data_0_bit] = data_i[PLACE - PLACE / 72 * 8];
    end
  endgenerate
  wire [7:0] check_0;
  i_sec2bec_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Codeword 1: its data bits in codeword order.
  wire [63:0] data_1;
  genvar data_1_bit;
  generate
    for (data_1_bit = 0; data_1_bit < 64; data_1_bit = data_1_bit + 1) begin : gen_data_1
      localparam integer PLACE = (72 + 217 * data_1_bit) % 288;  // in the entry
      assign data_1[data_1_bit] = data_i[PLACE - PLACE / 72 * 8];
    end
  endgenerate
  wire [7:0] check_1;
  i_sec2bec_cw_enc u_codeword_1 (
    .data_i  (data_1),
    .check_o (check_1)
  );

  // Codeword 2: its data bits in codeword order.
  wire [63:0] data_2;
  genvar data_2_bit;
  generate
    for (data_2_bit = 0; data_2_bit < 64; data_2_bit = data_2_bit + 1) begin : gen_data_2
      localparam integer PLACE = (144 + 217 * data_2_bit) % 288;  // in the entry
      assign data_2[data_2_bit] = data_i[PLACE - PLACE / 72 * 8];
    end
  endgenerate
  wire [7:0] check_2;
  i_sec2bec_cw_enc u_codeword_2 (
    .data_i  (data_2),
    .check_o (check_2)
  );

  // Codeword 3: its data bits in codeword order.
  wire [63:0] data_3;
  genvar data_3_bit;
  generate
    for (data_3_bit = 0; data_3_bit < 64; data_3_bit = data_3_bit + 1) begin : gen_data_3
      localparam integer PLACE = (216 + 217 * data_3_bit) % 288;  // in the entry
      assign data_3[data_3_bit] = data_i[PLACE - PLACE / 72 * 8];
    end
  endgenerate
  wire [7:0] check_3;
  i_sec2bec_cw_enc u_codeword_3 (
    .data_i  (data_3),
    .check_o (check_3)
  );

  // Check bits and data bits in their places.
  wire [31:0] check = {
    // 31..24, lane 8, beat 3
    check_2[7], check_1[6], check_0[5], check_3[4], check_2[3], check_1[2], check_0[1], check_3[0],
    // 23..16, lane 8, beat 2
    check_1[7], check_0[6], check_3[5], check_2[4], check_1[3], check_0[2], check_3[1], check_2[0],
    // 15..8, lane 8, beat 1
    check_0[7], check_3[6], check_2[5], check_1[4], check_0[3], check_3[2], check_2[1], check_1[0],
    // 7..0, lane 8, beat 0
    check_3[7], check_2[6], check_1[5], check_0[4], check_3[3], check_2[2], check_1[1], check_0[0]
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

endmodule  // i_sec2bec_enc

`default_nettype wire
