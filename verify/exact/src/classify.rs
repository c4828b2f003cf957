//! Decodes error patterns with a scheme's decoder circuit, 64 at a time, and classifies them by ground truth.
//!
//! The written entry is zero. This is general, because syndromes are linear: a decoder's flips and flags depend only
//! on the error. `tests/linearity.rs` checks it on random data.

use crate::tally::{Counts, Outcome, Outcomes, Tally};
use eccforge_circuit::{Circuit, Interpreter, NetId};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::Scheme;
use num_bigint::BigUint;

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
        let port = |name| self.circuit.output(name).map(|p| p.nets.clone()).unwrap_or_default();
        let entry = self.circuit.input("entry").map(|p| p.nets.clone()).unwrap_or_default();
        Classifier {
            run: Interpreter::new(&self.circuit),
            batch: vec![0; entry.len()],
            entry,
            data: port("data"),
            ce: port("ce")[0],
            due: port("due")[0],
            filled: 0,
            counts: Counts::default(),
        }
    }
}

/// Counts the outcomes of patterns that are added one by one.
pub struct Classifier<'v> {
    run: Interpreter<'v>,
    entry: Vec<NetId>,
    data: Vec<NetId>,
    ce: NetId,
    due: NetId,
    /// batch[bit]: this bit of up to 64 patterns.
    batch: Vec<u64>,
    filled: u32,
    counts: Counts,
}

impl Classifier<'_> {
    /// Adds the pattern with these physical bits wrong (distinct, in range).
    pub fn push(&mut self, bits: &[usize]) {
        for &bit in bits {
            self.batch[bit] |= 1 << self.filled;
        }
        self.filled += 1;
        if self.filled == 64 {
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
        let before = std::mem::take(&mut self.counts);
        self.push(bits);
        self.flush();
        let one = std::mem::replace(&mut self.counts, before);
        let outcomes =
            [(one.corrected, Outcome::Corrected), (one.detected, Outcome::Detected), (one.silent(), Outcome::Silent)];
        outcomes.into_iter().find(|(count, _)| *count > 0).map_or(Outcome::Clean, |(_, outcome)| outcome)
    }

    fn flush(&mut self) {
        if self.filled == 0 {
            return;
        }
        let used = u64::MAX >> (64 - self.filled);
        let mut present = 0;
        for (net, word) in self.entry.iter().zip(&mut self.batch) {
            present |= *word;
            self.run.set(*net, std::mem::take(word));
        }
        self.filled = 0;
        self.run.run();
        let wrong = self.data.iter().fold(0, |w, net| w | self.run.get(*net));
        let (ce, due) = (self.run.get(self.ce), self.run.get(self.due));
        let accepted = used & !due;
        let masks = Outcomes {
            corrected: accepted & present & !wrong,
            detected: used & due,
            undetected: accepted & wrong & !ce,
            miscorrected: accepted & wrong & ce,
            clean: accepted & !present,
        };
        self.counts += masks.map(|mask| u64::from(mask.count_ones()));
    }
}
