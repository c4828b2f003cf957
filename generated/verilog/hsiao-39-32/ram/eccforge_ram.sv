// SPDX-License-Identifier: MIT OR Apache-2.0

// A protected memory without array and codec: control, scrubber and registers. The array is
// connected to the ports `mem_*`, encoder and decoder to `enc_*` and `dec_*`, as
// `eccforge_ram_ctrl` describes.
//
// With `Hardened`, a second control has the same inputs. In each clock the outputs of both that are
// used are compared; if they differ, `alert_o` is one from the next clock to the reset.
module eccforge_ram #(
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
  parameter bit                Hardened   = 1'b0,
  parameter logic [EntryW-1:0] Poison     = '0,
  parameter logic [SyndW-1:0]  PoisonSynd = '0,
  parameter int                Words      = 1,
  parameter logic [Words*((DataW+7)/8)-1:0] WordBytes = {(Words * ((DataW + 7) / 8)){1'b1}},
  parameter logic [Words*EntryW-1:0]        WordBits  = {(Words * EntryW){1'b1}},
  localparam int               StrbW      = (DataW + 7) / 8
) (
  input  logic              clk_i,         // clock
  input  logic              rst_ni,        // reset, active low
  input  logic              rd_req_i,      // request to read
  input  logic [AddrW-1:0]  rd_addr_i,     // entry to read
  output logic              rd_gnt_o,      // it is taken in this clock
  output logic              rd_valid_o,    // data and flags, in order
  output logic [DataW-1:0]  rd_data_o,     // corrected; as read if due
  output logic              rd_ce_o,       // the entry was corrected
  output logic              rd_due_o,      // the entry is refused
  output logic              rd_poisoned_o, // it is refused because it was written as poison
  input  logic              wr_req_i,      // request to write
  input  logic [AddrW-1:0]  wr_addr_i,     // entry to write
  input  logic [DataW-1:0]  wr_data_i,     // data to write
  input  logic [StrbW-1:0]  wr_be_i,       // 1: this byte is written; the others are kept
  input  logic              wr_poison_i,   // 1: writes an entry that is known to be bad
  output logic              wr_gnt_o,      // it is taken in this clock
  output logic              wr_valid_o,    // the answer to a write, in order
  output logic              wr_ce_o,       // some bytes were written to a corrected entry
  output logic              wr_due_o,      // nothing was written: the other bytes are refused
  output logic              wr_poisoned_o,
  input  logic              reg_req_i,     // request to the registers, taken in every clock
  input  logic              reg_we_i,      // the request is a write
  input  logic [7:0]        reg_addr_i,    // register's address in bytes
  input  logic [31:0]       reg_data_i,    // data to write
  output logic              reg_valid_o,   // the answer, one clock later
  output logic [31:0]       reg_data_o,    // the register that was read
  output logic              irq_o,         // high while an enabled bit of STATUS is one
  output logic              alert_o,       // the two controls differed; 0 if there is only one
  output logic              mem_re_o,
  output logic [AddrW-1:0]  mem_raddr_o,
  output logic              mem_we_o,
  output logic [AddrW-1:0]  mem_waddr_o,
  output logic [EntryW-1:0] mem_mask_o,
  output logic [EntryW-1:0] mem_entry_o,
  input  logic [EntryW-1:0] mem_entry_i,
  output logic [DataW-1:0]  enc_data_o,
  input  logic [EntryW-1:0] enc_entry_i,
  output logic [EntryW-1:0] dec_entry_o,
  output logic [AddrW-1:0]  dec_addr_o,
  input  logic [DataW-1:0]  dec_data_i,
  input  logic [DataW-1:0]  dec_flips_i,
  input  logic              dec_ce_i,
  input  logic              dec_due_i,
  input  logic [SyndW-1:0]  dec_synd_i
);

  // Icarus Verilog 11 has no elaboration tasks.
`ifdef __ICARUS__
  initial begin
    if (AddrW < 1 || AddrW > 31) $fatal(1, "AddrW must be 1 to 31");
    if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) $fatal(1, "Depth must be 0 to 2^AddrW");
    if (Latency < 1 || Latency > 3) $fatal(1, "Latency must be 1 to 3");
    if (DataW < 1 || EntryW < DataW) $fatal(1, "EntryW must be at least DataW");
    if (SyndW < 1 || SyndW > 512 || EntryW > 4096) $fatal(1, "SyndW to 512, EntryW to 4096");
    if (Words < 1) $fatal(1, "Words must be at least 1");
  end
`else
  if (AddrW < 1 || AddrW > 31) begin : gen_addr_w
    $error("AddrW must be 1 to 31");
  end
  if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) begin : gen_depth
    $error("Depth must be 0 to 2^AddrW");
  end
  if (Latency < 1 || Latency > 3) begin : gen_latency
    $error("Latency must be 1 to 3");
  end
  if (DataW < 1 || EntryW < DataW) begin : gen_entry_w
    $error("EntryW must be at least DataW");
  end
  if (SyndW < 1 || SyndW > 512 || EntryW > 4096) begin : gen_synd_w
    $error("SyndW to 512, EntryW to 4096");
  end
  if (Words < 1) begin : gen_words
    $error("Words must be at least 1");
  end
`endif

  logic              scrub_req, scrub_gnt, scrub_enable, scrub_pass, init, init_done;
  logic [27:0]       scrub_interval;
  logic [AddrW-1:0]  scrub_addr;
  logic [EntryW-1:0] inject;
  logic              inject_used;
  logic              raw_req, raw_gnt, raw_valid, off;
  logic [AddrW-1:0]  raw_addr;
  logic [EntryW-1:0] raw_entry;
  logic              dec_valid, ev_ce, ev_due, ev_poisoned, ev_refused;
  logic [1:0]        ev_source;
  logic [AddrW-1:0]  ev_addr;
  logic [SyndW-1:0]  ev_synd;

  eccforge_ram_ctrl #(
    .DataW(DataW), .EntryW(EntryW), .AddrW(AddrW), .Depth(Depth), .SyndW(SyndW),
    .Latency(Latency), .TwoPorts(TwoPorts),
    .InReg(InReg), .DecReg(DecReg), .OutReg(OutReg), .ResetSync(ResetSync),
    .Init(Init), .InitData(InitData), .Service(Service), .Poison(Poison), .PoisonSynd(PoisonSynd),
    .Words(Words), .WordBytes(WordBytes), .WordBits(WordBits)
  ) u_ctrl (
    .clk_i, .rst_ni,
    .rd_req_i, .rd_addr_i, .rd_gnt_o, .rd_valid_o, .rd_data_o, .rd_ce_o, .rd_due_o, .rd_poisoned_o,
    .wr_req_i, .wr_addr_i, .wr_data_i, .wr_be_i, .wr_poison_i,
    .wr_gnt_o, .wr_valid_o, .wr_ce_o, .wr_due_o, .wr_poisoned_o,
    .init_i(init), .init_done_o(init_done),
    .scrub_req_i(scrub_req), .scrub_addr_i(scrub_addr), .scrub_gnt_o(scrub_gnt),
    .inject_i(inject), .inject_used_o(inject_used),
    .raw_req_i(raw_req), .raw_addr_i(raw_addr), .raw_gnt_o(raw_gnt),
    .raw_valid_o(raw_valid), .raw_entry_o(raw_entry), .off_i(off),
    .mem_re_o, .mem_raddr_o, .mem_we_o, .mem_waddr_o,
    .mem_mask_o, .mem_entry_o, .mem_entry_i,
    .enc_data_o, .enc_entry_i,
    .dec_valid_o(dec_valid), .dec_entry_o, .dec_addr_o,
    .dec_data_i, .dec_flips_i, .dec_ce_i, .dec_due_i, .dec_synd_i,
    .ev_ce_o(ev_ce), .ev_due_o(ev_due), .ev_poisoned_o(ev_poisoned), .ev_refused_o(ev_refused),
    .ev_source_o(ev_source), .ev_addr_o(ev_addr), .ev_synd_o(ev_synd)
  );

  if (Hardened) begin : gen_hardened
    logic              re, we, rd_gnt, wr_gnt, rd_valid, wr_valid, rd_ce, rd_due, rd_poisoned;
    logic              wr_ce, wr_due, wr_poisoned, done, gnt_scrub, used, gnt_raw, valid_raw;
    logic              valid_dec, ce, due, poisoned, refused, alert, alert_inverted;
    logic [1:0]        source;
    logic [DataW-1:0]  rd_data, enc_data;
    logic [AddrW-1:0]  raddr, waddr, dec_addr, addr;
    logic [EntryW-1:0] mask, entry, dec_entry, entry_raw;
    logic [SyndW-1:0]  synd;
    logic [21:0]       first, second;
    logic              differ, alarm;

    // Without the attributes, synthesis makes one control of two that are equal.
    (* keep_hierarchy = "yes", dont_touch = "true" *)
    eccforge_ram_ctrl #(
      .DataW(DataW), .EntryW(EntryW), .AddrW(AddrW), .Depth(Depth), .SyndW(SyndW),
      .Latency(Latency), .TwoPorts(TwoPorts),
      .InReg(InReg), .DecReg(DecReg), .OutReg(OutReg), .ResetSync(ResetSync),
      .Init(Init), .InitData(InitData), .Service(Service), .Inverted(1'b1),
      .Poison(Poison), .PoisonSynd(PoisonSynd),
      .Words(Words), .WordBytes(WordBytes), .WordBits(WordBits)
    ) u_second (
      .clk_i, .rst_ni,
      .rd_req_i, .rd_addr_i, .rd_gnt_o(rd_gnt), .rd_valid_o(rd_valid), .rd_data_o(rd_data),
      .rd_ce_o(rd_ce), .rd_due_o(rd_due), .rd_poisoned_o(rd_poisoned),
      .wr_req_i, .wr_addr_i, .wr_data_i, .wr_be_i, .wr_poison_i, .wr_gnt_o(wr_gnt),
      .wr_valid_o(wr_valid), .wr_ce_o(wr_ce), .wr_due_o(wr_due), .wr_poisoned_o(wr_poisoned),
      .init_i(init), .init_done_o(done),
      .scrub_req_i(scrub_req), .scrub_addr_i(scrub_addr), .scrub_gnt_o(gnt_scrub),
      .inject_i(inject), .inject_used_o(used),
      .raw_req_i(raw_req), .raw_addr_i(raw_addr), .raw_gnt_o(gnt_raw),
      .raw_valid_o(valid_raw), .raw_entry_o(entry_raw), .off_i(off),
      .mem_re_o(re), .mem_raddr_o(raddr), .mem_we_o(we), .mem_waddr_o(waddr),
      .mem_mask_o(mask), .mem_entry_o(entry), .mem_entry_i,
      .enc_data_o(enc_data), .enc_entry_i,
      .dec_valid_o(valid_dec), .dec_entry_o(dec_entry), .dec_addr_o(dec_addr),
      .dec_data_i, .dec_flips_i, .dec_ce_i, .dec_due_i, .dec_synd_i,
      .ev_ce_o(ce), .ev_due_o(due), .ev_poisoned_o(poisoned), .ev_refused_o(refused),
      .ev_source_o(source), .ev_addr_o(addr), .ev_synd_o(synd)
    );

    // Outputs that are used in every clock, then those that are used while one of these is one:
    // until then, registers without a reset may differ.
    assign first  = {rd_gnt_o, rd_valid_o, rd_ce_o, rd_due_o, rd_poisoned_o,
                     wr_gnt_o, wr_valid_o, wr_ce_o, wr_due_o, wr_poisoned_o,
                     init_done, scrub_gnt, inject_used, raw_gnt, raw_valid,
                     mem_re_o, mem_we_o, dec_valid, ev_ce, ev_due, ev_poisoned, ev_refused};
    assign second = {rd_gnt, rd_valid, rd_ce, rd_due, rd_poisoned,
                     wr_gnt, wr_valid, wr_ce, wr_due, wr_poisoned,
                     done, gnt_scrub, used, gnt_raw, valid_raw,
                     re, we, valid_dec, ce, due, poisoned, refused};
    assign differ = (first != second) |
        (rd_valid_o & (rd_data_o != rd_data)) |
        (raw_valid & (raw_entry != entry_raw)) |
        (mem_re_o & (mem_raddr_o != raddr)) |
        (mem_we_o & ({mem_waddr_o, mem_mask_o, mem_entry_o, enc_data_o} !=
                     {waddr, mask, entry, enc_data})) |
        (dec_valid & ({dec_entry_o, dec_addr_o} != {dec_entry, dec_addr})) |
        ((ev_ce | ev_due) & ({ev_source, ev_addr, ev_synd} != {source, addr, synd}));

    // Two registers, one inverted: an error in either raises the alert, and none clears it.
    eccforge_flop #(.ResetSync(ResetSync)) u_alert (
      .clk_i, .rst_ni, .d_i(alarm), .q_o(alert)
    );
    eccforge_flop #(.ResetSync(ResetSync), .Inverted(1'b1)) u_alert_inverted (
      .clk_i, .rst_ni, .d_i(alarm), .q_o(alert_inverted)
    );
    assign alarm   = differ | alert_o;
    assign alert_o = alert | alert_inverted;
  end else begin : gen_one_control
    logic unused_valid;
    assign unused_valid = dec_valid;
    assign alert_o      = 1'b0;
  end

  eccforge_scrubber #(.AddrW(AddrW), .Depth(Depth), .ResetSync(ResetSync)) u_scrubber (
    .clk_i, .rst_ni,
    .enable_i(scrub_enable), .interval_i(scrub_interval),
    .req_o(scrub_req), .addr_o(scrub_addr), .gnt_i(scrub_gnt), .pass_o(scrub_pass)
  );

  eccforge_error_log #(
    .EntryW(EntryW), .AddrW(AddrW), .SyndW(SyndW), .Service(Service), .ResetSync(ResetSync)
  ) u_log (
    .clk_i, .rst_ni,
    .reg_req_i, .reg_we_i, .reg_addr_i, .reg_data_i, .reg_valid_o, .reg_data_o, .irq_o,
    .init_o(init), .init_done_i(init_done),
    .scrub_enable_o(scrub_enable), .scrub_interval_o(scrub_interval), .scrub_pass_i(scrub_pass),
    .inject_o(inject), .inject_used_i(inject_used),
    .raw_req_o(raw_req), .raw_addr_o(raw_addr), .raw_gnt_i(raw_gnt),
    .raw_valid_i(raw_valid), .raw_entry_i(raw_entry), .off_o(off),
    .ev_ce_i(ev_ce), .ev_due_i(ev_due), .ev_poisoned_i(ev_poisoned), .ev_refused_i(ev_refused),
    .ev_source_i(ev_source), .ev_addr_i(ev_addr), .ev_synd_i(ev_synd)
  );

endmodule
