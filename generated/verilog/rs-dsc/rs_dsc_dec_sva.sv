// SPDX-License-Identifier: MIT OR Apache-2.0
// The contract of rs_dsc_dec, scheme hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Immediate assertions: bind works in simulation and formal tools alike.
`default_nettype none

module rs_dsc_dec_sva (
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
    syndrome_0_row_0: assert (syndrome_0_o[0] == (^(entry_i & 288'h010101010101010101010101010101010101010101010101010101010101010101010101)));
    syndrome_0_row_1: assert (syndrome_0_o[1] == (^(entry_i & 288'h020202020202020202020202020202020202020202020202020202020202020202020202)));
    syndrome_0_row_2: assert (syndrome_0_o[2] == (^(entry_i & 288'h040404040404040404040404040404040404040404040404040404040404040404040404)));
    syndrome_0_row_3: assert (syndrome_0_o[3] == (^(entry_i & 288'h080808080808080808080808080808080808080808080808080808080808080808080808)));
    syndrome_0_row_4: assert (syndrome_0_o[4] == (^(entry_i & 288'h101010101010101010101010101010101010101010101010101010101010101010101010)));
    syndrome_0_row_5: assert (syndrome_0_o[5] == (^(entry_i & 288'h202020202020202020202020202020202020202020202020202020202020202020202020)));
    syndrome_0_row_6: assert (syndrome_0_o[6] == (^(entry_i & 288'h404040404040404040404040404040404040404040404040404040404040404040404040)));
    syndrome_0_row_7: assert (syndrome_0_o[7] == (^(entry_i & 288'h808080808080808080808080808080808080808080808080808080808080808080808080)));
    syndrome_0_row_8: assert (syndrome_0_o[8] == (^(entry_i & 288'h860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a0408001)));
    syndrome_0_row_9: assert (syndrome_0_o[9] == (^(entry_i & 288'h8b162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102)));
    syndrome_0_row_10: assert (syndrome_0_o[10] == (^(entry_i & 288'h162d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c0810204)));
    syndrome_0_row_11: assert (syndrome_0_o[11] == (^(entry_i & 288'h2d5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c081020408)));
    syndrome_0_row_12: assert (syndrome_0_o[12] == (^(entry_i & 288'h5ab56ad5ab57ae5cb972e4c89123468c193264c992244993274e9c3870e0c08102040810)));
    syndrome_0_row_13: assert (syndrome_0_o[13] == (^(entry_i & 288'h3367ce9d3b77efdfbf7efcf9f2e5cb962c59b265ca952b56ad5bb66ddab469d2a4489020)));
    syndrome_0_row_14: assert (syndrome_0_o[14] == (^(entry_i & 288'he1c3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a040)));
    syndrome_0_row_15: assert (syndrome_0_o[15] == (^(entry_i & 288'hc3860d1b366cd9b366cd9a3468d1a3478f1e3d7bf7eedcb871e3c78e1d3a74e8d0a04080)));
    syndrome_0_row_16: assert (syndrome_0_o[16] == (^(entry_i & 288'h5e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d04001)));
    syndrome_0_row_17: assert (syndrome_0_o[17] == (^(entry_i & 288'he38e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c002)));
    syndrome_0_row_18: assert (syndrome_0_o[18] == (^(entry_i & 288'hc71d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e08104)));
    syndrome_0_row_19: assert (syndrome_0_o[19] == (^(entry_i & 288'h8e3ae8a080030f3ef8e289259451441145165a6aabaeb9e4914619649249279c70c00208)));
    syndrome_0_row_20: assert (syndrome_0_o[20] == (^(entry_i & 288'h1d74d04001071f7cf1c4124a28a288228b2db5d5575c72c8238c32c924934e38e0810410)));
    syndrome_0_row_21: assert (syndrome_0_o[21] == (^(entry_i & 288'h649249279c70c002082184134d37de79e699679d77df7ef9e596596595565b6db4d24820)));
    syndrome_0_row_22: assert (syndrome_0_o[22] == (^(entry_i & 288'h975e7ae9a79f7ffefaeaa8a1871c73cf3cf0c30d36d9669a68a38f3df7dc71c71d74d040)));
    syndrome_0_row_23: assert (syndrome_0_o[23] == (^(entry_i & 288'h2fbdf4d34f3ffffdf5d450430e39e79e78e1861b6cb3cd34d1471e7beeb8e38e3ae8a080)));
    syndrome_0_row_24: assert (syndrome_0_o[24] == (^(entry_i & 288'h0b5deb5ffbdbddec610a5297bde94f7ffdea508739cf78c31bd9cd68473dee718e74a001)));
    syndrome_0_row_25: assert (syndrome_0_o[25] == (^(entry_i & 288'h1ce73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce002)));
    syndrome_0_row_26: assert (syndrome_0_o[26] == (^(entry_i & 288'h39cf78c31bd9cd68473dee718e74a0010f7ce21294a2118b5ad5ae72918c64242738c004)));
    syndrome_0_row_27: assert (syndrome_0_o[27] == (^(entry_i & 288'h739ef08636b39ad18f7bdce31de840031ff8c42528442216b5ab5ce42319c9494e708108)));
    syndrome_0_row_28: assert (syndrome_0_o[28] == (^(entry_i & 288'he73ce10d6c6634a31ef7b8c73ad080073ef1894a5188452d6a57b9c8463292939ce00210)));
    syndrome_0_row_29: assert (syndrome_0_o[29] == (^(entry_i & 288'hc42528442216b5ab5ce42319c9494e70810842139bdef399ce77bff9cb59ca56b6b4a420)));
    syndrome_0_row_30: assert (syndrome_0_o[30] == (^(entry_i & 288'h8217bad7bef6b7bbd8c214a52f7ad39ffffad4a10e739ef08636b39ad18f7bdce31de840)));
    syndrome_0_row_31: assert (syndrome_0_o[31] == (^(entry_i & 288'h052e75af7ded6e76b085294b5ef4a73ffef5a8431ce73ce10d6c6634a31ef7b8c73ad080)));
  end

endmodule

bind rs_dsc_dec rs_dsc_dec_sva u_sva (.*);

`default_nettype wire
