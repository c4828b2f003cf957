//! Shortened cyclic codes: the words are the multiples of a generator polynomial, and column b of H is the power of x of bit
//! b, up to row operations.
//!
//! A cyclic code that is read from its other end is cyclic as well, and the reciprocal polynomial generates it. Row operations
//! change no word. The order of the bits and the rows of H therefore cannot hide a cyclic code.

use crate::spec::BitOrderSpec;
use eccforge_gf::field::Field;
use eccforge_gf::gf2::{self, Membership};
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_gf::polynomial;

/// A shortened cyclic code, with or without an overall parity bit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cyclic {
    /// The generator polynomial: bit i is the coefficient of x^i.
    pub generator: u128,
    /// Whether bit 0 is the coefficient of x^0 or of the highest power.
    pub order: BitOrderSpec,
    /// Whether the last bit makes the parity of all bits even.
    pub extended: bool,
}

/// The power after `power` modulo a generator of degree r.
pub fn power_after(power: u64, generator: u128, r: u32) -> u64 {
    let shifted = u128::from(power) << 1;
    (if shifted >> r & 1 == 1 { shifted ^ generator } else { shifted }) as u64
}

impl Cyclic {
    /// The cyclic code that H checks; `None` if the code of H is not cyclic.
    pub fn of(h: &ParityCheckMatrix) -> Option<Self> {
        if let Some(cyclic) = Self::with_parity_bit(h, false) {
            return Some(cyclic);
        }
        // An overall parity bit makes every weight even.
        if is_even(h) { Self::with_parity_bit(h, true) } else { None }
    }

    /// The cyclic code that H checks, `extended` by a parity bit or not.
    fn with_parity_bit(h: &ParityCheckMatrix, extended: bool) -> Option<Self> {
        let mut powers = powers_of(h, extended)?;
        // The code is cyclic in both orders; bit 0 is x^0 where H has it as such.
        let mut order = BitOrderSpec::LsbFirst;
        if powers[0] != 1 {
            order = BitOrderSpec::MsbFirst;
            powers.reverse();
        }
        let r = h.r() - u32::from(extended);
        let generator = generator_of(&powers, r)?;
        Some(Self { generator, order, extended })
    }

    /// The field of this code, if it is a BCH code of designed distance 2 t + 1. The bit of x^i has the locator
    /// alpha^i.
    pub fn bch_field(&self, t: u32) -> Option<Field> {
        let generator = u64::try_from(self.generator).ok()?;
        // Every minimal polynomial has at most the degree of the field.
        let least = polynomial::degree(generator).div_ceil(t).max(2);
        let fields = (least..=16).flat_map(|m| 1u32 << m..2 << m);
        let roots = fields.filter(|p| polynomial::common_factor(generator.into(), (*p).into()) == u128::from(*p));
        roots
            .filter_map(|p| Field::new(p).ok())
            .find(|field| polynomial::mask(&polynomial::bch_generator(field, t)) == Some(generator))
    }

    /// The exponent of bit `b` in a codeword of n bits; `None` for the overall parity bit.
    pub fn exponent(&self, b: usize, n: usize) -> Option<usize> {
        let cyclic = n - usize::from(self.extended);
        match self.order {
            BitOrderSpec::LsbFirst => Some(b).filter(|b| *b < cyclic),
            BitOrderSpec::MsbFirst => (cyclic - 1).checked_sub(b),
        }
    }
}

/// The columns of the code without its parity bit, if it has one: they are read modulo the column of that bit.
fn powers_of(h: &ParityCheckMatrix, extended: bool) -> Option<Vec<u64>> {
    let (last, others) = h.columns().split_last()?;
    if !extended {
        return Some(h.columns().to_vec());
    }
    let modulo = gf2::Span::of([*last]);
    Some(others.iter().map(|column| modulo.reduce(*column).0).collect())
}

/// Whether every word has an even weight: a sum of rows is all ones.
fn is_even(h: &ParityCheckMatrix) -> bool {
    let columns = h.columns();
    let independent = gf2::independent(columns.iter().copied());
    let basis: Vec<u64> = independent.iter().map(|i| columns[*i]).collect();
    let Ok(inverse) = gf2::invert(&basis) else { return false };
    // The only sum of rows that is one in every column of the basis.
    let rows = inverse.iter().fold(0, |sum, row| sum ^ row);
    columns.iter().all(|column| gf2::parity(column & rows) == 1)
}

/// The generator of degree r whose remainders of x^0, x^1, ... are these columns, up to row operations.
fn generator_of(powers: &[u64], r: u32) -> Option<u128> {
    let size = r as usize;
    // Without data bits there is no x^r, whose remainder is the generator.
    if powers.len() <= size {
        return None;
    }
    let width = powers.iter().map(|c| 64 - c.leading_zeros()).max()?;
    let Membership { checks, coordinates } = gf2::membership(&powers[..size], width)?;
    let reduced = |column: u64| {
        if checks.iter().any(|check| gf2::parity(column & check) == 1) {
            return None;
        }
        let mut rest = 0;
        for (i, coordinate) in coordinates[..size].iter().enumerate() {
            rest |= gf2::parity(column & coordinate) << i;
        }
        Some(rest)
    };
    let generator = 1 << r | u128::from(reduced(powers[size])?);
    let mut power = 1;
    for column in powers {
        if reduced(*column) != Some(power) {
            return None;
        }
        power = power_after(power, generator, r);
    }
    // A multiple of x generates no cyclic code: its bit of x^0 would always be zero.
    (generator & 1 == 1).then_some(generator)
}
