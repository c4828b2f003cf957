//! Several codes between the cells and the data, decoded one after another, bit by bit.
//!
//! Each stage is an oracle with a number of copies. The data bits of one stage's copies, copy after copy, are the
//! bits of the next in an order that is given as a list. An uncorrectable word is delivered as read; the definition
//! states whether it is reported.

use crate::decode::{Decoded, Oracle, Status};

/// One stage.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The code of each copy.
    pub code: Oracle,
    /// Number of parallel entries.
    pub copies: usize,
    /// `from[b]`: the data bit of the previous stage that is bit `b` of this stage, both counted copy after copy.
    /// Unused in the first stage.
    pub from: Vec<usize>,
    /// Whether the stage reports uncorrectable words: then every block with a bit of such a word is a DUE.
    pub tells: bool,
}

/// Results for one copy of the last stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The block is a DUE of the last stage, or of an earlier stage that reports.
    pub refused: bool,
    /// The last stage claims a correction.
    pub corrected: bool,
    /// The data that it would deliver differs from the data written.
    pub wrong: bool,
}

/// Results of one read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// One for each copy of the last stage.
    pub blocks: Vec<Block>,
    /// The data that the last stage delivers, copy after copy; as read if uncorrectable.
    pub delivered: Vec<bool>,
    /// For each stage: whether a copy of it claims a correction.
    pub corrected: Vec<bool>,
    /// For each stage: whether a copy of it reports its word as uncorrectable.
    pub refused: Vec<bool>,
}

/// Stages from the cells outwards.
#[derive(Clone, Debug)]
pub struct Pipeline {
    /// The stages; the first reads the cells.
    pub layers: Vec<Layer>,
}

impl Pipeline {
    /// The cells that store this data: each stage is encoded separately, from the last to the first.
    pub fn encode(&self, data: &[bool]) -> Vec<bool> {
        let mut wanted = data.to_vec();
        for (k, layer) in self.layers.iter().enumerate().rev() {
            // The wanted data of the next stage are the bits that this one must deliver.
            let size = layer.code.data_positions.len();
            let bits: Vec<bool> = wanted.chunks(size).flat_map(|word| layer.code.encode(word)).collect();
            if k == 0 {
                return bits;
            }
            wanted = vec![false; bits.len()];
            for (bit, &data_bit) in bits.iter().zip(&layer.from) {
                wanted[data_bit] = *bit;
            }
        }
        wanted
    }

    /// Decodes cells into which `data` was written.
    pub fn read(&self, cells: &[bool], data: &[bool]) -> Read {
        let mut bits = cells.to_vec();
        // For each bit: whether it came through an uncorrectable word of a reporting stage, or through a word with bits
        // of such a word.
        let mut tainted = vec![false; cells.len()];
        let mut read = Read { blocks: Vec::new(), delivered: Vec::new(), corrected: Vec::new(), refused: Vec::new() };
        for (k, layer) in self.layers.iter().enumerate() {
            if k > 0 {
                bits = layer.from.iter().map(|&d| bits[d]).collect();
                tainted = layer.from.iter().map(|&d| tainted[d]).collect();
            }
            let size = layer.code.bits;
            let words: Vec<Decoded> = (0..layer.copies).map(|c| layer.code.decode(&bits[c * size..][..size])).collect();
            read.corrected.push(words.iter().any(|w| w.status == Status::Corrected));
            read.refused.push(words.iter().any(|w| w.status == Status::Detected));
            let taint: Vec<bool> = (0..layer.copies)
                .map(|c| {
                    let before = tainted[c * size..][..size].iter().any(|t| *t);
                    before || layer.tells && words[c].status == Status::Detected
                })
                .collect();
            let last = k + 1 == self.layers.len();
            bits = Vec::new();
            let mut next = Vec::new();
            for (c, word) in words.iter().enumerate() {
                let delivered: Vec<bool> = layer.code.data_positions.iter().map(|&p| word.entry[p]).collect();
                if last {
                    let written = &data[c * delivered.len()..][..delivered.len()];
                    read.blocks.push(Block {
                        refused: taint[c] || word.status == Status::Detected,
                        corrected: word.status == Status::Corrected,
                        wrong: delivered != written,
                    });
                }
                next.extend(vec![taint[c]; delivered.len()]);
                bits.extend(delivered);
            }
            tainted = next;
        }
        read.delivered = bits;
        read
    }
}
