// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of an array of a protected memory: of `eccforge_ram_array`, of `eccforge_ram_tiles`,
// or of your own module around memory macros with the same ports.
module eccforge_ram_array_sva #(
  parameter int EntryW   = 8,
  parameter int AddrW    = 3,
  parameter int Depth    = 0,
  parameter int Latency  = 1,
  parameter bit TwoPorts = 1'b0,
  parameter bit Masked   = 1'b0
) (
  input  logic              clk_i,
  input  logic              re_i,
  input  logic [AddrW-1:0]  raddr_i,
  input  logic              we_i,
  input  logic [AddrW-1:0]  waddr_i,
  input  logic [EntryW-1:0] mask_i,
  input  logic [EntryW-1:0] entry_i,
  input  logic [EntryW-1:0] entry_o
);

  localparam int Entries = (Depth == 0) ? 2**AddrW : Depth;

  // One address, whichever.
`ifdef FORMAL
  (* anyconst *) logic [AddrW-1:0] watched;
`else
  logic [AddrW-1:0] watched;
  assign watched = '0;
`endif

  // What the control promises (`a_no_conflict` and `a_inside` of `eccforge_ram_ctrl`).
  always_ff @(posedge clk_i) begin
    m_conflict: assume (!(re_i & we_i) | (TwoPorts & (raddr_i != waddr_i)));
    m_read: assume (!re_i | (AddrW+2)'(raddr_i) < (AddrW+2)'(Entries));
    m_write: assume (!we_i | (AddrW+2)'(waddr_i) < (AddrW+2)'(Entries));
  end

  // The bits that were written there, and their values; then those of reads under way.
  logic [EntryW-1:0]           known_q, word_q, mask;
  logic [2*EntryW*Latency-1:0] reads_q;
  initial known_q = '0;
  initial reads_q = '0;
  assign mask = Masked ? mask_i : {EntryW{1'b1}};
  always_ff @(posedge clk_i) begin
    if (we_i && waddr_i == watched) begin
      known_q <= known_q | mask;
      word_q  <= (entry_i & mask) | (word_q & ~mask);
    end
    reads_q <= (2*EntryW*Latency)'({reads_q, known_q & {EntryW{re_i & (raddr_i == watched)}},
                                    word_q});
  end

  always_ff @(posedge clk_i) begin
    // A read delivers, after `Latency` clocks, the bits that were written last.
    a_delivers: assert (((entry_o ^ reads_q[2*EntryW*(Latency-1)+:EntryW]) &
                         reads_q[2*EntryW*(Latency-1)+EntryW+:EntryW]) == '0);
  end

`ifdef ECC_COVER
  logic writes;
  assign writes = we_i & waddr_i == watched;
  if (Masked) begin : gen_in_part
    always_ff @(posedge clk_i) begin
      c_in_part: cover ((writes & (|mask) & !(&mask)) == 1'b1);
    end
  end
  always_ff @(posedge clk_i) begin
    c_delivered: cover ((|reads_q[2*EntryW*(Latency-1)+EntryW+:EntryW]) == 1'b1);
    c_written_again: cover ((writes & (&known_q)) == 1'b1);
`ifndef FORMAL
    // An access to an unknown address could be one to any entry.
    x_access: assert ((^{re_i, we_i, raddr_i & {AddrW{re_i}}, waddr_i & {AddrW{we_i}}}) !== 1'bx);
`endif
  end
`endif

endmodule
