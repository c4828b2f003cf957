//! The log: wrong entries, words, bytes or bits that were read, as a table with a header, as JSON, or as a program printed them
//! (docs/beam.md).
//!
//! Lines are read in pieces of some megabytes on all threads; a line that is malformed is counted and located.

mod forms;
mod json;
mod row;
mod rows;
mod vulkan;

pub use forms::{FORMS, Form};

use super::bits::{Bits, Shape};
use super::store::Store;
use eccforge_evidence::dialect;
use eccforge_files::digest::hexadecimal;
use rows::Reader;
use schemars::JsonSchema;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Read};

/// Malformed lines that are listed; all are counted.
pub const MAX_LISTED: usize = 20;
/// Bytes that are read at a time.
const PIECE: usize = 4 << 20;
/// Longest line.
const MAX_LINE: usize = 64 << 10;
/// Largest document that is not read line by line.
const MAX_DOCUMENT: u64 = 1 << 28;
/// Addresses from here up need the size of the memory: no device has 256 TiB.
const MOST_BYTES: u64 = 1 << 48;

/// Wrong bits of one entry in one read loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sighting {
    /// The device: a hash of its name; 0 if the log names none.
    pub device: u64,
    pub run: u32,
    /// Write loop of the run.
    pub write: u32,
    /// Read loop after that write.
    pub read: u32,
    /// Time in microseconds, if it determines the grouping into events.
    pub time: u64,
    /// The entry: its byte address over the bytes of an entry.
    pub entry: u64,
    /// Wrong bits.
    pub bits: Bits,
    /// How many of them were written as 1 and read as 0; `None` if the log does not give the written data.
    pub down: Option<u16>,
    /// Events that this line stands for; 1 in all logs but tables of multiplicities.
    pub count: u64,
}

impl Sighting {
    /// Run and write loop: the written data are the same within one.
    pub const fn cycle(&self) -> (u32, u32) {
        (self.run, self.write)
    }

    /// The entry and the read.
    pub const fn place(&self) -> (u64, u64, u32, u32, u32) {
        (self.device, self.entry, self.run, self.write, self.read)
    }
}

/// A malformed line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Malformed {
    /// Line, from 1.
    pub line: u64,
    /// Column, from 1.
    pub column: usize,
    /// The error and the expected form.
    pub message: String,
}

/// How to read a log.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Its form; `None`: detected from its first lines.
    pub form: Option<&'static Form>,
    /// The shape of an entry.
    pub shape: Shape,
    /// Bits of one step of an address; 0 stands for 8, a byte.
    pub address_bits: u64,
    /// Bytes of the memory, if they are known.
    pub memory_bytes: Option<u64>,
    /// Whether times determine the grouping into events.
    pub times: bool,
    /// The device of a run, for logs that do not name it.
    pub devices: BTreeMap<u32, u64>,
}

/// A log that was read.
#[derive(Clone, Debug, Default)]
pub struct Log {
    pub sightings: Store,
    /// Name of its form.
    pub form: &'static str,
    /// Whether it has read loops.
    pub has_reads: bool,
    /// Columns that are not used.
    pub unused: Vec<String>,
    /// Devices that it names.
    pub devices: BTreeSet<u64>,
    /// Lines, empty ones, comments and the header included.
    pub lines: u64,
    /// SHA-256 of the file in hexadecimal.
    pub sha256: String,
    /// Lines that are malformed.
    pub malformed: u64,
    pub first_malformed: Vec<Malformed>,
}

impl Log {
    fn refuse(&mut self, line: u64, column: usize, message: String) {
        self.malformed += 1;
        if self.first_malformed.len() < MAX_LISTED {
            self.first_malformed.push(Malformed { line, column, message });
        }
    }

    fn push(&mut self, sighting: &Sighting) {
        if !self.devices.contains(&sighting.device) {
            self.devices.insert(sighting.device);
        }
        self.sightings.push(sighting.entry, sighting);
    }
}

/// The device of a name; 0 for none.
pub fn device(name: &[u8]) -> u64 {
    name.iter().fold(0, |hash, b| (hash ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3).rotate_left(7) | 1)
}

/// A reader that hashes the bytes of a file.
struct Hashed<R> {
    input: R,
    hash: Sha256,
}

impl<R: Read> Read for Hashed<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let got = self.input.read(buffer)?;
        self.hash.update(&buffer[..got]);
        Ok(got)
    }
}

fn invalid(line: u64, column: usize, message: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{line}:{column}: {message}"))
}

/// Reads a log in any dialect.
///
/// # Errors
/// The file cannot be read, or its first lines are not those of a log; that message begins with `LINE:COLUMN: `.
pub fn read(input: impl Read, options: &Options) -> io::Result<Log> {
    let mut hashed = Hashed { input, hash: Sha256::new() };
    let mut log = Log::default();
    read_plain(dialect::open(&mut hashed)?, options, &mut log)?;
    io::copy(&mut hashed, &mut io::sink())?;
    log.sha256 = hexadecimal(&hashed.hash.finalize());
    Ok(log)
}

fn read_plain(mut input: impl Read, options: &Options, log: &mut Log) -> io::Result<()> {
    let mut rest: Vec<u8> = Vec::new();
    let mut reader: Option<Reader> = None;
    loop {
        let mut piece = std::mem::take(&mut rest);
        let got = (&mut input).take(PIECE as u64).read_to_end(&mut piece)?;
        if reader.is_none() {
            reader = Reader::begin(&piece, options.form, log)?;
        }
        if let Some(Reader::Document(form)) = reader {
            (&mut input).take(MAX_DOCUMENT).read_to_end(&mut piece)?;
            if piece.len() as u64 >= MAX_DOCUMENT {
                return Err(invalid(1, 1, "the document has more than 256 MiB: split it, or write one line an error"));
            }
            return json::document(&piece, form, options, log);
        }
        let end = if got == 0 { piece.len() } else { memchr::memrchr(b'\n', &piece).map_or(0, |i| i + 1) };
        rest.extend_from_slice(&piece[end..]);
        if rest.len() > MAX_LINE {
            let message = format!("the line has more than {MAX_LINE} bytes: is this a log?");
            return Err(invalid(log.lines + 1, 1, &message));
        }
        if let Some(reader) = &mut reader {
            reader.lines(&piece[..end], options, log);
        }
        if got == 0 {
            return Ok(());
        }
    }
}
