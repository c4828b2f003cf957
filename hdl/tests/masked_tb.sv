// SPDX-License-Identifier: MIT OR Apache-2.0

// The memory `two_ram` with its own array, and `two_macro_ram` with macros: random writes of one or
// two codewords and reads; both memories give the same answers.
module tb;
  logic        clk = 1'b0, rst_n = 1'b0, req = 1'b0, we = 1'b0;
  logic [3:0]  address = '0;
  logic [15:0] data = '0;
  logic [1:0]  bytes = '0;
  logic [1:0]  gnt, valid, ce, due;
  logic [15:0] got [2];
  integer      seed = 1, wrong = 0, read = 0;
  always #5 clk = ~clk;

  two_ram #(.ADDR_WIDTH(4)) u_array (
    .clk_i(clk), .rst_ni(rst_n), .req_i(req), .we_i(we), .address_i(address), .data_i(data),
    .byte_enable_i(bytes), .poison_i(1'b0), .reg_req_i(1'b0), .reg_we_i(1'b0),
    .reg_address_i(8'h0), .reg_data_i(32'h0), .rule_en_i(1'b1), .gnt_o(gnt[0]),
    .rvalid_o(valid[0]), .data_o(got[0]), .ce_o(ce[0]), .due_o(due[0])
  );
  two_macro_ram #(.ADDR_WIDTH(4)) u_macros (
    .clk_i(clk), .rst_ni(rst_n), .req_i(req), .we_i(we), .address_i(address), .data_i(data),
    .byte_enable_i(bytes), .poison_i(1'b0), .reg_req_i(1'b0), .reg_we_i(1'b0),
    .reg_address_i(8'h0), .reg_data_i(32'h0), .rule_en_i(1'b1), .gnt_o(gnt[1]),
    .rvalid_o(valid[1]), .data_o(got[1]), .ce_o(ce[1]), .due_o(due[1])
  );

  // Which of the answers are to reads.
  logic [1:0] reads = '0;
  always @(posedge clk) begin
    reads <= {reads[0], req & gnt[0] & ~we};
    if (rst_n && (gnt[0] !== gnt[1] || valid[0] !== valid[1])) wrong <= wrong + 1;
    if (reads[1]) begin
      read <= read + 1;
      if ({got[0], ce[0], due[0]} !== {got[1], ce[1], due[1]}) wrong <= wrong + 1;
    end
    #1 {req, we, address, data, bytes} = {$random(seed), $random(seed)};
  end
  initial begin
    repeat (3) @(posedge clk);
    #2 rst_n = 1'b1;
    repeat (2000) @(posedge clk);
    $display("%0d reads, %s", read, wrong == 0 && read > 200 ? "PASS" : "FAIL");
    $finish;
  end
endmodule
