// SPDX-License-Identifier: MIT OR Apache-2.0
// chipkill_x4_dec and its checker under one top: for tools without `bind`.
// Scheme hash e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
`default_nettype none

module chipkill_x4_dec_formal (
  input wire [575:0] entry_i
);

  wire [575:0] entry_o;
  wire [575:0] flips_o;
  wire ce_o;
  wire due_o;
  wire [3:0] cw_due_o;
  wire rule_fail_o;
  wire [15:0] syndrome_0_o;
  wire [15:0] syndrome_1_o;
  wire [15:0] syndrome_2_o;
  wire [15:0] syndrome_3_o;

  chipkill_x4_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o),
    .syndrome_2_o(syndrome_2_o),
    .syndrome_3_o(syndrome_3_o)
  );

  chipkill_x4_dec_sva u_sva (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o),
    .syndrome_2_o(syndrome_2_o),
    .syndrome_3_o(syndrome_3_o)
  );

endmodule

`default_nettype wire
