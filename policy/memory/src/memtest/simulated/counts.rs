//! Counts of a task.

use super::results::{Decoded, TestResult};
use crate::memtest::Test;
use crate::memtest::wrong_words::{WrongWord, WrongWords};
use eccforge_outcomes::ReadOutcome;
use std::collections::BTreeMap;

/// Outcomes that are reported.
const REPORTED: [ReadOutcome; 4] =
    [ReadOutcome::Corrected, ReadOutcome::Detected, ReadOutcome::Miscorrected, ReadOutcome::Undetected];

/// The number of an outcome in a record; 1 is not used.
const fn code(outcome: ReadOutcome) -> u64 {
    match outcome {
        ReadOutcome::Clean => 0,
        ReadOutcome::Corrected => 2,
        ReadOutcome::Detected => 3,
        ReadOutcome::Miscorrected => 4,
        ReadOutcome::Undetected => 5,
    }
}

/// Sums over entries and iterations; any order of adding gives the same result.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Counts {
    /// Number of entries that were simulated one by one.
    pub(super) entries: u64,
    /// Number of reports beyond those that are kept.
    pub(super) more: u64,
    /// The results of each test; verified words and failed iterations are not counted here.
    pub(super) tests: Vec<TestResult>,
    /// A mask for each failed iteration, with a bit for each test that found an error.
    pub(super) failed: BTreeMap<u64, u16>,
    /// The earliest reports of the decoder.
    pub(super) reports: Vec<Decoded>,
    /// Words that were verified wrong.
    pub(super) wrong: WrongWords,
}

impl Counts {
    /// Zero counts of these tests.
    pub(super) fn new(tests: &[Test]) -> Self {
        Self { tests: tests.iter().map(|t| TestResult::new(*t)).collect(), ..Self::default() }
    }

    /// Records that a test found something in an iteration.
    pub(super) fn fail(&mut self, iteration: u64, test: usize) {
        *self.failed.entry(iteration).or_default() |= 1 << test;
    }

    /// Adds the counts of another task; about twice `most_reports` are kept.
    pub(super) fn add(&mut self, mut other: Self, most_reports: usize) {
        // Records of a file may hold any numbers.
        self.entries = self.entries.saturating_add(other.entries);
        self.more = self.more.saturating_add(other.more);
        for (own, other) in self.tests.iter_mut().zip(&mut other.tests) {
            for (sum, more) in own.all().into_iter().zip(other.all()) {
                *sum = sum.saturating_add(*more);
            }
        }
        for (iteration, tests) in other.failed {
            *self.failed.entry(iteration).or_default() |= tests;
        }
        self.reports.extend(other.reports);
        self.wrong.merge(other.wrong);
        // Sorting now and then is enough.
        if self.reports.len() > 2 * most_reports {
            self.cut(most_reports);
        }
    }

    /// Keeps the earliest reports.
    pub(super) fn cut(&mut self, most: usize) {
        self.reports.sort_by(|a, b| a.seconds.total_cmp(&b.seconds).then(a.entry.cmp(&b.entry)));
        self.more = self.more.saturating_add(self.reports.len().saturating_sub(most) as u64);
        self.reports.truncate(most);
    }

    /// Turns the counts into the values of a record.
    pub(super) fn into_values(mut self) -> BTreeMap<String, Vec<u64>> {
        let lists = [
            ("totals", vec![self.entries, self.more]),
            ("tests", self.tests.iter_mut().flat_map(TestResult::all).map(|n| *n).collect()),
            ("failed", self.failed.iter().flat_map(|(i, f)| [*i, u64::from(*f)]).collect()),
            ("reports", self.reports.iter().flat_map(numbers_of_report).collect()),
            ("wrong", self.wrong.first.iter().flat_map(numbers_of_word).collect()),
            ("bits", self.wrong.by_bit.as_flattened().to_vec()),
        ];
        lists.into_iter().map(|(name, list)| (name.to_owned(), list)).collect()
    }

    /// The counts that these values of a record represent; `None` if the values are not counts of these tests.
    pub(super) fn from_values(values: &BTreeMap<String, Vec<u64>>, tests: &[Test]) -> Option<Self> {
        let [totals, numbers, failed, reports] =
            ["totals", "tests", "failed", "reports"].map(|name| values.get(name).map(Vec::as_slice));
        let mut counts = Self::new(tests);
        let &[entries, more] = totals? else { return None };
        (counts.entries, counts.more) = (entries, more);
        let all: Vec<&mut u64> = counts.tests.iter_mut().flat_map(TestResult::all).collect();
        let numbers = numbers.filter(|numbers| numbers.len() == all.len())?;
        for (count, number) in all.into_iter().zip(numbers) {
            *count = *number;
        }
        let failed = failed
            .filter(|failed| failed.len().is_multiple_of(2))?
            .as_chunks()
            .0
            .iter()
            .map(|&[i, f]| Some((i, u16::try_from(f).ok()?)));
        counts.failed = failed.collect::<Option<_>>()?;
        let reports = reports.filter(|reports| reports.len().is_multiple_of(3))?;
        counts.reports = reports.as_chunks().0.iter().map(report_of).collect::<Option<_>>()?;
        counts.wrong = wrong_words(values, tests)?;
        Some(counts)
    }
}

// Bits of a float are exact; a decimal number would shift the times by a rounding.
fn numbers_of_report(report: &Decoded) -> [u64; 3] {
    [report.seconds.to_bits(), report.entry, code(report.outcome)]
}

fn report_of(&[seconds, entry, outcome]: &[u64; 3]) -> Option<Decoded> {
    let outcome = REPORTED.into_iter().find(|reported| code(*reported) == outcome)?;
    Some(Decoded { seconds: f64::from_bits(seconds), entry, outcome })
}

fn numbers_of_word(word: &WrongWord) -> [u64; 5] {
    [word.sweep, word.address, word.test as u64, word.expected.into(), word.read.into()]
}

/// The wrong words of a record.
fn wrong_words(values: &BTreeMap<String, Vec<u64>>, tests: &[Test]) -> Option<WrongWords> {
    let words = values.get("wrong").filter(|words| words.len().is_multiple_of(5))?;
    let first = words.as_chunks().0.iter().map(|numbers| word_of(numbers, tests));
    let by_bit = values.get("bits").filter(|bits| bits.len() == 64)?.as_chunks().0.to_vec();
    Some(WrongWords { first: first.collect::<Option<_>>()?, by_bit })
}

fn word_of(&[sweep, address, test, expected, read]: &[u64; 5], tests: &[Test]) -> Option<WrongWord> {
    // A record of another run may name a test that this one does not have.
    let test = *tests.iter().find(|own| **own as u64 == test)?;
    let [expected, read] = [expected, read].map(|word| u32::try_from(word).ok());
    Some(WrongWord { sweep, address, test, expected: expected?, read: read?, reread: None })
}
