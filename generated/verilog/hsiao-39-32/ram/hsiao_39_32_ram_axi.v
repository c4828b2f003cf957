// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// AXI4-Lite around the protected memory. Entries are words of the bus from address 0; the registers
// are the upper half. A refused entry is answered with SLVERR.
module hsiao_39_32_ram_axi #(
  parameter integer ADDR_WIDTH = 10,  // 6 to 31: bits of an address
  parameter integer DEPTH = 0,  // entries; 0: 2^ADDR_WIDTH
  // 1: fills the memory with entries of data 0 after reset, one in each clock
  parameter integer INIT = 1,
  // 1: registers for raw reads, thresholds and reads without correction
  parameter integer SERVICE = 0,
  // 1: a second control, compared with the first; a difference raises the alert
  parameter integer HARDENED = 0
) (
  input  wire         clk_i,
  input  wire         rst_ni,
  input  wire [ADDR_WIDTH+2:0] s_axi_awaddr,  // in bytes; highest bit 1: registers
  input  wire         s_axi_awvalid,
  output wire         s_axi_awready,
  input  wire  [31:0] s_axi_wdata,
  input  wire   [3:0] s_axi_wstrb,            // bytes that are written; of a register all four
  input  wire         s_axi_wvalid,
  output wire         s_axi_wready,
  output wire   [1:0] s_axi_bresp,            // SLVERR: nothing was written
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  input  wire [ADDR_WIDTH+2:0] s_axi_araddr,  // in bytes; highest bit 1: registers
  input  wire         s_axi_arvalid,
  output wire         s_axi_arready,
  output wire  [31:0] s_axi_rdata,
  output wire   [1:0] s_axi_rresp,            // SLVERR: the entry is refused
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,
  input  wire   [2:0] s_axi_awprot,           // unused
  input  wire   [2:0] s_axi_arprot,           // unused
  output wire         irq_o,                  // high while an enabled bit of STATUS is one
  output wire         alert_o                 // the two controls differed; 0 if there is only one
);

  // Signals between bus and memory.
  wire bus_req_o;
  wire bus_we_o;
  wire [ADDR_WIDTH-1:0] bus_addr_o;
  wire [31:0] bus_data_o;
  wire [3:0] bus_be_o;
  wire bus_gnt_i;
  wire bus_rvalid_i;
  wire [31:0] bus_data_i;
  wire bus_due_i;
  wire bus_ce_i;
  wire bus_reg_req_o;
  wire bus_reg_we_o;
  wire [7:0] bus_reg_addr_o;
  wire [31:0] bus_reg_data_o;
  wire [31:0] bus_reg_data_i;
  wire unused_poisoned;
  wire unused_reg_valid;
  wire unused_signals = &{1'b0, s_axi_awprot, s_axi_arprot};

  // The bus.
  eccforge_axi_lite #(
    .DataW(32),
    .AddrW(ADDR_WIDTH),
    .Depth(4),
    .ResetSync(1'b0)
  ) u_bus (
    .clk_i         (clk_i),
    .rst_ni        (rst_ni),
    .s_axi_awaddr  (s_axi_awaddr),
    .s_axi_awvalid (s_axi_awvalid),
    .s_axi_awready (s_axi_awready),
    .s_axi_wdata   (s_axi_wdata),
    .s_axi_wstrb   (s_axi_wstrb),
    .s_axi_wvalid  (s_axi_wvalid),
    .s_axi_wready  (s_axi_wready),
    .s_axi_bresp   (s_axi_bresp),
    .s_axi_bvalid  (s_axi_bvalid),
    .s_axi_bready  (s_axi_bready),
    .s_axi_araddr  (s_axi_araddr),
    .s_axi_arvalid (s_axi_arvalid),
    .s_axi_arready (s_axi_arready),
    .s_axi_rdata   (s_axi_rdata),
    .s_axi_rresp   (s_axi_rresp),
    .s_axi_rvalid  (s_axi_rvalid),
    .s_axi_rready  (s_axi_rready),
    .req_o         (bus_req_o),
    .we_o          (bus_we_o),
    .addr_o        (bus_addr_o),
    .data_o        (bus_data_o),
    .be_o          (bus_be_o),
    .gnt_i         (bus_gnt_i),
    .rvalid_i      (bus_rvalid_i),
    .data_i        (bus_data_i),
    .due_i         (bus_due_i),
    .ce_i          (bus_ce_i),
    .reg_req_o     (bus_reg_req_o),
    .reg_we_o      (bus_reg_we_o),
    .reg_addr_o    (bus_reg_addr_o),
    .reg_data_o    (bus_reg_data_o),
    .reg_data_i    (bus_reg_data_i)
  );

  // The memory.
  hsiao_39_32_ram #(
    .ADDR_WIDTH(ADDR_WIDTH),
    .DEPTH(DEPTH),
    .INIT(INIT),
    .SERVICE(SERVICE),
    .HARDENED(HARDENED)
  ) u_ram (
    .clk_i         (clk_i),
    .rst_ni        (rst_ni),
    .req_i         (bus_req_o),
    .we_i          (bus_we_o),
    .address_i     (bus_addr_o),
    .rvalid_o      (bus_rvalid_i),
    .ce_o          (bus_ce_i),
    .due_o         (bus_due_i),
    .poisoned_o    (unused_poisoned),
    .data_o        (bus_data_i),
    .data_i        (bus_data_o),
    .byte_enable_i (bus_be_o),
    .poison_i      (1'b0),
    .gnt_o         (bus_gnt_i),
    .reg_req_i     (bus_reg_req_o),
    .reg_we_i      (bus_reg_we_o),
    .reg_address_i (bus_reg_addr_o),
    .reg_data_i    (bus_reg_data_o),
    .reg_valid_o   (unused_reg_valid),
    .reg_data_o    (bus_reg_data_i),
    .irq_o         (irq_o),
    .alert_o       (alert_o)
  );

endmodule  // hsiao_39_32_ram_axi

`default_nettype wire
