//! The oracle's counts of a list of errors.

use eccforge_oracle::{Oracle, Status};
use eccforge_outcomes::Tally;

/// Counts every error, decoded by the oracle.
pub fn tally(oracle: &Oracle, errors: impl IntoIterator<Item = Vec<usize>>) -> Tally {
    let mut tally = Tally::default();
    for bits in errors {
        let mut received = vec![false; oracle.bits];
        for &b in bits.iter() {
            received[b] = true;
        }
        let decoded = oracle.decode(&received);
        let counter = match (decoded.status, decoded.entry.iter().any(|&b| b)) {
            (Status::Detected, _) => &mut tally.detected,
            (Status::Corrected, false) => &mut tally.corrected,
            (Status::Corrected, true) => &mut tally.miscorrected,
            (Status::Clean, true) => &mut tally.undetected,
            (Status::Clean, false) => &mut tally.clean,
        };
        *counter += 1u32;
    }
    tally
}
