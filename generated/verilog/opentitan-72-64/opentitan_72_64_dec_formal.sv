// SPDX-License-Identifier: MIT OR Apache-2.0
// opentitan_72_64_dec and its checker under one top: for tools without `bind`.
// Scheme hash a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
`default_nettype none

module opentitan_72_64_dec_formal (
  input wire [71:0] entry_i
);

  wire [71:0] entry_o;
  wire [71:0] flips_o;
  wire ce_o;
  wire due_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [7:0] syndrome_0_o;

  opentitan_72_64_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

  opentitan_72_64_dec_sva u_sva (
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
