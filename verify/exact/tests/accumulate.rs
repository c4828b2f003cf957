//! Tests of two events in one entry: the oracle decodes the sum of every ordered pair of patterns, which plain loops make.

use crate::support::oracle_for;

use eccforge_exact::accumulate::{Accumulation, of_two_events, pairs};
use eccforge_exact::enumerate::Progress;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_oracle::{Oracle, Status};
use eccforge_outcomes::Counts;
use eccforge_scheme::builtin;
use num_rational::BigRational;
use num_traits::{One, Zero};

fn model(classes: &str) -> ErrorModel {
    let text = format!("eccforge-model: 1\nid: own\nname: Own\nsource: s\nunit: percent\nclasses:\n{classes}");
    ErrorModel::from_text(&SourceFile::new("own.yaml", text)).expect("a model")
}

/// All patterns of a weight, as masks.
fn of_weight(bits: usize, weight: u32) -> Vec<u64> {
    (0..1u64 << bits).filter(|mask| mask.count_ones() == weight).collect()
}

/// The outcomes of the sums of all ordered pairs.
fn decoded(oracle: &Oracle, first: &[u64], second: &[u64]) -> Counts {
    let mut counts = Counts::default();
    for a in first {
        for b in second {
            let error = a ^ b;
            let received: Vec<bool> = (0..oracle.bits).map(|bit| error >> bit & 1 == 1).collect();
            let decoded = oracle.decode(&received);
            let is_wrong = oracle.data_positions.iter().any(|bit| decoded.entry[*bit]);
            *match (decoded.status, is_wrong) {
                _ if error == 0 => &mut counts.clean,
                (Status::Detected, _) => &mut counts.detected,
                (_, false) => &mut counts.corrected,
                (Status::Corrected, true) => &mut counts.miscorrected,
                (_, true) => &mut counts.undetected,
            } += 1;
        }
    }
    counts
}

#[test]
fn two_events_have_the_outcomes_of_the_sums_of_their_patterns() {
    let classes = "- {id: one, name: One, rate: 70, patterns: {weight: {bits: 1}}}\n\
        - {id: two, name: Two, rate: 20, patterns: {weight: {bits: 2}}}\n\
        - {id: all, name: All, rate: 10, patterns: {uniform: {region: entry}}}\n";
    let (scheme, oracle) = (builtin("hsiao-22-16").expect("shipped").scheme(), oracle_for("hsiao-22-16"));
    let found = pairs(&scheme, &model(classes), &Progress::default()).expect("counted");
    let lists = [("one", of_weight(oracle.bits, 1)), ("two", of_weight(oracle.bits, 2))];
    assert_eq!(found.len(), 6, "three classes");
    for pair in &found {
        let of_class = |id: &String| lists.iter().find(|(class, _)| class == id).map(|(_, list)| list);
        let [Some(first), Some(second)] = pair.classes.each_ref().map(of_class) else {
            assert!(pair.outcomes.is_none(), "a uniform class is not listed");
            continue;
        };
        let expected = decoded(&oracle, first, second).map(|count| (*count).into());
        assert_eq!(pair.outcomes.as_ref(), Some(&expected), "{:?}", pair.classes);
    }
    let (outcomes, unknown) = of_two_events(&found);
    let share = |n: i64| BigRational::new(n.into(), 100.into());
    assert_eq!((unknown.clone(), outcomes.total() + unknown), (share(19), BigRational::one()));
    assert!(!outcomes.silent().is_zero(), "a bit and a pair of bits are often miscorrected");
}

/// Counted by hand: 2^30 bits in entries of 16 data bits are 67 108 864 entries. Each has one event in 1000 hours, so 0.024 in 24 hours.
#[test]
fn the_rate_of_two_events_is_that_of_a_poisson_process() {
    let scheme = builtin("hsiao-22-16").expect("shipped").scheme();
    let of = Accumulation::new(&scheme, Vec::new(), 1.0, 67.108864e12, 24.0);
    assert!((of.events_of_entry - 0.024).abs() < 1e-9, "{}", of.events_of_entry);
    let p = of.events_of_entry;
    let (entries, intervals) = (2f64.powi(26), 1e9 / 24.0);
    // The probability of two events as one minus those of none, of one, and of more, by their series.
    let more: f64 = (3..20).map(|k| (-p).exp() * p.powi(k) / (1..=k).map(f64::from).product::<f64>()).sum();
    let two = 1.0 - (-p).exp() * (1.0 + p) - more;
    assert!((of.two_events / (entries * intervals * two) - 1.0).abs() < 1e-6, "{}", of.two_events);
    assert!(of.more_events >= entries * intervals * more);
}
