//! Tests that each test asks for every tool that it calls, by a name of the table, and that only ignored tests need a
//! tool that `cargo xtask test` does not install.

use std::path::{Path, PathBuf};
use xtask::{TOOLS, When};

/// Programs that are on every machine that compiles Rust, or that belong to Debian's essential packages.
const BASE: [&str; 12] =
    ["sh", "/bin/sh", "bash", "git", "cc", "gcc", "env", "timeout", "mkfifo", "script", "clippy-driver", "cargo"];

/// A function of a test file: its name, its attributes and its text.
struct Function {
    name: String,
    is_test: bool,
    is_ignored: bool,
    text: String,
}

fn test_files() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository");
    let entries = walkdir::WalkDir::new(&root).into_iter().filter_entry(|entry| {
        let name = entry.file_name().to_string_lossy();
        !name.starts_with('.') && !["target", "node_modules"].contains(&&*name)
    });
    let paths = entries.map(|entry| entry.expect("readable").into_path());
    let tests = paths.filter(|path| {
        let is_here = path.file_name().is_some_and(|name| name == "guards.rs");
        !is_here
            && path.extension().is_some_and(|e| e == "rs")
            && path.components().any(|part| part.as_os_str() == "tests")
    });
    tests.map(|path| (path.clone(), std::fs::read_to_string(path).expect("text"))).collect()
}

fn functions(text: &str) -> Vec<Function> {
    let mut all: Vec<Function> = Vec::new();
    let (mut is_test, mut is_ignored) = (false, false);
    for line in text.lines() {
        let code = line.trim_start();
        is_test |= code.starts_with("#[test]");
        is_ignored |= code.starts_with("#[ignore");
        let name = ["fn ", "pub fn "].into_iter().find_map(|start| code.strip_prefix(start));
        if let Some(name) = name {
            let name = name.split(['(', '<']).next().unwrap_or_default().to_owned();
            all.push(Function { name, is_test, is_ignored, text: String::new() });
            (is_test, is_ignored) = (false, false);
        }
        if let Some(last) = all.last_mut() {
            last.text += line;
            last.text.push('\n');
        }
    }
    all
}

/// The words in quotes between `start` and `end` in a text.
fn quoted<'t>(text: &'t str, start: &str, end: char) -> Vec<&'t str> {
    let parts = text.split(start).skip(1).map(|rest| rest.split(end).next().unwrap_or_default());
    parts.flat_map(|part| part.split('"').skip(1).step_by(2)).collect()
}

#[test]
fn every_guard_names_a_tool_and_only_ignored_tests_need_tools_of_ci() {
    let (mut guards, mut faults) = (0, String::new());
    for (path, text) in test_files() {
        for function in functions(&text) {
            for name in quoted(&function.text, "needs(&[", ']') {
                guards += 1;
                let place = format!("{}: {}: `{name}`", path.display(), function.name);
                match TOOLS.iter().find(|tool| tool.name == name) {
                    None => faults += &format!("{place} is not in xtask/src/tools.rs\n"),
                    Some(tool) if tool.when == When::Ci && function.is_test && !function.is_ignored => {
                        faults +=
                            &format!("{place} is installed only by ci: #[ignore = \"needs {name}: cargo xtask ci\"]\n");
                    }
                    Some(_) => {}
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
    assert!(guards > 60, "{guards} guards were found");
}

#[test]
fn every_program_that_a_test_starts_is_asked_for_in_its_file() {
    let (mut calls, mut faults) = (0, String::new());
    for (path, text) in test_files() {
        let asked = [quoted(&text, "needs(&[", ']'), quoted(&text, "needs_in_ci(&[", ']')].concat();
        for program in first_words(&text) {
            calls += 1;
            let provides = |name: &&str| {
                TOOLS.iter().filter(|tool| tool.name == *name).any(|tool| {
                    tool.probe.split(' ').any(|word| word == program) || program.starts_with(&format!("{name}-"))
                })
            };
            if !BASE.contains(&program) && !asked.iter().any(provides) {
                faults += &format!("{} starts `{program}` without xtask::needs\n", path.display());
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
    assert!(calls > 30, "{calls} calls were found");
}

/// The programs of `Command::new("NAME")`.
fn first_words(text: &str) -> impl Iterator<Item = &str> {
    text.split("Command::new(\"").skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn functions_are_read_with_their_attributes() {
    let text = "fn a() {\n    needs(&[\"x\", \"y\"]);\n}\n#[test]\n#[ignore = \"z\"]\nfn b() {}\n#[test]\nfn c() {}\n";
    let read = functions(text);
    let flags: Vec<(&str, bool, bool)> = read.iter().map(|f| (f.name.as_str(), f.is_test, f.is_ignored)).collect();
    assert_eq!(flags, [("a", false, false), ("b", true, true), ("c", true, false)]);
    assert_eq!(quoted(&read[0].text, "needs(&[", ']'), ["x", "y"]);
    assert_eq!(first_words("Command::new(\"gcc\").arg(\"-v\")").collect::<Vec<_>>(), ["gcc"]);
}

/// Environment variable that is set when the test below starts itself as a child.
const CHILD: &str = "ECCFORGE_CHILD";

#[test]
fn a_test_that_runs_fewer_cases_than_in_ci_notes_its_name() {
    let name = "a_test_that_runs_fewer_cases_than_in_ci_notes_its_name";
    if let Ok(steps) = std::env::var(CHILD) {
        let steps = if steps == "fewer" { [4, 1] } else { [2, 2] };
        assert_eq!(xtask::cases(0..8, steps).next(), Some(0));
        return;
    }
    let noted = |steps: &str, extent: xtask::Extent| {
        let notes = tempfile::NamedTempFile::new().expect("a file");
        let mut child = std::process::Command::new(std::env::current_exe().expect("this program"));
        child.args(["--exact", name]).env(CHILD, steps).env(xtask::FEWER, notes.path());
        let output = child.env(xtask::EXTENT, extent.word()).env("RUST_TEST_THREADS", "1").output().expect("runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        std::fs::read_to_string(notes.path()).expect("text")
    };
    assert_eq!(noted("fewer", xtask::Extent::Test), format!("{name}\n"));
    assert_eq!(noted("as many", xtask::Extent::Test), "");
    assert_eq!(noted("fewer", xtask::Extent::Ci), "");
}

/// A name that no test has would leave nothing out, and CI would run longer than it says.
#[test]
fn every_test_that_ci_leaves_to_full_is_an_ignored_test_that_says_so() {
    let files = test_files();
    for left in xtask::left_to_full() {
        let name = left.rsplit("::").next().expect("a name");
        let place = files.iter().find(|(_, text)| text.contains(&format!("fn {name}(")));
        let (_, text) = place.unwrap_or_else(|| panic!(".ci/full: there is no test {left}"));
        let (before, _) = text.split_once(&format!("fn {name}(")).expect("it is there");
        let attributes = before.rsplit("\n\n").next().expect("text");
        assert!(attributes.contains("#[ignore = ") && attributes.contains("`cargo xtask full`"), ".ci/full: {left}");
    }
}
