//! Tests of intervals of rates against sums of Poisson probabilities and published tables.

use eccforge_outcomes::rates::{chi_squared_tail, clustered, normal_quantile, poisson};

/// Sum of the Poisson probabilities of 0..=k, term by term.
fn poisson_cdf(k: u32, mean: f64) -> f64 {
    let mut term = (-mean).exp();
    let mut sum = term;
    for i in 1..=k {
        term *= mean / f64::from(i);
        sum += term;
    }
    sum
}

#[test]
fn the_bounds_leave_exactly_their_tails() {
    for k in [1, 2, 7, 40, 300] {
        let bounds = poisson(f64::from(k), 0.95);
        assert!((poisson_cdf(k, bounds.high) - 0.025).abs() < 1e-9, "{k}: {bounds:?}");
        assert!((1.0 - poisson_cdf(k - 1, bounds.low) - 0.025).abs() < 1e-9, "{k}: {bounds:?}");
    }
    assert!((poisson(0.0, 0.95).high - 3.688_879).abs() < 1e-6);
    let large = poisson(1e8, 0.95);
    assert!((large.high - 1e8 - 1.96e4).abs() < 10.0 && (1e8 - large.low - 1.96e4).abs() < 10.0, "{large:?}");
}

/// Quantiles of gamma distributions, computed by SciPy 1.16.
#[test]
fn bounds_of_large_counts_end() {
    for (count, low, high) in [
        (1e14, 99_999_980_400_361.11, 100_000_019_599_641.8),
        (200_000_001.0, 199_972_283.870_608_8, 200_027_721.023_697),
    ] {
        let bounds = poisson(count, 0.95);
        assert!(
            (bounds.low / low - 1.0).abs() < 1e-9 && (bounds.high / high - 1.0).abs() < 1e-9,
            "{count}: {bounds:?}"
        );
    }
    assert!(poisson(2f64.powi(53), 0.95).high < 9.008e15);
}

#[test]
fn clusters_of_one_are_poisson_and_larger_ones_widen() {
    assert_eq!(clustered(9, 9, 1.0, 0.95), poisson(9.0, 0.95));
    let (one, ten) = (clustered(100, 100, 1.0, 0.95), clustered(100, 1000, 1.0, 0.95));
    assert!((ten.high - ten.low) / (one.high - one.low) > 3.0);
    assert_eq!(
        clustered(0, 0, 1200.0, 0.95).high,
        1200.0 * poisson(0.0, 0.95).high,
        "one unseen cluster may bring 1200"
    );
    assert_eq!(clustered(100, 1000, 5.0, 0.95), ten);
}

#[test]
fn tails_of_chi_squared_are_those_of_the_tables() {
    for (value, degrees, tail) in [(3.841_459, 1, 0.05), (18.307_038, 10, 0.05), (2.705_543, 1, 0.10)] {
        assert!((chi_squared_tail(value, degrees) - tail).abs() < 1e-6);
    }
    assert!((normal_quantile(0.95) - 1.959_963_985).abs() < 1e-6);
}
