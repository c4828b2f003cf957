//! Tests that documents, comments of modules and items, and names use the words of the field, and that the glossary has every
//! abbreviation that a page uses. The list has the words that were replaced most often; it does not replace an editor's reading.

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

/// Words that names of items must not have as a part: a reader outside the project does not know them.
const NOT_IN_NAMES: [&str; 12] =
    ["again", "apart", "beside", "held", "kept", "lie", "ruler", "said", "struck", "told", "unheld", "until"];

/// Words that names of values must not have as a part either. `again` and `until` are left out: the words around them explain
/// them in a body, and not in an item.
const NOT_IN_BINDINGS: [&str; 8] = ["apart", "beside", "held", "kept", "ruler", "said", "struck", "told"];

/// The documents, except those that quote requirements or print help.
fn documents(root: &Path) -> Vec<PathBuf> {
    let left_out = [
        "policy-requirements.md",
        "memory-requirements.md",
        "commands.md",
        "keys.md",
        "keys-of-files.md",
        "CHANGELOG.md",
    ];
    let files = walkdir::WalkDir::new(root).into_iter().filter_entry(|entry| {
        let name = entry.file_name().to_string_lossy();
        let is_other = ["target", "node_modules", "generated"].contains(&&*name);
        !(is_other || name.starts_with('.') && entry.depth() > 0)
    });
    let files = files.filter_map(Result::ok).map(walkdir::DirEntry::into_path);
    // Markdown in folders of tests is expected output.
    let has_ending = |path: &Path, ending: &str| path.extension().is_some_and(|own| own == ending);
    let is_output = |path: &Path| has_ending(path, "md") && path.iter().any(|part| part == "tests");
    let is_left_out = |path: &Path| left_out.iter().any(|name| path.ends_with(name));
    files.filter(|path| !is_left_out(path) && !is_output(path)).collect()
}

/// The lines of a file that are prose, each with its number: text of Markdown, headers of modules and documentation of items.
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
            ["//! ", "/// "].into_iter().find_map(|marks| line.trim_start().strip_prefix(marks))
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
            let is_time = ["is no longer", "are no longer"].iter().any(|words| line[at..].starts_with(words));
            ends.iter().all(|c| c.is_none_or(|c| !c.is_alphanumeric())) && !is_time
        })
    };
    WORDS.iter().find(is_word).copied()
}

/// Whether a sentence of a line begins with a headless "what ..." that is not a question.
fn is_headless(line: &str) -> bool {
    let begins = |text: &str| text.trim_start_matches(['#', '-', '*', '|', ' ']).starts_with("What ");
    (begins(line) || line.split(". ").skip(1).any(begins)) && !line.contains('?')
}

/// The item that a line of source declares.
fn item(line: &str) -> Option<&str> {
    let kinds = ["fn", "struct", "enum", "const", "static", "type", "trait", "mod"];
    let mut words = line.trim_start().split(' ');
    words.find(|word| kinds.contains(word) || word.starts_with("//"))?;
    let name = words.find(|word| *word != "fn" && *word != "mut")?;
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
    (!line.trim_start().starts_with("//")).then_some(&name[..end])
}

/// The names that a line of source binds by `let` or `for`.
fn bindings(line: &str) -> impl Iterator<Item = &str> {
    let code = line.trim_start();
    let pattern = ["let ", "if let ", "while let ", "} else if let ", "for "].into_iter().find_map(|start| {
        let end = if start == "for " { " in " } else { " = " };
        Some(code.strip_prefix(start)?.split_once(end)?.0)
    });
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    pattern.unwrap_or_default().split(move |c: char| !is_of_name(c)).filter(|name| !name.is_empty())
}

/// The parts of a name: `lost_page`, `LostPage` and `LOST_PAGE` have the same parts.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = '_';
    for c in name.chars() {
        if c == '_' || c.is_uppercase() && before.is_lowercase() {
            parts.push(String::new());
        }
        if c != '_' {
            parts.last_mut().expect("the first part is there").extend(c.to_lowercase());
        }
        before = c;
    }
    parts
}

#[test]
fn names_of_items_use_the_words_of_the_field() {
    // Names of tests are sentences, also in files under `src`.
    const MOST_PARTS: usize = 4;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for path in documents(&root).into_iter().filter(|path| path.extension().is_some_and(|e| e == "rs")) {
        let place = path.strip_prefix(&root).unwrap_or(&path).to_owned();
        let text = std::fs::read_to_string(&path).expect("text");
        for (at, name) in text.lines().enumerate().filter_map(|(at, line)| Some((at, item(line)?))) {
            let parts = parts(name);
            if parts.len() <= MOST_PARTS && parts.iter().any(|part| NOT_IN_NAMES.contains(&&**part)) {
                found.push(format!("{}:{}: {name}", place.display(), at + 1));
            }
        }
        for (at, line) in text.lines().enumerate() {
            for name in bindings(line) {
                if name == "counted" || parts(name).iter().any(|part| NOT_IN_BINDINGS.contains(&&**part)) {
                    found.push(format!("{}:{}: {name}", place.display(), at + 1));
                }
            }
        }
    }
    assert!(found.is_empty(), "names with words that only the project knows:\n{}", found.join("\n"));
}

#[test]
fn an_item_is_found_in_a_line_and_its_name_has_parts() {
    let lines = ["    pub const fn lost_page(&self) {", "pub(crate) struct LostPage<'a> {", "const LOST_PAGE: u8 = 1;"];
    assert_eq!(lines.map(item), ["lost_page", "LostPage", "LOST_PAGE"].map(Some));
    assert_eq!(["lost_page", "LostPage", "LOST_PAGE"].map(parts), [["lost", "page"]; 3]);
    assert_eq!([item("// fn a()"), item("let a = 1;")], [None, None]);
    let lines =
        ["    let (mut a, b_c) = f();", "    if let Some(d) = e {", "for f in g {", "h(|i| i);", "// let j = 1;"];
    let names: Vec<&str> = lines.into_iter().flat_map(bindings).collect();
    assert_eq!(names, ["mut", "a", "b_c", "Some", "d", "f"]);
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
fn headers_of_test_files_begin_with_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for path in documents(&root).into_iter().filter(|path| path.iter().any(|part| part == "tests")) {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let header = text.lines().next().unwrap_or_default();
        if text.lines().any(|line| line.trim() == "#[test]")
            && header.starts_with("//! ")
            && !header.starts_with("//! Test")
        {
            found.push(format!("{}: {header}", path.strip_prefix(&root).unwrap_or(&path).display()));
        }
    }
    assert!(found.is_empty(), "headers that do not begin with \"Tests\":\n{}", found.join("\n"));
}

/// Words in capitals that are not abbreviations of the field. Each line gives its reason first.
const NAMES: &[&str] = &[
    "organisations: AMD CHIPS CMU GNU HPL IBM IEEE ISO MIT NVIDIA SAFARI UFRGS US",
    "conferences and journals: DATE DSN HPCA ICS IRE IT MICRO ORSA SC USENIX VLSI VTS",
    "products and tools: ABC AFF3CT BEER CAROL CVA6 EL2 EPYC ELF ESX GPL GRUB HCL HEX ISA LELAPE MPICH OSU018 OSU035 PULP ROHD",
    "names of files: CHANGELOG CITATION CONTRIBUTING README SECURITY",
    "titles of published codes, and a numbered standard: AIECC DUO JESD89A MUSE SELCC",
];

/// Words of two or more capital letters in a line of prose, without the plural's s. Addresses of links and indented code are left out.
fn abbreviations(line: &str) -> impl Iterator<Item = &str> {
    let text = line
        .split("](")
        .enumerate()
        .map(|(i, part)| if i == 0 { part } else { part.split_once(')').map_or("", |(_, rest)| rest) });
    let words = text.filter(|_| !line.starts_with("    ")).flat_map(|part| part.split(|c: char| !c.is_alphanumeric()));
    let words = words.map(|word| word.strip_suffix('s').unwrap_or(word));
    words.filter(|word| {
        let is_one = word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
        is_one && word.starts_with(char::is_alphabetic) && word.chars().filter(|c| c.is_alphabetic()).count() > 1
    })
}

#[test]
fn the_glossary_has_every_abbreviation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let glossary = std::fs::read_to_string(root.join("docs/glossary.md")).expect("the glossary");
    let terms = glossary.lines().filter_map(|line| line.strip_prefix("| ")?.split('|').next());
    let names = NAMES.iter().filter_map(|line| line.split(':').nth(1));
    let mut known: Vec<&str> = Vec::new();
    for term in terms.chain(names) {
        known.extend(term.split(|c: char| !c.is_alphanumeric()));
    }
    let (mut found, mut missing) = (std::collections::BTreeSet::new(), Vec::new());
    let pages = documents(&root.join("docs")).into_iter().chain([root.join("README.md")]);
    for path in pages.filter(|path| path.extension().is_some_and(|e| e == "md")) {
        for (number, line) in prose(&path) {
            for word in abbreviations(&line) {
                found.insert(word.to_owned());
                if !known.contains(&word) {
                    missing.push(format!("{}:{number}: {word}", path.strip_prefix(&root).unwrap_or(&path).display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "without an entry in docs/glossary.md:\n{}", missing.join("\n"));
    let unused = NAMES.iter().flat_map(|line| line.split([':', ' ']).filter(|word| abbreviations(word).count() == 1));
    let unused: Vec<&str> = unused.filter(|word| !found.contains(*word)).collect();
    assert!(unused.is_empty(), "exceptions that no page uses: {unused:?}");
    assert!(found.len() > 80, "{found:?}");
}

#[test]
fn an_abbreviation_is_found_in_prose() {
    let line = "A DUE of [two GPUs](../EDAC.md) in HBM2 beat I and x4, SEC-DED";
    assert_eq!(abbreviations(line).collect::<Vec<_>>(), ["DUE", "GPU", "HBM2", "SEC", "DED"]);
    assert_eq!(abbreviations("    CI=true run").count(), 0);
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

#[test]
fn a_link_to_the_glossary_goes_to_its_term() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut links, mut of_the_page) = (0, Vec::new());
    for path in documents(&root).into_iter().filter(|path| path.extension().is_some_and(|e| e == "md")) {
        let text = std::fs::read_to_string(&path).expect("text");
        for (at, _) in text.match_indices("glossary.md") {
            links += 1;
            let is_link_to_page = text[at..].starts_with("glossary.md)");
            let label = text[..at].rsplit('[').next().unwrap_or_default().split(']').next().unwrap_or_default();
            if is_link_to_page && !label.eq_ignore_ascii_case("glossary") {
                of_the_page.push(format!("{}: {label}", path.display()));
            }
        }
    }
    // lychee checks that the term is there.
    assert!(links > 150 && of_the_page.is_empty(), "{links} links; without their term:\n{}", of_the_page.join("\n"));
}
