//! Counters that machine code encrypts while it evaluates a circuit.

use super::Slot;

/// Number of round keys: seven rounds of AES, and the key before them.
pub const ROUND_KEYS: usize = 8;

/// Counters and the keys of the AES rounds that encrypt them. Slot i of the result is the four 128-bit outputs for the
/// counters `first` + 4 i + 0..4.
// Machine code reads the fields as consecutive slots.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Counters {
    /// Each round key in all quarters of a slot.
    keys: [Slot; ROUND_KEYS],
    /// The step from one slot to the next in all quarters.
    step: Slot,
    first: Slot,
}

impl Counters {
    /// Counters from zero on under these keys; the last round has no MixColumns.
    pub fn new(keys: [u128; ROUND_KEYS]) -> Self {
        Self { keys: keys.map(|key| quarters([key; 4])), step: quarters([4; 4]), first: quarters([0, 1, 2, 3]) }
    }

    /// Sets the first counter, a multiple of four. Only the lower 64 bits count, without a carry to the upper ones.
    pub fn set(&mut self, first: u128) {
        debug_assert!(first.is_multiple_of(4), "a slot begins with a multiple of four");
        self.first = quarters([first, first + 1, first + 2, first + 3]);
    }
}

/// A slot of four 128-bit quarters, the first in the lowest words.
fn quarters(values: [u128; 4]) -> Slot {
    Slot(std::array::from_fn(|w| (values[w / 2] >> (64 * (w % 2))) as u64))
}
