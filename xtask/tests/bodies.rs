//! Tests that bodies of functions can be read line by line: few closures have names, conditions are written as `if`, and comments give
//! reasons. A rule counts lines of source outside tests, benches and examples. [`EXCEPTIONS`] limits the number of
//! exceptions.

use std::path::{Path, PathBuf};

/// Maximum number of closures that `let` binds in 10 000 lines.
const MOST_CLOSURES: usize = 35;
/// Maximum number of closures that `let` binds in a function: with a third, a reader must remember more names than steps.
const MOST_IN_FUNCTION: usize = 2;
/// Minimum number of comment lines inside code, in 1 000 lines. Such comments give reasons; documentation of items does not count.
const FEWEST_REASONS: usize = 19;

/// A form of code that has a plainer equivalent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `.filter(|_| condition)`, in place of an `if`.
    Filter,
    /// An arm `true =>` or `false =>`: a `match` on a boolean is an `if`.
    Match,
    /// `for_each` on an `Option`, in place of an `if let`.
    ForEach,
    /// A third closure in a function.
    Closures,
}

impl Form {
    fn of(line: &str) -> Option<Self> {
        let code = line.trim_start();
        if code.starts_with("//") {
            return None;
        }
        if code.contains(".filter(|_|") {
            return Some(Self::Filter);
        }
        if code.starts_with("true =>") || code.starts_with("false =>") {
            return Some(Self::Match);
        }
        is_on_an_option(code).then_some(Self::ForEach)
    }
}

/// Calls that return an `Option`, in the parts of a chain before `for_each`.
const OPTIONS: [&str; 9] =
    [".get(", ".get_mut(", ".first()", ".last()", ".take()", ".as_ref()", ".as_mut()", ".input(", ".output("];

/// Whether a line calls `for_each` on the items of an `Option`.
fn is_on_an_option(code: &str) -> bool {
    let Some((before, _)) = code.split_once(".for_each(") else { return false };
    let items = [".into_iter()", ".iter()", ".iter_mut()"];
    let Some(owner) = items.iter().find_map(|call| before.strip_suffix(call)) else { return false };
    OPTIONS.iter().any(|call| owner.rfind(call).is_some_and(|at| is_one_call(&owner[at..])))
}

/// Whether a text is one call: `.name(...)` with nothing after its brackets.
fn is_one_call(text: &str) -> bool {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return at + 1 == text.len();
        }
    }
    false
}

/// Exceptions: the form, where, at most how many lines, and why.
const EXCEPTIONS: &[(Form, &str, usize, &str)] = &[(Form::Closures, "cli/", 1, "not unfolded yet")];

/// Sources outside tests, benches and examples, with their texts; paths are relative to the repository.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository");
    let entries = walkdir::WalkDir::new(&root).sort_by_file_name().into_iter().filter_entry(|entry| {
        let name = entry.file_name().to_string_lossy();
        let is_other = ["target", "node_modules", "generated", "tests", "benches", "examples", "shared", "venv"];
        entry.depth() == 0 || !name.starts_with('.') && !is_other.contains(&&*name)
    });
    let mut sources = Vec::new();
    for entry in entries {
        let path = entry.expect("readable").into_path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("text");
            sources.push((path.strip_prefix(&root).expect("below the root").to_owned(), text));
        }
    }
    sources
}

/// Whether a line binds a closure: `let name = |x| ...`, also after `move`.
fn binds_closure(line: &str) -> bool {
    let Some(binding) = line.trim_start().strip_prefix("let ") else { return false };
    let Some((name, value)) = binding.split_once('=') else { return false };
    let is_name = name.trim().trim_start_matches("mut ").chars().all(|c| c.is_alphanumeric() || c == '_');
    let value = value.trim_start();
    is_name && value.strip_prefix("move ").unwrap_or(value).starts_with('|')
}

/// Whether a line, as rustfmt writes it, begins a function.
fn begins_function(line: &str) -> bool {
    let code = line.trim_start();
    !code.starts_with("//") && code.split(['(', '<']).next().unwrap_or_default().split(' ').rev().nth(1) == Some("fn")
}

/// Lines with a form in the right column of [`EXCEPTIONS`], with their numbers, and the number of closures that `let` binds.
fn found(text: &str) -> (Vec<(usize, Form)>, usize) {
    // rustfmt puts a long closure on the line after `=`.
    let lines: Vec<&str> = text.lines().collect();
    let mut forms = Vec::new();
    let mut closures = 0;
    let mut in_function = 0;
    for (at, line) in lines.iter().enumerate() {
        if begins_function(line) {
            in_function = 0;
        }
        let joined = if line.ends_with('=') {
            format!("{line} {}", lines.get(at + 1).unwrap_or(&"").trim())
        } else {
            (*line).into()
        };
        if binds_closure(&joined) {
            closures += 1;
            in_function += 1;
            if in_function == MOST_IN_FUNCTION + 1 {
                forms.push((at + 1, Form::Closures));
            }
        }
        forms.extend(Form::of(line).map(|form| (at + 1, form)));
    }
    (forms, closures)
}

#[test]
fn bodies_have_the_plain_form_but_for_listed_exceptions() {
    let mut left: Vec<usize> = EXCEPTIONS.iter().map(|(_, _, most, _)| *most).collect();
    let mut faults = Vec::new();
    for (path, text) in sources() {
        for (line, form) in found(&text).0 {
            let exception = EXCEPTIONS.iter().position(|(of, place, ..)| *of == form && path.starts_with(place));
            match exception {
                Some(at) if left[at] > 0 => left[at] -= 1,
                _ => faults.push(format!("{}:{line}: {form:?}", path.display())),
            }
        }
    }
    assert!(faults.is_empty(), "write the plain form (see docs/CODE.md, Bodies):\n{}", faults.join("\n"));
}

#[test]
fn few_closures_have_names_and_comments_give_reasons() {
    let mut lines = 0;
    let mut closures = 0;
    let mut reasons = 0;
    for (_, text) in sources() {
        lines += text.lines().count();
        closures += found(&text).1;
        let comments = text.lines().map(str::trim_start).filter(|line| line.starts_with("//"));
        reasons += comments.filter(|line| !line.starts_with("///") && !line.starts_with("//!")).count();
    }
    assert!(lines > 100_000, "{lines} lines");
    assert!(10_000 * closures <= MOST_CLOSURES * lines, "{closures} closures that `let` binds in {lines} lines");
    assert!(1000 * reasons >= FEWEST_REASONS * lines, "{reasons} lines of reasons in {lines} lines");
}

#[test]
fn forms_are_found_in_a_text() {
    let text = "fn f() {\n    let a = |x| x;\n    let b =\n        move |x| x;\n    let c = x || y;\n    let mut d = || 1;\n}\n\
                pub(crate) fn g<T>() {\n    list.filter(|_| on);\n    match on {\n        true => 1,\n        false => 2,\n    }\n\
                \x20   circuit.input(\"a\").iter().for_each(|p| p);\n    circuit.inputs().iter().for_each(|p| p);\n    // true => no\n}\n";
    let (forms, closures) = found(text);
    let wanted = [(6, Form::Closures), (9, Form::Filter), (11, Form::Match), (12, Form::Match), (14, Form::ForEach)];
    assert_eq!((forms.as_slice(), closures), (wanted.as_slice(), 3));
    assert!(begins_function("    pub const fn a(x: u8) -> u8 {") && !begins_function("// fn a()"));
}
