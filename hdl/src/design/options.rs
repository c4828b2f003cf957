//! Options of emitted hardware.

use super::goal::Goal;
use serde::{Deserialize, Serialize};

/// The part of a decoder that is emitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// The whole entry with all outputs.
    #[default]
    Entry,
    /// The whole entry with data, ce and due only; data is not gated on DUE. Use it to compare areas.
    Minimal,
    /// One codeword with minimal ports. Use it to compare areas.
    Codeword,
    /// The whole entry with data only, for designs without flags; uncorrectable data is passed on as read.
    CorrectOnly,
}

/// One of the two circuits of a codec.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The encoder.
    Encoder,
    /// The decoder.
    Decoder,
}

impl Side {
    /// Both sides, in the order in which they are written.
    pub const BOTH: [Self; 2] = [Self::Encoder, Self::Decoder];

    /// The abbreviation of the side in module names.
    pub fn short(self) -> &'static str {
        match self {
            Self::Encoder => "enc",
            Self::Decoder => "dec",
        }
    }
}

/// The places of pipeline registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cut {
    /// After the input ports; encoder and decoder.
    Input,
    /// Between syndrome and match; decoder.
    Syndrome,
    /// Between match and correction; decoder.
    Flips,
    /// Before the output ports; encoder and decoder.
    Output,
}

impl Cut {
    /// Whether the pipeline of a side can have registers here.
    pub fn is_in(self, side: Side) -> bool {
        side == Side::Decoder || matches!(self, Self::Input | Self::Output)
    }

    /// The name of the cut on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Syndrome => "syndrome",
            Self::Flips => "flips",
            Self::Output => "output",
        }
    }
}

/// Pipeline flow control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Handshake {
    /// `valid_i`/`ready_o` at the input, `valid_o`/`ready_i` at the output.
    #[default]
    ValidReady,
    /// One clock enable for all registers.
    ClockEnable,
}

/// Registers and test ports around the combinational core, in modules `<id>_enc_pipe` and `<id>_dec_pipe`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pipe {
    /// Places of registers: at most three, ascending.
    pub cuts: Vec<Cut>,
    /// Flow control.
    pub handshake: Handshake,
    /// Adds a port that delivers the entry as read and raises no flag.
    pub bypass: bool,
    /// Adds a port whose ones flip bits of the entry: after the encoder, before the decoder.
    pub inject: bool,
    /// Adds a port that writes a poison word, and one that recognises it.
    pub poison: bool,
}

impl Pipe {
    /// Maximum number of registers on a path.
    pub const MOST_CUTS: usize = 3;

    /// Number of register stages of a side.
    pub fn stages(&self, side: Side) -> usize {
        self.cuts.iter().filter(|cut| cut.is_in(side)).count()
    }

    /// Whether all options are off.
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

/// Options of a protected memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ram {
    /// Whether the memory has a read port and a write port, instead of one port for both.
    pub two_ports: bool,
    /// How the registers of the memory are reset.
    pub reset: Reset,
    /// Bus interface of the memory.
    pub around: Around,
    /// Number of clocks, beyond the first, that a read of the array takes.
    #[serde(default)]
    pub later: usize,
    /// Where the array is.
    #[serde(default)]
    pub array: Array,
    /// Whether the array can write single codewords.
    #[serde(default)]
    pub masked: bool,
}

/// Where the array of a memory is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Array {
    /// In the top module.
    #[default]
    Inside,
    /// In the top module, which also has the pins of a macro for test and power.
    Pins,
    /// Outside, at ports of the top module.
    Outside,
}

/// How the registers of a block are reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reset {
    /// Asynchronous: `always @(posedge clk_i or negedge rst_ni)`.
    #[default]
    Async,
    /// Synchronous: `always @(posedge clk_i)`.
    Sync,
}

/// Bus interface of a memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Around {
    /// A plain handshake.
    #[default]
    Plain,
    /// AXI4-Lite.
    Axi,
    /// AXI4.
    Axi4,
    /// The ports of OpenTitan's `prim_ram_1p_adv`.
    OpenTitan,
    /// A queue between two clocks, in place of a memory.
    Fifo,
}

impl Around {
    /// The name of the interface on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Plain => "ram",
            Self::Axi => "axi",
            Self::Axi4 => "axi4",
            Self::OpenTitan => "opentitan",
            Self::Fifo => "fifo",
        }
    }
}

/// The library whose modules are replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropIn {
    /// `br_ecc_secded_encoder` and `br_ecc_secded_decoder` of Bedrock-RTL [xlsynth/bedrock-rtl, ecc/rtl].
    Bedrock,
    /// `DW_ecc` [Synopsys, DesignWare Building Block IP: DW_ecc].
    DwEcc,
}

impl DropIn {
    /// The name of the library on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bedrock => "bedrock",
            Self::DwEcc => "dw-ecc",
        }
    }
}

/// All options of the emitted hardware.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Optimisation goal.
    pub goal: Goal,
    /// Seed that breaks ties between sums that can be shared. Other seeds give other circuits of about the same size.
    #[serde(default)]
    pub seed: u32,
    /// The part that is emitted.
    pub scope: Scope,
    /// Port names.
    pub naming: Naming,
    /// Whether `--inverted-check` chose the scheme's constant; the text of the modules names the option.
    pub inverted_check: bool,
    /// The only side that is emitted; `None` for both.
    pub only: Option<Side>,
    /// Registers and test ports around the core.
    pub pipe: Pipe,
    /// Adds SystemVerilog wrappers with structs.
    pub system_verilog: bool,
    /// Adds a protected memory around encoder and decoder, with the cuts of the pipeline.
    pub wrap: Option<Ram>,
    /// Adds encoder and decoder with the ports of another library's modules.
    pub drop_in: Option<DropIn>,
}

impl Options {
    /// The equivalent flags of `eccforge emit verilog`.
    pub fn flags(&self) -> String {
        let cuts: Vec<&str> = self.pipe.cuts.iter().map(|cut| cut.name()).collect();
        let (cuts, piped) = (cuts.join(","), !cuts.is_empty());
        let is_wrapped = |fits: &dyn Fn(&Ram) -> bool| self.wrap.as_ref().is_some_and(fits);
        let flags = [
            (self.goal != Goal::Readable, format!("goal {}", eccforge_report::name(&self.goal))),
            (self.seed != 0, format!("seed {}", self.seed)),
            (self.scope == Scope::Minimal, "minimal".into()),
            (self.scope == Scope::Codeword, "codeword".into()),
            (self.scope == Scope::CorrectOnly, "correct-only".into()),
            (self.naming == Naming::Bare, "naming bare".into()),
            (self.inverted_check, "inverted-check".into()),
            (self.only == Some(Side::Encoder), "only encoder".into()),
            (self.only == Some(Side::Decoder), "only decoder".into()),
            (piped, format!("cut {cuts}")),
            (piped && self.pipe.handshake == Handshake::ClockEnable, "handshake clock-enable".into()),
            (self.wrap.is_some(), format!("wrap {}", self.wrap.as_ref().map_or("", |ram| ram.around.name()))),
            (is_wrapped(&|ram| ram.two_ports), "ports 2".into()),
            (is_wrapped(&|ram| ram.reset == Reset::Sync), "reset sync".into()),
            (
                is_wrapped(&|ram| ram.later > 0),
                format!("latency {}", 1 + self.wrap.as_ref().map_or(0, |ram| ram.later)),
            ),
            (is_wrapped(&|ram| ram.masked), "write-mask".into()),
            (is_wrapped(&|ram| ram.array == Array::Pins), "array pins".into()),
            (is_wrapped(&|ram| ram.array == Array::Outside), "array outside".into()),
            (self.drop_in.is_some(), format!("drop-in {}", self.drop_in.map_or("", DropIn::name))),
            (self.pipe.bypass, "bypass".into()),
            (self.pipe.inject, "inject".into()),
            (self.pipe.poison, "poison".into()),
            (self.system_verilog, "system-verilog".into()),
        ];
        flags.into_iter().filter(|(on, _)| *on).map(|(_, flag)| format!(" --{flag}")).collect()
    }

    /// Whether a side is emitted.
    pub fn has(&self, side: Side) -> bool {
        self.only.is_none_or(|only| only == side)
    }

    /// The name of an input port.
    pub fn input(&self, stem: &str) -> String {
        match self.naming {
            Naming::Lowrisc => format!("{stem}_i"),
            Naming::Bare => format!("{stem}_in"),
        }
    }

    /// The name of a port that the library names in lowRISC's style.
    pub(super) fn port(&self, name: &str) -> String {
        match (name, name.strip_suffix("_i"), name.strip_suffix("_o")) {
            ("clk_i", ..) => self.clock().into(),
            ("rst_ni", ..) => self.reset().into(),
            (_, Some(stem), _) => self.input(stem),
            (.., Some(stem)) => self.output(stem),
            _ => name.into(),
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

    /// Replaces in a text `<stem.i>`, `<stem.o>`, `<clk>` and `<rst>` by port names.
    pub(crate) fn named(&self, text: &str) -> String {
        let mut out = String::new();
        for (number, part) in text.split('<').enumerate() {
            let port = part.split_once('>').and_then(|(name, rest)| {
                let port = match (name, name.rsplit_once('.')) {
                    ("clk", _) => self.clock().into(),
                    ("rst", _) => self.reset().into(),
                    (_, Some((stem, "i"))) => self.input(stem),
                    (_, Some((stem, "o"))) => self.output(stem),
                    _ => return None,
                };
                Some((port, rest))
            });
            match port {
                Some((name, rest)) => out += &format!("{name}{rest}"),
                None if number == 0 => out += part,
                None => out += &format!("<{part}"),
            }
        }
        out
    }
}
