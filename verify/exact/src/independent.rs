//! Exact outcomes where every bit is wrong independently at one rate: the patterns of every weight are counted, none
//! is tried.
//!
//! The number of patterns of weight k whose syndrome lies in a set S follows from the weights of the dual code, as in
//! MacWilliams's identity: it is the coefficient of x^k in 2^-r sum over u of S^(u) (1 - x)^w(u) (1 + x)^(n - w(u)),
//! where w(u) is the weight of u H and S^ the Walsh-Hadamard transform of the indicator of S [MacWilliams and Sloane,
//! The Theory of Error-Correcting Codes, Chapter 5]. So a codeword of r check bits costs a transform of 2^r numbers
//! for each kind of correction that the entry rules tell apart, and an automaton over codewords multiplies the
//! polynomials. At a rate p, weight k of N bits has probability p^k (1 - p)^(N - k): sums of positive fractions, exact
//! at any rate.

use crate::count::{Signature, State, signature};
use crate::tally::Tally;
use eccforge_scheme::{Partition, Scheme};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashMap;

/// Longest syndrome whose values are transformed: 2^24 numbers of 32 bits.
pub const MAX_CHECK_BITS: u32 = 24;

/// Numbers of error patterns by weight: `[k]` counts those of k wrong bits.
type Polynomial = Vec<BigUint>;

/// Outcomes of the patterns of every weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByWeight {
    /// `tallies[k]`: all patterns of k wrong bits anywhere in the entry.
    pub tallies: Vec<Tally>,
}

impl ByWeight {
    /// Counts the patterns of every weight. The scheme's enables must be tied ([`Scheme::with_enables`]).
    ///
    /// # Errors
    /// A codeword has more than [`MAX_CHECK_BITS`] check bits.
    pub fn new(scheme: &Scheme) -> Result<Self, String> {
        assert!(scheme.enables.is_empty(), "enables are tied before counting");
        let r = scheme.code.h.r();
        if r > MAX_CHECK_BITS {
            return Err(format!(
                "{r} check bits in a codeword: patterns are counted by weight up to {MAX_CHECK_BITS}; sample it"
            ));
        }
        let dual = Dual::new(scheme.code.h.columns(), r, scheme.code.h.n());
        let codewords: Vec<Codeword> = (0..scheme.codewords()).map(|w| Codeword::new(scheme, w, &dual)).collect();
        Ok(Self { tallies: combine(&codewords, scheme.geometry.bits()) })
    }

    /// Outcomes where every bit is wrong with probability `rate`, from 0 to 1: counts out of denominator^bits.
    pub fn at_rate(&self, rate: &BigRational) -> Tally {
        assert!(!rate.is_negative() && *rate <= BigRational::one(), "a rate is a probability");
        let wrong = rate.numer().magnitude();
        let right = (rate.denom() - rate.numer()).magnitude().clone();
        let bits = self.tallies.len() - 1;
        let mut powers = vec![BigUint::one()];
        (0..bits).for_each(|k| powers.push(&powers[k] * &right));
        let mut sum = Tally::default();
        let mut power = BigUint::one();
        for (k, tally) in self.tallies.iter().enumerate() {
            sum += &tally.times(&(&power * &powers[bits - k]));
            power *= wrong;
        }
        sum
    }

    /// The sum over the weights that `keep` allows.
    pub fn sum(&self, keep: impl Fn(usize) -> bool) -> Tally {
        let kept = self.tallies.iter().enumerate().filter(|(k, _)| keep(*k));
        kept.fold(Tally::default(), |sum, (_, tally)| sum + tally.clone())
    }
}

/// The words of the dual code: their weights, and the polynomials (1 - x)^w (1 + x)^(n - w) up to some power of x.
pub(crate) struct Dual {
    r: u32,
    /// The weight of u H for every u.
    weights: Vec<u16>,
    polynomials: Vec<Vec<BigInt>>,
}

impl Dual {
    /// Of the code with these columns of `r` bits, at most [`MAX_CHECK_BITS`]; counts patterns of up to `most` bits.
    pub(crate) fn new(columns: &[u64], r: u32, most: usize) -> Self {
        let n = columns.len();
        // The transform of the number of columns of each value at u is n - 2 w(u).
        let mut values = vec![0; 1 << r];
        columns.iter().for_each(|&c| values[c as usize] += 1);
        transform(&mut values);
        let weights = values.into_iter().map(|f| ((n as i32 - f) / 2) as u16).collect();
        let mut first = binomials(n);
        first.truncate(most + 1);
        let mut polynomials: Vec<Vec<BigInt>> = vec![first];
        for w in 0..n {
            polynomials.push(next(&polynomials[w]));
        }
        Self { r, weights, polynomials }
    }

    /// Patterns of every weight whose syndrome is one of these.
    pub(crate) fn count(&self, syndromes: impl IntoIterator<Item = u64>) -> Polynomial {
        let mut set = vec![0; self.weights.len()];
        syndromes.into_iter().for_each(|s| set[s as usize] = 1);
        transform(&mut set);
        let mut by_weight = vec![0i64; self.polynomials.len()];
        set.iter().zip(&self.weights).for_each(|(value, &w)| by_weight[usize::from(w)] += i64::from(*value));
        let mut sum = vec![BigInt::zero(); self.polynomials[0].len()];
        for (polynomial, factor) in self.polynomials.iter().zip(by_weight).filter(|(_, f)| *f != 0) {
            sum.iter_mut().zip(polynomial).for_each(|(s, p)| *s += p * factor);
        }
        sum.into_iter().map(|s| (s >> self.r).to_biguint().unwrap_or_default()).collect()
    }
}

/// (1 + x)^n.
fn binomials(n: usize) -> Vec<BigInt> {
    let mut row = vec![BigInt::one()];
    for k in 0..n {
        row.push(&row[k] * (n - k) / (k + 1));
    }
    row
}

/// p (1 - x) / (1 + x), for a p that 1 + x divides; of either as many coefficients.
fn next(p: &[BigInt]) -> Vec<BigInt> {
    let mut quotient: Vec<BigInt> = Vec::with_capacity(p.len());
    for (k, coefficient) in p.iter().enumerate() {
        quotient.push(if k == 0 { coefficient.clone() } else { coefficient - &quotient[k - 1] });
    }
    // Where p is whole, the last one is the remainder, which is zero.
    (0..p.len()).map(|k| if k == 0 { quotient[0].clone() } else { &quotient[k] - &quotient[k - 1] }).collect()
}

/// The Walsh-Hadamard transform, in place.
fn transform(values: &mut [i32]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            low.iter_mut().zip(high).for_each(|(a, b)| (*a, *b) = (*a + *b, *a - *b));
        }
        half *= 2;
    }
}

/// What one codeword's decoder makes of the patterns on its bits.
struct Codeword {
    /// Patterns with syndrome zero, the one without wrong bits included.
    zero: Polynomial,
    /// For each kind of correction: patterns that are corrected, and those that are taken for others.
    kinds: Vec<(Signature, Polynomial, Polynomial)>,
}

impl Codeword {
    fn new(scheme: &Scheme, w: usize, dual: &Dual) -> Self {
        let bytes = Partition::bytes(scheme.geometry);
        let n = scheme.code.h.n();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut kinds: Vec<(Signature, Vec<u64>, Polynomial)> = Vec::new();
        let mut places: FxHashMap<Signature, usize> = FxHashMap::default();
        for (pattern, syndrome) in scheme.corrects[w].iter().flat_map(|s| s.patterns(&scheme.code)) {
            // Distinct patterns have distinct syndromes, so a syndrome seen before is a pattern seen before.
            if !seen.insert(syndrome) {
                continue;
            }
            let kind = signature(scheme, w, &bytes, &pattern);
            let place = *places.entry(kind.clone()).or_insert_with(|| {
                kinds.push((kind, Vec::new(), vec![BigUint::ZERO; n + 1]));
                kinds.len() - 1
            });
            kinds[place].1.push(syndrome);
            kinds[place].2[pattern.len()] += 1u32;
        }
        let counted = |(kind, syndromes, right): (Signature, Vec<u64>, Polynomial)| {
            let all = dual.count(syndromes);
            let wrong = all.into_iter().zip(&right).map(|(all, right)| all - right).collect();
            (kind, right, wrong)
        };
        Self { zero: dual.count([0]), kinds: kinds.into_iter().map(counted).collect() }
    }
}

/// Outcomes of the whole entry, by weight.
fn combine(codewords: &[Codeword], bits: usize) -> Vec<Tally> {
    // By what the rules remember and whether something wrong is delivered.
    let mut states: FxHashMap<(State, bool), Polynomial> =
        FxHashMap::from_iter([((State::default(), false), vec![BigUint::one()])]);
    for codeword in codewords {
        let mut next: FxHashMap<(State, bool), Polynomial> = FxHashMap::default();
        let mut undetected = codeword.zero.clone();
        undetected[0] = BigUint::ZERO;
        for ((state, wrong), ways) in &states {
            add(next.entry((state.clone(), *wrong)).or_default(), ways.clone());
            add(next.entry((state.clone(), true)).or_default(), product(ways, &undetected));
            for (kind, right, miscorrected) in &codeword.kinds {
                let Some(after) = state.after(kind) else { continue };
                add(next.entry((after.clone(), *wrong)).or_default(), product(ways, right));
                add(next.entry((after, true)).or_default(), product(ways, miscorrected));
            }
        }
        states = next;
    }
    let mut tallies = vec![Tally::default(); bits + 1];
    for ((state, wrong), ways) in states.into_iter().filter(|((state, _), _)| state.is_confirmed()) {
        for (k, count) in ways.into_iter().enumerate() {
            let tally = &mut tallies[k];
            match (wrong, state.corrects()) {
                (false, false) => tally.clean += count,
                (false, true) => tally.corrected += count,
                (true, false) => tally.undetected += count,
                (true, true) => tally.miscorrected += count,
            }
        }
    }
    for (tally, all) in tallies.iter_mut().zip(binomials(bits)) {
        tally.detected = all.magnitude() - tally.total();
    }
    tallies
}

fn add(sum: &mut Polynomial, other: Polynomial) {
    if sum.len() < other.len() {
        sum.resize(other.len(), BigUint::ZERO);
    }
    sum.iter_mut().zip(other).for_each(|(s, o)| *s += o);
}

fn product(a: &Polynomial, b: &Polynomial) -> Polynomial {
    let terms = |p: &Polynomial| -> Vec<(usize, BigUint)> {
        p.iter().cloned().enumerate().filter(|(_, c)| !c.is_zero()).collect()
    };
    let (a, b) = (terms(a), terms(b));
    let degree = a.last().map_or(0, |(k, _)| *k) + b.last().map_or(0, |(k, _)| *k);
    let mut product = vec![BigUint::ZERO; degree + 1];
    for (i, x) in &a {
        for (j, y) in &b {
            product[i + j] += x * y;
        }
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights;
    use eccforge_scheme::builtin;

    #[test]
    fn low_weights_are_as_counted_by_listing_subsets() {
        for id in ["hsiao-22-16", "sec-ded-daec-72-64", "duet", "trio", "trio-confirmed", "i-ssc-csc", "dec-bch-78-64"]
        {
            let scheme = builtin(id).expect("shipped").scheme();
            let counted = ByWeight::new(&scheme).expect("few check bits");
            assert_eq!(counted.tallies.len(), scheme.geometry.bits() + 1);
            for weight in [1, 2, 3] {
                assert_eq!(
                    Some(&counted.tallies[weight]),
                    weights::tally(&scheme, weight).as_ref(),
                    "{id}, {weight} bits"
                );
            }
        }
    }

    #[test]
    fn at_one_half_every_pattern_counts_once() {
        let scheme = builtin("duet").expect("shipped").scheme();
        let all: Vec<usize> = (0..288).collect();
        let half = BigRational::new(1.into(), 2.into());
        let counted = ByWeight::new(&scheme).expect("few check bits");
        assert_eq!(counted.at_rate(&half), crate::count::uniform(&scheme, &all));
        assert_eq!(counted.sum(|_| true), counted.at_rate(&half));
    }

    #[test]
    fn a_rate_of_one_in_10_to_the_20_keeps_its_digits() {
        let scheme = builtin("hsiao-39-32").expect("shipped").scheme();
        let rate = BigRational::new(1.into(), BigInt::from(10).pow(20));
        let p = ByWeight::new(&scheme).expect("few check bits").at_rate(&rate).probabilities();
        assert!(p.is_complete());
        // Two wrong bits of 39 are detected, and nothing less is: 741 p^2 (1 - p)^37 and smaller terms.
        let leading = BigRational::new(741.into(), BigInt::from(10).pow(40));
        let share = &p.detected / &leading;
        assert!((BigRational::one() - share).abs() < BigRational::new(1.into(), BigInt::from(10).pow(18)));
    }

    #[test]
    fn more_check_bits_than_are_transformed_are_refused() {
        let error = ByWeight::new(&builtin("rs-pin").expect("shipped").scheme()).expect_err("32 check bits");
        assert!(error.contains("32 check bits"), "{error}");
    }
}
