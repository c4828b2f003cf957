//! What the truth says of a decoded error, and exact counts of it.

use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::ops::{Add, AddAssign, Sub};

/// Outcome of an error against the truth; not what the hardware claims ([`Outcome::Silent`] may carry a `ce`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// No bit was wrong.
    Clean,
    /// The delivered entry is what was written.
    Corrected,
    /// The entry was refused (DUE).
    Detected,
    /// The delivered entry is wrong: undetected (syndrome zero) or miscorrected.
    Silent,
}

impl Outcome {
    /// Its name in words and files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Clean => "clean",
            Self::Corrected => "corrected",
            Self::Detected => "detected",
            Self::Silent => "silent",
        }
    }
}

/// How many error patterns of a set have each outcome.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The zero pattern.
    pub clean: BigUint,
    /// Corrected patterns.
    pub corrected: BigUint,
    /// Detected, uncorrectable patterns.
    pub detected: BigUint,
    /// Silent patterns with zero syndromes: taken for clean.
    pub undetected: BigUint,
    /// Silent patterns taken for other, correctable ones.
    pub miscorrected: BigUint,
}

impl Tally {
    /// Number of patterns in the set.
    pub fn total(&self) -> BigUint {
        &self.clean + &self.corrected + &self.detected + self.silent()
    }

    /// Patterns that are delivered wrong.
    pub fn silent(&self) -> BigUint {
        &self.undetected + &self.miscorrected
    }

    /// Every count `factor` times.
    pub(crate) fn times(&self, factor: &BigUint) -> Self {
        Self {
            clean: &self.clean * factor,
            corrected: &self.corrected * factor,
            detected: &self.detected * factor,
            undetected: &self.undetected * factor,
            miscorrected: &self.miscorrected * factor,
        }
    }

    /// `count` of these patterns as a probability.
    fn share(&self, count: &BigUint) -> BigRational {
        BigRational::new(BigInt::from(count.clone()), BigInt::from(self.total()))
    }

    /// Probabilities of the outcomes of a pattern drawn uniformly from the set. The set must not be empty.
    pub fn probabilities(&self) -> Probabilities {
        Probabilities {
            clean: self.share(&self.clean),
            corrected: self.share(&self.corrected),
            detected: self.share(&self.detected),
            undetected: self.share(&self.undetected),
            miscorrected: self.share(&self.miscorrected),
        }
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        self.clean += &other.clean;
        self.corrected += &other.corrected;
        self.detected += &other.detected;
        self.undetected += &other.undetected;
        self.miscorrected += &other.miscorrected;
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += &other;
        self
    }
}

impl Sub<&Tally> for Tally {
    type Output = Self;

    /// Removes a subset.
    fn sub(self, other: &Tally) -> Self {
        Self {
            clean: self.clean - &other.clean,
            corrected: self.corrected - &other.corrected,
            detected: self.detected - &other.detected,
            undetected: self.undetected - &other.undetected,
            miscorrected: self.miscorrected - &other.miscorrected,
        }
    }
}

/// Exact probabilities of the outcomes; they sum to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probabilities {
    /// Nothing was wrong.
    pub clean: BigRational,
    /// Delivered as written.
    pub corrected: BigRational,
    /// Refused.
    pub detected: BigRational,
    /// Wrong and taken for clean.
    pub undetected: BigRational,
    /// Wrong and taken for corrected.
    pub miscorrected: BigRational,
}

impl Probabilities {
    /// Probability that wrong data is delivered.
    pub fn silent(&self) -> BigRational {
        &self.undetected + &self.miscorrected
    }

    /// The mean of several, by weights that sum to one.
    pub fn weighted<'a>(parts: impl IntoIterator<Item = (BigRational, &'a Probabilities)>) -> Self {
        let zero = BigRational::zero;
        let mut mean =
            Self { clean: zero(), corrected: zero(), detected: zero(), undetected: zero(), miscorrected: zero() };
        for (weight, p) in parts {
            mean.clean += &weight * &p.clean;
            mean.corrected += &weight * &p.corrected;
            mean.detected += &weight * &p.detected;
            mean.undetected += &weight * &p.undetected;
            mean.miscorrected += &weight * &p.miscorrected;
        }
        mean
    }

    /// Whether the four outcomes sum to one, as they must.
    pub fn is_complete(&self) -> bool {
        (&self.clean + &self.corrected + &self.detected + self.silent()).is_one()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(counts: [u32; 5]) -> Tally {
        let [clean, corrected, detected, undetected, miscorrected] = counts.map(BigUint::from);
        Tally { clean, corrected, detected, undetected, miscorrected }
    }

    #[test]
    fn counts_are_added_and_taken_away_one_by_one() {
        let (a, b) = (tally([1, 2, 3, 4, 5]), tally([10, 20, 30, 40, 50]));
        assert_eq!(a.clone() + b.clone(), tally([11, 22, 33, 44, 55]));
        assert_eq!((a.clone() + b.clone()) - &a, b);
        assert_eq!(
            (a.total(), a.silent(), a.times(&BigUint::from(3u32))),
            (15u32.into(), 9u32.into(), tally([3, 6, 9, 12, 15]))
        );
    }

    #[test]
    fn shares_of_one_set_sum_to_one() {
        let p = tally([1, 2, 3, 4, 5]).probabilities();
        let doubled = Probabilities { detected: &p.detected + &p.detected, ..p.clone() };
        assert_eq!([p.is_complete(), doubled.is_complete()], [true, false]);
    }
}
