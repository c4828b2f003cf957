//! Generalised Reed-Solomon codes of entries whose symbols are bytes: annealing gives every byte another locator and another
//! multiplier.
//!
//! The columns of a byte are those of a Reed-Solomon code, all times one field element, its multiplier; extension columns stand for
//! the locators zero and infinity [MacWilliams & Sloane, The Theory of Error-Correcting Codes, chapters 10 and 11]. Four check
//! symbols tell all bytes and all pairs of bytes from each other and keep every error of three bits from looking like a byte,
//! whatever locators and multipliers are. Pins of several bytes, and pairs of bits beside errors of three, take a search; and light
//! columns make light circuits.

use super::{BYTE, Shape};
use eccforge_scheme::algebra::field::Field;
use eccforge_scheme::algebra::reed_solomon::{Locator, ReedSolomon};

/// What all codes of a search have in common.
#[derive(Clone, Debug)]
pub struct Family {
    /// The code with every locator there is: alpha^0, alpha^1 and so on, and those of the last symbols, zero or infinity.
    pub longest: ReedSolomon,
    /// `columns[s][j]` is alpha^j times the column of symbol s; bit 8 k + i of it is bit i of the check symbol k.
    columns: Vec<Vec<u32>>,
    /// Cost of a one in H.
    pub weight: f64,
    /// Whether multipliers are searched too; else they are 1.
    pub multipliers: bool,
    /// Whether every two bits of the entry are corrected too.
    pub pairs: bool,
}

/// A symbol of the longest code, and the logarithm of its multiplier.
type Symbol = (u16, u16);

/// Symbols for the bytes of an entry, beat after beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locators {
    used: Vec<Symbol>,
    free: Vec<u16>,
}

impl Family {
    /// Codes of at most four check symbols over GF(2^8), with multipliers 1 and where a one in H costs nothing; b is the power of the
    /// locators in the first row of H.
    pub fn new(field: Field, check_symbols: u32, b: u64, extension: &[Locator]) -> Self {
        let order = u64::from(field.order());
        let elements = (0..order).map(|log| Locator::Element(field.power(log)));
        let locators = elements.chain(extension.iter().copied()).collect();
        let longest = ReedSolomon { field, check_symbols, first_power: b, locators };
        let times = |column: &[u32], j: u64| {
            let symbols = column.iter().map(|h| longest.field.multiply(*h, longest.field.power(j)));
            symbols.enumerate().fold(0, |bits, (k, symbol)| bits | symbol << (k * BYTE))
        };
        let multiples = |s: usize| {
            let column = longest.column(s);
            (0..order + BYTE as u64).map(|j| times(&column, j)).collect()
        };
        let columns = (0..longest.locators.len()).map(multiples).collect();
        Self { longest, columns, weight: 0.0, multipliers: false, pairs: false }
    }

    /// How many locators are no extension.
    pub fn elements(&self) -> usize {
        self.longest.field.order() as usize
    }

    /// The locators of the last symbols.
    pub fn extension(&self) -> &[Locator] {
        &self.longest.locators[self.elements()..]
    }

    /// The logarithms of the locators of a code whose multipliers are 1, byte after byte without extension columns, from its columns
    /// by bit of the entry.
    pub fn logs(&self, shape: Shape, columns: &[u32]) -> Vec<usize> {
        let bytes = columns.chunks(BYTE).take(shape.beats * shape.lanes - self.extension().len());
        bytes.filter_map(|byte| self.columns.iter().position(|symbol| symbol[..BYTE] == *byte)).collect()
    }
}

impl Locators {
    /// From an order of all locators but those of extension columns, which come last: the first ones are used, with multipliers 1.
    pub fn new(family: &Family, shape: Shape, mut order: Vec<u16>) -> Self {
        let extension = family.elements()..family.longest.locators.len();
        let free = order.split_off(shape.beats * shape.lanes - extension.len());
        order.extend(extension.map(|symbol| symbol as u16));
        Self { used: order.into_iter().map(|symbol| (symbol, 0)).collect(), free }
    }

    /// How many locators are free.
    pub fn free(&self) -> usize {
        self.free.len()
    }

    /// With the free locator at a place in place of that of a byte; `None` for the bytes of extension columns.
    pub fn moved(&self, family: &Family, byte: usize, free: usize) -> Option<Self> {
        let elements = self.used.len() - family.extension().len();
        let mut moved = self.clone();
        std::mem::swap(&mut moved.used[..elements].get_mut(byte)?.0, &mut moved.free[free]);
        Some(moved)
    }

    /// With another multiplier of a byte, given by its logarithm.
    #[must_use]
    pub fn multiplied(&self, byte: usize, log: usize) -> Self {
        let mut multiplied = self.clone();
        multiplied.used[byte].1 = log as u16;
        multiplied
    }

    /// The columns of a lane, beat after beat.
    pub fn columns(&self, family: &Family, shape: Shape, lane: usize) -> Vec<u32> {
        let byte = |beat: usize| {
            let (symbol, multiplier) = self.used[beat * shape.lanes + lane];
            family.columns[usize::from(symbol)].iter().skip(multiplier.into()).take(BYTE)
        };
        (0..shape.beats).flat_map(byte).copied().collect()
    }
}
