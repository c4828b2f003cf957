//! Reed-Solomon codes of entries whose symbols are bytes: annealing gives every byte another locator.
//!
//! The columns of H at a byte with locator X are alpha^i (X^b, X^(b+1), ...) for its bits i; extension columns stand for the
//! locators zero and infinity [MacWilliams & Sloane, The Theory of Error-Correcting Codes, chapters 10 and 11]. Four check symbols
//! keep every error of three bits from looking like a byte, whatever the locators are, but not from looking like a pin of several
//! bytes; and light locators make light circuits.

use super::{BYTE, Shape};
use eccforge_scheme::algebra::field::Field;

/// A column beyond those of the field's non-zero elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extension {
    /// Locator zero: (1, 0, ..., 0).
    Zero,
    /// Locator infinity: (0, ..., 0, 1).
    Infinity,
}

/// What all codes of a search have in common.
#[derive(Clone, Debug)]
pub struct ReedSolomon {
    /// GF(2^8).
    pub field: Field,
    /// b: the power of the locators in the first row of H.
    pub first_power: u64,
    /// The locators of the last symbols.
    pub extension: Vec<Extension>,
    /// Cost of a one in H.
    pub weight: f64,
}

/// Locators of the bytes of an entry, beat after beat, by their logarithms; those of extension columns are not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locators {
    logs: Vec<u16>,
    free: Vec<u16>,
}

impl Locators {
    /// From an order of all logarithms: the first ones are used.
    pub fn new(family: &ReedSolomon, shape: Shape, mut order: Vec<u16>) -> Self {
        let free = order.split_off(family.moving(shape));
        Self { logs: order, free }
    }

    /// How many locators are free.
    pub fn free(&self) -> usize {
        self.free.len()
    }

    /// With the free locator at a place in place of that of a byte; `None` for the bytes of extension columns.
    pub fn moved(&self, byte: usize, free: usize) -> Option<Self> {
        let mut moved = self.clone();
        std::mem::swap(moved.logs.get_mut(byte)?, &mut moved.free[free]);
        Some(moved)
    }

    /// The columns of a lane, beat after beat; bit 8 k + j of a column is bit j of the check symbol k.
    pub fn columns(&self, family: &ReedSolomon, shape: Shape, lane: usize) -> Vec<u32> {
        let byte = |beat: usize| family.columns(shape, self.logs.get(beat * shape.lanes + lane).copied(), beat, lane);
        (0..shape.beats).flat_map(byte).collect()
    }
}

impl ReedSolomon {
    /// Bytes whose locators are no extension columns.
    fn moving(&self, shape: Shape) -> usize {
        shape.beats * shape.lanes - self.extension.len()
    }

    fn columns(&self, shape: Shape, log: Option<u16>, beat: usize, lane: usize) -> [u32; BYTE] {
        let extension = (beat * shape.lanes + lane).checked_sub(self.moving(shape)).map(|i| self.extension[i]);
        let power = |k: usize, bit: usize| match (log, extension) {
            (Some(log), _) => self.field.power(u64::from(log) * (self.first_power + k as u64) + bit as u64),
            (None, Some(Extension::Zero)) if k == 0 => 1 << bit,
            (None, Some(Extension::Infinity)) if k == shape.beats - 1 => 1 << bit,
            _ => 0,
        };
        std::array::from_fn(|bit| (0..shape.beats).fold(0, |column, k| column | power(k, bit) << (k * BYTE)))
    }

    /// The logarithms of the locators of a code, byte after byte without extension columns, from its columns by bit of the entry.
    pub fn logs(&self, shape: Shape, columns: &[u32]) -> Vec<u32> {
        let symbol = |column: u32, k: usize| column >> (k * BYTE) & 255;
        let first = columns.iter().step_by(BYTE).take(self.moving(shape));
        // X is the second symbol over the first.
        let locator = |c: &u32| self.field.multiply(symbol(*c, 1), self.field.inverse(symbol(*c, 0)));
        first.map(|column| self.field.log(locator(column))).collect()
    }
}
