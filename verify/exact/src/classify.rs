//! Decodes error patterns with a scheme's decoder circuit, 64 at a time, and classifies them by ground truth.
//!
//! The written entry is zero without loss of generality. Syndromes are linear, so flips and flags depend only
//! on the error. `tests/linearity.rs` checks it on random data.

use crate::batch::Batch;
use eccforge_circuit::Circuit;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_outcomes::{Counts, Outcome, Outcomes, Tally};
use eccforge_scheme::Scheme;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// The part of a decoder that determines the outcome.
#[derive(Clone, Debug)]
pub struct Verdicts {
    circuit: Circuit,
}

impl Verdicts {
    /// The decoder of `scheme` with default enables.
    pub fn new(scheme: &Scheme) -> Self {
        let tied = scheme.tied();
        Self { circuit: Decoder::new(&tied, Strategy::SyndromeLookup).flatten().restricted_to(&["data", "ce", "due"]) }
    }

    /// Number of gates of the circuit.
    pub(crate) fn gates(&self) -> u64 {
        self.circuit.gates().len() as u64
    }

    /// A classifier for one thread.
    pub fn classifier(&self) -> Classifier<'_> {
        let batch = Batch::new(&self.circuit, "entry", ["data", "ce", "due"]);
        Classifier { batch, counts: Counts::default() }
    }

    /// Returns an empty memo for one thread.
    pub fn memo(&self) -> Memo<'_> {
        Memo { classifier: self.classifier(), known: FxHashMap::default() }
    }
}

/// Maximum number of patterns whose outcomes a memo keeps.
const REMEMBERED: usize = 1 << 14;

/// Decodes patterns one by one, and remembers the outcomes of the first `REMEMBERED` patterns.
pub struct Memo<'v> {
    classifier: Classifier<'v>,
    known: FxHashMap<Vec<usize>, Outcome>,
}

impl Memo<'_> {
    /// The outcome of a read of several entries, each with these physical bits wrong: detected if any of them is, else
    /// silent if any is, else corrected if any is, else clean.
    pub fn read(&mut self, entries: impl IntoIterator<Item = Vec<usize>>) -> Outcome {
        let outcomes = entries.into_iter().map(|bits| self.outcome(bits));
        let worst = outcomes.max_by_key(|outcome| match outcome {
            Outcome::Clean => 0,
            Outcome::Corrected => 1,
            Outcome::Silent => 2,
            // Above silent: one uncorrectable entry makes the whole read a DUE, and its wrong data are not used.
            Outcome::Detected => 3,
        });
        worst.unwrap_or(Outcome::Clean)
    }

    fn outcome(&mut self, bits: Vec<usize>) -> Outcome {
        if let Some(outcome) = self.known.get(&bits) {
            return *outcome;
        }
        let outcome = self.classifier.outcome(&bits);
        if self.known.len() < REMEMBERED {
            self.known.insert(bits, outcome);
        }
        outcome
    }
}

/// Counts the outcomes of patterns that are added one by one.
pub struct Classifier<'v> {
    batch: Batch<'v, 3>,
    counts: Counts,
}

impl Classifier<'_> {
    /// Adds the pattern with these physical bits wrong (distinct, in range).
    pub fn push(&mut self, bits: &[usize]) {
        if self.batch.add(bits.iter().copied()) {
            self.flush();
        }
    }

    /// Adds the sum of two patterns modulo 2.
    pub(crate) fn push_sum(&mut self, a: &[usize], b: &[usize]) {
        if self.batch.add(a.iter().chain(b).copied()) {
            self.flush();
        }
    }

    /// The counts of all patterns pushed so far.
    pub fn finish(&mut self) -> Tally {
        self.flush();
        std::mem::take(&mut self.counts).map(|count| BigUint::from(*count))
    }

    /// The outcome of one pattern.
    pub fn outcome(&mut self, bits: &[usize]) -> Outcome {
        self.flush();
        // With one pattern in the batch, exactly one counter becomes 1, which gives the outcome.
        let before = std::mem::take(&mut self.counts);
        self.push(bits);
        self.flush();
        let one = std::mem::replace(&mut self.counts, before);
        let outcomes =
            [(one.corrected, Outcome::Corrected), (one.detected, Outcome::Detected), (one.silent(), Outcome::Silent)];
        outcomes.into_iter().find(|(count, _)| *count > 0).map_or(Outcome::Clean, |(_, outcome)| outcome)
    }

    fn flush(&mut self) {
        self.batch.run(|batch, used| {
            let present = batch.cases.iter().fold(0, |any, cases| any | cases);
            let [wrong, ce, due] = [0, 1, 2].map(|output| batch.any(output));
            let accepted = used & !due;
            let masks = Outcomes {
                corrected: accepted & present & !wrong,
                detected: used & due,
                undetected: accepted & wrong & !ce,
                miscorrected: accepted & wrong & ce,
                clean: accepted & !present,
            };
            self.counts += masks.map(|mask| u64::from(mask.count_ones()));
        });
    }
}
