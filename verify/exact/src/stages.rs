//! One error through the decoders of several stages, with all results of each.
//!
//! Only zeros are written, because decoders treat an error the same for all data. The errors that one decoder
//! delivers are the input errors of the next one. Entries without errors are not decoded.

use crate::single::{Decoded, Reader};
use crate::tally::Outcome;
use eccforge_scheme::stages::{Flag, Stages};
use schemars::JsonSchema;
use serde::Serialize;

/// One entry of a stage that has an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The copy of the stage.
    pub copy: usize,
    /// Its bits that were wrong as read, ascending.
    pub error: Vec<usize>,
    /// The decoder's result.
    pub decoded: Decoded,
    /// Its data bits that are delivered wrong, ascending.
    pub wrong_data: Vec<usize>,
}

/// A copy of the last stage, as the system gets it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Block {
    /// The last stage delivers a correction.
    pub ce: bool,
    /// The block is a DUE of the last stage, or of an earlier stage with a flag.
    pub due: bool,
    /// Its data bits that are wrong, ascending; they reach nobody if it is refused.
    #[serde(rename = "wrong_data_bits")]
    pub wrong_data: Vec<usize>,
}

/// Results for an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// For each stage that errors pass: its entries with errors.
    pub stages: Vec<Vec<Entry>>,
    /// The blocks that are read together.
    pub blocks: Vec<Block>,
    /// For each stage: an entry of it is the reason for a DUE of a block.
    pub refused_at: Vec<bool>,
    /// The ground truth: silent if a block is delivered wrong, else detected if a block is a DUE, else corrected if
    /// an entry of a stage was, else clean.
    pub outcome: Outcome,
}

impl Passage {
    /// For each stage: it corrected an entry, rightly or not.
    pub fn corrected_at(&self) -> Vec<bool> {
        self.stages.iter().map(|entries| entries.iter().any(|e| e.decoded.ce)).collect()
    }
}

/// The decoders of all stages that errors pass, built once for many errors.
#[derive(Clone, Debug)]
pub struct StagesReader {
    stages: Stages,
    /// One for each stage that errors pass.
    readers: Vec<Reader>,
    /// See [`Stages::sources`].
    sources: Vec<Vec<Vec<bool>>>,
}

impl StagesReader {
    /// Makes the circuits of `stages`.
    pub fn new(stages: &Stages) -> Self {
        let readers = stages.passed().iter().map(|stage| Reader::new(&stage.scheme)).collect();
        Self { stages: stages.clone(), readers, sources: stages.sources() }
    }

    /// The stages.
    pub fn stages(&self) -> &Stages {
        &self.stages
    }

    /// The decoder, if there is only one stage.
    pub fn single(&self) -> Option<&Reader> {
        self.stages.single().and(self.readers.first())
    }

    /// Flips the bits of `error` at the error stage, counted copy after copy, and reads.
    ///
    /// # Panics
    /// If a bit is outside the error stage.
    pub fn decode(&self, error: &[usize]) -> Passage {
        let passed = self.stages.passed();
        let mut wrong = vec![false; passed[0].bits()];
        error.iter().for_each(|&bit| wrong[bit] = !wrong[bit]);
        let mut stages: Vec<Vec<Entry>> = Vec::new();
        for (k, (stage, reader)) in passed.iter().zip(&self.readers).enumerate() {
            if k > 0 {
                wrong = stage.reads.iter().map(|&data| wrong[data]).collect();
            }
            let size = stage.scheme.geometry.bits();
            let entries: Vec<Entry> =
                wrong.chunks(size).enumerate().filter_map(|(copy, bits)| entry(reader, copy, bits)).collect();
            wrong = vec![false; stage.data()];
            for entry in &entries {
                entry.wrong_data.iter().for_each(|data| wrong[entry.copy * stage.data_of_copy() + data] = true);
            }
            stages.push(entries);
        }
        self.judged(stages)
    }

    /// The verdict over all blocks.
    fn judged(&self, stages: Vec<Vec<Entry>>) -> Passage {
        let passed = self.stages.passed();
        let last = passed.len() - 1;
        let mut blocks = vec![Block::default(); passed[last].copies];
        for entry in &stages[last] {
            let block = &mut blocks[entry.copy];
            (block.ce, block.wrong_data) = (entry.decoded.ce, entry.wrong_data.clone());
        }
        let mut refused_at = vec![false; passed.len()];
        for (k, _) in passed.iter().enumerate().filter(|(k, s)| *k == last || s.flag == Flag::Severity) {
            for entry in stages[k].iter().filter(|e| e.decoded.due) {
                for (_, block) in blocks.iter_mut().enumerate().filter(|(e, _)| self.sources[k][*e][entry.copy]) {
                    (block.ce, block.due, refused_at[k]) = (false, true, true);
                }
            }
        }
        let corrected = stages.iter().flatten().any(|e| e.decoded.ce);
        let outcome = match () {
            () if blocks.iter().any(|b| !b.due && !b.wrong_data.is_empty()) => Outcome::Silent,
            () if blocks.iter().any(|b| b.due) => Outcome::Detected,
            () if corrected => Outcome::Corrected,
            () => Outcome::Clean,
        };
        Passage { stages, blocks, refused_at, outcome }
    }
}

/// The decoder's result for the wrong bits of an entry; `None` if there are none.
fn entry(reader: &Reader, copy: usize, wrong: &[bool]) -> Option<Entry> {
    let error: Vec<usize> = (0..wrong.len()).filter(|&bit| wrong[bit]).collect();
    if error.is_empty() {
        return None;
    }
    let data = reader.scheme().geometry.data_bits();
    let decoded = reader.decode(&vec![false; data.len()], &error);
    let wrong_data = (0..data.len()).filter(|&d| decoded.entry[data[d]] != decoded.written[data[d]]).collect();
    Some(Entry { copy, error, decoded, wrong_data })
}
