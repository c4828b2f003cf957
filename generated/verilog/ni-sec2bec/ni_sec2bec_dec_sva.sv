// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of ni_sec2bec_dec, scheme hash
// d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module ni_sec2bec_dec_sva (
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

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_3_o, syndrome_2_o, syndrome_1_o, syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 288'h000000000000000000000000000000000000000000000000000000014f5f33246a4b7fa5)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 288'h000000000000000000000000000000000000000000000000000000028a95a192a1647198)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 288'h0000000000000000000000000000000000000000000000000000000443d6e4caf8935956)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 288'h0000000000000000000000000000000000000000000000000000000822254a626809aa6a)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 288'h0000000000000000000000000000000000000000000000000000001059f039353da59c6d)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 288'h00000000000000000000000000000000000000000000000000000020fa18981f1352bb7e)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 288'h000000000000000000000000000000000000000000000000000000401468448e2569d297)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 288'h00000000000000000000000000000000000000000000000000000080ec462645afd4f77a)));
    syndrome_1_row_0: assert (syndrome_1_o[0] == (^(entry_i & 288'h000000000000000000000000000000000000014f5f33246a4b7fa5000000000000000000)));
    syndrome_1_row_1: assert (syndrome_1_o[1] == (^(entry_i & 288'h000000000000000000000000000000000000028a95a192a1647198000000000000000000)));
    syndrome_1_row_2: assert (syndrome_1_o[2] == (^(entry_i & 288'h0000000000000000000000000000000000000443d6e4caf8935956000000000000000000)));
    syndrome_1_row_3: assert (syndrome_1_o[3] == (^(entry_i & 288'h0000000000000000000000000000000000000822254a626809aa6a000000000000000000)));
    syndrome_1_row_4: assert (syndrome_1_o[4] == (^(entry_i & 288'h0000000000000000000000000000000000001059f039353da59c6d000000000000000000)));
    syndrome_1_row_5: assert (syndrome_1_o[5] == (^(entry_i & 288'h00000000000000000000000000000000000020fa18981f1352bb7e000000000000000000)));
    syndrome_1_row_6: assert (syndrome_1_o[6] == (^(entry_i & 288'h000000000000000000000000000000000000401468448e2569d297000000000000000000)));
    syndrome_1_row_7: assert (syndrome_1_o[7] == (^(entry_i & 288'h00000000000000000000000000000000000080ec462645afd4f77a000000000000000000)));
    syndrome_2_row_0: assert (syndrome_2_o[0] == (^(entry_i & 288'h000000000000000000014f5f33246a4b7fa5000000000000000000000000000000000000)));
    syndrome_2_row_1: assert (syndrome_2_o[1] == (^(entry_i & 288'h000000000000000000028a95a192a1647198000000000000000000000000000000000000)));
    syndrome_2_row_2: assert (syndrome_2_o[2] == (^(entry_i & 288'h0000000000000000000443d6e4caf8935956000000000000000000000000000000000000)));
    syndrome_2_row_3: assert (syndrome_2_o[3] == (^(entry_i & 288'h0000000000000000000822254a626809aa6a000000000000000000000000000000000000)));
    syndrome_2_row_4: assert (syndrome_2_o[4] == (^(entry_i & 288'h0000000000000000001059f039353da59c6d000000000000000000000000000000000000)));
    syndrome_2_row_5: assert (syndrome_2_o[5] == (^(entry_i & 288'h00000000000000000020fa18981f1352bb7e000000000000000000000000000000000000)));
    syndrome_2_row_6: assert (syndrome_2_o[6] == (^(entry_i & 288'h000000000000000000401468448e2569d297000000000000000000000000000000000000)));
    syndrome_2_row_7: assert (syndrome_2_o[7] == (^(entry_i & 288'h00000000000000000080ec462645afd4f77a000000000000000000000000000000000000)));
    syndrome_3_row_0: assert (syndrome_3_o[0] == (^(entry_i & 288'h014f5f33246a4b7fa5000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_1: assert (syndrome_3_o[1] == (^(entry_i & 288'h028a95a192a1647198000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_2: assert (syndrome_3_o[2] == (^(entry_i & 288'h0443d6e4caf8935956000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_3: assert (syndrome_3_o[3] == (^(entry_i & 288'h0822254a626809aa6a000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_4: assert (syndrome_3_o[4] == (^(entry_i & 288'h1059f039353da59c6d000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_5: assert (syndrome_3_o[5] == (^(entry_i & 288'h20fa18981f1352bb7e000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_6: assert (syndrome_3_o[6] == (^(entry_i & 288'h401468448e2569d297000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_7: assert (syndrome_3_o[7] == (^(entry_i & 288'h80ec462645afd4f77a000000000000000000000000000000000000000000000000000000)));
  end

endmodule

bind ni_sec2bec_dec ni_sec2bec_dec_sva u_sva (.*);

`default_nettype wire
