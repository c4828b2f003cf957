//! Lists of words as text: a word on each line, or the word that was written and the word that was read.

use super::{Bits, packed};
use eccforge_files::diagnostic::{Checked, Diagnostic, Place, SourceFile};

/// Maximum number of bits of a word.
const MOST_BITS: usize = 8192;

/// The words of a list, all of `bits` bits. A line with two words means their difference.
#[derive(Clone, Debug)]
pub struct Words {
    pub bits: usize,
    pub words: Vec<Bits>,
    /// Lines with two words.
    pub differences: usize,
    /// Upper bits of the first digit of hexadecimal words that are 0 in every word; the words do not have them.
    pub padding: usize,
}

/// Reads words of 0 and 1, bit 0 first, or of hexadecimal digits after `0x`, of which the last has bits 0 to 3. The
/// rest of a line after `#` is a comment. In a memory image for `$readmemh`, which has addresses such as `@0` or comments
/// after `//`, every word is hexadecimal.
///
/// # Errors
/// A line has other digits or another length, or no word is given.
pub fn read(file: &SourceFile) -> Checked<Words> {
    file.attach(words(&file.text))
}

fn words(text: &str) -> Checked<Words> {
    let mut all = Words { bits: 0, words: Vec::new(), differences: 0, padding: 0 };
    let (mut offset, mut is_hexadecimal) = (0, true);
    let mut images: Vec<Vec<bool>> = Vec::new();
    let is_image = text.lines().map(str::trim_start).any(|line| line.starts_with('@') || line.starts_with("//"));
    for line in text.split_inclusive('\n') {
        let own = line.split(if is_image { "//" } else { "#" }).next().unwrap_or_default().trim_end();
        let place = Place { offset, length: own.len() };
        offset += line.len();
        let mut sum: Option<Vec<bool>> = None;
        let fields: Vec<&str> = own.split([' ', '\t', ',', ';']).filter(|field| !field.is_empty()).collect();
        if is_image {
            for field in fields.iter().filter(|field| !field.starts_with('@')) {
                images.push(digits(&format!("0x{field}"), place)?);
            }
            continue;
        }
        if fields.len() > 2 {
            let at = place.error("this line", format!("{} words on one line", fields.len()));
            return at.help("write one word, or the word that was written and the word that was read").err();
        }
        for field in &fields {
            let word = digits(field, place)?;
            is_hexadecimal &= field.starts_with("0x") || field.starts_with("0X");
            // The first word sets the length of all.
            let bits = if all.bits == 0 { word.len() } else { all.bits };
            if word.len() != bits {
                let message = format!("expected {bits} bits as in the first word, got {}", word.len());
                return place.error("this word", message).help("give all words the same number of digits").err();
            }
            all.bits = bits;
            sum = Some(sum.map_or(word.clone(), |sum| sum.iter().zip(&word).map(|(a, b)| a ^ b).collect()));
        }
        all.differences += usize::from(fields.len() == 2);
        all.words.extend(sum.map(packed));
    }
    // A simulator writes no leading zeros.
    all.bits = images.iter().map(Vec::len).max().unwrap_or(all.bits);
    for mut word in images {
        word.resize(all.bits, false);
        all.words.push(packed(word));
    }
    if all.words.is_empty() {
        return Diagnostic::whole("there are no words").help("write a word of 0 and 1 on each line").err();
    }
    // A digit has four bits, and a word may end within one.
    while is_hexadecimal && all.padding < 3 && all.is_zero(all.bits - 1) {
        (all.bits, all.padding) = (all.bits - 1, all.padding + 1);
    }
    Ok(all)
}

impl Words {
    /// Whether a bit is 0 in every word.
    pub fn is_zero(&self, bit: usize) -> bool {
        self.words.iter().all(|word| word[bit / 64] >> (bit % 64) & 1 == 0)
    }
}

/// The bits of hexadecimal digits, the lowest bit of each digit first.
fn bits_of(digits: Vec<u32>) -> Vec<bool> {
    let mut bits = Vec::new();
    for digit in digits {
        bits.extend((0..4).map(|bit| digit >> bit & 1 == 1));
    }
    bits
}
/// The bits of a word.
fn digits(field: &str, place: Place) -> Checked<Vec<bool>> {
    let hexadecimal = field.strip_prefix("0x").or_else(|| field.strip_prefix("0X"));
    let values: Option<Vec<bool>> = match hexadecimal {
        None => field.bytes().map(|b| matches!(b, b'0' | b'1').then_some(b == b'1')).collect(),
        Some(digits) => {
            // The last digit has the bits 0 to 3.
            let values: Option<Vec<u32>> = digits.chars().rev().map(|digit| digit.to_digit(16)).collect();
            values.map(bits_of)
        }
    };
    let Some(bits) = values.filter(|bits| (2..=MOST_BITS).contains(&bits.len())) else {
        let shown: String = field.chars().take(20).collect();
        let at = place.error("this word", format!("`{}` is not a word of 2 to {MOST_BITS} bits", shown.escape_debug()));
        return at.help("write 0 and 1, bit 0 first, or hexadecimal digits after 0x; a raw dump needs --page").err();
    };
    Ok(bits)
}
