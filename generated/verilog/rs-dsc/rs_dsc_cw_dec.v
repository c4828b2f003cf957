// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// Decodes one (288,256) codeword.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 6; corrects every
// error of class bit, byte, 2bit.
// Each place is tried at once, a one-shot decoder [Sullivan et al., MICRO 2021, Fig. 7c; Lin &
// Costello, Section 6.3].
module rs_dsc_cw_dec (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire [287:0] flips_o,     // proposed corrections
  output wire         ce_o,        // the syndrome is that of a correctable pattern
  output wire         due_o,       // the syndrome is neither zero nor that of a correctable pattern
  output wire  [31:0] syndrome_o   // syndrome
);

  // Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.
  wire [31:0] syndrome;
  rs_dsc_rs_syndrome #(
    .Row(
      288'h010101010101010101010101010101010101010101010101010101010101010101010101
    )
  ) u_syndrome_0 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[7:0])
  );
  rs_dsc_rs_syndrome #(
    .Row(
      288'hea758bf47a3dafe67388442211b9edc7d26985f3c8643219bdefc6638040201008040201
    )
  ) u_syndrome_1 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[15:8])
  );
  rs_dsc_rs_syndrome #(
    .Row(
      288'hd68421e1d1ddde86902409eb62a9c3681ab775f43de68822b9c769f36419ef6340100401
    )
  ) u_syndrome_2 (
    .codeword_i(codeword_i),
    .syndrome_o(syndrome[23:16])
  );
  rs_dsc_rs_syndrome #(
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
      rs_dsc_rs_locator #(
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

  // Two symbols in error: Peterson's decoder. Their locators are the roots of a quadratic.
  localparam [287:0] LOCATORS = {
    8'hea,  // symbol 35
    8'h75,  // symbol 34
    8'h8b,  // symbol 33
    8'hf4,  // symbol 32
    8'h7a,  // symbol 31
    8'h3d,  // symbol 30
    8'haf,  // symbol 29
    8'he6,  // symbol 28
    8'h73,  // symbol 27
    8'h88,  // symbol 26
    8'h44,  // symbol 25
    8'h22,  // symbol 24
    8'h11,  // symbol 23
    8'hb9,  // symbol 22
    8'hed,  // symbol 21
    8'hc7,  // symbol 20
    8'hd2,  // symbol 19
    8'h69,  // symbol 18
    8'h85,  // symbol 17
    8'hf3,  // symbol 16
    8'hc8,  // symbol 15
    8'h64,  // symbol 14
    8'h32,  // symbol 13
    8'h19,  // symbol 12
    8'hbd,  // symbol 11
    8'hef,  // symbol 10
    8'hc6,  // symbol 9
    8'h63,  // symbol 8
    8'h80,  // symbol 7
    8'h40,  // symbol 6
    8'h20,  // symbol 5
    8'h10,  // symbol 4
    8'h08,  // symbol 3
    8'h04,  // symbol 2
    8'h02,  // symbol 1
    8'h01  // symbol 0
  };
  localparam [287:0] LOCATORS_SQUARED = {
    8'hd6,  // symbol 35
    8'h84,  // symbol 34
    8'h21,  // symbol 33
    8'he1,  // symbol 32
    8'hd1,  // symbol 31
    8'hdd,  // symbol 30
    8'hde,  // symbol 29
    8'h86,  // symbol 28
    8'h90,  // symbol 27
    8'h24,  // symbol 26
    8'h09,  // symbol 25
    8'heb,  // symbol 24
    8'h62,  // symbol 23
    8'ha9,  // symbol 22
    8'hc3,  // symbol 21
    8'h68,  // symbol 20
    8'h1a,  // symbol 19
    8'hb7,  // symbol 18
    8'h75,  // symbol 17
    8'hf4,  // symbol 16
    8'h3d,  // symbol 15
    8'he6,  // symbol 14
    8'h88,  // symbol 13
    8'h22,  // symbol 12
    8'hb9,  // symbol 11
    8'hc7,  // symbol 10
    8'h69,  // symbol 9
    8'hf3,  // symbol 8
    8'h64,  // symbol 7
    8'h19,  // symbol 6
    8'hef,  // symbol 5
    8'h63,  // symbol 4
    8'h40,  // symbol 3
    8'h10,  // symbol 2
    8'h04,  // symbol 1
    8'h01  // symbol 0
  };
  localparam [287:0] LOCATORS_INVERTED = {
    8'h01,  // symbol 35
    8'h01,  // symbol 34
    8'h01,  // symbol 33
    8'h01,  // symbol 32
    8'h01,  // symbol 31
    8'h01,  // symbol 30
    8'h01,  // symbol 29
    8'h01,  // symbol 28
    8'h01,  // symbol 27
    8'h01,  // symbol 26
    8'h01,  // symbol 25
    8'h01,  // symbol 24
    8'h01,  // symbol 23
    8'h01,  // symbol 22
    8'h01,  // symbol 21
    8'h01,  // symbol 20
    8'h01,  // symbol 19
    8'h01,  // symbol 18
    8'h01,  // symbol 17
    8'h01,  // symbol 16
    8'h01,  // symbol 15
    8'h01,  // symbol 14
    8'h01,  // symbol 13
    8'h01,  // symbol 12
    8'h01,  // symbol 11
    8'h01,  // symbol 10
    8'h01,  // symbol 9
    8'h01,  // symbol 8
    8'h01,  // symbol 7
    8'h01,  // symbol 6
    8'h01,  // symbol 5
    8'h01,  // symbol 4
    8'h01,  // symbol 3
    8'h01,  // symbol 2
    8'h01,  // symbol 1
    8'h01  // symbol 0
  };
  wire [7:0] s_0 = syndrome[0 +: 8];
  wire [7:0] s_1 = syndrome[8 +: 8];
  wire [7:0] s_2 = syndrome[2*8 +: 8];
  wire [7:0] s_3 = syndrome[3*8 +: 8];
  wire [7:0] s_0_s_2;
  wire [7:0] s_1_s_1;
  wire [7:0] s_0_s_3;
  wire [7:0] s_1_s_2;
  wire [7:0] s_1_s_3;
  wire [7:0] s_2_s_2;
  rs_dsc_gf_mul u_s_0_s_2 (.a_i(s_0), .b_i(s_2), .product_o(s_0_s_2));
  rs_dsc_gf_mul u_s_1_s_1 (.a_i(s_1), .b_i(s_1), .product_o(s_1_s_1));
  rs_dsc_gf_mul u_s_0_s_3 (.a_i(s_0), .b_i(s_3), .product_o(s_0_s_3));
  rs_dsc_gf_mul u_s_1_s_2 (.a_i(s_1), .b_i(s_2), .product_o(s_1_s_2));
  rs_dsc_gf_mul u_s_1_s_3 (.a_i(s_1), .b_i(s_3), .product_o(s_1_s_3));
  rs_dsc_gf_mul u_s_2_s_2 (.a_i(s_2), .b_i(s_2), .product_o(s_2_s_2));

  // The quadratic squared X^2 + linear X + constant; Q = squared / linear = 1 / (X + Y).
  wire [7:0] squared = s_0_s_2 ^ s_1_s_1;
  wire [7:0] linear = s_0_s_3 ^ s_1_s_2;
  wire [7:0] constant = s_1_s_3 ^ s_2_s_2;
  wire [7:0] linear_inverse;
  wire [7:0] q;
  wire [7:0] q_s_1;
  wire [7:0] slope;
  rs_dsc_gf_inv u_inverse (.a_i(linear), .inverse_o(linear_inverse));
  rs_dsc_gf_mul u_q (.a_i(squared), .b_i(linear_inverse), .product_o(q));
  rs_dsc_gf_mul u_q_s_1 (.a_i(q), .b_i(s_1), .product_o(q_s_1));
  rs_dsc_gf_mul u_slope (.a_i(q), .b_i(s_0), .product_o(slope));

  wire [36-1:0] root;
  wire [287:0] pair_values;
  wire [287:0] pair_flips;
  // Two roots are at least two bits set, and a quadratic has no more.
  wire pair = (|(root & (root - {{(36-1){1'b0}}, 1'b1}))) & (|squared);
  genvar x;
  generate
    for (x = 0; x < 36; x = x + 1) begin : g_root
      rs_dsc_rs_root #(
        .Locator(LOCATORS[8*x +: 8]),
        .Square(LOCATORS_SQUARED[8*x +: 8]),
        .Unscale(LOCATORS_INVERTED[8*x +: 8])
      ) u_root (
        .squared_i(squared),
        .linear_i(linear),
        .constant_i(constant),
        .offset_i(s_0 ^ q_s_1),
        .slope_i(slope),
        .root_o(root[x]),
        .value_o(pair_values[8*x +: 8])
      );
      assign pair_flips[8*x +: 8] = pair_values[8*x +: 8] & {8{root[x] & pair}};
    end
  endgenerate

  // Flags, strict: a syndrome that is neither zero nor that of a correctable error is a DUE.
  wire [287:0] flips = single_flips | pair_flips;
  wire ce = (|match) | pair;
  wire due = (|syndrome) & ~ce;

  assign flips_o = flips;
  assign ce_o = ce;
  assign due_o = due;
  assign syndrome_o = syndrome;

endmodule  // rs_dsc_cw_dec

`default_nettype wire
