// SPDX-License-Identifier: MIT OR Apache-2.0
// A scrubber on a memory of 16 entries: entries with one wrong bit are put right, one with two wrong
// bits stays as it is and is counted, and the walk begins again. Given as macros: the modules ENC and
// SCRUB, K data bits, N bits of the entry, C check bits; the entry's bits 0 and 1 are in one codeword.
`default_nettype none

module scrub_tb;

  reg         clk;
  reg         rst_n;
  reg         step;
  reg         gnt;
  reg         rvalid;
  reg  [`N-1:0] answer;
  reg  [`K-1:0] data;
  wire        req;
  wire        we;
  wire [31:0] address;
  wire [`N-1:0] entry;
  wire        busy;
  wire        ce;
  wire        due;
  wire [31:0] ce_count;
  wire [31:0] due_count;
  wire [`C-1:0] check_unused;
  wire [`N-1:0] encoded;
  reg  [`N-1:0] memory [0:15];
  reg  [`N-1:0] good [0:15];
  reg         pending;
  integer     i;
  integer     b;
  integer     cycle;
  integer     pulses;
  integer     failures;

  `ENC u_encoder (.data_i(data), .check_o(check_unused), .entry_o(encoded));
  `SCRUB dut (
    .clk_i(clk), .rst_ni(rst_n), .step_i(step), .last_address_i(32'hf), .req_o(req), .we_o(we),
    .address_o(address), .entry_o(entry), .gnt_i(gnt), .rvalid_i(rvalid), .entry_i(answer),
    .busy_o(busy), .ce_o(ce), .due_o(due), .ce_count_o(ce_count), .due_count_o(due_count)
  );

  initial begin
    failures = 0;
    pulses = 0;
    for (i = 0; i < 16; i = i + 1) begin
      for (b = 0; b < `K; b = b + 1) data[b] = $random;
      #1;
      good[i] = encoded;
      memory[i] = encoded;
      if (i % 3 == 0) memory[i] = encoded ^ (`N'h1 << (i * (`N / 16)));
      if (i == 5) memory[i] = encoded ^ `N'h3;
    end
    clk = 1'b0;
    step = 1'b0;
    gnt = 1'b0;
    rvalid = 1'b0;
    pending = 1'b0;
    answer = `N'h0;
    rst_n = 1'b0;
    #1 rst_n = 1'b1;
    step = 1'b1;
    for (cycle = 0; cycle < 400; cycle = cycle + 1) begin
      // Grants and answers come late now and then.
      gnt = cycle % 3 != 1;
      rvalid = pending && cycle % 4 != 2;
      #1;
      if (ce) pulses = pulses + 1;
      if (rvalid) pending = 1'b0;
      if (req && gnt) begin
        if (we) memory[address[3:0]] = entry;
        else begin
          answer = memory[address[3:0]];
          pending = 1'b1;
        end
      end
      clk = 1'b1;
      #1 clk = 1'b0;
    end
    for (i = 0; i < 16; i = i + 1) begin
      if (i == 5 ? memory[i] !== (good[i] ^ `N'h3) : memory[i] !== good[i]) failures = failures + 1;
    end
    if (ce_count != 32'd6 || pulses != 6 || due_count < 32'd2) failures = failures + 1;
    if (failures == 0) $display("PASS scrub");
    else $display("FAIL scrub: %0d, %0d corrected, %0d refused", failures, ce_count, due_count);
    $finish;
  end

endmodule

`default_nettype wire
