//! Retention times of damaged cells, normal or log-normal: at a refresh period T the cells with a shorter time are weak
//! (Section 4, Fig. 3).

use eccforge_evidence::entries::conditions::WeakCount;
use eccforge_outcomes::rates::{CONFIDENCE, Interval, chi_squared_tail, normal_quantile};
use schemars::JsonSchema;
use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

/// The distribution of retention times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    Normal,
    /// Logarithms of the times are normal.
    LogNormal,
}

impl Shape {
    /// Display name of the distribution.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::LogNormal => "log-normal",
        }
    }

    /// A time on the axis on which the curve is normal.
    fn axis(self, ms: f64) -> f64 {
        if self == Self::Normal { ms } else { ms.ln() }
    }
}

/// A fitted curve.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Retention {
    /// Form of the distribution that was fitted.
    pub shape: Shape,
    /// Number of weak cells at an unlimited refresh period.
    pub cells: Parameter,
    /// Median retention time, milliseconds.
    pub median_ms: Parameter,
    /// Standard deviation: milliseconds, or of the natural logarithm of milliseconds.
    pub deviation: Parameter,
    /// The counts and the predictions of the curve: refresh period, seen, predicted.
    pub points: Vec<[f64; 3]>,
    /// Deviance of the fit: twice the difference in log-likelihood to a perfect fit.
    pub deviance: f64,
    /// Its degrees of freedom.
    pub degrees: usize,
    /// Probability of a deviance so large by chance.
    pub p_value: f64,
}

impl Retention {
    /// Number of weak cells that the curve predicts at a refresh period in milliseconds.
    pub fn predicted(&self, refresh_ms: f64) -> f64 {
        let [time, median] = [refresh_ms, self.median_ms.value].map(|ms| self.shape.axis(ms));
        self.cells.value * phi((time - median) / self.deviation.value)
    }
}

/// A fitted figure and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Parameter {
    /// Estimate with the highest likelihood.
    pub value: f64,
    /// Bounds of 95 % around the figure.
    pub interval: Interval,
}

impl Parameter {
    /// A normal interval from an estimate and its standard error.
    pub fn normal(value: f64, error: f64) -> Self {
        let half = normal_quantile(CONFIDENCE) * error;
        Self { value, interval: Interval { low: value - half, high: value + half } }
    }

    /// The parameter whose natural logarithm this is.
    fn exponential(self) -> Self {
        let Interval { low, high } = self.interval;
        Self { value: self.value.exp(), interval: Interval { low: low.exp(), high: high.exp() } }
    }
}

/// Minimum p-value of a fit that is a result.
// Below it the fit would be rejected by a test at 1 %: its median and its intervals would describe no distribution of the cells.
const LEAST_P: f64 = 0.01;

/// Fits both curves by maximum likelihood, and returns the better one: the number of cells with a retention time
/// between two refresh periods is a Poisson count.
///
/// # Errors
/// Fewer than four refresh periods, or counts that no curve fits.
pub fn fit(counts: &[WeakCount]) -> Result<Retention, String> {
    if counts.len() < 4 {
        return Err(format!(
            "{} refresh periods; four or more are needed to fit a curve and to judge it",
            counts.len()
        ));
    }
    if increments(counts).iter().filter(|n| **n > 0.0).count() < 2 {
        return Err("the weak cells do not grow with the refresh period, so no curve fits".into());
    }
    let fits = [Shape::Normal, Shape::LogNormal].map(|shape| fit_curve(shape, counts));
    let [normal, other] = fits.iter().flatten().map(|fit| fit.p_value).collect::<Vec<_>>()[..] else {
        return fits.into_iter().find_map(Result::ok).filter(|fit| fit.p_value >= LEAST_P).ok_or_else(undetermined);
    };
    if normal.max(other) < LEAST_P {
        let each: Vec<String> =
            fits.iter().flatten().map(|fit| format!("{} {:.1}", fit.shape.name(), fit.deviance)).collect();
        let degrees = counts.len() - 3;
        return Err(format!(
            "no curve fits: deviance {} with {degrees} degrees of freedom, p below 0.01",
            each.join(", ")
        ));
    }
    let [first, second] = fits;
    if normal >= other { first } else { second }
}

fn undetermined() -> String {
    "the counts do not determine the curves".to_owned()
}

/// The fit of one curve, whatever its p-value.
fn fit_curve(shape: Shape, counts: &[WeakCount]) -> Result<Retention, String> {
    let mut times = counts.to_vec();
    for count in &mut times {
        count.refresh_ms = shape.axis(count.refresh_ms);
    }
    let increments = increments(counts);
    let at = maximise(&times, &increments);
    let (_, curvature) = gradient(&times, &increments, at);
    let covariance = inverse(curvature).ok_or_else(undetermined)?;
    // Rounding may leave a variance near zero slightly negative.
    let errors: [f64; 3] = std::array::from_fn(|i| covariance[i][i].max(0.0).sqrt());
    let centre = Parameter::normal(at[1], errors[1]);
    let deviance = deviance(&increments, &expected(&times, at));
    let mut fit = Retention {
        shape,
        cells: Parameter::normal(at[0], errors[0]).exponential(),
        median_ms: if shape == Shape::Normal { centre } else { centre.exponential() },
        deviation: Parameter::normal(at[2], errors[2]).exponential(),
        points: Vec::new(),
        deviance,
        degrees: counts.len() - 3,
        p_value: chi_squared_tail(deviance, counts.len() - 3),
    };
    fit.points = counts.iter().map(|c| [c.refresh_ms, c.cells, fit.predicted(c.refresh_ms)]).collect();
    Ok(fit)
}

/// The most likely (ln cells, mean, ln deviation), by scoring with damped steps [Levenberg 1944, Marquardt 1963].
fn maximise(counts: &[WeakCount], increments: &[f64]) -> [f64; 3] {
    let total: f64 = increments.iter().sum();
    let last = counts[counts.len() - 1].refresh_ms;
    // The logarithm of a period of 0 is infinite.
    let first = counts.iter().map(|c| c.refresh_ms).find(|time| time.is_finite()).unwrap_or(0.0);
    // Start: slightly more cells than were seen, and as mean the period at which half of the count is reached.
    let middle = counts.iter().find(|c| c.cells >= total / 2.0).map_or(last, |c| c.refresh_ms);
    let mut at = [(1.1 * total).ln(), middle, ((last - first) / 3.0).ln()];
    let mut best = deviance(increments, &expected(counts, at));
    let mut damping = 1e-3;
    // The fit is quadratic near its end; the limit ends fits whose likelihood has no maximum.
    for _ in 0..500 {
        let (slope, mut curvature) = gradient(counts, increments, at);
        for (i, row) in curvature.iter_mut().enumerate() {
            row[i] *= 1.0 + damping;
        }
        let Some(inverse) = inverse(curvature) else { break };
        let next: [f64; 3] = std::array::from_fn(|i| at[i] + (0..3).map(|j| inverse[i][j] * slope[j]).sum::<f64>());
        let gain = best - deviance(increments, &expected(counts, next));
        if gain > 0.0 {
            (at, best, damping) = (next, best - gain, (damping / 10.0).max(1e-12));
        } else {
            damping *= 10.0;
        }
        // Steps so damped, or gains so small, are lost in the rounding of the deviance.
        if damping > 1e12 || gain > 0.0 && gain < 1e-12 * (1.0 + best) {
            break;
        }
    }
    at
}

/// Number of cells that each refresh period is the first to show; 0 where a count falls.
fn increments(counts: &[WeakCount]) -> Vec<f64> {
    let mut most: f64 = 0.0;
    let mut increments = Vec::new();
    for count in counts {
        increments.push((count.cells - most).max(0.0));
        most = most.max(count.cells);
    }
    increments
}

fn phi(x: f64) -> f64 {
    Normal::standard().cdf(x)
}

/// Expected increments under (ln cells, mean, ln deviation).
fn expected(counts: &[WeakCount], [cells, mean, deviation]: [f64; 3]) -> Vec<f64> {
    let mut before = 0.0;
    let mut increments = Vec::new();
    for count in counts {
        let now = phi((count.refresh_ms - mean) / deviation.exp());
        // The likelihood divides by each of them, and takes its logarithm.
        increments.push((cells.exp() * (now - before)).max(1e-9));
        before = now;
    }
    increments
}

fn deviance(seen: &[f64], expected: &[f64]) -> f64 {
    // n ln(n / e) is 0 for n = 0, but its formula is not a number.
    let terms = seen.iter().zip(expected).map(|(&n, &e)| if n > 0.0 { n * (n / e).ln() - (n - e) } else { e });
    let sum = 2.0 * terms.sum::<f64>();
    // A step that leaves the range of the parameters is worse than any other.
    if sum.is_finite() { sum } else { f64::INFINITY }
}

/// Slope of the log-likelihood and the Fisher information; derivatives are central differences.
fn gradient(counts: &[WeakCount], seen: &[f64], at: [f64; 3]) -> ([f64; 3], [[f64; 3]; 3]) {
    let counts_here = expected(counts, at);
    let mut derivatives: Vec<Vec<f64>> = Vec::new();
    for i in 0..3 {
        // Near the cube root of the rounding error, at which central differences are most exact.
        let step = 1e-5 * at[i].abs().max(1.0);
        let (mut above, mut below) = (at, at);
        above[i] += step;
        below[i] -= step;
        let pairs = expected(counts, above).into_iter().zip(expected(counts, below));
        derivatives.push(pairs.map(|(above, below)| (above - below) / (2.0 * step)).collect());
    }
    let (mut slope, mut information) = ([0.0; 3], [[0.0; 3]; 3]);
    for (k, (seen, expected)) in seen.iter().zip(&counts_here).enumerate() {
        for i in 0..3 {
            slope[i] += (seen / expected - 1.0) * derivatives[i][k];
            for j in 0..3 {
                information[i][j] += derivatives[i][k] * derivatives[j][k] / expected;
            }
        }
    }
    (slope, information)
}

/// Inverse of a 3 x 3 matrix by cofactors; `None` if it is singular.
fn inverse(m: [[f64; 3]; 3]) -> Option<[[f64; 3]; 3]> {
    let determinant: f64 = (0..3).map(|j| m[0][j] * cofactor(&m, 0, j)).sum();
    if !determinant.is_finite() || determinant.abs() <= 1e-300 {
        return None;
    }
    let mut inverse = [[0.0; 3]; 3];
    for (i, row) in inverse.iter_mut().enumerate() {
        for (j, element) in row.iter_mut().enumerate() {
            // The inverse has the cofactors of the transposed matrix.
            *element = cofactor(&m, j, i) / determinant;
        }
    }
    Some(inverse)
}

/// A cofactor; the cyclic order of the rows and columns gives its sign.
const fn cofactor(m: &[[f64; 3]; 3], i: usize, j: usize) -> f64 {
    let (r, c) = ([(i + 1) % 3, (i + 2) % 3], [(j + 1) % 3, (j + 2) % 3]);
    m[r[0]][c[0]] * m[r[1]][c[1]] - m[r[0]][c[1]] * m[r[1]][c[0]]
}
