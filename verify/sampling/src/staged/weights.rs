//! Exact outcomes of every error of one, two and three bits.
//!
//! If the error stage corrects every single-bit error of a word, such words do not affect the others. Only the errors
//! within one word are then tried, because with at most three wrong bits at most one word has more than one. If it corrects
//! that many bits of a word too, nothing is tried. Errors of other stages are tried one by one if there are few of them.

use super::batch::Batch;
use super::pipeline::{Bench, Pipeline};
use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_exact::enumerate::Progress;
use eccforge_gf::integers::binomial;
use eccforge_model::Choices;
use eccforge_outcomes::{Counts, Tally};

/// Maximum number of patterns that are tried for a weight.
// They take a few seconds to decode; errors of three bits in four words of 144 bits are two million.
const MOST_TRIED: u64 = 20_000_000;

/// Number of patterns that [`by_weight`] tries, the total of its progress.
pub fn tries(pipeline: &Pipeline) -> u64 {
    let (word, bits) = (pipeline.word() as u64, pipeline.bits() as u64);
    // A weight of too many patterns is left out, and adds nothing to the progress.
    let always = pipeline.always_puts_right() as u64;
    if always > 0 {
        return (1 + always..=3).map(|k| if_tried(bits / word * binomial(word, k))).sum();
    }
    (1..=3).map(|k| if_tried(binomial(bits, k))).sum()
}

/// The number of patterns, if so few are tried one by one; otherwise 0.
fn if_tried(patterns: u64) -> u64 {
    if patterns <= MOST_TRIED { patterns } else { 0 }
}

/// Outcomes of the errors of one, two and three bits; `None` if there are too many to try.
pub fn by_weight(pipeline: &Pipeline, backend: Backend, progress: &Progress) -> Vec<(usize, Option<Tally>)> {
    let (word, bits) = (pipeline.word() as u64, pipeline.bits() as u64);
    let copies = bits / word;
    let always = pipeline.always_puts_right() as u64;
    let mut trial = Trial::new(pipeline, backend, progress);
    // Counts of errors of k bits within one word.
    let mut within: Vec<Counts> = vec![Counts::default()];
    let mut of_weights = Vec::new();
    for weight in 1..=3u64.min(bits) {
        let in_one = copies * binomial(word, weight);
        let counts = if weight <= always {
            within.push(Counts { corrected: in_one, ..Counts::default() });
            Some(Counts { corrected: binomial(bits, weight), ..Counts::default() })
        } else if always > 0 && in_one <= MOST_TRIED && within.len() == weight as usize {
            let own = trial.within(pipeline.word(), weight as usize);
            within.push(own);
            // One wrong bit in another word, in addition to two in one word.
            let with_another_word = if weight == 3 { times(within[2], (copies - 1) * word) } else { Counts::default() };
            let in_different_words = binomial(copies, weight) * word.pow(weight as u32);
            Some(own + with_another_word + Counts { corrected: in_different_words, ..Counts::default() })
        } else if always == 0 && binomial(bits, weight) <= MOST_TRIED {
            Some(trial.within(pipeline.bits(), weight as usize))
        } else {
            None
        };
        of_weights.push((weight as usize, counts.map(tally)));
    }
    of_weights
}

/// Converts counts to numbers of any size.
pub(super) fn tally(counts: Counts) -> Tally {
    counts.map(|count| (*count).into())
}

/// Multiplies the counts. If other words are corrected as well, a clean sample becomes a corrected one.
fn times(c: Counts, n: u64) -> Counts {
    Counts { corrected: c.corrected + c.clean, clean: 0, ..c }.map(|count| count * n)
}

/// Collects patterns and decodes them 512 at a time.
pub(super) struct Trial<'p> {
    pipeline: &'p Pipeline,
    backend: Backend,
    progress: &'p Progress,
    bench: Bench,
    batch: Batch,
    counts: Counts,
}

impl<'p> Trial<'p> {
    pub fn new(pipeline: &'p Pipeline, backend: Backend, progress: &'p Progress) -> Self {
        let (bench, batch) = (pipeline.bench(), Batch::new(pipeline.bits()));
        Self { pipeline, backend, progress, bench, batch, counts: Counts::default() }
    }

    /// Counts all patterns of `weight` bits within one of the parts of `length` bits.
    fn within(&mut self, length: usize, weight: usize) -> Counts {
        for first in (0..self.pipeline.bits()).step_by(length) {
            let bits = (first..first + length).collect();
            Choices { bits, least: weight, most: weight }.each(&mut |wrong| self.push(wrong));
        }
        self.finish()
    }

    /// Adds a pattern.
    pub fn push(&mut self, wrong: &[usize]) {
        if self.batch.add(wrong) {
            self.decode();
        }
    }

    fn decode(&mut self) {
        let verdict = self.pipeline.run(self.backend, &mut self.bench, &self.batch.errors, None);
        self.counts += verdict.count(&Slot::first(self.batch.lanes()), &mut []);
        self.progress.add(self.batch.lanes() as u64);
        self.batch.clear();
    }

    /// The counts of all patterns so far.
    pub fn finish(&mut self) -> Counts {
        if self.batch.lanes() > 0 {
            self.decode();
        }
        std::mem::take(&mut self.counts)
    }
}
