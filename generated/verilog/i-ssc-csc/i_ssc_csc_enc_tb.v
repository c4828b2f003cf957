// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme i-ssc-csc with hash
// 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
// Do not edit; regenerate: eccforge emit verilog i-ssc-csc --out DIR
// Prints "PASS" if i_ssc_csc_enc agrees with all 130 golden vectors in i_ssc_csc_enc_vectors.hex.
`default_nettype none

module i_ssc_csc_enc_tb;

  localparam integer VECTORS = 130;

  reg  [575:0] vectors [0:VECTORS-1];
  reg  [575:0] vector;
  integer index;
  integer failures;

  wire [31:0] check_o;
  wire [287:0] entry_o;

  i_ssc_csc_enc dut (
    .data_i(vector[575:320]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("i_ssc_csc_enc_vectors.hex", vectors);
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
    if (failures == 0) $display("PASS i_ssc_csc_enc: %0d vectors", VECTORS);
    else $display("FAIL i_ssc_csc_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
