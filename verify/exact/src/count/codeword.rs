//! What one codeword's decoder makes of errors: struck bits are wrong in any way, and beside them some others are wrong.
//!
//! The syndromes that the struck bits make beside given other wrong bits are a coset of the span of their columns, each made by
//! equally many patterns. Columns modulo that span say which coset it is, and the correctable patterns in it are what the decoder
//! accepts. If every bit of a region is struck and no other is wrong, these are the uniform errors on the region; if none is
//! struck, the errors of each weight.

use super::dual::Dual;
use super::pairs::{self, Pairs, Touched};
use super::rules::{Correction, Polynomial, Profile, Signature, Signatures, correctable_patterns};
use eccforge_logic::gf2::Span;
use eccforge_scheme::Scheme;
use num_bigint::BigUint;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// A codeword of which some bits are struck.
pub(crate) struct Codeword {
    /// The other bits.
    pub others: Vec<Bit>,
    /// Number of struck bits.
    pub struck: usize,
    /// Dimension of the span of their columns.
    pub rank: usize,
    accepts: Accepts,
}

/// A bit that is not struck.
pub(crate) struct Bit {
    /// Its place in the entry.
    pub physical: usize,
    /// Its place in the codeword.
    place: usize,
    /// Its column modulo the span of the struck ones.
    pub class: u64,
}

/// Correctable patterns, as cosets find them.
enum Accepts {
    Listed(Listed),
    Pairs(Pairs),
}

impl Codeword {
    /// Codeword `w`, of which the physical bits are struck for which `struck` holds; to be asked for up to `most` other wrong bits.
    pub fn new(scheme: &Scheme, w: usize, struck: &[bool], most: usize) -> Self {
        Self::with(scheme, w, Some(struck), most, pairs::unlisted(scheme))
    }

    /// Codeword `w`, of which no bit is struck; to be asked for all its bits together. Its correctable patterns are listed.
    pub fn listed(scheme: &Scheme, w: usize, most: usize) -> Self {
        Self::with(scheme, w, None, most, None)
    }

    /// `pairs`: bits of a symbol, where the correctable patterns are those of two symbols and are not listed.
    fn with(scheme: &Scheme, w: usize, struck: Option<&[bool]>, most: usize, pairs: Option<usize>) -> Self {
        let (physical, columns) = (scheme.layout.codeword(w), scheme.code.h.columns());
        let is_struck: Vec<bool> = physical.iter().map(|&bit| struck.is_some_and(|struck| struck[bit])).collect();
        let span = Span::of((0..physical.len()).filter(|&b| is_struck[b]).map(|b| columns[b]));
        let other = |place: usize| Bit { physical: physical[place], place, class: span.reduce(columns[place]).0 };
        let others: Vec<Bit> = (0..physical.len()).filter(|&b| !is_struck[b]).map(other).collect();
        let accepts = match pairs {
            Some(m) => Accepts::Pairs(Pairs::new(scheme, m, &is_struck, &span)),
            None => Accepts::Listed(Listed::new(scheme, w, (&is_struck, &span), most, struck.is_some())),
        };
        Self { struck: physical.len() - others.len(), rank: span.dimension() as usize, others, accepts }
    }

    /// Most errors beside the struck bits that are tried in a time that people wait for.
    pub fn most_tried(&self) -> u64 {
        match self.accepts {
            Accepts::Listed(_) => 1 << 26,
            // Every error is held against all pairs of symbols.
            Accepts::Pairs(_) => 1 << 17,
        }
    }

    /// Signatures that the entry rules tell apart.
    pub fn signatures(&self) -> usize {
        match &self.accepts {
            Accepts::Listed(listed) => listed.signatures.len(),
            Accepts::Pairs(_) => 1,
        }
    }

    /// Errors by the number of wrong bits, up to `most`, among the other bits, or those of them for which `among` holds: all are
    /// tried. `done` is called after each bit.
    pub fn tried(&self, among: Option<&[bool]>, most: usize, done: &(dyn Fn() + Sync)) -> Profile<Signature> {
        let bits = self.others.iter().filter(|bit| among.is_none_or(|among| among[bit.physical]));
        let coset = self.struck - self.rank;
        match &self.accepts {
            Accepts::Listed(listed) => {
                let bits: Vec<u64> = bits.map(|bit| bit.class).collect();
                let mut counts = choices(&bits, most, listed.kinds.len(), done, &|counts: &mut [u64], class| {
                    if let Some(kind) = listed.of_class.get(class) {
                        counts[kind as usize] += 1;
                    }
                });
                counts[0][0] = 1;
                let count = |kind: usize| counts.iter().map(|of_kind| BigUint::from(of_kind[kind]) << coset).collect();
                listed.profile(&(0..listed.kinds.len()).map(count).collect::<Vec<_>>(), among, most)
            }
            Accepts::Pairs(pairs) => {
                let bits: Vec<Touched> = bits.map(|bit| pairs.bit(bit.place, bit.class)).collect();
                let visit = |counts: &mut [u64], error| {
                    if let Some(counts) = counts.first_chunk_mut() {
                        pairs.count(counts, error);
                    }
                };
                let mut counts = choices(&bits, most, 3, done, &visit);
                visit(&mut counts[0], Touched::default());
                let count = |i: usize, by: usize| counts.iter().map(|c| BigUint::from(c[i]) << by).collect();
                let (seen, right) = (count(1, coset), count(2, 0));
                let corrections = vec![Correction { signature: Signature::default(), seen, right }];
                Profile { zero: count(0, coset), corrections }
            }
        }
    }

    /// Errors of each weight on a codeword of which no bit is struck, from the weights of the dual code.
    ///
    /// # Panics
    /// If the correctable patterns are not listed: see [`Codeword::listed`].
    pub fn by_dual(&self, dual: &Dual, most: usize) -> Profile<Signature> {
        let Accepts::Listed(listed) = &self.accepts else { unreachable!("pairs of symbols are counted otherwise") };
        let mut syndromes = vec![Vec::new(); listed.kinds.len()];
        listed.of_class.each(|syndrome, kind| syndromes[kind as usize].push(syndrome));
        let count = |syndromes: Vec<u64>| if syndromes.is_empty() { Polynomial::new() } else { dual.count(syndromes) };
        listed.profile(&syndromes.into_iter().map(count).collect::<Vec<_>>(), None, most)
    }
}

/// Patterns one by one.
struct Listed {
    signatures: Vec<Signature>,
    /// Of each kind of coset, how many correctable patterns of which signature lie in one. The first is the coset of syndrome zero
    /// alone.
    kinds: Vec<Vec<(usize, u64)>>,
    of_class: Lookup,
    /// `right[s][k]`: correctable patterns of signature s with k wrong bits that are not struck.
    right: Vec<Vec<u64>>,
    /// These bits of each pattern, and its signature, for errors on some of the other bits alone.
    parts: Vec<(Vec<usize>, usize)>,
}

impl Listed {
    /// `keep`: whether to keep the bits of each pattern.
    fn new(scheme: &Scheme, w: usize, (struck, span): (&[bool], &Span), most: usize, keep: bool) -> Self {
        let physical = scheme.layout.codeword(w);
        let mut signatures = Signatures::new(scheme, w);
        let (mut cosets, mut right, mut parts) = (Cosets::default(), Vec::new(), Vec::new());
        for (pattern, syndrome) in correctable_patterns(scheme, w) {
            let class = span.reduce(syndrome).0;
            if most == 0 && class != 0 {
                continue;
            }
            let signature = signatures.number(&pattern);
            cosets.add(class, signature);
            if right.len() <= signature {
                right.push(Vec::new());
            }
            let others = pattern.iter().filter(|&&b| !struck[b]).count();
            if others <= most {
                let right = &mut right[signature];
                right.resize(right.len().max(others + 1), 0);
                right[others] += 1;
                if keep && most > 0 {
                    let bits = pattern.iter().filter(|&&b| !struck[b]).map(|&b| physical[b]);
                    parts.push((bits.collect(), signature));
                }
            }
        }
        let Cosets { kinds, of_class, .. } = cosets;
        let of_class = Lookup::new(if most == 0 { 0 } else { scheme.code.h.r() }, of_class);
        Self { signatures: signatures.all, kinds, of_class, right, parts }
    }

    /// From the errors by the kind of their coset.
    fn profile(&self, counts: &[Polynomial], among: Option<&[bool]>, most: usize) -> Profile<Signature> {
        let mut right: Vec<Vec<u64>> = match among {
            None => self.right.clone(),
            Some(_) => vec![vec![0; most + 1]; self.signatures.len()],
        };
        if let Some(among) = among {
            let within = |bits: &[usize]| bits.len() <= most && bits.iter().all(|&bit| among[bit]);
            self.parts.iter().filter(|(bits, _)| within(bits)).for_each(|(bits, s)| right[*s][bits.len()] += 1);
        }
        let mut seen: Vec<Polynomial> = vec![vec![BigUint::ZERO; most + 1]; self.signatures.len()];
        for (kind, count) in self.kinds.iter().zip(counts) {
            for (signature, patterns) in kind {
                seen[*signature].iter_mut().zip(count).for_each(|(seen, count)| *seen += count * *patterns);
            }
        }
        let corrections = self.signatures.iter().zip(seen).zip(right).map(|((signature, seen), right)| Correction {
            signature: signature.clone(),
            seen,
            right: right.into_iter().map(BigUint::from).collect(),
        });
        Profile { zero: counts[0].clone(), corrections: corrections.collect() }
    }
}

/// The kinds of cosets, while patterns are put into them.
struct Cosets {
    kinds: Vec<Vec<(usize, u64)>>,
    numbers: FxHashMap<Vec<(usize, u64)>, u32>,
    of_class: FxHashMap<u64, u32>,
}

impl Default for Cosets {
    fn default() -> Self {
        Self { kinds: vec![Vec::new()], numbers: FxHashMap::default(), of_class: FxHashMap::from_iter([(0, 0)]) }
    }
}

impl Cosets {
    /// Puts one more pattern of this signature into a coset.
    fn add(&mut self, class: u64, signature: usize) {
        let kind = self.of_class.get(&class).copied();
        let mut patterns = kind.map_or_else(Vec::new, |kind| self.kinds[kind as usize].clone());
        match patterns.binary_search_by_key(&signature, |(s, _)| *s) {
            Ok(at) => patterns[at].1 += 1,
            Err(at) => patterns.insert(at, (signature, 1)),
        }
        if class == 0 {
            self.kinds[0] = patterns;
            return;
        }
        let number = *self.numbers.entry(patterns).or_insert_with_key(|patterns| {
            self.kinds.push(patterns.clone());
            self.kinds.len() as u32 - 1
        });
        self.of_class.insert(class, number);
    }
}

/// From a coset to its kind.
enum Lookup {
    /// Small syndromes index a table; `REFUSED` where there is nothing.
    Table(Vec<u32>),
    /// Most syndromes of a long code are nothing's: a few bits of each say so before the map is asked.
    Map(FxHashMap<u64, u32>, Vec<u64>),
}

const REFUSED: u32 = u32::MAX;
/// Syndromes of at most so many bits are looked up in a table: 256 KiB.
const TABLE_BITS: u32 = 16;

impl Lookup {
    fn new(r: u32, of_class: FxHashMap<u64, u32>) -> Self {
        if r > TABLE_BITS {
            let mut filter = vec![0; 1 << (FILTER_BITS - 6)];
            of_class.keys().map(|s| place(*s)).for_each(|at| filter[at >> 6] |= 1 << (at & 63));
            return Self::Map(of_class, filter);
        }
        let mut table = vec![REFUSED; 1 << r];
        of_class.into_iter().for_each(|(class, number)| table[class as usize] = number);
        Self::Table(table)
    }

    fn get(&self, class: u64) -> Option<u32> {
        match self {
            Self::Table(table) => Some(table[class as usize]).filter(|number| *number != REFUSED),
            Self::Map(map, filter) => {
                let at = place(class);
                let known = filter[at >> 6] >> (at & 63) & 1 == 1;
                known.then(|| map.get(&class).copied()).flatten()
            }
        }
    }

    fn each(&self, mut visit: impl FnMut(u64, u32)) {
        match self {
            Self::Table(table) => {
                let known = (0..).zip(table).filter(|(_, number)| **number != REFUSED);
                known.for_each(|(class, number)| visit(class, *number));
            }
            Self::Map(map, _) => map.iter().for_each(|(class, number)| visit(*class, *number)),
        }
    }
}

/// Bits of the filter before a map: 2 MiB.
const FILTER_BITS: u32 = 24;

/// The bit of the filter for a syndrome [multiplicative hashing, Knuth, The Art of Computer Programming, Section 6.4].
fn place(syndrome: u64) -> usize {
    (syndrome.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - FILTER_BITS)) as usize
}

/// What is known of some wrong bits together.
pub(crate) trait Sum: Copy + Send + Sync {
    /// With one more wrong bit.
    fn plus(self, bit: Self) -> Self;
}

impl Sum for u64 {
    fn plus(self, bit: Self) -> Self {
        self ^ bit
    }
}

/// `[k]`: what `visit` adds to so many counts for every choice of k of these bits, from one to `most`; on all threads. `done` is
/// called after each of the bits.
fn choices<S: Sum>(
    bits: &[S],
    most: usize,
    width: usize,
    done: &(dyn Fn() + Sync),
    visit: &(impl Fn(&mut [u64], S) + Sync),
) -> Vec<Vec<u64>> {
    let none = || vec![vec![0; width]; most + 1];
    if most == 0 {
        return none();
    }
    let from = |first: usize| {
        let mut counts = none();
        extend(&bits[first + 1..], bits[first], 1, most, visit, &mut counts);
        done();
        counts
    };
    let sum = |mut a: Vec<Vec<u64>>, b: Vec<Vec<u64>>| {
        a.iter_mut().flatten().zip(b.iter().flatten()).for_each(|(a, b)| *a += b);
        a
    };
    (0..bits.len()).into_par_iter().map(from).reduce(none, sum)
}

/// Counts a choice of `chosen` bits, and every larger one with further bits of `rest`.
fn extend<S: Sum>(
    rest: &[S],
    sum: S,
    chosen: usize,
    most: usize,
    visit: &impl Fn(&mut [u64], S),
    counts: &mut [Vec<u64>],
) {
    visit(&mut counts[chosen], sum);
    if chosen < most {
        for (i, bit) in rest.iter().enumerate() {
            extend(&rest[i + 1..], sum.plus(*bit), chosen + 1, most, visit, counts);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_scheme::builtin;

    #[test]
    fn errors_counted_from_the_dual_code_are_those_that_are_tried() {
        for id in ["hsiao-39-32", "trio", "i-ssc-csc"] {
            let scheme = builtin(id).expect("shipped").scheme();
            let codeword = Codeword::listed(&scheme, 0, 4);
            let [tried, counted] = [
                codeword.tried(None, 4, &|| ()),
                codeword.by_dual(&Dual::new(scheme.code.h.columns(), scheme.code.h.r(), 4), 4),
            ];
            assert_eq!(counted.zero, tried.zero, "{id}");
            let counts = |p: &Profile<Signature>| {
                p.corrections.iter().map(|c| (c.signature.clone(), c.seen.clone())).collect::<Vec<_>>()
            };
            assert_eq!(counts(&counted), counts(&tried), "{id}");
        }
    }
}
