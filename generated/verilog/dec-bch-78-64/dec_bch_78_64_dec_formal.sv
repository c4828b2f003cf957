// SPDX-License-Identifier: MIT OR Apache-2.0
// dec_bch_78_64_dec and its checker under one top: for tools without `bind`.
// Scheme hash 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
`default_nettype none

module dec_bch_78_64_dec_formal (
  input wire [77:0] entry_i
);

  wire [77:0] entry_o;
  wire [77:0] flips_o;
  wire ce_o;
  wire due_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [13:0] syndrome_0_o;

  dec_bch_78_64_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

  dec_bch_78_64_dec_sva u_sva (
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
