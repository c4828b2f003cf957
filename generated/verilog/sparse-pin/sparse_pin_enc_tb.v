// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme sparse-pin with hash
// 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
// Do not edit; regenerate: eccforge emit verilog sparse-pin --out DIR
// Ends with status 0 and prints "PASS" if sparse_pin_enc
// agrees with all 130 golden vectors in sparse_pin_enc_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module sparse_pin_enc_tb;

  localparam integer VECTORS = 130;

  reg [575:0] vectors [0:VECTORS-1];
  reg [575:0] vector;
  integer file;
  integer index;
  integer failures;

  // Every vector is read, none has an unknown bit, and the file holds no more.
  task load;
    begin
      failures = 0;
      file = $fopen("sparse_pin_enc_vectors.hex", "r");
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

  wire [31:0] check_o;
  wire [287:0] entry_o;

  sparse_pin_enc dut (
    .data_i(vector[575:320]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    load;
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[319:288]) begin
        $display("vector %0d: check_o = %h", index, check_o);
        $display("  expected %h", vector[319:288]);
        failures = failures + 1;
      end
      if (entry_o !== vector[287:0]) begin
        $display("vector %0d: entry_o = %h", index, entry_o);
        $display("  expected %h", vector[287:0]);
        failures = failures + 1;
      end
    end
    finish;
  end

endmodule

`default_nettype wire
