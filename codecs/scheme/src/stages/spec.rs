//! What a file of stages may say: the types that YAML is read into, nothing checked beyond form.

use crate::bounded::{Bounded, Version};
use crate::yaml::Spanned;
use serde::Deserialize;

/// A memory whose data pass several codes.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct StagesSpec {
    /// Version of this language; the only one is 1.
    pub eccforge_stages: Version,
    /// Short name, as that of a scheme.
    pub id: Spanned<String>,
    /// Name for people: one line.
    pub name: Spanned<String>,
    /// Where it is published: one line.
    pub source: Spanned<String>,
    /// Anything a reader should know.
    #[serde(default)]
    pub notes: Option<String>,
    /// From the cells outwards.
    pub stages: Spanned<Vec<Spanned<StageSpec>>>,
    /// What errors strike: `cells`, or the id of the stage whose inputs they strike.
    #[serde(default)]
    pub errors_at: Option<Spanned<String>>,
}

/// One code on the way from the cells to the data.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct StageSpec {
    /// Short name, such as `on-die`.
    pub id: Spanned<String>,
    /// The code: id or file of a scheme.
    pub scheme: Spanned<String>,
    /// How many entries of the scheme stand side by side: one for each device, or one for each block of a burst.
    pub copies: Bounded<1, 64>,
    /// Which data bit of the stage before each of its bits is.
    #[serde(default)]
    pub reads: Option<Spanned<ReadsSpec>>,
    /// What the controller is told of this stage's verdicts.
    #[serde(default)]
    pub flag: FlagSpec,
}

/// Which data bits of the stage before are the bits of a stage.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ReadsSpec {
    /// All data bits of the stage before, copy after copy, are all bits of this one, copy after copy.
    InOrder,
    /// Each copy of the stage before is a device on pins of its own.
    Devices(DevicesSpec),
    /// For each copy, the number of the data bit that each bit of its entry is: data bits are counted copy after copy.
    Explicit(Vec<Spanned<Vec<Spanned<u32>>>>),
}

/// How a device sends its data bits.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct DevicesSpec {
    /// Pins of a device.
    pub pins: Spanned<u32>,
    /// Beats in which it sends all its data bits.
    pub beats: Spanned<u32>,
    /// How its data bits are counted over pins and beats, what changes first named first; pins, then beats, if not given.
    #[serde(default)]
    pub order: Option<Spanned<Vec<Spanned<RunSpec>>>>,
}

/// So many pins or beats, one after the other.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RunSpec {
    /// Neighbouring pins.
    Pins(u32),
    /// Neighbouring beats.
    Beats(u32),
    /// The same, the last of them first.
    BeatsDown(u32),
}

/// What the controller is told of a stage's verdicts.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum FlagSpec {
    /// Nothing, as of the on-die ECC of DDR5.
    #[default]
    None,
    /// Whether a word was corrected or refused, as HBM3 reports its severity: a block with bits of a refused word is
    /// refused.
    Severity,
}
