//! The language of the files of works.

use crate::exact::Reading;
use crate::model::{Rectangle, Region, parse_number};
use eccforge_files::yaml::Spanned;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::One;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Shapes of errors of a device, by name.
pub type Shapes = BTreeMap<String, Spanned<Rectangle>>;

/// A code of the work, which is not the scheme of a product: rows name it as they name a scheme.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CodeOfWork {
    /// Data bits of a codeword.
    pub data: usize,
    /// Check bits of a codeword.
    pub check: usize,
    /// The `code` of a scheme file.
    pub code: String,
    /// The `corrects` of a scheme file; nothing if not given.
    pub corrects: Option<String>,
}

impl CodeOfWork {
    /// The text of a scheme file with this code.
    pub(super) fn scheme_text(&self, id: &str) -> String {
        let Self { data, check, code, corrects } = self;
        let corrects = corrects.as_deref().unwrap_or("[]");
        format!(
            "eccforge: 1\nid: {id}\nname: {id}\nsource: the work\nentry: {{beats: 1, data-pins: {data}, check-pins: {check}}}\n\
             codewords: 1\nlayout: identity\ncode: {code}\ncorrects: {corrects}\non-detection: due\n"
        )
    }
}

/// Silent errors of schemes under classes of the work's model, in percent.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ByClassSpec {
    /// A column for each.
    pub classes: Spanned<Vec<String>>,
    /// Classes whose published figures were sampled; all others were counted.
    pub sampled: Spanned<Vec<String>>,
    /// One line for each scheme.
    pub rows: Vec<ClassRow>,
    /// Figures that differ, and why. One listed here that agrees, or one not listed that differs, is unexpected.
    #[serde(default)]
    pub differs: Vec<ClassDifference>,
}

/// A scheme under every class.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ClassRow {
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// Samples behind the figures of sampled classes.
    pub samples: Option<u64>,
    /// The printed figures, one for each class: percent, `C` for always corrected, `D` for never silent.
    pub values: Option<Spanned<Vec<String>>>,
}

/// A known difference of some schemes under some classes.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ClassDifference {
    pub schemes: Spanned<Vec<String>>,
    pub classes: Spanned<Vec<String>>,
    pub reason: String,
}

/// A table of figures.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TableSpec {
    /// Short name.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// Where its figures are given: printed, in an artifact, or counted by somebody else from the printed definitions.
    pub figures: String,
    /// What its figures count.
    pub unit: Unit,
    /// Samples behind each figure, where they were sampled. A row may have a number of its own.
    pub samples: Option<u64>,
    /// How our figures are sampled, where the scheme of a row has several stages. A row may have numbers of its own.
    pub sampled: Option<Spanned<Sampled>>,
    /// What each figure of a row is.
    pub columns: Vec<Column>,
    /// One line each.
    pub rows: Vec<Spanned<RowSpec>>,
}

impl TableSpec {
    /// How our figures of a row of stages are sampled.
    pub(super) fn sampled_of(&self, row: &RowSpec) -> Option<Sampled> {
        row.sampled.as_ref().or(self.sampled.as_ref()).map(|s| s.value)
    }
}

/// A line of a table.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RowSpec {
    /// Name of the row; the scheme's if not given.
    pub name: Option<String>,
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// Which errors strike it, for columns that are outcomes.
    pub errors: Option<Spanned<Errors>>,
    /// Which bits an error is confined to, for `reached-outside`.
    pub region: Option<Spanned<Region>>,
    /// The weights, distances or errors of the figures, for columns that give a figure for each.
    pub at: Option<Spanned<Vec<usize>>>,
    /// For `syndrome`: bit i of an error of `at` is this bit of the entry plus i. Without it, an error of `at` is one bit.
    pub from_bit: Option<Spanned<usize>>,
    /// Entries that are struck alike; the worst outcome counts: silent, then detected, then right.
    pub entries: Option<Spanned<u32>>,
    /// Entries that are refused though they would come out right.
    pub refused: Option<Spanned<Refused>>,
    /// How our figures are sampled, where the scheme has several stages.
    pub sampled: Option<Spanned<Sampled>>,
    /// Samples behind the row's figures.
    pub samples: Option<u64>,
    /// The printed figures, one for each column, or for each item of `at`.
    pub values: Spanned<Vec<String>>,
    /// Columns that differ, and why. A column listed here that agrees, or one not listed that differs, is unexpected.
    #[serde(default)]
    pub differs: Vec<Spanned<Difference>>,
}

impl RowSpec {
    /// A row for each item of `at`; the row itself if it has none.
    pub(super) fn split(row: Spanned<Self>) -> Vec<Spanned<Self>> {
        let Some(all) = row.value.at.clone() else { return vec![row] };
        let one = |(at, value): (usize, &String)| {
            let mut one = row.clone();
            one.value.at = Some(Spanned { value: vec![at], place: all.place });
            one.value.values.value = vec![value.clone()];
            one
        };
        all.value.iter().copied().zip(&row.value.values.value).map(one).collect()
    }
}

/// How our figures are sampled.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sampled {
    /// How often everything is read.
    pub samples: u64,
    /// Seed of all random bits.
    pub seed: u64,
}

/// A known difference.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Difference {
    /// Columns of the table.
    pub columns: Vec<Column>,
    /// Why ours is another figure.
    pub reason: String,
}

/// Which errors strike.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Errors {
    /// All patterns of these weights, anywhere in the entry.
    Weights(Weights),
    /// Classes of the work's model, by their rates in it.
    Classes(Vec<String>),
    /// The same, where a pattern counts only in the first class of the model that it fits.
    Exclusive(Vec<String>),
    /// Every bit is wrong independently with this probability, such as 0.001 or 1e-20.
    Independent(String),
    /// So many different devices, the words of the stage that errors strike, each with an error of one of the work's shapes.
    Devices(Vec<String>),
}

/// Numbers of wrong bits.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Weights {
    /// This many.
    Exactly(usize),
    /// Any odd number.
    Odd,
    /// Any even number but none.
    Even,
}

/// A rule that refuses entries that would come out right, and no others: as some artifacts count.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    /// Those whose corrections lie in several chips, but for one codeword that corrects in two chips at once.
    ScatteredCorrections,
}

/// What figures of a table count.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Error patterns, exactly.
    Patterns,
    /// Percent of all errors.
    Percent,
    /// A share of all errors, from 0 to 1.
    Fraction,
    /// How many of the samples.
    Samples,
    /// Facts of a scheme, exactly.
    Number,
}

impl Unit {
    /// What a probability is multiplied by to be a figure; `samples` are those behind the published one.
    pub(super) fn scale(self, samples: Option<u64>) -> BigInt {
        match (self, samples) {
            (Self::Percent, _) => BigInt::from(100),
            (Self::Samples, Some(n)) => BigInt::from(n),
            _ => BigInt::from(1),
        }
    }
}

/// A quantity: outcomes of errors first, then facts of a scheme.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema, PartialEq, Eq, PartialOrd)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// Errors after which the entry is delivered as written: corrected, or none was there.
    Right,
    /// Corrected errors.
    Corrected,
    /// Refused entries.
    Detected,
    /// Wrong entries that are delivered: undetected or miscorrected.
    Silent,
    /// Silent errors with syndrome zero.
    Undetected,
    /// Silent errors taken for correctable ones.
    Miscorrected,
    /// Wrong data: delivered as such, or detected in an entry whose data bits, as received, are not all right.
    DataWrong,
    /// All errors.
    Total,
    /// Non-zero syndromes of a codeword that are those of correctable patterns.
    SyndromesUsed,
    /// Non-zero syndromes of a codeword.
    Syndromes,
    /// Ones in H.
    Ones,
    /// Minimum distance in bits.
    Distance,
    /// Two-input XOR gates of the encoder where no sum is shared: the ones of each check equation's data, less one.
    EncoderXors,
    /// Data bits outside a part of the row's region that a correction can flip after an error within the part, added
    /// up over the parts: those of correctable patterns whose syndrome lies in the span of the part's columns.
    ReachedOutside,
    /// Codewords of a weight, which `at` states.
    Words,
    /// Words of a weight of the dual code.
    DualWords,
    /// The most data bits with which a cyclic code has at least the distance that `at` states.
    LongestData,
    /// The syndrome of the error that `at` states, in hexadecimal: bit j is that of row j of H.
    Syndrome,
    /// The greatest length of bursts that a decoder of the code could all correct: their syndromes differ.
    BurstsCorrected,
    /// Check equations of a codeword: one tree of XOR gates each.
    EncoderTrees,
    /// Two-input XOR gates on the encoder's longest path where each equation is a balanced tree.
    EncoderDepth,
}

impl Column {
    /// The word for an item of `at`, if the column has a figure for each.
    pub(super) fn parameter(self) -> Option<&'static str> {
        match self {
            Self::Words | Self::DualWords => Some("weight"),
            Self::LongestData => Some("distance"),
            Self::Syndrome => Some("error"),
            _ => None,
        }
    }

    /// Whether it is an outcome of errors; otherwise a fact of the scheme.
    pub fn is_outcome(self) -> bool {
        self <= Self::Total
    }
}

impl Errors {
    /// The rate of independent errors: a probability.
    pub(super) fn rate(text: &str) -> Option<BigRational> {
        parse_number(text).filter(|rate| *rate <= BigRational::one())
    }

    /// In words.
    pub fn words(&self) -> String {
        match self {
            Self::Weights(Weights::Exactly(1)) => "1 bit".to_owned(),
            Self::Weights(Weights::Exactly(k)) => format!("{k} bits"),
            Self::Weights(Weights::Odd) => "odd numbers of bits".to_owned(),
            Self::Weights(Weights::Even) => "even numbers of bits".to_owned(),
            Self::Classes(ids) | Self::Exclusive(ids) | Self::Devices(ids) => ids.join(" + "),
            Self::Independent(rate) => format!("bit error rate {rate}"),
        }
    }

    /// How a class that overlaps others is read.
    pub(super) fn reading(&self) -> Reading {
        if matches!(self, Self::Exclusive(_)) { Reading::Exclusive } else { Reading::Inclusive }
    }
}
