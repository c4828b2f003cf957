//! Documents and module headers use the words of the field. The list has the words that were replaced most often; it does not
//! replace an editor's reading.

use std::path::{Path, PathBuf};

/// Words and phrases that a text must not have, each with its replacement.
const WORDS: &[(&str, &str)] = &[
    ("struck", "in error, injected into"),
    ("ruler", "cost model"),
    ("unheld", "ungated"),
    ("told", "reported, recognised"),
    ("untold", "unknown"),
    ("beside", "next to, with, parallel"),
    ("so many", "this number of"),
    ("so manieth", "Nth"),
    ("is no", "is not a"),
    ("are no", "are not, do not exist"),
    ("saw", "recorded, detected"),
    ("wonder", "report"),
    ("accuse", "report"),
];

/// The documents, but for those that quote requirements or print help.
fn documents(root: &Path) -> Vec<PathBuf> {
    let left_out = ["policy-requirements.md", "memory-requirements.md", "commands.md", "keys.md", "CHANGELOG.md"];
    let files = walkdir::WalkDir::new(root).into_iter().filter_entry(|entry| {
        let name = entry.file_name().to_string_lossy();
        let is_other = ["target", "node_modules", "generated", "tests"].contains(&&*name);
        !(is_other || name.starts_with('.') && entry.depth() > 0)
    });
    let files = files.filter_map(Result::ok).map(walkdir::DirEntry::into_path);
    files.filter(|path| left_out.iter().all(|name| !path.ends_with(name))).collect()
}

/// The lines of a file that are prose, each with its number: text of Markdown, and headers of modules.
fn prose(path: &Path) -> Vec<(usize, String)> {
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    let is = |suffix: &str| path.extension().is_some_and(|e| e == suffix);
    let mut in_block = false;
    let mut lines = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let words = if is("md") {
            in_block ^= line.trim_start().starts_with("```");
            (!in_block).then_some(line)
        } else if is("rs") {
            line.strip_prefix("//! ")
        } else {
            None
        };
        // Code in a line is not prose.
        let prose = words.map(|words| words.split('`').step_by(2).collect::<Vec<_>>().join("`"));
        lines.extend(prose.map(|prose| (i + 1, prose)));
    }
    lines
}

/// The first word of the list in a line, with its replacement.
fn unplain(line: &str) -> Option<(&'static str, &'static str)> {
    let line = line.to_lowercase();
    let is_word = |(word, _): &&(&str, &str)| {
        line.match_indices(word).any(|(at, _)| {
            let ends = [line[..at].chars().next_back(), line[at + word.len()..].chars().next()];
            ends.iter().all(|c| c.is_none_or(|c| !c.is_alphanumeric())) && !line[at..].starts_with("is no longer")
        })
    };
    WORDS.iter().find(is_word).copied()
}

/// Whether a sentence of a line begins with a headless "what ..." that is not a question.
fn is_headless(line: &str) -> bool {
    let begins = |text: &str| text.trim_start_matches(['#', '-', '*', '|', ' ']).starts_with("What ");
    (begins(line) || line.split(". ").skip(1).any(begins)) && !line.contains('?')
}

#[test]
fn texts_use_the_words_of_the_field() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for path in documents(&root) {
        for (number, line) in prose(&path) {
            let name = path.strip_prefix(&root).unwrap_or(&path).display();
            found.extend(unplain(&line).map(|(word, now)| format!("{name}:{number}: `{word}`: write {now}: {line}")));
            if is_headless(&line) {
                found.push(format!("{name}:{number}: a clause with \"what\" in place of a noun: {line}"));
            }
        }
    }
    assert!(found.is_empty(), "{} lines:\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_word_is_found_where_it_stands_apart_and_not_in_code() {
    assert_eq!(unplain("The cells were struck."), Some(("struck", "in error, injected into")));
    assert_eq!(unplain("constructed rulers, a seesaw"), None);
    assert!(
        is_headless("What a decoder knows")
            && is_headless("It ends. What is left is data.")
            && !is_headless("What is ECC?")
    );
    let folder = std::env::temp_dir().join(format!("eccforge-words-{}.md", std::process::id()));
    std::fs::write(&folder, "The key `beside` is code.\n```\nbeside\n```\nIt stands beside it.\n").expect("writable");
    let lines: Vec<usize> = prose(&folder).into_iter().filter(|(_, l)| unplain(l).is_some()).map(|(n, _)| n).collect();
    std::fs::remove_file(&folder).expect("it is there");
    assert_eq!(lines, [5]);
}
