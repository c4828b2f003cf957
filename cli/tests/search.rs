//! Tests of `eccforge search` and `eccforge search certify` as a user runs them.

use crate::program::{self, fails};
use crate::searched;

use searched::{SPEC, codes};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = program::command(arguments);
    command.current_dir(folder);
    command
}

fn eccforge(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_search_is_the_same_at_any_number_of_threads_and_after_any_kill() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("small.yaml"), SPEC).unwrap();
    let run = |out: &str, threads: &str| {
        let output = eccforge(folder.path(), &["search", "small.yaml", "--out", out, "--threads", threads]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        codes(&folder.path().join(out))
    };
    let whole = run("a", "1");
    assert!(whole.len() >= 2, "a scheme and its certificate");
    assert_eq!(whole, run("b", "2"));
    // Killed while it wrote the fourth line: the header and two chains are whole.
    let chains = folder.path().join("a/small.chains.records");
    let lines = std::fs::read_to_string(&chains).unwrap();
    let cut: usize = lines.lines().take(3).map(|l| l.len() + 1).sum();
    std::fs::create_dir(folder.path().join("c")).unwrap();
    std::fs::write(folder.path().join("c/small.chains.records"), &lines[..cut + 5]).unwrap();
    assert_eq!(whole, run("c", "2"));
    // On a cluster: each process keeps its chains, and the command without --shard gathers them and runs the missing ones.
    for shard in ["0/3", "2/3"] {
        let arguments = ["search", "small.yaml", "--out", "d", "--shard", shard];
        assert!(eccforge(folder.path(), &arguments).status.success());
    }
    assert!(codes(&folder.path().join("d")).is_empty());
    assert_eq!(whole, run("d", "1"));
    let own = std::fs::read_to_string(folder.path().join("d/small.chains.records")).unwrap();
    assert_eq!(own.lines().count(), 1 + 2, "chains 1 and 4 were left");
    // Processes of one job are given one command.
    let auto = |rank: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        command.args(["search", "small.yaml", "--out", "auto", "--shard", "auto"]).current_dir(folder.path());
        command.env("SLURM_PROCID", rank).env("SLURM_STEP_NUM_TASKS", "2").output().expect("the program starts")
    };
    assert!(["0", "1"].iter().all(|rank| auto(rank).status.success()));
    assert!(folder.path().join("auto/small.chains.0-of-2.records").exists());
    assert_eq!(whole, run("auto", "1"));
}

/// A user who edits a file could put a foreign code among the results.
#[test]
fn chains_that_were_edited_or_have_no_hashes_are_refused_and_untouched() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("small.yaml"), SPEC).unwrap();
    assert!(eccforge(folder.path(), &["search", "small.yaml", "--out", "a", "--shard", "1/2"]).status.success());
    let chains = folder.path().join("a/small.chains.1-of-2.records");
    let good = std::fs::read_to_string(&chains).unwrap();
    let cost = good.find("\"cost\":").unwrap() + 7;
    let edited = format!("{}0{}", &good[..cost], &good[cost..]);
    for arguments in [&["--shard", "1/2"][..], &[]] {
        std::fs::write(&chains, &edited).unwrap();
        let search = [&["search", "small.yaml", "--out", "a"], arguments].concat();
        fails(&mut command(folder.path(), &search), 2, "its hash differs");
        assert_eq!(std::fs::read_to_string(&chains).unwrap(), edited);
    }
    std::fs::write(&chains, good).unwrap();
    std::fs::write(folder.path().join("a/small.chains.jsonl"), "").unwrap();
    fails(&mut command(folder.path(), &["search", "small.yaml", "--out", "a"]), 2, "without hashes");
}

/// Hashes only show that a line is unchanged, so the program measures the chain again.
#[test]
fn chains_with_right_hashes_and_other_columns_are_refused_and_write_nothing() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("small.yaml"), SPEC).unwrap();
    assert!(eccforge(folder.path(), &["search", "small.yaml", "--out", "a", "--shard", "0/2"]).status.success());
    let chains = folder.path().join("a/small.chains.0-of-2.records");
    let lines = std::fs::read_to_string(&chains).unwrap();
    let jsons: Vec<Value> = lines.lines().map(|line| serde_json::from_str(&line[65..]).unwrap()).collect();
    for (at, column) in [(0, Value::from(65535)), (1, jsons[2]["columns"][0].clone()), (21, Value::Null)] {
        let mut jsons = jsons.clone();
        let columns = jsons[2]["columns"].as_array_mut().unwrap();
        if column.is_null() {
            drop(columns.pop())
        } else {
            columns[at] = column
        }
        let (mut hash, mut sealed) = ("eccforge chains 1".to_owned(), String::new());
        for json in jsons {
            hash = eccforge_files::digest::sha256(format!("{hash}{json}"));
            sealed += &format!("{hash} {json}\n");
        }
        std::fs::write(&chains, sealed).unwrap();
        let output = eccforge(folder.path(), &["search", "small.yaml", "--out", "a"]);
        let message = text(&output.stderr);
        assert!(
            output.status.code() == Some(2) && message.contains("small.chains.0-of-2.records:3: chain "),
            "{message}"
        );
        assert!(codes(&folder.path().join("a")).is_empty());
    }
}

#[test]
fn what_is_found_is_certified_checked_and_refused_when_changed() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("small.yaml"), SPEC).unwrap();
    assert!(eccforge(folder.path(), &["search", "small.yaml", "--out", "."]).status.success());
    let good = eccforge(folder.path(), &["search", "certify", "small-1.cert"]);
    assert_eq!(good.status.code(), Some(0), "{}", text(&good.stderr));
    assert!(text(&good.stdout).starts_with("Certificate valid: "), "{}", text(&good.stdout));
    for (scheme, status, words) in
        [("small-1.yaml", 0, "Certificate valid: "), ("hsiao-22-16", 1, "Certificate REFUTED: ")]
    {
        let output = eccforge(folder.path(), &["search", "certify", "small-1.cert", "--scheme", scheme]);
        assert_eq!(output.status.code(), Some(status), "{}", text(&output.stdout));
        assert!(text(&output.stdout).contains(words), "{}", text(&output.stdout));
    }
    let check = eccforge(folder.path(), &["check", "small-1.yaml"]);
    assert_eq!(check.status.code(), Some(0), "{}{}", text(&check.stdout), text(&check.stderr));
    let path = folder.path().join("small-1.cert");
    let certificate = std::fs::read_to_string(&path).unwrap();
    let claim = certificate.lines().find(|l| l.starts_with("claim weight")).unwrap();
    std::fs::write(&path, certificate.replace(claim, "claim weight: 1")).unwrap();
    let claimless: String = certificate.lines().filter(|l| !l.starts_with("claim")).map(|l| format!("{l}\n")).collect();
    std::fs::write(folder.path().join("claimless.cert"), claimless).unwrap();
    fails(&mut command(folder.path(), &["search", "certify", "claimless.cert"]), 2, "without claims");
    let bad = eccforge(folder.path(), &["search", "certify", "small-1.cert"]);
    assert_eq!(bad.status.code(), Some(1));
    let json = eccforge(folder.path(), &["search", "certify", "small-1.cert", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    let statements = json["statements"].as_array().expect("a list");
    let refuted: Vec<_> = statements.iter().filter(|statement| statement["holds"] == false).collect();
    assert!(refuted.len() == 1 && refuted[0]["statement"] == "weight" && refuted[0]["claimed"] == "1", "{json}");
}

/// A search like that of the shipped scheme `sparse-pin`, but with three beats, so that it ends within seconds.
const ENTRY: &str = "eccforge-search: 1\nid: lanes\nentry: {beats: 3, data-pins: 16, check-pins: 8}\nlayers:\n  \
                     - {sources: 2, targets: 2, sums: 6}\n  - {sources: 2, targets: 2, sums: 6}\n\
                     chains: {count: 2, moves: 3e4, hot: 3, cold: 0.25, seed: 1}\n";

#[test]
#[ignore = "takes seconds"]
fn codes_of_entries_are_found_certified_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("lanes.yaml"), ENTRY).unwrap();
    let run = |threads: &str| eccforge(folder.path(), &["search", "lanes.yaml", "--out", ".", "--threads", threads]);
    let first = run("1");
    assert_eq!(first.status.code(), Some(0), "{}", text(&first.stderr));
    assert!(text(&first.stdout).contains("lanes-1"), "{}", text(&first.stdout));
    let found = codes(folder.path());
    std::fs::remove_file(folder.path().join("lanes.chains.records")).unwrap();
    assert!(run("2").status.success());
    assert_eq!(found, codes(folder.path()), "the same at any number of threads");
    let certified = eccforge(folder.path(), &["search", "certify", "lanes-1.cert"]);
    assert_eq!(certified.status.code(), Some(0), "{}", text(&certified.stderr));
    assert!(text(&certified.stdout).contains("Certificate valid: "));
    let check = eccforge(folder.path(), &["check", "lanes-1.yaml"]);
    assert_eq!(check.status.code(), Some(0), "{}{}", text(&check.stdout), text(&check.stderr));
    std::fs::write(folder.path().join("lanes.yaml"), ENTRY.replace("moves: 3e4", "moves: 1")).unwrap();
    let mut none = command(folder.path(), &["search", "lanes.yaml", "--out", "none"]);
    fails(&mut none, 2, "no chain ended without clashes");
}

#[test]
fn impossible_descriptions_are_refused_at_their_place_and_leave_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for (from, to, why) in [
        ("n: 22", "n: 40", "bad.yaml:3:4: n = 40 and k = 16 leave 24 check bits"),
        ("n: 22\nk: 16", "entry: {beats: 4, data-pins: 64, check-pins: 4}", "bad.yaml:4:1: unknown key `corrects`"),
        (
            "symbols: {bits: 2}",
            "adjacent: {bits: 3, solid: true}",
            "no such code exists: 42 correctable patterns of odd weight",
        ),
    ] {
        std::fs::write(folder.path().join("bad.yaml"), SPEC.replace(from, to)).unwrap();
        fails(&mut command(folder.path(), &["search", "bad.yaml", "--out", "out"]), 2, why);
        assert!(!folder.path().join("out").exists());
    }
    std::fs::write(folder.path().join("small.yaml"), SPEC).unwrap();
    std::fs::create_dir(folder.path().join("other")).unwrap();
    std::fs::write(folder.path().join("other/small.chains.records"), "not ours\n").unwrap();
    fails(
        &mut command(folder.path(), &["search", "small.yaml", "--out", "other"]),
        2,
        "small.chains.records: this is not a file of records",
    );
    assert_eq!(std::fs::read_to_string(folder.path().join("other/small.chains.records")).unwrap(), "not ours\n");
}
