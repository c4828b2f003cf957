//! The JSON of decoded entries.

use crate::single::Decoded;
use crate::stages::{Block, Entry, Passage};
use crate::tally::Outcome;
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::{Stage, Stages};
use schemars::JsonSchema;
use serde::Serialize;

/// A decoded entry, as `eccforge show` and the explorer give it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DecodedEntry<'a> {
    /// Id of the scheme.
    scheme: &'a str,
    /// Physical bits that were wrong as read.
    error_bits: &'a [usize],
    #[serde(flatten)]
    decoded: &'a Decoded,
}

/// A decoded entry; `error`: the physical bits that were wrong.
pub fn decoded<'a>(scheme: &'a Scheme, error: &'a [usize], decoded: &'a Decoded) -> DecodedEntry<'a> {
    DecodedEntry { scheme: &scheme.id, error_bits: error, decoded }
}

/// What became of an error on several stages.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DecodedPassage<'a> {
    /// Id of the stages.
    scheme: &'a str,
    /// The stage whose bits errors strike.
    errors_at: &'a str,
    /// Struck bits that were wrong, counted copy after copy.
    error_bits: &'a [usize],
    /// The stages that errors pass, from the one that they strike outwards.
    stages: Vec<PassedStage<'a>>,
    /// What is delivered together: one for each copy of the last stage.
    blocks: &'a [Block],
    /// The truth: silent if a block is delivered wrong, else detected if one is refused, else corrected or clean.
    outcome: Outcome,
}

/// A stage that an error passed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct PassedStage<'a> {
    /// Its id.
    stage: &'a str,
    /// How many entries stand side by side.
    copies: usize,
    /// Its entries that read a wrong bit.
    entries: Vec<StruckEntry<'a>>,
    /// It corrected an entry, rightly or not.
    corrected: bool,
    /// It refused an entry, and that is why a block was refused.
    refused: bool,
}

/// An entry of a stage that read a wrong bit.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct StruckEntry<'a> {
    /// Which copy of the stage, from 0.
    copy: usize,
    /// Its data bits that are delivered wrong; a refused entry is delivered as read.
    wrong_data_bits: &'a [usize],
    #[serde(flatten)]
    entry: DecodedEntry<'a>,
}

/// What became of an error on several stages; `error` are bits of what is struck, copy after copy.
pub fn passage<'a>(stages: &'a Stages, error: &'a [usize], p: &'a Passage) -> DecodedPassage<'a> {
    let entry = |scheme: &'a Scheme, e: &'a Entry| StruckEntry {
        copy: e.copy,
        wrong_data_bits: &e.wrong_data,
        entry: decoded(scheme, &e.error, &e.decoded),
    };
    let at = |((stage, entries), (corrected, refused)): ((&'a Stage, &'a Vec<Entry>), (bool, &bool))| PassedStage {
        stage: &stage.id,
        copies: stage.copies,
        entries: entries.iter().map(|e| entry(&stage.scheme, e)).collect(),
        corrected,
        refused: *refused,
    };
    let judged = p.corrected_at().into_iter().zip(&p.refused_at);
    DecodedPassage {
        scheme: &stages.id,
        errors_at: &stages.struck().id,
        error_bits: error,
        stages: stages.passed().iter().zip(&p.stages).zip(judged).map(at).collect(),
        blocks: &p.blocks,
        outcome: p.outcome,
    }
}
