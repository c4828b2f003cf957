// SPDX-License-Identifier: MIT OR Apache-2.0

// Registers that a reset sets to zero. The reset is active low; `ResetSync` selects a synchronous
// one. With `Inverted` the registers hold the complement of `q_o`.
module eccforge_flop #(
  parameter int Width     = 1,
  parameter bit ResetSync = 1'b0,
  parameter bit Inverted  = 1'b0
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

  if (Inverted) begin : gen_inverted
    logic [Width-1:0] held_q;
    assign q_o = ~held_q;
    if (ResetSync) begin : gen_held_sync
      always_ff @(posedge clk_i) begin
        if (!rst_ni) held_q <= '1;
        else held_q <= ~d_i;
      end
    end else begin : gen_held_async
      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) held_q <= '1;
        else held_q <= ~d_i;
      end
    end
  end else if (ResetSync) begin : gen_sync
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
