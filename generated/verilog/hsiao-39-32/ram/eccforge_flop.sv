// SPDX-License-Identifier: MIT OR Apache-2.0

// Registers with a reset value. The reset is active low; `ResetSync` selects a synchronous one.
module eccforge_flop #(
  parameter int Width     = 1,
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic [Width-1:0] d_i,
  output logic [Width-1:0] q_o
);

`ifdef __ICARUS__
  initial begin
    if (Width < 1) $fatal(1, "Width must be at least 1");
  end
`else
  if (Width < 1) begin : gen_width
    $error("Width must be at least 1");
  end
`endif

  if (ResetSync) begin : gen_sync
    always_ff @(posedge clk_i) begin
      if (!rst_ni) q_o <= '0;
      else q_o <= d_i;
    end
  end else begin : gen_async
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) q_o <= '0;
      else q_o <= d_i;
    end
  end

endmodule
