//! The conservative mode of Unity ECC's artifact for sampled errors: blocks that would be correct become DUEs if their
//! corrections are in several chips.

use eccforge_circuit::lanes::Slot;
use eccforge_exact::scattered::{State, after};
use eccforge_scheme::Partition;
use eccforge_scheme::stages::Stage;
use std::collections::BTreeSet;

/// The samples in which any of these bits is one.
#[inline]
fn any_of(bits: &[usize], read: &[Slot]) -> Slot {
    let mut any = Slot::ZERO;
    for &bit in bits {
        any = any.zip(&read[bit], |any, read| any | read);
    }
    any
}

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
    /// The layout of the stage has no symbols, and therefore no chips.
    pub fn new(last: &Stage) -> Result<Self, String> {
        let (scheme, layout, g) = (&last.scheme, last.scheme.layout(), last.scheme.geometry());
        let Some((pins, _)) = layout.symbol_shape() else {
            return Err(format!(
                "`{}` has no `layout: symbols`, so its corrections do not belong to chips",
                scheme.id()
            ));
        };
        let partition = Partition::symbol_columns(g, pins);
        let mut bits = vec![vec![vec![Vec::new(); partition.count()]; layout.codewords()]; last.copies];
        for (copy, codewords) in bits.iter_mut().enumerate() {
            for (w, chips) in codewords.iter_mut().enumerate() {
                for &bit in layout.codeword(w) {
                    chips[partition.cell(bit)].push(copy * g.bits() + bit);
                }
            }
        }
        Ok(Self { bits })
    }

    /// The samples under `right` with scattered corrections, given the bits that the stage read. If a block is
    /// correct, the wrong bits are the corrected ones.
    pub(super) fn scattered(&self, read: &[Slot], right: &Slot) -> Slot {
        let mut scattered = Slot::ZERO;
        for codewords in &self.bits {
            let mut touched: Vec<Vec<Slot>> = Vec::with_capacity(codewords.len());
            for chips in codewords {
                touched.push(chips.iter().map(|bits| any_of(bits, read)).collect());
            }
            let mut anywhere = Slot::ZERO;
            for slot in touched.iter().flatten() {
                anywhere = anywhere.zip(slot, |any, touched| any | touched);
            }
            let asked = anywhere.zip(right, |touched, right| touched & right);
            for lane in (0..eccforge_circuit::lanes::SLOT_BITS).filter(|&lane| asked.get(lane)) {
                let mut state: Option<State> = Some((BTreeSet::new(), false));
                for slots in &touched {
                    let chips = slots.iter().enumerate().filter(|(_, slot)| slot.get(lane)).map(|(chip, _)| chip);
                    state = state.and_then(|state| after(&state, &chips.collect()));
                }
                // `after` gives no state where the corrections so far are scattered.
                if state.is_none() {
                    scattered.0[lane / 64] |= 1 << (lane % 64);
                }
            }
        }
        scattered
    }
}
