// SPDX-License-Identifier: MIT OR Apache-2.0

// Sequential decoder of a BCH or Reed-Solomon code: syndromes, key equation and search, each
// working on a codeword of its own. Codewords come in beats, the first symbol of a beat least
// significant, and leave corrected in the same order. The last beat of a codeword carries its
// flags, because only then is the number of roots known: ignore a codeword with `due_o`.
//
// With `Erasures`, a beat is one symbol, and `erased_i` marks symbols whose values are unknown.
// Each takes one syndrome, and each error two.
//
// Clocks from the first beat in to the first beat out, if `ready_i` stays one: Beats + Checks *
// ceil((Checks + Degree + 1) / Cells) + 3. One codeword in `Beats` clocks, if the key equation
// takes at most Beats - 2 clocks and the array holds one entry for each clock of the latency.
//
// The array holds the beats meanwhile: a memory with a read port and a write port, whose data comes
// one clock after `array_re_o` and stays until the next read.
module eccforge_seq_dec #(
  parameter int                   M         = 8,
  parameter logic [M:0]           Poly      = 9'h11d,
  parameter int                   Checks    = 4,       // syndromes
  parameter int                   Erasures  = 0,       // most erased symbols
  parameter int                   Degree    = (Erasures == 0) ? Checks / 2 : Checks,
  parameter int                   Radius    = 2,       // most errors that are corrected
  parameter int                   Beats     = 8,       // beats of a codeword
  parameter int                   Lanes     = 1,       // symbols in a beat
  parameter int                   Cells     = 1,       // pairs of multipliers of the key equation
  parameter bit                   Binary    = 1'b0,    // a symbol is one bit
  parameter int                   Depth     = 64,      // entries of the array, at least `Beats`
  parameter logic [M*Checks-1:0]  Roots     = '0,
  parameter logic [M*(Degree+1)-1:0] LocStart = '0,
  parameter logic [M*(Degree+1)-1:0] LocStep  = '0,
  parameter logic [M*Degree-1:0]  EvalStart = '0,
  parameter logic [M*Degree-1:0]  EvalStep  = '0,
  parameter logic [M-1:0]         MarkStart = '0,      // locator of the first symbol
  parameter logic [M-1:0]         MarkStep  = '0,      // its quotient from one to the next
  parameter bit                   ResetSync = 1'b0,
  parameter int                   BeatW     = Lanes * (Binary ? 1 : M),
  parameter int                   AddrW     = $clog2(Depth),
  parameter int                   CountW    = $clog2(Checks + 2)
) (
  input  logic              clk_i,
  input  logic              rst_ni,
  input  logic              valid_i,
  output logic              ready_o,
  input  logic [BeatW-1:0]  data_i,         // codeword as read
  input  logic              erased_i,       // the symbol of this beat is erased
  output logic              valid_o,
  input  logic              ready_i,
  output logic [BeatW-1:0]  data_o,         // corrected codeword
  output logic              last_o,         // last beat of the codeword
  output logic              ce_o,           // with `last_o`: symbols were corrected
  output logic              due_o,          // with `last_o`: uncorrectable
  output logic [CountW-1:0] errors_o,       // with `last_o` and `ce_o`: how many
  output logic              array_we_o,
  output logic [AddrW-1:0]  array_waddr_o,
  output logic [BeatW-1:0]  array_data_o,
  output logic              array_re_o,
  output logic [AddrW-1:0]  array_raddr_o,
  input  logic [BeatW-1:0]  array_data_i
);

`ifdef __ICARUS__
  initial if (Depth < Beats || Cells < 1) $fatal(1, "Depth must be at least Beats, and Cells 1");
`else
  if (Depth < Beats || Cells < 1) begin : gen_depth
    $error("Depth must be at least Beats, and Cells 1");
  end
  if (Erasures < 0 || Erasures > Checks || (Erasures > 0 && (Lanes > 1 || Binary)))
  begin : gen_erasures
    $error("Erasures must be from 0 to Checks, with one symbol of more than one bit in a beat");
  end
`endif

  localparam int BeatCountW = $clog2(Beats);
  localparam int LevelW     = $clog2(Depth + 1);
  localparam logic [AddrW-1:0] Last = AddrW'(Depth - 1);

  // Input: the syndromes stay until the key equation takes them.
  logic [BeatCountW-1:0] in_d, in_q;
  logic [LevelW-1:0]     level_d, level_q;
  logic [AddrW-1:0]      waddr_d, waddr_q, raddr_d, raddr_q;
  logic                  accept, is_first, is_in_last, complete_d, complete_q, live_q;
  logic                  key_ready, step;
  logic [M*Checks-1:0]   syndrome;

  assign ready_o    = live_q & (level_q != LevelW'(Depth)) & (~complete_q | key_ready);
  assign is_first   = in_q == '0;
  assign is_in_last = in_q == BeatCountW'(Beats - 1);
  assign accept     = valid_i & ready_o;
  assign in_d       = !accept ? in_q : is_in_last ? '0 : in_q + 1'b1;
  assign waddr_d    = !accept ? waddr_q : (waddr_q == Last) ? '0 : waddr_q + 1'b1;
  assign complete_d = (accept & is_in_last) | (complete_q & ~key_ready);
  assign level_d    = level_q + LevelW'(accept) - LevelW'(step);

  assign array_we_o    = accept;
  assign array_waddr_o = waddr_q;
  assign array_data_o  = data_i;
  assign array_re_o    = step;
  assign array_raddr_o = raddr_q;

  eccforge_seq_syndrome #(
    .M(M), .Poly(Poly), .Checks(Checks), .Lanes(Lanes), .Binary(Binary), .Roots(Roots)
  ) u_syndrome (
    .clk_i, .en_i(accept), .first_i(is_first), .data_i, .syndrome_o(syndrome)
  );

  // The locators of erased symbols, the last one at the low end. As the syndromes, they stay until
  // the key equation takes them.
  localparam int Marks = (Erasures == 0) ? 1 : Erasures;
  logic [CountW-1:0]  erased;
  logic [M*Marks-1:0] marks;
  if (Erasures == 0) begin : gen_no_marks
    logic unused;
    assign unused = ^{erased_i, MarkStart, MarkStep};
    assign erased = '0;
    assign marks  = '0;
  end else begin : gen_marks
    logic [M-1:0]      place, place_q, next;
    logic [CountW-1:0] count, erased_q;
    assign place = is_first ? MarkStart : place_q;
    assign count = is_first ? '0 : erased_q;
    eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(MarkStep)) u_next (.a_i(place), .p_o(next));
    always_ff @(posedge clk_i) begin
      if (accept) begin
        place_q <= next;
        // One more than `Erasures` stands for all greater numbers.
        erased_q <= count + CountW'(erased_i && count <= CountW'(Erasures));
        if (erased_i) marks <= (M * Marks)'({marks, place});
      end
    end
    assign erased = erased_q;
  end

  logic                    key_valid, take, key_fail;
  logic [M*(Degree+1)-1:0] locator;
  logic [M*Degree-1:0]     evaluator;
  logic [CountW-1:0]       key_errors;

  eccforge_seq_key #(
    .M(M), .Poly(Poly), .Checks(Checks), .Degree(Degree), .Radius(Radius), .Erasures(Erasures),
    .Cells(Cells), .ResetSync(ResetSync)
  ) u_key (
    .clk_i,
    .rst_ni,
    .valid_i    (complete_q),
    .ready_o    (key_ready),
    .syndrome_i (syndrome),
    .erased_i   (erased),
    .marks_i    (marks),
    .valid_o    (key_valid),
    .ready_i    (take),
    .locator_o  (locator),
    .evaluator_o(evaluator),
    .errors_o   (key_errors),
    .fail_o     (key_fail)
  );

  // Search: a beat is evaluated while the array reads it, and both results meet at the output.
  logic [BeatCountW-1:0] out_d, out_q;
  logic                  active_d, active_q, is_last, valid_d, valid_q, last_q;
  logic                  fail_q, out_fail_q;
  logic [CountW-1:0]     wanted_q, out_wanted_q, found_q, found;
  logic [Lanes-1:0]      root;
  logic [BeatW-1:0]      flips;
  logic                  is_changed;

  assign step     = active_q & (~valid_q | ready_i);
  assign is_last  = out_q == BeatCountW'(Beats - 1);
  assign take     = key_valid & (~active_q | (step & is_last));
  assign active_d = take | (active_q & ~(step & is_last));
  assign out_d    = !step ? out_q : is_last ? '0 : out_q + 1'b1;
  assign raddr_d  = !step ? raddr_q : (raddr_q == Last) ? '0 : raddr_q + 1'b1;
  assign valid_d  = step | (valid_q & ~ready_i);

  eccforge_seq_search #(
    .M(M), .Poly(Poly), .Degree(Degree), .Lanes(Lanes), .Binary(Binary), .LocStart(LocStart),
    .LocStep(LocStep), .EvalStart(EvalStart), .EvalStep(EvalStep)
  ) u_search (
    .clk_i,
    .start_i    (take),
    .en_i       (step),
    .locator_i  (locator),
    .evaluator_i(evaluator),
    .root_o     (root),
    .flips_o    (flips)
  );

  // A locator with fewer roots in the word than its degree belongs to no correctable error.
  always_comb begin
    found = found_q;
    for (int l = 0; l < Lanes; l++) found = found + CountW'(root[l]);
  end

  always_ff @(posedge clk_i) begin
    if (take) begin
      wanted_q <= key_errors;
      fail_q   <= key_fail;
    end
    if (step) begin
      last_q       <= is_last;
      out_fail_q   <= fail_q;
      out_wanted_q <= wanted_q;
      found_q      <= (out_q == '0) ? '0 : found;
    end
  end

  assign valid_o    = valid_q;
  assign last_o     = last_q;
  assign is_changed = |flips;
  assign data_o     = array_data_i ^ (out_fail_q ? '0 : flips);
  assign due_o      = out_fail_q | (found != out_wanted_q);
  assign ce_o       = ~due_o & (errors_o != '0);
  if (Erasures == 0) begin : gen_errors
    logic unused_changed;
    assign unused_changed = is_changed;
    assign errors_o = out_wanted_q;
  end else begin : gen_changed
    // An erased symbol can have the right value.
    logic [CountW-1:0] changed, changed_q;
    assign changed = changed_q + CountW'(is_changed);
    always_ff @(posedge clk_i) if (step) changed_q <= (out_q == '0) ? '0 : changed;
    assign errors_o = changed;
  end

  localparam int StateW = 2 * BeatCountW + LevelW + 2 * AddrW + 4;
  eccforge_flop #(.Width(StateW), .ResetSync(ResetSync)) u_state (
    .clk_i,
    .rst_ni,
    .d_i({in_d, out_d, level_d, waddr_d, raddr_d, complete_d, active_d, valid_d, 1'b1}),
    .q_o({in_q, out_q, level_q, waddr_q, raddr_q, complete_q, active_q, valid_q, live_q})
  );

`ifdef ECC_SVA
  eccforge_seq_dec_sva #(
    .Beats(Beats), .Depth(Depth), .Lanes(Lanes), .CountW(CountW), .Marked(Erasures > 0),
    .InW(BeatCountW), .LevelW(LevelW), .AddrW(AddrW)
  ) u_sva (.*);
`endif

endmodule
