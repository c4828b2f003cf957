//! Tests of minimum distances of known codes of any rate, and of random small codes against all words.

use crate::small::sum_at;
use eccforge_codes::distance::{Method, distance};
use eccforge_codes::lightest::lightest;
use eccforge_gf::random::SplitMix64;

/// The remainder of a polynomial over GF(2).
fn remainder(mut a: u128, b: u128) -> u128 {
    while a != 0 && a.ilog2() >= b.ilog2() {
        a ^= b << (a.ilog2() - b.ilog2());
    }
    a
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, remainder(a, b)) }
}

/// Columns of the cyclic code of length n whose words are the multiples of `generator`.
fn cyclic(n: u32, generator: u128) -> Vec<u64> {
    (0..n).map(|i| remainder(1 << i, generator) as u64).collect()
}

/// Columns of the quadratic-residue code of length p and dimension (p + 1) / 2.
fn quadratic_residues(p: u32) -> Vec<u64> {
    let mut residues = 0u128;
    for i in 1..p {
        residues |= 1 << (i * i % p);
    }
    let generator = gcd(1 << p | 1, residues);
    // Either the residues or one plus the residues has the generator that the zeros require.
    let generator = if generator.ilog2() == (p - 1) / 2 { generator } else { gcd(1 << p | 1, residues ^ 1) };
    assert_eq!(generator.ilog2(), (p - 1) / 2);
    cyclic(p, generator)
}

/// Returns which of these products of variables are one at a point, as a column of H.
fn monomials_at(point: u32, monomials: &[u32]) -> u64 {
    let mut column = 0;
    for (row, monomial) in monomials.iter().enumerate() {
        column |= u64::from(point & monomial == *monomial) << row;
    }
    column
}
#[test]
fn distances_of_codes_that_are_too_large_to_list_are_those_of_the_literature() {
    // MacWilliams and Sloane, The Theory of Error-Correcting Codes, Figure 16.2.
    let residues = [(71, 11), (79, 15)].map(|(p, d)| (quadratic_residues(p), d));
    // RM(3, 7) is its own dual code, so its words of degree at most 3 check it.
    let monomials: Vec<u32> = (0..128u32).filter(|m| m.count_ones() <= 3).collect();
    let reed_muller = ((0..128).map(|point| monomials_at(point, &monomials)).collect(), 16);
    // Weldon 1966: the differences of this set are all residues of 73.
    let mut set = 0u128;
    for exponent in [1, 2, 4, 8, 16, 32, 37, 55, 64] {
        set |= 1 << exponent;
    }
    let check = gcd(1 << 73 | 1, set);
    let mut rest = 1u128 << 73 | 1;
    let mut generator = 0u128;
    while rest != 0 && rest.ilog2() >= check.ilog2() {
        let shift = rest.ilog2() - check.ilog2();
        (rest, generator) = (rest ^ check << shift, generator | 1 << shift);
    }
    assert_eq!((rest, generator.ilog2()), (0, 28));
    for (columns, wanted) in residues.into_iter().chain([reed_muller, (cyclic(73, generator), 10)]) {
        let found = distance(&columns);
        assert_eq!((found.bits, found.lower_bound_only), (wanted, false));
        // The dual code of the difference-set code has few enough words to count all weights.
        assert_eq!(found.method, if columns.len() == 73 { Method::Dual } else { Method::InformationSets });
        let word = lightest(&columns).expect("a word");
        assert_eq!((word.len() as u32, word.iter().fold(0, |sum, bit| sum ^ columns[*bit])), (wanted, 0));
    }
}

#[test]
fn a_lightest_word_of_random_codes_is_as_light_as_any() {
    let mut random = SplitMix64::new(1);
    let mut seen = [0; 20];
    for _ in 0..2000 {
        let n = 2 + (random.bits() % 15) as usize;
        let r = 1 + (random.bits() % 12) as u32;
        // Sums of few rows make codes with even weights, and weights that are multiples of four.
        let columns: Vec<u64> = (0..n).map(|_| random.bits() >> (64 - r)).collect();
        let twice = [columns.clone(), columns.clone()].concat();
        for columns in [columns, twice[..n.next_multiple_of(2)].to_vec()] {
            let words = (1..1u64 << columns.len()).filter(|word| sum_at(&columns, *word) == 0);
            let least = words.map(u64::count_ones).min();
            let found = lightest(&columns);
            assert_eq!(found.as_ref().map(|word| word.len() as u32), least, "{columns:?}");
            if let Some(word) = found {
                assert_eq!(word.iter().fold(0, |sum, bit| sum ^ columns[*bit]), 0);
                seen[word.len()] += 1;
            }
        }
    }
    assert!(seen[1..9].iter().all(|n| *n > 3), "{seen:?}");
}
