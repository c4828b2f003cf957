//! The definition of a code that the sequential modules must meet: locators, powers and products in plain loops, without the
//! numbers of the emitted files.

use super::gates::Value;
use super::polynomial::Polynomial;
use crate::design::sequential::Codec;
use eccforge_scheme::algebraic::{Algebraic, Family};
use eccforge_scheme::reed_solomon::Locator;

/// A code, and the choices of its decoder.
#[derive(Clone, Debug)]
pub struct Definition {
    /// Number of bits of a field element.
    pub m: usize,
    /// The polynomial of the field.
    pub polynomial: u32,
    /// Whether a symbol is one bit.
    pub is_binary: bool,
    /// The locator of each symbol, divided by that of the last one.
    pub locators: Vec<u32>,
    /// The power of the locators in the first syndrome.
    pub first_power: u64,
    /// Number of check symbols in a codeword.
    pub check_symbols: usize,
    /// Number of syndromes.
    pub syndromes: usize,
    /// Maximum number of errors that are corrected.
    pub radius: usize,
    /// Maximum number of erased symbols.
    pub erasures: usize,
    /// Number of symbols in a beat.
    pub lanes: usize,
    /// Number of pairs of multipliers that solve the key equation.
    pub cells: usize,
}

impl Definition {
    /// The definition of a scheme, with the folding of the codec.
    pub fn new(scheme: &Algebraic, codec: &Codec) -> Self {
        let (field, first_power, is_binary) = match &scheme.family {
            Family::Bch(bch) => (bch.field(), 1, true),
            Family::ReedSolomon(rs) => (&rs.field, rs.first_power, false),
        };
        let n = scheme.family.symbols().0;
        let mut definition = Self {
            m: field.bits() as usize,
            polynomial: field.polynomial(),
            is_binary,
            locators: Vec::new(),
            first_power,
            check_symbols: scheme.family.check_symbols(),
            syndromes: 0,
            radius: scheme.radius,
            erasures: codec.erasures,
            lanes: codec.lanes,
            cells: codec.cells,
        };
        let locators: Vec<u32> = match &scheme.family {
            Family::Bch(_) => (0..n).rev().map(|e| definition.power(2, e as u64)).collect(),
            // The codec rejects codes with other locators.
            Family::ReedSolomon(rs) => rs.locators.iter().filter_map(element).collect(),
        };
        let unit = definition.inverse(locators.last().copied().unwrap_or(1));
        definition.locators = locators.iter().map(|x| definition.multiply(*x, unit)).collect();
        definition.syndromes = match &scheme.family {
            Family::Bch(bch) => 2 * bch.errors,
            Family::ReedSolomon(_) => definition.check_symbols,
        };
        definition
    }

    /// Number of symbols in a codeword.
    pub fn symbols(&self) -> usize {
        self.locators.len()
    }

    /// Number of beats of a codeword.
    pub fn beats(&self) -> usize {
        self.symbols() / self.lanes
    }

    /// Number of bits of a symbol.
    pub fn symbol_bits(&self) -> usize {
        if self.is_binary { 1 } else { self.m }
    }

    /// Maximum degree of the locator.
    pub fn degree(&self) -> usize {
        if self.erasures > 0 { self.syndromes } else { self.syndromes / 2 }
    }

    /// Number of rows into which the cells of the key equation are folded.
    pub fn rows(&self) -> usize {
        (self.syndromes + self.degree() + 1).div_ceil(self.cells)
    }

    /// The power of the locators in syndrome `j`.
    pub fn exponent(&self, j: usize) -> u64 {
        self.first_power + j as u64
    }

    /// The root of syndrome `j`: the value at which the word is evaluated.
    pub fn root(&self, j: usize) -> u32 {
        self.power(self.locators[self.symbols() - 2], self.exponent(j))
    }

    /// The product of two elements, by shifting and adding.
    pub fn multiply(&self, a: u32, b: u32) -> u32 {
        (0..self.m).rev().fold(0, |sum, bit| self.times_x(sum) ^ if b >> bit & 1 == 1 { a } else { 0 })
    }

    fn times_x(&self, a: u32) -> u32 {
        let twice = a << 1;
        if twice >> self.m & 1 == 1 { twice ^ self.polynomial } else { twice }
    }

    /// A power of an element, by repeated squaring.
    pub fn power(&self, a: u32, mut exponent: u64) -> u32 {
        let (mut result, mut square) = (1, a);
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = self.multiply(result, square);
            }
            square = self.multiply(square, square);
            exponent >>= 1;
        }
        result
    }

    /// The inverse of an element that is not zero.
    pub fn inverse(&self, a: u32) -> u32 {
        self.power(a, (1 << self.m) - 2)
    }

    /// The product of an element of polynomials and a constant; missing high bits are zero.
    pub fn scaled(&self, constant: u32, element: &[Polynomial]) -> Vec<Polynomial> {
        let (mut sum, mut column) = (self.zero(), constant);
        for bit in element {
            for (i, sum) in sum.iter_mut().enumerate() {
                if column >> i & 1 == 1 {
                    *sum = sum.sum(bit);
                }
            }
            column = self.times_x(column);
        }
        sum
    }

    /// The product of two elements of polynomials.
    pub fn product(&self, a: &[Polynomial], b: &[Polynomial]) -> Vec<Polynomial> {
        let (mut total, mut power) = (self.zero(), 1);
        for bit in b {
            let shifted: Vec<Polynomial> = a.iter().map(|other| other.product(bit)).collect();
            total = sum(&total, &self.scaled(power, &shifted));
            power = self.times_x(power);
        }
        total
    }

    /// The element 0.
    pub fn zero(&self) -> Vec<Polynomial> {
        vec![Polynomial::zero(); self.m]
    }
}

fn element(locator: &Locator) -> Option<u32> {
    match locator {
        Locator::Element(x) => Some(*x),
        Locator::Zero | Locator::Infinity => None,
    }
}

/// The sum of two elements.
pub fn sum(a: &[Polynomial], b: &[Polynomial]) -> Vec<Polynomial> {
    a.iter().zip(b).map(|(x, y)| x.sum(y)).collect()
}

/// A whole number as constant bits.
pub fn number(value: usize, bits: usize) -> Vec<Polynomial> {
    (0..bits).map(|bit| Polynomial::constant(value >> bit & 1 == 1)).collect()
}
