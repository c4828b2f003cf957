//! Passes one error through the decoders of several stages, with all results of each.
//!
//! Only zeros are written, because decoders treat an error the same for all data. The errors that one decoder
//! delivers are the input errors of the next one. Entries without errors are not decoded.

use crate::single::{Decoded, Reader};
use eccforge_outcomes::Outcome;
use eccforge_scheme::stages::{BallDecoder, Erasures, Flag, Stage, StageScheme, Stages};
use schemars::JsonSchema;
use serde::Serialize;

/// One entry of a stage that has an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Entry {
    /// The copy of the stage, from 0.
    pub copy: usize,
    /// Its data bits that are delivered wrong, ascending; an uncorrectable entry is delivered as read.
    #[serde(rename = "wrong_data_bits")]
    pub wrong_data: Vec<usize>,
    /// The decoder's result.
    #[serde(flatten)]
    pub decoded: Decoded,
}

/// A stage that an error passed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PassedStage {
    /// Id of the stage.
    #[serde(rename = "stage")]
    pub id: String,
    /// Number of parallel entries.
    pub copies: usize,
    /// The entries of the stage that read a wrong bit.
    pub entries: Vec<Entry>,
    /// Whether it corrected an entry, even wrongly.
    pub corrected: bool,
    /// Whether one of its entries is the reason for a DUE of a block.
    pub refused: bool,
}

/// A copy of the last stage, as delivered to the system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Block {
    /// The last stage delivers a correction.
    pub ce: bool,
    /// The block is a DUE of the last stage, or of an earlier stage with a flag.
    pub due: bool,
    /// Its data bits that are wrong, ascending; they are not delivered if the block is a DUE.
    #[serde(rename = "wrong_data_bits")]
    pub wrong_data: Vec<usize>,
}

/// Results for an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Passage {
    /// Id of the stages.
    pub scheme: String,
    /// Id of the stage whose bits have the errors.
    pub errors_at: String,
    /// Wrong bits of that stage, numbered copy after copy.
    #[serde(rename = "error_bits")]
    pub error: Vec<usize>,
    /// The stages that errors pass, from the error stage outwards.
    pub stages: Vec<PassedStage>,
    /// The blocks that are read together.
    pub blocks: Vec<Block>,
    /// The ground truth: silent if a block is delivered wrong, else detected if a block is a DUE, else corrected if
    /// an entry of a stage was, else clean.
    pub outcome: Outcome,
}

/// The decoder of a stage.
#[derive(Clone, Debug)]
enum StageReader {
    Circuits(Box<Reader>),
    Algebra(Box<BallDecoder>),
}

/// The decoders of all stages that errors pass, built once for many errors.
#[derive(Clone, Debug)]
pub struct StagesReader {
    stages: Stages,
    /// A decoder for each stage that errors pass.
    readers: Vec<StageReader>,
    /// See [`Stages::sources`].
    sources: Vec<Vec<Vec<bool>>>,
}

impl StagesReader {
    /// Builds the circuits of `stages`.
    pub fn new(stages: &Stages) -> Self {
        let mut readers = Vec::new();
        for stage in stages.passed() {
            readers.push(match &stage.scheme {
                StageScheme::Listed(scheme) => StageReader::Circuits(Box::new(Reader::new(scheme))),
                StageScheme::Ball(scheme, layout) => StageReader::Algebra(Box::new(BallDecoder::new(scheme, layout))),
            });
        }
        Self { stages: stages.clone(), readers, sources: stages.sources() }
    }

    /// The stages that decode the errors.
    pub fn stages(&self) -> &Stages {
        &self.stages
    }

    /// The decoder, if there is only one stage.
    pub fn single(&self) -> Option<&Reader> {
        match self.readers.first() {
            Some(StageReader::Circuits(reader)) if self.stages.single().is_some() => Some(reader),
            _ => None,
        }
    }

    /// Flips the bits of `error` at the error stage, counted copy after copy, and reads.
    ///
    /// # Panics
    /// If a bit is outside the error stage.
    pub fn decode(&self, error: &[usize]) -> Passage {
        let passed = self.stages.passed();
        let mut wrong = vec![false; passed[0].bits()];
        // A bit that is given twice is flipped twice.
        for &bit in error {
            wrong[bit] = !wrong[bit];
        }
        let mut stages: Vec<PassedStage> = Vec::new();
        for (k, (stage, reader)) in passed.iter().zip(&self.readers).enumerate() {
            // The first stage has the errors themselves; the others read data of the stage before.
            if k > 0 {
                wrong = stage.reads.iter().map(|&data| wrong[data]).collect();
            }
            let size = stage.scheme.geometry().bits();
            let flagged = stages.last().map(flags);
            let mut entries: Vec<Entry> = Vec::new();
            for (copy, bits) in wrong.chunks(size).enumerate() {
                let error: Vec<usize> = (0..bits.len()).filter(|&bit| bits[bit]).collect();
                let reported = match (&stage.erasures, &flagged) {
                    (Some(erasures), Some(flags)) => reported(erasures, copy, flags),
                    _ => None,
                };
                if error.is_empty() && reported.is_none() {
                    continue;
                }
                let mut decoded = decoded(stage, reader, &error);
                if let (Some(erasures), Some(reported)) = (&stage.erasures, reported) {
                    flip(&mut decoded, erasures.decode(&error, &reported));
                }
                let data = stage.scheme.geometry().data_bits();
                let is_wrong = |bit: &usize| decoded.entry[data[*bit]] != decoded.written[data[*bit]];
                let wrong_data = (0..data.len()).filter(is_wrong).collect();
                entries.push(Entry { copy, wrong_data, decoded });
            }
            wrong = vec![false; stage.data()];
            for entry in &entries {
                for data in &entry.wrong_data {
                    wrong[entry.copy * stage.data_of_copy() + data] = true;
                }
            }
            let corrected = entries.iter().any(|e| e.decoded.ce);
            stages.push(PassedStage { id: stage.id.clone(), copies: stage.copies, entries, corrected, refused: false });
        }
        self.judged(error, stages)
    }

    /// Derives the blocks and the outcome of the read from the results of all stages.
    fn judged(&self, error: &[usize], mut stages: Vec<PassedStage>) -> Passage {
        let passed = self.stages.passed();
        let last = passed.len() - 1;
        let mut blocks = vec![Block::default(); passed[last].copies];
        for entry in &stages[last].entries {
            let block = &mut blocks[entry.copy];
            block.ce = entry.decoded.ce;
            block.wrong_data = entry.wrong_data.clone();
        }
        for (k, stage) in passed.iter().enumerate() {
            // An earlier stage without a flag delivers an uncorrectable entry as read, and no later stage knows.
            if k < last && stage.flag != Flag::Severity {
                continue;
            }
            let PassedStage { entries, refused, .. } = &mut stages[k];
            for entry in entries.iter().filter(|e| e.decoded.due) {
                for (b, block) in blocks.iter_mut().enumerate() {
                    if self.sources[k][b][entry.copy] {
                        block.ce = false;
                        block.due = true;
                        *refused = true;
                    }
                }
            }
        }
        // In this order: one silent block makes a read silent, even if another block is detected.
        let outcome = if blocks.iter().any(|b| !b.due && !b.wrong_data.is_empty()) {
            Outcome::Silent
        } else if blocks.iter().any(|b| b.due) {
            Outcome::Detected
        } else if stages.iter().any(|stage| stage.corrected) {
            Outcome::Corrected
        } else {
            Outcome::Clean
        };
        let (scheme, errors_at) = (self.stages.id.clone(), self.stages.error_stage().id.clone());
        Passage { scheme, errors_at, error: error.to_vec(), stages, blocks, outcome }
    }
}

/// The flags `ce` and `due` of each copy of a stage.
fn flags(stage: &PassedStage) -> Vec<[bool; 2]> {
    let mut flags = vec![[false; 2]; stage.copies];
    for entry in &stage.entries {
        flags[entry.copy] = [entry.decoded.ce, entry.decoded.due];
    }
    flags
}

/// The symbols of each codeword of a copy that words of the previous stage with these flags report; `None` if they are too few
/// to erase any.
fn reported(erasures: &Erasures, copy: usize, flags: &[[bool; 2]]) -> Option<Vec<Vec<usize>>> {
    let words: Vec<bool> = flags.iter().map(|[ce, due]| erasures.erases(*ce, *due)).collect();
    let reported = erasures.reported(copy, &words);
    reported.iter().any(|symbols| symbols.len() >= erasures.from).then_some(reported)
}

/// The decoder's result for the wrong bits of an entry, without erasures.
fn decoded(stage: &Stage, reader: &StageReader, error: &[usize]) -> Decoded {
    let g = stage.scheme.geometry();
    let (ball, constant) = match (reader, &stage.scheme) {
        (StageReader::Circuits(reader), _) => return reader.decode(&vec![false; g.data_bits().len()], error),
        (StageReader::Algebra(ball), StageScheme::Ball(scheme, _)) => (ball, &scheme.constant[..]),
        (StageReader::Algebra(ball), StageScheme::Listed(_)) => (ball, &[][..]),
    };
    let (check, mut written) = (g.check_bits(), vec![false; g.bits()]);
    for bit in constant {
        written[check[*bit]] = true;
    }
    let mut decoded = Decoded {
        scheme: stage.scheme.id().to_owned(),
        error: error.to_vec(),
        entry: written.clone(),
        written,
        flips: Vec::new(),
        ce: false,
        due: false,
        rule_failed: false,
        codewords: Vec::new(),
        outcome: Outcome::Clean,
    };
    flip(&mut decoded, ball.decode(error, &[]));
    decoded
}

/// Makes these flips the result of an entry; `None` is an uncorrectable entry.
fn flip(decoded: &mut Decoded, flips: Option<Vec<usize>>) {
    (decoded.due, decoded.rule_failed) = (flips.is_none(), false);
    decoded.flips = flips.unwrap_or_default();
    decoded.ce = !decoded.flips.is_empty();
    decoded.entry = decoded.written.clone();
    for bit in decoded.error.iter().chain(&decoded.flips) {
        decoded.entry[*bit] = !decoded.entry[*bit];
    }
    decoded.outcome = if decoded.due {
        Outcome::Detected
    } else if decoded.entry != decoded.written {
        Outcome::Silent
    } else if decoded.ce {
        Outcome::Corrected
    } else {
        Outcome::Clean
    };
}
