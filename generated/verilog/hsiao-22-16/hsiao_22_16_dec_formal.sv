// SPDX-License-Identifier: MIT OR Apache-2.0
// hsiao_22_16_dec and its checker under one top: for tools without `bind`.
// Scheme hash ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
`default_nettype none

module hsiao_22_16_dec_formal (
  input wire [21:0] entry_i
);

  wire [21:0] entry_o;
  wire [21:0] flips_o;
  wire ce_o;
  wire due_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [5:0] syndrome_0_o;

  hsiao_22_16_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

  hsiao_22_16_dec_sva u_sva (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

endmodule

`default_nettype wire
