// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
// Prints "PASS" if hsiao_22_16_enc agrees with all 82 golden vectors in hsiao_22_16_enc_vectors.hex.
`default_nettype none

module hsiao_22_16_enc_tb;

  localparam integer VECTORS = 82;

  reg  [43:0] vectors [0:VECTORS-1];
  reg  [43:0] vector;
  integer index;
  integer failures;

  wire [5:0] check_o;
  wire [21:0] entry_o;

  hsiao_22_16_enc dut (
    .data_i(vector[43:28]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("hsiao_22_16_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[27:22]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[27:22]);
        failures = failures + 1;
      end
      if (entry_o !== vector[21:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[21:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS hsiao_22_16_enc: %0d vectors", VECTORS);
    else $display("FAIL hsiao_22_16_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
