//! The scheme language (long: a type for each key): types that YAML is read into, with spans, checked only for form.
//!
//! Every key is in kebab-case, and unknown keys are errors. Editors use the JSON Schema of these types (`eccforge help
//! schema`).

mod address;
mod claims;
mod constant;
mod constructions;
mod corrects;
mod rules;

use crate::bounded::{Bounded, Version};
use crate::reed_solomon::Locator;
use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

pub use address::{AddressSpec, FoldSpec, XorSpec};
pub use claims::{ClaimsSpec, DecimalSpec, FitSpec, PercentSpec, WithinSpec};
pub use constant::{BitsSpec, ConstantSpec, UniformWord};
pub use constructions::*;
pub use corrects::*;
pub use rules::{EnableSpec, OnDetectionSpec, PairConfirmationSpec, SanityCheckSpec, SwitchSpec};

/// A memory ECC scheme: entry geometry, layout of codewords, code, correctable patterns and entry rules.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SchemeSpec {
    /// Version of this language; the only one is 1.
    pub eccforge: Version,
    /// Short name used on the command line, in file and module names: a letter, then letters, digits and dashes. It is lower-case and not a
    /// keyword of Verilog, C, Rust or Python.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9-]{0,39}$"))]
    pub id: Spanned<String>,
    /// Display name for texts and tables: one line.
    #[schemars(length(min = 1, max = 200))]
    pub name: Spanned<String>,
    /// Where the scheme is published: one line.
    #[schemars(length(min = 1, max = 200))]
    pub source: Spanned<String>,
    /// Anything a reader should know.
    #[serde(default)]
    pub notes: Option<String>,
    /// One memory entry: the bits that are read and written together.
    pub entry: Spanned<EntrySpec>,
    /// Number of codewords in an entry. Each has n bits; together they fill the entry.
    pub codewords: Bounded<1, 64>,
    /// Which physical bit of the entry each codeword bit is.
    pub layout: Spanned<LayoutSpec>,
    /// The code of each codeword.
    pub code: Spanned<CodeSpec>,
    /// The error patterns that each codeword corrects. Empty for a code that only detects; `on-detection` then states
    /// the reaction.
    pub corrects: Spanned<Vec<Spanned<CorrectsSpec>>>,
    /// The property that the corrections of two or more codewords must share; otherwise the entry is a DUE.
    #[serde(default)]
    pub sanity_check: Option<Spanned<SanityCheckSpec>>,
    /// Whether a correction of more than one bit needs another codeword to correct in the same place.
    #[serde(default)]
    pub pair_confirmation: Option<Spanned<PairConfirmationSpec>>,
    /// The reaction of the system to an error that is detected and not corrected.
    #[serde(default)]
    pub on_detection: Option<Spanned<OnDetectionSpec>>,
    /// How often a transfer is repeated before its entry is a DUE. Default: once. Only with `on-detection: retry`.
    #[serde(default)]
    pub retries: Option<Bounded<1, 1000>>,
    /// Inputs of the decoder that switch one of its rules off.
    #[serde(default)]
    pub enables: Vec<Spanned<EnableSpec>>,
    /// The address of an entry, if it takes part in the code.
    #[serde(default)]
    pub address: Option<Spanned<AddressSpec>>,
    /// Bits that are stored complemented: the stored entry is the codewords' entry XOR this constant.
    #[serde(default)]
    pub constant: Option<Spanned<ConstantSpec>>,
    /// Properties that `eccforge check` proves or refutes.
    #[serde(default)]
    pub claims: ClaimsSpec,
}

/// Geometry of an entry. Physical bit i travels on pin i % pins in beat i / pins. The first pins carry data, unless
/// `check-at` lists the pins with check bits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EntrySpec {
    /// Transfers of one entry.
    pub beats: Bounded<1, 4096>,
    /// Number of pins that carry data.
    pub data_pins: Bounded<1, 65536>,
    /// Number of pins that carry check bits: the last ones, if `check-at` does not list them.
    pub check_pins: Bounded<1, 65536>,
    /// The pins that carry check bits, if they are not the last ones.
    #[serde(default)]
    pub check_at: Option<Spanned<Vec<Spanned<u32>>>>,
}

/// How codeword bits map to the physical bits of the entry.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LayoutSpec {
    /// Codeword w is the w-th run of n physical bits.
    Identity,
    /// Physical bit i carries bit `multiplier * i mod modulus` of the concatenated codewords.
    Interleave(InterleaveSpec),
    /// Symbols of `pins` x `beats` physical bits; bit k of a symbol is `pins * (beat % beats) + pin % pins`.
    Symbols(SymbolLayoutSpec),
    /// One list for each codeword: the physical bit of each codeword bit.
    Explicit(Vec<Spanned<Vec<Spanned<u32>>>>),
}

/// Interleaving by multiplication.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct InterleaveSpec {
    /// Factor; it must have no divisor in common with the modulus.
    pub multiplier: Spanned<u32>,
    /// Bits of the entry.
    pub modulus: Spanned<u32>,
}

/// Layout by symbols, for codes whose symbols are rectangles of pins and beats.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SymbolLayoutSpec {
    /// Pins that a symbol spans.
    pub pins: Spanned<u32>,
    /// Beats that a symbol spans.
    pub beats: Spanned<u32>,
    /// Which codeword takes which symbol.
    pub assign: Spanned<AssignSpec>,
}

/// Which codeword a symbol belongs to, by its column c (pins) and row r (beats).
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum AssignSpec {
    /// Codeword r mod W; symbols counted beat by beat, pin by pin.
    Rows,
    /// Codeword (c + r) mod W; symbols counted pin by pin, beat by beat.
    Checkerboard,
}

/// Size of a constructed code.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DataBitsSpec {
    /// Data bits of a codeword.
    pub k: Bounded<1, 4096>,
}

/// Size of a constructed code of symbols.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DataSymbolsSpec {
    /// Data symbols of a codeword.
    pub data_symbols: Bounded<1, 2016>,
}

/// H in rows of text.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatrixSpec {
    /// Codeword length in bits.
    pub n: Bounded<2, 4160>,
    /// How a row is written: binary, hexadecimal or Crockford Base32 digits; spare leading bits are zero.
    pub encoding: Spanned<EncodingSpec>,
    /// Which end of a row is codeword bit 0, column 0 of H.
    #[serde(default)]
    pub bit_order: BitOrderSpec,
    /// Which columns the rows show.
    #[serde(default)]
    pub part: PartSpec,
    /// The r rows; row j makes syndrome bit j.
    pub rows: Spanned<Vec<Spanned<String>>>,
    /// Reorders the printed columns for an interleaved layout.
    #[serde(default)]
    pub swizzle: Option<Spanned<SwizzleSpec>>,
}

/// Digits of a matrix row.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum EncodingSpec {
    /// 0 and 1.
    Binary,
    /// Hexadecimal.
    Hex,
    /// Crockford Base32: digits and letters without I, L, O and U.
    Crockford,
}

/// Which end of a written row, or of a polynomial, is codeword bit 0.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum BitOrderSpec {
    /// The first digit begins with codeword bit 0, as papers print H; codeword bit 0 is the coefficient of x^0.
    #[default]
    LsbFirst,
    /// The last digit ends with codeword bit 0, as a Verilog constant such as 39'h0126... has its bits; codeword bit 0 is the
    /// coefficient of the highest power.
    MsbFirst,
}

impl BitOrderSpec {
    /// The other order.
    pub fn reversed(self) -> Self {
        match self {
            Self::LsbFirst => Self::MsbFirst,
            Self::MsbFirst => Self::LsbFirst,
        }
    }

    /// Name of the order in a scheme file.
    pub fn name(self) -> &'static str {
        match self {
            Self::LsbFirst => "lsb-first",
            Self::MsbFirst => "msb-first",
        }
    }
}

/// Columns that the rows of a matrix show.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum PartSpec {
    /// All n columns.
    #[default]
    All,
    /// The n - r data columns; the r check columns are unit vectors and come last.
    Data,
}

/// In every group of columns, codeword bit q + (group / symbol) h is printed column symbol q + h: neighbouring bits in
/// print are a stride apart in the codeword.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SwizzleSpec {
    /// Columns of a group.
    pub group: u32,
    /// Columns of a printed symbol; divides the group.
    pub symbol: u32,
}

/// A shortened cyclic code.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CyclicSpec {
    /// Data bits of a codeword.
    pub k: Bounded<1, 4096>,
    /// Generator polynomial, bit i is the coefficient of x^i.
    pub generator: Spanned<u64>,
    /// Whether an overall parity bit is appended.
    #[serde(default)]
    pub extended: bool,
    /// Which power codeword bit 0 is the coefficient of: the highest (`msb-first`, the default) or x^0. An overall parity bit
    /// comes last in both.
    #[serde(default)]
    pub order: Option<BitOrderSpec>,
}

/// A shortened BCH code.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BchSpec {
    /// Data bits of a codeword.
    pub k: Bounded<1, 65534>,
    /// Primitive polynomial of the field of the roots, bit i is the coefficient of x^i.
    pub polynomial: Spanned<u32>,
    /// Designed number of correctable errors, t: roots alpha to alpha^(2t).
    pub errors: Bounded<1, 64>,
    /// Whether an overall parity bit is appended.
    #[serde(default)]
    pub extended: bool,
    /// Which power codeword bit 0 is the coefficient of: the highest (`msb-first`, the default) or x^0. An overall parity bit
    /// comes last in both.
    #[serde(default)]
    pub order: Option<BitOrderSpec>,
}

/// A Reed-Solomon code. Symbol s < symbols - len(extension) has locator alpha^(first + step s).
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReedSolomonSpec {
    /// Primitive polynomial of the field, bit i is the coefficient of x^i; its degree is the symbol size.
    pub polynomial: Spanned<u32>,
    /// Symbols of a codeword, including those of an extension and punctured ones.
    pub symbols: Bounded<2, 65537>,
    /// Check symbols, r: syndromes S_0 to S_(r-1). More than 64 bits together are decoded by algebra. Punctured ones are included.
    pub check_symbols: Bounded<1, 256>,
    /// Power b of the locators in the first row of H: S_k = sum e_s X_s^(b+k).
    #[serde(default)]
    pub first_power: u32,
    /// Logarithms of the locators.
    #[serde(default)]
    pub locators: Option<Spanned<LocatorsSpec>>,
    /// Which power the first symbol is the coefficient of, if no locators are given: x^0 (`lsb-first`, the default), so that
    /// symbol s has locator alpha^s, or the highest (`msb-first`). Bit i of a symbol is alpha^i in both.
    #[serde(default)]
    pub order: Option<Spanned<BitOrderSpec>>,
    /// Extension columns for the last symbols: `zero` is (1, 0, ..., 0), `infinity` is (0, ..., 0, 1), `middle` is (0, 1, 0).
    #[serde(default)]
    pub extension: Vec<Spanned<ExtensionSpec>>,
    /// A factor for the column of each symbol, a non-zero element; all factors are 1 without this key.
    #[serde(default)]
    pub multipliers: Option<Spanned<Vec<u32>>>,
    /// Number of last symbols that the entry does not have. Each takes one from the check symbols and from the distance.
    #[serde(default)]
    pub punctured: Option<Bounded<1, 255>>,
}

/// Locators in arithmetic progression of logarithms, or a list of them.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LocatorsSpec {
    /// log X_s = first + step s.
    Progression(ProgressionSpec),
    /// log X_s for each s.
    Logs(Vec<u32>),
}

/// An arithmetic progression.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ProgressionSpec {
    /// Logarithm of the first locator.
    pub first: u32,
    /// Difference of neighbouring logarithms.
    pub step: u32,
}

/// A column beyond those of the field's non-zero elements.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum ExtensionSpec {
    /// Locator 0: column (1, 0, ..., 0).
    Zero,
    /// Locator infinity: column (0, ..., 0, 1).
    Infinity,
    /// Column (0, 1, 0) of a triply extended code, which has three check symbols; it is the last one.
    Middle,
}

impl ExtensionSpec {
    /// The locator with this column; `middle` has none.
    pub fn locator(self) -> Option<Locator> {
        match self {
            Self::Zero => Some(Locator::Zero),
            Self::Infinity => Some(Locator::Infinity),
            Self::Middle => None,
        }
    }
}
