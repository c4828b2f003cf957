//! A block of simulated entries through every step of some iterations.

use super::counts::Counts;
use super::{Plan, Report, Schedule, schedule};
use crate::bits::DATA_BYTES;
use crate::block::{Access, Block, Exposures, Now, Outcome, Scratch, WordMask};
use crate::memtest::plan::{Select, Step};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

struct BlockRun<'a> {
    plan: &'a Plan<'a>,
    access: Access<'a>,
    block: Block,
    exposures: Exposures,
    found: Counts,
    outcomes: Vec<(usize, Outcome)>,
    data: Vec<u8>,
}

/// The last step that writes every word, if any does.
pub(super) fn last_full_write(schedule: &Schedule) -> Option<usize> {
    schedule.iter().rposition(|(_, step)| matches!(step, Step::Write(_, Select::All) | Step::Logic { .. }))
}

impl Plan<'_> {
    /// What entries (ascending) come to in these iterations; nothing if `stop` was set before the end.
    pub(super) fn simulate(
        &self,
        entries: Vec<u64>,
        iterations: Range<u64>,
        stop: &AtomicBool,
        scratch: &mut Scratch,
    ) -> Option<Counts> {
        let (count, tests) = (entries.len() as u64, self.job.options.tests.len());
        let mut found = Counts::new(tests);
        if count > 0 {
            let mut access = Access::new(self.job.map, self.job.codec, Now::default(), scratch);
            let block = Block::new(entries, &mut access);
            let (exposures, outcomes, data) = (Exposures::default(), Vec::new(), Vec::new());
            let mut run = BlockRun { plan: self, access, block, exposures, found, outcomes, data };
            run.catch_up(iterations.start);
            run.found = Counts::new(tests);
            for iteration in iterations.clone() {
                run.steps(iteration, &schedule(self.job.options, iteration), 0);
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
            }
            found = run.found;
            found.cut(self.job.most_reports);
        }
        found.entries = if iterations.start == 0 { count } else { 0 };
        Some(found)
    }
}

impl BlockRun<'_> {
    /// Brings the block to where it is before an iteration. A write of all words ends what was before: cells are right,
    /// charge is restored, poison is gone, neighbours count from there. So the steps from the last such write on are enough.
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
            self.access.context.now = Now { step, seconds: step as f64 * self.plan.job.sweep_seconds };
            self.step(iteration, *test, what);
        }
    }

    fn step(&mut self, iteration: u64, test: usize, step: &Step) {
        match step {
            Step::Write(pattern, select) => {
                let count = self.block.entries().len();
                self.data.resize(DATA_BYTES * count, 0);
                for (entry, bytes) in self.block.entries().iter().zip(self.data.chunks_exact_mut(DATA_BYTES)) {
                    pattern.entry(*entry, bytes);
                }
                self.write(iteration, test, *select);
            }
            Step::Logic { .. } => {
                self.data.clear();
                self.data.resize(DATA_BYTES * self.block.entries().len(), 0);
                self.write(iteration, test, Select::All);
            }
            Step::Verify(_, select) => self.verify(iteration, test, *select),
        }
    }

    fn write(&mut self, iteration: u64, test: usize, select: Select) {
        let masks: Vec<WordMask> = self.block.entries().iter().map(|e| select.words(*e)).collect();
        let slots: Vec<usize> = (0..masks.len()).filter(|s| masks[*s] != 0).collect();
        let tally = &mut self.found.tallies[test];
        if select == Select::All {
            self.block.write(0..masks.len(), &self.data, &mut self.access, tally);
            self.block.disturb(&slots, &masks, &mut self.exposures, &self.access.context);
            return;
        }
        let data: Vec<u8> = slots.iter().flat_map(|s| &self.data[DATA_BYTES * s..][..DATA_BYTES]).copied().collect();
        let masks: Vec<WordMask> = slots.iter().map(|s| masks[*s]).collect();
        self.outcomes.clear();
        self.block.write_words(&slots, &data, &masks, &mut self.access, tally, &mut self.outcomes);
        self.block.disturb(&slots, &masks, &mut self.exposures, &self.access.context);
        self.count(iteration, test, &slots);
    }

    fn verify(&mut self, iteration: u64, test: usize, select: Select) {
        let entries = self.block.entries();
        let slots: Vec<usize> = (0..entries.len()).filter(|s| select.words(entries[*s]) != 0).collect();
        self.data.resize(DATA_BYTES * slots.len(), 0);
        self.outcomes.clear();
        self.block.read(slots.iter().copied(), &mut self.access, &mut self.data, &mut self.outcomes);
        self.count(iteration, test, &slots);
        for &(at, outcome) in &self.outcomes {
            if !matches!(outcome, Outcome::Miscorrected | Outcome::Undetected) {
                continue;
            }
            let mask = select.words(self.block.entries()[slots[at]]);
            let truth = &self.block.truth()[DATA_BYTES * slots[at]..][..DATA_BYTES];
            let delivered = &self.data[DATA_BYTES * at..][..DATA_BYTES];
            for (w, (t, d)) in truth.chunks_exact(4).zip(delivered.chunks_exact(4)).enumerate() {
                let wrong: u32 = t.iter().zip(d).map(|(t, d)| (t ^ d).count_ones()).sum();
                if mask >> w & 1 == 1 && wrong > 0 {
                    let [words, bits] = &mut self.found.words[test];
                    *words += 1;
                    *bits += u64::from(wrong);
                    self.found.fail(iteration, test);
                }
            }
        }
    }

    /// Adds the outcomes of a step to what was found.
    fn count(&mut self, iteration: u64, test: usize, slots: &[usize]) {
        for &(at, outcome) in &self.outcomes {
            self.found.tallies[test].add(outcome);
            if outcome == Outcome::Detected {
                self.found.fail(iteration, test);
            }
            if outcome == Outcome::Masked {
                continue;
            }
            let entry = self.block.entries()[slots[at]];
            // Sweeps go through memory from end to end.
            let seconds = self.access.context.now.seconds
                + self.plan.job.sweep_seconds * entry as f64 / self.plan.job.map.entries as f64;
            if self.plan.is_early(seconds) {
                self.found.reports.push(Report { seconds, entry, outcome });
            } else {
                self.found.more += 1;
            }
        }
        // Blocks with many reports must not hold all of them.
        if self.found.reports.len() > 2 * self.plan.job.most_reports + 4096 {
            self.found.cut(self.plan.job.most_reports);
            self.plan.forget_after(self.found.reports.last());
        }
    }
}
