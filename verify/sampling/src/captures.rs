//! The counts of blocks of samples, and the captured silent patterns.

use crate::classify::Outcomes;
use crate::draws::{BLOCK_SAMPLES, GROUP_SAMPLES};
use crate::source::{Group, Parts, lanes};
use eccforge_circuit::lanes::Slot;
use eccforge_exact::single::hex;
use eccforge_runs::records::{Capture, Counts};

/// The counts of some blocks of a cell for each of its subjects.
#[derive(Default)]
pub(crate) struct CellCounts {
    pub counts: Vec<Counts>,
    pub silent: Vec<Capture>,
    /// For stages, the counts by stage of corrected and detected samples: see [`crate::staged::at_stages`].
    pub places: Vec<Vec<u64>>,
}

/// The first `most` of the marked samples.
pub(crate) fn captures(bad: &Slot, pattern: &[Slot], first: u64, scheme: &str, most: usize) -> Vec<Capture> {
    let mut captures = Vec::new();
    for sample in (0..GROUP_SAMPLES as usize).filter(|&sample| bad.get(sample)).take(most) {
        let error: Vec<bool> = pattern.iter().map(|bit| bit.get(sample)).collect();
        captures.push(Capture { scheme: scheme.to_owned(), sample: first + sample as u64, error: hex(&error) });
    }
    captures
}

/// The first silent patterns of each subject, if the samples of a block are counted part after part.
pub(crate) struct SilentByPart<'p> {
    parts: &'p Parts,
    /// For each subject, the number of patterns that are still wanted.
    wanted: Vec<usize>,
    /// For each subject, the patterns of this block: part, number among the patterns of the part, error.
    found: Vec<Vec<(usize, u64, String)>>,
    /// The patterns of earlier blocks.
    pub captures: Vec<Capture>,
}

impl<'p> SilentByPart<'p> {
    pub fn new(parts: &'p Parts, wanted: &[usize]) -> Self {
        Self { parts, wanted: wanted.to_vec(), found: vec![Vec::new(); wanted.len()], captures: Vec::new() }
    }

    /// Adds the silent samples of subject `k` in a group of a part. The first patterns of a part have the first
    /// numbers, so no part needs more patterns than are wanted.
    pub fn add(&mut self, k: usize, part: usize, outcomes: &Outcomes, group: &Group<'_>) {
        let here = self.found[k].iter().rev().take_while(|(p, ..)| *p == part).count();
        let most = self.wanted[k].saturating_sub(here);
        if most == 0 {
            return;
        }
        let silent = outcomes.silent();
        let ranks = (group.done..).zip(lanes(&group.mask)).filter(|(_, lane)| silent.get(*lane)).take(most);
        for (rank, lane) in ranks {
            let mut error = vec![false; self.parts.bits()];
            for (&bit, slot) in self.parts.parts()[part].iter().zip(group.patterns()) {
                error[bit] = slot.get(lane);
            }
            self.found[k].push((part, rank, hex(&error)));
        }
    }

    /// Keeps the first wanted patterns of a block. `samples` gives for each part the numbers of its samples.
    pub fn end_block(&mut self, block: u64, ids: &[&str], samples: impl FnOnce() -> Vec<Vec<u64>>) {
        // Without a silent sample, the numbers of the samples are not needed.
        if self.found.iter().all(Vec::is_empty) {
            return;
        }
        let numbers = samples();
        for ((id, found), wanted) in ids.iter().zip(&mut self.found).zip(&mut self.wanted) {
            let mut of_block: Vec<Capture> = Vec::new();
            for (part, rank, error) in found.drain(..) {
                let sample = block * BLOCK_SAMPLES + numbers[part][rank as usize];
                of_block.push(Capture { scheme: (*id).to_owned(), sample, error });
            }
            // Parts are drawn one after another, so their samples alternate.
            of_block.sort_by_key(|c| c.sample);
            of_block.truncate(*wanted);
            *wanted -= of_block.len();
            self.captures.extend(of_block);
        }
    }
}
