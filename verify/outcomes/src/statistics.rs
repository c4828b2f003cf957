//! Confidence intervals and deviations of sampled counts.

use statrs::function::gamma::ln_gamma;

/// Exact two-sided confidence interval of a probability after `k` successes in `n` trials [Clopper, Pearson,
/// Biometrika 26, 1934]: the bounds are quantiles of beta distributions.
pub fn clopper_pearson(k: u64, n: u64, confidence: f64) -> (f64, f64) {
    let tail = (1.0 - confidence) / 2.0;
    let (k, n) = (k.min(n) as f64, n as f64);
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let low = if k == 0.0 { 0.0 } else { beta_quantile(tail, k, n - k + 1.0) };
    let high = if k == n { 1.0 } else { beta_quantile(1.0 - tail, k + 1.0, n - k) };
    (low, high)
}

/// Whether a probability lies within the interval of [`clopper_pearson`]: both binomial tails from `k` have at least half
/// of what the confidence leaves.
pub fn within_clopper_pearson(p: f64, k: u64, n: u64, confidence: f64) -> bool {
    let tail = (1.0 - confidence) / 2.0;
    let (k, n) = (k.min(n) as f64, n as f64);
    let at_least = if k == 0.0 { 1.0 } else { regularized_beta(p, k, n - k + 1.0) };
    let at_most = if k == n { 1.0 } else { regularized_beta(1.0 - p, n - k, k + 1.0) };
    at_least >= tail && at_most >= tail
}

/// Whether samples of `k` of `n` and of `j` of `m` may have one probability: given the sum of both counts, each tail of the
/// hypergeometric distribution from `k` has at least half of what the confidence leaves [Fisher 1935].
pub fn may_be_equal([k, n]: [u64; 2], [j, m]: [u64; 2], confidence: f64) -> bool {
    let tail = (1.0 - confidence) / 2.0;
    let drawn = (k + j) as f64;
    let (k, n, m) = (k as f64, n as f64, m as f64);
    let choose = |n: f64, k: f64| ln_gamma(n + 1.0) - ln_gamma(k + 1.0) - ln_gamma(n - k + 1.0);
    let at = |i: f64| (choose(n, i) + choose(m, drawn - i) - choose(n + m, drawn)).exp();
    // The terms from k on, outwards, until no further one counts.
    let sum = |step: f64| {
        let (mut i, mut all) = (k, 0.0f64);
        while (0.0..=n).contains(&i) && (0.0..=m).contains(&(drawn - i)) && all < tail {
            let term = at(i);
            if term < 1e-9 * tail && (i - k).abs() > 1.0 {
                break;
            }
            all += term;
            i += step;
        }
        all
    };
    sum(1.0) >= tail && sum(-1.0) >= tail
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

/// x with I_x(a, b) = p, by bisection to full precision.
fn beta_quantile(p: f64, a: f64, b: f64) -> f64 {
    let (mut low, mut high) = (0.0f64, 1.0f64);
    for _ in 0..200 {
        // Near zero in the exponent, so that tiny bounds keep their digits.
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
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - regularized_beta(1.0 - x, b, a);
    }
    let log_front = ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (-x).ln_1p();
    log_front.exp() * continued_fraction(x, a, b) / a
}

fn continued_fraction(x: f64, a: f64, b: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away = |v: f64| if v.abs() < TINY { TINY } else { v };
    let mut c = 1.0;
    let mut d = 1.0 / away(1.0 - (a + b) * x / (a + 1.0));
    let mut value = d;
    for m in 1..10_000_000u32 {
        let m = f64::from(m);
        for term in [
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        ] {
            d = 1.0 / away(1.0 + term * d);
            c = away(1.0 + term / c);
            value *= d * c;
        }
        if (d * c - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sum of the binomial probabilities of 0..=k.
    fn binomial_cdf(k: u64, n: u64, p: f64) -> f64 {
        let log = |i: u64| {
            let (i, n) = (i as f64, n as f64);
            ln_gamma(n + 1.0) - ln_gamma(i + 1.0) - ln_gamma(n - i + 1.0) + i * p.ln() + (n - i) * (-p).ln_1p()
        };
        (0..=k).map(|i| log(i).exp()).sum()
    }

    #[test]
    fn the_bounds_leave_exactly_their_tails() {
        for (k, n) in [(0, 10), (1, 10), (5, 10), (10, 10), (3, 1000), (250, 1000), (7, 1_000_000)] {
            let (low, high) = clopper_pearson(k, n, 0.95);
            if k < n {
                assert!((binomial_cdf(k, n, high) - 0.025).abs() < 1e-9, "{k} of {n}: {high}");
            }
            if k > 0 {
                assert!((1.0 - binomial_cdf(k - 1, n, low) - 0.025).abs() < 1e-9, "{k} of {n}: {low}");
            }
        }
    }

    #[test]
    fn a_probability_within_the_bounds_is_within_and_one_beyond_is_not() {
        for (k, n) in [(0, 10), (1, 10), (5, 10), (10, 10), (2, 1000), (250, 1000), (7, 1_000_000)] {
            let (low, high) = clopper_pearson(k, n, 0.99);
            for (p, within) in
                [(low * 0.999, k == 0), (low * 1.001, true), (high * 0.999, true), (high * 1.001, k == n)]
            {
                assert_eq!(within_clopper_pearson(p.min(1.0), k, n, 0.99), within, "{k} of {n} at {p}");
            }
        }
    }

    /// Tails of the hypergeometric distribution by counting all draws.
    #[test]
    fn two_samples_may_be_equal_unless_one_tail_of_all_draws_is_small() {
        let choose = |n: u64, k: u64| (0..k).fold(1.0, |c, i| c * (n - i) as f64 / (i + 1) as f64);
        let (n, m) = (12, 20);
        let mut verdicts = [0; 2];
        for k in 0..=n {
            for j in 0..=m {
                let weight = |i: u64| choose(n, i) * choose(m, k + j - i) / choose(n + m, k + j);
                let possible = (k + j).saturating_sub(m)..=n.min(k + j);
                let below: f64 = possible.clone().filter(|i| *i <= k).map(weight).sum();
                let above: f64 = possible.filter(|i| *i >= k).map(weight).sum();
                let equal = below >= 0.005 && above >= 0.005;
                assert_eq!(may_be_equal([k, n], [j, m], 0.99), equal, "{k} of {n}, {j} of {m}");
                verdicts[usize::from(equal)] += 1;
            }
        }
        assert!(verdicts.iter().all(|count| *count > 50), "{verdicts:?}");
    }

    #[test]
    fn large_samples_agree_with_the_normal_interval_and_zero_counts_with_the_rule_of_three() {
        let (k, n) = (300_000_000, 1_000_000_000);
        let (low, high) = clopper_pearson(k, n, 0.95);
        let half = 1.959964 * (0.3 * 0.7 / n as f64).sqrt();
        assert!((low - (0.3 - half)).abs() < 2e-9 && (high - (0.3 + half)).abs() < 2e-9, "{low} {high}");
        assert!((rule_of_three(1_000_000_000) - 3e-9).abs() < 1e-11);
        assert!((clopper_pearson(0, 1_000_000_000, 0.90).1 - rule_of_three(1_000_000_000)).abs() < 1e-15);
    }

    #[test]
    fn a_z_score_is_a_distance_in_standard_deviations_and_absent_for_certain_events() {
        assert_eq!(z_score(60, 100, 0.5), Some(2.0));
        assert_eq!((z_score(0, 100, 0.0), z_score(0, 0, 0.5)), (None, None));
    }
}
