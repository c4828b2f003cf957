//! Tests that the schema of each file format accepts every built-in file, and rejects each key that its reader rejects.

use crate::languages::LANGUAGES;
use crate::program::{fails, path, run};
use eccforge_files::diagnostic::SourceFile;
use jsonschema::Validator;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// For each language, a command that reads its files; files of log forms are read only when the program is built.
const READERS: [(&str, &[&str]); 11] = [
    ("scheme-file", &["check"]),
    ("stages-file", &["check"]),
    ("model-file", &["check", "trio", "--model"]),
    ("sources-file", &["simulate", "trio", "--samples", "1", "--sources"]),
    ("search-file", &["search"]),
    ("search-entry-file", &["search"]),
    ("work-file", &["reproduce"]),
    ("faults-file", &["memtest", "--profile", "V100-32GB", "--size", "64K", "--quick", "--faults"]),
    ("scenario-file", &["fleet", "--scenario"]),
    ("profile-file", &["gpu", "what-if", "k.log", "--profile"]),
    ("geometry-file", &["memtest", "--profile"]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The YAML files of the folder `start`, or those whose paths begin with `start`.
fn files(start: &str) -> Vec<PathBuf> {
    let start = root().join(start);
    let folder = if start.is_dir() { start.clone() } else { start.parent().expect("a folder").to_owned() };
    let entries = std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable").path());
    let is_one = |path: &PathBuf| {
        let name = path.to_string_lossy().into_owned();
        path.is_file() && name.ends_with(".yaml") && name.starts_with(&*start.to_string_lossy())
    };
    entries.filter(is_one).collect()
}

fn validator(language: &str) -> Validator {
    let output = run(&["help", "schema", language]);
    assert!(output.status.success(), "{language}: {}", String::from_utf8_lossy(&output.stderr));
    let schema: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(schema["title"].as_str().is_some_and(|title| title.starts_with("eccforge ")), "{language}");
    jsonschema::draft202012::new(&schema).expect("the schema is a schema")
}

/// The text as JSON; numbers such as 0x13 are numbers.
fn json(text: &str) -> Value {
    SourceFile::new("a file", text).parse().expect("the text is YAML")
}

#[test]
fn the_schema_of_each_language_passes_the_files_that_ship() {
    for (language, _, starts) in LANGUAGES {
        let validator = validator(language);
        let files: Vec<PathBuf> = starts.iter().flat_map(|start| files(start)).collect();
        assert!(!files.is_empty(), "{language}");
        for file in files {
            let value = json(&std::fs::read_to_string(&file).expect("text"));
            let errors: Vec<String> =
                validator.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
            assert!(errors.is_empty(), "{}: {errors:#?}", file.display());
        }
    }
}

#[test]
fn the_schema_and_the_reader_of_each_language_refuse_an_unknown_key() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("k.log"), "[1.0] NVRM: Xid (PCI:0000:18:00): 63, a row\n").expect("writable");
    for (language, reader) in READERS {
        let (_, _, starts) = LANGUAGES.iter().find(|(name, ..)| *name == language).expect("a language");
        let shipped = starts.iter().flat_map(|start| files(start)).next().expect("a file");
        let text = std::fs::read_to_string(&shipped).expect("text") + "\nno-such-key: 1\n";
        assert!(!validator(language).is_valid(&json(&text)), "{language}");
        let file = folder.path().join(format!("{language}.yaml"));
        std::fs::write(&file, text).expect("writable");
        let mut command = crate::program::command(&[reader, &[path(&file)]].concat());
        fails(command.current_dir(folder.path()), 2, "unknown key `no-such-key`");
    }
}
