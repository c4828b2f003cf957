//! Tests of the memory tests on simulated devices: controls, definitions and determinism.
#![allow(missing_docs)]

use crate::support;

use eccforge_evidence::entries::{self, read};
use eccforge_memory::codec::EntryCodec;
use eccforge_memory::device::device;
use eccforge_memory::fault::FaultMap;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::simulated::{CouldNotRun, Job, Plan, Results};
use eccforge_scheme::builtin;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use support::{place, results, tiny};

fn scheme(id: &str) -> EntryCodec {
    match builtin(id) {
        Some(shipped) => EntryCodec::of_scheme(&shipped.scheme()).expect("it fits"),
        None => EntryCodec::none(),
    }
}

fn test(map: &FaultMap, codec: &EntryCodec, options: &Options, iterations: u64) -> Results {
    on_threads(0, map, codec, options, iterations)
}

fn on_threads(threads: usize, map: &FaultMap, codec: &EntryCodec, options: &Options, iterations: u64) -> Results {
    let job = Job { map, codec, options, iterations, sweep_seconds: 0.01, most_reports: 100_000 };
    results(Plan::new(job).expect("it makes sense"), threads)
}

// covers: M.4
#[test]
fn negative_control_a_whole_device_without_faults_shows_no_error_in_any_test() {
    for (name, id) in [("A100-80GB", "none"), ("H100", "trio"), ("V100-32GB", "rs-pin")] {
        let geometry = device(name).expect("shipped").geometry;
        let results = test(&FaultMap::none(geometry.clone(), 1), &scheme(id), &Options::default(), 3);
        assert_eq!(results.failed_iterations, 0);
        for t in &results.tests {
            assert_eq!((t.failed_iterations, t.word_errors, t.bit_errors), (0, 0, 0), "{name} {}", t.test);
            assert_eq!(t.reads.clean, t.reads.accesses());
        }
        // All of it was read and verified: both halves of the inversions, three times.
        assert_eq!(results.tests[0].words, 3 * 2 * geometry.capacity_bytes() / 4);
        // Modulo-20 verifies every word twice an iteration, once for the pattern and once for its complement.
        assert_eq!(results.tests[8].words, 3 * 2 * geometry.capacity_bytes() / 4);
    }
}

/// Bit 3 of word 2 of entry 5 stuck at 1: every test that reads it as 0 gives its place, and `learn beam` reads the log.
#[test]
fn wrong_words_have_their_places_and_directions_and_are_a_log_of_entries() {
    let map = place(&tiny(), "  - id: s\n    stuck-at: {address: 0xa0, bit: 75, value: 1}\n", 1.0, 1);
    let options = Options { tests: vec![Test::Mi10], ..Options::default() };
    let results = test(&map, &EntryCodec::none(), &options, 3);
    let words = results.tests[0].word_errors;
    assert!(words >= 3 && words == results.wrong.first.len() as u64, "{:?}", results.wrong);
    let at = results.wrong.first[0].address;
    assert_eq!(at / 32, 5);
    for word in &results.wrong.first {
        assert_eq!((word.test, word.address, word.expected & !word.read, word.reread), (Test::Mi10, at, 0, None));
    }
    let bits: Vec<usize> = (0..32).filter(|bit| results.wrong.by_bit[*bit] != [0; 2]).collect();
    assert_eq!(bits.iter().map(|bit| results.wrong.by_bit[*bit]).collect::<Vec<_>>(), [[words, 0]]);
    let log = read(results.wrong.log().as_bytes(), &entries::Options::default()).expect("a log");
    assert_eq!((log.form, log.malformed, &log.unused[..]), ("csv", 0, &["reread".to_owned(), "test".to_owned()][..]));
    let sightings: Vec<_> = log.sightings.into_parts().flat_map(|part| part.sightings()).collect();
    assert_eq!(sightings.len() as u64, words);
    let bit = (at % 32 * 8) as u16 + bits[0] as u16;
    assert!(sightings.iter().all(|s| (s.entry, &s.bits[..], s.down) == (5, &[bit][..], Some(0))), "{sightings:?}");
}

/// For each test, the lowest probability in a rising series at which it finds anything.
fn thresholds(neighbour: &str) -> BTreeMap<Test, f64> {
    let mut first = BTreeMap::new();
    let options = |test| Options { tests: vec![test], ..Options::default() };
    for step in 0..15 {
        let p = 1e-5 * f64::from(1 << step);
        let body = format!(
            "  - id: c\n    coupling: {{cells: 600, probability: {p:e}, repeat-factor: 10, neighbour: {neighbour}}}\n"
        );
        let map = place(&tiny(), &body, 1.0, 20);
        for t in Test::ALL {
            if test(&map, &EntryCodec::none(), &options(t), 1).tests[0].found() {
                first.entry(t).or_insert(p);
            }
        }
    }
    first
}

// covers: M.4
#[test]
fn positive_control_as_coupling_rises_modulo_20_fires_first_and_moving_inversions_stay_silent() {
    for neighbour in ["row", "column"] {
        let first = thresholds(neighbour);
        let m20 = first.get(&Test::M20).copied().expect("it fires");
        for (other, p) in first.iter().filter(|f| *f.0 != Test::M20) {
            assert!(m20 < *p, "{neighbour}: M20 at {m20:e}, {other} at {p:e}");
        }
        for silent in [Test::Mi10, Test::Mir, Test::L, Test::L4, Test::Ls, Test::Ls4] {
            assert_eq!(first.get(&silent), None, "{neighbour}: {silent}");
        }
        assert!(first.contains_key(&Test::Rb), "{neighbour}: others fire later: {first:?}");
    }
}

// covers: M.1 M.2
#[test]
fn one_stuck_cell_costs_each_test_as_many_bits_as_its_patterns_say() {
    for value in [0u64, 1] {
        let body = format!("  - id: s\n    stuck-at: {{address: 4256, bit: 83, value: {value}}}\n");
        let results = test(&place(&tiny(), &body, 1.0, 1), &EntryCodec::none(), &Options::default(), 1);
        let bits = |t: Test| results.tests.iter().find(|r| r.test == t).expect("it ran").bit_errors;
        // In 8 shifts, a walking byte sets a bit once and clears it 7 times; in 32 shifts, 31 times. A pattern and its
        // complement show either value once.
        let expected = |t| match (t, value) {
            (Test::Mi10 | Test::Mir | Test::M20, _) => Some(1),
            (Test::OneWm, _) => Some(8),
            (Test::OneW1, 0) | (Test::FourW1, 0) | (Test::OneW0, 1) | (Test::FourW0, 1) => Some(1),
            (Test::OneW0, _) | (Test::OneW1, _) => Some(7),
            (Test::FourW0, _) | (Test::FourW1, _) => Some(31),
            // A simulated device takes no march test.
            (Test::Rb | Test::MarchC | Test::MarchSs | Test::MarchRaw, _) => None,
            (Test::L | Test::L4 | Test::Ls | Test::Ls4, stuck) => Some(stuck),
        };
        for t in Test::ALL {
            assert!(expected(t).is_none_or(|e| e == bits(t)), "{t} with a cell stuck at {value}: {} bits", bits(t));
        }
        assert!(bits(Test::Rb) <= 1);
    }
}

// covers: M.4
#[test]
fn the_result_of_an_iteration_is_whether_anything_was_found_not_how_much() {
    let body = "  - id: s\n    stuck-at: {count: 30}\n";
    let results = test(&place(&tiny(), body, 1.0, 2), &EntryCodec::none(), &Options::default(), 4);
    assert_eq!(results.failed_iterations, 4);
    let mi10 = results.tests[0];
    assert!(mi10.bit_errors > 4 * 20 && mi10.failed_iterations == 4, "{mi10:?}");
    // An entry with a DUE is a failure too, though no wrong word is delivered.
    let body = "  - id: r\n    row: {behaviour: inverted, byte: 0}\n";
    let options = Options { tests: vec![Test::Mi10], ..Options::default() };
    let results = test(&place(&tiny(), body, 1.0, 2), &scheme("duet"), &options, 2);
    assert_eq!((results.tests[0].bit_errors, results.failed_iterations), (0, 2));
    assert!(results.tests[0].reads.detected > 0);
}

// covers: M.3
#[test]
fn errors_that_scale_with_steps_are_logic_and_errors_that_do_not_are_memory() {
    let options = Options { tests: vec![Test::L, Test::L4, Test::Ls, Test::Ls4], ..Options::default() };
    let words = |body: &str| {
        let results = test(&place(&tiny(), body, 1.0, 3), &EntryCodec::none(), &options, 1);
        let words: Vec<u64> = results.tests.iter().map(|t| t.word_errors).collect();
        (words, results.tests.iter().map(|t| t.logic_errors).collect::<Vec<_>>())
    };
    // 16 384 words, 1024 steps.
    let (w, logic) = words("  - id: l\n    logic: {per-step: 1.0e-4, shared-per-step: 1.0e-4}\n");
    assert_eq!(w, logic, "all of them are known to be logic");
    let near = |x: u64, mean: f64| assert!((x as f64 - mean).abs() < 6.0 * mean.sqrt(), "{x} for {mean}");
    for (factor, x) in [1.0, 4.0, 2.0, 8.0].iter().zip(&w) {
        near(*x, factor * 1e-4 * 1024.0 * 16_384.0);
    }
    let (w, logic) = words("  - id: s\n    stuck-at: {count: 200, value: 1}\n");
    assert!(w[0] > 100 && w.iter().all(|x| *x == w[0]), "{w:?}");
    assert_eq!(logic, [0; 4]);
}

#[test]
fn counting_sound_entries_gives_what_simulating_every_one_of_them_gives() {
    let own = "  - id: events
    events: {count: 60, broad-multi-bit: 0}
  - id: cells
    stuck-at: {count: 9}
  - id: leaky
    weak-cells: {count: 20, refresh-ms: 48}
  - id: row
    row: {stack: 0, channel: 1, pseudo-channel: 0, bank: 1, row: 3, behaviour: random}
    activity: 0.1
  - id: c
    coupling: {cells: 80, probability: 0.2, neighbour: column}
";
    // The same and a fault of every bank that never acts: now every entry is simulated.
    let mut dense = own.to_owned();
    for i in 0..16 {
        let [a, b, c, d] = [i & 1, i >> 1 & 1, i >> 2 & 1, i >> 3 & 1];
        dense += &format!(
            "  - id: idle-{i}\n    bank: {{stack: {a}, channel: {b}, pseudo-channel: {c}, bank: {d}, behaviour: inverted}}\n    activity: 0\n"
        );
    }
    for id in ["none", "ni-secded", "trio"] {
        let (options, codec) = (Options::default(), scheme(id));
        let [sparse, dense] = [own, &dense].map(|b| test(&place(&tiny(), b, 7.0, 5), &codec, &options, 2));
        assert!(sparse.faulty_entries < 1000 && dense.faulty_entries == 2048, "{}", sparse.faulty_entries);
        assert_eq!(sparse.tests, dense.tests, "{id}");
        assert_eq!(sparse.reports, dense.reports, "{id}");
        assert!(sparse.failed_iterations > 0);
    }
}

#[test]
fn results_are_the_same_on_any_number_of_threads() {
    let body = "  - id: e\n    events: {count: 300}\n  - id: p\n    column: {behaviour: random}\n    activity: 0.01\n  - id: c\n    coupling: {cells: 900, probability: 0.01}\n";
    let geometry = device("A100-40GB").expect("shipped").geometry;
    let (map, codec) = (place(&geometry, body, 5.0, 8), scheme("trio"));
    let options = Options { tests: vec![Test::Mi10, Test::Rb, Test::M20], modulo_rounds: 2, ..Options::default() };
    let on = |threads| on_threads(threads, &map, &codec, &options, 2);
    let one = on(1);
    assert!(one.faulty_entries > 10_000 && !one.reports.is_empty());
    assert_eq!(one, on(2));
    assert_eq!(one, on(5));
}

#[test]
#[ignore = "takes seconds"]
fn every_outcome_shows_where_ecc_makes_it() {
    let body = "  - id: e\n    events: {count: 3000}\n  - id: s\n    stuck-at: {count: 200}\n";
    let geometry = device("V100-32GB").expect("shipped").geometry;
    let map = place(&geometry, body, 1.0, 2);
    let options = Options { tests: vec![Test::OneWm], ..Options::default() };
    let reads = |id: &str| test(&map, &scheme(id), &options, 3).tests[0].reads;
    let (none, secded, trio) = (reads("none"), reads("ni-secded"), reads("trio"));
    assert!(none.undetected > 0 && none.corrected + none.detected + none.miscorrected == 0, "{none:?}");
    assert!(none.masked > 0 && none.overwritten > 0);
    for r in [secded, trio] {
        assert!(r.corrected > 0 && r.detected > 0, "{r:?}");
    }
    assert!(secded.silent() > 10 * trio.silent() && secded.miscorrected > 0, "{secded:?} {trio:?}");
}

// covers: M.4
#[test]
fn a_run_that_cannot_run_is_an_error_and_no_result() {
    let map = FaultMap::none(tiny(), 1);
    let codec = EntryCodec::none();
    let attempt = |map: &FaultMap, options: &Options, stop| {
        let job = Job { map, codec: &codec, options, iterations: 1, sweep_seconds: 1.0, most_reports: 0 };
        Plan::new(job)?.finds(&AtomicBool::new(stop))
    };
    let odd = Options { period: 1000, ..Options::default() };
    assert!(matches!(attempt(&map, &odd, false), Err(CouldNotRun::Invalid(m)) if m.contains("period 1000")));
    let none = Options { tests: vec![], ..Options::default() };
    assert!(matches!(attempt(&map, &none, false), Err(CouldNotRun::Invalid(_))));
    assert_eq!(attempt(&map, &Options::default(), true), Err(CouldNotRun::Interrupted));
    let many = place(&tiny(), "  - id: l\n    logic: {per-step: 1}\n", 1.0, 1);
    assert!(matches!(attempt(&many, &Options::default(), false), Err(CouldNotRun::Invalid(_))));
}

#[test]
fn what_is_wrong_with_check_bits_does_not_matter_where_there_are_none() {
    let pin = "  - id: p\n    pin: {stack: 0, channel: 0, pseudo-channel: 0, pin: 70, behaviour: inverted}\n";
    let bank = "  - id: b\n    bank: {stack: 0, channel: 0, pseudo-channel: 0, bank: 1, behaviour: stuck-at-1}\n";
    let options = Options { tests: vec![Test::Mi10, Test::M20], ..Options::default() };
    let results = |body: &str, id: &str| test(&place(&tiny(), body, 1.0, 1), &scheme(id), &options, 1);
    let alone = results(pin, "none");
    assert_eq!((alone.faulty_entries, alone.failed_iterations, alone.tests[0].reads.masked), (0, 0, 0));
    assert!(results(pin, "ni-secded").tests[0].reads.corrected > 0);
    let (both, without) = (results(&(pin.to_owned() + bank), "none"), results(bank, "none"));
    assert_eq!((both.tests, both.faulty_entries), (without.tests, without.faulty_entries));
    assert!(without.faulty_entries == 128 && without.failed_iterations == 1, "{}", without.faulty_entries);
}
