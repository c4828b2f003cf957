// SPDX-License-Identifier: MIT OR Apache-2.0

// Encoder of the code of `eccforge_pkg`: check bits above data. Combinational.
module eccforge_secded_enc #(
  parameter int  DataW  = 64,
  localparam int CheckW = eccforge_pkg::secded_check_width(DataW),
  localparam int EntryW = DataW + CheckW
) (
  input  logic [DataW-1:0]  data_i,
  output logic [EntryW-1:0] entry_o
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

  assign entry_o[DataW-1:0] = data_i;
  for (genvar j = 0; j < CheckW; j++) begin : gen_check
    logic [DataW-1:0] row;
    for (genvar i = 0; i < DataW; i++) begin : gen_row
      assign row[i] = Columns[i*Step+j];
    end
    assign entry_o[DataW+j] = ^(data_i & row);
  end

endmodule
