//! Options for reading a log of wrong entries, and its contents.

use super::bits::Shape;
use super::element::{BaseHint, Element};
use super::forms::{FORMS, Field, Form};
use super::sighting::Sighting;
use super::store::Store;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::{fmt, io};

/// Malformed lines that are listed; all are counted.
// A file of another kind has millions of malformed lines; the first of these show its kind.
pub const MAX_LISTED: usize = 20;

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

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// The reason why a log cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file cannot be read, or its packed form is damaged.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file has a line that no log can have.
    #[error("{0}")]
    Line(Malformed),
}

/// Options for reading a log.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Form of the log. `None` if it is detected from the first lines.
    pub form: Option<&'static Form>,
    /// The shape of an entry.
    pub shape: Shape,
    /// Bits of one step of an address; 0 means 8, a byte.
    pub address_bits: u64,
    /// Bytes of the memory, if they are known.
    pub memory_bytes: Option<u64>,
    /// Whether times determine the grouping into events.
    pub times: bool,
    /// The device of a run, for logs that do not name it.
    pub devices: BTreeMap<u32, u64>,
    /// Base of bits without a prefix, 10 or 16. `None` stands for 16, if the values of the log show it.
    pub base: Option<u8>,
    /// Type of the elements of a matrix. `None` stands for the type that the log's header states.
    pub element: Option<Element>,
}

/// A log that was read.
#[derive(Clone, Debug, Default)]
pub struct Log {
    pub sightings: Store,
    /// Name of the log's form.
    pub form: &'static str,
    /// Whether the log has read loops.
    pub has_reads: bool,
    /// Columns that are not used.
    pub unused: Vec<String>,
    /// Devices that the log names.
    pub devices: BTreeSet<u64>,
    /// Lines, including empty ones, comments and the header.
    pub lines: u64,
    /// SHA-256 of the file in hexadecimal.
    pub sha256: String,
    /// Lines that are malformed.
    pub malformed: u64,
    pub first_malformed: Vec<Malformed>,
    pub(super) bases: Bases,
}

/// The columns that hold bits; each has one base.
pub(super) const BASED: [Field; 3] = [Field::Flips, Field::Mask, Field::Actual];

/// Hints of a row about the base of each of these columns.
pub(super) type Hints = [BaseHint; BASED.len()];

/// Bases of the columns that hold bits, as far as their values show them.
#[derive(Clone, Debug, Default)]
pub(super) struct Bases {
    known: [bool; BASED.len()],
    /// Line and column of the first value that may be in either base.
    open: [Option<(u64, usize)>; BASED.len()],
}

impl Log {
    /// Takes the hints of a line; `column` returns the column of a field in it.
    pub(super) fn hint(&mut self, hints: &Hints, column: impl Fn(Field) -> usize) {
        for (i, hint) in hints.iter().enumerate() {
            // One value with a letter or a prefix shows the base of the whole column.
            self.bases.known[i] |= *hint == BaseHint::Known;
            if *hint == BaseHint::Open && !self.bases.known[i] && self.bases.open[i].is_none() {
                self.bases.open[i] = Some((self.lines, column(BASED[i])));
            }
        }
    }

    /// # Errors
    /// Returns an error if a column has only decimal digits, which could be of either base.
    pub(super) fn base_is_known(&self) -> Result<(), ReadError> {
        let columns = self.bases.known.iter().zip(&self.bases.open).zip(BASED);
        let open = columns.filter(|((known, _), _)| !**known).find_map(|((_, open), field)| Some(((*open)?, field)));
        let Some(((line, column), field)) = open else { return Ok(()) };
        let form = FORMS.iter().find(|form| form.name == self.form).unwrap_or(&FORMS[0]);
        let name = form.name_of(field);
        let message = format!(
            "the column `{name}` has decimal digits only, so its base is open: write 0x before them, or use `learn beam` with --base 10 or --base 16"
        );
        Err(invalid(line, column, &message))
    }

    pub(super) fn refuse(&mut self, line: u64, column: usize, message: String) {
        self.malformed += 1;
        if self.first_malformed.len() < MAX_LISTED {
            self.first_malformed.push(Malformed { line, column, message });
        }
    }

    pub(super) fn push(&mut self, sighting: &Sighting) {
        if !self.devices.contains(&sighting.device) {
            self.devices.insert(sighting.device);
        }
        self.sightings.push(sighting.entry, sighting);
    }
}

/// A mistake that ends the reading, with its place.
pub(super) fn invalid(line: u64, column: usize, message: &str) -> ReadError {
    ReadError::Line(Malformed { line, column, message: message.to_owned() })
}
