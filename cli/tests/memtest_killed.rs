//! Tests that `eccforge memtest` resumes from its records after a kill or an interruption.

use crate::program::{self, fails, stderr};
use crate::support;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use support::TINY;

fn eccforge(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = program::command(&["memtest"]);
    command.args(arguments).current_dir(folder);
    command
}

/// A child process that is killed when the test ends, even if the test fails.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

fn lines(path: &Path) -> usize {
    std::fs::read(path).map_or(0, |b| b.iter().filter(|c| **c == b'\n').count())
}

/// Starts a run and waits until it has written more records. Returns whether the run was still in progress.
fn begin(folder: &Path, arguments: &[&str], records: &Path) -> (Killed, bool) {
    let before = lines(records);
    let mut child = Killed(eccforge(folder, arguments).stderr(Stdio::piped()).spawn().expect("it starts"));
    let mut over = || child.0.try_wait().expect("a child").is_some();
    while lines(records) < before + 3 && !over() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let alive = !over();
    (child, alive)
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("writable");
    write("tiny.yaml", TINY);
    write(
        "f.yaml",
        "eccforge-faults: 1\nid: f\nfaults:\n  - id: s\n    stuck-at: {count: 12}\n    activity: 0.001\n  - id: e\n    events: {count: 12}\n",
    );
    folder
}

/// A result without the command line that made it.
fn result(path: &Path) -> Value {
    let mut value: Value = serde_json::from_slice(&std::fs::read(path).expect("written")).expect("JSON");
    value["provenance"]["command"] = Value::Null;
    value
}

const RUN: [&str; 12] = [
    "--profile",
    "tiny.yaml",
    "--faults",
    "f.yaml",
    "--scheme",
    "ni-secded",
    "--iterations",
    "6000",
    "--test",
    "MI10,MIR,RB",
    "--format",
    "json",
];

#[test]
fn a_run_killed_again_and_again_ends_with_the_same_result_and_leaves_no_records() {
    let folder = folder();
    let file = |name: &str| -> PathBuf { folder.path().join(name) };
    let with = |out: &'static str, events: &'static str, threads: &'static str| {
        [&RUN[..], &["--out", out, "--events-out", events, "--threads", threads]].concat()
    };
    let output = eccforge(folder.path(), &with("whole.json", "whole.jsonl", "2")).output().expect("it starts");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(!file("whole.json.records").exists(), "a finished run needs no records");
    let (records, mut kills) = (file("torn.json.records"), 0);
    for _ in 0..5 {
        let (child, alive) = begin(folder.path(), &with("torn.json", "torn.jsonl", "1"), &records);
        kills += u32::from(alive);
        drop(child);
    }
    assert!(kills >= 4 && !file("torn.json").exists() && !file("torn.jsonl").exists(), "{kills} kills in the middle");

    // What is of another run, or damaged, is refused and not touched.
    let before = std::fs::read(&records).expect("records");
    let other = [&with("torn.json", "torn.jsonl", "1")[..], &["--seed", "2"]].concat();
    let why = "the records there belong to another run: `options.seed` is 1 in one and 2";
    fails(&mut eccforge(folder.path(), &other), 2, why);
    assert_eq!(std::fs::read(&records).expect("records"), before);
    let mut damaged = before.clone();
    let at = before.len() - 20;
    damaged[at] ^= 1;
    std::fs::write(&records, &damaged).expect("writable");
    let output = eccforge(folder.path(), &with("torn.json", "torn.jsonl", "1")).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("damaged from byte"), "{}", stderr(&output));

    let last = [&with("torn.json", "torn.jsonl", "3")[..], &["--salvage"]].concat();
    let output = eccforge(folder.path(), &last).output().expect("it starts");
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(stderr(&output).contains("resuming after"), "{}", stderr(&output));
    assert_eq!(result(&file("torn.json")), result(&file("whole.json")));
    let events = |name: &str| std::fs::read_to_string(file(name)).expect("written");
    assert_eq!(events("torn.jsonl"), events("whole.jsonl"));
    assert!(events("whole.jsonl").lines().count() > 20);
    assert!(!records.exists());
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_was_found_and_says_how_to_go_on() {
    let folder = folder();
    let arguments = [&RUN[..], &["--out", "new/run.json", "--threads", "2"]].concat();
    let records = folder.path().join("new/run.json.records");
    let (mut child, alive) = begin(folder.path(), &arguments, &records);
    assert!(alive, "it was still under way");
    program::signal("-INT", child.0.id());
    assert_eq!(child.0.wait().expect("a child").code(), Some(3));
    let mut message = String::new();
    std::io::Read::read_to_string(child.0.stderr.as_mut().expect("a pipe"), &mut message).expect("text");
    assert!(message.contains("To resume, run the same command again:\n  eccforge memtest"), "{message}");
    assert!(records.exists() && !folder.path().join("new/run.json").exists());
}

#[test]
#[ignore = "takes seconds"]
fn a_coverage_matrix_killed_again_and_again_ends_as_the_whole() {
    let folder = folder();
    let with = |out: &'static str, threads: &'static str| {
        let base = ["coverage", "--profile", "tiny.yaml", "--faults", "f.yaml", "--trials", "100", "--format", "json"];
        [&base[..], &["--out", out, "--threads", threads]].concat()
    };
    let output = eccforge(folder.path(), &with("whole.json", "2")).output().expect("it starts");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let (records, mut kills) = (folder.path().join("torn.json.records"), 0);
    for _ in 0..4 {
        kills += u32::from(begin(folder.path(), &with("torn.json", "1"), &records).1);
    }
    assert!(kills >= 3, "{kills} kills in the middle");
    let output = eccforge(folder.path(), &with("torn.json", "2")).output().expect("it starts");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stderr(&output).contains("resuming after"), "{}", stderr(&output));
    let [torn, whole] = ["torn.json", "whole.json"].map(|name| result(&folder.path().join(name)));
    assert_eq!(torn, whole);
    let cells = |fault: usize| whole["rows"][fault]["cells"].as_array().expect("cells").clone();
    assert!(cells(0).iter().chain(&cells(1)).any(|c| (1..100).contains(&c["found"].as_u64().expect("a count"))));
    assert!(!records.exists());
}
