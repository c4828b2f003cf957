//! Tests of counts and shares of outcomes.

use eccforge_outcomes::{Counts, Probabilities, Tally};
use num_bigint::BigUint;
use num_traits::One;

fn tally(counts: [u32; 5]) -> Tally {
    let [clean, corrected, detected, undetected, miscorrected] = counts.map(BigUint::from);
    Tally { clean, corrected, detected, undetected, miscorrected }
}

#[test]
fn counts_are_added_and_taken_away_one_by_one() {
    let (a, b) = (tally([1, 2, 3, 4, 5]), tally([10, 20, 30, 40, 50]));
    assert_eq!(a.clone() + b.clone(), tally([11, 22, 33, 44, 55]));
    assert_eq!((a.clone() + b.clone()) - &a, b);
    assert_eq!(
        (a.total(), a.silent(), a.times(&BigUint::from(3u32))),
        (15u32.into(), 9u32.into(), tally([3, 6, 9, 12, 15]))
    );
}

#[test]
fn counts_of_any_size_are_added_without_a_wrap() {
    let most = Counts { corrected: u64::MAX, undetected: u64::MAX, miscorrected: 1, ..Counts::default() };
    assert_eq!((most.total(), most.silent()), (u64::MAX, u64::MAX));
    assert_eq!((most + most).corrected, u64::MAX);
}

#[test]
fn shares_of_one_set_sum_to_one() {
    let p = tally([1, 2, 3, 4, 5]).probabilities();
    let doubled = Probabilities { detected: &p.detected + &p.detected, ..p.clone() };
    assert_eq!([p, doubled].map(|p| p.total().is_one()), [true, false]);
}
