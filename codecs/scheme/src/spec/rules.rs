//! The keys of entry rules, of the reaction to a detected error, and of the inputs that turn rules off.

use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

/// The condition under which the corrections of several codewords are accepted together.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum SanityCheckSpec {
    /// No check.
    #[default]
    None,
    /// All corrected bits are in one byte lane (8 pins, all beats).
    Lane,
    /// All corrected bits are in one pin, or all in one aligned byte.
    PinOrByte,
    /// All corrected symbols share their pins, or all share their beats and their byte lane.
    Symbol,
}

/// The reaction of the system to an error that is detected and not corrected.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum OnDetectionSpec {
    /// The entry is reported as uncorrectable.
    #[default]
    Due,
    /// The transfer is repeated, as a write after a CRC error on a link.
    Retry,
    /// The error is signalled and nothing is repeated.
    Alert,
}

impl OnDetectionSpec {
    /// Name of the response in a scheme file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Due => "due",
            Self::Retry => "retry",
            Self::Alert => "alert",
        }
    }
}

/// Where a second codeword must agree before more than one bit is corrected.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum PairConfirmationSpec {
    /// No confirmation.
    #[default]
    None,
    /// Another codeword must correct a bit of the same aligned byte.
    Byte,
}

/// A decoder input that switches a rule off.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EnableSpec {
    /// Name of the input: lower-case letters, digits and underscores. It is neither a keyword nor a port of emitted modules.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9_]{0,30}$"))]
    pub name: Spanned<String>,
    /// The rule that is in force only while the input is 1.
    pub switches: Spanned<SwitchSpec>,
    /// Its value if none is given.
    #[serde(default = "yes")]
    pub default: bool,
}

fn yes() -> bool {
    true
}

/// A rule that an enable input can switch off.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "kebab-case")]
pub enum SwitchSpec {
    /// Correction of patterns of more than one bit; such syndromes are then detected errors.
    MultiBitCorrection,
    /// The sanity check.
    SanityCheck,
    /// The confirmation of pairs.
    PairConfirmation,
}
