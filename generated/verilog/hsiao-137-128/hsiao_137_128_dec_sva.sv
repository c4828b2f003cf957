// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of hsiao_137_128_dec, from the parity-check matrix alone.
// Scheme hash 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module hsiao_137_128_dec_sva (
  input wire [136:0] entry_i,
  input wire [136:0] entry_o,
  input wire [136:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [8:0] syndrome_0_o
);

  // Rows of H, bit by bit of the entry.
  localparam [136:0] H_0_ROW_0 = 
    137'h001b555ab356ab020844b04225844b12cb7;
  localparam [136:0] H_0_ROW_1 = 
    137'h002ccd6acd5aad04108950844a88952555b;
  localparam [136:0] H_0_ROW_2 = 
    137'h004ab5ab356ab5082112610893112649a6d;
  localparam [136:0] H_0_ROW_3 = 
    137'h008356b4d5aad510422382111c22388e38e;
  localparam [136:0] H_0_ROW_4 = 
    137'h010d5acb56ad5520843c0421e043c0f03f0;
  localparam [136:0] H_0_ROW_5 = 
    137'h02056b2d5ab3564107c0083e007c00ffc00;
  localparam [136:0] H_0_ROW_6 = 
    137'h0405acb56acd5a81f8000fc0007fff00000;
  localparam [136:0] H_0_ROW_7 = 
    137'h080aaad5ab356afe00000fffff800000000;
  localparam [136:0] H_0_ROW_8 = 
    137'h1006b356acd5aafffffff00000000000000;

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
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use hsiao_137_128_dec_formal.sv there.
`ifndef YOSYS
bind hsiao_137_128_dec hsiao_137_128_dec_sva u_sva (.*);
`endif

`default_nettype wire
