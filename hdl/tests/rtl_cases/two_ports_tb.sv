// SPDX-License-Identifier: MIT OR Apache-2.0
`timescale 1ns/1ps
// two ports: a partial write is granted, then a read of the same entry is granted before the write is answered
module tb; reg clk=0, rst_n=0; always #5 clk=~clk; reg rq=0,wq=0; reg [3:0] be=15; wire rg,wg,rv,wv; wire [31:0] q; reg [31:0] d=0; 
 hsiao_39_32_ram #(.ADDR_WIDTH(4)) u(.clk_i(clk), .rst_ni(rst_n), .read_req_i(rq), .read_address_i(4'd3), .read_gnt_o(rg), .read_valid_o(rv), .data_o(q), .write_req_i(wq), .write_address_i(4'd3), .write_gnt_o(wg), .data_i(d), .byte_enable_i(be), .write_valid_o(wv), .poison_i(1'b0), .reg_req_i(1'b0), .reg_we_i(1'b0), .reg_address_i(8'd0), .reg_data_i(32'd0));
 integer t=0; always @(posedge clk) begin t<=t+1; if (rst_n & t>28) begin if (wq&wg) $display("%0d write be=%b data=%h granted",t,be,d); if (rq&rg) $display("%0d read granted",t); if (rv) $display("%0d read answer %h",t,q); if (wv) $display("%0d write answer",t); end end
 initial begin repeat(3) @(posedge clk); #1 rst_n=1; repeat(27) @(posedge clk); #1 wq=1; d=32'h11111111; @(posedge clk); #1 wq=0; repeat(3) @(posedge clk); #1 wq=1; be=4'b0011; d=32'h2222AAAA; @(posedge clk); #1 wq=0; rq=1; repeat(4) @(posedge clk); #1 rq=0; repeat(4) @(posedge clk); $finish; end
endmodule
