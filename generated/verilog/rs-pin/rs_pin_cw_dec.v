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
module rs_pin_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.
  localparam [1151:0] ROWS = {
    288'hadf16efc9a8f230a3a8a3e4f251c9d41da8df0b6a2d6a1dd43093168ea3d44c7c8ef2001,  // S_3
    288'h0a74ee931f4f4a7007ff41d7f2ca78b627fd84e1dd8624eba968b7f4e622c7f319631001,  // S_2
    288'h9d6791d7878d65780f9ca2fd6b21c1dd6f9012eb31c334b78b3d7322ed69c819c6400801,  // S_1
    288'hd68421e1d1ddde86902409eb62a9c3681ab775f43de68822b9c769f36419ef6340100401  // S_0
  };
  wire [31:0] syndrome;
  eccforge_rs_syndrome #(
    .M(8),
    .Poly(9'h163),
    .Symbols(36),
    .Checks(4),
    .Rows(ROWS)
  ) u_syndrome (
    .codeword_i (codeword_i),
    .syndrome_o (syndrome)
  );

  // Places: the syndromes of an error of value 1, the factors that give its value, its symbols.
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
  localparam [1295:0] MEMBERS_0 = {
    36'h800000000,  // symbol 35
    36'h400000000,  // symbol 34
    36'h200000000,  // symbol 33
    36'h100000000,  // symbol 32
    36'h080000000,  // symbol 31
    36'h040000000,  // symbol 30
    36'h020000000,  // symbol 29
    36'h010000000,  // symbol 28
    36'h008000000,  // symbol 27
    36'h004000000,  // symbol 26
    36'h002000000,  // symbol 25
    36'h001000000,  // symbol 24
    36'h000800000,  // symbol 23
    36'h000400000,  // symbol 22
    36'h000200000,  // symbol 21
    36'h000100000,  // symbol 20
    36'h000080000,  // symbol 19
    36'h000040000,  // symbol 18
    36'h000020000,  // symbol 17
    36'h000010000,  // symbol 16
    36'h000008000,  // symbol 15
    36'h000004000,  // symbol 14
    36'h000002000,  // symbol 13
    36'h000001000,  // symbol 12
    36'h000000800,  // symbol 11
    36'h000000400,  // symbol 10
    36'h000000200,  // symbol 9
    36'h000000100,  // symbol 8
    36'h000000080,  // symbol 7
    36'h000000040,  // symbol 6
    36'h000000020,  // symbol 5
    36'h000000010,  // symbol 4
    36'h000000008,  // symbol 3
    36'h000000004,  // symbol 2
    36'h000000002,  // symbol 1
    36'h000000001  // symbol 0
  };
  localparam [255:0] VALUES_0 = {
    // the values that are corrected
    256'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe
  };
  wire [287:0] flips_0;
  wire match_0;
  eccforge_rs_places #(
    .M(8),
    .Poly(9'h163),
    .Symbols(36),
    .Checks(4),
    .Places(36),
    .Columns(COLUMNS_0),
    .Unscales(UNSCALES_0),
    .Members(MEMBERS_0),
    .Values(VALUES_0)
  ) u_places_0 (
    .syndrome_i (syndrome),
    .flips_o    (flips_0),
    .match_o    (match_0)
  );

  // Places: the syndromes of an error of value 1, the factors that give its value, its symbols.
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
  localparam [3563:0] MEMBERS_1 = {
    36'h804020100,  // symbols 8, 17, 26, 35
    36'h402010080,  // symbols 7, 16, 25, 34
    36'h201008040,  // symbols 6, 15, 24, 33
    36'h100804020,  // symbols 5, 14, 23, 32
    36'h080402010,  // symbols 4, 13, 22, 31
    36'h040201008,  // symbols 3, 12, 21, 30
    36'h020100804,  // symbols 2, 11, 20, 29
    36'h010080402,  // symbols 1, 10, 19, 28
    36'h008040201,  // symbols 0, 9, 18, 27
    36'h804020000,  // symbols 17, 26, 35
    36'h402010000,  // symbols 16, 25, 34
    36'h201008000,  // symbols 15, 24, 33
    36'h100804000,  // symbols 14, 23, 32
    36'h080402000,  // symbols 13, 22, 31
    36'h040201000,  // symbols 12, 21, 30
    36'h020100800,  // symbols 11, 20, 29
    36'h010080400,  // symbols 10, 19, 28
    36'h008040200,  // symbols 9, 18, 27
    36'h804000100,  // symbols 8, 26, 35
    36'h800020100,  // symbols 8, 17, 35
    36'h004020100,  // symbols 8, 17, 26
    36'h402000080,  // symbols 7, 25, 34
    36'h400010080,  // symbols 7, 16, 34
    36'h002010080,  // symbols 7, 16, 25
    36'h201000040,  // symbols 6, 24, 33
    36'h200008040,  // symbols 6, 15, 33
    36'h001008040,  // symbols 6, 15, 24
    36'h100800020,  // symbols 5, 23, 32
    36'h100004020,  // symbols 5, 14, 32
    36'h000804020,  // symbols 5, 14, 23
    36'h080400010,  // symbols 4, 22, 31
    36'h080002010,  // symbols 4, 13, 31
    36'h000402010,  // symbols 4, 13, 22
    36'h040200008,  // symbols 3, 21, 30
    36'h040001008,  // symbols 3, 12, 30
    36'h000201008,  // symbols 3, 12, 21
    36'h020100004,  // symbols 2, 20, 29
    36'h020000804,  // symbols 2, 11, 29
    36'h000100804,  // symbols 2, 11, 20
    36'h010080002,  // symbols 1, 19, 28
    36'h010000402,  // symbols 1, 10, 28
    36'h000080402,  // symbols 1, 10, 19
    36'h008040001,  // symbols 0, 18, 27
    36'h008000201,  // symbols 0, 9, 27
    36'h000040201,  // symbols 0, 9, 18
    36'h804000000,  // symbols 26, 35
    36'h402000000,  // symbols 25, 34
    36'h201000000,  // symbols 24, 33
    36'h100800000,  // symbols 23, 32
    36'h080400000,  // symbols 22, 31
    36'h040200000,  // symbols 21, 30
    36'h020100000,  // symbols 20, 29
    36'h010080000,  // symbols 19, 28
    36'h008040000,  // symbols 18, 27
    36'h800020000,  // symbols 17, 35
    36'h004020000,  // symbols 17, 26
    36'h400010000,  // symbols 16, 34
    36'h002010000,  // symbols 16, 25
    36'h200008000,  // symbols 15, 33
    36'h001008000,  // symbols 15, 24
    36'h100004000,  // symbols 14, 32
    36'h000804000,  // symbols 14, 23
    36'h080002000,  // symbols 13, 31
    36'h000402000,  // symbols 13, 22
    36'h040001000,  // symbols 12, 30
    36'h000201000,  // symbols 12, 21
    36'h020000800,  // symbols 11, 29
    36'h000100800,  // symbols 11, 20
    36'h010000400,  // symbols 10, 28
    36'h000080400,  // symbols 10, 19
    36'h008000200,  // symbols 9, 27
    36'h000040200,  // symbols 9, 18
    36'h800000100,  // symbols 8, 35
    36'h004000100,  // symbols 8, 26
    36'h000020100,  // symbols 8, 17
    36'h400000080,  // symbols 7, 34
    36'h002000080,  // symbols 7, 25
    36'h000010080,  // symbols 7, 16
    36'h200000040,  // symbols 6, 33
    36'h001000040,  // symbols 6, 24
    36'h000008040,  // symbols 6, 15
    36'h100000020,  // symbols 5, 32
    36'h000800020,  // symbols 5, 23
    36'h000004020,  // symbols 5, 14
    36'h080000010,  // symbols 4, 31
    36'h000400010,  // symbols 4, 22
    36'h000002010,  // symbols 4, 13
    36'h040000008,  // symbols 3, 30
    36'h000200008,  // symbols 3, 21
    36'h000001008,  // symbols 3, 12
    36'h020000004,  // symbols 2, 29
    36'h000100004,  // symbols 2, 20
    36'h000000804,  // symbols 2, 11
    36'h010000002,  // symbols 1, 28
    36'h000080002,  // symbols 1, 19
    36'h000000402,  // symbols 1, 10
    36'h008000001,  // symbols 0, 27
    36'h000040001,  // symbols 0, 18
    36'h000000201  // symbols 0, 9
  };
  localparam [255:0] VALUES_1 = {
    // the values that are corrected
    256'h0000000000000000000000000000000100000000000000010000000100010116
  };
  wire [287:0] flips_1;
  wire match_1;
  eccforge_rs_places #(
    .M(8),
    .Poly(9'h163),
    .Symbols(36),
    .Checks(4),
    .Places(99),
    .Columns(COLUMNS_1),
    .Unscales(UNSCALES_1),
    .Members(MEMBERS_1),
    .Values(VALUES_1)
  ) u_places_1 (
    .syndrome_i (syndrome),
    .flips_o    (flips_1),
    .match_o    (match_1)
  );

  // Correction: at most one of them matches.
  wire [287:0] flips = flips_0 | flips_1;
  wire ce = match_0 | match_1;
  wire due = |syndrome & ~ce;

  assign flips_o = flips;
  assign ce_o = ce;
  assign due_o = due;
  assign syndrome_o = syndrome;

endmodule  // rs_pin_cw_dec

`default_nettype wire
