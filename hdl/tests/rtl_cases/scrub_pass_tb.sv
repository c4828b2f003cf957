// SPDX-License-Identifier: MIT OR Apache-2.0
`timescale 1ns/1ps
// how many entries the scrubber reads in one pass while writes of some bytes keep the control busy
module tb; reg clk=0, rst_n=0; always #5 clk=~clk; reg rq=0; reg we=0; reg [31:0] rd=0; reg [7:0] ra=0; reg req=0; wire gnt; reg [3:0] a=0; integer n=0; reg run=0; always @(negedge clk) if (run) req = $random; reg [15:0] seen=0; wire irq;
 hsiao_39_32_ram #(.ADDR_WIDTH(4)) u(.clk_i(clk), .rst_ni(rst_n), .req_i(req), .we_i(1'b1), .address_i(a), .gnt_o(gnt), .data_i(32'h5), .byte_enable_i(4'h1), .poison_i(1'b0), .reg_req_i(rq), .reg_we_i(we), .reg_address_i(ra), .reg_data_i(rd), .irq_o(irq));
 always @(posedge clk) begin a <= a+1; if (u.u_control.u_ctrl.scrub) begin n=n+1; seen[u.u_control.u_ctrl.scrub_addr_i]=1; end end
 task w(input [7:0] x, input [31:0] v); begin @(negedge clk); rq=1; we=1; ra=x; rd=v; @(negedge clk); rq=0; end endtask
 initial begin repeat(3) @(posedge clk); #1 rst_n=1; repeat(30) @(posedge clk); w(8'h0c,0); w(8'h04,8); w(8'h08,1); run = 1; wait(irq); #1 $display("PASS bit set after %0d scrub reads, entries seen %b", n, seen); $finish; end
 initial #200000 begin $display("no pass, %0d reads seen %b irq %b status %b", n, seen, irq, u.u_control.u_log.status_q); $finish; end
endmodule
