// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of hsiao_39_32_dec, scheme hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module hsiao_39_32_dec_sva (
  input wire [38:0] entry_i,
  input wire [38:0] entry_o,
  input wire [38:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [6:0] syndrome_0_o
);

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 39'h018ca53295)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 39'h0253294ca5)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 39'h0464ca5329)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 39'h08995294aa)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 39'h10a62ca54a)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 39'h2049932952)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 39'h403254ca54)));
  end

endmodule

bind hsiao_39_32_dec hsiao_39_32_dec_sva u_sva (.*);

`default_nettype wire
