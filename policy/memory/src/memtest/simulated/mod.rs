//! The tests on a simulated device. Entries without a fault read what was written, so they are counted and not stored;
//! the others go through the codec in blocks, each of which goes through the sweeps on its own.

mod block_run;
mod counts;
mod logic;
mod recording;
mod tasks;

pub use logic::quantile;
pub use recording::Recording;

use super::Test;
use super::logic::Generator;
use super::plan::{MODULUS, Options, Step};
use crate::codec::EntryCodec;
use crate::fault::FaultMap;
use crate::memory::WordMask;
use crate::tally::Tally;
use counts::Counts;
use eccforge_outcomes::ReadOutcome;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use tasks::EntrySet;

/// The job to run.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The device and its faults.
    pub map: &'a FaultMap,
    pub codec: &'a EntryCodec,
    pub options: &'a Options,
    pub iterations: u64,
    /// Seconds that a sweep over all memory takes.
    pub sweep_seconds: f64,
    /// Decoder reports to keep, the earliest first.
    pub most_reports: usize,
}

/// Results of one test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TestResult {
    /// The test.
    pub test: Test,
    /// Iterations in which it found anything: wrong words, or entries with a DUE.
    pub failed_iterations: u64,
    /// Outcomes of reads of entries. Parts of entries are written by reading first, with ECC; such reads are here too.
    pub reads: Tally,
    /// Words that were verified.
    pub words: u64,
    /// Words that were delivered wrong without a DUE.
    pub word_errors: u64,
    /// Wrong bits in them.
    pub bit_errors: u64,
    /// Those of the wrong words that come from logic, not from memory (simulated ones are known; M.3).
    pub logic_errors: u64,
}

impl TestResult {
    /// Zero counts.
    pub fn new(test: Test) -> Self {
        Self {
            test,
            failed_iterations: 0,
            reads: Tally::default(),
            words: 0,
            word_errors: 0,
            bit_errors: 0,
            logic_errors: 0,
        }
    }

    pub fn found(&self) -> bool {
        self.failed_iterations > 0
    }

    /// Everything that is counted.
    fn all(&mut self) -> [&mut u64; 12] {
        let [a, b, c, d, e, f, g] = self.reads.all();
        let Self { failed_iterations, words, word_errors, bit_errors, logic_errors, .. } = self;
        [a, b, c, d, e, f, g, failed_iterations, words, word_errors, bit_errors, logic_errors]
    }
}

/// A decoder's report, or a silent error, known only from the ground truth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decoded {
    /// Its time in seconds of simulated time.
    pub seconds: f64,
    pub entry: u64,
    /// Its outcome.
    pub outcome: ReadOutcome,
}

/// Results of all tests.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// In the order in which tests run.
    pub tests: Vec<TestResult>,
    /// Iterations in which any test found anything (M.4).
    pub failed_iterations: u64,
    /// Entries that a fault can touch: those that were simulated one by one.
    pub faulty_entries: u64,
    /// Sweeps over all memory.
    pub sweeps: u64,
    /// Decoder reports, in order of time and address.
    pub reports: Vec<Decoded>,
    /// Reports beyond those that were kept.
    pub more_reports: u64,
}

/// The reason why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CouldNotRun {
    /// The run was interrupted.
    Interrupted,
    /// The options are invalid.
    Invalid(String),
}

/// Steps of an iteration: the test's index and the step.
type Schedule = Vec<(usize, Step)>;

fn schedule(options: &Options, iteration: u64) -> Schedule {
    let steps = |(t, test): (usize, &Test)| options.steps(*test, iteration).into_iter().map(move |s| (t, s));
    options.tests.iter().enumerate().flat_map(steps).collect()
}

/// Sweeps of an iteration.
pub fn sweeps(options: &Options) -> u64 {
    schedule(options, 0).len() as u64
}

/// Accesses of a task: about a second of a core where every entry is wrong.
const ACCESSES: u64 = 1 << 22;
/// Entries of a block: its cells stay in a core's cache, and there are enough of them for the codec's vectors.
const BLOCK: (u64, u64) = (64, 2048);

/// A job in tasks, each of which is a function of the job alone: some entries in some iterations.
#[derive(Debug)]
pub struct Plan<'a> {
    job: Job<'a>,
    generator: Generator,
    /// Steps of an iteration.
    steps: u64,
    blocks: Vec<EntrySet>,
    /// Iterations of a task.
    segment: u64,
}

impl<'a> Plan<'a> {
    /// Divides a job.
    ///
    /// # Errors
    /// There is no generator of this period, no test, or more errors of logic than can be simulated.
    pub fn new(job: Job<'a>) -> Result<Self, CouldNotRun> {
        let generator = job.options.generator().map_err(CouldNotRun::Invalid)?;
        if job.options.tests.is_empty() {
            return Err(CouldNotRun::Invalid("no test is asked for".to_owned()));
        }
        let first = schedule(job.options, 0);
        logic::check(&job, &generator, &first)?;
        let steps = first.len() as u64;
        // If a later step writes all of memory, the state after an iteration is known without running it.
        let (block, segment) = if block_run::last_full_write(&first).is_some() {
            (BLOCK.1, (ACCESSES / BLOCK.1 / steps).max(1))
        } else {
            ((ACCESSES / steps / job.iterations.max(1)).clamp(BLOCK.0, BLOCK.1), job.iterations)
        };
        let blocks = tasks::blocks(job.map, job.codec, block);
        Ok(Self { job, generator, steps, blocks, segment: segment.max(1) })
    }

    /// The same with so many iterations to a task; results do not depend on it. Without effect where no step of an
    /// iteration writes all of memory.
    #[must_use]
    pub fn with_segment(mut self, iterations: u64) -> Self {
        if block_run::last_full_write(&schedule(self.job.options, 0)).is_some() {
            self.segment = iterations.max(1);
        }
        self
    }

    /// Whether any test finds anything, and whether the decoder corrects anything: ends as soon as both are known.
    pub fn finds(&self, stop: &AtomicBool) -> Result<[bool; 2], CouldNotRun> {
        let known = [const { AtomicBool::new(false) }; 2];
        known[1].store(self.job.codec.is_none(), Ordering::Relaxed);
        let look = |found: &Counts| {
            known[0].fetch_or(!found.failed.is_empty(), Ordering::Relaxed);
            known[1].fetch_or(found.tests.iter().any(|t| t.reads.corrected > 0), Ordering::Relaxed);
        };
        let open = || !(stop.load(Ordering::Relaxed) || known.iter().all(|k| k.load(Ordering::Relaxed)));
        (0..self.logic_tasks()).into_par_iter().filter(|_| open()).for_each(|i| look(&self.logic_task(i)));
        (0..self.tasks()).into_par_iter().filter(|_| open()).for_each(|i| self.task(i, stop).iter().for_each(look));
        if stop.load(Ordering::Relaxed) {
            return Err(CouldNotRun::Interrupted);
        }
        let [found, corrected] = known.map(AtomicBool::into_inner);
        Ok([found, corrected && !self.job.codec.is_none()])
    }

    /// Results of all tasks, with the known results of entries without faults.
    fn results(&self, mut found: Counts) -> Results {
        let job = &self.job;
        found.cut(job.most_reports);
        for (test, clean) in found.tests.iter_mut().zip(self.clean().tests) {
            // All reads are clean, except those that met a fault.
            let wrong = test.reads.accesses() - test.reads.clean;
            test.reads.clean += clean.reads.clean - wrong;
            test.words = test.words.saturating_add(clean.words);
        }
        for (t, test) in found.tests.iter_mut().enumerate() {
            test.failed_iterations = found.failed.values().filter(|f| *f >> t & 1 == 1).count() as u64;
        }
        Results {
            tests: found.tests,
            failed_iterations: found.failed.len() as u64,
            faulty_entries: found.entries,
            sweeps: job.iterations * self.steps,
            reports: found.reports,
            more_reports: found.more,
        }
    }

    /// The reads and words of all tasks on memory without faults.
    fn clean(&self) -> Counts {
        let job = &self.job;
        let mut found = Counts::new(&job.options.tests);
        // Which words a step touches repeats after as many iterations as modulo-20 has rounds.
        for first in 0..MODULUS.min(job.iterations) {
            let times = (job.iterations - first).div_ceil(MODULUS);
            for (t, step) in schedule(job.options, first) {
                found.tests[t].reads.clean += times * self.reads(&step);
                found.tests[t].words += times * step.words_verified(job.map.entries);
            }
        }
        found
    }

    /// Reads of entries of a step on memory without faults.
    fn reads(&self, step: &Step) -> u64 {
        match step {
            // A part of an entry is written by reading it first.
            Step::Write(_, select) if !self.job.codec.is_none() => {
                select.count(self.job.map.entries, |m| m != 0 && m != WordMask::MAX)
            }
            Step::Verify(_, select) => select.count(self.job.map.entries, |m| m != 0),
            Step::Write(..) | Step::Logic { .. } => 0,
        }
    }
}
