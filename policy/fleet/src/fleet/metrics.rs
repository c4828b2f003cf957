//! Counts of a slot: whole numbers, so that sums do not depend on their order.

use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

macro_rules! metrics {
    ($($name:ident, $key:literal, $meaning:literal;)*) => {
        /// A count of a fleet.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Metric {
            $(#[doc = $meaning] $name,)*
        }

        /// Every metric, in the order of the report.
        pub const METRICS: [Metric; 23] = [$(Metric::$name),*];

        impl Metric {
            /// Name of the metric in files.
            pub const fn key(self) -> &'static str {
                [$($key),*][self as usize]
            }

            /// The events that the metric counts.
            pub const fn meaning(self) -> &'static str {
                [$($meaning),*][self as usize]
            }
        }
    };
}

// In the order of the report: the metric, its name in files, and the events that it counts.
metrics! {
    Reads, "reads", "reads that saw wrong bits, in memory that is in use";
    Corrected, "corrected", "reads with wrong bits that were delivered as written";
    Detected, "detected", "reads that were detected as uncorrectable (DUE)";
    Silent, "silent", "reads that delivered wrong data (SDC)";
    Avoided, "avoided", "wrong bits in memory that the policy had taken out of use before";
    TransientCorrected, "transient_corrected", "transient events that were corrected";
    TransientDetected, "transient_detected", "transient events that were detected";
    TransientSilent, "transient_silent", "transient events that were silent";
    Coincidences, "coincidences", "reads in which several patterns met; the decoder circuit gave their outcome";
    Sram, "sram", "uncorrectable errors of SRAM, which no scheme protects";
    ApplicationsEnded, "applications_ended", "contained errors: one application ends";
    GpuInterruptions, "gpu_interruptions", "uncontained errors: everything on the GPU ends";
    Interruptions, "interruptions", "contained and uncontained errors together";
    JobsKilled, "jobs_killed", "jobs that ended for either reason";
    Resets, "resets", "resets and reattaches";
    PagesRetired, "pages_retired", "pages retired or taken out of use";
    FramesOfflined, "frames_offlined", "frames offlined until the next reset";
    RowsRemapped, "rows_remapped", "rows remapped or isolated";
    RetirementFailures, "retirement_failures", "retirements and remaps that failed";
    Returned, "returned", "GPUs returned (RMA)";
    Drained, "drained", "GPUs that the operator replaced by a rule of `drain`";
    Retries, "retries", "transfers that were repeated after a detected error";
    Recovered, "recovered", "reads that were detected as uncorrectable at first, and clean when they were repeated";
}

impl Metric {
    /// The metric with this name.
    pub fn named(key: &str) -> Option<Self> {
        METRICS.into_iter().find(|metric| metric.key() == key)
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl Serialize for Metric {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// Counts of one slot under one scheme.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SlotCounts {
    pub totals: [u64; METRICS.len()],
    /// Amounts in bins of time: (bin, metric, amount).
    pub dated: Vec<(u32, Metric, u64)>,
}

impl SlotCounts {
    /// Adds to a metric in a bin of time.
    pub fn add(&mut self, bin: u32, metric: Metric, amount: u64) {
        if amount > 0 {
            self.totals[metric as usize] += amount;
            self.dated.push((bin, metric, amount));
        }
    }
}

/// Sums over slots of one scheme, as records have them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    /// For each metric: the sum of the slots' counts, the sum of their squares (which widens intervals), the sum of the
    /// squares of the differences to the first scheme's counts in the same slot, and the sums in bins of time.
    rows: Vec<Vec<u64>>,
}

/// Number of values in a row before its bins.
const BEFORE_BINS: usize = 3;

impl Sums {
    /// Zero counts over `bins` bins of time.
    pub fn new(bins: usize) -> Self {
        Self { rows: vec![vec![0; BEFORE_BINS + bins]; METRICS.len()] }
    }

    /// Count, sum of squares and sum of squared differences of a metric.
    pub fn of(&self, metric: Metric) -> [u64; BEFORE_BINS] {
        std::array::from_fn(|i| self.rows[metric as usize][i])
    }

    /// The counts of a metric in each bin of time.
    pub fn bins(&self, metric: Metric) -> &[u64] {
        &self.rows[metric as usize][BEFORE_BINS..]
    }

    /// Adds a slot; `first` has its counts under the first scheme.
    pub fn add(&mut self, slot: &SlotCounts, first: &SlotCounts) {
        for (row, (count, first)) in self.rows.iter_mut().zip(slot.totals.into_iter().zip(first.totals)) {
            let difference = count.abs_diff(first);
            // Counts of a slot are far below 2^32; saturation only rules out a panic.
            add(row, &[count, count.saturating_mul(count), difference.saturating_mul(difference)]);
        }
        for &(bin, metric, amount) in &slot.dated {
            self.rows[metric as usize][BEFORE_BINS + bin as usize] += amount;
        }
    }

    /// The values of a record: the rows without their trailing zeros.
    pub fn to_values(&self, scheme: &str, values: &mut BTreeMap<String, Vec<u64>>) {
        for (metric, row) in METRICS.iter().zip(&self.rows) {
            let end = row.iter().rposition(|n| *n > 0).map_or(0, |last| last + 1);
            if end > 0 {
                values.insert(format!("{scheme}/{metric}"), row[..end].to_vec());
            }
        }
    }

    /// Whether a row of a record can belong to a metric with `bins` bins: every count is also in a bin of time.
    pub fn may_be(row: &[u64], bins: usize) -> bool {
        let dated: u128 = row.iter().skip(BEFORE_BINS).map(|n| u128::from(*n)).sum();
        row.len() <= BEFORE_BINS + bins && row.first().is_some_and(|count| u128::from(*count) == dated)
    }

    /// Adds the values of a record. Sums saturate at 2^64 - 1.
    pub fn add_values(&mut self, scheme: &str, values: &BTreeMap<String, Vec<u64>>) {
        for (metric, row) in METRICS.iter().zip(&mut self.rows) {
            if let Some(more) = values.get(&format!("{scheme}/{metric}")) {
                add(row, more);
            }
        }
    }
}

fn add(row: &mut [u64], more: &[u64]) {
    for (sum, n) in row.iter_mut().zip(more) {
        *sum = sum.saturating_add(*n);
    }
}
