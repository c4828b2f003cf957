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
    /// The empty set.
    pub const NONE: Self = Self { data: [0; BEATS], check: 0 };
    /// All 288 bits.
    pub const ALL: Self = Self { data: [u64::MAX; BEATS], check: u32::MAX };

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

    /// The set of these physical bits.
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

    /// The bits that are set, by beat: data pins, then check pins.
    pub fn ones(self) -> impl Iterator<Item = usize> {
        let mut beat = 0;
        let mut left = self.beat(0);
        std::iter::from_fn(move || {
            while left == 0 {
                beat += 1;
                if beat == BEATS {
                    // Stays at the end if it is asked again.
                    beat -= 1;
                    return None;
                }
                left = self.beat(beat);
            }
            let pin = left.trailing_zeros() as usize;
            // Clears the lowest one.
            left &= left - 1;
            Some(PINS * beat + pin)
        })
    }

    /// The pins of a beat: 64 of data, then 8 of check bits.
    fn beat(&self, beat: usize) -> u128 {
        let check = self.check >> (8 * beat) & 0xFF;
        u128::from(self.data[beat]) | u128::from(check) << 64
    }

    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let check = f(u64::from(self.check), u64::from(other.check)) as u32;
        Self { data: std::array::from_fn(|b| f(self.data[b], other.data[b])), check }
    }
}

/// Operators that act on each bit.
macro_rules! bitwise {
    ($($operator:ident $method:ident $f:expr;)*) => {
        $(impl $operator for Bits {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                self.zip(other, $f)
            }
        })*
    };
}

bitwise! {
    BitAnd bitand |a, b| a & b;
    BitOr bitor |a, b| a | b;
    BitXor bitxor |a, b| a ^ b;
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
