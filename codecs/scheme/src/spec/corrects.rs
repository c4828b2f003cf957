//! The sets of error patterns that a scheme file may ask to be corrected.

use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

/// A set of error patterns within one codeword, all of which are corrected.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CorrectsSpec {
    /// Every single bit.
    Bits,
    /// Every pattern within an aligned group of codeword bits.
    Symbols(SymbolsSpec),
    /// Every pattern within any run of neighbouring codeword bits.
    Adjacent(AdjacentSpec),
    /// Every pattern of up to this many bits.
    Any(AnySpec),
    /// Single bits in different aligned groups of codeword bits, alone or beside one group that is wrong in any way.
    Across(AcrossSpec),
    /// Every pattern on the codeword's share of pins that are known to be dead, alone or beside another error.
    Erased(ErasedSpec),
    /// Every pattern within up to this many symbols of a Reed-Solomon code.
    CodeSymbols(CodeSymbolsSpec),
    /// Every pattern within the codeword's share of one physical pin.
    Pins,
    /// Every pattern within the codeword's share of one aligned physical byte (8 pins of one beat).
    Bytes,
    /// Exactly these patterns, each a list of codeword bits.
    #[schemars(with = "Vec<Vec<u32>>")]
    Patterns(Vec<Spanned<Vec<u32>>>),
}

/// Aligned groups of codeword bits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SymbolsSpec {
    /// Bits of a group.
    #[schemars(with = "u32", range(min = 2, max = 16))]
    pub bits: Spanned<u32>,
    /// Distance between the bits of a group; groups of `stride` interleave within `bits * stride` bits.
    #[serde(default)]
    #[schemars(with = "Option<u32>")]
    pub stride: Option<Spanned<u32>>,
}

/// Runs of neighbouring codeword bits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AdjacentSpec {
    /// Bits of a run.
    #[schemars(with = "u32", range(min = 2, max = 8))]
    pub bits: Spanned<u32>,
    /// Only solid bursts: runs of 2 to `bits` bits of which every bit is wrong [Shiva and Sheng 1969].
    #[serde(default)]
    pub solid: bool,
}

/// Patterns across symbols: up to `whole` aligned groups of `symbol` bits, each wrong in any way, and up to `single` single
/// bits, each in a group of its own.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AcrossSpec {
    /// Bits of a group; divides n.
    #[schemars(with = "u32", range(min = 2, max = 16))]
    pub symbol: Spanned<u32>,
    /// Groups that may be wrong in any way.
    #[serde(default)]
    #[schemars(with = "Option<u32>", range(min = 0, max = 1))]
    pub whole: Option<Spanned<u32>>,
    /// Single bits in other groups.
    #[schemars(with = "u32", range(min = 1, max = 3))]
    pub single: Spanned<u32>,
}

/// Pins that are known to be dead: their bits may be wrong in any way.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ErasedSpec {
    /// The dead pins.
    #[schemars(with = "Vec<u32>")]
    pub pins: Spanned<Vec<u32>>,
    /// What else is corrected at the same time.
    #[serde(default)]
    pub beside: BesideSpec,
}

/// What is corrected beside dead pins.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum BesideSpec {
    /// Nothing.
    #[default]
    None,
    /// One more wrong bit anywhere in the codeword.
    Bits,
}

/// Patterns by weight.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AnySpec {
    /// Greatest number of bits in error.
    #[schemars(with = "u32", range(min = 1, max = 3))]
    pub bits: Spanned<u32>,
}

/// Patterns by code symbols.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CodeSymbolsSpec {
    /// Greatest number of symbols in error.
    #[schemars(with = "u32", range(min = 1, max = 2))]
    pub up_to: Spanned<u32>,
}
