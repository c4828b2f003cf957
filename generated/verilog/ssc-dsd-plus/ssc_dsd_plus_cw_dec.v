// SPDX-License-Identifier: MIT OR Apache-2.0
// SSC-DSD+: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO 2021,
// Section 6.2
// Generated from scheme ssc-dsd-plus with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog ssc-dsd-plus --out DIR
`default_nettype none

// Decodes one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
module ssc_dsd_plus_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.
  localparam [1151:0] ROWS = {
    288'h9d6791d7878d65780f9ca2fd6b21c1dd6f9012eb31c334b78b3d7322ed69c819c6400801,  // S_3
    288'hd68421e1d1ddde86902409eb62a9c3681ab775f43de68822b9c769f36419ef6340100401,  // S_2
    288'hea758bf47a3dafe67388442211b9edc7d26985f3c8643219bdefc6638040201008040201,  // S_1
    288'h010101010101010101010101010101010101010101010101010101010101010101010101  // S_0
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
    32'h9dd6ea01,  // symbol 35
    32'h67847501,  // symbol 34
    32'h91218b01,  // symbol 33
    32'hd7e1f401,  // symbol 32
    32'h87d17a01,  // symbol 31
    32'h8ddd3d01,  // symbol 30
    32'h65deaf01,  // symbol 29
    32'h7886e601,  // symbol 28
    32'h0f907301,  // symbol 27
    32'h9c248801,  // symbol 26
    32'ha2094401,  // symbol 25
    32'hfdeb2201,  // symbol 24
    32'h6b621101,  // symbol 23
    32'h21a9b901,  // symbol 22
    32'hc1c3ed01,  // symbol 21
    32'hdd68c701,  // symbol 20
    32'h6f1ad201,  // symbol 19
    32'h90b76901,  // symbol 18
    32'h12758501,  // symbol 17
    32'hebf4f301,  // symbol 16
    32'h313dc801,  // symbol 15
    32'hc3e66401,  // symbol 14
    32'h34883201,  // symbol 13
    32'hb7221901,  // symbol 12
    32'h8bb9bd01,  // symbol 11
    32'h3dc7ef01,  // symbol 10
    32'h7369c601,  // symbol 9
    32'h22f36301,  // symbol 8
    32'hed648001,  // symbol 7
    32'h69194001,  // symbol 6
    32'hc8ef2001,  // symbol 5
    32'h19631001,  // symbol 4
    32'hc6400801,  // symbol 3
    32'h40100401,  // symbol 2
    32'h08040201,  // symbol 1
    32'h01010101  // symbol 0
  };
  localparam [1151:0] UNSCALES_0 = {
    32'h00000001,  // symbol 35
    32'h00000001,  // symbol 34
    32'h00000001,  // symbol 33
    32'h00000001,  // symbol 32
    32'h00000001,  // symbol 31
    32'h00000001,  // symbol 30
    32'h00000001,  // symbol 29
    32'h00000001,  // symbol 28
    32'h00000001,  // symbol 27
    32'h00000001,  // symbol 26
    32'h00000001,  // symbol 25
    32'h00000001,  // symbol 24
    32'h00000001,  // symbol 23
    32'h00000001,  // symbol 22
    32'h00000001,  // symbol 21
    32'h00000001,  // symbol 20
    32'h00000001,  // symbol 19
    32'h00000001,  // symbol 18
    32'h00000001,  // symbol 17
    32'h00000001,  // symbol 16
    32'h00000001,  // symbol 15
    32'h00000001,  // symbol 14
    32'h00000001,  // symbol 13
    32'h00000001,  // symbol 12
    32'h00000001,  // symbol 11
    32'h00000001,  // symbol 10
    32'h00000001,  // symbol 9
    32'h00000001,  // symbol 8
    32'h00000001,  // symbol 7
    32'h00000001,  // symbol 6
    32'h00000001,  // symbol 5
    32'h00000001,  // symbol 4
    32'h00000001,  // symbol 3
    32'h00000001,  // symbol 2
    32'h00000001,  // symbol 1
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

  // Correction: at most one of them matches.
  wire [287:0] flips = flips_0;
  wire ce = match_0;
  wire due = |syndrome & ~ce;

  assign flips_o = flips;
  assign ce_o = ce;
  assign due_o = due;
  assign syndrome_o = syndrome;

endmodule  // ssc_dsd_plus_cw_dec

`default_nettype wire
