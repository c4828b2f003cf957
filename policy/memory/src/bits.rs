//! The 288 bits of an entry as a value: four beats of 64 data pins and eight check pins.

use std::ops::{BitAnd, BitOr, BitXor, BitXorAssign, Not};

/// Physical bits of an entry.
pub const ENTRY_BITS: usize = 288;
/// Beats of an entry.
pub const BEATS: usize = 4;
/// Pins of a beat: 64 data, 8 check.
pub const PINS: usize = 72;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 32;
/// Check bytes of an entry.
pub const CHECK_BYTES: usize = 4;
/// 32-bit words of an entry's data.
pub const WORDS: usize = 8;

/// A set of physical bits, or the contents of an entry. Bit `i` travels on pin `i % 72` in beat `i / 72`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bits {
    /// Word b: data pins of beat b, pin 0 in the least significant bit.
    pub data: [u64; BEATS],
    /// Byte b (from the least significant): check pins of beat b.
    pub check: u32,
}

impl Bits {
    /// No bit.
    pub const NONE: Self = Self { data: [0; BEATS], check: 0 };
    /// All 288 bits.
    pub const ALL: Self = Self { data: [u64::MAX; BEATS], check: u32::MAX };

    /// The contents of an entry from its 32 data and 4 check bytes.
    ///
    /// # Panics
    /// If the slices are shorter.
    pub fn load(data: &[u8], check: &[u8]) -> Self {
        let word = |b: usize| {
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&data[8 * b..8 * b + 8]);
            u64::from_le_bytes(bytes)
        };
        Self { data: std::array::from_fn(word), check: u32::from_le_bytes([check[0], check[1], check[2], check[3]]) }
    }

    /// Writes the contents into 32 data and 4 check bytes.
    ///
    /// # Panics
    /// If the slices are shorter.
    pub fn store(&self, data: &mut [u8], check: &mut [u8]) {
        for (bytes, word) in data.chunks_exact_mut(8).zip(self.data) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        check[..CHECK_BYTES].copy_from_slice(&self.check.to_le_bytes());
    }

    /// One physical bit, below 288.
    pub fn bit(i: usize) -> Self {
        let (beat, pin) = (i / PINS, i % PINS);
        let mut bits = Self::NONE;
        if pin < 64 {
            bits.data[beat] = 1 << pin;
        } else {
            bits.check = 1 << (8 * beat + pin - 64);
        }
        bits
    }

    /// These physical bits.
    pub fn of(bits: impl IntoIterator<Item = usize>) -> Self {
        bits.into_iter().fold(Self::NONE, |all, i| all | Self::bit(i))
    }

    /// All beats of one pin, below 72.
    pub fn pin(pin: usize) -> Self {
        Self::of((0..BEATS).map(|beat| PINS * beat + pin))
    }

    /// One aligned byte, below 36: nine to a beat, the last of which holds check bits.
    pub fn byte(byte: usize) -> Self {
        Self::of(8 * byte..8 * byte + 8)
    }

    /// The value of one bit.
    pub fn get(&self, i: usize) -> bool {
        !(*self & Self::bit(i)).is_none()
    }

    /// Whether no bit is set.
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }

    /// How many bits are set.
    pub fn count(&self) -> u32 {
        self.data.iter().map(|w| w.count_ones()).sum::<u32>() + self.check.count_ones()
    }

    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let check = f(u64::from(self.check), u64::from(other.check)) as u32;
        Self { data: std::array::from_fn(|b| f(self.data[b], other.data[b])), check }
    }
}

impl BitAnd for Bits {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Bits {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for Bits {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl BitXorAssign for Bits {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl Not for Bits {
    type Output = Self;
    fn not(self) -> Self {
        self ^ Self::ALL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_has_its_own_place_and_survives_a_store() {
        let mut seen = Bits::NONE;
        for i in 0..ENTRY_BITS {
            let bit = Bits::bit(i);
            assert_eq!(bit.count(), 1);
            assert!((seen & bit).is_none());
            seen = seen | bit;
            let (mut data, mut check) = ([0; 32], [0; 4]);
            bit.store(&mut data, &mut check);
            assert_eq!(Bits::load(&data, &check), bit);
            // Data byte 8 b + l holds pins 8 l .. of beat b, as the codecs have it.
            let (beat, pin) = (i / 72, i % 72);
            let byte = if pin < 64 { data[8 * beat + pin / 8] } else { check[beat] };
            assert_eq!(byte, 1 << (pin % 8));
        }
        assert_eq!(seen, Bits::ALL);
    }

    #[test]
    fn pins_and_bytes_divide_the_entry() {
        assert_eq!((0..72).fold(Bits::NONE, |a, p| a ^ Bits::pin(p)), Bits::ALL);
        assert_eq!((0..36).fold(Bits::NONE, |a, b| a ^ Bits::byte(b)), Bits::ALL);
        assert_eq!(!Bits::ALL, Bits::NONE);
    }
}
