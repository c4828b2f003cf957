// SPDX-License-Identifier: MIT OR Apache-2.0

// Whether a value is in the set `Values`, which has a bit for each value.
module eccforge_rs_correctable #(
  parameter integer      M      = 8,
  parameter [(1<<M)-1:0] Values = {{255{1'b1}}, 1'b0}
) (
  input  wire [M-1:0] value_i,
  output wire         correctable_o
);

  assign correctable_o = Values[value_i];

endmodule
