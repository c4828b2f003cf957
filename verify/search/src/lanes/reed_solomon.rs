//! Reed-Solomon codes of entries whose symbols are bytes: annealing gives every byte another locator.
//!
//! Extension columns stand for the locators zero and infinity [MacWilliams & Sloane, The Theory of Error-Correcting Codes,
//! chapters 10 and 11]. Four check symbols keep every error of three bits from looking like a byte, whatever the locators are, but
//! not from looking like a pin of several bytes; and light locators make light circuits.

use super::{BYTE, Shape};
use eccforge_scheme::algebra::field::Field;
use eccforge_scheme::algebra::reed_solomon::{Locator, ReedSolomon};

/// What all codes of a search have in common.
#[derive(Clone, Debug)]
pub struct Family {
    /// The code with every locator there is: alpha^0, alpha^1 and so on, and those of the last symbols, zero or infinity.
    pub longest: ReedSolomon,
    /// Columns of H of each symbol of that code, by bit; bit 8 k + j of a column is bit j of the check symbol k.
    columns: Vec<[u32; BYTE]>,
    /// Cost of a one in H.
    pub weight: f64,
}

/// Symbols of the longest code for the bytes of an entry, beat after beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locators {
    used: Vec<u16>,
    free: Vec<u16>,
}

impl Family {
    /// Codes of at most four check symbols over GF(2^8); b is the power of the locators in the first row of H.
    pub fn new(field: Field, check_symbols: u32, b: u64, extension: &[Locator], weight: f64) -> Self {
        let elements = (0..u64::from(field.order())).map(|log| Locator::Element(field.power(log)));
        let locators = elements.chain(extension.iter().copied()).collect();
        let longest = ReedSolomon { field, check_symbols, first_power: b, locators };
        let binary = longest.binary_columns();
        let columns = binary.chunks_exact(BYTE).map(|symbol| std::array::from_fn(|bit| symbol[bit] as u32)).collect();
        Self { longest, columns, weight }
    }

    /// How many locators are no extension.
    pub fn elements(&self) -> usize {
        self.longest.field.order() as usize
    }

    /// The locators of the last symbols.
    pub fn extension(&self) -> &[Locator] {
        &self.longest.locators[self.elements()..]
    }

    /// The logarithms of the locators of a code, byte after byte without extension columns, from its columns by bit of the entry.
    pub fn logs(&self, shape: Shape, columns: &[u32]) -> Vec<usize> {
        let bytes = columns.chunks(BYTE).take(shape.beats * shape.lanes - self.extension().len());
        bytes.filter_map(|byte| self.columns.iter().position(|symbol| symbol == byte)).collect()
    }
}

impl Locators {
    /// From an order of all locators but those of extension columns, which come last: the first ones are used.
    pub fn new(family: &Family, shape: Shape, mut order: Vec<u16>) -> Self {
        let extension = family.elements()..family.longest.locators.len();
        let free = order.split_off(shape.beats * shape.lanes - extension.len());
        order.extend(extension.map(|symbol| symbol as u16));
        Self { used: order, free }
    }

    /// How many locators are free.
    pub fn free(&self) -> usize {
        self.free.len()
    }

    /// With the free locator at a place in place of that of a byte; `None` for the bytes of extension columns.
    pub fn moved(&self, family: &Family, byte: usize, free: usize) -> Option<Self> {
        let elements = self.used.len() - family.extension().len();
        let mut moved = self.clone();
        std::mem::swap(moved.used[..elements].get_mut(byte)?, &mut moved.free[free]);
        Some(moved)
    }

    /// The columns of a lane, beat after beat.
    pub fn columns(&self, family: &Family, shape: Shape, lane: usize) -> Vec<u32> {
        let byte = |beat: usize| family.columns[usize::from(self.used[beat * shape.lanes + lane])];
        (0..shape.beats).flat_map(byte).collect()
    }
}
