//! What a user may choose about emitted hardware.

use serde::{Deserialize, Serialize};

/// How logic is shared before it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Nothing: one masked parity for each row of H, one comparison for each pattern. The easiest to read.
    Plain,
    /// Least area: sums and match terms are shared.
    #[default]
    Area,
    /// Least delay: sums are shared only where no row gets deeper, flags are computed beside the correction.
    Delay,
}

/// How much of a decoder is emitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// The whole entry with all outputs.
    #[default]
    Entry,
    /// The whole entry with data, ce and due only; corrections are not held back on a DUE. For area like for like.
    Minimal,
    /// One codeword with minimal ports. For area like for like.
    Codeword,
}

/// Port and wire names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Naming {
    /// lowRISC: `data_i`, `data_o`, `clk_i`, `rst_ni`.
    #[default]
    Lowrisc,
    /// Bare: `data_in`, `data_out`, `clk`, `rst_n`.
    Bare,
}

/// All choices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How logic is shared.
    pub goal: Goal,
    /// How much is emitted.
    pub scope: Scope,
    /// Port names.
    pub naming: Naming,
    /// Invert the odd-numbered check bits on their way to and from memory, so that neither the all-zero nor the all-one
    /// entry is valid.
    pub inverted_check: bool,
}

impl Options {
    /// The flags of `eccforge emit verilog` that say the same.
    pub fn flags(&self) -> String {
        let mut text = String::new();
        match self.goal {
            Goal::Plain => text += " --goal plain",
            Goal::Area => {}
            Goal::Delay => text += " --goal delay",
        }
        match self.scope {
            Scope::Entry => {}
            Scope::Minimal => text += " --minimal",
            Scope::Codeword => text += " --codeword",
        }
        if self.naming == Naming::Bare {
            text += " --naming bare";
        }
        if self.inverted_check {
            text += " --inverted-check";
        }
        text
    }

    /// The name of an input port.
    pub fn input(&self, stem: &str) -> String {
        match self.naming {
            Naming::Lowrisc => format!("{stem}_i"),
            Naming::Bare => format!("{stem}_in"),
        }
    }

    /// The name of an output port.
    pub fn output(&self, stem: &str) -> String {
        match self.naming {
            Naming::Lowrisc => format!("{stem}_o"),
            Naming::Bare => format!("{stem}_out"),
        }
    }
}
