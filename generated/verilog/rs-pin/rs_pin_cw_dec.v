// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) with pins: eccforge
// Generated from scheme rs-pin with hash
// 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Do not edit; regenerate: eccforge emit verilog rs-pin --out DIR
`default_nettype none

// Decodes one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, pin, byte; no error of class 2bit, 3bit is silent.
// Each place is tried at once, a one-shot decoder [Sullivan et al., MICRO 2021, Fig. 7c; Lin &
// Costello, Section 6.3].
module rs_pin_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.
  wire [31:0] syndrome;
  rs_pin_rs_syndrome #(
    .Row(
      288'hd68421e1d1ddde86902409eb62a9c3681ab775f43de68822b9c769f36419ef6340100401
    )
  ) u_syndrome_0 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[7:0])
  );
  rs_pin_rs_syndrome #(
    .Row(
      288'h9d6791d7878d65780f9ca2fd6b21c1dd6f9012eb31c334b78b3d7322ed69c819c6400801
    )
  ) u_syndrome_1 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[15:8])
  );
  rs_pin_rs_syndrome #(
    .Row(
      288'h0a74ee931f4f4a7007ff41d7f2ca78b627fd84e1dd8624eba968b7f4e622c7f319631001
    )
  ) u_syndrome_2 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[23:16])
  );
  rs_pin_rs_syndrome #(
    .Row(
      288'hadf16efc9a8f230a3a8a3e4f251c9d41da8df0b6a2d6a1dd43093168ea3d44c7c8ef2001
    )
  ) u_syndrome_3 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[31:24])
  );

  // Places: what an error of value 1 in each of them has for syndromes, and what reads its value
  // off.
  wire [134:0] fits;
  wire [134:0] match;
  wire [1079:0] values;
  localparam [1151:0] COLUMNS_0 = {
    32'had0a9dd6,  // symbol 35
    32'hf1746784,  // symbol 34
    32'h6eee9121,  // symbol 33
    32'hfc93d7e1,  // symbol 32
    32'h9a1f87d1,  // symbol 31
    32'h8f4f8ddd,  // symbol 30
    32'h234a65de,  // symbol 29
    32'h0a707886,  // symbol 28
    32'h3a070f90,  // symbol 27
    32'h8aff9c24,  // symbol 26
    32'h3e41a209,  // symbol 25
    32'h4fd7fdeb,  // symbol 24
    32'h25f26b62,  // symbol 23
    32'h1cca21a9,  // symbol 22
    32'h9d78c1c3,  // symbol 21
    32'h41b6dd68,  // symbol 20
    32'hda276f1a,  // symbol 19
    32'h8dfd90b7,  // symbol 18
    32'hf0841275,  // symbol 17
    32'hb6e1ebf4,  // symbol 16
    32'ha2dd313d,  // symbol 15
    32'hd686c3e6,  // symbol 14
    32'ha1243488,  // symbol 13
    32'hddebb722,  // symbol 12
    32'h43a98bb9,  // symbol 11
    32'h09683dc7,  // symbol 10
    32'h31b77369,  // symbol 9
    32'h68f422f3,  // symbol 8
    32'heae6ed64,  // symbol 7
    32'h3d226919,  // symbol 6
    32'h44c7c8ef,  // symbol 5
    32'hc7f31963,  // symbol 4
    32'hc819c640,  // symbol 3
    32'hef634010,  // symbol 2
    32'h20100804,  // symbol 1
    32'h01010101  // symbol 0
  };
  localparam [1151:0] UNSCALES_0 = {
    32'h00000089,  // symbol 35
    32'h000000e2,  // symbol 34
    32'h0000002d,  // symbol 33
    32'h000000b4,  // symbol 32
    32'h00000016,  // symbol 31
    32'h00000058,  // symbol 30
    32'h00000003,  // symbol 29
    32'h0000000c,  // symbol 28
    32'h00000030,  // symbol 27
    32'h000000c0,  // symbol 26
    32'h000000a5,  // symbol 25
    32'h00000052,  // symbol 24
    32'h0000002b,  // symbol 23
    32'h000000ac,  // symbol 22
    32'h00000076,  // symbol 21
    32'h000000bb,  // symbol 20
    32'h0000002a,  // symbol 19
    32'h000000a8,  // symbol 18
    32'h00000066,  // symbol 17
    32'h000000fb,  // symbol 16
    32'h00000049,  // symbol 15
    32'h00000047,  // symbol 14
    32'h0000007f,  // symbol 13
    32'h0000009f,  // symbol 12
    32'h000000ba,  // symbol 11
    32'h0000002e,  // symbol 10
    32'h000000b8,  // symbol 9
    32'h00000026,  // symbol 8
    32'h00000098,  // symbol 7
    32'h000000a6,  // symbol 6
    32'h0000005e,  // symbol 5
    32'h0000001b,  // symbol 4
    32'h0000006c,  // symbol 3
    32'h000000d3,  // symbol 2
    32'h000000e9,  // symbol 1
    32'h00000001  // symbol 0
  };
  genvar p0;
  generate
    for (p0 = 0; p0 < 36; p0 = p0 + 1) begin : g_place_0
      rs_pin_rs_locator #(
        .Column(COLUMNS_0[32*p0 +: 32]),
        .Unscale(UNSCALES_0[32*p0 +: 32])
      ) u_locator (
        .syndrome_i(syndrome),
        .match_o(fits[p0]),
        .value_o(values[8*p0 +: 8])
      );
      assign match[p0] = fits[p0] & |(values[8*p0 +: 8]);
    end
  endgenerate
  localparam [3167:0] COLUMNS_1 = {
    32'hbf853174,  // symbols 8, 17, 26, 35
    32'h9332c31d,  // symbols 7, 16, 25, 34
    32'hbec634ee,  // symbols 6, 15, 24, 33
    32'h4b20b78a,  // symbols 5, 14, 23, 32
    32'he0028b93,  // symbols 4, 13, 22, 31
    32'h07c53d7c,  // symbols 3, 12, 21, 30
    32'hce36731f,  // symbols 2, 11, 20, 29
    32'hf92f225f,  // symbols 1, 10, 19, 28
    32'h874ced4f,  // symbols 0, 9, 18, 27
    32'hd7711387,  // symbols 17, 26, 35
    32'h79d42e79,  // symbols 16, 25, 34
    32'h83e45df7,  // symbols 15, 24, 33
    32'h0fe77f65,  // symbols 14, 23, 32
    32'h27f192f0,  // symbols 13, 22, 31
    32'hcfdcfb3c,  // symbols 12, 21, 30
    32'h2155330f,  // symbols 11, 20, 29
    32'hd93f2a5b,  // symbols 10, 19, 28
    32'h864dec4e,  // symbols 9, 18, 27
    32'h4f012301,  // symbols 8, 26, 35
    32'h357aad50,  // symbols 8, 17, 35
    32'h128faca2,  // symbols 8, 17, 26
    32'h25d328e9,  // symbols 7, 25, 34
    32'had736114,  // symbols 7, 16, 34
    32'h6246a499,  // symbols 7, 16, 25
    32'h1c1b05d3,  // symbols 6, 24, 33
    32'hf111c905,  // symbols 6, 15, 33
    32'hd028a5cf,  // symbols 6, 15, 24
    32'h9da6746c,  // symbols 5, 23, 32
    32'h6ed2dce8,  // symbols 5, 14, 32
    32'hb7b3606b,  // symbols 5, 14, 23
    32'h4126bf1b,  // symbols 4, 22, 31
    32'hfcc8aa3a,  // symbols 4, 13, 31
    32'h7a1d0c42,  // symbols 4, 13, 22
    32'hda2e8a5e,  // symbols 3, 21, 30
    32'h9abdfcbf,  // symbols 3, 12, 30
    32'h888ab0a1,  // symbols 3, 12, 21
    32'h8d9ff8a6,  // symbols 2, 20, 29
    32'h8f80ae77,  // symbols 2, 11, 29
    32'hed7c16c1,  // symbols 2, 11, 20
    32'hf0471f98,  // symbols 1, 19, 28
    32'h23084d45,  // symbols 1, 10, 28
    32'hf35f5ad9,  // symbols 1, 10, 19
    32'hb6fb9e26,  // symbols 0, 18, 27
    32'h0ab17df8,  // symbols 0, 9, 27
    32'hbd4be2df,  // symbols 0, 9, 18
    32'h27f501f2,  // symbols 26, 35
    32'hcf35c58d,  // symbols 25, 34
    32'h21396cca,  // symbols 24, 33
    32'hd961bc83,  // symbols 23, 32
    32'h86d5a678,  // symbols 22, 31
    32'h12374c1e,  // symbols 21, 30
    32'h62fcb8b6,  // symbols 20, 29
    32'hd057179c,  // symbols 19, 28
    32'hb7fa9f27,  // symbols 18, 27
    32'h5d8e8fa3,  // symbols 17, 35
    32'h7a7b8e51,  // symbols 17, 26
    32'h47958c70,  // symbols 16, 34
    32'h88a049fd,  // symbols 16, 25
    32'hcc33a01c,  // symbols 15, 33
    32'hed0accd6,  // symbols 15, 24
    32'h2a151407,  // symbols 14, 32
    32'hf374a884,  // symbols 14, 23
    32'h3b3bb359,  // symbols 13, 31
    32'hbdee1521,  // symbols 13, 22
    32'h52a43aff,  // symbols 12, 30
    32'h409376e1,  // symbols 12, 21
    32'h60e3ee67,  // symbols 11, 29
    32'h021f56d1,  // symbols 11, 20
    32'h03184541,  // symbols 10, 28
    32'hd34f52dd,  // symbols 10, 19
    32'h0bb07cf9,  // symbols 9, 27
    32'hbc4ae3de,  // symbols 9, 18
    32'hc5febf25,  // symbols 8, 35
    32'he20bbed7,  // symbols 8, 26
    32'h98703086,  // symbols 8, 17
    32'h1b928ae0,  // symbols 7, 34
    32'hd4a74f6d,  // symbols 7, 25
    32'h5c070690,  // symbols 7, 16
    32'h53ccf838,  // symbols 6, 33
    32'h72f594f2,  // symbols 6, 24
    32'h9fff5824,  // symbols 6, 15
    32'hb8541f0e,  // symbols 5, 32
    32'h6135a38d,  // symbols 5, 23
    32'h92410b09,  // symbols 5, 14
    32'h5dec9eb2,  // symbols 4, 31
    32'hdb3938ca,  // symbols 4, 22
    32'h66d72deb,  // symbols 4, 13
    32'h47564b9d,  // symbols 3, 30
    32'h55610783,  // symbols 3, 21
    32'h15f27162,  // symbols 3, 12
    32'hcc2925ce,  // symbols 2, 29
    32'haed59d78,  // symbols 2, 20
    32'haccacba9,  // symbols 2, 11
    32'h2a607082,  // symbols 1, 28
    32'hfa37671e,  // symbols 1, 19
    32'h297835c3,  // symbols 1, 10
    32'h3b060e91,  // symbols 0, 27
    32'h8cfc91b6,  // symbols 0, 18
    32'h30b67268  // symbols 0, 9
  };
  localparam [3167:0] UNSCALES_1 = {
    32'h00000096,  // symbols 8, 17, 26, 35
    32'h0000009e,  // symbols 7, 16, 25, 34
    32'h000000be,  // symbols 6, 15, 24, 33
    32'h0000003e,  // symbols 5, 14, 23, 32
    32'h000000f8,  // symbols 4, 13, 22, 31
    32'h00000045,  // symbols 3, 12, 21, 30
    32'h00000077,  // symbols 2, 11, 20, 29
    32'h000000bf,  // symbols 1, 10, 19, 28
    32'h0000003a,  // symbols 0, 9, 18, 27
    32'h00000055,  // symbols 17, 26, 35
    32'h00000037,  // symbols 16, 25, 34
    32'h000000dc,  // symbols 15, 24, 33
    32'h000000d5,  // symbols 14, 23, 32
    32'h000000f1,  // symbols 13, 22, 31
    32'h00000061,  // symbols 12, 21, 30
    32'h000000e7,  // symbols 11, 20, 29
    32'h00000039,  // symbols 10, 19, 28
    32'h000000e4,  // symbols 9, 18, 27
    32'h00000001,  // symbols 8, 26, 35
    32'h00000070,  // symbols 8, 17, 35
    32'h00000035,  // symbols 8, 17, 26
    32'h00000004,  // symbols 7, 25, 34
    32'h000000a3,  // symbols 7, 16, 34
    32'h000000d4,  // symbols 7, 16, 25
    32'h00000010,  // symbols 6, 24, 33
    32'h0000004a,  // symbols 6, 15, 33
    32'h000000f5,  // symbols 6, 15, 24
    32'h00000040,  // symbols 5, 23, 32
    32'h0000004b,  // symbols 5, 14, 32
    32'h00000071,  // symbols 5, 14, 23
    32'h00000063,  // symbols 4, 22, 31
    32'h0000004f,  // symbols 4, 13, 31
    32'h000000a7,  // symbols 4, 13, 22
    32'h000000ef,  // symbols 3, 21, 30
    32'h0000005f,  // symbols 3, 12, 30
    32'h0000005a,  // symbols 3, 12, 21
    32'h00000019,  // symbols 2, 20, 29
    32'h0000001f,  // symbols 2, 11, 29
    32'h0000000b,  // symbols 2, 11, 20
    32'h00000064,  // symbols 1, 19, 28
    32'h0000007c,  // symbols 1, 10, 28
    32'h0000002c,  // symbols 1, 10, 19
    32'h000000f3,  // symbols 0, 18, 27
    32'h00000093,  // symbols 0, 9, 27
    32'h000000b0,  // symbols 0, 9, 18
    32'h000000aa,  // symbols 26, 35
    32'h0000006e,  // symbols 25, 34
    32'h000000db,  // symbols 24, 33
    32'h000000c9,  // symbols 23, 32
    32'h00000081,  // symbols 22, 31
    32'h000000c2,  // symbols 21, 30
    32'h000000ad,  // symbols 20, 29
    32'h00000072,  // symbols 19, 28
    32'h000000ab,  // symbols 18, 27
    32'h00000014,  // symbols 17, 35
    32'h0000006a,  // symbols 17, 26
    32'h00000050,  // symbols 16, 34
    32'h000000cb,  // symbols 16, 25
    32'h00000023,  // symbols 15, 33
    32'h00000089,  // symbols 15, 24
    32'h0000008c,  // symbols 14, 32
    32'h000000e2,  // symbols 14, 23
    32'h000000f6,  // symbols 13, 31
    32'h0000002d,  // symbols 13, 22
    32'h0000007d,  // symbols 12, 30
    32'h000000b4,  // symbols 12, 21
    32'h00000097,  // symbols 11, 29
    32'h00000016,  // symbols 11, 20
    32'h0000009a,  // symbols 10, 28
    32'h00000058,  // symbols 10, 19
    32'h000000ae,  // symbols 9, 27
    32'h00000003,  // symbols 9, 18
    32'h0000000a,  // symbols 8, 35
    32'h0000007e,  // symbols 8, 26
    32'h0000000c,  // symbols 8, 17
    32'h00000028,  // symbols 7, 34
    32'h0000009b,  // symbols 7, 25
    32'h00000030,  // symbols 7, 16
    32'h000000a0,  // symbols 6, 33
    32'h000000aa,  // symbols 6, 24
    32'h000000c0,  // symbols 6, 15
    32'h00000046,  // symbols 5, 32
    32'h0000006e,  // symbols 5, 23
    32'h000000a5,  // symbols 5, 14
    32'h0000007b,  // symbols 4, 31
    32'h000000db,  // symbols 4, 22
    32'h00000052,  // symbols 4, 13
    32'h0000008f,  // symbols 3, 30
    32'h000000c9,  // symbols 3, 21
    32'h0000002b,  // symbols 3, 12
    32'h000000fa,  // symbols 2, 29
    32'h00000081,  // symbols 2, 20
    32'h000000ac,  // symbols 2, 11
    32'h0000004d,  // symbols 1, 28
    32'h000000c2,  // symbols 1, 19
    32'h00000076,  // symbols 1, 10
    32'h00000057,  // symbols 0, 27
    32'h000000ad,  // symbols 0, 18
    32'h000000bb  // symbols 0, 9
  };
  function correctable_1;
    input [7:0] value;
    case (value)
      8'h01, 8'h02, 8'h04, 8'h08, 8'h10, 8'h20, 8'h40, 8'h80:
        correctable_1 = 1'b1;
      default: correctable_1 = 1'b0;
    endcase
  endfunction
  genvar p1;
  generate
    for (p1 = 0; p1 < 99; p1 = p1 + 1) begin : g_place_1
      rs_pin_rs_locator #(
        .Column(COLUMNS_1[32*p1 +: 32]),
        .Unscale(UNSCALES_1[32*p1 +: 32])
      ) u_locator (
        .syndrome_i(syndrome),
        .match_o(fits[36 + p1]),
        .value_o(values[288 + 8*p1 +: 8])
      );
      assign match[36 + p1] = fits[36 + p1] & correctable_1(values[288 + 8*p1 +: 8]);
    end
  endgenerate

  // Correction: at most one place matches, and its value is wrong in its symbols.
  wire [1079:0] gated;
  wire [7:0] value;
  wire [35:0] wrong;
  localparam [134:0] WITH_SYMBOL_0 =
      135'h00400000001c0000000000007000000001;
  localparam [134:0] WITH_SYMBOL_1 =
      135'h0080000000e00000000000038000000002;
  localparam [134:0] WITH_SYMBOL_2 =
      135'h01000000070000000000001c0000000004;
  localparam [134:0] WITH_SYMBOL_3 =
      135'h0200000038000000000000e00000000008;
  localparam [134:0] WITH_SYMBOL_4 =
      135'h04000001c0000000000007000000000010;
  localparam [134:0] WITH_SYMBOL_5 =
      135'h0800000e00000000000038000000000020;
  localparam [134:0] WITH_SYMBOL_6 =
      135'h10000070000000000001c0000000000040;
  localparam [134:0] WITH_SYMBOL_7 =
      135'h2000038000000000000e00000000000080;
  localparam [134:0] WITH_SYMBOL_8 =
      135'h40001c0000000000007000000000000100;
  localparam [134:0] WITH_SYMBOL_9 =
      135'h00402000000c0000018000001000000200;
  localparam [134:0] WITH_SYMBOL_10 =
      135'h0080400000600000060000008000000400;
  localparam [134:0] WITH_SYMBOL_11 =
      135'h0100800003000000180000040000000800;
  localparam [134:0] WITH_SYMBOL_12 =
      135'h0201000018000000600000200000001000;
  localparam [134:0] WITH_SYMBOL_13 =
      135'h04020000c0000001800001000000002000;
  localparam [134:0] WITH_SYMBOL_14 =
      135'h0804000600000006000008000000004000;
  localparam [134:0] WITH_SYMBOL_15 =
      135'h1008003000000018000040000000008000;
  localparam [134:0] WITH_SYMBOL_16 =
      135'h2010018000000060000200000000010000;
  localparam [134:0] WITH_SYMBOL_17 =
      135'h40200c0000000180001000000000020000;
  localparam [134:0] WITH_SYMBOL_18 =
      135'h0040200000140200008000002000040000;
  localparam [134:0] WITH_SYMBOL_19 =
      135'h0080400000a00400020000010000080000;
  localparam [134:0] WITH_SYMBOL_20 =
      135'h0100800005000800080000080000100000;
  localparam [134:0] WITH_SYMBOL_21 =
      135'h0201000028001000200000400000200000;
  localparam [134:0] WITH_SYMBOL_22 =
      135'h0402000140002000800002000000400000;
  localparam [134:0] WITH_SYMBOL_23 =
      135'h0804000a00004002000010000000800000;
  localparam [134:0] WITH_SYMBOL_24 =
      135'h1008005000008008000080000001000000;
  localparam [134:0] WITH_SYMBOL_25 =
      135'h2010028000010020000400000002000000;
  localparam [134:0] WITH_SYMBOL_26 =
      135'h4020140000020080002000000004000000;
  localparam [134:0] WITH_SYMBOL_27 =
      135'h0040200000180200010000004008000000;
  localparam [134:0] WITH_SYMBOL_28 =
      135'h0080400000c00400040000020010000000;
  localparam [134:0] WITH_SYMBOL_29 =
      135'h0100800006000800100000100020000000;
  localparam [134:0] WITH_SYMBOL_30 =
      135'h0201000030001000400000800040000000;
  localparam [134:0] WITH_SYMBOL_31 =
      135'h0402000180002001000004000080000000;
  localparam [134:0] WITH_SYMBOL_32 =
      135'h0804000c00004004000020000100000000;
  localparam [134:0] WITH_SYMBOL_33 =
      135'h1008006000008010000100000200000000;
  localparam [134:0] WITH_SYMBOL_34 =
      135'h2010030000010040000800000400000000;
  localparam [134:0] WITH_SYMBOL_35 =
      135'h4020180000020100004000000800000000;
  assign wrong[0] = |(match & WITH_SYMBOL_0);
  assign wrong[1] = |(match & WITH_SYMBOL_1);
  assign wrong[2] = |(match & WITH_SYMBOL_2);
  assign wrong[3] = |(match & WITH_SYMBOL_3);
  assign wrong[4] = |(match & WITH_SYMBOL_4);
  assign wrong[5] = |(match & WITH_SYMBOL_5);
  assign wrong[6] = |(match & WITH_SYMBOL_6);
  assign wrong[7] = |(match & WITH_SYMBOL_7);
  assign wrong[8] = |(match & WITH_SYMBOL_8);
  assign wrong[9] = |(match & WITH_SYMBOL_9);
  assign wrong[10] = |(match & WITH_SYMBOL_10);
  assign wrong[11] = |(match & WITH_SYMBOL_11);
  assign wrong[12] = |(match & WITH_SYMBOL_12);
  assign wrong[13] = |(match & WITH_SYMBOL_13);
  assign wrong[14] = |(match & WITH_SYMBOL_14);
  assign wrong[15] = |(match & WITH_SYMBOL_15);
  assign wrong[16] = |(match & WITH_SYMBOL_16);
  assign wrong[17] = |(match & WITH_SYMBOL_17);
  assign wrong[18] = |(match & WITH_SYMBOL_18);
  assign wrong[19] = |(match & WITH_SYMBOL_19);
  assign wrong[20] = |(match & WITH_SYMBOL_20);
  assign wrong[21] = |(match & WITH_SYMBOL_21);
  assign wrong[22] = |(match & WITH_SYMBOL_22);
  assign wrong[23] = |(match & WITH_SYMBOL_23);
  assign wrong[24] = |(match & WITH_SYMBOL_24);
  assign wrong[25] = |(match & WITH_SYMBOL_25);
  assign wrong[26] = |(match & WITH_SYMBOL_26);
  assign wrong[27] = |(match & WITH_SYMBOL_27);
  assign wrong[28] = |(match & WITH_SYMBOL_28);
  assign wrong[29] = |(match & WITH_SYMBOL_29);
  assign wrong[30] = |(match & WITH_SYMBOL_30);
  assign wrong[31] = |(match & WITH_SYMBOL_31);
  assign wrong[32] = |(match & WITH_SYMBOL_32);
  assign wrong[33] = |(match & WITH_SYMBOL_33);
  assign wrong[34] = |(match & WITH_SYMBOL_34);
  assign wrong[35] = |(match & WITH_SYMBOL_35);
  wire [287:0] single_flips;
  genvar i;
  generate
    for (i = 0; i < 135; i = i + 1) begin : g_gate
      assign gated[8*i +: 8] = values[8*i +: 8] & {8{match[i]}};
    end
    for (i = 0; i < 8; i = i + 1) begin : g_value
      assign value[i] = |(gated & ({135{8'h01}} << i));
    end
    for (i = 0; i < 36; i = i + 1) begin : g_symbol
      assign single_flips[8*i +: 8] = value & {8{wrong[i]}};
    end
  endgenerate

  // Flags, strict: a syndrome that is neither zero nor that of a correctable error is a DUE.
  wire [287:0] flips = single_flips;
  wire ce = |match;
  wire due = (|syndrome) & ~ce;

  assign flips_o = flips;
  assign ce_o = ce;
  assign due_o = due;
  assign syndrome_o = syndrome;

endmodule  // rs_pin_cw_dec

`default_nettype wire
