//! Outcomes of reads.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::AddAssign;

/// The outcome of a read, judged by the data that were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Nothing was wrong.
    Clean,
    /// A fault acted and changed no delivered bit: a cell stuck at the value that was written to it.
    Masked,
    /// Wrong cells, right data, and the decoder reports a correction.
    Corrected,
    /// The decoder detected an error, or the entry was marked as poisoned before.
    Detected,
    /// Wrong data, and the decoder reports a correction: silent.
    Miscorrected,
    /// Wrong data, and the decoder reports nothing: silent.
    Undetected,
}

impl Outcome {
    /// All outcomes, in the order of the enum.
    pub const ALL: [Self; 6] =
        [Self::Clean, Self::Masked, Self::Corrected, Self::Detected, Self::Miscorrected, Self::Undetected];
}

/// Number of accesses by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// See `Outcome::Clean`.
    pub clean: u64,
    /// See `Outcome::Masked`.
    pub masked: u64,
    /// See `Outcome::Corrected`.
    pub corrected: u64,
    /// See `Outcome::Detected`.
    pub detected: u64,
    /// See `Outcome::Miscorrected`.
    pub miscorrected: u64,
    /// See `Outcome::Undetected`.
    pub undetected: u64,
    /// Upsets that were overwritten before anyone read them: masked, too, but no read met them.
    pub overwritten: u64,
}

impl Tally {
    /// The counts, by outcome in the order of the enum; then overwritten upsets.
    pub fn all(&mut self) -> [&mut u64; 7] {
        let Self { clean, masked, corrected, detected, miscorrected, undetected, overwritten } = self;
        [clean, masked, corrected, detected, miscorrected, undetected, overwritten]
    }

    pub fn add(&mut self, outcome: Outcome) {
        *self.all()[outcome as usize] += 1;
    }

    /// Reads of entries.
    pub fn accesses(&self) -> u64 {
        let all = [self.clean, self.masked, self.corrected, self.detected, self.silent()];
        all.into_iter().fold(0, u64::saturating_add)
    }

    /// Reads that delivered silently wrong data.
    pub fn silent(&self) -> u64 {
        self.miscorrected.saturating_add(self.undetected)
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, mut other: Self) {
        self.all().into_iter().zip(other.all()).for_each(|(a, b)| *a += *b);
    }
}
