//! What the documents show is what the program does.

use eccforge_exact::enumerate::Progress;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::words::percent;
use eccforge_exact::{exact, works};
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin, builtins};
use std::path::{Path, PathBuf};

const README: &str = include_str!("../../README.md");
const SCHEMES: &str = include_str!("../../docs/schemes.md");
const REFERENCE: &str = include_str!("../../docs/scheme-reference.md");
const BUILT_IN: &str = include_str!("../../docs/scheme-history.md");
const WORKS: &str = include_str!("../../docs/works.md");
const REPORT: &str = include_str!("../../generated/reproduce/reproduce.md");

#[test]
fn the_table_of_the_readme_is_the_generated_one() {
    // The first line of each cell: our figure; the second is the paper's.
    let ours = |cell: &str| cell.split("<br>").next().unwrap_or_default().trim().to_owned();
    let start = REPORT.find("| SDC, % ").expect("the table of the report");
    let rows: Vec<&str> = REPORT[start..].lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert!(rows.len() >= 16, "{} rows", rows.len());
    for row in rows {
        let row = row.split('|').map(ours).collect::<Vec<_>>().join(" | ");
        assert!(
            README.contains(row.trim()),
            "README.md has no row {row}: copy the figures of generated/reproduce/reproduce.md"
        );
    }
}

#[test]
fn the_scheme_in_the_guide_is_trio() {
    let start = SCHEMES.rfind("```yaml\n").unwrap() + 8;
    let text = &SCHEMES[start..start + SCHEMES[start..].find("```").unwrap()];
    let scheme = Scheme::from_text(&SourceFile::new("docs/schemes.md", text), None).unwrap();
    assert_eq!(scheme.hash(), builtin("trio").unwrap().scheme().hash());
}

#[test]
fn the_guide_counts_the_shipped_schemes() {
    assert!(BUILT_IN.contains(&format!("shows all {}.", builtins().len())));
}

/// Silent errors of codes that works compare with, in percent.
#[test]
fn the_table_of_compared_codes_is_what_is_counted() {
    let model = ErrorModel::builtin("hbm2-table1").expect("shipped");
    let mut count = 0;
    for row in WORKS.lines().filter(|l| l.starts_with("| `") && l.contains("RS(")) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let scheme = works::named_scheme(cells[0].trim_matches('`')).expect("a scheme");
        for (name, said) in ["byte", "2bit", "beat", "entry"].iter().zip(&cells[3..]) {
            let class = model.classes.iter().position(|class| class.id == *name).expect("a class");
            let found = exact::evaluate(&scheme, &model, &[class], exact::Reading::Inclusive, &Progress::default());
            let silent = found.expect("it can be counted")[0].probabilities().expect("it has patterns").silent();
            assert_eq!(percent(&silent), *said, "{} {name}", scheme.id);
        }
        count += 1;
    }
    assert_eq!(count, 5);
}

#[test]
fn every_key_of_the_guide_s_table_is_one_of_the_language() {
    let schema = eccforge_scheme::json_schema().to_string();
    let mut count = 0;
    for row in REFERENCE.lines().filter(|l| l.starts_with("| `")) {
        let cell = row.split('|').nth(1).unwrap();
        for word in cell.split('`').skip(1).step_by(2).flat_map(|part| part.split(": ")) {
            assert!(schema.contains(&format!("\"{word}\"")), "{word}");
            count += 1;
        }
    }
    assert!(count >= 10, "{count} keys");
}

/// Markdown files of people, by path from the root.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository");
    let mut files = vec![root.join("README.md"), root.join("CONTRIBUTING.md")];
    for folder in [
        "docs",
        "docs/start",
        "codecs",
        "hdl",
        "verify",
        "policy",
        "cli",
        "codecs/embed",
        "explorer",
        "python",
        "action",
        "generated",
        "matrices",
    ] {
        let entries = std::fs::read_dir(root.join(folder)).expect("a folder");
        let paths = entries.map(|e| e.expect("readable").path());
        files.extend(paths.filter(|p| p.extension().is_some_and(|e| e == "md")));
    }
    files
}

/// Every file and folder that people write, as paths.
fn written(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let left_out = ["target", "node_modules", "venv"].iter().any(|name| entry.file_name() == *name);
        if left_out || entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        found.push(entry.path());
        // Packages have links to folders above them.
        if entry.file_type().is_ok_and(|t| t.is_dir()) {
            written(&entry.path(), found);
        }
    }
}

/// Paths from the root, and those of sources, which may leave out folders: `scheme/src/address.rs`.
#[test]
fn paths_that_documents_name_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let rooms = ["codecs/", "hdl/", "verify/", "policy/", "cli/"];
    let mut all = Vec::new();
    written(&root, &mut all);
    let mut count = 0;
    for path in documents() {
        let text = std::fs::read_to_string(&path).expect("readable");
        let inline = text.split("```").step_by(2).flat_map(|part| part.split('`').skip(1).step_by(2));
        for name in inline.filter(|n| n.contains('/') && !n.contains(['*', ' '])) {
            let (whole, source) =
                (rooms.iter().any(|r| name.starts_with(r)), name.contains("/src") || name.ends_with(".rs"));
            let exists = if whole {
                root.join(name).exists()
            } else {
                all.iter().any(|p| p.ends_with(name.trim_start_matches("../")))
            };
            assert!(exists || !whole && !source, "{}: `{name}`", path.display());
            count += usize::from(whole || source);
        }
    }
    assert!(count > 100, "{count} paths");
}
