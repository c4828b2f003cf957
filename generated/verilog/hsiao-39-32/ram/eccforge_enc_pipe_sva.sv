// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_enc_pipe`, from its ports only. The proof follows an entry around an
// encoder that is any function; a simulation checks the handshake.
module eccforge_enc_pipe_sva #(
  parameter int DataW       = 4,
  parameter int EntryW      = 8,
  parameter int InStages    = 0,
  parameter int OutStages   = 0,
  parameter bit ClockEnable = 1'b0,
  parameter bit ResetSync   = 1'b0
) (
  input  logic              clk_i,
  input  logic              rst_ni,
  input  logic              valid_i,
  input  logic              ready_o,
  input  logic [DataW-1:0]  data_i,
  input  logic [EntryW-1:0] inject_i,
  input  logic              poison_i,
  input  logic [EntryW-1:0] poison_flips_i,
  input  logic              valid_o,
  input  logic              ready_i,
  input  logic [EntryW-1:0] entry_o,
  input  logic [DataW-1:0]  codec_data_o,
  input  logic [EntryW-1:0] codec_entry_i
);

  logic [EntryW-1:0] wanted, found;
`ifdef FORMAL
  (* anyconst *) logic [2**DataW*EntryW-1:0] encoder;
  (* anyconst *) logic [EntryW-1:0]          flips;
  always_ff @(posedge clk_i) begin
    m_encoder: assume (codec_entry_i == encoder[codec_data_o*EntryW+:EntryW]);
    m_flips: assume (poison_flips_i == flips);
  end
  assign wanted = encoder[data_i*EntryW+:EntryW] ^ inject_i ^ (flips & {EntryW{poison_i}});
  assign found  = entry_o;
`else
  assign wanted = '0;
  assign found  = '0;
  logic unused_ports;
  assign unused_ports = ^{data_i, inject_i, poison_i, poison_flips_i, entry_o, codec_data_o,
                          codec_entry_i};
`endif

  eccforge_pipe_sva #(
    .Width(EntryW), .Stages(InStages + OutStages), .ClockEnable(ClockEnable), .ResetSync(ResetSync)
  ) u_follow (
    .clk_i, .rst_ni, .valid_i, .ready_o, .data_i(wanted), .valid_o, .ready_i, .data_o(found)
  );

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_encoded: cover ((rst_ni & valid_o & ready_i & entry_o == codec_entry_i) == 1'b1);
    c_with_errors: cover ((rst_ni & valid_o & ready_i & entry_o != codec_entry_i) == 1'b1);
`ifndef FORMAL
    x_entry: assert (!(rst_ni && valid_o) || (^entry_o) !== 1'bx);
`endif
  end
`endif

endmodule
