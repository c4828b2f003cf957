//! What the documents show is what the program does.

use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin, builtins};

const README: &str = include_str!("../../README.md");
const SCHEMES: &str = include_str!("../../docs/schemes.md");
const REPORT: &str = include_str!("../../generated/reproduce/reproduce.md");

#[test]
fn the_table_of_the_readme_is_the_generated_one() {
    let start = REPORT.find("| scheme | 1 Bit").unwrap();
    let table = &REPORT[start..start + REPORT[start..].find("\n\n").unwrap()];
    assert!(README.contains(table), "copy the table of generated/reproduce/reproduce.md into README.md");
}

#[test]
fn the_scheme_in_the_guide_is_trio() {
    let start = SCHEMES.find("```yaml\n").unwrap() + 8;
    let text = &SCHEMES[start..start + SCHEMES[start..].find("```").unwrap()];
    let scheme = Scheme::from_text(&SourceFile::new("docs/schemes.md", text), None).unwrap();
    assert_eq!(scheme.hash(), builtin("trio").unwrap().scheme().hash());
}

#[test]
fn the_guide_counts_the_shipped_schemes() {
    assert!(SCHEMES.contains(&format!("shows all {}.", builtins().len())));
}

#[test]
fn every_key_of_the_guide_s_table_is_one_of_the_language() {
    let schema = eccforge_scheme::json_schema().to_string();
    for row in SCHEMES.lines().filter(|l| l.starts_with("| `")) {
        let key = row.split('`').nth(1).unwrap();
        assert!(schema.contains(&format!("\"{key}\"")), "{key}");
    }
}
