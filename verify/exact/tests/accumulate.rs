//! Tests of two events in one entry: the oracle decodes the sum of every ordered pair of patterns, which plain loops make.

use crate::support::oracle_for;
use crate::tally::tally;

use eccforge_exact::accumulate::{Accumulation, Pair, of_two_events, pairs};
use eccforge_exact::enumerate::Progress;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::integers::combinations;
use eccforge_model::ErrorModel;
use eccforge_scheme::builtin;
use num_rational::BigRational;
use num_traits::{One, Zero};

fn model(classes: &str) -> ErrorModel {
    let text = format!("eccforge-model: 1\nid: own\nname: Own\nsource: s\nunit: percent\nclasses:\n{classes}");
    ErrorModel::from_text(&SourceFile::new("own.yaml", text)).expect("a model")
}

/// All patterns of a weight.
fn of_weight(bits: usize, weight: usize) -> Vec<Vec<usize>> {
    combinations(bits, weight)
}

/// Every pattern on each of these parts, which have the same number of bits.
fn on_parts(parts: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut patterns = Vec::new();
    for part in parts {
        for mask in 0u32..1 << part.len() {
            patterns.push((0..part.len()).filter(|i| mask >> i & 1 == 1).map(|i| part[i]).collect());
        }
    }
    patterns
}

/// The bits that are in one of two patterns but not in both.
fn sum(a: &[usize], b: &[usize]) -> Vec<usize> {
    let mut sum: Vec<usize> = a.iter().copied().filter(|bit| !b.contains(bit)).collect();
    sum.extend(b.iter().filter(|bit| !a.contains(bit)));
    sum
}

/// Compares all pairs of these classes with the outcomes of the sums of all ordered pairs of patterns.
fn compare(id: &str, classes: &str, lists: &[(&str, Vec<Vec<usize>>)]) -> Vec<Pair> {
    let (scheme, oracle) = (builtin(id).expect("shipped").scheme(), oracle_for(id));
    let found = pairs(&scheme, &model(classes), &Progress::default()).expect("counted");
    assert_eq!(found.len(), lists.len() * (lists.len() + 1) / 2);
    for pair in &found {
        let of_class = |id: &String| &lists.iter().find(|(class, _)| class == id).expect("a class").1;
        let [first, second] = pair.classes.each_ref().map(of_class);
        let sums = first.iter().flat_map(|a| second.iter().map(|b| sum(a, b)));
        assert_eq!(pair.outcomes, Some(tally(&oracle, sums)), "{:?}", pair.classes);
    }
    found
}

#[test]
fn two_events_have_the_outcomes_of_the_sums_of_their_patterns() {
    let classes = "- {id: one, name: One, rate: 70, patterns: {weight: {bits: 1}}}\n\
        - {id: two, name: Two, rate: 30, patterns: {weight: {bits: 2}}}\n";
    let found = compare("hsiao-22-16", classes, &[("one", of_weight(22, 1)), ("two", of_weight(22, 2))]);
    let (outcomes, unknown) = of_two_events(&found);
    assert_eq!((unknown, outcomes.total()), (BigRational::zero(), BigRational::one()));
    assert!(!outcomes.silent().is_zero(), "a bit and a pair of bits are often miscorrected");
}

/// Duet has interleaved codewords and a rule, and an entry of four beats and 72 pins.
#[test]
fn sums_with_uniform_patterns_are_counted() {
    let pins: Vec<Vec<usize>> = (0..72).map(|pin| (0..4).map(|beat| 72 * beat + pin).collect()).collect();
    let one = "- {id: one, name: One, rate: 70, patterns: {weight: {bits: 1}}}\n";
    let pin = "- {id: pin, name: Pin, rate: 30, patterns: {uniform: {region: pin}}}\n";
    compare("duet", &format!("{one}{pin}"), &[("one", of_weight(288, 1)), ("pin", on_parts(&pins))]);
}

/// Bytes of different sizes are equally likely, so a pattern of a smaller one counts more often.
#[test]
fn parts_of_different_sizes_are_equally_likely() {
    let mut bytes = on_parts(&[(0..8).collect(), (8..16).collect()]);
    let last = on_parts(&[(16..22).collect()]);
    bytes.extend(std::iter::repeat_n(last, 4).flatten());
    let two = "- {id: two, name: Two, rate: 70, patterns: {weight: {bits: 2}}}\n";
    let byte = "- {id: byte, name: Byte, rate: 30, patterns: {uniform: {region: byte}}}\n";
    compare("hsiao-22-16", &format!("{two}{byte}"), &[("two", of_weight(22, 2)), ("byte", bytes)]);
}

#[test]
fn the_probability_of_pairs_that_are_not_counted_is_stated() {
    // 497 420 patterns have nine bits: too many for pairs, and for each of three bytes.
    let classes = "- {id: nine, name: Nine, rate: 70, patterns: {weight: {bits: 9}}}\n\
        - {id: byte, name: Byte, rate: 30, patterns: {uniform: {region: byte}}}\n";
    let scheme = builtin("hsiao-22-16").expect("shipped").scheme();
    let found = pairs(&scheme, &model(classes), &Progress::default()).expect("counted");
    let (outcomes, unknown) = of_two_events(&found);
    let share = |n: i64| BigRational::new(n.into(), 100.into());
    assert_eq!((unknown, outcomes.total()), (share(91), share(9)));
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
