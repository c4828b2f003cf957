// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme dec-bch-78-64 with hash
// 533fb23eaa5baf81aa7a3945b9abdbcaac5be14b03944b91d1cdba8ed76f950b.
// Do not edit; regenerate: eccforge emit verilog dec-bch-78-64 --out DIR
// Prints "PASS" if dec_bch_78_64_enc agrees with all 130 golden vectors in dec_bch_78_64_enc_vectors.hex.
`default_nettype none

module dec_bch_78_64_enc_tb;

  localparam integer VECTORS = 130;

  reg  [155:0] vectors [0:VECTORS-1];
  reg  [155:0] vector;
  integer index;
  integer failures;

  wire [13:0] check_o;
  wire [77:0] entry_o;

  dec_bch_78_64_enc dut (
    .data_i(vector[155:92]),
    .check_o(check_o),
    .entry_o(entry_o)
  );

  initial begin
    failures = 0;
    $readmemh("dec_bch_78_64_enc_vectors.hex", vectors);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      #1;
      if (check_o !== vector[91:78]) begin
        $display("FAIL vector %0d: check_o = %h, expected %h", index, check_o, vector[91:78]);
        failures = failures + 1;
      end
      if (entry_o !== vector[77:0]) begin
        $display("FAIL vector %0d: entry_o = %h, expected %h", index, entry_o, vector[77:0]);
        failures = failures + 1;
      end
    end
    if (failures == 0) $display("PASS dec_bch_78_64_enc: %0d vectors", VECTORS);
    else $display("FAIL dec_bch_78_64_enc: %0d differences", failures);
    $finish;
  end

endmodule

`default_nettype wire
