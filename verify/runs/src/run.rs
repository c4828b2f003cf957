//! Counts the missing blocks of some work on all threads and passes on each record when it is finished. Counts do not
//! depend on thread, time or lane.

mod join;
mod share;
mod stop;
mod threads;
mod work;

pub use join::{Joiner, join};
pub use share::{Blocks, LARGEST_PIECE, Pieces, Task, samples, share};
pub use stop::StopRules;
pub use threads::{Threads, threads};
pub use work::Work;

use crate::machine;
use crate::records::{Capture, Counts, Coverage, Record, RecordError};
use eccforge_circuit::lanes::Backend;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use share::{length, within};

/// Execution of a run; none of it changes the counts of a block.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Number of threads; 0 for the number that [`Threads::choose`] finds.
    pub threads: usize,
    /// The back end that counts blocks.
    pub backend: Backend,
    /// The rules for stopping early.
    pub stop: StopRules,
    /// The shard as I and N. See [`share`].
    pub shard: Option<[u64; 2]>,
}

/// Progress of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Samples drawn since this run started, over all cells.
    pub done: u64,
    /// Samples that were missing when this run started.
    pub total: u64,
}

/// The reason why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// All samples of this part were drawn.
    Complete,
    /// The rules on counts were met for every cell that has samples left.
    StopRule,
    /// The time limit was reached, or the user interrupted the run.
    TimeLimit,
}

/// The current results of one cell. Their size does not depend on the number of samples.
#[derive(Clone, Debug, Default)]
struct CellState {
    counts: BTreeMap<String, Counts>,
    /// Records with silent patterns: first block, and number of patterns of each scheme.
    silent: BTreeMap<u64, BTreeMap<String, usize>>,
}

/// The current results of a run.
struct State<'w> {
    work: &'w dyn Work,
    ids: Vec<String>,
    coverage: Coverage,
    cells: Vec<CellState>,
}

/// Counts the blocks of the work that `earlier` records lack. `sink` receives each new record, in any order.
///
/// # Errors
/// The error of `sink`; the run then ends after the open blocks.
///
/// # Panics
/// If `limits.backend` does not run here or two of the `earlier` records overlap.
pub fn run<E: Send>(
    work: &dyn Work,
    limits: &Limits,
    earlier: &[Record],
    sink: &mut dyn FnMut(&Record, Progress) -> Result<(), E>,
) -> Result<Ended, E> {
    let blocks = share(work, &Coverage::default(), limits.shard);
    let run = Run::new(work, blocks, earlier).unwrap_or_else(|e| panic!("records of one run are disjoint: {e}"));
    run.count(limits, &mut |record, progress| record.map_or(Ok(()), |r| sink(r, progress)))
}

/// Receives the records of a run. It is called with `None` at least every 50 ms, for tasks that cannot wait for the
/// next record.
pub type Sink<'s, E> = dyn FnMut(Option<&Record>, Progress) -> Result<(), E> + 's;

/// Interval between two calls of a [`Sink`].
// An interrupt by the user waits for the next call; 50 ms is not noticed.
const TICK: Duration = Duration::from_millis(50);

/// The blocks to count, and their current results.
pub struct Run<'w> {
    state: State<'w>,
    parts: Vec<Vec<Range<u64>>>,
    progress: Progress,
}

impl<'w> Run<'w> {
    /// Counts these blocks, except those of `earlier` records.
    ///
    /// # Errors
    /// Two of the `earlier` records overlap.
    pub fn new(work: &'w dyn Work, mut blocks: Blocks, earlier: &[Record]) -> Result<Self, RecordError> {
        let state = State::new(work, earlier).map_err(RecordError::Mismatch)?;
        let parts = state.ids.iter().map(|id| blocks.remove(id).unwrap_or_default()).collect();
        let mut run = Self { state, parts, progress: Progress { done: 0, total: 0 } };
        for (c, part) in run.parts.iter().enumerate() {
            for missing in run.state.missing(c, part) {
                run.progress.total = run.progress.total.saturating_add(work.samples_in(c, &missing));
            }
        }
        Ok(run)
    }

    /// The current progress.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Counts; `sink` receives each new record, in any order.
    ///
    /// # Errors
    /// The error of `sink`; the run then ends after the open blocks.
    ///
    /// # Panics
    /// If `limits.backend` does not run here.
    pub fn count<E: Send>(mut self, limits: &Limits, sink: &mut Sink<'_, E>) -> Result<Ended, E> {
        let started = Instant::now();
        let (work, threads) = (self.state.work, threads(limits.threads));
        let longest = self.parts.iter().map(|p| length(p)).max().unwrap_or(0);
        let mut open: Vec<usize> = (0..self.parts.len()).collect();
        let mut joiner = Joiner::new(work.capture(), started);
        let mut ended = Ended::Complete;
        let host = machine::name();
        let mut look = 0;
        while look < longest && !open.is_empty() {
            let wanted: Vec<_> = self.parts.iter().enumerate().map(|(c, p)| self.state.wanted(c, p)).collect();
            let in_steps = limits.stop.on_counts() || wanted.iter().flatten().any(|w| *w > 0);
            look = if in_steps { limits.stop.next_look(look).min(longest) } else { longest };
            let pieces: Vec<Pieces> = open.iter().map(|&c| self.pieces(c, look, threads)).collect();
            let late = || limits.stop.end(started.elapsed());
            let mut fresh = Vec::new();
            let mut progress = self.progress;
            let tasks = Tasks { pieces: pieces.into_iter().flatten(), wanted: &wanted };
            let whole = count_all(&self.state, tasks, limits, &late, &mut |finished| {
                if let Some((cell, mut record)) = finished {
                    record.host.clone_from(&host);
                    let blocks = record.first..record.first.saturating_add(record.blocks);
                    progress.done = progress.done.saturating_add(work.samples_in(cell, &blocks));
                    // Only a later evaluation of the stop rules reads it.
                    fresh.extend(in_steps.then(|| outline(&record)));
                    if !work.joins() || blocks.end == work.blocks(cell) {
                        return sink(Some(&record), progress);
                    }
                    joiner.add(cell, record);
                }
                for record in joiner.due(Instant::now()) {
                    sink(Some(&record), progress)?;
                }
                sink(None, progress)
            })?;
            self.progress = progress;
            for record in &fresh {
                let added = self.state.add(record);
                added.unwrap_or_else(|e| unreachable!("only blocks that are missing are counted: {e}"));
            }
            if !whole {
                ended = Ended::TimeLimit;
                break;
            }
            open.retain(|&c| !limits.stop.hold(self.state.cells[c].counts.values()));
        }
        for record in joiner.rest() {
            sink(Some(&record), self.progress)?;
        }
        Ok(if ended == Ended::Complete && look < longest { Ended::StopRule } else { ended })
    }

    /// The missing blocks among the first `look` blocks of a cell's part, in pieces that keep all threads busy.
    fn pieces(&self, cell: usize, look: u64, threads: usize) -> Pieces {
        let gaps = self.state.missing(cell, &within(&self.parts[cell], 0..look)).collect();
        Pieces::new(cell, self.state.work.blocks(cell), gaps, (threads, self.state.work.largest_piece()))
    }
}

/// A copy of a record without the error patterns and values, which stop rules do not read.
fn outline(record: &Record) -> Record {
    let silent = record.silent.iter().map(|s| Capture { error: String::new(), ..s.clone() }).collect();
    Record { silent, values: BTreeMap::new(), ..record.clone() }
}

impl<'w> State<'w> {
    fn new(work: &'w dyn Work, earlier: &[Record]) -> Result<Self, String> {
        let ids = work.cells();
        let cells = vec![CellState::default(); ids.len()];
        let mut state = Self { work, ids, coverage: Coverage::default(), cells };
        for record in earlier {
            state.add(record)?;
        }
        Ok(state)
    }

    fn add(&mut self, record: &Record) -> Result<(), String> {
        let Some(c) = self.ids.iter().position(|id| *id == record.cell) else { return Ok(()) };
        self.coverage.add(record)?;
        let cell = &mut self.cells[c];
        for (scheme, counts) in &record.counts {
            *cell.counts.entry(scheme.clone()).or_default() += *counts;
        }
        for silent in &record.silent {
            *cell.silent.entry(record.first).or_default().entry(silent.scheme.clone()).or_default() += 1;
        }
        Ok(())
    }

    /// The ranges that are missing among these blocks of a cell.
    fn missing<'s>(&'s self, cell: usize, part: &'s [Range<u64>]) -> impl Iterator<Item = Range<u64>> + 's {
        part.iter().flat_map(move |range| self.coverage.missing(&self.ids[cell], range.clone()))
    }

    /// The number of silent patterns that each scheme of a cell still needs. Blocks are counted in any order, so every
    /// record keeps as many as could be among the first patterns; those before the first missing block are certain.
    fn wanted(&self, cell: usize, part: &[Range<u64>]) -> Vec<usize> {
        let schemes = self.work.schemes(cell);
        if self.work.capture() == 0 {
            return vec![0; schemes.len()];
        }
        let first = part.first().map_or(0, |range| range.start);
        let missing = self.missing(cell, part).next().map_or(u64::MAX, |gap| gap.start);
        let mut wanted = Vec::with_capacity(schemes.len());
        for id in &schemes {
            let before = self.cells[cell].silent.range(first..missing);
            let found: usize = before.filter_map(|(_, patterns)| patterns.get(id)).sum();
            wanted.push(self.work.capture().saturating_sub(found));
        }
        wanted
    }
}

/// The tasks: pieces, and the number of silent patterns that each cell's schemes need.
struct Tasks<'a, I> {
    pieces: I,
    wanted: &'a [Vec<usize>],
}

/// Counts tasks on all threads. This thread takes each record with its cell, and is called without a record in between.
/// Returns whether all tasks were done.
fn count_all<E: Send>(
    state: &State<'_>,
    tasks: Tasks<'_, impl Iterator<Item = Task> + Send>,
    limits: &Limits,
    late: &(dyn Fn() -> bool + Sync),
    take: &mut dyn FnMut(Option<(usize, Record)>) -> Result<(), E>,
) -> Result<bool, E> {
    let (work, wanted) = (state.work, tasks.wanted);
    let (stop, cut) = (AtomicBool::new(false), AtomicBool::new(false));
    // The channel is bounded, so that counting threads wait if this one is slower.
    let (sender, receiver) = mpsc::sync_channel(4 * threads(limits.threads));
    let mut failure = None;
    std::thread::scope(|scope| {
        let pieces = tasks.pieces.take_while(|_| {
            // Relaxed: a thread that sees the flag late only counts one more piece.
            let ends = stop.load(Ordering::Relaxed) || late();
            cut.fetch_or(ends, Ordering::Relaxed);
            !ends
        });
        scope.spawn(|| {
            on_threads(threads(limits.threads), pieces, sender, |task, sender: &mpsc::SyncSender<_>| {
                // The receiver lives until all senders are gone.
                drop(sender.send((task.cell, work.count(task.cell, task.blocks, limits.backend, &wanted[task.cell]))));
            });
        });
        loop {
            let finished = match receiver.recv_timeout(TICK) {
                Ok(finished) => Some(finished),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            if failure.is_none()
                && let Err(e) = take(finished)
            {
                failure = Some(e);
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
    failure.map_or(Ok(!cut.into_inner()), Err)
}

/// Runs the tasks on this many threads; they start one by one in order, so a kill interrupts only the last few.
fn on_threads<S: Clone + Send>(
    threads: usize,
    tasks: impl Iterator<Item = Task> + Send,
    sender: S,
    work: impl Fn(Task, &S) + Sync,
) {
    let bridge = || tasks.par_bridge().for_each_with(sender, |s, task| work(task, s));
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(bridge),
        // A limit on processes allows no threads of our own. The global ones also work where there are none.
        Err(_) => bridge(),
    }
}
