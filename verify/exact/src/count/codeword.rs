//! Counts the outcomes of errors in one codeword: any bits of a region are wrong, and a few other bits are wrong too.
//!
//! Given the other wrong bits, the possible syndromes are a coset of the span of the region's columns, and each results
//! from equally many patterns. The other bits' columns modulo that span identify the coset. The decoder accepts its
//! correctable patterns. If every bit is in the region and no other bit is wrong, the errors are uniform on the region.
//! If the region is empty, they are the errors of each weight.

use super::pairs::{self, Pairs, Sum, Touched};
use super::rules::{Correction, Profile, Signature, Signatures, correctable_patterns};
use eccforge_codes::dual::Dual;
use eccforge_codes::dual::Polynomial;
use eccforge_gf::gf2::Span;
use eccforge_scheme::TiedScheme;
use num_bigint::BigUint;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// A codeword with a region, in which any bits can be wrong.
pub(crate) struct Codeword {
    /// The bits outside the region.
    pub others: Vec<Bit>,
    /// Number of bits in the region.
    pub struck: usize,
    /// Dimension of the span of their columns.
    pub rank: usize,
    accepts: Accepts,
}

/// A bit outside the region.
pub(crate) struct Bit {
    /// Its position in the entry.
    pub physical: usize,
    /// Its position in the codeword.
    place: usize,
    /// Its column modulo the span of the region's columns.
    pub class: u64,
}

/// Correctable patterns, for look-up by coset.
enum Accepts {
    Listed(Listed),
    Pairs(Pairs),
}

impl Codeword {
    /// Codeword `w` with the physical bits for which `struck` holds as its region, for up to `most` other wrong bits.
    pub fn new(scheme: &TiedScheme<'_>, w: usize, struck: &[bool], most: usize) -> Self {
        Self::with(scheme, w, Some(struck), most, pairs::unlisted(scheme))
    }

    /// Codeword `w` without a region, for counts of all its bits together. Its correctable patterns are listed.
    pub fn listed(scheme: &TiedScheme<'_>, w: usize, most: usize) -> Self {
        Self::with(scheme, w, None, most, None)
    }

    /// `pairs`: bits of a symbol, if the correctable patterns are those of two symbols and are not listed.
    fn with(scheme: &TiedScheme<'_>, w: usize, struck: Option<&[bool]>, most: usize, pairs: Option<usize>) -> Self {
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

    /// Maximum number of errors outside the region that can be tried in an acceptable time.
    pub fn most_tried(&self) -> u64 {
        match self.accepts {
            Accepts::Listed(_) => 1 << 26,
            // Every error is compared with all pairs of symbols.
            Accepts::Pairs(_) => 1 << 17,
        }
    }

    /// Number of signatures that the entry rules distinguish.
    pub fn signatures(&self) -> usize {
        match &self.accepts {
            Accepts::Listed(listed) => listed.signatures.len(),
            Accepts::Pairs(_) => 1,
        }
    }

    /// Tries all errors with up to `most` wrong bits outside the region, or among the bits for which `among` holds;
    /// counts them by the number of wrong bits. Calls `done` after each bit.
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

    /// Errors of up to three bits on a codeword without a region: each bit and syndrome of `accepts` is combined with
    /// the sums of two bits.
    ///
    /// # Panics
    /// If the correctable patterns are not listed: see [`Codeword::listed`].
    pub fn by_pairs(&self) -> Profile<Signature> {
        let Accepts::Listed(listed) = &self.accepts else { unreachable!("pairs of symbols are counted otherwise") };
        let bits: Vec<u64> = self.others.iter().map(|bit| bit.class).collect();
        let (mut single, mut pairs): (FxHashMap<u64, u64>, FxHashMap<u64, u32>) = Default::default();
        for (b, bit) in bits.iter().enumerate() {
            *single.entry(*bit).or_default() += 1;
            bits[..b].iter().for_each(|other| *pairs.entry(bit ^ other).or_default() += 1);
        }
        let mut syndromes = Vec::new();
        listed.of_class.each(|syndrome, kind| syndromes.push((syndrome, kind as usize)));
        let of = |syndrome: u64| {
            let pairs_of = |sum: u64| u64::from(pairs.get(&sum).copied().unwrap_or(0));
            let alone = single.get(&syndrome).copied().unwrap_or(0);
            // A pair that contains the third bit has that syndrome's bit as its other one.
            let with_third = bits.iter().map(|bit| pairs_of(bit ^ syndrome) + u64::from(*bit == syndrome) - alone);
            [u64::from(syndrome == 0), alone, pairs_of(syndrome), with_third.sum::<u64>() / 3]
        };
        let counts = syndromes.par_iter().map(|(syndrome, kind)| (*kind, of(*syndrome)));
        let mut by_kind = vec![vec![BigUint::ZERO; 4]; listed.kinds.len()];
        for (kind, counts) in counts.collect::<Vec<_>>() {
            by_kind[kind].iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        listed.profile(&by_kind, None, 3)
    }

    /// Errors of each weight on a codeword without a region, from the weights of the dual code.
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

/// Listed correctable patterns.
struct Listed {
    signatures: Vec<Signature>,
    /// For each kind of coset, the number of correctable patterns of each signature. The first kind is the coset of
    /// syndrome zero.
    kinds: Vec<Vec<(usize, u64)>>,
    of_class: Lookup,
    /// `right[s][k]`: correctable patterns of signature s with k wrong bits outside the region.
    right: Vec<Vec<u64>>,
    /// The bits outside the region of each pattern, with its signature, for errors among only a part of the bits.
    parts: Vec<(Vec<usize>, usize)>,
}

impl Listed {
    /// `keep`: whether to keep the bits of each pattern.
    fn new(scheme: &TiedScheme<'_>, w: usize, (struck, span): (&[bool], &Span), most: usize, keep: bool) -> Self {
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

    /// The profile from the number of errors in each kind of coset.
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

/// The kinds of cosets under construction.
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
    /// Adds one pattern of this signature to a coset.
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

/// Maps a coset to its kind.
enum Lookup {
    /// For small syndromes: a table with `REFUSED` for uncorrectable ones.
    Table(Vec<u32>),
    /// For long codes: a map. Most of their syndromes are uncorrectable, and a filter of a few bits rejects these
    /// before the look-up.
    Map(FxHashMap<u64, u32>, Vec<u64>),
}

const REFUSED: u32 = u32::MAX;
/// Syndromes of at most this many bits use a table of 256 KiB.
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

/// The filter bit of a syndrome [multiplicative hashing, Knuth, The Art of Computer Programming, Section 6.4].
fn place(syndrome: u64) -> usize {
    (syndrome.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - FILTER_BITS)) as usize
}

/// Element k is the sum of the counts that `visit` adds for every choice of k of these bits, from 1 to `most`. Uses all
/// threads. Calls `done` after each of the bits.
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

/// Counts a choice of `chosen` bits, and every extension of it by bits of `rest`.
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
