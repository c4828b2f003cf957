//! The seven severities of Table 1.

use eccforge_evidence::entries::bits::Shape;
use serde::{Deserialize, Serialize};

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

/// The id of a class in error models, by its name for people; any other name is also the id.
pub fn id_of(name: &str) -> &str {
    CLASSES.iter().find(|class| class.2 == name).map_or(name, |class| class.1)
}

/// The class of a pattern; `None` if no bit is wrong.
pub fn classify(bits: &[u16], shape: Shape) -> Option<Class> {
    let has_one_word = all_same(bits, |bit| bit / shape.pins);
    Some(match bits.len() {
        0 => return None,
        1 => Class::Bit,
        _ if all_same(bits, |bit| bit % shape.pins) => Class::Pin,
        _ if has_one_word && all_same(bits, |bit| bit % shape.pins / 8) => Class::Byte,
        2 => Class::TwoBits,
        3 => Class::ThreeBits,
        _ if has_one_word => Class::Beat,
        _ => Class::Entry,
    })
}

fn all_same(bits: &[u16], property: impl Fn(u16) -> u16) -> bool {
    bits.windows(2).all(|pair| property(pair[0]) == property(pair[1]))
}

/// Wrong bits of each word that has any.
pub fn words(bits: &[u16], shape: Shape) -> impl Iterator<Item = &[u16]> {
    bits.chunk_by(move |a, b| a / shape.pins == b / shape.pins)
}

/// Whether the bits of each word are in one aligned byte.
pub fn byte_aligned(bits: &[u16], shape: Shape) -> bool {
    words(bits, shape).all(|w| w.windows(2).all(|b| b[0] % shape.pins / 8 == b[1] % shape.pins / 8))
}
