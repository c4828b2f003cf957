// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// Registers of the protected memory: what has happened, what interrupts, the first and the last
// error, counters, injected errors, and how the scrubber walks. A request is taken in every cycle
// and answered in the next.
module hsiao_39_32_ram_registers #(
  parameter integer ADDR_WIDTH = 10  // 1 to 31; 2^ADDR_WIDTH entries
) (
  input  wire         clk_i,                     // clock
  input  wire         rst_ni,                    // reset, active low
  input  wire         reg_req_i,                 // request
  input  wire         reg_we_i,                  // the request is a write
  // address in bytes; the two lowest bits are not looked at
  input  wire   [7:0] reg_address_i,
  input  wire  [31:0] reg_data_i,                // data to write
  output wire         reg_valid_o,               // the request of the cycle before is answered
  output wire  [31:0] reg_data_o,                // what was read
  // interrupt, high while an enabled bit of STATUS is one
  output wire         irq_o,
  output wire         scrub_req_o,               // the scrubber asks for an entry
  output wire  [38:0] inject_o,                  // bits of the next entry written that are flipped
  output wire [ADDR_WIDTH-1:0] scrub_address_o,  // the entry it asks for
  input  wire         scrub_gnt_i,               // the scrubber's entry is read
  input  wire         inject_used_i,             // an entry is written
  input  wire         event_ce_i,                // an entry was corrected
  input  wire         event_due_i,               // an entry is refused
  input  wire         event_poisoned_i,          // it is poisoned
  input  wire         event_refused_i,           // a write of some bytes was refused
  input  wire   [1:0] event_source_i,            // 0: read, 2: write of some bytes, 3: scrubber
  input  wire   [6:0] event_syndrome_i,          // its syndromes
  input  wire [ADDR_WIDTH-1:0] event_address_i   // its address
);

  // Fields, and what is written to them.
  wire written = reg_req_i & reg_we_i;
  wire write_status = written & (reg_address_i[7:2] == 6'h0);
  reg corrected;
  wire clear_corrected = write_status & reg_data_i[0];
  wire set_corrected;
  reg uncorrected;
  wire clear_uncorrected = write_status & reg_data_i[1];
  wire set_uncorrected;
  reg refused;
  wire clear_refused = write_status & reg_data_i[2];
  wire set_refused;
  reg pass;
  wire clear_pass = write_status & reg_data_i[3];
  wire set_pass;
  wire write_enable = written & (reg_address_i[7:2] == 6'h1);
  reg on_corrected;
  reg on_uncorrected;
  reg on_refused;
  reg on_pass;
  wire write_control = written & (reg_address_i[7:2] == 6'h2);
  reg scrub_on;
  wire write_interval = written & (reg_address_i[7:2] == 6'h3);
  reg [27:0] interval;
  wire write_inject = written & (reg_address_i[7:2] == 6'h4);
  reg [11:0] first_bit;
  reg [11:0] second_bit;
  reg two_bits;
  reg armed;
  wire drop_armed;
  wire write_corrected_count = written & (reg_address_i[7:2] == 6'h5);
  reg [31:0] corrections;
  wire add_corrections;
  wire write_uncorrected_count = written & (reg_address_i[7:2] == 6'h6);
  reg [31:0] refusals;
  wire add_refusals;
  wire write_first_error = written & (reg_address_i[7:2] == 6'h8);
  reg first_valid;
  wire clear_first_valid = write_first_error & reg_data_i[31];
  wire set_first_valid;
  wire write_last_error = written & (reg_address_i[7:2] == 6'ha);
  reg last_valid;
  wire clear_last_valid = write_last_error & reg_data_i[31];
  wire set_last_valid;
  wire unused_bits = &{1'b0, reg_address_i[1:0]};

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      corrected <= 1'h0;
      uncorrected <= 1'h0;
      refused <= 1'h0;
      pass <= 1'h0;
      on_corrected <= 1'h0;
      on_uncorrected <= 1'h0;
      on_refused <= 1'h0;
      on_pass <= 1'h0;
      scrub_on <= 1'h0;
      interval <= 28'h40;
      first_bit <= 12'h0;
      second_bit <= 12'h0;
      two_bits <= 1'h0;
      armed <= 1'h0;
      corrections <= 32'h0;
      refusals <= 32'h0;
      first_valid <= 1'h0;
      last_valid <= 1'h0;
    end else begin
      corrected <= set_corrected | (corrected & ~clear_corrected);
      uncorrected <= set_uncorrected | (uncorrected & ~clear_uncorrected);
      refused <= set_refused | (refused & ~clear_refused);
      pass <= set_pass | (pass & ~clear_pass);
      if (write_enable) on_corrected <= reg_data_i[0];
      if (write_enable) on_uncorrected <= reg_data_i[1];
      if (write_enable) on_refused <= reg_data_i[2];
      if (write_enable) on_pass <= reg_data_i[3];
      if (write_control) scrub_on <= reg_data_i[0];
      if (write_interval) interval <= reg_data_i[31:4];
      if (write_inject) first_bit <= reg_data_i[11:0];
      if (write_inject) second_bit <= reg_data_i[23:12];
      if (write_inject) two_bits <= reg_data_i[24];
      if (write_inject | drop_armed) armed <= write_inject & reg_data_i[31];
      if (write_corrected_count) corrections <= {31'h0, add_corrections};
      else if (~&corrections) corrections <= corrections + {31'h0, add_corrections};
      if (write_uncorrected_count) refusals <= {31'h0, add_refusals};
      else if (~&refusals) refusals <= refusals + {31'h0, add_refusals};
      first_valid <= set_first_valid | (first_valid & ~clear_first_valid);
      last_valid <= set_last_valid | (last_valid & ~clear_last_valid);
    end
  end

  // What they do.
  // The log: the first error until it is cleared, and the last.
  wire error = event_ce_i | event_due_i;
  wire [1:0] kind = event_poisoned_i ? 2'h3 : (event_due_i ? 2'h2 : 2'h1);
  wire first_load = error & (~first_valid | clear_first_valid);
  reg [1:0] first_kind;
  reg [1:0] first_source;
  reg [ADDR_WIDTH-1:0] first_address;
  reg [6:0] first_syndrome;
  reg [1:0] last_kind;
  reg [1:0] last_source;
  reg [ADDR_WIDTH-1:0] last_address;
  reg [6:0] last_syndrome;
  assign set_first_valid = first_load;
  assign set_last_valid = error;
  assign set_corrected = event_ce_i;
  assign set_uncorrected = event_due_i;
  assign set_refused = event_refused_i;
  assign add_corrections = event_ce_i;
  assign add_refusals = event_due_i;

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      first_kind <= 2'h0;
      first_source <= 2'h0;
      first_address <= {ADDR_WIDTH{1'b0}};
      first_syndrome <= {7{1'b0}};
      last_kind <= 2'h0;
      last_source <= 2'h0;
      last_address <= {ADDR_WIDTH{1'b0}};
      last_syndrome <= {7{1'b0}};
    end else begin
      if (first_load) begin
        first_kind <= kind;
        first_source <= event_source_i;
        first_address <= event_address_i;
        first_syndrome <= event_syndrome_i;
      end
      if (error) begin
        last_kind <= kind;
        last_source <= event_source_i;
        last_address <= event_address_i;
        last_syndrome <= event_syndrome_i;
      end
    end
  end

  // The scrubber: one entry whenever the timer has reached the interval.
  reg [31:0] timer;
  reg scrub_due;
  reg [ADDR_WIDTH-1:0] scrub_address;
  wire scrubbed = scrub_due & scrub_gnt_i;
  wire elapsed = timer >= {interval, 4'hf};
  assign scrub_req_o = scrub_due;
  assign scrub_address_o = scrub_address;
  assign set_pass = scrubbed & (&scrub_address);

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      timer <= 32'h0;
      scrub_due <= 1'b0;
      scrub_address <= {ADDR_WIDTH{1'b0}};
    end else begin
      timer <= (scrub_on & ~elapsed) ? timer + 32'h1 : 32'h0;
      scrub_due <= scrub_on & (scrub_due ? ~scrub_gnt_i : elapsed);
      if (scrubbed) scrub_address <= scrub_address + 1'b1;
    end
  end

  // Injected errors: bits of the next entry that is written.
  localparam [38:0] ONE = {{38{1'b0}}, 1'b1};
  wire [38:0] first_flip = ONE << first_bit;
  wire [38:0] second_flip = (ONE << second_bit) & {39{two_bits}};
  assign inject_o = (first_flip | second_flip) & {39{armed}};
  assign drop_armed = inject_used_i;

  // Words of the log.
  wire [31:0] first_address_word = {{(32-ADDR_WIDTH){1'b0}}, first_address};
  wire [6:0] first_syndrome_0 = first_syndrome[6:0];
  wire [31:0] last_address_word = {{(32-ADDR_WIDTH){1'b0}}, last_address};
  wire [6:0] last_syndrome_0 = last_syndrome[6:0];

  // What is read.
  wire [31:0] word_status = {28'h0, pass, refused, uncorrected, corrected};
  wire [31:0] word_enable = {28'h0, on_pass, on_refused, on_uncorrected, on_corrected};
  wire [31:0] word_control = {31'h0, scrub_on};
  wire [31:0] word_interval = {interval, 4'h0};
  wire [31:0] word_inject = {armed, 6'h0, two_bits, second_bit, first_bit};
  wire [31:0] word_corrected_count = corrections;
  wire [31:0] word_uncorrected_count = refusals;
  wire [31:0] word_first_error = {first_valid, 27'h0, first_source, first_kind};
  wire [31:0] word_first_address = first_address_word;
  wire [31:0] word_last_error = {last_valid, 27'h0, last_source, last_kind};
  wire [31:0] word_last_address = last_address_word;
  wire [31:0] word_first_syndrome_0 = {25'h0, first_syndrome_0};
  wire [31:0] word_last_syndrome_0 = {25'h0, last_syndrome_0};

  reg [31:0] word;
  always @* begin
    case (reg_address_i[7:2])
      6'h0: word = word_status;
      6'h1: word = word_enable;
      6'h2: word = word_control;
      6'h3: word = word_interval;
      6'h4: word = word_inject;
      6'h5: word = word_corrected_count;
      6'h6: word = word_uncorrected_count;
      6'h8: word = word_first_error;
      6'h9: word = word_first_address;
      6'ha: word = word_last_error;
      6'hb: word = word_last_address;
      6'h10: word = word_first_syndrome_0;
      6'h20: word = word_last_syndrome_0;
      default: word = 32'h0;
    endcase
  end

  reg answered;
  reg [31:0] answer;
  assign reg_valid_o = answered;
  assign reg_data_o = answer;
  assign irq_o =
      (corrected & on_corrected) |
      (uncorrected & on_uncorrected) |
      (refused & on_refused) |
      (pass & on_pass);

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) answered <= 1'b0;
    else answered <= reg_req_i;
  end

  always @(posedge clk_i) begin
    if (reg_req_i & ~reg_we_i) answer <= word;
  end

endmodule  // hsiao_39_32_ram_registers

`default_nettype wire
