// SPDX-License-Identifier: MIT OR Apache-2.0
// Generated from scheme hsiao-39-32 with hash
// ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
// Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --cut output --wrap axi --out DIR
// Ends with status 0 and prints "PASS" if hsiao_39_32_ram
// agrees with all 32 golden vectors in hsiao_39_32_ram_vectors.hex;
// otherwise says what differs and ends with $fatal.
`default_nettype none

module hsiao_39_32_ram_tb;

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

  localparam integer LATENCY = 2;
  localparam integer BITS = 6;
  // Addresses from here on have no entry.
  localparam integer ENTRIES = VECTORS;
  // Bits of the two errors that the log holds.
  localparam integer LOG = 2 * (4 + BITS + 7);
  localparam [7:0] STATUS = 8'h00;
  localparam [7:0] ENABLE = 8'h04;
  localparam [7:0] CONTROL = 8'h08;
  localparam [7:0] INTERVAL = 8'h0c;
  localparam [7:0] INJECT = 8'h10;
  localparam [7:0] CORRECTED_COUNT = 8'h14;
  localparam [7:0] UNCORRECTED_COUNT = 8'h18;
  localparam [7:0] CORRECTED_THRESHOLD = 8'h1c;
  localparam [7:0] UNCORRECTED_THRESHOLD = 8'h30;
  localparam [7:0] RAW_ADDRESS = 8'h34;
  localparam [7:0] RAW_WORD = 8'h38;
  localparam [7:0] RAW_DATA = 8'h3c;
  localparam [7:0] FIRST_ERROR = 8'h20;
  localparam [7:0] FIRST_ADDRESS = 8'h24;
  localparam [7:0] LAST_ERROR = 8'h28;
  localparam [7:0] LAST_ADDRESS = 8'h2c;
  localparam [7:0] FIRST_SYNDROME = 8'h40;
  localparam [7:0] LAST_SYNDROME = 8'h80;

  reg clk_i;
  reg rst_ni;
  reg req_i;
  reg we_i;
  reg [BITS-1:0] address_i;
  wire rvalid_o;
  wire ce_o;
  wire due_o;
  wire poisoned_o;
  wire [31:0] data_o;
  reg [31:0] data_i;
  reg [3:0] byte_enable_i;
  reg poison_i;
  wire gnt_o;
  reg reg_req_i;
  reg reg_we_i;
  reg [7:0] reg_address_i;
  reg [31:0] reg_data_i;
  wire reg_valid_o;
  wire [31:0] reg_data_o;
  wire irq_o;
  wire alert_o;
  // What an entry holds as the decoder should see it, by address.
  reg [31:0] model [0:VECTORS-1];
  reg corrects [0:VECTORS-1];
  reg refuses [0:VECTORS-1];
  reg poisons [0:VECTORS-1];

  // What is asked for, and the answers to come by the cycle in which they are due.
  reg want_read;
  reg want_write;
  reg [BITS-1:0] read_at;
  reg [BITS-1:0] write_at;
  reg reads [0:15];
  reg stores [0:15];
  // Reads and writes at addresses without an entry.
  reg far_reads [0:15];
  reg far_writes [0:15];
  reg modifies [0:15];
  reg [BITS-1:0] at [0:15];
  reg [31:0] answers [0:15];
  reg [2:0] flags [0:15];
  reg [31:0] new_data;
  reg [31:0] new_mask;
  reg got_read;
  reg got_write;
  reg partial;
  reg nothing;
  reg scrubbing;
  // Correction is off: what differs from the data is noted.
  reg is_off;
  reg [31:0] differs;
  reg [31:0] ever;
  // The entry of a raw read, in words of 32 bits.
  reg [38 + 32:0] raw;
  reg [38:0] golden;
  integer cycle;
  integer slot;
  integer ahead;
  integer bit_at;
  integer address;
  integer hit;
  integer entries;
  integer began;
  integer seed;
  integer corrected;
  integer uncorrected;
  integer refused;
  reg [31:0] word;

  hsiao_39_32_ram #(.ADDR_WIDTH(BITS), .DEPTH(VECTORS), .INIT(1), .SERVICE(1)) dut (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .req_i(req_i),
    .we_i(we_i),
    .address_i(address_i),
    .rvalid_o(rvalid_o),
    .ce_o(ce_o),
    .due_o(due_o),
    .poisoned_o(poisoned_o),
    .data_o(data_o),
    .data_i(data_i),
    .byte_enable_i(byte_enable_i),
    .poison_i(poison_i),
    .gnt_o(gnt_o),
    .reg_req_i(reg_req_i),
    .reg_we_i(reg_we_i),
    .reg_address_i(reg_address_i),
    .reg_data_i(reg_data_i),
    .reg_valid_o(reg_valid_o),
    .reg_data_o(reg_data_o),
    .irq_o(irq_o),
    .alert_o(alert_o)
  );
  task expect_true(input condition, input integer what);
    if (condition !== 1'b1) begin
      $display("cycle %0d: condition %0d does not hold", cycle, what);
      failures = failures + 1;
      if (failures == 8) finish;
    end
  endtask

  // The bits of the bytes that are enabled.
  task byte_mask;
    for (bit_at = 0; bit_at < 32; bit_at = bit_at + 1) begin
      new_mask[bit_at] = byte_enable_i[bit_at / 8];
    end
  endtask

  // Random data for a write.
  task draw;
    for (bit_at = 0; bit_at < 32; bit_at = bit_at + 1) begin
      data_i[bit_at] = $random(seed);
    end
  endtask

  task count_error(input ce, input due);
    begin
      if (ce) corrected = corrected + 1;
      if (due) uncorrected = uncorrected + 1;
    end
  endtask

  // One clock: what is taken is noted, what was taken before is answered now or not at all.
  task tick;
    begin
      req_i = want_read | want_write;
      we_i = want_write;
      address_i = want_write ? write_at : read_at;
      #1;
      expect_true(gnt_o === 1'b0 || gnt_o === 1'b1, 1);
      got_read = want_read && gnt_o;
      got_write = want_write && gnt_o;
      partial = ~&byte_enable_i;
      if (poison_i) partial = 1'b0;
      // A write without bytes, or of no entry, is answered and changes nothing.
      nothing = byte_enable_i === 0;
      if (poison_i) nothing = 1'b0;
      if (write_at >= ENTRIES) nothing = 1'b1;
      slot = cycle % 16;
      ahead = (cycle + LATENCY) % 16;
      if (got_read) begin
        reads[ahead] = 1'b1;
        at[ahead] = read_at;
        far_reads[ahead] = read_at >= ENTRIES;
        answers[ahead] = model[read_at];
        flags[ahead] = {poisons[read_at], refuses[read_at], corrects[read_at]};
        if (far_reads[ahead]) {answers[ahead], flags[ahead]} = 3'b010;
      end
      if (got_write && nothing) begin
        stores[ahead] = 1'b1;
        far_writes[ahead] = write_at >= ENTRIES;
      end
      if (got_write && partial && !nothing) begin
        modifies[ahead] = 1'b1;
        at[ahead] = write_at;
        new_data = data_i;
        byte_mask;
      end
      if (got_write && !partial && !nothing) begin
        stores[ahead] = 1'b1;
        new_data = data_i;
        byte_mask;
        if (poison_i) new_mask = {32{1'b1}};
        model[write_at] = (new_data & new_mask) | (model[write_at] & ~new_mask);
        {corrects[write_at], refuses[write_at], poisons[write_at]} = 3'b000;
        if (poison_i) {refuses[write_at], poisons[write_at]} = 2'b11;
      end
      check;
      clk_i = 1'b1;
      #1 clk_i = 1'b0;
      #1 cycle = cycle + 1;
      if (cycle > 40000) begin
        expect_true(1'b0, 11);
        finish;
      end
    end
  endtask

  // The answers of this cycle.
  task check;
    begin
      expect_true(rvalid_o === (reads[slot] | stores[slot] | modifies[slot]), 2);
      if (reads[slot]) begin
        if (is_off) differs = data_o ^ answers[slot];
        else expect_true(data_o === answers[slot], 4);
        if (!is_off) expect_true(due_o === flags[slot][1], 5);
        if (!scrubbing) expect_true(ce_o === flags[slot][0], 6);
        expect_true(poisoned_o === flags[slot][2], 7);
        if (!far_reads[slot]) count_error(flags[slot][0], flags[slot][1]);
      end else if (!modifies[slot]) expect_true(ce_o === 1'b0 && due_o === far_writes[slot], 8);
      if (modifies[slot]) begin
        hit = at[slot];
        expect_true(due_o === refuses[hit] && ce_o === corrects[hit], 9);
        count_error(corrects[hit], refuses[hit]);
        if (refuses[hit]) refused = refused + 1;
        else begin
          model[hit] = (new_data & new_mask) | (model[hit] & ~new_mask);
          corrects[hit] = 1'b0;
        end
      end
      {reads[slot], stores[slot], modifies[slot]} = 3'b000;
      {far_reads[slot], far_writes[slot]} = 2'b00;
    end
  endtask

  task idle(input integer cycles);
    begin
      {want_read, want_write} = 2'b00;
      repeat (cycles) tick;
    end
  endtask

  task read_one(input integer a);
    begin
      {want_read, want_write} = 2'b10;
      read_at = a;
      tick;
      while (!got_read && failures == 0) tick;
      want_read = 1'b0;
    end
  endtask

  task write_one(input integer a);
    begin
      {want_read, want_write} = 2'b01;
      write_at = a;
      tick;
      while (!got_write && failures == 0) tick;
      want_write = 1'b0;
    end
  endtask

  task reg_write(input [7:0] a, input [31:0] value);
    begin
      {reg_req_i, reg_we_i, reg_address_i, reg_data_i} = {2'b11, a, value};
      idle(1);
      {reg_req_i, reg_we_i} = 2'b00;
    end
  endtask

  task reg_read(input [7:0] a);
    begin
      {reg_req_i, reg_we_i, reg_address_i} = {2'b10, a};
      idle(1);
      reg_req_i = 1'b0;
      expect_true(reg_valid_o === 1'b1, 20);
      word = reg_data_o;
      idle(1);
      expect_true(reg_valid_o === 1'b0, 21);
    end
  endtask

  task reg_is(input [7:0] a, input [31:0] value, input integer what);
    begin
      reg_read(a);
      expect_true(word === value, what);
    end
  endtask

  // Every entry as it was written, with the error of its vector.
  task corrupt;
    for (entries = 0; entries < VECTORS; entries = entries + 1) begin
      vector = vectors[entries];
      dut.u_array.memory[entries] = vector[79:41] ^ vector[118:80];
      model[entries] = vector[40:9];
      corrects[entries] = vector[8];
      refuses[entries] = vector[7];
      poisons[entries] = 1'b0;
    end
  endtask

  task whole;
    begin
      byte_enable_i = {4{1'b1}};
      poison_i = 1'b0;
    end
  endtask

  // Whole entries back to back, stored as the vectors say; then read so, with their errors.
  task walk;
    begin
      whole;
      began = cycle;
      for (index = 0; index < VECTORS; index = index + 1) begin
        vector = vectors[index];
        data_i = vector[150:119];
        write_one(index);
      end
      expect_true(cycle - began == VECTORS, 30);
      idle(4);
      for (index = 0; index < VECTORS; index = index + 1) begin
        vector = vectors[index];
        expect_true(dut.u_array.memory[index] === vector[79:41], 31);
      end
      corrupt;
      began = cycle;
      for (index = 0; index < VECTORS; index = index + 1) read_one(index);
      expect_true(cycle - began == VECTORS, 32);
      idle(4);
    end
  endtask

  // After reset the memory holds entries of data 0 everywhere.
  task filled;
    begin
      for (index = 0; index < VECTORS; index = index + 1) begin
        model[index] = 0;
        {corrects[index], refuses[index], poisons[index]} = 3'b000;
        read_one(index);
      end
      idle(4);
    end
  endtask

  // The first error since it was cleared, and the last.
  task log;
    begin
      reg_is(FIRST_ERROR, 32'h0, 40);
      reg_is(LAST_ERROR, 32'h0, 41);
      reg_is(FIRST_ADDRESS, 32'h0, 34);
      reg_is(LAST_ADDRESS, 32'h0, 35);
      reg_is(FIRST_SYNDROME, 32'h0, 36);
      reg_is(LAST_SYNDROME, 32'h0, 37);
      reg_is(CORRECTED_THRESHOLD, 32'h0, 38);
      reg_is(RAW_DATA, 32'h0, 39);
      reg_write(CORRECTED_THRESHOLD, 32'hffffffff);
      reg_write(UNCORRECTED_THRESHOLD, 32'hffffffff);
    end
  endtask

  // One error of each entry, as the log tells it.
  task log_one(input integer a);
    begin
      vector = vectors[a];
      reg_write(FIRST_ERROR, 32'h80000000);
      reg_write(LAST_ERROR, 32'h80000000);
      reg_read(FIRST_ERROR);
      expect_true(word[31] === 1'b0, 40);
      read_one(a);
      idle(4);
      vector = vectors[a];
      reg_read(FIRST_ERROR);
      expect_true(word[31] === (vector[8] | vector[7]), 41);
      if (vector[8] | vector[7]) begin
        expect_true(word === {30'h20000000, vector[7], vector[8]}, 42);
        reg_is(LAST_ERROR, {30'h20000000, vector[7], vector[8]}, 43);
        reg_is(FIRST_ADDRESS, a, 44);
        reg_is(LAST_ADDRESS, a, 45);
        reg_is(FIRST_SYNDROME + 8'd0, vector[6:0], 100);
        reg_is(LAST_SYNDROME + 8'd0, vector[6:0], 100);
      end
    end
  endtask

  // The first stays while the last is another; a write of some bytes has its source.
  task log_two(input integer a, input integer b);
    begin
      reg_write(FIRST_ERROR, 32'h80000000);
      read_one(a);
      draw;
      byte_enable_i = 1;
      write_one(b);
      whole;
      idle(4);
      reg_is(FIRST_ADDRESS, a, 46);
      reg_is(LAST_ADDRESS, b, 47);
      reg_read(FIRST_ERROR);
      expect_true(word[3:2] === 2'h0 && word[31] === 1'b1, 48);
      reg_read(LAST_ERROR);
      expect_true(word[3:2] === 2'h2 && word[31] === 1'b1, 49);
    end
  endtask

  // Reads and writes of every kind at random; every now and then errors strike.
  task traffic;
    for (index = 0; index < 1600; index = index + 1) begin
      if (index % 50 == 0) begin
        idle(5);
        corrupt;
      end
      draw;
      read_at = $random(seed);
      write_at = $random(seed);
      read_at = read_at % VECTORS;
      write_at = write_at % VECTORS;
      if ($random(seed) & 1) write_at = read_at;
      if (($random(seed) & 15) == 0) read_at = read_at + VECTORS;
      if (($random(seed) & 15) == 0) write_at = write_at + VECTORS;
      byte_enable_i = $random(seed);
      if (($random(seed) & 3) == 0) byte_enable_i = {4{1'b1}};
      poison_i = ($random(seed) & 15) == 0;
      want_read = $random(seed);
      want_write = $random(seed);
      if (want_read) want_write = 1'b0;
      tick;
      {want_read, want_write} = 2'b00;
    end
  endtask

  // The scrubber, while others read.
  task scrub;
    begin
      idle(5);
      whole;
      corrupt;
      reg_write(STATUS, 32'h1f);
      reg_write(INTERVAL, 32'h0);
      dut.u_control.u_scrubber.u_state.q_o[BITS:1] = 0;
      scrubbing = 1'b1;
      reg_is(CONTROL, 32'h0, 54);
      reg_write(FIRST_ERROR, 32'h80000000);
      reg_write(CONTROL, 32'h1);
      reg_is(CONTROL, 32'h1, 55);
      // The first entry is the first, by the scrubber.
      idle(22);
      reg_read(FIRST_ERROR);
      expect_true(word[31] === 1'b1 && word[3:2] === 2'h3, 56);
      reg_is(FIRST_ADDRESS, 32'h0, 57);
      index = 0;
      while (dut.u_control.u_scrubber.addr_q != 0) begin
        if (failures == 0 && index < 40 * VECTORS) begin
          if (index % 2 == 0) read_one(index % VECTORS);
          else idle(1);
          index = index + 1;
        end else begin
          expect_true(1'b0, 50);
          finish;
        end
      end
      reg_write(CONTROL, 32'h0);
      idle(8);
      scrubbing = 1'b0;
      for (index = 0; index < VECTORS; index = index + 1) begin
        vector = vectors[index];
        golden = vector[8] ? vector[79:41] : vector[79:41] ^ vector[118:80];
        expect_true(dut.u_array.memory[index] === golden, 51);
        corrects[index] = 1'b0;
      end
      reg_read(STATUS);
      expect_true(word[3] === 1'b1, 52);
      reg_read(CORRECTED_COUNT);
      expect_true(word > 0, 53);
      for (index = 0; index < VECTORS; index = index + 1) read_one(index);
      idle(4);
    end
  endtask

  // An entry as stored, word by word, or zeros from `ENTRIES` on; nothing is counted or written.
  task raw_is(input integer a, input [38:0] stored);
    begin
      reg_write(RAW_ADDRESS, 32'h80000000 | a);
      reg_read(RAW_ADDRESS);
      expect_true(word === (32'h80000000 | a) || word === a, 110);
      idle(20);
      reg_is(RAW_ADDRESS, a, 111);
      raw = stored;
      for (address = 0; 32 * address <= 38; address = address + 1) begin
        reg_write(RAW_WORD, address);
        reg_is(RAW_DATA, raw[31:0], 112);
        raw = raw >> 32;
      end
      reg_is(RAW_WORD, address - 1, 113);
    end
  endtask

  // Raw reads, thresholds, and reads without correction: each data bit is that of one stored bit.
  task service(input integer a, input integer b);
    begin
      idle(5);
      corrupt;
      reg_write(CORRECTED_COUNT, 32'h0);
      vector = vectors[a];
      golden = vector[79:41] ^ vector[118:80];
      raw_is(a, golden);
      vector = vectors[b];
      golden = vector[79:41] ^ vector[118:80];
      raw_is(b, golden);
      expect_true(dut.u_array.memory[b] === golden, 114);
      raw_is(VECTORS, 0);
      reg_is(CORRECTED_COUNT, 32'h0, 115);
      reg_write(CORRECTED_THRESHOLD, 32'h2);
      reg_write(UNCORRECTED_COUNT, 32'h0);
      reg_write(UNCORRECTED_THRESHOLD, 32'h1);
      reg_write(STATUS, 32'h7f);
      read_one(a);
      idle(4);
      reg_is(STATUS, 32'h1, 116);
      read_one(a);
      idle(4);
      reg_is(STATUS, 32'h21, 117);
      read_one(b);
      idle(4);
      reg_is(STATUS, 32'h63, 118);
      reg_write(CONTROL, 32'h4);
      reg_is(CONTROL, 32'h4, 119);
      {is_off, scrubbing} = 2'b11;
      ever = 0;
      hit = 0;
      whole;
      for (index = 0; index <= 38; index = index + 1) begin
        vector = vectors[1];
        model[1] = vector[150:119];
        golden = vector[79:41];
        golden[index] = ~golden[index];
        dut.u_array.memory[1] = golden;
        read_one(1);
        idle(4);
        if (differs != 0) hit = hit + 1;
        expect_true((differs & (differs - 1)) == 0 && (ever & differs) == 0, 120);
        ever = ever | differs;
      end
      expect_true(hit == 32 && &ever, 121);
      {is_off, scrubbing} = 2'b00;
      reg_write(CONTROL, 32'h0);
      corrupt;
    end
  endtask

  // One bit, then two, in the next entry that is written, and in no other.
  task inject(input integer first, input integer second, input two);
    begin
      whole;
      vector = vectors[1];
      data_i = vector[150:119];
      reg_write(INJECT, {1'b1, 6'h0, two, second[11:0], first[11:0]});
      reg_is(INJECT, {1'b1, 6'h0, two, second[11:0], first[11:0]}, 60);
      write_one(1);
      idle(4);
      vector = vectors[1];
      golden = vector[79:41];
      golden[first] = ~golden[first];
      if (two) golden[second] = ~golden[second];
      expect_true(dut.u_array.memory[1] === golden, 61);
      reg_is(INJECT, {7'h0, two, second[11:0], first[11:0]}, 62);
      data_i = vector[150:119];
      write_one(1);
      idle(4);
      vector = vectors[1];
      expect_true(dut.u_array.memory[1] === vector[79:41], 63);
    end
  endtask

  // Counters stay at their largest value and are cleared.
  task counters;
    begin
      idle(4);
      reg_is(CORRECTED_COUNT, corrected, 70);
      reg_is(UNCORRECTED_COUNT, uncorrected, 71);
      dut.u_control.u_log.u_state.q_o[LOG+66:LOG+35] = 32'hfffffffe;
      dut.u_control.u_log.u_state.q_o[LOG+34:LOG+3] = 32'hfffffffe;
      corrupt;
      for (index = 0; index < VECTORS; index = index + 1) read_one(index);
      idle(4);
      reg_is(CORRECTED_COUNT, 32'hffffffff, 72);
      reg_is(UNCORRECTED_COUNT, 32'hffffffff, 73);
      reg_write(CORRECTED_COUNT, 32'h0);
      reg_is(CORRECTED_COUNT, 32'h0, 74);
      reg_is(UNCORRECTED_COUNT, 32'hffffffff, 75);
      reg_write(UNCORRECTED_COUNT, 32'h0);
      reg_is(UNCORRECTED_COUNT, 32'h0, 76);
    end
  endtask

  task interrupt(input integer a, input [31:0] raised);
    begin
      reg_write(ENABLE, 32'h0);
      reg_write(STATUS, 32'h7f);
      reg_is(STATUS, 32'h0, 80);
      draw;
      byte_enable_i = 1;
      write_one(a);
      whole;
      idle(4);
      expect_true(irq_o === 1'b0, 81);
      reg_is(STATUS, raised, 82);
      for (address = 0; address < 5; address = address + 1) begin
        reg_write(ENABLE, 32'h1 << address);
        reg_is(ENABLE, 32'h1 << address, 83);
        expect_true(irq_o === raised[address], 84);
      end
      reg_write(ENABLE, 32'hf);
      reg_write(STATUS, ~raised);
      reg_is(STATUS, raised, 85);
      reg_write(STATUS, raised);
      reg_is(STATUS, 32'h0, 86);
      expect_true(irq_o === 1'b0, 87);
    end
  endtask

  // Reset, also while a write of some bytes is under way: then it is not answered.
  task reset;
    begin
      rst_ni = 1'b0;
      repeat (2) begin
        #1 clk_i = 1'b1;
        #1 clk_i = 1'b0;
      end
      for (slot = 0; slot < 16; slot = slot + 1) begin
        {reads[slot], stores[slot], modifies[slot]} = 3'b000;
        {far_reads[slot], far_writes[slot]} = 2'b00;
      end
      #1 rst_ni = 1'b1;
      #1 expect_true(reg_valid_o === 1'b0 && irq_o === 1'b0, 97);
      expect_true({dut.u_control.u_scrubber.addr_q, dut.u_control.u_scrubber.timer_q} === 0, 98);
      {corrected, uncorrected, refused} = 96'h0;
    end
  endtask

  initial begin
    load;
    {clk_i, want_read, want_write, scrubbing, is_off} = 5'h0;
    {reg_req_i, reg_we_i, reg_address_i, reg_data_i} = 42'h0;
    {cycle, read_at, write_at} = 0;
    seed = 1;
    whole;
    draw;
    {req_i, we_i, address_i} = 0;
    reset;
    log;
    reg_is(INTERVAL, 32'h400, 90);
    filled;
    walk;
    for (address = 0; address < VECTORS; address = address + 5) log_one(address);
    log_two(0, 2);
    counters;
    {corrected, uncorrected} = 64'h0;
    interrupt(0, 32'h1);
    corrupt;
    interrupt(2, 32'h6);
    reg_write(CORRECTED_COUNT, 32'h0);
    reg_write(UNCORRECTED_COUNT, 32'h0);
    {corrected, uncorrected, refused} = 96'h0;
    traffic;
    idle(4);
    reg_is(CORRECTED_COUNT, corrected, 91);
    reg_is(UNCORRECTED_COUNT, uncorrected, 92);
    expect_true(corrected > 0 && uncorrected > 0 && refused > 0, 93);
    service(0, 2);
    scrub;
    inject(0, 1, 1'b0);
    inject(38, 2, 1'b1);
    corrupt;
    reg_write(CONTROL, 32'h2);
    filled;
    reg_is(CONTROL, 32'h0, 101);
    byte_enable_i = 1;
    write_one(0);
    reset;
    filled;
    whole;
    corrupt;
    reg_is(STATUS, 32'h10, 94);
    reg_is(ENABLE, 32'h0, 95);
    reg_is(CONTROL, 32'h0, 99);
    reg_is(INJECT, 32'h0, 100);
    read_one(0);
    idle(4);
    reg_is(CORRECTED_COUNT, 32'h1, 96);
    finish;
  end

endmodule

`default_nettype wire
