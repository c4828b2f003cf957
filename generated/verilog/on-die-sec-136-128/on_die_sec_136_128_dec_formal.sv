// SPDX-License-Identifier: MIT OR Apache-2.0
// on_die_sec_136_128_dec and its checker under one top: for tools without `bind`.
// Scheme hash d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
`default_nettype none

module on_die_sec_136_128_dec_formal (
  input wire [135:0] entry_i
);

  wire [135:0] entry_o;
  wire [135:0] flips_o;
  wire ce_o;
  wire due_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [7:0] syndrome_0_o;

  on_die_sec_136_128_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

  on_die_sec_136_128_dec_sva u_sva (
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
