//! The log: one line for each wrong entry that the benchmark saw, as CSV with a header or as JSON lines (docs/beam.md).
//!
//! Lines are read in pieces of some megabytes on all threads; a line that is malformed is counted and located.

mod lines;

use super::bits::Words;
use eccforge_scheme::digest::hexadecimal;
use lines::{Parsed, csv_lines, json_lines};
use rayon::prelude::*;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::io::{self, Read};

/// Malformed lines that are listed; all are counted.
pub const MAX_LISTED: usize = 20;
/// Bytes that are read at a time.
const PIECE: usize = 32 << 20;
/// Longest line.
const MAX_LINE: usize = 64 << 10;
/// Bits of the parts of a [`Sighting`]'s slot.
const READ_BITS: u32 = 10;
const WRITE_BITS: u32 = 30;
const RUN_BITS: u32 = 24;

/// A wrong entry in one read loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// Run, write loop and read loop, in the order of time.
    pub slot: u64,
    /// Byte address, a multiple of 32.
    pub address: u64,
    /// Wrong bits.
    pub flips: Words,
    /// How many of them were written as 1 and read as 0; `None` where the log does not tell what was written.
    pub down: Option<u16>,
}

impl Sighting {
    /// The run.
    pub const fn run(&self) -> u64 {
        self.slot >> (WRITE_BITS + READ_BITS)
    }

    /// Run and write loop: what was written is the same within it.
    pub const fn cycle(&self) -> u64 {
        self.slot >> READ_BITS
    }
}

/// The slot of a run, write loop and read loop; `None` if one is too large.
pub const fn slot(run: u64, write: u64, read: u64) -> Option<u64> {
    if run >> RUN_BITS != 0 || write >> WRITE_BITS != 0 || read >> READ_BITS != 0 {
        return None;
    }
    Some(run << (WRITE_BITS + READ_BITS) | write << READ_BITS | read)
}

/// What a log is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Comma-separated values with a header.
    Csv,
    /// One JSON object on each line.
    JsonLines,
}

/// A line that is no sighting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Malformed {
    /// Line, from 1.
    pub line: u64,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: String,
}

/// A log that was read.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// Its sightings, in the order of the file.
    pub sightings: Vec<Sighting>,
    /// Lines, empty ones, comments and the header included.
    pub lines: u64,
    /// Bytes.
    pub bytes: u64,
    /// SHA-256 in hexadecimal.
    pub sha256: String,
    /// Lines that are malformed.
    pub malformed: u64,
    /// The first of them.
    pub first_malformed: Vec<Malformed>,
}

/// Columns of a CSV log, by their place in the line.
#[derive(Clone, Copy, Debug, Default)]
struct Columns {
    run: Option<usize>,
    write: usize,
    read: usize,
    address: usize,
    expected: Option<usize>,
    flips: Option<usize>,
    actual: Option<usize>,
    count: usize,
}

/// Names of all columns.
const NAMES: [&str; 8] = ["run", "write", "read", "time_s", "address", "expected", "flips", "actual"];

/// Reads a log. `None` for the form: JSON lines if the first byte that is no space is `{`.
///
/// # Errors
/// The file cannot be read, or its header is not one of a log; then the message begins with `LINE:COLUMN: `.
pub fn read(mut input: impl Read, form: Option<Form>) -> io::Result<Log> {
    let mut log = Log::default();
    let mut hash = Sha256::new();
    let mut rest: Vec<u8> = Vec::new();
    let mut style: Option<(Form, Columns)> = None;
    loop {
        let mut piece = std::mem::take(&mut rest);
        let start = piece.len();
        let got = (&mut input).take(PIECE as u64).read_to_end(&mut piece)?;
        hash.update(&piece[start..]);
        log.bytes += got as u64;
        let end = if got == 0 { piece.len() } else { memchr::memrchr(b'\n', &piece).map_or(0, |i| i + 1) };
        rest.extend_from_slice(&piece[end..]);
        if rest.len() > MAX_LINE {
            let message = format!("{}:1: the line has more than {MAX_LINE} bytes: is this a log?", log.lines + 1);
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        let mut body = &piece[..end];
        if style.is_none() && !body.is_empty() {
            style = begin(&mut body, form, &mut log)?;
        }
        if let Some((form, columns)) = style {
            parse_all(body, form, columns, &mut log);
        }
        if got == 0 {
            break;
        }
    }
    log.sha256 = hexadecimal(&hash.finalize());
    Ok(log)
}

/// Finds the form and reads the header of a CSV log, leaving the lines after it in `body`.
fn begin(body: &mut &[u8], form: Option<Form>, log: &mut Log) -> io::Result<Option<(Form, Columns)>> {
    loop {
        let end = memchr::memchr(b'\n', body).map_or(body.len(), |i| i + 1);
        let line = body[..end].trim_ascii();
        if line.is_empty() || line.starts_with(b"#") {
            if body.is_empty() {
                return Ok(None);
            }
            *body = &body[end..];
            log.lines += 1;
            continue;
        }
        let guess = if line.starts_with(b"{") { Form::JsonLines } else { Form::Csv };
        if form.unwrap_or(guess) == Form::JsonLines {
            return Ok(Some((Form::JsonLines, Columns::default())));
        }
        log.lines += 1;
        let columns = header(line).map_err(|(column, m)| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{}:{column}: {m}", log.lines))
        })?;
        *body = &body[end..];
        return Ok(Some((Form::Csv, columns)));
    }
}

/// The columns that a header names, or the column and the reason why it is none.
fn header(line: &[u8]) -> Result<Columns, (usize, String)> {
    let mut places = [None; NAMES.len()];
    let (mut column, mut count) = (1, 0);
    for field in line.split(|b| *b == b',') {
        let name = String::from_utf8_lossy(field.trim_ascii()).into_owned();
        let Some(i) = NAMES.iter().position(|n| *n == name) else {
            let help = eccforge_scheme::diagnostic::suggest(&name, &NAMES, "column");
            return Err((column, format!("the header names a column `{name}`: {help}")));
        };
        if places[i].replace(count).is_some() {
            return Err((column, format!("the header names the column `{name}` twice")));
        }
        column += field.len() + 1;
        count += 1;
    }
    let [run, write, read, _, address, expected, flips, actual] = places;
    let need = |place: Option<usize>, name: &str| {
        place.ok_or_else(|| {
            (1, format!("the header has no column `{name}`; a log needs write, read, address and flips"))
        })
    };
    if flips.is_none() && (actual.is_none() || expected.is_none()) {
        return Err((1, "the header needs the column `flips`, or `expected` and `actual`".into()));
    }
    let (write, read, address) = (need(write, "write")?, need(read, "read")?, need(address, "address")?);
    Ok(Columns { run, write, read, address, expected, flips, actual, count })
}

/// Parses whole lines on all threads.
fn parse_all(body: &[u8], form: Form, columns: Columns, log: &mut Log) {
    let step = (body.len() / (4 * rayon::current_num_threads()).max(1)).max(1 << 16);
    let mut cuts = vec![0];
    while cuts.last().is_some_and(|&c| c < body.len()) {
        let from = (cuts[cuts.len() - 1] + step).min(body.len());
        cuts.push(memchr::memchr(b'\n', &body[from..]).map_or(body.len(), |i| from + i + 1));
    }
    let parse = |w: &[usize]| match form {
        Form::Csv => csv_lines(&body[w[0]..w[1]], columns),
        Form::JsonLines => json_lines(&body[w[0]..w[1]]),
    };
    let parts: Vec<Parsed> = cuts.par_windows(2).map(parse).collect();
    for part in parts {
        log.sightings.extend_from_slice(&part.sightings);
        log.malformed += part.malformed;
        let room = MAX_LISTED.saturating_sub(log.first_malformed.len());
        let located = part.first.into_iter().map(|m| Malformed { line: m.line + log.lines, ..m });
        log.first_malformed.extend(located.take(room));
        log.lines += part.lines;
    }
}

#[cfg(test)]
mod tests;
