//! Tests that records with correct hashes and counts that no run can give are rejected with their place.

use crate::program;

use eccforge_files::digest::sha256;
use program::{path, records_of, run, stderr};
use serde_json::{Value, json};
use std::path::Path;

/// Lines of a record file as JSON; the first is the header.
pub fn lines(records: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(records).unwrap();
    text.lines().map(|line| serde_json::from_str(&line[65..]).unwrap()).collect()
}

/// Writes lines with the hashes of their content.
pub fn seal(records: &Path, lines: &[Value]) {
    let (mut chain, mut text) = ("eccforge records 1".to_owned(), String::new());
    for line in lines {
        chain = sha256(format!("{chain}{line}"));
        text += &format!("{chain} {line}\n");
    }
    std::fs::write(records, text).unwrap();
}

type Change = (&'static str, fn(&mut Vec<Value>));

/// Makes a run, then changes its records in each way: neither the command nor `merge` accepts them.
fn each_is_rejected(folder: &Path, arguments: &[&str], changes: &[Change]) {
    let (out, merged) = (folder.join("run.json"), folder.join("merged.json"));
    let arguments = [arguments, &["--threads", "1", "--out", path(&out)]].concat();
    let first = run(&arguments);
    assert!(first.status.success(), "{}", stderr(&first));
    let records = records_of(&out);
    let good = lines(&records);
    // JSON of this test sorts keys: sealed again without a change, the lines are accepted.
    seal(&records, &good);
    assert!(run(&arguments).status.success() && run(&["merge", path(&out), "--out", path(&merged)]).status.success());
    let result = std::fs::read(&out).unwrap();
    std::fs::remove_file(&merged).unwrap();
    std::fs::remove_file(records_of(&merged)).unwrap();
    for (name, change) in changes {
        let mut bad = good.clone();
        change(&mut bad);
        assert_ne!(bad, good, "{name}");
        seal(&records, &bad);
        for words in [&arguments[..], &["merge", path(&out), "--out", path(&merged)]] {
            let output = run(words);
            let message = stderr(&output);
            assert_eq!(output.status.code(), Some(2), "{name}: {words:?}: {message}");
            let has_place = ["run.json.records: damaged from byte", "record from block", "record of blocks"];
            assert!(has_place.iter().any(|place| message.contains(place)), "{name}: {words:?}: {message}");
            assert!(std::fs::read(&out).unwrap() == result, "{name}: the result is not touched");
            assert!(!merged.exists(), "{name}: nothing is merged");
        }
    }
}

/// A count of the scheme in the first record.
fn count<'l>(lines: &'l mut [Value], outcome: &str) -> &'l mut Value {
    &mut lines[1]["counts"]["hsiao-22-16"][outcome]
}

fn add(number: &mut Value, more: i64) {
    *number = json!(number.as_u64().unwrap().checked_add_signed(more).unwrap());
}

const SAMPLED: [Change; 17] = [
    ("outcomes of 1 000 samples too many", |l| add(count(l, "detected"), 1000)),
    ("an outcome is missing", |l| add(count(l, "miscorrected"), -1)),
    ("the largest count", |l| *count(l, "detected") = json!(u64::MAX)),
    ("counts whose sum is right modulo 2^64", |l| {
        *count(l, "clean") = json!(u64::MAX);
        add(count(l, "detected"), 1);
    }),
    ("no counts", |l| l[1]["counts"] = json!({})),
    ("counts of another scheme", |l| l[1]["counts"] = json!({"duet": l[1]["counts"]["hsiao-22-16"].clone()})),
    ("counts of one more scheme", |l| l[1]["counts"]["duet"] = l[1]["counts"]["hsiao-22-16"].clone()),
    ("no blocks", |l| l[1]["blocks"] = json!(0)),
    ("a pattern of too many digits", |l| l[1]["silent"][0]["error"] = json!("f".repeat(40))),
    ("a pattern that is not a number", |l| l[1]["silent"][0]["error"] = json!("zzzzzz")),
    ("a pattern with a bit outside the entry", |l| l[1]["silent"][0]["error"] = json!("400001")),
    ("a pattern of another scheme", |l| l[1]["silent"][0]["scheme"] = json!("../../x")),
    ("a pattern of a sample of another block", |l| l[1]["silent"][1]["sample"] = json!(599_999)),
    ("one pattern twice", |l| l[1]["silent"][1] = l[1]["silent"][0].clone()),
    ("more patterns than are kept", |l| {
        let mut last = l[1]["silent"][1].clone();
        add(&mut last["sample"], 1);
        l[1]["silent"].as_array_mut().unwrap().push(last);
    }),
    ("values that no run of samples has", |l| l[1]["values"] = json!({"found": [1]})),
    ("a part after the last one", |l| l[0]["shard"] = json!([4, 4])),
];

#[test]
fn counts_and_patterns_that_a_run_of_samples_cannot_have_are_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let base = ["simulate", "hsiao-22-16", "--class", "3bit", "--samples", "6e5", "--capture", "2"];
    each_is_rejected(folder.path(), &base, &SAMPLED);
}

#[test]
fn counts_that_a_sweep_cannot_have_are_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let base = ["simulate", "hsiao-39-32", "--weight", "4"];
    let changes: [Change; 2] = [
        ("a pattern moved from one record to another", |l| {
            add(&mut l[1]["counts"]["hsiao-39-32"]["detected"], 1);
            add(&mut l[2]["counts"]["hsiao-39-32"]["detected"], -1);
        }),
        ("a cell with other patterns than all of its weight", |l| {
            add(&mut l[0]["identity"]["cells"]["weight 4"]["samples"], 1);
        }),
    ];
    each_is_rejected(folder.path(), &base, &changes);
}

#[test]
fn counts_by_stage_that_samples_cannot_have_are_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let base = ["simulate", "unity-on-die-chipkill", "--rate", "1e-4", "--samples", "3e5"];
    each_is_rejected(
        folder.path(),
        &base,
        &[("a stage corrected more samples than there are", |l| {
            l[1]["values"]["unity-on-die-chipkill"][0] = json!(300_001);
        })],
    );
}

#[test]
fn figures_that_a_fleet_cannot_have_are_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let base = ["fleet", "--scheme", "duet", "--gpus", "640", "--years", "1"];
    each_is_rejected(
        folder.path(),
        &base,
        &[
            ("an event without a date", |l| add(&mut l[1]["values"]["duet/reads"][0], 1)),
            ("a figure that is not counted", |l| l[1]["values"]["duet/writes"] = json!([0])),
            ("outcomes of samples", |l| {
                l[1]["counts"] = json!({"duet": {
            "corrected": 64, "detected": 0, "undetected": 0, "miscorrected": 0, "clean": 0}})
            }),
        ],
    );
}
