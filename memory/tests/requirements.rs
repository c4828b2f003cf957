//! Rules M.1 to M.5 have tests that cite them; the table in the docs is made from the tests, as the policy layer's is.
//!
//! A test cites rules by `// covers: M.1 M.4` above its `#[test]`.
//! Update the table with `ECCFORGE_UPDATE=1 cargo test -p eccforge-memory --test requirements`.
#![allow(missing_docs)]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The rules, in short words.
const REQUIREMENTS: [(&str, &str); 5] = [
    ("M.1", "An iteration is every test once, all rounds; the patterns of each test"),
    ("M.2", "Modulo-20: the residue, its complement twice everywhere else, only the residue is verified"),
    ("M.3", "Logic: back at zero after one period and four; errors that scale with steps are logic"),
    ("M.4", "The result of an iteration is binary; negative and positive control; a failure to run is no memory error"),
    ("M.5", "Statistics: P(fail), distributions with cut-offs, entropy, information gain, mutual information"),
];

struct Test {
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

/// The tests of a file that cite something. A citation must be followed by a test, and the test by its name.
fn cited(file: &str, text: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        let Some(covers) = line.trim().strip_prefix("// covers: ") else { continue };
        let (_, attribute) = lines.next().unwrap_or_default();
        assert_eq!(attribute.trim(), "#[test]", "{file}:{}: a citation stands above #[test]", at + 2);
        let (_, signature) = lines.next().unwrap_or_default();
        let name = signature.trim().strip_prefix("fn ").and_then(|s| s.split('(').next());
        let name = name.unwrap_or_else(|| panic!("{file}:{}: expected a function", at + 3)).to_owned();
        let covers = covers.split_whitespace().map(str::to_owned).collect();
        tests.push(Test { file: file.to_owned(), name, covers });
    }
    tests
}

fn all_tests() -> Vec<Test> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    ["src", "tests"].iter().for_each(|f| rust_files(&own.join(f), &mut files));
    files.sort();
    let mut tests = Vec::new();
    for path in files.iter().filter(|p| !p.ends_with("tests/requirements.rs")) {
        let name = path.strip_prefix(own).expect("inside the package").display().to_string();
        tests.extend(cited(&name, &std::fs::read_to_string(path).expect("readable")));
    }
    tests
}

fn table(tests: &[Test]) -> String {
    let mut by: BTreeMap<&str, Vec<&Test>> = BTreeMap::new();
    for test in tests {
        for requirement in &test.covers {
            by.entry(requirement).or_default().push(test);
        }
    }
    let mut text = String::from(
        "# Memory test rules and their tests\n\n\
         Generated from the `// covers:` lines of the tests; do not edit. To update:\n\
         `ECCFORGE_UPDATE=1 cargo test -p eccforge-memory --test requirements`.\n\n\
         M: Haque and Pande, Hard Data on Soft Errors, and MemtestG80.\n\n\
         | rule | what | tests |\n|---|---|---|\n",
    );
    for (number, what) in REQUIREMENTS {
        let tests = by.get(number).map(Vec::as_slice).unwrap_or_default();
        assert!(!tests.is_empty(), "{number} ({what}) has no test");
        let names: Vec<String> = tests.iter().map(|t| format!("`{}` ({})", t.name, t.file)).collect();
        writeln!(text, "| {number} | {what} | {} |", names.join("<br>")).expect("memory");
    }
    text
}

#[test]
fn every_rule_has_a_test_and_the_table_in_the_docs_is_up_to_date() {
    let tests = all_tests();
    for test in &tests {
        let known = |r: &String| REQUIREMENTS.iter().any(|(number, _)| number == r);
        assert!(test.covers.iter().all(known), "{} cites an unknown rule: {:?}", test.name, test.covers);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/memory-requirements.md");
    let text = table(&tests);
    if std::env::var_os("ECCFORGE_UPDATE").is_some() {
        std::fs::write(&path, &text).expect("writable");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let cure = "ECCFORGE_UPDATE=1 cargo test -p eccforge-memory --test requirements";
    assert!(found == text, "docs/memory-requirements.md is stale; run: {cure}");
}

#[test]
fn every_fault_file_of_the_examples_and_the_catalogue_is_valid_and_names_its_kinds() {
    use eccforge_codecs::diagnostic::SourceFile;
    use eccforge_memory::fault::FaultFile;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let examples = std::fs::read_dir(root.join("examples")).expect("examples");
    let paths = examples.map(|e| e.expect("readable").path());
    let faults = |p: &PathBuf| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with("faults-"));
    let mut count = 0;
    for path in paths.filter(faults).chain([root.join("memory/catalogue.yaml")]) {
        let file = SourceFile::read(&path).unwrap_or_else(|e| panic!("{e}"));
        assert!(!FaultFile::parse(&file).unwrap_or_else(|e| panic!("{e}")).faults.is_empty());
        count += 1;
    }
    assert!(count >= 4, "{count}");
}
