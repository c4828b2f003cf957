//! Tests of the starts of tight problems: found without clashes, light if requested, and absent if counting excludes them.

use chacha20::ChaCha8Rng;
use eccforge_search::problem::{Columns, Problem, patterns};
use eccforge_search::relaxed::{Relaxed, another, start};
use eccforge_search::state::State;
use rand_core::SeedableRng;
use std::sync::atomic::AtomicBool;

#[test]
fn a_problem_too_tight_for_chance_gets_a_light_start() {
    // 213 of 255 syndromes are taken.
    let patterns = patterns("adjacent: {bits: 3, solid: true}", 72, 8);
    let problem = Problem { n: 72, r: 8, columns: Columns::Any, patterns, window: 0, ..Problem::default() };
    let weight = |w: f64| -> u32 {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let columns =
            start(&problem, Relaxed { moves: 2_000_000, weight: w, rounds: 0 }, &mut random, &AtomicBool::new(false))
                .unwrap();
        assert!(State::new(&problem, columns.clone(), false).is_some(), "no clashes");
        columns.iter().map(|c| c.count_ones()).sum()
    };
    let (any, light) = (weight(0.0), weight(0.3));
    assert!(light < any, "{light} {any}");
}

#[test]
fn a_round_starts_from_its_solution_and_makes_it_lighter() {
    let problem = Problem {
        n: 24,
        r: 8,
        columns: Columns::Any,
        patterns: patterns("adjacent: {bits: 3, solid: true}", 24, 8),
        window: 0,
        ..Problem::default()
    };
    let (mut random, stop) = (ChaCha8Rng::seed_from_u64(1), AtomicBool::new(false));
    let ones = |columns: &[u16]| columns.iter().map(|c| c.count_ones()).sum::<u32>();
    let how = Relaxed { moves: 50_000, weight: 0.0, rounds: 0 };
    let first = start(&problem, how, &mut random, &stop).unwrap();
    let light = another(&problem, Relaxed { weight: 0.3, ..how }, first.clone(), &mut random, &stop).unwrap();
    assert!(State::new(&problem, light.clone(), false).is_some() && ones(&light) < ones(&first));
    let none = another(&problem, Relaxed { moves: 0, ..how }, first.clone(), &mut random, &stop);
    assert_eq!(none, Some(first));
}

#[test]
fn what_cannot_be_has_no_start() {
    // 22 + 21 + 20 patterns need all 63 syndromes of 6 check bits, and one more does not fit.
    let mut patterns = patterns("adjacent: {bits: 3, solid: true}", 22, 6);
    patterns.push(vec![0, 5]);
    let problem = Problem { n: 22, r: 6, columns: Columns::Any, patterns, window: 0, ..Problem::default() };
    let mut random = ChaCha8Rng::seed_from_u64(1);
    assert_eq!(
        start(&problem, Relaxed { moves: 5_000, weight: 0.0, rounds: 0 }, &mut random, &AtomicBool::new(false)),
        None
    );
}
