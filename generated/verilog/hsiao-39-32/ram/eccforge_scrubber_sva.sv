// SPDX-License-Identifier: MIT OR Apache-2.0

// Properties of `eccforge_scrubber`, from its ports only.
module eccforge_scrubber_sva #(
  parameter int AddrW     = 3,
  parameter int Depth     = 0,
  parameter int IntervalW = 28,
  parameter bit ResetSync = 1'b0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 enable_i,
  input  logic [IntervalW-1:0] interval_i,
  input  logic                 req_o,
  input  logic [AddrW-1:0]     addr_o,
  input  logic                 gnt_i,
  input  logic                 pass_o
);

  // A name of its own for the reset, which the properties read at a clock.
  logic up;
  assign up = rst_ni;

  logic in_reset_q, running;
  initial in_reset_q = 1'b0;
  always_ff @(posedge clk_i) in_reset_q <= !up;
  assign running = up & (!ResetSync | !in_reset_q);
`ifdef FORMAL
  logic started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) started_q <= 1'b1;
  always_ff @(posedge clk_i) assume (started_q | !up);
`endif

  localparam int Entries = (Depth == 0) ? 2**AddrW : Depth;
  logic                 last;
  logic [AddrW-1:0]     next_q;   // the address that comes next
  logic [IntervalW+4:0] count_q;  // clocks since the interval began
  logic                 req_q, gnt_q, enable_q, elapsed;
  assign last    = (AddrW+1)'(next_q) + (AddrW+1)'(1) == (AddrW+1)'(Entries);
  assign elapsed = count_q >= {1'b0, interval_i, 4'hf};
  always_ff @(posedge clk_i) begin
    if (!up) begin
      next_q   <= '0;
      count_q  <= '0;
      {req_q, gnt_q, enable_q} <= '0;
    end else begin
      if (req_o && gnt_i) next_q <= last ? '0 : next_q + AddrW'(1);
      count_q  <= (enable_i && !elapsed) ? count_q + (IntervalW+5)'(1) : '0;
      req_q    <= req_o;
      gnt_q    <= gnt_i;
      enable_q <= enable_i;
    end
  end
  logic elapsed_q;
  always_ff @(posedge clk_i) elapsed_q <= up & elapsed;

  always_ff @(posedge clk_i) begin
    if (!up && (!ResetSync || in_reset_q)) a_reset: assert (!req_o);
    if (running) begin
      // Every address, in order, from 0 on: none is left out or comes twice.
      a_order: assert (addr_o == next_q);
      a_off: assert (enable_q | !req_o);
      a_hold: assert (!(req_q & !gnt_q & enable_q) | req_o);
      a_once: assert (!(req_q & gnt_q) | !req_o);
      a_interval: assert (req_q | req_o == (enable_q & elapsed_q));
      a_pass: assert (pass_o == (req_o & gnt_i & last));
    end
  end

`ifdef ECC_COVER
  always_ff @(posedge clk_i) begin
    c_request: cover ((up & req_o) == 1'b1);
    c_pass: cover ((up & pass_o) == 1'b1);
`ifndef FORMAL
    x_outputs: assert ((^{up, req_o, pass_o}) !== 1'bx);
`endif
  end
`endif

endmodule
