//! Tests that files have at most 400 lines and functions at most 60, in all source that people write. A longer one states its
//! reason: `(long: ...)` in the first line of the file, or in the comment above the function.

use std::path::{Path, PathBuf};

/// Maximum number of lines of a file.
const FILE: usize = 400;
/// Maximum number of lines of a function, from its signature to its last brace.
const FUNCTION: usize = 60;
/// Folders whose files people do not write: generated, fetched or built ones.
const LEFT_OUT: [&str; 6] = ["generated", "target", "node_modules", ".git", "shared", "venv"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if path.is_dir() && !LEFT_OUT.contains(&name) && !name.starts_with('.') {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// Whether a line, as rustfmt writes it, begins a function.
fn begins_function(line: &str) -> bool {
    let mut words = line.trim_start().split(' ').peekable();
    let qualifiers = ["pub", "pub(crate)", "pub(super)", "const", "async", "unsafe", "extern", "\"C\"", "default"];
    while words.peek().is_some_and(|word| qualifiers.contains(word)) {
        words.next();
    }
    words.next() == Some("fn")
}

/// Functions by their first line (from 0) and their length. rustfmt puts the last brace below the first letter.
fn functions(lines: &[&str]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate().filter(|(_, line)| begins_function(line)) {
        // A function in one line, or the declaration of one.
        if line.trim_end().ends_with(['}', ';']) {
            found.push((first, 1));
            continue;
        }
        let indent = &line[..line.len() - line.trim_start().len()];
        let last = (first..lines.len()).find(|at| ends_function(lines[*at], indent));
        found.extend(last.map(|last| (first, last + 1 - first)));
    }
    found
}

/// Whether a line ends a function, or the declaration of one, that begins with this indent in a line above.
fn ends_function(line: &str, indent: &str) -> bool {
    match line.strip_prefix(indent) {
        Some("}") => true,
        Some(rest) => rest.starts_with(')') && line.trim_end().ends_with(';'),
        None => false,
    }
}

fn says_why(line: &str) -> bool {
    line.trim_start().starts_with("//") && line.contains("(long: ")
}

/// The functions and files of a text that are too long and state no reason.
fn too_long(name: &str, text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    if lines.len() > FILE && !says_why(lines[0]) {
        found.push(format!("{name}: {} lines", lines.len()));
    }
    for (first, length) in functions(&lines).into_iter().filter(|(_, length)| *length > FUNCTION) {
        let above = lines[..first].iter().rev().take_while(|line| {
            let line = line.trim_start();
            line.starts_with("//") || line.starts_with("#[")
        });
        if !above.into_iter().any(|line| says_why(line)) {
            found.push(format!("{name}:{}: a function of {length} lines", first + 1));
        }
    }
    found
}

#[test]
fn files_and_functions_are_short_or_say_why_not() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 300, "{} files", files.len());
    files.sort();
    let mut found = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).expect("UTF-8");
        found.extend(too_long(&file.strip_prefix(&root).expect("below the root").display().to_string(), &text));
    }
    assert!(found.is_empty(), "at most {FILE} lines a file and {FUNCTION} a function:\n{}", found.join("\n"));
}

#[test]
fn what_is_too_long_is_found() {
    let function =
        |lines: usize| format!("pub(crate) const fn f(\n    x: u32,\n) {{\n{}}}\n", "    g();\n".repeat(lines - 4));
    assert_eq!(too_long("a", &function(60)), Vec::<String>::new());
    assert_eq!(too_long("a", &function(61)), ["a:1: a function of 61 lines"]);
    assert_eq!(
        too_long("a", &format!("/// Does it (long: a table).\n#[test]\n{}", function(61))),
        Vec::<String>::new()
    );
    let method =
        format!("trait T {{\n    fn a(&self);\n    fn b(&self) {{\n{}    }}\n}}\n", "        c();\n".repeat(70));
    assert_eq!(too_long("a", &method), ["a:3: a function of 72 lines"]);
    let file = "fn f() {}\n".repeat(401);
    assert_eq!(too_long("a", &file), ["a: 401 lines"]);
    assert_eq!(too_long("a", &format!("//! All of them (long: one list).\n{file}")), Vec::<String>::new());
}
