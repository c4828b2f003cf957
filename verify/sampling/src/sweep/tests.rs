//! Sweeps count what the exact engine counts.

use super::*;
use crate::expected::Expected;
use crate::report::report;
use eccforge_exact::count::uniform;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_exact::model::ErrorModel;
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_scheme::{builtin, builtins};
use num_bigint::BigUint;
use std::convert::Infallible;

fn swept(sweep: &Sweep) -> Vec<Counts> {
    let limits = Limits { threads: 2, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let mut records = Vec::new();
    let sink = &mut |r: &Record, _| {
        records.push(r.clone());
        Ok::<(), Infallible>(())
    };
    run(sweep, &limits, &[], sink).unwrap_or_else(|never| match never {});
    let table = report(&sweep.identity(), &records, &Expected::default());
    assert!(table.complete);
    let sum = |id: &String| {
        records.iter().filter(|r| r.cell == *id).flat_map(|r| r.counts.values()).fold(Counts::default(), |a, c| a + *c)
    };
    sweep.cells().iter().map(sum).collect()
}

fn assert_equal(counts: &Counts, tally: &eccforge_exact::tally::Tally, what: &str) {
    let big = |n: u64| BigUint::from(n);
    let ours = [counts.clean, counts.corrected, counts.detected, counts.undetected, counts.miscorrected].map(big);
    let exact = [&tally.clean, &tally.corrected, &tally.detected, &tally.undetected, &tally.miscorrected];
    assert_eq!(ours.each_ref(), exact, "{what}");
}

#[test]
fn every_pattern_within_a_beats_corner_or_all_check_bits_of_small_schemes_is_counted_as_by_the_exact_engine() {
    for shipped in builtins() {
        let scheme = shipped.scheme();
        let set = syndrome_bits(&scheme);
        // Small schemes in full, the others on the first 20 of their check bits and on 6 data bits.
        let few: Vec<usize> = if set.len() <= 16 { set } else { set[..14].iter().copied().chain(3..9).collect() };
        let sweep = Sweep::new(&scheme, Set::Bits(few.clone()), 0).unwrap();
        let tied = scheme.tied();
        assert_equal(&swept(&sweep)[0], &uniform(&tied, &few), shipped.id);
    }
}

#[test]
fn all_patterns_of_up_to_three_bits_are_counted_as_by_the_exact_engine() {
    let model = ErrorModel::table1();
    for id in ["trio", "ssc-dsd-plus", "hsiao-39-32"] {
        let scheme = builtin(id).unwrap().scheme();
        let counts = swept(&Sweep::new(&scheme, Set::UpToWeight(3), 0).unwrap());
        for (class, counts) in ["bit", "2bit", "3bit"].iter().zip(&counts) {
            let index = model.classes.iter().position(|c| c.id == *class).unwrap();
            let exact = evaluate(&scheme, &model, &[index], Reading::Inclusive, &Default::default()).unwrap();
            assert_equal(counts, &exact[0].tally, &format!("{id} {class}"));
        }
    }
}

#[test]
fn sets_are_visited_in_order_and_unranked_where_they_are() {
    let mut set = unrank(0, 3);
    for rank in 0..5000 {
        assert_eq!(set, unrank(rank, 3));
        advance(&mut set);
    }
    assert_eq!((binomial(288, 3), binomial(5, 0), binomial(3, 5)), (3_939_936, 1, 0));
}

#[test]
fn a_set_that_is_too_large_or_not_of_the_entry_is_refused() {
    let scheme = builtin("hsiao-39-32").unwrap().scheme();
    for (set, part) in [
        (Set::Bits((0..37).collect()), "37 bits"),
        (Set::Bits(vec![]), "0 bits"),
        (Set::Bits(vec![1, 1]), "bit 1"),
        (Set::Bits(vec![39]), "bit 39"),
        (Set::UpToWeight(9), "weight 9"),
    ] {
        let message = Sweep::new(&scheme, set, 0).unwrap_err().to_string();
        assert!(message.contains(part), "{message}");
    }
}
