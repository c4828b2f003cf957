// SPDX-License-Identifier: MIT OR Apache-2.0
// sparse_pin_dec and its checker under one top: for tools without `bind`.
// Scheme hash 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
`default_nettype none

module sparse_pin_dec_formal (
  input wire [287:0] entry_i
);

  wire [287:0] entry_o;
  wire [287:0] flips_o;
  wire ce_o;
  wire due_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [31:0] syndrome_0_o;

  sparse_pin_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

  sparse_pin_dec_sva u_sva (
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
