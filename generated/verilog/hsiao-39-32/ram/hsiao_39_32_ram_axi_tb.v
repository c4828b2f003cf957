// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
// Ends with status 0 and prints "PASS" if hsiao_39_32_ram_axi
// agrees with all 32 golden vectors in hsiao_39_32_ram_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module hsiao_39_32_ram_axi_tb;

  localparam integer VECTORS = 32;

  reg [150:0] vectors [0:VECTORS-1];
  reg [150:0] vector;
  integer file;
  integer index;
  integer failures;

  // Every vector is read, none has an unknown bit, and the file holds no more.
  task load;
    begin
      failures = 0;
      file = $fopen("hsiao_39_32_ram_vectors.hex", "r");
      if (file == 0) $fatal(1, "FAIL: the vectors cannot be opened");
      for (index = 0; index < VECTORS; index = index + 1) begin
        if ($fscanf(file, "%h", vector) != 1 || (^vector) === 1'bx) begin
          $fatal(1, "FAIL: %0d of %0d vectors read", index, VECTORS);
        end
        vectors[index] = vector;
      end
      if ($fscanf(file, "%h", vector) == 1) $fatal(1, "FAIL: more than %0d vectors", VECTORS);
      $fclose(file);
    end
  endtask

  task finish;
    begin
      if (failures != 0) $fatal(1, "FAIL: %0d differences", failures);
      $display("PASS: %0d vectors", VECTORS);
      $finish;
    end
  endtask

  localparam integer BITS = 6;
  localparam integer HIGH = BITS + 2;

  reg clk_i;
  reg rst_ni;
  reg [HIGH:0] s_axi_awaddr;
  reg s_axi_awvalid = 0;
  wire s_axi_awready;
  reg [31:0] s_axi_wdata;
  reg [3:0] s_axi_wstrb;
  reg s_axi_wvalid = 0;
  wire s_axi_wready;
  wire [1:0] s_axi_bresp;
  wire s_axi_bvalid;
  reg s_axi_bready;
  reg [HIGH:0] s_axi_araddr;
  reg s_axi_arvalid = 0;
  wire s_axi_arready;
  wire [31:0] s_axi_rdata;
  wire [1:0] s_axi_rresp;
  wire s_axi_rvalid;
  reg s_axi_rready;
  reg [2:0] s_axi_awprot;
  reg [2:0] s_axi_arprot;
  wire irq_o;
  wire alert_o;
  reg [31:0] model [0:VECTORS-1];
  reg refuses [0:VECTORS-1];
  reg [31:0] got;
  reg [1:0] response;
  reg [31:0] sum;
  reg [2:0] ready;
  reg [2:0] valid;
  reg [1:0] took;
  integer toggled;
  integer sent;
  integer given;
  integer done;
  integer cycle;
  integer bit_at;
  integer entries;
  integer began;

  hsiao_39_32_ram_axi #(.ADDR_WIDTH(BITS), .DEPTH(VECTORS), .INIT(1)) dut (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .s_axi_awaddr(s_axi_awaddr),
    .s_axi_awvalid(s_axi_awvalid),
    .s_axi_awready(s_axi_awready),
    .s_axi_wdata(s_axi_wdata),
    .s_axi_wstrb(s_axi_wstrb),
    .s_axi_wvalid(s_axi_wvalid),
    .s_axi_wready(s_axi_wready),
    .s_axi_bresp(s_axi_bresp),
    .s_axi_bvalid(s_axi_bvalid),
    .s_axi_bready(s_axi_bready),
    .s_axi_araddr(s_axi_araddr),
    .s_axi_arvalid(s_axi_arvalid),
    .s_axi_arready(s_axi_arready),
    .s_axi_rdata(s_axi_rdata),
    .s_axi_rresp(s_axi_rresp),
    .s_axi_rvalid(s_axi_rvalid),
    .s_axi_rready(s_axi_rready),
    .s_axi_awprot(s_axi_awprot),
    .s_axi_arprot(s_axi_arprot),
    .irq_o(irq_o),
    .alert_o(alert_o)
  );
  task expect_true(input condition, input integer what);
    if (condition !== 1'b1) begin
      $display("vector %0d, cycle %0d: condition %0d does not hold", index, cycle, what);
      failures = failures + 1;
      if (failures == 8) finish;
    end
  endtask

  task tick;
    begin
      #1 clk_i = 1'b1;
      #1 clk_i = 1'b0;
      #1 cycle = cycle + 1;
      if (cycle > 100000) begin
        expect_true(1'b0, 1);
        finish;
      end
    end
  endtask

  // No ready changes with a valid between two edges of the clock.
  task steady;
    begin
      ready = {s_axi_awready, s_axi_wready, s_axi_arready};
      valid = {s_axi_awvalid, s_axi_wvalid, s_axi_arvalid};
      for (toggled = 0; toggled < 8; toggled = toggled + 1) begin
        {s_axi_awvalid, s_axi_wvalid, s_axi_arvalid} = toggled[2:0];
        #1 expect_true({s_axi_awready, s_axi_wready, s_axi_arready} === ready, 2);
      end
      {s_axi_awvalid, s_axi_wvalid, s_axi_arvalid} = valid;
      #1;
    end
  endtask

  // A write: its data some clocks after its address, its answer taken some clocks later.
  task write(input [HIGH:0] a, input [31:0] value, input [4-1:0] strobe, input integer late);
    begin
      s_axi_awaddr = a;
      s_axi_awvalid = 1'b1;
      sent = 0;
      while (s_axi_awvalid || s_axi_wvalid || sent <= late) begin
        if (sent == late) {s_axi_wdata, s_axi_wstrb, s_axi_wvalid} = {value, strobe, 1'b1};
        sent = sent + 1;
        #1 expect_true(s_axi_bvalid === 1'b0, 10);
        steady;
        took = {s_axi_awvalid & s_axi_awready, s_axi_wvalid & s_axi_wready};
        tick;
        if (took[1]) {s_axi_awvalid, s_axi_awaddr} = {1'b0, {(HIGH+1){1'bx}}};
        if (took[0]) {s_axi_wvalid, s_axi_wdata, s_axi_wstrb} = {1'b0, {9*4{1'bx}}};
      end
      while (s_axi_bvalid !== 1'b1) tick;
      response = s_axi_bresp;
      repeat (late) begin
        tick;
        expect_true(s_axi_bvalid === 1'b1 && s_axi_bresp === response, 11);
      end
      s_axi_bready = 1'b1;
      tick;
      s_axi_bready = 1'b0;
      #1 expect_true(s_axi_bvalid === 1'b0, 12);
    end
  endtask

  task read(input [HIGH:0] a, input integer late);
    begin
      s_axi_araddr = a;
      s_axi_arvalid = 1'b1;
      #1;
      while (!s_axi_arready) tick;
      tick;
      s_axi_arvalid = 1'b0;
      s_axi_araddr = {(HIGH+1){1'bx}};
      while (s_axi_rvalid !== 1'b1) tick;
      {got, response} = {s_axi_rdata, s_axi_rresp};
      repeat (late) begin
        tick;
        expect_true(s_axi_rvalid === 1'b1 && {s_axi_rdata, s_axi_rresp} === {got, response}, 20);
      end
      s_axi_rready = 1'b1;
      tick;
      s_axi_rready = 1'b0;
      #1 expect_true(s_axi_rvalid === 1'b0, 21);
    end
  endtask

  function [HIGH:0] entry_at(input integer a);
    entry_at = a * 4;
  endfunction

  function [HIGH:0] register_at(input [7:0] a);
    register_at = {1'b1, {HIGH{1'b0}}} | a;
  endfunction

  // A register's word on its lanes of the bus.
  task register_write(input [7:0] a, input [31:0] value);
    write(register_at(a), value, 4'hf, 0);
  endtask

  task register_is(input [7:0] a, input [31:0] value, input integer what);
    begin
      read(register_at(a), 1);
      expect_true(response === 2'h0, what);
      expect_true(got === value, what);
    end
  endtask

  task corrupt;
    for (entries = 0; entries < VECTORS; entries = entries + 1) begin
      vector = vectors[entries];
      dut.u_ram.u_array.memory[entries] = vector[79:41] ^ vector[118:80];
      model[entries] = vector[40:9];
      refuses[entries] = vector[7];
    end
  endtask

  task read_all;
    for (index = 0; index < VECTORS; index = index + 1) begin
      read(entry_at(index), index % 3);
      expect_true(got === model[index], 30);
      expect_true(response === {refuses[index], 1'b0}, 31);
    end
  endtask

  // Entries one after the other: one in each clock.
  task stream(input writes);
    begin
      {sent, given, done} = 0;
      began = cycle;
      {s_axi_rready, s_axi_bready} = 2'b11;
      while (done < VECTORS) begin
        s_axi_awvalid = writes && sent < VECTORS;
        s_axi_wvalid = writes && given < VECTORS;
        s_axi_arvalid = !writes && sent < VECTORS;
        {s_axi_awaddr, s_axi_araddr} = {2{entry_at(sent)}};
        vector = vectors[given % VECTORS];
        {s_axi_wdata, s_axi_wstrb} = {vector[150:119], {4{1'b1}}};
        #1;
        if (writes ? s_axi_bvalid : s_axi_rvalid) begin
          if (writes) expect_true(s_axi_bresp === 2'h0, 32);
          else expect_true({s_axi_rdata, s_axi_rresp} === {model[done], refuses[done], 1'b0}, 33);
          done = done + 1;
        end
        took = {s_axi_awvalid & s_axi_awready | s_axi_arvalid & s_axi_arready,
                s_axi_wvalid & s_axi_wready};
        tick;
        sent = sent + took[1];
        given = given + took[0];
      end
      {s_axi_awvalid, s_axi_wvalid, s_axi_arvalid, s_axi_rready, s_axi_bready} = 5'h0;
      expect_true(cycle - began <= VECTORS + 8, 34);
    end
  endtask

  // Some bytes of every entry. Where the rest is refused, nothing is written.
  task write_bytes;
    for (index = 0; index < VECTORS; index = index + 1) begin
      began = 1 + (index * 7) % ((1 << 4) - 2);
      sum = ~model[index];
      write(entry_at(index), sum, began, index % 3);
      expect_true(response === {refuses[index], 1'b0}, 40);
      for (bit_at = 0; bit_at < 32; bit_at = bit_at + 1) begin
        if (!refuses[index] && ((began >> (bit_at / 8)) & 1) == 1) begin
          model[index][bit_at] = sum[bit_at];
        end
      end
    end
  endtask

  initial begin
    load;
    {clk_i, rst_ni, cycle} = 0;
    {s_axi_awvalid, s_axi_wvalid, s_axi_bready, s_axi_arvalid, s_axi_rready} = 5'h0;
    {s_axi_awprot, s_axi_arprot} = 6'h0;
    {s_axi_awaddr, s_axi_araddr, s_axi_wdata, s_axi_wstrb} = {(45+HIGH+1){1'bx}};
    index = 0;
    rst_ni = 1'b1;
    #1 rst_ni = 1'b0;
    tick;
    tick;
    rst_ni = 1'b1;
    tick;
    expect_true(s_axi_bvalid === 1'b0 && s_axi_rvalid === 1'b0 && irq_o === 1'b0, 50);
    for (index = 0; index < VECTORS; index = index + 1) begin
      vector = vectors[index];
      write(entry_at(index), vector[150:119], {4{1'b1}}, index % 3);
      expect_true(response === 2'h0, 51);
      vector = vectors[index];
      expect_true(dut.u_ram.u_array.memory[index] === vector[79:41], 52);
    end
    // A write without strobes changes nothing. Addresses behind the last entry have none.
    write(entry_at(3), 0, 0, 0);
    vector = vectors[3];
    expect_true(response === 2'h0 && dut.u_ram.u_array.memory[3] === vector[79:41], 53);
    write(entry_at(VECTORS + 3), 0, {4{1'b1}}, 0);
    expect_true(response === 2'h2, 54);
    read(entry_at(VECTORS + 3), 0);
    expect_true(response === 2'h2 && got === 0, 55);
    expect_true(dut.u_ram.u_array.memory[3] === vector[79:41], 56);
    stream(1'b1);
    corrupt;
    stream(1'b0);
    read_all;
    write_bytes;
    read_all;
    // Registers: whole words only.
    register_is(8'h0c, 32'h400, 60);
    register_write(8'h00, 32'h1f);
    register_is(8'h00, 32'h0, 61);
    register_write(8'h04, 32'hf);
    register_is(8'h04, 32'hf, 62);
    register_write(8'h10, 32'h00123456);
    register_is(8'h10, 32'h00123456, 63);
    write(register_at(8'h04), 0, 4'h7, 1);
    expect_true(response === 2'h2, 64);
    register_is(8'h04, 32'hf, 65);
    expect_true(irq_o === 1'b0, 66);
    corrupt;
    read_all;
    expect_true(irq_o === 1'b1, 67);
    read(register_at(8'h18), 0);
    expect_true(got > 0, 68);
    // A read and a write wait: each has its turn.
    index = 1;
    s_axi_araddr = entry_at(1);
    s_axi_arvalid = 1'b1;
    s_axi_rready = 1'b1;
    write(entry_at(1), model[1], {4{1'b1}}, 0);
    expect_true(response === 2'h0, 70);
    while (s_axi_rvalid !== 1'b1) tick;
    s_axi_arvalid = 1'b0;
    expect_true(s_axi_rdata === model[1], 71);
    tick;
    finish;
  end

endmodule

`default_nettype wire
