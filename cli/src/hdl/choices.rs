//! Values of the hardware options, with their names and help texts.

use eccforge_hdl::area::fpga::Family;
use eccforge_hdl::design::{Around, Array, Cut, DropIn, Goal, Handshake, Naming, Reset, Side};

/// Values of `--goal`.
pub const GOALS: [(&str, &str, Goal); 5] = [
    (
        "readable",
        "Textbook form: a masked parity for each row of H, a comparison for each pattern, modules for field arithmetic",
        Goal::Readable,
    ),
    ("area", "Minimum area: sums and match terms are shared", Goal::Area),
    (
        "delay",
        "Minimum delay: sums are shared where this adds little depth; flags are computed in parallel with the correction",
        Goal::Delay,
    ),
    ("lut4", "Fewest look-up tables of four inputs, for FPGAs such as iCE40 and ECP5", Goal::Lut4),
    ("lut6", "Fewest look-up tables of six inputs, for FPGAs such as Xilinx series 7", Goal::Lut6),
];

/// Values of `--fpga`.
pub const FPGAS: [(&str, &str, Family); 3] = [
    ("ice40", "Lattice iCE40, LUTs of four inputs; clock by nextpnr-ice40", Family::Ice40),
    ("ecp5", "Lattice ECP5, LUTs of four inputs; clock by nextpnr-ecp5", Family::Ecp5),
    ("xc7", "Xilinx series 7, LUTs of six inputs; without a clock", Family::Xc7),
];

/// Values of `--cut`.
pub const CUTS: [(&str, &str, Cut); 4] = [
    ("input", "After the input ports; encoder and decoder", Cut::Input),
    ("syndrome", "Between syndrome and match; decoder", Cut::Syndrome),
    ("flips", "Between match and correction; decoder", Cut::Flips),
    ("output", "Before the output ports; encoder and decoder", Cut::Output),
];

/// Values of `--handshake`.
pub const HANDSHAKES: [(&str, &str, Handshake); 2] = [
    ("valid-ready", "valid_i and ready_o at the input, valid_o and ready_i at the output", Handshake::ValidReady),
    ("clock-enable", "One clock enable for all registers", Handshake::ClockEnable),
];

/// Values of `--naming`.
pub const NAMINGS: [(&str, &str, Naming); 2] = [
    ("lowrisc", "lowRISC style: data_i, data_o, clk_i, rst_ni", Naming::Lowrisc),
    ("bare", "Plain style: data_in, data_out, clk, rst_n", Naming::Bare),
];

/// Values of `--only`.
pub const PARTS: [(&str, &str, Side); 2] =
    [("encoder", "Encoder only", Side::Encoder), ("decoder", "Decoder only", Side::Decoder)];

/// Values of `--wrap`.
pub const WRAPS: [(&str, &str, Around); 5] = [
    ("ram", "Memory with a plain handshake, ID_ram", Around::Plain),
    ("axi", "Memory with an AXI4-Lite port, ID_ram_axi", Around::Axi),
    ("axi4", "Memory with an AXI4 port, ID_ram_axi4", Around::Axi4),
    ("opentitan", "Memory with the ports of OpenTitan's prim_ram_1p_adv, ID_prim_ram_1p_adv", Around::OpenTitan),
    ("fifo", "Queue between two clocks, ID_fifo", Around::Fifo),
];

/// Values of `--drop-in`.
pub const DROP_INS: [(&str, &str, DropIn); 2] = [
    ("bedrock", "Bedrock-RTL: ID_br_ecc_secded_encoder and ID_br_ecc_secded_decoder", DropIn::Bedrock),
    ("dw-ecc", "DesignWare DW_ecc: ID_dw_ecc", DropIn::DwEcc),
];

/// Values of `--ports`, each with whether the memory has two ports.
pub const PORTS: [(&str, &str, bool); 2] =
    [("1", "One port for reads and writes", false), ("2", "One read port and one write port", true)];

/// Values of `--array`.
pub const ARRAYS: [(&str, &str, Array); 3] = [
    ("inside", "In the top module", Array::Inside),
    ("pins", "In the top module, with the pins cfg of a macro", Array::Pins),
    ("outside", "At ports array_* of the top module", Array::Outside),
];

/// Values of `--reset`.
pub const RESETS: [(&str, &str, Reset); 2] =
    [("async", "Asynchronous, active low", Reset::Async), ("sync", "Synchronous, active low", Reset::Sync)];
