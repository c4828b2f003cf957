//! Exact counts of all error patterns of one weight, codeword by codeword.
//!
//! A pattern of w bits puts some of them into each codeword, and what a codeword's decoder does depends on its syndrome
//! alone. So each codeword's subsets of up to w bits are tried once, by the sum of their columns, and counted by what the
//! entry rules see of them; an automaton over codewords then combines the counts, as in [`crate::count`]. Three bits of
//! an entry of four codewords of 72 are 4 x 62 268 sums instead of 3 939 936 decodings.

use crate::count::{Signature, State, pairs_are_alike, signature, symbol_bits_of_pairs};
use crate::enumerate::{Progress, binomial};
use crate::independent::{Dual, MAX_CHECK_BITS};
use crate::tally::Tally;
use eccforge_scheme::{Partition, Scheme};
use num_bigint::BigUint;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::sync::atomic::Ordering;

/// Outcomes of all patterns of `weight` bits. `None` where this way knows no answer: there every pattern has to be tried.
///
/// The scheme's enables must be tied ([`Scheme::with_enables`]).
pub fn tally(scheme: &Scheme, weight: usize) -> Option<Tally> {
    tally_with(scheme, weight, &Progress::default())
}

/// The same; says how many of all patterns of the weight are done.
pub(crate) fn tally_with(scheme: &Scheme, weight: usize, progress: &Progress) -> Option<Tally> {
    assert!(scheme.enables.is_empty(), "enables are tied before counting");
    if !is_known(scheme, weight) {
        return None;
    }
    let all = binomial(scheme.geometry.bits() as u64, weight as u64);
    if let Some(m) = symbol_bits_of_pairs(scheme) {
        let tally = pairs_of_symbols(scheme, m, weight);
        progress.add(all);
        return Some(tally);
    }
    let share = all / scheme.geometry.bits() as u64;
    let before = progress.done.load(Ordering::Relaxed);
    let codewords: Vec<Codeword> =
        (0..scheme.codewords()).map(|w| Codeword::new(scheme, w, weight, &|| progress.add(share))).collect();
    progress.done.store(before + all, Ordering::Relaxed);
    let [corrected, undetected, miscorrected] = combine(&codewords, weight);
    let detected = all - corrected - undetected - miscorrected;
    let [corrected, detected, undetected, miscorrected] =
        [corrected, detected, undetected, miscorrected].map(BigUint::from);
    Some(Tally { clean: BigUint::ZERO, corrected, detected, undetected, miscorrected })
}

/// Whether [`tally`] has an answer.
pub(crate) fn is_known(scheme: &Scheme, weight: usize) -> bool {
    symbol_bits_of_pairs(scheme).is_none() || weight <= 3 && pairs_are_alike(scheme)
}

/// Subsets of bits that [`tally`] lists, if there are many.
pub(crate) fn listed(scheme: &Scheme, weight: usize) -> u64 {
    let (n, r) = (scheme.code.h.n(), scheme.code.h.r());
    let counted = symbol_bits_of_pairs(scheme).is_some() || counting_is_faster(n, r, weight, 1);
    if counted { 0 } else { (scheme.codewords() as u64).saturating_mul(binomial(n as u64, weight as u64)) }
}

/// What the decoder of one codeword makes of the subsets of its bits.
struct Codeword {
    signatures: Vec<Signature>,
    /// counts[k][0]: subsets of k bits with syndrome zero; counts[k][1 + s]: with that of a correctable pattern of
    /// signature s.
    counts: Vec<Vec<u64>>,
    /// right[k][s]: correctable patterns of k bits and signature s; they are among the counts.
    right: Vec<Vec<u64>>,
}

impl Codeword {
    /// `done` is called after each of its bits.
    fn new(scheme: &Scheme, w: usize, weight: usize, done: &(dyn Fn() + Sync)) -> Self {
        let bytes = Partition::bytes(scheme.geometry);
        let mut numbers: FxHashMap<Signature, u32> = FxHashMap::default();
        let mut of_syndrome: FxHashMap<u64, u32> = FxHashMap::from_iter([(0, 0)]);
        let mut correctable = Vec::new();
        for (pattern, syndrome) in scheme.corrects[w].iter().flat_map(|s| s.patterns(&scheme.code)) {
            // Distinct patterns have distinct syndromes, so a syndrome seen before is a pattern seen before.
            if of_syndrome.contains_key(&syndrome) {
                continue;
            }
            let next = numbers.len() as u32;
            let number = *numbers.entry(signature(scheme, w, &bytes, &pattern)).or_insert(next);
            of_syndrome.insert(syndrome, 1 + number);
            correctable.push((pattern.len(), number as usize));
        }
        let mut signatures: Vec<(Signature, u32)> = numbers.into_iter().collect();
        signatures.sort_by_key(|(_, number)| *number);
        let mut right = vec![vec![0; signatures.len()]; weight + 1];
        for (bits, number) in correctable.into_iter().filter(|(bits, _)| *bits <= weight) {
            right[bits][number] += 1;
        }
        let signatures: Vec<Signature> = signatures.into_iter().map(|(s, _)| s).collect();
        let (columns, r) = (scheme.code.h.columns(), scheme.code.h.r());
        if counting_is_faster(columns.len(), r, weight, signatures.len()) {
            let counts = by_dual(columns, r, weight, &of_syndrome, signatures.len());
            return Self { signatures, counts, right };
        }
        let table = Lookup::new(r, of_syndrome);
        let tried = |first: usize| {
            let mut counts = vec![vec![0; 1 + signatures.len()]; weight + 1];
            subsets(&columns[first + 1..], columns[first], 1, weight, &table, &mut counts);
            done();
            counts
        };
        let sum = |mut a: Vec<Vec<u64>>, b: Vec<Vec<u64>>| {
            a.iter_mut().flatten().zip(b.iter().flatten()).for_each(|(a, b)| *a += b);
            a
        };
        let none = || vec![vec![0; 1 + signatures.len()]; weight + 1];
        let counts = (0..columns.len()).into_par_iter().map(tried).reduce(none, sum);
        Self { signatures, counts, right }
    }
}

/// Whether transforms of 2^r numbers, one for each kind of pattern, cost less than trying all subsets.
fn counting_is_faster(n: usize, r: u32, weight: usize, kinds: usize) -> bool {
    let transforms = || (1 + kinds as u64).saturating_mul(u64::from(r) << r);
    r <= MAX_CHECK_BITS && binomial(n as u64, weight as u64) > LONG.max(transforms())
}

/// Fewer subsets are always tried: about a second.
const LONG: u64 = 1 << 28;

/// The subsets of up to `weight` bits by kind, counted from the dual code.
fn by_dual(columns: &[u64], r: u32, weight: usize, kind_of: &FxHashMap<u64, u32>, kinds: usize) -> Vec<Vec<u64>> {
    let dual = Dual::new(columns, r, weight);
    let mut syndromes = vec![Vec::new(); 1 + kinds];
    kind_of.iter().for_each(|(&syndrome, &kind)| syndromes[kind as usize].push(syndrome));
    let mut counts = vec![vec![0; 1 + kinds]; weight + 1];
    for (kind, syndromes) in syndromes.into_iter().enumerate() {
        for (bits, count) in dual.count(syndromes).into_iter().enumerate().skip(1) {
            counts[bits][kind] = u64::try_from(count).unwrap_or(u64::MAX);
        }
    }
    counts
}

/// From a syndrome to what the decoder does.
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
    fn new(r: u32, of_syndrome: FxHashMap<u64, u32>) -> Self {
        if r > TABLE_BITS {
            let mut filter = vec![0; 1 << (FILTER_BITS - 6)];
            of_syndrome.keys().map(|s| place(*s)).for_each(|at| filter[at >> 6] |= 1 << (at & 63));
            return Self::Map(of_syndrome, filter);
        }
        let mut table = vec![REFUSED; 1 << r];
        of_syndrome.into_iter().for_each(|(syndrome, number)| table[syndrome as usize] = number);
        Self::Table(table)
    }

    fn get(&self, syndrome: u64) -> u32 {
        match self {
            Self::Table(table) => table[syndrome as usize],
            Self::Map(map, filter) => {
                let at = place(syndrome);
                let known = filter[at >> 6] >> (at & 63) & 1 == 1;
                known.then(|| map.get(&syndrome).copied()).flatten().unwrap_or(REFUSED)
            }
        }
    }
}

/// Bits of the filter before a map: 2 MiB.
const FILTER_BITS: u32 = 24;

/// The bit of the filter for a syndrome [multiplicative hashing, Knuth, The Art of Computer Programming, Section 6.4].
fn place(syndrome: u64) -> usize {
    (syndrome.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - FILTER_BITS)) as usize
}

/// Counts a subset of `bits` bits whose columns sum to `sum`, and every larger one with further bits of `rest`.
fn subsets(rest: &[u64], sum: u64, bits: usize, most: usize, table: &Lookup, counts: &mut [Vec<u64>]) {
    let number = table.get(sum);
    if number != REFUSED {
        counts[bits][number as usize] += 1;
    }
    if bits < most {
        for (i, column) in rest.iter().enumerate() {
            subsets(&rest[i + 1..], sum ^ column, bits + 1, most, table, counts);
        }
    }
}

/// Tuples of subsets, one of each codeword and `weight` bits together, that are accepted: corrected, undetected,
/// miscorrected.
fn combine(codewords: &[Codeword], weight: usize) -> [u64; 3] {
    // By what the rules remember, the bits used, and whether something wrong is delivered.
    let mut states: FxHashMap<(State, usize, bool), u64> = FxHashMap::from_iter([((State::default(), 0, false), 1)]);
    for codeword in codewords {
        let mut next = states.clone();
        for ((state, used, wrong), ways) in &states {
            for k in 1..=weight - used {
                let zero = codeword.counts[k][0];
                if zero > 0 {
                    *next.entry((state.clone(), used + k, true)).or_default() += ways * zero;
                }
                for (s, signature) in codeword.signatures.iter().enumerate() {
                    let (count, right) = (codeword.counts[k][1 + s], codeword.right[k][s]);
                    if count == 0 {
                        continue;
                    }
                    let Some(after) = state.after(signature) else { continue };
                    for (ways_here, wrong_here) in [(right, false), (count - right, true)] {
                        if ways_here > 0 {
                            let key = (after.clone(), used + k, *wrong || wrong_here);
                            *next.entry(key).or_default() += ways * ways_here;
                        }
                    }
                }
            }
        }
        states = next;
    }
    let mut outcomes = [0; 3];
    for ((state, _, wrong), ways) in states.iter().filter(|((s, used, _), _)| *used == weight && s.is_confirmed()) {
        let outcome = match (wrong, state.corrects()) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        };
        outcomes[outcome] += ways;
    }
    outcomes
}

/// Up to three bits under a code that corrects all errors of up to two symbols of m bits. No two such errors share a syndrome,
/// so three bits of a codeword in one or two symbols are corrected, no three bits have syndrome zero, and three bits in three
/// symbols are miscorrected by at most one pair of symbols: for each pair, the triples of columns outside it are counted whose
/// sum lies in the pair's span. Fewer bits of a codeword are corrected.
fn pairs_of_symbols(scheme: &Scheme, m: usize, weight: usize) -> Tally {
    let all = binomial(scheme.geometry.bits() as u64, weight as u64);
    let (spread, miscorrected) = if weight < 3 { (0, 0) } else { in_three_symbols(scheme, m) };
    let [corrected, detected, miscorrected] = [all - spread, spread - miscorrected, miscorrected].map(BigUint::from);
    Tally { clean: BigUint::ZERO, corrected, detected, undetected: BigUint::ZERO, miscorrected }
}

/// Three bits of one codeword in three symbols: how many there are, and how many are miscorrected.
fn in_three_symbols(scheme: &Scheme, m: usize) -> (u64, u64) {
    let columns = scheme.code.h.columns();
    let (symbols, codewords) = (columns.len() / m, scheme.codewords() as u64);
    let pairs: Vec<[usize; 2]> = (0..symbols).flat_map(|y| (0..y).map(move |x| [x, y])).collect();
    let miscorrected: u64 = pairs.par_iter().map(|pair| sums_in_span(columns, m, *pair)).sum();
    (codewords * binomial(symbols as u64, 3) * (m * m * m) as u64, codewords * miscorrected)
}

/// Triples of columns outside two symbols whose sum lies in the span of the columns of these two.
fn sums_in_span(columns: &[u64], m: usize, pair: [usize; 2]) -> u64 {
    let span = eccforge_logic::gf2::Span::of(pair.iter().flat_map(|s| &columns[s * m..(s + 1) * m]).copied());
    // A column's class modulo the span; classes of different columns differ, or two symbols and one bit would be alike.
    let outside = (0..columns.len()).filter(|i| !pair.contains(&(i / m)));
    let classes: Vec<u64> = outside.map(|i| span.reduce(columns[i]).0).collect();
    let places: FxHashMap<u64, usize> = classes.iter().enumerate().map(|(i, &class)| (class, i)).collect();
    assert_eq!(places.len(), classes.len(), "the code corrects all errors of up to two symbols");
    let mut triples = 0;
    for (b, &class) in classes.iter().enumerate() {
        for &other in &classes[..b] {
            triples += u64::from(places.get(&(class ^ other)).is_some_and(|&c| c > b));
        }
    }
    triples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_counted_from_the_dual_code_are_those_that_are_listed() {
        // A (20,14) code of different columns, and three kinds of syndromes.
        let columns: Vec<u64> = (0..20).map(|i| (i * 27 + 5) % 64).collect();
        let kind_of: FxHashMap<u64, u32> = [(0, 0), (5, 1), (17, 1), (33, 2), (60, 3)].into_iter().collect();
        let table = Lookup::new(6, kind_of.clone());
        let mut listed = vec![vec![0; 4]; 5];
        for first in 0..20 {
            subsets(&columns[first + 1..], columns[first], 1, 4, &table, &mut listed);
        }
        assert_eq!(by_dual(&columns, 6, 4, &kind_of, 3), listed);
    }

    #[test]
    fn long_codes_are_counted_from_the_dual_code() {
        assert!(counting_is_faster(4045, 13, 3, 1) && counting_is_faster(4080, 24, 3, 1));
        assert!(!counting_is_faster(72, 8, 3, 1) && !counting_is_faster(4080, 36, 3, 1));
    }
}
