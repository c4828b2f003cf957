//! Rows of works whose schemes have several stages: their errors are sampled, by whoever runs the work.

use super::run::Outcomes;
use super::spec::{Column, Errors, Refused, RowSpec};
use crate::tally::Probabilities;
use eccforge_scheme::stages::Stages;
use num_rational::BigRational;
use num_traits::Zero;

/// What is to be sampled.
#[derive(Clone, Debug)]
pub struct Sampling<'a> {
    /// The stages.
    pub stages: &'a Stages,
    /// The chance of each bit to be wrong.
    pub rate: &'a BigRational,
    /// How often everything is read.
    pub samples: u64,
    /// Seed of all random bits.
    pub seed: u64,
    /// Which samples are refused though they would come out right.
    pub refused: Option<Refused>,
}

/// What was counted. A sample is everything that is read together; it is silent if a block of it is, else detected if a
/// block is, else right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Every block delivered as written.
    pub right: u64,
    /// A block refused, none silent.
    pub detected: u64,
    /// A block delivered wrong.
    pub silent: u64,
}

/// Samples stages.
pub trait Sampler {
    /// Counts the outcomes of so many samples: a function of the request alone.
    ///
    /// # Errors
    /// The stages cannot be sampled, or the request asks for what they do not have.
    fn sample(&self, request: &Sampling<'_>) -> Result<Counted, String>;
}

/// The outcomes of a row of stages.
pub(super) fn outcomes(stages: &Stages, row: &RowSpec, sampler: Option<&dyn Sampler>) -> Result<Outcomes, String> {
    let sampler = sampler.ok_or("a scheme of several stages is sampled, and nobody here samples")?;
    let (Some(Errors::Independent(rate)), Some(sampled)) = (row.errors.as_ref().map(|e| &e.value), &row.sampled) else {
        return Err("give `errors: {independent: ...}` and `sampled: {samples: ..., seed: ...}`".to_owned());
    };
    let rate = Errors::rate(rate).ok_or("not a probability")?;
    let (samples, seed) = (sampled.value.samples, sampled.value.seed);
    let refused = row.refused.as_ref().map(|r| r.value);
    let counted = sampler.sample(&Sampling { stages, rate: &rate, samples, seed, refused })?;
    let share = |count: u64| BigRational::new(count.into(), samples.into());
    let zero = BigRational::zero();
    let probabilities = Probabilities {
        clean: zero.clone(),
        corrected: share(counted.right),
        detected: share(counted.detected),
        undetected: zero,
        miscorrected: share(counted.silent),
    };
    let method = format!("sampled, {samples} samples of each rate, seed {seed}, ± half of the 95 % interval");
    Ok(Outcomes { tally: None, probabilities, method, sampled: Some(samples) })
}

/// Whether a column can be told of stages.
pub(super) fn known(column: Column) -> bool {
    matches!(column, Column::Right | Column::Detected | Column::Silent)
}
