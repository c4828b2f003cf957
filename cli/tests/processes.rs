//! Tests of two processes that write one output, and of the files that remain after a program is asked to end.

use crate::program;
use crate::searched::SPEC;
use crate::support::TINY;

use program::{Killed, command, path, stderr};
use std::path::Path;
use std::process::{Child, Stdio};

/// Commands that run long, the file of records that each keeps, and the row of the table in docs/engine.md with the message of a
/// second process.
const LONG: [(&str, &str, &str); 9] = [
    ("simulate trio --class byte --samples 1e4 --no-exact --out o", "o.records", "`simulate`"),
    ("simulate trio --class byte --samples 1e4 --no-exact --shard 1/2 --out o", "o.records", "`simulate`"),
    ("simulate hsiao-22-16 --all --out o", "o.records", "`simulate`"),
    ("fleet --gpus 100 --years 1 --scheme duet --out o", "o.records", "`fleet`"),
    ("memtest --profile tiny.yaml --out o", "o.records", "`memtest`"),
    ("memtest coverage --profile tiny.yaml --trials 1 --test MI10 --out o", "o.records", "`memtest coverage`"),
    ("reproduce --scheme trio --class byte --samples 1e4 --out d", "d/reproduce.records", "`reproduce --samples`"),
    ("search small.yaml --out d", "d/small.chains.records", "`search`"),
    ("merge part --out o", "o.records", "`merge`"),
];

/// Commands that keep no records: if two run at once, the result is the complete result of the one that ends last.
const LAST: [(&str, &str); 3] = [
    ("check hsiao-22-16 --format json --out o", "`check`"),
    ("memtest --host --size 1MiB --test MI10 --format json --out o", "`memtest --host`"),
    ("merge part --plot o", "`merge --plot`"),
];

/// Writes the files that the commands read.
fn inputs(folder: &Path) {
    std::fs::write(folder.join("tiny.yaml"), TINY).unwrap();
    std::fs::write(folder.join("small.yaml"), SPEC).unwrap();
    let part = "simulate trio --class byte --samples 1e4 --no-exact --out part";
    assert!(command(&part.split(' ').collect::<Vec<_>>()).current_dir(folder).output().unwrap().status.success());
}

/// The row of the table that names a command.
fn row(name: &str) -> &'static str {
    let text = include_str!("../../docs/engine.md");
    let is_named =
        |line: &&str| line.starts_with('|') && line.split('|').nth(1).is_some_and(|cell| cell.contains(name));
    text.lines().find(is_named).unwrap_or_else(|| panic!("docs/engine.md has no row of {name}"))
}

#[cfg(unix)]
#[test]
fn a_second_process_on_an_output_gets_a_message_and_changes_nothing() {
    use std::os::unix::fs::OpenOptionsExt;
    for (words, records, name) in LONG {
        let folder = tempfile::tempdir().unwrap();
        inputs(folder.path());
        let lock = folder.path().join(format!("{records}.lock"));
        std::fs::create_dir_all(lock.parent().unwrap()).unwrap();
        let locked = std::fs::File::options().write(true).create_new(true).mode(0o600).open(&lock).unwrap();
        locked.lock().unwrap();
        std::fs::write(&lock, "17 on node3").unwrap();
        let words: Vec<&str> = words.split(' ').collect();
        let run = |more: &[&str]| command(&[&words[..], more].concat()).current_dir(folder.path()).output().unwrap();
        let second = run(&[]);
        let message =
            format!("{}: another process (17 on node3) is writing to it", records.rsplit('/').next().unwrap());
        assert!(
            second.status.code() == Some(2) && stderr(&second).contains(&message),
            "{words:?}: {}",
            stderr(&second)
        );
        assert!(row(name).contains("another process (PID on HOST) is writing to it"), "{name}");
        assert!(!folder.path().join(records).exists() && !folder.path().join("o").exists(), "{words:?}");
        let first_gone = run(&["--no-lock"]);
        assert!(matches!(first_gone.status.code(), Some(0 | 1)), "{words:?}: {}", stderr(&first_gone));
        drop(locked);
        let third = run(&["--wait", "100"]);
        assert!(matches!(third.status.code(), Some(0 | 1)), "{words:?}: {}", stderr(&third));
        assert!(!lock.exists(), "{words:?}: the lock is removed with its process");
    }
}

#[test]
fn of_two_processes_without_records_the_last_has_written_the_result() {
    for (words, name) in LAST {
        let folder = tempfile::tempdir().unwrap();
        inputs(folder.path());
        let start = || {
            let mut command = command(&words.split(' ').collect::<Vec<_>>());
            command.current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
        };
        for child in [start(), start()] {
            let output = child.wait_with_output().unwrap();
            assert!(output.status.success(), "{words}: {}", stderr(&output));
        }
        assert!(row(name).contains("the last"), "{name}");
        assert!(std::fs::metadata(folder.path().join("o")).is_ok_and(|m| m.len() > 0), "{words}");
        let left =
            std::fs::read_dir(folder.path()).unwrap().filter(|f| f.as_ref().unwrap().file_name() == *".eccforge-");
        assert_eq!(left.count(), 0);
    }
}

/// Whether the working directory of a process is this folder or a folder in it.
#[cfg(target_os = "linux")]
fn is_used(folder: &Path) -> bool {
    let processes = std::fs::read_dir("/proc").unwrap().flatten().map(|process| process.path().join("cwd"));
    processes.filter_map(|cwd| std::fs::read_link(cwd).ok()).any(|cwd| cwd.starts_with(folder))
}

#[cfg(target_os = "linux")]
/// Waits for up to a minute until the condition holds.
fn wait_for(what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..6000 {
        if is_so() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("{what}");
}

#[cfg(target_os = "linux")]
fn signal(child: &Child, name: &str) {
    crate::program::signal(name, child.id());
}

/// A tool that starts another program and does not end replaces yosys. A stand-in also replaces abc, for which `prove` looks.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_tools_with_the_program_and_removes_their_folder() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::ExitStatusExt;
    let (tools, folders) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let folder = folders.path().canonicalize().unwrap();
    for (name, script) in [
        ("yosys", "[ \"$1\" = -V ] && echo 'Yosys 0.1' && exit\nsleep 600 &\nsleep 600\n"),
        ("berkeley-abc", "echo 'UC Berkeley, ABC 1.01'\n"),
    ] {
        let tool = tools.path().join(name);
        std::fs::write(&tool, format!("#!/bin/sh\n{script}")).unwrap();
        std::fs::set_permissions(&tool, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let search = format!("{}:{}", tools.path().display(), std::env::var("PATH").unwrap());
    for (name, number) in [("-TERM", 15), ("-INT", 2), ("-HUP", 1)] {
        // A shell in the background ignores some of these signals, and its children inherit that; `env` resets it.
        let mut program = std::process::Command::new("env");
        program.args(["--default-signal=HUP,INT,TERM", env!("CARGO_BIN_EXE_eccforge"), "prove", "hsiao-22-16"]);
        program.env("PATH", &search).env("TMPDIR", &folder).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = Killed(program.spawn().unwrap());
        wait_for("the tool runs", || is_used(&folder));
        signal(&child.0, name);
        assert_eq!(child.0.wait().unwrap().signal(), Some(number));
        wait_for("the tool and its child have ended", || !is_used(&folder));
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "{name}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_hook_of_a_watch() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let line = "2026-03-02T08:00:01Z n17 kernel: NVRM: Xid (PCI:0000:18:00): 63, Row Remapper: New row \
                (0x0000000018f31d80) marked for remapping, reset gpu to activate.\n";
    std::fs::write(at("kern.log"), line).unwrap();
    std::fs::create_dir(at("hook")).unwrap();
    let folder = at("hook").canonicalize().unwrap();
    let hook = format!("cd {}; sleep 600 & sleep 600", path(&folder));
    let log = at("kern.log");
    let mut watch = command(&["gpu", "watch", path(&log), "--hook", &hook, "--listen", "127.0.0.1:0"]);
    let mut child = Killed(watch.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    wait_for("the hook runs", || is_used(&folder));
    signal(&child.0, "-TERM");
    child.0.wait().unwrap();
    wait_for("the hook and its child have ended", || !is_used(&folder));
}
