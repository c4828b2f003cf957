//! A host's memory as a log shows it: counts by DIMM, the last errors with their places, and pages out of use.

use super::known::Tracked;
use eccforge_evidence::log::finding::{Cells, Finding, PageState};
use eccforge_evidence::log::stamp::Stamp;
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// Maximum number of errors of one DIMM that are kept with their places.
// Rules evaluate the errors of a day; in a storm, the latest errors lead to the same result as all errors.
const MAX_ERRORS: usize = 128;

/// One error of a DIMM, with its location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Placed {
    pub(super) id: u64,
    pub(super) stamp: Stamp,
    pub(super) count: u64,
    pub(super) corrected: bool,
    pub(super) address: Option<u64>,
    pub(super) cells: Cells,
    #[serde(default)]
    pub(super) syndrome: Option<u64>,
}

/// The evidence of a log about one DIMM, for reports.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MemoryFacts {
    /// Its display name, if the log has one other than the location.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Corrected errors.
    pub corrected: u64,
    /// Uncorrected errors.
    pub uncorrected: u64,
    /// Whether there may have been more errors.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_least: bool,
    /// Page frames out of use.
    pub pages_offlined: u64,
    /// Page frames that will be, or whose removal was tried.
    pub pages_pending: u64,
    /// Page frames that could not be taken out of use.
    pub pages_failed: u64,
    /// Page frames in use whose contents could not be moved.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pages_not_moved: u64,
    /// Whether a count is that of a full counter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub saturated: bool,
    /// Whether the firmware or a program reported that its limit of corrected errors is exceeded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over_limit: bool,
    /// Its serial number, where an inventory gives it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub serial: Option<String>,
    /// Physical byte address of the last error that gave one.
    pub last_address: Option<u64>,
    /// The syndrome of the last error that gave one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_syndrome: Option<u64>,
    /// The last line's time.
    pub last_seen: Stamp,
}

fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// Whether a count has at least 15 consecutive 1 bits and no others, as a full counter, or the sum of 16 full counters, has.
pub(super) const fn is_full(count: u64) -> bool {
    count > 0
        && (count >> count.trailing_zeros()) + 1 >= 1 << 15
        && ((count >> count.trailing_zeros()) + 1).is_power_of_two()
}

/// State that is needed to interpret later lines about a DIMM.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryHistory {
    /// Sums of corrected and of uncorrected errors that a program gave, as far as no line showed these errors.
    unlisted: [u64; 2],
    pub(super) errors: VecDeque<Placed>,
    /// The number of the last line about this DIMM, among all lines about memory.
    #[serde(default)]
    pub(super) line: u64,
    /// Handle of the DIMM in the tables of SMBIOS.
    pub(super) handle: Option<u64>,
    pub(super) frames: FxHashMap<u64, PageState>,
}

pub type MemoryState = Tracked<MemoryFacts, MemoryHistory>;

impl MemoryState {
    pub(super) fn add(&mut self, id: u64, stamp: Stamp, found: &Finding) {
        let listed = [found.corrected, found.uncorrected];
        let facts = &mut self.facts;
        let sums = [&mut facts.corrected, &mut facts.uncorrected];
        for ((sum, unlisted), new) in sums.into_iter().zip(&mut self.history.unlisted).zip(listed) {
            if found.in_total {
                // A sum includes the errors that have lines of their own.
                let more = new.saturating_sub(*sum);
                (*sum, *unlisted) = (*sum + more, *unlisted + more);
            } else {
                // These errors may be among those that an earlier sum has counted.
                let known = new.min(*unlisted);
                (*sum, *unlisted) = (sum.saturating_add(new - known), *unlisted - known);
            }
        }
        let is_full = listed.into_iter().any(is_full);
        self.saturated |= is_full;
        self.over_limit |= found.over_limit;
        self.at_least |= found.at_least || is_full;
        self.history.handle = found.handle.or(self.history.handle);
        self.last_address = found.address.or(self.last_address);
        self.last_syndrome = found.syndrome.or(self.last_syndrome);
        self.last_seen = stamp;
        if found.name.is_some() {
            self.name.clone_from(&found.name);
        }
        if listed != [0, 0] && !found.in_total {
            if self.history.errors.len() >= MAX_ERRORS {
                self.history.errors.pop_front();
            }
            let count = found.corrected.saturating_add(found.uncorrected);
            let corrected = found.uncorrected == 0;
            self.history.errors.push_back(Placed {
                id,
                stamp,
                count,
                corrected,
                address: found.address,
                cells: found.cells,
                syndrome: found.syndrome,
            });
        }
    }

    /// Removes an error: a further line completes it, or assigns it to another DIMM.
    pub(super) fn remove(&mut self, id: u64, found: &Finding) {
        self.corrected = self.corrected.saturating_sub(found.corrected);
        self.uncorrected = self.uncorrected.saturating_sub(found.uncorrected);
        self.history.errors.retain(|error| error.id != id);
        if let Some(last) = self.history.errors.back() {
            self.last_seen = last.stamp;
            self.last_address = self.history.errors.iter().rev().find_map(|error| error.address);
        }
    }

    /// The device with the most errors, where lines name devices.
    pub fn device(&self) -> Option<u64> {
        let mut counts = BTreeMap::new();
        for error in &self.history.errors {
            if let Some(device) = error.cells.device {
                *counts.entry(device).or_insert(0) += error.count;
            }
        }
        counts.into_iter().max_by_key(|(_, count)| *count).map(|(device, _)| device)
    }

    /// Whether the DIMM has no counts left.
    pub(super) fn is_empty(&self) -> bool {
        self.corrected + self.uncorrected == 0 && self.history.frames.is_empty()
    }

    /// Adds the counts under another name of the same DIMM.
    pub(super) fn absorb(&mut self, other: Self) {
        let Tracked { facts, history } = other;
        self.corrected += facts.corrected;
        self.uncorrected += facts.uncorrected;
        self.at_least |= facts.at_least;
        self.saturated |= facts.saturated;
        self.over_limit |= facts.over_limit;
        self.history.line = self.history.line.max(history.line);
        self.name = self.name.take().or(facts.name);
        self.serial = self.serial.take().or(facts.serial);
        self.history.handle = self.history.handle.or(history.handle);
        self.last_address = self.last_address.or(facts.last_address);
        self.last_seen = self.last_seen.max(facts.last_seen);
        self.history.errors.extend(history.errors);
        // Rules count the errors of a day in order, and those under both names alternate.
        self.history.errors.make_contiguous().sort_by_key(|error| error.id);
        // These pages are counted already, so no limit applies.
        for (frame, state) in history.frames {
            self.page(frame, state, usize::MAX);
        }
    }

    pub(super) fn page(&mut self, frame: u64, state: PageState, most_frames: usize) {
        let full = self.history.frames.len() >= most_frames && !self.history.frames.contains_key(&frame);
        let before = if full { None } else { self.history.frames.insert(frame, state) };
        if before != Some(state) {
            // A page that could not be migrated is no longer out of use.
            if let Some(before) = before {
                *self.pages(before) -= 1;
            }
            *self.pages(state) += 1;
        }
    }

    pub(super) fn take_page(&mut self, frame: u64) -> Option<PageState> {
        let state = self.history.frames.remove(&frame)?;
        *self.pages(state) -= 1;
        Some(state)
    }

    pub(super) fn has_page(&self, frame: u64) -> bool {
        self.history.frames.contains_key(&frame)
    }

    fn pages(&mut self, state: PageState) -> &mut u64 {
        match state {
            PageState::NotMoved => &mut self.pages_not_moved,
            PageState::Out => &mut self.pages_offlined,
            PageState::Pending | PageState::Injected => &mut self.pages_pending,
            PageState::Failed => &mut self.pages_failed,
        }
    }
}
