//! A hash table from syndromes to numbers.

/// Numbers by syndrome; several may have the same one. A filter rejects most other syndromes before a slot is read.
#[derive(Clone, Debug)]
pub(super) struct SyndromeTable {
    slots: Vec<(u32, u32)>,
    filter: Vec<u64>,
    slot_shift: u32,
    filter_shift: u32,
}

const EMPTY: u32 = u32::MAX;

impl SyndromeTable {
    /// A table for at most `most` numbers.
    pub(super) fn new(most: usize) -> Self {
        // At least half of the slots stay empty, so a look-up soon ends at one. The filter has at least eight bits for
        // each number, so it passes at most one in eight of the other syndromes.
        let bits = (2 * most).next_power_of_two().ilog2();
        let filter_bits = bits + 2;
        Self {
            slots: vec![(0, EMPTY); 1 << bits],
            filter: vec![0; 1 << (filter_bits - 6)],
            slot_shift: 32 - bits,
            filter_shift: 32 - filter_bits,
        }
    }

    /// Removes all numbers.
    pub(super) fn clear(&mut self) {
        self.slots.fill((0, EMPTY));
        self.filter.fill(0);
    }

    /// Fibonacci hashing [Knuth, The Art of Computer Programming 3, Section 6.4].
    fn hash(key: u32) -> u32 {
        key.wrapping_mul(0x9E37_79B1)
    }

    /// Adds a number; returns whether another number has this key.
    #[inline]
    pub(super) fn insert(&mut self, key: u32, number: u32) -> bool {
        let place = (Self::hash(key) >> self.filter_shift) as usize;
        self.filter[place / 64] |= 1 << (place % 64);
        let (mut at, mut twice) = ((Self::hash(key) >> self.slot_shift) as usize, false);
        while self.slots[at].1 != EMPTY {
            twice |= self.slots[at].0 == key;
            at = (at + 1) % self.slots.len();
        }
        self.slots[at] = (key, number);
        twice
    }

    /// Visits all numbers with this key.
    #[inline]
    pub(super) fn each(&self, key: u32, mut found: impl FnMut(u32)) {
        let hash = Self::hash(key);
        let place = (hash >> self.filter_shift) as usize;
        if self.filter[place / 64] >> (place % 64) & 1 == 0 {
            return;
        }
        let mut at = (hash >> self.slot_shift) as usize;
        while self.slots[at].1 != EMPTY {
            if self.slots[at].0 == key {
                found(self.slots[at].1);
            }
            at = (at + 1) % self.slots.len();
        }
    }
}
