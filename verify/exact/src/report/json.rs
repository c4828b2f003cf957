//! The JSON of results: probabilities are exact fractions in lowest terms, as strings `n/d`; counts of patterns are decimal
//! strings, since they may pass 2^64.

mod decoded;
mod facts;

pub use decoded::{DecodedEntry, DecodedPassage, decoded, passage};
pub use eccforge_report::name;
pub use facts::CheckedScheme;

use crate::tally::{Outcomes, Probabilities, Tally};
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A rational as `n/d`, also where d is one.
pub fn fraction(value: &BigRational) -> String {
    format!("{}/{}", value.numer(), value.denom())
}

/// A rational of a result type as such a text.
pub(crate) fn as_fraction<S: Serializer>(value: &BigRational, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&fraction(value))
}

/// Outcome probabilities as exact fractions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fractions {
    /// Delivered wrong: undetected or miscorrected.
    silent: String,
    #[serde(flatten)]
    outcomes: Outcomes<String>,
}

impl From<&Probabilities> for Fractions {
    fn from(p: &Probabilities) -> Self {
        Self { silent: fraction(&p.silent()), outcomes: p.map(fraction) }
    }
}

/// Numbers of patterns, in decimal digits.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Patterns {
    /// All of them.
    patterns: String,
    #[serde(flatten)]
    outcomes: Outcomes<String>,
}

impl From<&Tally> for Patterns {
    fn from(t: &Tally) -> Self {
        Self { patterns: t.total().to_string(), outcomes: t.map(ToString::to_string) }
    }
}

/// Outcomes of all patterns of so many bits.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfWeight {
    /// Number of bits.
    pub bits: usize,
    /// Numbers of patterns; null where there are too many to try.
    pub outcomes: Option<Patterns>,
}
