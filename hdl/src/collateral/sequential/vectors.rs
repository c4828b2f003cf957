//! The words of the testbench of a sequential decoder: numbers of errors and of erased symbols, with the answers of the software
//! decoder.

use crate::design::sequential::Codec;
use eccforge_files::digest::hex;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::algebraic::{Algebraic, Family};

/// Number of codewords in the vectors for each number of errors.
const WORDS_EACH: usize = 3;

/// A codeword, the word as read, and the word after the decoder, which is `None` for an uncorrectable word.
#[derive(Clone)]
pub struct Word {
    /// The codeword that was written.
    pub clean: Vec<u32>,
    /// The word with its errors.
    pub stored: Vec<u32>,
    /// The word that the software decoder delivers, and how many symbols it corrected.
    pub decoded: Option<(Vec<u32>, usize)>,
    /// The symbols that are named as erased.
    pub erased: Vec<usize>,
}

impl Word {
    /// The word of these data symbols with these errors; the code corrects up to `radius` errors outside the erased symbols.
    pub fn new(family: &Family, (radius, erased): (usize, &[usize]), data: &[u32], errors: &[(usize, u32)]) -> Self {
        let clean: Vec<u32> = match family {
            Family::Bch(bch) => bch.encode(&bits(data)).into_iter().map(u32::from).collect(),
            Family::ReedSolomon(rs) => rs.encode(data),
        };
        let mut stored = clean.clone();
        for (s, value) in errors {
            stored[*s] ^= value;
        }
        let found = match family {
            Family::Bch(bch) => {
                bch.correct(&bits(&stored), radius).map(|wrong| wrong.into_iter().map(|bit| (bit, 1)).collect())
            }
            Family::ReedSolomon(rs) => rs.correct(&stored, erased, radius),
        };
        let decoded = found.map(|found| {
            let mut word = stored.clone();
            for (s, value) in &found {
                word[*s] ^= value;
            }
            (word, found.len())
        });
        Self { clean, stored, decoded, erased: erased.to_vec() }
    }

    /// One line for each beat: whether it is erased, if the decoder has a port for that; flags (uncorrectable, corrected) with the
    /// last beat, the decoder's word, the word as read and the codeword.
    pub fn lines(&self, codec: &Codec) -> String {
        let (bits, lanes) = (codec.symbol_bits(), codec.lanes);
        let expected = self.decoded.as_ref().map_or(&self.stored, |(word, _)| word);
        let is_corrected = self.decoded.as_ref().is_some_and(|(_, corrected)| *corrected > 0);
        let flags = [is_corrected, self.decoded.is_none()];
        let mut text = String::new();
        for beat in 0..codec.beats() {
            let is_last = beat + 1 == codec.beats();
            let mut line = Vec::with_capacity(3 * bits * lanes + 2);
            for word in [&self.clean, &self.stored, expected] {
                let symbols = &word[beat * lanes..(beat + 1) * lanes];
                line.extend(symbols.iter().flat_map(|value| (0..bits).map(move |i| value >> i & 1 == 1)));
            }
            line.extend(flags.map(|flag| flag && is_last));
            if codec.erasures > 0 {
                line.push(self.erased.contains(&beat));
            }
            text += &hex(&line);
            text.push('\n');
        }
        text
    }
}

fn bits(symbols: &[u32]) -> Vec<bool> {
    symbols.iter().map(|symbol| *symbol == 1).collect()
}

/// Vectors for every number of errors up to two more than the code corrects, and the number of codewords. In the second word
/// for each number the first and the last symbol are wrong. In the third word the first syndrome is zero, so that the key
/// equation meets a discrepancy of zero, unless the symbols are bits. A decoder with a port for erased symbols gets one more
/// word for each number of erased symbols, up to one more than the port takes, with each number of errors.
pub(super) fn vectors(scheme: &Algebraic, codec: &Codec) -> (String, usize) {
    let mut random = SplitMix64::new(u64::from(codec.field.polynomial()) << 32 | codec.symbols as u64);
    let mut words = Vec::new();
    for errors in 0..=(codec.radius + 2).min(codec.symbols) {
        for word in 0..WORDS_EACH {
            let first = if word == 1 { vec![0, codec.symbols - 1] } else { Vec::new() };
            words.push(random_word(scheme, codec, (0, errors), first, word == 2, &mut random));
        }
    }
    for erased in 1..=codec.erasures {
        for errors in 0..=scheme.radius_with_erasures(erased) + 2 {
            words.push(random_word(scheme, codec, (erased, errors), Vec::new(), false, &mut random));
        }
    }
    if (1..codec.symbols).contains(&codec.erasures) {
        words.push(random_word(scheme, codec, (codec.erasures + 1, 0), Vec::new(), false, &mut random));
    }
    (words.iter().map(|word| word.lines(codec)).collect(), words.len())
}

/// A word of random data with this number of erased symbols and of errors, with the positions `first` among them.
/// `is_sparse`: the first syndrome is zero.
fn random_word(
    scheme: &Algebraic,
    codec: &Codec,
    (erased, errors): (usize, usize),
    first: Vec<usize>,
    is_sparse: bool,
    random: &mut SplitMix64,
) -> Word {
    let values = (1usize << codec.symbol_bits()) - 1;
    let data: Vec<u32> = (codec.check_symbols..codec.symbols).map(|_| random.below(values + 1) as u32).collect();
    // More errors than symbols have no places: the loop that draws different ones would not end.
    let count = (erased + errors).min(codec.symbols);
    let mut places = first;
    places.truncate(count);
    while places.len() < count {
        let place = random.below(codec.symbols);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let mut wrong: Vec<(usize, u32)> = Vec::new();
    for (i, place) in places.iter().enumerate() {
        // An error of value zero is none, but an erased symbol can be right.
        let value = if i < erased { random.below(values + 1) } else { 1 + random.below(values) };
        wrong.push((*place, value as u32));
    }
    if is_sparse && !codec.is_binary {
        without_first_syndrome(codec, &mut wrong);
    }
    let named = &places[..erased];
    if erased <= codec.erasures {
        let radius = scheme.radius_with_erasures(erased);
        return Word::new(&scheme.family, (radius, named), &data, &wrong);
    }
    // The decoder rejects a word with more erased symbols than its port takes, whatever its errors are.
    let word = Word::new(&scheme.family, (0, &[]), &data, &wrong);
    Word { decoded: None, erased: named.to_vec(), ..word }
}

/// Changes the last error so that the first syndrome of all errors is zero, unless the last error would become zero.
fn without_first_syndrome(codec: &Codec, wrong: &mut [(usize, u32)]) {
    let Some(((place, value), others)) = wrong.split_last_mut() else { return };
    let field = &codec.field;
    let factor = |s: usize| field.raise(codec.roots()[0], (codec.symbols - 1 - s) as u64);
    let sum = others.iter().fold(0, |sum, (s, value)| sum ^ field.multiply(*value, factor(*s)));
    // With a sum of zero, the last error would have the value zero: it would be none.
    if sum != 0 {
        *value = field.multiply(sum, field.inverse(factor(*place)));
    }
}
