// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `ecc_axi_lite` in front of a memory that grants when it likes and answers what it
// has granted, in order. The queues of the requests are proved by themselves (`ecc_queue_sva`).
module ecc_axi_lite_sva #(
  parameter int  DataW     = 32,
  parameter int  RegW      = 32,
  parameter int  AddrW     = 10,
  parameter int  Depth     = 5,
  parameter bit  Corrected = 1'b0,
  parameter bit  ResetSync = 1'b0,
  localparam int StrbW     = DataW / 8,
  localparam int LaneW     = $clog2(StrbW),
  localparam int BusAddrW  = AddrW + LaneW + 1
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic [BusAddrW-1:0] s_axi_awaddr,
  input  logic                s_axi_awvalid,
  input  logic                s_axi_awready,
  input  logic [DataW-1:0]    s_axi_wdata,
  input  logic [StrbW-1:0]    s_axi_wstrb,
  input  logic                s_axi_wvalid,
  input  logic                s_axi_wready,
  input  logic [1:0]          s_axi_bresp,
  input  logic                s_axi_bvalid,
  input  logic                s_axi_bready,
  input  logic [BusAddrW-1:0] s_axi_araddr,
  input  logic                s_axi_arvalid,
  input  logic                s_axi_arready,
  input  logic [DataW-1:0]    s_axi_rdata,
  input  logic [1:0]          s_axi_rresp,
  input  logic                s_axi_rvalid,
  input  logic                s_axi_rready,
  input  logic                req_o,
  input  logic                we_o,
  input  logic [AddrW-1:0]    addr_o,
  input  logic [DataW-1:0]    data_o,
  input  logic [StrbW-1:0]    be_o,
  input  logic                gnt_i,
  input  logic                rvalid_i,
  input  logic [DataW-1:0]    data_i,
  input  logic                due_i,
  input  logic                ce_i,
  input  logic                reg_req_o,
  input  logic                reg_we_o,
  input  logic [7:0]          reg_addr_o,
  input  logic [RegW-1:0]     reg_data_o,
  input  logic [RegW-1:0]     reg_data_i,
  input  logic                aw_valid,
  input  logic [BusAddrW-1:0] aw_addr,
  input  logic                w_valid,
  input  logic [DataW-1:0]    w_data,
  input  logic [StrbW-1:0]    w_strb,
  input  logic                ar_valid,
  input  logic [BusAddrW-1:0] ar_addr,
  input  logic                take_w,
  input  logic                take_r,
  input  logic                answers,
  input  logic                to_b,
  input  logic                b_ready,
  input  logic                r_ready
);

  localparam int CountW = $clog2(4 * Depth + 1);

  logic in_reset_q, running;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) in_reset_q <= !rst_ni;
  assign running = rst_ni & (!ResetSync | !in_reset_q);

  // The part of a register that a write selects.
  logic [RegW/8-1:0] reg_strb;
  logic [RegW-1:0]   reg_word;
  if (DataW == RegW) begin : gen_one_lane
    assign {reg_word, reg_strb} = {w_data, w_strb};
  end else begin : gen_two_lanes
    assign {reg_word, reg_strb} = aw_addr[LaneW-1] ? {w_data[DataW-1-:RegW],
        w_strb[StrbW-1-:RegW/8]} :
                                                     {w_data[RegW-1:0], w_strb[RegW/8-1:0]};
  end
  logic w_reg, r_reg, partial, mem_w, mem_r, reg_w, reg_r;
  assign w_reg   = aw_addr[BusAddrW-1];
  assign r_reg   = ar_addr[BusAddrW-1];
  assign partial = w_reg & reg_strb != '1;
  assign mem_w   = take_w & !w_reg;
  assign mem_r   = take_r & !r_reg;
  assign reg_w   = take_w & w_reg & !partial;
  assign reg_r   = take_r & r_reg;

  // Transfers taken from the queues: those that the memory has not answered, and those on each
  // channel.
  logic [CountW-1:0] mem_q, b_q, r_q;
  logic              b_out, r_out, last_write_q, took_reg_q, b_held_q, r_held_q;
  logic [1:0]        b_resp_q, r_resp_q;
  logic [DataW-1:0]  r_data_q;
  assign b_out = s_axi_bvalid & s_axi_bready;
  assign r_out = s_axi_rvalid & s_axi_rready;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      {mem_q, b_q, r_q, last_write_q, took_reg_q, b_held_q, r_held_q} <= '0;
    end else begin
      mem_q      <= mem_q + CountW'(mem_w | mem_r) - CountW'(rvalid_i);
      b_q        <= b_q + CountW'(take_w) - CountW'(b_out);
      r_q        <= r_q + CountW'(take_r) - CountW'(r_out);
      took_reg_q <= reg_w | reg_r;
      b_held_q   <= s_axi_bvalid & !s_axi_bready;
      r_held_q   <= s_axi_rvalid & !s_axi_rready;
      if (take_w | take_r) last_write_q <= take_w;
    end
    {b_resp_q, r_resp_q, r_data_q} <= {s_axi_bresp, s_axi_rresp, s_axi_rdata};
  end

  // One transfer, whichever, from the queue of its requests to its answer.
  logic              pick, follows_q, write_q, mem_waits_q, register_q;
  logic [CountW-1:0] mem_ahead_q, ahead_q;
  logic              failed_q, ce_q;
  logic [DataW-1:0]  data_q;
`ifdef FORMAL
  (* anyseq *) logic pick_any;
  assign pick = pick_any;
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !rst_ni);
`else
  assign pick = 1'b1;
`endif
  // The memory answers what it has granted.
  always_ff @(posedge clk_i) m_memory: assume (!rvalid_i | mem_q != '0);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      follows_q <= 1'b0;
    end else if (!follows_q) begin
      follows_q   <= pick & (take_w | take_r);
      write_q     <= take_w;
      register_q  <= take_w ? w_reg : r_reg;
      failed_q    <= take_w & partial;
      ce_q        <= 1'b0;
      mem_waits_q <= mem_w | mem_r;
      mem_ahead_q <= mem_q - CountW'(rvalid_i);
      ahead_q     <= take_w ? b_q - CountW'(b_out) : r_q - CountW'(r_out);
    end else begin
      if (rvalid_i && mem_waits_q) begin
        mem_ahead_q <= mem_ahead_q - CountW'(1);
        if (mem_ahead_q == '0) begin
          {mem_waits_q, failed_q, ce_q, data_q} <= {1'b0, due_i, Corrected & ce_i, data_i};
        end
      end
      register_q <= 1'b0;
      if (register_q) data_q <= {DataW/RegW{reg_data_i}};
      if (write_q ? b_out : r_out) begin
        ahead_q   <= ahead_q - CountW'(1);
        follows_q <= ahead_q != '0;
      end
    end
  end
  logic first, answered;
  assign first    = follows_q & ahead_q == '0;
  assign answered = first & !mem_waits_q & !register_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni && (!ResetSync || in_reset_q)) begin
      a_reset: assert (!(s_axi_awready | s_axi_wready | s_axi_arready | s_axi_bvalid |
          s_axi_rvalid | req_o | reg_req_o));
    end
    if (running) begin
      // A transfer is taken once it is there, one in a clock, and has a place for its answer.
      a_take: assert (!(take_w & take_r) & (!take_w | (aw_valid & w_valid)) & (!take_r | ar_valid));
      a_room: assert (b_q <= CountW'(Depth) & r_q <= CountW'(Depth));
      a_kept: assert (!answers | (to_b ? b_ready : r_ready));
      a_turns: assert (!(aw_valid & w_valid & ar_valid & b_q != CountW'(Depth) &
          r_q != CountW'(Depth)) |
                       !(take_w | take_r) | take_w != last_write_q);
      // Nothing waits for ever: with places, a memory that grants and no answer due, one is taken.
      a_progress: assert (!((aw_valid & w_valid & b_q != CountW'(Depth)) |
          (ar_valid & r_q != CountW'(Depth))) |
                          mem_q != '0 | took_reg_q | answers | !gnt_i | take_w | take_r);
      // It is asked for once, where it belongs, and nothing else is.
      a_memory: assert ((req_o & gnt_i) == (mem_w | mem_r));
      a_register: assert (reg_req_o == (reg_w | reg_r));
      a_write: assert (!mem_w | (we_o & addr_o == aw_addr[LaneW+:AddrW] & data_o == w_data &
          be_o == w_strb));
      a_read: assert (!mem_r | (!we_o & addr_o == ar_addr[LaneW+:AddrW]));
      a_register_write: assert (!reg_w | (reg_we_o & reg_addr_o == aw_addr[7:0] &
          reg_data_o == reg_word));
      a_register_read: assert (!reg_r | (!reg_we_o & reg_addr_o == ar_addr[7:0]));
      // It is answered once, in order, with the data and the flag that belong to it.
      a_answer: assert (!first | (write_q ? s_axi_bvalid : s_axi_rvalid) == answered);
      a_none: assert ((b_q != '0 | !s_axi_bvalid) & (r_q != '0 | !s_axi_rvalid));
      a_response: assert (!answered | (write_q ? s_axi_bresp : s_axi_rresp) == {failed_q, ce_q});
      a_data: assert (!answered | write_q | s_axi_rdata == data_q);
      a_hold: assert ((!b_held_q | (s_axi_bvalid & s_axi_bresp == b_resp_q)) &
                      (!r_held_q | (s_axi_rvalid & s_axi_rresp == r_resp_q &
                          s_axi_rdata == r_data_q)));
    end
  end

endmodule
