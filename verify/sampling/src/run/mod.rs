//! Counts the blocks of some work that are not yet counted, on all threads, and hands each record over as soon as it is
//! there. Who counts a block, when, and on which lane changes nothing.

mod stop;

pub use stop::StopRules;

use crate::classify::Counts;
use crate::records::{Coverage, Record};
use eccforge_bitslice::Backend;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Instant;

/// Work that comes in cells and blocks; what a block counts is a function of the work alone.
pub trait Work: Sync {
    /// Ids of the cells.
    fn cells(&self) -> Vec<String>;

    /// Schemes of a cell.
    fn schemes(&self, cell: usize) -> Vec<String>;

    /// Blocks of a cell.
    fn blocks(&self, cell: usize) -> u64;

    /// Samples in some blocks of a cell; an estimate will do where only progress asks.
    fn samples_in(&self, cell: usize, blocks: &Range<u64>) -> u64;

    /// Silent patterns to keep for each scheme and cell.
    fn capture(&self) -> usize;

    /// Counts some blocks of a cell. `wanted[k]`: how many silent patterns of its k-th scheme are still of use.
    fn count(&self, cell: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record;
}

/// How a run is run; none of it changes what a block counts.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Threads.
    pub threads: usize,
    /// Lane.
    pub backend: Backend,
    /// When to stop early.
    pub stop: StopRules,
    /// Which part of how many: part i counts blocks i B / n up to (i + 1) B / n.
    pub shard: Option<[u64; 2]>,
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Samples drawn, those of earlier runs included, over all cells.
    pub done: u64,
    /// Samples to draw, if no rule stops the run.
    pub total: u64,
}

/// Why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All samples of this part were drawn.
    Complete,
    /// The rules on counts held for every cell that has samples left.
    Enough,
    /// Time was up.
    TimeUp,
}

/// Blocks of a cell that one thread counts before it hands over.
const MOST_BLOCKS: u64 = 16;

/// A piece of work: a cell and some of its blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Task {
    cell: usize,
    blocks: Range<u64>,
}

/// What is known so far.
struct State<'w> {
    work: &'w dyn Work,
    ids: Vec<String>,
    coverage: Coverage,
    /// For each cell, its records by first block.
    records: Vec<BTreeMap<u64, Record>>,
}

/// Counts what `earlier` records leave of the work. `sink` gets each new record, in no order.
///
/// # Errors
/// What `sink` returns; the run then ends after the open blocks.
///
/// # Panics
/// If `limits.backend` does not run here or two of the `earlier` records overlap.
pub fn run<E: Send>(
    work: &dyn Work,
    limits: &Limits,
    earlier: &[Record],
    sink: &mut dyn FnMut(&Record, Progress) -> Result<(), E>,
) -> Result<Outcome, E> {
    let started = Instant::now();
    let mut state = State::new(work, earlier);
    let parts: Vec<Range<u64>> = (0..state.ids.len()).map(|c| part(work.blocks(c), limits.shard)).collect();
    let total = parts.iter().enumerate().map(|(c, p)| work.samples_in(c, p)).sum();
    let mut done: u64 = earlier.iter().filter_map(|r| state.progress(r)).sum();
    let longest = parts.iter().map(|p| p.end - p.start).max().unwrap_or(0);
    let mut open: Vec<usize> = (0..parts.len()).collect();
    let mut look = 0;
    while look < longest && !open.is_empty() {
        let in_steps = limits.stop.on_counts() || work.capture() > 0;
        look = if in_steps { StopRules::next_look(look).min(longest) } else { longest };
        let up_to_look = |c: usize| parts[c].start..parts[c].end.min(parts[c].start + look);
        let tasks = open.iter().flat_map(|&c| state.tasks(c, up_to_look(c))).collect();
        let late = || limits.stop.time.is_some_and(|t| started.elapsed() >= t);
        let (records, whole) = count_all(&state, tasks, limits, &late, &mut |record| {
            done += state.progress(record).unwrap_or(0);
            sink(record, Progress { done, total })
        })?;
        records.into_iter().for_each(|r| state.add(r));
        if !whole {
            return Ok(Outcome::TimeUp);
        }
        open.retain(|&c| !limits.stop.hold(state.counts(c).values()));
    }
    Ok(if look < longest { Outcome::Enough } else { Outcome::Complete })
}

/// The blocks of part i of n.
fn part(blocks: u64, shard: Option<[u64; 2]>) -> Range<u64> {
    match shard {
        Some([i, n]) => {
            let cut = |k: u64| (u128::from(blocks) * u128::from(k) / u128::from(n.max(1))) as u64;
            cut(i)..cut(i + 1)
        }
        None => 0..blocks,
    }
}

impl<'w> State<'w> {
    fn new(work: &'w dyn Work, earlier: &[Record]) -> Self {
        let ids = work.cells();
        let records = vec![BTreeMap::new(); ids.len()];
        let mut state = Self { work, ids, coverage: Coverage::default(), records };
        earlier.iter().for_each(|r| state.add(r.clone()));
        state
    }

    fn add(&mut self, record: Record) {
        if let Some(c) = self.ids.iter().position(|id| *id == record.cell) {
            self.coverage.add(&record).unwrap_or_else(|e| panic!("records of one run are disjoint: {e}"));
            self.records[c].insert(record.first, record);
        }
    }

    fn counts(&self, cell: usize) -> BTreeMap<String, Counts> {
        let mut sum: BTreeMap<String, Counts> = BTreeMap::new();
        for (scheme, counts) in self.records[cell].values().flat_map(|r| &r.counts) {
            *sum.entry(scheme.clone()).or_default() += *counts;
        }
        sum
    }

    /// Samples of a record, if it is of this work.
    fn progress(&self, record: &Record) -> Option<u64> {
        let cell = self.ids.iter().position(|id| *id == record.cell)?;
        Some(self.work.samples_in(cell, &(record.first..record.first + record.blocks)))
    }

    /// What is missing of these blocks of a cell, in pieces that keep all threads busy.
    fn tasks(&self, cell: usize, blocks: Range<u64>) -> Vec<Task> {
        let step = (self.work.blocks(cell) / 64).clamp(1, MOST_BLOCKS);
        let mut tasks = Vec::new();
        for gap in self.coverage.missing(&self.ids[cell], blocks) {
            let mut first = gap.start;
            while first < gap.end {
                // Pieces end at multiples of the step, so that resumed runs write the same records.
                let end = (first / step + 1).saturating_mul(step).min(gap.end);
                tasks.push(Task { cell, blocks: first..end });
                first = end;
            }
        }
        tasks
    }

    /// How many silent patterns each scheme of a cell still wants. Blocks are counted in any order, so every record keeps
    /// as many as could be among the first; once all blocks before are counted, only what is missing.
    fn wanted(&self, cell: usize) -> Vec<usize> {
        let found = |id: &str| self.records[cell].values().flat_map(|r| &r.silent).filter(|s| s.scheme == id).count();
        self.work.schemes(cell).iter().map(|id| self.work.capture().saturating_sub(found(id))).collect()
    }
}

/// Counts tasks on all threads; records go to `sink` on this one. Returns the records and whether all tasks were done.
fn count_all<E: Send>(
    state: &State<'_>,
    tasks: Vec<Task>,
    limits: &Limits,
    late: &(dyn Fn() -> bool + Sync),
    sink: &mut dyn FnMut(&Record) -> Result<(), E>,
) -> Result<(Vec<Record>, bool), E> {
    let (work, asked) = (state.work, tasks.len());
    let wanted: Vec<Vec<usize>> = (0..state.ids.len()).map(|c| state.wanted(c)).collect();
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    let mut records = Vec::with_capacity(asked);
    let mut failure = None;
    std::thread::scope(|scope| {
        scope.spawn(|| {
            on_threads(limits.threads, tasks, sender, |task, sender| {
                if !stop.load(Ordering::Relaxed) && !late() {
                    // The receiver lives until all senders are gone.
                    drop(sender.send(work.count(task.cell, task.blocks, limits.backend, &wanted[task.cell])));
                }
            });
        });
        for record in receiver {
            if failure.is_none()
                && let Err(e) = sink(&record)
            {
                failure = Some(e);
                stop.store(true, Ordering::Relaxed);
            }
            records.push(record);
        }
    });
    match failure {
        Some(e) => Err(e),
        None => {
            let whole = records.len() == asked;
            Ok((records, whole))
        }
    }
}

/// Does the tasks on so many threads, taken one by one, in order: what a kill interrupts is the last few.
fn on_threads<S: Clone + Send>(threads: usize, tasks: Vec<Task>, sender: S, work: impl Fn(Task, &S) + Sync) {
    let bridge = |sender| tasks.into_iter().par_bridge().for_each_with(sender, |s, task| work(task, s));
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(|| bridge(sender)),
        Err(_) => bridge(sender), // no threads of our own: use the global ones
    }
}
