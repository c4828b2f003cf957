//! Codes, errors, units and quantities in the file of a work.

use eccforge_exact::exact::Reading;
use eccforge_files::schema::NumberOrText;
use eccforge_files::yaml::Spanned;
use eccforge_model::{Rectangle, parse_number};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::One;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Shapes of errors of a device, by name.
pub type Shapes = BTreeMap<String, Spanned<Rectangle>>;

/// A code of the work that is not a scheme of a product; rows refer to it as to a scheme.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CodeOfWork {
    /// Data bits of a codeword.
    pub data: usize,
    /// Check bits of a codeword.
    pub check: usize,
    /// The `code` of a scheme file.
    pub code: String,
    /// The `corrects` of a scheme file; empty if not given.
    pub corrects: Option<String>,
}

impl CodeOfWork {
    /// The text of a scheme file with this code.
    pub(super) fn scheme_text(&self, id: &str) -> String {
        let Self { data, check, code, corrects } = self;
        // Works also give figures of codes without a decoder, such as weights.
        let corrects = corrects.as_deref().unwrap_or("[]");
        format!(
            "eccforge: 1\nid: {id}\nname: {id}\nsource: the work\nentry: {{beats: 1, data-pins: {data}, check-pins: {check}}}\n\
             codewords: 1\nlayout: identity\ncode: {code}\ncorrects: {corrects}\non-detection: due\n"
        )
    }
}

/// The injected errors.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Errors {
    /// All patterns of these weights, anywhere in the entry.
    Weights(Weights),
    /// Classes of the work's model, by their rates in it.
    Classes(Vec<String>),
    /// Classes as for `classes`, but a pattern counts only in the first class of the model that it matches.
    Exclusive(Vec<String>),
    /// Every bit is wrong independently with this probability, such as 0.001 or 1e-20.
    Independent(#[schemars(with = "NumberOrText")] String),
    /// Exactly this many wrong symbols in a codeword, each with any wrong value, of a code that corrects symbols.
    Symbols(usize),
    /// Different devices (words of the error stage), one for each listed shape of the work, with an error of it.
    Devices(Vec<String>),
}

/// Numbers of wrong bits.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Weights {
    /// Exactly this many.
    Exactly(usize),
    /// Any odd number.
    Odd,
    /// Any even number except zero.
    Even,
}

/// Unit of the figures of a table.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Error patterns, exactly.
    Patterns,
    /// Percent of all errors.
    Percent,
    /// A share of all errors, from 0 to 1.
    Fraction,
    /// Number of samples.
    Samples,
    /// Facts of a scheme, exactly.
    #[serde(skip_deserializing)]
    Number,
}

impl Unit {
    /// The factor from a probability to a figure; `samples` is the number of samples of the published figure.
    pub(super) fn scale(self, samples: Option<u64>) -> BigInt {
        match (self, samples) {
            (Self::Percent, _) => BigInt::from(100),
            (Self::Samples, Some(n)) => BigInt::from(n),
            _ => BigInt::from(1),
        }
    }
}

/// An outcome of errors.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeColumn {
    /// Errors after which the entry is delivered as written: corrected, or no error.
    Right,
    /// Corrected errors.
    Corrected,
    /// Detected errors.
    Detected,
    /// Wrong entries that are delivered: undetected or miscorrected.
    Silent,
    /// Silent errors with syndrome zero.
    Undetected,
    /// Silent errors taken for correctable ones.
    Miscorrected,
    /// Wrong data: delivered silently, or detected in an entry whose received data bits are not all correct.
    DataWrong,
    /// All errors.
    Total,
}

impl OutcomeColumn {
    /// Whether the outcome is supported for stages and for several entries.
    pub(super) fn is_of_several(self) -> bool {
        matches!(self, Self::Right | Self::Detected | Self::Silent)
    }
}

/// A fact of a scheme.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Non-zero syndromes of a codeword that belong to correctable patterns.
    SyndromesUsed,
    /// Non-zero syndromes of a codeword.
    Syndromes,
    /// Ones in H.
    Ones,
    /// Minimum distance in bits.
    Distance,
    /// Two-input XOR gates of the encoder without shared sums: for each check equation, the number of its data bits minus one.
    EncoderXors,
    /// Maximum burst length for which a decoder of the code could correct all bursts, because their syndromes differ.
    BurstsCorrected,
    /// Check equations of a codeword: one tree of XOR gates each.
    EncoderTrees,
    /// Two-input XOR gates on the encoder's longest path if each equation is a balanced tree.
    EncoderDepth,
}

/// The quantity of a table that has only one; see [`crate::tables::TableSpec`].
#[derive(Clone, Copy, Debug, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Only {
    /// Data bits that an error outside them can make wrong.
    ReachedOutside,
    /// Codewords of a weight.
    Words,
    /// Words of the dual code of a weight.
    DualWords,
    /// The largest number of data bits of a cyclic code with a distance.
    LongestData,
    /// The syndrome of an error.
    Syndrome,
}

/// A quantity.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(untagged)]
pub enum Column {
    /// An outcome of errors.
    Outcome(OutcomeColumn),
    /// A fact of a scheme.
    Fact(Fact),
    /// The quantity of a table that has only one.
    Only(Only),
}

impl Errors {
    /// The rate of independent errors: a probability.
    pub(super) fn rate(text: &str) -> Option<BigRational> {
        parse_number(text).filter(|rate| *rate <= BigRational::one())
    }

    /// A description in words.
    pub fn words(&self) -> String {
        match self {
            Self::Weights(Weights::Exactly(1)) => "1 bit".to_owned(),
            Self::Weights(Weights::Exactly(k)) => format!("{k} bits"),
            Self::Weights(Weights::Odd) => "odd numbers of bits".to_owned(),
            Self::Weights(Weights::Even) => "even numbers of bits".to_owned(),
            Self::Classes(ids) | Self::Exclusive(ids) | Self::Devices(ids) => ids.join(" + "),
            Self::Symbols(1) => "1 symbol".to_owned(),
            Self::Symbols(count) => format!("{count} symbols"),
            Self::Independent(rate) => format!("bit error rate {rate}"),
        }
    }

    /// How overlapping classes are counted.
    pub(super) fn reading(&self) -> Reading {
        if matches!(self, Self::Exclusive(_)) { Reading::Exclusive } else { Reading::Inclusive }
    }
}
