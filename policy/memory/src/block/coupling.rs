//! Neighbours that disturb each other: a write may change cells next to the ones that it drives.

use super::faulty::writes;
use super::{Block, Context, WordMask};
use crate::bits::Bits;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// An entry that was written, and the words that were.
type Written = (u64, WordMask);

/// Cells that couplings look at and flip.
pub(crate) trait Cells {
    /// What a cell holds.
    fn get(&mut self, entry: u64, bit: usize) -> bool;
    /// Turns it over.
    fn flip(&mut self, entry: u64, bit: usize);
}

impl Cells for Block {
    fn get(&mut self, entry: u64, bit: usize) -> bool {
        let Some(slot) = self.slot_of(entry) else { return false };
        let at = self.faulty.partition_point(|f| f.slot < slot);
        let difference = self.faulty.get(at).filter(|f| f.slot == slot).map_or(Bits::NONE, |f| f.difference);
        (self.codeword(slot) ^ difference).get(bit)
    }

    fn flip(&mut self, entry: u64, bit: usize) {
        let Some(slot) = self.slot_of(entry) else { return };
        let at = self.faulty.partition_point(|f| f.slot < slot);
        if let Some(faulty) = self.faulty.get_mut(at).filter(|f| f.slot == slot) {
            faulty.difference ^= Bits::bit(bit);
        }
    }
}

/// How often each victim was written over by its aggressor since it was written itself, by index of the coupling.
#[derive(Clone, Debug, Default)]
pub struct Exposures(FxHashMap<usize, u32>);

impl Exposures {
    /// Lets a write of ascending entries, each with the words that it changed, disturb their neighbours. All entries were
    /// written before this is called, in ascending order: a victim behind its aggressor in that order is right again.
    pub(crate) fn disturb(
        &mut self,
        cells: &mut impl Cells,
        context: &Context<'_>,
        (aggressors, victims): (&[Written], &[Written]),
    ) {
        let map = context.map;
        for &(victim, mask) in victims {
            for c in map.victims_in(victim).filter(|&c| writes(mask, usize::from(map.couplings[c].bit))) {
                self.0.remove(&c);
            }
        }
        for &(aggressor, mask) in aggressors {
            for &c in map.disturbed_by(aggressor) {
                let coupling = &map.couplings[c as usize];
                let bit = usize::from(coupling.bit);
                let rewritten = |&(_, m): &Written| coupling.victim > aggressor && writes(m, bit);
                let later = victims.binary_search_by_key(&coupling.victim, |v| v.0).ok().map(|i| &victims[i]);
                if !writes(mask, bit) || later.is_some_and(rewritten) {
                    continue;
                }
                if cells.get(aggressor, bit) == cells.get(coupling.victim, bit) {
                    continue;
                }
                let count = self.0.entry(c as usize).or_insert(0);
                let p = if *count == 0 { coupling.probability } else { coupling.probability * coupling.repeat_factor };
                *count += 1;
                if context.draw.part(1 << 63 | u64::from(c)).unit(context.now.step, 0) < p {
                    cells.flip(coupling.victim, bit);
                }
            }
        }
    }
}

impl Block {
    /// Lets a write of some slots (ascending) disturb neighbours in this block.
    pub fn disturb(&mut self, slots: &[usize], masks: &[WordMask], exposures: &mut Exposures, context: &Context<'_>) {
        let pick = |block: &Self, special: &[usize]| -> Vec<Written> {
            let at = |s: &usize| slots.binary_search(s).ok();
            special.iter().filter_map(|s| at(s).map(|i| (block.entries[*s], written(masks[i], context)))).collect()
        };
        let (aggressors, victims) = (pick(self, &self.aggressors), pick(self, &self.victims));
        if !aggressors.is_empty() || !victims.is_empty() {
            exposures.disturb(self, context, (&aggressors, &victims));
        }
    }

    /// Aggressors and victims among slots that were written whole.
    pub(crate) fn coupled(&self, slots: Range<usize>) -> [Vec<Written>; 2] {
        let pick = |special: &[usize]| {
            special.iter().filter(|s| slots.contains(s)).map(|&s| (self.entries[s], WordMask::MAX)).collect()
        };
        [pick(&self.aggressors), pick(&self.victims)]
    }
}

/// The words that a write of `mask` drives: all of them where a part is written by rewriting the entry.
fn written(mask: WordMask, context: &Context<'_>) -> WordMask {
    if mask == 0 || context.codec.is_none() { mask } else { WordMask::MAX }
}
