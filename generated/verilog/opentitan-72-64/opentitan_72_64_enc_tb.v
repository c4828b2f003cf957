// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme opentitan-72-64 with hash
// a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
// Do not edit; regenerate: eccforge emit verilog opentitan-72-64 --out DIR
// Prints "PASS" if opentitan_72_64_enc agrees with all 130 golden vectors in opentitan_72_64_enc_vectors.hex.
`default_nettype none

module opentitan_72_64_enc_tb;

  localparam integer VECTORS = 130;

  reg  [143:0] vectors [0:VECTORS-1];
  reg  [143:0] vector;
  integer index;
  integer failures;

  wire [7:0] check_o;
  wire [71:0] entry_o;

  opentitan_72_64_enc dut (
    .data_i(vector[143:80]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("opentitan_72_64_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[79:72]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[79:72]);
        failures = failures + 1;
      end
      if (entry_o !== vector[71:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[71:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS opentitan_72_64_enc: %0d vectors", VECTORS);
    else $display("FAIL opentitan_72_64_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
