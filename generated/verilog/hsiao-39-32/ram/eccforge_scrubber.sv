// SPDX-License-Identifier: MIT OR Apache-2.0

// Asks for one entry after the other, each time the interval has passed: every 16 * (interval_i +
// 1) clocks. The control reads the entry and writes back its correction.
module eccforge_scrubber #(
  parameter int AddrW     = 3,
  parameter int Depth     = 0,     // entries; 0: 2^AddrW
  parameter int IntervalW = 28,
  parameter bit ResetSync = 1'b0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 enable_i,    // the scrubber runs
  input  logic [IntervalW-1:0] interval_i,
  // Request to read and correct an entry, held until it is granted.
  output logic                 req_o,
  output logic [AddrW-1:0]     addr_o,
  input  logic                 gnt_i,       // the entry is read in this clock
  output logic                 pass_o       // this was the last address
);

`ifdef __ICARUS__
  initial begin
    if (AddrW < 1 || AddrW > 31) $fatal(1, "AddrW must be 1 to 31");
    if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) $fatal(1, "Depth must be 0 to 2^AddrW");
    if (IntervalW < 1 || IntervalW > 28) $fatal(1, "IntervalW must be 1 to 28");
  end
`else
  if (AddrW < 1 || AddrW > 31) begin : gen_addr_w
    $error("AddrW must be 1 to 31");
  end
  if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) begin : gen_depth
    $error("Depth must be 0 to 2^AddrW");
  end
  if (IntervalW < 1 || IntervalW > 28) begin : gen_interval_w
    $error("IntervalW must be 1 to 28");
  end
`endif

  localparam int               TimerW = IntervalW + 4;
  localparam logic [AddrW-1:0] Last   = AddrW'(Depth - 1);

  logic [TimerW-1:0] timer_d, timer_q;
  logic [AddrW-1:0]  addr_d, addr_q;
  logic              req_d, req_q;
  logic              elapsed, done;

  assign elapsed = timer_q >= {interval_i, 4'hf};
  assign done    = req_q & gnt_i;
  assign timer_d = (enable_i & ~elapsed) ? timer_q + TimerW'(1) : '0;
  assign req_d   = enable_i & (req_q ? ~gnt_i : elapsed);
  assign addr_d  = !done ? addr_q :
                   (Depth != 0 && Depth != 2**AddrW && addr_q == Last) ? '0 : addr_q + AddrW'(1);

  assign req_o  = req_q;
  assign addr_o = addr_q;
  assign pass_o = done & (addr_q == Last);

  eccforge_flop #(.Width(TimerW + AddrW + 1), .ResetSync(ResetSync)) u_state (
    .clk_i,
    .rst_ni,
    .d_i ({timer_d, addr_d, req_d}),
    .q_o ({timer_q, addr_q, req_q})
  );

`ifdef ECC_SVA
  eccforge_scrubber_sva #(
    .AddrW(AddrW), .Depth(Depth), .IntervalW(IntervalW), .ResetSync(ResetSync)
  ) u_sva (.*);
`endif

endmodule
