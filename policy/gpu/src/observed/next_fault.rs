//! Entries of a host's memory that a log shows in error, and the chances of the next fault in them under the controller's code.

use super::known::OnHost;
use super::memory::{MemoryState, Placed};
use eccforge_evidence::log::finding::PageState;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Errors at addresses of one line of this many bytes count as errors of one entry.
// Controllers print the address of the cache line, and one entry of a line cannot be distinguished from another [?].
const LINE_BYTES: u64 = 64;

/// The errors of one entry whose page is in use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrongEntry {
    /// Syndromes of the entry's corrected errors.
    pub syndromes: BTreeSet<u64>,
    /// Whether a corrected error has no syndrome in the log.
    pub without_syndrome: bool,
    /// Whether one of the entry's errors was uncorrected.
    pub uncorrected: bool,
}

/// The chances of the next fault in the entries of one DIMM.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct NextFault {
    /// Entries with corrected errors whose page is in use.
    pub weak_entries: u64,
    /// Entries with uncorrected errors whose page is in use.
    pub lost_entries: u64,
    /// Chance that the next fault in a weak entry is detected as uncorrectable, in the entry with the largest chance.
    pub detected: f64,
    /// Chance that the next fault in a weak entry gives silent wrong data, in the entry with the largest chance.
    pub silent: f64,
    /// Syndromes that no correctable pattern of the code has: the code of the controller is another one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub foreign_syndromes: Vec<String>,
}

/// The chances of each DIMM.
pub type NextFaults = BTreeMap<OnHost<String>, NextFault>;

impl MemoryState {
    /// The entries of the latest errors in the log; only entries whose page is in use.
    pub fn wrong_entries(&self) -> Vec<WrongEntry> {
        let mut entries: BTreeMap<[u64; 4], WrongEntry> = BTreeMap::new();
        for error in &self.history.errors {
            let is_out = |address: u64| self.history.frames.get(&(address >> 12)) == Some(&PageState::Out);
            if error.address.is_some_and(is_out) {
                continue;
            }
            let Some(place) = place(error) else { continue };
            let entry = entries.entry(place).or_default();
            match error.syndrome {
                _ if !error.corrected => entry.uncorrected = true,
                Some(syndrome) => _ = entry.syndromes.insert(syndrome),
                None => entry.without_syndrome = true,
            }
        }
        entries.into_values().collect()
    }
}

/// The place of an error: the cache line of its address, or its rank, bank, row and column.
fn place(error: &Placed) -> Option<[u64; 4]> {
    if let Some(address) = error.address {
        return Some([u64::MAX, 0, 0, address / LINE_BYTES]);
    }
    let cells = error.cells;
    Some([cells.rank.unwrap_or(0), cells.bank?, cells.row?, cells.column?])
}
