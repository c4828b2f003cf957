// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme chipkill-x4 with hash
// e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
// Do not edit; regenerate: eccforge emit verilog chipkill-x4 --out DIR
// Prints "PASS" if chipkill_x4_enc agrees with all 130 golden vectors in chipkill_x4_enc_vectors.hex.
`default_nettype none

module chipkill_x4_enc_tb;

  localparam integer VECTORS = 130;

  reg  [1151:0] vectors [0:VECTORS-1];
  reg  [1151:0] vector;
  integer index;
  integer failures;

  wire [63:0] check_o;
  wire [575:0] entry_o;

  chipkill_x4_enc dut (
    .data_i(vector[1151:640]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("chipkill_x4_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[639:576]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[639:576]);
        failures = failures + 1;
      end
      if (entry_o !== vector[575:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[575:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS chipkill_x4_enc: %0d vectors", VECTORS);
    else $display("FAIL chipkill_x4_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
