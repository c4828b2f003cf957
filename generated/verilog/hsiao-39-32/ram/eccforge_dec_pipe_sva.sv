// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_dec_pipe`, from its ports only. The proof follows an entry around a
// decoder whose two parts are any functions; a simulation checks the handshake.
module eccforge_dec_pipe_sva #(
  parameter int EntryW      = 8,
  parameter int SyndW       = 4,
  parameter int Words       = 1,
  parameter int SwitchW     = 1,
  parameter int InStages    = 0,
  parameter int SyndStages  = 0,
  parameter int FlipsStages = 0,
  parameter int OutStages   = 0,
  parameter bit Gated       = 1'b1,
  parameter bit ClockEnable = 1'b0,
  parameter bit ResetSync   = 1'b0
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               valid_i,
  input  logic               ready_o,
  input  logic [EntryW-1:0]  entry_i,
  input  logic [EntryW-1:0]  inject_i,
  input  logic               bypass_i,
  input  logic [SwitchW-1:0] switches_i,
  input  logic [SyndW-1:0]   poison_synd_i,
  input  logic               valid_o,
  input  logic               ready_i,
  input  logic [EntryW-1:0]  entry_o,
  input  logic [EntryW-1:0]  flips_o,
  input  logic               ce_o,
  input  logic               due_o,
  input  logic               rule_fail_o,
  input  logic               poisoned_o,
  input  logic [Words-1:0]   cw_ce_o,
  input  logic [Words-1:0]   cw_due_o,
  input  logic [SyndW-1:0]   synd_o,
  input  logic [EntryW-1:0]  codec_entry_o,
  input  logic [SyndW-1:0]   codec_synd_i,
  input  logic [SyndW-1:0]   codec_synd_o,
  input  logic [SwitchW-1:0] codec_switches_o,
  input  logic [EntryW-1:0]  codec_flips_i,
  input  logic               codec_ce_i,
  input  logic               codec_due_i,
  input  logic               codec_rule_fail_i,
  input  logic [Words-1:0]   codec_cw_ce_i,
  input  logic [Words-1:0]   codec_cw_due_i
);

  localparam int Width = 2 * EntryW + SyndW + 4 + 2 * Words;

  logic [Width-1:0] wanted, found;
`ifdef FORMAL
  localparam int SaidW = EntryW + 3 + 2 * Words;
  // The decoder: a syndrome for each entry, and flips and flags for each syndrome and switch.
  (* anyconst *) logic [2**EntryW*SyndW-1:0]          syndromes;
  (* anyconst *) logic [2**(SyndW+SwitchW)*SaidW-1:0] locator;
  (* anyconst *) logic [SyndW-1:0]                    poison;
  logic [SyndW+SwitchW-1:0] asked, place;
  assign asked = {codec_synd_o, codec_switches_o};
  always_ff @(posedge clk_i) begin
    m_syndrome: assume (codec_synd_i == syndromes[codec_entry_o*SyndW+:SyndW]);
    m_locator: assume ({codec_flips_i, codec_ce_i, codec_due_i, codec_rule_fail_i, codec_cw_ce_i,
                        codec_cw_due_i} == locator[asked*SaidW+:SaidW]);
    m_poison: assume (poison_synd_i == poison);
  end

  logic [EntryW-1:0]  read, flips, corrected;
  logic [SyndW-1:0]   synd;
  logic [2*Words-1:0] words;
  logic               ce, due, rule_fail;
  assign read  = entry_i ^ inject_i;
  assign synd  = syndromes[read*SyndW+:SyndW];
  assign place = {synd, switches_i};
  assign {flips, ce, due, rule_fail, words} = locator[place*SaidW+:SaidW];
  assign corrected = due && Gated ? '0 : flips;
  assign wanted    = bypass_i ? {read, {EntryW{1'b0}}, synd, 4'h0, words} :
      {read ^ corrected, corrected, synd, ce, due, rule_fail, due & synd == poison, words};
  assign found     = {entry_o, flips_o, synd_o, ce_o, due_o, rule_fail_o, poisoned_o, cw_ce_o,
                      cw_due_o};
`else
  assign wanted = '0;
  assign found  = '0;
  logic unused_ports;
  assign unused_ports = ^{entry_i, inject_i, bypass_i, switches_i, poison_synd_i, entry_o, flips_o,
                          ce_o, due_o, rule_fail_o, poisoned_o, cw_ce_o, cw_due_o, synd_o,
                          codec_entry_o, codec_synd_i, codec_synd_o, codec_switches_o,
                          codec_flips_i, codec_ce_i, codec_due_i, codec_rule_fail_i,
                          codec_cw_ce_i, codec_cw_due_i, Gated};
`endif

  eccforge_pipe_sva #(
    .Width(Width), .Stages(InStages + SyndStages + FlipsStages + OutStages),
    .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_follow (
    .clk_i, .rst_ni, .valid_i, .ready_o, .data_i(wanted), .valid_o, .ready_i, .data_o(found)
  );

`ifdef ECC_COVER
  // The flags of codewords are those of the decoder in an entry that is bypassed too.
  always_ff @(posedge clk_i) begin
    c_corrected: cover ((rst_ni & valid_o & ready_i & ce_o & flips_o != '0) == 1'b1);
    c_refused: cover ((rst_ni & valid_o & ready_i & due_o & !poisoned_o) == 1'b1);
    c_poisoned: cover ((rst_ni & valid_o & ready_i & poisoned_o) == 1'b1);
    c_bypassed: cover ((rst_ni & valid_o & ready_i & |cw_ce_o & !ce_o & !due_o) == 1'b1);
`ifndef FORMAL
    x_flags: assert (!(rst_ni && valid_o) || (^{ce_o, due_o, rule_fail_o, poisoned_o}) !== 1'bx);
`endif
  end
`endif

endmodule
