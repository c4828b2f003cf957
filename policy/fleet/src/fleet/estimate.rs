//! A figure and its interval.

use eccforge_outcomes::rates::Interval;
use schemars::JsonSchema;
use serde::Serialize;

/// A figure with its 95 % interval; infinite and unknown values are absent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Estimate {
    /// The estimate.
    pub value: Option<f64>,
    /// Lower bound.
    pub low: Option<f64>,
    /// Upper bound.
    pub high: Option<f64>,
}

impl Estimate {
    pub fn new(value: f64, interval: Interval) -> Self {
        // JSON has no infinity; a null means that the bound does not exist.
        Self { value: finite(value), low: finite(interval.low), high: finite(interval.high) }
    }

    /// `total` over a count: hours between events.
    pub fn between(total: f64, count: u64, interval: Interval) -> Self {
        Self::new(total / count as f64, Interval { low: total / interval.high, high: total / interval.low })
    }
}

/// A value, if it is finite: JSON has no others.
fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}
