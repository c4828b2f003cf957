//! Checks the nodes: three ranks count one of every few blocks, and a host whose counts differ from those of two other
//! hosts is distrusted.

use eccforge_circuit::lanes::Backend;
use eccforge_runs::job::{Finished, Job, RecordWriter, Watch};
use eccforge_runs::records::{Record, RecordError};
use eccforge_runs::run::{Blocks, Ended, Progress, Work, join};
use eccforge_runs::{machine, random};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A result that a rank sends to rank 0.
#[derive(Clone, Serialize, Deserialize)]
pub(super) enum FromRank {
    Record(Record),
    Answer(Answer),
}

/// The counts of one block on one host.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Answer {
    pub cell: String,
    pub block: u64,
    pub host: String,
    /// A hash of the counts.
    pub counts: u64,
}

/// Work that counts the chosen blocks one by one, and the chosen blocks of other ranks at the same pace.
pub(super) struct Recounting<'w> {
    work: &'w dyn Work,
    /// One block in this many is chosen.
    every: u64,
    /// Chosen blocks of other ranks, with their cells.
    others: Vec<(usize, u64)>,
    taken: AtomicUsize,
    /// Number of blocks of this rank.
    blocks: u64,
    done: AtomicU64,
    answers: Mutex<Vec<Answer>>,
}

/// The ranks whose chosen blocks this rank counts again: two, or only the other one if there are two ranks.
pub(super) fn checked_by(rank: u64, ranks: u64) -> BTreeSet<u64> {
    // Neighbouring ranks often share a host, which cannot check itself: the ranks a third and two thirds away
    // are on others.
    let distances = [ranks / 3, 2 * ranks / 3].into_iter().filter(|distance| *distance > 0);
    distances.map(|distance| (rank + ranks - distance) % ranks).collect()
}

impl<'w> Recounting<'w> {
    pub fn new(work: &'w dyn Work, every: u64, own: &Blocks, others: &[Blocks]) -> Self {
        let blocks = own.values().flatten().map(|range| range.end - range.start).sum();
        let (taken, done, answers) = Default::default();
        let mut made = Self { work, every, others: Vec::new(), taken, blocks, done, answers };
        for (cell, id) in work.cells().iter().enumerate() {
            let ranges = others.iter().filter_map(|blocks| blocks.get(id)).flatten();
            let chosen = ranges.flat_map(|range| made.chosen(cell, range)).map(|block| (cell, block));
            let chosen: Vec<_> = chosen.collect();
            made.others.extend(chosen);
        }
        made
    }

    /// The chosen blocks of a range: one in each window of `every` blocks, which depends only on the cell and the window.
    fn chosen(&self, cell: usize, range: &Range<u64>) -> Vec<u64> {
        if self.every == 0 {
            return Vec::new();
        }
        let mut chosen = Vec::new();
        for window in range.start / self.every..range.end.div_ceil(self.every) {
            let random = random::key(&format!("eccforge recount 1\n{cell}\n{window}"));
            let block = window.saturating_mul(self.every).saturating_add(random::scaled(random, self.every));
            // A window at an end of the range may have its block in a neighbouring range.
            if range.contains(&block) {
                chosen.push(block);
            }
        }
        chosen
    }

    /// The answers since the last call.
    pub fn answers(&self) -> Vec<Answer> {
        std::mem::take(&mut self.answers.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Counts one block and keeps its answer.
    fn answer(&self, cell: usize, block: u64, backend: Backend, wanted: &[usize]) -> Record {
        let record = planted(self.work.count(cell, block..block + 1, backend, wanted));
        let json = serde_json::to_string(&(&record.counts, &record.values));
        let counts = random::key(&json.unwrap_or_else(|e| unreachable!("counts are plain data: {e}")));
        let answer = Answer { cell: record.cell.clone(), block, host: machine::name(), counts };
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
        record
    }
}

impl Work for Recounting<'_> {
    fn cells(&self) -> Vec<String> {
        self.work.cells()
    }

    fn schemes(&self, cell: usize) -> Vec<String> {
        self.work.schemes(cell)
    }

    fn blocks(&self, cell: usize) -> u64 {
        self.work.blocks(cell)
    }

    fn samples_in(&self, cell: usize, blocks: &Range<u64>) -> u64 {
        self.work.samples_in(cell, blocks)
    }

    fn capture(&self) -> usize {
        self.work.capture()
    }

    fn joins(&self) -> bool {
        self.work.joins()
    }

    fn count(&self, cell: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record {
        let mut parts: Vec<Record> = Vec::new();
        let mut at = blocks.start;
        for block in self.chosen(cell, &blocks) {
            if at < block {
                parts.push(planted(self.work.count(cell, at..block, backend, wanted)));
            }
            parts.push(self.answer(cell, block, backend, wanted));
            at = block + 1;
        }
        if at < blocks.end || parts.is_empty() {
            parts.push(planted(self.work.count(cell, at..blocks.end, backend, wanted)));
        }
        let done = self.done.fetch_add(blocks.end - blocks.start, Ordering::Relaxed) + blocks.end - blocks.start;
        let due = (self.others.len() as u128 * u128::from(done)).div_ceil(u128::from(self.blocks.max(1))) as usize;
        // This rank counts blocks of others in proportion to its finished blocks, so an interrupted run has proved the
        // same share of its blocks as a complete one.
        while let Ok(n) = self.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| (n < due).then_some(n + 1))
        {
            let (cell, block) = self.others[n];
            self.answer(cell, block, backend, &vec![0; self.work.schemes(cell).len()]);
        }
        let mut parts = parts.into_iter();
        let mut all = parts.next().unwrap_or_default();
        for next in parts {
            join(&mut all, next, self.work.capture());
        }
        all
    }
}

/// The record of a machine with a planted fault: one sample in four blocks has another outcome. Only builds with debug
/// assertions have this fault.
fn planted(mut record: Record) -> Record {
    let wrong = (record.first..record.first + record.blocks).filter(|block| block % 4 == 1).count() as u64;
    if wrong > 0 && machine::is_planted("counts") {
        for counts in record.counts.iter_mut().map(|(_, counts)| counts) {
            let moved = wrong.min(counts.detected);
            (counts.detected, counts.miscorrected) = (counts.detected - moved, counts.miscorrected + moved);
        }
    }
    record
}

/// Compares the answers, on rank 0.
pub(super) struct Judge {
    /// Maximum number of answers for a block.
    most: usize,
    open: BTreeMap<(String, u64), Vec<Answer>>,
    /// Blocks with equal answers of several ranks.
    pub proved: u64,
    /// Hosts with wrong answers.
    pub distrusted: BTreeSet<String>,
}

impl Judge {
    pub fn new(ranks: u64) -> Self {
        let most = 1 + checked_by(0, ranks).len();
        Self { most, open: BTreeMap::new(), proved: 0, distrusted: BTreeSet::new() }
    }

    /// Adds an answer. When the last answer for its block has arrived, returns the newly distrusted hosts with a
    /// message.
    pub fn add(&mut self, answer: Answer) -> Option<(Vec<String>, String)> {
        let key = (answer.cell.clone(), answer.block);
        let answers = self.open.entry(key.clone()).or_default();
        answers.push(answer);
        if answers.len() < self.most {
            return None;
        }
        let answers = self.open.remove(&key)?;
        self.compare(&answers)
    }

    /// Compares the answers for blocks that still lack answers when all ranks have ended.
    pub fn rest(&mut self) -> Vec<(Vec<String>, String)> {
        std::mem::take(&mut self.open).values().filter_map(|answers| self.compare(answers)).collect()
    }

    fn compare(&mut self, answers: &[Answer]) -> Option<(Vec<String>, String)> {
        let [first, _, ..] = answers else { return None };
        let mut hosts: BTreeMap<u64, BTreeSet<&str>> = BTreeMap::new();
        for answer in answers {
            hosts.entry(answer.counts).or_default().insert(&answer.host);
        }
        if hosts.len() == 1 {
            self.proved += 1;
            return None;
        }
        // Two faulty hosts with equal wrong counts are far less likely than two sound ones.
        let right = hosts.iter().find(|(_, hosts)| hosts.len() > 1).map(|(counts, _)| *counts);
        let wrong = answers.iter().filter(|a| Some(a.counts) != right).map(|a| a.host.clone());
        let wrong: BTreeSet<String> = wrong.filter(|host| !self.distrusted.contains(host)).collect();
        self.distrusted.extend(wrong.iter().cloned());
        let names: Vec<String> = wrong.into_iter().collect();
        let (block, cell, list) = (first.block, &first.cell, names.join(" and "));
        let why = match right {
            Some(_) => "two other hosts agree",
            None => "no two hosts agree",
        };
        let message = format!(
            "{list}: wrong counts of block {block} of the cell `{cell}`: {why}. All blocks of {list} are removed; \
             resume this run without {list}"
        );
        (!names.is_empty()).then_some((names, message))
    }
}

/// The records that rank 0 keeps, and the progress of the job.
pub(super) struct RankRecords<'k, 'j> {
    pub job: &'k Job<'j>,
    pub writer: RecordWriter,
    pub judge: Judge,
    /// Samples of other ranks.
    pub received: u64,
    /// Samples of this rank.
    pub own: u64,
    pub total: u64,
    pub watch: &'k mut dyn Watch,
}

impl RankRecords<'_, '_> {
    pub fn receive(&mut self, found: Option<&FromRank>) -> Result<(), RecordError> {
        match found {
            Some(FromRank::Answer(answer)) => self.answers(vec![answer.clone()]),
            Some(FromRank::Record(record)) => {
                self.received = self.received.saturating_add(self.writer.samples(self.job, record));
                self.keep(Some(record))
            }
            None => self.keep(None),
        }
    }

    /// Keeps a record of a host that is not distrusted.
    pub fn keep(&mut self, record: Option<&Record>) -> Result<(), RecordError> {
        self.writer.keep(record.filter(|record| !self.judge.distrusted.contains(&record.host)))
    }

    /// Compares answers, and removes the records of hosts whose answers are wrong.
    pub fn answers(&mut self, answers: Vec<Answer>) -> Result<(), RecordError> {
        for answer in answers {
            if let Some(found) = self.judge.add(answer) {
                self.remove(found)?;
            }
        }
        Ok(())
    }

    fn remove(&mut self, (hosts, message): (Vec<String>, String)) -> Result<(), RecordError> {
        self.watch.note(&message);
        for host in &hosts {
            self.writer.remove(self.job, host)?;
        }
        Ok(())
    }

    pub fn progress(&mut self) {
        let done = self.received.saturating_add(self.own);
        self.watch.progress(Progress { done, total: self.total });
    }

    pub fn finish(&mut self, ended: Ended, started: Instant, ranks: u64) -> Result<Finished, RecordError> {
        for found in self.judge.rest() {
            self.remove(found)?;
        }
        let distrusted: Vec<String> = self.judge.distrusted.iter().cloned().collect();
        // Removed blocks are missing: the run is not complete, and must be resumed.
        let ended = if distrusted.is_empty() { ended } else { Ended::TimeLimit };
        let mut finished = std::mem::take(&mut self.writer).finish(self.job, ended, started, ranks)?;
        finished.execution.proved_blocks = self.judge.proved;
        finished.execution.distrusted_hosts = distrusted;
        Ok(finished)
    }
}
