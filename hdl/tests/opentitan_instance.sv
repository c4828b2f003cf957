// SPDX-License-Identifier: MIT OR Apache-2.0

// An instance as OpenTitan writes it: parameters of one bit, and a structure at `cfg_i`.
module ot_inst #(parameter MemInitFile = "") (input clk_i, rst_ni, req_i, write_i, input [9:0] addr_i, input [31:0] wdata_i, input [31:0] wmask_i, output logic [31:0] rdata_o, output logic rvalid_o, output logic [1:0] rerror_o, output alert_o);
  typedef struct packed { logic [11:0] x; } cfg_t; cfg_t cfg; assign cfg = '0; logic rsp;
  hsiao_39_32_prim_ram_1p_adv #(.Depth(1024), .Width(32), .DataBitsPerMask(32), .MemInitFile(MemInitFile), .EnableECC(1'b1), .EnableParity(1'b0), .EnableInputPipeline(1'b0), .EnableOutputPipeline(1'b0)) u (.clk_i, .rst_ni, .req_i, .write_i, .addr_i, .wdata_i, .wmask_i, .rdata_o, .rvalid_o, .rerror_o, .cfg_i(cfg), .cfg_rsp_o(rsp), .alert_o);
  logic unused; assign unused = rsp;
endmodule
