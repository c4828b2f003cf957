//! Narrow-sense binary BCH codes that correct any number of errors: generator, encoder and decoder.
//!
//! Bit b of a word is the coefficient of x^(n - 1 - b), so data comes first. A word that is read from its other end belongs to the
//! BCH code of the reciprocal field [MacWilliams and Sloane, Chapter 7], so each order of the bits is a code of this form.
//!
//! ```
//! use eccforge_gf::field::Field;
//! use eccforge_scheme::bch::Bch;
//!
//! let code = Bch::new(Field::new(0x13).unwrap(), 3, 5, false).unwrap();
//! let mut word = code.encode(&[true, false, true, true, false]);
//! [1, 4, 14].iter().for_each(|bit: &usize| word[*bit] ^= true);
//! assert_eq!(code.correct(&word, 3), Some(vec![1, 4, 14]));
//! ```

use crate::construct;
use crate::reed_solomon::{Locator, ReedSolomon};
use eccforge_gf::field::Field;
use eccforge_gf::polynomial::bch_generator;

/// A shortened BCH code. Invariant: the bits without the parity bit are at most the order of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bch {
    /// The Reed-Solomon code with 2 t check symbols; its binary words are the words of this code.
    over: ReedSolomon,
    /// Designed number of correctable errors, t.
    pub errors: usize,
    /// Data bits of a codeword.
    pub data_bits: usize,
    /// Whether the last bit makes the parity of all bits even.
    pub extended: bool,
    /// Coefficients of the generator polynomial, that of x^0 first.
    generator: Vec<bool>,
}

impl Bch {
    /// The code of k data bits that corrects t errors; `None` if it is longer than the order of the field.
    pub fn new(field: Field, errors: usize, data_bits: usize, extended: bool) -> Option<Self> {
        let generator = bch_generator(&field, errors as u32);
        let length = data_bits + generator.len() - 1;
        if length > field.order() as usize {
            return None;
        }
        let locators = (0..length).rev().map(|e| Locator::Element(field.power(e as u64))).collect();
        let check_symbols = 2 * errors as u32;
        let over = ReedSolomon { field, check_symbols, first_power: 1, locators, multipliers: Vec::new() };
        Some(Self { over, errors, data_bits, extended, generator })
    }

    /// The field of the roots.
    pub fn field(&self) -> &Field {
        &self.over.field
    }

    /// Coefficients of the generator polynomial, that of x^0 first.
    pub fn generator(&self) -> &[bool] {
        &self.generator
    }

    /// Number of check bits, r, including the parity bit.
    pub fn check_bits(&self) -> usize {
        self.generator.len() - 1 + usize::from(self.extended)
    }

    /// Bits of a codeword, n.
    pub fn length(&self) -> usize {
        self.data_bits + self.check_bits()
    }

    /// The columns of H, if they have at most 63 bits: the remainders of the powers of x, and those of the parity.
    pub fn columns(&self) -> Option<Vec<u64>> {
        Some(construct::bch(self.field(), self.errors as u32, self.data_bits, self.extended)?.1)
    }

    /// The codeword of these data bits, which come first.
    pub fn encode(&self, data: &[bool]) -> Vec<bool> {
        let r = self.generator.len() - 1;
        let mut remainder = vec![false; r];
        for bit in data {
            let carry = remainder[r - 1] ^ bit;
            remainder.rotate_right(1);
            remainder[0] = false;
            if carry {
                for (sum, g) in remainder.iter_mut().zip(&self.generator) {
                    *sum ^= g;
                }
            }
        }
        let mut word = data.to_vec();
        word.extend(remainder.iter().rev());
        if self.extended {
            word.push(word.iter().fold(false, |sum, bit| sum ^ bit));
        }
        word
    }

    /// The wrong bits of a word within `radius` bits of a codeword, ascending; `None` if no such codeword exists.
    pub fn correct(&self, word: &[bool], radius: usize) -> Option<Vec<usize>> {
        let cyclic = self.data_bits + self.generator.len() - 1;
        let symbols: Vec<u32> = word[..cyclic].iter().map(|bit| u32::from(*bit)).collect();
        let mut wrong = Vec::new();
        for (bit, value) in self.over.correct(&symbols, &[], radius)? {
            // A word of this code differs in bits; another word of the Reed-Solomon code does not belong to it.
            if value != 1 {
                return None;
            }
            wrong.push(bit);
        }
        // The other bits are corrected by then: a parity that is still odd is an error of the parity bit.
        let is_odd = word.iter().fold(wrong.len() % 2 == 1, |sum, bit| sum ^ bit);
        if self.extended && is_odd {
            wrong.push(cyclic);
        }
        // The parity bit can be one error more than the caller allows.
        (wrong.len() <= radius).then_some(wrong)
    }
}
