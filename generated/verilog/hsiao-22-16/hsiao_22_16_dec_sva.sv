// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of hsiao_22_16_dec, scheme hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module hsiao_22_16_dec_sva (
  input wire [21:0] entry_i,
  input wire [21:0] entry_o,
  input wire [21:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [5:0] syndrome_0_o
);

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 22'h016595)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 22'h029965)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 22'h049659)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 22'h086a56)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 22'h1055aa)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 22'h20aaaa)));
  end

endmodule

bind hsiao_22_16_dec hsiao_22_16_dec_sva u_sva (.*);

`default_nettype wire
