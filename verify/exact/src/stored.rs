//! Decoder results for all-0 and all-1 stored words, and the choice of a constant that makes the decoder reject both.
//!
//! The words that erased, blank or dead memory delivers do not depend on the data, so each needs one decoding. If the
//! address is part of the code, each needs one decoding per syndrome of an address.

use crate::address::{Judge, MOST_INDEPENDENT, Seen, independent};
use eccforge_circuit::Circuit;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::{Scheme, UniformWord};

/// Maximum number of constants that [`guarded`] tries.
const MOST_TRIED: usize = 1 << 16;

/// Results for the all-0 and the all-1 word, over all syndromes of addresses.
pub type Words = [Seen; 2];

/// The results of a decoder with default enables; `None` if the addresses have too many syndromes to try.
pub fn words(scheme: &Scheme) -> Option<Words> {
    words_of(scheme, &circuit(scheme))
}

/// The results of this decoder circuit of the scheme; its ports do not apply the scheme's constant.
pub fn words_of(scheme: &Scheme, decoder: &Circuit) -> Option<Words> {
    let basis = independent(scheme);
    if basis.len() > MOST_INDEPENDENT {
        return None;
    }
    let mut judge = Judge::new(decoder);
    for (enable, on) in scheme.enables.iter().zip(scheme.default_enables()) {
        judge.tie(decoder, &enable.name, on);
    }
    Some(UniformWord::ALL.map(|word| {
        judge.read(decoder, &scheme.unmasked(word));
        judge.sums(&basis)
    }))
}

fn circuit(scheme: &Scheme) -> Circuit {
    Decoder::new(&scheme.tied(), Strategy::SyndromeLookup).flatten().restricted_to(&["ce", "due"])
}

/// Whether a decoder neither accepts nor corrects the word, at any address.
pub fn is_rejected(seen: &Seen) -> bool {
    seen.detected == seen.total()
}

/// The result for a word, as the end of a sentence about it.
pub fn described(seen: &Seen) -> String {
    let kinds = [
        (seen.unseen, "accepted as error-free"),
        (seen.miscorrected, "corrected"),
        (seen.detected, "detected as uncorrectable"),
    ];
    let total = seen.total();
    let mut parts = Vec::new();
    for (count, what) in kinds.into_iter().filter(|(count, _)| *count > 0) {
        // A scheme without an address has one result; a count of one address syndrome would confuse its reader.
        if count == total {
            parts.push(what.to_owned());
        } else {
            parts.push(format!("{what} for {count} of {total} address syndromes"));
        }
    }
    parts.join(", ")
}

/// Number of the two words that the decoder rejects.
fn rejected(words: &Words) -> usize {
    words.iter().filter(|seen| is_rejected(seen)).count()
}

/// A scheme with a chosen constant.
#[derive(Clone, Debug)]
pub struct Guarded {
    /// The scheme with the constant on its check bits.
    pub scheme: Scheme,
    /// Results for the two words.
    pub words: Words,
    /// Whether every constant on the check bits was tried, or one that rejects both words was found.
    pub is_best: bool,
}

/// The scheme with the first constant on its check bits under which as many of the two words as possible are detected
/// as uncorrectable. Constants with fewer ones come first, then smaller numbers (bit i is on check bit i).
///
/// # Errors
/// The scheme has a constant, or its addresses have too many syndromes to try.
pub fn guarded(scheme: &Scheme) -> Result<Guarded, String> {
    if let Some(words) = scheme.constant_in_words() {
        return Err(format!("the scheme has a constant of its own: {words}"));
    }
    let checks = scheme.geometry.check_bits();
    let decoder = circuit(scheme);
    let mut best: Option<Guarded> = None;
    // A constant is a u64, and its successor must not overflow.
    let masked = checks.len().min(63);
    for constant in by_weight(masked).take(MOST_TRIED) {
        let bits = (0..masked).filter(|i| constant >> i & 1 == 1).map(|i| checks[i]).collect();
        let scheme = scheme.with_constant(bits);
        let words = words_of(&scheme, &decoder).ok_or("the addresses have too many syndromes to try")?;
        let count = rejected(&words);
        if best.as_ref().is_some_and(|best| count <= rejected(&best.words)) {
            continue;
        }
        let found = Guarded { scheme, words, is_best: true };
        if count == found.words.len() {
            return Ok(found);
        }
        best = Some(found);
    }
    let is_best = checks.len() <= MOST_TRIED.ilog2() as usize;
    let best = best.expect("0 is the first constant");
    Ok(Guarded { is_best, ..best })
}

/// All numbers of `bits` bits by their number of ones, then by value.
fn by_weight(bits: usize) -> impl Iterator<Item = u64> {
    (0..=bits).flat_map(move |ones| {
        let same_ones = std::iter::successors(Some((1u64 << ones) - 1), |x| next_with_as_many_ones(*x));
        same_ones.take_while(move |x| x >> bits == 0)
    })
}

/// The next larger number with as many ones: the top of its lowest run moves up, and the rest moves down.
fn next_with_as_many_ones(x: u64) -> Option<u64> {
    // Zero is the only number without ones, and its lowest one would be a zero to divide by.
    if x == 0 {
        return None;
    }
    let lowest = x & x.wrapping_neg();
    let carried = x.checked_add(lowest)?;
    Some(carried | (((x ^ carried) >> 2) / lowest))
}
