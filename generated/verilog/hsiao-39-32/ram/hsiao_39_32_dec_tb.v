// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
// Ends with status 0 and prints "PASS" if hsiao_39_32_dec
// agrees with all 196 golden vectors in hsiao_39_32_dec_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module hsiao_39_32_dec_tb;

  localparam integer VECTORS = 196;

  reg [160:0] vectors [0:VECTORS-1];
  reg [160:0] vector;
  integer file;
  integer index;
  integer failures;

  // Every vector is read, none has an unknown bit, and the file holds no more.
  task load;
    begin
      failures = 0;
      file = $fopen("hsiao_39_32_dec_vectors.hex", "r");
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

  wire [31:0] data_o;
  wire [38:0] entry_o;
  wire ce_o;
  wire due_o;
  wire cw_ce_o;
  wire cw_due_o;
  wire rule_fail_o;
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
    load;
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (data_o !== vector[121:90]) begin
        $display("vector %0d: data_o = %h", index, data_o);
        $display("  expected %h", vector[121:90]);
        failures = failures + 1;
      end
      if (entry_o !== vector[89:51]) begin
        $display("vector %0d: entry_o = %h", index, entry_o);
        $display("  expected %h", vector[89:51]);
        failures = failures + 1;
      end
      if (ce_o !== vector[50]) begin
        $display("vector %0d: ce_o = %h", index, ce_o);
        $display("  expected %h", vector[50]);
        failures = failures + 1;
      end
      if (due_o !== vector[49]) begin
        $display("vector %0d: due_o = %h", index, due_o);
        $display("  expected %h", vector[49]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[48]) begin
        $display("vector %0d: cw_ce_o = %h", index, cw_ce_o);
        $display("  expected %h", vector[48]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[47]) begin
        $display("vector %0d: cw_due_o = %h", index, cw_due_o);
        $display("  expected %h", vector[47]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[46]) begin
        $display("vector %0d: rule_fail_o = %h", index, rule_fail_o);
        $display("  expected %h", vector[46]);
        failures = failures + 1;
      end
      if (flips_o !== vector[45:7]) begin
        $display("vector %0d: flips_o = %h", index, flips_o);
        $display("  expected %h", vector[45:7]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[6:0]) begin
        $display("vector %0d: syndrome_0_o = %h", index, syndrome_0_o);
        $display("  expected %h", vector[6:0]);
        failures = failures + 1;
      end
    end
    finish;
  end

endmodule

`default_nettype wire
