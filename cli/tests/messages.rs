//! Tests that error messages have plain words, complete paths, and no control characters for a terminal.

use crate::program::{self, fails};
use std::path::Path;
use std::process::{Command, Output};

fn eccforge(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    command.args(arguments).current_dir(folder).output().expect("the program starts")
}

fn here(arguments: &[&str]) -> Output {
    eccforge(Path::new("."), arguments)
}

/// Standard error, with its line breaks, of a command that must fail with this diagnosis and print nothing else.
fn refused(folder: &Path, arguments: &[&str], diagnosis: &str) -> String {
    let output = fails(program::command(arguments).current_dir(folder), 2, diagnosis);
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn a_long_path_is_not_broken_where_programs_read_it() {
    let folder = tempfile::tempdir().unwrap();
    let name = format!("{}/{}.yaml", "a-folder-with-a-long-name-".repeat(6), "scheme-".repeat(10));
    let message = refused(folder.path(), &["check", &name], "cannot be read");
    assert!(message.contains(&name), "{message}");
    std::fs::create_dir_all(folder.path().join(&name).parent().unwrap()).unwrap();
    std::fs::write(folder.path().join(&name), "id: x\nname: [\n").unwrap();
    let message = refused(folder.path(), &["check", &name], "text expected here");
    assert!(message.contains(&format!("{name}:2:")), "{message}");
}

#[test]
fn a_number_below_zero_is_a_value_and_no_option() {
    for (arguments, part) in [
        (&["reproduce", "--fit-per-gbit", "-5"][..], "a positive number is needed"),
        (&["reproduce", "--drivers", "-1e3"], "a positive number is needed"),
        (&["simulate", "duet", "--samples", "-1"], "below zero"),
        (&["simulate", "duet", "--stop-seconds", "-2"], "give a positive number of seconds"),
        (&["fleet", "--years", "-1"], "--years cannot be `-1`"),
        (&["fleet", "--permanent-factor", "-0.5"], "--permanent-factor cannot be `-0.5`"),
        (&["memtest", "--profile", "A100-40GB", "--bandwidth", "-7"], "a positive number"),
        (&["show", "trio", "--error", "-3"], "`-3` names no error"),
    ] {
        let message = refused(Path::new("."), arguments, part);
        assert!(!message.contains("unexpected argument"), "{arguments:?}: {message}");
    }
    refused(Path::new("."), &["reproduce", "--fit-per-gbti", "5"], "did you mean `--fit-per-gbit`?");
}

#[test]
fn large_counts_are_counts_or_too_large() {
    let here = Path::new(".");
    refused(here, &["simulate", "duet", "--samples", "1e20"], "too large: at most 18446744073709551615");
    refused(here, &["prove", "trio", "--netlist", "none.blif", "--samples", "1e19"], "none.blif: cannot be read");
}

#[test]
fn nothing_that_is_typed_or_read_is_obeyed_by_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let hostile = "\x1b[2J\x1b]0;title\x07";
    std::fs::write(folder.path().join("bad.yaml"), format!("id: x\nname: \"{hostile}\"\n{hostile}: 1\n")).unwrap();
    std::fs::write(folder.path().join("errors"), format!("1,2\n{hostile}\n")).unwrap();
    for (arguments, why) in [
        (&["check", hostile][..], "there is no scheme"),
        (&[hostile], "has no command"),
        (&["reproduce", "--class", hostile], "has no class"),
        (&["simulate", "duet", "--samples", hostile], "is not a whole number"),
        (&["check", "bad.yaml"], "this is not YAML: unexpected character"),
        (&["show", "trio", "--error", hostile], "names no error"),
        (&["show", "trio", "--error-file", "errors"], "names no error"),
        (&["gpu", "replay", hostile, "--profile", "h100"], "cannot be read"),
    ] {
        let message = refused(folder.path(), arguments, why);
        assert!(!message.chars().any(|c| c.is_control() && c != '\n'), "{arguments:?}: {message:?}");
    }
    refused(folder.path(), &["show", "trio", "--error", hostile], "\\u{1b}[2J");
}

/// A log and the name of an image with control characters for a terminal: piped, and shown on a terminal.
#[cfg(target_os = "linux")]
#[test]
fn nothing_in_a_log_is_obeyed_by_a_terminal_wherever_the_text_goes() {
    let folder = tempfile::tempdir().unwrap();
    let hostile = "\x1b[2J\x1b[8m\x1b]0;title\x07\u{9b}31m\u{202e}\u{2066}\x7f";
    let lines = format!(
        "[1.0] NVRM: GPU at PCI:0000:18:00: GPU-{hostile}\n[1.0] NVRM: GPU Board Serial Number: {hostile}\n\
         [2.0] NVRM: Xid (PCI:0000:18:00): 13, pid=7, name={hostile}, {hostile}\n\
         [2.0] NVRM: Xid (PCI:0000:18:00): 64, DRAM Retirement failed due to {hostile} at 0x0000000001234000\n\
         [3.0] nvidia-nvswitch3: SXid (PCI:0000:04:00.0): 20034, Fatal, {hostile}\n\
         [4.0] EDAC MC1: 3 CE memory read error on DIMM{hostile} (channel:0 slot:1)\n"
    );
    std::fs::write(folder.path().join("k.log"), lines).unwrap();
    let obeyed = |text: &str| {
        let turns = |c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        text.chars().find(|c| turns(*c) || (c.is_control() && !matches!(c, '\n' | '\t')))
    };
    let program = env!("CARGO_BIN_EXE_eccforge");
    for line in ["gpu replay k.log", "gpu replay k.log --profile h100", "gpu watch k.log --once --hook false"] {
        let piped = eccforge(folder.path(), &line.split(' ').collect::<Vec<_>>());
        for text in [piped.stdout, piped.stderr].map(|bytes| String::from_utf8(bytes).expect("text")) {
            assert_eq!(obeyed(&text), None, "{line}: {text:?}");
        }
        // Other forms are for programs; a terminal that shows them obeys nothing all the same.
        let forms: &[&str] = if line.contains("watch") { &["text", "json"] } else { &["text", "json", "csv", "html"] };
        for form in forms {
            let mut script = Command::new("script");
            script.args(["-qec", &format!("{program} {line} --format {form}"), "/dev/null"]).current_dir(folder.path());
            let shown = String::from_utf8(script.output().expect("script of util-linux").stdout).expect("text");
            assert!(shown.contains("18:00"), "{shown}");
            // Our own colours.
            let mut plain = shown.replace("\r\n", "\n");
            for code in ["1", "0", "2", "31", "32", "33", "36", "1;31"] {
                plain = plain.replace(&format!("\x1b[{code}m"), "");
            }
            assert_eq!(obeyed(&plain), None, "{line} {form}: {shown:?}");
        }
    }
}

#[test]
fn names_are_listed_in_the_plural_of_english() {
    for (arguments, plural) in [
        (&["reproduce", "--class", "zzzzzzzz"][..], "classes here are"),
        (&["memtest", "--profile", "zzzzzzzzzz"], "the devices here are"),
    ] {
        refused(Path::new("."), arguments, plural);
    }
}

#[test]
fn an_error_file_is_named_with_its_line_before_anything_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("errors"), "# two patterns\n1, 2\n\n17,999\n").unwrap();
    refused(folder.path(), &["show", "trio", "--error-file", "errors"], "errors:4: bit 999 is outside an entry");
    std::fs::write(folder.path().join("errors"), "5,5\n").unwrap();
    refused(folder.path(), &["show", "trio", "--error-file", "errors"], "errors:1: physical bit 5 is named twice");
}

#[test]
fn an_error_after_a_field_of_70_000_characters_is_reported_with_its_column() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("note,card,iterations,failed\n{},a,1,lots\n", "x".repeat(70_000));
    std::fs::write(folder.path().join("cards.csv"), text).unwrap();
    let message = refused(
        folder.path(),
        &["memtest", "campaign", "cards.csv"],
        "cards.csv:2:70006: `lots` is not a whole number of iterations",
    );
    assert!(message.len() < 2000, "{message}");
}

#[test]
fn a_dash_is_standard_output_or_refused_and_never_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| eccforge(folder.path(), arguments);
    let dash = run(&["emit", "rust", "hsiao-22-16", "-o", "-"]);
    assert!(dash.status.success() && String::from_utf8_lossy(&dash.stdout).contains("pub fn decode"));
    assert_eq!(dash.stdout, run(&["emit", "rust", "hsiao-22-16"]).stdout);
    for arguments in [
        &["emit", "c", "hsiao-22-16", "-o", "-"][..],
        &["emit", "verilog", "hsiao-22-16", "--out", "-"],
        &["simulate", "hsiao-22-16", "--samples", "1", "--out", "-"],
        &["simulate", "hsiao-22-16", "--all", "--out", "-"],
        &["reproduce", "--scheme", "ni-secded", "--class", "bit", "--out", "-"],
        &["check", "hsiao-22-16", "--format", "json", "--out", "-"],
        &["prove", "hsiao-22-16", "--record", "-"],
        &["gpu", "replay", "none", "--profile", "h100", "--events-out", "-"],
    ] {
        refused(folder.path(), arguments, "`-` is not a file name here");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "no file is called `-`");
}

#[test]
fn no_rust_debug_text_is_shown() {
    let decoded = here(&["show", "trio", "--error", "1"]);
    let text = String::from_utf8(decoded.stdout).unwrap();
    assert!(text.contains("corrects ") && !text.contains('['), "{text}");
    // Words in JSON are for people too: no variant of a Rust type with its fields.
    for words in ["check trio", "list", "simulate trio --class pin --samples 1e3", "reproduce --class bit"] {
        let words = words.split(' ').chain(["--format", "json"]).collect::<Vec<_>>();
        let json = String::from_utf8(here(&words).stdout).unwrap();
        assert!(json.starts_with(['{', '[']), "{words:?}: {json}");
        for debug in ["Some(", "None,", " { ", "::", "device(", "\\\""] {
            assert!(!json.contains(debug), "{words:?} has {debug}: {}", &json[..json.len().min(400)]);
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let made = eccforge(folder.path(), &["help", "man", "--out", "share/man1"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let page = |name: &str| std::fs::read_to_string(folder.path().join("share/man1").join(name)).expect(name);
    // The commands that `--help` lists.
    let help = String::from_utf8(eccforge(folder.path(), &["--help"]).stdout).unwrap();
    let listed = help.split("<COMMAND>\n").nth(1).unwrap().split("Options:").next().unwrap();
    let in_group = listed.lines().filter_map(|l| l.strip_prefix("  ")).filter(|l| !l.starts_with(' '));
    let names: Vec<&str> = in_group.map(|l| l.split_whitespace().next().unwrap()).collect();
    assert!(names.len() > 15, "{names:?}");
    for name in names {
        let text = page(&format!("eccforge-{name}.1"));
        assert!(text.contains(&format!(".TH eccforge-{name} 1")) && text.contains(".SH SYNOPSIS"), "{name}");
        assert!(page("eccforge.1").contains(&format!("eccforge\\-{name}(1)")), "{name}");
    }
    assert!(page("eccforge-gpu-replay.1").contains("\\-\\-profile"));
}

#[test]
fn the_version_names_the_commit() {
    let text = String::from_utf8(here(&["--version"]).stdout).unwrap();
    let rest = text.trim_end().strip_prefix(concat!("eccforge ", env!("CARGO_PKG_VERSION"))).expect("name and version");
    // Without a repository the version stands alone.
    let Some(commit) = rest.strip_prefix(" (").and_then(|r| r.strip_suffix(')')) else { return assert_eq!(rest, "") };
    let (hash, day) = commit.split_once(' ').expect("commit and day");
    assert!(hash.len() >= 12 && hash.bytes().all(|b| b.is_ascii_hexdigit()), "{text}");
    assert!(day.len() == 10 && day.bytes().filter(|b| *b == b'-').count() == 2, "{text}");
}

/// The error of an option that the program or this build lacks.
#[test]
fn an_option_that_does_not_exist_is_an_error() {
    for (arguments, why) in [
        (&["gpu", "replay", "-", "--json"][..], "write --format json"),
        (&["emit", "c", "duet", "--output", "x"], "write --out FILE"),
        (&["area", "duet", "--format", "table"], "text, json"),
        #[cfg(not(feature = "mpi"))]
        (&["simulate", "duet", "--mpi"], "built without MPI"),
        #[cfg(not(feature = "mpi"))]
        (&["search", "spec", "--mpi"], "features mpi"),
    ] {
        refused(Path::new("."), arguments, why);
    }
}

/// Errors of the command line, of files, of names and of missing files look alike.
#[test]
fn every_error_begins_with_its_name_and_every_advice_too() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("bad.yaml"), "eccforge: 1\nid: a\nentri: 1\n").expect("writable");
    for (line, help) in [
        ("check --formt json trio", true),
        ("chek trio", true),
        ("check trio --format jsn", true),
        ("simulate trio --samples x", true),
        ("simulate", true),
        ("check trioo", true),
        ("check bad.yaml", true),
        ("merge none.json", true),
        ("check none.yaml", true),
    ] {
        let output = eccforge(folder.path(), &line.split(' ').collect::<Vec<_>>());
        let text = String::from_utf8(output.stderr).expect("text");
        let beginnings: Vec<&str> = text.lines().filter(|line| line.starts_with(|c: char| c != ' ')).collect();
        let is_one =
            beginnings[0].starts_with("error: ") && beginnings[1..].iter().all(|line| line.starts_with("help: "));
        assert!(
            output.status.code() == Some(2) && is_one && beginnings.len() == 1 + usize::from(help),
            "{line}: {text}"
        );
    }
}

/// Every command reports that a missing file cannot be read.
#[test]
fn a_missing_file_is_reported_in_one_form() {
    let folder = tempfile::tempdir().expect("a folder");
    for line in [
        "check none.yaml",
        "show none.yaml",
        "check trio --model none.yaml",
        "check trio --patterns none.csv",
        "show trio --error-file none.txt",
        "reproduce none.yaml",
        "simulate trio --counted none --out run.json",
        "merge none.json",
        "gpu replay none.log",
        "gpu what-if none.log",
        "gpu watch none.log --once",
        "gpu smi none.rom",
        "learn beam none.csv",
        "learn dimm none.csv",
        "fleet --scenario none.yaml",
        "memtest --profile h100 --faults none.yaml",
        "memtest campaign none.json",
        "search none.yaml",
        "search certify none.cert",
        "prove trio --netlist none.blif",
        "area --verilog none.v --top x",
        "image encode hsiao-39-32 none.bin --out rom.vmem",
        "image decode hsiao-39-32 none.vmem",
    ] {
        let message =
            refused(folder.path(), &line.split(' ').collect::<Vec<_>>(), ": cannot be read: No such file or directory");
        assert!(message.starts_with("error: "), "{line}: {message}");
    }
}
