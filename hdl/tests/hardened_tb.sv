// SPDX-License-Identifier: MIT OR Apache-2.0

// Flips each register of the two controls of a memory, and of its alert, a few times while it is
// used. A memory with one control has the same inputs. If anything that the two memories do differs
// in a clock, the alert is one in the next.
module memory #(
  parameter bit Hardened = 1'b0,
  parameter bit TwoPorts = 1'b0
) (
  input  logic        clk, rst_n, rd_req, wr_req, reg_req, reg_we,
  input  logic [2:0]  rd_addr, wr_addr,
  input  logic [15:0] wr_data,
  input  logic [1:0]  wr_be,
  input  logic [7:0]  reg_addr,
  input  logic [31:0] reg_data,
  output logic        alert,
  output logic [13:0] flags,
  output logic [15:0] data, enc_data,
  output logic [2:0]  raddr, waddr,
  output logic [21:0] stored,
  output logic [31:0] register
);
  logic [21:0] mask, fetched, encoded, entry;
  logic [15:0] decoded;
  logic [5:0]  check, synd;
  logic [2:0]  dec_addr;
  logic        ce, due, unused;
  eccforge_ram #(
    .DataW(16), .EntryW(22), .AddrW(3), .Depth(6), .SyndW(6), .TwoPorts(TwoPorts), .InReg(1'b1),
    .OutReg(1'b1), .Service(1'b1), .Hardened(Hardened)
  ) u_ram (
    .clk_i(clk), .rst_ni(rst_n), .rd_req_i(rd_req), .rd_addr_i(rd_addr), .wr_req_i(wr_req),
    .wr_addr_i(wr_addr), .wr_data_i(wr_data), .wr_be_i(wr_be), .wr_poison_i(1'b0),
    .reg_req_i(reg_req), .reg_we_i(reg_we), .reg_addr_i(reg_addr), .reg_data_i(reg_data),
    .rd_gnt_o(flags[0]), .rd_valid_o(flags[1]), .rd_ce_o(flags[2]), .rd_due_o(flags[3]),
    .rd_poisoned_o(flags[4]), .wr_gnt_o(flags[5]), .wr_valid_o(flags[6]), .wr_ce_o(flags[7]),
    .wr_due_o(flags[8]), .wr_poisoned_o(flags[9]), .reg_valid_o(flags[10]), .irq_o(flags[11]),
    .mem_re_o(flags[12]), .mem_we_o(flags[13]), .alert_o(alert), .rd_data_o(data),
    .reg_data_o(register), .mem_raddr_o(raddr), .mem_waddr_o(waddr), .mem_mask_o(mask),
    .mem_entry_o(stored), .mem_entry_i(fetched), .enc_data_o(enc_data), .enc_entry_i(encoded),
    .dec_entry_o(entry), .dec_addr_o(dec_addr), .dec_data_i(decoded), .dec_flips_i(16'd0),
    .dec_ce_i(ce), .dec_due_i(due), .dec_synd_i(synd)
  );
  eccforge_ram_array #(.EntryW(22), .AddrW(3), .Depth(6), .TwoPorts(TwoPorts)) u_array (
    .clk_i(clk), .re_i(flags[12]), .raddr_i(raddr), .we_i(flags[13]), .waddr_i(waddr),
    .mask_i(mask), .entry_i(stored), .entry_o(fetched), .cfg_i(1'b0), .cfg_o(unused)
  );
  eccforge_secded_enc #(.DataW(16)) u_enc (.data_i(enc_data), .entry_o(encoded));
  eccforge_secded_dec #(.DataW(16)) u_dec (
    .entry_i(entry), .data_o(decoded), .check_o(check), .ce_o(ce), .due_o(due), .synd_o(synd)
  );
endmodule

module tb #(parameter bit TwoPorts = 1'b0, parameter integer Rounds = 4);
  logic        clk = 1'b0, rst_n, rd_req, wr_req, reg_req, reg_we, reads = 1'b0;
  logic [2:0]  rd_addr, wr_addr;
  logic [15:0] wr_data;
  logic [1:0]  wr_be;
  logic [7:0]  reg_addr;
  logic [31:0] reg_data;
  logic        alert_one, alert, differ, differed, was_up, alerted, at_once;
  logic [13:0] flags_one, flags;
  logic [15:0] data_one, data, enc_one, enc;
  logic [2:0]  raddr_one, raddr, waddr_one, waddr;
  logic [21:0] stored_one, stored;
  logic [31:0] register_one, register;
  integer      seed = 1, at, left, total = 0, round, clocks, when;
  integer      flips = 0, effects = 0, alerts = 0, missed = 0, wrong = 0, same = 0;

  memory #(.TwoPorts(TwoPorts)) u_one (
    .*, .alert(alert_one), .flags(flags_one), .data(data_one), .enc_data(enc_one),
    .raddr(raddr_one), .waddr(waddr_one), .stored(stored_one), .register(register_one)
  );
  memory #(.Hardened(1'b1), .TwoPorts(TwoPorts)) u_two (
    .*, .enc_data(enc)
  );

  assign differ = (flags_one !== flags) | (flags_one[1] & (data_one !== data)) |
      (flags_one[12] & (raddr_one !== raddr)) |
      (flags_one[13] & ({waddr_one, enc_one, stored_one} !== {waddr, enc, stored})) |
      (reads & (register_one !== register));

  // What is sampled at an edge is what was there before it.
  always @(posedge clk) begin
    if (rst_n && was_up) begin
      if (alert_one !== 1'b0 || alert === 1'bx) wrong <= wrong + 1;
      if (differed && !alert) missed <= missed + 1;
      if (alerted && !alert) wrong <= wrong + 1;
    end
    reads    <= reg_req & ~reg_we;
    was_up   <= rst_n;
    alerted  <= rst_n & alert;
    differed <= rst_n & (differ | (was_up & differed));
  end

  // Flips bit `left` of a register, or counts its bits.
`define REGISTER(x) begin \
    if (left >= 0 && left < $bits(x)) x = x ^ (256'd1 << left); \
    left = left - $bits(x); \
  end
`define CONTROL(c) begin \
    `REGISTER(c.op_q) `REGISTER(c.addr_q) `REGISTER(c.raw_q) `REGISTER(c.outside_q) \
    `REGISTER(c.wr_outside_q) `REGISTER(c.gen_in_reg.entry_q) `REGISTER(c.gen_out_reg.result_q) \
    `REGISTER(c.gen_out_reg.flips_q) `REGISTER(c.held_data_q) `REGISTER(c.held_be_q) \
  end
  task flip(input integer bit_at);
    begin
      left = bit_at;
      `REGISTER(u_two.u_ram.u_ctrl.u_control.q_o)
      `CONTROL(u_two.u_ram.u_ctrl)
      `REGISTER(u_two.u_ram.gen_hardened.u_second.u_control.gen_inverted.held_q)
      `CONTROL(u_two.u_ram.gen_hardened.u_second)
      `REGISTER(u_two.u_ram.gen_hardened.u_alert.q_o)
      `REGISTER(u_two.u_ram.gen_hardened.u_alert_inverted.gen_inverted.held_q)
    end
  endtask

  task tick;
    begin
      #5 clk = 1'b1;
      #5 clk = 1'b0;
    end
  endtask

  // One run of 60 clocks with a flip of a bit, or with none if it is negative.
  task run(input integer bit_at);
    begin
      {rst_n, rd_req, wr_req, reg_req, reg_we} = 5'd0;
      {rd_addr, wr_addr, wr_data, wr_be, reg_addr, reg_data} = '0;
      tick;
      tick;
      rst_n = 1'b1;
      when = 10 + $unsigned($random(seed)) % 40;
      for (clocks = 0; clocks < 60; clocks = clocks + 1) begin
        {rd_req, wr_req, rd_addr, wr_addr, wr_be, wr_data} = $random(seed);
        if ($random(seed) % 3 == 0) wr_be = 2'b11;
        // The scrubber at its shortest interval, raw reads, an error in what is written.
        {reg_req, reg_we, reg_addr, reg_data} = {1'b0, 1'b0, 8'h14, 32'd0};
        case (clocks)
          0: {reg_req, reg_we, reg_addr, reg_data} = {2'b11, 8'h08, 32'd1};
          1: {reg_req, reg_we, reg_addr, reg_data} = {2'b11, 8'h0c, 32'd0};
          12, 24, 36: {reg_req, reg_we, reg_addr, reg_data} = {2'b11, 8'h10, 32'h8000_0003};
          20, 30, 40: {reg_req, reg_we, reg_addr, reg_data} = {2'b11, 8'h50, 32'd2};
          default: reg_req = clocks > 40;
        endcase
        #1 at_once = alert;
        if (clocks == when && bit_at >= 0) flip(bit_at);
        tick;
      end
    end
  endtask

  initial begin
    flip(-1000000);
    total = -1000000 - left;
    for (round = 0; round < Rounds; round = round + 1) begin
      run(-1);
      if (alert) wrong = wrong + 1;
      // The second control holds complements.
      if (u_two.u_ram.u_ctrl.u_control.q_o !==
          ~u_two.u_ram.gen_hardened.u_second.u_control.gen_inverted.held_q) wrong = wrong + 1;
      if ((u_two.u_ram.u_ctrl.op_q ^ u_two.u_ram.gen_hardened.u_second.op_q) !== '1) wrong = wrong + 1;
      for (at = 0; at < total; at = at + 1) begin
        run(at);
        flips = flips + 1;
        if (differed) effects = effects + 1;
        if (alert) alerts = alerts + 1;
        else if (!differed) same = same + 1;
        // An error in a register of the alert raises it.
        if (at >= total - 2 && !alert) wrong = wrong + 1;
      end
    end
    $display("%0d registers, %0d flips: %0d change what the memory does, %0d raise the alert, %0d change nothing, %0d are missed, %0d other faults",
             total, flips, effects, alerts, same, missed, wrong);
    if (missed == 0 && wrong == 0 && effects > 0 && same > 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end
endmodule
