// SPDX-License-Identifier: MIT OR Apache-2.0

// The contract of the codec in three parts that together say: any data with up to two bits in error
// are corrected or reported. Each output is one where its part is broken.
module secded_miter #(
  parameter int  DataW  = 64,
  localparam int CheckW = eccforge_pkg::secded_check_width(DataW),
  localparam int EntryW = DataW + CheckW
) (
  input  logic [DataW-1:0]  data_i,
  input  logic [EntryW-1:0] first_i,
  input  logic [EntryW-1:0] second_i,
  output logic [CheckW-1:0] linear_o,
  output logic              stored_o,
  output logic              located_o,
  output logic              decoded_o
);
  logic [EntryW-1:0] entry, flips;
  logic [DataW-1:0]  data_a, data_b, data_c;
  logic [CheckW-1:0] check_a, check_b, check_c, synd_a, synd_b, synd_c;
  logic              ce_a, due_a, ce_b, due_b, ce_c, due_c, one, two, none, single;

  assign flips = first_i ^ second_i;
  eccforge_secded_enc #(.DataW(DataW)) u_enc (.data_i, .entry_o(entry));
  eccforge_secded_dec #(.DataW(DataW)) u_a (
    .entry_i(entry ^ first_i),
    .data_o(data_a), .check_o(check_a), .ce_o(ce_a), .due_o(due_a), .synd_o(synd_a)
  );
  eccforge_secded_dec #(.DataW(DataW)) u_b (
    .entry_i(first_i),
    .data_o(data_b), .check_o(check_b), .ce_o(ce_b), .due_o(due_b), .synd_o(synd_b)
  );
  eccforge_secded_dec #(.DataW(DataW)) u_c (
    .entry_i(flips),
    .data_o(data_c), .check_o(check_c), .ce_o(ce_c), .due_o(due_c), .synd_o(synd_c)
  );
  // The encoder stores data as they are; the syndrome does not depend on them.
  assign stored_o = entry[DataW-1:0] != data_i;
  assign linear_o = synd_a ^ synd_b;
  // What is flipped and reported depends on the syndrome only: any two entries.
  assign located_o = (synd_b == synd_c) &&
      ({check_b, data_b, ce_b, due_b} ^ {first_i, 2'b00}) !=
      ({check_c, data_c, ce_c, due_c} ^ {flips, 2'b00});
  // No bit in error, one and two: each of the two inputs has no bit or one.
  assign one    = (first_i & (first_i - EntryW'(1))) == '0;
  assign two    = (second_i & (second_i - EntryW'(1))) == '0;
  assign none   = flips == '0;
  assign single = !none && (flips & (flips - EntryW'(1))) == '0;
  assign decoded_o = one && two && (
      none ? ({check_c, data_c} != '0 || ce_c || due_c) :
      single ? ({check_c, data_c} != '0 || !ce_c || due_c) :
      ({check_c, data_c} != flips || ce_c || !due_c));
endmodule
