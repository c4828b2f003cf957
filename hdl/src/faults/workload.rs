//! The entries on which each fault is simulated: data words and errors.

use super::ErrorClass;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::Scheme;
use std::collections::HashSet;

/// Maximum number of patterns of the class of longer correctable errors; if there are more, every Nth is used. Larger symbols have
/// millions, and the patterns of one symbol exercise the same gates.
const MOST_PATTERNS: usize = 1 << 16;

/// Minimum number of entries of a class; a class with fewer patterns gets more data words, so that its shares are not coarse.
const LEAST_ENTRIES: usize = 1 << 14;

/// Maximum number of data words of a pattern, as a power of two.
const MOST_WORDS: u32 = 9;

/// Errors of one class, in physical bits, and data words for each.
pub(super) struct Workload {
    pub class: ErrorClass,
    pub patterns: Vec<Vec<usize>>,
    pub words: Vec<Vec<bool>>,
}

/// The classes: no error, one bit, two bits, and longer patterns that the scheme corrects.
pub(super) fn workloads(scheme: &Scheme) -> Vec<Workload> {
    let bits = scheme.geometry.bits();
    let single: Vec<Vec<usize>> = (0..bits).map(|bit| vec![bit]).collect();
    let mut double: Vec<Vec<usize>> = Vec::new();
    for first in 0..bits {
        double.extend((first + 1..bits).map(|second| vec![first, second]));
    }
    let pairs = double.len();
    let (longer, all_longer) = longer_correctable(scheme);
    // Name, simulated patterns, and the number of all patterns of each class.
    let classes = [
        ("no error", vec![Vec::new()], 1),
        ("1 bit", single, bits),
        ("2 bits", double, pairs),
        ("3 or more bits, correctable", longer, all_longer),
    ];
    let mut workloads = Vec::new();
    for (name, patterns, all) in classes {
        if !patterns.is_empty() {
            workloads.push(Workload::new(scheme, name, patterns, all));
        }
    }
    workloads
}

impl Workload {
    fn new(scheme: &Scheme, name: &str, patterns: Vec<Vec<usize>>, of: usize) -> Self {
        let wanted = (LEAST_ENTRIES / patterns.len()).max(2).ilog2();
        let words = data_words(scheme.geometry.data_bits().len(), wanted.min(MOST_WORDS));
        let class = ErrorClass { class: name.to_owned(), patterns: patterns.len(), of, data_words: words.len() };
        Self { class, patterns, words }
    }

    /// Number of entries.
    pub fn entries(&self) -> usize {
        self.patterns.len() * self.words.len()
    }

    /// An entry: its data and the bits in error.
    pub fn entry(&self, index: usize) -> (&[bool], &[usize]) {
        let words = self.words.len();
        (&self.words[index % words], &self.patterns[index / words])
    }
}

/// All words of a random affine space of this dimension. A sum of data bits is constant on the space or one in exactly
/// half of its words. A stuck gate of a syndrome is therefore wrong in exactly half of the entries, as for uniform data.
fn data_words(bits: usize, dimension: u32) -> Vec<Vec<bool>> {
    let mut random = SplitMix64::new(1);
    let mut word = || -> Vec<bool> { (0..bits).map(|_| random.bits() >> 63 == 1).collect() };
    let origin = word();
    // The first direction is all ones: each data bit then has both values, however few the words are.
    let directions = (1..dimension).map(|_| word());
    let directions: Vec<Vec<bool>> = std::iter::once(vec![true; bits]).chain(directions).collect();
    let mut words = vec![origin];
    for direction in directions {
        let mut moved: Vec<Vec<bool>> = Vec::new();
        for word in &words {
            moved.push(word.iter().zip(&direction).map(|(bit, is_flipped)| bit ^ is_flipped).collect());
        }
        words.extend(moved);
    }
    words
}

/// Correctable patterns of at least three bits of all codewords, or every Nth of them, and the number of all.
fn longer_correctable(scheme: &Scheme) -> (Vec<Vec<usize>>, usize) {
    let total: usize = scheme.corrects.iter().flatten().map(|space| (1 << space.dimension()) - 1).sum();
    // An odd step changes every bit of a member's number; an even one would leave the lowest bit as it is.
    let step = (total / MOST_PATTERNS).max(1) | 1;
    let mut patterns = Vec::new();
    // Spaces overlap: a byte of all data bits is in two codes.
    let mut seen = HashSet::new();
    let (mut listed, mut next) = (0, 0);
    for (w, spaces) in scheme.corrects.iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        for space in spaces {
            for member in 1..1u64 << space.dimension() {
                let pattern = space.pattern(member);
                if pattern.len() < 3 {
                    continue;
                }
                listed += 1;
                if listed <= next {
                    continue;
                }
                next += step;
                let mut pattern: Vec<usize> = pattern.into_iter().map(|bit| physical[bit]).collect();
                pattern.sort_unstable();
                if seen.insert(pattern.clone()) {
                    patterns.push(pattern);
                }
            }
        }
    }
    // If every pattern was used, those that two spaces share are counted once.
    let all = if step == 1 { patterns.len() } else { listed };
    (patterns, all)
}
