// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme ni-sec2bec with hash
// d58064c9c92bfddc957066491eee2f98281b9881af2e5ccf5bb0ec71b60e2c83.
// Do not edit; regenerate: eccforge emit verilog ni-sec2bec --out DIR
// Prints "PASS" if ni_sec2bec_enc agrees with all 130 golden vectors in ni_sec2bec_enc_vectors.hex.
`default_nettype none

module ni_sec2bec_enc_tb;

  localparam integer VECTORS = 130;

  reg  [575:0] vectors [0:VECTORS-1];
  reg  [575:0] vector;
  integer index;
  integer failures;

  wire [31:0] check_o;
  wire [287:0] entry_o;

  ni_sec2bec_enc dut (
    .data_i(vector[575:320]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("ni_sec2bec_enc_vectors.hex", vectors);
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
    if (failures == 0) $display("PASS ni_sec2bec_enc: %0d vectors", VECTORS);
    else $display("FAIL ni_sec2bec_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
