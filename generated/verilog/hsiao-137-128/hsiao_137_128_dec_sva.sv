// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of hsiao_137_128_dec, scheme hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module hsiao_137_128_dec_sva (
  input wire [136:0] entry_i,
  input wire [136:0] entry_o,
  input wire [136:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [8:0] syndrome_0_o
);

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 137'h001b555ab356ab020844b04225844b12cb7)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 137'h002ccd6acd5aad04108950844a88952555b)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 137'h004ab5ab356ab5082112610893112649a6d)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 137'h008356b4d5aad510422382111c22388e38e)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 137'h010d5acb56ad5520843c0421e043c0f03f0)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 137'h02056b2d5ab3564107c0083e007c00ffc00)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 137'h0405acb56acd5a81f8000fc0007fff00000)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 137'h080aaad5ab356afe00000fffff800000000)));
    syndrome_0_row_8: assert (syndrome_0_o[8] == (^(entry_i & 137'h1006b356acd5aafffffff00000000000000)));
  end

endmodule

bind hsiao_137_128_dec hsiao_137_128_dec_sva u_sva (.*);

`default_nettype wire
