//! Fig. 9 and the cars of Sullivan et al., MICRO 2021, Section 7.3, from counted transient events and in closed form.

use super::metrics::{Sums, index};
use super::report::Estimate;
use super::work::Description;
use crate::statistics::{CONFIDENCE, Interval, clustered};
use eccforge_exact::system::{HOURS_PER_MONTH, SystemInputs};
use serde::Serialize;

/// What is said about machines and cars.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct System {
    /// The inputs of the closed form.
    pub inputs: SystemInputs,
    /// Hours of GPUs that were counted.
    pub gpu_hours: f64,
    /// All figures.
    pub rows: Vec<SystemRow>,
}

/// A figure of Section 7.3 for one scheme.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SystemRow {
    /// Id of the scheme.
    pub scheme: String,
    /// What it is.
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
}

/// All figures of Section 7.3. Only transient events count, as in the paper.
pub(super) fn system(description: &Description, sums: &[Sums], gpu_hours: f64) -> System {
    let fit = &description.scenario["transient"]["fit_per_gbit"];
    let inputs = SystemInputs {
        fit_per_gbit: fit.as_f64().unwrap_or(0.0),
        memory_gbit: description.memory_gbit,
        ..SystemInputs::default()
    };
    let mut rows = Vec::new();
    for (scheme, sum) in description.schemes.iter().zip(sums) {
        let [_, detected, silent] = scheme.chances;
        let mut add = |quantity: &str, metric: &str, machine: Option<(f64, f64)>, form: &dyn Fn(f64) -> f64, p: f64| {
            let m = index(metric);
            let interval = clustered(sum.count[m], sum.squares[m], CONFIDENCE);
            // `form` is monotone in the chance of an event, and chances here are counts over expected raw events.
            let raw = inputs.raw_fit() * gpu_hours / 1e9;
            let (a, b) = (form(interval.low / raw), form(interval.high / raw));
            let bounds = Interval { low: a.min(b), high: a.max(b) };
            let closed = form(p);
            rows.push(SystemRow {
                scheme: scheme.id.clone(),
                quantity: quantity.to_owned(),
                exaflops: machine.map(|m| m.0),
                gpu_multiplier: machine.map(|m| m.1),
                counted: Estimate::new(form(sum.count[m] as f64 / raw), bounds),
                closed_form: closed.is_finite().then_some(closed),
                agrees: bounds.contains(closed),
            });
        };
        for (exaflops, gpu_multiplier) in [(0.5, 1.0), (2.0, 1.0), (0.5, 8.0), (2.0, 8.0)] {
            let machine = Some((exaflops, gpu_multiplier));
            let scaled = SystemInputs { gpu_multiplier, ..inputs };
            let hours = |p: f64| scaled.hours_between(p, exaflops);
            add("mtti_hours", "transient_detected", machine, &hours, detected);
            add("mttf_months", "transient_silent", machine, &|p| hours(p) / HOURS_PER_MONTH, silent);
        }
        add("silent_fit", "transient_silent", None, &|p| inputs.raw_fit() * p, silent);
        add("cars_silent_per_day", "transient_silent", None, &|p| inputs.cars_per_day(p), silent);
        add("cars_due_per_day", "transient_detected", None, &|p| inputs.cars_per_day(p), detected);
    }
    System { inputs, gpu_hours, rows }
}
