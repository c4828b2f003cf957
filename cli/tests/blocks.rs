//! The shell blocks of the documents run, in the order in which they stand; the YAML blocks are read.
//!
//! Counts are smaller than what the documents show, so that a test is over in seconds; what is still long there, waits for events or needs
//! tools has its words read by `guides.rs` alone.

use crate::support;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What the documents have, and what runs in its place.
const SMALLER: [(&str, &str); 6] = [
    ("1e9", "1e4"),
    ("1e8", "1e4"),
    ("1e5 --out", "1e3 --out"),
    ("--gpus 10000", "--gpus 100"),
    ("--size 1GiB", "--size 1MiB"),
    (" && ", "; "),
];

/// Commands that no test runs so, by how they begin: hours of work, minutes of it, tools, events to come.
const NOT_HERE: [&str; 12] = [
    "cargo ",
    "eccforge area",
    "eccforge prove",
    "eccforge search",
    "eccforge simulate trio --all",
    "eccforge reproduce --exclusive",
    "eccforge reproduce unity-sc23",
    "eccforge memtest coverage",
    "eccforge memtest --host --quick",
    "eccforge gpu watch",
    "eccforge simulate trio --sources examples/sources.yaml --class",
    "eccforge gpu smi",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The blocks of a document in one language, without the lines around them.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("\n```{language}\n");
    text.split(&fence).skip(1).map(|rest| rest.split("\n```").next().unwrap_or_default().to_owned()).collect()
}

fn shell(folder: &Path, line: &str) -> Output {
    let programs = Path::new(env!("CARGO_BIN_EXE_eccforge")).parent().expect("a folder").to_path_buf();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::env::join_paths(std::iter::once(programs).chain(std::env::split_paths(&paths))).expect("paths");
    Command::new("sh").args(["-c", line]).env("PATH", paths).current_dir(folder).output().expect("a shell")
}

/// What the commands of the documents read: the examples, a scheme of one's own, logs of machines and of tests.
fn files(folder: &Path) {
    let put = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("writable");
    std::fs::create_dir(folder.join("examples")).expect("a folder");
    for entry in std::fs::read_dir(root().join("examples")).expect("the examples") {
        let path = entry.expect("readable").path();
        if path.is_file() {
            std::fs::copy(&path, folder.join("examples").join(path.file_name().expect("a name"))).expect("a file");
        }
    }
    let mine = read("codecs/schemes/trio.yaml").replacen("id: trio", "id: mine", 1);
    ["my-scheme.yaml", "mine.yaml", "my.yaml"].iter().for_each(|name| put(name, &mine));
    put("kernel.log", &read("policy/gpu/examples/traces/kernel.log"));
    put("events.jsonl", &read("policy/gpu/examples/traces/month.jsonl"));
    let field = "cpuid,channelid,dimmid,rankid,deviceid,bankgroupid,bankid,rowid,columnid,retryrderrlogparity,retryrderrlog,burst_info,\
                 error_type,log_time,manufacturter,model,PN,Capacity,FrequencyMHz,MaxSpeedMHz,McaBank,memory_type,region\n\
                 0,1,0,0,5,1,2,4711,16,32,8388609,0,CE,1700000000,A,X,P,32,2666,2666,7,DDR4,r1\n";
    ["dimms.csv", "dimm-1.csv"].iter().for_each(|name| put(name, field));
    std::fs::create_dir(folder.join("runs")).expect("a folder");
}

/// Runs what a document shows; returns how many commands.
fn runs(document: &str, before: &[&str]) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    files(folder.path());
    let ready = |line: &&str| assert!(shell(folder.path(), line).status.success(), "{line}");
    before.iter().for_each(ready);
    let mut count = 0;
    for line in blocks(&read(document), "sh").iter().flat_map(|block| block.lines()) {
        let line = line.split(" #").next().unwrap_or_default().trim();
        if line.is_empty() || NOT_HERE.iter().any(|start| line.starts_with(start)) {
            continue;
        }
        // What the document makes is not there before.
        if let Some((_, made)) = line.split_once("eccforge new ").and_then(|(_, rest)| rest.split_once("--out ")) {
            drop(std::fs::remove_file(folder.path().join(made)));
        }
        let smaller = SMALLER.iter().fold(line.to_owned(), |line, (large, small)| line.replace(large, small));
        let output = shell(folder.path(), &smaller);
        // 1 says that something is not as a file claims, which small counts may do; from 10 on a replay asks for an action.
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(0 | 1 | 10..)), "{document}: {smaller}\n{said}");
        count += 1;
    }
    count
}

#[test]
fn the_commands_of_the_readme_run() {
    assert!(runs("README.md", &[]) >= 4);
}

#[test]
#[ignore = "takes seconds"]
fn the_commands_of_the_quick_starts_run() {
    let log = "cp examples/beam-log.csv log.csv";
    let count = |page: &str, before: &[&str]| runs(&format!("docs/start/{page}.md"), before);
    assert!(count("hardware", &[]) >= 9);
    assert!(count("verification", &[]) >= 7);
    assert!(count("embedding", &[]) >= 3);
    assert!(count("reliability", &[log]) >= 7);
}

#[test]
#[ignore = "takes seconds"]
fn the_commands_on_beams_and_fleets_run() {
    assert!(runs("docs/beam.md", &[]) >= 7);
    assert!(runs("docs/public-data.md", &[]) >= 2);
    assert!(runs("docs/fleet.md", &[]) >= 4);
}

#[test]
#[ignore = "takes seconds"]
fn the_commands_on_memories_and_field_data_run() {
    let memtest = read("docs/memory.md");
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("card.csv"), &blocks(&memtest, "csv")[0]).expect("writable");
    let card = format!("cp {}/card.csv log.csv", folder.path().display());
    let faults = "eccforge memtest --profile H100 --scheme none --faults examples/faults-coupling.yaml --card a --format json --out runs/a.json";
    assert!(runs("docs/memory.md", &[&card, &format!("{faults} || true")]) >= 4);
    assert!(runs("docs/policy.md", &[]) >= 3);
}

#[test]
fn the_commands_on_hardware_run() {
    assert!(runs("docs/rtl.md", &[]) >= 6);
}

#[test]
fn the_yaml_of_the_documents_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |name: &str, text: &str, command: &str| {
        std::fs::write(folder.path().join(name), text).expect("writable");
        let output = shell(folder.path(), command);
        (output.status.code() == Some(2)).then(|| String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let faults = &blocks(&read("docs/memory.md"), "yaml")[0];
    // A device with the places that the faults name.
    let sizes = [
        ("channel: 2, pseudo-channel: 2, bank: 2, row: 16", "channel: 4, pseudo-channel: 2, bank: 8, row: 2048"),
        ("{field: channel, size: 2}", "{field: channel, size: 4}"),
        ("{field: bank, size: 2}", "{field: bank, size: 8}"),
        ("{field: row, size: 16}", "{field: row, size: 2048}"),
    ];
    let small = sizes.iter().fold(support::TINY.to_owned(), |text, (from, to)| text.replace(from, to));
    std::fs::write(folder.path().join("small.yaml"), small).expect("writable");
    let run = "eccforge memtest --profile small.yaml --scheme trio --test MI10 --iterations 1 --faults faults.yaml";
    assert_eq!(refused("faults.yaml", faults, run), None);
    assert!(refused("faults.yaml", &faults.replace("weak-cells", "weka-cells"), run).is_some());
    let work = &blocks(&read("docs/works.md"), "yaml")[0];
    assert_eq!(refused("work.yaml", work, "eccforge reproduce ./work.yaml"), None);
}

#[test]
fn the_mistake_in_the_quick_start_is_shown_as_the_program_shows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = read("docs/start/hardware.md");
    let block = blocks(&page, "").into_iter().find(|b| b.contains("parity.yaml:12:5")).expect("the mistake");
    std::fs::write(folder.path().join("parity.yaml"), read("codecs/scheme/tests/bad/one-syndrome.yaml"))
        .expect("writable");
    let said = String::from_utf8(shell(folder.path(), "eccforge check parity.yaml").stderr).expect("text");
    // Lines are as wide as the terminal.
    let words = |text: &str| text.split_whitespace().filter(|w| *w != "│").map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(&said), words(&block), "{said}");
}
