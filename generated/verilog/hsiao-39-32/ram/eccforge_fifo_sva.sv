// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_fifo`, from its ports and the counts that cross from one clock to the
// other. Edges of both clocks may come in any order. One entry, whichever, is followed.
module eccforge_fifo_sva #(
  parameter int EntryW     = 8,
  parameter int AddrW      = 4,
  parameter int Depth      = 0,
  parameter int SyncStages = 2,
  parameter bit ResetSync  = 1'b0,
  localparam int CountW    = AddrW + 1
) (
  input  logic              wr_clk_i,
  input  logic              wr_rst_ni,
  input  logic              wr_valid_i,
  input  logic              wr_ready_o,
  input  logic [EntryW-1:0] wr_entry_i,
  input  logic [CountW-1:0] wr_level_o,
  input  logic              rd_clk_i,
  input  logic              rd_rst_ni,
  input  logic              rd_valid_o,
  input  logic              rd_ready_i,
  input  logic [EntryW-1:0] rd_entry_o,
  input  logic [CountW-1:0] rd_level_o,
  input  logic [CountW-1:0] wr_gray_q,
  input  logic [CountW-1:0] rd_gray_q
);

  // Names of their own for resets that are read at a clock.
  logic wr_up, rd_up;
  assign wr_up = wr_rst_ni;
  assign rd_up = rd_rst_ni;

  localparam int Size  = (Depth == 0) ? 2**AddrW : Depth;
  localparam int WaitW = $clog2(SyncStages + 4);
  localparam int NumW  = AddrW + 2;

  // Entries written and taken, modulo four times the size; the number of the one that is followed.
  logic [NumW-1:0]   written_q, taken_q, held, number;
  logic [EntryW-1:0] entry_q;
  logic              followed_q, push, pop;
  logic [CountW-1:0] wr_last_q, rd_last_q;
  logic [WaitW-1:0]  rd_wait_q, wr_wait_q;
  assign push = wr_valid_i & wr_ready_o;
  assign pop  = rd_valid_o & rd_ready_i;
  assign held = since(written_q, taken_q);

  function automatic logic [NumW-1:0] next(input logic [NumW-1:0] count);
    next = count == NumW'(4 * Size - 1) ? '0 : count + NumW'(1);
  endfunction

  // Entries from one count to a later one.
  function automatic logic [NumW-1:0] since(input logic [NumW-1:0] later,
                                            input logic [NumW-1:0] count);
    since = later - count + (later < count ? NumW'(4 * Size) : '0);
  endfunction

  // The Gray code of a count, modulo twice the size: the code of the middle values that differ by
  // the count, XOR that of the first of them.
  localparam logic [NumW-1:0] Low = NumW'(2**AddrW - Size);
  function automatic logic [CountW-1:0] code(input logic [NumW-1:0] count);
    logic [NumW-1:0] middle;
    middle = Low + (count >= NumW'(2 * Size) ? count - NumW'(2 * Size) : count);
    code = CountW'(middle ^ (middle >> 1)) ^ CountW'(Low ^ (Low >> 1));
  endfunction

  // The entries fetched; at an edge of the other side's clock, counts of the edges before, the last
  // one in the lowest bits.
  logic [NumW-1:0]                fetched;
  localparam int Before = (SyncStages == 0) ? 1 : SyncStages;
  logic [(SyncStages+1)*NumW-1:0] written_then_q;
  logic [Before*NumW-1:0]         fetched_then_q;
  logic [NumW-1:0]                written_then, fetched_then;
  assign fetched      = rd_valid_o ? next(taken_q) : taken_q;
  assign written_then = written_then_q[SyncStages*NumW+:NumW];
  assign fetched_then = (SyncStages == 0) ? fetched : fetched_then_q[(Before-1)*NumW+:NumW];

`ifdef FORMAL
  (* anyconst *) logic [NumW-1:0] number_any;
  assign number = number_any;
  // Both sides begin in reset, and are reset once.
  logic started_q, wr_released_q, rd_released_q;
  initial {started_q, wr_released_q, rd_released_q} = '0;
  (* gclk *) logic step;
  always_ff @(posedge step) begin
    started_q     <= 1'b1;
    wr_released_q <= wr_rst_ni;
    rd_released_q <= rd_rst_ni;
    assume (started_q | !(wr_rst_ni | rd_rst_ni));
    assume ((!wr_released_q | wr_rst_ni) & (!rd_released_q | rd_rst_ni));
    assume (SyncStages != 0 | (wr_clk_i == rd_clk_i & wr_rst_ni == rd_rst_ni));
  end
`else
  assign number = '0;
`endif

  always_ff @(posedge wr_clk_i or negedge wr_rst_ni) begin
    if (!wr_rst_ni) begin
      {written_q, followed_q, wr_last_q, fetched_then_q} <= '0;
    end else begin
      wr_last_q      <= wr_gray_q;
      fetched_then_q <= (Before*NumW)'({fetched_then_q, fetched});
      if (push) written_q <= next(written_q);
      if (push && written_q == number) {followed_q, entry_q} <= {1'b1, wr_entry_i};
    end
  end
  always_ff @(posedge rd_clk_i or negedge rd_rst_ni) begin
    if (!rd_rst_ni) begin
      {taken_q, rd_last_q, rd_wait_q, written_then_q} <= '0;
    end else begin
      rd_last_q      <= rd_gray_q;
      written_then_q <= ((SyncStages+1)*NumW)'({written_then_q, written_q});
      if (pop) taken_q <= next(taken_q);
      // Clocks for which there has been an entry that is not delivered.
      if (held == '0 || rd_valid_o) rd_wait_q <= '0;
      else if (rd_wait_q != '1) rd_wait_q <= rd_wait_q + WaitW'(1);
    end
  end
  // Clocks for which there has been a free place, and none is offered.
  always_ff @(posedge wr_clk_i or negedge wr_rst_ni) begin
    if (!wr_rst_ni) wr_wait_q <= '0;
    else if (held >= NumW'(Size) || wr_ready_o) wr_wait_q <= '0;
    else if (wr_wait_q != '1) wr_wait_q <= wr_wait_q + WaitW'(1);
  end

  // What is delivered is what was written, in order; nothing is lost or invented.
  always_ff @(posedge rd_clk_i) begin
    if (rd_up) begin
      a_order: assert (!(rd_valid_o & followed_q & taken_q == number) | rd_entry_o == entry_q);
      a_there: assert (!rd_valid_o | held != '0);
      // Nothing is delivered before its count has passed the synchroniser.
      a_late: assert (!rd_valid_o | (since(written_then, taken_q) != '0 &
                                     since(written_then, taken_q) <= NumW'(Size + 1)));
      a_arrives: assert (rd_wait_q <= WaitW'(SyncStages + 1));
      // The reader's level is at most that of the queue, and zero if no entry is known to it.
      a_rd_level: assert (NumW'(rd_level_o) <= held & (!rd_valid_o | rd_level_o != '0) &
                          (rd_wait_q <= WaitW'(SyncStages) | rd_level_o != '0));
      // What crosses is the Gray code of the count, and changes in one bit a clock.
      a_rd_gray: assert ($onehot0(rd_gray_q ^ rd_last_q) & rd_gray_q == code(fetched));
    end else a_rd_reset: assert (!rd_valid_o | ResetSync);
  end
  always_ff @(posedge wr_clk_i) begin
    if (wr_up) begin
      a_room: assert (held <= NumW'(Size + 1));
      // A place is used again after the count of what was fetched has passed the synchroniser.
      a_free: assert (!wr_ready_o | since(written_q, fetched_then) < NumW'(Size));
      // The writer's level is at least that of the array, and nothing is taken if it is full.
      a_wr_level: assert (NumW'(wr_level_o) + NumW'(1) >= held &
                          wr_level_o <= CountW'(Size) &
                          !(wr_ready_o & wr_level_o == CountW'(Size)));
      a_offers: assert (wr_wait_q <= WaitW'(SyncStages + 1));
      a_wr_gray: assert ($onehot0(wr_gray_q ^ wr_last_q) & wr_gray_q == code(written_q));
    end else a_wr_reset: assert (!wr_ready_o | ResetSync);
  end

`ifdef ECC_COVER
  always_ff @(posedge wr_clk_i) begin
    c_full: cover ((wr_up & wr_level_o == CountW'(Size)) == 1'b1);
`ifndef FORMAL
    x_write: assert ((^{wr_up, wr_ready_o, wr_level_o}) !== 1'bx);
`endif
  end
  always_ff @(posedge rd_clk_i) begin
    c_all: cover ((rd_up & rd_level_o == CountW'(Size + 1)) == 1'b1);
    c_followed: cover ((pop & followed_q & taken_q == number) == 1'b1);
`ifndef FORMAL
    x_read: assert ((^{rd_up, rd_valid_o, rd_level_o}) !== 1'bx);
`endif
  end
`endif

endmodule
