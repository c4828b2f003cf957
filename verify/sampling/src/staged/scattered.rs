//! The conservative mode of Unity ECC's artifact for sampled errors: blocks that would be correct become DUEs if their
//! corrections are in several chips.

use eccforge_circuit::lanes::Slot;
use eccforge_exact::scattered::{State, after};
use eccforge_scheme::Partition;
use eccforge_scheme::stages::Stage;
use std::collections::BTreeSet;

/// The bits of each chip in each codeword of the last stage.
#[derive(Clone, Debug)]
pub struct Chips {
    /// `[copy][codeword][chip]`: bits of the stage, counted copy after copy.
    bits: Vec<Vec<Vec<Vec<usize>>>>,
}

impl Chips {
    /// The chips of a stage.
    ///
    /// # Errors
    /// Its layout has no symbols, and therefore no chips.
    pub fn new(last: &Stage) -> Result<Self, String> {
        let scheme = &last.scheme;
        let Some((pins, _)) = scheme.layout.symbol_shape() else {
            return Err(format!("`{}` has no `layout: symbols`, so its corrections lie in no chips", scheme.id));
        };
        let partition = Partition::symbol_columns(scheme.geometry, pins);
        let codeword = |copy: usize, w: usize| {
            let mut chips = vec![Vec::new(); partition.count()];
            for &bit in scheme.layout.codeword(w) {
                chips[partition.cell(bit)].push(copy * scheme.geometry.bits() + bit);
            }
            chips
        };
        let copy = |c| (0..scheme.codewords()).map(|w| codeword(c, w)).collect();
        Ok(Self { bits: (0..last.copies).map(copy).collect() })
    }

    /// The samples under `right` with scattered corrections, given the bits that the stage read. If a block is
    /// correct, the wrong bits are the corrected ones.
    pub(super) fn scattered(&self, read: &[Slot], right: &Slot) -> Slot {
        let mut scattered = Slot::ZERO;
        for codewords in &self.bits {
            let any = |bits: &Vec<usize>| bits.iter().fold(Slot::ZERO, |any, &b| any.zip(&read[b], |a, r| a | r));
            let touched: Vec<Vec<Slot>> = codewords.iter().map(|chips| chips.iter().map(any).collect()).collect();
            let anywhere = touched.iter().flatten().fold(Slot::ZERO, |all, t| all.zip(t, |a, t| a | t));
            let asked = anywhere.zip(right, |a, r| a & r);
            for lane in (0..eccforge_circuit::lanes::SLOT_BITS).filter(|&lane| asked.get(lane)) {
                let chips = |slots: &Vec<Slot>| -> BTreeSet<usize> {
                    slots.iter().enumerate().filter(|(_, slot)| slot.get(lane)).map(|(chip, _)| chip).collect()
                };
                let start: Option<State> = Some((BTreeSet::new(), false));
                if touched.iter().fold(start, |state, slots| after(&state?, &chips(slots))).is_none() {
                    scattered.0[lane / 64] |= 1 << (lane % 64);
                }
            }
        }
        scattered
    }
}
