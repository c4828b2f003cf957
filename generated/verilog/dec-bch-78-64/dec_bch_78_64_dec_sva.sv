// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of dec_bch_78_64_dec, from the parity-check matrix alone.
// Scheme hash 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

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

  // Rows of H, bit by bit of the entry.
  localparam [77:0] H_0_ROW_0 = 
    78'h200086c7721e651eb454;
  localparam [77:0] H_0_ROW_1 = 
    78'h1000c5a4cb115791ee7e;
  localparam [77:0] H_0_ROW_2 = 
    78'h0800e4151796ced6436b;
  localparam [77:0] H_0_ROW_3 = 
    78'h0400720a8bcb676b21b5;
  localparam [77:0] H_0_ROW_4 = 
    78'h0200bfc237fbd6ab248e;
  localparam [77:0] H_0_ROW_5 = 
    78'h0100d92669e38e4b2613;
  localparam [77:0] H_0_ROW_6 = 
    78'h0080ea5446efa23b275d;
  localparam [77:0] H_0_ROW_7 = 
    78'h0040752a2377d11d93ae;
  localparam [77:0] H_0_ROW_8 = 
    78'h0020bc5263a58d907d83;
  localparam [77:0] H_0_ROW_9 = 
    78'h0010d8ee43cca3d68a95;
  localparam [77:0] H_0_ROW_10 = 
    78'h00086c7721e651eb454a;
  localparam [77:0] H_0_ROW_11 = 
    78'h0004363b90f328f5a2a5;
  localparam [77:0] H_0_ROW_12 = 
    78'h00021b1dc879947ad152;
  localparam [77:0] H_0_ROW_13 = 
    78'h00010d8ee43cca3d68a9;

  always_comb begin
    never_both_flags:
      `ECCFORGE_ASSERT (!(ce_o && due_o));
    clean_has_zero_syndrome:
      `ECCFORGE_ASSERT ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips:
      `ECCFORGE_ASSERT (entry_o == (entry_i ^ flips_o));
    ce_changes_something:
      `ECCFORGE_ASSERT (ce_o == (|flips_o));
    due_has_a_reason:
      `ECCFORGE_ASSERT (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0:
      `ECCFORGE_ASSERT (syndrome_0_o[0] == (^(entry_i & H_0_ROW_0)));
    flips_explain_0_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[0] == (^(flips_o & H_0_ROW_0)));
    delivered_0_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_0)));
    syndrome_0_row_1:
      `ECCFORGE_ASSERT (syndrome_0_o[1] == (^(entry_i & H_0_ROW_1)));
    flips_explain_0_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[1] == (^(flips_o & H_0_ROW_1)));
    delivered_0_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_1)));
    syndrome_0_row_2:
      `ECCFORGE_ASSERT (syndrome_0_o[2] == (^(entry_i & H_0_ROW_2)));
    flips_explain_0_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[2] == (^(flips_o & H_0_ROW_2)));
    delivered_0_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_2)));
    syndrome_0_row_3:
      `ECCFORGE_ASSERT (syndrome_0_o[3] == (^(entry_i & H_0_ROW_3)));
    flips_explain_0_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[3] == (^(flips_o & H_0_ROW_3)));
    delivered_0_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_3)));
    syndrome_0_row_4:
      `ECCFORGE_ASSERT (syndrome_0_o[4] == (^(entry_i & H_0_ROW_4)));
    flips_explain_0_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[4] == (^(flips_o & H_0_ROW_4)));
    delivered_0_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_4)));
    syndrome_0_row_5:
      `ECCFORGE_ASSERT (syndrome_0_o[5] == (^(entry_i & H_0_ROW_5)));
    flips_explain_0_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[5] == (^(flips_o & H_0_ROW_5)));
    delivered_0_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_5)));
    syndrome_0_row_6:
      `ECCFORGE_ASSERT (syndrome_0_o[6] == (^(entry_i & H_0_ROW_6)));
    flips_explain_0_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[6] == (^(flips_o & H_0_ROW_6)));
    delivered_0_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_6)));
    syndrome_0_row_7:
      `ECCFORGE_ASSERT (syndrome_0_o[7] == (^(entry_i & H_0_ROW_7)));
    flips_explain_0_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[7] == (^(flips_o & H_0_ROW_7)));
    delivered_0_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_7)));
    syndrome_0_row_8:
      `ECCFORGE_ASSERT (syndrome_0_o[8] == (^(entry_i & H_0_ROW_8)));
    flips_explain_0_row_8:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[8] == (^(flips_o & H_0_ROW_8)));
    delivered_0_row_8:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_8)));
    syndrome_0_row_9:
      `ECCFORGE_ASSERT (syndrome_0_o[9] == (^(entry_i & H_0_ROW_9)));
    flips_explain_0_row_9:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[9] == (^(flips_o & H_0_ROW_9)));
    delivered_0_row_9:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_9)));
    syndrome_0_row_10:
      `ECCFORGE_ASSERT (syndrome_0_o[10] == (^(entry_i & H_0_ROW_10)));
    flips_explain_0_row_10:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[10] == (^(flips_o & H_0_ROW_10)));
    delivered_0_row_10:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_10)));
    syndrome_0_row_11:
      `ECCFORGE_ASSERT (syndrome_0_o[11] == (^(entry_i & H_0_ROW_11)));
    flips_explain_0_row_11:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[11] == (^(flips_o & H_0_ROW_11)));
    delivered_0_row_11:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_11)));
    syndrome_0_row_12:
      `ECCFORGE_ASSERT (syndrome_0_o[12] == (^(entry_i & H_0_ROW_12)));
    flips_explain_0_row_12:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[12] == (^(flips_o & H_0_ROW_12)));
    delivered_0_row_12:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_12)));
    syndrome_0_row_13:
      `ECCFORGE_ASSERT (syndrome_0_o[13] == (^(entry_i & H_0_ROW_13)));
    flips_explain_0_row_13:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[13] == (^(flips_o & H_0_ROW_13)));
    delivered_0_row_13:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_13)));
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use dec_bch_78_64_dec_formal.sv there.
`ifndef YOSYS
bind dec_bch_78_64_dec dec_bch_78_64_dec_sva u_sva (.*);
`endif

`default_nettype wire
