//! The memory tests of MemtestG80 [Haque, Pande, "Hard Data on Soft Errors", 2010] as sequences of sweeps over memory.
//!
//! Written from the descriptions in the paper, Sections 3 and 6.4; requirement numbers M.1 to M.5 are those of
//! `docs/memory-requirements.md`.

pub mod coverage;
pub mod logic;
pub mod pattern;
pub mod plan;
pub mod report;
pub mod rows;
pub mod simulated;

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One test of an iteration, in the order in which they run (M.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Test {
    /// Moving inversions, ones and zeros.
    #[serde(rename = "MI10")]
    Mi10,
    /// The one-byte walking variant of Memtest86.
    #[serde(rename = "1WM")]
    OneWm,
    /// True walking zeros, one byte wide.
    #[serde(rename = "1W0")]
    OneW0,
    /// True walking ones, one byte wide.
    #[serde(rename = "1W1")]
    OneW1,
    /// Moving inversions, random.
    #[serde(rename = "MIR")]
    Mir,
    /// True walking zeros, four bytes wide.
    #[serde(rename = "4W0")]
    FourW0,
    /// True walking ones, four bytes wide.
    #[serde(rename = "4W1")]
    FourW1,
    /// Random blocks.
    #[serde(rename = "RB")]
    Rb,
    /// Modulo-20.
    #[serde(rename = "M20")]
    M20,
    /// Logic, one period.
    #[serde(rename = "L")]
    L,
    /// Logic, four periods.
    #[serde(rename = "L4")]
    L4,
    /// Logic through shared memory, one period.
    #[serde(rename = "LS")]
    Ls,
    /// Logic through shared memory, four periods.
    #[serde(rename = "LS4")]
    Ls4,
}

impl Test {
    /// All tests of an iteration, in order.
    pub const ALL: [Self; 13] = [
        Self::Mi10,
        Self::OneWm,
        Self::OneW0,
        Self::OneW1,
        Self::Mir,
        Self::FourW0,
        Self::FourW1,
        Self::Rb,
        Self::M20,
        Self::L,
        Self::L4,
        Self::Ls,
        Self::Ls4,
    ];

    /// The paper's code \[Section 6.4\].
    pub const fn code(self) -> &'static str {
        match self {
            Self::Mi10 => "MI10",
            Self::OneWm => "1WM",
            Self::OneW0 => "1W0",
            Self::OneW1 => "1W1",
            Self::Mir => "MIR",
            Self::FourW0 => "4W0",
            Self::FourW1 => "4W1",
            Self::Rb => "RB",
            Self::M20 => "M20",
            Self::L => "L",
            Self::L4 => "L4",
            Self::Ls => "LS",
            Self::Ls4 => "LS4",
        }
    }

    /// Whether this is a logic test (M.3).
    pub const fn is_logic(self) -> bool {
        matches!(self, Self::L | Self::L4 | Self::Ls | Self::Ls4)
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Test {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|t| t.code().eq_ignore_ascii_case(name)).ok_or_else(|| {
            let codes = Self::ALL.map(Self::code).join(", ");
            format!("there is no test `{name}`; the tests are {codes}")
        })
    }
}
