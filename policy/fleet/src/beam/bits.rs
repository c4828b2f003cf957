//! The wrong bits of one entry, and the seven severities of Table 1.
//!
//! A campaign runs with ECC off, so an entry is its 256 data bits: four words (beats) of 64 pins.

use serde::{Deserialize, Serialize};

/// Words of an entry; bit p of word b is pin p of beat b.
pub type Words = [u64; 4];

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

/// Wrong bits.
pub fn weight(words: &Words) -> u32 {
    words.iter().map(|w| w.count_ones()).sum()
}

/// The class of a pattern; `None` for the zero pattern.
pub fn classify(words: &Words) -> Option<Class> {
    let n = weight(words);
    let one_word = words.iter().filter(|w| **w != 0).count() == 1;
    let pins = words.iter().fold(0, |p, w| p | w);
    Some(match n {
        0 => return None,
        1 => Class::Bit,
        _ if pins.is_power_of_two() => Class::Pin,
        _ if one_word && within_byte(pins) => Class::Byte,
        2 => Class::TwoBits,
        3 => Class::ThreeBits,
        _ if one_word => Class::Beat,
        _ => Class::Entry,
    })
}

/// Whether all bits of a word lie in one aligned byte.
pub fn within_byte(word: u64) -> bool {
    word == 0 || word >> (word.trailing_zeros() / 8 * 8) <= 0xff
}

/// Reads up to 64 hexadecimal digits, the highest bit first; fewer stand for a smaller number. `None` if that is not
/// what it is.
pub fn from_hex(digits: &[u8]) -> Option<Words> {
    let mut words = [0; 4];
    if digits.is_empty() || digits.len() > 64 {
        return None;
    }
    for (i, &d) in digits.iter().rev().enumerate() {
        words[i / 16] |= u64::from(digit(d)?) << (4 * (i % 16));
    }
    Some(words)
}

/// Reads 2, 4, 8, 16 or 64 digits; fewer than 64 are repeated to fill the entry.
pub fn from_repeated_hex(digits: &[u8]) -> Option<Words> {
    let words = from_hex(digits)?;
    if digits.len() == 64 {
        return Some(words);
    }
    let mut word = words[0];
    if !matches!(digits.len(), 2 | 4 | 8 | 16) {
        return None;
    }
    let mut bits = 4 * digits.len();
    while bits < 64 {
        word |= word << bits;
        bits *= 2;
    }
    Some([word; 4])
}

fn digit(d: u8) -> Option<u8> {
    match d {
        b'0'..=b'9' => Some(d - b'0'),
        b'a'..=b'f' => Some(d - b'a' + 10),
        b'A'..=b'F' => Some(d - b'A' + 10),
        _ => None,
    }
}

/// The number in hexadecimal, without leading zeros.
pub fn to_hex(words: &Words) -> String {
    let all = words.iter().rev().map(|w| format!("{w:016x}")).collect::<String>();
    let text = all.trim_start_matches('0');
    if text.is_empty() { "0".into() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_exact::model::{ErrorModel, Patterns};
    use eccforge_scheme::Geometry;

    /// The class by the definitions, over lists of (word, bit).
    fn slowly(bits: &[(usize, usize)]) -> usize {
        let same = |f: &dyn Fn(&(usize, usize)) -> usize| bits.iter().all(|b| f(b) == f(&bits[0]));
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

    fn words(bits: &[(usize, usize)]) -> Words {
        let mut words = [0; 4];
        bits.iter().for_each(|&(w, b)| words[w] |= 1 << b);
        words
    }

    #[test]
    fn every_pattern_of_one_two_and_some_of_more_bits_has_the_class_of_the_definition() {
        let at = |i: usize| (i / 64, i % 64);
        for i in 0..256 {
            for j in 0..256 {
                for step in [0, 1, 9, 64, 71] {
                    let mut bits: Vec<_> = [i, j, (j + step) % 256, (j + 2 * step) % 256].map(at).to_vec();
                    bits.sort_unstable();
                    bits.dedup();
                    let class = classify(&words(&bits)).unwrap();
                    assert_eq!(class as usize, slowly(&bits), "{bits:?}");
                }
            }
        }
        assert_eq!(classify(&[0; 4]), None);
    }

    /// A pattern of a class of ours is a pattern of the class of Table 1 with that id.
    #[test]
    fn classes_are_those_of_the_shipped_model() {
        let model = ErrorModel::table1();
        let shape = Geometry { beats: 4, pins: 72, ..eccforge_scheme::builtin("duet").unwrap().scheme().geometry };
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
            assert_eq!(classify(&words(bits)), Some(CLASSES[i].0));
            let physical: Vec<usize> = bits.iter().map(|(w, b)| w * 72 + b).collect();
            let first = model.classes.iter().position(|c| match c.patterns {
                // Uniform classes hold patterns of easier ones too; ours have four bits or more.
                Patterns::Uniform(_) => c.patterns.contain(shape, &physical) && physical.len() > 3,
                p => p.contain(shape, &physical),
            });
            assert_eq!(first, Some(i));
        }
    }

    #[test]
    fn hexadecimal_reads_as_it_prints_and_short_forms_repeat() {
        for words in [[1, 2, 3, u64::MAX], [0; 4], [0xdead_beef, 0, 0, 0]] {
            assert_eq!(from_hex(to_hex(&words).as_bytes()), Some(words));
        }
        assert_eq!(from_repeated_hex(b"5a"), Some([0x5a5a_5a5a_5a5a_5a5a; 4]));
        let long = format!("{:016x}{:016x}{:016x}{:016x}", 4, 3, 2, 1);
        assert_eq!(from_repeated_hex(long.as_bytes()), Some([1, 2, 3, 4]));
        for bad in ["", "g", "123", &"0".repeat(65)] {
            assert_eq!(from_repeated_hex(bad.as_bytes()), None, "{bad}");
        }
    }
}
