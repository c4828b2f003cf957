// SPDX-License-Identifier: MIT OR Apache-2.0
// hsiao_137_128_dec and its checker under one top: for tools without `bind`.
// Scheme hash 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
`default_nettype none

module hsiao_137_128_dec_formal (
  input wire [136:0] entry_i
);

  wire [136:0] entry_o;
  wire [136:0] flips_o;
  wire ce_o;
  wire due_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [8:0] syndrome_0_o;

  hsiao_137_128_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

  hsiao_137_128_dec_sva u_sva (
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
