//! A batch of up to 512 errors, added one by one and decoded at once.

use eccforge_circuit::lanes::{SLOT_BITS, Slot};

/// Parallel errors, one in each lane.
#[derive(Clone, Debug)]
pub(super) struct Batch {
    /// The bits of the error stage.
    pub errors: Vec<Slot>,
    /// Non-zero bits of `errors`, possibly with repetitions.
    // Clearing these is faster than clearing all bits, because errors are few.
    set: Vec<usize>,
    /// Lanes that hold an error.
    lanes: usize,
}

impl Batch {
    /// An empty batch of this many bits.
    pub fn new(bits: usize) -> Self {
        Self { errors: vec![Slot::ZERO; bits], set: Vec::new(), lanes: 0 }
    }

    /// Adds an error with these wrong bits; returns whether the batch is full.
    pub fn add(&mut self, wrong: &[usize]) -> bool {
        let lane = self.lanes;
        for &bit in wrong {
            self.errors[bit].0[lane / 64] |= 1 << (lane % 64);
        }
        self.set.extend_from_slice(wrong);
        self.lanes += 1;
        self.lanes == SLOT_BITS
    }

    /// Number of errors.
    pub fn lanes(&self) -> usize {
        self.lanes
    }

    /// Removes all errors.
    pub fn clear(&mut self) {
        self.lanes = 0;
        for bit in self.set.drain(..) {
            self.errors[bit] = Slot::ZERO;
        }
    }
}
