//! Applies the entry rules to the corrections of all codewords.

use eccforge_codes::dual::Polynomial;
use eccforge_outcomes::Tally;
use eccforge_scheme::{PairConfirmation, Partition, Space, TiedScheme};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The state of the entry rules after some corrections; the default is the state without corrections.
pub(crate) trait Rules: Clone + Default + Eq + Hash {
    /// The properties of a codeword's correction that the rules read.
    type Signature;

    /// The state after one more correcting codeword, or `None` if the entry is uncorrectable.
    fn after(&self, signature: &Self::Signature) -> Option<Self>;

    /// Whether the entry is accepted if no further codeword corrects.
    fn is_accepted(&self) -> bool;
}

/// Results of one codeword's decoder, by the number of wrong bits.
pub(crate) struct Profile<S> {
    /// Errors with syndrome zero, including the error-free case.
    pub zero: Polynomial,
    /// Errors that are taken for correctable ones, by signature.
    pub corrections: Vec<Correction<S>>,
}

/// Errors that are taken for a correctable pattern of this signature.
pub(crate) struct Correction<S> {
    pub signature: S,
    /// All errors whose syndrome is that of such a pattern.
    pub seen: Polynomial,
    /// Errors that are exactly such a pattern.
    pub right: Polynomial,
}

/// Outcomes of errors in all codewords, by the number of wrong bits up to `most`. `errors[k]` is the number of errors
/// with k bits; those that are not accepted are detected.
pub(crate) fn combine<R: Rules>(codewords: &[Profile<R::Signature>], errors: &[BigUint]) -> Vec<Tally> {
    let most = errors.len() - 1;
    // For each state of the rules: errors delivered correctly so far, and all other accepted errors.
    let mut states: FxHashMap<R, [Polynomial; 2]> =
        FxHashMap::from_iter([(R::default(), [vec![BigUint::one()], Polynomial::new()])]);
    for codeword in codewords {
        let mut next: FxHashMap<R, [Polynomial; 2]> = FxHashMap::default();
        let none = [BigUint::one()];
        let undetected = minus(&codeword.zero, &none);
        let seen = codeword.corrections.iter().filter_map(|c| Some((c, lowest(&c.seen)?, minus(&c.seen, &c.right))));
        let seen: Vec<_> = seen.collect();
        for (state, [right, wrong]) in &states {
            let Some(used) = [right, wrong].into_iter().filter_map(|p| lowest(p)).min() else { continue };
            let before = [right.as_slice(), wrong.as_slice()];
            add_codeword(next.entry(state.clone()).or_default(), before, [&codeword.zero, &none, &undetected], most);
            // A correction that exceeds `most` wrong bits with the fewest of this state would create an empty state.
            for (c, _, mistaken) in seen.iter().filter(|(_, least, _)| used + least <= most) {
                if let Some(after) = state.after(&c.signature) {
                    add_codeword(next.entry(after).or_default(), before, [&c.seen, &c.right, mistaken], most);
                }
            }
        }
        states = next;
    }
    let mut tallies = vec![Tally::default(); errors.len()];
    for (state, [right, wrong]) in states.into_iter().filter(|(state, _)| state.is_accepted()) {
        let corrects = state != R::default();
        for (tally, count) in tallies.iter_mut().zip(right) {
            *(if corrects { &mut tally.corrected } else { &mut tally.clean }) += count;
        }
        for (tally, count) in tallies.iter_mut().zip(wrong) {
            *(if corrects { &mut tally.miscorrected } else { &mut tally.undetected }) += count;
        }
    }
    for (tally, all) in tallies.iter_mut().zip(errors) {
        tally.detected = all - tally.total();
    }
    tallies
}

/// Adds the results of one more codeword to the errors delivered right and wrong. `all` are the codeword's errors,
/// `good` those that it delivers right, and `bad` the others.
fn add_codeword(
    sum: &mut [Polynomial; 2],
    [right, wrong]: [&[BigUint]; 2],
    [all, good, bad]: [&[BigUint]; 3],
    most: usize,
) {
    add_product(&mut sum[0], right, good, most);
    add_product(&mut sum[1], right, bad, most);
    // An entry with one wrong codeword is wrong, whatever the next one delivers.
    add_product(&mut sum[1], wrong, all, most);
}

/// The smallest number of wrong bits of a pattern.
fn lowest(p: &[BigUint]) -> Option<usize> {
    p.iter().position(|count| !count.is_zero())
}

/// The counts of `a` minus those of `b`, which counts a subset of the same patterns.
fn minus(a: &[BigUint], b: &[BigUint]) -> Polynomial {
    let mut rest = a.to_vec();
    for (rest, b) in rest.iter_mut().zip(b) {
        *rest -= b;
    }
    rest
}

/// Adds a product, up to `most` wrong bits.
fn add_product(sum: &mut Polynomial, a: &[BigUint], b: &[BigUint], most: usize) {
    for (i, x) in a.iter().enumerate().filter(|(_, x)| !x.is_zero()) {
        for (j, y) in b.iter().enumerate().take((most + 1).saturating_sub(i)).filter(|(_, y)| !y.is_zero()) {
            // Without trailing zeros the products of the next codewords stay short.
            if sum.len() <= i + j {
                sum.resize(i + j + 1, BigUint::ZERO);
            }
            sum[i + j] += x * y;
        }
    }
}

/// The correctable patterns of codeword `w`, each once, with its bits and its syndrome. Distinct patterns have distinct
/// syndromes, so a repeated syndrome is a repeated pattern.
pub fn correctable_patterns(scheme: &TiedScheme<'_>, w: usize) -> impl Iterator<Item = (Vec<usize>, u64)> {
    correctable(scheme, w).map(|(space, index, syndrome)| (space.pattern(index), syndrome))
}

/// The syndromes of the correctable patterns of codeword `w`, each once.
pub fn correctable_syndromes(scheme: &TiedScheme<'_>, w: usize) -> impl Iterator<Item = u64> {
    correctable(scheme, w).map(|(_, _, syndrome)| syndrome)
}

/// Each correctable pattern once: its space, its number in that space, and its syndrome.
fn correctable<'s>(scheme: &'s TiedScheme<'_>, w: usize) -> impl Iterator<Item = (&'s Space, u64, u64)> {
    // Zero is in the set from the start: the empty pattern of every space is not a correction.
    let mut seen = rustc_hash::FxHashSet::from_iter([0]);
    let members = scheme.corrects[w]
        .iter()
        .flat_map(|space| space.members(&scheme.code).map(move |(index, syndrome)| (space, index, syndrome)));
    members.filter(move |(_, _, syndrome)| seen.insert(*syndrome))
}

/// The properties of a correction that the entry rules of a scheme read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Signature {
    /// For each partition of the sanity check, the cell that contains all corrected bits, if there is one.
    cells: Vec<Option<usize>>,
    /// The byte of the correction, and whether the correction has more than one bit; only for schemes that confirm pairs.
    byte: Option<(usize, bool)>,
}

/// The numbered signatures of a codeword's corrections.
pub(crate) struct Signatures<'a> {
    scheme: &'a TiedScheme<'a>,
    physical: &'a [usize],
    bytes: Partition,
    numbers: FxHashMap<Signature, usize>,
    pub all: Vec<Signature>,
}

impl<'a> Signatures<'a> {
    /// Creates an empty list of signatures for codeword `w`.
    pub fn new(scheme: &'a TiedScheme<'a>, w: usize) -> Self {
        let (physical, bytes) = (scheme.layout.codeword(w), Partition::bytes(scheme.geometry));
        Self { scheme, physical, bytes, numbers: FxHashMap::default(), all: Vec::new() }
    }

    /// The number of the signature of a correction of these bits of the codeword.
    pub fn number(&mut self, pattern: &[usize]) -> usize {
        let bits = pattern.iter().map(|&b| self.physical[b]);
        let cells = self.scheme.sanity_check.iter().map(|p| p.common_cell(bits.clone())).collect();
        let byte = (self.scheme.pair_confirmation == PairConfirmation::Byte)
            .then(|| (self.bytes.common_cell(bits.clone()).unwrap_or(usize::MAX), pattern.len() > 1));
        let signature = Signature { cells, byte };
        if let Some(number) = self.numbers.get(&signature) {
            return *number;
        }
        self.numbers.insert(signature.clone(), self.all.len());
        self.all.push(signature);
        self.all.len() - 1
    }
}

/// The state of a scheme's entry rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct EntryRules {
    /// Correcting codewords, counted up to two.
    correcting: u8,
    /// For each partition, the cell that contains all corrections so far, if there is one.
    cells: Vec<Option<usize>>,
    /// The corrected bytes, and for each whether a pair in it waits for another codeword. Only for schemes that confirm pairs.
    bytes: Vec<(usize, bool)>,
}

impl Rules for EntryRules {
    type Signature = Signature;

    fn after(&self, signature: &Signature) -> Option<Self> {
        let cells: Vec<Option<usize>> = match self.correcting {
            0 => signature.cells.clone(),
            _ => self.cells.iter().zip(&signature.cells).map(|(a, b)| if a == b { *a } else { None }).collect(),
        };
        if self.correcting > 0 && !cells.is_empty() && cells.iter().all(Option::is_none) {
            return None;
        }
        let mut bytes = self.bytes.clone();
        if let Some((byte, pair)) = signature.byte {
            match bytes.iter_mut().find(|(b, _)| *b == byte) {
                Some((_, waits)) => *waits = false,
                None => bytes.push((byte, pair)),
            }
            // States that differ only in the order of their bytes must be equal, or the map counts them separately.
            bytes.sort_unstable();
        }
        Some(Self { correcting: (self.correcting + 1).min(2), cells, bytes })
    }

    /// Whether every pair that needs another codeword's confirmation has it.
    fn is_accepted(&self) -> bool {
        self.bytes.iter().all(|(_, waits)| !waits)
    }
}
