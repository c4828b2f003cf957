// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme i-ssc with hash
// 3d87891828b389106c123b554dfc558e99560ecc6e9eafa72f40b996c7572365.
// Do not edit; regenerate: eccforge emit verilog i-ssc --out DIR
// Prints "PASS" if i_ssc_dec agrees with all 510 golden vectors in i_ssc_dec_vectors.hex.
`default_nettype none

module i_ssc_dec_tb;

  localparam integer VECTORS = 510;

  reg  [1158:0] vectors [0:VECTORS-1];
  reg  [1158:0] vector;
  integer index;
  integer failures;

  wire [255:0] data_o;
  wire [287:0] entry_o;
  wire        ce_o;
  wire        due_o;
  wire [1:0] cw_ce_o;
  wire [1:0] cw_due_o;
  wire        rule_fail_o;
  wire [287:0] flips_o;
  wire [15:0] syndrome_0_o;
  wire [15:0] syndrome_1_o;

  i_ssc_dec dut (
    .entry_i(vector[1158:871]),
    .data_o(data_o),
    .entry_o(entry_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_ce_o(cw_ce_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .flips_o(flips_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o)
  );

  initial begin
    failures = 0;
    $readmemh("i_ssc_dec_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (data_o !== vector[870:615]) begin
        $display("FAIL vector %0d: data_o = %h, expected %h", index, data_o, vector[870:615]);
        failures = failures + 1;
      end
      if (entry_o !== vector[614:327]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[614:327]);
        failures = failures + 1;
      end
      if (ce_o !== vector[326]) begin
        $display("FAIL vector %0d: ce_o = %h, expected %h", index, ce_o, vector[326]);
        failures = failures + 1;
      end
      if (due_o !== vector[325]) begin
        $display("FAIL vector %0d: due_o = %h, expected %h", index, due_o, vector[325]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[324:323]) begin
        $display("FAIL vector %0d: cw_ce_o = %h, expected %h", index, cw_ce_o, vector[324:323]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[322:321]) begin
        $display("FAIL vector %0d: cw_due_o = %h, expected %h", index, cw_due_o, vector[322:321]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[320]) begin
        $display("FAIL vector %0d: rule_fail_o = %h, expected %h", index, rule_fail_o, vector[320]);
        failures = failures + 1;
      end
      if (flips_o !== vector[319:32]) begin
        $display("FAIL vector %0d: flips_o = %h, expected %h", index, flips_o, vector[319:32]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[31:16]) begin
        $display("FAIL vector %0d: syndrome_0_o = %h, expected %h", index, syndrome_0_o, vector[31:16]);
        failures = failures + 1;
      end
      if (syndrome_1_o !== vector[15:0]) begin
        $display("FAIL vector %0d: syndrome_1_o = %h, expected %h", index, syndrome_1_o, vector[15:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS i_ssc_dec: %0d vectors", VECTORS);
    else $display("FAIL i_ssc_dec: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
