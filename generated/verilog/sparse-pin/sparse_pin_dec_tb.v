// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme sparse-pin with hash
// 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
// Do not edit; regenerate: eccforge emit verilog sparse-pin --out DIR
// Ends with status 0 and prints "PASS" if sparse_pin_dec
// agrees with all 510 golden vectors in sparse_pin_dec_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module sparse_pin_dec_tb;

  localparam integer VECTORS = 510;

  reg [1156:0] vectors [0:VECTORS-1];
  reg [1156:0] vector;
  integer file;
  integer index;
  integer failures;

  // Every vector is read, none has an unknown bit, and the file holds no more.
  task load;
    begin
      failures = 0;
      file = $fopen("sparse_pin_dec_vectors.hex", "r");
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

  wire [255:0] data_o;
  wire [287:0] entry_o;
  wire ce_o;
  wire due_o;
  wire cw_ce_o;
  wire cw_due_o;
  wire rule_fail_o;
  wire [287:0] flips_o;
  wire [31:0] syndrome_0_o;

  sparse_pin_dec dut (
    .entry_i(vector[1156:869]),
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
      if (data_o !== vector[868:613]) begin
        $display("vector %0d: data_o = %h", index, data_o);
        $display("  expected %h", vector[868:613]);
        failures = failures + 1;
      end
      if (entry_o !== vector[612:325]) begin
        $display("vector %0d: entry_o = %h", index, entry_o);
        $display("  expected %h", vector[612:325]);
        failures = failures + 1;
      end
      if (ce_o !== vector[324]) begin
        $display("vector %0d: ce_o = %h", index, ce_o);
        $display("  expected %h", vector[324]);
        failures = failures + 1;
      end
      if (due_o !== vector[323]) begin
        $display("vector %0d: due_o = %h", index, due_o);
        $display("  expected %h", vector[323]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[322]) begin
        $display("vector %0d: cw_ce_o = %h", index, cw_ce_o);
        $display("  expected %h", vector[322]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[321]) begin
        $display("vector %0d: cw_due_o = %h", index, cw_due_o);
        $display("  expected %h", vector[321]);
        failures = failures + 1;
      end
      if (rule_fail_o !== vector[320]) begin
        $display("vector %0d: rule_fail_o = %h", index, rule_fail_o);
        $display("  expected %h", vector[320]);
        failures = failures + 1;
      end
      if (flips_o !== vector[319:32]) begin
        $display("vector %0d: flips_o = %h", index, flips_o);
        $display("  expected %h", vector[319:32]);
        failures = failures + 1;
      end
      if (syndrome_0_o !== vector[31:0]) begin
        $display("vector %0d: syndrome_0_o = %h", index, syndrome_0_o);
        $display("  expected %h", vector[31:0]);
        failures = failures + 1;
      end
    end
    finish;
  end

endmodule

`default_nettype wire
