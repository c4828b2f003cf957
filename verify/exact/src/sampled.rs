//! Sampled counts for comparison with the exact figures of a reproduced work.

use eccforge_outcomes::Counts;
use schemars::JsonSchema;
use serde::Serialize;

/// A sampled table with the inputs that reproduce it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Sampled {
    /// Samples of each cell.
    pub samples: u64,
    /// Seed of all random bits.
    pub seed: u64,
    /// Random number generator.
    pub generator: String,
    /// The SIMD lane that ran it; it affects only the time.
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
    /// Their outcomes.
    #[serde(flatten)]
    pub counts: Counts,
    /// Clopper-Pearson bounds of the silent probability at 95 %.
    pub silent_low: f64,
    /// See `silent_low`.
    pub silent_high: f64,
    /// One-sided 95 % bound (rule of three) if no sample was silent.
    pub silent_below: Option<f64>,
    /// Deviations of the silent, corrected and detected counts from the exact expectation, in standard deviations; null
    /// if the exact value is 0 or 1.
    pub z: [Option<f64>; 3],
    /// The counts contradict the exact value: an impossible outcome, or one that chance gives in less than 2e-9 of all runs.
    pub denies_exact: bool,
}

impl SampledCell {
    /// The silent percentage with its interval, or its bound if no sample was silent.
    pub fn silent_percent(&self) -> String {
        match self.silent_below {
            Some(bound) => format!("0, below {:.1e}", 100.0 * bound),
            None => {
                let silent = self.counts.silent() as f64 / self.samples.max(1) as f64;
                format!("{:.6} [{:.6}, {:.6}]", 100.0 * silent, 100.0 * self.silent_low, 100.0 * self.silent_high)
            }
        }
    }

    /// The deviation of the silent count, or a word if it is undefined; the deviation of another outcome if it is
    /// larger and the counts contradict the exact values.
    pub fn silent_z(&self) -> String {
        let named = self.z.into_iter().zip(["", " of corrected", " of detected"]);
        let worst = named.filter_map(|(z, name)| Some((z?, name))).max_by(|(a, _), (b, _)| a.abs().total_cmp(&b.abs()));
        if self.denies_exact {
            // An impossible outcome contradicts the exact value without a deviation.
            return worst.map_or("DENIED".into(), |(z, name)| format!("{z:+.2}{name} DENIED"));
        }
        self.z[0].map_or("certain".into(), |z| format!("{z:+.2}"))
    }
}
