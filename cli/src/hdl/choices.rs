//! Values of hardware options, by their names on the command line.

use eccforge_hdl::design::{Cut, Goal, Handshake, Naming};

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
        "Least delay: sums are shared only where no row gets deeper, flags are computed beside the correction",
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
