// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_ram_ctrl`, from its ports only; the outputs of the codec may have any
// values.
module eccforge_ram_ctrl_sva #(
  parameter int                DataW      = 32,
  parameter int                EntryW     = 39,
  parameter int                AddrW      = 10,
  parameter int                SyndW      = 7,
  parameter bit                TwoPorts   = 1'b0,
  parameter bit                InReg      = 1'b0,
  parameter bit                DecReg     = 1'b0,
  parameter bit                OutReg     = 1'b0,
  parameter bit                ResetSync  = 1'b0,
  parameter bit                Init       = 1'b1,
  parameter logic [DataW-1:0]  InitData   = '0,
  parameter logic [EntryW-1:0] Poison     = '0,
  parameter logic [SyndW-1:0]  PoisonSynd = '0,
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
  input  logic              scrub_req_i,
  input  logic [AddrW-1:0]  scrub_addr_i,
  input  logic              scrub_gnt_o,
  input  logic [EntryW-1:0] inject_i,
  input  logic              inject_used_o,
  input  logic              mem_re_o,
  input  logic [AddrW-1:0]  mem_raddr_o,
  input  logic              mem_we_o,
  input  logic [AddrW-1:0]  mem_waddr_o,
  input  logic [EntryW-1:0] mem_entry_o,
  input  logic [EntryW-1:0] mem_entry_i,
  input  logic [DataW-1:0]  enc_data_o,
  input  logic [EntryW-1:0] enc_entry_i,
  input  logic [EntryW-1:0] dec_entry_o,
  input  logic [AddrW-1:0]  dec_addr_o,
  input  logic [DataW-1:0]  dec_data_i,
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


  localparam int Stages  = 1 + (InReg ? 1 : 0) + (DecReg ? 1 : 0) + (OutReg ? 1 : 0);
  localparam int Decoded = 1 + (InReg ? 1 : 0);

  // Reset, and clocks since then.
  logic             in_reset_q;
  logic [AddrW+1:0] since_q;
  logic             ready;
  assign ready = since_q >= (AddrW+2)'(Init ? 2**AddrW + 1 : 1);
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) begin
    in_reset_q <= !up;
    if (!up) since_q <= '0;
    else if (!ready) since_q <= since_q + (AddrW+2)'(1);
  end

  // What is taken.
  logic all_bytes, read, write, store, modify, scrub;
  assign all_bytes = (&wr_be_i) | ((Poison != '0) & wr_poison_i);
  assign read      = rd_req_i & rd_gnt_o;
  assign write     = wr_req_i & wr_gnt_o;
  assign store     = write & all_bytes;
  assign modify    = write & ~all_bytes;
  assign scrub     = scrub_req_i & scrub_gnt_o;

  // The account of what was taken: one place for each stage, place 1 in the lowest bits.
  logic [Stages-1:0]        is_read_q, is_store_q, is_modify_q, is_scrub_q;
  logic [Stages*AddrW-1:0]  addr_q;
  logic [Stages*EntryW-1:0] entries;
  logic [DataW-1:0]         held_data_q, mask, result, merged;
  logic [StrbW-1:0]         held_be_q;
  logic                     stored_q;
  logic [AddrW-1:0]         taken_addr;
  assign taken_addr = scrub ? scrub_addr_i : (modify | (store & !TwoPorts)) ? wr_addr_i : rd_addr_i;
  always_ff @(posedge clk_i) begin
    if (!up) begin
      is_read_q   <= '0;
      is_store_q  <= '0;
      is_modify_q <= '0;
      is_scrub_q  <= '0;
      stored_q    <= 1'b0;
    end else begin
      is_read_q   <= Stages'({is_read_q, read});
      is_store_q  <= Stages'({is_store_q, store & !TwoPorts});
      is_modify_q <= Stages'({is_modify_q, modify});
      is_scrub_q  <= Stages'({is_scrub_q, scrub});
      stored_q    <= store & TwoPorts;
    end
    addr_q <= (Stages*AddrW)'({addr_q, taken_addr});
    if (modify) begin
      held_data_q <= wr_data_i;
      held_be_q   <= wr_be_i;
    end
  end
  if (Stages == 1) begin : gen_one_stage
    assign entries = mem_entry_i;
  end else begin : gen_stages
    logic [(Stages-1)*EntryW-1:0] entries_q;
    always_ff @(posedge clk_i) entries_q <= ((Stages-1)*EntryW)'({entries_q, mem_entry_i});
    assign entries = {entries_q, mem_entry_i};
  end

  // The stage that is answered.
  logic             reads, stores, modifies, scrubs, under_way, ce, due;
  logic [SyndW-1:0] synd;
  logic [AddrW-1:0] addr;
  assign reads     = is_read_q[Stages-1];
  assign stores    = is_store_q[Stages-1] | stored_q;
  assign modifies  = is_modify_q[Stages-1];
  assign scrubs    = is_scrub_q[Stages-1];
  assign addr      = addr_q[(Stages-1)*AddrW+:AddrW];
  assign under_way = |{is_modify_q, is_scrub_q};
  if (OutReg) begin : gen_result
    logic [DataW+SyndW+1:0] result_q;
    always_ff @(posedge clk_i) result_q <= {dec_synd_i, dec_ce_i, dec_due_i, dec_data_i};
    assign {synd, ce, due, result} = result_q;
  end else begin : gen_direct
    assign {synd, ce, due, result} = {dec_synd_i, dec_ce_i, dec_due_i, dec_data_i};
  end
  for (genvar i = 0; i < DataW; i++) begin : gen_mask
    assign mask[i] = held_be_q[i/8];
  end
  assign merged = (held_data_q & mask) | (result & ~mask);

  logic poisoned, told;
  assign poisoned = (Poison != '0) & due & (synd == PoisonSynd);
  assign told     = reads | modifies | scrubs;

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
  logic [EntryW-1:0] word_q, fetched_q;
  logic              filled_q, reads_watched_q;
  always_ff @(posedge clk_i) begin
    if (!up) filled_q <= !Init;
    else if (mem_we_o && mem_waddr_o == watched) filled_q <= 1'b1;
    if (mem_we_o && mem_waddr_o == watched) word_q <= mem_entry_o;
    fetched_q       <= word_q;
    reads_watched_q <= mem_re_o && mem_raddr_o == watched;
  end
  // The array delivers in the next clock what was written last.
  always_ff @(posedge clk_i) m_array: assume (!reads_watched_q | mem_entry_i == fetched_q);

  // Entries that pass through the decoder.
  logic              decodes;
  logic [EntryW-1:0] decoded_entry, last_entry;
  assign decodes       = is_read_q[Decoded-1] | is_modify_q[Decoded-1] | is_scrub_q[Decoded-1];
  assign decoded_entry = entries[(Decoded-1)*EntryW+:EntryW];
  assign last_entry    = entries[(Stages-1)*EntryW+:EntryW];

  logic [EntryW-1:0] with_errors, poison;
  assign with_errors = enc_entry_i ^ inject_i;
  assign poison      = Poison & {EntryW{wr_poison_i}};

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) begin
      a_reset: assert (!(rd_gnt_o | wr_gnt_o | scrub_gnt_o | mem_re_o | mem_we_o | rd_valid_o |
          wr_valid_o));
    end
    if (up && (!ResetSync || !in_reset_q || since_q == '0)) begin
      // A request is taken unless a write of some bytes or the scrubber is under way, or the
      // scrubber comes first.
      a_write_grant: assert (wr_gnt_o == (ready & ~under_way & ~scrub_req_i));
      a_scrub_grant: assert (scrub_gnt_o == (scrub_req_i & ready & ~under_way));
      a_read_grant: assert (TwoPorts ? rd_gnt_o == (ready & ~scrub & ~modify &
                                                    ~((store | modifies |
                                                        scrubs) & rd_addr_i == mem_waddr_o))
                                     : rd_gnt_o == (ready & ~under_way & ~scrub_req_i & ~wr_req_i));
      a_one: assert (!(scrub & modify) && !(read & (scrub |
          modify)) && $onehot0({reads, modifies, scrubs}));

      // The initialiser writes every entry with its data before anything is taken.
      a_fill: assert (ready | (mem_we_o == (Init & (since_q != '0))));
      a_fill_data: assert (ready | ~mem_we_o |
          (enc_data_o == InitData & mem_entry_o == enc_entry_i));
      a_filled: assert (!ready | filled_q);

      // Every request is answered once, in order, after the stated clocks.
      a_read_answer: assert (rd_valid_o == reads);
      a_write_answer: assert (wr_valid_o == (stores | modifies));
      a_read_flags: assert ({rd_ce_o, rd_due_o, rd_poisoned_o} == {ce & reads, due &
          reads, poisoned & reads});
      a_write_flags: assert ({wr_ce_o, wr_due_o, wr_poisoned_o} ==
                             {ce & modifies, due & modifies, poisoned & modifies});
      a_read_data: assert (!reads | rd_data_o == result);

      // What the array reads.
      a_array_read: assert (mem_re_o == (read | modify | scrub) & (!mem_re_o |
          mem_raddr_o == taken_addr));
      a_no_conflict: assert (!(mem_re_o & mem_we_o) | (TwoPorts & mem_raddr_o != mem_waddr_o));
      a_decode: assert (!decodes | (dec_entry_o == decoded_entry &
                                    dec_addr_o == addr_q[(Decoded-1)*AddrW+:AddrW]));
      // What is written back was made of what the array still holds.
      a_current: assert (!(modifies | scrubs) | addr != watched | last_entry == word_q);

      // What the array writes.
      a_store: assert (!store | (mem_we_o & mem_waddr_o == wr_addr_i & enc_data_o == wr_data_i &
                                 mem_entry_o == (with_errors ^ poison)));
      a_modify: assert (!modifies | mem_we_o == !due);
      a_modify_data: assert (!modifies | !mem_we_o | (mem_waddr_o == addr & enc_data_o == merged &
                                                      mem_entry_o == with_errors));
      a_scrub: assert (!scrubs | mem_we_o == (ce & !due));
      a_scrub_data: assert (!scrubs | !mem_we_o | (mem_waddr_o == addr & enc_data_o == result &
                                                   mem_entry_o == enc_entry_i));
      a_no_other_write: assert (!mem_we_o | !ready | store | modifies | scrubs);
      a_injected: assert (inject_used_o == (mem_we_o & (store | modifies)));

      // What the log is told.
      a_event: assert ({ev_ce_o, ev_due_o, ev_poisoned_o, ev_refused_o} ==
                       {ce & told, due & told, poisoned & told, due & modifies});
      a_event_source: assert (!told | ev_source_o == (scrubs ? 2'd3 : modifies ? 2'd2 : 2'd0));
      a_event_place: assert (!told | (ev_addr_o == addr & ev_synd_o == synd));
    end
  end

endmodule
