//! Tests of the next fault in entries of a log, against the oracle: each error of each class, together with the bits that the
//! syndromes of the log name.

use crate::support::oracle_for;

use eccforge_evidence::log::clock::LogClock;
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::outlook::Outlook;
use eccforge_gpu::observed::NextFault;
use eccforge_gpu::watch::{Batch, Watcher};
use eccforge_model::ErrorModel;
use eccforge_oracle::{Oracle, Status};
use eccforge_scheme::{Scheme, builtin};

const MODEL: &str = "\
eccforge-model: 1
id: m
name: M
source: test
unit: percent
classes:
  - {id: bit, name: 1 Bit, rate: 75, patterns: {weight: {bits: 1}}}
  - {id: 2bit, name: 2 Bits, rate: 25, patterns: {weight: {bits: 2}}}
";

fn scheme(id: &str) -> Scheme {
    builtin(id).expect("shipped").scheme()
}

fn outlook(id: &str) -> Result<Outlook, String> {
    let model = ErrorModel::from_text(&SourceFile::new("m.yaml", MODEL)).unwrap_or_else(|e| panic!("{e:?}"));
    Outlook::new(scheme(id), model)
}

/// A corrected or uncorrected error of one DIMM on a page, with a syndrome; 0 means none.
fn line(second: u32, kind: &str, page: u32, syndrome: u64) -> String {
    format!(
        "2026-03-02T08:15:{second:02}Z n17 kernel: EDAC MC0: 1 {kind} memory read error on CPU_SrcID#0_DIMM#0 \
         (channel:1 slot:0 page:{page:#x} offset:0x680 grain:8 syndrome:{syndrome:#x})"
    )
}

fn watched(lines: &[String]) -> Watcher {
    let mut watcher = Watcher::new("a test", 16, None, LogClock::new(None, None));
    let lines = lines.iter().map(|line| line.as_bytes().to_vec()).collect();
    watcher.take(&Batch { lines, ..Batch::default() });
    watcher
}

fn next_fault(outlook: &mut Outlook, lines: &[String]) -> Option<NextFault> {
    outlook.of_log(&watched(lines).observed).expect("countable").into_values().next()
}

fn syndrome(oracle: &Oracle, bits: &[usize]) -> u64 {
    let mut received = vec![false; oracle.bits];
    for bit in bits.iter() {
        received[*bit] = true;
    }
    oracle.syndromes(&received)[0]
}

/// The detected and the silent share of the next error of the model, by the oracle.
fn expected(oracle: &Oracle, wrong: &[usize]) -> [f64; 2] {
    let singles: Vec<Vec<usize>> = (0..oracle.bits).map(|bit| vec![bit]).collect();
    let pairs: Vec<Vec<usize>> = (0..oracle.bits).flat_map(|a| (0..a).map(move |b| vec![a, b])).collect();
    let mut sums = [0.0; 2];
    for (rate, errors) in [(0.75, singles), (0.25, pairs)] {
        for error in &errors {
            let mut received = vec![false; oracle.bits];
            for bit in error.iter().chain(wrong) {
                received[*bit] = true;
            }
            let decoded = oracle.decode(&received);
            let outcome = match decoded.status {
                Status::Detected => 0,
                _ if decoded.entry.contains(&true) => 1,
                _ => continue,
            };
            sums[outcome] += rate / errors.len() as f64;
        }
    }
    sums
}

fn assert_near(found: &NextFault, expected: [f64; 2]) {
    for (found, expected) in [found.detected, found.silent].into_iter().zip(expected) {
        assert!((found - expected).abs() < 1e-12, "{found} {expected}");
    }
}

#[test]
fn the_wrong_bits_of_syndromes_have_the_chances_of_the_oracle() {
    let (oracle, mut outlook) = (oracle_for("opentitan-72-64"), outlook("opentitan-72-64").expect("one codeword"));
    let of = |bit: usize| syndrome(&oracle, &[bit]);
    // Two errors of one entry add up, and an error of another page is in another entry.
    let both = [line(1, "CE", 0x111, of(3)), line(2, "CE", 0x111, of(40)), line(3, "CE", 0x222, of(7))];
    let found = next_fault(&mut outlook, &both).expect("a DIMM in error");
    assert_eq!((found.weak_entries, found.lost_entries), (2, 0));
    let [first, second] = [expected(&oracle, &[3, 40]), expected(&oracle, &[7])];
    assert_near(&found, [first[0].max(second[0]), first[1].max(second[1])]);
    // The same bit again changes nothing.
    let again = [line(1, "CE", 0x222, of(7)), line(9, "CE", 0x222, of(7))];
    assert_near(&next_fault(&mut outlook, &again).expect("a DIMM in error"), second);
}

#[test]
fn an_error_without_a_syndrome_is_one_wrong_bit_and_a_foreign_syndrome_is_named() {
    let (oracle, mut outlook) = (oracle_for("hsiao-39-32"), outlook("hsiao-39-32").expect("one codeword"));
    let mut mean = [0.0; 2];
    for bit in 0..39 {
        let [detected, silent] = expected(&oracle, &[bit]);
        mean = [mean[0] + detected / 39.0, mean[1] + silent / 39.0];
    }
    let found = next_fault(&mut outlook, &[line(1, "CE", 0x111, 0)]).expect("a DIMM in error");
    assert_near(&found, mean);
    // A syndrome of two bits is corrected by no decoder of this code.
    let foreign = syndrome(&oracle, &[0, 1]);
    let found = next_fault(&mut outlook, &[line(1, "CE", 0x111, foreign)]).expect("a DIMM in error");
    assert_eq!(found.foreign_syndromes, [format!("{foreign:#x}")]);
    assert_near(&found, mean);
}

#[test]
fn lost_entries_and_pages_out_of_use_are_not_weak() {
    let mut outlook = outlook("hsiao-39-32").expect("one codeword");
    let lost = [line(1, "CE", 0x111, 0), line(2, "UE", 0x111, 0)];
    let found = next_fault(&mut outlook, &lost).expect("a DIMM in error");
    assert_eq!((found.weak_entries, found.lost_entries, found.detected), (0, 1, 0.0));
    let out = [
        line(1, "CE", 0x111, 0),
        "2026-03-02T08:15:09Z n17 kernel: Memory failure: 0x111: recovery action for dirty LRU page: Recovered"
            .to_owned(),
    ];
    assert_eq!(next_fault(&mut outlook, &out), None, "its page is out of use");
}

#[test]
fn an_entry_of_several_codewords_is_rejected() {
    let error = outlook("trio").expect_err("four codewords");
    assert!(error.contains("trio has 4 codewords"), "{error}");
}
