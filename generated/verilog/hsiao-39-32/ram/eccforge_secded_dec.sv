// SPDX-License-Identifier: MIT OR Apache-2.0

// Decoder of the code of `eccforge_pkg`: corrects one bit, detects two, and every syndrome
// that is no column of the code. Combinational. Data are delivered as read if `due_o` is one.
module eccforge_secded_dec #(
  parameter int  DataW  = 64,
  localparam int CheckW = eccforge_pkg::secded_check_width(DataW),
  localparam int EntryW = DataW + CheckW
) (
  input  logic [EntryW-1:0] entry_i,
  output logic [DataW-1:0]  data_o,
  output logic [CheckW-1:0] check_o,  // corrected too
  output logic              ce_o,     // a bit was corrected
  output logic              due_o,    // the entry is uncorrectable
  output logic [CheckW-1:0] synd_o
);

`ifdef __ICARUS__
  initial if (DataW < 4 || DataW > 1024) $fatal(1, "DataW must be 4 to 1024");
`else
  if (DataW < 4 || DataW > 1024) begin : gen_data_w
    $error("DataW must be 4 to 1024");
  end
`endif

  localparam int Step = eccforge_pkg::MostCheck;
  localparam logic [eccforge_pkg::MostData*Step-1:0] Columns =
      eccforge_pkg::secded_columns(DataW);

  logic [EntryW-1:0] hit;

  for (genvar j = 0; j < CheckW; j++) begin : gen_check
    logic [DataW-1:0] row;
    for (genvar i = 0; i < DataW; i++) begin : gen_row
      assign row[i] = Columns[i*Step+j];
    end
    assign synd_o[j]    = entry_i[DataW+j] ^ (^(entry_i[DataW-1:0] & row));
    assign hit[DataW+j] = synd_o == (CheckW'(1) << j);
  end
  for (genvar i = 0; i < DataW; i++) begin : gen_hit
    assign hit[i] = synd_o == Columns[i*Step+:CheckW];
  end

  assign {check_o, data_o} = entry_i ^ hit;
  assign ce_o              = |hit;
  assign due_o             = (|synd_o) & ~(|hit);

endmodule
