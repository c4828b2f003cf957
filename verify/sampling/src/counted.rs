//! The counts of blocks of samples, and the silent patterns that are kept.

use crate::draws::GROUP_SAMPLES;
use eccforge_circuit::lanes::Slot;
use eccforge_exact::single::hex;
use eccforge_runs::records::{Capture, Counts};

/// The counts of some blocks of a cell for each of its subjects.
#[derive(Default)]
pub(crate) struct Counted {
    pub counts: Vec<Counts>,
    pub silent: Vec<Capture>,
    /// For stages, the counts by stage of corrected and detected samples: see [`crate::staged::at_stages`].
    pub places: Vec<Vec<u64>>,
}

/// The first `most` of the marked samples.
pub(crate) fn captures(bad: &Slot, pattern: &[Slot], first: u64, scheme: &str, most: usize) -> Vec<Capture> {
    (0..GROUP_SAMPLES as usize)
        .filter(|&i| bad.get(i))
        .take(most)
        .map(|i| Capture {
            scheme: scheme.to_owned(),
            sample: first + i as u64,
            error: hex(&(0..pattern.len()).map(|bit| pattern[bit].get(i)).collect::<Vec<_>>()),
        })
        .collect()
}
