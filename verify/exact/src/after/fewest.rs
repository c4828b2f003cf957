//! The fewest further wrong bits that end in data loss, by the counting engine's state machine over another semiring.
//!
//! The engine adds and multiplies counts of errors. Here a value is the smallest number of wrong bits with the number of
//! errors that have it: a sum keeps the smaller number, and a product adds the numbers (the tropical or (min, +) semiring
//! [Simon, MFCS 1988], with multiplicities). Each value also keeps one of its errors.

use crate::count::correctable_patterns;
use crate::count::rules::{EntryRules, Rules, Signature, Signatures};
use eccforge_gf::integers::binomial;
use eccforge_scheme::TiedScheme;
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::Serialize;
use std::hash::Hash;

/// Maximum number of errors of a codeword that are tried; a million take a fraction of a second.
const MOST_TRIED: u64 = 1 << 20;

/// How far an entry is from data loss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fewest {
    /// Errors of up to this many further bits of a codeword were tried.
    pub tried: usize,
    /// Fewest further wrong bits that the decoder detects as uncorrectable; `None` if more than `tried` are needed.
    pub detected: Option<Nearest>,
    /// Fewest further wrong bits after which wrong data are delivered; `None` if more than `tried` are needed.
    pub silent: Option<Nearest>,
}

/// The smallest errors with an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Nearest {
    /// Further wrong bits; 0 if the entry has this outcome now.
    pub bits: usize,
    /// Number of errors of this number of bits with this outcome.
    pub errors: u64,
    /// An example of such an error, as physical bits in ascending order.
    pub example: Vec<usize>,
}

impl Nearest {
    /// The error without a wrong bit, the neutral element of the product.
    fn none() -> Self {
        Self { bits: 0, errors: 1, example: Vec::new() }
    }

    /// The product: both errors together, in different codewords.
    fn times(&self, other: &Self) -> Self {
        let example = self.example.iter().chain(&other.example).copied().collect();
        Self { bits: self.bits + other.bits, errors: self.errors.saturating_mul(other.errors), example }
    }
}

/// Adds errors to those of a key; only the errors with the fewest bits remain.
fn add<K: Eq + Hash>(values: &mut FxHashMap<K, Nearest>, key: K, value: Nearest) {
    match values.get_mut(&key) {
        Some(own) if own.bits < value.bits => {}
        Some(own) if own.bits == value.bits => own.errors = own.errors.saturating_add(value.errors),
        _ => {
            values.insert(key, value);
        }
    }
}

/// The result of a codeword.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Word {
    /// Detected as uncorrectable.
    Detected,
    /// Accepted, with the signature of the correction if there is one, and whether it is delivered wrong.
    Accepted(Option<Signature>, bool),
}

/// The result of some codewords.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Entry {
    Detected,
    Accepted(EntryRules, bool),
}

/// The fewest further wrong bits of an entry with these wrong physical bits.
pub fn fewest(scheme: &TiedScheme<'_>, wrong: &[usize]) -> Fewest {
    let n = scheme.code.h.n();
    // The largest number of bits of which all choices can be tried.
    let mut tried = 1;
    let mut choices = 1u64;
    for bits in 1..=n {
        choices = choices.saturating_add(binomial(n as u64, bits as u64));
        if choices > MOST_TRIED {
            break;
        }
        tried = bits;
    }
    let mut states = FxHashMap::from_iter([(Entry::Accepted(EntryRules::default(), false), Nearest::none())]);
    for w in 0..scheme.codewords() {
        let mut next = FxHashMap::default();
        for (word, smallest) in &Codeword::new(scheme, w, wrong).results(tried) {
            for (state, before) in &states {
                add(&mut next, followed(state, word), before.times(smallest));
            }
        }
        states = next;
    }
    let mut of_outcome = FxHashMap::default();
    for (state, smallest) in states {
        let outcome = match state {
            Entry::Accepted(rules, is_wrong) if rules.is_accepted() => Some(is_wrong),
            _ => None,
        };
        add(&mut of_outcome, outcome, smallest);
    }
    // Of an error with more bits, a smaller one in another split over the codewords may not have been tried.
    let mut nearest = |outcome: Option<bool>| {
        let mut found = of_outcome.remove(&outcome).filter(|found: &Nearest| found.bits <= tried)?;
        found.example.sort_unstable();
        Some(found)
    };
    Fewest { tried, detected: nearest(None), silent: nearest(Some(true)) }
}

/// The result after one more codeword.
fn followed(state: &Entry, word: &Word) -> Entry {
    let (Entry::Accepted(rules, is_wrong), Word::Accepted(correction, wrong_too)) = (state, word) else {
        return Entry::Detected;
    };
    let rules = match correction {
        Some(signature) => rules.after(signature),
        None => Some(rules.clone()),
    };
    rules.map_or(Entry::Detected, |rules| Entry::Accepted(rules, *is_wrong || *wrong_too))
}

/// A codeword with wrong bits.
struct Codeword<'s> {
    physical: &'s [usize],
    columns: &'s [u64],
    /// The bits that are wrong already, and their syndrome.
    wrong: (Vec<usize>, u64),
    /// The correctable pattern of a syndrome, and its signature.
    corrected: FxHashMap<u64, (Vec<usize>, Signature)>,
}

impl<'s> Codeword<'s> {
    fn new(scheme: &'s TiedScheme<'_>, w: usize, wrong: &[usize]) -> Self {
        let (physical, columns) = (scheme.layout.codeword(w), scheme.code.h.columns());
        let own: Vec<usize> = (0..physical.len()).filter(|place| wrong.contains(&physical[*place])).collect();
        let syndrome = own.iter().fold(0, |sum, place| sum ^ columns[*place]);
        let mut signatures = Signatures::new(scheme, w);
        let mut corrected = FxHashMap::default();
        for (mut pattern, of_pattern) in correctable_patterns(scheme, w) {
            let number = signatures.number(&pattern);
            pattern.sort_unstable();
            corrected.insert(of_pattern, (pattern, signatures.all[number].clone()));
        }
        Self { physical, columns, wrong: (own, syndrome), corrected }
    }

    /// The smallest errors of up to `most` further bits with each result.
    fn results(&self, most: usize) -> FxHashMap<Word, Nearest> {
        let free: Vec<usize> = (0..self.physical.len()).filter(|place| !self.wrong.0.contains(place)).collect();
        let mut results = FxHashMap::default();
        let mut chosen = Vec::new();
        self.extend(&free, self.wrong.1, &mut chosen, most, &mut results);
        results
    }

    /// Adds the error of the chosen bits, and every extension of it by free bits.
    fn extend(
        &self,
        free: &[usize],
        syndrome: u64,
        chosen: &mut Vec<usize>,
        most: usize,
        results: &mut FxHashMap<Word, Nearest>,
    ) {
        let word = self.decoded(syndrome, chosen);
        // Without this test, a million examples would be copied.
        if results.get(&word).is_none_or(|own| own.bits >= chosen.len()) {
            let example = chosen.iter().map(|place| self.physical[*place]).collect();
            add(results, word, Nearest { bits: chosen.len(), errors: 1, example });
        }
        if chosen.len() == most {
            return;
        }
        for (i, place) in free.iter().enumerate() {
            chosen.push(*place);
            self.extend(&free[i + 1..], syndrome ^ self.columns[*place], chosen, most, results);
            chosen.pop();
        }
    }

    /// The result with these further wrong bits.
    fn decoded(&self, syndrome: u64, chosen: &[usize]) -> Word {
        let mut all: Vec<usize> = self.wrong.0.iter().chain(chosen).copied().collect();
        all.sort_unstable();
        if syndrome == 0 {
            return Word::Accepted(None, !all.is_empty());
        }
        self.corrected
            .get(&syndrome)
            .map_or(Word::Detected, |(pattern, signature)| Word::Accepted(Some(signature.clone()), *pattern != all))
    }
}
