// SPDX-License-Identifier: MIT OR Apache-2.0

// Inverse in GF(2^M), and 0 of 0, by the addition chain of Itoh and Tsujii [Information and
// Computation 78(3), 1988]: about 2 log2(M) products instead of the M of `eccforge_gf_inv`.
module eccforge_gf_inv_chain #(
  parameter int         M    = 8,
  parameter logic [M:0] Poly = 9'h11d
) (
  input  logic [M-1:0] a_i,
  output logic [M-1:0] q_o
);

  localparam int Bits = $clog2(M);

  // Place b: the power 2^k - 1, where k has the highest b + 1 bits of M - 1.
  logic [M*Bits-1:0] ones;
  assign ones[M-1:0] = a_i;

  for (genvar b = 1; b < Bits; b++) begin : gen_bit
    localparam int Before = (M - 1) >> (Bits - b);
    logic [M-1:0] raised, doubled;
    eccforge_gf_frobenius #(.M(M), .Poly(Poly), .Times(Before)) u_raise (
      .a_i(ones[M*(b-1)+:M]), .p_o(raised)
    );
    eccforge_gf_mul #(.M(M), .Poly(Poly)) u_double (
      .a_i(raised), .b_i(ones[M*(b-1)+:M]), .p_o(doubled)
    );
    if (((M - 1) >> (Bits - 1 - b)) % 2 == 1) begin : gen_one
      logic [M-1:0] squared;
      eccforge_gf_frobenius #(.M(M), .Poly(Poly)) u_square (.a_i(doubled), .p_o(squared));
      eccforge_gf_mul #(.M(M), .Poly(Poly)) u_one (.a_i(squared), .b_i(a_i), .p_o(ones[M*b+:M]));
    end else begin : gen_zero
      assign ones[M*b+:M] = doubled;
    end
  end

  eccforge_gf_frobenius #(.M(M), .Poly(Poly)) u_last (.a_i(ones[M*(Bits-1)+:M]), .p_o(q_o));

endmodule
