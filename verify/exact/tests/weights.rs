//! Tests of weight enumerators against published ones, against every word of small codes, and against the minimum
//! distance.

use crate::small;
use eccforge_codes::distance::distance;
use eccforge_codes::weights::{Enumerators, Weighed, is_even, symbols};
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_scheme::{Code, builtins};
use num_bigint::BigUint;
use num_traits::{One, Zero};

fn of_columns(r: u32, columns: Vec<u64>) -> Enumerators {
    Enumerators::new(&Code::binary(ParityCheckMatrix::new(r, columns).expect("its rows are independent")))
        .expect("small")
}

/// Returns the weights with their numbers of words, without those that no word has.
fn listed(weights: &[BigUint]) -> Vec<(usize, u64)> {
    let number = |count: &BigUint| u64::try_from(count).expect("64 bits");
    weights.iter().enumerate().filter(|(_, words)| !words.is_zero()).map(|(w, words)| (w, number(words))).collect()
}

/// The Reed-Muller code of this order and length 2^m, by the evaluations of all monomials of up to that degree: columns of
/// its generator matrix, which is the parity-check matrix of its dual code.
fn reed_muller(order: u32, m: u32) -> (u32, Vec<u64>) {
    let monomials: Vec<u64> = (0..1u64 << m).filter(|s| s.count_ones() <= order).collect();
    let column = |point: u64| {
        let value = |(i, monomial): (usize, &u64)| u64::from(point & monomial == *monomial) << i;
        monomials.iter().enumerate().map(value).sum()
    };
    (monomials.len() as u32, (0..1u64 << m).map(column).collect())
}

#[test]
fn published_enumerators_are_found() {
    // The extended Golay code [MacWilliams and Sloane, Chapter 2, Figure 2.18]: its generator polynomial is
    // x^11 + x^9 + x^7 + x^6 + x^5 + x + 1; columns are remainders of powers of x with an overall parity bit.
    let remainders = small::powers_of_x(0b1010_1110_0011, 23).into_iter();
    let golay: Vec<u64> = remainders.map(|remainder| remainder | 1 << 11).chain([1 << 11]).collect();
    let found = of_columns(12, golay);
    let golay = vec![(0, 1), (8, 759), (12, 2576), (16, 759), (24, 1)];
    assert_eq!((listed(&found.code), listed(&found.dual)), (golay.clone(), golay));
    // First-order Reed-Muller code of length 32, as the dual and as the code [Chapter 13, Section 3].
    let first = vec![(0, 1), (16, 62), (32, 1)];
    let (r, columns) = reed_muller(1, 5);
    assert_eq!(listed(&of_columns(r, columns).dual), first);
    let (r, columns) = reed_muller(3, 5);
    assert_eq!(listed(&of_columns(r, columns).code), first);
    // The second-order Reed-Muller code of length 128 [Chapter 15, Theorem 8].
    let (r, columns) = reed_muller(2, 7);
    let found = of_columns(r, columns);
    let half = [(0, 1), (32, 10_668), (48, 5_291_328), (56, 112_881_664)];
    let upper = half.iter().rev().map(|(weight, words)| (128 - weight, *words));
    let second: Vec<(usize, u64)> = half.iter().copied().chain([(64, 300_503_590)]).chain(upper).collect();
    assert_eq!(listed(&found.dual), second);
    assert_eq!(found.distance().map(|(d, _)| d), Some(8), "the dual of RM(2,7) is RM(4,7)");
    assert_eq!(found.dual_distance(), Some((32, &BigUint::from(10_668u32))));
}

/// A (128,9) code has 119 check bits, more than a parity-check matrix may have. Its generator matrix, as H of nine
/// rows, describes it. Best known (128,9) codes have distance 60.
#[test]
fn a_code_of_few_data_bits_has_the_distance_of_its_dual_description() {
    let mut state = 7u64;
    let mut next = || {
        // Numerical Recipes' linear congruential generator, whose high bits are used.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        1 + (state >> 33) % 511
    };
    let columns: Vec<u64> = (0..119).map(|_| next()).chain((0..9).map(|row| 1 << row)).collect();
    let weight = |word: u64| columns.iter().filter(|column| (*column & word).count_ones() % 2 == 1).count();
    let lightest = (1..512).map(weight).min().expect("many");
    let found = of_columns(9, columns);
    assert_eq!(found.dual_distance().map(|(d, _)| d), Some(lightest));
    assert!((40..=60).contains(&lightest), "{lightest}");
}

#[test]
fn the_first_weight_is_the_minimum_distance_of_every_shipped_scheme() {
    let mut compared = 0;
    for scheme in builtins().iter().map(|b| b.scheme()) {
        let columns = scheme.code.h.columns();
        // More words take seconds each.
        if (scheme.code.h.r() as usize).min(columns.len() - scheme.code.h.r() as usize) > 20 {
            continue;
        }
        let found = Enumerators::new(&scheme.code).expect("few words");
        let expected = distance(columns);
        let least = found.distance().map(|(d, _)| d as u32);
        let is_exact = !expected.lower_bound_only;
        assert!(least.is_some_and(|d| d == expected.bits || !is_exact && d > expected.bits), "{}", scheme.id);
        let odd_words = found.code.iter().skip(1).step_by(2).any(|words| !words.is_zero());
        assert_eq!(is_even(columns), !odd_words, "{}", scheme.id);
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn symbols_of_a_small_reed_solomon_code_are_counted_word_by_word() {
    // (7, 5) over GF(8): 2^15 words, each a solution of S_0 = S_1 = 0.
    let scheme = small::scheme(
        "rs-7-5",
        "entry: {beats: 1, data-pins: 15, check-pins: 6}\ncodewords: 1\nlayout: identity\n\
         code: {reed-solomon: {polynomial: 0xb, symbols: 7, check-symbols: 2}}\ncorrects: []\non-detection: due",
    );
    let found = Enumerators::new(&scheme.code).expect("small");
    let columns = scheme.code.h.columns();
    let mut by_symbols = vec![0u64; 8];
    for word in 0..1u64 << 21 {
        let syndrome = small::sum_at(columns, word);
        if syndrome == 0 {
            by_symbols[(0..7).filter(|s| word >> (3 * s) & 7 != 0).count()] += 1;
        }
    }
    let expected: Vec<BigUint> = by_symbols.into_iter().map(BigUint::from).collect();
    assert_eq!(found.symbols, Some(expected));
}

/// Counts every word with syndrome zero, one by one.
fn plain(columns: &[u64]) -> Vec<u64> {
    let mut counts = vec![0; columns.len() + 1];
    for word in 0..1u64 << columns.len() {
        let syndrome = small::sum_at(columns, word);
        counts[word.count_ones() as usize] += u64::from(syndrome == 0);
    }
    counts
}

/// Returns a basis of these vectors.
fn basis(vectors: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut basis: Vec<u64> = Vec::new();
    for vector in vectors {
        let rest = basis.iter().fold(vector, |rest, b| rest.min(rest ^ b));
        if rest != 0 {
            basis.push(rest);
        }
    }
    basis
}

/// Returns the enumerators of the code of `n` bits whose parity-check matrix has these rows.
fn of_rows(rows: &[u64], n: usize) -> Enumerators {
    let mut columns = vec![0; n];
    for (bit, column) in columns.iter_mut().enumerate() {
        for (j, row) in rows.iter().enumerate() {
            *column |= (row >> bit & 1) << j;
        }
    }
    of_columns(rows.len() as u32, columns)
}

#[test]
fn both_codes_are_weighed_alike_and_each_gives_the_other() {
    let mut weighed = Vec::new();
    // Columns of several numbers and ranks, some of them zero or equal.
    for seed in 1..60u64 {
        let (n, mask) = (8 + seed as usize % 7, 0x80_0000_003f >> (seed % 3));
        let column = |i: u64| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(7 * i as u32) & mask;
        let columns: Vec<u64> = (0..n as u64).map(column).collect();
        let mut rows = vec![0u64; 64];
        for (bit, column) in columns.iter().enumerate() {
            for (row, ones) in rows.iter_mut().enumerate() {
                *ones |= (column >> row & 1) << bit;
            }
        }
        let rows = basis(rows.into_iter());
        let words = basis((0..1 << n).filter(|word| small::sum_at(&columns, *word) == 0));
        let [code, dual] = [of_rows(&rows, n), of_rows(&words, n)];
        let expected: Vec<BigUint> = plain(&columns).into_iter().map(BigUint::from).collect();
        assert_eq!((&code.code, code.k), (&expected, words.len()), "{columns:x?}");
        assert_eq!((&dual.dual, dual.k), (&expected, rows.len()), "{columns:x?}");
        assert_eq!(dual.code, code.dual, "{columns:x?}");
        let even = !expected.iter().skip(1).step_by(2).any(|words| !words.is_zero());
        assert_eq!(is_even(&columns), even, "{columns:x?}");
        weighed.extend([code.weighed, dual.weighed]);
    }
    assert!(weighed.contains(&Weighed::Code) && weighed.contains(&Weighed::Dual));
}

#[test]
fn a_word_of_a_reed_solomon_code_has_the_symbols_of_the_formula() {
    let small = builtins().iter().map(|b| b.scheme()).filter(|s| s.code.reed_solomon().is_some());
    let mut tried = 0;
    for scheme in small {
        let symbols = symbols(&scheme.code).expect("a Reed-Solomon code");
        let rs = scheme.code.reed_solomon().expect("a Reed-Solomon code");
        let k = scheme.code.h.n() - (rs.check_symbols * rs.symbol_bits()) as usize;
        assert_eq!(symbols.iter().sum::<BigUint>(), BigUint::one() << k, "{}", scheme.id);
        tried += 1;
    }
    assert!(tried > 2, "{tried}");
}
