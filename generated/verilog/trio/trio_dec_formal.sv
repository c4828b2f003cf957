// SPDX-License-Identifier: MIT OR Apache-2.0
// trio_dec and its checker under one top: for tools without `bind`.
// Scheme hash 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
`default_nettype none

module trio_dec_formal (
  input wire [287:0] entry_i
);

  wire [255:0] data_o;
  wire [287:0] entry_o;
  wire ce_o;
  wire due_o;
  wire [3:0] cw_ce_o;
  wire [3:0] cw_due_o;
  wire rule_fail_o;
  wire [287:0] flips_o;
  wire [7:0] syndrome_0_o;
  wire [7:0] syndrome_1_o;
  wire [7:0] syndrome_2_o;
  wire [7:0] syndrome_3_o;

  trio_dec u_decoder (
    .entry_i(entry_i),
    .data_o(data_o),
    .entry_o(entry_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_ce_o(cw_ce_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .flips_o(flips_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o),
    .syndrome_2_o(syndrome_2_o),
    .syndrome_3_o(syndrome_3_o)
  );

  trio_dec_sva u_sva (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .flips_o(flips_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o),
    .syndrome_2_o(syndrome_2_o),
    .syndrome_3_o(syndrome_3_o)
  );

endmodule

`default_nettype wire
