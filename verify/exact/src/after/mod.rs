//! The next error in an entry that already has wrong bits: whether it is corrected, detected or silent, and how few
//! further wrong bits end in data loss.
//!
//! A bit that is wrong at every read is a weak or stuck cell, or an error that was corrected at each read and never written
//! back. An error of a class hits the entry as if it were right, and a bit that is wrong already stays wrong: the wrong bits
//! are those of the entry and those of the error together.
//!
//! Listed errors are decoded one by one, and errors that are uniform on a part of the entry are counted.

mod fewest;
mod sensitivity;
pub(crate) mod uniform;

pub use fewest::{Fewest, Nearest, fewest};
pub use sensitivity::{OfBit, OfClass, Sensitivity, sensitivity};

use crate::classify::Verdicts;
use crate::count::pairs;
use crate::enumerate::{self, Progress};
use eccforge_model::{Choices, ErrorClass, ErrorModel, Patterns, weights_of_parts};
use eccforge_outcomes::{Outcome, Probabilities, Tally};
use eccforge_report::json::{self, as_patterns};
use eccforge_scheme::{Scheme, TiedScheme};
use num_traits::Zero;
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
                sum += &uniform::counted(self.scheme, self.wrong, part).times(&weight);
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
}
