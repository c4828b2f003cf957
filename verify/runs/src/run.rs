//! Counts the blocks of some work that are not yet counted, on all threads, and hands each record over as soon as it is
//! there. Who counts a block, when, and on which lane changes nothing.

mod stop;

pub use stop::StopRules;

use crate::records::{Capture, Counts, Coverage, Record};
use eccforge_bitslice::Backend;
use rayon::prelude::*;
use serde::Serialize;
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
    /// Threads; 0 for one each processor. See [`threads`].
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// All samples of this part were drawn.
    Complete,
    /// The rules on counts held for every cell that has samples left.
    StopRule,
    /// Time was up.
    TimeLimit,
}

/// Most threads for each processor. More threads than processors count no faster, and each has a decoder of its own.
const THREADS_EACH: usize = 8;

/// How many threads a run takes if it is asked to take `asked`: one each processor for 0, and at most eight for each.
pub fn threads(asked: usize) -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    if asked == 0 { processors } else { asked.min(THREADS_EACH * processors) }
}

/// Blocks of a cell that one thread counts before it hands over, unless the cell has so many that the records would be
/// too many: then as many as keep to [`MOST_RECORDS`], up to [`LARGEST_PIECE`].
const MOST_BLOCKS: u64 = 16;
const MOST_RECORDS: u64 = 1 << 16;
const LARGEST_PIECE: u64 = 1 << 12;

/// A piece of work: a cell and some of its blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Task {
    cell: usize,
    blocks: Range<u64>,
}

/// What is known so far of one cell. Its size does not depend on how much was counted.
#[derive(Clone, Debug, Default)]
struct CellState {
    counts: BTreeMap<String, Counts>,
    /// Records that hold silent patterns: first block, and how many patterns of each scheme.
    silent: BTreeMap<u64, BTreeMap<String, usize>>,
}

/// What is known so far.
struct State<'w> {
    work: &'w dyn Work,
    ids: Vec<String>,
    coverage: Coverage,
    cells: Vec<CellState>,
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
) -> Result<Ended, E> {
    let started = Instant::now();
    let mut state = State::new(work, earlier);
    let parts: Vec<Range<u64>> = (0..state.ids.len()).map(|c| part(work.blocks(c), limits.shard)).collect();
    let total = parts.iter().enumerate().fold(0u64, |sum, (c, p)| sum.saturating_add(work.samples_in(c, p)));
    let mut done = earlier.iter().filter_map(|r| state.progress(r)).fold(0, u64::saturating_add);
    let longest = parts.iter().map(|p| p.end - p.start).max().unwrap_or(0);
    let mut open: Vec<usize> = (0..parts.len()).collect();
    let mut look = 0;
    while look < longest && !open.is_empty() {
        let wanted: Vec<Vec<usize>> = parts.iter().enumerate().map(|(c, p)| state.wanted(c, p)).collect();
        let in_steps = limits.stop.on_counts() || wanted.iter().flatten().any(|w| *w > 0);
        look = if in_steps { StopRules::next_look(look).min(longest) } else { longest };
        let up_to_look = |c: usize| parts[c].start..parts[c].end.min(parts[c].start.saturating_add(look));
        let tasks: Vec<Pieces> = open.iter().map(|&c| state.tasks(c, up_to_look(c))).collect();
        let late = || limits.stop.time.is_some_and(|t| started.elapsed() >= t);
        let mut fresh = Vec::new();
        let whole = count_all(
            &state,
            Tasks { pieces: tasks.into_iter().flatten(), wanted: &wanted },
            limits,
            &late,
            &mut |record| {
                done = done.saturating_add(state.progress(record).unwrap_or(0));
                // Only a further look reads it.
                fresh.extend(in_steps.then(|| outline(record)));
                sink(record, Progress { done, total })
            },
        )?;
        fresh.into_iter().for_each(|r| state.add(&r));
        if !whole {
            return Ok(Ended::TimeLimit);
        }
        open.retain(|&c| !limits.stop.hold(state.cells[c].counts.values()));
    }
    Ok(if look < longest { Ended::StopRule } else { Ended::Complete })
}

/// A record without what only its reader needs.
fn outline(record: &Record) -> Record {
    let silent = record.silent.iter().map(|s| Capture { error: String::new(), ..s.clone() }).collect();
    Record { silent, values: BTreeMap::new(), ..record.clone() }
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
        let cells = vec![CellState::default(); ids.len()];
        let mut state = Self { work, ids, coverage: Coverage::default(), cells };
        earlier.iter().for_each(|r| state.add(r));
        state
    }

    fn add(&mut self, record: &Record) {
        let Some(c) = self.ids.iter().position(|id| *id == record.cell) else { return };
        self.coverage.add(record).unwrap_or_else(|e| panic!("records of one run are disjoint: {e}"));
        let cell = &mut self.cells[c];
        for (scheme, counts) in &record.counts {
            *cell.counts.entry(scheme.clone()).or_default() += *counts;
        }
        for silent in &record.silent {
            *cell.silent.entry(record.first).or_default().entry(silent.scheme.clone()).or_default() += 1;
        }
    }

    /// Samples of a record, if it is of this work.
    fn progress(&self, record: &Record) -> Option<u64> {
        let cell = self.ids.iter().position(|id| *id == record.cell)?;
        Some(self.work.samples_in(cell, &(record.first..record.first.saturating_add(record.blocks))))
    }

    /// What is missing of these blocks of a cell, in pieces that keep all threads busy; made as they are asked for.
    fn tasks(&self, cell: usize, blocks: Range<u64>) -> Pieces {
        let all = self.work.blocks(cell);
        let step = (all / 64).clamp(1, (all / MOST_RECORDS).clamp(MOST_BLOCKS, LARGEST_PIECE));
        let mut gaps = self.coverage.missing(&self.ids[cell], blocks);
        gaps.reverse();
        Pieces { cell, step, gaps }
    }

    /// How many silent patterns each scheme of a cell still wants. Blocks are counted in any order, so every record keeps
    /// as many as could be among the first; those before the first block that is missing are among them.
    fn wanted(&self, cell: usize, part: &Range<u64>) -> Vec<usize> {
        let schemes = self.work.schemes(cell);
        if self.work.capture() == 0 {
            return vec![0; schemes.len()];
        }
        let missing = self.coverage.missing(&self.ids[cell], part.clone()).first().map_or(part.end, |gap| gap.start);
        let before = || self.cells[cell].silent.range(part.start..missing).map(|(_, found)| found);
        let found = |id: &str| before().filter_map(|f| f.get(id)).sum::<usize>();
        schemes.iter().map(|id| self.work.capture().saturating_sub(found(id))).collect()
    }
}

/// The missing blocks of a cell, piece by piece.
struct Pieces {
    cell: usize,
    step: u64,
    /// The last is the next.
    gaps: Vec<Range<u64>>,
}

impl Iterator for Pieces {
    type Item = Task;

    fn next(&mut self) -> Option<Task> {
        let gap = self.gaps.last_mut()?;
        // Pieces end at multiples of the step, so that resumed runs write the same records.
        let end = (gap.start / self.step + 1).saturating_mul(self.step).min(gap.end);
        let blocks = gap.start..end;
        gap.start = end;
        if gap.start >= gap.end {
            self.gaps.pop();
        }
        Some(Task { cell: self.cell, blocks })
    }
}

/// What is to be counted: pieces, and how many silent patterns each cell's schemes want.
struct Tasks<'a, I> {
    pieces: I,
    wanted: &'a [Vec<usize>],
}

/// Counts tasks on all threads; records go to `sink` on this one. Returns whether all tasks were done.
fn count_all<E: Send>(
    state: &State<'_>,
    tasks: Tasks<'_, impl Iterator<Item = Task> + Send>,
    limits: &Limits,
    late: &(dyn Fn() -> bool + Sync),
    sink: &mut dyn FnMut(&Record) -> Result<(), E>,
) -> Result<bool, E> {
    let (work, wanted) = (state.work, tasks.wanted);
    let (stop, cut) = (AtomicBool::new(false), AtomicBool::new(false));
    // Threads wait for the sink when it is slower than they are.
    let (sender, receiver) = mpsc::sync_channel(4 * threads(limits.threads));
    let mut failure = None;
    std::thread::scope(|scope| {
        let pieces = tasks.pieces.take_while(|_| {
            let ends = stop.load(Ordering::Relaxed) || late();
            cut.fetch_or(ends, Ordering::Relaxed);
            !ends
        });
        scope.spawn(|| {
            on_threads(threads(limits.threads), pieces, sender, |task, sender: &mpsc::SyncSender<Record>| {
                // The receiver lives until all senders are gone.
                drop(sender.send(work.count(task.cell, task.blocks, limits.backend, &wanted[task.cell])));
            });
        });
        for record in receiver {
            if failure.is_none()
                && let Err(e) = sink(&record)
            {
                failure = Some(e);
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
    failure.map_or(Ok(!cut.into_inner()), Err)
}

/// Does the tasks on so many threads, taken one by one, in order: what a kill interrupts is the last few.
fn on_threads<S: Clone + Send>(
    threads: usize,
    tasks: impl Iterator<Item = Task> + Send,
    sender: S,
    work: impl Fn(Task, &S) + Sync,
) {
    let bridge = |sender| tasks.par_bridge().for_each_with(sender, |s, task| work(task, s));
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(|| bridge(sender)),
        Err(_) => bridge(sender), // no threads of our own: use the global ones
    }
}
