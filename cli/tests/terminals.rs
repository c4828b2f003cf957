//! Tests of the program on terminals of several widths.

use crate::outputs::inputs;
use nix::pty::{Winsize, openpty};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

/// The text on a terminal with this number of columns, without colours, and the exit status.
fn shown(folder: &Path, words: &str, columns: u16) -> (Vec<String>, Option<i32>) {
    let size = Winsize { ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    let pair = openpty(Some(&size), None).expect("a pseudo-terminal");
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    command.args(words.split(' ')).current_dir(folder).env_remove("COLUMNS").stdin(Stdio::null());
    command.stdout(pair.slave.try_clone().expect("a terminal")).stderr(pair.slave);
    let mut child = command.spawn().expect("the program starts");
    // The command holds ends of the terminal, which has no end before they are closed.
    drop(command);
    let mut terminal = File::from(pair.master);
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
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

/// The output into a pipe with this number of columns.
fn piped(folder: &Path, words: &str, columns: u16) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    command.args(words.split(' ')).current_dir(folder).env("COLUMNS", columns.to_string());
    let output = command.output().expect("the program starts");
    String::from_utf8(output.stdout).expect("text") + &String::from_utf8_lossy(&output.stderr)
}

/// Words of a text; figures are not grouped, and marks are separate words.
fn words_of(text: &str) -> BTreeSet<String> {
    let plain = text.replace('\u{a0}', "").replace(['=', '~', '≠'], " ");
    let trimmed = |word: &str| word.trim_matches(['.', ',', ':', ';', '(', ')']).to_owned();
    plain.split_whitespace().map(trimmed).collect()
}

/// Words of the notes about columns that a narrow terminal leaves out.
const OF_NOTES: &str = "Too wide in every row for all all but COLUMNS shows all --all also shows next \\";

/// Whether a word is a measured time or rate, which differs between runs.
fn is_measured(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit() || b".%kMG".contains(&b))
}

/// Runs a command at four widths.
fn fits(folder: &Path, words: &str, expected: i32) {
    fits_in(folder, words, expected, &[60, 80, 100, 120]);
}

/// No line is wider than the terminal, and every word on it also occurs in the text without a limit: no word is broken.
fn fits_in(folder: &Path, words: &str, expected: i32, widths: &[u16]) {
    let (mut whole, is_timed) =
        (words_of(&piped(folder, words, 4000)), words.contains("--host") || words.contains("prove"));
    whole.extend(words_of(OF_NOTES));
    for &columns in widths {
        let (lines, status) = shown(folder, words, columns);
        assert_eq!(status, Some(expected), "{words}: {lines:#?}");
        let is_wide = |line: &&String| line.chars().count() > usize::from(columns);
        assert_eq!(lines.iter().find(is_wide), None, "{words}, {columns} columns");
        for line in &lines {
            assert_eq!(wrong_plural(line), None, "{words}, {columns} columns: {line}");
            for word in words_of(line).into_iter().filter(|word| !word.starts_with(['─', '┄', '│', '#', '█', '░']))
            {
                // The width at which a table shows all columns is stated only where it does not.
                let is_width =
                    line.contains(&format!("(COLUMNS={word} ")) || line.ends_with(&format!("(COLUMNS={word}"));
                let is_known = whole.contains(&word) || is_timed && is_measured(&word) || is_bar(line) || is_width;
                assert!(is_known, "{words}, {columns} columns: `{word}` in {line}");
            }
        }
    }
}

/// A noun in the plural after the number 1. Columns of a table are separated by more than one space, or end with a figure.
fn wrong_plural(line: &str) -> Option<String> {
    const VERBS: [&str; 11] =
        ["is", "has", "was", "needs", "waits", "differs", "does", "fails", "pass", "less", "contradicts"];
    let words: Vec<&str> = line.split(' ').collect();
    for place in words.windows(3) {
        let [before, number, noun] = place else { continue };
        let is_part = before.ends_with(|c: char| c.is_ascii_digit());
        let noun = noun.trim_end_matches(['.', ',', ':', ';', ')']);
        let is_plural = noun.ends_with('s') && noun.chars().all(char::is_lowercase) && !VERBS.contains(&noun);
        if *number == "1" && is_plural && !is_part {
            return Some(noun.to_owned());
        }
    }
    None
}

#[test]
fn a_wrong_plural_is_found() {
    assert_eq!(wrong_plural("latency 4 clocks, 1 pairs of multipliers").as_deref(), Some("pairs"));
    assert_eq!(wrong_plural("there is 1 pair, and 11 pairs; 1 is silent"), None);
}

/// Whether a line is progress, marks of bits or the scale below them.
fn is_bar(line: &str) -> bool {
    ["█", "░"].iter().any(|bar| line.contains(bar)) || line.starts_with("beat ") || line.starts_with("pin ")
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
    for (words, columns) in [
        ("prove hsiao-22-16", 60),
        ("area hsiao-22-16", 60),
        ("area hsiao-22-16", 120),
        ("area hsiao-22-16 --fpga xc7", 60),
    ] {
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
    inputs(folder.path());
    let commands = [
        ("--help", 0),
        ("list", 0),
        ("list schemes", 0),
        ("list studies", 0),
        ("list --all", 0),
        ("check trio", 0),
        ("check trio --all", 0),
        ("check hsiao-39-32 --bit-error-rate 1e-4", 0),
        ("check sec-ded-daec-72-64 --dead-device x4:0", 0),
        ("check hsiao-39-32 --weights", 0),
        ("check hsiao-39-32 --after 0,1", 0),
        ("check --diff hsiao-39-32 veer-el2-iccm-64k", 0),
        ("check isa-l-powers-32-4", 0),
        ("explain trio.2bit", 0),
        ("example", 0),
        ("image encode hsiao-22-16 boot.bin --out encoded.vmem", 0),
        ("image inject hsiao-22-16 image.vmem --error 0x2=3,17 --out wrong.vmem", 0),
        ("image decode hsiao-22-16 image.vmem", 0),
        ("emit verilog ball.yaml --sequential --out s", 0),
        ("show trio --error 17,2.64 --all", 0),
        ("show unity-on-die-chipkill --error 0.0,0.5,1.4", 0),
        ("reproduce --class bit,byte --all", 0),
        ("simulate duet,trio --class byte --samples 1e4", 0),
        ("simulate hsiao-22-16 --all", 0),
        ("fleet --gpus 100 --years 1 --scheme ni-secded,trio --all", 0),
        ("fleet --gpus 100 --years 1 --scheme ni-secded,trio,duet", 0),
        ("learn beam log.csv --all", 0),
        ("learn dimm dimm.csv --scheme chipkill-x4,trio", 0),
        ("gpu replay kernel.log", 10),
        ("gpu replay kernel.log --profile h100", 10),
        ("gpu replay kernel.log --profile h100 --all", 10),
        ("gpu replay host.log", 10),
        ("gpu watch kernel.log --once", 10),
        ("gpu what-if kernel.log", 0),
        ("memtest --profile tiny.yaml --faults cells.yaml", 1),
        ("memtest coverage --profile tiny.yaml --scheme trio --trials 1", 0),
        ("memtest --host --size 1MiB --test MI10", 0),
        ("memtest campaign r1.json r2.json r3.json --cutoff 1", 0),
        ("emit verilog hsiao-22-16 --out v", 0),
        ("search small.yaml --out found", 0),
        ("help search", 0),
        ("help prove", 0),
        ("help simulate", 0),
        ("help gpu replay", 0),
        ("help memtest", 0),
        ("help fleet", 0),
    ];
    for (words, status) in xtask::cases(commands, [9, 1]) {
        fits(folder.path(), words, status);
    }
    // 18 bits of H, 2^18 patterns: the number of detected ones stands whole at any width.
    for columns in [60, 80, 120] {
        let (lines, _) = shown(folder.path(), "simulate hsiao-22-16 --bits 0-17", columns);
        assert!(lines.iter().any(|line| line.contains("167\u{a0}936")), "{lines:#?}");
    }
}

#[test]
fn every_published_work_fits_and_reproduce_is_a_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    // The last ones take minutes.
    let works = [
        "ddr4-crc",
        "micro21",
        "drivers",
        "epa-itc23",
        "selcc-date24",
        "aff3ct-bch",
        "amd-chipkill",
        "enumerators",
        "rowarmor-asplos26",
    ];
    let slow = ["cyclic-codes", "ondie-isocc23", "unity-sc23", "smart-ecc"];
    for work in xtask::cases(works.into_iter().chain(slow), [13, 6]) {
        fits(folder.path(), &format!("reproduce {work}"), 0);
    }
    let (lines, _) = shown(folder.path(), "reproduce", 80);
    let screen: Vec<&String> = lines.iter().skip_while(|line| !line.starts_with("Silent errors")).collect();
    assert!(
        screen.len() <= 24 && screen[0].contains("counted exactly") && screen[1].starts_with("63 figures: "),
        "{lines:#?}"
    );
}
