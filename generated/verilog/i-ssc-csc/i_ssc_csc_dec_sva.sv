// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of i_ssc_csc_dec, from the parity-check matrix alone.
// Scheme hash 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module i_ssc_csc_dec_sva (
  input wire [287:0] entry_i,
  input wire [287:0] entry_o,
  input wire [287:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire [1:0] cw_due_o,
  input wire rule_fail_o,
  input wire [15:0] syndrome_0_o,
  input wire [15:0] syndrome_1_o
);

  // Rows of H, bit by bit of the entry.
  localparam [287:0] H_0_ROW_0 = {
    32'h00000000,
    256'h0000000000001010101010101010000000000000000000010101010101010101
  };
  localparam [287:0] H_0_ROW_1 = {
    32'h00000000,
    256'h0000000000002020202020202020000000000000000000020202020202020202
  };
  localparam [287:0] H_0_ROW_2 = {
    32'h00000000,
    256'h0000000000004040404040404040000000000000000000040404040404040404
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h00000000,
    256'h0000000000008080808080808080000000000000000000080808080808080808
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h00101010,
    256'h1010101010000000000000000000010101010101010101000000000000000000
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h00202020,
    256'h2020202020000000000000000000020202020202020202000000000000000000
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h00404040,
    256'h4040404040000000000000000000040404040404040404000000000000000000
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h00808080,
    256'h8080808080000000000000000000080808080808080808000000000000000000
  };
  localparam [287:0] H_0_ROW_8 = {
    32'h00e0b0e0,
    256'h8030e0a08010e08030e0a0800000000d070c01070d0400000c01070d04000001
  };
  localparam [287:0] H_0_ROW_9 = {
    32'h0030c020,
    256'h904030e0802020904030e0800010000609040209070c0000040209070c000002
  };
  localparam [287:0] H_0_ROW_10 = {
    32'h00609040,
    256'h209070c0004040209070c0000020000c020904030e0800000904030e08000104
  };
  localparam [287:0] H_0_ROW_11 = {
    32'h00c02090,
    256'h4030e0800080904030e0800010400009040209070c0000000209070c00000208
  };
  localparam [287:0] H_0_ROW_12 = {
    32'h10904020,
    256'h9070c0000000209070c00000208000020904030e0800010004030e0800010400
  };
  localparam [287:0] H_0_ROW_13 = {
    32'h20c020a0,
    256'hb0d060a09000a0b0d060a090400000090505060b0d04020005060b0d04020800
  };
  localparam [287:0] H_0_ROW_14 = {
    32'h4070e0b0,
    256'he08030e0a000b0e08030e0a08000000f0d070c01070d0400070c01070d040000
  };
  localparam [287:0] H_0_ROW_15 = {
    32'h80f0d070,
    256'hc01070d0400070c01070d0400000000e0b0e08030e0a08000e08030e0a080000
  };
  localparam [287:0] H_1_ROW_0 = {
    32'h00000000,
    256'h0000000000010101010101010101000000000000000000001010101010101010
  };
  localparam [287:0] H_1_ROW_1 = {
    32'h00000000,
    256'h0000000000020202020202020202000000000000000000002020202020202020
  };
  localparam [287:0] H_1_ROW_2 = {
    32'h00000000,
    256'h0000000000040404040404040404000000000000000000004040404040404040
  };
  localparam [287:0] H_1_ROW_3 = {
    32'h00000000,
    256'h0000000000080808080808080808000000000000000000008080808080808080
  };
  localparam [287:0] H_1_ROW_4 = {
    32'h01010101,
    256'h0101010101000000000000000000001010101010101010000000000000000000
  };
  localparam [287:0] H_1_ROW_5 = {
    32'h02020202,
    256'h0202020202000000000000000000002020202020202020000000000000000000
  };
  localparam [287:0] H_1_ROW_6 = {
    32'h04040404,
    256'h0404040404000000000000000000004040404040404040000000000000000000
  };
  localparam [287:0] H_1_ROW_7 = {
    32'h08080808,
    256'h0808080808000000000000000000008080808080808080000000000000000000
  };
  localparam [287:0] H_1_ROW_8 = {
    32'h000d070c,
    256'h01070d0400000c01070d0400000100e0b0e08030e0a08010e08030e0a0800000
  };
  localparam [287:0] H_1_ROW_9 = {
    32'h00060904,
    256'h0209070c0000040209070c0000020030c020904030e0802020904030e0800010
  };
  localparam [287:0] H_1_ROW_10 = {
    32'h000c0209,
    256'h04030e0800000904030e0800010400609040209070c0004040209070c0000020
  };
  localparam [287:0] H_1_ROW_11 = {
    32'h00090402,
    256'h09070c0000000209070c0000020800c020904030e0800080904030e080001040
  };
  localparam [287:0] H_1_ROW_12 = {
    32'h00020904,
    256'h030e0800010004030e0800010400109040209070c0000000209070c000002080
  };
  localparam [287:0] H_1_ROW_13 = {
    32'h00090505,
    256'h060b0d04020005060b0d0402080020c020a0b0d060a09000a0b0d060a0904000
  };
  localparam [287:0] H_1_ROW_14 = {
    32'h000f0d07,
    256'h0c01070d0400070c01070d0400004070e0b0e08030e0a000b0e08030e0a08000
  };
  localparam [287:0] H_1_ROW_15 = {
    32'h000e0b0e,
    256'h08030e0a08000e08030e0a08000080f0d070c01070d0400070c01070d0400000
  };

  always_comb begin
    never_both_flags:
      `ECCFORGE_ASSERT (!(ce_o && due_o));
    clean_has_zero_syndrome:
      `ECCFORGE_ASSERT ((ce_o || due_o) == (|{syndrome_1_o, syndrome_0_o}));
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
    syndrome_0_row_8:
      `ECCFORGE_ASSERT (syndrome_0_o[8] == (^(entry_i & H_0_ROW_8)));
    flips_explain_0_row_8:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[8] == (^(flips_o & H_0_ROW_8)));
    delivered_0_row_8:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_8)));
    syndrome_0_row_9:
      `ECCFORGE_ASSERT (syndrome_0_o[9] == (^(entry_i & H_0_ROW_9)));
    flips_explain_0_row_9:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[9] == (^(flips_o & H_0_ROW_9)));
    delivered_0_row_9:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_9)));
    syndrome_0_row_10:
      `ECCFORGE_ASSERT (syndrome_0_o[10] == (^(entry_i & H_0_ROW_10)));
    flips_explain_0_row_10:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[10] == (^(flips_o & H_0_ROW_10)));
    delivered_0_row_10:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_10)));
    syndrome_0_row_11:
      `ECCFORGE_ASSERT (syndrome_0_o[11] == (^(entry_i & H_0_ROW_11)));
    flips_explain_0_row_11:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[11] == (^(flips_o & H_0_ROW_11)));
    delivered_0_row_11:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_11)));
    syndrome_0_row_12:
      `ECCFORGE_ASSERT (syndrome_0_o[12] == (^(entry_i & H_0_ROW_12)));
    flips_explain_0_row_12:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[12] == (^(flips_o & H_0_ROW_12)));
    delivered_0_row_12:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_12)));
    syndrome_0_row_13:
      `ECCFORGE_ASSERT (syndrome_0_o[13] == (^(entry_i & H_0_ROW_13)));
    flips_explain_0_row_13:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[13] == (^(flips_o & H_0_ROW_13)));
    delivered_0_row_13:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_13)));
    syndrome_0_row_14:
      `ECCFORGE_ASSERT (syndrome_0_o[14] == (^(entry_i & H_0_ROW_14)));
    flips_explain_0_row_14:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[14] == (^(flips_o & H_0_ROW_14)));
    delivered_0_row_14:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_14)));
    syndrome_0_row_15:
      `ECCFORGE_ASSERT (syndrome_0_o[15] == (^(entry_i & H_0_ROW_15)));
    flips_explain_0_row_15:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[15] == (^(flips_o & H_0_ROW_15)));
    delivered_0_row_15:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_15)));
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
    syndrome_1_row_8:
      `ECCFORGE_ASSERT (syndrome_1_o[8] == (^(entry_i & H_1_ROW_8)));
    flips_explain_1_row_8:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[8] == (^(flips_o & H_1_ROW_8)));
    delivered_1_row_8:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_8)));
    syndrome_1_row_9:
      `ECCFORGE_ASSERT (syndrome_1_o[9] == (^(entry_i & H_1_ROW_9)));
    flips_explain_1_row_9:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[9] == (^(flips_o & H_1_ROW_9)));
    delivered_1_row_9:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_9)));
    syndrome_1_row_10:
      `ECCFORGE_ASSERT (syndrome_1_o[10] == (^(entry_i & H_1_ROW_10)));
    flips_explain_1_row_10:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[10] == (^(flips_o & H_1_ROW_10)));
    delivered_1_row_10:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_10)));
    syndrome_1_row_11:
      `ECCFORGE_ASSERT (syndrome_1_o[11] == (^(entry_i & H_1_ROW_11)));
    flips_explain_1_row_11:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[11] == (^(flips_o & H_1_ROW_11)));
    delivered_1_row_11:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_11)));
    syndrome_1_row_12:
      `ECCFORGE_ASSERT (syndrome_1_o[12] == (^(entry_i & H_1_ROW_12)));
    flips_explain_1_row_12:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[12] == (^(flips_o & H_1_ROW_12)));
    delivered_1_row_12:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_12)));
    syndrome_1_row_13:
      `ECCFORGE_ASSERT (syndrome_1_o[13] == (^(entry_i & H_1_ROW_13)));
    flips_explain_1_row_13:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[13] == (^(flips_o & H_1_ROW_13)));
    delivered_1_row_13:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_13)));
    syndrome_1_row_14:
      `ECCFORGE_ASSERT (syndrome_1_o[14] == (^(entry_i & H_1_ROW_14)));
    flips_explain_1_row_14:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[14] == (^(flips_o & H_1_ROW_14)));
    delivered_1_row_14:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_14)));
    syndrome_1_row_15:
      `ECCFORGE_ASSERT (syndrome_1_o[15] == (^(entry_i & H_1_ROW_15)));
    flips_explain_1_row_15:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[15] == (^(flips_o & H_1_ROW_15)));
    delivered_1_row_15:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_15)));
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use i_ssc_csc_dec_formal.sv there.
`ifndef YOSYS
bind i_ssc_csc_dec i_ssc_csc_dec_sva u_sva (.*);
`endif

`default_nettype wire
