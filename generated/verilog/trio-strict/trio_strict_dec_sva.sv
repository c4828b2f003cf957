// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of trio_strict_dec, from the parity-check matrix alone.
// Scheme hash 496254d06f275ceadc603620c6511f06653a9805019794e2ef3712dc9a5767ef.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module trio_strict_dec_sva (
  input wire [287:0] entry_i,
  input wire [287:0] entry_o,
  input wire [287:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire [3:0] cw_due_o,
  input wire rule_fail_o,
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

// yosys passes over `bind`: use trio_strict_dec_formal.sv there.
`ifndef YOSYS
bind trio_strict_dec trio_strict_dec_sva u_sva (.*);
`endif

`default_nettype wire
