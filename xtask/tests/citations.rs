//! Tests that the tests and paths that a document cites exist where it says. They detect that a document still has the
//! old name after a renaming.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Minimum number of underscores in the name of a test in backquotes; names of keys and functions have fewer.
const LONG: usize = 5;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository")
}

/// Files of the repository with one of these endings; built and fetched ones are left out.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() && !name.starts_with('.') && !["target", "generated", "node_modules"].contains(&name.as_str())
        {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

fn listed(endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&root(), endings, &mut found);
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(&path).expect("text"))).collect()
}

fn is_word(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'
}

/// Names of functions or modules, which follow a keyword.
fn after<'t>(text: &'t str, keyword: &str) -> impl Iterator<Item = &'t str> {
    text.split(keyword).skip(1).map(|rest| rest.split(|c| !is_word(c)).next().unwrap_or_default())
}

/// A file of tests or code: where it is, its functions, and its modules, declared or by the names in its path.
struct Source {
    path: PathBuf,
    functions: BTreeSet<String>,
    modules: BTreeSet<String>,
}

impl Source {
    /// Whether a cited name is that of a function of this file, or of a module of it that has tests.
    fn has(&self, scope: &str, name: &str) -> bool {
        scope.split("::").filter(|m| !m.is_empty()).all(|m| self.modules.contains(m))
            && (self.functions.iter().any(|f| fits(f, name)) || scope.is_empty() && self.modules.contains(name))
    }
}

/// All sources in Rust and Python.
fn sources() -> Vec<Source> {
    let source = |(path, text): (PathBuf, String)| {
        let path = relative(&path);
        let functions = after(&text, "fn ").chain(after(&text, "def ")).map(str::to_owned).collect();
        let declared = after(&text, "mod ").map(str::to_owned);
        let by_path = path.iter().map(|part| part.to_string_lossy().split('.').next().unwrap_or_default().to_owned());
        Source { modules: declared.chain(by_path).collect(), functions, path }
    };
    listed(&[".rs", ".py"]).into_iter().map(source).collect()
}

fn relative(path: &Path) -> PathBuf {
    path.strip_prefix(root()).expect("in the repository").to_owned()
}

/// Whether a name fits a pattern in which `*` and `...` match anything.
fn fits(name: &str, pattern: &str) -> bool {
    let pattern = pattern.replace("...", "*");
    let parts: Vec<&str> = pattern.split('*').collect();
    let (first, last) = (parts[0], parts[parts.len() - 1]);
    if parts.len() == 1 {
        return name == first;
    }
    let Some(mut rest) = name.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)) else { return false };
    parts[1..parts.len() - 1].iter().all(|part| {
        let found = rest.find(part).map(|at| &rest[at + part.len()..]);
        rest = found.unwrap_or_default();
        found.is_some()
    })
}

/// Words in backquotes of one line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2).filter(|w| w.chars().all(|c| is_word(c) || ":.*".contains(c)))
}

#[test]
fn patterns_fit_names_as_a_reader_takes_them() {
    assert!(fits("a_bit_of_the_h_matrix", "a_bit_*_matrix") && fits("x_explicit_map_y", "...explicit_map..."));
    assert!(!fits("a_bit", "a_bit_*_matrix") && !fits("a", "b") && fits("anything", "*"));
}

/// Folders and files that the row of a table names, as words in backquotes with a slash.
fn places(row: &str) -> Vec<PathBuf> {
    let words = row.split('`').skip(1).step_by(2);
    words.filter(|word| is_path(word)).filter_map(|word| resolved(word, Path::new("docs"), &[])).collect()
}

/// The names that a line cites as names of tests: the cited word, its scope and its name.
fn cited<'l>(line: &'l str, in_table: bool) -> Vec<(&'l str, &'l str, &'l str)> {
    // The last cell of a row names tests; the others name the change.
    let cells = if in_table { line.trim_end_matches(" |").rsplit(" | ").next().unwrap_or_default() } else { line };
    let has_place = in_table && !places(cells).is_empty();
    let split = |word: &'l str| {
        let (scope, name) = word.rsplit_once("::").unwrap_or(("", word));
        // Metrics and functions of C begin with the name of the program.
        let is_long = name.matches('_').count() >= LONG && !name.starts_with("eccforge_");
        (is_long || in_table && !scope.is_empty() || has_place).then_some((word, scope, name))
    };
    quoted(cells).filter_map(split).collect()
}

/// The number of tests that a document cites, and those that do not exist, or not where a row of a table states.
fn wrong_tests(path: &Path, text: &str, sources: &[Source]) -> (usize, Vec<String>) {
    let (mut count, mut wrong) = (0, Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let in_table = line.starts_with('|') && path.ends_with("docs/ARCHITECTURE.md");
        let places = if in_table { places(line) } else { Vec::new() };
        for (word, scope, name) in cited(line, in_table) {
            count += 1;
            let found: Vec<&Source> = sources.iter().filter(|source| source.has(scope, name)).collect();
            // Without a scope, a row lists tests and then their folders, each of which has some of them.
            let anywhere = |place: &PathBuf| found.iter().any(|source| source.path.starts_with(place));
            let is_right = match scope {
                _ if places.is_empty() => !found.is_empty(),
                "" => places.iter().any(anywhere),
                _ => places.iter().all(anywhere),
            };
            if !is_right {
                let places: Vec<String> = places.iter().map(|place| place.display().to_string()).collect();
                wrong.push(format!("{}:{number}: `{word}` {}", relative(path).display(), places.join(", ")));
            }
        }
    }
    (count, wrong)
}

#[test]
fn a_test_is_sought_where_its_row_says_that_it_is() {
    let source = |path: &str, functions: &[&str]| Source {
        path: path.into(),
        functions: functions.iter().map(|f| (*f).to_owned()).collect(),
        modules: path.split('/').map(|part| part.trim_end_matches(".rs").to_owned()).collect(),
    };
    let sources = [source("codecs/lower/tests/decoder/oracle.rs", &["every_error_is_located"])];
    let document = root().join("docs/ARCHITECTURE.md");
    let wrong = |row: &str| wrong_tests(&document, row, &sources).1;
    assert!(wrong("| a rule | `decoder::*` in `codecs/lower/tests` |").is_empty());
    assert_eq!(wrong("| a rule | `decoder::*` in `codecs/scheme/tests` |").len(), 1);
    assert_eq!(wrong("| a rule | `decoder::*` in `codecs/lower/tests` and `codecs/scheme/tests` |").len(), 1);
    assert_eq!(wrong("| a rule | `encoder::*` |").len(), 1);
}

#[test]
fn every_test_that_a_document_cites_exists() {
    let sources = sources();
    let (mut count, mut wrong) = (0, Vec::new());
    for (path, text) in listed(&[".md"]) {
        let (cited, missing) = wrong_tests(&path, &text, &sources);
        count += cited;
        wrong.extend(missing);
    }
    assert!(count > 20, "{count} names of tests were found: is the rule by which they are told still right?");
    assert!(wrong.is_empty(), "no test has this name there:\n{}", wrong.join("\n"));
}

/// Beginnings of paths that are not in the repository: outputs of builds, and files of the Rust toolchain.
const ELSEWHERE: [&str; 2] = ["target/", "lib/rustlib/"];

/// Folders in which every document may name files without repeating the folder's name.
const BASES: [&str; 5] = ["", "codecs", "hdl", "verify", "policy"];

/// Whether a word in backquotes is a path: it has a slash, or it is the name of a source or a page.
fn is_path(word: &str) -> bool {
    let known = |c: char| c.is_ascii_alphanumeric() || "_-./*".contains(c);
    let is_named = |part: &str| part.len() > 2 || part == "*" || part == "..";
    let has_ending = [".rs", ".md"].iter().any(|ending| word.ends_with(ending));
    word.chars().all(known)
        && !word.starts_with(['/', '-'])
        && !ELSEWHERE.iter().any(|start| word.starts_with(start))
        && (has_ending && !word.starts_with('.') || word.contains('/') && word.split('/').any(is_named))
}

/// The path in the repository that a reader takes a word for: below the document's folder or one above it, in one of `BASES`, or next
/// to a path that was named before. Parts in capitals match any name.
fn resolved(word: &str, folder: &Path, before: &[PathBuf]) -> Option<PathBuf> {
    let is_any = |part: &str| part.chars().any(char::is_uppercase) && !part.chars().any(char::is_lowercase);
    let parts: Vec<&str> = word.split('/').filter(|part| !part.is_empty()).collect();
    let fixed =
        parts.iter().position(|part| is_any(part.split('.').next().unwrap_or_default()) && !part.ends_with(".md"));
    let parts = &parts[..fixed.unwrap_or(parts.len())];
    let own = folder.ancestors().chain(before.iter().flat_map(|path| path.ancestors())).chain(BASES.map(Path::new));
    own.flat_map(|base| [base.to_owned(), base.join("src")]).find_map(|base| below(&base, parts))
}

/// The path with these parts below a folder; a part may be a pattern.
fn below(base: &Path, parts: &[&str]) -> Option<PathBuf> {
    let Some((first, rest)) = parts.split_first() else { return Some(base.to_owned()) };
    if !first.contains('*') {
        let path = if *first == ".." { base.parent()?.to_owned() } else { base.join(first) };
        return root().join(&path).exists().then(|| below(&path, rest))?;
    }
    let names = fs::read_dir(root().join(base)).ok()?.flatten().map(|entry| entry.file_name());
    let names = names.filter(|name| fits(&name.to_string_lossy(), first));
    names.map(|name| base.join(name)).find_map(|path| below(&path, rest))
}

/// Paths in backquotes that name nothing, in the lines of a document; the text between fences is for a shell or a
/// compiler.
fn wrong_paths(document: &Path, lines: &[&str]) -> (usize, Vec<String>) {
    let folder = document.parent().unwrap_or(Path::new(""));
    // The header of a module may name files of the module's folder.
    let own = document.with_extension("");
    let mut count = 0;
    let mut wrong = Vec::new();
    let mut is_code = false;
    let mut before = vec![own.clone()];
    for (number, line) in (1..).zip(lines) {
        is_code ^= line.trim_start().starts_with("```");
        let begins = line.trim().is_empty() || line.trim_start().starts_with(['-', '|', '#']);
        if begins {
            before = vec![own.clone()];
        }
        let words = line.split('`').skip(1).step_by(2).filter(|word| !is_code && is_path(word));
        for word in words {
            count += 1;
            match resolved(word, folder, &before) {
                Some(path) => before.push(path),
                None => wrong.push(format!("{}:{number}: `{word}`", document.display())),
            }
        }
    }
    (count, wrong)
}

/// Rows of the list of mutants that name a file that is not there, or a function that the file does not have.
fn wrong_mutants() -> Vec<String> {
    let text = fs::read_to_string(root().join(".cargo/mutants.toml")).expect("the list of mutants");
    let mut wrong = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let Some((file, mutant)) = line.trim().trim_start_matches(['\'', '"']).split_once(":.*") else { continue };
        let source = fs::read_to_string(root().join(file.replace('\\', ""))).unwrap_or_default();
        let mutant =
            mutant.trim_end_matches(['\'', '"', ',']).replace("<'_>", "").replace("<'c>", "").replace("<'s>", "");
        let function = match mutant.rsplit_once("in ") {
            Some((_, function)) => function,
            None => mutant.strip_prefix("replace ").and_then(|rest| rest.strip_suffix(" ->")).unwrap_or_default(),
        };
        let is_type = |name: &str| name.is_empty() || name.starts_with(char::is_uppercase);
        let has = |name: &str| {
            is_type(name) && source.contains(name)
                || ["(", "<"].iter().any(|end| source.contains(&format!("fn {name}{end}")))
        };
        let missing = function.split("::").find(|name| !has(name));
        if source.is_empty() || missing.is_some() {
            wrong.push(format!(".cargo/mutants.toml:{number}: {}", line.trim()));
        }
    }
    wrong
}

#[test]
fn a_path_is_read_as_a_reader_reads_it() {
    let wrong = |document: &str, line: &str| wrong_paths(Path::new(document), &[line]).1;
    assert!(
        wrong("xtask/README.md", "`src/main.rs`, `tests/*.rs`, `verify/models/ID.yaml` and `target/x.html`").is_empty()
    );
    assert!(wrong("docs/x.md", "`codecs/scheme/src/spec.rs`, `spec/address.rs`, `and/or`").len() == 1);
    assert_eq!(wrong("xtask/src/main.rs", "`step.rs` and `no_step.rs`"), ["xtask/src/main.rs:1: `no_step.rs`"]);
    assert!(!is_path("n/d") && !is_path("--out") && is_path("src/lib.rs"));
}

#[test]
fn every_path_that_a_document_or_a_module_header_names_exists() {
    let (mut count, mut wrong) = (0, wrong_mutants());
    for (path, text) in listed(&["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ".rs"]) {
        let mut lines: Vec<&str> = text.lines().collect();
        if path.extension().is_some_and(|e| e == "rs") {
            for line in lines.iter_mut() {
                *line = line.strip_prefix("//!").unwrap_or_default();
            }
        }
        let (named, missing) = wrong_paths(&relative(&path), &lines);
        count += named;
        wrong.extend(missing);
    }
    assert!(count > 150, "{count} paths were found: is the rule by which they are told still right?");
    assert!(wrong.is_empty(), "these name no file, no folder or no function:\n{}", wrong.join("\n"));
}
