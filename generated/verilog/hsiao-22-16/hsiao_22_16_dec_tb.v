// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-22-16 with hash
// ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
// Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
// Prints "PASS" if hsiao_22_16_dec agrees with all 160 golden vectors in hsiao_22_16_dec_vectors.hex.
`default_nettype none

module hsiao_22_16_dec_tb;

  localparam integer VECTORS = 160;

  reg  [92:0] vectors [0:VECTORS-1];
  reg  [92:0] vector;
  integer index;
  integer failures;

  wire [15:0] data_o;
  wire [21:0] entry_o;
  wire        ce_o;
  wire        due_o;
  wire        cw_ce_o;
  wire        cw_due_o;
  wire        rule_fail_o;
  wire [21:0] flips_o;
  wire [5:0] syndrome_0_o;

  hsiao_22_16_dec dut (
    .entry_i(vector[92:71]),
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
    $readmemh("hsiao_22_16_dec_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (data_o !== vector[70:55]) begin
        $display("FAIL vector %0d: data_o = %h, expected %h", index, data_o, vector[70:55]);
        failures = failures + 1;
      end
      if (entry_o !== vector[54:33]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[54:33]);
        failures = failures + 1;
      end
      if (ce_o !== vector[32]) begin
        $display("FAIL vector %0d: ce_o = %h, expected %h", index, ce_o, vector[32]);
        failures = failures + 1;
      end
      if (due_o !== vector[31]) begin
        $display("FAIL vector %0d: due_o = %h, expected %h", index, due_o, vector[31]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[30]) begin
        $display("FAIL vector %0d: cw_ce_o = %h, expected %h", index, cw_ce_o, vector[30]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[29]) begin
        $display("FAIL vector %0d: cw_due_o = %h, expected %h", index, cw_due_o, vector[29]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[28]) begin
        $display("FAIL vector %0d: rule_fail_o = %h, expected %h", index, rule_fail_o, vector[28]);
        failures = failures + 1;
      end
      if (flips_o !== vector[27:6]) begin
        $display("FAIL vector %0d: flips_o = %h, expected %h", index, flips_o, vector[27:6]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[5:0]) begin
        $display("FAIL vector %0d: syndrome_0_o = %h, expected %h", index, syndrome_0_o, vector[5:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS hsiao_22_16_dec: %0d vectors", VECTORS);
    else $display("FAIL hsiao_22_16_dec: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
