//! Every command that a message advises can be run.

use crate::program::{program, stderr};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Mistakes: wrong names, ids of another kind, files of another kind, options that do not fit.
const MISTAKES: [&str; 28] = [
    "check hsiao-39-23",
    "check hbm2-table1",
    "check micro21",
    "check kernel.log",
    "check run.json",
    "check dimms.csv",
    "check hsiao-22-16,hsiao-39-32",
    "reproduce trio",
    "reproduce kernel.log",
    "show h10",
    "show nothing-like-it",
    "list scheme",
    "emit trio",
    "emit verilog trio.yml",
    "merge kernel.log",
    "memtest --profile linux-cec --size 1M",
    "memtest --profile v100 --size 1M",
    "simulate trio --class byt",
    "simulate trio --model micro21",
    "explain trio",
    "explain trio.2bits",
    "example kernel.lob",
    "help chek",
    "gpu replay run.json",
    "gpu what-if words.txt",
    "learn beam words.txt",
    "learn dimm words.txt",
    "fleet --calibrate delta",
];

/// A folder with a file of each kind.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("writable");
    write("kernel.log", include_str!("../samples/kernel.log"));
    write("dimms.csv", include_str!("../samples/dimms.csv"));
    write("words.txt", "hello\nworld\n");
    let run = at(folder.path(), "simulate trio --class bit --samples 1000 --out run.json --quiet");
    assert!(run.status.success(), "{}", stderr(&run));
    folder
}

fn at(folder: &Path, line: &str) -> std::process::Output {
    let mut command = Command::new("timeout");
    command.args(["--signal=KILL", "20"]).arg(program()).args(line.split_whitespace()).current_dir(folder);
    command.output().expect("the program timeout")
}

/// The commands of a message, which stand in backticks.
fn advised(message: &str) -> BTreeSet<String> {
    let quoted = message.split('`').skip(1).step_by(2);
    quoted.filter_map(|text| text.strip_prefix("eccforge ")).map(str::to_owned).collect()
}

/// A command with the names of files for its placeholders.
fn filled(command: &str) -> String {
    let word = |word: &str| match word {
        "LOG" => "kernel.log".to_owned(),
        word => word.to_owned(),
    };
    command.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_command_that_a_message_advises_runs() {
    let folder = folder();
    let mut tried = BTreeSet::new();
    for line in MISTAKES {
        let output = at(folder.path(), line);
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{line}: {message}");
        for command in advised(&message).into_iter().map(|command| filled(&command)) {
            if !tried.insert(command.clone()) {
                continue;
            }
            let advised = at(folder.path(), &command);
            let is_refused = advised.status.code() == Some(2);
            assert!(!is_refused, "{line} advises `{command}`: {}", stderr(&advised));
        }
    }
    assert!(tried.len() > 12, "{tried:#?}");
}
