// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of trio_dec, derived only from the parity-check matrix.
// Scheme hash 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module trio_dec_sva (
  input wire [287:0] entry_i,
  input wire [287:0] entry_o,
  input wire ce_o,
  input wire due_o,
  input wire [3:0] cw_due_o,
  input wire rule_fail_o,
  input wire [287:0] flips_o,
  input wire [7:0] syndrome_0_o,
  input wire [7:0] syndrome_1_o,
  input wire [7:0] syndrome_2_o,
  input wire [7:0] syndrome_3_o
);

  // Rows of H, bit by bit of the entry.
  localparam [287:0] H_0_ROW_0 = {
    32'h00222200,
    256'h0220202202000004444040004440000808000008080880011111110010111101
  };
  localparam [287:0] H_0_ROW_1 = {
    32'h00200200,
    256'h0000020020000004400440404404008080808080080880101001011001000100
  };
  localparam [287:0] H_0_ROW_2 = {
    32'h02000202,
    256'h2020002002000004400044040404000888888888800808001110001000110110
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h20000220,
    256'h0020202020004040004040004040000000080808008008001001101000011010
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h00200020,
    256'h0222022222040444444444400440000888000000808008000100010101010001
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h00202020,
    256'h2200002022404404040404044444008800800000088008001000001111101110
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h00022002,
    256'h2202200002000440000040400404080008088000088880000000001001011011
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h00220202,
    256'h0222020220004000400040044444808808000880888808000010100111001110
  };
  localparam [287:0] H_1_ROW_0 = {
    32'h00000444,
    256'h4040004440000808000008080880011111110010111101002222000220202202
  };
  localparam [287:0] H_1_ROW_1 = {
    32'h00000440,
    256'h0440404404008080808080080880101001011001000100002002000000020020
  };
  localparam [287:0] H_1_ROW_2 = {
    32'h00000440,
    256'h0044040404000888888888800808001110001000110110020002022020002002
  };
  localparam [287:0] H_1_ROW_3 = {
    32'h00404000,
    256'h4040004040000000080808008008001001101000011010200002200020202020
  };
  localparam [287:0] H_1_ROW_4 = {
    32'h04044444,
    256'h4444400440000888000000808008000100010101010001002000200222022222
  };
  localparam [287:0] H_1_ROW_5 = {
    32'h40440404,
    256'h0404044444008800800000088008001000001111101110002020202200002022
  };
  localparam [287:0] H_1_ROW_6 = {
    32'h00044000,
    256'h0040400404080008088000088880000000001001011011000220022202200002
  };
  localparam [287:0] H_1_ROW_7 = {
    32'h00400040,
    256'h0040044444808808000880888808000010100111001110002202020222020220
  };
  localparam [287:0] H_2_ROW_0 = {
    32'h00080800,
    256'h0008080880011111110010111101002222000220202202000004444040004440
  };
  localparam [287:0] H_2_ROW_1 = {
    32'h00808080,
    256'h8080080880101001011001000100002002000000020020000004400440404404
  };
  localparam [287:0] H_2_ROW_2 = {
    32'h00088888,
    256'h8888800808001110001000110110020002022020002002000004400044040404
  };
  localparam [287:0] H_2_ROW_3 = {
    32'h00000008,
    256'h0808008008001001101000011010200002200020202020004040004040004040
  };
  localparam [287:0] H_2_ROW_4 = {
    32'h00088800,
    256'h0000808008000100010101010001002000200222022222040444444444400440
  };
  localparam [287:0] H_2_ROW_5 = {
    32'h00880080,
    256'h0000088008001000001111101110002020202200002022404404040404044444
  };
  localparam [287:0] H_2_ROW_6 = {
    32'h08000808,
    256'h8000088880000000001001011011000220022202200002000440000040400404
  };
  localparam [287:0] H_2_ROW_7 = {
    32'h80880800,
    256'h0880888808000010100111001110002202020222020220004000400040044444
  };
  localparam [287:0] H_3_ROW_0 = {
    32'h01111111,
    256'h0010111101002222000220202202000004444040004440000808000008080880
  };
  localparam [287:0] H_3_ROW_1 = {
    32'h10100101,
    256'h1001000100002002000000020020000004400440404404008080808080080880
  };
  localparam [287:0] H_3_ROW_2 = {
    32'h00111000,
    256'h1000110110020002022020002002000004400044040404000888888888800808
  };
  localparam [287:0] H_3_ROW_3 = {
    32'h00100110,
    256'h1000011010200002200020202020004040004040004040000000080808008008
  };
  localparam [287:0] H_3_ROW_4 = {
    32'h00010001,
    256'h0101010001002000200222022222040444444444400440000888000000808008
  };
  localparam [287:0] H_3_ROW_5 = {
    32'h00100000,
    256'h1111101110002020202200002022404404040404044444008800800000088008
  };
  localparam [287:0] H_3_ROW_6 = {
    32'h00000000,
    256'h1001011011000220022202200002000440000040400404080008088000088880
  };
  localparam [287:0] H_3_ROW_7 = {
    32'h00001010,
    256'h0111001110002202020222020220004000400040044444808808000880888808
  };

  // Bits of codeword 0 that a correctable syndrome flips; 0 for others.
  reg [71:0] to_flip_0;
  always_comb begin
    case (syndrome_0_o)
      8'h1: to_flip_0 = 72'h010000000000000000;
      8'h2: to_flip_0 = 72'h100000000000000000;
      8'h3: to_flip_0 = 72'h110000000000000000;
      8'h4: to_flip_0 = 72'h020000000000000000;
      8'h8: to_flip_0 = 72'h200000000000000000;
      8'hb: to_flip_0 = 72'h000001000000000000;
      8'hc: to_flip_0 = 72'h220000000000000000;
      8'hd: to_flip_0 = 72'h000000000008000000;
      8'h10: to_flip_0 = 72'h040000000000000000;
      8'h13: to_flip_0 = 72'h000000010000000000;
      8'h15: to_flip_0 = 72'h000100000000000000;
      8'h16: to_flip_0 = 72'h000080000000000000;
      8'h17: to_flip_0 = 72'h008800000000000000;
      8'h19: to_flip_0 = 72'h000000004000000000;
      8'h20: to_flip_0 = 72'h400000000000000000;
      8'h25: to_flip_0 = 72'h000000000000100000;
      8'h26: to_flip_0 = 72'h000000800000000000;
      8'h2b: to_flip_0 = 72'h000000004400000000;
      8'h2f: to_flip_0 = 72'h001000000000000000;
      8'h30: to_flip_0 = 72'h440000000000000000;
      8'h31: to_flip_0 = 72'h000000040000000000;
      8'h32: to_flip_0 = 72'h000000000400000000;
      8'h34: to_flip_0 = 72'h000000000004000000;
      8'h37: to_flip_0 = 72'h000004000000000000;
      8'h38: to_flip_0 = 72'h000000200000000000;
      8'h3a: to_flip_0 = 72'h001100000000000000;
      8'h3d: to_flip_0 = 72'h000000000000002000;
      8'h3f: to_flip_0 = 72'h000000000000008800;
      8'h40: to_flip_0 = 72'h080000000000000000;
      8'h43: to_flip_0 = 72'h000000000000000080;
      8'h46: to_flip_0 = 72'h000000008000000000;
      8'h49: to_flip_0 = 72'h000000000000200000;
      8'h4c: to_flip_0 = 72'h000000080000000000;
      8'h4d: to_flip_0 = 72'h000000000022000000;
      8'h4e: to_flip_0 = 72'h000000000000001100;
      8'h51: to_flip_0 = 72'h000000000000000001;
      8'h52: to_flip_0 = 72'h000000000000400000;
      8'h53: to_flip_0 = 72'h000000000011000000;
      8'h58: to_flip_0 = 72'h000040000000000000;
      8'h5c: to_flip_0 = 72'h000000000000004400;
      8'h5d: to_flip_0 = 72'h000000000000010000;
      8'h5f: to_flip_0 = 72'h000000000000000044;
      8'h61: to_flip_0 = 72'h000020000000000000;
      8'h64: to_flip_0 = 72'h000000002000000000;
      8'h6a: to_flip_0 = 72'h000000880000000000;
      8'h6e: to_flip_0 = 72'h000000001000000000;
      8'h6f: to_flip_0 = 72'h000044000000000000;
      8'h70: to_flip_0 = 72'h000400000000000000;
      8'h72: to_flip_0 = 72'h002200000000000000;
      8'h75: to_flip_0 = 72'h000000000000000002;
      8'h77: to_flip_0 = 72'h000000000000880000;
      8'h78: to_flip_0 = 72'h000000000000110000;
      8'h80: to_flip_0 = 72'h800000000000000000;
      8'h85: to_flip_0 = 72'h000010000000000000;
      8'h86: to_flip_0 = 72'h000000000080000000;
      8'h89: to_flip_0 = 72'h000000100000000000;
      8'h8b: to_flip_0 = 72'h000000000088000000;
      8'h8c: to_flip_0 = 72'h000000000800000000;
      8'h8e: to_flip_0 = 72'h000011000000000000;
      8'h8f: to_flip_0 = 72'h000002000000000000;
      8'h91: to_flip_0 = 72'h000000000000000200;
      8'h92: to_flip_0 = 72'h000000000000020000;
      8'h94: to_flip_0 = 72'h000000000000800000;
      8'h95: to_flip_0 = 72'h000000002200000000;
      8'h97: to_flip_0 = 72'h000000400000000000;
      8'h9a: to_flip_0 = 72'h000000110000000000;
      8'h9d: to_flip_0 = 72'h000000000020000000;
      8'ha1: to_flip_0 = 72'h000000000010000000;
      8'ha2: to_flip_0 = 72'h008000000000000000;
      8'ha4: to_flip_0 = 72'h000000000000040000;
      8'ha6: to_flip_0 = 72'h000000440000000000;
      8'ha7: to_flip_0 = 72'h000000000000000100;
      8'ha8: to_flip_0 = 72'h004000000000000000;
      8'hab: to_flip_0 = 72'h000000000000004000;
      8'hac: to_flip_0 = 72'h000000000000002200;
      8'hb0: to_flip_0 = 72'h000000000100000000;
      8'hb3: to_flip_0 = 72'h002000000000000000;
      8'hb5: to_flip_0 = 72'h000800000000000000;
      8'hb9: to_flip_0 = 72'h000000000000000040;
      8'hba: to_flip_0 = 72'h000000000000000020;
      8'hbc: to_flip_0 = 72'h000000000000000008;
      8'hbd: to_flip_0 = 72'h000000000000000011;
      8'hc0: to_flip_0 = 72'h880000000000000000;
      8'hc1: to_flip_0 = 72'h000200000000000000;
      8'hc3: to_flip_0 = 72'h000088000000000000;
      8'hc4: to_flip_0 = 72'h000000020000000000;
      8'hc7: to_flip_0 = 72'h000000000000000800;
      8'hca: to_flip_0 = 72'h000000008800000000;
      8'hcf: to_flip_0 = 72'h000000000000000022;
      8'hd0: to_flip_0 = 72'h000000000002000000;
      8'hd5: to_flip_0 = 72'h000008000000000000;
      8'hd8: to_flip_0 = 72'h004400000000000000;
      8'hdb: to_flip_0 = 72'h000000000000220000;
      8'hde: to_flip_0 = 72'h000000001100000000;
      8'hdf: to_flip_0 = 72'h000000000040000000;
      8'he3: to_flip_0 = 72'h000000000000080000;
      8'he6: to_flip_0 = 72'h000000000000000004;
      8'he9: to_flip_0 = 72'h000000000000001000;
      8'heb: to_flip_0 = 72'h000000000044000000;
      8'hec: to_flip_0 = 72'h000000000000000010;
      8'hee: to_flip_0 = 72'h000022000000000000;
      8'hf1: to_flip_0 = 72'h000000000200000000;
      8'hf2: to_flip_0 = 72'h000000000001000000;
      8'hf6: to_flip_0 = 72'h000000000000440000;
      8'hf7: to_flip_0 = 72'h000000000000000400;
      8'hf8: to_flip_0 = 72'h000000000000008000;
      8'hfc: to_flip_0 = 72'h000000220000000000;
      8'hff: to_flip_0 = 72'h000000000000000088;
      default: to_flip_0 = 72'h0;
    endcase
  end
  wire [71:0] flipped_0;
  assign flipped_0[0] = flips_o[0];
  assign flipped_0[1] = flips_o[217];
  assign flipped_0[2] = flips_o[146];
  assign flipped_0[3] = flips_o[75];
  assign flipped_0[4] = flips_o[4];
  assign flipped_0[5] = flips_o[221];
  assign flipped_0[6] = flips_o[150];
  assign flipped_0[7] = flips_o[79];
  assign flipped_0[8] = flips_o[8];
  assign flipped_0[9] = flips_o[225];
  assign flipped_0[10] = flips_o[154];
  assign flipped_0[11] = flips_o[83];
  assign flipped_0[12] = flips_o[12];
  assign flipped_0[13] = flips_o[229];
  assign flipped_0[14] = flips_o[158];
  assign flipped_0[15] = flips_o[87];
  assign flipped_0[16] = flips_o[16];
  assign flipped_0[17] = flips_o[233];
  assign flipped_0[18] = flips_o[162];
  assign flipped_0[19] = flips_o[91];
  assign flipped_0[20] = flips_o[20];
  assign flipped_0[21] = flips_o[237];
  assign flipped_0[22] = flips_o[166];
  assign flipped_0[23] = flips_o[95];
  assign flipped_0[24] = flips_o[24];
  assign flipped_0[25] = flips_o[241];
  assign flipped_0[26] = flips_o[170];
  assign flipped_0[27] = flips_o[99];
  assign flipped_0[28] = flips_o[28];
  assign flipped_0[29] = flips_o[245];
  assign flipped_0[30] = flips_o[174];
  assign flipped_0[31] = flips_o[103];
  assign flipped_0[32] = flips_o[32];
  assign flipped_0[33] = flips_o[249];
  assign flipped_0[34] = flips_o[178];
  assign flipped_0[35] = flips_o[107];
  assign flipped_0[36] = flips_o[36];
  assign flipped_0[37] = flips_o[253];
  assign flipped_0[38] = flips_o[182];
  assign flipped_0[39] = flips_o[111];
  assign flipped_0[40] = flips_o[40];
  assign flipped_0[41] = flips_o[257];
  assign flipped_0[42] = flips_o[186];
  assign flipped_0[43] = flips_o[115];
  assign flipped_0[44] = flips_o[44];
  assign flipped_0[45] = flips_o[261];
  assign flipped_0[46] = flips_o[190];
  assign flipped_0[47] = flips_o[119];
  assign flipped_0[48] = flips_o[48];
  assign flipped_0[49] = flips_o[265];
  assign flipped_0[50] = flips_o[194];
  assign flipped_0[51] = flips_o[123];
  assign flipped_0[52] = flips_o[52];
  assign flipped_0[53] = flips_o[269];
  assign flipped_0[54] = flips_o[198];
  assign flipped_0[55] = flips_o[127];
  assign flipped_0[56] = flips_o[56];
  assign flipped_0[57] = flips_o[273];
  assign flipped_0[58] = flips_o[202];
  assign flipped_0[59] = flips_o[131];
  assign flipped_0[60] = flips_o[60];
  assign flipped_0[61] = flips_o[277];
  assign flipped_0[62] = flips_o[206];
  assign flipped_0[63] = flips_o[135];
  assign flipped_0[64] = flips_o[64];
  assign flipped_0[65] = flips_o[281];
  assign flipped_0[66] = flips_o[210];
  assign flipped_0[67] = flips_o[139];
  assign flipped_0[68] = flips_o[68];
  assign flipped_0[69] = flips_o[285];
  assign flipped_0[70] = flips_o[214];
  assign flipped_0[71] = flips_o[143];

  // Bits of codeword 1 that a correctable syndrome flips; 0 for others.
  reg [71:0] to_flip_1;
  always_comb begin
    case (syndrome_1_o)
      8'h1: to_flip_1 = 72'h010000000000000000;
      8'h2: to_flip_1 = 72'h100000000000000000;
      8'h3: to_flip_1 = 72'h110000000000000000;
      8'h4: to_flip_1 = 72'h020000000000000000;
      8'h8: to_flip_1 = 72'h200000000000000000;
      8'hb: to_flip_1 = 72'h000001000000000000;
      8'hc: to_flip_1 = 72'h220000000000000000;
      8'hd: to_flip_1 = 72'h000000000008000000;
      8'h10: to_flip_1 = 72'h040000000000000000;
      8'h13: to_flip_1 = 72'h000000010000000000;
      8'h15: to_flip_1 = 72'h000100000000000000;
      8'h16: to_flip_1 = 72'h000080000000000000;
      8'h17: to_flip_1 = 72'h008800000000000000;
      8'h19: to_flip_1 = 72'h000000004000000000;
      8'h20: to_flip_1 = 72'h400000000000000000;
      8'h25: to_flip_1 = 72'h000000000000100000;
      8'h26: to_flip_1 = 72'h000000800000000000;
      8'h2b: to_flip_1 = 72'h000000004400000000;
      8'h2f: to_flip_1 = 72'h001000000000000000;
      8'h30: to_flip_1 = 72'h440000000000000000;
      8'h31: to_flip_1 = 72'h000000040000000000;
      8'h32: to_flip_1 = 72'h000000000400000000;
      8'h34: to_flip_1 = 72'h000000000004000000;
      8'h37: to_flip_1 = 72'h000004000000000000;
      8'h38: to_flip_1 = 72'h000000200000000000;
      8'h3a: to_flip_1 = 72'h001100000000000000;
      8'h3d: to_flip_1 = 72'h000000000000002000;
      8'h3f: to_flip_1 = 72'h000000000000008800;
      8'h40: to_flip_1 = 72'h080000000000000000;
      8'h43: to_flip_1 = 72'h000000000000000080;
      8'h46: to_flip_1 = 72'h000000008000000000;
      8'h49: to_flip_1 = 72'h000000000000200000;
      8'h4c: to_flip_1 = 72'h000000080000000000;
      8'h4d: to_flip_1 = 72'h000000000022000000;
      8'h4e: to_flip_1 = 72'h000000000000001100;
      8'h51: to_flip_1 = 72'h000000000000000001;
      8'h52: to_flip_1 = 72'h000000000000400000;
      8'h53: to_flip_1 = 72'h000000000011000000;
      8'h58: to_flip_1 = 72'h000040000000000000;
      8'h5c: to_flip_1 = 72'h000000000000004400;
      8'h5d: to_flip_1 = 72'h000000000000010000;
      8'h5f: to_flip_1 = 72'h000000000000000044;
      8'h61: to_flip_1 = 72'h000020000000000000;
      8'h64: to_flip_1 = 72'h000000002000000000;
      8'h6a: to_flip_1 = 72'h000000880000000000;
      8'h6e: to_flip_1 = 72'h000000001000000000;
      8'h6f: to_flip_1 = 72'h000044000000000000;
      8'h70: to_flip_1 = 72'h000400000000000000;
      8'h72: to_flip_1 = 72'h002200000000000000;
      8'h75: to_flip_1 = 72'h000000000000000002;
      8'h77: to_flip_1 = 72'h000000000000880000;
      8'h78: to_flip_1 = 72'h000000000000110000;
      8'h80: to_flip_1 = 72'h800000000000000000;
      8'h85: to_flip_1 = 72'h000010000000000000;
      8'h86: to_flip_1 = 72'h000000000080000000;
      8'h89: to_flip_1 = 72'h000000100000000000;
      8'h8b: to_flip_1 = 72'h000000000088000000;
      8'h8c: to_flip_1 = 72'h000000000800000000;
      8'h8e: to_flip_1 = 72'h000011000000000000;
      8'h8f: to_flip_1 = 72'h000002000000000000;
      8'h91: to_flip_1 = 72'h000000000000000200;
      8'h92: to_flip_1 = 72'h000000000000020000;
      8'h94: to_flip_1 = 72'h000000000000800000;
      8'h95: to_flip_1 = 72'h000000002200000000;
      8'h97: to_flip_1 = 72'h000000400000000000;
      8'h9a: to_flip_1 = 72'h000000110000000000;
      8'h9d: to_flip_1 = 72'h000000000020000000;
      8'ha1: to_flip_1 = 72'h000000000010000000;
      8'ha2: to_flip_1 = 72'h008000000000000000;
      8'ha4: to_flip_1 = 72'h000000000000040000;
      8'ha6: to_flip_1 = 72'h000000440000000000;
      8'ha7: to_flip_1 = 72'h000000000000000100;
      8'ha8: to_flip_1 = 72'h004000000000000000;
      8'hab: to_flip_1 = 72'h000000000000004000;
      8'hac: to_flip_1 = 72'h000000000000002200;
      8'hb0: to_flip_1 = 72'h000000000100000000;
      8'hb3: to_flip_1 = 72'h002000000000000000;
      8'hb5: to_flip_1 = 72'h000800000000000000;
      8'hb9: to_flip_1 = 72'h000000000000000040;
      8'hba: to_flip_1 = 72'h000000000000000020;
      8'hbc: to_flip_1 = 72'h000000000000000008;
      8'hbd: to_flip_1 = 72'h000000000000000011;
      8'hc0: to_flip_1 = 72'h880000000000000000;
      8'hc1: to_flip_1 = 72'h000200000000000000;
      8'hc3: to_flip_1 = 72'h000088000000000000;
      8'hc4: to_flip_1 = 72'h000000020000000000;
      8'hc7: to_flip_1 = 72'h000000000000000800;
      8'hca: to_flip_1 = 72'h000000008800000000;
      8'hcf: to_flip_1 = 72'h000000000000000022;
      8'hd0: to_flip_1 = 72'h000000000002000000;
      8'hd5: to_flip_1 = 72'h000008000000000000;
      8'hd8: to_flip_1 = 72'h004400000000000000;
      8'hdb: to_flip_1 = 72'h000000000000220000;
      8'hde: to_flip_1 = 72'h000000001100000000;
      8'hdf: to_flip_1 = 72'h000000000040000000;
      8'he3: to_flip_1 = 72'h000000000000080000;
      8'he6: to_flip_1 = 72'h000000000000000004;
      8'he9: to_flip_1 = 72'h000000000000001000;
      8'heb: to_flip_1 = 72'h000000000044000000;
      8'hec: to_flip_1 = 72'h000000000000000010;
      8'hee: to_flip_1 = 72'h000022000000000000;
      8'hf1: to_flip_1 = 72'h000000000200000000;
      8'hf2: to_flip_1 = 72'h000000000001000000;
      8'hf6: to_flip_1 = 72'h000000000000440000;
      8'hf7: to_flip_1 = 72'h000000000000000400;
      8'hf8: to_flip_1 = 72'h000000000000008000;
      8'hfc: to_flip_1 = 72'h000000220000000000;
      8'hff: to_flip_1 = 72'h000000000000000088;
      default: to_flip_1 = 72'h0;
    endcase
  end
  wire [71:0] flipped_1;
  assign flipped_1[0] = flips_o[72];
  assign flipped_1[1] = flips_o[1];
  assign flipped_1[2] = flips_o[218];
  assign flipped_1[3] = flips_o[147];
  assign flipped_1[4] = flips_o[76];
  assign flipped_1[5] = flips_o[5];
  assign flipped_1[6] = flips_o[222];
  assign flipped_1[7] = flips_o[151];
  assign flipped_1[8] = flips_o[80];
  assign flipped_1[9] = flips_o[9];
  assign flipped_1[10] = flips_o[226];
  assign flipped_1[11] = flips_o[155];
  assign flipped_1[12] = flips_o[84];
  assign flipped_1[13] = flips_o[13];
  assign flipped_1[14] = flips_o[230];
  assign flipped_1[15] = flips_o[159];
  assign flipped_1[16] = flips_o[88];
  assign flipped_1[17] = flips_o[17];
  assign flipped_1[18] = flips_o[234];
  assign flipped_1[19] = flips_o[163];
  assign flipped_1[20] = flips_o[92];
  assign flipped_1[21] = flips_o[21];
  assign flipped_1[22] = flips_o[238];
  assign flipped_1[23] = flips_o[167];
  assign flipped_1[24] = flips_o[96];
  assign flipped_1[25] = flips_o[25];
  assign flipped_1[26] = flips_o[242];
  assign flipped_1[27] = flips_o[171];
  assign flipped_1[28] = flips_o[100];
  assign flipped_1[29] = flips_o[29];
  assign flipped_1[30] = flips_o[246];
  assign flipped_1[31] = flips_o[175];
  assign flipped_1[32] = flips_o[104];
  assign flipped_1[33] = flips_o[33];
  assign flipped_1[34] = flips_o[250];
  assign flipped_1[35] = flips_o[179];
  assign flipped_1[36] = flips_o[108];
  assign flipped_1[37] = flips_o[37];
  assign flipped_1[38] = flips_o[254];
  assign flipped_1[39] = flips_o[183];
  assign flipped_1[40] = flips_o[112];
  assign flipped_1[41] = flips_o[41];
  assign flipped_1[42] = flips_o[258];
  assign flipped_1[43] = flips_o[187];
  assign flipped_1[44] = flips_o[116];
  assign flipped_1[45] = flips_o[45];
  assign flipped_1[46] = flips_o[262];
  assign flipped_1[47] = flips_o[191];
  assign flipped_1[48] = flips_o[120];
  assign flipped_1[49] = flips_o[49];
  assign flipped_1[50] = flips_o[266];
  assign flipped_1[51] = flips_o[195];
  assign flipped_1[52] = flips_o[124];
  assign flipped_1[53] = flips_o[53];
  assign flipped_1[54] = flips_o[270];
  assign flipped_1[55] = flips_o[199];
  assign flipped_1[56] = flips_o[128];
  assign flipped_1[57] = flips_o[57];
  assign flipped_1[58] = flips_o[274];
  assign flipped_1[59] = flips_o[203];
  assign flipped_1[60] = flips_o[132];
  assign flipped_1[61] = flips_o[61];
  assign flipped_1[62] = flips_o[278];
  assign flipped_1[63] = flips_o[207];
  assign flipped_1[64] = flips_o[136];
  assign flipped_1[65] = flips_o[65];
  assign flipped_1[66] = flips_o[282];
  assign flipped_1[67] = flips_o[211];
  assign flipped_1[68] = flips_o[140];
  assign flipped_1[69] = flips_o[69];
  assign flipped_1[70] = flips_o[286];
  assign flipped_1[71] = flips_o[215];

  // Bits of codeword 2 that a correctable syndrome flips; 0 for others.
  reg [71:0] to_flip_2;
  always_comb begin
    case (syndrome_2_o)
      8'h1: to_flip_2 = 72'h010000000000000000;
      8'h2: to_flip_2 = 72'h100000000000000000;
      8'h3: to_flip_2 = 72'h110000000000000000;
      8'h4: to_flip_2 = 72'h020000000000000000;
      8'h8: to_flip_2 = 72'h200000000000000000;
      8'hb: to_flip_2 = 72'h000001000000000000;
      8'hc: to_flip_2 = 72'h220000000000000000;
      8'hd: to_flip_2 = 72'h000000000008000000;
      8'h10: to_flip_2 = 72'h040000000000000000;
      8'h13: to_flip_2 = 72'h000000010000000000;
      8'h15: to_flip_2 = 72'h000100000000000000;
      8'h16: to_flip_2 = 72'h000080000000000000;
      8'h17: to_flip_2 = 72'h008800000000000000;
      8'h19: to_flip_2 = 72'h000000004000000000;
      8'h20: to_flip_2 = 72'h400000000000000000;
      8'h25: to_flip_2 = 72'h000000000000100000;
      8'h26: to_flip_2 = 72'h000000800000000000;
      8'h2b: to_flip_2 = 72'h000000004400000000;
      8'h2f: to_flip_2 = 72'h001000000000000000;
      8'h30: to_flip_2 = 72'h440000000000000000;
      8'h31: to_flip_2 = 72'h000000040000000000;
      8'h32: to_flip_2 = 72'h000000000400000000;
      8'h34: to_flip_2 = 72'h000000000004000000;
      8'h37: to_flip_2 = 72'h000004000000000000;
      8'h38: to_flip_2 = 72'h000000200000000000;
      8'h3a: to_flip_2 = 72'h001100000000000000;
      8'h3d: to_flip_2 = 72'h000000000000002000;
      8'h3f: to_flip_2 = 72'h000000000000008800;
      8'h40: to_flip_2 = 72'h080000000000000000;
      8'h43: to_flip_2 = 72'h000000000000000080;
      8'h46: to_flip_2 = 72'h000000008000000000;
      8'h49: to_flip_2 = 72'h000000000000200000;
      8'h4c: to_flip_2 = 72'h000000080000000000;
      8'h4d: to_flip_2 = 72'h000000000022000000;
      8'h4e: to_flip_2 = 72'h000000000000001100;
      8'h51: to_flip_2 = 72'h000000000000000001;
      8'h52: to_flip_2 = 72'h000000000000400000;
      8'h53: to_flip_2 = 72'h000000000011000000;
      8'h58: to_flip_2 = 72'h000040000000000000;
      8'h5c: to_flip_2 = 72'h000000000000004400;
      8'h5d: to_flip_2 = 72'h000000000000010000;
      8'h5f: to_flip_2 = 72'h000000000000000044;
      8'h61: to_flip_2 = 72'h000020000000000000;
      8'h64: to_flip_2 = 72'h000000002000000000;
      8'h6a: to_flip_2 = 72'h000000880000000000;
      8'h6e: to_flip_2 = 72'h000000001000000000;
      8'h6f: to_flip_2 = 72'h000044000000000000;
      8'h70: to_flip_2 = 72'h000400000000000000;
      8'h72: to_flip_2 = 72'h002200000000000000;
      8'h75: to_flip_2 = 72'h000000000000000002;
      8'h77: to_flip_2 = 72'h000000000000880000;
      8'h78: to_flip_2 = 72'h000000000000110000;
      8'h80: to_flip_2 = 72'h800000000000000000;
      8'h85: to_flip_2 = 72'h000010000000000000;
      8'h86: to_flip_2 = 72'h000000000080000000;
      8'h89: to_flip_2 = 72'h000000100000000000;
      8'h8b: to_flip_2 = 72'h000000000088000000;
      8'h8c: to_flip_2 = 72'h000000000800000000;
      8'h8e: to_flip_2 = 72'h000011000000000000;
      8'h8f: to_flip_2 = 72'h000002000000000000;
      8'h91: to_flip_2 = 72'h000000000000000200;
      8'h92: to_flip_2 = 72'h000000000000020000;
      8'h94: to_flip_2 = 72'h000000000000800000;
      8'h95: to_flip_2 = 72'h000000002200000000;
      8'h97: to_flip_2 = 72'h000000400000000000;
      8'h9a: to_flip_2 = 72'h000000110000000000;
      8'h9d: to_flip_2 = 72'h000000000020000000;
      8'ha1: to_flip_2 = 72'h000000000010000000;
      8'ha2: to_flip_2 = 72'h008000000000000000;
      8'ha4: to_flip_2 = 72'h000000000000040000;
      8'ha6: to_flip_2 = 72'h000000440000000000;
      8'ha7: to_flip_2 = 72'h000000000000000100;
      8'ha8: to_flip_2 = 72'h004000000000000000;
      8'hab: to_flip_2 = 72'h000000000000004000;
      8'hac: to_flip_2 = 72'h000000000000002200;
      8'hb0: to_flip_2 = 72'h000000000100000000;
      8'hb3: to_flip_2 = 72'h002000000000000000;
      8'hb5: to_flip_2 = 72'h000800000000000000;
      8'hb9: to_flip_2 = 72'h000000000000000040;
      8'hba: to_flip_2 = 72'h000000000000000020;
      8'hbc: to_flip_2 = 72'h000000000000000008;
      8'hbd: to_flip_2 = 72'h000000000000000011;
      8'hc0: to_flip_2 = 72'h880000000000000000;
      8'hc1: to_flip_2 = 72'h000200000000000000;
      8'hc3: to_flip_2 = 72'h000088000000000000;
      8'hc4: to_flip_2 = 72'h000000020000000000;
      8'hc7: to_flip_2 = 72'h000000000000000800;
      8'hca: to_flip_2 = 72'h000000008800000000;
      8'hcf: to_flip_2 = 72'h000000000000000022;
      8'hd0: to_flip_2 = 72'h000000000002000000;
      8'hd5: to_flip_2 = 72'h000008000000000000;
      8'hd8: to_flip_2 = 72'h004400000000000000;
      8'hdb: to_flip_2 = 72'h000000000000220000;
      8'hde: to_flip_2 = 72'h000000001100000000;
      8'hdf: to_flip_2 = 72'h000000000040000000;
      8'he3: to_flip_2 = 72'h000000000000080000;
      8'he6: to_flip_2 = 72'h000000000000000004;
      8'he9: to_flip_2 = 72'h000000000000001000;
      8'heb: to_flip_2 = 72'h000000000044000000;
      8'hec: to_flip_2 = 72'h000000000000000010;
      8'hee: to_flip_2 = 72'h000022000000000000;
      8'hf1: to_flip_2 = 72'h000000000200000000;
      8'hf2: to_flip_2 = 72'h000000000001000000;
      8'hf6: to_flip_2 = 72'h000000000000440000;
      8'hf7: to_flip_2 = 72'h000000000000000400;
      8'hf8: to_flip_2 = 72'h000000000000008000;
      8'hfc: to_flip_2 = 72'h000000220000000000;
      8'hff: to_flip_2 = 72'h000000000000000088;
      default: to_flip_2 = 72'h0;
    endcase
  end
  wire [71:0] flipped_2;
  assign flipped_2[0] = flips_o[144];
  assign flipped_2[1] = flips_o[73];
  assign flipped_2[2] = flips_o[2];
  assign flipped_2[3] = flips_o[219];
  assign flipped_2[4] = flips_o[148];
  assign flipped_2[5] = flips_o[77];
  assign flipped_2[6] = flips_o[6];
  assign flipped_2[7] = flips_o[223];
  assign flipped_2[8] = flips_o[152];
  assign flipped_2[9] = flips_o[81];
  assign flipped_2[10] = flips_o[10];
  assign flipped_2[11] = flips_o[227];
  assign flipped_2[12] = flips_o[156];
  assign flipped_2[13] = flips_o[85];
  assign flipped_2[14] = flips_o[14];
  assign flipped_2[15] = flips_o[231];
  assign flipped_2[16] = flips_o[160];
  assign flipped_2[17] = flips_o[89];
  assign flipped_2[18] = flips_o[18];
  assign flipped_2[19] = flips_o[235];
  assign flipped_2[20] = flips_o[164];
  assign flipped_2[21] = flips_o[93];
  assign flipped_2[22] = flips_o[22];
  assign flipped_2[23] = flips_o[239];
  assign flipped_2[24] = flips_o[168];
  assign flipped_2[25] = flips_o[97];
  assign flipped_2[26] = flips_o[26];
  assign flipped_2[27] = flips_o[243];
  assign flipped_2[28] = flips_o[172];
  assign flipped_2[29] = flips_o[101];
  assign flipped_2[30] = flips_o[30];
  assign flipped_2[31] = flips_o[247];
  assign flipped_2[32] = flips_o[176];
  assign flipped_2[33] = flips_o[105];
  assign flipped_2[34] = flips_o[34];
  assign flipped_2[35] = flips_o[251];
  assign flipped_2[36] = flips_o[180];
  assign flipped_2[37] = flips_o[109];
  assign flipped_2[38] = flips_o[38];
  assign flipped_2[39] = flips_o[255];
  assign flipped_2[40] = flips_o[184];
  assign flipped_2[41] = flips_o[113];
  assign flipped_2[42] = flips_o[42];
  assign flipped_2[43] = flips_o[259];
  assign flipped_2[44] = flips_o[188];
  assign flipped_2[45] = flips_o[117];
  assign flipped_2[46] = flips_o[46];
  assign flipped_2[47] = flips_o[263];
  assign flipped_2[48] = flips_o[192];
  assign flipped_2[49] = flips_o[121];
  assign flipped_2[50] = flips_o[50];
  assign flipped_2[51] = flips_o[267];
  assign flipped_2[52] = flips_o[196];
  assign flipped_2[53] = flips_o[125];
  assign flipped_2[54] = flips_o[54];
  assign flipped_2[55] = flips_o[271];
  assign flipped_2[56] = flips_o[200];
  assign flipped_2[57] = flips_o[129];
  assign flipped_2[58] = flips_o[58];
  assign flipped_2[59] = flips_o[275];
  assign flipped_2[60] = flips_o[204];
  assign flipped_2[61] = flips_o[133];
  assign flipped_2[62] = flips_o[62];
  assign flipped_2[63] = flips_o[279];
  assign flipped_2[64] = flips_o[208];
  assign flipped_2[65] = flips_o[137];
  assign flipped_2[66] = flips_o[66];
  assign flipped_2[67] = flips_o[283];
  assign flipped_2[68] = flips_o[212];
  assign flipped_2[69] = flips_o[141];
  assign flipped_2[70] = flips_o[70];
  assign flipped_2[71] = flips_o[287];

  // Bits of codeword 3 that a correctable syndrome flips; 0 for others.
  reg [71:0] to_flip_3;
  always_comb begin
    case (syndrome_3_o)
      8'h1: to_flip_3 = 72'h010000000000000000;
      8'h2: to_flip_3 = 72'h100000000000000000;
      8'h3: to_flip_3 = 72'h110000000000000000;
      8'h4: to_flip_3 = 72'h020000000000000000;
      8'h8: to_flip_3 = 72'h200000000000000000;
      8'hb: to_flip_3 = 72'h000001000000000000;
      8'hc: to_flip_3 = 72'h220000000000000000;
      8'hd: to_flip_3 = 72'h000000000008000000;
      8'h10: to_flip_3 = 72'h040000000000000000;
      8'h13: to_flip_3 = 72'h000000010000000000;
      8'h15: to_flip_3 = 72'h000100000000000000;
      8'h16: to_flip_3 = 72'h000080000000000000;
      8'h17: to_flip_3 = 72'h008800000000000000;
      8'h19: to_flip_3 = 72'h000000004000000000;
      8'h20: to_flip_3 = 72'h400000000000000000;
      8'h25: to_flip_3 = 72'h000000000000100000;
      8'h26: to_flip_3 = 72'h000000800000000000;
      8'h2b: to_flip_3 = 72'h000000004400000000;
      8'h2f: to_flip_3 = 72'h001000000000000000;
      8'h30: to_flip_3 = 72'h440000000000000000;
      8'h31: to_flip_3 = 72'h000000040000000000;
      8'h32: to_flip_3 = 72'h000000000400000000;
      8'h34: to_flip_3 = 72'h000000000004000000;
      8'h37: to_flip_3 = 72'h000004000000000000;
      8'h38: to_flip_3 = 72'h000000200000000000;
      8'h3a: to_flip_3 = 72'h001100000000000000;
      8'h3d: to_flip_3 = 72'h000000000000002000;
      8'h3f: to_flip_3 = 72'h000000000000008800;
      8'h40: to_flip_3 = 72'h080000000000000000;
      8'h43: to_flip_3 = 72'h000000000000000080;
      8'h46: to_flip_3 = 72'h000000008000000000;
      8'h49: to_flip_3 = 72'h000000000000200000;
      8'h4c: to_flip_3 = 72'h000000080000000000;
      8'h4d: to_flip_3 = 72'h000000000022000000;
      8'h4e: to_flip_3 = 72'h000000000000001100;
      8'h51: to_flip_3 = 72'h000000000000000001;
      8'h52: to_flip_3 = 72'h000000000000400000;
      8'h53: to_flip_3 = 72'h000000000011000000;
      8'h58: to_flip_3 = 72'h000040000000000000;
      8'h5c: to_flip_3 = 72'h000000000000004400;
      8'h5d: to_flip_3 = 72'h000000000000010000;
      8'h5f: to_flip_3 = 72'h000000000000000044;
      8'h61: to_flip_3 = 72'h000020000000000000;
      8'h64: to_flip_3 = 72'h000000002000000000;
      8'h6a: to_flip_3 = 72'h000000880000000000;
      8'h6e: to_flip_3 = 72'h000000001000000000;
      8'h6f: to_flip_3 = 72'h000044000000000000;
      8'h70: to_flip_3 = 72'h000400000000000000;
      8'h72: to_flip_3 = 72'h002200000000000000;
      8'h75: to_flip_3 = 72'h000000000000000002;
      8'h77: to_flip_3 = 72'h000000000000880000;
      8'h78: to_flip_3 = 72'h000000000000110000;
      8'h80: to_flip_3 = 72'h800000000000000000;
      8'h85: to_flip_3 = 72'h000010000000000000;
      8'h86: to_flip_3 = 72'h000000000080000000;
      8'h89: to_flip_3 = 72'h000000100000000000;
      8'h8b: to_flip_3 = 72'h000000000088000000;
      8'h8c: to_flip_3 = 72'h000000000800000000;
      8'h8e: to_flip_3 = 72'h000011000000000000;
      8'h8f: to_flip_3 = 72'h000002000000000000;
      8'h91: to_flip_3 = 72'h000000000000000200;
      8'h92: to_flip_3 = 72'h000000000000020000;
      8'h94: to_flip_3 = 72'h000000000000800000;
      8'h95: to_flip_3 = 72'h000000002200000000;
      8'h97: to_flip_3 = 72'h000000400000000000;
      8'h9a: to_flip_3 = 72'h000000110000000000;
      8'h9d: to_flip_3 = 72'h000000000020000000;
      8'ha1: to_flip_3 = 72'h000000000010000000;
      8'ha2: to_flip_3 = 72'h008000000000000000;
      8'ha4: to_flip_3 = 72'h000000000000040000;
      8'ha6: to_flip_3 = 72'h000000440000000000;
      8'ha7: to_flip_3 = 72'h000000000000000100;
      8'ha8: to_flip_3 = 72'h004000000000000000;
      8'hab: to_flip_3 = 72'h000000000000004000;
      8'hac: to_flip_3 = 72'h000000000000002200;
      8'hb0: to_flip_3 = 72'h000000000100000000;
      8'hb3: to_flip_3 = 72'h002000000000000000;
      8'hb5: to_flip_3 = 72'h000800000000000000;
      8'hb9: to_flip_3 = 72'h000000000000000040;
      8'hba: to_flip_3 = 72'h000000000000000020;
      8'hbc: to_flip_3 = 72'h000000000000000008;
      8'hbd: to_flip_3 = 72'h000000000000000011;
      8'hc0: to_flip_3 = 72'h880000000000000000;
      8'hc1: to_flip_3 = 72'h000200000000000000;
      8'hc3: to_flip_3 = 72'h000088000000000000;
      8'hc4: to_flip_3 = 72'h000000020000000000;
      8'hc7: to_flip_3 = 72'h000000000000000800;
      8'hca: to_flip_3 = 72'h000000008800000000;
      8'hcf: to_flip_3 = 72'h000000000000000022;
      8'hd0: to_flip_3 = 72'h000000000002000000;
      8'hd5: to_flip_3 = 72'h000008000000000000;
      8'hd8: to_flip_3 = 72'h004400000000000000;
      8'hdb: to_flip_3 = 72'h000000000000220000;
      8'hde: to_flip_3 = 72'h000000001100000000;
      8'hdf: to_flip_3 = 72'h000000000040000000;
      8'he3: to_flip_3 = 72'h000000000000080000;
      8'he6: to_flip_3 = 72'h000000000000000004;
      8'he9: to_flip_3 = 72'h000000000000001000;
      8'heb: to_flip_3 = 72'h000000000044000000;
      8'hec: to_flip_3 = 72'h000000000000000010;
      8'hee: to_flip_3 = 72'h000022000000000000;
      8'hf1: to_flip_3 = 72'h000000000200000000;
      8'hf2: to_flip_3 = 72'h000000000001000000;
      8'hf6: to_flip_3 = 72'h000000000000440000;
      8'hf7: to_flip_3 = 72'h000000000000000400;
      8'hf8: to_flip_3 = 72'h000000000000008000;
      8'hfc: to_flip_3 = 72'h000000220000000000;
      8'hff: to_flip_3 = 72'h000000000000000088;
      default: to_flip_3 = 72'h0;
    endcase
  end
  wire [71:0] flipped_3;
  assign flipped_3[0] = flips_o[216];
  assign flipped_3[1] = flips_o[145];
  assign flipped_3[2] = flips_o[74];
  assign flipped_3[3] = flips_o[3];
  assign flipped_3[4] = flips_o[220];
  assign flipped_3[5] = flips_o[149];
  assign flipped_3[6] = flips_o[78];
  assign flipped_3[7] = flips_o[7];
  assign flipped_3[8] = flips_o[224];
  assign flipped_3[9] = flips_o[153];
  assign flipped_3[10] = flips_o[82];
  assign flipped_3[11] = flips_o[11];
  assign flipped_3[12] = flips_o[228];
  assign flipped_3[13] = flips_o[157];
  assign flipped_3[14] = flips_o[86];
  assign flipped_3[15] = flips_o[15];
  assign flipped_3[16] = flips_o[232];
  assign flipped_3[17] = flips_o[161];
  assign flipped_3[18] = flips_o[90];
  assign flipped_3[19] = flips_o[19];
  assign flipped_3[20] = flips_o[236];
  assign flipped_3[21] = flips_o[165];
  assign flipped_3[22] = flips_o[94];
  assign flipped_3[23] = flips_o[23];
  assign flipped_3[24] = flips_o[240];
  assign flipped_3[25] = flips_o[169];
  assign flipped_3[26] = flips_o[98];
  assign flipped_3[27] = flips_o[27];
  assign flipped_3[28] = flips_o[244];
  assign flipped_3[29] = flips_o[173];
  assign flipped_3[30] = flips_o[102];
  assign flipped_3[31] = flips_o[31];
  assign flipped_3[32] = flips_o[248];
  assign flipped_3[33] = flips_o[177];
  assign flipped_3[34] = flips_o[106];
  assign flipped_3[35] = flips_o[35];
  assign flipped_3[36] = flips_o[252];
  assign flipped_3[37] = flips_o[181];
  assign flipped_3[38] = flips_o[110];
  assign flipped_3[39] = flips_o[39];
  assign flipped_3[40] = flips_o[256];
  assign flipped_3[41] = flips_o[185];
  assign flipped_3[42] = flips_o[114];
  assign flipped_3[43] = flips_o[43];
  assign flipped_3[44] = flips_o[260];
  assign flipped_3[45] = flips_o[189];
  assign flipped_3[46] = flips_o[118];
  assign flipped_3[47] = flips_o[47];
  assign flipped_3[48] = flips_o[264];
  assign flipped_3[49] = flips_o[193];
  assign flipped_3[50] = flips_o[122];
  assign flipped_3[51] = flips_o[51];
  assign flipped_3[52] = flips_o[268];
  assign flipped_3[53] = flips_o[197];
  assign flipped_3[54] = flips_o[126];
  assign flipped_3[55] = flips_o[55];
  assign flipped_3[56] = flips_o[272];
  assign flipped_3[57] = flips_o[201];
  assign flipped_3[58] = flips_o[130];
  assign flipped_3[59] = flips_o[59];
  assign flipped_3[60] = flips_o[276];
  assign flipped_3[61] = flips_o[205];
  assign flipped_3[62] = flips_o[134];
  assign flipped_3[63] = flips_o[63];
  assign flipped_3[64] = flips_o[280];
  assign flipped_3[65] = flips_o[209];
  assign flipped_3[66] = flips_o[138];
  assign flipped_3[67] = flips_o[67];
  assign flipped_3[68] = flips_o[284];
  assign flipped_3[69] = flips_o[213];
  assign flipped_3[70] = flips_o[142];
  assign flipped_3[71] = flips_o[71];

  always_comb begin
    never_both_flags:
      `ECCFORGE_ASSERT (!(ce_o && due_o));
    clean_has_zero_syndrome:
      `ECCFORGE_ASSERT ((ce_o || due_o)
        == (|{syndrome_3_o, syndrome_2_o, syndrome_1_o, syndrome_0_o}));
    correction_is_flips:
      `ECCFORGE_ASSERT (entry_o == (entry_i ^ flips_o));
    ce_changes_something:
      `ECCFORGE_ASSERT (ce_o == (|flips_o));
    due_has_a_reason:
      `ECCFORGE_ASSERT (due_o == ((|cw_due_o) || rule_fail_o));
    corrects_0:
      `ECCFORGE_ASSERT (!(|to_flip_0) || !cw_due_o[0]);
    flips_0:
      `ECCFORGE_ASSERT (due_o || !(|to_flip_0) || flipped_0 == to_flip_0);
    corrects_1:
      `ECCFORGE_ASSERT (!(|to_flip_1) || !cw_due_o[1]);
    flips_1:
      `ECCFORGE_ASSERT (due_o || !(|to_flip_1) || flipped_1 == to_flip_1);
    corrects_2:
      `ECCFORGE_ASSERT (!(|to_flip_2) || !cw_due_o[2]);
    flips_2:
      `ECCFORGE_ASSERT (due_o || !(|to_flip_2) || flipped_2 == to_flip_2);
    corrects_3:
      `ECCFORGE_ASSERT (!(|to_flip_3) || !cw_due_o[3]);
    flips_3:
      `ECCFORGE_ASSERT (due_o || !(|to_flip_3) || flipped_3 == to_flip_3);
    syndrome_0_row_0:
      `ECCFORGE_ASSERT (syndrome_0_o[0] == (^(entry_i & H_0_ROW_0)));
    flips_explain_0_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[0] == (^(flips_o & H_0_ROW_0)));
    delivered_0_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_0)));
    syndrome_0_row_1:
      `ECCFORGE_ASSERT (syndrome_0_o[1] == (^(entry_i & H_0_ROW_1)));
    flips_explain_0_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[1] == (^(flips_o & H_0_ROW_1)));
    delivered_0_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_1)));
    syndrome_0_row_2:
      `ECCFORGE_ASSERT (syndrome_0_o[2] == (^(entry_i & H_0_ROW_2)));
    flips_explain_0_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[2] == (^(flips_o & H_0_ROW_2)));
    delivered_0_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_2)));
    syndrome_0_row_3:
      `ECCFORGE_ASSERT (syndrome_0_o[3] == (^(entry_i & H_0_ROW_3)));
    flips_explain_0_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[3] == (^(flips_o & H_0_ROW_3)));
    delivered_0_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_3)));
    syndrome_0_row_4:
      `ECCFORGE_ASSERT (syndrome_0_o[4] == (^(entry_i & H_0_ROW_4)));
    flips_explain_0_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[4] == (^(flips_o & H_0_ROW_4)));
    delivered_0_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_4)));
    syndrome_0_row_5:
      `ECCFORGE_ASSERT (syndrome_0_o[5] == (^(entry_i & H_0_ROW_5)));
    flips_explain_0_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[5] == (^(flips_o & H_0_ROW_5)));
    delivered_0_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_5)));
    syndrome_0_row_6:
      `ECCFORGE_ASSERT (syndrome_0_o[6] == (^(entry_i & H_0_ROW_6)));
    flips_explain_0_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[6] == (^(flips_o & H_0_ROW_6)));
    delivered_0_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_6)));
    syndrome_0_row_7:
      `ECCFORGE_ASSERT (syndrome_0_o[7] == (^(entry_i & H_0_ROW_7)));
    flips_explain_0_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[7] == (^(flips_o & H_0_ROW_7)));
    delivered_0_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_7)));
    syndrome_1_row_0:
      `ECCFORGE_ASSERT (syndrome_1_o[0] == (^(entry_i & H_1_ROW_0)));
    flips_explain_1_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[0] == (^(flips_o & H_1_ROW_0)));
    delivered_1_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_0)));
    syndrome_1_row_1:
      `ECCFORGE_ASSERT (syndrome_1_o[1] == (^(entry_i & H_1_ROW_1)));
    flips_explain_1_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[1] == (^(flips_o & H_1_ROW_1)));
    delivered_1_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_1)));
    syndrome_1_row_2:
      `ECCFORGE_ASSERT (syndrome_1_o[2] == (^(entry_i & H_1_ROW_2)));
    flips_explain_1_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[2] == (^(flips_o & H_1_ROW_2)));
    delivered_1_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_2)));
    syndrome_1_row_3:
      `ECCFORGE_ASSERT (syndrome_1_o[3] == (^(entry_i & H_1_ROW_3)));
    flips_explain_1_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[3] == (^(flips_o & H_1_ROW_3)));
    delivered_1_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_3)));
    syndrome_1_row_4:
      `ECCFORGE_ASSERT (syndrome_1_o[4] == (^(entry_i & H_1_ROW_4)));
    flips_explain_1_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[4] == (^(flips_o & H_1_ROW_4)));
    delivered_1_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_4)));
    syndrome_1_row_5:
      `ECCFORGE_ASSERT (syndrome_1_o[5] == (^(entry_i & H_1_ROW_5)));
    flips_explain_1_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[5] == (^(flips_o & H_1_ROW_5)));
    delivered_1_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_5)));
    syndrome_1_row_6:
      `ECCFORGE_ASSERT (syndrome_1_o[6] == (^(entry_i & H_1_ROW_6)));
    flips_explain_1_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[6] == (^(flips_o & H_1_ROW_6)));
    delivered_1_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_6)));
    syndrome_1_row_7:
      `ECCFORGE_ASSERT (syndrome_1_o[7] == (^(entry_i & H_1_ROW_7)));
    flips_explain_1_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[7] == (^(flips_o & H_1_ROW_7)));
    delivered_1_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_7)));
    syndrome_2_row_0:
      `ECCFORGE_ASSERT (syndrome_2_o[0] == (^(entry_i & H_2_ROW_0)));
    flips_explain_2_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[0] == (^(flips_o & H_2_ROW_0)));
    delivered_2_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_0)));
    syndrome_2_row_1:
      `ECCFORGE_ASSERT (syndrome_2_o[1] == (^(entry_i & H_2_ROW_1)));
    flips_explain_2_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[1] == (^(flips_o & H_2_ROW_1)));
    delivered_2_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_1)));
    syndrome_2_row_2:
      `ECCFORGE_ASSERT (syndrome_2_o[2] == (^(entry_i & H_2_ROW_2)));
    flips_explain_2_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[2] == (^(flips_o & H_2_ROW_2)));
    delivered_2_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_2)));
    syndrome_2_row_3:
      `ECCFORGE_ASSERT (syndrome_2_o[3] == (^(entry_i & H_2_ROW_3)));
    flips_explain_2_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[3] == (^(flips_o & H_2_ROW_3)));
    delivered_2_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_3)));
    syndrome_2_row_4:
      `ECCFORGE_ASSERT (syndrome_2_o[4] == (^(entry_i & H_2_ROW_4)));
    flips_explain_2_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[4] == (^(flips_o & H_2_ROW_4)));
    delivered_2_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_4)));
    syndrome_2_row_5:
      `ECCFORGE_ASSERT (syndrome_2_o[5] == (^(entry_i & H_2_ROW_5)));
    flips_explain_2_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[5] == (^(flips_o & H_2_ROW_5)));
    delivered_2_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_5)));
    syndrome_2_row_6:
      `ECCFORGE_ASSERT (syndrome_2_o[6] == (^(entry_i & H_2_ROW_6)));
    flips_explain_2_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[6] == (^(flips_o & H_2_ROW_6)));
    delivered_2_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_6)));
    syndrome_2_row_7:
      `ECCFORGE_ASSERT (syndrome_2_o[7] == (^(entry_i & H_2_ROW_7)));
    flips_explain_2_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[7] == (^(flips_o & H_2_ROW_7)));
    delivered_2_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_7)));
    syndrome_3_row_0:
      `ECCFORGE_ASSERT (syndrome_3_o[0] == (^(entry_i & H_3_ROW_0)));
    flips_explain_3_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[0] == (^(flips_o & H_3_ROW_0)));
    delivered_3_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_0)));
    syndrome_3_row_1:
      `ECCFORGE_ASSERT (syndrome_3_o[1] == (^(entry_i & H_3_ROW_1)));
    flips_explain_3_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[1] == (^(flips_o & H_3_ROW_1)));
    delivered_3_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_1)));
    syndrome_3_row_2:
      `ECCFORGE_ASSERT (syndrome_3_o[2] == (^(entry_i & H_3_ROW_2)));
    flips_explain_3_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[2] == (^(flips_o & H_3_ROW_2)));
    delivered_3_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_2)));
    syndrome_3_row_3:
      `ECCFORGE_ASSERT (syndrome_3_o[3] == (^(entry_i & H_3_ROW_3)));
    flips_explain_3_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[3] == (^(flips_o & H_3_ROW_3)));
    delivered_3_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_3)));
    syndrome_3_row_4:
      `ECCFORGE_ASSERT (syndrome_3_o[4] == (^(entry_i & H_3_ROW_4)));
    flips_explain_3_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[4] == (^(flips_o & H_3_ROW_4)));
    delivered_3_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_4)));
    syndrome_3_row_5:
      `ECCFORGE_ASSERT (syndrome_3_o[5] == (^(entry_i & H_3_ROW_5)));
    flips_explain_3_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[5] == (^(flips_o & H_3_ROW_5)));
    delivered_3_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_5)));
    syndrome_3_row_6:
      `ECCFORGE_ASSERT (syndrome_3_o[6] == (^(entry_i & H_3_ROW_6)));
    flips_explain_3_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[6] == (^(flips_o & H_3_ROW_6)));
    delivered_3_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_6)));
    syndrome_3_row_7:
      `ECCFORGE_ASSERT (syndrome_3_o[7] == (^(entry_i & H_3_ROW_7)));
    flips_explain_3_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[7] == (^(flips_o & H_3_ROW_7)));
    delivered_3_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_7)));
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use trio_dec_formal.sv there.
`ifndef YOSYS
bind trio_dec trio_dec_sva u_sva (.*);
`endif

`default_nettype wire
