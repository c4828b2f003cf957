//! Tests of results that cannot be printed, and of ids in results.

use crate::outputs::inputs;
use crate::program;
use std::process::Command;

/// One short command of every kind that prints a result.
#[cfg(unix)]
const PRINTING: [&str; 26] = [
    "--help",
    "--version",
    "check --help",
    "new --hsiao 16",
    "list",
    "show trio",
    "check hsiao-22-16",
    "reproduce ddr4-crc",
    "simulate hsiao-22-16 --all",
    "merge part.json",
    "emit rust hsiao-22-16",
    "emit c hsiao-22-16 --out d",
    "emit verilog hsiao-22-16 --out d",
    "search small.yaml --out d",
    "gpu replay kernel.log",
    "gpu what-if kernel.log --profile v100-page-retirement,h100",
    "gpu watch kernel.log --once",
    "gpu watch kernel.log --listen 127.0.0.1:0",
    "learn beam log.csv",
    "learn dimm dimm.csv --scheme trio",
    "fleet --gpus 100 --years 1 --scheme duet",
    "memtest --profile tiny.yaml",
    "help check",
    "help schema",
    "help schema scheme-file",
    "help completions bash",
];

/// Rust opens `/dev/null` in place of a closed output, so that a result would be lost with status 0.
#[cfg(unix)]
#[test]
fn a_result_that_cannot_be_printed_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    inputs(folder.path());
    let run = |words: &str, redirection: &str| {
        let line = format!("exec \"$0\" \"$@\" {redirection}");
        let mut command = Command::new("sh");
        command.args(["-c", &line, env!("CARGO_BIN_EXE_eccforge")]).args(words.split(' ')).current_dir(folder.path());
        let output = command.output().expect("the program starts");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert_eq!(run("simulate hsiao-22-16 --all --out part.json", ">&-").0, Some(0), "nothing is printed");
    for words in PRINTING {
        for (redirection, why) in [(">&-", "standard output is closed"), ("1</dev/null", "standard output is closed")] {
            let (status, message) = run(words, redirection);
            assert!(status == Some(2) && message.contains(why), "{words} {redirection}: {status:?} {message}");
        }
    }
    assert_eq!(run("check hsiao-22-16 --format json --out o.json", ">&-").0, Some(0));
    assert_eq!(run("list", ">/dev/null").0, Some(0));
    if cfg!(target_os = "linux") {
        assert_eq!(run("--help", ">/dev/full").0, Some(2));
    }
}

#[test]
fn the_id_of_a_learned_model_follows_the_rule_of_ids() {
    let folder = tempfile::tempdir().expect("a folder");
    inputs(folder.path());
    for id in ["", "A", "1a", "a b", "a/b", "../x", "a\nb", "a_b", "-a", "\u{e9}", &"a".repeat(41)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        command.args(["learn", "beam", "log.csv", "--out", "m.yaml"]).arg(format!("--id={id}"));
        let output = command.current_dir(folder.path()).output().expect("the program starts");
        let message = program::stderr(&output);
        assert!(output.status.code() == Some(2) && !folder.path().join("m.yaml").exists(), "{id}: {message}");
        assert!(id.is_empty() || message.contains("a letter, then letters, digits and dashes"), "{id}: {message}");
    }
}
