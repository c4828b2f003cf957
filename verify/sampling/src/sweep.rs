//! Sweeps: exact counts by enumerating every pattern of a set.
//!
//! [`Set::Bits`]: all 2^k patterns within k chosen bits. Nine of them vary within a slot, and the others are constant
//! in it. On the check bits of all codewords, whose columns are independent, this visits every joint syndrome exactly
//! once. [`Set::UpToWeight`]: all patterns of one to w bits. All but the last bit are constant in a slot, and the
//! last takes every position after them.

use crate::captures::captures;
use crate::classify::{Outcomes, Tally, judged};
use crate::known;
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::transform::with_free_inputs;
use eccforge_gf::integers::binomial;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_runs::random::Generator;
use eccforge_runs::records::{CHOICES, CellIdentity, Identity, Record, SWEEP_BY_WEIGHT, SWEEP_OF_BITS, swept_in};
use eccforge_runs::run::Work;
use eccforge_scheme::Scheme;
use std::collections::BTreeMap;
use std::ops::Range;

/// A set of error patterns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Set {
    /// All patterns within these physical bits.
    Bits(Vec<usize>),
    /// All patterns of one bit to this many bits anywhere.
    UpToWeight(usize),
}

/// Maximum number of bits of a set whose patterns are all tried.
pub const MOST_BITS: usize = 36;
/// Maximum number of bits of a pattern in a sweep by weight.
// There are 7.5e11 errors of 6 bits in an entry of 288 bits, and 3.0e13 of 7.
pub const MOST_WEIGHT: usize = 6;

/// A compiled sweep of one scheme.
#[derive(Debug)]
pub struct Sweep {
    scheme: String,
    hash: String,
    set: Set,
    /// Maps the swept bits (or all bits) to `due`, `ce` and `wrong`.
    program: Program,
    bits: usize,
    capture: usize,
}

/// The check bits of all codewords: their columns are independent, so their patterns are the joint syndromes.
pub fn syndrome_bits(scheme: &Scheme) -> Vec<usize> {
    let mut bits = Vec::new();
    for w in 0..scheme.codewords() {
        bits.extend(scheme.check_positions(w).into_iter().map(|b| scheme.layout.codeword(w)[b]));
    }
    bits
}

impl Sweep {
    /// Plans a sweep; `capture` is the number of silent patterns to keep.
    ///
    /// # Errors
    /// The set is empty, too large, or has bits that are outside the entry or repeated; or the decoder is too large.
    pub fn new(scheme: &Scheme, set: Set, capture: usize) -> Result<Self, String> {
        let bits = scheme.geometry.bits();
        match &set {
            Set::Bits(chosen) => {
                // No bits would give one pattern without an error, which says nothing about the decoder.
                if chosen.is_empty() || chosen.len() > MOST_BITS {
                    let n = chosen.len();
                    return Err(format!(
                        "`{}`: {n} bits; all patterns of 1 to {MOST_BITS} bits can be tried",
                        scheme.id
                    ));
                }
                if let Some(bit) = chosen.iter().find(|&&b| b >= bits || chosen.iter().filter(|&&c| c == b).count() > 1)
                {
                    return Err(format!(
                        "bit {bit} is given twice, or is not one of the {bits} bits of an entry of `{}` (0 to {})",
                        scheme.id,
                        bits - 1
                    ));
                }
            }
            Set::UpToWeight(w) if *w == 0 || *w > MOST_WEIGHT => {
                return Err(format!("weight {w}: all errors of at most 1 to {MOST_WEIGHT} bits can be tried"));
            }
            Set::UpToWeight(_) => {}
        }
        // Enables that vary would multiply the patterns; hardware is built with their defaults.
        let tied = scheme.tied();
        let circuit = judged(&Decoder::new(&tied, Strategy::Software).flatten());
        let circuit = match &set {
            Set::Bits(chosen) => {
                let entry = circuit.inputs()[0].nets.clone();
                let free: Vec<_> = chosen.iter().map(|&b| entry[b]).collect();
                // The other bits are constant, and gates that only they reach disappear.
                with_free_inputs(&circuit, "swept", &free)
            }
            Set::UpToWeight(_) => circuit,
        };
        let program = Program::compile(&circuit).map_err(|e| e.to_string())?;
        Ok(Self { scheme: scheme.id.clone(), hash: scheme.hash(), set, program, bits, capture })
    }

    /// The identity of the sweep's records.
    pub fn identity(&self) -> Identity {
        let (kind, patterns) = match &self.set {
            Set::Bits(chosen) => (SWEEP_OF_BITS, format!("all patterns of the bits {chosen:?}")),
            Set::UpToWeight(_) => (SWEEP_BY_WEIGHT, format!("all patterns of an entry of {} bits", self.bits)),
        };
        let cells = self.cells().into_iter().enumerate().map(|(c, id)| {
            let identity = CellIdentity {
                class: id.clone(),
                patterns: patterns.clone(),
                bits: self.bits as u64,
                samples: self.samples(c),
                schemes: vec![self.scheme.clone()],
            };
            (id, identity)
        });
        Identity {
            version: env!("CARGO_PKG_VERSION").into(),
            kind: kind.into(),
            // Nothing is random: the same set is the same run.
            seed: 0,
            generator: "none".into(),
            block_samples: match self.set {
                Set::Bits(_) => 1 << BLOCK_BITS,
                Set::UpToWeight(_) => 0,
            },
            schemes: BTreeMap::from([(self.scheme.clone(), self.hash.clone())]),
            cells: cells.collect(),
            capture: self.capture,
            ..Identity::default()
        }
    }

    /// Number of patterns of a cell.
    fn samples(&self, cell: usize) -> u64 {
        match &self.set {
            Set::Bits(chosen) => 1 << chosen.len(),
            Set::UpToWeight(_) => binomial(self.bits as u64, cell as u64 + 1),
        }
    }

    /// Visits the patterns of a sweep of bits, 512 at a time.
    fn sweep_bits(&self, k: usize, blocks: Range<u64>, mut visit: impl FnMut(&[Slot], u64, &Slot)) {
        let mut slots = vec![Slot::ZERO; k];
        // The 2^9 samples of a slot have all values of nine bits.
        for (bit, slot) in slots.iter_mut().enumerate().take(9) {
            *slot = Slot::counting(bit);
        }
        let mask = Slot::first(1 << k.min(9));
        // The last block of a small set is shorter.
        let all_groups = 1 << k.saturating_sub(9);
        let [first, end] = [blocks.start, blocks.end].map(|block| (block << (BLOCK_BITS - 9)).min(all_groups));
        for group in first..end {
            for (i, slot) in slots.iter_mut().enumerate().skip(9) {
                *slot = if group >> (i - 9) & 1 == 1 { Slot::ONES } else { Slot::ZERO };
            }
            visit(&slots, group << 9, &mask);
        }
    }

    /// Visits the patterns of exactly `weight` bits, in blocks of choices of all bits but the highest.
    fn sweep_weight(&self, weight: usize, blocks: Range<u64>, mut visit: impl FnMut(&[Slot], u64, &Slot)) {
        let n = self.bits;
        let choices = binomial(n as u64, weight as u64 - 1);
        let range = (blocks.start * CHOICES).min(choices)..(blocks.end * CHOICES).min(choices);
        let mut slots = vec![Slot::ZERO; n];
        let mut fixed = unrank(range.start, weight - 1);
        for choice in range {
            // The last bit is above the fixed ones, so that each pattern occurs once.
            let first = fixed.last().map_or(0, |l| l + 1);
            for chunk in first / SLOT_BITS..n.div_ceil(SLOT_BITS) {
                let base = chunk * SLOT_BITS;
                for (bit, slot) in slots.iter_mut().enumerate() {
                    *slot = Slot::ZERO;
                    if bit / SLOT_BITS == chunk {
                        slot.0[bit % SLOT_BITS / 64] = 1 << (bit % 64);
                    }
                }
                for &bit in &fixed {
                    slots[bit] = Slot::ONES;
                }
                let last = Slot::first(n - base);
                let mask = Slot::first(first.saturating_sub(base)).zip(&last, |before, all| all & !before);
                visit(&slots, choice * n as u64 + base as u64, &mask);
            }
            advance(&mut fixed);
        }
    }
}

/// Base-2 logarithm of the number of patterns in a block of a sweep of bits.
// Larger blocks lose more work on an interruption; smaller ones make more records.
const BLOCK_BITS: usize = 20;

impl Work for Sweep {
    fn cells(&self) -> Vec<String> {
        match &self.set {
            Set::Bits(chosen) => vec![format!("{} bits", chosen.len())],
            Set::UpToWeight(w) => (1..=*w).map(|k| format!("weight {k}")).collect(),
        }
    }

    fn schemes(&self, _: usize) -> Vec<String> {
        vec![self.scheme.clone()]
    }

    fn blocks(&self, cell: usize) -> u64 {
        match &self.set {
            Set::Bits(chosen) => 1 << chosen.len().saturating_sub(BLOCK_BITS),
            Set::UpToWeight(_) => binomial(self.bits as u64, cell as u64).div_ceil(CHOICES),
        }
    }

    fn samples_in(&self, cell: usize, blocks: &Range<u64>) -> u64 {
        match &self.set {
            Set::Bits(_) => {
                let [first, end] =
                    [blocks.start, blocks.end].map(|block| (block << BLOCK_BITS).min(self.samples(cell)));
                end - first
            }
            Set::UpToWeight(_) => swept_in(self.bits as u64, cell as u64 + 1, blocks),
        }
    }

    fn capture(&self) -> usize {
        self.capture
    }

    fn check(&self, backend: Backend, threads: usize) -> Result<(), String> {
        known::check(Generator::default(), backend, threads)
    }

    fn count(&self, cell: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record {
        let mut workspace = Workspace::new([&self.program]);
        let mut tally = Tally::default();
        let mut wanted = wanted[0];
        let mut silent = Vec::new();
        let mut visit = |pattern: &[Slot], number: u64, mask: &Slot| {
            let mut outputs = [Slot::ZERO; 3];
            self.program.run_on(backend, pattern, &mut workspace, &mut outputs);
            let outcomes = Outcomes::of(outputs);
            tally.add(&outcomes, mask);
            // Patterns are rebuilt only while some are wanted: it takes longer than decoding.
            if wanted > 0 {
                let bad = outcomes.silent().zip(mask, |s, m| s & m);
                let found = captures(&bad, &self.entry(pattern), number, &self.scheme, wanted);
                wanted -= found.len();
                silent.extend(found);
            }
        };
        match &self.set {
            Set::Bits(chosen) => self.sweep_bits(chosen.len(), blocks.clone(), &mut visit),
            Set::UpToWeight(_) => self.sweep_weight(cell + 1, blocks.clone(), &mut visit),
        }
        Record {
            cell: self.cells().swap_remove(cell),
            first: blocks.start,
            blocks: blocks.end - blocks.start,
            counts: [(self.scheme.clone(), tally.counts())].into_iter().collect(),
            silent,
            ..Record::default()
        }
    }
}

impl Sweep {
    /// The swept slots as an entry.
    fn entry(&self, pattern: &[Slot]) -> Vec<Slot> {
        match &self.set {
            Set::UpToWeight(_) => pattern.to_vec(),
            Set::Bits(chosen) => {
                let mut entry = vec![Slot::ZERO; self.bits];
                for (&bit, slot) in chosen.iter().zip(pattern) {
                    entry[bit] = *slot;
                }
                entry
            }
        }
    }
}

/// The `rank`-th set of `k` numbers in colexicographic order, ascending.
fn unrank(mut rank: u64, k: usize) -> Vec<usize> {
    let mut set = vec![0; k];
    for i in (0..k).rev() {
        let mut top = i as u64;
        while binomial(top + 1, i as u64 + 1) <= rank {
            top += 1;
        }
        rank -= binomial(top, i as u64 + 1);
        set[i] = top as usize;
    }
    set
}

/// Replaces a set by the next one in colexicographic order.
fn advance(set: &mut [usize]) {
    for i in 0..set.len() {
        if i + 1 == set.len() || set[i] + 1 < set[i + 1] {
            set[i] += 1;
            for (j, bit) in set[..i].iter_mut().enumerate() {
                *bit = j;
            }
            return;
        }
    }
}
