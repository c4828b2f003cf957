//! Outcomes of an event under a scheme: drawn from the exact probabilities of its class, as thresholds on fair bits. If an event meets a
//! defect, the decoder circuit decodes it.

use super::next_fault::NextFault;
use super::scenario::{PermanentKind, Scenario};
use eccforge_exact::classify::{Classifier, Verdicts};
use eccforge_exact::count;
use eccforge_exact::enumerate::{self, Progress};
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_model::{Choices, ErrorModel, Patterns};
use eccforge_outcomes::{Probabilities, ReadOutcome, Tally};
use eccforge_runs::random::{Draws, scaled};
use eccforge_scheme::{Geometry as Shape, Scheme};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};

/// Cumulative probabilities in units of 2^-64: the silent outcomes first, then detected, corrected, clean.
// With silent outcomes first, a scheme that is silent less often is silent on a subset of the events of another. In any other
// order, differences between schemes would be mostly noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds(pub [u128; 4]);

impl Thresholds {
    fn of(p: &Probabilities) -> Self {
        let mut sum = BigRational::zero();
        Self([&p.undetected, &p.miscorrected, &p.detected, &p.corrected].map(|part| {
            sum += part;
            let scaled = (&sum * BigRational::from_integer(BigInt::one() << 64)).round().to_integer();
            scaled.to_u128().unwrap_or(0)
        }))
    }

    /// The outcome that fair bits select.
    pub fn outcome(&self, bits: u64) -> ReadOutcome {
        let order = [ReadOutcome::Undetected, ReadOutcome::Miscorrected, ReadOutcome::Detected, ReadOutcome::Corrected];
        let at = self.0.iter().position(|&t| u128::from(bits) < t);
        at.map_or(ReadOutcome::Clean, |i| order[i])
    }
}

/// The data of a scheme that the fleet uses.
#[derive(Debug)]
pub struct Subject {
    pub id: String,
    pub name: String,
    /// Hash of the scheme's meaning.
    pub hash: String,
    /// Number of times that a transfer is repeated after a detected error.
    pub retries: u32,
    /// Outcomes of one transient event, over all classes of the model: detected events that are repeated are clean.
    pub transient: Probabilities,
    /// `classes[c]`: an event of class c of the model.
    pub classes: Vec<Thresholds>,
    /// `kinds[k][p]`: a read of a defect of kind k in part p of the entry.
    pub kinds: Vec<Vec<Thresholds>>,
    /// Chances of the next fault, if the operator compares them.
    pub next: Option<NextFault>,
    shape: Shape,
    verdicts: Verdicts,
}

impl Subject {
    /// Computes all probabilities exactly.
    ///
    /// # Errors
    /// A class has too many patterns to be enumerated.
    pub fn new(scheme: &Scheme, model: &ErrorModel, scenario: &Scenario) -> Result<Self, String> {
        let all: Vec<usize> = (0..model.classes.len()).collect();
        let (hash, entry) = (scheme.hash(), model.entry_of(scheme)?);
        let scheme = &*entry;
        let results = evaluate(scheme, model, &all, Reading::Inclusive, &Progress::default())
            .map_err(|e| format!("{}: {e}", scheme.id))?;
        let mut classes = Vec::with_capacity(results.len());
        for result in &results {
            // A class of rate 0 never happens, so an entry without its patterns is not an error.
            let unrated = model.class(&result.class).is_ok_and(|class| class.rate.is_zero());
            classes.push(match result.probabilities() {
                Some(probabilities) => probabilities,
                None if unrated => Probabilities::default(),
                None => {
                    return Err(format!("{}: the class `{}` has no patterns in its entry", scheme.id, result.class));
                }
            });
        }
        let weights = model.classes.iter().map(|c| model.probability(c));
        let mut transient = Probabilities::weighted(weights.zip(&classes));
        // A transient event is gone when the transfer is repeated.
        if scheme.retries > 0 {
            transient.clean += std::mem::take(&mut transient.detected);
        }
        let tied = scheme.tied();
        let verdicts = Verdicts::new(&tied);
        let kinds = scenario.permanent.iter().map(|k| outcomes(&tied, &verdicts, k)).collect::<Result<_, _>>()?;
        Ok(Self {
            id: scheme.id.clone(),
            name: scheme.name.clone(),
            hash,
            retries: scheme.retries,
            transient,
            classes: classes.iter().map(Thresholds::of).collect(),
            kinds,
            next: NextFault::new(scheme, model, scenario)?,
            shape: scheme.geometry,
            verdicts,
        })
    }

    /// The outcome of a transient event of a class.
    pub fn event(&self, class: usize, bits: u64) -> ReadOutcome {
        self.classes[class].outcome(bits)
    }

    /// The outcome of a read of a defect; `part` selects its part of the entry.
    pub fn read(&self, kind: usize, part: u64, bits: u64) -> ReadOutcome {
        let parts = &self.kinds[kind];
        parts[scaled(part, parts.len() as u64) as usize].outcome(bits)
    }

    /// A separate decoder for one thread.
    pub fn decoder(&self) -> Classifier<'_> {
        self.verdicts.classifier()
    }

    /// The outcome of several simultaneous patterns, which is that of their sum over GF(2).
    pub fn sum(&self, decoder: &mut Classifier<'_>, patterns: impl Iterator<Item = PatternDraw>) -> ReadOutcome {
        self.decoded(decoder, &self.wrong_bits(patterns))
    }

    /// The wrong bits of several simultaneous patterns, ascending.
    pub fn wrong_bits(&self, patterns: impl Iterator<Item = PatternDraw>) -> Vec<usize> {
        let mut wrong = vec![false; self.shape.bits()];
        for mut pattern in patterns {
            for bit in draw(pattern.patterns, self.shape, pattern.part, &mut pattern.draws) {
                wrong[bit] = !wrong[bit];
            }
        }
        (0..wrong.len()).filter(|&b| wrong[b]).collect()
    }

    /// The outcome of these wrong bits.
    pub fn decoded(&self, decoder: &mut Classifier<'_>, bits: &[usize]) -> ReadOutcome {
        decoder.push(bits);
        let tally = decoder.finish();
        // One pattern was pushed, so exactly one count is 1.
        let verdicts = [
            (&tally.corrected, ReadOutcome::Corrected),
            (&tally.detected, ReadOutcome::Detected),
            (&tally.undetected, ReadOutcome::Undetected),
            (&tally.miscorrected, ReadOutcome::Miscorrected),
        ];
        verdicts.into_iter().find(|(n, _)| !n.is_zero()).map_or(ReadOutcome::Clean, |(_, v)| v)
    }
}

/// The drawing of one of several patterns in the same entry.
#[derive(Clone, Debug)]
pub struct PatternDraw {
    /// The set from which the pattern is drawn.
    pub patterns: Patterns,
    /// The part of the entry, for defects.
    pub part: Option<u64>,
    /// The random numbers that choose the pattern.
    pub draws: Draws,
}

/// Maximum number of patterns of a kind of defect.
// Patterns are decoded one by one under every scheme before the run starts; larger sets would delay it by minutes.
const MOST_PATTERNS: u64 = 1 << 24;

/// Outcomes of a kind of defect in each part of the entry that it may affect.
fn outcomes(scheme: &Scheme, verdicts: &Verdicts, kind: &PermanentKind) -> Result<Vec<Thresholds>, String> {
    let shape = scheme.geometry;
    let parts = parts(kind.patterns, shape).map_err(|why| format!("the defects `{}`: {why}", kind.id))?;
    if let Some(size) = enumerate::size(kind.patterns, shape).filter(|size| *size > MOST_PATTERNS) {
        return Err(format!(
            "the defects `{}` have {size} patterns in an entry of {}; at most 2^24 can be listed",
            kind.id, scheme.id
        ));
    }
    let mut tallies: Vec<Tally> = Vec::with_capacity(parts.len());
    for sets in &parts {
        tallies.push(match (kind.patterns, sets.as_slice()) {
            // The values of a part are too many to list; the rank of its columns gives their outcomes.
            (Patterns::Uniform(_), [part]) => count::uniform(scheme, &part.bits),
            _ => enumerate::tally(sets, verdicts, &|_| true, &Progress::default()),
        });
    }
    if tallies.iter().any(|t| t.total().is_zero()) {
        return Err(format!("the defects `{}` have no patterns in an entry of {}", kind.id, scheme.id));
    }
    Ok(tallies.iter().map(|t| Thresholds::of(&t.probabilities())).collect())
}

/// The fixed part of a defect's patterns: a bit, or a part of its region. Patterns of several scattered bits have no
/// part, and a device's pattern is drawn anew with every read; such patterns are all in one part.
///
/// # Errors
/// The shape has no such patterns.
pub fn parts(patterns: Patterns, shape: Shape) -> Result<Vec<Vec<Choices>>, String> {
    let sets = patterns.sets(shape)?;
    Ok(match patterns {
        Patterns::Weight(w) if w.bits == 1 => {
            (0..shape.bits()).map(|bit| vec![Choices { bits: vec![bit], least: 1, most: 1 }]).collect()
        }
        Patterns::Weight(_) => vec![sets],
        _ if patterns.are_listed() => vec![sets],
        _ => sets.into_iter().map(|set| vec![set]).collect(),
    })
}

/// Wrong bits of a pattern from the set, all patterns equally likely; `part` selects the part of the entry, if given.
pub fn draw(patterns: Patterns, shape: Shape, part: Option<u64>, draws: &mut Draws) -> Vec<usize> {
    match patterns {
        Patterns::Weight(w) if w.bits == 1 && part.is_some() => {
            vec![scaled(part.unwrap_or(0), shape.bits() as u64) as usize]
        }
        Patterns::Weight(w) => take((0..shape.bits()).collect(), w.bits, draws),
        Patterns::Within(w) => {
            let parts = w.region.parts(shape);
            let ways = |n: usize| (w.min_bits..=w.max_bits.min(n)).map(|k| choose(n, k)).collect::<Vec<f64>>();
            let at = match part {
                Some(bits) => scaled(bits, parts.len() as u64) as usize,
                None => draws.choose(&parts.iter().map(|p| ways(p.len()).iter().sum()).collect::<Vec<f64>>()),
            };
            let here = &parts[at];
            let n = w.min_bits + draws.choose(&ways(here.len()));
            take(here.clone(), n, draws)
        }
        Patterns::Uniform(u) => {
            let parts = u.region.parts(shape);
            let at = scaled(part.unwrap_or_else(|| draws.bits()), parts.len() as u64) as usize;
            let mut wrong = Vec::new();
            for bit in &parts[at] {
                // Any value is equally likely: a fair coin for each bit.
                if draws.bits() >> 63 == 1 {
                    wrong.push(*bit);
                }
            }
            wrong
        }
        _ => {
            let all = patterns.listed(shape);
            all.get(draws.below(all.len().max(1) as u64) as usize).cloned().unwrap_or_default()
        }
    }
}

/// `n` of the bits, all choices equally likely.
fn take(mut from: Vec<usize>, n: usize, draws: &mut Draws) -> Vec<usize> {
    (0..n.min(from.len())).map(|_| from.swap_remove(draws.below(from.len() as u64) as usize)).collect()
}

/// Number of ways to take k of n.
fn choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}
