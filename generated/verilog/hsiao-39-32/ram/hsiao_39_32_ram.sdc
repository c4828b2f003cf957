# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme hsiao-39-32 with hash
# ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
# Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
set period 2.0  ;# ns
create_clock -name clk_i -period $period [get_ports clk_i]
set_clock_uncertainty [expr 0.05 * $period] [get_clocks clk_i]
set_input_delay [expr 0.4 * $period] -clock clk_i [get_ports {rst_ni s_axi_awaddr[*] s_axi_awvalid s_axi_wdata[*] s_axi_wstrb[*] s_axi_wvalid s_axi_bready s_axi_araddr[*] s_axi_arvalid s_axi_rready s_axi_awprot[*] s_axi_arprot[*]}]
set_output_delay [expr 0.4 * $period] -clock clk_i [all_outputs]
# It is released synchronously outside: recovery and removal are checked, its arrival is not a path of data.
set_ideal_network [get_ports rst_ni]
set_false_path -hold -from [get_ports rst_ni]
