//! Compares wrong bits per word of multi-bit events with random corruption (Section 5, Fig. 5).

use eccforge_outcomes::rates::chi_squared_tail;
use schemars::JsonSchema;
use serde::Serialize;

/// Words by the number of their wrong bits.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Severity {
    /// Bits among which corruption is random: 8 of an aligned byte, 64 of a word.
    pub bits: usize,
    /// `words[k]`: words with k wrong bits, k from 0 to `bits`.
    pub words: Vec<u64>,
    /// The number of such words that random corruption would give, scaled to the words of two or more wrong bits but not all.
    pub expected: Vec<f64>,
    /// Chi-squared of the words of two or more wrong bits, inverted ones left out.
    pub chi_squared: f64,
    /// Its degrees of freedom; 0 if there are too few words for the test.
    pub degrees: usize,
    /// Probability of so large a chi-squared by chance, if words were independent. With 0 degrees: the probability of
    /// as few or as many wrong bits in all words of two or more (the smaller of the two). `None` without such words.
    pub p_value: Option<f64>,
}

/// Compares a histogram with random corruption. Words of one wrong bit are left out, because their cause is unknown.
/// Inverted words (all bits wrong) are also left out, because they are a separate failure mode.
pub fn compare(words: Vec<u64>) -> Severity {
    let bits = words.len() - 1;
    let compared = 2..bits;
    let weights: Vec<f64> = (0..=bits).map(|k| choose(bits, k)).collect();
    let (all, sum) =
        (words[compared.clone()].iter().sum::<u64>() as f64, weights[compared.clone()].iter().sum::<f64>());
    let expected: Vec<f64> =
        weights.iter().enumerate().map(|(k, w)| if compared.contains(&k) { all * w / sum } else { 0.0 }).collect();
    // Neighbouring cells are merged until five words are expected [Cochran 1952].
    let mut chi_squared = 0.0;
    let mut cells = 0usize;
    let mut seen = 0.0;
    let mut wanted = 0.0;
    for k in compared {
        seen += words[k] as f64;
        wanted += expected[k];
        if wanted >= 5.0 {
            chi_squared += (seen - wanted) * (seen - wanted) / wanted;
            (cells, seen, wanted) = (cells + 1, 0.0, 0.0);
        }
    }
    let degrees = cells.saturating_sub(1);
    let p_value =
        if degrees > 0 { Some(chi_squared_tail(chi_squared, degrees)) } else { tail_of_sum(&words, &weights) };
    Severity { bits, words, expected, chi_squared, degrees, p_value }
}

/// Probability that words of two or more random wrong bits have as few, or as many, wrong bits in all.
fn tail_of_sum(words: &[u64], weights: &[f64]) -> Option<f64> {
    let n = words.iter().skip(2).sum::<u64>();
    // The distribution of the sum takes quadratic time.
    if n == 0 || n > 200 {
        return None;
    }
    let sum: usize = words.iter().enumerate().skip(2).map(|(k, n)| k * *n as usize).sum();
    let all: f64 = weights.iter().skip(2).sum();
    let mut of_sum = vec![1.0];
    for _ in 0..n {
        let mut next = vec![0.0; of_sum.len() + words.len() - 1];
        for (s, p) in of_sum.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            for k in 2..words.len() {
                next[s + k] += p * weights[k] / all;
            }
        }
        of_sum = next;
    }
    let (few, many) = (of_sum[..=sum].iter().sum::<f64>(), of_sum[sum..].iter().sum::<f64>());
    Some(few.min(many).min(1.0))
}

/// Number of ways to take k of n.
fn choose(n: usize, k: usize) -> f64 {
    (0..k.min(n - k)).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}
