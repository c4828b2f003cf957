// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) SSC-TSD: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-ssc-tsd with hash
// afeb1ee35802ef69461adaed1b0cec233c70995f264ca1d20b2de25708988c4f.
// Do not edit; regenerate: eccforge emit verilog rs-ssc-tsd --out DIR
`default_nettype none

// Decodes one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte; no error of class pin, 2bit, 3bit is silent.
// Each place is tried at once, a one-shot decoder [Sullivan et al., MICRO 2021, Fig. 7c; Lin &
// Costello, Section 6.3].
module rs_ssc_tsd_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.
  wire [31:0] syndrome;
  rs_ssc_tsd_rs_syndrome #(
    .Row(
      288'h010101010101010101010101010101010101010101010101010101010101010101010101
    )
  ) u_syndrome_0 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[7:0])
  );
  rs_ssc_tsd_rs_syndrome #(
    .Row(
      288'hea758bf47a3dafe67388442211b9edc7d26985f3c8643219bdefc6638040201008040201
    )
  ) u_syndrome_1 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[15:8])
  );
  rs_ssc_tsd_rs_syndrome #(
    .Row(
      288'hd68421e1d1ddde86902409eb62a9c3681ab775f43de68822b9c769f36419ef6340100401
    )
  ) u_syndrome_2 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[23:16])
  );
  rs_ssc_tsd_rs_syndrome #(
    .Row(
      288'h9d6791d7878d65780f9ca2fd6b21c1dd6f9012eb31c334b78b3d7322ed69c819c6400801
    )
  ) u_syndrome_3 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[31:24])
  );

  // Places: what an error of value 1 in each of them has for syndromes, and what reads its value
  // off.
  wire [35:0] fits;
  wire [35:0] match;
  wire [287:0] values;
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
  genvar p0;
  generate
    for (p0 = 0; p0 < 36; p0 = p0 + 1) begin : g_place_0
      rs_ssc_tsd_rs_locator #(
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

  // Correction: at most one place matches, and its value is wrong in its symbols.
  wire [287:0] gated;
  wire [7:0] value;
  wire [35:0] wrong;
  assign wrong = match;
  wire [287:0] single_flips;
  genvar i;
  generate
    for (i = 0; i < 36; i = i + 1) begin : g_gate
      assign gated[8*i +: 8] = values[8*i +: 8] & {8{match[i]}};
    end
    for (i = 0; i < 8; i = i + 1) begin : g_value
      assign value[i] = |(gated & ({36{8'h01}} << i));
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

endmodule  // rs_ssc_tsd_cw_dec

`default_nettype wire
