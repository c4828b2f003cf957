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
    let found = kinds.iter().filter(|(count, _)| *count > 0);
    let part = |(count, what): &(u128, &str)| match *count == total {
        true => (*what).to_owned(),
        false => format!("{what} for {count} of {total} address syndromes"),
    };
    found.map(part).collect::<Vec<_>>().join(", ")
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

/// The scheme with the first constant on its check bits under which most of the two words are detected as
/// uncorrectable. Constants with fewer ones come first, then smaller numbers (bit i is on check bit i).
///
/// # Errors
/// The scheme has a constant, or its addresses have too many syndromes to try.
pub fn guarded(scheme: &Scheme) -> Result<Guarded, String> {
    if let Some(words) = scheme.constant_in_words() {
        return Err(format!("the scheme has a constant of its own: {words}"));
    }
    let checks = scheme.geometry.check_bits();
    let decoder = circuit(scheme);
    let rejected = |words: &Words| words.iter().filter(|seen| is_rejected(seen)).count();
    let mut best: Option<Guarded> = None;
    for constant in by_weight(checks.len().min(63)).take(MOST_TRIED) {
        let bits = (0..checks.len().min(63)).filter(|i| constant >> i & 1 == 1).map(|i| checks[i]).collect();
        let scheme = scheme.with_constant(bits);
        let words = words_of(&scheme, &decoder).ok_or("the addresses have too many syndromes to try")?;
        if best.as_ref().is_none_or(|best| rejected(&words) > rejected(&best.words)) {
            best = Some(Guarded { scheme, words, is_best: true });
        }
        if let Some(best) = best.as_ref().filter(|best| rejected(&best.words) == 2) {
            return Ok(best.clone());
        }
    }
    let is_best = checks.len() <= MOST_TRIED.ilog2() as usize;
    let best = best.expect("0 is the first constant");
    Ok(Guarded { is_best, ..best })
}

/// All numbers of `bits` bits by their number of ones, then by value.
fn by_weight(bits: usize) -> impl Iterator<Item = u64> {
    (0..=bits).flat_map(move |ones| {
        // The next larger number with as many ones: the top of its lowest run moves up, and the rest moves down.
        let next = |x: &u64| {
            let lowest = x & x.wrapping_neg();
            let carried = x.checked_add(lowest).filter(|_| lowest != 0)?;
            Some(carried | (((x ^ carried) >> 2) / lowest))
        };
        std::iter::successors(Some((1u64 << ones) - 1), next).take_while(move |x| x >> bits == 0)
    })
}
