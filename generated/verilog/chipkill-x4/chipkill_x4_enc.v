// SPDX-License-Identifier: MIT OR Apache-2.0
// x4 chipkill: Dell, A White Paper on the Benefits of Chipkill-Correct ECC, IBM 1997; layout as in
// Kim, Sullivan, Erez, Bamboo ECC, HPCA 2015
// Generated from scheme chipkill-x4 with hash
// e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
// Do not edit; regenerate: eccforge emit verilog chipkill-x4 --out DIR
`default_nettype none

// Encodes an entry of 512 data and 64 check bits. Entry bit i travels on pin i % 72 in beat i / 72;
// pins 64 to 71 carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit, pin.
module chipkill_x4_enc (
  input  wire [511:0] data_i,   // data bit d travels on the d-th data bit of the entry
  output wire  [63:0] check_o,  // check bits in ascending order of their place in the entry
  output wire [575:0] entry_o   // entry as written
);

  // Codeword 0: its data bits in codeword order, most significant first.
  wire [127:0] data_0 = {
    data_i[127:124], data_i[63:60],  // 127..120, lane 7
    data_i[123:120], data_i[59:56],  // 119..112, lane 7
    data_i[119:116], data_i[55:52],  // 111..104, lane 6
    data_i[115:112], data_i[51:48],  // 103..96, lane 6
    data_i[111:108], data_i[47:44],  // 95..88, lane 5
    data_i[107:104], data_i[43:40],  // 87..80, lane 5
    data_i[103:100], data_i[39:36],  // 79..72, lane 4
    data_i[99:96], data_i[35:32],  // 71..64, lane 4
    data_i[95:92], data_i[31:28],  // 63..56, lane 3
    data_i[91:88], data_i[27:24],  // 55..48, lane 3
    data_i[87:84], data_i[23:20],  // 47..40, lane 2
    data_i[83:80], data_i[19:16],  // 39..32, lane 2
    data_i[79:76], data_i[15:12],  // 31..24, lane 1
    data_i[75:72], data_i[11:8],  // 23..16, lane 1
    data_i[71:68], data_i[7:4],  // 15..8, lane 0
    data_i[67:64], data_i[3:0]  // 7..0, lane 0
  };
  wire [15:0] check_0;
  chipkill_x4_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Codeword 1: its data bits in codeword order, most significant first.
  wire [127:0] data_1 = {
    data_i[255:252], data_i[191:188],  // 127..120, lane 7
    data_i[251:248], data_i[187:184],  // 119..112, lane 7
    data_i[247:244], data_i[183:180],  // 111..104, lane 6
    data_i[243:240], data_i[179:176],  // 103..96, lane 6
    data_i[239:236], data_i[175:172],  // 95..88, lane 5
    data_i[235:232], data_i[171:168],  // 87..80, lane 5
    data_i[231:228], data_i[167:164],  // 79..72, lane 4
    data_i[227:224], data_i[163:160],  // 71..64, lane 4
    data_i[223:220], data_i[159:156],  // 63..56, lane 3
    data_i[219:216], data_i[155:152],  // 55..48, lane 3
    data_i[215:212], data_i[151:148],  // 47..40, lane 2
    data_i[211:208], data_i[147:144],  // 39..32, lane 2
    data_i[207:204], data_i[143:140],  // 31..24, lane 1
    data_i[203:200], data_i[139:136],  // 23..16, lane 1
    data_i[199:196], data_i[135:132],  // 15..8, lane 0
    data_i[195:192], data_i[131:128]  // 7..0, lane 0
  };
  wire [15:0] check_1;
  chipkill_x4_cw_enc u_codeword_1 (
    .data_i  (data_1),
    .check_o (check_1)
  );

  // Codeword 2: its data bits in codeword order, most significant first.
  wire [127:0] data_2 = {
    data_i[383:380], data_i[319:316],  // 127..120, lane 7
    data_i[379:376], data_i[315:312],  // 119..112, lane 7
    data_i[375:372], data_i[311:308],  // 111..104, lane 6
    data_i[371:368], data_i[307:304],  // 103..96, lane 6
    data_i[367:364], data_i[303:300],  // 95..88, lane 5
    data_i[363:360], data_i[299:296],  // 87..80, lane 5
    data_i[359:356], data_i[295:292],  // 79..72, lane 4
    data_i[355:352], data_i[291:288],  // 71..64, lane 4
    data_i[351:348], data_i[287:284],  // 63..56, lane 3
    data_i[347:344], data_i[283:280],  // 55..48, lane 3
    data_i[343:340], data_i[279:276],  // 47..40, lane 2
    data_i[339:336], data_i[275:272],  // 39..32, lane 2
    data_i[335:332], data_i[271:268],  // 31..24, lane 1
    data_i[331:328], data_i[267:264],  // 23..16, lane 1
    data_i[327:324], data_i[263:260],  // 15..8, lane 0
    data_i[323:320], data_i[259:256]  // 7..0, lane 0
  };
  wire [15:0] check_2;
  chipkill_x4_cw_enc u_codeword_2 (
    .data_i  (data_2),
    .check_o (check_2)
  );

  // Codeword 3: its data bits in codeword order, most significant first.
  wire [127:0] data_3 = {
    data_i[511:508], data_i[447:444],  // 127..120, lane 7
    data_i[507:504], data_i[443:440],  // 119..112, lane 7
    data_i[503:500], data_i[439:436],  // 111..104, lane 6
    data_i[499:496], data_i[435:432],  // 103..96, lane 6
    data_i[495:492], data_i[431:428],  // 95..88, lane 5
    data_i[491:488], data_i[427:424],  // 87..80, lane 5
    data_i[487:484], data_i[423:420],  // 79..72, lane 4
    data_i[483:480], data_i[419:416],  // 71..64, lane 4
    data_i[479:476], data_i[415:412],  // 63..56, lane 3
    data_i[475:472], data_i[411:408],  // 55..48, lane 3
    data_i[471:468], data_i[407:404],  // 47..40, lane 2
    data_i[467:464], data_i[403:400],  // 39..32, lane 2
    data_i[463:460], data_i[399:396],  // 31..24, lane 1
    data_i[459:456], data_i[395:392],  // 23..16, lane 1
    data_i[455:452], data_i[391:388],  // 15..8, lane 0
    data_i[451:448], data_i[387:384]  // 7..0, lane 0
  };
  wire [15:0] check_3;
  chipkill_x4_cw_enc u_codeword_3 (
    .data_i  (data_3),
    .check_o (check_3)
  );

  // Check bits and data bits in their places.
  wire [63:0] check = {
    check_3[15:12], check_3[7:4],  // 63..56, lane 8, beat 7
    check_3[11:8], check_3[3:0],  // 55..48, lane 8, beat 6
    check_2[15:12], check_2[7:4],  // 47..40, lane 8, beat 5
    check_2[11:8], check_2[3:0],  // 39..32, lane 8, beat 4
    check_1[15:12], check_1[7:4],  // 31..24, lane 8, beat 3
    check_1[11:8], check_1[3:0],  // 23..16, lane 8, beat 2
    check_0[15:12], check_0[7:4],  // 15..8, lane 8, beat 1
    check_0[11:8], check_0[3:0]  // 7..0, lane 8, beat 0
  };
  assign check_o = check;
  wire [575:0] entry = {
    check[63:56],  // 575..568, lane 8, beat 7
    data_i[511:504],  // 567..560, lane 7, beat 7
    data_i[503:496],  // 559..552, lane 6, beat 7
    data_i[495:488],  // 551..544, lane 5, beat 7
    data_i[487:480],  // 543..536, lane 4, beat 7
    data_i[479:472],  // 535..528, lane 3, beat 7
    data_i[471:464],  // 527..520, lane 2, beat 7
    data_i[463:456],  // 519..512, lane 1, beat 7
    data_i[455:448],  // 511..504, lane 0, beat 7
    check[55:48],  // 503..496, lane 8, beat 6
    data_i[447:440],  // 495..488, lane 7, beat 6
    data_i[439:432],  // 487..480, lane 6, beat 6
    data_i[431:424],  // 479..472, lane 5, beat 6
    data_i[423:416],  // 471..464, lane 4, beat 6
    data_i[415:408],  // 463..456, lane 3, beat 6
    data_i[407:400],  // 455..448, lane 2, beat 6
    data_i[399:392],  // 447..440, lane 1, beat 6
    data_i[391:384],  // 439..432, lane 0, beat 6
    check[47:40],  // 431..424, lane 8, beat 5
    data_i[383:376],  // 423..416, lane 7, beat 5
    data_i[375:368],  // 415..408, lane 6, beat 5
    data_i[367:360],  // 407..400, lane 5, beat 5
    data_i[359:352],  // 399..392, lane 4, beat 5
    data_i[351:344],  // 391..384, lane 3, beat 5
    data_i[343:336],  // 383..376, lane 2, beat 5
    data_i[335:328],  // 375..368, lane 1, beat 5
    data_i[327:320],  // 367..360, lane 0, beat 5
    check[39:32],  // 359..352, lane 8, beat 4
    data_i[319:312],  // 351..344, lane 7, beat 4
    data_i[311:304],  // 343..336, lane 6, beat 4
    data_i[303:296],  // 335..328, lane 5, beat 4
    data_i[295:288],  // 327..320, lane 4, beat 4
    data_i[287:280],  // 319..312, lane 3, beat 4
    data_i[279:272],  // 311..304, lane 2, beat 4
    data_i[271:264],  // 303..296, lane 1, beat 4
    data_i[263:256],  // 295..288, lane 0, beat 4
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

endmodule  // chipkill_x4_enc

`default_nettype wire
