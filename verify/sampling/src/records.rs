//! A record file is append-only, and every line carries a hash of all lines before it.
//!
//! Each line is 64 hexadecimal digits, a space and one JSON object: first the [`Header`], then a [`Record`] for each run of
//! blocks. The digits are SHA-256 over the previous line's digits and this line's JSON, so a lost, changed or foreign line
//! is found, with its byte offset; what stands before it is intact. A line is appended with one write, so a process that
//! is killed leaves whole lines.

mod merge;

pub use merge::{Coverage, difference, merge};

use crate::classify::Counts;
use eccforge_scheme::output;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What a record file counts. Files with equal identities can be merged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Identity {
    /// Version of eccforge; another version may draw or decode otherwise.
    pub version: String,
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
    /// Each cell: what is drawn or swept, its samples, and its schemes.
    pub cells: BTreeMap<String, CellIdentity>,
    /// Silent error patterns kept for each scheme and cell.
    pub capture: usize,
}

/// A cell of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellIdentity {
    /// Class of the error model, or the swept set.
    pub class: String,
    /// What is drawn or swept, in words: it keys the random stream.
    pub patterns: String,
    /// Samples that were asked for.
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
    /// What is counted.
    pub identity: Identity,
    /// The command line that made the file.
    pub command: Vec<String>,
    /// Which part of how many, if the run is split.
    pub shard: Option<[u64; 2]>,
}

/// Counts of some consecutive blocks of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The cell.
    pub cell: String,
    /// First block.
    pub first: u64,
    /// Number of blocks.
    pub blocks: u64,
    /// Counts of each scheme over these blocks.
    pub counts: BTreeMap<String, Counts>,
    /// Silent error patterns, in the order of their samples.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silent: Vec<Capture>,
    /// Counts of another kind, by name; their meaning belongs to the kind of run.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<String, Vec<u64>>,
}

/// An error pattern that a scheme delivered as wrong data.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Capture {
    /// The scheme.
    pub scheme: String,
    /// Sample number within the cell.
    pub sample: u64,
    /// The pattern in hexadecimal, the entry's highest bit first.
    pub error: String,
}

/// A record file that was read in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Its header.
    pub header: Header,
    /// Its records, in the order in which they were written.
    pub records: Vec<Record>,
}

/// Why a record file was refused.
#[derive(Debug)]
pub enum Refusal {
    /// It cannot be opened, read or written.
    Io(PathBuf, io::Error),
    /// From this byte on it is damaged. What stands before is intact and still there.
    Damaged {
        /// The file.
        path: PathBuf,
        /// First byte of the first bad line.
        offset: u64,
        /// Intact records before it.
        intact: usize,
        /// What is wrong.
        reason: String,
    },
    /// It is about something else than asked for, or than another file.
    Mismatch(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(path, e) => write!(f, "{}: {e}", path.display()),
            Self::Damaged { path, offset, intact, reason } => write!(
                f,
                "{}: damaged from byte {offset} on: {reason}; the {intact} records before it are intact (`--salvage` moves the damaged end to a file of its own and goes on from there)",
                path.display()
            ),
            Self::Mismatch(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Refusal {}

/// An open record file, locked against other writers.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    chain: String,
}

fn link(chain: &str, json: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(chain);
    hash.update(json);
    hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
}

/// What the chain starts from.
const START: &str = "eccforge records 1";

impl Log {
    /// Makes a new file with this header.
    ///
    /// # Errors
    /// The file exists or cannot be written.
    pub fn create(path: &Path, header: &Header) -> Result<Self, Refusal> {
        let file = OpenOptions::new().append(true).create_new(true).open(path).map_err(|e| io_error(path, e))?;
        let mut log = Self { path: path.to_owned(), file, chain: START.to_owned() };
        log.lock()?;
        log.line(&to_json(header))?;
        log.file.sync_all().map_err(|e| io_error(path, e))?;
        Ok(log)
    }

    /// Opens a file to go on with it.
    ///
    /// # Errors
    /// It cannot be read, is damaged, or another process writes to it.
    pub fn resume(path: &Path) -> Result<(Self, Contents), Refusal> {
        let file = OpenOptions::new().append(true).open(path).map_err(|e| io_error(path, e))?;
        let mut log = Self { path: path.to_owned(), file, chain: String::new() };
        log.lock()?;
        let (contents, chain) = read_chain(path)?;
        log.chain = chain;
        Ok((log, contents))
    }

    fn lock(&self) -> Result<(), Refusal> {
        self.file.try_lock().map_err(|_| {
            Refusal::Mismatch(format!(
                "{}: another process is writing to it; wait for it or stop it",
                self.path.display()
            ))
        })
    }

    /// Appends a record with one write.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append(&mut self, record: &Record) -> Result<(), Refusal> {
        self.line(&to_json(record))
    }

    fn line(&mut self, json: &str) -> Result<(), Refusal> {
        let chain = link(&self.chain, json);
        let line = format!("{chain} {json}\n");
        self.file.write_all(line.as_bytes()).map_err(|e| io_error(&self.path, e))?;
        self.chain = chain;
        Ok(())
    }

    /// Makes what was appended survive a loss of power.
    ///
    /// # Errors
    /// The file cannot be synchronised.
    pub fn sync(&self) -> Result<(), Refusal> {
        self.file.sync_data().map_err(|e| io_error(&self.path, e))
    }
}

fn io_error(path: &Path, e: io::Error) -> Refusal {
    Refusal::Io(path.to_owned(), e)
}

/// Headers and records have string keys and finite numbers, so they always serialize.
fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|e| unreachable!("a record is plain data: {e}"))
}

/// Reads a record file.
///
/// # Errors
/// It cannot be read, or is damaged: then with the byte offset.
pub fn read(path: &Path) -> Result<Contents, Refusal> {
    read_chain(path).map(|(contents, _)| contents)
}

fn read_chain(path: &Path) -> Result<(Contents, String), Refusal> {
    let bytes = std::fs::read(path).map_err(|e| io_error(path, e))?;
    let mut chain = START.to_owned();
    let (mut header, mut records, mut offset): (Option<Header>, Vec<Record>, usize) = (None, Vec::new(), 0);
    while offset < bytes.len() || header.is_none() {
        let damaged = |intact, reason: &str| Refusal::Damaged {
            path: path.to_owned(),
            offset: offset as u64,
            intact,
            reason: reason.to_owned(),
        };
        let rest = &bytes[offset..];
        let Some(end) = rest.iter().position(|&b| b == b'\n') else {
            return Err(damaged(records.len(), "the last line is cut short"));
        };
        let Ok(line) = std::str::from_utf8(&rest[..end]) else {
            return Err(damaged(records.len(), "not text"));
        };
        let Some((hash, json)) = line.split_once(' ') else {
            return Err(damaged(records.len(), "not a line of a record file"));
        };
        if hash != link(&chain, json) {
            return Err(damaged(
                records.len(),
                "the line, or one before it, is not what was written: its hash differs",
            ));
        }
        hash.clone_into(&mut chain);
        let parsed = match &header {
            None => serde_json::from_str(json).map(|h| header = Some(h)),
            Some(_) => serde_json::from_str(json).map(|r| records.push(r)),
        };
        if let Err(e) = parsed {
            return Err(damaged(records.len(), &format!("a line of another version: {e}")));
        }
        offset += end + 1;
    }
    let header = header.unwrap_or_else(|| unreachable!("the loop goes on until there is a header"));
    Ok((Contents { header, records }, chain))
}

/// Cuts a damaged file back to its intact lines; the cut-off end moves to a file beside it, whose path is returned.
/// Does nothing to an intact file.
///
/// # Errors
/// Files cannot be read or written, or not even the header is intact.
pub fn salvage(path: &Path) -> Result<Option<PathBuf>, Refusal> {
    let (offset, reason) = match read_chain(path) {
        Err(Refusal::Damaged { offset, reason, .. }) => (offset as usize, reason),
        other => return other.map(|_| None),
    };
    if offset == 0 {
        return Err(Refusal::Damaged { path: path.to_owned(), offset: 0, intact: 0, reason });
    }
    let bytes = std::fs::read(path).map_err(|e| io_error(path, e))?;
    let aside = path
        .with_file_name(format!("{}.damaged-from-{offset}", path.file_name().unwrap_or_default().to_string_lossy()));
    write_atomically(&aside, &bytes[offset..])?;
    write_atomically(path, &bytes[..offset])?;
    Ok(Some(aside))
}

/// Writes a file in one step: readers see the old file or the new one, whole.
///
/// # Errors
/// The directory cannot be written.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), Refusal> {
    output::write(path, bytes).map_err(|e| io_error(path, e.source))
}

/// Writes a whole record file in one step.
///
/// # Errors
/// The directory cannot be written.
pub fn write_all(path: &Path, header: &Header, records: &[Record]) -> Result<(), Refusal> {
    let mut chain = START.to_owned();
    let mut text = String::new();
    for json in std::iter::once(to_json(header)).chain(records.iter().map(to_json)) {
        chain = link(&chain, &json);
        text += &format!("{chain} {json}\n");
    }
    write_atomically(path, text.as_bytes())
}

#[cfg(test)]
mod tests;
