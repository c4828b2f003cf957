//! GF(2^8), and the coefficients of check shards that other libraries use.

use super::ShardError;
use crate::kernels::dot::Factor;
use std::vec::Vec;

/// Maximum number of shards. A code over GF(2^8) that repairs every loss of r shards has at most 257
/// [MacWilliams and Sloane, Chapter 11], and the constructions here at most 256.
pub const MAX_SHARDS: usize = 256;

/// Elements of GF(2^8) as bytes, multiplied modulo a polynomial.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// The polynomial without its term x^8.
    reduction: u8,
}

impl Field {
    pub(super) fn new(polynomial: u16) -> Result<Self, ShardError> {
        let field = Self { reduction: polynomial.to_le_bytes()[0] };
        // If the polynomial is reducible, some element divides zero, and none of its powers is one.
        let is_field = polynomial >> 8 == 1 && (1..=255).all(|a| field.power(a, 255) == 1);
        if is_field { Ok(field) } else { Err(ShardError::Polynomial(polynomial)) }
    }

    fn double(self, a: u8) -> u8 {
        (a << 1) ^ if a >> 7 == 1 { self.reduction } else { 0 }
    }

    pub(super) fn multiply(self, a: u8, b: u8) -> u8 {
        let (mut product, mut multiple) = (0, a);
        for bit in 0..8 {
            if b >> bit & 1 == 1 {
                product ^= multiple;
            }
            multiple = self.double(multiple);
        }
        product
    }

    fn power(self, a: u8, exponent: u32) -> u8 {
        (0..exponent).fold(1, |power, _| self.multiply(power, a))
    }

    /// The inverse of a non-zero element: a^254.
    pub(super) fn invert(self, a: u8) -> u8 {
        let mut inverse = 1;
        let mut square = a;
        for _ in 0..7 {
            square = self.multiply(square, square);
            inverse = self.multiply(inverse, square);
        }
        inverse
    }

    pub(super) fn factor(self, constant: u8) -> Factor {
        let (mut images, mut multiple) = ([0; 8], constant);
        for image in &mut images {
            *image = multiple;
            multiple = self.double(multiple);
        }
        Factor::new(images)
    }
}

/// The rows of a Cauchy matrix: coefficient j of row i is 1 / ((k + i) + j), with numbers as field elements. Every loss of
/// up to r shards can be repaired [Roth, *Introduction to Coding Theory*, Section 5.2]. ISA-L's `gf_gen_cauchy1_matrix`
/// has these rows for the polynomial 0x11d.
///
/// # Errors
/// [`ShardError::Polynomial`], [`ShardError::Count`].
pub fn cauchy(polynomial: u16, data: usize, check: usize) -> Result<Vec<Vec<u8>>, ShardError> {
    let field = Field::new(polynomial)?;
    check_counts(data, check)?;
    Ok((data..data + check).map(|i| (0..data).map(|j| field.invert((i ^ j) as u8)).collect()).collect())
}

/// The rows of powers of two: coefficient j of row i is 2^(i j). Two rows are P and Q of Linux's RAID-6
/// [Anvin, *The mathematics of RAID-6*]. ISA-L's `gf_gen_rs_matrix` has these rows for the polynomial 0x11d. With
/// three and more rows, some losses of r shards cannot be repaired.
///
/// # Errors
/// [`ShardError::Polynomial`], [`ShardError::Count`].
pub fn powers(polynomial: u16, data: usize, check: usize) -> Result<Vec<Vec<u8>>, ShardError> {
    let field = Field::new(polynomial)?;
    check_counts(data, check)?;
    let row = |i: usize| (0..data).map(|j| field.power(2, (i * j % 255) as u32)).collect();
    Ok((0..check).map(row).collect())
}

pub(super) fn check_counts(data: usize, check: usize) -> Result<(), ShardError> {
    let is_valid = data > 0 && check > 0 && data.saturating_add(check) <= MAX_SHARDS;
    if is_valid { Ok(()) } else { Err(ShardError::Count { data, check }) }
}
