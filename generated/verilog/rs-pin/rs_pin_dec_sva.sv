// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of rs_pin_dec, from the parity-check matrix alone.
// Scheme hash 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Assertions are deferred in simulation, where values settle within a time step.
`default_nettype none

`ifdef YOSYS
`define ECCFORGE_ASSERT assert
`else
`define ECCFORGE_ASSERT assert final
`endif

module rs_pin_dec_sva (
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
    32'h5e7ae9a7,
    256'h9f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001
  };
  localparam [287:0] H_0_ROW_1 = {
    32'he38e3ae8,
    256'ha080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002
  };
  localparam [287:0] H_0_ROW_2 = {
    32'hc71d74d0,
    256'h4001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104
  };
  localparam [287:0] H_0_ROW_3 = {
    32'h8e3ae8a0,
    256'h80030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208
  };
  localparam [287:0] H_0_ROW_4 = {
    32'h1d74d040,
    256'h01071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410
  };
  localparam [287:0] H_0_ROW_5 = {
    32'h64924927,
    256'h9c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820
  };
  localparam [287:0] H_0_ROW_6 = {
    32'h975e7ae9,
    256'ha79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040
  };
  localparam [287:0] H_0_ROW_7 = {
    32'h2fbdf4d3,
    256'h4f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080
  };
  localparam [287:0] H_0_ROW_8 = {
    32'h0b5deb5f,
    256'hfbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001
  };
  localparam [287:0] H_0_ROW_9 = {
    32'h1ce73ce1,
    256'h0d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002
  };
  localparam [287:0] H_0_ROW_10 = {
    32'h39cf78c3,
    256'h1bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004
  };
  localparam [287:0] H_0_ROW_11 = {
    32'h739ef086,
    256'h36b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108
  };
  localparam [287:0] H_0_ROW_12 = {
    32'he73ce10d,
    256'h6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210
  };
  localparam [287:0] H_0_ROW_13 = {
    32'hc4252844,
    256'h2216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420
  };
  localparam [287:0] H_0_ROW_14 = {
    32'h8217bad7,
    256'hbef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840
  };
  localparam [287:0] H_0_ROW_15 = {
    32'h052e75af,
    256'h7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080
  };
  localparam [287:0] H_0_ROW_16 = {
    32'h200cc66b,
    256'hb115544cc117755ff66eecc229977aa77ffaa887733cc33666688ff7711dd001
  };
  localparam [287:0] H_0_ROW_17 = {
    32'h61144bbd,
    256'hd33ffdd443399ee11bb334477bb88ee8800ff8899444455aabb9911992277002
  };
  localparam [287:0] H_0_ROW_18 = {
    32'hc229977a,
    256'ha77ffaa887733cc33666688ff7711dd0011ff11228888bb557722332244ee004
  };
  localparam [287:0] H_0_ROW_19 = {
    32'h85522ff4,
    256'h4ffff5500ee778866ccdd11eeee33aa0033ee2255111166aaee44664499cc008
  };
  localparam [287:0] H_0_ROW_20 = {
    32'h0aa55ee9,
    256'h9ffeeaa11ccff00dd99aa33ddcc77440077cc44aa2222dd55cc88cc993388110
  };
  localparam [287:0] H_0_ROW_21 = {
    32'h34477bb8,
    256'h8ee8800ff8899444455aabb991199227700221133779999ddff99665566dd220
  };
  localparam [287:0] H_0_ROW_22 = {
    32'h4883311a,
    256'hacc5555330055dd77ddbbbb00aa55ee99ffeeaa11ccff00dd99aa33ddcc77440
  };
  localparam [287:0] H_0_ROW_23 = {
    32'h90066335,
    256'h588aaaa6600bbaaffbb77661144bbdd33ffdd443399ee11bb334477bb88ee880
  };
  localparam [287:0] H_0_ROW_24 = {
    32'h3377fc96,
    256'hca5b6920181a5815a9300b75bedb76c2525ed37ff5a1393c86d9348feec7e801
  };
  localparam [287:0] H_0_ROW_25 = {
    32'h549805ba,
    256'h5fedbb61292fe93ffa501c9ec36c9a47f7e374801fe24a448b6a5c9132493802
  };
  localparam [287:0] H_0_ROW_26 = {
    32'ha9300b75,
    256'hbedb76c2525ed37ff5a1393c86d9348feec7e8013ec4948816d5b92364937004
  };
  localparam [287:0] H_0_ROW_27 = {
    32'h536017eb,
    256'h7db7ec85a5bda7ffea4373780db3681edc8ed0037c8928112dab7246c927e008
  };
  localparam [287:0] H_0_ROW_28 = {
    32'ha6c12ed7,
    256'hfb6ed80a4b7a4ffed487e7f01b66d13db81da007f81251225a57e48c924ec010
  };
  localparam [287:0] H_0_ROW_29 = {
    32'h7ff5a139,
    256'h3c86d9348feec7e8013ec4948816d5b92364937004849b793377fc96ca5b6920
  };
  localparam [287:0] H_0_ROW_30 = {
    32'hcc9dbfe5,
    256'hb256da4806c6d6c5aa4c825daff6ddb01497f49ffda80ecfe136cda37b713a40
  };
  localparam [287:0] H_0_ROW_31 = {
    32'h993b7ecb,
    256'h65adb4900c8dac8a549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e37480
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

// yosys passes over `bind`: use rs_pin_dec_formal.sv there.
`ifndef YOSYS
bind rs_pin_dec rs_pin_dec_sva u_sva (.*);
`endif

`default_nettype wire
