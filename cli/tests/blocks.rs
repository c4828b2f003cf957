//! Tests that the YAML blocks of the documents can be read, and that the messages for their mistakes are those of the program.
//! `starts.rs` runs the shell blocks.

use crate::support;

use crate::program::search_path;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

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
    Command::new("sh").args(["-c", line]).env("PATH", search_path()).current_dir(folder).output().expect("a shell")
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
    let mut small = support::TINY.to_owned();
    for (from, to) in sizes {
        small = small.replace(from, to);
    }
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
    let message = String::from_utf8(shell(folder.path(), "eccforge check parity.yaml").stderr).expect("text");
    // Lines are as wide as the terminal.
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(&message), words(&block), "{message}");
}
