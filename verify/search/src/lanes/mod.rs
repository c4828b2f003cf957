//! Codes for whole entries that correct every bit, byte and pin, never miscorrect or miss two or three wrong bits,
//! and have a small decoder.
//!
//! An entry is B beats of L byte lanes of eight pins, with one lane of check bits. The columns of H at the 8 B bits
//! of a lane form a square matrix T, and its inverse decodes a lane's errors: the error is T^-1 s for a syndrome s,
//! and it is correctable if its ones are in one byte or on one pin [error trapping: Lin & Costello, Section 5.7].
//! Both T and its inverse should therefore need few XORs. Here T is a product of a permutation and a few layers of
//! sums of disjoint bits, each of which adds the parity of some bits to an even number of others. Such a layer is its
//! own inverse, so T^-1 has the XORs of T. Columns keep their odd weight [Hsiao, IBM J. Res. Dev. 14, 1970], so an
//! error of two bits never looks like one.
//!
//! Instead of such maps, the columns can be those of a Reed-Solomon code over the bytes, with any locators
//! ([`reed_solomon`]).
//!
//! [`clashes`] evaluates a code, and [`chain`] anneals the [`maps`] until no clash is left. [`spec`] is the
//! description, and [`results`] writes the files.

pub mod chain;
pub mod clashes;
pub mod maps;
pub mod reed_solomon;
pub mod results;
pub mod spec;
mod syndrome_table;

use schemars::JsonSchema;
use serde::Deserialize;

/// Pins of a byte lane.
pub const BYTE: usize = 8;

/// Shape of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub beats: usize,
    /// Byte lanes, the last with the check bits.
    pub lanes: usize,
}

impl Shape {
    /// Number of bits of a lane, which is also the number of check bits.
    pub fn lane_bits(self) -> usize {
        self.beats * BYTE
    }

    /// Number of bits of an entry.
    pub fn bits(self) -> usize {
        self.lanes * self.lane_bits()
    }

    /// The bit of the entry (beat after beat) for bit `at` of the lanes in order (beat after beat within each lane).
    pub fn physical(self, at: usize) -> usize {
        let (lane, own) = (at / self.lane_bits(), at % self.lane_bits());
        own / BYTE * self.lanes * BYTE + lane * BYTE + own % BYTE
    }

    /// The correctable patterns of a lane, where bit j is bit j of the lane: within a byte, or on a pin.
    pub fn patterns(self) -> Vec<u32> {
        let mut all: Vec<u32> = Vec::new();
        for beat in 0..self.beats {
            all.extend((1u32..256).map(|value| value << (beat * BYTE)));
        }
        for beats in 1u32..1 << self.beats {
            let mut first_pin = 0;
            for beat in (0..self.beats).filter(|beat| beats >> beat & 1 == 1) {
                first_pin |= 1u32 << (beat * BYTE);
            }
            all.extend((0..BYTE).map(|pin| first_pin << pin));
        }
        // A single bit is in a byte and on a pin.
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// Sums of disjoint bits: the parity of `sources` bits is added to `targets` others.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Layer {
    /// Bits that are summed.
    pub sources: usize,
    /// Bits that the sum is added to; even.
    pub targets: usize,
    /// Number of such sums.
    pub sums: usize,
}

impl Layer {
    /// Number of bits in all sums.
    pub fn bits(self) -> usize {
        self.sums * (self.sources + self.targets)
    }

    /// Number of XORs of two bits.
    pub fn xors(self) -> usize {
        self.sums * (self.sources - 1 + self.targets)
    }
}

/// Number of XORs of two bits in the map of a lane; its inverse has as many.
fn xors(layers: &[Layer]) -> usize {
    layers.iter().map(|layer| layer.xors()).sum()
}

/// The map of one lane: its bits are permuted and then pass the layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// The row of each bit before the layers.
    pub order: Vec<u8>,
    /// For each layer, the rows in the order in which its sums use them: sources, then targets.
    pub places: Vec<Vec<u8>>,
}

impl Lane {
    /// The columns of the map; bit j is row j.
    pub fn columns(&self, layers: &[Layer]) -> Vec<u32> {
        self.order.iter().map(|row| self.passed(layers, 1 << row)).collect()
    }

    fn passed(&self, layers: &[Layer], mut rows: u32) -> u32 {
        for (layer, places) in layers.iter().zip(&self.places) {
            for sum in places.chunks(layer.sources + layer.targets).take(layer.sums) {
                let (sources, targets) = sum.split_at(layer.sources);
                // Sources and targets are different bits, so the layer is its own inverse.
                if sources.iter().fold(0, |parity, row| parity ^ (rows >> row & 1)) == 1 {
                    rows ^= targets.iter().fold(0, |mask, row| mask | 1 << row);
                }
            }
        }
        rows
    }
}
