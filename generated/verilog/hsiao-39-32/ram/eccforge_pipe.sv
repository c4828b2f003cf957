// SPDX-License-Identifier: MIT OR Apache-2.0

// Register stages in a row. With valid and ready, a stage loads if it is empty or its entry moves
// on, so a full pipe takes an entry in the clock in which it delivers one. With a clock enable,
// which is `ready_i`, all registers load or all keep their values.
module eccforge_pipe #(
  parameter int Width       = 8,
  parameter int Stages      = 1,     // 0: wires
  parameter bit ClockEnable = 1'b0,
  parameter bit ResetSync   = 1'b0
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
  initial begin
    if (Width < 1 || Stages < 0) $fatal(1, "Width must be at least 1, and Stages 0");
  end
`else
  if (Width < 1 || Stages < 0) begin : gen_width
    $error("Width must be at least 1, and Stages 0");
  end
`endif

  if (Stages == 0) begin : gen_wires
    logic unused_signals;
    assign unused_signals = ^{clk_i, rst_ni};
    assign ready_o        = ready_i;
    assign valid_o        = valid_i;
    assign data_o         = data_i;
  end else begin : gen_stages
    // Stage 0 has the lowest bits.
    logic [Stages-1:0]           load;
    logic [Stages*Width-1:0]     data_q;
    logic [(Stages+1)*Width-1:0] data;

    assign data   = {data_q, data_i};
    assign data_o = data[Stages*Width+:Width];
    for (genvar i = 0; i < Stages; i++) begin : gen_data
      always_ff @(posedge clk_i) begin
        if (load[i]) data_q[i*Width+:Width] <= data[i*Width+:Width];
      end
    end

    if (ClockEnable) begin : gen_enable
      logic unused_reset;
      assign unused_reset = rst_ni;
      assign load         = {Stages{ready_i}};
      assign ready_o      = ready_i;
      assign valid_o      = valid_i;
    end else begin : gen_valid_ready
      logic [Stages-1:0] ready, valid_d, valid_q;
      logic [Stages:0]   valid;

      assign valid   = {valid_q, valid_i};
      assign valid_o = valid[Stages];
      assign ready_o = ready[0];
      for (genvar i = 0; i < Stages; i++) begin : gen_control
        assign ready[i]   = ready_i | ~(&valid_q[Stages-1:i]);
        assign valid_d[i] = ready[i] ? valid[i] : valid_q[i];
        assign load[i]    = ready[i] & valid[i];
      end

      eccforge_flop #(.Width(Stages), .ResetSync(ResetSync)) u_valid (
        .clk_i,
        .rst_ni,
        .d_i (valid_d),
        .q_o (valid_q)
      );
    end
  end

`ifdef ECC_SVA
  eccforge_pipe_sva #(
    .Width(Width), .Stages(Stages), .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
