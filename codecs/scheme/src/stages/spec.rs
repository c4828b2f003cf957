//! The language of stages files: types that YAML is read into, checked only for form.

use crate::bounded::{Bounded, Version};
use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A memory whose data passes several codes.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct StagesSpec {
    /// Version of this language; the only one is 1.
    pub eccforge_stages: Version,
    /// Short name, like that of a scheme.
    pub id: Spanned<String>,
    /// Display name: one line.
    pub name: Spanned<String>,
    /// Where it is published: one line.
    pub source: Spanned<String>,
    /// Anything a reader should know.
    #[serde(default)]
    pub notes: Option<String>,
    /// The stages, from the cells outwards.
    pub stages: Spanned<Vec<Spanned<StageSpec>>>,
    /// Where errors are injected: `cells`, or the id of the stage whose inputs get them.
    #[serde(default)]
    pub errors_at: Option<Spanned<String>>,
}

/// One code between the cells and the data.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct StageSpec {
    /// Short name, such as `on-die`.
    pub id: Spanned<String>,
    /// The code: id or file of a scheme.
    pub scheme: Spanned<String>,
    /// Number of parallel entries of the scheme: one for each device, or one for each block of a burst.
    pub copies: Bounded<1, 4096>,
    /// The data bit of the previous stage that each of its bits reads.
    #[serde(default)]
    pub reads: Option<Spanned<ReadsSpec>>,
    /// The information that this stage reports to the controller.
    #[serde(default)]
    pub flag: FlagSpec,
    /// The reports of the stage before that erase symbols of this one, which has a Reed-Solomon code.
    #[serde(default)]
    pub erasures: Option<Spanned<ErasuresSpec>>,
}

/// Symbols with bits of reported words are erased. The report is wired to this stage, whatever the `flag` of the stage before.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ErasuresSpec {
    /// The words that are reported.
    pub of: ReportSpec,
    /// Minimum number of reported symbols of a codeword; with fewer, none is erased. Default: 1.
    #[serde(default)]
    pub from: Option<Bounded<1, 4096>>,
    /// Maximum number of reported symbols of a codeword; with more, it is uncorrectable. Default: the check symbols.
    #[serde(default)]
    pub up_to: Option<Bounded<1, 4096>>,
}

/// The words that a stage reports to the next.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum ReportSpec {
    /// Uncorrectable words.
    Uncorrectable,
    /// Corrected words.
    Corrected,
    /// Words that are not error-free: corrected or uncorrectable.
    Alarm,
}

/// The data bits of the previous stage that a stage reads.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ReadsSpec {
    /// All data bits of the previous stage in order, copy after copy.
    InOrder,
    /// Each copy of the previous stage is a device on pins of its own.
    Devices(DevicesSpec),
    /// Words of the previous stage are spread over words of this one by a delay that grows from symbol to symbol.
    Delayed(DelayedSpec),
    /// Words of the previous stage are the rows of an array, and words of this one its columns or diagonals.
    Columns(ColumnsSpec),
    /// For each copy, the number of the data bit that each bit of its entry reads; data bits are counted copy after
    /// copy.
    Explicit(Vec<Spanned<Vec<Spanned<u32>>>>),
}

/// How a device sends its data bits.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct DevicesSpec {
    /// Pins of a device.
    pub pins: Spanned<u32>,
    /// Beats in which it sends all its data bits.
    pub beats: Spanned<u32>,
    /// The order in which its data bits are counted over pins and beats, fastest first. Default: pins, then beats.
    #[serde(default)]
    pub order: Option<Spanned<Vec<Spanned<RunSpec>>>>,
}

/// Symbol s of copy c reads symbol s of copy c + step * s of the previous stage, which are counted as on a ring.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct DelayedSpec {
    /// Bits of a symbol.
    pub symbol: Bounded<1, 16>,
    /// Copies of the previous stage from one symbol to the next.
    pub step: Bounded<1, 64>,
}

/// Symbol s of copy c reads symbol c of copy s - step * c of the previous stage, which are counted as on a ring.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ColumnsSpec {
    /// Bits of a symbol.
    pub symbol: Bounded<1, 16>,
    /// Rows from one copy to the next: 0 (the default) reads columns, and 1 reads diagonals.
    #[serde(default)]
    pub step: Option<Bounded<0, 64>>,
}

/// A run of neighbouring pins or beats.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RunSpec {
    /// Neighbouring pins.
    Pins(u32),
    /// Neighbouring beats.
    Beats(u32),
    /// Neighbouring beats in descending order.
    BeatsDown(u32),
}

/// The information that a stage reports to the controller.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum FlagSpec {
    /// Nothing, like the on-die ECC of DDR5.
    #[default]
    None,
    /// Whether a word was corrected or uncorrectable, as HBM3 reports its severity. A block with bits of an
    /// uncorrectable word is a DUE.
    Severity,
}

/// The JSON Schema of a file of stages.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<StagesSpec>("scheme of several stages")
}
