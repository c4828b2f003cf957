//! Tests of reports on hand-made records.

use eccforge_outcomes::Probabilities;
use eccforge_runs::records::{Capture, CellIdentity, Counts, Identity, MONTE_CARLO, Record};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::report::{CellReport, Report, report};
use num_rational::BigRational;
use std::collections::BTreeMap;

/// Returns the report of one record of a cell, with its captured patterns.
fn reported(counts: Counts, captured: &[&str], exact: Option<&Probabilities>) -> Report {
    let cell = CellIdentity {
        class: "c".into(),
        patterns: "all".into(),
        bits: 32,
        samples: counts.total(),
        schemes: vec!["s".into()],
    };
    let identity = Identity {
        version: "0".into(),
        kind: MONTE_CARLO.into(),
        seed: 1,
        generator: "ars7".into(),
        block_samples: 1 << 18,
        model: ["m".into(), "0".into()],
        schemes: BTreeMap::from([("s".into(), "ab".into())]),
        cells: BTreeMap::from([("c@1x32".into(), cell)]),
        capture: captured.len(),
        ..Identity::default()
    };
    let capture = |(sample, error): (u64, &&str)| Capture { scheme: "s".into(), sample, error: (*error).to_owned() };
    let record = Record {
        cell: "c@1x32".into(),
        first: 0,
        blocks: 1,
        counts: [("s".into(), counts)].into_iter().collect(),
        silent: (0..).zip(captured).map(capture).collect(),
        ..Record::default()
    };
    let key = ("s".to_owned(), "c".to_owned());
    let exact = exact.map(|exact| (key, exact.clone())).into_iter().collect();
    report(&identity, &[record], &Expected { exact, ..Expected::default() })
}

#[test]
fn the_bits_of_a_capture_are_those_of_its_number() {
    let counts = Counts { undetected: 2, ..Counts::default() };
    let captures = reported(counts, &["80000005", "00"], None).captures;
    let bits: Vec<&[usize]> = captures.iter().map(|c| c.error_bits.as_slice()).collect();
    assert_eq!(bits, [&[0, 2, 31][..], &[]]);
}

#[test]
fn denials_name_the_outcomes_that_differ_and_no_other() {
    let part = |n: i64| BigRational::new(n.into(), 4.into());
    let exact = Probabilities { corrected: part(2), detected: part(2), ..Probabilities::default() };
    let cell = |corrected, detected, undetected| -> CellReport {
        let counts = Counts { corrected, detected, undetected, ..Counts::default() };
        reported(counts, &[], Some(&exact)).cells.remove(0)
    };
    assert!(!cell(5_010, 4_990, 0).denies_exact());
    let moved = cell(6_000, 4_000, 0);
    let expected = ["6000 of 10000 corrected, exact probability 1/2", "4000 of 10000 detected, exact probability 1/2"];
    assert!(moved.denials == expected && !moved.contradiction, "{:?}", moved.denials);
    let silent = cell(5_000, 4_999, 1);
    assert!(
        silent.denials == ["1 of 10000 silent, exact probability 0"] && silent.contradiction,
        "{:?}",
        silent.denials
    );
}

/// With an expected count of 0.01, one sample is 10 standard deviations away, and occurs in one run of a hundred.
#[test]
fn one_sample_of_a_rare_outcome_denies_nothing_and_four_do() {
    let one_in = |n: u64| BigRational::new(1.into(), n.into());
    let silent = one_in(1_000_000);
    let exact = Probabilities { detected: one_in(1) - &silent, undetected: silent.clone(), ..Probabilities::default() };
    let cell = |undetected| {
        let counts = Counts { detected: 10_000 - undetected, undetected, ..Counts::default() };
        reported(counts, &[], Some(&exact)).cells.remove(0)
    };
    // The probabilities of at least 1, 3 and 4 are 1e-2, 2e-7 and 4e-10.
    assert!(cell(1).z.is_some_and(|z| z > 9.0), "{:?}", cell(1));
    assert_eq!([0, 1, 3, 4].map(|k| cell(k).denies_exact()), [false, false, false, true]);
}
