//! How a log of wrong entries is read, and what it held.

use super::bits::Shape;
use super::forms::Form;
use super::sighting::Sighting;
use super::store::Store;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io;

/// Malformed lines that are listed; all are counted.
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
pub(super) fn invalid(line: u64, column: usize, message: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{line}:{column}: {message}"))
}
