//! Ground-truth outcomes of errors, as counts or as probabilities.
//!
//! ```
//! use eccforge_outcomes::{Counts, Outcomes};
//!
//! let counts = Counts { corrected: 3, miscorrected: 1, ..Outcomes::default() };
//! assert_eq!((counts.total(), counts.silent()), (4, 1));
//! ```

#![warn(missing_docs)]

pub mod rates;
pub mod statistics;
pub mod system;

use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Sub};

/// Ground-truth outcome of one error; the hardware may claim another one ([`Outcome::Silent`] may have `ce` set).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// No bit was wrong.
    Clean,
    /// The delivered entry is the entry written.
    Corrected,
    /// The entry is a DUE.
    Detected,
    /// The delivered entry is wrong: undetected (syndrome zero) or miscorrected.
    Silent,
}

impl Outcome {
    /// Name of the outcome in texts and files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Clean => "clean",
            Self::Corrected => "corrected",
            Self::Detected => "detected",
            Self::Silent => "silent",
        }
    }
}

/// Ground-truth outcome of one read. Silent corruption is divided by the decoder's report: the five values of [`Outcomes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadOutcome {
    /// No bit was wrong, and no bit was changed.
    Clean,
    /// Delivered as written, after a correction.
    Corrected,
    /// Detected, uncorrectable.
    Detected,
    /// Delivered wrong and taken for clean.
    Undetected,
    /// Delivered wrong and taken for corrected.
    Miscorrected,
}

/// One value for each outcome. Silent corruption is `undetected` and `miscorrected` together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcomes<T> {
    /// Delivered as written, after a correction.
    pub corrected: T,
    /// Detected, uncorrectable.
    pub detected: T,
    /// Delivered wrong and taken for clean.
    pub undetected: T,
    /// Delivered wrong and taken for corrected.
    pub miscorrected: T,
    /// No bit was wrong, and no bit was changed.
    pub clean: T,
}

/// Number of samples with each outcome. Counts from a file may have any size; sums saturate at 2^64 - 1.
pub type Counts = Outcomes<u64>;

/// Exact number of error patterns of a set with each outcome.
pub type Tally = Outcomes<BigUint>;

/// Exact probabilities of the outcomes; they sum to one.
pub type Probabilities = Outcomes<BigRational>;

/// A number or a share of errors.
pub trait Amount: Clone + Default {
    /// Adds another amount.
    fn add(&mut self, other: &Self);
}

impl Amount for u64 {
    #[inline]
    fn add(&mut self, other: &Self) {
        // A file may state counts near 2^64: a sum that wraps round would look like a small count.
        *self = self.saturating_add(*other);
    }
}

impl Amount for BigUint {
    fn add(&mut self, other: &Self) {
        *self += other;
    }
}

impl Amount for BigRational {
    fn add(&mut self, other: &Self) {
        *self += other;
    }
}

impl<T> Outcomes<T> {
    /// Applies `f` to each value.
    pub fn map<U>(&self, f: impl Fn(&T) -> U) -> Outcomes<U> {
        Outcomes {
            corrected: f(&self.corrected),
            detected: f(&self.detected),
            undetected: f(&self.undetected),
            miscorrected: f(&self.miscorrected),
            clean: f(&self.clean),
        }
    }

    fn change(&mut self, other: &Self, f: impl Fn(&mut T, &T)) {
        f(&mut self.corrected, &other.corrected);
        f(&mut self.detected, &other.detected);
        f(&mut self.undetected, &other.undetected);
        f(&mut self.miscorrected, &other.miscorrected);
        f(&mut self.clean, &other.clean);
    }
}

impl<T: Amount> Outcomes<T> {
    /// The sum over all outcomes.
    pub fn total(&self) -> T {
        let mut total = self.silent();
        for part in [&self.corrected, &self.detected, &self.clean] {
            total.add(part);
        }
        total
    }

    /// The sum of undetected and miscorrected.
    pub fn silent(&self) -> T {
        let mut silent = self.undetected.clone();
        silent.add(&self.miscorrected);
        silent
    }
}

impl<T: Amount> AddAssign<&Self> for Outcomes<T> {
    fn add_assign(&mut self, other: &Self) {
        self.change(other, T::add);
    }
}

impl<T: Amount> AddAssign for Outcomes<T> {
    fn add_assign(&mut self, other: Self) {
        *self += &other;
    }
}

impl<T: Amount> Add for Outcomes<T> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += &other;
        self
    }
}

impl Sub<&Self> for Tally {
    type Output = Self;

    /// Subtracts the values of a subset.
    fn sub(mut self, other: &Self) -> Self {
        self.change(other, |count, less| *count -= less);
        self
    }
}

impl Tally {
    /// Multiplies every count by `factor`.
    pub fn times(&self, factor: &BigUint) -> Self {
        self.map(|count| count * factor)
    }

    /// Probabilities of the outcomes of a pattern drawn uniformly from the set. The set must not be empty.
    pub fn probabilities(&self) -> Probabilities {
        self.out_of(&self.total())
    }

    /// The counts as shares of `total`.
    pub fn out_of(&self, total: &BigUint) -> Probabilities {
        self.map(|count| BigRational::new(BigInt::from(count.clone()), BigInt::from(total.clone())))
    }
}

impl Probabilities {
    /// The weighted mean of several outcomes; the weights sum to one.
    pub fn weighted<'a>(parts: impl IntoIterator<Item = (BigRational, &'a Self)>) -> Self {
        let mut mean = Self::default();
        for (weight, p) in parts {
            mean += p.map(|part| &weight * part);
        }
        mean
    }
}
