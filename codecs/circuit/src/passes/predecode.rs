//! Predecoding: comparisons of one word with many constants share comparisons of the word's parts, as in address
//! decoders [Weste & Harris, CMOS VLSI Design, section 12.2].
//!
//! Comparing a word of r bits with c constants costs about c (r - 1) gates. If the word is cut in two halves, each
//! half is decoded once (at most 2^(r/2) lines) and every comparison is one AND. [`Decoding`] selects the cuts.

use crate::graph::{Builder, Circuit, Gate, NetId, Role};
use crate::transform::rebuild;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// The words that are cut, and the places of the cuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoding {
    /// Minimum number of bits of a word that is cut.
    pub least_bits: usize,
    /// Minimum number of constants that such a word is compared with.
    pub least_constants: usize,
    /// The places where words are cut.
    pub parts: Parts,
    /// Whether a comparison of a word that is not cut becomes one AND of its bits or their complements.
    pub literals: bool,
}

/// Places where a word is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// Parts of at most four bits and nearly equal size, whose comparisons (lines) are named. This gives few levels
    /// and readable logic.
    Lines,
    /// Halves, cut again into halves, down to words of two bits.
    Halves,
    /// Like `Halves`, but the low part is the largest power of two below the width, down to single bits.
    BinaryHalves,
}

impl Decoding {
    /// The cuts for hardware.
    pub const HARDWARE: Self = Self { least_bits: 5, least_constants: 6, parts: Parts::Lines, literals: false };
    /// The cuts for a machine that evaluates gate by gate, with free complements.
    pub const SOFTWARE: Self = Self { least_bits: 1, least_constants: 4, parts: Parts::Halves, literals: true };
    /// The cuts for straight-line source code: every comparison is cut, and words compared with zero are ORed.
    pub const SOURCE: Self = Self { least_bits: 1, least_constants: 1, parts: Parts::BinaryHalves, literals: true };
}

/// Maximum number of bits of a line.
// Four bits have 16 lines of two levels. Five bits would have twice as many lines, and a level more.
const LINE_BITS: usize = 4;

/// Cuts the words that `decoding` selects. Lines are named words `<part>_is_<value>` with role `Predecode`, where
/// `<part>` is the word's name (or `word<net>`) with its bits.
pub fn predecode(circuit: &Circuit, decoding: Decoding) -> Circuit {
    let circuit = circuit.without_dead_gates();
    // constants[word]: all values that it is compared with.
    let mut constants: HashMap<&[NetId], Vec<u64>> = HashMap::new();
    for gate in circuit.gates() {
        if let Gate::Equals { word, value } = gate {
            constants.entry(word).or_default().push(*value);
        }
    }
    let mut done: HashSet<&[NetId]> = HashSet::new();
    rebuild(&circuit, |b, net, map| {
        let Gate::Equals { word, value } = circuit.gate(net) else { return None };
        let nets: Vec<NetId> = word.iter().map(|n| map[n.index()]).collect();
        if word.len() < decoding.least_bits || constants[&**word].len() < decoding.least_constants {
            return decoding.literals.then(|| literals(b, &nets, *value));
        }
        match decoding.parts {
            Parts::Lines => {
                if done.insert(word) {
                    name_lines(b, &circuit, word, &nets, &constants[&**word]);
                }
                let hits = ranges(nets.len()).map(|r| b.equals(&nets[r.clone()], part(*value, &r))).collect::<Vec<_>>();
                Some(b.and(hits))
            }
            // In source text, `!(a | b | c)` is shorter than an AND of complements.
            Parts::BinaryHalves if *value == 0 => {
                let any = b.or(nets);
                Some(b.not(any))
            }
            parts => Some(halves(b, &nets, *value, parts)),
        }
    })
}

/// Makes and names all lines of a word, in order of value, at the first comparison of the word.
fn name_lines(b: &mut Builder, circuit: &Circuit, word: &[NetId], nets: &[NetId], constants: &[u64]) {
    // The number of the first net makes the names of unnamed words unique.
    let named = circuit.words().iter().find(|w| w.nets == word);
    let name = named.map_or_else(|| format!("word{}", word[0].index()), |w| w.name.clone());
    for range in ranges(word.len()) {
        let values: BTreeSet<u64> = constants.iter().map(|v| part(*v, &range)).collect();
        for value in values {
            let line = b.equals(&nets[range.clone()], value);
            b.word(format!("{name}_{}_{}_is_{value}", range.end - 1, range.start), Role::Predecode, vec![line]);
        }
    }
}

/// The bits of a value in a range.
fn part(value: u64, range: &Range<usize>) -> u64 {
    value >> range.start & ((1 << range.len()) - 1)
}

/// Parts of nearly equal size: 8 = 4 + 4, 14 = 4 + 4 + 3 + 3.
fn ranges(bits: usize) -> impl Iterator<Item = Range<usize>> {
    let parts = bits.div_ceil(LINE_BITS);
    let mut at = 0;
    (0..parts).map(move |p| {
        let length = (bits - at).div_ceil(parts - p);
        at += length;
        at - length..at
    })
}

/// One AND of the bits, each as it is or complemented.
fn literals(b: &mut Builder, word: &[NetId], value: u64) -> NetId {
    let mut nets = Vec::with_capacity(word.len());
    for (i, net) in word.iter().enumerate() {
        let is_one = value >> i & 1 == 1;
        nets.push(if is_one { *net } else { b.not(*net) });
    }
    b.and(nets)
}

/// An AND of two halves, each decoded in the same way. Equal halves of other comparisons share their gates.
fn halves(b: &mut Builder, word: &[NetId], value: u64, parts: Parts) -> NetId {
    let (least, low) = match parts {
        Parts::BinaryHalves => (1, word.len().next_power_of_two() / 2),
        _ => (2, word.len() / 2),
    };
    if word.len() <= least {
        return literals(b, word, value);
    }
    let (low, high) = word.split_at(low);
    let nets = [halves(b, low, part(value, &(0..low.len())), parts), halves(b, high, value >> low.len(), parts)];
    b.and(nets)
}
