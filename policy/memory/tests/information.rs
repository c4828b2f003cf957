//! Tests of entropy, information gain and mutual information.

use eccforge_memory::campaign::information::{binned, entropy, information_gain, mutual_information, probability_bin};

// covers: M.5
#[test]
fn a_perfect_indicator_on_a_fraction_of_0_3069_gives_0_8896_bits() {
    // 3069 cards of 10 000 never failed; the others have failure probabilities of their own, whatever they are.
    let cards: Vec<f64> = (0..10_000).map(|i| if i < 3069 { 0.0 } else { f64::from(i % 37 + 1) * 1e-6 }).collect();
    let data: Vec<(u64, bool)> = cards.iter().map(|p| (probability_bin(*p, 1e-6), *p > 0.0)).collect();
    let gain = information_gain(&data);
    assert!((gain - 0.8896).abs() < 5e-5, "{gain}");
    // By definition it is the entropy of the indicator.
    let q = 1.0 - 0.3069f64;
    let plain = -(0.3069f64 * 0.3069f64.log2() + q * q.log2());
    assert!((gain - plain).abs() < 1e-12);
    // The fraction is the one that the digits imply: one more digit of it does not give them.
    for other in [0.3060f64, 0.3078] {
        assert!((-(other * other.log2() + (1.0 - other) * (1.0 - other).log2()) - 0.8896).abs() > 5e-4);
    }
}

// covers: M.5
#[test]
fn entropies_of_simple_distributions_are_known() {
    assert_eq!(entropy([1, 1]), 1.0);
    assert_eq!(entropy([4, 0, 4, 4, 4]), 2.0);
    assert_eq!(entropy([5]), 0.0);
    assert_eq!(entropy([]), 0.0);
    // Independent variables explain nothing of each other, equal ones everything. Mutual information is symmetric.
    let grid: Vec<(u64, u64)> = (0..4).flat_map(|x| (0..8).map(move |y| (x, y))).collect();
    assert!(mutual_information(&grid).abs() < 1e-12 && information_gain(&grid).abs() < 1e-12);
    let same: Vec<(u64, u64)> = (0..8).map(|x| (x, x)).collect();
    assert!((mutual_information(&same) - 3.0).abs() < 1e-12 && (information_gain(&same) - 3.0).abs() < 1e-12);
    let odd: Vec<(u64, u64)> = (0..60).map(|i| (i % 7, i * i % 5)).collect();
    let turned: Vec<(u64, u64)> = odd.iter().map(|(x, y)| (*y, *x)).collect();
    assert!((mutual_information(&odd) - mutual_information(&turned)).abs() < 1e-12);
    assert!((mutual_information(&odd) - information_gain(&odd)).abs() < 1e-12, "the two formulas are one");
}

// covers: M.5
#[test]
fn counts_fall_into_ten_bins_of_equal_width() {
    assert_eq!(binned(&[0, 9, 10, 55, 99, 100]), [0, 0, 1, 5, 9, 9]);
    assert_eq!(binned(&[3, 3]), [0, 0]);
    assert_eq!(binned(&[0, u64::MAX]), [0, 9]);
    assert_eq!([0.0, 1e-9, 2e-5, 1.0].map(|p| probability_bin(p, 1e-5)), [0, 1, 3, 100_001]);
}
