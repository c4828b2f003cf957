//! Estimates rates from counts of events that arrive one by one or in clusters.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use statrs::function::gamma::gamma_lr;

/// Confidence of all intervals.
// All tables use it, because intervals of different confidence cannot be compared.
pub const CONFIDENCE: f64 = 0.95;

/// Bounds of a quantity.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Interval {
    /// Lower bound.
    pub low: f64,
    /// Upper bound; infinite if there is none.
    pub high: f64,
}

impl Interval {
    /// Whether a value is within the interval, including its bounds.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// The interval with both bounds multiplied by a non-negative factor.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        Self { low: self.low * factor, high: self.high * factor }
    }
}

/// Exact interval of the mean of a Poisson count [Garwood, Biometrika 28, 1936]: bounds are quantiles of gamma
/// distributions. `count` may be a fraction, because scaled counts are. All intervals are two-sided: a count of 0 has
/// the upper bound 3.69 at 95 %.
pub fn poisson(count: f64, confidence: f64) -> Interval {
    let tail = (1.0 - confidence) / 2.0;
    let low = if count <= 0.0 { 0.0 } else { gamma_quantile(tail, count) };
    Interval { low, high: gamma_quantile(1.0 - tail, count.max(0.0) + 1.0) }
}

/// Interval of the mean of a sum of clusters with `count` events; `squares` is the sum of the squared cluster sizes.
///
/// The sum of a Poisson number of clusters has the variance `squares`; it is treated as `count / f` Poisson events of
/// size f = squares / count [Bohm, Zech, NIM A 748, 2014]. Clusters of one event give [`poisson`] exactly. A few
/// clusters say little about their sizes, so f is at least 1 and at least `known`, the size known otherwise.
pub fn clustered(count: u64, squares: u64, known: f64, confidence: f64) -> Interval {
    let observed = if count == 0 { 1.0 } else { squares as f64 / count as f64 };
    let size = observed.max(known).max(1.0);
    poisson(count as f64 / size, confidence).times(size)
}

/// Two-sided normal quantile of a confidence: 1.96 at 95 %.
pub fn normal_quantile(confidence: f64) -> f64 {
    normal_at(0.5 + confidence / 2.0)
}

/// The quantile of the standard normal distribution at probability p.
pub(crate) fn normal_at(p: f64) -> f64 {
    use statrs::distribution::{ContinuousCDF, Normal};
    Normal::standard().inverse_cdf(p)
}

/// Gamma distributions from this shape on are so nearly normal that the approximation below is exact to ten digits.
pub(crate) const LARGE: f64 = 1e8;

/// The x with P(shape, x) = p: by bisection to full precision or, for large shapes, by a normal cube root [Wilson,
/// Hilferty 1931].
pub(crate) fn gamma_quantile(p: f64, shape: f64) -> f64 {
    if shape > LARGE {
        return shape * (1.0 - 1.0 / (9.0 * shape) + normal_at(p) / (3.0 * shape.sqrt())).powi(3);
    }
    // Ten standard deviations above the mean, and 20 more for small shapes, whose tail is exponential.
    let mut high = shape + 10.0 * shape.sqrt() + 20.0;
    let mut low = 0.0f64;
    for _ in 0..200 {
        let middle = 0.5 * (low + high);
        if middle <= low || middle >= high {
            break;
        }
        if gamma_lr(shape, middle) < p { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}

/// Probability that a chi-squared variable with these degrees of freedom is at least `value`.
pub fn chi_squared_tail(value: f64, degrees: usize) -> f64 {
    if degrees == 0 || value <= 0.0 { 1.0 } else { 1.0 - gamma_lr(degrees as f64 / 2.0, value / 2.0) }
}
