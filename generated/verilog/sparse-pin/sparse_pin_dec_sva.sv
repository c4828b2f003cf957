// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of sparse_pin_dec, from the parity-check matrix alone.
// Scheme hash 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module sparse_pin_dec_sva (
  input wire [287:0] entry_i,
  input wire [287:0] entry_o,
  input wire [287:0] flips_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [31:0] syndrome_0_o
);

  // Rows of H, bit by bit of the entry.
  localparam [287:0] H_0_ROW_0 = {
    32'h88205680,
    256'h001a0100922008010000460a034900200108004c209a24480380c8202120020b
  };
  localparam [287:0] H_0_ROW_1 = {
    32'haa001084,
    256'h010444800862010000000a2003101000000800030890034c0000880006617704
  };
  localparam [287:0] H_0_ROW_2 = {
    32'h00122150,
    256'h0601c2002501040441608014000000802280021084080800109022a0488d0010
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h22100000,
    256'h01045800d0020400008002848386108000000903151a30045040014004860213
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h00804084,
    256'h2000024125009188000621180480100004288020c240800004048a0812040818
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h49012100,
    256'h89410480008c400400d0c22000800c0202010b9308800092881000500c416100
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h10485680,
    256'h6201002e2d4020010066a0009c1221010000901000040b012090008868109014
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h40008029,
    256'h6000002e40800010160900009882080260232000200410120002142220009101
  };
  localparam [287:0] H_0_ROW_8 = {
    32'h215ac840,
    256'h00020000250824c801084000000044810543000c041080a03829220020000010
  };
  localparam [287:0] H_0_ROW_9 = {
    32'h10204000,
    256'h000005059040008a000202319008252404000083082120030306100004011002
  };
  localparam [287:0] H_0_ROW_10 = {
    32'h014808a0,
    256'h00821820250c22006200708048c00400000c2028010480802000c90022028010
  };
  localparam [287:0] H_0_ROW_11 = {
    32'h20244000,
    256'h0620400002520000206000040050b1040000080014004485030000a000808048
  };
  localparam [287:0] H_0_ROW_12 = {
    32'h005a4008,
    256'h002004a0200024ca90000000680000810422403000840040320400000000c300
  };
  localparam [287:0] H_0_ROW_13 = {
    32'h01004002,
    256'h00110980020800880e8025ce0340444004010060219454800020300093226748
  };
  localparam [287:0] H_0_ROW_14 = {
    32'h001008a0,
    256'h01000222020000407080083008400000010c0800c20404020009c94400048048
  };
  localparam [287:0] H_0_ROW_15 = {
    32'h00c89450,
    256'h0602025192806291016000100549000a68000000c0402400a88222800004800e
  };
  localparam [287:0] H_0_ROW_16 = {
    32'h00249428,
    256'h0302460000000011f08250200300012468320808081200000783814420410202
  };
  localparam [287:0] H_0_ROW_17 = {
    32'h20002102,
    256'h20800051005204140f0220100410b1000201842000400304009010081200c024
  };
  localparam [287:0] H_0_ROW_18 = {
    32'h44001400,
    256'h5041c2a400824001000880946800090a088000108484400288800022088cc100
  };
  localparam [287:0] H_0_ROW_19 = {
    32'h11800000,
    256'h08180080104031000e1004002030215002010240028003030400101101004124
  };
  localparam [287:0] H_0_ROW_20 = {
    32'h44181601,
    256'h011021c100801401068204080630098000010840a040010a5080104681300824
  };
  localparam [287:0] H_0_ROW_21 = {
    32'h08a04809,
    256'h58005851002099c91618008404820220052b0200144010481729143b08820081
  };
  localparam [287:0] H_0_ROW_22 = {
    32'h00000d50,
    256'h88200400d0001044051000310386000093800220001010200011221004010603
  };
  localparam [287:0] H_0_ROW_23 = {
    32'h2041008c,
    256'h400429000102400200090a08008290020028000b204014048900882204300081
  };
  localparam [287:0] H_0_ROW_24 = {
    32'h41a00902,
    256'h001a82402f8cd94c0000c41000102c209300004c80000b920711001021040014
  };
  localparam [287:0] H_0_ROW_25 = {
    32'haa048020,
    256'h22004000800200306066000000821000240490000001144c004201c801000081
  };
  localparam [287:0] H_0_ROW_26 = {
    32'h44a00008,
    256'h8901080000801104109084c01000085000228b10010004020400045068020000
  };
  localparam [287:0] H_0_ROW_27 = {
    32'h00800140,
    256'h02414000040811040160820402000010824110d30400000004102a800c880000
  };
  localparam [287:0] H_0_ROW_28 = {
    32'h41018000,
    256'h2892000c0208403000027000904144022020c428000004a0a902000832801008
  };
  localparam [287:0] H_0_ROW_29 = {
    32'h00000868,
    256'h5810210490500040f03825089004210011320261202020010101013393201002
  };
  localparam [287:0] H_0_ROW_30 = {
    32'h08488120,
    256'h4000046100216230601900210600028a201020020840014ca842012200010800
  };
  localparam [287:0] H_0_ROW_31 = {
    32'h08100040,
    256'h2000090400211400010200ca98200a800040c42021210048d080228800201000
  };

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
    syndrome_0_row_16:
      `ECCFORGE_ASSERT (syndrome_0_o[16] == (^(entry_i & H_0_ROW_16)));
    flips_explain_0_row_16:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[16] == (^(flips_o & H_0_ROW_16)));
    delivered_0_row_16:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_16)));
    syndrome_0_row_17:
      `ECCFORGE_ASSERT (syndrome_0_o[17] == (^(entry_i & H_0_ROW_17)));
    flips_explain_0_row_17:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[17] == (^(flips_o & H_0_ROW_17)));
    delivered_0_row_17:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_17)));
    syndrome_0_row_18:
      `ECCFORGE_ASSERT (syndrome_0_o[18] == (^(entry_i & H_0_ROW_18)));
    flips_explain_0_row_18:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[18] == (^(flips_o & H_0_ROW_18)));
    delivered_0_row_18:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_18)));
    syndrome_0_row_19:
      `ECCFORGE_ASSERT (syndrome_0_o[19] == (^(entry_i & H_0_ROW_19)));
    flips_explain_0_row_19:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[19] == (^(flips_o & H_0_ROW_19)));
    delivered_0_row_19:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_19)));
    syndrome_0_row_20:
      `ECCFORGE_ASSERT (syndrome_0_o[20] == (^(entry_i & H_0_ROW_20)));
    flips_explain_0_row_20:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[20] == (^(flips_o & H_0_ROW_20)));
    delivered_0_row_20:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_20)));
    syndrome_0_row_21:
      `ECCFORGE_ASSERT (syndrome_0_o[21] == (^(entry_i & H_0_ROW_21)));
    flips_explain_0_row_21:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[21] == (^(flips_o & H_0_ROW_21)));
    delivered_0_row_21:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_21)));
    syndrome_0_row_22:
      `ECCFORGE_ASSERT (syndrome_0_o[22] == (^(entry_i & H_0_ROW_22)));
    flips_explain_0_row_22:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[22] == (^(flips_o & H_0_ROW_22)));
    delivered_0_row_22:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_22)));
    syndrome_0_row_23:
      `ECCFORGE_ASSERT (syndrome_0_o[23] == (^(entry_i & H_0_ROW_23)));
    flips_explain_0_row_23:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[23] == (^(flips_o & H_0_ROW_23)));
    delivered_0_row_23:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_23)));
    syndrome_0_row_24:
      `ECCFORGE_ASSERT (syndrome_0_o[24] == (^(entry_i & H_0_ROW_24)));
    flips_explain_0_row_24:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[24] == (^(flips_o & H_0_ROW_24)));
    delivered_0_row_24:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_24)));
    syndrome_0_row_25:
      `ECCFORGE_ASSERT (syndrome_0_o[25] == (^(entry_i & H_0_ROW_25)));
    flips_explain_0_row_25:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[25] == (^(flips_o & H_0_ROW_25)));
    delivered_0_row_25:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_25)));
    syndrome_0_row_26:
      `ECCFORGE_ASSERT (syndrome_0_o[26] == (^(entry_i & H_0_ROW_26)));
    flips_explain_0_row_26:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[26] == (^(flips_o & H_0_ROW_26)));
    delivered_0_row_26:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_26)));
    syndrome_0_row_27:
      `ECCFORGE_ASSERT (syndrome_0_o[27] == (^(entry_i & H_0_ROW_27)));
    flips_explain_0_row_27:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[27] == (^(flips_o & H_0_ROW_27)));
    delivered_0_row_27:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_27)));
    syndrome_0_row_28:
      `ECCFORGE_ASSERT (syndrome_0_o[28] == (^(entry_i & H_0_ROW_28)));
    flips_explain_0_row_28:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[28] == (^(flips_o & H_0_ROW_28)));
    delivered_0_row_28:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_28)));
    syndrome_0_row_29:
      `ECCFORGE_ASSERT (syndrome_0_o[29] == (^(entry_i & H_0_ROW_29)));
    flips_explain_0_row_29:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[29] == (^(flips_o & H_0_ROW_29)));
    delivered_0_row_29:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_29)));
    syndrome_0_row_30:
      `ECCFORGE_ASSERT (syndrome_0_o[30] == (^(entry_i & H_0_ROW_30)));
    flips_explain_0_row_30:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[30] == (^(flips_o & H_0_ROW_30)));
    delivered_0_row_30:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_30)));
    syndrome_0_row_31:
      `ECCFORGE_ASSERT (syndrome_0_o[31] == (^(entry_i & H_0_ROW_31)));
    flips_explain_0_row_31:
      `ECCFORGE_ASSERT (!ce_o || syndrome_0_o[31] == (^(flips_o & H_0_ROW_31)));
    delivered_0_row_31:
      `ECCFORGE_ASSERT (due_o || !(^(entry_o & H_0_ROW_31)));
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use sparse_pin_dec_formal.sv there.
`ifndef YOSYS
bind sparse_pin_dec sparse_pin_dec_sva u_sva (.*);
`endif

`default_nettype wire
