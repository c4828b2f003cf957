//! Each test as steps: sweeps that write or verify some of the words.

use self::Operation::{Read, Write};
use super::Test;
use super::logic::Generator;
use super::pattern::{Pattern, RandomBlocks};
use crate::bits::WORDS;
use crate::memory::WordMask;
use crate::random::Draw;
use serde::Serialize;

/// Stride of the modulo test.
pub const MODULUS: u64 = 20;

/// The words that a sweep touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Select {
    /// All words.
    All,
    /// The words whose offset is this number modulo 20.
    Residue(u64),
    /// All other words.
    NotResidue(u64),
}

/// Number of entries after which the words of a residue modulo 20 are at the same positions of an entry again.
pub const SELECT_PERIOD: u64 = 5;

impl Select {
    /// The words of an entry that are touched.
    pub fn words(self, entry: u64) -> WordMask {
        let residue = |s: u64| {
            let mut mask: WordMask = 0;
            for word in 0..WORDS as u64 {
                if (entry * WORDS as u64 + word) % MODULUS == s {
                    mask |= 1 << word;
                }
            }
            mask
        };
        match self {
            Self::All => WordMask::MAX,
            Self::Residue(s) => residue(s),
            Self::NotResidue(s) => !residue(s),
        }
    }

    /// Number of entries, out of `entries`, whose mask `wanted` accepts.
    pub fn count(self, entries: u64, wanted: impl Fn(WordMask) -> bool) -> u64 {
        let in_period = (0..SELECT_PERIOD).filter(|e| wanted(self.words(*e)));
        in_period.map(|e| (entries + SELECT_PERIOD - 1 - e) / SELECT_PERIOD).sum()
    }

    /// Number of words of `entries` entries that are touched.
    pub fn word_count(self, entries: u64) -> u64 {
        let mut count = 0;
        for entry in 0..SELECT_PERIOD {
            let times = (entries + SELECT_PERIOD - 1 - entry) / SELECT_PERIOD;
            count += u64::from(self.words(entry).count_ones()) * times;
        }
        count
    }

    /// Number of bytes that are moved for those of `lines` lines that are touched. A cache moves whole lines.
    fn bytes_moved(self, lines: u64) -> u64 {
        match self {
            // Five lines hold ten entries, of which a residue is in four pairs: it misses one line of five.
            Self::Residue(_) => 64 * (lines / SELECT_PERIOD) * (SELECT_PERIOD - 1),
            Self::All | Self::NotResidue(_) => 64 * lines,
        }
    }
}

/// One sweep over all entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sweep {
    Write(Pattern, Select),
    /// Read and compare.
    Verify(Pattern, Select),
    /// Run the logic generator for this many periods, through shared memory or not, and write its state. A simulated device has a run
    /// for each thread of MemtestG80, this machine one for each word.
    Logic {
        periods: u32,
        /// Whether the state is kept in shared memory between steps.
        shared: bool,
    },
    March(Element),
}

/// A march element \[van de Goor, "Testing Semiconductor Memories", 1991\]: all operations on a word before the next word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// Whether addresses descend.
    pub descending: bool,
    /// Whether the data are complemented.
    pub inverted: bool,
    pub operations: &'static [Operation],
}

/// An operation on a word: read it and compare, or write it. The data are zeros, or ones where the flag is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Read(bool),
    Write(bool),
}

impl Element {
    /// The word that an operation reads or writes.
    pub fn word(&self, ones: bool) -> u32 {
        if ones == self.inverted { 0 } else { u32::MAX }
    }

    /// Number of reads of each word.
    pub fn reads(&self) -> u64 {
        self.operations.iter().filter(|operation| matches!(operation, Operation::Read(_))).count() as u64
    }
}

impl Sweep {
    /// Number of words of `entries` entries that the sweep verifies.
    pub fn words_verified(&self, entries: u64) -> u64 {
        match self {
            Self::Verify(_, select) => select.word_count(entries),
            Self::March(element) => element.reads() * Select::All.word_count(entries),
            Self::Write(..) | Self::Logic { .. } => 0,
        }
    }

    /// Whether the sweep goes from the last address to the first.
    pub fn descends(&self) -> bool {
        matches!(self, Self::March(element) if element.descending)
    }

    /// Bytes that the sweep writes and reads in memory of `lines` lines of 64 bytes. A line that is written in part must be read before.
    pub fn traffic(&self, lines: u64) -> [u64; 2] {
        match self {
            Self::Write(_, Select::All) | Self::Logic { .. } => [64 * lines, 0],
            Self::Write(_, select) => [select.bytes_moved(lines); 2],
            Self::Verify(_, select) => [0, select.bytes_moved(lines)],
            Self::March(element) => {
                let writes = element.operations.iter().any(|operation| matches!(operation, Operation::Write(_)));
                [64 * lines * u64::from(writes), 64 * lines]
            }
        }
    }
}

/// Options of an iteration.
#[derive(Clone, Debug, Serialize)]
pub struct Options {
    pub tests: Vec<Test>,
    /// Rounds of the modulo test in an iteration, at most 20; with fewer, later iterations continue with the next
    /// rounds, as on Folding@home \[Section 4.1\].
    pub modulo_rounds: u64,
    /// Period of the logic test's generator.
    pub period: u32,
    /// Seed of random patterns.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { tests: Test::ALL.to_vec(), modulo_rounds: MODULUS, period: 1024, seed: 1 }
    }
}

impl Options {
    /// The generator of the logic tests.
    pub fn generator(&self) -> Result<Generator, String> {
        Generator::of_period(self.period)
    }

    /// The steps of a test in an iteration, counted from 0.
    pub fn steps(&self, test: Test, iteration: u64) -> Vec<Sweep> {
        let draw = Draw::new(self.seed, "patterns");
        let random = |i: u64| draw.bits(iteration, i) as u32;
        match test {
            Test::Mi10 => both(Pattern::Constant(u32::MAX)).collect(),
            Test::Mir => both(Pattern::Constant(random(0))).collect(),
            Test::OneWm => (0..8).flat_map(|s| both(Pattern::Constant(0x0101_0101 << s))).collect(),
            Test::OneW1 => (0..8).flat_map(|s| round(Pattern::walking_bytes(s))).collect(),
            Test::OneW0 => (0..8).flat_map(|s| round(Pattern::walking_bytes(s).complement())).collect(),
            Test::FourW1 => walking(false),
            Test::FourW0 => walking(true),
            Test::Rb => round(Pattern::Random(RandomBlocks::new(draw.bits(iteration, 1)))).to_vec(),
            Test::M20 => {
                let first = iteration * self.modulo_rounds;
                // As in MemtestG80, each round draws a word of its own.
                (0..self.modulo_rounds).flat_map(|i| modulo((first + i) % MODULUS, random(2 + i))).collect()
            }
            Test::L => logic(1, false),
            Test::L4 => logic(4, false),
            Test::Ls => logic(1, true),
            Test::Ls4 => logic(4, true),
            Test::MarchC => march(&[Read(false), Write(true)]),
            Test::MarchSs => march(&[Read(false), Read(false), Write(false), Read(false), Write(true)]),
            Test::MarchRaw => march(&[Read(false), Write(false), Read(false), Read(false), Write(true), Read(true)]),
        }
    }
}

/// Writes a pattern everywhere and verifies it.
fn round(pattern: Pattern) -> [Sweep; 2] {
    [Sweep::Write(pattern, Select::All), Sweep::Verify(pattern, Select::All)]
}

/// A round with a pattern, and one with its complement: each cell holds both values once.
fn both(pattern: Pattern) -> impl Iterator<Item = Sweep> {
    round(pattern).into_iter().chain(round(pattern.complement()))
}

/// A round for each bit of a word.
fn walking(inverted: bool) -> Vec<Sweep> {
    (0..32).flat_map(|shift| round(Pattern::Walking { shift, inverted })).collect()
}

/// Round s, for a pattern and its complement: the pattern at offset = s mod 20, its complement twice everywhere else, and
/// only the former is verified (M.2).
fn modulo(s: u64, word: u32) -> Vec<Sweep> {
    let half = |p: Pattern| {
        let others = Sweep::Write(p.complement(), Select::NotResidue(s));
        [Sweep::Write(p, Select::Residue(s)), others, others, Sweep::Verify(p, Select::Residue(s))]
    };
    let p = Pattern::Constant(word);
    half(p).into_iter().chain(half(p.complement())).collect()
}

fn element(operations: &'static [Operation], descending: bool, inverted: bool) -> Sweep {
    Sweep::March(Element { descending, inverted, operations })
}

/// Writes zeros, runs these operations and their complement upwards, both downwards, and reads zeros: March C- \[Marinescu, 1982\],
/// March SS \[Hamdioui, van de Goor, Rodgers, 2002\] and March RAW \[Hamdioui, Al-Ars, van de Goor, 2002\] are all of this form.
fn march(operations: &'static [Operation]) -> Vec<Sweep> {
    let middle = [(false, false), (false, true), (true, false), (true, true)];
    let middle = middle.map(|(descending, inverted)| element(operations, descending, inverted));
    let ends = [&[Write(false)][..], &[Read(false)]].map(|operations| element(operations, false, false));
    [&ends[..1], &middle, &ends[1..]].concat()
}

fn logic(periods: u32, shared: bool) -> Vec<Sweep> {
    vec![Sweep::Logic { periods, shared }, Sweep::Verify(Pattern::Constant(0), Select::All)]
}
