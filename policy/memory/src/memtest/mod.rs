//! The memory tests of MemtestG80 [Haque, Pande, "Hard Data on Soft Errors", 2010] as sequences of sweeps over memory.
//!
//! The tests follow the descriptions in the paper, Sections 3 and 6.4; requirement numbers M.1 to M.5 are those of
//! `docs/memory-requirements.md`.

pub mod coverage;
pub mod logic;
pub mod pattern;
pub mod plan;
pub mod result;
pub mod simulated;
pub mod wrong_words;

use crate::codec::EntryCodec;
use eccforge_files::diagnostic::did_you_mean;
use eccforge_runs::records::{CellIdentity, Identity};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

macro_rules! tests {
    ($(#[doc = $doc:literal] $name:ident = $code:literal,)*) => {
        /// One test of an iteration, in the order in which they run (M.1); then march tests, which run on request.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        pub enum Test {
            $(#[doc = $doc] #[serde(rename = $code)] $name,)*
        }

        impl Test {
            /// All tests: those of an iteration, then march tests.
            pub const EVERY: [Self; 16] = [$(Self::$name),*];

            /// The paper's code of the test \[Section 6.4\].
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }

            /// Name of the test in words.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $doc.trim_ascii(),)*
                }
            }
        }
    };
}

tests! {
    /// Moving inversions, ones and zeros.
    Mi10 = "MI10",
    /// The one-byte walking variant of Memtest86.
    OneWm = "1WM",
    /// True walking zeros, one byte wide.
    OneW0 = "1W0",
    /// True walking ones, one byte wide.
    OneW1 = "1W1",
    /// Moving inversions, random.
    Mir = "MIR",
    /// True walking zeros, four bytes wide.
    FourW0 = "4W0",
    /// True walking ones, four bytes wide.
    FourW1 = "4W1",
    /// Random blocks.
    Rb = "RB",
    /// Modulo-20.
    M20 = "M20",
    /// Logic, one period.
    L = "L",
    /// Logic, four periods.
    L4 = "L4",
    /// Logic through shared memory, one period.
    Ls = "LS",
    /// Logic through shared memory, four periods.
    Ls4 = "LS4",
    /// March C-.
    MarchC = "MC-",
    /// March SS.
    MarchSs = "MSS",
    /// March RAW.
    MarchRaw = "MRAW",
}

impl Test {
    /// All tests of an iteration of MemtestG80, in order.
    pub const ALL: [Self; 13] = {
        let Some(first) = Self::EVERY.first_chunk() else { panic!("sixteen tests") };
        *first
    };

    /// Whether this is a march test.
    pub const fn is_march(self) -> bool {
        matches!(self, Self::MarchC | Self::MarchSs | Self::MarchRaw)
    }

    /// Whether this is a logic test (M.3).
    pub const fn is_logic(self) -> bool {
        matches!(self, Self::L | Self::L4 | Self::Ls | Self::Ls4)
    }
}

/// Identity of the records of tests under a codec: `cells` are names, classes and numbers of blocks.
pub fn identity(
    kind: &str,
    seed: u64,
    codec: &EntryCodec,
    description: &serde_json::Value,
    cells: impl Iterator<Item = (String, &'static str, u64)>,
) -> Identity {
    let (id, patterns) = (codec.id().to_owned(), description.to_string());
    let cells = cells.map(|(name, class, samples)| {
        let (class, patterns, schemes) = (class.to_owned(), patterns.clone(), vec![id.clone()]);
        (name, CellIdentity { class, patterns, samples, schemes, ..CellIdentity::default() })
    });
    Identity {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        kind: kind.to_owned(),
        seed,
        generator: "philox".to_owned(),
        block_samples: 1,
        cells: cells.collect(),
        schemes: BTreeMap::from([(id.clone(), codec.hash().unwrap_or_default().to_owned())]),
        ..Identity::default()
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
        Self::EVERY.into_iter().find(|t| t.code().eq_ignore_ascii_case(name)).ok_or_else(|| {
            let codes = Self::EVERY.map(Self::code);
            let question = did_you_mean(name, &codes).map_or_else(String::new, |question| format!("{question} "));
            format!("there is no test `{name}`; {question}the tests are {}", codes.join(", "))
        })
    }
}
