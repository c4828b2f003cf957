// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of trio_searched_dec, from the parity-check matrix alone.
// Scheme hash ad1bbfafc73c9d1f2a09e9b60214383a2ac3118a73ffe9dd5567be2983bcfdab.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module trio_searched_dec_sva (
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
    32'h00200022,
    256'h2202002002004444004440044000008888088800800080011100010011000110
  };
  localparam [287:0] H_0_ROW_1 = {
    32'h00020220,
    256'h2000002202000040000400404444008088800808888808100000011010101110
  };
  localparam [287:0] H_0_ROW_2 = {
    32'h02200222,
    256'h2002022020000004440040400444008000888808000808000110110100000011
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h20002022,
    256'h0222002220004004044440400040000088800080088888001001100000011111
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h00022000,
    256'h2020200000040004404004040440000880080000080880000110100010100110
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h00200202,
    256'h0222222220400444440000044040008008000080088008000100101110110100
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h00200002,
    256'h2020020020004000004004044040080808800008808000000001011001011001
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h00222020,
    256'h0022200022000400004004044044808080808080088808001111110111000000
  };
  localparam [287:0] H_1_ROW_0 = {
    32'h00444400,
    256'h4440044000008888088800800080011100010011000110002000222202002002
  };
  localparam [287:0] H_1_ROW_1 = {
    32'h00004000,
    256'h0400404444008088800808888808100000011010101110000202202000002202
  };
  localparam [287:0] H_1_ROW_2 = {
    32'h00000444,
    256'h0040400444008000888808000808000110110100000011022002222002022020
  };
  localparam [287:0] H_1_ROW_3 = {
    32'h00400404,
    256'h4440400040000088800080088888001001100000011111200020220222002220
  };
  localparam [287:0] H_1_ROW_4 = {
    32'h04000440,
    256'h4004040440000880080000080880000110100010100110000220002020200000
  };
  localparam [287:0] H_1_ROW_5 = {
    32'h40044444,
    256'h0000044040008008000080088008000100101110110100002002020222222220
  };
  localparam [287:0] H_1_ROW_6 = {
    32'h00400000,
    256'h4004044040080808800008808000000001011001011001002000022020020020
  };
  localparam [287:0] H_1_ROW_7 = {
    32'h00040000,
    256'h4004044044808080808080088808001111110111000000002220200022200022
  };
  localparam [287:0] H_2_ROW_0 = {
    32'h00888808,
    256'h8800800080011100010011000110002000222202002002004444004440044000
  };
  localparam [287:0] H_2_ROW_1 = {
    32'h00808880,
    256'h0808888808100000011010101110000202202000002202000040000400404444
  };
  localparam [287:0] H_2_ROW_2 = {
    32'h00800088,
    256'h8808000808000110110100000011022002222002022020000004440040400444
  };
  localparam [287:0] H_2_ROW_3 = {
    32'h00008880,
    256'h0080088888001001100000011111200020220222002220004004044440400040
  };
  localparam [287:0] H_2_ROW_4 = {
    32'h00088008,
    256'h0000080880000110100010100110000220002020200000040004404004040440
  };
  localparam [287:0] H_2_ROW_5 = {
    32'h00800800,
    256'h0080088008000100101110110100002002020222222220400444440000044040
  };
  localparam [287:0] H_2_ROW_6 = {
    32'h08080880,
    256'h0008808000000001011001011001002000022020020020004000004004044040
  };
  localparam [287:0] H_2_ROW_7 = {
    32'h80808080,
    256'h8080088808001111110111000000002220200022200022000400004004044044
  };
  localparam [287:0] H_3_ROW_0 = {
    32'h01110001,
    256'h0011000110002000222202002002004444004440044000008888088800800080
  };
  localparam [287:0] H_3_ROW_1 = {
    32'h10000001,
    256'h1010101110000202202000002202000040000400404444008088800808888808
  };
  localparam [287:0] H_3_ROW_2 = {
    32'h00011011,
    256'h0100000011022002222002022020000004440040400444008000888808000808
  };
  localparam [287:0] H_3_ROW_3 = {
    32'h00100110,
    256'h0000011111200020220222002220004004044440400040000088800080088888
  };
  localparam [287:0] H_3_ROW_4 = {
    32'h00011010,
    256'h0010100110000220002020200000040004404004040440000880080000080880
  };
  localparam [287:0] H_3_ROW_5 = {
    32'h00010010,
    256'h1110110100002002020222222220400444440000044040008008000080088008
  };
  localparam [287:0] H_3_ROW_6 = {
    32'h00000101,
    256'h1001011001002000022020020020004000004004044040080808800008808000
  };
  localparam [287:0] H_3_ROW_7 = {
    32'h00111111,
    256'h0111000000002220200022200022000400004004044044808080808080088808
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

// yosys passes over `bind`: use trio_searched_dec_formal.sv there.
`ifndef YOSYS
bind trio_searched_dec trio_searched_dec_sva u_sva (.*);
`endif

`default_nettype wire
