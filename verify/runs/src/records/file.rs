//! The file of a run's records: append-only, and every line carries a hash of all lines before it.
//!
//! Each line is 64 hexadecimal digits, a space and one JSON object. The digits are SHA-256 over the previous line's digits
//! and this line's JSON, so a lost, changed or foreign line is found, with its byte offset; what stands before it is
//! intact. A line is appended with one write; if the disk takes only a part of it, that part is taken back.

use super::{Contents, Header, Record, Refusal};
use eccforge_scheme::digest::hexadecimal;
use eccforge_scheme::output;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// An open record file, locked against other writers.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    chain: String,
    /// Bytes of the whole lines.
    length: u64,
}

fn link(chain: &str, json: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(chain);
    hash.update(json);
    hexadecimal(&hash.finalize())
}

/// What the chain starts from.
const START: &str = "eccforge records 1";

impl Log {
    /// Makes a new file with this header.
    ///
    /// # Errors
    /// The file exists and is not empty, or it cannot be written; then none is left behind.
    pub fn create(path: &Path, header: &Header) -> Result<Self, Refusal> {
        let file = OpenOptions::new().append(true).create(true).open(path).map_err(|e| io_error(path, e))?;
        let mut log = Self { path: path.to_owned(), file, chain: START.to_owned(), length: 0 };
        log.lock()?;
        if log.file.metadata().map_err(|e| io_error(path, e))?.len() > 0 {
            return Err(io_error(path, io::ErrorKind::AlreadyExists.into()));
        }
        let written = log.line(&to_json(header)).and_then(|()| log.file.sync_all().map_err(|e| io_error(path, e)));
        if written.is_err() {
            // The first failure is the one to report.
            drop(std::fs::remove_file(path));
        }
        written.map(|()| log)
    }

    /// Opens a file to go on with it.
    ///
    /// # Errors
    /// It cannot be read, is damaged, or another process writes to it.
    pub fn resume(path: &Path) -> Result<(Self, Contents), Refusal> {
        let file = OpenOptions::new().append(true).open(path).map_err(|e| io_error(path, e))?;
        let mut log = Self { path: path.to_owned(), file, chain: String::new(), length: 0 };
        log.lock()?;
        let (contents, chain, length) = read_chain(path)?;
        (log.chain, log.length) = (chain, length);
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
        if let Err(e) = self.file.write_all(line.as_bytes()) {
            // A full disk may have taken a part of the line: without it the file ends with a whole record. Where even
            // this fails, the reader finds the torn line.
            drop(self.file.set_len(self.length));
            return Err(io_error(&self.path, e));
        }
        self.length += line.len() as u64;
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
    read_chain(path).map(|(contents, ..)| contents)
}

/// The content of a record file whose bytes were read already; `path` is for messages.
///
/// # Errors
/// It is damaged: with the byte offset.
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Contents, Refusal> {
    follow(path, bytes).map(|(contents, _)| contents)
}

/// The file, the hash of its last line and its length in bytes.
fn read_chain(path: &Path) -> Result<(Contents, String, u64), Refusal> {
    let bytes = std::fs::read(path).map_err(|e| io_error(path, e))?;
    let (contents, chain) = follow(path, &bytes)?;
    Ok((contents, chain, bytes.len() as u64))
}

/// The content, line by line, and the hash of the last line.
fn follow(path: &Path, bytes: &[u8]) -> Result<(Contents, String), Refusal> {
    let mut chain = START.to_owned();
    let (mut header, mut records, mut offset): (Option<Header>, Vec<Record>, usize) = (None, Vec::new(), 0);
    while offset < bytes.len() || header.is_none() {
        let damaged = |intact, reason: &str| Refusal::Damaged {
            path: path.to_owned(),
            offset: offset as u64,
            intact,
            torn: !bytes[offset..].contains(&b'\n'),
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
        let other = |e: serde_json::Error| damaged(records.len(), &format!("a line of another version: {e}"));
        match &header {
            None => header = Some(serde_json::from_str(json).map_err(other)?),
            Some(header) => {
                let record: Record = serde_json::from_str(json).map_err(other)?;
                if let Some(reason) = beyond(header, &record) {
                    return Err(damaged(records.len(), &reason));
                }
                records.push(record);
            }
        }
        offset += end + 1;
    }
    let header = header.unwrap_or_else(|| unreachable!("the loop goes on until there is a header"));
    Ok((Contents { header, records }, chain))
}

/// Why a record cannot be of the run: its cell or its blocks are none of it. What reads records counts on this.
fn beyond(header: &Header, record: &Record) -> Option<String> {
    let identity = &header.identity;
    let Some(cell) = identity.cells.get(&record.cell) else {
        return Some(format!("the run has no cell `{}`", record.cell));
    };
    let blocks = match identity.block_samples {
        0 => 0,
        block => cell.samples.div_ceil(block),
    };
    let inside = record.first.checked_add(record.blocks).is_some_and(|end| end <= blocks);
    (!inside).then(|| {
        format!("the cell `{}` has {blocks} blocks, not {} from {} on", record.cell, record.blocks, record.first)
    })
}

/// Cuts a damaged file back to its intact lines; the cut-off end moves to a file beside it, whose path is returned.
/// Does nothing to an intact file.
///
/// # Errors
/// Files cannot be read or written, or not even the header is intact.
pub fn salvage(path: &Path) -> Result<Option<PathBuf>, Refusal> {
    let offset = match read_chain(path) {
        Err(Refusal::Damaged { offset, .. }) if offset > 0 => offset as usize,
        other => return other.map(|_| None),
    };
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

/// Gives a file another header and the records that `keep` holds for, in one step.
///
/// # Errors
/// It cannot be read, is damaged, another process writes to it, or the directory cannot be written.
pub fn extend(path: &Path, header: &Header, keep: impl Fn(&Record) -> bool) -> Result<(), Refusal> {
    let (log, contents) = Log::resume(path)?;
    let records: Vec<Record> = contents.records.into_iter().filter(keep).collect();
    write_all(path, header, &records)?;
    drop(log); // the lock is held until the new file is there
    Ok(())
}
