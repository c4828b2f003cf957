// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_fifo`, from its ports and the counts that cross from one clock to the
// other. Edges of both clocks may come in any order. One entry, whichever, is followed.
module eccforge_fifo_sva #(
  parameter int EntryW     = 8,
  parameter int AddrW      = 4,
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

  localparam int Size  = 2**AddrW;
  localparam int WaitW = $clog2(SyncStages + 4);

  // Entries written and taken, modulo four times the size; the number of the one that is followed.
  logic [AddrW+1:0]  written_q, taken_q, held, number;
  logic [EntryW-1:0] entry_q;
  logic              followed_q, push, pop;
  logic [CountW-1:0] wr_last_q, rd_last_q;
  logic [WaitW-1:0]  rd_wait_q, wr_wait_q;
  assign push   = wr_valid_i & wr_ready_o;
  assign pop    = rd_valid_o & rd_ready_i;
  assign held = written_q - taken_q;

  // The counts that cross, from those of the ports.
  logic [CountW-1:0] written, fetched;
  assign written = written_q[CountW-1:0];
  assign fetched = taken_q[CountW-1:0] + CountW'(rd_valid_o);
`ifdef FORMAL
  (* anyconst *) logic [AddrW+1:0] number_any;
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
      {written_q, followed_q, wr_last_q} <= '0;
    end else begin
      wr_last_q <= wr_gray_q;
      if (push) written_q <= written_q + (AddrW+2)'(1);
      if (push && written_q == number) {followed_q, entry_q} <= {1'b1, wr_entry_i};
    end
  end
  always_ff @(posedge rd_clk_i or negedge rd_rst_ni) begin
    if (!rd_rst_ni) begin
      {taken_q, rd_last_q, rd_wait_q} <= '0;
    end else begin
      rd_last_q <= rd_gray_q;
      if (pop) taken_q <= taken_q + (AddrW+2)'(1);
      // Clocks for which there has been an entry that is not delivered.
      if (held == '0 || rd_valid_o) rd_wait_q <= '0;
      else if (rd_wait_q != '1) rd_wait_q <= rd_wait_q + WaitW'(1);
    end
  end
  // Clocks for which there has been a free place, and none is offered.
  always_ff @(posedge wr_clk_i or negedge wr_rst_ni) begin
    if (!wr_rst_ni) wr_wait_q <= '0;
    else if (held >= (AddrW+2)'(Size) || wr_ready_o) wr_wait_q <= '0;
    else if (wr_wait_q != '1) wr_wait_q <= wr_wait_q + WaitW'(1);
  end

  // What is delivered is what was written, in order; nothing is lost or invented.
  always_ff @(posedge rd_clk_i) begin
    if (rd_up) begin
      a_order: assert (!(rd_valid_o & followed_q & taken_q == number) | rd_entry_o == entry_q);
      a_there: assert (!rd_valid_o | held != '0);
      a_arrives: assert (rd_wait_q <= WaitW'(SyncStages + 1));
      // The reader's level is at most that of the queue, and zero if no entry is known to it.
      a_rd_level: assert ((AddrW+2)'(rd_level_o) <= held & (!rd_valid_o | rd_level_o != '0) &
                          (rd_wait_q <= WaitW'(SyncStages) | rd_level_o != '0));
      // What crosses is the Gray code of the count, and changes in one bit a clock.
      a_rd_gray: assert ($onehot0(rd_gray_q ^ rd_last_q) & rd_gray_q == (fetched ^ (fetched >> 1)));
    end else a_rd_reset: assert (!rd_valid_o | ResetSync);
  end
  always_ff @(posedge wr_clk_i) begin
    if (wr_up) begin
      a_room: assert (held <= (AddrW+2)'(Size + 1));
      // The writer's level is at least that of the array, and nothing is taken if it is full.
      a_wr_level: assert ((AddrW+2)'(wr_level_o) + (AddrW+2)'(1) >= held &
                          wr_level_o <= CountW'(Size) &
                          !(wr_ready_o & wr_level_o == CountW'(Size)));
      a_offers: assert (wr_wait_q <= WaitW'(SyncStages + 1));
      a_wr_gray: assert ($onehot0(wr_gray_q ^ wr_last_q) & wr_gray_q == (written ^ (written >> 1)));
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
