//! Hashes by which no two of a set of keys have the same slot [Belazzougui, Botelho, Dietzfelbinger, ESA 2009].

use std::collections::BTreeSet;

/// A hash of keys of 32 bits. No two keys have the same slot and rest, because every step has an inverse.
pub(crate) struct Hash {
    /// An odd factor.
    pub factor: u32,
    /// Offsets of the slot by the group of a key, which is the high bits of its rest.
    pub moves: Vec<u32>,
    /// Bits of a slot and of a group.
    bits: [u32; 2],
}

impl Hash {
    /// A hash that gives each of these keys a slot of its own.
    pub(crate) fn new(keys: &[u32], bits: [u32; 2]) -> Option<Self> {
        // A factor fails if two keys agree in group and slot. The bound ends the search for keys that no factor separates.
        for i in 0..1000u32 {
            // Odd factors are invertible; the constants spread them over 32 bits.
            let factor = i.wrapping_mul(0x9E37_79B9).wrapping_add(0x85EB_CA6B) | 1;
            let mut hash = Self { factor, moves: vec![0; 1 << bits[1]], bits };
            if hash.place(keys).is_some() {
                return Some(hash);
            }
        }
        None
    }

    /// The slot and the rest of a key.
    pub(crate) fn of(&self, key: u32) -> (u32, u32) {
        let product = (key ^ key >> 16).wrapping_mul(self.factor);
        let rest = product << self.bits[0] >> self.bits[0];
        (product >> (32 - self.bits[0]) ^ self.moves[self.group(rest)], rest)
    }

    /// The group of a key with this rest.
    fn group(&self, rest: u32) -> usize {
        (rest >> (32 - self.bits[0] - self.bits[1])) as usize
    }

    /// Sets the moves of the groups, one after the other, the largest first; `None` if two keys would have the same slot.
    fn place(&mut self, keys: &[u32]) -> Option<()> {
        let mut groups = vec![Vec::new(); self.moves.len()];
        for key in keys {
            let (slot, rest) = self.of(*key);
            groups[self.group(rest)].push(slot);
        }
        // Large groups find free slots only while most are free.
        let mut order: Vec<usize> = (0..groups.len()).collect();
        order.sort_by_key(|&group| std::cmp::Reverse(groups[group].len()));
        let mut taken = vec![false; 1 << self.bits[0]];
        for group in order {
            let own: BTreeSet<u32> = groups[group].iter().copied().collect();
            if own.len() < groups[group].len() {
                return None;
            }
            self.moves[group] =
                (0..1 << self.bits[0]).find(|&by| own.iter().all(|slot| !taken[(slot ^ by) as usize]))?;
            for slot in own {
                taken[(slot ^ self.moves[group]) as usize] = true;
            }
        }
        Some(())
    }
}
