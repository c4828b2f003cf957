// SPDX-License-Identifier: MIT OR Apache-2.0
// sec_ded_daec_72_64_dec and its checker under one top: for tools without `bind`.
// Scheme hash bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
`default_nettype none

module sec_ded_daec_72_64_dec_formal (
  input wire [71:0] entry_i
);

  wire [71:0] entry_o;
  wire [71:0] flips_o;
  wire ce_o;
  wire due_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [7:0] syndrome_0_o;

  sec_ded_daec_72_64_dec u_decoder (
    .entry_i(entry_i),
    .entry_o(entry_o),
    .flips_o(flips_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .syndrome_0_o(syndrome_0_o)
  );

  sec_ded_daec_72_64_dec_sva u_sva (
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
