//! The log's patterns under codes: the exact outcome of each event, and the outcomes by the fitted model.

use super::classes::CLASSES;
use super::rate::Quantity;
use super::resampling::Intervals;
use super::share::Share;
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::store::Store;
use eccforge_exact::classify::{Memo, Verdicts};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, effort, evaluate};
use eccforge_model::ErrorModel;
use eccforge_outcomes::Outcome;
use eccforge_outcomes::rates::Interval;
use eccforge_report::with_noun;
use eccforge_scheme::Scheme;
use num_traits::ToPrimitive;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Outcomes that an event can have, in the order of counts.
const OUTCOMES: [&str; 3] = ["corrected", "detected", "silent"];
/// Events of a code by class and outcome.
pub type Counts = [[u64; 3]; 7];
/// Maximum number of operations for the exact table of the fitted model.
// 2^34 operations take minutes, and a report with several codes and classes would take hours.
const MOST_EFFORT: u64 = 1 << 34;

/// A code, and the mapping from the bits of a log's entry to the bits of the code.
pub struct Code {
    scheme: Scheme,
    verdicts: Verdicts,
    /// Number of bits of a log's entry that form one entry of the code.
    bits: usize,
    /// Number of entries of the code in one entry of the log.
    entries: usize,
    /// For each of these bits of the log's entry, the physical bit of the code.
    physical: Vec<usize>,
}

/// Outcomes of the events of one class, or of all, under a code.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Fate {
    /// Id of the class, or `all`.
    pub class: String,
    /// Corrected, detected and silent events.
    pub outcomes: Vec<Share>,
    /// Rates of these outcomes in the unit of the log's rate, where it has one.
    pub rates: Option<Vec<Quantity>>,
    /// Shares of the outcomes by the fitted model.
    pub model: Option<[f64; 3]>,
    /// The reason why the model has no shares, or why they differ from those of the log.
    pub note: Option<String>,
}

/// Outcomes of a log under a code.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Under {
    /// Id of the scheme.
    pub id: String,
    /// Name of the code in tables.
    pub name: String,
    /// Hash of its meaning.
    pub hash: String,
    /// Entries of the code in one entry of the log.
    pub entries: usize,
    /// One result for each class of the log's events.
    pub classes: Vec<Fate>,
    /// All events.
    pub total: Fate,
}

/// Patterns and weights of the events of one class.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Hashes of different patterns, up to a limit.
    pub patterns: std::collections::BTreeSet<u64>,
    /// Minimum and maximum number of wrong bits of an entry.
    pub weights: Option<(usize, usize)>,
}

impl Code {
    /// The code over entries of this shape.
    ///
    /// # Errors
    /// The entry is not made of entries of the code.
    pub fn new(scheme: Scheme, shape: Shape) -> Result<Self, String> {
        let g = scheme.geometry;
        // A log of a memory with ECC off may hold the check bits too: then the pins are those of the whole codeword.
        let has_check_bits = usize::from(shape.pins) == g.pins && g.pins != g.data_pins;
        let physical = if has_check_bits { (0..g.bits()).collect() } else { g.data_bits() };
        let bits = physical.len();
        if !shape.bits().is_multiple_of(bits) {
            return Err(format!(
                "{}: entries of {} data bits do not fill the log's entry of {} bits: state another with --entry, such as {}x{}",
                scheme.id,
                bits,
                shape.bits(),
                g.beats,
                g.data_pins
            ));
        }
        Ok(Self { verdicts: Verdicts::new(&scheme), scheme, bits, entries: shape.bits() / bits, physical })
    }

    /// Id of the scheme.
    pub fn id(&self) -> &str {
        &self.scheme.id
    }

    /// Number of the code's entries in one entry of the log.
    pub const fn entries(&self) -> usize {
        self.entries
    }

    /// Number of data bits in an entry of the code.
    pub const fn data_bits(&self) -> u16 {
        self.bits as u16
    }

    /// The wrong bits of the code's entries, with the number of entries that have them. The wrong bits of an entry
    /// accumulate over the log. Bits are physical, ascending.
    pub fn states(&self, sightings: Store) -> BTreeMap<Vec<usize>, u64> {
        let mut states = BTreeMap::new();
        for part in sightings.into_parts() {
            // All sightings of an entry are in one part.
            let mut wrong: BTreeMap<(u64, u64, usize), BTreeSet<usize>> = BTreeMap::new();
            for sighting in part.sightings() {
                for bit in sighting.bits.iter().map(|bit| usize::from(*bit)) {
                    let entry = (sighting.device, sighting.entry, bit / self.bits);
                    wrong.entry(entry).or_default().insert(self.physical[bit % self.bits]);
                }
            }
            for bits in wrong.into_values() {
                *states.entry(bits.into_iter().collect()).or_default() += 1;
            }
        }
        states
    }

    /// A judge for one thread.
    pub fn judge(&self) -> Judge<'_> {
        Judge { code: self, memo: self.verdicts.memo() }
    }
}

/// Decodes patterns with one code.
pub struct Judge<'c> {
    code: &'c Code,
    memo: Memo<'c>,
}

impl Judge<'_> {
    /// The outcome of an event, as an index of counts: silent if any entry is, else detected if any is.
    pub fn event<'b>(&mut self, entries: impl Iterator<Item = &'b [u16]>) -> usize {
        // The worst entry counts: a program that uses one wrong entry has a wrong result.
        entries.map(|bits| self.entry(bits)).max().unwrap_or(0)
    }

    /// The outcome of one entry of the log, which may hold several entries of the code.
    fn entry(&mut self, bits: &[u16]) -> usize {
        let Code { bits: size, physical, .. } = self.code;
        let parts = bits.chunk_by(|a, b| usize::from(*a) / size == usize::from(*b) / size);
        let parts = parts.map(|part| part.iter().map(|bit| physical[usize::from(*bit) % size]).collect());
        match self.memo.read(parts) {
            Outcome::Clean | Outcome::Corrected => 0,
            Outcome::Detected => 1,
            Outcome::Silent => 2,
        }
    }
}

/// The result of one code from its counts by class and outcome. `model` is the fitted model; `rate` is the rate of one
/// event and its unit, and absent for clusters of events.
pub fn result(
    code: &Code,
    counts: &Counts,
    looks: &[Look],
    model: Option<&ErrorModel>,
    rate: Option<(&Quantity, f64)>,
    clustered: Option<&Intervals>,
) -> Under {
    let mut classes = Vec::new();
    for (class, (_, _, name)) in CLASSES.iter().enumerate() {
        // A class without an event has no share that the model could be compared with.
        if counts[class].iter().all(|n| *n == 0) {
            continue;
        }
        let mut fate = fate(name, counts[class], rate, clustered.map(|rows| rows[class]));
        let predicted = match model {
            Some(model) => predicted(code, model, class),
            None => Err("there are no events".to_owned()),
        };
        match predicted {
            Err(reason) => fate.note = Some(reason),
            Ok(shares) => {
                fate.model = Some(shares);
                fate.note = difference(&fate, shares, &looks[class]);
            }
        }
        classes.push(fate);
    }
    let all_counts = std::array::from_fn(|outcome| counts.iter().map(|of_class| of_class[outcome]).sum());
    let mut total = fate("all", all_counts, rate, clustered.map(|rows| rows[CLASSES.len()]));
    total.model = mean_of_model(&classes, total.outcomes[0].of);
    let (id, name, hash) = (code.scheme.id.clone(), code.scheme.name.clone(), code.scheme.hash());
    Under { id, name, hash, entries: code.entries, classes, total }
}

/// The outcomes of these numbers of events; `rate` is as for [`result`], and `clustered` has the intervals from resampled clusters.
fn fate(
    class: &str,
    counts: [u64; 3],
    rate: Option<(&Quantity, f64)>,
    clustered: Option<[Option<Interval>; 3]>,
) -> Fate {
    let of = counts.iter().sum();
    let mut outcomes: Vec<Share> = OUTCOMES.iter().zip(counts).map(|(o, n)| Share::new(o, n, of, 1)).collect();
    if let Some(intervals) = clustered {
        for (share, interval) in outcomes.iter_mut().zip(intervals) {
            share.interval = interval;
        }
    }
    let rates = rate
        .map(|(unit, each)| OUTCOMES.iter().zip(counts).map(|(o, n)| Quantity::new(o, &unit.unit, n, each)).collect());
    Fate { class: class.to_owned(), outcomes, rates, model: None, note: None }
}

/// The mean of the model's shares over `all` events of these classes; `None` if a class has no shares.
fn mean_of_model(classes: &[Fate], all: u64) -> Option<[f64; 3]> {
    if classes.is_empty() {
        return None;
    }
    let mut mean = [0.0; 3];
    for class in classes {
        let share = class.outcomes[0].of as f64 / all as f64;
        for (sum, of_class) in mean.iter_mut().zip(class.model?) {
            *sum += share * of_class;
        }
    }
    Some(mean)
}

/// Shares of the outcomes of a class by the model, or the reason why there are none.
fn predicted(code: &Code, model: &ErrorModel, class: usize) -> Result<[f64; 3], String> {
    let only = ErrorModel { classes: vec![model.classes[class].clone()], ..model.clone() };
    if effort(&code.scheme, &only).1 > MOST_EFFORT {
        return Err("the exact table of the model would take minutes".to_owned());
    }
    let results = evaluate(&code.scheme, model, &[class], Reading::Exclusive, &Progress::default())?;
    let p = results[0].probabilities().ok_or("the entry has no pattern of this class only")?;
    Ok([&p.corrected, &p.detected, &p.silent()].map(|x| x.to_f64().unwrap_or(f64::NAN)))
}

/// The reason why the model and the log differ by a percentage point or more, if they do.
fn difference(fate: &Fate, model: [f64; 3], look: &Look) -> Option<String> {
    let (least, most) = look.weights?;
    let mut outcomes = fate.outcomes.iter().zip(model).rev();
    let (share, m) = outcomes.find(|(share, m)| share.value.is_some_and(|value| (value - m).abs() >= 0.01))?;
    let within = if share.interval.is_some_and(|i| i.contains(m)) { "within" } else { "outside" };
    let patterns = with_noun(look.patterns.len(), "different pattern");
    let weights = if least == most {
        with_noun(least, "wrong bit")
    } else {
        format!("{least} to {}", with_noun(most, "wrong bit"))
    };
    Some(format!(
        "the model predicts {:.3} % {}, {within} the interval of the log: the model gives all patterns of the class the same probability, and the log has {patterns} of {weights}",
        100.0 * m,
        share.name
    ))
}
