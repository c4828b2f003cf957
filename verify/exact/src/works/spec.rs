//! What the file of a work may say.

use crate::exact::Reading;
use crate::model::{ErrorModel, Region, parse_decimal, parse_number};
use eccforge_scheme::diagnostic::{Diagnostic, Place, SourceFile};
use eccforge_scheme::yaml::Spanned;
use num_rational::BigRational;
use num_traits::One;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct WorkSpec {
    pub eccforge_work: Spanned<u32>,
    pub id: String,
    pub name: String,
    pub source: String,
    #[serde(default)]
    pub licence: Option<String>,
    #[serde(default)]
    pub notes: Option<String>,
    #[serde(default)]
    pub model: Option<Spanned<String>>,
    pub tables: Vec<TableSpec>,
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
    #[serde(default)]
    pub samples: Option<u64>,
    /// What each figure of a row is.
    pub columns: Vec<Column>,
    /// One line each.
    pub rows: Vec<Spanned<RowSpec>>,
}

/// A line of a table.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RowSpec {
    /// Name of the row; the scheme's if not given.
    #[serde(default)]
    pub name: Option<String>,
    /// The scheme: id or file.
    pub scheme: Spanned<String>,
    /// Which errors strike it, for columns that are outcomes.
    #[serde(default)]
    pub errors: Option<Spanned<Errors>>,
    /// Which bits an error is confined to, for `reached-outside`.
    #[serde(default)]
    pub region: Option<Spanned<Region>>,
    /// Entries that are struck alike; the worst outcome counts: silent, then detected, then right.
    #[serde(default)]
    pub entries: Option<Spanned<u32>>,
    /// Entries that are refused though they would come out right.
    #[serde(default)]
    pub refused: Option<Spanned<Refused>>,
    /// How our figures are sampled, where the scheme has several stages.
    #[serde(default)]
    pub sampled: Option<Spanned<Sampled>>,
    /// Samples behind the row's figures.
    #[serde(default)]
    pub samples: Option<u64>,
    /// The printed figures, one for each column.
    pub values: Spanned<Vec<String>>,
    /// Columns that differ, and why. A column listed here that agrees, or one not listed that differs, is unexpected.
    #[serde(default)]
    pub differs: Vec<Spanned<Difference>>,
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
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
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

/// A quantity.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
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
    /// Check equations of a codeword: one tree of XOR gates each.
    EncoderTrees,
    /// Two-input XOR gates on the encoder's longest path where each equation is a balanced tree.
    EncoderDepth,
}

impl Column {
    /// Whether it is an outcome of errors; otherwise a fact of the scheme.
    pub fn is_outcome(self) -> bool {
        matches!(
            self,
            Self::Right
                | Self::Corrected
                | Self::Detected
                | Self::Silent
                | Self::Undetected
                | Self::Miscorrected
                | Self::Total
        )
    }

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Corrected => "corrected",
            Self::Detected => "detected",
            Self::Silent => "silent",
            Self::Undetected => "undetected",
            Self::Miscorrected => "miscorrected",
            Self::Total => "total",
            Self::SyndromesUsed => "syndromes-used",
            Self::Syndromes => "syndromes",
            Self::Ones => "ones",
            Self::Distance => "distance",
            Self::ReachedOutside => "reached-outside",
            Self::EncoderXors => "encoder-xors",
            Self::EncoderTrees => "encoder-trees",
            Self::EncoderDepth => "encoder-depth",
        }
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
            Self::Classes(ids) | Self::Exclusive(ids) => ids.join(" + "),
            Self::Independent(rate) => format!("bit error rate {rate}"),
        }
    }

    /// How a class that overlaps others is read.
    pub(super) fn reading(&self) -> Reading {
        if matches!(self, Self::Exclusive(_)) { Reading::Exclusive } else { Reading::Inclusive }
    }
}

/// Refuses a row that lacks figures or errors, or names what is not there.
pub(super) fn check_row(
    file: &SourceFile,
    table: &TableSpec,
    row: &Spanned<RowSpec>,
    model: Option<&ErrorModel>,
) -> Result<(), Box<Diagnostic>> {
    let wrong = |place, label: &str, message: String, help: String| {
        Err(Box::new(Diagnostic::at(file, place, label, message).help(help)))
    };
    let spec = &row.value;
    let (figures, columns) = (spec.values.value.len(), table.columns.len());
    if figures != columns {
        let message = format!("the row has {figures} figures, but the table has {columns} columns");
        return wrong(Place::of(&spec.values), "these figures", message, "write one figure for each column".into());
    }
    let whole = matches!(table.unit, Unit::Patterns | Unit::Samples | Unit::Number);
    let number = |text: &String| parse_decimal(text).is_some_and(|value| !whole || value.is_integer());
    if let Some(text) = spec.values.value.iter().find(|text| !number(text)) {
        let help = if whole { "write a whole number, such as 2556" } else { "write a decimal number, such as 57.90" };
        return wrong(Place::of(&spec.values), "these figures", format!("`{text}` is not a figure"), help.into());
    }
    if table.unit == Unit::Samples && spec.samples.or(table.samples).is_none_or(|n| n == 0) {
        let message = "counts of samples say nothing without the number of samples".to_owned();
        return wrong(Place::of(row), "this row", message, "write `samples: N` in the row or the table".into());
    }
    let facts = table.columns.iter().any(|c| !c.is_outcome());
    if facts != (table.unit == Unit::Number) || facts && table.columns.iter().any(|c| c.is_outcome()) {
        let message = "a table has outcomes of errors, or facts of schemes with `unit: number`".to_owned();
        return wrong(Place::of(row), "in this table", message, "make two tables of it".into());
    }
    match &spec.errors {
        None if facts => {}
        None => {
            let help = "write `errors: {weights: {exactly: 2}}`, or classes of the work's model";
            return wrong(Place::of(row), "this row", "the row says nothing of its errors".into(), help.into());
        }
        Some(errors) => {
            if let Some((message, help)) = misnamed(&errors.value, model) {
                return wrong(Place::of(errors), "these errors", message, help);
            }
        }
    }
    if let Some(problem) = impossible(table, spec) {
        let (node, message, help) = problem;
        return wrong(node, "this cannot be counted", message.into(), help.into());
    }
    for difference in &spec.differs {
        if let Some(other) = difference.value.columns.iter().find(|c| !table.columns.contains(c)) {
            let message = format!("the table has no column `{}`", other.name());
            return wrong(Place::of(difference), "differs here", message, "name columns of the table".into());
        }
    }
    Ok(())
}

/// Refuses a row of stages that does not say how they are sampled or asks for what is not known of them, and another that
/// does.
pub(super) fn check_sampled(
    file: &SourceFile,
    table: &TableSpec,
    row: &Spanned<RowSpec>,
    several: bool,
) -> Result<(), Box<Diagnostic>> {
    let spec = &row.value;
    let (place, message, help) = match (&spec.sampled, several) {
        (None, false) => return Ok(()),
        (Some(sampled), false) => {
            let message = "the scheme has one stage: its figures are counted, not sampled";
            (Place::of(sampled), message, "remove `sampled`")
        }
        (None, true) => {
            let message = "the scheme has several stages, and the row does not say how they are sampled";
            (Place::of(row), message, "write `sampled: {samples: 10000000, seed: 1}`")
        }
        (Some(sampled), true) if !(1..=1 << 40).contains(&sampled.value.samples) => {
            (Place::of(sampled), "there are from 1 to 2^40 samples", "write such as `samples: 10000000`")
        }
        (Some(_), true) => {
            let independent = matches!(spec.errors.as_ref().map(|e| &e.value), Some(Errors::Independent(_)));
            let counted = table.columns.iter().all(|&c| super::staged::known(c)) && table.unit != Unit::Patterns;
            if independent && counted && spec.entries.is_none() {
                return Ok(());
            }
            let message = "of stages, right, detected and silent under independent errors are known";
            let help = "write `columns: [right, detected, silent]` and `errors: {independent: \"0.001\"}`, and no `entries`: \
                        the stages say how many blocks are read together";
            (Place::of(row), message, help)
        }
    };
    Err(Box::new(Diagnostic::at(file, place, "in this row", message).help(help)))
}

/// What a row asks for that its errors or its columns do not allow: where, why, what would be right.
fn impossible(table: &TableSpec, row: &RowSpec) -> Option<(Place, &'static str, &'static str)> {
    if let Some(entries) = &row.entries {
        if !(1..=16).contains(&entries.value) {
            return Some((Place::of(entries), "`entries` is from 1 to 16", "write 2 for a pair of blocks"));
        }
        if table.columns.iter().any(|c| !matches!(c, Column::Right | Column::Detected | Column::Silent)) {
            let message = "of several entries, only right, detected and silent are known";
            return Some((Place::of(entries), message, "write `columns: [right, detected, silent]`"));
        }
    }
    if table.columns.contains(&Column::ReachedOutside) != row.region.is_some() {
        let help = "write `region: {sets: {...}}` in each row of a table of `reached-outside`, and in no other";
        return Some((Place::of(&row.values), "`reached-outside` is of a region", help));
    }
    let refused = row.refused.as_ref()?;
    let independent = matches!(row.errors.as_ref().map(|e| &e.value), Some(Errors::Independent(_)));
    let message = "entries are refused where bits are wrong independently";
    (!independent).then(|| (Place::of(refused), message, "write `errors: {independent: \"0.001\"}`"))
}

fn misnamed(errors: &Errors, model: Option<&ErrorModel>) -> Option<(String, String)> {
    match errors {
        Errors::Weights(Weights::Exactly(0)) => {
            Some(("no bit is wrong".to_owned(), "write at least one wrong bit".to_owned()))
        }
        Errors::Weights(_) => None,
        Errors::Independent(rate) => Errors::rate(rate).is_none().then(|| {
            (format!("`{rate}` is not a probability"), "write a decimal number from 0 to 1, such as 0.0001".to_owned())
        }),
        Errors::Classes(ids) | Errors::Exclusive(ids) => {
            let Some(model) = model else {
                return Some(("the work has no model".to_owned(), "write `model: ID` at the top".to_owned()));
            };
            let unknown = ids.iter().find_map(|id| model.class(id).err());
            let message = unknown.or_else(|| ids.is_empty().then(|| "no class is named".to_owned()))?;
            let known: Vec<&str> = model.classes.iter().map(|c| c.id.as_str()).collect();
            Some((message, format!("classes of `{}`: {}", model.id, known.join(", "))))
        }
    }
}
