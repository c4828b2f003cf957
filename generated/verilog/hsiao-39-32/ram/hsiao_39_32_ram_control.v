// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// Which request is taken, what the array reads and writes, and what is answered. A write of all
// bytes goes to the array at once. One of some bytes reads the entry first; until it has been
// written, or was refused, no other write is taken. The scrubber does the same and writes no byte:
// so what it corrects is written back. A refused entry is never written back.
module hsiao_39_32_ram_control #(
  parameter integer ADDR_WIDTH = 10  // 1 to 31; 2^ADDR_WIDTH entries
) (
  input  wire         clk_i,                     // clock
  input  wire         rst_ni,                    // reset, active low
  input  wire         req_i,                     // request
  input  wire         we_i,                      // the request is a write
  input  wire [ADDR_WIDTH-1:0] address_i,        // entry to read or write
  output wire         gnt_o,                     // the request is taken in this clock
  // the answer, also to a write, 2 clock(s) after it was taken, in order
  output wire         rvalid_o,
  // data, corrected; as read if due; without meaning after a write
  output wire  [31:0] data_o,
  output wire         ce_o,                      // the entry was corrected
  // the entry is refused; a write of some of its bytes was not done
  output wire         due_o,
  output wire         poisoned_o,                // it is refused because it was written as poison
  input  wire  [31:0] data_i,                    // data to write
  // 1: this byte is written; the others are read and kept
  input  wire   [3:0] byte_enable_i,
  // 1: the entry is written as one that is known to be bad
  input  wire         poison_i,
  input  wire         scrub_req_i,               // the scrubber asks for an entry
  input  wire [ADDR_WIDTH-1:0] scrub_address_i,  // this one
  output wire         scrub_gnt_o,               // it is read in this clock
  input  wire  [38:0] inject_i,                  // bits of the next entry written that are flipped
  output wire         inject_used_o,             // an entry of a user is written
  output wire         array_req_o,               // the array reads or writes
  output wire         array_we_o,                // it writes
  output wire [ADDR_WIDTH-1:0] array_address_o,  // this entry
  output wire  [38:0] array_entry_o,             // what it writes
  input  wire  [38:0] array_entry_i,             // what it read in the clock before
  output wire  [31:0] encode_data_o,             // data for the encoder
  input  wire  [38:0] encoded_i,                 // the entry that it makes of them
  output wire  [38:0] decode_entry_o,            // entry for the decoder
  input  wire  [31:0] decoded_data_i,            // what the decoder makes of it
  input  wire         decoded_ce_i,              // it is corrected
  input  wire         decoded_due_i,             // it is refused
  input  wire   [6:0] decoded_syndrome_i,        // its syndromes, codeword 0 in the lowest bits
  output wire         event_ce_o,                // an entry is corrected
  output wire         event_due_o,               // an entry is refused
  output wire         event_poisoned_o,          // it is poisoned
  output wire         event_refused_o,           // a write of some bytes is refused
  output wire   [1:0] event_source_o,            // 0: read, 2: write of some bytes, 3: scrubber
  output wire [ADDR_WIDTH-1:0] event_address_o,  // its address
  output wire   [6:0] event_syndrome_o           // its syndromes
);

  // Poison: these check bits are flipped, and every decoder refuses the entry. With one more bit in
  // error 39 of 39 entries are still refused.
  localparam [38:0] POISON = 39'h1f00000000;
  localparam [6:0] POISON_SYNDROME = 7'h1f;

  localparam [1:0] READ = 2'h0;
  localparam [1:0] WRITE = 2'h1;
  localparam [1:0] MODIFY = 2'h2;
  localparam [1:0] SCRUB = 2'h3;

  // Requests. One that reads before it writes keeps other writes away until it has written.
  reg busy;
  wire scrub = scrub_req_i & ~busy;
  assign scrub_gnt_o = scrub;
  wire whole = (&byte_enable_i) | poison_i;
  assign gnt_o = ~busy & ~scrub_req_i;
  wire write = req_i & gnt_o & we_i;
  wire read = req_i & gnt_o & ~we_i;
  wire store = write & whole;
  wire modify = write & ~whole;

  // What the array reads, and why.
  wire start = read | write | scrub;
  wire [1:0] start_op = scrub ? SCRUB : (modify ? MODIFY : (store ? WRITE : READ));
  wire [ADDR_WIDTH-1:0] start_address = scrub ? scrub_address_i : address_i;
  reg valid_q1;
  reg valid_q2;
  reg [1:0] op_q1;
  reg [1:0] op_q2;
  reg [ADDR_WIDTH-1:0] address_q1;
  reg [ADDR_WIDTH-1:0] address_q2;
  wire valid = valid_q2;
  wire [1:0] op = op_q2;
  wire [ADDR_WIDTH-1:0] address = address_q2;

  // The entry as read, and what the decoder delivers.
  assign decode_entry_o = array_entry_i;
  reg [31:0] read_data;
  reg read_ce;
  reg read_due;
  reg [6:0] read_syndrome;
  wire closing = valid & op[1];
  wire decoded = valid & (op != WRITE);

  // Old and new bytes. A refused entry is never written back:
  // new check bits would call bad data good.
  reg [31:0] held_data;
  reg [3:0] held_enable;
  wire [31:0] held_mask;
  genvar b;
  generate
    for (b = 0; b < 4; b = b + 1) begin : g_byte
      assign held_mask[8*b +: 8] = {8{held_enable[b]}};
    end
  endgenerate
  wire [31:0] merged = (held_data & held_mask) | (read_data & ~held_mask);
  wire write_back = closing & ~read_due & (read_ce | (op == MODIFY));
  assign encode_data_o = closing ? merged : data_i;
  wire by_user = store | (write_back & (op == MODIFY));
  wire [38:0] poisoned = POISON & {39{store & poison_i}};
  assign array_entry_o = encoded_i ^ poisoned ^ (inject_i & {39{by_user}});
  assign inject_used_o = by_user;
  assign array_req_o = start | write_back;
  assign array_we_o = store | write_back;
  assign array_address_o = closing ? address : start_address;

  // Responses.
  wire is_poison = read_due & (read_syndrome == POISON_SYNDROME);
  wire answer = valid & (op != SCRUB);
  assign rvalid_o = answer;
  assign data_o = read_data;
  assign ce_o = answer & decoded & read_ce;
  assign due_o = answer & decoded & read_due;
  assign poisoned_o = answer & decoded & is_poison;

  // What the log is told.
  assign event_ce_o = decoded & read_ce;
  assign event_due_o = decoded & read_due;
  assign event_poisoned_o = decoded & is_poison;
  assign event_refused_o = valid & (op == MODIFY) & read_due;
  assign event_source_o = op;
  assign event_address_o = address;
  assign event_syndrome_o = read_syndrome;

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      busy <= 1'b0;
      valid_q1 <= 1'b0;
      valid_q2 <= 1'b0;
    end else begin
      busy <= modify | scrub | (busy & ~closing);
      valid_q1 <= start;
      valid_q2 <= valid_q1;
    end
  end

  always @(posedge clk_i) begin
    op_q1 <= start_op;
    address_q1 <= start_address;
    op_q2 <= op_q1;
    address_q2 <= address_q1;
    if (modify) held_data <= data_i;
    if (modify | scrub) held_enable <= byte_enable_i & {4{modify}};
    read_data <= decoded_data_i;
    read_ce <= decoded_ce_i;
    read_due <= decoded_due_i;
    read_syndrome <= decoded_syndrome_i;
  end

endmodule  // hsiao_39_32_ram_control

`default_nettype wire
