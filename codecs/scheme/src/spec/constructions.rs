//! The keys of constructions that a few numbers determine.

use super::BitOrderSpec;
use crate::bounded::Bounded;
use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

/// A code over GF(2^b) that corrects one symbol.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BAdjacentSpec {
    /// Primitive polynomial of the field, bit i its coefficient of x^i; its degree is the symbol size b.
    pub polynomial: Spanned<u32>,
    /// Data symbols of a codeword.
    pub data_symbols: Bounded<1, 2016>,
}

/// A Fire code: its generator polynomial is (x^(2 burst - 1) + 1) times `polynomial`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FireSpec {
    /// Data bits of a codeword.
    pub k: Bounded<1, 4096>,
    /// Longest burst, in bits, that the code corrects.
    pub burst: Bounded<2, 16>,
    /// Irreducible polynomial of degree `burst` to 32, bit i its coefficient of x^i.
    pub polynomial: Spanned<u64>,
    /// Which power codeword bit 0 is the coefficient of: the highest (`msb-first`, the default) or x^0.
    #[serde(default)]
    pub order: Option<BitOrderSpec>,
}

/// A quadratic residue code, which is cyclic.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct QuadraticResidueSpec {
    /// Length p without the overall parity bit: a prime number that is 1 or 7 modulo 8.
    pub prime: Bounded<7, 127>,
    /// Whether an overall parity bit is appended.
    #[serde(default)]
    pub extended: bool,
    /// Which power codeword bit 0 is the coefficient of: the highest (`msb-first`, the default) or x^0. An overall parity bit
    /// comes last in both.
    #[serde(default)]
    pub order: Option<BitOrderSpec>,
}

/// A Reed-Muller code of 2^variables bits. Codeword bits are values of a polynomial, first at the points with at most
/// `order` ones, then at the others, each in increasing order.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReedMullerSpec {
    /// Greatest degree r of the polynomials.
    pub order: Bounded<0, 11>,
    /// Number of variables, m.
    pub variables: Bounded<2, 12>,
}

/// An orthogonal Latin square code of side^2 data bits and 2 * errors * side check bits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LatinSquaresSpec {
    /// Rows and columns of the squares: for more than one error, a prime number or a power of 2.
    pub side: Bounded<2, 16>,
    /// Number of correctable errors, t.
    pub errors: Bounded<1, 8>,
}
