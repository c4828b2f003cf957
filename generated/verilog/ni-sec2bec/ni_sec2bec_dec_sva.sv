// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of ni_sec2bec_dec, from the parity-check matrix alone.
// Scheme hash d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module ni_sec2bec_dec_sva (
  input wire [287:0] entry_i,
  input wire [287:0] entry_o,
  input wire [287:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire [3:0] cw_due_o,
  input wire rule_fail_o,
  input wire [7:0] syndrome_0_o,
  input wire [7:0] syndrome_1_o,
  input wire [7:0] syndrome_2_o,
  input wire [7:0] syndrome_3_o
);

  // Rows of H, bit by bit of the entry.
  localparam [287:0] H_0_ROW_0 = {
    32'h00000000,
    256'h0000000000000000000000000000000000000000000000014f5f33246a4b7fa5
  };
  localparam [287:0] H_0_ROW_1 = {
    32'h00000000,
    256'h0000000000000000000000000000000000000000000000028a95a192a1647198
  };
  localparam [287:0] H_0_ROW_2 = {
    32'h00000000,
    256'h00000000000000000000000000000000000000000000000443d6e4caf8935956
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h00000000,
    256'h00000000000000000000000000000000000000000000000822254a626809aa6a
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h00000000,
    256'h00000000000000000000000000000000000000000000001059f039353da59c6d
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h00000000,
    256'h000000000000000000000000000000000000000000000020fa18981f1352bb7e
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h00000000,
    256'h0000000000000000000000000000000000000000000000401468448e2569d297
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h00000000,
    256'h000000000000000000000000000000000000000000000080ec462645afd4f77a
  };
  localparam [287:0] H_1_ROW_0 = {
    32'h00000000,
    256'h0000000000000000000000000000014f5f33246a4b7fa5000000000000000000
  };
  localparam [287:0] H_1_ROW_1 = {
    32'h00000000,
    256'h0000000000000000000000000000028a95a192a1647198000000000000000000
  };
  localparam [287:0] H_1_ROW_2 = {
    32'h00000000,
    256'h00000000000000000000000000000443d6e4caf8935956000000000000000000
  };
  localparam [287:0] H_1_ROW_3 = {
    32'h00000000,
    256'h00000000000000000000000000000822254a626809aa6a000000000000000000
  };
  localparam [287:0] H_1_ROW_4 = {
    32'h00000000,
    256'h00000000000000000000000000001059f039353da59c6d000000000000000000
  };
  localparam [287:0] H_1_ROW_5 = {
    32'h00000000,
    256'h000000000000000000000000000020fa18981f1352bb7e000000000000000000
  };
  localparam [287:0] H_1_ROW_6 = {
    32'h00000000,
    256'h0000000000000000000000000000401468448e2569d297000000000000000000
  };
  localparam [287:0] H_1_ROW_7 = {
    32'h00000000,
    256'h000000000000000000000000000080ec462645afd4f77a000000000000000000
  };
  localparam [287:0] H_2_ROW_0 = {
    32'h00000000,
    256'h0000000000014f5f33246a4b7fa5000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_1 = {
    32'h00000000,
    256'h0000000000028a95a192a1647198000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_2 = {
    32'h00000000,
    256'h00000000000443d6e4caf8935956000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_3 = {
    32'h00000000,
    256'h00000000000822254a626809aa6a000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_4 = {
    32'h00000000,
    256'h00000000001059f039353da59c6d000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_5 = {
    32'h00000000,
    256'h000000000020fa18981f1352bb7e000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_6 = {
    32'h00000000,
    256'h0000000000401468448e2569d297000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_7 = {
    32'h00000000,
    256'h000000000080ec462645afd4f77a000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_0 = {
    32'h014f5f33,
    256'h246a4b7fa5000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_1 = {
    32'h028a95a1,
    256'h92a1647198000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_2 = {
    32'h0443d6e4,
    256'hcaf8935956000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_3 = {
    32'h0822254a,
    256'h626809aa6a000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_4 = {
    32'h1059f039,
    256'h353da59c6d000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_5 = {
    32'h20fa1898,
    256'h1f1352bb7e000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_6 = {
    32'h40146844,
    256'h8e2569d297000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_7 = {
    32'h80ec4626,
    256'h45afd4f77a000000000000000000000000000000000000000000000000000000
  };

  always_comb begin
    never_both_flags:
      `ECCFORGE_ASSERT (!(ce_o && due_o));
    clean_has_zero_syndrome:
      `ECCFORGE_ASSERT ((ce_o || due_o)
        == (|{syndrome_3_o, syndrome_2_o, syndrome_1_o, syndrome_0_o}));
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
    syndrome_1_row_0:
      `ECCFORGE_ASSERT (syndrome_1_o[0] == (^(entry_i & H_1_ROW_0)));
    flips_explain_1_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[0] == (^(flips_o & H_1_ROW_0)));
    delivered_1_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_0)));
    syndrome_1_row_1:
      `ECCFORGE_ASSERT (syndrome_1_o[1] == (^(entry_i & H_1_ROW_1)));
    flips_explain_1_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[1] == (^(flips_o & H_1_ROW_1)));
    delivered_1_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_1)));
    syndrome_1_row_2:
      `ECCFORGE_ASSERT (syndrome_1_o[2] == (^(entry_i & H_1_ROW_2)));
    flips_explain_1_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[2] == (^(flips_o & H_1_ROW_2)));
    delivered_1_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_2)));
    syndrome_1_row_3:
      `ECCFORGE_ASSERT (syndrome_1_o[3] == (^(entry_i & H_1_ROW_3)));
    flips_explain_1_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[3] == (^(flips_o & H_1_ROW_3)));
    delivered_1_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_3)));
    syndrome_1_row_4:
      `ECCFORGE_ASSERT (syndrome_1_o[4] == (^(entry_i & H_1_ROW_4)));
    flips_explain_1_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[4] == (^(flips_o & H_1_ROW_4)));
    delivered_1_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_4)));
    syndrome_1_row_5:
      `ECCFORGE_ASSERT (syndrome_1_o[5] == (^(entry_i & H_1_ROW_5)));
    flips_explain_1_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[5] == (^(flips_o & H_1_ROW_5)));
    delivered_1_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_5)));
    syndrome_1_row_6:
      `ECCFORGE_ASSERT (syndrome_1_o[6] == (^(entry_i & H_1_ROW_6)));
    flips_explain_1_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[6] == (^(flips_o & H_1_ROW_6)));
    delivered_1_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_6)));
    syndrome_1_row_7:
      `ECCFORGE_ASSERT (syndrome_1_o[7] == (^(entry_i & H_1_ROW_7)));
    flips_explain_1_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[7] == (^(flips_o & H_1_ROW_7)));
    delivered_1_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_7)));
    syndrome_2_row_0:
      `ECCFORGE_ASSERT (syndrome_2_o[0] == (^(entry_i & H_2_ROW_0)));
    flips_explain_2_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[0] == (^(flips_o & H_2_ROW_0)));
    delivered_2_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_0)));
    syndrome_2_row_1:
      `ECCFORGE_ASSERT (syndrome_2_o[1] == (^(entry_i & H_2_ROW_1)));
    flips_explain_2_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[1] == (^(flips_o & H_2_ROW_1)));
    delivered_2_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_1)));
    syndrome_2_row_2:
      `ECCFORGE_ASSERT (syndrome_2_o[2] == (^(entry_i & H_2_ROW_2)));
    flips_explain_2_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[2] == (^(flips_o & H_2_ROW_2)));
    delivered_2_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_2)));
    syndrome_2_row_3:
      `ECCFORGE_ASSERT (syndrome_2_o[3] == (^(entry_i & H_2_ROW_3)));
    flips_explain_2_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[3] == (^(flips_o & H_2_ROW_3)));
    delivered_2_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_3)));
    syndrome_2_row_4:
      `ECCFORGE_ASSERT (syndrome_2_o[4] == (^(entry_i & H_2_ROW_4)));
    flips_explain_2_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[4] == (^(flips_o & H_2_ROW_4)));
    delivered_2_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_4)));
    syndrome_2_row_5:
      `ECCFORGE_ASSERT (syndrome_2_o[5] == (^(entry_i & H_2_ROW_5)));
    flips_explain_2_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[5] == (^(flips_o & H_2_ROW_5)));
    delivered_2_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_5)));
    syndrome_2_row_6:
      `ECCFORGE_ASSERT (syndrome_2_o[6] == (^(entry_i & H_2_ROW_6)));
    flips_explain_2_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[6] == (^(flips_o & H_2_ROW_6)));
    delivered_2_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_6)));
    syndrome_2_row_7:
      `ECCFORGE_ASSERT (syndrome_2_o[7] == (^(entry_i & H_2_ROW_7)));
    flips_explain_2_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[7] == (^(flips_o & H_2_ROW_7)));
    delivered_2_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_7)));
    syndrome_3_row_0:
      `ECCFORGE_ASSERT (syndrome_3_o[0] == (^(entry_i & H_3_ROW_0)));
    flips_explain_3_row_0:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[0] == (^(flips_o & H_3_ROW_0)));
    delivered_3_row_0:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_0)));
    syndrome_3_row_1:
      `ECCFORGE_ASSERT (syndrome_3_o[1] == (^(entry_i & H_3_ROW_1)));
    flips_explain_3_row_1:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[1] == (^(flips_o & H_3_ROW_1)));
    delivered_3_row_1:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_1)));
    syndrome_3_row_2:
      `ECCFORGE_ASSERT (syndrome_3_o[2] == (^(entry_i & H_3_ROW_2)));
    flips_explain_3_row_2:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[2] == (^(flips_o & H_3_ROW_2)));
    delivered_3_row_2:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_2)));
    syndrome_3_row_3:
      `ECCFORGE_ASSERT (syndrome_3_o[3] == (^(entry_i & H_3_ROW_3)));
    flips_explain_3_row_3:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[3] == (^(flips_o & H_3_ROW_3)));
    delivered_3_row_3:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_3)));
    syndrome_3_row_4:
      `ECCFORGE_ASSERT (syndrome_3_o[4] == (^(entry_i & H_3_ROW_4)));
    flips_explain_3_row_4:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[4] == (^(flips_o & H_3_ROW_4)));
    delivered_3_row_4:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_4)));
    syndrome_3_row_5:
      `ECCFORGE_ASSERT (syndrome_3_o[5] == (^(entry_i & H_3_ROW_5)));
    flips_explain_3_row_5:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[5] == (^(flips_o & H_3_ROW_5)));
    delivered_3_row_5:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_5)));
    syndrome_3_row_6:
      `ECCFORGE_ASSERT (syndrome_3_o[6] == (^(entry_i & H_3_ROW_6)));
    flips_explain_3_row_6:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[6] == (^(flips_o & H_3_ROW_6)));
    delivered_3_row_6:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_6)));
    syndrome_3_row_7:
      `ECCFORGE_ASSERT (syndrome_3_o[7] == (^(entry_i & H_3_ROW_7)));
    flips_explain_3_row_7:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[7] == (^(flips_o & H_3_ROW_7)));
    delivered_3_row_7:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_7)));
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use ni_sec2bec_dec_formal.sv there.
`ifndef YOSYS
bind ni_sec2bec_dec ni_sec2bec_dec_sva u_sva (.*);
`endif

`default_nettype wire
