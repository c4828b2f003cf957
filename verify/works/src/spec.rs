//! The format of the files of works.

use eccforge_exact::exact::Reading;
use eccforge_exact::sampler::Refused;
use eccforge_files::schema::NumberOrText;
use eccforge_files::yaml::Spanned;
use eccforge_model::{Rectangle, Region, parse_number};
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
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ByClassSpec {
    /// The classes, one for each column.
    pub classes: Spanned<Vec<String>>,
    /// Classes whose published figures were sampled; all others were counted.
    pub sampled: Spanned<Vec<String>>,
    /// One line for each scheme.
    pub rows: Vec<ClassRow>,
    /// Figures that differ, with the reasons. A listed figure that agrees or another one that differs is unexpected.
    #[serde(default)]
    pub differs: Vec<ClassDifference>,
}

/// A scheme under every class.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ClassRow {
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// Number of samples for the published figures of sampled classes.
    pub samples: Option<u64>,
    /// The printed figures, one for each class: percent, `C` for always corrected, `D` for never silent.
    #[schemars(with = "Option<Vec<NumberOrText>>")]
    pub values: Option<Spanned<Vec<String>>>,
}

/// A known difference of some schemes under some classes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ClassDifference {
    /// Schemes of the rows.
    pub schemes: Spanned<Vec<String>>,
    /// Classes of the columns.
    pub classes: Spanned<Vec<String>>,
    /// The reason why ours differ.
    pub reason: String,
}

/// A table of figures.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TableSpec {
    /// Short name.
    pub id: String,
    /// Title of the table.
    pub title: String,
    /// Source of its figures: printed, in an artifact, or counted by others from the printed definitions.
    pub figures: String,
    /// Unit of its figures.
    pub unit: Unit,
    /// Number of samples for each published figure, if it was sampled. A row may override it.
    pub samples: Option<u64>,
    /// How our figures are sampled, if the scheme of a row has several stages. A row may override it.
    pub sampled: Option<Spanned<Sampled>>,
    /// The quantity of each figure of a row.
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
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RowSpec {
    /// Name of the row; the scheme's if not given.
    pub name: Option<String>,
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// The injected errors, for columns that are outcomes.
    pub errors: Option<Spanned<Errors>>,
    /// The region to which an error is confined, for `reached-outside`.
    pub region: Option<Spanned<Region>>,
    /// The weights, distances or errors of the figures, for columns with a figure for each.
    pub at: Option<Spanned<Vec<usize>>>,
    /// For `syndrome`: bit i of an error of `at` is this bit of the entry plus i. By default, such an error is one bit.
    pub from_bit: Option<Spanned<usize>>,
    /// Number of entries with such errors each; the worst outcome counts: silent, then detected, then right.
    pub entries: Option<Spanned<u32>>,
    /// A rule that rejects entries that would be delivered correctly.
    pub refused: Option<Spanned<Refused>>,
    /// How our figures are sampled, if the scheme has several stages.
    pub sampled: Option<Spanned<Sampled>>,
    /// Number of samples for the row's published figures.
    pub samples: Option<u64>,
    /// The printed figures, one for each column, or for each item of `at`.
    #[schemars(with = "Vec<NumberOrText>")]
    pub values: Spanned<Vec<String>>,
    /// Columns that differ, with the reasons. A listed column that agrees or another one that differs is unexpected.
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
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sampled {
    /// Number of samples; each is one read of everything.
    pub samples: u64,
    /// Seed of all random bits.
    pub seed: u64,
}

/// A known difference.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Difference {
    /// Columns of the table.
    pub columns: Vec<Column>,
    /// The reason why ours differs.
    pub reason: String,
}

/// The injected errors.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Errors {
    /// All patterns of these weights, anywhere in the entry.
    Weights(Weights),
    /// Classes of the work's model, by their rates in it.
    Classes(Vec<String>),
    /// Such classes, but a pattern counts only in the first class of the model that it matches.
    Exclusive(Vec<String>),
    /// Every bit is wrong independently with this probability, such as 0.001 or 1e-20.
    Independent(#[schemars(with = "NumberOrText")] String),
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
    Number,
}

impl Unit {
    /// The factor from a probability to a figure; `samples` is the number behind the published figure.
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
    /// Non-zero syndromes of a codeword that belong to correctable patterns.
    SyndromesUsed,
    /// Non-zero syndromes of a codeword.
    Syndromes,
    /// Ones in H.
    Ones,
    /// Minimum distance in bits.
    Distance,
    /// Two-input XOR gates of the encoder without shared sums: the data ones of each check equation, less one.
    EncoderXors,
    /// Data bits outside a part of the row's region that a correction can flip after an error within the part, added
    /// up over the parts. They belong to correctable patterns with a syndrome in the span of the part's columns.
    ReachedOutside,
    /// Codewords of a weight, which `at` states.
    Words,
    /// Words of the dual code of a weight, which `at` states.
    DualWords,
    /// The largest number of data bits for which a cyclic code has at least the distance that `at` states.
    LongestData,
    /// The syndrome of the error that `at` states, in hexadecimal: bit j is that of row j of H.
    Syndrome,
    /// Maximum burst length for which a decoder of the code could correct all bursts, because their syndromes differ.
    BurstsCorrected,
    /// Check equations of a codeword: one tree of XOR gates each.
    EncoderTrees,
    /// Two-input XOR gates on the encoder's longest path if each equation is a balanced tree.
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

    /// Whether it is supported for stages.
    pub(super) fn is_of_stages(self) -> bool {
        matches!(self, Self::Right | Self::Detected | Self::Silent)
    }

    /// Whether it is an outcome of errors; otherwise it is a fact of the scheme.
    pub fn is_outcome(self) -> bool {
        self <= Self::Total
    }
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
            Self::Independent(rate) => format!("bit error rate {rate}"),
        }
    }

    /// How overlapping classes are counted.
    pub(super) fn reading(&self) -> Reading {
        if matches!(self, Self::Exclusive(_)) { Reading::Exclusive } else { Reading::Inclusive }
    }
}
