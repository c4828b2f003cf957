// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
// Ends with status 0 and prints "PASS" if hsiao_39_32_enc
// agrees with all 98 golden vectors in hsiao_39_32_enc_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module hsiao_39_32_enc_tb;

  localparam integer VECTORS = 98;

  reg [77:0] vectors [0:VECTORS-1];
  reg [77:0] vector;
  integer file;
  integer index;
  integer failures;

  // Every vector is read, none has an unknown bit, and the file holds no more.
  task load;
    begin
      failures = 0;
      file = $fopen("hsiao_39_32_enc_vectors.hex", "r");
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

  wire [6:0] check_o;
  wire [38:0] entry_o;

  hsiao_39_32_enc dut (
    .data_i(vector[77:46]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    load;
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[45:39]) begin
        $display("vector %0d: check_o = %h", index, check_o);
        $display("  expected %h", vector[45:39]);
        failures = failures + 1;
      end
      if (entry_o !== vector[38:0]) begin
        $display("vector %0d: entry_o = %h", index, entry_o);
        $display("  expected %h", vector[38:0]);
        failures = failures + 1;
      end
    end
    finish;
  end

endmodule

`default_nettype wire
