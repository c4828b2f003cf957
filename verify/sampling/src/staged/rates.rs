//! Stages where every bit that errors strike is wrong independently: bounds from the weights that are counted.
//!
//! Of n bits, k are wrong with probability C(n,k) p^k (1-p)^(n-k). The patterns of the first weights are all counted, so
//! each outcome has at least the probability of those that are known to have it, and at most as much more as all heavier
//! patterns have together. At low rates that is next to nothing; at high ones the outcomes are sampled.

use super::weights::OfWeight;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// Outcomes at a rate, exactly bounded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtRate {
    /// Wrong bits up to which every pattern is counted.
    pub counted: usize,
    /// Of patterns up to that weight: every block delivered as written, the one without wrong bits included.
    pub right: BigRational,
    /// Of these: detected.
    pub detected: BigRational,
    /// Of these: silent.
    pub silent: BigRational,
    /// The probability of more wrong bits, whatever becomes of them: what each outcome has at most beyond its own.
    pub beyond: BigRational,
}

/// Bounds at a rate from 0 to 1 for errors on so many bits.
pub fn at_rate(bits: usize, counted: &[OfWeight], rate: &BigRational) -> AtRate {
    assert!(!rate.is_negative() && *rate <= BigRational::one(), "a rate is a probability");
    let (wrong, whole) = (rate.numer(), rate.denom());
    let of = |k: usize| wrong.pow(k as u32) * (whole - wrong).pow((bits - k) as u32);
    let mut sums = [of(0), BigInt::zero(), BigInt::zero()];
    let known = || counted.iter().take_while(|of| of.counts.is_some());
    for (weight, c) in known().filter_map(|of| Some((of.weight, of.counts.as_ref()?))) {
        let each = of(weight);
        let counts = [c.clean + c.corrected, c.detected, c.silent()];
        sums.iter_mut().zip(counts).for_each(|(sum, n)| *sum += &each * n);
    }
    let all = whole.pow(bits as u32);
    let [right, detected, silent] = sums.map(|sum| BigRational::new(sum, all.clone()));
    let beyond = BigRational::one() - &right - &detected - &silent;
    AtRate { counted: known().count(), right, detected, silent, beyond }
}
