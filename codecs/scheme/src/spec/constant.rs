//! The keys of a constant on the stored word.

use crate::yaml::Spanned;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;

/// A constant that is XORed into the encoded entry before it is stored, and again before a stored entry is decoded.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ConstantSpec {
    /// On the check bits: bit i is XORed into check bit i, in ascending order of the entry.
    #[serde(default)]
    pub check: Option<BitsSpec>,
    /// On the data bits: bit d is XORed into data bit d.
    #[serde(default)]
    pub data: Option<BitsSpec>,
}

/// A number of any length, bit 0 its least significant: decimal, `0x...`, `0b...`, or as in Verilog, `72'h...` or
/// `8'b...`.
#[derive(Clone, Debug)]
pub struct BitsSpec(pub Spanned<String>);

impl<'de> Deserialize<'de> for BitsSpec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Spanned::deserialize(deserializer).map(Self)
    }
}

impl JsonSchema for BitsSpec {
    fn schema_name() -> Cow<'static, str> {
        "bits".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": ["integer", "string"], "minimum": 0, "pattern": "^(0[xX]|0[bB]|[0-9]+'[hHbB])?[0-9A-Fa-f_]+$"})
    }
}

/// A stored word of equal bits, as erased, blank or dead memory delivers.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum UniformWord {
    /// Every stored bit is 0.
    Zeros,
    /// Every stored bit is 1.
    Ones,
}

impl UniformWord {
    /// Both words.
    pub const ALL: [Self; 2] = [Self::Zeros, Self::Ones];

    /// Name of the word in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Zeros => "all-0",
            Self::Ones => "all-1",
        }
    }
}
