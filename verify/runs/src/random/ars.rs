//! ARS: AES rounds under a Weyl sequence of keys [Salmon et al., SC 2011, Section 2.1]. Seven rounds pass every test
//! of BigCrush, and five are already enough.

use super::fill_slot;
use eccforge_circuit::lanes::Slot;

/// Number of rounds; the last has no MixColumns.
pub(super) const ROUNDS: usize = 7;

/// Round keys: the key plus multiples of the Weyl constants, 64 bits at a time.
pub(super) fn round_keys(key: u128) -> [u128; ROUNDS + 1] {
    std::array::from_fn(|i| {
        let low = (key as u64).wrapping_add(0x9E3779B97F4A7C15u64.wrapping_mul(i as u64));
        let high = ((key >> 64) as u64).wrapping_add(0xBB67AE8584CAA73Bu64.wrapping_mul(i as u64));
        u128::from(high) << 64 | u128::from(low)
    })
}

/// One 128-bit output for a 128-bit counter and key, in software. Byte i of the AES state is byte i of the number,
/// least significant first.
pub fn ars7(counter: u128, key: u128) -> u128 {
    let keys = round_keys(key);
    let mut state = counter ^ keys[0];
    for k in &keys[1..ROUNDS] {
        state = mix_columns(substitute_and_shift(state)) ^ k;
    }
    substitute_and_shift(state) ^ keys[ROUNDS]
}

/// Instructions for ARS; all give the same slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instructions {
    /// AES on vectors of 512 bits (x86-64).
    Vaes,
    /// AES-NI (x86-64).
    Aes,
    /// No AES instructions.
    Software,
}

impl Instructions {
    /// All kinds of instructions, fastest first.
    pub const ALL: [Self; 3] = [Self::Vaes, Self::Aes, Self::Software];

    /// Fills slots from consecutive counters, four for each slot. Returns whether the processor has the instructions;
    /// otherwise, the slots are left as they are.
    pub fn fill(self, key: u128, counter: u128, slots: &mut [Slot]) -> bool {
        match self {
            Self::Software => {
                for (i, slot) in (0u128..).zip(slots) {
                    fill_slot(slot, |q| ars7(counter + 4 * i + q, key));
                }
                true
            }
            #[cfg(target_arch = "x86_64")]
            Self::Vaes | Self::Aes => super::aes_x86::fill(self, key, counter, slots),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Vaes | Self::Aes => false,
        }
    }
}

/// Fills slots from consecutive counters with the fastest available instructions.
pub(super) fn fill(key: u128, counter: u128, slots: &mut [Slot]) {
    let filled = Instructions::ALL.into_iter().any(|instructions| instructions.fill(key, counter, slots));
    debug_assert!(filled, "software is always available");
}

/// SubBytes, then ShiftRows [FIPS 197, 5.1.1, 5.1.2]: byte r + 4 c comes from column c + r.
fn substitute_and_shift(state: u128) -> u128 {
    let bytes = state.to_le_bytes();
    u128::from_le_bytes(std::array::from_fn(|i| S_BOX[usize::from(bytes[(i + 4 * (i % 4)) % 16])]))
}

/// MixColumns [FIPS 197, 5.1.3].
fn mix_columns(state: u128) -> u128 {
    let bytes = state.to_le_bytes();
    u128::from_le_bytes(std::array::from_fn(|i| {
        let [a, b, c, d]: [u8; 4] = std::array::from_fn(|r| bytes[i / 4 * 4 + (i + r) % 4]);
        double(a) ^ double(b) ^ b ^ c ^ d
    }))
}

/// Product with x in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1.
const fn double(byte: u8) -> u8 {
    byte << 1 ^ if byte >> 7 == 1 { 0x1B } else { 0 }
}

/// The inverse in GF(2^8), then an affine map [FIPS 197, 5.1.1], computed instead of listed. With p = 3^i and q =
/// 3^-i running over the field together, q is the inverse of p.
const S_BOX: [u8; 256] = {
    let mut table = [0; 256];
    table[0] = 0x63;
    let mut p = 1u8;
    let mut q = 1u8;
    let mut i = 0;
    while i < 255 {
        p ^= double(p);
        // Division by 3: the product with 0xF6.
        q ^= q << 1;
        q ^= q << 2;
        q ^= q << 4;
        if q >> 7 == 1 {
            q ^= 0x09;
        }
        table[p as usize] = q ^ q.rotate_left(1) ^ q.rotate_left(2) ^ q.rotate_left(3) ^ q.rotate_left(4) ^ 0x63;
        i += 1;
    }
    table
};
