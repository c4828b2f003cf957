// SPDX-License-Identifier: MIT OR Apache-2.0

// Whether a value is in the set `Values`, which has a bit for each value.
module eccforge_rs_correctable #(
  parameter integer      M      = 8,
  parameter [(1<<M)-1:0] Values = {{255{1'b1}}, 1'b0}
) (
  input  wire [M-1:0] value_i,
  output wire         correctable_o
);

  // A variable index would be a shift, whose undriven nets yosys 0.23 leaves in netlists.
  genvar v;
  generate
    if (Values == {{((1 << M) - 1) {1'b1}}, 1'b0}) begin : gen_all
      assign correctable_o = |value_i;
    end else begin : gen_some
      wire [(1<<M)-1:0] is_value;
      for (v = 0; v < (1 << M); v = v + 1) begin : gen_value
        assign is_value[v] = Values[v] & (value_i == v[M-1:0]);
      end
      assign correctable_o = |is_value;
    end
  endgenerate

endmodule
