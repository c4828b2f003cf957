//! The next error in an entry that already has wrong bits: whether it is corrected, detected or silent, and how few
//! further wrong bits end in data loss.
//!
//! A bit that is wrong at every read is a weak or stuck cell, or an error that was corrected at each read and never written
//! back. An error of a class hits the entry as if it were right, and a bit that is wrong already stays wrong: the wrong bits
//! are those of the entry and those of the error together.
//!
//! Listed errors are decoded one by one. Errors that are uniform on a part of the entry are counted: the joint syndromes are
//! a coset of the span of the part's columns, which the wrong bits outside the part choose.

mod fewest;
mod sensitivity;

pub use fewest::{Fewest, Nearest, fewest};
pub use sensitivity::{OfBit, OfClass, Sensitivity, sensitivity};

use crate::classify::Verdicts;
use crate::count::rules::{Correction, EntryRules, Profile, Signature, Signatures, combine};
use crate::count::{correctable_patterns, pairs};
use crate::enumerate::{self, Progress};
use eccforge_gf::gf2::Span;
use eccforge_model::{Choices, ErrorClass, ErrorModel, Patterns, weights_of_parts};
use eccforge_outcomes::{Outcome, Probabilities, Tally};
use eccforge_report::json::{self, as_patterns};
use eccforge_scheme::{Scheme, TiedScheme};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use schemars::JsonSchema;
use serde::Serialize;

/// Classes with more errors than this are not decoded one by one; this number takes about a minute.
pub const MOST_ERRORS: u64 = 1 << 27;

/// An entry with wrong bits, and the outcomes of the next error in it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct After {
    /// The bits that are wrong already: physical bits, ascending.
    pub wrong_bits: Vec<usize>,
    /// Entries with these wrong bits.
    pub entries: u64,
    /// The decoder's current result for the entry.
    pub now: Outcome,
    /// Outcomes by class of the next error.
    pub next: Vec<Next>,
    /// Fewest further wrong bits that end in data loss.
    pub fewest: Fewest,
}

/// The next error of one class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Next {
    /// Id of the class.
    pub class: String,
    /// Name of the class in tables.
    pub name: String,
    /// Every error of the class once, together with the bits that are wrong already; `None` if they are not counted.
    #[serde(rename = "outcomes", serialize_with = "as_patterns")]
    #[schemars(with = "Option<json::Patterns>")]
    pub tally: Option<Tally>,
}

impl After {
    /// Outcomes of the next error by the probabilities of the model's classes. `None` if a class is not counted.
    pub fn probabilities(&self, model: &ErrorModel) -> Option<Probabilities> {
        weighted(model, &self.next)
    }
}

/// Outcomes of the next error by the probabilities of the model's classes. `None` if a class is not counted.
fn weighted(model: &ErrorModel, next: &[Next]) -> Option<Probabilities> {
    let mut parts = Vec::new();
    for (class, next) in model.classes.iter().zip(next) {
        parts.push((model.probability(class), next.tally.as_ref().filter(|t| !t.total().is_zero())?.probabilities()));
    }
    Some(Probabilities::weighted(parts.iter().map(|(weight, p)| (weight.clone(), p))))
}

/// Evaluates states: the wrong physical bits of an entry (ascending and distinct), and the number of entries that have
/// them. Enables of the decoder have their defaults. Every error of a class counts, even one of an earlier class.
///
/// # Errors
/// The scheme has too many correctable patterns to list, or the model cannot be used: its classes are errors in several
/// entries, depend on the data, or do not occur in the entry.
pub fn after(
    scheme: &Scheme,
    model: &ErrorModel,
    states: &[(Vec<usize>, u64)],
    progress: &Progress,
) -> Result<Vec<After>, String> {
    check(scheme, model)?;
    let scheme = &scheme.tied();
    // All states share the decoder's circuit, which takes longer to build than a small state to evaluate.
    let verdicts = Verdicts::new(scheme);
    let mut evaluated = Vec::new();
    for (wrong, entries) in states {
        evaluated.push(State { scheme, verdicts: &verdicts, wrong }.evaluated(model, *entries, progress)?);
    }
    Ok(evaluated)
}

/// Probabilities of the outcomes of the next error in each of these states, without the fewest further bits, whose
/// search takes longer. `None` if a class is not counted.
///
/// # Errors
/// See [`after`].
pub fn next_errors(
    scheme: &Scheme,
    model: &ErrorModel,
    states: &[Vec<usize>],
    progress: &Progress,
) -> Result<Vec<Option<Probabilities>>, String> {
    check(scheme, model)?;
    let scheme = &scheme.tied();
    let verdicts = Verdicts::new(scheme);
    states.iter().map(|wrong| next_error(scheme, &verdicts, model, wrong, progress)).collect()
}

/// Like [`next_errors`] for one state, with a decoder that the caller keeps for further states, and without the checks of [`check`].
///
/// # Errors
/// A class has no errors in such an entry.
pub fn next_error(
    scheme: &TiedScheme<'_>,
    verdicts: &Verdicts,
    model: &ErrorModel,
    wrong: &[usize],
    progress: &Progress,
) -> Result<Option<Probabilities>, String> {
    let next = State { scheme, verdicts, wrong }.next(model, progress)?;
    Ok(weighted(model, &next))
}

/// Checks that the states of a scheme can be evaluated under a model.
///
/// # Errors
/// See [`after`].
pub fn check(scheme: &Scheme, model: &ErrorModel) -> Result<(), String> {
    if model.entry_of(scheme)?.geometry != scheme.geometry {
        return Err(format!("the classes of the model `{}` are errors in several entries of {}", model.id, scheme.id));
    }
    model.independent_of_data()?;
    let scheme = &scheme.tied();
    for w in 0..scheme.codewords() {
        let (total, most) = (pairs::listed(scheme, w), pairs::MOST_LISTED);
        if total > most {
            return Err(format!("codeword {w} corrects {total} patterns, and at most {most} can be listed"));
        }
    }
    Ok(())
}

/// Number of errors that [`after`] decodes one by one for a state.
pub fn work(scheme: &Scheme, model: &ErrorModel) -> u64 {
    let mut sum = 0u64;
    for class in &model.classes {
        let all = class.sets(scheme).map_or(0, |sets| Choices::total(&sets));
        sum = sum.saturating_add(if class.patterns.are_uniform() || all > MOST_ERRORS { 0 } else { all });
    }
    sum
}

/// An entry with wrong bits.
struct State<'a> {
    scheme: &'a TiedScheme<'a>,
    verdicts: &'a Verdicts,
    wrong: &'a [usize],
}

impl State<'_> {
    /// The outcomes of the next error in `entries` entries.
    fn evaluated(&self, model: &ErrorModel, entries: u64, progress: &Progress) -> Result<After, String> {
        let next = self.next(model, progress)?;
        Ok(After {
            wrong_bits: self.wrong.to_vec(),
            entries,
            now: self.verdicts.classifier().outcome(self.wrong),
            next,
            fewest: fewest(self.scheme, self.wrong),
        })
    }

    /// The outcomes of each class of the next error.
    fn next(&self, model: &ErrorModel, progress: &Progress) -> Result<Vec<Next>, String> {
        let mut next = Vec::new();
        for class in &model.classes {
            let tally = self.of_class(class, progress)?;
            next.push(Next { class: class.id.clone(), name: class.name.clone(), tally });
        }
        Ok(next)
    }

    /// Outcomes of the errors of a class; `None` if they are not counted.
    fn of_class(&self, class: &ErrorClass, progress: &Progress) -> Result<Option<Tally>, String> {
        // An error in several parts is not uniform on their union.
        if class.parts.is_some() {
            return Ok(None);
        }
        let sets = class.sets(self.scheme)?;
        if let Patterns::Uniform(_) = class.patterns {
            let parts: Vec<Vec<usize>> = sets.into_iter().map(|set| set.bits).collect();
            let mut sum = Tally::default();
            for (part, weight) in parts.iter().zip(weights_of_parts(&parts)) {
                sum += &self.uniform(part).times(&weight);
            }
            return Ok(Some(sum));
        }
        if Choices::total(&sets) > MOST_ERRORS {
            return Ok(None);
        }
        Ok(Some(self.listed(&sets, progress)))
    }

    /// Decodes every choice from these sets, together with the wrong bits.
    fn listed(&self, sets: &[Choices], progress: &Progress) -> Tally {
        let start = || (self.verdicts.classifier(), Vec::new());
        let seen = enumerate::visited(
            sets,
            &start,
            &|(classifier, all): &mut (_, Vec<usize>), bits| {
                all.clear();
                all.extend_from_slice(self.wrong);
                all.extend(bits.iter().filter(|bit| !self.wrong.contains(bit)));
                crate::classify::Classifier::push(classifier, all);
            },
            progress,
        );
        enumerate::finished(seen.into_iter().map(|(classifier, _)| classifier))
    }

    /// Counts all patterns on these bits, including the one without a wrong bit, together with the wrong bits.
    fn uniform(&self, part: &[usize]) -> Tally {
        let mut region = vec![false; self.scheme.geometry.bits()];
        for &bit in part {
            region[bit] = true;
        }
        // A pattern on bits that are wrong already changes nothing, so each result counts once for each of these patterns.
        let without_effect = self.wrong.iter().filter(|bit| std::mem::take(&mut region[**bit])).count();
        let free = part.len() - without_effect;
        let (mut profiles, mut in_error) = (Vec::new(), 0);
        for w in 0..self.scheme.codewords() {
            let (profile, has_wrong) = self.profile(w, &region);
            profiles.push(profile);
            in_error += usize::from(has_wrong);
        }
        // A codeword with wrong bits has "weight" 1 with them and 0 without. Only the entries in which all of these codewords
        // have their wrong bits are read; the bound of the others only has to be large enough.
        let mut errors = vec![BigUint::one() << (free + in_error); in_error + 1];
        errors[in_error] = BigUint::one() << free;
        combine::<EntryRules>(&profiles, &errors).swap_remove(in_error).times(&(BigUint::one() << without_effect))
    }

    /// The results of a codeword: its known wrong bits stay wrong, and any pattern on the region is added. Counts have index 1 if
    /// the codeword has wrong bits, and 0 otherwise.
    fn profile(&self, w: usize, region: &[bool]) -> (Profile<Signature>, bool) {
        let (physical, columns) = (self.scheme.layout.codeword(w), self.scheme.code.h.columns());
        let places: Vec<usize> = (0..physical.len()).collect();
        let is_wrong: Vec<bool> = physical.iter().map(|bit| self.wrong.contains(bit)).collect();
        let within: Vec<usize> = places.iter().copied().filter(|place| region[physical[*place]]).collect();
        let span = Span::of(within.iter().map(|place| columns[*place]));
        let syndrome = (0..physical.len()).filter(|b| is_wrong[*b]).fold(0, |sum, b| sum ^ columns[b]);
        let of_each = BigUint::one() << (within.len() - span.dimension() as usize);
        let index = usize::from(is_wrong.contains(&true));
        let at_index = |count: BigUint| {
            let mut counts = vec![BigUint::ZERO; index + 1];
            counts[index] = count;
            counts
        };
        let mut zero = at_index(if span.contains(syndrome) { of_each.clone() } else { BigUint::ZERO });
        // The codeword without errors, which `combine` takes from the errors with syndrome zero.
        if index == 1 {
            zero[0] = BigUint::one();
        }
        let mut signatures = Signatures::new(self.scheme, w);
        let mut counts: Vec<[BigUint; 2]> = Vec::new();
        for (pattern, of_pattern) in correctable_patterns(self.scheme, w) {
            let number = signatures.number(&pattern);
            counts.resize(counts.len().max(number + 1), Default::default());
            if span.contains(of_pattern ^ syndrome) {
                counts[number][0] += &of_each;
            }
            let mut outside = vec![false; physical.len()];
            for &place in pattern.iter().filter(|place| !region[physical[**place]]) {
                outside[place] = true;
            }
            if outside == is_wrong {
                counts[number][1] += 1u32;
            }
        }
        let mut corrections = Vec::new();
        for (signature, [seen, right]) in signatures.all.into_iter().zip(counts) {
            corrections.push(Correction { signature, seen: at_index(seen), right: at_index(right) });
        }
        (Profile { zero, corrections }, index == 1)
    }
}
