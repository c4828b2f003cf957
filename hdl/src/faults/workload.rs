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
    let one: Vec<Vec<usize>> = (0..bits).map(|bit| vec![bit]).collect();
    let two: Vec<Vec<usize>> = (0..bits).flat_map(|i| (i + 1..bits).map(move |j| vec![i, j])).collect();
    let (longer, of) = longer_correctable(scheme);
    let classes = [("no error", vec![Vec::new()], 1), ("1 bit", one, bits), ("2 bits", two, bits * (bits - 1) / 2)];
    let classes = classes.into_iter().chain([("3 or more bits, correctable", longer, of)]);
    let some = classes.filter(|(_, patterns, _)| !patterns.is_empty());
    some.map(|(name, patterns, of)| Workload::new(scheme, name, patterns, of)).collect()
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
        let moved: Vec<Vec<bool>> =
            words.iter().map(|word| word.iter().zip(&direction).map(|(a, b)| a ^ b).collect()).collect();
        words.extend(moved);
    }
    words
}

/// Correctable patterns of at least three bits of all codewords, or every Nth of them, and the number of all.
fn longer_correctable(scheme: &Scheme) -> (Vec<Vec<usize>>, usize) {
    let total: usize = scheme.corrects.iter().flatten().map(|space| (1 << space.dimension()) - 1).sum();
    // Odd, so that every bit of a member's number changes.
    let step = (total / MOST_PATTERNS).max(1) | 1;
    let (mut patterns, mut seen, mut of, mut next) = (Vec::new(), HashSet::new(), 0, 0);
    for (w, spaces) in scheme.corrects.iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        for space in spaces {
            for member in 1..1u64 << space.dimension() {
                let pattern = space.pattern(member);
                if pattern.len() < 3 {
                    continue;
                }
                of += 1;
                if of <= next {
                    continue;
                }
                next += step;
                let mut pattern: Vec<usize> = pattern.into_iter().map(|bit| physical[bit]).collect();
                pattern.sort_unstable();
                // Spaces overlap: a byte of all data bits is in two codes.
                if seen.insert(pattern.clone()) {
                    patterns.push(pattern);
                }
            }
        }
    }
    if step == 1 {
        of = patterns.len();
    }
    (patterns, of)
}
