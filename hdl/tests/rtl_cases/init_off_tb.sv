// SPDX-License-Identifier: MIT OR Apache-2.0
`timescale 1ns/1ps
module tb; reg clk=0, rst_n=0; always #5 clk=~clk; reg awv=0,wv=0; wire awr,wr,bv; wire [1:0] br; wire bu; reg [8:0] awa=0; reg [31:0] wd=0; reg [3:0] ws=0;
 parameter INIT=0;
 hsiao_39_32_ram_axi4 #(.ADDR_WIDTH(6), .INIT(INIT)) u(.clk_i(clk), .rst_ni(rst_n), .s_axi_awid(4'd1), .s_axi_awaddr(awa), .s_axi_awlen(8'd0), .s_axi_awsize(3'd2), .s_axi_awburst(2'd1), .s_axi_awvalid(awv), .s_axi_awready(awr), .s_axi_bid(), .s_axi_bresp(br), .s_axi_buser(bu), .s_axi_bvalid(bv), .s_axi_bready(1'b1), .s_axi_arid(4'd0), .s_axi_araddr(9'd0), .s_axi_arlen(8'd0), .s_axi_arsize(3'd2), .s_axi_arburst(2'd1), .s_axi_arvalid(1'b0), .s_axi_arready(), .s_axi_rid(), .s_axi_rdata(), .s_axi_rresp(), .s_axi_rlast(), .s_axi_ruser(), .s_axi_rvalid(), .s_axi_rready(1'b1), .s_axi_wdata(wd), .s_axi_wstrb(ws), .s_axi_wvalid(wv), .s_axi_wready(wr), .s_axi_awprot(3'd0), .s_axi_arprot(3'd0), .s_axi_awlock(1'b1), .s_axi_awcache(4'd0), .s_axi_awqos(4'd0), .s_axi_wlast(1'b1), .s_axi_arlock(1'b0), .s_axi_arcache(4'd0), .s_axi_arqos(4'd0), .irq_o());
 task w(input [8:0] a, input [3:0] s); begin @(negedge clk); awa=a; ws=s; wd=32'h12345678; awv=1; wv=1; fork begin wait(awr); @(posedge clk); #1 awv=0; end begin wait(wr); @(posedge clk); #1 wv=0; end join wait(bv); #1 $display("INIT=%0d strb=%b bresp=%b buser=%b", INIT, s, br, bu); @(posedge clk); #1; end endtask
 initial begin repeat(3) @(posedge clk); rst_n=1; w(9'd16,4'h0); w(9'd32,4'h1); w(9'd36,4'hf); w(9'd36,4'h0); w(9'd36,4'h3); $finish; end
endmodule
