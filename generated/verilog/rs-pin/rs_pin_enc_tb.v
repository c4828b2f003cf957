// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme rs-pin with hash
// 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
// Do not edit; regenerate: eccforge emit verilog rs-pin --out DIR
// Prints "PASS" if rs_pin_enc agrees with all 130 golden vectors in rs_pin_enc_vectors.hex.
`default_nettype none

module rs_pin_enc_tb;

  localparam integer VECTORS = 130;

  reg  [575:0] vectors [0:VECTORS-1];
  reg  [575:0] vector;
  integer index;
  integer failures;

  wire [31:0] check_o;
  wire [287:0] entry_o;

  rs_pin_enc dut (
    .data_i(vector[575:320]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("rs_pin_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[319:288]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[319:288]);
        failures = failures + 1;
      end
      if (entry_o !== vector[287:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[287:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS rs_pin_enc: %0d vectors", VECTORS);
    else $display("FAIL rs_pin_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
