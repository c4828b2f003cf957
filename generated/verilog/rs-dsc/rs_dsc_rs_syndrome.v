// SPDX-License-Identifier: MIT OR Apache-2.0
// RS(36,32) DSC: Sullivan et al., Characterizing and Mitigating Soft Errors in GPU DRAM, MICRO
// 2021, Section 6.2 (discussed)
// Generated from scheme rs-dsc with hash
// 5430fa1593470af5592403624fd31cb06de49d9dcb1a374bcccfa2f1b6593161.
// Do not edit; regenerate: eccforge emit verilog rs-dsc --out DIR
`default_nettype none

// One syndrome: the sum of r_s Row[s] over the symbols r_s of the codeword. Row is a row of H over
// the field, symbol 0 least significant.
module rs_dsc_rs_syndrome (
  input  wire [287:0] codeword_i,  // codeword as read
  output wire   [7:0] syndrome_o   // zero for every codeword
);
  parameter [287:0] Row = {36{8'h01}};

  wire [287:0] terms;
  genvar i;
  generate
    for (i = 0; i < 36; i = i + 1) begin : g_symbol
      rs_dsc_gf_scale #(.Factor(Row[8*i +: 8])) u_scale (
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
      ^ terms[127:120] ^ terms[135:128] ^ terms[143:136]
      ^ terms[151:144] ^ terms[159:152] ^ terms[167:160]
      ^ terms[175:168] ^ terms[183:176] ^ terms[191:184]
      ^ terms[199:192] ^ terms[207:200] ^ terms[215:208]
      ^ terms[223:216] ^ terms[231:224] ^ terms[239:232]
      ^ terms[247:240] ^ terms[255:248] ^ terms[263:256]
      ^ terms[271:264] ^ terms[279:272] ^ terms[287:280];

endmodule  // rs_dsc_rs_syndrome

`default_nettype wire
