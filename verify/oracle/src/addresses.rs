//! Codes that protect the address without storing it, in both of their definitions.
//!
//! Columns: the address bits are further bits of every codeword. They are set before the check bits are computed and
//! are not stored; a read inserts the bits of the requested address. XOR: the address is repeated and cut to a width,
//! or extended with zeros. A write complements the data bits where the result has a one, and a read complements them
//! again.

use crate::binary::{BinaryDefinition, Rule};
use crate::decode::{Oracle, Status};

/// How the address enters the code.
#[derive(Clone, Debug)]
enum Folding {
    /// After the stored bits, the oracle's entry has the address bits of every codeword.
    FurtherBits { stored: usize, codewords: usize },
    /// The repeated address is XORed into the data.
    Xor { copies: usize, width: usize },
}

/// A scheme with an address.
#[derive(Clone, Debug)]
pub struct Addressed {
    code: Oracle,
    folding: Folding,
    /// Bits of the address.
    pub bits: usize,
}

/// The delivered entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivered {
    /// The decoder's claim.
    pub status: Status,
    /// The delivered data; if uncorrectable, the data as read, without the address.
    pub data: Vec<bool>,
}

impl Addressed {
    /// The scheme with a column of H for each address bit, the same in every codeword.
    pub fn with_columns(definition: BinaryDefinition, columns: &[u64]) -> Self {
        let (stored, codewords) = (definition.bits, definition.codewords.len());
        let mut further = definition;
        for (w, codeword) in further.codewords.iter_mut().enumerate() {
            codeword.extend((0..columns.len()).map(|a| stored + w * columns.len() + a));
        }
        further.columns.extend(columns);
        further.bits += codewords * columns.len();
        if let Rule::TogetherIn(partitions) = &mut further.rule {
            // Address bits are never corrected, so any cell will do.
            for cells in partitions {
                cells.resize(further.bits, 0);
            }
        }
        let folding = Folding::FurtherBits { stored, codewords };
        Self { code: Oracle::from_definition(further), folding, bits: columns.len() }
    }

    /// The scheme with the address, repeated `copies` times and cut to `width` bits, XORed into the data.
    pub fn with_xor(code: Oracle, bits: usize, copies: usize, width: usize) -> Self {
        Self { code, folding: Folding::Xor { copies, width }, bits }
    }

    /// Number of data bits of an entry.
    pub fn data_bits(&self) -> usize {
        match self.folding {
            Folding::FurtherBits { codewords, .. } => self.code.data_positions.len() - codewords * self.bits,
            Folding::Xor { .. } => self.code.data_positions.len(),
        }
    }

    /// The stored word for `data` at `address`.
    pub fn write(&self, data: &[bool], address: u64) -> Vec<bool> {
        match self.folding {
            Folding::FurtherBits { stored, codewords } => {
                let mut with_address = data.to_vec();
                for _ in 0..codewords {
                    with_address.extend(self.address(address));
                }
                self.code.encode(&with_address)[..stored].to_vec()
            }
            Folding::Xor { .. } => self.complemented(self.code.encode(data), address),
        }
    }

    /// The result of reading a stored entry at `address`.
    pub fn read(&self, stored: &[bool], address: u64) -> Delivered {
        let mut entry = stored.to_vec();
        match self.folding {
            Folding::FurtherBits { codewords, .. } => {
                for _ in 0..codewords {
                    entry.extend(self.address(address));
                }
            }
            Folding::Xor { .. } => entry = self.complemented(entry, address),
        }
        let decoded = self.code.decode(&entry);
        let data = self.code.data_positions.iter().take(self.data_bits()).map(|p| decoded.entry[*p]).collect();
        Delivered { status: decoded.status, data }
    }

    fn address(&self, address: u64) -> Vec<bool> {
        (0..self.bits).map(|a| address >> a & 1 == 1).collect()
    }

    fn complemented(&self, mut entry: Vec<bool>, address: u64) -> Vec<bool> {
        let Folding::Xor { copies, width } = self.folding else { return entry };
        let mut mask: Vec<bool> = (0..copies).flat_map(|_| self.address(address)).collect();
        // Copies beyond the width are cut, and data bits beyond them keep their values.
        mask.resize(width, false);
        for (position, one) in self.code.data_positions.iter().zip(mask) {
            entry[*position] ^= one;
        }
        entry
    }
}
