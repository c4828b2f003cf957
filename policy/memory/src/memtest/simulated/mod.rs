//! The tests on a simulated device. Entries without a fault return the written data, so they are counted and not stored;
//! the others go through the codec in blocks, each of which goes through the sweeps on its own.

mod block_run;
mod counts;
mod job;
mod logic;
mod recording;
mod results;
mod tasks;

pub use job::{CouldNotRun, Job, Plan};
pub use logic::quantile;
pub use recording::Recording;
pub use results::{Decoded, Results, TestResult};

use super::plan::{MODULUS, Options, Sweep};
use crate::fault::LogicFault;
use crate::memory::WordMask;
use counts::Counts;
use job::schedule;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};

/// Number of sweeps of an iteration.
pub fn sweeps(options: &Options) -> u64 {
    schedule(options, 0).len() as u64
}

/// Number of accesses of a task: about a second of a core where every entry is wrong.
// Shorter tasks cost more for their start, and longer ones delay an interruption.
const ACCESSES: u64 = 1 << 22;
/// Minimum and maximum number of entries of a block: cells stay in a core's cache, and entries fill the codec's vectors.
const BLOCK: (u64, u64) = (64, 2048);

impl<'a> Plan<'a> {
    /// Divides a job.
    ///
    /// # Errors
    /// No generator has this period, no test is given, or the errors of logic are too many to be simulated.
    pub fn new(job: Job<'a>) -> Result<Self, CouldNotRun> {
        let generator = job.options.generator().map_err(CouldNotRun::Invalid)?;
        if job.options.tests.is_empty() {
            return Err(CouldNotRun::Invalid("no test is selected".to_owned()));
        }
        if let Some(test) = job.options.tests.iter().find(|test| test.is_march()) {
            return Err(CouldNotRun::Invalid(format!(
                "a simulated device takes whole sweeps, and {test} orders the operations on each word: run it on a GPU or with --host"
            )));
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
        // A job without iterations has a segment too, because the number of segments is a quotient by its length.
        Ok(Self { job, generator, steps, blocks, segment: segment.max(1) })
    }

    /// Sets the number of iterations of a task; results do not depend on it. It has no effect if no step of an
    /// iteration writes all of memory.
    #[must_use]
    pub fn with_segment(mut self, iterations: u64) -> Self {
        if block_run::last_full_write(&schedule(self.job.options, 0)).is_some() {
            self.segment = iterations.max(1);
        }
        self
    }

    /// Whether any test finds anything, whether the decoder corrects anything, and whether the tested memory has a fault: ends
    /// as soon as all are known.
    pub fn finds(&self, stop: &AtomicBool) -> Result<[bool; 3], CouldNotRun> {
        let answers = [const { AtomicBool::new(false) }; 3];
        // Without a decoder nothing is corrected, and no task would ever answer that question.
        answers[1].store(self.job.codec.is_none(), Ordering::Relaxed);
        let look = |found: &Counts| {
            answers[0].fetch_or(!found.failed.is_empty(), Ordering::Relaxed);
            answers[2].fetch_or(found.entries > 0 || !found.failed.is_empty(), Ordering::Relaxed);
            answers[1].fetch_or(found.tests.iter().any(|t| t.reads.corrected > 0), Ordering::Relaxed);
        };
        let is_open = || !(stop.load(Ordering::Relaxed) || answers.iter().all(|answer| answer.load(Ordering::Relaxed)));
        (0..self.logic_tasks()).into_par_iter().for_each(|task| {
            if is_open() {
                look(&self.logic_task(task));
            }
        });
        (0..self.tasks()).into_par_iter().for_each(|task| {
            if is_open()
                && let Some(found) = self.task(task, stop)
            {
                look(&found);
            }
        });
        // Answers of a part of the tasks would depend on when the run was stopped.
        if stop.load(Ordering::Relaxed) {
            return Err(CouldNotRun::Interrupted);
        }
        let [found, corrected, placed] = answers.map(AtomicBool::into_inner);
        // Errors of logic have no location that could be outside the tested memory.
        let placed = placed || self.job.map.logic != LogicFault::default();
        Ok([found, corrected && !self.job.codec.is_none(), placed])
    }

    /// Results of all tasks, with the known results of entries without faults.
    fn results(&self, mut found: Counts) -> Results {
        let job = &self.job;
        found.cut(job.most_reports);
        for (test, clean) in found.tests.iter_mut().zip(self.clean().tests) {
            // The counts of clean memory hold all reads, also those that met a fault.
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
            wrong: found.wrong,
        }
    }

    /// The reads and words of all tasks on memory without faults.
    fn clean(&self) -> Counts {
        let job = &self.job;
        let mut found = Counts::new(&job.options.tests);
        // The set of words that a step touches repeats after as many iterations as modulo-20 has rounds.
        for first in 0..MODULUS.min(job.iterations) {
            let times = (job.iterations - first).div_ceil(MODULUS);
            for (t, step) in schedule(job.options, first) {
                found.tests[t].reads.clean += times * self.reads(&step);
                found.tests[t].words += times * step.words_verified(job.map.entries);
            }
        }
        found
    }

    /// Number of reads of entries in a step on memory without faults.
    fn reads(&self, step: &Sweep) -> u64 {
        match step {
            // A part of an entry is written by reading it first.
            Sweep::Write(_, select) if !self.job.codec.is_none() => {
                select.count(self.job.map.entries, |m| m != 0 && m != WordMask::MAX)
            }
            Sweep::Verify(_, select) => select.count(self.job.map.entries, |m| m != 0),
            Sweep::Write(..) | Sweep::Logic { .. } | Sweep::March(_) => 0,
        }
    }
}
