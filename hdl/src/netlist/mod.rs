//! Reads netlists as circuits ([`Source`]) and compares them with a scheme: by random and directed words
//! ([`verify`]), on every syndrome ([`verify_syndromes`]), or by proof ([`prove`], [`contract`]). Netlists with registers
//! are compared with the emitted pipeline ([`prove_registers`]).

mod aiger;
mod bind;
mod compare;
mod contract;
pub mod documents;
pub mod json;
mod library;
mod model;
mod pipeline;
pub mod reader;
mod registers;
mod rewire;
mod scalars;
mod source;

pub use bind::{Bound, bind};
pub use compare::{NetlistComparison, prove, verify, verify_syndromes};
pub use contract::{Contract, Promise, contract};
pub use eccforge_circuit::Circuit;
pub use json::{Cell, INVERTED, Output};
pub use model::{Cover, Model, UNDEFINED, UNDEFINED_PORT};
pub use pipeline::prove_registers;
pub use reader::Reading;
pub use registers::Register;
pub use rewire::{Declared, Ranges};
pub use scalars::BitPattern;
pub use source::Source;

use crate::tools::ToolError;
use std::fmt;

/// The reason why a text is not a combinational circuit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The location: `line 4`, or a file and a line, or empty.
    pub place: String,
    /// Message for the user.
    pub message: String,
}

impl ReadError {
    /// An error at a location.
    pub fn at(place: &str, message: impl Into<String>) -> Self {
        Self { place: place.into(), message: message.into() }
    }

    /// An error about the whole text.
    pub fn new(message: impl Into<String>) -> Self {
        Self::at("", message)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.place.is_empty() { "" } else { ": " };
        write!(f, "{}{separator}{}", self.place, self.message)
    }
}

impl std::error::Error for ReadError {}

/// The reason why a netlist could not be checked.
#[derive(Debug)]
pub enum NetlistError {
    /// The file cannot be read, or its format is unknown.
    File(String),
    /// A tool that converts the netlist failed.
    Tool(ToolError),
    /// The text of the netlist is not a combinational circuit.
    Text(String),
    /// The netlist's ports do not match those of the scheme's decoder or encoder.
    Ports(String),
}

impl fmt::Display for NetlistError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(e) | Self::Text(e) | Self::Ports(e) => f.write_str(e),
            Self::Tool(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for NetlistError {}

impl From<ToolError> for NetlistError {
    fn from(e: ToolError) -> Self {
        Self::Tool(e)
    }
}

/// Pairs of the scheme's port name and the netlist's, such as `entry=cw_i`. The netlist's may be bits of a port by
/// their declared indices (`ce=err_o[0]`), a list of ports and bits, the most significant one first
/// (`entry={ecc_in,din[3:0]}`), or `-` for an absent output.
pub type PortMap = Vec<(String, String)>;

/// How a netlist's ports correspond to the scheme's circuit.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    /// Names of the netlist's ports that differ from the usual ones.
    pub ports: PortMap,
    /// Inputs, or bits of inputs, that have a constant value.
    pub ties: Vec<(String, u64)>,
    /// How bits of a port are named if each is a port of its own; `None` for the usual patterns.
    pub bits: Option<BitPattern>,
    /// How the netlist was read, with the declared ranges of the ports.
    pub reading: Reading,
    /// Whether data, entry and flips are ignored while due is 1.
    pub data_only_if_accepted: bool,
    /// Whether the flags of a decoder are [lax](crate::prove::lax).
    pub lax: bool,
}
