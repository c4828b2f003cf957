//! The kinds of tables in the file of a work.

use super::spec::{Errors, Fact, OutcomeColumn, Unit};
use eccforge_exact::sampler::Refused;
use eccforge_files::schema::NumberOrText;
use eccforge_files::yaml::Spanned;
use eccforge_model::Region;
use schemars::JsonSchema;
use serde::Deserialize;

/// A table of figures: one of these kinds.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableSpec {
    /// Outcomes of errors.
    Outcomes(OutcomeTable),
    /// Facts of schemes.
    Facts(FactTable),
    /// Codewords of each weight that `at` states.
    Words(TableOf<Items>),
    /// Words of the dual code of each weight that `at` states.
    DualWords(TableOf<Items>),
    /// The largest number of data bits for which a cyclic code has at least each distance that `at` states.
    LongestData(TableOf<Items>),
    /// The syndrome of each error that `at` states, in hexadecimal: bit j is that of row j of H.
    Syndromes(TableOf<ErrorList>),
    /// Data bits outside a part of the region that `at` states that a correction can flip after an error within the part, added
    /// up over the parts. They belong to correctable patterns with a syndrome in the span of the part's columns.
    ReachedOutside(TableOf<Region>),
    /// Silent errors in percent, with a column for each class of the model.
    ByClass(ByClassSpec),
}

impl TableSpec {
    /// The schemes of the table's rows, as the rows name them. The table by class reads its own.
    pub(super) fn schemes(&self) -> Vec<&Spanned<String>> {
        match self {
            Self::Outcomes(table) => table.rows.iter().map(|row| &row.value.scheme).collect(),
            Self::Facts(table) => table.rows.iter().map(|row| &row.scheme).collect(),
            Self::Words(table) | Self::DualWords(table) | Self::LongestData(table) => table.schemes(),
            Self::Syndromes(table) => table.schemes(),
            Self::ReachedOutside(table) => table.schemes(),
            Self::ByClass(_) => Vec::new(),
        }
    }
}

/// Outcomes of errors.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OutcomeTable {
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
    /// The outcome of each figure of a row.
    pub columns: Vec<OutcomeColumn>,
    /// One line each.
    pub rows: Vec<Spanned<OutcomeRow>>,
}

impl OutcomeTable {
    /// How our figures of a row of stages are sampled.
    pub(super) fn sampled_of(&self, row: &OutcomeRow) -> Option<Sampled> {
        row.sampled.as_ref().or(self.sampled.as_ref()).map(|s| s.value)
    }
}

/// Outcomes of a scheme.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OutcomeRow {
    /// Name of the row; the scheme's if not given.
    pub name: Option<String>,
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// The injected errors.
    pub errors: Spanned<Errors>,
    /// Number of entries that each have such errors. The worst outcome counts: silent, then detected, then right.
    pub entries: Option<Spanned<u32>>,
    /// A rule that rejects entries that would be delivered correctly.
    pub refused: Option<Spanned<Refused>>,
    /// How our figures are sampled, if the scheme has several stages.
    pub sampled: Option<Spanned<Sampled>>,
    /// Number of samples for the row's published figures.
    pub samples: Option<u64>,
    /// The printed figures, one for each column.
    #[schemars(with = "Vec<NumberOrText>")]
    pub values: Spanned<Vec<String>>,
    /// Columns that differ, with the reasons. A listed column that agrees or another one that differs is unexpected.
    #[serde(default)]
    pub differs: Vec<Spanned<Difference<OutcomeColumn>>>,
}

/// Facts of schemes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FactTable {
    /// Short name.
    pub id: String,
    /// Title of the table.
    pub title: String,
    /// Source of its figures.
    pub figures: String,
    /// The fact of each figure of a row.
    pub columns: Vec<Fact>,
    /// One line each.
    pub rows: Vec<FactRow>,
}

/// Facts of a scheme.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FactRow {
    /// Name of the row; the scheme's if not given.
    pub name: Option<String>,
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// The printed figures, one for each column.
    #[schemars(with = "Vec<NumberOrText>")]
    pub values: Spanned<Vec<String>>,
    /// Columns that differ, with the reasons. A listed column that agrees or another one that differs is unexpected.
    #[serde(default)]
    pub differs: Vec<Spanned<Difference<Fact>>>,
}

/// Figures of the quantity that the table's key names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "TableOf{A}")]
pub struct TableOf<A> {
    /// Short name.
    pub id: String,
    /// Title of the table.
    pub title: String,
    /// Source of its figures.
    pub figures: String,
    /// One line each.
    pub rows: Vec<RowOf<A>>,
}

/// Figures of a scheme.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "RowOf{A}")]
pub struct RowOf<A> {
    /// Name of the row; the scheme's if not given.
    pub name: Option<String>,
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// The meaning of each figure.
    pub at: A,
    /// The printed figures, one for each item of `at`.
    #[schemars(with = "Vec<NumberOrText>")]
    pub values: Spanned<Vec<String>>,
    /// The reason why they differ, if they do. A listed figure that agrees or another one that differs is unexpected.
    pub differs: Option<String>,
}

impl<A> TableOf<A> {
    fn schemes(&self) -> Vec<&Spanned<String>> {
        self.rows.iter().map(|row| &row.scheme).collect()
    }
}

/// Weights or distances.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct Items(pub Vec<usize>);

/// Errors within an entry.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ErrorList {
    /// Bit i of an error is this bit of the entry plus i. By default, an error is one bit.
    pub from_bit: Option<usize>,
    /// Each error: the number of a bit, or with `from-bit` a mask of bits.
    pub errors: Vec<usize>,
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
#[schemars(rename = "{C}Difference")]
pub struct Difference<C> {
    /// Columns of the table.
    pub columns: Vec<C>,
    /// The reason why ours differs.
    pub reason: String,
}

/// Silent errors of schemes under classes of the work's model, in percent.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ByClassSpec {
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
pub struct ClassRow {
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
pub struct ClassDifference {
    /// Schemes of the rows.
    pub schemes: Spanned<Vec<String>>,
    /// Classes of the columns.
    pub classes: Spanned<Vec<String>>,
    /// The reason why ours differ.
    pub reason: String,
}
