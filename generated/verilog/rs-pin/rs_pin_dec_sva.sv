// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of rs_pin_dec, scheme hash
// 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

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

  always_comb begin
    never_both_flags: assert (!(ce_o && due_o));
    clean_has_zero_syndrome: assert ((ce_o || due_o) == (|{syndrome_0_o}));
    correction_is_flips: assert (entry_o == (entry_i ^ flips_o));
    ce_changes_something: assert (ce_o == (|flips_o));
    due_has_a_reason: assert (due_o == ((|cw_due_o) || rule_fail_o));
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)));
    syndrome_0_row_8: assert (syndrome_0_o[8] == (^(entry_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)));
    syndrome_0_row_9: assert (syndrome_0_o[9] == (^(entry_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)));
    syndrome_0_row_10: assert (syndrome_0_o[10] == (^(entry_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)));
    syndrome_0_row_11: assert (syndrome_0_o[11] == (^(entry_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)));
    syndrome_0_row_12: assert (syndrome_0_o[12] == (^(entry_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)));
    syndrome_0_row_13: assert (syndrome_0_o[13] == (^(entry_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)));
    syndrome_0_row_14: assert (syndrome_0_o[14] == (^(entry_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)));
    syndrome_0_row_15: assert (syndrome_0_o[15] == (^(entry_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)));
    syndrome_0_row_16: assert (syndrome_0_o[16] == (^(entry_i & 288'h200cc66bb115544cc117755ff66eecc229977aa77ffaa887733cc33666688ff7711dd001)));
    syndrome_0_row_17: assert (syndrome_0_o[17] == (^(entry_i & 288'h61144bbdd33ffdd443399ee11bb334477bb88ee8800ff8899444455aabb9911992277002)));
    syndrome_0_row_18: assert (syndrome_0_o[18] == (^(entry_i & 288'hc229977aa77ffaa887733cc33666688ff7711dd0011ff11228888bb557722332244ee004)));
    syndrome_0_row_19: assert (syndrome_0_o[19] == (^(entry_i & 288'h85522ff44ffff5500ee778866ccdd11eeee33aa0033ee2255111166aaee44664499cc008)));
    syndrome_0_row_20: assert (syndrome_0_o[20] == (^(entry_i & 288'h0aa55ee99ffeeaa11ccff00dd99aa33ddcc77440077cc44aa2222dd55cc88cc993388110)));
    syndrome_0_row_21: assert (syndrome_0_o[21] == (^(entry_i & 288'h34477bb88ee8800ff8899444455aabb991199227700221133779999ddff99665566dd220)));
    syndrome_0_row_22: assert (syndrome_0_o[22] == (^(entry_i & 288'h4883311aacc5555330055dd77ddbbbb00aa55ee99ffeeaa11ccff00dd99aa33ddcc77440)));
    syndrome_0_row_23: assert (syndrome_0_o[23] == (^(entry_i & 288'h90066335588aaaa6600bbaaffbb77661144bbdd33ffdd443399ee11bb334477bb88ee880)));
    syndrome_0_row_24: assert (syndrome_0_o[24] == (^(entry_i & 288'h3377fc96ca5b6920181a5815a9300b75bedb76c2525ed37ff5a1393c86d9348feec7e801)));
    syndrome_0_row_25: assert (syndrome_0_o[25] == (^(entry_i & 288'h549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e374801fe24a448b6a5c9132493802)));
    syndrome_0_row_26: assert (syndrome_0_o[26] == (^(entry_i & 288'ha9300b75bedb76c2525ed37ff5a1393c86d9348feec7e8013ec4948816d5b92364937004)));
    syndrome_0_row_27: assert (syndrome_0_o[27] == (^(entry_i & 288'h536017eb7db7ec85a5bda7ffea4373780db3681edc8ed0037c8928112dab7246c927e008)));
    syndrome_0_row_28: assert (syndrome_0_o[28] == (^(entry_i & 288'ha6c12ed7fb6ed80a4b7a4ffed487e7f01b66d13db81da007f81251225a57e48c924ec010)));
    syndrome_0_row_29: assert (syndrome_0_o[29] == (^(entry_i & 288'h7ff5a1393c86d9348feec7e8013ec4948816d5b92364937004849b793377fc96ca5b6920)));
    syndrome_0_row_30: assert (syndrome_0_o[30] == (^(entry_i & 288'hcc9dbfe5b256da4806c6d6c5aa4c825daff6ddb01497f49ffda80ecfe136cda37b713a40)));
    syndrome_0_row_31: assert (syndrome_0_o[31] == (^(entry_i & 288'h993b7ecb65adb4900c8dac8a549805ba5fedbb61292fe93ffa501c9ec36c9a47f7e37480)));
  end

endmodule

bind rs_pin_dec rs_pin_dec_sva u_sva (.*);

`default_nettype wire
