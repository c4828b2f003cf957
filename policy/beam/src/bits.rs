//! The wrong bits of one entry, and the seven severities of Table 1.
//!
//! A campaign runs with ECC off, so an entry is its data bits. Bit `b` of an entry is pin `b % pins` of beat `b / pins`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Wrong bits of an entry, ascending.
pub type Bits = Vec<u16>;

/// The shape of an entry: beats (words) of so many data pins.
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
        let whole = |n: usize| n > 0 && n <= 8192 && n.is_multiple_of(8);
        match numbers {
            Some((beats, pins)) if whole(usize::from(beats) * usize::from(pins)) => Ok(Self { beats, pins }),
            _ => Err("write BEATSxPINS, such as 4x64: together 8 to 8192 bits, whole bytes".into()),
        }
    }

    /// Bits of an entry.
    pub const fn bits(self) -> usize {
        self.beats as usize * self.pins as usize
    }

    /// Bytes of an entry.
    pub const fn bytes(self) -> u64 {
        self.bits() as u64 / 8
    }
}

/// Severities of Table 1 in the order of difficulty: a pattern belongs to the first that it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// One bit.
    Bit,
    /// Two to four bits of one pin.
    Pin,
    /// Two to eight bits of one aligned byte.
    Byte,
    /// Two other bits.
    TwoBits,
    /// Three other bits.
    ThreeBits,
    /// Four or more bits of one word.
    Beat,
    /// Four or more bits of several words.
    Entry,
}

/// All classes, with their ids in error models and their names for people.
pub const CLASSES: [(Class, &str, &str); 7] = [
    (Class::Bit, "bit", "1 Bit"),
    (Class::Pin, "pin", "1 Pin"),
    (Class::Byte, "byte", "1 Byte"),
    (Class::TwoBits, "2bit", "2 Bits"),
    (Class::ThreeBits, "3bit", "3 Bits"),
    (Class::Beat, "beat", "1 Beat"),
    (Class::Entry, "entry", "1 Entry"),
];

/// The class of a pattern; `None` if no bit is wrong.
pub fn classify(bits: &[u16], shape: Shape) -> Option<Class> {
    let same = |of: &dyn Fn(u16) -> u16| bits.windows(2).all(|w| of(w[0]) == of(w[1]));
    let one_word = same(&|b| b / shape.pins);
    Some(match bits.len() {
        0 => return None,
        1 => Class::Bit,
        _ if same(&|b| b % shape.pins) => Class::Pin,
        _ if one_word && same(&|b| b % shape.pins / 8) => Class::Byte,
        2 => Class::TwoBits,
        3 => Class::ThreeBits,
        _ if one_word => Class::Beat,
        _ => Class::Entry,
    })
}

/// Wrong bits of each word that has any.
pub fn words(bits: &[u16], shape: Shape) -> impl Iterator<Item = &[u16]> {
    bits.chunk_by(move |a, b| a / shape.pins == b / shape.pins)
}

/// Whether the bits of each word lie in one aligned byte.
pub fn byte_aligned(bits: &[u16], shape: Shape) -> bool {
    words(bits, shape).all(|w| w.windows(2).all(|b| b[0] % shape.pins / 8 == b[1] % shape.pins / 8))
}

/// Bits of both lists that are in exactly one of them.
pub fn difference(a: &[u16], b: &[u16]) -> Bits {
    let only = |of: &[u16], other: &[u16]| of.iter().copied().filter(|x| other.binary_search(x).is_err()).collect();
    let mut all: Bits = only(a, b);
    all.extend(only(b, a) as Bits);
    all.sort_unstable();
    all
}

/// The bits that are 1 in hexadecimal digits, the highest digit first. `None` if that is not what it is, or if a bit is
/// not below `most`.
pub fn from_hex(digits: &[u8], most: usize) -> Option<Bits> {
    let mut bits = Bits::new();
    for (i, &d) in digits.iter().rev().enumerate().filter(|(_, d)| **d != b'0') {
        let digit = char::from(d).to_digit(16)?;
        (0..4).filter(|j| digit >> j & 1 == 1).for_each(|j| bits.push((4 * i + j).min(usize::from(u16::MAX)) as u16));
    }
    let fits = bits.last().is_none_or(|b| usize::from(*b) < most);
    (!digits.is_empty() && fits).then_some(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_exact::model::{ErrorModel, Patterns};
    use eccforge_scheme::Geometry;

    /// The class by the definitions, over lists of (word, bit).
    fn slowly(bits: &[(u16, u16)]) -> usize {
        let same = |f: &dyn Fn(&(u16, u16)) -> u16| bits.iter().all(|b| f(b) == f(&bits[0]));
        match bits.len() {
            1 => 0,
            _ if same(&|b| b.1) => 1,
            _ if same(&|b| b.0 * 8 + b.1 / 8) => 2,
            2 => 3,
            3 => 4,
            _ if same(&|b| b.0) => 5,
            _ => 6,
        }
    }

    fn flat(bits: &[(u16, u16)]) -> Bits {
        let mut all: Bits = bits.iter().map(|(w, b)| w * 64 + b).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn every_pattern_of_one_two_and_some_of_more_bits_has_the_class_of_the_definition() {
        let at = |i: u16| (i / 64, i % 64);
        for i in 0..256 {
            for j in 0..256 {
                for step in [0, 1, 9, 64, 71] {
                    let mut bits: Vec<_> = [i, j, (j + step) % 256, (j + 2 * step) % 256].map(at).to_vec();
                    bits.sort_unstable();
                    bits.dedup();
                    let class = classify(&flat(&bits), Shape::default()).unwrap();
                    assert_eq!(class as usize, slowly(&bits), "{bits:?}");
                }
            }
        }
        assert_eq!(classify(&[], Shape::default()), None);
    }

    /// A pattern of a class of ours is a pattern of the class of Table 1 with that id.
    #[test]
    fn classes_are_those_of_the_shipped_model() {
        let model = ErrorModel::table1();
        let shape = Geometry::new(4, 72, 64);
        let ids: Vec<&str> = CLASSES.iter().map(|c| c.1).collect();
        assert_eq!(ids, model.classes.iter().map(|c| c.id.as_str()).collect::<Vec<_>>());
        for (i, bits) in [
            vec![(3, 7)],
            vec![(0, 9), (2, 9)],
            vec![(1, 8), (1, 15)],
            vec![(0, 1), (1, 9)],
            vec![(0, 1), (0, 9), (0, 17)],
            vec![(2, 0), (2, 9), (2, 17), (2, 25)],
            vec![(0, 0), (2, 9), (2, 17), (2, 25)],
        ]
        .iter()
        .enumerate()
        {
            assert_eq!(classify(&flat(bits), Shape::default()), Some(CLASSES[i].0));
            let physical: Vec<usize> = bits.iter().map(|&(w, b)| usize::from(w * 72 + b)).collect();
            let first = model.classes.iter().position(|c| match c.patterns {
                // Uniform classes hold patterns of easier ones too; ours have four bits or more.
                Patterns::Uniform(_) => c.patterns.contain(shape, &physical) && physical.len() > 3,
                p => p.contain(shape, &physical),
            });
            assert_eq!(first, Some(i));
        }
    }

    #[test]
    fn hexadecimal_digits_and_shapes_are_read_or_rejected() {
        assert_eq!(from_hex(b"8000000001", 256), Some(vec![0, 39]));
        assert_eq!(from_hex(b"00010", 5), Some(vec![4]));
        for (bad, most) in [("", 256), ("g", 256), ("100", 8), (&"1".repeat(65), 256)] {
            assert_eq!(from_hex(bad.as_bytes(), most), None, "{bad}");
        }
        assert_eq!(difference(&[1, 5, 9], &[5, 7]), [1, 7, 9]);
        assert_eq!(Shape::parse("8x72").map(Shape::bytes), Ok(72));
        assert!(["4", "0x64", "1x7", "99x99", "4x-1"].iter().all(|t| Shape::parse(t).is_err()));
    }
}
