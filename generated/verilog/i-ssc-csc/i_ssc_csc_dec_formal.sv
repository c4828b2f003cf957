// SPDX-License-Identifier: MIT OR Apache-2.0
// i_ssc_csc_dec and its checker under one top: for tools without `bind`.
// Scheme hash 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
`default_nettype none

module i_ssc_csc_dec_formal (
  input wire [287:0] entry_i
);

  wire [287:0] entry_o;
  wire [287:0] flips_o;
  wire ce_o;
  wire due_o;
  wire [1:0] cw_due_o;
  wire rule_fail_o;
  wire [15:0] syndrome_0_o;
  wire [15:0] syndrome_1_o;

  i_ssc_csc_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o)
  );

  i_ssc_csc_dec_sva u_sva (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o)
  );

endmodule

`default_nettype wire
