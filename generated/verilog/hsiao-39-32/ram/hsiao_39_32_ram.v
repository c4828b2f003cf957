// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// A protected memory: one port.
// Every request that is taken is answered once, in order. Registers: see the page of the same name.
// A request is answered 2 clock(s) after it was taken.
module hsiao_39_32_ram #(
  parameter integer ADDR_WIDTH = 10,  // 1 to 31: bits of an address
  parameter integer DEPTH = 0,  // entries; 0: 2^ADDR_WIDTH
  // 1: fills the memory with entries of data 0 after reset, one in each clock
  parameter integer INIT = 1,
  // 1: registers for raw reads, thresholds and reads without correction
  parameter integer SERVICE = 0,
  // 1: a second control, compared with the first; a difference raises the alert
  parameter integer HARDENED = 0
) (
  input  wire         clk_i,               // clock
  input  wire         rst_ni,              // reset, active low
  input  wire         req_i,               // request
  input  wire         we_i,                // the request is a write
  input  wire [ADDR_WIDTH-1:0] address_i,  // entry to read or write
  // the answer, also to a write, 2 clock(s) after it was taken, in order
  output wire         rvalid_o,
  output wire         ce_o,                // the entry was corrected
  // the entry is refused; a write of some of its bytes was not done
  output wire         due_o,
  output wire         poisoned_o,          // it is refused because it was written as poison
  output wire  [31:0] data_o,              // corrected; as read if due
  input  wire  [31:0] data_i,              // data to write
  input  wire   [3:0] byte_enable_i,       // 1: this byte is written; the others are kept
  input  wire         poison_i,            // 1: writes an entry that is known to be bad
  output wire         gnt_o,               // the request is taken in this clock
  input  wire         reg_req_i,           // request to the registers, taken in every clock
  input  wire         reg_we_i,            // the request is a write
  input  wire   [7:0] reg_address_i,       // register's address in bytes
  input  wire  [31:0] reg_data_i,          // data to write
  output wire         reg_valid_o,         // the answer, one clock later
  output wire  [31:0] reg_data_o,          // the register that was read
  output wire         irq_o,               // high while an enabled bit of STATUS is one
  output wire         alert_o              // the two controls differed; 0 if there is only one
);

  // Signals between the parts.
  wire rd_gnt;
  wire rd_valid;
  wire rd_ce;
  wire rd_due;
  wire rd_poisoned;
  wire wr_valid;
  wire wr_ce;
  wire wr_due;
  wire wr_poisoned;
  wire mem_re;
  wire [ADDR_WIDTH-1:0] mem_raddr;
  wire mem_we;
  wire [ADDR_WIDTH-1:0] mem_waddr;
  wire [38:0] mem_mask;
  wire [38:0] stored_entry;
  wire [38:0] fetched_entry;
  wire [31:0] enc_data;
  wire [38:0] enc_entry;
  wire [38:0] dec_entry;
  wire [ADDR_WIDTH-1:0] dec_addr;
  wire [6:0] dec_synd;

  // The codec.
  wire [6:0] check;
  hsiao_39_32_enc u_encoder (
    .data_i  (enc_data),
    .check_o (check),
    .entry_o (enc_entry)
  );
  wire unused_signals = &{1'b0, check, dec_addr};
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
    .entry_i      (dec_entry),
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
  wire unused_read = &{1'b0, read_entry, read_cw_ce, read_cw_due, read_rule_fail};
  wire [31:0] data_flips = {
    read_flips[31:24],  // 31..24, lane 3
    read_flips[23:16],  // 23..16, lane 2
    read_flips[15:8],  // 15..8, lane 1
    read_flips[7:0]  // 7..0, lane 0
  };
  wire unused_flips = &{1'b0, read_flips[32], read_flips[33], read_flips[34], read_flips[35],
      read_flips[36], read_flips[37], read_flips[38]};
  assign dec_synd = read_syndrome_0;

  // Poison: these check bits are flipped, and every decoder refuses the entry. With one more bit in
  // error 39 of 39 entries are still refused.
  localparam [38:0] POISON = 39'h1f00000000;
  localparam [6:0] POISON_SYNDROME = 7'h1f;

  // The control and its registers.
  eccforge_ram #(
    .DataW(32),
    .EntryW(39),
    .AddrW(ADDR_WIDTH),
    .Depth(DEPTH),
    .SyndW(7),
    .Latency(1),
    .TwoPorts(1'b0),
    .InReg(1'b0),
    .OutReg(1'b1),
    .ResetSync(1'b0),
    .Init(INIT != 0),
    .Service(SERVICE != 0),
    .Hardened(HARDENED != 0),
    .Poison(POISON),
    .PoisonSynd(POISON_SYNDROME)
  ) u_control (
    .clk_i         (clk_i),
    .rst_ni        (rst_ni),
    .rd_req_i      (req_i & ~we_i),
    .rd_addr_i     (address_i),
    .rd_gnt_o      (rd_gnt),
    .rd_valid_o    (rd_valid),
    .rd_data_o     (data_o),
    .rd_ce_o       (rd_ce),
    .rd_due_o      (rd_due),
    .rd_poisoned_o (rd_poisoned),
    .wr_req_i      (req_i & we_i),
    .wr_addr_i     (address_i),
    .wr_data_i     (data_i),
    .wr_be_i       (byte_enable_i),
    .wr_poison_i   (poison_i),
    .wr_gnt_o      (gnt_o),
    .wr_valid_o    (wr_valid),
    .wr_ce_o       (wr_ce),
    .wr_due_o      (wr_due),
    .wr_poisoned_o (wr_poisoned),
    .reg_req_i     (reg_req_i),
    .reg_we_i      (reg_we_i),
    .reg_addr_i    (reg_address_i),
    .reg_data_i    (reg_data_i),
    .reg_valid_o   (reg_valid_o),
    .reg_data_o    (reg_data_o),
    .irq_o         (irq_o),
    .alert_o       (alert_o),
    .mem_re_o      (mem_re),
    .mem_raddr_o   (mem_raddr),
    .mem_we_o      (mem_we),
    .mem_waddr_o   (mem_waddr),
    .mem_mask_o    (mem_mask),
    .mem_entry_o   (stored_entry),
    .mem_entry_i   (fetched_entry),
    .enc_data_o    (enc_data),
    .enc_entry_i   (enc_entry),
    .dec_entry_o   (dec_entry),
    .dec_addr_o    (dec_addr),
    .dec_data_i    (read_data),
    .dec_flips_i   (data_flips),
    .dec_ce_i      (read_ce),
    .dec_due_i     (read_due),
    .dec_synd_i    (dec_synd)
  );

  // The array: put a memory macro in its place.
  wire unused_cfg;
  eccforge_ram_array #(
    .EntryW(39),
    .AddrW(ADDR_WIDTH),
    .Depth(DEPTH),
    .Latency(1),
    .TwoPorts(1'b0)
  ) u_array (
    .clk_i   (clk_i),
    .re_i    (mem_re),
    .raddr_i (mem_raddr),
    .we_i    (mem_we),
    .waddr_i (mem_waddr),
    .mask_i  (mem_mask),
    .entry_i (stored_entry),
    .entry_o (fetched_entry),
    .cfg_i   (1'b0),
    .cfg_o   (unused_cfg)
  );

  // One port: a request is a read or a write, and so is an answer.
  assign rvalid_o = rd_valid | wr_valid;
  assign ce_o = rd_ce | wr_ce;
  assign due_o = rd_due | wr_due;
  assign poisoned_o = rd_poisoned | wr_poisoned;
  wire unused_answers = &{1'b0, rd_gnt};

endmodule  // hsiao_39_32_ram

`default_nettype wire
