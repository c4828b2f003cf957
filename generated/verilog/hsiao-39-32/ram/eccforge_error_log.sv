// SPDX-License-Identifier: MIT OR Apache-2.0

// Registers of a protected memory: status and interrupt, counters, the first and the last error,
// injected errors, and the settings of the scrubber. A request is taken in every clock and answered
// in the next. `Service` adds thresholds of the counters, raw reads of entries, and a bit that
// turns the correction of reads off.
module eccforge_error_log #(
  parameter int EntryW    = 8,   // up to 4096
  parameter int AddrW     = 3,   // up to 31
  parameter int SyndW     = 4,   // up to 512
  parameter int CountW    = 32,  // bits of a counter, up to 32
  parameter bit Service   = 1'b0,
  parameter bit ResetSync = 1'b0
) (
  input  logic              clk_i,
  input  logic              rst_ni,
  input  logic              reg_req_i,
  input  logic              reg_we_i,
  input  logic [7:0]        reg_addr_i,  // in bytes; the two lowest bits are unused
  input  logic [31:0]       reg_data_i,
  output logic              reg_valid_o,
  output logic [31:0]       reg_data_o,
  output logic              irq_o,       // high while an enabled bit of STATUS is one
  output logic              init_o,      // start the initialiser; one until it is done
  input  logic              init_done_i,
  output logic              scrub_enable_o,
  output logic [27:0]       scrub_interval_o,
  input  logic              scrub_pass_i,
  output logic [EntryW-1:0] inject_o,    // flips in the next entry that a user writes
  input  logic              inject_used_i,
  output logic              raw_req_o,   // read an entry as stored; held until it is granted
  output logic [AddrW-1:0]  raw_addr_o,
  input  logic              raw_gnt_i,
  input  logic              raw_valid_i, // here it is
  input  logic [EntryW-1:0] raw_entry_i,
  output logic              off_o,       // reads are not corrected
  input  logic              ev_ce_i,
  input  logic              ev_due_i,
  input  logic              ev_poisoned_i,
  input  logic              ev_refused_i,
  input  logic [1:0]        ev_source_i,
  input  logic [AddrW-1:0]  ev_addr_i,
  input  logic [SyndW-1:0]  ev_synd_i
);

`ifdef __ICARUS__
  initial begin
    if (EntryW < 1 || EntryW > 4096) $fatal(1, "EntryW must be 1 to 4096");
    if (AddrW < 1 || AddrW > 31) $fatal(1, "AddrW must be 1 to 31");
    if (SyndW < 1 || SyndW > 512) $fatal(1, "SyndW must be 1 to 512");
    if (CountW < 1 || CountW > 32) $fatal(1, "CountW must be 1 to 32");
  end
`else
  if (EntryW < 1 || EntryW > 4096) begin : gen_entry_w
    $error("EntryW must be 1 to 4096");
  end
  if (AddrW < 1 || AddrW > 31) begin : gen_addr_w
    $error("AddrW must be 1 to 31");
  end
  if (SyndW < 1 || SyndW > 512) begin : gen_synd_w
    $error("SyndW must be 1 to 512");
  end
  if (CountW < 1 || CountW > 32) begin : gen_count_w
    $error("CountW must be 1 to 32");
  end
`endif

  // Addresses in words.
  typedef enum logic [5:0] {
    RegStatus = 6'h00, RegEnable = 6'h01, RegControl = 6'h02, RegInterval = 6'h03,
    RegInject = 6'h04, RegCorrected = 6'h05, RegUncorrected = 6'h06, RegCorrectedLimit = 6'h07,
    RegFirstError = 6'h08, RegFirstAddr = 6'h09, RegLastError = 6'h0a, RegLastAddr = 6'h0b,
    RegUncorrectedLimit = 6'h0c, RegRawAddr = 6'h0d, RegRawWord = 6'h0e, RegRawData = 6'h0f
  } reg_e;
  localparam logic [27:0] IntervalReset = 28'd64;
  localparam int          LogW          = 4 + AddrW + SyndW;

  logic [5:0] at;
  logic       writes;
  assign at     = reg_addr_i[7:2];
  assign writes = reg_req_i & reg_we_i;

  logic unused_addr;
  assign unused_addr = ^reg_addr_i[1:0];

  ////////////////////////
  // Status, interrupt  //
  ////////////////////////

  localparam logic [6:0] Bits = Service ? 7'h7f : 7'h1f;
  logic [6:0] status_d, status_q, enable_d, enable_q, status_set, status_clear;
  logic [1:0] limit;  // an error was counted, and the count is at least its threshold

  assign status_set   = {limit, init_done_i, scrub_pass_i, ev_refused_i, ev_due_i, ev_ce_i};
  assign status_clear = (writes && at == RegStatus) ? reg_data_i[6:0] : 7'h0;
  assign status_d     = status_set | (status_q & ~status_clear & Bits);
  assign enable_d     = (writes && at == RegEnable) ? reg_data_i[6:0] & Bits : enable_q;
  assign irq_o        = |(status_q & enable_q);

  ////////////////////////////
  // Scrubber, initialiser  //
  ////////////////////////////

  logic        scrub_d, scrub_q, init_d, init_q;
  logic [27:0] interval_d, interval_q;  // XOR the value after reset

  assign scrub_d          = (writes && at == RegControl) ? reg_data_i[0] : scrub_q;
  assign init_d           = ((writes && at == RegControl && reg_data_i[1]) | init_q) & ~init_done_i;
  assign init_o           = init_q;
  assign interval_d       = (writes && at == RegInterval) ? reg_data_i[31:4] ^ IntervalReset :
                            interval_q;
  assign scrub_enable_o   = scrub_q;
  assign scrub_interval_o = interval_q ^ IntervalReset;

  /////////////////////
  // Injected errors //
  /////////////////////

  logic        armed_d, armed_q;
  logic [24:0] inject_d, inject_q;  // whether to flip two bits, the second and the first position

  assign inject_d = (writes && at == RegInject) ? reg_data_i[24:0] : inject_q;
  assign armed_d  = (writes && at == RegInject) ? reg_data_i[31] : armed_q & ~inject_used_i;
  assign inject_o = {EntryW{armed_q}} &
      ((EntryW'(1) << inject_q[11:0]) |
       ((EntryW'(1) << inject_q[23:12]) & {EntryW{inject_q[24]}}));

  //////////////
  // Counters //
  //////////////

  logic [CountW-1:0] corrected_d, corrected_q, uncorrected_d, uncorrected_q;

  // While the scrubber runs, an uncorrectable entry is counted when the scrubber reads it: once in
  // each pass, and not with every read.
  logic counts_due;
  assign counts_due = ev_due_i & (~scrub_q | (ev_source_i == 2'd3));

  assign corrected_d   = (writes && at == RegCorrected) ? CountW'(ev_ce_i) :
      (&corrected_q) ? corrected_q : corrected_q + CountW'(ev_ce_i);
  assign uncorrected_d = (writes && at == RegUncorrected) ? CountW'(counts_due) :
      (&uncorrected_q) ? uncorrected_q : uncorrected_q + CountW'(counts_due);

  /////////////////////////////////
  // The first and the last error //
  /////////////////////////////////

  logic            error, first_load, clear_first, clear_last;
  logic            first_valid_d, first_valid_q, last_valid_d, last_valid_q;
  logic [1:0]      kind;
  logic [LogW-1:0] event_log, first_d, first_q, last_d, last_q;

  assign error         = ev_ce_i | ev_due_i;
  assign kind          = ev_poisoned_i ? 2'd3 : ev_due_i ? 2'd2 : 2'd1;
  assign event_log     = {ev_synd_i, ev_addr_i, ev_source_i, kind};
  assign clear_first   = writes && at == RegFirstError && reg_data_i[31];
  assign clear_last    = writes && at == RegLastError && reg_data_i[31];
  assign first_load    = error & (~first_valid_q | clear_first);
  assign first_valid_d = first_load | (first_valid_q & ~clear_first);
  assign last_valid_d  = error | (last_valid_q & ~clear_last);
  assign first_d       = first_load ? event_log : first_q;
  assign last_d        = error ? event_log : last_q;

  /////////////
  // Service //
  /////////////

  logic [31:0] corrected_limit, uncorrected_limit, raw_addr_word, raw_word, raw_data;

  if (Service) begin : gen_service
    // Least counts, the raw read: address, whether it was granted, and the word that is shown.
    logic [CountW-1:0] corrected_limit_d, corrected_limit_q, uncorrected_limit_d;
    logic [CountW-1:0] uncorrected_limit_q;
    logic [30:0]       raw_addr_d, raw_addr_q;
    logic [6:0]        shown_d, shown_q;
    logic              off_d, off_q, start_d, start_q, granted_d, granted_q;
    logic [EntryW-1:0] entry_d, entry_q;
    logic [4095:0]     entry;

    assign corrected_limit_d = (writes && at == RegCorrectedLimit) ? reg_data_i[CountW-1:0] :
                               corrected_limit_q;
    assign uncorrected_limit_d = (writes && at == RegUncorrectedLimit) ? reg_data_i[CountW-1:0] :
                                 uncorrected_limit_q;
    assign limit = {counts_due & (uncorrected_d >= uncorrected_limit_q),
                    ev_ce_i & (corrected_d >= corrected_limit_q)};

    assign raw_addr_d = (writes && at == RegRawAddr) ? reg_data_i[30:0] : raw_addr_q;
    assign start_d    = ((writes && at == RegRawAddr && reg_data_i[31]) | start_q) & ~raw_valid_i;
    assign granted_d  = (granted_q | (raw_req_o & raw_gnt_i)) & ~raw_valid_i;
    assign shown_d    = (writes && at == RegRawWord) ? reg_data_i[6:0] : shown_q;
    assign off_d      = (writes && at == RegControl) ? reg_data_i[2] : off_q;
    assign entry_d    = raw_valid_i ? raw_entry_i : entry_q;

    assign raw_req_o  = start_q & ~granted_q;
    assign raw_addr_o = raw_addr_q[AddrW-1:0];
    assign off_o      = off_q;

    assign corrected_limit   = 32'(corrected_limit_q);
    assign uncorrected_limit = 32'(uncorrected_limit_q);
    assign raw_addr_word     = {start_q, raw_addr_q};
    assign raw_word          = {25'h0, shown_q};
    assign entry             = 4096'(entry_q);
    assign raw_data          = entry[{shown_q, 5'd0}+:32];

    eccforge_flop #(.Width(2 * CountW + 41 + EntryW), .ResetSync(ResetSync)) u_service (
      .clk_i,
      .rst_ni,
      .d_i ({corrected_limit_d, uncorrected_limit_d, raw_addr_d, shown_d, off_d, start_d, granted_d,
             entry_d}),
      .q_o ({corrected_limit_q, uncorrected_limit_q, raw_addr_q, shown_q, off_q, start_q, granted_q,
             entry_q})
    );
  end else begin : gen_no_service
    assign {limit, raw_req_o, raw_addr_o, off_o} = '0;
    assign {corrected_limit, uncorrected_limit, raw_addr_word, raw_word, raw_data} = '0;

    logic unused_service;
    assign unused_service = ^{raw_gnt_i, raw_valid_i, raw_entry_i};
  end

  //////////
  // Bus  //
  //////////

  logic [511:0] first_synd, last_synd;
  logic [31:0]  status_word, enable_word, control_word, interval_word, inject_word;
  logic [31:0]  corrected, uncorrected, first_word, last_word, first_addr, last_addr, synd_word;
  logic [31:0]  word, answer_q;
  logic         answered_q;

  assign first_synd = 512'(first_q[LogW-1-:SyndW]);
  assign last_synd  = 512'(last_q[LogW-1-:SyndW]);

  assign status_word   = {25'h0, status_q};
  assign enable_word   = {25'h0, enable_q};
  assign control_word  = {29'h0, off_o, init_q, scrub_q};
  assign interval_word = {scrub_interval_o, 4'h0};
  assign inject_word   = {armed_q, 6'h0, inject_q};
  assign corrected     = 32'(corrected_q);
  assign uncorrected   = 32'(uncorrected_q);
  assign first_word    = {first_valid_q, 27'h0, first_q[3:0]};
  assign last_word     = {last_valid_q, 27'h0, last_q[3:0]};
  assign first_addr    = 32'(first_q[4+:AddrW]);
  assign last_addr     = 32'(last_q[4+:AddrW]);
  assign synd_word     = at[5:4] == 2'd1 ? first_synd[{at[3:0], 5'd0}+:32] :
                         at[5:4] == 2'd2 ? last_synd[{at[3:0], 5'd0}+:32] : 32'h0;

  always_comb begin
    unique case (at)
      RegStatus:      word = status_word;
      RegEnable:      word = enable_word;
      RegControl:     word = control_word;
      RegInterval:    word = interval_word;
      RegInject:      word = inject_word;
      RegCorrected:   word = corrected;
      RegUncorrected: word = uncorrected;
      RegFirstError:  word = first_word;
      RegFirstAddr:   word = first_addr;
      RegLastError:   word = last_word;
      RegLastAddr:    word = last_addr;
      RegCorrectedLimit:   word = corrected_limit;
      RegUncorrectedLimit: word = uncorrected_limit;
      RegRawAddr:     word = raw_addr_word;
      RegRawWord:     word = raw_word;
      RegRawData:     word = raw_data;
      default:        word = synd_word;
    endcase
  end
  assign reg_valid_o = answered_q;
  assign reg_data_o  = answer_q;

  always_ff @(posedge clk_i) begin
    if (reg_req_i && !reg_we_i) answer_q <= word;
  end

  eccforge_flop #(.Width(73 + 2 * CountW + 2 * LogW), .ResetSync(ResetSync)) u_state (
    .clk_i,
    .rst_ni,
    .d_i ({status_d, enable_d, scrub_d, init_d, interval_d, armed_d, inject_d, corrected_d,
           uncorrected_d, first_valid_d, last_valid_d, first_d, last_d, reg_req_i}),
    .q_o ({status_q, enable_q, scrub_q, init_q, interval_q, armed_q, inject_q, corrected_q,
           uncorrected_q, first_valid_q, last_valid_q, first_q, last_q, answered_q})
  );

`ifdef ECC_SVA
  eccforge_error_log_sva #(
    .EntryW(EntryW), .AddrW(AddrW), .SyndW(SyndW), .CountW(CountW), .Service(Service),
    .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
