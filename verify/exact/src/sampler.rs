//! Requests for sampled counts of errors that cannot be counted exactly, and their answers. The samples come from another crate.

use crate::enumerate::Progress;
use eccforge_model::Rectangle;
use eccforge_scheme::stages::Stages;
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::Deserialize;

/// Errors that are injected into stages.
#[derive(Clone, Debug)]
pub enum InjectedErrors {
    /// Every bit is wrong independently with this probability.
    Independent(BigRational),
    /// Different devices, each with an error of its shape.
    Devices(Vec<Rectangle>),
}

/// A request for samples.
#[derive(Clone, Debug)]
pub struct Sampling<'a> {
    /// Stages that decode the samples.
    pub stages: &'a Stages,
    /// Errors to draw.
    pub errors: InjectedErrors,
    /// Number of samples; each sample is one read of all blocks together.
    pub samples: u64,
    /// Seed of all random bits.
    pub seed: u64,
    /// The rule that rejects samples that would be delivered correctly.
    pub refused: Option<Refused>,
}

/// Sampled counts. A sample is one read of all blocks together. It is silent if a block is silent, else detected if a
/// block is detected, else right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleCounts {
    /// Samples with every block delivered as written.
    pub right: u64,
    /// Samples with a detected block and no silent block.
    pub detected: u64,
    /// Samples with a block delivered wrong.
    pub silent: u64,
}

/// Samples errors of stages.
pub trait Sampler {
    /// Counts the outcomes of the requested samples and adds them to the progress. Counts depend only on the request.
    ///
    /// # Errors
    /// The stages cannot be sampled, or they do not support the request.
    fn sample(&self, request: &Sampling<'_>, progress: &Progress) -> Result<SampleCounts, String>;
}

/// A rule of some artifacts: it rejects only entries that would be delivered correctly.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    /// Rejects entries with corrections in several chips, unless one codeword corrects in two chips at once.
    ScatteredCorrections,
}
