//! Values of hardware options, by their names on the command line.

use eccforge_hdl::design::ram::{Around, Reset};
use eccforge_hdl::design::{Cut, DropIn, Goal, Handshake, Naming};

/// What `--goal` names.
pub const GOALS: [(&str, &str, Goal); 3] = [
    (
        "readable",
        "A textbook's form: a masked parity for each row of H, a comparison for each pattern, modules for field arithmetic",
        Goal::Readable,
    ),
    ("area", "Least area: sums and match terms are shared", Goal::Area),
    (
        "delay",
        "Least delay: sums are shared where rows get no deeper, or hardly, flags are computed beside the correction",
        Goal::Delay,
    ),
];

/// What `--cut` names.
pub const CUTS: [(&str, &str, Cut); 4] = [
    ("input", "Behind the input ports; encoder and decoder", Cut::Input),
    ("syndrome", "Between syndrome and match; decoder", Cut::Syndrome),
    ("flips", "Between match and correction; decoder", Cut::Flips),
    ("output", "Before the output ports; encoder and decoder", Cut::Output),
];

/// What `--handshake` names.
pub const HANDSHAKES: [(&str, &str, Handshake); 2] = [
    ("valid-ready", "valid_i and ready_o at the input, valid_o and ready_i at the output", Handshake::ValidReady),
    ("clock-enable", "One clock enable for all registers", Handshake::ClockEnable),
];

/// What `--naming` names.
pub const NAMINGS: [(&str, &str, Naming); 2] = [
    ("lowrisc", "lowRISC: data_i, data_o, clk_i, rst_ni", Naming::Lowrisc),
    ("bare", "Bare: data_in, data_out, clk, rst_n", Naming::Bare),
];

/// What `--wrap` names: what stands around the memory.
pub const WRAPS: [(&str, &str, Around); 3] = [
    ("ram", "A memory with a plain handshake, ID_ram", Around::Plain),
    ("axi", "The same behind AXI4-Lite, ID_ram_axi", Around::Axi),
    ("opentitan", "The same behind the ports of OpenTitan's memory, ID_prim_ram_1p_adv", Around::OpenTitan),
];

/// What `--drop-in` names.
pub const DROP_INS: [(&str, &str, DropIn); 2] = [
    ("bedrock", "ID_br_ecc_secded_encoder and ID_br_ecc_secded_decoder, as in Bedrock-RTL", DropIn::Bedrock),
    ("dw-ecc", "ID_dw_ecc, as DesignWare's DW_ecc", DropIn::DwEcc),
];

/// What `--ports` names: whether there are two.
pub const PORTS: [(&str, &str, bool); 2] =
    [("1", "One port that reads and writes", false), ("2", "A port that reads and one that writes", true)];

/// What `--reset` names.
pub const RESETS: [(&str, &str, Reset); 2] =
    [("async", "At once, active low", Reset::Async), ("sync", "At the edge of the clock, active low", Reset::Sync)];
