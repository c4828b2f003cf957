//! Tests of the probability that the remaining errors are within given bits, against every error of small codes.

use crate::small;
use eccforge_exact::residual::confined;
use eccforge_scheme::Scheme;
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::BTreeSet;

fn scheme(keys: &str) -> Scheme {
    small::scheme("die", &format!("layout: identity\n{keys}"))
}

/// Decodes every error of a (12,8) code by its definition.
#[test]
fn every_error_of_a_small_code_is_where_it_should_be() {
    let scheme = scheme(
        "entry: {beats: 1, data-pins: 8, check-pins: 4}\ncodewords: 1\ncode: {hamming: {k: 8}}\ncorrects: [bits]",
    );
    let columns = scheme.code.h.columns();
    let rate = BigRational::new(3.into(), 17.into());
    for inside in [&[][..], &[0], &[1, 2, 5], &[0, 1, 2, 3, 4, 5, 6, 7]] {
        let inside: BTreeSet<usize> = inside.iter().copied().collect();
        let mut expected = BigRational::zero();
        for error in 0u32..1 << 12 {
            let syndrome = small::sum_at(columns, error as u64);
            let flipped = columns.iter().position(|&c| c == syndrome);
            let left = error ^ flipped.map_or(0, |b| 1 << b);
            if (0..8).all(|d| left >> d & 1 == 0 || inside.contains(&d)) {
                let weight = error.count_ones() as i32;
                expected += rate.pow(weight) * (BigRational::one() - &rate).pow(12 - weight);
            }
        }
        assert_eq!(confined(&scheme, &inside, &rate), Ok(expected), "{inside:?}");
    }
}

/// A code that also corrects pairs of neighbours: a correction can be inside and outside at once.
#[test]
fn corrections_of_two_bits_are_where_they_should_be() {
    let scheme = scheme(
        "entry: {beats: 1, data-pins: 8, check-pins: 5}\ncodewords: 1\ncode: {hsiao: {k: 8}}\n\
         corrects: [bits, patterns: [[0, 1], [2, 3]]]",
    );
    let columns = scheme.code.h.columns();
    let patterns: Vec<usize> = (0..13).map(|b| 1 << b).chain([0b11, 0b1100]).collect();
    let sum = |error: usize| small::sum_at(columns, error as u64);
    let rate = BigRational::new(3.into(), 17.into());
    for inside in [&[][..], &[0], &[1, 2], &[0, 1, 3]] {
        let inside: BTreeSet<usize> = inside.iter().copied().collect();
        let mut expected = BigRational::zero();
        for error in 0usize..1 << 13 {
            let correction = patterns.iter().find(|&&pattern| sum(pattern) == sum(error));
            let delivered = if sum(error) == 0 { error } else { error ^ correction.unwrap_or(&0) };
            if (0..8).all(|data| delivered >> data & 1 == 0 || inside.contains(&data)) {
                let weight = error.count_ones() as i32;
                expected += rate.pow(weight) * (BigRational::one() - &rate).pow(13 - weight);
            }
        }
        assert_eq!(confined(&scheme, &inside, &rate), Ok(expected), "{inside:?}");
    }
}

#[test]
fn one_codeword_of_up_to_twelve_check_bits_is_counted() {
    let repeated = |codewords: usize, r: usize| {
        let rows: Vec<String> =
            (0..r).map(|row| (0..=r).map(|b| if b == 0 || b == row + 1 { '1' } else { '0' }).collect()).collect();
        scheme(&format!(
            "entry: {{beats: {codewords}, data-pins: 1, check-pins: {r}}}\ncodewords: {codewords}\n\
             code: {{matrix: {{n: {}, encoding: binary, rows: {rows:?}}}}}\ncorrects: [bits]",
            r + 1
        ))
    };
    let of = |scheme: &Scheme| confined(scheme, &BTreeSet::new(), &BigRational::new(1.into(), 2.into()));
    // A bit and twelve copies of it: 13 of 2^13 errors leave the bit right by a flip, and the same number without its
    // bit do too.
    assert!(of(&repeated(1, 12)).is_ok_and(|p| p < BigRational::one()));
    for refused in [repeated(1, 13), repeated(2, 3)] {
        assert!(of(&refused).is_err_and(|e| e.contains("not one codeword of up to 12 check bits")));
    }
}
