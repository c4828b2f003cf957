//! Tests that the report on a golden file that differs shows the difference, and that its command updates the file.

use std::path::Path;
use std::process::Command;

/// The environment variable that names the file for the run that the printed command starts.
const FILE: &str = "ECCFORGE_GOLDEN_FILE";

const MADE: &str = "one\nthree\n";

#[test]
fn the_command_of_a_report_updates_the_file() {
    if let Some(path) = std::env::var_os(FILE) {
        return xtask::golden!([(path, MADE)]);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("held.txt");
    let report = || {
        let refused = std::panic::catch_unwind(|| xtask::golden!([(&path, MADE)])).expect_err("the file differs");
        *refused.downcast::<String>().expect("a message")
    };
    // A golden file that is removed fails its test.
    assert!(report().contains("held.txt: No such file"), "{}", report());
    std::fs::write(&path, "one\ntwo\n").expect("writable");
    let report = report();
    assert!(report.contains("held.txt, committed\n") && report.contains("\n one\n-two\n+three\n"), "{report}");
    let (_, command) = report.split_once("If that is right: ").expect("a command");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let output = Command::new("sh").args(["-c", command]).env(FILE, &path).current_dir(root).output().expect("a shell");
    let printed = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && printed.contains(" 1 passed"), "{command}\n{printed}");
    assert_eq!(std::fs::read_to_string(&path).expect("there"), MADE);
    xtask::golden!([(&path, MADE)]);
}
