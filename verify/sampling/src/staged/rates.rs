//! Stages with independent errors: bounds of the outcomes from counts by weight.
//!
//! Of n bits, k are wrong with probability C(n,k) p^k (1-p)^(n-k). All patterns of the first weights are counted.
//! Each outcome therefore has at least the probability of its counted patterns, and at most the total probability of
//! all heavier patterns more. At low rates this difference is negligible; at high rates the outcomes are sampled.

use super::weights::OfWeight;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// Exact bounds of the outcomes at a rate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtRate {
    /// Maximum weight of which every pattern is counted.
    pub counted: usize,
    /// Probability of patterns up to that weight with every block delivered as written, including no error.
    pub right: BigRational,
    /// Probability of those that are detected.
    pub detected: BigRational,
    /// Probability of those that are silent.
    pub silent: BigRational,
    /// The probability of heavier patterns with any outcome, which is the uncertainty of each outcome.
    pub beyond: BigRational,
}

/// Bounds at a rate from 0 to 1 for errors on this many bits.
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
