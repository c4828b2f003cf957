//! Sampled counts next to the exact figures of a reproduced work.

use crate::tally::Counts;
use schemars::JsonSchema;
use serde::Serialize;

/// A sampled table and how it was made: enough to make it again.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Sampled {
    /// Samples of each cell.
    pub samples: u64,
    /// Seed of all random bits.
    pub seed: u64,
    /// Generator.
    pub generator: String,
    /// The instructions that ran it; they change nothing but the time.
    pub lane: String,
    /// One for each cell.
    #[serde(skip)]
    pub cells: Vec<SampledCell>,
}

/// Counts of one scheme under one class.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SampledCell {
    /// Scheme id.
    #[serde(skip)]
    pub scheme: String,
    /// Class id.
    #[serde(skip)]
    pub class: String,
    /// Samples counted.
    pub samples: u64,
    /// What became of them.
    #[serde(flatten)]
    pub counts: Counts,
    /// Clopper-Pearson bounds of the silent probability at 95 %.
    pub silent_low: f64,
    /// See `silent_low`.
    pub silent_high: f64,
    /// Where nothing was silent: the one-sided 95 % bound (rule of three).
    pub silent_below: Option<f64>,
    /// Deviations of the silent, corrected and detected counts from the exact expectation, in standard deviations; none
    /// where the exact value is 0 or 1.
    pub z: [Option<f64>; 3],
    /// The counts deny the exact value: an impossible outcome, or more than six standard deviations.
    pub denies_exact: bool,
}

impl SampledCell {
    /// The silent percentage with its interval, or the bound where none was seen.
    pub fn silent_percent(&self) -> String {
        match self.silent_below {
            Some(bound) => format!("0, below {:.1e}", 100.0 * bound),
            None => {
                let silent = self.counts.silent() as f64 / self.samples.max(1) as f64;
                format!("{:.6} [{:.6}, {:.6}]", 100.0 * silent, 100.0 * self.silent_low, 100.0 * self.silent_high)
            }
        }
    }

    /// The deviation of the silent count, in words where it is not a number; that of another outcome where it is larger and the
    /// counts deny the exact values.
    pub fn silent_z(&self) -> String {
        let named = self.z.into_iter().zip(["", " of corrected", " of detected"]);
        let worst = named.filter_map(|(z, name)| Some((z?, name))).max_by(|(a, _), (b, _)| a.abs().total_cmp(&b.abs()));
        match (self.denies_exact, self.z[0]) {
            (true, _) => worst.map_or("DENIED".into(), |(z, name)| format!("{z:+.2}{name} DENIED")),
            (false, Some(z)) => format!("{z:+.2}"),
            (false, None) => "certain".into(),
        }
    }
}
