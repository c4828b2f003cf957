// SPDX-License-Identifier: MIT OR Apache-2.0
// hsiao_39_32_dec and its checker under one top: for tools without `bind`.
// Scheme hash ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
`default_nettype none

module hsiao_39_32_dec_formal (
  input wire [38:0] entry_i
);

  wire [31:0] data_o;
  wire [38:0] entry_o;
  wire ce_o;
  wire due_o;
  wire cw_ce_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [38:0] flips_o;
  wire [6:0] syndrome_0_o;

  hsiao_39_32_dec u_decoder (
    .entry_i(entry_i),
    .data_o(data_o),
    .entry_o(entry_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_ce_o(cw_ce_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .flips_o(flips_o),
    .syndrome_0_o(syndrome_0_o)
  );

  hsiao_39_32_dec_sva u_sva (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .flips_o(flips_o),
    .syndrome_0_o(syndrome_0_o)
  );

endmodule

`default_nettype wire
