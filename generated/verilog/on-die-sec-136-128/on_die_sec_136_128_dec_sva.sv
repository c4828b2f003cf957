// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of on_die_sec_136_128_dec, scheme hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module on_die_sec_136_128_dec_sva (
  input wire [135:0] entry_i,
  input wire [135:0] entry_o,
  input wire [135:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [7:0] syndrome_0_o
);

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 136'h0155aaaaaaaaaaaaaaab55555556aaad5b)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 136'h0266cccccccccccccccd9999999b33366d)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 136'h0478f0f0f0f0f0f0f0f1e1e1e1e3c3c78e)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 136'h0880ff00ff00ff00ff01fe01fe03fc07f0)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 136'h1000ffff0000ffff0001fffe0003fff800)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 136'h2000ffffffff00000001fffffffc000000)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 136'h4000fffffffffffffffe00000000000000)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 136'h80ff000000000000000000000000000000)));
  end

endmodule

bind on_die_sec_136_128_dec on_die_sec_136_128_dec_sva u_sva (.*);

`default_nettype wire
