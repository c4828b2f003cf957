// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme on-die-sec-136-128 with hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Do not edit; regenerate: eccforge emit verilog on-die-sec-136-128 --out DIR
// Prints "PASS" if on_die_sec_136_128_enc agrees with all 130 golden vectors in on_die_sec_136_128_enc_vectors.hex.
`default_nettype none

module on_die_sec_136_128_enc_tb;

  localparam integer VECTORS = 130;

  reg  [271:0] vectors [0:VECTORS-1];
  reg  [271:0] vector;
  integer index;
  integer failures;

  wire [7:0] check_o;
  wire [135:0] entry_o;

  on_die_sec_136_128_enc dut (
    .data_i(vector[271:144]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("on_die_sec_136_128_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[143:136]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[143:136]);
        failures = failures + 1;
      end
      if (entry_o !== vector[135:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[135:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS on_die_sec_136_128_enc: %0d vectors", VECTORS);
    else $display("FAIL on_die_sec_136_128_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
