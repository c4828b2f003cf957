//! A test that a document cites exists: a rename that forgets the document is found here.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Underscores from which on a word in backquotes is taken for the name of a test: those of keys and functions have fewer.
const LONG: usize = 5;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository")
}

/// Files of the repository with one of these endings; built and fetched ones are left out.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() && !name.starts_with('.') && !["target", "generated", "node_modules"].contains(&name.as_str())
        {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

fn listed(endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&root(), endings, &mut found);
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(&path).expect("text"))).collect()
}

fn is_word(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'
}

/// Names after a keyword: functions, modules.
fn after<'t>(text: &'t str, keyword: &str) -> impl Iterator<Item = &'t str> {
    text.split(keyword).skip(1).map(|rest| rest.split(|c| !is_word(c)).next().unwrap_or_default())
}

/// Functions of Rust and Python, and modules: declared, or by their file.
fn known() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut functions, mut modules) = (BTreeSet::new(), BTreeSet::new());
    for (path, text) in listed(&[".rs", ".py"]) {
        functions.extend(after(&text, "fn ").chain(after(&text, "def ")).map(str::to_owned));
        modules.extend(after(&text, "mod ").map(str::to_owned));
        modules.extend(path.iter().map(|part| part.to_string_lossy().split('.').next().unwrap_or_default().to_owned()));
    }
    (functions, modules)
}

/// Whether a name fits a pattern in which `*` and `...` stand for anything.
fn fits(name: &str, pattern: &str) -> bool {
    let pattern = pattern.replace("...", "*");
    let parts: Vec<&str> = pattern.split('*').collect();
    let (first, last) = (parts[0], parts[parts.len() - 1]);
    if parts.len() == 1 {
        return name == first;
    }
    let Some(mut rest) = name.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)) else { return false };
    parts[1..parts.len() - 1].iter().all(|part| {
        let found = rest.find(part).map(|at| &rest[at + part.len()..]);
        rest = found.unwrap_or_default();
        found.is_some()
    })
}

/// Words in backquotes of one line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2).filter(|w| w.chars().all(|c| is_word(c) || ":.*".contains(c)))
}

#[test]
fn patterns_fit_names_as_a_reader_takes_them() {
    assert!(fits("a_bit_of_the_h_matrix", "a_bit_*_matrix") && fits("x_explicit_map_y", "...explicit_map..."));
    assert!(!fits("a_bit", "a_bit_*_matrix") && !fits("a", "b") && fits("anything", "*"));
}

#[test]
fn every_test_that_a_document_cites_exists() {
    let (functions, modules) = known();
    let (mut cited, mut wrong) = (0, Vec::new());
    for (path, text) in listed(&[".md"]) {
        for (number, line) in (1..).zip(text.lines()) {
            for word in quoted(line) {
                let (scope, name) = word.rsplit_once("::").unwrap_or(("", word));
                // Names in the table of what fails are of tests, however short they are.
                let in_table = line.starts_with('|') && !scope.is_empty() && path.ends_with("docs/ARCHITECTURE.md");
                // Metrics and functions of C begin with the name of the program.
                if !in_table && (name.matches('_').count() < LONG || name.starts_with("eccforge_")) {
                    continue;
                }
                cited += 1;
                let exists = functions.iter().any(|f| fits(f, name));
                if !exists || !scope.split("::").filter(|m| !m.is_empty()).all(|m| modules.contains(m)) {
                    wrong.push(format!("{}:{number}: `{word}`", path.display()));
                }
            }
        }
    }
    assert!(cited > 20, "{cited} names of tests were found: is the rule by which they are told still right?");
    assert!(wrong.is_empty(), "no test has this name:\n{}", wrong.join("\n"));
}
