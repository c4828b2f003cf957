//! Fig. 9 and the cars of Sullivan et al., MICRO 2021, Section 7.3, from counted transient events and in closed form.

use super::description::Description;
use super::estimate::Estimate;
use super::metrics::{Metric, Sums};
use eccforge_outcomes::rates::{CONFIDENCE, Interval, clustered};
use eccforge_outcomes::system::{HOURS_PER_MONTH, SystemInputs};
use schemars::JsonSchema;
use serde::Serialize;

/// Results about machines and cars.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct System {
    /// The inputs of the closed form.
    pub inputs: SystemInputs,
    /// Hours of GPUs that were counted.
    pub gpu_hours: f64,
    /// The counts from which all figures are computed.
    pub counts: Vec<EventCount>,
    /// All figures.
    pub rows: Vec<SystemRow>,
    /// Whether the scenario has defects, which the closed form ignores.
    pub defects: bool,
}

/// Comparison of a count with the closed form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Verdict")]
pub enum Agreement {
    /// Its 95 % interval holds the closed form.
    Agrees,
    /// Its own interval misses the closed form; the interval that holds for all counts at once with 95 % does not.
    Chance,
    /// Outside both: more than chance.
    Differs,
}

/// A count of transient events and its expectation by the closed form.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct EventCount {
    /// Id of the scheme.
    pub scheme: String,
    /// Outcome that is counted.
    #[schemars(with = "String")]
    pub metric: Metric,
    /// Exact chance that a transient event belongs to this count.
    pub chance: f64,
    /// Events counted.
    pub count: u64,
    /// Events that the closed form expects in the same hours.
    pub expected: f64,
    /// 95 % interval of the expectation.
    pub interval: Interval,
    /// Interval that holds for all counts at once with 95 % (Bonferroni).
    pub joint: Interval,
    /// The verdict from these intervals.
    pub verdict: Agreement,
}

/// A quantity of Section 7.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Quantity {
    /// Hours between errors that end work on a machine.
    MttiHours,
    /// Months between silent corruptions, of a machine.
    MttfMonths,
    /// Silent corruptions in 10^9 hours of one GPU.
    SilentFit,
    /// Silent corruptions a day in all cars.
    CarsSilentPerDay,
    /// Detected errors a day in all cars.
    CarsDuePerDay,
}

/// A figure of Section 7.3 for one scheme.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SystemRow {
    /// Id of the scheme.
    pub scheme: String,
    /// Figure of a machine or of cars.
    #[schemars(with = "String")]
    pub quantity: Quantity,
    /// Exaflops of the machine, for machines.
    pub exaflops: Option<f64>,
    /// Factor on the machine's GPUs: the paper's curves need 8 where its text needs 1.
    pub gpu_multiplier: Option<f64>,
    /// Estimate from the counted events.
    pub counted: Estimate,
    /// Value in closed form; absent where it is infinite.
    pub closed_form: Option<f64>,
    /// Whether the interval of the counted figure holds the closed form.
    pub agrees: bool,
    /// The verdict on the count from which it is computed.
    pub verdict: Agreement,
}

/// All figures of Section 7.3. Only transient events count, as in the paper.
pub(super) fn system(description: &Description, sums: &[Sums], gpu_hours: f64) -> System {
    let inputs = SystemInputs {
        fit_per_gbit: description.scenario.transient.fit_per_gbit,
        memory_gbit: description.memory_gbit,
        ..SystemInputs::default()
    };
    // Only transient events: the paper has no defects, and a policy changes their cost.
    let raw = inputs.raw_fit() * gpu_hours / 1e9;
    let counts = counts(description, sums, raw);
    let rows = counts.iter().flat_map(|count| figures(&inputs, raw, count)).collect();
    let defects = description.scenario.permanent.iter().any(|kind| kind.fit_per_gbit > 0.0);
    System { inputs, gpu_hours, counts, rows, defects }
}

/// The detected and the silent transient events of every scheme, with their expectations.
fn counts(description: &Description, sums: &[Sums], raw: f64) -> Vec<EventCount> {
    // Bonferroni: among ten counts at 95 %, 40 % of correct runs would have a miss.
    let joint_confidence = 1.0 - (1.0 - CONFIDENCE) / (2 * sums.len().max(1)) as f64;
    let mut counts = Vec::new();
    for (scheme, sum) in description.schemes.iter().zip(sums) {
        let [_, detected, silent] = scheme.chances;
        for (metric, p) in [(Metric::TransientDetected, detected), (Metric::TransientSilent, silent)] {
            let [count, squares, _] = sum.of(metric);
            let expected = p * raw;
            let [interval, joint] =
                [CONFIDENCE, joint_confidence].map(|confidence| clustered(count, squares, 1.0, confidence));
            let verdict = match (interval.contains(expected), joint.contains(expected)) {
                (true, _) => Agreement::Agrees,
                (false, true) => Agreement::Chance,
                (false, false) => Agreement::Differs,
            };
            let scheme = scheme.id.clone();
            counts.push(EventCount { scheme, metric, chance: p, count, expected, interval, joint, verdict });
        }
    }
    counts
}

/// The figures that come from one count. Each is monotone in the probability of an event: counts over expected raw
/// events.
fn figures(inputs: &SystemInputs, raw: f64, count: &EventCount) -> Vec<SystemRow> {
    let is_due = count.metric == Metric::TransientDetected;
    let mut rows = Vec::new();
    for (exaflops, gpu_multiplier) in [(0.5, 1.0), (2.0, 1.0), (0.5, 8.0), (2.0, 8.0)] {
        let scaled = SystemInputs { gpu_multiplier, ..*inputs };
        let hours = |p: f64| scaled.hours_between(p, exaflops);
        let row = if is_due {
            count.row(Quantity::MttiHours, raw, hours)
        } else {
            count.row(Quantity::MttfMonths, raw, |p| hours(p) / HOURS_PER_MONTH)
        };
        rows.push(SystemRow { exaflops: Some(exaflops), gpu_multiplier: Some(gpu_multiplier), ..row });
    }
    if is_due {
        rows.push(count.row(Quantity::CarsDuePerDay, raw, |p| inputs.cars_per_day(p)));
    } else {
        rows.push(count.row(Quantity::SilentFit, raw, |p| inputs.raw_fit() * p));
        rows.push(count.row(Quantity::CarsSilentPerDay, raw, |p| inputs.cars_per_day(p)));
    }
    rows
}

impl EventCount {
    /// A quantity as the function `form` of the probability of an event; `raw` is the expected number of transient
    /// events.
    fn row(&self, quantity: Quantity, raw: f64, form: impl Fn(f64) -> f64) -> SystemRow {
        // Times between events fall as the chance grows, so the bounds may change places.
        let (a, b) = (form(self.interval.low / raw), form(self.interval.high / raw));
        let bounds = Interval { low: a.min(b), high: a.max(b) };
        let closed = form(self.chance);
        SystemRow {
            scheme: self.scheme.clone(),
            quantity,
            exaflops: None,
            gpu_multiplier: None,
            counted: Estimate::new(form(self.count as f64 / raw), bounds),
            closed_form: closed.is_finite().then_some(closed),
            agrees: self.verdict == Agreement::Agrees,
            verdict: self.verdict,
        }
    }
}

impl System {
    /// The comparison of the counts with the closed form, in sentences.
    pub fn in_words(&self) -> Vec<String> {
        let missed: Vec<&EventCount> = self.counts.iter().filter(|c| c.verdict != Agreement::Agrees).collect();
        let mut all = vec![format!(
            "{} of {} counts of transient events agree with the closed form at 95 %.",
            self.counts.len() - missed.len(),
            self.counts.len()
        )];
        all.extend(missed.iter().map(|c| self.miss_in_words(c)));
        all
    }

    fn miss_in_words(&self, c: &EventCount) -> String {
        let event = if c.metric == Metric::TransientDetected { "detected" } else { "silent" };
        let [interval, joint] = [c.interval, c.joint].map(|i| format!("{:.2} to {:.2}", i.low, i.high));
        let why = match c.verdict {
            Agreement::Chance => format!(
                "a chance miss: one count in twenty has one, and {joint}, which holds for all counts at once, has the expectation \
                 in it. Another seed distinguishes chance from bias"
            ),
            _ if self.defects => "the scenario has defects, which the closed form does not include".to_owned(),
            _ => format!("more than chance: even {joint}, which holds for all counts at once, misses it"),
        };
        format!(
            "{}, {event}: {} counted, {:.2} expected, interval of the expectation {interval}: {why}.",
            c.scheme, c.count, c.expected
        )
    }
}
