// SPDX-License-Identifier: MIT OR Apache-2.0

// Control of a protected memory: decides which request is taken, what the array reads and writes,
// and the answers.
//
// A write of whole codewords goes to the array in the clock in which it is taken. A write of some
// bytes of a codeword reads the entry, merges and writes it back; no other write is taken in
// between, and no read of the entry. The scrubber takes the same path with no byte enabled. An
// uncorrectable entry is never written back, because new check bits would mark its data as good. A
// raw read takes this path too, and writes nothing.
// A write without bytes and an access from `Depth` on do not touch the array.
//
// The codec is outside: `enc_entry_i` is a function of `enc_data_o` (and of `mem_waddr_o`, if the
// address is in the code); the `dec_*_i` are functions of `dec_entry_o` (and `dec_addr_o`), one
// clock later if `DecReg` is set.
module eccforge_ram_ctrl #(
  parameter int                DataW      = 4,
  parameter int                EntryW     = 8,
  parameter int                AddrW      = 3,
  parameter int                Depth      = 0,     // entries; 0: 2^AddrW
  parameter int                SyndW      = 4,
  // Clocks from a read to the entry.
  parameter int                Latency    = 1,
  // A read port and a write port; otherwise one port for both.
  parameter bit                TwoPorts   = 1'b0,
  parameter bit                InReg      = 1'b0,  // register between array and decoder
  parameter bit                DecReg     = 1'b0,  // the decoder has one register stage
  parameter bit                OutReg     = 1'b0,  // register after the decoder
  parameter bit                ResetSync  = 1'b0,
  parameter bit                Init       = 1'b1,  // fills the memory after reset
  parameter logic [DataW-1:0]  InitData   = '0,
  parameter bit                Service    = 1'b0,  // raw reads, and reads without correction
  // The registers of requests in progress hold complements: for the second of two controls.
  parameter bit                Inverted   = 1'b0,
  // Flips that make an entry uncorrectable; 0: none.
  parameter logic [EntryW-1:0] Poison     = '0,
  parameter logic [SyndW-1:0]  PoisonSynd = '0,
  // Parts that the array can write alone, and the part of each byte and of each stored bit.
  parameter int                Words      = 1,
  parameter logic [Words*((DataW+7)/8)-1:0] WordBytes = {(Words * ((DataW + 7) / 8)){1'b1}},
  parameter logic [Words*EntryW-1:0]        WordBits  = {(Words * EntryW){1'b1}},
  localparam int               StrbW      = (DataW + 7) / 8
) (
  input  logic              clk_i,
  input  logic              rst_ni,
  // Reads. With one port, a write has priority over a read that is requested in the same clock.
  input  logic              rd_req_i,
  input  logic [AddrW-1:0]  rd_addr_i,
  output logic              rd_gnt_o,
  output logic              rd_valid_o,
  output logic [DataW-1:0]  rd_data_o,
  output logic              rd_ce_o,
  output logic              rd_due_o,
  output logic              rd_poisoned_o,
  // Writes.
  input  logic              wr_req_i,
  input  logic [AddrW-1:0]  wr_addr_i,
  input  logic [DataW-1:0]  wr_data_i,
  input  logic [StrbW-1:0]  wr_be_i,
  input  logic              wr_poison_i,
  output logic              wr_gnt_o,
  output logic              wr_valid_o,
  output logic              wr_ce_o,
  output logic              wr_due_o,
  output logic              wr_poisoned_o,
  // Initialiser: `init_i` starts it, and stays one until it has filled the last entry.
  input  logic              init_i,
  output logic              init_done_o,
  // Scrubber and error injection.
  input  logic              scrub_req_i,
  input  logic [AddrW-1:0]  scrub_addr_i,
  output logic              scrub_gnt_o,
  input  logic [EntryW-1:0] inject_i,
  output logic              inject_used_o,
  // Service. A raw read delivers the entry as stored (zeros from `Depth` on); while `off_i` is one,
  // reads deliver the data as stored, with the flags of the decoder.
  input  logic              raw_req_i,
  input  logic [AddrW-1:0]  raw_addr_i,
  output logic              raw_gnt_o,
  output logic              raw_valid_o,
  output logic [EntryW-1:0] raw_entry_o,
  input  logic              off_i,
  // Array: delivers the entry `Latency` clocks after the read, writes the bits of the mask.
  output logic              mem_re_o,
  output logic [AddrW-1:0]  mem_raddr_o,
  output logic              mem_we_o,
  output logic [AddrW-1:0]  mem_waddr_o,
  output logic [EntryW-1:0] mem_mask_o,
  output logic [EntryW-1:0] mem_entry_o,
  input  logic [EntryW-1:0] mem_entry_i,
  // Codec.
  output logic [DataW-1:0]  enc_data_o,
  input  logic [EntryW-1:0] enc_entry_i,
  output logic              dec_valid_o,  // a request needs this entry
  output logic [EntryW-1:0] dec_entry_o,
  output logic [AddrW-1:0]  dec_addr_o,
  input  logic [DataW-1:0]  dec_data_i,
  input  logic [DataW-1:0]  dec_flips_i,  // what the decoder changed in the data
  input  logic              dec_ce_i,
  input  logic              dec_due_i,
  input  logic [SyndW-1:0]  dec_synd_i,
  // Events for the log. Source: 0 read, 2 write of some bytes, 3 scrubber.
  output logic              ev_ce_o,
  output logic              ev_due_o,
  output logic              ev_poisoned_o,
  output logic              ev_refused_o,
  output logic [1:0]        ev_source_o,
  output logic [AddrW-1:0]  ev_addr_o,
  output logic [SyndW-1:0]  ev_synd_o
);

`ifdef __ICARUS__
  initial begin
    if (AddrW < 1 || AddrW > 31) $fatal(1, "AddrW must be 1 to 31");
    if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) $fatal(1, "Depth must be 0 to 2^AddrW");
    if (Latency < 1 || Latency > 3) $fatal(1, "Latency must be 1 to 3");
    if (DataW < 1 || EntryW < DataW) $fatal(1, "EntryW must be at least DataW");
    if (SyndW < 1) $fatal(1, "SyndW must be at least 1");
    if (Words < 1) $fatal(1, "Words must be at least 1");
  end
`else
  if (AddrW < 1 || AddrW > 31) begin : gen_addr_w
    $error("AddrW must be 1 to 31");
  end
  if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) begin : gen_bad_depth
    $error("Depth must be 0 to 2^AddrW");
  end
  if (Latency < 1 || Latency > 3) begin : gen_latency
    $error("Latency must be 1 to 3");
  end
  if (DataW < 1 || EntryW < DataW) begin : gen_entry_w
    $error("EntryW must be at least DataW");
  end
  if (SyndW < 1) begin : gen_synd_w
    $error("SyndW must be at least 1");
  end
  if (Words < 1) begin : gen_bad_words
    $error("Words must be at least 1");
  end
`endif

  // Register stages from the array's input to the answer, and the stage whose entry is decoded.
  localparam int Stages  = Latency + (InReg ? 1 : 0) + (DecReg ? 1 : 0) + (OutReg ? 1 : 0);
  localparam int Decoded = Latency + (InReg ? 1 : 0);
  // The last entry.
  localparam logic [AddrW-1:0] Last = AddrW'(Depth - 1);

  typedef enum logic [1:0] {OpRead, OpWrite, OpModify, OpScrub} op_e;
  typedef enum logic [1:0] {StReset, StInit, StReady} state_e;

  ////////////////////////
  // Reset, initialiser //
  ////////////////////////

  // A write of some bytes or a scrub is under way. It keeps other writes away until it has written.
  logic             busy_d, busy_q;
  logic [1:0]       state_d, state_q;
  logic [AddrW-1:0] init_addr_d, init_addr_q;
  logic             ready, fill;

  assign ready = (state_q == StReady) & ~init_i;
  assign fill  = state_q == StInit;

  always_comb begin
    unique case (state_q)
      StReset: state_d = Init ? StInit : StReady;
      StInit:  state_d = (init_addr_q == Last) ? StReady : StInit;
      StReady: state_d = (init_i & ~busy_q) ? StInit : StReady;
      default: state_d = StReset;
    endcase
  end
  assign init_addr_d = fill ? init_addr_q + AddrW'(1) : '0;
  assign init_done_o = fill & (init_addr_q == Last);

  //////////////
  // Requests //
  //////////////

  logic read, write, store, modify, scrub, closing;
  logic rd_outside, wr_outside, touches, all_bytes, poisons;

  // A raw read is a scrub that writes nothing.
  logic             comes_first, starts_raw, raw_outside, raw_q;
  logic [AddrW-1:0] first_addr;

  assign comes_first = scrub_req_i | (Service & raw_req_i);
  assign starts_raw  = Service & ~scrub_req_i;
  assign first_addr  = starts_raw ? raw_addr_i : scrub_addr_i;
  assign scrub       = comes_first & ready & ~busy_q;
  assign scrub_gnt_o = scrub & ~starts_raw;
  assign raw_gnt_o   = scrub & starts_raw;
  assign wr_gnt_o    = ready & ~busy_q & ~comes_first;
  assign poisons     = (|Poison) & wr_poison_i;
  assign write       = wr_req_i & wr_gnt_o;
  assign touches     = write & ~wr_outside & ((|wr_be_i) | poisons);
  assign store       = touches & (all_bytes | poisons);
  assign modify      = touches & ~(all_bytes | poisons);
  assign read        = rd_req_i & rd_gnt_o;
  assign busy_d      = modify | scrub | (busy_q & ~closing);

  // The bits of the codewords that the write covers. It covers no codeword in part if `all_bytes`.
  logic [EntryW-1:0] covered;

  if (Words == 1) begin : gen_one_word
    assign all_bytes = &wr_be_i;
    assign covered   = '1;
  end else begin : gen_words
    logic [Words-1:0]        whole, hit;
    for (genvar w = 0; w < Words; w++) begin : gen_word
      localparam logic [StrbW-1:0] Bytes = WordBytes[w*StrbW+:StrbW];
      assign hit[w]   = poisons | (|(wr_be_i & Bytes));
      assign whole[w] = &(wr_be_i | ~Bytes);
    end
    assign all_bytes = &(whole | ~hit);
    always_comb begin
      covered = '0;
      for (int w = 0; w < Words; w++) covered |= WordBits[w*EntryW+:EntryW] & {EntryW{hit[w]}};
    end
  end

  // What waits for its entry, stage by stage, the youngest in the lowest bits.
  logic                    start_valid;
  logic [Stages-1:0]       valid_d, valid_q;
  logic [1:0]              start_op, op, dec_op;
  logic [AddrW-1:0]        start_addr, addr;
  logic [2*Stages-1:0]     op_q;
  logic [AddrW*Stages-1:0] addr_q;
  logic                    stored_q;

  if (TwoPorts) begin : gen_two_ports
    // A read waits for the write of its entry that was taken before.
    logic [Stages-1:0] waits;
    for (genvar i = 0; i < Stages - 1; i++) begin : gen_waits
      assign waits[i] = valid_q[i] & (op_q[2*i+1] ^ Inverted) &
                        (rd_addr_i == addr_q[AddrW*i+:AddrW]);
    end
    assign waits[Stages-1] = (store | closing) & (rd_addr_i == mem_waddr_o);
    assign rd_gnt_o        = ready & ~scrub & ~modify & ~(|waits);
    assign start_valid     = read | modify | scrub;
  end else begin : gen_one_port
    assign rd_gnt_o = wr_gnt_o & ~wr_req_i;
    assign start_valid = read | write | scrub;
  end
  assign start_op    = scrub ? OpScrub : modify ? OpModify : read ? OpRead : OpWrite;
  assign start_addr  = scrub ? first_addr : modify | (store & !TwoPorts) ? wr_addr_i : rd_addr_i;
  assign valid_d     = Stages'({valid_q, start_valid});
  assign op          = op_q[2*(Stages-1)+:2] ^ {2{Inverted}};
  assign dec_op      = op_q[2*(Decoded-1)+:2] ^ {2{Inverted}};
  assign addr        = addr_q[AddrW*(Stages-1)+:AddrW];

  eccforge_flop #(
    .Width(Stages + AddrW + 4), .ResetSync(ResetSync), .Inverted(Inverted)
  ) u_control (
    .clk_i,
    .rst_ni,
    .d_i ({state_d, init_addr_d, busy_d, write & ~modify, valid_d}),
    .q_o ({state_q, init_addr_q, busy_q, stored_q, valid_q})
  );

  // Requests from `Depth` on, which the array does not get.
  logic              outside, wr_outside_q;
  logic [Stages-1:0] outside_q;
  if (Depth == 0 || Depth == 2**AddrW) begin : gen_all
    assign {rd_outside, wr_outside, raw_outside, wr_outside_q} = '0;
    assign outside_q = '0;
  end else begin : gen_depth
    assign rd_outside = rd_addr_i > Last;
    assign wr_outside = wr_addr_i > Last;
    assign raw_outside = starts_raw & (raw_addr_i > Last);
    always_ff @(posedge clk_i) begin
      outside_q    <= Stages'({outside_q, scrub ? raw_outside : read ? rd_outside : wr_outside});
      wr_outside_q <= write & wr_outside;
    end
  end
  assign outside = outside_q[Stages-1];

  always_ff @(posedge clk_i) begin
    op_q   <= (2*Stages)'({op_q, start_op ^ {2{Inverted}}});
    addr_q <= (AddrW*Stages)'({addr_q, start_addr});
    if (scrub) raw_q <= starts_raw;
  end

  ////////////
  // Decode //
  ////////////

  logic [DataW-1:0] data, flips;
  logic             ce, due, raw, decoded;
  logic [SyndW-1:0] synd;

  if (InReg) begin : gen_in_reg
    logic [EntryW-1:0] entry_q;
    always_ff @(posedge clk_i) entry_q <= mem_entry_i;
    assign dec_entry_o = entry_q;
  end else begin : gen_no_in_reg
    assign dec_entry_o = mem_entry_i;
  end
  assign dec_valid_o = valid_q[Decoded-1] & (dec_op != OpWrite) & ~outside_q[Decoded-1];
  assign dec_addr_o  = addr_q[AddrW*(Decoded-1)+:AddrW];

  if (OutReg) begin : gen_out_reg
    logic [DataW+SyndW+1:0] result_q;
    always_ff @(posedge clk_i) result_q <= {dec_data_i, dec_ce_i, dec_due_i, dec_synd_i};
    assign {data, ce, due, synd} = result_q;
    logic [DataW-1:0] flips_q;
    always_ff @(posedge clk_i) flips_q <= dec_flips_i;
    assign flips = flips_q;
  end else begin : gen_no_out_reg
    assign {data, ce, due, synd} = {dec_data_i, dec_ce_i, dec_due_i, dec_synd_i};
    assign flips = dec_flips_i;
  end
  assign raw     = Service & raw_q & (op == OpScrub);
  assign decoded = valid_q[Stages-1] & (op != OpWrite) & ~outside & ~raw;

  assign raw_valid_o = valid_q[Decoded-1] & Service & raw_q & (dec_op == OpScrub);
  assign raw_entry_o = dec_entry_o & ~{EntryW{outside_q[Decoded-1]}};

  ///////////////////////
  // Merge, write back //
  ///////////////////////

  logic [DataW-1:0] held_data_q, held_mask, merged;
  logic [StrbW-1:0] held_be_q;
  logic             write_back, by_user;

  always_ff @(posedge clk_i) begin
    if (modify) held_data_q <= wr_data_i;
    if (modify | scrub) held_be_q <= wr_be_i & {StrbW{modify}};
  end

  for (genvar i = 0; i < DataW; i++) begin : gen_mask
    assign held_mask[i] = held_be_q[i/8];
  end
  assign merged     = (held_data_q & held_mask) | (data & ~held_mask);
  assign closing    = valid_q[Stages-1] & ((op == OpModify) | (op == OpScrub));
  assign write_back = closing & ~due & ((ce & ~raw) | (op == OpModify));
  assign by_user    = store | (write_back & (op == OpModify));

  assign enc_data_o    = fill ? InitData : closing ? merged : wr_data_i;
  assign inject_used_o = by_user;
  assign mem_re_o      = (read & ~rd_outside) | modify | (scrub & ~raw_outside);
  assign mem_raddr_o   = scrub ? first_addr : modify ? wr_addr_i : rd_addr_i;
  assign mem_we_o      = fill | store | write_back;
  assign mem_waddr_o   = fill ? init_addr_q : closing ? addr : wr_addr_i;
  assign mem_mask_o    = covered | {EntryW{fill | closing}};
  assign mem_entry_o   = enc_entry_i ^ (Poison & {EntryW{store & wr_poison_i}}) ^
                         (inject_i & {EntryW{by_user}});

  /////////////////////
  // Answers, events //
  /////////////////////

  logic is_read, is_modify, is_poison, is_write, is_refused;

  assign is_read       = valid_q[Stages-1] & (op == OpRead);
  assign is_modify     = valid_q[Stages-1] & (op == OpModify);
  assign is_poison     = (|Poison) & due & (synd == PoisonSynd);
  assign is_write      = TwoPorts ? stored_q : valid_q[Stages-1] & (op == OpWrite);
  assign is_refused    = is_write & (TwoPorts ? wr_outside_q : outside);
  assign rd_valid_o    = is_read;
  assign rd_data_o     = (data ^ (flips & {DataW{Service && off_i}})) & ~{DataW{outside}};
  assign rd_ce_o       = is_read & ce & ~outside;
  assign rd_due_o      = is_read & (due | outside);
  assign rd_poisoned_o = is_read & is_poison & ~outside;
  assign wr_valid_o    = is_modify | is_write;
  assign wr_ce_o       = is_modify & ce;
  assign wr_due_o      = (is_modify & due) | is_refused;
  assign wr_poisoned_o = is_modify & is_poison;

  assign ev_ce_o       = decoded & ce;
  assign ev_due_o      = decoded & due;
  assign ev_poisoned_o = decoded & is_poison;
  assign ev_refused_o  = is_modify & due;
  assign ev_source_o   = op;
  assign ev_addr_o     = addr;
  assign ev_synd_o     = synd;

`ifdef ECC_SVA
  eccforge_ram_ctrl_sva #(
    .DataW(DataW), .EntryW(EntryW), .AddrW(AddrW), .Depth(Depth), .SyndW(SyndW),
    .Latency(Latency), .TwoPorts(TwoPorts),
    .InReg(InReg), .DecReg(DecReg), .OutReg(OutReg), .ResetSync(ResetSync),
    .Init(Init), .InitData(InitData), .Service(Service), .Poison(Poison), .PoisonSynd(PoisonSynd),
    .Words(Words), .WordBytes(WordBytes), .WordBits(WordBits)
  ) u_sva (.*);
`endif

endmodule
