//! Tests of rare word errors against the geometric and the binomial distribution.

use eccforge_runs::random::{Generator, Stream};
use eccforge_sampling::source::Chance;
use eccforge_sampling::staged::{Numbers, Sparse};

/// Returns a threshold of 2^64 as a probability.
fn p(threshold: u64) -> f64 {
    threshold as f64 / 2f64.powi(64)
}

#[test]
fn digits_multiply_to_the_geometric_probabilities() {
    for (rate, bits) in [(0.01, 136), (1e-4, 12), (0.3, 5)] {
        let sparse = Sparse::new(Chance((rate * 2f64.powi(64)) as u64), bits);
        let right = (1.0f64 - rate).powi(bits as i32);
        for gap in [0u32, 1, 2, 3, 10, 37] {
            let each = sparse.digits().iter().enumerate();
            let drawn: f64 = each.map(|(i, &t)| if gap >> i & 1 == 1 { p(t) } else { 1.0 - p(t) }).product();
            let expected = (1.0 - right) * right.powi(gap as i32);
            // The probabilities of digits that are so rarely one are accurate only to 2^-64.
            if expected < 1e-7 {
                continue;
            }
            assert!((drawn / expected - 1.0).abs() < 1e-9, "{rate} {bits} {gap}: {drawn} {expected}");
        }
    }
}

#[test]
fn wrong_words_have_binomial_numbers_of_wrong_bits() {
    let sparse = Sparse::new(Chance(u64::MAX / 4 + 1), 3);
    // Of 1 - 27/64: 27/64, 9/64, 1/64.
    let expected = [27.0 / 37.0, 36.0 / 37.0, 1.0];
    assert_eq!(sparse.counts().len(), 3);
    for (&t, e) in sparse.counts().iter().zip(expected) {
        assert!((p(t) - e).abs() < 1e-12, "{} {e}", p(t));
    }
}

#[test]
fn rates_that_are_never_or_always_met_end() {
    let stream = Stream::new(Generator::Ars7, 1, "ends");
    let found = |chance| {
        let mut words = Vec::new();
        Sparse::new(Chance(chance), 4).each(9, &mut Numbers::new(&stream, 0), |w, bits| words.push((w, bits.len())));
        words
    };
    assert_eq!(found(0), []);
    assert_eq!(found(u64::MAX), (0..9).map(|w| (w, 4)).collect::<Vec<_>>());
    assert_eq!(found(1), [], "5e-20 in 9 words");
}

/// Six standard deviations fail a right sampler once in 5e8 seeds, and the seed is fixed.
#[test]
fn drawn_errors_are_as_many_as_the_rate_says() {
    let stream = Stream::new(Generator::Ars7, 5, "many");
    let (rate, bits, words) = (0.003, 50usize, 200_000u64);
    let mut total = 0u64;
    let mut seen = vec![0u64; bits];
    let mut last = None;
    let sparse = Sparse::new(Chance((rate * 2f64.powi(64)) as u64), bits);
    sparse.each(words, &mut Numbers::new(&stream, 3), |word, wrong| {
        assert!(last < Some(word) && word < words);
        last = Some(word);
        total += wrong.len() as u64;
        for &b in wrong.iter() {
            seen[b as usize] += 1;
        }
    });
    let near = |count: u64, trials: f64| (count as f64 - trials * rate).abs() < 6.0 * (trials * rate).sqrt();
    assert!(near(total, words as f64 * bits as f64), "{total}");
    assert!(seen.iter().all(|&s| near(s, words as f64)), "{seen:?}");
}
