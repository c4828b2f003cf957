//! Several codes between the cells and the data, decoded one after another, bit by bit.
//!
//! Each stage is an oracle with a number of copies. The data bits of one stage's copies, copy after copy, are the
//! bits of the next in an order that is given as a list. An uncorrectable word is delivered as read; the definition
//! states whether it is reported.

use crate::bounded::BoundedDistance;
use crate::decode::{Decoded, Oracle, Status};

/// One stage of a [`Pipeline`].
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
    /// How reports of the previous stage erase symbols of this one, if they do.
    pub erases: Option<Erases>,
}

/// Reports of words of the previous stage as erasures of a Reed-Solomon code.
#[derive(Clone, Debug)]
pub struct Erases {
    /// The code of each codeword.
    pub code: BoundedDistance,
    /// For each codeword and symbol: the bits of the entry, that of alpha^0 first.
    pub symbols: Vec<Vec<Vec<usize>>>,
    /// The reports that erase symbols.
    pub of: Vec<Status>,
    /// Minimum number of reported symbols; with fewer, a codeword is decoded without erasures.
    pub from: usize,
    /// Maximum number of reported symbols; with more, a codeword is uncorrectable.
    pub up_to: usize,
    /// Maximum number of wrong symbols that the code corrects without erasures.
    pub radius: usize,
}

impl Erases {
    /// Decodes an entry; `reported` marks the bits that came through reported words.
    fn decode(&self, received: &[bool], reported: &[bool]) -> Decoded {
        let mut entry = received.to_vec();
        let mut status = Status::Clean;
        for symbols in &self.symbols {
            let mut word = Vec::new();
            let mut erased = Vec::new();
            for (s, bits) in symbols.iter().enumerate() {
                word.push(bits.iter().enumerate().map(|(i, bit)| u32::from(received[*bit]) << i).sum());
                if bits.iter().any(|bit| reported[*bit]) {
                    erased.push(s);
                }
            }
            let too_many = erased.len() > self.up_to;
            if erased.len() < self.from {
                erased.clear();
            }
            let left = self.code.check_symbols.saturating_sub(erased.len()) / 2;
            let found = self.code.correct(&word, &erased, self.radius.min(left));
            let (Some(values), false) = (found, too_many) else {
                return Decoded { status: Status::Detected, entry: received.to_vec() };
            };
            for (s, value) in values {
                status = Status::Corrected;
                for (i, bit) in symbols[s].iter().enumerate() {
                    entry[*bit] ^= value >> i & 1 == 1;
                }
            }
        }
        Decoded { status, entry }
    }
}

/// Results for one copy of the last stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The block is a DUE of the last stage, or of an earlier stage that reports.
    pub refused: bool,
    /// The last stage claims a correction.
    pub corrected: bool,
    /// The data that the last stage would deliver differs from the data written.
    pub wrong: bool,
}

/// Results of one read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The results, one for each copy of the last stage.
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
        let (mut reports, mut delivered_by_word) = (Vec::new(), 1);
        for (k, layer) in self.layers.iter().enumerate() {
            if k > 0 {
                bits = layer.from.iter().map(|&d| bits[d]).collect();
                tainted = layer.from.iter().map(|&d| tainted[d]).collect();
            }
            let size = layer.code.bits;
            let mut words: Vec<Decoded> = Vec::new();
            for c in 0..layer.copies {
                let own = c * size..(c + 1) * size;
                words.push(match &layer.erases {
                    Some(erases) => {
                        // Bits of the stage before come in words of as many data bits.
                        let sources = layer.from[own.clone()].iter().map(|data| reports[data / delivered_by_word]);
                        let reported: Vec<bool> = sources.map(|report| erases.of.contains(&report)).collect();
                        erases.decode(&bits[own], &reported)
                    }
                    None => layer.code.decode(&bits[own]),
                });
            }
            reports = words.iter().map(|word| word.status).collect();
            delivered_by_word = layer.code.data_positions.len();
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
