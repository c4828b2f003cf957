//! Error injection, for tests of a caller's error handling.

use crate::entries::{Packed, Split};
use crate::{CHECK_BYTES, DATA_BYTES, ENTRY_BITS, Error, PACKED_BYTES};

/// Bits to flip in one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern<'a> {
    /// One physical bit, 0..288.
    Bit(usize),
    /// These physical bits; one that is named twice is flipped twice.
    Bits(&'a [usize]),
    /// Pins `8 lane ..` (lane 0..9) of `beat` (0..4), where the mask is set.
    Byte {
        /// Beat.
        beat: usize,
        /// Byte lane; 8 holds the check bits.
        lane: usize,
        /// Mask of the eight pins.
        mask: u8,
    },
    /// One pin (0..72) in the beats whose mask bit is set (bits 0..4).
    Pin {
        /// Pin.
        pin: usize,
        /// Mask of the four beats.
        beats: u8,
    },
    /// All 72 bits of a beat (0..4).
    Beat {
        /// Beat.
        beat: usize,
    },
    /// All 288 bits.
    Entry,
    /// `weight` different bits, with equal probability for all sets. The bits depend only on weight and seed, on
    /// every machine and in every language.
    Random {
        /// Number of bits, 0..=288.
        weight: usize,
        /// Seed of the choice; any number is valid.
        seed: u64,
    },
}

impl Pattern<'_> {
    /// Calls `flip` for every bit, or for none if a bit is outside the entry.
    fn each(&self, entry: usize, mut flip: impl FnMut(usize)) -> Result<(), Error> {
        let outside = match *self {
            Self::Bit(bit) => Some(bit).filter(|bit| *bit >= ENTRY_BITS),
            Self::Bits(bits) => bits.iter().copied().find(|bit| *bit >= ENTRY_BITS),
            Self::Byte { beat, lane, .. } => (beat >= 4 || lane >= 9).then_some(ENTRY_BITS),
            Self::Pin { pin, beats } => (pin >= 72 || beats >= 16).then_some(ENTRY_BITS),
            Self::Beat { beat } => (beat >= 4).then_some(ENTRY_BITS),
            Self::Entry => None,
            Self::Random { weight, .. } => (weight > ENTRY_BITS).then_some(ENTRY_BITS),
        };
        if let Some(bit) = outside {
            return Err(Error::Position { entry, bit });
        }
        match *self {
            Self::Bit(bit) => flip(bit),
            Self::Bits(bits) => bits.iter().for_each(|&bit| flip(bit)),
            Self::Byte { beat, lane, mask } => ones(mask).for_each(|i| flip(72 * beat + 8 * lane + i)),
            Self::Pin { pin, beats } => ones(beats).for_each(|beat| flip(72 * beat + pin)),
            Self::Beat { beat } => (72 * beat..72 * beat + 72).for_each(flip),
            Self::Entry => (0..ENTRY_BITS).for_each(flip),
            Self::Random { weight, seed } => random_bits(weight, seed).for_each(flip),
        }
        Ok(())
    }
}

/// The bits that are one in a mask.
fn ones(mask: u8) -> impl Iterator<Item = usize> {
    (0..8).filter(move |i| mask >> i & 1 == 1)
}

/// `weight` different bits of an entry: a shuffle that stops early [Durstenfeld, CACM 7(7), 1964], driven by
/// splitmix64 [Steele, Lea, Flood, OOPSLA 2014].
fn random_bits(weight: usize, seed: u64) -> impl Iterator<Item = usize> {
    let mut bits: [u16; ENTRY_BITS] = core::array::from_fn(|i| i as u16);
    let mut state = seed;
    (0..weight).map(move |i| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        // The upper half of a product with the number of bits that are left is below that number.
        let left = (ENTRY_BITS - i) as u128;
        bits.swap(i, i + ((u128::from(z) * left) >> 64) as usize);
        usize::from(bits[i])
    })
}

/// Flips the bits of `pattern` in entry `entry` of split buffers.
///
/// # Errors
/// [`Error::Length`] unless the buffers hold the same whole number of entries; [`Error::Position`] if the entry or a bit
/// does not exist; then nothing is flipped.
pub fn inject(data: &mut [u8], check: &mut [u8], entry: usize, pattern: Pattern<'_>) -> Result<(), Error> {
    Split::new(&*data, &*check)?;
    if entry >= data.len() / DATA_BYTES {
        return Err(Error::Position { entry, bit: 0 });
    }
    pattern.each(entry, |bit| {
        let (beat, pin) = (bit / 72, bit % 72);
        let mask = 1 << (pin % 8);
        if pin < 64 {
            data[DATA_BYTES * entry + 8 * beat + pin / 8] ^= mask;
        } else {
            check[CHECK_BYTES * entry + beat] ^= mask;
        }
    })
}

/// Flips the bits of `pattern` in entry `entry` of a packed buffer.
///
/// # Errors
/// [`Error::Length`] and [`Error::Position`], as for [`inject`].
pub fn inject_packed(packed: &mut [u8], entry: usize, pattern: Pattern<'_>) -> Result<(), Error> {
    Packed::new(&*packed)?;
    match packed.chunks_exact_mut(PACKED_BYTES).nth(entry) {
        None => Err(Error::Position { entry, bit: 0 }),
        Some(bytes) => {
            let (data, check) = bytes.split_at_mut(DATA_BYTES);
            inject(data, check, 0, pattern).map_err(|e| match e {
                Error::Position { bit, .. } => Error::Position { entry, bit },
                other => other,
            })
        }
    }
}
