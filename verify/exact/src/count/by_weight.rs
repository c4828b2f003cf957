//! Exact counts of error patterns by weight, one codeword at a time.
//!
//! A pattern of k bits puts some of them into each codeword, and a codeword's decoder depends only on its syndrome.
//! Thus each codeword's choices of up to k bits are tried once, by the sum of their columns. Three bits in an entry of
//! four 72-bit codewords take 4 x 62 268 sums instead of 3 939 936 decodings. If there are too many sums, the weights
//! of the dual code give the counts, as for all weights at once. Three bits may also use sums of two. At rate p, weight
//! k of N bits has probability p^k (1 - p)^(N - k). All sums are of positive fractions and exact.

use super::codeword::Codeword;
use super::pairs;
use super::rules::{EntryRules, combine, correctable_syndromes};
use crate::enumerate::Progress;
use eccforge_codes::dual::{Dual, MAX_CHECK_BITS, binomials};
use eccforge_gf::integers::binomial;
use eccforge_outcomes::Tally;
use eccforge_scheme::{Scheme, TiedScheme};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::{One, Signed};
use std::sync::atomic::Ordering;

/// Outcomes of all patterns of `weight` bits; `None` if this method does not apply and every pattern must be decoded.
pub fn of_weight(scheme: &Scheme, weight: usize) -> Option<Tally> {
    of_weight_with(scheme, weight, &Progress::default())
}

/// Like [`of_weight`]; also reports how many patterns of the weight are finished.
pub(crate) fn of_weight_with(scheme: &Scheme, weight: usize, progress: &Progress) -> Option<Tally> {
    let scheme = &scheme.tied();
    if !is_known(scheme, weight) {
        return None;
    }
    let bits = scheme.geometry.bits();
    let all = binomial(bits as u64, weight as u64);
    if let Some(m) = pairs::symbol_bits(scheme) {
        let tally = pairs::of_weight(scheme, m, weight);
        progress.add(all);
        return Some(tally);
    }
    let before = progress.done.load(Ordering::Relaxed);
    let h = &scheme.code.h;
    // All codewords have one code. Its transform of 2^r numbers is made at most once, and only if it is needed.
    let mut dual = None;
    let mut profiles = Vec::new();
    for w in 0..scheme.codewords() {
        let codeword = Codeword::listed(scheme, w, weight);
        profiles.push(if counting_is_faster(h.n(), h.r(), weight, codeword.signatures()) {
            codeword.by_dual(dual.get_or_insert_with(|| Dual::new(h.columns(), h.r(), weight)), weight)
        } else if pairs_are_faster(scheme, w, weight) {
            codeword.by_pairs()
        } else {
            codeword.tried(None, weight, &|| progress.add(all / bits as u64))
        });
    }
    // Only `tried` reports its steps, in rounded parts.
    progress.done.store(before + all, Ordering::Relaxed);
    combine::<EntryRules>(&profiles, &binomials(bits, weight)).pop()
}

/// Whether [`of_weight`] returns counts.
pub(crate) fn is_known(scheme: &TiedScheme<'_>, weight: usize) -> bool {
    pairs::symbol_bits(scheme).is_none() || weight <= 3 && pairs::alike(scheme).is_some()
}

/// Number of choices of bits that [`of_weight`] tries one by one; 0 if it counts the patterns of the weight otherwise.
pub fn tried(scheme: &TiedScheme<'_>, weight: usize) -> u64 {
    let (n, r) = (scheme.code.h.n(), scheme.code.h.r());
    let has_formula = pairs::symbol_bits(scheme).is_some() || counting_is_faster(n, r, weight, 1);
    if has_formula || pairs_are_faster(scheme, 0, weight) {
        return 0;
    }
    (scheme.codewords() as u64).saturating_mul(binomial(n as u64, weight as u64))
}

/// Whether counting three bits of codeword `w` from its correctable patterns and the sums of two bits is faster.
fn pairs_are_faster(scheme: &TiedScheme<'_>, w: usize, weight: usize) -> bool {
    let n = scheme.code.h.n() as u64;
    let triples = binomial(n, 3);
    // The sums of two take n look-ups in hash maps for each syndrome; a look-up is taken as 16 sums of columns.
    weight == 3 && triples > LONG && correctable_syndromes(scheme, w).count() as u64 * n * 16 < triples
}

/// Whether transforms of 2^r numbers, one for each signature, cost less than trying all choices of bits.
fn counting_is_faster(n: usize, r: u32, weight: usize, signatures: usize) -> bool {
    // `r << r` overflows for long codes.
    if r > MAX_CHECK_BITS {
        return false;
    }
    let transforms = (1 + signatures as u64).saturating_mul(u64::from(r) << r);
    binomial(n as u64, weight as u64) > LONG.max(transforms)
}

/// Fewer choices than this are always tried one by one, which takes about a second.
const LONG: u64 = 1 << 28;

/// Outcomes of the patterns of every weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByWeight {
    /// `tallies[k]`: all patterns of k wrong bits anywhere in the entry.
    pub tallies: Vec<Tally>,
}

impl ByWeight {
    /// Counts the patterns of every weight.
    ///
    /// # Errors
    /// A codeword has more than [`MAX_CHECK_BITS`] check bits.
    pub fn new(scheme: &Scheme) -> Result<Self, String> {
        let scheme = &scheme.tied();
        let (n, r) = (scheme.code.h.n(), scheme.code.h.r());
        if r > MAX_CHECK_BITS {
            return Err(format!(
                "{r} check bits in a codeword: patterns are counted by weight only up to {MAX_CHECK_BITS}; `eccforge simulate` samples them"
            ));
        }
        let dual = Dual::new(scheme.code.h.columns(), r, n);
        let profiles: Vec<_> =
            (0..scheme.codewords()).map(|w| Codeword::listed(scheme, w, n).by_dual(&dual, n)).collect();
        let bits = scheme.geometry.bits();
        Ok(Self { tallies: combine::<EntryRules>(&profiles, &binomials(bits, bits)) })
    }

    /// Outcomes if every bit is wrong with probability `rate`: see [`at_rate`].
    pub fn at_rate(&self, rate: &BigRational) -> Tally {
        at_rate(self.tallies.len() - 1, &self.tallies, rate)
    }

    /// The sum over the weights for which `keep` holds.
    pub fn sum(&self, keep: impl Fn(usize) -> bool) -> Tally {
        let summed = self.tallies.iter().enumerate().filter(|(k, _)| keep(*k));
        summed.fold(Tally::default(), |sum, (_, tally)| sum + tally.clone())
    }
}

/// Outcomes if each of `bits` bits is wrong with probability `rate`, from 0 to 1: counts out of denominator^bits.
/// `tallies[k]` has all patterns of k wrong bits. Patterns of higher weights are left out.
pub fn at_rate(bits: usize, tallies: &[Tally], rate: &BigRational) -> Tally {
    assert!(!rate.is_negative() && *rate <= BigRational::one(), "a rate is a probability");
    let wrong = rate.numer().magnitude();
    let right = (rate.denom() - rate.numer()).magnitude().clone();
    let mut powers = vec![BigUint::one()];
    for k in 0..bits {
        powers.push(&powers[k] * &right);
    }
    let mut sum = Tally::default();
    let mut power = BigUint::one();
    for (k, tally) in tallies.iter().enumerate() {
        sum += &tally.times(&(&power * &powers[bits - k]));
        power *= wrong;
    }
    sum
}
