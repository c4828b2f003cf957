// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of ni_secded_dec, from the parity-check matrix alone.
// Scheme hash 0543bda1bbc37026f94472784b7f83fbcf1f3bea29fe4a8a4014e9118b705185.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module ni_secded_dec_sva (
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
    256'h0000000000000000000000000000000000000000000000010738c808099264ff
  };
  localparam [287:0] H_0_ROW_1 = {
    32'h00000000,
    256'h00000000000000000000000000000000000000000000000238c808099264ff07
  };
  localparam [287:0] H_0_ROW_2 = {
    32'h00000000,
    256'h000000000000000000000000000000000000000000000004c808099264ff0738
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h00000000,
    256'h00000000000000000000000000000000000000000000000808099264ff0738c8
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h00000000,
    256'h000000000000000000000000000000000000000000000010099264ff0738c808
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h00000000,
    256'h0000000000000000000000000000000000000000000000209264ff0738c80809
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h00000000,
    256'h00000000000000000000000000000000000000000000004064ff0738c8080992
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h00000000,
    256'h000000000000000000000000000000000000000000000080ff0738c808099264
  };
  localparam [287:0] H_1_ROW_0 = {
    32'h00000000,
    256'h0000000000000000000000000000010738c808099264ff000000000000000000
  };
  localparam [287:0] H_1_ROW_1 = {
    32'h00000000,
    256'h00000000000000000000000000000238c808099264ff07000000000000000000
  };
  localparam [287:0] H_1_ROW_2 = {
    32'h00000000,
    256'h000000000000000000000000000004c808099264ff0738000000000000000000
  };
  localparam [287:0] H_1_ROW_3 = {
    32'h00000000,
    256'h00000000000000000000000000000808099264ff0738c8000000000000000000
  };
  localparam [287:0] H_1_ROW_4 = {
    32'h00000000,
    256'h000000000000000000000000000010099264ff0738c808000000000000000000
  };
  localparam [287:0] H_1_ROW_5 = {
    32'h00000000,
    256'h0000000000000000000000000000209264ff0738c80809000000000000000000
  };
  localparam [287:0] H_1_ROW_6 = {
    32'h00000000,
    256'h00000000000000000000000000004064ff0738c8080992000000000000000000
  };
  localparam [287:0] H_1_ROW_7 = {
    32'h00000000,
    256'h000000000000000000000000000080ff0738c808099264000000000000000000
  };
  localparam [287:0] H_2_ROW_0 = {
    32'h00000000,
    256'h0000000000010738c808099264ff000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_1 = {
    32'h00000000,
    256'h00000000000238c808099264ff07000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_2 = {
    32'h00000000,
    256'h000000000004c808099264ff0738000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_3 = {
    32'h00000000,
    256'h00000000000808099264ff0738c8000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_4 = {
    32'h00000000,
    256'h000000000010099264ff0738c808000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_5 = {
    32'h00000000,
    256'h0000000000209264ff0738c80809000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_6 = {
    32'h00000000,
    256'h00000000004064ff0738c8080992000000000000000000000000000000000000
  };
  localparam [287:0] H_2_ROW_7 = {
    32'h00000000,
    256'h000000000080ff0738c808099264000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_0 = {
    32'h010738c8,
    256'h08099264ff000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_1 = {
    32'h0238c808,
    256'h099264ff07000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_2 = {
    32'h04c80809,
    256'h9264ff0738000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_3 = {
    32'h08080992,
    256'h64ff0738c8000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_4 = {
    32'h10099264,
    256'hff0738c808000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_5 = {
    32'h209264ff,
    256'h0738c80809000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_6 = {
    32'h4064ff07,
    256'h38c8080992000000000000000000000000000000000000000000000000000000
  };
  localparam [287:0] H_3_ROW_7 = {
    32'h80ff0738,
    256'hc808099264000000000000000000000000000000000000000000000000000000
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

// yosys passes over `bind`: use ni_secded_dec_formal.sv there.
`ifndef YOSYS
bind ni_secded_dec ni_secded_dec_sva u_sva (.*);
`endif

`default_nettype wire
