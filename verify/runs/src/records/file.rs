//! Logs: append-only files in which every line has a hash of all lines before it. Runs keep their records in logs,
//! and searches their chains.
//!
//! Each line is 64 hexadecimal digits, a space and one JSON object. The digits are SHA-256 over the previous line's
//! digits and this line's JSON. A lost, changed or foreign line is therefore detected, with its byte offset, and
//! everything before it is intact. A line is appended with one write. If the disk is full and takes only a part of the
//! line, that part is removed.

use super::lock::{Lock, Opening};
use super::{Contents, Head, Header, RecordError};
use eccforge_files::digest::hexadecimal;
use eccforge_files::lock::{name_after, no_follow};
use eccforge_files::output;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// An open log, locked against other writers.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    file: File,
    chain: String,
    /// Bytes of the complete lines.
    length: u64,
    // Dropped last: until then no other process opens the file.
    _lock: Lock,
}

/// An opened log with its earlier contents.
#[derive(Debug)]
pub struct Opened<H: Head = Header> {
    pub log: Log,
    /// The earlier contents; `None` if the log is new.
    pub found: Option<Contents<H>>,
    /// The file to which the damaged end was moved.
    pub aside: Option<PathBuf>,
}

fn link(chain: &str, json: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(chain);
    hash.update(json);
    hexadecimal(&hash.finalize())
}

/// Contents of a log, the hash of its last line, and its length.
type Followed<H> = (Contents<H>, String, u64);

/// Contents of a log after its damaged end was moved to another file, and the name of that file.
type Repaired<H> = (Result<Followed<H>, RecordError>, Option<PathBuf>);

/// Maximum length of a line in bytes; [`Log`] never writes longer ones.
// A reader keeps a line in memory: without a bound, a file without line ends would fill the memory.
const MOST_LINE: u64 = 1 << 28;

impl Log {
    /// Locks the file, then reads it, or creates it with this header. A last line without an end is moved to another
    /// file. With `opening.salvage`, so are all lines from the first damaged one.
    ///
    /// # Errors
    /// Another process writes to the file, it is damaged, a symbolic link, or cannot be read or written. No new file
    /// is left behind.
    pub fn open<H: Head>(path: &Path, header: &H, opening: &Opening) -> Result<Opened<H>, RecordError> {
        let lock = Lock::take(path, opening)?;
        let file = no_follow().append(true).create(true).open(path).map_err(|e| io_error(path, symbolic(path, e)))?;
        let mut log = Self { path: path.to_owned(), file, chain: H::START.to_owned(), length: 0, _lock: lock };
        let (found, aside) = log.repaired::<H>(opening)?;
        if log.file.metadata().map_err(|e| io_error(path, e))?.len() > 0 {
            let (contents, chain, length) = found?;
            (log.chain, log.length) = (chain, length);
            return Ok(Opened { log, found: Some(contents), aside });
        }
        let written = log.line(&to_json(header)).and_then(|()| log.file.sync_all().map_err(|e| io_error(path, e)));
        if written.is_err() {
            // The first failure is the one to report.
            drop(std::fs::remove_file(path));
        }
        written.map(|()| Opened { log, found: None, aside })
    }

    /// Moves the damaged end of a file of records to another file, as [`Log::open`] does with `opening.salvage`. Returns the name
    /// of that file, if there was a damaged end.
    ///
    /// # Errors
    /// Another process writes to the file, its first line is damaged, or a file cannot be written.
    pub fn salvage<H: Head>(path: &Path, opening: &Opening) -> Result<Option<PathBuf>, RecordError> {
        let lock = Lock::take(path, opening)?;
        let file = no_follow().append(true).open(path).map_err(|e| io_error(path, symbolic(path, e)))?;
        let mut log = Self { path: path.to_owned(), file, chain: H::START.to_owned(), length: 0, _lock: lock };
        let (found, aside) = log.repaired::<H>(&Opening { salvage: true, ..*opening })?;
        found.map(|_| aside)
    }

    /// The contents of the file, after its damaged end was moved aside if `opening` allows it, and the name of the other file.
    fn repaired<H: Head>(&mut self, opening: &Opening) -> Result<Repaired<H>, RecordError> {
        let found = self.read::<H>();
        let Err(RecordError::Damaged { offset, torn, .. }) = found else { return Ok((found, None)) };
        // Without the first line, which identifies the run, the other records are of no use.
        let may_move = torn || opening.salvage && offset > 0;
        if !may_move {
            return Ok((found, None));
        }
        let aside = if offset > 0 { Some(self.move_aside(offset)?) } else { None };
        self.file.set_len(offset).map_err(|e| io_error(&self.path, e))?;
        Ok((self.read::<H>(), aside))
    }

    /// The contents of the file, the hash of its last line and its length.
    fn read<H: Head>(&mut self) -> Result<Followed<H>, RecordError> {
        self.file.seek(SeekFrom::Start(0)).map_err(|e| io_error(&self.path, e))?;
        follow(&self.path, BufReader::new(&self.file), false)
    }

    /// Copies everything from this byte on to another file.
    fn move_aside(&mut self, offset: u64) -> Result<PathBuf, RecordError> {
        // A copy and not a renamed file: the intact part stays where the run looks for it.
        let aside = name_after(&self.path, &format!(".damaged-from-{offset}"));
        let mut tail = Vec::new();
        let read = self.file.seek(SeekFrom::Start(offset)).and_then(|_| self.file.read_to_end(&mut tail));
        read.map_err(|e| io_error(&self.path, e))?;
        output::replace(&aside, &tail, &self.path).map_err(|e| io_error(&aside, e.source))?;
        Ok(aside)
    }

    /// Replaces header and records of the log atomically.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn rewrite<H: Head>(&mut self, header: &H, records: &[H::Record]) -> Result<(), RecordError> {
        (self.chain, self.length) = write_all(&self.path, header, records)?;
        self.file = no_follow().append(true).open(&self.path).map_err(|e| io_error(&self.path, e))?;
        Ok(())
    }

    /// Appends a record with one write.
    ///
    /// # Errors
    /// The file cannot be written, or the record is longer than a line may be.
    pub fn append(&mut self, record: &impl Serialize) -> Result<(), RecordError> {
        self.line(&to_json(record))
    }

    fn line(&mut self, json: &str) -> Result<(), RecordError> {
        let chain = link(&self.chain, json);
        let line = format!("{chain} {json}\n");
        if line.len() as u64 > MOST_LINE {
            let (path, length) = (self.path.display(), line.len());
            let what =
                format!("{path}: a record of {length} bytes is too long; keep fewer silent patterns (`--capture`)");
            return Err(RecordError::Mismatch(what));
        }
        if let Err(e) = self.file.write_all(line.as_bytes()) {
            // A full disk may have accepted only a part of the line. Truncation leaves complete records. If even
            // this fails, the reader finds the torn line.
            drop(self.file.set_len(self.length));
            return Err(io_error(&self.path, e));
        }
        self.length += line.len() as u64;
        self.chain = chain;
        Ok(())
    }

    /// Synchronises the appended records to the disk.
    ///
    /// # Errors
    /// The file cannot be synchronised.
    pub fn sync(&self) -> Result<(), RecordError> {
        self.file.sync_data().map_err(|e| io_error(&self.path, e))
    }
}

pub(super) fn io_error(path: &Path, e: io::Error) -> RecordError {
    RecordError::Io(path.to_owned(), e)
}

/// Rewords the error of `O_NOFOLLOW` for a symbolic link.
fn symbolic(path: &Path, e: io::Error) -> io::Error {
    if !path.is_symlink() {
        return e;
    }
    io::Error::new(ErrorKind::InvalidInput, "is a symbolic link, which records do not follow; name the file itself")
}

/// Headers and records have string keys and finite numbers, so they always serialise.
fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|e| unreachable!("a record is plain data: {e}"))
}

/// Reads a log.
///
/// # Errors
/// The file cannot be read, or is damaged (with the byte offset).
pub fn read<H: Head>(path: &Path) -> Result<Contents<H>, RecordError> {
    read_file(path, false)
}

/// Reads a log that another process may be writing; its last line may be incomplete.
///
/// # Errors
/// See [`read`].
pub fn read_growing<H: Head>(path: &Path) -> Result<Contents<H>, RecordError> {
    read_file(path, true)
}

fn read_file<H: Head>(path: &Path, growing: bool) -> Result<Contents<H>, RecordError> {
    let file = File::open(path).map_err(|e| io_error(path, e))?;
    follow(path, BufReader::new(file), growing).map(|(contents, ..)| contents)
}

/// The contents of a log from its bytes; `path` is for messages.
///
/// # Errors
/// The log is damaged (with the byte offset).
pub fn parse<H: Head>(path: &Path, bytes: &[u8]) -> Result<Contents<H>, RecordError> {
    follow(path, bytes, false).map(|(contents, ..)| contents)
}

/// The contents line by line, the hash of the last line, and the number of bytes. With `growing`, a last line without
/// an end is ignored.
fn follow<H: Head>(
    path: &Path,
    mut input: impl BufRead,
    growing: bool,
) -> Result<(Contents<H>, String, u64), RecordError> {
    let mut chain = H::START.to_owned();
    let (mut header, mut records, mut offset): (Option<H>, Vec<H::Record>, u64) = (None, Vec::new(), 0);
    let mut line = Vec::new();
    let start = input.fill_buf().map_err(|e| io_error(path, e))?;
    // A file whose first bytes are not a hash is reported as a foreign file, not as a damaged one.
    let foreign = !start.iter().take(HASH_DIGITS).all(u8::is_ascii_hexdigit);
    loop {
        line.clear();
        let most = if foreign { HASH_DIGITS as u64 } else { MOST_LINE };
        input.by_ref().take(most).read_until(b'\n', &mut line).map_err(|e| io_error(path, e))?;
        if line.is_empty() && header.is_some() {
            break;
        }
        let whole = line.ends_with(b"\n");
        let torn = !whole && !foreign && (line.len() as u64) < MOST_LINE;
        if torn && growing && header.is_some() {
            break;
        }
        let intact = records.len();
        let damaged = |reason: &str| RecordError::Damaged {
            path: path.to_owned(),
            offset,
            intact,
            torn,
            reason: reason.to_owned(),
        };
        if foreign {
            return Err(damaged(FOREIGN));
        }
        if !whole {
            return Err(damaged(if torn { "the last line is cut short" } else { "a line without an end" }));
        }
        let text = std::str::from_utf8(&line[..line.len() - 1]).map_err(|_| damaged("not text"))?;
        let (hash, json) = text.split_once(' ').ok_or_else(|| damaged("not a line of a record file"))?;
        if hash != link(&chain, json) {
            return Err(damaged("the line, or one before it, was changed after it was written: its hash differs"));
        }
        hash.clone_into(&mut chain);
        match &header {
            None => header = Some(first_line(json).map_err(|reason| damaged(&reason))?),
            Some(header) => {
                let record: H::Record =
                    serde_json::from_str(json).map_err(|e| damaged(&format!("a line of another version: {e}")))?;
                if let Some(reason) = header.refuses(&record) {
                    return Err(damaged(&reason));
                }
                records.push(record);
            }
        }
        offset += line.len() as u64;
    }
    let header = header.unwrap_or_else(|| unreachable!("the loop goes on until there is a header"));
    Ok((Contents { header, records }, chain, offset))
}

fn first_line<H: Head>(json: &str) -> Result<H, String> {
    let header: H = serde_json::from_str(json).map_err(|e| format!("a line of another version: {e}"))?;
    header.invalid().map_or(Ok(header), Err)
}

/// The damage of a file that does not begin like a record file.
pub(super) const FOREIGN: &str = "it does not begin like a records file";

/// Number of digits of the hash at the start of every line.
const HASH_DIGITS: usize = 64;

/// Writes a file atomically: readers see either the old file or the complete new one.
///
/// # Errors
/// The directory cannot be written.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), RecordError> {
    output::write(path, bytes).map_err(|e| io_error(path, e.source))
}

/// Writes a complete log atomically; returns the hash of its last line and its length. A symbolic link at its path is
/// replaced.
///
/// # Errors
/// The directory cannot be written.
pub fn write_all<H: Head>(path: &Path, header: &H, records: &[H::Record]) -> Result<(String, u64), RecordError> {
    let mut chain = H::START.to_owned();
    let mut text = String::new();
    for json in std::iter::once(to_json(header)).chain(records.iter().map(to_json)) {
        chain = link(&chain, &json);
        text += &format!("{chain} {json}\n");
    }
    output::replace(path, &text, path).map_err(|e| io_error(path, e.source))?;
    Ok((chain, text.len() as u64))
}
