//! Claims of a scheme file.

use super::UniformWord;
use crate::bounded::Bounded;
use eccforge_files::diagnostic::Checked;
use eccforge_files::schema::NumberOrText;
use eccforge_files::yaml::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Statements of the author about the scheme. `eccforge check` proves each claim or shows why not.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClaimsSpec {
    /// Minimum distance of the code in bits.
    #[serde(default)]
    pub distance: Option<u32>,
    /// Error classes (of Table 1) of which every pattern is corrected.
    #[serde(default)]
    pub corrected: Vec<String>,
    /// Error classes (of Table 1) of which no pattern is silent.
    #[serde(default)]
    pub never_silent: Vec<String>,
    /// Error classes with the percentage of their patterns that may be silent: a decimal number from 0 to 100 with at most nine
    /// places.
    #[serde(default)]
    pub silent_at_most: BTreeMap<String, PercentSpec>,
    /// Limits on the failures of a memory in 10^9 hours (FIT).
    #[serde(default)]
    pub fit_at_most: Option<FitSpec>,
    /// Whether no error of an odd number of bits is silent.
    #[serde(default)]
    pub odd_never_silent: bool,
    /// Errors within any run of this number of neighbouring bits of a codeword are never silent.
    #[serde(default)]
    pub bursts_never_silent: Option<Bounded<2, 16>>,
    /// Up to this number of wrong address bits are always detected: an entry that is read at such an address is a DUE,
    /// whatever its data.
    #[serde(default)]
    pub address_bits_detected: Option<Bounded<1, 3>>,
    /// Stored words that a decoder must neither accept as error-free nor correct, at any address.
    #[serde(default)]
    pub never_accepted: Vec<UniformWord>,
    /// Wrong corrections after errors of these classes flip bits only in the parts of the entry that have wrong bits.
    #[serde(default)]
    pub wrong_corrections_within: WithinSpec,
}

/// A percentage as it is written.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[schemars(with = "NumberOrText")]
pub struct PercentSpec(pub Spanned<String>);

impl PercentSpec {
    /// Rejects a text that is not a percentage.
    ///
    /// # Errors
    /// The text is not a decimal number from 0 to 100 with at most nine places.
    pub fn checked(&self) -> Checked<()> {
        if self.parts().is_some() {
            return Ok(());
        }
        let message = format!("`{}` is not a percentage", self.0.value);
        let help = "write a decimal number from 0 to 100 with at most nine places, such as 3.5";
        self.0.error("not a percentage", message).help(help).err()
    }

    /// The percentage in parts of 10^11; `None` if it is not a decimal number from 0 to 100 with at most nine places.
    pub fn parts(&self) -> Option<u64> {
        let (whole, places) = self.0.value.split_once('.').unwrap_or((&self.0.value, ""));
        let is_number =
            !whole.is_empty() && [whole, places].iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()));
        if !is_number || whole.len() > 3 || places.len() > 9 {
            return None;
        }
        // Nine places of a percentage are whole parts of 10^11: comparisons with exact fractions need no rounding.
        let parts: u64 = format!("{whole}{places:0<9}").parse().ok()?;
        (parts <= 100_000_000_000).then_some(parts)
    }
}

/// Limits on the failures of a memory in 10^9 hours (FIT). The outcomes are those of an event of an error model.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FitSpec {
    /// Id of the error model whose classes the events have.
    pub model: String,
    /// Size of the memory in gigabits (2^30 bits).
    pub memory_gbit: DecimalSpec,
    /// Events in 10^9 hours of a gigabit, of all classes together.
    pub fit_per_gbit: DecimalSpec,
    /// FIT of silent errors that are allowed.
    #[serde(default)]
    pub silent: Option<DecimalSpec>,
    /// FIT of detected errors (DUE) that are allowed.
    #[serde(default)]
    pub detected: Option<DecimalSpec>,
}

impl FitSpec {
    /// Rejects a limit that is not a decimal number.
    ///
    /// # Errors
    /// One of the numbers is not a decimal number that is not negative.
    pub fn checked(&self) -> Checked<()> {
        let limits = self.silent.iter().chain(&self.detected);
        [&self.memory_gbit, &self.fit_per_gbit].into_iter().chain(limits).try_for_each(DecimalSpec::checked)
    }
}

/// A decimal number as it is written.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[schemars(with = "NumberOrText")]
pub struct DecimalSpec(pub Spanned<String>);

impl DecimalSpec {
    /// Rejects a text that is not a decimal number of at most 30 digits.
    fn checked(&self) -> Checked<()> {
        let (whole, places) = self.0.value.split_once('.').unwrap_or((&self.0.value, ""));
        let digits = whole.len() + places.len();
        let is_number = (1..=30).contains(&digits)
            && [whole, places].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
        if is_number {
            return Ok(());
        }
        let message = format!("`{}` is not a decimal number", self.0.value);
        let help = "write a decimal number of at most 30 digits that is not negative, such as 12.51";
        self.0.error("not a decimal number", message).help(help).err()
    }
}

/// Error classes, by the part of an entry that their wrong corrections do not leave.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WithinSpec {
    /// Classes whose wrong corrections stay on the pins of the error.
    #[serde(default)]
    pub pin: Vec<String>,
    /// Classes whose wrong corrections stay in the bytes of the error.
    #[serde(default)]
    pub byte: Vec<String>,
    /// Classes whose wrong corrections stay in the devices of 4 pins of the error.
    #[serde(default)]
    pub device_of_4: Vec<String>,
    /// Classes whose wrong corrections stay in the devices of 8 pins of the error.
    #[serde(default)]
    pub device_of_8: Vec<String>,
    /// Classes whose wrong corrections stay in the beats of the error.
    #[serde(default)]
    pub beat: Vec<String>,
    /// Classes whose wrong corrections stay in the codewords of the error.
    #[serde(default)]
    pub codeword: Vec<String>,
}

impl WithinSpec {
    /// The parts of an entry.
    pub const PARTS: [&str; 6] = ["pin", "byte", "device of 4 pins", "device of 8 pins", "beat", "codeword"];

    /// The classes for each of [`Self::PARTS`].
    pub fn by_part(&self) -> [&[String]; 6] {
        [&self.pin, &self.byte, &self.device_of_4, &self.device_of_8, &self.beat, &self.codeword].map(Vec::as_slice)
    }
}
