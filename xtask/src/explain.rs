//! `cargo xtask explain ITEM`: a numbered requirement with its document, its page, the code that cites it and its tests.

use crate::step::{StepResult, read, root};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The pages of requirements, which the tests generate.
const PAGES: [&str; 2] = ["docs/policy-requirements.md", "docs/memory-requirements.md"];

/// A requirement as its page lists it.
#[derive(Debug, PartialEq, Eq)]
struct Requirement<'t> {
    number: &'t str,
    text: &'t str,
    /// Line number on the page.
    line: usize,
}

/// Prints everything that the repository knows of a requirement.
pub fn run(item: &str) -> StepResult {
    print!("{}", explained(&root(), item)?);
    Ok(())
}

fn explained(root: &Path, item: &str) -> Result<String, String> {
    let mut known = Vec::new();
    for page in PAGES {
        let text = read(&root.join(page))?;
        let all = requirements(&text);
        if let Some(found) = all.iter().find(|requirement| requirement.number.eq_ignore_ascii_case(item)) {
            let mut out = format!("{}: {}\n", found.number, found.text);
            writeln!(out, "document: {}", document(&text, found.number).unwrap_or("not named on the page"))
                .expect("memory");
            writeln!(out, "page: {page}:{}", found.line).expect("memory");
            let (code, tests) = places(root, found.number)?;
            list(&mut out, "code", &code);
            list(&mut out, "tests", &tests);
            return Ok(out);
        }
        known.extend(all.iter().map(|requirement| requirement.number.to_owned()));
    }
    Err(format!("`{item}` is no requirement; these are: {}", known.join(", ")))
}

/// The rows `| D.1 | text | tests |` of a page.
fn requirements(page: &str) -> Vec<Requirement<'_>> {
    (1..).zip(page.lines()).filter_map(|(line, text)| row(line, text)).collect()
}

fn row(line: usize, text: &str) -> Option<Requirement<'_>> {
    let mut cells = text.strip_prefix("| ")?.split(" | ");
    let (number, text) = (cells.next()?, cells.next()?);
    let is_number = number.split_once('.').is_some_and(|(_, digits)| digits.parse::<u32>().is_ok());
    is_number.then_some(Requirement { number, text, line })
}

/// The published document that a page names for the letter of a number: `D: Title. A: Title.`
fn document<'t>(page: &'t str, number: &str) -> Option<&'t str> {
    let letter = number.split_once('.')?.0;
    let line = page.lines().find(|line| line.split(". ").any(|part| part.starts_with(&format!("{letter}: "))))?;
    let part = line.split(". ").find_map(|part| part.strip_prefix(letter)?.strip_prefix(": "))?;
    Some(part.trim_end_matches('.'))
}

/// Places in sources that cite a number, and the tests that cover it.
fn places(root: &Path, number: &str) -> Result<(Vec<String>, Vec<String>), String> {
    let (mut code, mut tests) = (Vec::new(), Vec::new());
    for path in rust_files(root) {
        let text = read(&path)?;
        let file = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| cites(line, number)) {
            let line = line.trim();
            if line.starts_with("// covers: ") {
                // The attribute is between the citation and the name.
                let name = lines.get(at + 2).and_then(|l| l.trim().strip_prefix("fn ")?.split('(').next());
                tests.push(format!("{file}:{}: {}", at + 3, name.unwrap_or("a citation without a test")));
            } else if line.starts_with("//") && !file.contains("/tests/") {
                code.push(format!("{file}:{}: {}", at + 1, line.trim_start_matches(['/', '!']).trim()));
            }
        }
    }
    Ok((code, tests))
}

/// Whether a line has this number as a word of its own: `A.1` is not `A.10`.
fn cites(line: &str, number: &str) -> bool {
    for (at, _) in line.match_indices(number) {
        let (before, after) = (&line[..at], &line[at + number.len()..]);
        if !before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '.')
            && !after.starts_with(|c: char| c.is_ascii_alphanumeric())
        {
            return true;
        }
    }
    false
}

fn list(out: &mut String, title: &str, lines: &[String]) {
    writeln!(out, "{title}:{}", if lines.is_empty() { " none" } else { "" }).expect("memory");
    for line in lines.iter() {
        writeln!(out, "  {line}").expect("memory");
    }
}

fn rust_files(root: &Path) -> Vec<PathBuf> {
    let walk = walkdir::WalkDir::new(root).sort_by_file_name().into_iter();
    // The folder of the repository itself may have any name, such as `target`.
    let walk = walk.filter_entry(|e| e.depth() == 0 || !e.file_name().to_str().is_some_and(is_skipped));
    let files = walk.filter_map(Result::ok).map(walkdir::DirEntry::into_path);
    files.filter(|path| path.extension().is_some_and(|e| e == "rs")).collect()
}

/// Whether a folder is skipped because people write no sources in it.
fn is_skipped(name: &str) -> bool {
    name.starts_with('.') || ["target", "generated", "node_modules"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_requirement_is_explained_with_its_document_its_page_its_code_and_its_tests() {
        let text = explained(&root(), "a.1").expect("a requirement");
        assert!(text.starts_with("A.1: Contained errors end one application; uncontained ones all\n"), "{text}");
        assert!(text.contains("\ndocument: NVIDIA A100 GPU Memory Error Management, r450\n"), "{text}");
        assert!(text.contains("\npage: docs/policy-requirements.md:"), "{text}");
        let (code, tests) = text.split_once("\ntests:\n").expect("tests");
        assert!(code.contains("\ncode:\n  policy/gpu/src/"), "{text}");
        let page = std::fs::read_to_string(root().join(PAGES[0])).expect("a page");
        let row = page.lines().find(|line| line.starts_with("| A.1 |")).expect("a row");
        assert_eq!(tests.lines().count(), row.matches("<br>").count() + 1, "{text}");
        assert!(tests.lines().all(|line| row.contains(line.rsplit(": ").next().expect("a name"))), "{text}");
    }

    #[test]
    fn an_unknown_requirement_is_refused_with_the_known_ones() {
        let message = explained(&root(), "Q.7").expect_err("no such number");
        assert!(
            message.starts_with("`Q.7` is no requirement; these are: D.1, ") && message.ends_with("M.5"),
            "{message}"
        );
    }

    #[test]
    fn a_number_is_cited_as_a_word() {
        assert!(cites("/// (A.1)", "A.1") && cites("// covers: D.2 A.1", "A.1"));
        assert!(!cites("/// A.10", "A.1") && !cites("/// AA.1", "A.1"));
    }
}
