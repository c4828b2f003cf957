//! A host's memory as a log shows it: counts by DIMM, and pages out of use.

use crate::log::host::{ApeiField, EdacError, PageState};
use crate::log::stamp::Stamp;
use rustc_hash::FxHashMap;
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
    /// A page frame, and what became of it.
    pub page: Option<(u64, PageState)>,
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

    /// A page frame that was to go out of use.
    pub fn of_page(label: &str, frame: u64, state: PageState) -> Self {
        Self { label: label.to_owned(), page: Some((frame, state)), ..Self::default() }
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
    pub(super) frames: FxHashMap<u64, PageState>,
}

impl MemoryState {
    pub(super) fn add(&mut self, stamp: Stamp, found: &Finding, most_frames: usize) {
        self.corrected = self.corrected.saturating_add(found.corrected);
        self.uncorrected = self.uncorrected.saturating_add(found.uncorrected);
        self.last_address = found.address.or(self.last_address);
        self.last_seen = stamp;
        let Some((frame, state)) = found.page else { return };
        let full = self.frames.len() >= most_frames && !self.frames.contains_key(&frame);
        let before = if full { None } else { self.frames.insert(frame, state) };
        if before != Some(state) {
            // A page that was to migrate, and could not, is out of use no more.
            before.into_iter().for_each(|before| *self.pages(before) -= 1);
            *self.pages(state) += 1;
        }
    }

    fn pages(&mut self, state: PageState) -> &mut u64 {
        match state {
            PageState::Out => &mut self.pages_offlined,
            PageState::Pending => &mut self.pages_pending,
            PageState::Failed => &mut self.pages_failed,
        }
    }
}

/// The section of an APEI record whose lines are read, until one names its DIMM.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ApeiSection {
    record: u64,
    corrected: Option<bool>,
    unit: Option<String>,
    is_memory: bool,
    address: Option<u64>,
}

impl ApeiSection {
    /// What the section says, once; without a location the unit is its name.
    fn finding(&mut self, place: Option<&str>) -> Option<Finding> {
        let is_counted = std::mem::take(&mut self.is_memory);
        let corrected = self.corrected.filter(|_| is_counted)?;
        let label = format!("APEI {}", place.or(self.unit.as_deref()).unwrap_or("no location"));
        let (corrected, uncorrected) = (u64::from(corrected), u64::from(!corrected));
        Some(Finding { label, corrected, uncorrected, address: self.address, ..Finding::default() })
    }
}

/// The open sections of one host: several processors may print records, a line of each in turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ApeiRecords(Vec<ApeiSection>);

impl ApeiRecords {
    /// Records whose lines may come in turns; with one more, the oldest has ended.
    const MOST: usize = 4;

    /// Takes a line; findings of sections that name their DIMM, or that ended without.
    pub(super) fn take(&mut self, record: u64, field: &ApeiField) -> Vec<Finding> {
        let mut found = Vec::new();
        let at = self.0.iter().position(|section| section.record == record).unwrap_or_else(|| {
            if self.0.len() >= Self::MOST {
                found.extend(self.0.remove(0).finding(None));
            }
            self.0.push(ApeiSection { record, ..ApeiSection::default() });
            self.0.len() - 1
        });
        let section = &mut self.0[at];
        match field {
            ApeiField::Severity(corrected) => {
                found.extend(section.finding(None));
                *section = ApeiSection { record, corrected: *corrected, ..ApeiSection::default() };
            }
            ApeiField::Unit(unit) => section.unit = Some(unit.clone()),
            // Each section of a record is an error of its own.
            ApeiField::MemorySection => {
                found.extend(section.finding(None));
                (section.is_memory, section.address) = (true, None);
            }
            ApeiField::Address(address) => section.address = Some(*address),
            ApeiField::Location(place) => found.extend(section.finding(Some(place))),
        }
        found
    }

    /// All records have ended.
    pub(super) fn close(&mut self) -> Vec<Finding> {
        std::mem::take(&mut self.0).iter_mut().filter_map(|section| section.finding(None)).collect()
    }
}
