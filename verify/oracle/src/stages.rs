//! Several codes between the cells and the data, decoded one after the other, bit by bit.
//!
//! Each stage is an oracle in some copies. The data bits that the copies of one stage deliver, copy after copy, are the
//! bits of the next in an order that is written out as a list. A refused word is delivered as it was read; whether anybody
//! is told of the refusal is part of the definition.

use crate::decode::{Decoded, Oracle, Status};

/// One stage.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The code of each copy.
    pub code: Oracle,
    /// How many entries stand side by side.
    pub copies: usize,
    /// `from[b]`: which data bit of the stage before is bit `b` of this stage, both counted copy after copy. Not read in
    /// the first stage.
    pub from: Vec<usize>,
    /// Whether a refusal is told: then every block with a bit of the refused word is refused.
    pub tells: bool,
}

/// What became of one copy of the last stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// It was refused: by the last stage, or by an earlier one that tells.
    pub refused: bool,
    /// The last stage says that it corrected.
    pub corrected: bool,
    /// The data that it would deliver are not those that were written.
    pub wrong: bool,
}

/// What became of everything that was read together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// One for each copy of the last stage.
    pub blocks: Vec<Block>,
    /// What the last stage delivers, copy after copy; as read where it refused.
    pub delivered: Vec<bool>,
    /// For each stage: whether a copy of it says that it corrected.
    pub corrected: Vec<bool>,
    /// For each stage: whether a copy of it refused its word.
    pub refused: Vec<bool>,
}

/// Stages from the cells outwards.
#[derive(Clone, Debug)]
pub struct Pipeline {
    /// The first reads cells.
    pub layers: Vec<Layer>,
}

impl Pipeline {
    /// The cells that hold these data: each stage is encoded on its own, from the last to the first.
    pub fn encode(&self, data: &[bool]) -> Vec<bool> {
        let mut wanted = data.to_vec();
        for (k, layer) in self.layers.iter().enumerate().rev() {
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
        // For each bit: whether it came through a word that a telling stage refused, or through one with bits of such a word.
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
