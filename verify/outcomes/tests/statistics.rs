//! Tests of intervals and scores of sampled counts against sums of their distributions.

use eccforge_outcomes::statistics::{
    clopper_pearson, clustered_share, may_be_equal, rule_of_three, share_of_variance, within_clopper_pearson, z_score,
};
use statrs::function::gamma::ln_gamma;

/// Sum of the binomial probabilities of 0..=k.
fn binomial_cdf(k: u64, n: u64, p: f64) -> f64 {
    let log = |i: u64| {
        let (i, n) = (i as f64, n as f64);
        ln_gamma(n + 1.0) - ln_gamma(i + 1.0) - ln_gamma(n - i + 1.0) + i * p.ln() + (n - i) * (-p).ln_1p()
    };
    (0..=k).map(|i| log(i).exp()).sum()
}

/// Tests the exact coverage of the intervals of simulated shares, of tests that find a fault, of cards that never
/// failed and of DIMMs. Where both outcomes are frequent it is at most 98 %; for whole numbers it is never below 95 %.
#[test]
fn intervals_of_counts_cover_their_truth_exactly() {
    let mass = |k: u64, n: u64, p: f64| binomial_cdf(k, n, p) - if k > 0 { binomial_cdf(k - 1, n, p) } else { 0.0 };
    for n in [10, 40, 200] {
        for p in [0.01, 0.1, 0.3, 0.5, 0.8, 0.95] {
            let holds = |k: &u64| (clopper_pearson(*k, n, 0.95).0..=clopper_pearson(*k, n, 0.95).1).contains(&p);
            let covered: f64 = (0..=n).filter(holds).map(|k| mass(k, n, p)).sum();
            let most = if n as f64 * p * (1.0 - p) > 5.0 { 0.98 } else { 1.0 + 1e-9 };
            assert!((0.95..=most).contains(&covered), "{n} {p}: {covered}");
        }
    }
    // No event in 70 trials: the one-sided bound of simulated shares.
    assert!((binomial_cdf(0, 70, rule_of_three(70)) - 0.05).abs() < 1e-12);
}

/// With the variance of independent cases and many degrees of freedom, the interval is Clopper's and Pearson's; 2.776
/// is Student's quantile of four degrees of freedom, 1.984 that of 100.
#[test]
fn a_larger_variance_and_fewer_degrees_of_freedom_leave_fewer_independent_cases() {
    let close = |a: (f64, f64), b: (f64, f64), within: f64| (a.0 - b.0).abs() < within && (a.1 - b.1).abs() < within;
    let binomial = 0.3 * 0.7 / 100.0;
    assert!(close(share_of_variance([30, 100, 100], binomial, 0.95), clopper_pearson(30, 100, 0.95), 1e-9));
    assert!(close(share_of_variance([30, 100, 100], 10.0 * binomial, 0.95), clopper_pearson(3, 10, 0.95), 1e-9));
    // 100 (1.984 / 2.776)^2 = 51.07 cases, 15.32 of them.
    let few = share_of_variance([30, 100, 4], binomial, 0.95);
    assert!(close(few, clopper_pearson(15, 51, 0.95), 0.01) && few.1 - few.0 > 0.2, "{few:?}");
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
        for (p, within) in [(low * 0.999, k == 0), (low * 1.001, true), (high * 0.999, true), (high * 1.001, k == n)] {
            assert_eq!(within_clopper_pearson(p.min(1.0), k, n, 0.99), within, "{k} of {n} at {p}");
        }
    }
}

/// Tails of the hypergeometric distribution by counting all draws.
#[test]
fn two_samples_may_be_equal_unless_one_tail_of_all_draws_is_small() {
    let choose = |n: u64, k: u64| {
        let mut choices = 1.0;
        for i in 0..k {
            choices = choices * (n - i) as f64 / (i + 1) as f64;
        }
        choices
    };
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

/// Quantiles of beta distributions, computed by SciPy 1.16.
#[test]
fn bounds_of_many_trials_end() {
    for (k, n, low, high) in [
        (1, 100_000_000_000_000, 2.531_780_798_428_987e-16, 5.571_643_390_938_77e-14),
        (3_000_000, 1_000_000_000_000, 2.996_606_195_134_116e-6, 3.003_396_699_720_827e-6),
        (50_000_000_000_000, 100_000_000_000_000, 0.499_999_902_001_795_84, 0.500_000_097_998_204_2),
        (1_000_000_000, 40_000_000_000, 0.024_998_470_025_475_342, 0.025_001_530_043_265_295),
        (30_000_000_000, 40_000_000_000, 0.749_995_756_522_907_8, 0.750_004_243_440_913_1),
    ] {
        let found = clopper_pearson(k, n, 0.95);
        assert!((found.0 / low - 1.0).abs() < 1e-6 && (found.1 / high - 1.0).abs() < 1e-6, "{k} of {n}: {found:?}");
    }
}

#[test]
fn cases_of_one_cluster_count_as_one() {
    let close = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() < 1e-9 && (a.1 - b.1).abs() < 1e-9;
    assert!(close(clustered_share(7, 10, 10, 0.95), clopper_pearson(7, 10, 0.95)));
    assert!(close(clustered_share(70, 100, 1000, 0.95), clopper_pearson(7, 10, 0.95)));
    assert_eq!(clustered_share(0, 0, 0, 0.95), (0.0, 1.0));
}
