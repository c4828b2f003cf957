// SPDX-License-Identifier: MIT OR Apache-2.0

// The array of a protected memory. Replace it by a memory macro, or by `eccforge_ram_tiles`: an
// entry that is read is delivered `Latency` clocks later. With one port the array never reads and
// writes in the same clock; with two it never reads the entry that it writes. `cfg_i` and `cfg_o`
// are the macro's pins for test and power.
module eccforge_ram_array #(
  parameter int EntryW   = 8,
  parameter int AddrW    = 3,
  parameter int Depth    = 0,     // entries; 0: 2^AddrW
  parameter int Latency  = 1,
  parameter bit TwoPorts = 1'b0,
  parameter bit Masked   = 1'b0,  // writes only the bits of `mask_i`; otherwise all
  parameter int CfgW     = 1,
  parameter int CfgRspW  = 1
) (
  input  logic               clk_i,
  input  logic               re_i,     // read
  input  logic [AddrW-1:0]   raddr_i,  // entry to read
  input  logic               we_i,     // write
  input  logic [AddrW-1:0]   waddr_i,  // entry to write
  input  logic [EntryW-1:0]  mask_i,   // bits to write
  input  logic [EntryW-1:0]  entry_i,  // entry to store
  output logic [EntryW-1:0]  entry_o,  // entry as stored
  input  logic [CfgW-1:0]    cfg_i,    // pins of the macro, for test and power
  output logic [CfgRspW-1:0] cfg_o     // pins of the macro
);

`ifdef __ICARUS__
  initial begin
    if (EntryW < 1) $fatal(1, "EntryW must be at least 1");
    if (AddrW < 1 || AddrW > 31) $fatal(1, "AddrW must be 1 to 31");
    if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) $fatal(1, "Depth must be 0 to 2^AddrW");
    if (Latency < 1) $fatal(1, "Latency must be at least 1");
    if (CfgW < 1 || CfgRspW < 1) $fatal(1, "CfgW and CfgRspW must be at least 1");
  end
`else
  if (EntryW < 1) begin : gen_entry_w
    $error("EntryW must be at least 1");
  end
  if (AddrW < 1 || AddrW > 31) begin : gen_addr_w
    $error("AddrW must be 1 to 31");
  end
  if (Depth < 0 || (AddrW < 31 && Depth > 2**AddrW)) begin : gen_depth
    $error("Depth must be 0 to 2^AddrW");
  end
  if (Latency < 1) begin : gen_latency
    $error("Latency must be at least 1");
  end
  if (CfgW < 1 || CfgRspW < 1) begin : gen_cfg_w
    $error("CfgW and CfgRspW must be at least 1");
  end
`endif

  localparam int Entries = (Depth == 0) ? 2**AddrW : Depth;
  localparam int IndexW  = (Entries == 1) ? 1 : $clog2(Entries);

  logic [EntryW-1:0] memory [Entries];
  logic [EntryW-1:0] entry_q, written;
  logic [IndexW-1:0] raddr, waddr;

  assign raddr = raddr_i[IndexW-1:0];
  assign waddr = waddr_i[IndexW-1:0];

  if (Masked) begin : gen_masked
    assign written = (entry_i & mask_i) | (memory[waddr] & ~mask_i);
  end else begin : gen_whole
    assign written = entry_i;
  end

  if (TwoPorts) begin : gen_two_ports
    always_ff @(posedge clk_i) begin
      if (we_i) memory[waddr] <= written;
      if (re_i) entry_q <= memory[raddr];
    end
  end else begin : gen_one_port
    logic [IndexW-1:0] addr;
    assign addr = we_i ? waddr : raddr;
    always_ff @(posedge clk_i) begin
      if (we_i) memory[addr] <= written;
      else if (re_i) entry_q <= memory[addr];
    end
  end

  if (Latency == 1) begin : gen_direct
    assign entry_o = entry_q;
  end else begin : gen_later
    logic [(Latency-1)*EntryW-1:0] later_q;
    always_ff @(posedge clk_i) later_q <= ((Latency-1)*EntryW)'({later_q, entry_q});
    assign entry_o = later_q[(Latency-2)*EntryW+:EntryW];
  end

  logic unused_pins;
  assign unused_pins = ^{cfg_i, mask_i, raddr_i, waddr_i};
  assign cfg_o       = '0;

`ifdef ECC_SVA
  eccforge_ram_array_sva #(
    .EntryW(EntryW), .AddrW(AddrW), .Depth(Depth), .Latency(Latency), .TwoPorts(TwoPorts),
    .Masked(Masked)
  ) u_sva (.*);
`endif

endmodule
