//! Clashes in the code of an entry: correctable patterns with the same syndrome, and errors of two and three bits
//! that look like a correctable pattern. A change of one lane's columns is evaluated from the affected clashes only.
//!
//! If every two bits are also corrected, three bits must not look like two: no five columns may sum to zero.

use super::syndrome_table::SyndromeTable;
use super::{BYTE, Shape};

/// Cost of two correctable patterns with the same syndrome, and of a silent error of two bits; a silent error of three
/// bits costs 1.
const WORSE: usize = 10;

/// An error of two or three bits of the lanes with the syndrome of a correctable pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Silent {
    /// The wrong bits, in any order; the third is [`NONE`] if there are two.
    pub bits: [u16; 3],
    /// The lane of the pattern.
    pub lane: u16,
    /// Number of the pattern among [`Shape::patterns`].
    pub pattern: u32,
}

/// Cost of a codeword of five bits if every two bits are corrected: in ten ways, three of its bits look like the other
/// two.
const WORD: usize = 10;

/// Marker for an absent bit.
pub const NONE: u16 = u16::MAX;

impl Silent {
    fn cost(&self) -> usize {
        if self.bits[2] == NONE { WORSE } else { 1 }
    }
}

/// A code and its clashes.
#[derive(Clone, Debug)]
pub struct Clashes {
    shape: Shape,
    patterns: Vec<u32>,
    columns: Vec<u32>,
    /// For each lane, the syndromes of the patterns.
    syndromes: Vec<Vec<u32>>,
    correctable: SyndromeTable,
    pairs: SyndromeTable,
    shared: usize,
    silent: Vec<Silent>,
    /// The codewords of five bits, if every two bits are corrected.
    words: Option<Vec<[u16; 5]>>,
}

/// A change that was evaluated and can be made.
#[derive(Clone, Debug)]
pub struct Change {
    lane: usize,
    columns: Vec<u32>,
    syndromes: Vec<u32>,
    shared: usize,
    silent: Vec<Silent>,
    words: Option<Vec<[u16; 5]>>,
}

impl Clashes {
    /// Evaluates a code, given as the columns of all lanes in order.
    pub fn new(shape: Shape, columns: Vec<u32>) -> Self {
        let patterns = shape.patterns();
        let (all, n) = (patterns.len() * shape.lanes, shape.bits());
        let mut clashes = Self {
            syndromes: Vec::new(),
            correctable: SyndromeTable::new(all),
            pairs: SyndromeTable::new(n * n / 2),
            shape,
            patterns,
            columns,
            shared: 0,
            silent: Vec::new(),
            words: None,
        };
        clashes.syndromes = clashes.columns.chunks(shape.lane_bits()).map(|lane| clashes.syndromes_of(lane)).collect();
        clashes.shared = clashes.insert_patterns();
        clashes.insert_pairs();
        clashes.silent = clashes.every_silent();
        clashes
    }

    /// Like [`Clashes::new`], for codes of distance 5 in bytes that also correct every two bits.
    #[must_use]
    pub fn with_pairs(mut self) -> Self {
        let n = self.columns.len();
        self.words = Some((0..n).flat_map(|first| self.words_with(first, |bit| bit > first)).collect());
        self
    }

    /// The cost that annealing minimises; 0 without clashes.
    pub fn cost(&self) -> usize {
        cost(self.shared, &self.silent) + self.words().len() * WORD
    }

    /// Codewords of five bits, if every two bits are corrected.
    pub fn words(&self) -> &[[u16; 5]] {
        self.words.as_deref().unwrap_or_default()
    }

    /// Number of correctable patterns whose syndrome is zero or equals that of another pattern.
    pub fn shared(&self) -> usize {
        self.shared
    }

    /// The errors that look like correctable patterns.
    pub fn silent(&self) -> &[Silent] {
        &self.silent
    }

    /// The bits of a lane in the pattern with this number ([`Silent::pattern`]).
    pub fn pattern(&self, number: u32) -> u32 {
        self.patterns[number as usize]
    }

    fn syndromes_of(&self, lane: &[u32]) -> Vec<u32> {
        let bytes: Vec<[u32; 256]> = lane.chunks(BYTE).map(sums_of).collect();
        let syndromes = self.patterns.iter().map(|pattern| {
            let parts = bytes.iter().enumerate().map(|(b, sums)| sums[(pattern >> (b * BYTE) & 255) as usize]);
            parts.fold(0, |sum, part| sum ^ part)
        });
        syndromes.collect()
    }

    fn insert_patterns(&mut self) -> usize {
        self.correctable.clear();
        let mut shared = 0;
        for (number, s) in self.syndromes.iter().flatten().enumerate() {
            shared += usize::from(self.correctable.insert(*s, number as u32)) + usize::from(*s == 0);
        }
        shared
    }

    fn insert_pairs(&mut self) {
        self.pairs.clear();
        let n = self.columns.len();
        for x in 0..n {
            for y in x + 1..n {
                self.pairs.insert(self.columns[x] ^ self.columns[y], (x * n + y) as u32);
            }
        }
    }

    /// Whether an error of these bits is corrected: all in a byte or all on a pin.
    fn correctable_bits(&self, bits: &[usize]) -> bool {
        let (own, first) = (self.shape.lane_bits(), bits[0]);
        let is_byte = bits.iter().all(|bit| bit / BYTE == first / BYTE);
        is_byte || bits.iter().all(|bit| bit / own == first / own && bit % BYTE == first % BYTE)
    }

    fn every_silent(&self) -> Vec<Silent> {
        let mut silent = Vec::new();
        let n = self.columns.len();
        for x in 0..n {
            for y in x + 1..n {
                let two = self.columns[x] ^ self.columns[y];
                self.add(&mut silent, &[x, y], two);
                for z in y + 1..n {
                    self.add(&mut silent, &[x, y, z], two ^ self.columns[z]);
                }
            }
        }
        silent
    }

    /// Adds an error with this syndrome for each pattern that it looks like.
    #[inline]
    fn add(&self, silent: &mut Vec<Silent>, bits: &[usize], syndrome: u32) {
        self.correctable.each(syndrome, |number| {
            // Few syndromes are found at all, so the bits are looked at last.
            if !self.correctable_bits(bits) {
                let (lane, pattern) = (number as usize / self.patterns.len(), number % self.patterns.len() as u32);
                silent.push(Silent { bits: named(bits), lane: lane as u16, pattern });
            }
        });
    }

    /// The columns of all lanes in order.
    pub fn columns(&self) -> &[u32] {
        &self.columns
    }

    /// Evaluates the code with other columns in one lane; `None` if it costs more than `limit`. The code is not
    /// changed.
    pub fn tried(&mut self, lane: usize, columns: Vec<u32>, limit: usize) -> Option<Change> {
        let own = self.shape.lane_bits();
        let first = lane * own;
        let changed = (0..own).filter(|j| self.columns[first + j] != columns[*j]);
        let mask = changed.fold(0u32, |m, j| m | 1 << j);
        let before = self.columns.clone();
        let syndromes = self.syndromes_of(&columns);
        let old = std::mem::replace(&mut self.syndromes[lane], syndromes);
        self.columns[first..first + own].copy_from_slice(&columns);
        let shared = self.insert_patterns();
        let mut silent: Vec<Silent> = self.silent.iter().copied().filter(|s| !self.touched(s, lane, mask)).collect();
        let mut fits = self.add_changed(&mut silent, (lane, mask), shared, limit);
        let words = match &self.words {
            Some(words) if fits => Some(self.words_after(words, lane, mask)),
            _ => None,
        };
        // The caller's code is as before, whether the change is made or not.
        self.columns = before;
        let syndromes = std::mem::replace(&mut self.syndromes[lane], old);
        let of_words = words.as_ref().map_or(0, Vec::len) * WORD;
        fits = fits && cost(shared, &silent) + of_words <= limit;
        fits.then_some(Change { lane, columns, syndromes, shared, silent, words })
    }

    /// Adds the silent errors of the changed bits, `mask` of `lane`, until the cost exceeds `limit`. Returns whether
    /// the cost stays within `limit`.
    fn add_changed(&self, silent: &mut Vec<Silent>, (lane, mask): (usize, u32), shared: usize, limit: usize) -> bool {
        let first = lane * self.shape.lane_bits();
        // Most moves cost too much, so the cheap counts come first and each may end the evaluation.
        if cost(shared, silent) > limit {
            return false;
        }
        for j in (0..self.shape.lane_bits()).filter(|j| mask >> j & 1 == 1) {
            self.add_with(silent, first + j, first, mask);
            if cost(shared, silent) > limit {
                return false;
            }
        }
        self.add_like(silent, lane, mask, limit);
        cost(shared, silent) <= limit
    }

    /// The codewords of five bits after a change of the bits `mask` of `lane`.
    fn words_after(&self, words: &[[u16; 5]], lane: usize, mask: u32) -> Vec<[u16; 5]> {
        let unchanged = words.iter().filter(|word| !word.iter().any(|bit| self.is_in(usize::from(*bit), lane, mask)));
        let mut after: Vec<[u16; 5]> = unchanged.copied().collect();
        for bit in (0..self.columns.len()).filter(|bit| self.is_in(*bit, lane, mask)) {
            // Locators change one byte at a time, and a codeword has at most one bit of a byte.
            after.extend(self.words_with(bit, |other| !self.is_in(other, lane, mask)));
        }
        after
    }

    /// Whether a bit is one of the bits `mask` of `lane`.
    #[inline]
    fn is_in(&self, bit: usize, lane: usize, mask: u32) -> bool {
        let own = self.shape.lane_bits();
        bit / own == lane && mask >> (bit % own) & 1 == 1
    }

    /// Makes a change that was evaluated for this code.
    pub fn make(&mut self, change: Change) {
        let own = self.shape.lane_bits();
        self.columns[change.lane * own..(change.lane + 1) * own].copy_from_slice(&change.columns);
        self.syndromes[change.lane] = change.syndromes;
        self.shared = change.shared;
        self.silent = change.silent;
        self.words = change.words;
        self.insert_pairs();
    }

    /// The codewords of bit `x` and four unchanged bits. If the distance is 5 bytes, these are bits of five
    /// bytes.
    fn words_with(&self, x: usize, others: impl Fn(usize) -> bool) -> Vec<[u16; 5]> {
        let n = self.columns.len();
        let others: Vec<usize> = (0..n).filter(|bit| others(*bit)).collect();
        let mut words = Vec::new();
        for (place, &y) in others.iter().enumerate() {
            for &z in &others[place + 1..] {
                self.pairs.each(self.columns[x] ^ self.columns[y] ^ self.columns[z], |two| {
                    let (u, v) = (two as usize / n, two as usize % n);
                    // Ascending bits, or each codeword is found several times.
                    if u > z && others.binary_search(&u).is_ok() && others.binary_search(&v).is_ok() {
                        words.push([x, y, z, u, v].map(|bit| bit as u16));
                    }
                });
            }
        }
        words
    }

    /// Whether an error or the pattern that it looks like has one of the bits `mask` of `lane`.
    fn touched(&self, s: &Silent, lane: usize, mask: u32) -> bool {
        let is_pattern = usize::from(s.lane) == lane && self.pattern(s.pattern) & mask != 0;
        is_pattern || s.bits.iter().any(|bit| *bit != NONE && self.is_in(usize::from(*bit), lane, mask))
    }

    /// Adds the silent errors with bit `x`, except those with an earlier changed bit (`mask` of the lane from `first`).
    fn add_with(&self, silent: &mut Vec<Silent>, x: usize, first: usize, mask: u32) {
        let earlier = |bit: usize| bit >= first && bit < x && mask >> (bit - first) & 1 == 1;
        let n = self.columns.len();
        for y in (0..n).filter(|y| *y != x && !earlier(*y)) {
            let two = self.columns[x] ^ self.columns[y];
            self.add(silent, &[x, y], two);
            for z in (y + 1..n).filter(|z| *z != x && !earlier(*z)) {
                self.add(silent, &[x, y, z], two ^ self.columns[z]);
            }
        }
    }

    /// Adds the errors of unchanged bits that look like a changed pattern of the lane, up to `limit`.
    fn add_like(&self, silent: &mut Vec<Silent>, lane: usize, mask: u32, limit: usize) {
        let n = self.columns.len();
        for (number, _) in self.patterns.iter().enumerate().filter(|(_, p)| **p & mask != 0) {
            let syndrome = self.syndromes[lane][number];
            // `pairs` still has the sums of the old columns, which are wrong for changed bits.
            let mut add = |bits: &[usize]| {
                if !bits.iter().any(|bit| self.is_in(*bit, lane, mask)) && !self.correctable_bits(bits) {
                    silent.push(Silent { bits: named(bits), lane: lane as u16, pattern: number as u32 });
                }
            };
            self.pairs.each(syndrome, |two| add(&[two as usize / n, two as usize % n]));
            for z in (0..n).filter(|z| !self.is_in(*z, lane, mask)) {
                self.pairs.each(syndrome ^ self.columns[z], |two| {
                    let (x, y) = (two as usize / n, two as usize % n);
                    if y < z {
                        add(&[x, y, z]);
                    }
                });
            }
            // Each silent error costs at least 1, so the change is already rejected.
            if silent.len() > limit {
                return;
            }
        }
    }
}

fn named(bits: &[usize]) -> [u16; 3] {
    let mut named = [NONE; 3];
    for (bit, name) in bits.iter().zip(&mut named) {
        *name = *bit as u16;
    }
    named
}

/// The cost of shared syndromes and silent errors.
fn cost(shared: usize, silent: &[Silent]) -> usize {
    shared * WORSE + silent.iter().map(Silent::cost).sum::<usize>()
}

/// The sums of all subsets of the columns of a byte.
fn sums_of(byte: &[u32]) -> [u32; 256] {
    let mut sums = [0u32; 256];
    for value in 1..256usize {
        sums[value] = sums[value & (value - 1)] ^ byte[value.trailing_zeros() as usize];
    }
    sums
}
