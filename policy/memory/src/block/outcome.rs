//! Outcomes of reads.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::AddAssign;

/// What a read came to, judged by the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Nothing was wrong.
    Clean,
    /// A fault was at work and changed nothing that is delivered: a cell stuck at what was written to it.
    Masked,
    /// Wrong cells, right data, and the decoder says that it corrected.
    Corrected,
    /// The decoder refused, or the entry was marked as poisoned before.
    Detected,
    /// Wrong data, and the decoder says that it corrected: silent.
    Miscorrected,
    /// Wrong data, and nothing is said: silent.
    Undetected,
}

/// How many accesses came to what.
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
    pub fn add(&mut self, outcome: Outcome) {
        *match outcome {
            Outcome::Clean => &mut self.clean,
            Outcome::Masked => &mut self.masked,
            Outcome::Corrected => &mut self.corrected,
            Outcome::Detected => &mut self.detected,
            Outcome::Miscorrected => &mut self.miscorrected,
            Outcome::Undetected => &mut self.undetected,
        } += 1;
    }

    /// Reads of entries.
    pub fn accesses(&self) -> u64 {
        self.clean + self.masked + self.corrected + self.detected + self.silent()
    }

    /// Reads that delivered wrong data without notice.
    pub fn silent(&self) -> u64 {
        self.miscorrected + self.undetected
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, o: Self) {
        self.clean += o.clean;
        self.masked += o.masked;
        self.corrected += o.corrected;
        self.detected += o.detected;
        self.miscorrected += o.miscorrected;
        self.undetected += o.undetected;
        self.overwritten += o.overwritten;
    }
}
