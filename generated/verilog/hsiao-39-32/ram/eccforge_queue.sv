// SPDX-License-Identifier: MIT OR Apache-2.0

// A first-in first-out queue in registers. `ready_o` and `valid_o` depend only on registers. It
// takes an item and delivers an item in every clock if `Depth` is at least 2.
module eccforge_queue #(
  parameter int Width     = 8,
  parameter int Depth     = 2,
  parameter bit ResetSync = 1'b0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             valid_i,
  output logic             ready_o,
  input  logic [Width-1:0] data_i,
  output logic             valid_o,
  input  logic             ready_i,
  output logic [Width-1:0] data_o
);

`ifdef __ICARUS__
  initial if (Width < 1 || Depth < 1) $fatal(1, "Width and Depth must be at least 1");
`else
  if (Width < 1 || Depth < 1) begin : gen_depth
    $error("Width and Depth must be at least 1");
  end
`endif

  // The items are in the lowest places, the oldest in place 0.
  logic [Depth-1:0]       full_d, full_q;
  logic [Depth*Width-1:0] items_q;
  logic                   push, pop, live_q;

  assign ready_o = live_q & ~full_q[Depth-1];
  assign valid_o = full_q[0];
  assign data_o  = items_q[Width-1:0];
  assign push    = valid_i & ready_o;
  assign pop     = valid_o & ready_i;

  for (genvar i = 0; i < Depth; i++) begin : gen_place
    logic here, next_full;
    logic [Width-1:0] next_item;
    if (i == Depth - 1) begin : gen_last
      assign next_full = 1'b0;
      assign next_item = data_i;
    end else begin : gen_other
      assign next_full = full_q[i+1];
      assign next_item = next_full ? items_q[(i+1)*Width+:Width] : data_i;
    end
    if (i == 0) begin : gen_first
      assign here = ~full_q[i];
    end else begin : gen_later
      assign here = full_q[i-1] & ~full_q[i];
    end
    // A new item gets the first free place, or the one before it if an item leaves.
    assign full_d[i] = pop ? next_full | (push & full_q[i]) : full_q[i] | (push & here);
    always_ff @(posedge clk_i) begin
      if (pop) items_q[i*Width+:Width] <= next_item;
      else if (!full_q[i]) items_q[i*Width+:Width] <= data_i;
    end
  end

  eccforge_flop #(.Width(Depth + 1), .ResetSync(ResetSync)) u_full (
    .clk_i,
    .rst_ni,
    .d_i ({full_d, 1'b1}),
    .q_o ({full_q, live_q})
  );

`ifdef ECC_SVA
  eccforge_queue_sva #(.Width(Width), .Depth(Depth), .ResetSync(ResetSync)) u_sva (.*);
`endif

endmodule
