// SPDX-License-Identifier: MIT OR Apache-2.0

// Sequential encoder of a cyclic code. It passes the data beats of a codeword on, each in the clock
// in which it comes, and then delivers the check beats: the remainder of the division by the
// generator polynomial, in a feedback shift register. The first symbol of a beat is least
// significant. A codeword takes DataBeats + Checks / Lanes clocks.
module eccforge_seq_enc #(
  parameter int                  M         = 8,       // bits of a symbol
  parameter logic [M:0]          Poly      = 9'h11d,  // of the field; 3 for bits (M = 1)
  parameter int                  Checks    = 2,       // check symbols; a multiple of `Lanes`
  parameter int                  DataBeats = 4,
  parameter int                  Lanes     = 1,       // symbols in a beat
  parameter logic [M*Checks-1:0] Generator = 16'h0302,  // below the leading term, x^0 first
  parameter bit                  ResetSync = 1'b0
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               valid_i,
  output logic               ready_o,
  input  logic [M*Lanes-1:0] data_i,   // data symbols
  output logic               valid_o,
  input  logic               ready_i,
  output logic [M*Lanes-1:0] data_o,   // data symbols, then check symbols
  output logic               last_o    // last beat of the codeword
);

  localparam int Beats  = DataBeats + Checks / Lanes;
  localparam int CountW = $clog2(Beats + 1);

`ifdef __ICARUS__
  initial if (Checks % Lanes != 0) $fatal(1, "Lanes must divide Checks");
`else
  if (Checks % Lanes != 0) begin : gen_lanes
    $error("Lanes must divide Checks");
  end
`endif

  logic [CountW-1:0] count_d, count_q;
  logic              is_data, step, live_q;

  assign is_data = count_q < CountW'(DataBeats);
  assign valid_o = live_q & (valid_i | ~is_data);
  assign ready_o = live_q & is_data & ready_i;
  assign last_o  = count_q == CountW'(Beats - 1);
  assign step    = valid_o & ready_i;
  assign count_d = !step ? count_q : last_o ? '0 : count_q + 1'b1;

  eccforge_flop #(.Width(CountW + 1), .ResetSync(ResetSync)) u_count (
    .clk_i, .rst_ni, .d_i({count_d, 1'b1}), .q_o({count_q, live_q})
  );

  // The register before and after each symbol of the beat.
  logic [M*Checks-1:0] remainder_q;
  for (genvar l = 0; l < Lanes; l++) begin : gen_lane
    logic [M*Checks-1:0] now, next, products;
    logic [M-1:0]        top, feedback;
    if (l == 0) begin : gen_first
      assign now = (count_q == '0) ? '0 : remainder_q;
    end else begin : gen_later
      assign now = gen_lane[l-1].next;
    end
    assign top            = now[M*(Checks-1)+:M];
    assign feedback       = is_data ? top ^ data_i[M*l+:M] : '0;
    assign data_o[M*l+:M] = is_data ? data_i[M*l+:M] : top;
    for (genvar i = 0; i < Checks; i++) begin : gen_term
      eccforge_gf_scale #(.M(M), .Poly(Poly), .Factor(Generator[M*i+:M])) u_term (
        .a_i(feedback), .p_o(products[M*i+:M])
      );
    end
    assign next = (now << M) ^ products;
  end

  always_ff @(posedge clk_i) if (step) remainder_q <= gen_lane[Lanes-1].next;

endmodule
