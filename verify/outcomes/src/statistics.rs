//! Confidence intervals and deviations of sampled counts.

use crate::rates::{LARGE, gamma_quantile, normal_at};
use statrs::distribution::{ContinuousCDF, StudentsT};
use statrs::function::gamma::ln_gamma;

/// Exact two-sided confidence interval of a probability after `k` successes in `n` trials [Clopper, Pearson,
/// Biometrika 26, 1934]: the bounds are quantiles of beta distributions.
pub fn clopper_pearson(k: u64, n: u64, confidence: f64) -> (f64, f64) {
    fractional(k.min(n) as f64, n as f64, confidence)
}

/// The interval of a share of `k` in `n` cases that come in clusters; `squares` is the sum of the squared sizes of all
/// clusters. The cases of one cluster may all be alike, so they count as n^2 / squares independent cases [Kish 1965].
pub fn clustered_share(k: u64, n: u64, squares: u64, confidence: f64) -> (f64, f64) {
    let (k, n) = (k.min(n) as f64, n as f64);
    let independent = if squares == 0 { n } else { (n * n / squares as f64).min(n) };
    fractional(k * independent / n.max(1.0), independent, confidence)
}

/// The interval of a share of `k` in `n` cases, which come in clusters and whose share has this variance. The interval
/// is that of as many independent cases as give the variance, and of fewer cases if few degrees of `freedom` determine
/// the variance, by the quantiles of Student's t [Korn, Graubard 1998].
pub fn share_of_variance([k, n, freedom]: [u64; 3], variance: f64, confidence: f64) -> (f64, f64) {
    let (share, n) = (k as f64 / n as f64, n as f64);
    let tail = 0.5 + confidence / 2.0;
    let [many, own] = [n as u64, freedom]
        .map(|freedom| StudentsT::new(0.0, 1.0, freedom as f64).map_or(f64::INFINITY, |t| t.inverse_cdf(tail)));
    let few = many / own;
    let independent = (share * (1.0 - share) / variance).min(n) * few.min(1.0).powi(2);
    fractional(share * independent, independent, confidence)
}

/// Like [`clopper_pearson`], for numbers that need not be whole.
fn fractional(k: f64, n: f64, confidence: f64) -> (f64, f64) {
    let tail = (1.0 - confidence) / 2.0;
    // Without trials every probability is possible.
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let low = if k == 0.0 { 0.0 } else { beta_quantile(tail, k, n - k + 1.0) };
    let high = if k == n { 1.0 } else { beta_quantile(1.0 - tail, k + 1.0, n - k) };
    (low, high)
}

/// Whether a probability is within the interval of [`clopper_pearson`]: both binomial tails from `k` have at least half
/// of 1 - `confidence`.
pub fn within_clopper_pearson(p: f64, k: u64, n: u64, confidence: f64) -> bool {
    let tail = (1.0 - confidence) / 2.0;
    let (k, n) = (k.min(n) as f64, n as f64);
    let at_least = if k == 0.0 { 1.0 } else { regularized_beta(p, k, n - k + 1.0) };
    let at_most = if k == n { 1.0 } else { regularized_beta(1.0 - p, n - k, k + 1.0) };
    at_least >= tail && at_most >= tail
}

/// Whether samples of `k` of `n` and `j` of `m` may have equal probabilities. Given the sum of both counts, each tail
/// of the hypergeometric distribution from `k` has at least half of 1 - `confidence` [Fisher 1935].
pub fn may_be_equal([k, n]: [u64; 2], [j, m]: [u64; 2], confidence: f64) -> bool {
    let tail = (1.0 - confidence) / 2.0;
    let drawn = (k + j) as f64;
    let (k, n, m) = (k as f64, n as f64, m as f64);
    let probability = |i: f64| (ln_choose(n, i) + ln_choose(m, drawn - i) - ln_choose(n + m, drawn)).exp();
    // Adds the terms from k outwards, until further terms are negligible.
    let tail_from_k = |step: f64| {
        let (mut i, mut all) = (k, 0.0f64);
        while (0.0..=n).contains(&i) && (0.0..=m).contains(&(drawn - i)) && all < tail {
            let term = probability(i);
            // Terms fall faster than geometrically from here: the rest cannot reach the tail.
            if term < 1e-9 * tail && (i - k).abs() > 1.0 {
                break;
            }
            all += term;
            i += step;
        }
        all
    };
    tail_from_k(1.0) >= tail && tail_from_k(-1.0) >= tail
}

/// The logarithm of a binomial coefficient: the coefficient itself overflows from about n = 1030.
fn ln_choose(n: f64, k: f64) -> f64 {
    ln_gamma(n + 1.0) - ln_gamma(k + 1.0) - ln_gamma(n - k + 1.0)
}

/// Upper bound, at 95 %, of the probability of an event that did not occur in `n` trials: 1 - 0.05^(1/n), about 3 /
/// n.
pub fn rule_of_three(n: u64) -> f64 {
    if n == 0 { 1.0 } else { -f64::exp_m1(f64::ln(0.05) / n as f64) }
}

/// Deviation of `k` of `n` from its expectation under probability `p`, in standard deviations. `None` if p is 0 or 1
/// (then a single deviation is a contradiction) or n is 0.
pub fn z_score(k: u64, n: u64, p: f64) -> Option<f64> {
    let variance = n as f64 * p * (1.0 - p);
    (variance > 0.0).then(|| (k as f64 - n as f64 * p) / variance.sqrt())
}

/// Number of trials beyond which the continued fraction has too many terms.
// At 10^10 trials the fraction has about 10^5 terms; it is evaluated at every step of a bisection.
const MOST_TRIALS: f64 = 1e10;

/// The x with I_x(a, b) = p for many trials. A variable of this distribution is the share of a gamma variable of shape a in its sum
/// with one of shape b; the larger one is nearly constant, or the cube roots of both are nearly normal [Paulson 1942].
fn beta_quantile_of_many(p: f64, a: f64, b: f64) -> f64 {
    if a > b {
        return 1.0 - beta_quantile_of_many(1.0 - p, b, a);
    }
    if a < LARGE {
        let part = gamma_quantile(p, a);
        return part / (part + b);
    }
    let (z, [u, v]) = (normal_at(p), [a, b].map(|shape| 1.0 / (9.0 * shape)));
    let (m, n) = (1.0 - u, 1.0 - v);
    // (n r - m)^2 = z^2 (u + v r^2), on the side of z.
    let (square, constant) = (n * n - z * z * v, m * m - z * z * u);
    let root = (m * n + z.signum() * (m * m * n * n - square * constant).max(0.0).sqrt()) / square;
    let odds = root.powi(3) * a / b;
    odds / (1.0 + odds)
}

/// The x with I_x(a, b) = p, by bisection to full precision.
fn beta_quantile(p: f64, a: f64, b: f64) -> f64 {
    if a + b > MOST_TRIALS {
        return beta_quantile_of_many(p, a, b);
    }
    let (mut low, mut high) = (0.0f64, 1.0f64);
    // Halving an interval of doubles ends after fewer steps; the bound is for NaN.
    for _ in 0..200 {
        // Near zero, bisects the exponent, so that tiny bounds keep their digits.
        let middle = if low == 0.0 { high / 4.0 } else { 0.5 * (low + high) };
        if middle <= low || middle >= high || high - low <= 1e-13 * high {
            break;
        }
        if regularized_beta(middle, a, b) < p { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}

/// The regularized incomplete beta function I_x(a, b) by its continued fraction [DLMF 8.17.22], evaluated by Lentz's
/// method. About sqrt(max(a, b)) terms are needed; 10^10 samples need 10^5.
fn regularized_beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return if x <= 0.0 { 0.0 } else { 1.0 };
    }
    // The fraction converges fast only on this side of the mean.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - regularized_beta(1.0 - x, b, a);
    }
    let log_front = ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (-x).ln_1p();
    log_front.exp() * continued_fraction(x, a, b) / a
}

/// The value, or a tiny number instead of zero, because Lentz's method divides by it.
fn not_zero(v: f64) -> f64 {
    const TINY: f64 = 1e-300;
    if v.abs() < TINY { TINY } else { v }
}

fn continued_fraction(x: f64, a: f64, b: f64) -> f64 {
    let mut c = 1.0;
    let mut d = 1.0 / not_zero(1.0 - (a + b) * x / (a + 1.0));
    let mut value = d;
    for m in 1..10_000_000u32 {
        let m = f64::from(m);
        for term in [
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        ] {
            d = 1.0 / not_zero(1.0 + term * d);
            c = not_zero(1.0 + term / c);
            value *= d * c;
        }
        if (d * c - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}
