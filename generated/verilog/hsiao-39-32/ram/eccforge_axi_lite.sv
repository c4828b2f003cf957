// SPDX-License-Identifier: MIT OR Apache-2.0

// AXI4-Lite subordinate in front of a protected memory with one port. Entries are words of the bus
// from address 0; the registers are the upper half of the addresses.
//
// Outputs depend only on registers, so no ready depends combinationally on a valid. The bus takes
// and completes one transfer in every clock, as long as the memory does. If a read and a write
// wait, they take turns. An uncorrectable entry is answered with SLVERR, and so is a write of some
// bytes of a register, which is not done.
module eccforge_axi_lite #(
  parameter int  DataW     = 32,  // 32 or 64
  parameter int  RegW      = 32,
  parameter int  AddrW     = 10,  // of an entry
  // Answers under way on each channel; clocks of a read + 2 for one transfer a clock.
  parameter int  Depth     = 1,
  // For `eccforge_axi4`: the lower bit of an answer says that the entry was corrected.
  parameter bit  Corrected = 1'b0,
  parameter bit  ResetSync = 1'b0,
  localparam int StrbW     = DataW / 8,
  localparam int LaneW     = $clog2(StrbW),
  localparam int BusAddrW  = AddrW + LaneW + 1
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic [BusAddrW-1:0] s_axi_awaddr,  // in bytes; highest bit 1: registers
  input  logic                s_axi_awvalid,
  output logic                s_axi_awready,
  input  logic [DataW-1:0]    s_axi_wdata,
  input  logic [StrbW-1:0]    s_axi_wstrb,  // bytes that are written; of a register all four
  input  logic                s_axi_wvalid,
  output logic                s_axi_wready,
  output logic [1:0]          s_axi_bresp,  // SLVERR: nothing was written
  output logic                s_axi_bvalid,
  input  logic                s_axi_bready,
  input  logic [BusAddrW-1:0] s_axi_araddr,  // in bytes; highest bit 1: registers
  input  logic                s_axi_arvalid,
  output logic                s_axi_arready,
  output logic [DataW-1:0]    s_axi_rdata,
  output logic [1:0]          s_axi_rresp,  // SLVERR: the entry is refused
  output logic                s_axi_rvalid,
  input  logic                s_axi_rready,
  // The memory: answers reads and writes in order.
  output logic                req_o,
  output logic                we_o,
  output logic [AddrW-1:0]    addr_o,
  output logic [DataW-1:0]    data_o,
  output logic [StrbW-1:0]    be_o,
  input  logic                gnt_i,
  input  logic                rvalid_i,
  input  logic [DataW-1:0]    data_i,
  input  logic                due_i,
  input  logic                ce_i,
  // Its registers: take every request and answer it in the next clock.
  output logic                reg_req_o,
  output logic                reg_we_o,
  output logic [7:0]          reg_addr_o,
  output logic [RegW-1:0]     reg_data_o,
  input  logic [RegW-1:0]     reg_data_i
);

`ifdef __ICARUS__
  initial begin
    if (AddrW + LaneW < 8) $fatal(1, "AddrW must leave the registers 256 bytes");
    if (DataW < 8 || RegW < 8 || DataW % RegW != 0)
      $fatal(1, "DataW must be a multiple of RegW, at least 8");
    if (Depth < 1) $fatal(1, "Depth must be at least 1");
  end
`else
  if (AddrW + LaneW < 8) begin : gen_addr_w
    $error("AddrW must leave the registers 256 bytes");
  end
  if (DataW < 8 || RegW < 8 || DataW % RegW != 0) begin : gen_data_w
    $error("DataW must be a multiple of RegW, at least 8");
  end
  if (Depth < 1) begin : gen_depth
    $error("Depth must be at least 1");
  end
`endif

  localparam int CountW   = $clog2(Depth + 1);
  localparam int Lanes    = DataW / RegW;
  localparam int RegStrbW = RegW / 8;

  ////////////////////////////
  // Transfers from the bus //
  ////////////////////////////

  logic                aw_valid, w_valid, ar_valid, take_w, take_r;
  logic [BusAddrW-1:0] aw_addr, ar_addr;
  logic [DataW-1:0]    w_data;
  logic [StrbW-1:0]    w_strb;

  eccforge_queue #(.Width(BusAddrW), .ResetSync(ResetSync)) u_aw (
    .clk_i, .rst_ni,
    .valid_i(s_axi_awvalid), .ready_o(s_axi_awready), .data_i(s_axi_awaddr),
    .valid_o(aw_valid), .ready_i(take_w), .data_o(aw_addr)
  );

  eccforge_queue #(.Width(DataW + StrbW), .ResetSync(ResetSync)) u_w (
    .clk_i, .rst_ni,
    .valid_i(s_axi_wvalid), .ready_o(s_axi_wready), .data_i({s_axi_wdata, s_axi_wstrb}),
    .valid_o(w_valid), .ready_i(take_w), .data_o({w_data, w_strb})
  );

  eccforge_queue #(.Width(BusAddrW), .ResetSync(ResetSync)) u_ar (
    .clk_i, .rst_ni,
    .valid_i(s_axi_arvalid), .ready_o(s_axi_arready), .data_i(s_axi_araddr),
    .valid_o(ar_valid), .ready_i(take_r), .data_o(ar_addr)
  );

  /////////////////////////
  // Which one goes next //
  /////////////////////////

  // Free places for answers of each channel: an answer that is due always finds one.
  logic [CountW-1:0] b_used_d, b_used_q, r_used_d, r_used_q;
  logic              b_leaves, r_leaves;
  logic              write_waits, read_waits, is_write, any, last_write_d, last_write_q;

  assign write_waits  = aw_valid & w_valid & (b_used_q != CountW'(Depth));
  assign read_waits   = ar_valid & (r_used_q != CountW'(Depth));
  assign is_write     = write_waits & ~(read_waits & last_write_q);
  assign any          = write_waits | read_waits;
  assign last_write_d = (take_w | take_r) ? take_w : last_write_q;
  assign b_used_d     = b_used_q + CountW'(take_w) - CountW'(b_leaves);
  assign r_used_d     = r_used_q + CountW'(take_r) - CountW'(r_leaves);

  // Requests that the memory has not answered, the oldest first. Registers are asked only while
  // there is none.
  logic                order_valid, order_ready, order_write, register, reg_busy_q, partial, taken;
  logic [BusAddrW-1:0] addr;
  logic [RegStrbW-1:0] reg_strb;

  assign addr     = is_write ? aw_addr : ar_addr;
  assign register = addr[BusAddrW-1];
  assign partial  = is_write & ~(&reg_strb);
  assign req_o    = any & ~register & ~reg_busy_q & order_ready;
  assign taken    = register ? any & ~order_valid & ~reg_busy_q : req_o & gnt_i;
  assign take_w   = taken & is_write;
  assign take_r   = taken & ~is_write;

  assign we_o       = is_write;
  assign addr_o     = addr[LaneW+:AddrW];
  assign data_o     = w_data;
  assign be_o       = w_strb;
  assign reg_req_o  = taken & register & ~partial;
  assign reg_we_o   = is_write;
  assign reg_addr_o = addr[7:0];

  if (Lanes == 1) begin : gen_one_lane
    assign reg_data_o = w_data;
    assign reg_strb   = w_strb;
  end else begin : gen_two_lanes
    assign reg_data_o = addr[LaneW-1] ? w_data[DataW-1-:RegW] : w_data[RegW-1:0];
    assign reg_strb   = addr[LaneW-1] ? w_strb[StrbW-1-:RegStrbW] : w_strb[RegStrbW-1:0];
  end

  eccforge_queue #(.Width(1), .Depth(Depth), .ResetSync(ResetSync)) u_order (
    .clk_i, .rst_ni,
    .valid_i(req_o & gnt_i), .ready_o(order_ready), .data_i(is_write),
    .valid_o(order_valid), .ready_i(rvalid_i), .data_o(order_write)
  );

  /////////////
  // Answers //
  /////////////

  logic reg_write_q, reg_failed_q;
  logic answers, to_b, ce, b_ready, r_ready;

  assign answers = reg_busy_q | (rvalid_i & order_valid);
  assign to_b    = reg_busy_q ? reg_write_q : order_write;
  assign ce      = Corrected & ce_i;

  eccforge_queue #(.Width(2), .Depth(Depth), .ResetSync(ResetSync)) u_b (
    .clk_i, .rst_ni,
    .valid_i(answers & to_b), .ready_o(b_ready),
    .data_i(reg_busy_q ? {reg_failed_q, 1'b0} : {due_i, ce}),
    .valid_o(s_axi_bvalid), .ready_i(s_axi_bready), .data_o(s_axi_bresp)
  );

  eccforge_queue #(.Width(DataW + 2), .Depth(Depth), .ResetSync(ResetSync)) u_r (
    .clk_i, .rst_ni,
    .valid_i(answers & ~to_b), .ready_o(r_ready),
    .data_i(reg_busy_q ? {{Lanes{reg_data_i}}, 2'b00} : {data_i, due_i, ce}),
    .valid_o(s_axi_rvalid), .ready_i(s_axi_rready), .data_o({s_axi_rdata, s_axi_rresp})
  );

  assign b_leaves = s_axi_bvalid & s_axi_bready;
  assign r_leaves = s_axi_rvalid & s_axi_rready;

  logic unused_signals;
  assign unused_signals = ^{b_ready, r_ready, addr};

  eccforge_flop #(.Width(2 * CountW + 4), .ResetSync(ResetSync)) u_state (
    .clk_i,
    .rst_ni,
    .d_i ({b_used_d, r_used_d, last_write_d, taken & register, is_write, partial}),
    .q_o ({b_used_q, r_used_q, last_write_q, reg_busy_q, reg_write_q, reg_failed_q})
  );

`ifdef ECC_SVA
  eccforge_axi_lite_sva #(
    .DataW(DataW), .RegW(RegW), .AddrW(AddrW), .Depth(Depth), .Corrected(Corrected),
    .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
