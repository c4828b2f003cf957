//! Exact outcome probabilities of a scheme under an error model.

use crate::classify::Verdicts;
use crate::count;
use crate::enumerate::{self, Progress};
use eccforge_gf::integers::{binomial, combinations};
use eccforge_model::{Choices, ErrorClass, ErrorModel, Patterns, weights_of_parts};
use eccforge_outcomes::{Probabilities, Tally};
use eccforge_report::json::{self, as_patterns};
use eccforge_scheme::{Scheme, TiedScheme};
use num_bigint::BigUint;
use num_traits::Zero;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;

/// How overlapping classes are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Every pattern of a class counts, as in the paper's Table 2.
    #[default]
    Inclusive,
    /// A pattern counts only in the first class of the model that it matches, as the paper states.
    Exclusive,
}

/// Outcomes of one class of a model.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClassResult {
    /// Id of the class.
    pub class: String,
    /// Exact counts of patterns, each pattern of the class once. In a uniform class over parts of several sizes, a
    /// pattern counts 2^d times if its part has d bits fewer than the largest.
    #[serde(rename = "outcomes", serialize_with = "as_patterns")]
    #[schemars(with = "json::Patterns")]
    pub tally: Tally,
    /// The method that found the counts.
    pub method: Method,
    /// The 95 % interval of the silent share; `None` unless the patterns were sampled.
    #[serde(rename = "silent_interval", skip_serializing_if = "Option::is_none")]
    pub silent: Option<[f64; 2]>,
}

/// Seed of the classes that are sampled.
pub const SEED: u64 = 1;

/// How counts were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Every pattern was tried, on the circuit or, if there are many, by its codeword syndromes.
    Enumerated,
    /// Counted without trying each pattern: syndromes in the span of the region's columns, or all patterns of a weight.
    Counted,
    /// Patterns were drawn at random.
    Sampled,
}

impl ClassResult {
    /// Probabilities for a pattern drawn uniformly from the class. `None` if the class has no patterns.
    pub fn probabilities(&self) -> Option<Probabilities> {
        (!self.tally.total().is_zero()).then(|| self.tally.probabilities())
    }
}

/// Outcomes of the classes of `model` at these indices, in their order.
///
/// # Errors
/// A class has more than [`enumerate::MAX_PATTERNS`] patterns to try.
pub fn evaluate(
    scheme: &Scheme,
    model: &ErrorModel,
    classes: &[usize],
    reading: Reading,
    progress: &Progress,
) -> Result<Vec<ClassResult>, String> {
    evaluate_with(scheme, model, classes, reading, &[], progress)
}

/// Like [`evaluate`]; `by_weight` has the outcomes of all patterns of some numbers of bits, which are not counted again.
pub(crate) fn evaluate_with(
    scheme: &Scheme,
    model: &ErrorModel,
    classes: &[usize],
    reading: Reading,
    by_weight: &[(usize, Tally)],
    progress: &Progress,
) -> Result<Vec<ClassResult>, String> {
    let entry = model.entry_of(scheme)?;
    let by_weight = if entry.geometry == scheme.geometry { by_weight } else { &[] };
    let reading = if model.exclusive { Reading::Exclusive } else { reading };
    let scheme = &entry.tied();
    let run = Run { scheme, model, verdicts: Verdicts::new(scheme), reading, by_weight, progress };
    if reading == Reading::Exclusive {
        model.independent_of_data().map_err(|why| format!("{why}: read the classes inclusively"))?;
    }
    classes.iter().map(|&c| run.class(c)).collect()
}

/// Number of patterns that [`evaluate`] tries for these classes, the total of its progress.
pub fn work(scheme: &Scheme, model: &ErrorModel, classes: &[usize]) -> u64 {
    let Ok(entry) = model.entry_of(scheme) else { return 0 };
    classes.iter().map(|c| tried(&model.classes[*c], &entry)).fold(0, u64::saturating_add)
}

/// Number of patterns of a class that is not uniform.
fn tried(class: &ErrorClass, scheme: &Scheme) -> u64 {
    // Uniform classes are counted by linear algebra.
    if class.patterns.are_uniform() {
        return 0;
    }
    class.sets(scheme).map_or(0, |sets| Choices::total(&sets))
}

/// Number of patterns that [`evaluate`] tries one by one for all classes, and the approximate number of word
/// operations.
pub fn effort(scheme: &Scheme, model: &ErrorModel) -> (u64, u64) {
    let Ok(entry) = model.entry_of(scheme) else { return (0, 0) };
    let scheme = &entry.tied();
    let gates = Verdicts::new(scheme).gates();
    let (mut patterns, mut operations) = (0u64, 0u64);
    for (c, class) in model.classes.iter().enumerate() {
        let (tried, steps) = match class.patterns {
            Patterns::Weight(w) if w.bits >= BY_SYNDROMES && count::is_known(scheme, w.bits) => {
                let tried = count::tried(scheme, w.bits);
                (tried, tried.saturating_mul(4))
            }
            // A word operation decodes one gate of 64 patterns.
            _ => {
                let tried = work(scheme, model, &[c]);
                (tried, (tried / 64).saturating_mul(gates))
            }
        };
        patterns = patterns.saturating_add(tried);
        operations = operations.saturating_add(steps);
    }
    (patterns, operations)
}

/// Patterns of at least this many bits anywhere in an entry are tried by their syndromes.
const BY_SYNDROMES: usize = 3;
/// Patterns with fewer bits are also tried by their syndromes if gates times patterns exceed this number, which takes
/// about half a second on the circuit.
const MOST_GATES: u64 = 1 << 32;
/// Maximum number of choices of parts that are counted.
const MOST_CHOICES: u64 = 100_000;

/// Outcomes of all patterns of `bits` bits anywhere in an entry: on the circuit or, if that takes long, by their
/// codeword syndromes.
pub(crate) fn of_weight(scheme: &Scheme, bits: usize, verdicts: &Verdicts, progress: &Progress) -> Tally {
    let all = Choices { bits: (0..scheme.geometry.bits()).collect(), least: bits, most: bits };
    if all.count().saturating_mul(verdicts.gates()) > MOST_GATES
        && let Some(tally) = count::of_weight_with(scheme, bits, progress)
    {
        return tally;
    }
    enumerate::tally(&[all], verdicts, &|_| true, progress)
}

struct Run<'a> {
    scheme: &'a TiedScheme<'a>,
    model: &'a ErrorModel,
    verdicts: Verdicts,
    reading: Reading,
    by_weight: &'a [(usize, Tally)],
    progress: &'a Progress,
}

impl Run<'_> {
    fn class(&self, c: usize) -> Result<ClassResult, String> {
        let class = &self.model.classes[c];
        let (tally, method) = match (class.patterns, class.parts) {
            (Patterns::Uniform(_), Some(parts)) => (self.in_parts(c, parts)?, Method::Counted),
            (Patterns::Uniform(_), None) => (self.uniform(c)?, Method::Counted),
            (Patterns::Weight(w), _) if self.reading == Reading::Inclusive && class.stored.is_none() => {
                let known = self.by_weight.iter().find(|(bits, _)| *bits == w.bits).map(|(_, tally)| tally.clone());
                (known.map_or_else(|| self.of_weight(c, w.bits), Ok)?, Method::Enumerated)
            }
            (Patterns::Weight(w), _) if !self.earlier(c).any(Patterns::are_uniform) && class.stored.is_none() => {
                (self.of_weight_only(c, w.bits)?, Method::Enumerated)
            }
            _ => (self.enumerable(c)?, Method::Enumerated),
        };
        Ok(ClassResult { class: class.id.clone(), tally, method, silent: None })
    }

    /// Outcomes of a class of all patterns of a weight.
    fn of_weight(&self, c: usize, bits: usize) -> Result<Tally, String> {
        if bits >= BY_SYNDROMES
            && let Some(tally) = count::of_weight_with(self.scheme, bits, self.progress)
        {
            return Ok(tally);
        }
        self.few_enough(c)?;
        Ok(of_weight(self.scheme, bits, &self.verdicts, self.progress))
    }

    /// Outcomes of the patterns of a weight that are in no earlier class: the fast count of all patterns of the weight,
    /// minus those in an earlier class, which are few.
    fn of_weight_only(&self, c: usize, bits: usize) -> Result<Tally, String> {
        let (g, mut tally) = (self.scheme.geometry, self.of_weight(c, bits)?);
        let all: Vec<usize> = (0..g.bits()).collect();
        for (e, patterns) in self.earlier(c).enumerate() {
            // No pattern has two weights.
            if matches!(patterns, Patterns::Weight(w) if w.bits != bits) {
                continue;
            }
            // A pattern in two earlier classes may be subtracted only once, with the first of them.
            tally = tally
                - &enumerate::tally_on(&all, self.few_enough(e)?, &self.verdicts, &|wrong| {
                    wrong.len() == bits && !self.earlier(e).any(|p| p.contain(g, wrong))
                });
        }
        Ok(tally)
    }

    /// Outcomes of an enumerable class.
    fn enumerable(&self, c: usize) -> Result<Tally, String> {
        let g = self.scheme.geometry;
        let sets = self.few_enough(c)?;
        Ok(enumerate::tally(&sets, &self.verdicts, &|bits| !self.earlier(c).any(|p| p.contain(g, bits)), self.progress))
    }

    /// The sets of bits of a class.
    fn sets(&self, c: usize) -> Result<Vec<Choices>, String> {
        self.model.classes[c].sets(self.scheme)
    }

    /// The sets of bits of a class that is not uniform, if there are few enough choices to try.
    fn few_enough(&self, c: usize) -> Result<Vec<Choices>, String> {
        let sets = self.sets(c)?;
        let size = Choices::total(&sets);
        if size <= enumerate::MAX_PATTERNS {
            return Ok(sets);
        }
        Err(format!(
            "the class `{}` has {size} patterns in an entry of {} bits; at most {} are enumerated: use a uniform class, or sample it",
            self.model.classes[c].id,
            self.scheme.geometry.bits(),
            enumerate::MAX_PATTERNS
        ))
    }

    /// Earlier classes, whose patterns do not count in class `c`.
    fn earlier(&self, c: usize) -> impl Iterator<Item = &Patterns> {
        let count = if self.reading == Reading::Exclusive { c } else { 0 };
        self.model.classes[..count].iter().map(|class| &class.patterns)
    }

    /// Outcomes of a uniform class: counts each part of the region; all parts are equally likely.
    fn uniform(&self, c: usize) -> Result<Tally, String> {
        let parts: Vec<Vec<usize>> = self.sets(c)?.into_iter().map(|set| set.bits).collect();
        let mut tally = Tally::default();
        for (part, weight) in parts.iter().zip(weights_of_parts(&parts)) {
            let of_part = match self.reading {
                Reading::Inclusive => count::uniform(self.scheme, part),
                Reading::Exclusive => self.exclusive(c, part)?,
            };
            tally += &of_part.times(&weight);
        }
        Ok(tally)
    }

    /// Outcomes of the patterns with wrong bits in exactly `wanted` parts of the region: the patterns on any choice of
    /// that many parts, minus the patterns on fewer parts, by inclusion and exclusion.
    fn in_parts(&self, c: usize, wanted: usize) -> Result<Tally, String> {
        let sets = self.sets(c)?;
        let choices = binomial(sets.len() as u64, wanted as u64);
        // Each choice takes a count over all codewords.
        if choices > MOST_CHOICES {
            let id = &self.model.classes[c].id;
            return Err(format!(
                "the class `{id}` has {choices} choices of {wanted} parts; at most {MOST_CHOICES} are counted"
            ));
        }
        let (mut added, mut taken) = (Tally::default(), Tally::default());
        for chosen in 0..=wanted.min(sets.len()) {
            let on_choices = combinations(sets.len(), chosen).into_par_iter().map(|parts: Vec<usize>| {
                let bits: Vec<usize> = parts.into_iter().flat_map(|part| sets[part].bits.iter().copied()).collect();
                count::uniform(self.scheme, &bits)
            });
            let sum = on_choices.reduce(Tally::default, |a, b| a + b);
            // A tally has no negative counts, so positive and negative terms have a sum each.
            let times = binomial((sets.len() - chosen) as u64, (wanted - chosen) as u64);
            let side = if (wanted - chosen).is_multiple_of(2) { &mut added } else { &mut taken };
            *side += &sum.times(&times.into());
        }
        Ok(added - &taken)
    }

    /// Outcomes of the patterns on one part of the region of a uniform class, each once, without the zero pattern and
    /// the patterns of earlier classes.
    fn exclusive(&self, c: usize, part: &[usize]) -> Result<Tally, String> {
        let g = self.scheme.geometry;
        let mut tally = count::uniform(self.scheme, part);
        tally.clean = BigUint::zero();
        for earlier in 0..c {
            let class = &self.model.classes[earlier];
            let Patterns::Uniform(u) = class.patterns else {
                // On the whole entry the class counts as it is, which is faster than trying its patterns.
                if part.len() == g.bits() && matches!(class.patterns, Patterns::Weight(_)) {
                    tally = tally - &self.class(earlier)?.tally;
                    continue;
                }
                let sets = self.few_enough(earlier)?;
                tally = tally
                    - &enumerate::tally_on(part, sets, &self.verdicts, &|bits| {
                        !self.earlier(earlier).any(|p| p.contain(g, bits))
                    });
                continue;
            };
            for Choices { bits: inner, .. } in self.sets(earlier)? {
                let shared = inner.iter().filter(|bit| part.contains(bit)).count();
                // Overlapping parts would subtract their shared patterns twice.
                if shared == inner.len() && !u.region.overlaps() {
                    tally = tally - &self.exclusive(earlier, &inner)?;
                } else if shared > 0 {
                    return Err(format!(
                        "classes `{}` and `{}` overlap without one containing the other: read them inclusively",
                        class.id, self.model.classes[c].id
                    ));
                }
            }
        }
        Ok(tally)
    }
}
