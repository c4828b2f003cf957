//! Errors that depend on the stored data: cells that lose their charge, or gain one, under a data pattern.

use crate::choices::Choices;
use eccforge_lower::{encoded, encoder, stored};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Deserialize;
use std::fmt;

/// The condition under which a cell of a class can be wrong: it holds a certain value while the entry stores the data
/// of a test.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Stored {
    /// The data bits in hexadecimal, repeated over the entry; the last digit has the first four bits. The scheme gives
    /// the check bits.
    #[schemars(with = "String")]
    pub data: Digits,
    /// The direction of the errors.
    pub flips: Flips,
}

/// Direction of errors.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Flips {
    /// Cells that hold 1 can be wrong.
    OneToZero,
    /// Cells that hold 0 can be wrong.
    ZeroToOne,
}

/// Hexadecimal digits, at least one.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(try_from = "String")]
pub struct Digits(String);

impl TryFrom<String> for Digits {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_hexdigit());
        digits.then_some(Self(text)).ok_or_else(|| "write hexadecimal digits in quotes, such as \"55\"".to_owned())
    }
}

impl Stored {
    /// Removes the cells that cannot be wrong from the sets.
    pub(crate) fn restrict(&self, scheme: &Scheme, sets: &mut [Choices]) {
        let digits: Vec<u32> = self.data.0.chars().rev().filter_map(|c| c.to_digit(16)).collect();
        let data: Vec<bool> = (0..scheme.geometry.data_bits().len())
            .map(|bit| digits[bit / 4 % digits.len()] >> (bit % 4) & 1 == 1)
            .collect();
        let entry = encoded(&stored(scheme, &encoder(scheme)), &data);
        let wrong = self.flips == Flips::OneToZero;
        for set in sets {
            set.bits.retain(|&bit| entry[bit] == wrong);
        }
    }
}

impl fmt::Display for Stored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = u8::from(self.flips == Flips::OneToZero);
        write!(f, "of cells that hold {value} while the data are {}", self.data.0)
    }
}
