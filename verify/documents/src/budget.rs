//! Failures of a memory in 10^9 hours (FIT) by class of error, as a document.

use eccforge_codes::report::{About, OfCode};
use eccforge_exact::accumulate::{self, Accumulation, Pair};
use eccforge_exact::budget::{Budget, ClassFit, in_fit};
use eccforge_model::ErrorModel;
use eccforge_outcomes::{Probabilities, Tally};
use eccforge_report::json::{Exact, Fractions, Patterns, decimals, nearest};
use eccforge_report::numbers::{in_powers, percent, rounded};
use eccforge_report::{Document, Table, grouped};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// Hours of a year of 365.25 days.
const HOURS_OF_A_YEAR: u32 = 8766;

/// The budget of a memory.
#[derive(Clone, Copy, Debug)]
pub struct FitBudget<'a> {
    /// Error model whose classes the events have.
    pub model: &'a ErrorModel,
    /// Size of the memory in gigabits (2^30 bits).
    pub memory_gbit: &'a BigRational,
    /// Failures by class.
    pub budget: &'a Budget,
    /// Events that meet in one entry between scrubs, if the memory is scrubbed.
    pub accumulation: Option<&'a Accumulation>,
}

/// Failures of a memory in 10^9 hours.
#[derive(Serialize, JsonSchema)]
pub struct FitBudgetJson<'a> {
    /// Id of the error model.
    model: &'a str,
    /// Size of the memory in gigabits (2^30 bits).
    memory_gbit: Exact,
    /// Failures of each class of the model.
    classes: Vec<OfClass<'a>>,
    /// Failures of all classes together.
    all: OfClass<'a>,
    /// Two events that meet in one entry between scrubs; only with --scrub-hours.
    #[serde(skip_serializing_if = "Option::is_none")]
    accumulation: Option<Accumulated<'a>>,
}

/// Two events that meet in one entry between scrubs.
#[derive(Serialize, JsonSchema)]
struct Accumulated<'a> {
    /// Hours from one scrub of an entry to the next.
    scrub_hours: f64,
    /// Mean number of events of an entry between scrubs.
    events_of_entry: f64,
    /// Expected number of times in 10^9 hours that exactly two events meet in an entry of the memory.
    two_events: f64,
    /// Upper bound on the number of times that three or more events meet.
    more_events: f64,
    /// Two events by their classes.
    pairs: Vec<OfPair<'a>>,
    /// Probability that two events are of classes whose pairs were neither decoded nor counted.
    unknown: Exact,
    /// Outcomes of two events, over the other pairs: the sum is one minus `unknown`.
    outcomes: Fractions,
}

/// Two events by their classes.
#[derive(Serialize, JsonSchema)]
struct OfPair<'a> {
    /// Ids of the classes.
    classes: &'a [String; 2],
    /// Probability that two events are of these classes, in either order.
    probability: Exact,
    /// Outcomes of all ordered pairs of patterns; null if they were neither decoded nor counted.
    outcomes: Option<Patterns>,
}

impl<'a> Accumulated<'a> {
    fn new(given: &'a Accumulation) -> Self {
        let (outcomes, unknown) = accumulate::of_two_events(&given.pairs);
        let of_pair = |pair: &'a Pair| OfPair {
            classes: &pair.classes,
            probability: Exact::from(&pair.probability),
            outcomes: pair.outcomes.as_ref().map(Patterns::from),
        };
        Self {
            scrub_hours: given.scrub_hours,
            events_of_entry: given.events_of_entry,
            two_events: given.two_events,
            more_events: given.more_events,
            pairs: given.pairs.iter().map(of_pair).collect(),
            unknown: Exact::from(&unknown),
            outcomes: Fractions::from(&outcomes),
        }
    }
}

/// Failures of one class.
#[derive(Serialize, JsonSchema)]
struct OfClass<'a> {
    /// Id of the class; empty for all classes.
    class: &'a str,
    /// Events in 10^9 hours.
    events: Exact,
    /// Events in 10^9 hours by outcome.
    outcomes: Fractions,
    /// Share of the events that are not silent: the diagnostic coverage with respect to residual faults.
    coverage: Exact,
}

impl<'a> OfClass<'a> {
    fn new(fit: &'a ClassFit) -> Self {
        Self {
            class: &fit.class,
            events: Exact::from(&fit.events),
            outcomes: Fractions::from(&fit.outcomes),
            coverage: Exact::from(&fit.coverage()),
        }
    }
}

impl Serialize for FitBudget<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        FitBudgetJson {
            model: &self.model.id,
            memory_gbit: Exact::from(self.memory_gbit),
            classes: self.budget.classes.iter().map(OfClass::new).collect(),
            all: OfClass::new(&self.budget.all),
            accumulation: self.accumulation.map(Accumulated::new),
        }
        .serialize(serializer)
    }
}

impl FitBudget<'_> {
    /// The silent and detected rates, and the mean time between silent errors.
    fn answer(&self) -> String {
        let all = &self.budget.all;
        let silent = all.outcomes.silent();
        let every = if silent.is_zero() {
            String::new()
        } else {
            let hours = BigRational::from_integer(1_000_000_000.into()) / &silent;
            let years = (hours / BigRational::from_integer(HOURS_OF_A_YEAR.into())).to_integer();
            let years = BigUint::try_from(years).unwrap_or_default();
            let noun = if years.to_u32() == Some(1) { "year" } else { "years" };
            format!(" A memory has a silent error in {} {noun} on average.", grouped(&rounded(&years)))
        };
        format!(
            "{} of {} FIT are silent, and {} FIT are detected.{every}",
            in_fit(&silent),
            in_fit(&all.events),
            in_fit(&all.outcomes.detected)
        )
    }

    /// Rates in the columns of the table.
    fn row(name: &str, fit: &ClassFit) -> [String; 6] {
        let right = &fit.outcomes.corrected + &fit.outcomes.clean;
        let [events, right, detected, silent] =
            [&fit.events, &right, &fit.outcomes.detected, &fit.outcomes.silent()].map(in_fit);
        [name.to_owned(), events, right, detected, silent, percent(&fit.coverage())]
    }
}

impl OfCode for FitBudget<'_> {
    const NAME: &'static str = "check-fit";

    fn document(about: &About<'_, Self>) -> Document {
        let About { result, run, .. } = about;
        let (model, budget) = (result.model, result.budget);
        let mut document = about.titled("failures in 10^9 hours (FIT)", result.answer());
        let header = ["events", "right", "detected", "silent", "coverage, %"];
        let mut rows = Vec::new();
        for (class, fit) in model.classes.iter().zip(&budget.classes) {
            rows.push(FitBudget::row(&format!("{} ({})", class.name, class.id), fit));
        }
        rows.push(FitBudget::row("All events", &budget.all));
        document.section(format!("FIT of {} Gbit, by class of {}", nearest(result.memory_gbit), model.id));
        document.table(Table::new(&["failure mode"], &header).rows(rows));
        document.note(
            "right: corrected, or in check bits only. silent: residual failures (ISO 26262). coverage: 1 - silent / events.",
        );
        let mbit = &budget.all.events / (result.memory_gbit * BigRational::from_integer(1024.into()));
        document.note(format!("All events: {} FIT in a megabit (2^20 bits), the unit of JESD89A.", in_fit(&mbit)));
        if let Some(accumulation) = result.accumulation {
            accumulated(&mut document, accumulation);
        }
        document.ran("SHA-256 of the error model", &*run.model_sha256);
        document
    }

    /// One line for each class, one for all, and one for each pair of classes between scrubs.
    fn records(about: &About<'_, Self>) -> String {
        let budget = about.result.budget;
        let mut rows = Vec::new();
        for fit in budget.classes.iter().chain([&budget.all]) {
            let p = &fit.outcomes;
            let silent = p.silent();
            let rates = [&fit.events, &p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.clean, &silent];
            let coverage = fit.coverage();
            let figures = rates.into_iter().chain([&coverage]).map(decimals);
            rows.push([fit.class.clone()].into_iter().chain(figures).collect::<Vec<_>>());
        }
        for (accumulation, pair) in
            about.result.accumulation.iter().flat_map(|all| all.pairs.iter().map(move |p| (all, p)))
        {
            rows.push(pair_record(accumulation, pair));
        }
        Table::keyed("class events corrected detected undetected miscorrected clean silent coverage").rows(rows).csv()
    }
}

/// Rates of a pair of classes in the columns of the CSV. The outcomes are empty if the pairs were neither decoded nor counted.
fn pair_record(accumulation: &Accumulation, pair: &Pair) -> Vec<String> {
    let events = accumulation.two_events * nearest(&pair.probability);
    let head = [pair.classes.join(" + "), format!("{events:?}")];
    let Some(tally) = &pair.outcomes else {
        return head.into_iter().chain(std::iter::repeat_n(String::new(), 7)).collect();
    };
    let p = tally.probabilities();
    let silent = p.silent();
    let shares = [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.clean, &silent];
    let rates = shares.map(|share| format!("{:?}", events * nearest(share)));
    let coverage = format!("{:?}", 1.0 - nearest(&silent));
    head.into_iter().chain(rates).chain([coverage]).collect()
}

/// Adds the events that meet in one entry between scrubs.
fn accumulated(document: &mut Document, all: &Accumulation) {
    let (outcomes, unknown) = accumulate::of_two_events(&all.pairs);
    document.section(format!("Two events in one entry between scrubs, every {} hours", all.scrub_hours));
    let of_all = |share: &BigRational| in_powers(all.two_events * nearest(share));
    let mut rates = format!("{} FIT, of which {} are silent", in_powers(all.two_events), of_all(&outcomes.silent()));
    if !unknown.is_zero() {
        rates += &format!(" and {} were not decoded", of_all(&unknown));
    }
    document.text(format!("{rates}. Three or more events: at most {} FIT.", in_powers(all.more_events)));
    let mut rows = Vec::new();
    let mut sorted: Vec<&Pair> = all.pairs.iter().collect();
    sorted.sort_by(|a, b| b.probability.cmp(&a.probability));
    for pair in sorted {
        let events = all.two_events * nearest(&pair.probability);
        let shares = pair.outcomes.as_ref().map(Tally::probabilities);
        rows.push([
            pair.classes.join(" + "),
            in_powers(events),
            shown(shares.as_ref().map(|p| &p.corrected + &p.clean)),
            shown(shares.as_ref().map(|p| p.detected.clone())),
            shown(shares.as_ref().map(Probabilities::silent)),
        ]);
    }
    let header = ["FIT", "right, %", "detected, %", "silent, %"];
    document.table(Table::new(&["classes"], &header).rows(rows).brief(MOST_ROWS));
    document.note(if unknown.is_zero() {
        "Every pair of patterns was decoded or counted."
    } else {
        "Every pair of patterns was decoded or counted. -: neither, because the code corrects too many patterns to list, over \
         2^17 patterns meet a uniform class, or there are over 2^27 pairs."
    });
}

/// A share in percent, or a dash where it is not known.
fn shown(share: Option<BigRational>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| percent(&share))
}

/// Maximum number of pairs of classes that the text lists without `--all`.
const MOST_ROWS: usize = 10;
