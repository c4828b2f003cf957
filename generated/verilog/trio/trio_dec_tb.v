// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme trio with hash
// 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
// Do not edit; regenerate: eccforge emit verilog trio --out DIR
// Ends with status 0 and prints "PASS" if trio_dec
// agrees with all 654 golden vectors in trio_dec_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module trio_dec_tb;

  localparam integer VECTORS = 654;

  reg [1162:0] vectors [0:VECTORS-1];
  reg [1162:0] vector;
  integer file;
  integer index;
  integer failures;

  // Every vector is read, none has an unknown bit, and the file holds no more.
  task load;
    begin
      failures = 0;
      file = $fopen("trio_dec_vectors.hex", "r");
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
  wire [3:0] cw_ce_o;
  wire [3:0] cw_due_o;
  wire rule_fail_o;
  wire [287:0] flips_o;
  wire [7:0] syndrome_0_o;
  wire [7:0] syndrome_1_o;
  wire [7:0] syndrome_2_o;
  wire [7:0] syndrome_3_o;

  trio_dec dut (
    .entry_i(vector[1162:875]),
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
      if (data_o !== vector[874:619]) begin
        $display("vector %0d: data_o = %h", index, data_o);
        $display("  expected %h", vector[874:619]);
        failures = failures + 1;
      end
      if (entry_o !== vector[618:331]) begin
        $display("vector %0d: entry_o = %h", index, entry_o);
        $display("  expected %h", vector[618:331]);
        failures = failures + 1;
      end
      if (ce_o !== vector[330]) begin
        $display("vector %0d: ce_o = %h", index, ce_o);
        $display("  expected %h", vector[330]);
        failures = failures + 1;
      end
      if (due_o !== vector[329]) begin
        $display("vector %0d: due_o = %h", index, due_o);
        $display("  expected %h", vector[329]);
        failures = failures + 1;
      end
      if (cw_ce_o !== vector[328:325]) begin
        $display("vector %0d: cw_ce_o = %h", index, cw_ce_o);
        $display("  expected %h", vector[328:325]);
        failures = failures + 1;
      end
      if (cw_due_o !== vector[324:321]) begin
        $display("vector %0d: cw_due_o = %h", index, cw_due_o);
        $display("  expected %h", vector[324:321]);
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
      if (syndrome_0_o !== vector[31:24]) begin
        $display("vector %0d: syndrome_0_o = %h", index, syndrome_0_o);
        $display("  expected %h", vector[31:24]);
        failures = failures + 1;
      end
      if (syndrome_1_o !== vector[23:16]) begin
        $display("vector %0d: syndrome_1_o = %h", index, syndrome_1_o);
        $display("  expected %h", vector[23:16]);
        failures = failures + 1;
      end
      if (syndrome_2_o !== vector[15:8]) begin
        $display("vector %0d: syndrome_2_o = %h", index, syndrome_2_o);
        $display("  expected %h", vector[15:8]);
        failures = failures + 1;
      end
      if (syndrome_3_o !== vector[7:0]) begin
        $display("vector %0d: syndrome_3_o = %h", index, syndrome_3_o);
        $display("  expected %h", vector[7:0]);
        failures = failures + 1;
      end
    end
    finish;
  end

endmodule

`default_nettype wire
