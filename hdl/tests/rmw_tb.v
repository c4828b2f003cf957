// SPDX-License-Identifier: MIT OR Apache-2.0
// The read-modify-write shim of the (22,16) code: what is written back decodes to the merged bytes,
// a single error in the old entry does not survive, and a refused entry is not written.
`default_nettype none

module rmw_tb;

  reg  [15:0] old_data;
  reg  [15:0] new_data;
  reg  [ 1:0] byte_enable;
  reg  [21:0] error;
  wire [ 5:0] check_unused;
  wire [21:0] stored;
  wire [21:0] entry;
  wire        write;
  wire        ce;
  wire        due;
  wire [21:0] expected;
  wire [ 5:0] expected_check;
  wire [15:0] merged = {byte_enable[1] ? new_data[15:8] : old_data[15:8],
                        byte_enable[0] ? new_data[7:0] : old_data[7:0]};
  integer     round;
  integer     bits;
  integer     failures;

  hsiao_22_16_enc u_stored (.data_i(old_data), .check_o(check_unused), .entry_o(stored));
  hsiao_22_16_enc u_expected (.data_i(merged), .check_o(expected_check), .entry_o(expected));
  hsiao_22_16_rmw dut (
    .entry_i(stored ^ error), .data_i(new_data), .byte_enable_i(byte_enable),
    .entry_o(entry), .write_o(write), .ce_o(ce), .due_o(due)
  );

  initial begin
    failures = 0;
    for (round = 0; round < 6000; round = round + 1) begin
      old_data = $random;
      new_data = $random;
      byte_enable = round[1:0];
      bits = (round / 4) % 3;
      error = 22'h0;
      if (bits > 0) error = 22'h1 << ((round / 12) % 22);
      if (bits > 1) error = error | (22'h1 << ((round / 12 + 1 + round % 21) % 22));
      if (bits > 1 && (error & (error - 22'h1)) == 22'h0) bits = 1;
      #1;
      if (bits < 2 || byte_enable == 2'h3) begin
        if (entry !== expected || write !== 1'b1 || due !== 1'b0) failures = failures + 1;
        if (ce !== (bits == 1 && byte_enable != 2'h3)) failures = failures + 1;
      end else if (write !== 1'b0 || due !== 1'b1 || ce !== 1'b0) failures = failures + 1;
    end
    if (failures == 0) $display("PASS rmw");
    else $display("FAIL rmw: %0d", failures);
    $finish;
  end

endmodule

`default_nettype wire
