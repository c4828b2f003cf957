//! Equivalence of binary codes: whether a permutation of the bits turns one code into another.
//!
//! A permutation maps light words to light words. Bits are distinguished by their words, and words by their bits, until
//! nothing changes (colour refinement; Leon, IEEE Trans. Inf. Theory 28(3), 1982). Bits that remain alike are matched
//! by trial. A permutation is accepted only if it maps every column of one H linearly to a column of the other.

use eccforge_gf::gf2::Span;
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_gf::random::SplitMix64;
use std::collections::{BTreeMap, HashMap};

/// Maximum dimension of a code whose words are all enumerated.
// 2^20 words of 64 bits take 8 MiB for each 64 bits of length.
const MOST_DIMENSION: usize = 20;
/// Maximum code lengths: for listing words of 3 and 4 bits, and, if there are none, for those of 5 and 6 bits.
const MOST_BITS: [usize; 2] = [4096, 320];
/// Maximum number of words that are compared.
// A few light words distinguish most bits; more words make each refinement slower.
const MOST_WORDS: usize = 1 << 18;
/// Maximum number of times that the search visits a bit of a word.
// Bits of a symmetric code look alike, and the number of trials is exponential in their number.
const MOST_VISITS: u64 = 4 << 30;

/// Whether a permutation maps one code to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Bit i of the first code is bit `permutation[i]` of the second one.
    Equivalent(Vec<usize>),
    /// No permutation exists, for this reason.
    Different(String),
    /// The search ended without an answer, for this reason.
    Undecided(String),
}

/// Whether the codes are equivalent.
pub fn equivalence(first: &ParityCheckMatrix, second: &ParityCheckMatrix) -> Answer {
    let [(n, k), (m, l)] = [first, second].map(|h| (h.n(), h.n() - h.r() as usize));
    if (n, k) != (m, l) {
        return Answer::Different(format!("one is a ({n},{k}) code and the other a ({m},{l}) code"));
    }
    let [a, b] = [first, second].map(Words::new);
    let name = if a.of_dual { "of the dual codes" } else { "of the codes" };
    let weights: std::collections::BTreeSet<_> = a.counts.keys().chain(b.counts.keys()).collect();
    for weight in weights {
        let [x, y] = [&a, &b].map(|words| words.counts.get(weight).copied().unwrap_or(0));
        if x != y {
            return Answer::Different(format!("the numbers of words {name} with {weight} bits are {x} and {y}"));
        }
    }
    if a.words.is_empty() {
        let why = "both code and dual code have more than 2^20 words, and no small set of light words is known";
        return Answer::Undecided(why.into());
    }
    let mut search = Search { sides: [&a, &b], columns: [first.columns(), second.columns()], visits: 0 };
    match search.matched([vec![0; first.n()], vec![0; second.n()]]) {
        Ok(Some(permutation)) => Answer::Equivalent(permutation),
        Ok(None) => {
            Answer::Different(format!("no permutation of the bits keeps the {} lightest words {name}", a.words.len()))
        }
        Err(()) => Answer::Undecided("too many bits look alike for the search".into()),
    }
}

/// Words of a code or of its dual. A permutation between equivalent codes maps the words of one to those of the other.
struct Words {
    /// Whether the words belong to the dual code.
    of_dual: bool,
    /// Number of words by weight, among all words of the code or its dual, or among those of up to 6 bits.
    counts: BTreeMap<usize, usize>,
    /// The bits of each compared word; these words have the rarest weights.
    words: Vec<Vec<u32>>,
    /// For each bit, the words that contain it.
    through: Vec<Vec<u32>>,
}

impl Words {
    fn new(h: &ParityCheckMatrix) -> Self {
        let (n, r) = (h.n(), h.r() as usize);
        let of_dual = r <= MOST_DIMENSION;
        let all = if of_dual {
            let rows: Vec<Vec<usize>> = (0..r as u32).map(|row| h.row_support(row)).collect();
            Some(sums(n, &rows))
        } else if n - r <= MOST_DIMENSION {
            let mut span = Span::default();
            let dependent = h.columns().iter().enumerate().filter_map(|(i, column)| Some((i, span.insert(*column)?)));
            let words: Vec<Vec<usize>> =
                dependent.map(|(i, sum)| (0..n.min(128)).filter(|j| sum >> j & 1 == 1).chain([i]).collect()).collect();
            Some(sums(n, &words))
        } else {
            None
        };
        let (counts, words) = match all {
            Some(all) => rarest(all),
            None if n <= MOST_BITS[0] => light(h.columns()),
            None => (BTreeMap::new(), Vec::new()),
        };
        let mut through = vec![Vec::new(); n];
        for (w, word) in words.iter().enumerate() {
            for bit in word {
                through[*bit as usize].push(w as u32);
            }
        }
        Self { of_dual, counts, words, through }
    }
}

/// All non-zero sums of these words, as bits.
fn sums(n: usize, basis: &[Vec<usize>]) -> Vec<Vec<u64>> {
    let mut words = Vec::new();
    for bits in basis {
        let mut word = vec![0u64; n.div_ceil(64)];
        for bit in bits {
            word[bit / 64] ^= 1 << (bit % 64);
        }
        words.push(word);
    }
    let mut sum = vec![0u64; n.div_ceil(64)];
    let mut all = Vec::with_capacity((1 << basis.len()) - 1);
    for step in 1..1usize << basis.len() {
        // In Gray-code order, each step adds one word.
        for (own, other) in sum.iter_mut().zip(&words[step.trailing_zeros() as usize]) {
            *own ^= other;
        }
        all.push(sum.clone());
    }
    all
}

fn weight(word: &[u64]) -> usize {
    word.iter().map(|part| part.count_ones() as usize).sum()
}

fn bits(word: &[u64]) -> Vec<u32> {
    (0..64 * word.len()).filter(|i| word[i / 64] >> (i % 64) & 1 == 1).map(|i| i as u32).collect()
}

/// The number of words of each weight, and the words of the rarest weights, up to the limit.
fn rarest(all: Vec<Vec<u64>>) -> (BTreeMap<usize, usize>, Vec<Vec<u32>>) {
    let mut counts = BTreeMap::new();
    for word in &all {
        *counts.entry(weight(word)).or_insert(0) += 1;
    }
    // Rare weights distinguish bits best: a weight that most words have says little about any of them.
    let mut levels: Vec<(usize, usize)> = counts.iter().map(|(weight, count)| (*count, *weight)).collect();
    levels.sort_unstable();
    let mut total = 0;
    levels.retain(|(count, _)| {
        total += count;
        total <= MOST_WORDS
    });
    let chosen: Vec<usize> = levels.into_iter().map(|(_, weight)| weight).collect();
    let words = all.iter().filter(|word| chosen.contains(&weight(word))).map(|word| bits(word)).collect();
    (counts, words)
}

/// Counts and lists words of a code with these columns: of 3 and 4 bits, or else of 5 and 6 bits. The counts and the
/// list are empty if they exceed a limit.
fn light(columns: &[u64]) -> (BTreeMap<usize, usize>, Vec<Vec<u32>>) {
    let at: HashMap<u64, u32> = columns.iter().enumerate().map(|(i, column)| (*column, i as u32)).collect();
    let mut pairs: HashMap<u64, Vec<[u32; 2]>> = HashMap::new();
    let mut words = Vec::new();
    for (j, right) in columns.iter().enumerate() {
        for (i, left) in columns[..j].iter().enumerate() {
            let (sum, pair) = (left ^ right, [i as u32, j as u32]);
            words.extend(at.get(&sum).filter(|third| **third > pair[1]).map(|third| vec![pair[0], pair[1], *third]));
            let others = pairs.entry(sum).or_default();
            // Each word of four bits has three pairings with equal sums. The test selects exactly one of them.
            words.extend(others.iter().filter(|other| other[1] < pair[0]).map(|o| vec![o[0], o[1], pair[0], pair[1]]));
            others.push(pair);
            if words.len() > MOST_WORDS {
                return (BTreeMap::new(), Vec::new());
            }
        }
    }
    if words.is_empty() && columns.len() <= MOST_BITS[1] {
        let mut triples: Vec<(u64, [u32; 3])> = Vec::new();
        for (sum, all) in &pairs {
            for &[i, j] in all {
                let longer = (j + 1..columns.len() as u32).map(|k| (sum ^ columns[k as usize], [i, j, k]));
                triples.extend(longer);
            }
        }
        triples.sort_unstable();
        for same in triples.chunk_by(|a, b| a.0 == b.0) {
            let ends = pairs.get(&same[0].0).map_or(&[][..], |all| all);
            for (_, [a, b, c]) in same {
                words.extend(ends.iter().filter(|[d, _]| d > c).map(|[d, e]| vec![*a, *b, *c, *d, *e]));
                let others = same.iter().filter(|(_, [d, ..])| d > c);
                words.extend(others.map(|(_, [d, e, f])| vec![*a, *b, *c, *d, *e, *f]));
            }
            if words.len() > MOST_WORDS {
                return (BTreeMap::new(), Vec::new());
            }
        }
    }
    let mut counts = BTreeMap::new();
    for word in &words {
        *counts.entry(word.len()).or_insert(0) += 1;
    }
    (counts, words)
}

/// The search for a permutation.
struct Search<'w> {
    sides: [&'w Words; 2],
    columns: [&'w [u64]; 2],
    visits: u64,
}

/// The colours of the bits of both codes; a permutation maps each bit to one of the same colour.
type Colours = [Vec<u64>; 2];

impl Search<'_> {
    /// A permutation that respects these colours; an error if the search takes too long.
    fn matched(&mut self, mut colours: Colours) -> Result<Option<Vec<usize>>, ()> {
        if !self.refine(&mut colours)? || !self.is_linear(&colours) {
            return Ok(None);
        }
        let mut classes: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (bit, colour) in colours[0].iter().enumerate() {
            classes.entry(*colour).or_default().push(bit);
        }
        // The smallest class has the fewest images to try.
        let Some((colour, bits)) = classes.iter().filter(|(_, bits)| bits.len() > 1).min_by_key(|(_, bits)| bits.len())
        else {
            let place: HashMap<u64, usize> =
                colours[1].iter().enumerate().map(|(bit, colour)| (*colour, bit)).collect();
            return Ok(Some(colours[0].iter().map(|colour| place[colour]).collect()));
        };
        for other in (0..colours[1].len()).filter(|other| colours[1][*other] == *colour) {
            let mut tried = colours.clone();
            // A colour that no refinement assigns: both bits are distinguished from all others.
            (tried[0][bits[0]], tried[1][other]) = (u64::MAX, u64::MAX);
            if let Some(found) = self.matched(tried)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Splits colours by the words through each bit until nothing changes. Returns whether both codes agree in colours.
    fn refine(&mut self, colours: &mut Colours) -> Result<bool, ()> {
        let mut known = 0;
        loop {
            let mut next = Colours::default();
            for (side, (own, new)) in self.sides.iter().zip(colours.iter().zip(&mut next)) {
                *new = recoloured(side, own);
                self.visits += 2 * side.words.iter().map(|word| word.len() as u64).sum::<u64>();
            }
            let [first, second] = [0, 1].map(|side: usize| {
                let mut sorted = next[side].clone();
                sorted.sort_unstable();
                sorted
            });
            if first != second {
                return Ok(false);
            }
            if self.visits > MOST_VISITS {
                return Err(());
            }
            let mut distinct = first;
            distinct.dedup();
            // Small numbers for the hashes: a hash could equal the colour that marks a tried bit.
            *colours =
                next.map(|side| side.iter().map(|colour| distinct.binary_search(colour).unwrap_or(0) as u64).collect());
            if distinct.len() == known {
                return Ok(true);
            }
            known = distinct.len();
        }
    }

    /// Whether the bits whose image is known map columns to columns linearly and one to one.
    fn is_linear(&self, colours: &Colours) -> bool {
        let [first, second] = [0, 1].map(|side: usize| uniquely_coloured(&colours[side]));
        let bits = first.into_iter().zip(second);
        let pairs: Vec<[u64; 2]> = bits.map(|(a, b)| [self.columns[0][a], self.columns[1][b]]).collect();
        let both = Span::of(pairs.iter().map(|[a, b]| u128::from(*a) << 64 | u128::from(*b))).dimension();
        [0, 1].into_iter().all(|side| Span::of(pairs.iter().map(|pair| pair[side])).dimension() == both)
    }
}

/// The next colours of all bits: each depends on the colours of the words through the bit.
fn recoloured(side: &Words, colours: &[u64]) -> Vec<u64> {
    // Sums do not depend on the order of bits and words, which differs between the codes.
    let mut words = Vec::with_capacity(side.words.len());
    for word in &side.words {
        let sum = word.iter().fold(word.len() as u64, |sum, bit| sum.wrapping_add(mixed(colours[*bit as usize])));
        words.push(mixed(sum));
    }
    let mut next = Vec::with_capacity(side.through.len());
    for (bit, words_of) in side.through.iter().enumerate() {
        let sum = words_of.iter().fold(0u64, |sum, word| sum.wrapping_add(words[*word as usize]));
        next.push(mixed(colours[bit]).wrapping_add(mixed(sum ^ 1)));
    }
    next
}

/// The bits whose colour no other bit has, in the order of their colours.
fn uniquely_coloured(colours: &[u64]) -> Vec<usize> {
    let mut bits: BTreeMap<u64, Option<usize>> = BTreeMap::new();
    for (bit, colour) in colours.iter().enumerate() {
        bits.entry(*colour).and_modify(|one| *one = None).or_insert(Some(bit));
    }
    bits.into_values().flatten().collect()
}

/// Hashes `value`: every bit of the result depends on all bits of `value`.
fn mixed(value: u64) -> u64 {
    SplitMix64::new(value).bits()
}
