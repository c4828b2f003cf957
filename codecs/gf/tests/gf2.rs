//! Tests of spans, inverses and membership against their definitions.

use eccforge_gf::affine::AffineForm;
use eccforge_gf::gf2::{Span, Vector as _, independent, invert, membership, parity};
use proptest::prelude::*;

#[test]
fn the_complement_of_a_form_differs_from_it_for_every_input() {
    let form = AffineForm::of(3, [0, 2]);
    for (of, constant) in [(form.clone(), false), (AffineForm::constant(3, true), true)] {
        assert_eq!(of.complemented(), constant);
        assert_eq!(of.clone().complement().complemented(), !constant);
        assert_eq!(of.clone().complement().bits(), of.bits());
        assert_eq!(of.clone().complement().complement(), of);
    }
}

proptest! {
    #[test]
    fn a_reduced_basis_has_the_same_span_and_one_vector_for_each_leading_coordinate(
        vectors in prop::collection::vec(any::<u64>(), 0..9),
    ) {
        let span = Span::of(vectors.iter().map(|v| (v & 255, vec![v & 255, 0])));
        let reduced = span.reduced();
        prop_assert_eq!(reduced.len(), independent(vectors.iter().map(|v| v & 255)).len());
        let again = Span::of(reduced.iter().map(|(_, (v, _))| *v));
        prop_assert!(vectors.iter().all(|v| again.contains(v & 255)));
        for (leading, (v, along)) in &reduced {
            prop_assert!(span.contains((*v, vec![0, 0])));
            prop_assert_eq!(&vec![*v, 0], along);
            prop_assert_eq!(v.leading(), Some(*leading));
            prop_assert_eq!(reduced.iter().filter(|(_, (other, _))| other.has(*leading)).count(), 1);
        }
    }

    #[test]
    fn the_inverse_times_the_matrix_is_the_identity(columns in prop::collection::vec(0u64..256, 8)) {
        match invert(&columns) {
            Ok(rows) => for (i, &c) in columns.iter().enumerate() {
                for (j, &row) in rows.iter().enumerate() {
                    prop_assert_eq!(parity(row & c), u64::from(i == j));
                }
            },
            Err(dependent) => {
                let sum = dependent.iter().fold(0, |s, &i| s ^ columns[i]);
                prop_assert_eq!(sum, 0);
                prop_assert!(!dependent.is_empty());
            }
        }
    }

    #[test]
    fn membership_accepts_exactly_the_span(columns in prop::collection::vec(0u64..4096, 1..6), s in 0u64..4096) {
        let Some(m) = membership(&columns, 12) else {
            prop_assert!(invert(&columns).is_err());
            return Ok(());
        };
        // all[x]: the sum of the columns whose bits are one in x.
        let mut all: Vec<u64> = vec![0];
        for column in &columns {
            let with_column: Vec<u64> = all.iter().map(|sum| sum ^ column).collect();
            all.extend(with_column);
        }
        let accepted = m.checks.iter().all(|c| parity(s & c) == 0);
        prop_assert_eq!(accepted, all.contains(&s));
        for (x, &v) in all.iter().enumerate() {
            prop_assert!(m.checks.iter().all(|c| parity(v & c) == 0));
            for (i, c) in m.coordinates.iter().enumerate() {
                prop_assert_eq!(parity(v & c), x as u64 >> i & 1);
            }
        }
    }
}

/// The words of a vector from its bits, the lowest bit first.
fn words(bits: &[bool]) -> Vec<u64> {
    let mut words = vec![0; bits.len().div_ceil(64)];
    for (i, bit) in bits.iter().enumerate() {
        words[i / 64] |= u64::from(*bit) << (i % 64);
    }
    words
}

/// Rank by Gaussian elimination on single bits.
fn rank(mut rows: Vec<Vec<bool>>) -> usize {
    let mut rank = 0;
    for column in 0..rows.first().map_or(0, Vec::len) {
        let Some(pivot) = (rank..rows.len()).find(|row| rows[*row][column]) else { continue };
        rows.swap(rank, pivot);
        let pivot = rows[rank].clone();
        for row in rows.iter_mut().skip(rank + 1).filter(|row| row[column]) {
            for (bit, other) in row.iter_mut().zip(&pivot) {
                *bit ^= other;
            }
        }
        rank += 1;
    }
    rank
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    /// Codewords have more than 64 bits: spans of several words, and combinations of more than 64 vectors.
    #[test]
    fn spans_of_long_vectors_are_those_of_their_bits(
        vectors in prop::collection::vec(prop::collection::vec(any::<bool>(), 150), 1..100),
        sums in prop::collection::vec(prop::collection::vec(any::<prop::sample::Index>(), 1..6), 8),
        other in prop::collection::vec(any::<bool>(), 150),
    ) {
        let sum = |chosen: &[usize]| {
            let mut sum = vec![false; 150];
            for i in chosen {
                for (bit, other) in sum.iter_mut().zip(&vectors[*i]) {
                    *bit ^= other;
                }
            }
            sum
        };
        let mut span = Span::<Vec<u64>>::default();
        let new = vectors.iter().filter(|vector| span.insert(words(vector)).is_none()).count();
        prop_assert_eq!((new, span.reduced().len()), (rank(vectors.clone()), new));
        for chosen in &sums {
            let chosen: Vec<usize> = chosen.iter().map(|i| i.index(vectors.len())).collect();
            let member = sum(&chosen);
            prop_assert!(span.contains(words(&member)));
            // The rest and the subtracted vectors give the vector again.
            let (rest, combination) = span.reduce(words(&member));
            prop_assert!(rest.iter().all(|word| *word == 0));
            let subtracted: Vec<usize> = (0..vectors.len()).filter(|i| combination >> i & 1 == 1).collect();
            prop_assert_eq!(sum(&subtracted), member);
        }
        let is_member = rank([&vectors[..], std::slice::from_ref(&other)].concat()) == rank(vectors.clone());
        prop_assert_eq!(span.contains(words(&other)), is_member);
        let (rest, combination) = span.reduce(words(&other));
        let subtracted: Vec<usize> = (0..vectors.len()).filter(|i| combination >> i & 1 == 1).collect();
        let again: Vec<u64> = words(&sum(&subtracted)).iter().zip(&rest).map(|(a, b)| a ^ b).collect();
        prop_assert_eq!(again, words(&other));
        for (leading, vector) in span.reduced() {
            prop_assert!(!rest.has(leading), "the rest has no leading coordinate");
            prop_assert_eq!(vector.leading(), Some(leading));
        }
    }
}

#[test]
fn combinations_are_of_the_first_128_vectors() {
    let unit = |bit: usize| words(&(0..150).map(|i| i == bit).collect::<Vec<_>>());
    let mut span = Span::of((0..140).map(unit));
    let mut sum = unit(0);
    for bit in [5, 127, 128, 139] {
        sum.add(&unit(bit));
    }
    assert_eq!(span.insert(sum), Some(1 | 1 << 5 | 1 << 127));
}

#[test]
fn a_span_knows_how_many_of_its_vectors_are_independent() {
    let mut span = Span::<u64>::default();
    assert!(span.is_independent());
    for (vector, independent) in [(3, true), (5, true), (6, false), (8, false)] {
        span.insert(vector);
        assert_eq!(span.is_independent(), independent, "after {vector}");
    }
    assert_eq!(span.inserted(), 4);
}
