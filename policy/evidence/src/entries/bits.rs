//! The wrong bits of one entry.
//!
//! A campaign runs with ECC off, so an entry consists of data bits only. Bit `b` of an entry is pin `b % pins` of beat `b / pins`.

use schemars::JsonSchema;
use serde::Serialize;

/// Wrong bits of an entry, ascending.
pub type Bits = Vec<u16>;

/// The shape of an entry: a number of beats (words), each with the same number of data pins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Shape {
    /// Beats.
    pub beats: u16,
    /// Pins of a beat.
    pub pins: u16,
}

impl Default for Shape {
    /// The 32 bytes of an HBM2 access.
    fn default() -> Self {
        Self { beats: 4, pins: 64 }
    }
}

impl Shape {
    /// Reads `BEATSxPINS`.
    ///
    /// # Errors
    /// The text is not a shape, or its entry is not a whole number of bytes up to 1024.
    pub fn parse(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('x').and_then(|(b, p)| Some((b.parse::<u16>().ok()?, p.parse::<u16>().ok()?)));
        let shape = numbers.map(|(beats, pins)| Self { beats, pins });
        // Bits of an entry are numbered in 16 bits, and addresses are whole bytes.
        shape
            .filter(|shape| (8..=8192).contains(&shape.bits()) && shape.bits().is_multiple_of(8))
            .ok_or_else(|| "write BEATSxPINS, such as 4x64: together 8 to 8192 bits, whole bytes".into())
    }

    /// Number of bits of an entry.
    pub const fn bits(self) -> usize {
        self.beats as usize * self.pins as usize
    }

    /// Number of bytes of an entry.
    pub const fn bytes(self) -> u64 {
        self.bits() as u64 / 8
    }
}

/// Bits of both lists that are in exactly one of them.
pub fn difference(a: &[u16], b: &[u16]) -> Bits {
    let mut all = Bits::new();
    for (bits, other) in [(a, b), (b, a)] {
        all.extend(bits.iter().filter(|bit| other.binary_search(bit).is_err()));
    }
    all.sort_unstable();
    all
}

/// The bits that are 1 in hexadecimal digits, the highest digit first. `None` for other text, or if a bit is
/// not below `most`.
pub fn from_hex(digits: &[u8], most: usize) -> Option<Bits> {
    let mut bits = Bits::new();
    for (i, &d) in digits.iter().rev().enumerate().filter(|(_, d)| **d != b'0') {
        let digit = char::from(d).to_digit(16)?;
        for j in (0..4).filter(|j| digit >> j & 1 == 1) {
            bits.push((4 * i + j).min(usize::from(u16::MAX)) as u16);
        }
    }
    let fits = bits.last().is_none_or(|b| usize::from(*b) < most);
    (!digits.is_empty() && fits).then_some(bits)
}
