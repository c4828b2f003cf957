//! Logs of beam campaigns and of memory tests: wrong entries, words, bytes or bits that were read, as a table with a header, as
//! JSON, or as a program printed them (docs/beam.md).
//!
//! Lines are read in pieces of some megabytes on all threads; a line that is malformed is counted and located.

pub mod bits;
pub mod conditions;
mod element;
mod forms;
mod json;
mod log;
mod place;
mod row;
mod rows;
mod sighting;
pub mod store;
mod vulkan;
mod without_bits;

pub use element::Element;
pub use forms::{FORMS, Form};
pub use log::{Log, MAX_LISTED, Malformed, Options, ReadError};
pub use sighting::{Sighting, device};

use crate::dialect;
use eccforge_files::digest::hexadecimal;
use log::invalid;
use rows::Reader;
use sha2::{Digest, Sha256};
use std::io::{self, Read};

/// Number of bytes that are read at a time.
// Large enough that threads share a piece, and small enough that a log of any size fits into memory.
const PIECE: usize = 4 << 20;
/// Maximum length of a line, in bytes.
const MAX_LINE: usize = 64 << 10;
/// Maximum size, in bytes, of a document that is not read line by line.
// A document becomes a tree of values, which takes several times its bytes.
const MAX_DOCUMENT: u64 = 1 << 28;
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

/// Reads a log in any dialect.
///
/// # Errors
/// The file cannot be read, or a line shows that it is not a log.
pub fn read(input: impl Read, options: &Options) -> Result<Log, ReadError> {
    let mut hashed = Hashed { input, hash: Sha256::new() };
    let mut log = Log::default();
    read_plain(dialect::open(&mut hashed)?, options, &mut log)?;
    io::copy(&mut hashed, &mut io::sink())?;
    log.sha256 = hexadecimal(&hashed.hash.finalize());
    Ok(log)
}

fn read_plain(mut input: impl Read, options: &Options, log: &mut Log) -> Result<(), ReadError> {
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
                return Err(invalid(1, 1, "the document has more than 256 MiB: split it, or write one line per error"));
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
            if let Some(reader) = &reader {
                reader.finish(options, log);
            }
            return log.base_is_known();
        }
    }
}
