//! Tests of numbers of wrong bits against those of random words.

use eccforge_beam::severity::compare;
use eccforge_runs::random::Draws;

#[test]
fn random_words_pass_and_words_of_few_bits_do_not() {
    let mut draws = Draws::new(4, 4, 4);
    let mut histogram = |f: &dyn Fn(u64) -> u64| {
        let mut words = vec![0; 9];
        for _ in 0..20_000 {
            words[f(draws.bits()).count_ones() as usize] += 1;
        }
        compare(words)
    };
    let random = histogram(&|b| b & 0xff);
    assert!(random.p_value.is_some_and(|p| p > 1e-3) && random.degrees >= 4, "{random:?}");
    let sparse = histogram(&|b| b & (b >> 8) & 0xff);
    assert!(sparse.p_value.is_some_and(|p| p < 1e-9), "{sparse:?}");
    assert!((random.expected[2..8].iter().sum::<f64>() - random.words[2..8].iter().sum::<u64>() as f64).abs() < 1e-6);
}

/// The probability that ten patterns of two to eight wrong bits among eight are all pairs is (28 / 247)^10.
#[test]
fn few_words_have_the_exact_chance_of_their_wrong_bits() {
    let mut words = vec![0; 9];
    words[2] = 10;
    let severity = compare(words);
    assert_eq!(severity.degrees, 0);
    let chance = severity.p_value.unwrap();
    assert!((chance / (28.0f64 / 247.0).powi(10) - 1.0).abs() < 1e-9, "{chance}");
    assert_eq!(compare(vec![0, 5, 0, 0, 0, 0, 0, 0, 0]).p_value, None);
}
