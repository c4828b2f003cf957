//! The tests on this machine's own memory: every thread sweeps a part of one large buffer.

pub mod bandwidth;
#[allow(unsafe_code)]
pub mod kernels;
pub mod sweep;

use crate::memtest::logic::Generator;
use crate::memtest::plan::{Options, Sweep};
use crate::memtest::result::Speed;
use crate::memtest::simulated::{TestResult, sweeps};
use crate::memtest::wrong_words::{WrongWord, WrongWords};
use bandwidth::Machine;
use kernels::{Kernel, Line};
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

pub const LINE_BYTES: usize = size_of::<Line>();

/// A buffer to test.
#[derive(Debug)]
pub struct Buffer {
    lines: Vec<Line>,
    threads: usize,
    /// Whether the system keeps the buffer in memory.
    pub locked: bool,
}

/// Disturbs a part of the buffer after a step, so that tests of the memory tests can inject errors.
pub type Disturb<'a> = &'a (dyn Fn(usize, usize, &mut [Line]) + Sync);

/// The tests to run.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    pub options: &'a Options,
    pub iterations: u64,
    /// Instructions of the sweeps.
    pub kernel: Kernel,
    /// Called after every step of every part with the numbers of the test and of the step.
    pub disturb: Option<Disturb<'a>>,
}

/// Results of the tests.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// The results of each test, in the order of the tests.
    pub tests: Vec<TestResult>,
    /// Number of completed iterations; an interrupted iteration counts if it found anything.
    pub iterations: u64,
    /// Number of iterations in which any test found an error (M.4).
    pub failed_iterations: u64,
    /// Speed of each test.
    pub speed: Vec<Speed>,
    /// Whether the run was interrupted.
    pub interrupted: bool,
    /// Words that were read wrong.
    pub wrong: WrongWords,
}

impl Buffer {
    /// A buffer of at least this many bytes, in parts of equal size for the threads.
    pub fn new(bytes: u64, threads: usize) -> Result<Self, String> {
        let (bytes_here, threads) = (usize::try_from(bytes).map_err(|e| e.to_string())?, threads.max(1));
        let count = bytes_here.div_ceil(LINE_BYTES).max(1);
        // A buffer that the system must swap would test its disk, and the rest of the system needs a tenth.
        if let Some(available) = available_bytes()
            && bytes > available / 10 * 9
        {
            return Err(format!("{bytes} bytes are requested, but only {available} are available"));
        }
        let mut lines: Vec<Line> = Vec::new();
        // A failed allocation gives a message here; `Vec::resize` would abort the program.
        lines.try_reserve_exact(count).map_err(|e| format!("cannot allocate {bytes} bytes: {e}"))?;
        lines.resize(count, Line::default());
        let locked = kernels::lock(&mut lines);
        Ok(Self { lines, threads, locked })
    }

    /// Bytes under test.
    pub fn bytes(&self) -> u64 {
        (self.lines.len() * LINE_BYTES) as u64
    }

    /// Parts of the buffer with their first line, one for each thread.
    fn parts(&mut self) -> impl ParallelIterator<Item = (u64, &mut [Line])> {
        let size = self.lines.len().div_ceil(self.threads);
        self.lines.par_chunks_mut(size).enumerate().map(move |(i, part)| ((i * size) as u64, part))
    }
}

/// Bytes of memory that are available without swapping, if the system reports them.
fn available_bytes() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kib| kib << 10)
}

/// Runs the tests on the current pool of threads. `done` counts bytes of lines that were swept. When `stop` is set, the
/// iteration under way ends at once and counts only if it found errors.
///
/// # Errors
/// No generator has this period, or no test is given.
pub fn run(
    job: &Job<'_>,
    buffer: &mut Buffer,
    machine: Option<&Machine>,
    stop: &AtomicBool,
    done: &AtomicU64,
) -> Result<Results, String> {
    let generator = job.options.generator()?;
    if job.options.tests.is_empty() {
        return Err("no test is selected".to_owned());
    }
    let tests = job.options.tests.iter().map(|test| TestResult::new(*test)).collect();
    let speed = job.options.tests.iter().map(|test| Speed::zero(*test)).collect();
    let mut results =
        Results { tests, iterations: 0, failed_iterations: 0, speed, interrupted: false, wrong: WrongWords::default() };
    while results.iterations < job.iterations && !results.interrupted {
        let failed = results.iteration(job, generator, buffer, stop, done);
        results.failed_iterations += u64::from(failed);
        results.iterations += u64::from(failed || !results.interrupted);
    }
    // A test that was interrupted at once took no time.
    for own in results.speed.iter_mut().filter(|s| s.seconds > 0.0) {
        own.ratio = machine.map(|m| m.seconds(own.written, own.read) / own.seconds);
    }
    Ok(results)
}

impl Results {
    /// Adds an iteration. Returns whether any test found anything.
    fn iteration(
        &mut self,
        job: &Job<'_>,
        generator: Generator,
        buffer: &mut Buffer,
        stop: &AtomicBool,
        done: &AtomicU64,
    ) -> bool {
        let (words, iteration) = (buffer.bytes() / 4, self.iterations);
        let mut failed = false;
        let mut sweep = iteration * sweeps(job.options) + 1;
        for (t, test) in job.options.tests.iter().enumerate() {
            let steps = job.options.steps(*test, iteration);
            let started = Instant::now();
            let (count, wrong) = one_test(job, (t, sweep), &steps, generator, buffer, stop, done);
            sweep += steps.len() as u64;
            self.interrupted = stop.load(Ordering::Relaxed);
            let result = &mut self.tests[t];
            result.word_errors += count;
            result.bit_errors += wrong.by_bit.as_flattened().iter().sum::<u64>();
            result.failed_iterations += u64::from(count > 0);
            failed |= count > 0;
            self.wrong.merge(wrong);
            if self.interrupted {
                break;
            }
            // Only of a complete test: of an interrupted one, it is not known which words were verified.
            result.words += steps.iter().map(|s| s.words_verified(words / 8)).sum::<u64>();
            let own = &mut self.speed[t];
            own.seconds += started.elapsed().as_secs_f64();
            for [written, read] in steps.iter().map(|s| s.traffic(words / 16)) {
                own.written += written;
                own.read += read;
            }
        }
        failed
    }
}

/// Runs all steps of a test on all parts; the test comes with the number of its first sweep. Returns the number of
/// wrong words, and the words.
fn one_test(
    job: &Job<'_>,
    (test, sweep): (usize, u64),
    steps: &[Sweep],
    generator: Generator,
    buffer: &mut Buffer,
    stop: &AtomicBool,
    done: &AtomicU64,
) -> (u64, WrongWords) {
    let sweep_part = |(first, lines): (u64, &mut [Line])| {
        let (mut count, mut wrong) = (0, WrongWords::default());
        for (step_number, step) in steps.iter().enumerate() {
            // Pieces keep an interruption short even where logic takes long.
            let piece = if matches!(step, Sweep::Logic { .. }) { 1 << 12 } else { 1 << 18 };
            for k in 0..lines.len().div_ceil(piece) {
                let k = if step.descends() { lines.len().div_ceil(piece) - 1 - k } else { k };
                let (at, end) = (first + (k * piece) as u64, lines.len().min((k + 1) * piece));
                let lines = &mut lines[k * piece..end];
                if stop.load(Ordering::Relaxed) {
                    return (count, wrong);
                }
                sweep::run(job.kernel, generator, step, at, lines, &mut |number, read, expected| {
                    count += 1;
                    let (sweep, test) = (sweep + step_number as u64, job.options.tests[test]);
                    let word = WrongWord { sweep, address: 4 * number, test, expected, read: *read, reread: None };
                    wrong.add(word, || Some(kernels::reread(read)));
                });
                done.fetch_add((lines.len() * LINE_BYTES) as u64, Ordering::Relaxed);
            }
            if let Some(disturb) = job.disturb {
                disturb(test, step_number, lines);
            }
            // The compiler must not know the contents of the memory.
            std::hint::black_box(&mut *lines);
        }
        (count, wrong)
    };
    let parts = buffer.parts().map(sweep_part);
    parts.reduce(
        || (0, WrongWords::default()),
        |(count, mut wrong), (more, others)| {
            wrong.merge(others);
            (count + more, wrong)
        },
    )
}

impl Results {
    /// The time that all bytes of the memory tests (not of the logic tests) need at the machine's bandwidth, divided by
    /// the time that they took.
    pub fn ratio(&self, machine: &Machine) -> Option<f64> {
        let (mut took, mut least) = (0.0, 0.0);
        for speed in self.speed.iter().filter(|speed| !speed.test.is_logic()) {
            took += speed.seconds;
            least += machine.seconds(speed.written, speed.read);
        }
        (took > 0.0).then(|| least / took)
    }
}
