// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of dec_bch_78_64_dec, scheme hash
// 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module dec_bch_78_64_dec_sva (
  input wire [77:0] entry_i,
  input wire [77:0] entry_o,
  input wire [77:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [13:0] syndrome_0_o
);

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 78'h200086c7721e651eb454)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 78'h1000c5a4cb115791ee7e)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 78'h0800e4151796ced6436b)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 78'h0400720a8bcb676b21b5)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 78'h0200bfc237fbd6ab248e)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 78'h0100d92669e38e4b2613)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 78'h0080ea5446efa23b275d)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 78'h0040752a2377d11d93ae)));
    syndrome_0_row_8: assert (syndrome_0_o[8] == (^(entry_i & 78'h0020bc5263a58d907d83)));
    syndrome_0_row_9: assert (syndrome_0_o[9] == (^(entry_i & 78'h0010d8ee43cca3d68a95)));
    syndrome_0_row_10: assert (syndrome_0_o[10] == (^(entry_i & 78'h00086c7721e651eb454a)));
    syndrome_0_row_11: assert (syndrome_0_o[11] == (^(entry_i & 78'h0004363b90f328f5a2a5)));
    syndrome_0_row_12: assert (syndrome_0_o[12] == (^(entry_i & 78'h00021b1dc879947ad152)));
    syndrome_0_row_13: assert (syndrome_0_o[13] == (^(entry_i & 78'h00010d8ee43cca3d68a9)));
  end

endmodule

bind dec_bch_78_64_dec dec_bch_78_64_dec_sva u_sva (.*);

`default_nettype wire
