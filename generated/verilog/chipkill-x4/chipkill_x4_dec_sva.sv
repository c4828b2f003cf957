// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of chipkill_x4_dec, from the parity-check matrix alone.
// Scheme hash e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module chipkill_x4_dec_sva (
  input wire [575:0] entry_i,
  input wire [575:0] entry_o,
  input wire [575:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire [3:0] cw_due_o,
  input wire rule_fail_o,
  input wire [15:0] syndrome_0_o,
  input wire [15:0] syndrome_1_o,
  input wire [15:0] syndrome_2_o,
  input wire [15:0] syndrome_3_o
);

  // Rows of H, bit by bit of the entry.
  localparam [575:0] H_0_ROW_0 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000011111111111111111
  };
  localparam [575:0] H_0_ROW_1 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000022222222222222222
  };
  localparam [575:0] H_0_ROW_2 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000044444444444444444
  };
  localparam [575:0] H_0_ROW_3 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000088888888888888888
  };
  localparam [575:0] H_0_ROW_4 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000011111111111111111000000000000000000
  };
  localparam [575:0] H_0_ROW_5 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000022222222222222222000000000000000000
  };
  localparam [575:0] H_0_ROW_6 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000044444444444444444000000000000000000
  };
  localparam [575:0] H_0_ROW_7 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000088888888888888888000000000000000000
  };
  localparam [575:0] H_0_ROW_8 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h000000000000000000000000000000edb7ec8137eda48010ec8137eda4800001
  };
  localparam [575:0] H_0_ROW_9 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h00000000000000000000000000000036c924924937ec802024924937ec800012
  };
  localparam [575:0] H_0_ROW_10 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000006c924924937ec800404924937ec8000124
  };
  localparam [575:0] H_0_ROW_11 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h000000000000000000000000000000c924924937ec800080924937ec80001248
  };
  localparam [575:0] H_0_ROW_12 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h000000000000000000000000000010924924937ec800010024937ec800012480
  };
  localparam [575:0] H_0_ROW_13 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h000000000000000000000000000020c925a5b6db6da49200a5b6db6da4924800
  };
  localparam [575:0] H_0_ROW_14 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000407fedb7ec8137eda400b7ec8137eda48000
  };
  localparam [575:0] H_0_ROW_15 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h000000000000000000000000000080fedb7ec8137eda48007ec8137eda480000
  };
  localparam [575:0] H_1_ROW_0 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000011111111111111111000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_1 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000022222222222222222000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_2 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000044444444444444444000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_3 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000088888888888888888000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_4 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000001111111,
    256'h1111111111000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_5 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000002222222,
    256'h2222222222000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_6 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000004444444,
    256'h4444444444000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_7 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000008888888,
    256'h8888888888000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_8 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000edb7ec,
    256'h8137eda48010ec8137eda4800001000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_9 = {
    64'h0000000000000000,
    256'h000000000000000000000000000000000000000000000000000000000036c924,
    256'h924937ec802024924937ec800012000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_10 = {
    64'h0000000000000000,
    256'h00000000000000000000000000000000000000000000000000000000006c9249,
    256'h24937ec800404924937ec8000124000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_11 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000c92492,
    256'h4937ec800080924937ec80001248000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_12 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000010924924,
    256'h937ec800010024937ec800012480000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_13 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000020c925a5,
    256'hb6db6da49200a5b6db6da4924800000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_14 = {
    64'h0000000000000000,
    256'h00000000000000000000000000000000000000000000000000000000407fedb7,
    256'hec8137eda400b7ec8137eda48000000000000000000000000000000000000000
  };
  localparam [575:0] H_1_ROW_15 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000080fedb7e,
    256'hc8137eda48007ec8137eda480000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_0 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000001111111111111111100000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_1 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000002222222222222222200000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_2 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000004444444444444444400000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_3 = {
    64'h0000000000000000,
    256'h0000000000000000000000000000000000000008888888888888888800000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_4 = {
    64'h0000000000000000,
    256'h0000000000000000000001111111111111111100000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_5 = {
    64'h0000000000000000,
    256'h0000000000000000000002222222222222222200000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_6 = {
    64'h0000000000000000,
    256'h0000000000000000000004444444444444444400000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_7 = {
    64'h0000000000000000,
    256'h0000000000000000000008888888888888888800000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_8 = {
    64'h0000000000000000,
    256'h0000000000000000000000edb7ec8137eda48010ec8137eda480000100000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_9 = {
    64'h0000000000000000,
    256'h000000000000000000000036c924924937ec802024924937ec80001200000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_10 = {
    64'h0000000000000000,
    256'h00000000000000000000006c924924937ec800404924937ec800012400000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_11 = {
    64'h0000000000000000,
    256'h0000000000000000000000c924924937ec800080924937ec8000124800000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_12 = {
    64'h0000000000000000,
    256'h0000000000000000000010924924937ec800010024937ec80001248000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_13 = {
    64'h0000000000000000,
    256'h0000000000000000000020c925a5b6db6da49200a5b6db6da492480000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_14 = {
    64'h0000000000000000,
    256'h00000000000000000000407fedb7ec8137eda400b7ec8137eda4800000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_2_ROW_15 = {
    64'h0000000000000000,
    256'h0000000000000000000080fedb7ec8137eda48007ec8137eda48000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_0 = {
    64'h0000000000000000,
    256'h0001111111111111111100000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_1 = {
    64'h0000000000000000,
    256'h0002222222222222222200000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_2 = {
    64'h0000000000000000,
    256'h0004444444444444444400000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_3 = {
    64'h0000000000000000,
    256'h0008888888888888888800000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_4 = {
    64'h0111111111111111,
    256'h1100000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_5 = {
    64'h0222222222222222,
    256'h2200000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_6 = {
    64'h0444444444444444,
    256'h4400000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_7 = {
    64'h0888888888888888,
    256'h8800000000000000000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_8 = {
    64'h00edb7ec8137eda4,
    256'h8010ec8137eda480000100000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_9 = {
    64'h0036c924924937ec,
    256'h802024924937ec80001200000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_10 = {
    64'h006c924924937ec8,
    256'h00404924937ec800012400000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_11 = {
    64'h00c924924937ec80,
    256'h0080924937ec8000124800000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_12 = {
    64'h10924924937ec800,
    256'h010024937ec80001248000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_13 = {
    64'h20c925a5b6db6da4,
    256'h9200a5b6db6da492480000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_14 = {
    64'h407fedb7ec8137ed,
    256'ha400b7ec8137eda4800000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
  };
  localparam [575:0] H_3_ROW_15 = {
    64'h80fedb7ec8137eda,
    256'h48007ec8137eda48000000000000000000000000000000000000000000000000,
    256'h0000000000000000000000000000000000000000000000000000000000000000
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
    syndrome_0_row_14:
      `ECCFORGE_ASSERT (syndrome_0_o[14] == (^(entry_i & H_0_ROW_14)));
    flips_explain_0_row_14:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[14] == (^(flips_o & H_0_ROW_14)));
    delivered_0_row_14:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_14)));
    syndrome_0_row_15:
      `ECCFORGE_ASSERT (syndrome_0_o[15] == (^(entry_i & H_0_ROW_15)));
    flips_explain_0_row_15:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[15] == (^(flips_o & H_0_ROW_15)));
    delivered_0_row_15:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_15)));
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
    syndrome_1_row_8:
      `ECCFORGE_ASSERT (syndrome_1_o[8] == (^(entry_i & H_1_ROW_8)));
    flips_explain_1_row_8:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[8] == (^(flips_o & H_1_ROW_8)));
    delivered_1_row_8:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_8)));
    syndrome_1_row_9:
      `ECCFORGE_ASSERT (syndrome_1_o[9] == (^(entry_i & H_1_ROW_9)));
    flips_explain_1_row_9:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[9] == (^(flips_o & H_1_ROW_9)));
    delivered_1_row_9:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_9)));
    syndrome_1_row_10:
      `ECCFORGE_ASSERT (syndrome_1_o[10] == (^(entry_i & H_1_ROW_10)));
    flips_explain_1_row_10:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[10] == (^(flips_o & H_1_ROW_10)));
    delivered_1_row_10:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_10)));
    syndrome_1_row_11:
      `ECCFORGE_ASSERT (syndrome_1_o[11] == (^(entry_i & H_1_ROW_11)));
    flips_explain_1_row_11:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[11] == (^(flips_o & H_1_ROW_11)));
    delivered_1_row_11:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_11)));
    syndrome_1_row_12:
      `ECCFORGE_ASSERT (syndrome_1_o[12] == (^(entry_i & H_1_ROW_12)));
    flips_explain_1_row_12:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[12] == (^(flips_o & H_1_ROW_12)));
    delivered_1_row_12:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_12)));
    syndrome_1_row_13:
      `ECCFORGE_ASSERT (syndrome_1_o[13] == (^(entry_i & H_1_ROW_13)));
    flips_explain_1_row_13:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[13] == (^(flips_o & H_1_ROW_13)));
    delivered_1_row_13:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_13)));
    syndrome_1_row_14:
      `ECCFORGE_ASSERT (syndrome_1_o[14] == (^(entry_i & H_1_ROW_14)));
    flips_explain_1_row_14:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[14] == (^(flips_o & H_1_ROW_14)));
    delivered_1_row_14:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_14)));
    syndrome_1_row_15:
      `ECCFORGE_ASSERT (syndrome_1_o[15] == (^(entry_i & H_1_ROW_15)));
    flips_explain_1_row_15:
      `ECCFORGE_ASSERT (!ce_o || syndrome_1_o[15] == (^(flips_o & H_1_ROW_15)));
    delivered_1_row_15:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_1_ROW_15)));
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
    syndrome_2_row_8:
      `ECCFORGE_ASSERT (syndrome_2_o[8] == (^(entry_i & H_2_ROW_8)));
    flips_explain_2_row_8:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[8] == (^(flips_o & H_2_ROW_8)));
    delivered_2_row_8:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_8)));
    syndrome_2_row_9:
      `ECCFORGE_ASSERT (syndrome_2_o[9] == (^(entry_i & H_2_ROW_9)));
    flips_explain_2_row_9:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[9] == (^(flips_o & H_2_ROW_9)));
    delivered_2_row_9:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_9)));
    syndrome_2_row_10:
      `ECCFORGE_ASSERT (syndrome_2_o[10] == (^(entry_i & H_2_ROW_10)));
    flips_explain_2_row_10:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[10] == (^(flips_o & H_2_ROW_10)));
    delivered_2_row_10:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_10)));
    syndrome_2_row_11:
      `ECCFORGE_ASSERT (syndrome_2_o[11] == (^(entry_i & H_2_ROW_11)));
    flips_explain_2_row_11:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[11] == (^(flips_o & H_2_ROW_11)));
    delivered_2_row_11:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_11)));
    syndrome_2_row_12:
      `ECCFORGE_ASSERT (syndrome_2_o[12] == (^(entry_i & H_2_ROW_12)));
    flips_explain_2_row_12:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[12] == (^(flips_o & H_2_ROW_12)));
    delivered_2_row_12:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_12)));
    syndrome_2_row_13:
      `ECCFORGE_ASSERT (syndrome_2_o[13] == (^(entry_i & H_2_ROW_13)));
    flips_explain_2_row_13:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[13] == (^(flips_o & H_2_ROW_13)));
    delivered_2_row_13:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_13)));
    syndrome_2_row_14:
      `ECCFORGE_ASSERT (syndrome_2_o[14] == (^(entry_i & H_2_ROW_14)));
    flips_explain_2_row_14:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[14] == (^(flips_o & H_2_ROW_14)));
    delivered_2_row_14:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_14)));
    syndrome_2_row_15:
      `ECCFORGE_ASSERT (syndrome_2_o[15] == (^(entry_i & H_2_ROW_15)));
    flips_explain_2_row_15:
      `ECCFORGE_ASSERT (!ce_o || syndrome_2_o[15] == (^(flips_o & H_2_ROW_15)));
    delivered_2_row_15:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_2_ROW_15)));
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
    syndrome_3_row_8:
      `ECCFORGE_ASSERT (syndrome_3_o[8] == (^(entry_i & H_3_ROW_8)));
    flips_explain_3_row_8:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[8] == (^(flips_o & H_3_ROW_8)));
    delivered_3_row_8:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_8)));
    syndrome_3_row_9:
      `ECCFORGE_ASSERT (syndrome_3_o[9] == (^(entry_i & H_3_ROW_9)));
    flips_explain_3_row_9:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[9] == (^(flips_o & H_3_ROW_9)));
    delivered_3_row_9:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_9)));
    syndrome_3_row_10:
      `ECCFORGE_ASSERT (syndrome_3_o[10] == (^(entry_i & H_3_ROW_10)));
    flips_explain_3_row_10:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[10] == (^(flips_o & H_3_ROW_10)));
    delivered_3_row_10:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_10)));
    syndrome_3_row_11:
      `ECCFORGE_ASSERT (syndrome_3_o[11] == (^(entry_i & H_3_ROW_11)));
    flips_explain_3_row_11:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[11] == (^(flips_o & H_3_ROW_11)));
    delivered_3_row_11:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_11)));
    syndrome_3_row_12:
      `ECCFORGE_ASSERT (syndrome_3_o[12] == (^(entry_i & H_3_ROW_12)));
    flips_explain_3_row_12:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[12] == (^(flips_o & H_3_ROW_12)));
    delivered_3_row_12:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_12)));
    syndrome_3_row_13:
      `ECCFORGE_ASSERT (syndrome_3_o[13] == (^(entry_i & H_3_ROW_13)));
    flips_explain_3_row_13:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[13] == (^(flips_o & H_3_ROW_13)));
    delivered_3_row_13:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_13)));
    syndrome_3_row_14:
      `ECCFORGE_ASSERT (syndrome_3_o[14] == (^(entry_i & H_3_ROW_14)));
    flips_explain_3_row_14:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[14] == (^(flips_o & H_3_ROW_14)));
    delivered_3_row_14:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_14)));
    syndrome_3_row_15:
      `ECCFORGE_ASSERT (syndrome_3_o[15] == (^(entry_i & H_3_ROW_15)));
    flips_explain_3_row_15:
      `ECCFORGE_ASSERT (!ce_o || syndrome_3_o[15] == (^(flips_o & H_3_ROW_15)));
    delivered_3_row_15:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_3_ROW_15)));
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use chipkill_x4_dec_formal.sv there.
`ifndef YOSYS
bind chipkill_x4_dec chipkill_x4_dec_sva u_sva (.*);
`endif

`default_nettype wire
