//! Tests of counts of every weight: the methods of counting against each other, and against counts by hand of long
//! codes.

use crate::small;
use eccforge_exact::count::{ByWeight, of_weight, tried, uniform};
use eccforge_outcomes::Tally;
use eccforge_scheme::{Scheme, builtin};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed};

/// Returns a scheme of one codeword in one beat that corrects single bits.
fn long(data: usize, check: usize, code: &str) -> Scheme {
    let keys = format!(
        "entry: {{beats: 1, data-pins: {data}, check-pins: {check}}}\ncodewords: 1\nlayout: identity\n\
         code: {{{code}}}\ncorrects: [bits]"
    );
    small::scheme("long-code", &keys)
}

#[test]
fn long_codes_are_counted_from_the_dual_code() {
    let tried = |scheme: &Scheme, weight| tried(&scheme.tied(), weight);
    let hamming = long(4032, 13, "extended-hamming: {k: 4032}");
    let double = long(4056, 24, "bch: {k: 4056, polynomial: 0x1053, errors: 2}");
    let triple = long(4044, 36, "bch: {k: 4044, polynomial: 0x1053, errors: 3}");
    for weight in [3, 4] {
        assert_eq!([tried(&hamming, weight), tried(&double, weight)], [0, 0]);
    }
    // 36 check bits are too many to transform; three wrong bits are counted from the sums of two.
    assert_eq!([tried(&triple, 3), tried(&triple, 4)], [0, 11_528_971_340_580]);
    let hsiao = builtin("hsiao-39-32").expect("shipped").scheme();
    assert_eq!([3, 4].map(|weight| tried(&hsiao, weight)), [9139, 82_251]);
}

#[test]
fn low_weights_are_as_counted_by_listing_subsets() {
    for id in ["hsiao-22-16", "sec-ded-daec-72-64", "duet", "trio", "trio-confirmed", "i-ssc-csc", "dec-bch-78-64"] {
        let scheme = builtin(id).expect("shipped").scheme();
        let by_weight = ByWeight::new(&scheme).expect("few check bits");
        assert_eq!(by_weight.tallies.len(), scheme.geometry.bits() + 1);
        for weight in [1, 2, 3] {
            assert_eq!(Some(&by_weight.tallies[weight]), of_weight(&scheme, weight).as_ref(), "{id}, {weight} bits");
        }
    }
}

#[test]
fn errors_counted_from_the_dual_code_are_those_that_are_tried() {
    for id in ["hsiao-39-32", "trio", "i-ssc-csc"] {
        let scheme = builtin(id).expect("shipped").scheme();
        assert!(tried(&scheme.tied(), 4) > 0, "{id}: every choice of four bits is tried");
        let by_weight = ByWeight::new(&scheme).expect("few check bits");
        assert_eq!(Some(&by_weight.tallies[4]), of_weight(&scheme, 4).as_ref(), "{id}");
    }
}

/// Columns of each of the two long codewords: all 2047 vectors of 11 bits, of which 11 are units, and further units.
const VECTORS: usize = (1 << 11) - 1;
const UNITS: usize = 14;

/// Two codewords whose check bits are too many to transform and whose bits are too many to try by threes. Bit 0 and the
/// last check bit are corrected together.
fn two_long_words() -> Scheme {
    let (r, n) = (11 + UNITS, VECTORS + UNITS);
    let data = (1u32..1 << 11).filter(|v| v.count_ones() > 1);
    let columns: Vec<u32> = data.chain((0..r).map(|bit| 1 << bit)).collect();
    let rows: Vec<String> =
        (0..r).map(|row| columns.iter().map(|c| if c >> row & 1 == 1 { '1' } else { '0' }).collect()).collect();
    let keys = format!(
        "entry: {{beats: 2, data-pins: {}, check-pins: {r}}}\ncodewords: 2\nlayout: identity\n\
         code: {{matrix: {{n: {n}, encoding: binary, rows: {rows:?}}}}}\ncorrects: [bits, patterns: [[0, {}]]]",
        n - r,
        n - 1
    );
    small::scheme("long-words", &keys)
}

#[test]
fn three_bits_of_long_codewords_are_those_of_the_hamming_code() {
    let scheme = two_long_words();
    assert_eq!(tried(&scheme.tied(), 3), 0, "the sums of two bits are counted");
    let (v, u) = (VECTORS as u64, UNITS as u64);
    let n = v + u;
    // Every two vectors have their sum among the vectors, so a codeword of weight 3 contains every pair once.
    let words = v * (v - 1) / 6;
    let triples = |n: u64| n * (n - 1) * (n - 2) / 6;
    // Two vectors whose sum is that of bit 0, with the last unit: they look like the corrected pair.
    let like_pair = (v - 1) / 2;
    let wrong_of_three = triples(v) - words + like_pair;
    // Two bits of one codeword and one of the other: the sum of two vectors is a vector; a vector and a unit are
    // detected, except for the corrected pair.
    let wrong_of_two = v * (v - 1) / 2;
    let detected_of_two = v * u - 1 + u * (u - 1) / 2;
    let all = triples(2 * n);
    let expected = Tally {
        clean: 0u32.into(),
        corrected: (2 * n).into(),
        detected: (2 * (triples(n) - wrong_of_three - words) + 2 * n * detected_of_two).into(),
        undetected: (2 * words).into(),
        miscorrected: (2 * wrong_of_three + 2 * n * wrong_of_two).into(),
    };
    assert_eq!(expected.total(), all.into());
    assert_eq!(of_weight(&scheme, 3), Some(expected));
}

#[test]
fn at_one_half_every_pattern_counts_once() {
    let scheme = builtin("duet").expect("shipped").scheme();
    let all: Vec<usize> = (0..288).collect();
    let half = BigRational::new(1.into(), 2.into());
    let by_weight = ByWeight::new(&scheme).expect("few check bits");
    assert_eq!(by_weight.at_rate(&half), uniform(&scheme, &all));
    assert_eq!(by_weight.sum(|_| true), by_weight.at_rate(&half));
}

#[test]
fn a_rate_of_one_in_10_to_the_20_keeps_its_digits() {
    let scheme = builtin("hsiao-39-32").expect("shipped").scheme();
    let rate = BigRational::new(1.into(), BigInt::from(10).pow(20));
    let p = ByWeight::new(&scheme).expect("few check bits").at_rate(&rate).probabilities();
    assert!(p.total().is_one());
    // Two wrong bits of 39 are detected, and no other error of so low an order is: 741 p^2 (1 - p)^37 and smaller
    // terms.
    let leading = BigRational::new(741.into(), BigInt::from(10).pow(40));
    let share = &p.detected / &leading;
    assert!((BigRational::one() - share).abs() < BigRational::new(1.into(), BigInt::from(10).pow(18)));
}

#[test]
fn more_check_bits_than_are_transformed_are_refused() {
    let error = ByWeight::new(&builtin("rs-pin").expect("shipped").scheme()).expect_err("32 check bits");
    assert!(error.contains("32 check bits"), "{error}");
}
