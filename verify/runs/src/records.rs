//! Record files: the identity of a run and its counts.
//!
//! A record file is append-only: first the [`Header`], then a [`Record`] for each run of blocks. [`Log`] writes it,
//! [`read`] checks it, and [`merge`] combines the files of one run.

mod content;
mod file;
mod lock;
mod merge;

pub use content::{CHOICES, swept_in};
pub use eccforge_outcomes::Counts;
pub use file::{Log, Opened, parse, read, read_growing, write_all, write_atomically};
pub use lock::{Lock, Opening};
pub use merge::{Coverage, absent_parts, coverage, difference, extension, merge, records_of, remains_valid};

use litemap::LiteMap;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The kind of runs that draw samples; only these can be extended by more samples.
pub const MONTE_CARLO: &str = "monte-carlo";
/// The kind of runs that try every pattern on a chosen set of bits.
pub const SWEEP_OF_BITS: &str = "sweep of bits";
/// The kind of runs that try every pattern of up to a few wrong bits in an entry.
pub const SWEEP_BY_WEIGHT: &str = "sweep by weight";

/// The identity of a run. Files with equal identities can be merged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Identity {
    /// Version of eccforge; another version may draw or decode differently.
    pub version: String,
    /// SHA-256 of the sources of the program, for the same reason; empty outside the program.
    #[serde(default)]
    pub sources: String,
    /// `monte-carlo` or the kind of sweep.
    pub kind: String,
    /// Seed of all random bits; 0 for sweeps.
    pub seed: u64,
    /// Generator; `none` for sweeps.
    pub generator: String,
    /// Samples in a block.
    pub block_samples: u64,
    /// Id and SHA-256 of the error model, empty for sweeps.
    pub model: [String; 2],
    /// Id and SHA-256 of each scheme.
    pub schemes: BTreeMap<String, String>,
    /// The cells, each with its errors, samples and schemes.
    pub cells: BTreeMap<String, CellIdentity>,
    /// Silent error patterns kept for each scheme and cell.
    pub capture: usize,
}

/// A cell of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CellIdentity {
    /// Class of the error model, or the enumerated set.
    pub class: String,
    /// The errors that are drawn or enumerated, as text.
    pub patterns: String,
    /// Bits of an error pattern; 0 in runs without error patterns.
    #[serde(default)]
    pub bits: u64,
    /// Requested number of samples.
    pub samples: u64,
    /// Schemes that decode every sample.
    pub schemes: Vec<String>,
}

/// First line of a record file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of this format: 1.
    pub eccforge_records: u32,
    /// The identity of the run.
    pub identity: Identity,
    /// The program that made the file: name, version and commit.
    #[serde(default)]
    pub program: String,
    /// The command line that made the file.
    pub command: Vec<String>,
    /// The shard as I and N, if the run is split.
    pub shard: Option<[u64; 2]>,
}

/// Counts of some consecutive blocks of a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Id of the cell that the blocks belong to.
    pub cell: String,
    /// First block.
    pub first: u64,
    /// Number of blocks.
    pub blocks: u64,
    /// The machine that counted the blocks.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub host: String,
    /// Counts of each scheme over these blocks. The map is a sorted vector, because a run has up to 64 000 records, most with few schemes.
    pub counts: LiteMap<String, Counts>,
    /// Silent error patterns, in the order of their samples.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silent: Vec<Capture>,
    /// Further counts by name; the kind of run defines their meaning.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<String, Vec<u64>>,
}

/// An error pattern that a scheme delivered as wrong data.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Capture {
    /// Id of the scheme that decoded the pattern.
    pub scheme: String,
    /// Sample number within the cell.
    pub sample: u64,
    /// The pattern in hexadecimal, the entry's highest bit first.
    pub error: String,
}

/// The first line of a log, which determines its records.
pub trait Head: Serialize + DeserializeOwned {
    type Record: Serialize + DeserializeOwned + fmt::Debug;

    /// Initial value of the hashes: the name of the format.
    const START: &'static str;

    /// The reason why no log can have this first line, or `None` if one can.
    fn invalid(&self) -> Option<String> {
        None
    }

    /// The reason why a record cannot belong to this log, or `None` if it can.
    fn refuses(&self, record: &Self::Record) -> Option<String>;
}

/// The complete contents of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents<H: Head = Header> {
    pub header: H,
    /// The records of the log, in the order in which they were written.
    pub records: Vec<H::Record>,
}

/// The reason why a record file is rejected.
#[derive(Debug)]
pub enum RecordError {
    /// The file cannot be opened, read or written.
    Io(PathBuf, io::Error),
    /// The file is damaged from this byte on. The part before it is intact and kept.
    Damaged {
        /// The file that is damaged.
        path: PathBuf,
        /// First byte of the first bad line.
        offset: u64,
        /// Number of intact records before the damage.
        intact: usize,
        /// Whether only the last line is damaged and has no line end: the rest of a write that a full disk or a loss
        /// of power cut short.
        torn: bool,
        /// Description of the damage.
        reason: String,
    },
    /// Another process is writing to the file; holds the path and the name of the process.
    Locked(PathBuf, String),
    /// The file cannot be locked.
    NoLocks(PathBuf, io::Error),
    /// The file does not belong to the requested run, or to the run of another file.
    Mismatch(String),
}

impl RecordError {
    /// The path of the file if it is not a record file.
    pub fn foreign(&self) -> Option<&Path> {
        match self {
            Self::Damaged { path, offset: 0, reason, .. } if reason == file::FOREIGN => Some(path),
            _ => None,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(path, e) => write!(f, "{}: {e}", path.display()),
            Self::Damaged { path, offset: 0, reason, .. } if reason == file::FOREIGN => write!(
                f,
                "{}: this is not a file of records: {reason} (a run with `--salvage` moves it to another file and begins anew)",
                path.display()
            ),
            Self::Damaged { path, offset, intact, reason, .. } => write!(
                f,
                "{}: damaged from byte {offset} on: {reason}; the {intact} records before it are intact (`--salvage` moves the damaged end to another file and resumes from them)",
                path.display()
            ),
            Self::Locked(path, holder) => write!(
                f,
                "{}: another process{holder} is writing to it; wait for it (`--wait SECONDS`) or stop it",
                path.display()
            ),
            Self::NoLocks(path, e) => write!(
                f,
                "{}: its file system does not lock files: {e}; mount it with locks (Lustre: `flock`), use another one, \
                 or give `--no-lock` if no other process writes there",
                path.display()
            ),
            Self::Mismatch(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for RecordError {}
