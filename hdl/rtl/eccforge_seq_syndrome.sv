// SPDX-License-Identifier: MIT OR Apache-2.0

// Syndromes of a codeword that comes in beats, the highest power first: S_j is the value of the
// word's polynomial at `Roots[j]`, by Horner's rule. The syndromes are complete one clock after the
// last beat. A binary code has the roots alpha, alpha^2, ...; its S_2e is the square of S_e.
module eccforge_seq_syndrome #(
  parameter int                  M      = 8,          // bits of a field element
  parameter logic [M:0]          Poly   = 9'h11d,
  parameter int                  Checks = 2,          // syndromes
  parameter int                  Lanes  = 1,          // symbols in a beat
  parameter bit                  Binary = 1'b0,       // a symbol is one bit
  parameter logic [M*Checks-1:0] Roots  = 16'h0201,   // S_0 least significant
  parameter int                  SymW   = Binary ? 1 : M
) (
  input  logic                  clk_i,
  input  logic                  en_i,        // a beat comes
  input  logic                  first_i,     // it is the first one of its word
  input  logic [SymW*Lanes-1:0] data_i,
  output logic [M*Checks-1:0]   syndrome_o
);

  for (genvar j = 0; j < Checks; j++) begin : gen_check
    if (Binary && j % 2 == 1) begin : gen_square
      eccforge_gf_frobenius #(.M(M), .Poly(Poly)) u_square (
        .a_i(syndrome_o[M*(j/2)+:M]), .p_o(syndrome_o[M*j+:M])
      );
    end else begin : gen_sum
      // The sum before and after each symbol of the beat.
      logic [M-1:0] sum_q;
      for (genvar l = 0; l < Lanes; l++) begin : gen_lane
        logic [M-1:0] now, scaled, next;
        if (l == 0) begin : gen_first
          assign now = first_i ? '0 : sum_q;
        end else begin : gen_later
          assign now = gen_lane[l-1].next;
        end
        eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Roots[M*j+:M])) u_step (
          .a_i(now), .p_o(scaled)
        );
        assign next = scaled ^ M'(data_i[SymW*l+:SymW]);
      end
      always_ff @(posedge clk_i) if (en_i) sum_q <= gen_lane[Lanes-1].next;
      assign syndrome_o[M*j+:M] = sum_q;
    end
  end

endmodule
