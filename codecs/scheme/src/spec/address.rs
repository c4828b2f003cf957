//! The keys of an address that takes part in the code.

use crate::bounded::Bounded;
use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

/// The address takes part in the code and is not stored: it complements bits of the written entry, and the same bits of
/// the entry that is read, so that an entry read at a wrong address has a wrong syndrome.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AddressSpec {
    /// Bits of an entry's address.
    pub bits: Bounded<1, 64>,
    /// How the address enters.
    pub fold: Spanned<FoldSpec>,
}

/// How an address enters the code.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FoldSpec {
    /// H has one further column for each address bit, the same in every codeword; bit j of a column is row j. The check bits
    /// are those of data and address.
    Columns(Vec<Spanned<u64>>),
    /// The address, repeated, is XORed into the stored data after the encoder and before the decoder.
    Xor(XorSpec),
    /// For each address bit, bit 0 first, the data bits of the entry on which it is XORed.
    Masks(Vec<Spanned<Vec<Spanned<u64>>>>),
    /// The address fills further symbols of a Reed-Solomon or BCH code, which are not stored: the logarithms of their locators. A
    /// symbol of m bits has m address bits, bit 0 first.
    Symbols(Vec<Spanned<u32>>),
}

/// The address, repeated `copies` times, then cut to `width` bits or extended with zeros: bit d of it is XORed into data
/// bit d. In Verilog, `width'({copies{address}})`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct XorSpec {
    /// Number of repetitions of the address.
    pub copies: Bounded<1, 64>,
    /// Data bits on which it is XORed, from data bit 0.
    pub width: Bounded<1, 8192>,
}
