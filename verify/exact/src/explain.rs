//! The counting argument of one class of errors: its patterns in groups by the codewords that they hit.

use crate::classify::{Classifier, Verdicts};
use crate::enumerate::{Progress, visited};
use crate::single::{Decoded, Reader};
use eccforge_gf::integers::{binomial, combinations};
use eccforge_model::{Choices, ErrorClass, Patterns};
use eccforge_outcomes::{Outcome, Tally};
use eccforge_report::json::{self, as_patterns};
use eccforge_scheme::Scheme;
use num_traits::Zero;
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};

/// Classes with more patterns than this have no argument.
pub const MOST_PATTERNS: u64 = 1 << 27;
/// Maximum number of patterns of one codeword that are listed for their syndromes.
const MOST_CHOICES: u64 = 1 << 22;
/// Maximum number of patterns that are tried in the search for an example.
const TRIED: usize = 1 << 18;

/// The patterns of a class in groups. Every pattern was decoded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Argument {
    /// The groups; no pattern is in two of them.
    pub groups: Vec<Group>,
    /// The first silent pattern, decoded; `None` if there is none among the first ones.
    pub example: Option<Decoded>,
}

/// The patterns that split their wrong bits over the codewords in the same way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Group {
    /// Wrong bits of each codeword in error, descending.
    pub split: Vec<usize>,
    /// Outcomes of the patterns.
    #[serde(serialize_with = "as_patterns")]
    #[schemars(with = "json::Patterns")]
    pub outcomes: Tally,
    /// The product that counts the patterns, for a class of all patterns of a weight.
    pub product: Option<String>,
    /// The argument for the silent ones, if all wrong bits are in one codeword.
    pub shared: Option<Shared>,
}

/// Syndromes of correctable patterns that other patterns have too. All counts are for one codeword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Shared {
    /// Codewords with these counts.
    pub codewords: usize,
    /// Syndromes of correctable patterns that patterns of this weight have.
    pub syndromes: usize,
    /// The minimum and maximum number of other patterns that have such a syndrome.
    pub others: [u64; 2],
    /// Other patterns with such a syndrome, which the decoder takes for the correctable pattern.
    pub patterns: u64,
    /// Patterns with syndrome zero, which the decoder cannot see.
    pub unseen: u64,
}

/// Decodes every pattern of a class and groups them. `None` if the class is counted without listing its patterns, or
/// has more than [`MOST_PATTERNS`]. Enables have their defaults.
///
/// # Errors
/// The entry has no sets of bits that the class needs.
pub fn argument(scheme: &Scheme, class: &ErrorClass, progress: &Progress) -> Result<Option<Argument>, String> {
    let scheme = &scheme.tied();
    if class.patterns.are_uniform() {
        return Ok(None);
    }
    let sets = class.sets(scheme)?;
    // Every pattern is decoded, and a reader waits.
    if Choices::total(&sets) > MOST_PATTERNS {
        return Ok(None);
    }
    let verdicts = Verdicts::new(scheme);
    let owner = scheme.layout.inverse();
    let of_threads = visited(
        &sets,
        &|| Groups { verdicts: &verdicts, classifiers: HashMap::new() },
        &|groups, bits| groups.push(split(bits, &owner, scheme.codewords()), bits),
        progress,
    );
    let mut tallies: BTreeMap<Vec<usize>, Tally> = BTreeMap::new();
    for Groups { classifiers, .. } in of_threads {
        for (split, mut classifier) in classifiers {
            let tally = tallies.entry(split).or_default();
            *tally = std::mem::take(tally) + classifier.finish();
        }
    }
    let is_of_weight = matches!(class.patterns, Patterns::Weight(_)) && class.stored.is_none();
    let has_silent = tallies.values().any(|tally| !tally.silent().is_zero());
    let example = if has_silent { silent(&sets, &verdicts).map(|error| decoded(scheme, &error)) } else { None };
    let mut groups = Vec::new();
    for (split, outcomes) in tallies {
        // The counting argument is about all patterns of a weight; other classes have only some of them.
        let product = if is_of_weight { product(scheme, &split, &outcomes) } else { None };
        let shared = match split.as_slice() {
            [bits] if is_of_weight => shared(scheme, *bits, &outcomes),
            _ => None,
        };
        groups.push(Group { split, outcomes, product, shared });
    }
    Ok(Some(Argument { groups, example }))
}

/// The classifiers of one thread, one for each group.
struct Groups<'v> {
    verdicts: &'v Verdicts,
    classifiers: HashMap<Vec<usize>, Classifier<'v>>,
}

impl Groups<'_> {
    fn push(&mut self, split: Vec<usize>, bits: &[usize]) {
        let verdicts = self.verdicts;
        self.classifiers.entry(split).or_insert_with(|| verdicts.classifier()).push(bits);
    }
}

/// The numbers of wrong bits of the codewords in error, descending.
fn split(bits: &[usize], owner: &[(usize, usize)], codewords: usize) -> Vec<usize> {
    let mut wrong = vec![0; codewords];
    for bit in bits {
        wrong[owner[*bit].0] += 1;
    }
    wrong.retain(|n| *n > 0);
    wrong.sort_unstable_by(|a, b| b.cmp(a));
    wrong
}

/// The product for the patterns of a split over equal codewords: the choices of codewords, times the choices of bits in
/// each. `None` if the product is not the number of patterns.
fn product(scheme: &Scheme, split: &[usize], outcomes: &Tally) -> Option<String> {
    let (n, codewords) = (scheme.code.h.n() as u64, scheme.codewords() as u64);
    let mut factors = Vec::new();
    let mut left = codewords;
    for equal in split.chunk_by(|a, b| a == b) {
        let ways = binomial(left, equal.len() as u64);
        left -= equal.len() as u64;
        if ways > 1 {
            factors.push((ways, ways.to_string()));
        }
    }
    for bits in split {
        let bits = *bits as u64;
        let text = if bits == 1 { n.to_string() } else { format!("C({n},{bits})") };
        factors.push((binomial(n, bits), text));
    }
    let value = factors.iter().try_fold(1u64, |value, (factor, _)| value.checked_mul(*factor))?;
    let text: Vec<String> = factors.into_iter().map(|(_, text)| text).collect();
    // The page states the product as the number of patterns, so it must be that number.
    (outcomes.total() == value.into()).then(|| text.join(" x "))
}

/// Counts the patterns of a weight in one codeword by their syndromes. `None` if the result does not explain the silent
/// patterns of the entry: codewords differ, or a rule of the entry rejects corrections.
fn shared(scheme: &Scheme, bits: usize, outcomes: &Tally) -> Option<Shared> {
    let codewords = scheme.codewords();
    let is_small = binomial(scheme.code.h.n() as u64, bits as u64) <= MOST_CHOICES;
    if !is_small || scheme.corrects.iter().any(|spaces| *spaces != scheme.corrects[0]) {
        return None;
    }
    let mut choices: FxHashMap<u64, u64> = FxHashMap::default();
    for choice in combinations(scheme.code.h.n(), bits) {
        *choices.entry(scheme.code.h.syndrome(choice)).or_default() += 1;
    }
    let unseen = choices.get(&0).copied().unwrap_or(0);
    let mut others: BTreeMap<u64, u64> = BTreeMap::new();
    for space in scheme.corrects[0].iter() {
        // A space of two symbols over GF(2^8) has millions of patterns, so a pattern is built only if a choice has its
        // syndrome.
        for (index, syndrome) in space.members(&scheme.code) {
            let Some(count) = choices.get(&syndrome) else { continue };
            // The correctable pattern is a choice itself if it has as many bits.
            let own = || u64::from(space.pattern(index).len() == bits);
            others.entry(syndrome).or_insert_with(|| count - own());
        }
    }
    let patterns: u64 = others.values().sum();
    let explained = (patterns + unseen) * codewords as u64;
    let least = others.values().copied().min().unwrap_or(0);
    let most = others.values().copied().max().unwrap_or(0);
    // The text states these counts as the reason for every silent pattern, so they must add up.
    (outcomes.silent() == explained.into()).then_some(Shared {
        codewords,
        syndromes: others.len(),
        others: [least, most],
        patterns,
        unseen,
    })
}

/// The first silent pattern among the first `TRIED` patterns.
fn silent(sets: &[Choices], verdicts: &Verdicts) -> Option<Vec<usize>> {
    let mut classifier = verdicts.classifier();
    let (mut found, mut tried) = (None, 0);
    for set in sets {
        set.each(&mut |bits| {
            // `each` cannot be left early, and the first silent patterns may come after millions of others.
            if found.is_none() && tried < TRIED {
                tried += 1;
                found = (classifier.outcome(bits) == Outcome::Silent).then(|| bits.to_vec());
            }
        });
    }
    found
}

fn decoded(scheme: &Scheme, error: &[usize]) -> Decoded {
    let g = scheme.geometry;
    Reader::new(scheme).decode(&vec![false; g.beats * g.data_pins], error)
}
