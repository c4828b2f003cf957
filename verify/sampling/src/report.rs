//! Converts counts to a table: intervals, bounds, and deviations from exact values if these are known.

use crate::expected::{Expected, Unknown};
use eccforge_exact::single::Reader;
use eccforge_outcomes::Probabilities;
#[cfg(not(target_arch = "wasm32"))]
use eccforge_report::{Table, grouped};
use eccforge_runs::job::{Execution, Finished};
use eccforge_runs::records::{Capture, Counts, Identity, MONTE_CARLO, Record};
use eccforge_runs::run::Ended;
use eccforge_runs::statistics::{clopper_pearson, rule_of_three, within_clopper_pearson, z_score};
use eccforge_scheme::stages::Stages;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// Confidence of all intervals.
pub const CONFIDENCE: f64 = 0.95;

/// A count contradicts its exact value if chance gives a count as far from the expectation in less than this share of runs: the
/// two tails of a normal distribution beyond six standard deviations.
const BY_CHANCE: f64 = 2e-9;
/// Number of expected silent samples below which text does not show a distance in standard deviations.
const FEWEST: f64 = 10.0;
/// Standard deviations below which counts are not examined. The steepest tail, that of a count of zero, is 1e-9 at 4.6 of them.
const NEAR: f64 = 4.0;

/// One scheme under one class.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CellReport {
    /// Id of the scheme.
    pub scheme: String,
    /// Id of the class.
    pub class: String,
    /// Samples counted.
    pub samples: u64,
    /// Requested number of samples.
    pub asked: u64,
    /// Their outcomes.
    #[serde(flatten)]
    pub counts: Counts,
    /// Undetected and miscorrected samples.
    pub silent: u64,
    /// Their share of the samples.
    pub silent_share: f64,
    /// Clopper-Pearson bounds of the share at 95 %; `None` for sweeps, whose counts are exact, and without a sample.
    pub silent_low: Option<f64>,
    /// See `silent_low`.
    pub silent_high: Option<f64>,
    /// One-sided 95 % bound (rule of three) if no sample was silent.
    pub silent_below: Option<f64>,
    /// Exact silent probability as a fraction, if known.
    pub exact: Option<String>,
    /// The nearest floating-point number to it.
    pub exact_value: Option<f64>,
    /// Deviation of the silent count from the exact expectation, in standard deviations; `None` without an exact
    /// value, or if that is 0 or 1.
    pub z: Option<f64>,
    /// Deviation of the corrected count.
    pub z_corrected: Option<f64>,
    /// Deviation of the detected count.
    pub z_detected: Option<f64>,
    /// Whether an outcome occurred that the exact values exclude, or the reverse.
    pub contradiction: bool,
    /// The outcomes whose counts contradict their exact values, with both.
    #[serde(skip)]
    pub denials: Vec<String>,
}

/// A whole run.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Report {
    /// The identity of the run.
    pub identity: Identity,
    /// The lane that counted last, and whether it used machine code or a tape. It affects only the time.
    pub lane: Option<String>,
    /// Confidence of the intervals, if there are any.
    pub confidence: Option<f64>,
    /// Whether all requested samples are present.
    pub complete: bool,
    /// The reason why the counting ended.
    pub ended: Ending,
    /// Machine and time of the run; `None` if records were merged.
    pub execution: Option<Execution>,
    /// Results by class or set of errors.
    pub cells: Vec<CellReport>,
    /// For schemes of several stages, where errors were corrected or detected.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<crate::staged::AtStage>,
    /// Cells without an exact value, with the reasons.
    pub not_compared: Vec<Unknown>,
    /// Silent error patterns, the first of each scheme and class.
    pub captures: Vec<SilentPattern>,
}

/// The reason why a result contains its samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// All requested samples are present.
    Complete,
    /// The stop rules on counts were met.
    StopRule,
    /// This is one complete shard of a split run.
    Shard,
    /// Samples are missing: a time limit was reached, on this rank or another, or not all records were merged. The
    /// run can be resumed.
    Unfinished,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Complete => "all samples were counted",
            Self::StopRule => "a stop rule held",
            Self::Shard => "this is one part of a run",
            Self::Unfinished => "the run is unfinished",
        })
    }
}

/// A pattern that was delivered as wrong data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SilentPattern {
    /// The class from which it was drawn.
    pub class: String,
    /// The pattern with its scheme and sample.
    #[serde(flatten)]
    pub capture: Capture,
    /// The wrong physical bits.
    pub error_bits: Vec<usize>,
    /// The physical bits that the decoder flipped. `None` if the scheme is not at hand or has several stages.
    pub flipped_bits: Option<Vec<usize>>,
}

/// The table of the records of one run.
pub fn report(identity: &Identity, records: &[Record], expected: &Expected) -> Report {
    let exhaustive = identity.kind != MONTE_CARLO;
    let mut cells = Vec::new();
    let mut patterns = Vec::new();
    let mut complete = true;
    for (id, cell) in &identity.cells {
        let mut records: Vec<&Record> = records.iter().filter(|r| r.cell == *id).collect();
        records.sort_by_key(|r| r.first);
        for scheme in &cell.schemes {
            let counts = records.iter().filter_map(|r| r.counts.get(scheme)).fold(Counts::default(), |a, c| a + *c);
            complete &= counts.total() == cell.samples;
            let key = (scheme.clone(), cell.class.clone());
            let drawn = CellReport::new(scheme, &cell.class, &counts, expected.exact.get(&key));
            // A sweep leaves nothing to chance, so its shares have no interval.
            let swept = CellReport { silent_low: None, silent_high: None, silent_below: None, ..drawn.clone() };
            cells.push(CellReport { asked: cell.samples, ..if exhaustive { swept } else { drawn } });
            let captured = records.iter().flat_map(|r| &r.silent).filter(|s| s.scheme == *scheme);
            // Each block has up to this many patterns; the run was asked for that many in all.
            for capture in captured.take(identity.capture) {
                patterns.push(SilentPattern {
                    class: cell.class.clone(),
                    capture: capture.clone(),
                    error_bits: bits_of(&capture.error),
                    flipped_bits: None,
                });
            }
        }
    }
    Report {
        identity: identity.clone(),
        lane: None,
        confidence: (!exhaustive).then_some(CONFIDENCE),
        complete,
        ended: if complete { Ending::Complete } else { Ending::Unfinished },
        execution: None,
        not_compared: expected.unknown.clone(),
        cells,
        stages: Vec::new(),
        captures: patterns,
    }
}

impl Report {
    /// Adds to each captured pattern the bits that the decoder of its scheme flips.
    pub fn add_flipped_bits(&mut self, schemes: &[Stages]) {
        for scheme in schemes.iter().filter_map(Stages::single) {
            let mut captured = self.captures.iter_mut().filter(|c| c.capture.scheme == scheme.id).peekable();
            // Building a reader takes longer than decoding a few patterns.
            if captured.peek().is_none() {
                continue;
            }
            let reader = Reader::new(scheme);
            let data = vec![false; scheme.geometry.beats * scheme.geometry.data_pins];
            for pattern in captured {
                // Merged records of another program may have a scheme of this id with other entries.
                if pattern.error_bits.iter().all(|bit| *bit < scheme.geometry.bits()) {
                    pattern.flipped_bits = Some(reader.decode(&data, &pattern.error_bits).flips);
                }
            }
        }
    }
}

/// Whether chance gives a count as far from its expectation in less than [`BY_CHANCE`] of all runs, by the tail of the binomial
/// distribution. Standard deviations do not decide it: one sample of an outcome whose expected count is 0.01 is 10 of them away.
fn is_denial(k: u64, n: u64, p: &BigRational) -> bool {
    let p = p.to_f64().unwrap_or(f64::NAN);
    // The bounds are found by iteration; the distance almost always decides without them.
    z_score(k, n, p).is_some_and(|z| z.abs() > NEAR) && !within_clopper_pearson(p, k, n, 1.0 - BY_CHANCE)
}

/// Whether a count has an outcome of probability 0, or lacks one of probability 1.
fn is_impossible(k: u64, n: u64, p: &BigRational) -> bool {
    p.is_zero() && k > 0 || p.is_one() && k < n
}

/// The outcomes that are compared: name, count and exact probability.
fn pairs(counts: &Counts, exact: &Probabilities) -> Vec<(&'static str, u64, BigRational)> {
    vec![
        ("silent", counts.silent(), exact.silent()),
        ("corrected", counts.corrected, exact.corrected.clone()),
        ("detected", counts.detected, exact.detected.clone()),
        ("clean", counts.clean, exact.clean.clone()),
    ]
}

/// The bits that are set in a number in hexadecimal, the lowest first.
fn bits_of(hexadecimal: &str) -> Vec<usize> {
    let mut bits = Vec::new();
    for (i, digit) in hexadecimal.chars().rev().enumerate() {
        let value = digit.to_digit(16).unwrap_or(0);
        bits.extend((0..4).filter(|bit| value >> bit & 1 == 1).map(|bit| 4 * i + bit));
    }
    bits
}

/// A positive number with two significant digits and without an exponent, like its neighbours in a column.
fn two_digits(number: f64) -> String {
    let digits = (1.0 - number.log10().floor()).clamp(0.0, 20.0) as usize;
    format!("{number:.digits$}")
}

impl CellReport {
    /// The line of one scheme and class with drawn samples.
    fn new(scheme: &str, class: &str, counts: &Counts, exact: Option<&Probabilities>) -> Self {
        let n = counts.total();
        let (low, high) = clopper_pearson(counts.silent(), n, CONFIDENCE);
        let compared = exact.map_or_else(Vec::new, |exact| pairs(counts, exact));
        let mut distances = compared.iter().map(|(_, k, p)| z_score(*k, n, p.to_f64().unwrap_or(f64::NAN)));
        // The order of `pairs`.
        let [z, z_corrected, z_detected] = std::array::from_fn(|_| distances.next().flatten());
        let mut denials = Vec::new();
        for (name, k, p) in &compared {
            if is_impossible(*k, n, p) || is_denial(*k, n, p) {
                denials.push(format!("{k} of {n} {name}, exact probability {p}"));
            }
        }
        Self {
            scheme: scheme.to_owned(),
            class: class.to_owned(),
            samples: n,
            asked: n,
            counts: *counts,
            silent: counts.silent(),
            silent_share: if n == 0 { 0.0 } else { counts.silent() as f64 / n as f64 },
            silent_low: (n > 0).then_some(low),
            silent_high: (n > 0).then_some(high),
            silent_below: (n > 0 && counts.silent() == 0).then(|| rule_of_three(n)),
            exact: exact.map(|e| e.silent().to_string()),
            exact_value: exact.and_then(|e| e.silent().to_f64()),
            z,
            z_corrected,
            z_detected,
            contradiction: compared.iter().any(|(_, k, p)| is_impossible(*k, n, p)),
            denials,
        }
    }

    /// The silent share in percent, its interval or its bound if no sample was silent, and the exact share, as readable texts.
    pub fn silent_texts(&self) -> [String; 3] {
        let percent = |share: f64| match 100.0 * share {
            0.0 => "0".to_owned(),
            // The number of digits is that of exact tables, and larger for rare errors.
            p if self.silent_high.unwrap_or(self.silent_share) >= 1e-3 => format!("{p:.4}"),
            p => format!("{p:.6}"),
        };
        let interval = match (self.silent_below, self.silent_low.zip(self.silent_high)) {
            (Some(bound), _) => format!("below {}", two_digits(100.0 * bound)),
            (None, Some((low, high))) => format!("{} to {}", percent(low), percent(high)),
            (None, None) => String::new(),
        };
        let share = if self.samples == 0 { "-".to_owned() } else { percent(self.silent_share) };
        [share, interval, self.exact_value.map_or_else(|| "-".to_owned(), percent)]
    }

    /// The deviation from the exact value as readable text.
    pub fn z_text(&self) -> String {
        // The distance means little where few samples are expected; denials are judged by the binomial distribution.
        let is_rare = self.exact_value.is_some_and(|p| p * (self.samples as f64) < FEWEST);
        match (self.contradiction, self.z) {
            (true, _) => "IMPOSSIBLE".to_owned(),
            (false, Some(_)) if is_rare && !self.denies_exact() => "-".to_owned(),
            (false, Some(z)) => format!("{z:+.2}"),
            (false, None) => "-".to_owned(),
        }
    }

    /// Whether the counts contradict the exact values: an impossible outcome, or a deviation that occurs by
    /// chance once in 5e8 runs.
    pub fn denies_exact(&self) -> bool {
        !self.denials.is_empty()
    }
}

impl Report {
    /// Adds the ending, lane and execution of the run to the report. `is_part` states whether other processes count samples of the run.
    pub fn conclude(&mut self, finished: &Finished, lane: String, is_part: bool) {
        self.lane = Some(lane);
        self.execution = Some(finished.execution.clone());
        self.ended = match finished.ended {
            // Records of earlier runs can complete a run that itself was stopped.
            _ if self.complete => Ending::Complete,
            Ended::Complete if is_part => Ending::Shard,
            Ended::Complete => Ending::Unfinished,
            Ended::StopRule => Ending::StopRule,
            Ended::TimeLimit => Ending::Unfinished,
        };
    }

    /// Number of samples counted and requested, over all cells.
    pub fn samples(&self) -> [u128; 2] {
        // Many cells of 2^63 samples each would overflow 64 bits.
        let samples = self.cells.iter().map(|cell| u128::from(cell.samples)).sum();
        let asked = self.cells.iter().map(|cell| u128::from(cell.asked)).sum();
        [samples, asked]
    }

    /// The numbers of [`Self::samples`] in words: `3 of 10 000`.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn progress(&self) -> String {
        let [samples, asked] = self.samples().map(|n| grouped(&n.to_string()));
        format!("{samples} of {asked}")
    }

    /// Ids of the classes, in the order of the cells.
    pub fn classes(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = Vec::new();
        for cell in &self.cells {
            if !ids.contains(&cell.class.as_str()) {
                ids.push(&cell.class);
            }
        }
        ids
    }

    /// The table of the report's CSV: one line for each cell.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn table(&self) -> Table {
        let mut rows = Vec::new();
        for c in &self.cells {
            let Counts { corrected, detected, undetected, miscorrected, clean } = c.counts;
            let counts = [c.samples, c.asked, corrected, detected, undetected, miscorrected, clean, c.silent];
            let silent = [Some(c.silent_share), c.silent_low, c.silent_high, c.silent_below];
            let mut row = vec![c.class.clone(), c.scheme.clone()];
            row.extend(counts.map(|n| n.to_string()));
            row.extend(silent.map(number));
            row.push(c.exact.clone().unwrap_or_default());
            row.extend([c.exact_value, c.z, c.z_corrected, c.z_detected].map(number));
            row.extend([c.contradiction.to_string(), eccforge_report::name(&self.ended)]);
            rows.push(row);
        }
        Table::keyed(
            "class scheme samples asked corrected detected undetected miscorrected clean silent silent_share \
            silent_low silent_high silent_below exact exact_value z z_corrected z_detected contradiction ended",
        )
        .rows(rows)
    }
}

/// A number of a CSV file; empty if there is none.
#[cfg(not(target_arch = "wasm32"))]
fn number(value: Option<f64>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}
