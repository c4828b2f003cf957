//! Tests that rules M.1 to M.5 have tests that cite them. The table in the docs is generated from the tests, as the
//! policy layer's is.
//!
//! A test cites rules by `// covers: M.1 M.4` above its `#[test]`.
#![allow(missing_docs)]

use crate::citations;

use std::path::{Path, PathBuf};

/// The rules, in a few words.
const REQUIREMENTS: [(&str, &str); 5] = [
    ("M.1", "An iteration is every test once, all rounds; the patterns of each test"),
    ("M.2", "Modulo-20: the residue, its complement twice everywhere else, only the residue is verified"),
    ("M.3", "Logic: back at zero after one period and four; errors that scale with steps are logic"),
    (
        "M.4",
        "The result of an iteration is binary; negative and positive control; a failure to run is not a memory error",
    ),
    ("M.5", "Statistics: P(fail), distributions with cut-offs, entropy, information gain, mutual information"),
];

#[test]
fn every_rule_has_a_test_and_the_table_in_the_docs_is_up_to_date() {
    citations::hold(
        &REQUIREMENTS,
        "memory-requirements.md",
        "# Memory test rules and their tests\n\n\
         Generated from the `// covers:` lines of the tests; do not edit.\n\n\
         M: Haque and Pande, Hard Data on Soft Errors, and MemtestG80.\n\n\
         | rule | what | tests |\n|---|---|---|\n",
    );
}

#[test]
fn every_fault_file_of_the_examples_and_the_catalogue_is_valid_and_names_its_kinds() {
    use eccforge_files::diagnostic::SourceFile;
    use eccforge_memory::fault::FaultFile;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let examples = std::fs::read_dir(root.join("examples")).expect("examples");
    let paths = examples.map(|e| e.expect("readable").path());
    let faults = |p: &PathBuf| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with("faults-"));
    let mut count = 0;
    for path in paths.filter(faults).chain([root.join("policy/memory/catalogue.yaml")]) {
        let file = SourceFile::read(&path).unwrap_or_else(|e| panic!("{e}"));
        assert!(!FaultFile::parse(&file).unwrap_or_else(|e| panic!("{e}")).faults.is_empty());
        count += 1;
    }
    assert!(count >= 4, "{count}");
}
