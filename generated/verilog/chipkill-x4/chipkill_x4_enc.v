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
    data_i[127], data_i[126], data_i[125], data_i[124], data_i[63], data_i[62], data_i[61],
        data_i[60],  // 127..120, lane 7
    data_i[123], data_i[122], data_i[121], data_i[120], data_i[59], data_i[58], data_i[57],
        data_i[56],  // 119..112, lane 7
    data_i[119], data_i[118], data_i[117], data_i[116], data_i[55], data_i[54], data_i[53],
        data_i[52],  // 111..104, lane 6
    data_i[115], data_i[114], data_i[113], data_i[112], data_i[51], data_i[50], data_i[49],
        data_i[48],  // 103..96, lane 6
    data_i[111], data_i[110], data_i[109], data_i[108], data_i[47], data_i[46], data_i[45],
        data_i[44],  // 95..88, lane 5
    data_i[107], data_i[106], data_i[105], data_i[104], data_i[43], data_i[42], data_i[41],
        data_i[40],  // 87..80, lane 5
    data_i[103], data_i[102], data_i[101], data_i[100], data_i[39], data_i[38], data_i[37],
        data_i[36],  // 79..72, lane 4
    // 71..64, lane 4
    data_i[99], data_i[98], data_i[97], data_i[96], data_i[35], data_i[34], data_i[33], data_i[32],
    // 63..56, lane 3
    data_i[95], data_i[94], data_i[93], data_i[92], data_i[31], data_i[30], data_i[29], data_i[28],
    // 55..48, lane 3
    data_i[91], data_i[90], data_i[89], data_i[88], data_i[27], data_i[26], data_i[25], data_i[24],
    // 47..40, lane 2
    data_i[87], data_i[86], data_i[85], data_i[84], data_i[23], data_i[22], data_i[21], data_i[20],
    // 39..32, lane 2
    data_i[83], data_i[82], data_i[81], data_i[80], data_i[19], data_i[18], data_i[17], data_i[16],
    // 31..24, lane 1
    data_i[79], data_i[78], data_i[77], data_i[76], data_i[15], data_i[14], data_i[13], data_i[12],
    // 23..16, lane 1
    data_i[75], data_i[74], data_i[73], data_i[72], data_i[11], data_i[10], data_i[9], data_i[8],
    // 15..8, lane 0
    data_i[71], data_i[70], data_i[69], data_i[68], data_i[7], data_i[6], data_i[5], data_i[4],
    // 7..0, lane 0
    data_i[67], data_i[66], data_i[65], data_i[64], data_i[3], data_i[2], data_i[1], data_i[0]
  };
  wire [15:0] check_0;
  chipkill_x4_cw_enc u_codeword_0 (
    .data_i  (data_0),
    .check_o (check_0)
  );

  // Codeword 1: its data bits in codeword order, most significant first.
  wire [127:0] data_1 = {
    data_i[255], data_i[254], data_i[253], data_i[252], data_i[191], data_i[190], data_i[189],
        data_i[188],  // 127..120, lane 7
    data_i[251], data_i[250], data_i[249], data_i[248], data_i[187], data_i[186], data_i[185],
        data_i[184],  // 119..112, lane 7
    data_i[247], data_i[246], data_i[245], data_i[244], data_i[183], data_i[182], data_i[181],
        data_i[180],  // 111..104, lane 6
    data_i[243], data_i[242], data_i[241], data_i[240], data_i[179], data_i[178], data_i[177],
        data_i[176],  // 103..96, lane 6
    data_i[239], data_i[238], data_i[237], data_i[236], data_i[175], data_i[174], data_i[173],
        data_i[172],  // 95..88, lane 5
    data_i[235], data_i[234], data_i[233], data_i[232], data_i[171], data_i[170], data_i[169],
        data_i[168],  // 87..80, lane 5
    data_i[231], data_i[230], data_i[229], data_i[228], data_i[167], data_i[166], data_i[165],
        data_i[164],  // 79..72, lane 4
    data_i[227], data_i[226], data_i[225], data_i[224], data_i[163], data_i[162], data_i[161],
        data_i[160],  // 71..64, lane 4
    data_i[223], data_i[222], data_i[221], data_i[220], data_i[159], data_i[158], data_i[157],
        data_i[156],  // 63..56, lane 3
    data_i[219], data_i[218], data_i[217], data_i[216], data_i[155], data_i[154], data_i[153],
        data_i[152],  // 55..48, lane 3
    data_i[215], data_i[214], data_i[213], data_i[212], data_i[151], data_i[150], data_i[149],
        data_i[148],  // 47..40, lane 2
    data_i[211], data_i[210], data_i[209], data_i[208], data_i[147], data_i[146], data_i[145],
        data_i[144],  // 39..32, lane 2
    data_i[207], data_i[206], data_i[205], data_i[204], data_i[143], data_i[142], data_i[141],
        data_i[140],  // 31..24, lane 1
    data_i[203], data_i[202], data_i[201], data_i[200], data_i[139], data_i[138], data_i[137],
        data_i[136],  // 23..16, lane 1
    data_i[199], data_i[198], data_i[197], data_i[196], data_i[135], data_i[134], data_i[133],
        data_i[132],  // 15..8, lane 0
    data_i[195], data_i[194], data_i[193], data_i[192], data_i[131], data_i[130], data_i[129],
        data_i[128]  // 7..0, lane 0
  };
  wire [15:0] check_1;
  chipkill_x4_cw_enc u_codeword_1 (
    .data_i  (data_1),
    .check_o (check_1)
  );

  // Codeword 2: its data bits in codeword order, most significant first.
  wire [127:0] data_2 = {
    data_i[383], data_i[382], data_i[381], data_i[380], data_i[319], data_i[318], data_i[317],
        data_i[316],  // 127..120, lane 7
    data_i[379], data_i[378], data_i[377], data_i[376], data_i[315], data_i[314], data_i[313],
        data_i[312],  // 119..112, lane 7
    data_i[375], data_i[374], data_i[373], data_i[372], data_i[311], data_i[310], data_i[309],
        data_i[308],  // 111..104, lane 6
    data_i[371], data_i[370], data_i[369], data_i[368], data_i[307], data_i[306], data_i[305],
        data_i[304],  // 103..96, lane 6
    data_i[367], data_i[366], data_i[365], data_i[364], data_i[303], data_i[302], data_i[301],
        data_i[300],  // 95..88, lane 5
    data_i[363], data_i[362], data_i[361], data_i[360], data_i[299], data_i[298], data_i[297],
        data_i[296],  // 87..80, lane 5
    data_i[359], data_i[358], data_i[357], data_i[356], data_i[295], data_i[294], data_i[293],
        data_i[292],  // 79..72, lane 4
    data_i[355], data_i[354], data_i[353], data_i[352], data_i[291], data_i[290], data_i[289],
        data_i[288],  // 71..64, lane 4
    data_i[351], data_i[350], data_i[349], data_i[348], data_i[287], data_i[286], data_i[285],
        data_i[284],  // 63..56, lane 3
    data_i[347], data_i[346], data_i[345], data_i[344], data_i[283], data_i[282], data_i[281],
        data_i[280],  // 55..48, lane 3
    data_i[343], data_i[342], data_i[341], data_i[340], data_i[279], data_i[278], data_i[277],
        data_i[276],  // 47..40, lane 2
    data_i[339], data_i[338], data_i[337], data_i[336], data_i[275], data_i[274], data_i[273],
        data_i[272],  // 39..32, lane 2
    data_i[335], data_i[334], data_i[333], data_i[332], data_i[271], data_i[270], data_i[269],
        data_i[268],  // 31..24, lane 1
    data_i[331], data_i[330], data_i[329], data_i[328], data_i[267], data_i[266], data_i[265],
        data_i[264],  // 23..16, lane 1
    data_i[327], data_i[326], data_i[325], data_i[324], data_i[263], data_i[262], data_i[261],
        data_i[260],  // 15..8, lane 0
    data_i[323], data_i[322], data_i[321], data_i[320], data_i[259], data_i[258], data_i[257],
        data_i[256]  // 7..0, lane 0
  };
  wire [15:0] check_2;
  chipkill_x4_cw_enc u_codeword_2 (
    .data_i  (data_2),
    .check_o (check_2)
  );

  // Codeword 3: its data bits in codeword order, most significant first.
  wire [127:0] data_3 = {
    data_i[511], data_i[510], data_i[509], data_i[508], data_i[447], data_i[446], data_i[445],
        data_i[444],  // 127..120, lane 7
    data_i[507], data_i[506], data_i[505], data_i[504], data_i[443], data_i[442], data_i[441],
        data_i[440],  // 119..112, lane 7
    data_i[503], data_i[502], data_i[501], data_i[500], data_i[439], data_i[438], data_i[437],
        data_i[436],  // 111..104, lane 6
    data_i[499], data_i[498], data_i[497], data_i[496], data_i[435], data_i[434], data_i[433],
        data_i[432],  // 103..96, lane 6
    data_i[495], data_i[494], data_i[493], data_i[492], data_i[431], data_i[430], data_i[429],
        data_i[428],  // 95..88, lane 5
    data_i[491], data_i[490], data_i[489], data_i[488], data_i[427], data_i[426], data_i[425],
        data_i[424],  // 87..80, lane 5
    data_i[487], data_i[486], data_i[485], data_i[484], data_i[423], data_i[422], data_i[421],
        data_i[420],  // 79..72, lane 4
    data_i[483], data_i[482], data_i[481], data_i[480], data_i[419], data_i[418], data_i[417],
        data_i[416],  // 71..64, lane 4
    data_i[479], data_i[478], data_i[477], data_i[476], data_i[415], data_i[414], data_i[413],
        data_i[412],  // 63..56, lane 3
    data_i[475], data_i[474], data_i[473], data_i[472], data_i[411], data_i[410], data_i[409],
        data_i[408],  // 55..48, lane 3
    data_i[471], data_i[470], data_i[469], data_i[468], data_i[407], data_i[406], data_i[405],
        data_i[404],  // 47..40, lane 2
    data_i[467], data_i[466], data_i[465], data_i[464], data_i[403], data_i[402], data_i[401],
        data_i[400],  // 39..32, lane 2
    data_i[463], data_i[462], data_i[461], data_i[460], data_i[399], data_i[398], data_i[397],
        data_i[396],  // 31..24, lane 1
    data_i[459], data_i[458], data_i[457], data_i[456], data_i[395], data_i[394], data_i[393],
        data_i[392],  // 23..16, lane 1
    data_i[455], data_i[454], data_i[453], data_i[452], data_i[391], data_i[390], data_i[389],
        data_i[388],  // 15..8, lane 0
    data_i[451], data_i[450], data_i[449], data_i[448], data_i[387], data_i[386], data_i[385],
        data_i[384]  // 7..0, lane 0
  };
  wire [15:0] check_3;
  chipkill_x4_cw_enc u_codeword_3 (
    .data_i  (data_3),
    .check_o (check_3)
  );

  // Check bits and data bits in their places.
  wire [63:0] check = {
    check_3[15], check_3[14], check_3[13], check_3[12], check_3[7], check_3[6], check_3[5],
        check_3[4],  // 63..56, lane 8, beat 7
    check_3[11], check_3[10], check_3[9], check_3[8], check_3[3], check_3[2], check_3[1],
        check_3[0],  // 55..48, lane 8, beat 6
    check_2[15], check_2[14], check_2[13], check_2[12], check_2[7], check_2[6], check_2[5],
        check_2[4],  // 47..40, lane 8, beat 5
    check_2[11], check_2[10], check_2[9], check_2[8], check_2[3], check_2[2], check_2[1],
        check_2[0],  // 39..32, lane 8, beat 4
    check_1[15], check_1[14], check_1[13], check_1[12], check_1[7], check_1[6], check_1[5],
        check_1[4],  // 31..24, lane 8, beat 3
    check_1[11], check_1[10], check_1[9], check_1[8], check_1[3], check_1[2], check_1[1],
        check_1[0],  // 23..16, lane 8, beat 2
    check_0[15], check_0[14], check_0[13], check_0[12], check_0[7], check_0[6], check_0[5],
        check_0[4],  // 15..8, lane 8, beat 1
    // 7..0, lane 8, beat 0
    check_0[11], check_0[10], check_0[9], check_0[8], check_0[3], check_0[2], check_0[1], check_0[0]
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
