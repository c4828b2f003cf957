// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --out DIR
// Prints "PASS" if hsiao_39_32_dec agrees with all 196 golden vectors in hsiao_39_32_dec_vectors.hex.
`default_nettype none

module hsiao_39_32_dec_tb;

  localparam integer VECTORS = 196;

  reg  [160:0] vectors [0:VECTORS-1];
  reg  [160:0] vector;
  integer index;
  integer failures;

  wire [31:0] data_o;
  wire [38:0] entry_o;
  wire        ce_o;
  wire        due_o;
  wire        cw_ce_o;
  wire        cw_due_o;
  wire        rule_fail_o;
  wire [38:0] flips_o;
  wire [6:0] syndrome_0_o;

  hsiao_39_32_dec dut (
    .entry_i(vector[160:122]),
    .data_o(data_o),
    .entry_o(entry_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_ce_o(cw_ce_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .flips_o(flips_o),
    .syndrome_0_o(syndrome_0_o)
  );

  initial begin
    failures = 0;
    $readmemh("hsiao_39_32_dec_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (data_o !== vector[121:90]) begin
        $display("FAIL vector %0d: data_o = %h, expected %h", index, data_o, vector[121:90]);
        failures = failures + 1;
      end
      if (entry_o !== vector[89:51]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[89:51]);
        failures = failures + 1;
      end
      if (ce_o !== vector[50]) begin
        $display("FAIL vector %0d: ce_o = %h, expected %h", index, ce_o, vector[50]);
        failures = failures + 1;
      end
      if (due_o !== vector[49]) begin
        $display("FAIL vector %0d: due_o = %h, expected %h", index, due_o, vector[49]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[48]) begin
        $display("FAIL vector %0d: cw_ce_o = %h, expected %h", index, cw_ce_o, vector[48]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[47]) begin
        $display("FAIL vector %0d: cw_due_o = %h, expected %h", index, cw_due_o, vector[47]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[46]) begin
        $display("FAIL vector %0d: rule_fail_o = %h, expected %h", index, rule_fail_o, vector[46]);
        failures = failures + 1;
      end
      if (flips_o !== vector[45:7]) begin
        $display("FAIL vector %0d: flips_o = %h, expected %h", index, flips_o, vector[45:7]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[6:0]) begin
        $display("FAIL vector %0d: syndrome_0_o = %h, expected %h", index, syndrome_0_o, vector[6:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS hsiao_39_32_dec: %0d vectors", VECTORS);
    else $display("FAIL hsiao_39_32_dec: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
