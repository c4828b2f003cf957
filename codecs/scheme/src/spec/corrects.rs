//! The keys of the `corrects` list: sets of correctable error patterns.

use crate::bounded::Bounded;
use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A set of error patterns within one codeword, all of which are corrected.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CorrectsSpec {
    /// Every single bit.
    Bits,
    /// Every pattern within an aligned group of codeword bits.
    Symbols(SymbolsSpec),
    /// Every pattern within any run of neighbouring codeword bits.
    Adjacent(AdjacentSpec),
    /// Every pattern of up to this many bits, anywhere or within a run of bits.
    Any(AnySpec),
    /// Single bits in different aligned groups of codeword bits, with or without one group that is wrong in any way.
    Across(AcrossSpec),
    /// Every pattern on the codeword's share of pins that are known to be dead, with or without another error.
    Erased(ErasedSpec),
    /// Every pattern within up to this many symbols of a Reed-Solomon code.
    CodeSymbols(CodeSymbolsSpec),
    /// Every pattern within the codeword's share of one physical pin.
    Pins,
    /// Every pattern within the codeword's share of one aligned physical byte (8 pins of one beat).
    Bytes,
    /// Exactly these patterns, each a list of codeword bits.
    Patterns(Vec<Spanned<Vec<u32>>>),
}

/// The item as a scheme file writes it, on one line.
impl fmt::Display for CorrectsSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Numbers, words and lists of them: their YAML is their JSON without the quotation marks.
        let json = serde_json::to_string(self).map_err(|_| fmt::Error)?;
        let item = json.strip_prefix('{').and_then(|item| item.strip_suffix('}')).unwrap_or(&json);
        f.write_str(&item.replace('"', "").replace(':', ": ").replace(',', ", "))
    }
}

/// Aligned groups of codeword bits.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SymbolsSpec {
    /// Bits of a group.
    // A single bit is `bits`, and one name for each set keeps files comparable.
    pub bits: Bounded<2, 16>,
    /// Distance between the bits of a group; groups of `stride` interleave within `bits * stride` bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stride: Option<Spanned<u32>>,
}

/// Runs of neighbouring codeword bits.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AdjacentSpec {
    /// Bits of a run.
    pub bits: Bounded<2, 16>,
    /// Only solid bursts: runs of 2 to `bits` bits of which every bit is wrong [Shiva and Sheng 1969].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schemars(extend("default" = false))]
    pub solid: bool,
}

/// Patterns across symbols: up to `whole` aligned groups of `symbol` bits, each wrong in any way, and up to `single` single
/// bits, each in a group of its own.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AcrossSpec {
    /// Bits of a group; divides n.
    pub symbol: Bounded<2, 16>,
    /// Groups that may be wrong in any way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole: Option<Bounded<0, 1>>,
    /// Single bits in other groups.
    // A space is listed for each choice; three bits of a codeword of 144 are already more than `MAX_SPACES`.
    pub single: Bounded<1, 3>,
}

/// Pins that are known to be dead: their bits may be wrong in any way.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ErasedSpec {
    /// The dead pins.
    pub pins: Spanned<Vec<u32>>,
    /// Errors that are corrected together with those of the dead pins.
    #[serde(default, skip_serializing_if = "AlsoCorrectedSpec::is_none")]
    pub beside: AlsoCorrectedSpec,
}

/// Errors that are corrected together with those of dead pins.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum AlsoCorrectedSpec {
    /// Nothing.
    #[default]
    None,
    /// One more wrong bit anywhere in the codeword.
    Bits,
}

impl AlsoCorrectedSpec {
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// Patterns by weight.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AnySpec {
    /// Greatest number of bits in error: up to 3 anywhere, up to 8 within a run, and more in a BCH code, which algebra decodes.
    pub bits: Bounded<1, 64>,
    /// All of them are within some run of this many neighbouring codeword bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Bounded<2, 64>>,
    /// Whether runs begin only at multiples of `within`: they are aligned symbols.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schemars(extend("default" = false))]
    pub aligned: bool,
}

/// Patterns by code symbols.
#[derive(Clone, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CodeSymbolsSpec {
    /// Greatest number of symbols in error; more than 2 are decoded by algebra.
    // Half of 256, the most check symbols: an error takes two.
    pub up_to: Bounded<1, 128>,
    /// Most symbols that the caller can name as erased while the decoder runs. With e of them, it corrects up to `up-to` other
    /// symbols, and at most (r - e) / 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub erasures: Option<Bounded<1, 256>>,
    /// More than `above` symbols are corrected only within one group, such as the pins of a device; otherwise the entry is
    /// uncorrectable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within_group: Option<Spanned<WithinGroupSpec>>,
}

/// Groups of neighbouring symbols of a codeword, the first of which begins with symbol 0.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WithinGroupSpec {
    /// Symbols of a group, at least `up-to`.
    pub symbols: Bounded<2, 256>,
    /// Maximum number of symbols that are corrected anywhere, less than `up-to`.
    pub above: Bounded<1, 127>,
}
