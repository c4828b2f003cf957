// SPDX-License-Identifier: MIT OR Apache-2.0

// The Hsiao code of any width from 4 to 1024 bits: every column of its check matrix has odd weight,
// data have the columns of weight 3, 5, ... in this order. One bit in error is corrected, two are
// detected [Hsiao, IBM Journal of Research and Development 14(4), 1970].
package eccforge_pkg;

  localparam int MostData  = 1024;
  localparam int MostCheck = 12;

  // The least number of check bits: there are 2^(r-1) odd columns for data and check bits.
  function automatic integer secded_check_width(input integer data_w);
    integer i;
    secded_check_width = 4;
    for (i = 4; i < MostCheck; i = i + 1) begin
      if (2 ** (i - 1) < data_w + i) secded_check_width = i + 1;
    end
  endfunction

  // The columns of the data bits, `MostCheck` bits each: the next number with as many ones, or the
  // first one with two more. Places from `data_w` on have no value.
  function automatic [MostData*MostCheck-1:0] secded_columns(input integer data_w);
    integer column, ones, low, sum, i;
    column = 7;
    ones   = 3;
    for (i = 0; i < data_w; i = i + 1) begin
      secded_columns[i*MostCheck+:MostCheck] = MostCheck'(column);
      low    = column & -column;
      sum    = column + low;
      column = sum | (((sum ^ column) >> 2) / low);
      if (column >= 2 ** secded_check_width(data_w)) begin
        ones   = ones + 2;
        column = 2 ** ones - 1;
      end
    end
  endfunction

endpackage
