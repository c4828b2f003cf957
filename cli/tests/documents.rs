//! Tests that the documents show what the program prints.

use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_report::numbers::percent;
use eccforge_scheme::library;
use eccforge_scheme::{Scheme, builtin, builtins};
use std::path::{Path, PathBuf};

const README: &str = include_str!("../../README.md");
const SCHEMES: &str = include_str!("../../docs/schemes.md");
const REFERENCE: &str = include_str!("../../docs/scheme-reference.md");
const BUILT_IN: &str = include_str!("../../docs/scheme-history.md");
const WORKS: &str = include_str!("../../docs/works.md");
const REPORT: &str = include_str!("../../generated/reproduce/reproduce.md");

#[test]
fn the_readme_gives_the_verdict_of_the_generated_report() {
    let verdict = REPORT.lines().find(|line| line.contains(" figures: ")).expect("a verdict");
    let words = verdict.split_whitespace().map(|word| word.trim_end_matches([',', ';']));
    let numbers: Vec<u32> = words.filter_map(|word| word.parse().ok()).collect();
    let [all, equal, _, differ] = numbers[..] else { panic!("four numbers: {verdict}") };
    let stated = [format!("{equal} of {all} published figures"), format!("{differ} of the {all} values")];
    assert!(stated.iter().all(|text| README.contains(text)), "README.md does not state {stated:?}");
}

/// The table of the README's first screen.
#[test]
fn the_readme_begins_with_a_sentence_a_picture_a_short_table_and_two_commands() {
    let first = README.split("\n## ").next().unwrap_or_default();
    let parts: Vec<&str> = first.trim().split("\n\n").collect();
    let begins = |part: usize, text: &str| parts.get(part).is_some_and(|p| p.starts_with(text));
    assert!(begins(0, "# eccforge") && begins(1, "eccforge ") && begins(2, "![") && begins(3, "| "), "{parts:?}");
    assert!(parts[1].matches(". ").count() == 0, "one sentence: {}", parts[1]);
    assert!(parts[3].lines().count() <= 2 + 8, "{}", parts[3]);
    assert_eq!(first.lines().filter(|line| line.starts_with("cargo ")).count(), 2);
}

/// Texts and targets of the links of a page to files, each target as a path from the root.
fn links(page: &str) -> Vec<(String, PathBuf)> {
    let text = std::fs::read_to_string(root().join(page)).expect(page);
    let folder = Path::new(page).parent().expect("a folder");
    let link = |part: &str| {
        let (text, rest) = part.split_once("](")?;
        let target = rest.split([')', '#']).next().filter(|target| !target.contains("://"))?;
        let mut whole = PathBuf::new();
        for part in folder.join(target).components() {
            if part.as_os_str() == ".." {
                whole.pop();
            } else {
                whole.push(part);
            }
        }
        Some((text.to_owned(), whole))
    };
    text.split('[').skip(1).filter_map(link).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository")
}

#[test]
fn every_document_is_two_clicks_from_the_readme_by_a_link_that_names_it() {
    let first: Vec<PathBuf> = links("README.md").into_iter().map(|(_, target)| target).collect();
    let pages = first.iter().filter(|path| path.extension().is_some_and(|e| e == "md"));
    let second = pages.flat_map(|page| links(&page.to_string_lossy())).map(|(_, target)| target);
    let reached: Vec<PathBuf> = second.chain(first.clone()).collect();
    let mut count = 0;
    for folder in ["docs", "docs/learn", "docs/start"] {
        for entry in std::fs::read_dir(root().join(folder)).expect("the documents") {
            let page = Path::new(folder).join(entry.expect("readable").file_name());
            // The book's own list of its chapters, and the page that `cargo xtask book` makes for it alone.
            let is_of_book = page.ends_with("SUMMARY.md") || page.ends_with("commands.md");
            if page.extension().is_some_and(|e| e == "md") && !is_of_book {
                assert!(reached.contains(&page), "{} is more than two clicks from README.md", page.display());
                count += 1;
            }
        }
    }
    assert!(count >= 58, "{count} pages");
    for (text, page) in links("docs/README.md").into_iter().chain(links("README.md")) {
        let is_vague = ["here", "this", "this page", "page", "link", "more"].contains(&text.to_lowercase().as_str());
        assert!(!is_vague && !text.ends_with(".md"), "[{text}]({})", page.display());
    }
}

#[test]
fn the_index_explains_each_page_and_has_the_order_of_the_book() {
    let index = links("docs/README.md");
    let text = std::fs::read_to_string(root().join("docs/README.md")).expect("the index");
    let items: Vec<&str> = text.lines().filter(|line| line.starts_with("- [")).collect();
    assert!(items.iter().all(|item| item.split_once("): ").is_some_and(|(_, why)| why.len() > 10)), "{items:#?}");
    let mut pages: Vec<PathBuf> = index.into_iter().map(|(_, page)| page).collect();
    // The introduction of the index links to the glossary, too.
    pages.drain(..pages.len() - items.len());
    let mut book: Vec<PathBuf> = links("docs/SUMMARY.md").into_iter().map(|(_, page)| page).skip(1).collect();
    // The help of every command is a page of the book only.
    book.retain(|page| !page.ends_with("commands.md"));
    assert_eq!(pages, book, "docs/README.md and docs/SUMMARY.md");
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
    assert!(BUILT_IN.contains(&format!("describes {} schemes.", builtins().len())));
}

/// The silent errors, in percent, of codes that published works use for comparison.
#[test]
fn the_table_of_compared_codes_is_what_is_counted() {
    let model = ErrorModel::builtin("hbm2-table1").expect("shipped");
    let mut count = 0;
    for row in WORKS.lines().filter(|l| l.starts_with("| `") && l.contains("RS(")) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        // The table of works names Reed-Solomon codes too; its rows are works.
        let Ok(scheme) = library::named_scheme(cells[0].trim_matches('`')) else { continue };
        for (name, printed) in ["byte", "2bit", "beat", "entry"].iter().zip(&cells[3..]) {
            let class = model.classes.iter().position(|class| class.id == *name).expect("a class");
            let found = exact::evaluate(&scheme, &model, &[class], exact::Reading::Inclusive, &Progress::default());
            let silent = found.expect("it can be counted")[0].probabilities().expect("it has patterns").silent();
            assert_eq!(percent(&silent), *printed, "{} {name}", scheme.id);
        }
        count += 1;
    }
    assert_eq!(count, 5);
}

#[test]
fn every_key_of_the_guide_s_table_is_one_of_the_language() {
    let schema = eccforge_scheme::json_schema().to_value().to_string();
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

/// Markdown files that are written by hand, by path from the root.
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
