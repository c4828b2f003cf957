// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of ni_secded_dec, scheme hash
// 0543bda1bbc37026f94472784b7f83fbcf1f3bea29fe4a8a4014e9118b705185.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module ni_secded_dec_sva (
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
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 288'h000000000000000000000000000000000000000000000000000000010738c808099264ff)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 288'h0000000000000000000000000000000000000000000000000000000238c808099264ff07)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 288'h00000000000000000000000000000000000000000000000000000004c808099264ff0738)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 288'h0000000000000000000000000000000000000000000000000000000808099264ff0738c8)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 288'h00000000000000000000000000000000000000000000000000000010099264ff0738c808)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 288'h000000000000000000000000000000000000000000000000000000209264ff0738c80809)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 288'h0000000000000000000000000000000000000000000000000000004064ff0738c8080992)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 288'h00000000000000000000000000000000000000000000000000000080ff0738c808099264)));
    syndrome_1_row_0: assert (syndrome_1_o[0] == (^(entry_i & 288'h000000000000000000000000000000000000010738c808099264ff000000000000000000)));
    syndrome_1_row_1: assert (syndrome_1_o[1] == (^(entry_i & 288'h0000000000000000000000000000000000000238c808099264ff07000000000000000000)));
    syndrome_1_row_2: assert (syndrome_1_o[2] == (^(entry_i & 288'h00000000000000000000000000000000000004c808099264ff0738000000000000000000)));
    syndrome_1_row_3: assert (syndrome_1_o[3] == (^(entry_i & 288'h0000000000000000000000000000000000000808099264ff0738c8000000000000000000)));
    syndrome_1_row_4: assert (syndrome_1_o[4] == (^(entry_i & 288'h00000000000000000000000000000000000010099264ff0738c808000000000000000000)));
    syndrome_1_row_5: assert (syndrome_1_o[5] == (^(entry_i & 288'h000000000000000000000000000000000000209264ff0738c80809000000000000000000)));
    syndrome_1_row_6: assert (syndrome_1_o[6] == (^(entry_i & 288'h0000000000000000000000000000000000004064ff0738c8080992000000000000000000)));
    syndrome_1_row_7: assert (syndrome_1_o[7] == (^(entry_i & 288'h00000000000000000000000000000000000080ff0738c808099264000000000000000000)));
    syndrome_2_row_0: assert (syndrome_2_o[0] == (^(entry_i & 288'h000000000000000000010738c808099264ff000000000000000000000000000000000000)));
    syndrome_2_row_1: assert (syndrome_2_o[1] == (^(entry_i & 288'h0000000000000000000238c808099264ff07000000000000000000000000000000000000)));
    syndrome_2_row_2: assert (syndrome_2_o[2] == (^(entry_i & 288'h00000000000000000004c808099264ff0738000000000000000000000000000000000000)));
    syndrome_2_row_3: assert (syndrome_2_o[3] == (^(entry_i & 288'h0000000000000000000808099264ff0738c8000000000000000000000000000000000000)));
    syndrome_2_row_4: assert (syndrome_2_o[4] == (^(entry_i & 288'h00000000000000000010099264ff0738c808000000000000000000000000000000000000)));
    syndrome_2_row_5: assert (syndrome_2_o[5] == (^(entry_i & 288'h000000000000000000209264ff0738c80809000000000000000000000000000000000000)));
    syndrome_2_row_6: assert (syndrome_2_o[6] == (^(entry_i & 288'h0000000000000000004064ff0738c8080992000000000000000000000000000000000000)));
    syndrome_2_row_7: assert (syndrome_2_o[7] == (^(entry_i & 288'h00000000000000000080ff0738c808099264000000000000000000000000000000000000)));
    syndrome_3_row_0: assert (syndrome_3_o[0] == (^(entry_i & 288'h010738c808099264ff000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_1: assert (syndrome_3_o[1] == (^(entry_i & 288'h0238c808099264ff07000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_2: assert (syndrome_3_o[2] == (^(entry_i & 288'h04c808099264ff0738000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_3: assert (syndrome_3_o[3] == (^(entry_i & 288'h0808099264ff0738c8000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_4: assert (syndrome_3_o[4] == (^(entry_i & 288'h10099264ff0738c808000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_5: assert (syndrome_3_o[5] == (^(entry_i & 288'h209264ff0738c80809000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_6: assert (syndrome_3_o[6] == (^(entry_i & 288'h4064ff0738c8080992000000000000000000000000000000000000000000000000000000)));
    syndrome_3_row_7: assert (syndrome_3_o[7] == (^(entry_i & 288'h80ff0738c808099264000000000000000000000000000000000000000000000000000000)));
  end

endmodule

bind ni_secded_dec ni_secded_dec_sva u_sva (.*);

`default_nettype wire
