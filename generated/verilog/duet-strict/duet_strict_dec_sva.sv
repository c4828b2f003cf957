// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of duet_strict_dec, from the parity-check matrix alone.
// Scheme hash 1fd0006fd3e4ae0019d2d1c958cd49bd092dedc3faa16422af16aebda6db1602.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module duet_strict_dec_sva (
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
    32'h00022000,
    256'h0000022022000400400000004444000008880808800088010110000001100011
  };
  localparam [287:0] H_0_ROW_1 = {
    32'h02200000,
    256'h0002202202000040000000444404000888080880008800001000000110001101
  };
  localparam [287:0] H_0_ROW_2 = {
    32'h00000000,
    256'h0220220220044000000044440400008808088000880008000000011000110110
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h00000002,
    256'h2022022000000000004444040040080808800088000888000001100011011000
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h00000220,
    256'h2202200000000000444404004000000880008800088808100110001101100000
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h20022022,
    256'h0220000000000044440400400000008000880008880808001000110110000001
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h00202202,
    256'h2000000002404444040040000000000088000888080880000011011000000110
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h00220220,
    256'h0000000220004404004000000044808800088808088000001101100000011000
  };
  localparam [287:0] H_1_ROW_0 = {
    32'h00040040,
    256'h0000004444000008880808800088010110000001100011000220000000022022
  };
  localparam [287:0] H_1_ROW_1 = {
    32'h00004000,
    256'h0000444404000888080880008800001000000110001101022000000002202202
  };
  localparam [287:0] H_1_ROW_2 = {
    32'h04400000,
    256'h0044440400008808088000880008000000011000110110000000000220220220
  };
  localparam [287:0] H_1_ROW_3 = {
    32'h00000000,
    256'h4444040040080808800088000888000001100011011000000000022022022000
  };
  localparam [287:0] H_1_ROW_4 = {
    32'h00000044,
    256'h4404004000000880008800088808100110001101100000000002202202200000
  };
  localparam [287:0] H_1_ROW_5 = {
    32'h00004444,
    256'h0400400000008000880008880808001000110110000001200220220220000000
  };
  localparam [287:0] H_1_ROW_6 = {
    32'h40444404,
    256'h0040000000000088000888080880000011011000000110002022022000000002
  };
  localparam [287:0] H_1_ROW_7 = {
    32'h00440400,
    256'h4000000044808800088808088000001101100000011000002202200000000220
  };
  localparam [287:0] H_2_ROW_0 = {
    32'h00000888,
    256'h0808800088010110000001100011000220000000022022000400400000004444
  };
  localparam [287:0] H_2_ROW_1 = {
    32'h00088808,
    256'h0880008800001000000110001101022000000002202202000040000000444404
  };
  localparam [287:0] H_2_ROW_2 = {
    32'h00880808,
    256'h8000880008000000011000110110000000000220220220044000000044440400
  };
  localparam [287:0] H_2_ROW_3 = {
    32'h08080880,
    256'h0088000888000001100011011000000000022022022000000000004444040040
  };
  localparam [287:0] H_2_ROW_4 = {
    32'h00088000,
    256'h8800088808100110001101100000000002202202200000000000444404004000
  };
  localparam [287:0] H_2_ROW_5 = {
    32'h00800088,
    256'h0008880808001000110110000001200220220220000000000044440400400000
  };
  localparam [287:0] H_2_ROW_6 = {
    32'h00008800,
    256'h0888080880000011011000000110002022022000000002404444040040000000
  };
  localparam [287:0] H_2_ROW_7 = {
    32'h80880008,
    256'h8808088000001101100000011000002202200000000220004404004000000044
  };
  localparam [287:0] H_3_ROW_0 = {
    32'h01011000,
    256'h0001100011000220000000022022000400400000004444000008880808800088
  };
  localparam [287:0] H_3_ROW_1 = {
    32'h00100000,
    256'h0110001101022000000002202202000040000000444404000888080880008800
  };
  localparam [287:0] H_3_ROW_2 = {
    32'h00000001,
    256'h1000110110000000000220220220044000000044440400008808088000880008
  };
  localparam [287:0] H_3_ROW_3 = {
    32'h00000110,
    256'h0011011000000000022022022000000000004444040040080808800088000888
  };
  localparam [287:0] H_3_ROW_4 = {
    32'h10011000,
    256'h1101100000000002202202200000000000444404004000000880008800088808
  };
  localparam [287:0] H_3_ROW_5 = {
    32'h00100011,
    256'h0110000001200220220220000000000044440400400000008000880008880808
  };
  localparam [287:0] H_3_ROW_6 = {
    32'h00001101,
    256'h1000000110002022022000000002404444040040000000000088000888080880
  };
  localparam [287:0] H_3_ROW_7 = {
    32'h00110110,
    256'h0000011000002202200000000220004404004000000044808800088808088000
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

// yosys passes over `bind`: use duet_strict_dec_formal.sv there.
`ifndef YOSYS
bind duet_strict_dec duet_strict_dec_sva u_sva (.*);
`endif

`default_nettype wire
