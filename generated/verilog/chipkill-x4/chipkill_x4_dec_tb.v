// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme chipkill-x4 with hash
// e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
// Do not edit; regenerate: eccforge emit verilog chipkill-x4 --out DIR
// Ends with status 0 and prints "PASS" if chipkill_x4_dec
// agrees with all 834 golden vectors in chipkill_x4_dec_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module chipkill_x4_dec_tb;

  localparam integer VECTORS = 834;

  reg [2314:0] vectors [0:VECTORS-1];
  reg [2314:0] vector;
  integer file;
  integer index;
  integer failures;

  // Every vector is read, none has an unknown bit, and the file holds no more.
  task load;
    begin
      failures = 0;
      file = $fopen("chipkill_x4_dec_vectors.hex", "r");
      if (file == 0) $fatal(1, "FAIL: the vectors cannot be opened");
      for (index = 0; index < VECTORS; index = index + 1) begin
        if ($fscanf(file, "%h", vector) != 1 || (^vector) === 1'bx) begin
          $fatal(1, "FAIL: %0d of %0d vectors read", index, VECTORS);
        end
        vectors[index] = vector;
      end
      if ($fscanf(file, "%h", vector) == 1) $fatal(1, "FAIL: more than %0d vectors", VECTORS);
      $fclose(file);
    end
  endtask

  task finish;
    begin
      if (failures != 0) $fatal(1, "FAIL: %0d differences", failures);
      $display("PASS: %0d vectors", VECTORS);
      $finish;
    end
  endtask

  wire [511:0] data_o;
  wire [575:0] entry_o;
  wire ce_o;
  wire due_o;
  wire [3:0] cw_ce_o;
  wire [3:0] cw_due_o;
  wire rule_fail_o;
  wire [575:0] flips_o;
  wire [15:0] syndrome_0_o;
  wire [15:0] syndrome_1_o;
  wire [15:0] syndrome_2_o;
  wire [15:0] syndrome_3_o;

  chipkill_x4_dec dut (
    .entry_i(vector[2314:1739]),
    .data_o(data_o),
    .entry_o(entry_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .cw_ce_o(cw_ce_o),
    .cw_due_o(cw_due_o),
    .rule_fail_o(rule_fail_o),
    .flips_o(flips_o),
    .syndrome_0_o(syndrome_0_o),
    .syndrome_1_o(syndrome_1_o),
    .syndrome_2_o(syndrome_2_o),
    .syndrome_3_o(syndrome_3_o)
  );

  initial begin
    load;
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (data_o !== vector[1738:1227]) begin
        $display("vector %0d: data_o = %h", index, data_o);
        $display("  expected %h", vector[1738:1227]);
        failures = failures + 1;
      end
      if (entry_o !== vector[1226:651]) begin
        $display("vector %0d: entry_o = %h", index, entry_o);
        $display("  expected %h", vector[1226:651]);
        failures = failures + 1;
      end
      if (ce_o !== vector[650]) begin
        $display("vector %0d: ce_o = %h", index, ce_o);
        $display("  expected %h", vector[650]);
        failures = failures + 1;
      end
      if (due_o !== vector[649]) begin
        $display("vector %0d: due_o = %h", index, due_o);
        $display("  expected %h", vector[649]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[648:645]) begin
        $display("vector %0d: cw_ce_o = %h", index, cw_ce_o);
        $display("  expected %h", vector[648:645]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[644:641]) begin
        $display("vector %0d: cw_due_o = %h", index, cw_due_o);
        $display("  expected %h", vector[644:641]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[640]) begin
        $display("vector %0d: rule_fail_o = %h", index, rule_fail_o);
        $display("  expected %h", vector[640]);
        failures = failures + 1;
      end
      if (flips_o !== vector[639:64]) begin
        $display("vector %0d: flips_o = %h", index, flips_o);
        $display("  expected %h", vector[639:64]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[63:48]) begin
        $display("vector %0d: syndrome_0_o = %h", index, syndrome_0_o);
        $display("  expected %h", vector[63:48]);
        failures = failures + 1;
      end
      if (syndrome_1_o !== vector[47:32]) begin
        $display("vector %0d: syndrome_1_o = %h", index, syndrome_1_o);
        $display("  expected %h", vector[47:32]);
        failures = failures + 1;
      end
      if (syndrome_2_o !== vector[31:16]) begin
        $display("vector %0d: syndrome_2_o = %h", index, syndrome_2_o);
        $display("  expected %h", vector[31:16]);
        failures = failures + 1;
      end
      if (syndrome_3_o !== vector[15:0]) begin
        $display("vector %0d: syndrome_3_o = %h", index, syndrome_3_o);
        $display("  expected %h", vector[15:0]);
        failures = failures + 1;
      end
    end
    finish;
  end

endmodule

`default_nettype wire
