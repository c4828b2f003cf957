// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-137-128 with hash
// 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
// Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
// Prints "PASS" if hsiao_137_128_enc agrees with all 130 golden vectors in hsiao_137_128_enc_vectors.hex.
`default_nettype none

module hsiao_137_128_enc_tb;

  localparam integer VECTORS = 130;

  reg  [273:0] vectors [0:VECTORS-1];
  reg  [273:0] vector;
  integer index;
  integer failures;

  wire [8:0] check_o;
  wire [136:0] entry_o;

  hsiao_137_128_enc dut (
    .data_i(vector[273:146]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("hsiao_137_128_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[145:137]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[145:137]);
        failures = failures + 1;
      end
      if (entry_o !== vector[136:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[136:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS hsiao_137_128_enc: %0d vectors", VECTORS);
    else $display("FAIL hsiao_137_128_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
