//! Every error of the hosts' memory in order, for a judgement when the whole log is known.

use super::known::OnHost;
use super::state::Observed;
use eccforge_evidence::log::finding::{Finding, UNKNOWN_DIMM};
use eccforge_evidence::log::stamp::Stamp;
use std::collections::BTreeMap;

/// Maximum number of errors that are kept; a log with more errors is too large for a later judgement.
pub const MAX_PAST: usize = 5_000_000;

/// One error, with the name of its DIMM at that time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    pub place: OnHost<String>,
    pub stamp: Stamp,
    pub corrected: u64,
    pub uncorrected: u64,
    /// Whether the DIMM is known.
    pub is_placed: bool,
    pub address: Option<u64>,
}

/// Errors by host and number; rows of tables have separate numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    errors: BTreeMap<(Option<String>, u64, u64), Past>,
    rows: u64,
    /// Number of errors beyond the limit.
    pub left_out: u64,
}

impl History {
    pub(super) fn add(&mut self, place: &OnHost<String>, id: u64, stamp: Stamp, found: &Finding) {
        if found.in_total {
            return;
        }
        if self.errors.len() >= MAX_PAST {
            self.left_out += 1;
            return;
        }
        // Rows of tables all have the id 0, so that each needs a number to be kept beside the others.
        self.rows += u64::from(id == 0);
        let row = if id == 0 { self.rows } else { 0 };
        let past = Past {
            place: place.clone(),
            stamp,
            corrected: found.corrected,
            uncorrected: found.uncorrected,
            is_placed: found.label != UNKNOWN_DIMM,
            address: found.address,
        };
        self.errors.insert((place.host.clone(), id, row), past);
    }

    pub(super) fn remove(&mut self, host: &Option<String>, id: u64) {
        self.errors.remove(&(host.clone(), id, 0));
    }
}

impl Observed {
    /// Keeps every error of memory from now on.
    pub fn remember(&mut self) {
        self.history = Some(History::default());
    }

    /// The errors of memory in the order of each host's log, under the last names of their DIMMs.
    pub fn past(&self) -> Vec<Past> {
        let errors = self.history.iter().flat_map(|history| history.errors.values());
        let mut all = Vec::new();
        for past in errors {
            let at = self.first_name(past.place.host.as_deref(), &past.place.at).to_owned();
            all.push(Past { place: OnHost { at, ..past.place.clone() }, ..past.clone() });
        }
        all
    }

    /// Number of errors that were not kept.
    pub fn past_left_out(&self) -> u64 {
        self.history.as_ref().map_or(0, |history| history.left_out)
    }
}
