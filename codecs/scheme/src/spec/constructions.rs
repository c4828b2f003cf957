//! The kinds of codes, and the keys of constructions that a few numbers determine.

use super::{BchSpec, BitOrderSpec, BitsSpec, CyclicSpec, DataBitsSpec, DataSymbolsSpec, MatrixSpec, ReedSolomonSpec};
use crate::bounded::Bounded;
use crate::yaml::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

/// A code: a matrix written out, a matrix file, or a named construction.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CodeSpec {
    /// H written as text rows.
    Matrix(MatrixSpec),
    /// H written as columns: column b is a number whose bit j is row j. H has as many rows as the longest number has bits.
    Columns(Vec<BitsSpec>),
    /// H from a file in the format of `matrices/*.txt`; the path is relative to this file.
    MatrixFile(Spanned<String>),
    /// Minimum-odd-weight-column SEC-DED code [Hsiao 1970].
    Hsiao(DataBitsSpec),
    /// Single-error-correcting code [Hamming 1950].
    Hamming(DataBitsSpec),
    /// Hamming code with an overall parity bit: SEC-DED.
    ExtendedHamming(DataBitsSpec),
    /// Code over GF(4) that corrects any error of one symbol of two bits [Hamming 1950].
    HammingGf4(DataSymbolsSpec),
    /// Code over GF(2^b) that corrects any error of one symbol of b bits, with two or more check symbols [Bossen 1970].
    BAdjacent(BAdjacentSpec),
    /// Shortened cyclic code.
    Cyclic(CyclicSpec),
    /// Shortened Fire code, which corrects one burst [Fire 1959].
    Fire(FireSpec),
    /// Quadratic residue code [MacWilliams and Sloane, Chapter 16].
    QuadraticResidue(QuadraticResidueSpec),
    /// Reed-Muller code [Muller 1954, Reed 1954].
    ReedMuller(ReedMullerSpec),
    /// Orthogonal Latin square code, whose decoder can take majorities [Hsiao, Bossen and Chien 1970].
    LatinSquares(LatinSquaresSpec),
    /// Narrow-sense binary BCH code, shortened.
    Bch(BchSpec),
    /// Reed-Solomon code over GF(2^m), possibly extended.
    ReedSolomon(ReedSolomonSpec),
}

/// A code over GF(2^b) that corrects one symbol.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BAdjacentSpec {
    /// Primitive polynomial of the field, bit i is the coefficient of x^i; its degree is the symbol size b.
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
    /// Irreducible polynomial of degree `burst` to 32, bit i is the coefficient of x^i.
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
