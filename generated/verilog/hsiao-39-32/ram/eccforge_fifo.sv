// SPDX-License-Identifier: MIT OR Apache-2.0

// A first-in first-out queue of 2^AddrW entries between two clocks, or in one (`SyncStages` = 0).
// The encoder is in front of `wr_entry_i`, the decoder behind `rd_entry_o`.
//
// Each side gets the other's count of entries through `eccforge_sync`, in Gray code, which changes
// in one bit a clock. All outputs depend only on registers. The fill levels are those that a side
// knows: the writer's is never too low, the reader's never too high.
// Both resets are active low; reset both sides together.
module eccforge_fifo #(
  parameter int EntryW     = 8,
  parameter int AddrW      = 4,
  parameter int SyncStages = 2,    // 0, or at least 2
  parameter bit ResetSync  = 1'b0,
  localparam int CountW    = AddrW + 1
) (
  input  logic              wr_clk_i,
  input  logic              wr_rst_ni,
  input  logic              wr_valid_i,
  output logic              wr_ready_o,
  input  logic [EntryW-1:0] wr_entry_i,
  output logic [CountW-1:0] wr_level_o,  // entries that the array may hold
  input  logic              rd_clk_i,
  input  logic              rd_rst_ni,
  output logic              rd_valid_o,
  input  logic              rd_ready_i,
  output logic [EntryW-1:0] rd_entry_o,
  output logic [CountW-1:0] rd_level_o   // entries to read, with the one at `rd_entry_o`
);

`ifdef __ICARUS__
  initial begin
    if (EntryW < 1 || AddrW < 1) $fatal(1, "EntryW and AddrW must be at least 1");
    if (SyncStages < 0 || SyncStages == 1) $fatal(1, "SyncStages must be 0 or at least 2");
  end
`else
  if (EntryW < 1 || AddrW < 1) begin : gen_entry_w
    $error("EntryW and AddrW must be at least 1");
  end
  if (SyncStages < 0 || SyncStages == 1) begin : gen_sync_stages
    $error("SyncStages must be 0 or at least 2");
  end
`endif

  // Counts of entries written and fetched, modulo twice the size; those of the other side.
  logic [CountW-1:0] written_d, written_q, wr_gray_d, wr_gray_q, wr_other;
  logic [CountW-1:0] fetched_d, fetched_q, rd_gray_d, rd_gray_q, rd_other;
  logic              live_q, push, fetch, full, valid_d, valid_q;

  // It is full if the other side's count is this one's less the size: in Gray code the two highest
  // bits differ.
  assign full       = wr_gray_q == (wr_other ^ (CountW'(3) << (CountW - 2)));
  assign wr_ready_o = live_q & ~full;
  assign push       = wr_valid_i & wr_ready_o;
  assign written_d  = written_q + CountW'(push);
  assign wr_gray_d  = written_d ^ (written_d >> 1);

  assign fetch      = (rd_gray_q != rd_other) & (rd_ready_i | ~valid_q);
  assign valid_d    = fetch | (valid_q & ~rd_ready_i);
  assign rd_valid_o = valid_q;
  assign fetched_d  = fetched_q + CountW'(fetch);
  assign rd_gray_d  = fetched_d ^ (fetched_d >> 1);

  // The other side's counts in binary: a bit is the parity of itself and the higher ones.
  logic [CountW-1:0] wr_fetched, rd_written;
  for (genvar i = 0; i < CountW; i++) begin : gen_binary
    assign wr_fetched[i] = ^(wr_other >> i);
    assign rd_written[i] = ^(rd_other >> i);
  end
  assign wr_level_o = written_q - wr_fetched;
  assign rd_level_o = rd_written - fetched_q + CountW'(valid_q);

  eccforge_flop #(.Width(2 * CountW + 1), .ResetSync(ResetSync)) u_write (
    .clk_i(wr_clk_i), .rst_ni(wr_rst_ni),
    .d_i({written_d, wr_gray_d, 1'b1}), .q_o({written_q, wr_gray_q, live_q})
  );

  eccforge_flop #(.Width(2 * CountW + 1), .ResetSync(ResetSync)) u_read (
    .clk_i(rd_clk_i), .rst_ni(rd_rst_ni),
    .d_i({fetched_d, rd_gray_d, valid_d}), .q_o({fetched_q, rd_gray_q, valid_q})
  );

  if (SyncStages == 0) begin : gen_one_clock
    assign wr_other = rd_gray_q;
    assign rd_other = wr_gray_q;
  end else begin : gen_two_clocks
    eccforge_sync #(.Width(CountW), .Stages(SyncStages), .ResetSync(ResetSync)) u_to_write (
      .clk_i(wr_clk_i), .rst_ni(wr_rst_ni), .d_i(rd_gray_q), .q_o(wr_other)
    );
    eccforge_sync #(.Width(CountW), .Stages(SyncStages), .ResetSync(ResetSync)) u_to_read (
      .clk_i(rd_clk_i), .rst_ni(rd_rst_ni), .d_i(wr_gray_q), .q_o(rd_other)
    );
  end

  eccforge_ram_2clk #(.EntryW(EntryW), .AddrW(AddrW)) u_array (
    .wr_clk_i, .we_i(push), .waddr_i(written_q[AddrW-1:0]), .entry_i(wr_entry_i),
    .rd_clk_i, .re_i(fetch), .raddr_i(fetched_q[AddrW-1:0]), .entry_o(rd_entry_o)
  );

`ifdef ECC_SVA
  eccforge_fifo_sva #(
    .EntryW(EntryW), .AddrW(AddrW), .SyncStages(SyncStages), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
