//! Tests of the quick starts: every command runs in a folder that has only the program and its samples.

use crate::program::search_path;
use std::path::Path;
use std::process::Command;

/// Pages whose commands in ```` ```sh ```` blocks run one after the other in an empty folder, with only the program.
const STARTS: [&str; 12] = [
    "README.md",
    "docs/beam.md",
    "docs/fleet.md",
    "docs/install.md",
    "docs/memory.md",
    "docs/policy.md",
    "docs/public-data.md",
    "docs/rtl.md",
    "docs/start/embedding.md",
    "docs/start/hardware.md",
    "docs/start/reliability.md",
    "docs/start/verification.md",
];

/// Beginnings of commands that need more than an empty folder and the program, each with what it needs.
const NEEDS: [(&str, &str); 15] = [
    ("cargo ", "the repository"),
    ("export ", "cocotb"),
    ("pip ", "a Python environment"),
    ("dmesg ", "messages about memory errors on this machine"),
    ("eccforge gpu watch --listen", "the journal, and a port"),
    ("eccforge memtest campaign", "results of many cards"),
    ("eccforge memtest --host", "memory of this machine"),
    ("eccforge learn dimm dimm-", "logs of the reader"),
    ("eccforge reproduce --model maps.yaml", "the model of such logs"),
    ("eccforge prove my.yaml", "a scheme and netlists of the reader"),
    ("eccforge prove duet-trio --netlist decoder.v", "a netlist of the reader"),
    ("eccforge prove ni-secded --netlist decoder.v", "a netlist of the reader"),
    ("eccforge area --verilog", "Verilog of the reader"),
    ("eccforge learn beam sram.csv", "a log of the reader"),
    ("eccforge learn beam FILE", "a file of the reader"),
];

/// Counts on the pages, each with the smaller count that runs in its place, so that most commands end.
const SMALLER: [(&str, &str); 5] = [
    ("1e9", "1e4"),
    ("1e8", "1e4"),
    ("1e5 --out", "1e3 --out"),
    ("--gpus 10000", "--gpus 100"),
    ("--size 1GiB", "--size 1MiB"),
];

/// The commands of the shell blocks of a page, without comments.
fn commands(page: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        match line {
            "```sh" => inside = true,
            "```" => inside = false,
            _ if inside => all.push(line.split(" # ").next().unwrap_or_default().trim().to_owned()),
            _ => {}
        }
    }
    all.retain(|line| !line.is_empty() && !line.starts_with('#'));
    for line in &mut all {
        for (large, small) in SMALLER {
            *line = line.replace(large, small);
        }
    }
    all
}

/// A command that runs for longer than a few seconds has read its inputs, and is ended.
#[test]
#[ignore = "takes minutes"]
fn every_command_of_a_quick_start_runs_in_an_empty_folder() {
    let mut count = 0;
    for page in STARTS {
        let folder = tempfile::tempdir().expect("a folder");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(page);
        for command in commands(&std::fs::read_to_string(path).expect("a page")) {
            if NEEDS.iter().any(|(start, _)| command.starts_with(start)) {
                continue;
            }
            let mut limited = Command::new("timeout");
            limited.args(["--signal=KILL", "10", "sh", "-c", &command]).current_dir(folder.path());
            limited.env("PATH", search_path());
            let output = limited.output().expect("the program timeout");
            // No status: `timeout` ends by the signal that it sends. From 10 on, the status is an action. The memories that are
            // tested have faults.
            let has_faults = command.contains("memtest");
            let is_well = output.status.code().is_none_or(|code| code == 0 || code >= 10 || code == 1 && has_faults);
            assert!(is_well, "{page}: {command}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr));
            count += 1;
        }
    }
    assert!(count > 60, "{count} commands");
}

#[test]
fn a_sample_is_written_once_and_names_the_command_that_reads_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |line: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        command.args(line.split(' ')).current_dir(folder.path()).output().expect("it starts")
    };
    let written = run("example kernel.log");
    let next = String::from_utf8_lossy(&written.stdout).into_owned();
    assert!(written.status.success() && next.contains("next  eccforge gpu replay kernel.log --profile h100"), "{next}");
    assert!(run("example kernel.log").status.success(), "the same file again loses nothing");
    std::fs::write(folder.path().join("kernel.log"), "my log").expect("writable");
    assert_eq!(run("example kernel.log").status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(folder.path().join("kernel.log")).expect("kept"), "my log");
    let misspelt = run("example kernel.lob");
    assert!(String::from_utf8_lossy(&misspelt.stderr).contains("did you mean `kernel.log`?"));
    // Every command of the list reads its sample.
    let list = String::from_utf8(run("example").stdout).expect("text");
    for name in ["dmesg.log", "dimms.csv", "month.jsonl"] {
        assert!(list.contains(name) && run(&format!("example {name}")).status.success(), "{name}: {list}");
    }
    assert_eq!(run("learn dimm dimms.csv").status.code(), Some(0));
    assert_eq!(run("gpu replay dmesg.log").status.code(), Some(14), "the DIMM is to be replaced");
}
