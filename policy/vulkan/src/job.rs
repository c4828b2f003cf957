//! Tests on a card as work for the runner and the records of `eccforge simulate`: a block is a test of an iteration.

use crate::memory::{LINE, Memory};
use eccforge_circuit::lanes::Backend;
use eccforge_memory::bits::{Bits, WORDS};
use eccforge_memory::codec::{Claim, EntryCodec, Lanes};
use eccforge_memory::host::Results;
use eccforge_memory::memory::Access;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::identity;
use eccforge_memory::memtest::logic::Generator;
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::result::Speed;
use eccforge_memory::memtest::simulated::{TestResult, sweeps};
use eccforge_memory::memtest::wrong_words::{WrongWord, WrongWords};
use eccforge_outcomes::ReadOutcome;
use eccforge_runs::records::{Identity, Record};
use eccforge_runs::run::Work;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The name of the only cell of the records.
const CELL: &str = "tests";

/// The tests to run.
pub struct Job<'a> {
    memory: Mutex<Memory<'a>>,
    options: &'a Options,
    iterations: u64,
    generator: Generator,
    stop: &'a AtomicBool,
    bytes: u64,
    /// The reason why the device could not be tested to the end.
    lost: Mutex<Option<String>>,
}

/// Sums over blocks.
#[derive(Clone, Debug, PartialEq)]
struct Counts {
    /// For each test: words verified, wrong words, wrong bits, bytes written, bytes read and nanoseconds.
    tests: Vec<[u64; 6]>,
    /// The blocks that found wrong words.
    failed: Vec<u64>,
    wrong: WrongWords,
}

impl<'a> Job<'a> {
    /// Creates a job of tests on a memory.
    ///
    /// # Errors
    /// No generator has this period, or no test is given.
    pub fn new(
        memory: Memory<'a>,
        options: &'a Options,
        iterations: u64,
        stop: &'a AtomicBool,
    ) -> Result<Self, String> {
        if options.tests.is_empty() {
            return Err("no test is selected".to_owned());
        }
        let (generator, bytes) = (options.generator()?, memory.bytes);
        let (memory, lost) = (Mutex::new(memory), Mutex::default());
        Ok(Self { memory, options, iterations, generator, stop, bytes, lost })
    }

    /// Identity of the run that the records belong to.
    pub fn identity(&self) -> Identity {
        let memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let card = &memory.card;
        let plant = memory.plant.map(|plant| (plant.address, plant.mask, plant.stored));
        let description = json!({
            "device": card.name, "driver": card.driver, "pci": card.pci, "bytes": memory.bytes,
            "options": self.options, "iterations": self.iterations, "plant": plant,
        });
        let cells = [(CELL.to_owned(), CELL, self.blocks(0))].into_iter();
        identity("memtest-gpu", self.options.seed, &EntryCodec::none(), &description, cells)
    }

    /// Results from all records.
    ///
    /// # Errors
    /// The device was lost, or a record does not belong to this job.
    pub fn results(&self, records: &[Record]) -> Result<Results, String> {
        if let Some(lost) = self.lost.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(lost);
        }
        let (count, mut sum, mut done) = (self.options.tests.len(), Counts::new(self.options), BTreeMap::new());
        for record in records {
            let Some(found) = Counts::from_values(&record.values, self.options) else {
                let first = record.first;
                return Err(format!("the record from test {first} on does not hold the counts of memory tests"));
            };
            sum.add(found);
            for block in record.first..record.first.saturating_add(record.blocks).min(self.blocks(0)) {
                *done.entry(block / count as u64).or_insert(0) += 1;
            }
        }
        let failed: BTreeSet<u64> = sum.failed.iter().map(|block| block / count as u64).collect();
        let iterations = done.iter().filter(|(i, tests)| **tests == count || failed.contains(*i)).count();
        let (mut tests, mut speed) = (Vec::new(), Vec::new());
        for (t, test) in self.options.tests.iter().enumerate() {
            let [words, word_errors, bit_errors, written, read, nanoseconds] = sum.tests[t];
            let failed_iterations = sum.failed.iter().filter(|block| **block % count as u64 == t as u64).count() as u64;
            let result = TestResult::new(*test);
            tests.push(TestResult { failed_iterations, words, word_errors, bit_errors, ..result });
            speed.push(Speed { test: *test, seconds: nanoseconds as f64 / 1e9, written, read, ratio: None });
        }
        Ok(Results {
            tests,
            iterations: iterations as u64,
            failed_iterations: failed.len() as u64,
            speed,
            interrupted: done.values().sum::<usize>() < usize::try_from(self.blocks(0)).unwrap_or(usize::MAX),
            wrong: sum.wrong,
        })
    }

    /// Runs a test of an iteration; `None` if `stop` was set before its end and it found nothing.
    fn block(&self, block: u64) -> Result<Option<Counts>, String> {
        let memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let count = self.options.tests.len() as u64;
        let (iteration, t) = (block / count, (block % count) as usize);
        let earlier: usize = self.options.tests[..t].iter().map(|t| self.options.steps(*t, iteration).len()).sum();
        let first = iteration * sweeps(self.options) + earlier as u64 + 1;
        let (test, mut sum) = (self.options.tests[t], Counts::new(self.options));
        let started = Instant::now();
        for (i, step) in self.options.steps(test, iteration).iter().enumerate() {
            let Some((errors, wrong)) = memory.sweep(step, (test, first + i as u64), self.generator, self.stop)? else {
                return Ok(None);
            };
            let [written, read] = step.traffic(self.bytes / LINE);
            let bits = wrong.by_bit.as_flattened().iter().sum();
            let own = [step.words_verified(self.bytes / 4 / WORDS as u64), errors, bits, written, read, 0];
            for (sum, own) in sum.tests[t].iter_mut().zip(own) {
                *sum += own;
            }
            sum.wrong.merge(wrong);
        }
        sum.tests[t][5] = started.elapsed().as_nanos() as u64;
        sum.failed = if sum.tests[t][1] > 0 { vec![block] } else { Vec::new() };
        Ok(Some(sum))
    }
}

impl Work for Job<'_> {
    fn cells(&self) -> Vec<String> {
        vec![CELL.to_owned()]
    }

    fn blocks(&self, _: usize) -> u64 {
        self.iterations * self.options.tests.len() as u64
    }

    /// Megabytes of sweeps.
    fn samples_in(&self, _: usize, blocks: &Range<u64>) -> u64 {
        let tests = &self.options.tests;
        let mut megabytes = 0;
        for block in blocks.clone() {
            let test = tests[(block % tests.len() as u64) as usize];
            let sweeps = self.options.steps(test, 0).len() as u64;
            // Otherwise the progress of a test of less than a megabyte would stay at 0.
            megabytes += (sweeps * self.bytes / 1_000_000).max(1);
        }
        megabytes
    }

    /// Records hold wrong words, which are not sums.
    fn joins(&self) -> bool {
        false
    }

    fn count(&self, _: usize, blocks: Range<u64>, _: Backend, _: &[usize]) -> Record {
        let (mut sum, mut done) = (Counts::new(self.options), 0);
        for block in blocks.clone() {
            match self.block(block) {
                Ok(Some(found)) => sum.add(found),
                // An interrupted test is not recorded: its words were verified in part only.
                Ok(None) => break,
                Err(lost) => {
                    *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = Some(lost);
                    // Further tests would fail in the same way.
                    self.stop.store(true, Ordering::SeqCst);
                    break;
                }
            }
            done += 1;
        }
        let (cell, values) = (CELL.to_owned(), sum.into_values());
        Record { cell, first: blocks.start, blocks: done, values, ..Record::default() }
    }
}

impl Counts {
    fn new(options: &Options) -> Self {
        Self { tests: vec![[0; 6]; options.tests.len()], failed: Vec::new(), wrong: WrongWords::default() }
    }

    fn add(&mut self, other: Self) {
        for (sum, own) in self.tests.as_flattened_mut().iter_mut().zip(other.tests.into_flattened()) {
            // Records of a file may hold any numbers.
            *sum = sum.saturating_add(own);
        }
        self.failed.extend(other.failed);
        self.wrong.merge(other.wrong);
    }

    fn into_values(self) -> BTreeMap<String, Vec<u64>> {
        let mut wrong: Vec<u64> = Vec::new();
        for word in &self.wrong.first {
            let again = word.reread.unwrap_or(word.read);
            wrong.extend([word.sweep, word.address, word.test as u64]);
            wrong.extend([word.expected, word.read, again].map(u64::from));
        }
        let lists = [
            ("tests", self.tests.into_flattened()),
            ("failed", self.failed),
            ("wrong", wrong),
            ("bits", self.wrong.by_bit.into_flattened()),
        ];
        lists.into_iter().map(|(name, list)| (name.to_owned(), list)).collect()
    }

    fn from_values(values: &BTreeMap<String, Vec<u64>>, options: &Options) -> Option<Self> {
        let [tests, failed, wrong, bits] = ["tests", "failed", "wrong", "bits"].map(|name| values.get(name));
        let tests = tests.filter(|tests| tests.len() == 6 * options.tests.len())?.as_chunks().0.to_vec();
        let wrong = wrong.filter(|words| words.len().is_multiple_of(6))?;
        let first = wrong.as_chunks().0.iter().map(|values| wrong_word(values, options)).collect::<Option<_>>()?;
        let by_bit = bits.filter(|bits| bits.len() == 64)?.as_chunks().0.to_vec();
        Some(Self { tests, failed: failed?.clone(), wrong: WrongWords { first, by_bit } })
    }
}

/// A wrong word of a record; `None` if its test does not run or a value has more than 32 bits.
fn wrong_word(&[sweep, address, test, expected, read, again]: &[u64; 6], options: &Options) -> Option<WrongWord> {
    let test = *options.tests.iter().find(|own| **own as u64 == test)?;
    let [expected, read, again] = [expected, read, again].map(|word| u32::try_from(word).ok());
    Some(WrongWord { sweep, address, test, expected: expected?, read: read?, reread: Some(again?) })
}

/// Adds to each test the reads in which a code would have met the wrong words that are kept: an entry in a sweep counts once.
///
/// # Errors
/// The wrong words do not fit into entries.
pub fn decode(results: &mut Results, codec: &EntryCodec) {
    let mut entries: BTreeMap<(Test, u64, u64), Bits> = BTreeMap::new();
    for word in &results.wrong.first {
        let number = word.address / 4;
        let error = entries.entry((word.test, word.sweep, number / WORDS as u64)).or_default();
        let within = number % WORDS as u64;
        error.data[within as usize / 2] |= u64::from(word.expected ^ word.read) << (32 * (within % 2));
    }
    let errors: Vec<Bits> = entries.values().copied().collect();
    let decoded = codec.decode(&errors, &mut Lanes::default());
    for ((test, _, entry), (claim, left)) in entries.into_keys().zip(decoded) {
        let Some(own) = results.tests.iter_mut().find(|own| own.test == test) else { continue };
        let outcome = match claim {
            Claim::Due => ReadOutcome::Detected,
            Claim::Ce if left == Bits::NONE => ReadOutcome::Corrected,
            Claim::Ce => ReadOutcome::Miscorrected,
            Claim::Clean => ReadOutcome::Undetected,
        };
        own.reads.add(&Access { entry, outcome, masked: false, wrong: left.data });
    }
}
