// SPDX-License-Identifier: MIT OR Apache-2.0
// A read-modify-write shim: what is written back decodes to the merged bytes, a single error in the
// old entry does not survive, and a refused entry is not written. Given as macros: the modules ENC and
// RMW, K data bits, N bits of the entry, C check bits; the first CW bits of the entry are one codeword.
`default_nettype none

module rmw_tb;

  reg  [  `K-1:0] old_data;
  reg  [  `K-1:0] new_data;
  reg  [  `K-1:0] merged;
  reg  [`K/8-1:0] byte_enable;
  reg  [  `N-1:0] error;
  wire [  `C-1:0] check_unused;
  wire [  `N-1:0] stored;
  wire [  `N-1:0] entry;
  wire            write;
  wire            ce;
  wire            due;
  wire [  `N-1:0] expected;
  wire [  `C-1:0] expected_check;
  integer         round;
  integer         bits;
  integer         bit_a;
  integer         bit_b;
  integer         i;
  integer         failures;

  `ENC u_stored (.data_i(old_data), .check_o(check_unused), .entry_o(stored));
  `ENC u_expected (.data_i(merged), .check_o(expected_check), .entry_o(expected));
  `RMW dut (
    .entry_i(stored ^ error), .data_i(new_data), .byte_enable_i(byte_enable),
    .entry_o(entry), .write_o(write), .ce_o(ce), .due_o(due)
  );

  initial begin
    failures = 0;
    for (round = 0; round < 6000; round = round + 1) begin
      for (i = 0; i < `K; i = i + 1) begin
        old_data[i] = $random;
        new_data[i] = $random;
      end
      for (i = 0; i < `K / 8; i = i + 1) begin
        case (round % 4)
          0: byte_enable[i] = 1'b0;
          3: byte_enable[i] = 1'b1;
          default: byte_enable[i] = $random;
        endcase
      end
      for (i = 0; i < `K; i = i + 1) merged[i] = byte_enable[i/8] ? new_data[i] : old_data[i];
      bits = (round / 4) % 3;
      error = {`N{1'b0}};
      if (bits == 1) error[(round / 12) % `N] = 1'b1;
      if (bits == 2) begin
        bit_a = (round / 12) % `CW;
        bit_b = (bit_a + 1 + round % (`CW - 1)) % `CW;
        error[bit_a] = 1'b1;
        error[bit_b] = 1'b1;
      end
      #1;
      if (bits < 2 || &byte_enable) begin
        if (entry !== expected || write !== 1'b1 || due !== 1'b0) failures = failures + 1;
        if (ce !== (bits == 1 && !(&byte_enable))) failures = failures + 1;
      end else if (write !== 1'b0 || due !== 1'b1 || ce !== 1'b0) failures = failures + 1;
    end
    if (failures == 0) $display("PASS rmw");
    else $display("FAIL rmw: %0d", failures);
    $finish;
  end

endmodule

`default_nettype wire
