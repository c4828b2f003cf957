//! How many bits of a word a multi-bit event breaks, against what random corruption would (Section 5, Fig. 5).

use crate::statistics::chi_squared_tail;
use serde::Serialize;

/// Words by the number of their wrong bits.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Severity {
    /// Bits among which corruption is random: 8 of an aligned byte, 64 of a word.
    pub bits: usize,
    /// `words[k]`: words with k wrong bits, k from 0 to `bits`.
    pub words: Vec<u64>,
    /// The same as expected of random corruption, scaled to the words of two or more wrong bits that are not inverted.
    pub expected: Vec<f64>,
    /// Chi-squared of the words of two or more wrong bits, inverted ones left out.
    pub chi_squared: f64,
    /// Its degrees of freedom.
    pub degrees: usize,
    /// Probability of a chi-squared so large by chance, were words independent.
    pub p_value: f64,
}

/// Compares a histogram with random corruption. Words of one wrong bit are left out: which of them belong here is not
/// seen. So are inverted words (all bits wrong), which are a mode of their own.
pub fn compare(words: Vec<u64>) -> Severity {
    let bits = words.len() - 1;
    let compared = 2..bits;
    let weights: Vec<f64> = (0..=bits).map(|k| choose(bits, k)).collect();
    let (all, sum) =
        (words[compared.clone()].iter().sum::<u64>() as f64, weights[compared.clone()].iter().sum::<f64>());
    let expected: Vec<f64> =
        weights.iter().enumerate().map(|(k, w)| if compared.contains(&k) { all * w / sum } else { 0.0 }).collect();
    // Neighbouring cells are taken together until five words are expected [Cochran 1952].
    let (mut chi_squared, mut cells, mut seen, mut wanted) = (0.0, 0usize, 0.0, 0.0);
    for k in compared {
        seen += words[k] as f64;
        wanted += expected[k];
        if wanted >= 5.0 {
            chi_squared += (seen - wanted) * (seen - wanted) / wanted;
            (cells, seen, wanted) = (cells + 1, 0.0, 0.0);
        }
    }
    let degrees = cells.saturating_sub(1);
    Severity { bits, words, expected, chi_squared, degrees, p_value: chi_squared_tail(chi_squared, degrees) }
}

/// Ways to take k of n.
fn choose(n: usize, k: usize) -> f64 {
    (0..k.min(n - k)).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Draws;

    #[test]
    fn random_words_pass_and_words_of_few_bits_do_not() {
        let mut draws = Draws::new(4, 4, 4);
        let mut histogram = |f: &dyn Fn(u64) -> u64| {
            let mut words = vec![0; 9];
            (0..20_000).for_each(|_| words[f(draws.bits()).count_ones() as usize] += 1);
            compare(words)
        };
        let random = histogram(&|b| b & 0xff);
        assert!(random.p_value > 1e-3 && random.degrees >= 4, "{random:?}");
        let sparse = histogram(&|b| b & (b >> 8) & 0xff);
        assert!(sparse.p_value < 1e-9, "{sparse:?}");
        assert!(
            (random.expected[2..8].iter().sum::<f64>() - random.words[2..8].iter().sum::<u64>() as f64).abs() < 1e-6
        );
    }
}
