//! Entropy, information gain and mutual information of counted values, in bits \[Haque, Pande, Sections 6.1 and 6.4\].

use std::collections::BTreeMap;
use std::hash::Hash;

/// The entropy H of a distribution that is given by counts: - sum p log2 p.
pub fn entropy(counts: impl IntoIterator<Item = u64>) -> f64 {
    let counts: Vec<f64> = counts.into_iter().filter(|c| *c > 0).map(|c| c as f64).collect();
    let total: f64 = counts.iter().sum();
    // A single value must not give -0.
    counts.iter().map(|c| c / total).map(|p| -p * p.log2()).sum::<f64>().max(0.0)
}

fn tally<T: Ord>(values: impl IntoIterator<Item = T>) -> BTreeMap<T, u64> {
    let mut counts = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_insert(0) += 1;
    }
    counts
}

/// The entropy H of the values in a list.
pub fn entropy_of<T: Ord>(values: impl IntoIterator<Item = T>) -> f64 {
    entropy(tally(values).into_values())
}

/// I(D; V) = H(D) - sum over v of H(D | V = v) P(V = v): the entropy of a data set that an indicator explains.
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
    let mut sum = 0.0;
    for ((x, y), count) in tally(pairs.iter().copied()) {
        let p = count as f64 / n;
        sum += p * (p * n * n / (xs[&x] as f64 * ys[&y] as f64)).log2();
    }
    // Rounding can make the sum of independent variables slightly negative.
    sum.max(0.0)
}

/// Number of bins for the mutual information of tests \[Section 6.4\].
pub const BINS: u64 = 10;

/// The bin of each number, among ten bins of equal width from the smallest to the largest number of the list.
pub fn binned(values: &[u64]) -> Vec<u64> {
    let (low, high) = (values.iter().min().copied().unwrap_or(0), values.iter().max().copied().unwrap_or(0));
    let bin = |v: &u64| u128::from(v - low) * u128::from(BINS) / u128::from((high - low).max(1));
    // The largest number would otherwise have a bin of its own.
    values.iter().map(|v| (bin(v) as u64).min(BINS - 1)).collect()
}

/// The bin of a failure probability: 0 for cards that never failed, otherwise 1 + k, where k is the probability divided by `width`, rounded down.
pub fn probability_bin(p: f64, width: f64) -> u64 {
    // A probability on the edge of a bin belongs to the upper one, whatever the division rounds to.
    if p == 0.0 { 0 } else { 1 + (p / width * (1.0 + 1e-12)).floor() as u64 }
}
