// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// A protected memory: one port.
// Every request that is taken is answered once, in order. Registers: see the page of the same name.
module hsiao_39_32_ram #(
  parameter integer ADDR_WIDTH = 10  // 1 to 31; 2^ADDR_WIDTH entries
) (
  input  wire         clk_i,               // clock
  input  wire         rst_ni,              // reset, active low
  input  wire         req_i,               // request
  input  wire         we_i,                // the request is a write
  input  wire [ADDR_WIDTH-1:0] address_i,  // entry to read or write
  output wire         gnt_o,               // the request is taken in this clock
  // the answer, also to a write, 2 clock(s) after it was taken, in order
  output wire         rvalid_o,
  // data, corrected; as read if due; without meaning after a write
  output wire  [31:0] data_o,
  output wire         ce_o,                // the entry was corrected
  // the entry is refused; a write of some of its bytes was not done
  output wire         due_o,
  output wire         poisoned_o,          // it is refused because it was written as poison
  input  wire  [31:0] data_i,              // data to write
  input  wire   [3:0] byte_enable_i,       // 1: this byte is written; the others are read and kept
  input  wire         poison_i,            // 1: the entry is written as one that is known to be bad
  input  wire         reg_req_i,           // request to the registers, taken in every clock
  input  wire         reg_we_i,            // the request is a write
  input  wire   [7:0] reg_address_i,       // register's address in bytes
  input  wire  [31:0] reg_data_i,          // data to write
  output wire         reg_valid_o,         // the answer, one clock later
  output wire  [31:0] reg_data_o,          // what was read
  output wire         irq_o                // interrupt, high while an enabled bit of STATUS is one
);

  // There are no such modules: where one is missing, its name says why.
  generate
    if (ADDR_WIDTH < 1 || ADDR_WIDTH > 31) begin : g_refused_0
      ADDR_WIDTH_must_be_1_to_31 refused ();
    end
  endgenerate

  // Signals between the parts.
  wire scrub_req;
  wire [ADDR_WIDTH-1:0] scrub_address;
  wire scrub_gnt;
  wire [38:0] inject;
  wire inject_used;
  wire array_req;
  wire array_we;
  wire [ADDR_WIDTH-1:0] array_address;
  wire [38:0] stored_entry;
  wire [38:0] fetched_entry;
  wire [31:0] encode_data;
  wire [38:0] encoded;
  wire [38:0] decode_entry;
  wire [31:0] decoded_data;
  wire decoded_ce;
  wire decoded_due;
  wire [6:0] decoded_syndrome;
  wire event_ce;
  wire event_due;
  wire event_poisoned;
  wire event_refused;
  wire [1:0] event_source;
  wire [ADDR_WIDTH-1:0] event_address;
  wire [6:0] event_syndrome;

  // The control, the array, the registers.
  hsiao_39_32_ram_control #(.ADDR_WIDTH(ADDR_WIDTH)) u_control (
    .clk_i              (clk_i),
    .rst_ni             (rst_ni),
    .req_i              (req_i),
    .we_i               (we_i),
    .address_i          (address_i),
    .gnt_o              (gnt_o),
    .rvalid_o           (rvalid_o),
    .data_o             (data_o),
    .ce_o               (ce_o),
    .due_o              (due_o),
    .poisoned_o         (poisoned_o),
    .data_i             (data_i),
    .byte_enable_i      (byte_enable_i),
    .poison_i           (poison_i),
    .scrub_req_i        (scrub_req),
    .scrub_address_i    (scrub_address),
    .scrub_gnt_o        (scrub_gnt),
    .inject_i           (inject),
    .inject_used_o      (inject_used),
    .array_req_o        (array_req),
    .array_we_o         (array_we),
    .array_address_o    (array_address),
    .array_entry_o      (stored_entry),
    .array_entry_i      (fetched_entry),
    .encode_data_o      (encode_data),
    .encoded_i          (encoded),
    .decode_entry_o     (decode_entry),
    .decoded_data_i     (decoded_data),
    .decoded_ce_i       (decoded_ce),
    .decoded_due_i      (decoded_due),
    .decoded_syndrome_i (decoded_syndrome),
    .event_ce_o         (event_ce),
    .event_due_o        (event_due),
    .event_poisoned_o   (event_poisoned),
    .event_refused_o    (event_refused),
    .event_source_o     (event_source),
    .event_address_o    (event_address),
    .event_syndrome_o   (event_syndrome)
  );
  hsiao_39_32_ram_array #(.ADDR_WIDTH(ADDR_WIDTH)) u_array (
    .clk_i     (clk_i),
    .req_i     (array_req),
    .we_i      (array_we),
    .address_i (array_address),
    .entry_i   (stored_entry),
    .entry_o   (fetched_entry)
  );
  hsiao_39_32_ram_registers #(.ADDR_WIDTH(ADDR_WIDTH)) u_registers (
    .clk_i            (clk_i),
    .rst_ni           (rst_ni),
    .reg_req_i        (reg_req_i),
    .reg_we_i         (reg_we_i),
    .reg_address_i    (reg_address_i),
    .reg_data_i       (reg_data_i),
    .reg_valid_o      (reg_valid_o),
    .reg_data_o       (reg_data_o),
    .irq_o            (irq_o),
    .scrub_req_o      (scrub_req),
    .inject_o         (inject),
    .scrub_address_o  (scrub_address),
    .scrub_gnt_i      (scrub_gnt),
    .inject_used_i    (inject_used),
    .event_ce_i       (event_ce),
    .event_due_i      (event_due),
    .event_poisoned_i (event_poisoned),
    .event_refused_i  (event_refused),
    .event_source_i   (event_source),
    .event_syndrome_i (event_syndrome),
    .event_address_i  (event_address)
  );

  // The codec.
  wire [6:0] check;
  hsiao_39_32_enc u_encoder (
    .data_i  (encode_data),
    .check_o (check),
    .entry_o (encoded)
  );
  wire unused_check = &{1'b0, check};
  wire [31:0] read_data;
  wire [38:0] read_entry;
  wire read_ce;
  wire read_due;
  wire read_cw_ce;
  wire read_cw_due;
  wire read_rule_fail;
  wire [38:0] read_flips;
  wire [6:0] read_syndrome_0;
  hsiao_39_32_dec u_decoder (
    .entry_i      (decode_entry),
    .data_o       (read_data),
    .entry_o      (read_entry),
    .ce_o         (read_ce),
    .due_o        (read_due),
    .cw_ce_o      (read_cw_ce),
    .cw_due_o     (read_cw_due),
    .rule_fail_o  (read_rule_fail),
    .flips_o      (read_flips),
    .syndrome_0_o (read_syndrome_0)
  );
  wire unused_read = &{1'b0, read_entry, read_cw_ce, read_cw_due, read_rule_fail, read_flips};
  assign decoded_data = read_data;
  assign decoded_ce = read_ce;
  assign decoded_due = read_due;
  assign decoded_syndrome = read_syndrome_0;

endmodule  // hsiao_39_32_ram

`default_nettype wire
