//! Explains a syndrome: the errors of a model that have it, and their exact probabilities given the syndrome (Bayes'
//! theorem).
//!
//! An error has the prior probability of its class times its share of the class. Errors of several classes add up. An
//! error that is listed has all its bits; a uniform class on a large part is only counted, because its single errors
//! are all improbable.

mod matching;

use crate::enumerate::Progress;
use crate::exact::{self, Reading};
use crate::single::{Decoded, Reader};
use eccforge_gf::gf2::Span;
use eccforge_model::{Choices, ErrorModel, weights_of_parts};
use eccforge_report::json::{self, as_exact};
use eccforge_report::with_noun;
use eccforge_scheme::Scheme;
use matching::Joint;
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, Zero};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Number;
use std::collections::BTreeSet;

/// Maximum number of errors in an explanation.
const MOST_SHOWN: usize = 10;
/// Maximum number of errors that are compared to find the most probable ones. Three bits of a (137,128) code have about
/// 800 errors for each syndrome.
const MOST_LISTED: usize = 1 << 16;
/// Maximum number of choices that are tried for a class: three bits of an entry of 1 024 bits are half a million.
const MOST_TRIED: u64 = 1 << 27;
/// Maximum number of bits in a part of a uniform class whose errors are listed.
const MOST_BITS: usize = 16;

/// The errors that have a joint syndrome.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Explanation {
    /// Id of the scheme.
    pub scheme: String,
    /// Id of the error model.
    pub model: String,
    /// The syndrome of each codeword in hexadecimal, bit j = row j of H.
    pub syndromes: Vec<String>,
    /// Physical bits that the decoder flips, ascending.
    pub flipped_bits: Vec<usize>,
    /// Corrected flag of the decoder.
    pub ce: bool,
    /// Detected, uncorrectable flag of the decoder.
    pub due: bool,
    /// Probability that the flipped bits are those that were wrong; null if the decoder flips none, or no error of the
    /// model has the syndrome.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Option<json::Exact>")]
    pub correction_is_right: Option<BigRational>,
    /// The classes of the model, in its order.
    pub classes: Vec<ClassShare>,
    /// The most probable errors, at most 10, the most probable one first.
    pub errors: Vec<ErrorShare>,
    /// Classes of the model that an entry of the scheme does not have. They are left out.
    pub absent: Vec<String>,
}

/// The errors of a class that have the syndrome.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClassShare {
    /// Id of the class.
    pub class: String,
    /// Display name of the class.
    pub name: String,
    /// Errors of the class with the syndrome. In a uniform class over parts of several sizes, an error counts 2^d times if
    /// its part has d bits fewer than the largest.
    #[serde(serialize_with = "as_number")]
    #[schemars(with = "Option<Number>")]
    pub errors: BigUint,
    /// Errors of the class, counted likewise.
    #[serde(serialize_with = "as_number")]
    #[schemars(with = "Option<Number>")]
    pub of: BigUint,
    /// Both counts in decimal digits.
    pub exact: ExactErrors,
    /// Probability that the error was of this class; null if no error of the model has the syndrome.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Option<json::Exact>")]
    pub share: Option<BigRational>,
}

/// An error with the syndrome.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ErrorShare {
    /// Its wrong physical bits, ascending.
    pub wrong_bits: Vec<usize>,
    /// Ids of the classes that it is in.
    pub classes: Vec<String>,
    /// Probability of the error, given the syndrome.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "json::Exact")]
    pub share: BigRational,
}

/// Counts of errors in decimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExactErrors {
    /// Errors of the class with the syndrome.
    pub errors: String,
    /// Errors of the class.
    pub of: String,
}

fn as_number<S: Serializer>(count: &BigUint, serializer: S) -> Result<S::Ok, S::Error> {
    json::number(count).serialize(serializer)
}

/// The syndrome of each codeword for these physical bits: the wrong bits of an error, or the ones of an entry as read
/// after the scheme's constant is removed.
pub fn syndromes(scheme: &Scheme, bits: &[usize]) -> Vec<u64> {
    let owner = scheme.layout.inverse();
    let mut all = vec![0; scheme.codewords()];
    for bit in bits {
        let (w, place) = owner[*bit];
        all[w] ^= scheme.code.h.columns()[place];
    }
    all
}

/// Explains the syndromes, one for each codeword of an entry. Enables of the decoder have their defaults.
///
/// # Errors
/// The number of syndromes is not that of the codewords, a syndrome has more bits than H has rows, or the model cannot
/// be used: its classes describe other entries, depend on the data, or have too many errors to try.
pub fn explanation(scheme: &Scheme, model: &ErrorModel, syndromes: &[u64]) -> Result<Explanation, String> {
    if model.entry_of(scheme)?.geometry != scheme.geometry {
        return Err(format!("the classes of the model `{}` are errors in several entries of {}", model.id, scheme.id));
    }
    model.independent_of_data()?;
    let decoded = decoded(scheme, syndromes)?;
    let is_absent = |c: &usize| model.classes[*c].absent(scheme).is_some();
    let (absent, present): (Vec<usize>, Vec<usize>) = (0..model.classes.len()).partition(is_absent);
    let mut question = Question { scheme, model, joint: Joint::new(scheme, syndromes), classes: Vec::new() };
    for c in present {
        question.count(c)?;
    }
    let all: BigRational = question.classes.iter().map(|class| question.weight(class, &class.matching)).sum();
    // If no class gives the syndrome, its probability is zero, and no share is defined.
    let share = |weight: BigRational| (!all.is_zero()).then(|| weight / &all);
    let classes = question.classes.iter().map(|class| ClassShare {
        class: model.classes[class.index].id.clone(),
        name: model.classes[class.index].name.clone(),
        errors: class.matching.clone(),
        of: class.total.clone(),
        exact: ExactErrors { errors: class.matching.to_string(), of: class.total.to_string() },
        share: share(question.weight(class, &class.matching)),
    });
    let correction = if decoded.flips.is_empty() { None } else { share(question.prior(&decoded.flips)) };
    Ok(Explanation {
        scheme: scheme.id.clone(),
        model: model.id.clone(),
        syndromes: syndromes.iter().map(|syndrome| format!("{syndrome:#x}")).collect(),
        ce: decoded.ce,
        due: decoded.due,
        correction_is_right: correction,
        classes: classes.collect(),
        errors: question.most_probable(&decoded.flips, &all),
        absent: absent.into_iter().map(|c| model.classes[c].id.clone()).collect(),
        flipped_bits: decoded.flips,
    })
}

/// The decoder's results for an entry with these syndromes.
fn decoded(scheme: &Scheme, syndromes: &[u64]) -> Result<Decoded, String> {
    let (codewords, rows) = (scheme.codewords(), scheme.code.h.r());
    if syndromes.len() != codewords {
        return Err(format!("{} for {}", with_noun(syndromes.len(), "syndrome"), with_noun(codewords, "codeword")));
    }
    let mut error = Vec::new();
    let columns = scheme.code.h.columns();
    // Each sum of columns carries the bits of the codeword that give it.
    let mut sums: Span<(u64, Vec<u64>)> = Span::default();
    let none = vec![0u64; columns.len().div_ceil(64)];
    for (bit, column) in columns.iter().enumerate() {
        let mut own = none.clone();
        own[bit / 64] |= 1 << (bit % 64);
        let (rest, _) = sums.reduce((*column, own));
        if rest.0 != 0 {
            sums.insert(rest);
        }
    }
    for (w, syndrome) in syndromes.iter().enumerate() {
        let (rest, bits) = sums.reduce((*syndrome, none.clone())).0;
        if rest != 0 {
            return Err(format!(
                "the syndrome {syndrome:#x} of codeword {w} has more than the {rows} bits of the code"
            ));
        }
        let wrong = (0..columns.len()).filter(|bit| bits[bit / 64] >> (bit % 64) & 1 == 1);
        error.extend(wrong.map(|bit| scheme.layout.codeword(w)[bit]));
    }
    let g = scheme.geometry;
    Ok(Reader::new(scheme).decode(&vec![false; g.beats * g.data_pins], &error))
}

/// A joint syndrome and a model.
struct Question<'a> {
    scheme: &'a Scheme,
    model: &'a ErrorModel,
    joint: Joint<'a>,
    /// The classes of the model that occur in an entry of the scheme.
    classes: Vec<ClassCounts>,
}

/// A class with the numbers of its errors.
struct ClassCounts {
    /// Index of the class in the model.
    index: usize,
    /// Sets of bits of the class, each with the number of times that one error of the set counts.
    sets: Vec<(Choices, BigUint)>,
    matching: BigUint,
    total: BigUint,
}

impl Question<'_> {
    /// Counts the errors of class `c`.
    fn count(&mut self, c: usize) -> Result<(), String> {
        let (class, exclusive) = (&self.model.classes[c], self.model.exclusive);
        let sets = class.sets(self.scheme)?;
        let mut weights = vec![BigUint::one(); sets.len()];
        let (mut matching, mut total) = (BigUint::zero(), BigUint::zero());
        if class.patterns.are_uniform() {
            let parts: Vec<Vec<usize>> = sets.iter().map(|set| set.bits.clone()).collect();
            weights = weights_of_parts(&parts).collect();
            for (part, weight) in parts.iter().zip(&weights) {
                let on = if exclusive { self.only(c, part)? } else { self.joint.on(part) };
                matching += on * weight;
                total += weight << part.len();
            }
        } else {
            self.few_enough(c, &sets)?;
            for set in &sets {
                self.joint.each(set, &mut |bits| matching += u32::from(self.is_first(c, bits)));
            }
            total = Choices::total(&sets).into();
        }
        if exclusive {
            let progress = Progress::default();
            let results = exact::evaluate(self.scheme, self.model, &[c], Reading::Exclusive, &progress)?;
            total = results.iter().map(|result| result.tally.total()).sum();
        }
        let sets = sets.into_iter().zip(weights).collect();
        self.classes.push(ClassCounts { index: c, sets, matching, total });
        Ok(())
    }

    /// Rejects a class whose errors take too long to try.
    fn few_enough(&self, c: usize, sets: &[Choices]) -> Result<(), String> {
        let tried = sets.iter().map(Joint::tried).fold(0, u64::saturating_add);
        if tried <= MOST_TRIED {
            return Ok(());
        }
        let id = &self.model.classes[c].id;
        Err(format!("the class `{id}` has {tried} choices of all wrong bits but one; at most {MOST_TRIED} are tried"))
    }

    /// Whether class `c` counts an error: in an exclusive model, the first class that contains an error counts it.
    fn is_first(&self, c: usize, bits: &[usize]) -> bool {
        let earlier = if self.model.exclusive { &self.model.classes[..c] } else { &[] };
        !earlier.iter().any(|class| class.patterns.contain(self.scheme.geometry, bits))
    }

    /// Number of errors on a part of the uniform class `c` that have the syndrome and are of no earlier class.
    fn only(&self, c: usize, part: &[usize]) -> Result<BigUint, String> {
        let mut count = self.joint.on(part);
        for (e, earlier) in self.model.classes[..c].iter().enumerate() {
            let sets = earlier.sets(self.scheme)?;
            if !earlier.patterns.are_uniform() {
                self.few_enough(e, &sets)?;
                for set in &sets {
                    self.joint.each(set, &mut |bits| {
                        let is_on_part = bits.iter().all(|bit| part.binary_search(bit).is_ok());
                        count -= u32::from(is_on_part && self.is_first(e, bits));
                    });
                }
                continue;
            }
            // Overlapping parts were rejected when the class was counted: see `exact::evaluate`.
            for inner in sets.iter().filter(|inner| inner.bits.iter().all(|bit| part.contains(bit))) {
                count -= self.only(e, &inner.bits)?;
            }
        }
        Ok(count)
    }

    /// The prior probability of this number of errors of a class.
    fn weight(&self, class: &ClassCounts, errors: &BigUint) -> BigRational {
        if class.total.is_zero() {
            return BigRational::zero();
        }
        let share = BigRational::new(BigInt::from(errors.clone()), BigInt::from(class.total.clone()));
        self.model.probability(&self.model.classes[class.index]) * share
    }

    /// Number of times that a class counts an error.
    fn times(&self, class: &ClassCounts, bits: &[usize]) -> BigUint {
        let patterns = &self.model.classes[class.index].patterns;
        if !self.is_first(class.index, bits) || !patterns.contain(self.scheme.geometry, bits) {
            return BigUint::zero();
        }
        if !patterns.are_uniform() {
            return 1u32.into();
        }
        let holds = |set: &Choices| bits.iter().all(|bit| set.bits.binary_search(bit).is_ok());
        class.sets.iter().filter(|(set, _)| holds(set)).map(|(_, weight)| weight).sum()
    }

    /// The prior probability of an error.
    fn prior(&self, bits: &[usize]) -> BigRational {
        self.classes.iter().map(|class| self.weight(class, &self.times(class, bits))).sum()
    }

    /// The most probable errors with the syndrome, and the one that the decoder assumes; `all` is the probability of
    /// the syndrome.
    fn most_probable(&self, assumed: &[usize], all: &BigRational) -> Vec<ErrorShare> {
        let mut errors: BTreeSet<Vec<usize>> = BTreeSet::new();
        if !assumed.is_empty() {
            errors.insert(assumed.to_vec());
        }
        for class in &self.classes {
            let patterns = &self.model.classes[class.index].patterns;
            for (set, _) in &class.sets {
                // The errors on a large part of a uniform class are only counted.
                if patterns.are_uniform() && set.bits.len() > MOST_BITS {
                    continue;
                }
                self.joint.each(set, &mut |bits| {
                    if errors.len() < MOST_LISTED {
                        errors.insert(bits.to_vec());
                    }
                });
            }
        }
        let weighed = errors.into_iter().map(|bits| (self.prior(&bits), bits));
        let mut weighed: Vec<(BigRational, Vec<usize>)> = weighed.filter(|(prior, _)| !prior.is_zero()).collect();
        // The order of the bits decides between equal ones, so that the result is always the same.
        weighed.sort_by(|(a, bits), (b, others)| b.cmp(a).then_with(|| bits.cmp(others)));
        let mut shown = Vec::new();
        for (prior, wrong_bits) in weighed.into_iter().take(MOST_SHOWN) {
            let classes = self.classes.iter().filter(|class| !self.times(class, &wrong_bits).is_zero());
            let classes = classes.map(|class| self.model.classes[class.index].id.clone()).collect();
            shown.push(ErrorShare { wrong_bits, classes, share: prior / all });
        }
        shown
    }
}
