//! Tests that sweeps and the exact engine give equal counts.

use eccforge_circuit::lanes::Backend;
use eccforge_exact::count::uniform;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_model::ErrorModel;
use eccforge_outcomes::Tally;
use eccforge_runs::records::{Counts, Record};
use eccforge_runs::run::{Limits, StopRules, Work, run};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::report::report;
use eccforge_sampling::sweep::{Set, Sweep, syndrome_bits};
use eccforge_scheme::{builtin, builtins};
use num_bigint::BigUint;
use std::convert::Infallible;

pub fn swept(sweep: &Sweep) -> Vec<Counts> {
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

fn assert_equal(counts: &Counts, tally: &Tally, what: &str) {
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
        // Small schemes are swept in full, the others on the first 14 of their check bits and on 6 data bits.
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

/// Block by block, the patterns of four bits are in colexicographic order: choices of three, each with every higher
/// bit.
#[test]
fn sets_are_visited_in_order_and_unranked_where_they_are() {
    const CHOICES: usize = 1024;
    let scheme = builtin("on-die-sec-136-128").unwrap().scheme();
    let n = scheme.geometry.bits();
    let columns: Vec<u64> = scheme.physical_columns().into_iter().map(|(_, column)| column).collect();
    let mut choices: Vec<[usize; 3]> = Vec::new();
    for c in 0..n {
        for b in 0..c {
            choices.extend((0..b).map(|a| [a, b, c]));
        }
    }
    let sweep = Sweep::new(&scheme, Set::UpToWeight(4), usize::MAX).unwrap();
    let last = sweep.blocks(3) - 1;
    assert_eq!(last as usize, choices.len() / CHOICES);
    for block in (0..5).chain([57, 390, last]) {
        let start = block as usize * CHOICES;
        let mut wanted = Vec::new();
        for (rank, fixed) in choices.iter().enumerate().skip(start).take(CHOICES) {
            for top in fixed[2] + 1..n {
                let bits = [fixed[0], fixed[1], fixed[2], top];
                let syndrome = bits.iter().fold(0, |sum, bit| sum ^ columns[*bit]);
                // A single flip does not correct four wrong bits.
                if syndrome == 0 || columns.contains(&syndrome) {
                    wanted.push(((rank * n + top) as u64, bits.to_vec()));
                }
            }
        }
        let record = sweep.count(3, block..block + 1, Backend::best(), &[usize::MAX]);
        let mut captured: Vec<(u64, Vec<usize>)> = Vec::new();
        for capture in &record.silent {
            let mut bits = Vec::new();
            for (i, digit) in capture.error.chars().rev().enumerate() {
                let digit = digit.to_digit(16).unwrap();
                bits.extend((0..4).filter(|bit| digit >> bit & 1 == 1).map(|bit| 4 * i + bit));
            }
            captured.push((capture.sample, bits));
        }
        assert!(captured == wanted, "block {block}: {} of {}", captured.len(), wanted.len());
        assert_eq!(wanted.is_empty(), block == last, "no bit is higher than the last");
    }
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
