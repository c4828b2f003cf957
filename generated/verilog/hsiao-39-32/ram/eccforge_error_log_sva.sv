// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_error_log`, from its ports only.
module eccforge_error_log_sva #(
  parameter int EntryW    = 8,
  parameter int AddrW     = 3,
  parameter int SyndW     = 4,
  parameter int CountW    = 32,
  parameter bit Service   = 1'b0,
  parameter bit ResetSync = 1'b0
) (
  input  logic              clk_i,
  input  logic              rst_ni,
  input  logic              reg_req_i,
  input  logic              reg_we_i,
  input  logic [7:0]        reg_addr_i,
  input  logic [31:0]       reg_data_i,
  input  logic              reg_valid_o,
  input  logic [31:0]       reg_data_o,
  input  logic              irq_o,
  input  logic              init_o,
  input  logic              init_done_i,
  input  logic              scrub_enable_o,
  input  logic [27:0]       scrub_interval_o,
  input  logic              scrub_pass_i,
  input  logic [EntryW-1:0] inject_o,
  input  logic              inject_used_i,
  input  logic              raw_req_o,
  input  logic [AddrW-1:0]  raw_addr_o,
  input  logic              raw_gnt_i,
  input  logic              raw_valid_i,
  input  logic [EntryW-1:0] raw_entry_i,
  input  logic              off_o,
  input  logic              ev_ce_i,
  input  logic              ev_due_i,
  input  logic              ev_poisoned_i,
  input  logic              ev_refused_i,
  input  logic [1:0]        ev_source_i,
  input  logic [AddrW-1:0]  ev_addr_i,
  input  logic [SyndW-1:0]  ev_synd_i
);

  // A name of its own for the reset, which the properties read at a clock.
  logic up;
  assign up = rst_ni;

  logic in_reset_q, running;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) in_reset_q <= !up;
  assign running = up & (!ResetSync | !in_reset_q);
`ifdef FORMAL
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`endif

  // The registers, by definition: written, then changed by what has happened.
  logic        wr, error;
  logic [7:0]  word_addr, read_at_q;
  logic        read_q, req_q;
  assign wr        = reg_req_i & reg_we_i;
  assign word_addr = {reg_addr_i[7:2], 2'b00};
  logic unused_addr;
  assign unused_addr = ^reg_addr_i[1:0];
  assign error     = ev_ce_i | ev_due_i;

  logic [6:0]       status_q, enable_q, happens, bits;
  // Of the service: thresholds, the raw read, and whether correction is off.
  logic [CountW-1:0] corrected_limit_q, uncorrected_limit_q;
  logic [30:0]       raw_addr_q;
  logic [6:0]        shown_q;
  logic              start_q, asked_q, off_q, ce_limit, due_limit;
  logic [4095:0]     entry_q;
  logic [31:0]      inject_q;
  logic [CountW-1:0] corrected_q, uncorrected_q;
  logic [31:4]      interval_q;
  logic             scrub_q;
  logic [1:0]       valid_q;  // the first error, the last error
  logic [1:0]       kind, first_kind_q, last_kind_q, first_source_q, last_source_q;
  logic [AddrW-1:0] first_addr_q, last_addr_q;
  logic [SyndW-1:0] first_synd_q, last_synd_q;
  logic counts_due, init_q;
  // The counts with this clock's error.
  logic [CountW:0] next_ce, next_due;
  assign next_ce = (wr && word_addr == 8'h14) ? (CountW+1)'(1) :
                   (CountW+1)'(corrected_q) + (CountW+1)'(corrected_q != '1);
  assign next_due = (wr && word_addr == 8'h18) ? (CountW+1)'(1) :
                    (CountW+1)'(uncorrected_q) + (CountW+1)'(uncorrected_q != '1);
  assign counts_due = ev_due_i & (!scrub_q | ev_source_i == 2'd3);
  assign bits      = Service ? 7'h7f : 7'h1f;
  assign ce_limit  = Service & ev_ce_i & (next_ce >= (CountW+1)'(corrected_limit_q));
  assign due_limit = Service & counts_due & (next_due >= (CountW+1)'(uncorrected_limit_q));
  assign happens   = {due_limit, ce_limit, init_done_i, scrub_pass_i, ev_refused_i, ev_due_i,
                      ev_ce_i};
  assign kind    = ev_poisoned_i ? 2'd3 : ev_due_i ? 2'd2 : 2'd1;

  always_ff @(posedge clk_i) begin
    read_q    <= reg_req_i & !reg_we_i & up;
    req_q     <= reg_req_i & up;
    read_at_q <= word_addr;
    if (!up) begin
      {status_q, enable_q, inject_q, corrected_q, uncorrected_q, scrub_q, init_q, valid_q} <= '0;
      interval_q <= 28'd64;
      {first_kind_q, first_source_q, first_addr_q, first_synd_q} <= '0;
      {last_kind_q, last_source_q, last_addr_q, last_synd_q} <= '0;
      {corrected_limit_q, uncorrected_limit_q, raw_addr_q, shown_q} <= '0;
      {start_q, asked_q, off_q, entry_q} <= '0;
    end else begin
      if (inject_used_i) inject_q[31] <= 1'b0;
      if (ev_ce_i && corrected_q != '1) corrected_q <= corrected_q + CountW'(1);
      if (counts_due && uncorrected_q != '1) uncorrected_q <= uncorrected_q + CountW'(1);
      if (wr && word_addr == 8'h00) status_q <= (status_q & ~reg_data_i[6:0]) | happens;
      else status_q <= status_q | happens;
      if (wr && word_addr == 8'h04) enable_q <= reg_data_i[6:0] & bits;
      if (wr && word_addr == 8'h08) scrub_q <= reg_data_i[0];
      if (init_done_i) init_q <= 1'b0;
      else if (wr && word_addr == 8'h08 && reg_data_i[1]) init_q <= 1'b1;
      if (wr && word_addr == 8'h0c) interval_q <= reg_data_i[31:4];
      if (wr && word_addr == 8'h10) inject_q <= {reg_data_i[31], 6'h0, reg_data_i[24:0]};
      if (wr && word_addr == 8'h14) corrected_q <= CountW'(ev_ce_i);
      if (wr && word_addr == 8'h18) uncorrected_q <= CountW'(counts_due);
      if (wr && word_addr == 8'h20 && reg_data_i[31]) valid_q[0] <= 1'b0;
      if (wr && word_addr == 8'h28 && reg_data_i[31]) valid_q[1] <= 1'b0;
      if (Service) begin
        if (wr && word_addr == 8'h08) off_q <= reg_data_i[2];
        if (wr && word_addr == 8'h1c) corrected_limit_q <= reg_data_i[CountW-1:0];
        if (wr && word_addr == 8'h30) uncorrected_limit_q <= reg_data_i[CountW-1:0];
        if (wr && word_addr == 8'h34) raw_addr_q <= reg_data_i[30:0];
        if (wr && word_addr == 8'h38) shown_q <= reg_data_i[6:0];
        if (raw_valid_i) {start_q, asked_q, entry_q} <= {2'b00, 4096'(raw_entry_i)};
        else begin
          if (wr && word_addr == 8'h34 && reg_data_i[31]) start_q <= 1'b1;
          if (raw_req_o & raw_gnt_i) asked_q <= 1'b1;
        end
      end
      if (error) begin
        valid_q     <= 2'b11;
        last_kind_q <= kind;
        {last_source_q, last_addr_q, last_synd_q} <= {ev_source_i, ev_addr_i, ev_synd_i};
        if (!valid_q[0] || (wr && word_addr == 8'h20 && reg_data_i[31])) begin
          first_kind_q <= kind;
          {first_source_q, first_addr_q, first_synd_q} <= {ev_source_i, ev_addr_i, ev_synd_i};
        end
      end
    end
  end

  // What a read is to deliver: the registers as they were when it was taken.
  logic [31:0]  main_q, lane_q;
  logic [511:0] synd;
  assign synd = word_addr[7] ? 512'(last_synd_q) : 512'(first_synd_q);
  always_ff @(posedge clk_i) begin
    lane_q <= synd[32*word_addr[5:2]+:32];
    case (word_addr)
      8'h00: main_q <= {25'h0, status_q};
      8'h04: main_q <= {25'h0, enable_q};
      8'h08: main_q <= {29'h0, off_q, init_q, scrub_q};
      8'h1c: main_q <= 32'(corrected_limit_q);
      8'h30: main_q <= 32'(uncorrected_limit_q);
      8'h34: main_q <= {start_q, raw_addr_q};
      8'h38: main_q <= {25'h0, shown_q};
      8'h3c: main_q <= entry_q[32*shown_q+:32];
      8'h0c: main_q <= {interval_q, 4'h0};
      8'h10: main_q <= inject_q;
      8'h14: main_q <= 32'(corrected_q);
      8'h18: main_q <= 32'(uncorrected_q);
      8'h20: main_q <= {valid_q[0], 27'h0, first_source_q, first_kind_q};
      8'h24: main_q <= 32'(first_addr_q);
      8'h28: main_q <= {valid_q[1], 27'h0, last_source_q, last_kind_q};
      8'h2c: main_q <= 32'(last_addr_q);
      default: main_q <= 32'h0;
    endcase
  end

  // The bits that an armed injection flips.
  logic [EntryW-1:0] flips;
  for (genvar i = 0; i < EntryW; i++) begin : gen_flip
    assign flips[i] = inject_q[11:0] == 12'(i) | (inject_q[24] & inject_q[23:12] == 12'(i));
  end

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) a_reset: assert (!(irq_o | init_o | scrub_enable_o |
        raw_req_o | off_o | (|inject_o) | reg_valid_o));
    if (running) begin
      a_answer: assert (reg_valid_o == req_q);
      a_status: assert (!(read_q & read_at_q == 8'h00) | reg_data_o == main_q);
      a_settings: assert (!(read_q & (read_at_q == 8'h04 | read_at_q == 8'h08 |
          read_at_q == 8'h0c)) |
                          reg_data_o == main_q);
      a_armed: assert (!(read_q & read_at_q == 8'h10) | reg_data_o == main_q);
      a_count: assert (!(read_q & (read_at_q == 8'h14 | read_at_q == 8'h18)) |
          reg_data_o == main_q);
      a_first: assert (!(read_q & (read_at_q == 8'h20 | read_at_q == 8'h24)) |
          reg_data_o == main_q);
      a_last: assert (!(read_q & (read_at_q == 8'h28 | read_at_q == 8'h2c)) | reg_data_o == main_q);
      a_syndrome: assert (!(read_q & (read_at_q[7:6] == 2'd1 | read_at_q[7:6] == 2'd2)) |
          reg_data_o == lane_q);
      a_service: assert (!(read_q & (read_at_q == 8'h1c | read_at_q[7:4] == 4'h3)) |
          reg_data_o == main_q);
      a_raw: assert (raw_req_o == (start_q & !asked_q) & raw_addr_o == raw_addr_q[AddrW-1:0]);
      a_off: assert (off_o == off_q);
      a_nothing: assert (!(read_q & read_at_q[7:6] == 2'd3) | reg_data_o == '0);
      a_irq: assert (irq_o == |(status_q & enable_q));
      a_scrub: assert (scrub_enable_o == scrub_q & scrub_interval_o == interval_q);
      a_init: assert (init_o == init_q);
      a_inject: assert (inject_o == (inject_q[31] ? flips : '0));
    end
  end

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_irq: cover ((running & irq_o) == 1'b1);
    c_most: cover ((running & corrected_q == '1) == 1'b1);
    c_second: cover ((running & error & valid_q == 2'b11) == 1'b1);
    c_read: cover ((running & raw_valid_i & start_q) == 1'b1);
`ifndef FORMAL
    x_outputs: assert ((^{up, irq_o, init_o, scrub_enable_o, raw_req_o, off_o}) !== 1'bx);
`endif
  end
`endif

endmodule
