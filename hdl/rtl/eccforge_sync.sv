// SPDX-License-Identifier: MIT OR Apache-2.0

// Takes signals that come from another clock, each through `Stages` registers. Replace it by the
// synchroniser cell of your technology. A vector must change in at most one bit in a clock of its
// source. Constrain the paths to `d_i` by the period of the faster clock, without a hold check:
//   set_max_delay -from [get_clocks A] -to [get_clocks B] P
//   set_false_path -hold -from [get_clocks A] -to [get_clocks B]
// for both directions, where P is the shorter period.
module eccforge_sync #(
  parameter int Width     = 1,
  parameter int Stages    = 2,     // at least 2
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [Width-1:0] d_i,    // from the other clock
  output logic [Width-1:0] q_o
);

`ifdef __ICARUS__
  initial if (Width < 1 || Stages < 2) $fatal(1, "Width must be at least 1, and Stages 2");
`else
  if (Width < 1 || Stages < 2) begin : gen_stages
    $error("Width must be at least 1, and Stages 2");
  end
`endif

  logic [Stages*Width-1:0] stages_q;

  eccforge_flop #(.Width(Stages * Width), .ResetSync(ResetSync)) u_stages (
    .clk_i, .rst_ni, .d_i((Stages*Width)'({stages_q, d_i})), .q_o(stages_q)
  );
  assign q_o = stages_q[(Stages-1)*Width+:Width];

endmodule
