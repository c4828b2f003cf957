//! The JSON of results. A probability is a number and an exact fraction in lowest terms, as text `n/d`. A count of
//! patterns is a number and, if a reader may round it, also decimal digits.

use eccforge_outcomes::{Outcomes, Probabilities, Tally};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::ToPrimitive;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Number;
use std::fmt::LowerHex;

/// A rational as `n/d`, even where d is one.
pub fn fraction(value: &BigRational) -> String {
    format!("{}/{}", value.numer(), value.denom())
}

/// The nearest floating-point number.
pub fn nearest(value: &BigRational) -> f64 {
    value.to_f64().unwrap_or(f64::NAN)
}

/// The nearest floating-point number as the shortest text that reads back to it, for CSV.
pub fn decimals(value: &BigRational) -> String {
    format!("{:?}", nearest(value))
}

/// An exact number of a result type.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Exact {
    /// The nearest floating-point number.
    value: f64,
    /// The number itself, as `n/d`.
    fraction: String,
}

impl From<&BigRational> for Exact {
    fn from(value: &BigRational) -> Self {
        Self { value: nearest(value), fraction: fraction(value) }
    }
}

/// Serialises an exact number as [`Exact`], or as null if there is none.
///
/// # Errors
/// Errors of the serialiser.
pub fn as_exact<'a, T, S: Serializer>(value: &'a T, serializer: S) -> Result<S::Ok, S::Error>
where
    &'a T: Into<Option<&'a BigRational>>,
{
    value.into().map(Exact::from).serialize(serializer)
}

/// Serialises exact counts as [`Patterns`], or as null if there are none.
///
/// # Errors
/// Errors of the serialiser.
pub fn as_patterns<'a, T, S: Serializer>(tally: &'a T, serializer: S) -> Result<S::Ok, S::Error>
where
    &'a T: Into<Option<&'a Tally>>,
{
    tally.into().map(Patterns::from).serialize(serializer)
}

/// Serialises probabilities as [`Fractions`].
///
/// # Errors
/// Errors of the serialiser.
pub fn as_fractions<S: Serializer>(p: &Probabilities, serializer: S) -> Result<S::Ok, S::Error> {
    Fractions::from(p).serialize(serializer)
}

/// Serialises counts as numbers.
///
/// # Errors
/// Errors of the serialiser.
pub fn as_numbers<S: Serializer>(counts: &[BigUint], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(counts.iter().map(number))
}

/// Serialises a count in decimal digits, or as null if there is none.
///
/// # Errors
/// Errors of the serialiser.
pub fn as_digits<S: Serializer>(count: &Option<BigUint>, serializer: S) -> Result<S::Ok, S::Error> {
    count.as_ref().map(ToString::to_string).serialize(serializer)
}

/// Serialises bits in hexadecimal.
///
/// # Errors
/// Errors of the serialiser.
pub fn as_hex<T: LowerHex, S: Serializer>(bits: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{bits:#x}"))
}

/// Outcome probabilities.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fractions {
    #[serde(flatten)]
    nearest: OutcomesAndSilent<f64>,
    /// The probabilities as fractions `n/d`.
    exact: OutcomesAndSilent<String>,
}

/// One value for each outcome, and one for silent corruption.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OutcomesAndSilent<T> {
    /// Delivered wrong: undetected or miscorrected.
    silent: T,
    #[serde(flatten)]
    outcomes: Outcomes<T>,
}

impl From<&Probabilities> for Fractions {
    fn from(p: &Probabilities) -> Self {
        let silent = p.silent();
        Self {
            nearest: OutcomesAndSilent { silent: nearest(&silent), outcomes: p.map(nearest) },
            exact: OutcomesAndSilent { silent: fraction(&silent), outcomes: p.map(fraction) },
        }
    }
}

/// A count as a number: a floating-point number from 2^64 on, and `None` beyond the range of such numbers.
pub fn number(count: &BigUint) -> Option<Number> {
    count.to_u64().map(Number::from).or_else(|| Number::from_f64(count.to_f64()?))
}

/// Numbers of patterns; null if one exceeds the range of floating-point numbers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Patterns {
    #[serde(flatten)]
    numbers: PatternsAndOutcomes<Option<Number>>,
    /// The counts in decimal digits, if there are 2^53 patterns or more: many readers of JSON round such numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<PatternsAndOutcomes<String>>,
}

/// All patterns, and those with each outcome.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct PatternsAndOutcomes<T> {
    /// All patterns.
    patterns: T,
    #[serde(flatten)]
    outcomes: Outcomes<T>,
}

impl From<&Tally> for Patterns {
    fn from(t: &Tally) -> Self {
        let total = t.total();
        let numbers = PatternsAndOutcomes { patterns: number(&total), outcomes: t.map(number) };
        // A double has 53 bits: readers that use doubles for all numbers are exact up to here.
        if total.bits() <= 53 {
            return Self { numbers, exact: None };
        }
        let exact = PatternsAndOutcomes { patterns: total.to_string(), outcomes: t.map(ToString::to_string) };
        Self { numbers, exact: Some(exact) }
    }
}

/// Outcomes of all patterns of a number of bits.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfWeight {
    /// Number of bits.
    pub bits: usize,
    /// Numbers of patterns; null if there are too many to try.
    pub outcomes: Option<Patterns>,
}
