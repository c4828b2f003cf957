//! Entropy, information gain and mutual information of counted things, in bits \[Haque, Pande, Sections 6.1 and 6.4\].

use std::collections::BTreeMap;
use std::hash::Hash;

/// H of a distribution given by counts: - sum p log2 p.
pub fn entropy(counts: impl IntoIterator<Item = u64>) -> f64 {
    let counts: Vec<f64> = counts.into_iter().filter(|c| *c > 0).map(|c| c as f64).collect();
    let total: f64 = counts.iter().sum();
    // No -0 where there is a single value.
    counts.iter().map(|c| c / total).map(|p| -p * p.log2()).sum::<f64>().max(0.0)
}

fn tally<T: Ord>(values: impl IntoIterator<Item = T>) -> BTreeMap<T, u64> {
    let mut counts = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_insert(0) += 1;
    }
    counts
}

/// H of the values in a list.
pub fn entropy_of<T: Ord>(values: impl IntoIterator<Item = T>) -> f64 {
    entropy(tally(values).into_values())
}

/// I(D; V) = H(D) - sum over v of H(D | V = v) P(V = v): how much an indicator explains of a data set.
pub fn information_gain<D: Ord + Clone, V: Ord + Clone + Hash>(data: &[(D, V)]) -> f64 {
    let mut parts: BTreeMap<V, Vec<D>> = BTreeMap::new();
    for (d, v) in data {
        parts.entry(v.clone()).or_default().push(d.clone());
    }
    let total = data.len() as f64;
    let left: f64 = parts.into_values().map(|p| p.len() as f64 / total * entropy_of(p)).sum();
    if data.is_empty() { 0.0 } else { (entropy_of(data.iter().map(|x| x.0.clone())) - left).max(0.0) }
}

/// I(X; Y) = sum over x, y of p(x, y) log2 (p(x, y) / (p(x) p(y))).
pub fn mutual_information<X: Ord + Copy, Y: Ord + Copy>(pairs: &[(X, Y)]) -> f64 {
    let n = pairs.len() as f64;
    let (xs, ys) = (tally(pairs.iter().map(|p| p.0)), tally(pairs.iter().map(|p| p.1)));
    let term = |((x, y), count): ((X, Y), u64)| {
        let p = count as f64 / n;
        p * (p * n * n / (xs[&x] as f64 * ys[&y] as f64)).log2()
    };
    tally(pairs.iter().copied()).into_iter().map(term).sum::<f64>().max(0.0)
}

/// Bins of the mutual information of tests \[Section 6.4\].
pub const BINS: u64 = 10;

/// Which of ten bins of equal width, from the smallest to the largest of the list, each number falls into.
pub fn binned(values: &[u64]) -> Vec<u64> {
    let (low, high) = (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0));
    let bin = |v: &u64| u128::from(v - low) * u128::from(BINS) / u128::from((high - low).max(1));
    values.iter().map(|v| (bin(v) as u64).min(BINS - 1)).collect()
}

/// The bin of a failure probability: 0 for cards that never failed, 1 + k for the k-th bin above.
pub fn probability_bin(p: f64, width: f64) -> u64 {
    // A probability on the edge of a bin belongs to the upper one, whatever the division rounds to.
    if p == 0.0 { 0 } else { 1 + (p / width * (1.0 + 1e-12)).floor() as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        // What is independent explains nothing; what is the same explains all; mutual information is symmetric.
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
}
