//! Exact counts for uniformly random errors, without trying them.
//!
//! If the error is uniform over the patterns on a set B of bits, the joint syndrome is uniform over the span of B's
//! columns, and codewords are independent because their bits are disjoint. So the probability of acceptance is the number
//! of accepted joint syndromes within the span, over its size; and the number of corrected errors is the number of
//! accepted combinations of correctable patterns that lie on B. Both are sums over tuples, one choice for each codeword,
//! that a small automaton over codewords (the entry rules) accepts. Nothing is sampled.

use crate::tally::Tally;
use eccforge_logic::gf2::Span;
use eccforge_scheme::{PairConfirmation, Partition, Scheme};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::collections::{HashMap, HashSet};

/// Outcomes of all 2^|region| error patterns on the bits of `region` (distinct physical bits).
///
/// The scheme's enables must be tied ([`Scheme::with_enables`]).
pub fn uniform(scheme: &Scheme, region: &[usize]) -> Tally {
    assert!(scheme.enables.is_empty(), "enables are tied before counting");
    let inside: HashSet<usize> = region.iter().copied().collect();
    let codewords: Vec<Reach> = (0..scheme.codewords()).map(|w| Reach::new(scheme, w, &inside)).collect();
    let accepted = accepted_tuples(scheme, |w| codewords[w].acceptable(scheme));
    let corrected = accepted_tuples(scheme, |w| codewords[w].within(scheme)) - BigUint::one();

    let dimension: u32 = codewords.iter().map(|c| c.span.dimension()).sum();
    let patterns = BigUint::one() << region.len();
    // Each syndrome of the span has this many patterns.
    let coset = BigUint::one() << (region.len() - dimension as usize);
    let clean = BigUint::one();
    let undetected = &coset - &clean;
    let miscorrected = (&accepted - BigUint::one()) * &coset - &corrected;
    let detected = patterns - accepted * coset;
    Tally { clean, corrected, detected, undetected, miscorrected }
}

/// Number of distinct error patterns that codeword `w` corrects.
pub fn correctable(scheme: &Scheme, w: usize) -> BigUint {
    let all: HashSet<usize> = scheme.layout.codeword(w).iter().copied().collect();
    let reach = Reach::new(scheme, w, &all);
    if symbol_pairs(scheme) {
        return reach.count_symbols(scheme, |_| true, |_| true);
    }
    reach.signatures(scheme, |_, _| true).into_values().sum()
}

/// Number of correctable patterns of codeword `w`, in each of its spaces, whose syndrome is zero or that of another pattern of an
/// earlier space.
pub fn colliding(scheme: &Scheme, w: usize) -> usize {
    // Too many to list: the code is MDS, and two pairs have at most four symbols.
    if symbol_pairs(scheme) && scheme.code.reed_solomon.as_ref().is_some_and(|rs| rs.check_symbols >= 4) {
        return 0;
    }
    let spaces = &scheme.corrects[w];
    let mut first: HashMap<u64, (usize, u64)> = HashMap::new();
    let mut colliding = 0;
    for (i, space) in spaces.iter().enumerate() {
        for (index, (pattern, syndrome)) in (1..).zip(space.patterns(&scheme.code)) {
            let (other, at) = *first.entry(syndrome).or_insert((i, index));
            colliding += usize::from(syndrome == 0 || spaces[other].pattern(at) != pattern);
        }
    }
    colliding
}

/// What errors on the region can do to one codeword.
struct Reach {
    w: usize,
    /// Whether each codeword bit lies in the region.
    inside: Vec<bool>,
    /// Span of the columns of those bits: the syndromes that can occur.
    span: Span,
}

/// A correctable pattern's meaning for the entry rules, and how many patterns share it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Signature {
    /// For each partition of the sanity check, the cell that holds all corrected bits, if one does.
    cells: Vec<Option<usize>>,
    /// Where pairs need confirmation: the byte of the correction, and whether it has more than one bit.
    byte: Option<(usize, bool)>,
}

type Signatures = HashMap<Signature, BigUint>;

impl Reach {
    fn new(scheme: &Scheme, w: usize, region: &HashSet<usize>) -> Self {
        let physical = scheme.layout.codeword(w);
        let inside: Vec<bool> = physical.iter().map(|bit| region.contains(bit)).collect();
        let columns = scheme.code.h.columns();
        let span = Span::of((0..physical.len()).filter(|&b| inside[b]).map(|b| columns[b]));
        Self { w, inside, span }
    }

    /// Correctable patterns whose syndrome an error on the region can produce.
    fn acceptable(&self, scheme: &Scheme) -> Signatures {
        if pairs_are_alike(scheme) {
            return anonymous(self.count_symbols(scheme, |_| true, |s| self.span.contains(s)));
        }
        self.signatures(scheme, |_, syndrome| self.span.contains(syndrome))
    }

    /// Correctable patterns that lie on the region.
    fn within(&self, scheme: &Scheme) -> Signatures {
        if pairs_are_alike(scheme) {
            return anonymous(self.count_symbols(scheme, |b| self.inside[b], |_| true));
        }
        self.signatures(scheme, |pattern, _| pattern.iter().all(|&b| self.inside[b]))
    }

    /// The distinct correctable patterns that `keep` allows, by signature.
    fn signatures(&self, scheme: &Scheme, keep: impl Fn(&[usize], u64) -> bool) -> Signatures {
        let bytes = Partition::bytes(scheme.geometry);
        let mut seen = HashSet::new();
        let mut signatures = Signatures::new();
        for (pattern, syndrome) in scheme.corrects[self.w].iter().flat_map(|s| s.patterns(&scheme.code)) {
            // Distinct patterns have distinct syndromes, so a syndrome seen before is a pattern seen before.
            if !keep(&pattern, syndrome) || !seen.insert(syndrome) {
                continue;
            }
            *signatures.entry(signature(scheme, self.w, &bytes, &pattern)).or_default() += 1u32;
        }
        signatures
    }

    /// Number of distinct patterns within one or two code symbols that use only bits for which `bit` holds and have a
    /// syndrome in a linear set. By linearity each symbol or pair contributes a power of two; what two pairs share is
    /// their common symbol, so each pair counts beyond its symbols: |U + V| - |U| - |V| + 1.
    fn count_symbols(&self, scheme: &Scheme, bit: impl Fn(usize) -> bool, syndrome: impl Fn(u64) -> bool) -> BigUint {
        let columns = scheme.code.h.columns();
        let m = scheme.code.reed_solomon.as_ref().map_or(1, |rs| rs.symbol_bits() as usize);
        // Members of the space spanned by these symbols, as a power of two.
        let members = |symbols: &[usize]| {
            let bits: Vec<usize> = symbols.iter().flat_map(|s| s * m..(s + 1) * m).filter(|&b| bit(b)).collect();
            BigUint::one()
                << preimage_dimension(&bits.iter().map(|&b| columns[b]).collect::<Vec<_>>(), &syndrome, &self.span)
        };
        let singles: Vec<BigUint> = (0..columns.len() / m).map(|s| members(&[s])).collect();
        let mut total: BigUint = singles.iter().map(|n| n - BigUint::one()).sum();
        for s in 0..singles.len() {
            for t in 0..s {
                total += members(&[s, t]) + BigUint::one() - &singles[s] - &singles[t];
            }
        }
        total
    }
}

/// What the entry rules see of a correction of these bits of codeword `w`; `bytes`: the partition of the entry into bytes.
pub(crate) fn signature(scheme: &Scheme, w: usize, bytes: &Partition, pattern: &[usize]) -> Signature {
    let physical = scheme.layout.codeword(w);
    let bits = || pattern.iter().map(|&b| physical[b]);
    let cells = scheme.sanity_check.iter().map(|p| p.common_cell(bits())).collect();
    let byte = (scheme.pair_confirmation == PairConfirmation::Byte)
        .then(|| (bytes.common_cell(bits()).unwrap_or(usize::MAX), pattern.len() > 1));
    Signature { cells, byte }
}

/// Dimension of the sums of `columns` (independent) that lie in `span`, or of all sums if the span is not asked for.
fn preimage_dimension(columns: &[u64], in_span: &impl Fn(u64) -> bool, span: &Span) -> u32 {
    if columns.iter().all(|&c| in_span(c)) {
        return columns.len() as u32;
    }
    // dim(U ∩ V) = dim U + dim V - dim(U + V).
    let mut sum = span.clone();
    for &column in columns {
        sum.insert(column);
    }
    columns.len() as u32 + span.dimension() - sum.dimension()
}

/// Bits of a symbol, if the correctable set is all errors of up to two symbols: too many patterns to list.
pub(crate) fn symbol_bits_of_pairs(scheme: &Scheme) -> Option<usize> {
    let m = scheme.code.reed_solomon.as_ref()?.symbol_bits() as usize;
    (0..scheme.codewords()).all(|w| scheme.corrects_symbol_pairs(w)).then_some(m)
}

fn symbol_pairs(scheme: &Scheme) -> bool {
    symbol_bits_of_pairs(scheme).is_some()
}

/// Whether the correctable set is all errors of up to two symbols, and no entry rule tells one from another.
pub(crate) fn pairs_are_alike(scheme: &Scheme) -> bool {
    let ruled = !scheme.sanity_check.is_empty() || scheme.pair_confirmation != PairConfirmation::None;
    symbol_pairs(scheme) && (scheme.codewords() == 1 || !ruled)
}

fn anonymous(count: BigUint) -> Signatures {
    HashMap::from([(Signature::default(), count)])
}

/// What the entry rules remember of the codewords chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct State {
    /// Correcting codewords, counted up to two.
    correcting: u8,
    /// For each partition, the cell that holds all corrections so far, if one does.
    cells: Vec<Option<usize>>,
    /// Where pairs need confirmation: the corrected bytes, and whether a pair in it waits for another codeword.
    bytes: Vec<(usize, bool)>,
}

/// Number of tuples, one signature or none for each codeword, that the entry rules accept. The tuple of no corrections
/// is one of them.
fn accepted_tuples(scheme: &Scheme, options: impl Fn(usize) -> Signatures) -> BigUint {
    let mut states = HashMap::from([(State::default(), BigUint::one())]);
    for w in 0..scheme.codewords() {
        let options = options(w);
        let mut next: HashMap<State, BigUint> = states.clone();
        for (state, ways) in &states {
            for (signature, count) in &options {
                if let Some(after) = state.after(signature) {
                    *next.entry(after).or_default() += ways * count;
                }
            }
        }
        states = next;
    }
    states.iter().filter(|(s, _)| s.is_confirmed()).map(|(_, ways)| ways).fold(BigUint::zero(), |sum, ways| sum + ways)
}

impl State {
    /// Whether every pair that needs another codeword's confirmation has it.
    pub(crate) fn is_confirmed(&self) -> bool {
        self.bytes.iter().all(|(_, waits)| !waits)
    }

    /// Whether some codeword corrects.
    pub(crate) fn corrects(&self) -> bool {
        self.correcting > 0
    }

    /// The state after one more correcting codeword, or `None` if the sanity check refuses it.
    pub(crate) fn after(&self, signature: &Signature) -> Option<Self> {
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
            bytes.sort_unstable();
        }
        Some(Self { correcting: (self.correcting + 1).min(2), cells, bytes })
    }
}
