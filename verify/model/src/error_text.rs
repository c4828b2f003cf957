//! Error patterns and data as users write them: `17`, `beat.pin`, `pin:P:MASK`, `byte:B:MASK`, `hex:DIGITS`.

use eccforge_scheme::{Geometry, LANE_PINS};

/// Hexadecimal digits as bits, least significant first, zero-extended; `None` if they do not fit.
pub fn bits_of_hex(hex: &str, width: usize) -> Option<Vec<bool>> {
    let mut bits = Vec::with_capacity(width);
    for c in hex.trim_start_matches("0x").chars().rev().filter(|c| *c != '_') {
        let digit = c.to_digit(16)?;
        bits.extend((0..4).map(|i| digit >> i & 1 == 1));
    }
    // Leading zeros may exceed the width; ones would be lost.
    if bits.iter().skip(width).any(|b| *b) {
        return None;
    }
    bits.resize(width, false);
    Some(bits)
}

/// The physical bits that the words name, ascending.
///
/// # Errors
/// A word names no bits of such an entry, or a bit is named twice, because two flips cancel: message and suggested fix.
pub fn error_bits(words: &[String], g: Geometry) -> Result<Vec<usize>, (String, String)> {
    let mut bits = Vec::new();
    for word in words {
        let named = word_bits(word, g).ok_or_else(|| {
            let help = format!(
                "a bit 0..{}, beat.pin such as 1.5, pin:P:MASK, byte:B:MASK (decimal, 0x or 0b masks), or hex:DIGITS",
                g.bits() - 1
            );
            // A bit that is too large is the likeliest mistake, and the list of all spellings would hide it.
            if let Ok(bit) = word.parse::<u64>() {
                let last = g.bits() - 1;
                return (format!("bit {bit} is outside an entry of {}", g.in_words()), format!("bits are 0 to {last}"));
            }
            // The same holds for a beat or a pin.
            if let Some((Ok(beat), Ok(pin))) = word.split_once('.').map(|(b, p)| (b.parse::<u64>(), p.parse::<u64>())) {
                let last = [g.beats, g.pins].map(|number| number - 1);
                let help = format!("beats are 0 to {}, and pins 0 to {}", last[0], last[1]);
                return (format!("pin {pin} of beat {beat} is outside an entry of {}", g.in_words()), help);
            }
            if let Some(help) = range_of(word, g) {
                return (format!("`{word}` is outside an entry of {}", g.in_words()), help);
            }
            (format!("`{word}` names no error in an entry of {}", g.in_words()), help)
        })?;
        bits.extend(named);
    }
    bits.sort_unstable();
    if let Some(pair) = bits.windows(2).find(|pair| pair[0] == pair[1]) {
        let message = format!("physical bit {} is named twice", pair[0]);
        return Err((message, "two flips of one bit cancel: name it once".into()));
    }
    Ok(bits)
}

/// The pins or bytes of an entry and the bits of their masks, for a word in the form `pin:P:MASK` or `byte:B:MASK`.
fn range_of(word: &str, g: Geometry) -> Option<String> {
    let (kind, rest) = word.split_once(':')?;
    let (index, mask) = rest.split_once(':')?;
    number(mask)?;
    index.parse::<u64>().ok()?;
    match kind {
        "pin" => Some(format!("pins are 0 to {}; bit i of the mask is beat i, 0 to {}", g.pins - 1, g.beats - 1)),
        "byte" => {
            let (last, pins) = (g.beats * g.lanes() - 1, g.pins.min(LANE_PINS) - 1);
            Some(format!("bytes are 0 to {last}; bit i of the mask is pin i of the byte, 0 to {pins}"))
        }
        _ => None,
    }
}

/// The bits of `INDEX:MASK`: `bit_of` returns the physical bit of an index and a bit of the mask, if the entry has it.
fn masked(text: &str, bit_of: impl Fn(usize, usize) -> Option<usize>) -> Option<Vec<usize>> {
    let (index, mask) = text.split_once(':')?;
    let (index, mask) = (index.parse().ok()?, number(mask)?);
    (0..64).filter(|i| mask >> i & 1 == 1).map(|i| bit_of(index, i)).collect()
}

/// The physical bits that one word names; `None` if it names none, or one outside the entry.
fn word_bits(word: &str, g: Geometry) -> Option<Vec<usize>> {
    if let Some(rest) = word.strip_prefix("pin:") {
        return masked(rest, |pin, beat| (pin < g.pins && beat < g.beats).then(|| beat * g.pins + pin));
    }
    if let Some(rest) = word.strip_prefix("byte:") {
        return masked(rest, |byte, i| {
            let (beat, pin) = (byte / g.lanes(), byte % g.lanes() * LANE_PINS + i);
            (i < LANE_PINS && beat < g.beats && pin < g.pins).then(|| beat * g.pins + pin)
        });
    }
    if let Some(hex) = word.strip_prefix("hex:") {
        let bits = bits_of_hex(hex, g.bits())?;
        return Some((0..bits.len()).filter(|&i| bits[i]).collect());
    }
    if let Some((beat, pin)) = word.split_once('.') {
        let (beat, pin): (usize, usize) = (beat.parse().ok()?, pin.parse().ok()?);
        return (beat < g.beats && pin < g.pins).then(|| vec![beat * g.pins + pin]);
    }
    let bit: usize = word.parse().ok()?;
    (bit < g.bits()).then(|| vec![bit])
}

/// A decimal, hexadecimal or binary number.
fn number(text: &str) -> Option<u64> {
    if let Some(hex) = text.strip_prefix("0x") {
        u64::from_str_radix(hex, 16).ok()
    } else if let Some(binary) = text.strip_prefix("0b") {
        u64::from_str_radix(binary, 2).ok()
    } else {
        text.parse().ok()
    }
}
