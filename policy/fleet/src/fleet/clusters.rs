//! Clusters in the counts of a slot: the outcomes of single faults, each weighted by its expected number.
//!
//! Most GPUs have no defect, and the few that have one are too small a sample of the number of its reads. The variance of a count is therefore
//! computed from single faults of the scenario, each simulated under every scheme at times spread evenly over the run.

use super::drive::{Setting, drive};
use super::metrics::{METRICS, Metric};
use super::outcomes::Subject;
use super::trace::Origin;
use eccforge_outcomes::rates::{CONFIDENCE, Interval, clustered, normal_quantile, poisson};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Number of faults of each origin that are simulated for the clusters.
// The counts of one GPU show too few clusters: from them, intervals of 400 GPU-years contained the expectation in 60 to 78 % of
// runs. Twelve faults reach the coverage that the tests demand, and every further one is driven under each scheme.
const FOLLOWED: u64 = 12;

/// Expected counts of a metric in one slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Moments {
    /// Expected count.
    mean: f64,
    /// Sum over faults of the squared counts.
    squares: f64,
    /// Sum over faults of the squared differences to the first scheme's counts.
    differences: f64,
}

/// Moments by the name of a metric; metrics without moments are left out.
pub type Clusters = BTreeMap<String, Moments>;

/// The clusters under each scheme.
pub fn clusters(setting: &Setting<'_>, subjects: &[Subject]) -> Vec<Clusters> {
    let origins = setting.faults.origins();
    let mut faults: Vec<(Origin, f64, u64)> = Vec::new();
    for (origin, rate) in &origins {
        faults.extend((0..FOLLOWED).map(|sample| (*origin, *rate, sample)));
    }
    let counts: Vec<Vec<Totals>> =
        faults.par_iter().map(|(origin, _, sample)| follow(setting, subjects, *origin, *sample)).collect();
    let mut all = vec![Clusters::new(); subjects.len()];
    for ((_, rate, _), by_scheme) in faults.iter().zip(&counts) {
        for (clusters, totals) in all.iter_mut().zip(by_scheme) {
            for (metric, (count, first)) in METRICS.iter().zip(totals.iter().zip(by_scheme[0])) {
                // Metrics without any count are left out of the header of the records, which would be mostly zeros.
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

/// The total of each metric.
type Totals = [u64; METRICS.len()];

/// For a slot with one fault of this origin, the totals under each scheme.
fn follow(setting: &Setting<'_>, subjects: &[Subject], origin: Origin, sample: u64) -> Vec<Totals> {
    // The middles of equal parts of the run: an early fault is read often, a late one hardly ever.
    let share = (sample as f64 + 0.5) / FOLLOWED as f64;
    let (slot, trace) = setting.faults.single(origin, sample, share);
    subjects.iter().map(|subject| drive(setting, slot, &trace, subject, &mut None).totals).collect()
}

/// The interval for the expectation of a metric, from this count and sum of squares. The size of clusters is that of
/// the faults, or that of the counted events if it is larger.
pub fn interval(clusters: &Clusters, metric: Metric, [count, squares]: [u64; 2], confidence: f64) -> Interval {
    let of_faults = clusters.get(metric.key()).filter(|m| m.mean > 0.0).map_or(1.0, |m| m.squares / m.mean);
    clustered(count, squares, of_faults, confidence)
}

/// Half of the interval for the expected difference over `slots` slots; `squares` is the sum of their squared
/// differences. The larger variance decides: that of the differences, or that of the faults. The bound of a Poisson
/// count of 0 is the minimum.
pub fn half_of_difference(clusters: &Clusters, metric: Metric, slots: u64, squares: u64) -> f64 {
    let of_faults = clusters.get(metric.key()).map_or(0.0, |m| m.differences * slots as f64);
    // The Poisson bound of no event is the least: a difference of 0 in a short run is not known exactly.
    let half = normal_quantile(CONFIDENCE) * of_faults.max(squares as f64).sqrt();
    half.max(poisson(0.0, CONFIDENCE).high)
}
