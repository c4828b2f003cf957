//! Tests that every command that a message or a result proposes can be run.

use crate::program::{program, search_path, stderr};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Mistakes: wrong names, ids of another kind, files of another kind, and options that do not fit.
const MISTAKES: [&str; 34] = [
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
    "fleet --profile mcelog",
    "gpu inject new.img due",
    "gpu inject new.img create",
    "gpu inject new.img create --profile linux-cec",
    "gpu what-if kernel.log --profile mcelog",
    "gpu replay kernel.log --profile rasdaemon",
];

/// Mistakes whose advice names the user's files, or runs for long.
const SLIPS: [&str; 24] = [
    "new --matrix bad.txt",
    "infer sources.yaml",
    "infer random.txt",
    "show trio --error byte:99:0xff",
    "show trio --error pin:80:1",
    "explain trio.2bit.x",
    "learn dimm beam-log.csv",
    "learn dimm sources.yaml",
    "learn beam beam-log.csv --runs sources.yaml",
    "learn beam beam-log.csv --runs few.csv",
    "check hsiao-39-32 --after sources.yaml",
    "check hsiao-39-32 --hd-profile",
    "check trio --dead-device foo",
    "check trio --attack",
    "check trio --bit-error-rate 2",
    "simulate trio --samples 0",
    "simulate trio --lane avx9",
    "simulate trio --shard 5/4",
    "prove trio --netlist sources.yaml",
    "gpu inject new.img due 0x1000",
    "gpu inject new.img reset --format json",
    "gpu smi new.img --format json",
    "memtest --profile h100 --test MI11",
    "tour hamming",
];

/// Commands whose results propose further ones, and the beginnings of those.
const RESULTS: [(&str, &[&str]); 37] = [
    ("list", &["eccforge list schemes", "eccforge list --all"]),
    ("new --hsiao 16 --out first.yaml", &["eccforge check first.yaml", "eccforge emit verilog first.yaml"]),
    ("new --from trio --out mine.yaml", &["eccforge check mine.yaml", "eccforge emit verilog mine.yaml"]),
    ("check trio", &["eccforge explain trio.2bit", "eccforge simulate trio --class 2bit"]),
    ("check mine.yaml", &["eccforge explain mine.yaml.2bit", "eccforge simulate mine.yaml --class 2bit"]),
    (
        "check epa-rs-39-36 --model epa-hbm2e",
        &["eccforge explain epa-rs-39-36.3bit --model", "eccforge simulate epa-rs-39-36 --class 3bit --model"],
    ),
    ("check hsiao-39-32", &["eccforge check hsiao-39-32 --model fpga-cram-words", "eccforge emit verilog hsiao-39-32"]),
    (
        "check veer-el2-iccm-64k",
        &["eccforge check veer-el2-iccm-64k --model", "eccforge emit verilog veer-el2-iccm-64k"],
    ),
    ("simulate first.yaml --class 2bit --samples 1000", &["eccforge check first.yaml --model hbm2-table1"]),
    ("simulate trio --rate 1e-3:1e-2 --samples 1000", &["eccforge check trio --bit-error-rate 1e-3,2e-3,5e-3,1e-2"]),
    ("simulate trio --sources sources.yaml --samples 1000", &[]),
    ("infer code.txt", &["eccforge infer code.txt --scheme inferred.yaml"]),
    ("gpu inject gpu.img create --profile h100", &["eccforge gpu inject gpu.img due", "eccforge gpu smi gpu.img"]),
    ("help schema", &["eccforge help schema scheme-file"]),
    ("learn beam few.csv", &["eccforge check trio --patterns few.csv"]),
    ("show trio --read 123", &["eccforge check trio"]),
    ("check trio --patterns beam-log.csv", &["eccforge check trio --after beam-log.csv"]),
    ("explain trio.2bit", &["eccforge show trio --error"]),
    ("simulate duet,trio --class bit --samples 1000", &["eccforge check duet"]),
    ("merge run.json", &["eccforge check trio"]),
    ("check trio --after 0,1", &["eccforge check trio"]),
    ("gpu replay kernel.log", &["eccforge gpu case kernel.log --out case", "eccforge gpu what-if kernel.log"]),
    ("gpu replay dmesg.log", &["eccforge gpu case dmesg.log --out case"]),
    ("gpu watch kernel.log --once", &["eccforge gpu replay kernel.log"]),
    ("gpu what-if month.jsonl", &["eccforge gpu replay month.jsonl --profile page-retirement-r352 --trace faults"]),
    ("learn beam beam-log.csv", &["eccforge learn beam beam-log.csv --out model.yaml"]),
    (
        "learn beam beam-log.csv --runs beam-runs.csv",
        &["eccforge learn beam beam-log.csv --runs beam-runs.csv --out model.yaml"],
    ),
    ("learn beam torn.csv", &["eccforge learn beam torn.csv --out model.yaml --skip-malformed"]),
    ("show hsiao-39-32 --data 12345678", &["eccforge show hsiao-39-32 --data 12345678 --error 17"]),
    ("show trio --error 17", &["eccforge check trio"]),
    ("learn beam beam-log.csv --out a'b.yaml", &["eccforge check trio --model 'a'\\''b.yaml'"]),
    ("learn dimm dimms.csv", &["eccforge check i-ssc"]),
    ("fleet --gpus 10 --scheme trio", &["eccforge check trio", "eccforge show a100-40gb"]),
    ("search search-secded-22-16.yaml --out found", &["eccforge check found/", "eccforge search certify found/"]),
    ("search certify found/sec-ded-22-16-1.cert", &["eccforge check found/sec-ded-22-16-1.yaml"]),
    (
        "memtest --profile h100 --size 16M --test RB --faults faults-mixed.yaml --events-out e.jsonl --errors-out w.csv",
        &["eccforge gpu replay e.jsonl", "eccforge learn beam w.csv --under"],
    ),
    ("emit verilog hsiao-22-16 --out v", &["eccforge prove hsiao-22-16 --dir v"]),
];

/// A folder with a file of each kind.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("writable");
    for name in [
        "kernel.log",
        "dimms.csv",
        "dmesg.log",
        "month.jsonl",
        "beam-log.csv",
        "beam-runs.csv",
        "faults-mixed.yaml",
        "search-secded-22-16.yaml",
        "sources.yaml",
    ] {
        let sample = at(folder.path(), &format!("example {name} --out {name}"));
        assert!(sample.status.success(), "{}", stderr(&sample));
    }
    let log = std::fs::read_to_string(folder.path().join("beam-log.csv")).expect("written");
    write("torn.csv", &(log + "torn,line\n"));
    write("words.txt", "hello\nworld\n");
    write("code.txt", "0x31\n0x52\n0x64\n0x78\n");
    write("bad.txt", "111\n011\n");
    write("random.txt", "10\n01\n11\n");
    write("few.csv", "write,read,address,flips\n0,0,0,3\n");
    let run = at(folder.path(), "simulate trio --class bit --samples 1000 --out run.json --quiet");
    assert!(run.status.success(), "{}", stderr(&run));
    folder
}

fn at(folder: &Path, line: &str) -> std::process::Output {
    let mut command = Command::new("timeout");
    command.args(["--signal=KILL", "20"]).arg(program()).args(line.split_whitespace()).current_dir(folder);
    command.output().expect("the program timeout")
}

/// The commands of a message, in backticks or on lines of their own.
fn advised(message: &str) -> BTreeSet<String> {
    let quoted = message.split('`').skip(1).step_by(2).chain(message.lines().map(str::trim));
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

#[test]
fn every_mistake_gets_a_remedy() {
    let folder = folder();
    for line in MISTAKES.iter().chain(&SLIPS) {
        let output = at(folder.path(), line);
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{line}: {message}");
        // A range of numbers is a remedy in itself.
        assert!(
            [" help: ", "a number from ", "did you mean "].iter().any(|remedy| message.contains(remedy)),
            "{line} has no remedy: {message}"
        );
    }
}

/// The commands after a result, without their purposes.
fn proposed(text: &str) -> Vec<String> {
    // A long command continues on the next line.
    let text = text.replace("\\\n          ", "");
    let lines = text.lines().skip_while(|line| !line.starts_with("next  "));
    let commands =
        lines.map(|line| line.trim_start_matches("next").trim()).filter(|line| line.starts_with("eccforge "));
    commands.map(|line| line.split("   ").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_command_after_a_result_runs_and_no_other_form_has_one() {
    let folder = folder();
    for (line, expected) in RESULTS {
        let output = at(folder.path(), line);
        let text = String::from_utf8(output.stdout).expect("text");
        let next = proposed(&text);
        assert!(next.len() == expected.len() && next.len() <= 2, "{line}: {next:?}\n{text}");
        for (command, beginning) in next.iter().zip(expected) {
            assert!(command.starts_with(*beginning), "{line}: {command}");
            // Proofs need other programs.
            if command.starts_with("eccforge prove ") {
                continue;
            }
            let mut shell = Command::new("sh");
            let samples = if command.contains(" simulate ") { " --samples 1000" } else { "" };
            shell.args(["-c", &format!("{command}{samples}")]).env("PATH", search_path()).current_dir(folder.path());
            let run = shell.output().expect("a shell");
            assert!(!matches!(run.status.code(), None | Some(2 | 127)), "{line}: {command}: {}", stderr(&run));
        }
    }
    for format in ["json", "csv", "markdown"] {
        let output = at(folder.path(), &format!("check trio --format {format}"));
        assert!(!String::from_utf8(output.stdout).expect("text").contains("eccforge explain"), "{format}");
    }
}
