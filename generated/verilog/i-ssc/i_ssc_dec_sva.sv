// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of i_ssc_dec, scheme hash
// 3d87891828b389106c123b554dfc558e99560ecc6e9eafa72f40b996c7572365.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module i_ssc_dec_sva (
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

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_1_o, syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 288'h000000000000000000001010101010101010000000000000000000010101010101010101)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 288'h000000000000000000002020202020202020000000000000000000020202020202020202)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 288'h000000000000000000004040404040404040000000000000000000040404040404040404)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 288'h000000000000000000008080808080808080000000000000000000080808080808080808)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 288'h001010101010101010000000000000000000010101010101010101000000000000000000)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 288'h002020202020202020000000000000000000020202020202020202000000000000000000)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 288'h004040404040404040000000000000000000040404040404040404000000000000000000)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 288'h008080808080808080000000000000000000080808080808080808000000000000000000)));
    syndrome_0_row_8: assert (syndrome_0_o[8] == (^(entry_i & 288'h00e0b0e08030e0a08010e08030e0a0800000000d070c01070d0400000c01070d04000001)));
    syndrome_0_row_9: assert (syndrome_0_o[9] == (^(entry_i & 288'h0030c020904030e0802020904030e0800010000609040209070c0000040209070c000002)));
    syndrome_0_row_10: assert (syndrome_0_o[10] == (^(entry_i & 288'h00609040209070c0004040209070c0000020000c020904030e0800000904030e08000104)));
    syndrome_0_row_11: assert (syndrome_0_o[11] == (^(entry_i & 288'h00c020904030e0800080904030e0800010400009040209070c0000000209070c00000208)));
    syndrome_0_row_12: assert (syndrome_0_o[12] == (^(entry_i & 288'h109040209070c0000000209070c00000208000020904030e0800010004030e0800010400)));
    syndrome_0_row_13: assert (syndrome_0_o[13] == (^(entry_i & 288'h20c020a0b0d060a09000a0b0d060a090400000090505060b0d04020005060b0d04020800)));
    syndrome_0_row_14: assert (syndrome_0_o[14] == (^(entry_i & 288'h4070e0b0e08030e0a000b0e08030e0a08000000f0d070c01070d0400070c01070d040000)));
    syndrome_0_row_15: assert (syndrome_0_o[15] == (^(entry_i & 288'h80f0d070c01070d0400070c01070d0400000000e0b0e08030e0a08000e08030e0a080000)));
    syndrome_1_row_0: assert (syndrome_1_o[0] == (^(entry_i & 288'h000000000000000000010101010101010101000000000000000000001010101010101010)));
    syndrome_1_row_1: assert (syndrome_1_o[1] == (^(entry_i & 288'h000000000000000000020202020202020202000000000000000000002020202020202020)));
    syndrome_1_row_2: assert (syndrome_1_o[2] == (^(entry_i & 288'h000000000000000000040404040404040404000000000000000000004040404040404040)));
    syndrome_1_row_3: assert (syndrome_1_o[3] == (^(entry_i & 288'h000000000000000000080808080808080808000000000000000000008080808080808080)));
    syndrome_1_row_4: assert (syndrome_1_o[4] == (^(entry_i & 288'h010101010101010101000000000000000000001010101010101010000000000000000000)));
    syndrome_1_row_5: assert (syndrome_1_o[5] == (^(entry_i & 288'h020202020202020202000000000000000000002020202020202020000000000000000000)));
    syndrome_1_row_6: assert (syndrome_1_o[6] == (^(entry_i & 288'h040404040404040404000000000000000000004040404040404040000000000000000000)));
    syndrome_1_row_7: assert (syndrome_1_o[7] == (^(entry_i & 288'h080808080808080808000000000000000000008080808080808080000000000000000000)));
    syndrome_1_row_8: assert (syndrome_1_o[8] == (^(entry_i & 288'h000d070c01070d0400000c01070d0400000100e0b0e08030e0a08010e08030e0a0800000)));
    syndrome_1_row_9: assert (syndrome_1_o[9] == (^(entry_i & 288'h000609040209070c0000040209070c0000020030c020904030e0802020904030e0800010)));
    syndrome_1_row_10: assert (syndrome_1_o[10] == (^(entry_i & 288'h000c020904030e0800000904030e0800010400609040209070c0004040209070c0000020)));
    syndrome_1_row_11: assert (syndrome_1_o[11] == (^(entry_i & 288'h0009040209070c0000000209070c0000020800c020904030e0800080904030e080001040)));
    syndrome_1_row_12: assert (syndrome_1_o[12] == (^(entry_i & 288'h00020904030e0800010004030e0800010400109040209070c0000000209070c000002080)));
    syndrome_1_row_13: assert (syndrome_1_o[13] == (^(entry_i & 288'h00090505060b0d04020005060b0d0402080020c020a0b0d060a09000a0b0d060a0904000)));
    syndrome_1_row_14: assert (syndrome_1_o[14] == (^(entry_i & 288'h000f0d070c01070d0400070c01070d0400004070e0b0e08030e0a000b0e08030e0a08000)));
    syndrome_1_row_15: assert (syndrome_1_o[15] == (^(entry_i & 288'h000e0b0e08030e0a08000e08030e0a08000080f0d070c01070d0400070c01070d0400000)));
  end

endmodule

bind i_ssc_dec i_ssc_dec_sva u_sva (.*);

`default_nettype wire
