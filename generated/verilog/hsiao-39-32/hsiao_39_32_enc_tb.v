// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --out DIR
// Prints "PASS" if hsiao_39_32_enc agrees with all 98 golden vectors in hsiao_39_32_enc_vectors.hex.
`default_nettype none

module hsiao_39_32_enc_tb;

  localparam integer VECTORS = 98;

  reg  [77:0] vectors [0:VECTORS-1];
  reg  [77:0] vector;
  integer index;
  integer failures;

  wire [6:0] check_o;
  wire [38:0] entry_o;

  hsiao_39_32_enc dut (
    .data_i(vector[77:46]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("hsiao_39_32_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[45:39]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[45:39]);
        failures = failures + 1;
      end
      if (entry_o !== vector[38:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[38:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS hsiao_39_32_enc: %0d vectors", VECTORS);
    else $display("FAIL hsiao_39_32_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
