// SPDX-License-Identifier: MIT OR Apache-2.0

// Registers, injected errors and poison around an encoder. The encoder is outside: `codec_entry_i`
// is a function of `codec_data_o`.
module eccforge_enc_pipe #(
  parameter int DataW       = 4,
  parameter int EntryW      = 8,
  parameter int InStages    = 0,     // register stages before the encoder
  parameter int OutStages   = 0,     // and behind it
  parameter bit ClockEnable = 1'b0,  // `ready_i` enables all registers
  parameter bit ResetSync   = 1'b0
) (
  input  logic              clk_i,           // clock
  input  logic              rst_ni,          // of the valid bits, active low
  input  logic              valid_i,         // the inputs are an entry
  output logic              ready_o,         // an entry is taken
  input  logic [DataW-1:0]  data_i,          // data bit d travels on the d-th data bit of the entry
  input  logic [EntryW-1:0] inject_i,        // flips these bits of the entry
  input  logic              poison_i,        // writes an entry that is known to be bad
  input  logic [EntryW-1:0] poison_flips_i,  // what makes it bad, a constant
  output logic              valid_o,         // the outputs are an entry
  input  logic              ready_i,         // the outputs are taken
  output logic [EntryW-1:0] entry_o,         // entry as written
  output logic [DataW-1:0]  codec_data_o,
  input  logic [EntryW-1:0] codec_entry_i
);

`ifdef __ICARUS__
  initial begin
    if (DataW < 1 || EntryW < 1) $fatal(1, "DataW and EntryW must be at least 1");
    if (InStages < 0 || OutStages < 0) $fatal(1, "InStages and OutStages must be at least 0");
  end
`else
  if (DataW < 1 || EntryW < 1) begin : gen_entry_w
    $error("DataW and EntryW must be at least 1");
  end
  if (InStages < 0 || OutStages < 0) begin : gen_stages
    $error("InStages and OutStages must be at least 0");
  end
`endif

  logic              valid, ready, poison;
  logic [EntryW-1:0] inject, written;

  eccforge_pipe #(
    .Width(DataW + EntryW + 1), .Stages(InStages), .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_in (
    .clk_i, .rst_ni,
    .valid_i, .ready_o, .data_i({data_i, inject_i, poison_i}),
    .valid_o(valid), .ready_i(ready), .data_o({codec_data_o, inject, poison})
  );

  assign written = codec_entry_i ^ inject ^ (poison_flips_i & {EntryW{poison}});

  eccforge_pipe #(
    .Width(EntryW), .Stages(OutStages), .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_out (
    .clk_i, .rst_ni,
    .valid_i(valid), .ready_o(ready), .data_i(written),
    .valid_o, .ready_i, .data_o(entry_o)
  );

`ifdef ECC_SVA
  eccforge_enc_pipe_sva #(
    .DataW(DataW), .EntryW(EntryW), .InStages(InStages), .OutStages(OutStages),
    .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
