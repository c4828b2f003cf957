// SPDX-License-Identifier: MIT OR Apache-2.0

// A first-in first-out queue of `Depth` entries between two clocks, or in one (`SyncStages` = 0).
// The encoder is in front of `wr_entry_i`, the decoder behind `rd_entry_o`.
//
// Each side gets the other's count of entries through `eccforge_sync`, in Gray code, which changes
// in one bit a clock. A count has 2 * Depth values. `Depth` may be any number: the values are the
// middle ones of a reflected Gray code, so the last and the first also differ in one bit only.
// All outputs depend only on registers. The fill levels are those that a side
// knows: the writer's is never too low, the reader's never too high.
// Both resets are active low; reset both sides together.
module eccforge_fifo #(
  parameter int EntryW     = 8,
  parameter int AddrW      = 4,
  parameter int Depth      = 0,    // entries, up to 2^AddrW; 0: 2^AddrW
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
  output logic [CountW-1:0] rd_level_o   // entries to read, with the one that is offered
);

`ifdef __ICARUS__
  initial begin
    if (EntryW < 1 || AddrW < 1) $fatal(1, "EntryW and AddrW must be at least 1");
    if (AddrW > 30) $fatal(1, "AddrW must be at most 30");
    if (Depth < 0 || Depth > 2**AddrW) $fatal(1, "Depth must be 0 to 2^AddrW");
    if (SyncStages < 0 || SyncStages == 1) $fatal(1, "SyncStages must be 0 or at least 2");
  end
`else
  if (EntryW < 1 || AddrW < 1) begin : gen_entry_w
    $error("EntryW and AddrW must be at least 1");
  end
  if (AddrW > 30) begin : gen_addr_w
    $error("AddrW must be at most 30");
  end
  if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) begin : gen_depth
    $error("Depth must be 0 to 2^AddrW");
  end
  if (SyncStages < 0 || SyncStages == 1) begin : gen_sync_stages
    $error("SyncStages must be 0 or at least 2");
  end
`endif

  localparam int                Entries = (Depth == 0) ? 2**AddrW : Depth;
  localparam logic [CountW-1:0] Size    = CountW'(Entries);
  localparam logic [CountW-1:0] Last    = CountW'(2 * Entries - 1);
  // The first of the values whose Gray codes are used. Codes cross XOR that of the first, so that
  // the count after reset is zero.
  localparam logic [CountW-1:0] First   = CountW'(2**AddrW - Entries);
  localparam logic [CountW-1:0] Mask    = First ^ (First >> 1);

  function automatic logic [CountW-1:0] gray(input logic [CountW-1:0] count);
    gray = (count + First) ^ ((count + First) >> 1) ^ Mask;
  endfunction

  // The place in the array: counts from `Entries` on are those of the second round.
  function automatic logic [AddrW-1:0] place(input logic [CountW-1:0] count);
    place = AddrW'(count >= Size ? count - Size : count);
  endfunction

  // Entries counted by one side and not by the other, modulo twice the size.
  function automatic logic [CountW-1:0] ahead(input logic [CountW-1:0] more,
                                              input logic [CountW-1:0] less);
    ahead = more >= less ? more - less : more - less + (Size << 1);
  endfunction

  // Counts of entries written and fetched, modulo twice the size; those of the other side.
  logic [CountW-1:0] written_d, written_q, wr_gray_q, wr_other;
  logic [CountW-1:0] fetched_d, fetched_q, rd_gray_q, rd_other;
  logic              live_q, push, fetch, full, valid_d, valid_q;

  // It is full if the other side's count is this one's less the size.
  assign full       = wr_other == gray(written_q >= Size ? written_q - Size : written_q + Size);
  assign wr_ready_o = live_q & ~full;
  assign push       = wr_valid_i & wr_ready_o;
  assign written_d  = !push ? written_q : (written_q == Last) ? '0 : written_q + CountW'(1);

  assign fetch      = (rd_gray_q != rd_other) & (rd_ready_i | ~valid_q);
  assign valid_d    = fetch | (valid_q & ~rd_ready_i);
  assign rd_valid_o = valid_q;
  assign fetched_d  = !fetch ? fetched_q : (fetched_q == Last) ? '0 : fetched_q + CountW'(1);

  // The other side's counts in binary: a bit is the parity of itself and the higher ones.
  logic [CountW-1:0] wr_fetched, rd_written;
  for (genvar i = 0; i < CountW; i++) begin : gen_binary
    assign wr_fetched[i] = ^((wr_other ^ Mask) >> i);
    assign rd_written[i] = ^((rd_other ^ Mask) >> i);
  end
  assign wr_level_o = ahead(written_q, wr_fetched - First);
  assign rd_level_o = ahead(rd_written - First, fetched_q) + CountW'(valid_q);

  eccforge_flop #(.Width(2 * CountW + 1), .ResetSync(ResetSync)) u_write (
    .clk_i(wr_clk_i), .rst_ni(wr_rst_ni),
    .d_i({written_d, gray(written_d), 1'b1}), .q_o({written_q, wr_gray_q, live_q})
  );

  eccforge_flop #(.Width(2 * CountW + 1), .ResetSync(ResetSync)) u_read (
    .clk_i(rd_clk_i), .rst_ni(rd_rst_ni),
    .d_i({fetched_d, gray(fetched_d), valid_d}), .q_o({fetched_q, rd_gray_q, valid_q})
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

  eccforge_ram_2clk #(.EntryW(EntryW), .AddrW(AddrW), .Depth(Depth)) u_array (
    .wr_clk_i, .we_i(push), .waddr_i(place(written_q)), .entry_i(wr_entry_i),
    .rd_clk_i, .re_i(fetch), .raddr_i(place(fetched_q)), .entry_o(rd_entry_o)
  );

`ifdef ECC_SVA
  eccforge_fifo_sva #(
    .EntryW(EntryW), .AddrW(AddrW), .Depth(Depth), .SyncStages(SyncStages), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
