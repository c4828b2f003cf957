//! Counts of reads by outcome.

use crate::memory::Access;
use eccforge_outcomes::ReadOutcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::AddAssign;

/// Number of accesses by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Reads in which nothing was wrong.
    pub clean: u64,
    /// Reads in which a fault acted and changed no delivered bit: a cell stuck at the value that was written to it.
    pub masked: u64,
    /// Reads of wrong cells that delivered right data and a correction.
    pub corrected: u64,
    /// Reads in which the decoder detected an error, or whose entry was marked as poisoned before.
    pub detected: u64,
    /// Reads that delivered wrong data and a correction: silent.
    pub miscorrected: u64,
    /// Reads that delivered wrong data and no report: silent.
    pub undetected: u64,
    /// Upsets that were overwritten before any read. They are masked too, but no read met them.
    pub overwritten: u64,
}

impl Tally {
    /// The counts, in the order of the fields.
    pub fn all(&mut self) -> [&mut u64; 7] {
        let Self { clean, masked, corrected, detected, miscorrected, undetected, overwritten } = self;
        [clean, masked, corrected, detected, miscorrected, undetected, overwritten]
    }

    pub fn add(&mut self, access: &Access) {
        *match access.outcome {
            ReadOutcome::Clean if access.masked => &mut self.masked,
            ReadOutcome::Clean => &mut self.clean,
            ReadOutcome::Corrected => &mut self.corrected,
            ReadOutcome::Detected => &mut self.detected,
            ReadOutcome::Miscorrected => &mut self.miscorrected,
            ReadOutcome::Undetected => &mut self.undetected,
        } += 1;
    }

    /// Number of reads of entries.
    pub fn accesses(&self) -> u64 {
        let all = [self.clean, self.masked, self.corrected, self.detected, self.silent()];
        // Counts of a file may be so large that their sum overflows.
        all.into_iter().fold(0, u64::saturating_add)
    }

    /// Number of reads that delivered silently wrong data.
    pub fn silent(&self) -> u64 {
        self.miscorrected.saturating_add(self.undetected)
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, mut other: Self) {
        for (sum, more) in self.all().into_iter().zip(other.all()) {
            *sum += *more;
        }
    }
}
