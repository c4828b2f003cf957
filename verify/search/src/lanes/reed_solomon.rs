//! Generalised Reed-Solomon codes of entries whose symbols are bytes: annealing changes the locator and the
//! multiplier of every byte.
//!
//! The columns of a byte are those of a Reed-Solomon code, all multiplied by one field element. Extension columns
//! represent the locators zero and infinity [MacWilliams & Sloane, The Theory of Error-Correcting Codes, chapters 10
//! and 11]. For any locators and multipliers, four check symbols separate all bytes and all pairs of bytes, and no
//! error of three bits looks like a byte. A search is needed for pins of several bytes, and to separate pairs of bits
//! from errors of three; light columns also give small circuits.

use super::{BYTE, Shape};
use eccforge_gf::field::Field;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};

/// Properties that all codes of a search share.
#[derive(Clone, Debug)]
pub struct Family {
    /// The code with every locator: alpha^0, alpha^1 and so on, then zero or infinity for the last symbols.
    pub longest: ReedSolomon,
    /// `columns[s][j]` is alpha^j times the column of symbol s; bit 8 k + i of it is bit i of the check symbol k.
    columns: Vec<Vec<u32>>,
    /// Cost of a one in H.
    pub weight: f64,
    /// Whether multipliers are also searched; otherwise they are 1.
    pub multipliers: bool,
    /// Whether every two bits of the entry are also corrected.
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
    /// Codes of at most four check symbols over GF(2^8), with multipliers 1 and without a cost of ones in H; b is the
    /// power of the locators in the first row of H.
    pub fn new(field: Field, check_symbols: u32, b: u64, extension: &[Locator]) -> Self {
        let order = u64::from(field.order());
        let elements = (0..order).map(|log| Locator::Element(field.power(log)));
        let locators = elements.chain(extension.iter().copied()).collect();
        let longest = ReedSolomon { field, check_symbols, first_power: b, locators, multipliers: Vec::new() };
        let mut columns = Vec::new();
        for s in 0..longest.locators.len() {
            let column = longest.column(s);
            let mut multiples = Vec::new();
            // A byte with the multiplier alpha^j has the multiples from j to j + 7, so eight more are needed.
            for j in 0..order + BYTE as u64 {
                let symbols = column.iter().map(|h| longest.field.multiply(*h, longest.field.power(j)));
                multiples.push(symbols.enumerate().fold(0, |bits, (k, symbol)| bits | symbol << (k * BYTE)));
            }
            columns.push(multiples);
        }
        Self { longest, columns, weight: 0.0, multipliers: false, pairs: false }
    }

    /// Number of locators that are not extensions.
    pub fn elements(&self) -> usize {
        self.longest.field.order() as usize
    }

    /// The locators of the last symbols.
    pub fn extension(&self) -> &[Locator] {
        &self.longest.locators[self.elements()..]
    }

    /// Whether these columns, by bit of the entry, are those of locators of this family with multipliers 1.
    pub fn has(&self, shape: Shape, columns: &[u32]) -> bool {
        let mut used = self.logs(shape, columns);
        used.extend(self.elements()..self.longest.locators.len());
        used.iter().flat_map(|symbol| &self.columns[*symbol][..BYTE]).eq(columns)
    }

    /// The logarithms of the locators of a code with these columns by bit of the entry, byte after byte without
    /// extension columns. The multipliers of the code must be 1.
    pub fn logs(&self, shape: Shape, columns: &[u32]) -> Vec<usize> {
        let bytes = columns.chunks(BYTE).take(shape.beats * shape.lanes - self.extension().len());
        bytes.filter_map(|byte| self.columns.iter().position(|symbol| symbol[..BYTE] == *byte)).collect()
    }
}

impl Locators {
    /// Uses the first locators of `order`, with multipliers 1. `order` contains all locators except those of extension
    /// columns, which come last.
    pub fn new(family: &Family, shape: Shape, mut order: Vec<u16>) -> Self {
        let extension = family.elements()..family.longest.locators.len();
        let free = order.split_off(shape.beats * shape.lanes - extension.len());
        order.extend(extension.map(|symbol| symbol as u16));
        Self { used: order.into_iter().map(|symbol| (symbol, 0)).collect(), free }
    }

    /// Number of free locators.
    pub fn free(&self) -> usize {
        self.free.len()
    }

    /// Replaces the locator of a byte by the free one at a position; `None` for the bytes of extension columns.
    pub fn moved(&self, family: &Family, byte: usize, free: usize) -> Option<Self> {
        let elements = self.used.len() - family.extension().len();
        let mut moved = self.clone();
        std::mem::swap(&mut moved.used[..elements].get_mut(byte)?.0, &mut moved.free[free]);
        Some(moved)
    }

    /// Replaces the multiplier of a byte, given by its logarithm.
    #[must_use]
    pub fn multiplied(&self, byte: usize, log: usize) -> Self {
        let mut multiplied = self.clone();
        multiplied.used[byte].1 = log as u16;
        multiplied
    }

    /// The columns of a lane, beat after beat.
    pub fn columns(&self, family: &Family, shape: Shape, lane: usize) -> Vec<u32> {
        let mut columns = Vec::with_capacity(shape.lane_bits());
        for beat in 0..shape.beats {
            let (symbol, multiplier) = self.used[beat * shape.lanes + lane];
            let first = usize::from(multiplier);
            columns.extend(&family.columns[usize::from(symbol)][first..first + BYTE]);
        }
        columns
    }
}
