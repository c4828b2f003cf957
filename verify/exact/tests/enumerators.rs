//! Tests of weight enumerators that are published as formulas or tables; each figure is a fact with its source.

use crate::small;
use eccforge_codes::weights::Enumerators;
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// Figures of one code: the number of words of each weight but zero. Weights that are not listed have no word.
struct Published {
    source: &'static str,
    /// The `code` of a scheme file, with its data bits and check bits.
    code: String,
    size: [usize; 2],
    /// Whether the figures are of the dual code.
    dual: bool,
    words: Vec<(usize, BigUint)>,
}

impl Published {
    /// The figures that differ from those of the program.
    fn differing(&self) -> Vec<usize> {
        let [k, r] = self.size;
        let keys = format!(
            "entry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\ncode: {{{}}}\ncorrects: []\n\
             on-detection: due",
            self.code
        );
        let found =
            Enumerators::new(&small::scheme("published", &keys).code).unwrap_or_else(|e| panic!("{}: {e}", self.code));
        let found = if self.dual { found.dual } else { found.code };
        let mut differing = Vec::new();
        for (weight, found) in found.iter().enumerate().take(k + r + 1).skip(1) {
            // A weight that the publication does not list has no words.
            let listed = self.words.iter().find(|(listed, _)| *listed == weight);
            let words = listed.map_or_else(BigUint::default, |(_, words)| words.clone());
            if *found != words {
                differing.push(weight);
            }
        }
        differing
    }
}

fn binomial(n: usize, k: usize) -> BigUint {
    (0..k).fold(BigUint::one(), |c, i| c * (n - i) / (i + 1))
}

/// Returns a list without the weights that no word has.
fn words(counts: impl IntoIterator<Item = (usize, BigUint)>) -> Vec<(usize, BigUint)> {
    counts.into_iter().filter(|(weight, count)| *weight > 0 && !count.is_zero()).collect()
}

/// The weights of the Hamming code of length 2^m - 1, by the recurrence i A_i = C(n, i-1) - A_(i-1) - (n-i+2) A_(i-2).
fn hamming_weights(m: usize) -> Vec<BigUint> {
    let n = (1 << m) - 1;
    let mut weights = vec![BigUint::one(), BigUint::zero()];
    for i in 2..=n {
        weights.push((binomial(n, i - 1) - &weights[i - 1] - &weights[i - 2] * (n - i + 2)) / i);
    }
    weights
}

/// Returns Hamming codes, and the same codes with an overall parity bit.
fn hamming(m: usize) -> [Published; 2] {
    let (n, weights) = ((1 << m) - 1, hamming_weights(m));
    let even = (1..=n / 2 + 1).map(|j| (2 * j, &weights[2 * j - 1] + weights.get(2 * j).unwrap_or(&BigUint::zero())));
    let source = "MacWilliams and Sloane, The Theory of Error-Correcting Codes, p. 129; OEIS A010080, A010081, A010084, A010086, A010087";
    let of = |code: &str, r: usize, words| Published {
        source,
        code: format!("{code}: {{k: {}}}", n - m),
        size: [n - m, r],
        dual: false,
        words,
    };
    let extended = of("extended-hamming", m + 1, words(even));
    [of("hamming", m, words(weights.into_iter().enumerate())), extended]
}

#[test]
fn hamming_codes_have_the_weights_of_the_recurrence() {
    let mut facts = 0;
    for published in (3..=9).flat_map(hamming) {
        let Published { source, code, words, .. } = &published;
        assert_eq!(published.differing(), Vec::<usize>::new(), "{code}: {source}");
        facts += words.len();
    }
    assert!(facts > 1000, "{facts}");
}

#[test]
fn a_wrong_number_of_words_is_not_confirmed() {
    for mut published in hamming(5) {
        let at = published.words.len() / 2;
        published.words[at].1 += 1u32;
        assert_eq!(published.differing(), [published.words[at].0], "{}", published.code);
        // A missing weight differs too.
        published.words.remove(at);
        assert_eq!(published.differing().len(), 1, "{}", published.code);
    }
}
