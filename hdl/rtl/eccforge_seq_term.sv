// SPDX-License-Identifier: MIT OR Apache-2.0

// One term of a polynomial that is evaluated at the symbols of a word, a beat in a clock.
module eccforge_seq_term #(
  parameter int           M     = 8,
  parameter logic [M:0]   Poly  = 9'h11d,
  parameter int           Lanes = 1,      // symbols in a beat
  parameter logic [M-1:0] Start = 8'h01,  // power of the first symbol
  parameter logic [M-1:0] Step  = 8'h02   // its quotient from one symbol to the next
) (
  input  logic               clk_i,
  input  logic               start_i,  // takes the coefficient
  input  logic               en_i,     // moves to the next beat
  input  logic [M-1:0]       a_i,      // coefficient
  output logic [M*Lanes-1:0] p_o       // the term at each symbol of the beat
);

  logic [M-1:0] first, term_q;

  eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Start)) u_start (.a_i, .p_o(first));
  for (genvar l = 0; l < Lanes; l++) begin : gen_lane
    logic [M-1:0] now, next;
    if (l == 0) begin : gen_first
      assign now = term_q;
    end else begin : gen_later
      assign now = gen_lane[l-1].next;
    end
    eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Step)) u_step (.a_i(now), .p_o(next));
    assign p_o[M*l+:M] = now;
  end

  always_ff @(posedge clk_i) begin
    if (start_i) term_q <= first;
    else if (en_i) term_q <= gen_lane[Lanes-1].next;
  end

endmodule
