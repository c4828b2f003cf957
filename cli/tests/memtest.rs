//! Tests of `eccforge memtest`: exit statuses, output formats and files.

use crate::program::{self, fails};
use crate::support;

use eccforge_files::diagnostic::SourceFile;
use eccforge_memory::campaign::log::read;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Instant;
use support::TINY;

fn eccforge(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_eccforge"))
        .arg("memtest")
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("it starts")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it exits")
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("writable");
    write("tiny.yaml", TINY);
    write("cells.yaml", "eccforge-faults: 1\nid: cells\nfaults:\n  - id: s\n    stuck-at: {count: 5}\n");
    write("bad.yaml", "eccforge-faults: 1\nid: bad\nfaults:\n  - id: s\n    stuck-at: {cuont: 5}\n");
    folder
}

/// A model by its path from the folder of the faults, with a class of rate 0.
#[test]
fn events_of_a_learned_model_are_simulated() {
    let folder = folder();
    for name in ["learned-model-in-memtest.yaml", "model-zero-rate-class.yaml"] {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../policy/beam/tests/data");
        std::fs::copy(data.join(name), folder.path().join(name)).expect("writable");
    }
    let faults = ["--profile", "tiny.yaml", "--faults", "learned-model-in-memtest.yaml"];
    assert_eq!(code(&eccforge(folder.path(), &faults)), 0, "later writes hide three events");
    let text = std::fs::read_to_string(folder.path().join(faults[3])).expect("readable");
    std::fs::write(folder.path().join(faults[3]), text.replace("count: 3", "count: 3000")).expect("writable");
    assert_eq!(code(&eccforge(folder.path(), &faults)), 1);
    std::fs::remove_file(folder.path().join("model-zero-rate-class.yaml")).expect("removable");
    let missing = eccforge(folder.path(), &faults);
    assert!(String::from_utf8_lossy(&missing.stderr).contains("model-zero-rate-class.yaml"), "{missing:?}");
}

// covers: M.4
#[test]
fn the_exit_code_is_0_clean_1_errors_found_2_could_not_run() {
    let folder = folder();
    let run = |arguments: &[&str]| code(&eccforge(folder.path(), arguments));
    assert_eq!(run(&["--profile", "tiny.yaml"]), 0);
    assert_eq!(run(&["--profile", "tiny.yaml", "--faults", "cells.yaml"]), 1);
    assert_eq!(run(&["--profile", "tiny.yaml", "--faults", "cells.yaml", "--scheme", "trio"]), 0, "all are corrected");
    for (wrong, why) in [
        (&["--profile", "tiny.yaml", "--faults", "bad.yaml"][..], "bad.yaml:5:16: "),
        (&["--profile", "tiny.yaml", "--faults", "bad.yaml"], "did you mean `count`?"),
        (&["--profile", "tiny.yaml", "--faults", "none.yaml"], "none.yaml: cannot be read"),
        (&["--profile", "B300"], "there is no profile or file `B300`"),
        (
            &["--profile", "tiny.yaml", "--scheme", "chipkill-x4"],
            "has entries of 8 beats with 64 data and 8 check pins",
        ),
        (&["--profile", "tiny.yaml", "--scheme", "tiro"], "did you mean `trio`?"),
        (&["--profile", "tiny.yaml", "--lcg-period", "1000"], "the periods are 128, 256, 512, 1024, 2048"),
        (&["--profile", "tiny.yaml", "--size", "1GiB"], "tiny has 65536 bytes"),
        (&["--profile", "tiny.yaml", "--host"], "cannot be used with"),
        (&["--profile", "tiny.yaml", "--test", "M21"], "there is no test `M21`"),
        (&["--host", "--size", "8388608GiB"], "could not run: 9007199254740992 bytes are requested"),
        (&[], "no device to test is given"),
    ] {
        fails(program::command(&[&["memtest"], wrong].concat()).current_dir(folder.path()), 2, why);
    }
}

#[test]
fn a_result_is_written_whole_or_not_at_all_and_says_where_it_comes_from() {
    let folder = folder();
    let path = folder.path().join("result.json");
    let arguments = [
        "--profile",
        "tiny.yaml",
        "--faults",
        "cells.yaml",
        "--scheme",
        "ni-secded",
        "--seed",
        "7",
        "--format",
        "json",
        "--out",
        "result.json",
        "--card",
        "x",
        "--attribute",
        "node=n1",
    ];
    assert_eq!(code(&eccforge(folder.path(), &arguments)), 0);
    let text = std::fs::read_to_string(&path).expect("written");
    let result: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(result["provenance"]["seed"], 7);
    assert_eq!(result["provenance"]["command"][3], "tiny.yaml");
    assert_eq!(result["provenance"]["faults_sha256"].as_str().map(str::len), Some(64));
    assert_eq!(result["target"]["scheme"], "ni-secded");
    assert_eq!(result["tests"].as_array().map(Vec::len), Some(13));
    assert!(result["tests"][0]["reads"]["corrected"].as_u64() > Some(0));
    // The same again is the same, on any number of threads; but for the command line.
    let again: Vec<&str> = arguments.iter().copied().chain(["--threads", "1"]).collect();
    assert_eq!(code(&eccforge(folder.path(), &again)), 0);
    let mut second: Value = serde_json::from_str(&std::fs::read_to_string(&path).expect("written")).expect("JSON");
    second["provenance"]["command"] = result["provenance"]["command"].clone();
    assert_eq!(result, second);
    // A run that fails leaves the result as it was.
    let before = std::fs::read_to_string(&path).expect("written");
    assert_eq!(
        code(&eccforge(folder.path(), &["--profile", "tiny.yaml", "--faults", "bad.yaml", "--out", "result.json"])),
        2
    );
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), before);
    // And a campaign reads it.
    let executions = read(&SourceFile::new("result.json", text)).expect("a log");
    assert_eq!((executions[0].card.as_str(), executions[0].tests.len()), ("x", 13));
    let output = eccforge(folder.path(), &["campaign", "result.json", "--cutoff", "1", "--format", "json"]);
    assert_eq!(code(&output), 0, "{}", String::from_utf8_lossy(&output.stderr));
    let campaign: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&campaign["cards"], &campaign["gains"][0]["attribute"]), (&1.into(), &"node".into()));
}

#[test]
fn csv_has_a_line_for_each_test_and_text_a_table() {
    let folder = folder();
    let csv = eccforge(folder.path(), &["--profile", "tiny.yaml", "--faults", "cells.yaml", "--format", "csv"]);
    let text = String::from_utf8_lossy(&csv.stdout).into_owned();
    assert_eq!(text.lines().count(), 14);
    assert!(text.starts_with("test,iterations,failed_iterations,words,word_errors,bit_errors"));
    let table = eccforge(folder.path(), &["--profile", "tiny.yaml", "--test", "M20,RB"]);
    let text = String::from_utf8_lossy(&table.stdout).into_owned();
    assert!(
        text.contains("No errors: 0 of 2 tests failed\n") && text.contains("M20") && !text.contains("MI10"),
        "{text}"
    );
}

#[test]
fn the_coverage_matrix_comes_as_text_csv_json_and_picture() {
    let folder = folder();
    let base = ["coverage", "--profile", "tiny.yaml", "--faults", "cells.yaml", "--trials", "3", "--test", "MI10,4W1"];
    let with = |more: &[&str]| eccforge(folder.path(), &[&base[..], more].concat());
    let json = with(&["--format", "json", "--svg", "matrix.svg"]);
    assert_eq!(code(&json), 0, "{}", String::from_utf8_lossy(&json.stderr));
    let value: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(value["rows"][0]["cells"][0]["found"], 3, "stuck cells are found by ones and zeros");
    assert!(value["rows"][0]["cells"][0]["low"].as_f64() < Some(1.0));
    assert!(std::fs::read_to_string(folder.path().join("matrix.svg")).expect("drawn").contains("4W1"));
    let csv = String::from_utf8_lossy(&with(&["--format", "csv"]).stdout).into_owned();
    assert!(csv.contains("s,stuck-at,MI10,3,3,1,"), "{csv}");
    let text = String::from_utf8_lossy(&with(&[]).stdout).into_owned();
    assert!(text.contains("Devices of 3") && text.contains("4W1"), "{text}");
}

#[test]
fn this_machines_memory_is_tested_and_the_ratio_to_its_bandwidth_is_reported() {
    let folder = folder();
    let output = eccforge(folder.path(), &["--host", "--size", "4MiB", "--threads", "2", "--format", "json"]);
    assert_eq!(code(&output), 0, "{}", String::from_utf8_lossy(&output.stderr));
    let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&value["status"], &value["failed_iterations"]), (&"complete".into(), &0.into()));
    assert!(value["target"]["ratio"].as_f64() > Some(0.0) && value["target"]["bandwidth"]["read"].as_f64() > Some(0.0));
    assert_eq!(value["target"]["speed"].as_array().map(Vec::len), Some(9), "logic tests only if they are asked for");
}

#[test]
fn logic_tests_of_this_machine_run_if_they_are_named_or_asked_for() {
    let folder = folder();
    let tests = |arguments: &[&str]| {
        let common = ["--host", "--size", "64KiB", "--threads", "1", "--lcg-period", "128", "--format", "json"];
        let output = eccforge(folder.path(), &[&common, arguments].concat());
        let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        value["tests"].as_array().map(Vec::len)
    };
    assert_eq!(tests(&["--logic"]), Some(13));
    assert_eq!(tests(&["--test", "L,RB"]), Some(2));
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn a_quick_run_takes_less_than_a_minute() {
    let folder = folder();
    for target in [&["--host"][..], &["--profile", "A100-40GB", "--faults", "cells.yaml"]] {
        let started = Instant::now();
        let output = eccforge(folder.path(), &[target, &["--quick", "--threads", "1", "--format", "json"]].concat());
        assert!(started.elapsed().as_secs() < 60, "{target:?}: {:?}", started.elapsed());
        let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(value["tests"].as_array().map(Vec::len), Some(9));
        assert_eq!(value["target"]["bytes"], 64 << 20);
    }
}

/// The options of a short test of a card.
#[cfg(feature = "gpu")]
const ON_GPU: [&str; 4] = ["--device", "gpu", "--size", "64K"];
/// Short tests of logic and of every twentieth word.
#[cfg(feature = "gpu")]
const SHORT: [&str; 4] = ["--lcg-period", "128", "--modulo-rounds", "2"];

#[test]
#[cfg(feature = "gpu")]
#[ignore = "needs vulkan: cargo xtask ci"]
fn a_gpu_is_tested_and_planted_errors_are_found_and_decoded() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let folder = folder();
    let run = |more: &[&str]| eccforge(folder.path(), &[&ON_GPU[..], more].concat());
    let clean = run(&[&SHORT[..], &["--format", "json", "--out", "clean.json"]].concat());
    assert_eq!(code(&clean), 0, "{clean:?}");
    let json = |name: &str| -> Value {
        serde_json::from_str(&std::fs::read_to_string(folder.path().join(name)).expect("written")).expect("JSON")
    };
    let result = json("clean.json");
    assert_eq!((&result["target"]["kind"], &result["target"]["bytes"]), (&"gpu".into(), &65536.into()));
    assert_eq!((result["tests"].as_array().map(Vec::len), &result["status"]), (Some(13), &"complete".into()));
    assert!(!folder.path().join("clean.json.records").exists());
    let planted = ["--plant", "0x100:0x20", "--scheme", "trio", "--test", "MI10,MC-", "--errors-out", "errors.csv"];
    let found = run(&[&planted[..], &["--out", "planted.json"]].concat());
    assert_eq!(code(&found), 1, "{found:?}");
    let result = json("planted.json");
    let errors: Vec<&Value> = result["tests"].as_array().expect("tests").iter().map(|t| &t["word_errors"]).collect();
    assert_eq!(errors, [2, 5]);
    assert_eq!(result["tests"][0]["reads"]["corrected"], 2, "a bit in each of two sweeps");
    assert_eq!(result["wrong"]["first"][0]["reread"], result["wrong"]["first"][0]["read"]);
    let learned = Command::new(env!("CARGO_BIN_EXE_eccforge"))
        .args(["learn", "beam", "errors.csv"])
        .current_dir(folder.path())
        .output()
        .expect("it starts");
    assert!(learned.status.success(), "{learned:?}");
    let campaign = eccforge(folder.path(), &["campaign", "clean.json", "planted.json"]);
    assert_eq!(code(&campaign), 0, "{campaign:?}");
    let listed = program::command(&["list", "devices", "--format", "json"]).output().expect("it starts");
    let listed: Value = serde_json::from_slice(&listed.stdout).expect("JSON");
    assert_eq!(listed["devices"][0]["id"], "gpu:0");
    assert_eq!(listed["devices"][0]["name"], result["target"]["name"]);
}

#[test]
#[cfg(feature = "gpu")]
#[ignore = "needs vulkan: cargo xtask ci"]
fn an_interrupted_test_of_a_gpu_leaves_a_result_and_the_same_command_resumes_it() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let folder = folder();
    let words = ["memtest", "--device", "gpu", "--size", "256K", "--iterations", "20", "--test", "4W0,MI10"];
    let mut run = program::command(&[&words[..], &["--out", "run.json"]].concat());
    let mut child = run.current_dir(folder.path()).spawn().expect("it starts");
    let records = folder.path().join("run.json.records");
    let started = Instant::now();
    // The header and two records.
    while std::fs::read_to_string(&records).is_ok_and(|text| text.lines().count() < 3) || !records.exists() {
        assert!(started.elapsed().as_secs() < 120, "no records");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let pid = nix::unistd::Pid::from_raw(child.id().try_into().expect("a process"));
    nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGINT).expect("it runs");
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    let json = || -> Value {
        serde_json::from_str(&std::fs::read_to_string(folder.path().join("run.json")).expect("written")).expect("JSON")
    };
    let part = json();
    assert_eq!(part["status"], "interrupted");
    assert!(records.exists() && part["iterations"].as_u64() < Some(20), "{part}");
    assert_eq!(code(&eccforge(folder.path(), &[&words[1..], &["--out", "run.json"]].concat())), 0);
    let all = json();
    assert_eq!((&all["status"], &all["iterations"]), (&"complete".into(), &20.into()));
    assert!(!records.exists());
}

#[test]
fn a_gpu_that_cannot_be_tested_is_neither_a_pass_nor_an_error_of_memory() {
    let folder = folder();
    for (words, why) in [
        (&["--device", "cpu"][..], "write `gpu`, or `gpu:N`"),
        (&["--device", "gpu:x"], "write `gpu`, or `gpu:N`"),
        (&["--device", "gpu", "--host"], "cannot be used with"),
        (&["--device", "gpu", "--plant", "0x101:1"], "write a byte address that is a multiple of 4"),
        (&["--device", "gpu", "--plant", "0x100:0"], "write a byte address that is a multiple of 4"),
        (&["--plant", "0x100:1", "--host"], "cannot be used with"),
        (&["--profile", "tiny.yaml", "--test", "MSS"], "run it on a GPU or with --host"),
    ] {
        fails(program::command(&[&["memtest"], words].concat()).current_dir(folder.path()), 2, why);
    }
    for (words, why) in [
        (&["--device", "gpu"][..], "--device gpu does not support the generator ars7"),
        (&["--device", "gpus"], "write `gpu`, or `gpu:N`"),
        (&["--device", "gpu", "--weight", "2"], "cannot be used with"),
    ] {
        fails(
            program::command(&[&["simulate", "trio", "--samples", "1"], words].concat()).current_dir(folder.path()),
            2,
            why,
        );
    }
    // No driver: the environment of the loader names none.
    let none = folder.path().join("none.json");
    let why =
        if cfg!(feature = "gpu") { "this machine has no Vulkan" } else { "this program was built without GPU support" };
    let samples =
        ["simulate", "trio", "--class", "entry", "--generator", "philox", "--device", "gpu", "--out", "r.json"];
    for words in [&["memtest", "--device", "gpu", "--out", "r.json"][..], &["list", "devices"], &samples] {
        let mut command = program::command(words);
        command.current_dir(folder.path()).env("VK_DRIVER_FILES", &none).env("VK_ICD_FILENAMES", &none);
        fails(&mut command, 2, why);
    }
    assert!(!folder.path().join("r.json").exists());
}
