//! Fig. 9 and the cars of Sullivan et al., MICRO 2021, Section 7.3, from counted transient events and in closed form.

use super::metrics::{Sums, index};
use super::report::Estimate;
use super::work::Description;
use eccforge_outcomes::rates::{CONFIDENCE, Interval, clustered};
use eccforge_outcomes::system::{HOURS_PER_MONTH, SystemInputs};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// Results about machines and cars.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct System {
    /// The inputs of the closed form.
    pub inputs: SystemInputs,
    /// Hours of GPUs that were counted.
    pub gpu_hours: f64,
    /// The counts from which all figures are computed.
    pub counts: Vec<Counted>,
    /// All figures.
    pub rows: Vec<SystemRow>,
    /// Whether the scenario has defects, which the closed form ignores.
    pub defects: bool,
}

/// Comparison of a count with the closed form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Its 95 % interval holds the closed form.
    Agrees,
    /// Its own interval misses the closed form; the interval that holds for all counts at once with 95 % does not.
    Chance,
    /// Outside both: more than chance.
    Differs,
}

/// A count of transient events and its expectation by the closed form.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Counted {
    /// Id of the scheme.
    pub scheme: String,
    /// The metric.
    pub metric: String,
    /// Exact chance that a transient event is one.
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
    pub verdict: Verdict,
}

/// A figure of Section 7.3 for one scheme.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SystemRow {
    /// Id of the scheme.
    pub scheme: String,
    /// Its name.
    pub quantity: String,
    /// Exaflops of the machine, for machines.
    pub exaflops: Option<f64>,
    /// Factor on the machine's GPUs: the paper's curves need 8 where its text needs 1.
    pub gpu_multiplier: Option<f64>,
    /// From the counted events.
    pub counted: Estimate,
    /// In closed form; absent where it is infinite.
    pub closed_form: Option<f64>,
    /// Whether the interval of the counted figure holds the closed form.
    pub agrees: bool,
    /// The verdict on the count behind it.
    pub verdict: Verdict,
}

/// All figures of Section 7.3. Only transient events count, as in the paper.
pub(super) fn system(description: &Description, sums: &[Sums], gpu_hours: f64) -> System {
    let fit = &description.scenario["transient"]["fit_per_gbit"];
    let inputs = SystemInputs {
        fit_per_gbit: fit.as_f64().unwrap_or(0.0),
        memory_gbit: description.memory_gbit,
        ..SystemInputs::default()
    };
    let raw = inputs.raw_fit() * gpu_hours / 1e9;
    let counts = counts(description, sums, raw);
    let rows = counts.iter().flat_map(|counted| figures(&inputs, raw, counted)).collect();
    let rate = |kind: &Value| kind["fit_per_gbit"].as_f64().unwrap_or(0.0);
    let defects = description.scenario["permanent"].as_array().is_some_and(|all| all.iter().any(|k| rate(k) > 0.0));
    System { inputs, gpu_hours, counts, rows, defects }
}

/// The detected and the silent transient events of every scheme, with their expectations.
fn counts(description: &Description, sums: &[Sums], raw: f64) -> Vec<Counted> {
    let joint_confidence = 1.0 - (1.0 - CONFIDENCE) / (2 * sums.len().max(1)) as f64;
    let mut counts = Vec::new();
    for (scheme, sum) in description.schemes.iter().zip(sums) {
        let [_, detected, silent] = scheme.chances;
        for (metric, p) in [("transient_detected", detected), ("transient_silent", silent)] {
            let [count, squares, _] = sum.of(index(metric));
            let bounds = |confidence| clustered(count, squares, confidence);
            let (interval, joint, expected) = (bounds(CONFIDENCE), bounds(joint_confidence), p * raw);
            let verdict = match (interval.contains(expected), joint.contains(expected)) {
                (true, _) => Verdict::Agrees,
                (false, true) => Verdict::Chance,
                (false, false) => Verdict::Differs,
            };
            let (scheme, metric) = (scheme.id.clone(), metric.to_owned());
            counts.push(Counted { scheme, metric, chance: p, count, expected, interval, joint, verdict });
        }
    }
    counts
}

/// The figures that come from one count. Each is monotone in the chance of an event: counts over expected raw events.
fn figures(inputs: &SystemInputs, raw: f64, counted: &Counted) -> Vec<SystemRow> {
    let detected = counted.metric == "transient_detected";
    let row = |quantity: &str, machine: Option<(f64, f64)>, form: &dyn Fn(f64) -> f64| {
        let (a, b) = (form(counted.interval.low / raw), form(counted.interval.high / raw));
        let bounds = Interval { low: a.min(b), high: a.max(b) };
        let closed = form(counted.chance);
        SystemRow {
            scheme: counted.scheme.clone(),
            quantity: quantity.to_owned(),
            exaflops: machine.map(|m| m.0),
            gpu_multiplier: machine.map(|m| m.1),
            counted: Estimate::new(form(counted.count as f64 / raw), bounds),
            closed_form: closed.is_finite().then_some(closed),
            agrees: counted.verdict == Verdict::Agrees,
            verdict: counted.verdict,
        }
    };
    let mut rows = Vec::new();
    for (exaflops, gpu_multiplier) in [(0.5, 1.0), (2.0, 1.0), (0.5, 8.0), (2.0, 8.0)] {
        let machine = Some((exaflops, gpu_multiplier));
        let scaled = SystemInputs { gpu_multiplier, ..*inputs };
        let hours = |p: f64| scaled.hours_between(p, exaflops);
        rows.push(match detected {
            true => row("mtti_hours", machine, &hours),
            false => row("mttf_months", machine, &|p| hours(p) / HOURS_PER_MONTH),
        });
    }
    if detected {
        rows.push(row("cars_due_per_day", None, &|p| inputs.cars_per_day(p)));
    } else {
        rows.push(row("silent_fit", None, &|p| inputs.raw_fit() * p));
        rows.push(row("cars_silent_per_day", None, &|p| inputs.cars_per_day(p)));
    }
    rows
}

impl System {
    /// The comparison of the counts with the closed form, in sentences.
    pub fn in_words(&self) -> Vec<String> {
        let missed: Vec<&Counted> = self.counts.iter().filter(|c| c.verdict != Verdict::Agrees).collect();
        let mut all = vec![format!(
            "{} of {} counts of transient events agree with the closed form at 95 %.",
            self.counts.len() - missed.len(),
            self.counts.len()
        )];
        all.extend(missed.iter().map(|c| self.miss_in_words(c)));
        all
    }

    fn miss_in_words(&self, c: &Counted) -> String {
        let event = if c.metric == "transient_detected" { "detected" } else { "silent" };
        let bounds = |i: Interval| format!("{:.2} to {:.2}", i.low, i.high);
        let why = match c.verdict {
            Verdict::Chance => format!(
                "a chance miss: one count in twenty has one, and {}, which holds for all counts at once, has the expectation \
                 in it. Another seed tells chance from bias",
                bounds(c.joint)
            ),
            _ if self.defects => "the scenario has defects, which the closed form knows nothing of".to_owned(),
            _ => format!("more than chance: even {}, which holds for all counts at once, misses it", bounds(c.joint)),
        };
        format!(
            "{}, {event}: {} counted, {:.2} expected, interval of the expectation {}: {why}.",
            c.scheme,
            c.count,
            c.expected,
            bounds(c.interval)
        )
    }
}
