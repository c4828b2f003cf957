//! Attributes events to accesses or to time (Section 5, "Effect of DRAM Utilization"): errors of logic grow with
//! accesses, errors of cells with exposure.

use super::retention::Parameter;
use eccforge_evidence::entries::conditions::Run;
use eccforge_outcomes::rates::Interval;
use schemars::JsonSchema;
use serde::Serialize;

/// Events of one kind over runs: a Poisson count with mean `per_access` x accesses + `per_second` x seconds.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Regression {
    /// Events over all runs.
    pub events: u64,
    /// Events for each access.
    pub per_access: Parameter,
    /// Events in each second of exposure, in addition to those of accesses.
    pub per_second: Parameter,
    /// Share of the events that come with accesses.
    pub share_with_accesses: Parameter,
}

/// Fits both rates by maximum likelihood; neither is negative.
///
/// # Errors
/// No events, or accesses in proportion to time in all runs, so that the two rates cannot be distinguished.
pub fn fit(runs: &[Run], events: &[u64]) -> Result<Regression, String> {
    let [accesses, seconds, total] = sums(runs, events);
    if total == 0.0 || accesses <= 0.0 || seconds <= 0.0 {
        return Err("runs without events, accesses or seconds give no rates".into());
    }
    let ratio = accesses / seconds;
    let spread: f64 = runs.iter().map(|run| (run.accesses - ratio * run.seconds).abs()).sum::<f64>() / accesses;
    // Below it, the rounding of the conditions would decide between the two rates.
    if spread < 1e-6 {
        return Err("accesses are in proportion to time in all runs; vary the utilisation to distinguish them".into());
    }
    let (a, b) = maximise(runs, events);
    let errors = standard_errors(runs, a, b);
    let (per_access, per_second) = (from_zero(a, errors[0]), from_zero(b, errors[1]));
    let share = |rate: f64| (rate * accesses / total).clamp(0.0, 1.0);
    let interval = Interval { low: share(per_access.interval.low), high: share(per_access.interval.high) };
    let share_with_accesses = Parameter { value: share(a), interval };
    Ok(Regression { events: total as u64, per_access, per_second, share_with_accesses })
}

/// Accesses, seconds and events of all runs.
fn sums(runs: &[Run], events: &[u64]) -> [f64; 3] {
    let mut sums = [0.0; 3];
    for (run, &n) in runs.iter().zip(events) {
        for (sum, value) in sums.iter_mut().zip([run.accesses, run.seconds, n as f64]) {
            *sum += value;
        }
    }
    sums
}

/// A normal interval of a rate, which is not negative.
fn from_zero(value: f64, error: f64) -> Parameter {
    let Interval { low, high } = Parameter::normal(value, error).interval;
    Parameter { value, interval: Interval { low: low.max(0.0), high } }
}

/// The most likely rates. Expectation maximisation keeps both non-negative and never lowers the likelihood.
fn maximise(runs: &[Run], events: &[u64]) -> (f64, f64) {
    let [accesses, seconds, total] = sums(runs, events);
    // Half of the events each: a rate that starts at 0 would stay there.
    let (mut a, mut b) = (0.5 * total / accesses, 0.5 * total / seconds);
    // The method is slow where a rate is 0: it comes nearer by a part of the rest in each round.
    for _ in 0..20_000 {
        let (mut from_accesses, mut from_time) = (0.0, 0.0);
        for (run, &n) in runs.iter().zip(events).filter(|(_, n)| **n > 0) {
            let mean = (a * run.accesses + b * run.seconds).max(f64::MIN_POSITIVE);
            from_accesses += n as f64 * a * run.accesses / mean;
            from_time += n as f64 * b * run.seconds / mean;
        }
        let next = (from_accesses / accesses, from_time / seconds);
        let moved = ((next.0 - a) * accesses).abs() + ((next.1 - b) * seconds).abs();
        (a, b) = next;
        if moved < 1e-10 * total {
            break;
        }
    }
    (a, b)
}

/// Standard errors of both rates, from the Fisher information.
fn standard_errors(runs: &[Run], a: f64, b: f64) -> [f64; 2] {
    let mut p = 0.0;
    let mut q = 0.0;
    let mut r = 0.0;
    for run in runs {
        let mean = a * run.accesses + b * run.seconds;
        if mean > 0.0 {
            p += run.accesses * run.accesses / mean;
            q += run.accesses * run.seconds / mean;
            r += run.seconds * run.seconds / mean;
        }
    }
    let determinant = p * r - q * q;
    [(r / determinant).max(0.0).sqrt(), (p / determinant).max(0.0).sqrt()]
}
