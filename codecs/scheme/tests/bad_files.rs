//! Bad scheme files and what is said about them: `tests/bad/NAME.yaml` is reported as `tests/bad/NAME.txt`.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The scheme files of `tests/bad` and those that a report is of; tests run in the package's folder, so reports show relative
/// paths.
fn cases() -> BTreeSet<PathBuf> {
    let folder = std::fs::read_dir("tests/bad").expect("tests/bad is a folder");
    let paths = folder.map(|entry| entry.expect("its entries can be read").path());
    let cases = paths.filter(|path| path.extension().is_some_and(|e| e == "yaml" || e == "txt"));
    cases.map(|path| path.with_extension("yaml")).collect()
}

/// The report on a bad file, and what every report must have and this one lacks.
fn report(path: &Path) -> Result<String, String> {
    let Err(diagnostic) = Scheme::from_path(path) else { return Err("the file is accepted".into()) };
    let binary = diagnostic.to_string().ends_with("is not text but a binary file");
    if !binary && Diagnostic::labels(&*diagnostic).is_none_or(|labels| labels.count() == 0) {
        return Err(format!("the report has no label: {diagnostic}"));
    }
    if Diagnostic::help(&*diagnostic).is_none() {
        return Err(format!("the report has no help: {diagnostic}"));
    }
    Ok(drawn(&*diagnostic))
}

fn drawn(diagnostic: &dyn Diagnostic) -> String {
    let mut text = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor()).with_width(100);
    handler.render_report(&mut text, diagnostic).expect("a report can be rendered");
    // miette pads some lines.
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn an_error_beyond_column_65_535_is_drawn_with_the_words_around_it() {
    let good = eccforge_scheme::builtin("hsiao-22-16").expect("shipped").file().text;
    let list = format!("corrects: [{}nopes]", "bits, ".repeat(20_000));
    let text = good.replace("corrects:\n  - bits", &list);
    assert_ne!(text, good);
    let diagnostic =
        Scheme::from_text(&SourceFile::new("long.yaml", &text), None).expect_err("there is no such choice");
    let drawn = drawn(&*diagnostic);
    assert!(drawn.contains("bits, nopes]") && drawn.contains("long.yaml:19:120012: unknown value"), "{drawn}");
    assert!(drawn.lines().all(|line| line.chars().count() < 300), "{drawn}");
}

#[test]
fn a_file_that_is_no_matrix_is_not_quoted() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = eccforge_scheme::builtin("hsiao-22-16").expect("shipped").file().text;
    let file = SourceFile::new("s.yaml", good.replace("hsiao: {k: 16}", "matrix-file: notes.txt"));
    for (text, line) in [
        ("PASSWORD=swordfish\n", 1),
        ("# a comment\nswordfish: 3\n", 2),
        ("n: swordfish\n", 1),
        ("n: 3\nk: 1\nswordfish\n", 3),
        ("n: 3\nk: 1\n\n\n", 1),
    ] {
        std::fs::write(folder.path().join("notes.txt"), text).expect("writable");
        let drawn = drawn(&*Scheme::from_text(&file, Some(folder.path())).expect_err("it is no matrix"));
        let told = format!("the matrix file `notes.txt` is not a matrix: line {line} does not belong to a header");
        let words = |text: &str| text.split_whitespace().filter(|w| *w != "│").collect::<Vec<_>>().join(" ");
        assert!(words(&drawn).contains(&told) && drawn.contains("s.yaml:17"), "{drawn}");
        assert!(!drawn.contains("swordfish"), "{drawn}");
    }
}

#[test]
fn every_bad_file_is_reported_as_expected() {
    let cases = cases();
    assert!(cases.len() >= 50, "{} bad files, which are too few", cases.len());
    xtask::golden!(cases.iter().map(|path| {
        let report = report(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        (path.with_extension("txt"), report)
    }));
}
