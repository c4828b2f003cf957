//! Builds the documents as a book with mdBook in `target/book/docs`. lychee follows every link of its pages and of
//! all documents.

use crate::setup::tool;
use crate::step::{self, StepResult, read, root, write};
use std::process::Command;

/// The folder of the documents, also within the book's folder.
const DOCUMENTS: &str = "docs";

/// Builds the book, copies the files that it links to, and checks every link.
pub fn run() -> StepResult {
    if !tool("mdbook").is_file() {
        return step::lacking("the book", "cargo xtask setup");
    }
    let (book, documents) = (root().join("target/book"), root().join(DOCUMENTS));
    // The reference is the help itself, and is not committed.
    let reference = step::built("eccforge")?.args(["help", "reference"]).output();
    let reference = reference.map_err(|e| format!("the program, whose help is a chapter: {e}"))?;
    write(&documents.join("commands.md"), reference.stdout)?;
    step::run("mdBook", Command::new(tool("mdbook")).args(["build", DOCUMENTS]).current_dir(root()))?;
    let summary = read(&documents.join("SUMMARY.md"))?;
    for path in walkdir::WalkDir::new(&documents).into_iter().filter_map(Result::ok).map(walkdir::DirEntry::into_path) {
        let name = path.strip_prefix(&documents).unwrap_or(&path).to_string_lossy().into_owned();
        if !name.ends_with(".md") || name == "SUMMARY.md" {
            continue;
        }
        if !summary.contains(&format!("({name})")) {
            return Err(format!("{DOCUMENTS}/{name} is no chapter: name it in {DOCUMENTS}/SUMMARY.md"));
        }
        for link in read(&path)?.split("](../").skip(1) {
            let file = link.split([')', '#']).next().unwrap_or_default();
            // lychee reports a file that is missing.
            if let Ok(bytes) = std::fs::read(root().join(file)) {
                write(&book.join(file), bytes)?;
            }
        }
    }
    let lychee = tool("lychee");
    if !lychee.is_file() {
        return step::lacking("links of the documents", "cargo xtask setup");
    }
    let arguments = ["--offline", "--include-fragments", "--no-progress", "--exclude-path", "404.html"];
    let links = format!(
        "'{}' {} target/book/docs/*.html target/book/docs/*/*.html $(git ls-files '*.md')",
        lychee.display(),
        arguments.join(" ")
    );
    step::run("links", Command::new("sh").args(["-c", &links]).current_dir(root()))
}
