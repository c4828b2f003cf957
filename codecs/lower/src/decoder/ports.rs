//! Port types of a decoder's parts.

use eccforge_scheme::{CellKind, Switch};
use std::fmt;

/// An input of a codeword's decoder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodewordInput {
    /// The n bits of the codeword as read.
    Codeword,
    /// The enable of a rule: 1 bit.
    Enable(Switch),
}

/// An output of a codeword's decoder; its display is the port's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodewordOutput {
    /// n bits: proposed corrections. All zero unless `Ce`.
    Flips,
    /// The syndrome belongs to a correctable pattern.
    Ce,
    /// The syndrome is neither zero nor that of a correctable pattern.
    Due,
    /// r bits: the syndrome.
    Syndrome,
    /// The syndrome is not zero.
    Nonzero,
    /// One bit for each group of the partition, restricted to this codeword: a proposed flip is in it.
    Touched(CellKind),
    /// One bit for each group: the syndrome is zero or belongs to a correctable pattern within it.
    Within(CellKind),
    /// One bit for each byte, restricted to this codeword: a pattern with several of its bits is proposed.
    MultiByte,
}

impl fmt::Display for CodewordOutput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flips => write!(f, "flips"),
            Self::Ce => write!(f, "ce"),
            Self::Due => write!(f, "due"),
            Self::Syndrome => write!(f, "syndrome"),
            Self::Nonzero => write!(f, "nonzero"),
            // Names of cells such as `write loop` have spaces, which no port name may have.
            Self::Touched(kind) => write!(f, "touched_{}", kind.name().replace(' ', "_")),
            Self::Within(kind) => write!(f, "within_{}", kind.name().replace(' ', "_")),
            Self::MultiByte => write!(f, "multi_byte"),
        }
    }
}

/// An input of the entry rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesInput {
    /// An output of the decoder of this codeword; the port's name is that of the output with the codeword's number.
    Codeword(usize, CodewordOutput),
    /// The enable of a rule: 1 bit.
    Enable(Switch),
}

/// An output of the entry rules, 1 bit each; its display is the port's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesOutput {
    /// A sanity check or a confirmation failed.
    RuleFail,
    /// The delivered entry is a correction.
    Ce,
    /// The entry is uncorrectable.
    Due,
}

impl fmt::Display for RulesOutput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RuleFail => "rule_fail",
            Self::Ce => "ce",
            Self::Due => "due",
        })
    }
}
