// SPDX-License-Identifier: MIT OR Apache-2.0

// Registers, injected errors, bypass and poison around a decoder. The decoder is outside, in two
// parts: `codec_synd_i` is a function of `codec_entry_o`; the other `codec_*_i` are functions of
// `codec_synd_o` and `codec_switches_o`.
//
// Nothing is corrected in an entry that is bypassed, nor, unless `Gated` is 0, in one that is
// refused.
module eccforge_dec_pipe #(
  parameter int EntryW      = 8,
  parameter int SyndW       = 4,     // bits of the syndromes of all codewords
  parameter int Words       = 1,     // codewords
  parameter int SwitchW     = 1,     // switches of the decoder
  parameter int InStages    = 0,     // register stages before the syndrome,
  parameter int SyndStages  = 0,     // between syndrome and flips,
  parameter int FlipsStages = 0,     // between flips and correction,
  parameter int OutStages   = 0,     // and behind the correction
  parameter bit Gated       = 1'b1,  // 0: the decoder holds back its flips, or nobody needs it
  parameter bit ClockEnable = 1'b0,  // `ready_i` enables all registers
  parameter bit ResetSync   = 1'b0
) (
  input  logic               clk_i,          // clock
  input  logic               rst_ni,         // of the valid bits, active low
  input  logic               valid_i,        // the inputs are an entry
  output logic               ready_o,        // an entry is taken
  input  logic [EntryW-1:0]  entry_i,        // entry as read
  input  logic [EntryW-1:0]  inject_i,       // flips these bits of the entry as read
  input  logic               bypass_i,       // delivers the entry as read, without flags
  input  logic [SwitchW-1:0] switches_i,
  input  logic [SyndW-1:0]   poison_synd_i,  // the syndrome of poison, a constant
  output logic               valid_o,        // the outputs are an entry
  input  logic               ready_i,        // the outputs are taken
  output logic [EntryW-1:0]  entry_o,        // entry, corrected; as read if due
  output logic [EntryW-1:0]  flips_o,        // corrected positions
  output logic               ce_o,           // corrected error: data is a correction
  output logic               due_o,          // detected uncorrectable error
  output logic               rule_fail_o,    // the corrections do not lie together
  output logic               poisoned_o,     // due, as the encoder writes under poison
  output logic [Words-1:0]   cw_ce_o,        // a codeword's syndrome is correctable
  output logic [Words-1:0]   cw_due_o,       // a codeword's syndrome is not correctable
  output logic [SyndW-1:0]   synd_o,
  output logic [EntryW-1:0]  codec_entry_o,
  input  logic [SyndW-1:0]   codec_synd_i,
  output logic [SyndW-1:0]   codec_synd_o,
  output logic [SwitchW-1:0] codec_switches_o,
  input  logic [EntryW-1:0]  codec_flips_i,
  input  logic               codec_ce_i,
  input  logic               codec_due_i,
  input  logic               codec_rule_fail_i,
  input  logic [Words-1:0]   codec_cw_ce_i,
  input  logic [Words-1:0]   codec_cw_due_i
);

`ifdef __ICARUS__
  initial begin
    if (EntryW < 1 || SyndW < 1 || Words < 1 || SwitchW < 1)
      $fatal(1, "EntryW, SyndW, Words and SwitchW must be at least 1");
    if (InStages < 0 || SyndStages < 0 || FlipsStages < 0 || OutStages < 0)
      $fatal(1, "numbers of stages must be at least 0");
  end
`else
  if (EntryW < 1 || SyndW < 1 || Words < 1 || SwitchW < 1) begin : gen_widths
    $error("EntryW, SyndW, Words and SwitchW must be at least 1");
  end
  if (InStages < 0 || SyndStages < 0 || FlipsStages < 0 || OutStages < 0) begin : gen_stages
    $error("numbers of stages must be at least 0");
  end
`endif

  localparam int FlagsW = 4 + 2 * Words;

  ///////////////////////
  // Input to syndrome //
  ///////////////////////

  logic               valid_read, ready_read, read_bypass;
  logic [SwitchW-1:0] read_switches;

  eccforge_pipe #(
    .Width(EntryW + 1 + SwitchW), .Stages(InStages),
    .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_in (
    .clk_i, .rst_ni,
    .valid_i, .ready_o, .data_i({entry_i ^ inject_i, bypass_i, switches_i}),
    .valid_o(valid_read), .ready_i(ready_read),
    .data_o({codec_entry_o, read_bypass, read_switches})
  );

  ///////////////////////
  // Syndrome to flips //
  ///////////////////////

  logic              valid_synd, ready_synd, bypass;
  logic [EntryW-1:0] entry;
  logic [FlagsW-1:0] said;

  eccforge_pipe #(
    .Width(EntryW + 1 + SwitchW + SyndW), .Stages(SyndStages),
    .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_synd (
    .clk_i, .rst_ni,
    .valid_i(valid_read), .ready_o(ready_read),
    .data_i({codec_entry_o, read_bypass, read_switches, codec_synd_i}),
    .valid_o(valid_synd), .ready_i(ready_synd),
    .data_o({entry, bypass, codec_switches_o, codec_synd_o})
  );

  assign said = {
    {codec_ce_i, codec_due_i, codec_rule_fail_i} & {3{~bypass}},
    codec_due_i & ~bypass & (codec_synd_o == poison_synd_i),
    codec_cw_ce_i, codec_cw_due_i
  };

  /////////////////////////
  // Flips to correction //
  /////////////////////////

  // The flips are held back behind their registers: that takes no time from the search for them.
  logic              valid_flips, ready_flips, passed;
  logic [EntryW-1:0] read_entry, proposed, flips;
  logic [SyndW-1:0]  synd;
  logic [FlagsW-1:0] flags;

  eccforge_pipe #(
    .Width(2 * EntryW + SyndW + 1 + FlagsW), .Stages(FlipsStages),
    .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_flips (
    .clk_i, .rst_ni,
    .valid_i(valid_synd), .ready_o(ready_synd),
    .data_i({entry, codec_flips_i, codec_synd_o, bypass, said}),
    .valid_o(valid_flips), .ready_i(ready_flips),
    .data_o({read_entry, proposed, synd, passed, flags})
  );

  // The second of the flags is `due`.
  assign flips = proposed & {EntryW{~(flags[FlagsW-2] & Gated) & ~passed}};

  eccforge_pipe #(
    .Width(2 * EntryW + SyndW + FlagsW), .Stages(OutStages),
    .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_out (
    .clk_i, .rst_ni,
    .valid_i(valid_flips), .ready_o(ready_flips),
    .data_i({read_entry ^ flips, flips, synd, flags}),
    .valid_o, .ready_i,
    .data_o({entry_o, flips_o, synd_o,
             ce_o, due_o, rule_fail_o, poisoned_o, cw_ce_o, cw_due_o})
  );

`ifdef ECC_SVA
  eccforge_dec_pipe_sva #(
    .EntryW(EntryW), .SyndW(SyndW), .Words(Words), .SwitchW(SwitchW), .InStages(InStages),
    .SyndStages(SyndStages), .FlipsStages(FlipsStages), .OutStages(OutStages),
    .Gated(Gated), .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
