// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_ram_ctrl`, from its ports only; the outputs of the codec may have any
// values.
module eccforge_ram_ctrl_sva #(
  parameter int                DataW      = 4,
  parameter int                EntryW     = 8,
  parameter int                AddrW      = 3,
  parameter int                Depth      = 0,
  parameter int                SyndW      = 4,
  parameter int                Latency    = 1,
  parameter bit                TwoPorts   = 1'b0,
  parameter bit                InReg      = 1'b0,
  parameter bit                DecReg     = 1'b0,
  parameter bit                OutReg     = 1'b0,
  parameter bit                ResetSync  = 1'b0,
  parameter bit                Init       = 1'b1,
  parameter logic [DataW-1:0]  InitData   = '0,
  parameter bit                Service    = 1'b0,
  parameter logic [EntryW-1:0] Poison     = '0,
  parameter logic [SyndW-1:0]  PoisonSynd = '0,
  parameter int                Words      = 1,
  parameter logic [Words*((DataW+7)/8)-1:0] WordBytes = {(Words * ((DataW + 7) / 8)){1'b1}},
  parameter logic [Words*EntryW-1:0]        WordBits  = {(Words * EntryW){1'b1}},
  localparam int               StrbW      = (DataW + 7) / 8
) (
  input  logic              clk_i,
  input  logic              rst_ni,
  input  logic              rd_req_i,
  input  logic [AddrW-1:0]  rd_addr_i,
  input  logic              rd_gnt_o,
  input  logic              rd_valid_o,
  input  logic [DataW-1:0]  rd_data_o,
  input  logic              rd_ce_o,
  input  logic              rd_due_o,
  input  logic              rd_poisoned_o,
  input  logic              wr_req_i,
  input  logic [AddrW-1:0]  wr_addr_i,
  input  logic [DataW-1:0]  wr_data_i,
  input  logic [StrbW-1:0]  wr_be_i,
  input  logic              wr_poison_i,
  input  logic              wr_gnt_o,
  input  logic              wr_valid_o,
  input  logic              wr_ce_o,
  input  logic              wr_due_o,
  input  logic              wr_poisoned_o,
  input  logic              init_i,
  input  logic              init_done_o,
  input  logic              scrub_req_i,
  input  logic [AddrW-1:0]  scrub_addr_i,
  input  logic              scrub_gnt_o,
  input  logic [EntryW-1:0] inject_i,
  input  logic              inject_used_o,
  input  logic              raw_req_i,
  input  logic [AddrW-1:0]  raw_addr_i,
  input  logic              raw_gnt_o,
  input  logic              raw_valid_o,
  input  logic [EntryW-1:0] raw_entry_o,
  input  logic              off_i,
  input  logic              mem_re_o,
  input  logic [AddrW-1:0]  mem_raddr_o,
  input  logic              mem_we_o,
  input  logic [AddrW-1:0]  mem_waddr_o,
  input  logic [EntryW-1:0] mem_mask_o,
  input  logic [EntryW-1:0] mem_entry_o,
  input  logic [EntryW-1:0] mem_entry_i,
  input  logic [DataW-1:0]  enc_data_o,
  input  logic [EntryW-1:0] enc_entry_i,
  input  logic [EntryW-1:0] dec_entry_o,
  input  logic [AddrW-1:0]  dec_addr_o,
  input  logic [DataW-1:0]  dec_data_i,
  input  logic [DataW-1:0]  dec_flips_i,
  input  logic              dec_ce_i,
  input  logic              dec_due_i,
  input  logic [SyndW-1:0]  dec_synd_i,
  input  logic              ev_ce_o,
  input  logic              ev_due_o,
  input  logic              ev_poisoned_o,
  input  logic              ev_refused_o,
  input  logic [1:0]        ev_source_o,
  input  logic [AddrW-1:0]  ev_addr_o,
  input  logic [SyndW-1:0]  ev_synd_o
);

  // A name of its own for the reset, which the properties read at a clock.
  logic up;
  assign up = rst_ni;


  localparam int Stages  = Latency + (InReg ? 1 : 0) + (DecReg ? 1 : 0) + (OutReg ? 1 : 0);
  localparam int Decoded = Latency + (InReg ? 1 : 0);
  localparam int Entries = (Depth == 0) ? 2**AddrW : Depth;

  // Reset, and clocks since then.
  logic             in_reset_q;
  logic [AddrW+1:0] left_q;  // entries that are not filled
  logic             first_q, fills, ready, starts, under_way;
  assign fills  = !first_q & (left_q != '0);
  assign ready  = !first_q & (left_q == '0) & !init_i;
  assign starts = !first_q & (left_q == '0) & init_i & !under_way;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) begin
    in_reset_q <= !up;
    if (!up) begin
      first_q <= 1'b1;
      left_q  <= Init ? (AddrW+2)'(Entries) : '0;
    end else begin
      first_q <= 1'b0;
      if (fills) left_q <= left_q - (AddrW+2)'(1);
      else if (starts) left_q <= (AddrW+2)'(Entries);
    end
  end

  // What is taken.
  logic poisons, wholly, read, write, store, modify, nothing, scrub, raw, rd_in, wr_in, raw_in;
  logic asks_raw;
  logic [EntryW-1:0] stored;  // the bits of the codewords of which some byte is written
  logic [Words-1:0]  partly;
  always_comb begin
    stored = '0;
    for (int w = 0; w < Words; w++) begin
      partly[w] = 1'b0;
      for (int b = 0; b < StrbW; b++) begin
        if (WordBytes[w*StrbW+b] && wr_be_i[b]) stored = stored | WordBits[w*EntryW+:EntryW];
        if (WordBytes[w*StrbW+b] && !wr_be_i[b]) partly[w] = 1'b1;
      end
    end
    wholly = 1'b1;
    for (int w = 0; w < Words; w++) begin
      for (int b = 0; b < StrbW; b++) begin
        if (WordBytes[w*StrbW+b] && wr_be_i[b] && partly[w]) wholly = 1'b0;
      end
    end
    if (poisons) stored = '1;
  end
  assign poisons = (Poison != '0) & wr_poison_i;
  assign rd_in   = (AddrW+2)'(rd_addr_i) < (AddrW+2)'(Entries);
  assign wr_in   = (AddrW+2)'(wr_addr_i) < (AddrW+2)'(Entries);
  assign read    = rd_req_i & rd_gnt_o;
  assign write   = wr_req_i & wr_gnt_o;
  assign nothing = write & (!wr_in | ((wr_be_i == '0) & !poisons));
  assign store   = write & !nothing & (wholly | poisons);
  assign modify  = write & !nothing & !store;
  assign scrub   = scrub_req_i & scrub_gnt_o;
  assign asks_raw = Service & raw_req_i;
  assign raw     = asks_raw & raw_gnt_o;
  assign raw_in  = (AddrW+2)'(raw_addr_i) < (AddrW+2)'(Entries);

  // The account of what was taken: one place for each stage, place 1 in the lowest bits.
  logic [Stages-1:0]        is_read_q, is_store_q, is_modify_q, is_scrub_q, is_raw_q, outside_q;
  logic [Stages*AddrW-1:0]  addr_q;
  logic [(Stages-Latency+1)*EntryW-1:0] entries;
  logic [DataW-1:0]         held_data_q, mask, result, flips, merged;
  logic [StrbW-1:0]         held_be_q;
  logic                     stored_q, wr_outside_q;
  logic [AddrW-1:0]         taken_addr;
  assign taken_addr = scrub ? scrub_addr_i : raw ? raw_addr_i :
                      (modify | (store & !TwoPorts)) ? wr_addr_i : rd_addr_i;
  always_ff @(posedge clk_i) begin
    if (!up) begin
      is_read_q   <= '0;
      is_store_q  <= '0;
      is_modify_q <= '0;
      is_scrub_q  <= '0;
      is_raw_q    <= '0;
      stored_q    <= 1'b0;
    end else begin
      is_read_q   <= Stages'({is_read_q, read});
      is_store_q  <= Stages'({is_store_q, (store | nothing) & !TwoPorts});
      is_modify_q <= Stages'({is_modify_q, modify});
      is_scrub_q  <= Stages'({is_scrub_q, scrub});
      is_raw_q    <= Stages'({is_raw_q, raw});
      stored_q    <= (store | nothing) & TwoPorts;
    end
    outside_q    <= Stages'({outside_q, read ? !rd_in : raw ? !raw_in : write & !wr_in});
    wr_outside_q <= write & !wr_in;
    addr_q <= (Stages*AddrW)'({addr_q, taken_addr});
    if (modify) begin
      held_data_q <= wr_data_i;
      held_be_q   <= wr_be_i;
    end
  end
  if (Stages == Latency) begin : gen_one_stage
    assign entries = mem_entry_i;
  end else begin : gen_stages
    logic [(Stages-Latency)*EntryW-1:0] entries_q;
    always_ff @(posedge clk_i) begin
      entries_q <= ((Stages-Latency)*EntryW)'({entries_q, mem_entry_i});
    end
    assign entries = {entries_q, mem_entry_i};
  end

  // The stage that is answered.
  logic             reads, stores, modifies, scrubs, raws, ce, due, outside, refused;
  logic [SyndW-1:0] synd;
  logic [AddrW-1:0] addr;
  assign reads     = is_read_q[Stages-1];
  assign stores    = is_store_q[Stages-1] | stored_q;
  assign modifies  = is_modify_q[Stages-1];
  assign scrubs    = is_scrub_q[Stages-1];
  assign addr      = addr_q[(Stages-1)*AddrW+:AddrW];
  assign raws      = is_raw_q[Stages-1];
  assign under_way = |{is_modify_q, is_scrub_q, is_raw_q};
  assign outside   = outside_q[Stages-1];
  assign refused   = stores & (TwoPorts ? wr_outside_q : outside);
  if (OutReg) begin : gen_result
    logic [2*DataW+SyndW+1:0] result_q;
    always_ff @(posedge clk_i) begin
      result_q <= {dec_flips_i, dec_synd_i, dec_ce_i, dec_due_i, dec_data_i};
    end
    assign {flips, synd, ce, due, result} = result_q;
  end else begin : gen_direct
    assign {flips, synd, ce, due, result} =
        {dec_flips_i, dec_synd_i, dec_ce_i, dec_due_i, dec_data_i};
  end
  for (genvar i = 0; i < DataW; i++) begin : gen_mask
    assign mask[i] = held_be_q[i/8];
  end
  assign merged = (held_data_q & mask) | (result & ~mask);

  logic poisoned, told;
  assign poisoned = (Poison != '0) & due & (synd == PoisonSynd);
  assign told     = (reads & !outside) | modifies | scrubs;

  // One address, whichever: what the array holds there, and whether the initialiser has been there.
`ifdef FORMAL
  (* anyconst *) logic [AddrW-1:0] watched;
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`else
  logic [AddrW-1:0] watched;
  assign watched = '0;
`endif
  logic [EntryW-1:0]         word_q;
  logic [Latency*EntryW-1:0] fetched_q;
  logic [Latency-1:0]        reads_watched_q;
  logic                      filled_q, changes_q, writes_watched;
  assign writes_watched = mem_we_o && mem_waddr_o == watched;
  always_ff @(posedge clk_i) begin
    if (!up) filled_q <= !Init;
    else if (writes_watched) filled_q <= 1'b1;
    if (writes_watched) word_q <= (mem_entry_o & mem_mask_o) | (word_q & ~mem_mask_o);
    fetched_q       <= (Latency*EntryW)'({fetched_q, word_q});
    reads_watched_q <= Latency'({reads_watched_q, mem_re_o && mem_raddr_o == watched});
    // A write of some bytes of the watched entry was taken and is not finished.
    if (!up) changes_q <= 1'b0;
    else if (modify && wr_addr_i == watched) changes_q <= 1'b1;
    else if (modifies) changes_q <= 1'b0;
  end
  // The array delivers after `Latency` clocks what had been written when it read.
  always_ff @(posedge clk_i) begin
    m_array: assume (!reads_watched_q[Latency-1] |
                     mem_entry_i == fetched_q[(Latency-1)*EntryW+:EntryW]);
  end

  // The scrubber asks for entries that exist (`a_order` of `eccforge_scrubber`).
  always_ff @(posedge clk_i) begin
    m_scrub: assume (!scrub_req_i | (AddrW+2)'(scrub_addr_i) < (AddrW+2)'(Entries));
  end

  // Entries that pass through the decoder.
  logic              decodes;
  logic [EntryW-1:0] decoded_entry, last_entry;
  assign decodes       = is_read_q[Decoded-1] | is_modify_q[Decoded-1] | is_scrub_q[Decoded-1] |
                         is_raw_q[Decoded-1];
  assign decoded_entry = entries[(Decoded-Latency)*EntryW+:EntryW];
  assign last_entry    = entries[(Stages-Latency)*EntryW+:EntryW];

  // An entry that is read to be changed is not read by others until it is written.
  logic [Stages-1:0] here;
  logic              waits;
  for (genvar i = 0; i < Stages; i++) begin : gen_here
    assign here[i] = (is_modify_q[i] | is_scrub_q[i] | is_raw_q[i]) &
                     (addr_q[i*AddrW+:AddrW] == rd_addr_i);
  end
  assign waits = |here;

  // Clocks in which the control was ready, something was asked for and nothing was taken.
  logic [3:0] waited_q;
  logic       asks, takes;
  assign asks  = ready & (rd_req_i | wr_req_i | scrub_req_i | asks_raw);
  assign takes = read | write | scrub | raw;
  always_ff @(posedge clk_i) begin
    waited_q <= (up & asks & !takes) ? waited_q + 4'd1 : '0;
  end

  logic [EntryW-1:0] with_errors, poison;
  assign with_errors = enc_entry_i ^ inject_i;
  assign poison      = Poison & {EntryW{wr_poison_i}};

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) begin
      a_reset: assert (!(rd_gnt_o | wr_gnt_o | scrub_gnt_o | mem_re_o | mem_we_o | rd_valid_o |
          wr_valid_o));
    end
    if (up && (!ResetSync || !in_reset_q || first_q)) begin
      // A request is taken unless a write of some bytes or the scrubber is under way, or the
      // scrubber comes first.
      a_write_grant: assert (wr_gnt_o == (ready & ~under_way & ~scrub_req_i & ~asks_raw));
      a_scrub_grant: assert (scrub_gnt_o == (scrub_req_i & ready & ~under_way));
      a_raw_grant: assert (raw_gnt_o == (asks_raw & ready & ~under_way & ~scrub_req_i));
      a_read_grant: assert (TwoPorts
          ? rd_gnt_o == (ready & ~scrub & ~raw & ~modify &
                         ~(store & rd_addr_i == wr_addr_i) & ~waits)
          : rd_gnt_o == (ready & ~under_way & ~scrub_req_i & ~asks_raw & ~wr_req_i));
      // A read that is taken after a write was taken delivers the entry with this write.
      a_after_write: assert (!(read & rd_addr_i == watched & rd_in) |
          !(changes_q | (write & !nothing & wr_addr_i == watched)));
      a_one: assert ($onehot0({scrub, raw, modify}) && !(read & (scrub | raw |
          modify)) && $onehot0({reads, modifies, scrubs, raws}));

      // No livelock, whatever the decoder says of an entry: a stuck bit that comes back after each
      // correction holds up a request for as many clocks as there are stages, and no longer.
      a_progress: assert (!asks | takes | waited_q < 4'(Stages));

      // The initialiser writes every entry with its data before anything is taken.
      a_fill: assert (!fills | (mem_we_o &
          mem_waddr_o == AddrW'((AddrW+2)'(Entries) - left_q)));
      a_fill_done: assert (init_done_o == (fills & left_q == (AddrW+2)'(1)));
      a_fill_data: assert (!fills |
          (enc_data_o == InitData & mem_entry_o == enc_entry_i & mem_mask_o == '1));
      a_filled: assert (!ready | filled_q | (AddrW+2)'(watched) >= (AddrW+2)'(Entries));

      // Every request is answered once, in order, after the stated clocks.
      a_read_answer: assert (rd_valid_o == reads);
      a_write_answer: assert (wr_valid_o == (stores | modifies));
      a_read_flags: assert ({rd_ce_o, rd_due_o, rd_poisoned_o} == (!reads ? 3'b000 :
          outside ? 3'b010 : {ce, due, poisoned}));
      a_write_flags: assert ({wr_ce_o, wr_due_o, wr_poisoned_o} ==
                             {ce & modifies, (due & modifies) | refused, poisoned & modifies});
      a_read_data: assert (!reads | rd_data_o ==
          (outside ? '0 : (Service & off_i) ? result ^ flips : result));
      // A raw read delivers the entry as stored.
      a_raw: assert (raw_valid_o == is_raw_q[Decoded-1]);
      a_raw_entry: assert (!raw_valid_o |
          raw_entry_o == (outside_q[Decoded-1] ? '0 : decoded_entry));

      // What the array reads.
      a_array_read: assert (mem_re_o == ((read & rd_in) | modify | scrub | (raw & raw_in)) &
          (!mem_re_o |
          mem_raddr_o == taken_addr));
      a_no_conflict: assert (!(mem_re_o & mem_we_o) | (TwoPorts & mem_raddr_o != mem_waddr_o));
      a_decode: assert (!decodes | (dec_entry_o == decoded_entry &
                                    dec_addr_o == addr_q[(Decoded-1)*AddrW+:AddrW]));
      // What is written back was made of what the array still holds.
      a_current: assert (!(modifies | scrubs) | addr != watched | last_entry == word_q);

      // What the array writes.
      a_store: assert (!store | (mem_we_o & mem_waddr_o == wr_addr_i & enc_data_o == wr_data_i &
                                 mem_entry_o == (with_errors ^ poison) & mem_mask_o == stored));
      a_modify: assert (!modifies | mem_we_o == !due);
      a_modify_data: assert (!modifies | !mem_we_o | (mem_waddr_o == addr & enc_data_o == merged &
                                                      mem_entry_o == with_errors &
                                                      mem_mask_o == '1));
      a_scrub: assert (!scrubs | mem_we_o == (ce & !due));
      a_scrub_data: assert (!scrubs | !mem_we_o | (mem_waddr_o == addr & enc_data_o == result &
                                                   mem_entry_o == enc_entry_i &
                                                   mem_mask_o == '1));
      a_inside: assert (!mem_we_o | (AddrW+2)'(mem_waddr_o) < (AddrW+2)'(Entries));
      a_no_other_write: assert (!mem_we_o | fills | store | modifies | scrubs);
      a_injected: assert (inject_used_o == (mem_we_o & (store | modifies)));

      // What the log is told.
      a_event: assert ({ev_ce_o, ev_due_o, ev_poisoned_o, ev_refused_o} ==
                       {ce & told, due & told, poisoned & told, due & modifies});
      a_event_source: assert (!told | ev_source_o == (scrubs ? 2'd3 : modifies ? 2'd2 : 2'd0));
      a_event_place: assert (!told | (ev_addr_o == addr & ev_synd_o == synd));
    end
  end

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_read: cover ((up & reads & !ce & !due) == 1'b1);
    c_corrected: cover ((up & reads & ce) == 1'b1);
    c_refused: cover ((up & modifies & due) == 1'b1);
    c_modified: cover ((up & modifies & mem_we_o) == 1'b1);
    c_scrubbed: cover ((up & scrubs & mem_we_o) == 1'b1);
    c_raw: cover ((up & raw_valid_o) == 1'b1);
`ifndef FORMAL
    x_control: assert ((^{up, rd_gnt_o, wr_gnt_o, rd_valid_o, wr_valid_o, mem_we_o}) !== 1'bx);
`endif
  end
`endif

endmodule
