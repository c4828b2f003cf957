//! Two events that meet in one entry because no scrub came between them: exact outcomes for each pair of classes.
//!
//! A cell that both events flip has its old value again, so the error is the sum of two patterns modulo 2. Every pair of patterns is
//! decoded once, and pairs of one class that differ only in their order are counted twice. A pattern that is uniform on a part of the
//! entry makes the sum uniform there, so the outcomes are those of the other pattern's bits outside this part and of all patterns on it.

use crate::after::uniform::counted as with_wrong_bits;
use crate::classify::{Classifier, Verdicts};
use crate::count::{pairs as correctable, uniform};
use crate::enumerate::{self, Progress};
use eccforge_model::{Choices, ErrorClass, ErrorModel, weights_of_parts};
use eccforge_outcomes::{Probabilities, Tally};
use eccforge_scheme::{Scheme, TiedScheme};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::Zero;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Maximum number of pairs of patterns that are decoded for two classes.
// A core decodes about ten million pairs in a second.
const MOST_PAIRS: u64 = 1 << 27;
/// Maximum number of patterns, times parts, whose sums with a uniform class are counted.
// A core counts about ten thousand of them in a second.
const MOST_COUNTED: u64 = 1 << 17;

/// Two events in one entry, by their classes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Ids of the classes, in the order of the model.
    pub classes: [String; 2],
    /// Probability that two events are of these classes, in either order.
    pub probability: BigRational,
    /// Outcomes of all ordered pairs of patterns, the first of the first class; `None` if there are more than 2^27 pairs, if more
    /// than 2^17 patterns meet the parts of a uniform class, or if patterns meet one of a scheme that corrects too many patterns to list.
    pub outcomes: Option<Tally>,
}

/// Two events in one entry between scrubs of a memory.
#[derive(Clone, Debug)]
pub struct Accumulation {
    /// Hours from one scrub of an entry to the next.
    pub scrub_hours: f64,
    /// Mean number of events of an entry in this time.
    pub events_of_entry: f64,
    /// Expected number of times in 10^9 hours that exactly two events meet in an entry of the memory.
    pub two_events: f64,
    /// An upper bound on the number of times that three or more events meet.
    pub more_events: f64,
    /// The outcomes of two events.
    pub pairs: Vec<Pair>,
}

impl Accumulation {
    /// The accumulation in a memory of `memory_gbit` gigabits of data with `events` events in 10^9 hours, which come independently
    /// of each other.
    pub fn new(scheme: &Scheme, pairs: Vec<Pair>, memory_gbit: f64, events: f64, scrub_hours: f64) -> Self {
        let entries = memory_gbit * 2f64.powi(30) / scheme.geometry.data_bits().len() as f64;
        let intervals = 1e9 / scrub_hours;
        let mean = events / entries / intervals;
        Self {
            scrub_hours,
            events_of_entry: mean,
            // A Poisson distribution: the mean to the power k, over k!, is an upper bound of the probability of k or more events.
            two_events: entries * intervals * mean.powi(2) / 2.0 * (-mean).exp(),
            more_events: entries * intervals * mean.powi(3) / 6.0,
            pairs,
        }
    }
}

/// Outcomes of two events of a model in one entry.
///
/// # Errors
/// The entry has no pattern of a class.
pub fn pairs(scheme: &Scheme, model: &ErrorModel, progress: &Progress) -> Result<Vec<Pair>, String> {
    model.independent_of_data()?;
    if let Some(why) = model.absent(scheme) {
        return Err(why);
    }
    let scheme = &scheme.tied();
    let mut classes = Vec::new();
    for class in &model.classes {
        classes.push(Class::new(class, scheme)?);
    }
    let verdicts = Verdicts::new(scheme);
    let mut pairs = Vec::new();
    for (i, first) in model.classes.iter().enumerate() {
        for (j, second) in model.classes.iter().enumerate().skip(i) {
            let of_both = model.probability(first) * model.probability(second);
            let outcomes = match (&classes[i], &classes[j]) {
                (Class::Uniform(parts), Class::Uniform(others)) => of_uniform_classes(scheme, parts, others),
                (Class::Uniform(parts), Class::Listed(sets)) | (Class::Listed(sets), Class::Uniform(parts)) => {
                    with_uniform(scheme, parts, sets)
                }
                (Class::Listed(a), Class::Listed(b)) if !is_tried([a, b]) => None,
                (Class::Listed(sets), _) if i == j => Some(of_one_class(sets, &verdicts, progress)),
                (Class::Listed(a), Class::Listed(b)) => Some(of_two_classes([a, b], &verdicts, progress)),
            };
            pairs.push(Pair {
                classes: [first.id.clone(), second.id.clone()],
                probability: if i == j { of_both } else { &of_both + &of_both },
                outcomes,
            });
        }
    }
    Ok(pairs)
}

/// Two events over all pairs of classes: the outcomes of the pairs that were decoded, and the probability of the others.
pub fn of_two_events(pairs: &[Pair]) -> (Probabilities, BigRational) {
    let (mut sum, mut unknown) = (Probabilities::default(), BigRational::zero());
    for pair in pairs {
        match &pair.outcomes {
            Some(tally) => sum += tally.probabilities().map(|share| share * &pair.probability),
            None => unknown += &pair.probability,
        }
    }
    (sum, unknown)
}

/// The patterns of a class.
enum Class {
    /// Choices of bits.
    Listed(Vec<Choices>),
    /// Every pattern on one of these parts.
    Uniform(Vec<Vec<usize>>),
}

impl Class {
    fn new(class: &ErrorClass, scheme: &Scheme) -> Result<Self, String> {
        let sets = class.sets(scheme)?;
        Ok(if class.patterns.are_uniform() {
            Self::Uniform(sets.into_iter().map(|set| set.bits).collect())
        } else {
            Self::Listed(sets)
        })
    }
}

/// Whether the correctable patterns of each codeword can be listed, as the counts with wrong bits need.
fn is_countable(scheme: &TiedScheme<'_>) -> bool {
    (0..scheme.codewords()).all(|w| correctable::listed(scheme, w) <= correctable::MOST_LISTED)
}

/// Counts the sums of every pattern of a listed class and every pattern on one of the parts.
fn with_uniform(scheme: &TiedScheme<'_>, parts: &[Vec<usize>], sets: &[Choices]) -> Option<Tally> {
    let patterns = Choices::total(sets);
    if patterns.saturating_mul(parts.len() as u64) > MOST_COUNTED {
        return None;
    }
    let (patterns, is_countable) = (listed(sets), is_countable(scheme));
    let mut sum = Tally::default();
    for (part, weight) in parts.iter().zip(weights_of_parts(parts)) {
        // Patterns that agree outside the part have the same sums.
        let mut outside: BTreeMap<Vec<usize>, u64> = BTreeMap::new();
        for pattern in &patterns {
            *outside.entry(pattern.iter().copied().filter(|bit| !part.contains(bit)).collect()).or_default() += 1;
        }
        if !is_countable && outside.keys().any(|wrong| !wrong.is_empty()) {
            return None;
        }
        let tallies = outside.par_iter().map(|(wrong, count)| {
            let once = if wrong.is_empty() { uniform(scheme, part) } else { with_wrong_bits(scheme, wrong, part) };
            once.times(&BigUint::from(*count))
        });
        let of_part = tallies.reduce(Tally::default, |a, b| a + b);
        sum += &of_part.times(&weight);
    }
    Some(sum)
}

/// Counts the sums of every pattern on one of the parts and every pattern on one of the others.
fn of_uniform_classes(scheme: &TiedScheme<'_>, parts: &[Vec<usize>], others: &[Vec<usize>]) -> Option<Tally> {
    if (parts.len() * others.len()) as u64 > MOST_COUNTED {
        return None;
    }
    let mut sum = Tally::default();
    for (part, weight) in parts.iter().zip(weights_of_parts(parts)) {
        for (other, of_other) in others.iter().zip(weights_of_parts(others)) {
            let mut both = [part.as_slice(), other].concat();
            both.sort_unstable();
            both.dedup();
            // Each sum is made by as many pairs as there are patterns on the bits of both parts.
            let pairs_of_each = BigUint::from(1u32) << (part.len() + other.len() - both.len());
            sum += &uniform(scheme, &both).times(&(&weight * of_other * pairs_of_each));
        }
    }
    Some(sum)
}

/// Whether the pairs of two classes are few enough to decode.
fn is_tried(sets: [&Vec<Choices>; 2]) -> bool {
    let [a, b] = sets.map(|sets| Choices::total(sets));
    a > 0 && b > 0 && a.saturating_mul(b) <= MOST_PAIRS
}

/// The patterns, each as ascending bits.
fn listed(sets: &[Choices]) -> Vec<Vec<usize>> {
    let mut patterns = Vec::new();
    for set in sets {
        set.each(&mut |bits| patterns.push(bits.to_vec()));
    }
    patterns
}

/// Decodes every pair of a pattern of the first class and one of the second.
fn of_two_classes(sets: [&Vec<Choices>; 2], verdicts: &Verdicts, progress: &Progress) -> Tally {
    // The shorter list is held in memory.
    let [shorter, longer] = if Choices::total(sets[0]) <= Choices::total(sets[1]) { sets } else { [sets[1], sets[0]] };
    let shorter = listed(shorter);
    let visit = |classifier: &mut Classifier<'_>, bits: &[usize]| {
        shorter.iter().for_each(|other| classifier.push_sum(bits, other));
    };
    enumerate::finished(enumerate::visited(longer, &|| verdicts.classifier(), &visit, progress))
}

/// Decodes every pair of different patterns of a class once and counts it twice; each pattern with itself leaves no error.
fn of_one_class(sets: &[Choices], verdicts: &Verdicts, progress: &Progress) -> Tally {
    let patterns = listed(sets);
    let visit = |classifier: &mut Classifier<'_>, bits: &[usize]| {
        let later = patterns.iter().filter(|other| other.as_slice() > bits);
        later.for_each(|other| classifier.push_sum(bits, other));
    };
    let once = enumerate::finished(enumerate::visited(sets, &|| verdicts.classifier(), &visit, progress));
    let mut tally = once.times(&BigUint::from(2u32));
    // Pairs of equal patterns are all that is left of the ordered pairs.
    tally.clean = BigUint::from(patterns.len()).pow(2) - tally.total();
    tally
}
