// SPDX-License-Identifier: MIT OR Apache-2.0
// Hsiao (39,32): Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res.
// Dev. 14(4), 1970
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
`default_nettype none

// AXI4-Lite around the protected memory. Entries are words of the bus from address 0; the registers
// are the upper half. A refused entry is answered with SLVERR.
module hsiao_39_32_ram_axi #(
  parameter integer ADDR_WIDTH = 10  // 6 to 31; 2^ADDR_WIDTH entries
) (
  input  wire         clk_i,                  // clock
  input  wire         rst_ni,                 // reset, active low
  // address in bytes; the highest bit is 1 for registers
  input  wire [ADDR_WIDTH+2:0] s_axi_awaddr,
  input  wire   [2:0] s_axi_awprot,           // not looked at
  input  wire         s_axi_awvalid,
  output wire         s_axi_awready,          // with wready, once address and data are there
  input  wire  [31:0] s_axi_wdata,
  input  wire   [3:0] s_axi_wstrb,            // bytes that are written; of a register all four
  input  wire         s_axi_wvalid,
  output wire         s_axi_wready,
  output wire   [1:0] s_axi_bresp,            // SLVERR: nothing was written
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  // address in bytes; the highest bit is 1 for registers
  input  wire [ADDR_WIDTH+2:0] s_axi_araddr,
  input  wire   [2:0] s_axi_arprot,           // not looked at
  input  wire         s_axi_arvalid,
  output wire         s_axi_arready,
  output wire  [31:0] s_axi_rdata,
  output wire   [1:0] s_axi_rresp,            // SLVERR: the entry is refused
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,
  // interrupt, high while an enabled bit of STATUS is one
  output wire         irq_o
);

  // There are no such modules: where one is missing, its name says why.
  generate
    if (ADDR_WIDTH < 6 || ADDR_WIDTH > 31) begin : g_refused_0
      ADDR_WIDTH_must_be_6_to_31 refused ();
    end
  endgenerate

  // The bus.
  localparam [1:0] IDLE = 2'h0;
  localparam [1:0] ISSUE = 2'h1;
  localparam [1:0] WAIT = 2'h2;
  localparam [1:0] ANSWER = 2'h3;
  localparam [1:0] OKAY = 2'h0;
  localparam [1:0] SLVERR = 2'h2;

  // One transfer at a time; reads and writes take turns where both wait.
  reg [1:0] state;
  reg was_write;
  reg is_write;
  reg [ADDR_WIDTH+2:0] address;
  wire is_register = address[ADDR_WIDTH+2];
  reg [31:0] data;
  reg [3:0] strobe;
  reg [31:0] answer;
  reg failed;
  wire both = s_axi_awvalid & s_axi_wvalid;
  wire take_write = (state == IDLE) & both & ~(s_axi_arvalid & was_write);
  wire take_read = (state == IDLE) & s_axi_arvalid & ~take_write;
  assign s_axi_awready = take_write;
  assign s_axi_wready = take_write;
  assign s_axi_arready = take_read;
  wire [ADDR_WIDTH+2:0] taken_address = take_write ? s_axi_awaddr : s_axi_araddr;

  // A register is written as a whole.
  wire [3:0] register_strobe = strobe;
  wire [31:0] register_data = data;
  wire in_part = is_register & is_write & ~(&register_strobe);
  wire issue = state == ISSUE;
  wire request = issue & ~is_register;
  wire register_request = issue & is_register & ~in_part;
  wire granted;
  wire answered;
  wire [31:0] read_data;
  wire due;
  wire register_answered;
  wire [31:0] register_word;
  wire moves_on = is_register | granted;
  wire done = is_register ? register_answered : answered;
  wire ends = (state == WAIT) & done;
  wire leaves = is_write ? s_axi_bready : s_axi_rready;
  assign s_axi_bvalid = (state == ANSWER) & is_write;
  assign s_axi_bresp = failed ? SLVERR : OKAY;
  assign s_axi_rvalid = (state == ANSWER) & ~is_write;
  assign s_axi_rresp = failed ? SLVERR : OKAY;
  assign s_axi_rdata = answer;

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state <= IDLE;
      was_write <= 1'b0;
    end else begin
      case (state)
        IDLE: if (take_write | take_read) begin
          state <= ISSUE;
          was_write <= take_write;
        end
        ISSUE: begin
          if (in_part) state <= ANSWER;
          else if (moves_on) state <= WAIT;
        end
        WAIT: if (ends) state <= ANSWER;
        ANSWER: if (leaves) state <= IDLE;
      endcase
    end
  end

  always @(posedge clk_i) begin
    if (take_write | take_read) begin
      is_write <= take_write;
      address <= taken_address;
      data <= s_axi_wdata;
      strobe <= s_axi_wstrb;
    end
    if (issue) failed <= in_part;
    if (ends) begin
      answer <= is_register ? register_word : read_data;
      failed <= ~is_register & due;
    end
  end

  // The memory.
  wire unread_ce;
  wire unread_poisoned;
  hsiao_39_32_ram #(.ADDR_WIDTH(ADDR_WIDTH)) u_ram (
    .clk_i         (clk_i),
    .rst_ni        (rst_ni),
    .req_i         (request),
    .we_i          (is_write),
    .address_i     (address[ADDR_WIDTH+1:2]),
    .gnt_o         (granted),
    .rvalid_o      (answered),
    .data_o        (read_data),
    .ce_o          (unread_ce),
    .due_o         (due),
    .poisoned_o    (unread_poisoned),
    .data_i        (data),
    .byte_enable_i (strobe),
    .poison_i      (1'b0),
    .reg_req_i     (register_request),
    .reg_we_i      (is_write),
    .reg_address_i (address[7:0]),
    .reg_data_i    (register_data),
    .reg_valid_o   (register_answered),
    .reg_data_o    (register_word),
    .irq_o         (irq_o)
  );
  wire unused_signals = &{1'b0, unread_ce, unread_poisoned, s_axi_awprot, s_axi_arprot};

endmodule  // hsiao_39_32_ram_axi

`default_nettype wire
