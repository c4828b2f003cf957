//! Counts the outcomes of errors in one codeword: any bits of a region are wrong, and a few other bits are wrong too.
//!
//! Given the other wrong bits, the possible syndromes are a coset of the span of the region's columns, and each results
//! from equally many patterns. The other bits' columns modulo that span identify the coset. The decoder accepts its
//! correctable patterns. If every bit is in the region and no other bit is wrong, the errors are uniform on the region.
//! If the region is empty, they are the errors of each weight.

use super::lookup::Lookup;
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
    pub region_bits: usize,
    /// Dimension of the span of the region's columns.
    pub rank: usize,
    accepts: Accepts,
}

/// A bit outside the region.
pub(crate) struct Bit {
    /// Position of the bit in the entry.
    pub physical: usize,
    /// Position of the bit in the codeword.
    place: usize,
    /// Column of the bit modulo the span of the region's columns.
    pub class: u64,
}

/// Correctable patterns, for look-up by coset.
enum Accepts {
    Listed(Listed),
    Pairs(Pairs),
}

impl Codeword {
    /// Codeword `w` with the physical bits for which `region` holds as its region, for up to `most` other wrong bits.
    pub fn new(scheme: &TiedScheme<'_>, w: usize, region: &[bool], most: usize) -> Self {
        Self::with(scheme, w, Some(region), most, pairs::unlisted(scheme))
    }

    /// Codeword `w` without a region, for counts of all its bits together. Its correctable patterns are listed.
    pub fn listed(scheme: &TiedScheme<'_>, w: usize, most: usize) -> Self {
        Self::with(scheme, w, None, most, None)
    }

    /// Creates the codeword; `pairs` is the number of bits of a symbol if the correctable patterns are those of two symbols and are not listed.
    fn with(scheme: &TiedScheme<'_>, w: usize, region: Option<&[bool]>, most: usize, pairs: Option<usize>) -> Self {
        let (physical, columns) = (scheme.layout.codeword(w), scheme.code.h.columns());
        let in_region: Vec<bool> = physical.iter().map(|&bit| region.is_some_and(|region| region[bit])).collect();
        let span = Span::of((0..physical.len()).filter(|&b| in_region[b]).map(|b| columns[b]));
        let mut others = Vec::new();
        for (place, &bit) in physical.iter().enumerate() {
            if !in_region[place] {
                others.push(Bit { physical: bit, place, class: span.reduce(columns[place]).0 });
            }
        }
        let accepts = match pairs {
            Some(m) => Accepts::Pairs(Pairs::new(scheme, m, &in_region, &span)),
            None => Accepts::Listed(Listed::new(scheme, w, (&in_region, &span), most, region.is_some())),
        };
        Self { region_bits: physical.len() - others.len(), rank: span.dimension() as usize, others, accepts }
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
            // `pairs::alike` admits such a code only if no rule distinguishes its corrections.
            Accepts::Pairs(_) => 1,
        }
    }

    /// Tries all errors with up to `most` wrong bits outside the region, or among the bits for which `among` holds;
    /// counts them by the number of wrong bits. Calls `done` after each bit.
    pub fn tried(&self, among: Option<&[bool]>, most: usize, done: &(dyn Fn() + Sync)) -> Profile<Signature> {
        let bits = self.others.iter().filter(|bit| among.is_none_or(|among| among[bit.physical]));
        let coset = self.region_bits - self.rank;
        match &self.accepts {
            Accepts::Listed(listed) => {
                let bits: Vec<u64> = bits.map(|bit| bit.class).collect();
                let mut counts = choices(&bits, most, listed.kinds.len(), done, &|counts: &mut [u64], class| {
                    if let Some(kind) = listed.of_class.get(class) {
                        counts[kind as usize] += 1;
                    }
                });
                // `choices` starts at one bit. Without another wrong bit the coset is that of syndrome zero, kind 0.
                counts[0][0] = 1;
                let by_kind: Vec<_> = (0..listed.kinds.len()).map(|kind| column_of(&counts, kind, coset)).collect();
                listed.profile(&by_kind, among, most)
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
                let zero = column_of(&counts, 0, coset);
                let seen = column_of(&counts, 1, coset);
                // Not shifted: `Pairs::right` already counts the patterns within the region.
                let right = column_of(&counts, 2, 0);
                let corrections = vec![Correction { signature: Signature::default(), seen, right }];
                Profile { zero, corrections }
            }
        }
    }

    /// Errors of up to three bits on a codeword without a region: each bit and syndrome of `accepts` is combined with
    /// the sums of two bits.
    ///
    /// # Panics
    /// If the correctable patterns are not listed: see [`Codeword::listed`].
    pub fn by_pairs(&self) -> Profile<Signature> {
        let Accepts::Listed(listed) = &self.accepts else { unreachable!("pairs of symbols are not listed") };
        let bits: Vec<u64> = self.others.iter().map(|bit| bit.class).collect();
        let (mut single, mut pairs): (FxHashMap<u64, u64>, FxHashMap<u64, u32>) = Default::default();
        for (b, bit) in bits.iter().enumerate() {
            *single.entry(*bit).or_default() += 1;
            for other in &bits[..b] {
                *pairs.entry(bit ^ other).or_default() += 1;
            }
        }
        let sums = SumsOfTwo { bits, single, pairs };
        let mut syndromes = Vec::new();
        listed.of_class.each(|syndrome, kind| syndromes.push((syndrome, kind as usize)));
        let counts = syndromes.par_iter().map(|(syndrome, kind)| (*kind, sums.errors_with(*syndrome)));
        let mut by_kind = vec![vec![BigUint::ZERO; 4]; listed.kinds.len()];
        for (kind, counts) in counts.collect::<Vec<_>>() {
            for (sum, count) in by_kind[kind].iter_mut().zip(counts) {
                *sum += count;
            }
        }
        listed.profile(&by_kind, None, 3)
    }

    /// Errors of each weight on a codeword without a region, from the weights of the dual code.
    ///
    /// # Panics
    /// If the correctable patterns are not listed: see [`Codeword::listed`].
    pub fn by_dual(&self, dual: &Dual, most: usize) -> Profile<Signature> {
        let Accepts::Listed(listed) = &self.accepts else { unreachable!("pairs of symbols are not listed") };
        let mut syndromes = vec![Vec::new(); listed.kinds.len()];
        listed.of_class.each(|syndrome, kind| syndromes[kind as usize].push(syndrome));
        let mut by_kind = Vec::new();
        for syndromes in syndromes {
            // A kind can be replaced while the patterns are listed and have no syndrome left. A count would then be a
            // transform of 2^r zeros.
            by_kind.push(if syndromes.is_empty() { Polynomial::new() } else { dual.count(syndromes) });
        }
        listed.profile(&by_kind, None, most)
    }
}

/// One column of the counts by number of wrong bits, times 2^`shift`.
fn column_of(counts: &[Vec<u64>], column: usize, shift: usize) -> Polynomial {
    counts.iter().map(|of_bits| BigUint::from(of_bits[column]) << shift).collect()
}

/// The columns of a codeword, and how often each value is one column or the sum of two.
struct SumsOfTwo {
    bits: Vec<u64>,
    single: FxHashMap<u64, u64>,
    pairs: FxHashMap<u64, u32>,
}

impl SumsOfTwo {
    fn pairs_of(&self, sum: u64) -> u64 {
        u64::from(self.pairs.get(&sum).copied().unwrap_or(0))
    }

    /// The numbers of errors of zero to three bits that have this syndrome.
    fn errors_with(&self, syndrome: u64) -> [u64; 4] {
        let single = self.single.get(&syndrome).copied().unwrap_or(0);
        let mut with_third = 0;
        for &third in &self.bits {
            // A pair that contains the third bit has a bit of this syndrome as its other one, and is not a triple.
            with_third += self.pairs_of(third ^ syndrome) + u64::from(third == syndrome) - single;
        }
        // Each triple was found three times, once for each of its bits as the third.
        [u64::from(syndrome == 0), single, self.pairs_of(syndrome), with_third / 3]
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
    /// For each pattern, its bits outside the region and its signature; used for errors among only a part of the bits.
    parts: Vec<(Vec<usize>, usize)>,
}

impl Listed {
    /// Lists the patterns; `keep` states whether to keep the bits of each pattern.
    fn new(scheme: &TiedScheme<'_>, w: usize, (in_region, span): (&[bool], &Span), most: usize, keep: bool) -> Self {
        let physical = scheme.layout.codeword(w);
        let mut signatures = Signatures::new(scheme, w);
        let mut cosets = Cosets::default();
        // By the number of the signature.
        let (mut right, mut parts) = (Vec::new(), Vec::new());
        for (pattern, syndrome) in correctable_patterns(scheme, w) {
            let class = span.reduce(syndrome).0;
            // Without another wrong bit only the coset of syndrome zero is read.
            if most == 0 && class != 0 {
                continue;
            }
            let signature = signatures.number(&pattern);
            cosets.add(class, signature);
            if right.len() <= signature {
                right.push(Vec::new());
            }
            let others = pattern.iter().filter(|&&b| !in_region[b]).count();
            if others <= most {
                let right = &mut right[signature];
                right.resize(right.len().max(others + 1), 0);
                right[others] += 1;
                if keep && most > 0 {
                    let bits = pattern.iter().filter(|&&b| !in_region[b]).map(|&b| physical[b]);
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
            for (bits, signature) in &self.parts {
                if bits.len() <= most && bits.iter().all(|&bit| among[bit]) {
                    right[*signature][bits.len()] += 1;
                }
            }
        }
        let mut seen: Vec<Polynomial> = vec![vec![BigUint::ZERO; most + 1]; self.signatures.len()];
        for (kind, count) in self.kinds.iter().zip(counts) {
            for (signature, patterns) in kind {
                for (seen, count) in seen[*signature].iter_mut().zip(count) {
                    *seen += count * *patterns;
                }
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
        // Kind 0 is for syndrome zero only: `zero` of a profile is its count, and no other coset may add to it.
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

/// Element k of the result is the sum of the counts that `visit` adds for every choice of k of these bits, from 1 to
/// `most`. Uses all threads. Calls `done` after each of the bits.
fn choices<S: Sum>(
    bits: &[S],
    most: usize,
    width: usize,
    done: &(dyn Fn() + Sync),
    visit: &(impl Fn(&mut [u64], S) + Sync),
) -> Vec<Vec<u64>> {
    let none = vec![vec![0; width]; most + 1];
    if most == 0 {
        return none;
    }
    let by_first = (0..bits.len()).into_par_iter().map(|first| {
        let mut counts = none.clone();
        extend(&bits[first + 1..], bits[first], 1, most, visit, &mut counts);
        done();
        counts
    });
    by_first.reduce(|| none.clone(), added)
}

/// The sums of two tables of counts of one shape.
fn added(mut a: Vec<Vec<u64>>, b: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    for (a, b) in a.iter_mut().flatten().zip(b.iter().flatten()) {
        *a += b;
    }
    a
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
