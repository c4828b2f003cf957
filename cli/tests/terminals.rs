//! The program on terminals of several widths.

use nix::pty::{Winsize, openpty};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a terminal of so many columns shows, without colours, and the exit status.
fn shown(folder: &Path, words: &str, columns: u16) -> (Vec<String>, Option<i32>) {
    let size = Winsize { ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    let pair = openpty(Some(&size), None).expect("a pseudo-terminal");
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    command.args(words.split(' ')).current_dir(folder).env_remove("COLUMNS").stdin(Stdio::null());
    command.stdout(pair.slave.try_clone().expect("a terminal")).stderr(pair.slave);
    let mut child = command.spawn().expect("the program starts");
    // The command holds ends of the terminal, which has no end before they are closed.
    drop(command);
    let (mut terminal, mut bytes, mut part) = (File::from(pair.master), Vec::new(), [0; 4096]);
    // Linux reports an error once no process has the terminal open.
    while let Ok(n @ 1..) = terminal.read(&mut part) {
        bytes.extend_from_slice(&part[..n]);
    }
    let status = child.wait().expect("it ends").code();
    let text = String::from_utf8(bytes).expect("text");
    let mut plain = String::new();
    let mut parts = text.split("\x1b[");
    plain += parts.next().unwrap_or_default();
    for part in parts {
        plain += part.split_once(|c: char| c.is_ascii_alphabetic()).map_or("", |(_, rest)| rest);
    }
    // A bar is drawn over and over in one line.
    let last = |line: &str| line.trim_end_matches('\r').rsplit('\r').next().unwrap_or_default().trim_end().to_owned();
    (plain.split('\n').map(last).collect(), status)
}

/// Whether a line is one word, such as a hash, after its indentation or its name.
fn is_one_word(line: &str, columns: u16) -> bool {
    line.split_whitespace().any(|word| word.chars().count() + 20 > usize::from(columns))
}

/// Runs a command at four widths.
fn fits(folder: &Path, words: &str, expected: i32) {
    fits_in(folder, words, expected, &[60, 80, 100, 120]);
}

fn fits_in(folder: &Path, words: &str, expected: i32, widths: &[u16]) {
    for &columns in widths {
        let (lines, status) = shown(folder, words, columns);
        assert_eq!(status, Some(expected), "{words}: {lines:#?}");
        let wide = lines.iter().find(|l| l.chars().count() > usize::from(columns) && !is_one_word(l, columns));
        assert_eq!(wide, None, "{words}, {columns} columns");
    }
}

#[test]
fn logs_fit_and_the_status_is_the_action() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = include_str!("../../policy/gpu/examples/traces/kernel.log");
    std::fs::write(folder.path().join("kernel.log"), log).expect("writable");
    let output = |words: &str| {
        Command::new(env!("CARGO_BIN_EXE_eccforge")).args(words.split(' ')).current_dir(folder.path()).output()
    };
    for words in ["gpu replay kernel.log", "gpu replay kernel.log --profile h100", "gpu watch kernel.log --once"] {
        let status = output(words).expect("it starts").status.code().expect("it ends by itself");
        fits(folder.path(), words, status);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn proofs_and_areas_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    // Each run takes seconds; what fits 60 columns is laid out as at 120 by the same code as all other results.
    for (words, columns) in [("prove hsiao-22-16", 60), ("area hsiao-22-16", 60), ("area hsiao-22-16", 120)] {
        fits_in(folder.path(), words, 0, &[columns]);
    }
}

#[test]
fn colours_and_characters_follow_the_environment() {
    let output = |words: &str, variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        command.args(words.split(' ')).env_remove("NO_COLOR").envs(variables.iter().copied());
        String::from_utf8(command.output().expect("it starts").stdout).expect("text")
    };
    let table = "reproduce --class bit,byte --scheme ni-sec2bec";
    assert!(!output(table, &[]).contains('\x1b') && output(table, &[]).contains('≠'));
    assert!(output(table, &[("CLICOLOR_FORCE", "1")]).contains('\x1b'));
    assert!(output(&format!("{table} --color always"), &[("NO_COLOR", "1")]).contains('\x1b'));
    assert!(!output(&format!("{table} --color never"), &[("CLICOLOR_FORCE", "1")]).contains('\x1b'));
    let ascii = output(table, &[("LC_ALL", "C")]);
    assert!(ascii.is_ascii() && ascii.contains("!="), "{ascii}");
}

#[test]
fn nothing_is_wider_than_the_terminal_and_no_number_is_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    let beam = include_str!("../../examples/beam-log.csv");
    std::fs::write(folder.path().join("log.csv"), beam).expect("writable");
    let commands = [
        "--help",
        "list",
        "list works",
        "list studies",
        "check hsiao-39-32 --bit-error-rate 1e-4",
        "check sec-ded-daec-72-64 --dead-device x4:0",
        "show trio --error 17,2.64",
        "show unity-on-die-chipkill --error 0.0,0.5,1.4",
        "reproduce --class bit,byte",
        "reproduce ddr4-crc",
        "simulate duet,trio --class byte --samples 1e4",
        "simulate hsiao-22-16 --all",
        "fleet --gpus 100 --years 1 --scheme ni-secded,trio",
        "learn beam log.csv",
        "memtest --host --size 1MiB --test MI10",
        "help search",
        "help prove",
        "help simulate",
        "help gpu replay",
        "help memtest",
        "help fleet",
    ];
    for words in xtask::cases(commands, [4, 1]) {
        fits(folder.path(), words, 0);
    }
    // 18 bits of H, 2^18 patterns: the number stands whole at any width.
    for columns in [60, 80, 120] {
        let (lines, _) = shown(folder.path(), "simulate hsiao-22-16 --bits 0-17", columns);
        assert!(lines.iter().any(|line| line.split_whitespace().any(|word| word == "262144")), "{lines:#?}");
    }
}
