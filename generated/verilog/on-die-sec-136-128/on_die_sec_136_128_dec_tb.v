// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme on-die-sec-136-128 with hash
// d7bd2362af2a4b4746f16ea464f41e482765d745e53246bef64d34b68484177a.
// Do not edit; regenerate: eccforge emit verilog on-die-sec-136-128 --out DIR
// Prints "PASS" if on_die_sec_136_128_dec agrees with all 403 golden vectors in on_die_sec_136_128_dec_vectors.hex.
`default_nettype none

module on_die_sec_136_128_dec_tb;

  localparam integer VECTORS = 403;

  reg  [548:0] vectors [0:VECTORS-1];
  reg  [548:0] vector;
  integer index;
  integer failures;

  wire [127:0] data_o;
  wire [135:0] entry_o;
  wire        ce_o;
  wire        due_o;
  wire        cw_ce_o;
  wire        cw_due_o;
  wire        rule_fail_o;
  wire [135:0] flips_o;
  wire [7:0] syndrome_0_o;

  on_die_sec_136_128_dec dut (
    .entry_i(vector[548:413]),
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
    $readmemh("on_die_sec_136_128_dec_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (data_o !== vector[412:285]) begin
        $display("FAIL vector %0d: data_o = %h, expected %h", index, data_o, vector[412:285]);
        failures = failures + 1;
      end
      if (entry_o !== vector[284:149]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[284:149]);
        failures = failures + 1;
      end
      if (ce_o !== vector[148]) begin
        $display("FAIL vector %0d: ce_o = %h, expected %h", index, ce_o, vector[148]);
        failures = failures + 1;
      end
      if (due_o !== vector[147]) begin
        $display("FAIL vector %0d: due_o = %h, expected %h", index, due_o, vector[147]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[146]) begin
        $display("FAIL vector %0d: cw_ce_o = %h, expected %h", index, cw_ce_o, vector[146]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[145]) begin
        $display("FAIL vector %0d: cw_due_o = %h, expected %h", index, cw_due_o, vector[145]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[144]) begin
        $display("FAIL vector %0d: rule_fail_o = %h, expected %h", index, rule_fail_o, vector[144]);
        failures = failures + 1;
      end
      if (flips_o !== vector[143:8]) begin
        $display("FAIL vector %0d: flips_o = %h, expected %h", index, flips_o, vector[143:8]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[7:0]) begin
        $display("FAIL vector %0d: syndrome_0_o = %h, expected %h", index, syndrome_0_o, vector[7:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS on_die_sec_136_128_dec: %0d vectors", VECTORS);
    else $display("FAIL on_die_sec_136_128_dec: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
