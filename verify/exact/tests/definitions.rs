//! Tests of the engine's counts against their definitions, on entries so small that every pattern is tried (long: one
//! definition after the other).

use crate::small;

use eccforge_exact::classify::Verdicts;
use eccforge_exact::count::ByWeight;
use eccforge_exact::enumerate::{self, Progress};
use eccforge_exact::exact::{Method, Reading, evaluate, work};
use eccforge_exact::facts::{Verdict, facts, work as work_of_facts};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::integers::binomial;
use eccforge_model::ErrorModel;
use eccforge_outcomes::system::SystemInputs;
use eccforge_outcomes::{Outcome, Tally};
use eccforge_scheme::Scheme;
use eccforge_works as works;
use eccforge_works::{ByClass, Work};
use num_bigint::BigUint;
use num_rational::BigRational;
use std::sync::atomic::Ordering;

/// Two interleaved codewords of 8 bits, whose corrections must be within a pin or a byte.
fn interleaved() -> Scheme {
    small::scheme(
        "interleaved",
        "entry: {beats: 4, data-pins: 2, check-pins: 2}\ncodewords: 2\nlayout: {interleave: {multiplier: 9, modulus: 16}}\n\
         code: {extended-hamming: {k: 4}}\ncorrects: [bits]\nsanity-check: pin-or-byte",
    )
}

/// One codeword that has no overall parity: two wrong bits are silent or detected.
fn hamming() -> Scheme {
    small::scheme(
        "hamming",
        "entry: {beats: 1, data-pins: 8, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode: {hamming: {k: 8}}\ncorrects: [bits]",
    )
}

fn model(text: &str) -> ErrorModel {
    let text = format!("eccforge-model: 1\nid: m\nname: M\nsource: s\n{text}");
    ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap_or_else(|e| panic!("{e:?}"))
}

fn every_pattern(bits: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..1usize << bits).map(move |value| (0..bits).filter(|b| value >> b & 1 == 1).collect())
}

/// The outcomes of these patterns, each decoded.
fn decoded(scheme: &Scheme, patterns: impl Iterator<Item = Vec<usize>>) -> Tally {
    let verdicts = Verdicts::new(scheme);
    let mut classifier = verdicts.classifier();
    for bits in patterns {
        classifier.push(&bits);
    }
    classifier.finish()
}

const OVERLAPPING: &str = "unit: fit\nclasses:\n  \
    - {id: bit, name: B, rate: 1, patterns: {weight: {bits: 1}}}\n  \
    - {id: pin, name: P, rate: 1, patterns: {within: {region: pin, min-bits: 2, max-bits: 3}}}\n  \
    - {id: pair, name: T, rate: 1, patterns: {weight: {bits: 2}}}\n  \
    - {id: three, name: T, rate: 1, patterns: {weight: {bits: 3}}}\n  \
    - {id: beat, name: W, rate: 1, patterns: {uniform: {region: beat}}}\n  \
    - {id: entry, name: E, rate: 1, patterns: {uniform: {region: entry}}}\n";

/// The first class of the model above that contains a pattern; `None` if no bit is wrong.
fn first_class(bits: &[usize]) -> Option<usize> {
    let alike = |number: &dyn Fn(usize) -> usize| bits.iter().all(|&b| number(b) == number(bits[0]));
    match bits.len() {
        0 => None,
        1 => Some(0),
        2 | 3 if alike(&|b| b % 4) => Some(1),
        2 => Some(2),
        3 => Some(3),
        _ if alike(&|b| b / 4) => Some(4),
        _ => Some(5),
    }
}

#[test]
fn classes_read_exclusively_hold_each_pattern_in_the_first_that_it_fits() {
    let (scheme, model, progress) = (interleaved(), model(OVERLAPPING), Progress::default());
    let classes = [0, 1, 2, 3, 4, 5];
    let found = evaluate(&scheme, &model, &classes, Reading::Exclusive, &progress).expect("counted");
    for (c, result) in found.iter().enumerate() {
        let expected = decoded(&scheme, every_pattern(16).filter(|bits| first_class(bits) == Some(c)));
        assert_eq!(result.tally, expected, "{}", result.class);
        let method = if c < 4 { Method::Enumerated } else { Method::Counted };
        assert_eq!((result.class.as_str(), result.method), (model.classes[c].id.as_str(), method));
    }
    // 16 bits, 4 (6 + 4) within pins, 120 pairs, 560 triples.
    assert_eq!(work(&scheme, &model, &classes), 16 + 40 + 120 + 560);
    let inclusive = Progress::default();
    evaluate(&scheme, &model, &classes, Reading::Inclusive, &inclusive).expect("counted");
    assert_eq!(inclusive.done.load(Ordering::Relaxed), 16 + 40 + 120 + 560);
}

/// Every part of a burst that hits an entry twice or not at all is one pattern of it, and a pattern of two sets is in
/// one choice.
#[test]
fn what_an_earlier_class_has_several_times_is_taken_out_of_a_later_one_once() {
    let text = "unit: fit\nclasses:\n  \
        - {id: map, name: M, rate: 1, patterns: {device-map: {pins: 2, beats: 8, map: 0x0303}}}\n  \
        - {id: two, name: T, rate: 1, patterns: {uniform: {region: {sets: {count: 4, every: 4, bits: 2, stride: 1, at-once: 2}}}}}\n";
    let (scheme, model) = (interleaved(), model(text));
    let found = evaluate(&scheme, &model, &[0, 1], Reading::Exclusive, &Progress::default()).expect("counted");
    let maps = [vec![0, 1], vec![2, 3]];
    let mut expected = Tally::default();
    for second in 0..4 {
        for first in 0..second {
            let sets = [first, second];
            let patterns = every_pattern(16).filter(|bits| {
                let is_in_both_classes = maps.contains(bits);
                let fits = bits.iter().all(|bit| bit % 4 < 2 && sets.contains(&(bit / 4)));
                !bits.is_empty() && fits && !is_in_both_classes
            });
            expected += &decoded(&scheme, patterns);
        }
    }
    assert_eq!(found[1].tally, expected);
}

/// Thirteen pins are a lane of eight and one of five, and both are equally likely.
#[test]
fn parts_of_several_sizes_are_equally_likely() {
    let scheme = small::scheme(
        "lanes",
        "entry: {beats: 1, data-pins: 8, check-pins: 5}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 8}}\ncorrects: [bits]",
    );
    let model = model("unit: fit\nclasses:\n  - {id: lane, name: L, rate: 1, patterns: {uniform: {region: lane}}}\n");
    let results = evaluate(&scheme, &model, &[0], Reading::Inclusive, &Progress::default()).expect("counted");
    let lane = |bits: std::ops::Range<usize>| {
        let patterns = every_pattern(13).filter(|pattern| pattern.iter().all(|bit| bits.contains(bit)));
        decoded(&scheme, patterns).probabilities()
    };
    let half = BigRational::new(1.into(), 2.into());
    let (wide, narrow) = (lane(0..8), lane(8..13));
    let lanes = results[0].probabilities().expect("patterns");
    assert_eq!(lanes.silent(), (wide.silent() + narrow.silent()) * &half);
    assert_eq!(lanes.detected, (wide.detected + narrow.detected) * &half);
}

#[test]
fn classes_that_overlap_in_part_cannot_be_read_exclusively() {
    let text = "unit: fit\nclasses:\n  \
        - {id: pin, name: P, rate: 1, patterns: {uniform: {region: pin}}}\n  \
        - {id: beat, name: W, rate: 1, patterns: {uniform: {region: beat}}}\n";
    let (scheme, model) = (interleaved(), model(text));
    let read = |reading| evaluate(&scheme, &model, &[0, 1], reading, &Progress::default()).map(drop);
    assert!(read(Reading::Exclusive).is_err_and(|e| e.contains("`pin` and `beat` overlap")));
    assert_eq!(read(Reading::Inclusive), Ok(()));
}

#[test]
fn a_class_beyond_the_entry_or_the_limit_of_patterns_is_reported() {
    let evaluated = |patterns: &str, scheme: &Scheme| {
        let model = model(&format!("unit: fit\nclasses:\n  - {{id: c, name: C, rate: 1, patterns: {patterns}}}\n"));
        (work(scheme, &model, &[0]), evaluate(scheme, &model, &[0], Reading::Inclusive, &Progress::default()))
    };
    let sets = "{within: {region: {sets: {count: 3, every: 8, bits: 2, stride: 1}}, min-bits: 1, max-bits: 2}}";
    let (units, result) = evaluated(sets, &interleaved());
    assert_eq!(units, 0);
    assert!(result.is_err_and(|e| e.contains("the class `c`: the sets reach bit 17")));
    // 2^40 - 1 patterns of one part.
    let wide = small::scheme(
        "wide",
        "entry: {beats: 1, data-pins: 34, check-pins: 7}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 34}}\ncorrects: [bits]",
    );
    let (units, result) = evaluated("{within: {region: entry, min-bits: 1, max-bits: 41}}", &wide);
    assert_eq!(units, (1 << 41) - 1);
    assert!(result.is_err_and(|e| e.contains("2199023255551 patterns in an entry of 41 bits")));
}

#[test]
fn patterns_counted_by_weight_are_those_that_are_decoded() {
    for scheme in [interleaved(), hamming(), small::symbols(), confirmed(), across()] {
        let by_weight = ByWeight::new(&scheme.tied()).expect("few check bits");
        let n = scheme.geometry.bits();
        assert_eq!(by_weight.tallies.len(), n + 1);
        for (weight, tally) in by_weight.tallies.iter().enumerate() {
            let expected = decoded(&scheme, every_pattern(n).filter(|bits| bits.len() == weight));
            assert_eq!(*tally, expected, "{}: {weight} bits", scheme.id);
        }
        // Wrong with a chance of two sevenths: a pattern of k bits counts 2^k 5^(n - k) times of 7^n.
        let (two, five) = (BigUint::from(2u32), BigUint::from(5u32));
        let times = |k: usize| two.pow(k as u32) * five.pow((n - k) as u32);
        let at_rate = by_weight.at_rate(&BigRational::new(2.into(), 7.into()));
        let sum = |part: fn(&Tally) -> &BigUint| {
            let weighted = by_weight.tallies.iter().enumerate().map(|(k, tally)| part(tally) * times(k));
            weighted.sum::<BigUint>()
        };
        assert_eq!((at_rate.total(), &at_rate.detected), (BigUint::from(7u32).pow(n as u32), &sum(|t| &t.detected)));
        assert_eq!((&at_rate.corrected, &at_rate.miscorrected), (&sum(|t| &t.corrected), &sum(|t| &t.miscorrected)));
        let few = by_weight.sum(|weight| weight < 3);
        assert_eq!(few, decoded(&scheme, every_pattern(n).filter(|bits| bits.len() < 3)));
    }
}

/// Pairs of bits that another codeword has to confirm.
fn confirmed() -> Scheme {
    small::scheme(
        "confirmed",
        "entry: {beats: 2, data-pins: 4, check-pins: 4}\ncodewords: 2\nlayout: {interleave: {multiplier: 9, modulus: 16}}\n\
         code: {extended-hamming: {k: 4}}\ncorrects: [bits, patterns: [[0, 2]]]\nsanity-check: pin-or-byte\npair-confirmation: byte",
    )
}

/// A pattern of two bits that share neither pin nor byte: the decoder corrects it if it is the only error, but not
/// together with another correction.
fn across() -> Scheme {
    small::scheme(
        "across",
        "entry: {beats: 1, data-pins: 8, check-pins: 8}\ncodewords: 2\n\
         layout: {explicit: [[0,1,2,4,8,9,10,12],[3,5,6,7,11,13,14,15]]}\n\
         code: {extended-hamming: {k: 4}}\ncorrects: [bits, patterns: [[0, 4]]]\nsanity-check: pin-or-byte",
    )
}

#[test]
fn claims_are_held_against_every_pattern_that_they_name() {
    let claims = "\nclaims:\n  distance: 3\n  corrected: [bit]\n  never-silent: [pair, absent]\n  odd-never-silent: true\n  bursts-never-silent: 3";
    let scheme = small::scheme(
        "claiming",
        &(hamming().file.text.split_once("entry").map_or(String::new(), |(_, rest)| format!("entry{rest}")) + claims),
    );
    let (model, progress) = (model(OVERLAPPING), Progress::default());
    let found = facts(&scheme, &model, &progress).expect("counted");
    let code = found.code.as_ref().expect("one stage");
    assert_eq!(progress.done.load(Ordering::Relaxed), work_of_facts(&scheme, &model));
    let odd = decoded(&scheme, every_pattern(12).filter(|bits| bits.len() % 2 == 1));
    let pairs = decoded(&scheme, every_pattern(12).filter(|bits| bits.len() == 2));
    let bursts = every_pattern(12).filter(|bits| !bits.is_empty() && bits[bits.len() - 1] - bits[0] < 3);
    let bursts = decoded(&scheme, bursts);
    let printed: Vec<(Verdict, String)> = code.claims.iter().map(|c| (c.verdict, c.evidence.clone())).collect();
    let seen = pairs.total() - pairs.silent();
    assert_eq!(
        printed,
        [
            (Verdict::Holds, "3 by exhaustive search".to_owned()),
            (Verdict::Holds, "12 of 12 patterns".to_owned()),
            (Verdict::Refuted, format!("{seen} of 66 patterns")),
            (
                Verdict::Open("not in this model"),
                "the model has no class `absent`; choose one that has with --model".to_owned()
            ),
            (Verdict::Refuted, format!("{} of 2048 patterns are silent, counted from the dual code", odd.silent())),
            (Verdict::Refuted, format!("{} of {} patterns are silent", bursts.silent(), bursts.total())),
        ]
    );
    assert!(!found.claims_hold());
    for (weight, tally) in &found.by_weight {
        let expected = decoded(&scheme, every_pattern(12).filter(|bits| bits.len() == *weight));
        assert_eq!(tally.as_ref(), Some(&expected), "{weight}");
    }
    assert_eq!(found.by_weight.iter().map(|(w, _)| *w).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(code.correctable, [BigUint::from(12u32)]);
}

/// The pattern is decoded between others that are pushed, and is not counted among them.
#[test]
fn one_pattern_has_the_outcome_that_its_count_has() {
    let scheme = hamming();
    let verdicts = Verdicts::new(&scheme);
    let (mut classifier, mut pushed) = (verdicts.classifier(), 0u32);
    for bits in every_pattern(12) {
        let one = decoded(&scheme, std::iter::once(bits.clone()));
        let silent = one.silent();
        let counts = [one.clean, one.corrected, one.detected, silent];
        let outcomes = [Outcome::Clean, Outcome::Corrected, Outcome::Detected, Outcome::Silent];
        let expected = counts.iter().position(|n| *n == BigUint::from(1u32)).map(|i| outcomes[i]);
        assert_eq!(Some(classifier.outcome(&bits)), expected, "{bits:?}");
        if bits.len() == 1 {
            classifier.push(&bits);
            pushed += 1;
        }
    }
    let verdicts = classifier.finish();
    assert_eq!((verdicts.total(), verdicts.corrected), (pushed.into(), pushed.into()));
}

/// A cancelled count tries no further pattern.
#[test]
fn a_cancelled_count_is_empty() {
    let (scheme, patterns) = (hamming(), model(OVERLAPPING).classes[2].patterns);
    let progress = Progress::default();
    progress.cancelled.store(true, Ordering::Relaxed);
    let tally =
        enumerate::tally(&patterns.sets(scheme.geometry).unwrap(), &Verdicts::new(&scheme), &|_| true, &progress);
    assert_eq!((tally, progress.done.load(Ordering::Relaxed)), (Tally::default(), 0));
}

/// Weights with more than twenty million patterns are not tried, except one and two.
#[test]
fn facts_try_weights_up_to_a_bound() {
    let model = model("unit: fit\nclasses:\n  - {id: entry, name: E, rate: 1, patterns: {uniform: {region: entry}}}\n");
    let wide = |k: usize, r: usize| {
        small::scheme(
            "wide",
            &format!(
                "entry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\ncode: {{hsiao: {{k: {k}}}}}\ncorrects: [bits]"
            ),
        )
    };
    let up_to = |n: u64, most: u64| (1..=most).map(|k| binomial(n, k)).sum::<u64>();
    // 149 choose 4 is 19.7 million, 150 choose 4 is 20.3.
    assert_eq!(work_of_facts(&wide(140, 9), &model), up_to(149, 4));
    assert_eq!(work_of_facts(&wide(141, 9), &model), up_to(150, 3));
}

/// Returns the share of the patterns of this number of bits that have an outcome.
fn share(scheme: &Scheme, weight: usize, of: fn(&Tally) -> BigUint) -> f64 {
    let t = decoded(scheme, every_pattern(scheme.geometry.bits()).filter(|bits| bits.len() == weight));
    let float = |n: &BigUint| n.to_string().parse::<f64>().expect("a number");
    float(&of(&t)) / float(&t.total())
}

/// Returns every quantity of a scheme compared with another, if three quarters of the events have one wrong bit and the
/// others two. Inputs: 12.51 FIT a gigabit, 320 gigabits; 225.8 million drivers, 51 minutes a day; GPUs of 19.5
/// teraflops, eight times as many as half an exaflop needs.
fn figures_of(scheme: &Scheme, other: &Scheme) -> [(&'static str, f64); 13] {
    let of = |scheme: &Scheme| {
        [|t: &Tally| t.corrected.clone(), |t: &Tally| t.detected.clone(), Tally::silent]
            .map(|of| 0.75 * share(scheme, 1, of) + 0.25 * share(scheme, 2, of))
    };
    let [[corrected, detected, silent], [other_corrected, other_detected, _]] = [of(scheme), of(other)];
    let fit = 12.51 * 320.0;
    let a_day = fit * 1e-9 * 225.8e6 * 51.0 / 60.0;
    let gpus = 8.0 * 0.5 * 1e6 / 19.5;
    let month = 365.25 * 2.0;
    [
        ("corrected-percent", 100.0 * corrected),
        ("detected-percent", 100.0 * detected),
        ("silent-percent", 100.0 * silent),
        ("corrected-gain-percent", 100.0 * (corrected - other_corrected)),
        ("uncorrected-ratio", (detected + silent) / other_detected),
        ("silent-ratio", f64::INFINITY),
        ("silent-fit", fit * silent),
        ("cars-silent-per-day", a_day * silent),
        ("cars-days-per-silent", 1.0 / (a_day * silent)),
        ("cars-due-per-day", a_day * detected),
        ("mtti-hours", 1e9 / (fit * detected * gpus)),
        ("mttf-hours", 1e9 / (fit * silent * gpus)),
        ("mttf-months", 1e9 / (fit * silent * gpus) / month),
    ]
}

/// The compared parts of a judged statement.
#[derive(Debug, PartialEq)]
struct Judged<'s> {
    id: &'s str,
    matches: bool,
    expected: bool,
    figure: String,
}
fn judged(report: &works::WorkResult) -> Vec<Judged<'_>> {
    let mut judged = Vec::new();
    for statement in &report.statements {
        let figure = statement.ours.clone();
        judged.push(Judged { id: &statement.id, matches: statement.matches, expected: statement.expected, figure });
    }
    judged
}

/// Checks a statement of each quantity against a figure computed here from plain counts.
#[test]
fn every_quantity_of_a_statement_is_what_its_name_says() {
    let figures = "unit: percent\nclasses:\n  \
        - {id: bit, name: B, rate: 75, patterns: {weight: {bits: 1}}}\n  \
        - {id: pair, name: T, rate: 25, patterns: {weight: {bits: 2}}}\n";
    let mut model = model(figures);
    model.id = "hbm2-table1".into();
    // The schemes get names that a file can use.
    let mut schemes = vec![hamming(), interleaved()];
    (schemes[0].id, schemes[1].id) = ("duet".into(), "trio".into());
    let expected = figures_of(&schemes[0], &schemes[1]);
    let silent = 0.25 * share(&schemes[0], 2, Tally::silent);
    let detected = 0.25 * share(&schemes[0], 2, |t| t.detected.clone());
    let per_exaflop = 1e6 / 19.5;
    let statement = |(i, (quantity, value)): (usize, &(&str, f64))| {
        let machine = if i < 10 { "" } else { ", exaflops: 0.5, gpu-multiplier: 8" };
        let over = if quantity.contains("gain") || quantity.contains("ratio") { ", over: trio" } else { "" };
        let off = if i == 2 { value + 1.0 } else { *value };
        format!(
            "  - {{id: {quantity}, text: t, scheme: duet{over}, quantity: {quantity}{machine}, value: \"{off:.3}\"}}\n"
        )
    };
    let list: String = expected.iter().enumerate().map(statement).collect();
    let text = format!(
        "eccforge-work: 1\nid: w\nname: W\nsource: s\nmodel: hbm2-table1\ntables:\n  - by-class: {{classes: [], sampled: [], \
        rows: [{{scheme: duet}}, {{scheme: trio}}, {{scheme: rs-pin}}]}}\nstatements:\n{list}  \
        - {{id: nobody, text: t, scheme: rs-pin, quantity: silent-percent, value: \"1\"}}\n  \
        - {{id: over-nobody, text: t, scheme: duet, over: rs-pin, quantity: silent-ratio, value: \"1\"}}\n  \
        - {{id: as-asked, text: t, scheme: duet, quantity: mtti-hours, exaflops: 2, value: \"1\"}}\n  \
        - {{id: known, text: t, scheme: duet, quantity: silent-percent, value: \"1\", differs: why}}\n"
    );
    let mut work = Work::from_text(&SourceFile::new("p.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"));
    let table = work.by_class.as_mut().expect("a table by class");
    (table.schemes, table.model, table.classes) = (schemes, model, vec![0, 1]);
    let run = |work: &Work| works::run(work.clone(), &Progress::default(), None).expect("counted");
    let report = run(&work);
    let mut wanted = Vec::new();
    for (i, (id, value)) in expected.iter().enumerate() {
        // The third statement has a wrong value.
        let is_right = i != 2;
        wanted.push(Judged { id, matches: is_right, expected: is_right, figure: format!("{value:.5}") });
    }
    let mtti = 1e9 / (12.51 * 320.0 * detected * 2.0 * per_exaflop);
    wanted.push(Judged { id: "as-asked", matches: false, expected: false, figure: format!("{mtti:.2}") });
    wanted.push(Judged { id: "known", matches: false, expected: true, figure: format!("{:.2}", 100.0 * silent) });
    assert_eq!(judged(&report), wanted);
    assert_eq!(report.statements.last().and_then(|s| s.reason.as_deref()), Some("why"));
    assert!(!report.as_expected());
    assert_eq!(works::work(&work), 12 + 66 + 16 + 120);
    // With other inputs, another reading or another model, the figures are not comparable.
    let without = |change: fn(&mut ByClass)| {
        let mut work = work.clone();
        change(work.by_class.as_mut().expect("a table by class"));
        run(&work).statements.is_empty()
    };
    assert!(!without(|_| {}));
    assert!(without(|table| table.reading = Reading::Exclusive));
    assert!(without(|table| table.model.id = "other".into()));
    work.system = SystemInputs { drivers: 1.0, ..SystemInputs::default() };
    assert!(run(&work).statements.is_empty());
}

/// The stored entry is the one codeword with these data bits: as an error pattern it is undetected.
#[test]
fn classes_that_depend_on_the_stored_data_have_the_patterns_of_its_ones_or_zeros() {
    let text = "unit: fit\nclasses:\n  \
        - {id: lost, name: L, rate: 1, patterns: {weight: {bits: 3}}, stored: {data: \"5\", flips: one-to-zero}}\n  \
        - {id: gained, name: G, rate: 1, patterns: {uniform: {region: {sets: {count: 2, every: 6, bits: 6, stride: 1}}}}, stored: {data: \"c5\", flips: zero-to-one}}\n";
    let (scheme, model) = (hamming(), model(text));
    let entry = |data: usize| {
        let is_stored = |bits: &Vec<usize>| {
            let stored: usize = bits.iter().filter(|bit| **bit < 8).map(|bit| 1 << bit).sum();
            let is_codeword = || decoded(&scheme, [bits.clone()].into_iter()).undetected == BigUint::from(1u32);
            stored == data && is_codeword()
        };
        every_pattern(12).find(is_stored).expect("one codeword has these data")
    };
    let found = evaluate(&scheme, &model, &[0, 1], Reading::Inclusive, &Progress::default()).expect("counted");
    let ones = entry(0x55);
    let lost = every_pattern(12).filter(|p| p.len() == 3 && p.iter().all(|b| ones.contains(b)));
    assert_eq!(found[0].tally, decoded(&scheme, lost));
    let ones = entry(0xc5);
    let part = |bits: std::ops::Range<usize>| {
        let within = move |p: &Vec<usize>| p.iter().all(|b| bits.contains(b) && !ones.contains(b));
        decoded(&scheme, every_pattern(12).filter(within)).probabilities()
    };
    let half = BigRational::new(1.into(), 2.into());
    let (low, high) = (part.clone()(0..6), part(6..12));
    assert_eq!(found[1].probabilities().expect("patterns").silent(), (low.silent() + high.silent()) * half);
    assert!(
        evaluate(&scheme, &model, &[0], Reading::Exclusive, &Progress::default()).is_err_and(|e| e.contains("`lost`"))
    );
    assert!(model.independent_of_data().is_err_and(|e| e.contains("depends on the stored data")));
    assert!(of_model("stored: {data: \"0x5\", flips: one-to-zero}").is_err_and(|e| e.contains("hexadecimal digits")));
}

fn of_model(key: &str) -> Result<ErrorModel, String> {
    let text = format!(
        "eccforge-model: 1\nid: m\nname: M\nsource: s\nunit: fit\nclasses:\n  - {{id: a, name: A, rate: 1, patterns: {{weight: {{bits: 1}}}}, {key}}}\n"
    );
    ErrorModel::from_text(&SourceFile::new("m.yaml", text)).map_err(|e| format!("{e:?}"))
}
