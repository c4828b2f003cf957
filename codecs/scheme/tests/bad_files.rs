//! Tests of the messages for wrong scheme files: the message for `tests/bad/NAME.yaml` is in `tests/bad/NAME.txt`.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use eccforge_scheme::shards::ShardCode;
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The scheme files of `tests/bad`, including those that only have a report. Tests run in the package's folder, so reports show
/// relative paths.
fn cases() -> BTreeSet<PathBuf> {
    let folder = std::fs::read_dir("tests/bad").expect("tests/bad is a folder");
    let paths = folder.map(|entry| entry.expect("its entries can be read").path());
    let cases = paths.filter(|path| path.extension().is_some_and(|e| e == "yaml" || e == "txt"));
    cases.map(|path| path.with_extension("yaml")).collect()
}

/// The report on a bad file; an error names the parts that every report must have and this one lacks.
fn report(path: &Path) -> Result<String, String> {
    let is_of_shards = std::fs::read_to_string(path).is_ok_and(|text| text.starts_with(ShardCode::KEY));
    let read = if is_of_shards {
        SourceFile::read(path).and_then(|file| ShardCode::from_text(&file)).map(drop)
    } else {
        Scheme::from_path(path).map(drop)
    };
    let Err(diagnostic) = read else { return Err("the file is accepted".into()) };
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
        let expected = format!("the matrix file `notes.txt` is not a matrix: line {line} does not belong to a header");
        let words = |text: &str| text.split_whitespace().filter(|w| *w != "│").collect::<Vec<_>>().join(" ");
        assert!(words(&drawn).contains(&expected) && drawn.contains("s.yaml:17"), "{drawn}");
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

/// The file with a line of a hint pasted: over the value of its key in the line of the error, in the key that the hint names
/// (``in `entry` ``), or at the top. `None` if the hint gives no place.
fn pasted(text: &str, (line, help): (usize, &str), hint: &str) -> Option<String> {
    let (key, value) = hint.split_once(": ")?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let is_key = |line: &str, key: &str| line.split([' ', '{', ',']).any(|word| word == format!("{key}:"));
    let of_error = lines.get(line).filter(|of_error| is_key(of_error, key) && !of_error.starts_with(key));
    if let Some((before, old)) = of_error.and_then(|of_error| of_error.split_once(&format!("{key}: "))) {
        let rest = old.find([',', '}']).map_or("", |end| &old[end..]);
        lines[line] = format!("{before}{key}: {value}{rest}");
        return Some(lines.join("\n"));
    }
    let parent = help.split_once(&format!("`{hint}` in `")).and_then(|(_, rest)| rest.split_once('`')).map(|p| p.0);
    let Some(parent) = parent else {
        let top = ["address", "codewords", "eccforge", "entry", "on-detection", "pair-confirmation", "sanity-check"];
        // A key at the top replaces the old one, with the lines that are indented below it.
        let is_old = |at: usize| {
            let top = lines[..=at].iter().rev().find(|line| !line.starts_with(' '));
            top.is_some_and(|line| is_key(line, key))
        };
        let others: Vec<&str> = (0..lines.len()).filter(|at| !is_old(*at)).map(|at| lines[at].as_str()).collect();
        return top.contains(&key).then(|| format!("{}\n{hint}\n", others.join("\n")));
    };
    let at = lines.iter().position(|line| is_key(line, parent))?;
    let (before, inside) = lines[at].split_once(&format!("{parent}:"))?;
    let within = match inside.trim_start().strip_prefix('{') {
        Some(inside) if is_key(inside, key) => {
            let (before, old) = inside.split_once(&format!("{key}: "))?;
            format!(" {{{before}{key}: {value}{}", &old[old.find([',', '}'])?..])
        }
        Some(inside) => format!(" {{{hint}, {inside}"),
        None => format!("{inside}\n{}  {hint}", " ".repeat(before.len())),
    };
    lines[at] = format!("{before}{parent}:{within}");
    Some(lines.join("\n"))
}

/// The lines of YAML in a hint; one with a placeholder is a form.
fn lines_of(help: &str) -> impl Iterator<Item = &str> {
    let is_key = |key: &str| !key.is_empty() && key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let is_line = move |quoted: &&str| quoted.split_once(": ").is_some_and(|(key, _)| is_key(key) && key != "key");
    help.split('`').skip(1).step_by(2).filter(is_line).filter(|line| !line.contains("..."))
}

#[test]
fn a_line_of_a_hint_can_be_pasted_where_the_hint_says() {
    let (mut tried, mut wrong) = (0, Vec::new());
    for path in cases() {
        let (Ok(text), Err(diagnostic)) = (std::fs::read_to_string(&path), Scheme::from_path(&path)) else { continue };
        let help = Diagnostic::help(&*diagnostic).map(|help| help.to_string()).unwrap_or_default();
        let line = diagnostic.position().and_then(|place| place.line_and_column).map_or(1, |(line, _)| line);
        let mut pasting = text.clone();
        for hint in lines_of(&help) {
            tried += 1;
            match pasted(&pasting, (line - 1, &help), hint) {
                Some(pasted) => pasting = pasted,
                None => wrong.push(format!("{}: where does `{hint}` stand? {help}", path.display())),
            }
        }
        let file = SourceFile::new(path.display().to_string(), pasting.clone());
        let still = Scheme::from_text(&file, None).err().filter(|_| pasting != text);
        if still.is_some_and(|still| still.message() == diagnostic.message()) {
            wrong.push(format!("{} has the same error with the lines of its hint: {pasting}", path.display()));
        }
    }
    assert!(wrong.is_empty() && tried > 20, "{tried} hints: {}", wrong.join("\n"));
}
