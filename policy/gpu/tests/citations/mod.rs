//! Collects tests that cite numbered requirements by `// covers: D.1 A.4` above their `#[test]`, and checks the table
//! made from them, for every package that has such tests.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Numbers of requirements, each with its summary.
pub type Requirements = [(&'static str, &'static str)];

/// A test that cites requirements.
#[derive(Debug, PartialEq, Eq)]
pub struct Test {
    file: String,
    name: String,
    covers: Vec<String>,
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the package") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// Returns the tests of a file that cite requirements. After a citation come the line `#[test]` and the line with the name of the test.
pub fn cited(file: &str, text: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        let Some(covers) = line.trim().strip_prefix("// covers: ") else { continue };
        let (_, attribute) = lines.next().unwrap_or_default();
        assert_eq!(attribute.trim(), "#[test]", "{file}:{}: a citation stands above #[test]", at + 2);
        let (_, signature) = lines.next().unwrap_or_default();
        let name = signature.trim().strip_prefix("fn ").and_then(|s| s.split('(').next());
        let name = name.unwrap_or_else(|| panic!("{file}:{}: expected a function", at + 3)).to_owned();
        tests.push(Test {
            file: file.to_owned(),
            name,
            covers: covers.split_whitespace().map(str::to_owned).collect(),
        });
    }
    tests
}

/// Returns the tests of this package, of evidence and of the commands that cite requirements; paths are relative to the
/// repository.
fn all_tests(known: &dyn Fn(&str) -> bool) -> Vec<Test> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository");
    let mut files = Vec::new();
    for f in ["src", "tests"] {
        rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(f), &mut files);
    }
    let own = files.len();
    for f in ["policy/evidence/src", "cli/tests"] {
        rust_files(&root.join(f), &mut files);
    }
    let mut tests = Vec::new();
    for (at, path) in files.iter().enumerate().filter(|(_, p)| !p.ends_with("tests/requirements.rs")) {
        let name = path.canonicalize().expect("a file");
        let name = name.strip_prefix(&root).expect("in the repository").display().to_string();
        let cited = cited(&name, &std::fs::read_to_string(path).expect("readable"));
        // Tests of evidence and commands cite requirements of several packages.
        tests.extend(cited.into_iter().filter(|t| at < own || t.covers.iter().any(|c| known(c))));
    }
    tests.sort_by(|a, b| a.file.cmp(&b.file));
    tests
}

fn rows(requirements: &Requirements, tests: &[Test]) -> String {
    let mut by: BTreeMap<&str, Vec<&Test>> = BTreeMap::new();
    for test in tests {
        for requirement in &test.covers {
            by.entry(requirement).or_default().push(test);
        }
    }
    let mut text = String::new();
    for (number, what) in requirements {
        let tests = by.get(number).map(Vec::as_slice).unwrap_or_default();
        assert!(!tests.is_empty(), "{number} ({what}) has no test");
        let names: Vec<String> = tests.iter().map(|t| format!("`{}` ({})", t.name, t.file)).collect();
        writeln!(text, "| {number} | {what} | {} |", names.join("<br>")).expect("memory");
    }
    text
}

/// Asserts that every requirement has a test, that no test cites another requirement, and that `docs/DOCUMENT` contains
/// `head` and a row for each requirement.
pub fn hold(requirements: &Requirements, document: &str, head: &str) {
    let known = |r: &str| requirements.iter().any(|(number, _)| *number == r);
    let tests = all_tests(&known);
    for test in &tests {
        assert!(test.covers.iter().all(|c| known(c)), "{} cites an unknown requirement: {:?}", test.name, test.covers);
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the repository");
    xtask::golden!([(root.join("docs").join(document), head.to_owned() + &rows(requirements, &tests))]);
}
