//! Tests of binomial coefficients and combinations against Pascal's triangle and against trying every set.

use eccforge_gf::integers::{binomial, combinations, gcd};

#[test]
fn binomials_are_pascals_up_to_the_largest_number() {
    let mut row = vec![1u128];
    for n in 0..70u64 {
        for (k, exact) in row.iter().enumerate() {
            assert_eq!(u128::from(binomial(n, k as u64)), (*exact).min(u64::MAX.into()), "{n} choose {k}");
        }
        assert_eq!(binomial(n, n + 1), 0);
        row = (0..=row.len()).map(|k| row.get(k).unwrap_or(&0) + if k == 0 { 0 } else { row[k - 1] }).collect();
    }
}

#[test]
fn combinations_are_the_sets_of_one_size_in_order() {
    let members = |set: u32| (0..6).filter(move |i| set >> i & 1 == 1).collect::<Vec<usize>>();
    for size in 0..=7 {
        let mut sets: Vec<Vec<usize>> = (0..1u32 << 6).map(members).filter(|set| set.len() == size).collect();
        sets.sort();
        assert_eq!(combinations(6, size), sets, "{size}");
    }
}

#[test]
fn the_greatest_common_divisor_divides_both_and_no_greater_number_does() {
    for a in 0..40usize {
        for b in 0..40usize {
            // Every number divides two zeros.
            if (a, b) == (0, 0) {
                continue;
            }
            let greatest = (1..=40).filter(|d| a.is_multiple_of(*d) && b.is_multiple_of(*d)).max();
            assert_eq!(Some(gcd(a, b)), greatest, "{a} and {b}");
        }
    }
}
