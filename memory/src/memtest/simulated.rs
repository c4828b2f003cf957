//! The tests on a simulated device. Entries without a fault read what was written, so they are counted and not stored;
//! the others go through the codec in blocks, each of which lives through all sweeps on its own.

use super::Test;
use super::logic::Generator;
use super::plan::{Options, Select, Step};
use crate::bits::DATA_BYTES;
use crate::block::{Block, Context, Exposures, Now, Outcome, Scratch, Tally, WordMask};
use crate::codec::EntryCodec;
use crate::fault::FaultMap;
use crate::random::Draw;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use statrs::distribution::{DiscreteCDF, Poisson};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What is to be run.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The device and its faults.
    pub map: &'a FaultMap,
    /// How it is protected.
    pub codec: &'a EntryCodec,
    /// What an iteration is.
    pub options: &'a Options,
    /// Iterations.
    pub iterations: u64,
    /// Seconds that a sweep over all memory takes.
    pub sweep_seconds: f64,
    /// Decoder reports to keep, the earliest first.
    pub most_reports: usize,
}

/// What one test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestResult {
    /// The test.
    pub test: Test,
    /// Iterations in which it found anything: wrong words, or entries that the decoder refused.
    pub failed_iterations: u64,
    /// What reads of entries came to. Parts of entries are written by reading first, with ECC; such reads are here too.
    pub reads: Tally,
    /// Words that were verified.
    pub words: u64,
    /// Words that were delivered wrong and not refused.
    pub word_errors: u64,
    /// Wrong bits in them.
    pub bit_errors: u64,
    /// Those of the wrong words that come from logic, not from memory (simulated ones are known; M.3).
    pub logic_errors: u64,
}

impl TestResult {
    /// Nothing found in nothing.
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

    /// Whether it found anything.
    pub fn found(&self) -> bool {
        self.failed_iterations > 0
    }
}

/// A decoder's report, or a silent error that only the truth knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// When, seconds of simulated time.
    pub seconds: f64,
    /// Which entry.
    pub entry: u64,
    /// What it came to.
    pub outcome: Outcome,
}

/// What all tests found.
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
    pub reports: Vec<Report>,
    /// Reports beyond those that were kept.
    pub more_reports: u64,
}

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CouldNotRun {
    /// It was told to stop.
    Interrupted,
    /// The options make no sense.
    Invalid(String),
}

/// Entries of a block: its cells stay in a core's cache.
const BLOCK: u64 = 2048;

/// Entries that belong to one block.
#[derive(Clone, Debug)]
enum Work {
    /// Entries with faults of their own: those of these groups of coupled entries.
    Points(Vec<u64>),
    /// Some entries of a fault of many entries, except those that are in other work.
    Broad(usize, Range<u64>),
}

/// What a block adds to the results.
#[derive(Clone, Debug, Default)]
struct Found {
    entries: u64,
    tallies: Vec<Tally>,
    words: Vec<[u64; 2]>,
    /// For each iteration a bit for each test that found something.
    failed: Vec<u16>,
    reports: Vec<Report>,
    more: u64,
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

/// Runs the tests on all cores of the current pool; results do not depend on how many there are. `done` counts entries.
///
/// # Errors
/// There is no generator of this period, no test, or `stop` was set.
pub fn run(job: &Job<'_>, stop: &AtomicBool, done: &AtomicU64) -> Result<Results, CouldNotRun> {
    let generator = job.options.generator().map_err(CouldNotRun::Invalid)?;
    if job.options.tests.is_empty() {
        return Err(CouldNotRun::Invalid("no test is asked for".to_owned()));
    }
    let schedules: Vec<Schedule> = (0..job.iterations).map(|i| schedule(job.options, i)).collect();
    let blank = || Found::new(job);
    let found = work(job.map)
        .into_par_iter()
        .map_init(Scratch::default, |scratch, work| {
            let entries = work.entries(job.map);
            let count = entries.len() as u64;
            let found =
                if stop.load(Ordering::Relaxed) { blank() } else { live(job, &schedules, entries, stop, scratch) };
            done.fetch_add(count, Ordering::Relaxed);
            found
        })
        .reduce(blank, |a, b| a.with(b, job));
    if stop.load(Ordering::Relaxed) {
        return Err(CouldNotRun::Interrupted);
    }
    results(job, &generator, &schedules, found)
}

impl Found {
    fn new(job: &Job<'_>) -> Self {
        let tests = job.options.tests.len();
        Self {
            tallies: vec![Tally::default(); tests],
            words: vec![[0; 2]; tests],
            failed: vec![0; job.iterations as usize],
            ..Self::default()
        }
    }

    fn with(mut self, other: Self, job: &Job<'_>) -> Self {
        self.entries += other.entries;
        self.tallies.iter_mut().zip(&other.tallies).for_each(|(a, b)| *a += *b);
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| (0..2).for_each(|i| a[i] += b[i]));
        self.failed.iter_mut().zip(&other.failed).for_each(|(a, b)| *a |= b);
        self.reports.extend(other.reports);
        self.more += other.more;
        self.cut(job.most_reports);
        self
    }

    /// Keeps the earliest reports.
    fn cut(&mut self, most: usize) {
        self.reports.sort_by(|a, b| a.seconds.total_cmp(&b.seconds).then(a.entry.cmp(&b.entry)));
        if self.reports.len() > most {
            self.more += (self.reports.len() - most) as u64;
            self.reports.truncate(most);
        }
    }
}

/// All entries that faults touch, in pieces.
fn work(map: &FaultMap) -> Vec<Work> {
    let mut list: Vec<Work> = Vec::new();
    let mut open: Vec<u64> = Vec::new();
    for group in groups(map) {
        open.extend(group);
        if open.len() as u64 >= BLOCK {
            list.push(Work::Points(std::mem::take(&mut open)));
        }
    }
    if !open.is_empty() {
        list.push(Work::Points(open));
    }
    for (i, broad) in map.broad.iter().enumerate() {
        let pieces = broad.count().div_ceil(BLOCK);
        list.extend((0..pieces).map(|p| Work::Broad(i, p * BLOCK..(p * BLOCK + BLOCK).min(broad.count()))));
    }
    list
}

/// Entries with faults of their own, those that are coupled to each other together.
fn groups(map: &FaultMap) -> Vec<Vec<u64>> {
    let points = map.points();
    let index = |entry: u64| points.partition_point(|p| *p < entry);
    let mut parent: Vec<usize> = (0..points.len()).collect();
    fn root(parent: &mut [usize], mut i: usize) -> usize {
        while parent[i] != i {
            parent[i] = parent[parent[i]];
            i = parent[i];
        }
        i
    }
    for coupling in &map.couplings {
        let (a, b) = (root(&mut parent, index(coupling.victim)), root(&mut parent, index(coupling.aggressor)));
        parent[a.max(b)] = a.min(b);
    }
    let mut members: Vec<Vec<u64>> = vec![Vec::new(); points.len()];
    for (i, &entry) in points.iter().enumerate() {
        members[root(&mut parent, i)].push(entry);
    }
    members.retain(|m| !m.is_empty());
    members
}

impl Work {
    /// The entries, ascending.
    fn entries(self, map: &FaultMap) -> Vec<u64> {
        let mut entries = match self {
            Self::Points(entries) => entries,
            Self::Broad(i, range) => {
                let own = |fields: &[u32; 6]| !map.broad[..i].iter().any(|b| b.contains(fields));
                let fields = range.map(|j| map.broad[i].fields(j)).filter(own);
                let entries = fields.map(|f| map.entry(f)).filter(|e| *e < map.entries);
                entries.filter(|e| map.points().binary_search(e).is_err()).collect()
            }
        };
        entries.sort_unstable();
        entries
    }
}

/// A block on its way through all iterations.
struct Life<'a> {
    job: &'a Job<'a>,
    context: Context<'a>,
    block: Block,
    exposures: Exposures,
    found: Found,
    outcomes: Vec<(usize, Outcome)>,
    data: Vec<u8>,
}

fn live(job: &Job<'_>, schedules: &[Schedule], entries: Vec<u64>, stop: &AtomicBool, scratch: &mut Scratch) -> Found {
    let context = Context::new(job.map, job.codec);
    let mut found = Found::new(job);
    found.entries = entries.len() as u64;
    if entries.is_empty() {
        return found;
    }
    let block = Block::new(entries, &context, scratch);
    let (exposures, outcomes, data) = (Exposures::default(), Vec::new(), Vec::new());
    let mut life = Life { job, context, block, exposures, found, outcomes, data };
    let mut step = 0;
    for (iteration, schedule) in schedules.iter().enumerate() {
        for (test, what) in schedule {
            // The first sweep is number 1: number 0 is before all tests.
            step += 1;
            let now = Now { step, seconds: step as f64 * job.sweep_seconds };
            life.step(iteration, *test, what, now, scratch);
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    life.found.cut(job.most_reports);
    life.found
}

impl Life<'_> {
    fn step(&mut self, iteration: usize, test: usize, step: &Step, now: Now, scratch: &mut Scratch) {
        match step {
            Step::Write(pattern, select) => {
                let count = self.block.entries().len();
                self.data.resize(DATA_BYTES * count, 0);
                for (entry, bytes) in self.block.entries().iter().zip(self.data.chunks_exact_mut(DATA_BYTES)) {
                    pattern.entry(*entry, bytes);
                }
                self.write(iteration, test, *select, now, scratch);
            }
            Step::Logic { .. } => {
                self.data.clear();
                self.data.resize(DATA_BYTES * self.block.entries().len(), 0);
                self.write(iteration, test, Select::All, now, scratch);
            }
            Step::Verify(_, select) => self.verify(iteration, test, *select, now, scratch),
        }
    }

    fn write(&mut self, iteration: usize, test: usize, select: Select, now: Now, scratch: &mut Scratch) {
        let masks: Vec<WordMask> = self.block.entries().iter().map(|e| select.words(*e)).collect();
        let slots: Vec<usize> = (0..masks.len()).filter(|s| masks[*s] != 0).collect();
        let tally = &mut self.found.tallies[test];
        if select == Select::All {
            self.block.write(0..masks.len(), &self.data, &self.context, now, scratch, tally);
            self.block.disturb(&slots, &masks, &mut self.exposures, &self.context, now);
            return;
        }
        let data: Vec<u8> = slots.iter().flat_map(|s| &self.data[DATA_BYTES * s..][..DATA_BYTES]).copied().collect();
        let masks: Vec<WordMask> = slots.iter().map(|s| masks[*s]).collect();
        self.outcomes.clear();
        self.block.write_words(&slots, &data, &masks, &self.context, now, scratch, tally, &mut self.outcomes);
        self.block.disturb(&slots, &masks, &mut self.exposures, &self.context, now);
        self.count(iteration, test, &slots, now);
    }

    fn verify(&mut self, iteration: usize, test: usize, select: Select, now: Now, scratch: &mut Scratch) {
        let entries = self.block.entries();
        let slots: Vec<usize> = (0..entries.len()).filter(|s| select.words(entries[*s]) != 0).collect();
        self.data.resize(DATA_BYTES * slots.len(), 0);
        self.outcomes.clear();
        self.block.read(slots.iter().copied(), &self.context, now, scratch, &mut self.data, &mut self.outcomes);
        self.count(iteration, test, &slots, now);
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
                    self.found.failed[iteration] |= 1 << test;
                }
            }
        }
    }

    /// Adds the outcomes of a step to what was found.
    fn count(&mut self, iteration: usize, test: usize, slots: &[usize], now: Now) {
        for &(at, outcome) in &self.outcomes {
            self.found.tallies[test].add(outcome);
            if outcome == Outcome::Detected {
                self.found.failed[iteration] |= 1 << test;
            }
            if outcome == Outcome::Masked {
                continue;
            }
            let entry = self.block.entries()[slots[at]];
            // Sweeps go through memory from end to end.
            let seconds = now.seconds + self.job.sweep_seconds * entry as f64 / self.job.map.entries as f64;
            self.found.reports.push(Report { seconds, entry, outcome });
        }
        // Blocks with many reports must not hold all of them.
        if self.found.reports.len() > 2 * self.job.most_reports + 4096 {
            self.found.cut(self.job.most_reports);
        }
    }
}

fn results(
    job: &Job<'_>,
    generator: &Generator,
    schedules: &[Schedule],
    mut found: Found,
) -> Result<Results, CouldNotRun> {
    let mut tests: Vec<TestResult> = job.options.tests.iter().map(|t| TestResult::new(*t)).collect();
    for (t, result) in tests.iter_mut().enumerate() {
        result.reads = found.tallies[t];
        [result.word_errors, result.bit_errors] = found.words[t];
    }
    let entries = job.map.entries;
    for (iteration, schedule) in schedules.iter().enumerate() {
        for (t, step) in schedule {
            let test = &mut tests[*t];
            match step {
                Step::Write(_, select) if !job.codec.is_none() => {
                    test.reads.clean += select.count(entries, |m| m != 0 && m != WordMask::MAX);
                }
                Step::Verify(_, select) => {
                    test.reads.clean += select.count(entries, |m| m != 0);
                    test.words += select.word_count(entries);
                }
                Step::Logic { periods, shared } => {
                    let [words, bits] = logic_errors(job, generator, (iteration, *t), *periods, *shared)?;
                    test.word_errors += words;
                    test.logic_errors += words;
                    test.bit_errors += bits;
                    found.failed[iteration] |= u16::from(words > 0) << t;
                }
                Step::Write(..) => {}
            }
        }
    }
    for (t, test) in tests.iter_mut().enumerate() {
        // All reads were counted as clean above; those that met a fault are not.
        test.reads.clean -= test.reads.accesses() - test.reads.clean;
        test.failed_iterations = found.failed.iter().filter(|f| *f >> t & 1 == 1).count() as u64;
    }
    Ok(Results {
        tests,
        failed_iterations: found.failed.iter().filter(|f| **f != 0).count() as u64,
        faulty_entries: found.entries,
        sweeps: schedules.iter().map(|s| s.len() as u64).sum(),
        reports: found.reports,
        more_reports: found.more,
    })
}

/// Most errors of logic that a test simulates one by one.
const MOST_LOGIC: f64 = 1e7;

/// Wrong words and bits of a logic test: as many flips as a Poisson number says, each followed to the end of its word.
fn logic_errors(
    job: &Job<'_>,
    generator: &Generator,
    (iteration, test): (usize, usize),
    periods: u32,
    shared: bool,
) -> Result<[u64; 2], CouldNotRun> {
    let logic = job.map.logic;
    let p = logic.per_step + if shared { logic.shared_per_step } else { 0.0 };
    let steps = u64::from(periods) * u64::from(generator.period);
    let mean = p * steps as f64 * 8.0 * job.map.entries as f64;
    if mean == 0.0 {
        return Ok([0; 2]);
    }
    if mean > MOST_LOGIC {
        let message = format!(
            "the logic fault would strike {mean:.1e} times in one test; at most {MOST_LOGIC:.0e} are simulated"
        );
        return Err(CouldNotRun::Invalid(message));
    }
    let draw = Draw::new(job.map.seed, "logic").part(iteration as u64 * 16 + test as u64);
    let Ok(poisson) = Poisson::new(mean) else { return Ok([0; 2]) };
    let count = poisson.inverse_cdf(draw.unit(0, 0));
    let mut wrong = [0; 2];
    for i in 0..count {
        let at = draw.below(i, 1, steps);
        // Later flips than this one's step do not matter: what was zero before is zero again after whole periods.
        let state = generator.run(
            steps - at / u64::from(generator.period) * u64::from(generator.period),
            Some((at % u64::from(generator.period), draw.below(i, 2, 32) as u32)),
        );
        if state != 0 {
            wrong[0] += 1;
            wrong[1] += u64::from(state.count_ones());
        }
    }
    Ok(wrong)
}
