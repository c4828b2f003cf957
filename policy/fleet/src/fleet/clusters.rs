//! How the counts of a slot come in clusters: the outcomes of single faults, each weighted by its expected number.
//!
//! A few GPUs show too few defects to tell how many reads one brings, and most show none. So the variance of a count takes the
//! faults of the scenario, each followed alone under every scheme, at times spread evenly over the run.

use super::drive::{Setting, drive};
use super::metrics::{METRICS, Metric};
use super::outcomes::Subject;
use super::trace::{Origin, Trace};
use eccforge_outcomes::rates::{CONFIDENCE, Interval, clustered, normal_quantile, poisson};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Faults of each origin that are followed.
const FOLLOWED: u64 = 12;

/// What one slot is expected to count of a metric.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Moments {
    /// The count.
    mean: f64,
    /// Sum of the squares of what each fault adds to the count.
    squares: f64,
    /// The same of the differences to the first scheme.
    differences: f64,
}

/// Moments by the name of a metric; those of a metric without any are left out.
pub type Clusters = BTreeMap<String, Moments>;

/// The clusters under each scheme.
pub fn clusters(setting: &Setting<'_>, subjects: &[Subject]) -> Vec<Clusters> {
    let origins = setting.faults.origins();
    let faults: Vec<(Origin, f64, u64)> =
        origins.iter().flat_map(|(origin, rate)| (0..FOLLOWED).map(|sample| (*origin, *rate, sample))).collect();
    let counted = |(origin, _, sample): &(Origin, f64, u64)| {
        let share = (*sample as f64 + 0.5) / FOLLOWED as f64;
        let (slot, trace): (u64, Trace) = setting.faults.single(*origin, *sample, share);
        let counts = |subject| drive(setting, slot, &trace, subject, &mut None).totals;
        subjects.iter().map(counts).collect::<Vec<_>>()
    };
    let counts: Vec<Vec<[u64; METRICS.len()]>> = faults.par_iter().map(counted).collect();
    let mut all = vec![Clusters::new(); subjects.len()];
    for ((_, rate, _), by_scheme) in faults.iter().zip(&counts) {
        for (clusters, totals) in all.iter_mut().zip(by_scheme) {
            for (metric, (count, first)) in METRICS.iter().zip(totals.iter().zip(by_scheme[0])) {
                if (*count, first) == (0, 0) {
                    continue;
                }
                let weight = rate / FOLLOWED as f64;
                let moments = clusters.entry(metric.key().to_owned()).or_default();
                moments.mean += weight * *count as f64;
                moments.squares += weight * (*count as f64).powi(2);
                moments.differences += weight * (*count as f64 - first as f64).powi(2);
            }
        }
    }
    all
}

/// The interval of the expectation of a metric with this count and sum of squares. Clusters are as large as those of the faults, or
/// as those that were counted if these are larger.
pub fn interval(clusters: &Clusters, metric: Metric, [count, squares]: [u64; 2], confidence: f64) -> Interval {
    let of_faults = clusters.get(metric.key()).filter(|m| m.mean > 0.0).map_or(1.0, |m| m.squares / m.mean);
    clustered(count, squares, of_faults, confidence)
}

/// Half of the interval of the expectation of a difference over so many slots, whose squared differences have this sum. The
/// larger variance decides: of the differences, or of the faults. Without a difference and a fault that makes one, a Poisson count of 0
/// has its bound.
pub fn half_of_difference(clusters: &Clusters, metric: Metric, slots: u64, squares: u64) -> f64 {
    let of_faults = clusters.get(metric.key()).map_or(0.0, |m| m.differences * slots as f64);
    let half = normal_quantile(CONFIDENCE) * of_faults.max(squares as f64).sqrt();
    half.max(poisson(0.0, CONFIDENCE).high)
}
