//! Up to 512 errors, put together one by one, that are decoded at once.

use eccforge_bitslice::{SLOT_BITS, Slot};

/// Errors side by side: one in each lane.
#[derive(Clone, Debug)]
pub(super) struct Batch {
    /// The struck bits.
    pub struck: Vec<Slot>,
    /// Bits of `struck` that are not zero, some of them more than once.
    set: Vec<usize>,
    /// Lanes that hold an error.
    lanes: usize,
}

impl Batch {
    /// None yet, on so many bits.
    pub fn new(bits: usize) -> Self {
        Self { struck: vec![Slot::ZERO; bits], set: Vec::new(), lanes: 0 }
    }

    /// One more, with these wrong bits; whether there is room for no other.
    pub fn add(&mut self, wrong: &[usize]) -> bool {
        let lane = self.lanes;
        wrong.iter().for_each(|&bit| self.struck[bit].0[lane / 64] |= 1 << (lane % 64));
        self.set.extend_from_slice(wrong);
        self.lanes += 1;
        self.lanes == SLOT_BITS
    }

    /// How many there are.
    pub fn lanes(&self) -> usize {
        self.lanes
    }

    /// Takes all away.
    pub fn clear(&mut self) {
        self.lanes = 0;
        self.set.drain(..).for_each(|bit| self.struck[bit] = Slot::ZERO);
    }
}
