// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme sec-ded-daec-72-64 with hash
// bbfcc673740a53886320418b1adba959348db570ccef746f69f8a146ea0bf293.
// Do not edit; regenerate: eccforge emit verilog sec-ded-daec-72-64 --out DIR
// Prints "PASS" if sec_ded_daec_72_64_dec agrees with all 267 golden vectors in sec_ded_daec_72_64_dec_vectors.hex.
`default_nettype none

module sec_ded_daec_72_64_dec_tb;

  localparam integer VECTORS = 267;

  reg  [292:0] vectors [0:VECTORS-1];
  reg  [292:0] vector;
  integer index;
  integer failures;

  wire [63:0] data_o;
  wire [71:0] entry_o;
  wire        ce_o;
  wire        due_o;
  wire        cw_ce_o;
  wire        cw_due_o;
  wire        rule_fail_o;
  wire [71:0] flips_o;
  wire [7:0] syndrome_0_o;

  sec_ded_daec_72_64_dec dut (
    .entry_i(vector[292:221]),
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
    $readmemh("sec_ded_daec_72_64_dec_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (data_o !== vector[220:157]) begin
        $display("FAIL vector %0d: data_o = %h, expected %h", index, data_o, vector[220:157]);
        failures = failures + 1;
      end
      if (entry_o !== vector[156:85]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[156:85]);
        failures = failures + 1;
      end
      if (ce_o !== vector[84]) begin
        $display("FAIL vector %0d: ce_o = %h, expected %h", index, ce_o, vector[84]);
        failures = failures + 1;
      end
      if (due_o !== vector[83]) begin
        $display("FAIL vector %0d: due_o = %h, expected %h", index, due_o, vector[83]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[82]) begin
        $display("FAIL vector %0d: cw_ce_o = %h, expected %h", index, cw_ce_o, vector[82]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[81]) begin
        $display("FAIL vector %0d: cw_due_o = %h, expected %h", index, cw_due_o, vector[81]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[80]) begin
        $display("FAIL vector %0d: rule_fail_o = %h, expected %h", index, rule_fail_o, vector[80]);
        failures = failures + 1;
      end
      if (flips_o !== vector[79:8]) begin
        $display("FAIL vector %0d: flips_o = %h, expected %h", index, flips_o, vector[79:8]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[7:0]) begin
        $display("FAIL vector %0d: syndrome_0_o = %h, expected %h", index, syndrome_0_o, vector[7:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS sec_ded_daec_72_64_dec: %0d vectors", VECTORS);
    else $display("FAIL sec_ded_daec_72_64_dec: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
