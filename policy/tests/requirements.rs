//! Every numbered requirement has a test that cites it; the table in the docs is made from the tests.
//!
//! A test cites requirements by `// covers: D.1 A.4` above its `#[test]`.
//! Update the table with `ECCFORGE_UPDATE=1 cargo test -p eccforge-policy --test requirements`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The requirements, in their own short words.
const REQUIREMENTS: [(&str, &str); 27] = [
    ("D.1", "One double-bit error, or two single-bit errors at one address, mark a page"),
    ("D.2", "ECC off detects nothing; retired pages stay excluded; nothing undoes a retirement"),
    ("D.3", "Order at a double-bit error: XID 48, event, block, count, page list, XID 63"),
    ("D.4", "Single-bit path without event and block; the data is rewritten"),
    ("D.5", "Marked is not excluded; who reattaches, when, and with which clients gone"),
    ("D.6", "Counts and addresses survive; 192 addresses, further ones dropped"),
    ("D.7", "60 or 64 pages, both causes together; failure is XID 64"),
    ("D.8", "The race of persistence mode: 48 without 63, and the flush"),
    ("D.9", "XID forms, text, XML and CSV"),
    ("D.10", "Causes 0 and 1; pending pages are listed; page size"),
    ("A.1", "Contained errors end one application; uncontained ones all"),
    ("A.2", "Offlining at once; a frame in use is withheld when freed"),
    ("A.3", "A remap is recorded, takes effect at reset, is permanent; the frame is reclaimed"),
    ("A.4", "512 remaps; an uncorrectable one may replace a correctable one"),
    ("A.5", "The three ways to the remap failure flag"),
    ("A.6", "Flags: reset pending, remap pending, remap failure, drain and reset"),
    ("A.7", "XIDs 63, 64, 94, 95; a reset is read from the fields"),
    ("A.8", "Counts are InfoROM entries"),
    ("A.9", "The histogram's rows, and their sum"),
    ("A.10", "SMBPBI 0x1E and 0x20"),
    ("A.11", "XID 64 for a pending row is benign"),
    ("G.1", "Pins are whole 64 KiB frames"),
    ("G.2", "BAR space is finite"),
    ("G.3", "Overlapping pins: fresh or shared space"),
    ("G.4", "Revocation by callback, in order"),
    ("G.5", "Registration cache: lazy unpin, least recently used, buffer id"),
    ("G.6", "Pinned frames stay; a peer's read of poison is uncontained"),
];

#[derive(Debug, PartialEq, Eq)]
struct Test {
    file: String,
    name: String,
    covers: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
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
        tests.push(Test {
            file: file.to_owned(),
            name,
            covers: covers.split_whitespace().map(str::to_owned).collect(),
        });
    }
    tests
}

fn all_tests() -> Vec<Test> {
    let mut files = Vec::new();
    ["src", "tests"].iter().for_each(|f| rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(f), &mut files));
    files.sort();
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
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
        "# Policy requirements and their tests\n\n\
         Generated from the `// covers:` lines of the tests; do not edit. To update:\n\
         `ECCFORGE_UPDATE=1 cargo test -p eccforge-policy --test requirements`.\n\n\
         D: Dynamic Page Retirement, r352. A: NVIDIA A100 GPU Memory Error Management, r450. G: GPUDirect RDMA.\n\n\
         | requirement | what | tests |\n|---|---|---|\n",
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
fn every_requirement_has_a_test_and_the_table_in_the_docs_is_up_to_date() {
    let tests = all_tests();
    let known = |r: &String| REQUIREMENTS.iter().any(|(number, _)| number == r);
    for test in &tests {
        assert!(test.covers.iter().all(known), "{} cites an unknown requirement: {:?}", test.name, test.covers);
    }
    let (path, text) = (root().join("docs/policy-requirements.md"), table(&tests));
    if std::env::var_os("ECCFORGE_UPDATE").is_some() {
        std::fs::write(&path, &text).expect("writable");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == text,
        "docs/policy-requirements.md is stale; run: ECCFORGE_UPDATE=1 cargo test -p eccforge-policy --test requirements"
    );
}

#[test]
#[should_panic(expected = "a citation stands above #[test]")]
fn a_citation_above_something_else_is_refused() {
    cited("x.rs", "// covers: D.1\nfn helper() {}\n");
}
