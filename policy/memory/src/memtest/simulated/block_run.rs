//! A block of simulated entries through every step of some iterations.

use super::counts::Counts;
use super::job::{Plan, Schedule, schedule};
use super::results::Decoded;
use crate::memory::{Access, Memory, Now, WordMask};
use crate::memtest::pattern::Pattern;
use crate::memtest::plan::{Select, Sweep};
use crate::memtest::wrong_words::WrongWord;
use eccforge_outcomes::ReadOutcome;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

struct BlockRun<'a> {
    plan: &'a Plan<'a>,
    memory: Memory<'a>,
    found: Counts,
}

/// The last step that writes every word, if any does.
pub(super) fn last_full_write(schedule: &Schedule) -> Option<usize> {
    schedule.iter().rposition(|(_, step)| matches!(step, Sweep::Write(_, Select::All) | Sweep::Logic { .. }))
}

impl Plan<'_> {
    /// The counts of entries (ascending) in these iterations; `None` if `stop` was set before the end.
    pub(super) fn simulate(&self, entries: Vec<u64>, iterations: Range<u64>, stop: &AtomicBool) -> Option<Counts> {
        let (count, found) = (entries.len() as u64, Counts::new(&self.job.options.tests));
        let mut run = BlockRun { plan: self, memory: Memory::new(self.job.map, self.job.codec, entries), found };
        if count > 0 {
            run.catch_up(iterations.start);
            run.found = Counts::new(&self.job.options.tests);
            for iteration in iterations.clone() {
                run.steps(iteration, &schedule(self.job.options, iteration), 0);
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
            }
            run.found.cut(self.job.most_reports);
        }
        run.found.entries = if iterations.start == 0 { count } else { 0 };
        Some(run.found)
    }
}

impl BlockRun<'_> {
    /// Brings the block to its state before an iteration. A write of all words resets the state: cells are right, charge is restored,
    /// poison is gone, and writes of neighbours are counted from there. So the steps from the last such write on are enough.
    fn catch_up(&mut self, iteration: u64) {
        if let Some(before) = iteration.checked_sub(1) {
            let schedule = schedule(self.plan.job.options, before);
            self.steps(before, &schedule, last_full_write(&schedule).unwrap_or(0));
        }
    }

    fn steps(&mut self, iteration: u64, schedule: &Schedule, from: usize) {
        for (i, (test, what)) in schedule.iter().enumerate().skip(from) {
            // The first sweep is number 1: number 0 is before all tests.
            let step = iteration * self.plan.steps + i as u64 + 1;
            self.memory.now = Now { step, seconds: step as f64 * self.plan.job.sweep_seconds };
            self.step(iteration, *test, what);
        }
    }

    fn step(&mut self, iteration: u64, test: usize, step: &Sweep) {
        let job = &self.plan.job;
        let (accesses, verified) = match step {
            Sweep::Write(pattern, select) => {
                (self.memory.write(|entry| (select.words(entry), pattern.entry(entry))), None)
            }
            Sweep::Logic { .. } => (self.memory.write(|_| (WordMask::MAX, [0; 4])), None),
            // A plan has no march elements.
            Sweep::March(_) => return,
            Sweep::Verify(pattern, select) => {
                (self.memory.read(|entry| select.words(entry) != 0), Some((pattern, *select)))
            }
        };
        self.found.tests[test].reads.overwritten += std::mem::take(&mut self.memory.overwritten);
        for access in accesses {
            self.found.tests[test].reads.add(&access);
            if access.outcome == ReadOutcome::Detected {
                self.found.fail(iteration, test);
            }
            if access.masked {
                continue;
            }
            // Sweeps go through memory from end to end.
            let seconds = self.memory.now.seconds + job.sweep_seconds * access.entry as f64 / job.map.entries as f64;
            if job.most_reports > 0 {
                self.found.reports.push(Decoded { seconds, entry: access.entry, outcome: access.outcome });
            } else {
                self.found.more += 1;
            }
            if let (Some(what), ReadOutcome::Miscorrected | ReadOutcome::Undetected) = (verified, access.outcome) {
                self.delivered_wrong(iteration, test, what, &access);
            }
        }
        // Blocks with many reports must not hold all of them.
        if self.found.reports.len() > 2 * job.most_reports + 4096 {
            self.found.cut(job.most_reports);
        }
    }

    /// Counts the verified words of an entry that was delivered wrong.
    fn delivered_wrong(&mut self, iteration: u64, test: usize, (pattern, select): (&Pattern, Select), access: &Access) {
        let (mask, sweep) = (select.words(access.entry), self.memory.now.step);
        let word = |w: usize| (8 * access.entry + w as u64, (access.wrong[w / 2] >> (32 * (w % 2))) as u32);
        for (number, wrong) in (0..8).filter(|w| mask >> w & 1 == 1).map(word).filter(|(_, wrong)| *wrong != 0) {
            let counts = &mut self.found.tests[test];
            counts.word_errors += 1;
            counts.bit_errors += u64::from(wrong.count_ones());
            let (test_name, expected) = (counts.test, pattern.word(number));
            let read = expected ^ wrong;
            let word = WrongWord { sweep, address: 4 * number, test: test_name, expected, read, reread: None };
            self.found.wrong.add(word, || None);
            self.found.fail(iteration, test);
        }
    }
}
