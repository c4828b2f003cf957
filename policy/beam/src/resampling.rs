//! Intervals of outcomes of events that come in clusters. The variance of each share is that over resampled logs, each with as many
//! clusters as the log, drawn with replacement.

use super::under::Counts;
use eccforge_evidence::entries::Sighting;
use eccforge_outcomes::rates::{CONFIDENCE, Interval};
use eccforge_outcomes::statistics::{clustered_share, share_of_variance};
use eccforge_runs::random::Draws;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The property that the events of a cluster share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cluster {
    Device,
    Run,
    /// A read loop.
    Read,
    /// The first entry that is wrong.
    Entry,
}

/// How clusters of events are resampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Resampling {
    /// The property that the events of a cluster share.
    pub cluster: Cluster,
    /// Number of times that clusters are drawn.
    pub resamples: u64,
    /// Seed of the draws.
    pub seed: u64,
}

impl Resampling {
    /// Describes how the intervals are computed for a log with this number of clusters.
    pub fn in_words(&self, clusters: u64) -> String {
        format!(
            "Intervals: 95 %, Korn and Graubard, with the variance over {} resamples of {clusters} clusters, seed {}; the events of one {} are \
             a cluster, so outcomes have no rates",
            self.resamples,
            self.seed,
            self.cluster.name()
        )
    }
}

/// A key that identifies a cluster.
pub type Key = [u64; 4];

/// Events of each cluster by code, class and outcome: the index of [`Counts`] in one list, and the events.
pub type Tallies = BTreeMap<Key, Vec<(u32, u64)>>;

impl Cluster {
    /// The cluster of an event that begins with this entry.
    pub fn key(self, first: &Sighting) -> Key {
        let (device, run) = (first.device, u64::from(first.run));
        match self {
            Self::Device => [device, 0, 0, 0],
            Self::Run => [device, run, 0, 0],
            Self::Read => [device, run, first.write.into(), first.read.into()],
            Self::Entry => [device, first.entry, 0, 0],
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Run => "run",
            Self::Read => "read loop",
            Self::Entry => "entry",
        }
    }
}

/// Intervals for each class and then for all events, by outcome.
pub type Intervals = [[Option<Interval>; 3]; 8];

/// Numbers of events for each class and then for all classes, by outcome.
fn rows(counts: &Counts) -> [[u64; 3]; 8] {
    let all = std::array::from_fn(|o| counts.iter().map(|class| class[o]).sum());
    std::array::from_fn(|row| counts.get(row).copied().unwrap_or(all))
}

/// The intervals of each code.
pub fn intervals(tallies: &Tallies, counts: &[Counts], resampling: &Resampling) -> Vec<Intervals> {
    let clusters: Vec<&[(u32, u64)]> = tallies.values().map(Vec::as_slice).collect();
    let key = Draws::key(resampling.seed, "resampling");
    // Each resample has its own stream of draws, so that results do not depend on the number of threads.
    let resampled: Vec<Vec<[[u64; 3]; 8]>> = (0..resampling.resamples)
        .into_par_iter()
        .map(|number| resample(&clusters, counts.len(), Draws::new(key, number, 0)))
        .collect();
    let mut sizes = vec![[Size::default(); 8]; counts.len()];
    for cluster in &clusters {
        let mut own = vec![[[0; 3]; 7]; counts.len()];
        add(&mut own, cluster);
        for (size, row) in sizes.as_flattened_mut().iter_mut().zip(own.iter().flat_map(rows)) {
            size.add(row);
        }
    }
    let mut all = vec![[[None; 3]; 8]; counts.len()];
    for (code, intervals) in all.iter_mut().enumerate() {
        let of_log = rows(&counts[code]);
        for (row, outcomes) in intervals.iter_mut().enumerate() {
            let resampled = resampled.iter().map(|rows| rows[code][row]);
            for (outcome, found) in outcomes.iter_mut().enumerate() {
                *found = interval(of_log[row], outcome, &sizes[code][row], resampled.clone());
            }
        }
    }
    all
}

/// The events of as many clusters as the log has, drawn with replacement; by code, then by class and for all.
fn resample(clusters: &[&[(u32, u64)]], codes: usize, mut draws: Draws) -> Vec<[[u64; 3]; 8]> {
    let mut sums = vec![[[0; 3]; 7]; codes];
    for _ in 0..clusters.len() {
        add(&mut sums, clusters[draws.below(clusters.len() as u64) as usize]);
    }
    sums.iter().map(rows).collect()
}

/// Number and sizes of the clusters of a row.
#[derive(Clone, Copy, Debug, Default)]
struct Size {
    /// Clusters with events.
    clusters: u64,
    /// Sum of the squared numbers of events of these clusters.
    squares: u64,
    /// Clusters with an event of each outcome.
    with: [u64; 3],
    /// Clusters with an event of another outcome.
    without: [u64; 3],
}

impl Size {
    fn add(&mut self, row: [u64; 3]) {
        let n: u64 = row.iter().sum();
        self.clusters += u64::from(n > 0);
        self.squares = self.squares.saturating_add(n.saturating_mul(n));
        for (outcome, k) in row.into_iter().enumerate() {
            self.with[outcome] += u64::from(k > 0);
            self.without[outcome] += u64::from(k < n);
        }
    }
}

/// Adds the events of a cluster.
fn add(sums: &mut [Counts], cluster: &[(u32, u64)]) {
    let cells = sums.as_flattened_mut().as_flattened_mut();
    for (cell, n) in cluster {
        cells[*cell as usize] += n;
    }
}

/// The interval of the share of an outcome among events with these counts. A share of none or of all has no variance: the events of a
/// cluster then count as alike.
fn interval(
    of_log: [u64; 3],
    outcome: usize,
    size: &Size,
    resampled: impl Iterator<Item = [u64; 3]>,
) -> Option<Interval> {
    let (k, n) = (of_log[outcome], of_log.iter().sum::<u64>());
    if n == 0 {
        return None;
    }
    let share = |row: [u64; 3]| row[outcome] as f64 / row.iter().sum::<u64>() as f64;
    let mean = share(of_log);
    // A resample without events of this row has no share.
    let deviations: Vec<f64> = resampled.map(|row| (share(row) - mean).powi(2)).filter(|d| d.is_finite()).collect();
    let drawn = deviations.iter().sum::<f64>() / deviations.len() as f64;
    let (low, high) = if k == 0 || k == n || size.clusters < 2 {
        clustered_share(k, n, size.squares, CONFIDENCE)
    } else {
        // Of n clusters, the variance over resamples is too small by the factor (n - 1) / n.
        let variance = drawn * size.clusters as f64 / (size.clusters - 1) as f64;
        // Few clusters with an outcome, or without it, tell little of the variance, however many others there are.
        let freedom = (size.clusters - 1).min(2 * size.with[outcome].min(size.without[outcome]));
        share_of_variance([k, n, freedom], variance, CONFIDENCE)
    };
    Some(Interval { low, high })
}
