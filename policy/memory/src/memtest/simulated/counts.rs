//! Counts of a task.

use super::{Outcome, Plan, Report, Tally};
use std::collections::BTreeMap;

/// Sums over entries and iterations; any order of adding gives the same.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Counts {
    /// Entries that were simulated one by one.
    pub(super) entries: u64,
    /// By test.
    pub(super) tallies: Vec<Tally>,
    /// Wrong words and bits by test.
    pub(super) words: Vec<[u64; 2]>,
    /// Those of the wrong words that are of logic, by test.
    pub(super) logic: Vec<u64>,
    /// For each iteration that failed a bit for each test that found something.
    pub(super) failed: BTreeMap<u64, u16>,
    /// The earliest reports of the decoder.
    pub(super) reports: Vec<Report>,
    /// Reports beyond those.
    pub(super) more: u64,
}

/// Outcomes by their number in records.
const OUTCOMES: [Outcome; 6] = [
    Outcome::Clean,
    Outcome::Masked,
    Outcome::Corrected,
    Outcome::Detected,
    Outcome::Miscorrected,
    Outcome::Undetected,
];

impl Counts {
    /// Nothing in so many tests.
    pub(super) fn new(tests: usize) -> Self {
        Self {
            tallies: vec![Tally::default(); tests],
            words: vec![[0; 2]; tests],
            logic: vec![0; tests],
            ..Self::default()
        }
    }

    /// A test found something in an iteration.
    pub(super) fn fail(&mut self, iteration: u64, test: usize) {
        *self.failed.entry(iteration).or_default() |= 1 << test;
    }

    pub(super) fn with(mut self, other: Self, plan: &Plan<'_>) -> Self {
        self.entries += other.entries;
        self.tallies.iter_mut().zip(&other.tallies).for_each(|(a, b)| *a += *b);
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| (0..2).for_each(|i| a[i] += b[i]));
        self.logic.iter_mut().zip(&other.logic).for_each(|(a, b)| *a += b);
        other.failed.into_iter().for_each(|(i, f)| *self.failed.entry(i).or_default() |= f);
        self.reports.extend(other.reports);
        self.more += other.more;
        // Sorting now and then is enough.
        if self.reports.len() > 2 * plan.job.most_reports {
            self.cut(plan.job.most_reports);
            plan.forget_after(self.reports.last());
        }
        self
    }

    /// Keeps the earliest reports.
    pub(super) fn cut(&mut self, most: usize) {
        self.reports.sort_by(|a, b| a.seconds.total_cmp(&b.seconds).then(a.entry.cmp(&b.entry)));
        if self.reports.len() > most {
            self.more += (self.reports.len() - most) as u64;
            self.reports.truncate(most);
        }
    }

    /// The numbers of a record.
    pub(super) fn to_values(&self) -> BTreeMap<String, Vec<u64>> {
        let tally =
            |t: &Tally| [t.clean, t.masked, t.corrected, t.detected, t.miscorrected, t.undetected, t.overwritten];
        let report = |r: &Report| {
            let outcome = OUTCOMES.iter().position(|o| *o == r.outcome).unwrap_or(0);
            [r.seconds.to_bits(), r.entry, outcome as u64]
        };
        let lists = [
            ("totals", vec![self.entries, self.more]),
            ("tallies", self.tallies.iter().flat_map(tally).collect()),
            ("words", self.words.concat()),
            ("logic", self.logic.clone()),
            ("failed", self.failed.iter().flat_map(|(i, f)| [*i, u64::from(*f)]).collect()),
            ("reports", self.reports.iter().flat_map(report).collect()),
        ];
        lists.into_iter().map(|(name, list)| (name.to_owned(), list)).collect()
    }

    /// What [`Counts::to_values`] was made from; `None` if it was not made for so many tests.
    pub(super) fn from_values(values: &BTreeMap<String, Vec<u64>>, tests: usize) -> Option<Self> {
        let list = |name: &str, len: Option<usize>| values.get(name).filter(|l| len.is_none_or(|n| n == l.len()));
        let &[entries, more] = list("totals", None)?.as_slice() else { return None };
        let tally = |t: &[u64; 7]| Tally {
            clean: t[0],
            masked: t[1],
            corrected: t[2],
            detected: t[3],
            miscorrected: t[4],
            undetected: t[5],
            overwritten: t[6],
        };
        let report = |r: &[u64; 3]| {
            let outcome = *OUTCOMES.get(usize::try_from(r[2]).ok()?)?;
            Some(Report { seconds: f64::from_bits(r[0]), entry: r[1], outcome })
        };
        let failed = |f: &[u64; 2]| Some((f[0], u16::try_from(f[1]).ok()?));
        Some(Self {
            entries,
            tallies: list("tallies", Some(7 * tests))?.as_chunks().0.iter().map(tally).collect(),
            words: list("words", Some(2 * tests))?.as_chunks().0.to_vec(),
            logic: list("logic", Some(tests))?.clone(),
            failed: list("failed", None)?.as_chunks().0.iter().map(failed).collect::<Option<_>>()?,
            reports: list("reports", None)?.as_chunks().0.iter().map(report).collect::<Option<_>>()?,
            more,
        })
    }
}
