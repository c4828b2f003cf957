// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of hsiao_39_32_dec, derived only from the parity-check matrix.
// Scheme hash ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module hsiao_39_32_dec_sva (
  input wire [38:0] entry_i,
  input wire [38:0] entry_o,
  input wire ce_o,
  input wire due_o,
  input wire cw_due_o,
  input wire rule_fail_o,
  input wire [38:0] flips_o,
  input wire [6:0] syndrome_0_o
);

  // Rows of H, bit by bit of the entry.
  localparam [38:0] H_0_ROW_0 =
    39'h018ca53295;
  localparam [38:0] H_0_ROW_1 =
    39'h0253294ca5;
  localparam [38:0] H_0_ROW_2 =
    39'h0464ca5329;
  localparam [38:0] H_0_ROW_3 =
    39'h08995294aa;
  localparam [38:0] H_0_ROW_4 =
    39'h10a62ca54a;
  localparam [38:0] H_0_ROW_5 =
    39'h2049932952;
  localparam [38:0] H_0_ROW_6 =
    39'h403254ca54;

  // Bits of codeword 0 that a correctable syndrome flips; 0 for others.
  reg [38:0] to_flip_0;
  always_comb begin
    case (syndrome_0_o)
      7'h1: to_flip_0 = 39'h0100000000;
      7'h2: to_flip_0 = 39'h0200000000;
      7'h4: to_flip_0 = 39'h0400000000;
      7'h7: to_flip_0 = 39'h0000000001;
      7'h8: to_flip_0 = 39'h0800000000;
      7'hb: to_flip_0 = 39'h0000000080;
      7'hd: to_flip_0 = 39'h0000001000;
      7'he: to_flip_0 = 39'h0000000020;
      7'h10: to_flip_0 = 39'h1000000000;
      7'h13: to_flip_0 = 39'h0000200000;
      7'h15: to_flip_0 = 39'h0004000000;
      7'h16: to_flip_0 = 39'h0000080000;
      7'h19: to_flip_0 = 39'h0080000000;
      7'h1a: to_flip_0 = 39'h0000000400;
      7'h1c: to_flip_0 = 39'h0000000008;
      7'h20: to_flip_0 = 39'h2000000000;
      7'h23: to_flip_0 = 39'h0000010000;
      7'h25: to_flip_0 = 39'h0000800000;
      7'h26: to_flip_0 = 39'h0040000000;
      7'h29: to_flip_0 = 39'h0008000000;
      7'h2a: to_flip_0 = 39'h0001000000;
      7'h2c: to_flip_0 = 39'h0000020000;
      7'h31: to_flip_0 = 39'h0000002000;
      7'h34: to_flip_0 = 39'h0000000100;
      7'h38: to_flip_0 = 39'h0000000002;
      7'h40: to_flip_0 = 39'h4000000000;
      7'h43: to_flip_0 = 39'h0000000004;
      7'h45: to_flip_0 = 39'h0000000200;
      7'h46: to_flip_0 = 39'h0000004000;
      7'h4a: to_flip_0 = 39'h0010000000;
      7'h4c: to_flip_0 = 39'h0000400000;
      7'h51: to_flip_0 = 39'h0000040000;
      7'h52: to_flip_0 = 39'h0002000000;
      7'h54: to_flip_0 = 39'h0020000000;
      7'h58: to_flip_0 = 39'h0000008000;
      7'h61: to_flip_0 = 39'h0000000010;
      7'h62: to_flip_0 = 39'h0000000800;
      7'h68: to_flip_0 = 39'h0000100000;
      7'h70: to_flip_0 = 39'h0000000040;
      default: to_flip_0 = 39'h0;
    endcase
  end
  wire [38:0] flipped_0;
  assign flipped_0[0] = flips_o[0];
  assign flipped_0[1] = flips_o[1];
  assign flipped_0[2] = flips_o[2];
  assign flipped_0[3] = flips_o[3];
  assign flipped_0[4] = flips_o[4];
  assign flipped_0[5] = flips_o[5];
  assign flipped_0[6] = flips_o[6];
  assign flipped_0[7] = flips_o[7];
  assign flipped_0[8] = flips_o[8];
  assign flipped_0[9] = flips_o[9];
  assign flipped_0[10] = flips_o[10];
  assign flipped_0[11] = flips_o[11];
  assign flipped_0[12] = flips_o[12];
  assign flipped_0[13] = flips_o[13];
  assign flipped_0[14] = flips_o[14];
  assign flipped_0[15] = flips_o[15];
  assign flipped_0[16] = flips_o[16];
  assign flipped_0[17] = flips_o[17];
  assign flipped_0[18] = flips_o[18];
  assign flipped_0[19] = flips_o[19];
  assign flipped_0[20] = flips_o[20];
  assign flipped_0[21] = flips_o[21];
  assign flipped_0[22] = flips_o[22];
  assign flipped_0[23] = flips_o[23];
  assign flipped_0[24] = flips_o[24];
  assign flipped_0[25] = flips_o[25];
  assign flipped_0[26] = flips_o[26];
  assign flipped_0[27] = flips_o[27];
  assign flipped_0[28] = flips_o[28];
  assign flipped_0[29] = flips_o[29];
  assign flipped_0[30] = flips_o[30];
  assign flipped_0[31] = flips_o[31];
  assign flipped_0[32] = flips_o[32];
  assign flipped_0[33] = flips_o[33];
  assign flipped_0[34] = flips_o[34];
  assign flipped_0[35] = flips_o[35];
  assign flipped_0[36] = flips_o[36];
  assign flipped_0[37] = flips_o[37];
  assign flipped_0[38] = flips_o[38];

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
    corrects_0:
      `ECCFORGE_ASSERT (!(|to_flip_0) || !cw_due_o);
    flips_0:
      `ECCFORGE_ASSERT (due_o || !(|to_flip_0) || flipped_0 == to_flip_0);
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
  end

endmodule

`undef ECCFORGE_ASSERT

// yosys passes over `bind`: use hsiao_39_32_dec_formal.sv there.
`ifndef YOSYS
bind hsiao_39_32_dec hsiao_39_32_dec_sva u_sva (.*);
`endif

`default_nettype wire
