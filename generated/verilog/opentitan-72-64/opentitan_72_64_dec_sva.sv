// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of opentitan_72_64_dec, scheme hash
// a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module opentitan_72_64_dec_sva (
  input wire [71:0] entry_i,
  input wire [71:0] entry_o,
  input wire [71:0] flips_o,
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
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 72'h01b9000000001fffff)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 72'h025e00000fffe0003f)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 72'h0467003ff003e007c1)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 72'h08cd0fc0f03c207842)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 72'h10b671c711c4438884)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 72'h20b5b65926488c9108)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 72'h40cbdaaa4a91152210)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 72'h807aed348d221a4420)));
  end

endmodule

bind opentitan_72_64_dec opentitan_72_64_dec_sva u_sva (.*);

`default_nettype wire
