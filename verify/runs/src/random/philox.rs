//! Philox4x32-10: ten rounds of two 32 x 32 bit products [Salmon et al., SC 2011, Section 2.2].

use super::fill_slot;
use eccforge_circuit::lanes::Slot;

/// Number of rounds.
pub(super) const ROUNDS: usize = 10;

/// Multipliers of words 0 and 2.
pub(super) const MULTIPLIERS: [u32; 2] = [0xD2511F53, 0xCD9E8D57];

/// The two words of the key in each round: the key plus multiples of the Weyl constants.
pub(super) fn round_keys(key: u64) -> [[u32; 2]; ROUNDS] {
    std::array::from_fn(|i| {
        let low = (key as u32).wrapping_add(0x9E3779B9u32.wrapping_mul(i as u32));
        let high = ((key >> 32) as u32).wrapping_add(0xBB67AE85u32.wrapping_mul(i as u32));
        [low, high]
    })
}

/// One 128-bit output for a 128-bit counter and a 64-bit key; words are little-endian.
pub fn philox4x32_10(counter: u128, key: u64) -> u128 {
    let mut c: [u32; 4] = std::array::from_fn(|i| (counter >> (32 * i)) as u32);
    for k in round_keys(key) {
        let p = u64::from(c[0]) * u64::from(MULTIPLIERS[0]);
        let q = u64::from(c[2]) * u64::from(MULTIPLIERS[1]);
        c = [(q >> 32) as u32 ^ c[1] ^ k[0], q as u32, (p >> 32) as u32 ^ c[3] ^ k[1], p as u32];
    }
    c.iter().rev().fold(0, |value, &word| value << 32 | u128::from(word))
}

/// Vectors for Philox; all give the same slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vectors {
    /// 512 bits: four outputs (x86-64 with AVX-512F).
    Avx512,
    /// 256 bits: two outputs (x86-64 with AVX2).
    Avx2,
    /// One output at a time, on every machine.
    None,
}

impl Vectors {
    /// All kinds of vectors, fastest first.
    pub const ALL: [Self; 3] = [Self::Avx512, Self::Avx2, Self::None];

    /// Fills slots from consecutive counters, four for each slot. The lower 64 bits of `counter` do not overflow.
    /// Returns whether the processor has the vectors; otherwise, the slots are left as they are.
    pub fn fill(self, key: u64, counter: u128, slots: &mut [Slot]) -> bool {
        match self {
            Self::None => {
                for (i, slot) in (0u128..).zip(slots) {
                    fill_slot(slot, |q| philox4x32_10(counter + 4 * i + q, key));
                }
                true
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 | Self::Avx2 => super::philox_x86::fill(self, key, counter, slots),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx512 | Self::Avx2 => false,
        }
    }
}

/// Fills slots from consecutive counters with the widest available vectors.
pub(super) fn fill(key: u64, counter: u128, slots: &mut [Slot]) {
    let filled = Vectors::ALL.into_iter().any(|vectors| vectors.fill(key, counter, slots));
    debug_assert!(filled, "one output at a time is always available");
}
