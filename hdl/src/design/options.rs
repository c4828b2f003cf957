//! What a user may choose about emitted hardware.

use super::drop_in::DropIn;
use super::ram::{Ram, Reset};
use eccforge_scheme::decoder::{Flags, Strategy};
use serde::{Deserialize, Serialize};

/// How logic is shared before it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The decoder as a textbook has it: one masked parity for each row of H, one comparison for each pattern by the names
    /// of its columns, modules for the arithmetic of Reed-Solomon codes. Nothing is shared but what has a name.
    #[default]
    Readable,
    /// Least area: sums and match terms are shared.
    Area,
    /// Least delay: sums are shared where rows get no deeper, or hardly, flags are computed beside the correction.
    Delay,
}

impl Goal {
    /// How its decoders locate errors and compute the flags of an entry.
    pub fn strategy(self) -> Strategy {
        let parallel = self == Self::Delay;
        Strategy::Hardware(if parallel { Flags::ParallelWithMatches } else { Flags::AfterMatches })
    }

    /// The strategy of decoders whose data means nothing while they refuse it.
    pub fn unheld_strategy(self) -> Strategy {
        match self {
            Self::Delay => Strategy::HardwareUnheld,
            Self::Readable | Self::Area => self.strategy(),
        }
    }

    /// Levels that a matrix which sums by bit planes may have beyond the least; `None` for any.
    pub(super) fn extra_levels(self) -> Option<u32> {
        (self == Self::Delay).then_some(1)
    }
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
    /// The whole entry with data only, as read if it is refused: where nobody looks at flags.
    CorrectOnly,
}

/// Which of the two is emitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Encoder and decoder.
    #[default]
    Both,
    /// The encoder alone.
    Encoder,
    /// The decoder alone.
    Decoder,
}

impl Part {
    /// Whether the encoder (or the decoder) is emitted.
    pub fn has(self, decoder: bool) -> bool {
        self == Self::Both || (self == Self::Decoder) == decoder
    }
}

/// Where a pipeline register may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cut {
    /// Behind the input ports; encoder and decoder.
    Input,
    /// Between syndrome and match; decoder.
    Syndrome,
    /// Between match and correction; decoder.
    Flips,
    /// Before the output ports; encoder and decoder.
    Output,
}

impl Cut {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Syndrome => "syndrome",
            Self::Flips => "flips",
            Self::Output => "output",
        }
    }
}

/// What moves a pipeline on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Handshake {
    /// `valid_i`/`ready_o` at the input, `valid_o`/`ready_i` at the output.
    #[default]
    ValidReady,
    /// One clock enable for all registers.
    ClockEnable,
}

/// What stands around the combinational core, in modules `<id>_enc_pipe` and `<id>_dec_pipe`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pipe {
    /// Registers: at most three, ascending.
    pub cuts: Vec<Cut>,
    /// What moves them.
    pub handshake: Handshake,
    /// A port that delivers the entry as read and raises no flag.
    pub bypass: bool,
    /// A port whose ones flip bits of the entry: behind the encoder, before the decoder.
    pub inject: bool,
    /// A port that writes a word that is known to be bad, and one that recognises it.
    pub poison: bool,
}

impl Pipe {
    /// Most registers that a path may have.
    pub const MOST_CUTS: usize = 3;

    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        self.cuts.is_empty() && !self.bypass && !self.inject && !self.poison
    }
}

/// Port and wire names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Breaks ties between sums that could be shared: other seeds give other circuits, by count about as good.
    #[serde(default)]
    pub seed: u32,
    /// How much is emitted.
    pub scope: Scope,
    /// Port names.
    pub naming: Naming,
    /// Invert the odd-numbered check bits on their way to and from memory, so that neither the all-zero nor the all-one
    /// entry is valid.
    pub inverted_check: bool,
    /// Encoder, decoder or both.
    pub part: Part,
    /// Registers and test ports around the core.
    pub pipe: Pipe,
    /// A module that writes some bytes of a stored entry.
    pub read_modify_write: bool,
    /// A module that walks a memory and writes back what it corrects.
    pub scrub: bool,
    /// SystemVerilog wrappers with structs beside the Verilog.
    pub system_verilog: bool,
    /// A protected memory around encoder and decoder; its cuts are those of the pipe.
    pub wrap: Option<Ram>,
    /// Encoder and decoder behind the ports of others' modules.
    pub drop_in: Option<DropIn>,
}

impl Options {
    /// The flags of `eccforge emit verilog` that say the same.
    pub fn flags(&self) -> String {
        let mut text = String::new();
        match self.goal {
            Goal::Readable => {}
            Goal::Area => text += " --goal area",
            Goal::Delay => text += " --goal delay",
        }
        if self.seed != 0 {
            text += &format!(" --seed {}", self.seed);
        }
        match self.scope {
            Scope::Entry => {}
            Scope::Minimal => text += " --minimal",
            Scope::Codeword => text += " --codeword",
            Scope::CorrectOnly => text += " --correct-only",
        }
        if self.naming == Naming::Bare {
            text += " --naming bare";
        }
        if self.inverted_check {
            text += " --inverted-check";
        }
        match self.part {
            Part::Both => {}
            Part::Encoder => text += " --only encoder",
            Part::Decoder => text += " --only decoder",
        }
        if !self.pipe.cuts.is_empty() {
            let names: Vec<&str> = self.pipe.cuts.iter().map(|c| c.name()).collect();
            text += &format!(" --cut {}", names.join(","));
            if self.pipe.handshake == Handshake::ClockEnable {
                text += " --handshake clock-enable";
            }
        }
        if let Some(ram) = &self.wrap {
            text += &format!(" --wrap {}", ram.around.name());
            text += if ram.two_ports { " --ports 2" } else { "" };
            text += if ram.reset == Reset::Sync { " --reset sync" } else { "" };
        }
        let switches = [
            (self.pipe.bypass, "bypass"),
            (self.pipe.inject, "inject"),
            (self.pipe.poison, "poison"),
            (self.read_modify_write, "rmw"),
            (self.scrub, "scrub"),
            (self.system_verilog, "system-verilog"),
        ];
        if let Some(drop_in) = self.drop_in {
            text += &format!(" --drop-in {}", drop_in.name());
        }
        switches.iter().filter(|s| s.0).for_each(|s| text += &format!(" --{}", s.1));
        text
    }

    /// The name of an input port.
    pub fn input(&self, stem: &str) -> String {
        match self.naming {
            Naming::Lowrisc => format!("{stem}_i"),
            Naming::Bare => format!("{stem}_in"),
        }
    }

    /// The clock port.
    pub fn clock(&self) -> &'static str {
        match self.naming {
            Naming::Lowrisc => "clk_i",
            Naming::Bare => "clk",
        }
    }

    /// The active-low reset port.
    pub fn reset(&self) -> &'static str {
        match self.naming {
            Naming::Lowrisc => "rst_ni",
            Naming::Bare => "rst_n",
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
