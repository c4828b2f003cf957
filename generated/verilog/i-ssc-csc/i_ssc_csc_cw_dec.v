// SPDX-License-Identifier: MIT OR Apache-2.0
// I:SSC+CSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme i-ssc-csc with hash
// 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
// Do not edit; regenerate: eccforge emit verilog i-ssc-csc --out DIR
`default_nettype none

// Decodes one (144,128) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 3; corrects every
// error of class bit, pin, byte.
module i_ssc_csc_cw_dec (
  input  wire [143:0] codeword_i,               // codeword as read
  output wire  [17:0] touched_symbol_column_o,  // a proposed correction lies in this group of bits
  output wire  [17:0] touched_symbol_byte_o,    // a proposed correction lies in this group of bits
  output wire [143:0] flips_o,                  // proposed corrections
  output wire         ce_o,                     // the syndrome is that of a correctable pattern
  // the syndrome is neither zero nor that of a correctable pattern
  output wire         due_o,
  output wire  [15:0] syndrome_o                // syndrome
);

  // Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.
  localparam [287:0] ROWS = {
    144'h0100c8643219bdefc6638040201008040201,  // S_1
    144'h000101010101010101010101010101010101  // S_0
  };
  wire [15:0] syndrome;
  eccforge_rs_syndrome #(
    .M(8),
    .Poly(9'h163),
    .Symbols(18),
    .Checks(2),
    .Rows(ROWS)
  ) u_syndrome (
    .codeword_i (codeword_i),
    .syndrome_o (syndrome)
  );

  // Places: the syndromes of an error of value 1, the factors that give its value, its symbols.
  localparam [287:0] COLUMNS_0 = {
    16'h0100,  // symbol 17
    16'h0001,  // symbol 16
    16'hc801,  // symbol 15
    16'h6401,  // symbol 14
    16'h3201,  // symbol 13
    16'h1901,  // symbol 12
    16'hbd01,  // symbol 11
    16'hef01,  // symbol 10
    16'hc601,  // symbol 9
    16'h6301,  // symbol 8
    16'h8001,  // symbol 7
    16'h4001,  // symbol 6
    16'h2001,  // symbol 5
    16'h1001,  // symbol 4
    16'h0801,  // symbol 3
    16'h0401,  // symbol 2
    16'h0201,  // symbol 1
    16'h0101  // symbol 0
  };
  localparam [287:0] UNSCALES_0 = {
    16'h0100,  // symbol 17
    16'h0001,  // symbol 16
    16'h0001,  // symbol 15
    16'h0001,  // symbol 14
    16'h0001,  // symbol 13
    16'h0001,  // symbol 12
    16'h0001,  // symbol 11
    16'h0001,  // symbol 10
    16'h0001,  // symbol 9
    16'h0001,  // symbol 8
    16'h0001,  // symbol 7
    16'h0001,  // symbol 6
    16'h0001,  // symbol 5
    16'h0001,  // symbol 4
    16'h0001,  // symbol 3
    16'h0001,  // symbol 2
    16'h0001,  // symbol 1
    16'h0001  // symbol 0
  };
  localparam [323:0] MEMBERS_0 = {
    18'h20000,  // symbol 17
    18'h10000,  // symbol 16
    18'h08000,  // symbol 15
    18'h04000,  // symbol 14
    18'h02000,  // symbol 13
    18'h01000,  // symbol 12
    18'h00800,  // symbol 11
    18'h00400,  // symbol 10
    18'h00200,  // symbol 9
    18'h00100,  // symbol 8
    18'h00080,  // symbol 7
    18'h00040,  // symbol 6
    18'h00020,  // symbol 5
    18'h00010,  // symbol 4
    18'h00008,  // symbol 3
    18'h00004,  // symbol 2
    18'h00002,  // symbol 1
    18'h00001  // symbol 0
  };
  localparam [255:0] VALUES_0 = {
    // the values that are corrected
    256'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe
  };
  wire [143:0] flips_0;
  wire match_0;
  eccforge_rs_places #(
    .M(8),
    .Poly(9'h163),
    .Symbols(18),
    .Checks(2),
    .Places(18),
    .Columns(COLUMNS_0),
    .Unscales(UNSCALES_0),
    .Members(MEMBERS_0),
    .Values(VALUES_0)
  ) u_places_0 (
    .syndrome_i (syndrome),
    .flips_o    (flips_0),
    .match_o    (match_0)
  );

  // Correction: at most one of them matches.
  wire [143:0] flips = flips_0;
  wire ce = match_0;
  wire due = |syndrome & ~ce;

  localparam [143:0] TOUCHED_SYMBOL_COLUMN_0 = {
    144'h0000000000000000000000000000000000ff
  };
  assign touched_symbol_column_o[0] = |(flips & TOUCHED_SYMBOL_COLUMN_0);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_1 = {
    144'h00000000000000000000000000000000ff00
  };
  assign touched_symbol_column_o[1] = |(flips & TOUCHED_SYMBOL_COLUMN_1);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_2 = {
    144'h000000000000000000000000000000ff0000
  };
  assign touched_symbol_column_o[2] = |(flips & TOUCHED_SYMBOL_COLUMN_2);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_3 = {
    144'h0000000000000000000000000000ff000000
  };
  assign touched_symbol_column_o[3] = |(flips & TOUCHED_SYMBOL_COLUMN_3);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_4 = {
    144'h00000000000000000000000000ff00000000
  };
  assign touched_symbol_column_o[4] = |(flips & TOUCHED_SYMBOL_COLUMN_4);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_5 = {
    144'h000000000000000000000000ff0000000000
  };
  assign touched_symbol_column_o[5] = |(flips & TOUCHED_SYMBOL_COLUMN_5);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_6 = {
    144'h0000000000000000000000ff000000000000
  };
  assign touched_symbol_column_o[6] = |(flips & TOUCHED_SYMBOL_COLUMN_6);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_7 = {
    144'h00000000000000000000ff00000000000000
  };
  assign touched_symbol_column_o[7] = |(flips & TOUCHED_SYMBOL_COLUMN_7);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_8 = {
    144'h000000000000000000ff0000000000000000
  };
  assign touched_symbol_column_o[8] = |(flips & TOUCHED_SYMBOL_COLUMN_8);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_9 = {
    144'h0000000000000000ff000000000000000000
  };
  assign touched_symbol_column_o[9] = |(flips & TOUCHED_SYMBOL_COLUMN_9);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_10 = {
    144'h00000000000000ff00000000000000000000
  };
  assign touched_symbol_column_o[10] = |(flips & TOUCHED_SYMBOL_COLUMN_10);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_11 = {
    144'h000000000000ff0000000000000000000000
  };
  assign touched_symbol_column_o[11] = |(flips & TOUCHED_SYMBOL_COLUMN_11);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_12 = {
    144'h0000000000ff000000000000000000000000
  };
  assign touched_symbol_column_o[12] = |(flips & TOUCHED_SYMBOL_COLUMN_12);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_13 = {
    144'h00000000ff00000000000000000000000000
  };
  assign touched_symbol_column_o[13] = |(flips & TOUCHED_SYMBOL_COLUMN_13);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_14 = {
    144'h000000ff0000000000000000000000000000
  };
  assign touched_symbol_column_o[14] = |(flips & TOUCHED_SYMBOL_COLUMN_14);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_15 = {
    144'h0000ff000000000000000000000000000000
  };
  assign touched_symbol_column_o[15] = |(flips & TOUCHED_SYMBOL_COLUMN_15);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_16 = {
    144'h00ff00000000000000000000000000000000
  };
  assign touched_symbol_column_o[16] = |(flips & TOUCHED_SYMBOL_COLUMN_16);
  localparam [143:0] TOUCHED_SYMBOL_COLUMN_17 = {
    144'hff0000000000000000000000000000000000
  };
  assign touched_symbol_column_o[17] = |(flips & TOUCHED_SYMBOL_COLUMN_17);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_0 = {
    144'h0000000000000000000000000000000000ff
  };
  assign touched_symbol_byte_o[0] = |(flips & TOUCHED_SYMBOL_BYTE_0);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_1 = {
    144'h00000000000000000000000000000000ff00
  };
  assign touched_symbol_byte_o[1] = |(flips & TOUCHED_SYMBOL_BYTE_1);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_2 = {
    144'h000000000000000000000000000000ff0000
  };
  assign touched_symbol_byte_o[2] = |(flips & TOUCHED_SYMBOL_BYTE_2);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_3 = {
    144'h0000000000000000000000000000ff000000
  };
  assign touched_symbol_byte_o[3] = |(flips & TOUCHED_SYMBOL_BYTE_3);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_4 = {
    144'h00000000000000000000000000ff00000000
  };
  assign touched_symbol_byte_o[4] = |(flips & TOUCHED_SYMBOL_BYTE_4);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_5 = {
    144'h000000000000000000000000ff0000000000
  };
  assign touched_symbol_byte_o[5] = |(flips & TOUCHED_SYMBOL_BYTE_5);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_6 = {
    144'h0000000000000000000000ff000000000000
  };
  assign touched_symbol_byte_o[6] = |(flips & TOUCHED_SYMBOL_BYTE_6);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_7 = {
    144'h00000000000000000000ff00000000000000
  };
  assign touched_symbol_byte_o[7] = |(flips & TOUCHED_SYMBOL_BYTE_7);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_8 = {
    144'h000000000000000000ff0000000000000000
  };
  assign touched_symbol_byte_o[8] = |(flips & TOUCHED_SYMBOL_BYTE_8);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_9 = {
    144'h0000000000000000ff000000000000000000
  };
  assign touched_symbol_byte_o[9] = |(flips & TOUCHED_SYMBOL_BYTE_9);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_10 = {
    144'h00000000000000ff00000000000000000000
  };
  assign touched_symbol_byte_o[10] = |(flips & TOUCHED_SYMBOL_BYTE_10);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_11 = {
    144'h000000000000ff0000000000000000000000
  };
  assign touched_symbol_byte_o[11] = |(flips & TOUCHED_SYMBOL_BYTE_11);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_12 = {
    144'h0000000000ff000000000000000000000000
  };
  assign touched_symbol_byte_o[12] = |(flips & TOUCHED_SYMBOL_BYTE_12);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_13 = {
    144'h00000000ff00000000000000000000000000
  };
  assign touched_symbol_byte_o[13] = |(flips & TOUCHED_SYMBOL_BYTE_13);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_14 = {
    144'h000000ff0000000000000000000000000000
  };
  assign touched_symbol_byte_o[14] = |(flips & TOUCHED_SYMBOL_BYTE_14);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_15 = {
    144'h0000ff000000000000000000000000000000
  };
  assign touched_symbol_byte_o[15] = |(flips & TOUCHED_SYMBOL_BYTE_15);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_16 = {
    144'h00ff00000000000000000000000000000000
  };
  assign touched_symbol_byte_o[16] = |(flips & TOUCHED_SYMBOL_BYTE_16);
  localparam [143:0] TOUCHED_SYMBOL_BYTE_17 = {
    144'hff0000000000000000000000000000000000
  };
  assign touched_symbol_byte_o[17] = |(flips & TOUCHED_SYMBOL_BYTE_17);
  assign flips_o = flips;
  assign ce_o = ce;
  assign due_o = due;
  assign syndrome_o = syndrome;

endmodule  // i_ssc_csc_cw_dec

`default_nettype wire
