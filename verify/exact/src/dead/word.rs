//! One codeword with dead bits: what its decoder makes of every pattern on them, beside some wrong live bits.
//!
//! The dead bits may be wrong in any way, so the syndromes that they make beside given wrong live bits are a coset of
//! the span of their columns, each made by equally many patterns. Columns modulo that span say which coset it is, and
//! the correctable patterns in it are what the decoder accepts.

use crate::count::{Signature, signature, symbol_bits_of_pairs};
use eccforge_logic::gf2::Span;
use eccforge_scheme::{Partition, Scheme};
use num_bigint::BigUint;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// Most subsets of a codeword's live bits that are tried at once.
const MOST_SUBSETS: u64 = 1 << 26;
/// The same where every subset is held against all pairs of symbols.
const MOST_SUBSETS_OF_PAIRS: u64 = 1 << 17;
/// Most correctable patterns of a codeword that are listed.
const MOST_LISTED: u64 = 1 << 22;

/// A codeword.
pub(super) struct Word {
    /// The physical bit of each live bit, and its column modulo the span of the dead ones.
    pub live: Vec<(usize, u64)>,
    /// Number of dead bits.
    pub dead: usize,
    /// Dimension of the span of their columns.
    pub rank: usize,
    accepts: Accepts,
}

/// Correctable patterns, as cosets find them.
enum Accepts {
    Listed(Listed),
    Pairs(Pairs),
}

/// Patterns one by one.
struct Listed {
    signatures: Vec<Signature>,
    /// For each coset, how many patterns of which signature lie in it.
    by_class: FxHashMap<u64, Vec<(usize, u64)>>,
    /// For each pattern its live physical bits and its signature.
    live_parts: Vec<(Vec<usize>, usize)>,
}

/// All errors of up to two symbols, in the only codeword of an entry.
struct Pairs {
    /// For each symbol and for each pair: the span of its columns and the dead ones, and how many members of its own
    /// syndromes lie in each coset of the dead ones that they reach, as a power of two.
    symbols: Vec<(Span, u32)>,
    pairs: Vec<(Span, u32)>,
    /// The symbol of each physical bit.
    symbol_of: Vec<usize>,
    /// Dead bits of each symbol.
    dead_of: Vec<u32>,
}

/// What the decoder makes of the patterns with k wrong bits among some live ones, by k.
pub(super) struct Counts {
    /// Subsets of live bits whose coset holds the syndrome zero.
    pub unseen: Vec<u64>,
    /// Patterns with syndrome zero, the one without wrong bits included.
    pub zero: Vec<BigUint>,
    /// For each signature: patterns with the syndrome of a correctable one, and those that are correctable themselves.
    pub kinds: Vec<(Signature, Vec<BigUint>, Vec<BigUint>)>,
}

impl Word {
    /// Codeword `w`, of which the bits are dead for which `dead` holds.
    ///
    /// # Errors
    /// It corrects more patterns than can be listed.
    pub fn new(scheme: &Scheme, w: usize, dead: &[bool]) -> Result<Self, String> {
        let physical = scheme.layout.codeword(w);
        let columns = scheme.code.h.columns();
        let span = Span::of((0..physical.len()).filter(|&b| dead[physical[b]]).map(|b| columns[b]));
        let live = (0..physical.len()).filter(|&b| !dead[physical[b]]);
        let live: Vec<(usize, u64)> = live.map(|b| (physical[b], span.reduce(columns[b]).0)).collect();
        let accepts = match symbol_bits_of_pairs(scheme).filter(|_| scheme.codewords() == 1) {
            Some(m) => Accepts::Pairs(Pairs::new(scheme, m, dead, &span)),
            None => Accepts::Listed(Listed::new(scheme, w, dead, &span)?),
        };
        Ok(Self { dead: physical.len() - live.len(), rank: span.dimension() as usize, live, accepts })
    }

    /// Counts of up to `most` wrong bits among the live bits for which `among` holds. `None` where there are too many
    /// subsets of them.
    pub fn counts(&self, among: &[bool], most: usize) -> Option<Counts> {
        let bits: Vec<(usize, u64)> = self.live.iter().copied().filter(|(bit, _)| among[*bit]).collect();
        let subsets =
            (1..=most as u64).fold(1u64, |sum, k| sum.saturating_add(crate::enumerate::binomial(bits.len() as u64, k)));
        match &self.accepts {
            Accepts::Listed(listed) => {
                (subsets <= MOST_SUBSETS).then(|| listed.counts(&bits, among, most, self.dead - self.rank))
            }
            Accepts::Pairs(pairs) => {
                (subsets <= MOST_SUBSETS_OF_PAIRS).then(|| pairs.counts(&bits, most, self.dead - self.rank))
            }
        }
    }
}

/// Adds up what `visit` makes of every subset of up to `most` of these bits, on all threads. It gets the wrong bits and
/// the sum of their columns.
fn over_subsets<T: Send>(
    bits: &[(usize, u64)],
    most: usize,
    none: &(dyn Fn() -> T + Sync),
    visit: &(dyn Fn(&mut T, &[usize], u64) + Sync),
    add: &(dyn Fn(T, T) -> T + Sync),
) -> T {
    let mut empty = none();
    visit(&mut empty, &[], 0);
    if most == 0 {
        return empty;
    }
    let from = |first: usize| {
        let mut sum = none();
        let (bit, class) = bits[first];
        extend(&bits[first + 1..], &mut vec![bit], class, most, &mut |wrong, class| visit(&mut sum, wrong, class));
        sum
    };
    add(empty, (0..bits.len()).into_par_iter().map(from).reduce(none, add))
}

fn extend(
    rest: &[(usize, u64)],
    wrong: &mut Vec<usize>,
    class: u64,
    most: usize,
    visit: &mut dyn FnMut(&[usize], u64),
) {
    visit(wrong, class);
    if wrong.len() < most {
        for (i, (bit, column)) in rest.iter().enumerate() {
            wrong.push(*bit);
            extend(&rest[i + 1..], wrong, class ^ column, most, visit);
            wrong.pop();
        }
    }
}

impl Listed {
    fn new(scheme: &Scheme, w: usize, dead: &[bool], span: &Span) -> Result<Self, String> {
        let total: u64 = scheme.corrects[w].iter().fold(0, |sum, s| sum + (1 << s.dimension()));
        if total > MOST_LISTED {
            return Err(format!("codeword {w} corrects {total} patterns, and at most {MOST_LISTED} can be listed"));
        }
        let physical = scheme.layout.codeword(w);
        let bytes = Partition::bytes(scheme.geometry);
        let mut seen = rustc_hash::FxHashSet::default();
        let mut numbers: FxHashMap<Signature, usize> = FxHashMap::default();
        let mut listed = Self { signatures: Vec::new(), by_class: FxHashMap::default(), live_parts: Vec::new() };
        for (pattern, syndrome) in scheme.corrects[w].iter().flat_map(|s| s.patterns(&scheme.code)) {
            // Distinct patterns have distinct syndromes, so a syndrome seen before is a pattern seen before.
            if !seen.insert(syndrome) {
                continue;
            }
            let kind = signature(scheme, w, &bytes, &pattern);
            let number = *numbers.entry(kind.clone()).or_insert_with(|| {
                listed.signatures.push(kind);
                listed.signatures.len() - 1
            });
            let here = listed.by_class.entry(span.reduce(syndrome).0).or_default();
            match here.iter_mut().find(|(n, _)| *n == number) {
                Some((_, count)) => *count += 1,
                None => here.push((number, 1)),
            }
            let live = pattern.iter().map(|&b| physical[b]).filter(|&bit| !dead[bit]).collect();
            listed.live_parts.push((live, number));
        }
        Ok(listed)
    }

    fn counts(&self, bits: &[(usize, u64)], among: &[bool], most: usize, coset: usize) -> Counts {
        type Sum = (Vec<u64>, Vec<Vec<u64>>);
        let kinds = self.signatures.len();
        let none = || -> Sum { (vec![0; most + 1], vec![vec![0; most + 1]; kinds]) };
        let visit = |(unseen, all): &mut Sum, wrong: &[usize], class: u64| {
            unseen[wrong.len()] += u64::from(class == 0);
            for (kind, count) in self.by_class.get(&class).map_or(&[][..], |v| v) {
                all[*kind][wrong.len()] += count;
            }
        };
        let add = |mut a: Sum, b: Sum| {
            a.0.iter_mut().zip(b.0).for_each(|(a, b)| *a += b);
            a.1.iter_mut().flatten().zip(b.1.iter().flatten()).for_each(|(a, b)| *a += b);
            a
        };
        let (unseen, all) = over_subsets(bits, most, &none, &visit, &add);
        let mut right = vec![vec![BigUint::ZERO; most + 1]; kinds];
        for (live, kind) in &self.live_parts {
            if live.len() <= most && live.iter().all(|&bit| among[bit]) {
                right[*kind][live.len()] += 1u32;
            }
        }
        let shifted = |counts: &[u64]| counts.iter().map(|&n| BigUint::from(n) << coset).collect::<Vec<_>>();
        let kinds = self.signatures.iter().zip(all).zip(right);
        let kinds = kinds.map(|((s, all), right)| (s.clone(), shifted(&all), right)).collect();
        Counts { zero: shifted(&unseen), unseen, kinds }
    }
}

impl Pairs {
    fn new(scheme: &Scheme, m: usize, dead: &[bool], span: &Span) -> Self {
        let (physical, columns) = (scheme.layout.codeword(0), scheme.code.h.columns());
        let count = columns.len() / m;
        let joined = |symbols: &[usize]| {
            let mut sum = span.clone();
            for &column in symbols.iter().flat_map(|s| &columns[s * m..(s + 1) * m]) {
                sum.insert(column);
            }
            // dim(U ∩ V) = dim U + dim V - dim(U + V); the columns of two symbols are independent.
            let common = (symbols.len() * m) as u32 + span.dimension() - sum.dimension();
            (sum, common)
        };
        let mut symbol_of = vec![0; physical.len()];
        let mut dead_of = vec![0; count];
        for (b, &bit) in physical.iter().enumerate() {
            symbol_of[bit] = b / m;
            dead_of[b / m] += u32::from(dead[bit]);
        }
        let pairs = (0..count).flat_map(|t| (0..t).map(move |s| [s, t]));
        Self {
            symbols: (0..count).map(|s| joined(&[s])).collect(),
            pairs: pairs.map(|pair| joined(&pair)).collect(),
            symbol_of,
            dead_of,
        }
    }

    /// Correctable patterns in a coset. Over all pairs, a pattern of two symbols counts once, one of a single symbol
    /// with every other symbol, and the pattern without wrong bits with every pair.
    fn accepted(&self, class: u64) -> u64 {
        let members = |spaces: &[(Span, u32)]| -> u64 {
            spaces.iter().filter(|(span, _)| span.contains(class)).map(|(_, common)| 1 << common).sum()
        };
        let n = self.symbols.len() as u64;
        let zero = u64::from(class == 0);
        let singles = members(&self.symbols) - n * zero;
        members(&self.pairs) - (n - 2) * singles - n * (n - 1) / 2 * zero
    }

    /// Correctable patterns with exactly these wrong live bits.
    fn right(&self, wrong: &[usize]) -> u64 {
        let mut touched: Vec<usize> = wrong.iter().map(|&bit| self.symbol_of[bit]).collect();
        touched.sort_unstable();
        touched.dedup();
        let patterns = |s: usize| 1u64 << self.dead_of[s];
        match touched.as_slice() {
            [] => {
                let each = || (0..self.dead_of.len()).map(|s| patterns(s) - 1);
                let (sum, squares) = each().fold((0, 0), |(sum, squares), n| (sum + n, squares + n * n));
                sum + (sum * sum - squares) / 2
            }
            [s] => {
                let beside: u64 = (0..self.dead_of.len()).filter(|t| t != s).map(|t| patterns(t) - 1).sum();
                patterns(*s) * (1 + beside)
            }
            [s, t] => patterns(*s) * patterns(*t),
            _ => 0,
        }
    }

    fn counts(&self, bits: &[(usize, u64)], most: usize, coset: usize) -> Counts {
        type Sum = [Vec<u64>; 3];
        let none = || -> Sum { std::array::from_fn(|_| vec![0; most + 1]) };
        let visit = |[unseen, all, right]: &mut Sum, wrong: &[usize], class: u64| {
            unseen[wrong.len()] += u64::from(class == 0);
            all[wrong.len()] += self.accepted(class);
            right[wrong.len()] += self.right(wrong);
        };
        let add = |mut a: Sum, b: Sum| {
            a.iter_mut().flatten().zip(b.iter().flatten()).for_each(|(a, b)| *a += b);
            a
        };
        let [unseen, all, right] = over_subsets(bits, most, &none, &visit, &add);
        let shifted = |counts: &[u64]| counts.iter().map(|&n| BigUint::from(n) << coset).collect::<Vec<_>>();
        let right = right.into_iter().map(BigUint::from).collect();
        Counts { zero: shifted(&unseen), kinds: vec![(Signature::default(), shifted(&all), right)], unseen }
    }
}
