//! Counts for codes that correct all errors of up to two symbols. There are too many patterns to list, but the set is
//! closed, so linearity gives the counts.

use eccforge_gf::gf2::Span;
use eccforge_gf::integers::binomial;
use eccforge_outcomes::Tally;
use eccforge_scheme::{PairConfirmation, TiedScheme};
use num_bigint::BigUint;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// Maximum number of correctable patterns of a codeword that are listed where listing is optional.
pub(crate) const MOST_LISTED: u64 = 1 << 22;

/// Bits of a symbol, if the correctable set consists of all errors of up to two symbols.
pub(crate) fn symbol_bits(scheme: &TiedScheme<'_>) -> Option<usize> {
    let m = scheme.code.reed_solomon()?.symbol_bits() as usize;
    (0..scheme.codewords()).all(|w| scheme.corrects_symbol_pairs(w)).then_some(m)
}

/// Like [`symbol_bits`], but only if no entry rule distinguishes pairs.
pub(crate) fn alike(scheme: &TiedScheme<'_>) -> Option<usize> {
    let ruled = !scheme.sanity_check.is_empty() || scheme.pair_confirmation != PairConfirmation::None;
    // The rules compare the corrections of several codewords, and this count does not know which bits are corrected.
    if ruled && scheme.codewords() > 1 {
        return None;
    }
    symbol_bits(scheme)
}

/// Like [`symbol_bits`], but only if the patterns are not listed.
pub(crate) fn unlisted(scheme: &TiedScheme<'_>) -> Option<usize> {
    if scheme.codewords() > 1 && listed(scheme, 0) <= MOST_LISTED {
        return None;
    }
    alike(scheme)
}

/// Number of patterns in the spaces of codeword `w`.
pub(crate) fn listed(scheme: &TiedScheme<'_>, w: usize) -> u64 {
    scheme.corrects[w].iter().fold(0, |sum, s| sum + (1 << s.dimension()))
}

/// All errors of up to two symbols of a codeword with a region of bits.
pub(crate) struct Pairs {
    m: usize,
    /// For each symbol and for each pair of symbols: the span of its columns and of the region's, and the base-2
    /// logarithm of the number of its own syndromes in each coset that it reaches.
    symbols: Vec<(Span, u32)>,
    pairs: Vec<(Span, u32)>,
    /// Number of region bits in each symbol.
    region_bits_of: Vec<u32>,
}

/// A combination of wrong bits.
pub(crate) trait Sum: Copy + Send + Sync {
    /// Adds one more wrong bit.
    fn plus(self, bit: Self) -> Self;
}

impl Sum for u64 {
    fn plus(self, bit: Self) -> Self {
        self ^ bit
    }
}

/// The wrong bits outside the region: the sum of their columns, and up to two of the symbols that they touch.
#[derive(Clone, Copy, Default)]
pub(crate) struct Touched {
    class: u64,
    symbols: [Option<usize>; 2],
    more: bool,
}

impl Sum for Touched {
    fn plus(mut self, bit: Self) -> Self {
        self.class ^= bit.class;
        match self.symbols {
            [first, second] if bit.symbols[0] == first || bit.symbols[0] == second => {}
            [Some(_), Some(_)] => self.more = true,
            [Some(_), None] => self.symbols[1] = bit.symbols[0],
            _ => self.symbols[0] = bit.symbols[0],
        }
        self
    }
}

/// The span of a region together with the columns of these symbols, and the dimension of the intersection of the two spans.
fn joined(columns: &[u64], m: usize, region: &Span, symbols: &[usize]) -> (Span, u32) {
    let mut sum = region.clone();
    for &column in symbols.iter().flat_map(|s| &columns[s * m..(s + 1) * m]) {
        sum.insert(column);
    }
    // dim(U ∩ V) = dim U + dim V - dim(U + V); the columns of two symbols are independent.
    let common = (symbols.len() * m) as u32 + region.dimension() - sum.dimension();
    (sum, common)
}

/// Number of members of these spaces in a coset of the region's span.
fn members(spaces: &[(Span, u32)], class: u64) -> u64 {
    spaces.iter().filter(|(span, _)| span.contains(class)).map(|(_, common)| 1 << common).sum()
}

impl Pairs {
    /// Builds the counts for a codeword with symbols of m bits. `region` marks the region's bits by their positions in
    /// the codeword; `span` is the span of the region's columns.
    pub fn new(scheme: &TiedScheme<'_>, m: usize, region: &[bool], span: &Span) -> Self {
        let columns = scheme.code.h.columns();
        let count = columns.len() / m;
        let mut pairs = Vec::new();
        for second in 0..count {
            pairs.extend((0..second).map(|first| joined(columns, m, span, &[first, second])));
        }
        let mut region_bits_of = Vec::new();
        for symbol in region.chunks(m) {
            region_bits_of.push(symbol.iter().filter(|inside| **inside).count() as u32);
        }
        let symbols = (0..count).map(|symbol| joined(columns, m, span, &[symbol])).collect();
        Self { m, symbols, pairs, region_bits_of }
    }

    /// A single wrong bit, given by its position in the codeword and its column modulo the span of the region.
    pub fn bit(&self, place: usize, class: u64) -> Touched {
        Touched { class, symbols: [Some(place / self.m), None], more: false }
    }

    /// Adds an error outside the region to three counts: errors of syndrome zero, correctable patterns whose
    /// syndromes are in its coset, and correctable patterns with exactly these wrong bits outside the region.
    pub fn count(&self, [zero, seen, right]: &mut [u64; 3], error: Touched) {
        *zero += u64::from(error.class == 0);
        *seen += self.accepted(error.class);
        *right += self.right(error);
    }

    /// Number of correctable patterns in a coset. Over all pairs, a pattern of two symbols counts once, a pattern of a
    /// single symbol once with every other symbol, and the empty pattern once with every pair.
    fn accepted(&self, class: u64) -> u64 {
        let n = self.symbols.len() as u64;
        let zero = u64::from(class == 0);
        let singles = members(&self.symbols, class) - n * zero;
        members(&self.pairs, class) - (n - 2) * singles - n * (n - 1) / 2 * zero
    }

    /// Number of correctable patterns with exactly these wrong bits outside the region.
    pub fn right(&self, error: Touched) -> u64 {
        // No correctable pattern has wrong bits in three symbols.
        if error.more {
            return 0;
        }
        let symbols = 0..self.symbols.len();
        match error.symbols {
            [Some(s), Some(t)] => self.patterns(s) * self.patterns(t),
            [Some(s), None] => {
                // The second symbol, if there is one, has wrong bits in the region only.
                let second: u64 = symbols.filter(|other| *other != s).map(|other| self.patterns(other) - 1).sum();
                self.patterns(s) * (1 + second)
            }
            _ => {
                // The empty pattern is not counted: its syndrome is zero, so it is not a correction.
                let mut single = 0;
                let mut in_two = 0;
                for symbol in symbols {
                    let nonzero = self.patterns(symbol) - 1;
                    in_two += single * nonzero;
                    single += nonzero;
                }
                single + in_two
            }
        }
    }

    /// Number of patterns on the region's bits of a symbol.
    fn patterns(&self, symbol: usize) -> u64 {
        1 << self.region_bits_of[symbol]
    }
}

/// Errors of up to three bits anywhere in an entry. No two errors of up to two symbols share a syndrome. Three bits
/// of a codeword in one or two symbols are therefore corrected, no three bits have syndrome zero, and three bits in
/// three symbols are miscorrected by at most one pair of symbols. For each pair, the count includes the triples of
/// columns outside it whose sum is in the pair's span. Fewer bits of a codeword are corrected.
pub(crate) fn of_weight(scheme: &TiedScheme<'_>, m: usize, weight: usize) -> Tally {
    let all = binomial(scheme.geometry.bits() as u64, weight as u64);
    // One or two bits touch at most two symbols.
    let (spread, miscorrected) = if weight < 3 { (0, 0) } else { in_three_symbols(scheme, m) };
    Tally {
        corrected: BigUint::from(all - spread),
        detected: BigUint::from(spread - miscorrected),
        miscorrected: BigUint::from(miscorrected),
        ..Tally::default()
    }
}

/// Number of errors of three bits of one codeword in three symbols, and how many of them are miscorrected.
fn in_three_symbols(scheme: &TiedScheme<'_>, m: usize) -> (u64, u64) {
    let columns = scheme.code.h.columns();
    let (symbols, codewords) = (columns.len() / m, scheme.codewords() as u64);
    let pairs: Vec<[usize; 2]> = (0..symbols).flat_map(|y| (0..y).map(move |x| [x, y])).collect();
    let miscorrected: u64 = pairs.par_iter().map(|pair| sums_in_span(columns, m, *pair)).sum();
    (codewords * binomial(symbols as u64, 3) * (m * m * m) as u64, codewords * miscorrected)
}

/// Number of triples of columns outside two symbols whose sum is in the span of the two symbols' columns.
fn sums_in_span(columns: &[u64], m: usize, pair: [usize; 2]) -> u64 {
    let span = Span::of(pair.iter().flat_map(|s| &columns[s * m..(s + 1) * m]).copied());
    // Columns modulo the span: no two are equal, because the code corrects all errors of up to two symbols.
    let outside = (0..columns.len()).filter(|i| !pair.contains(&(i / m)));
    let classes: Vec<u64> = outside.map(|i| span.reduce(columns[i]).0).collect();
    let places: FxHashMap<u64, usize> = classes.iter().enumerate().map(|(i, &class)| (class, i)).collect();
    assert_eq!(places.len(), classes.len(), "the code corrects all errors of up to two symbols");
    let mut triples = 0;
    for (b, &class) in classes.iter().enumerate() {
        for &other in &classes[..b] {
            // The third column is the last, so that each triple counts once.
            triples += u64::from(places.get(&(class ^ other)).is_some_and(|&c| c > b));
        }
    }
    triples
}
