//! Our figures of a row's errors, before they are compared with the published ones.

use eccforge_outcomes::{Probabilities, Tally};
use num_rational::BigRational;

/// Our figures of some errors.
pub(super) struct Outcomes {
    /// Counts of patterns, if the errors are one set of equally likely patterns.
    pub tally: Option<Tally>,
    pub probabilities: Probabilities,
    /// The probability of wrong data, if a column requires it.
    pub data_wrong: Option<BigRational>,
    /// The method that found our figures, in words.
    pub method: String,
    /// Sampling details; `None` if our figures are exact.
    pub sampled: Option<Sampled>,
}

impl Outcomes {
    /// The exact outcomes of a mixture of errors.
    pub fn exact(probabilities: Probabilities, method: &str) -> Self {
        Self { tally: None, probabilities, data_wrong: None, method: method.to_owned(), sampled: None }
    }
}

/// The samples for our figures.
pub(super) struct Sampled {
    /// Number of samples.
    pub samples: u64,
    /// The probability of a right sample, if known exactly.
    pub right: Option<BigRational>,
}
