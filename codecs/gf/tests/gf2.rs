//! Spans, inverses and membership by their definitions.

use eccforge_gf::gf2::{Span, Vector as _, independent, invert, membership, parity};
use proptest::prelude::*;

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
        let all: Vec<u64> = (0u64..1 << columns.len())
            .map(|x| (0..columns.len()).filter(|i| x >> i & 1 == 1).fold(0, |a, i| a ^ columns[i]))
            .collect();
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
