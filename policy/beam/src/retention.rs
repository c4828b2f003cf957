//! Retention times of damaged cells, taken to be normal: at a refresh period T the cells with a shorter time are weak
//! (Section 4, Fig. 3).

use eccforge_evidence::entries::conditions::WeakCount;
use eccforge_outcomes::rates::{CONFIDENCE, Interval, normal_quantile};
use schemars::JsonSchema;
use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

/// A fitted normal curve.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Retention {
    /// Number of weak cells at an unlimited refresh period.
    pub cells: Parameter,
    /// Mean retention time, milliseconds.
    pub mean_ms: Parameter,
    /// Standard deviation, milliseconds.
    pub deviation_ms: Parameter,
    /// The counts and the predictions of the curve: refresh period, seen, predicted.
    pub points: Vec<[f64; 3]>,
    /// Deviance of the fit: twice the difference in log-likelihood to a perfect fit.
    pub deviance: f64,
    /// Its degrees of freedom.
    pub degrees: usize,
}

impl Retention {
    /// Weak cells that the curve gives at a refresh period in milliseconds.
    pub fn predicted(&self, refresh_ms: f64) -> f64 {
        self.cells.value * phi((refresh_ms - self.mean_ms.value) / self.deviation_ms.value)
    }
}

/// A fitted figure and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Parameter {
    /// The estimate.
    pub value: f64,
    /// Its interval.
    pub interval: Interval,
}

impl Parameter {
    /// A normal interval from an estimate and its standard error.
    pub fn normal(value: f64, error: f64) -> Self {
        let half = normal_quantile(CONFIDENCE) * error;
        Self { value, interval: Interval { low: value - half, high: value + half } }
    }
}

/// Fits by maximum likelihood: cells whose retention time falls between two refresh periods are a Poisson count.
///
/// # Errors
/// Fewer than three refresh periods, or counts that no normal curve fits.
pub fn fit(counts: &[WeakCount]) -> Result<Retention, String> {
    if counts.len() < 3 {
        return Err(format!("{} refresh periods; three or more are needed to fit a normal curve", counts.len()));
    }
    let increments = increments(counts);
    if increments.iter().filter(|n| **n > 0.0).count() < 2 {
        return Err("the weak cells do not grow with the refresh period, so no normal curve fits".into());
    }
    let at = maximise(counts, &increments);
    let (_, curvature) = gradient(counts, &increments, at);
    let covariance = inverse(curvature).ok_or("the counts leave the normal curve undetermined")?;
    let error = |i: usize| covariance[i][i].max(0.0).sqrt();
    let logarithmic = |i: usize| {
        let p = Parameter::normal(at[i], error(i));
        Parameter { value: at[i].exp(), interval: Interval { low: p.interval.low.exp(), high: p.interval.high.exp() } }
    };
    let predicted = |t: f64| at[0].exp() * phi((t - at[1]) / at[2].exp());
    Ok(Retention {
        cells: logarithmic(0),
        mean_ms: Parameter::normal(at[1], error(1)),
        deviation_ms: logarithmic(2),
        points: counts.iter().map(|c| [c.refresh_ms, c.cells, predicted(c.refresh_ms)]).collect(),
        deviance: deviance(&increments, &expected(counts, at)),
        degrees: counts.len() - 3,
    })
}

/// The most likely (ln cells, mean, ln deviation), by scoring with damped steps [Levenberg 1944, Marquardt 1963].
fn maximise(counts: &[WeakCount], increments: &[f64]) -> [f64; 3] {
    let total: f64 = increments.iter().sum();
    let last = counts[counts.len() - 1].refresh_ms;
    // Start: slightly more cells than were seen, and as mean the period at which half of the count is reached.
    let middle = counts.iter().find(|c| c.cells >= total / 2.0).map_or(last, |c| c.refresh_ms);
    let mut at = [(1.1 * total).ln(), middle, (last / 4.0).ln()];
    let mut best = deviance(increments, &expected(counts, at));
    let mut damping = 1e-3;
    for _ in 0..500 {
        let (slope, mut curvature) = gradient(counts, increments, at);
        (0..3).for_each(|i| curvature[i][i] *= 1.0 + damping);
        let Some(inverse) = inverse(curvature) else { break };
        let step = |i: usize| (0..3).map(|j| inverse[i][j] * slope[j]).sum::<f64>();
        let next: [f64; 3] = std::array::from_fn(|i| at[i] + step(i));
        let gain = best - deviance(increments, &expected(counts, next));
        if gain > 0.0 {
            (at, best, damping) = (next, best - gain, (damping / 10.0).max(1e-12));
        } else {
            damping *= 10.0;
        }
        if damping > 1e12 || gain > 0.0 && gain < 1e-12 * (1.0 + best) {
            break;
        }
    }
    at
}

/// Cells that each refresh period shows for the first time; where a count falls, none.
fn increments(counts: &[WeakCount]) -> Vec<f64> {
    let new = |most: &mut f64, c: &WeakCount| {
        let before = std::mem::replace(most, most.max(c.cells));
        Some((c.cells - before).max(0.0))
    };
    counts.iter().scan(0.0, new).collect()
}

fn phi(x: f64) -> f64 {
    Normal::standard().cdf(x)
}

/// Expected increments under (ln cells, mean, ln deviation).
fn expected(counts: &[WeakCount], [cells, mean, deviation]: [f64; 3]) -> Vec<f64> {
    let part = |before: &mut f64, c: &WeakCount| {
        let now = phi((c.refresh_ms - mean) / deviation.exp());
        Some((cells.exp() * (now - std::mem::replace(before, now))).max(1e-9))
    };
    counts.iter().scan(0.0, part).collect()
}

fn deviance(seen: &[f64], expected: &[f64]) -> f64 {
    let term = |n: f64, e: f64| if n > 0.0 { n * (n / e).ln() - (n - e) } else { e };
    let sum = 2.0 * seen.iter().zip(expected).map(|(&n, &e)| term(n, e)).sum::<f64>();
    if sum.is_finite() { sum } else { f64::INFINITY }
}

/// Slope of the log-likelihood and the Fisher information; derivatives are central differences.
fn gradient(counts: &[WeakCount], seen: &[f64], at: [f64; 3]) -> ([f64; 3], [[f64; 3]; 3]) {
    let here = expected(counts, at);
    let derivatives: Vec<Vec<f64>> = (0..3)
        .map(|i| {
            let h = 1e-5 * at[i].abs().max(1.0);
            let moved = |sign: f64| {
                let mut to = at;
                to[i] += sign * h;
                expected(counts, to)
            };
            moved(1.0).iter().zip(moved(-1.0)).map(|(up, down)| (up - down) / (2.0 * h)).collect()
        })
        .collect();
    let slope = std::array::from_fn(|i| (0..seen.len()).map(|k| (seen[k] / here[k] - 1.0) * derivatives[i][k]).sum());
    let information = std::array::from_fn(|i| {
        std::array::from_fn(|j| (0..seen.len()).map(|k| derivatives[i][k] * derivatives[j][k] / here[k]).sum())
    });
    (slope, information)
}

/// Inverse of a 3 x 3 matrix by cofactors; `None` if it is singular.
fn inverse(m: [[f64; 3]; 3]) -> Option<[[f64; 3]; 3]> {
    let cofactor = |i: usize, j: usize| {
        let (r, c) = ([(i + 1) % 3, (i + 2) % 3], [(j + 1) % 3, (j + 2) % 3]);
        m[r[0]][c[0]] * m[r[1]][c[1]] - m[r[0]][c[1]] * m[r[1]][c[0]]
    };
    let determinant: f64 = (0..3).map(|j| m[0][j] * cofactor(0, j)).sum();
    let usable = determinant.is_finite() && determinant.abs() > 1e-300;
    usable.then(|| std::array::from_fn(|i| std::array::from_fn(|j| cofactor(j, i) / determinant)))
}
