// SPDX-License-Identifier: MIT OR Apache-2.0
// TrioECC strict: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.1 as worded
// Generated from scheme trio-strict with hash
// 496254d06f275ceadc603620c6511f06653a9805019794e2ef3712dc9a5767ef.
// Do not edit; regenerate: eccforge emit verilog trio-strict --out DIR
`default_nettype none

// Decodes an entry of 288 bits. Entry bit i travels on pin i % 72 in beat i / 72; pins 64 to 71
// carry check bits.
// Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H,
// syndrome bit j is row j. Latency: 0 cycles, combinational.
// Claims of the scheme file, which `eccforge check` decides: minimum distance 4; corrects every
// error of class bit, pin, byte.
module trio_strict_dec (
  input  wire [287:0] entry_i,       // entry as read
  output wire [255:0] data_o,        // data, corrected; as read if due
  output wire [287:0] entry_o,       // entry, corrected; as read if due
  output wire         ce_o,          // corrected error: data is a correction
  output wire         due_o,         // detected uncorrectable error
  output wire   [3:0] cw_ce_o,       // a codeword's syndrome is correctable
  output wire   [3:0] cw_due_o,      // a codeword's syndrome is not correctable
  output wire         rule_fail_o,   // the corrections do not lie together
  output wire [287:0] flips_o,       // corrected positions
  output wire   [7:0] syndrome_0_o,  // syndrome of codeword 0
  output wire   [7:0] syndrome_1_o,  // syndrome of codeword 1
  output wire   [7:0] syndrome_2_o,  // syndrome of codeword 2
  output wire   [7:0] syndrome_3_o   // syndrome of codeword 3
);

  // Codeword 0: its bits in codeword order.
  wire [71:0] codeword_0;
  genvar codeword_0_bit;
  generate
    for (codeword_0_bit = 0; codeword_0_bit < 72; codeword_0_bit = codeword_0_bit + 1) begin :
        gen_codeword_0
      assign codeword_0[codeword_0_bit] = entry_i[(0 + 217 * codeword_0_bit) % 288];
    end
  endgenerate
  wire [71:0] touched_pin_0;
  wire [35:0] touched_byte_0;
  wire [71:0] flips_0;
  wire ce_0;
  wire due_0;
  trio_strict_cw_dec u_codeword_0 (
    .codeword_i     (codeword_0),
    .touched_pin_o  (touched_pin_0),
    .touched_byte_o (touched_byte_0),
    .flips_o        (flips_0),
    .ce_o           (ce_0),
    .due_o          (due_0),
    .syndrome_o     (syndrome_0_o)
  );

  // Codeword 1: its bits in codeword order.
  wire [71:0] codeword_1;
  genvar codeword_1_bit;
  generate
    for (codeword_1_bit = 0; codeword_1_bit < 72; codeword_1_bit = codeword_1_bit + 1) begin :
        gen_codeword_1
      assign codeword_1[codeword_1_bit] = entry_i[(72 + 217 * codeword_1_bit) % 288];
    end
  endgenerate
  wire [71:0] touched_pin_1;
  wire [35:0] touched_byte_1;
  wire [71:0] flips_1;
  wire ce_1;
  wire due_1;
  trio_strict_cw_dec u_codeword_1 (
    .codeword_i     (codeword_1),
    .touched_pin_o  (touched_pin_1),
    .touched_byte_o (touched_byte_1),
    .flips_o        (flips_1),
    .ce_o           (ce_1),
    .due_o          (due_1),
    .syndrome_o     (syndrome_1_o)
  );

  // Codeword 2: its bits in codeword order.
  wire [71:0] codeword_2;
  genvar codeword_2_bit;
  generate
    for (codeword_2_bit = 0; codeword_2_bit < 72; codeword_2_bit = codeword_2_bit + 1) begin :
        gen_codeword_2
      assign codeword_2[codeword_2_bit] = entry_i[(144 + 217 * codeword_2_bit) % 288];
    end
  endgenerate
  wire [71:0] touched_pin_2;
  wire [35:0] touched_byte_2;
  wire [71:0] flips_2;
  wire ce_2;
  wire due_2;
  trio_strict_cw_dec u_codeword_2 (
    .codeword_i     (codeword_2),
    .touched_pin_o  (touched_pin_2),
    .touched_byte_o (touched_byte_2),
    .flips_o        (flips_2),
    .ce_o           (ce_2),
    .due_o          (due_2),
    .syndrome_o     (syndrome_2_o)
  );

  // Codeword 3: its bits in codeword order.
  wire [71:0] codeword_3;
  genvar codeword_3_bit;
  generate
    for (codeword_3_bit = 0; codeword_3_bit < 72; codeword_3_bit = codeword_3_bit + 1) begin :
        gen_codeword_3
      assign codeword_3[codeword_3_bit] = entry_i[(216 + 217 * codeword_3_bit) % 288];
    end
  endgenerate
  wire [71:0] touched_pin_3;
  wire [35:0] touched_byte_3;
  wire [71:0] flips_3;
  wire ce_3;
  wire due_3;
  trio_strict_cw_dec u_codeword_3 (
    .codeword_i     (codeword_3),
    .touched_pin_o  (touched_pin_3),
    .touched_byte_o (touched_byte_3),
    .flips_o        (flips_3),
    .ce_o           (ce_3),
    .due_o          (due_3),
    .syndrome_o     (syndrome_3_o)
  );

  // Entry: uncorrectable if a codeword is, or if the corrections cannot be believed together.

  // Rules: corrections in several codewords are believed only together.
  wire several_correct = (ce_0 & ce_1) | (ce_2 & ce_3) | ((ce_0 | ce_1) & (ce_2 | ce_3));
  wire [71:0] touched_pin;
  assign touched_pin[0] = touched_pin_0[0] | touched_pin_1[0] | touched_pin_2[0] | touched_pin_3[0];
  assign touched_pin[1] = touched_pin_0[1] | touched_pin_1[1] | touched_pin_2[1] | touched_pin_3[1];
  assign touched_pin[2] = touched_pin_0[2] | touched_pin_1[2] | touched_pin_2[2] | touched_pin_3[2];
  assign touched_pin[3] = touched_pin_0[3] | touched_pin_1[3] | touched_pin_2[3] | touched_pin_3[3];
  assign touched_pin[4] = touched_pin_0[4] | touched_pin_1[4] | touched_pin_2[4] | touched_pin_3[4];
  assign touched_pin[5] = touched_pin_0[5] | touched_pin_1[5] | touched_pin_2[5] | touched_pin_3[5];
  assign touched_pin[6] = touched_pin_0[6] | touched_pin_1[6] | touched_pin_2[6] | touched_pin_3[6];
  assign touched_pin[7] = touched_pin_0[7] | touched_pin_1[7] | touched_pin_2[7] | touched_pin_3[7];
  assign touched_pin[8] = touched_pin_0[8] | touched_pin_1[8] | touched_pin_2[8] | touched_pin_3[8];
  assign touched_pin[9] = touched_pin_0[9] | touched_pin_1[9] | touched_pin_2[9] | touched_pin_3[9];
  assign touched_pin[10] = touched_pin_0[10] | touched_pin_1[10] | touched_pin_2[10]
      | touched_pin_3[10];
  assign touched_pin[11] = touched_pin_0[11] | touched_pin_1[11] | touched_pin_2[11]
      | touched_pin_3[11];
  assign touched_pin[12] = touched_pin_0[12] | touched_pin_1[12] | touched_pin_2[12]
      | touched_pin_3[12];
  assign touched_pin[13] = touched_pin_0[13] | touched_pin_1[13] | touched_pin_2[13]
      | touched_pin_3[13];
  assign touched_pin[14] = touched_pin_0[14] | touched_pin_1[14] | touched_pin_2[14]
      | touched_pin_3[14];
  assign touched_pin[15] = touched_pin_0[15] | touched_pin_1[15] | touched_pin_2[15]
      | touched_pin_3[15];
  assign touched_pin[16] = touched_pin_0[16] | touched_pin_1[16] | touched_pin_2[16]
      | touched_pin_3[16];
  assign touched_pin[17] = touched_pin_0[17] | touched_pin_1[17] | touched_pin_2[17]
      | touched_pin_3[17];
  assign touched_pin[18] = touched_pin_0[18] | touched_pin_1[18] | touched_pin_2[18]
      | touched_pin_3[18];
  assign touched_pin[19] = touched_pin_0[19] | touched_pin_1[19] | touched_pin_2[19]
      | touched_pin_3[19];
  assign touched_pin[20] = touched_pin_0[20] | touched_pin_1[20] | touched_pin_2[20]
      | touched_pin_3[20];
  assign touched_pin[21] = touched_pin_0[21] | touched_pin_1[21] | touched_pin_2[21]
      | touched_pin_3[21];
  assign touched_pin[22] = touched_pin_0[22] | touched_pin_1[22] | touched_pin_2[22]
      | touched_pin_3[22];
  assign touched_pin[23] = touched_pin_0[23] | touched_pin_1[23] | touched_pin_2[23]
      | touched_pin_3[23];
  assign touched_pin[24] = touched_pin_0[24] | touched_pin_1[24] | touched_pin_2[24]
      | touched_pin_3[24];
  assign touched_pin[25] = touched_pin_0[25] | touched_pin_1[25] | touched_pin_2[25]
      | touched_pin_3[25];
  assign touched_pin[26] = touched_pin_0[26] | touched_pin_1[26] | touched_pin_2[26]
      | touched_pin_3[26];
  assign touched_pin[27] = touched_pin_0[27] | touched_pin_1[27] | touched_pin_2[27]
      | touched_pin_3[27];
  assign touched_pin[28] = touched_pin_0[28] | touched_pin_1[28] | touched_pin_2[28]
      | touched_pin_3[28];
  assign touched_pin[29] = touched_pin_0[29] | touched_pin_1[29] | touched_pin_2[29]
      | touched_pin_3[29];
  assign touched_pin[30] = touched_pin_0[30] | touched_pin_1[30] | touched_pin_2[30]
      | touched_pin_3[30];
  assign touched_pin[31] = touched_pin_0[31] | touched_pin_1[31] | touched_pin_2[31]
      | touched_pin_3[31];
  assign touched_pin[32] = touched_pin_0[32] | touched_pin_1[32] | touched_pin_2[32]
      | touched_pin_3[32];
  assign touched_pin[33] = touched_pin_0[33] | touched_pin_1[33] | touched_pin_2[33]
      | touched_pin_3[33];
  assign touched_pin[34] = touched_pin_0[34] | touched_pin_1[34] | touched_pin_2[34]
      | touched_pin_3[34];
  assign touched_pin[35] = touched_pin_0[35] | touched_pin_1[35] | touched_pin_2[35]
      | touched_pin_3[35];
  assign touched_pin[36] = touched_pin_0[36] | touched_pin_1[36] | touched_pin_2[36]
      | touched_pin_3[36];
  assign touched_pin[37] = touched_pin_0[37] | touched_pin_1[37] | touched_pin_2[37]
      | touched_pin_3[37];
  assign touched_pin[38] = touched_pin_0[38] | touched_pin_1[38] | touched_pin_2[38]
      | touched_pin_3[38];
  assign touched_pin[39] = touched_pin_0[39] | touched_pin_1[39] | touched_pin_2[39]
      | touched_pin_3[39];
  assign touched_pin[40] = touched_pin_0[40] | touched_pin_1[40] | touched_pin_2[40]
      | touched_pin_3[40];
  assign touched_pin[41] = touched_pin_0[41] | touched_pin_1[41] | touched_pin_2[41]
      | touched_pin_3[41];
  assign touched_pin[42] = touched_pin_0[42] | touched_pin_1[42] | touched_pin_2[42]
      | touched_pin_3[42];
  assign touched_pin[43] = touched_pin_0[43] | touched_pin_1[43] | touched_pin_2[43]
      | touched_pin_3[43];
  assign touched_pin[44] = touched_pin_0[44] | touched_pin_1[44] | touched_pin_2[44]
      | touched_pin_3[44];
  assign touched_pin[45] = touched_pin_0[45] | touched_pin_1[45] | touched_pin_2[45]
      | touched_pin_3[45];
  assign touched_pin[46] = touched_pin_0[46] | touched_pin_1[46] | touched_pin_2[46]
      | touched_pin_3[46];
  assign touched_pin[47] = touched_pin_0[47] | touched_pin_1[47] | touched_pin_2[47]
      | touched_pin_3[47];
  assign touched_pin[48] = touched_pin_0[48] | touched_pin_1[48] | touched_pin_2[48]
      | touched_pin_3[48];
  assign touched_pin[49] = touched_pin_0[49] | touched_pin_1[49] | touched_pin_2[49]
      | touched_pin_3[49];
  assign touched_pin[50] = touched_pin_0[50] | touched_pin_1[50] | touched_pin_2[50]
      | touched_pin_3[50];
  assign touched_pin[51] = touched_pin_0[51] | touched_pin_1[51] | touched_pin_2[51]
      | touched_pin_3[51];
  assign touched_pin[52] = touched_pin_0[52] | touched_pin_1[52] | touched_pin_2[52]
      | touched_pin_3[52];
  assign touched_pin[53] = touched_pin_0[53] | touched_pin_1[53] | touched_pin_2[53]
      | touched_pin_3[53];
  assign touched_pin[54] = touched_pin_0[54] | touched_pin_1[54] | touched_pin_2[54]
      | touched_pin_3[54];
  assign touched_pin[55] = touched_pin_0[55] | touched_pin_1[55] | touched_pin_2[55]
      | touched_pin_3[55];
  assign touched_pin[56] = touched_pin_0[56] | touched_pin_1[56] | touched_pin_2[56]
      | touched_pin_3[56];
  assign touched_pin[57] = touched_pin_0[57] | touched_pin_1[57] | touched_pin_2[57]
      | touched_pin_3[57];
  assign touched_pin[58] = touched_pin_0[58] | touched_pin_1[58] | touched_pin_2[58]
      | touched_pin_3[58];
  assign touched_pin[59] = touched_pin_0[59] | touched_pin_1[59] | touched_pin_2[59]
      | touched_pin_3[59];
  assign touched_pin[60] = touched_pin_0[60] | touched_pin_1[60] | touched_pin_2[60]
      | touched_pin_3[60];
  assign touched_pin[61] = touched_pin_0[61] | touched_pin_1[61] | touched_pin_2[61]
      | touched_pin_3[61];
  assign touched_pin[62] = touched_pin_0[62] | touched_pin_1[62] | touched_pin_2[62]
      | touched_pin_3[62];
  assign touched_pin[63] = touched_pin_0[63] | touched_pin_1[63] | touched_pin_2[63]
      | touched_pin_3[63];
  assign touched_pin[64] = touched_pin_0[64] | touched_pin_1[64] | touched_pin_2[64]
      | touched_pin_3[64];
  assign touched_pin[65] = touched_pin_0[65] | touched_pin_1[65] | touched_pin_2[65]
      | touched_pin_3[65];
  assign touched_pin[66] = touched_pin_0[66] | touched_pin_1[66] | touched_pin_2[66]
      | touched_pin_3[66];
  assign touched_pin[67] = touched_pin_0[67] | touched_pin_1[67] | touched_pin_2[67]
      | touched_pin_3[67];
  assign touched_pin[68] = touched_pin_0[68] | touched_pin_1[68] | touched_pin_2[68]
      | touched_pin_3[68];
  assign touched_pin[69] = touched_pin_0[69] | touched_pin_1[69] | touched_pin_2[69]
      | touched_pin_3[69];
  assign touched_pin[70] = touched_pin_0[70] | touched_pin_1[70] | touched_pin_2[70]
      | touched_pin_3[70];
  assign touched_pin[71] = touched_pin_0[71] | touched_pin_1[71] | touched_pin_2[71]
      | touched_pin_3[71];
  wire two_pins_any = touched_pin[0] | touched_pin[1];
  wire two_pins_any_2 = touched_pin[2] | touched_pin[3];
  wire two_pins_any_3 = two_pins_any | two_pins_any_2;
  wire two_pins_any_4 = touched_pin[4] | touched_pin[5];
  wire two_pins_any_5 = touched_pin[7] | touched_pin[8];
  wire two_pins_any_6 = touched_pin[6] | two_pins_any_5;
  wire two_pins_any_7 = two_pins_any_4 | two_pins_any_6;
  wire two_pins_any_8 = two_pins_any_3 | two_pins_any_7;
  wire two_pins_any_9 = ((touched_pin[0] & touched_pin[1]) | (touched_pin[2] & touched_pin[3])
      | (two_pins_any & two_pins_any_2)) | ((touched_pin[4] & touched_pin[5]) | ((touched_pin[7]
      & touched_pin[8]) | (touched_pin[6] & two_pins_any_5)) | (two_pins_any_4 & two_pins_any_6))
      | (two_pins_any_3 & two_pins_any_7);
  wire two_pins_any_10 = touched_pin[9] | touched_pin[10];
  wire two_pins_any_11 = touched_pin[11] | touched_pin[12];
  wire two_pins_any_12 = two_pins_any_10 | two_pins_any_11;
  wire two_pins_any_13 = touched_pin[13] | touched_pin[14];
  wire two_pins_any_14 = touched_pin[16] | touched_pin[17];
  wire two_pins_any_15 = touched_pin[15] | two_pins_any_14;
  wire two_pins_any_16 = two_pins_any_13 | two_pins_any_15;
  wire two_pins_any_17 = two_pins_any_12 | two_pins_any_16;
  wire two_pins_any_18 = ((touched_pin[9] & touched_pin[10]) | (touched_pin[11] & touched_pin[12])
      | (two_pins_any_10 & two_pins_any_11)) | ((touched_pin[13] & touched_pin[14])
      | ((touched_pin[16] & touched_pin[17]) | (touched_pin[15] & two_pins_any_14))
      | (two_pins_any_13 & two_pins_any_15)) | (two_pins_any_12 & two_pins_any_16);
  wire two_pins_any_19 = two_pins_any_8 | two_pins_any_17;
  wire two_pins_any_20 = touched_pin[18] | touched_pin[19];
  wire two_pins_any_21 = touched_pin[20] | touched_pin[21];
  wire two_pins_any_22 = two_pins_any_20 | two_pins_any_21;
  wire two_pins_any_23 = touched_pin[22] | touched_pin[23];
  wire two_pins_any_24 = touched_pin[25] | touched_pin[26];
  wire two_pins_any_25 = touched_pin[24] | two_pins_any_24;
  wire two_pins_any_26 = two_pins_any_23 | two_pins_any_25;
  wire two_pins_any_27 = two_pins_any_22 | two_pins_any_26;
  wire two_pins_any_28 = ((touched_pin[18] & touched_pin[19]) | (touched_pin[20] & touched_pin[21])
      | (two_pins_any_20 & two_pins_any_21)) | ((touched_pin[22] & touched_pin[23])
      | ((touched_pin[25] & touched_pin[26]) | (touched_pin[24] & two_pins_any_24))
      | (two_pins_any_23 & two_pins_any_25)) | (two_pins_any_22 & two_pins_any_26);
  wire two_pins_any_29 = touched_pin[27] | touched_pin[28];
  wire two_pins_any_30 = touched_pin[29] | touched_pin[30];
  wire two_pins_any_31 = two_pins_any_29 | two_pins_any_30;
  wire two_pins_any_32 = touched_pin[31] | touched_pin[32];
  wire two_pins_any_33 = touched_pin[34] | touched_pin[35];
  wire two_pins_any_34 = touched_pin[33] | two_pins_any_33;
  wire two_pins_any_35 = two_pins_any_32 | two_pins_any_34;
  wire two_pins_any_36 = two_pins_any_31 | two_pins_any_35;
  wire two_pins_any_37 = ((touched_pin[27] & touched_pin[28]) | (touched_pin[29] & touched_pin[30])
      | (two_pins_any_29 & two_pins_any_30)) | ((touched_pin[31] & touched_pin[32])
      | ((touched_pin[34] & touched_pin[35]) | (touched_pin[33] & two_pins_any_33))
      | (two_pins_any_32 & two_pins_any_34)) | (two_pins_any_31 & two_pins_any_35);
  wire two_pins_any_38 = two_pins_any_27 | two_pins_any_36;
  wire two_pins_any_39 = touched_pin[36] | touched_pin[37];
  wire two_pins_any_40 = touched_pin[38] | touched_pin[39];
  wire two_pins_any_41 = two_pins_any_39 | two_pins_any_40;
  wire two_pins_any_42 = touched_pin[40] | touched_pin[41];
  wire two_pins_any_43 = touched_pin[43] | touched_pin[44];
  wire two_pins_any_44 = touched_pin[42] | two_pins_any_43;
  wire two_pins_any_45 = two_pins_any_42 | two_pins_any_44;
  wire two_pins_any_46 = two_pins_any_41 | two_pins_any_45;
  wire two_pins_any_47 = ((touched_pin[36] & touched_pin[37]) | (touched_pin[38] & touched_pin[39])
      | (two_pins_any_39 & two_pins_any_40)) | ((touched_pin[40] & touched_pin[41])
      | ((touched_pin[43] & touched_pin[44]) | (touched_pin[42] & two_pins_any_43))
      | (two_pins_any_42 & two_pins_any_44)) | (two_pins_any_41 & two_pins_any_45);
  wire two_pins_any_48 = touched_pin[45] | touched_pin[46];
  wire two_pins_any_49 = touched_pin[47] | touched_pin[48];
  wire two_pins_any_50 = two_pins_any_48 | two_pins_any_49;
  wire two_pins_any_51 = touched_pin[49] | touched_pin[50];
  wire two_pins_any_52 = touched_pin[52] | touched_pin[53];
  wire two_pins_any_53 = touched_pin[51] | two_pins_any_52;
  wire two_pins_any_54 = two_pins_any_51 | two_pins_any_53;
  wire two_pins_any_55 = two_pins_any_50 | two_pins_any_54;
  wire two_pins_any_56 = ((touched_pin[45] & touched_pin[46]) | (touched_pin[47] & touched_pin[48])
      | (two_pins_any_48 & two_pins_any_49)) | ((touched_pin[49] & touched_pin[50])
      | ((touched_pin[52] & touched_pin[53]) | (touched_pin[51] & two_pins_any_52))
      | (two_pins_any_51 & two_pins_any_53)) | (two_pins_any_50 & two_pins_any_54);
  wire two_pins_any_57 = two_pins_any_46 | two_pins_any_55;
  wire two_pins_any_58 = touched_pin[54] | touched_pin[55];
  wire two_pins_any_59 = touched_pin[56] | touched_pin[57];
  wire two_pins_any_60 = two_pins_any_58 | two_pins_any_59;
  wire two_pins_any_61 = touched_pin[58] | touched_pin[59];
  wire two_pins_any_62 = touched_pin[61] | touched_pin[62];
  wire two_pins_any_63 = touched_pin[60] | two_pins_any_62;
  wire two_pins_any_64 = two_pins_any_61 | two_pins_any_63;
  wire two_pins_any_65 = two_pins_any_60 | two_pins_any_64;
  wire two_pins_any_66 = ((touched_pin[54] & touched_pin[55]) | (touched_pin[56] & touched_pin[57])
      | (two_pins_any_58 & two_pins_any_59)) | ((touched_pin[58] & touched_pin[59])
      | ((touched_pin[61] & touched_pin[62]) | (touched_pin[60] & two_pins_any_62))
      | (two_pins_any_61 & two_pins_any_63)) | (two_pins_any_60 & two_pins_any_64);
  wire two_pins_any_67 = touched_pin[63] | touched_pin[64];
  wire two_pins_any_68 = touched_pin[65] | touched_pin[66];
  wire two_pins_any_69 = two_pins_any_67 | two_pins_any_68;
  wire two_pins_any_70 = touched_pin[67] | touched_pin[68];
  wire two_pins_any_71 = touched_pin[70] | touched_pin[71];
  wire two_pins_any_72 = touched_pin[69] | two_pins_any_71;
  wire two_pins_any_73 = two_pins_any_70 | two_pins_any_72;
  wire two_pins_any_74 = two_pins_any_69 | two_pins_any_73;
  wire two_pins_any_75 = ((touched_pin[63] & touched_pin[64]) | (touched_pin[65] & touched_pin[66])
      | (two_pins_any_67 & two_pins_any_68)) | ((touched_pin[67] & touched_pin[68])
      | ((touched_pin[70] & touched_pin[71]) | (touched_pin[69] & two_pins_any_71))
      | (two_pins_any_70 & two_pins_any_72)) | (two_pins_any_69 & two_pins_any_73);
  wire two_pins_any_76 = two_pins_any_65 | two_pins_any_74;
  wire two_pins = ((two_pins_any_9 | two_pins_any_18 | (two_pins_any_8 & two_pins_any_17))
      | (two_pins_any_28 | two_pins_any_37 | (two_pins_any_27 & two_pins_any_36)) | (two_pins_any_19
      & two_pins_any_38)) | ((two_pins_any_47 | two_pins_any_56 | (two_pins_any_46
      & two_pins_any_55)) | (two_pins_any_66 | two_pins_any_75 | (two_pins_any_65
      & two_pins_any_74)) | (two_pins_any_57 & two_pins_any_76)) | ((two_pins_any_19
      | two_pins_any_38) & (two_pins_any_57 | two_pins_any_76));
  wire [35:0] touched_byte;
  assign touched_byte[0] = touched_byte_0[0] | touched_byte_1[1] | touched_byte_2[2]
      | touched_byte_3[3];
  assign touched_byte[1] = touched_byte_0[4] | touched_byte_1[5] | touched_byte_2[6]
      | touched_byte_3[7];
  assign touched_byte[2] = touched_byte_0[8] | touched_byte_1[9] | touched_byte_2[10]
      | touched_byte_3[11];
  assign touched_byte[3] = touched_byte_0[12] | touched_byte_1[13] | touched_byte_2[14]
      | touched_byte_3[15];
  assign touched_byte[4] = touched_byte_0[16] | touched_byte_1[17] | touched_byte_2[18]
      | touched_byte_3[19];
  assign touched_byte[5] = touched_byte_0[20] | touched_byte_1[21] | touched_byte_2[22]
      | touched_byte_3[23];
  assign touched_byte[6] = touched_byte_0[24] | touched_byte_1[25] | touched_byte_2[26]
      | touched_byte_3[27];
  assign touched_byte[7] = touched_byte_0[28] | touched_byte_1[29] | touched_byte_2[30]
      | touched_byte_3[31];
  assign touched_byte[8] = touched_byte_0[32] | touched_byte_1[33] | touched_byte_2[34]
      | touched_byte_3[35];
  assign touched_byte[9] = touched_byte_0[3] | touched_byte_1[0] | touched_byte_2[1]
      | touched_byte_3[2];
  assign touched_byte[10] = touched_byte_0[7] | touched_byte_1[4] | touched_byte_2[5]
      | touched_byte_3[6];
  assign touched_byte[11] = touched_byte_0[11] | touched_byte_1[8] | touched_byte_2[9]
      | touched_byte_3[10];
  assign touched_byte[12] = touched_byte_0[15] | touched_byte_1[12] | touched_byte_2[13]
      | touched_byte_3[14];
  assign touched_byte[13] = touched_byte_0[19] | touched_byte_1[16] | touched_byte_2[17]
      | touched_byte_3[18];
  assign touched_byte[14] = touched_byte_0[23] | touched_byte_1[20] | touched_byte_2[21]
      | touched_byte_3[22];
  assign touched_byte[15] = touched_byte_0[27] | touched_byte_1[24] | touched_byte_2[25]
      | touched_byte_3[26];
  assign touched_byte[16] = touched_byte_0[31] | touched_byte_1[28] | touched_byte_2[29]
      | touched_byte_3[30];
  assign touched_byte[17] = touched_byte_0[35] | touched_byte_1[32] | touched_byte_2[33]
      | touched_byte_3[34];
  assign touched_byte[18] = touched_byte_0[2] | touched_byte_1[3] | touched_byte_2[0]
      | touched_byte_3[1];
  assign touched_byte[19] = touched_byte_0[6] | touched_byte_1[7] | touched_byte_2[4]
      | touched_byte_3[5];
  assign touched_byte[20] = touched_byte_0[10] | touched_byte_1[11] | touched_byte_2[8]
      | touched_byte_3[9];
  assign touched_byte[21] = touched_byte_0[14] | touched_byte_1[15] | touched_byte_2[12]
      | touched_byte_3[13];
  assign touched_byte[22] = touched_byte_0[18] | touched_byte_1[19] | touched_byte_2[16]
      | touched_byte_3[17];
  assign touched_byte[23] = touched_byte_0[22] | touched_byte_1[23] | touched_byte_2[20]
      | touched_byte_3[21];
  assign touched_byte[24] = touched_byte_0[26] | touched_byte_1[27] | touched_byte_2[24]
      | touched_byte_3[25];
  assign touched_byte[25] = touched_byte_0[30] | touched_byte_1[31] | touched_byte_2[28]
      | touched_byte_3[29];
  assign touched_byte[26] = touched_byte_0[34] | touched_byte_1[35] | touched_byte_2[32]
      | touched_byte_3[33];
  assign touched_byte[27] = touched_byte_0[1] | touched_byte_1[2] | touched_byte_2[3]
      | touched_byte_3[0];
  assign touched_byte[28] = touched_byte_0[5] | touched_byte_1[6] | touched_byte_2[7]
      | touched_byte_3[4];
  assign touched_byte[29] = touched_byte_0[9] | touched_byte_1[10] | touched_byte_2[11]
      | touched_byte_3[8];
  assign touched_byte[30] = touched_byte_0[13] | touched_byte_1[14] | touched_byte_2[15]
      | touched_byte_3[12];
  assign touched_byte[31] = touched_byte_0[17] | touched_byte_1[18] | touched_byte_2[19]
      | touched_byte_3[16];
  assign touched_byte[32] = touched_byte_0[21] | touched_byte_1[22] | touched_byte_2[23]
      | touched_byte_3[20];
  assign touched_byte[33] = touched_byte_0[25] | touched_byte_1[26] | touched_byte_2[27]
      | touched_byte_3[24];
  assign touched_byte[34] = touched_byte_0[29] | touched_byte_1[30] | touched_byte_2[31]
      | touched_byte_3[28];
  assign touched_byte[35] = touched_byte_0[33] | touched_byte_1[34] | touched_byte_2[35]
      | touched_byte_3[32];
  wire two_bytes_any = touched_byte[0] | touched_byte[1];
  wire two_bytes_any_2 = touched_byte[2] | touched_byte[3];
  wire two_bytes_any_3 = two_bytes_any | two_bytes_any_2;
  wire two_bytes_any_4 = touched_byte[4] | touched_byte[5];
  wire two_bytes_any_5 = touched_byte[7] | touched_byte[8];
  wire two_bytes_any_6 = touched_byte[6] | two_bytes_any_5;
  wire two_bytes_any_7 = two_bytes_any_4 | two_bytes_any_6;
  wire two_bytes_any_8 = two_bytes_any_3 | two_bytes_any_7;
  wire two_bytes_any_9 = ((touched_byte[0] & touched_byte[1]) | (touched_byte[2] & touched_byte[3])
      | (two_bytes_any & two_bytes_any_2)) | ((touched_byte[4] & touched_byte[5])
      | ((touched_byte[7] & touched_byte[8]) | (touched_byte[6] & two_bytes_any_5))
      | (two_bytes_any_4 & two_bytes_any_6)) | (two_bytes_any_3 & two_bytes_any_7);
  wire two_bytes_any_10 = touched_byte[9] | touched_byte[10];
  wire two_bytes_any_11 = touched_byte[11] | touched_byte[12];
  wire two_bytes_any_12 = two_bytes_any_10 | two_bytes_any_11;
  wire two_bytes_any_13 = touched_byte[13] | touched_byte[14];
  wire two_bytes_any_14 = touched_byte[16] | touched_byte[17];
  wire two_bytes_any_15 = touched_byte[15] | two_bytes_any_14;
  wire two_bytes_any_16 = two_bytes_any_13 | two_bytes_any_15;
  wire two_bytes_any_17 = two_bytes_any_12 | two_bytes_any_16;
  wire two_bytes_any_18 = ((touched_byte[9] & touched_byte[10]) | (touched_byte[11]
      & touched_byte[12]) | (two_bytes_any_10 & two_bytes_any_11)) | ((touched_byte[13]
      & touched_byte[14]) | ((touched_byte[16] & touched_byte[17]) | (touched_byte[15]
      & two_bytes_any_14)) | (two_bytes_any_13 & two_bytes_any_15)) | (two_bytes_any_12
      & two_bytes_any_16);
  wire two_bytes_any_19 = touched_byte[18] | touched_byte[19];
  wire two_bytes_any_20 = touched_byte[20] | touched_byte[21];
  wire two_bytes_any_21 = two_bytes_any_19 | two_bytes_any_20;
  wire two_bytes_any_22 = touched_byte[22] | touched_byte[23];
  wire two_bytes_any_23 = touched_byte[25] | touched_byte[26];
  wire two_bytes_any_24 = touched_byte[24] | two_bytes_any_23;
  wire two_bytes_any_25 = two_bytes_any_22 | two_bytes_any_24;
  wire two_bytes_any_26 = two_bytes_any_21 | two_bytes_any_25;
  wire two_bytes_any_27 = ((touched_byte[18] & touched_byte[19]) | (touched_byte[20]
      & touched_byte[21]) | (two_bytes_any_19 & two_bytes_any_20)) | ((touched_byte[22]
      & touched_byte[23]) | ((touched_byte[25] & touched_byte[26]) | (touched_byte[24]
      & two_bytes_any_23)) | (two_bytes_any_22 & two_bytes_any_24)) | (two_bytes_any_21
      & two_bytes_any_25);
  wire two_bytes_any_28 = touched_byte[27] | touched_byte[28];
  wire two_bytes_any_29 = touched_byte[29] | touched_byte[30];
  wire two_bytes_any_30 = two_bytes_any_28 | two_bytes_any_29;
  wire two_bytes_any_31 = touched_byte[31] | touched_byte[32];
  wire two_bytes_any_32 = touched_byte[34] | touched_byte[35];
  wire two_bytes_any_33 = touched_byte[33] | two_bytes_any_32;
  wire two_bytes_any_34 = two_bytes_any_31 | two_bytes_any_33;
  wire two_bytes_any_35 = two_bytes_any_30 | two_bytes_any_34;
  wire two_bytes_any_36 = ((touched_byte[27] & touched_byte[28]) | (touched_byte[29]
      & touched_byte[30]) | (two_bytes_any_28 & two_bytes_any_29)) | ((touched_byte[31]
      & touched_byte[32]) | ((touched_byte[34] & touched_byte[35]) | (touched_byte[33]
      & two_bytes_any_32)) | (two_bytes_any_31 & two_bytes_any_33)) | (two_bytes_any_30
      & two_bytes_any_34);
  wire two_bytes = (two_bytes_any_9 | two_bytes_any_18 | (two_bytes_any_8 & two_bytes_any_17))
      | (two_bytes_any_27 | two_bytes_any_36 | (two_bytes_any_26 & two_bytes_any_35))
      | ((two_bytes_any_8 | two_bytes_any_17) & (two_bytes_any_26 | two_bytes_any_35));
  wire rule_fail = several_correct & two_pins & two_bytes;
  wire due_any = due_0 | due_1 | due_2 | due_3 | rule_fail;

  assign rule_fail_o = rule_fail;
  assign ce_o = (ce_0 | ce_1 | ce_2 | ce_3) & ~due_any;
  assign due_o = due_any;
  assign cw_ce_o = {ce_3, ce_2, ce_1, ce_0};
  assign cw_due_o = {due_3, due_2, due_1, due_0};

  // Correction: proposed flips in the entry's order.
  wire [287:0] proposed;
  genvar flips_0_bit;
  generate
    for (flips_0_bit = 0; flips_0_bit < 72; flips_0_bit = flips_0_bit + 1) begin : gen_flips_0
      assign proposed[(0 + 217 * flips_0_bit) % 288] = flips_0[flips_0_bit];
    end
  endgenerate
  genvar flips_1_bit;
  generate
    for (flips_1_bit = 0; flips_1_bit < 72; flips_1_bit = flips_1_bit + 1) begin : gen_flips_1
      assign proposed[(72 + 217 * flips_1_bit) % 288] = flips_1[flips_1_bit];
    end
  endgenerate
  genvar flips_2_bit;
  generate
    for (flips_2_bit = 0; flips_2_bit < 72; flips_2_bit = flips_2_bit + 1) begin : gen_flips_2
      assign proposed[(144 + 217 * flips_2_bit) % 288] = flips_2[flips_2_bit];
    end
  endgenerate
  genvar flips_3_bit;
  generate
    for (flips_3_bit = 0; flips_3_bit < 72; flips_3_bit = flips_3_bit + 1) begin : gen_flips_3
      assign proposed[(216 + 217 * flips_3_bit) % 288] = flips_3[flips_3_bit];
    end
  endgenerate
  // Nothing is corrected in an entry that is refused.
  wire [287:0] flips = proposed & {288{~due_o}};
  wire [287:0] corrected = entry_i ^ flips;
  wire [255:0] data = {
    corrected[279:272],  // 255..248, lane 7, beat 3
    corrected[271:264],  // 247..240, lane 6, beat 3
    corrected[263:256],  // 239..232, lane 5, beat 3
    corrected[255:248],  // 231..224, lane 4, beat 3
    corrected[247:240],  // 223..216, lane 3, beat 3
    corrected[239:232],  // 215..208, lane 2, beat 3
    corrected[231:224],  // 207..200, lane 1, beat 3
    corrected[223:216],  // 199..192, lane 0, beat 3
    corrected[207:200],  // 191..184, lane 7, beat 2
    corrected[199:192],  // 183..176, lane 6, beat 2
    corrected[191:184],  // 175..168, lane 5, beat 2
    corrected[183:176],  // 167..160, lane 4, beat 2
    corrected[175:168],  // 159..152, lane 3, beat 2
    corrected[167:160],  // 151..144, lane 2, beat 2
    corrected[159:152],  // 143..136, lane 1, beat 2
    corrected[151:144],  // 135..128, lane 0, beat 2
    corrected[135:128],  // 127..120, lane 7, beat 1
    corrected[127:120],  // 119..112, lane 6, beat 1
    corrected[119:112],  // 111..104, lane 5, beat 1
    corrected[111:104],  // 103..96, lane 4, beat 1
    corrected[103:96],  // 95..88, lane 3, beat 1
    corrected[95:88],  // 87..80, lane 2, beat 1
    corrected[87:80],  // 79..72, lane 1, beat 1
    corrected[79:72],  // 71..64, lane 0, beat 1
    corrected[63:56],  // 63..56, lane 7, beat 0
    corrected[55:48],  // 55..48, lane 6, beat 0
    corrected[47:40],  // 47..40, lane 5, beat 0
    corrected[39:32],  // 39..32, lane 4, beat 0
    corrected[31:24],  // 31..24, lane 3, beat 0
    corrected[23:16],  // 23..16, lane 2, beat 0
    corrected[15:8],  // 15..8, lane 1, beat 0
    corrected[7:0]  // 7..0, lane 0, beat 0
  };
  assign data_o = data;
  assign entry_o = corrected;
  assign flips_o = flips;

endmodule  // trio_strict_dec

`default_nettype wire
