//! Counts become a table: intervals, bounds, and distances from the exact values where there are any.

use crate::classify::Counts;
use crate::records::{Capture, Identity, Record};
use crate::statistics::{clopper_pearson, rule_of_three, z_score};
use eccforge_exact::tally::Probabilities;
use num_rational::BigRational;
use num_traits::ToPrimitive;
use serde::Serialize;
use std::collections::BTreeMap;

/// Confidence of all intervals.
pub const CONFIDENCE: f64 = 0.95;

/// One scheme under one class.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CellReport {
    /// Id of the scheme.
    pub scheme: String,
    /// Id of the class.
    pub class: String,
    /// Samples counted.
    pub samples: u64,
    /// Delivered as written, after a correction.
    pub corrected: u64,
    /// Refused.
    pub detected: u64,
    /// Delivered wrong and taken for clean.
    pub undetected: u64,
    /// Delivered wrong and taken for corrected.
    pub miscorrected: u64,
    /// Nothing was wrong.
    pub clean: u64,
    /// Estimate of the silent probability.
    pub silent: f64,
    /// Clopper-Pearson bounds of it at 95 %.
    pub silent_low: f64,
    /// See `silent_low`.
    pub silent_high: f64,
    /// Where nothing was silent: the one-sided 95 % bound (rule of three).
    pub silent_below: Option<f64>,
    /// Exact silent probability, as a fraction, where it is known.
    pub exact: Option<String>,
    /// Deviation of the silent count from the exact expectation, in standard deviations. None without an exact value and
    /// where that is 0 or 1.
    pub z: Option<f64>,
    /// The same for the corrected count.
    pub z_corrected: Option<f64>,
    /// The same for the detected count.
    pub z_detected: Option<f64>,
    /// An outcome was seen that the exact values call impossible, or the other way round.
    pub contradiction: bool,
}

/// A whole run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Version of this format: 1.
    pub eccforge_simulation: u32,
    /// What was counted.
    pub identity: Identity,
    /// The command line.
    pub command: Vec<String>,
    /// The lane that counted last, and whether as machine code or from a tape; it changes nothing but the time.
    pub lane: Option<String>,
    /// Confidence of the intervals.
    pub confidence: f64,
    /// Whether all samples that were asked for are in.
    pub complete: bool,
    /// The cells.
    pub cells: Vec<CellReport>,
    /// Silent error patterns, the first of each scheme and class.
    pub silent: Vec<SilentPattern>,
}

/// A pattern that was delivered as wrong data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SilentPattern {
    /// Class it was drawn from.
    pub class: String,
    /// The rest.
    #[serde(flatten)]
    pub capture: Capture,
}

/// Exact values by scheme and class.
pub type Exact = BTreeMap<(String, String), Probabilities>;

/// The table of some records of one run.
pub fn report(identity: &Identity, records: &[Record], command: &[String], exact: &Exact) -> Report {
    let mut cells = Vec::new();
    let mut silent = Vec::new();
    let mut complete = true;
    for (id, cell) in &identity.cells {
        let mut records: Vec<&Record> = records.iter().filter(|r| r.cell == *id).collect();
        records.sort_by_key(|r| r.first);
        for scheme in &cell.schemes {
            let counts = records.iter().filter_map(|r| r.counts.get(scheme)).fold(Counts::default(), |a, c| a + *c);
            complete &= counts.samples() == cell.samples;
            let key = (scheme.clone(), cell.class.clone());
            cells.push(cell_report(scheme, &cell.class, &counts, exact.get(&key)));
            let captured = records.iter().flat_map(|r| &r.silent).filter(|s| s.scheme == *scheme);
            let pattern = |c: &Capture| SilentPattern { class: cell.class.clone(), capture: c.clone() };
            silent.extend(captured.take(identity.capture).map(pattern));
        }
    }
    Report {
        eccforge_simulation: 1,
        identity: identity.clone(),
        command: command.to_vec(),
        lane: None,
        confidence: CONFIDENCE,
        complete,
        cells,
        silent,
    }
}

/// The line of one scheme and class.
pub fn cell_report(scheme: &str, class: &str, counts: &Counts, exact: Option<&Probabilities>) -> CellReport {
    let n = counts.samples();
    let (low, high) = clopper_pearson(counts.silent(), n, CONFIDENCE);
    let z = |k: u64, p: &dyn Fn(&Probabilities) -> BigRational| {
        exact.and_then(|e| z_score(k, n, p(e).to_f64().unwrap_or(f64::NAN)))
    };
    let impossible = |k: u64, p: BigRational| {
        let (never, always) = (p == BigRational::from_integer(0.into()), p == BigRational::from_integer(1.into()));
        never && k > 0 || always && k < n
    };
    CellReport {
        scheme: scheme.to_owned(),
        class: class.to_owned(),
        samples: n,
        corrected: counts.corrected,
        detected: counts.detected,
        undetected: counts.undetected,
        miscorrected: counts.miscorrected,
        clean: counts.clean,
        silent: if n == 0 { 0.0 } else { counts.silent() as f64 / n as f64 },
        silent_low: low,
        silent_high: high,
        silent_below: (counts.silent() == 0).then(|| rule_of_three(n)),
        exact: exact.map(|e| e.silent().to_string()),
        z: z(counts.silent(), &Probabilities::silent),
        z_corrected: z(counts.corrected, &|e| e.corrected.clone()),
        z_detected: z(counts.detected, &|e| e.detected.clone()),
        contradiction: exact.is_some_and(|e| {
            impossible(counts.silent(), e.silent())
                || impossible(counts.corrected, e.corrected.clone())
                || impossible(counts.detected, e.detected.clone())
                || impossible(counts.clean, e.clean.clone())
        }),
    }
}

impl CellReport {
    /// Whether the counts deny the exact values: a contradiction, or a deviation that chance makes once in 5e8 runs.
    pub fn denies_exact(&self) -> bool {
        let far = |z: Option<f64>| z.is_some_and(|z| z.abs() > 6.0);
        self.contradiction || far(self.z) || far(self.z_corrected) || far(self.z_detected)
    }
}
