// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of sec_ded_daec_72_64_dec, scheme hash
// bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module sec_ded_daec_72_64_dec_sva (
  input wire [71:0] entry_i,
  input wire [71:0] entry_o,
  input wire [71:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [7:0] syndrome_0_o
);

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 72'h80fdf3d70dd31582f1)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 72'h407ef9eb86e98ac178)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 72'h20c28f22cea7d0e24d)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 72'h106147916753e87126)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 72'h0830a3c8b3a9f43893)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 72'h041851e459d4fa1c49)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 72'h020c28f22cea7d0e24)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 72'h01fbe7ae1ba62b05e3)));
  end

endmodule

bind sec_ded_daec_72_64_dec sec_ded_daec_72_64_dec_sva u_sva (.*);

`default_nettype wire
