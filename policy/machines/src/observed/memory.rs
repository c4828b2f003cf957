//! A host's memory as a log shows it: counts by DIMM, and pages out of use.

use crate::log::host::{ApeiField, EdacError};
use crate::log::stamp::Stamp;
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};

/// What one line or record says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finding {
    /// The DIMM, or the device, as the log names it.
    pub label: String,
    /// Corrected errors.
    pub corrected: u64,
    /// Uncorrected errors.
    pub uncorrected: u64,
    /// Physical byte address of the last of them.
    pub address: Option<u64>,
    /// A page frame that is out of use.
    pub offlined: Option<u64>,
    /// A page frame that will be out of use.
    pub pending: Option<u64>,
    /// A page frame that could not be taken out of use.
    pub failed: Option<u64>,
}

impl Finding {
    /// Of an EDAC line.
    pub fn of_edac(error: &EdacError) -> Self {
        Self {
            label: format!("MC{} {}", error.controller, error.label),
            corrected: if error.corrected { error.count } else { 0 },
            uncorrected: if error.corrected { 0 } else { error.count },
            address: error.address,
            ..Self::default()
        }
    }

    /// A page frame that the kernel took out of use, or could not.
    pub fn of_page(frame: u64, is_out: bool) -> Self {
        let (offlined, failed) = if is_out { (Some(frame), None) } else { (None, Some(frame)) };
        Self { label: "pages".to_owned(), offlined, failed, ..Self::default() }
    }
}

/// What a log says of one DIMM.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryState {
    /// Corrected errors.
    pub corrected: u64,
    /// Uncorrected errors.
    pub uncorrected: u64,
    /// Page frames out of use.
    pub pages_offlined: u64,
    /// Page frames that will be.
    pub pages_pending: u64,
    /// Page frames that could not be taken out of use.
    pub pages_failed: u64,
    /// Physical byte address of the last error that gave one.
    pub last_address: Option<u64>,
    /// The last line's time.
    pub last_seen: Stamp,
    #[serde(skip)]
    pub(super) frames: FxHashSet<u64>,
}

impl MemoryState {
    pub(super) fn add(&mut self, stamp: Stamp, found: &Finding, most_frames: usize) {
        self.corrected = self.corrected.saturating_add(found.corrected);
        self.uncorrected = self.uncorrected.saturating_add(found.uncorrected);
        self.last_address = found.address.or(self.last_address);
        self.last_seen = stamp;
        if let Some(frame) = found.offlined {
            let full = self.frames.len() >= most_frames;
            let new = if full { !self.frames.contains(&frame) } else { self.frames.insert(frame) };
            self.pages_offlined += u64::from(new);
        }
        self.pages_pending += u64::from(found.pending.is_some());
        self.pages_failed += u64::from(found.failed.is_some());
    }
}

/// The lines of one APEI record, until its location, its last line, comes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ApeiRecord {
    number: u64,
    corrected: Option<bool>,
    is_memory: bool,
    address: Option<u64>,
    counted: bool,
}

impl ApeiRecord {
    /// Takes a line; a finding when the record names its DIMM, once for each record.
    pub(super) fn take(&mut self, number: u64, field: &ApeiField) -> Option<Finding> {
        if number != self.number {
            *self = Self { number, ..Self::default() };
        }
        match field {
            ApeiField::Severity(corrected) => self.corrected = *corrected,
            // Each section of a record is an error of its own.
            ApeiField::MemorySection => (self.is_memory, self.counted, self.address) = (true, false, None),
            ApeiField::Address(address) => self.address = Some(*address),
            ApeiField::Location(place) if self.is_memory && !self.counted => {
                self.counted = true;
                let corrected = u64::from(self.corrected == Some(true));
                let uncorrected = u64::from(self.corrected == Some(false));
                let (label, address) = (format!("APEI {place}"), self.address);
                return Some(Finding { label, corrected, uncorrected, address, ..Finding::default() });
            }
            ApeiField::Location(_) => {}
        }
        None
    }
}
