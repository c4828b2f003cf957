// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_axi_lite`, from its ports only, in front of a memory that grants when it
// likes and answers in order. Transfers are numbered on each channel, and one of them, whichever,
// is followed from its address to the request with its data and bytes, and to its answer.
module eccforge_axi_lite_sva #(
  parameter int  DataW     = 32,
  parameter int  RegW      = 32,
  parameter int  AddrW     = 10,
  parameter int  Depth     = 1,
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
  input  logic [RegW-1:0]     reg_data_i
);

  // A name of its own for the reset, which the properties read at a clock.
  logic up;
  assign up = rst_ni;

  // Numbers of transfers: more than there can be under way.
  localparam int NumW = $clog2(Depth + 3);

  logic in_reset_q, running, live_q;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) begin
    in_reset_q <= !up;
    live_q     <= up;
  end
  assign running = up & (!ResetSync | !in_reset_q);

  // The next transfer of each channel: to be accepted, taken and answered.
  logic [NumW-1:0] aw_q, w_q, ar_q, write_q, read_q, b_q, r_q, mem_q, number;
  logic            aw, w, ar, b, r, is_write;
  assign aw = s_axi_awvalid & s_axi_awready;
  assign w  = s_axi_wvalid & s_axi_wready;
  assign ar = s_axi_arvalid & s_axi_arready;
  assign b  = s_axi_bvalid & s_axi_bready;
  assign r  = s_axi_rvalid & s_axi_rready;
`ifdef FORMAL
  (* anyconst *) logic [NumW-1:0] number_any;
  (* anyconst *) logic            is_write_any;
  assign number   = number_any;
  assign is_write = is_write_any;
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`else
  // Writes and reads in turn, changing while there are none.
  logic is_write_q;
  initial is_write_q = 1'b1;
  always_ff @(posedge clk_i) begin
    if (aw_q == b_q & w_q == b_q & ar_q == r_q & !(aw | w | ar)) is_write_q <= !is_write_q;
  end
  assign number   = '0;
  assign is_write = is_write_q;
`endif

  // Accepted transfers that are not taken, at most two a channel, the oldest first: whether they go
  // to the registers, to their upper part, and select all bytes of either part.
  logic [NumW-1:0] aw_waits, w_waits, ar_waits;
  logic [1:0]      aw_first_q, aw_second_q, w_first_q, w_second_q, aw_kind, w_kind;
  logic            ar_first_q, ar_second_q, ar_kind;
  assign aw_waits = aw_q - write_q;
  assign w_waits  = w_q - write_q;
  assign ar_waits = ar_q - read_q;
  assign aw_kind  = {s_axi_awaddr[BusAddrW-1], DataW != RegW & s_axi_awaddr[LaneW-1]};
  assign w_kind   = {&s_axi_wstrb[StrbW-1-:RegW/8], &s_axi_wstrb[RegW/8-1:0]};
  assign ar_kind  = s_axi_araddr[BusAddrW-1];

  // A write is there with its address and data, and either channel has a place for its answer. A
  // read and a write take turns. Those of memory are asked for in every clock, and those of the
  // registers when the memory has answered; a write of some bytes of a register is only answered.
  logic write_there, read_there, writes, to_reg, some, take_reg, take_mem, take_w, take_r;
  logic asks_mem, answer, took_reg_q, last_write_q;
  assign write_there = aw_waits != '0 & w_waits != '0 & (write_q - b_q) != NumW'(Depth);
  assign read_there  = ar_waits != '0 & (read_q - r_q) != NumW'(Depth);
  assign writes      = write_there & !(read_there & last_write_q);
  assign to_reg      = writes ? aw_first_q[1] : ar_first_q;
  assign some        = writes & !(aw_first_q[0] ? w_first_q[1] : w_first_q[0]);
  assign take_reg    = (write_there | read_there) & to_reg & mem_q == '0 & !took_reg_q;
  assign asks_mem    = (write_there | read_there) & !to_reg & mem_q != NumW'(Depth) & !took_reg_q;
  assign take_mem    = req_o & gnt_i;
  assign take_w      = writes & (take_reg | take_mem);
  assign take_r      = !writes & (take_reg | take_mem);
  assign answer      = rvalid_i & mem_q != '0;
  always_ff @(posedge clk_i) begin
    if (!up) begin
      {aw_q, w_q, ar_q, write_q, read_q, b_q, r_q, mem_q, took_reg_q, last_write_q} <= '0;
    end else begin
      aw_q       <= aw_q + NumW'(aw);
      w_q        <= w_q + NumW'(w);
      ar_q       <= ar_q + NumW'(ar);
      write_q    <= write_q + NumW'(take_w);
      read_q     <= read_q + NumW'(take_r);
      b_q        <= b_q + NumW'(b);
      r_q        <= r_q + NumW'(r);
      mem_q      <= mem_q + NumW'(take_mem) - NumW'(answer);
      took_reg_q <= take_reg;
      if (take_w | take_r) last_write_q <= take_w;
    end
    if (aw_waits == NumW'(take_w)) aw_first_q <= aw_kind;
    else if (take_w) aw_first_q <= aw_second_q;
    if (w_waits == NumW'(take_w)) w_first_q <= w_kind;
    else if (take_w) w_first_q <= w_second_q;
    if (ar_waits == NumW'(take_r)) ar_first_q <= ar_kind;
    else if (take_r) ar_first_q <= ar_second_q;
    if (aw) aw_second_q <= aw_kind;
    if (w) w_second_q <= w_kind;
    if (ar) ar_second_q <= ar_kind;
  end

  // The transfer that is followed: accepted with address and data, taken, and its answer.
  logic                takes_it, waits_mem_q, waits_reg_q, some_q, there_q, here, valid;
  logic [NumW-1:0]     ahead_q;
  logic [BusAddrW-1:0] address_q;
  logic [DataW-1:0]    data_q, answer_q;
  logic [StrbW-1:0]    strb_q;
  logic [RegW-1:0]     reg_word;
  logic [1:0]          resp_q;
  assign takes_it = is_write ? take_w & write_q == number : take_r & read_q == number;
  assign here     = is_write ? b_q == number : r_q == number;
  assign valid    = is_write ? s_axi_bvalid : s_axi_rvalid;
  assign reg_word = (DataW != RegW) & address_q[LaneW-1] ? data_q[DataW-1-:RegW] : data_q[RegW-1:0];
  always_ff @(posedge clk_i) begin
    if (!up) begin
      {waits_mem_q, waits_reg_q, there_q} <= '0;
    end else begin
      waits_reg_q <= takes_it & take_reg;
      if (takes_it && !take_reg) begin
        waits_mem_q <= 1'b1;
        ahead_q     <= mem_q - NumW'(answer);
      end else if (waits_mem_q && answer) begin
        waits_mem_q <= ahead_q != '0;
        ahead_q     <= ahead_q - NumW'(1);
      end
      if (here && valid && (is_write ? s_axi_bready : s_axi_rready)) there_q <= 1'b0;
      else if (waits_reg_q || (waits_mem_q && answer && ahead_q == '0)) there_q <= 1'b1;
    end
    some_q <= some;
    if (waits_reg_q) {resp_q, answer_q} <= {some_q, 1'b0, {DataW/RegW{reg_data_i}}};
    else if (waits_mem_q && answer) {resp_q, answer_q} <= {due_i, Corrected & ce_i, data_i};
    if (is_write ? aw && aw_q == number : ar && ar_q == number) begin
      address_q <= is_write ? s_axi_awaddr : s_axi_araddr;
    end
    if (w && w_q == number) {data_q, strb_q} <= {s_axi_wdata, s_axi_wstrb};
  end

  // Answers that wait.
  logic             b_held_q, r_held_q;
  logic [1:0]       b_resp_q, r_resp_q;
  logic [DataW-1:0] r_data_q;
  always_ff @(posedge clk_i) begin
    b_held_q <= up & s_axi_bvalid & !s_axi_bready;
    r_held_q <= up & s_axi_rvalid & !s_axi_rready;
    {b_resp_q, r_resp_q, r_data_q} <= {s_axi_bresp, s_axi_rresp, s_axi_rdata};
  end

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) begin
      a_reset: assert (!(s_axi_awready | s_axi_wready | s_axi_arready | s_axi_bvalid |
          s_axi_rvalid | req_o | reg_req_o));
    end
    if (running) begin
      // A transfer is accepted unless two wait.
      a_ready: assert (s_axi_awready == (live_q & aw_waits != NumW'(2)) &
                       s_axi_wready == (live_q & w_waits != NumW'(2)) &
                       s_axi_arready == (live_q & ar_waits != NumW'(2)));
      // It is asked for once, where it belongs, and nothing else is.
      a_memory: assert (req_o == asks_mem);
      a_register: assert (reg_req_o == (take_reg & !some));
      a_turns: assert ((!req_o | we_o == writes) & (!reg_req_o | reg_we_o == writes));
      // It is asked for with its address, data and bytes.
      a_write: assert (!(takes_it & is_write & !take_reg) | (data_o == data_q & be_o == strb_q &
                       addr_o == address_q[LaneW+:AddrW]));
      a_read: assert (!(takes_it & !is_write & !take_reg) | addr_o == address_q[LaneW+:AddrW]);
      a_register_write: assert (!(takes_it & is_write & reg_req_o) |
                                (reg_addr_o == address_q[7:0] & reg_data_o == reg_word));
      a_register_read: assert (!(takes_it & !is_write & reg_req_o) |
                               reg_addr_o == address_q[7:0]);
      // It is answered once, in order, with the data and the flag that belong to it.
      a_answer: assert (!here | valid == there_q);
      a_response: assert (!(here & valid) | (is_write ? s_axi_bresp : s_axi_rresp) == resp_q);
      a_data: assert (!(here & valid & !is_write) | s_axi_rdata == answer_q);
      a_hold: assert ((!b_held_q | (s_axi_bvalid & s_axi_bresp == b_resp_q)) &
                      (!r_held_q | (s_axi_rvalid & s_axi_rresp == r_resp_q &
                                    s_axi_rdata == r_data_q)));
    end
  end

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_write: cover ((running & b & s_axi_bresp == 2'd0) == 1'b1);
    c_write_refused: cover ((running & b & s_axi_bresp[1]) == 1'b1);
    c_read: cover ((running & r & s_axi_rresp == 2'd0) == 1'b1);
    c_read_refused: cover ((running & r & s_axi_rresp[1]) == 1'b1);
    c_register_taken: cover ((running & reg_req_o) == 1'b1);
`ifndef FORMAL
    x_outputs: assert ((^{up, s_axi_awready, s_axi_wready, s_axi_arready, s_axi_bvalid,
                        s_axi_rvalid, req_o}) !== 1'bx);
`endif
  end
`endif

endmodule
