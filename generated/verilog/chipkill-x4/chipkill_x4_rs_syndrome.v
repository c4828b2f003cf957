// SPDX-License-Identifier: MIT OR Apache-2.0
// x4 chipkill: Dell, A White Paper on the Benefits of Chipkill-Correct ECC, IBM 1997; layout as in
// Kim, Sullivan, Erez, Bamboo ECC, HPCA 2015
// Generated from scheme chipkill-x4 with hash
// e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
// Do not edit; regenerate: eccforge emit verilog chipkill-x4 --out DIR
`default_nettype none

// One syndrome: the sum of r_s Row[s] over the symbols r_s of the codeword. Row is a row of H over
// the field, symbol 0 least significant.
module chipkill_x4_rs_syndrome (
  input  wire [143:0] codeword_i,  // codeword as read
  output wire   [7:0] syndrome_o   // zero for every codeword
);
  parameter [143:0] Row = {18{8'h01}};

  wire [143:0] terms;
  genvar i;
  generate
    for (i = 0; i < 18; i = i + 1) begin : g_symbol
      chipkill_x4_gf_scale #(.Factor(Row[8*i +: 8])) u_scale (
        .a_i(codeword_i[8*i +: 8]),
        .product_o(terms[8*i +: 8])
      );
    end
  endgenerate
  assign syndrome_o = terms[7:0] ^ terms[15:8] ^ terms[23:16]
      ^ terms[31:24] ^ terms[39:32] ^ terms[47:40]
      ^ terms[55:48] ^ terms[63:56] ^ terms[71:64]
      ^ terms[79:72] ^ terms[87:80] ^ terms[95:88]
      ^ terms[103:96] ^ terms[111:104] ^ terms[119:112]
      ^ terms[127:120] ^ terms[135:128] ^ terms[143:136];

endmodule  // chipkill_x4_rs_syndrome

`default_nettype wire
